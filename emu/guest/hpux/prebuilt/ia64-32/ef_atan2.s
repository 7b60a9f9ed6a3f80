// fe6da628d74596617640f1a6e677150c newlib/libm/math/ef_atan2.c
	.file	"ef_atan2.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __ieee754_atan2f#
	.type	__ieee754_atan2f#, @function
	.proc __ieee754_atan2f#
__ieee754_atan2f:
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
	getf.s r14 = f8
	movl r15 = 2147483647
	.mlx
	nop 0
	movl r18 = 2139095040
	;;
	.mlx
	getf.s r16 = f9
	movl r17 = 1065353216
	;;
	.mmi
	mov r20 = r14
	;;
	mov r19 = r16
	extr.u r32 = r20, 31, 1
	;;
	.mmi
	and r21 = r15, r19
	nop 0
	and r15 = r15, r20
	;;
	.mmi
	cmp4.le p6, p7 = r21, r18
	nop 0
	cmp4.lt p8, p9 = r18, r15
	;;
	.mib
	(p8) cmp4.ne.and.orcm p6, p7 = 0, r0
	nop 0
	(p7) br.cond.dpnt .L28
	;;
	.mib
	cmp4.ne p6, p7 = r17, r16
	extr r17 = r19, 30, 2
	(p7) br.cond.dpnt .L29
	;;
	.mmi
	and r17 = 2, r17
	nop 0
	cmp4.ne p6, p7 = 0, r15
	;;
	.mib
	nop 0
	or r32 = r17, r32
	(p6) br.cond.dptk .L5
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 2, r32
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r14 = 0x40490fdb
	.mmb
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
	(p6) movl r14 = 0xc0490fdb
	;;
.L1:
	.mmi
	setf.s f8 = r14
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
.L5:
	.mib
	cmp4.ne p6, p7 = 0, r21
	nop 0
	(p7) br.cond.dpnt .L25
	;;
	.mib
	cmp4.ne p6, p7 = r18, r21
	nop 0
	(p7) br.cond.dpnt .L30
	;;
	.mib
	cmp4.ne p6, p7 = r18, r15
	sub r15 = r15, r21
	(p7) br.cond.dpnt .L25
	;;
	.mii
	nop 0
	extr r15 = r15, 23, 9
	;;
	cmp4.lt p6, p7 = 60, r15
	;;
	.mlx
	nop 0
	(p6) movl r14 = 0x3fc90fdb
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dptk .L10
	.mii
	cmp4.gt p6, p7 = -60, r15
	nop 0
	;;
	tbit.nz.and.orcm p6, p7 = r19, 31
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L31
	;;
	.mmi
	(p6) getf.s r14 = f0
	nop 0
	nop 0
.L10:
	.mmi
	cmp4.eq p6, p7 = 1, r32
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	nop 0
	.mlx
	nop 0
	(p6) movl r15 = -2147483648
	;;
	.mlx
	(p6) xor r14 = r14, r15
	movl r15 = 0x33bbbd2e
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L1
	;;
	.mmi
	setf.s f7 = r14
	setf.s f6 = r15
	cmp4.eq p6, p7 = 2, r32
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L12
	;;
	.mib
	cmp4.eq p6, p7 = 0, r32
	nop 0
	(p6) br.cond.dpnt .L1
	;;
	.mlx
	nop 0
	movl r14 = 0x40490fdb
	;;
	.mfi
	nop 0
	fadd.s f6 = f7, f6
	nop 0
	.mmi
	setf.s f7 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f7 = f6, f7
	;;
	.mmi
	nop 0
	getf.s r14 = f7
	nop 0
	;;
	.mib
	setf.s f8 = r14
	nop 0
	br.ret.sptk.many b0
	;;
.L28:
	.mfi
	nop 0
	fadd.s f6 = f9, f8
	mov b0 = r33
	;;
	.mii
	nop 0
	mov ar.pfs = r34
	nop 0
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
.L25:
	.mmi
	cmp4.le p6, p7 = r0, r20
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	nop 0
	.mlx
	nop 0
	(p7) movl r14 = 0xbfc90fdb
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dpnt .L1
	;;
	.mlx
	nop 0
	movl r14 = 0x3fc90fdb
	;;
	.mib
	setf.s f8 = r14
	nop 0
	br.ret.sptk.many b0
	;;
.L29:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = atanf#
	;;
	.mmi
	getf.s r14 = f8
	mov r1 = r35
	mov b0 = r33
	;;
	.mii
	nop 0
	mov ar.pfs = r34
	nop 0
	;;
	.mib
	setf.s f8 = r14
	nop 0
	br.ret.sptk.many b0
.L30:
	.mib
	adds r32 = -1, r32
	cmp4.ne p6, p7 = r21, r15
	(p7) br.cond.dpnt .L32
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 2, r32
	nop 0
	;;
	.mib
	(p6) getf.s r14 = f0
	nop 0
	(p6) br.cond.dptk .L1
	;;
	.mmi
	nop 0
	shladd r32 = r32, 2, r0
	mov b0 = r33
	.mlx
	nop 0
	movl r14 = @gprel(CSWTCH.9#)
	;;
	.mii
	nop 0
	mov ar.pfs = r34
	sxt4 r32 = r32
	.mmi
	add r14 = r1, r14
	;;
	add r14 = r14, r32
	nop 0
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	setf.s f8 = r14
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
	(p6) movl r14 = 0x3f490fdb
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dptk .L1
	.mmi
	nop 0
	shladd r32 = r32, 2, r0
	mov b0 = r33
	.mlx
	nop 0
	movl r15 = @gprel(CSWTCH.8#)
	;;
	.mii
	nop 0
	mov ar.pfs = r34
	sxt4 r14 = r32
	.mmi
	add r15 = r1, r15
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	setf.s f8 = r14
	nop 0
	br.ret.sptk.many b0
	;;
.L31:
	.mmi
	nop 0
	setf.s f8 = r14
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
	(p6) fnma.s1 f10 = f7, f8, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f8, f10, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f9, f10, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f10 = f6, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f10, f7, f6
	;;
	.mfb
	nop 0
	(p6) fma.s.s0 f8 = f6, f9, f10
	br.call.sptk.many b0 = fabsf#
	;;
	.mib
	mov r1 = r35
	nop 0
	br.call.sptk.many b0 = atanf#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	.mmb
	getf.s r14 = f8
	nop 0
	br .L10
	;;
.L12:
	.mlx
	setf.s f7 = r14
	movl r15 = 0x33bbbd2e
	.mlx
	nop 0
	movl r14 = 0x40490fdb
	;;
	.mii
	setf.s f6 = r15
	mov b0 = r33
	;;
	mov ar.pfs = r34
	;;
	.mfi
	nop 0
	fadd.s f6 = f7, f6
	nop 0
	.mmi
	setf.s f7 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f7 = f7, f6
	;;
	.mmi
	nop 0
	getf.s r14 = f7
	nop 0
	;;
	.mib
	setf.s f8 = r14
	nop 0
	br.ret.sptk.many b0
	.endp __ieee754_atan2f#
	.section	.rodata,	"a",	"progbits"
	.align 4
	.type	CSWTCH.9#, @object
	.size	CSWTCH.9#, 12
CSWTCH.9:
	data4	-2147483648
	data4	1078530011
	data4	-1068953637
	.align 4
	.type	CSWTCH.8#, @object
	.size	CSWTCH.8#, 12
CSWTCH.8:
	data4	-1085730853
	data4	1075235812
	data4	-1072247836
	.global fabsf#
	.type	fabsf#, @function
	.global atanf#
	.type	atanf#, @function
	.ident	"GCC: (GNU) 12.2.0"
