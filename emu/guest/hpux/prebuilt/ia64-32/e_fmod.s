// a0784d96a0f35b3b4bb8c0627b49752c newlib/libm/math/e_fmod.c
	.file	"e_fmod.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __ieee754_fmod#
	.type	__ieee754_fmod#, @function
	.proc __ieee754_fmod#
__ieee754_fmod:
	.prologue
	.mlx
	getf.d r14 = f9
	movl r16 = 2147483647
	.mlx
	nop 0
	movl r20 = 2146435071
	;;
	.mii
	getf.d r15 = f8
	.save ar.lc, r3
	mov r3 = ar.lc
	.body
	;;
	extr.u r17 = r14, 32, 32
	.mii
	mov r19 = r14
	mov r18 = r14
	;;
	extr.u r2 = r15, 32, 32
	.mmi
	mov r22 = r15
	;;
	and r23 = r16, r2
	and r16 = r16, r17
	;;
	.mmi
	cmp4.ltu p6, p7 = r20, r23
	nop 0
	or r20 = r16, r14
	;;
	.mib
	nop 0
	cmp4.eq.or.andcm p6, p7 = 0, r20
	(p7) br.cond.dpnt .L82
.L2:
	.mmi
	setf.d f7 = r15
	setf.d f8 = r14
	nop 0
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
	.mfi
	nop 0
	(p6) fma.d.s0 f8 = f6, f7, f9
	nop 0
.L1:
	.mib
	nop 0
	mov ar.lc = r3
	br.ret.sptk.many b0
.L82:
	.mlx
	sub r20 = r0, r14
	movl r21 = 2146435072
	.mlx
	nop 0
	movl r24 = -2147483648
	;;
	.mii
	or r20 = r20, r14
	and r24 = r24, r2
	;;
	extr.u r20 = r20, 31, 1
	.mmi
	mov r25 = r24
	;;
	or r20 = r20, r16
	nop 0
	;;
	.mib
	cmp4.geu p6, p7 = r21, r20
	nop 0
	(p7) br.cond.dpnt .L2
	;;
	.mib
	mov r14 = r15
	cmp4.lt p6, p7 = r16, r23
	(p6) br.cond.dptk .L5
	;;
	.mmi
	nop 0
	cmp4.gt p6, p7 = r16, r23
	cmp4.ltu p8, p9 = r15, r19
	.mlx
	nop 0
	movl r20 = 2146435072
	;;
	.mmi
	nop 0
	(p8) cmp4.eq.or.andcm p6, p7 = 0, r0
	nop 0
	;;
	.mib
	(p6) setf.d f8 = r15
	nop 0
	(p6) br.cond.dpnt .L1
	;;
	.mib
	cmp4.ne p6, p7 = r15, r19
	and r15 = r20, r2
	(p7) br.cond.dpnt .L83
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L8
	;;
	.mib
	cmp4.ne p6, p7 = 0, r23
	mov r15 = r22
	(p6) br.cond.dpnt .L7
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r22
	(p7) br.cond.dpnt .L84
	;;
	.mmi
	(p6) addl r21 = -1043, r0
	nop 0
	nop 0
	;;
	.align 32
.L9:
	.mmi
	shladd r15 = r15, 1, r0
	nop 0
	adds r21 = -1, r21
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r15
	(p6) br.cond.dptk .L9
.L15:
	.mlx
	nop 0
	movl r15 = 2146435072
	.mmi
	cmp4.ne p8, p9 = 0, r16
	nop 0
	shr.u r20 = r16, 20
	;;
	.mmi
	and r15 = r15, r17
	nop 0
	adds r20 = -1023, r20
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L28
	.mib
	nop 0
	dep.z r15 = r16, 11, 21
	(p8) br.cond.dptk .L24
	;;
	.mmi
	nop 0
	mov r15 = r19
	addl r20 = -1043, r0
	.mmb
	nop 0
	cmp4.lt p6, p7 = 0, r19
	(p7) br.cond.dpnt .L85
	;;
	.align 32
.L27:
	.mmi
	shladd r15 = r15, 1, r0
	nop 0
	adds r20 = -1, r20
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r15
	(p6) br.cond.dptk .L27
.L28:
	.mmi
	nop 0
	addl r15 = -1022, r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r15, r21
	(p7) br.cond.dpnt .L22
.L25:
	.mmi
	addl r2 = -1054, r0
	addl r15 = -1022, r0
	mov r14 = r0
	;;
	.mmi
	sub r2 = r2, r21
	nop 0
	sub r15 = r15, r21
	;;
	.mib
	addp4 r2 = r2, r0
	cmp4.lt p6, p7 = 31, r15
	(p7) br.cond.dpnt .L54
	;;
	.mmi
	addl r15 = -1022, r0
	;;
	nop 0
	(p6) shl r2 = r22, r2
	.mmb
	sub r22 = r15, r20
	cmp4.gt p6, p7 = r15, r20
	(p7) br.cond.dptk .L29
	;;
.L33:
	.mmi
	addl r15 = -1054, r0
	cmp4.lt p6, p7 = 31, r22
	nop 0
	.mmb
	adds r17 = 1054, r20
	mov r18 = r0
	(p7) br.cond.dpnt .L26
	;;
	.mmi
	sub r15 = r15, r20
	sub r16 = r21, r20
	cmp4.ne p6, p7 = r20, r21
	;;
	.mii
	addp4 r15 = r15, r0
	adds r16 = -1, r16
	;;
	addp4 r16 = r16, r0
	;;
	.mii
	nop 0
	mov ar.lc = r16
	nop 0
	;;
	.mib
	nop 0
	shl r15 = r19, r15
	(p7) br.cond.dpnt .L86
	;;
	.align 32
.L44:
	.mmi
	shladd r19 = r2, 1, r0
	nop 0
	extr.u r17 = r14, 31, 1
	.mmb
	sub r2 = r2, r15
	cmp4.leu p6, p7 = r18, r14
	(p6) br.cond.dptk .L39
	;;
	.mmi
	adds r2 = -1, r2
	nop 0
	sub r16 = r14, r18
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r0, r2
	(p6) br.cond.dpnt .L40
.L41:
	.mii
	shladd r2 = r2, 1, r0
	extr.u r17 = r16, 31, 1
	shladd r14 = r16, 1, r0
	;;
	.mib
	nop 0
	add r2 = r2, r17
	br.cloop.sptk.few .L44
.L89:
	.mmi
	sub r19 = r14, r18
	nop 0
	nop 0
	;;
.L38:
	.mii
	sub r15 = r2, r15
	cmp4.leu p6, p7 = r18, r14
	;;
	(p7) adds r15 = -1, r15
	;;
.L45:
	.mmi
	cmp4.gt p6, p7 = r0, r15
	addl r17 = 1048575, r0
	addl r16 = 1048575, r0
	;;
	.mmi
	(p7) mov r2 = r15
	nop 0
	(p7) mov r14 = r19
	;;
	.mmi
	or r15 = r14, r2
	nop 0
	cmp4.ge p8, p9 = r17, r2
	;;
	.mbb
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dpnt .L47
	(p9) br.cond.dpnt .L49
	.align 32
.L48:
	.mib
	nop 0
	extr.u r15 = r14, 31, 1
	nop 0
	.mmi
	shladd r2 = r2, 1, r0
	shladd r14 = r14, 1, r0
	adds r20 = -1, r20
	;;
	.mmi
	nop 0
	add r2 = r2, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r16, r2
	(p6) br.cond.dptk .L48
.L49:
	.mmi
	addl r18 = -1022, r0
	adds r17 = 1023, r20
	nop 0
	.mmi
	addl r16 = -1048576, r2
	mov r15 = r0
	shl r21 = r14, 32
	;;
	.mmi
	sub r19 = r18, r20
	nop 0
	dep.z r17 = r17, 20, 12
	.mmb
	or r16 = r16, r24
	cmp4.gt p6, p7 = r18, r20
	(p7) br.cond.dptk .L87
	;;
	.mmb
	adds r17 = 1054, r20
	addp4 r18 = r19, r0
	nop 0
	.mii
	addp4 r15 = r14, r0
	sxt4 r16 = r2
	cmp4.lt p6, p7 = 20, r19
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L51
	.mib
	nop 0
	shr r16 = r16, r18
	nop 0
	.mmi
	addp4 r17 = r17, r0
	mov r14 = r0
	shr.u r15 = r15, r18
	;;
	.mii
	nop 0
	shl r2 = r2, r17
	or r25 = r16, r24
	;;
	.mmi
	or r15 = r2, r15
	nop 0
	mix4.r r14 = r25, r14
	;;
	.mii
	nop 0
	shl r15 = r15, 32
	;;
	mix4.l r14 = r14, r15
	;;
	.mmi
	setf.d f8 = r14
	nop 0
	nop 0
.L91:
	.mib
	nop 0
	mov ar.lc = r3
	br.ret.sptk.many b0
.L5:
	.mlx
	nop 0
	movl r15 = 2146435072
	;;
	.mmi
	nop 0
	and r15 = r15, r2
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p7) br.cond.dptk .L8
.L7:
	.mii
	nop 0
	dep.z r15 = r23, 11, 21
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r15
	(p7) br.cond.dpnt .L88
	;;
	.mmi
	(p6) addl r21 = -1022, r0
	nop 0
	nop 0
	;;
	.align 32
.L16:
	.mmi
	shladd r15 = r15, 1, r0
	nop 0
	adds r21 = -1, r21
	;;
	.mib
	cmp4.lt p6, p7 = 0, r15
	shladd r15 = r15, 1, r0
	(p7) br.cond.dpnt .L15
	;;
	.mib
	adds r21 = -1, r21
	cmp4.lt p6, p7 = 0, r15
	(p6) br.cond.dptk .L16
	.mib
	nop 0
	nop 0
	br .L15
	;;
.L8:
	.mii
	nop 0
	shr.u r21 = r23, 20
	nop 0
	;;
	.mib
	nop 0
	adds r21 = -1023, r21
	br .L15
	;;
.L17:
	.mii
	nop 0
	shr.u r20 = r16, 20
	nop 0
	.mii
	addl r21 = -1022, r0
	nop 0
	;;
	adds r20 = -1023, r20
	.align 32
.L22:
	.mmi
	addl r15 = 1048575, r0
	;;
	and r2 = r15, r2
	addl r15 = 1048576, r0
	;;
	.mmi
	or r2 = r15, r2
	nop 0
	addl r15 = -1022, r0
	;;
	.mib
	sub r22 = r15, r20
	cmp4.gt p6, p7 = r15, r20
	(p6) br.cond.dptk .L33
	.mib
	nop 0
	nop 0
	br .L29
	;;
.L24:
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r15
	(p6) br.cond.dptk .L20
	.mmi
	addl r15 = -1022, r0
	nop 0
	addl r20 = -1022, r0
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r15, r21
	(p6) br.cond.dpnt .L25
.L21:
	.mmi
	addl r15 = 1048575, r0
	nop 0
	addl r20 = -1022, r0
	;;
	.mii
	and r2 = r15, r2
	addl r15 = 1048576, r0
	;;
	or r2 = r15, r2
	.align 32
.L29:
	.mmi
	addl r15 = 1048575, r0
	nop 0
	addl r16 = 1048576, r0
	.mii
	sub r19 = r14, r19
	cmp4.eq p6, p7 = r20, r21
	;;
	and r15 = r15, r17
	;;
	.mib
	or r15 = r16, r15
	sub r16 = r21, r20
	(p6) br.cond.dpnt .L38
	;;
.L90:
	.mmi
	adds r16 = -1, r16
	;;
	addp4 r16 = r16, r0
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r16
	br .L44
	;;
.L40:
	.mib
	add r2 = r19, r17
	shladd r14 = r14, 1, r0
	br.cloop.sptk.few .L44
	.mib
	nop 0
	nop 0
	br .L89
.L85:
	.mmi
	addl r15 = -1022, r0
	nop 0
	addl r20 = -1043, r0
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r15, r21
	(p6) br.cond.dpnt .L25
.L19:
	.mmi
	addl r15 = 1048575, r0
	nop 0
	addl r17 = 11, r0
	.mmi
	addl r20 = -1043, r0
	nop 0
	addl r22 = 21, r0
	;;
	.mii
	and r2 = r15, r2
	addl r15 = 1048576, r0
	;;
	or r2 = r15, r2
	.align 32
.L26:
	.mmi
	addp4 r22 = r22, r0
	nop 0
	addp4 r15 = r19, r0
	.mmi
	addp4 r17 = r17, r0
	nop 0
	cmp4.eq p6, p7 = r20, r21
	;;
	.mii
	nop 0
	shl r18 = r19, r22
	shl r16 = r16, r22
	;;
	.mii
	nop 0
	shr.u r15 = r15, r17
	;;
	sub r19 = r14, r18
	;;
	.mib
	or r15 = r16, r15
	sub r16 = r21, r20
	(p7) br.cond.dptk .L90
	.mib
	nop 0
	nop 0
	br .L38
	;;
.L13:
	.mmi
	nop 0
	addl r21 = -1043, r0
	addl r15 = 21, r0
	;;
	.align 32
.L54:
	.mmi
	adds r14 = 1054, r21
	addp4 r15 = r15, r0
	addp4 r2 = r22, r0
	;;
	.mmi
	addp4 r14 = r14, r0
	;;
	nop 0
	shl r23 = r23, r15
	;;
	.mii
	nop 0
	shr.u r2 = r2, r14
	shl r14 = r22, r15
	.mmi
	nop 0
	;;
	nop 0
	or r2 = r23, r2
.L92:
	.mmi
	nop 0
	addl r15 = -1022, r0
	nop 0
	;;
	.mib
	sub r22 = r15, r20
	cmp4.gt p6, p7 = r15, r20
	(p6) br.cond.dptk .L33
	.mib
	nop 0
	nop 0
	br .L29
	;;
.L39:
	.mib
	sub r16 = r14, r18
	cmp4.le p6, p7 = r0, r2
	(p7) br.cond.dpnt .L40
	;;
	.mmi
	nop 0
	or r14 = r16, r2
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L41
.L47:
	.mlx
	nop 0
	movl r14 = @gprel(Zero#)
	.mib
	nop 0
	shr.u r24 = r24, 28
	nop 0
	;;
	.mmi
	and r24 = 8, r24
	add r14 = r1, r14
	mov ar.lc = r3
	;;
	.mmi
	nop 0
	add r14 = r14, r24
	nop 0
	;;
	.mib
	ldfd f8 = [r14]
	nop 0
	br.ret.sptk.many b0
.L87:
	.mmi
	or r16 = r17, r16
	nop 0
	mov ar.lc = r3
	;;
	.mii
	nop 0
	mix4.r r15 = r16, r15
	;;
	mix4.l r15 = r15, r21
	;;
	.mib
	setf.d f8 = r15
	nop 0
	br.ret.sptk.many b0
.L11:
	.mii
	nop 0
	dep.z r15 = r16, 11, 21
	addl r21 = -1043, r0
	;;
	.mmi
	nop 0
	cmp4.lt p6, p7 = 0, r15
	nop 0
	;;
	.mib
	nop 0
	(p7) addl r20 = -1022, r0
	(p7) br.cond.dpnt .L13
	;;
	.align 32
.L20:
	.mmi
	addl r20 = -1022, r0
	nop 0
	nop 0
	;;
	.align 32
.L30:
	.mmi
	shladd r15 = r15, 1, r0
	nop 0
	adds r20 = -1, r20
	;;
	.mib
	cmp4.lt p6, p7 = 0, r15
	shladd r15 = r15, 1, r0
	(p7) br.cond.dpnt .L28
	;;
	.mib
	adds r20 = -1, r20
	cmp4.lt p6, p7 = 0, r15
	(p6) br.cond.dptk .L30
	.mib
	nop 0
	nop 0
	br .L28
.L88:
	.mlx
	nop 0
	movl r15 = 2146435072
	;;
	.mmi
	nop 0
	and r15 = r15, r17
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L17
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r16
	(p6) br.cond.dptk .L18
	;;
	.mmi
	addl r21 = -1022, r0
	cmp4.lt p6, p7 = 0, r19
	nop 0
	.mmb
	mov r15 = r19
	addl r20 = -1043, r0
	(p7) br.cond.dpnt .L19
	;;
	.mib
	nop 0
	nop 0
	br .L27
.L84:
	.mmi
	nop 0
	and r20 = r20, r17
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r20
	(p6) br.cond.dptk .L10
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r16
	(p6) br.cond.dptk .L11
	;;
	.mmi
	cmp4.lt p6, p7 = 0, r19
	mov r15 = r19
	addl r21 = -1043, r0
	;;
	.mib
	(p7) addl r20 = -1043, r0
	nop 0
	(p7) br.cond.dpnt .L13
	;;
	.mib
	nop 0
	addl r20 = -1043, r0
	br .L27
.L86:
	.mib
	sub r15 = r2, r15
	mov r19 = r14
	br .L45
	;;
.L51:
	.mmi
	adds r17 = 1054, r20
	addp4 r14 = r14, r0
	addp4 r18 = r19, r0
	.mmi
	cmp4.lt p6, p7 = 31, r19
	addl r16 = -1054, r0
	sxt4 r15 = r2
	;;
	.mii
	addp4 r17 = r17, r0
	sub r16 = r16, r20
	;;
	(p6) addp4 r16 = r16, r0
	;;
	.mii
	nop 0
	(p7) shr.u r14 = r14, r18
	;;
	(p7) shl r2 = r2, r17
	;;
	.mii
	nop 0
	(p6) shr r15 = r15, r16
	nop 0
	;;
	.mii
	(p7) or r15 = r2, r14
	mov r14 = r0
	;;
	shl r15 = r15, 32
	;;
	.mii
	nop 0
	mix4.r r14 = r25, r14
	;;
	mix4.l r14 = r14, r15
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br .L91
.L83:
	.mib
	nop 0
	shr.u r14 = r24, 28
	nop 0
	.mlx
	nop 0
	movl r15 = @gprel(Zero#)
	;;
	.mmi
	add r15 = r1, r15
	and r14 = 8, r14
	mov ar.lc = r3
	;;
	.mmi
	nop 0
	add r14 = r15, r14
	nop 0
	;;
	.mib
	ldfd f8 = [r14]
	nop 0
	br.ret.sptk.many b0
.L10:
	.mmb
	addl r14 = 11, r0
	addl r15 = 21, r0
	nop 0
	.mii
	addp4 r2 = r22, r0
	shr.u r20 = r16, 20
	addl r21 = -1043, r0
	;;
	.mmi
	addp4 r15 = r15, r0
	addp4 r14 = r14, r0
	adds r20 = -1023, r20
	;;
	.mii
	nop 0
	shl r23 = r23, r15
	shr.u r2 = r2, r14
	;;
	.mii
	nop 0
	shl r14 = r22, r15
	nop 0
	;;
	.mib
	nop 0
	or r2 = r23, r2
	br .L92
.L18:
	.mii
	nop 0
	dep.z r15 = r16, 11, 21
	addl r21 = -1022, r0
	.mmb
	nop 0
	addl r20 = -1022, r0
	nop 0
	;;
	.mbb
	cmp4.lt p6, p7 = 0, r15
	(p7) br.cond.dpnt .L21
	br .L30
	.endp __ieee754_fmod#
	.section	.rodata,	"a",	"progbits"
	.align 8
	.type	Zero#, @object
	.size	Zero#, 16
Zero:
	data4	0
	data4	0
	data4	-2147483648
	data4	0
	.ident	"GCC: (GNU) 12.2.0"
