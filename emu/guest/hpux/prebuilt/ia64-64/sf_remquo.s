// 86ba84deddec35f00b17d508f6f3d8ed newlib/libm/common/sf_remquo.c
	.file	"sf_remquo.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global remquof#
	.type	remquof#, @function
	.proc remquof#
remquof:
	.prologue 12, 40
	.mii
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 3, 9, 0, 0
	.save ar.lc, r43
	mov r43 = ar.lc
	mov r42 = r1
	;;
	.mlx
	getf.s r17 = f9
	movl r14 = 2147483647
	.mlx
	nop 0
	movl r19 = 2139095039
	;;
	.mmi
	getf.s r15 = f8
	nop 0
	.save rp, r40
	mov r40 = b0
	.body
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	;;
	mov b0 = r40
	;;
	.mmi
	mov r21 = r17
	;;
	and r16 = r14, r21
	mov r18 = r15
	;;
	.mmi
	and r14 = r14, r18
	nop 0
	adds r20 = -1, r16
	;;
	.mmi
	cmp4.geu p6, p7 = r19, r20
	cmp4.lt p8, p9 = r19, r14
	mov r37 = r14
	;;
	.mib
	(p8) cmp4.ne.and.orcm p6, p7 = 0, r0
	nop 0
	(p6) br.cond.dpnt .L2
	;;
	.mfi
	nop 0
	fmpy.s f6 = f8, f9
	nop 0
	.mmi
	st4 [r34] = r0
	;;
	nop 0
	mov ar.lc = r43
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
	.mfb
	nop 0
	(p6) fma.s.s0 f8 = f6, f7, f9
	br.ret.sptk.many b0
.L2:
	.mlx
	cmp4.gt p6, p7 = r16, r14
	movl r35 = -2147483648
	.mlx
	xor r39 = r21, r18
	movl r22 = 2139095040
	;;
	.mmi
	and r35 = r35, r18
	nop 0
	and r19 = r22, r18
	.mmb
	and r22 = r22, r21
	nop 0
	(p6) br.cond.dpnt .L40
	;;
	.mib
	cmp4.ne p6, p7 = r16, r14
	nop 0
	(p7) br.cond.dpnt .L56
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r19
	(p6) br.cond.dptk .L6
	.mii
	nop 0
	dep.z r15 = r14, 8, 24
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r15
	(p7) br.cond.dpnt .L57
	;;
	.mmi
	(p6) addl r19 = -126, r0
	nop 0
	nop 0
	;;
	.align 32
.L7:
	.mmi
	shladd r15 = r15, 1, r0
	nop 0
	adds r19 = -1, r19
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r15
	(p6) br.cond.dptk .L7
	;;
	.mii
	nop 0
	dep.z r20 = r16, 8, 24
	shr.u r15 = r16, 23
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r22
	(p6) br.cond.dptk .L11
	;;
.L60:
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r20
	(p7) br.cond.dpnt .L58
.L12:
	.mmi
	addl r15 = -126, r0
	nop 0
	nop 0
	;;
	.align 32
.L15:
	.mmi
	shladd r20 = r20, 1, r0
	nop 0
	adds r15 = -1, r15
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r20
	(p6) br.cond.dptk .L15
	;;
	.mib
	cmp4.gt p6, p7 = -126, r19
	sub r20 = -126, r19
	(p7) br.cond.dpnt .L9
	;;
	.mii
	(p6) addp4 r20 = r20, r0
	nop 0
	;;
	(p6) shl r14 = r14, r20
.L18:
	.mib
	cmp4.gt p6, p7 = -126, r15
	sub r18 = -126, r15
	(p7) br.cond.dpnt .L14
	;;
	.mii
	(p6) addp4 r18 = r18, r0
	nop 0
	;;
	(p6) shl r16 = r16, r18
.L20:
	.mmi
	sub r18 = r19, r15, 1
	mov r36 = r0
	cmp4.eq p6, p7 = r15, r19
	;;
	.mmi
	nop 0
	addp4 r18 = r18, r0
	(p6) mov r36 = r0
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L21
	;;
	.mii
	nop 0
	mov ar.lc = r18
	nop 0
	.align 32
.L24:
	.mmi
	sub r18 = r14, r16
	nop 0
	shladd r14 = r14, 1, r0
	;;
	.mmi
	cmp4.le p6, p7 = r0, r18
	;;
	(p6) adds r36 = 1, r36
	(p6) shladd r14 = r18, 1, r0
	;;
	.mib
	nop 0
	shladd r36 = r36, 1, r0
	br.cloop.sptk.few .L24
.L21:
	.mlx
	sub r16 = r14, r16
	movl r18 = 8388607
	;;
	.mmi
	cmp4.gt p6, p7 = r0, r16
	;;
	(p7) mov r14 = r16
	(p7) adds r36 = 1, r36
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L26
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r18, r14
	(p7) br.cond.dpnt .L59
	.align 32
.L27:
	.mmi
	shladd r14 = r14, 1, r0
	nop 0
	adds r15 = -1, r15
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r18, r14
	(p6) br.cond.dptk .L27
	;;
.L59:
	.mmi
	sub r16 = -126, r15
	cmp4.gt p6, p7 = -126, r15
	sxt4 r37 = r14
	.mlx
	adds r18 = 127, r15
	movl r15 = -8388608
	;;
	.mmi
	addp4 r16 = r16, r0
	add r14 = r14, r15
	dep.z r18 = r18, 23, 9
	;;
	.mii
	(p7) or r37 = r14, r18
	nop 0
	;;
	(p6) shr r37 = r37, r16
	;;
.L4:
	.mib
	setf.s f8 = r17
	mov r38 = r37
	br.call.sptk.many b0 = fabsf#
	;;
	.mlx
	nop 0
	movl r14 = 0x01000000
	.mmi
	mov r1 = r42
	;;
	setf.s f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f8, f6
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dptk .L50
	.mmi
	nop 0
	setf.s f7 = r37
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f6 = f7, f7
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f6, f8
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L36
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f6, f8
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L35
	.mib
	nop 0
	tbit.z p6, p7 = r36, 0
	(p6) br.cond.dptk .L35
	.align 32
.L36:
	.mmi
	setf.s f9 = r38
	nop 0
	adds r36 = 1, r36
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f9 = f9, f8
	;;
	.mmi
	getf.s r38 = f9
	nop 0
	nop 0
	;;
.L35:
	.mmi
	cmp4.le p6, p7 = r0, r39
	xor r35 = r38, r35
	mov b0 = r40
	.mlx
	nop 0
	movl r14 = 2147483647
	;;
	.mmi
	and r36 = r14, r36
	setf.s f8 = r35
	mov ar.pfs = r41
	;;
	.mmi
	(p7) sub r36 = r0, r36
	nop 0
	mov ar.lc = r43
	;;
	.mib
	st4 [r34] = r36
	nop 0
	br.ret.sptk.many b0
.L6:
	.mii
	nop 0
	shr.u r19 = r14, 23
	shr.u r15 = r16, 23
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r22
	nop 0
	;;
	.mib
	adds r19 = -127, r19
	dep.z r20 = r16, 8, 24
	(p7) br.cond.dptk .L60
	;;
.L11:
	.mmi
	cmp4.gt p6, p7 = -126, r19
	sub r20 = -126, r19
	adds r15 = -127, r15
	;;
	.mmi
	nop 0
	(p6) addp4 r20 = r20, r0
	nop 0
	;;
	.mib
	nop 0
	(p6) shl r14 = r14, r20
	(p6) br.cond.dptk .L18
	;;
.L9:
	.mlx
	nop 0
	movl r14 = 8388607
	.mmi
	nop 0
	cmp4.gt p6, p7 = -126, r15
	nop 0
	;;
	.mlx
	and r18 = r14, r18
	movl r14 = 8388608
	;;
	.mii
	or r14 = r14, r18
	sub r18 = -126, r15
	;;
	(p6) addp4 r18 = r18, r0
	;;
	.mib
	nop 0
	(p6) shl r16 = r16, r18
	(p6) br.cond.dptk .L20
	.mib
	nop 0
	nop 0
	br .L14
	;;
.L58:
	.mib
	cmp4.gt p6, p7 = -126, r19
	sub r16 = -126, r19
	(p7) br.cond.dpnt .L39
	;;
	.mii
	(p6) addp4 r16 = r16, r0
	(p6) addl r15 = -126, r0
	;;
	(p6) shl r14 = r14, r16
	.align 32
.L14:
	.mlx
	nop 0
	movl r16 = 8388607
	;;
	.mlx
	and r21 = r16, r21
	movl r16 = 8388608
	;;
	.mib
	nop 0
	or r16 = r16, r21
	br .L20
.L26:
	.mmi
	mov r14 = r36
	cmp4.le p6, p7 = r0, r39
	extr.u r35 = r35, 31, 1
	;;
	.mmi
	(p7) sub r14 = r0, r36
	nop 0
	dep.z r35 = r35, 2, 1
	;;
	.mmi
	st4 [r34] = r14
	addl r14 = @gprel(Zero#), gp
	mov b0 = r40
	;;
	.mmi
	add r14 = r14, r35
	nop 0
	mov ar.pfs = r41
	;;
	.mib
	ldfs f8 = [r14]
	mov ar.lc = r43
	br.ret.sptk.many b0
.L50:
	.mlx
	nop 0
	movl r14 = 0x3f000000
	.mmi
	setf.s f7 = r37
	;;
	setf.s f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f6 = f8, f6
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f6, f7
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L36
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f6, f7
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L35
	.mib
	nop 0
	tbit.z p6, p7 = r36, 0
	(p6) br.cond.dptk .L35
	.mib
	nop 0
	nop 0
	br .L36
.L40:
	.mib
	nop 0
	mov r36 = r0
	br .L4
.L56:
	.mii
	addl r14 = 1, r0
	extr.u r35 = r35, 31, 1
	;;
	dep.z r35 = r35, 2, 1
	.mmi
	st4 [r34] = r14
	nop 0
	addl r14 = @gprel(Zero#), gp
	;;
	.mmi
	add r14 = r14, r35
	nop 0
	mov b0 = r40
	;;
	.mmi
	ldfs f8 = [r14]
	nop 0
	mov ar.pfs = r41
	;;
	.mib
	nop 0
	mov ar.lc = r43
	br.ret.sptk.many b0
.L57:
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r22
	nop 0
	;;
	.mii
	nop 0
	(p7) shr.u r15 = r16, 23
	(p7) addl r19 = -126, r0
	;;
	.mib
	nop 0
	(p7) adds r15 = -127, r15
	(p7) br.cond.dptk .L9
	.mii
	nop 0
	dep.z r20 = r16, 8, 24
	addl r19 = -126, r0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r20
	(p6) br.cond.dptk .L12
.L39:
	.mlx
	nop 0
	movl r14 = 8388607
	.mlx
	addl r15 = -126, r0
	movl r16 = 8388607
	;;
	.mmi
	nop 0
	and r18 = r14, r18
	and r21 = r16, r21
	.mlx
	nop 0
	movl r14 = 8388608
	;;
	.mlx
	nop 0
	movl r16 = 8388608
	.mmi
	nop 0
	or r14 = r14, r18
	nop 0
	;;
	.mib
	nop 0
	or r16 = r16, r21
	br .L20
	.endp remquof#
	.section	.sdata,"aws"
	.align 4
	.type	Zero#, @object
	.size	Zero#, 8
Zero:
	data4	0
	data4	-2147483648
	.global fabsf#
	.type	fabsf#, @function
	.ident	"GCC: (GNU) 12.2.0"
