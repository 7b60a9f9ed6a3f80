// 8aa718c7395abc5097113b0d61b21b6a
	.file	"context.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.global __udivdi3#
	.align 16
	.align 64
	.proc handler#
handler:
	.prologue 12, 41
	.mmb
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 1, 11, 2, 0
	adds r16 = -72, r12
	nop 0
	.mmi
	adds r17 = -64, r12
	.fframe 96
	adds r12 = -96, r12
	mov r18 = ar.lc
	;;
	.mlx
	mov r43 = r1
	movl r14 = 0x400a666666666666
	.mmi
	.save.f 0x1
	stf.spill [r17] = f2, 32
	addl r37 = 13, r0
	addl r39 = 11, r0
	;;
	.mmi
	nop 0
	.save.f 0x4
	stf.spill [r17] = f4, 32
	.save rp, r41
	mov r41 = b0
	.mmi
	addl r33 = 7, r0
	addl r35 = 5, r0
	addl r38 = 3, r0
	;;
	.mmi
	.save.gf 0x0, 0x10
	stf.spill [r17] = f16
	nop 0
	mov ar.lc = 9
	;;
	.mmi
	.savesp ar.lc, 24
	st8 [r16] = r18, 24
	;;
	.save.f 0x2
	stf.spill [r16] = f3, 32
	nop 0
	;;
	.mlx
	.save.f 0x8
	stf.spill [r16] = f5
	.body
	movl r16 = 0x3ff8000000000000
	.mlx
	setf.d f5 = r14
	movl r14 = 0x400199999999999a
	;;
	.mmi
	nop 0
	setf.d f3 = r16
	nop 0
	.mlx
	setf.d f2 = r14
	movl r16 = 0x3ff199999999999a
	;;
	.mlx
	nop 0
	movl r14 = 896011011859258473
	.mmi
	setf.d f4 = r16
	;;
	setf.sig f16 = r14
	nop 0
	.align 32
.L2:
	.mmi
	setf.sig f7 = r38
	setf.sig f8 = r35
	or r45 = 1, r37
	.mmi
	addp4 r44 = r39, r0
	;;
	setf.sig f6 = r32
	addp4 r45 = r45, r0
	;;
	.mmf
	nop 0
	nop 0
	xma.l f6 = f6, f7, f8
	;;
	.mib
	getf.sig r32 = f6
	nop 0
	br.call.sptk.many b0 = __udivdi3#
	;;
	.mfi
	nop 0
	frcpa.s0 f7, p6 = f2, f3
	shladd r16 = r33, 2, r0
	.mfi
	add r35 = r35, r8
	fmpy.d f4 = f4, f2
	mov r1 = r43
	;;
	.mmi
	add r16 = r16, r33
	nop 0
	xor r40 = r39, r35
	;;
	.mii
	mov r39 = r40
	nop 0
	;;
	addp4 r36 = r32, r0
	.mmf
	and r14 = 7, r32
	and r34 = 15, r32
	fsub.d f4 = f4, f5
	;;
	.mmi
	setf.sig f6 = r36
	setf.sig f11 = r14
	shladd r14 = r16, 4, r0
	;;
	.mmi
	sub r14 = r14, r16
	;;
	shladd r14 = r14, 2, r0
	shl r34 = r33, r34
	;;
	.mmf
	sub r14 = r14, r33
	nop 0
	fabs f8 = f4
	;;
	.mmi
	nop 0
	shladd r33 = r14, 3, r0
	nop 0
	;;
	.mfi
	nop 0
	xmpy.hu f6 = f6, f16
	nop 0
	.mfi
	sub r33 = r33, r14
	fcvt.xuf.d f11 = f11
	xor r34 = r38, r34
	;;
	.mii
	nop 0
	dep.z r14 = r33, 5, 27
	mov r38 = r34
	.mmi
	sub r37 = r37, r34
	;;
	add r33 = r33, r14
	nop 0
	;;
	.mfi
	getf.sig r15 = f6
	(p6) fnma.s1 f6 = f3, f7, f1
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f7, f6, f7
	nop 0
	;;
	.mmi
	nop 0
	sub r16 = r36, r15
	nop 0
	;;
	.mii
	nop 0
	shr.u r16 = r16, 1
	;;
	add r15 = r15, r16
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f10, f6
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f10, f10
	shr.u r15 = r15, 19
	;;
	.mii
	nop 0
	shl r16 = r15, 5
	;;
	sub r16 = r16, r15
	;;
	.mii
	nop 0
	shl r14 = r16, 6
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f10, f6
	sub r14 = r14, r16
	;;
	.mii
	shladd r14 = r14, 3, r0
	nop 0
	;;
	add r14 = r14, r15
	;;
	.mii
	nop 0
	shl r14 = r14, 5
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.d.s1 f10 = f2, f6
	add r14 = r14, r15
	;;
	.mii
	shladd r14 = r14, 1, r0
	nop 0
	;;
	add r14 = r14, r15
	;;
	.mmi
	nop 0
	sub r14 = r36, r14
	nop 0
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f9 = f3, f10, f2
	add r33 = r33, r14
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f7 = f9, f6, f10
	;;
	.mfb
	nop 0
	fadd.d f2 = f11, f7
	br.call.sptk.many b0 = sqrt#
	;;
	.mfb
	mov r1 = r43
	mov f5 = f8
	br.cloop.sptk.few .L2
	.mfi
	setf.sig f7 = r36
	fadd.d f4 = f4, f2
	addp4 r34 = r34, r0
	.mmi
	addp4 r35 = r35, r0
	addp4 r33 = r33, r0
	addp4 r40 = r40, r0
	;;
	.mmi
	setf.sig f8 = r34
	setf.sig f12 = r35
	addp4 r37 = r37, r0
	.mmi
	addl r14 = @gprel(waste#), gp
	addl r15 = @gprel(ticks#), gp
	adds r19 = 24, r12
	;;
	.mmi
	nop 0
	adds r20 = 32, r12
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f4 = f4, f5
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf.d f10 = f7
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf.d f7 = f8
	.mmf
	setf.sig f8 = r33
	nop 0
	fcvt.xuf.d f9 = f12
	;;
	.mmi
	nop 0
	setf.sig f12 = r40
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f4 = f4, f10
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf.d f6 = f8
	;;
	.mfi
	nop 0
	fcvt.xuf.d f11 = f12
	nop 0
	.mmi
	setf.sig f12 = r37
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f7 = f4, f7
	;;
	.mfi
	nop 0
	fadd.d f7 = f7, f9
	nop 0
	.mfi
	nop 0
	fcvt.xuf.d f8 = f12
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f11
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f8
	;;
	.mmi
	getf.d r16 = f6
	;;
	st8.rel [r14] = r16
	nop 0
	;;
	.mmi
	ld4.acq r14 = [r15]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mmi
	st4.rel [r15] = r14
	ldf.fill f2 = [r20], 32
	mov b0 = r41
	.mmi
	ld8 r21 = [r19], 24
	;;
	ldf.fill f3 = [r19], 32
	mov ar.pfs = r42
	;;
	.mii
	nop 0
	mov ar.lc = r21
	nop 0
	;;
	.mmi
	ldf.fill f4 = [r20], 32
	;;
	ldf.fill f5 = [r19]
	nop 0
	;;
	.mib
	ldf.fill f16 = [r20]
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
	.endp handler#
	.align 16
	.align 64
	.proc work.constprop.0#
work.constprop.0:
	.prologue 12, 44
	.mmb
	.save ar.pfs, r45
	alloc r45 = ar.pfs, 1, 14, 2, 0
	adds r16 = -152, r12
	nop 0
	.mmi
	adds r17 = -144, r12
	.fframe 176
	adds r12 = -176, r12
	mov r18 = ar.lc
	;;
	.mlx
	mov r46 = r1
	movl r14 = 0x4018000000000000
	.mmi
	.save.f 0x1
	stf.spill [r17] = f2, 32
	addl r36 = 8, r0
	addl r43 = 7, r0
	;;
	.mfi
	.save.f 0x4
	stf.spill [r17] = f4, 32
	mov f4 = f1
	.save rp, r44
	mov r44 = b0
	.mmi
	addl r41 = 6, r0
	addl r40 = 5, r0
	addl r37 = 4, r0
	;;
	.mmi
	nop 0
	.save.gf 0x0, 0x10
	stf.spill [r17] = f16, 32
	addl r39 = 3, r0
	.mmi
	addl r38 = 2, r0
	addl r35 = 1, r0
	mov r42 = r0
	;;
	.mmi
	.save.gf 0x0, 0x40
	stf.spill [r17] = f18, 32
	;;
	.save.gf 0x0, 0x100
	stf.spill [r17] = f20
	nop 0
	;;
	.mmi
	.savesp ar.lc, 24
	st8 [r16] = r18, 24
	;;
	.save.f 0x2
	stf.spill [r16] = f3, 32
	nop 0
	.mlx
	setf.d f3 = r14
	movl r14 = 0x4014000000000000
	;;
	.mmi
	.save.f 0x8
	stf.spill [r16] = f5, 32
	;;
	.save.gf 0x0, 0x20
	stf.spill [r16] = f17, 32
	nop 0
	.mlx
	setf.d f17 = r14
	movl r14 = 0x4010000000000000
	;;
	.mlx
	setf.d f16 = r14
	movl r14 = 0x4008000000000000
	.mmi
	nop 0
	.save.gf 0x0, 0x80
	stf.spill [r16] = f19, 32
	nop 0
	;;
	.mlx
	setf.d f5 = r14
	movl r14 = 0x4000000000000000
	.mmi
	.save.gf 0x0, 0x200
	stf.spill [r16] = f21
	.body
	;;
	setf.d f2 = r14
	addl r14 = 99999, r0
	;;
	.mib
	nop 0
	mov ar.lc = r14
	nop 0
	.mlx
	nop 0
	movl r14 = 5270498306774157605
	;;
	.mlx
	setf.sig f21 = r14
	movl r14 = -3689348814741910323
	;;
	.mlx
	setf.sig f20 = r14
	movl r14 = 0x3fe8000000000000
	;;
	.mlx
	setf.d f19 = r14
	movl r14 = 0x3fe0000000000000
	.mmi
	nop 0
	;;
	setf.d f18 = r14
	nop 0
	.align 32
.L7:
	.mii
	nop 0
	dep.z r14 = r35, 6, 26
	sxt4 r34 = r42
	.mmb
	nop 0
	addp4 r47 = r37, r0
	nop 0
	;;
	.mmi
	setf.sig f6 = r34
	add r14 = r14, r35
	shr r16 = r34, 63
	;;
	.mii
	nop 0
	dep.z r14 = r14, 6, 26
	;;
	add r14 = r14, r35
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r35
	nop 0
	;;
	.mfi
	nop 0
	xmpy.h f6 = f6, f21
	shladd r14 = r14, 2, r0
	;;
	.mmi
	add r14 = r14, r35
	;;
	getf.sig r15 = f6
	nop 0
	;;
	.mii
	nop 0
	shr r15 = r15, 1
	;;
	sub r15 = r15, r16
	;;
	.mmi
	shladd r16 = r15, 3, r0
	;;
	sub r15 = r16, r15
	shladd r16 = r14, 2, r0
	;;
	.mii
	sub r34 = r34, r15
	add r14 = r14, r16
	;;
	adds r34 = 1, r34
	.mmi
	shladd r35 = r14, 2, r0
	;;
	addp4 r34 = r34, r0
	add r35 = r14, r35
	;;
	.mib
	mov r48 = r34
	nop 0
	br.call.sptk.many b0 = __udivdi3#
	;;
	.mmi
	nop 0
	addp4 r47 = r40, r0
	dep.z r14 = r38, 6, 26
	.mmi
	add r35 = r35, r8
	mov r1 = r46
	mov r48 = r34
	;;
	.mmi
	add r14 = r14, r38
	;;
	nop 0
	dep.z r14 = r14, 6, 26
	;;
	.mmi
	add r14 = r14, r38
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r38
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r38
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r38 = r14, 2, r0
	nop 0
	;;
	.mib
	add r38 = r14, r38
	nop 0
	br.call.sptk.many b0 = __udivdi3#
	;;
	.mmi
	nop 0
	addp4 r47 = r41, r0
	dep.z r14 = r39, 6, 26
	.mmi
	add r38 = r38, r8
	mov r1 = r46
	mov r48 = r34
	;;
	.mmi
	add r14 = r14, r39
	;;
	nop 0
	dep.z r14 = r14, 6, 26
	;;
	.mmi
	add r14 = r14, r39
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r39
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r39
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r39 = r14, 2, r0
	nop 0
	;;
	.mib
	add r39 = r14, r39
	nop 0
	br.call.sptk.many b0 = __udivdi3#
	;;
	.mmi
	nop 0
	addp4 r47 = r43, r0
	dep.z r14 = r37, 6, 26
	.mmi
	add r39 = r39, r8
	mov r1 = r46
	mov r48 = r34
	;;
	.mmi
	add r14 = r14, r37
	;;
	nop 0
	dep.z r14 = r14, 6, 26
	;;
	.mmi
	add r14 = r14, r37
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r37
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r37
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r37 = r14, 2, r0
	nop 0
	;;
	.mib
	add r37 = r14, r37
	nop 0
	br.call.sptk.many b0 = __udivdi3#
	;;
	.mmi
	nop 0
	addp4 r47 = r36, r0
	dep.z r14 = r40, 6, 26
	.mmi
	mov r1 = r46
	mov r48 = r34
	add r37 = r37, r8
	;;
	.mmi
	add r14 = r14, r40
	;;
	nop 0
	dep.z r14 = r14, 6, 26
	;;
	.mmi
	add r14 = r14, r40
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r40
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r40
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r40 = r14, 2, r0
	nop 0
	;;
	.mib
	add r40 = r14, r40
	nop 0
	br.call.sptk.many b0 = __udivdi3#
	;;
	.mmi
	nop 0
	mov r1 = r46
	dep.z r14 = r41, 6, 26
	.mmi
	mov r48 = r34
	addp4 r47 = r35, r0
	add r40 = r40, r8
	;;
	.mmi
	add r14 = r14, r41
	;;
	nop 0
	dep.z r14 = r14, 6, 26
	;;
	.mmi
	add r14 = r14, r41
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r41
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r41
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r41 = r14, 2, r0
	nop 0
	;;
	.mib
	add r41 = r14, r41
	nop 0
	br.call.sptk.many b0 = __udivdi3#
	;;
	.mmi
	nop 0
	mov r1 = r46
	dep.z r14 = r43, 6, 26
	.mmi
	mov r48 = r34
	addp4 r47 = r38, r0
	add r41 = r41, r8
	;;
	.mmi
	add r14 = r14, r43
	;;
	nop 0
	dep.z r14 = r14, 6, 26
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r43 = r14, 2, r0
	nop 0
	;;
	.mib
	add r43 = r14, r43
	nop 0
	br.call.sptk.many b0 = __udivdi3#
	;;
	.mmi
	nop 0
	mov r1 = r46
	dep.z r14 = r36, 6, 26
	.mmi
	add r43 = r43, r8
	mov r48 = r34
	addp4 r47 = r39, r0
	;;
	.mmi
	add r14 = r14, r36
	;;
	nop 0
	dep.z r14 = r14, 6, 26
	;;
	.mmi
	add r14 = r14, r36
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r36
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r36
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r36 = r14, 2, r0
	nop 0
	;;
	.mib
	add r36 = r14, r36
	nop 0
	br.call.sptk.many b0 = __udivdi3#
	;;
	.mfi
	addp4 r14 = r42, r0
	fmpy.d f9 = f5, f18
	mov r1 = r46
	.mfi
	adds r42 = 1, r42
	fmpy.d f5 = f5, f19
	add r36 = r36, r8
	;;
	.mfi
	setf.sig f6 = r14
	fmpy.d f7 = f2, f18
	nop 0
	.mfi
	nop 0
	fmpy.d f4 = f4, f19
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f8 = f17, f18
	nop 0
	.mfi
	nop 0
	fmpy.d f17 = f17, f19
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f2 = f2, f19
	;;
	.mfi
	nop 0
	fadd.d f4 = f4, f7
	nop 0
	.mfi
	nop 0
	fmpy.d f7 = f3, f18
	nop 0
	;;
	.mfi
	nop 0
	xmpy.hu f6 = f6, f20
	nop 0
	.mfi
	nop 0
	fmpy.d f3 = f3, f19
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f2 = f2, f9
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f17 = f17, f7
	;;
	.mmf
	nop 0
	getf.sig r15 = f6
	fmpy.d f6 = f16, f18
	.mmf
	nop 0
	nop 0
	fmpy.d f16 = f16, f19
	;;
	.mfi
	nop 0
	fadd.d f5 = f5, f6
	nop 0
	.mfi
	nop 0
	fadd.d f16 = f16, f8
	nop 0
	;;
	.mii
	and r16 = -4, r15
	shr.u r15 = r15, 2
	;;
	add r15 = r16, r15
	;;
	.mmi
	sub r14 = r14, r15
	;;
	addp4 r14 = r14, r0
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
	fcvt.xuf.d f6 = f6
	;;
	.mfi
	nop 0
	fsub.d f4 = f4, f6
	nop 0
	.mfi
	nop 0
	fsub.d f2 = f2, f6
	nop 0
	;;
	.mfi
	nop 0
	fsub.d f5 = f5, f6
	nop 0
	.mfi
	nop 0
	fsub.d f16 = f16, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f17 = f17, f6
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f7 = f4, f18
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f3 = f3, f7
	;;
	.mfb
	nop 0
	fsub.d f3 = f3, f6
	br.cloop.sptk.few .L7
	.mlx
	nop 0
	movl r14 = 0x4008000000000000
	.mmi
	xor r35 = r37, r35
	adds r19 = 24, r12
	adds r20 = 32, r12
	;;
	.mmi
	setf.d f6 = r14
	nop 0
	xor r8 = r36, r35
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f2 = f2, f6
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f2 = f2, f4
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f2 = f2, f3
	;;
	.mmi
	stfd [r32] = f2
	ld8 r21 = [r19], 24
	mov b0 = r44
	.mmi
	ldf.fill f2 = [r20], 32
	;;
	ldf.fill f3 = [r19], 32
	mov ar.pfs = r45
	;;
	.mii
	nop 0
	mov ar.lc = r21
	nop 0
	;;
	.mmi
	ldf.fill f4 = [r20], 32
	;;
	ldf.fill f5 = [r19], 32
	nop 0
	;;
	.mmi
	ldf.fill f16 = [r20], 32
	;;
	ldf.fill f17 = [r19], 32
	nop 0
	;;
	.mmi
	ldf.fill f18 = [r20], 32
	;;
	ldf.fill f19 = [r19], 32
	nop 0
	;;
	.mmi
	nop 0
	ldf.fill f20 = [r20]
	nop 0
	;;
	.mib
	ldf.fill f21 = [r19]
	.restore sp
	adds r12 = 176, r12
	br.ret.sptk.many b0
	.endp work.constprop.0#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"a == b"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.align 8
.LC4:
	stringz	"memcmp(&quiet, &disturbed, sizeof quiet) == 0"
	.align 8
.LC5:
	stringz	"ticks > 0"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 0, 7, 3, 0
	.fframe 224
	adds r12 = -224, r12
	nop 0
	.mmi
	mov r38 = r1
	nop 0
	.save rp, r36
	mov r36 = b0
	.body
	;;
	.mmi
	adds r35 = 232, r12
	adds r32 = 160, r12
	adds r34 = 224, r12
	;;
	.mib
	mov r39 = r35
	nop 0
	br.call.sptk.many b0 = work.constprop.0#
	;;
	.mmi
	mov r1 = r38
	adds r39 = 28, r12
	mov r33 = r8
	.mmb
	addl r41 = 132, r0
	mov r40 = r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r38
	adds r40 = 16, r12
	mov r41 = r0
	.mlx
	addl r39 = 14, r0
	movl r15 = 268435456
	;;
	.mmi
	nop 0
	addl r14 = @ltoff(@fptr(handler#)), gp
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	st8 [r40] = r14
	adds r14 = 24, r12
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	adds r15 = 192, r12
	addl r14 = 10000, r0
	mov r1 = r38
	.mmi
	mov r41 = r0
	st8 [r32] = r0
	mov r39 = r0
	;;
	.mmi
	mov r40 = r15
	st8 [r15] = r0
	adds r15 = 200, r12
	;;
	.mmi
	st8 [r15] = r14
	nop 0
	adds r15 = 208, r12
	;;
	.mmi
	st8 [r15] = r0
	nop 0
	adds r15 = 216, r12
	;;
	.mmi
	st8 [r15] = r14
	nop 0
	adds r14 = 168, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 176, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 184, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = setitimer#
	;;
	.mib
	mov r1 = r38
	mov r39 = r34
	br.call.sptk.many b0 = work.constprop.0#
	;;
	.mmi
	mov r40 = r32
	mov r1 = r38
	mov r32 = r8
	.mmb
	mov r41 = r0
	mov r39 = r0
	br.call.sptk.many b0 = setitimer#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = r32, r33
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC0)
	.mlx
	nop 0
	movl r41 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld8 r15 = [r35]
	mov r1 = r38
	.mmi
	nop 0
	ld8 r14 = [r34]
	nop 0
	;;
	.mlx
	cmp.ne p6, p7 = r14, r15
	movl r41 = @gprel(.LC4)
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC0)
	.mmi
	add r41 = r1, r41
	nop 0
	add r39 = r1, r39
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r40 = r1, r40
	nop 0
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	addl r14 = @gprel(ticks#), gp
	movl r41 = @gprel(.LC5)
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	;;
	.mmi
	ld4.acq r14 = [r14]
	add r41 = r1, r41
	add r39 = r1, r39
	;;
	.mmi
	nop 0
	cmp4.ge p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r40 = r1, r40
	nop 0
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	.mmb
	.restore sp
	adds r12 = 224, r12
	nop 0
	br.ret.sptk.many b0
	.endp main#
	.sbss
	.align 8
	.type	waste#, @object
	.size	waste#, 8
waste:
	.skip	8
	.align 4
	.type	ticks#, @object
	.size	ticks#, 4
ticks:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
