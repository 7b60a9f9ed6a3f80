// 93621d75864300b7267259b8fcf481d8 newlib/libm/math/e_sqrt.c
	.file	"e_sqrt.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __ieee754_sqrt#
	.type	__ieee754_sqrt#, @function
	.proc __ieee754_sqrt#
__ieee754_sqrt:
	.prologue
	.mmi
	getf.d r16 = f8
	nop 0
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	.mlx
	mov r24 = r0
	movl r19 = 2146435072
	;;
	.mii
	nop 0
	mov ar.lc = 21
	;;
	extr.u r18 = r16, 32, 32
	.mmi
	mov r15 = r16
	nop 0
	mov r17 = r16
	;;
	.mmi
	mov r14 = r18
	and r20 = r19, r18
	cmp4.lt p8, p9 = 0, r18
	;;
	.mii
	nop 0
	extr r21 = r14, 20, 12
	cmp4.ne p6, p7 = r19, r20
	.bbb
	nop 0
	(p7) br.cond.dpnt .L40
	(p9) br.cond.dpnt .L41
	;;
	.mmi
	addl r16 = 1048575, r0
	cmp4.eq p6, p7 = 0, r21
	extr.u r19 = r15, 31, 1
	.mmb
	adds r25 = -1023, r21
	mov r18 = r0
	(p6) br.cond.dpnt .L6
	;;
	.mmi
	and r14 = r16, r14
	addl r17 = 1048576, r0
	tbit.nz p6, p7 = r21, 0
	.mlx
	nop 0
	movl r16 = 2097152
	;;
	.mmi
	or r17 = r17, r14
	(p7) shladd r15 = r15, 1, r0
	extr r25 = r25, 1, 31
	;;
	.mii
	shladd r20 = r17, 1, r0
	extr.u r14 = r15, 31, 1
	shladd r15 = r15, 1, r0
	;;
	.mmi
	nop 0
	(p7) add r17 = r20, r19
	nop 0
	;;
	.mii
	shladd r17 = r17, 1, r0
	nop 0
	;;
	add r14 = r14, r17
	.align 32
.L12:
	.mii
	add r17 = r18, r16
	extr.u r19 = r15, 31, 1
	shladd r15 = r15, 1, r0
	;;
	.mii
	cmp4.lt p6, p7 = r14, r17
	extr.u r20 = r16, 1, 30
	;;
	(p7) sub r14 = r14, r17
	.mmi
	(p7) add r18 = r17, r16
	(p7) add r24 = r24, r16
	mov r16 = r20
	;;
	.mmi
	nop 0
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r14 = r19, r14
	br.cloop.sptk.few .L12
	;;
	.mmi
	mov r22 = r0
	mov r21 = r0
	mov ar.lc = 31
	.mlx
	addl r20 = 32, r0
	movl r16 = -2147483648
	;;
	.align 32
.L20:
	.mib
	add r17 = r16, r21
	cmp4.gt p6, p7 = r14, r18
	(p6) br.cond.dptk .L13
	;;
	.mmi
	cmp4.geu p6, p7 = r15, r17
	cmp4.le p8, p9 = r0, r17
	shladd r19 = r14, 1, r0
	;;
	.mib
	nop 0
	cmp4.eq.and.orcm p6, p7 = r14, r18
	(p7) br.cond.dptk .L15
	.mib
	mov r19 = r0
	add r21 = r17, r16
	(p9) br.cond.dpnt .L42
.L16:
	.mmi
	nop 0
	sub r15 = r15, r17
	add r22 = r22, r16
	;;
	.align 32
.L15:
	.mii
	nop 0
	extr.u r17 = r15, 31, 1
	adds r20 = -1, r20
	.mmi
	shladd r15 = r15, 1, r0
	;;
	add r17 = r17, r19
	extr.u r16 = r16, 1, 31
	;;
	.mib
	nop 0
	mov r14 = r17
	br.cloop.sptk.few .L20
	.mmi
	or r17 = r15, r17
	nop 0
	cmp4.ne p8, p9 = -1, r22
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r17
	(p7) br.cond.dptk .L23
	.mib
	adds r22 = 1, r22
	(p9) adds r24 = 1, r24
	(p9) br.cond.dpnt .L22
	;;
.L23:
	.mii
	nop 0
	extr.u r20 = r22, 1, 31
	nop 0
.L22:
	.mib
	nop 0
	extr r15 = r24, 1, 31
	nop 0
	.mlx
	mov r16 = r0
	movl r17 = 1071644672
	;;
	.mmi
	add r15 = r15, r17
	nop 0
	dep.z r14 = r25, 20, 12
	;;
	.mmi
	add r14 = r14, r15
	nop 0
	tbit.z p6, p7 = r24, 0
	;;
	.mlx
	nop 0
	(p7) movl r17 = -2147483648
	;;
	.mii
	(p7) or r20 = r20, r17
	nop 0
	;;
	mix4.r r16 = r14, r16
	.mii
	nop 0
	shl r20 = r20, 32
	;;
	mix4.l r16 = r16, r20
	;;
	.mmi
	setf.d f8 = r16
	nop 0
	nop 0
.L1:
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
.L42:
	.mib
	adds r23 = 1, r18
	cmp4.le p6, p7 = r0, r21
	(p7) br.cond.dpnt .L16
	;;
	.align 32
.L18:
	.mmi
	cmp4.ltu p6, p7 = r15, r17
	sub r14 = r14, r18
	sub r15 = r15, r17
	.mmi
	add r22 = r22, r16
	;;
	(p6) adds r14 = -1, r14
	(p7) mov r18 = r23
	;;
	.mmi
	(p7) shladd r19 = r14, 1, r0
	nop 0
	(p6) mov r18 = r23
	;;
	.mib
	nop 0
	(p6) shladd r19 = r14, 1, r0
	br .L15
	;;
.L41:
	.mlx
	nop 0
	movl r19 = 2147483647
	.mmi
	cmp4.eq p8, p9 = 0, r18
	;;
	and r19 = r19, r18
	nop 0
	;;
	.mmi
	or r17 = r19, r16
	;;
	cmp4.eq p6, p7 = 0, r17
	nop 0
	;;
	.mbb
	(p6) setf.d f8 = r16
	(p6) br.cond.dpnt .L1
	(p9) br.cond.dpnt .L43
	.align 32
.L5:
	.mii
	nop 0
	extr.u r18 = r15, 11, 21
	adds r14 = -21, r14
	;;
	.mmi
	nop 0
	mov r20 = r18
	dep.z r15 = r15, 21, 11
	.mmb
	nop 0
	cmp4.eq p6, p7 = 0, r18
	(p6) br.cond.dptk .L5
	;;
	.mmi
	mov r21 = r14
	mov r17 = r15
	shr.u r18 = r18, 20
	.mmi
	addl r16 = 32, r0
	addl r19 = -1, r0
	mov r14 = r20
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r18
	(p6) br.cond.dpnt .L8
.L6:
	.mmi
	nop 0
	mov r16 = r0
	addl r18 = 1048576, r0
	;;
	.align 32
.L9:
	.mmi
	shladd r14 = r14, 1, r0
	mov r19 = r16
	adds r16 = 1, r16
	;;
	.mmi
	nop 0
	and r15 = r18, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L9
	.mii
	addp4 r15 = r16, r0
	sub r16 = 32, r16
	;;
	shl r15 = r17, r15
.L8:
	.mmi
	addp4 r16 = r16, r0
	addp4 r17 = r17, r0
	mov ar.lc = 21
	.mmi
	sub r21 = r21, r19
	mov r24 = r0
	mov r18 = r0
	;;
	.mii
	nop 0
	extr.u r19 = r15, 31, 1
	adds r25 = -1023, r21
	;;
	.mii
	nop 0
	tbit.nz p6, p7 = r21, 0
	nop 0
	;;
	.mii
	nop 0
	extr r25 = r25, 1, 31
	shr.u r17 = r17, r16
	.mmb
	addl r16 = 1048575, r0
	(p7) shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	or r14 = r14, r17
	nop 0
	addl r17 = 1048576, r0
	;;
	.mlx
	and r14 = r16, r14
	movl r16 = 2097152
	;;
	.mii
	or r17 = r17, r14
	extr.u r14 = r15, 31, 1
	shladd r15 = r15, 1, r0
	;;
	.mmi
	shladd r20 = r17, 1, r0
	;;
	(p7) add r17 = r20, r19
	nop 0
	;;
	.mmi
	nop 0
	shladd r17 = r17, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r14 = r14, r17
	br .L12
.L13:
	.mmi
	nop 0
	add r21 = r17, r16
	mov r23 = r18
	.mmb
	nop 0
	cmp4.le p6, p7 = r0, r17
	(p6) br.cond.dptk .L18
	;;
	.mib
	cmp4.gt p6, p7 = r0, r21
	nop 0
	(p6) br.cond.dpnt .L18
	;;
	.mib
	nop 0
	adds r23 = 1, r18
	br .L18
.L40:
	.mfi
	nop 0
	fma.d f8 = f8, f8, f8
	mov ar.lc = r2
	.mmb
	nop 0
	nop 0
	br.ret.sptk.many b0
	;;
.L43:
	.mmi
	setf.d f7 = r16
	nop 0
	mov ar.lc = r2
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f7, f7
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
	.endp __ieee754_sqrt#
	.ident	"GCC: (GNU) 12.2.0"
