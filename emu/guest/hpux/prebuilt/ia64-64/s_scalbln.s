// 0ecabff5f7048e23e20ed485c7009a56 newlib/libm/common/s_scalbln.c
	.file	"s_scalbln.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global scalbln#
	.type	scalbln#, @function
	.proc scalbln#
scalbln:
	.prologue 12, 34
	.mii
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 0, 0
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	;;
	.mmi
	getf.d r14 = f8
	nop 0
	addl r19 = 2047, r0
	;;
	.mii
	nop 0
	extr.u r17 = r14, 52, 11
	;;
	extr.u r16 = r14, 32, 32
	.mmb
	mov r15 = r17
	cmp4.ne p6, p7 = 0, r17
	(p6) br.cond.dptk .L2
	;;
	.mlx
	nop 0
	movl r15 = 2147483647
	.mmi
	setf.d f7 = r14
	;;
	and r15 = r16, r15
	nop 0
	;;
	.mmi
	nop 0
	or r15 = r14, r15
	nop 0
	;;
	.mlx
	cmp4.eq p6, p7 = 0, r15
	movl r15 = 0x4350000000000000
	;;
	.mmi
	nop 0
	setf.d f6 = r15
	nop 0
	.mmb
	(p6) setf.d f8 = r14
	nop 0
	(p6) br.cond.dpnt .L1
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f7 = f7, f6
	;;
	.mmi
	getf.d r14 = f7
	;;
	nop 0
	shr r15 = r14, 52
	;;
	.mii
	and r15 = r19, r15
	extr.u r16 = r14, 32, 32
	;;
	adds r15 = -54, r15
	;;
.L4:
	.mii
	add r15 = r15, r33
	addl r17 = 2046, r0
	;;
	cmp4.lt p8, p9 = r17, r15
	.mmi
	addl r17 = 50000, r0
	;;
	cmp.ge p6, p7 = r17, r33
	addl r17 = -50000, r0
	;;
	.mib
	(p8) cmp4.ne.and.orcm p6, p7 = 0, r0
	nop 0
	(p7) br.cond.dpnt .L13
	;;
	.mlx
	cmp.le p6, p7 = r17, r33
	movl r17 = -2146435073
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L10
	;;
	.mib
	cmp4.ge p6, p7 = 0, r15
	nop 0
	(p7) br.cond.dpnt .L14
	;;
	.mmi
	cmp4.le p6, p7 = -53, r15
	nop 0
	adds r15 = 54, r15
	.mmb
	and r16 = r17, r16
	nop 0
	(p7) br.cond.dpnt .L10
	;;
	.mii
	nop 0
	dep.z r15 = r15, 20, 12
	nop 0
	;;
	.mlx
	or r16 = r15, r16
	movl r15 = 0x3c90000000000000
	;;
	.mmi
	setf.d f8 = r15
	;;
	nop 0
	mix4.r r14 = r16, r14
	;;
	.mmi
	setf.d f6 = r14
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f8 = f8, f6
	nop 0
.L1:
	.mii
	nop 0
	mov b0 = r34
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
.L2:
	.mib
	cmp4.ne p6, p7 = r19, r17
	mov b0 = r34
	(p6) br.cond.dpnt .L4
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	.mfb
	nop 0
	fadd.d f8 = f8, f8
	br.ret.sptk.many b0
.L10:
	.mlx
	setf.d f9 = r14
	movl r14 = 0x01a56e1fc2f8f359
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br.call.sptk.many b0 = copysign#
	;;
	.mmi
	nop 0
	mov r1 = r36
	mov b0 = r34
	.mlx
	nop 0
	movl r15 = 0x01a56e1fc2f8f359
	;;
	.mmi
	setf.d f6 = r15
	nop 0
	mov ar.pfs = r35
	;;
	.mfb
	nop 0
	fmpy.d f8 = f8, f6
	br.ret.sptk.many b0
.L14:
	.mib
	nop 0
	dep.z r15 = r15, 20, 12
	nop 0
	.mlx
	nop 0
	movl r17 = -2146435073
	;;
	.mmi
	and r16 = r17, r16
	nop 0
	mov b0 = r34
	;;
	.mii
	or r16 = r15, r16
	mov ar.pfs = r35
	;;
	mix4.r r14 = r16, r14
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br.ret.sptk.many b0
.L13:
	.mlx
	setf.d f9 = r14
	movl r14 = 0x7e37e43c8800759c
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br.call.sptk.many b0 = copysign#
	;;
	.mmi
	nop 0
	mov r1 = r36
	mov b0 = r34
	.mlx
	nop 0
	movl r15 = 0x7e37e43c8800759c
	;;
	.mmi
	setf.d f6 = r15
	nop 0
	mov ar.pfs = r35
	;;
	.mfb
	nop 0
	fmpy.d f8 = f8, f6
	br.ret.sptk.many b0
	.endp scalbln#
	.global copysign#
	.type	copysign#, @function
	.ident	"GCC: (GNU) 12.2.0"
