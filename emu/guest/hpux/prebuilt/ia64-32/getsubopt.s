// d1f6957bce4ca142e8d7e1d5dbe63565 newlib/libc/stdlib/getsubopt.c
	.file	"getsubopt.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global getsubopt#
	.type	getsubopt#, @function
	.proc getsubopt#
getsubopt:
	.prologue 12, 38
	.mmb
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 3, 6, 2, 0
	addp4 r32 = 0,r32
	nop 0
	.mmi
	addp4 r34 = 0,r34
	addl r37 = @gprel(suboptarg#), gp
	.save rp, r38
	mov r38 = b0
	;;
	.mmi
	nop 0
	st4 [r34] = r0
	cmp.eq p6, p7 = 0, r32
	.mmb
	st4 [r37] = r0
	mov r40 = r1
	.body
	(p6) br.cond.spnt .L20
	;;
	.mmi
	nop 0
	ld4 r14 = [r32]
	addp4 r33 = 0,r33
	.mlx
	nop 0
	movl r17 = 17596481012224
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.spnt .L20
	;;
	.mmi
	ld1 r16 = [r14]
	;;
	nop 0
	sxt1 r16 = r16
	;;
	.mib
	mov r15 = r16
	cmp4.ne p6, p7 = 0, r16
	(p7) br.cond.dpnt .L4
	;;
	.align 32
.L3:
	.mmi
	addp4 r16 = r15, r0
	nop 0
	zxt1 r15 = r15
	;;
	.mib
	cmp4.ltu p6, p7 = 44, r15
	nop 0
	(p6) br.cond.dpnt .L5
	;;
	.mii
	nop 0
	shr.u r16 = r17, r16
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r16, 0
	(p6) br.cond.dpnt .L6
.L5:
	.mmi
	st4 [r37] = r14
	nop 0
	nop 0
.L44:
	.mmi
	adds r15 = 1, r14
	;;
	addp4 r15 = 0,r15
	nop 0
	;;
	.mmi
	ld1 r16 = [r15]
	;;
	nop 0
	sxt1 r16 = r16
	;;
	.mib
	cmp4.eq p6, p7 = 0, r16
	nop 0
	(p6) br.cond.dpnt .L9
	;;
	.mib
	cmp4.eq p6, p7 = 44, r16
	nop 0
	(p6) br.cond.dpnt .L10
	;;
	.mib
	cmp4.lt p6, p7 = 44, r16
	nop 0
	(p6) br.cond.dpnt .L11
	;;
	.mib
	cmp4.eq p6, p7 = 9, r16
	nop 0
	(p6) br.cond.dpnt .L10
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 32, r16
	(p7) br.cond.spnt .L21
.L10:
	.mmi
	adds r15 = 2, r14
	nop 0
	adds r14 = 1, r14
	;;
	.mmi
	addp4 r15 = 0,r15
	st1 [r14] = r0
	nop 0
	;;
.L16:
	.mlx
	ld1 r16 = [r15]
	movl r17 = 17596481012224
	;;
	.mii
	nop 0
	sxt1 r16 = r16
	nop 0
	;;
	.mib
	mov r14 = r16
	cmp4.ne p6, p7 = 0, r16
	(p7) br.cond.dpnt .L9
	;;
	.align 32
.L17:
	.mmi
	addp4 r16 = r14, r0
	nop 0
	zxt1 r14 = r14
	;;
	.mib
	cmp4.ltu p6, p7 = 44, r14
	nop 0
	(p6) br.cond.dpnt .L9
	;;
	.mii
	nop 0
	shr.u r16 = r17, r16
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r16, 0
	(p6) br.cond.dpnt .L18
.L9:
	.mmi
	ld4.a r42 = [r33]
	st4 [r32] = r15
	adds r35 = 4, r33
	.mmi
	mov r36 = r0
	;;
	ld4.c.clr r42 = [r33]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r42 = 0,r42
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r42
	(p6) br.cond.dpnt .L20
	.align 32
.L19:
	.mib
	ld4 r41 = [r37]
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	addp4 r14 = 0,r35
	mov r1 = r40
	nop 0
	.mmb
	cmp4.eq p6, p7 = 0, r8
	adds r35 = 4, r35
	(p6) br.cond.dpnt .L1
	;;
	.mii
	ld4 r42 = [r14]
	adds r36 = 1, r36
	;;
	addp4 r42 = 0,r42
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r42
	(p6) br.cond.dptk .L19
.L20:
	.mmi
	addl r36 = -1, r0
	nop 0
	nop 0
	;;
.L1:
	.mmi
	mov r8 = r36
	nop 0
	mov b0 = r38
	;;
	.mib
	nop 0
	mov ar.pfs = r39
	br.ret.sptk.many b0
.L6:
	.mmi
	adds r14 = 1, r14
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	ld1 r16 = [r14]
	;;
	nop 0
	sxt1 r16 = r16
	;;
	.mib
	mov r15 = r16
	cmp4.eq p6, p7 = 0, r16
	(p7) br.cond.dptk .L3
.L4:
	.mib
	st4 [r32] = r14
	addl r36 = -1, r0
	br .L1
	;;
.L11:
	.mib
	cmp4.ne p6, p7 = 61, r16
	adds r16 = 1, r14
	(p6) br.cond.dpnt .L21
	;;
	.mmi
	nop 0
	adds r15 = 2, r14
	adds r14 = 2, r14
	.mmi
	st1 [r16] = r0
	;;
	ld1.a r16 = [r14]
	addp4 r15 = 0,r15
	;;
	.mmi
	st4 [r34] = r15
	;;
	ld1.c.clr r16 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r16 = r16
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 44, r16
	nop 0
	mov r14 = r16
	;;
	.mib
	nop 0
	cmp4.ne.and.orcm p6, p7 = 0, r16
	(p7) br.cond.dpnt .L13
	;;
	.align 32
.L12:
	.mib
	adds r16 = 1, r15
	cmp4.eq p6, p7 = 32, r14
	(p6) br.cond.dpnt .L14
	;;
	.mib
	cmp4.ne p6, p7 = 9, r14
	nop 0
	(p7) br.cond.dpnt .L14
	;;
	.mmi
	addp4 r15 = 0,r16
	;;
	ld1 r14 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	.mmi
	cmp4.ne p8, p9 = 44, r14
	;;
	(p8) addl r17 = 1, r0
	(p6) addl r16 = 1, r0
	;;
	.mii
	(p9) mov r17 = r0
	(p7) mov r16 = r0
	;;
	and r16 = r17, r16
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r16
	(p7) br.cond.dptk .L12
	;;
.L13:
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.sptk .L16
	.align 32
.L14:
	.mmi
	nop 0
	adds r14 = 1, r15
	nop 0
	.mlx
	st1 [r15] = r0
	movl r17 = 17596481012224
	;;
	.mmi
	addp4 r15 = 0,r14
	;;
	ld1 r16 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r16 = r16
	nop 0
	;;
	.mib
	mov r14 = r16
	cmp4.ne p6, p7 = 0, r16
	(p6) br.cond.dptk .L17
	.mib
	nop 0
	nop 0
	br .L9
.L18:
	.mmi
	adds r15 = 1, r15
	;;
	addp4 r15 = 0,r15
	nop 0
	;;
	.mmi
	ld1 r16 = [r15]
	;;
	nop 0
	sxt1 r16 = r16
	;;
	.mib
	mov r14 = r16
	cmp4.eq p6, p7 = 0, r16
	(p7) br.cond.dptk .L17
	.mmi
	ld4.a r42 = [r33]
	st4 [r32] = r15
	adds r35 = 4, r33
	.mmi
	mov r36 = r0
	;;
	ld4.c.clr r42 = [r33]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r42 = 0,r42
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r42
	(p7) br.cond.dptk .L19
	.mib
	nop 0
	nop 0
	br .L20
.L21:
	.mib
	nop 0
	mov r14 = r15
	br .L44
	.endp getsubopt#
	.global suboptarg#
	.section	.sbss,"aws",@nobits
	.align 4
	.type	suboptarg#, @object
	.size	suboptarg#, 4
suboptarg:
	.skip	4
	.global strcmp#
	.type	strcmp#, @function
	.ident	"GCC: (GNU) 12.2.0"
