// ecf4d4f23c20ead14d4bcc6e94c8bc1b newlib/libm/math/e_atan2.c
	.file	"e_atan2.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __ieee754_atan2#
	.type	__ieee754_atan2#, @function
	.proc __ieee754_atan2#
__ieee754_atan2:
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
	getf.d r18 = f9
	movl r17 = 2147483647
	.mlx
	nop 0
	movl r20 = 2146435072
	;;
	.mmi
	getf.d r15 = f8
	;;
	sub r14 = r0, r18
	extr.u r21 = r18, 32, 32
	;;
	.mmi
	or r14 = r14, r18
	and r22 = r17, r21
	extr.u r23 = r15, 32, 32
	;;
	.mii
	nop 0
	extr.u r14 = r14, 31, 1
	and r17 = r17, r23
	;;
	.mmi
	or r14 = r14, r22
	or r19 = r15, r17
	extr.u r32 = r23, 31, 1
	;;
	.mib
	cmp4.ltu p6, p7 = r20, r14
	sub r14 = r0, r15
	(p6) br.cond.dpnt .L2
	;;
	.mmi
	nop 0
	or r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r14, 31, 1
	;;
	or r14 = r14, r17
	;;
	.mlx
	cmp4.geu p6, p7 = r20, r14
	movl r14 = -1072693248
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L2
	;;
	.mmi
	add r14 = r21, r14
	;;
	or r14 = r14, r18
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	extr r14 = r21, 30, 2
	(p7) br.cond.dpnt .L29
	;;
	.mmi
	and r14 = 2, r14
	nop 0
	cmp4.ne p6, p7 = 0, r19
	;;
	.mib
	nop 0
	or r32 = r14, r32
	(p7) br.cond.dptk .L30
	.mmi
	nop 0
	or r16 = r18, r22
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r16
	nop 0
	(p7) br.cond.dpnt .L26
	;;
	.mib
	cmp4.ne p6, p7 = r20, r22
	nop 0
	(p7) br.cond.dpnt .L31
	;;
	.mib
	cmp4.ne p6, p7 = r20, r17
	sub r17 = r17, r22
	(p7) br.cond.dpnt .L26
	;;
	.mii
	nop 0
	extr r17 = r17, 20, 12
	;;
	cmp4.lt p6, p7 = 60, r17
	;;
	.mlx
	nop 0
	(p6) movl r15 = 0x3ff921fb54442d18
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dptk .L11
	.mmi
	cmp4.gt p6, p7 = -60, r17
	;;
	nop 0
	tbit.nz.and.orcm p6, p7 = r21, 31
	;;
	.mib
	(p6) getf.d r15 = f0
	nop 0
	(p6) br.cond.dptk .L11
	;;
	.mmi
	nop 0
	setf.d f8 = r15
	nop 0
	;;
	.mfi
	nop 0
	mov f6 = f8
	nop 0
	.mfi
	nop 0
	mov f8 = f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	mov f7 = f8
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f7, f8, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f9, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f8, f9, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f9, f10, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f9, f11, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f6, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f7, f10, f6
	;;
	.mfb
	nop 0
	(p6) fma.d.s0 f8 = f6, f9, f10
	br.call.sptk.many b0 = fabs#
	;;
	.mib
	mov r1 = r35
	nop 0
	br.call.sptk.many b0 = atan#
	;;
	.mmi
	nop 0
	getf.d r15 = f8
	mov r1 = r35
	;;
	.align 32
.L11:
	.mlx
	nop 0
	movl r14 = 0x3ca1a62633145c07
	.mmb
	setf.d f7 = r15
	cmp4.eq p6, p7 = 1, r32
	(p6) br.cond.dpnt .L12
	;;
	.mmi
	nop 0
	setf.d f6 = r14
	cmp4.eq p6, p7 = 2, r32
	.mlx
	nop 0
	movl r14 = 0x400921fb54442d18
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L13
	;;
	.mib
	cmp4.eq p6, p7 = 0, r32
	nop 0
	(p6) br.cond.dpnt .L1
	;;
	.mfi
	nop 0
	fsub.d f6 = f7, f6
	nop 0
	.mmi
	setf.d f7 = r14
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fsub.d f7 = f6, f7
	nop 0
	;;
	.mmi
	getf.d r15 = f7
	nop 0
	nop 0
	;;
.L1:
	.mmi
	setf.d f8 = r15
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
.L2:
	.mmi
	setf.d f7 = r15
	setf.d f6 = r18
	mov b0 = r33
	;;
	.mii
	nop 0
	mov ar.pfs = r34
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f7
	;;
	.mmi
	nop 0
	getf.d r15 = f6
	nop 0
	;;
	.mib
	setf.d f8 = r15
	nop 0
	br.ret.sptk.many b0
.L30:
	.mmi
	cmp4.eq p6, p7 = 2, r32
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	nop 0
	.mlx
	nop 0
	(p6) movl r15 = 0x400921fb54442d18
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L1
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 3, r32
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r15 = 0xc00921fb54442d18
	;;
	.mib
	setf.d f8 = r15
	nop 0
	br.ret.sptk.many b0
	;;
.L29:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = atan#
	;;
	.mmi
	getf.d r15 = f8
	mov r1 = r35
	mov b0 = r33
	;;
	.mii
	nop 0
	mov ar.pfs = r34
	nop 0
	;;
	.mib
	setf.d f8 = r15
	nop 0
	br.ret.sptk.many b0
.L26:
	.mmi
	cmp4.le p6, p7 = r0, r23
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	nop 0
	.mlx
	nop 0
	(p7) movl r15 = 0xbff921fb54442d18
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dpnt .L1
	;;
	.mlx
	nop 0
	movl r15 = 0x3ff921fb54442d18
	;;
	.mib
	setf.d f8 = r15
	nop 0
	br.ret.sptk.many b0
.L13:
	.mmi
	nop 0
	setf.d f7 = r15
	mov b0 = r33
	.mlx
	nop 0
	movl r14 = 0x3ca1a62633145c07
	;;
	.mmi
	nop 0
	setf.d f6 = r14
	mov ar.pfs = r34
	.mlx
	nop 0
	movl r14 = 0x400921fb54442d18
	;;
	.mfi
	nop 0
	fsub.d f6 = f7, f6
	nop 0
	.mmi
	setf.d f7 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f7 = f7, f6
	;;
	.mmi
	nop 0
	getf.d r15 = f7
	nop 0
	;;
	.mib
	setf.d f8 = r15
	nop 0
	br.ret.sptk.many b0
.L12:
	.mib
	nop 0
	extr.u r14 = r15, 32, 32
	nop 0
	.mlx
	nop 0
	movl r16 = -2147483648
	;;
	.mmi
	xor r14 = r16, r14
	nop 0
	mov b0 = r33
	;;
	.mii
	nop 0
	mov ar.pfs = r34
	;;
	mix4.r r15 = r14, r15
	;;
	.mib
	setf.d f8 = r15
	nop 0
	br.ret.sptk.many b0
.L31:
	.mib
	adds r32 = -1, r32
	cmp4.ne p6, p7 = r22, r17
	(p7) br.cond.dpnt .L32
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 2, r32
	nop 0
	;;
	.mib
	(p6) getf.d r15 = f0
	nop 0
	(p6) br.cond.dptk .L1
	;;
	.mmi
	nop 0
	shladd r32 = r32, 3, r0
	mov b0 = r33
	.mlx
	nop 0
	movl r15 = @gprel(CSWTCH.9#)
	;;
	.mii
	add r15 = r1, r15
	mov ar.pfs = r34
	sxt4 r14 = r32
	;;
	.mmi
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	nop 0
	;;
	.mib
	setf.d f8 = r15
	nop 0
	br.ret.sptk.many b0
.L32:
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 2, r32
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r15 = 0x3fe921fb54442d18
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dptk .L1
	;;
	.mmi
	nop 0
	shladd r32 = r32, 3, r0
	mov b0 = r33
	.mlx
	nop 0
	movl r15 = @gprel(CSWTCH.8#)
	;;
	.mii
	add r15 = r1, r15
	mov ar.pfs = r34
	sxt4 r14 = r32
	;;
	.mmi
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	nop 0
	;;
	.mib
	setf.d f8 = r15
	nop 0
	br.ret.sptk.many b0
	.endp __ieee754_atan2#
	.section	.rodata,	"a",	"progbits"
	.align 8
	.type	CSWTCH.9#, @object
	.size	CSWTCH.9#, 24
CSWTCH.9:
	data4	-2147483648
	data4	0
	data4	1074340347
	data4	1413754136
	data4	-1073143301
	data4	1413754136
	.align 8
	.type	CSWTCH.8#, @object
	.size	CSWTCH.8#, 24
CSWTCH.8:
	data4	-1075240453
	data4	1413754136
	data4	1073928572
	data4	2134057426
	data4	-1073555076
	data4	2134057426
	.global atan#
	.type	atan#, @function
	.global fabs#
	.type	fabs#, @function
	.ident	"GCC: (GNU) 12.2.0"
