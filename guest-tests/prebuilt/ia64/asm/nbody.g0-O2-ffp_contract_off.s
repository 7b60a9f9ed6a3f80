// 2613349f6ec416cc04c04141db2d678c
	.file	"nbody.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC2:
	stringz	"%.13g\n"
	.sdata
	.align 8
.LC0:
	data8	bodies#+24
	.align 8
.LC1:
	data8	bodies#+48
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 48
	.mmi
	.save ar.pfs, r49
	alloc r49 = ar.pfs, 2, 17, 3, 0
	adds r16 = -16, r12
	.fframe 64
	adds r12 = -64, r12
	.mlx
	mov r50 = r1
	movl r45 = @gprel(bodies#)
	;;
	.mlx
	addl r23 = 33, r0
	movl r14 = -1085102592571150095
	.mmi
	.save.f 0x1
	stf.spill [r16] = f2, 16
	add r45 = r1, r45
	mov r26 = r0
	;;
	.mlx
	setf.sig f13 = r14
	movl r14 = 0x4020800000000000
	.mmi
	.save.f 0x2
	stf.spill [r16] = f3
	mov r25 = r45
	mov r24 = r0
	;;
	.mmi
	nop 0
	setf.d f12 = r14
	.save rp, r48
	mov r48 = b0
	.body
	.mlx
	nop 0
	movl r14 = 5270498306774157605
	;;
	.mlx
	setf.sig f11 = r14
	movl r14 = 0x3f90000000000000
	;;
	.mmi
	setf.d f10 = r14
	nop 0
	nop 0
.L2:
	.mmi
	adds r24 = 1, r24
	nop 0
	adds r18 = -33, r23
	.mii
	mov r20 = r26
	mov r19 = r25
	;;
	sxt4 r14 = r24
	;;
	.mmi
	nop 0
	setf.sig f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f8 = f8
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f1, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f8, f7, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f9 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f7, f6, f7
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f14 = f9, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f9, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f14, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f9 = f6, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f8, f9, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f7 = f8, f6, f9
	;;
	.mfi
	nop 0
	mov f8 = f7
	nop 0
.L3:
	.mmi
	addp4 r15 = r18, r0
	nop 0
	sxt4 r14 = r20
	.mmi
	adds r18 = 11, r18
	nop 0
	adds r20 = 29, r20
	;;
	.mii
	setf.sig f6 = r15
	shr r22 = r14, 63
	cmp4.ne p6, p7 = r23, r18
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f13
	;;
	.mmi
	getf.sig r17 = f6
	setf.sig f6 = r14
	nop 0
	;;
	.mfi
	nop 0
	xmpy.h f6 = f6, f11
	shr.u r21 = r17, 4
	.mmi
	and r17 = -16, r17
	;;
	add r17 = r17, r21
	nop 0
	;;
	.mmi
	sub r15 = r15, r17
	;;
	nop 0
	sxt4 r15 = r15
	;;
	.mmi
	getf.sig r16 = f6
	setf.sig f7 = r15
	nop 0
	;;
	.mii
	nop 0
	shr r16 = r16, 1
	nop 0
	.mfi
	nop 0
	fcvt.xf f7 = f7
	nop 0
	;;
	.mmi
	sub r16 = r16, r22
	;;
	shladd r17 = r16, 3, r0
	nop 0
	;;
	.mmi
	nop 0
	sub r16 = r17, r16
	nop 0
	;;
	.mmf
	sub r14 = r14, r16
	nop 0
	fnorm.d f7 = f7
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f7 = f7, f12
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f6 = f6
	;;
	.mmi
	stfd [r19] = f7, 8
	;;
	adds r14 = 16, r19
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f6, f10
	;;
	.mib
	stfd [r14] = f6
	nop 0
	(p6) br.cond.dptk .L3
	.mmi
	adds r14 = 48, r25
	adds r26 = 13, r26
	nop 0
	.mmi
	adds r23 = 37, r18
	adds r25 = 56, r25
	cmp4.eq p6, p7 = 5, r24
	;;
	.mib
	stfd [r14] = f8
	nop 0
	(p7) br.cond.dptk .L2
	.mlx
	adds r33 = 8, r33
	movl r14 = 0x3f50624dd2f1a9fc
	.mmi
	addl r53 = 10, r0
	mov r52 = r0
	cmp4.ge p6, p7 = 1, r32
	;;
	.mmi
	setf.d f3 = r14
	addl r44 = 1000, r0
	adds r43 = 280, r45
	.mmb
	addl r47 = @gprel(.LC0), gp
	adds r35 = 40, r12
	(p7) br.cond.dpnt .L32
	;;
	.mmi
	addl r46 = @gprel(.LC1), gp
	nop 0
	nop 0
	;;
	.align 32
.L7:
	.mmi
	nop 0
	ld8 r39 = [r47]
	mov r41 = r45
	.mmi
	addl r37 = 1, r0
	ld8 r38 = [r46]
	nop 0
	;;
.L16:
	.mmi
	mov r40 = r41
	adds r41 = 56, r41
	nop 0
	.mii
	mov r42 = r37
	nop 0
	;;
	mov r36 = r41
	;;
.L9:
	.mfi
	nop 0
	mov f2 = f0
	adds r34 = 16, r12
	.mii
	mov r16 = r36
	mov r15 = r40
	;;
	mov r14 = r34
.L11:
	.mmi
	ldfd f7 = [r16], 8
	ldfd f6 = [r15], 8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f6, f7
	;;
	.mfi
	nop 0
	fmpy.d f7 = f6, f6
	nop 0
	.mmi
	stfd [r14] = f6, 8
	;;
	cmp.ne p6, p7 = r35, r14
	nop 0
	;;
	.mfb
	nop 0
	fadd.d f2 = f2, f7
	(p6) br.cond.dptk .L11
	;;
	.mfb
	nop 0
	mov f8 = f2
	br.call.sptk.many b0 = sqrt#
	;;
	.mfi
	nop 0
	fmpy.d f2 = f2, f8
	adds r14 = 48, r36
	.mmi
	ldfd f11 = [r38]
	mov r1 = r50
	adds r15 = 24, r36
	;;
	.mmi
	ldfd f10 = [r14]
	nop 0
	mov r14 = r39
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f3, f2
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f2, f7, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f9 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f7, f6, f7
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f12 = f9, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f9, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f12, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f9 = f3, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f2, f9, f3
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f7 = f8, f6, f9
	nop 0
.L12:
	.mmi
	ldfd f6 = [r34], 8
	ldfd f8 = [r14], 8
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f9 = f6, f10
	nop 0
	.mfi
	adds r16 = -8, r14
	fmpy.d f6 = f6, f11
	cmp.ne p6, p7 = r35, r34
	;;
	.mfi
	nop 0
	fmpy.d f9 = f9, f7
	nop 0
	.mfi
	nop 0
	fmpy.d f6 = f6, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f8 = f8, f9
	;;
	.mmi
	stfd [r16] = f8
	;;
	ldfd f8 = [r15], 8
	nop 0
	;;
	.mfi
	nop 0
	fadd.d f6 = f6, f8
	adds r16 = -8, r15
	;;
	.mib
	stfd [r16] = f6
	nop 0
	(p6) br.cond.dptk .L12
	.mmi
	adds r37 = 1, r37
	nop 0
	adds r36 = 56, r36
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 5, r37
	(p7) br.cond.dptk .L9
	;;
	.mmi
	adds r37 = 1, r42
	nop 0
	adds r39 = 56, r39
	.mmb
	adds r38 = 56, r38
	cmp4.eq p6, p7 = 4, r42
	(p7) br.cond.dptk .L16
	.mmi
	mov r18 = r45
	nop 0
	nop 0
	;;
	.align 32
.L10:
	.mmi
	nop 0
	mov r14 = r18
	mov r15 = r0
	;;
.L14:
	.mmi
	ldfd f7 = [r14], 8
	nop 0
	adds r15 = 1, r15
	;;
	.mmi
	cmp4.ne p6, p7 = 3, r15
	;;
	adds r17 = 16, r14
	adds r16 = -8, r14
	;;
	.mmi
	nop 0
	ldfd f6 = [r17]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f6, f3
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f7
	;;
	.mib
	stfd [r16] = f6
	nop 0
	(p6) br.cond.dptk .L14
	.mmi
	nop 0
	adds r18 = 56, r18
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r18, r43
	(p7) br.cond.dptk .L10
	.mmi
	nop 0
	adds r44 = -1, r44
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r44
	(p7) br.cond.dptk .L7
.L6:
	.mlx
	nop 0
	movl r14 = 0x3fe0000000000000
	.mmf
	adds r45 = 328, r45
	ld8 r16 = [r46]
	mov f7 = f0
	;;
	.mmi
	setf.d f9 = r14
	nop 0
	nop 0
.L17:
	.mmi
	ldfd f8 = [r16]
	adds r15 = -24, r16
	mov r14 = r0
	;;
.L18:
	.mii
	ldfd f6 = [r15], 8
	adds r14 = 1, r14
	;;
	cmp4.ne p6, p7 = 3, r14
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f6, f6
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f6, f9
	;;
	.mfb
	nop 0
	fadd.d f7 = f7, f6
	(p6) br.cond.dptk .L18
	.mmi
	nop 0
	adds r16 = 56, r16
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r16, r45
	(p7) br.cond.dptk .L17
	.mlx
	nop 0
	movl r51 = @gprel(.LC2)
	.mmi
	nop 0
	getf.d r52 = f7
	nop 0
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r50
	nop 0
	.mmi
	adds r17 = 48, r12
	nop 0
	mov b0 = r48
	;;
	.mmi
	ldf.fill f2 = [r17], 16
	nop 0
	mov ar.pfs = r49
	;;
	.mib
	ldf.fill f3 = [r17]
	.label_state 1
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	;;
.L32:
	.body
	.copy_state 1
	.mmi
	ld8 r51 = [r33]
	nop 0
	adds r43 = 280, r45
	.mmb
	adds r35 = 40, r12
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mib
	nop 0
	dep.z r44 = r8, 5, 27
	nop 0
	.mlx
	mov r1 = r50
	movl r14 = 0x3f50624dd2f1a9fc
	;;
	.mmi
	sub r44 = r44, r8
	setf.d f3 = r14
	addl r47 = @gprel(.LC0), gp
	;;
	.mmi
	shladd r44 = r44, 2, r0
	;;
	add r44 = r44, r8
	nop 0
	;;
	.mmi
	shladd r44 = r44, 3, r0
	;;
	cmp4.ge p6, p7 = 0, r44
	nop 0
	;;
	.mib
	(p6) addl r46 = @gprel(.LC1), gp
	nop 0
	(p6) br.cond.dpnt .L6
	;;
	.mib
	nop 0
	addl r46 = @gprel(.LC1), gp
	br .L7
	.endp main#
	.bss
	.align 8
	.type	bodies#, @object
	.size	bodies#, 280
bodies:
	.skip	280
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
