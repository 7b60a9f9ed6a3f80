// 9528849ef6c662f3512e43c31dc239b3
	.file	"copy-filter.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC0:
	stringz	"\n"
	.align 8
.LC1:
	stringz	"%2d "
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -128, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -112, r35
	;;
	st4 [r14] = r0
	br .L2
	;;
.L5:
	adds r32 = -104, r35
	adds r14 = -96, r35
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = strcspn#
	mov r1 = r36
	st8 [r32] = r8
	adds r15 = -96, r35
	adds r14 = -104, r35
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	st1 [r14] = r0
	adds r15 = -112, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -112, r35
	;;
	st4 [r15] = r14
	adds r14 = -112, r35
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	br .L3
	;;
.L4:
	adds r14 = -104, r35
	adds r15 = -104, r35
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = -1, r15
	;;
	st8 [r14] = r15
	adds r15 = -96, r35
	adds r14 = -104, r35
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = putchar#
	mov r1 = r36
.L3:
	adds r14 = -104, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L4
	addl r37 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r36
.L2:
	;;
	addl r14 = @ltoffx(stdin#), r1
	;;
	ld8.mov r14 = [r14], stdin#
	;;
	ld8 r15 = [r14]
	adds r14 = -96, r35
	;;
	mov r39 = r15
	addl r38 = 100, r0
	mov r37 = r14
	br.call.sptk.many b0 = fgets#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
	adds r15 = -112, r35
	;;
	ld4 r14 = [r15]
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
