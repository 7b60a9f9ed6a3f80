// 4ff2dd627225162f5583c5ed98f8ddb8 newlib/libm/common/s_scalbn.c
	.file	"s_scalbn.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global scalbn#
	.type	scalbn#, @function
	.proc scalbn#
scalbn:
	.prologue 12, 34
	.mii
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 0, 0
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	;;
	.mii
	getf.d r14 = f8
	addl r20 = 2047, r0
	;;
	extr.u r15 = r14, 32, 32
	;;
	.mii
	nop 0
	extr.u r16 = r15, 20, 11
	mov r18 = r15
	;;
	.mib
	mov r17 = r16
	cmp4.ne p6, p7 = 0, r16
	(p6) br.cond.dptk .L2
	.mlx
	nop 0
	movl r16 = 2147483647
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
	setf.d f6 = r15
	(p6) setf.d f8 = r14
	addl r15 = -50000, r0
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L1
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r15, r33
	nop 0
	;;
	.mfb
	nop 0
	fmpy.d f7 = f7, f6
	(p7) br.cond.dpnt .L12
	;;
	.mmi
	getf.d r14 = f7
	;;
	nop 0
	shr r17 = r14, 52
	;;
	.mii
	and r17 = r20, r17
	extr.u r18 = r14, 32, 32
	;;
	adds r17 = -54, r17
	;;
.L5:
	.mmi
	add r33 = r33, r17
	nop 0
	addl r15 = 2046, r0
	;;
	.mlx
	cmp4.ge p6, p7 = r15, r33
	movl r15 = -2146435073
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L13
	;;
	.mib
	cmp4.ge p6, p7 = 0, r33
	nop 0
	(p7) br.cond.dpnt .L14
	;;
	.mmi
	cmp4.le p6, p7 = -53, r33
	nop 0
	adds r33 = 54, r33
	.mmb
	and r18 = r15, r18
	nop 0
	(p7) br.cond.dpnt .L15
	;;
	.mib
	nop 0
	dep.z r33 = r33, 20, 12
	nop 0
	.mlx
	nop 0
	movl r15 = 0x3c90000000000000
	;;
	.mmi
	or r18 = r33, r18
	setf.d f8 = r15
	nop 0
	;;
	.mii
	nop 0
	mix4.r r14 = r18, r14
	nop 0
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
	nop 0
	cmp4.ne p6, p7 = r20, r16
	(p6) br.cond.dptk .L5
	.mfi
	nop 0
	fadd.d f8 = f8, f8
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
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
.L14:
	.mib
	nop 0
	dep.z r33 = r33, 20, 12
	nop 0
	.mlx
	nop 0
	movl r15 = -2146435073
	;;
	.mmi
	and r18 = r15, r18
	nop 0
	mov b0 = r34
	;;
	.mii
	or r18 = r33, r18
	mov ar.pfs = r35
	;;
	mix4.r r14 = r18, r14
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br.ret.sptk.many b0
.L12:
	.mib
	nop 0
	mov b0 = r34
	nop 0
	.mlx
	nop 0
	movl r15 = 0x01a56e1fc2f8f359
	;;
	.mmi
	setf.d f8 = r15
	nop 0
	mov ar.pfs = r35
	;;
	.mfb
	nop 0
	fmpy.d f8 = f7, f8
	br.ret.sptk.many b0
.L15:
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
	.endp scalbn#
	.global copysign#
	.type	copysign#, @function
	.ident	"GCC: (GNU) 12.2.0"
