// aa1b64f26ac94f67f5ac7f495548896b newlib/libm/math/e_sinh.c
	.file	"e_sinh.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __ieee754_sinh#
	.type	__ieee754_sinh#, @function
	.proc __ieee754_sinh#
__ieee754_sinh:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 0, 0
	mov r16 = r12
	nop 0
	.mii
	.fframe 16
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	;;
	.mmi
	nop 0
	getf.d r14 = f8
	nop 0
	.mlx
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	movl r16 = 2146435071
	;;
	.mii
	nop 0
	extr.u r32 = r14, 32, 31
	;;
	extr.u r15 = r14, 32, 32
	.mmb
	cmp4.geu p6, p7 = r16, r32
	nop 0
	(p7) br.cond.dpnt .L16
	;;
	.mmi
	nop 0
	cmp4.gt p6, p7 = r0, r15
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r15 = 0x3fe0000000000000
	;;
	.mlx
	nop 0
	(p6) movl r15 = 0xbfe0000000000000
	;;
	.mlx
	setf.d f2 = r15
	movl r15 = 1077280767
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r15, r32
	(p7) br.cond.dptk .L17
	.mlx
	nop 0
	movl r15 = 1082535489
	.mmi
	mov r16 = r14
	setf.d f6 = r14
	nop 0
	;;
	.mlx
	cmp4.ltu p6, p7 = r15, r32
	movl r15 = 1082536909
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L18
	;;
	.mlx
	cmp4.geu p6, p7 = r15, r32
	movl r15 = 1082536910
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L10
	;;
	.mlx
	cmp4.eq p6, p7 = r15, r32
	movl r15 = -1883637635
	;;
	.mmi
	cmp4.geu p8, p9 = r15, r14
	nop 0
	(p6) addl r15 = 1, r0
	;;
	.mii
	(p7) mov r15 = r0
	(p8) addl r16 = 1, r0
	;;
	(p9) mov r16 = r0
	;;
	.mmi
	nop 0
	and r15 = r16, r15
	nop 0
	;;
	.mlx
	cmp4.eq p6, p7 = 0, r15
	movl r15 = 0x7fac7b1f3cac7433
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L10
	;;
	.mmi
	nop 0
	setf.d f8 = r15
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f8 = f6, f8
	nop 0
.L1:
	.mmi
	adds r17 = 16, r12
	nop 0
	mov b0 = r33
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r17]
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L17:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r15 = 1043333119
	;;
	.mlx
	cmp4.ltu p6, p7 = r15, r32
	movl r15 = 0x7fac7b1f3cac7433
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L6
	;;
	.mmi
	nop 0
	setf.d f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f8, f6
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f6, f1
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L1
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fabs#
	;;
	.mib
	nop 0
	mov r1 = r35
	br.call.sptk.many b0 = expm1#
	;;
	.mmi
	mov r1 = r35
	nop 0
	nop 0
.L7:
	.mmf
	nop 0
	nop 0
	fadd.d f10 = f8, f1
	.mfi
	nop 0
	fmpy.d f9 = f8, f8
	adds r17 = 16, r12
	;;
	.mlx
	nop 0
	movl r14 = 0x4000000000000000
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f9, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f10, f7, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f7, f6, f7
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f12 = f11, f11
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f11, f6
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
	(p6) fmpy.d.s1 f11 = f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f10, f11, f9
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f7 = f9, f6, f11
	nop 0
	.mmi
	setf.d f6 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fms.d f8 = f8, f6, f7
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f8 = f8, f2
	.mii
	ldf.fill f2 = [r17]
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L16:
	.body
	.copy_state 2
	.mmf
	nop 0
	nop 0
	fadd.d f8 = f8, f8
	.mmi
	adds r17 = 16, r12
	nop 0
	mov b0 = r33
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r17]
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L10:
	.body
	.copy_state 3
	.mib
	setf.d f8 = r14
	nop 0
	br.call.sptk.many b0 = fabs#
	;;
	.mlx
	nop 0
	movl r15 = 0x3fe0000000000000
	.mmi
	mov r1 = r35
	;;
	setf.d f6 = r15
	nop 0
	;;
	.mfb
	nop 0
	fmpy.d f8 = f8, f6
	br.call.sptk.many b0 = __ieee754_exp#
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f2 = f2, f8
	.mmi
	mov r1 = r35
	nop 0
	adds r17 = 16, r12
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f8 = f2, f8
	.mii
	ldf.fill f2 = [r17]
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 4
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L6:
	.body
	.copy_state 4
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fabs#
	;;
	.mib
	mov r1 = r35
	nop 0
	br.call.sptk.many b0 = expm1#
	;;
	.mlx
	nop 0
	movl r14 = 1072693247
	.mfi
	mov r1 = r35
	mov f9 = f8
	adds r17 = 16, r12
	;;
	.mib
	cmp4.ltu p6, p7 = r14, r32
	nop 0
	(p7) br.cond.dpnt .L7
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f10 = f8, f1
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f9, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f10, f6, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f6, f7, f6
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f12 = f11, f11
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f11, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f12, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f11 = f9, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f10, f11, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f6 = f9, f7, f11
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f8 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f8 = f8, f2
	.mii
	ldf.fill f2 = [r17]
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 5
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L18:
	.body
	.copy_state 5
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fabs#
	;;
	.mib
	mov r1 = r35
	nop 0
	br.call.sptk.many b0 = __ieee754_exp#
	;;
	.mmf
	mov r1 = r35
	nop 0
	fmpy.d f8 = f8, f2
	.mmi
	adds r17 = 16, r12
	nop 0
	mov b0 = r33
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r17]
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp __ieee754_sinh#
	.global __ieee754_exp#
	.type	__ieee754_exp#, @function
	.global expm1#
	.type	expm1#, @function
	.global fabs#
	.type	fabs#, @function
	.ident	"GCC: (GNU) 12.2.0"
