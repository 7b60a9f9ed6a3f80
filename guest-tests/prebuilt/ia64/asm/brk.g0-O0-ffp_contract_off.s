// 55d4448c23deec351f92b7a905ee1600
	.file	"brk.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"p == start"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.align 8
.LC4:
	stringz	"sbrk(100000) == p + 200000"
	.align 8
.LC5:
	stringz	"zero"
	.align 8
.LC6:
	stringz	"p[199999] == 'b'"
	.align 8
.LC7:
	stringz	"sbrk(-250000) == p + 300000"
	.align 8
.LC8:
	stringz	"sbrk(0) == p + 50000"
	.align 8
.LC9:
	stringz	"sbrk(150000) == p + 50000"
	.align 8
.LC10:
	stringz	"p[49999] == 'b'"
	.align 8
.LC11:
	stringz	"brk(start) == 0 && sbrk(0) == start"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	addl r40 = 4096, r0
	mov r39 = r0
	movl r38 = @gprel(buffer.0#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = setvbuf#
	mov r1 = r36
	adds r32 = -8, r35
	;;
	mov r37 = r0
	br.call.sptk.many b0 = sbrk#
	mov r1 = r36
	st8 [r32] = r8
	mov r32 = r35
	;;
	addl r37 = 200000, r0
	br.call.sptk.many b0 = sbrk#
	mov r1 = r36
	st8 [r32] = r8
	mov r15 = r35
	adds r14 = -8, r35
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L2
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L3
	;;
.L2:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L3:
	movl r39 = @gprel(.LC2)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r14 = r35
	addl r39 = 200000, r0
	addl r38 = 98, r0
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	;;
	addl r37 = 100000, r0
	br.call.sptk.many b0 = sbrk#
	mov r1 = r36
	mov r15 = r8
	mov r14 = r35
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 200000, r2
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L4
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L5
	;;
.L4:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L5:
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r14 = 1, r0
	adds r15 = -16, r35
	;;
	st4 [r15] = r14
	adds r14 = -12, r35
	;;
	st4 [r14] = r0
	br .L6
	;;
.L7:
	adds r14 = -12, r35
	;;
	ld4 r2 = [r14]
	;;
	addl r14 = 200000, r2
	;;
	sxt4 r15 = r14
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r14, r15
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r16 = -16, r35
	;;
	ld4 r14 = [r16]
	;;
	and r14 = r15, r14
	adds r15 = -16, r35
	;;
	st4 [r15] = r14
	adds r14 = -12, r35
	adds r15 = -12, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L6:
	adds r14 = -12, r35
	;;
	ld4 r14 = [r14]
	addl r15 = 99999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L7
	adds r16 = -16, r35
	;;
	ld4 r14 = [r16]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L8
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L9
	;;
.L8:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L9:
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r14 = r35
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 199999, r2
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 98, r14
	(p6) br.cond.dptk .L10
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L11
	;;
.L10:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L11:
	movl r39 = @gprel(.LC6)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r37 = -250000, r0
	br.call.sptk.many b0 = sbrk#
	mov r1 = r36
	mov r15 = r8
	mov r14 = r35
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 300000, r2
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L12
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L13
	;;
.L12:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L13:
	movl r39 = @gprel(.LC7)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = sbrk#
	mov r1 = r36
	mov r15 = r8
	mov r14 = r35
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 50000, r2
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L14
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L15
	;;
.L14:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L15:
	movl r39 = @gprel(.LC8)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r37 = 150000, r0
	br.call.sptk.many b0 = sbrk#
	mov r1 = r36
	mov r15 = r8
	mov r14 = r35
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 50000, r2
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L16
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L17
	;;
.L16:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L17:
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r14 = r35
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 49999, r2
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 98, r14
	(p6) br.cond.dptk .L18
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L19
	;;
.L18:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L19:
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = brk#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L20
	mov r37 = r0
	br.call.sptk.many b0 = sbrk#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -8, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L20
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L21
	;;
.L20:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L21:
	movl r39 = @gprel(.LC11)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp main#
	.bss
	.align 8
	.type	buffer.0#, @object
	.size	buffer.0#, 4096
buffer.0:
	.skip	4096
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
