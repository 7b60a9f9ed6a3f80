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
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 3, 6, 2, 0
	addl r37 = @gprel(suboptarg#), gp
	.save rp, r38
	mov r38 = b0
	.mmi
	st8 [r34] = r0
	cmp.eq p6, p7 = 0, r32
	mov r40 = r1
	.body
	;;
	.mlx
	st8 [r37] = r0
	movl r17 = 17596481012224
	.mmb
	nop 0
	nop 0
	(p6) br.cond.spnt .L20
	;;
	.mmi
	nop 0
	ld8 r16 = [r32]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r16
	nop 0
	(p6) br.cond.spnt .L20
	;;
	.mmi
	ld1 r15 = [r16]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	mov r14 = r15
	cmp4.ne p6, p7 = 0, r15
	(p7) br.cond.dpnt .L4
	;;
	.align 32
.L3:
	.mmi
	addp4 r15 = r14, r0
	nop 0
	zxt1 r14 = r14
	;;
	.mib
	cmp4.ltu p6, p7 = 44, r14
	nop 0
	(p6) br.cond.dpnt .L5
	;;
	.mii
	nop 0
	shr.u r15 = r17, r15
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r15, 0
	(p6) br.cond.dpnt .L6
.L5:
	.mmi
	st8 [r37] = r16
	nop 0
	nop 0
.L44:
	.mmi
	adds r14 = 1, r16
	;;
	ld1 r15 = [r14]
	mov r17 = r14
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L9
	;;
	.mib
	cmp4.eq p6, p7 = 44, r15
	nop 0
	(p6) br.cond.dpnt .L10
	;;
	.mib
	cmp4.lt p6, p7 = 44, r15
	nop 0
	(p6) br.cond.dpnt .L11
	;;
	.mib
	cmp4.eq p6, p7 = 9, r15
	nop 0
	(p6) br.cond.dpnt .L10
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 32, r15
	(p7) br.cond.spnt .L48
.L10:
	.mmi
	adds r14 = 2, r16
	st1 [r17] = r0
	nop 0
	;;
.L16:
	.mlx
	ld1 r16 = [r14]
	movl r17 = 17596481012224
	;;
	.mii
	nop 0
	sxt1 r16 = r16
	nop 0
	;;
	.mib
	mov r15 = r16
	cmp4.ne p6, p7 = 0, r16
	(p7) br.cond.dpnt .L9
	;;
	.align 32
.L17:
	.mmi
	addp4 r16 = r15, r0
	nop 0
	zxt1 r15 = r15
	;;
	.mib
	cmp4.ltu p6, p7 = 44, r15
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
	adds r36 = 8, r33
	nop 0
	mov r35 = r0
	.mmi
	ld8.a r42 = [r33]
	st8 [r32] = r14
	nop 0
	;;
	.mmi
	nop 0
	ld8.c.clr r42 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r42
	(p6) br.cond.dpnt .L20
	.align 32
.L19:
	.mib
	ld8 r41 = [r37]
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r40
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L1
	;;
	.mmi
	ld8 r42 = [r36], 8
	nop 0
	adds r35 = 1, r35
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r42
	(p6) br.cond.dptk .L19
.L20:
	.mmi
	addl r35 = -1, r0
	nop 0
	nop 0
	;;
.L1:
	.mmi
	mov r8 = r35
	nop 0
	mov b0 = r38
	;;
	.mib
	nop 0
	mov ar.pfs = r39
	br.ret.sptk.many b0
.L6:
	.mmi
	adds r16 = 1, r16
	;;
	ld1 r15 = [r16]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	nop 0
	;;
	.mib
	mov r14 = r15
	cmp4.eq p6, p7 = 0, r15
	(p7) br.cond.dptk .L3
.L4:
	.mib
	st8 [r32] = r16
	addl r35 = -1, r0
	br .L1
	;;
.L11:
	.mib
	cmp4.ne p6, p7 = 61, r15
	nop 0
	(p6) br.cond.dpnt .L21
	;;
	.mmi
	st1 [r14] = r0
	nop 0
	adds r14 = 2, r16
	;;
	.mmi
	ld1.a r16 = [r14]
	st8 [r34] = r14
	nop 0
	;;
	.mmi
	ld1.c.clr r16 = [r14]
	;;
	nop 0
	sxt1 r16 = r16
	;;
	.mmi
	cmp4.ne p6, p7 = 44, r16
	nop 0
	mov r15 = r16
	;;
	.mib
	nop 0
	cmp4.ne.and.orcm p6, p7 = 0, r16
	(p7) br.cond.dpnt .L13
	;;
	.align 32
.L12:
	.mib
	cmp4.eq p6, p7 = 32, r15
	nop 0
	(p6) br.cond.dpnt .L14
	;;
	.mib
	cmp4.ne p6, p7 = 9, r15
	nop 0
	(p7) br.cond.dpnt .L14
	;;
	.mmi
	adds r14 = 1, r14
	;;
	ld1 r15 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	;;
	cmp4.ne p6, p7 = 0, r15
	.mmi
	cmp4.ne p8, p9 = 44, r15
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
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.sptk .L16
	.align 32
.L14:
	.mlx
	st1 [r14] = r0, 1
	movl r17 = 17596481012224
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
	(p6) br.cond.dptk .L17
	.mib
	nop 0
	nop 0
	br .L9
.L18:
	.mmi
	adds r14 = 1, r14
	;;
	ld1 r16 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r16 = r16
	nop 0
	;;
	.mib
	mov r15 = r16
	cmp4.eq p6, p7 = 0, r16
	(p7) br.cond.dptk .L17
	.mmi
	ld8.a r42 = [r33]
	st8 [r32] = r14
	adds r36 = 8, r33
	.mmi
	mov r35 = r0
	;;
	ld8.c.clr r42 = [r33]
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
	mov r16 = r17
	br .L44
	;;
.L48:
	.mib
	nop 0
	mov r16 = r14
	br .L44
	.endp getsubopt#
	.global suboptarg#
	.section	.sbss,"aws",@nobits
	.align 8
	.type	suboptarg#, @object
	.size	suboptarg#, 8
suboptarg:
	.skip	8
	.global strcmp#
	.type	strcmp#, @function
	.ident	"GCC: (GNU) 12.2.0"
