// 71190440fce7aa98845f089045ea6cb5
	.file	"constants.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC0:
	stringz	"%08x %08x %016llx\n"
	.align 8
.LC1:
	stringz	"%llx %llx %llx %llx\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 5, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -32, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -16, r34
	;;
	st4 [r14] = r0
	br .L2
	;;
.L3:
	movl r15 = @gprel(operands.0#)
	;;
	add r15 = r1, r15
	adds r16 = -16, r34
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	adds r14 = 8, r34
	;;
	st4.rel [r14] = r15
	adds r14 = -12, r34
	;;
	st4 [r14] = r0
	adds r14 = -8, r34
	;;
	st8 [r14] = r0
	adds r14 = -12, r34
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r15 = r14, r15
	adds r14 = -12, r34
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 3, r14
	adds r15 = 8, r34
	;;
	ld4.acq r15 = [r15]
	;;
	and r15 = 3, r15
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	or r14 = 3, r14
	;;
	xor r14 = r14, r15
	;;
	mov r16 = r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r15 = -6148914691236517205
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 1
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r17 = r14, r0
	movl r14 = -6148914691236517205
	;;
	setf.sig f6 = r17
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
	sub r14 = r17, r14
	;;
	add r16 = r16, r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	movl r15 = 6148914691236517206
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	shr r14 = r14, 63
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r16 = r14, r15
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r15 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r16 = r14, r0
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	;;
	shl r14 = r14, 20
	;;
	add r15 = r15, r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r16 = -6148914691236517205
	;;
	setf.sig f6 = r14
	setf.sig f7 = r16
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 1
	;;
	addp4 r16 = r14, r0
	adds r14 = -8, r34
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -12, r34
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r15 = r14, r15
	adds r14 = -12, r34
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 5, r14
	adds r15 = 8, r34
	;;
	ld4.acq r15 = [r15]
	;;
	and r15 = 5, r15
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	or r14 = 5, r14
	;;
	xor r14 = r14, r15
	;;
	mov r16 = r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r15 = -3689348814741910323
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 2
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r17 = r14, r0
	movl r14 = -3689348814741910323
	;;
	setf.sig f6 = r17
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r15 = r14, 2
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	sub r14 = r17, r14
	;;
	add r16 = r16, r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	movl r15 = 7378697629483820647
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	shr r15 = r15, 1
	shr r14 = r14, 63
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r16 = r14, r15
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r15 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r16 = r14, r0
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	shl r14 = r14, 20
	;;
	add r15 = r15, r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r16 = -3689348814741910323
	;;
	setf.sig f6 = r14
	setf.sig f7 = r16
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 2
	;;
	addp4 r16 = r14, r0
	adds r14 = -8, r34
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -12, r34
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	mov r15 = r14
	adds r14 = -12, r34
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 6, r14
	adds r15 = 8, r34
	;;
	ld4.acq r15 = [r15]
	;;
	and r15 = 6, r15
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	or r14 = 6, r14
	;;
	xor r14 = r14, r15
	;;
	mov r16 = r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r15 = -6148914691236517205
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 2
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r17 = r14, r0
	movl r14 = -6148914691236517205
	;;
	setf.sig f6 = r17
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r15 = r14, 2
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	sub r14 = r17, r14
	;;
	add r16 = r16, r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	movl r15 = 3074457345618258603
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	shr r14 = r14, 63
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r16 = r14, r15
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r15 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r16 = r14, r0
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	;;
	shl r14 = r14, 21
	;;
	add r15 = r15, r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r16 = -6148914691236517205
	;;
	setf.sig f6 = r14
	setf.sig f7 = r16
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 2
	;;
	addp4 r16 = r14, r0
	adds r14 = -8, r34
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -12, r34
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r15 = r14, r15
	adds r14 = -12, r34
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 7, r14
	adds r15 = 8, r34
	;;
	ld4.acq r15 = [r15]
	;;
	and r15 = 7, r15
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	or r14 = 7, r14
	;;
	xor r14 = r14, r15
	;;
	mov r16 = r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r15 = r14, r0
	movl r14 = 2635249153387078803
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	sub r15 = r15, r14
	;;
	shr.u r15 = r15, 1
	;;
	add r14 = r14, r15
	;;
	shr.u r14 = r14, 2
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r17 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r15 = r14, r0
	movl r14 = 2635249153387078803
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	sub r16 = r15, r14
	;;
	shr.u r16 = r16, 1
	;;
	add r14 = r14, r16
	;;
	shr.u r16 = r14, 2
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r14 = r14, r16
	;;
	sub r14 = r15, r14
	;;
	add r16 = r17, r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	movl r15 = 5270498306774157605
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	shr r15 = r15, 1
	shr r14 = r14, 63
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r16 = r14, r15
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r15 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r16 = r14, r0
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r14 = r14, r16
	;;
	shl r14 = r14, 20
	;;
	add r15 = r15, r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r16 = r14, r0
	movl r14 = 2635249153387078803
	;;
	setf.sig f6 = r16
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	sub r16 = r16, r14
	;;
	shr.u r16 = r16, 1
	;;
	add r14 = r14, r16
	;;
	shr.u r14 = r14, 2
	;;
	addp4 r16 = r14, r0
	adds r14 = -8, r34
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -12, r34
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r15 = r14, r15
	adds r14 = -12, r34
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 9, r14
	adds r15 = 8, r34
	;;
	ld4.acq r15 = [r15]
	;;
	and r15 = 9, r15
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	or r14 = 9, r14
	;;
	xor r14 = r14, r15
	;;
	mov r16 = r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r15 = -2049638230412172401
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 3
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r17 = r14, r0
	movl r14 = -2049638230412172401
	;;
	setf.sig f6 = r17
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r15 = r14, 3
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	sub r14 = r17, r14
	;;
	add r16 = r16, r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	movl r15 = 2049638230412172402
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	shr r14 = r14, 63
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r16 = r14, r15
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r15 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r16 = r14, r0
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	;;
	shl r14 = r14, 20
	;;
	add r15 = r15, r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r16 = -2049638230412172401
	;;
	setf.sig f6 = r14
	setf.sig f7 = r16
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 3
	;;
	addp4 r16 = r14, r0
	adds r14 = -8, r34
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -12, r34
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	mov r15 = r14
	adds r14 = -12, r34
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 10, r14
	adds r15 = 8, r34
	;;
	ld4.acq r15 = [r15]
	;;
	and r15 = 10, r15
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	or r14 = 10, r14
	;;
	xor r14 = r14, r15
	;;
	mov r16 = r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r15 = -3689348814741910323
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 3
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r17 = r14, r0
	movl r14 = -3689348814741910323
	;;
	setf.sig f6 = r17
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r15 = r14, 3
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	sub r14 = r17, r14
	;;
	add r16 = r16, r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	movl r15 = 7378697629483820647
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	shr r15 = r15, 2
	shr r14 = r14, 63
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r16 = r14, r15
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r15 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r16 = r14, r0
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	shl r14 = r14, 21
	;;
	add r15 = r15, r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r16 = -3689348814741910323
	;;
	setf.sig f6 = r14
	setf.sig f7 = r16
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 3
	;;
	addp4 r16 = r14, r0
	adds r14 = -8, r34
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -12, r34
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r15 = r14, r15
	adds r14 = -12, r34
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 11, r14
	adds r15 = 8, r34
	;;
	ld4.acq r15 = [r15]
	;;
	and r15 = 11, r15
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	or r14 = 11, r14
	;;
	xor r14 = r14, r15
	;;
	mov r16 = r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r15 = 3353953467947191203
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 1
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r17 = r14, r0
	movl r14 = 3353953467947191203
	;;
	setf.sig f6 = r17
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
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	sub r14 = r17, r14
	;;
	add r16 = r16, r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	movl r15 = 3353953467947191203
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	shr r15 = r15, 1
	shr r14 = r14, 63
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r16 = r14, r15
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r15 = r14, r0
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shl r14 = r14, 20
	;;
	add r15 = r16, r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r16 = 3353953467947191203
	;;
	setf.sig f6 = r14
	setf.sig f7 = r16
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 1
	;;
	addp4 r16 = r14, r0
	adds r14 = -8, r34
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -12, r34
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	mov r15 = r14
	adds r14 = -12, r34
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 12, r14
	adds r15 = 8, r34
	;;
	ld4.acq r15 = [r15]
	;;
	and r15 = 12, r15
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	or r14 = 12, r14
	;;
	xor r14 = r14, r15
	;;
	mov r16 = r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r15 = -6148914691236517205
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 3
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r17 = r14, r0
	movl r14 = -6148914691236517205
	;;
	setf.sig f6 = r17
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r15 = r14, 3
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	sub r14 = r17, r14
	;;
	add r16 = r16, r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	movl r15 = 3074457345618258603
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	shr r15 = r15, 1
	shr r14 = r14, 63
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r16 = r14, r15
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r15 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r16 = r14, r0
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	;;
	shl r14 = r14, 22
	;;
	add r15 = r15, r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r16 = -6148914691236517205
	;;
	setf.sig f6 = r14
	setf.sig f7 = r16
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 3
	;;
	addp4 r16 = r14, r0
	adds r14 = -8, r34
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -12, r34
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r15 = r14, r15
	adds r14 = -12, r34
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 13, r14
	adds r15 = 8, r34
	;;
	ld4.acq r15 = [r15]
	;;
	and r15 = 13, r15
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	or r14 = 13, r14
	;;
	xor r14 = r14, r15
	;;
	mov r16 = r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r15 = 5675921253449092805
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 2
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r17 = r14, r0
	movl r14 = 5675921253449092805
	;;
	setf.sig f6 = r17
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r15 = r14, 2
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
	sub r14 = r17, r14
	;;
	add r16 = r16, r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	movl r15 = 5675921253449092805
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	shr r15 = r15, 2
	shr r14 = r14, 63
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r16 = r14, r15
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r15 = r14, r0
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
	shl r14 = r14, 20
	;;
	add r15 = r16, r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r16 = 5675921253449092805
	;;
	setf.sig f6 = r14
	setf.sig f7 = r16
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 2
	;;
	addp4 r16 = r14, r0
	adds r14 = -8, r34
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -12, r34
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 4, r0
	;;
	sub r15 = r14, r15
	adds r14 = -12, r34
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 15, r14
	adds r15 = 8, r34
	;;
	ld4.acq r15 = [r15]
	;;
	and r15 = 15, r15
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	or r14 = 15, r14
	;;
	xor r14 = r14, r15
	;;
	mov r16 = r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r15 = -8608480567731124087
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 3
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r17 = r14, r0
	movl r14 = -8608480567731124087
	;;
	setf.sig f6 = r17
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r15 = r14, 3
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 4, r0
	;;
	sub r14 = r14, r15
	;;
	sub r14 = r17, r14
	;;
	add r16 = r16, r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	movl r15 = -8608480567731124087
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	add r15 = r15, r14
	;;
	shr r15 = r15, 3
	shr r14 = r14, 63
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r16 = r14, r15
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r15 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r16 = r14, r0
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 4, r0
	;;
	sub r14 = r14, r16
	;;
	shl r14 = r14, 20
	;;
	add r15 = r15, r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r16 = -8608480567731124087
	;;
	setf.sig f6 = r14
	setf.sig f7 = r16
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 3
	;;
	addp4 r16 = r14, r0
	adds r14 = -8, r34
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -12, r34
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r15 = r14, r15
	adds r14 = -12, r34
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 17, r14
	adds r15 = 8, r34
	;;
	ld4.acq r15 = [r15]
	;;
	and r15 = 17, r15
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	or r14 = 17, r14
	;;
	xor r14 = r14, r15
	;;
	mov r16 = r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r15 = -1085102592571150095
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 4
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r17 = r14, r0
	movl r14 = -1085102592571150095
	;;
	setf.sig f6 = r17
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r15 = r14, 4
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r14, r15
	;;
	sub r14 = r17, r14
	;;
	add r16 = r16, r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	movl r15 = 8680820740569200761
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	shr r15 = r15, 3
	shr r14 = r14, 63
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r16 = r14, r15
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r15 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r16 = r14, r0
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r14, r16
	;;
	shl r14 = r14, 20
	;;
	add r15 = r15, r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r16 = -1085102592571150095
	;;
	setf.sig f6 = r14
	setf.sig f7 = r16
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 4
	;;
	addp4 r16 = r14, r0
	adds r14 = -8, r34
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -12, r34
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r15 = r14, r15
	adds r14 = -12, r34
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 19, r14
	adds r15 = 8, r34
	;;
	ld4.acq r15 = [r15]
	;;
	and r15 = 19, r15
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	or r14 = 19, r14
	;;
	xor r14 = r14, r15
	;;
	mov r16 = r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r15 = -2912643801112034465
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 4
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r17 = r14, r0
	movl r14 = -2912643801112034465
	;;
	setf.sig f6 = r17
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r15 = r14, 4
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	sub r14 = r17, r14
	;;
	add r16 = r16, r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	movl r15 = 970881267037344822
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	shr r14 = r14, 63
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r16 = r14, r15
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r15 = r14, r0
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shl r14 = r14, 20
	;;
	add r15 = r16, r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r16 = -2912643801112034465
	;;
	setf.sig f6 = r14
	setf.sig f7 = r16
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 4
	;;
	addp4 r16 = r14, r0
	adds r14 = -8, r34
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -12, r34
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	;;
	add r15 = r14, r15
	adds r14 = -12, r34
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 25, r14
	adds r15 = 8, r34
	;;
	ld4.acq r15 = [r15]
	;;
	and r15 = 25, r15
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	or r14 = 25, r14
	;;
	xor r14 = r14, r15
	;;
	mov r16 = r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r15 = r14, r0
	movl r14 = 5165088340638674453
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	sub r15 = r15, r14
	;;
	shr.u r15 = r15, 1
	;;
	add r14 = r14, r15
	;;
	shr.u r14 = r14, 4
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r17 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r15 = r14, r0
	movl r14 = 5165088340638674453
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	sub r16 = r15, r14
	;;
	shr.u r16 = r16, 1
	;;
	add r14 = r14, r16
	;;
	shr.u r16 = r14, 4
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	shladd r16 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	sub r14 = r15, r14
	;;
	add r16 = r17, r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	movl r15 = -6640827866535438581
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	add r15 = r15, r14
	;;
	shr r15 = r15, 4
	shr r14 = r14, 63
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r16 = r14, r15
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r15 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r16 = r14, r0
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	shladd r16 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	shl r14 = r14, 20
	;;
	add r15 = r15, r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r16 = r14, r0
	movl r14 = 5165088340638674453
	;;
	setf.sig f6 = r16
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	sub r16 = r16, r14
	;;
	shr.u r16 = r16, 1
	;;
	add r14 = r14, r16
	;;
	shr.u r14 = r14, 4
	;;
	addp4 r16 = r14, r0
	adds r14 = -8, r34
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r15 = [r14]
	adds r14 = -12, r34
	;;
	ld4 r14 = [r14]
	;;
	add r15 = r15, r14
	adds r16 = -12, r34
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r14 = r14, r15
	;;
	st4 [r16] = r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 31, r14
	adds r15 = 8, r34
	;;
	ld4.acq r15 = [r15]
	;;
	and r15 = 31, r15
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	or r14 = 31, r14
	;;
	xor r14 = r14, r15
	;;
	mov r16 = r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r15 = r14, r0
	movl r14 = 595056260442243601
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	sub r15 = r15, r14
	;;
	shr.u r15 = r15, 1
	;;
	add r14 = r14, r15
	;;
	shr.u r14 = r14, 4
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r17 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r15 = r14, r0
	movl r14 = 595056260442243601
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	sub r16 = r15, r14
	;;
	shr.u r16 = r16, 1
	;;
	add r14 = r14, r16
	;;
	shr.u r16 = r14, 4
	;;
	mov r14 = r16
	;;
	shl r14 = r14, 5
	;;
	sub r14 = r14, r16
	;;
	sub r14 = r15, r14
	;;
	add r16 = r17, r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	movl r15 = -8925843906633654007
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	add r15 = r15, r14
	;;
	shr r15 = r15, 4
	shr r14 = r14, 63
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r16 = r14, r15
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r15 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r16 = r14, r0
	;;
	mov r14 = r16
	;;
	shl r14 = r14, 5
	;;
	sub r14 = r14, r16
	;;
	shl r14 = r14, 20
	;;
	add r15 = r15, r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r16 = r14, r0
	movl r14 = 595056260442243601
	;;
	setf.sig f6 = r16
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	sub r16 = r16, r14
	;;
	shr.u r16 = r16, 1
	;;
	add r14 = r14, r16
	;;
	shr.u r14 = r14, 4
	;;
	addp4 r16 = r14, r0
	adds r14 = -8, r34
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -12, r34
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	add r15 = r14, r15
	adds r14 = -12, r34
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 33, r14
	adds r15 = 8, r34
	;;
	ld4.acq r15 = [r15]
	;;
	and r15 = 33, r15
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	or r14 = 33, r14
	;;
	xor r14 = r14, r15
	;;
	mov r16 = r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r15 = 1117984489315730401
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 1
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r17 = r14, r0
	movl r14 = 1117984489315730401
	;;
	setf.sig f6 = r17
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
	shl r14 = r14, 5
	;;
	add r14 = r14, r15
	;;
	sub r14 = r17, r14
	;;
	add r16 = r16, r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	movl r15 = 1117984489315730401
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	shr r15 = r15, 1
	shr r14 = r14, 63
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r16 = r14, r15
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r15 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r16 = r14, r0
	;;
	mov r14 = r16
	;;
	shl r14 = r14, 5
	;;
	add r14 = r14, r16
	;;
	shl r14 = r14, 20
	;;
	add r15 = r15, r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r16 = 1117984489315730401
	;;
	setf.sig f6 = r14
	setf.sig f7 = r16
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 1
	;;
	addp4 r16 = r14, r0
	adds r14 = -8, r34
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -12, r34
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r15 = [r14]
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
	adds r14 = -12, r34
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 37, r14
	adds r15 = 8, r34
	;;
	ld4.acq r15 = [r15]
	;;
	and r15 = 37, r15
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	or r14 = 37, r14
	;;
	xor r14 = r14, r15
	;;
	mov r16 = r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r15 = -2492803253203993461
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 5
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r17 = r14, r0
	movl r14 = -2492803253203993461
	;;
	setf.sig f6 = r17
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r15 = r14, 5
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	sub r14 = r17, r14
	;;
	add r16 = r16, r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	movl r15 = 3988485205126389539
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	shr r15 = r15, 3
	shr r14 = r14, 63
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r16 = r14, r15
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r15 = r14, r0
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shl r14 = r14, 20
	;;
	add r15 = r16, r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r16 = -2492803253203993461
	;;
	setf.sig f6 = r14
	setf.sig f7 = r16
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 5
	;;
	addp4 r16 = r14, r0
	adds r14 = -8, r34
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -12, r34
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r15 = r14, r15
	adds r14 = -12, r34
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 41, r14
	adds r15 = 8, r34
	;;
	ld4.acq r15 = [r15]
	;;
	and r15 = 41, r15
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	or r14 = 41, r14
	;;
	xor r14 = r14, r15
	;;
	mov r16 = r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r15 = -4049285284472828403
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 5
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r17 = r14, r0
	movl r14 = -4049285284472828403
	;;
	setf.sig f6 = r17
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r15 = r14, 5
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	sub r14 = r17, r14
	;;
	add r16 = r16, r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	movl r15 = 7198729394618361607
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	shr r15 = r15, 4
	shr r14 = r14, 63
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r16 = r14, r15
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r15 = r14, r0
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shl r14 = r14, 20
	;;
	add r15 = r16, r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r16 = -4049285284472828403
	;;
	setf.sig f6 = r14
	setf.sig f7 = r16
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 5
	;;
	addp4 r16 = r14, r0
	adds r14 = -8, r34
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -12, r34
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 6, 26
	;;
	sub r15 = r14, r15
	adds r14 = -12, r34
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 63, r14
	adds r15 = 8, r34
	;;
	ld4.acq r15 = [r15]
	;;
	and r15 = 63, r15
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	or r14 = 63, r14
	;;
	xor r14 = r14, r15
	;;
	mov r16 = r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r15 = r14, r0
	movl r14 = 292805461487453201
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	sub r15 = r15, r14
	;;
	shr.u r15 = r15, 1
	;;
	add r14 = r14, r15
	;;
	shr.u r14 = r14, 5
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r17 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r15 = r14, r0
	movl r14 = 292805461487453201
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	sub r16 = r15, r14
	;;
	shr.u r16 = r16, 1
	;;
	add r14 = r14, r16
	;;
	shr.u r16 = r14, 5
	;;
	mov r14 = r16
	;;
	shl r14 = r14, 6
	;;
	sub r14 = r14, r16
	;;
	sub r14 = r15, r14
	;;
	add r16 = r17, r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	movl r15 = -9076969306111049207
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	add r15 = r15, r14
	;;
	shr r15 = r15, 5
	shr r14 = r14, 63
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r16 = r14, r15
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r15 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r16 = r14, r0
	;;
	mov r14 = r16
	;;
	shl r14 = r14, 6
	;;
	sub r14 = r14, r16
	;;
	shl r14 = r14, 20
	;;
	add r15 = r15, r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r16 = r14, r0
	movl r14 = 292805461487453201
	;;
	setf.sig f6 = r16
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	sub r16 = r16, r14
	;;
	shr.u r16 = r16, 1
	;;
	add r14 = r14, r16
	;;
	shr.u r14 = r14, 5
	;;
	addp4 r16 = r14, r0
	adds r14 = -8, r34
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -12, r34
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	dep.z r15 = r14, 6, 26
	adds r14 = -12, r34
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 64, r14
	adds r15 = 8, r34
	;;
	ld4.acq r15 = [r15]
	;;
	and r15 = 64, r15
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	or r14 = 64, r14
	;;
	xor r14 = r14, r15
	;;
	mov r16 = r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	extr.u r14 = r14, 6, 26
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	adds r15 = 8, r34
	;;
	ld4.acq r15 = [r15]
	;;
	and r15 = 63, r15
	;;
	add r16 = r14, r15
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	extr r15 = r14, 31, 1
	;;
	extr.u r15 = r15, 26, 6
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 6, 26
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r16 = r14, r15
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r15 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	shl r14 = r14, 26
	;;
	add r15 = r15, r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	extr.u r14 = r14, 6, 26
	;;
	addp4 r16 = r14, r0
	adds r14 = -8, r34
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -12, r34
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 6, 26
	;;
	add r15 = r14, r15
	adds r14 = -12, r34
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 65, r14
	adds r15 = 8, r34
	;;
	ld4.acq r15 = [r15]
	;;
	and r15 = 65, r15
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	or r14 = 65, r14
	;;
	xor r14 = r14, r15
	;;
	mov r16 = r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r15 = 1135184250689818561
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 2
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r17 = r14, r0
	movl r14 = 1135184250689818561
	;;
	setf.sig f6 = r17
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r15 = r14, 2
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 6
	;;
	add r14 = r14, r15
	;;
	sub r14 = r17, r14
	;;
	add r16 = r16, r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	movl r15 = 1135184250689818561
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	shr r15 = r15, 2
	shr r14 = r14, 63
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r16 = r14, r15
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r15 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r16 = r14, r0
	;;
	mov r14 = r16
	;;
	shl r14 = r14, 6
	;;
	add r14 = r14, r16
	;;
	shl r14 = r14, 20
	;;
	add r15 = r15, r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r16 = 1135184250689818561
	;;
	setf.sig f6 = r14
	setf.sig f7 = r16
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 2
	;;
	addp4 r16 = r14, r0
	adds r14 = -8, r34
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -12, r34
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	mov r15 = r14
	adds r14 = -12, r34
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 100, r14
	adds r15 = 8, r34
	;;
	ld4.acq r15 = [r15]
	;;
	and r15 = 100, r15
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	or r14 = 100, r14
	;;
	xor r14 = r14, r15
	;;
	mov r16 = r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	shr.u r14 = r14, 2
	movl r15 = 2951479051793528259
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 2
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r17 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r15 = r14, r0
	;;
	shr.u r14 = r15, 2
	movl r16 = 2951479051793528259
	;;
	setf.sig f6 = r14
	setf.sig f7 = r16
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r16 = r14, 2
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	shladd r16 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 2, r0
	;;
	sub r14 = r15, r14
	;;
	add r16 = r17, r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	movl r15 = -6640827866535438581
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	add r15 = r15, r14
	;;
	shr r15 = r15, 6
	shr r14 = r14, 63
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r16 = r14, r15
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r15 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r16 = r14, r0
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	shladd r16 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	shl r14 = r14, 22
	;;
	add r15 = r15, r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	shr.u r14 = r14, 2
	movl r16 = 2951479051793528259
	;;
	setf.sig f6 = r14
	setf.sig f7 = r16
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 2
	;;
	addp4 r16 = r14, r0
	adds r14 = -8, r34
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -12, r34
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 7, 25
	;;
	sub r15 = r14, r15
	adds r14 = -12, r34
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 127, r14
	adds r15 = 8, r34
	;;
	ld4.acq r15 = [r15]
	;;
	and r15 = 127, r15
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	or r14 = 127, r14
	;;
	xor r14 = r14, r15
	;;
	mov r16 = r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r15 = r14, r0
	movl r14 = 145249953336295683
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	sub r15 = r15, r14
	;;
	shr.u r15 = r15, 1
	;;
	add r14 = r14, r15
	;;
	shr.u r14 = r14, 6
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r17 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r15 = r14, r0
	movl r14 = 145249953336295683
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	sub r16 = r15, r14
	;;
	shr.u r16 = r16, 1
	;;
	add r14 = r14, r16
	;;
	shr.u r16 = r14, 6
	;;
	mov r14 = r16
	;;
	shl r14 = r14, 7
	;;
	sub r14 = r14, r16
	;;
	sub r14 = r15, r14
	;;
	add r16 = r17, r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	movl r15 = 4647998506761461825
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	shr r15 = r15, 5
	shr r14 = r14, 63
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r16 = r14, r15
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r15 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r16 = r14, r0
	;;
	mov r14 = r16
	;;
	shl r14 = r14, 7
	;;
	sub r14 = r14, r16
	;;
	shl r14 = r14, 20
	;;
	add r15 = r15, r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r16 = r14, r0
	movl r14 = 145249953336295683
	;;
	setf.sig f6 = r16
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	sub r16 = r16, r14
	;;
	shr.u r16 = r16, 1
	;;
	add r14 = r14, r16
	;;
	shr.u r14 = r14, 6
	;;
	addp4 r16 = r14, r0
	adds r14 = -8, r34
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -12, r34
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 7, 25
	;;
	add r15 = r14, r15
	adds r14 = -12, r34
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 129, r14
	adds r15 = 8, r34
	;;
	ld4.acq r15 = [r15]
	addl r16 = 129, r0
	;;
	and r15 = r16, r15
	;;
	xor r14 = r15, r14
	;;
	mov r16 = r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	addl r15 = 129, r0
	;;
	or r14 = r15, r14
	;;
	xor r14 = r14, r16
	;;
	mov r16 = r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r15 = -142998016075267841
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 7
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r17 = r14, r0
	movl r14 = -142998016075267841
	;;
	setf.sig f6 = r17
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r15 = r14, 7
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 7
	;;
	add r14 = r14, r15
	;;
	sub r14 = r17, r14
	;;
	add r16 = r16, r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	movl r15 = 142998016075267842
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	shr r14 = r14, 63
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r16 = r14, r15
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r15 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r16 = r14, r0
	;;
	mov r14 = r16
	;;
	shl r14 = r14, 7
	;;
	add r14 = r14, r16
	;;
	shl r14 = r14, 20
	;;
	add r15 = r15, r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r16 = -142998016075267841
	;;
	setf.sig f6 = r14
	setf.sig f7 = r16
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 7
	;;
	addp4 r16 = r14, r0
	adds r14 = -8, r34
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -12, r34
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 8, 24
	;;
	sub r15 = r14, r15
	adds r14 = -12, r34
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 255, r14
	adds r15 = 8, r34
	;;
	ld4.acq r15 = [r15]
	addl r16 = 255, r0
	;;
	and r15 = r16, r15
	;;
	xor r14 = r15, r14
	;;
	mov r16 = r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	addl r15 = 255, r0
	;;
	or r14 = r15, r14
	;;
	xor r14 = r14, r16
	;;
	mov r16 = r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r15 = -9187201950435737471
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 7
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r17 = r14, r0
	movl r14 = -9187201950435737471
	;;
	setf.sig f6 = r17
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r15 = r14, 7
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 8
	;;
	sub r14 = r14, r15
	;;
	sub r14 = r17, r14
	;;
	add r16 = r16, r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	movl r15 = -9187201950435737471
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	add r15 = r15, r14
	;;
	shr r15 = r15, 7
	shr r14 = r14, 63
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r16 = r14, r15
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r15 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r16 = r14, r0
	;;
	mov r14 = r16
	;;
	shl r14 = r14, 8
	;;
	sub r14 = r14, r16
	;;
	shl r14 = r14, 20
	;;
	add r15 = r15, r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r16 = -9187201950435737471
	;;
	setf.sig f6 = r14
	setf.sig f7 = r16
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 7
	;;
	addp4 r16 = r14, r0
	adds r14 = -8, r34
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -12, r34
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 8, 24
	;;
	add r15 = r14, r15
	adds r14 = -12, r34
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 257, r14
	adds r15 = 8, r34
	;;
	ld4.acq r15 = [r15]
	addl r16 = 257, r0
	;;
	and r15 = r16, r15
	;;
	xor r14 = r15, r14
	;;
	mov r16 = r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	addl r15 = 257, r0
	;;
	or r14 = r15, r14
	;;
	xor r14 = r14, r16
	;;
	mov r16 = r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r15 = -71777214294589695
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 8
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r17 = r14, r0
	movl r14 = -71777214294589695
	;;
	setf.sig f6 = r17
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r15 = r14, 8
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 8
	;;
	add r14 = r14, r15
	;;
	sub r14 = r17, r14
	;;
	add r16 = r16, r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	movl r15 = 9187483429707480961
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	shr r15 = r15, 7
	shr r14 = r14, 63
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r16 = r14, r15
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r15 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r16 = r14, r0
	;;
	mov r14 = r16
	;;
	shl r14 = r14, 8
	;;
	add r14 = r14, r16
	;;
	shl r14 = r14, 20
	;;
	add r15 = r15, r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r16 = -71777214294589695
	;;
	setf.sig f6 = r14
	setf.sig f7 = r16
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 8
	;;
	addp4 r16 = r14, r0
	adds r14 = -8, r34
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -12, r34
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r15 = [r14]
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
	shladd r14 = r14, 3, r0
	;;
	mov r15 = r14
	adds r14 = -12, r34
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 1000, r14
	adds r15 = 8, r34
	;;
	ld4.acq r15 = [r15]
	addl r16 = 1000, r0
	;;
	and r15 = r16, r15
	;;
	xor r14 = r15, r14
	;;
	mov r16 = r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	addl r15 = 1000, r0
	;;
	or r14 = r15, r14
	;;
	xor r14 = r14, r16
	;;
	mov r16 = r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	shr.u r14 = r14, 3
	movl r15 = 2361183241434822607
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 4
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r17 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r16 = r14, r0
	;;
	shr.u r14 = r16, 3
	movl r15 = 2361183241434822607
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r15 = r14, 4
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r14 = r16, r14
	;;
	add r16 = r17, r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	movl r15 = 2361183241434822607
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	shr r15 = r15, 7
	shr r14 = r14, 63
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r16 = r14, r15
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r15 = r14, r0
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shl r14 = r14, 23
	;;
	add r15 = r16, r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	shr.u r14 = r14, 3
	movl r16 = 2361183241434822607
	;;
	setf.sig f6 = r14
	setf.sig f7 = r16
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 4
	;;
	addp4 r16 = r14, r0
	adds r14 = -8, r34
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -12, r34
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 10, 22
	;;
	sub r15 = r14, r15
	adds r14 = -12, r34
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 1023, r14
	adds r15 = 8, r34
	;;
	ld4.acq r15 = [r15]
	addl r16 = 1023, r0
	;;
	and r15 = r16, r15
	;;
	xor r14 = r15, r14
	;;
	mov r16 = r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	addl r15 = 1023, r0
	;;
	or r14 = r15, r14
	;;
	xor r14 = r14, r16
	;;
	mov r16 = r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r15 = r14, r0
	movl r14 = 18032007892189201
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	sub r15 = r15, r14
	;;
	shr.u r15 = r15, 1
	;;
	add r14 = r14, r15
	;;
	shr.u r14 = r14, 9
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r17 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r15 = r14, r0
	movl r14 = 18032007892189201
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	sub r16 = r15, r14
	;;
	shr.u r16 = r16, 1
	;;
	add r14 = r14, r16
	;;
	shr.u r16 = r14, 9
	;;
	mov r14 = r16
	;;
	shl r14 = r14, 10
	;;
	sub r14 = r14, r16
	;;
	sub r14 = r15, r14
	;;
	add r16 = r17, r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	movl r15 = -9214356032908681207
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	add r15 = r15, r14
	;;
	shr r15 = r15, 9
	shr r14 = r14, 63
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r16 = r14, r15
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r15 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r16 = r14, r0
	;;
	mov r14 = r16
	;;
	shl r14 = r14, 10
	;;
	sub r14 = r14, r16
	;;
	shl r14 = r14, 20
	;;
	add r15 = r15, r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r16 = r14, r0
	movl r14 = 18032007892189201
	;;
	setf.sig f6 = r16
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	sub r16 = r16, r14
	;;
	shr.u r16 = r16, 1
	;;
	add r14 = r14, r16
	;;
	shr.u r14 = r14, 9
	;;
	addp4 r16 = r14, r0
	adds r14 = -8, r34
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -12, r34
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 12, 20
	;;
	sub r15 = r14, r15
	adds r14 = -12, r34
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 4095, r14
	adds r15 = 8, r34
	;;
	ld4.acq r15 = [r15]
	addl r16 = 4095, r0
	;;
	and r15 = r16, r15
	;;
	xor r14 = r15, r14
	;;
	mov r16 = r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	addl r15 = 4095, r0
	;;
	or r14 = r15, r14
	;;
	xor r14 = r14, r16
	;;
	mov r16 = r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r15 = r14, r0
	movl r14 = 4504699407499281
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	sub r15 = r15, r14
	;;
	shr.u r15 = r15, 1
	;;
	add r14 = r14, r15
	;;
	shr.u r14 = r14, 11
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r17 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r15 = r14, r0
	movl r14 = 4504699407499281
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	sub r16 = r15, r14
	;;
	shr.u r16 = r16, 1
	;;
	add r14 = r14, r16
	;;
	shr.u r16 = r14, 11
	;;
	mov r14 = r16
	;;
	shl r14 = r14, 12
	;;
	sub r14 = r14, r16
	;;
	sub r14 = r15, r14
	;;
	add r16 = r17, r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	movl r15 = -9221119687151026167
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	add r15 = r15, r14
	;;
	shr r15 = r15, 11
	shr r14 = r14, 63
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r16 = r14, r15
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r15 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r16 = r14, r0
	;;
	mov r14 = r16
	;;
	shl r14 = r14, 12
	;;
	sub r14 = r14, r16
	;;
	shl r14 = r14, 20
	;;
	add r15 = r15, r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r16 = r14, r0
	movl r14 = 4504699407499281
	;;
	setf.sig f6 = r16
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	sub r16 = r16, r14
	;;
	shr.u r16 = r16, 1
	;;
	add r14 = r14, r16
	;;
	shr.u r14 = r14, 11
	;;
	addp4 r16 = r14, r0
	adds r14 = -8, r34
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -12, r34
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 13, 19
	;;
	sub r15 = r14, r15
	adds r14 = -12, r34
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 8191, r14
	adds r15 = 8, r34
	;;
	ld4.acq r15 = [r15]
	addl r16 = 8191, r0
	;;
	and r15 = r16, r15
	;;
	xor r14 = r15, r14
	;;
	mov r16 = r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	addl r15 = 8191, r0
	;;
	or r14 = r15, r14
	;;
	xor r14 = r14, r16
	;;
	mov r16 = r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r15 = r14, r0
	movl r14 = 2252074725150721
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	sub r15 = r15, r14
	;;
	shr.u r15 = r15, 1
	;;
	add r14 = r14, r15
	;;
	shr.u r14 = r14, 12
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r17 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r15 = r14, r0
	movl r14 = 2252074725150721
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	sub r16 = r15, r14
	;;
	shr.u r16 = r16, 1
	;;
	add r14 = r14, r16
	;;
	shr.u r16 = r14, 12
	;;
	mov r14 = r16
	;;
	shl r14 = r14, 13
	;;
	sub r14 = r14, r16
	;;
	sub r14 = r15, r14
	;;
	add r16 = r17, r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	movl r15 = -9222245999492200447
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	add r15 = r15, r14
	;;
	shr r15 = r15, 12
	shr r14 = r14, 63
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r16 = r14, r15
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r15 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r16 = r14, r0
	;;
	mov r14 = r16
	;;
	shl r14 = r14, 13
	;;
	sub r14 = r14, r16
	;;
	shl r14 = r14, 20
	;;
	add r15 = r15, r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r16 = r14, r0
	movl r14 = 2252074725150721
	;;
	setf.sig f6 = r16
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	sub r16 = r16, r14
	;;
	shr.u r16 = r16, 1
	;;
	add r14 = r14, r16
	;;
	shr.u r14 = r14, 12
	;;
	addp4 r16 = r14, r0
	adds r14 = -8, r34
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -12, r34
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	dep.z r15 = r14, 13, 19
	adds r14 = -12, r34
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r2 = [r14]
	;;
	addl r14 = 8192, r2
	adds r15 = 8, r34
	;;
	ld4.acq r15 = [r15]
	addl r16 = 8192, r0
	;;
	and r15 = r16, r15
	;;
	xor r14 = r15, r14
	;;
	mov r16 = r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	addl r15 = 8192, r0
	;;
	or r14 = r15, r14
	;;
	xor r14 = r14, r16
	;;
	mov r16 = r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	extr.u r14 = r14, 13, 19
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	adds r15 = 8, r34
	;;
	ld4.acq r15 = [r15]
	addl r16 = 8191, r0
	;;
	and r15 = r16, r15
	;;
	add r16 = r14, r15
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	extr r15 = r14, 31, 1
	;;
	extr.u r15 = r15, 19, 13
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 13, 19
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r16 = r14, r15
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r15 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	shl r14 = r14, 33
	;;
	add r15 = r15, r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	extr.u r14 = r14, 13, 19
	;;
	addp4 r16 = r14, r0
	adds r14 = -8, r34
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -12, r34
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 13, 19
	;;
	add r15 = r14, r15
	adds r14 = -12, r34
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r2 = [r14]
	;;
	addl r14 = 8193, r2
	adds r15 = 8, r34
	;;
	ld4.acq r15 = [r15]
	addl r16 = 8193, r0
	;;
	and r15 = r16, r15
	;;
	xor r14 = r15, r14
	;;
	mov r16 = r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	addl r15 = 8193, r0
	;;
	or r14 = r15, r14
	;;
	xor r14 = r14, r16
	;;
	mov r16 = r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r15 = 4503049938657281
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 1
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r17 = r14, r0
	movl r14 = 4503049938657281
	;;
	setf.sig f6 = r17
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
	shl r14 = r14, 13
	;;
	add r14 = r14, r15
	;;
	sub r14 = r17, r14
	;;
	add r16 = r16, r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	movl r15 = 4503049938657281
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	shr r15 = r15, 1
	shr r14 = r14, 63
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r16 = r14, r15
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r15 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r16 = r14, r0
	;;
	mov r14 = r16
	;;
	shl r14 = r14, 13
	;;
	add r14 = r14, r16
	;;
	shl r14 = r14, 20
	;;
	add r15 = r15, r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r16 = 4503049938657281
	;;
	setf.sig f6 = r14
	setf.sig f7 = r16
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 1
	;;
	addp4 r16 = r14, r0
	adds r14 = -8, r34
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -12, r34
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r15 = [r14]
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
	shladd r14 = r14, 4, r0
	;;
	mov r15 = r14
	adds r14 = -12, r34
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r2 = [r14]
	;;
	addl r14 = 10000, r2
	adds r15 = 8, r34
	;;
	ld4.acq r15 = [r15]
	addl r16 = 10000, r0
	;;
	and r15 = r16, r15
	;;
	xor r14 = r15, r14
	;;
	mov r16 = r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	addl r15 = 10000, r0
	;;
	or r14 = r15, r14
	;;
	xor r14 = r14, r16
	;;
	mov r16 = r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r15 = 3777893186295716171
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 11
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r17 = r14, r0
	movl r14 = 3777893186295716171
	;;
	setf.sig f6 = r17
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r15 = r14, 11
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
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
	shladd r14 = r14, 4, r0
	;;
	sub r14 = r17, r14
	;;
	add r16 = r16, r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	movl r15 = 3777893186295716171
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	shr r15 = r15, 11
	shr r14 = r14, 63
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r16 = r14, r15
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r15 = r14, r0
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
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
	shl r14 = r14, 24
	;;
	add r15 = r16, r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r16 = 3777893186295716171
	;;
	setf.sig f6 = r14
	setf.sig f7 = r16
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 11
	;;
	addp4 r16 = r14, r0
	adds r14 = -8, r34
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -12, r34
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 14, 18
	;;
	sub r15 = r14, r15
	adds r14 = -12, r34
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r2 = [r14]
	;;
	addl r14 = 16383, r2
	adds r15 = 8, r34
	;;
	ld4.acq r15 = [r15]
	addl r16 = 16383, r0
	;;
	and r15 = r16, r15
	;;
	xor r14 = r15, r14
	;;
	mov r16 = r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	addl r15 = 16383, r0
	;;
	or r14 = r15, r14
	;;
	xor r14 = r14, r16
	;;
	mov r16 = r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r15 = r14, r0
	movl r14 = 1125968630513921
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	sub r15 = r15, r14
	;;
	shr.u r15 = r15, 1
	;;
	add r14 = r14, r15
	;;
	shr.u r14 = r14, 13
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r17 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r15 = r14, r0
	movl r14 = 1125968630513921
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	sub r16 = r15, r14
	;;
	shr.u r16 = r16, 1
	;;
	add r14 = r14, r16
	;;
	shr.u r16 = r14, 13
	;;
	mov r14 = r16
	;;
	shl r14 = r14, 14
	;;
	sub r14 = r14, r16
	;;
	sub r14 = r15, r14
	;;
	add r16 = r17, r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	movl r15 = -9222809052539518847
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	add r15 = r15, r14
	;;
	shr r15 = r15, 13
	shr r14 = r14, 63
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r16 = r14, r15
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r15 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r16 = r14, r0
	;;
	mov r14 = r16
	;;
	shl r14 = r14, 14
	;;
	sub r14 = r14, r16
	;;
	shl r14 = r14, 20
	;;
	add r15 = r15, r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r16 = r14, r0
	movl r14 = 1125968630513921
	;;
	setf.sig f6 = r16
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	sub r16 = r16, r14
	;;
	shr.u r16 = r16, 1
	;;
	add r14 = r14, r16
	;;
	shr.u r14 = r14, 13
	;;
	addp4 r16 = r14, r0
	adds r14 = -8, r34
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -12, r34
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	dep.z r15 = r14, 14, 18
	adds r14 = -12, r34
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r2 = [r14]
	;;
	addl r14 = 16384, r2
	adds r15 = 8, r34
	;;
	ld4.acq r15 = [r15]
	addl r16 = 16384, r0
	;;
	and r15 = r16, r15
	;;
	xor r14 = r15, r14
	;;
	mov r16 = r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	addl r15 = 16384, r0
	;;
	or r14 = r15, r14
	;;
	xor r14 = r14, r16
	;;
	mov r16 = r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	extr.u r14 = r14, 14, 18
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	adds r15 = 8, r34
	;;
	ld4.acq r15 = [r15]
	addl r16 = 16383, r0
	;;
	and r15 = r16, r15
	;;
	add r16 = r14, r15
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	extr r15 = r14, 31, 1
	;;
	extr.u r15 = r15, 18, 14
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 14, 18
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r16 = r14, r15
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r15 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	shl r14 = r14, 34
	;;
	add r15 = r15, r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	extr.u r14 = r14, 14, 18
	;;
	addp4 r16 = r14, r0
	adds r14 = -8, r34
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -12, r34
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 16, 16
	;;
	sub r15 = r14, r15
	adds r14 = -12, r34
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r2 = [r14]
	;;
	addl r14 = 65535, r2
	adds r15 = 8, r34
	;;
	ld4.acq r15 = [r15]
	addl r16 = 65535, r0
	;;
	and r15 = r16, r15
	;;
	xor r14 = r15, r14
	;;
	mov r16 = r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	addl r15 = 65535, r0
	;;
	or r14 = r15, r14
	;;
	xor r14 = r14, r16
	;;
	mov r16 = r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r15 = -9223231297218904063
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 15
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r17 = r14, r0
	movl r14 = -9223231297218904063
	;;
	setf.sig f6 = r17
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r15 = r14, 15
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 16
	;;
	sub r14 = r14, r15
	;;
	sub r14 = r17, r14
	;;
	add r16 = r16, r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	movl r15 = -9223231297218904063
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	add r15 = r15, r14
	;;
	shr r15 = r15, 15
	shr r14 = r14, 63
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r16 = r14, r15
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r15 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r16 = r14, r0
	;;
	mov r14 = r16
	;;
	shl r14 = r14, 16
	;;
	sub r14 = r14, r16
	;;
	shl r14 = r14, 20
	;;
	add r15 = r15, r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r16 = -9223231297218904063
	;;
	setf.sig f6 = r14
	setf.sig f7 = r16
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 15
	;;
	addp4 r16 = r14, r0
	adds r14 = -8, r34
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -12, r34
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 16, 16
	;;
	add r15 = r14, r15
	adds r14 = -12, r34
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r2 = [r14]
	;;
	addl r14 = 65537, r2
	adds r15 = 8, r34
	;;
	ld4.acq r15 = [r15]
	addl r16 = 65537, r0
	;;
	and r15 = r16, r15
	;;
	xor r14 = r15, r14
	;;
	mov r16 = r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	addl r15 = 65537, r0
	;;
	or r14 = r15, r14
	;;
	xor r14 = r14, r16
	;;
	mov r16 = r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r15 = -281470681808895
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 16
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r17 = r14, r0
	movl r14 = -281470681808895
	;;
	setf.sig f6 = r17
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r15 = r14, 16
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 16
	;;
	add r14 = r14, r15
	;;
	sub r14 = r17, r14
	;;
	add r16 = r16, r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	movl r15 = 9223231301513871361
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	shr r15 = r15, 15
	shr r14 = r14, 63
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r16 = r14, r15
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r15 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r16 = r14, r0
	;;
	mov r14 = r16
	;;
	shl r14 = r14, 16
	;;
	add r14 = r14, r16
	;;
	shl r14 = r14, 20
	;;
	add r15 = r15, r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r16 = -281470681808895
	;;
	setf.sig f6 = r14
	setf.sig f7 = r16
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 16
	;;
	addp4 r16 = r14, r0
	adds r14 = -8, r34
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -12, r34
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r15 = [r14]
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
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	mov r15 = r14
	adds r14 = -12, r34
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r2 = [r14]
	;;
	addl r14 = 100000, r2
	adds r15 = 8, r34
	;;
	ld4.acq r15 = [r15]
	addl r16 = 100000, r0
	;;
	and r15 = r16, r15
	;;
	xor r14 = r15, r14
	;;
	mov r16 = r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	addl r15 = 100000, r0
	;;
	or r14 = r15, r14
	;;
	xor r14 = r14, r16
	;;
	mov r16 = r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	shr.u r14 = r14, 5
	movl r15 = 755578637259143235
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 7
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r17 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r16 = r14, r0
	;;
	shr.u r14 = r16, 5
	movl r15 = 755578637259143235
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r15 = r14, 7
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
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
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shl r14 = r14, 5
	;;
	sub r14 = r16, r14
	;;
	add r16 = r17, r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	movl r15 = 3022314549036572937
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	shr r15 = r15, 14
	shr r14 = r14, 63
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r16 = r14, r15
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r15 = r14, r0
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
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
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shl r14 = r14, 25
	;;
	add r15 = r16, r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	shr.u r14 = r14, 5
	movl r16 = 755578637259143235
	;;
	setf.sig f6 = r14
	setf.sig f7 = r16
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 7
	;;
	addp4 r16 = r14, r0
	adds r14 = -8, r34
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -12, r34
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r17 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r16 = [r14]
	;;
	mov r15 = r16
	;;
	dep.z r15 = r15, 5, 27
	;;
	sub r15 = r15, r16
	;;
	dep.z r14 = r15, 6, 26
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	;;
	dep.z r14 = r14, 6, 26
	;;
	mov r15 = r14
	adds r14 = -12, r34
	;;
	add r15 = r17, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r2 = [r14]
	;;
	addl r14 = 1000000, r2
	adds r15 = 8, r34
	;;
	ld4.acq r15 = [r15]
	addl r16 = 1000000, r0
	;;
	and r15 = r16, r15
	;;
	xor r14 = r15, r14
	;;
	mov r16 = r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	addl r15 = 1000000, r0
	;;
	or r14 = r15, r14
	;;
	xor r14 = r14, r16
	;;
	mov r16 = r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r15 = 4835703278458516699
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 18
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r17 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r18 = r14, r0
	movl r14 = 4835703278458516699
	;;
	setf.sig f6 = r18
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r16 = r14, 18
	;;
	mov r15 = r16
	;;
	shl r15 = r15, 5
	;;
	sub r15 = r15, r16
	;;
	shl r14 = r15, 6
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	;;
	shl r14 = r14, 6
	;;
	sub r14 = r18, r14
	;;
	add r16 = r17, r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	movl r15 = 4835703278458516699
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	shr r15 = r15, 18
	shr r14 = r14, 63
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r16 = r14, r15
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r17 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r16 = r14, r0
	;;
	mov r15 = r16
	;;
	shl r15 = r15, 5
	;;
	sub r15 = r15, r16
	;;
	shl r14 = r15, 6
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	;;
	shl r14 = r14, 26
	;;
	add r15 = r17, r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r16 = 4835703278458516699
	;;
	setf.sig f6 = r14
	setf.sig f7 = r16
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 18
	;;
	addp4 r16 = r14, r0
	adds r14 = -8, r34
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -12, r34
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r17 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r16 = [r14]
	;;
	mov r15 = r16
	;;
	dep.z r15 = r15, 5, 27
	;;
	add r15 = r15, r16
	;;
	shladd r15 = r15, 3, r0
	;;
	sub r15 = r15, r16
	;;
	shladd r14 = r15, 3, r0
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r14 = r14, r16
	;;
	shladd r15 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	mov r15 = r14
	adds r14 = -12, r34
	;;
	add r15 = r17, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	movl r15 = 305419896
	;;
	add r14 = r14, r15
	adds r15 = 8, r34
	;;
	ld4.acq r15 = [r15]
	movl r16 = 305419896
	;;
	and r15 = r16, r15
	;;
	xor r14 = r15, r14
	;;
	mov r16 = r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	movl r15 = 305419896
	;;
	or r14 = r15, r14
	;;
	xor r14 = r14, r16
	;;
	mov r16 = r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r15 = 253327479540940801
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 22
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r17 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r18 = r14, r0
	movl r14 = 253327479540940801
	;;
	setf.sig f6 = r18
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r16 = r14, 22
	;;
	mov r15 = r16
	;;
	shl r15 = r15, 5
	;;
	add r15 = r15, r16
	;;
	shladd r15 = r15, 3, r0
	;;
	sub r15 = r15, r16
	;;
	shladd r14 = r15, 3, r0
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	;;
	shl r14 = r14, 5
	;;
	sub r14 = r14, r16
	;;
	shladd r15 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r14 = r18, r14
	;;
	add r16 = r17, r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	movl r15 = 253327479540940801
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	shr r15 = r15, 22
	shr r14 = r14, 63
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r16 = r14, r15
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r17 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r16 = r14, r0
	;;
	mov r15 = r16
	;;
	shl r15 = r15, 5
	;;
	add r15 = r15, r16
	;;
	shladd r15 = r15, 3, r0
	;;
	sub r15 = r15, r16
	;;
	shladd r14 = r15, 3, r0
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	;;
	shl r14 = r14, 5
	;;
	sub r14 = r14, r16
	;;
	shladd r15 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shl r14 = r14, 23
	;;
	add r15 = r17, r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r16 = 253327479540940801
	;;
	setf.sig f6 = r14
	setf.sig f7 = r16
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 22
	;;
	addp4 r16 = r14, r0
	adds r14 = -8, r34
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -12, r34
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 31, 1
	;;
	sub r15 = r14, r15
	adds r14 = -12, r34
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	movl r15 = 2147483647
	;;
	add r14 = r14, r15
	adds r15 = 8, r34
	;;
	ld4.acq r15 = [r15]
	movl r16 = 2147483647
	;;
	and r15 = r16, r15
	;;
	xor r14 = r15, r14
	;;
	mov r16 = r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	movl r15 = 2147483647
	;;
	or r14 = r15, r14
	;;
	xor r14 = r14, r16
	;;
	mov r16 = r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r15 = r14, r0
	movl r14 = 8589934597
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	sub r15 = r15, r14
	;;
	shr.u r15 = r15, 1
	;;
	add r14 = r14, r15
	;;
	shr.u r14 = r14, 30
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r17 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r15 = r14, r0
	movl r14 = 8589934597
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	sub r16 = r15, r14
	;;
	shr.u r16 = r16, 1
	;;
	add r14 = r14, r16
	;;
	shr.u r16 = r14, 30
	;;
	mov r14 = r16
	;;
	shl r14 = r14, 31
	;;
	sub r14 = r14, r16
	;;
	sub r14 = r15, r14
	;;
	add r16 = r17, r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	movl r15 = -9223372032559808509
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	add r15 = r15, r14
	;;
	shr r15 = r15, 30
	shr r14 = r14, 63
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r16 = r14, r15
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r15 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r16 = r14, r0
	;;
	mov r14 = r16
	;;
	shl r14 = r14, 31
	;;
	sub r14 = r14, r16
	;;
	shl r14 = r14, 20
	;;
	add r15 = r15, r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r16 = r14, r0
	movl r14 = 8589934597
	;;
	setf.sig f6 = r16
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	sub r16 = r16, r14
	;;
	shr.u r16 = r16, 1
	;;
	add r14 = r14, r16
	;;
	shr.u r14 = r14, 30
	;;
	addp4 r16 = r14, r0
	adds r14 = -8, r34
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -12, r34
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r15 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	dep.z r14 = r14, 31, 1
	;;
	mov r16 = r14
	adds r14 = -12, r34
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	movl r15 = -2147483648
	;;
	add r14 = r14, r15
	adds r15 = 8, r34
	;;
	ld4.acq r15 = [r15]
	movl r16 = -2147483648
	;;
	and r15 = r16, r15
	;;
	xor r14 = r15, r14
	;;
	mov r16 = r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	movl r15 = -2147483648
	;;
	or r14 = r15, r14
	;;
	xor r14 = r14, r16
	;;
	mov r16 = r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	extr.u r14 = r14, 31, 1
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	adds r15 = 8, r34
	;;
	ld4.acq r15 = [r15]
	movl r16 = 2147483647
	;;
	and r15 = r16, r15
	;;
	add r16 = r14, r15
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	mov r15 = r14
	movl r14 = -2147483648
	;;
	cmp4.eq p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r16 = r14, r15
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r15 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	shl r14 = r14, 51
	;;
	add r15 = r15, r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	extr.u r14 = r14, 31, 1
	;;
	addp4 r16 = r14, r0
	adds r14 = -8, r34
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -12, r34
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 21, 11
	;;
	sub r14 = r14, r15
	;;
	dep.z r14 = r14, 11, 21
	;;
	mov r15 = r14
	adds r14 = -12, r34
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = -2048, r14
	adds r15 = 8, r34
	;;
	ld4.acq r15 = [r15]
	addl r16 = -2048, r0
	;;
	and r15 = r16, r15
	;;
	xor r14 = r15, r14
	;;
	mov r16 = r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	addl r15 = -2048, r0
	;;
	or r14 = r15, r14
	;;
	xor r14 = r14, r16
	;;
	mov r16 = r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	shr.u r14 = r14, 11
	movl r15 = 9007203549710337
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 10
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r17 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r15 = r14, r0
	;;
	shr.u r14 = r15, 11
	movl r16 = 9007203549710337
	;;
	setf.sig f6 = r14
	setf.sig f7 = r16
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r16 = r14, 10
	;;
	mov r14 = r16
	;;
	shl r14 = r14, 21
	;;
	sub r14 = r14, r16
	;;
	shl r14 = r14, 11
	;;
	sub r14 = r15, r14
	;;
	add r16 = r17, r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	extr r15 = r14, 31, 1
	;;
	extr.u r15 = r15, 21, 11
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 11, 21
	;;
	sub r14 = r0, r14
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r16 = r14, r15
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r15 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r16 = r14, r0
	;;
	mov r14 = r16
	;;
	shl r14 = r14, 21
	;;
	sub r14 = r14, r16
	;;
	shl r14 = r14, 31
	;;
	add r15 = r15, r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	shr.u r14 = r14, 11
	movl r16 = 9007203549710337
	;;
	setf.sig f6 = r14
	setf.sig f7 = r16
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 10
	;;
	addp4 r16 = r14, r0
	adds r14 = -8, r34
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -12, r34
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r15 = [r14]
	adds r14 = -12, r34
	;;
	sub r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	sub r15 = r0, r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	xor r14 = r14, r15
	;;
	mov r16 = r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r15 = -9223372034707292159
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 31
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r17 = r14, r0
	movl r14 = -9223372034707292159
	;;
	setf.sig f6 = r17
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r15 = r14, 31
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 32
	;;
	sub r14 = r14, r15
	;;
	sub r14 = r17, r14
	;;
	add r16 = r16, r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 30, 2
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	sub r16 = r14, r15
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r15 = r14, r15
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r16 = r14, r0
	;;
	mov r14 = r16
	;;
	shl r14 = r14, 32
	;;
	sub r14 = r14, r16
	;;
	shl r14 = r14, 20
	;;
	add r15 = r15, r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r16 = -9223372034707292159
	;;
	setf.sig f6 = r14
	setf.sig f7 = r16
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 31
	;;
	addp4 r16 = r14, r0
	adds r14 = -8, r34
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = 8, r34
	;;
	ld4.acq r16 = [r14]
	adds r15 = -8, r34
	adds r14 = -12, r34
	;;
	ld8 r39 = [r15]
	ld4 r38 = [r14]
	mov r37 = r16
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -16, r34
	;;
	st4 [r16] = r14
.L2:
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.geu p6, p7 = 6, r14
	(p6) br.cond.dptk .L3
	mov r14 = r34
	;;
	st8.rel [r14] = r0
	mov r14 = r34
	;;
	ld8.acq r14 = [r14]
	movl r15 = 81985529216486895
	;;
	add r15 = r14, r15
	mov r14 = r34
	;;
	ld8.acq r14 = [r14]
	movl r16 = -8070450532247928833
	;;
	add r16 = r14, r16
	mov r14 = r34
	;;
	ld8.acq r14 = [r14]
	;;
	mov r17 = r14
	movl r14 = -281470681808896
	;;
	or r14 = r14, r17
	;;
	mov r17 = r14
	mov r14 = r34
	;;
	ld8.acq r14 = [r14]
	;;
	xor r14 = -2, r14
	;;
	mov r40 = r14
	mov r39 = r17
	mov r38 = r16
	mov r37 = r15
	movl r36 = @gprel(.LC1)
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
	.section	.rodata
	.align 4
	.type	operands.0#, @object
	.size	operands.0#, 28
operands.0:
	data4	1
	data4	3
	data4	65535
	data4	74565
	data4	-2147483648
	data4	-1
	data4	1234567891
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
