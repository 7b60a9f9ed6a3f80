// 0db858c261d5cee74104bef155b53b84
	.file	"alloca.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc fill#
fill:
	.prologue
	.mmi
	mov r18 = r0
	nop 0
	sxt1 r16 = r33
	.mlx
	mov r19 = r32
	movl r17 = 4294967296
	;;
	.mib
	nop 0
	dep r18 = r16, r18, 0, 8
	nop 0
	.mlx
	nop 0
	movl r25 = 34359738376
	;;
	.mib
	nop 0
	dep r18 = r16, r18, 8, 8
	nop 0
	.mlx
	nop 0
	movl r24 = 8589934594
	;;
	.mib
	nop 0
	dep r18 = r16, r18, 16, 8
	nop 0
	.mlx
	nop 0
	movl r23 = 17179869188
	;;
	.mib
	nop 0
	dep r18 = r16, r18, 24, 8
	nop 0
	.mlx
	nop 0
	movl r22 = 25769803782
	;;
	.mii
	nop 0
	dep r18 = r16, r18, 32, 8
	;;
	extr.u r14 = r33, 3, 29
	;;
	.mii
	nop 0
	dep r18 = r16, r18, 40, 8
	shladd r14 = r14, 3, r0
	;;
	.mii
	nop 0
	dep r18 = r16, r18, 48, 8
	adds r14 = -8, r14
	;;
	.mii
	nop 0
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	shr.u r14 = r14, 3
	;;
	.mii
	nop 0
	dep r18 = r16, r18, 56, 8
	;;
	mov ar.lc = r14
	.align 32
.L2:
	.mii
	mov r14 = r17
	padd4 r17 = r17, r25
	;;
	padd4 r15 = r14, r23
	.mii
	padd4 r20 = r14, r22
	padd4 r21 = r14, r24
	;;
	mix2.r r15 = r20, r15
	.mii
	nop 0
	mix2.r r14 = r21, r14
	;;
	mux2 r15 = r15, 216
	.mii
	nop 0
	mux2 r14 = r14, 216
	;;
	mix1.r r14 = r15, r14
	;;
	.mii
	nop 0
	mux1 r14 = r14, @alt
	;;
	xor r14 = r18, r14
	;;
	.mib
	st8 [r19] = r14, 8
	nop 0
	br.cloop.sptk.few .L2
	.mmi
	nop 0
	and r14 = -8, r33
	sxt4 r15 = r33
	.mlx
	nop 0
	movl r8 = -2128831035
	;;
	.mmi
	adds r17 = 1, r14
	cmp4.eq p6, p7 = r14, r33
	addp4 r18 = r14, r0
	.mmi
	add r15 = r32, r15
	xor r29 = r14, r16
	adds r21 = 2, r14
	;;
	.mmi
	sub r15 = r15, r32, 1
	add r18 = r32, r18
	sxt4 r19 = r17
	.mib
	adds r23 = 3, r14
	sxt4 r16 = r16
	(p6) br.cond.dpnt .L3
	;;
	.mmi
	cmp4.ge p6, p7 = r17, r33
	add r19 = r32, r19
	sxt4 r20 = r21
	.mmb
	st1 [r18] = r29
	xor r17 = r17, r16
	(p6) br.cond.dpnt .L3
	;;
	.mmi
	cmp4.ge p6, p7 = r21, r33
	adds r24 = 4, r14
	add r20 = r32, r20
	.mib
	st1 [r19] = r17
	sxt4 r22 = r23
	(p6) br.cond.dpnt .L3
	;;
	.mmi
	xor r18 = r21, r16
	cmp4.ge p6, p7 = r23, r33
	adds r26 = 5, r14
	.mmi
	adds r28 = 6, r14
	add r22 = r32, r22
	sxt4 r14 = r24
	;;
	.mmi
	xor r29 = r23, r16
	st1 [r20] = r18
	sxt4 r27 = r28
	.mib
	add r14 = r32, r14
	sxt4 r25 = r26
	(p6) br.cond.dpnt .L3
	;;
	.mmi
	cmp4.ge p6, p7 = r24, r33
	xor r30 = r24, r16
	add r27 = r32, r27
	.mmb
	st1 [r22] = r29
	add r25 = r32, r25
	(p6) br.cond.dpnt .L3
	;;
	.mmi
	cmp4.ge p6, p7 = r26, r33
	xor r31 = r28, r16
	nop 0
	.mmb
	xor r16 = r26, r16
	st1 [r14] = r30
	(p6) br.cond.dpnt .L3
	;;
	.mmi
	cmp4.ge p6, p7 = r28, r33
	st1 [r25] = r16
	nop 0
	;;
	.mmi
	(p7) st1 [r27] = r31
	nop 0
	nop 0
.L3:
	.mii
	nop 0
	mov ar.lc = r15
	nop 0
	.align 32
.L4:
	.mii
	ld1 r14 = [r32]
	adds r32 = 1, r32
	;;
	xor r8 = r8, r14
	;;
	.mii
	nop 0
	dep.z r14 = r8, 16, 16
	;;
	add r14 = r14, r8
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r8
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r8
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r8
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r8 = r14, r8
	br.cloop.sptk.few .L4
	;;
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
	.endp fill#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%08x\n"
	.align 8
.LC1:
	stringz	"%08x %d\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 0, 10, 8, 0
	.vframe r39
	mov r39 = r12
	nop 0
	.mii
	adds r12 = -176, r12
	.save rp, r37
	mov r37 = b0
	mov r40 = r1
	;;
	.mmb
	adds r35 = -152, r39
	mov r34 = r39
	nop 0
	.mmi
	addl r33 = 13, r0
	mov r8 = r0
	.save ar.lc, r41
	mov r41 = ar.lc
	.body
	;;
	.mmi
	nop 0
	mov r36 = r35
	mov ar.lc = 18
	.align 32
.L10:
	.mii
	adds r14 = 15, r33
	dep.z r32 = r8, 5, 27
	mov r43 = r33
	.mmi
	adds r33 = 13, r33
	;;
	and r14 = -16, r14
	sub r32 = r32, r8
	;;
	.mmi
	sub r12 = r12, r14
	;;
	adds r42 = 16, r12
	nop 0
	;;
	.mib
	st8 [r36] = r42, 8
	nop 0
	br.call.sptk.many b0 = fill#
	;;
	.mib
	mov r1 = r40
	add r8 = r32, r8
	br.cloop.sptk.few .L10
	.mlx
	addl r17 = 13, r0
	movl r19 = -2128831035
	;;
	.align 32
.L12:
	.mii
	ld8 r16 = [r35], 8
	dep.z r18 = r8, 5, 27
	mov r15 = r19
	;;
	.mmi
	add r14 = r16, r17
	nop 0
	sub r8 = r18, r8
	;;
	.mii
	sub r14 = r14, r16, 1
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L11:
	.mii
	ld1 r14 = [r16]
	adds r16 = 1, r16
	;;
	xor r15 = r15, r14
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	;;
	add r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r15 = r14, r15
	br.cloop.sptk.few .L11
	;;
	.mmi
	nop 0
	add r8 = r8, r15
	adds r17 = 13, r17
	.mmb
	nop 0
	cmp.ne p6, p7 = r35, r34
	(p6) br.cond.dptk .L12
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC0)
	.mlx
	mov r43 = r8
	movl r32 = 8589934594
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	addl r14 = 1, r0
	;;
	.mlx
	st4.rel [r34] = r14
	movl r33 = @gprel(.LC0)
	;;
	.mmi
	ld4.acq r14 = [r34]
	nop 0
	add r33 = r1, r33
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 29, r14
	(p6) br.cond.dpnt .L13
	.align 32
.L26:
	.mmi
	ld4.acq r44 = [r34]
	mov r3 = r12
	mov r28 = r0
	.mmi
	mov r19 = r0
	ld4.acq r16 = [r34]
	mov r27 = r0
	;;
	.mii
	sub r20 = 31, r16
	sxt4 r14 = r44
	sub r16 = 30, r16
	.mmi
	cmp4.ge p10, p11 = 0, r44
	;;
	nop 0
	sxt4 r15 = r20
	.mmi
	setf.sig f7 = r14
	cmp4.geu p8, p9 = 9, r16
	cmp4.ge p6, p7 = 0, r20
	;;
	.mii
	setf.sig f6 = r15
	shladd r15 = r15, 2, r0
	;;
	shr.u r17 = r15, 2
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	setf.sig f6 = r17
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	adds r14 = 15, r14
	nop 0
	;;
	.mmi
	and r14 = -16, r14
	;;
	sub r12 = r12, r14
	nop 0
	;;
	.mbb
	adds r17 = 16, r12
	(p10) br.cond.dpnt .L14
	(p6) br.cond.dpnt .L15
	.align 32
.L16:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.mmi
	shladd r14 = r28, 2, r0
	nop 0
	sxt4 r15 = r27
	.mib
	nop 0
	unpack4.l r21 = r19, r19
	(p8) br.cond.dpnt .L39
	;;
	.mmi
	add r14 = r17, r14
	;;
	nop 0
	extr.u r14 = r14, 2, 1
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	sub r22 = r20, r14
	add r14 = r14, r28
	;;
	.mmi
	(p7) setf.sig f7 = r15
	(p7) addl r18 = 1, r0
	shladd r14 = r14, 2, r0
	;;
	.mii
	(p6) mov r18 = r0
	add r14 = r17, r14
	;;
	adds r16 = 1, r18
	;;
	.mfi
	nop 0
	(p7) xmpy.l f7 = f7, f6
	unpack4.l r16 = r16, r18
	;;
	.mmi
	(p7) getf.sig r15 = f7
	;;
	(p7) shladd r15 = r15, 2, r0
	nop 0
	;;
	.mmi
	(p7) add r15 = r17, r15
	;;
	(p7) st4 [r15] = r19
	extr.u r15 = r22, 1, 31
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	adds r15 = -8, r15
	nop 0
	;;
	.mii
	nop 0
	shr.u r15 = r15, 3
	;;
	mov ar.lc = r15
	.align 32
.L18:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.mii
	mov r15 = r16
	padd4 r16 = r16, r32
	;;
	psub4 r15 = r21, r15
	;;
	.mib
	st8 [r14] = r15, 8
	nop 0
	br.cloop.sptk.few .L18
	;;
	.mii
	nop 0
	tbit.z p6, p7 = r22, 0
	and r14 = -2, r22
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L19
	;;
	.mmi
	(p7) add r14 = r18, r14
	nop 0
	nop 0
	;;
.L21:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.mmi
	adds r26 = 1, r14
	adds r30 = 2, r14
	sxt4 r15 = r27
	.mmi
	adds r31 = 3, r14
	adds r42 = 4, r14
	sxt4 r16 = r14
	;;
	.mmi
	setf.sig f8 = r15
	sub r29 = r19, r14
	sxt4 r18 = r26
	.mmi
	cmp4.ge p6, p7 = r26, r20
	adds r43 = 5, r14
	sxt4 r21 = r30
	;;
	.mmi
	sub r48 = r19, r26
	adds r45 = 6, r14
	sxt4 r22 = r31
	.mmi
	adds r46 = 7, r14
	adds r47 = 8, r14
	sxt4 r23 = r42
	;;
	.mmi
	sub r49 = r19, r30
	adds r14 = 9, r14
	sxt4 r24 = r43
	.mmi
	sub r8 = r19, r31
	sub r9 = r19, r42
	sxt4 r25 = r45
	;;
	.mib
	nop 0
	sxt4 r26 = r46
	nop 0
	.mmi
	sub r10 = r19, r43
	sub r11 = r19, r45
	sub r2 = r19, r46
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f6
	;;
	.mmi
	nop 0
	getf.sig r15 = f8
	nop 0
	;;
	.mmi
	add r16 = r16, r15
	add r18 = r18, r15
	add r21 = r21, r15
	.mmi
	add r22 = r22, r15
	add r23 = r23, r15
	add r24 = r24, r15
	;;
	.mmi
	shladd r16 = r16, 2, r0
	shladd r18 = r18, 2, r0
	shladd r21 = r21, 2, r0
	.mmi
	shladd r22 = r22, 2, r0
	shladd r23 = r23, 2, r0
	add r25 = r25, r15
	;;
	.mmi
	add r16 = r17, r16
	add r18 = r17, r18
	add r21 = r17, r21
	.mmi
	add r22 = r17, r22
	shladd r24 = r24, 2, r0
	add r23 = r17, r23
	;;
	.mmi
	st4 [r16] = r29
	add r26 = r26, r15
	shladd r25 = r25, 2, r0
	.mib
	add r24 = r17, r24
	sxt4 r16 = r47
	(p6) br.cond.dpnt .L19
	;;
	.mmi
	cmp4.ge p6, p7 = r30, r20
	st4 [r18] = r48
	shladd r26 = r26, 2, r0
	.mmb
	add r25 = r17, r25
	add r16 = r16, r15
	(p6) br.cond.dpnt .L19
	;;
	.mmi
	cmp4.ge p6, p7 = r31, r20
	st4 [r21] = r49
	sxt4 r18 = r14
	.mmb
	add r26 = r17, r26
	shladd r16 = r16, 2, r0
	(p6) br.cond.dpnt .L19
	;;
	.mmi
	cmp4.ge p6, p7 = r42, r20
	st4 [r22] = r8
	add r18 = r18, r15
	.mmb
	sub r29 = r19, r47
	sub r30 = r19, r14
	(p6) br.cond.dpnt .L19
	;;
	.mmi
	cmp4.ge p6, p7 = r43, r20
	st4 [r23] = r9
	nop 0
	.mmb
	shladd r18 = r18, 2, r0
	add r16 = r17, r16
	(p6) br.cond.dpnt .L19
	;;
	.mmi
	cmp4.ge p6, p7 = r45, r20
	st4 [r24] = r10
	add r18 = r17, r18
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L19
	;;
	.mmi
	nop 0
	cmp4.ge p6, p7 = r46, r20
	nop 0
	.mmb
	st4 [r25] = r11
	nop 0
	(p6) br.cond.dpnt .L19
	;;
	.mmi
	nop 0
	cmp4.ge p6, p7 = r47, r20
	nop 0
	.mmb
	st4 [r26] = r2
	nop 0
	(p6) br.cond.dpnt .L19
	;;
	.mmi
	cmp4.ge p6, p7 = r14, r20
	st4 [r16] = r29
	nop 0
	;;
	.mmi
	(p7) st4 [r18] = r30
	nop 0
	nop 0
.L19:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.mmi
	getf.sig r14 = f6
	adds r27 = 1, r27
	add r19 = r19, r20
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = r27, r44
	nop 0
	;;
	.mib
	nop 0
	add r28 = r28, r14
	(p7) br.cond.dptk .L16
.L20:
	.pred.rel.mutex p10, p11
	.mib
	mov r43 = r0
	mov r18 = r0
	(p10) br.cond.dpnt .L15
	;;
	.align 32
.L24:
	.mii
	nop 0
	sxt4 r16 = r18
	adds r14 = -1, r44
	.mmb
	nop 0
	mov r15 = r0
	nop 0
	;;
	.mii
	setf.sig f7 = r16
	addp4 r14 = r14, r0
	;;
	mov ar.lc = r14
	.align 32
.L23:
	.mii
	nop 0
	dep.z r16 = r43, 5, 27
	sxt4 r14 = r15
	.mmi
	adds r15 = 1, r15
	;;
	setf.sig f8 = r14
	sub r43 = r16, r43
	;;
	.mmf
	nop 0
	nop 0
	xma.l f8 = f8, f6, f7
	;;
	.mmi
	getf.sig r14 = f8
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r17, r14
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	add r43 = r43, r14
	br.cloop.sptk.few .L23
	.mmi
	nop 0
	adds r18 = 1, r18
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r18, r20
	(p6) br.cond.dptk .L24
	.mmi
	setf.sig f6 = r20
	setf.sig f7 = r44
	mov r42 = r33
	.mmi
	nop 0
	mov r12 = r3
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mib
	add r43 = r14, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	ld4.acq r14 = [r34]
	mov r1 = r40
	;;
	adds r14 = 7, r14
	;;
	.mmi
	st4.rel [r34] = r14
	;;
	ld4.acq r14 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 29, r14
	(p6) br.cond.dptk .L26
.L13:
	.mii
	addl r14 = -100000, r0
	addl r43 = 100000, r0
	;;
	add r12 = r12, r14
	;;
	.mib
	adds r42 = 16, r12
	nop 0
	br.call.sptk.many b0 = fill#
	;;
	.mmi
	mov r1 = r40
	mov r43 = r8
	mov r44 = r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC1)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r40
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	;;
	mov ar.lc = r41
	.mmb
	nop 0
	.label_state 1
	.restore sp
	mov r12 = r39
	br.ret.sptk.many b0
.L39:
	.body
	.copy_state 1
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.mib
	nop 0
	mov r14 = r0
	br .L21
.L14:
	.pred.rel.mutex p10, p11
	.mii
	nop 0
	shr.u r15 = r15, 2
	cmp4.ge p6, p7 = 0, r20
	;;
	.mib
	setf.sig f6 = r15
	nop 0
	(p7) br.cond.dptk .L20
	;;
.L15:
	.mmi
	setf.sig f6 = r20
	setf.sig f7 = r44
	nop 0
	.mmi
	mov r43 = r0
	mov r42 = r33
	mov r12 = r3
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mib
	add r43 = r14, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	ld4.acq r14 = [r34]
	mov r1 = r40
	;;
	adds r14 = 7, r14
	;;
	.mmi
	st4.rel [r34] = r14
	;;
	ld4.acq r14 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 29, r14
	(p6) br.cond.dptk .L26
	.mib
	nop 0
	nop 0
	br .L13
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
