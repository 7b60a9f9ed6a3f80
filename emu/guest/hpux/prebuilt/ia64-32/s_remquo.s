// 57cf9b980503e8a6d707d3ae8aee186f newlib/libm/common/s_remquo.c
	.file	"s_remquo.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global remquo#
	.type	remquo#, @function
	.proc remquo#
remquo:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 3, 8, 0, 0
	nop 0
	.save ar.lc, r42
	mov r42 = ar.lc
	.mmi
	mov r41 = r1
	nop 0
	addp4 r34 = 0,r34
	;;
	.mlx
	getf.d r20 = f9
	movl r15 = 2147483647
	.mlx
	nop 0
	movl r16 = 2146435071
	;;
	.mii
	getf.d r14 = f8
	.save rp, r39
	mov r39 = b0
	.body
	;;
	extr.u r17 = r20, 32, 32
	.mii
	mov r18 = r20
	mov r19 = r20
	;;
	extr.u r2 = r14, 32, 32
	.mmi
	mov r23 = r14
	;;
	and r21 = r15, r2
	and r15 = r15, r17
	;;
	.mmi
	cmp4.ltu p6, p7 = r16, r21
	or r16 = r15, r20
	mov r22 = r21
	;;
	.mib
	nop 0
	cmp4.eq.or.andcm p6, p7 = 0, r16
	(p7) br.cond.dpnt .L89
.L2:
	.mmi
	setf.d f7 = r14
	setf.d f8 = r20
	mov b0 = r39
	;;
	.mii
	st4 [r34] = r0
	mov ar.pfs = r40
	;;
	mov ar.lc = r42
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f7, f8
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
	.mfb
	nop 0
	(p6) fma.d.s0 f8 = f6, f7, f9
	br.ret.sptk.many b0
.L89:
	.mlx
	sub r16 = r0, r20
	movl r24 = 2146435072
	.mlx
	xor r38 = r2, r17
	movl r36 = -2147483648
	;;
	.mmi
	or r16 = r16, r20
	nop 0
	and r36 = r36, r2
	;;
	.mii
	nop 0
	extr.u r16 = r16, 31, 1
	;;
	or r16 = r16, r15
	;;
	.mib
	cmp4.geu p6, p7 = r24, r16
	nop 0
	(p7) br.cond.dpnt .L2
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r15, r21
	(p6) br.cond.dptk .L5
	;;
	.mmi
	cmp4.gt p6, p7 = r15, r21
	nop 0
	cmp4.gtu p8, p9 = r20, r14
	;;
	.mib
	(p8) cmp4.eq.or.andcm p6, p7 = 0, r0
	nop 0
	(p6) br.cond.dpnt .L61
	;;
	.mlx
	nop 0
	movl r22 = 2146435072
	.mmb
	cmp4.ne p6, p7 = r20, r14
	nop 0
	(p7) br.cond.dpnt .L90
	;;
	.mmi
	nop 0
	and r16 = r22, r2
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r16
	(p6) br.cond.dptk .L10
	;;
	.mib
	cmp4.ne p6, p7 = 0, r21
	mov r16 = r14
	(p6) br.cond.dpnt .L9
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r14
	(p7) br.cond.dpnt .L91
	;;
	.mmi
	(p6) addl r22 = -1043, r0
	nop 0
	nop 0
	;;
	.align 32
.L11:
	.mmi
	shladd r16 = r16, 1, r0
	nop 0
	adds r22 = -1, r22
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r16
	(p6) br.cond.dptk .L11
.L17:
	.mlx
	nop 0
	movl r24 = 2146435072
	.mmi
	cmp4.ne p8, p9 = 0, r15
	nop 0
	shr.u r16 = r15, 20
	;;
	.mmi
	and r24 = r24, r17
	nop 0
	adds r16 = -1023, r16
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r24
	(p6) br.cond.dptk .L30
	.mib
	nop 0
	dep.z r24 = r15, 11, 21
	(p8) br.cond.dptk .L26
	;;
	.mmi
	nop 0
	mov r24 = r18
	addl r16 = -1043, r0
	.mmb
	nop 0
	cmp4.lt p6, p7 = 0, r18
	(p7) br.cond.dpnt .L92
	;;
	.align 32
.L29:
	.mmi
	shladd r24 = r24, 1, r0
	nop 0
	adds r16 = -1, r16
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r24
	(p6) br.cond.dptk .L29
.L30:
	.mmi
	nop 0
	addl r24 = -1022, r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r24, r22
	(p7) br.cond.dpnt .L24
.L27:
	.mmi
	addl r2 = -1054, r0
	addl r24 = -1022, r0
	mov r14 = r0
	;;
	.mmi
	sub r2 = r2, r22
	nop 0
	sub r24 = r24, r22
	;;
	.mib
	addp4 r2 = r2, r0
	cmp4.lt p6, p7 = 31, r24
	(p7) br.cond.dpnt .L60
	;;
	.mmi
	addl r21 = -1022, r0
	;;
	nop 0
	(p6) shl r2 = r23, r2
	.mmb
	sub r23 = r21, r16
	cmp4.gt p6, p7 = r21, r16
	(p6) br.cond.dptk .L35
.L31:
	.mmi
	addl r15 = 1048575, r0
	nop 0
	sub r21 = r14, r18
	;;
	.mii
	and r17 = r15, r17
	addl r15 = 1048576, r0
	;;
	or r17 = r15, r17
.L36:
	.mmi
	sub r15 = r22, r16, 1
	mov r35 = r0
	cmp4.eq p6, p7 = r16, r22
	;;
	.mmi
	nop 0
	addp4 r15 = r15, r0
	(p6) mov r35 = r0
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L38
	;;
	.mii
	nop 0
	mov ar.lc = r15
	nop 0
	.align 32
.L42:
	.mmb
	cmp4.geu p6, p7 = r14, r19
	shladd r23 = r2, 1, r0
	nop 0
	.mmi
	sub r2 = r2, r17
	sub r15 = r14, r19
	extr.u r22 = r14, 31, 1
	;;
	.mmi
	(p7) adds r2 = -1, r2
	nop 0
	extr.u r18 = r15, 31, 1
	;;
	.mii
	cmp4.le p6, p7 = r0, r2
	shladd r21 = r2, 1, r0
	;;
	(p6) adds r35 = 1, r35
	.mii
	(p7) add r2 = r23, r22
	(p7) shladd r14 = r14, 1, r0
	;;
	(p6) add r2 = r21, r18
	.mmb
	(p6) shladd r14 = r15, 1, r0
	shladd r35 = r35, 1, r0
	br.cloop.sptk.few .L42
	;;
	.mmi
	sub r21 = r14, r19
	nop 0
	nop 0
.L38:
	.mii
	sub r17 = r2, r17
	cmp4.geu p6, p7 = r14, r19
	;;
	(p7) adds r17 = -1, r17
	;;
	.mmi
	cmp4.gt p6, p7 = r0, r17
	;;
	(p7) mov r2 = r17
	(p7) mov r14 = r21
	.mmi
	(p7) adds r35 = 1, r35
	;;
	or r15 = r14, r2
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	addl r15 = 1048575, r0
	(p6) br.cond.dpnt .L45
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r15, r2
	(p7) br.cond.dpnt .L47
	;;
	.mmi
	(p6) addl r17 = 1048575, r0
	nop 0
	nop 0
	.align 32
.L46:
	.mib
	nop 0
	extr.u r15 = r14, 31, 1
	nop 0
	.mmi
	shladd r2 = r2, 1, r0
	shladd r14 = r14, 1, r0
	adds r16 = -1, r16
	;;
	.mmi
	nop 0
	add r2 = r2, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r17, r2
	(p6) br.cond.dptk .L46
.L47:
	.mmi
	addl r15 = -1022, r0
	adds r22 = 1023, r16
	addl r18 = -1048576, r2
	;;
	.mii
	nop 0
	dep.z r22 = r22, 20, 12
	cmp4.gt p6, p7 = r15, r16
	.mmb
	nop 0
	sub r17 = r15, r16
	nop 0
	;;
	.mib
	nop 0
	(p7) or r22 = r18, r22
	(p7) br.cond.dptk .L6
	;;
	.mmb
	adds r18 = 1054, r16
	addp4 r15 = r14, r0
	nop 0
	.mii
	addp4 r19 = r17, r0
	sxt4 r22 = r2
	cmp4.lt p6, p7 = 20, r17
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L51
	.mii
	addp4 r18 = r18, r0
	shr.u r15 = r15, r19
	shr r22 = r22, r19
	;;
	.mii
	nop 0
	shl r2 = r2, r18
	;;
	or r14 = r2, r15
	;;
	.align 32
.L6:
	.mmi
	nop 0
	mov r37 = r0
	shl r14 = r14, 32
	.mmi
	setf.d f8 = r20
	;;
	nop 0
	mix4.r r37 = r22, r37
	;;
	.mib
	nop 0
	mix4.l r37 = r37, r14
	br.call.sptk.many b0 = fabs#
	;;
	.mlx
	nop 0
	movl r15 = 0x0020000000000000
	.mmi
	mov r1 = r41
	;;
	setf.d f6 = r15
	nop 0
	;;
	.mmi
	nop 0
	mov r14 = r37
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
	(p7) br.cond.dptk .L80
	.mmi
	nop 0
	setf.d f7 = r37
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f7, f7
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f6, f8
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dptk .L93
.L57:
	.mmi
	setf.d f9 = r14
	nop 0
	adds r35 = 1, r35
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f9 = f9, f8
	;;
	.mmi
	getf.d r14 = f9
	nop 0
	nop 0
	;;
.L56:
	.mib
	nop 0
	extr.u r15 = r14, 32, 32
	nop 0
	.mlx
	cmp4.le p6, p7 = r0, r38
	movl r16 = 2147483647
	;;
	.mmi
	xor r36 = r15, r36
	and r35 = r16, r35
	mov b0 = r39
	;;
	.mmi
	(p7) sub r35 = r0, r35
	nop 0
	mov ar.pfs = r40
	;;
	.mii
	st4 [r34] = r35
	mov ar.lc = r42
	;;
	mix4.r r14 = r36, r14
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br.ret.sptk.many b0
.L5:
	.mlx
	nop 0
	movl r16 = 2146435072
	;;
	.mmi
	nop 0
	and r16 = r16, r2
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r16
	(p7) br.cond.dptk .L10
.L9:
	.mii
	nop 0
	dep.z r16 = r21, 11, 21
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r16
	(p7) br.cond.dpnt .L94
	;;
	.mmi
	(p6) addl r22 = -1022, r0
	nop 0
	nop 0
	;;
	.align 32
.L18:
	.mmi
	shladd r16 = r16, 1, r0
	nop 0
	adds r22 = -1, r22
	;;
	.mib
	cmp4.lt p6, p7 = 0, r16
	shladd r16 = r16, 1, r0
	(p7) br.cond.dpnt .L17
	;;
	.mib
	adds r22 = -1, r22
	cmp4.lt p6, p7 = 0, r16
	(p6) br.cond.dptk .L18
	.mib
	nop 0
	nop 0
	br .L17
	;;
.L10:
	.mii
	nop 0
	shr.u r22 = r21, 20
	nop 0
	;;
	.mib
	nop 0
	adds r22 = -1023, r22
	br .L17
	;;
.L19:
	.mii
	nop 0
	shr.u r16 = r15, 20
	nop 0
	.mii
	addl r22 = -1022, r0
	nop 0
	;;
	adds r16 = -1023, r16
	.align 32
.L24:
	.mmi
	addl r21 = 1048575, r0
	;;
	and r2 = r21, r2
	addl r21 = 1048576, r0
	;;
	.mmi
	or r2 = r21, r2
	nop 0
	addl r21 = -1022, r0
	;;
	.mib
	sub r23 = r21, r16
	cmp4.gt p6, p7 = r21, r16
	(p7) br.cond.dptk .L31
	;;
.L35:
	.mmi
	addl r17 = -1054, r0
	adds r24 = 1054, r16
	cmp4.lt p6, p7 = 31, r23
	.mmb
	mov r21 = r14
	mov r19 = r0
	(p7) br.cond.dpnt .L28
	;;
	.mmi
	sub r17 = r17, r16
	;;
	addp4 r17 = r17, r0
	nop 0
	;;
	.mib
	nop 0
	shl r17 = r18, r17
	br .L36
.L92:
	.mmi
	addl r24 = -1022, r0
	nop 0
	addl r16 = -1043, r0
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r24, r22
	(p6) br.cond.dpnt .L27
.L21:
	.mmi
	addl r17 = 1048575, r0
	nop 0
	addl r24 = 11, r0
	.mmi
	addl r16 = -1043, r0
	nop 0
	addl r23 = 21, r0
	;;
	.mii
	and r2 = r17, r2
	addl r17 = 1048576, r0
	;;
	or r2 = r17, r2
	.align 32
.L28:
	.mmi
	addp4 r23 = r23, r0
	addp4 r17 = r18, r0
	addp4 r24 = r24, r0
	;;
	.mii
	nop 0
	shl r15 = r15, r23
	shr.u r17 = r17, r24
	;;
	.mii
	nop 0
	shl r19 = r18, r23
	;;
	or r17 = r15, r17
	;;
	.mib
	nop 0
	sub r21 = r14, r19
	br .L36
.L15:
	.mmi
	nop 0
	addl r22 = -1043, r0
	addl r24 = 21, r0
	;;
	.align 32
.L60:
	.mmi
	adds r14 = 1054, r22
	addp4 r24 = r24, r0
	addp4 r2 = r23, r0
	;;
	.mmi
	addp4 r14 = r14, r0
	;;
	nop 0
	shl r21 = r21, r24
	;;
	.mii
	nop 0
	shr.u r2 = r2, r14
	shl r14 = r23, r24
	.mmi
	nop 0
	;;
	nop 0
	or r2 = r21, r2
.L97:
	.mmi
	nop 0
	addl r21 = -1022, r0
	nop 0
	;;
	.mib
	sub r23 = r21, r16
	cmp4.gt p6, p7 = r21, r16
	(p6) br.cond.dptk .L35
	.mib
	nop 0
	nop 0
	br .L31
.L80:
	.mlx
	nop 0
	movl r15 = 0x3fe0000000000000
	.mmi
	setf.d f7 = r37
	;;
	setf.d f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f8, f6
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f6, f7
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L57
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f6, f7
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L56
	.mib
	nop 0
	tbit.z p6, p7 = r35, 0
	(p6) br.cond.dptk .L56
.L96:
	.mmi
	setf.d f9 = r14
	nop 0
	adds r35 = 1, r35
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f9 = f9, f8
	;;
	.mib
	getf.d r14 = f9
	nop 0
	br .L56
	;;
.L45:
	.mlx
	nop 0
	movl r14 = 2147483647
	.mmi
	cmp4.le p6, p7 = r0, r38
	nop 0
	shr.u r36 = r36, 28
	;;
	.mmi
	and r35 = r14, r35
	and r36 = 8, r36
	mov b0 = r39
	.mlx
	nop 0
	movl r14 = @gprel(Zero#)
	;;
	.mmi
	add r14 = r1, r14
	(p7) sub r35 = r0, r35
	mov ar.pfs = r40
	;;
	.mmi
	add r14 = r14, r36
	st4 [r34] = r35
	mov ar.lc = r42
	;;
	.mib
	ldfd f8 = [r14]
	nop 0
	br.ret.sptk.many b0
.L26:
	.mib
	addl r16 = -1022, r0
	cmp4.lt p6, p7 = 0, r24
	(p7) br.cond.dpnt .L95
	;;
	.align 32
.L32:
	.mmi
	shladd r24 = r24, 1, r0
	nop 0
	adds r16 = -1, r16
	;;
	.mib
	cmp4.lt p6, p7 = 0, r24
	shladd r24 = r24, 1, r0
	(p7) br.cond.dpnt .L30
	;;
	.mib
	adds r16 = -1, r16
	cmp4.lt p6, p7 = 0, r24
	(p6) br.cond.dptk .L32
	.mib
	nop 0
	nop 0
	br .L30
	;;
.L93:
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f6, f8
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L56
	.mib
	nop 0
	tbit.z p6, p7 = r35, 0
	(p6) br.cond.dptk .L56
	.mib
	nop 0
	nop 0
	br .L96
	;;
.L51:
	.mmi
	adds r15 = 1054, r16
	cmp4.lt p6, p7 = 31, r17
	nop 0
	.mmi
	addp4 r14 = r14, r0
	addp4 r19 = r17, r0
	sxt4 r18 = r2
	;;
	.mmi
	addp4 r17 = r15, r0
	addl r15 = -1054, r0
	(p7) mov r22 = r36
	;;
	.mmi
	sub r15 = r15, r16
	nop 0
	(p6) mov r22 = r36
	;;
	.mii
	nop 0
	(p7) shr.u r14 = r14, r19
	(p6) addp4 r15 = r15, r0
	;;
	.mii
	nop 0
	(p7) shl r2 = r2, r17
	;;
	(p6) shr r14 = r18, r15
	;;
	.mib
	nop 0
	(p7) or r14 = r2, r14
	br .L6
.L91:
	.mmi
	nop 0
	and r22 = r22, r17
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r22
	(p6) br.cond.dptk .L12
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L13
	;;
	.mmi
	cmp4.lt p6, p7 = 0, r20
	mov r24 = r20
	addl r22 = -1043, r0
	;;
	.mib
	(p7) addl r16 = -1043, r0
	nop 0
	(p7) br.cond.dpnt .L15
	;;
	.mib
	nop 0
	addl r16 = -1043, r0
	br .L29
	;;
.L94:
	.mlx
	nop 0
	movl r16 = 2146435072
	;;
	.mmi
	nop 0
	and r16 = r16, r17
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r16
	(p6) br.cond.dptk .L19
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L20
	;;
	.mmi
	addl r22 = -1022, r0
	cmp4.lt p6, p7 = 0, r18
	nop 0
	.mmb
	mov r24 = r18
	addl r16 = -1043, r0
	(p7) br.cond.dpnt .L21
	;;
	.mib
	nop 0
	nop 0
	br .L29
.L95:
	.mmi
	addl r24 = -1022, r0
	nop 0
	addl r16 = -1022, r0
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r24, r22
	(p6) br.cond.dpnt .L27
.L23:
	.mmi
	addl r15 = 1048575, r0
	addl r16 = -1022, r0
	sub r21 = r14, r18
	;;
	.mii
	and r2 = r15, r2
	addl r15 = 1048576, r0
	;;
	or r2 = r15, r2
	.mmi
	addl r15 = 1048575, r0
	;;
	and r17 = r15, r17
	addl r15 = 1048576, r0
	;;
	.mib
	nop 0
	or r17 = r15, r17
	br .L36
.L61:
	.mib
	nop 0
	mov r35 = r0
	br .L6
.L90:
	.mii
	cmp4.le p6, p7 = r0, r38
	mov b0 = r39
	shr.u r14 = r36, 28
	;;
	.mmi
	(p6) addl r15 = 1, r0
	and r14 = 8, r14
	mov ar.pfs = r40
	;;
	.mmi
	(p7) addl r15 = -1, r0
	nop 0
	mov ar.lc = r42
	;;
	.mlx
	st4 [r34] = r15
	movl r15 = @gprel(Zero#)
	;;
	.mmi
	add r15 = r1, r15
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mib
	ldfd f8 = [r14]
	nop 0
	br.ret.sptk.many b0
.L12:
	.mmb
	addl r14 = 11, r0
	addl r24 = 21, r0
	nop 0
	.mii
	addp4 r2 = r23, r0
	shr.u r16 = r15, 20
	addl r22 = -1043, r0
	;;
	.mmi
	addp4 r24 = r24, r0
	addp4 r14 = r14, r0
	adds r16 = -1023, r16
	;;
	.mii
	nop 0
	shl r21 = r21, r24
	shr.u r2 = r2, r14
	;;
	.mii
	nop 0
	shl r14 = r23, r24
	nop 0
	;;
	.mib
	nop 0
	or r2 = r21, r2
	br .L97
.L20:
	.mii
	nop 0
	dep.z r24 = r15, 11, 21
	addl r22 = -1022, r0
	.mmb
	nop 0
	addl r16 = -1022, r0
	nop 0
	;;
	.mbb
	cmp4.lt p6, p7 = 0, r24
	(p7) br.cond.dpnt .L23
	br .L32
.L13:
	.mii
	nop 0
	dep.z r24 = r15, 11, 21
	addl r22 = -1043, r0
	;;
	.mmi
	nop 0
	cmp4.lt p6, p7 = 0, r24
	nop 0
	;;
	.mib
	(p7) addl r16 = -1022, r0
	nop 0
	(p7) br.cond.dpnt .L15
	;;
	.mib
	nop 0
	addl r16 = -1022, r0
	br .L32
	.endp remquo#
	.section	.rodata,	"a",	"progbits"
	.align 8
	.type	Zero#, @object
	.size	Zero#, 16
Zero:
	data4	0
	data4	0
	data4	-2147483648
	data4	0
	.global fabs#
	.type	fabs#, @function
	.ident	"GCC: (GNU) 12.2.0"
