// 0bab9642aa49e14d72f7a06aa8481b83 newlib/libm/math/e_acosh.c
	.file	"e_acosh.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __ieee754_acosh#
	.type	__ieee754_acosh#, @function
	.proc __ieee754_acosh#
__ieee754_acosh:
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
	getf.d r32 = f8
	nop 0
	.mlx
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	movl r16 = 1072693247
	;;
	.mmf
	nop 0
	nop 0
	mov f6 = f8
	;;
	.mii
	nop 0
	extr.u r14 = r32, 32, 32
	nop 0
	;;
	.mlx
	cmp4.lt p6, p7 = r16, r14
	movl r16 = 1102053375
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L10
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r16, r14
	(p6) br.cond.dptk .L4
	.mlx
	nop 0
	movl r15 = 2146435071
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dpnt .L5
	;;
	.mfi
	nop 0
	fadd.d f8 = f8, f8
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
.L4:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r16 = -1072693248
	;;
	.mmi
	add r16 = r14, r16
	;;
	or r15 = r16, r32
	nop 0
	;;
	.mlx
	cmp4.eq p6, p7 = 0, r15
	movl r15 = 1073741824
	;;
	.mfb
	nop 0
	(p6) mov f8 = f0
	(p6) br.cond.dpnt .L1
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L6
	.mlx
	nop 0
	movl r14 = 0xbff0000000000000
	;;
	.mmi
	nop 0
	setf.d f8 = r14
	nop 0
	;;
	.mfb
	nop 0
	fma.d f8 = f6, f6, f8
	br.call.sptk.many b0 = __ieee754_sqrt#
	;;
	.mlx
	setf.d f6 = r32
	movl r14 = 0x4000000000000000
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f7 = f8, f6
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f1, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f7, f8, f1
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
	(p6) fmpy.d.s1 f9 = f6, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f7, f9, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f8 = f7, f6, f9
	.mmi
	setf.d f6 = r14
	setf.d f7 = r32
	nop 0
	;;
	.mfb
	nop 0
	fms.d f8 = f7, f6, f8
	br.call.sptk.many b0 = __ieee754_log#
	;;
	.mmi
	mov r1 = r35
	adds r17 = 16, r12
	mov b0 = r33
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r17]
	mov ar.pfs = r34
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
	.mfi
	nop 0
	fsub.d f6 = f8, f8
	adds r17 = 16, r12
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f6, f6
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
	(p6) fmpy.d.s1 f9 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f6, f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f8 = f6, f7, f9
	.mii
	ldf.fill f2 = [r17]
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L6:
	.body
	.copy_state 3
	.mfi
	nop 0
	fsub.d f2 = f6, f1
	nop 0
	.mlx
	nop 0
	movl r14 = 0x4000000000000000
	;;
	.mmi
	nop 0
	setf.d f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f2, f2
	;;
	.mfb
	nop 0
	fma.d f8 = f2, f8, f6
	br.call.sptk.many b0 = __ieee754_sqrt#
	;;
	.mfb
	mov r1 = r35
	fadd.d f8 = f8, f2
	br.call.sptk.many b0 = log1p#
	;;
	.mmi
	mov r1 = r35
	adds r17 = 16, r12
	mov b0 = r33
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r17]
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 4
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L5:
	.body
	.copy_state 4
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __ieee754_log#
	;;
	.mlx
	nop 0
	movl r14 = 0x3fe62e42fefa39ef
	.mmi
	mov r1 = r35
	nop 0
	adds r17 = 16, r12
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
	.mii
	ldf.fill f2 = [r17]
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp __ieee754_acosh#
	.global log1p#
	.type	log1p#, @function
	.global __ieee754_log#
	.type	__ieee754_log#, @function
	.global __ieee754_sqrt#
	.type	__ieee754_sqrt#, @function
	.ident	"GCC: (GNU) 12.2.0"
