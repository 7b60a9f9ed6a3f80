// 1c23e6ae8ca21ba04487bcd26955582e newlib/libm/math/ef_fmod.c
	.file	"ef_fmod.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __ieee754_fmodf#
	.type	__ieee754_fmodf#, @function
	.proc __ieee754_fmodf#
__ieee754_fmodf:
	.prologue
	.mlx
	getf.s r17 = f9
	movl r14 = 2147483647
	.mlx
	nop 0
	movl r18 = 2139095039
	;;
	.mii
	getf.s r15 = f8
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	;;
	mov r20 = r17
	;;
	.mii
	mov r19 = r15
	and r16 = r14, r20
	;;
	adds r21 = -1, r16
	.mmi
	and r14 = r14, r19
	;;
	cmp4.geu p6, p7 = r18, r21
	cmp4.lt p8, p9 = r18, r14
	;;
	.mib
	(p8) cmp4.ne.and.orcm p6, p7 = 0, r0
	nop 0
	(p6) br.cond.dpnt .L2
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f6 = f8, f9
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
	.mmi
	getf.s r15 = f7
	nop 0
	nop 0
	;;
.L1:
	.mib
	setf.s f8 = r15
	mov ar.lc = r2
	br.ret.sptk.many b0
.L2:
	.mlx
	cmp4.gt p6, p7 = r16, r14
	movl r22 = 2139095040
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L1
	;;
	.mlx
	nop 0
	movl r21 = -2147483648
	.mmi
	cmp4.ne p6, p7 = r16, r14
	and r17 = r22, r19
	and r22 = r22, r20
	;;
	.mib
	and r21 = r21, r19
	nop 0
	(p7) br.cond.dpnt .L26
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r17
	(p6) br.cond.dptk .L5
	.mii
	nop 0
	dep.z r17 = r14, 8, 24
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r17
	(p7) br.cond.dpnt .L46
	;;
	.mmi
	(p6) addl r15 = -126, r0
	nop 0
	nop 0
	;;
	.align 32
.L6:
	.mmi
	shladd r17 = r17, 1, r0
	nop 0
	adds r15 = -1, r15
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r17
	(p6) br.cond.dptk .L6
	;;
	.mii
	nop 0
	dep.z r18 = r16, 8, 24
	shr.u r17 = r16, 23
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r22
	(p6) br.cond.dptk .L10
	;;
.L49:
	.mib
	nop 0
	cmp4.le p6, p7 = r0, r18
	(p7) br.cond.dpnt .L47
.L11:
	.mmi
	addl r17 = -126, r0
	nop 0
	nop 0
	;;
	.align 32
.L14:
	.mmi
	shladd r18 = r18, 1, r0
	nop 0
	adds r17 = -1, r17
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r0, r18
	(p6) br.cond.dptk .L14
	;;
	.mib
	cmp4.gt p6, p7 = -126, r15
	sub r18 = -126, r15
	(p7) br.cond.dpnt .L8
	;;
	.mii
	(p6) addp4 r18 = r18, r0
	nop 0
	;;
	(p6) shl r14 = r14, r18
.L17:
	.mib
	cmp4.gt p6, p7 = -126, r17
	sub r18 = -126, r17
	(p7) br.cond.dpnt .L13
	;;
	.mii
	(p6) addp4 r18 = r18, r0
	nop 0
	;;
	(p6) shl r16 = r16, r18
.L19:
	.mib
	sub r18 = r15, r17
	cmp4.eq p6, p7 = r17, r15
	(p6) br.cond.dpnt .L20
	;;
	.mmi
	nop 0
	adds r18 = -1, r18
	nop 0
	;;
	.mii
	addp4 r18 = r18, r0
	nop 0
	;;
	mov ar.lc = r18
	.align 32
.L24:
	.mmi
	sub r15 = r14, r16
	nop 0
	shladd r14 = r14, 1, r0
	;;
	.mib
	cmp4.le p6, p7 = r0, r15
	nop 0
	(p7) br.cond.dpnt .L22
	;;
	.mib
	shladd r14 = r15, 1, r0
	cmp4.ne p6, p7 = 0, r15
	(p7) br.cond.dpnt .L26
.L22:
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L24
	;;
.L20:
	.mlx
	sub r16 = r14, r16
	movl r15 = 8388607
	;;
	.mmi
	cmp4.gt p6, p7 = r0, r16
	;;
	(p7) mov r14 = r16
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L26
	;;
	.align 32
.L42:
	.mib
	cmp4.ge p6, p7 = r15, r14
	nop 0
	(p7) br.cond.dpnt .L48
	;;
	.mib
	shladd r14 = r14, 1, r0
	adds r17 = -1, r17
	br .L42
	;;
.L5:
	.mii
	nop 0
	shr.u r15 = r14, 23
	shr.u r17 = r16, 23
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r22
	nop 0
	;;
	.mib
	adds r15 = -127, r15
	dep.z r18 = r16, 8, 24
	(p7) br.cond.dptk .L49
	;;
.L10:
	.mmi
	cmp4.gt p6, p7 = -126, r15
	sub r18 = -126, r15
	adds r17 = -127, r17
	;;
	.mmi
	nop 0
	(p6) addp4 r18 = r18, r0
	nop 0
	;;
	.mib
	nop 0
	(p6) shl r14 = r14, r18
	(p6) br.cond.dptk .L17
	;;
.L8:
	.mmi
	nop 0
	cmp4.gt p6, p7 = -126, r17
	sub r18 = -126, r17
	.mlx
	nop 0
	movl r14 = 8388607
	;;
	.mmi
	nop 0
	(p6) addp4 r18 = r18, r0
	and r19 = r14, r19
	.mlx
	nop 0
	movl r14 = 8388608
	;;
	.mmi
	nop 0
	or r14 = r14, r19
	nop 0
	;;
	.mib
	nop 0
	(p6) shl r16 = r16, r18
	(p6) br.cond.dptk .L19
	.mib
	nop 0
	nop 0
	br .L13
	;;
.L47:
	.mib
	cmp4.gt p6, p7 = -126, r15
	sub r16 = -126, r15
	(p7) br.cond.dpnt .L30
	;;
	.mii
	(p6) addp4 r16 = r16, r0
	(p6) addl r17 = -126, r0
	;;
	(p6) shl r14 = r14, r16
	.align 32
.L13:
	.mlx
	nop 0
	movl r16 = 8388607
	;;
	.mlx
	and r20 = r16, r20
	movl r16 = 8388608
	;;
	.mib
	nop 0
	or r16 = r16, r20
	br .L19
.L26:
	.mii
	nop 0
	extr.u r15 = r21, 31, 1
	addl r14 = @gprel(Zero#), gp
	;;
	.mii
	nop 0
	dep.z r15 = r15, 2, 1
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	nop 0
	mov ar.lc = r2
	;;
	.mmi
	nop 0
	ld4 r15 = [r14]
	nop 0
	;;
	.mib
	setf.s f8 = r15
	nop 0
	br.ret.sptk.many b0
.L48:
	.mmb
	sub r16 = -126, r17
	cmp4.gt p6, p7 = -126, r17
	nop 0
	.mii
	adds r18 = 127, r17
	mov ar.lc = r2
	sxt4 r15 = r14
	;;
	.mmi
	nop 0
	addp4 r16 = r16, r0
	dep.z r18 = r18, 23, 9
	.mlx
	nop 0
	movl r17 = -8388608
	;;
	.mmi
	add r14 = r14, r17
	;;
	(p7) or r15 = r14, r21
	nop 0
	;;
	.mii
	nop 0
	(p6) shr r15 = r15, r16
	;;
	(p7) or r15 = r18, r15
	;;
	.mmi
	nop 0
	(p6) or r15 = r21, r15
	nop 0
	;;
	.mib
	setf.s f8 = r15
	nop 0
	br.ret.sptk.many b0
.L46:
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r22
	nop 0
	;;
	.mii
	nop 0
	(p7) shr.u r17 = r16, 23
	(p7) addl r15 = -126, r0
	;;
	.mib
	nop 0
	(p7) adds r17 = -127, r17
	(p7) br.cond.dptk .L8
	.mii
	nop 0
	dep.z r18 = r16, 8, 24
	addl r15 = -126, r0
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r0, r18
	(p6) br.cond.dptk .L11
.L30:
	.mlx
	nop 0
	movl r14 = 8388607
	.mlx
	addl r17 = -126, r0
	movl r16 = 8388607
	;;
	.mmi
	nop 0
	and r19 = r14, r19
	and r20 = r16, r20
	.mlx
	nop 0
	movl r14 = 8388608
	;;
	.mlx
	nop 0
	movl r16 = 8388608
	.mmi
	nop 0
	or r14 = r14, r19
	nop 0
	;;
	.mib
	nop 0
	or r16 = r16, r20
	br .L19
	.endp __ieee754_fmodf#
	.section	.sdata,"aws"
	.align 4
	.type	Zero#, @object
	.size	Zero#, 8
Zero:
	data4	0
	data4	-2147483648
	.ident	"GCC: (GNU) 12.2.0"
