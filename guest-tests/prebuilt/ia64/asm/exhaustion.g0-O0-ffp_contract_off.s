// 525c7283695e84a5a9b4fd88e34e8537
	.file	"exhaustion.c"
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
	stringz	"setrlimit(RLIMIT_AS, &limit) == 0"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.align 8
.LC4:
	stringz	"errno == ENOMEM"
	.align 8
.LC5:
	stringz	"blocks > 8 && blocks < 17"
	.align 8
.LC6:
	stringz	"malloc(200 << 20) == NULL"
	.align 8
.LC7:
	stringz	"munmap(last, 16 << 20) == 0"
	.align 8
.LC8:
	stringz	"p != NULL"
	.align 8
.LC9:
	stringz	"p[(8 << 20) - 1] == 1"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 6, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -48, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	movl r15 = 268435456
	;;
	st8 [r14] = r15
	mov r14 = r35
	;;
	adds r14 = 8, r14
	movl r15 = 268435456
	;;
	st8 [r14] = r15
	mov r14 = r35
	;;
	mov r38 = r14
	addl r37 = 9, r0
	br.call.sptk.many b0 = setrlimit#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
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
	adds r14 = -32, r35
	;;
	st4 [r14] = r0
	adds r14 = -24, r35
	;;
	st8 [r14] = r0
	br .L4
	;;
.L7:
	adds r32 = -16, r35
	mov r42 = r0
	addl r41 = -1, r0
	addl r40 = 16418, r0
	addl r39 = 3, r0
	movl r38 = 16777216
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	;;
	st8 [r32] = r8
	adds r14 = -16, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p7) br.cond.dptk .L21
	adds r14 = -24, r35
	adds r15 = -16, r35
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r15 = -32, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -32, r35
	;;
	st4 [r15] = r14
.L4:
	adds r15 = -32, r35
	;;
	ld4 r14 = [r15]
	addl r15 = 999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L7
	br .L6
	;;
.L21:
	nop 0
.L6:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 12, r14
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
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -32, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 8, r14
	(p6) br.cond.dptk .L10
	adds r15 = -32, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.lt p6, p7 = 16, r14
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
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r37 = 209715200
	br.call.sptk.many b0 = malloc#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
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
	movl r39 = @gprel(.LC6)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -24, r35
	movl r38 = 16777216
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = munmap#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
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
	movl r39 = @gprel(.LC7)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r32 = -8, r35
	;;
	movl r37 = 8388608
	br.call.sptk.many b0 = malloc#
	mov r1 = r36
	mov r14 = r8
	;;
	st8 [r32] = r14
	adds r14 = -8, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
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
	movl r39 = @gprel(.LC8)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -8, r35
	movl r39 = 8388608
	addl r38 = 1, r0
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	ld8 r14 = [r14]
	movl r15 = 8388607
	;;
	add r14 = r14, r15
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 1, r14
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
	movl r39 = @gprel(.LC9)
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
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
