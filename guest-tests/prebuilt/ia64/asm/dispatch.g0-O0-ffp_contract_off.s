// 8fd3a1ea820b13fe66e2b28ba52495e8
	.file	"dispatch.c"
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
	.proc add#
add:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r32
	adds r14 = 4, r2
	;;
	st4 [r14] = r33
	adds r14 = 4, r2
	ld4 r15 = [r2]
	;;
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp add#
	.align 16
	.proc sub#
sub:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r32
	adds r14 = 4, r2
	;;
	st4 [r14] = r33
	adds r14 = 4, r2
	ld4 r15 = [r2]
	;;
	ld4 r14 = [r14]
	;;
	sub r14 = r15, r14
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp sub#
	.align 16
	.proc xor_#
xor_:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r32
	adds r14 = 4, r2
	;;
	st4 [r14] = r33
	adds r14 = 4, r2
	ld4 r15 = [r2]
	;;
	ld4 r14 = [r14]
	;;
	xor r14 = r14, r15
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp xor_#
	.align 16
	.proc and_#
and_:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r32
	adds r14 = 4, r2
	;;
	st4 [r14] = r33
	adds r14 = 4, r2
	;;
	ld4 r14 = [r14]
	;;
	or r14 = 1, r14
	;;
	mov r15 = r14
	ld4 r14 = [r2]
	;;
	and r14 = r15, r14
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp and_#
	.align 16
	.proc shl#
shl:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r32
	adds r14 = 4, r2
	;;
	st4 [r14] = r33
	adds r14 = 4, r2
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 7, r14
	;;
	mov r15 = r14
	ld4 r14 = [r2]
	;;
	addp4 r15 = r15, r0
	;;
	shl r14 = r14, r15
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp shl#
	.align 16
	.proc shr#
shr:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r32
	adds r14 = 4, r2
	;;
	st4 [r14] = r33
	adds r14 = 4, r2
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 7, r14
	;;
	mov r15 = r14
	ld4 r14 = [r2]
	;;
	addp4 r14 = r14, r0
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	or r14 = 1, r14
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp shr#
	.align 16
	.proc mul#
mul:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r32
	adds r14 = 4, r2
	;;
	st4 [r14] = r33
	ld4 r16 = [r2]
	;;
	mov r15 = r16
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r15, r16
	;;
	shladd r14 = r15, 4, r0
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	sub r14 = r14, r16
	;;
	shladd r15 = r14, 3, r0
	;;
	sub r15 = r15, r14
	;;
	dep.z r14 = r15, 5, 27
	;;
	add r15 = r15, r14
	adds r14 = 4, r2
	;;
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp mul#
	.align 16
	.proc not_#
not_:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r32
	adds r14 = 4, r2
	;;
	st4 [r14] = r33
	adds r14 = 4, r2
	;;
	ld4 r15 = [r14]
	ld4 r14 = [r2]
	;;
	sub r14 = r15, r14
	;;
	adds r14 = -1, r14
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp not_#
	.section	.rodata
	.align 8
	.type	steps#, @object
	.size	steps#, 64
steps:
	data8	@fptr(add#)
	data8	@fptr(sub#)
	data8	@fptr(xor_#)
	data8	@fptr(and_#)
	data8	@fptr(shl#)
	data8	@fptr(shr#)
	data8	@fptr(mul#)
	data8	@fptr(not_#)
	.align 8
	.type	square#, @object
	.size	square#, 16
square:
	data8	@fptr(square_area#)
	data8	@fptr(square_edge#)
	.align 8
	.type	circle#, @object
	.size	circle#, 16
circle:
	data8	@fptr(circle_area#)
	data8	@fptr(circle_edge#)
	.text
	.align 16
	.proc square_area#
square_area:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	ld8 r14 = [r2]
	;;
	adds r14 = 8, r14
	;;
	ld4 r15 = [r14]
	ld8 r14 = [r2]
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	setf.sig f6 = r15
	;;
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp square_area#
	.align 16
	.proc square_edge#
square_edge:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	ld8 r14 = [r2]
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 2, r0
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp square_edge#
	.align 16
	.proc circle_area#
circle_area:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	ld8 r14 = [r2]
	;;
	adds r14 = 8, r14
	;;
	ld4 r15 = [r14]
	ld8 r14 = [r2]
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	setf.sig f6 = r15
	;;
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	addp4 r14 = r14, r0
	movl r15 = -7999030616033345391
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 6
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp circle_area#
	.align 16
	.proc circle_edge#
circle_edge:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	ld8 r14 = [r2]
	;;
	adds r14 = 8, r14
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	addp4 r14 = r14, r0
	movl r15 = -7999030616033345391
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 6
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp circle_edge#
	.section	.rodata
	.align 8
.LC0:
	stringz	"%08x\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 2, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -1088, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st4 [r14] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	addl r14 = 1, r0
	adds r15 = -1072, r36
	;;
	st4 [r15] = r14
	adds r14 = -1068, r36
	addl r15 = 7, r0
	;;
	st4 [r14] = r15
	adds r14 = -1064, r36
	;;
	st4 [r14] = r0
	br .L30
	;;
.L33:
	adds r14 = -1064, r36
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r14 = r14, r15
	;;
	addp4 r16 = r14, r0
	movl r14 = -6148914691236517205
	;;
	setf.sig f6 = r16
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r15 = r14, 1
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	sub r14 = r16, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L31
	movl r15 = @gprel(square#)
	;;
	add r15 = r1, r15
	br .L32
	;;
.L31:
	movl r15 = @gprel(circle#)
	;;
	add r15 = r1, r15
.L32:
	adds r16 = -1048, r36
	adds r14 = -1064, r36
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r16, r14
	;;
	st8 [r14] = r15
	adds r15 = -1048, r36
	adds r14 = -1064, r36
	;;
	ld4 r14 = [r14]
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	adds r15 = -1064, r36
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -1064, r36
	adds r15 = -1064, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L30:
	adds r14 = -1064, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 63, r14
	(p6) br.cond.dptk .L33
	adds r15 = 8, r36
	mov r14 = r36
	;;
	ld8 r39 = [r15]
	ld4 r38 = [r14]
	br.call.sptk.many b0 = rounds#
	mov r1 = r37
	mov r15 = r8
	adds r16 = -1060, r36
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	st4 [r16] = r14
	br .L34
	;;
.L37:
	adds r14 = -1068, r36
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 6, 26
	;;
	add r14 = r14, r15
	;;
	dep.z r14 = r14, 6, 26
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	;;
	add r15 = r14, r15
	adds r14 = -1068, r36
	movl r16 = 1013904223
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r14 = -1068, r36
	;;
	ld4 r14 = [r14]
	;;
	extr.u r14 = r14, 29, 3
	movl r15 = @gprel(steps#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	adds r15 = -1068, r36
	;;
	ld4 r15 = [r15]
	;;
	extr.u r15 = r15, 16, 16
	;;
	mov r39 = r15
	adds r15 = -1072, r36
	;;
	ld4 r38 = [r15]
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r37
	adds r16 = -1072, r36
	;;
	st4 [r16] = r8
	adds r14 = -1068, r36
	;;
	ld4 r14 = [r14]
	;;
	extr.u r14 = r14, 10, 22
	;;
	and r14 = 63, r14
	;;
	mov r15 = r14
	adds r14 = -1056, r36
	adds r16 = -1048, r36
	;;
	addp4 r15 = r15, r0
	;;
	shladd r15 = r15, 4, r0
	;;
	add r15 = r16, r15
	;;
	st8 [r14] = r15
	adds r14 = -1068, r36
	;;
	ld4 r14 = [r14]
	addl r15 = 65536, r0
	;;
	and r14 = r15, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L35
	adds r14 = -1056, r36
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	adds r15 = -1056, r36
	;;
	ld8 r38 = [r15]
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r37
	mov r14 = r8
	br .L36
	;;
.L35:
	adds r14 = -1056, r36
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	adds r15 = -1056, r36
	;;
	ld8 r38 = [r15]
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r37
	mov r14 = r8
.L36:
	adds r16 = -1072, r36
	;;
	ld4 r15 = [r16]
	;;
	add r14 = r15, r14
	adds r15 = -1072, r36
	;;
	st4 [r15] = r14
	adds r14 = -1060, r36
	adds r15 = -1060, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = -1, r15
	;;
	st4 [r14] = r15
.L34:
	adds r14 = -1060, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L37
	adds r16 = -1072, r36
	;;
	ld4 r39 = [r16]
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
