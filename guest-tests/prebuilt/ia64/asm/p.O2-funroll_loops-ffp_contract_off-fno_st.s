// 7dd8cc98ff1f5ef804f01bbbef84bdf8
	.file	"p.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc mix#
mix:
	.prologue
	.body
	.mmi
	addl r24 = @gprel(crc#), gp
	addl r22 = 255, r0
	shr.u r21 = r32, 8
	.mib
	nop 0
	shr.u r20 = r32, 16
	nop 0
	;;
	.mmi
	ld4 r23 = [r24]
	and r15 = r22, r32
	shr.u r19 = r32, 24
	.mmi
	and r8 = r22, r21
	and r9 = r22, r20
	shr.u r18 = r32, 32
	;;
	.mii
	addp4 r16 = r23, r0
	shr.u r17 = r32, 40
	shr.u r26 = r32, 48
	.mmb
	and r10 = r22, r19
	and r25 = r22, r18
	nop 0
	;;
	.mmb
	xor r3 = r16, r15
	and r28 = r22, r17
	nop 0
	.mii
	and r29 = r22, r26
	extr.u r2 = r23, 15, 17
	shr.u r32 = r32, 56
	;;
	.mii
	nop 0
	dep.z r14 = r3, 16, 16
	;;
	add r11 = r14, r3
	;;
	.mmi
	shladd r27 = r11, 1, r0
	;;
	add r30 = r27, r3
	nop 0
	;;
	.mmi
	shladd r31 = r30, 3, r0
	;;
	add r22 = r31, r3
	nop 0
	;;
	.mmi
	shladd r23 = r22, 3, r0
	;;
	add r15 = r23, r3
	nop 0
	;;
	.mmi
	shladd r16 = r15, 1, r0
	;;
	add r21 = r16, r3
	nop 0
	;;
	.mmi
	add r2 = r21, r2
	;;
	addp4 r3 = r2, r0
	extr.u r20 = r2, 15, 17
	;;
	.mmi
	xor r8 = r3, r8
	;;
	nop 0
	dep.z r19 = r8, 16, 16
	;;
	.mmi
	add r14 = r19, r8
	;;
	shladd r18 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r11 = r18, r8
	;;
	shladd r17 = r11, 3, r0
	nop 0
	;;
	.mmi
	add r26 = r17, r8
	;;
	shladd r27 = r26, 3, r0
	nop 0
	;;
	.mmi
	add r30 = r27, r8
	;;
	shladd r31 = r30, 1, r0
	nop 0
	;;
	.mmi
	add r22 = r31, r8
	;;
	add r23 = r22, r20
	nop 0
	;;
	.mii
	addp4 r16 = r23, r0
	extr.u r15 = r23, 15, 17
	;;
	xor r9 = r16, r9
	;;
	.mii
	nop 0
	dep.z r21 = r9, 16, 16
	;;
	add r2 = r21, r9
	;;
	.mmi
	shladd r3 = r2, 1, r0
	;;
	add r20 = r3, r9
	nop 0
	;;
	.mmi
	shladd r8 = r20, 3, r0
	;;
	add r19 = r8, r9
	nop 0
	;;
	.mmi
	shladd r14 = r19, 3, r0
	;;
	add r18 = r14, r9
	nop 0
	;;
	.mmi
	shladd r11 = r18, 1, r0
	;;
	add r17 = r11, r9
	nop 0
	;;
	.mmi
	add r26 = r17, r15
	;;
	addp4 r27 = r26, r0
	extr.u r30 = r26, 15, 17
	;;
	.mmi
	xor r10 = r27, r10
	;;
	nop 0
	dep.z r31 = r10, 16, 16
	;;
	.mmi
	add r22 = r31, r10
	;;
	shladd r23 = r22, 1, r0
	nop 0
	;;
	.mmi
	add r16 = r23, r10
	;;
	shladd r15 = r16, 3, r0
	nop 0
	;;
	.mmi
	add r9 = r15, r10
	;;
	shladd r21 = r9, 3, r0
	nop 0
	;;
	.mmi
	add r2 = r21, r10
	;;
	shladd r3 = r2, 1, r0
	nop 0
	;;
	.mmi
	add r20 = r3, r10
	;;
	add r8 = r20, r30
	nop 0
	;;
	.mii
	addp4 r19 = r8, r0
	extr.u r11 = r8, 15, 17
	;;
	xor r25 = r19, r25
	;;
	.mii
	nop 0
	dep.z r14 = r25, 16, 16
	;;
	add r18 = r14, r25
	;;
	.mmi
	shladd r17 = r18, 1, r0
	;;
	add r26 = r17, r25
	nop 0
	;;
	.mmi
	shladd r27 = r26, 3, r0
	;;
	add r30 = r27, r25
	nop 0
	;;
	.mmi
	shladd r10 = r30, 3, r0
	;;
	add r31 = r10, r25
	nop 0
	;;
	.mmi
	shladd r22 = r31, 1, r0
	;;
	add r23 = r22, r25
	nop 0
	;;
	.mmi
	add r16 = r23, r11
	;;
	addp4 r9 = r16, r0
	extr.u r15 = r16, 15, 17
	;;
	.mmi
	xor r28 = r9, r28
	;;
	nop 0
	dep.z r21 = r28, 16, 16
	;;
	.mmi
	add r2 = r21, r28
	;;
	shladd r3 = r2, 1, r0
	nop 0
	;;
	.mmi
	add r20 = r3, r28
	;;
	shladd r8 = r20, 3, r0
	nop 0
	;;
	.mmi
	add r19 = r8, r28
	;;
	shladd r11 = r19, 3, r0
	nop 0
	;;
	.mmi
	add r25 = r11, r28
	;;
	shladd r14 = r25, 1, r0
	nop 0
	;;
	.mmi
	add r18 = r14, r28
	;;
	add r26 = r18, r15
	nop 0
	;;
	.mii
	addp4 r17 = r26, r0
	extr.u r27 = r26, 15, 17
	;;
	xor r29 = r17, r29
	;;
	.mii
	nop 0
	dep.z r30 = r29, 16, 16
	;;
	add r10 = r30, r29
	;;
	.mmi
	shladd r31 = r10, 1, r0
	;;
	add r22 = r31, r29
	nop 0
	;;
	.mmi
	shladd r23 = r22, 3, r0
	;;
	add r16 = r23, r29
	nop 0
	;;
	.mmi
	shladd r9 = r16, 3, r0
	;;
	add r15 = r9, r29
	nop 0
	;;
	.mmi
	shladd r28 = r15, 1, r0
	;;
	add r21 = r28, r29
	nop 0
	;;
	.mmi
	add r2 = r21, r27
	;;
	addp4 r3 = r2, r0
	extr.u r20 = r2, 15, 17
	;;
	.mmi
	xor r32 = r3, r32
	;;
	nop 0
	dep.z r8 = r32, 16, 16
	;;
	.mmi
	add r19 = r8, r32
	;;
	shladd r11 = r19, 1, r0
	nop 0
	;;
	.mmi
	add r25 = r11, r32
	;;
	shladd r14 = r25, 3, r0
	nop 0
	;;
	.mmi
	add r18 = r14, r32
	;;
	shladd r26 = r18, 3, r0
	nop 0
	;;
	.mmi
	add r17 = r26, r32
	;;
	shladd r27 = r17, 1, r0
	nop 0
	;;
	.mmi
	add r29 = r27, r32
	;;
	add r30 = r29, r20
	nop 0
	;;
	.mib
	st4 [r24] = r30
	nop 0
	br.ret.sptk.many b0
	.endp mix#
	.align 16
	.align 64
	.proc clamp32.part.0#
clamp32.part.0:
	.prologue
	.body
	.mlx
	nop 0
	movl r14 = 0x41dfffffffc00000
	.mlx
	nop 0
	movl r2 = 0xc1e0000000000000
	;;
	.mmi
	setf.d f6 = r14
	setf.d f7 = r2
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f8, f6
	;;
	.mlx
	nop 0
	(p6) movl r8 = 2147483647
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L3
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p8, p9 = f8, f7
	;;
	.mfi
	nop 0
	(p9) fcvt.fx.trunc f8 = f8
	nop 0
	.mlx
	nop 0
	(p8) movl r8 = -2147483648
	;;
	.mmi
	(p9) getf.sig r8 = f8
	nop 0
	nop 0
.L3:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp clamp32.part.0#
	.align 16
	.align 64
	.proc clamp64.part.0#
clamp64.part.0:
	.prologue
	.body
	.mlx
	nop 0
	movl r14 = 0x43df399b1438a100
	.mlx
	nop 0
	movl r2 = 0xc3df399b1438a100
	;;
	.mmi
	setf.d f6 = r14
	setf.d f7 = r2
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f8, f6
	;;
	.mlx
	nop 0
	(p6) movl r8 = 9223372036854775807
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L9
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p8, p9 = f8, f7
	;;
	.mfi
	nop 0
	(p9) fcvt.fx.trunc f8 = f8
	nop 0
	.mlx
	nop 0
	(p8) movl r8 = -9223372036854775808
	;;
	.mmi
	(p9) getf.sig r8 = f8
	nop 0
	nop 0
.L9:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp clamp64.part.0#
	.align 16
	.align 64
	.proc clampu.part.0#
clampu.part.0:
	.prologue
	.body
	.mlx
	nop 0
	movl r14 = 0x41efffffffe00000
	;;
	.mmi
	nop 0
	setf.d f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f8, f6
	;;
	.mib
	(p6) addl r8 = -1, r0
	nop 0
	(p6) br.cond.dpnt .L15
	;;
	.mfi
	nop 0
	fcmp.lt p8, p9 = f8, f0
	mov r8 = r0
	;;
	.mfi
	nop 0
	(p9) fcvt.fxu.trunc f8 = f8
	nop 0
	;;
	.mmi
	(p9) getf.sig r8 = f8
	nop 0
	nop 0
.L15:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp clampu.part.0#
	.global __umoddi3#
	.align 16
	.align 64
	.proc fn45.constprop.0#
fn45.constprop.0:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	addl r15 = @gprel(g23#), gp
	addl r20 = @gprel(g26#), gp
	.mlx
	addl r17 = @gprel(g22#), gp
	movl r18 = @gprel(a29#)
	;;
	.mmb
	ld1.acq r14 = [r15]
	add r24 = r1, r18
	nop 0
	.mii
	addl r16 = @gprel(g25#), gp
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	;;
	.mii
	nop 0
	dep.z r2 = r14, 1, 4
	nop 0
	.mmi
	ld4 r19 = [r20]
	ldfs f7 = [r17]
	nop 0
	;;
	.mmi
	nop 0
	add r3 = r24, r2
	cmp4.ne p6, p7 = 0, r19
	.mmi
	nop 0
	ld2 r8 = [r16]
	nop 0
	;;
	.mlx
	ld2 r9 = [r3]
	(p7) movl r3 = @gprel(g6#)
	.mii
	nop 0
	sxt2 r23 = r8
	;;
	sxt2 r17 = r9
	.mmb
	nop 0
	(p7) add r3 = r1, r3
	(p7) br.cond.dptk .L23
	.mmf
	nop 0
	nop 0
	fcmp.neq p8, p9 = f8, f8
	;;
	.mib
	nop 0
	nop 0
	(p8) br.cond.dptk .L24
	.mlx
	nop 0
	movl r10 = 0x41dfffffffc00000
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f8
	;;
	.mlx
	setf.d f9 = r10
	movl r21 = 0xcf000000
	;;
	.mmi
	nop 0
	setf.s f10 = r21
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p10, p11 = f6, f9
	;;
	.mlx
	nop 0
	(p10) movl r22 = 2147483647
	.mmb
	nop 0
	nop 0
	(p10) br.cond.dpnt .L25
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p12, p13 = f8, f10
	;;
	.mib
	nop 0
	nop 0
	(p12) br.cond.dpnt .L48
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc f11 = f8
	;;
	.mmi
	getf.sig r22 = f11
	nop 0
	nop 0
.L25:
	.mlx
	nop 0
	movl r11 = 0x41efffffffe00000
	;;
	.mmi
	nop 0
	setf.d f12 = r11
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p14, p15 = f6, f12
	;;
	.mib
	nop 0
	nop 0
	(p14) br.cond.dpnt .L30
.L64:
	.mfi
	nop 0
	fcmp.lt p6, p7 = f8, f0
	addl r37 = @gprel(g24#), gp
	.mlx
	nop 0
	movl r31 = @gprel(g6#)
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L24
	;;
	.mfi
	nop 0
	fcvt.fxu.trunc f8 = f8
	add r3 = r1, r31
	;;
	.mmi
	getf.sig r25 = f8
	;;
	and r26 = 15, r25
	nop 0
	;;
	.mib
	adds r27 = -3, r26
	cmp.eq p8, p9 = 9, r26
	(p8) br.cond.dpnt .L26
	;;
	.mmi
	cmp4.lt p10, p11 = 6, r27
	nop 0
	cmp4.eq p12, p13 = 8, r27
	.bbb
	nop 0
	(p11) br.cond.dpnt .L67
	(p13) br.cond.dpnt .L68
	;;
	.mmi
	ld4 r38 = [r37]
	;;
	nop 0
	dep.z r14 = r38, 1, 4
	;;
	.mmi
	nop 0
	add r18 = r24, r14
	nop 0
	;;
	.mmi
	st2 [r18] = r22
	nop 0
	nop 0
.L28:
	.mlx
	nop 0
	movl r31 = @gprel(g20#)
	.mmi
	ld1.acq r29 = [r15]
	;;
	add r37 = r1, r31
	sxt1 r30 = r29
	;;
	.mib
	adds r38 = 32, r37
	cmp4.eq p14, p15 = -1, r30
	(p14) br.cond.dpnt .L23
	;;
	.mmi
	nop 0
	ld8 r14 = [r38]
	nop 0
	;;
	.mii
	nop 0
	extr.u r18 = r14, 21, 2
	;;
	cmp4.eq p6, p7 = 0, r18
	;;
	.mib
	nop 0
	(p6) mov r17 = r0
	(p6) br.cond.dptk .L35
	.mii
	nop 0
	dep.z r20 = r23, 1, 4
	nop 0
	.mmi
	ld1.acq r2 = [r15]
	;;
	add r24 = r24, r20
	extr r19 = r17, 7, 1
	;;
	.mii
	ld2 r16 = [r24]
	extr r17 = r2, 7, 1
	;;
	sxt2 r8 = r16
	;;
	.mmi
	cmp4.ne p8, p9 = r19, r8
	;;
	(p8) addl r19 = 1, r0
	nop 0
	;;
	.mii
	(p9) mov r19 = r0
	nop 0
	;;
	and r17 = r19, r17
.L35:
	.mlx
	nop 0
	movl r9 = @gprel(g11#)
	;;
	.mii
	add r10 = r1, r9
	nop 0
	;;
	adds r21 = 8, r10
	;;
	.mmi
	st8 [r21] = r17
	nop 0
	nop 0
.L23:
	.mmi
	cmp4.eq p10, p11 = 0, r23
	ld1.acq r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	(p10) mov r23 = r0
	(p10) br.cond.dptk .L36
	.mmi
	addl r22 = @gprel(g24#), gp
	;;
	ld4 r11 = [r22]
	nop 0
	;;
	.mmi
	nop 0
	cmp4.ne p12, p13 = 0, r11
	nop 0
	;;
	.mii
	(p12) addl r23 = 1, r0
	nop 0
	;;
	(p13) mov r23 = r0
.L36:
	.mfi
	or r33 = 1, r33
	fnorm.d f13 = f7
	nop 0
	.mfi
	nop 0
	fcmp.neq p6, p7 = f7, f7
	nop 0
	;;
	.mii
	nop 0
	sxt4 r25 = r33
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f14 = r25
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f15 = f14
	;;
	.mmi
	getf.exp r26 = f15
	;;
	sub r27 = 62, r26
	nop 0
	;;
	.mii
	nop 0
	sxt1 r28 = r27
	nop 0
	;;
	.mib
	cmp4.eq p14, p15 = r23, r28
	nop 0
	(p14) br.cond.dpnt .L69
	;;
	.mmi
	nop 0
	ld1.acq r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L38
	.mlx
	nop 0
	movl r23 = 0x41dfffffffc00000
	.mlx
	nop 0
	movl r29 = 0xcf000000
	;;
	.mmi
	setf.d f32 = r23
	setf.s f33 = r29
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p8, p9 = f13, f32
	;;
	.mib
	nop 0
	nop 0
	(p8) br.cond.dpnt .L39
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p10, p11 = f7, f33
	;;
	.mib
	nop 0
	nop 0
	(p10) br.cond.dpnt .L40
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc f34 = f7
	;;
	.mmi
	nop 0
	getf.sig r30 = f34
	nop 0
	;;
	.mib
	nop 0
	tbit.z p12, p13 = r30, 7
	(p13) br.cond.dpnt .L39
.L40:
	.mlx
	st1 [r3] = r0
	movl r3 = 0x43df399b1438a100
	;;
	.mmi
	nop 0
	setf.d f35 = r3
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p14, p15 = f13, f35
	;;
	.mib
	nop 0
	nop 0
	(p14) br.cond.dpnt .L51
.L70:
	.mlx
	nop 0
	movl r31 = 0xc3df399b1438a100
	;;
	.mmi
	nop 0
	setf.d f36 = r31
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f13, f36
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L52
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc f37 = f7
	;;
	.mmi
	nop 0
	getf.sig r38 = f37
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p8, p9 = 0, r38
	(p9) br.cond.dpnt .L42
.L45:
	.mmi
	ld1.acq r15 = [r15]
	;;
	nop 0
	sxt1 r36 = r15
	;;
	.mmi
	nop 0
	or r37 = 1, r36
	nop 0
	;;
	.mmi
	setf.sig f38 = r37
	nop 0
	nop 0
	;;
.L43:
	.mmf
	nop 0
	nop 0
	fcvt.xuf f39 = f38
	.mii
	addl r20 = 65598, r0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	;;
	.mmi
	nop 0
	getf.exp r18 = f39
	nop 0
	;;
	.mib
	nop 0
	sub r8 = r20, r18
	br.ret.sptk.many b0
.L38:
	.mmi
	ld1.acq r15 = [r15]
	st1 [r3] = r0
	nop 0
	;;
	.mii
	nop 0
	sxt1 r36 = r15
	;;
	or r37 = 1, r36
	;;
	.mib
	setf.sig f38 = r37
	nop 0
	br .L43
.L39:
	.pred.rel.mutex p6, p7
	.mmi
	ld1.acq r14 = [r15]
	st1 [r3] = r0
	nop 0
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L45
.L71:
	.mlx
	nop 0
	movl r3 = 0x43df399b1438a100
	;;
	.mmi
	nop 0
	setf.d f35 = r3
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p14, p15 = f13, f35
	;;
	.mib
	nop 0
	nop 0
	(p15) br.cond.dptk .L70
.L51:
	.mlx
	nop 0
	movl r38 = 9223372036854775807
.L42:
	.mmi
	nop 0
	ld1.acq r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	sxt1 r37 = r14
	br.call.sptk.many b0 = __umoddi3#
	;;
	.mmi
	or r38 = 1, r8
	nop 0
	mov r1 = r36
	;;
	.mmi
	setf.sig f38 = r38
	nop 0
	nop 0
	;;
.L72:
	.mmf
	nop 0
	nop 0
	fcvt.xuf f39 = f38
	.mii
	addl r20 = 65598, r0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	;;
	.mmi
	nop 0
	getf.exp r18 = f39
	nop 0
	;;
	.mib
	nop 0
	sub r8 = r20, r18
	br.ret.sptk.many b0
.L69:
	.mfi
	nop 0
	fcmp.neq p6, p7 = f7, f7
	nop 0
	.mmi
	st1 [r3] = r0
	nop 0
	nop 0
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dptk .L71
	.mib
	nop 0
	nop 0
	br .L45
.L68:
	.mib
	nop 0
	cmp4.eq p14, p15 = 12, r27
	(p14) br.cond.sptk .L30
	.align 32
.L24:
	.mlx
	nop 0
	movl r2 = @gprel(g6#)
	.mii
	addl r19 = @gprel(g24#), gp
	nop 0
	;;
	add r3 = r1, r2
	.mmb
	nop 0
	st4 [r19] = r33
	br .L28
.L30:
	.mib
	nop 0
	dep.z r16 = r19, 1, 4
	nop 0
	.mlx
	nop 0
	movl r21 = @gprel(g6#)
	;;
	.mmi
	add r8 = r24, r16
	nop 0
	add r3 = r1, r21
	;;
	.mii
	ld2 r9 = [r8]
	adds r22 = 36, r3
	;;
	sxt2 r10 = r9
	.mmi
	ld1 r11 = [r22]
	;;
	cmp4.eq p8, p9 = r33, r10
	cmp4.eq p10, p11 = 0, r11
	;;
	.mmi
	(p8) adds r10 = 28, r24
	nop 0
	(p9) addp4 r19 = r19, r0
	;;
	.mmi
	nop 0
	(p8) ld2 r19 = [r10]
	nop 0
	;;
	.mib
	nop 0
	(p8) sxt2 r19 = r19
	(p10) br.cond.dptk .L33
	.mii
	nop 0
	zxt2 r25 = r33
	;;
	cmp4.ne p12, p13 = 0, r25
	;;
	.mmi
	nop 0
	(p12) addl r25 = 1, r0
	nop 0
	;;
	.mii
	(p13) mov r25 = r0
	nop 0
	;;
	add r19 = r19, r25
.L33:
	.mlx
	nop 0
	movl r26 = @gprel(g11#)
	;;
	.mmi
	add r27 = r1, r26
	;;
	adds r28 = 8, r27
	nop 0
	;;
	.mib
	st8 [r28] = r19
	nop 0
	br .L28
.L26:
	.mlx
	addl r29 = @gprel(g24#), gp
	movl r28 = @gprel(g6#)
	;;
	.mmi
	ld4 r30 = [r29]
	nop 0
	add r3 = r1, r28
	;;
	.mib
	st4 [r20] = r30
	nop 0
	br .L28
.L67:
	.mlx
	nop 0
	movl r20 = @gprel(g6#)
	.mmb
	cmp4.eq p6, p7 = 4, r27
	nop 0
	(p7) br.cond.dpnt .L24
	;;
	.mib
	nop 0
	add r3 = r1, r20
	br .L28
.L52:
	.mlx
	ld1.acq r14 = [r15]
	movl r38 = -9223372036854775808
	;;
	.mib
	nop 0
	sxt1 r37 = r14
	br.call.sptk.many b0 = __umoddi3#
	;;
	.mmi
	or r38 = 1, r8
	nop 0
	mov r1 = r36
	;;
	.mib
	setf.sig f38 = r38
	nop 0
	br .L72
.L48:
	.mlx
	nop 0
	movl r11 = 0x41efffffffe00000
	.mlx
	nop 0
	movl r22 = -2147483648
	;;
	.mmi
	nop 0
	setf.d f12 = r11
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p14, p15 = f6, f12
	;;
	.mib
	nop 0
	nop 0
	(p15) br.cond.dptk .L64
	.mib
	nop 0
	nop 0
	br .L30
	.endp fn45.constprop.0#
	.global __udivdi3#
	.align 16
	.align 64
	.proc fn64#
fn64:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 2, 7, 2, 0
	mov r16 = r12
	.fframe 16
	adds r12 = -16, r12
	.mlx
	mov r40 = r1
	movl r17 = @gprel(a29#)
	;;
	.mmi
	add r2 = r1, r17
	nop 0
	dep.z r33 = r33, 1, 4
	.mmi
	.save.f 0x1
	stf.spill [r16] = f2
	nop 0
	zxt2 r32 = r32
	;;
	.mmi
	add r3 = r2, r33
	nop 0
	.save rp, r38
	mov r38 = b0
	.body
	;;
	.mmi
	ld2 r14 = [r3]
	;;
	nop 0
	sxt2 r9 = r14
	;;
	.mii
	nop 0
	mux1 r10 = r9, @rev
	;;
	sxt2 r11 = r10
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r11
	(p6) br.cond.dptk .L109
	.mlx
	addl r15 = @gprel(g25#), gp
	movl r24 = @gprel(a28#)
	.mlx
	nop 0
	movl r19 = @gprel(g6#)
	;;
	.mmi
	ld2 r18 = [r15]
	add r25 = r1, r24
	add r42 = r1, r19
	;;
	.mmi
	and r20 = 63, r18
	nop 0
	adds r21 = 36, r42
	;;
	.mmi
	shladd r22 = r20, 2, r0
	ld1 r23 = [r21]
	nop 0
	;;
	.mmi
	add r26 = r25, r22
	;;
	ldfs f6 = [r26]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p8, p9 = f6, f6
	;;
	.mib
	nop 0
	nop 0
	(p8) br.cond.dptk .L110
	.mlx
	nop 0
	movl r27 = 0x43df399b1438a100
	.mlx
	nop 0
	movl r28 = 0xc3df399b1438a100
	;;
	.mfi
	setf.d f8 = r27
	fnorm.d f7 = f6
	nop 0
	.mmi
	setf.d f2 = r28
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p10, p11 = f7, f8
	;;
	.mib
	nop 0
	nop 0
	(p10) br.cond.dpnt .L112
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p12, p13 = f7, f2
	;;
	.mib
	nop 0
	nop 0
	(p12) br.cond.dpnt .L112
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc f9 = f6
	;;
	.mmi
	getf.sig r30 = f9
	;;
	cmp.ne p14, p15 = r30, r23
	nop 0
	;;
	.mmi
	nop 0
	(p14) addl r30 = 1, r0
	nop 0
	;;
	.mii
	(p15) mov r30 = r0
	nop 0
	;;
	mov r29 = r30
.L74:
	.mmi
	addl r37 = @gprel(g26#), gp
	or r35 = r30, r32
	addl r36 = @gprel(g23#), gp
	;;
	.mmi
	nop 0
	ld4 r34 = [r37]
	cmp4.ne p6, p7 = 0, r35
	.mmi
	nop 0
	ld1.acq r14 = [r36]
	nop 0
	;;
	.mii
	(p6) addl r37 = 1, r0
	zxt1 r16 = r34
	addp4 r41 = r34, r0
	.mmb
	ld1.acq r20 = [r36]
	ld1.acq r17 = [r36]
	nop 0
	;;
	.mmi
	(p7) mov r37 = r0
	cmp4.ne p8, p9 = 0, r16
	shl r3 = r41, 15
	.mmi
	nop 0
	add r14 = r17, r29
	nop 0
	;;
	.mmi
	sub r33 = r0, r37
	cmp.ne.or.andcm p8, p9 = 0, r41
	addl r37 = @gprel(g27#), gp
	;;
	.mib
	nop 0
	mov r35 = r33
	(p9) br.cond.dpnt .L133
.L76:
	.mii
	addl r22 = @ltoffx(.L89), r1
	dep.z r21 = r14, 3, 4
	addl r20 = -1, r0
	;;
	.mmi
	ld8.mov r23 = [r22], .L89
	st1 [r37] = r20
	nop 0
	;;
	.mmi
	add r24 = r21, r23
	;;
	ld8 r25 = [r24]
	nop 0
	;;
	.mmi
	nop 0
	add r26 = r24, r25
	nop 0
	;;
	.mib
	nop 0
	mov b0 = r26
	br b0
	.section	.rodata
	.align 8
	.align 4
.L89:
	data8 @pcrel(.L86)
	data8 @pcrel(.L85)
	data8 @pcrel(.L88)
	data8 @pcrel(.L84)
	data8 @pcrel(.L91)
	data8 @pcrel(.L82)
	data8 @pcrel(.L88)
	data8 @pcrel(.L88)
	data8 @pcrel(.L88)
	data8 @pcrel(.L88)
	data8 @pcrel(.L88)
	data8 @pcrel(.L81)
	data8 @pcrel(.L88)
	data8 @pcrel(.L88)
	data8 @pcrel(.L129)
	data8 @pcrel(.L78)
	.text
.L109:
	.mmi
	addl r30 = 1, r0
	addl r37 = @gprel(g26#), gp
	addl r36 = @gprel(g23#), gp
	.mlx
	addl r29 = 1, r0
	movl r31 = @gprel(g6#)
	;;
	.mmi
	or r35 = r30, r32
	ld4 r34 = [r37]
	add r42 = r1, r31
	.mmi
	nop 0
	ld1.acq r14 = [r36]
	nop 0
	;;
	.mii
	cmp4.ne p6, p7 = 0, r35
	zxt1 r16 = r34
	addp4 r41 = r34, r0
	.mmb
	ld1.acq r20 = [r36]
	ld1.acq r17 = [r36]
	nop 0
	;;
	.mmi
	(p6) addl r37 = 1, r0
	cmp4.ne p8, p9 = 0, r16
	shl r3 = r41, 15
	.mmi
	add r14 = r17, r29
	;;
	(p7) mov r37 = r0
	cmp.ne.or.andcm p8, p9 = 0, r41
	;;
	.mmi
	sub r33 = r0, r37
	nop 0
	addl r37 = @gprel(g27#), gp
	;;
	.mib
	nop 0
	mov r35 = r33
	(p8) br.cond.dptk .L76
.L133:
	.mmi
	nop 0
	addl r10 = @ltoffx(.L79), r1
	dep.z r9 = r14, 3, 4
	.mmi
	st1 [r37] = r0
	;;
	ld8.mov r11 = [r10], .L79
	nop 0
	;;
	.mmi
	add r15 = r9, r11
	;;
	ld8 r18 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	add r19 = r15, r18
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r19
	br b6
	.section	.rodata
	.align 8
	.align 4
.L79:
	data8 @pcrel(.L86)
	data8 @pcrel(.L85)
	data8 @pcrel(.L77)
	data8 @pcrel(.L84)
	data8 @pcrel(.L113)
	data8 @pcrel(.L82)
	data8 @pcrel(.L77)
	data8 @pcrel(.L77)
	data8 @pcrel(.L77)
	data8 @pcrel(.L77)
	data8 @pcrel(.L77)
	data8 @pcrel(.L81)
	data8 @pcrel(.L77)
	data8 @pcrel(.L77)
	data8 @pcrel(.L129)
	data8 @pcrel(.L78)
	.text
.L110:
	.mmi
	mov r30 = r0
	;;
	cmp.ne p14, p15 = r30, r23
	nop 0
	;;
	.mmi
	(p14) addl r30 = 1, r0
	;;
	(p15) mov r30 = r0
	nop 0
	;;
	.mib
	nop 0
	mov r29 = r30
	br .L74
	;;
.L88:
	.mii
	nop 0
	dep.z r29 = r32, 1, 4
	addl r16 = @gprel(g22#), gp
	.mmb
	nop 0
	adds r30 = 36, r42
	nop 0
	;;
	.mmi
	add r31 = r2, r29
	ldfs f10 = [r16]
	nop 0
	.mmi
	ld1 r17 = [r30]
	;;
	ld2 r14 = [r31]
	sub r9 = r0, r17
	;;
	.mii
	nop 0
	sxt2 r10 = r14
	sxt1 r11 = r9
	;;
	.mmi
	nop 0
	setf.sig f40 = r10
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f41 = f40
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f42 = f41
	;;
	.mmf
	nop 0
	nop 0
	fcmp.eq p12, p13 = f42, f10
	;;
	.mmi
	(p12) addl r31 = 1, r0
	;;
	(p13) mov r31 = r0
	nop 0
	;;
	.mib
	cmp4.le p14, p15 = r11, r31
	nop 0
	(p14) br.cond.dpnt .L96
	;;
	.mmi
	ld1.acq r19 = [r36]
	ld1.acq r20 = [r36]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r2 = r19
	sxt1 r3 = r20
	;;
	.mib
	nop 0
	cmp4.lt p12, p13 = r3, r2
	(p13) br.cond.dptk .L134
.L114:
	.mmi
	nop 0
	addl r21 = -1, r0
	nop 0
	;;
	.mmi
	st1 [r37] = r21
	nop 0
	nop 0
	.align 32
.L129:
	.mlx
	setf.sig f2 = r33
	movl r33 = @gprel(g11#)
	;;
	.mmi
	nop 0
	add r24 = r1, r33
	nop 0
	;;
	.mmi
	ld8 r32 = [r24]
	nop 0
	nop 0
.L87:
	.mmi
	nop 0
	ld1 r42 = [r42]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r25 = r42
	;;
	cmp4.eq p14, p15 = 0, r25
	;;
	.mib
	nop 0
	(p14) mov r8 = r34
	(p14) br.cond.dptk .L99
	.mib
	nop 0
	addp4 r42 = r25, r0
	br.call.sptk.many b0 = __udivdi3#
	;;
	.mmi
	mov r1 = r40
	nop 0
	nop 0
.L99:
	.mmi
	nop 0
	setf.sig f47 = r8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f48 = f47, f2
	;;
	.mmi
	getf.sig r8 = f48
	;;
	sub r41 = r0, r8
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r32, r41
	(p6) br.cond.dptk .L100
	.mlx
	nop 0
	movl r40 = @gprel(a28#)
	.mmi
	ld1 r37 = [r37]
	;;
	add r34 = r1, r40
	sxt1 r27 = r37
	;;
	.mmi
	adds r26 = 236, r34
	nop 0
	mov r8 = r27
	;;
	.mmi
	nop 0
	ldfs f52 = [r26]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p8, p9 = f52, f52
	;;
	.mib
	nop 0
	nop 0
	(p8) br.cond.dptk .L101
	.mlx
	nop 0
	movl r28 = 0x41efffffffe00000
	.mmf
	nop 0
	nop 0
	fnorm.d f53 = f52
	;;
	.mmi
	nop 0
	setf.d f54 = r28
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p10, p11 = f53, f54
	;;
	.mib
	(p10) adds r8 = -1, r27
	nop 0
	(p10) br.cond.dpnt .L101
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p12, p13 = f52, f0
	;;
	.mmf
	nop 0
	nop 0
	(p13) fcvt.fxu.trunc f52 = f52
	;;
	.mii
	(p13) getf.sig r28 = f52
	nop 0
	;;
	(p13) add r8 = r28, r27
.L101:
	.mmi
	addl r29 = @gprel(g22#), gp
	;;
	ldfs f55 = [r29]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p14, p15 = f55, f55
	;;
	.mib
	nop 0
	nop 0
	(p14) br.cond.dptk .L121
	.mlx
	nop 0
	movl r30 = 0x41efffffffe00000
	.mmf
	nop 0
	nop 0
	fnorm.d f56 = f55
	;;
	.mmi
	nop 0
	setf.d f57 = r30
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f56, f57
	;;
	.mib
	(p6) addl r30 = -1, r0
	nop 0
	(p6) br.cond.dpnt .L104
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p8, p9 = f55, f0
	;;
	.mib
	nop 0
	nop 0
	(p8) br.cond.dpnt .L121
	;;
	.mmf
	nop 0
	nop 0
	(p9) fcvt.fxu.trunc f55 = f55
	;;
	.mmi
	(p9) getf.sig r30 = f55
	nop 0
	nop 0
	.align 32
.L104:
	.mmi
	and r35 = 63, r35
	;;
	shladd r31 = r35, 2, r0
	nop 0
	;;
	.mmi
	add r16 = r34, r31
	;;
	ldfs f58 = [r16]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p10, p11 = f58, f58
	;;
	.mib
	nop 0
	nop 0
	(p10) br.cond.dptk .L73
	.mlx
	nop 0
	movl r17 = 0x41efffffffe00000
	.mmf
	setf.sig f62 = r30
	nop 0
	fnorm.d f59 = f58
	;;
	.mmi
	nop 0
	setf.d f60 = r17
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p12, p13 = f59, f60
	;;
	.mib
	(p12) add r8 = r8, r30
	nop 0
	(p12) br.cond.dpnt .L73
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p14, p15 = f58, f0
	;;
	.mib
	nop 0
	nop 0
	(p14) br.cond.dpnt .L73
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fxu.trunc f61 = f58
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f63 = f62, f61
	;;
	.mii
	getf.sig r14 = f63
	nop 0
	;;
	sub r8 = r8, r14
.L73:
	.mmi
	adds r9 = 16, r12
	nop 0
	mov b0 = r38
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r9]
	mov ar.pfs = r39
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L100:
	.body
	.copy_state 1
	.mmi
	setf.sig f49 = r34
	nop 0
	adds r9 = 16, r12
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f51 = f49, f49
	;;
	.mmi
	getf.sig r8 = f51
	ldf.fill f2 = [r9]
	mov b0 = r38
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L121:
	.body
	.copy_state 2
	.mib
	nop 0
	mov r30 = r0
	br .L104
	;;
.L112:
	.mib
	addl r29 = 1, r0
	addl r30 = 1, r0
	br .L74
.L78:
	.mib
	nop 0
	popcnt r32 = r3
	nop 0
	.mlx
	setf.sig f2 = r33
	movl r31 = @gprel(g11#)
	;;
	.mmi
	add r16 = r1, r31
	;;
	nop 0
	dep.z r27 = r32, 1, 4
	;;
	.mmi
	add r28 = r2, r27
	;;
	ld2 r29 = [r28]
	nop 0
	;;
	.mii
	nop 0
	sxt2 r30 = r29
	;;
	andcm r32 = -1, r30
	;;
	.mib
	st8 [r16] = r32
	nop 0
	br .L87
.L84:
	.mlx
	addl r27 = @gprel(g24#), gp
	movl r16 = -9223372036854775808
	.mlx
	setf.sig f2 = r33
	movl r30 = @gprel(g11#)
	;;
	.mii
	ld4 r28 = [r27]
	add r31 = r1, r30
	;;
	sxt4 r29 = r28
	.mmi
	ld8 r32 = [r31]
	;;
	or r14 = r16, r29
	nop 0
	;;
	.mmi
	adds r17 = -1, r14
	;;
	andcm r9 = r17, r14
	nop 0
	;;
	.mii
	nop 0
	popcnt r10 = r9
	;;
	and r11 = 31, r10
	;;
	.mii
	nop 0
	shr r33 = r29, r11
	nop 0
	;;
	.mib
	st4 [r27] = r33
	nop 0
	br .L87
.L82:
	.mib
	nop 0
	dep.z r21 = r32, 1, 4
	nop 0
	.mlx
	setf.sig f2 = r33
	movl r24 = @gprel(g11#)
	;;
	.mmi
	add r22 = r2, r21
	nop 0
	add r25 = r1, r24
	;;
	.mmi
	ld1 r23 = [r22]
	;;
	nop 0
	mux1 r32 = r23, @rev
	;;
	.mib
	st8 [r25] = r32
	nop 0
	br .L87
.L81:
	.mmi
	addl r17 = @gprel(g25#), gp
	ld1.acq r36 = [r36]
	nop 0
	.mmi
	setf.sig f2 = r33
	addl r10 = @gprel(g24#), gp
	cmp4.ne p10, p11 = 0, r32
	;;
	.mmi
	ld2 r14 = [r17]
	nop 0
	sxt1 r9 = r36
	.mlx
	(p10) addl r3 = 1, r0
	movl r19 = @gprel(g11#)
	;;
	.mib
	nop 0
	sxt2 r33 = r14
	nop 0
	.mmi
	ld4 r11 = [r10]
	(p11) mov r3 = r0
	add r20 = r1, r19
	;;
	.mmi
	nop 0
	and r18 = r9, r33
	dep.z r15 = r11, 1, 4
	.mmi
	ld8 r32 = [r20]
	;;
	cmp.ne p12, p13 = 0, r18
	add r2 = r2, r15
	;;
	.mmi
	(p12) addl r18 = 1, r0
	;;
	(p13) mov r18 = r0
	nop 0
	;;
	.mmi
	nop 0
	or r3 = r3, r18
	nop 0
	;;
	.mib
	st2 [r2] = r3
	nop 0
	br .L87
.L86:
	.mmi
	addl r22 = @gprel(g22#), gp
	;;
	ldfs f11 = [r22]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f12 = f11, f11
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f11, f12
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dptk .L126
	.mlx
	setf.sig f33 = r41
	movl r24 = 0x40500000
	.mlx
	setf.sig f2 = r33
	movl r25 = @gprel(g20#)
	;;
	.mlx
	setf.s f32 = r24
	movl r32 = @gprel(g11#)
	.mmi
	add r26 = r1, r25
	;;
	add r27 = r1, r32
	adds r28 = 28, r26
	;;
	.mmi
	nop 0
	ld8 r32 = [r27]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf.s f34 = f33
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f11, p10 = f34, f32
	;;
	.mmf
	nop 0
	nop 0
	(p10) fnma.s1 f35 = f32, f11, f1
	;;
	.mmf
	nop 0
	nop 0
	(p10) fma.s1 f36 = f11, f35, f11
	;;
	.mmf
	nop 0
	nop 0
	(p10) fma.s1 f37 = f36, f35, f11
	;;
	.mmf
	nop 0
	nop 0
	(p10) fmpy.s.s1 f38 = f34, f37
	;;
	.mmf
	nop 0
	nop 0
	(p10) fnma.s1 f39 = f38, f32, f34
	;;
	.mmf
	nop 0
	nop 0
	(p10) fma.s.s0 f11 = f39, f37, f38
	;;
	.mib
	stfs [r28] = f11
	nop 0
	br .L87
.L85:
	.mlx
	nop 0
	movl r36 = @gprel(g20#)
	.mmi
	setf.sig f2 = r33
	nop 0
	sxt1 r18 = r32
	;;
	.mlx
	add r15 = r1, r36
	movl r2 = @gprel(g11#)
	;;
	.mmi
	adds r19 = 8, r15
	nop 0
	add r3 = r1, r2
	;;
	.mmi
	ld2 r20 = [r19]
	ld8 r32 = [r3]
	nop 0
	;;
	.mmi
	nop 0
	sub r21 = r20, r18
	nop 0
	;;
	.mib
	st2 [r19] = r21
	nop 0
	br .L87
.L91:
	.mib
	nop 0
	sxt4 r26 = r33
	nop 0
	.mlx
	nop 0
	movl r33 = @gprel(g11#)
	;;
	.mii
	cmp.ne p14, p15 = r32, r26
	add r24 = r1, r33
	;;
	(p14) addl r35 = 1, r0
	.mmi
	ld8 r32 = [r24]
	;;
	(p15) mov r35 = r0
	nop 0
	;;
	.mib
	setf.sig f2 = r35
	nop 0
	br .L87
	;;
.L126:
	.mlx
	adds r23 = 56, r42
	movl r25 = @gprel(g20#)
	.mlx
	setf.sig f2 = r33
	movl r32 = @gprel(g11#)
	;;
	.mmi
	ldf8 f13 = [r23]
	add r26 = r1, r25
	add r27 = r1, r32
	;;
	.mmi
	adds r28 = 28, r26
	ld8 r32 = [r27]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f14 = f13
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f15 = f14
	;;
	.mmf
	nop 0
	nop 0
	fcmp.ge p8, p9 = f11, f15
	;;
	.mmi
	(p8) ld1.acq r23 = [r36]
	;;
	nop 0
	(p8) sxt1 r23 = r23
	;;
	.mmi
	nop 0
	(p8) setf.sig f11 = r23
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p8) fcvt.xf f11 = f11
	;;
	.mmf
	nop 0
	nop 0
	(p8) fnorm.s f11 = f11
	;;
	.mmf
	nop 0
	nop 0
	(p8) fneg f11 = f11
	;;
	.mib
	stfs [r28] = f11
	nop 0
	br .L87
.L77:
	.mmi
	nop 0
	addl r2 = @gprel(g22#), gp
	nop 0
	;;
	.mmi
	ldfs f10 = [r2]
	nop 0
	nop 0
	;;
.L96:
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f10, f10
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L117
	.mlx
	nop 0
	movl r18 = 0x41dfffffffc00000
	.mlx
	nop 0
	movl r36 = 0xcf000000
	;;
	.mfi
	setf.d f44 = r18
	fnorm.d f43 = f10
	nop 0
	.mmi
	setf.s f45 = r36
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p8, p9 = f43, f44
	;;
	.mib
	nop 0
	nop 0
	(p8) br.cond.dpnt .L114
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p10, p11 = f10, f45
	;;
	.mib
	nop 0
	nop 0
	(p10) br.cond.dpnt .L117
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc f46 = f10
	;;
	.mmi
	getf.sig r15 = f46
	;;
	nop 0
	sxt1 r21 = r15
	;;
	.mib
	st1 [r37] = r21
	nop 0
	br .L129
.L117:
	.mmi
	nop 0
	mov r21 = r0
	nop 0
	;;
	.mib
	st1 [r37] = r21
	nop 0
	br .L129
.L134:
	.mmi
	adds r22 = 20, r42
	;;
	ld1 r23 = [r22]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r21 = r23
	nop 0
	;;
	.mib
	st1 [r37] = r21
	nop 0
	br .L129
.L113:
	.mlx
	nop 0
	movl r33 = @gprel(g11#)
	.mii
	setf.sig f2 = r0
	mov r35 = r0
	;;
	add r24 = r1, r33
	;;
	.mib
	ld8 r32 = [r24]
	nop 0
	br .L87
	.endp fn64#
	.global __divdi3#
	.align 16
	.align 64
	.proc fn69#
fn69:
	.prologue 12, 42
	.mii
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 2, 11, 2, 0
	.save rp, r42
	mov r42 = b0
	zxt2 r35 = r32
	.mmi
	mov r44 = r1
	.body
	;;
	nop 0
	pmpy2.r r32 = r32, r33
	.mii
	andcm r14 = -1, r35
	mov r37 = r35
	;;
	zxt2 r2 = r14
	;;
	.mii
	nop 0
	zxt2 r3 = r32
	;;
	cmp4.ltu p6, p7 = r2, r3
	;;
	.mlx
	nop 0
	(p7) movl r34 = @gprel(g20#)
	;;
	.mii
	nop 0
	(p7) extr.u r35 = r35, 13, 32
	nop 0
	.mmb
	(p7) add r34 = r1, r34
	nop 0
	(p7) br.cond.dptk .L137
	;;
	.mlx
	nop 0
	movl r34 = @gprel(g20#)
	;;
	.mmi
	add r34 = r1, r34
	;;
	adds r8 = 28, r34
	nop 0
	;;
	.mmi
	nop 0
	ldfs f6 = [r8]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p8, p9 = f6, f6
	;;
	.mib
	nop 0
	nop 0
	(p8) br.cond.dptk .L162
	.mlx
	nop 0
	movl r9 = 0x41efffffffe00000
	.mmf
	nop 0
	nop 0
	fnorm.d f8 = f6
	;;
	.mmi
	nop 0
	setf.d f7 = r9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p10, p11 = f8, f7
	;;
	.mib
	(p10) addl r35 = 7, r0
	(p10) addl r37 = 65528, r0
	(p10) br.cond.dpnt .L137
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p12, p13 = f6, f0
	;;
	.mib
	nop 0
	nop 0
	(p12) br.cond.dpnt .L162
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fxu.trunc f9 = f6
	;;
	.mmi
	getf.sig r35 = f9
	;;
	shladd r10 = r35, 3, r0
	nop 0
	;;
	.mii
	nop 0
	zxt2 r11 = r10
	nop 0
	;;
	.mmi
	nop 0
	mov r37 = r11
	extr.u r35 = r11, 13, 32
	.align 32
.L137:
	.mmi
	addl r15 = @gprel(g25#), gp
	addl r41 = @gprel(g24#), gp
	addl r36 = @gprel(g23#), gp
	.mmi
	adds r34 = 32, r34
	;;
	ld2 r39 = [r15]
	nop 0
	.mmi
	ld4 r46 = [r41]
	;;
	nop 0
	sxt2 r16 = r39
	;;
	.mmi
	setf.sig f10 = r16
	nop 0
	dep.z r46 = r46, 13, 19
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f11 = f10
	;;
	.mfb
	nop 0
	fnorm.s f8 = f11
	br.call.sptk.many b0 = fn45.constprop.0#
	;;
	.mmi
	mov r1 = r44
	nop 0
	sxt1 r26 = r8
	.mmi
	addl r22 = 255, r0
	ld1.acq r11 = [r36]
	nop 0
	;;
	.mmb
	addl r27 = @gprel(crc#), gp
	and r19 = r22, r26
	nop 0
	.mii
	addl r18 = @gprel(g26#), gp
	shr.u r21 = r26, 8
	shr.u r24 = r26, 16
	;;
	.mmi
	ld4 r17 = [r27]
	and r38 = r22, r21
	shr.u r29 = r26, 24
	.mmi
	and r45 = r22, r24
	ld4 r40 = [r18]
	shr.u r32 = r26, 32
	;;
	.mmi
	addp4 r20 = r17, r0
	and r2 = r22, r29
	shr.u r10 = r26, 40
	.mmi
	and r9 = r22, r32
	and r23 = 63, r40
	shr.u r15 = r26, 48
	;;
	.mmi
	xor r31 = r20, r19
	and r16 = r22, r15
	extr.u r28 = r17, 15, 17
	.mlx
	and r17 = r22, r10
	movl r25 = @gprel(a28#)
	;;
	.mib
	nop 0
	dep.z r14 = r31, 16, 16
	nop 0
	.mmi
	add r30 = r1, r25
	shladd r33 = r23, 2, r0
	shr.u r24 = r26, 56
	;;
	.mmi
	add r8 = r14, r31
	add r3 = r30, r33
	addl r20 = @gprel(g27#), gp
	.mlx
	ld2 r25 = [r34]
	movl r18 = @gprel(g6#)
	;;
	.mmi
	shladd r46 = r8, 1, r0
	ldfs f12 = [r3]
	add r26 = r1, r18
	.mmi
	ld1 r23 = [r20]
	;;
	add r22 = r46, r31
	adds r21 = 4, r26
	;;
	.mmi
	shladd r19 = r22, 3, r0
	ld1 r29 = [r21]
	sxt1 r22 = r23
	;;
	.mmi
	add r33 = r19, r31
	nop 0
	or r32 = r29, r11
	;;
	.mmi
	shladd r14 = r33, 3, r0
	nop 0
	zxt1 r8 = r32
	;;
	.mmi
	add r3 = r14, r31
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mfi
	shladd r10 = r3, 1, r0
	fcmp.neq p14, p15 = f12, f12
	(p6) addl r34 = 1, r0
	;;
	.mii
	add r31 = r10, r31
	(p7) mov r34 = r0
	;;
	add r28 = r31, r28
	;;
	.mii
	addp4 r11 = r28, r0
	extr.u r15 = r28, 15, 17
	;;
	xor r38 = r11, r38
	;;
	.mii
	nop 0
	dep.z r46 = r38, 16, 16
	;;
	add r18 = r46, r38
	;;
	.mmi
	shladd r19 = r18, 1, r0
	;;
	add r21 = r19, r38
	nop 0
	;;
	.mmi
	shladd r20 = r21, 3, r0
	;;
	add r23 = r20, r38
	nop 0
	;;
	.mmi
	shladd r33 = r23, 3, r0
	;;
	add r29 = r33, r38
	nop 0
	;;
	.mmi
	shladd r14 = r29, 1, r0
	;;
	add r32 = r14, r38
	nop 0
	;;
	.mmi
	add r3 = r32, r15
	;;
	addp4 r8 = r3, r0
	extr.u r10 = r3, 15, 17
	;;
	.mmi
	xor r45 = r8, r45
	;;
	nop 0
	dep.z r31 = r45, 16, 16
	;;
	.mmi
	add r28 = r31, r45
	;;
	shladd r11 = r28, 1, r0
	nop 0
	;;
	.mmi
	add r15 = r11, r45
	;;
	shladd r38 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r46 = r38, r45
	;;
	shladd r18 = r46, 3, r0
	nop 0
	;;
	.mmi
	add r19 = r18, r45
	;;
	shladd r21 = r19, 1, r0
	nop 0
	;;
	.mmi
	add r20 = r21, r45
	;;
	add r23 = r20, r10
	nop 0
	;;
	.mii
	addp4 r33 = r23, r0
	extr.u r29 = r23, 15, 17
	;;
	xor r2 = r33, r2
	;;
	.mii
	nop 0
	dep.z r14 = r2, 16, 16
	;;
	add r32 = r14, r2
	;;
	.mmi
	shladd r3 = r32, 1, r0
	;;
	add r8 = r3, r2
	nop 0
	;;
	.mmi
	shladd r10 = r8, 3, r0
	;;
	add r45 = r10, r2
	nop 0
	;;
	.mmi
	shladd r31 = r45, 3, r0
	;;
	add r28 = r31, r2
	nop 0
	;;
	.mmi
	shladd r11 = r28, 1, r0
	;;
	add r15 = r11, r2
	nop 0
	;;
	.mmi
	add r38 = r15, r29
	;;
	addp4 r46 = r38, r0
	extr.u r19 = r38, 15, 17
	;;
	.mmi
	xor r9 = r46, r9
	;;
	nop 0
	dep.z r18 = r9, 16, 16
	;;
	.mmi
	add r21 = r18, r9
	;;
	shladd r20 = r21, 1, r0
	nop 0
	;;
	.mmi
	add r23 = r20, r9
	;;
	shladd r33 = r23, 3, r0
	nop 0
	;;
	.mmi
	add r29 = r33, r9
	;;
	shladd r2 = r29, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r2, r9
	;;
	shladd r32 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r3 = r32, r9
	;;
	add r8 = r3, r19
	nop 0
	;;
	.mii
	addp4 r10 = r8, r0
	extr.u r45 = r8, 15, 17
	;;
	xor r17 = r10, r17
	;;
	.mii
	nop 0
	dep.z r31 = r17, 16, 16
	;;
	add r28 = r31, r17
	;;
	.mmi
	shladd r11 = r28, 1, r0
	;;
	add r15 = r11, r17
	nop 0
	;;
	.mmi
	shladd r38 = r15, 3, r0
	;;
	add r46 = r38, r17
	nop 0
	;;
	.mmi
	shladd r19 = r46, 3, r0
	;;
	add r9 = r19, r17
	nop 0
	;;
	.mmi
	shladd r18 = r9, 1, r0
	;;
	add r21 = r18, r17
	nop 0
	;;
	.mmi
	add r20 = r21, r45
	;;
	addp4 r23 = r20, r0
	extr.u r33 = r20, 15, 17
	;;
	.mmi
	xor r16 = r23, r16
	;;
	nop 0
	dep.z r29 = r16, 16, 16
	;;
	.mmi
	add r2 = r29, r16
	;;
	shladd r14 = r2, 1, r0
	nop 0
	;;
	.mmi
	add r32 = r14, r16
	;;
	shladd r3 = r32, 3, r0
	nop 0
	;;
	.mmi
	add r8 = r3, r16
	;;
	shladd r10 = r8, 3, r0
	nop 0
	;;
	.mmi
	add r45 = r10, r16
	;;
	shladd r17 = r45, 1, r0
	nop 0
	;;
	.mmi
	add r31 = r17, r16
	;;
	add r28 = r31, r33
	nop 0
	;;
	.mii
	addp4 r11 = r28, r0
	extr.u r38 = r28, 15, 17
	;;
	xor r24 = r11, r24
	;;
	.mii
	nop 0
	dep.z r15 = r24, 16, 16
	;;
	add r46 = r15, r24
	;;
	.mmi
	shladd r19 = r46, 1, r0
	;;
	add r9 = r19, r24
	nop 0
	;;
	.mmi
	shladd r18 = r9, 3, r0
	;;
	add r21 = r18, r24
	nop 0
	;;
	.mmi
	shladd r20 = r21, 3, r0
	;;
	add r23 = r20, r24
	nop 0
	;;
	.mmi
	shladd r33 = r23, 1, r0
	;;
	add r16 = r33, r24
	nop 0
	;;
	.mmi
	nop 0
	add r29 = r16, r38
	nop 0
	;;
	.mib
	st4 [r27] = r29
	nop 0
	(p14) br.cond.dptk .L139
	.mlx
	nop 0
	movl r27 = 0x43df399b1438a100
	.mlx
	nop 0
	movl r2 = 0xc3df399b1438a100
	;;
	.mfi
	setf.d f14 = r27
	fnorm.d f13 = f12
	nop 0
	.mmi
	setf.d f15 = r2
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p8, p9 = f13, f14
	;;
	.mib
	nop 0
	nop 0
	(p8) br.cond.dpnt .L175
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p10, p11 = f13, f15
	;;
	.mib
	nop 0
	nop 0
	(p10) br.cond.dpnt .L175
	;;
	.mmf
	nop 0
	nop 0
	(p11) fcvt.fx.trunc f12 = f12
	;;
	.mii
	(p11) getf.sig r2 = f12
	nop 0
	;;
	(p11) or r25 = r2, r25
	;;
.L139:
	.mmi
	or r25 = 1, r25
	;;
	setf.sig f32 = r25
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f33 = f32
	;;
	.mmi
	getf.exp r14 = f33
	;;
	sub r32 = 14, r14
	nop 0
	;;
	.mmi
	nop 0
	and r3 = 15, r32
	nop 0
	;;
	.mib
	adds r8 = -3, r3
	cmp.eq p12, p13 = 7, r3
	(p12) br.cond.dpnt .L141
	;;
	.mmi
	cmp4.eq p10, p11 = 3, r8
	cmp4.lt p14, p15 = 4, r8
	cmp4.eq p8, p9 = -1, r8
	.bbb
	(p14) br.cond.dpnt .L142
	(p8) br.cond.dpnt .L143
	(p11) br.cond.spnt .L175
	;;
	.mlx
	nop 0
	(p10) movl r3 = @gprel(g11#)
	.mib
	nop 0
	(p10) shl r8 = r22, 43
	nop 0
	;;
	.mmi
	(p10) add r3 = r1, r3
	nop 0
	(p10) sxt4 r22 = r22
	;;
	.mmi
	(p10) st8 [r3] = r8
	nop 0
	nop 0
.L140:
	.mmi
	and r46 = 63, r22
	;;
	shladd r19 = r46, 2, r0
	nop 0
	;;
	.mmi
	add r30 = r30, r19
	;;
	ldfs f37 = [r30]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p12, p13 = f37, f37
	;;
	.mib
	nop 0
	nop 0
	(p12) br.cond.dptk .L145
.L181:
	.mlx
	nop 0
	movl r18 = 0x41efffffffe00000
	.mmf
	nop 0
	nop 0
	fnorm.d f38 = f37
	;;
	.mmi
	nop 0
	setf.d f39 = r18
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f38, f39
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L163
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p8, p9 = f37, f0
	;;
	.mib
	nop 0
	nop 0
	(p8) br.cond.dpnt .L147
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fxu.trunc f40 = f37
	;;
	.mmi
	getf.sig r21 = f40
	;;
	nop 0
	zxt2 r20 = r21
	;;
	.mib
	cmp4.eq p10, p11 = 0, r20
	mov r23 = r20
	(p10) br.cond.dpnt .L147
	;;
	.mmi
	ld4 r41 = [r41]
	;;
	nop 0
	zxt2 r45 = r41
	;;
	.mib
	nop 0
	cmp4.geu p14, p15 = r45, r23
	(p15) br.cond.spnt .L153
.L158:
	.mlx
	nop 0
	movl r33 = 0x41efffffffe00000
	.mib
	nop 0
	zxt2 r39 = r39
	nop 0
	;;
	.mmi
	nop 0
	setf.d f41 = r33
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f38, f41
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L164
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p8, p9 = f37, f0
	;;
	.mib
	nop 0
	nop 0
	(p8) br.cond.dpnt .L151
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fxu.trunc f42 = f37
	;;
	.mmi
	getf.sig r16 = f42
	;;
	nop 0
	zxt2 r29 = r16
	;;
	.mib
	mov r27 = r29
	cmp4.ne p10, p11 = 0, r29
	(p10) br.cond.dpnt .L150
.L151:
	.mii
	nop 0
	zxt2 r2 = r41
	nop 0
	;;
.L152:
	.mii
	nop 0
	zxt2 r46 = r2
	zxt2 r45 = r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = __udivdi3#
	;;
	.mmi
	mov r1 = r44
	nop 0
	nop 0
	;;
.L153:
	.mmi
	nop 0
	sub r25 = r34, r35
	mov b0 = r42
	.mlx
	nop 0
	movl r14 = @gprel(a29#)
	;;
	.mii
	add r32 = r1, r14
	mov ar.pfs = r43
	zxt2 r3 = r25
	;;
	.mmi
	adds r8 = 12, r32
	;;
	ld2 r37 = [r8]
	mov r8 = r40
	;;
	.mmi
	nop 0
	andcm r26 = -1, r37
	nop 0
	;;
	.mii
	nop 0
	zxt2 r10 = r26
	;;
	cmp4.leu p12, p13 = r3, r10
	;;
	.mib
	(p13) ld1.acq r10 = [r36]
	nop 0
	br.ret.sptk.many b0
.L142:
	.mmi
	cmp4.ne p6, p7 = 11, r8
	nop 0
	adds r37 = 2, r26
	.mmb
	sub r26 = r35, r34
	nop 0
	(p6) br.cond.dpnt .L175
	;;
	.mii
	nop 0
	sxt4 r22 = r22
	nop 0
	.mmi
	ld2 r10 = [r37]
	;;
	and r46 = 63, r22
	xor r45 = r26, r10
	;;
	.mmi
	shladd r19 = r46, 2, r0
	st2 [r37] = r45
	nop 0
	;;
	.mmi
	add r30 = r30, r19
	;;
	ldfs f37 = [r30]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p12, p13 = f37, f37
	;;
	.mib
	nop 0
	nop 0
	(p13) br.cond.dptk .L181
	.align 32
.L145:
	.mmi
	ld4 r41 = [r41]
	;;
	nop 0
	zxt2 r9 = r41
	;;
	.mib
	nop 0
	cmp4.ne p14, p15 = 0, r9
	(p15) br.cond.dptk .L153
	.mii
	nop 0
	zxt2 r39 = r39
	zxt2 r2 = r41
	.mmb
	nop 0
	nop 0
	br .L152
.L143:
	.mmi
	ld1.acq r17 = [r36]
	nop 0
	adds r31 = 16, r26
	;;
	.mmi
	st1 [r31] = r17
	nop 0
	nop 0
.L141:
	.mib
	nop 0
	zxt1 r28 = r37
	nop 0
	.mmi
	ld1.acq r11 = [r36]
	nop 0
	sxt4 r22 = r22
	;;
	.mii
	setf.sig f34 = r28
	and r38 = 63, r11
	;;
	shladd r24 = r38, 2, r0
	;;
	.mmi
	nop 0
	add r15 = r30, r24
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f35 = f34
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f36 = f35
	;;
	.mib
	stfs [r15] = f36
	nop 0
	br .L140
.L162:
	.mib
	mov r35 = r0
	mov r37 = r0
	br .L137
.L175:
	.mib
	nop 0
	sxt4 r22 = r22
	br .L140
.L163:
	.mii
	ld4 r41 = [r41]
	addl r23 = 65535, r0
	;;
	zxt2 r45 = r41
	;;
	.mib
	nop 0
	cmp4.geu p14, p15 = r45, r23
	(p14) br.cond.sptk .L158
	.mib
	nop 0
	nop 0
	br .L153
.L147:
	.mmi
	ld4 r41 = [r41]
	sub r25 = r34, r35
	mov b0 = r42
	.mlx
	nop 0
	movl r14 = @gprel(a29#)
	;;
	.mii
	add r32 = r1, r14
	zxt2 r45 = r41
	zxt2 r3 = r25
	;;
	.mmi
	adds r8 = 12, r32
	cmp4.ne p12, p13 = 0, r45
	mov ar.pfs = r43
	.mmb
	nop 0
	nop 0
	(p12) br.cond.spnt .L158
	;;
	.mii
	ld2 r37 = [r8]
	mov r8 = r40
	;;
	andcm r26 = -1, r37
	;;
	.mii
	nop 0
	zxt2 r10 = r26
	;;
	cmp4.leu p12, p13 = r3, r10
	;;
	.mib
	(p13) ld1.acq r10 = [r36]
	nop 0
	br.ret.sptk.many b0
.L164:
	.mmi
	addl r27 = 65535, r0
	nop 0
	nop 0
	;;
.L150:
	.mib
	nop 0
	zxt2 r46 = r27
	br.call.sptk.many b0 = __udivdi3#
	;;
	.mib
	nop 0
	zxt2 r2 = r8
	nop 0
	.mmi
	mov r1 = r44
	nop 0
	zxt2 r45 = r39
	;;
	.mib
	nop 0
	zxt2 r46 = r2
	br.call.sptk.many b0 = __udivdi3#
	;;
	.mib
	nop 0
	mov r1 = r44
	br .L153
	.endp fn69#
	.align 16
	.align 64
	.proc fn30#
fn30:
	.prologue 12, 54
	.mmi
	.save ar.pfs, r55
	alloc r55 = ar.pfs, 0, 26, 2, 0
	adds r16 = -32, r12
	adds r17 = -16, r12
	.mmi
	.fframe 64
	adds r12 = -64, r12
	addl r48 = @gprel(g27#), gp
	mov r56 = r1
	;;
	.mib
	nop 0
	.save pr, r57
	mov r57 = pr
	nop 0
	.mlx
	ld1.a r41 = [r48]
	movl r50 = @gprel(g11#)
	;;
	.mmb
	add r50 = r1, r50
	.save.f 0x2
	stf.spill [r17] = f3
	nop 0
	.mii
	.save.f 0x1
	stf.spill [r16] = f2, 32
	.save rp, r54
	mov r54 = b0
	sxt1 r15 = r41
	;;
	.mmi
	ldf8.a f7 = [r50]
	setf.sig f8 = r15
	nop 0
	.mmi
	.save.f 0x4
	stf.spill [r16] = f4
	.body
	mov r34 = r15
	sxt4 r42 = r15
	;;
	.mmi
	nop 0
	chk.a.clr r41, .L356
.L357:
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f3 = f8
	;;
	.mmi
	nop 0
	ldf8.c.clr f7 = [r50]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f6 = f7
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f9 = f3
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f4 = f6
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f10 = f4, f9
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f10, f10
	;;
	.mib
	nop 0
	(p6) mov r32 = r0
	(p6) br.cond.dptk .L183
	.mlx
	nop 0
	movl r14 = 0x43df399b1438a100
	.mlx
	nop 0
	movl r2 = 0xc3df399b1438a100
	;;
	.mmi
	setf.d f11 = r14
	setf.d f12 = r2
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p2, p3 = f10, f11
	;;
	.mlx
	nop 0
	(p2) movl r32 = 9223372036854775807
	.mmb
	nop 0
	nop 0
	(p2) br.cond.dpnt .L183
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p4, p5 = f10, f12
	;;
	.mfi
	nop 0
	(p5) fcvt.fx.trunc f10 = f10
	nop 0
	.mlx
	nop 0
	(p4) movl r32 = -9223372036854775808
	;;
	.mmi
	(p5) getf.sig r32 = f10
	nop 0
	nop 0
.L183:
	.mlx
	nop 0
	movl r35 = @gprel(a29#)
	.mlx
	addl r44 = @gprel(g23#), gp
	movl r46 = @gprel(g6#)
	;;
	.mmi
	add r35 = r1, r35
	ld1.acq r8 = [r44]
	dep.z r3 = r42, 1, 4
	.mlx
	add r46 = r1, r46
	movl r52 = @gprel(a28#)
	;;
	.mii
	add r9 = r35, r3
	sxt1 r10 = r8
	add r52 = r1, r52
	;;
	.mii
	ld2 r36 = [r9]
	adds r11 = 136, r52
	;;
	sxt2 r36 = r36
	.mmi
	ldfs f3 = [r11]
	;;
	cmp4.ne p8, p9 = r10, r36
	nop 0
	;;
	.mmi
	(p8) adds r10 = 24, r46
	;;
	(p8) ldf8 f2 = [r10]
	(p9) addl r10 = @gprel(g24#), gp
	;;
	.mmi
	(p9) ld4 r10 = [r10]
	;;
	nop 0
	(p9) sxt4 r10 = r10
	;;
	.mmf
	(p9) setf.sig f2 = r10
	nop 0
	fcmp.neq p10, p11 = f3, f3
	;;
	.mmf
	nop 0
	nop 0
	(p10) mov f3 = f0
	;;
	.mmf
	nop 0
	nop 0
	(p8) fcvt.xf f2 = f2
	;;
	.mmf
	nop 0
	nop 0
	(p9) fcvt.xf f2 = f2
	;;
	.mmf
	nop 0
	nop 0
	(p8) fnorm.d f2 = f2
	;;
	.mmf
	nop 0
	nop 0
	(p9) fnorm.d f2 = f2
	;;
	.mfb
	nop 0
	(p8) fneg f2 = f2
	(p10) br.cond.dptk .L186
	.mlx
	nop 0
	movl r18 = 0x43df399b1438a100
	.mmf
	nop 0
	nop 0
	fnorm.d f13 = f3
	;;
	.mlx
	setf.d f14 = r18
	movl r19 = 0xc3df399b1438a100
	;;
	.mmi
	nop 0
	setf.d f15 = r19
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p12, p13 = f13, f14
	;;
	.mlx
	nop 0
	(p12) movl r9 = 0x43e0000000000000
	;;
	.mib
	(p12) setf.d f3 = r9
	nop 0
	(p12) br.cond.dpnt .L186
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p14, p15 = f13, f15
	;;
	.mlx
	nop 0
	(p14) movl r18 = 0x43e0000000000000
	;;
	.mmi
	nop 0
	(p14) setf.d f3 = r18
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p15) fcvt.fx.trunc f3 = f3
	;;
	.mfi
	nop 0
	(p15) fcvt.xuf.d f3 = f3
	nop 0
.L186:
	.mlx
	nop 0
	movl r51 = @gprel(g20#)
	.mmi
	addl r47 = @gprel(g26#), gp
	addl r53 = @gprel(g25#), gp
	adds r20 = 34, r46
	;;
	.mmi
	nop 0
	add r51 = r1, r51
	nop 0
	.mmi
	ld4 r38 = [r47]
	ld2 r39 = [r53]
	nop 0
	;;
	.mii
	ld8 r21 = [r51]
	zxt2 r45 = r38
	sxt2 r39 = r39
	.mmi
	ld2 r43 = [r20]
	;;
	nop 0
	extr r33 = r21, 0, 1
	.mmi
	xor r49 = r32, r45
	cmp4.ne p16, p17 = 0, r43
	shr r37 = r39, 63
	;;
	.mii
	nop 0
	sxt1 r22 = r33
	shr.u r24 = r49, 51
	.mmb
	mov r40 = r39
	st8 [r50] = r37
	nop 0
	;;
	.mii
	nop 0
	shl r23 = r22, 13
	nop 0
	;;
	.mib
	nop 0
	or r33 = r24, r23
	(p16) br.cond.dptk .L187
	.mib
	nop 0
	cmp4.eq p20, p21 = 0, r15
	(p20) br.cond.dptk .L188
	;;
	.mmi
	(p21) mov r59 = r42
	nop 0
	nop 0
.L189:
	.mib
	mov r58 = r33
	nop 0
	br.call.sptk.many b0 = __umoddi3#
	;;
	.mmi
	cmp.ne p24, p25 = 0, r8
	nop 0
	mov r1 = r56
	;;
	.mii
	(p24) addl r24 = 1, r0
	nop 0
	;;
	(p25) mov r24 = r0
	;;
.L190:
	.mfi
	nop 0
	fmpy.d f2 = f2, f3
	nop 0
	.mmb
	cmp4.ne p26, p27 = 0, r24
	nop 0
	(p27) br.cond.dptk .L345
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p2, p3 = f2, f2
	;;
	.mib
	nop 0
	nop 0
	(p2) br.cond.dptk .L285
	.mlx
	nop 0
	movl r14 = 0x41efffffffe00000
	;;
	.mmi
	nop 0
	setf.d f93 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f2, f93
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L283
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p4, p5 = f2, f0
	;;
	.mib
	nop 0
	nop 0
	(p4) br.cond.dpnt .L285
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fxu.trunc f94 = f2
	;;
	.mmi
	getf.sig r59 = f94
	;;
	cmp4.eq p8, p9 = 0, r59
	nop 0
	;;
	.mib
	nop 0
	(p9) addp4 r59 = r59, r0
	(p9) br.cond.dpnt .L192
	.align 32
.L285:
	.pred.rel.mutex p2, p3
	.mmi
	mov r47 = r49
	nop 0
	nop 0
	;;
.L191:
	.pred.rel.mutex p2, p3
	.mmi
	addp4 r10 = r38, r0
	shladd r11 = r49, 1, r0
	adds r3 = 16, r12
	.mii
	mov r45 = r47
	cmp4.ne p10, p11 = 0, r39
	;;
	sub r18 = r47, r10
	;;
	.mmi
	nop 0
	and r19 = r11, r18
	nop 0
	;;
	.mib
	st8.rel [r3] = r19
	nop 0
	(p10) br.cond.dptk .L193
	.mmi
	nop 0
	ld8.acq r20 = [r3]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p12, p13 = 0, r20
	(p13) br.cond.dptk .L346
.L193:
	.pred.rel.mutex p2, p3
	.mmi
	addl r40 = @gprel(g22#), gp
	;;
	ldfs f3 = [r40]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p32, p33 = f3, f3
	;;
	.mib
	nop 0
	nop 0
	(p32) br.cond.dptk .L196
	.mlx
	nop 0
	movl r27 = 0x43df399b1438a100
	.mlx
	nop 0
	movl r28 = 0xc3df399b1438a100
	;;
	.mfi
	setf.d f105 = r27
	fnorm.d f104 = f3
	nop 0
	.mmi
	setf.d f106 = r28
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p34, p35 = f104, f105
	;;
	.mib
	nop 0
	nop 0
	(p34) br.cond.dpnt .L286
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p36, p37 = f104, f106
	;;
	.mib
	nop 0
	nop 0
	(p36) br.cond.dpnt .L287
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc f107 = f3
	;;
	.mmi
	nop 0
	getf.sig r59 = f107
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p38, p39 = 0, r59
	(p39) br.cond.dpnt .L197
.L196:
	.pred.rel.mutex p2, p3
	.mfi
	adds r29 = 16, r35
	fnorm.s f108 = f2
	shr.u r31 = r49, 55
	.mmi
	and r30 = 63, r45
	adds r2 = 8, r50
	sxt4 r8 = r36
	;;
	.mmi
	ld2 r17 = [r29]
	shladd r58 = r30, 2, r0
	sub r41 = r8, r31
	.mlx
	and r10 = 63, r38
	movl r14 = -9223372036854775808
	;;
	.mii
	nop 0
	sxt2 r9 = r17
	add r15 = r52, r58
	.mmb
	or r49 = r41, r49
	ld8 r16 = [r2]
	nop 0
	;;
	.mmi
	setf.sig f109 = r9
	stfs [r15] = f3
	sxt2 r59 = r16
	.mii
	shladd r19 = r10, 2, r0
	adds r11 = 8, r51
	;;
	mov r40 = r59
	.mmi
	add r38 = r52, r19
	;;
	ldfs f95 = [r38]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f110 = f109
	;;
	.mfi
	nop 0
	fnorm.d f96 = f95
	nop 0
	.mfi
	nop 0
	fcmp.neq p26, p27 = f95, f95
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f111 = f110
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p40, p41 = f108, f111
	;;
	.mmi
	nop 0
	(p41) andcm r15 = 1, r49
	nop 0
	;;
	.mii
	nop 0
	(p41) shl r9 = r59, r15
	;;
	(p41) sxt2 r40 = r9
	;;
	.mii
	st2 [r53] = r40
	sxt4 r53 = r40
	;;
	or r18 = r14, r53
	;;
	.mmi
	adds r3 = -1, r18
	;;
	andcm r20 = r3, r18
	nop 0
	;;
	.mii
	nop 0
	popcnt r21 = r20
	nop 0
	;;
	.mmi
	st2 [r11] = r21
	nop 0
	nop 0
.L200:
	.pred.rel.mutex p2, p3
	.pred.rel.mutex p26, p27
	.mib
	nop 0
	nop 0
	(p26) br.cond.dptk .L293
	.mlx
	nop 0
	movl r24 = 0x43df399b1438a100
	.mlx
	nop 0
	movl r50 = 0xc3df399b1438a100
	;;
	.mmi
	setf.d f112 = r24
	setf.d f113 = r50
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p42, p43 = f96, f112
	;;
	.mib
	nop 0
	nop 0
	(p42) br.cond.dpnt .L211
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p44, p45 = f96, f113
	;;
	.mib
	nop 0
	nop 0
	(p44) br.cond.dpnt .L293
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc f114 = f95
	;;
	.mii
	getf.sig r36 = f114
	nop 0
	;;
	shl r51 = r36, 42
.L210:
	.pred.rel.mutex p2, p3
	.mii
	nop 0
	shr.u r32 = r47, 22
	addl r39 = 65598, r0
	;;
	.mmi
	nop 0
	or r24 = r51, r32
	nop 0
	;;
	.mib
	cmp.eq p46, p47 = 0, r24
	nop 0
	(p47) br.cond.dpnt .L211
	;;
	.mmi
	sub r35 = r47, r49
	adds r47 = 16, r12
	sxt1 r56 = r40
	;;
	.mmi
	or r43 = 1, r35
	ld8.acq r45 = [r47]
	cmp4.eq p48, p49 = 0, r56
	;;
	.mmi
	nop 0
	setf.sig f115 = r43
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f116 = f115
	;;
	.mmi
	getf.exp r34 = f116
	;;
	sub r48 = r39, r34
	nop 0
	;;
	.mib
	nop 0
	sxt4 r22 = r48
	(p48) br.cond.dptk .L221
	.mmi
	addl r46 = @gprel(g24#), gp
	;;
	ld4 r23 = [r46]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p50, p51 = 0, r23
	(p51) br.cond.dptk .L221
	.mmi
	setf.sig f117 = r37
	and r25 = 31, r45
	cmp.eq p52, p53 = r24, r22
	;;
	.mmi
	(p53) adds r22 = 16, r12
	;;
	(p53) ld8.acq r24 = [r22]
	nop 0
	;;
	.mii
	nop 0
	shl r42 = r40, r25
	nop 0
	;;
	.mfi
	nop 0
	fcvt.xf f118 = f117
	sxt2 r26 = r42
	;;
	.mmi
	cmp4.eq p54, p55 = r40, r26
	;;
	(p55) ld1.acq r26 = [r44]
	nop 0
	.mmi
	ld1.acq r37 = [r44]
	;;
	and r40 = 63, r37
	nop 0
	;;
	.mfi
	nop 0
	fnorm.s f119 = f118
	shladd r27 = r40, 2, r0
	;;
	.mmi
	nop 0
	add r52 = r52, r27
	nop 0
	;;
	.mmi
	stfs [r52] = f119
	nop 0
	nop 0
.L220:
	.mmi
	ld1.acq r14 = [r44]
	nop 0
	mov r8 = r0
	.mmi
	adds r47 = 48, r12
	ld1.acq r35 = [r44]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r56 = r35
	;;
	cmp4.eq p14, p15 = 0, r56
	;;
	.mmi
	(p15) ld1.acq r56 = [r44]
	adds r44 = 32, r12
	mov pr = r57, -1
	.mmi
	ldf.fill f3 = [r47]
	;;
	ldf.fill f2 = [r44], 32
	mov b0 = r54
	;;
	.mii
	nop 0
	mov ar.pfs = r55
	nop 0
	;;
	.mib
	ldf.fill f4 = [r44]
	.label_state 1
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	;;
.L187:
	.body
	.copy_state 1
	.mib
	mov r59 = r43
	mov r58 = r42
	br.call.sptk.many b0 = __umoddi3#
	;;
	.mmi
	nop 0
	mov r1 = r56
	mov r59 = r8
	.mmb
	nop 0
	cmp.ne p18, p19 = 0, r8
	(p18) br.cond.dptk .L189
.L188:
	.mmi
	cmp.ne p22, p23 = 0, r33
	;;
	(p22) addl r24 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p23) mov r24 = r0
	br .L190
.L345:
	.mmi
	addl r18 = @gprel(g24#), gp
	nop 0
	addl r29 = @ltoffx(.L227), r1
	.mmi
	adds r25 = 20, r46
	nop 0
	zxt1 r41 = r41
	;;
	.mmi
	ld4 r42 = [r18]
	ld8.mov r30 = [r29], .L227
	nop 0
	;;
	.mii
	nop 0
	dep.z r27 = r42, 3, 4
	nop 0
	.mmi
	ld1 r26 = [r25]
	;;
	add r31 = r27, r30
	sub r28 = r26, r41
	;;
	.mii
	ld8 r59 = [r31]
	sxt1 r58 = r28
	;;
	add r17 = r31, r59
	;;
	.mib
	nop 0
	mov b6 = r17
	br b6
	.section	.rodata
	.align 8
	.align 4
.L227:
	data8 @pcrel(.L233)
	data8 @pcrel(.L225)
	data8 @pcrel(.L232)
	data8 @pcrel(.L225)
	data8 @pcrel(.L225)
	data8 @pcrel(.L225)
	data8 @pcrel(.L231)
	data8 @pcrel(.L230)
	data8 @pcrel(.L341)
	data8 @pcrel(.L225)
	data8 @pcrel(.L225)
	data8 @pcrel(.L225)
	data8 @pcrel(.L225)
	data8 @pcrel(.L225)
	data8 @pcrel(.L228)
	data8 @pcrel(.L226)
	.text
.L211:
	.pred.rel.mutex p2, p3
	.mii
	nop 0
	mux1 r28 = r45, @rev
	cmp4.eq p56, p57 = 0, r40
	;;
	.mib
	nop 0
	extr r41 = r28, 32, 16
	(p56) br.cond.dptk .L213
	.mii
	nop 0
	extr.u r8 = r40, 31, 1
	sxt4 r53 = r40
	;;
	.mmi
	add r29 = r8, r40
	nop 0
	mov r59 = r53
	;;
	.mib
	nop 0
	extr r58 = r29, 1, 16
	br.call.sptk.many b0 = __divdi3#
	;;
	.mii
	nop 0
	sxt2 r30 = r8
	mov r1 = r56
	;;
	.mbb
	cmp4.ne p58, p59 = r40, r30
	(p59) br.cond.dpnt .L213
	(p2) br.cond.dptk .L218
	.mlx
	nop 0
	movl r2 = 0x41dfffffffc00000
	.mlx
	nop 0
	movl r31 = 0xc1e0000000000000
	;;
	.mmi
	setf.d f120 = r2
	setf.d f121 = r31
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p60, p61 = f2, f120
	;;
	.mib
	nop 0
	nop 0
	(p60) br.cond.dpnt .L297
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p62, p63 = f2, f121
	;;
	.mib
	nop 0
	nop 0
	(p62) br.cond.dpnt .L218
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc f122 = f2
	;;
	.mmi
	getf.sig r17 = f122
	;;
	nop 0
	sxt2 r16 = r17
	;;
	.mib
	nop 0
	cmp4.ne p2, p3 = 0, r16
	(p2) br.cond.dpnt .L297
.L218:
	.mii
	nop 0
	sxt2 r58 = r47
	xor r59 = r53, r30
	;;
	.mii
	cmp4.ne p6, p7 = 0, r58
	nop 0
	;;
	(p6) addl r16 = 1, r0
	;;
	.mmi
	(p7) mov r16 = r0
	;;
	addp4 r9 = r16, r0
	nop 0
	;;
	.mii
	nop 0
	shl r15 = r41, r9
	;;
	sxt2 r10 = r15
	;;
	.mii
	nop 0
	extr.u r11 = r15, 15, 1
	;;
	add r14 = r11, r10
	;;
	.mib
	nop 0
	extr r58 = r14, 1, 16
	br.call.sptk.many b0 = __divdi3#
	;;
	.mmi
	nop 0
	mov r1 = r56
	sxt2 r59 = r8
.L217:
	.mii
	nop 0
	dep.z r51 = r49, 1, 4
	nop 0
	.mmi
	ld1.acq r14 = [r44]
	;;
	add r32 = r35, r51
	nop 0
	;;
	.mmi
	st2 [r32] = r59
	nop 0
	nop 0
.L349:
	.mmi
	ld1.acq r14 = [r44]
	nop 0
	mov r8 = r0
	.mmi
	adds r47 = 48, r12
	ld1.acq r35 = [r44]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r56 = r35
	;;
	cmp4.eq p14, p15 = 0, r56
	;;
	.mmi
	(p15) ld1.acq r56 = [r44]
	adds r44 = 32, r12
	mov pr = r57, -1
	.mmi
	ldf.fill f3 = [r47]
	;;
	ldf.fill f2 = [r44], 32
	mov b0 = r54
	;;
	.mii
	nop 0
	mov ar.pfs = r55
	nop 0
	;;
	.mib
	ldf.fill f4 = [r44]
	.label_state 2
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
.L293:
	.body
	.copy_state 2
	.pred.rel.mutex p2, p3
	.mib
	nop 0
	mov r51 = r0
	br .L210
.L225:
	.mmf
	nop 0
	nop 0
	fcmp.neq p2, p3 = f2, f2
	;;
	.mib
	nop 0
	(p2) addl r42 = 1, r0
	(p2) br.cond.dptk .L248
	.mlx
	nop 0
	movl r26 = 0x41dfffffffc00000
	.mlx
	nop 0
	movl r27 = 0xc1e0000000000000
	;;
	.mmi
	setf.d f67 = r26
	setf.d f68 = r27
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p4, p5 = f2, f67
	;;
	.mlx
	nop 0
	(p4) movl r42 = -2147483648
	.mmb
	nop 0
	nop 0
	(p4) br.cond.dpnt .L248
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p8, p9 = f2, f68
	;;
	.mfi
	nop 0
	(p9) fcvt.fx.trunc f68 = f2
	nop 0
	.mlx
	nop 0
	(p8) movl r42 = -2147483647
	;;
	.mii
	(p9) getf.sig r42 = f68
	nop 0
	;;
	(p9) adds r42 = 1, r42
	;;
.L248:
	.mmi
	st4 [r18] = r42
	mov r28 = r0
	mov r29 = r0
	;;
.L234:
	.mib
	nop 0
	cmp4.ge p10, p11 = r58, r28
	(p10) br.cond.dptk .L249
.L350:
	.mmi
	and r9 = 31, r29
	ld1.acq r10 = [r44]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r36 = r10
	;;
	shr r11 = r36, r9
	;;
	.mib
	cmp4.ne p30, p31 = 0, r11
	nop 0
	(p31) br.cond.dpnt .L251
	;;
	.mmi
	addl r41 = @gprel(g22#), gp
	;;
	ldfs f3 = [r41]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p32, p33 = f3, f3
	;;
	.mib
	nop 0
	nop 0
	(p33) br.cond.dpnt .L347
.L309:
	.mmi
	mov r19 = r0
	nop 0
	nop 0
.L255:
	.mlx
	sub r20 = r0, r49
	movl r21 = -9223372036854775808
	.mfi
	nop 0
	fcmp.neq p38, p39 = f2, f2
	adds r38 = 16, r46
	;;
	.mmi
	or r45 = r21, r20
	st1 [r38] = r19
	nop 0
	;;
	.mmi
	adds r43 = -1, r45
	;;
	andcm r39 = r43, r45
	nop 0
	;;
	.mii
	nop 0
	popcnt r23 = r39
	;;
	mov r41 = r23
	.mmb
	mov r34 = r23
	st1 [r48] = r23
	(p38) br.cond.dptk .L256
.L351:
	.mlx
	nop 0
	movl r48 = 0x41efffffffe00000
	;;
	.mmi
	nop 0
	setf.d f78 = r48
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p40, p41 = f2, f78
	;;
	.mib
	nop 0
	nop 0
	(p40) br.cond.dpnt .L310
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p42, p43 = f2, f0
	;;
	.mib
	nop 0
	nop 0
	(p42) br.cond.dpnt .L256
	;;
	.mmf
	nop 0
	nop 0
	(p43) fcvt.fxu.trunc f78 = f2
	;;
	.mmi
	(p43) getf.sig r23 = f78
	;;
	nop 0
	(p43) zxt2 r23 = r23
	;;
	.mii
	nop 0
	pmpy2.r r22 = r41, r23
	;;
	zxt2 r23 = r22
	;;
	.mib
	nop 0
	cmp4.ne p44, p45 = 0, r23
	(p45) br.cond.dpnt .L256
	;;
	.mmi
	(p44) addl r23 = 1, r0
	nop 0
	nop 0
	;;
.L258:
	.mmi
	st2 [r53] = r23
	nop 0
	nop 0
.L251:
	.mmi
	addl r40 = @gprel(crc#), gp
	addl r33 = 255, r0
	shr.u r24 = r49, 8
	.mib
	nop 0
	shr.u r28 = r49, 16
	nop 0
	;;
	.mmi
	ld4 r25 = [r40]
	and r26 = r33, r49
	shr.u r29 = r49, 24
	.mmi
	and r27 = r33, r24
	and r58 = r33, r28
	shr.u r17 = r49, 32
	;;
	.mii
	addp4 r30 = r25, r0
	extr.u r31 = r25, 15, 17
	shr.u r16 = r49, 40
	.mmb
	and r32 = r33, r29
	and r2 = r33, r17
	nop 0
	;;
	.mmi
	xor r15 = r30, r26
	nop 0
	shr.u r56 = r49, 48
	.mii
	and r3 = r33, r16
	shr.u r9 = r49, 56
	;;
	dep.z r59 = r15, 16, 16
	.mmi
	and r8 = r33, r56
	;;
	add r14 = r59, r15
	tbit.z p48, p49 = r49, 0
	;;
	.mmi
	shladd r10 = r14, 1, r0
	;;
	add r36 = r10, r15
	nop 0
	;;
	.mmi
	shladd r11 = r36, 3, r0
	;;
	add r18 = r11, r15
	nop 0
	;;
	.mmi
	shladd r19 = r18, 3, r0
	;;
	add r20 = r19, r15
	nop 0
	;;
	.mmi
	shladd r38 = r20, 1, r0
	;;
	add r21 = r38, r15
	nop 0
	;;
	.mmi
	add r45 = r21, r31
	;;
	addp4 r43 = r45, r0
	extr.u r39 = r45, 15, 17
	;;
	.mmi
	xor r48 = r43, r27
	;;
	nop 0
	dep.z r22 = r48, 16, 16
	;;
	.mmi
	add r23 = r22, r48
	;;
	shladd r33 = r23, 1, r0
	nop 0
	;;
	.mmi
	add r24 = r33, r48
	;;
	shladd r25 = r24, 3, r0
	nop 0
	;;
	.mmi
	add r26 = r25, r48
	;;
	shladd r27 = r26, 3, r0
	nop 0
	;;
	.mmi
	add r28 = r27, r48
	;;
	shladd r29 = r28, 1, r0
	nop 0
	;;
	.mmi
	add r30 = r29, r48
	;;
	add r31 = r30, r39
	nop 0
	;;
	.mii
	addp4 r17 = r31, r0
	extr.u r15 = r31, 15, 17
	;;
	xor r58 = r17, r58
	;;
	.mii
	nop 0
	dep.z r16 = r58, 16, 16
	;;
	add r56 = r16, r58
	;;
	.mmi
	shladd r59 = r56, 1, r0
	;;
	add r14 = r59, r58
	nop 0
	;;
	.mmi
	shladd r10 = r14, 3, r0
	;;
	add r36 = r10, r58
	nop 0
	;;
	.mmi
	shladd r11 = r36, 3, r0
	;;
	add r18 = r11, r58
	nop 0
	;;
	.mmi
	shladd r19 = r18, 1, r0
	;;
	add r20 = r19, r58
	nop 0
	;;
	.mmi
	add r38 = r20, r15
	;;
	addp4 r21 = r38, r0
	extr.u r45 = r38, 15, 17
	;;
	.mmi
	xor r32 = r21, r32
	;;
	nop 0
	dep.z r43 = r32, 16, 16
	;;
	.mmi
	add r39 = r43, r32
	;;
	shladd r48 = r39, 1, r0
	nop 0
	;;
	.mmi
	add r22 = r48, r32
	;;
	shladd r23 = r22, 3, r0
	nop 0
	;;
	.mmi
	add r33 = r23, r32
	;;
	shladd r24 = r33, 3, r0
	nop 0
	;;
	.mmi
	add r25 = r24, r32
	;;
	shladd r26 = r25, 1, r0
	nop 0
	;;
	.mmi
	add r27 = r26, r32
	;;
	add r28 = r27, r45
	nop 0
	;;
	.mii
	addp4 r29 = r28, r0
	extr.u r30 = r28, 15, 17
	;;
	xor r2 = r29, r2
	;;
	.mii
	nop 0
	dep.z r31 = r2, 16, 16
	;;
	add r17 = r31, r2
	;;
	.mmi
	shladd r15 = r17, 1, r0
	;;
	add r58 = r15, r2
	nop 0
	;;
	.mmi
	shladd r16 = r58, 3, r0
	;;
	add r56 = r16, r2
	nop 0
	;;
	.mmi
	shladd r59 = r56, 3, r0
	;;
	add r14 = r59, r2
	nop 0
	;;
	.mmi
	shladd r10 = r14, 1, r0
	;;
	add r36 = r10, r2
	nop 0
	;;
	.mmi
	add r11 = r36, r30
	;;
	addp4 r18 = r11, r0
	extr.u r19 = r11, 15, 17
	;;
	.mmi
	xor r3 = r18, r3
	;;
	nop 0
	dep.z r20 = r3, 16, 16
	;;
	.mmi
	add r38 = r20, r3
	;;
	shladd r21 = r38, 1, r0
	nop 0
	;;
	.mmi
	add r45 = r21, r3
	;;
	shladd r32 = r45, 3, r0
	nop 0
	;;
	.mmi
	add r43 = r32, r3
	;;
	shladd r39 = r43, 3, r0
	nop 0
	;;
	.mmi
	add r48 = r39, r3
	;;
	shladd r22 = r48, 1, r0
	nop 0
	;;
	.mmi
	add r23 = r22, r3
	;;
	add r33 = r23, r19
	nop 0
	;;
	.mii
	addp4 r24 = r33, r0
	extr.u r25 = r33, 15, 17
	;;
	xor r8 = r24, r8
	;;
	.mii
	nop 0
	dep.z r26 = r8, 16, 16
	;;
	add r27 = r26, r8
	;;
	.mmi
	shladd r28 = r27, 1, r0
	;;
	add r29 = r28, r8
	nop 0
	;;
	.mmi
	shladd r30 = r29, 3, r0
	;;
	add r2 = r30, r8
	nop 0
	;;
	.mmi
	shladd r31 = r2, 3, r0
	;;
	add r17 = r31, r8
	nop 0
	;;
	.mmi
	shladd r15 = r17, 1, r0
	;;
	add r58 = r15, r8
	nop 0
	;;
	.mmi
	add r16 = r58, r25
	;;
	addp4 r56 = r16, r0
	extr.u r59 = r16, 15, 17
	;;
	.mmi
	xor r9 = r56, r9
	;;
	nop 0
	dep.z r14 = r9, 16, 16
	;;
	.mmi
	add r10 = r14, r9
	;;
	shladd r36 = r10, 1, r0
	nop 0
	;;
	.mmi
	add r11 = r36, r9
	;;
	shladd r18 = r11, 3, r0
	nop 0
	;;
	.mmi
	add r19 = r18, r9
	;;
	shladd r3 = r19, 3, r0
	nop 0
	;;
	.mmi
	add r20 = r3, r9
	;;
	shladd r38 = r20, 1, r0
	nop 0
	;;
	.mmi
	add r21 = r38, r9
	;;
	add r30 = r21, r59
	nop 0
	;;
	.mib
	st4 [r40] = r30
	nop 0
	(p48) br.cond.dptk .L259
	.mmf
	nop 0
	nop 0
	fcmp.neq p56, p57 = f2, f2
	;;
	.mib
	nop 0
	(p56) mov r30 = r0
	(p56) br.cond.dptk .L260
	;;
	.mlx
	nop 0
	movl r30 = 0x41dfffffffc00000
	.mlx
	nop 0
	movl r53 = 0xc1e0000000000000
	;;
	.mmi
	setf.d f85 = r30
	setf.d f86 = r53
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p58, p59 = f2, f85
	;;
	.mlx
	nop 0
	(p58) movl r30 = 2147483647
	.mmb
	nop 0
	nop 0
	(p58) br.cond.dpnt .L260
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p60, p61 = f2, f86
	;;
	.mfi
	nop 0
	(p61) fcvt.fx.trunc f2 = f2
	nop 0
	.mlx
	nop 0
	(p60) movl r30 = -2147483648
	;;
	.mmi
	(p61) getf.sig r30 = f2
	nop 0
	nop 0
	;;
.L260:
	.mmi
	sub r2 = r30, r42
	cmp4.ltu p62, p63 = 21, r37
	mux1 r31 = r49, @rev
	.mmi
	adds r16 = 24, r12
	adds r17 = 8, r51
	addp4 r41 = r41, r0
	;;
	.mmi
	nop 0
	setf.sig f87 = r2
	(p63) dep.z r34 = r34, 1, 4
	.mmi
	ld2 r15 = [r17]
	;;
	setf.sig f88 = r31
	(p63) add r34 = r35, r34
	.mmi
	setf.sig f91 = r15
	;;
	nop 0
	popcnt r9 = r41
	;;
	.mmi
	nop 0
	st8 [r50] = r9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f89 = f87, f88
	;;
	.mmi
	getf.sig r58 = f89
	;;
	sub r56 = r58, r42
	nop 0
	;;
	.mmi
	st4.rel [r16] = r56
	(p63) ld2 r56 = [r34]
	nop 0
	;;
	.mmi
	(p62) ld4 r56 = [r47]
	;;
	nop 0
	(p63) sxt2 r56 = r56
	;;
	.mmi
	nop 0
	setf.sig f90 = r56
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f92 = f90, f91
	;;
	.mmi
	nop 0
	getf.sig r59 = f92
	nop 0
	;;
	.mmi
	st4 [r47] = r59
	nop 0
	nop 0
.L353:
	.mmi
	ld1.acq r14 = [r44]
	nop 0
	mov r8 = r0
	.mmi
	adds r47 = 48, r12
	ld1.acq r35 = [r44]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r56 = r35
	;;
	cmp4.eq p14, p15 = 0, r56
	;;
	.mmi
	(p15) ld1.acq r56 = [r44]
	adds r44 = 32, r12
	mov pr = r57, -1
	.mmi
	ldf.fill f3 = [r47]
	;;
	ldf.fill f2 = [r44], 32
	mov b0 = r54
	;;
	.mii
	nop 0
	mov ar.pfs = r55
	nop 0
	;;
	.mib
	ldf.fill f4 = [r44]
	.label_state 3
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
.L221:
	.body
	.copy_state 3
	.mmi
	setf.sig f117 = r37
	and r25 = 31, r45
	shl r49 = r49, 26
	.mii
	nop 0
	shr.u r33 = r45, 38
	;;
	or r24 = r33, r49
	;;
	.mii
	cmp.eq p52, p53 = r24, r22
	nop 0
	;;
	shl r42 = r40, r25
	.mmi
	(p53) adds r22 = 16, r12
	;;
	(p53) ld8.acq r24 = [r22]
	nop 0
	;;
	.mfi
	nop 0
	fcvt.xf f118 = f117
	sxt2 r26 = r42
	;;
	.mmi
	cmp4.eq p54, p55 = r40, r26
	;;
	(p55) ld1.acq r26 = [r44]
	nop 0
	.mmi
	ld1.acq r37 = [r44]
	;;
	and r40 = 63, r37
	nop 0
	;;
	.mfi
	nop 0
	fnorm.s f119 = f118
	shladd r27 = r40, 2, r0
	;;
	.mmi
	nop 0
	add r52 = r52, r27
	nop 0
	;;
	.mib
	stfs [r52] = f119
	nop 0
	br .L220
.L346:
	.pred.rel.mutex p2, p3
	.mii
	nop 0
	sxt1 r21 = r38
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p14, p15 = -1, r21
	(p14) br.cond.dptk .L193
	.mmi
	ld8.acq r14 = [r3]
	adds r36 = 16, r46
	dep.z r34 = r49, 1, 4
	.mmi
	adds r28 = 16, r12
	adds r51 = 4, r35
	adds r53 = 16, r12
	;;
	.mmi
	add r48 = r35, r34
	ld8.acq r14 = [r3]
	dep.z r50 = r45, 1, 4
	.mlx
	ld8.acq r32 = [r3]
	movl r17 = -9223372036854775808
	;;
	.mmi
	nop 0
	ld1 r39 = [r36]
	add r43 = r35, r50
	.mmi
	nop 0
	ld2.a r8 = [r48]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r22 = r39
	sxt2 r27 = r8
	.mmb
	nop 0
	ld1.a r26 = [r51]
	nop 0
	;;
	.mii
	nop 0
	mux1 r46 = r32, @rev
	shladd r23 = r22, 1, r0
	;;
	.mii
	add r33 = r23, r22
	nop 0
	;;
	shr.u r24 = r46, 32
	.mmi
	xor r25 = r33, r42
	;;
	st2 [r43] = r24
	sxt1 r42 = r25
	;;
	.mmi
	chk.a.clr r8, .L358
.L359:
	.pred.rel.mutex p2, p3
	st8.rel [r28] = r27
	nop 0
	.mmi
	ld1.c.clr r26 = [r51]
	;;
	ld1.acq r29 = [r44]
	nop 0
	;;
	.mii
	nop 0
	zxt1 r30 = r29
	nop 0
	;;
	.mib
	cmp4.eq p16, p17 = r30, r26
	nop 0
	(p16) br.cond.dpnt .L348
	;;
	.mmi
	ld8.acq r2 = [r53]
	ld1.acq r31 = [r44]
	nop 0
	;;
	.mmi
	or r58 = r17, r2
	nop 0
	sub r16 = r31, r26
	;;
	.mii
	adds r15 = -1, r58
	sxt1 r59 = r16
	;;
	andcm r41 = r15, r58
	;;
	.mii
	nop 0
	popcnt r9 = r41
	;;
	shr.u r58 = r9, 1
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = __divdi3#
	;;
	.mmi
	mov r1 = r56
	nop 0
	nop 0
.L201:
	.pred.rel.mutex p2, p3
	.mii
	and r38 = 63, r38
	cmp4.ge p18, p19 = r8, r42
	;;
	shladd r3 = r38, 2, r0
	;;
	.mmi
	add r20 = r52, r3
	;;
	ldfs f95 = [r20]
	nop 0
	;;
	.mfb
	nop 0
	fnorm.d f96 = f95
	(p18) br.cond.dptk .L202
	.mmf
	nop 0
	nop 0
	fcmp.neq p26, p27 = f95, f95
	;;
	.mib
	nop 0
	nop 0
	(p26) br.cond.dptk .L290
	.mlx
	nop 0
	movl r33 = 0x41dfffffffc00000
	.mlx
	nop 0
	movl r24 = 0xcf000000
	;;
	.mmi
	setf.d f101 = r33
	setf.s f102 = r24
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p28, p29 = f96, f101
	;;
	.mib
	(p28) addl r15 = 248, r0
	nop 0
	(p28) br.cond.dpnt .L203
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p30, p31 = f95, f102
	;;
	.mib
	nop 0
	nop 0
	(p30) br.cond.dpnt .L290
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc f103 = f95
	;;
	.mii
	getf.sig r25 = f103
	nop 0
	;;
	dep.z r15 = r25, 3, 5
.L203:
	.pred.rel.mutex p2, p3
	.pred.rel.mutex p26, p27
	.mii
	nop 0
	sxt1 r42 = r49
	;;
	extr.u r8 = r42, 29, 3
	;;
	.mii
	or r26 = r15, r8
	nop 0
	;;
	sxt1 r23 = r26
	;;
.L204:
	.pred.rel.mutex p2, p3
	.pred.rel.mutex p26, p27
	.mib
	st1.rel [r44] = r23
	nop 0
	br .L200
.L213:
	.pred.rel.mutex p2, p3
	.mib
	nop 0
	nop 0
	(p2) br.cond.dptk .L215
	.mlx
	nop 0
	movl r18 = 0x41dfffffffc00000
	.mlx
	nop 0
	movl r24 = 0xc1e0000000000000
	;;
	.mmi
	setf.d f123 = r18
	setf.d f124 = r24
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p4, p5 = f2, f123
	;;
	.mib
	nop 0
	nop 0
	(p4) br.cond.dpnt .L295
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p8, p9 = f2, f124
	;;
	.mib
	nop 0
	nop 0
	(p8) br.cond.dpnt .L215
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc f125 = f2
	;;
	.mmi
	getf.sig r19 = f125
	;;
	nop 0
	sxt2 r24 = r19
	;;
	.mib
	nop 0
	cmp4.ne p10, p11 = 0, r24
	(p10) br.cond.dpnt .L295
.L215:
	.mii
	nop 0
	sxt2 r3 = r47
	;;
	cmp4.ne p12, p13 = 0, r3
	;;
	.mmi
	(p12) addl r24 = 1, r0
	;;
	(p13) mov r24 = r0
	nop 0
	;;
	.mmi
	addp4 r38 = r24, r0
	;;
	nop 0
	shl r20 = r41, r38
	;;
	.mii
	nop 0
	sxt2 r21 = r20
	;;
	extr.u r50 = r20, 15, 1
	;;
	.mii
	add r36 = r50, r21
	nop 0
	;;
	extr r59 = r36, 1, 16
.L354:
	.mii
	nop 0
	dep.z r51 = r49, 1, 4
	nop 0
	.mmi
	ld1.acq r14 = [r44]
	;;
	add r32 = r35, r51
	nop 0
	;;
	.mib
	st2 [r32] = r59
	nop 0
	br .L349
.L283:
	.pred.rel.mutex p2, p3
	.mmi
	addp4 r59 = 4294967295 - 0x100000000, r0
	nop 0
	nop 0
.L192:
	.pred.rel.mutex p2, p3
	.mib
	mov r58 = r49
	nop 0
	br.call.sptk.many b0 = __udivdi3#
	;;
	.mib
	mov r1 = r56
	mov r47 = r8
	br .L191
.L286:
	.pred.rel.mutex p2, p3
	.mlx
	nop 0
	movl r59 = 9223372036854775807
.L197:
	.pred.rel.mutex p2, p3
	.mib
	nop 0
	mov r58 = r36
	br.call.sptk.many b0 = __umoddi3#
	;;
	.mmi
	mov r1 = r56
	nop 0
	nop 0
.L355:
	.pred.rel.mutex p2, p3
	.mfi
	adds r29 = 16, r35
	fnorm.s f108 = f2
	shr.u r31 = r49, 55
	.mmi
	and r30 = 63, r45
	adds r2 = 8, r50
	and r10 = 63, r38
	;;
	.mmi
	ld2 r17 = [r29]
	shladd r58 = r30, 2, r0
	sub r41 = r8, r31
	.mlx
	shladd r19 = r10, 2, r0
	movl r14 = -9223372036854775808
	;;
	.mii
	nop 0
	sxt2 r9 = r17
	add r15 = r52, r58
	.mmb
	or r49 = r41, r49
	ld8 r16 = [r2]
	nop 0
	;;
	.mmi
	setf.sig f109 = r9
	stfs [r15] = f3
	sxt2 r59 = r16
	.mmi
	add r38 = r52, r19
	nop 0
	adds r11 = 8, r51
	;;
	.mmi
	mov r40 = r59
	ldfs f95 = [r38]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f110 = f109
	;;
	.mfi
	nop 0
	fnorm.d f96 = f95
	nop 0
	.mfi
	nop 0
	fcmp.neq p26, p27 = f95, f95
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f111 = f110
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p40, p41 = f108, f111
	;;
	.mmi
	nop 0
	(p41) andcm r15 = 1, r49
	nop 0
	;;
	.mii
	nop 0
	(p41) shl r9 = r59, r15
	;;
	(p41) sxt2 r40 = r9
	;;
	.mii
	st2 [r53] = r40
	sxt4 r53 = r40
	;;
	or r18 = r14, r53
	;;
	.mmi
	adds r3 = -1, r18
	;;
	andcm r20 = r3, r18
	nop 0
	;;
	.mii
	nop 0
	popcnt r21 = r20
	nop 0
	;;
	.mib
	st2 [r11] = r21
	nop 0
	br .L200
.L230:
	.mmi
	nop 0
	adds r10 = 52, r46
	nop 0
	;;
	.mmi
	st1 [r10] = r0
	nop 0
	nop 0
.L231:
	.mmi
	adds r11 = 108, r52
	ldfs f55 = [r52]
	nop 0
	;;
	.mmi
	nop 0
	ldfs f56 = [r11]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.eq p30, p31 = f55, f55
	;;
	.mfb
	nop 0
	fnorm.d f57 = f56
	(p31) br.cond.dptk .L340
	.mlx
	nop 0
	movl r11 = 0x41efffffffe00000
	.mmf
	nop 0
	nop 0
	fnorm.d f58 = f55
	;;
	.mmf
	setf.d f59 = r11
	nop 0
	fcmp.neq p36, p37 = f56, f56
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p32, p33 = f58, f59
	;;
	.mib
	nop 0
	nop 0
	(p32) br.cond.dpnt .L238
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p34, p35 = f55, f0
	;;
	.mib
	nop 0
	nop 0
	(p34) br.cond.dpnt .L340
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fxu.trunc f60 = f55
	;;
	.mmi
	nop 0
	getf.sig r36 = f60
	nop 0
	;;
	.mib
	nop 0
	and r18 = r38, r36
	(p37) br.cond.dpnt .L271
	;;
	.mmi
	mov r11 = r38
	nop 0
	nop 0
	;;
.L241:
	.mii
	nop 0
	mux1 r43 = r49, @rev
	cmp4.geu p50, p51 = r11, r18
	.mmb
	nop 0
	nop 0
	(p50) br.cond.spnt .L237
	;;
	.mii
	nop 0
	extr.u r11 = r43, 32, 32
	nop 0
	;;
.L244:
	.mmi
	st4 [r47] = r11
	nop 0
	nop 0
.L341:
	.mmi
	nop 0
	mov r28 = r0
	mov r29 = r0
	;;
	.align 32
.L352:
	.mib
	nop 0
	cmp4.ge p10, p11 = r58, r28
	(p11) br.cond.dptk .L350
.L249:
	.mmi
	addl r31 = @gprel(g22#), gp
	ld4 r30 = [r47]
	nop 0
	;;
	.mii
	ldfs f3 = [r31]
	sxt1 r59 = r30
	;;
	cmp4.ne p12, p13 = 0, r59
	;;
	.mfb
	nop 0
	fnorm.d f4 = f3
	(p12) br.cond.dptk .L252
	.mmf
	nop 0
	nop 0
	fcmp.neq p22, p23 = f3, f3
	;;
	.mib
	nop 0
	nop 0
	(p22) br.cond.dptk .L251
	.mlx
	nop 0
	movl r56 = 0x41dfffffffc00000
	.mlx
	nop 0
	movl r59 = 0xcf000000
	;;
	.mmi
	setf.d f72 = r56
	setf.s f73 = r59
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p24, p25 = f4, f72
	;;
	.mib
	nop 0
	nop 0
	(p24) br.cond.dpnt .L251
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p26, p27 = f3, f73
	;;
	.mib
	nop 0
	nop 0
	(p26) br.cond.dpnt .L251
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc f74 = f3
	;;
	.mmi
	getf.sig r14 = f74
	;;
	adds r3 = 1, r14
	nop 0
	;;
	.mii
	nop 0
	zxt1 r8 = r3
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p28, p29 = 2, r8
	(p29) br.cond.spnt .L251
.L254:
	.mlx
	nop 0
	movl r19 = 0x41dfffffffc00000
	.mlx
	sub r20 = r0, r49
	movl r34 = 0xcf000000
	;;
	.mlx
	setf.d f75 = r19
	movl r21 = -9223372036854775808
	.mfi
	setf.s f76 = r34
	fcmp.neq p38, p39 = f2, f2
	adds r38 = 16, r46
	;;
	.mmi
	or r45 = r21, r20
	;;
	adds r43 = -1, r45
	nop 0
	;;
	.mmi
	nop 0
	andcm r39 = r43, r45
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p34, p35 = f4, f75
	;;
	.mii
	nop 0
	popcnt r23 = r39
	nop 0
	;;
	.mib
	(p34) addl r19 = -1, r0
	nop 0
	(p34) br.cond.dpnt .L255
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p36, p37 = f3, f76
	;;
	.mib
	mov r41 = r23
	mov r34 = r23
	(p36) br.cond.dpnt .L309
	;;
	.mfi
	nop 0
	fcvt.fx.trunc f77 = f3
	nop 0
	.mmi
	st1 [r48] = r23
	;;
	getf.sig r18 = f77
	nop 0
	;;
	.mii
	nop 0
	sxt1 r19 = r18
	nop 0
	;;
	.mib
	st1 [r38] = r19
	nop 0
	(p39) br.cond.dptk .L351
.L256:
	.mmi
	nop 0
	setf.sig f79 = r37
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f80 = f79
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f81 = f80
	;;
	.mmf
	nop 0
	nop 0
	fcmp.le p46, p47 = f81, f2
	;;
	.mmi
	(p46) addl r23 = 1, r0
	;;
	(p47) mov r23 = r0
	nop 0
	;;
	.mib
	st2 [r53] = r23
	nop 0
	br .L251
.L232:
	.mii
	nop 0
	shrp r49 = r49, r49, 59
	mov r28 = r0
	.mmb
	nop 0
	mov r29 = r0
	br .L352
.L233:
	.mmi
	adds r39 = 196, r52
	;;
	ldfs f64 = [r39]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p56, p57 = f64, f64
	;;
	.mib
	nop 0
	nop 0
	(p56) br.cond.dptk .L303
	.mlx
	nop 0
	movl r22 = 0x41efffffffe00000
	.mmf
	nop 0
	nop 0
	fnorm.d f65 = f64
	;;
	.mmi
	nop 0
	setf.d f66 = r22
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p58, p59 = f65, f66
	;;
	.mib
	(p58) addl r18 = 255, r0
	nop 0
	(p58) br.cond.dpnt .L246
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p60, p61 = f64, f0
	;;
	.mib
	nop 0
	nop 0
	(p60) br.cond.dpnt .L303
	;;
	.mmf
	nop 0
	nop 0
	(p61) fcvt.fxu.trunc f64 = f64
	;;
	.mii
	(p61) getf.sig r18 = f64
	nop 0
	;;
	(p61) zxt1 r18 = r18
	.align 32
.L246:
	.mii
	nop 0
	dep.z r23 = r49, 1, 4
	zxt2 r40 = r49
	;;
	.mmi
	add r33 = r35, r23
	nop 0
	cmp4.ne p62, p63 = 0, r40
	;;
	.mmi
	ld2 r24 = [r33]
	;;
	sub r25 = r18, r24
	nop 0
	;;
	.mii
	nop 0
	zxt1 r28 = r25
	nop 0
	;;
	.mib
	mov r29 = r28
	(p63) mov r28 = r0
	(p63) br.cond.dptk .L234
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r28
	;;
	(p6) addl r28 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r28 = r0
	br .L234
	;;
.L228:
	.mmi
	adds r15 = 24, r51
	addl r3 = @gprel(g22#), gp
	sxt4 r16 = r42
	.mmi
	adds r2 = 4, r51
	mov r28 = r0
	mov r29 = r0
	;;
	.mmi
	nop 0
	ld8 r14 = [r15]
	nop 0
	.mmi
	setf.sig f45 = r16
	ldfs f47 = [r3]
	nop 0
	;;
	.mii
	nop 0
	extr r8 = r14, 0, 1
	;;
	sxt1 r9 = r8
	;;
	.mmi
	nop 0
	setf.sig f48 = r9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f46 = f45
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f49 = f48
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f50 = f46
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f51 = f49
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f52 = f50
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f53 = f51, f47
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f54 = f53, f52
	;;
	.mib
	stfs [r2] = f54
	nop 0
	br .L352
.L226:
	.mfi
	addl r32 = @gprel(g22#), gp
	fnorm.s f32 = f2
	nop 0
	.mmi
	setf.sig f34 = r43
	mov r28 = r0
	mov r29 = r0
	;;
	.mmi
	nop 0
	ldfs f33 = [r32]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf.s f35 = f34
	;;
	.mmf
	nop 0
	nop 0
	mov f36 = f33
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f37 = f35, f33
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f38, p28 = f36, f32
	;;
	.mmf
	nop 0
	nop 0
	(p28) fnma.s1 f39 = f32, f38, f1
	;;
	.mmf
	nop 0
	nop 0
	(p28) fma.s1 f40 = f38, f39, f38
	;;
	.mmf
	nop 0
	nop 0
	(p28) fma.s1 f41 = f40, f39, f38
	;;
	.mmf
	nop 0
	nop 0
	(p28) fmpy.s.s1 f42 = f36, f41
	;;
	.mmf
	nop 0
	nop 0
	(p28) fnma.s1 f43 = f42, f32, f36
	;;
	.mmf
	nop 0
	nop 0
	(p28) fma.s.s0 f38 = f43, f41, f42
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f44 = f37, f38
	;;
	.mib
	stfs [r52] = f44
	nop 0
	br .L234
.L259:
	.mmi
	and r49 = 31, r49
	ld2 r51 = [r53]
	adds r48 = 8, r50
	.mmi
	adds r39 = 40, r46
	addl r37 = @gprel(g22#), gp
	addp4 r41 = r41, r0
	;;
	.mmi
	ld4 r47 = [r47]
	adds r46 = 34, r46
	sxt2 r40 = r51
	.mmi
	adds r52 = 200, r52
	ld8 r33 = [r48]
	zxt2 r45 = r51
	;;
	.mii
	ldfs f82 = [r37]
	extr r24 = r33, 9, 7
	and r34 = r47, r34
	.mmb
	ld8 r23 = [r39]
	ld1.acq r19 = [r44]
	nop 0
	;;
	.mii
	nop 0
	dep.z r22 = r45, 7, 25
	shl r26 = r40, r49
	.mmb
	nop 0
	ld1.acq r15 = [r44]
	nop 0
	;;
	.mii
	nop 0
	sxt2 r25 = r23
	zxt2 r43 = r34
	;;
	.mii
	nop 0
	popcnt r9 = r41
	sxt2 r28 = r26
	.mmi
	st2 [r46] = r43
	;;
	cmp4.ne p54, p55 = r28, r24
	extr.u r8 = r25, 25, 7
	;;
	.mmi
	(p55) adds r35 = 8, r35
	or r27 = r22, r8
	(p54) adds r47 = -1, r47
	;;
	.mmi
	(p55) ld2 r47 = [r35]
	nop 0
	zxt2 r29 = r27
	.mmi
	stfs [r52] = f82
	st8 [r50] = r9
	nop 0
	;;
	.mmi
	nop 0
	(p55) sub r47 = r42, r47
	nop 0
	;;
	.mii
	nop 0
	zxt2 r35 = r47
	;;
	add r42 = r35, r29
	;;
	.mib
	st2 [r53] = r42
	nop 0
	br .L353
.L252:
	.mmf
	nop 0
	nop 0
	fcmp.neq p14, p15 = f3, f3
	;;
	.mib
	nop 0
	nop 0
	(p14) br.cond.dptk .L251
	.mlx
	nop 0
	movl r58 = 0x41dfffffffc00000
	.mlx
	nop 0
	movl r17 = 0xcf000000
	;;
	.mmi
	setf.d f69 = r58
	setf.s f70 = r17
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p16, p17 = f4, f69
	;;
	.mib
	nop 0
	nop 0
	(p16) br.cond.dpnt .L251
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p18, p19 = f3, f70
	;;
	.mib
	nop 0
	nop 0
	(p18) br.cond.dpnt .L251
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc f71 = f3
	;;
	.mii
	getf.sig r32 = f71
	nop 0
	;;
	extr.u r15 = r32, 7, 1
	.mii
	nop 0
	sxt1 r16 = r32
	;;
	add r2 = r15, r16
	;;
	.mib
	nop 0
	extr r58 = r2, 1, 8
	br.call.sptk.many b0 = __divdi3#
	;;
	.mib
	mov r1 = r56
	cmp4.ne p20, p21 = 0, r8
	(p20) br.cond.sptk .L254
	.mib
	nop 0
	nop 0
	br .L251
.L340:
	.mmf
	nop 0
	nop 0
	fcmp.eq p38, p39 = f56, f56
	;;
	.mib
	nop 0
	nop 0
	(p39) br.cond.dptk .L237
	.mlx
	nop 0
	movl r11 = 0x41efffffffe00000
	.mmi
	mov r18 = r0
	;;
	setf.d f61 = r11
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p40, p41 = f57, f61
	;;
	.mib
	nop 0
	nop 0
	(p40) br.cond.dpnt .L237
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p42, p43 = f56, f0
	;;
	.mib
	nop 0
	nop 0
	(p42) br.cond.spnt .L237
.L275:
	.mmf
	nop 0
	nop 0
	fcvt.fxu.trunc f63 = f56
	;;
	.mmi
	nop 0
	getf.sig r20 = f63
	nop 0
	;;
	.mib
	nop 0
	sub r11 = r38, r20
	br .L241
.L238:
	.mmf
	nop 0
	nop 0
	fcmp.eq p44, p45 = f56, f56
	;;
	.mib
	nop 0
	(p44) mov r18 = r38
	(p44) br.cond.sptk .L271
	.align 32
.L237:
	.mmi
	nop 0
	cmp.eq p52, p53 = r32, r45
	nop 0
	;;
	.mib
	nop 0
	(p52) mov r11 = r0
	(p52) br.cond.dptk .L244
	.mii
	nop 0
	dep.z r38 = r38, 1, 4
	;;
	add r21 = r35, r38
	;;
	.mmi
	ld2 r45 = [r21]
	;;
	nop 0
	sxt2 r11 = r45
	;;
	.mmi
	cmp4.ne p54, p55 = 0, r11
	;;
	(p54) addl r11 = 1, r0
	nop 0
	;;
	.mmi
	nop 0
	(p55) mov r11 = r0
	nop 0
	;;
	.mib
	st4 [r47] = r11
	nop 0
	br .L341
.L347:
	.mfb
	nop 0
	fnorm.d f4 = f3
	br .L254
.L303:
	.mib
	nop 0
	mov r18 = r0
	br .L246
.L271:
	.mlx
	nop 0
	movl r19 = 0x41efffffffe00000
	;;
	.mmi
	nop 0
	setf.d f62 = r19
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p46, p47 = f57, f62
	;;
	.mib
	(p46) adds r11 = 1, r38
	nop 0
	(p46) br.cond.dpnt .L241
	;;
	.mfi
	nop 0
	fcmp.lt p48, p49 = f56, f0
	mov r11 = r38
	;;
	.mbb
	nop 0
	(p49) br.cond.spnt .L275
	br .L241
.L297:
	.mii
	addl r16 = 1, r0
	xor r59 = r53, r30
	;;
	addp4 r9 = r16, r0
	;;
	.mii
	nop 0
	shl r15 = r41, r9
	;;
	sxt2 r10 = r15
	;;
	.mii
	nop 0
	extr.u r11 = r15, 15, 1
	;;
	add r14 = r11, r10
	;;
	.mib
	nop 0
	extr r58 = r14, 1, 16
	br.call.sptk.many b0 = __divdi3#
	;;
	.mib
	mov r1 = r56
	sxt2 r59 = r8
	br .L217
.L295:
	.mmi
	addl r24 = 1, r0
	;;
	addp4 r38 = r24, r0
	nop 0
	;;
	.mii
	nop 0
	shl r20 = r41, r38
	;;
	sxt2 r21 = r20
	;;
	.mii
	nop 0
	extr.u r50 = r20, 15, 1
	;;
	add r36 = r50, r21
	;;
	.mib
	nop 0
	extr r59 = r36, 1, 16
	br .L354
.L310:
	.mmi
	addl r23 = 65535, r0
	;;
	nop 0
	pmpy2.r r22 = r41, r23
	;;
	.mii
	nop 0
	zxt2 r23 = r22
	;;
	cmp4.ne p44, p45 = 0, r23
	;;
	.mib
	nop 0
	(p44) addl r23 = 1, r0
	(p44) br.cond.dptk .L258
	.mib
	nop 0
	nop 0
	br .L256
.L202:
	.pred.rel.mutex p2, p3
	.mmi
	adds r21 = 16, r12
	;;
	ld8.acq r50 = [r21]
	nop 0
	;;
	.mmi
	and r36 = 63, r50
	;;
	shladd r51 = r36, 2, r0
	nop 0
	;;
	.mmi
	add r32 = r52, r51
	;;
	ldfs f97 = [r32]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p20, p21 = f97, f97
	;;
	.mib
	nop 0
	(p20) mov r32 = r47
	(p20) br.cond.dptk .L205
	.mlx
	nop 0
	movl r43 = 0x43df399b1438a100
	.mmf
	nop 0
	nop 0
	fnorm.d f98 = f97
	;;
	.mlx
	setf.d f99 = r43
	movl r34 = 0xc3df399b1438a100
	;;
	.mmi
	nop 0
	setf.d f100 = r34
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p22, p23 = f98, f99
	;;
	.mlx
	nop 0
	(p22) movl r32 = -9223372036854775807
	;;
	.mib
	(p22) add r32 = r47, r32
	nop 0
	(p22) br.cond.dpnt .L205
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p24, p25 = f98, f100
	;;
	.mfi
	nop 0
	(p25) fcvt.fx.trunc f97 = f97
	nop 0
	.mlx
	nop 0
	(p24) movl r32 = -9223372036854775808
	;;
	.mmi
	nop 0
	(p24) add r32 = r47, r32
	nop 0
	;;
	.mii
	(p25) getf.sig r32 = f97
	nop 0
	;;
	(p25) sub r32 = r47, r32
.L205:
	.pred.rel.mutex p2, p3
	.mlx
	nop 0
	movl r39 = -9223372036854775808
	.mmf
	nop 0
	nop 0
	fcmp.neq p26, p27 = f95, f95
	;;
	.mmi
	or r48 = r39, r32
	;;
	adds r22 = -1, r48
	nop 0
	;;
	.mmi
	andcm r46 = r22, r48
	;;
	nop 0
	popcnt r23 = r46
	;;
	.mib
	st1.rel [r44] = r23
	nop 0
	br .L200
.L348:
	.pred.rel.mutex p2, p3
	.mlx
	adds r59 = 16, r12
	movl r15 = -9223372036854775808
	;;
	.mmi
	ld8.acq r14 = [r59]
	;;
	or r10 = r15, r14
	nop 0
	;;
	.mmi
	adds r11 = -1, r10
	;;
	andcm r18 = r11, r10
	nop 0
	;;
	.mii
	nop 0
	popcnt r19 = r18
	nop 0
	;;
	.mib
	nop 0
	extr.u r8 = r19, 1, 32
	br .L201
.L290:
	.pred.rel.mutex p2, p3
	.pred.rel.mutex p26, p27
	.mii
	nop 0
	sxt1 r42 = r49
	mov r15 = r0
	;;
	.mii
	nop 0
	extr.u r8 = r42, 29, 3
	;;
	or r26 = r15, r8
	;;
	.mib
	nop 0
	sxt1 r23 = r26
	br .L204
.L287:
	.pred.rel.mutex p2, p3
	.mlx
	nop 0
	movl r59 = -9223372036854775808
	.mmb
	mov r58 = r36
	nop 0
	br.call.sptk.many b0 = __umoddi3#
	;;
	.mib
	nop 0
	mov r1 = r56
	br .L355
.L356:
	.mmi
	ld1 r41 = [r48]
	;;
	nop 0
	sxt1 r15 = r41
	;;
	.mmi
	nop 0
	setf.sig f8 = r15
	mov r34 = r15
	.mib
	nop 0
	sxt4 r42 = r15
	br .L357
.L358:
	.pred.rel.mutex p2, p3
	.mmi
	nop 0
	ld2 r8 = [r48]
	nop 0
	;;
	.mib
	nop 0
	sxt2 r27 = r8
	br .L359
	.endp fn30#
	.global __moddi3#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC34:
	stringz	"0"
	.align 8
.LC35:
	stringz	"%s %08x\n"
	.align 8
.LC36:
	stringz	"1"
	.align 8
.LC37:
	stringz	"2"
	.align 8
.LC38:
	stringz	"3"
	.align 8
.LC39:
	stringz	"4"
	.align 8
.LC40:
	stringz	"end"
	.sdata
	.align 8
.LC33:
	data8	a28#+24
	.align 8
.LC79:
	data8	1
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 73
	.mmb
	.save ar.pfs, r74
	alloc r74 = ar.pfs, 0, 45, 3, 0
	adds r16 = -120, r12
	nop 0
	.mmi
	adds r17 = -112, r12
	.fframe 176
	adds r12 = -176, r12
	mov r18 = ar.lc
	;;
	.mmb
	.save.f 0x1
	stf.spill [r17] = f2, 32
	addl r36 = @gprel(g23#), gp
	nop 0
	.mmi
	addl r48 = @gprel(g27#), gp
	addl r49 = @gprel(g25#), gp
	.save pr, r76
	mov r76 = pr
	;;
	.mmi
	.save.f 0x4
	stf.spill [r17] = f4, 32
	addl r46 = @gprel(g26#), gp
	.save rp, r73
	mov r73 = b0
	.mlx
	mov r75 = r1
	movl r38 = @gprel(a28#)
	;;
	.mmi
	nop 0
	.save.gf 0x0, 0x10
	stf.spill [r17] = f16, 32
	add r38 = r1, r38
	.mlx
	nop 0
	movl r41 = @gprel(a29#)
	;;
	.mmi
	.save.gf 0x0, 0x40
	stf.spill [r17] = f18
	nop 0
	add r41 = r1, r41
	;;
	.mmi
	.savesp ar.lc, 56
	st8 [r16] = r18, 24
	;;
	.save.f 0x2
	stf.spill [r16] = f3, 32
	nop 0
	;;
	.mmi
	.save.f 0x8
	stf.spill [r16] = f5, 32
	;;
	.save.gf 0x0, 0x20
	stf.spill [r16] = f17, 32
	nop 0
	;;
	.mmi
	nop 0
	.save.gf 0x0, 0x80
	stf.spill [r16] = f19
	.body
	nop 0
	;;
	.mmi
	ld1.acq r14 = [r36]
	ld2 r42 = [r49]
	nop 0
	;;
	.mii
	ld1.acq r2 = [r36]
	sxt2 r44 = r42
	sxt1 r51 = r42
	.mmb
	nop 0
	ld1 r14 = [r48]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r14
	sxt1 r3 = r2
	.mmb
	ld1.acq r8 = [r36]
	mov r39 = r44
	nop 0
	;;
	.mib
	nop 0
	shr.u r10 = r15, 1
	nop 0
	.mmi
	add r9 = r3, r44
	ld4 r37 = [r46]
	sxt1 r19 = r8
	;;
	.mmi
	cmp.ltu p6, p7 = r10, r9
	ld1.acq r11 = [r36]
	mov r52 = r51
	.mmi
	ld1.acq r15 = [r36]
	;;
	(p6) addl r50 = 1, r0
	add r22 = r19, r11, 1
	;;
	.mmi
	nop 0
	(p7) mov r50 = r0
	nop 0
	;;
	.mmi
	shladd r20 = r50, 2, r0
	shladd r21 = r50, 1, r0
	dep.z r53 = r50, 14, 18
	.mmi
	addp4 r35 = r50, r0
	;;
	add r23 = r38, r20
	add r24 = r41, r21
	.mmi
	or r25 = r37, r53
	;;
	ldfs f8 = [r23]
	cmp4.ne p2, p3 = 0, r25
	.mmi
	ld2 r26 = [r24]
	;;
	xor r27 = r26, r51
	(p2) addl r34 = 1, r0
	;;
	.mii
	(p3) mov r34 = r0
	add r28 = r22, r27
	;;
	add r8 = r28, r34
	;;
	.mii
	nop 0
	sxt1 r33 = r8
	zxt1 r32 = r8
	;;
	.mmi
	nop 0
	st1 [r48] = r33
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p4, p5 = f8, f8
	;;
	.mib
	nop 0
	(p4) mov r8 = r0
	(p4) br.cond.dptk .L361
	.mmf
	nop 0
	nop 0
	fnorm.d f8 = f8
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = clamp32.part.0#
	;;
	.mmi
	mov r1 = r75
	nop 0
	nop 0
	;;
.L361:
	.mib
	nop 0
	sxt1 r30 = r8
	nop 0
	.mmi
	addl r47 = @gprel(g22#), gp
	ld1.acq r29 = [r36]
	addl r45 = @gprel(g24#), gp
	;;
	.mmi
	setf.sig f7 = r30
	ldfs f4 = [r47]
	and r31 = 63, r29
	.mmi
	ld4 r40 = [r45]
	;;
	shladd r43 = r31, 2, r0
	cmp4.eq p8, p9 = 0, r40
	;;
	.mmi
	nop 0
	add r54 = r38, r43
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f6 = f7
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f3 = f4, f4
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f2 = f6
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f5 = f2, f3
	;;
	.mib
	stfs [r54] = f5
	nop 0
	(p8) br.cond.dptk .L700
	.mmi
	and r55 = 63, r32
	;;
	shladd r56 = r55, 2, r0
	nop 0
	;;
	.mmi
	add r57 = r38, r56
	;;
	ldfs f9 = [r57]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p10, p11 = f9, f9
	;;
	.mib
	nop 0
	nop 0
	(p10) br.cond.dptk .L700
	.mfi
	nop 0
	fnorm.d f8 = f9
	dep.z r59 = r40, 14, 18
	.mib
	shladd r60 = r34, 1, r0
	zxt2 r61 = r33
	br.call.sptk.many b0 = clamp64.part.0#
	;;
	.mmi
	mov r1 = r75
	cmp4.eq p12, p13 = 0, r8
	nop 0
	.mmb
	cmp4.ne p14, p15 = 0, r52
	add r65 = r59, r40
	(p12) br.cond.dpnt .L700
	;;
	.mib
	nop 0
	nop 0
	(p14) br.cond.dptk .L363
	.mmi
	ld1.acq r67 = [r36]
	cmp4.eq p20, p21 = 0, r39
	mov r77 = r61
	.mfi
	addl r62 = -9, r0
	fcmp.neq p22, p23 = f4, f4
	adds r43 = 28, r12
	;;
	.mii
	nop 0
	extr.u r70 = r67, 7, 1
	sxt1 r71 = r67
	.mmb
	addl r40 = 65535, r0
	andcm r57 = 31, r65
	nop 0
	;;
	.mmi
	add r72 = r70, r71
	;;
	nop 0
	extr r78 = r72, 1, 8
	;;
	.mmi
	cmp4.eq p18, p19 = r78, r60
	;;
	(p19) ld1.acq r78 = [r36]
	nop 0
	;;
	.mib
	nop 0
	nop 0
	(p21) br.cond.spnt .L366
	;;
	.mmi
	nop 0
	(p20) mov r78 = r0
	zxt2 r42 = r42
	.mib
	and r61 = 63, r37
	zxt2 r53 = r53
	br.call.sptk.many b0 = fn64#
	;;
	.mmi
	mov r1 = r75
	nop 0
	addp4 r77 = r8, r0
	;;
	.mlx
	nop 0
	movl r17 = @gprel(g20#)
	.mlx
	nop 0
	movl r18 = @gprel(g6#)
	;;
	.mib
	add r32 = r1, r18
	add r33 = r1, r17
	br.call.sptk.many b0 = mix#
	;;
	.mmf
	adds r2 = 24, r33
	adds r14 = 16, r32
	fnorm.d f17 = f4
	.mmi
	ld1 r44 = [r48]
	adds r19 = 8, r32
	adds r55 = 32, r33
	;;
	.mmi
	ld8 r3 = [r2]
	adds r54 = 20, r32
	dep.z r10 = r44, 1, 4
	.mmi
	shladd r11 = r61, 2, r0
	mov r1 = r75
	sxt1 r39 = r44
	;;
	.mmi
	ld1 r9 = [r14]
	add r70 = r41, r10
	extr r15 = r3, 0, 1
	.mlx
	mov r52 = r39
	movl r14 = 0x41dfffffffc00000
	;;
	.mmi
	ld8 r51 = [r19]
	setf.d f16 = r14
	sxt1 r59 = r15
	.mmi
	add r67 = r38, r11
	ld2 r21 = [r70]
	sxt1 r20 = r9
	;;
	.mmi
	setf.sig f10 = r20
	setf.sig f8 = r59
	sub r23 = r42, r21
	.mlx
	ld1 r22 = [r55]
	movl r15 = 0xcf000000
	;;
	.mmi
	setf.s f18 = r15
	ld1 r56 = [r54]
	zxt2 r64 = r51
	.mii
	add r63 = r22, r39
	sxt2 r60 = r23
	;;
	mov ar.lc = 5
	;;
	.mfi
	nop 0
	fcvt.xf f11 = f10
	nop 0
	.mfi
	nop 0
	fcvt.xf f12 = f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f19 = f11
	.mfi
	nop 0
	fnorm.d f4 = f12
	nop 0
.L372:
	.pred.rel.mutex p22, p23
	.mfi
	nop 0
	(p23) mov f8 = f17
	nop 0
	.mmb
	st4.rel [r43] = r60
	(p22) mov r58 = r0
	(p23) br.call.dptk.many b0 = clampu.part.0#
	;;
	.mmi
	or r14 = r62, r59
	(p23) mov r58 = r8
	zxt2 r24 = r34
	.mmi
	and r77 = 63, r62
	(p23) mov r1 = r75
	(p22) mov r79 = r0
	;;
	.mmi
	cmp4.eq p24, p25 = r24, r64
	adds r70 = -7, r14
	(p23) and r79 = r40, r58
	.mmi
	shladd r34 = r77, 2, r0
	;;
	(p25) ld4.acq r78 = [r43]
	sxt4 r16 = r70
	.mmi
	(p23) addp4 r79 = r79, r0
	add r72 = r38, r34
	adds r34 = -9, r14
	;;
	.mmi
	ld4.acq r25 = [r43]
	setf.sig f8 = r16
	(p25) zxt2 r78 = r78
	.mmi
	ld4.acq r24 = [r43]
	;;
	ld4.acq r31 = [r43]
	(p24) mov r78 = r56
	.mmi
	ld4.acq r30 = [r43]
	;;
	ld4.acq r29 = [r43]
	(p23) shr.u r79 = r79, r57
	.mmi
	ld4.acq r28 = [r43]
	;;
	ld4.acq r27 = [r43]
	nop 0
	.mmi
	ld4.acq r26 = [r43]
	;;
	ld4.acq r25 = [r43]
	(p23) zxt2 r79 = r79
	.mii
	ld4.acq r71 = [r43]
	nop 0
	;;
	sxt4 r24 = r71
	.mmf
	nop 0
	nop 0
	fcvt.xf f7 = f8
	;;
	.mmi
	nop 0
	setf.sig f32 = r24
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f7
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f2 = f32
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f5 = f6, f19
	;;
	.mfi
	nop 0
	fnorm.d f3 = f2
	nop 0
	.mmi
	ldfs.a f2 = [r67]
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f32 = f3, f4
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f2, f2
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f8 = f5, f32
	;;
	.mmi
	nop 0
	stfs [r72] = f8
	nop 0
	;;
	.mib
	chk.a.clr f2, .L718
.L719:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p22, p23
	nop 0
	(p6) br.cond.dptk .L570
.L715:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p22, p23
	.mmf
	nop 0
	nop 0
	fnorm.d f7 = f2
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f7, f16
	;;
	.mib
	(p6) addl r14 = 255, r0
	nop 0
	(p6) br.cond.dpnt .L370
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f2, f18
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L570
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc f6 = f2
	;;
	.mii
	getf.sig r17 = f6
	nop 0
	;;
	extr r18 = r17, 7, 1
	;;
	.mii
	nop 0
	zxt1 r14 = r18
	nop 0
.L370:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p22, p23
	.mmi
	ld4.acq r61 = [r43]
	nop 0
	sxt4 r15 = r34
	.mii
	shladd r77 = r77, 2, r0
	adds r62 = 3, r62
	;;
	sxt4 r70 = r61
	.mmi
	setf.sig f8 = r15
	nop 0
	add r77 = r38, r77
	;;
	.mmi
	nop 0
	setf.sig f3 = r70
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f5 = f8
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f2 = f3
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f5
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f7 = f2
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f3 = f6, f19
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f7 = f7, f4
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f6 = f3, f7
	;;
	.mib
	stfs [r77] = f6
	nop 0
	br.cloop.sptk.few .L675
	.mmi
	shladd r25 = r35, 2, r0
	add r26 = r78, r53
	adds r27 = 50, r32
	.mmi
	st4 [r45] = r34
	;;
	add r28 = r38, r25
	nop 0
	;;
	.mmi
	ldfs f13 = [r28]
	;;
	nop 0
	pmpy2.r r8 = r26, r79
	;;
	.mmi
	nop 0
	st2 [r27] = r8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p26, p27 = f13, f13
	;;
	.mib
	nop 0
	(p26) mov r8 = r0
	(p26) br.cond.dptk .L373
	.mmf
	nop 0
	nop 0
	fnorm.d f8 = f13
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = clampu.part.0#
	;;
	.mmi
	mov r1 = r75
	nop 0
	nop 0
	;;
.L373:
	.mii
	and r31 = 31, r52
	mix4.r r29 = r37, r37
	addl r54 = @ltoffx(.L376), r1
	;;
	.mii
	nop 0
	shr.u r30 = r29, 2
	;;
	shl r79 = r8, r31
	;;
	.mmi
	add r53 = r79, r30
	;;
	and r43 = 15, r53
	nop 0
	;;
	.mmi
	nop 0
	adds r40 = -2, r43
	nop 0
	;;
	.mib
	addp4 r2 = r40, r0
	cmp4.ltu p28, p29 = 13, r40
	(p28) br.cond.dpnt .L374
	;;
	.mmi
	shladd r19 = r2, 3, r0
	ld8.mov r3 = [r54], .L376
	nop 0
	;;
	.mmi
	add r9 = r19, r3
	;;
	ld8 r10 = [r9]
	nop 0
	;;
	.mmi
	nop 0
	add r55 = r9, r10
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r55
	br b6
	.section	.rodata
	.align 8
	.align 4
.L376:
	data8 @pcrel(.L381)
	data8 @pcrel(.L374)
	data8 @pcrel(.L374)
	data8 @pcrel(.L374)
	data8 @pcrel(.L374)
	data8 @pcrel(.L374)
	data8 @pcrel(.L380)
	data8 @pcrel(.L379)
	data8 @pcrel(.L374)
	data8 @pcrel(.L378)
	data8 @pcrel(.L377)
	data8 @pcrel(.L374)
	data8 @pcrel(.L374)
	data8 @pcrel(.L375)
	.section	.text.startup
.L700:
	.mlx
	nop 0
	movl r34 = @gprel(g6#)
	.mlx
	nop 0
	movl r50 = @gprel(g20#)
	;;
	.mlx
	nop 0
	movl r58 = @gprel(g11#)
	.mii
	add r32 = r1, r34
	add r33 = r1, r50
	;;
	add r35 = r1, r58
.L362:
	.mib
	addl r34 = @gprel(crc#), gp
	adds r55 = 28, r33
	br.call.sptk.many b0 = fn30#
	;;
	.mib
	mov r1 = r75
	mov r77 = r8
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	mov r1 = r75
	ld4 r79 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r8 = @gprel(.LC34)
	.mlx
	nop 0
	movl r10 = @gprel(.LC35)
	;;
	.mib
	add r78 = r1, r8
	add r77 = r1, r10
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ldfs f17 = [r55]
	nop 0
	mov r1 = r75
	;;
	.mfi
	nop 0
	fcmp.eq p30, p31 = f17, f17
	nop 0
	.mfi
	nop 0
	fnorm.d f16 = f17
	nop 0
	;;
	.mib
	nop 0
	nop 0
	(p30) br.cond.dptk .L407
	.mmi
	ld1 r42 = [r48]
	;;
	nop 0
	sxt1 r65 = r42
	;;
	.mmi
	and r51 = 63, r65
	;;
	shladd r50 = r51, 2, r0
	nop 0
	;;
	.mmi
	add r58 = r38, r50
	;;
	ldfs f64 = [r58]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p32, p33 = f64, f64
	;;
	.mfi
	nop 0
	(p33) fnorm.d f64 = f64
	nop 0
	.mmb
	(p33) mov r37 = r0
	nop 0
	(p33) br.cond.dptk .L409
	.mmi
	mov r42 = r0
	nop 0
	nop 0
.L408:
	.mmi
	ld1.acq r11 = [r36]
	nop 0
	adds r20 = 32, r33
	.mmi
	ldfs f18 = [r47]
	ld4 r56 = [r45]
	nop 0
	;;
	.mmi
	ld2 r21 = [r20]
	nop 0
	sxt1 r59 = r11
	.mmi
	cmp4.ne p38, p39 = 0, r56
	ld4 r64 = [r45]
	nop 0
	;;
	.mmi
	setf.sig f65 = r21
	setf.sig f66 = r59
	sxt4 r52 = r64
	.mmi
	(p38) addl r56 = 1, r0
	;;
	(p39) mov r56 = r0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f19 = f18
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f67 = f65, f66
	;;
	.mmi
	nop 0
	getf.sig r22 = f67
	nop 0
	;;
	.mib
	nop 0
	cmp.geu p40, p41 = r52, r22
	(p40) br.cond.dptk .L412
.L705:
	.mmf
	ld4 r24 = [r46]
	nop 0
	fcmp.neq p44, p45 = f18, f18
	;;
	.mii
	nop 0
	dep.z r71 = r24, 1, 4
	;;
	add r72 = r41, r71
	;;
	.mmi
	nop 0
	ld2 r16 = [r72]
	nop 0
	;;
	.mib
	nop 0
	sxt2 r61 = r16
	(p44) br.cond.dptk .L413
	.mfb
	nop 0
	mov f8 = f19
	br.call.sptk.many b0 = clamp64.part.0#
	;;
	.mmi
	nop 0
	mov r1 = r75
	mov r78 = r8
	.mmb
	nop 0
	cmp.eq p46, p47 = 0, r8
	(p47) br.cond.dptk .L704
	.mlx
	nop 0
	movl r14 = -9223372036854775808
	.mmf
	nop 0
	nop 0
	mov f8 = f19
	;;
	.mmi
	or r15 = r14, r61
	;;
	adds r28 = -1, r15
	nop 0
	;;
	.mmi
	nop 0
	andcm r29 = r28, r15
	nop 0
	;;
	.mib
	nop 0
	popcnt r53 = r29
	br.call.sptk.many b0 = clamp64.part.0#
	;;
	.mmi
	nop 0
	mov r1 = r75
	mov r17 = r8
	;;
.L416:
	.mmi
	and r3 = 25, r17
	nop 0
	sxt4 r30 = r65
	;;
	.mmi
	add r43 = r3, r53
	nop 0
	sub r40 = r30, r52
	;;
	.mib
	nop 0
	cmp.ne p48, p49 = 0, r43
	(p48) br.cond.dptk .L417
	.mmf
	nop 0
	nop 0
	fcmp.neq p52, p53 = f17, f17
	;;
	.mib
	nop 0
	(p52) mov r3 = r0
	(p52) br.cond.dptk .L418
	.mfb
	nop 0
	mov f8 = f16
	br.call.sptk.many b0 = clamp64.part.0#
	;;
	.mmi
	nop 0
	mov r1 = r75
	mov r3 = r8
	;;
.L418:
	.mmi
	shladd r9 = r3, 3, r0
	;;
	sub r10 = r9, r3
	nop 0
	;;
	.mmi
	sub r55 = r40, r10
	;;
	nop 0
	shr.u r50 = r55, 63
	;;
	.mii
	add r58 = r50, r55
	nop 0
	;;
	shr r8 = r58, 1
.L419:
	.mii
	nop 0
	zxt1 r42 = r42
	addp4 r51 = r51, r0
	.mmb
	adds r44 = 8, r35
	ld2 r65 = [r49]
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f68 = r42
	shladd r78 = r51, 2, r0
	.mmi
	st8 [r44] = r8
	and r37 = 63, r65
	sxt2 r56 = r65
	;;
	.mmi
	add r8 = r38, r78
	nop 0
	shladd r11 = r37, 2, r0
	;;
	.mmi
	ldfs.a f71 = [r8]
	nop 0
	add r20 = r38, r11
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf.d f69 = f68
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p54, p55 = f71, f71
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f70 = f69, f19
	;;
	.mmi
	nop 0
	stfs [r20] = f70
	nop 0
	;;
	.mib
	chk.a.clr f71, .L720
.L721:
	.pred.rel.mutex p54, p55
	(p54) mov r8 = r0
	(p54) br.cond.dptk .L421
	.mmf
	nop 0
	nop 0
	fnorm.d f8 = f71
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = clampu.part.0#
	;;
	.mmi
	mov r1 = r75
	nop 0
	nop 0
.L421:
	.mib
	nop 0
	zxt1 r21 = r8
	nop 0
	.mfi
	shladd r59 = r37, 2, r0
	fadd.s f8 = f18, f18
	mov r78 = r56
	;;
	.mmi
	setf.sig f72 = r21
	nop 0
	add r64 = r38, r59
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf.d f73 = f72
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f74 = f73, f19
	;;
	.mib
	stfs [r64] = f74
	nop 0
	br.call.sptk.many b0 = fn45.constprop.0#
	;;
	.mib
	mov r1 = r75
	sxt1 r77 = r8
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	mov r1 = r75
	ld4 r79 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC36)
	.mlx
	nop 0
	movl r22 = @gprel(.LC35)
	;;
	.mib
	add r78 = r1, r52
	add r77 = r1, r22
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld2 r57 = [r49]
	addl r24 = -32768, r0
	mov r1 = r75
	;;
	.mii
	nop 0
	sxt2 r67 = r57
	;;
	cmp4.eq p56, p57 = 23, r67
	.mmi
	cmp4.eq p58, p59 = r24, r67
	;;
	(p56) addl r56 = 1, r0
	(p58) addl r24 = 32768, r0
	;;
	.mib
	(p57) mov r56 = r0
	nop 0
	(p58) br.cond.dpnt .L422
	;;
	.mmi
	ld1.acq r23 = [r36]
	;;
	and r60 = 63, r23
	nop 0
	;;
	.mmi
	shladd r63 = r60, 2, r0
	;;
	add r8 = r38, r63
	nop 0
	;;
	.mmi
	nop 0
	ldfs f75 = [r8]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p60, p61 = f75, f75
	;;
	.mib
	nop 0
	(p60) mov r8 = r0
	(p60) br.cond.dptk .L423
	.mmf
	nop 0
	nop 0
	fnorm.d f8 = f75
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = clamp32.part.0#
	;;
	.mmi
	mov r1 = r75
	nop 0
	nop 0
.L423:
	.mii
	nop 0
	zxt2 r24 = r8
	nop 0
	;;
.L422:
	.mmi
	ld1.acq r71 = [r36]
	nop 0
	sub r72 = r56, r24
	.mmi
	addl r27 = @ltoffx(.L426), r1
	ld1 r61 = [r48]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r17 = r71
	zxt2 r16 = r72
	.mmi
	ld4 r39 = [r46]
	;;
	nop 0
	sxt1 r62 = r61
	.mmb
	cmp4.gt p62, p63 = r0, r17
	nop 0
	(p62) br.cond.dpnt .L424
	;;
	.mmi
	ld1.acq r18 = [r36]
	nop 0
	sxt2 r58 = r16
	;;
	.mii
	xor r70 = r39, r18
	mov r23 = r58
	;;
	and r53 = 15, r70
	;;
	.mmi
	nop 0
	adds r77 = -3, r53
	nop 0
	;;
	.mib
	addp4 r25 = r77, r0
	cmp4.ltu p2, p3 = 10, r77
	(p2) br.cond.dpnt .L424
	;;
	.mmi
	shladd r26 = r25, 3, r0
	ld8.mov r14 = [r27], .L426
	nop 0
	;;
	.mmi
	add r28 = r26, r14
	;;
	ld8 r29 = [r28]
	nop 0
	;;
	.mmi
	nop 0
	add r30 = r28, r29
	nop 0
	;;
	.mib
	nop 0
	mov b7 = r30
	br b7
	.section	.rodata
	.align 8
	.align 4
.L426:
	data8 @pcrel(.L431)
	data8 @pcrel(.L430)
	data8 @pcrel(.L424)
	data8 @pcrel(.L424)
	data8 @pcrel(.L424)
	data8 @pcrel(.L429)
	data8 @pcrel(.L428)
	data8 @pcrel(.L427)
	data8 @pcrel(.L424)
	data8 @pcrel(.L424)
	data8 @pcrel(.L425)
	.section	.text.startup
.L407:
	.mfb
	nop 0
	mov f8 = f16
	br.call.sptk.many b0 = clampu.part.0#
	;;
	.mmi
	ld1 r37 = [r48]
	nop 0
	mov r1 = r75
	;;
	.mii
	nop 0
	sxt1 r65 = r37
	zxt2 r37 = r8
	;;
	.mmi
	and r51 = 63, r65
	;;
	shladd r44 = r51, 2, r0
	nop 0
	;;
	.mmi
	add r78 = r38, r44
	;;
	ldfs f63 = [r78]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p34, p35 = f63, f63
	;;
	.mib
	nop 0
	(p34) mov r42 = r0
	(p34) br.cond.dptk .L410
	.mfi
	nop 0
	fnorm.d f64 = f63
	nop 0
	;;
.L409:
	.mfb
	nop 0
	mov f8 = f64
	br.call.sptk.many b0 = clampu.part.0#
	;;
	.mmi
	nop 0
	mov r1 = r75
	mov r42 = r8
	;;
.L410:
	.mii
	nop 0
	zxt2 r56 = r42
	adds r20 = 32, r33
	;;
	.mib
	cmp4.ne p36, p37 = r37, r56
	nop 0
	(p37) br.cond.spnt .L408
	;;
	.mmi
	ld1.acq r11 = [r36]
	nop 0
	(p36) addl r56 = 1, r0
	.mmi
	ld2 r21 = [r20]
	ldfs f18 = [r47]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r59 = r11
	nop 0
	.mmi
	setf.sig f65 = r21
	ld4 r64 = [r45]
	nop 0
	;;
	.mmi
	setf.sig f66 = r59
	nop 0
	sxt4 r52 = r64
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f19 = f18
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f67 = f65, f66
	;;
	.mmi
	nop 0
	getf.sig r22 = f67
	nop 0
	;;
	.mib
	nop 0
	cmp.geu p40, p41 = r52, r22
	(p41) br.cond.dptk .L705
.L412:
	.mlx
	nop 0
	movl r67 = -9223372036854775808
	.mfi
	nop 0
	fcmp.neq p42, p43 = f18, f18
	sxt4 r23 = r56
	;;
	.mmi
	sub r57 = r23, r52
	;;
	or r60 = r67, r57
	nop 0
	;;
	.mmi
	nop 0
	adds r63 = -1, r60
	nop 0
	;;
	.mii
	andcm r17 = r63, r60
	nop 0
	;;
	popcnt r53 = r17
	.mmb
	nop 0
	(p42) mov r17 = r0
	(p42) br.cond.dptk .L416
	.mfb
	nop 0
	mov f8 = f19
	br.call.sptk.many b0 = clamp64.part.0#
	;;
	.mib
	mov r1 = r75
	mov r17 = r8
	br .L416
.L417:
	.mmf
	nop 0
	nop 0
	fcmp.neq p50, p51 = f17, f17
	;;
	.mib
	nop 0
	(p50) mov r8 = r0
	(p50) br.cond.dptk .L420
	.mmf
	nop 0
	nop 0
	mov f8 = f16
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = clamp64.part.0#
	;;
	.mmi
	mov r1 = r75
	nop 0
	nop 0
.L420:
	.mii
	shladd r31 = r8, 3, r0
	mov r78 = r43
	;;
	sub r79 = r31, r8
	;;
	.mmi
	nop 0
	sub r2 = r40, r79
	nop 0
	;;
	.mii
	nop 0
	shr.u r19 = r2, 63
	;;
	add r54 = r19, r2
	;;
	.mib
	nop 0
	shr r77 = r54, 1
	br.call.sptk.many b0 = __moddi3#
	;;
	.mib
	nop 0
	mov r1 = r75
	br .L419
.L413:
	.mlx
	nop 0
	movl r18 = -9223372036854775808
	.mmi
	mov r17 = r0
	;;
	or r39 = r18, r61
	nop 0
	;;
	.mmi
	adds r62 = -1, r39
	;;
	andcm r70 = r62, r39
	nop 0
	;;
	.mib
	nop 0
	popcnt r53 = r70
	br .L416
.L424:
	.mmi
	ld4 r11 = [r45]
	nop 0
	shladd r20 = r16, 1, r0
	;;
	.mmi
	sub r21 = r11, r62
	nop 0
	zxt2 r59 = r20
	;;
	.mii
	nop 0
	extr.u r64 = r21, 15, 1
	sxt2 r52 = r21
	.mmi
	cmp4.eq p6, p7 = 0, r59
	;;
	add r22 = r64, r52
	nop 0
	;;
	.mii
	nop 0
	extr r77 = r22, 1, 16
	nop 0
	;;
	.mib
	nop 0
	mov r23 = r77
	(p6) br.cond.dptk .L433
	.mib
	nop 0
	sxt2 r78 = r59
	br.call.sptk.many b0 = __moddi3#
	;;
	.mmi
	nop 0
	mov r1 = r75
	sxt2 r23 = r8
.L433:
	.mmi
	ld4 r67 = [r45]
	cmp4.ne p12, p13 = 0, r39
	adds r60 = 33, r12
	.mmi
	addl r70 = 255, r0
	ld1.acq r16 = [r36]
	shr r63 = r62, 63
	;;
	.mii
	nop 0
	shl r71 = r67, 63
	(p12) addl r58 = 1, r0
	.mmb
	nop 0
	st1.rel [r60] = r63
	nop 0
	;;
	.mmi
	or r72 = 1, r71
	(p13) mov r58 = r0
	dep.z r24 = r67, 1, 4
	;;
	.mmi
	setf.sig f98 = r72
	xor r8 = r67, r58
	add r61 = r41, r24
	;;
	.mmi
	cmp4.lt p14, p15 = 0, r8
	;;
	(p14) addl r72 = 1, r0
	nop 0
	;;
	.mmi
	(p15) mov r72 = r0
	;;
	st1.rel [r60] = r72
	nop 0
	;;
	.mmf
	ld1.acq r17 = [r36]
	nop 0
	fcvt.xuf f99 = f98
	.mmi
	st1.rel [r60] = r0
	st1.rel [r60] = r72
	nop 0
	;;
	.mmi
	ld1.acq r17 = [r36]
	st1.rel [r60] = r0
	nop 0
	.mmi
	st1.rel [r60] = r72
	;;
	ld1.acq r17 = [r36]
	nop 0
	.mmi
	st1.rel [r60] = r0
	st1.rel [r60] = r72
	nop 0
	;;
	.mmi
	ld1.acq r17 = [r36]
	st1.rel [r60] = r0
	nop 0
	.mmi
	st1.rel [r60] = r72
	;;
	ld1.acq r17 = [r36]
	nop 0
	.mmi
	getf.exp r16 = f99
	st1.rel [r60] = r0
	nop 0
	;;
	.mmi
	st1.rel [r60] = r72
	;;
	ld1.acq r17 = [r36]
	nop 0
	.mmi
	st1.rel [r60] = r0
	st1.rel [r60] = r72
	nop 0
	;;
	.mmi
	ld1.acq r17 = [r36]
	st1.rel [r60] = r0
	nop 0
	.mmi
	st1.rel [r60] = r72
	;;
	ld1.acq r17 = [r36]
	nop 0
	.mmi
	st1.rel [r60] = r0
	st1.rel [r60] = r72
	nop 0
	;;
	.mmi
	addl r17 = 65598, r0
	ld1.acq r19 = [r36]
	nop 0
	.mmi
	st1.rel [r60] = r0
	st1.rel [r60] = r72
	nop 0
	;;
	.mmi
	sub r62 = r17, r16
	;;
	st1 [r48] = r62
	nop 0
	.mmi
	st1.rel [r60] = r72
	ld1 r18 = [r61]
	nop 0
	;;
	.mib
	cmp4.eq p16, p17 = r70, r18
	nop 0
	(p16) br.cond.dpnt .L434
	;;
	.mmi
	ld1.acq r53 = [r36]
	ldfs f100 = [r47]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r77 = r53
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f101 = r77
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f4 = f100
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f102 = f101
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f103 = f102
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p18, p19 = f103, f4
	;;
	.mib
	nop 0
	nop 0
	(p19) br.cond.dptk .L687
	.mii
	nop 0
	dep.z r29 = r39, 1, 4
	;;
	add r30 = r41, r29
	;;
	.mmi
	nop 0
	ld2 r43 = [r30]
	nop 0
	;;
	.mii
	nop 0
	sxt2 r28 = r43
	;;
	cmp4.ge p22, p23 = 1, r28
	;;
	.mii
	(p22) addl r28 = 1, r0
	nop 0
	;;
	(p23) mov r28 = r0
	;;
.L437:
	.mib
	nop 0
	cmp4.ne p24, p25 = 0, r28
	(p25) br.cond.dptk .L706
	.mmi
	ld1.acq r40 = [r36]
	;;
	nop 0
	sxt1 r31 = r40
	;;
	.mmi
	setf.sig f119 = r31
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fcvt.xuf.d f118 = f119
	nop 0
	;;
.L438:
	.mmf
	nop 0
	getf.d r79 = f118
	fcmp.neq p28, p29 = f100, f100
	.mii
	adds r2 = 16, r12
	sxt4 r54 = r23
	zxt2 r39 = r39
	;;
	.mib
	st8.rel [r2] = r79
	nop 0
	(p28) br.cond.dptk .L439
	.mmf
	nop 0
	nop 0
	mov f8 = f4
	.mmb
	cmp4.lt p32, p33 = 6, r67
	nop 0
	br.call.sptk.many b0 = clampu.part.0#
	;;
	.mii
	mov r1 = r75
	extr.u r50 = r8, 3, 13
	mov r77 = r54
	;;
	.mmi
	nop 0
	mov r55 = r50
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mix#
	;;
	.mii
	(p32) addl r3 = 1, r0
	dep.z r19 = r50, 10, 22
	mov r1 = r75
	;;
	.mmi
	nop 0
	(p33) mov r3 = r0
	nop 0
	;;
	.mii
	nop 0
	pmpy2.r r9 = r3, r19
	;;
	zxt2 r10 = r9
	;;
	.mib
	nop 0
	cmp4.gtu p34, p35 = r39, r10
	(p35) br.cond.dptk .L597
	.mfb
	nop 0
	mov f8 = f4
	br.call.sptk.many b0 = clamp64.part.0#
	;;
	.mii
	nop 0
	mux1 r58 = r8, @rev
	mov r1 = r75
	;;
	.mib
	nop 0
	cmp4.ne p36, p37 = 0, r58
	(p37) br.cond.spnt .L442
.L597:
	.mmi
	addl r39 = 1, r0
	nop 0
	nop 0
.L441:
	.mmi
	adds r8 = 252, r38
	;;
	ldfs f120 = [r8]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p40, p41 = f120, f120
	;;
	.mib
	nop 0
	(p40) mov r8 = r0
	(p40) br.cond.dptk .L445
	.mmf
	nop 0
	nop 0
	fnorm.d f8 = f120
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = clamp32.part.0#
	;;
	.mmi
	mov r1 = r75
	nop 0
	nop 0
.L445:
	.mmi
	addp4 r51 = r39, r0
	adds r44 = 16, r12
	adds r78 = 16, r12
	.mmi
	adds r56 = 16, r12
	adds r20 = 16, r12
	adds r59 = 16, r12
	;;
	.mmi
	setf.sig f121 = r51
	ld8.acq r37 = [r44]
	add r57 = r8, r57
	.mmi
	setf.sig f124 = r54
	ld8.acq r15 = [r78]
	adds r67 = 16, r12
	;;
	.mmi
	ld8.acq r11 = [r56]
	setf.d f122 = r37
	nop 0
	.mmi
	setf.d f123 = r15
	ld8.acq r21 = [r20]
	or r52 = r57, r54
	;;
	.mmi
	ld8.acq r64 = [r59]
	setf.d f127 = r11
	nop 0
	.mmi
	setf.d f9 = r21
	nop 0
	sxt2 r22 = r52
	;;
	.mmi
	setf.d f11 = r64
	st4 [r45] = r22
	nop 0
	;;
	.mfi
	nop 0
	fcvt.xuf.d f126 = f121
	nop 0
	.mfi
	nop 0
	fcvt.xf f125 = f124
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f10 = f122, f123
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f12 = f127, f9
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f32 = f126, f11
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f5 = f10, f12
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p42 = f125, f32
	;;
	.mmf
	nop 0
	nop 0
	(p42) fnma.s1 f2 = f32, f8, f1
	;;
	.mfi
	nop 0
	(p42) fmpy.s1 f6 = f2, f2
	nop 0
	.mfi
	nop 0
	(p42) fma.s1 f7 = f8, f2, f8
	nop 0
	;;
	.mfi
	nop 0
	(p42) fmpy.s1 f3 = f6, f6
	nop 0
	.mfi
	nop 0
	(p42) fma.s1 f13 = f7, f6, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p42) fma.s1 f14 = f13, f3, f13
	;;
	.mmf
	nop 0
	nop 0
	(p42) fmpy.d.s1 f15 = f125, f14
	;;
	.mmf
	nop 0
	nop 0
	(p42) fnma.s1 f33 = f32, f15, f125
	;;
	.mmf
	nop 0
	nop 0
	(p42) fma.d.s0 f8 = f33, f14, f15
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f34 = f8, f5
	;;
	.mmi
	nop 0
	getf.d r23 = f34
	nop 0
	;;
	.mmi
	st8.rel [r67] = r23
	nop 0
	nop 0
.L434:
	.mmi
	nop 0
	ld4 r63 = [r45]
	adds r60 = 26, r33
	.mmi
	nop 0
	ld1.acq r15 = [r36]
	nop 0
	;;
	.mmi
	setf.sig f35 = r63
	ld2 r78 = [r60]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsxt.r f36 = f35, f35
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f37 = f36
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f38 = f37
	;;
	.mfb
	nop 0
	fnorm.s f8 = f38
	br.call.sptk.many b0 = fn45.constprop.0#
	;;
	.mmi
	mov r1 = r75
	nop 0
	sxt1 r77 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	mov r1 = r75
	ld4 r79 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r24 = @gprel(.LC37)
	.mlx
	nop 0
	movl r71 = @gprel(.LC35)
	;;
	.mib
	add r77 = r1, r71
	add r78 = r1, r24
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ldfs f19 = [r47]
	nop 0
	mov r1 = r75
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p38, p39 = f19, f19
	;;
	.mmf
	nop 0
	nop 0
	(p39) fnorm.d f8 = f19
	.mmb
	(p38) mov r72 = r0
	nop 0
	(p39) br.call.dptk.many b0 = clampu.part.0#
	;;
	.mmi
	ld1 r61 = [r48]
	(p39) mov r72 = r8
	(p39) mov r1 = r75
	.mmi
	ld4 r62 = [r45]
	;;
	and r17 = 63, r61
	zxt1 r16 = r72
	;;
	.mii
	shladd r18 = r17, 2, r0
	or r39 = r62, r16
	;;
	add r8 = r38, r18
	;;
	.mmi
	nop 0
	ldfs f39 = [r8]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p44, p45 = f39, f39
	;;
	.mib
	nop 0
	(p44) mov r8 = r0
	(p44) br.cond.dptk .L447
	.mmf
	nop 0
	nop 0
	fnorm.d f8 = f39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = clampu.part.0#
	;;
	.mmi
	mov r1 = r75
	nop 0
	nop 0
.L447:
	.pred.rel.mutex p38, p39
	.mmf
	ld2 r70 = [r49]
	adds r53 = 28, r33
	mov f4 = f0
	.mii
	mov r44 = r0
	zxt2 r25 = r8
	sxt1 r37 = r62
	;;
	.mmi
	ld4 r64 = [r46]
	setf.sig f41 = r25
	sxt2 r70 = r70
	.mlx
	mov r40 = r37
	movl r28 = 0x43df399b1438a100
	;;
	.mmi
	setf.sig f43 = r70
	ldfs f40 = [r53]
	and r26 = 63, r64
	.mlx
	setf.d f2 = r28
	movl r29 = 0xc3df399b1438a100
	;;
	.mlx
	st1 [r48] = r37
	movl r30 = 0xbfd5555555555555
	.mlx
	setf.d f3 = r29
	movl r31 = 6506007488346917442
	;;
	.mmi
	setf.d f17 = r30
	setf.sig f16 = r31
	shladd r27 = r26, 2, r0
	.mmi
	addl r43 = -1, r0
	adds r51 = 188, r38
	addl r50 = 255, r0
	;;
	.mmi
	add r8 = r38, r27
	addl r42 = 255, r0
	adds r60 = 8, r41
	.mmi
	adds r59 = 18, r32
	adds r58 = 20, r32
	adds r57 = 20, r41
	;;
	.mfi
	adds r56 = 52, r32
	fcvt.xuf.s f42 = f41
	adds r55 = 26, r33
	.mmi
	adds r54 = 112, r38
	adds r53 = 2, r32
	adds r52 = 8, r35
	;;
	.mfi
	nop 0
	fcvt.xf f44 = f43
	mov ar.lc = 3
	.mmi
	addl r63 = 63, r0
	adds r62 = 40, r33
	addl r65 = 65598, r0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f45 = f44
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f46 = f45, f40
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f47 = f46, f42
	;;
	.mmf
	nop 0
	nop 0
	fneg f48 = f47
	;;
	.mmi
	stfs [r8] = f48
	nop 0
	nop 0
.L506:
	.pred.rel.mutex p38, p39
	.mmi
	ldfs f49 = [r51]
	nop 0
	sxt4 r67 = r43
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p46, p47 = f49, f49
	;;
	.mib
	nop 0
	(p46) mov r8 = r67
	(p46) br.cond.dptk .L448
	.mmf
	nop 0
	nop 0
	fnorm.d f50 = f49
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p48, p49 = f50, f2
	;;
	.mlx
	nop 0
	(p48) movl r8 = 9223372036854775807
	;;
	.mib
	(p48) xor r8 = r8, r67
	nop 0
	(p48) br.cond.dpnt .L448
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p50, p51 = f50, f3
	;;
	.mfi
	nop 0
	(p51) fcvt.fx.trunc f49 = f49
	nop 0
	.mlx
	nop 0
	(p50) movl r8 = -9223372036854775808
	;;
	.mii
	(p51) getf.sig r8 = f49
	nop 0
	;;
	xor r8 = r67, r8
.L448:
	.pred.rel.mutex p38, p39
	.mib
	(p38) mov r37 = r0
	(p38) mov r68 = r0
	(p38) br.cond.dptk .L453
	.mmf
	nop 0
	nop 0
	fnorm.d f51 = f19
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p52, p53 = f51, f2
	;;
	.mib
	nop 0
	nop 0
	(p52) br.cond.dpnt .L707
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p54, p55 = f51, f3
	;;
	.mmi
	(p54) andcm r37 = -1, r8
	;;
	nop 0
	(p54) shr.u r37 = r37, 63
	;;
	.mib
	(p54) mov r68 = r37
	nop 0
	(p54) br.cond.dpnt .L453
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc f19 = f19
	;;
	.mmi
	getf.sig r68 = f19
	;;
	cmp.gtu p56, p57 = r68, r8
	nop 0
	;;
	.mmi
	nop 0
	(p56) addl r37 = 1, r0
	nop 0
	;;
	.mii
	(p57) mov r37 = r0
	nop 0
	;;
	mov r68 = r37
.L453:
	.mii
	ld1.acq r14 = [r36]
	cmp4.ne p60, p61 = 0, r64
	;;
	dep.z r2 = r14, 1, 4
	;;
	.mmi
	add r19 = r41, r2
	;;
	ld2 r3 = [r19]
	nop 0
	;;
	.mib
	nop 0
	sxt2 r9 = r3
	(p60) br.cond.dptk .L458
	;;
	.mib
	nop 0
	cmp4.ne p2, p3 = 0, r9
	(p3) br.cond.dptk .L460
.L459:
	.mmi
	ld1.acq r11 = [r36]
	addl r66 = 1, r0
	addl r69 = 1, r0
	;;
	.mii
	nop 0
	sxt1 r20 = r11
	;;
	cmp4.ne p8, p9 = 0, r20
	;;
	.mii
	(p8) addl r77 = 1, r0
	nop 0
	;;
	(p9) mov r77 = r0
.L461:
	.mib
	andcm r78 = -1, r70
	dep.z r64 = r43, 15, 17
	br.call.sptk.many b0 = fn69#
	;;
	.mmi
	ld4 r77 = [r34]
	and r23 = r50, r8
	extr.u r24 = r8, 8, 24
	.mmi
	mov r1 = r75
	nop 0
	zxt2 r22 = r64
	;;
	.mii
	xor r71 = r77, r23
	extr.u r21 = r77, 15, 17
	and r72 = r42, r24
	;;
	.mii
	nop 0
	dep.z r16 = r71, 16, 16
	nop 0
	;;
	.mmi
	add r18 = r16, r71
	nop 0
	dep.z r26 = r44, 5, 27
	;;
	.mii
	shladd r25 = r18, 1, r0
	extr.u r61 = r8, 16, 16
	zxt2 r28 = r26
	;;
	.mmb
	add r27 = r25, r71
	cmp4.ltu p10, p11 = r28, r22
	nop 0
	.mii
	and r17 = r42, r61
	extr.u r8 = r8, 24, 8
	;;
	shladd r29 = r27, 3, r0
	;;
	.mmi
	add r30 = r29, r71
	;;
	shladd r31 = r30, 3, r0
	nop 0
	;;
	.mmi
	add r79 = r31, r71
	;;
	shladd r14 = r79, 1, r0
	nop 0
	;;
	.mmi
	add r2 = r14, r71
	;;
	add r3 = r2, r21
	nop 0
	;;
	.mii
	addp4 r19 = r3, r0
	extr.u r9 = r3, 15, 17
	;;
	xor r10 = r19, r72
	;;
	.mii
	nop 0
	dep.z r78 = r10, 16, 16
	;;
	add r15 = r78, r10
	;;
	.mmi
	shladd r11 = r15, 1, r0
	;;
	add r20 = r11, r10
	nop 0
	;;
	.mmi
	shladd r77 = r20, 3, r0
	;;
	add r64 = r77, r10
	nop 0
	;;
	.mmi
	shladd r21 = r64, 3, r0
	;;
	add r22 = r21, r10
	nop 0
	;;
	.mmi
	shladd r23 = r22, 1, r0
	;;
	add r24 = r23, r10
	nop 0
	;;
	.mmi
	add r71 = r24, r9
	;;
	addp4 r72 = r71, r0
	extr.u r61 = r71, 15, 17
	;;
	.mmi
	xor r16 = r72, r17
	;;
	nop 0
	dep.z r17 = r16, 16, 16
	;;
	.mmi
	add r18 = r17, r16
	;;
	shladd r25 = r18, 1, r0
	nop 0
	;;
	.mmi
	add r26 = r25, r16
	;;
	shladd r27 = r26, 3, r0
	nop 0
	;;
	.mmi
	add r28 = r27, r16
	;;
	shladd r29 = r28, 3, r0
	nop 0
	;;
	.mmi
	add r30 = r29, r16
	;;
	shladd r31 = r30, 1, r0
	nop 0
	;;
	.mmi
	add r79 = r31, r16
	;;
	add r14 = r79, r61
	nop 0
	;;
	.mii
	addp4 r2 = r14, r0
	extr.u r3 = r14, 15, 17
	;;
	xor r8 = r2, r8
	;;
	.mii
	nop 0
	dep.z r19 = r8, 16, 16
	;;
	add r9 = r19, r8
	;;
	.mmi
	shladd r10 = r9, 1, r0
	;;
	add r78 = r10, r8
	nop 0
	;;
	.mmi
	shladd r15 = r78, 3, r0
	;;
	add r11 = r15, r8
	nop 0
	;;
	.mmi
	shladd r20 = r11, 3, r0
	;;
	add r77 = r20, r8
	nop 0
	;;
	.mmi
	shladd r64 = r77, 1, r0
	;;
	add r21 = r64, r8
	nop 0
	;;
	.mmi
	add r22 = r21, r3
	;;
	nop 0
	dep.z r23 = r22, 16, 16
	;;
	.mii
	add r24 = r23, r22
	extr.u r71 = r22, 15, 17
	;;
	shladd r72 = r24, 1, r0
	;;
	.mmi
	add r61 = r72, r22
	;;
	shladd r16 = r61, 3, r0
	nop 0
	;;
	.mmi
	add r17 = r16, r22
	;;
	shladd r18 = r17, 3, r0
	nop 0
	;;
	.mmi
	add r25 = r18, r22
	;;
	shladd r26 = r25, 1, r0
	nop 0
	;;
	.mmi
	add r27 = r26, r22
	;;
	add r28 = r71, r27
	nop 0
	;;
	.mii
	nop 0
	dep.z r29 = r28, 16, 16
	nop 0
	;;
	.mii
	add r30 = r29, r28
	extr.u r31 = r28, 15, 17
	;;
	shladd r79 = r30, 1, r0
	;;
	.mmi
	add r14 = r79, r28
	;;
	shladd r2 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r3 = r2, r28
	ld1.acq r2 = [r36]
	nop 0
	;;
	.mmi
	shladd r8 = r3, 3, r0
	;;
	add r19 = r8, r28
	nop 0
	;;
	.mmi
	shladd r9 = r19, 1, r0
	;;
	add r10 = r9, r28
	nop 0
	;;
	.mmi
	add r78 = r31, r10
	;;
	nop 0
	dep.z r15 = r78, 16, 16
	;;
	.mii
	add r11 = r15, r78
	extr.u r20 = r78, 15, 17
	;;
	shladd r77 = r11, 1, r0
	;;
	.mmi
	add r64 = r77, r78
	;;
	shladd r21 = r64, 3, r0
	nop 0
	;;
	.mmi
	add r22 = r21, r78
	;;
	shladd r23 = r22, 3, r0
	nop 0
	;;
	.mmi
	add r24 = r23, r78
	;;
	shladd r71 = r24, 1, r0
	nop 0
	;;
	.mmi
	add r72 = r71, r78
	;;
	add r61 = r72, r20
	nop 0
	;;
	.mii
	nop 0
	dep.z r16 = r61, 16, 16
	nop 0
	;;
	.mii
	add r17 = r16, r61
	extr.u r18 = r61, 15, 17
	;;
	shladd r25 = r17, 1, r0
	;;
	.mmi
	add r26 = r25, r61
	;;
	shladd r27 = r26, 3, r0
	nop 0
	;;
	.mmi
	add r28 = r27, r61
	;;
	shladd r29 = r28, 3, r0
	nop 0
	;;
	.mmi
	add r30 = r29, r61
	;;
	shladd r31 = r30, 1, r0
	nop 0
	;;
	.mmi
	add r79 = r31, r61
	;;
	add r14 = r79, r18
	nop 0
	;;
	.mib
	st4 [r34] = r14
	nop 0
	(p10) br.cond.dptk .L462
	.mmi
	ld1.acq r69 = [r36]
	nop 0
	sub r66 = r0, r66
	.mmi
	and r20 = 63, r70
	ld4 r72 = [r46]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r11 = r69
	sxt2 r21 = r72
	;;
	.mmi
	cmp4.eq p28, p29 = 0, r11
	setf.sig f63 = r21
	mov r61 = r21
	;;
	.mmi
	nop 0
	(p29) ld1.acq r11 = [r36]
	shl r66 = r66, r20
	.mmi
	ld1.acq r77 = [r36]
	;;
	or r23 = r68, r77
	nop 0
	;;
	.mii
	nop 0
	dep.z r22 = r23, 1, 4
	nop 0
	;;
	.mmi
	add r15 = r41, r22
	nop 0
	mov r69 = r66
	;;
	.mmf
	ld2 r31 = [r15]
	nop 0
	fcvt.xf f64 = f63
	;;
	.mii
	nop 0
	sxt2 r71 = r31
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f18 = r71
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f5 = f64
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f65 = f18
	;;
	.mmi
	nop 0
	stfs [r47] = f5
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f66 = f65
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f8 = f66, f4
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p30, p31 = f8, f8
	;;
	.mib
	nop 0
	(p30) mov r68 = r0
	(p30) br.cond.dptk .L464
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = clampu.part.0#
	;;
	.mmi
	nop 0
	mov r1 = r75
	zxt2 r68 = r8
.L464:
	.mmi
	nop 0
	ldfs f67 = [r54]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p32, p33 = f67, f67
	;;
	.mib
	nop 0
	(p32) addl r71 = 63, r0
	(p32) br.cond.dptk .L465
	.mfb
	nop 0
	fnorm.d f8 = f67
	br.call.sptk.many b0 = clamp64.part.0#
	;;
	.mii
	setf.sig f19 = r8
	mov r1 = r75
	;;
	addl r24 = @gprel(.LC79), gp
	;;
	.mmi
	nop 0
	ldf8 f69 = [r24]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f68 = f19, f16
	;;
	.mmf
	nop 0
	nop 0
	for f70 = f69, f68
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f71 = f70
	;;
	.mmi
	nop 0
	getf.exp r26 = f71
	nop 0
	;;
	.mii
	sub r18 = r65, r26
	nop 0
	;;
	zxt2 r71 = r18
	;;
.L465:
	.mii
	nop 0
	pmpy2.r r27 = r68, r71
	nop 0
	.mmi
	ld1.acq r29 = [r36]
	;;
	nop 0
	sxt1 r30 = r29
	;;
	.mmi
	nop 0
	cmp.eq p34, p35 = -3, r30
	nop 0
	;;
	.mib
	st2 [r53] = r27
	nop 0
	(p34) br.cond.dpnt .L466
	;;
	.mfb
	nop 0
	fnorm.d f8 = f5
	br.call.sptk.many b0 = clampu.part.0#
	;;
	.mii
	or r79 = r8, r72
	mov r1 = r75
	;;
	zxt1 r17 = r79
	;;
	.mib
	nop 0
	cmp4.ne p36, p37 = 0, r17
	(p37) br.cond.dptk .L466
	.mmi
	setf.sig f80 = r66
	ld4 r69 = [r45]
	zxt2 r72 = r66
	.mlx
	cmp4.lt p46, p47 = r61, r43
	movl r77 = 0x80000000
	;;
	.mmf
	and r37 = 63, r69
	setf.s f78 = r77
	(p47) fneg f77 = f5
	;;
	.mmf
	shladd r20 = r37, 2, r0
	nop 0
	(p46) mov f77 = f5
	;;
	.mmi
	add r23 = r38, r20
	;;
	ldfs f79 = [r23]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f81 = f80
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f19 = f77, f78
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f82 = f81
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p48, p49 = f79, f79
	;;
	.mmi
	nop 0
	(p48) mov r8 = r0
	nop 0
	;;
	.mfb
	nop 0
	fsub.s f18 = f82, f5
	(p48) br.cond.dptk .L471
	.mmf
	nop 0
	nop 0
	fnorm.d f8 = f79
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = clampu.part.0#
	;;
	.mmi
	mov r1 = r75
	nop 0
	nop 0
.L471:
	.mib
	nop 0
	zxt1 r21 = r8
	nop 0
	.mmi
	adds r61 = 212, r38
	ld1.acq r22 = [r36]
	adds r24 = 26, r41
	;;
	.mmi
	setf.sig f83 = r21
	ldfs.a f92 = [r61]
	and r31 = 63, r22
	.mmi
	ld1.acq r15 = [r36]
	;;
	shladd r26 = r31, 2, r0
	nop 0
	.mmi
	ld1.acq r68 = [r36]
	ld2 r71 = [r24]
	nop 0
	;;
	.mmi
	add r8 = r38, r26
	xor r18 = r15, r68
	sxt1 r64 = r71
	;;
	.mmi
	add r27 = r18, r66
	;;
	nop 0
	zxt1 r37 = r27
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf.s f84 = f83
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p52, p53 = f92, f92
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f85 = f84, f18
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f86, p50 = f19, f85
	;;
	.mmf
	nop 0
	nop 0
	(p50) fnma.s1 f87 = f85, f86, f1
	;;
	.mmf
	nop 0
	nop 0
	(p50) fma.s1 f88 = f86, f87, f86
	;;
	.mmf
	nop 0
	nop 0
	(p50) fma.s1 f89 = f88, f87, f86
	;;
	.mmf
	nop 0
	nop 0
	(p50) fmpy.s.s1 f90 = f19, f89
	;;
	.mmf
	nop 0
	nop 0
	(p50) fnma.s1 f91 = f90, f85, f19
	;;
	.mmf
	nop 0
	nop 0
	(p50) fma.s.s0 f86 = f91, f89, f90
	;;
	.mmi
	nop 0
	stfs [r8] = f86
	nop 0
	;;
	.mib
	chk.a.clr f92, .L722
.L723:
	.pred.rel.mutex p52, p53
	(p52) mov r8 = r0
	(p52) br.cond.dptk .L472
	.mmf
	nop 0
	nop 0
	fnorm.d f8 = f92
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = clamp32.part.0#
	;;
	.mmi
	mov r1 = r75
	nop 0
	nop 0
.L472:
	.mii
	nop 0
	sxt1 r29 = r8
	mux1 r17 = r43, @rev
	;;
	.mii
	cmp4.ne p54, p55 = r29, r64
	extr r30 = r43, 5, 27
	sxt4 r79 = r69
	;;
	.mmi
	(p55) ld1.acq r29 = [r36]
	(p54) mov r24 = r0
	dep.z r14 = r67, 1, 4
	.mib
	nop 0
	shr.u r78 = r79, 21
	nop 0
	;;
	.mii
	nop 0
	(p55) dep.z r29 = r29, 1, 4
	add r3 = r41, r14
	;;
	.mmi
	(p55) add r29 = r41, r29
	ld1 r28 = [r3]
	popcnt r16 = r79
	;;
	.mmi
	(p55) ld2 r24 = [r29]
	cmp4.gtu p56, p57 = r72, r28
	extr r9 = r17, 32, 16
	;;
	.mii
	nop 0
	(p55) sxt1 r24 = r24
	(p56) addl r28 = 1, r0
	;;
	.mmi
	or r2 = r24, r30
	(p57) mov r28 = r0
	and r11 = 63, r16
	;;
	.mmi
	nop 0
	cmp4.lt p58, p59 = r9, r28
	nop 0
	;;
	.mii
	nop 0
	pmpy2.r r19 = r2, r37
	(p58) addl r37 = 63, r0
	;;
	.mii
	nop 0
	sxt1 r68 = r19
	;;
	and r25 = 63, r19
	;;
	.mmi
	shladd r70 = r25, 2, r0
	;;
	add r10 = r38, r70
	nop 0
	;;
	.mib
	stfs [r10] = f5
	nop 0
	(p58) br.cond.dptk .L474
	.mmi
	nop 0
	cmp.ne p60, p61 = 0, r66
	nop 0
	;;
	.mii
	(p60) addl r37 = 1, r0
	nop 0
	;;
	(p61) mov r37 = r0
.L474:
	.mmi
	addp4 r11 = r11, r0
	nop 0
	shl r72 = r66, 43
	;;
	.mii
	or r78 = r78, r72
	shr.u r77 = r72, 63
	;;
	add r20 = r77, r78
	;;
	.mii
	nop 0
	shl r78 = r67, r11
	shr r77 = r20, 1
	;;
	.mib
	nop 0
	cmp.eq p62, p63 = 0, r78
	(p62) br.cond.dptk .L478
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __divdi3#
	;;
	.mmi
	nop 0
	mov r1 = r75
	mov r77 = r8
	;;
.L478:
	.mii
	shladd r23 = r77, 2, r0
	shr.u r21 = r66, 62
	sxt4 r8 = r39
	.mmb
	st8 [r52] = r77
	cmp4.ne p16, p17 = r69, r44
	nop 0
	;;
	.mmi
	nop 0
	or r61 = r21, r23
	nop 0
	;;
	.mbb
	cmp.eq p2, p3 = r61, r8
	(p2) br.cond.dpnt .L479
	(p17) br.cond.dpnt .L708
	;;
	.mmi
	and r69 = 63, r39
	;;
	shladd r17 = r69, 2, r0
	nop 0
	;;
	.mmi
	add r3 = r38, r17
	;;
	ldfs f95 = [r3]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p10, p11 = f95, f95
	;;
	.mib
	nop 0
	nop 0
	(p10) br.cond.dptk .L482
	.mfb
	nop 0
	fnorm.d f8 = f95
	br.call.sptk.many b0 = clamp32.part.0#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r75
	;;
	.mii
	(p6) addl r16 = 1, r0
	nop 0
	;;
	(p7) mov r16 = r0
	;;
.L481:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	cmp4.ne p14, p15 = 0, r16
	(p14) br.cond.dptk .L482
	.mmf
	nop 0
	nop 0
	fnorm.d f5 = f5
	;;
	.mfb
	nop 0
	mov f8 = f5
	br.call.sptk.many b0 = clamp32.part.0#
	;;
	.mmi
	cmp4.gt p18, p19 = r8, r43
	nop 0
	and r9 = 63, r39
	.mmi
	(p17) ld1.acq r8 = [r36]
	nop 0
	mov r1 = r75
	;;
	.mmi
	(p19) adds r19 = 10, r41
	shladd r25 = r9, 2, r0
	(p18) extr r37 = r44, 1, 31
	.mib
	nop 0
	(p17) sxt1 r8 = r8
	nop 0
	;;
	.mii
	(p19) ld2 r19 = [r19]
	add r70 = r38, r25
	;;
	(p19) extr.u r37 = r19, 15, 1
	.mii
	nop 0
	(p19) sxt2 r19 = r19
	;;
	(p19) add r37 = r37, r19
	;;
	.mib
	nop 0
	(p19) extr r37 = r37, 1, 31
	(p17) br.cond.dpnt .L488
	;;
	.mmi
	nop 0
	ldfs f96 = [r70]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p20, p21 = f96, f96
	;;
	.mib
	nop 0
	nop 0
	(p20) br.cond.spnt .L489
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f8 = f96
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = clamp32.part.0#
	;;
	.mmi
	mov r1 = r75
	nop 0
	nop 0
.L488:
	.mii
	nop 0
	sxt4 r77 = r37
	sxt4 r78 = r8
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = __moddi3#
	;;
	.mmi
	nop 0
	mov r1 = r75
	mov r37 = r8
.L484:
	.mmi
	and r11 = 63, r68
	ld8 r72 = [r35]
	sxt4 r68 = r68
	;;
	.mii
	shladd r78 = r11, 2, r0
	dep.z r69 = r72, 26, 6
	;;
	add r23 = r38, r78
	;;
	.mmi
	nop 0
	ldfs f97 = [r23]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p24, p25 = f97, f97
	;;
	.mib
	nop 0
	(p24) mov r67 = r0
	(p24) br.cond.dptk .L490
	.mfb
	nop 0
	fnorm.d f8 = f97
	br.call.sptk.many b0 = clampu.part.0#
	;;
	.mmi
	nop 0
	mov r1 = r75
	mov r67 = r8
	;;
.L490:
	.mmi
	cmp4.ne p26, p27 = r39, r37
	nop 0
	extr.u r20 = r67, 6, 26
	;;
	.mib
	(p26) addl r23 = 1, r0
	or r61 = r69, r20
	(p27) br.cond.dpnt .L709
	;;
.L491:
	.mii
	nop 0
	dep.z r37 = r37, 11, 21
	cmp4.geu p30, p31 = r23, r61
	;;
	.mmi
	cmp4.eq p32, p33 = 0, r37
	(p31) ld1.acq r23 = [r36]
	nop 0
	;;
	.mib
	nop 0
	(p32) mov r72 = r0
	(p32) br.cond.dptk .L493
	.mii
	nop 0
	zxt1 r40 = r40
	;;
	sub r21 = r43, r40
	;;
	.mii
	nop 0
	pmpy2.r r22 = r21, r40
	;;
	zxt1 r31 = r22
	;;
	.mmi
	nop 0
	cmp4.ne p34, p35 = 0, r31
	nop 0
	;;
	.mii
	(p34) addl r72 = 1, r0
	nop 0
	;;
	(p35) mov r72 = r0
.L493:
	.mii
	nop 0
	dep.z r24 = r68, 1, 4
	;;
	add r68 = r41, r24
	.mmi
	nop 0
	;;
	st2 [r68] = r72
	nop 0
.L494:
	.mib
	nop 0
	adds r44 = 1, r44
	br.cloop.sptk.few .L674
	.mib
	adds r54 = 24, r12
	nop 0
	br.call.sptk.many b0 = fn30#
	;;
	.mib
	mov r1 = r75
	mov r77 = r8
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	mov r1 = r75
	ld4 r79 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC38)
	.mlx
	nop 0
	movl r43 = @gprel(.LC35)
	;;
	.mib
	add r78 = r1, r39
	add r77 = r1, r43
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld2 r66 = [r49]
	addl r2 = 65598, r0
	mov r1 = r75
	;;
	.mii
	nop 0
	sxt2 r26 = r66
	zxt2 r71 = r66
	;;
	.mii
	nop 0
	dep.z r15 = r26, 1, 4
	andcm r18 = -1, r26
	;;
	.mmi
	add r27 = r41, r15
	;;
	ld2 r64 = [r27]
	nop 0
	;;
	.mmi
	cmp4.ltu p36, p37 = r71, r64
	;;
	(p37) ld4 r29 = [r45]
	(p36) addl r64 = -1, r0
	;;
	.mii
	nop 0
	(p37) sxt4 r64 = r29
	;;
	and r69 = r64, r18
	;;
	.mii
	andcm r51 = -1, r69
	tbit.nz p38, p39 = r69, 0
	;;
	or r30 = 1, r51
	;;
	.mmi
	nop 0
	setf.sig f98 = r30
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f99 = f98
	;;
	.mmi
	getf.exp r79 = f99
	;;
	sub r14 = r2, r79
	nop 0
	;;
	.mib
	st4.rel [r54] = r14
	nop 0
	(p38) br.cond.dptk .L508
	.mmi
	ld1.acq r17 = [r36]
	nop 0
	cmp.eq p42, p43 = 0, r69
	.mmi
	ld4.acq r3 = [r54]
	ldfs f18 = [r47]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r16 = r17
	(p43) shladd r37 = r69, 1, r0
	;;
	.mmi
	cmp4.ne p40, p41 = r3, r16
	;;
	(p40) setf.sig f101 = r26
	nop 0
	.mmi
	(p41) ld4.acq r26 = [r54]
	;;
	nop 0
	(p41) sxt4 r26 = r26
	;;
	.mmi
	nop 0
	(p41) setf.sig f99 = r26
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f100 = f18
	;;
	.mmf
	nop 0
	nop 0
	(p40) fcvt.xf f99 = f101
	;;
	.mmf
	nop 0
	nop 0
	(p41) fcvt.xf f99 = f99
	;;
	.mmf
	nop 0
	nop 0
	(p40) fnorm.d f99 = f99
	;;
	.mmf
	nop 0
	nop 0
	(p41) fnorm.d f99 = f99
	;;
	.mmf
	nop 0
	nop 0
	(p40) fneg f99 = f99
	;;
	.mfb
	nop 0
	fadd.d f19 = f100, f99
	(p43) br.cond.dptk .L512
	.mii
	ld1.acq r37 = [r36]
	nop 0
	;;
	sxt1 r28 = r37
	.mii
	mov r37 = r0
	nop 0
	;;
	cmp4.eq p44, p45 = 0, r28
	;;
	.mmi
	(p45) ld1.acq r28 = [r36]
	nop 0
	nop 0
.L512:
	.mmf
	nop 0
	nop 0
	fcmp.neq p46, p47 = f19, f19
	;;
	.mib
	nop 0
	nop 0
	(p46) br.cond.dptk .L621
	.mfb
	nop 0
	mov f8 = f19
	br.call.sptk.many b0 = clamp32.part.0#
	;;
	.mii
	nop 0
	sxt1 r42 = r8
	mov r1 = r75
	;;
	.mib
	nop 0
	cmp4.eq p48, p49 = 0, r42
	(p48) br.cond.dptk .L621
	.mfb
	nop 0
	mov f8 = f19
	br.call.sptk.many b0 = clampu.part.0#
	;;
	.mii
	nop 0
	zxt2 r52 = r8
	mov r1 = r75
	;;
	.mmi
	nop 0
	cmp4.ne p50, p51 = 0, r52
	nop 0
	;;
	.mii
	(p50) addl r50 = 1, r0
	nop 0
	;;
	(p51) mov r50 = r0
	;;
.L513:
	.mii
	or r55 = 1, r37
	pmpy2.r r56 = r50, r71
	addl r19 = 65598, r0
	.mmb
	ld4 r57 = [r46]
	ld1 r58 = [r48]
	nop 0
	;;
	.mmi
	setf.sig f102 = r55
	andcm r60 = -1, r57
	sxt1 r59 = r58
	.mlx
	nop 0
	movl r77 = -2147483648
	;;
	.mii
	setf.sig f104 = r60
	extr.u r62 = r59, 30, 2
	;;
	shladd r63 = r56, 1, r0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f103 = f102
	;;
	.mmi
	getf.exp r65 = f103
	;;
	sub r9 = r19, r65
	nop 0
	;;
	.mmi
	sub r25 = r63, r9
	;;
	nop 0
	sxt2 r8 = r25
	;;
	.mmi
	nop 0
	and r10 = r57, r8
	dep.z r70 = r25, 1, 4
	.mmi
	st2 [r49] = r8
	;;
	setf.sig f105 = r10
	add r11 = r41, r70
	;;
	.mmi
	ld2 r68 = [r11]
	;;
	nop 0
	sxt2 r78 = r68
	;;
	.mmi
	shladd r67 = r78, 2, r0
	;;
	or r20 = r67, r62
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f106 = f104, f105
	;;
	.mmi
	getf.sig r72 = f106
	;;
	xor r61 = r57, r72
	nop 0
	;;
	.mmi
	add r23 = r77, r61
	st4 [r46] = r61
	nop 0
	;;
	.mib
	nop 0
	cmp4.leu p52, p53 = r20, r23
	(p52) br.cond.dptk .L514
	.mmi
	addp4 r21 = r61, r0
	nop 0
	and r22 = 30, r37
	;;
	.mii
	nop 0
	shr.u r31 = r21, r22
	;;
	and r24 = 15, r31
	;;
	.mib
	nop 0
	cmp4.ne p54, p55 = 15, r24
	(p54) br.cond.dptk .L514
	.mmi
	adds r39 = 52, r38
	;;
	ldfs f108 = [r39]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f109, p56 = f18, f108
	;;
	.mmf
	nop 0
	nop 0
	(p56) fnma.s1 f110 = f108, f109, f1
	;;
	.mmf
	nop 0
	nop 0
	(p56) fma.s1 f111 = f109, f110, f109
	;;
	.mmf
	nop 0
	nop 0
	(p56) fma.s1 f112 = f111, f110, f109
	;;
	.mmf
	nop 0
	nop 0
	(p56) fmpy.s.s1 f113 = f18, f112
	;;
	.mmf
	nop 0
	nop 0
	(p56) fnma.s1 f114 = f113, f108, f18
	;;
	.mmf
	nop 0
	nop 0
	(p56) fma.s.s0 f109 = f114, f112, f113
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f115 = f109, f18
	;;
	.mmi
	stfs [r47] = f115
	nop 0
	nop 0
.L514:
	.mmi
	nop 0
	ld4.acq r43 = [r54]
	and r26 = 31, r69
	.mmi
	nop 0
	ld4.acq r66 = [r54]
	nop 0
	;;
	.mii
	nop 0
	dep.z r71 = r66, 1, 4
	andcm r15 = -1, r43
	;;
	.mmi
	add r18 = r41, r71
	;;
	ld2 r27 = [r18]
	nop 0
	;;
	.mii
	nop 0
	sxt2 r64 = r27
	;;
	shr r29 = r64, r26
	;;
	.mii
	nop 0
	pmpy2.r r30 = r29, r15
	;;
	sxt1 r79 = r30
	;;
	.mmi
	st1.rel [r36] = r79
	nop 0
	nop 0
.L508:
	.mmi
	ld1 r2 = [r48]
	adds r17 = 4, r32
	shr.u r63 = r69, 63
	.mii
	ld4 r3 = [r46]
	nop 0
	;;
	sxt1 r39 = r2
	.mmi
	ld1 r16 = [r17]
	add r42 = r63, r69
	cmp4.eq p58, p59 = 0, r3
	;;
	.mii
	nop 0
	zxt2 r37 = r39
	shr r77 = r42, 1
	;;
	.mmi
	cmp4.ne p60, p61 = r37, r16
	;;
	(p60) addl r40 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p61) mov r40 = r0
	(p58) br.cond.dptk .L515
	.mib
	addp4 r78 = r3, r0
	nop 0
	br.call.sptk.many b0 = __moddi3#
	;;
	.mmi
	nop 0
	mov r1 = r75
	mov r77 = r8
	;;
.L515:
	.mmi
	and r14 = 63, r69
	nop 0
	cmp.eq p62, p63 = r77, r40
	;;
	.mib
	shladd r50 = r14, 2, r0
	(p62) mov r63 = r0
	(p62) br.cond.dpnt .L516
	;;
	.mmi
	add r52 = r38, r50
	;;
	ldfs f116 = [r52]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p2, p3 = f116, f116
	;;
	.mib
	nop 0
	nop 0
	(p2) br.cond.dptk .L624
	.mfb
	nop 0
	fnorm.d f8 = f116
	br.call.sptk.many b0 = clampu.part.0#
	;;
	.mib
	mov r1 = r75
	cmp4.eq p4, p5 = 0, r8
	(p4) br.cond.dptk .L624
	.mmi
	adds r56 = 32, r33
	ld4 r58 = [r45]
	nop 0
	;;
	.mii
	ld2 r57 = [r56]
	extr.u r60 = r58, 31, 1
	;;
	cmp4.ne p8, p9 = 0, r57
	;;
	.mmi
	(p8) addl r55 = 1, r0
	;;
	(p9) mov r55 = r0
	nop 0
	;;
	.mmi
	nop 0
	or r59 = r55, r58
	nop 0
	;;
	.mii
	add r62 = r60, r59
	nop 0
	;;
	extr r63 = r62, 1, 31
	;;
.L516:
	.mmi
	st4.rel [r54] = r63
	nop 0
	cmp4.eq p16, p17 = -1, r39
	.mmb
	setf.sig f117 = r37
	nop 0
	(p16) br.cond.dpnt .L518
	;;
	.mmi
	ld4 r19 = [r45]
	ld4.acq r65 = [r54]
	nop 0
	;;
	.mii
	setf.sig f119 = r19
	zxt1 r9 = r65
	zxt1 r70 = r19
	;;
	.mmi
	cmp4.ne p10, p11 = r70, r9
	;;
	(p10) addl r37 = 1, r0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf.s f118 = f117
	;;
	.mmf
	nop 0
	nop 0
	fsxt.r f120 = f119, f119
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f121 = f120
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f6 = f121
	;;
	.mmf
	nop 0
	nop 0
	fcmp.eq p6, p7 = f6, f118
	;;
	.mmi
	nop 0
	(p6) addl r44 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r44 = r0
	nop 0
	(p11) br.cond.dpnt .L710
	;;
	.mmi
	nop 0
	ld4.acq r67 = [r54]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p18, p19 = 2, r67
	(p18) br.cond.dpnt .L668
	;;
	.mmi
	(p19) addl r40 = -2, r0
	nop 0
	nop 0
.L531:
	.mmi
	ldfs f123 = [r47]
	ld4.acq r20 = [r54]
	nop 0
	;;
	.mmi
	and r61 = 63, r20
	;;
	shladd r77 = r61, 2, r0
	nop 0
	;;
	.mmi
	add r23 = r38, r77
	;;
	ldfs f124 = [r23]
	nop 0
	;;
	.mfi
	nop 0
	mov f125 = f123
	nop 0
	.mfi
	nop 0
	fcmp.neq p7, p8 = f123, f123
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fneg f123 = f123
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f126, p20 = f125, f124
	;;
	.mmf
	nop 0
	nop 0
	(p20) fnma.s1 f127 = f124, f126, f1
	;;
	.mmf
	nop 0
	nop 0
	(p20) fma.s1 f9 = f126, f127, f126
	;;
	.mmf
	nop 0
	nop 0
	(p20) fma.s1 f10 = f9, f127, f126
	;;
	.mmf
	nop 0
	nop 0
	(p20) fmpy.s.s1 f11 = f125, f10
	;;
	.mmf
	nop 0
	nop 0
	(p20) fnma.s1 f12 = f11, f124, f125
	;;
	.mfi
	nop 0
	(p20) fma.s.s0 f126 = f12, f10, f11
	nop 0
	.mmi
	(p8) setf.sig f12 = r69
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p8) fcvt.xuf.s f123 = f12
	;;
	.mmf
	nop 0
	nop 0
	fcmp.eq p22, p23 = f126, f123
	;;
	.mmi
	nop 0
	(p23) ld4.acq r23 = [r54]
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fn30#
	;;
	.mib
	mov r1 = r75
	mov r77 = r8
	br.call.sptk.many b0 = mix#
	;;
	.mii
	ld4 r39 = [r46]
	mov r1 = r75
	;;
	and r21 = 15, r39
	;;
	.mib
	adds r22 = -3, r21
	cmp.eq p24, p25 = 12, r21
	(p24) br.cond.dpnt .L525
	;;
	.mib
	nop 0
	cmp4.ne p32, p33 = 12, r22
	(p32) br.cond.dptk .L527
	.mmi
	ld2 r43 = [r49]
	;;
	nop 0
	sxt2 r66 = r43
	;;
	.mmi
	nop 0
	setf.sig f8 = r66
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f6 = f8
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f7 = f6
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f6 = f7
	;;
	.mmi
	stfs [r47] = f6
	nop 0
	nop 0
.L527:
	.mib
	nop 0
	cmp4.eq p34, p35 = 0, r40
	(p34) br.cond.dpnt .L530
.L668:
	.mmi
	ld4.acq r26 = [r54]
	;;
	cmp4.ne p36, p37 = 0, r26
	nop 0
	;;
	.mib
	nop 0
	(p36) mov r40 = r0
	(p36) br.cond.dptk .L531
	;;
.L530:
	.mmi
	nop 0
	ldfs f2 = [r47]
	nop 0
	.mmi
	ld1.acq r40 = [r36]
	ld2 r15 = [r49]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r71 = r40
	sxt2 r64 = r15
	;;
	.mmi
	nop 0
	setf.sig f13 = r71
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.ge p38, p39 = f2, f2
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf.s f14 = f13
	;;
	.mmf
	(p39) addp4 r71 = r44, r0
	nop 0
	(p38) mov f6 = f2
	;;
	.mmi
	nop 0
	(p39) setf.sig f6 = r71
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p39) fcvt.xuf.s f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	(p39) fneg f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fcmp.ge p40, p41 = f14, f6
	;;
	.mib
	nop 0
	nop 0
	(p41) br.cond.dptk .L694
	.mmi
	nop 0
	adds r58 = 40, r33
	adds r59 = 26, r33
	.mlx
	nop 0
	movl r19 = 0x4461ac16
	;;
	.mmi
	ld8 r60 = [r58]
	setf.s f63 = r19
	nop 0
	.mmi
	ld2 r62 = [r59]
	;;
	nop 0
	zxt2 r42 = r60
	;;
	.mib
	cmp4.ne p4, p5 = r42, r62
	nop 0
	(p5) br.cond.dpnt .L711
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f65, p16 = f2, f2
	.mii
	ld1.acq r65 = [r36]
	(p4) mov r37 = r0
	;;
	add r9 = r60, r65
	;;
	.mfi
	nop 0
	fsub.s f64 = f2, f63
	zxt1 r70 = r9
	;;
	.mmi
	nop 0
	cmp4.ne p1, p2 = 0, r70
	nop 0
	;;
	.mfi
	nop 0
	(p16) fnma.s1 f66 = f2, f65, f1
	(p1) addl r70 = 1, r0
	;;
	.mmf
	nop 0
	nop 0
	(p16) fma.s1 f67 = f65, f66, f65
	;;
	.mmf
	nop 0
	nop 0
	(p16) fma.s1 f68 = f67, f66, f65
	;;
	.mmf
	nop 0
	nop 0
	(p16) fmpy.s.s1 f69 = f2, f68
	;;
	.mmf
	nop 0
	nop 0
	(p16) fnma.s1 f70 = f69, f2, f2
	;;
	.mmf
	nop 0
	nop 0
	(p16) fma.s.s0 f65 = f70, f68, f69
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p9, p10 = f64, f65
	;;
	.mmi
	nop 0
	(p9) addl r39 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p10) mov r39 = r0
	(p1) br.cond.dptk .L536
.L714:
	.mmi
	adds r70 = 80, r38
	;;
	ldfs f71 = [r70]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.eq p10, p11 = f71, f71
	;;
	.mib
	nop 0
	nop 0
	(p10) br.cond.dptk .L537
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r44
	(p6) br.cond.dptk .L538
	;;
	.mmi
	(p7) mov r70 = r0
	nop 0
	nop 0
	;;
.L536:
	.mib
	nop 0
	shr r10 = r64, 4
	nop 0
	.mmi
	and r11 = r64, r39
	adds r67 = 24, r33
	zxt2 r72 = r70
	;;
	.mmi
	cmp4.lt p20, p21 = r11, r10
	ld1 r20 = [r67]
	dep.z r37 = r37, 2, 1
	;;
	.mii
	(p20) mov r69 = r0
	add r61 = r38, r37
	;;
	(p21) popcnt r69 = r69
	.mmi
	nop 0
	stfs [r61] = f2
	nop 0
	;;
	.mii
	nop 0
	pmpy2.r r68 = r72, r69
	;;
	extr r23 = r68, 0, 1
	;;
	.mii
	nop 0
	dep r20 = r23, r20, 0, 1
	nop 0
	;;
	.mmi
	st1 [r67] = r20
	nop 0
	nop 0
.L518:
	.mlx
	ld1 r39 = [r48]
	movl r40 = @gprel(t73#)
	.mii
	ld2 r43 = [r49]
	nop 0
	;;
	dep.z r21 = r39, 3, 1
	.mmi
	ld1 r66 = [r46]
	add r71 = r1, r40
	sxt2 r22 = r43
	;;
	.mmi
	cmp4.eq p22, p23 = 0, r66
	add r50 = r71, r21
	sxt1 r69 = r39
	.mmi
	nop 0
	mov r78 = r22
	nop 0
	;;
	.mib
	ld8 r54 = [r50]
	(p22) mov r77 = r0
	(p22) br.cond.dptk .L552
	.mmi
	nop 0
	cmp4.ne p24, p25 = 0, r22
	nop 0
	;;
	.mii
	(p24) addl r77 = 1, r0
	nop 0
	;;
	(p25) mov r77 = r0
.L552:
	.mmi
	nop 0
	cmp4.le p26, p27 = r22, r69
	nop 0
	.mlx
	ld8 r8 = [r54], 8
	movl r41 = 9221120237041090560
	;;
	.mii
	nop 0
	mov b6 = r8
	nop 0
	.mmb
	(p26) addl r78 = 7, r0
	ld8 r1 = [r54]
	br.call.sptk.many b0 = b6
	;;
	.mib
	mov r1 = r75
	addp4 r77 = r8, r0
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	mov r1 = r75
	ld4 r79 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r31 = @gprel(.LC35)
	.mlx
	nop 0
	movl r77 = @gprel(.LC39)
	;;
	.mib
	add r78 = r1, r77
	add r77 = r1, r31
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ldfs f72 = [r47]
	nop 0
	mov r1 = r75
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p28, p29 = f72, f72
	;;
	.mfi
	nop 0
	(p29) fnorm.d f72 = f72
	nop 0
	.mlx
	nop 0
	(p28) movl r77 = 9221120237041090560
	;;
	.mib
	(p29) getf.d r77 = f72
	nop 0
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	ld1.acq r36 = [r36]
	nop 0
	mov r1 = r75
	;;
	.mib
	nop 0
	sxt1 r77 = r36
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	ld4 r45 = [r45]
	nop 0
	mov r1 = r75
	;;
	.mib
	nop 0
	sxt4 r77 = r45
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	ld2 r47 = [r49]
	nop 0
	mov r1 = r75
	;;
	.mib
	nop 0
	sxt2 r77 = r47
	br.call.sptk.many b0 = mix#
	;;
	.mib
	ld4 r77 = [r46]
	mov r1 = r75
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	ld1 r46 = [r48]
	nop 0
	mov r1 = r75
	;;
	.mib
	nop 0
	sxt1 r77 = r46
	br.call.sptk.many b0 = mix#
	;;
	.mmb
	mov r1 = r75
	ld4 r79 = [r34]
	nop 0
	.mmi
	addl r24 = 255, r0
	nop 0
	mov ar.lc = 63
	;;
	.mlx
	nop 0
	movl r48 = @gprel(a28#)
	;;
	.mmi
	add r49 = r1, r48
	nop 0
	nop 0
	;;
	.align 32
.L556:
	.mmi
	ldfs f73 = [r49], 4
	addp4 r44 = r79, r0
	extr.u r64 = r79, 15, 17
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p30, p31 = f73, f73
	;;
	.mfi
	nop 0
	(p31) fnorm.d f73 = f73
	(p30) mov r16 = r41
	;;
	.mmi
	nop 0
	(p31) getf.d r16 = f73
	nop 0
	;;
	.mii
	and r26 = r24, r16
	shr.u r15 = r16, 8
	shr.u r18 = r16, 16
	;;
	.mmb
	xor r53 = r44, r26
	and r27 = r24, r15
	nop 0
	.mii
	and r79 = r24, r18
	shr.u r29 = r16, 24
	shr.u r51 = r16, 32
	;;
	.mib
	nop 0
	dep.z r30 = r53, 16, 16
	nop 0
	.mmi
	and r2 = r24, r29
	and r28 = r24, r51
	shr.u r52 = r16, 40
	;;
	.mmi
	add r3 = r30, r53
	nop 0
	shr.u r17 = r16, 48
	.mmi
	and r78 = r24, r52
	nop 0
	shr.u r16 = r16, 56
	;;
	.mii
	shladd r55 = r3, 1, r0
	and r56 = r24, r17
	;;
	add r14 = r55, r53
	;;
	.mmi
	shladd r57 = r14, 3, r0
	;;
	add r38 = r57, r53
	nop 0
	;;
	.mmi
	shladd r58 = r38, 3, r0
	;;
	add r59 = r58, r53
	nop 0
	;;
	.mmi
	shladd r60 = r59, 1, r0
	;;
	add r62 = r60, r53
	nop 0
	;;
	.mmi
	add r42 = r62, r64
	;;
	addp4 r63 = r42, r0
	extr.u r65 = r42, 15, 17
	;;
	.mmi
	xor r19 = r63, r27
	;;
	nop 0
	dep.z r9 = r19, 16, 16
	;;
	.mmi
	add r25 = r9, r19
	;;
	shladd r70 = r25, 1, r0
	nop 0
	;;
	.mmi
	add r10 = r70, r19
	;;
	shladd r11 = r10, 3, r0
	nop 0
	;;
	.mmi
	add r72 = r11, r19
	;;
	shladd r68 = r72, 3, r0
	nop 0
	;;
	.mmi
	add r67 = r68, r19
	;;
	shladd r20 = r67, 1, r0
	nop 0
	;;
	.mmi
	add r37 = r20, r19
	;;
	add r61 = r37, r65
	nop 0
	;;
	.mii
	addp4 r23 = r61, r0
	extr.u r39 = r61, 15, 17
	;;
	xor r43 = r23, r79
	;;
	.mii
	nop 0
	dep.z r21 = r43, 16, 16
	;;
	add r22 = r21, r43
	;;
	.mmi
	shladd r66 = r22, 1, r0
	;;
	add r40 = r66, r43
	nop 0
	;;
	.mmi
	shladd r71 = r40, 3, r0
	;;
	add r50 = r71, r43
	nop 0
	;;
	.mmi
	shladd r69 = r50, 3, r0
	;;
	add r54 = r69, r43
	nop 0
	;;
	.mmi
	shladd r8 = r54, 1, r0
	;;
	add r77 = r8, r43
	nop 0
	;;
	.mmi
	add r31 = r77, r39
	;;
	addp4 r36 = r31, r0
	extr.u r45 = r31, 15, 17
	;;
	.mmi
	xor r47 = r36, r2
	;;
	nop 0
	dep.z r46 = r47, 16, 16
	;;
	.mmi
	add r48 = r46, r47
	;;
	shladd r44 = r48, 1, r0
	nop 0
	;;
	.mmi
	add r26 = r44, r47
	;;
	shladd r64 = r26, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r64, r47
	;;
	shladd r53 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r27 = r53, r47
	;;
	shladd r18 = r27, 1, r0
	nop 0
	;;
	.mmi
	add r29 = r18, r47
	;;
	add r30 = r29, r45
	nop 0
	;;
	.mii
	addp4 r79 = r30, r0
	extr.u r2 = r30, 15, 17
	;;
	xor r51 = r79, r28
	;;
	.mii
	nop 0
	dep.z r3 = r51, 16, 16
	;;
	add r28 = r3, r51
	;;
	.mmi
	shladd r52 = r28, 1, r0
	;;
	add r17 = r52, r51
	nop 0
	;;
	.mmi
	shladd r55 = r17, 3, r0
	;;
	add r14 = r55, r51
	nop 0
	;;
	.mmi
	shladd r57 = r14, 3, r0
	;;
	add r38 = r57, r51
	nop 0
	;;
	.mmi
	shladd r58 = r38, 1, r0
	;;
	add r59 = r58, r51
	nop 0
	;;
	.mmi
	add r60 = r59, r2
	;;
	addp4 r62 = r60, r0
	extr.u r42 = r60, 15, 17
	;;
	.mmi
	xor r78 = r62, r78
	;;
	nop 0
	dep.z r63 = r78, 16, 16
	;;
	.mmi
	add r65 = r63, r78
	;;
	shladd r19 = r65, 1, r0
	nop 0
	;;
	.mmi
	add r9 = r19, r78
	;;
	shladd r25 = r9, 3, r0
	nop 0
	;;
	.mmi
	add r70 = r25, r78
	;;
	shladd r10 = r70, 3, r0
	nop 0
	;;
	.mmi
	add r11 = r10, r78
	;;
	shladd r72 = r11, 1, r0
	nop 0
	;;
	.mmi
	add r68 = r72, r78
	;;
	add r67 = r68, r42
	nop 0
	;;
	.mii
	addp4 r20 = r67, r0
	extr.u r37 = r67, 15, 17
	;;
	xor r56 = r20, r56
	;;
	.mii
	nop 0
	dep.z r61 = r56, 16, 16
	;;
	add r23 = r61, r56
	;;
	.mmi
	shladd r39 = r23, 1, r0
	;;
	add r43 = r39, r56
	nop 0
	;;
	.mmi
	shladd r21 = r43, 3, r0
	;;
	add r22 = r21, r56
	nop 0
	;;
	.mmi
	shladd r66 = r22, 3, r0
	;;
	add r40 = r66, r56
	nop 0
	;;
	.mmi
	shladd r71 = r40, 1, r0
	;;
	add r50 = r71, r56
	nop 0
	;;
	.mmi
	add r69 = r50, r37
	;;
	addp4 r54 = r69, r0
	extr.u r8 = r69, 15, 17
	;;
	.mmi
	xor r16 = r54, r16
	;;
	nop 0
	dep.z r77 = r16, 16, 16
	;;
	.mmi
	add r31 = r77, r16
	;;
	shladd r36 = r31, 1, r0
	nop 0
	;;
	.mmi
	add r45 = r36, r16
	;;
	shladd r47 = r45, 3, r0
	nop 0
	;;
	.mmi
	add r46 = r47, r16
	;;
	shladd r48 = r46, 3, r0
	nop 0
	;;
	.mmi
	add r44 = r48, r16
	;;
	shladd r26 = r44, 1, r0
	nop 0
	;;
	.mmi
	nop 0
	add r64 = r26, r16
	nop 0
	;;
	.mib
	nop 0
	add r79 = r64, r8
	br.cloop.sptk.few .L556
	;;
	.mmi
	addl r49 = 255, r0
	addl r24 = 255, r0
	mov ar.lc = 15
	.mlx
	nop 0
	movl r41 = @gprel(a29#)
	;;
	.mmi
	add r53 = r1, r41
	nop 0
	nop 0
	;;
	.align 32
.L557:
	.mmi
	ld2 r16 = [r53], 2
	addp4 r15 = r79, r0
	extr.u r27 = r79, 15, 17
	;;
	.mii
	nop 0
	sxt2 r29 = r16
	nop 0
	;;
	.mii
	and r18 = r49, r29
	shr.u r30 = r29, 8
	shr.u r79 = r29, 16
	;;
	.mib
	nop 0
	sxt2 r2 = r18
	nop 0
	.mmi
	and r51 = r24, r30
	and r3 = r24, r79
	shr.u r28 = r29, 24
	;;
	.mmi
	xor r52 = r15, r2
	and r55 = r24, r28
	shr.u r17 = r29, 32
	.mib
	nop 0
	shr.u r14 = r29, 40
	nop 0
	;;
	.mii
	nop 0
	dep.z r57 = r52, 16, 16
	shr.u r59 = r29, 48
	.mmb
	and r38 = r24, r17
	and r58 = r24, r14
	nop 0
	;;
	.mii
	add r60 = r57, r52
	shr.u r42 = r29, 56
	and r62 = r24, r59
	;;
	.mmi
	shladd r78 = r60, 1, r0
	;;
	add r63 = r78, r52
	nop 0
	;;
	.mmi
	shladd r65 = r63, 3, r0
	;;
	add r19 = r65, r52
	nop 0
	;;
	.mmi
	shladd r9 = r19, 3, r0
	;;
	add r25 = r9, r52
	nop 0
	;;
	.mmi
	shladd r70 = r25, 1, r0
	;;
	add r10 = r70, r52
	nop 0
	;;
	.mmi
	add r11 = r10, r27
	;;
	addp4 r72 = r11, r0
	extr.u r68 = r11, 15, 17
	;;
	.mmi
	xor r67 = r72, r51
	;;
	nop 0
	dep.z r20 = r67, 16, 16
	;;
	.mmi
	add r37 = r20, r67
	;;
	shladd r56 = r37, 1, r0
	nop 0
	;;
	.mmi
	add r61 = r56, r67
	;;
	shladd r23 = r61, 3, r0
	nop 0
	;;
	.mmi
	add r39 = r23, r67
	;;
	shladd r43 = r39, 3, r0
	nop 0
	;;
	.mmi
	add r21 = r43, r67
	;;
	shladd r22 = r21, 1, r0
	nop 0
	;;
	.mmi
	add r66 = r22, r67
	;;
	add r40 = r66, r68
	nop 0
	;;
	.mii
	addp4 r71 = r40, r0
	extr.u r50 = r40, 15, 17
	;;
	xor r69 = r71, r3
	;;
	.mii
	nop 0
	dep.z r54 = r69, 16, 16
	;;
	add r8 = r54, r69
	;;
	.mmi
	shladd r77 = r8, 1, r0
	;;
	add r31 = r77, r69
	nop 0
	;;
	.mmi
	shladd r36 = r31, 3, r0
	;;
	add r45 = r36, r69
	nop 0
	;;
	.mmi
	shladd r47 = r45, 3, r0
	;;
	add r46 = r47, r69
	nop 0
	;;
	.mmi
	shladd r48 = r46, 1, r0
	;;
	add r44 = r48, r69
	nop 0
	;;
	.mmi
	add r26 = r44, r50
	;;
	addp4 r64 = r26, r0
	extr.u r41 = r26, 15, 17
	;;
	.mmi
	xor r16 = r64, r55
	;;
	nop 0
	dep.z r15 = r16, 16, 16
	;;
	.mmi
	add r27 = r15, r16
	;;
	shladd r29 = r27, 1, r0
	nop 0
	;;
	.mmi
	add r18 = r29, r16
	;;
	shladd r30 = r18, 3, r0
	nop 0
	;;
	.mmi
	add r79 = r30, r16
	;;
	shladd r2 = r79, 3, r0
	nop 0
	;;
	.mmi
	add r51 = r2, r16
	;;
	shladd r3 = r51, 1, r0
	nop 0
	;;
	.mmi
	add r28 = r3, r16
	;;
	add r52 = r28, r41
	nop 0
	;;
	.mii
	addp4 r55 = r52, r0
	extr.u r17 = r52, 15, 17
	;;
	xor r57 = r55, r38
	;;
	.mii
	nop 0
	dep.z r14 = r57, 16, 16
	;;
	add r38 = r14, r57
	;;
	.mmi
	shladd r59 = r38, 1, r0
	;;
	add r60 = r59, r57
	nop 0
	;;
	.mmi
	shladd r78 = r60, 3, r0
	;;
	add r63 = r78, r57
	nop 0
	;;
	.mmi
	shladd r65 = r63, 3, r0
	;;
	add r19 = r65, r57
	nop 0
	;;
	.mmi
	shladd r9 = r19, 1, r0
	;;
	add r25 = r9, r57
	nop 0
	;;
	.mmi
	add r70 = r25, r17
	;;
	addp4 r10 = r70, r0
	extr.u r11 = r70, 15, 17
	;;
	.mmi
	xor r58 = r10, r58
	;;
	nop 0
	dep.z r72 = r58, 16, 16
	;;
	.mmi
	add r68 = r72, r58
	;;
	shladd r67 = r68, 1, r0
	nop 0
	;;
	.mmi
	add r20 = r67, r58
	;;
	shladd r37 = r20, 3, r0
	nop 0
	;;
	.mmi
	add r56 = r37, r58
	;;
	shladd r61 = r56, 3, r0
	nop 0
	;;
	.mmi
	add r23 = r61, r58
	;;
	shladd r39 = r23, 1, r0
	nop 0
	;;
	.mmi
	add r43 = r39, r58
	;;
	add r21 = r43, r11
	nop 0
	;;
	.mii
	addp4 r22 = r21, r0
	extr.u r66 = r21, 15, 17
	;;
	xor r62 = r22, r62
	;;
	.mii
	nop 0
	dep.z r40 = r62, 16, 16
	;;
	add r71 = r40, r62
	;;
	.mmi
	shladd r50 = r71, 1, r0
	;;
	add r69 = r50, r62
	nop 0
	;;
	.mmi
	shladd r54 = r69, 3, r0
	;;
	add r8 = r54, r62
	nop 0
	;;
	.mmi
	shladd r77 = r8, 3, r0
	;;
	add r31 = r77, r62
	nop 0
	;;
	.mmi
	shladd r36 = r31, 1, r0
	;;
	add r45 = r36, r62
	nop 0
	;;
	.mmi
	add r47 = r45, r66
	;;
	addp4 r46 = r47, r0
	extr.u r48 = r47, 15, 17
	;;
	.mmi
	xor r42 = r46, r42
	;;
	nop 0
	dep.z r44 = r42, 16, 16
	;;
	.mmi
	add r26 = r44, r42
	;;
	shladd r64 = r26, 1, r0
	nop 0
	;;
	.mmi
	add r41 = r64, r42
	;;
	shladd r16 = r41, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r16, r42
	;;
	shladd r27 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r29 = r27, r42
	;;
	shladd r18 = r29, 1, r0
	nop 0
	;;
	.mmi
	nop 0
	add r30 = r18, r42
	nop 0
	;;
	.mib
	nop 0
	add r79 = r30, r48
	br.cloop.sptk.few .L557
	;;
	.mmi
	ld1 r49 = [r32]
	st4 [r34] = r79
	adds r53 = 16, r32
	.mmi
	adds r51 = 18, r32
	adds r52 = 20, r32
	adds r55 = 24, r32
	;;
	.mmi
	adds r38 = 34, r32
	adds r59 = 36, r32
	sxt1 r77 = r49
	.mmb
	adds r60 = 40, r32
	adds r65 = 50, r32
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	adds r24 = 2, r32
	mov r1 = r75
	mov r57 = r35
	.mmi
	adds r70 = 2, r33
	adds r58 = 8, r33
	adds r72 = 16, r33
	;;
	.mmi
	ld2 r77 = [r24]
	adds r68 = 24, r33
	adds r37 = 26, r33
	.mmb
	adds r56 = 28, r33
	adds r61 = 32, r33
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	adds r2 = 4, r32
	mov r1 = r75
	adds r39 = 40, r33
	.mmi
	adds r43 = 24, r33
	adds r66 = 26, r33
	adds r62 = 28, r33
	;;
	.mmi
	ld1 r77 = [r2]
	nop 0
	adds r40 = 32, r33
	.mmb
	adds r54 = 64, r12
	nop 0
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	adds r3 = 8, r32
	nop 0
	mov r1 = r75
	;;
	.mib
	ld8 r77 = [r3]
	nop 0
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	ld1 r28 = [r53]
	nop 0
	mov r1 = r75
	;;
	.mib
	nop 0
	sxt1 r77 = r28
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	nop 0
	mov r1 = r75
	nop 0
	.mmb
	ld2 r77 = [r51]
	nop 0
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	nop 0
	mov r1 = r75
	nop 0
	.mmb
	ld1 r77 = [r52]
	nop 0
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	nop 0
	mov r1 = r75
	nop 0
	.mmb
	ld8 r77 = [r55]
	nop 0
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	adds r17 = 32, r32
	nop 0
	mov r1 = r75
	;;
	.mmi
	nop 0
	ld1 r14 = [r17]
	nop 0
	;;
	.mib
	nop 0
	sxt1 r77 = r14
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	nop 0
	mov r1 = r75
	nop 0
	.mmb
	ld2 r77 = [r38]
	nop 0
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	nop 0
	mov r1 = r75
	nop 0
	.mmb
	ld1 r77 = [r59]
	nop 0
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	nop 0
	mov r1 = r75
	nop 0
	.mmb
	ld8 r77 = [r60]
	nop 0
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	adds r78 = 48, r32
	nop 0
	mov r1 = r75
	;;
	.mmi
	nop 0
	ld1 r63 = [r78]
	nop 0
	;;
	.mib
	nop 0
	sxt1 r77 = r63
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	nop 0
	mov r1 = r75
	nop 0
	.mmb
	ld2 r77 = [r65]
	nop 0
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	adds r19 = 52, r32
	mov r1 = r75
	adds r32 = 56, r32
	;;
	.mib
	ld1 r77 = [r19]
	nop 0
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	nop 0
	mov r1 = r75
	nop 0
	.mmb
	ld8 r77 = [r32]
	nop 0
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	ld1 r9 = [r53]
	nop 0
	mov r1 = r75
	;;
	.mib
	nop 0
	sxt1 r77 = r9
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	nop 0
	mov r1 = r75
	nop 0
	.mmb
	ld2 r77 = [r51]
	nop 0
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	nop 0
	mov r1 = r75
	nop 0
	.mmb
	ld1 r77 = [r52]
	nop 0
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	nop 0
	mov r1 = r75
	nop 0
	.mmb
	ld8 r77 = [r55]
	nop 0
	br.call.sptk.many b0 = mix#
	;;
	.mib
	ld8 r77 = [r57], 8
	mov r1 = r75
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	nop 0
	mov r1 = r75
	nop 0
	.mmb
	ld8 r77 = [r57]
	nop 0
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	nop 0
	mov r1 = r75
	nop 0
	.mmb
	ld8 r77 = [r35]
	nop 0
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	nop 0
	mov r1 = r75
	nop 0
	.mmb
	ld8 r77 = [r57]
	nop 0
	br.call.sptk.many b0 = mix#
	;;
	.mii
	ld8 r35 = [r33]
	mov r1 = r75
	;;
	extr r25 = r35, 0, 1
	;;
	.mib
	nop 0
	sxt1 r77 = r25
	br.call.sptk.many b0 = mix#
	;;
	.mib
	ld2 r77 = [r70]
	mov r1 = r75
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	adds r10 = 4, r33
	mov r1 = r75
	adds r33 = 40, r33
	;;
	.mmi
	nop 0
	ldfs f74 = [r10]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p32, p33 = f74, f74
	;;
	.mfi
	nop 0
	(p33) fnorm.d f74 = f74
	nop 0
	.mlx
	nop 0
	(p32) movl r77 = 9221120237041090560
	;;
	.mib
	(p33) getf.d r77 = f74
	nop 0
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	nop 0
	mov r1 = r75
	nop 0
	;;
	.mib
	ld2 r77 = [r58]
	nop 0
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	ld8 r11 = [r58]
	nop 0
	mov r1 = r75
	;;
	.mib
	nop 0
	extr.u r77 = r11, 16, 7
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	nop 0
	mov r1 = r75
	nop 0
	.mmb
	ld8 r77 = [r72]
	nop 0
	br.call.sptk.many b0 = mix#
	;;
	.mii
	ld8 r67 = [r68]
	mov r1 = r75
	;;
	extr r20 = r67, 0, 1
	;;
	.mib
	nop 0
	sxt1 r77 = r20
	br.call.sptk.many b0 = mix#
	;;
	.mib
	ld2 r77 = [r37]
	mov r1 = r75
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	ldfs f75 = [r56]
	nop 0
	mov r1 = r75
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p34, p35 = f75, f75
	;;
	.mfi
	nop 0
	(p35) fnorm.d f75 = f75
	nop 0
	.mlx
	nop 0
	(p34) movl r77 = 9221120237041090560
	;;
	.mib
	(p35) getf.d r77 = f75
	nop 0
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	nop 0
	mov r1 = r75
	nop 0
	;;
	.mib
	ld2 r77 = [r61]
	nop 0
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	ld8 r23 = [r61]
	nop 0
	mov r1 = r75
	;;
	.mib
	nop 0
	extr.u r77 = r23, 16, 7
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	nop 0
	mov r1 = r75
	nop 0
	.mmb
	ld8 r77 = [r39]
	nop 0
	br.call.sptk.many b0 = mix#
	;;
	.mii
	ld8 r21 = [r43]
	mov r1 = r75
	;;
	extr r22 = r21, 0, 1
	;;
	.mib
	nop 0
	sxt1 r77 = r22
	br.call.sptk.many b0 = mix#
	;;
	.mib
	ld2 r77 = [r66]
	mov r1 = r75
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	ldfs f76 = [r62]
	nop 0
	mov r1 = r75
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p36, p37 = f76, f76
	;;
	.mfi
	nop 0
	(p37) fnorm.d f76 = f76
	nop 0
	.mlx
	nop 0
	(p36) movl r77 = 9221120237041090560
	;;
	.mib
	(p37) getf.d r77 = f76
	nop 0
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	nop 0
	mov r1 = r75
	nop 0
	;;
	.mib
	ld2 r77 = [r40]
	nop 0
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	ld8 r71 = [r40]
	nop 0
	mov r1 = r75
	;;
	.mib
	nop 0
	extr.u r77 = r71, 16, 7
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	nop 0
	mov r1 = r75
	nop 0
	.mmb
	ld8 r77 = [r33]
	nop 0
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	mov r1 = r75
	ld4 r79 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC40)
	.mlx
	nop 0
	movl r69 = @gprel(.LC35)
	;;
	.mib
	add r78 = r1, r50
	add r77 = r1, r69
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r34 = [r34]
	mov r1 = r75
	adds r75 = 56, r12
	;;
	.mmi
	and r8 = 127, r34
	ld8 r77 = [r75], 24
	mov pr = r76, -1
	.mmi
	ldf.fill f2 = [r54], 32
	;;
	ldf.fill f3 = [r75], 32
	mov b0 = r73
	;;
	.mii
	nop 0
	mov ar.pfs = r74
	;;
	mov ar.lc = r77
	;;
	.mmi
	ldf.fill f4 = [r54], 32
	;;
	ldf.fill f5 = [r75], 32
	nop 0
	;;
	.mmi
	ldf.fill f16 = [r54], 32
	;;
	ldf.fill f17 = [r75], 32
	nop 0
	;;
	.mmi
	nop 0
	ldf.fill f18 = [r54]
	nop 0
	;;
	.mib
	ldf.fill f19 = [r75]
	.label_state 1
	.restore sp
	adds r12 = 176, r12
	br.ret.sptk.many b0
.L458:
	.body
	.copy_state 1
	.mib
	nop 0
	cmp4.leu p62, p63 = r64, r9
	(p62) br.cond.dptk .L459
.L460:
	.mii
	nop 0
	sxt4 r10 = r70
	addp4 r78 = r64, r0
	;;
	.mii
	add r15 = r10, r78
	nop 0
	;;
	cmp.eq p4, p5 = 0, r15
	;;
	.mmi
	nop 0
	(p4) mov r77 = r0
	(p4) mov r66 = r0
	.mmb
	nop 0
	(p4) mov r69 = r0
	(p4) br.cond.dptk .L461
	;;
	.mmi
	ld1.acq r11 = [r36]
	addl r66 = 1, r0
	addl r69 = 1, r0
	;;
	.mii
	nop 0
	sxt1 r20 = r11
	;;
	cmp4.ne p8, p9 = 0, r20
	;;
	.mmi
	nop 0
	(p8) addl r77 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p9) mov r77 = r0
	br .L461
.L709:
	.mfb
	nop 0
	mov f8 = f5
	br.call.sptk.many b0 = clampu.part.0#
	;;
	.mii
	nop 0
	pmpy2.r r77 = r66, r8
	mov r1 = r75
	;;
	.mii
	nop 0
	zxt1 r23 = r77
	;;
	cmp4.ne p28, p29 = 0, r23
	;;
	.mmi
	nop 0
	(p28) addl r23 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p29) mov r23 = r0
	br .L491
.L621:
	.mib
	nop 0
	mov r50 = r0
	br .L513
.L624:
	.mmi
	ld4 r58 = [r45]
	nop 0
	mov r55 = r0
	;;
	.mii
	or r59 = r55, r58
	extr.u r60 = r58, 31, 1
	;;
	add r62 = r60, r59
	;;
	.mib
	nop 0
	extr r63 = r62, 1, 31
	br .L516
.L710:
	.mmi
	adds r8 = 48, r38
	;;
	ldfs f122 = [r8]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p12, p13 = f122, f122
	;;
	.mib
	nop 0
	(p12) mov r8 = r0
	(p12) br.cond.dptk .L520
	.mmf
	nop 0
	nop 0
	fnorm.d f8 = f122
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = clamp64.part.0#
	;;
	.mmi
	mov r1 = r75
	nop 0
	nop 0
.L520:
	.mmi
	nop 0
	ld4.acq r10 = [r54]
	shl r11 = r8, 47
	.mii
	ld4.acq r67 = [r54]
	nop 0
	;;
	sxt4 r72 = r10
	.mii
	cmp4.eq p18, p19 = 2, r67
	nop 0
	;;
	shr.u r68 = r72, 17
	.mmi
	(p19) addl r40 = -2, r0
	;;
	or r78 = r68, r11
	nop 0
	;;
	.mmi
	cmp.ne p14, p15 = 0, r78
	;;
	(p14) addl r37 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p15) mov r37 = r0
	(p19) br.cond.dptk .L531
	.mib
	nop 0
	nop 0
	br .L668
.L674:
	.mmi
	nop 0
	ldfs f19 = [r47]
	nop 0
	.mmi
	ld2 r8 = [r49]
	ld1 r31 = [r48]
	nop 0
	;;
	.mii
	nop 0
	sxt2 r70 = r8
	sxt1 r40 = r31
	.mmb
	nop 0
	ld4 r64 = [r46]
	nop 0
	;;
	.mfb
	nop 0
	fcmp.neq p38, p39 = f19, f19
	br .L506
.L462:
	.mmi
	and r66 = 63, r2
	;;
	shladd r67 = r66, 2, r0
	nop 0
	;;
	.mmi
	add r3 = r38, r67
	;;
	ldfs f52 = [r3]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f52, f52
	;;
	.mfb
	nop 0
	(p6) mov f19 = f1
	(p6) br.cond.dptk .L498
	.mfb
	nop 0
	fnorm.d f8 = f52
	br.call.sptk.many b0 = clamp32.part.0#
	;;
	.mii
	cmp4.geu p12, p13 = r43, r8
	mov r1 = r75
	;;
	(p12) addl r8 = 1, r0
	;;
	.mmi
	(p13) mov r8 = r0
	;;
	setf.sig f53 = r8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f54 = f53
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f55 = f54
	;;
	.mfi
	nop 0
	fmpy.d f19 = f55, f55
	nop 0
.L498:
	.mmi
	setf.sig f56 = r70
	setf.sig f57 = r39
	sxt4 r70 = r70
	.mmf
	ld4 r19 = [r46]
	nop 0
	mov f8 = f17
	;;
	.mii
	nop 0
	popcnt r9 = r70
	;;
	popcnt r66 = r9
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f58 = f56, f57
	;;
	.mmi
	nop 0
	getf.sig r39 = f58
	nop 0
	;;
	.mib
	sub r64 = r39, r19, 1
	nop 0
	br.call.sptk.many b0 = clamp32.part.0#
	;;
	.mmi
	ld2 r10 = [r60]
	and r20 = 63, r64
	sxt4 r78 = r37
	.mmi
	mov r1 = r75
	st2 [r59] = r68
	zxt1 r77 = r40
	;;
	.mmi
	setf.sig f59 = r78
	and r21 = 31, r10
	dep.z r15 = r37, 1, 6
	.mmi
	ld4 r11 = [r45]
	ld8 r23 = [r35]
	shladd r71 = r20, 2, r0
	;;
	.mmi
	ld1 r22 = [r58]
	nop 0
	add r72 = r41, r15
	.mmi
	add r18 = r38, r71
	ld1 r24 = [r56]
	nop 0
	;;
	.mmi
	cmp.ge p14, p15 = r22, r23
	ld2 r25 = [r72]
	nop 0
	.mii
	ld2 r61 = [r57]
	nop 0
	;;
	shl r26 = r11, r21
	.mmi
	(p14) addl r3 = 1, r0
	ld2 r16 = [r55]
	sxt1 r27 = r61
	;;
	.mii
	(p15) mov r3 = r0
	extr r28 = r16, 10, 6
	sxt1 r29 = r25
	.mmb
	nop 0
	cmp4.gt p20, p21 = r27, r69
	nop 0
	;;
	.mfb
	nop 0
	fcvt.xf f60 = f59
	nop 0
	.mmi
	cmp4.gtu p16, p17 = r3, r24
	cmp4.eq p18, p19 = r40, r29
	dep.z r79 = r28, 1, 4
	;;
	.mmi
	adds r30 = -1, r26
	nop 0
	(p16) addl r72 = 1, r0
	;;
	.mii
	add r31 = r30, r66
	(p17) mov r72 = r0
	;;
	xor r39 = r8, r31
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f61 = f60
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f62 = f61, f19
	;;
	.mbb
	stfs [r18] = f62
	(p18) br.cond.dpnt .L499
	(p20) br.cond.dptk .L500
	.mmi
	add r14 = r41, r79
	ld1.acq r17 = [r36]
	nop 0
	;;
	.mmi
	ld2 r2 = [r14]
	;;
	nop 0
	sxt1 r67 = r2
	;;
	.mmi
	cmp4.eq p22, p23 = r40, r67
	;;
	nop 0
	(p23) pmpy2.r r67 = r17, r77
	;;
	.mmi
	(p23) add r67 = r72, r67
	;;
	nop 0
	(p23) sxt1 r67 = r67
	;;
	.mib
	(p23) mov r43 = r67
	nop 0
	(p23) br.cond.dpnt .L499
	;;
	.mmi
	ld1.acq r14 = [r36]
	;;
	ld1.acq r14 = [r36]
	nop 0
	;;
	.mmi
	ld1.acq r14 = [r36]
	;;
	ld1.acq r14 = [r36]
	nop 0
	;;
	.mmi
	nop 0
	ld1.acq r14 = [r36]
	nop 0
	;;
	.mmi
	ld1.acq r14 = [r36]
	;;
	ld1.acq r14 = [r36]
	nop 0
	.mii
	ld1.acq r43 = [r36]
	nop 0
	;;
	zxt1 r3 = r43
	;;
.L502:
	.mii
	nop 0
	pmpy2.r r9 = r77, r3
	nop 0
	;;
	.mii
	add r64 = r72, r9
	nop 0
	;;
	sxt1 r43 = r64
.L499:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fn30#
	;;
	.mii
	ld4 r78 = [r34]
	shr.u r23 = r8, 8
	shr.u r21 = r8, 16
	.mmb
	and r20 = r42, r8
	mov r1 = r75
	nop 0
	;;
	.mii
	addp4 r11 = r78, r0
	extr.u r77 = r78, 15, 17
	shr.u r24 = r8, 24
	.mmb
	and r22 = r42, r23
	and r71 = r42, r21
	nop 0
	;;
	.mii
	xor r15 = r11, r20
	shr.u r72 = r8, 32
	shr.u r18 = r8, 40
	.mmb
	nop 0
	and r25 = r42, r24
	nop 0
	;;
	.mii
	nop 0
	dep.z r61 = r15, 16, 16
	shr.u r29 = r8, 48
	.mmb
	and r26 = r42, r72
	and r28 = r42, r18
	nop 0
	;;
	.mii
	add r27 = r61, r15
	shr.u r16 = r8, 56
	and r31 = r42, r29
	;;
	.mmi
	shladd r30 = r27, 1, r0
	;;
	add r79 = r30, r15
	nop 0
	;;
	.mmi
	shladd r17 = r79, 3, r0
	;;
	add r14 = r17, r15
	nop 0
	;;
	.mmi
	shladd r2 = r14, 3, r0
	;;
	add r67 = r2, r15
	nop 0
	;;
	.mmi
	shladd r3 = r67, 1, r0
	;;
	add r8 = r3, r15
	nop 0
	;;
	.mmi
	add r70 = r8, r77
	;;
	addp4 r19 = r70, r0
	extr.u r9 = r70, 15, 17
	;;
	.mmi
	xor r64 = r19, r22
	;;
	nop 0
	dep.z r10 = r64, 16, 16
	;;
	.mmi
	add r78 = r10, r64
	;;
	shladd r11 = r78, 1, r0
	nop 0
	;;
	.mmi
	add r77 = r11, r64
	;;
	shladd r20 = r77, 3, r0
	nop 0
	;;
	.mmi
	add r23 = r20, r64
	;;
	shladd r21 = r23, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r21, r64
	;;
	shladd r22 = r15, 1, r0
	nop 0
	;;
	.mmi
	add r24 = r22, r64
	;;
	add r72 = r24, r9
	nop 0
	;;
	.mii
	addp4 r61 = r72, r0
	extr.u r18 = r72, 15, 17
	;;
	xor r71 = r61, r71
	;;
	.mii
	nop 0
	dep.z r27 = r71, 16, 16
	;;
	add r29 = r27, r71
	;;
	.mmi
	shladd r30 = r29, 1, r0
	;;
	add r79 = r30, r71
	nop 0
	;;
	.mmi
	shladd r17 = r79, 3, r0
	;;
	add r14 = r17, r71
	nop 0
	;;
	.mmi
	shladd r2 = r14, 3, r0
	;;
	add r67 = r2, r71
	nop 0
	;;
	.mmi
	shladd r3 = r67, 1, r0
	;;
	add r8 = r3, r71
	nop 0
	;;
	.mmi
	add r70 = r8, r18
	;;
	addp4 r19 = r70, r0
	extr.u r9 = r70, 15, 17
	;;
	.mmi
	xor r25 = r19, r25
	;;
	nop 0
	dep.z r64 = r25, 16, 16
	;;
	.mmi
	add r10 = r64, r25
	;;
	shladd r78 = r10, 1, r0
	nop 0
	;;
	.mmi
	add r11 = r78, r25
	;;
	shladd r77 = r11, 3, r0
	nop 0
	;;
	.mmi
	add r20 = r77, r25
	;;
	shladd r23 = r20, 3, r0
	nop 0
	;;
	.mmi
	add r21 = r23, r25
	;;
	shladd r15 = r21, 1, r0
	nop 0
	;;
	.mmi
	add r22 = r15, r25
	;;
	add r24 = r22, r9
	nop 0
	;;
	.mii
	addp4 r72 = r24, r0
	extr.u r61 = r24, 15, 17
	;;
	xor r26 = r72, r26
	;;
	.mii
	nop 0
	dep.z r18 = r26, 16, 16
	;;
	add r71 = r18, r26
	;;
	.mmi
	shladd r27 = r71, 1, r0
	;;
	add r29 = r27, r26
	nop 0
	;;
	.mmi
	shladd r30 = r29, 3, r0
	;;
	add r79 = r30, r26
	nop 0
	;;
	.mmi
	shladd r17 = r79, 3, r0
	;;
	add r14 = r17, r26
	nop 0
	;;
	.mmi
	shladd r2 = r14, 1, r0
	;;
	add r67 = r2, r26
	nop 0
	;;
	.mmi
	add r3 = r67, r61
	;;
	addp4 r8 = r3, r0
	extr.u r70 = r3, 15, 17
	;;
	.mmi
	xor r28 = r8, r28
	;;
	nop 0
	dep.z r19 = r28, 16, 16
	;;
	.mmi
	add r9 = r19, r28
	;;
	shladd r25 = r9, 1, r0
	nop 0
	;;
	.mmi
	add r64 = r25, r28
	;;
	shladd r10 = r64, 3, r0
	nop 0
	;;
	.mmi
	add r78 = r10, r28
	;;
	shladd r11 = r78, 3, r0
	nop 0
	;;
	.mmi
	add r77 = r11, r28
	;;
	shladd r20 = r77, 1, r0
	nop 0
	;;
	.mmi
	add r23 = r20, r28
	;;
	add r21 = r23, r70
	nop 0
	;;
	.mii
	addp4 r22 = r21, r0
	extr.u r15 = r21, 15, 17
	;;
	xor r31 = r22, r31
	;;
	.mii
	nop 0
	dep.z r24 = r31, 16, 16
	;;
	add r72 = r24, r31
	;;
	.mmi
	shladd r61 = r72, 1, r0
	;;
	add r26 = r61, r31
	nop 0
	;;
	.mmi
	shladd r18 = r26, 3, r0
	;;
	add r71 = r18, r31
	nop 0
	;;
	.mmi
	shladd r27 = r71, 3, r0
	;;
	add r29 = r27, r31
	nop 0
	;;
	.mmi
	shladd r30 = r29, 1, r0
	;;
	add r79 = r30, r31
	nop 0
	;;
	.mmi
	add r17 = r79, r15
	;;
	addp4 r2 = r17, r0
	extr.u r14 = r17, 15, 17
	;;
	.mmi
	xor r16 = r2, r16
	;;
	nop 0
	dep.z r67 = r16, 16, 16
	;;
	.mmi
	add r3 = r67, r16
	;;
	shladd r8 = r3, 1, r0
	nop 0
	;;
	.mmi
	add r70 = r8, r16
	;;
	shladd r28 = r70, 3, r0
	nop 0
	;;
	.mmi
	add r19 = r28, r16
	;;
	shladd r9 = r19, 3, r0
	nop 0
	;;
	.mmi
	add r25 = r9, r16
	;;
	shladd r64 = r25, 1, r0
	nop 0
	;;
	.mmi
	add r10 = r64, r16
	;;
	add r78 = r10, r14
	nop 0
	;;
	.mib
	st4 [r34] = r78
	nop 0
	br .L494
.L466:
	.mfb
	addp4 r2 = r72, r0
	fmpy.s f73 = f5, f5
	nop 0
	.mmi
	ld4 r14 = [r45]
	st4 [r45] = r63
	dep.z r16 = r39, 15, 17
	;;
	.mmi
	setf.sig f72 = r2
	and r3 = 63, r14
	add r8 = r16, r39
	.mmi
	ld1.acq r15 = [r36]
	;;
	shladd r28 = r3, 2, r0
	dep.z r19 = r8, 5, 27
	;;
	.mii
	cmp4.ne p38, p39 = 0, r19
	add r9 = r38, r28
	;;
	(p38) addl r68 = 1, r0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf.s f74 = f72
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f75 = f74, f73
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f76 = f75, f5
	;;
	.mib
	stfs [r9] = f76
	nop 0
	(p38) br.cond.dptk .L468
	.mmi
	nop 0
	ld1.acq r25 = [r36]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r64 = r25
	;;
	cmp4.ne p40, p41 = r40, r64
	;;
	.mii
	(p40) addl r68 = 1, r0
	nop 0
	;;
	(p41) mov r68 = r0
.L468:
	.mib
	nop 0
	cmp.eq p42, p43 = 0, r66
	(p42) br.cond.dptk .L475
	.mmi
	nop 0
	cmp4.ge p44, p45 = 1, r43
	nop 0
	;;
	.mib
	nop 0
	(p44) mov r69 = r0
	(p44) br.cond.dptk .L475
	.mii
	nop 0
	shr.u r70 = r66, 63
	mov r78 = r66
	;;
	.mmi
	nop 0
	add r10 = r70, r66
	nop 0
	;;
	.mib
	nop 0
	shr r77 = r10, 1
	br.call.sptk.many b0 = __moddi3#
	;;
	.mmi
	nop 0
	mov r1 = r75
	mov r69 = r8
	;;
.L475:
	.mmi
	st8 [r62] = r69
	nop 0
	mov r78 = r0
	.mmb
	addl r11 = 6, r0
	addl r69 = 63, r0
	br .L474
.L500:
	.mmi
	add r8 = r41, r79
	;;
	ld2 r70 = [r8]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r19 = r70
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p24, p25 = r40, r19
	(p24) br.cond.dptk .L502
	.mmi
	cmp.lt p26, p27 = r22, r23
	;;
	(p26) mov r77 = r0
	nop 0
	;;
	.mmi
	nop 0
	add r10 = r72, r77
	nop 0
	;;
	.mib
	nop 0
	sxt1 r43 = r10
	br.call.sptk.many b0 = fn30#
	;;
	.mii
	ld4 r78 = [r34]
	shr.u r23 = r8, 8
	shr.u r21 = r8, 16
	.mmb
	and r20 = r42, r8
	mov r1 = r75
	nop 0
	;;
	.mii
	addp4 r11 = r78, r0
	extr.u r77 = r78, 15, 17
	shr.u r24 = r8, 24
	.mmb
	and r22 = r42, r23
	and r71 = r42, r21
	nop 0
	;;
	.mii
	xor r15 = r11, r20
	shr.u r72 = r8, 32
	shr.u r18 = r8, 40
	.mmb
	nop 0
	and r25 = r42, r24
	nop 0
	;;
	.mii
	nop 0
	dep.z r61 = r15, 16, 16
	shr.u r29 = r8, 48
	.mmb
	and r26 = r42, r72
	and r28 = r42, r18
	nop 0
	;;
	.mii
	add r27 = r61, r15
	shr.u r16 = r8, 56
	and r31 = r42, r29
	;;
	.mmi
	shladd r30 = r27, 1, r0
	;;
	add r79 = r30, r15
	nop 0
	;;
	.mmi
	shladd r17 = r79, 3, r0
	;;
	add r14 = r17, r15
	nop 0
	;;
	.mmi
	shladd r2 = r14, 3, r0
	;;
	add r67 = r2, r15
	nop 0
	;;
	.mmi
	shladd r3 = r67, 1, r0
	;;
	add r8 = r3, r15
	nop 0
	;;
	.mmi
	add r70 = r8, r77
	;;
	addp4 r19 = r70, r0
	extr.u r9 = r70, 15, 17
	;;
	.mmi
	xor r64 = r19, r22
	;;
	nop 0
	dep.z r10 = r64, 16, 16
	;;
	.mmi
	add r78 = r10, r64
	;;
	shladd r11 = r78, 1, r0
	nop 0
	;;
	.mmi
	add r77 = r11, r64
	;;
	shladd r20 = r77, 3, r0
	nop 0
	;;
	.mmi
	add r23 = r20, r64
	;;
	shladd r21 = r23, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r21, r64
	;;
	shladd r22 = r15, 1, r0
	nop 0
	;;
	.mmi
	add r24 = r22, r64
	;;
	add r72 = r24, r9
	nop 0
	;;
	.mii
	addp4 r61 = r72, r0
	extr.u r18 = r72, 15, 17
	;;
	xor r71 = r61, r71
	;;
	.mii
	nop 0
	dep.z r27 = r71, 16, 16
	;;
	add r29 = r27, r71
	;;
	.mmi
	shladd r30 = r29, 1, r0
	;;
	add r79 = r30, r71
	nop 0
	;;
	.mmi
	shladd r17 = r79, 3, r0
	;;
	add r14 = r17, r71
	nop 0
	;;
	.mmi
	shladd r2 = r14, 3, r0
	;;
	add r67 = r2, r71
	nop 0
	;;
	.mmi
	shladd r3 = r67, 1, r0
	;;
	add r8 = r3, r71
	nop 0
	;;
	.mmi
	add r70 = r8, r18
	;;
	addp4 r19 = r70, r0
	extr.u r9 = r70, 15, 17
	;;
	.mmi
	xor r25 = r19, r25
	;;
	nop 0
	dep.z r64 = r25, 16, 16
	;;
	.mmi
	add r10 = r64, r25
	;;
	shladd r78 = r10, 1, r0
	nop 0
	;;
	.mmi
	add r11 = r78, r25
	;;
	shladd r77 = r11, 3, r0
	nop 0
	;;
	.mmi
	add r20 = r77, r25
	;;
	shladd r23 = r20, 3, r0
	nop 0
	;;
	.mmi
	add r21 = r23, r25
	;;
	shladd r15 = r21, 1, r0
	nop 0
	;;
	.mmi
	add r22 = r15, r25
	;;
	add r24 = r22, r9
	nop 0
	;;
	.mii
	addp4 r72 = r24, r0
	extr.u r61 = r24, 15, 17
	;;
	xor r26 = r72, r26
	;;
	.mii
	nop 0
	dep.z r18 = r26, 16, 16
	;;
	add r71 = r18, r26
	;;
	.mmi
	shladd r27 = r71, 1, r0
	;;
	add r29 = r27, r26
	nop 0
	;;
	.mmi
	shladd r30 = r29, 3, r0
	;;
	add r79 = r30, r26
	nop 0
	;;
	.mmi
	shladd r17 = r79, 3, r0
	;;
	add r14 = r17, r26
	nop 0
	;;
	.mmi
	shladd r2 = r14, 1, r0
	;;
	add r67 = r2, r26
	nop 0
	;;
	.mmi
	add r3 = r67, r61
	;;
	addp4 r8 = r3, r0
	extr.u r70 = r3, 15, 17
	;;
	.mmi
	xor r28 = r8, r28
	;;
	nop 0
	dep.z r19 = r28, 16, 16
	;;
	.mmi
	add r9 = r19, r28
	;;
	shladd r25 = r9, 1, r0
	nop 0
	;;
	.mmi
	add r64 = r25, r28
	;;
	shladd r10 = r64, 3, r0
	nop 0
	;;
	.mmi
	add r78 = r10, r28
	;;
	shladd r11 = r78, 3, r0
	nop 0
	;;
	.mmi
	add r77 = r11, r28
	;;
	shladd r20 = r77, 1, r0
	nop 0
	;;
	.mmi
	add r23 = r20, r28
	;;
	add r21 = r23, r70
	nop 0
	;;
	.mii
	addp4 r22 = r21, r0
	extr.u r15 = r21, 15, 17
	;;
	xor r31 = r22, r31
	;;
	.mii
	nop 0
	dep.z r24 = r31, 16, 16
	;;
	add r72 = r24, r31
	;;
	.mmi
	shladd r61 = r72, 1, r0
	;;
	add r26 = r61, r31
	nop 0
	;;
	.mmi
	shladd r18 = r26, 3, r0
	;;
	add r71 = r18, r31
	nop 0
	;;
	.mmi
	shladd r27 = r71, 3, r0
	;;
	add r29 = r27, r31
	nop 0
	;;
	.mmi
	shladd r30 = r29, 1, r0
	;;
	add r79 = r30, r31
	nop 0
	;;
	.mmi
	add r17 = r79, r15
	;;
	addp4 r2 = r17, r0
	extr.u r14 = r17, 15, 17
	;;
	.mmi
	xor r16 = r2, r16
	;;
	nop 0
	dep.z r67 = r16, 16, 16
	;;
	.mmi
	add r3 = r67, r16
	;;
	shladd r8 = r3, 1, r0
	nop 0
	;;
	.mmi
	add r70 = r8, r16
	;;
	shladd r28 = r70, 3, r0
	nop 0
	;;
	.mmi
	add r19 = r28, r16
	;;
	shladd r9 = r19, 3, r0
	nop 0
	;;
	.mmi
	add r25 = r9, r16
	;;
	shladd r64 = r25, 1, r0
	nop 0
	;;
	.mmi
	add r10 = r64, r16
	;;
	add r78 = r10, r14
	nop 0
	;;
	.mib
	st4 [r34] = r78
	nop 0
	br .L494
.L482:
	.mmf
	nop 0
	nop 0
	fnorm.d f5 = f5
	;;
	.mfb
	nop 0
	mov f8 = f5
	br.call.sptk.many b0 = clamp32.part.0#
	;;
	.mmi
	cmp4.gt p22, p23 = r8, r43
	nop 0
	mov r1 = r75
	;;
	.mmi
	(p23) adds r10 = 10, r41
	nop 0
	(p22) extr r37 = r44, 1, 31
	;;
	.mii
	(p23) ld2 r10 = [r10]
	nop 0
	;;
	(p23) extr.u r37 = r10, 15, 1
	.mii
	nop 0
	(p23) sxt2 r10 = r10
	;;
	(p23) add r37 = r37, r10
	;;
	.mib
	nop 0
	(p23) extr r37 = r37, 1, 31
	br .L484
	;;
.L479:
	.mmi
	addp4 r67 = r37, r0
	;;
	shladd r22 = r67, 2, r0
	nop 0
	;;
	.mmi
	add r31 = r38, r22
	;;
	ldfs f93 = [r31]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p4, p5 = f93, f93
	;;
	.mib
	nop 0
	(p4) mov r8 = r0
	(p4) br.cond.dptk .L495
	.mmf
	nop 0
	nop 0
	fnorm.d f8 = f93
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = clamp32.part.0#
	;;
	.mmi
	mov r1 = r75
	nop 0
	nop 0
.L495:
	.mii
	ld8 r24 = [r35]
	pmpy2.r r40 = r40, r44
	sxt1 r15 = r8
	;;
	.mii
	nop 0
	shl r26 = r24, 39
	nop 0
	.mii
	st1.rel [r36] = r15
	nop 0
	;;
	mux1 r18 = r26, @rev
	.mii
	nop 0
	zxt1 r40 = r40
	;;
	sub r71 = r0, r18
	;;
	.mmi
	and r27 = 63, r71
	;;
	shladd r64 = r27, 2, r0
	nop 0
	;;
	.mmi
	add r8 = r38, r64
	;;
	ldfs f94 = [r8]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p8, p9 = f94, f94
	;;
	.mib
	nop 0
	(p8) mov r8 = r0
	(p8) br.cond.dptk .L496
	.mmf
	nop 0
	nop 0
	fnorm.d f8 = f94
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = clampu.part.0#
	;;
	.mmi
	mov r1 = r75
	nop 0
	nop 0
.L496:
	.mmi
	adds r29 = 36, r32
	nop 0
	sub r30 = r8, r37
	;;
	.mii
	ld1 r79 = [r29]
	or r2 = r30, r40
	;;
	xor r14 = r79, r2
	;;
	.mib
	st1 [r29] = r14
	nop 0
	br .L494
.L707:
	.mlx
	nop 0
	movl r79 = 9223372036854775806
	;;
	.mmi
	cmp.geu p58, p59 = r79, r8
	;;
	(p58) addl r37 = 1, r0
	nop 0
	;;
	.mmi
	nop 0
	(p59) mov r37 = r0
	nop 0
	;;
	.mib
	nop 0
	mov r68 = r37
	br .L453
.L708:
	.pred.rel.mutex p16, p17
	.mmi
	ld1.acq r28 = [r36]
	;;
	nop 0
	sxt1 r16 = r28
	;;
	.mmi
	cmp4.eq p12, p13 = 0, r16
	;;
	(p12) addl r16 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p13) mov r16 = r0
	br .L481
.L687:
	.mlx
	addp4 r25 = r62, r0
	movl r28 = 0xbf800000
	;;
	.mmi
	shladd r26 = r25, 2, r0
	setf.s f105 = r28
	nop 0
	;;
	.mmi
	add r27 = r38, r26
	;;
	ldfs f104 = [r27]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.ge p20, p21 = f104, f105
	;;
	.mmi
	nop 0
	(p20) addl r28 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p21) mov r28 = r0
	br .L437
.L694:
	.mmi
	ld1.acq r18 = [r36]
	nop 0
	zxt1 r42 = r69
	.mii
	adds r50 = 32, r12
	shr.u r27 = r64, 63
	;;
	extr r69 = r18, 7, 1
	.mii
	cmp4.ne p42, p43 = 0, r42
	add r29 = r27, r64
	;;
	sxt1 r79 = r69
	;;
	.mmb
	nop 0
	st1.rel [r50] = r79
	nop 0
	.mib
	(p42) addl r79 = 1, r0
	extr r30 = r29, 1, 16
	(p43) br.cond.dptk .L712
	;;
	.mmi
	nop 0
	ld4.acq r28 = [r54]
	xor r55 = r79, r30
	.mmi
	nop 0
	ld4 r52 = [r45]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r28
	sxt2 r56 = r55
	;;
	.mii
	setf.sig f15 = r14
	sxt2 r78 = r52
	and r57 = 31, r56
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f33 = f15
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f34 = f33
	;;
	.mfb
	nop 0
	fsub.s f8 = f34, f2
	br.call.sptk.many b0 = fn45.constprop.0#
	;;
	.mmi
	mov r1 = r75
	nop 0
	sxt1 r77 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	nop 0
	ld4.acq r58 = [r54]
	mov r1 = r75
	.mmi
	ld4.acq r59 = [r54]
	;;
	setf.sig f36 = r59
	nop 0
	;;
	.mii
	nop 0
	shl r60 = r58, r57
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f35 = r60
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f37 = f35, f36
	;;
	.mmi
	getf.sig r62 = f37
	;;
	cmp4.ne p46, p47 = 0, r62
	nop 0
	;;
	.mib
	nop 0
	(p47) addp4 r42 = r44, r0
	(p47) br.cond.dptk .L543
	;;
.L713:
	.mmi
	nop 0
	ld1.acq r37 = [r50]
	addp4 r42 = r44, r0
	.mmi
	ld4 r63 = [r46]
	;;
	nop 0
	sxt1 r65 = r37
	.mmi
	setf.sig f38 = r63
	setf.sig f39 = r42
	nop 0
	;;
	.mmi
	setf.sig f40 = r65
	ld1.acq r19 = [r50]
	nop 0
	;;
	.mii
	nop 0
	extr r9 = r19, 7, 1
	;;
	cmp4.ne p50, p51 = 0, r9
	;;
	.mfi
	nop 0
	fcvt.xuf.d f41 = f38
	nop 0
	.mfi
	nop 0
	fcvt.xuf.d f8 = f39
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f42 = f40
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f16 = f8, f41
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f43 = f42
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f44 = f43
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p48, p49 = f44, f16
	;;
	.mmi
	nop 0
	(p49) setf.sig f41 = r56
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p48) fmpy.d f8 = f8, f41
	;;
	.mmf
	nop 0
	nop 0
	(p49) fcvt.xf f44 = f41
	;;
	.mfb
	nop 0
	(p49) fnorm.d f44 = f44
	(p50) br.cond.dptk .L635
	;;
	.mmf
	nop 0
	nop 0
	(p49) fneg f8 = f44
	.mmi
	ld1.acq r25 = [r36]
	;;
	nop 0
	sxt1 r70 = r25
	;;
	.mib
	nop 0
	cmp.le p52, p53 = r42, r70
	(p52) br.cond.dptk .L635
	.mmf
	nop 0
	nop 0
	fcmp.neq p54, p55 = f8, f8
	;;
	.mib
	nop 0
	(p54) mov r70 = r0
	(p54) br.cond.dptk .L547
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = clamp64.part.0#
	;;
	.mmi
	cmp.ne p56, p57 = 0, r8
	nop 0
	mov r1 = r75
	;;
	.mii
	(p56) addl r70 = 1, r0
	nop 0
	;;
	(p57) mov r70 = r0
	;;
.L547:
	.mmi
	nop 0
	adds r10 = 8, r35
	adds r11 = 128, r38
	.mmi
	ld4.acq r17 = [r54]
	addl r72 = 1, r0
	andcm r37 = -1, r70
	;;
	.mmi
	ld1.acq r17 = [r50]
	st8 [r10] = r72
	nop 0
	.mmi
	stfs [r11] = f2
	nop 0
	nop 0
.L543:
	.mmi
	ld4 r68 = [r45]
	and r20 = 63, r64
	cmp4.ne p6, p7 = 0, r37
	.mmi
	and r61 = 31, r44
	ld1 r67 = [r48]
	addl r50 = 3, r0
	;;
	.mmi
	and r23 = 63, r67
	and r69 = 63, r68
	shladd r39 = r20, 2, r0
	.mii
	(p6) addl r53 = 1, r0
	and r43 = 15, r68
	;;
	shladd r21 = r23, 2, r0
	.mmi
	shladd r22 = r69, 2, r0
	add r66 = r38, r39
	(p7) mov r53 = r0
	;;
	.mmi
	nop 0
	add r40 = r38, r21
	add r71 = r38, r22
	.mmi
	nop 0
	ldfs f8 = [r66]
	nop 0
	;;
	.mmi
	ldfs f17 = [r40]
	ldfs f18 = [r71]
	nop 0
	;;
	.mfi
	nop 0
	fnorm.d f5 = f8
	nop 0
	.mfi
	nop 0
	fcmp.neq p58, p59 = f8, f8
	nop 0
	;;
	.mfi
	nop 0
	fnorm.d f4 = f17
	nop 0
	.mfi
	nop 0
	fnorm.d f3 = f18
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p60, p61 = f17, f17
	.mfi
	nop 0
	fcmp.neq p62, p63 = f18, f18
	nop 0
	;;
.L551:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p58, p59
	.pred.rel.mutex p60, p61
	.pred.rel.mutex p62, p63
	.mfi
	nop 0
	(p59) mov f8 = f5
	adds r50 = -1, r50
	.mmb
	(p58) mov r44 = r0
	(p60) mov r64 = r0
	(p59) br.call.dptk.many b0 = clamp32.part.0#
	;;
	.mfi
	(p59) mov r1 = r75
	(p61) mov f8 = f4
	nop 0
	.mmb
	(p59) mov r44 = r8
	(p62) mov r66 = r0
	(p61) br.call.dptk.many b0 = clampu.part.0#
	;;
	.mmf
	(p61) mov r1 = r75
	nop 0
	(p63) mov f8 = f3
	.mmb
	(p61) mov r64 = r8
	nop 0
	(p63) br.call.dptk.many b0 = clampu.part.0#
	;;
	.mmi
	ld4.acq r69 = [r54]
	nop 0
	(p63) mov r1 = r75
	.mmi
	(p63) mov r66 = r8
	nop 0
	cmp4.ne p6, p7 = 0, r50
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L551
	.mmi
	or r54 = 1, r44
	addl r30 = 65598, r0
	and r8 = 31, r69
	.mmi
	setf.sig f47 = r51
	adds r15 = 8, r32
	zxt2 r24 = r64
	;;
	.mmi
	shladd r31 = r43, 1, r0
	st8 [r15] = r53
	sxt1 r44 = r54
	.mmi
	adds r64 = 24, r32
	adds r55 = 34, r32
	shr.u r26 = r24, r61
	;;
	.mmi
	setf.sig f45 = r44
	nop 0
	zxt1 r77 = r66
	.mii
	add r41 = r41, r31
	shl r52 = r42, 63
	;;
	shr.u r53 = r77, r8
	.mii
	nop 0
	zxt2 r18 = r26
	;;
	and r29 = 63, r53
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f46 = f45
	;;
	.mmi
	getf.exp r27 = f46
	;;
	sub r79 = r30, r27
	nop 0
	;;
	.mii
	nop 0
	sxt4 r2 = r79
	nop 0
	;;
	.mii
	setf.sig f48 = r2
	popcnt r17 = r2
	;;
	cmp4.ltu p2, p3 = r17, r18
	;;
	.mmi
	(p2) addl r17 = 1, r0
	;;
	(p3) mov r17 = r0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f49 = f47, f48
	;;
	.mii
	nop 0
	shl r16 = r17, r29
	nop 0
	;;
	.mmi
	getf.sig r51 = f49
	;;
	st8 [r64] = r16
	nop 0
	;;
	.mii
	nop 0
	popcnt r3 = r51
	nop 0
	;;
	.mib
	st2 [r41] = r3
	nop 0
	br.call.sptk.many b0 = fn30#
	;;
	.mib
	mov r1 = r75
	mov r77 = r8
	br.call.sptk.many b0 = mix#
	;;
	.mii
	ld2 r78 = [r55]
	sxt4 r28 = r37
	mov r1 = r75
	.mmf
	setf.sig f50 = r52
	ld4 r14 = [r45]
	fsub.s f51 = f2, f2
	;;
	.mmi
	setf.sig f52 = r28
	setf.sig f54 = r78
	and r56 = 63, r14
	;;
	.mmi
	shladd r57 = r56, 2, r0
	;;
	add r38 = r38, r57
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f55 = f50
	;;
	.mfi
	nop 0
	fcvt.xf f53 = f52
	nop 0
	.mfi
	nop 0
	fcvt.xuf.s f56 = f54
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f58 = f55
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f57 = f53
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f59 = f56, f57
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f60 = f59, f51
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f61 = f60, f58
	;;
	.mib
	stfs [r38] = f61
	nop 0
	br .L518
.L525:
	.mmi
	adds r31 = 16, r38
	;;
	ldfs f32 = [r31]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p26, p27 = f32, f32
	;;
	.mib
	nop 0
	nop 0
	(p26) br.cond.dptk .L528
	.mfb
	nop 0
	fnorm.d f8 = f32
	br.call.sptk.many b0 = clampu.part.0#
	;;
	.mii
	nop 0
	zxt2 r78 = r8
	mov r1 = r75
	;;
	.mib
	nop 0
	cmp4.eq p28, p29 = 0, r78
	(p28) br.cond.dptk .L528
	.mib
	nop 0
	zxt2 r77 = r44
	br.call.sptk.many b0 = __udivdi3#
	;;
	.mii
	nop 0
	zxt2 r24 = r8
	mov r1 = r75
	;;
	.mii
	cmp4.ne p30, p31 = r44, r24
	nop 0
	;;
	(p30) zxt2 r39 = r39
	;;
	.mib
	nop 0
	(p30) mov r44 = r39
	(p30) br.cond.dptk .L527
	;;
.L528:
	.mii
	nop 0
	dep.z r44 = r44, 8, 8
	nop 0
	.mmb
	cmp4.eq p34, p35 = 0, r40
	nop 0
	(p35) br.cond.dptk .L668
	.mib
	nop 0
	nop 0
	br .L530
.L439:
	.mib
	mov r77 = r54
	cmp4.ne p30, p31 = 0, r39
	br.call.sptk.many b0 = mix#
	;;
	.mib
	nop 0
	mov r1 = r75
	(p31) br.cond.dptk .L597
	.mmi
	mov r55 = r0
	nop 0
	nop 0
	;;
.L442:
	.mii
	nop 0
	dep.z r42 = r55, 7, 25
	;;
	zxt2 r65 = r42
	;;
	.mmi
	cmp4.ne p38, p39 = 0, r65
	;;
	(p38) addl r39 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p39) mov r39 = r0
	br .L441
	;;
.L706:
	.mmi
	addp4 r14 = r39, r0
	;;
	setf.sig f107 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f108 = f107
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f109, p26 = f108, f4
	;;
	.mmf
	nop 0
	nop 0
	(p26) fnma.s1 f110 = f4, f109, f1
	;;
	.mfi
	nop 0
	(p26) fmpy.s1 f111 = f110, f110
	nop 0
	.mfi
	nop 0
	(p26) fma.s1 f112 = f109, f110, f109
	nop 0
	;;
	.mfi
	nop 0
	(p26) fmpy.s1 f113 = f111, f111
	nop 0
	.mfi
	nop 0
	(p26) fma.s1 f114 = f112, f111, f112
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p26) fma.s1 f115 = f114, f113, f114
	;;
	.mmf
	nop 0
	nop 0
	(p26) fmpy.d.s1 f116 = f108, f115
	;;
	.mmf
	nop 0
	nop 0
	(p26) fnma.s1 f117 = f4, f116, f108
	;;
	.mmf
	nop 0
	nop 0
	(p26) fma.d.s0 f109 = f117, f115, f116
	;;
	.mfb
	nop 0
	fneg f118 = f109
	br .L438
.L712:
	.mmi
	ld1.acq r2 = [r50]
	ld4.acq r28 = [r54]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r28
	nop 0
	.mmi
	ld4 r52 = [r45]
	nop 0
	nop 0
	;;
	.mii
	setf.sig f15 = r14
	dep.z r17 = r2, 1, 4
	sxt2 r78 = r52
	;;
	.mmi
	add r3 = r41, r17
	;;
	ld1 r16 = [r3]
	nop 0
	;;
	.mmi
	cmp4.ne p44, p45 = 0, r16
	;;
	(p44) addl r79 = 1, r0
	nop 0
	;;
	.mfi
	nop 0
	fcvt.xf f33 = f15
	(p45) mov r79 = r0
	;;
	.mmi
	nop 0
	xor r55 = r79, r30
	nop 0
	;;
	.mii
	nop 0
	sxt2 r56 = r55
	;;
	and r57 = 31, r56
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f34 = f33
	;;
	.mfb
	nop 0
	fsub.s f8 = f34, f2
	br.call.sptk.many b0 = fn45.constprop.0#
	;;
	.mmi
	mov r1 = r75
	nop 0
	sxt1 r77 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	nop 0
	ld4.acq r58 = [r54]
	mov r1 = r75
	.mmi
	ld4.acq r59 = [r54]
	;;
	setf.sig f36 = r59
	nop 0
	;;
	.mii
	nop 0
	shl r60 = r58, r57
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f35 = r60
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f37 = f35, f36
	;;
	.mmi
	getf.sig r62 = f37
	;;
	cmp4.ne p46, p47 = 0, r62
	nop 0
	;;
	.mib
	nop 0
	(p47) addp4 r42 = r44, r0
	(p47) br.cond.dptk .L543
	.mib
	nop 0
	nop 0
	br .L713
.L363:
	.mii
	ld1.acq r62 = [r36]
	mov r78 = r51
	;;
	extr.u r77 = r62, 7, 1
	.mii
	nop 0
	sxt1 r63 = r62
	;;
	add r64 = r77, r63
	;;
	.mib
	nop 0
	extr r77 = r64, 1, 8
	br.call.sptk.many b0 = __moddi3#
	;;
	.mmi
	cmp4.eq p16, p17 = r8, r60
	nop 0
	mov r1 = r75
	;;
	.mmi
	(p17) ld1.acq r14 = [r36]
	nop 0
	nop 0
.L366:
	.mii
	mov r78 = r44
	shr.u r79 = r39, 63
	zxt2 r42 = r42
	.mmf
	addl r62 = -9, r0
	adds r43 = 28, r12
	fcmp.neq p22, p23 = f4, f4
	;;
	.mmi
	add r16 = r79, r39
	nop 0
	zxt2 r53 = r53
	.mmi
	addl r40 = 65535, r0
	nop 0
	andcm r57 = 31, r65
	;;
	.mib
	nop 0
	extr r77 = r16, 1, 16
	br.call.sptk.many b0 = __moddi3#
	;;
	.mmi
	nop 0
	mov r1 = r75
	sxt2 r78 = r8
	.mmb
	mov r77 = r61
	and r61 = 63, r37
	br.call.sptk.many b0 = fn64#
	;;
	.mmi
	mov r1 = r75
	nop 0
	addp4 r77 = r8, r0
	;;
	.mlx
	nop 0
	movl r17 = @gprel(g20#)
	.mlx
	nop 0
	movl r18 = @gprel(g6#)
	;;
	.mib
	add r32 = r1, r18
	add r33 = r1, r17
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	adds r2 = 24, r33
	adds r14 = 16, r32
	adds r19 = 8, r32
	.mmi
	ld1 r44 = [r48]
	adds r55 = 32, r33
	adds r54 = 20, r32
	;;
	.mii
	ld8 r3 = [r2]
	dep.z r10 = r44, 1, 4
	sxt1 r39 = r44
	.mmf
	shladd r11 = r61, 2, r0
	mov r1 = r75
	fnorm.d f17 = f4
	;;
	.mmi
	ld1 r9 = [r14]
	add r70 = r41, r10
	extr r15 = r3, 0, 1
	.mlx
	mov r52 = r39
	movl r14 = 0x41dfffffffc00000
	;;
	.mmi
	ld8 r51 = [r19]
	setf.d f16 = r14
	sxt1 r59 = r15
	.mmi
	add r67 = r38, r11
	ld2 r21 = [r70]
	sxt1 r20 = r9
	;;
	.mmi
	setf.sig f10 = r20
	setf.sig f8 = r59
	sub r23 = r42, r21
	.mlx
	ld1 r22 = [r55]
	movl r15 = 0xcf000000
	;;
	.mmi
	setf.s f18 = r15
	ld1 r56 = [r54]
	zxt2 r64 = r51
	.mii
	add r63 = r22, r39
	sxt2 r60 = r23
	;;
	mov ar.lc = 5
	;;
	.mfi
	nop 0
	fcvt.xf f11 = f10
	nop 0
	.mfi
	nop 0
	fcvt.xf f12 = f8
	nop 0
	;;
	.mfi
	nop 0
	fnorm.d f19 = f11
	nop 0
	.mfb
	nop 0
	fnorm.d f4 = f12
	br .L372
.L711:
	.mfi
	nop 0
	frcpa.s0 f65, p16 = f2, f2
	nop 0
	.mlx
	ld4.acq r63 = [r54]
	movl r19 = 0x4461ac16
	;;
	.mmi
	setf.s f63 = r19
	ld1.acq r65 = [r36]
	cmp4.ne p8, p9 = 0, r63
	;;
	.mmi
	add r9 = r60, r65
	nop 0
	(p8) addl r37 = 1, r0
	;;
	.mii
	nop 0
	zxt1 r70 = r9
	(p9) mov r37 = r0
	;;
	.mfi
	nop 0
	(p16) fnma.s1 f66 = f2, f65, f1
	cmp4.ne p1, p2 = 0, r70
	;;
	.mmi
	nop 0
	(p1) addl r70 = 1, r0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f64 = f2, f63
	;;
	.mmf
	nop 0
	nop 0
	(p16) fma.s1 f67 = f65, f66, f65
	;;
	.mmf
	nop 0
	nop 0
	(p16) fma.s1 f68 = f67, f66, f65
	;;
	.mmf
	nop 0
	nop 0
	(p16) fmpy.s.s1 f69 = f2, f68
	;;
	.mmf
	nop 0
	nop 0
	(p16) fnma.s1 f70 = f69, f2, f2
	;;
	.mmf
	nop 0
	nop 0
	(p16) fma.s.s0 f65 = f70, f68, f69
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p9, p10 = f64, f65
	;;
	.mmi
	nop 0
	(p9) addl r39 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p10) mov r39 = r0
	(p1) br.cond.dptk .L536
	.mib
	nop 0
	nop 0
	br .L714
.L704:
	.mib
	mov r77 = r61
	nop 0
	br.call.sptk.many b0 = __udivdi3#
	;;
	.mlx
	nop 0
	movl r77 = -9223372036854775808
	.mmf
	mov r1 = r75
	nop 0
	mov f8 = f19
	;;
	.mmi
	or r25 = r77, r8
	;;
	adds r26 = -1, r25
	nop 0
	;;
	.mmi
	nop 0
	andcm r27 = r26, r25
	nop 0
	;;
	.mib
	nop 0
	popcnt r53 = r27
	br.call.sptk.many b0 = clamp64.part.0#
	;;
	.mib
	mov r1 = r75
	mov r17 = r8
	br .L416
.L431:
	.mmi
	adds r44 = 32, r33
	;;
	ld8 r37 = [r44]
	nop 0
	;;
	.mii
	nop 0
	extr.u r78 = r37, 16, 7
	;;
	cmp4.ge p10, p11 = r67, r78
	;;
	.mmi
	nop 0
	(p10) addl r23 = 1, r0
	nop 0
	;;
	.mii
	(p11) mov r23 = r0
	nop 0
	;;
	andcm r23 = -1, r23
	;;
.L427:
	.mmi
	xor r15 = 7, r23
	;;
	sub r56 = r0, r15
	nop 0
	;;
	.mib
	nop 0
	sxt2 r23 = r56
	br .L433
.L635:
	.mmi
	addl r70 = 1, r0
	adds r10 = 8, r35
	nop 0
	.mmi
	adds r11 = 128, r38
	ld4.acq r17 = [r54]
	addl r72 = 1, r0
	;;
	.mmi
	ld1.acq r17 = [r50]
	nop 0
	andcm r37 = -1, r70
	.mmb
	st8 [r10] = r72
	stfs [r11] = f2
	br .L543
.L428:
	.mib
	nop 0
	zxt1 r43 = r39
	nop 0
	.mmi
	setf.sig f76 = r58
	nop 0
	and r14 = 63, r62
	;;
	.mii
	setf.sig f78 = r43
	shladd r40 = r14, 2, r0
	;;
	add r31 = r38, r40
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f77 = f76
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f79 = f78
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f80, p4 = f77, f79
	;;
	.mmf
	nop 0
	nop 0
	(p4) fnma.s1 f81 = f79, f80, f1
	;;
	.mmf
	nop 0
	nop 0
	(p4) fma.s1 f82 = f80, f81, f80
	;;
	.mmf
	nop 0
	nop 0
	(p4) fma.s1 f83 = f82, f81, f80
	;;
	.mmf
	nop 0
	nop 0
	(p4) fmpy.s.s1 f84 = f77, f83
	;;
	.mmf
	nop 0
	nop 0
	(p4) fnma.s1 f85 = f84, f79, f77
	;;
	.mmf
	nop 0
	nop 0
	(p4) fma.s.s0 f80 = f85, f83, f84
	;;
	.mib
	stfs [r31] = f80
	nop 0
	br .L433
.L429:
	.mmi
	ld1.acq r79 = [r36]
	nop 0
	dep.z r19 = r62, 1, 4
	.mlx
	ld1.acq r2 = [r36]
	movl r55 = -9223372036854775808
	;;
	.mii
	nop 0
	sxt1 r54 = r79
	sxt1 r3 = r2
	.mmi
	add r9 = r41, r19
	;;
	sub r10 = r54, r3
	nop 0
	;;
	.mmi
	or r50 = r55, r10
	;;
	adds r58 = -1, r50
	nop 0
	;;
	.mmi
	andcm r42 = r58, r50
	;;
	nop 0
	popcnt r65 = r42
	;;
	.mib
	st2 [r9] = r65
	nop 0
	br .L433
.L430:
	.mmi
	setf.sig f86 = r67
	ldfs f88 = [r47]
	adds r51 = 164, r38
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f87 = f86
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f90 = f88, f88
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f89 = f87
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f91 = f89, f88
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f92, p8 = f90, f91
	;;
	.mmf
	nop 0
	nop 0
	(p8) fnma.s1 f93 = f91, f92, f1
	;;
	.mmf
	nop 0
	nop 0
	(p8) fma.s1 f94 = f92, f93, f92
	;;
	.mmf
	nop 0
	nop 0
	(p8) fma.s1 f95 = f94, f93, f92
	;;
	.mmf
	nop 0
	nop 0
	(p8) fmpy.s.s1 f96 = f90, f95
	;;
	.mmf
	nop 0
	nop 0
	(p8) fnma.s1 f97 = f96, f91, f90
	;;
	.mmf
	nop 0
	nop 0
	(p8) fma.s.s0 f92 = f97, f95, f96
	;;
	.mib
	stfs [r51] = f92
	nop 0
	br .L433
.L425:
	.mib
	nop 0
	shr r23 = r58, 63
	br .L433
.L537:
	.mfb
	nop 0
	fnorm.d f8 = f71
	br.call.sptk.many b0 = clampu.part.0#
	;;
	.mii
	nop 0
	zxt2 r25 = r8
	mov r1 = r75
	;;
	.mib
	nop 0
	cmp4.leu p12, p13 = r44, r25
	(p12) br.cond.dptk .L539
.L538:
	.mib
	nop 0
	shr r10 = r64, 4
	nop 0
	.mmi
	and r11 = r64, r39
	adds r67 = 24, r33
	zxt2 r70 = r69
	;;
	.mmb
	cmp4.lt p20, p21 = r11, r10
	cmp4.ne p18, p19 = 0, r70
	nop 0
	.mii
	ld1 r20 = [r67]
	dep.z r37 = r37, 2, 1
	;;
	(p20) mov r69 = r0
	.mii
	(p18) addl r70 = 1, r0
	add r61 = r38, r37
	;;
	(p21) popcnt r69 = r69
	.mmi
	(p19) mov r70 = r0
	stfs [r61] = f2
	nop 0
	;;
	.mii
	nop 0
	zxt2 r72 = r70
	;;
	pmpy2.r r68 = r72, r69
	;;
	.mii
	nop 0
	extr r23 = r68, 0, 1
	;;
	dep r20 = r23, r20, 0, 1
	;;
	.mib
	st1 [r67] = r20
	nop 0
	br .L518
.L675:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p22, p23
	.mmf
	add r16 = r14, r63
	nop 0
	(p23) mov f8 = f17
	.mii
	st4.rel [r43] = r60
	(p22) mov r58 = r0
	;;
	andcm r18 = -1, r16
	;;
	.mib
	nop 0
	sxt1 r34 = r18
	(p23) br.call.dptk.many b0 = clampu.part.0#
	;;
	.mmi
	or r14 = r62, r59
	(p23) mov r58 = r8
	zxt2 r24 = r34
	.mmi
	and r77 = 63, r62
	(p23) mov r1 = r75
	(p22) mov r79 = r0
	;;
	.mmi
	cmp4.eq p24, p25 = r24, r64
	adds r70 = -7, r14
	(p23) and r79 = r40, r58
	.mmi
	shladd r34 = r77, 2, r0
	;;
	(p25) ld4.acq r78 = [r43]
	sxt4 r16 = r70
	.mmi
	(p23) addp4 r79 = r79, r0
	add r72 = r38, r34
	adds r34 = -9, r14
	;;
	.mmi
	ld4.acq r25 = [r43]
	setf.sig f8 = r16
	(p25) zxt2 r78 = r78
	.mmi
	ld4.acq r24 = [r43]
	;;
	ld4.acq r31 = [r43]
	(p24) mov r78 = r56
	.mmi
	ld4.acq r30 = [r43]
	;;
	ld4.acq r29 = [r43]
	(p23) shr.u r79 = r79, r57
	.mmi
	ld4.acq r28 = [r43]
	;;
	ld4.acq r27 = [r43]
	nop 0
	.mmi
	ld4.acq r26 = [r43]
	;;
	ld4.acq r25 = [r43]
	(p23) zxt2 r79 = r79
	.mii
	ld4.acq r71 = [r43]
	nop 0
	;;
	sxt4 r24 = r71
	.mmf
	nop 0
	nop 0
	fcvt.xf f7 = f8
	;;
	.mmi
	nop 0
	setf.sig f32 = r24
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f7
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f2 = f32
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f5 = f6, f19
	;;
	.mfi
	nop 0
	fnorm.d f3 = f2
	nop 0
	.mmi
	ldfs.a f2 = [r67]
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f32 = f3, f4
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f2, f2
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f8 = f5, f32
	;;
	.mmi
	nop 0
	stfs [r72] = f8
	nop 0
	;;
	.mib
	chk.a.clr f2, .L724
.L725:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p22, p23
	nop 0
	(p7) br.cond.dptk .L715
.L570:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p22, p23
	.mib
	nop 0
	mov r14 = r0
	br .L370
.L379:
	.mmi
	andcm r35 = -1, r39
	nop 0
	zxt1 r22 = r51
	;;
	.mii
	nop 0
	zxt1 r23 = r35
	;;
	cmp4.geu p36, p37 = r23, r22
	;;
	.mii
	(p36) addl r39 = 1, r0
	nop 0
	;;
	(p37) mov r39 = r0
.L381:
	.mii
	and r67 = 63, r52
	addp4 r60 = r37, r0
	;;
	shladd r63 = r67, 2, r0
	;;
	.mmi
	add r24 = r38, r63
	;;
	ldfs f41 = [r24]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p38, p39 = f41, f41
	;;
	.mib
	nop 0
	(p38) mov r78 = r0
	(p38) br.cond.dptk .L384
	.mfb
	nop 0
	fnorm.d f8 = f41
	br.call.sptk.many b0 = clamp64.part.0#
	;;
	.mmi
	nop 0
	mov r1 = r75
	mov r78 = r8
	;;
.L384:
	.mmi
	add r78 = r78, r60
	nop 0
	zxt1 r71 = r58
	;;
	.mib
	nop 0
	cmp.ne p40, p41 = 0, r78
	(p40) br.cond.dptk .L385
	.mlx
	cmp4.gtu p44, p45 = r50, r71
	movl r15 = @gprel(t73#)
	.mmi
	adds r61 = 8, r32
	adds r62 = 18, r32
	sxt4 r70 = r39
	;;
	.mmi
	(p44) addl r34 = 1, r0
	add r25 = r1, r15
	mov ar.lc = 3
	;;
	.mmi
	(p45) mov r34 = r0
	;;
	addp4 r18 = r34, r0
	nop 0
	;;
	.mii
	shladd r77 = r18, 3, r0
	shladd r14 = r18, 2, r0
	;;
	add r11 = r25, r77
	.mmi
	add r37 = r38, r14
	;;
	ld8 r53 = [r11]
	nop 0
.L397:
	.mmi
	ldfs f44 = [r47]
	ld1.acq r26 = [r36]
	nop 0
	.mii
	ld2 r27 = [r49]
	nop 0
	;;
	sxt1 r8 = r26
	.mmi
	nop 0
	ld8 r28 = [r61]
	nop 0
	;;
	.mii
	nop 0
	sxt2 r42 = r28
	add r29 = r27, r8
	;;
	.mii
	nop 0
	zxt2 r43 = r29
	cmp4.ne p46, p47 = 0, r42
	;;
	.mfb
	nop 0
	fnorm.d f8 = f44
	(p46) br.cond.dptk .L388
	.mmf
	nop 0
	nop 0
	fcmp.neq p50, p51 = f44, f44
	;;
	.mib
	nop 0
	(p50) mov r11 = r0
	(p50) br.cond.dptk .L389
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = clamp32.part.0#
	;;
	.mmi
	nop 0
	mov r1 = r75
	mov r11 = r8
	;;
.L389:
	.mii
	nop 0
	extr.u r2 = r11, 15, 1
	sxt2 r19 = r11
	;;
	.mii
	add r54 = r2, r19
	nop 0
	;;
	extr.u r40 = r54, 1, 16
	;;
.L390:
	.mmi
	nop 0
	ldfs f45 = [r37]
	add r8 = r40, r43
	.mii
	ld1 r3 = [r48]
	nop 0
	;;
	sxt1 r9 = r3
	.mmi
	st2 [r49] = r8
	;;
	cmp4.eq p52, p53 = 0, r9
	nop 0
	;;
	.mmi
	(p52) addl r43 = 1, r0
	;;
	(p53) mov r43 = r0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p54, p55 = f45, f45
	;;
	.mib
	nop 0
	(p54) mov r8 = r0
	(p54) br.cond.dptk .L392
	.mfb
	nop 0
	fnorm.d f8 = f45
	br.call.sptk.many b0 = clamp32.part.0#
	;;
.L392:
	.mii
	ld8 r55 = [r53], 8
	dep.z r50 = r70, 1, 4
	sxt2 r10 = r8
	.mmi
	mov r77 = r43
	;;
	ld8 r1 = [r53], -8
	extr.u r78 = r10, 8, 16
	.mmi
	add r58 = r41, r50
	;;
	nop 0
	mov b0 = r55
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = b0
	;;
	.mib
	mov r1 = r75
	addp4 r77 = r8, r0
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	nop 0
	ld2 r65 = [r58]
	mov r1 = r75
	.mmi
	ld4 r11 = [r46]
	;;
	nop 0
	sxt2 r44 = r65
	;;
	.mib
	nop 0
	cmp4.ne p56, p57 = r11, r44
	(p57) br.cond.dpnt .L716
.L396:
	.mmi
	ld1.acq r14 = [r36]
	;;
	ld1.acq r14 = [r36]
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L397
	.mmi
	ldfs f56 = [r47]
	nop 0
	adds r59 = 24, r33
	.mlx
	adds r35 = 14, r41
	movl r77 = 0x41dfffffffc00000
	;;
	.mlx
	ld1 r64 = [r48]
	movl r28 = 0xcf000000
	.mlx
	setf.d f53 = r77
	movl r25 = 0x43df399b1438a100
	;;
	.mmi
	ld8 r22 = [r59]
	nop 0
	sxt1 r23 = r64
	.mlx
	setf.s f54 = r28
	movl r53 = 0xc3df399b1438a100
	;;
	.mii
	setf.d f57 = r25
	extr r57 = r22, 0, 1
	and r61 = 63, r70
	.mmf
	setf.d f59 = r53
	ld2 r52 = [r35]
	mov f55 = f1
	;;
	.mii
	adds r18 = 36, r32
	dep.z r60 = r23, 8, 24
	sxt1 r63 = r57
	.mmf
	cmp4.eq p8, p9 = 0, r39
	shladd r62 = r61, 2, r0
	mov f60 = f0
	;;
	.mmi
	sub r24 = r0, r63
	sub r71 = r60, r23
	sxt2 r67 = r52
	.mmi
	addl r70 = @gprel(.LC33), gp
	ld1 r19 = [r18]
	adds r15 = 96, r38
	;;
	.mfi
	nop 0
	fcvt.fx.trunc f49 = f56
	zxt2 r72 = r24
	.mfi
	cmp4.eq p10, p11 = 0, r67
	fnorm.d f58 = f56
	zxt2 r16 = r71
	;;
	.mmf
	cmp4.eq p62, p63 = r16, r72
	nop 0
	fcmp.neq p4, p5 = f56, f56
	.mmi
	ld8 r43 = [r70]
	nop 0
	add r14 = r38, r62
	;;
	.mmf
	nop 0
	nop 0
	(p63) mov f61 = f1
	;;
	.mmf
	nop 0
	nop 0
	(p62) mov f61 = f0
	;;
	.mmi
	getf.sig r17 = f49
	;;
	nop 0
	sxt1 r39 = r17
	;;
	.mmi
	nop 0
	mov r30 = r39
	sub r29 = r0, r39
.L400:
	.pred.rel.mutex p4, p5
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.mmi
	ldfs f50 = [r43], -4
	nop 0
	mov ar.lc = 5
	;;
	.mfi
	nop 0
	fcvt.fx.trunc f51 = f50
	nop 0
	.mfi
	nop 0
	fnorm.d f52 = f50
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p2, p3 = f50, f50
	;;
	.mii
	getf.sig r26 = f51
	nop 0
	;;
	sxt1 r27 = r26
	.align 32
.L405:
	.pred.rel.mutex p2, p3
	.pred.rel.mutex p4, p5
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.mmi
	nop 0
	ld1.acq r31 = [r36]
	nop 0
	;;
	.mib
	nop 0
	nop 0
	(p8) br.cond.dptk .L578
	.mfb
	nop 0
	(p11) mov f51 = f60
	(p10) br.cond.dptk .L578
	;;
.L401:
	.pred.rel.mutex p2, p3
	.pred.rel.mutex p4, p5
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.mmi
	nop 0
	stfs [r15] = f51
	(p4) mov r31 = r0
	.mmb
	nop 0
	(p4) mov r18 = r0
	(p4) br.cond.dptk .L402
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f58, f53
	;;
	.mib
	(p6) addl r31 = 1, r0
	(p6) addl r18 = -1, r0
	(p6) br.cond.dpnt .L402
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p12, p13 = f56, f54
	;;
	.mmi
	(p12) mov r31 = r0
	nop 0
	(p12) mov r18 = r0
	;;
	.mmi
	nop 0
	(p13) mov r31 = r29
	(p13) mov r18 = r30
.L402:
	.pred.rel.mutex p2, p3
	.pred.rel.mutex p4, p5
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.mib
	nop 0
	(p2) mov r28 = r0
	(p2) br.cond.dptk .L403
	.mmf
	nop 0
	nop 0
	fcmp.gt p14, p15 = f52, f53
	;;
	.mib
	(p14) addl r28 = -1, r0
	nop 0
	(p14) br.cond.dpnt .L403
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p16, p17 = f50, f54
	;;
	.mii
	(p16) mov r28 = r0
	nop 0
	;;
	(p17) mov r28 = r27
.L403:
	.pred.rel.mutex p2, p3
	.pred.rel.mutex p4, p5
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.mmi
	nop 0
	ldfs f51 = [r14]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p18, p19 = f51, f51
	;;
	.mib
	nop 0
	nop 0
	(p18) br.cond.dptk .L586
	.mmf
	nop 0
	nop 0
	fnorm.d f62 = f51
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p20, p21 = f62, f57
	;;
	.mib
	nop 0
	nop 0
	(p20) br.cond.dpnt .L404
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p22, p23 = f62, f59
	;;
	.mib
	nop 0
	nop 0
	(p22) br.cond.dpnt .L586
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc f51 = f51
	;;
	.mii
	getf.sig r79 = f51
	nop 0
	;;
	and r34 = r79, r34
.L404:
	.pred.rel.mutex p2, p3
	.pred.rel.mutex p4, p5
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L405
	.mii
	addp4 r40 = r19, r0
	cmp.eq p24, p25 = r38, r43
	;;
	and r2 = r34, r40
	;;
	.mib
	nop 0
	mov r19 = r2
	(p25) br.cond.dptk .L400
	.mmi
	cmp4.gt p26, p27 = r28, r18
	nop 0
	adds r9 = 36, r32
	.mlx
	adds r3 = 4, r33
	movl r54 = @gprel(g11#)
	;;
	.mmi
	(p26) addl r28 = 1, r0
	st1 [r9] = r2
	add r35 = r1, r54
	.mmi
	stfs [r3] = f61
	;;
	(p27) mov r28 = r0
	nop 0
	;;
	.mmi
	cmp4.lt p28, p29 = r31, r28
	;;
	(p28) addl r9 = 1, r0
	nop 0
	;;
	.mmi
	nop 0
	(p29) mov r9 = r0
	nop 0
	;;
	.mib
	st8 [r35] = r9
	nop 0
	br .L362
.L539:
	.mmb
	and r11 = r64, r39
	cmp4.ne p14, p15 = 0, r44
	nop 0
	.mii
	adds r67 = 24, r33
	dep.z r37 = r37, 2, 1
	shr r10 = r64, 4
	;;
	.mmi
	cmp4.lt p20, p21 = r11, r10
	nop 0
	(p14) addl r70 = 1, r0
	.mii
	ld1 r20 = [r67]
	add r61 = r38, r37
	;;
	(p20) mov r69 = r0
	.mmi
	(p15) mov r70 = r0
	stfs [r61] = f2
	nop 0
	;;
	.mii
	nop 0
	(p21) popcnt r69 = r69
	zxt2 r72 = r70
	;;
	.mii
	nop 0
	pmpy2.r r68 = r72, r69
	nop 0
	;;
	.mii
	nop 0
	extr r23 = r68, 0, 1
	;;
	dep r20 = r23, r20, 0, 1
	;;
	.mib
	st1 [r67] = r20
	nop 0
	br .L518
.L385:
	.mmi
	cmp4.gtu p42, p43 = r50, r71
	nop 0
	adds r61 = 8, r32
	.mii
	adds r62 = 18, r32
	sxt4 r70 = r39
	;;
	(p42) addl r77 = 1, r0
	;;
	.mib
	(p43) mov r77 = r0
	nop 0
	br.call.sptk.many b0 = __umoddi3#
	;;
	.mmi
	mov r1 = r75
	mov r34 = r8
	mov ar.lc = 3
	;;
	.mlx
	addp4 r18 = r34, r0
	movl r15 = @gprel(t73#)
	;;
	.mmi
	shladd r77 = r18, 3, r0
	add r25 = r1, r15
	shladd r14 = r18, 2, r0
	;;
	.mmi
	add r11 = r25, r77
	nop 0
	add r37 = r38, r14
	;;
	.mib
	ld8 r53 = [r11]
	nop 0
	br .L397
.L578:
	.pred.rel.mutex p2, p3
	.pred.rel.mutex p4, p5
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.mfb
	nop 0
	mov f51 = f55
	br .L401
.L716:
	.mmi
	ld2 r51 = [r41]
	setf.sig f46 = r44
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f47 = r51
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f48 = f46, f47
	;;
	.mmi
	getf.sig r78 = f48
	;;
	and r56 = 15, r78
	nop 0
	;;
	.mib
	adds r11 = -3, r56
	cmp.eq p58, p59 = 2, r56
	(p58) br.cond.dpnt .L394
	;;
	.mmi
	cmp4.eq p60, p61 = 3, r11
	;;
	(p60) ld2 r39 = [r49]
	nop 0
	;;
	.mmi
	(p60) adds r39 = 3, r39
	;;
	nop 0
	(p60) sxt1 r39 = r39
	;;
	.mib
	nop 0
	(p60) sxt4 r70 = r39
	br .L396
.L374:
	.mii
	setf.sig f42 = r52
	zxt1 r34 = r44
	adds r72 = 20, r32
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f43 = f42
	;;
	.mfb
	nop 0
	fnorm.d f8 = f43
	br.call.sptk.many b0 = clampu.part.0#
	;;
	.mii
	and r16 = 31, r8
	mov r1 = r75
	;;
	shr.u r17 = r34, r16
	.mmi
	mov r34 = r35
	;;
	st1 [r72] = r17
	nop 0
.L717:
	.mlx
	addp4 r18 = r34, r0
	movl r15 = @gprel(t73#)
	.mmi
	adds r61 = 8, r32
	adds r62 = 18, r32
	sxt4 r70 = r39
	;;
	.mmb
	shladd r77 = r18, 3, r0
	add r25 = r1, r15
	nop 0
	.mmi
	shladd r14 = r18, 2, r0
	nop 0
	mov ar.lc = 3
	;;
	.mmi
	add r11 = r25, r77
	nop 0
	add r37 = r38, r14
	;;
	.mib
	ld8 r53 = [r11]
	nop 0
	br .L397
.L586:
	.pred.rel.mutex p2, p3
	.pred.rel.mutex p4, p5
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.mib
	nop 0
	mov r34 = r0
	br .L404
.L388:
	.mmf
	nop 0
	nop 0
	fcmp.neq p48, p49 = f44, f44
	;;
	.mib
	nop 0
	(p48) mov r8 = r0
	(p48) br.cond.dptk .L391
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = clamp32.part.0#
	;;
	.mmi
	mov r1 = r75
	nop 0
	nop 0
.L391:
	.mii
	nop 0
	extr.u r30 = r8, 15, 1
	sxt2 r31 = r8
	.mmi
	mov r78 = r42
	;;
	add r79 = r30, r31
	nop 0
	;;
	.mib
	nop 0
	extr r77 = r79, 1, 16
	br.call.sptk.many b0 = __moddi3#
	;;
	.mib
	mov r1 = r75
	zxt2 r40 = r8
	br .L390
.L394:
	.mmi
	ld2 r20 = [r49]
	;;
	andcm r21 = -1, r20
	nop 0
	;;
	.mib
	st2 [r62] = r21
	nop 0
	br .L396
.L380:
	.mii
	ld1 r52 = [r33]
	extr r57 = r42, 0, 1
	mov r34 = r35
	;;
	.mii
	nop 0
	dep r52 = r57, r52, 0, 1
	nop 0
	;;
	.mib
	st1 [r33] = r52
	nop 0
	br .L717
.L375:
	.mii
	nop 0
	dep.z r50 = r37, 23, 9
	shladd r8 = r37, 1, r0
	;;
	.mii
	nop 0
	extr.u r37 = r39, 9, 23
	;;
	or r58 = r50, r37
	;;
	.mib
	nop 0
	cmp4.eq p30, p31 = 0, r58
	(p30) br.cond.dptk .L382
	.mmi
	nop 0
	addp4 r77 = r8, r0
	addp4 r78 = r58, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = __udivdi3#
	;;
	.mmi
	mov r1 = r75
	nop 0
	nop 0
.L382:
	.mib
	st4 [r46] = r8
	mov r34 = r35
	br .L717
.L377:
	.mii
	nop 0
	sxt2 r65 = r65
	nop 0
	;;
	.mib
	mov r78 = r65
	cmp4.eq p32, p33 = 0, r65
	(p32) br.cond.dptk .L387
	;;
	.mii
	nop 0
	shr.u r44 = r65, 63
	mov r78 = r65
	;;
	.mmi
	nop 0
	add r51 = r44, r65
	nop 0
	;;
	.mib
	nop 0
	extr r77 = r51, 1, 16
	br.call.sptk.many b0 = __divdi3#
	;;
	.mmi
	nop 0
	mov r1 = r75
	sxt2 r78 = r8
.L387:
	.mii
	nop 0
	pmpy2.r r42 = r39, r42
	nop 0
	;;
	.mii
	nop 0
	dep.z r56 = r34, 1, 4
	mov r34 = r35
	;;
	.mmi
	add r11 = r41, r56
	;;
	and r20 = r42, r78
	nop 0
	;;
	.mib
	st2 [r11] = r20
	nop 0
	br .L717
.L378:
	.mmi
	addp4 r21 = r37, r0
	setf.sig f33 = r35
	shladd r59 = r35, 2, r0
	.mmi
	mov r34 = r35
	;;
	setf.sig f14 = r21
	add r64 = r38, r59
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf.s f34 = f33
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf.s f15 = f14
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f35, p34 = f15, f34
	;;
	.mmf
	nop 0
	nop 0
	(p34) fnma.s1 f36 = f34, f35, f1
	;;
	.mmf
	nop 0
	nop 0
	(p34) fma.s1 f37 = f35, f36, f35
	;;
	.mmf
	nop 0
	nop 0
	(p34) fma.s1 f38 = f37, f36, f35
	;;
	.mmf
	nop 0
	nop 0
	(p34) fmpy.s.s1 f39 = f15, f38
	;;
	.mmf
	nop 0
	nop 0
	(p34) fnma.s1 f40 = f39, f34, f15
	;;
	.mmf
	nop 0
	nop 0
	(p34) fma.s.s0 f35 = f40, f38, f39
	;;
	.mib
	stfs [r64] = f35
	nop 0
	br .L717
.L489:
	.mmi
	break 0
	nop 0
	nop 0
.L718:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p22, p23
	.mmi
	nop 0
	ldfs f2 = [r67]
	nop 0
	;;
	.mfb
	nop 0
	fcmp.neq p6, p7 = f2, f2
	br .L719
.L720:
	.mmi
	nop 0
	ldfs f71 = [r8]
	nop 0
	;;
	.mfb
	nop 0
	fcmp.neq p54, p55 = f71, f71
	br .L721
.L722:
	.mmi
	nop 0
	ldfs f92 = [r61]
	nop 0
	;;
	.mfb
	nop 0
	fcmp.neq p52, p53 = f92, f92
	br .L723
.L724:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p22, p23
	.mmi
	nop 0
	ldfs f2 = [r67]
	nop 0
	;;
	.mfb
	nop 0
	fcmp.neq p6, p7 = f2, f2
	br .L725
	.endp main#
	.section	.rodata
	.align 8
	.type	t73#, @object
	.size	t73#, 16
t73:
	data8	@fptr(fn64#)
	data8	@fptr(fn69#)
	.data
	.align 2
	.type	a29#, @object
	.size	a29#, 32
a29:
	data2	1
	data2	7
	data2	2
	data2	7
	data2	0
	.skip	22
	.align 4
	.type	a28#, @object
	.size	a28#, 256
a28:
	data4	1051372203
	data4	-1361320193
	data4	-1057488896
	data4	0
	data4	1065353216
	data4	1051372203
	.skip	232
	.section	.sdata,"aws"
	.type	g27#, @object
	.size	g27#, 1
g27:
	data1	-75
	.align 4
	.type	g26#, @object
	.size	g26#, 4
g26:
	data4	-1
	.sbss
	.align 2
	.type	g25#, @object
	.size	g25#, 2
g25:
	.skip	2
	.section	.sdata
	.align 4
	.type	g24#, @object
	.size	g24#, 4
g24:
	data4	-2147483648
	.type	g23#, @object
	.size	g23#, 1
g23:
	data1	1
	.align 4
	.type	g22#, @object
	.size	g22#, 4
g22:
	data4	1078984704
	.bss
	.align 8
	.type	g20#, @object
	.size	g20#, 48
g20:
	.skip	48
	.align 8
	.type	g11#, @object
	.size	g11#, 16
g11:
	.skip	16
	.align 8
	.type	g6#, @object
	.size	g6#, 64
g6:
	.skip	64
	.section	.sdata
	.align 4
	.type	crc#, @object
	.size	crc#, 4
crc:
	data4	-1
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
