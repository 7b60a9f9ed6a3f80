// e3fe243e6bbbd399706ec34071c5c672
	.file	"altstack.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.bss
	.align 1
	.type	space#, @object
	.size	space#, 524288
space:
	.skip	524288
	.sbss
	.align 4
	.type	where#, @object
	.size	where#, 4
where:
	.skip	4
	.align 4
	.type	inside_flags#, @object
	.size	inside_flags#, 4
inside_flags:
	.skip	4
	.text
	.align 16
	.proc handler#
handler:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 2, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -48, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	movl r14 = @gprel(space#)
	;;
	add r14 = r1, r14
	adds r15 = -32, r35
	;;
	cmp.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L2
	movl r14 = @gprel(space#+262144)
	;;
	add r14 = r1, r14
	adds r15 = -32, r35
	;;
	cmp.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L3
.L2:
	movl r14 = @gprel(space#+262144)
	;;
	add r14 = r1, r14
	adds r15 = -32, r35
	;;
	cmp.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L4
	movl r14 = @gprel(space#+524288)
	;;
	add r14 = r1, r14
	adds r15 = -32, r35
	;;
	cmp.leu p6, p7 = r14, r15
	(p6) br.cond.dptk .L4
	addl r14 = 1, r0
	br .L6
	;;
.L4:
	addl r14 = -1, r0
	br .L6
	;;
.L3:
	mov r14 = r0
.L6:
	addl r15 = @gprel(where#), gp
	;;
	st4.rel [r15] = r14
	adds r14 = -24, r35
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = sigaltstack#
	mov r1 = r36
	adds r14 = -24, r35
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	addl r15 = @gprel(inside_flags#), gp
	;;
	st4.rel [r15] = r14
	nop 0
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp handler#
	.section	.rodata
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"where == -1 && inside_flags == SS_DISABLE"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.align 8
.LC4:
	stringz	"sigaltstack(&s, &old) == 0"
	.align 8
.LC5:
	stringz	"where == i && inside_flags == SS_ONSTACK"
	.align 8
.LC6:
	stringz	"where == -1 && inside_flags == 0"
	.align 8
.LC7:
	stringz	"sigaltstack(&small, NULL) == -1 && errno == ENOMEM"
	.align 8
.LC8:
	stringz	"sigaltstack(&none, &now) == 0 && now.ss_sp == space[1] && now.ss_size == sizeof space[1]"
	.align 8
.LC9:
	stringz	"where == -1"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -416, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -392, r34
	;;
	mov r15 = r14
	addl r14 = 144, r0
	;;
	mov r38 = r14
	mov r37 = r0
	mov r36 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	adds r14 = -392, r34
	;;
	addl r15 = @ltoff(@fptr(handler#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -392, r34
	;;
	adds r14 = 8, r14
	movl r15 = 134217728
	;;
	st4 [r14] = r15
	adds r14 = -248, r34
	;;
	mov r15 = r14
	addl r14 = 144, r0
	;;
	mov r38 = r14
	mov r37 = r0
	mov r36 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	adds r14 = -248, r34
	;;
	addl r15 = @ltoff(@fptr(handler#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -392, r34
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 10, r0
	br.call.sptk.many b0 = sigaction#
	mov r1 = r35
	adds r14 = -248, r34
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 12, r0
	br.call.sptk.many b0 = sigaction#
	mov r1 = r35
	;;
	addl r36 = 10, r0
	br.call.sptk.many b0 = raise#
	mov r1 = r35
	;;
	addl r14 = @gprel(where#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L8
	addl r14 = @gprel(inside_flags#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
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
	movl r38 = @gprel(.LC2)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -400, r34
	;;
	st4 [r14] = r0
	br .L10
	;;
.L17:
	adds r14 = -32, r34
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	adds r15 = -400, r34
	;;
	ld4 r14 = [r15]
	;;
	sxt4 r14 = r14
	;;
	shl r14 = r14, 18
	movl r15 = @gprel(space#)
	;;
	add r15 = r1, r15
	;;
	add r15 = r14, r15
	adds r14 = -32, r34
	;;
	st8 [r14] = r15
	adds r14 = -32, r34
	;;
	adds r14 = 16, r14
	addl r15 = 262144, r0
	;;
	st8 [r14] = r15
	adds r15 = -8, r34
	adds r14 = -32, r34
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = sigaltstack#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L11
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L12
	;;
.L11:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L12:
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r36 = 10, r0
	br.call.sptk.many b0 = raise#
	mov r1 = r35
	;;
	addl r14 = @gprel(where#), gp
	;;
	ld4.acq r14 = [r14]
	adds r16 = -400, r34
	;;
	ld4 r15 = [r16]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L13
	addl r14 = @gprel(inside_flags#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L13
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L14
	;;
.L13:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L14:
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r36 = 12, r0
	br.call.sptk.many b0 = raise#
	mov r1 = r35
	;;
	addl r14 = @gprel(where#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L15
	addl r14 = @gprel(inside_flags#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L15
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L16
	;;
.L15:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L16:
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r15 = -400, r34
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -400, r34
	;;
	st4 [r16] = r14
.L10:
	adds r15 = -400, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L17
	adds r14 = -104, r34
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	adds r14 = -104, r34
	movl r15 = @gprel(space#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -104, r34
	;;
	adds r14 = 16, r14
	addl r15 = 100, r0
	;;
	st8 [r14] = r15
	adds r14 = -80, r34
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	adds r14 = -80, r34
	;;
	adds r14 = 8, r14
	addl r15 = 2, r0
	;;
	st4 [r14] = r15
	adds r14 = -104, r34
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = sigaltstack#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L18
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 12, r14
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
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r15 = -56, r34
	adds r14 = -80, r34
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = sigaltstack#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L20
	adds r14 = -56, r34
	;;
	ld8 r14 = [r14]
	movl r15 = @gprel(space#+262144)
	;;
	add r15 = r1, r15
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L20
	adds r14 = -56, r34
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	addl r15 = 262144, r0
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
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r36 = 10, r0
	br.call.sptk.many b0 = raise#
	mov r1 = r35
	;;
	addl r14 = @gprel(where#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L22
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L23
	;;
.L22:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L23:
	movl r38 = @gprel(.LC9)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
