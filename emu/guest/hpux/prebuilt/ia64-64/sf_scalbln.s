// b11974c42d15eaf7763e8dd7a7bf893d newlib/libm/common/sf_scalbln.c
	.file	"sf_scalbln.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global scalblnf#
	.type	scalblnf#, @function
	.proc scalblnf#
scalblnf:
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
	getf.s r14 = f8
	addl r18 = 255, r0
	;;
	mov r16 = r14
	;;
	.mii
	nop 0
	extr.u r17 = r16, 23, 8
	nop 0
	;;
	.mib
	mov r15 = r17
	cmp4.ne p6, p7 = 0, r17
	(p6) br.cond.dptk .L2
	;;
	.mib
	nop 0
	extr.u r16 = r16, 0, 31
	nop 0
	.mlx
	nop 0
	movl r15 = 0x4c000000
	;;
	.mib
	setf.s f6 = r15
	cmp.eq p6, p7 = 0, r16
	(p6) br.cond.dpnt .L1
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f7 = f8, f6
	;;
	.mmi
	getf.s r14 = f7
	;;
	mov r16 = r14
	nop 0
	;;
	.mii
	nop 0
	extr r15 = r16, 23, 9
	nop 0
	;;
	.mii
	and r15 = r18, r15
	nop 0
	;;
	adds r15 = -25, r15
	;;
.L4:
	.mii
	add r15 = r15, r33
	addl r17 = 254, r0
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
	.mib
	cmp.le p6, p7 = r17, r33
	nop 0
	(p7) br.cond.dpnt .L10
	;;
	.mmi
	nop 0
	cmp4.ge p6, p7 = 0, r15
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r14 = -2139095041
	;;
	.mmi
	(p7) and r14 = r14, r16
	nop 0
	(p7) dep.z r15 = r15, 23, 9
	;;
	.mib
	(p7) or r14 = r14, r15
	nop 0
	(p7) br.cond.dpnt .L1
	;;
	.mib
	cmp4.le p6, p7 = -24, r15
	adds r15 = 25, r15
	(p7) br.cond.dpnt .L10
	;;
	.mlx
	nop 0
	movl r14 = -2139095041
	;;
	.mmi
	nop 0
	and r16 = r14, r16
	dep.z r15 = r15, 23, 9
	.mlx
	nop 0
	movl r14 = 0x33000000
	;;
	.mmi
	or r16 = r15, r16
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
.L2:
	.mib
	cmp4.ne p6, p7 = r18, r17
	mov b0 = r34
	(p6) br.cond.dpnt .L4
	;;
	.mfi
	nop 0
	fadd.s f6 = f8, f8
	mov ar.pfs = r35
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
.L10:
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
.L13:
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
	.endp scalblnf#
	.global copysignf#
	.type	copysignf#, @function
	.ident	"GCC: (GNU) 12.2.0"
