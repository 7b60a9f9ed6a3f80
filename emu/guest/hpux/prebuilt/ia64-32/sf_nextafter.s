// d1045c8a14e285e4092074d0a2ec4178 newlib/libm/common/sf_nextafter.c
	.file	"sf_nextafter.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global nextafterf#
	.type	nextafterf#, @function
	.proc nextafterf#
nextafterf:
	.prologue
	.body
	.mlx
	getf.s r14 = f8
	movl r16 = 2147483647
	.mlx
	nop 0
	movl r18 = 2139095040
	;;
	.mmi
	nop 0
	getf.s r15 = f9
	nop 0
	;;
	.mmi
	mov r20 = r14
	;;
	mov r17 = r15
	and r19 = r16, r20
	;;
	.mii
	and r16 = r16, r17
	cmp4.lt p8, p9 = r18, r19
	;;
	cmp4.le p6, p7 = r16, r18
	;;
	.mib
	(p8) cmp4.ne.and.orcm p6, p7 = 0, r0
	nop 0
	(p7) br.cond.dpnt .L13
	;;
	.mmf
	nop 0
	nop 0
	fcmp.eq p6, p7 = f8, f9
	;;
	.mib
	(p6) setf.s f8 = r14
	nop 0
	(p6) br.cond.dpnt .L1
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r19
	(p6) br.cond.dptk .L4
	.mlx
	nop 0
	movl r14 = -2147483648
	;;
	.mmi
	and r17 = r14, r17
	;;
	or r17 = 1, r17
	nop 0
	;;
	.mmi
	nop 0
	setf.s f8 = r17
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f6 = f8, f8
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f8, f6
	;;
	.mfi
	nop 0
	(p7) mov f8 = f6
	nop 0
.L1:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	;;
.L13:
	.mfb
	nop 0
	fadd.s f8 = f8, f9
	br.ret.sptk.many b0
.L4:
	.mib
	cmp4.gt p6, p7 = r0, r14
	nop 0
	(p6) br.cond.dpnt .L5
	;;
	.mmi
	nop 0
	cmp4.ge p6, p7 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	(p7) adds r15 = -1, r14
	(p7) br.cond.dptk .L7
	;;
	.mmi
	adds r15 = 1, r14
	nop 0
	nop 0
.L7:
	.mlx
	nop 0
	movl r16 = 2139095040
	;;
	.mmi
	and r17 = r16, r15
	;;
	cmp4.ne p6, p7 = r16, r17
	nop 0
	;;
	.mmi
	nop 0
	(p7) setf.s f9 = r14
	nop 0
	;;
	.mfb
	nop 0
	(p7) fadd.s f8 = f9, f9
	(p7) br.cond.dpnt .L1
	;;
.L9:
	.mib
	setf.s f8 = r15
	nop 0
	br.ret.sptk.many b0
.L5:
	.mmi
	cmp4.lt p6, p7 = r15, r14
	;;
	nop 0
	tbit.z.or.andcm p6, p7 = r17, 31
	;;
	.mib
	nop 0
	(p6) adds r15 = -1, r14
	(p6) br.cond.dptk .L9
	;;
	.mib
	nop 0
	adds r15 = 1, r14
	br .L7
	.endp nextafterf#
	.ident	"GCC: (GNU) 12.2.0"
