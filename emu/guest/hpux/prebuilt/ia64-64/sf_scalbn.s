// 81c159d935a8d71d438e724e56e9d06f newlib/libm/common/sf_scalbn.c
	.file	"sf_scalbn.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global scalbnf#
	.type	scalbnf#, @function
	.proc scalbnf#
scalbnf:
	.prologue 12, 34
	.mii
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 0, 0
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	;;
	.mlx
	getf.s r14 = f8
	movl r15 = 2147483647
	.mlx
	nop 0
	movl r17 = 2139095039
	;;
	.mmi
	mov r16 = r14
	;;
	and r15 = r15, r16
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1
	;;
	.mlx
	cmp4.geu p6, p7 = r17, r15
	movl r17 = 2139095040
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L13
	;;
	.mmi
	nop 0
	and r17 = r17, r16
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r17
	(p6) br.cond.dptk .L4
	.mlx
	nop 0
	movl r15 = 0x4c000000
	;;
	.mii
	setf.s f6 = r15
	addl r15 = -50000, r0
	;;
	cmp4.gt p6, p7 = r15, r33
	;;
	.mfb
	nop 0
	fmpy.s f7 = f8, f6
	(p6) br.cond.dpnt .L5
	;;
	.mmi
	getf.s r14 = f7
	;;
	mov r16 = r14
	nop 0
	;;
	.mii
	nop 0
	extr.u r15 = r16, 23, 8
	;;
	adds r15 = -25, r15
	;;
.L6:
	.mmi
	add r33 = r15, r33
	nop 0
	addl r15 = 254, r0
	;;
	.mib
	cmp4.ge p6, p7 = r15, r33
	nop 0
	(p7) br.cond.dpnt .L14
	;;
	.mmi
	nop 0
	cmp4.ge p6, p7 = 0, r33
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r14 = -2139095041
	;;
	.mmi
	(p7) and r14 = r16, r14
	nop 0
	(p7) dep.z r33 = r33, 23, 9
	;;
	.mib
	(p7) or r14 = r33, r14
	nop 0
	(p7) br.cond.dpnt .L1
	;;
	.mib
	cmp4.le p6, p7 = -22, r33
	adds r33 = 25, r33
	(p7) br.cond.dpnt .L15
	;;
	.mlx
	nop 0
	movl r14 = -2139095041
	;;
	.mmi
	nop 0
	and r16 = r14, r16
	dep.z r33 = r33, 23, 9
	.mlx
	nop 0
	movl r14 = 0x33000000
	;;
	.mmi
	or r16 = r33, r16
	setf.s f6 = r14
	nop 0
	;;
	.mmi
	nop 0
	setf.s f7 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f6 = f7, f6
	;;
	.mmi
	getf.s r14 = f6
	nop 0
	nop 0
	;;
.L1:
	.mmi
	setf.s f8 = r14
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
.L13:
	.mfi
	nop 0
	fadd.s f6 = f8, f8
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
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
.L4:
	.mib
	nop 0
	shr.u r15 = r15, 23
	br .L6
	;;
.L5:
	.mib
	nop 0
	mov b0 = r34
	nop 0
	.mlx
	nop 0
	movl r15 = 0x0da24260
	;;
	.mmi
	setf.s f6 = r15
	nop 0
	mov ar.pfs = r35
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f7 = f7, f6
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
.L14:
	.mlx
	setf.s f9 = r14
	movl r14 = 0x7149f2ca
	;;
	.mib
	setf.s f8 = r14
	nop 0
	br.call.sptk.many b0 = copysignf#
	;;
	.mmi
	nop 0
	mov r1 = r36
	mov b0 = r34
	.mlx
	nop 0
	movl r15 = 0x7149f2ca
	;;
	.mmi
	setf.s f6 = r15
	nop 0
	mov ar.pfs = r35
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f8 = f8, f6
	;;
	.mmi
	nop 0
	getf.s r14 = f8
	nop 0
	;;
	.mib
	setf.s f8 = r14
	nop 0
	br.ret.sptk.many b0
.L15:
	.mlx
	setf.s f9 = r14
	movl r14 = 0x0da24260
	;;
	.mib
	setf.s f8 = r14
	nop 0
	br.call.sptk.many b0 = copysignf#
	;;
	.mmi
	nop 0
	mov r1 = r36
	mov b0 = r34
	.mlx
	nop 0
	movl r15 = 0x0da24260
	;;
	.mmi
	setf.s f6 = r15
	nop 0
	mov ar.pfs = r35
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f8 = f8, f6
	;;
	.mmi
	nop 0
	getf.s r14 = f8
	nop 0
	;;
	.mib
	setf.s f8 = r14
	nop 0
	br.ret.sptk.many b0
	.endp scalbnf#
	.global copysignf#
	.type	copysignf#, @function
	.ident	"GCC: (GNU) 12.2.0"
