// bd6cdf0e5d48615ae98534478a4919d8
	.file	"unaligned.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%d\n"
	.align 8
.LC1:
	stringz	"%c %x %d %g %llx %g\n"
	.align 8
.LC2:
	stringz	"%u %d\n"
	.align 8
.LC3:
	stringz	"%08x\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 47
	.mmb
	.save ar.pfs, r48
	alloc r48 = ar.pfs, 0, 18, 8, 0
	adds r16 = -8, r12
	nop 0
	.mii
	.fframe 176
	adds r12 = -176, r12
	mov r17 = ar.lc
	mov r49 = r1
	;;
	.mlx
	adds r14 = 24, r12
	movl r50 = @gprel(.LC0)
	.mmi
	adds r15 = 16, r12
	addl r51 = 27, r0
	addl r37 = -1000, r0
	;;
	.mii
	st8 [r14] = r0, 8
	.save rp, r47
	mov r47 = b0
	add r50 = r1, r50
	.mmi
	st8 [r15] = r0
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st1 [r14] = r0
	nop 0
	;;
	.mmi
	nop 0
	.savesp ar.lc, 168
	st8 [r16] = r17, 8
	nop 0
	;;
	.mib
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	nop 0
	movl r16 = 0x3ff8000000000000
	.mlx
	adds r19 = 156, r12
	movl r20 = 81985529216486895
	;;
	.mlx
	nop 0
	movl r26 = 0x3e800000
	.mmi
	setf.d f7 = r16
	setf.sig f8 = r20
	addl r29 = 255, r0
	;;
	.mmi
	setf.s f9 = r26
	st4.rel [r19] = r0
	mov r1 = r49
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r19]
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 2, r14
	(p6) br.cond.dpnt .L2
	.align 32
.L3:
	.mmi
	ld4.acq r28 = [r19]
	ld4.acq r15 = [r19]
	nop 0
	;;
	.mii
	ld4.acq r23 = [r19]
	sxt4 r15 = r15
	adds r28 = 97, r28
	.mmi
	ld4.acq r27 = [r19]
	;;
	ld4.acq r24 = [r19]
	adds r23 = 1, r23
	.mmi
	shladd r20 = r15, 1, r0
	ld4.acq r26 = [r19]
	sxt4 r27 = r27
	;;
	.mmi
	ld4.acq r14 = [r19]
	add r20 = r20, r15
	dep.z r22 = r23, 5, 27
	.mmi
	shladd r21 = r27, 1, r0
	ld4.acq r16 = [r19]
	sxt4 r26 = r26
	;;
	.mmi
	ld4.acq r18 = [r19]
	add r22 = r22, r23
	sxt4 r14 = r14
	.mmi
	shladd r15 = r26, 1, r0
	ld4.acq r25 = [r19]
	add r21 = r21, r27
	;;
	.mmi
	setf.sig f6 = r14
	adds r18 = 1, r18
	sxt4 r14 = r16
	.mmi
	shladd r22 = r22, 3, r0
	add r15 = r15, r26
	sxt4 r25 = r25
	;;
	.mii
	nop 0
	pmpy2.r r24 = r37, r24
	sxt4 r18 = r18
	.mmb
	sub r22 = r22, r23
	shladd r17 = r14, 1, r0
	nop 0
	;;
	.mmi
	setf.sig f10 = r18
	add r17 = r17, r14
	shladd r14 = r22, 3, r0
	.mmi
	shladd r27 = r15, 3, r0
	shladd r16 = r25, 1, r0
	shladd r30 = r21, 3, r0
	;;
	.mmi
	sub r14 = r14, r22
	shladd r26 = r17, 3, r0
	add r15 = r15, r27
	.mmi
	shladd r22 = r20, 3, r0
	add r16 = r16, r25
	add r21 = r21, r30
	;;
	.mmi
	shladd r14 = r14, 3, r0
	add r17 = r17, r26
	adds r26 = 16, r12
	.mmi
	add r22 = r20, r22
	shladd r25 = r16, 3, r0
	and r52 = r24, r29
	;;
	.mfi
	nop 0
	fcvt.xf f6 = f6
	add r14 = r14, r23
	.mmi
	add r15 = r26, r15
	add r16 = r16, r25
	add r17 = r26, r17
	;;
	.mib
	nop 0
	dep.z r14 = r14, 5, 27
	nop 0
	.mmi
	adds r20 = 6, r15
	adds r51 = 5, r15
	add r16 = r26, r16
	;;
	.mfi
	add r25 = r26, r21
	xmpy.l f10 = f10, f8
	sub r14 = r14, r23
	.mmi
	adds r54 = 16, r16
	add r21 = r26, r21, 1
	add r22 = r26, r22
	;;
	.mmi
	shladd r23 = r14, 3, r0
	adds r32 = 7, r17
	adds r8 = 9, r17
	.mmi
	adds r26 = 15, r16
	adds r11 = 17, r16
	adds r50 = 18, r16
	;;
	.mfi
	adds r53 = 3, r25
	fnorm.d f6 = f6
	add r14 = r14, r23
	.mmi
	adds r35 = 8, r17
	adds r3 = 10, r17
	adds r10 = 11, r17
	;;
	.mmi
	shladd r23 = r14, 3, r0
	adds r57 = 12, r17
	adds r31 = 13, r17
	.mmi
	adds r55 = 19, r16
	adds r17 = 14, r17
	adds r27 = 20, r16
	;;
	.mmi
	getf.sig r18 = f10
	add r14 = r14, r23
	extr.u r24 = r24, 8, 8
	.mmi
	adds r23 = 21, r16
	adds r25 = 4, r25
	adds r16 = 22, r16
	;;
	.mmi
	nop 0
	shladd r14 = r14, 3, r0
	nop 0
	.mmi
	st1 [r22] = r28
	st1 [r20] = r24
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f6 = f6, f7
	nop 0
	.mmi
	st1 [r51] = r52
	nop 0
	nop 0
	;;
	.mii
	nop 0
	shr.u r9 = r18, 8
	shr.u r34 = r18, 16
	.mmb
	nop 0
	st1 [r26] = r18
	nop 0
	;;
	.mmi
	getf.d r15 = f6
	st1 [r54] = r9
	shr.u r2 = r18, 24
	.mmi
	and r54 = r14, r29
	nop 0
	shr.u r56 = r18, 32
	;;
	.mii
	st1 [r21] = r54, 1
	shr.u r30 = r18, 40
	shr.u r26 = r18, 48
	.mmi
	st1 [r11] = r34
	;;
	nop 0
	extr.u r9 = r14, 8, 24
	.mmi
	st1 [r50] = r2
	st1 [r55] = r56
	shr.u r18 = r18, 56
	;;
	.mii
	nop 0
	extr.u r54 = r14, 16, 16
	nop 0
	.mmi
	st1 [r21] = r9
	st1 [r27] = r30
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r14, 24, 8
	nop 0
	.mmi
	st1 [r53] = r54
	st1 [r23] = r26
	nop 0
	;;
	.mib
	nop 0
	shr.u r33 = r15, 16
	nop 0
	.mmi
	st1 [r32] = r15
	st1 [r25] = r14
	shr.u r36 = r15, 8
	;;
	.mii
	nop 0
	shr.u r32 = r15, 24
	shr.u r11 = r15, 32
	.mmb
	st1 [r8] = r33
	st1 [r35] = r36
	nop 0
	;;
	.mii
	nop 0
	shr.u r8 = r15, 40
	shr.u r50 = r15, 48
	.mmb
	st1 [r3] = r32
	st1 [r10] = r11
	nop 0
	;;
	.mii
	nop 0
	shr.u r15 = r15, 56
	nop 0
	.mmi
	st1 [r57] = r8
	st1 [r31] = r50
	nop 0
	;;
	.mmi
	st1 [r17] = r15
	st1 [r16] = r18
	nop 0
	.mmi
	ld4.acq r14 = [r19]
	ld4.acq r15 = [r19]
	nop 0
	;;
	.mib
	nop 0
	sxt4 r14 = r14
	nop 0
	.mmi
	ld4.acq r16 = [r19]
	nop 0
	sxt4 r15 = r15
	;;
	.mmi
	setf.sig f6 = r14
	adds r16 = 1, r16
	shladd r14 = r15, 1, r0
	;;
	.mmi
	add r14 = r14, r15
	st4.rel [r19] = r16
	nop 0
	;;
	.mii
	ld4.acq r15 = [r19]
	shladd r16 = r14, 3, r0
	;;
	add r14 = r14, r16
	.mii
	cmp4.ge p6, p7 = 2, r15
	adds r15 = 16, r12
	;;
	add r14 = r15, r14
	;;
	.mfi
	nop 0
	fcvt.xf f6 = f6
	adds r21 = 23, r14
	.mmi
	adds r18 = 24, r14
	adds r16 = 25, r14
	adds r15 = 26, r14
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f6 = f6, f9
	;;
	.mmi
	getf.s r14 = f6
	;;
	and r22 = r14, r29
	extr.u r20 = r14, 8, 24
	;;
	.mii
	nop 0
	extr.u r17 = r14, 16, 16
	nop 0
	.mmi
	st1 [r21] = r22
	st1 [r18] = r20
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r14, 24, 8
	nop 0
	.mmi
	st1 [r16] = r17
	nop 0
	nop 0
	;;
	.mib
	st1 [r15] = r14
	nop 0
	(p6) br.cond.dptk .L3
.L2:
	.mlx
	nop 0
	movl r16 = 0x4008000000000000
	.mlx
	adds r33 = 16, r12
	movl r34 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	setf.d f2 = r16
	mov r32 = r0
	.mmi
	nop 0
	addl r35 = 255, r0
	add r34 = r1, r34
	;;
.L4:
	.mii
	nop 0
	sxt4 r14 = r32
	adds r20 = 16, r12
	.mmi
	mov r50 = r34
	;;
	shladd r15 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r14 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	add r14 = r20, r15
	add r15 = r20, r15, 1
	;;
	.mmi
	adds r16 = 2, r14
	adds r28 = 3, r14
	adds r19 = 4, r14
	.mmi
	ld1 r29 = [r15]
	adds r26 = 8, r14
	adds r27 = 7, r14
	;;
	.mmi
	ld1 r18 = [r16]
	adds r25 = 9, r14
	adds r24 = 10, r14
	.mmi
	adds r23 = 11, r14
	adds r22 = 12, r14
	adds r21 = 13, r14
	;;
	.mmi
	ld1 r17 = [r28]
	adds r20 = 14, r14
	shl r18 = r18, 8
	.mmi
	adds r2 = 24, r14
	adds r11 = 23, r14
	adds r10 = 25, r14
	;;
	.mmi
	ld1 r16 = [r19]
	or r18 = r29, r18
	shl r17 = r17, 16
	.mmi
	adds r56 = 26, r14
	adds r9 = 16, r14
	adds r8 = 15, r14
	;;
	.mmi
	or r17 = r18, r17
	ld1.a r54 = [r20]
	shl r16 = r16, 24
	.mmi
	adds r57 = 17, r14
	adds r55 = 18, r14
	adds r53 = 19, r14
	;;
	.mmi
	or r16 = r17, r16
	adds r51 = 20, r14
	adds r31 = 6, r14
	.mmi
	adds r30 = 21, r14
	adds r29 = 5, r14
	adds r14 = 22, r14
	;;
	.mmi
	add r16 = r32, r16
	nop 0
	adds r32 = 1, r32
	;;
	.mii
	and r17 = r16, r35
	extr.u r18 = r16, 8, 24
	mov r52 = r16
	;;
	.mmi
	st1 [r15] = r17, 1
	nop 0
	extr.u r17 = r16, 16, 16
	;;
	.mmi
	nop 0
	st1 [r15] = r18
	extr.u r16 = r16, 24, 8
	.mmi
	st1 [r28] = r17
	;;
	ld1 r15 = [r26]
	nop 0
	.mmi
	st1 [r19] = r16
	ld1.c.clr r54 = [r20]
	nop 0
	;;
	.mii
	ld1 r16 = [r27]
	shl r15 = r15, 8
	shl r54 = r54, 56
	.mmb
	nop 0
	ld1 r19 = [r25]
	nop 0
	;;
	.mmi
	ld1 r18 = [r24]
	or r15 = r16, r15
	shl r19 = r19, 16
	.mmi
	ld1 r17 = [r23]
	;;
	or r19 = r15, r19
	shl r18 = r18, 24
	.mmi
	ld1 r16 = [r22]
	ld1 r15 = [r21]
	shl r17 = r17, 32
	;;
	.mii
	or r18 = r19, r18
	shl r16 = r16, 40
	shl r15 = r15, 48
	.mmi
	ld1 r56 = [r56]
	;;
	or r17 = r18, r17
	shl r56 = r56, 24
	;;
	.mmi
	or r16 = r17, r16
	;;
	or r15 = r16, r15
	nop 0
	;;
	.mmi
	or r54 = r15, r54
	;;
	setf.d f6 = r54
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f6, f2
	;;
	.mmi
	nop 0
	getf.d r54 = f6
	nop 0
	;;
	.mii
	nop 0
	shr.u r17 = r54, 8
	shr.u r19 = r54, 24
	.mmb
	nop 0
	st1 [r27] = r54
	nop 0
	;;
	.mii
	st1 [r26] = r17
	shr.u r17 = r54, 40
	shr.u r15 = r54, 56
	.mmb
	st1 [r24] = r19
	ld1 r19 = [r10]
	nop 0
	;;
	.mmb
	st1 [r22] = r17
	ld1 r17 = [r2]
	nop 0
	.mii
	st1 [r20] = r15
	shl r19 = r19, 16
	shr.u r16 = r54, 16
	;;
	.mmi
	nop 0
	ld1 r15 = [r11]
	shl r17 = r17, 8
	.mmi
	st1 [r25] = r16
	ld1 r20 = [r8]
	shr.u r16 = r54, 48
	;;
	.mmi
	or r17 = r15, r17
	st1 [r21] = r16
	nop 0
	.mmi
	ld1 r16 = [r9]
	ld1 r15 = [r57]
	shr.u r18 = r54, 32
	;;
	.mmi
	nop 0
	or r19 = r17, r19
	shl r16 = r16, 8
	.mmi
	st1 [r23] = r18
	ld1 r18 = [r55]
	shl r15 = r15, 16
	;;
	.mmi
	nop 0
	or r56 = r19, r56
	or r16 = r20, r16
	.mmi
	ld1 r17 = [r53]
	ld1 r53 = [r31]
	shl r18 = r18, 24
	;;
	.mmi
	setf.s f10 = r56
	or r15 = r16, r15
	shl r17 = r17, 32
	.mmi
	ld1 r16 = [r51]
	ld1 r55 = [r14]
	shl r53 = r53, 8
	;;
	.mmi
	nop 0
	or r18 = r15, r18
	shl r16 = r16, 40
	.mmi
	ld1 r15 = [r30]
	ld1 r19 = [r29]
	shl r55 = r55, 56
	;;
	.mmi
	or r17 = r18, r17
	nop 0
	shl r15 = r15, 48
	.mmi
	ld1 r51 = [r33], 27
	nop 0
	or r53 = r19, r53
	;;
	.mii
	or r14 = r17, r16
	sxt2 r53 = r53
	sxt1 r51 = r51
	;;
	.mmi
	nop 0
	or r14 = r14, r15
	nop 0
	;;
	.mfi
	nop 0
	fnorm.d f10 = f10
	or r55 = r14, r55
	;;
	.mib
	getf.d r56 = f10
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r49
	cmp4.ne p6, p7 = 3, r32
	(p6) br.cond.dptk .L4
	.mlx
	adds r33 = 104, r12
	movl r14 = 8603657889541918976
	.mlx
	adds r18 = 153, r12
	movl r15 = -4822678189205112
	;;
	.mmi
	st8 [r33] = r14
	adds r14 = 112, r12
	adds r17 = 154, r12
	.mlx
	mov r32 = r33
	movl r39 = @gprel(.LC2)
	;;
	.mmi
	st8 [r14] = r15
	adds r14 = 120, r12
	adds r35 = 152, r12
	.mlx
	adds r34 = 155, r12
	movl r15 = -8685643418758405872
	;;
	.mmi
	st8 [r14] = r15
	adds r14 = 128, r12
	adds r38 = 144, r12
	.mlx
	adds r46 = 145, r12
	movl r15 = 1152620087220021656
	;;
	.mmi
	st8 [r14] = r15
	adds r14 = 136, r12
	adds r45 = 146, r12
	.mlx
	adds r44 = 147, r12
	movl r15 = -7528200653349179104
	;;
	.mmi
	adds r43 = 148, r12
	adds r42 = 149, r12
	adds r41 = 150, r12
	.mmi
	st8 [r14] = r15
	adds r40 = 151, r12
	mov r37 = r18
	;;
	.mmi
	add r39 = r1, r39
	mov r36 = r17
	mov ar.lc = 7
	.align 32
.L5:
	.mmi
	mov r15 = r32
	adds r14 = 1, r32
	nop 0
	.mmi
	mov r51 = r32
	addl r52 = 8, r0
	mov r50 = r38
	;;
	.mmi
	ld1 r16 = [r15], 1
	ld1 r20 = [r14], 1
	nop 0
	;;
	.mmi
	ld1 r21 = [r15], 1
	st1 [r38] = r16
	nop 0
	.mmi
	st1 [r35] = r16
	ld1 r19 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	ld1 r16 = [r15], 1
	nop 0
	.mmi
	st1 [r18] = r21
	st1 [r46] = r20
	nop 0
	;;
	.mmi
	adds r14 = 1, r15
	st1 [r17] = r16
	nop 0
	.mmi
	ld1 r15 = [r15]
	st1 [r45] = r19
	nop 0
	;;
	.mmi
	nop 0
	ld1 r17 = [r14], 1
	nop 0
	.mmi
	st1 [r44] = r15
	st1 [r34] = r15
	nop 0
	;;
	.mmi
	ld1 r16 = [r14], 1
	st1 [r43] = r17
	nop 0
	;;
	.mmi
	ld1 r15 = [r14], 1
	st1 [r42] = r16
	nop 0
	;;
	.mmi
	ld1 r14 = [r14]
	st1 [r41] = r15
	nop 0
	;;
	.mib
	st1 [r40] = r14
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mmi
	ld1 r15 = [r35]
	mov r1 = r49
	mov r52 = r8
	.mmi
	mov r50 = r39
	ld1 r51 = [r34]
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 5, 27
	;;
	sub r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mib
	add r51 = r14, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 21, r32
	adds r16 = 20, r32
	mov r1 = r49
	.mmi
	ld1 r15 = [r37]
	mov r18 = r37
	mov r17 = r36
	;;
	.mmi
	ld1 r19 = [r35]
	st1 [r14] = r15
	adds r14 = 22, r32
	.mmi
	nop 0
	ld1 r15 = [r34]
	nop 0
	;;
	.mmi
	st1 [r16] = r19
	ld1 r16 = [r36]
	nop 0
	;;
	.mmi
	st1 [r14] = r16
	adds r14 = 23, r32
	adds r32 = 1, r32
	;;
	.mib
	st1 [r14] = r15
	nop 0
	br.cloop.sptk.few .L5
	;;
	.mib
	nop 0
	mov ar.lc = 39
	nop 0
	.mlx
	nop 0
	movl r51 = -2128831035
	.align 32
.L6:
	.mii
	ld1 r14 = [r33]
	adds r33 = 1, r33
	;;
	xor r51 = r51, r14
	;;
	.mii
	nop 0
	dep.z r14 = r51, 16, 16
	;;
	add r14 = r14, r51
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r51
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r51
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r51
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r51 = r14, r51
	br.cloop.sptk.few .L6
	.mlx
	nop 0
	movl r50 = @gprel(.LC3)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r49
	nop 0
	.mmi
	adds r18 = 168, r12
	nop 0
	mov b0 = r47
	;;
	.mmi
	ld8 r19 = [r18], 8
	nop 0
	mov ar.pfs = r48
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r18]
	mov ar.lc = r19
	.mmb
	nop 0
	.restore sp
	adds r12 = 176, r12
	br.ret.sptk.many b0
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
