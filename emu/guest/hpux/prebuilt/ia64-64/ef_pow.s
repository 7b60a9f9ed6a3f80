// 2d8cda607f77e991492553667cf25383 newlib/libm/math/ef_pow.c
	.file	"ef_pow.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	""
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __ieee754_powf#
	.type	__ieee754_powf#, @function
	.proc __ieee754_powf#
__ieee754_powf:
	.prologue 12, 40
	.mmb
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 0, 12, 2, 0
	mov r16 = r12
	nop 0
	.mii
	.fframe 16
	adds r12 = -16, r12
	.save pr, r43
	mov r43 = pr
	mov r42 = r1
	;;
	.mlx
	getf.s r34 = f9
	movl r32 = 2147483647
	.mlx
	.save.f 0x1
	stf.spill [r16] = f2
	movl r14 = 2139095040
	;;
	.mii
	getf.s r33 = f8
	.save rp, r40
	mov r40 = b0
	.body
	;;
	mov r36 = r34
	;;
	.mii
	and r35 = r32, r36
	mov r37 = r33
	;;
	cmp4.eq p6, p7 = 0, r35
	.mmb
	and r32 = r32, r37
	cmp4.lt p8, p9 = r14, r35
	(p6) br.cond.dpnt .L45
	;;
	.mmi
	cmp4.le p6, p7 = r32, r14
	nop 0
	mov r38 = r32
	;;
	.mib
	nop 0
	(p8) cmp4.ne.and.orcm p6, p7 = 0, r0
	(p6) br.cond.dptk .L3
	.mlx
	nop 0
	movl r14 = 1065353216
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r32
	(p7) br.cond.dpnt .L63
.L45:
	.mfi
	nop 0
	mov f8 = f1
	nop 0
	;;
.L1:
	.mmi
	adds r17 = 16, r12
	nop 0
	mov pr = r43, -1
	;;
	.mii
	ldf.fill f2 = [r17]
	mov b0 = r40
	;;
	mov ar.pfs = r41
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L3:
	.body
	.copy_state 1
	.mmi
	cmp4.le p16, p17 = r0, r33
	nop 0
	cmp4.ne p6, p7 = r14, r35
	.bbb
	nop 0
	(p17) br.cond.dpnt .L64
	(p7) br.cond.dpnt .L6
	;;
	.mmi
	mov r39 = r0
	nop 0
	nop 0
.L9:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r14 = 1065353216
	.mlx
	nop 0
	movl r15 = 1056964608
	;;
	.mlx
	cmp4.ne p6, p7 = r14, r35
	movl r14 = 1073741824
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L65
	;;
	.mib
	cmp4.ne p6, p7 = r14, r36
	andcm r14 = -1, r37
	(p7) br.cond.dpnt .L12
	;;
	.mii
	cmp4.eq p6, p7 = r15, r36
	extr.u r14 = r14, 31, 1
	;;
	(p6) addl r15 = 1, r0
	;;
	.mmi
	(p7) mov r15 = r0
	;;
	and r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L66
.L7:
	.pred.rel.mutex p16, p17
	.mib
	setf.s f8 = r33
	nop 0
	br.call.sptk.many b0 = fabsf#
	;;
	.mib
	nop 0
	extr.u r16 = r37, 31, 1
	nop 0
	.mlx
	mov r1 = r42
	movl r14 = 2139095040
	;;
	.mlx
	cmp4.ne p6, p7 = r32, r14
	movl r14 = 1065353216
	.mmi
	nop 0
	adds r16 = -1, r16
	nop 0
	;;
	.mib
	cmp.ne.and.orcm p6, p7 = 0, r32
	nop 0
	(p7) br.cond.dpnt .L67
	;;
	.mib
	cmp4.ne p6, p7 = r14, r32
	or r14 = r16, r39
	(p7) br.cond.dpnt .L68
	;;
	.mlx
	cmp4.ne p6, p7 = 0, r14
	movl r14 = 1291845632
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L69
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r14, r35
	(p6) br.cond.dptk .L21
	.mlx
	nop 0
	movl r14 = 1065353207
	.mlx
	nop 0
	movl r17 = 0x3e800000
	;;
	.mlx
	cmp4.ltu p6, p7 = r14, r32
	movl r14 = 1065353223
	.mmb
	setf.s f6 = r17
	nop 0
	(p7) br.cond.dpnt .L70
	;;
	.mlx
	cmp4.geu p6, p7 = r14, r32
	movl r14 = 0x3eaaaaab
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L71
	;;
	.mfi
	setf.s f7 = r14
	fsub.s f8 = f8, f1
	nop 0
	.mlx
	nop 0
	movl r15 = 0x3fb8aa00
	;;
	.mlx
	setf.s f9 = r15
	movl r15 = 0x3f000000
	.mlx
	nop 0
	movl r17 = 0x3fb8aa3b
	;;
	.mlx
	setf.s f10 = r15
	movl r14 = 0x36eca570
	.mmi
	nop 0
	addl r15 = -4096, r0
	nop 0
	;;
	.mfi
	nop 0
	fnma.s f6 = f8, f6, f7
	nop 0
	.mfi
	nop 0
	fmpy.s f7 = f8, f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnma.s f6 = f6, f8, f10
	;;
	.mfi
	nop 0
	fmpy.s f7 = f7, f6
	nop 0
	.mmi
	setf.s f6 = r17
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fmpy.s f7 = f7, f6
	nop 0
	.mmi
	setf.s f6 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fms.s f6 = f8, f6, f7
	;;
	.mmf
	nop 0
	nop 0
	fma.s f7 = f8, f9, f6
	;;
	.mmi
	getf.s r14 = f7
	;;
	and r14 = r15, r14
	nop 0
	;;
	.mmi
	nop 0
	setf.s f10 = r14
	nop 0
	;;
	.mfi
	nop 0
	fnma.s f8 = f8, f9, f10
	nop 0
	.mmi
	setf.s f9 = r14
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fsub.s f8 = f6, f8
	nop 0
.L25:
	.mmi
	nop 0
	adds r39 = -1, r39
	nop 0
	.mlx
	setf.s f6 = r34
	movl r17 = 1124073472
	;;
	.mmi
	or r39 = r16, r39
	;;
	cmp4.eq p6, p7 = 0, r39
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r14 = 0xbf800000
	.mmf
	nop 0
	nop 0
	(p7) mov f2 = f1
	;;
	.mmi
	(p6) setf.s f2 = r14
	nop 0
	addl r14 = -4096, r0
	;;
	.mfi
	and r36 = r14, r36
	fmpy.s f8 = f8, f6
	nop 0
	.mlx
	nop 0
	movl r14 = 2147483647
	;;
	.mmi
	nop 0
	setf.s f10 = r36
	nop 0
	;;
	.mfi
	nop 0
	fsub.s f7 = f6, f10
	nop 0
	.mfi
	nop 0
	fmpy.s f6 = f9, f10
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.s f7 = f7, f9, f8
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f11 = f7, f6
	;;
	.mmi
	nop 0
	getf.s r2 = f11
	nop 0
	;;
	.mmi
	mov r16 = r2
	cmp4.ge p6, p7 = 0, r2
	mov r15 = r2
	;;
	.mib
	and r14 = r14, r16
	nop 0
	(p6) br.cond.dpnt .L29
	;;
	.mib
	cmp4.geu p6, p7 = r17, r14
	nop 0
	(p7) br.cond.dpnt .L58
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r17, r14
	(p7) br.cond.dpnt .L72
.L31:
	.mlx
	nop 0
	movl r17 = 1056964608
	;;
	.mlx
	cmp4.geu p6, p7 = r17, r14
	movl r17 = 0x388ab355
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L73
	;;
	.mmi
	addl r16 = -4096, r0
	(p6) mov r14 = r0
	(p6) mov r45 = r0
	;;
	.mlx
	and r15 = r16, r15
	movl r16 = 0x3f317200
	;;
	.mmi
	nop 0
	setf.s f8 = r15
	nop 0
	.mlx
	setf.s f11 = r16
	movl r16 = 0x35bfbe8c
	;;
	.mmi
	nop 0
	setf.s f9 = r15
	nop 0
	;;
	.mfi
	nop 0
	fsub.s f6 = f8, f6
	nop 0
	.mlx
	setf.s f8 = r16
	movl r16 = 0x3f317218
	;;
	.mfi
	nop 0
	fsub.s f7 = f7, f6
	nop 0
	.mlx
	setf.s f6 = r16
	movl r16 = 0xb5ddea0e
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f8 = f8, f9
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f6, f8
	nop 0
	.mlx
	setf.s f6 = r15
	movl r15 = 0x3331bb4c
	;;
	.mmf
	nop 0
	nop 0
	fma.s f10 = f11, f9, f7
	;;
	.mfi
	nop 0
	fnma.s f8 = f6, f11, f10
	nop 0
	.mmf
	setf.s f11 = r16
	setf.s f6 = r15
	fmpy.s f9 = f10, f10
	;;
	.mlx
	nop 0
	movl r15 = 0xbb360b61
	.mlx
	nop 0
	movl r16 = 0x3e2aaaab
	;;
	.mfi
	nop 0
	fsub.s f7 = f7, f8
	nop 0
	.mlx
	setf.s f8 = r17
	movl r17 = 0x40000000
	;;
	.mmf
	nop 0
	nop 0
	fma.s f6 = f9, f6, f11
	;;
	.mmf
	nop 0
	nop 0
	fma.s f7 = f10, f7, f7
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f9, f8
	nop 0
	.mmi
	setf.s f8 = r15
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f9, f8
	nop 0
	.mmi
	setf.s f8 = r16
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f9, f8
	nop 0
	.mmi
	setf.s f8 = r17
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnma.s f6 = f6, f9, f10
	;;
	.mfi
	nop 0
	fmpy.s f9 = f10, f6
	nop 0
	.mfi
	nop 0
	fsub.s f6 = f6, f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f12 = f6, f8, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f11 = f8, f12, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f11 = f11, f12, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f12 = f9, f11
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f12, f6, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f8 = f9, f11, f12
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f6 = f8, f7
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f6 = f6, f10
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f6 = f1, f6
	;;
	.mmi
	getf.s r15 = f6
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	extr r16 = r14, 23, 9
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r16
	(p7) br.cond.dpnt .L74
	;;
	.mmi
	(p6) setf.s f8 = r14
	nop 0
	nop 0
	;;
.L40:
	.mfi
	nop 0
	fmpy.s f8 = f8, f2
	nop 0
.L76:
	.mmi
	adds r17 = 16, r12
	nop 0
	mov pr = r43, -1
	;;
	.mii
	ldf.fill f2 = [r17]
	mov b0 = r40
	;;
	mov ar.pfs = r41
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L63:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r44 = @gprel(.LC0)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = nanf#
	;;
	.mmi
	mov r1 = r42
	adds r17 = 16, r12
	mov pr = r43, -1
	;;
	.mii
	ldf.fill f2 = [r17]
	mov b0 = r40
	;;
	mov ar.pfs = r41
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L64:
	.body
	.copy_state 3
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r15 = 1266679807
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r15, r35
	(p6) br.cond.dptk .L5
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = r14, r35
	nop 0
	;;
	.mib
	nop 0
	(p7) addl r39 = 2, r0
	(p7) br.cond.dptk .L7
.L6:
	.mlx
	nop 0
	movl r14 = 1065353216
	;;
	.mib
	cmp4.eq p6, p7 = r14, r32
	nop 0
	(p6) br.cond.dpnt .L45
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r14, r32
	(p6) br.cond.dptk .L10
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r0, r36
	nop 0
	;;
	.mib
	(p6) setf.s f8 = r34
	nop 0
	(p6) br.cond.dptk .L1
	;;
.L11:
	.mfi
	nop 0
	mov f8 = f0
	nop 0
.L75:
	.mmi
	adds r17 = 16, r12
	nop 0
	mov pr = r43, -1
	;;
	.mii
	ldf.fill f2 = [r17]
	mov b0 = r40
	;;
	mov ar.pfs = r41
	.mmb
	nop 0
	.label_state 4
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L65:
	.body
	.copy_state 4
	.mmi
	nop 0
	cmp4.le p6, p7 = r0, r36
	nop 0
	;;
	.mib
	(p6) setf.s f8 = r33
	nop 0
	(p6) br.cond.dptk .L1
	.mmi
	setf.s f7 = r33
	nop 0
	adds r17 = 16, r12
	;;
	.mmf
	nop 0
	nop 0
	mov f6 = f7
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f1, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f6, f8, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f8, f9, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f9, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f9 = f7, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f9, f6, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f8 = f6, f7, f9
	.mii
	ldf.fill f2 = [r17]
	mov pr = r43, -1
	;;
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	nop 0
	.mmb
	.label_state 5
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L5:
	.body
	.copy_state 5
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r14 = 1065353215
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r14, r35
	(p6) br.cond.dptk .L8
	.mii
	nop 0
	shr.u r15 = r35, 23
	;;
	adds r15 = -127, r15
	;;
	.mmi
	sub r15 = 23, r15
	;;
	addp4 r15 = r15, r0
	nop 0
	;;
	.mii
	nop 0
	shr r14 = r35, r15
	;;
	shl r15 = r14, r15
	;;
	.mmi
	cmp4.ne p6, p7 = r35, r15
	;;
	(p7) and r14 = 1, r14
	nop 0
	;;
	.mib
	(p7) sub r39 = 2, r14
	nop 0
	(p7) br.cond.dpnt .L9
	;;
	.mib
	nop 0
	mov r39 = r0
	br .L9
.L10:
	.mmi
	cmp4.le p6, p7 = r0, r36
	;;
	(p7) setf.s f6 = r34
	nop 0
	;;
	.mfb
	nop 0
	(p7) fneg f8 = f6
	(p7) br.cond.dpnt .L1
	;;
	.mfb
	nop 0
	mov f8 = f0
	br .L75
.L8:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r14 = 1073741824
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = r14, r34
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r39 = r0
	(p7) br.cond.dptk .L7
.L12:
	.mmi
	setf.s f9 = r33
	nop 0
	adds r17 = 16, r12
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f8 = f9, f9
	.mii
	ldf.fill f2 = [r17]
	mov pr = r43, -1
	;;
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	nop 0
	.mmb
	.label_state 6
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L69:
	.body
	.copy_state 6
	.mmi
	setf.s f10 = r33
	nop 0
	adds r17 = 16, r12
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f6 = f10, f10
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f6, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f6, f8, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f8, f9, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f9, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f9 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f9, f6, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f8 = f6, f7, f9
	.mii
	ldf.fill f2 = [r17]
	mov pr = r43, -1
	;;
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	nop 0
	.mmb
	.label_state 7
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L66:
	.body
	.copy_state 7
	.mib
	setf.s f8 = r33
	nop 0
	br.call.sptk.many b0 = __ieee754_sqrtf#
	;;
	.mmi
	mov r1 = r42
	adds r17 = 16, r12
	mov pr = r43, -1
	;;
	.mii
	ldf.fill f2 = [r17]
	mov b0 = r40
	;;
	mov ar.pfs = r41
	.mmb
	nop 0
	.label_state 8
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L74:
	.body
	.copy_state 8
	.mfb
	nop 0
	mov f8 = f6
	br.call.sptk.many b0 = scalbnf#
	;;
	.mfb
	mov r1 = r42
	fmpy.s f8 = f8, f2
	br .L76
.L72:
	.mlx
	nop 0
	movl r15 = 0x3338aa3c
	.mlx
	addl r2 = 32768, r2
	movl r45 = 8388607
	;;
	.mfi
	setf.s f9 = r15
	fsub.s f8 = f11, f6
	extr r14 = r2, 23, 9
	.mlx
	and r45 = r45, r2
	movl r15 = 8388608
	;;
	.mmi
	adds r14 = -127, r14
	nop 0
	or r45 = r15, r45
	;;
	.mmi
	addp4 r16 = r14, r0
	nop 0
	sub r14 = 23, r14
	;;
	.mlx
	addp4 r15 = r14, r0
	movl r14 = -8388608
	;;
	.mfi
	nop 0
	fadd.s f9 = f7, f9
	shr r14 = r14, r16
	;;
	.mii
	nop 0
	shr r45 = r45, r15
	;;
	and r14 = r2, r14
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f9, f8
	.mmi
	setf.s f8 = r14
	nop 0
	dep.z r14 = r45, 23, 9
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L58
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f6 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f9 = f7, f6
	;;
	.mmi
	getf.s r15 = f9
	nop 0
	nop 0
.L77:
	.mlx
	addl r16 = -4096, r0
	movl r17 = 0x388ab355
	;;
	.mlx
	and r15 = r16, r15
	movl r16 = 0x3f317200
	;;
	.mmi
	nop 0
	setf.s f8 = r15
	nop 0
	.mlx
	setf.s f11 = r16
	movl r16 = 0x35bfbe8c
	;;
	.mmi
	nop 0
	setf.s f9 = r15
	nop 0
	;;
	.mfi
	nop 0
	fsub.s f6 = f8, f6
	nop 0
	.mlx
	setf.s f8 = r16
	movl r16 = 0x3f317218
	;;
	.mfi
	nop 0
	fsub.s f7 = f7, f6
	nop 0
	.mlx
	setf.s f6 = r16
	movl r16 = 0xb5ddea0e
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f8 = f8, f9
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f6, f8
	nop 0
	.mlx
	setf.s f6 = r15
	movl r15 = 0x3331bb4c
	;;
	.mmf
	nop 0
	nop 0
	fma.s f10 = f11, f9, f7
	;;
	.mfi
	nop 0
	fnma.s f8 = f6, f11, f10
	nop 0
	.mmf
	setf.s f11 = r16
	setf.s f6 = r15
	fmpy.s f9 = f10, f10
	;;
	.mlx
	nop 0
	movl r15 = 0xbb360b61
	.mlx
	nop 0
	movl r16 = 0x3e2aaaab
	;;
	.mfi
	nop 0
	fsub.s f7 = f7, f8
	nop 0
	.mlx
	setf.s f8 = r17
	movl r17 = 0x40000000
	;;
	.mmf
	nop 0
	nop 0
	fma.s f6 = f9, f6, f11
	;;
	.mmf
	nop 0
	nop 0
	fma.s f7 = f10, f7, f7
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f9, f8
	nop 0
	.mmi
	setf.s f8 = r15
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f9, f8
	nop 0
	.mmi
	setf.s f8 = r16
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f9, f8
	nop 0
	.mmi
	setf.s f8 = r17
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnma.s f6 = f6, f9, f10
	;;
	.mfi
	nop 0
	fmpy.s f9 = f10, f6
	nop 0
	.mfi
	nop 0
	fsub.s f6 = f6, f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f12 = f6, f8, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f11 = f8, f12, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f11 = f11, f12, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f12 = f9, f11
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f12, f6, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f8 = f9, f11, f12
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f6 = f8, f7
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f6 = f6, f10
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f6 = f1, f6
	;;
	.mmi
	getf.s r15 = f6
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	extr r16 = r14, 23, 9
	;;
	cmp4.lt p6, p7 = 0, r16
	;;
	.mib
	(p6) setf.s f8 = r14
	nop 0
	(p6) br.cond.dptk .L40
	.mib
	nop 0
	nop 0
	br .L74
.L73:
	.mib
	nop 0
	shr.u r14 = r14, 23
	nop 0
	.mlx
	nop 0
	movl r17 = 8388608
	;;
	.mmi
	nop 0
	adds r14 = -126, r14
	nop 0
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	shr r17 = r17, r14
	;;
.L35:
	.mlx
	add r17 = r17, r2
	movl r45 = 8388607
	.mlx
	cmp4.le p6, p7 = r0, r16
	movl r15 = 8388608
	;;
	.mii
	nop 0
	extr.u r14 = r17, 23, 8
	and r45 = r45, r17
	;;
	.mmi
	nop 0
	adds r14 = -127, r14
	or r45 = r15, r45
	.mlx
	nop 0
	movl r15 = -8388608
	;;
	.mii
	addp4 r16 = r14, r0
	sub r14 = 23, r14
	;;
	addp4 r14 = r14, r0
	;;
	.mii
	nop 0
	shr r15 = r15, r16
	;;
	shr r45 = r45, r14
	;;
	.mmi
	and r14 = r17, r15
	;;
	setf.s f8 = r14
	(p7) sub r45 = r0, r45
	;;
	.mii
	nop 0
	dep.z r14 = r45, 23, 9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f6 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f9 = f7, f6
	;;
	.mib
	getf.s r15 = f9
	nop 0
	br .L77
.L67:
	.mib
	cmp4.le p6, p7 = r0, r36
	nop 0
	(p7) br.cond.dpnt .L78
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r0, r37
	(p7) br.cond.dptk .L1
	;;
.L17:
	.mmi
	cmp4.ne p6, p7 = 1, r39
	nop 0
	adds r17 = 16, r12
	;;
	.mmf
	nop 0
	nop 0
	(p7) fneg f8 = f8
	.mii
	ldf.fill f2 = [r17]
	mov pr = r43, -1
	;;
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	nop 0
	.mmb
	.label_state 9
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L21:
	.body
	.copy_state 9
	.mlx
	nop 0
	movl r14 = 2139095040
	.mlx
	addl r15 = 1885297, r0
	movl r17 = 8388607
	;;
	.mlx
	and r37 = r14, r37
	movl r18 = 1065353216
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r37
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r14 = 0x4b800000
	.mmi
	(p7) addl r19 = -24, r0
	;;
	(p7) setf.s f6 = r14
	(p6) mov r19 = r0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fmpy.s f6 = f8, f6
	;;
	.mmi
	(p7) getf.s r38 = f6
	;;
	and r17 = r17, r38
	extr r14 = r38, 23, 9
	;;
	.mmi
	adds r14 = -127, r14
	or r18 = r18, r17
	cmp4.ge p6, p7 = r15, r17
	;;
	.mib
	add r14 = r14, r19
	mov r15 = r18
	(p6) br.cond.dptk .L49
	.mlx
	nop 0
	movl r19 = 6140886
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r19, r17
	(p6) br.cond.dptk .L50
	.mlx
	nop 0
	movl r15 = -8388608
	.mlx
	mov r20 = r0
	movl r2 = 536870912
	;;
	.mfi
	add r15 = r15, r18
	mov f7 = f1
	nop 0
	.mmf
	adds r14 = 1, r14
	addl r18 = -4096, r0
	mov f32 = f0
	;;
	.mmi
	setf.s f6 = r15
	nop 0
	extr r17 = r15, 1, 31
	.mii
	setf.s f10 = r15
	sxt4 r14 = r14
	;;
	or r2 = r2, r17
	;;
	.mmi
	nop 0
	addl r17 = 262144, r2
	nop 0
	;;
	.mmf
	add r17 = r17, r20
	nop 0
	mov f34 = f32
	;;
	.mmi
	nop 0
	setf.s f8 = r17
	nop 0
	;;
	.mfi
	nop 0
	fadd.s f9 = f7, f6
	nop 0
	.mfi
	nop 0
	fsub.s f11 = f6, f7
	nop 0
	;;
	.mlx
	setf.sig f6 = r14
	movl r14 = 0x40400000
	;;
	.mlx
	setf.s f14 = r14
	movl r14 = 0x3f763800
	;;
	.mmi
	nop 0
	setf.s f33 = r14
	nop 0
	;;
	.mfi
	nop 0
	fsub.s f7 = f8, f7
	nop 0
	.mfi
	nop 0
	frcpa.s0 f8, p6 = f1, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f6 = f6
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f12 = f9, f8, f1
	nop 0
	.mfi
	nop 0
	fsub.s f7 = f10, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f10 = f8, f12, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f10 = f10, f12, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f12 = f10, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f12, f9, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f8 = f9, f10, f12
	;;
	.mfi
	nop 0
	fmpy.s f12 = f11, f8
	nop 0
	.mfi
	nop 0
	mov f9 = f8
	nop 0
	;;
	.mlx
	setf.s f8 = r17
	movl r17 = 0x3e53f142
	;;
	.mfi
	getf.s r15 = f12
	fmpy.s f13 = f12, f12
	nop 0
	;;
	.mmi
	mov r14 = r15
	;;
	and r14 = r18, r14
	nop 0
	;;
	.mlx
	setf.s f35 = r14
	movl r14 = 0x3f76384f
	;;
	.mfi
	nop 0
	fnma.s f10 = f35, f8, f11
	nop 0
	.mlx
	setf.s f8 = r17
	movl r17 = 0x3e6c3255
	;;
	.mfi
	nop 0
	fadd.s f15 = f12, f35
	nop 0
	.mlx
	setf.s f12 = r17
	movl r17 = 0x3e8ba305
	;;
	.mmf
	nop 0
	nop 0
	fma.s f11 = f35, f35, f14
	;;
	.mfi
	nop 0
	fnma.s f7 = f35, f7, f10
	nop 0
	.mlx
	setf.s f10 = r17
	movl r17 = 0x3eaaaaab
	;;
	.mfi
	nop 0
	fma.s f8 = f13, f8, f12
	nop 0
	.mfi
	nop 0
	fmpy.s f12 = f13, f13
	nop 0
	;;
	.mfi
	nop 0
	fmpy.s f7 = f7, f9
	nop 0
	.mlx
	setf.s f9 = r17
	movl r17 = 0x3edb6db7
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f13, f10
	nop 0
	.mlx
	setf.s f10 = r17
	movl r17 = 0x3f19999a
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f15 = f15, f7
	;;
	.mmf
	nop 0
	nop 0
	fma.s f8 = f8, f13, f9
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f13, f10
	nop 0
	.mmi
	setf.s f10 = r17
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f13, f10
	nop 0
	.mmi
	setf.s f10 = r15
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.s f8 = f12, f8, f15
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f11 = f11, f8
	;;
	.mmi
	getf.s r17 = f11
	;;
	and r17 = r18, r17
	nop 0
	;;
	.mlx
	setf.s f9 = r17
	movl r17 = 0x369dc3a0
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f14 = f9, f14
	;;
	.mmf
	nop 0
	nop 0
	fnma.s f14 = f35, f35, f14
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f8 = f8, f14
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f8 = f8, f10
	;;
	.mmf
	nop 0
	nop 0
	fma.s f7 = f7, f9, f8
	;;
	.mmf
	nop 0
	nop 0
	fma.s f11 = f9, f35, f7
	;;
	.mmi
	getf.s r15 = f11
	;;
	and r15 = r18, r15
	nop 0
	;;
	.mmi
	nop 0
	setf.s f12 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnma.s f8 = f35, f9, f12
	;;
	.mfi
	nop 0
	fsub.s f7 = f7, f8
	nop 0
	.mmi
	setf.s f8 = r14
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fmpy.s f7 = f7, f8
	nop 0
	.mmi
	setf.s f8 = r17
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.s f8 = f8, f12, f7
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f8 = f8, f34
	;;
	.mmf
	nop 0
	nop 0
	fma.s f7 = f33, f12, f8
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f7 = f7, f32
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f7 = f7, f6
	;;
	.mmi
	getf.s r14 = f7
	;;
	and r14 = r18, r14
	nop 0
	;;
	.mmi
	setf.s f7 = r14
	setf.s f9 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f6 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f6 = f6, f32
	;;
	.mmf
	nop 0
	nop 0
	fnma.s f6 = f12, f33, f6
	;;
	.mfb
	nop 0
	fsub.s f8 = f8, f6
	br .L25
	;;
.L78:
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f1, f8
	.mmi
	cmp4.gt p7, p8 = r0, r37
	nop 0
	adds r17 = 16, r12
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f8, f6, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f6, f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f9 = f7, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f9, f8, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f6 = f8, f7, f9
	;;
	.mfb
	nop 0
	mov f8 = f6
	(p7) br.cond.dpnt .L17
	;;
	.mii
	ldf.fill f2 = [r17]
	mov pr = r43, -1
	;;
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	nop 0
	.mmb
	.label_state 10
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L68:
	.body
	.copy_state 10
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	cmp4.le p6, p7 = r0, r36
	(p7) br.cond.dpnt .L79
.L19:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	nop 0
	(p16) br.cond.dptk .L1
	;;
	.mib
	cmp4.ne p6, p7 = 0, r39
	adds r17 = 16, r12
	(p6) br.cond.dpnt .L17
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f8 = f8, f8
	;;
	.mmf
	nop 0
	nop 0
	mov f6 = f8
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f6, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f6, f7, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f7, f9, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f8, f9, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f9 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f9, f6, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f7 = f6, f8, f9
	;;
	.mmf
	nop 0
	nop 0
	mov f8 = f7
	.mii
	ldf.fill f2 = [r17]
	mov pr = r43, -1
	;;
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	nop 0
	.mmb
	.label_state 11
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L79:
	.body
	.copy_state 11
	.pred.rel.mutex p16, p17
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f1, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f8, f6, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f6, f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f9 = f7, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f9, f8, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f6 = f8, f7, f9
	;;
	.mfb
	nop 0
	mov f8 = f6
	br .L19
.L29:
	.mlx
	nop 0
	movl r17 = 1125515264
	;;
	.mib
	cmp4.geu p6, p7 = r17, r14
	nop 0
	(p7) br.cond.dpnt .L80
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r17, r14
	(p6) br.cond.dptk .L31
	.mmf
	nop 0
	nop 0
	fsub.s f8 = f11, f6
	;;
	.mmf
	nop 0
	nop 0
	fcmp.ge p6, p7 = f8, f7
	;;
	.mib
	nop 0
	(p7) addl r17 = 32768, r0
	(p7) br.cond.dptk .L35
	;;
	.mlx
	nop 0
	movl r14 = 0x0da24260
	.mmi
	adds r17 = 16, r12
	;;
	setf.s f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f2 = f2, f8
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f8 = f2, f8
	.mii
	ldf.fill f2 = [r17]
	mov pr = r43, -1
	;;
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	nop 0
	.mmb
	.label_state 12
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L49:
	.body
	.copy_state 12
	.mmi
	setf.s f6 = r15
	nop 0
	extr r17 = r15, 1, 31
	.mlx
	mov r20 = r0
	movl r2 = 536870912
	;;
	.mfi
	nop 0
	mov f7 = f1
	or r2 = r2, r17
	.mmi
	setf.s f10 = r15
	addl r18 = -4096, r0
	sxt4 r14 = r14
	;;
	.mmf
	addl r17 = 262144, r2
	nop 0
	mov f32 = f0
	;;
	.mmi
	add r17 = r17, r20
	;;
	setf.s f8 = r17
	nop 0
	;;
	.mfi
	nop 0
	fadd.s f9 = f7, f6
	nop 0
	.mfi
	nop 0
	fsub.s f11 = f6, f7
	nop 0
	;;
	.mlx
	setf.sig f6 = r14
	movl r14 = 0x40400000
	.mmf
	nop 0
	nop 0
	mov f34 = f32
	;;
	.mlx
	setf.s f14 = r14
	movl r14 = 0x3f763800
	;;
	.mmi
	nop 0
	setf.s f33 = r14
	nop 0
	;;
	.mfi
	nop 0
	fsub.s f7 = f8, f7
	nop 0
	.mfi
	nop 0
	frcpa.s0 f8, p6 = f1, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f6 = f6
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f12 = f9, f8, f1
	nop 0
	.mfi
	nop 0
	fsub.s f7 = f10, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f10 = f8, f12, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f10 = f10, f12, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f12 = f10, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f12, f9, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f8 = f9, f10, f12
	;;
	.mfi
	nop 0
	fmpy.s f12 = f11, f8
	nop 0
	.mfi
	nop 0
	mov f9 = f8
	nop 0
	;;
	.mlx
	setf.s f8 = r17
	movl r17 = 0x3e53f142
	;;
	.mfi
	getf.s r15 = f12
	fmpy.s f13 = f12, f12
	nop 0
	;;
	.mmi
	mov r14 = r15
	;;
	and r14 = r18, r14
	nop 0
	;;
	.mlx
	setf.s f35 = r14
	movl r14 = 0x3f76384f
	;;
	.mfi
	nop 0
	fnma.s f10 = f35, f8, f11
	nop 0
	.mlx
	setf.s f8 = r17
	movl r17 = 0x3e6c3255
	;;
	.mfi
	nop 0
	fadd.s f15 = f12, f35
	nop 0
	.mlx
	setf.s f12 = r17
	movl r17 = 0x3e8ba305
	;;
	.mmf
	nop 0
	nop 0
	fma.s f11 = f35, f35, f14
	;;
	.mfi
	nop 0
	fnma.s f7 = f35, f7, f10
	nop 0
	.mlx
	setf.s f10 = r17
	movl r17 = 0x3eaaaaab
	;;
	.mfi
	nop 0
	fma.s f8 = f13, f8, f12
	nop 0
	.mfi
	nop 0
	fmpy.s f12 = f13, f13
	nop 0
	;;
	.mfi
	nop 0
	fmpy.s f7 = f7, f9
	nop 0
	.mlx
	setf.s f9 = r17
	movl r17 = 0x3edb6db7
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f13, f10
	nop 0
	.mlx
	setf.s f10 = r17
	movl r17 = 0x3f19999a
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f15 = f15, f7
	;;
	.mmf
	nop 0
	nop 0
	fma.s f8 = f8, f13, f9
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f13, f10
	nop 0
	.mmi
	setf.s f10 = r17
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f13, f10
	nop 0
	.mmi
	setf.s f10 = r15
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.s f8 = f12, f8, f15
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f11 = f11, f8
	;;
	.mmi
	getf.s r17 = f11
	;;
	and r17 = r18, r17
	nop 0
	;;
	.mlx
	setf.s f9 = r17
	movl r17 = 0x369dc3a0
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f14 = f9, f14
	;;
	.mmf
	nop 0
	nop 0
	fnma.s f14 = f35, f35, f14
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f8 = f8, f14
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f8 = f8, f10
	;;
	.mmf
	nop 0
	nop 0
	fma.s f7 = f7, f9, f8
	;;
	.mmf
	nop 0
	nop 0
	fma.s f11 = f9, f35, f7
	;;
	.mmi
	getf.s r15 = f11
	;;
	and r15 = r18, r15
	nop 0
	;;
	.mmi
	nop 0
	setf.s f12 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnma.s f8 = f35, f9, f12
	;;
	.mfi
	nop 0
	fsub.s f7 = f7, f8
	nop 0
	.mmi
	setf.s f8 = r14
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fmpy.s f7 = f7, f8
	nop 0
	.mmi
	setf.s f8 = r17
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.s f8 = f8, f12, f7
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f8 = f8, f34
	;;
	.mmf
	nop 0
	nop 0
	fma.s f7 = f33, f12, f8
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f7 = f7, f32
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f7 = f7, f6
	;;
	.mmi
	getf.s r14 = f7
	;;
	and r14 = r18, r14
	nop 0
	;;
	.mmi
	setf.s f7 = r14
	setf.s f9 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f6 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f6 = f6, f32
	;;
	.mmf
	nop 0
	nop 0
	fnma.s f6 = f12, f33, f6
	;;
	.mfb
	nop 0
	fsub.s f8 = f8, f6
	br .L25
.L58:
	.mlx
	nop 0
	movl r14 = 0x7149f2ca
	.mmi
	adds r17 = 16, r12
	;;
	setf.s f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f2 = f2, f8
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f8 = f2, f8
	.mii
	ldf.fill f2 = [r17]
	mov pr = r43, -1
	;;
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	nop 0
	.mmb
	.label_state 13
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L70:
	.body
	.copy_state 13
	.mib
	nop 0
	cmp4.le p6, p7 = r0, r36
	(p6) br.cond.dptk .L11
	.mlx
	nop 0
	movl r14 = 0x7149f2ca
	;;
	.mmi
	nop 0
	setf.s f8 = r14
	nop 0
	;;
	.mfi
	nop 0
	fmpy.s f8 = f8, f8
	nop 0
.L81:
	.mmi
	adds r17 = 16, r12
	nop 0
	mov pr = r43, -1
	;;
	.mii
	ldf.fill f2 = [r17]
	mov b0 = r40
	;;
	mov ar.pfs = r41
	.mmb
	nop 0
	.label_state 14
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L50:
	.body
	.copy_state 14
	.mlx
	setf.s f6 = r15
	movl r17 = 0x3f15c000
	.mlx
	setf.s f10 = r15
	movl r2 = 536870912
	;;
	.mlx
	setf.s f32 = r17
	movl r17 = 0x35d1cfdc
	.mlx
	addl r18 = -4096, r0
	movl r20 = 2097152
	;;
	.mlx
	setf.s f34 = r17
	movl r17 = 0x3fc00000
	.mib
	nop 0
	sxt4 r14 = r14
	nop 0
	;;
	.mii
	setf.s f7 = r17
	extr r17 = r15, 1, 31
	;;
	or r2 = r2, r17
	;;
	.mmi
	addl r17 = 262144, r2
	;;
	add r17 = r17, r20
	nop 0
	;;
	.mmi
	nop 0
	setf.s f8 = r17
	nop 0
	;;
	.mfi
	nop 0
	fadd.s f9 = f7, f6
	nop 0
	.mfi
	nop 0
	fsub.s f11 = f6, f7
	nop 0
	;;
	.mlx
	setf.sig f6 = r14
	movl r14 = 0x40400000
	;;
	.mlx
	setf.s f14 = r14
	movl r14 = 0x3f763800
	;;
	.mmi
	nop 0
	setf.s f33 = r14
	nop 0
	;;
	.mfi
	nop 0
	fsub.s f7 = f8, f7
	nop 0
	.mfi
	nop 0
	frcpa.s0 f8, p6 = f1, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f6 = f6
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f12 = f9, f8, f1
	nop 0
	.mfi
	nop 0
	fsub.s f7 = f10, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f10 = f8, f12, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f10 = f10, f12, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f12 = f10, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f12, f9, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f8 = f9, f10, f12
	;;
	.mfi
	nop 0
	fmpy.s f12 = f11, f8
	nop 0
	.mfi
	nop 0
	mov f9 = f8
	nop 0
	;;
	.mlx
	setf.s f8 = r17
	movl r17 = 0x3e53f142
	;;
	.mfi
	getf.s r15 = f12
	fmpy.s f13 = f12, f12
	nop 0
	;;
	.mmi
	mov r14 = r15
	;;
	and r14 = r18, r14
	nop 0
	;;
	.mlx
	setf.s f35 = r14
	movl r14 = 0x3f76384f
	;;
	.mfi
	nop 0
	fnma.s f10 = f35, f8, f11
	nop 0
	.mlx
	setf.s f8 = r17
	movl r17 = 0x3e6c3255
	;;
	.mfi
	nop 0
	fadd.s f15 = f12, f35
	nop 0
	.mlx
	setf.s f12 = r17
	movl r17 = 0x3e8ba305
	;;
	.mmf
	nop 0
	nop 0
	fma.s f11 = f35, f35, f14
	;;
	.mfi
	nop 0
	fnma.s f7 = f35, f7, f10
	nop 0
	.mlx
	setf.s f10 = r17
	movl r17 = 0x3eaaaaab
	;;
	.mfi
	nop 0
	fma.s f8 = f13, f8, f12
	nop 0
	.mfi
	nop 0
	fmpy.s f12 = f13, f13
	nop 0
	;;
	.mfi
	nop 0
	fmpy.s f7 = f7, f9
	nop 0
	.mlx
	setf.s f9 = r17
	movl r17 = 0x3edb6db7
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f13, f10
	nop 0
	.mlx
	setf.s f10 = r17
	movl r17 = 0x3f19999a
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f15 = f15, f7
	;;
	.mmf
	nop 0
	nop 0
	fma.s f8 = f8, f13, f9
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f13, f10
	nop 0
	.mmi
	setf.s f10 = r17
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f13, f10
	nop 0
	.mmi
	setf.s f10 = r15
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.s f8 = f12, f8, f15
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f11 = f11, f8
	;;
	.mmi
	getf.s r17 = f11
	;;
	and r17 = r18, r17
	nop 0
	;;
	.mlx
	setf.s f9 = r17
	movl r17 = 0x369dc3a0
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f14 = f9, f14
	;;
	.mmf
	nop 0
	nop 0
	fnma.s f14 = f35, f35, f14
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f8 = f8, f14
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f8 = f8, f10
	;;
	.mmf
	nop 0
	nop 0
	fma.s f7 = f7, f9, f8
	;;
	.mmf
	nop 0
	nop 0
	fma.s f11 = f9, f35, f7
	;;
	.mmi
	getf.s r15 = f11
	;;
	and r15 = r18, r15
	nop 0
	;;
	.mmi
	nop 0
	setf.s f12 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnma.s f8 = f35, f9, f12
	;;
	.mfi
	nop 0
	fsub.s f7 = f7, f8
	nop 0
	.mmi
	setf.s f8 = r14
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fmpy.s f7 = f7, f8
	nop 0
	.mmi
	setf.s f8 = r17
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.s f8 = f8, f12, f7
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f8 = f8, f34
	;;
	.mmf
	nop 0
	nop 0
	fma.s f7 = f33, f12, f8
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f7 = f7, f32
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f7 = f7, f6
	;;
	.mmi
	getf.s r14 = f7
	;;
	and r14 = r18, r14
	nop 0
	;;
	.mmi
	setf.s f7 = r14
	setf.s f9 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f6 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f6 = f6, f32
	;;
	.mmf
	nop 0
	nop 0
	fnma.s f6 = f12, f33, f6
	;;
	.mfb
	nop 0
	fsub.s f8 = f8, f6
	br .L25
.L71:
	.mlx
	nop 0
	movl r14 = 0x7149f2ca
	.mmb
	cmp4.lt p6, p7 = 0, r36
	nop 0
	(p7) br.cond.dpnt .L11
	;;
	.mmi
	nop 0
	setf.s f8 = r14
	nop 0
	;;
	.mfb
	nop 0
	fmpy.s f8 = f8, f8
	br .L81
.L80:
	.mlx
	nop 0
	movl r15 = 0x0da24260
	.mmi
	adds r17 = 16, r12
	;;
	setf.s f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f2 = f2, f8
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f8 = f2, f8
	.mii
	ldf.fill f2 = [r17]
	mov pr = r43, -1
	;;
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	nop 0
	.mmb
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	.endp __ieee754_powf#
	.global scalbnf#
	.type	scalbnf#, @function
	.global __ieee754_sqrtf#
	.type	__ieee754_sqrtf#, @function
	.global nanf#
	.type	nanf#, @function
	.global fabsf#
	.type	fabsf#, @function
	.ident	"GCC: (GNU) 12.2.0"
