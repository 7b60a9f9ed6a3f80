// 9f57a979f3a734af093a3dee3724c979 newlib/libm/common/sf_cbrt.c
	.file	"sf_cbrt.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global cbrtf#
	.type	cbrtf#, @function
	.proc cbrtf#
cbrtf:
	.prologue
	.body
	.mlx
	getf.s r14 = f8
	movl r15 = 2147483647
	.mlx
	nop 0
	movl r18 = 2139095039
	;;
	.mlx
	nop 0
	movl r17 = 2139095040
	;;
	.mmi
	mov r16 = r14
	;;
	and r15 = r15, r16
	and r17 = r17, r16
	;;
	.mmi
	nop 0
	cmp4.geu p6, p7 = r18, r15
	nop 0
	.mmb
	setf.s f10 = r15
	nop 0
	(p7) br.cond.dpnt .L9
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1
	;;
	.mii
	shladd r14 = r15, 2, r0
	cmp4.ne p6, p7 = 0, r17
	;;
	add r14 = r14, r15
	;;
	.mib
	nop 0
	shladd r17 = r14, 4, r0
	(p6) br.cond.dptk .L4
	.mlx
	nop 0
	movl r14 = 0x4b800000
	;;
	.mmi
	nop 0
	setf.s f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f6 = f6, f10
	;;
	.mmi
	getf.s r15 = f6
	;;
	addp4 r15 = r15, r0
	nop 0
	;;
	.mmi
	shladd r14 = r15, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r17 = r14, 4, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mii
	nop 0
	shl r17 = r14, 8
	;;
	add r14 = r14, r17
	;;
	.mii
	nop 0
	shl r17 = r14, 16
	;;
	add r14 = r14, r17
	;;
	.mmi
	nop 0
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mlx
	add r14 = r14, r15
	movl r15 = 642849266
	;;
	.mii
	nop 0
	shr.u r14 = r14, 33
	nop 0
	;;
	.mlx
	add r14 = r14, r15
	movl r15 = 0xbf348ef1
	;;
	.mmi
	nop 0
	setf.s f6 = r14
	nop 0
	.mlx
	setf.s f9 = r15
	movl r15 = 0x3fcdb6db
	;;
	.mlx
	setf.s f8 = r15
	movl r15 = -2147483648
	;;
	.mlx
	and r15 = r16, r15
	movl r16 = 0x3f0af8b0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f7 = f6, f6
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f7, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f12 = f10, f6, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f11 = f6, f12, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f11 = f11, f12, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f12 = f7, f11
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f7 = f12, f10, f7
	nop 0
	.mmi
	setf.s f10 = r14
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s.s0 f6 = f7, f11, f12
	nop 0
	.mlx
	setf.s f7 = r16
	movl r16 = 0x3fb50750
	;;
	.mfi
	nop 0
	fma.s f6 = f10, f6, f7
	nop 0
	.mlx
	setf.s f7 = r16
	movl r16 = 0x3eb6db6e
	;;
	.mmf
	nop 0
	nop 0
	mov f11 = f6
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f9, f11
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f12 = f11, f7, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f10 = f7, f12, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f10 = f10, f12, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f12 = f9, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f12, f11, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f7 = f9, f10, f12
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f8, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f6, f7, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f7, f10, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f9, f10, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f10 = f8, f9
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f8 = f10, f6, f8
	nop 0
	.mmi
	setf.s f6 = r16
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f7 = f8, f9, f10
	;;
	.mfi
	nop 0
	fadd.s f7 = f7, f6
	nop 0
	.mmi
	setf.s f6 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f6 = f7, f6
	;;
	.mii
	getf.s r14 = f6
	nop 0
	;;
	or r14 = r14, r15
	;;
.L1:
	.mib
	setf.s f8 = r14
	nop 0
	br.ret.sptk.many b0
	;;
.L9:
	.mmf
	nop 0
	nop 0
	fadd.s f6 = f8, f8
	;;
	.mmi
	nop 0
	getf.s r14 = f6
	nop 0
	;;
	.mib
	setf.s f8 = r14
	nop 0
	br.ret.sptk.many b0
.L4:
	.mmi
	nop 0
	add r14 = r14, r17
	nop 0
	;;
	.mii
	nop 0
	shl r17 = r14, 8
	;;
	add r14 = r14, r17
	;;
	.mii
	nop 0
	shl r17 = r14, 16
	;;
	add r14 = r14, r17
	;;
	.mlx
	add r14 = r14, r15
	movl r15 = 709958130
	;;
	.mii
	nop 0
	extr.u r14 = r14, 32, 32
	nop 0
	;;
	.mlx
	add r14 = r14, r15
	movl r15 = 0xbf348ef1
	;;
	.mmi
	nop 0
	setf.s f6 = r14
	nop 0
	.mlx
	setf.s f9 = r15
	movl r15 = 0x3fcdb6db
	;;
	.mlx
	setf.s f8 = r15
	movl r15 = -2147483648
	;;
	.mlx
	and r15 = r16, r15
	movl r16 = 0x3f0af8b0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f7 = f6, f6
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f7, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f12 = f10, f6, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f11 = f6, f12, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f11 = f11, f12, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f12 = f7, f11
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f7 = f12, f10, f7
	nop 0
	.mmi
	setf.s f10 = r14
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s.s0 f6 = f7, f11, f12
	nop 0
	.mlx
	setf.s f7 = r16
	movl r16 = 0x3fb50750
	;;
	.mfi
	nop 0
	fma.s f6 = f10, f6, f7
	nop 0
	.mlx
	setf.s f7 = r16
	movl r16 = 0x3eb6db6e
	;;
	.mmf
	nop 0
	nop 0
	mov f11 = f6
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f9, f11
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f12 = f11, f7, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f10 = f7, f12, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f10 = f10, f12, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f12 = f9, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f12, f11, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f7 = f9, f10, f12
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f8, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f6, f7, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f7, f10, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f9, f10, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f10 = f8, f9
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f8 = f10, f6, f8
	nop 0
	.mmi
	setf.s f6 = r16
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f7 = f8, f9, f10
	;;
	.mfi
	nop 0
	fadd.s f7 = f7, f6
	nop 0
	.mmi
	setf.s f6 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f6 = f7, f6
	;;
	.mmi
	nop 0
	getf.s r14 = f6
	nop 0
	;;
	.mib
	nop 0
	or r14 = r14, r15
	br .L1
	.endp cbrtf#
	.ident	"GCC: (GNU) 12.2.0"
