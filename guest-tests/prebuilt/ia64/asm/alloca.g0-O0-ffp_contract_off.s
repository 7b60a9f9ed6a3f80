// 1a19fb5a2ed108f45043013e6bf960a4
	.file	"alloca.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.proc checksum#
checksum:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
	.body
	;;
	mov r14 = r2
	;;
	st8 [r14] = r32
	adds r14 = 8, r2
	;;
	st8 [r14] = r33
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	adds r15 = -16, r2
	;;
	st8 [r15] = r14
	adds r14 = -8, r2
	movl r15 = -2128831035
	;;
	st4 [r14] = r15
	br .L2
	;;
.L3:
	adds r16 = -16, r2
	;;
	ld8 r14 = [r16]
	;;
	adds r15 = 1, r14
	adds r16 = -16, r2
	;;
	st8 [r16] = r15
	ld1 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -8, r2
	;;
	ld4 r14 = [r14]
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	adds r16 = -8, r2
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 16, 16
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	st4 [r16] = r14
.L2:
	adds r14 = 8, r2
	;;
	ld8 r14 = [r14]
	adds r15 = 8, r2
	;;
	adds r16 = -1, r14
	;;
	st8 [r15] = r16
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L3
	adds r14 = -8, r2
	;;
	ld4 r14 = [r14]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp checksum#
	.align 16
	.proc fill#
fill:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 2, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -32, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st8 [r14] = r32
	adds r14 = 8, r36
	;;
	st4 [r14] = r33
	adds r14 = -16, r36
	;;
	st4 [r14] = r0
	br .L6
	;;
.L7:
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = 8, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt1 r14 = r14
	sxt1 r15 = r15
	;;
	sxt1 r14 = r14
	;;
	xor r14 = r14, r15
	;;
	sxt1 r14 = r14
	;;
	mov r16 = r14
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	;;
	sxt4 r15 = r14
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r14, r15
	zxt1 r15 = r16
	;;
	st1 [r14] = r15
	adds r16 = -16, r36
	;;
	ld4 r14 = [r16]
	;;
	adds r14 = 1, r14
	adds r15 = -16, r36
	;;
	st4 [r15] = r14
.L6:
	adds r14 = 8, r36
	adds r16 = -16, r36
	;;
	ld4 r15 = [r16]
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L7
	adds r14 = 8, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	mov r14 = r36
	;;
	mov r39 = r15
	ld8 r38 = [r14]
	br.call.sptk.many b0 = checksum#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp fill#
	.align 16
	.proc vla#
vla:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -64, r12
	.body
	;;
	mov r14 = r2
	;;
	st4 [r14] = r32
	adds r14 = 4, r2
	;;
	st4 [r14] = r33
	mov r14 = r12
	;;
	mov r22 = r14
	adds r14 = 4, r2
	;;
	ld4 r14 = [r14]
	mov r15 = r2
	;;
	ld4 r15 = [r15]
	sxt4 r16 = r14
	;;
	adds r16 = -1, r16
	;;
	mov r17 = r16
	adds r16 = -24, r2
	;;
	st8 [r16] = r17
	sxt4 r16 = r14
	;;
	mov r18 = r16
	mov r19 = r0
	sxt4 r16 = r14
	;;
	shladd r17 = r16, 2, r0
	sxt4 r16 = r15
	;;
	adds r16 = -1, r16
	;;
	mov r18 = r16
	adds r16 = -16, r2
	;;
	st8 [r16] = r18
	sxt4 r16 = r14
	;;
	setf.sig f12 = r16
	setf.sig f13 = r0
	sxt4 r16 = r15
	;;
	setf.sig f10 = r16
	setf.sig f11 = r0
	;;
	xmpy.l f6 = f13, f10
	;;
	getf.sig r18 = f6
	xmpy.l f7 = f11, f12
	;;
	getf.sig r16 = f7
	;;
	add r16 = r18, r16
	xmpy.l f6 = f12, f10
	xmpy.hu f7 = f12, f10
	;;
	getf.sig r18 = f6
	getf.sig r19 = f7
	;;
	add r16 = r16, r19
	;;
	mov r19 = r16
	sxt4 r16 = r14
	;;
	setf.sig f8 = r16
	setf.sig f9 = r0
	sxt4 r16 = r15
	;;
	setf.sig f6 = r16
	setf.sig f7 = r0
	;;
	xmpy.l f10 = f9, f6
	;;
	getf.sig r18 = f10
	xmpy.l f11 = f7, f8
	;;
	getf.sig r16 = f11
	;;
	add r16 = r18, r16
	xmpy.l f10 = f8, f6
	xmpy.hu f11 = f8, f6
	;;
	getf.sig r18 = f10
	getf.sig r19 = f11
	;;
	add r16 = r16, r19
	;;
	mov r19 = r16
	sxt4 r18 = r14
	sxt4 r16 = r15
	;;
	setf.sig f11 = r18
	setf.sig f6 = r16
	;;
	xmpy.l f11 = f11, f6
	;;
	getf.sig r16 = f11
	;;
	shladd r18 = r16, 2, r0
	adds r16 = -8, r2
	;;
	adds r18 = 15, r18
	;;
	shr.u r18 = r18, 4
	;;
	shladd r18 = r18, 4, r0
	;;
	sub r12 = r12, r18
	;;
	adds r18 = 16, r12
	;;
	adds r18 = 3, r18
	;;
	shr.u r18 = r18, 2
	;;
	shladd r18 = r18, 2, r0
	;;
	st8 [r16] = r18
	adds r16 = -48, r2
	;;
	st4 [r16] = r0
	adds r16 = -44, r2
	;;
	st4 [r16] = r0
	br .L10
	;;
.L13:
	adds r16 = -40, r2
	;;
	st4 [r16] = r0
	br .L11
	;;
.L12:
	adds r18 = -44, r2
	adds r16 = 4, r2
	;;
	ld4 r18 = [r18]
	ld4 r16 = [r16]
	;;
	setf.sig f6 = r18
	setf.sig f7 = r16
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r18 = f6
	shr.u r21 = r17, 2
	adds r16 = -40, r2
	;;
	ld4 r16 = [r16]
	;;
	sub r18 = r18, r16
	adds r16 = -8, r2
	;;
	ld8 r19 = [r16]
	adds r16 = -40, r2
	;;
	ld4 r16 = [r16]
	;;
	sxt4 r20 = r16
	adds r16 = -44, r2
	;;
	ld4 r16 = [r16]
	;;
	sxt4 r16 = r16
	;;
	setf.sig f10 = r16
	setf.sig f11 = r21
	;;
	xmpy.l f10 = f10, f11
	;;
	getf.sig r16 = f10
	;;
	add r16 = r20, r16
	;;
	shladd r16 = r16, 2, r0
	;;
	add r16 = r19, r16
	;;
	st4 [r16] = r18
	adds r16 = -40, r2
	adds r18 = -40, r2
	;;
	ld4 r18 = [r18]
	;;
	adds r18 = 1, r18
	;;
	st4 [r16] = r18
.L11:
	adds r18 = -40, r2
	adds r16 = 4, r2
	;;
	ld4 r18 = [r18]
	ld4 r16 = [r16]
	;;
	cmp4.gt p6, p7 = r16, r18
	(p6) br.cond.dptk .L12
	adds r16 = -44, r2
	adds r18 = -44, r2
	;;
	ld4 r18 = [r18]
	;;
	adds r18 = 1, r18
	;;
	st4 [r16] = r18
.L10:
	adds r18 = -44, r2
	mov r16 = r2
	;;
	ld4 r18 = [r18]
	ld4 r16 = [r16]
	;;
	cmp4.gt p6, p7 = r16, r18
	(p6) br.cond.dptk .L13
	adds r16 = -36, r2
	;;
	st4 [r16] = r0
	br .L14
	;;
.L17:
	adds r16 = -32, r2
	;;
	st4 [r16] = r0
	br .L15
	;;
.L16:
	adds r16 = -48, r2
	;;
	ld4 r18 = [r16]
	;;
	mov r16 = r18
	;;
	dep.z r16 = r16, 5, 27
	;;
	sub r16 = r16, r18
	shr.u r21 = r17, 2
	adds r18 = -8, r2
	;;
	ld8 r19 = [r18]
	adds r18 = -36, r2
	;;
	ld4 r18 = [r18]
	;;
	sxt4 r20 = r18
	adds r18 = -32, r2
	;;
	ld4 r18 = [r18]
	;;
	sxt4 r18 = r18
	;;
	setf.sig f6 = r18
	setf.sig f7 = r21
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r18 = f6
	;;
	add r18 = r20, r18
	;;
	shladd r18 = r18, 2, r0
	;;
	add r18 = r19, r18
	;;
	ld4 r18 = [r18]
	;;
	add r16 = r16, r18
	adds r18 = -48, r2
	;;
	st4 [r18] = r16
	adds r16 = -32, r2
	adds r18 = -32, r2
	;;
	ld4 r18 = [r18]
	;;
	adds r18 = 1, r18
	;;
	st4 [r16] = r18
.L15:
	adds r18 = -32, r2
	mov r16 = r2
	;;
	ld4 r18 = [r18]
	ld4 r16 = [r16]
	;;
	cmp4.gt p6, p7 = r16, r18
	(p6) br.cond.dptk .L16
	adds r16 = -36, r2
	adds r18 = -36, r2
	;;
	ld4 r18 = [r18]
	;;
	adds r18 = 1, r18
	;;
	st4 [r16] = r18
.L14:
	adds r18 = -36, r2
	adds r16 = 4, r2
	;;
	ld4 r18 = [r18]
	ld4 r16 = [r16]
	;;
	cmp4.gt p6, p7 = r16, r18
	(p6) br.cond.dptk .L17
	sxt4 r14 = r14
	;;
	mov r16 = r14
	sxt4 r14 = r15
	;;
	setf.sig f6 = r16
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shladd r15 = r14, 2, r0
	adds r16 = -48, r2
	;;
	ld4 r14 = [r16]
	;;
	add r14 = r15, r14
	mov r12 = r22
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp vla#
	.section	.rodata
	.align 8
.LC0:
	stringz	"%08x\n"
	.align 8
.LC1:
	stringz	"%08x %d\n"
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
	adds r12 = -192, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -176, r35
	;;
	st4 [r14] = r0
	adds r14 = -172, r35
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	br .L20
	;;
.L21:
	adds r14 = -172, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	adds r14 = 15, r14
	;;
	shr.u r14 = r14, 4
	;;
	shladd r14 = r14, 4, r0
	;;
	sub r12 = r12, r14
	;;
	adds r14 = 16, r12
	;;
	adds r14 = 15, r14
	;;
	shr.u r14 = r14, 4
	;;
	shladd r14 = r14, 4, r0
	;;
	mov r16 = r14
	adds r15 = -152, r35
	adds r14 = -172, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	st8 [r14] = r16
	adds r14 = -176, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r32 = r14, r15
	adds r15 = -152, r35
	adds r14 = -172, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r16 = [r14]
	adds r14 = -172, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	mov r38 = r14
	mov r37 = r16
	br.call.sptk.many b0 = fill#
	mov r1 = r36
	mov r14 = r8
	;;
	add r14 = r32, r14
	adds r15 = -176, r35
	;;
	st4 [r15] = r14
	adds r14 = -172, r35
	adds r15 = -172, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L20:
	adds r14 = -172, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 19, r14
	(p6) br.cond.dptk .L21
	adds r14 = -168, r35
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	br .L22
	;;
.L23:
	adds r14 = -176, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r32 = r14, r15
	adds r15 = -152, r35
	adds r14 = -168, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r16 = [r14]
	adds r14 = -168, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	mov r38 = r14
	mov r37 = r16
	br.call.sptk.many b0 = checksum#
	mov r1 = r36
	mov r14 = r8
	;;
	add r14 = r32, r14
	adds r15 = -176, r35
	;;
	st4 [r15] = r14
	adds r14 = -168, r35
	adds r15 = -168, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L22:
	adds r14 = -168, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 19, r14
	(p6) br.cond.dptk .L23
	adds r14 = -176, r35
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = 8, r35
	addl r15 = 1, r0
	;;
	st4.rel [r14] = r15
	br .L24
	;;
.L25:
	adds r14 = 8, r35
	;;
	ld4.acq r15 = [r14]
	adds r14 = 8, r35
	;;
	ld4.acq r14 = [r14]
	;;
	sub r14 = 31, r14
	;;
	mov r38 = r14
	mov r37 = r15
	br.call.sptk.many b0 = vla#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = 8, r35
	;;
	ld4.acq r14 = [r14]
	;;
	adds r15 = 7, r14
	adds r14 = 8, r35
	;;
	st4.rel [r14] = r15
.L24:
	adds r14 = 8, r35
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ge p6, p7 = 29, r14
	(p6) br.cond.dptk .L25
	adds r14 = -160, r35
	addl r15 = -100000, r0
	;;
	add r12 = r12, r15
	;;
	adds r15 = 16, r12
	;;
	adds r15 = 15, r15
	;;
	shr.u r15 = r15, 4
	;;
	shladd r15 = r15, 4, r0
	;;
	st8 [r14] = r15
	adds r14 = -160, r35
	addl r38 = 100000, r0
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = fill#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -160, r35
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 7, r14
	;;
	mov r39 = r14
	mov r38 = r15
	movl r37 = @gprel(.LC1)
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
