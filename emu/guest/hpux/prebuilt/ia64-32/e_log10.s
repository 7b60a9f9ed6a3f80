// 0911ae005c851307d6776008beb49ffe newlib/libm/math/e_log10.c
	.file	"e_log10.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __ieee754_log10#
	.type	__ieee754_log10#, @function
	.proc __ieee754_log10#
__ieee754_log10:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 0, 0
	mov r16 = r12
	nop 0
	.mii
	.fframe 16
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	;;
	.mmi
	nop 0
	getf.d r14 = f8
	addl r18 = 1048575, r0
	.mmi
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	;;
	nop 0
	extr.u r15 = r14, 32, 32
	;;
	.mib
	mov r16 = r15
	cmp4.lt p6, p7 = r18, r15
	(p6) br.cond.dptk .L7
	;;
	.mlx
	nop 0
	movl r16 = 2147483647
	.mmi
	addl r17 = -54, r0
	;;
	and r16 = r16, r15
	nop 0
	;;
	.mmi
	nop 0
	or r16 = r14, r16
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r16
	nop 0
	(p7) br.cond.dpnt .L10
	;;
	.mlx
	cmp4.le p6, p7 = r0, r15
	movl r15 = 0x4350000000000000
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L11
	;;
	.mlx
	setf.d f6 = r15
	movl r15 = 2146435071
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f7 = f8, f6
	;;
	.mmi
	getf.d r14 = f7
	;;
	nop 0
	extr.u r16 = r14, 32, 32
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r15, r16
	(p6) br.cond.dpnt .L6
.L12:
	.mmi
	setf.d f6 = r14
	nop 0
	adds r17 = 16, r12
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f8 = f6, f6
	.mii
	ldf.fill f2 = [r17]
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L7:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r15 = 2146435071
	.mmi
	nop 0
	mov r17 = r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r15, r16
	(p7) br.cond.dptk .L12
.L6:
	.mii
	nop 0
	extr r15 = r16, 20, 12
	addl r18 = 1048575, r0
	;;
	.mmi
	adds r15 = -1023, r15
	nop 0
	and r16 = r18, r16
	;;
	.mii
	add r15 = r15, r17
	addl r17 = 1023, r0
	;;
	extr.u r18 = r15, 31, 1
	;;
	.mii
	sub r17 = r17, r18
	add r15 = r15, r18
	;;
	dep.z r17 = r17, 20, 12
	.mii
	nop 0
	sxt4 r15 = r15
	;;
	or r16 = r17, r16
	.mmi
	setf.sig f2 = r15
	;;
	nop 0
	mix4.r r14 = r16, r14
	;;
	.mfb
	setf.d f8 = r14
	fcvt.xf f2 = f2
	br.call.sptk.many b0 = __ieee754_log#
	;;
	.mlx
	mov r1 = r34
	movl r14 = 0x3fdbcb7b1526e50e
	.mlx
	adds r17 = 16, r12
	movl r15 = 0x3d59fef311f12b36
	;;
	.mlx
	setf.d f6 = r14
	movl r14 = 0x3fd34413509f6000
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f2 = f2
	;;
	.mfi
	nop 0
	fmpy.d f8 = f8, f6
	nop 0
	.mmi
	setf.d f6 = r15
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.d f6 = f2, f6, f8
	nop 0
	.mmi
	setf.d f8 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f8 = f2, f8, f6
	.mii
	ldf.fill f2 = [r17]
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L10:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r14 = 0xc350000000000000
	.mmi
	adds r17 = 16, r12
	;;
	setf.d f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f7, f0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f8, f0, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f9 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f8, f6, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f9, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f9, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f10, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f9 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f9, f0, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f8 = f7, f6, f9
	.mii
	ldf.fill f2 = [r17]
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L11:
	.body
	.copy_state 3
	.mfi
	nop 0
	fsub.d f6 = f8, f8
	adds r17 = 16, r12
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f6, f0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f8, f0, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f9 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f8, f7, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f9, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f9, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f10, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f9 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f9, f0, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f8 = f6, f7, f9
	.mii
	ldf.fill f2 = [r17]
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp __ieee754_log10#
	.global __ieee754_log#
	.type	__ieee754_log#, @function
	.ident	"GCC: (GNU) 12.2.0"
