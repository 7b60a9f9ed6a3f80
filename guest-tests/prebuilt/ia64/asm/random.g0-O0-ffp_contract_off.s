// 7760852bdb44d493688ff8fe521996a8
	.file	"random.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC0:
	stringz	"%d %d\n"
	.align 8
.LC1:
	stringz	"%ld %ld\n"
	.align 8
.LC2:
	stringz	"%.10f %ld %ld\n"
	.align 8
.LC3:
	stringz	"%d %u\n"
	.align 8
.LC4:
	stringz	"%ld\n"
	.align 8
.LC5:
	stringz	"%.10f %ld\n"
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
	adds r12 = -176, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r37 = 1, r0
	;;
	br.call.sptk.many b0 = srand#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = rand#
	mov r1 = r36
	adds r14 = -160, r35
	;;
	st4 [r14] = r8
	adds r32 = -156, r35
	br.call.sptk.many b0 = rand#
	mov r1 = r36
	;;
	st4 [r32] = r8
	adds r14 = -156, r35
	;;
	ld4 r39 = [r14]
	adds r14 = -160, r35
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r37 = 42, r0
	br.call.sptk.many b0 = srandom#
	mov r1 = r36
	adds r32 = -152, r35
	;;
	br.call.sptk.many b0 = random#
	mov r1 = r36
	st8 [r32] = r8
	adds r32 = -144, r35
	;;
	br.call.sptk.many b0 = random#
	mov r1 = r36
	st8 [r32] = r8
	adds r15 = -144, r35
	adds r14 = -152, r35
	;;
	ld8 r39 = [r15]
	ld8 r38 = [r14]
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r37 = 7, r0
	br.call.sptk.many b0 = srand48#
	mov r1 = r36
	adds r32 = -136, r35
	;;
	br.call.sptk.many b0 = drand48#
	mov r1 = r36
	stfd [r32] = f8
	adds r32 = -152, r35
	;;
	br.call.sptk.many b0 = lrand48#
	mov r1 = r36
	st8 [r32] = r8
	adds r32 = -144, r35
	;;
	br.call.sptk.many b0 = mrand48#
	mov r1 = r36
	st8 [r32] = r8
	adds r16 = -144, r35
	adds r15 = -152, r35
	adds r14 = -136, r35
	;;
	ld8 r40 = [r16]
	ld8 r39 = [r15]
	ld8 r38 = [r14]
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -128, r35
	addl r15 = 5, r0
	;;
	st4 [r14] = r15
	adds r14 = -128, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = rand_r#
	mov r1 = r36
	adds r14 = -160, r35
	;;
	st4 [r14] = r8
	adds r14 = -128, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	adds r14 = -160, r35
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -124, r35
	addl r39 = 128, r0
	;;
	mov r38 = r14
	addl r37 = 9, r0
	br.call.sptk.many b0 = initstate#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = random#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = 4, r35
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	adds r14 = 4, r35
	;;
	adds r14 = 2, r14
	addl r15 = 2, r0
	;;
	st2 [r14] = r15
	adds r14 = 4, r35
	;;
	adds r14 = 4, r14
	addl r15 = 3, r0
	;;
	st2 [r14] = r15
	adds r32 = -136, r35
	adds r14 = 4, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = erand48#
	mov r1 = r36
	stfd [r32] = f8
	adds r14 = 4, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = nrand48#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -136, r35
	;;
	mov r39 = r15
	ld8 r38 = [r14]
	movl r37 = @gprel(.LC5)
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
