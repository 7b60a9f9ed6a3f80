// 106cde862734d234953116627d2059e7
	.file	"forks.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC0:
	stringz	"%s: %s\n"
	.text
	.align 16
	.proc must#
must:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 3, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st8 [r36] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	ld8 r14 = [r36]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L2
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r37
	mov r15 = r8
	adds r14 = 8, r36
	;;
	mov r40 = r15
	ld8 r39 = [r14]
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	addl r38 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
.L2:
	ld8 r14 = [r36]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp must#
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
	(p6) br.cond.dptk .L5
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
	br .L7
	;;
.L5:
	addl r14 = 1, r0
.L7:
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
	.proc compare#
compare:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	adds r14 = 8, r2
	;;
	st8 [r14] = r33
	ld8 r14 = [r2]
	;;
	ld4 r15 = [r14]
	adds r14 = 8, r2
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	cmp4.le p6, p7 = r14, r15
	(p6) br.cond.dptk .L9
	addl r14 = -1, r0
	br .L11
	;;
.L9:
	addl r14 = 1, r0
.L11:
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp compare#
	.section	.rodata
	.align 8
.LC1:
	stringz	"odd"
	.align 8
.LC2:
	stringz	"even"
	.align 8
.LC3:
	stringz	"%d: %05d %s"
	.text
	.align 16
	.proc work#
work:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 6, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -256, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st4 [r14] = r32
	adds r14 = -240, r36
	;;
	st4 [r14] = r0
	adds r14 = -236, r36
	;;
	st4 [r14] = r0
	br .L13
	;;
.L14:
	adds r14 = -236, r36
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r15 = r14, r15
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	sxt4 r15 = r14
	movl r14 = -6757718126012409997
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	add r14 = r14, r15
	;;
	shr r16 = r14, 6
	shr r14 = r15, 63
	;;
	sub r16 = r16, r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	shladd r17 = r14, 2, r0
	;;
	add r14 = r14, r17
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	sub r14 = r15, r14
	;;
	dep.z r15 = r14, 6, 26
	adds r14 = -236, r36
	;;
	ld4 r14 = [r14]
	;;
	add r15 = r15, r14
	adds r16 = -164, r36
	adds r14 = -236, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	st4 [r14] = r15
	adds r14 = -236, r36
	adds r15 = -236, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L13:
	adds r14 = -236, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 39, r14
	(p6) br.cond.dptk .L14
	adds r14 = -164, r36
	addl r41 = @ltoff(@fptr(compare#)), gp
	;;
	ld8 r41 = [r41]
	addl r40 = 4, r0
	addl r39 = 40, r0
	mov r38 = r14
	br.call.sptk.many b0 = qsort#
	mov r1 = r37
	adds r14 = -232, r36
	;;
	st4 [r14] = r0
	br .L15
	;;
.L18:
	adds r15 = -164, r36
	adds r14 = -232, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r16 = [r14]
	adds r14 = -232, r36
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 1, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L16
	movl r17 = @gprel(.LC1)
	;;
	add r17 = r1, r17
	br .L17
	;;
.L16:
	movl r17 = @gprel(.LC2)
	;;
	add r17 = r1, r17
.L17:
	adds r14 = -232, r36
	adds r15 = -228, r36
	;;
	mov r43 = r17
	mov r42 = r16
	ld4 r41 = [r14]
	movl r40 = @gprel(.LC3)
	;;
	add r40 = r1, r40
	addl r39 = 64, r0
	mov r38 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r37
	adds r14 = -228, r36
	;;
	addl r39 = 32, r0
	mov r38 = r14
	br.call.sptk.many b0 = strchr#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r38 = r14
	br.call.sptk.many b0 = atoi#
	mov r1 = r37
	mov r33 = r8
	adds r14 = -228, r36
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strlen#
	mov r1 = r37
	mov r14 = r8
	;;
	xor r14 = r14, r33
	;;
	mov r15 = r14
	adds r16 = -240, r36
	;;
	ld4 r14 = [r16]
	;;
	add r14 = r14, r15
	adds r15 = -240, r36
	;;
	st4 [r15] = r14
	adds r14 = -232, r36
	adds r15 = -232, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L15:
	adds r14 = -232, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 39, r14
	(p6) br.cond.dptk .L18
	adds r16 = -240, r36
	;;
	ld4 r14 = [r16]
	;;
	and r14 = 63, r14
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp work#
	.section	.rodata
	.align 8
.LC4:
	stringz	"fork"
	.align 8
.LC5:
	stringz	"waitpid"
	.align 8
.LC6:
	stringz	"%08x\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -48, r12
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
	adds r14 = -32, r37
	;;
	st4 [r14] = r0
	adds r34 = -28, r37
	adds r15 = 8, r37
	mov r14 = r37
	;;
	ld8 r40 = [r15]
	ld4 r39 = [r14]
	br.call.sptk.many b0 = rounds#
	mov r1 = r38
	st4 [r34] = r8
	br .L21
	;;
.L25:
	adds r14 = -24, r37
	;;
	st4 [r14] = r0
	br .L22
	;;
.L24:
	br.call.sptk.many b0 = fork#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r40 = @gprel(.LC4)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -20, r37
	;;
	st4 [r14] = r15
	adds r14 = -20, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L23
	adds r14 = -24, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = work#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _exit#
	;;
.L23:
	adds r15 = -16, r37
	adds r14 = -20, r37
	mov r41 = r0
	;;
	mov r40 = r15
	ld4 r39 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r40 = @gprel(.LC5)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r38
	adds r14 = -32, r37
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r14 = r14, r15
	adds r15 = -16, r37
	;;
	ld4 r15 = [r15]
	;;
	extr r15 = r15, 8, 24
	;;
	mov r16 = r15
	addl r15 = 255, r0
	;;
	and r15 = r15, r16
	;;
	add r14 = r14, r15
	adds r15 = -32, r37
	;;
	st4 [r15] = r14
	adds r14 = -24, r37
	adds r15 = -24, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L22:
	adds r14 = -24, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 11, r14
	(p6) br.cond.dptk .L24
	adds r14 = -28, r37
	adds r15 = -28, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = -1, r15
	;;
	st4 [r14] = r15
.L21:
	adds r14 = -28, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L25
	adds r14 = -32, r37
	;;
	ld4 r40 = [r14]
	movl r39 = @gprel(.LC6)
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
