// 641ad1ee4a368608c751293381e7d673 newlib/libm/math/ef_hypot.c
	.file	"ef_hypot.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __ieee754_hypotf#
	.type	__ieee754_hypotf#, @function
	.proc __ieee754_hypotf#
__ieee754_hypotf:
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
	getf.s r15 = f8
	movl r16 = 2147483647
	.mlx
	nop 0
	movl r18 = 251658240
	;;
	.mmi
	getf.s r14 = f9
	;;
	and r15 = r16, r15
	nop 0
	;;
	.mmi
	and r14 = r16, r14
	;;
	cmp4.le p6, p7 = r14, r15
	nop 0
	;;
	.mmi
	(p7) mov r16 = r15
	;;
	(p6) mov r16 = r14
	(p6) mov r14 = r15
	;;
	.mmi
	setf.s f8 = r14
	setf.s f6 = r16
	sub r19 = r14, r16
	.mlx
	mov r17 = r16
	movl r16 = 1484783616
	;;
	.mmi
	cmp4.ge p6, p7 = r18, r19
	nop 0
	mov r15 = r14
	;;
	.mfb
	nop 0
	(p7) fadd.s f8 = f8, f6
	(p7) br.cond.dpnt .L1
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r16, r14
	(p6) br.cond.dptk .L13
	.mlx
	nop 0
	movl r16 = 2139095039
	.mmi
	nop 0
	addl r32 = 68, r0
	nop 0
	;;
	.mib
	cmp4.ge p6, p7 = r16, r14
	nop 0
	(p7) br.cond.dpnt .L26
	;;
	.mlx
	nop 0
	movl r14 = -570425344
	;;
	.mmi
	add r15 = r15, r14
	nop 0
	add r17 = r17, r14
	;;
	.mmi
	setf.s f8 = r15
	setf.s f6 = r17
	nop 0
.L5:
	.mlx
	nop 0
	movl r14 = 645922815
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r14, r17
	(p6) br.cond.dptk .L8
	;;
	.mlx
	cmp4.eq p6, p7 = 0, r17
	movl r14 = 8388607
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L1
	;;
	.mmi
	nop 0
	cmp4.lt p6, p7 = r14, r17
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r14 = 0x7e800000
	.mmi
	nop 0
	(p7) adds r32 = -126, r32
	nop 0
	;;
	.mlx
	(p7) setf.s f7 = r14
	(p6) movl r14 = 570425344
	.mmi
	(p6) adds r32 = -68, r32
	;;
	(p6) add r15 = r15, r14
	(p6) add r17 = r17, r14
	;;
	.mmi
	(p6) setf.s f8 = r15
	(p6) setf.s f6 = r17
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fmpy.s f6 = f6, f7
	.mfi
	nop 0
	(p7) fmpy.s f8 = f8, f7
	nop 0
	;;
.L8:
	.mmf
	nop 0
	nop 0
	fsub.s f7 = f8, f6
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f6, f7
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dptk .L23
	.mmi
	addl r14 = -4096, r0
	;;
	and r15 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	setf.s f9 = r15
	nop 0
	;;
	.mfi
	nop 0
	fadd.s f7 = f8, f9
	nop 0
	.mfi
	nop 0
	fsub.s f8 = f8, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f7 = f7, f8
	;;
	.mmf
	nop 0
	nop 0
	fneg f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	fnma.s f6 = f6, f6, f7
	;;
	.mmf
	nop 0
	nop 0
	fms.s f8 = f9, f9, f6
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = __ieee754_sqrtf#
	;;
	.mmi
	mov r1 = r35
	nop 0
	nop 0
.L12:
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r32
	(p6) br.cond.dptk .L1
	.mib
	nop 0
	dep.z r32 = r32, 23, 9
	nop 0
	.mlx
	nop 0
	movl r14 = 1065353216
	;;
	.mmi
	add r32 = r32, r14
	;;
	setf.s f9 = r32
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f8 = f8, f9
.L1:
	.mii
	nop 0
	mov b0 = r33
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
.L13:
	.mib
	nop 0
	mov r32 = r0
	br .L5
.L23:
	.mlx
	nop 0
	movl r14 = 8388608
	;;
	.mmi
	add r15 = r15, r14
	nop 0
	addl r14 = -4096, r0
	;;
	.mlx
	and r17 = r14, r17
	movl r14 = 0x40000000
	.mmi
	setf.s f10 = r15
	;;
	setf.s f9 = r14
	nop 0
	;;
	.mfi
	nop 0
	fms.s f8 = f8, f9, f10
	nop 0
	.mmi
	setf.s f10 = r17
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fsub.s f9 = f6, f10
	nop 0
	.mfi
	nop 0
	fmpy.s f6 = f6, f8
	nop 0
	;;
	.mmi
	nop 0
	setf.s f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.s f6 = f9, f8, f6
	;;
	.mmf
	nop 0
	nop 0
	fneg f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fnma.s f7 = f7, f7, f6
	;;
	.mfb
	nop 0
	fms.s f8 = f8, f10, f7
	br.call.sptk.many b0 = __ieee754_sqrtf#
	;;
	.mib
	nop 0
	mov r1 = r35
	br .L12
.L26:
	.mlx
	nop 0
	movl r15 = 2139095040
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = r15, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r14 = 0x7f800000
	.mmf
	nop 0
	nop 0
	(p7) fadd.s f8 = f8, f6
	;;
	.mlx
	(p6) setf.s f8 = r14
	movl r14 = 2139095040
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r17
	(p7) br.cond.dptk .L1
	.mib
	nop 0
	mov b0 = r33
	nop 0
	.mlx
	nop 0
	movl r14 = 0x7f800000
	;;
	.mib
	setf.s f8 = r14
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp __ieee754_hypotf#
	.global __ieee754_sqrtf#
	.type	__ieee754_sqrtf#, @function
	.ident	"GCC: (GNU) 12.2.0"
