// 0321099513310f779ad4e28ef77ea1ed
	.file	"nqueens.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.proc rounds#
rounds:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 1, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st4 [r36] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	ld4 r14 = [r36]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L2
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = atoi#
	mov r1 = r37
	mov r14 = r8
	br .L4
	;;
.L2:
	addl r14 = 1, r0
.L4:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp rounds#
	.align 16
	.proc place#
place:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 4, 4, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -32, r12
	.save rp, r36
	mov r36 = b0
	mov r39 = r1
	.body
	;;
	mov r14 = r38
	;;
	st4 [r14] = r32
	adds r14 = 4, r38
	;;
	st4 [r14] = r33
	adds r14 = 8, r38
	;;
	st4 [r14] = r34
	adds r14 = 12, r38
	;;
	st4 [r14] = r35
	adds r14 = -16, r38
	;;
	st4 [r14] = r0
	adds r15 = 4, r38
	mov r14 = r38
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L6
	addl r14 = 1, r0
	br .L7
	;;
.L6:
	adds r15 = 4, r38
	adds r14 = 8, r38
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	or r14 = r14, r15
	;;
	mov r15 = r14
	adds r14 = 12, r38
	;;
	ld4 r14 = [r14]
	;;
	or r14 = r15, r14
	;;
	andcm r15 = -1, r14
	adds r14 = -12, r38
	mov r16 = r38
	;;
	ld4 r16 = [r16]
	;;
	and r15 = r15, r16
	;;
	st4 [r14] = r15
	br .L8
	;;
.L9:
	adds r14 = -12, r38
	;;
	ld4 r14 = [r14]
	;;
	sub r15 = r0, r14
	adds r14 = -8, r38
	adds r16 = -12, r38
	;;
	ld4 r16 = [r16]
	;;
	and r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r15 = 4, r38
	adds r14 = -8, r38
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	or r14 = r14, r15
	;;
	mov r17 = r14
	adds r15 = 8, r38
	adds r14 = -8, r38
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	or r14 = r14, r15
	;;
	shladd r16 = r14, 1, r0
	adds r15 = 12, r38
	adds r14 = -8, r38
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	or r14 = r14, r15
	;;
	extr.u r14 = r14, 1, 31
	;;
	mov r15 = r14
	mov r14 = r38
	;;
	mov r43 = r15
	mov r42 = r16
	mov r41 = r17
	ld4 r40 = [r14]
	br.call.sptk.many b0 = place#
	mov r1 = r39
	mov r15 = r8
	adds r16 = -16, r38
	;;
	ld4 r14 = [r16]
	;;
	add r14 = r14, r15
	adds r15 = -16, r38
	;;
	st4 [r15] = r14
	adds r14 = -12, r38
	;;
	ld4 r14 = [r14]
	;;
	adds r15 = -1, r14
	adds r14 = -12, r38
	adds r16 = -12, r38
	;;
	ld4 r16 = [r16]
	;;
	and r15 = r15, r16
	;;
	st4 [r14] = r15
.L8:
	adds r14 = -12, r38
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L9
	adds r16 = -16, r38
	;;
	ld4 r14 = [r16]
.L7:
	;;
	mov r8 = r14
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp place#
	.section	.rodata
	.align 8
.LC0:
	stringz	"%u\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 4, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	mov r14 = r37
	;;
	st4 [r14] = r32
	adds r14 = 8, r37
	;;
	st8 [r14] = r33
	adds r14 = -16, r37
	;;
	st4 [r14] = r0
	adds r34 = -12, r37
	adds r15 = 8, r37
	mov r14 = r37
	;;
	ld8 r40 = [r15]
	ld4 r39 = [r14]
	br.call.sptk.many b0 = rounds#
	mov r1 = r38
	st4 [r34] = r8
	br .L11
	;;
.L12:
	adds r14 = -12, r37
	;;
	ld4 r14 = [r14]
	;;
	extr r15 = r14, 31, 1
	;;
	extr.u r15 = r15, 31, 1
	;;
	add r14 = r14, r15
	;;
	and r14 = 1, r14
	;;
	sub r14 = r14, r15
	;;
	adds r14 = 8, r14
	addl r15 = 1, r0
	;;
	addp4 r14 = r14, r0
	;;
	shl r14 = r15, r14
	;;
	adds r14 = -1, r14
	mov r42 = r0
	mov r41 = r0
	mov r40 = r0
	;;
	mov r39 = r14
	br.call.sptk.many b0 = place#
	mov r1 = r38
	mov r15 = r8
	adds r16 = -16, r37
	;;
	ld4 r14 = [r16]
	;;
	add r14 = r14, r15
	adds r15 = -16, r37
	;;
	st4 [r15] = r14
	adds r14 = -12, r37
	adds r15 = -12, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = -1, r15
	;;
	st4 [r14] = r15
.L11:
	adds r14 = -12, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	adds r16 = -16, r37
	;;
	ld4 r40 = [r16]
	movl r39 = @gprel(.LC0)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
