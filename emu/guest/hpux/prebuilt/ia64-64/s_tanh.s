// da60225f4900259ba58a8a8375b3d17a newlib/libm/math/s_tanh.c
	.file	"s_tanh.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global tanh#
	.type	tanh#, @function
	.proc tanh#
tanh:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 0, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	.mlx
	getf.d r14 = f8
	movl r15 = 2146435071
	;;
	.mii
	nop 0
	extr.u r16 = r14, 32, 31
	;;
	extr.u r32 = r14, 32, 32
	.mmb
	nop 0
	cmp4.geu p6, p7 = r15, r16
	(p6) br.cond.dptk .L2
	;;
	.mmf
	nop 0
	nop 0
	mov f7 = f8
	.mii
	cmp4.gt p7, p8 = r0, r32
	mov b0 = r33
	;;
	mov ar.pfs = r34
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
	(p6) fnma.s1 f7 = f6, f8, f1
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
	(p6) fmpy.d.s1 f9 = f7, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f6, f9, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f8 = f6, f7, f9
	;;
	.mmf
	nop 0
	nop 0
	(p8) fadd.d f8 = f8, f1
	;;
	.mfb
	nop 0
	(p7) fsub.d f8 = f8, f1
	br.ret.sptk.many b0
.L2:
	.mlx
	nop 0
	movl r15 = 1077280767
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r15, r16
	(p6) br.cond.dptk .L8
	.mlx
	nop 0
	movl r15 = 1015021567
	.mlx
	nop 0
	movl r14 = 1072693247
	;;
	.mib
	cmp4.ltu p6, p7 = r15, r16
	nop 0
	(p7) br.cond.dpnt .L11
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r14, r16
	(p6) br.cond.dptk .L7
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fabs#
	;;
	.mfb
	mov r1 = r35
	fadd.d f8 = f8, f8
	br.call.sptk.many b0 = expm1#
	;;
	.mlx
	nop 0
	movl r14 = 0x4000000000000000
	.mmi
	mov r1 = r35
	;;
	setf.d f7 = r14
	nop 0
	;;
	.mfi
	nop 0
	mov f9 = f7
	nop 0
	.mfi
	nop 0
	fadd.d f7 = f8, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f9, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f7, f8, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f8, f6, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f10, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f11, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fadd.d.s1 f10 = f6, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f7, f10, f9
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f8 = f9, f6, f10
	cmp4.le p6, p7 = r0, r32
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f8 = f1, f8
	;;
	.mfi
	nop 0
	(p7) fneg f8 = f8
	nop 0
.L12:
	.mii
	nop 0
	mov b0 = r33
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
.L8:
	.mfi
	nop 0
	mov f8 = f1
	cmp4.le p6, p7 = r0, r32
	;;
	.mfb
	nop 0
	(p7) fneg f8 = f8
	br .L12
	;;
.L11:
	.mmf
	nop 0
	nop 0
	mov f6 = f8
	.mfi
	nop 0
	fadd.d f8 = f8, f1
	mov b0 = r33
	;;
	.mii
	nop 0
	mov ar.pfs = r34
	nop 0
	;;
	.mfb
	nop 0
	fmpy.d f8 = f8, f6
	br.ret.sptk.many b0
	;;
.L7:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fabs#
	;;
	.mlx
	nop 0
	movl r14 = 0xc000000000000000
	.mmi
	mov r1 = r35
	;;
	setf.d f6 = r14
	nop 0
	;;
	.mfb
	nop 0
	fmpy.d f8 = f8, f6
	br.call.sptk.many b0 = expm1#
	;;
	.mlx
	nop 0
	movl r14 = 0x4000000000000000
	.mfi
	nop 0
	fneg f9 = f8
	mov r1 = r35
	;;
	.mmi
	nop 0
	setf.d f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f8 = f8, f6
	;;
	.mmf
	nop 0
	nop 0
	mov f7 = f8
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f9, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f7, f8, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f8, f6, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f10, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f11, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f7, f10, f9
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f8 = f9, f6, f10
	cmp4.le p6, p7 = r0, r32
	;;
	.mfb
	nop 0
	(p7) fneg f8 = f8
	br .L12
	.endp tanh#
	.global expm1#
	.type	expm1#, @function
	.global fabs#
	.type	fabs#, @function
	.ident	"GCC: (GNU) 12.2.0"
