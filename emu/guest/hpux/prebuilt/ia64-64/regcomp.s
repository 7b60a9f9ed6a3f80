// 83548d1940f717f2ed1901dd71fa3852 newlib/libc/posix/regcomp.c
	.file	"regcomp.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc freeset#
freeset:
	.prologue
	.mmb
	adds r32 = 56, r32
	mov r16 = r0
	nop 0
	.mmi
	adds r20 = 8, r33
	adds r18 = 10, r33
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	;;
	.mmi
	ld8 r15 = [r32]
	;;
	adds r19 = 20, r15
	adds r17 = 16, r15
	.mmi
	adds r15 = 24, r15
	;;
	ld4 r14 = [r19]
	nop 0
	.mmi
	ld4 r19 = [r17]
	;;
	adds r17 = -1, r19
	sxt4 r14 = r14
	.mii
	ld8 r22 = [r15]
	cmp4.eq p6, p7 = 0, r19
	;;
	addp4 r17 = r17, r0
	.mib
	nop 0
	shl r21 = r14, 5
	(p6) br.cond.dpnt .L2
	;;
	.mii
	nop 0
	mov ar.lc = r17
	nop 0
	.align 32
.L3:
	.mib
	nop 0
	zxt1 r19 = r16
	nop 0
	.mmi
	ld8 r15 = [r33]
	ld1 r14 = [r20]
	adds r16 = 1, r16
	;;
	.mmi
	add r15 = r15, r19
	mov r17 = r19
	andcm r14 = -1, r14
	;;
	.mmi
	ld1 r19 = [r15]
	;;
	and r14 = r19, r14
	nop 0
	;;
	.mmi
	st1 [r15] = r14
	;;
	ld2 r14 = [r18]
	nop 0
	;;
	.mmi
	nop 0
	sub r14 = r14, r17
	nop 0
	;;
	.mib
	st2 [r18] = r14
	nop 0
	br.cloop.sptk.few .L3
	;;
.L2:
	.mii
	adds r14 = -32, r21
	mov ar.lc = r2
	;;
	add r14 = r22, r14
	;;
	.mmi
	cmp.ne p6, p7 = r14, r33
	;;
	(p7) ld8 r14 = [r32]
	nop 0
	;;
	.mmi
	(p7) adds r14 = 20, r14
	;;
	(p7) ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	(p7) adds r15 = -1, r15
	nop 0
	;;
	.mib
	(p7) st4 [r14] = r15
	nop 0
	br.ret.sptk.many b0
	.endp freeset#
	.align 16
	.align 64
	.proc altoffset#
altoffset:
	.prologue 12, 52
	.mib
	.save ar.pfs, r53
	alloc r53 = ar.pfs, 3, 21, 3, 0
	.save pr, r55
	mov r55 = pr
	nop 0
	.mmi
	cmp4.eq p6, p7 = -1, r33
	mov r54 = r1
	cmp4.ne p16, p17 = 0, r34
	;;
	.mmi
	mov r8 = r0
	nop 0
	.save rp, r52
	mov r52 = b0
	.body
	.mmb
	mov r51 = r0
	nop 0
	(p6) br.cond.spnt .L28
	;;
	.mlx
	nop 0
	movl r36 = 4160749568
	.mlx
	ld8 r35 = [r32], 8
	movl r37 = 2415919104
	;;
	.mlx
	nop 0
	movl r38 = 1610612736
	.mlx
	and r14 = r36, r35
	movl r40 = 1476395008
	;;
	.mlx
	cmp.ne p6, p7 = r37, r14
	movl r43 = 134217727
	.mlx
	cmp.ne p8, p9 = r38, r14
	movl r39 = 2281701376
	;;
	.mmi
	nop 0
	(p6) addl r15 = 1, r0
	(p8) addl r16 = 1, r0
	.mlx
	nop 0
	movl r41 = 2147483648
	;;
	.mlx
	(p7) mov r15 = r0
	movl r44 = -268435457
	.mlx
	(p9) mov r16 = r0
	movl r45 = 2684354560
	;;
	.mlx
	and r15 = r16, r15
	movl r42 = 2013265920
	.mlx
	nop 0
	movl r46 = -1744830464
	;;
	.mlx
	cmp4.eq p6, p7 = 0, r15
	movl r50 = -134217729
	.mlx
	nop 0
	movl r49 = 671088640
	;;
	.mlx
	nop 0
	movl r48 = 805306368
	.mlx
	(p6) mov r8 = r33
	movl r47 = 268435456
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L11
	.align 32
.L23:
	.pred.rel.mutex p16, p17
	.mib
	cmp.eq p6, p7 = r40, r14
	and r15 = r44, r14
	(p6) br.cond.dpnt .L14
	;;
	.mib
	cmp.ltu p6, p7 = r40, r14
	nop 0
	(p7) br.cond.dpnt .L41
	;;
	.mib
	cmp.eq p6, p7 = r41, r14
	nop 0
	(p6) br.cond.dpnt .L18
	;;
	.mib
	cmp.ltu p6, p7 = r41, r14
	nop 0
	(p7) br.cond.dpnt .L42
	;;
	.mib
	cmp.eq p6, p7 = r39, r15
	nop 0
	(p6) br.cond.dpnt .L20
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r45, r14
	(p7) br.cond.dpnt .L28
.L20:
	.pred.rel.mutex p16, p17
	.mmi
	ld8 r35 = [r32], 8
	;;
	and r14 = r36, r35
	nop 0
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = r37, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne.and.orcm p6, p7 = r38, r14
	(p6) br.cond.dptk .L23
	;;
.L44:
	.mmi
	nop 0
	cmp4.le p6, p7 = r8, r51
	nop 0
	;;
	.mii
	(p6) add r8 = r51, r33
	nop 0
	;;
	(p7) add r8 = r8, r33
.L11:
	.mii
	nop 0
	mov pr = r55, -1
	;;
	mov b0 = r52
	;;
	.mib
	nop 0
	mov ar.pfs = r53
	br.ret.sptk.many b0
.L42:
	.pred.rel.mutex p16, p17
	.mib
	cmp.eq p6, p7 = r42, r14
	nop 0
	(p6) br.cond.dpnt .L14
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r42, r14
	(p6) br.cond.dptk .L28
	.mmi
	add r14 = r14, r46
	;;
	and r14 = r50, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L20
.L28:
	.mmi
	addl r8 = -1, r0
	nop 0
	nop 0
	;;
.L45:
	.mii
	nop 0
	mov pr = r55, -1
	;;
	mov b0 = r52
	;;
	.mib
	nop 0
	mov ar.pfs = r53
	br.ret.sptk.many b0
.L41:
	.pred.rel.mutex p16, p17
	.mib
	cmp.eq p6, p7 = r49, r14
	nop 0
	(p6) br.cond.dpnt .L16
	;;
	.mbb
	cmp.eq p6, p7 = r48, r14
	(p7) br.cond.dpnt .L43
	(p16) br.cond.dpnt .L28
.L16:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	adds r8 = 1, r8
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = -1, r8
	nop 0
	(p6) br.cond.dpnt .L11
	;;
	.mmi
	ld8 r35 = [r32], 8
	;;
	and r14 = r36, r35
	nop 0
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = r37, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne.and.orcm p6, p7 = r38, r14
	(p6) br.cond.dptk .L23
	.mib
	nop 0
	nop 0
	br .L44
	;;
.L43:
	.pred.rel.mutex p16, p17
	.mib
	cmp.eq p6, p7 = r47, r14
	nop 0
	(p6) br.cond.dpnt .L16
	;;
	.mib
	nop 0
	addl r8 = -1, r0
	br .L45
	;;
.L18:
	.pred.rel.mutex p16, p17
	.mii
	ld8 r35 = [r32], 8
	cmp4.le p6, p7 = r8, r51
	;;
	and r14 = r36, r35
	.mii
	(p7) mov r51 = r8
	mov r8 = r0
	;;
	cmp.ne p6, p7 = r37, r14
	;;
	.mib
	nop 0
	cmp.ne.and.orcm p6, p7 = r38, r14
	(p6) br.cond.dptk .L23
	.mib
	nop 0
	nop 0
	br .L44
.L14:
	.pred.rel.mutex p16, p17
	.mmi
	mov r56 = r32
	mov r57 = r8
	nop 0
	.mmb
	mov r58 = r34
	adds r32 = -8, r32
	br.call.sptk.many b0 = altoffset#
	;;
	.mib
	mov r1 = r54
	cmp4.eq p6, p7 = -1, r8
	(p6) br.cond.dpnt .L11
	.align 32
.L22:
	.pred.rel.mutex p16, p17
	.mmi
	and r35 = r43, r35
	;;
	shladd r35 = r35, 3, r0
	nop 0
	;;
	.mmi
	add r32 = r32, r35
	;;
	ld8 r35 = [r32]
	nop 0
	;;
	.mmi
	and r15 = r36, r35
	;;
	cmp.ne p8, p9 = r37, r15
	cmp.ne p6, p7 = r38, r15
	.mmi
	cmp.ne p10, p11 = r39, r15
	;;
	(p8) addl r16 = 1, r0
	(p6) addl r15 = 1, r0
	;;
	.mii
	(p9) mov r16 = r0
	(p7) mov r15 = r0
	;;
	and r15 = r16, r15
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p7) br.cond.dptk .L46
	.mmi
	adds r32 = 8, r32
	;;
	ld8 r35 = [r32], 8
	nop 0
	;;
	.mmi
	and r14 = r36, r35
	;;
	cmp.ne p6, p7 = r37, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne.and.orcm p6, p7 = r38, r14
	(p6) br.cond.dptk .L23
	.mib
	nop 0
	nop 0
	br .L44
.L46:
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	nop 0
	(p11) br.cond.dptk .L22
	.mib
	nop 0
	addl r8 = -1, r0
	br .L45
	.endp altoffset#
	.align 16
	.align 64
	.proc p_count#
p_count:
	.prologue 12, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 1, 7, 1, 0
	mov r35 = r32
	nop 0
	.mmi
	mov r39 = r1
	nop 0
	.save rp, r37
	mov r37 = b0
	.body
	;;
	.mmi
	ld8 r15 = [r35], 8
	mov r34 = r0
	addl r36 = 255, r0
	.mmi
	mov r33 = r0
	;;
	ld8 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp.gtu p6, p7 = r14, r15
	(p7) br.cond.dpnt .L49
	.align 32
.L48:
	.mib
	ld1 r40 = [r15]
	nop 0
	br.call.sptk.many b0 = isdigit#
	;;
	.mmi
	cmp4.ge p6, p7 = r36, r33
	mov r1 = r39
	shladd r14 = r33, 2, r0
	;;
	.mmi
	(p6) addl r15 = 1, r0
	nop 0
	add r14 = r14, r33
	;;
	.mmi
	(p7) mov r15 = r0
	cmp4.ne p6, p7 = 0, r8
	shladd r14 = r14, 1, r0
	;;
	.mib
	mov r16 = r15
	tbit.nz.and.orcm p6, p7 = r15, 0
	(p7) br.cond.dpnt .L50
	;;
	.mii
	ld8 r16 = [r32]
	adds r34 = 1, r34
	;;
	adds r15 = 1, r16
	;;
	.mmi
	ld1.a r33 = [r16]
	st8 [r32] = r15
	nop 0
	;;
	.mmi
	ld1.c.clr r33 = [r16]
	ld8 r16 = [r35]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r33 = r33
	cmp.gtu p6, p7 = r16, r15
	;;
	.mmi
	nop 0
	adds r33 = -48, r33
	nop 0
	;;
	.mib
	nop 0
	add r33 = r33, r14
	(p6) br.cond.dptk .L48
	;;
	.mmi
	nop 0
	cmp4.ge p6, p7 = r36, r33
	nop 0
	;;
	.mii
	(p6) addl r16 = 1, r0
	nop 0
	;;
	(p7) mov r16 = r0
.L50:
	.mmi
	cmp4.lt p6, p7 = 0, r34
	mov r8 = r33
	mov b0 = r37
	;;
	.mib
	nop 0
	tbit.nz.and.orcm p6, p7 = r16, 0
	(p7) br.cond.dpnt .L49
	;;
	.mib
	nop 0
	mov ar.pfs = r38
	br.ret.sptk.many b0
.L49:
	.mmi
	adds r15 = 16, r32
	mov r8 = r33
	mov b0 = r37
	.mlx
	nop 0
	movl r14 = @gprel(nuls#)
	;;
	.mmi
	ld4 r16 = [r15]
	add r14 = r1, r14
	mov ar.pfs = r38
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r16
	st8 [r32] = r14
	nop 0
	;;
	.mmi
	(p7) addl r16 = 10, r0
	;;
	(p7) st4 [r15] = r16
	nop 0
	.mmb
	st8 [r35] = r14
	nop 0
	br.ret.sptk.many b0
	.endp p_count#
	.align 16
	.align 64
	.proc p_b_coll_elem#
p_b_coll_elem:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 2, 8, 3, 0
	mov r38 = r32
	.save rp, r39
	mov r39 = b0
	.mmi
	nop 0
	mov r41 = r1
	.body
	nop 0
	;;
	.mmi
	ld8 r37 = [r38], 8
	;;
	ld8 r17 = [r38]
	mov r34 = r37
	;;
	.mib
	cmp.gtu p6, p7 = r17, r37
	adds r14 = 1, r34
	(p7) br.cond.dpnt .L62
	;;
	.mib
	nop 0
	cmp.leu p6, p7 = r17, r14
	(p6) br.cond.dptk .L63
	.align 32
.L83:
	.mmi
	ld1 r16 = [r34]
	;;
	nop 0
	sxt1 r16 = r16
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r33, r16
	(p7) br.cond.dpnt .L82
.L64:
	.mmi
	st8 [r32] = r14
	nop 0
	nop 0
.L74:
	.mmi
	mov r34 = r14
	;;
	adds r14 = 1, r34
	nop 0
	;;
	.mib
	nop 0
	cmp.leu p6, p7 = r17, r14
	(p7) br.cond.dptk .L83
	;;
.L63:
	.mib
	st8 [r32] = r14
	cmp.eq p6, p7 = r17, r14
	(p7) br.cond.dptk .L74
.L62:
	.mmi
	adds r14 = 16, r32
	nop 0
	mov r8 = r0
	;;
	.mmi
	ld4 r15 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r15
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r15 = 7, r0
	nop 0
	;;
	.mlx
	(p6) st4 [r14] = r15
	movl r14 = @gprel(nuls#)
	;;
	.mmi
	nop 0
	add r14 = r1, r14
	nop 0
	;;
	.mmi
	st8 [r32] = r14
	st8 [r38] = r14
	nop 0
.L78:
	.mii
	nop 0
	mov b0 = r39
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r40
	br.ret.sptk.many b0
.L82:
	.mmi
	ld1 r16 = [r14]
	;;
	nop 0
	sxt1 r16 = r16
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 93, r16
	(p6) br.cond.dptk .L64
	;;
	.mlx
	nop 0
	movl r35 = @gprel(cnames#)
	.mmb
	cmp.leu p6, p7 = r17, r34
	sub r34 = r34, r37
	(p6) br.cond.spnt .L62
	;;
	.mmi
	add r35 = r1, r35
	nop 0
	sxt4 r36 = r34
	;;
	.mmi
	nop 0
	ld8 r42 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r42
	(p7) br.cond.dpnt .L73
	.align 32
.L72:
	.mib
	mov r44 = r36
	mov r43 = r37
	br.call.sptk.many b0 = strncmp#
	;;
	.mib
	mov r1 = r41
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L71
	.mmi
	ld8 r14 = [r35]
	;;
	add r14 = r14, r36
	nop 0
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L84
.L71:
	.mmi
	adds r35 = 16, r35
	;;
	ld8 r42 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r42
	(p6) br.cond.dptk .L72
	;;
.L73:
	.mmi
	adds r14 = 16, r32
	nop 0
	cmp4.eq p6, p7 = 1, r34
	.mmb
	mov r8 = r0
	nop 0
	(p6) br.cond.dpnt .L85
	;;
	.mmi
	ld4 r15 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r15
	nop 0
	;;
	.mmi
	nop 0
	(p7) addl r15 = 3, r0
	nop 0
	;;
	.mlx
	(p7) st4 [r14] = r15
	movl r14 = @gprel(nuls#)
	;;
	.mii
	add r14 = r1, r14
	nop 0
	;;
	nop 0
	.mmb
	st8 [r32] = r14
	st8 [r38] = r14
	br .L78
.L84:
	.mmi
	adds r35 = 8, r35
	nop 0
	mov b0 = r39
	;;
	.mmi
	ld1 r8 = [r35]
	nop 0
	mov ar.pfs = r40
	;;
	.mib
	nop 0
	sxt1 r8 = r8
	br.ret.sptk.many b0
	;;
.L85:
	.mii
	ld1 r8 = [r37]
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mib
	nop 0
	sxt1 r8 = r8
	br.ret.sptk.many b0
	.endp p_b_coll_elem#
	.section	.sdata,	"asw",	"progbits"
	.align 8
.LC0:
	data8	nuls#+1
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc p_b_symbol#
p_b_symbol:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 2, 0
	mov r33 = r32
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	;;
	ld8 r14 = [r33], 8
	nop 0
	;;
	.mmi
	nop 0
	ld8 r16 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp.gtu p6, p7 = r16, r14
	(p6) br.cond.dptk .L87
	.mmi
	adds r14 = 16, r32
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r15
	;;
	(p7) addl r15 = 7, r0
	nop 0
	;;
	.mlx
	(p7) st4 [r14] = r15
	movl r14 = @gprel(nuls#)
	.mii
	addl r15 = @gprel(.LC0), gp
	nop 0
	;;
	add r14 = r1, r14
	.mmi
	ld8 r15 = [r15]
	;;
	st8 [r33] = r14
	nop 0
.L89:
	.mmi
	ld1.a r8 = [r14]
	st8 [r32] = r15
	nop 0
	;;
	.mii
	ld1.c.clr r8 = [r14]
	nop 0
	;;
	sxt1 r8 = r8
.L96:
	.mii
	nop 0
	mov b0 = r34
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
.L87:
	.mmi
	nop 0
	adds r15 = 1, r14
	nop 0
	;;
	.mib
	cmp.ltu p6, p7 = r15, r16
	nop 0
	(p7) br.cond.dpnt .L89
	;;
	.mmi
	ld1 r16 = [r14]
	;;
	nop 0
	sxt1 r16 = r16
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 91, r16
	(p6) br.cond.dptk .L89
	.mmi
	ld1 r16 = [r15]
	;;
	nop 0
	sxt1 r16 = r16
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 46, r16
	(p6) br.cond.dptk .L89
	.mmi
	adds r14 = 2, r14
	addl r38 = 46, r0
	mov r37 = r32
	;;
	.mib
	st8 [r32] = r14
	nop 0
	br.call.sptk.many b0 = p_b_coll_elem#
	;;
	.mmi
	ld8 r14 = [r32]
	mov r1 = r36
	sxt1 r8 = r8
	.mmi
	nop 0
	ld8 r15 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp.gtu p6, p7 = r15, r14
	(p7) br.cond.dptk .L91
	.mmi
	nop 0
	adds r16 = 1, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r16, r15
	(p6) br.cond.dptk .L91
	.mmi
	ld1 r15 = [r14]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 46, r15
	(p6) br.cond.dptk .L91
	.mmi
	ld1 r15 = [r16]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mmi
	cmp4.ne p6, p7 = 93, r15
	;;
	(p7) adds r14 = 2, r14
	nop 0
	;;
	.mib
	(p7) st8 [r32] = r14
	nop 0
	(p7) br.cond.dpnt .L96
.L91:
	.mmi
	adds r14 = 16, r32
	nop 0
	mov b0 = r34
	;;
	.mii
	ld4 r15 = [r14]
	mov ar.pfs = r35
	;;
	cmp4.ne p6, p7 = 0, r15
	;;
	.mmi
	nop 0
	(p7) addl r15 = 3, r0
	nop 0
	;;
	.mlx
	(p7) st4 [r14] = r15
	movl r14 = @gprel(nuls#)
	;;
	.mii
	add r14 = r1, r14
	nop 0
	;;
	nop 0
	.mmb
	st8 [r32] = r14
	st8 [r33] = r14
	br.ret.sptk.many b0
	.endp p_b_symbol#
	.align 16
	.align 64
	.proc doemit.part.0#
doemit.part.0:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 3, 7, 2, 0
	adds r36 = 40, r32
	.save rp, r39
	mov r39 = b0
	.mmi
	adds r38 = 32, r32
	adds r37 = 24, r32
	mov r41 = r1
	.body
	;;
	.mmi
	ld8 r14 = [r36]
	ld8 r15 = [r38]
	nop 0
	;;
	.mib
	ld8 r8 = [r37]
	cmp.gt p6, p7 = r15, r14
	(p7) br.cond.dpnt .L105
.L100:
	.mmb
	shladd r15 = r14, 3, r0
	or r33 = r34, r33
	nop 0
	.mmi
	adds r14 = 1, r14
	nop 0
	mov b0 = r39
	;;
	.mmi
	add r8 = r8, r15
	st8 [r36] = r14
	mov ar.pfs = r40
	;;
	.mib
	st8 [r8] = r33
	nop 0
	br.ret.sptk.many b0
.L105:
	.mii
	adds r16 = 1, r15
	mov r42 = r8
	;;
	shr.u r35 = r16, 63
	;;
	.mii
	add r35 = r35, r16
	nop 0
	;;
	shr r16 = r35, 1
	.mmi
	and r35 = -2, r35
	;;
	add r35 = r35, r16
	nop 0
	;;
	.mib
	shladd r43 = r35, 3, r0
	cmp.le p6, p7 = r35, r15
	(p6) br.cond.dptk .L100
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = realloc#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r41
	;;
	.mmi
	(p6) st8 [r37] = r8
	(p6) st8 [r38] = r35
	nop 0
	;;
	.mib
	(p6) ld8 r14 = [r36]
	nop 0
	(p6) br.cond.dptk .L100
	;;
	.mlx
	mov r14 = r32
	movl r15 = @gprel(nuls#)
	.mmi
	adds r32 = 16, r32
	ld8.a r8 = [r37]
	or r33 = r34, r33
	;;
	.mmi
	add r15 = r1, r15
	ld4 r16 = [r32]
	mov b0 = r39
	;;
	.mmi
	st8 [r14] = r15, 8
	cmp4.ne p6, p7 = 0, r16
	mov ar.pfs = r40
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	(p7) addl r16 = 12, r0
	;;
	.mmi
	ld8.a r14 = [r36]
	(p7) st4 [r32] = r16
	nop 0
	;;
	.mmi
	shladd r15 = r14, 3, r0
	ld8.c.clr r8 = [r37]
	nop 0
	.mmi
	chk.a.clr r14, .L106
.L107:
	nop 0
	adds r14 = 1, r14
	;;
	.mmi
	add r8 = r8, r15
	st8 [r36] = r14
	nop 0
	;;
	.mib
	st8 [r8] = r33
	nop 0
	br.ret.sptk.many b0
.L106:
	.mmi
	nop 0
	ld8 r14 = [r36]
	nop 0
	;;
	.mib
	nop 0
	shladd r15 = r14, 3, r0
	br .L107
	.endp doemit.part.0#
	.align 16
	.align 64
	.proc doinsert.part.0#
doinsert.part.0:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 4, 8, 3, 0
	adds r38 = 40, r32
	mov r42 = r1
	.mmi
	mov r45 = r33
	adds r37 = 24, r32
	mov r44 = r32
	;;
	.mmi
	ld8 r36 = [r38]
	nop 0
	.save rp, r40
	mov r40 = b0
	.mmb
	mov r46 = r34
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	nop 0
	ld8 r45 = [r37]
	shladd r36 = r36, 3, r0
	.mmi
	adds r14 = 72, r32
	mov r1 = r42
	adds r32 = 152, r32
	;;
	.mmi
	add r36 = r45, r36
	nop 0
	.save ar.lc, r43
	mov r43 = ar.lc
	.body
	;;
	.mmi
	nop 0
	ld8 r39 = [r36]
	mov ar.lc = 8
	.align 32
.L111:
	.mmi
	nop 0
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mmi
	cmp.gt p6, p7 = r35, r15
	adds r16 = -8, r14
	adds r17 = 1, r15
	.mmi
	ld8.a r15 = [r32]
	;;
	(p7) st8 [r16] = r17
	adds r16 = 1, r15
	.mmi
	cmp.lt p6, p7 = r15, r35
	chk.a.clr r15, .L115
.L116:
	.pred.rel.mutex p6, p7
	nop 0
	;;
	.mib
	(p7) st8 [r32] = r16
	adds r32 = 8, r32
	br.cloop.sptk.few .L111
	.mmi
	adds r44 = 1, r35
	ld8 r14 = [r38]
	nop 0
	;;
	.mmi
	shladd r44 = r44, 3, r0
	nop 0
	sub r35 = r14, r35, 1
	;;
	.mmi
	adds r36 = -8, r44
	shladd r46 = r35, 3, r0
	add r44 = r45, r44
	;;
	.mib
	add r45 = r45, r36
	nop 0
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	ld8 r14 = [r37]
	mov r1 = r42
	mov b0 = r40
	;;
	.mmi
	add r14 = r14, r36
	nop 0
	mov ar.pfs = r41
	;;
	.mib
	st8 [r14] = r39
	mov ar.lc = r43
	br.ret.sptk.many b0
.L115:
	.mmi
	nop 0
	ld8 r15 = [r32]
	nop 0
	;;
	.mib
	adds r16 = 1, r15
	cmp.lt p6, p7 = r15, r35
	br .L116
	.endp doinsert.part.0#
	.align 16
	.align 64
	.proc dupl#
dupl:
	.prologue 12, 41
	.mmi
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 3, 9, 3, 0
	adds r35 = 40, r32
	.save rp, r41
	mov r41 = b0
	.mmi
	mov r43 = r1
	.body
	adds r39 = 32, r32
	adds r38 = 24, r32
	;;
	.mmb
	ld8 r36 = [r35]
	sub r37 = r34, r33
	nop 0
	.mib
	cmp.eq p6, p7 = r33, r34
	mov ar.pfs = r42
	(p7) br.cond.dpnt .L128
	;;
	.mib
	mov r8 = r36
	mov b0 = r41
	br.ret.sptk.many b0
	;;
.L128:
	.mmi
	nop 0
	ld8 r15 = [r39]
	mov r14 = r36
	.mmi
	ld8 r8 = [r38]
	;;
	add r40 = r15, r37
	mov r44 = r8
	;;
	.mib
	shladd r45 = r40, 3, r0
	cmp.le p6, p7 = r40, r15
	(p6) br.cond.dptk .L119
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = realloc#
	;;
	.mib
	cmp.ne p6, p7 = 0, r8
	mov r1 = r43
	(p7) br.cond.dpnt .L129
	;;
	.mmi
	(p6) st8 [r38] = r8
	(p6) st8 [r39] = r40
	nop 0
	;;
	.mmi
	(p6) ld8 r14 = [r35]
	nop 0
	nop 0
	;;
.L119:
	.mmi
	shladd r44 = r14, 3, r0
	shladd r33 = r33, 3, r0
	shladd r46 = r37, 3, r0
	;;
	.mib
	add r45 = r8, r33
	add r44 = r8, r44
	br.call.sptk.many b0 = memcpy#
	;;
	.mii
	ld8 r14 = [r35]
	mov r1 = r43
	;;
	add r14 = r14, r37
	.mmi
	nop 0
	;;
	st8 [r35] = r14
	nop 0
.L130:
	.mmi
	mov r8 = r36
	nop 0
	mov b0 = r41
	;;
	.mib
	nop 0
	mov ar.pfs = r42
	br.ret.sptk.many b0
.L129:
	.mlx
	mov r14 = r32
	movl r15 = @gprel(nuls#)
	.mmi
	adds r32 = 16, r32
	shladd r33 = r33, 3, r0
	shladd r46 = r37, 3, r0
	;;
	.mmi
	add r15 = r1, r15
	ld4 r16 = [r32]
	nop 0
	.mmi
	ld8.a r8 = [r38]
	;;
	st8 [r14] = r15, 8
	cmp4.ne p6, p7 = 0, r16
	.mmi
	add r45 = r8, r33
	;;
	st8 [r14] = r15
	(p7) addl r16 = 12, r0
	;;
	.mmi
	(p7) st4 [r32] = r16
	;;
	ld8 r14 = [r35]
	nop 0
	.mmi
	chk.a.clr r8, .L131
.L132:
	;;
	shladd r44 = r14, 3, r0
	nop 0
	;;
	.mib
	add r44 = r8, r44
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mii
	ld8 r14 = [r35]
	mov r1 = r43
	;;
	add r14 = r14, r37
	;;
	.mib
	st8 [r35] = r14
	nop 0
	br .L130
.L131:
	.mmi
	nop 0
	ld8 r8 = [r38]
	nop 0
	;;
	.mib
	nop 0
	add r45 = r8, r33
	br .L132
	.endp dupl#
	.align 16
	.align 64
	.proc ordinary#
ordinary:
	.prologue 12, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 2, 6, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	adds r35 = 56, r32
	.save rp, r37
	mov r37 = b0
	mov r39 = r1
	.body
	;;
	.mmi
	ld8 r14 = [r35]
	;;
	adds r15 = 40, r14
	adds r14 = 88, r14
	;;
	.mmi
	ld4 r15 = [r15]
	ld8 r34 = [r14]
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r15, 1
	(p7) br.cond.dpnt .L145
.L134:
	.mmi
	adds r14 = 16, r32
	nop 0
	zxt1 r42 = r33
	.mlx
	mov r40 = r32
	movl r41 = 268435456
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L139
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	mov r1 = r39
	nop 0
	nop 0
.L139:
	.mii
	nop 0
	sxt4 r33 = r33
	;;
	add r34 = r34, r33
	;;
	.mmi
	ld1 r15 = [r34]
	;;
	cmp4.ne p6, p7 = 0, r15
	nop 0
	;;
	.mmi
	(p7) ld8 r15 = [r35]
	;;
	(p7) adds r15 = 84, r15
	nop 0
	;;
	.mmi
	(p7) ld4 r16 = [r15]
	;;
	(p7) adds r17 = 1, r16
	nop 0
	;;
	.mmi
	(p7) st4 [r15] = r17
	(p7) st1 [r34] = r16
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L145:
	.body
	.copy_state 1
	.mii
	nop 0
	zxt1 r36 = r33
	nop 0
	;;
	.mib
	mov r40 = r36
	nop 0
	br.call.sptk.many b0 = isalpha#
	;;
	.mib
	mov r1 = r39
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L134
	.mib
	mov r40 = r36
	nop 0
	br.call.sptk.many b0 = isupper#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r39
	.mmb
	mov r40 = r36
	nop 0
	(p7) br.cond.dpnt .L146
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = islower#
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r39
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L147
	;;
	.mii
	nop 0
	(p6) sxt1 r8 = r33
	nop 0
	;;
.L136:
	.mib
	nop 0
	cmp4.eq p6, p7 = r33, r8
	(p6) br.cond.dptk .L134
	.mmi
	adds r15 = 16, r12
	mov r34 = r32
	nop 0
	.mmi
	addl r16 = 93, r0
	adds r14 = 18, r12
	mov r40 = r32
	;;
	.mmi
	st1 [r15] = r33
	nop 0
	adds r15 = 17, r12
	.mmi
	ld8 r36 = [r34], 8
	st1 [r14] = r0
	nop 0
	;;
	.mmi
	st1 [r15] = r16
	nop 0
	adds r15 = 16, r12
	.mmi
	ld8 r35 = [r34]
	st8 [r34] = r14
	nop 0
	;;
	.mib
	st8 [r32] = r15
	nop 0
	br.call.sptk.many b0 = p_bracket#
	;;
	.mmb
	mov r1 = r39
	st8 [r32] = r36
	nop 0
	.mii
	st8 [r34] = r35
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L147:
	.body
	.copy_state 2
	.mib
	mov r40 = r36
	nop 0
	br.call.sptk.many b0 = toupper#
	;;
	.mib
	mov r1 = r39
	sxt1 r8 = r8
	br .L136
.L146:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = tolower#
	;;
	.mib
	mov r1 = r39
	sxt1 r8 = r8
	br .L136
	.endp ordinary#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC1:
	stringz	"[:<:]]"
	.align 8
.LC2:
	stringz	"[:>:]]"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc p_bracket#
p_bracket:
	.prologue 12, 48
	.mmb
	.save ar.pfs, r49
	alloc r49 = ar.pfs, 3, 16, 3, 0
	adds r16 = -24, r12
	nop 0
	.mmi
	adds r17 = -16, r12
	.fframe 48
	adds r12 = -48, r12
	mov r18 = ar.lc
	;;
	.mmb
	adds r42 = 56, r32
	.save.f 0x1
	stf.spill [r17] = f2
	nop 0
	.mii
	adds r17 = 48, r32
	.save rp, r48
	mov r48 = b0
	mov r50 = r1
	;;
	.mmi
	ld8.a r14 = [r42]
	;;
	.savesp ar.lc, 24
	st8 [r16] = r18, 24
	nop 0
	;;
	.mmi
	.save.f 0x2
	stf.spill [r16] = f3
	.body
	;;
	ld8.c.clr r14 = [r42]
	nop 0
	.mmi
	ld4.a r16 = [r17]
	;;
	adds r14 = 20, r14
	nop 0
	;;
	.mmi
	ld4 r35 = [r14]
	;;
	adds r15 = 1, r35
	cmp4.le p6, p7 = r16, r35
	;;
	.mmi
	st4 [r14] = r15
	;;
	ld8 r15 = [r42]
	nop 0
	.mmi
	chk.a.clr r16, .L431
.L432:
	.pred.rel.mutex p6, p7
	;;
	adds r14 = 16, r15
	nop 0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mib
	setf.sig f2 = r14
	nop 0
	(p6) br.cond.dptk .L149
	.mmi
	and r17 = 7, r35
	addl r16 = 1, r0
	extr r14 = r35, 31, 1
	.mmi
	adds r36 = 24, r15
	adds r41 = 16, r32
	sxt4 r18 = r35
	;;
	.mib
	nop 0
	shr.u r14 = r14, 61
	nop 0
	.mmi
	adds r15 = 32, r15
	adds r40 = 8, r32
	shl r18 = r18, 5
	;;
	.mmi
	nop 0
	add r14 = r14, r35
	nop 0
	;;
	.mii
	nop 0
	extr r14 = r14, 3, 29
	shl r16 = r16, r17
	;;
	.mmi
	setf.sig f6 = r14
	;;
	nop 0
	zxt1 r16 = r16
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f2
	;;
	.mmi
	getf.sig r14 = f6
	nop 0
	nop 0
.L150:
	.mmi
	ld8 r33 = [r36]
	ld8 r15 = [r15]
	nop 0
	;;
	.mii
	add r33 = r33, r18
	add r14 = r15, r14
	;;
	mov r37 = r33
	.mmi
	adds r36 = 10, r33
	adds r17 = 16, r33
	adds r15 = 24, r33
	;;
	.mmi
	st8 [r37] = r14, 8
	st2 [r36] = r0
	nop 0
	;;
	.mmi
	st1 [r37] = r16
	st8 [r17] = r0
	nop 0
	;;
	.mmi
	ld8.a r51 = [r32]
	st8 [r15] = r0
	nop 0
	;;
	.mmi
	nop 0
	ld8 r16 = [r40]
	adds r14 = 5, r51
	.mmi
	nop 0
	chk.a.clr r51, .L433
.L434:
	nop 0
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r14, r16
	(p7) br.cond.dpnt .L408
	;;
.L160:
	.mib
	nop 0
	cmp.leu p6, p7 = r16, r51
	(p6) br.cond.dptk .L299
	.mmi
	ld1 r14 = [r51]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.ne p6, p7 = 94, r14
	mov r15 = r14
	(p7) br.cond.dpnt .L409
	;;
	.mib
	(p6) mov r47 = r0
	cmp4.ne p6, p7 = 93, r15
	(p7) br.cond.dpnt .L410
	;;
.L168:
	.mmi
	cmp4.ne p6, p7 = 45, r15
	;;
	(p7) adds r51 = 1, r51
	nop 0
	;;
	.mmi
	(p7) st8 [r32] = r51
	;;
	(p7) ld8 r14 = [r33]
	nop 0
	.mmi
	(p7) ld1 r16 = [r37]
	;;
	(p7) adds r14 = 45, r14
	nop 0
	;;
	.mmi
	(p7) ld1 r15 = [r14]
	;;
	(p7) or r15 = r16, r15
	nop 0
	;;
	.mmi
	(p7) st1 [r14] = r15
	;;
	(p7) ld2 r14 = [r36]
	nop 0
	;;
	.mmi
	(p7) adds r14 = 45, r14
	;;
	(p7) st2 [r36] = r14
	nop 0
	.mmi
	nop 0
	;;
	(p7) ld8 r16 = [r40]
	nop 0
.L169:
	.mmi
	ld8 r14 = [r32]
	nop 0
	addl r44 = @ltoffx(__collate_load_error#), r1
	.mlx
	addl r46 = @ltoffx(.L200), r1
	movl r43 = @gprel(nuls#)
	;;
	.mlx
	nop 0
	movl r45 = @gprel(cclasses#)
	.mmb
	cmp.gtu p6, p7 = r16, r14
	add r43 = r1, r43
	(p7) br.cond.spnt .L395
	;;
	.mmi
	add r45 = r1, r45
	ld8.mov r44 = [r44], __collate_load_error#
	nop 0
	.mmi
	ld8.mov r46 = [r46], .L200
	nop 0
	nop 0
	.align 32
.L170:
	.mii
	ld1 r15 = [r14]
	adds r17 = 1, r14
	;;
	sxt1 r15 = r15
	;;
	.mib
	cmp4.eq p6, p7 = 93, r15
	nop 0
	(p6) br.cond.dpnt .L295
	;;
	.mmi
	cmp.leu p6, p7 = r16, r17
	;;
	(p6) cmp.eq.unc p8, p0 = r0, r0
	(p7) cmp.eq.unc p9, p0 = r0, r0
	.pred.rel.mutex p8, p9
	;;
	.mib
	cmp4.ne.or.andcm p8, p9 = 45, r15
	nop 0
	(p9) br.cond.dpnt .L411
	;;
	.mib
	cmp4.eq p8, p9 = 45, r15
	nop 0
	(p8) br.cond.dpnt .L172
	;;
	.mib
	nop 0
	cmp4.ne p8, p9 = 91, r15
	(p8) br.cond.dptk .L173
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L173
	.mmi
	ld1 r15 = [r17]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	cmp4.eq p6, p7 = 58, r15
	nop 0
	(p6) br.cond.dpnt .L174
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 61, r15
	(p7) br.cond.dptk .L173
	.mmi
	nop 0
	adds r14 = 2, r14
	nop 0
	;;
	.mib
	st8 [r32] = r14
	cmp.ltu p6, p7 = r14, r16
	(p6) br.cond.dptk .L230
	.mmi
	ld4 r14 = [r41]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) addl r14 = 7, r0
	nop 0
	;;
	.mmi
	(p7) st4 [r41] = r14
	st8 [r32] = r43
	nop 0
	.mmi
	mov r14 = r43
	;;
	st8 [r40] = r43
	nop 0
.L230:
	.mmi
	nop 0
	ld1 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 93, r14
	;;
	.mib
	nop 0
	cmp4.ne.and.orcm p6, p7 = 45, r14
	(p6) br.cond.dptk .L232
	.mmi
	ld4 r14 = [r41]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	(p7) addl r14 = 3, r0
	;;
	(p7) st4 [r41] = r14
	nop 0
	.mmi
	st8 [r32] = r43
	;;
	st8 [r40] = r43
	nop 0
.L232:
	.mib
	addl r52 = 61, r0
	mov r51 = r32
	br.call.sptk.many b0 = p_b_coll_elem#
	;;
	.mii
	ld8 r14 = [r33]
	zxt1 r15 = r8
	mov r1 = r50
	.mmi
	ld1 r16 = [r37]
	;;
	add r14 = r14, r15
	mov r8 = r15
	;;
	.mii
	ld1 r15 = [r14]
	nop 0
	;;
	or r15 = r16, r15
	.mmi
	ld8.a r16 = [r40]
	;;
	st1 [r14] = r15
	nop 0
	;;
	.mii
	ld2 r14 = [r36]
	nop 0
	;;
	add r8 = r8, r14
	.mmi
	ld8.a r14 = [r32]
	;;
	st2 [r36] = r8
	cmp.gtu p6, p7 = r16, r14
	.mmb
	chk.a.clr r14, .L435
.L436:
	.pred.rel.mutex p6, p7
	chk.a.clr r16, .L437
.L438:
	.pred.rel.mutex p6, p7
	(p7) br.cond.dptk .L403
	.mmi
	nop 0
	adds r15 = 1, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r15, r16
	(p7) br.cond.dptk .L235
	.mmi
	ld1 r17 = [r14]
	;;
	nop 0
	sxt1 r17 = r17
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 61, r17
	(p7) br.cond.dpnt .L412
.L235:
	.mmi
	ld4 r14 = [r41]
	;;
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r14 = 3, r0
	nop 0
	;;
	.mmi
	(p6) st4 [r41] = r14
	nop 0
	nop 0
.L177:
	.mlx
	nop 0
	movl r14 = @gprel(nuls#)
	;;
	.mmi
	nop 0
	add r14 = r1, r14
	nop 0
	;;
	.mmi
	st8 [r32] = r14
	st8 [r40] = r14
	nop 0
	.align 32
.L295:
	.mmi
	ld8 r51 = [r32]
	ld8 r16 = [r40]
	nop 0
	;;
.L294:
	.mib
	ld4 r38 = [r41]
	cmp.gtu p6, p7 = r16, r51
	(p7) br.cond.dptk .L298
	.mmi
	adds r14 = 1, r51
	;;
	st8 [r32] = r14
	nop 0
	;;
	.mmi
	ld1 r14 = [r51]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 93, r14
	(p6) br.cond.dpnt .L413
	;;
.L298:
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r38
	(p7) br.cond.dptk .L414
	.mlx
	nop 0
	movl r14 = @gprel(nuls#)
	.mmi
	nop 0
	addl r15 = 7, r0
	nop 0
	;;
	.mmi
	add r14 = r1, r14
	st4 [r41] = r15
	nop 0
	;;
	.mmi
	st8 [r32] = r14
	st8 [r40] = r14
	nop 0
.L148:
	.mmi
	adds r19 = 24, r12
	adds r20 = 32, r12
	mov b0 = r48
	;;
	.mmi
	nop 0
	ld8 r21 = [r19], 24
	mov ar.pfs = r49
	.mmi
	ldf.fill f2 = [r20]
	;;
	ldf.fill f3 = [r19]
	mov ar.lc = r21
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L149:
	.body
	.copy_state 1
	.mii
	adds r16 = 8, r16
	adds r36 = 24, r15
	;;
	sxt4 r52 = r16
	.mmi
	ld8.a r51 = [r36]
	st4 [r17] = r16
	nop 0
	;;
	.mib
	nop 0
	shr.u r37 = r52, 3
	nop 0
	.mmi
	cmp.ne p6, p7 = 0, r51
	chk.a.clr r51, .L439
.L440:
	.pred.rel.mutex p6, p7
	shl r52 = r52, 5
	;;
	.mmi
	nop 0
	setf.sig f7 = r37
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f3 = f7, f2
	.bbb
	nop 0
	(p7) br.cond.dpnt .L415
	br.call.sptk.many b0 = reallocf#
	;;
	.mmi
	st8 [r36] = r8
	nop 0
	mov r1 = r50
	;;
	.mmi
	ld8 r36 = [r42]
	;;
	adds r36 = 32, r36
	nop 0
	;;
	.mmi
	nop 0
	ld8 r51 = [r36]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r51
	(p7) br.cond.dpnt .L416
.L153:
	.mib
	getf.sig r52 = f3
	nop 0
	br.call.sptk.many b0 = reallocf#
	;;
	.mii
	mov r16 = r0
	sxt4 r14 = r35
	mov r1 = r50
	.mmb
	st8 [r36] = r8
	cmp4.lt p6, p7 = 0, r35
	(p7) br.cond.dpnt .L154
	;;
	.mii
	adds r14 = -1, r14
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L156:
	.mii
	ld8 r15 = [r42]
	extr r14 = r16, 3, 29
	shl r17 = r16, 5
	.mmb
	nop 0
	adds r16 = 1, r16
	nop 0
	;;
	.mii
	adds r18 = 32, r15
	sxt4 r14 = r14
	adds r15 = 24, r15
	;;
	.mmi
	ld8 r18 = [r18]
	setf.sig f6 = r14
	nop 0
	.mmi
	ld8 r15 = [r15]
	;;
	setf.sig f7 = r18
	add r15 = r15, r17
	;;
	.mmf
	nop 0
	nop 0
	xma.l f6 = f6, f2, f7
	;;
	.mib
	stf8 [r15] = f6
	nop 0
	br.cloop.sptk.few .L156
.L154:
	.mmi
	ld8 r15 = [r42]
	getf.sig r53 = f2
	nop 0
	.mmi
	mov r52 = r0
	adds r41 = 16, r32
	adds r40 = 8, r32
	;;
	.mmi
	adds r36 = 24, r15
	nop 0
	adds r15 = 32, r15
	;;
	.mmi
	ld8 r14 = [r36]
	;;
	nop 0
	cmp.eq p6, p7 = 0, r14
	.mmb
	nop 0
	getf.sig r14 = f3
	(p6) br.cond.dpnt .L158
	;;
	.mmi
	nop 0
	ld8 r51 = [r15]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r51
	nop 0
	(p6) br.cond.dpnt .L158
	;;
	.mmi
	getf.sig r15 = f2
	;;
	sub r37 = r14, r15
	nop 0
	;;
	.mib
	add r51 = r51, r37
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	and r17 = 7, r35
	addl r16 = 1, r0
	extr r14 = r35, 31, 1
	.mmi
	ld8 r15 = [r42]
	mov r1 = r50
	sxt4 r18 = r35
	;;
	.mib
	nop 0
	shr.u r14 = r14, 61
	nop 0
	.mmi
	adds r36 = 24, r15
	adds r15 = 32, r15
	shl r18 = r18, 5
	;;
	.mmi
	nop 0
	add r14 = r14, r35
	nop 0
	;;
	.mii
	nop 0
	extr r14 = r14, 3, 29
	shl r16 = r16, r17
	;;
	.mmi
	setf.sig f6 = r14
	;;
	nop 0
	zxt1 r16 = r16
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f2
	;;
	.mib
	getf.sig r14 = f6
	nop 0
	br .L150
.L299:
	.mib
	nop 0
	mov r47 = r0
	br .L294
.L408:
	.mlx
	nop 0
	movl r52 = @gprel(.LC1)
	.mmi
	nop 0
	addl r53 = 6, r0
	nop 0
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = strncmp#
	;;
	.mmi
	mov r1 = r50
	nop 0
	cmp4.ne p6, p7 = 0, r8
	.mmb
	addl r53 = 6, r0
	nop 0
	(p7) br.cond.dpnt .L417
	;;
	.mlx
	ld8 r51 = [r32]
	movl r52 = @gprel(.LC2)
	.mmi
	ld8 r16 = [r40]
	;;
	adds r14 = 5, r51
	add r52 = r1, r52
	;;
	.mib
	cmp.geu p6, p7 = r14, r16
	nop 0
	(p6) br.cond.spnt .L160
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strncmp#
	;;
	.mii
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r50
	;;
	nop 0
	.mmb
	(p7) ld8 r51 = [r32]
	(p7) ld8 r16 = [r40]
	(p7) br.cond.dptk .L160
	;;
	.mmi
	ld4 r14 = [r41]
	nop 0
	mov r53 = r0
	.mlx
	mov r51 = r32
	movl r52 = 2684354560
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L165
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	mov r1 = r50
	nop 0
	nop 0
.L165:
	.mii
	ld8 r14 = [r32]
	nop 0
	;;
	adds r14 = 6, r14
	;;
	.mmi
	st8 [r32] = r14
	nop 0
	nop 0
.L430:
	.mmi
	adds r19 = 24, r12
	adds r20 = 32, r12
	mov b0 = r48
	;;
	.mmi
	nop 0
	ld8 r21 = [r19], 24
	mov ar.pfs = r49
	.mmi
	ldf.fill f2 = [r20]
	;;
	ldf.fill f3 = [r19]
	mov ar.lc = r21
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	;;
.L173:
	.body
	.copy_state 2
	.mib
	mov r51 = r32
	nop 0
	br.call.sptk.many b0 = p_b_symbol#
	;;
	.mii
	ld8 r14 = [r32]
	sxt1 r38 = r8
	mov r1 = r50
	.mmb
	mov r35 = r8
	ld8 r15 = [r40]
	nop 0
	;;
	.mib
	nop 0
	cmp.gtu p6, p7 = r15, r14
	(p7) br.cond.dptk .L239
	.mmi
	ld1 r16 = [r14]
	;;
	nop 0
	sxt1 r16 = r16
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 45, r16
	(p7) br.cond.dpnt .L418
.L239:
	.mmi
	nop 0
	ld8 r14 = [r33]
	zxt1 r15 = r35
	.mmi
	ld1 r16 = [r37]
	;;
	add r14 = r14, r15
	mov r35 = r15
	;;
	.mii
	ld1 r15 = [r14]
	nop 0
	;;
	or r15 = r16, r15
	.mmi
	ld8.a r16 = [r40]
	;;
	st1 [r14] = r15
	nop 0
	;;
	.mii
	ld2 r14 = [r36]
	nop 0
	;;
	add r35 = r35, r14
	.mmi
	ld8.a r14 = [r32]
	;;
	st2 [r36] = r35
	cmp.leu p6, p7 = r16, r14
	.mmb
	chk.a.clr r14, .L441
.L442:
	.pred.rel.mutex p6, p7
	chk.a.clr r16, .L443
.L444:
	.pred.rel.mutex p6, p7
	(p7) br.cond.sptk .L170
.L407:
	.mmi
	nop 0
	ld8 r51 = [r32]
	nop 0
	.mmb
	ld8 r16 = [r40]
	nop 0
	br .L294
	;;
.L418:
	.mmi
	nop 0
	adds r16 = 1, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.leu p6, p7 = r15, r16
	(p6) br.cond.dptk .L239
	.mmi
	ld1 r15 = [r16]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	cmp4.eq p6, p7 = 93, r15
	nop 0
	(p6) br.cond.dpnt .L239
	;;
	.mmi
	ld1.a r15 = [r16]
	st8 [r32] = r16
	nop 0
	;;
	.mmi
	ld1.c.clr r15 = [r16]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	cmp4.eq p6, p7 = 45, r15
	mov r39 = r15
	(p7) br.cond.dpnt .L419
	;;
	.mmi
	nop 0
	(p6) adds r14 = 2, r14
	nop 0
	;;
	.mmi
	(p6) st8 [r32] = r14
	nop 0
	nop 0
.L241:
	.mib
	cmp4.eq p6, p7 = r39, r38
	nop 0
	(p6) br.cond.spnt .L239
	;;
	.mmi
	ld4 r14 = [r44]
	nop 0
	zxt1 r35 = r35
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L242
	;;
	.mii
	nop 0
	zxt1 r39 = r39
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r39, r35
	(p6) br.cond.dptk .L243
	.mmi
	ld4 r14 = [r41]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	(p7) addl r14 = 11, r0
	;;
	(p7) st4 [r41] = r14
	nop 0
	.mmi
	st8 [r32] = r43
	;;
	st8 [r40] = r43
	nop 0
.L243:
	.mii
	nop 0
	sxt4 r14 = r39
	cmp4.ltu p6, p7 = r39, r35
	.mmb
	adds r16 = 1, r35
	addp4 r15 = r35, r0
	(p6) br.cond.dpnt .L245
	;;
	.mmi
	sub r35 = r14, r35
	nop 0
	adds r14 = 1, r14
	;;
	.mmi
	cmp4.lt p6, p7 = r14, r16
	nop 0
	addp4 r35 = r35, r0
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r35
	;;
	(p6) mov ar.lc = 0
	.align 32
.L246:
	.mmi
	ld8 r14 = [r33]
	ld1 r17 = [r37]
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	ld1 r16 = [r14]
	nop 0
	;;
	.mmi
	or r16 = r17, r16
	;;
	st1 [r14] = r16
	nop 0
	;;
	.mmi
	ld2 r14 = [r36]
	;;
	add r14 = r14, r15
	adds r15 = 1, r15
	;;
	.mib
	st2 [r36] = r14
	nop 0
	br.cloop.sptk.few .L246
.L245:
	.mmi
	ld8 r14 = [r32]
	ld8 r16 = [r40]
	nop 0
	;;
.L422:
	.mib
	nop 0
	cmp.leu p6, p7 = r16, r14
	(p7) br.cond.sptk .L170
	.mib
	nop 0
	nop 0
	br .L407
.L158:
	.mlx
	adds r41 = 16, r32
	movl r17 = @gprel(nuls#)
	.mmi
	mov r40 = r32
	mov r18 = r0
	addl r16 = 1, r0
	;;
	.mmi
	nop 0
	ld4 r14 = [r41]
	add r17 = r1, r17
	.mii
	ld8.a r33 = [r36]
	nop 0
	;;
	cmp4.ne p6, p7 = 0, r14
	.mii
	st8 [r40] = r17, 8
	nop 0
	;;
	(p7) addl r14 = 12, r0
	.mmi
	st8 [r40] = r17
	;;
	(p7) st4 [r41] = r14
	mov r14 = r0
	;;
	.mmi
	ld8 r15 = [r15]
	ld8.c.clr r33 = [r36]
	nop 0
	;;
	.mii
	add r33 = r33, r18
	add r14 = r15, r14
	;;
	mov r37 = r33
	.mmi
	adds r36 = 10, r33
	adds r17 = 16, r33
	adds r15 = 24, r33
	;;
	.mmi
	st8 [r37] = r14, 8
	st2 [r36] = r0
	nop 0
	;;
	.mmi
	st1 [r37] = r16
	st8 [r17] = r0
	nop 0
	;;
	.mmi
	ld8.a r51 = [r32]
	st8 [r15] = r0
	nop 0
	;;
	.mmi
	nop 0
	ld8 r16 = [r40]
	adds r14 = 5, r51
	.mmi
	nop 0
	chk.a.clr r51, .L445
.L446:
	nop 0
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r14, r16
	(p6) br.cond.dptk .L160
	.mib
	nop 0
	nop 0
	br .L408
.L411:
	.mmi
	ld1 r15 = [r17]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 93, r15
	(p7) br.cond.dpnt .L420
.L172:
	.mmi
	ld4 r14 = [r41]
	;;
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r14 = 11, r0
	nop 0
	;;
	.mlx
	(p6) st4 [r41] = r14
	movl r14 = @gprel(nuls#)
	;;
	.mii
	add r14 = r1, r14
	nop 0
	;;
	nop 0
	.mmb
	st8 [r32] = r14
	st8 [r40] = r14
	br .L295
.L174:
	.mmi
	nop 0
	adds r38 = 2, r14
	nop 0
	;;
	.mib
	st8 [r32] = r38
	cmp.ltu p6, p7 = r38, r16
	(p6) br.cond.dptk .L179
	.mii
	ld4 r14 = [r41]
	mov r17 = r43
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	.mmi
	(p7) addl r14 = 7, r0
	;;
	(p7) st4 [r41] = r14
	nop 0
	.mmi
	ld1.a r14 = [r43]
	st8 [r32] = r43
	nop 0
	;;
	.mmi
	ld1.c.clr r14 = [r43]
	st8 [r40] = r43
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 45, r14
	;;
	.mib
	nop 0
	cmp4.ne.and.orcm p6, p7 = 93, r14
	(p6) br.cond.spnt .L181
.L185:
	.mmi
	ld4 r14 = [r41]
	;;
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	(p6) addl r14 = 4, r0
	;;
	(p6) st4 [r41] = r14
	nop 0
	.mmi
	st8 [r32] = r17
	;;
	st8 [r40] = r17
	nop 0
.L181:
	.mmi
	nop 0
	mov r35 = r0
	mov r38 = r43
.L186:
	.mlx
	nop 0
	movl r39 = @gprel(cclasses#)
	.mmi
	nop 0
	ld8 r51 = [r45]
	nop 0
	;;
	.mib
	add r39 = r1, r39
	cmp.ne p6, p7 = 0, r51
	(p7) br.cond.dpnt .L226
	.align 32
.L190:
	.mib
	mov r53 = r35
	mov r52 = r38
	br.call.sptk.many b0 = strncmp#
	;;
	.mib
	mov r1 = r50
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L193
	.mmi
	ld8 r15 = [r39]
	;;
	add r14 = r15, r35
	nop 0
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L194
.L193:
	.mmi
	adds r39 = 16, r39
	;;
	ld8 r51 = [r39]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r51
	(p6) br.cond.dptk .L190
.L226:
	.mmi
	ld4 r14 = [r41]
	;;
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r14 = 4, r0
	nop 0
	;;
	.mlx
	(p6) st4 [r41] = r14
	movl r14 = @gprel(nuls#)
	;;
	.mii
	add r14 = r1, r14
	nop 0
	;;
	nop 0
	.mmb
	st8 [r32] = r14
	st8 [r40] = r14
	br .L295
.L194:
	.mmi
	adds r39 = 8, r39
	nop 0
	cmp.eq p6, p7 = 0, r15
	.mmb
	addl r38 = 255, r0
	nop 0
	(p6) br.cond.spnt .L226
	;;
	.mmi
	nop 0
	ld4 r14 = [r39]
	nop 0
	;;
	.mib
	cmp4.ltu p6, p7 = 11, r14
	shladd r14 = r14, 3, r0
	(p6) br.cond.spnt .L198
	;;
	.mmi
	add r14 = r14, r46
	nop 0
	addl r35 = -128, r0
	;;
	.mmi
	ld8 r15 = [r14]
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r14
	br b6
	.section	.rodata,	"a",	"progbits"
	.align 8
	.align 4
.L200:
	data8 @pcrel(.L303)
	data8 @pcrel(.L304)
	data8 @pcrel(.L305)
	data8 @pcrel(.L306)
	data8 @pcrel(.L307)
	data8 @pcrel(.L308)
	data8 @pcrel(.L309)
	data8 @pcrel(.L310)
	data8 @pcrel(.L311)
	data8 @pcrel(.L312)
	data8 @pcrel(.L313)
	data8 @pcrel(.L314)
	.section	.text,	"ax",	"progbits"
.L403:
	.mmi
	ld4 r14 = [r41]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) addl r14 = 7, r0
	nop 0
	;;
	.mlx
	(p7) st4 [r41] = r14
	movl r14 = @gprel(nuls#)
	;;
	.mii
	add r14 = r1, r14
	nop 0
	;;
	nop 0
	.mmb
	st8 [r32] = r14
	st8 [r40] = r14
	br .L295
.L314:
	.mii
	addl r15 = 255, r0
	nop 0
	;;
	mov ar.lc = r15
	.align 32
.L199:
	.mib
	and r51 = r38, r35
	nop 0
	br.call.sptk.many b0 = isxdigit#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r50
	;;
	.mii
	(p7) ld8 r15 = [r33]
	(p7) zxt1 r16 = r35
	adds r35 = 1, r35
	.mmi
	(p7) ld1 r17 = [r37]
	;;
	(p7) add r15 = r15, r16
	(p7) mov r14 = r16
	;;
	.mmi
	(p7) ld1 r16 = [r15]
	;;
	(p7) or r16 = r17, r16
	nop 0
	;;
	.mmi
	(p7) st1 [r15] = r16
	;;
	(p7) ld2 r15 = [r36]
	nop 0
	;;
	.mmi
	nop 0
	(p7) add r14 = r14, r15
	nop 0
	;;
	.mib
	(p7) st2 [r36] = r14
	nop 0
	br.cloop.sptk.few .L199
	.align 32
.L198:
	.mmi
	ld8 r14 = [r32]
	ld8 r16 = [r40]
	nop 0
	;;
	.mib
	cmp.gtu p6, p7 = r16, r14
	adds r15 = 1, r14
	(p7) br.cond.dpnt .L403
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r15, r16
	(p7) br.cond.dptk .L226
	.mmi
	ld1 r17 = [r14]
	;;
	nop 0
	sxt1 r17 = r17
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 58, r17
	(p6) br.cond.dptk .L226
	.mmi
	ld1 r15 = [r15]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 93, r15
	(p7) br.cond.dptk .L226
.L236:
	.mmi
	nop 0
	adds r14 = 2, r14
	nop 0
	;;
	.mib
	st8 [r32] = r14
	cmp.leu p6, p7 = r16, r14
	(p7) br.cond.sptk .L170
	.mib
	nop 0
	nop 0
	br .L407
.L242:
	.mib
	mov r52 = r39
	mov r51 = r38
	br.call.sptk.many b0 = __collate_range_cmp#
	;;
	.mib
	mov r1 = r50
	cmp4.ge p6, p7 = 0, r8
	(p6) br.cond.dpnt .L247
	;;
	.mlx
	ld4 r14 = [r41]
	movl r17 = @gprel(nuls#)
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	nop 0
	add r17 = r1, r17
	;;
	.mmi
	(p7) addl r14 = 11, r0
	;;
	(p7) st4 [r41] = r14
	nop 0
	.mmi
	st8 [r32] = r17
	;;
	st8 [r40] = r17
	nop 0
.L247:
	.mii
	addl r14 = 255, r0
	addl r35 = -128, r0
	;;
	mov ar.lc = r14
	.align 32
.L252:
	.mib
	mov r52 = r35
	mov r51 = r38
	br.call.sptk.many b0 = __collate_range_cmp#
	;;
	.mib
	mov r1 = r50
	cmp4.ge p6, p7 = 0, r8
	(p6) br.cond.dpnt .L421
	;;
	.mib
	nop 0
	adds r35 = 1, r35
	br.cloop.sptk.few .L252
.L423:
	.mmi
	nop 0
	ld8 r14 = [r32]
	nop 0
	.mmb
	ld8 r16 = [r40]
	nop 0
	br .L422
	;;
.L421:
	.mib
	mov r51 = r35
	mov r52 = r39
	br.call.sptk.many b0 = __collate_range_cmp#
	;;
	.mmi
	cmp4.lt p6, p7 = 0, r8
	nop 0
	mov r1 = r50
	;;
	.mii
	(p7) ld8 r15 = [r33]
	(p7) zxt1 r16 = r35
	adds r35 = 1, r35
	.mmi
	(p7) ld1 r17 = [r37]
	;;
	(p7) add r15 = r15, r16
	(p7) mov r14 = r16
	;;
	.mmi
	(p7) ld1 r16 = [r15]
	;;
	(p7) or r16 = r17, r16
	nop 0
	;;
	.mmi
	(p7) st1 [r15] = r16
	;;
	(p7) ld2 r15 = [r36]
	nop 0
	;;
	.mmi
	nop 0
	(p7) add r14 = r14, r15
	nop 0
	;;
	.mib
	(p7) st2 [r36] = r14
	nop 0
	br.cloop.sptk.few .L252
	.mib
	nop 0
	nop 0
	br .L423
.L179:
	.mmi
	ld1 r14 = [r38]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.ne p6, p7 = 93, r14
	nop 0
	mov r51 = r14
	;;
	.mmi
	cmp4.ne.and.orcm p6, p7 = 45, r14
	nop 0
	zxt1 r51 = r51
	;;
	.mlx
	nop 0
	(p7) movl r17 = @gprel(nuls#)
	;;
	.mib
	(p7) add r17 = r1, r17
	nop 0
	(p7) br.cond.spnt .L185
	;;
	.mmi
	ld8 r14 = [r40]
	;;
	cmp.ltu p6, p7 = r38, r14
	nop 0
	;;
	.mbb
	(p7) mov r35 = r0
	(p7) br.cond.spnt .L186
	br.call.sptk.many b0 = isalpha#
	;;
	.mmi
	nop 0
	mov r1 = r50
	nop 0
	.mmb
	ld8 r14 = [r32]
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L401
	;;
	.align 32
.L189:
	.mmi
	adds r14 = 1, r14
	ld8.a r15 = [r40]
	nop 0
	;;
	.mmi
	st8 [r32] = r14
	nop 0
	cmp.gtu p6, p7 = r15, r14
	.mmb
	chk.a.clr r15, .L447
.L448:
	.pred.rel.mutex p6, p7
	nop 0
	(p7) br.cond.dpnt .L401
	;;
	.mmi
	ld1 r51 = [r14]
	;;
	nop 0
	sxt1 r51 = r51
	;;
	.mib
	nop 0
	zxt1 r51 = r51
	br.call.sptk.many b0 = isalpha#
	;;
	.mmi
	nop 0
	mov r1 = r50
	nop 0
	.mmb
	ld8 r14 = [r32]
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L189
	;;
.L401:
	.mib
	nop 0
	sub r35 = r14, r38
	br .L186
.L414:
	.mlx
	nop 0
	movl r14 = @gprel(nuls#)
	.mii
	adds r19 = 24, r12
	adds r20 = 32, r12
	;;
	add r14 = r1, r14
	;;
	.mmb
	st8 [r32] = r14
	st8 [r40] = r14
	nop 0
	.mmi
	ld8 r21 = [r19], 24
	ldf.fill f2 = [r20]
	mov b0 = r48
	;;
	.mii
	ldf.fill f3 = [r19]
	mov ar.pfs = r49
	;;
	mov ar.lc = r21
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	;;
.L415:
	.body
	.copy_state 3
	.mib
	mov r51 = r52
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	st8 [r36] = r8
	nop 0
	mov r1 = r50
	;;
	.mmi
	ld8 r36 = [r42]
	;;
	adds r36 = 32, r36
	nop 0
	;;
	.mmi
	nop 0
	ld8 r51 = [r36]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r51
	(p6) br.cond.dptk .L153
.L416:
	.mib
	getf.sig r51 = f3
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	nop 0
	mov r1 = r50
	nop 0
	.mmb
	st8 [r36] = r8
	nop 0
	br .L154
.L412:
	.mmi
	ld1 r15 = [r15]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	cmp4.eq p6, p7 = 93, r15
	nop 0
	(p6) br.cond.dpnt .L236
	;;
	.mmi
	ld4 r14 = [r41]
	;;
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r14 = 3, r0
	nop 0
	;;
	.mib
	(p6) st4 [r41] = r14
	nop 0
	br .L177
.L409:
	.mmi
	adds r51 = 1, r51
	nop 0
	addl r47 = 1, r0
	;;
	.mib
	st8 [r32] = r51
	cmp.leu p6, p7 = r16, r51
	(p6) br.cond.spnt .L301
	;;
	.mmi
	ld1 r15 = [r51]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 93, r15
	(p6) br.cond.dptk .L168
.L410:
	.mmi
	nop 0
	ld8.a r14 = [r33]
	adds r51 = 1, r51
	.mmi
	ld1.a r16 = [r37]
	;;
	st8 [r32] = r51
	nop 0
	;;
	.mmi
	ld8.c.clr r14 = [r33]
	ld1.c.clr r16 = [r37]
	nop 0
	;;
	.mmi
	adds r14 = 93, r14
	;;
	ld1 r15 = [r14]
	nop 0
	;;
	.mmi
	or r15 = r16, r15
	ld8.a r16 = [r40]
	nop 0
	;;
	.mmi
	st1 [r14] = r15
	;;
	ld2 r14 = [r36]
	nop 0
	;;
	.mmi
	adds r14 = 93, r14
	;;
	st2 [r36] = r14
	nop 0
	;;
	.mib
	ld8.c.clr r16 = [r40]
	nop 0
	br .L169
.L413:
	.mib
	cmp4.eq p6, p7 = 0, r38
	nop 0
	(p7) br.cond.dpnt .L148
	;;
	.mmi
	ld8 r20 = [r42]
	;;
	adds r14 = 16, r20
	adds r15 = 40, r20
	;;
	.mmi
	ld4 r15 = [r15]
	ld4 r18 = [r14]
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r15, 1
	(p6) br.cond.dptk .L263
	.mmi
	nop 0
	adds r35 = -1, r18
	nop 0
	;;
	.mib
	cmp4.gt p6, p7 = r0, r35
	nop 0
	(p6) br.cond.dpnt .L264
	;;
	.mii
	addp4 r14 = r35, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L271:
	.mii
	nop 0
	zxt1 r15 = r35
	nop 0
	.mmi
	ld8 r14 = [r33]
	ld1 r16 = [r37]
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r16, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L424
.L266:
	.mib
	nop 0
	adds r35 = -1, r35
	br.cloop.sptk.few .L271
	.mii
	ld8 r20 = [r42]
	nop 0
	;;
	adds r14 = 16, r20
	;;
.L263:
	.mib
	ld4 r18 = [r14]
	cmp4.eq p6, p7 = 0, r47
	(p6) br.cond.dptk .L272
	;;
	.mmi
	adds r15 = -1, r18
	;;
	nop 0
	addp4 r14 = r15, r0
	.mmb
	nop 0
	cmp4.gt p6, p7 = r0, r15
	(p6) br.cond.dpnt .L273
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L276:
	.mib
	nop 0
	zxt1 r17 = r15
	nop 0
	.mmi
	ld8 r16 = [r33]
	ld1 r18 = [r37]
	adds r15 = -1, r15
	;;
	.mmi
	add r16 = r16, r17
	mov r14 = r17
	addp4 r20 = r18, r0
	;;
	.mmi
	ld1 r17 = [r16]
	;;
	and r19 = r18, r17
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r19
	;;
	(p7) andcm r18 = -1, r18
	(p6) or r17 = r20, r17
	;;
	.mmi
	(p7) and r17 = r18, r17
	;;
	(p7) st1 [r16] = r17
	nop 0
	.mmi
	(p6) st1 [r16] = r17
	;;
	(p7) ld2 r16 = [r36]
	nop 0
	;;
	.mmi
	(p6) ld2 r16 = [r36]
	;;
	(p7) sub r14 = r16, r14
	nop 0
	;;
	.mmi
	(p6) add r14 = r14, r16
	;;
	nop 0
	sxt2 r14 = r14
	;;
	.mib
	st2 [r36] = r14
	nop 0
	br.cloop.sptk.few .L276
	.mmi
	ld8 r20 = [r42]
	;;
	adds r14 = 40, r20
	nop 0
	;;
	.mmi
	ld4 r15 = [r14]
	;;
	nop 0
	tbit.nz p6, p7 = r15, 3
	;;
	.mmi
	(p6) ld8 r15 = [r33]
	(p6) ld1 r14 = [r37]
	nop 0
	;;
	.mmi
	(p6) adds r15 = 10, r15
	nop 0
	(p6) andcm r14 = -1, r14
	;;
	.mmi
	(p6) ld1 r16 = [r15]
	;;
	(p6) and r14 = r16, r14
	nop 0
	;;
	.mmi
	(p6) st1 [r15] = r14
	;;
	(p6) ld2 r14 = [r36]
	nop 0
	;;
	.mmi
	(p6) adds r14 = -10, r14
	;;
	(p6) st2 [r36] = r14
	nop 0
	;;
	.mii
	(p6) ld8 r20 = [r42]
	nop 0
	;;
	adds r14 = 16, r20
	;;
	.mmi
	ld4 r18 = [r14]
	nop 0
	nop 0
	;;
.L272:
	.mmi
	nop 0
	adds r14 = -1, r18
	sxt4 r27 = r18
	.mmb
	cmp4.eq p10, p11 = 0, r18
	mov r19 = r0
	(p10) br.cond.dpnt .L279
	;;
	.mmi
	addp4 r14 = r14, r0
	ld8 r16 = [r33]
	mov r15 = r0
	.mii
	ld1 r17 = [r37]
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L281:
	.pred.rel.mutex p10, p11
	.mii
	nop 0
	zxt1 r14 = r15
	adds r15 = 1, r15
	;;
	.mmi
	add r14 = r16, r14
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mii
	and r14 = r14, r17
	nop 0
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	.mib
	nop 0
	(p7) adds r19 = 1, r19
	br.cloop.sptk.few .L281
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 1, r19
	(p7) br.cond.dpnt .L425
.L279:
	.pred.rel.mutex p10, p11
	.mmi
	adds r14 = 20, r20
	nop 0
	adds r20 = 24, r20
	.mmi
	ld2 r25 = [r36]
	nop 0
	addl r23 = 255, r0
	;;
	.mmi
	nop 0
	ld4 r24 = [r14]
	sxt2 r25 = r25
	.mmi
	nop 0
	ld8 r26 = [r20]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r24 = r24
	mov r17 = r26
	;;
	.mii
	nop 0
	shl r24 = r24, 5
	;;
	add r24 = r26, r24
	;;
	.mib
	nop 0
	cmp.leu p6, p7 = r24, r26
	(p6) br.cond.dpnt .L285
	;;
	.align 32
.L291:
	.pred.rel.mutex p10, p11
	.mmi
	adds r14 = 10, r17
	nop 0
	cmp.ne p6, p7 = r17, r33
	;;
	.mmi
	ld2 r14 = [r14]
	nop 0
	(p6) addl r15 = 1, r0
	;;
	.mii
	nop 0
	sxt2 r14 = r14
	(p7) mov r15 = r0
	;;
	.mmi
	cmp4.eq p6, p7 = r25, r14
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	and r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L426
.L286:
	.pred.rel.mutex p10, p11
	.mmi
	nop 0
	adds r17 = 32, r17
	nop 0
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r17, r24
	(p6) br.cond.dptk .L291
.L285:
	.mmi
	ld4 r14 = [r41]
	sub r26 = r33, r26
	adds r22 = 24, r12
	.mlx
	adds r23 = 32, r12
	movl r33 = 805306368
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	extr r34 = r26, 5, 32
	(p6) br.cond.dpnt .L148
	;;
	.mmi
	nop 0
	ld8 r24 = [r22], 24
	mov b0 = r48
	.mmi
	ldf.fill f2 = [r23]
	;;
	ldf.fill f3 = [r22]
	mov ar.pfs = r49
	;;
	.mii
	nop 0
	mov ar.lc = r24
	.label_state 4
	.restore sp
	adds r12 = 48, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many doemit.part.0#
	;;
.L424:
	.body
	.copy_state 4
	.mib
	mov r51 = r35
	nop 0
	br.call.sptk.many b0 = isalpha#
	;;
	.mib
	mov r1 = r50
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L266
	.mii
	nop 0
	zxt1 r39 = r35
	nop 0
	;;
	.mib
	mov r51 = r39
	nop 0
	br.call.sptk.many b0 = isupper#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r50
	.mmb
	mov r51 = r39
	nop 0
	(p7) br.cond.dpnt .L427
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = islower#
	;;
	.mib
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r50
	(p7) br.cond.dpnt .L428
	;;
	.mii
	nop 0
	(p6) sxt1 r14 = r35
	;;
	cmp4.eq p6, p7 = r35, r14
	;;
	.mmi
	nop 0
	(p7) ld8 r15 = [r33]
	(p7) zxt1 r16 = r14
	.mmi
	(p7) ld1 r17 = [r37]
	;;
	(p7) add r15 = r15, r16
	(p7) mov r14 = r16
	;;
	.mmi
	(p7) ld1 r16 = [r15]
	;;
	(p7) or r16 = r17, r16
	nop 0
	;;
	.mmi
	(p7) st1 [r15] = r16
	;;
	(p7) ld2 r15 = [r36]
	nop 0
	;;
	.mmi
	nop 0
	(p7) add r14 = r14, r15
	nop 0
	;;
	.mib
	(p7) st2 [r36] = r14
	nop 0
	br .L266
.L426:
	.pred.rel.mutex p10, p11
	.mmi
	mov r14 = r17
	nop 0
	adds r15 = -1, r27
	.mmb
	mov r16 = r0
	nop 0
	(p10) br.cond.dpnt .L287
	;;
	.mmi
	nop 0
	ld8 r20 = [r14], 8
	mov ar.lc = r15
	.mmi
	nop 0
	ld8 r22 = [r33]
	nop 0
	;;
	.mmi
	ld1 r21 = [r37]
	ld1 r19 = [r14]
	nop 0
	.align 32
.L289:
	.pred.rel.mutex p10, p11
	.mmi
	and r14 = r23, r16
	;;
	add r15 = r20, r14
	add r14 = r22, r14
	;;
	.mmi
	ld1 r15 = [r15]
	ld1 r14 = [r14]
	nop 0
	;;
	.mmi
	and r15 = r15, r19
	nop 0
	and r14 = r14, r21
	;;
	.mii
	cmp4.ne p6, p7 = 0, r15
	cmp4.ne p8, p9 = 0, r14
	;;
	(p8) addl r14 = 1, r0
	.mmi
	(p6) addl r15 = 1, r0
	;;
	(p9) mov r14 = r0
	(p7) mov r15 = r0
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = r14, r15
	adds r14 = 1, r16
	.bbb
	nop 0
	(p6) br.cond.dpnt .L290
	br.cloop.sptk.few .L315
	.mmi
	adds r16 = 1, r16
	nop 0
	nop 0
	;;
.L290:
	.pred.rel.mutex p10, p11
	.mib
	nop 0
	cmp4.eq p6, p7 = r18, r16
	(p7) br.cond.dptk .L286
	;;
.L287:
	.mmi
	cmp.geu p6, p7 = r17, r24
	nop 0
	mov r52 = r33
	.mmb
	mov r51 = r32
	nop 0
	(p6) br.cond.spnt .L285
	;;
	.mib
	mov r33 = r17
	nop 0
	br.call.sptk.many b0 = freeset#
	;;
	.mii
	ld8 r14 = [r42]
	mov r1 = r50
	;;
	adds r14 = 24, r14
	;;
	.mib
	ld8 r26 = [r14]
	nop 0
	br .L285
.L315:
	.pred.rel.mutex p10, p11
	.mib
	nop 0
	mov r16 = r14
	br .L289
.L425:
	.mmi
	adds r27 = -1, r27
	mov r15 = r0
	nop 0
	.mii
	addl r18 = 255, r0
	nop 0
	;;
	mov ar.lc = r27
	.align 32
.L284:
	.mmi
	and r14 = r18, r15
	;;
	add r14 = r16, r14
	nop 0
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	and r14 = r14, r17
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L429
	;;
	.mib
	nop 0
	adds r15 = 1, r15
	br.cloop.sptk.few .L284
	.mib
	mov r52 = r38
	mov r51 = r32
	br.call.sptk.many b0 = ordinary#
	;;
	.mmb
	mov r1 = r50
	adds r25 = 24, r12
	nop 0
	.mmi
	adds r26 = 32, r12
	nop 0
	mov b0 = r48
	;;
	.mmi
	nop 0
	ld8 r27 = [r25], 24
	mov ar.pfs = r49
	.mmi
	nop 0
	ldf.fill f2 = [r26]
	nop 0
	;;
	.mii
	ldf.fill f3 = [r25]
	mov ar.lc = r27
	.label_state 5
	.restore sp
	adds r12 = 48, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many freeset#
.L313:
	.body
	.copy_state 5
	.mii
	addl r14 = 255, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L201:
	.mib
	and r51 = r38, r35
	nop 0
	br.call.sptk.many b0 = isupper#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r50
	;;
	.mii
	(p7) ld8 r15 = [r33]
	(p7) zxt1 r16 = r35
	adds r35 = 1, r35
	.mmi
	(p7) ld1 r17 = [r37]
	;;
	(p7) add r15 = r15, r16
	(p7) mov r14 = r16
	;;
	.mmi
	(p7) ld1 r16 = [r15]
	;;
	(p7) or r16 = r17, r16
	nop 0
	;;
	.mmi
	(p7) st1 [r15] = r16
	;;
	(p7) ld2 r15 = [r36]
	nop 0
	;;
	.mmi
	nop 0
	(p7) add r14 = r14, r15
	nop 0
	;;
	.mib
	(p7) st2 [r36] = r14
	nop 0
	br.cloop.sptk.few .L201
	.mib
	nop 0
	nop 0
	br .L198
.L312:
	.mii
	addl r15 = 255, r0
	nop 0
	;;
	mov ar.lc = r15
	.align 32
.L202:
	.mib
	and r51 = r38, r35
	nop 0
	br.call.sptk.many b0 = isspace#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r50
	;;
	.mii
	(p7) ld8 r15 = [r33]
	(p7) zxt1 r16 = r35
	adds r35 = 1, r35
	.mmi
	(p7) ld1 r17 = [r37]
	;;
	(p7) add r15 = r15, r16
	(p7) mov r14 = r16
	;;
	.mmi
	(p7) ld1 r16 = [r15]
	;;
	(p7) or r16 = r17, r16
	nop 0
	;;
	.mmi
	(p7) st1 [r15] = r16
	;;
	(p7) ld2 r15 = [r36]
	nop 0
	;;
	.mmi
	nop 0
	(p7) add r14 = r14, r15
	nop 0
	;;
	.mib
	(p7) st2 [r36] = r14
	nop 0
	br.cloop.sptk.few .L202
	.mib
	nop 0
	nop 0
	br .L198
.L303:
	.mii
	addl r14 = 255, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L211:
	.mib
	and r51 = r38, r35
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r50
	;;
	.mii
	(p7) ld8 r15 = [r33]
	(p7) zxt1 r16 = r35
	adds r35 = 1, r35
	.mmi
	(p7) ld1 r17 = [r37]
	;;
	(p7) add r15 = r15, r16
	(p7) mov r14 = r16
	;;
	.mmi
	(p7) ld1 r16 = [r15]
	;;
	(p7) or r16 = r17, r16
	nop 0
	;;
	.mmi
	(p7) st1 [r15] = r16
	;;
	(p7) ld2 r15 = [r36]
	nop 0
	;;
	.mmi
	nop 0
	(p7) add r14 = r14, r15
	nop 0
	;;
	.mib
	(p7) st2 [r36] = r14
	nop 0
	br.cloop.sptk.few .L211
	.mib
	nop 0
	nop 0
	br .L198
.L311:
	.mii
	addl r14 = 255, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L203:
	.mib
	and r51 = r38, r35
	nop 0
	br.call.sptk.many b0 = ispunct#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r50
	;;
	.mii
	(p7) ld8 r15 = [r33]
	(p7) zxt1 r16 = r35
	adds r35 = 1, r35
	.mmi
	(p7) ld1 r17 = [r37]
	;;
	(p7) add r15 = r15, r16
	(p7) mov r14 = r16
	;;
	.mmi
	(p7) ld1 r16 = [r15]
	;;
	(p7) or r16 = r17, r16
	nop 0
	;;
	.mmi
	(p7) st1 [r15] = r16
	;;
	(p7) ld2 r15 = [r36]
	nop 0
	;;
	.mmi
	nop 0
	(p7) add r14 = r14, r15
	nop 0
	;;
	.mib
	(p7) st2 [r36] = r14
	nop 0
	br.cloop.sptk.few .L203
	.mib
	nop 0
	nop 0
	br .L198
.L310:
	.mii
	addl r15 = 255, r0
	nop 0
	;;
	mov ar.lc = r15
	.align 32
.L204:
	.mib
	and r51 = r38, r35
	nop 0
	br.call.sptk.many b0 = isprint#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r50
	;;
	.mii
	(p7) ld8 r15 = [r33]
	(p7) zxt1 r16 = r35
	adds r35 = 1, r35
	.mmi
	(p7) ld1 r17 = [r37]
	;;
	(p7) add r15 = r15, r16
	(p7) mov r14 = r16
	;;
	.mmi
	(p7) ld1 r16 = [r15]
	;;
	(p7) or r16 = r17, r16
	nop 0
	;;
	.mmi
	(p7) st1 [r15] = r16
	;;
	(p7) ld2 r15 = [r36]
	nop 0
	;;
	.mmi
	nop 0
	(p7) add r14 = r14, r15
	nop 0
	;;
	.mib
	(p7) st2 [r36] = r14
	nop 0
	br.cloop.sptk.few .L204
	.mib
	nop 0
	nop 0
	br .L198
.L309:
	.mii
	addl r14 = 255, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L205:
	.mib
	and r51 = r38, r35
	nop 0
	br.call.sptk.many b0 = islower#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r50
	;;
	.mii
	(p7) ld8 r15 = [r33]
	(p7) zxt1 r16 = r35
	adds r35 = 1, r35
	.mmi
	(p7) ld1 r17 = [r37]
	;;
	(p7) add r15 = r15, r16
	(p7) mov r14 = r16
	;;
	.mmi
	(p7) ld1 r16 = [r15]
	;;
	(p7) or r16 = r17, r16
	nop 0
	;;
	.mmi
	(p7) st1 [r15] = r16
	;;
	(p7) ld2 r15 = [r36]
	nop 0
	;;
	.mmi
	nop 0
	(p7) add r14 = r14, r15
	nop 0
	;;
	.mib
	(p7) st2 [r36] = r14
	nop 0
	br.cloop.sptk.few .L205
	.mib
	nop 0
	nop 0
	br .L198
.L308:
	.mii
	addl r15 = 255, r0
	nop 0
	;;
	mov ar.lc = r15
	.align 32
.L206:
	.mib
	and r51 = r38, r35
	nop 0
	br.call.sptk.many b0 = isgraph#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r50
	;;
	.mii
	(p7) ld8 r15 = [r33]
	(p7) zxt1 r16 = r35
	adds r35 = 1, r35
	.mmi
	(p7) ld1 r17 = [r37]
	;;
	(p7) add r15 = r15, r16
	(p7) mov r14 = r16
	;;
	.mmi
	(p7) ld1 r16 = [r15]
	;;
	(p7) or r16 = r17, r16
	nop 0
	;;
	.mmi
	(p7) st1 [r15] = r16
	;;
	(p7) ld2 r15 = [r36]
	nop 0
	;;
	.mmi
	nop 0
	(p7) add r14 = r14, r15
	nop 0
	;;
	.mib
	(p7) st2 [r36] = r14
	nop 0
	br.cloop.sptk.few .L206
	.mib
	nop 0
	nop 0
	br .L198
.L307:
	.mii
	addl r14 = 255, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L207:
	.mib
	and r51 = r38, r35
	nop 0
	br.call.sptk.many b0 = isdigit#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r50
	;;
	.mii
	(p7) ld8 r15 = [r33]
	(p7) zxt1 r16 = r35
	adds r35 = 1, r35
	.mmi
	(p7) ld1 r17 = [r37]
	;;
	(p7) add r15 = r15, r16
	(p7) mov r14 = r16
	;;
	.mmi
	(p7) ld1 r16 = [r15]
	;;
	(p7) or r16 = r17, r16
	nop 0
	;;
	.mmi
	(p7) st1 [r15] = r16
	;;
	(p7) ld2 r15 = [r36]
	nop 0
	;;
	.mmi
	nop 0
	(p7) add r14 = r14, r15
	nop 0
	;;
	.mib
	(p7) st2 [r36] = r14
	nop 0
	br.cloop.sptk.few .L207
	.mib
	nop 0
	nop 0
	br .L198
.L306:
	.mii
	addl r15 = 255, r0
	nop 0
	;;
	mov ar.lc = r15
	.align 32
.L208:
	.mib
	and r51 = r38, r35
	nop 0
	br.call.sptk.many b0 = iscntrl#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r50
	;;
	.mii
	(p7) ld8 r15 = [r33]
	(p7) zxt1 r16 = r35
	adds r35 = 1, r35
	.mmi
	(p7) ld1 r17 = [r37]
	;;
	(p7) add r15 = r15, r16
	(p7) mov r14 = r16
	;;
	.mmi
	(p7) ld1 r16 = [r15]
	;;
	(p7) or r16 = r17, r16
	nop 0
	;;
	.mmi
	(p7) st1 [r15] = r16
	;;
	(p7) ld2 r15 = [r36]
	nop 0
	;;
	.mmi
	nop 0
	(p7) add r14 = r14, r15
	nop 0
	;;
	.mib
	(p7) st2 [r36] = r14
	nop 0
	br.cloop.sptk.few .L208
	.mib
	nop 0
	nop 0
	br .L198
.L305:
	.mii
	addl r14 = 255, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L209:
	.mib
	and r51 = r38, r35
	nop 0
	br.call.sptk.many b0 = isblank#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r50
	;;
	.mii
	(p7) ld8 r15 = [r33]
	(p7) zxt1 r16 = r35
	adds r35 = 1, r35
	.mmi
	(p7) ld1 r17 = [r37]
	;;
	(p7) add r15 = r15, r16
	(p7) mov r14 = r16
	;;
	.mmi
	(p7) ld1 r16 = [r15]
	;;
	(p7) or r16 = r17, r16
	nop 0
	;;
	.mmi
	(p7) st1 [r15] = r16
	;;
	(p7) ld2 r15 = [r36]
	nop 0
	;;
	.mmi
	nop 0
	(p7) add r14 = r14, r15
	nop 0
	;;
	.mib
	(p7) st2 [r36] = r14
	nop 0
	br.cloop.sptk.few .L209
	.mib
	nop 0
	nop 0
	br .L198
.L304:
	.mii
	addl r15 = 255, r0
	nop 0
	;;
	mov ar.lc = r15
	.align 32
.L210:
	.mib
	and r51 = r38, r35
	nop 0
	br.call.sptk.many b0 = isalpha#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r50
	;;
	.mii
	(p7) ld8 r15 = [r33]
	(p7) zxt1 r16 = r35
	adds r35 = 1, r35
	.mmi
	(p7) ld1 r17 = [r37]
	;;
	(p7) add r15 = r15, r16
	(p7) mov r14 = r16
	;;
	.mmi
	(p7) ld1 r16 = [r15]
	;;
	(p7) or r16 = r17, r16
	nop 0
	;;
	.mmi
	(p7) st1 [r15] = r16
	;;
	(p7) ld2 r15 = [r36]
	nop 0
	;;
	.mmi
	nop 0
	(p7) add r14 = r14, r15
	nop 0
	;;
	.mib
	(p7) st2 [r36] = r14
	nop 0
	br.cloop.sptk.few .L210
	.mib
	nop 0
	nop 0
	br .L198
.L419:
	.mib
	mov r51 = r32
	nop 0
	br.call.sptk.many b0 = p_b_symbol#
	;;
	.mib
	mov r1 = r50
	sxt1 r39 = r8
	br .L241
.L420:
	.mib
	cmp.ltu p6, p7 = r14, r16
	nop 0
	(p7) br.cond.spnt .L295
	;;
	.mmi
	ld8.a r14 = [r33]
	st8 [r32] = r17
	nop 0
	;;
	.mmi
	ld8.c.clr r14 = [r33]
	ld1 r16 = [r37]
	nop 0
	;;
	.mmi
	adds r14 = 45, r14
	ld8.a r51 = [r32]
	nop 0
	;;
	.mii
	ld1 r15 = [r14]
	nop 0
	;;
	or r15 = r16, r15
	.mmi
	ld8.a r16 = [r40]
	;;
	st1 [r14] = r15
	nop 0
	;;
	.mmi
	ld2 r14 = [r36]
	;;
	adds r14 = 45, r14
	nop 0
	;;
	.mii
	st2 [r36] = r14
	nop 0
	;;
	nop 0
	.mmb
	ld8.c.clr r51 = [r32]
	ld8.c.clr r16 = [r40]
	br .L294
	;;
.L417:
	.mmi
	ld4 r14 = [r41]
	nop 0
	mov r53 = r0
	.mlx
	mov r51 = r32
	movl r52 = 2550136832
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L165
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mii
	ld8 r14 = [r32]
	mov r1 = r50
	;;
	adds r14 = 6, r14
	;;
	.mib
	st8 [r32] = r14
	nop 0
	br .L430
.L429:
	.mii
	nop 0
	sxt1 r15 = r15
	mov r51 = r32
	;;
	.mmi
	nop 0
	mov r38 = r15
	nop 0
	;;
	.mib
	mov r52 = r38
	nop 0
	br.call.sptk.many b0 = ordinary#
	;;
	.mmb
	mov r1 = r50
	adds r25 = 24, r12
	nop 0
	.mmi
	adds r26 = 32, r12
	nop 0
	mov b0 = r48
	;;
	.mmi
	nop 0
	ld8 r27 = [r25], 24
	mov ar.pfs = r49
	.mmi
	nop 0
	ldf.fill f2 = [r26]
	nop 0
	;;
	.mii
	ldf.fill f3 = [r25]
	mov ar.lc = r27
	.label_state 6
	.restore sp
	adds r12 = 48, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many freeset#
	;;
.L427:
	.body
	.copy_state 6
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = tolower#
	;;
	.mii
	nop 0
	sxt1 r14 = r8
	mov r1 = r50
	;;
	.mmi
	cmp4.eq p6, p7 = r35, r14
	;;
	(p7) ld8 r15 = [r33]
	(p7) zxt1 r16 = r14
	.mmi
	(p7) ld1 r17 = [r37]
	;;
	(p7) add r15 = r15, r16
	(p7) mov r14 = r16
	;;
	.mmi
	(p7) ld1 r16 = [r15]
	;;
	(p7) or r16 = r17, r16
	nop 0
	;;
	.mmi
	(p7) st1 [r15] = r16
	;;
	(p7) ld2 r15 = [r36]
	nop 0
	;;
	.mmi
	nop 0
	(p7) add r14 = r14, r15
	nop 0
	;;
	.mib
	(p7) st2 [r36] = r14
	nop 0
	br .L266
.L428:
	.mib
	mov r51 = r39
	nop 0
	br.call.sptk.many b0 = toupper#
	;;
	.mii
	nop 0
	sxt1 r14 = r8
	mov r1 = r50
	;;
	.mmi
	cmp4.eq p6, p7 = r35, r14
	;;
	(p7) ld8 r15 = [r33]
	(p7) zxt1 r16 = r14
	.mmi
	(p7) ld1 r17 = [r37]
	;;
	(p7) add r15 = r15, r16
	(p7) mov r14 = r16
	;;
	.mmi
	(p7) ld1 r16 = [r15]
	;;
	(p7) or r16 = r17, r16
	nop 0
	;;
	.mmi
	(p7) st1 [r15] = r16
	;;
	(p7) ld2 r15 = [r36]
	nop 0
	;;
	.mmi
	nop 0
	(p7) add r14 = r14, r15
	nop 0
	;;
	.mib
	(p7) st2 [r36] = r14
	nop 0
	br .L266
.L264:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r47
	(p7) br.cond.dptk .L272
	;;
	.mii
	nop 0
	tbit.nz p6, p7 = r15, 3
	nop 0
	;;
	.mmi
	(p6) ld8 r15 = [r33]
	(p6) ld1 r14 = [r37]
	nop 0
	;;
	.mmi
	(p6) adds r15 = 10, r15
	nop 0
	(p6) andcm r14 = -1, r14
	;;
	.mmi
	(p6) ld1 r16 = [r15]
	;;
	(p6) and r14 = r16, r14
	nop 0
	;;
	.mmi
	(p6) st1 [r15] = r14
	;;
	(p6) ld2 r14 = [r36]
	nop 0
	;;
	.mmi
	(p6) adds r14 = -10, r14
	;;
	(p6) st2 [r36] = r14
	nop 0
	;;
	.mmi
	(p6) ld8 r20 = [r42]
	;;
	adds r14 = 16, r20
	nop 0
	;;
	.mib
	ld4 r18 = [r14]
	nop 0
	br .L272
.L273:
	.mmi
	adds r14 = 40, r20
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.mii
	nop 0
	tbit.nz p6, p7 = r15, 3
	nop 0
	;;
	.mmi
	(p6) ld8 r15 = [r33]
	(p6) ld1 r14 = [r37]
	nop 0
	;;
	.mmi
	(p6) adds r15 = 10, r15
	nop 0
	(p6) andcm r14 = -1, r14
	;;
	.mmi
	(p6) ld1 r16 = [r15]
	;;
	(p6) and r14 = r16, r14
	nop 0
	;;
	.mmi
	(p6) st1 [r15] = r14
	;;
	(p6) ld2 r14 = [r36]
	nop 0
	;;
	.mmi
	(p6) adds r14 = -10, r14
	;;
	(p6) st2 [r36] = r14
	nop 0
	;;
	.mmi
	(p6) ld8 r20 = [r42]
	;;
	adds r14 = 16, r20
	nop 0
	;;
	.mib
	ld4 r18 = [r14]
	nop 0
	br .L272
.L301:
	.mib
	nop 0
	addl r47 = 1, r0
	br .L294
.L395:
	.mib
	ld4 r38 = [r41]
	nop 0
	br .L298
.L431:
	.mmi
	nop 0
	ld4 r16 = [r17]
	nop 0
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r16, r35
	br .L432
.L433:
	.mmi
	nop 0
	ld8 r51 = [r32]
	nop 0
	;;
	.mib
	nop 0
	adds r14 = 5, r51
	br .L434
	;;
.L435:
	.mmi
	nop 0
	ld8 r14 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp.gtu p6, p7 = r16, r14
	br .L436
.L437:
	.mmi
	nop 0
	ld8 r16 = [r40]
	nop 0
	;;
	.mib
	nop 0
	cmp.gtu p6, p7 = r16, r14
	br .L438
.L439:
	.mmi
	nop 0
	ld8 r51 = [r36]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r51
	br .L440
.L441:
	.mmi
	nop 0
	ld8 r14 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp.leu p6, p7 = r16, r14
	br .L442
.L443:
	.mmi
	nop 0
	ld8 r16 = [r40]
	nop 0
	;;
	.mib
	nop 0
	cmp.leu p6, p7 = r16, r14
	br .L444
.L445:
	.mmi
	nop 0
	ld8 r51 = [r32]
	nop 0
	;;
	.mib
	nop 0
	adds r14 = 5, r51
	br .L446
.L447:
	.mmi
	nop 0
	ld8 r15 = [r40]
	nop 0
	;;
	.mib
	nop 0
	cmp.gtu p6, p7 = r15, r14
	br .L448
	.endp p_bracket#
	.align 16
	.align 64
	.proc repeat#
repeat:
	.prologue 12, 41
	.mmb
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 4, 9, 4, 0
	adds r36 = 16, r32
	nop 0
	.mmi
	adds r37 = 40, r32
	mov r43 = r1
	.save ar.lc, r44
	mov r44 = ar.lc
	;;
	.mmi
	nop 0
	ld4 r14 = [r36]
	.save rp, r41
	mov r41 = b0
	.body
	.mmi
	nop 0
	ld8 r38 = [r37]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L449
	;;
.L451:
	.mib
	cmp4.ge p6, p7 = 1, r34
	nop 0
	(p6) br.cond.dpnt .L452
	;;
	.mmi
	nop 0
	addl r14 = 256, r0
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r14, r34
	adds r14 = -1, r35
	(p7) br.cond.dpnt .L482
	;;
	.mmi
	addp4 r14 = r14, r0
	nop 0
	cmp4.ge p6, p7 = 0, r35
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r14
	;;
	(p6) mov ar.lc = 0
	;;
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L479
.L490:
	.mmi
	nop 0
	mov r14 = r35
	addl r15 = 16, r0
	;;
.L455:
	.mmi
	add r14 = r14, r15
	nop 0
	addl r15 = @ltoffx(.L457), r1
	;;
	.mib
	cmp4.ltu p6, p7 = 19, r14
	addp4 r14 = r14, r0
	(p6) br.cond.dpnt .L454
	;;
	.mmi
	shladd r14 = r14, 3, r0
	ld8.mov r15 = [r15], .L457
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	ld8 r15 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r14
	br b6
	.section	.rodata,	"a",	"progbits"
	.align 8
	.align 4
.L457:
	data8 @pcrel(.L463)
	data8 @pcrel(.L462)
	data8 @pcrel(.L462)
	data8 @pcrel(.L462)
	data8 @pcrel(.L454)
	data8 @pcrel(.L454)
	data8 @pcrel(.L454)
	data8 @pcrel(.L454)
	data8 @pcrel(.L454)
	data8 @pcrel(.L449)
	data8 @pcrel(.L460)
	data8 @pcrel(.L459)
	data8 @pcrel(.L454)
	data8 @pcrel(.L454)
	data8 @pcrel(.L454)
	data8 @pcrel(.L454)
	data8 @pcrel(.L454)
	data8 @pcrel(.L454)
	data8 @pcrel(.L458)
	data8 @pcrel(.L456)
	.section	.text,	"ax",	"progbits"
.L482:
	.mib
	nop 0
	cmp4.lt p6, p7 = 1, r35
	(p7) br.cond.dpnt .L489
.L454:
	.mlx
	nop 0
	movl r14 = @gprel(nuls#)
	.mii
	addl r15 = 15, r0
	nop 0
	;;
	add r14 = r1, r14
	.mmi
	st4 [r36] = r15
	;;
	st8 [r32] = r14, 8
	nop 0
	.mmi
	nop 0
	;;
	st8 [r32] = r14
	nop 0
.L449:
	.mii
	nop 0
	mov b0 = r41
	;;
	mov ar.pfs = r42
	;;
	.mib
	nop 0
	mov ar.lc = r44
	br.ret.sptk.many b0
.L452:
	.mmi
	cmp4.ge p6, p7 = 1, r35
	nop 0
	shladd r15 = r34, 3, r0
	;;
	.mib
	(p6) mov r14 = r35
	nop 0
	(p6) br.cond.dpnt .L455
	;;
	.mmi
	addl r14 = 256, r0
	;;
	cmp4.eq p6, p7 = r14, r35
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r14 = 3, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) addl r14 = 2, r0
	br .L455
.L479:
	.mmi
	addl r39 = 256, r0
	nop 0
	mov r47 = r38
	.mmi
	mov r46 = r33
	nop 0
	mov r45 = r32
	;;
	.mib
	cmp4.eq p6, p7 = r39, r35
	nop 0
	(p6) br.cond.dpnt .L456
	;;
	.mib
	adds r34 = -1, r34
	adds r35 = -1, r35
	br.call.sptk.many b0 = dupl#
	;;
	.mmi
	ld4 r14 = [r36]
	nop 0
	mov r1 = r43
	.mmi
	mov r33 = r8
	ld8 r38 = [r37]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L449
	;;
	.mib
	cmp4.eq p6, p7 = 1, r34
	nop 0
	(p6) br.cond.dpnt .L452
	;;
	.mbb
	cmp4.eq p6, p7 = r39, r34
	(p6) br.cond.dpnt .L454
	br.cloop.sptk.few .L479
	.mib
	nop 0
	nop 0
	br .L490
.L462:
	.mmi
	sub r47 = r38, r33
	mov r45 = r32
	mov r48 = r33
	.mlx
	adds r39 = 24, r32
	movl r46 = 2013265920
	;;
	.mlx
	adds r47 = 1, r47
	movl r38 = 4160749568
	.mmb
	addl r34 = 2, r0
	nop 0
	br.call.sptk.many b0 = doinsert.part.0#
	;;
	.mmi
	mov r48 = r35
	mov r1 = r43
	adds r46 = 1, r33
	.mmb
	mov r45 = r32
	addl r47 = 1, r0
	br.call.sptk.many b0 = repeat#
	;;
	.mmi
	ld4 r14 = [r36]
	mov r1 = r43
	mov r45 = r32
	.mlx
	ld8 r47 = [r37]
	movl r46 = 2147483648
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	sub r47 = r47, r33
	(p6) br.cond.dpnt .L449
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	ld8 r14 = [r37]
	mov r1 = r43
	mov r47 = r0
	.mlx
	mov r45 = r32
	movl r46 = 2281701376
	;;
	.mmi
	ld4 r15 = [r36]
	sub r16 = r14, r33
	shladd r33 = r33, 3, r0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r15
	nop 0
	(p6) br.cond.spnt .L449
	;;
	.mmi
	nop 0
	ld8 r15 = [r39]
	nop 0
	;;
	.mlx
	add r15 = r15, r33
	movl r33 = 2415919104
	;;
	.mmi
	ld8 r14 = [r15]
	;;
	and r14 = r38, r14
	nop 0
	;;
	.mmi
	or r14 = r16, r14
	;;
	st8 [r15] = r14
	nop 0
	;;
	.mmi
	nop 0
	ld4 r14 = [r36]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.spnt .L449
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	ld8 r14 = [r37]
	mov r1 = r43
	mov b0 = r41
	.mmi
	nop 0
	ld4 r15 = [r36]
	nop 0
	;;
	.mmi
	adds r14 = -1, r14
	cmp4.ne p6, p7 = 0, r15
	mov ar.pfs = r42
	.mmb
	nop 0
	nop 0
	(p6) br.cond.spnt .L449
	;;
	.mmi
	shladd r14 = r14, 3, r0
	ld8 r15 = [r39]
	mov ar.lc = r44
	;;
	.mmi
	add r15 = r15, r14
	;;
	ld8 r14 = [r15]
	nop 0
	;;
	.mmi
	and r14 = r38, r14
	;;
	or r14 = 1, r14
	nop 0
	;;
	.mmi
	st8 [r15] = r14
	;;
	ld4 r14 = [r36]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.spnt .L449
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 4, 0
	nop 0
	br.sptk.many doemit.part.0#
.L489:
	.body
	.copy_state 1
	.mib
	mov r14 = r35
	addl r15 = 24, r0
	br .L455
.L463:
	.mii
	st8 [r37] = r33
	mov b0 = r41
	;;
	mov ar.pfs = r42
	;;
	.mib
	nop 0
	mov ar.lc = r44
	br.ret.sptk.many b0
.L459:
	.mmi
	sub r47 = r38, r33
	nop 0
	mov r48 = r33
	.mlx
	mov r45 = r32
	movl r46 = 1207959552
	;;
	.mib
	adds r47 = 1, r47
	nop 0
	br.call.sptk.many b0 = doinsert.part.0#
	;;
	.mmi
	ld4 r14 = [r36]
	mov r1 = r43
	mov b0 = r41
	.mmi
	nop 0
	ld8 r34 = [r37]
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	sub r34 = r34, r33
	mov ar.pfs = r42
	.mlx
	nop 0
	movl r33 = 1342177280
	;;
	.mib
	nop 0
	mov ar.lc = r44
	(p6) br.cond.dpnt .L449
	;;
	.mib
	.label_state 2
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 4, 0
	nop 0
	br.sptk.many doemit.part.0#
	;;
.L456:
	.body
	.copy_state 2
	.mmi
	mov r46 = r33
	mov r47 = r38
	nop 0
	.mmb
	mov r45 = r32
	adds r34 = -1, r34
	br.call.sptk.many b0 = dupl#
	;;
	.mmi
	ld4 r14 = [r36]
	nop 0
	mov r1 = r43
	.mmi
	mov r33 = r8
	ld8 r38 = [r37]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L451
.L488:
	.mii
	nop 0
	mov b0 = r41
	;;
	mov ar.pfs = r42
	;;
	.mib
	nop 0
	mov ar.lc = r44
	br.ret.sptk.many b0
.L460:
	.mmi
	sub r47 = r38, r33
	mov r48 = r33
	mov r45 = r32
	.mlx
	adds r40 = 24, r32
	movl r46 = 2013265920
	;;
	.mlx
	adds r47 = 1, r47
	movl r39 = 4160749568
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = doinsert.part.0#
	;;
	.mmi
	ld4 r14 = [r36]
	mov r1 = r43
	mov r45 = r32
	.mlx
	ld8 r47 = [r37]
	movl r46 = 2147483648
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	sub r47 = r47, r33
	(p6) br.cond.dpnt .L472
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	ld8 r14 = [r37]
	mov r1 = r43
	mov r47 = r0
	.mlx
	mov r45 = r32
	movl r46 = 2281701376
	;;
	.mmi
	ld4 r15 = [r36]
	sub r16 = r14, r33
	shladd r14 = r33, 3, r0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r15
	nop 0
	(p6) br.cond.spnt .L472
	;;
	.mmi
	ld8 r15 = [r40]
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r15]
	;;
	and r14 = r39, r14
	nop 0
	;;
	.mmi
	or r14 = r16, r14
	;;
	st8 [r15] = r14
	nop 0
	;;
	.mmi
	nop 0
	ld4 r14 = [r36]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.spnt .L472
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	ld8 r14 = [r37]
	mov r1 = r43
	addl r47 = 2, r0
	.mlx
	mov r45 = r32
	movl r46 = 2415919104
	;;
	.mmi
	ld4 r15 = [r36]
	nop 0
	adds r14 = -1, r14
	;;
	.mib
	cmp4.ne p6, p7 = 0, r15
	shladd r14 = r14, 3, r0
	(p6) br.cond.spnt .L472
	;;
	.mmi
	ld8 r15 = [r40]
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r15]
	;;
	and r14 = r39, r14
	nop 0
	;;
	.mmi
	or r14 = 1, r14
	;;
	st8 [r15] = r14
	nop 0
	;;
	.mmi
	nop 0
	ld4 r14 = [r36]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.spnt .L472
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	mov r1 = r43
	nop 0
	nop 0
.L472:
	.mmi
	adds r46 = 1, r33
	adds r47 = 1, r38
	mov r45 = r32
	.mmb
	adds r35 = -1, r35
	addl r34 = 1, r0
	br.call.sptk.many b0 = dupl#
	;;
	.mmi
	ld4 r14 = [r36]
	nop 0
	mov r1 = r43
	.mmi
	mov r33 = r8
	ld8 r38 = [r37]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L451
	.mib
	nop 0
	nop 0
	br .L488
.L458:
	.mmi
	mov r46 = r33
	mov r47 = r38
	mov r45 = r32
	.mmb
	adds r34 = -1, r34
	adds r35 = -1, r35
	br.call.sptk.many b0 = dupl#
	;;
	.mmi
	ld4 r14 = [r36]
	nop 0
	mov r1 = r43
	.mmi
	mov r33 = r8
	ld8 r38 = [r37]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L451
	.mib
	nop 0
	nop 0
	br .L488
	.endp repeat#
	.align 16
	.align 64
	.proc p_bre#
p_bre:
	.prologue 12, 59
	.mmi
	.save ar.pfs, r60
	alloc r60 = ar.pfs, 3, 29, 4, 0
	.fframe 32
	adds r12 = -32, r12
	mov r38 = r32
	.mlx
	adds r43 = 40, r32
	movl r50 = @gprel(nuls#)
	;;
	.mmi
	ld8 r35 = [r38], 8
	mov r61 = r1
	mov r36 = r0
	.mlx
	addl r49 = 256, r0
	movl r51 = 1207959552
	;;
	.mlx
	ld8 r37 = [r38]
	movl r54 = 1342177280
	.mlx
	adds r42 = 16, r32
	movl r55 = 1476395008
	;;
	.mlx
	adds r48 = 56, r32
	movl r56 = 1610612736
	.mmi
	addl r47 = 296, r0
	addl r40 = 379, r0
	addl r44 = 381, r0
	;;
	.mlx
	addl r45 = 297, r0
	movl r58 = 1879048192
	.mmi
	addl r46 = -257, r0
	addl r52 = 1, r0
	add r50 = r1, r50
	;;
	.mmi
	addl r57 = 5, r0
	ld8 r53 = [r43]
	.save pr, r62
	mov r62 = pr
	.mmi
	cmp.leu p6, p7 = r37, r35
	;;
	nop 0
	.save ar.lc, r63
	mov r63 = ar.lc
	;;
	.mib
	nop 0
	.save rp, r59
	mov r59 = b0
	.body
	(p6) br.cond.dptk .L492
	.mmi
	ld1 r14 = [r35]
	mov r39 = r53
	addl r16 = 1, r0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 94, r14
	(p7) br.cond.dpnt .L602
	.align 32
.L559:
	.mmi
	nop 0
	adds r14 = 1, r35
	nop 0
	;;
	.mib
	cmp.leu p6, p7 = r37, r14
	nop 0
	(p6) br.cond.dpnt .L561
	;;
	.mmi
	ld1 r15 = [r35]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	cmp4.ne p6, p7 = r33, r15
	nop 0
	(p7) br.cond.dpnt .L603
	;;
	.mmi
	ld1.a r15 = [r35]
	st8 [r32] = r14
	nop 0
	;;
	.mmi
	ld1.c.clr r15 = [r35]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	mov r36 = r15
	cmp4.eq p6, p7 = 92, r15
	(p6) br.cond.dpnt .L498
	;;
.L497:
	.mib
	cmp4.eq p6, p7 = 46, r36
	mov r64 = r32
	(p6) br.cond.dpnt .L502
	;;
	.mib
	cmp4.eq p6, p7 = 91, r36
	nop 0
	(p7) br.cond.dpnt .L604
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = p_bracket#
	;;
	.mmi
	nop 0
	ld8 r35 = [r32]
	mov r1 = r61
	.mmi
	nop 0
	ld8 r37 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp.gtu p6, p7 = r37, r35
	(p7) br.cond.dptk .L588
.L512:
	.mmi
	ld1 r14 = [r35]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 42, r14
	(p6) br.cond.dpnt .L568
.L540:
	.mmi
	nop 0
	adds r14 = 1, r35
	nop 0
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r14, r37
	(p7) br.cond.dptk .L546
	.mmi
	ld1 r15 = [r35]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 92, r15
	(p7) br.cond.dpnt .L605
.L546:
	.mmi
	ld8 r35 = [r32]
	ld8 r37 = [r38]
	nop 0
	;;
.L539:
	.mmi
	cmp4.eq p6, p7 = 36, r36
	ld8 r39 = [r43]
	nop 0
	;;
	.mii
	(p6) addl r36 = 1, r0
	nop 0
	;;
	(p7) mov r36 = r0
.L529:
	.mib
	mov r16 = r0
	cmp.ltu p6, p7 = r35, r37
	(p6) br.cond.sptk .L559
	;;
	.align 32
.L560:
	.mmi
	adds r15 = -1, r39
	cmp4.eq p6, p7 = 0, r36
	adds r14 = 16, r32
	.mmb
	mov r66 = r0
	mov r64 = r32
	(p6) br.cond.dpnt .L495
	;;
	.mlx
	st8 [r43] = r15
	movl r65 = 536870912
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L563
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	mov r1 = r61
	nop 0
	nop 0
.L563:
	.mmi
	adds r16 = 56, r32
	;;
	ld8 r14 = [r16]
	nop 0
	;;
	.mmi
	adds r14 = 72, r14
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	or r15 = 2, r15
	;;
	st4 [r14] = r15
	nop 0
	;;
	.mmi
	ld8 r14 = [r16]
	;;
	adds r14 = 80, r14
	nop 0
	;;
	.mii
	ld4 r15 = [r14]
	nop 0
	;;
	adds r15 = 1, r15
	;;
	.mmi
	st4 [r14] = r15
	nop 0
	nop 0
	.align 32
.L588:
	.mmi
	ld8 r39 = [r43]
	nop 0
	nop 0
	;;
.L495:
	.mib
	nop 0
	cmp.ne p6, p7 = r39, r53
	(p7) br.cond.dpnt .L492
	;;
.L491:
	.mii
	nop 0
	mov pr = r62, -1
	;;
	mov b0 = r59
	;;
	.mii
	nop 0
	mov ar.pfs = r60
	;;
	mov ar.lc = r63
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L603:
	.body
	.copy_state 1
	.mmi
	ld1 r15 = [r14]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	cmp4.ne p6, p7 = r34, r15
	nop 0
	(p7) br.cond.dpnt .L560
	;;
	.mmi
	ld1.a r15 = [r35]
	st8 [r32] = r14
	nop 0
	;;
	.mmi
	ld1.c.clr r15 = [r35]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	mov r36 = r15
	cmp4.eq p6, p7 = 92, r15
	(p7) br.cond.dptk .L497
	.mib
	nop 0
	nop 0
	br .L498
.L561:
	.mmi
	st8 [r32] = r14
	;;
	ld1 r14 = [r35]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r36 = r14
	cmp4.eq p6, p7 = 92, r14
	(p7) br.cond.dptk .L497
	.mii
	ld4 r15 = [r42]
	mov r14 = r50
	;;
	cmp4.ne p6, p7 = 0, r15
	;;
	.mmi
	(p7) st4 [r42] = r57
	st8 [r38] = r50
	nop 0
.L498:
	.mmi
	adds r15 = 1, r14
	;;
	st8 [r32] = r15
	nop 0
	;;
	.mmi
	nop 0
	ld1 r15 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	;;
	or r14 = r49, r15
	;;
	.mib
	mov r36 = r14
	cmp4.eq p6, p7 = r47, r14
	(p7) br.cond.dpnt .L606
	;;
	.mmi
	ld8 r14 = [r48]
	;;
	adds r14 = 136, r14
	nop 0
	;;
	.mmi
	ld8 r15 = [r14]
	;;
	adds r15 = 1, r15
	nop 0
	;;
	.mmi
	st8 [r14] = r15
	;;
	ld8 r14 = [r48]
	nop 0
	;;
	.mmi
	adds r14 = 136, r14
	;;
	ld8 r35 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.lt p16, p17 = 9, r35
	(p16) br.cond.dptk .L517
	.mmi
	adds r14 = 8, r35
	ld8 r16 = [r43]
	adds r41 = 16, r32
	.mlx
	mov r66 = r35
	movl r65 = 1744830464
	;;
	.mii
	shladd r14 = r14, 3, r0
	mov r64 = r32
	;;
	add r14 = r32, r14
	;;
	.mmi
	st8 [r14] = r16
	;;
	ld4 r14 = [r41]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L607
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	nop 0
	ld8 r15 = [r38]
	mov r1 = r61
	.mmi
	nop 0
	ld8 r14 = [r32]
	nop 0
	;;
	.mii
	cmp.gtu p6, p7 = r15, r14
	nop 0
	;;
	nop 0
	.mmb
	(p7) ld8 r16 = [r43]
	(p7) ld4 r15 = [r41]
	(p7) br.cond.dptk .L569
	;;
.L519:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	adds r16 = 1, r14
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r16, r15
	nop 0
	(p6) br.cond.dpnt .L523
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 92, r14
	(p7) br.cond.dpnt .L608
.L523:
	.pred.rel.mutex p16, p17
	.mmi
	addl r66 = 41, r0
	nop 0
	addl r65 = 92, r0
	.mmb
	mov r64 = r32
	nop 0
	br.call.sptk.many b0 = p_bre#
	;;
	.mmi
	mov r1 = r61
	nop 0
	nop 0
.L524:
	.pred.rel.mutex p16, p17
	.mib
	ld4 r15 = [r41]
	nop 0
	(p16) br.cond.dptk .L525
	.mmi
	ld8 r16 = [r43]
	nop 0
	nop 0
.L569:
	.mmi
	adds r14 = 18, r35
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r32, r14
	nop 0
	;;
	.mmi
	st8 [r14] = r16
	nop 0
	nop 0
.L525:
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p7) br.cond.dpnt .L520
.L526:
	.mmi
	mov r66 = r35
	nop 0
	mov r65 = r58
	.mmb
	mov r64 = r32
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	nop 0
	ld8 r35 = [r32]
	mov r1 = r61
	.mmi
	nop 0
	ld8 r37 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp.leu p6, p7 = r37, r35
	(p6) br.cond.dptk .L528
	.mmi
	nop 0
	adds r14 = 1, r35
	nop 0
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r14, r37
	(p6) br.cond.dptk .L528
.L618:
	.mmi
	ld1 r15 = [r35]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 92, r15
	(p7) br.cond.dpnt .L609
.L528:
	.mmi
	ld4 r14 = [r41]
	;;
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r14 = 8, r0
	nop 0
	;;
	.mmi
	(p6) st4 [r41] = r14
	nop 0
	nop 0
.L567:
	.mlx
	nop 0
	movl r14 = @gprel(nuls#)
	.mmi
	nop 0
	ld8.a r39 = [r43]
	nop 0
	;;
	.mmi
	add r14 = r1, r14
	;;
	st8 [r32] = r14
	nop 0
	.mmi
	st8 [r38] = r14
	;;
	ld8.c.clr r39 = [r43]
	nop 0
	;;
.L620:
	.mib
	nop 0
	cmp.ne p6, p7 = r39, r53
	(p6) br.cond.dptk .L491
	.mib
	nop 0
	nop 0
	br .L492
.L605:
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 123, r14
	(p6) br.cond.dptk .L546
	.mmi
	adds r35 = 2, r35
	nop 0
	mov r64 = r32
	;;
	.mib
	st8 [r32] = r35
	nop 0
	br.call.sptk.many b0 = p_count#
	;;
	.mmi
	ld8 r14 = [r32]
	nop 0
	mov r1 = r61
	.mmi
	mov r66 = r8
	ld8 r15 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp.leu p6, p7 = r15, r14
	(p6) br.cond.dptk .L573
	.mmi
	ld1 r16 = [r14]
	;;
	nop 0
	sxt1 r16 = r16
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 44, r16
	(p7) br.cond.dpnt .L610
.L573:
	.mmi
	mov r67 = r66
	nop 0
	nop 0
.L547:
	.mib
	mov r65 = r39
	mov r64 = r32
	br.call.sptk.many b0 = repeat#
	;;
	.mmi
	nop 0
	ld8 r35 = [r32]
	mov r1 = r61
	.mmi
	nop 0
	ld8 r37 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp.gtu p6, p7 = r37, r35
	(p7) br.cond.dptk .L587
	.mmi
	adds r14 = 1, r35
	ld8 r39 = [r43]
	nop 0
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r14, r37
	(p6) br.cond.dptk .L555
	.mmi
	ld1 r15 = [r35]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 92, r15
	(p6) br.cond.dptk .L555
	.mmi
	ld1 r15 = [r14]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 125, r15
	(p6) br.cond.dptk .L555
	.mmi
	adds r35 = 2, r35
	mov r36 = r0
	mov r16 = r0
	;;
	.mib
	st8 [r32] = r35
	cmp.ltu p6, p7 = r35, r37
	(p6) br.cond.sptk .L559
	.mib
	nop 0
	nop 0
	br .L560
	;;
.L606:
	.mib
	cmp4.lt p6, p7 = r47, r14
	nop 0
	(p7) br.cond.spnt .L497
	;;
	.mib
	cmp4.eq p6, p7 = r40, r14
	nop 0
	(p6) br.cond.dpnt .L506
	;;
	.mib
	cmp4.lt p6, p7 = r40, r14
	nop 0
	(p7) br.cond.dpnt .L611
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r44, r14
	(p6) br.cond.dptk .L508
.L505:
	.mii
	nop 0
	sxt1 r65 = r36
	mov r64 = r32
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = ordinary#
	;;
	.mmi
	nop 0
	ld8 r35 = [r32]
	mov r1 = r61
	.mmi
	nop 0
	ld8 r37 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp.leu p6, p7 = r37, r35
	(p6) br.cond.dptk .L539
	.mmi
	ld1 r14 = [r35]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 42, r14
	(p6) br.cond.dptk .L540
.L568:
	.mmi
	adds r35 = 1, r35
	ld8.a r14 = [r43]
	mov r67 = r39
	.mmi
	mov r65 = r51
	mov r64 = r32
	mov r36 = r0
	;;
	.mmi
	ld4.a r15 = [r42]
	st8 [r32] = r35
	sub r66 = r14, r39
	.mmi
	chk.a.clr r14, .L622
.L623:
	;;
	nop 0
	cmp4.ne p6, p7 = 0, r15
	.mmb
	nop 0
	chk.a.clr r15, .L624
.L625:
	.pred.rel.mutex p6, p7
	(p7) br.cond.dpnt .L612
	;;
	.mmi
	mov r39 = r14
	ld8 r37 = [r38]
	nop 0
	;;
.L619:
	.mib
	mov r16 = r0
	cmp.ltu p6, p7 = r35, r37
	(p6) br.cond.sptk .L559
	.mib
	nop 0
	nop 0
	br .L560
.L612:
	.mib
	adds r66 = 1, r66
	nop 0
	br.call.sptk.many b0 = doinsert.part.0#
	;;
	.mmi
	ld4 r15 = [r42]
	mov r1 = r61
	mov r65 = r54
	.mmi
	mov r64 = r32
	ld8 r14 = [r43]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	sub r66 = r14, r39
	(p7) br.cond.spnt .L543
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	ld8 r14 = [r43]
	mov r67 = r39
	mov r1 = r61
	.mmi
	mov r65 = r55
	ld4 r15 = [r42]
	mov r64 = r32
	;;
	.mib
	sub r66 = r14, r39
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dpnt .L543
	;;
	.mib
	adds r66 = 1, r66
	nop 0
	br.call.sptk.many b0 = doinsert.part.0#
	;;
	.mmi
	ld4 r36 = [r42]
	mov r1 = r61
	mov r65 = r56
	.mmi
	mov r64 = r32
	ld8 r14 = [r43]
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r36
	nop 0
	sub r66 = r14, r39
	;;
	.mmi
	nop 0
	(p7) ld8 r35 = [r32]
	(p7) mov r39 = r14
	.mmb
	(p7) mov r36 = r0
	(p7) ld8 r37 = [r38]
	(p7) br.cond.spnt .L529
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	ld8 r35 = [r32]
	nop 0
	mov r1 = r61
	.mmi
	mov r16 = r0
	ld8 r37 = [r38]
	nop 0
	;;
	.mib
	ld8 r39 = [r43]
	cmp.ltu p6, p7 = r35, r37
	(p6) br.cond.sptk .L559
	.mib
	nop 0
	nop 0
	br .L560
	;;
.L604:
	.mib
	cmp4.eq p6, p7 = 42, r36
	nop 0
	(p7) br.cond.dpnt .L505
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r16
	(p7) br.cond.dptk .L505
	.mmi
	adds r41 = 16, r32
	;;
	ld4 r14 = [r41]
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	;;
	(p7) addl r14 = 13, r0
	nop 0
	;;
	.mlx
	(p7) st4 [r41] = r14
	movl r14 = @gprel(nuls#)
	;;
	.mii
	add r14 = r1, r14
	nop 0
	;;
	nop 0
	.mmb
	st8 [r32] = r14
	st8 [r38] = r14
	br .L505
.L508:
	.mlx
	adds r15 = 16, r32
	movl r14 = @gprel(nuls#)
	;;
	.mii
	ld4 r16 = [r15]
	add r14 = r1, r14
	;;
	cmp4.ne p6, p7 = 0, r16
	.mmi
	st8 [r32] = r14
	;;
	(p7) addl r16 = 8, r0
	nop 0
	;;
	.mmi
	(p7) st4 [r15] = r16
	st8 [r38] = r14
	nop 0
.L616:
	.mib
	nop 0
	cmp.ne p6, p7 = r39, r53
	(p6) br.cond.dptk .L491
	.mib
	nop 0
	nop 0
	br .L492
	;;
.L611:
	.mib
	cmp4.eq p6, p7 = r45, r14
	adds r14 = -305, r14
	(p6) br.cond.dpnt .L508
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 8, r14
	(p6) br.cond.dptk .L505
	.mmi
	and r14 = r46, r15
	ld4 r15 = [r42]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r35 = r14
	;;
	shladd r35 = r35, 3, r0
	;;
	.mmi
	add r35 = r32, r35
	;;
	adds r41 = -240, r35
	nop 0
	;;
	.mmi
	nop 0
	ld8 r66 = [r41]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r66
	(p7) br.cond.dptk .L613
	;;
	.mmi
	adds r14 = -48, r14
	nop 0
	cmp4.ne p6, p7 = 0, r15
	.mlx
	mov r64 = r32
	movl r65 = 939524096
	;;
	.mib
	nop 0
	sxt4 r37 = r14
	(p6) br.cond.dpnt .L533
	;;
	.mib
	mov r66 = r37
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	mov r1 = r61
	ld8 r66 = [r41]
	nop 0
.L533:
	.mmi
	adds r35 = -320, r35
	nop 0
	mov r64 = r32
	;;
	.mmi
	nop 0
	ld8 r65 = [r35]
	nop 0
	;;
	.mib
	adds r65 = 1, r65
	nop 0
	br.call.sptk.many b0 = dupl#
	;;
	.mmi
	ld4 r14 = [r42]
	mov r1 = r61
	mov r66 = r37
	.mlx
	mov r64 = r32
	movl r65 = 1073741824
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L534
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	mov r1 = r61
	nop 0
	nop 0
.L534:
	.mmi
	ld8 r14 = [r48]
	ld8.a r35 = [r32]
	nop 0
	;;
	.mmi
	adds r14 = 144, r14
	ld8.a r37 = [r38]
	nop 0
	;;
	.mmi
	st4 [r14] = r52
	nop 0
	cmp.ltu p6, p7 = r35, r37
	.mmb
	chk.a.clr r37, .L626
.L627:
	.pred.rel.mutex p6, p7
	chk.a.clr r35, .L628
.L629:
	.pred.rel.mutex p6, p7
	(p7) br.cond.dptk .L588
.L594:
	.mmi
	ld1 r14 = [r35]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 42, r14
	(p7) br.cond.dptk .L540
	.mib
	nop 0
	nop 0
	br .L568
.L502:
	.mmi
	ld8 r14 = [r48]
	nop 0
	mov r66 = r0
	.mlx
	mov r64 = r32
	movl r65 = 671088640
	;;
	.mmi
	adds r14 = 40, r14
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 3
	(p7) br.cond.dpnt .L614
	;;
	.mmi
	nop 0
	ld4 r14 = [r42]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L615
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	nop 0
	ld8 r35 = [r32]
	mov r1 = r61
	.mmi
	nop 0
	ld8 r37 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp.gtu p6, p7 = r37, r35
	(p6) br.cond.dptk .L512
	.mib
	nop 0
	nop 0
	br .L588
.L506:
	.mlx
	adds r15 = 16, r32
	movl r14 = @gprel(nuls#)
	;;
	.mmi
	ld4 r16 = [r15]
	nop 0
	add r14 = r1, r14
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r16
	st8 [r32] = r14
	nop 0
	;;
	.mmi
	(p7) addl r16 = 13, r0
	;;
	(p7) st4 [r15] = r16
	nop 0
	.mmb
	st8 [r38] = r14
	nop 0
	br .L616
.L613:
	.mmi
	cmp4.ne p6, p7 = 0, r15
	;;
	(p7) addl r14 = 6, r0
	nop 0
	;;
	.mlx
	(p7) st4 [r42] = r14
	movl r14 = @gprel(nuls#)
	;;
	.mmi
	add r14 = r1, r14
	;;
	st8 [r32] = r14
	nop 0
	.mmi
	st8 [r38] = r14
	;;
	ld8 r14 = [r48]
	nop 0
	.mii
	ld8.a r35 = [r32]
	nop 0
	;;
	adds r14 = 144, r14
	.mmi
	ld8.a r37 = [r38]
	;;
	st4 [r14] = r52
	cmp.ltu p6, p7 = r35, r37
	.mmb
	chk.a.clr r37, .L630
.L631:
	.pred.rel.mutex p6, p7
	chk.a.clr r35, .L632
.L633:
	.pred.rel.mutex p6, p7
	(p6) br.cond.dptk .L594
	.mib
	nop 0
	nop 0
	br .L588
.L517:
	.pred.rel.mutex p16, p17
	.mmi
	adds r41 = 16, r32
	nop 0
	mov r66 = r35
	.mlx
	mov r64 = r32
	movl r65 = 1744830464
	;;
	.mmi
	nop 0
	ld4 r14 = [r41]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L617
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	nop 0
	ld8 r15 = [r38]
	mov r1 = r61
	.mmi
	nop 0
	ld8 r14 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp.gtu p6, p7 = r15, r14
	(p6) br.cond.dptk .L519
	;;
	.mmi
	(p7) ld4 r15 = [r41]
	nop 0
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L526
	.align 32
.L520:
	.mmi
	ld8 r37 = [r38]
	ld8 r35 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r35, r37
	(p7) br.cond.dpnt .L567
.L596:
	.mmi
	nop 0
	adds r14 = 1, r35
	nop 0
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r14, r37
	(p6) br.cond.dptk .L528
	.mib
	nop 0
	nop 0
	br .L618
.L614:
	.mmi
	adds r15 = 16, r12
	ld8 r35 = [r32]
	adds r16 = 16, r12
	.mmi
	adds r14 = 19, r12
	ld8 r37 = [r38]
	mov r64 = r32
	;;
	.mmi
	nop 0
	st8 [r32] = r15
	addl r15 = 94, r0
	.mmi
	st8 [r38] = r14
	;;
	st1 [r16] = r15
	adds r15 = 17, r12
	.mmi
	addl r16 = 10, r0
	st1 [r14] = r0
	nop 0
	;;
	.mmi
	st1 [r15] = r16
	adds r15 = 18, r12
	addl r16 = 93, r0
	;;
	.mib
	st1 [r15] = r16
	nop 0
	br.call.sptk.many b0 = p_bracket#
	;;
	.mmi
	mov r1 = r61
	st8 [r32] = r35
	cmp.gtu p6, p7 = r37, r35
	.mmb
	nop 0
	st8 [r38] = r37
	(p7) br.cond.dptk .L588
	.mmi
	ld1 r14 = [r35]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 42, r14
	(p7) br.cond.dptk .L540
	.mib
	nop 0
	nop 0
	br .L568
.L492:
	.mlx
	adds r15 = 16, r32
	movl r14 = @gprel(nuls#)
	;;
	.mii
	ld4 r16 = [r15]
	add r14 = r1, r14
	;;
	cmp4.ne p6, p7 = 0, r16
	.mmi
	st8 [r32] = r14
	;;
	(p7) addl r16 = 14, r0
	nop 0
	;;
	.mmi
	(p7) st4 [r15] = r16
	st8 [r38] = r14
	mov pr = r62, -1
	;;
	.mii
	nop 0
	mov b0 = r59
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r60
	;;
	mov ar.lc = r63
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L543:
	.body
	.copy_state 2
	.mmi
	ld8 r35 = [r32]
	nop 0
	mov r39 = r14
	.mmb
	mov r36 = r0
	ld8 r37 = [r38]
	br .L619
	;;
.L615:
	.mmi
	ld8 r35 = [r32]
	ld8 r37 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp.gtu p6, p7 = r37, r35
	(p7) br.cond.dptk .L495
	.mmi
	ld1 r14 = [r35]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 42, r14
	(p7) br.cond.dptk .L540
	.mib
	nop 0
	nop 0
	br .L568
.L607:
	.pred.rel.mutex p16, p17
	.mmi
	ld8 r14 = [r32]
	ld8 r15 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp.gtu p6, p7 = r15, r14
	(p6) br.cond.dptk .L519
	.mmi
	adds r14 = 18, r35
	ld8.a r37 = [r38]
	nop 0
	.mmi
	ld8.a r35 = [r32]
	;;
	shladd r14 = r14, 3, r0
	cmp.ltu p6, p7 = r35, r37
	;;
	.mmi
	nop 0
	add r14 = r32, r14
	nop 0
	;;
	.mii
	st8 [r14] = r16
	nop 0
	;;
	nop 0
	.mmb
	chk.a.clr r35, .L634
.L635:
	.pred.rel.mutex p6, p7
	chk.a.clr r37, .L636
.L637:
	.pred.rel.mutex p6, p7
	(p6) br.cond.dptk .L596
	.mib
	nop 0
	nop 0
	br .L567
.L617:
	.pred.rel.mutex p16, p17
	.mmi
	ld8 r14 = [r32]
	ld8 r15 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp.leu p6, p7 = r15, r14
	(p7) br.cond.dptk .L519
	.mlx
	nop 0
	movl r14 = @gprel(nuls#)
	.mmi
	ld8.a r39 = [r43]
	;;
	add r14 = r1, r14
	nop 0
	;;
	.mmi
	st8 [r32] = r14
	st8 [r38] = r14
	nop 0
	;;
	.mib
	ld8.c.clr r39 = [r43]
	nop 0
	br .L620
.L608:
	.pred.rel.mutex p16, p17
	.mmi
	ld1 r14 = [r16]
	nop 0
	addl r66 = 41, r0
	.mii
	addl r65 = 92, r0
	mov r64 = r32
	;;
	sxt1 r14 = r14
	;;
	.mib
	cmp4.eq p6, p7 = 41, r14
	nop 0
	(p6) br.cond.dpnt .L524
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = p_bre#
	;;
	.mib
	nop 0
	mov r1 = r61
	br .L524
.L602:
	.mmi
	ld4.a r14 = [r42]
	adds r35 = 1, r35
	mov r66 = r0
	.mlx
	mov r64 = r32
	movl r65 = 402653184
	;;
	.mmi
	st8 [r32] = r35
	nop 0
	cmp4.ne p6, p7 = 0, r14
	.mmb
	chk.a.clr r14, .L638
.L639:
	.pred.rel.mutex p6, p7
	nop 0
	(p6) br.cond.dpnt .L494
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	mov r1 = r61
	nop 0
	nop 0
.L494:
	.mmi
	adds r16 = 56, r32
	ld8.a r35 = [r32]
	nop 0
	.mmi
	ld8.a r37 = [r38]
	;;
	ld8 r14 = [r16]
	nop 0
	.mmi
	ld8.a r39 = [r43]
	;;
	adds r14 = 72, r14
	nop 0
	;;
	.mmi
	ld4 r15 = [r14]
	;;
	or r15 = 1, r15
	nop 0
	;;
	.mmi
	st4 [r14] = r15
	;;
	ld8 r14 = [r16]
	addl r16 = 1, r0
	;;
	.mmi
	adds r14 = 76, r14
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
	nop 0
	;;
	.mmi
	ld8.c.clr r35 = [r32]
	ld8.c.clr r37 = [r38]
	nop 0
	;;
	.mmi
	nop 0
	ld8.c.clr r39 = [r43]
	cmp.ltu p6, p7 = r35, r37
	.bbb
	nop 0
	(p7) br.cond.spnt .L495
	br .L559
.L609:
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 41, r14
	(p6) br.cond.dptk .L528
	.mmi
	adds r35 = 2, r35
	;;
	nop 0
	cmp.gtu p6, p7 = r37, r35
	.mmb
	nop 0
	st8 [r32] = r35
	(p6) br.cond.dptk .L512
	;;
	.mmi
	(p7) ld8 r37 = [r38]
	nop 0
	(p7) mov r36 = r0
	.mmi
	(p7) ld8 r39 = [r43]
	nop 0
	nop 0
	;;
	.mib
	mov r16 = r0
	cmp.ltu p6, p7 = r35, r37
	(p6) br.cond.sptk .L559
	.mib
	nop 0
	nop 0
	br .L560
	;;
.L555:
	.mmi
	sub r15 = r37, r14
	cmp.eq p8, p9 = 0, r37
	cmp.ltu p6, p7 = r37, r14
	.bbb
	nop 0
	(p6) br.cond.spnt .L581
	(p8) br.cond.spnt .L581
	;;
	.mii
	nop 0
	mov ar.lc = r15
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L580
.L587:
	.mmi
	adds r41 = 16, r32
	nop 0
	nop 0
	;;
.L556:
	.mmi
	ld4 r14 = [r41]
	ld8.a r39 = [r43]
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r14 = 9, r0
	nop 0
	;;
	.mlx
	(p6) st4 [r41] = r14
	movl r14 = @gprel(nuls#)
	;;
	.mmi
	nop 0
	add r14 = r1, r14
	nop 0
	;;
	.mmi
	st8 [r32] = r14
	st8 [r38] = r14
	nop 0
	;;
	.mib
	ld8.c.clr r39 = [r43]
	nop 0
	br .L620
.L580:
	.mmi
	ld1 r15 = [r35]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 92, r15
	(p7) br.cond.dpnt .L621
.L557:
	.mmi
	nop 0
	st8 [r32] = r14
	mov r35 = r14
	.mmb
	nop 0
	adds r14 = 1, r14
	br.cloop.sptk.few .L580
	.mib
	nop 0
	nop 0
	br .L587
	;;
.L621:
	.mmi
	ld1 r15 = [r14]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 125, r15
	(p6) br.cond.dptk .L557
	;;
	.mib
	adds r41 = 16, r32
	cmp.ltu p6, p7 = r35, r37
	(p7) br.cond.spnt .L556
	;;
	.mmi
	ld4 r14 = [r41]
	ld8.a r39 = [r43]
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	;;
	(p7) addl r14 = 10, r0
	nop 0
	;;
	.mlx
	(p7) st4 [r41] = r14
	movl r14 = @gprel(nuls#)
	;;
	.mmi
	nop 0
	add r14 = r1, r14
	nop 0
	;;
	.mmi
	st8 [r32] = r14
	st8 [r38] = r14
	nop 0
	;;
	.mib
	ld8.c.clr r39 = [r43]
	nop 0
	br .L620
.L581:
	.mii
	nop 0
	mov ar.lc = 0
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L580
	.mib
	nop 0
	nop 0
	br .L587
.L610:
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st8 [r32] = r14
	cmp.ltu p6, p7 = r14, r15
	(p6) br.cond.dpnt .L548
.L549:
	.mib
	nop 0
	addl r67 = 256, r0
	br .L547
.L548:
	.mmi
	ld1 r64 = [r14]
	nop 0
	adds r14 = 32, r12
	;;
	.mib
	st8 [r14] = r66
	nop 0
	br.call.sptk.many b0 = isdigit#
	;;
	.mmi
	adds r15 = 32, r12
	mov r1 = r61
	cmp4.eq p6, p7 = 0, r8
	;;
	.mib
	ld8 r66 = [r15]
	nop 0
	(p6) br.cond.dptk .L549
	.mib
	mov r64 = r32
	nop 0
	br.call.sptk.many b0 = p_count#
	;;
	.mmi
	adds r16 = 32, r12
	mov r1 = r61
	mov r67 = r8
	;;
	.mmi
	nop 0
	ld8 r66 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r8, r66
	(p6) br.cond.dptk .L547
	.mmi
	adds r41 = 16, r32
	;;
	ld4 r14 = [r41]
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	;;
	(p7) addl r14 = 10, r0
	nop 0
	;;
	.mlx
	(p7) st4 [r41] = r14
	movl r14 = @gprel(nuls#)
	;;
	.mii
	add r14 = r1, r14
	nop 0
	;;
	nop 0
	.mmb
	st8 [r32] = r14
	st8 [r38] = r14
	br .L547
.L622:
	.mmi
	nop 0
	ld8 r14 = [r43]
	nop 0
	;;
	.mib
	nop 0
	sub r66 = r14, r39
	br .L623
.L624:
	.mmi
	nop 0
	ld4 r15 = [r42]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	br .L625
.L626:
	.mmi
	nop 0
	ld8 r37 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r35, r37
	br .L627
.L628:
	.mmi
	nop 0
	ld8 r35 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r35, r37
	br .L629
.L630:
	.mmi
	nop 0
	ld8 r37 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r35, r37
	br .L631
.L632:
	.mmi
	nop 0
	ld8 r35 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r35, r37
	br .L633
.L634:
	.mmi
	nop 0
	ld8 r35 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r35, r37
	br .L635
.L636:
	.mmi
	nop 0
	ld8 r37 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r35, r37
	br .L637
.L638:
	.mmi
	nop 0
	ld4 r14 = [r42]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	br .L639
	.endp p_bre#
	.align 16
	.align 64
	.proc p_ere#
p_ere:
	.prologue 12, 74
	.mmi
	.save ar.pfs, r75
	alloc r75 = ar.pfs, 3, 44, 4, 0
	.fframe 32
	adds r12 = -32, r12
	adds r39 = 8, r32
	.mmi
	adds r40 = 40, r32
	addl r45 = @ltoffx(.L646), r1
	mov r76 = r1
	;;
	.mlx
	ld8 r14 = [r32]
	movl r44 = @gprel(nuls#)
	.mmi
	addl r58 = 13, r0
	adds r41 = 16, r32
	adds r51 = 24, r32
	;;
	.mlx
	ld8 r36 = [r39]
	movl r59 = 2013265920
	.mlx
	add r44 = r1, r44
	movl r55 = 2147483648
	;;
	.mmi
	ld8 r46 = [r40]
	addl r73 = 5, r0
	adds r43 = 56, r32
	.mlx
	adds r64 = 19, r12
	movl r50 = 4160749568
	;;
	.mlx
	ld8.mov r45 = [r45], .L646
	movl r54 = 2281701376
	.mlx
	addl r71 = 94, r0
	movl r67 = 2415919104
	;;
	.mlx
	adds r53 = 17, r12
	movl r57 = 1207959552
	.mlx
	addl r70 = 10, r0
	movl r56 = 1342177280
	;;
	.mlx
	adds r52 = 18, r12
	movl r66 = 1476395008
	.mlx
	addl r69 = 93, r0
	movl r65 = 1610612736
	;;
	.mlx
	addl r72 = 8, r0
	movl r68 = 671088640
	.mlx
	addl r49 = 1, r0
	movl r63 = 536870912
	;;
	.mlx
	nop 0
	movl r62 = 402653184
	.mlx
	mov r47 = r0
	movl r61 = 1879048192
	;;
	.mmi
	mov r48 = r0
	nop 0
	.save pr, r77
	mov r77 = pr
	.mlx
	mov r38 = r46
	movl r60 = 1744830464
	;;
	.mii
	nop 0
	.save ar.lc, r78
	mov r78 = ar.lc
	cmp.gtu p6, p7 = r36, r14
	;;
	.mib
	nop 0
	.save rp, r74
	mov r74 = b0
	.body
	(p7) br.cond.dpnt .L643
	.align 32
.L642:
	.mmi
	ld1 r15 = [r14]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 124, r15
	(p6) br.cond.dpnt .L723
	;;
.L778:
	.mib
	cmp4.ne p6, p7 = r33, r15
	adds r37 = 1, r14
	(p7) br.cond.dpnt .L723
	;;
	.mmi
	ld1.a r35 = [r14]
	st8 [r32] = r37
	mov r15 = r37
	;;
	.mmi
	ld1.c.clr r35 = [r14]
	;;
	nop 0
	sxt1 r35 = r35
	;;
	.mmi
	adds r14 = -36, r35
	;;
	nop 0
	zxt1 r14 = r14
	;;
	.mib
	cmp4.ltu p6, p7 = 88, r14
	shladd r14 = r14, 3, r0
	(p6) br.cond.dpnt .L644
	;;
	.mmi
	add r14 = r14, r45
	;;
	ld8 r16 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r16
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r14
	br b6
	.section	.rodata,	"a",	"progbits"
	.align 8
	.align 4
.L646:
	data8 @pcrel(.L655)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L654)
	data8 @pcrel(.L653)
	data8 @pcrel(.L651)
	data8 @pcrel(.L651)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L652)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L651)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L650)
	data8 @pcrel(.L649)
	data8 @pcrel(.L644)
	data8 @pcrel(.L648)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L644)
	data8 @pcrel(.L647)
	data8 @pcrel(.L645)
	.section	.text,	"ax",	"progbits"
.L647:
	.mib
	nop 0
	cmp.gtu p6, p7 = r36, r37
	(p6) br.cond.dpnt .L772
	.align 32
.L644:
	.mmi
	mov r80 = r35
	nop 0
	mov r79 = r32
	.mmb
	mov r42 = r0
	nop 0
	br.call.sptk.many b0 = ordinary#
	;;
	.mmi
	mov r1 = r76
	ld8 r14 = [r32]
	nop 0
	.mmi
	ld8 r36 = [r39]
	nop 0
	nop 0
	;;
.L665:
	.mib
	cmp.leu p6, p7 = r36, r14
	nop 0
	(p6) br.cond.spnt .L767
	;;
	.mmi
	ld1 r35 = [r14]
	;;
	nop 0
	sxt1 r35 = r35
	;;
	.mmi
	adds r15 = -42, r35
	nop 0
	cmp4.ne p6, p7 = 63, r35
	;;
	.mii
	nop 0
	zxt1 r15 = r15
	(p6) addl r16 = 1, r0
	;;
	.mii
	(p7) mov r16 = r0
	cmp4.ltu p6, p7 = 1, r15
	;;
	(p6) addl r15 = 1, r0
	;;
	.mmi
	(p7) mov r15 = r0
	;;
	and r15 = r16, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L682
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 123, r35
	(p6) br.cond.dptk .L683
	.mmi
	nop 0
	adds r15 = 1, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r15, r36
	(p6) br.cond.dptk .L683
	.mib
	ld1 r79 = [r15]
	nop 0
	br.call.sptk.many b0 = isdigit#
	;;
	.mmi
	ld8 r14 = [r32]
	nop 0
	mov r1 = r76
	.mmb
	cmp4.ne p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L766
	;;
	.mmi
	adds r14 = 1, r14
	nop 0
	cmp4.eq p6, p7 = 0, r42
	;;
	.mib
	st8 [r32] = r14
	nop 0
	(p6) br.cond.dptk .L686
	.mmi
	nop 0
	ld4 r14 = [r41]
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) st4 [r41] = r58
	nop 0
	.mmi
	st8 [r32] = r44
	;;
	st8 [r39] = r44
	nop 0
	.align 32
.L688:
	.mib
	cmp4.lt p6, p7 = 43, r35
	nop 0
	(p7) br.cond.dpnt .L773
	;;
	.mib
	cmp4.eq p6, p7 = 63, r35
	nop 0
	(p6) br.cond.dpnt .L693
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 123, r35
	(p7) br.cond.spnt .L696
.L686:
	.mib
	mov r79 = r32
	nop 0
	br.call.sptk.many b0 = p_count#
	;;
	.mmi
	ld8 r14 = [r32]
	nop 0
	mov r1 = r76
	.mmi
	mov r81 = r8
	ld8 r15 = [r39]
	nop 0
	;;
	.mib
	nop 0
	cmp.leu p6, p7 = r15, r14
	(p6) br.cond.dptk .L744
	.mmi
	ld1 r15 = [r14]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 44, r15
	(p7) br.cond.dpnt .L774
.L744:
	.mmi
	mov r82 = r81
	nop 0
	nop 0
.L708:
	.mib
	mov r80 = r38
	mov r79 = r32
	br.call.sptk.many b0 = repeat#
	;;
	.mmi
	nop 0
	ld8 r14 = [r32]
	mov r1 = r76
	.mmi
	nop 0
	ld8 r36 = [r39]
	nop 0
	;;
	.mib
	nop 0
	cmp.gtu p6, p7 = r36, r14
	(p7) br.cond.dptk .L715
	.mii
	ld1 r15 = [r14]
	sub r16 = r36, r14, 1
	;;
	sxt1 r15 = r15
	;;
	.mib
	cmp4.ne p6, p7 = 125, r15
	adds r15 = 1, r14
	(p7) br.cond.dpnt .L762
	;;
	.mii
	cmp.gtu p6, p7 = r15, r36
	nop 0
	;;
	(p7) mov ar.lc = r16
	;;
	.mii
	nop 0
	(p6) mov ar.lc = 0
	nop 0
	.align 32
.L714:
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st8 [r32] = r14
	nop 0
	br.cloop.sptk.few .L757
.L715:
	.mmi
	adds r14 = 16, r32
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r15
	;;
	(p6) addl r15 = 9, r0
	nop 0
	;;
	.mlx
	(p6) st4 [r14] = r15
	movl r14 = @gprel(nuls#)
	;;
	.mmi
	nop 0
	add r14 = r1, r14
	nop 0
	;;
	.mmi
	st8 [r32] = r14
	st8 [r39] = r14
	nop 0
	.align 32
.L767:
	.mmi
	nop 0
	ld8 r38 = [r40]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r38, r46
	(p6) br.cond.spnt .L727
.L643:
	.mmi
	adds r14 = 16, r32
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r15
	;;
	(p7) addl r15 = 14, r0
	nop 0
	;;
	.mlx
	(p7) st4 [r14] = r15
	movl r14 = @gprel(nuls#)
	;;
	.mmi
	nop 0
	add r14 = r1, r14
	nop 0
	;;
	.mmi
	st8 [r32] = r14
	st8 [r39] = r14
	nop 0
.L727:
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r49
	(p7) br.cond.dptk .L640
	.mmi
	adds r16 = 16, r32
	nop 0
	shladd r17 = r47, 3, r0
	.mlx
	sub r38 = r38, r47
	movl r33 = 2415919104
	;;
	.mmi
	nop 0
	ld4 r14 = [r16]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	adds r14 = 24, r32
	(p6) br.cond.dpnt .L640
	;;
	.mmi
	ld8 r15 = [r14]
	ld8.a r34 = [r40]
	nop 0
	;;
	.mlx
	add r15 = r15, r17
	movl r17 = 4160749568
	;;
	.mmi
	ld8 r14 = [r15]
	;;
	and r14 = r17, r14
	nop 0
	;;
	.mmi
	or r14 = r38, r14
	;;
	st8 [r15] = r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r16]
	ld8.c.clr r34 = [r40]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	sub r34 = r34, r48
	(p6) br.cond.spnt .L640
	;;
	.mii
	nop 0
	mov pr = r77, -1
	;;
	mov b0 = r74
	;;
	.mii
	nop 0
	mov ar.pfs = r75
	nop 0
	;;
	.mii
	nop 0
	mov ar.lc = r78
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many doemit.part.0#
.L651:
	.body
	.copy_state 1
	.mmi
	adds r14 = 16, r32
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r15
	;;
	(p7) addl r15 = 13, r0
	nop 0
	;;
	.mlx
	(p7) st4 [r14] = r15
	movl r14 = @gprel(nuls#)
	;;
	.mmi
	nop 0
	add r14 = r1, r14
	nop 0
	;;
	.mmi
	st8 [r32] = r14
	st8 [r39] = r14
	nop 0
.L775:
	.mib
	nop 0
	cmp.ne p6, p7 = r38, r46
	(p7) br.cond.sptk .L643
	.mib
	nop 0
	nop 0
	br .L727
.L757:
	.mmi
	ld1 r15 = [r14]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 125, r15
	(p6) br.cond.dptk .L714
	.mmi
	adds r14 = 16, r32
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r15
	;;
	(p6) addl r15 = 10, r0
	nop 0
	;;
	.mlx
	(p6) st4 [r14] = r15
	movl r14 = @gprel(nuls#)
	;;
	.mii
	add r14 = r1, r14
	nop 0
	;;
	nop 0
	.mmb
	st8 [r32] = r14
	st8 [r39] = r14
	br .L767
.L653:
	.mmi
	adds r14 = 16, r32
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r15
	;;
	(p7) addl r15 = 8, r0
	nop 0
	;;
	.mlx
	(p7) st4 [r14] = r15
	movl r14 = @gprel(nuls#)
	;;
	.mii
	add r14 = r1, r14
	nop 0
	;;
	nop 0
	.mmb
	st8 [r32] = r14
	st8 [r39] = r14
	br .L775
.L654:
	.mib
	nop 0
	cmp.gtu p6, p7 = r36, r37
	(p6) br.cond.dptk .L656
	.mmi
	nop 0
	ld4 r14 = [r41]
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	;;
	(p7) st4 [r41] = r72
	nop 0
	.mmi
	st8 [r32] = r44
	;;
	st8 [r39] = r44
	nop 0
.L656:
	.mmi
	ld8 r14 = [r43]
	mov r80 = r60
	mov r79 = r32
	;;
	.mmi
	adds r14 = 136, r14
	;;
	ld8 r15 = [r14]
	nop 0
	;;
	.mmi
	adds r15 = 1, r15
	;;
	st8 [r14] = r15
	nop 0
	;;
	.mmi
	ld8 r14 = [r43]
	;;
	adds r14 = 136, r14
	nop 0
	;;
	.mmi
	ld8 r35 = [r14]
	;;
	cmp.lt p16, p17 = 9, r35
	mov r81 = r35
	;;
	.mmi
	(p17) adds r14 = 8, r35
	(p17) ld8 r15 = [r40]
	nop 0
	;;
	.mmi
	(p17) shladd r14 = r14, 3, r0
	;;
	(p17) add r14 = r32, r14
	nop 0
	;;
	.mmi
	(p17) st8 [r14] = r15
	;;
	ld4 r14 = [r41]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L659
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	mov r1 = r76
	nop 0
	nop 0
.L659:
	.pred.rel.mutex p16, p17
	.mmi
	ld8 r14 = [r32]
	ld8 r15 = [r39]
	nop 0
	;;
	.mib
	cmp.leu p6, p7 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L660
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 41, r14
	(p6) br.cond.dpnt .L661
.L660:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	addl r80 = 41, r0
	mov r79 = r32
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = p_ere#
	;;
	.mmi
	mov r1 = r76
	nop 0
	nop 0
.L661:
	.pred.rel.mutex p16, p17
	.mmi
	(p17) adds r14 = 18, r35
	(p17) ld8 r15 = [r40]
	mov r81 = r35
	.mii
	mov r80 = r61
	mov r79 = r32
	;;
	(p17) shladd r14 = r14, 3, r0
	;;
	.mmi
	(p17) add r14 = r32, r14
	;;
	(p17) st8 [r14] = r15
	nop 0
	;;
	.mmi
	nop 0
	ld4 r14 = [r41]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L663
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	nop 0
	ld8 r15 = [r32]
	mov r1 = r76
	.mmi
	nop 0
	ld8 r14 = [r39]
	nop 0
	;;
	.mib
	nop 0
	cmp.leu p6, p7 = r14, r15
	(p6) br.cond.dptk .L664
.L739:
	.mmi
	adds r14 = 1, r15
	;;
	st8 [r32] = r14
	nop 0
	;;
	.mmi
	ld1 r15 = [r15]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 41, r15
	(p7) br.cond.dpnt .L776
.L664:
	.mmi
	ld4 r14 = [r41]
	;;
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r14 = 8, r0
	nop 0
	;;
	.mlx
	(p6) st4 [r41] = r14
	movl r14 = @gprel(nuls#)
	;;
	.mii
	add r14 = r1, r14
	nop 0
	;;
	nop 0
	.mmb
	st8 [r32] = r14
	st8 [r39] = r14
	br .L767
.L776:
	.mib
	ld8 r36 = [r39]
	mov r42 = r0
	br .L665
.L655:
	.mmi
	ld4 r14 = [r41]
	nop 0
	mov r81 = r0
	.mmi
	mov r80 = r63
	nop 0
	mov r79 = r32
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L671
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	mov r1 = r76
	nop 0
	nop 0
.L671:
	.mmi
	nop 0
	ld8 r14 = [r43]
	mov r42 = r0
	.mmi
	ld8.a r36 = [r39]
	;;
	adds r14 = 72, r14
	nop 0
	;;
	.mmi
	ld4 r15 = [r14]
	;;
	or r15 = 2, r15
	nop 0
	;;
	.mmi
	st4 [r14] = r15
	;;
	ld8 r14 = [r43]
	nop 0
	;;
	.mmi
	adds r14 = 80, r14
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	adds r15 = 1, r15
	nop 0
	;;
	.mii
	st4 [r14] = r15
	nop 0
	;;
	nop 0
	.mmb
	ld8 r14 = [r32]
	ld8.c.clr r36 = [r39]
	br .L665
	;;
.L645:
	.mmi
	adds r14 = 16, r32
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r15
	;;
	(p7) addl r15 = 14, r0
	nop 0
	;;
	.mlx
	(p7) st4 [r14] = r15
	movl r14 = @gprel(nuls#)
	;;
	.mii
	add r14 = r1, r14
	nop 0
	;;
	nop 0
	.mmb
	st8 [r32] = r14
	st8 [r39] = r14
	br .L775
.L772:
	.mib
	ld1 r79 = [r37]
	nop 0
	br.call.sptk.many b0 = isdigit#
	;;
	.mib
	mov r1 = r76
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L644
	.mmi
	ld4 r14 = [r41]
	nop 0
	mov r80 = r35
	.mii
	mov r79 = r32
	mov r42 = r0
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	.mmi
	nop 0
	(p7) addl r14 = 13, r0
	nop 0
	;;
	.mmi
	(p7) st4 [r41] = r14
	st8 [r32] = r44
	nop 0
	;;
	.mib
	st8 [r39] = r44
	nop 0
	br.call.sptk.many b0 = ordinary#
	;;
	.mmi
	nop 0
	mov r1 = r76
	nop 0
	.mmb
	ld8 r14 = [r32]
	ld8 r36 = [r39]
	br .L665
	;;
.L648:
	.mmi
	ld4 r14 = [r41]
	nop 0
	mov r81 = r0
	.mmi
	mov r80 = r62
	nop 0
	mov r79 = r32
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L670
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	mov r1 = r76
	nop 0
	nop 0
.L670:
	.mmi
	nop 0
	ld8 r14 = [r43]
	addl r42 = 1, r0
	.mmi
	ld8.a r36 = [r39]
	;;
	adds r14 = 72, r14
	nop 0
	;;
	.mmi
	ld4 r15 = [r14]
	;;
	or r15 = 1, r15
	nop 0
	;;
	.mmi
	st4 [r14] = r15
	;;
	ld8 r14 = [r43]
	nop 0
	;;
	.mmi
	adds r14 = 76, r14
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	adds r15 = 1, r15
	nop 0
	;;
	.mii
	st4 [r14] = r15
	nop 0
	;;
	nop 0
	.mmb
	ld8 r14 = [r32]
	ld8.c.clr r36 = [r39]
	br .L665
	;;
.L649:
	.mib
	nop 0
	cmp.gtu p6, p7 = r36, r37
	(p6) br.cond.dptk .L676
	.mii
	ld4 r14 = [r41]
	mov r15 = r44
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	.mmi
	(p7) st4 [r41] = r73
	st8 [r39] = r44
	nop 0
.L676:
	.mmi
	adds r14 = 1, r15
	ld1.a r80 = [r15]
	mov r79 = r32
	.mmi
	mov r42 = r0
	;;
	st8 [r32] = r14
	nop 0
	;;
	.mmi
	nop 0
	ld1.c.clr r80 = [r15]
	nop 0
	;;
	.mib
	nop 0
	sxt1 r80 = r80
	br.call.sptk.many b0 = ordinary#
	;;
	.mmi
	nop 0
	mov r1 = r76
	nop 0
	.mmb
	ld8 r14 = [r32]
	ld8 r36 = [r39]
	br .L665
.L650:
	.mib
	mov r79 = r32
	mov r42 = r0
	br.call.sptk.many b0 = p_bracket#
	;;
	.mmi
	nop 0
	mov r1 = r76
	nop 0
	.mmb
	ld8 r14 = [r32]
	ld8 r36 = [r39]
	br .L665
	;;
.L652:
	.mmi
	ld8 r14 = [r43]
	nop 0
	mov r81 = r0
	.mii
	mov r80 = r68
	mov r79 = r32
	;;
	adds r14 = 40, r14
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 3
	(p7) br.cond.dpnt .L777
	;;
	.mmi
	nop 0
	ld4 r42 = [r41]
	nop 0
	;;
	.mii
	cmp4.eq p6, p7 = 0, r42
	nop 0
	;;
	(p7) mov r14 = r37
	.mmb
	(p7) ld8 r36 = [r39]
	(p7) mov r42 = r0
	(p7) br.cond.dpnt .L665
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	nop 0
	mov r1 = r76
	nop 0
	.mmb
	ld8 r14 = [r32]
	ld8 r36 = [r39]
	br .L665
	;;
.L774:
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mmi
	st8 [r32] = r14
	;;
	ld1 r79 = [r14]
	adds r14 = 32, r12
	;;
	.mib
	st8 [r14] = r81
	nop 0
	br.call.sptk.many b0 = isdigit#
	;;
	.mmi
	adds r14 = 32, r12
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r76
	;;
	.mib
	ld8 r81 = [r14]
	(p6) addl r82 = 256, r0
	(p6) br.cond.dptk .L708
	.mib
	mov r79 = r32
	nop 0
	br.call.sptk.many b0 = p_count#
	;;
	.mmi
	adds r14 = 32, r12
	mov r1 = r76
	mov r82 = r8
	;;
	.mmi
	nop 0
	ld8 r81 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r8, r81
	(p6) br.cond.dptk .L708
	.mmi
	adds r14 = 16, r32
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r15
	;;
	(p7) addl r15 = 10, r0
	nop 0
	;;
	.mlx
	(p7) st4 [r14] = r15
	movl r14 = @gprel(nuls#)
	;;
	.mii
	add r14 = r1, r14
	nop 0
	;;
	nop 0
	.mmb
	st8 [r32] = r14
	st8 [r39] = r14
	br .L708
.L640:
	.mii
	nop 0
	mov pr = r77, -1
	;;
	mov b0 = r74
	;;
	.mii
	nop 0
	mov ar.pfs = r75
	;;
	mov ar.lc = r78
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L683:
	.body
	.copy_state 2
	.mmi
	ld1 r15 = [r14]
	ld8 r38 = [r40]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 124, r15
	(p7) br.cond.dptk .L778
	;;
	.align 32
.L723:
	.mib
	cmp.ne p6, p7 = r38, r46
	nop 0
	(p7) br.cond.spnt .L643
	;;
	.mmi
	ld8 r14 = [r32]
	ld8 r36 = [r39]
	nop 0
	;;
	.mib
	cmp.leu p6, p7 = r36, r14
	nop 0
	(p6) br.cond.spnt .L727
	;;
	.mii
	ld1 r15 = [r14]
	adds r14 = 1, r14
	;;
	sxt1 r15 = r15
	;;
	.mib
	cmp4.ne p6, p7 = 124, r15
	nop 0
	(p6) br.cond.dpnt .L727
	;;
	.mmi
	ld4.a r15 = [r41]
	st8 [r32] = r14
	cmp4.eq p6, p7 = 0, r49
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dptk .L728
	;;
	.mmi
	ld4.c.clr r15 = [r41]
	nop 0
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L729
	.mmi
	sub r81 = r38, r46
	mov r82 = r46
	mov r80 = r59
	.mmi
	mov r79 = r32
	mov r47 = r46
	mov r48 = r46
	;;
	.mib
	adds r81 = 1, r81
	nop 0
	br.call.sptk.many b0 = doinsert.part.0#
	;;
	.mmi
	mov r1 = r76
	ld8 r38 = [r40]
	nop 0
	;;
.L728:
	.mmi
	ld4 r14 = [r41]
	sub r81 = r38, r48
	mov r80 = r55
	.mii
	mov r79 = r32
	mov r49 = r0
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	.mmi
	nop 0
	(p7) ld8 r14 = [r32]
	nop 0
	.mmb
	(p7) ld8 r36 = [r39]
	nop 0
	(p7) br.cond.dpnt .L729
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	ld4 r14 = [r41]
	mov r1 = r76
	mov r81 = r0
	.mmi
	mov r80 = r54
	ld8 r38 = [r40]
	mov r79 = r32
	;;
	.mmi
	sub r16 = r38, r47
	cmp4.ne p6, p7 = 0, r14
	nop 0
	.mmb
	adds r48 = -1, r38
	shladd r47 = r47, 3, r0
	(p6) br.cond.spnt .L731
	;;
	.mmi
	nop 0
	ld8 r15 = [r51]
	nop 0
	;;
	.mmi
	add r15 = r15, r47
	ld8.a r47 = [r40]
	nop 0
	;;
	.mmi
	ld8 r14 = [r15]
	;;
	and r14 = r50, r14
	nop 0
	;;
	.mmi
	or r14 = r16, r14
	;;
	st8 [r15] = r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r41]
	ld8.c.clr r47 = [r40]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.spnt .L732
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	mov r1 = r76
	ld8 r46 = [r40]
	nop 0
	.mmi
	ld8 r14 = [r32]
	;;
	ld8 r36 = [r39]
	nop 0
	;;
.L780:
	.mib
	mov r38 = r46
	cmp.gtu p6, p7 = r36, r14
	(p6) br.cond.dptk .L642
	.mib
	nop 0
	nop 0
	br .L643
	;;
.L682:
	.mmi
	adds r14 = 1, r14
	nop 0
	cmp4.ne p6, p7 = 0, r42
	;;
	.mib
	st8 [r32] = r14
	nop 0
	(p6) br.cond.dptk .L691
	.mib
	cmp4.eq p6, p7 = 43, r35
	nop 0
	(p6) br.cond.dpnt .L692
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 43, r35
	(p7) br.cond.dpnt .L694
.L693:
	.mmi
	ld4 r14 = [r41]
	ld8 r81 = [r40]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L696
	.mmi
	sub r81 = r81, r38
	nop 0
	mov r82 = r38
	.mmi
	mov r80 = r59
	nop 0
	mov r79 = r32
	;;
	.mib
	adds r81 = 1, r81
	nop 0
	br.call.sptk.many b0 = doinsert.part.0#
	;;
	.mmi
	ld4 r14 = [r41]
	mov r1 = r76
	mov r80 = r55
	.mmi
	mov r79 = r32
	ld8 r81 = [r40]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	sub r81 = r81, r38
	(p6) br.cond.spnt .L696
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	ld8 r14 = [r40]
	mov r1 = r76
	mov r81 = r0
	.mmi
	mov r80 = r54
	ld4 r15 = [r41]
	mov r79 = r32
	;;
	.mmi
	sub r16 = r14, r38
	nop 0
	cmp4.ne p6, p7 = 0, r15
	.mmb
	shladd r38 = r38, 3, r0
	nop 0
	(p6) br.cond.spnt .L696
	;;
	.mmi
	ld8 r15 = [r51]
	;;
	add r15 = r15, r38
	nop 0
	;;
	.mmi
	ld8 r14 = [r15]
	;;
	and r14 = r50, r14
	nop 0
	;;
	.mmi
	or r14 = r16, r14
	;;
	st8 [r15] = r14
	nop 0
	;;
	.mmi
	nop 0
	ld4 r14 = [r41]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.spnt .L696
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	nop 0
	ld8 r14 = [r40]
	mov r1 = r76
	.mmi
	nop 0
	ld4 r15 = [r41]
	nop 0
	;;
	.mib
	adds r14 = -1, r14
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.spnt .L696
	;;
	.mmi
	shladd r14 = r14, 3, r0
	ld8 r15 = [r51]
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	ld8 r14 = [r15]
	nop 0
	;;
	.mmi
	and r14 = r50, r14
	;;
	or r14 = 1, r14
	nop 0
	;;
	.mmi
	st8 [r15] = r14
	;;
	ld4 r14 = [r41]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.spnt .L696
	;;
	.mmi
	nop 0
	(p6) addl r81 = 2, r0
	(p6) mov r80 = r67
.L765:
	.mib
	mov r79 = r32
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	mov r1 = r76
	ld8 r14 = [r32]
	nop 0
	.mmi
	ld8 r36 = [r39]
	nop 0
	nop 0
	;;
.L700:
	.mib
	cmp.ltu p6, p7 = r14, r36
	nop 0
	(p7) br.cond.dpnt .L767
	;;
	.mmi
	ld1 r15 = [r14]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mmi
	adds r16 = -42, r15
	nop 0
	cmp4.ne p6, p7 = 63, r15
	;;
	.mii
	nop 0
	zxt1 r16 = r16
	(p6) addl r17 = 1, r0
	;;
	.mii
	(p7) mov r17 = r0
	cmp4.ltu p6, p7 = 1, r16
	;;
	(p6) addl r16 = 1, r0
	;;
	.mmi
	(p7) mov r16 = r0
	;;
	and r16 = r17, r16
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r16
	(p6) br.cond.dptk .L720
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 123, r15
	(p6) br.cond.dptk .L683
	.mmi
	nop 0
	adds r15 = 1, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r15, r36
	(p6) br.cond.dptk .L683
	.mib
	ld1 r79 = [r15]
	nop 0
	br.call.sptk.many b0 = isdigit#
	;;
	.mib
	mov r1 = r76
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L779
	.align 32
.L720:
	.mmi
	adds r14 = 16, r32
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r15
	;;
	(p7) addl r15 = 13, r0
	nop 0
	;;
	.mlx
	(p7) st4 [r14] = r15
	movl r14 = @gprel(nuls#)
	;;
	.mii
	add r14 = r1, r14
	nop 0
	;;
	nop 0
	.mmb
	st8 [r32] = r14
	st8 [r39] = r14
	br .L767
.L773:
	.mib
	nop 0
	cmp4.eq p6, p7 = 42, r35
	(p7) br.cond.dpnt .L696
.L694:
	.mmi
	ld4 r14 = [r41]
	ld8 r81 = [r40]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L696
	.mmi
	sub r81 = r81, r38
	nop 0
	mov r82 = r38
	.mmi
	mov r80 = r57
	nop 0
	mov r79 = r32
	;;
	.mib
	adds r81 = 1, r81
	nop 0
	br.call.sptk.many b0 = doinsert.part.0#
	;;
	.mmi
	ld4 r14 = [r41]
	mov r1 = r76
	mov r80 = r56
	.mmi
	mov r79 = r32
	ld8 r81 = [r40]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	sub r81 = r81, r38
	(p6) br.cond.spnt .L696
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	ld8 r14 = [r40]
	mov r1 = r76
	mov r80 = r66
	.mmi
	mov r82 = r38
	ld4 r15 = [r41]
	mov r79 = r32
	;;
	.mib
	sub r14 = r14, r38
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dpnt .L696
	;;
	.mib
	adds r81 = 1, r14
	nop 0
	br.call.sptk.many b0 = doinsert.part.0#
	;;
	.mmi
	nop 0
	ld4 r14 = [r41]
	mov r1 = r76
	.mmi
	ld8 r81 = [r40]
	;;
	cmp4.eq p6, p7 = 0, r14
	sub r81 = r81, r38
	;;
	.mib
	nop 0
	(p6) mov r80 = r65
	(p6) br.cond.sptk .L765
	.align 32
.L696:
	.mmi
	nop 0
	ld8 r14 = [r32]
	nop 0
	.mmb
	ld8 r36 = [r39]
	nop 0
	br .L700
	;;
.L779:
	.mmi
	ld8 r14 = [r32]
	nop 0
	nop 0
.L766:
	.mmi
	ld8 r36 = [r39]
	ld8 r38 = [r40]
	nop 0
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r14, r36
	(p7) br.cond.sptk .L642
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r38, r46
	(p7) br.cond.sptk .L643
	.mib
	nop 0
	nop 0
	br .L727
.L691:
	.mmi
	ld4 r14 = [r41]
	;;
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	(p6) st4 [r41] = r58
	st8 [r32] = r44
	cmp4.eq p6, p7 = 43, r35
	;;
	.mib
	st8 [r39] = r44
	nop 0
	(p7) br.cond.dptk .L688
.L692:
	.mmi
	nop 0
	ld4 r14 = [r41]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L696
	.mmi
	ld8 r81 = [r40]
	nop 0
	mov r80 = r57
	.mii
	mov r82 = r38
	mov r79 = r32
	;;
	sub r81 = r81, r38
	;;
	.mib
	adds r81 = 1, r81
	nop 0
	br.call.sptk.many b0 = doinsert.part.0#
	;;
	.mmi
	ld4 r14 = [r41]
	nop 0
	mov r1 = r76
	.mmi
	mov r79 = r32
	ld8 r81 = [r40]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	sub r81 = r81, r38
	(p7) br.cond.spnt .L696
	;;
	.mib
	(p6) mov r80 = r56
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	nop 0
	mov r1 = r76
	nop 0
	.mmb
	ld8 r14 = [r32]
	ld8 r36 = [r39]
	br .L700
.L729:
	.mmi
	adds r48 = -1, r38
	mov r46 = r38
	mov r47 = r38
.L781:
	.mib
	nop 0
	mov r49 = r0
	br .L780
	;;
.L663:
	.mmi
	ld8 r15 = [r32]
	ld8 r14 = [r39]
	nop 0
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r15, r14
	(p6) br.cond.dptk .L739
	.mlx
	nop 0
	movl r14 = @gprel(nuls#)
	;;
	.mii
	add r14 = r1, r14
	nop 0
	;;
	nop 0
	.mmb
	st8 [r32] = r14
	st8 [r39] = r14
	br .L767
.L777:
	.mmi
	nop 0
	adds r14 = 16, r12
	mov r79 = r32
	.mmi
	st1 [r53] = r70
	st1 [r52] = r69
	mov r42 = r0
	;;
	.mmi
	st8 [r32] = r14
	st1 [r14] = r71
	nop 0
	;;
	.mmi
	nop 0
	st8 [r39] = r64
	nop 0
	.mmb
	st1 [r64] = r0
	nop 0
	br.call.sptk.many b0 = p_bracket#
	;;
	.mmi
	mov r1 = r76
	st8 [r32] = r37
	mov r14 = r37
	.mmb
	nop 0
	st8 [r39] = r36
	br .L665
	;;
.L762:
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st8 [r32] = r14
	nop 0
	br .L700
.L731:
	.mmi
	ld8 r14 = [r32]
	nop 0
	mov r46 = r38
	.mmb
	mov r47 = r38
	ld8 r36 = [r39]
	br .L781
	;;
.L732:
	.mmi
	ld8 r14 = [r32]
	nop 0
	mov r46 = r47
	.mmb
	mov r49 = r0
	ld8 r36 = [r39]
	br .L780
	.endp p_ere#
	.align 16
	.align 64
	.global regcomp#
	.type	regcomp#, @function
	.proc regcomp#
regcomp:
	.prologue 12, 70
	.mmb
	.save ar.pfs, r71
	alloc r71 = ar.pfs, 3, 40, 3, 0
	.fframe 224
	adds r12 = -224, r12
	nop 0
	.mii
	and r14 = 17, r34
	.save pr, r73
	mov r73 = pr
	mov r72 = r1
	;;
	.mmi
	cmp4.eq p6, p7 = 17, r14
	adds r14 = 8, r32
	.save ar.lc, r74
	mov r74 = ar.lc
	;;
	.mib
	nop 0
	.save rp, r70
	mov r70 = b0
	.body
	(p6) br.cond.dpnt .L902
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r34, 5
	(p6) br.cond.dpnt .L784
	;;
	.mmi
	nop 0
	ld8 r35 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.gtu p6, p7 = r33, r35
	(p6) br.cond.dpnt .L902
	;;
	.mmi
	(p7) sub r35 = r35, r33
	nop 0
	nop 0
.L785:
	.mmi
	addl r75 = 423, r0
	adds r45 = 40, r12
	adds r46 = 56, r12
	.mmb
	adds r40 = 24, r12
	adds r39 = 32, r12
	br.call.sptk.many b0 = malloc#
	;;
	.mii
	and r14 = -2, r35
	shr.u r75 = r35, 1
	cmp.ne p6, p7 = 0, r8
	.mmb
	mov r1 = r72
	mov r38 = r8
	(p7) br.cond.spnt .L788
	;;
	.mmi
	add r75 = r75, r14, 1
	adds r14 = 48, r12
	add r35 = r33, r35
	;;
	.mib
	st8 [r14] = r75
	shladd r75 = r75, 3, r0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	adds r15 = 72, r12
	mov r1 = r72
	cmp.ne p6, p7 = 0, r8
	.mmb
	st8 [r46] = r0
	st8 [r45] = r8
	(p7) br.cond.spnt .L959
	;;
	.mmb
	st8 [r15] = r38
	adds r15 = 16, r12
	nop 0
	.mmi
	adds r14 = 80, r12
	st8 [r40] = r35
	mov ar.lc = 9
	;;
	.mmi
	nop 0
	st8 [r15] = r33
	adds r15 = 64, r12
	.mmi
	st4 [r39] = r0
	;;
	st4 [r15] = r0
	nop 0
	.align 32
.L789:
	.mmi
	st8 [r14] = r0, 8
	;;
	adds r15 = 72, r14
	nop 0
	;;
	.mib
	st8 [r15] = r0
	nop 0
	br.cloop.sptk.few .L789
	.mmi
	addl r17 = -129, r0
	adds r16 = 40, r38
	adds r54 = 104, r38
	.mmi
	adds r15 = 80, r38
	adds r14 = 288, r38
	adds r35 = 16, r38
	;;
	.mlx
	and r17 = r17, r34
	movl r18 = 1099511627776
	.mmi
	adds r49 = 24, r38
	adds r36 = 32, r38
	adds r48 = 96, r38
	;;
	.mmi
	st4 [r16] = r17
	addl r16 = -1, r0
	adds r44 = 112, r38
	.mmi
	adds r43 = 120, r38
	adds r37 = 128, r38
	adds r42 = 136, r38
	;;
	.mmi
	adds r41 = 72, r38
	adds r47 = 88, r38
	addl r77 = 256, r0
	.mmi
	st4 [r54] = r16
	addl r16 = 1, r0
	adds r75 = 160, r38
	;;
	.mmi
	st8 [r15] = r16
	st8 [r35] = r18
	mov r76 = r0
	;;
	.mmi
	st8 [r47] = r14
	st8 [r49] = r0
	nop 0
	;;
	.mmi
	st8 [r36] = r0
	st8 [r48] = r0
	nop 0
	;;
	.mmi
	st8 [r44] = r0
	st8 [r43] = r0
	nop 0
	;;
	.mmi
	st4 [r37] = r0
	st8 [r42] = r0
	nop 0
	;;
	.mib
	st8 [r41] = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	nop 0
	ld4 r15 = [r39]
	adds r14 = 144, r38
	.mmi
	mov r1 = r72
	mov r77 = r0
	adds r75 = 16, r12
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r15
	nop 0
	.mlx
	st4 [r14] = r0
	movl r76 = 134217728
	;;
	.bbb
	(p6) br.cond.dpnt .L790
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	mov r1 = r72
	nop 0
	nop 0
.L790:
	.mmi
	ld8 r15 = [r46]
	adds r14 = 56, r38
	tbit.z p6, p7 = r34, 0
	.mmi
	addl r77 = 128, r0
	addl r76 = 128, r0
	adds r75 = 16, r12
	;;
	.mmi
	adds r16 = -1, r15
	nop 0
	tbit.z p8, p9 = r34, 4
	;;
	.mbb
	st8 [r14] = r16
	(p7) br.cond.dpnt .L960
	(p8) br.cond.dptk .L793
	.mmi
	ld8 r14 = [r75]
	ld8 r17 = [r40]
	nop 0
	;;
	.mib
	nop 0
	cmp.gtu p6, p7 = r17, r14
	(p6) br.cond.dptk .L794
	.mlx
	ld4 r19 = [r39]
	movl r17 = @gprel(nuls#)
	.mmi
	nop 0
	adds r18 = 64, r38
	nop 0
	;;
	.mib
	add r17 = r1, r17
	cmp4.eq p6, p7 = 0, r19
	(p6) br.cond.dptk .L795
	;;
	.mmi
	st8 [r75] = r17
	st8 [r40] = r17
	nop 0
	.mmi
	mov r14 = r15
	;;
	st8 [r18] = r16
	nop 0
.L796:
	.mmi
	adds r15 = 48, r38
	nop 0
	adds r59 = 8, r38
	.mmi
	shladd r76 = r14, 3, r0
	ld8 r75 = [r45]
	nop 0
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = realloc#
	;;
	.mmi
	nop 0
	mov r1 = r72
	nop 0
	.mmb
	st8 [r59] = r8
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L810
.L964:
	.mmi
	ld4 r76 = [r39]
	nop 0
	adds r14 = 20, r38
	;;
	.mib
	cmp4.ne p6, p7 = 0, r76
	nop 0
	(p6) br.cond.dpnt .L811
	;;
	.mmi
	nop 0
	ld4 r15 = [r14]
	nop 0
	;;
	.mii
	cmp4.ge p6, p7 = 0, r15
	sxt4 r15 = r15
	;;
	shl r15 = r15, 5
	.mmb
	(p6) mov r53 = r0
	nop 0
	(p6) br.cond.dpnt .L816
	;;
	.mmi
	adds r15 = -32, r15
	ld8 r14 = [r49]
	mov r53 = r0
	;;
	.mii
	nop 0
	shr.u r15 = r15, 5
	nop 0
	.mii
	adds r14 = 24, r14
	nop 0
	;;
	mov ar.lc = r15
	.align 32
.L818:
	.mmi
	ld8 r15 = [r14], 32
	;;
	cmp.ne p6, p7 = 0, r15
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r53 = 1, r0
	br.cloop.sptk.few .L818
.L816:
	.mmi
	adds r36 = 8, r8
	st4 [r54] = r0
	mov r55 = r0
	.mlx
	mov r69 = r0
	movl r47 = 4160749568
	;;
	.mlx
	mov r75 = r36
	movl r52 = 805306368
	.mmi
	mov r58 = r0
	nop 0
	cmp4.ne p16, p17 = 0, r53
	;;
	.mlx
	ld8 r35 = [r75], 8
	movl r51 = 1744830464
	.mlx
	nop 0
	movl r57 = 134217727
	;;
	.mlx
	and r14 = r47, r35
	movl r46 = 1610612736
	.mlx
	nop 0
	movl r45 = 2415919104
	;;
	.mlx
	nop 0
	movl r56 = 2281701376
	.mlx
	nop 0
	movl r50 = 2013265920
	;;
	.mlx
	nop 0
	movl r68 = 4026531840
	.mlx
	nop 0
	movl r67 = 2684354560
	;;
	.mlx
	nop 0
	movl r66 = 1879048192
	.mlx
	nop 0
	movl r65 = 1476395008
	;;
	.mlx
	nop 0
	movl r64 = 1207959552
	.mlx
	cmp.eq p6, p7 = r52, r14
	movl r49 = 402653184
	;;
	.mlx
	nop 0
	movl r63 = 536870912
	.mlx
	nop 0
	movl r62 = 671088640
	;;
	.mlx
	nop 0
	movl r61 = 134217728
	.mlx
	nop 0
	movl r60 = 268435456
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L819
	.align 32
.L962:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	cmp.ltu p6, p7 = r52, r14
	(p6) br.cond.dptk .L820
	;;
	.mib
	cmp.eq p6, p7 = r49, r14
	nop 0
	(p6) br.cond.dpnt .L821
	;;
	.mib
	cmp.ltu p6, p7 = r49, r14
	nop 0
	(p7) br.cond.dpnt .L961
	;;
	.mib
	cmp.eq p6, p7 = r63, r14
	nop 0
	(p6) br.cond.dpnt .L821
	;;
	.mib
	cmp.eq p6, p7 = r62, r14
	nop 0
	(p7) br.cond.spnt .L824
	;;
	.mmi
	ld4 r17 = [r37]
	;;
	nop 0
	sxt4 r14 = r17
	;;
	.mib
	nop 0
	cmp.ge p6, p7 = r14, r55
	(p6) br.cond.dptk .L839
	;;
	.mmi
	cmp4.gt p6, p7 = r0, r76
	st4 [r37] = r55
	mov r14 = r55
	;;
	.mmi
	(p6) st4 [r54] = r76
	nop 0
	(p6) mov r58 = r69
	.mmb
	(p6) mov r55 = r0
	nop 0
	(p6) br.cond.dpnt .L826
	;;
	.mii
	ld4 r15 = [r54]
	mov r58 = r69
	;;
	add r15 = r15, r76
	.mmi
	nop 0
	;;
	st4 [r54] = r15
	nop 0
.L841:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	adds r76 = 1, r14
	mov r55 = r0
	.mmb
	nop 0
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dpnt .L906
.L826:
	.pred.rel.mutex p16, p17
	.mmi
	mov r36 = r75
	nop 0
	nop 0
	;;
	.align 32
.L963:
	.pred.rel.mutex p16, p17
	.mmi
	mov r75 = r36
	;;
	ld8 r35 = [r75], 8
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r47, r35
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r52, r14
	(p7) br.cond.dptk .L962
.L819:
	.pred.rel.mutex p16, p17
	.mmi
	ld4 r15 = [r37]
	;;
	nop 0
	sxt4 r14 = r15
	;;
	.mib
	nop 0
	cmp.ge p6, p7 = r14, r55
	(p6) br.cond.dptk .L842
	;;
	.mmi
	cmp4.gt p6, p7 = r0, r76
	st4 [r37] = r55
	mov r14 = r55
	;;
	.mib
	(p6) st4 [r54] = r76
	(p6) mov r58 = r69
	(p6) br.cond.dpnt .L845
	;;
	.mmi
	ld4 r15 = [r54]
	cmp4.gt p6, p7 = r0, r14
	mov r58 = r69
	;;
	.mmi
	add r15 = r15, r76
	nop 0
	(p7) adds r76 = 1, r14
	;;
	.mmi
	nop 0
	st4 [r54] = r15
	(p6) mov r76 = r14
	;;
.L845:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	(p16) addl r76 = -1, r0
	mov r55 = r0
	.mmb
	nop 0
	mov r36 = r75
	br .L963
.L793:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = p_bre#
	;;
	.mmi
	mov r1 = r72
	nop 0
	nop 0
.L949:
	.mmi
	ld4 r14 = [r39]
	nop 0
	mov r77 = r0
	.mlx
	adds r75 = 16, r12
	movl r76 = 134217728
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L797
.L798:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	ld8 r14 = [r46]
	adds r15 = 64, r38
	mov r1 = r72
	.mmi
	addl r16 = -128, r0
	adds r26 = 20, r38
	addl r25 = 255, r0
	;;
	.mmi
	ld4 r18 = [r39]
	nop 0
	adds r17 = -1, r14
	.mmi
	adds r28 = 84, r38
	nop 0
	addl r24 = 128, r0
	;;
	.mib
	st8 [r15] = r17
	cmp4.ne p6, p7 = 0, r18
	(p6) br.cond.spnt .L796
	;;
	.mii
	ld8 r23 = [r47]
	nop 0
	;;
	adds r23 = -128, r23
	;;
	.align 32
.L801:
	.mmi
	ld1 r14 = [r23], 1
	adds r21 = 1, r16
	and r16 = r25, r16
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L802
	.mmi
	nop 0
	ld4 r15 = [r26]
	sxt4 r16 = r16
	.mmi
	ld4 r17 = [r35]
	;;
	adds r18 = 7, r15
	cmp4.ge p6, p7 = 0, r15
	.mib
	ld8 r14 = [r36]
	sxt4 r17 = r17
	(p6) br.cond.dpnt .L802
	;;
	.mii
	nop 0
	extr r15 = r18, 31, 1
	add r14 = r14, r16
	;;
	.mii
	nop 0
	shr.u r15 = r15, 61
	;;
	add r15 = r15, r18
	;;
	.mii
	nop 0
	extr r15 = r15, 3, 29
	nop 0
	;;
	.mmi
	adds r18 = -1, r15
	nop 0
	cmp4.ge p6, p7 = 0, r15
	;;
	.mii
	addp4 r18 = r18, r0
	(p6) mov ar.lc = 0
	;;
	(p7) mov ar.lc = r18
	.align 32
.L804:
	.mmi
	ld1 r15 = [r14]
	nop 0
	add r14 = r14, r17
	;;
	.mbb
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dpnt .L803
	br.cloop.sptk.few .L804
	;;
.L802:
	.mib
	nop 0
	cmp4.eq p6, p7 = r24, r21
	(p6) br.cond.spnt .L800
.L809:
	.mib
	nop 0
	mov r16 = r21
	br .L801
.L794:
	.mmi
	nop 0
	adds r15 = 1, r14
	adds r75 = 16, r12
	.mmi
	ld1.a r76 = [r14]
	;;
	st8 [r75] = r15
	nop 0
	;;
	.mmi
	nop 0
	ld1.c.clr r76 = [r14]
	nop 0
	;;
	.mib
	nop 0
	sxt1 r76 = r76
	br.call.sptk.many b0 = ordinary#
	;;
	.mmi
	adds r17 = 16, r12
	ld8 r15 = [r40]
	adds r75 = 16, r12
	.mmi
	mov r1 = r72
	;;
	ld8 r14 = [r17]
	nop 0
	;;
	.mib
	cmp.gtu p6, p7 = r15, r14
	adds r15 = 1, r14
	(p7) br.cond.dpnt .L949
	;;
	.mmi
	ld1.a r76 = [r14]
	st8 [r75] = r15
	nop 0
	;;
	.mmi
	nop 0
	ld1.c.clr r76 = [r14]
	nop 0
	;;
	.mib
	nop 0
	sxt1 r76 = r76
	br.call.sptk.many b0 = ordinary#
	;;
	.mmi
	adds r17 = 16, r12
	ld8 r15 = [r40]
	mov r1 = r72
	;;
	.mmi
	nop 0
	ld8 r14 = [r17]
	nop 0
	;;
	.mib
	nop 0
	cmp.gtu p6, p7 = r15, r14
	(p6) br.cond.dptk .L794
	.mib
	nop 0
	nop 0
	br .L949
	;;
.L803:
	.mmi
	ld4 r14 = [r28]
	adds r15 = -1, r23
	mov r22 = r23
	.mii
	mov r20 = r21
	cmp4.ne p6, p7 = r24, r21
	;;
	zxt1 r17 = r14
	.mmi
	adds r14 = 1, r14
	;;
	st4 [r28] = r14
	mov r27 = r17
	.mmb
	nop 0
	st1 [r15] = r17
	(p6) br.cond.dptk .L808
.L800:
	.mmi
	ld8 r14 = [r46]
	adds r15 = 48, r38
	adds r59 = 8, r38
	.mmi
	ld8 r75 = [r45]
	;;
	nop 0
	shladd r76 = r14, 3, r0
	.mmb
	nop 0
	st8 [r15] = r14
	br.call.sptk.many b0 = realloc#
	;;
	.mmi
	nop 0
	mov r1 = r72
	nop 0
	.mmb
	st8 [r59] = r8
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L964
.L810:
	.mmi
	ld4 r14 = [r39]
	ld8 r15 = [r45]
	nop 0
	;;
	.mlx
	cmp4.ne p6, p7 = 0, r14
	movl r14 = @gprel(nuls#)
	.mmi
	st8 [r59] = r15
	;;
	(p7) addl r16 = 12, r0
	add r14 = r1, r14
	.mmi
	(p6) adds r17 = 16, r12
	;;
	(p7) st4 [r39] = r16
	(p7) adds r16 = 16, r12
	.mmi
	nop 0
	(p6) st8 [r17] = r14
	nop 0
	;;
	.mmi
	(p7) st8 [r16] = r14
	st8 [r40] = r14
	nop 0
.L811:
	.mmi
	nop 0
	ld4 r14 = [r37]
	nop 0
	;;
	.mib
	cmp4.lt p6, p7 = 3, r14
	nop 0
	(p6) br.cond.dpnt .L860
	;;
	.mmi
	(p7) ld4 r18 = [r41]
	(p7) ld8 r23 = [r42]
	nop 0
	;;
.L815:
	.mmb
	adds r15 = 32, r32
	adds r16 = 152, r38
	nop 0
	.mmi
	adds r14 = 16, r32
	st8 [r32] = r38
	tbit.nz p6, p7 = r18, 2
	;;
	.mmi
	nop 0
	st8 [r15] = r23
	addl r15 = 53829, r0
	.mmi
	st8 [r16] = r0
	;;
	st4 [r38] = r15
	addl r15 = 62053, r0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	(p6) br.cond.dptk .L965
	.mib
	mov r75 = r32
	nop 0
	br.call.sptk.many b0 = regfree#
	;;
	.mmi
	mov r1 = r72
	ld4 r8 = [r39]
	nop 0
.L782:
	.mii
	nop 0
	mov pr = r73, -1
	;;
	mov b0 = r70
	;;
	.mii
	nop 0
	mov ar.pfs = r71
	;;
	mov ar.lc = r74
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 224, r12
	br.ret.sptk.many b0
.L902:
	.body
	.copy_state 1
	.mii
	addl r8 = 16, r0
	mov pr = r73, -1
	;;
	mov b0 = r70
	;;
	.mii
	nop 0
	mov ar.pfs = r71
	;;
	mov ar.lc = r74
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 224, r12
	br.ret.sptk.many b0
.L807:
	.body
	.copy_state 2
	.mmi
	sub r15 = r14, r16
	ld1 r17 = [r14]
	add r14 = r14, r19
	;;
	.mmi
	add r15 = r15, r18
	;;
	ld1 r15 = [r15]
	nop 0
	;;
	.mbb
	cmp4.ne p6, p7 = r15, r17
	(p6) br.cond.dpnt .L805
	br.cloop.sptk.few .L807
.L806:
	.mmi
	nop 0
	adds r14 = -1, r22
	nop 0
	;;
	.mmi
	st1 [r14] = r27
	nop 0
	nop 0
.L805:
	.mmi
	nop 0
	adds r20 = 1, r20
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r24, r20
	(p7) br.cond.dpnt .L809
.L808:
	.mmi
	ld1 r14 = [r22], 1
	nop 0
	and r18 = r25, r20
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L805
	.mmi
	nop 0
	ld4 r15 = [r26]
	sxt4 r18 = r18
	.mmi
	ld4 r19 = [r35]
	;;
	adds r17 = 7, r15
	cmp4.ge p6, p7 = 0, r15
	.mib
	ld8 r14 = [r36]
	sxt4 r19 = r19
	(p6) br.cond.dpnt .L806
	;;
	.mii
	nop 0
	extr r15 = r17, 31, 1
	add r14 = r14, r16
	;;
	.mii
	nop 0
	shr.u r15 = r15, 61
	;;
	add r15 = r15, r17
	;;
	.mii
	nop 0
	extr r15 = r15, 3, 29
	;;
	adds r17 = -1, r15
	.mmi
	cmp4.ge p6, p7 = 0, r15
	;;
	addp4 r17 = r17, r0
	(p6) mov ar.lc = 0
	;;
	.mib
	nop 0
	(p7) mov ar.lc = r17
	br .L807
.L961:
	.pred.rel.mutex p16, p17
	.mib
	cmp.eq p6, p7 = r61, r14
	nop 0
	(p6) br.cond.dpnt .L821
	;;
	.mib
	cmp.eq p6, p7 = r60, r14
	nop 0
	(p7) br.cond.spnt .L824
	;;
	.mmi
	cmp.ne p6, p7 = 0, r55
	nop 0
	adds r55 = 1, r55
	;;
	.mib
	(p7) mov r69 = r36
	mov r36 = r75
	br .L963
.L820:
	.pred.rel.mutex p16, p17
	.mib
	cmp.eq p6, p7 = r51, r14
	nop 0
	(p6) br.cond.dpnt .L826
	;;
	.mib
	cmp.ltu p6, p7 = r51, r14
	nop 0
	(p7) br.cond.dpnt .L966
	;;
	.mib
	cmp.eq p6, p7 = r50, r14
	nop 0
	(p6) br.cond.dpnt .L828
	;;
	.mib
	cmp.ltu p6, p7 = r50, r14
	and r35 = r68, r35
	(p7) br.cond.spnt .L967
	;;
	.mib
	cmp.eq p6, p7 = r45, r35
	nop 0
	(p6) br.cond.dpnt .L821
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r67, r14
	(p7) br.cond.spnt .L824
.L821:
	.pred.rel.mutex p16, p17
	.mii
	ld4 r16 = [r37]
	cmp4.gt p10, p11 = r0, r76
	;;
	sxt4 r15 = r16
	.mmi
	(p10) cmp.eq.unc p8, p0 = r0, r0
	nop 0
	(p11) cmp.eq.unc p9, p0 = r0, r0
	.pred.rel.mutex p8, p9
	;;
	.mib
	nop 0
	cmp.ge p6, p7 = r15, r55
	(p6) br.cond.dptk .L836
	.mmi
	nop 0
	st4 [r37] = r55
	(p11) mov r58 = r69
	.mmi
	(p10) st4 [r54] = r76
	;;
	(p11) ld4 r15 = [r54]
	(p10) mov r58 = r69
	;;
	.mmi
	(p11) add r15 = r15, r76
	(p11) mov r76 = r55
	nop 0
	;;
	.mmi
	(p11) st4 [r54] = r15
	nop 0
	nop 0
.L838:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r15 = 134217728
	.mmi
	nop 0
	mov r55 = r0
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r15, r14
	(p7) br.cond.dptk .L826
	.mii
	ld4 r14 = [r37]
	nop 0
	;;
	sxt4 r75 = r14
	.mmb
	cmp4.ne p6, p7 = 0, r14
	addl r14 = -1, r0
	(p6) br.cond.dpnt .L849
	;;
	.mmi
	nop 0
	st4 [r54] = r14
	nop 0
	;;
	.mmi
	ld4 r18 = [r41]
	ld8 r23 = [r42]
	nop 0
.L850:
	.mmi
	ld8 r14 = [r59]
	nop 0
	mov r17 = r0
	.mlx
	mov r16 = r0
	movl r21 = 4160749568
	;;
	.mlx
	adds r14 = 8, r14
	movl r20 = 1207959552
	.mlx
	nop 0
	movl r19 = 1342177280
	;;
	.mlx
	nop 0
	movl r22 = 134217728
	.align 32
.L890:
	.mmi
	ld8 r15 = [r14], 8
	;;
	and r15 = r21, r15
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r20, r15
	(p6) br.cond.dpnt .L885
	;;
.L971:
	.mib
	cmp.le p8, p9 = r17, r16
	cmp.eq p6, p7 = r19, r15
	(p6) br.cond.dptk .L886
	;;
	.mib
	cmp.eq p6, p7 = r22, r15
	or r24 = 4, r18
	(p7) br.cond.dpnt .L890
	;;
	.mmi
	adds r21 = 152, r38
	adds r22 = 32, r32
	adds r20 = 16, r32
	.mmb
	and r18 = 4, r18
	cmp.eq p6, p7 = 0, r16
	(p6) br.cond.dptk .L891
	;;
	.mmi
	addl r14 = 53829, r0
	st4 [r41] = r24
	nop 0
	.mmi
	st8 [r21] = r17
	;;
	st4 [r38] = r14
	addl r14 = 62053, r0
	.mmi
	nop 0
	st8 [r22] = r23
	nop 0
	;;
	.mmi
	st8 [r32] = r38
	st4 [r20] = r14
	nop 0
.L893:
	.mlx
	nop 0
	movl r14 = @gprel(nuls#)
	.mii
	addl r15 = 15, r0
	mov r75 = r32
	;;
	add r14 = r1, r14
	.mii
	st4 [r39] = r15
	adds r15 = 16, r12
	;;
	nop 0
	.mmb
	st8 [r15] = r14
	st8 [r40] = r14
	br.call.sptk.many b0 = regfree#
	;;
	.mmi
	nop 0
	mov r1 = r72
	nop 0
	.mmb
	ld4 r8 = [r39]
	nop 0
	br .L782
.L967:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	cmp.eq p6, p7 = r66, r14
	(p6) br.cond.dptk .L826
.L824:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	ld4 r17 = [r37]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r15 = r17
	;;
	cmp.lt p6, p7 = r15, r55
	;;
	.mib
	(p7) addl r76 = -1, r0
	(p7) mov r55 = r0
	(p7) br.cond.spnt .L826
	;;
	.mmi
	cmp4.gt p6, p7 = r0, r76
	st4 [r37] = r55
	mov r58 = r69
	;;
	.mmi
	(p7) ld4 r15 = [r54]
	;;
	(p7) add r76 = r76, r15
	nop 0
	;;
	.mib
	st4 [r54] = r76
	addl r76 = -1, r0
	br .L838
.L966:
	.pred.rel.mutex p16, p17
	.mib
	cmp.eq p6, p7 = r65, r14
	nop 0
	(p6) br.cond.dpnt .L828
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r46, r14
	(p6) br.cond.dptk .L821
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = r64, r14
	mov r36 = r75
	.bbb
	nop 0
	(p7) br.cond.spnt .L824
	br .L963
.L828:
	.pred.rel.mutex p16, p17
	.mib
	mov r77 = r53
	nop 0
	br.call.sptk.many b0 = altoffset#
	;;
	.mmi
	mov r1 = r72
	mov r75 = r36
	mov r76 = r8
	.align 32
.L832:
	.pred.rel.mutex p16, p17
	.mmi
	and r35 = r57, r35
	;;
	shladd r35 = r35, 3, r0
	nop 0
	;;
	.mmi
	add r75 = r75, r35
	;;
	ld8 r35 = [r75]
	nop 0
	;;
	.mmi
	and r14 = r47, r35
	;;
	cmp.ne p6, p7 = r46, r14
	cmp.ne p8, p9 = r45, r14
	.mmi
	cmp.eq p10, p11 = r56, r14
	;;
	(p6) addl r15 = 1, r0
	(p8) addl r16 = 1, r0
	;;
	.mii
	(p7) mov r15 = r0
	(p9) mov r16 = r0
	;;
	and r15 = r16, r15
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L821
	.mib
	nop 0
	nop 0
	(p10) br.cond.dptk .L832
	.mmi
	ld4 r18 = [r41]
	ld4.a r14 = [r37]
	nop 0
	;;
	.mmi
	or r18 = 4, r18
	nop 0
	cmp4.ge p6, p7 = 3, r14
	;;
	.mii
	st4 [r41] = r18
	nop 0
	;;
	nop 0
	.mmb
	chk.a.clr r14, .L975
.L976:
	.pred.rel.mutex p6, p7
	(p6) ld8 r23 = [r42]
	(p6) br.cond.dptk .L850
.L859:
	.mib
	addl r75 = 1028, r0
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	addl r14 = 255, r0
	addl r15 = -512, r0
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	mov r1 = r72
	(p6) br.cond.spnt .L968
	;;
	.mii
	nop 0
	mov ar.lc = r14
	adds r14 = 512, r8
	.mmi
	ld4.a r16 = [r37]
	;;
	(p7) st8 [r44] = r14
	add r14 = r14, r15
	.mmi
	adds r15 = 4, r15
	;;
	ld4.c.clr r16 = [r37]
	nop 0
	;;
	.mib
	st4 [r14] = r16
	nop 0
	br.cloop.sptk.few .L934
.L972:
	.mib
	mov r14 = r0
	cmp4.ge p6, p7 = 0, r16
	(p6) br.cond.dpnt .L864
	;;
.L865:
	.mmi
	nop 0
	ld8 r17 = [r48]
	sub r16 = r16, r14, 1
	.mmi
	ld8 r15 = [r44]
	;;
	add r17 = r17, r14
	adds r14 = 1, r14
	;;
	.mmi
	ld1 r17 = [r17]
	;;
	shladd r17 = r17, 2, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r17
	;;
	st4 [r15] = r16
	nop 0
	;;
	.mmi
	nop 0
	ld4 r16 = [r37]
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r14, r16
	(p6) br.cond.dptk .L865
.L864:
	.mmi
	nop 0
	ld4 r14 = [r39]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.spnt .L860
	;;
	.mmi
	ld4 r16 = [r37]
	;;
	nop 0
	sxt4 r75 = r16
	;;
	.mib
	shladd r75 = r75, 2, r0
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	mov r1 = r72
	mov r35 = r8
	;;
	.mib
	(p7) st8 [r43] = r0
	nop 0
	(p7) br.cond.spnt .L867
	;;
	.mmi
	ld4 r17 = [r37]
	;;
	nop 0
	sxt4 r75 = r17
	;;
	.mib
	shladd r75 = r75, 2, r0
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	mov r1 = r72
	st8 [r43] = r8
	mov r17 = r0
	.mmb
	cmp.eq p6, p7 = 0, r8
	mov r16 = r8
	(p6) br.cond.spnt .L867
	;;
	.mii
	ld4 r15 = [r37]
	shladd r18 = r17, 2, r0
	;;
	shladd r14 = r15, 1, r0
	.mmb
	cmp4.ge p6, p7 = 0, r15
	add r16 = r16, r18
	(p6) br.cond.dpnt .L912
	;;
	.mmi
	nop 0
	sub r14 = r14, r17, 1
	adds r17 = 1, r17
	.mmi
	ld4.a r15 = [r37]
	;;
	st4 [r16] = r14
	cmp4.ge p6, p7 = r17, r15
	.mmb
	nop 0
	chk.a.clr r15, .L977
.L978:
	.pred.rel.mutex p6, p7
	(p6) br.cond.dpnt .L869
.L969:
	.mmi
	ld8 r16 = [r43]
	shladd r18 = r17, 2, r0
	shladd r14 = r15, 1, r0
	.mmi
	ld4.a r15 = [r37]
	;;
	sub r14 = r14, r17, 1
	add r16 = r16, r18
	.mmi
	adds r17 = 1, r17
	;;
	st4 [r16] = r14
	cmp4.ge p6, p7 = r17, r15
	.mmb
	nop 0
	chk.a.clr r15, .L979
.L980:
	.pred.rel.mutex p6, p7
	(p7) br.cond.dptk .L969
.L869:
	.mii
	adds r16 = -1, r15
	mov r14 = r15
	;;
	sxt4 r20 = r16
	.mmb
	cmp4.gt p6, p7 = r0, r16
	nop 0
	(p6) br.cond.dpnt .L912
	;;
	.mii
	shladd r22 = r20, 2, r0
	nop 0
	;;
	add r22 = r35, r22
	;;
.L874:
	.mmi
	nop 0
	mov r21 = r20
	nop 0
	.mmb
	st4 [r22] = r15, -4
	cmp4.gt p6, p7 = r14, r15
	(p7) br.cond.dpnt .L872
	;;
	.align 32
.L871:
	.mii
	ld8 r16 = [r48]
	sxt4 r17 = r15
	sub r14 = r14, r21, 1
	;;
	.mmi
	add r19 = r16, r20
	add r16 = r16, r17
	shladd r18 = r17, 2, r0
	;;
	.mmi
	ld1 r16 = [r16]
	ld1 r17 = [r19]
	add r19 = r35, r18
	;;
	.mii
	nop 0
	sxt1 r16 = r16
	sxt1 r17 = r17
	;;
	.mib
	cmp4.ne p6, p7 = r16, r17
	nop 0
	(p7) br.cond.dpnt .L970
	;;
	.mmi
	ld8 r15 = [r43]
	;;
	add r15 = r15, r18
	nop 0
	;;
	.mmi
	ld4 r16 = [r15]
	;;
	cmp4.le p6, p7 = r14, r16
	nop 0
	;;
	.mmi
	(p7) st4 [r15] = r16
	(p6) st4 [r15] = r14
	nop 0
	;;
	.mmi
	ld4 r15 = [r19]
	ld4 r14 = [r37]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r15, r14
	(p7) br.cond.dptk .L871
.L872:
	.mmi
	adds r20 = -1, r20
	nop 0
	adds r15 = -1, r15
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = -1, r20
	(p6) br.cond.dptk .L874
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r0, r15
	(p6) br.cond.dpnt .L875
.L898:
	.mii
	adds r16 = 1, r15
	mov r17 = r0
	;;
	sxt4 r16 = r16
	;;
	.mii
	adds r16 = -1, r16
	nop 0
	;;
	mov ar.lc = r16
.L877:
	.mmi
	shladd r18 = r17, 2, r0
	ld8 r16 = [r43]
	add r14 = r15, r14
	;;
	.mmi
	add r16 = r16, r18
	sub r14 = r14, r17
	adds r17 = 1, r17
	;;
	.mmi
	ld4 r18 = [r16]
	;;
	cmp4.le p6, p7 = r14, r18
	nop 0
	;;
	.mmi
	(p6) st4 [r16] = r14
	(p7) st4 [r16] = r18
	nop 0
	;;
	.mib
	ld4 r14 = [r37]
	nop 0
	br.cloop.sptk.few .L877
	;;
.L875:
	.mii
	nop 0
	sxt4 r16 = r15
	cmp4.gt p6, p7 = r14, r15
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L879
	;;
	.mii
	shladd r16 = r16, 2, r0
	nop 0
	;;
	add r16 = r35, r16
	;;
	.mmi
	ld4 r19 = [r16]
	nop 0
	nop 0
	;;
.L878:
	.mii
	nop 0
	sxt4 r18 = r15
	cmp4.lt p6, p7 = r19, r15
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L881
	;;
	.mmi
	shladd r18 = r18, 2, r0
	nop 0
	nop 0
	.align 32
.L884:
	.mib
	cmp4.gt p6, p7 = r14, r15
	add r16 = r19, r14
	(p7) br.cond.dpnt .L879
	;;
	.mmi
	ld8 r17 = [r43]
	sub r14 = r16, r15
	adds r15 = 1, r15
	;;
	.mmi
	add r16 = r17, r18
	cmp4.ge p6, p7 = r19, r15
	adds r18 = 4, r18
	;;
	.mmi
	ld4 r17 = [r16]
	;;
	cmp4.le p8, p9 = r14, r17
	nop 0
	;;
	.mmi
	(p8) st4 [r16] = r14
	(p9) st4 [r16] = r17
	nop 0
	;;
	.mib
	ld4 r14 = [r37]
	nop 0
	(p6) br.cond.dptk .L884
	;;
.L881:
	.mii
	nop 0
	sxt4 r16 = r19
	cmp4.le p6, p7 = r14, r15
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L879
	;;
	.mmi
	shladd r16 = r16, 2, r0
	;;
	add r16 = r35, r16
	nop 0
	;;
	.mib
	ld4 r19 = [r16]
	nop 0
	br .L878
.L886:
	.pred.rel.mutex p8, p9
	.mmi
	ld8 r15 = [r14], 8
	(p8) mov r17 = r16
	adds r16 = -1, r16
	;;
	.mmi
	nop 0
	and r15 = r21, r15
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r20, r15
	(p7) br.cond.dptk .L971
.L885:
	.mib
	nop 0
	adds r16 = 1, r16
	br .L890
.L836:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	(p9) add r76 = r76, r55
	br .L838
	;;
.L842:
	.pred.rel.mutex p16, p17
	.mib
	cmp4.gt p6, p7 = r0, r76
	add r14 = r76, r55
	(p6) br.cond.dpnt .L845
	;;
	.mmi
	cmp4.gt p6, p7 = r0, r14
	;;
	(p7) adds r76 = 1, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r76 = r14
	br .L845
	;;
.L839:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	cmp4.gt p6, p7 = r0, r76
	add r14 = r76, r55
	.bbb
	nop 0
	(p6) br.cond.dpnt .L950
	br .L841
.L784:
	.mib
	mov r75 = r33
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mib
	mov r1 = r72
	mov r35 = r8
	br .L785
.L891:
	.mmi
	addl r15 = 53829, r0
	st8 [r21] = r17
	nop 0
	.mmi
	st8 [r22] = r23
	mov r8 = r18
	cmp4.ne p6, p7 = 0, r18
	;;
	.mmi
	nop 0
	st4 [r38] = r15
	addl r15 = 62053, r0
	.mmi
	nop 0
	st8 [r32] = r38
	nop 0
	;;
	.mib
	st4 [r20] = r15
	nop 0
	(p6) br.cond.dpnt .L893
	;;
	.mii
	nop 0
	mov pr = r73, -1
	;;
	mov b0 = r70
	;;
	.mii
	nop 0
	mov ar.pfs = r71
	;;
	mov ar.lc = r74
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 224, r12
	br.ret.sptk.many b0
.L912:
	.body
	.copy_state 3
	.mib
	mov r14 = r15
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L898
	;;
.L879:
	.mib
	nop 0
	mov r75 = r35
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r72
	nop 0
	nop 0
.L860:
	.mmi
	nop 0
	ld8 r14 = [r43]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L867
.L952:
	.mmi
	ld4 r14 = [r39]
	nop 0
	nop 0
.L951:
	.mmi
	ld4 r18 = [r41]
	nop 0
	nop 0
	;;
.L852:
	.mib
	ld8 r23 = [r42]
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L815
.L974:
	.mmi
	ld8 r14 = [r59]
	nop 0
	mov r17 = r0
	.mlx
	mov r16 = r0
	movl r21 = 4160749568
	;;
	.mlx
	adds r14 = 8, r14
	movl r20 = 1207959552
	.mlx
	nop 0
	movl r19 = 1342177280
	;;
	.mlx
	nop 0
	movl r22 = 134217728
	.mmb
	nop 0
	nop 0
	br .L890
.L960:
	.mib
	addl r76 = 128, r0
	adds r75 = 16, r12
	br.call.sptk.many b0 = p_ere#
	;;
	.mmi
	ld4 r14 = [r39]
	mov r1 = r72
	mov r77 = r0
	.mlx
	adds r75 = 16, r12
	movl r76 = 134217728
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L798
.L797:
	.mii
	ld8 r14 = [r46]
	adds r15 = 64, r38
	;;
	adds r16 = -1, r14
	;;
	.mib
	st8 [r15] = r16
	nop 0
	br .L796
.L965:
	.mlx
	nop 0
	movl r14 = @gprel(nuls#)
	.mii
	adds r16 = 16, r12
	mov r75 = r32
	;;
	add r14 = r1, r14
	;;
	.mmi
	nop 0
	st8 [r16] = r14
	nop 0
	.mmb
	st8 [r40] = r14
	nop 0
	br.call.sptk.many b0 = regfree#
	;;
	.mmi
	nop 0
	mov r1 = r72
	nop 0
	.mmb
	ld4 r8 = [r39]
	nop 0
	br .L782
.L934:
	.mmi
	ld8 r14 = [r44]
	ld4 r16 = [r37]
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	nop 0
	adds r15 = 4, r15
	;;
	.mib
	st4 [r14] = r16
	nop 0
	br.cloop.sptk.few .L934
	.mib
	nop 0
	nop 0
	br .L972
.L867:
	.mmi
	nop 0
	ld8 r14 = [r44]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	mov r75 = r14
	(p7) br.cond.dpnt .L952
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	nop 0
	mov r1 = r72
	nop 0
	.mmb
	st8 [r44] = r0
	ld4 r14 = [r39]
	br .L951
	;;
.L906:
	.pred.rel.mutex p16, p17
	.mmi
	mov r76 = r14
	nop 0
	nop 0
.L950:
	.pred.rel.mutex p16, p17
	.mib
	mov r55 = r0
	mov r36 = r75
	br .L963
.L970:
	.mib
	ld4 r14 = [r37]
	nop 0
	br .L872
	;;
.L795:
	.mmi
	adds r16 = 16, r12
	nop 0
	addl r15 = 14, r0
	.mmi
	ld8 r14 = [r46]
	st8 [r40] = r17
	nop 0
	;;
	.mmi
	st4 [r39] = r15
	st8 [r16] = r17
	adds r15 = 64, r38
	.mmi
	nop 0
	adds r16 = -1, r14
	nop 0
	;;
	.mib
	st8 [r15] = r16
	nop 0
	br .L796
.L849:
	.mib
	adds r75 = 1, r75
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	mov r1 = r72
	st8 [r48] = r8
	cmp.ne p6, p7 = 0, r8
	.mmb
	nop 0
	nop 0
	(p7) br.cond.spnt .L973
	;;
	.mlx
	ld4 r21 = [r37]
	movl r19 = 4160749568
	.mlx
	nop 0
	movl r20 = 268435456
	;;
	.mii
	nop 0
	sxt4 r18 = r21
	cmp4.ge p6, p7 = 0, r21
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L853
	;;
	.mmi
	add r18 = r8, r18
	nop 0
	nop 0
.L855:
	.mmi
	mov r14 = r58
	nop 0
	nop 0
	;;
.L854:
	.mmi
	ld8 r15 = [r14]
	nop 0
	adds r58 = 8, r58
	;;
	.mmi
	mov r14 = r58
	nop 0
	and r17 = r19, r15
	;;
	.mib
	cmp.ne p6, p7 = r20, r17
	nop 0
	(p6) br.cond.dpnt .L854
	;;
	.mmi
	mov r14 = r8
	;;
	st1 [r14] = r15, 1
	nop 0
	;;
	.mib
	mov r8 = r14
	cmp.ne p6, p7 = r18, r14
	(p6) br.cond.dptk .L855
	;;
	.mmi
	nop 0
	st1 [r18] = r0
	nop 0
	.mmb
	ld4 r14 = [r39]
	cmp4.lt p6, p7 = 3, r21
	(p7) br.cond.dptk .L951
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L859
	;;
	.mmi
	nop 0
	ld8 r14 = [r43]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L952
	.mib
	nop 0
	nop 0
	br .L867
.L853:
	.mmi
	nop 0
	st1 [r8] = r0
	nop 0
	.mmb
	ld4 r14 = [r39]
	ld4 r18 = [r41]
	br .L852
.L968:
	.mib
	st8 [r44] = r0
	nop 0
	br .L864
	;;
.L973:
	.mmi
	nop 0
	ld4 r14 = [r39]
	addl r15 = -1, r0
	.mii
	st4 [r37] = r0
	nop 0
	;;
	cmp4.ne p6, p7 = 0, r14
	.mii
	st4 [r54] = r15
	nop 0
	;;
	nop 0
	.mmb
	ld4 r18 = [r41]
	ld8 r23 = [r42]
	(p7) br.cond.dptk .L974
	.mib
	nop 0
	nop 0
	br .L815
.L959:
	.mib
	nop 0
	mov r75 = r38
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r72
	nop 0
	nop 0
.L788:
	.mii
	addl r8 = 12, r0
	mov pr = r73, -1
	;;
	mov b0 = r70
	;;
	.mii
	nop 0
	mov ar.pfs = r71
	;;
	mov ar.lc = r74
	.mmb
	nop 0
	.label_state 4
	.restore sp
	adds r12 = 224, r12
	br.ret.sptk.many b0
.L975:
	.body
	.copy_state 4
	.mmi
	nop 0
	ld4 r14 = [r37]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 3, r14
	br .L976
.L977:
	.mmi
	nop 0
	ld4 r15 = [r37]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r17, r15
	br .L978
.L979:
	.mmi
	nop 0
	ld4 r15 = [r37]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r17, r15
	br .L980
	.endp regcomp#
	.section	.bss,	"aw",	"nobits"
	.align 8
	.type	nuls#, @object
	.size	nuls#, 10
nuls:
	.skip	10
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	"NUL"
	.align 8
.LC4:
	stringz	"SOH"
	.align 8
.LC5:
	stringz	"STX"
	.align 8
.LC6:
	stringz	"ETX"
	.align 8
.LC7:
	stringz	"EOT"
	.align 8
.LC8:
	stringz	"ENQ"
	.align 8
.LC9:
	stringz	"ACK"
	.align 8
.LC10:
	stringz	"BEL"
	.align 8
.LC11:
	stringz	"alert"
	.align 8
.LC12:
	stringz	"BS"
	.align 8
.LC13:
	stringz	"backspace"
	.align 8
.LC14:
	stringz	"HT"
	.align 8
.LC15:
	stringz	"tab"
	.align 8
.LC16:
	stringz	"LF"
	.align 8
.LC17:
	stringz	"newline"
	.align 8
.LC18:
	stringz	"VT"
	.align 8
.LC19:
	stringz	"vertical-tab"
	.align 8
.LC20:
	stringz	"FF"
	.align 8
.LC21:
	stringz	"form-feed"
	.align 8
.LC22:
	stringz	"CR"
	.align 8
.LC23:
	stringz	"carriage-return"
	.align 8
.LC24:
	stringz	"SO"
	.align 8
.LC25:
	stringz	"SI"
	.align 8
.LC26:
	stringz	"DLE"
	.align 8
.LC27:
	stringz	"DC1"
	.align 8
.LC28:
	stringz	"DC2"
	.align 8
.LC29:
	stringz	"DC3"
	.align 8
.LC30:
	stringz	"DC4"
	.align 8
.LC31:
	stringz	"NAK"
	.align 8
.LC32:
	stringz	"SYN"
	.align 8
.LC33:
	stringz	"ETB"
	.align 8
.LC34:
	stringz	"CAN"
	.align 8
.LC35:
	stringz	"EM"
	.align 8
.LC36:
	stringz	"SUB"
	.align 8
.LC37:
	stringz	"ESC"
	.align 8
.LC38:
	stringz	"IS4"
	.align 8
.LC39:
	stringz	"FS"
	.align 8
.LC40:
	stringz	"IS3"
	.align 8
.LC41:
	stringz	"GS"
	.align 8
.LC42:
	stringz	"IS2"
	.align 8
.LC43:
	stringz	"RS"
	.align 8
.LC44:
	stringz	"IS1"
	.align 8
.LC45:
	stringz	"US"
	.align 8
.LC46:
	stringz	"space"
	.align 8
.LC47:
	stringz	"exclamation-mark"
	.align 8
.LC48:
	stringz	"quotation-mark"
	.align 8
.LC49:
	stringz	"number-sign"
	.align 8
.LC50:
	stringz	"dollar-sign"
	.align 8
.LC51:
	stringz	"percent-sign"
	.align 8
.LC52:
	stringz	"ampersand"
	.align 8
.LC53:
	stringz	"apostrophe"
	.align 8
.LC54:
	stringz	"left-parenthesis"
	.align 8
.LC55:
	stringz	"right-parenthesis"
	.align 8
.LC56:
	stringz	"asterisk"
	.align 8
.LC57:
	stringz	"plus-sign"
	.align 8
.LC58:
	stringz	"comma"
	.align 8
.LC59:
	stringz	"hyphen"
	.align 8
.LC60:
	stringz	"hyphen-minus"
	.align 8
.LC61:
	stringz	"period"
	.align 8
.LC62:
	stringz	"full-stop"
	.align 8
.LC63:
	stringz	"slash"
	.align 8
.LC64:
	stringz	"solidus"
	.align 8
.LC65:
	stringz	"zero"
	.align 8
.LC66:
	stringz	"one"
	.align 8
.LC67:
	stringz	"two"
	.align 8
.LC68:
	stringz	"three"
	.align 8
.LC69:
	stringz	"four"
	.align 8
.LC70:
	stringz	"five"
	.align 8
.LC71:
	stringz	"six"
	.align 8
.LC72:
	stringz	"seven"
	.align 8
.LC73:
	stringz	"eight"
	.align 8
.LC74:
	stringz	"nine"
	.align 8
.LC75:
	stringz	"colon"
	.align 8
.LC76:
	stringz	"semicolon"
	.align 8
.LC77:
	stringz	"less-than-sign"
	.align 8
.LC78:
	stringz	"equals-sign"
	.align 8
.LC79:
	stringz	"greater-than-sign"
	.align 8
.LC80:
	stringz	"question-mark"
	.align 8
.LC81:
	stringz	"commercial-at"
	.align 8
.LC82:
	stringz	"left-square-bracket"
	.align 8
.LC83:
	stringz	"backslash"
	.align 8
.LC84:
	stringz	"reverse-solidus"
	.align 8
.LC85:
	stringz	"right-square-bracket"
	.align 8
.LC86:
	stringz	"circumflex"
	.align 8
.LC87:
	stringz	"circumflex-accent"
	.align 8
.LC88:
	stringz	"underscore"
	.align 8
.LC89:
	stringz	"low-line"
	.align 8
.LC90:
	stringz	"grave-accent"
	.align 8
.LC91:
	stringz	"left-brace"
	.align 8
.LC92:
	stringz	"left-curly-bracket"
	.align 8
.LC93:
	stringz	"vertical-line"
	.align 8
.LC94:
	stringz	"right-brace"
	.align 8
.LC95:
	stringz	"right-curly-bracket"
	.align 8
.LC96:
	stringz	"tilde"
	.align 8
.LC97:
	stringz	"DEL"
	.section	.data.rel.local,"aw"
	.align 8
	.type	cnames#, @object
	.size	cnames#, 1536
cnames:
	data8	.LC3
	data1	0
	.skip	7
	data8	.LC4
	data1	1
	.skip	7
	data8	.LC5
	data1	2
	.skip	7
	data8	.LC6
	data1	3
	.skip	7
	data8	.LC7
	data1	4
	.skip	7
	data8	.LC8
	data1	5
	.skip	7
	data8	.LC9
	data1	6
	.skip	7
	data8	.LC10
	data1	7
	.skip	7
	data8	.LC11
	data1	7
	.skip	7
	data8	.LC12
	data1	8
	.skip	7
	data8	.LC13
	data1	8
	.skip	7
	data8	.LC14
	data1	9
	.skip	7
	data8	.LC15
	data1	9
	.skip	7
	data8	.LC16
	data1	10
	.skip	7
	data8	.LC17
	data1	10
	.skip	7
	data8	.LC18
	data1	11
	.skip	7
	data8	.LC19
	data1	11
	.skip	7
	data8	.LC20
	data1	12
	.skip	7
	data8	.LC21
	data1	12
	.skip	7
	data8	.LC22
	data1	13
	.skip	7
	data8	.LC23
	data1	13
	.skip	7
	data8	.LC24
	data1	14
	.skip	7
	data8	.LC25
	data1	15
	.skip	7
	data8	.LC26
	data1	16
	.skip	7
	data8	.LC27
	data1	17
	.skip	7
	data8	.LC28
	data1	18
	.skip	7
	data8	.LC29
	data1	19
	.skip	7
	data8	.LC30
	data1	20
	.skip	7
	data8	.LC31
	data1	21
	.skip	7
	data8	.LC32
	data1	22
	.skip	7
	data8	.LC33
	data1	23
	.skip	7
	data8	.LC34
	data1	24
	.skip	7
	data8	.LC35
	data1	25
	.skip	7
	data8	.LC36
	data1	26
	.skip	7
	data8	.LC37
	data1	27
	.skip	7
	data8	.LC38
	data1	28
	.skip	7
	data8	.LC39
	data1	28
	.skip	7
	data8	.LC40
	data1	29
	.skip	7
	data8	.LC41
	data1	29
	.skip	7
	data8	.LC42
	data1	30
	.skip	7
	data8	.LC43
	data1	30
	.skip	7
	data8	.LC44
	data1	31
	.skip	7
	data8	.LC45
	data1	31
	.skip	7
	data8	.LC46
	data1	32
	.skip	7
	data8	.LC47
	data1	33
	.skip	7
	data8	.LC48
	data1	34
	.skip	7
	data8	.LC49
	data1	35
	.skip	7
	data8	.LC50
	data1	36
	.skip	7
	data8	.LC51
	data1	37
	.skip	7
	data8	.LC52
	data1	38
	.skip	7
	data8	.LC53
	data1	39
	.skip	7
	data8	.LC54
	data1	40
	.skip	7
	data8	.LC55
	data1	41
	.skip	7
	data8	.LC56
	data1	42
	.skip	7
	data8	.LC57
	data1	43
	.skip	7
	data8	.LC58
	data1	44
	.skip	7
	data8	.LC59
	data1	45
	.skip	7
	data8	.LC60
	data1	45
	.skip	7
	data8	.LC61
	data1	46
	.skip	7
	data8	.LC62
	data1	46
	.skip	7
	data8	.LC63
	data1	47
	.skip	7
	data8	.LC64
	data1	47
	.skip	7
	data8	.LC65
	data1	48
	.skip	7
	data8	.LC66
	data1	49
	.skip	7
	data8	.LC67
	data1	50
	.skip	7
	data8	.LC68
	data1	51
	.skip	7
	data8	.LC69
	data1	52
	.skip	7
	data8	.LC70
	data1	53
	.skip	7
	data8	.LC71
	data1	54
	.skip	7
	data8	.LC72
	data1	55
	.skip	7
	data8	.LC73
	data1	56
	.skip	7
	data8	.LC74
	data1	57
	.skip	7
	data8	.LC75
	data1	58
	.skip	7
	data8	.LC76
	data1	59
	.skip	7
	data8	.LC77
	data1	60
	.skip	7
	data8	.LC78
	data1	61
	.skip	7
	data8	.LC79
	data1	62
	.skip	7
	data8	.LC80
	data1	63
	.skip	7
	data8	.LC81
	data1	64
	.skip	7
	data8	.LC82
	data1	91
	.skip	7
	data8	.LC83
	data1	92
	.skip	7
	data8	.LC84
	data1	92
	.skip	7
	data8	.LC85
	data1	93
	.skip	7
	data8	.LC86
	data1	94
	.skip	7
	data8	.LC87
	data1	94
	.skip	7
	data8	.LC88
	data1	95
	.skip	7
	data8	.LC89
	data1	95
	.skip	7
	data8	.LC90
	data1	96
	.skip	7
	data8	.LC91
	data1	123
	.skip	7
	data8	.LC92
	data1	123
	.skip	7
	data8	.LC93
	data1	124
	.skip	7
	data8	.LC94
	data1	125
	.skip	7
	data8	.LC95
	data1	125
	.skip	7
	data8	.LC96
	data1	126
	.skip	7
	data8	.LC97
	data1	127
	.skip	7
	data8	0
	data1	0
	.skip	7
	.section	.rodata.str1.8
	.align 8
.LC98:
	stringz	"alnum"
	.align 8
.LC99:
	stringz	"alpha"
	.align 8
.LC100:
	stringz	"blank"
	.align 8
.LC101:
	stringz	"cntrl"
	.align 8
.LC102:
	stringz	"digit"
	.align 8
.LC103:
	stringz	"graph"
	.align 8
.LC104:
	stringz	"lower"
	.align 8
.LC105:
	stringz	"print"
	.align 8
.LC106:
	stringz	"punct"
	.align 8
.LC107:
	stringz	"upper"
	.align 8
.LC108:
	stringz	"xdigit"
	.section	.data.rel.local
	.align 8
	.type	cclasses#, @object
	.size	cclasses#, 208
cclasses:
	data8	.LC98
	data4	0
	.skip	4
	data8	.LC99
	data4	1
	.skip	4
	data8	.LC100
	data4	2
	.skip	4
	data8	.LC101
	data4	3
	.skip	4
	data8	.LC102
	data4	4
	.skip	4
	data8	.LC103
	data4	5
	.skip	4
	data8	.LC104
	data4	6
	.skip	4
	data8	.LC105
	data4	7
	.skip	4
	data8	.LC106
	data4	8
	.skip	4
	data8	.LC46
	data4	9
	.skip	4
	data8	.LC107
	data4	10
	.skip	4
	data8	.LC108
	data4	11
	.skip	4
	data8	0
	.skip	8
	.global free#
	.type	free#, @function
	.global strlen#
	.type	strlen#, @function
	.global regfree#
	.type	regfree#, @function
	.global isblank#
	.type	isblank#, @function
	.global iscntrl#
	.type	iscntrl#, @function
	.global isgraph#
	.type	isgraph#, @function
	.global isprint#
	.type	isprint#, @function
	.global ispunct#
	.type	ispunct#, @function
	.global isalnum#
	.type	isalnum#, @function
	.global isspace#
	.type	isspace#, @function
	.global malloc#
	.type	malloc#, @function
	.global __collate_range_cmp#
	.type	__collate_range_cmp#, @function
	.global isxdigit#
	.type	isxdigit#, @function
	.global memset#
	.type	memset#, @function
	.global reallocf#
	.type	reallocf#, @function
	.global tolower#
	.type	tolower#, @function
	.global toupper#
	.type	toupper#, @function
	.global islower#
	.type	islower#, @function
	.global isupper#
	.type	isupper#, @function
	.global isalpha#
	.type	isalpha#, @function
	.global memcpy#
	.type	memcpy#, @function
	.global memmove#
	.type	memmove#, @function
	.global realloc#
	.type	realloc#, @function
	.global strncmp#
	.type	strncmp#, @function
	.global isdigit#
	.type	isdigit#, @function
	.ident	"GCC: (GNU) 12.2.0"
