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
	addp4 r32 = 0,r32
	addp4 r33 = 0,r33
	nop 0
	.mmi
	mov r16 = r0
	addl r20 = 255, r0
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	;;
	.mmi
	adds r32 = 28, r32
	adds r21 = 4, r33
	adds r19 = 6, r33
	;;
	.mmi
	ld4 r14 = [r32]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	adds r15 = 16, r14
	adds r18 = 12, r14
	adds r14 = 8, r14
	;;
	.mmi
	ld4 r17 = [r14]
	ld4 r23 = [r15]
	nop 0
	;;
	.mmi
	adds r15 = -1, r17
	ld4 r22 = [r18]
	addp4 r23 = 0,r23
	.mmi
	cmp4.eq p6, p7 = 0, r17
	;;
	nop 0
	addp4 r15 = r15, r0
	.mmb
	nop 0
	shladd r22 = r22, 4, r0
	(p6) br.cond.dpnt .L2
	;;
	.mii
	nop 0
	mov ar.lc = r15
	nop 0
	.align 32
.L3:
	.mmi
	ld4 r15 = [r33]
	and r18 = r20, r16
	zxt1 r17 = r16
	.mmi
	adds r16 = 1, r16
	ld1 r14 = [r21]
	nop 0
	;;
	.mmi
	addp4 r15 = r18, r15
	nop 0
	andcm r14 = -1, r14
	;;
	.mmi
	ld1 r18 = [r15]
	;;
	and r14 = r18, r14
	nop 0
	;;
	.mmi
	st1 [r15] = r14
	;;
	ld2 r14 = [r19]
	nop 0
	;;
	.mmi
	nop 0
	sub r14 = r14, r17
	nop 0
	;;
	.mib
	st2 [r19] = r14
	nop 0
	br.cloop.sptk.few .L3
	;;
.L2:
	.mii
	adds r14 = -16, r22
	mov ar.lc = r2
	;;
	add r14 = r14, r23
	;;
	.mmi
	cmp4.ne p6, p7 = r33, r14
	;;
	(p7) ld4 r14 = [r32]
	nop 0
	;;
	.mmi
	(p7) addp4 r14 = 0,r14
	;;
	(p7) adds r14 = 12, r14
	nop 0
	;;
	.mmi
	(p7) ld4 r15 = [r14]
	;;
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
	.prologue 12, 53
	.mmi
	.save ar.pfs, r54
	alloc r54 = ar.pfs, 3, 22, 3, 0
	addp4 r32 = 0,r32
	.save pr, r56
	mov r56 = pr
	.mmi
	cmp4.eq p6, p7 = -1, r33
	mov r55 = r1
	cmp4.ne p16, p17 = 0, r34
	;;
	.mmi
	mov r8 = r0
	adds r35 = 4, r32
	.save rp, r53
	mov r53 = b0
	.body
	.mlx
	nop 0
	movl r37 = -134217728
	;;
	.mlx
	nop 0
	movl r38 = -1879048192
	.mmb
	addp4 r35 = 0,r35
	mov r52 = r0
	(p6) br.cond.spnt .L28
	;;
	.mlx
	ld4 r36 = [r32]
	movl r39 = 1610612736
	.mlx
	nop 0
	movl r41 = 1476395008
	;;
	.mlx
	and r14 = r37, r36
	movl r44 = 134217727
	.mlx
	nop 0
	movl r40 = -2013265920
	;;
	.mlx
	cmp4.ne p6, p7 = r38, r14
	movl r42 = -2147483648
	.mlx
	cmp4.ne p8, p9 = r39, r14
	movl r45 = -268435457
	;;
	.mmi
	nop 0
	(p6) addl r15 = 1, r0
	(p8) addl r16 = 1, r0
	.mlx
	nop 0
	movl r46 = -1610612736
	;;
	.mlx
	(p7) mov r15 = r0
	movl r43 = 2013265920
	.mlx
	(p9) mov r16 = r0
	movl r51 = -1744830464
	;;
	.mlx
	and r15 = r16, r15
	movl r50 = -134217729
	.mlx
	nop 0
	movl r49 = 671088640
	;;
	.mlx
	cmp4.eq p6, p7 = 0, r15
	movl r48 = 805306368
	.mlx
	nop 0
	movl r47 = 268435456
	;;
	.mib
	nop 0
	(p6) mov r8 = r33
	(p6) br.cond.dpnt .L11
	.align 32
.L23:
	.pred.rel.mutex p16, p17
	.mib
	cmp4.eq p6, p7 = r41, r14
	and r15 = r45, r14
	(p6) br.cond.dpnt .L14
	;;
	.mib
	cmp4.ltu p6, p7 = r41, r14
	nop 0
	(p7) br.cond.dpnt .L38
	;;
	.mib
	cmp4.eq p6, p7 = r42, r14
	nop 0
	(p6) br.cond.dpnt .L18
	;;
	.mib
	cmp4.ltu p6, p7 = r42, r14
	nop 0
	(p7) br.cond.dpnt .L39
	;;
	.mib
	cmp4.eq p6, p7 = r40, r15
	nop 0
	(p6) br.cond.dpnt .L20
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r46, r14
	(p7) br.cond.dpnt .L28
.L20:
	.pred.rel.mutex p16, p17
	.mii
	ld4 r36 = [r35]
	adds r35 = 4, r35
	;;
	and r15 = r36, r37
	.mmi
	addp4 r35 = 0,r35
	;;
	cmp4.ne p6, p7 = r38, r15
	mov r14 = r15
	;;
	.mib
	nop 0
	cmp4.ne.and.orcm p6, p7 = r15, r39
	(p6) br.cond.dptk .L23
	;;
.L41:
	.mmi
	nop 0
	cmp4.le p6, p7 = r8, r52
	nop 0
	;;
	.mii
	(p6) add r8 = r52, r33
	nop 0
	;;
	(p7) add r8 = r8, r33
.L11:
	.mii
	nop 0
	mov pr = r56, -1
	;;
	mov b0 = r53
	;;
	.mib
	nop 0
	mov ar.pfs = r54
	br.ret.sptk.many b0
.L39:
	.pred.rel.mutex p16, p17
	.mib
	cmp4.eq p6, p7 = r43, r14
	nop 0
	(p6) br.cond.dpnt .L14
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r43, r14
	(p6) br.cond.dptk .L28
	.mmi
	add r14 = r14, r51
	;;
	and r14 = r50, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L20
.L28:
	.mmi
	addl r8 = -1, r0
	nop 0
	nop 0
	;;
.L42:
	.mii
	nop 0
	mov pr = r56, -1
	;;
	mov b0 = r53
	;;
	.mib
	nop 0
	mov ar.pfs = r54
	br.ret.sptk.many b0
.L38:
	.pred.rel.mutex p16, p17
	.mib
	cmp4.eq p6, p7 = r49, r14
	nop 0
	(p6) br.cond.dpnt .L16
	;;
	.mbb
	cmp4.eq p6, p7 = r48, r14
	(p7) br.cond.dpnt .L40
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
	.mii
	ld4 r36 = [r35]
	adds r35 = 4, r35
	;;
	and r15 = r36, r37
	.mmi
	addp4 r35 = 0,r35
	;;
	cmp4.ne p6, p7 = r38, r15
	mov r14 = r15
	;;
	.mib
	nop 0
	cmp4.ne.and.orcm p6, p7 = r15, r39
	(p6) br.cond.dptk .L23
	.mib
	nop 0
	nop 0
	br .L41
	;;
.L40:
	.pred.rel.mutex p16, p17
	.mib
	cmp4.eq p6, p7 = r47, r14
	nop 0
	(p6) br.cond.dpnt .L16
	;;
	.mib
	nop 0
	addl r8 = -1, r0
	br .L42
	;;
.L18:
	.pred.rel.mutex p16, p17
	.mmi
	ld4 r36 = [r35]
	cmp4.le p6, p7 = r8, r52
	adds r35 = 4, r35
	;;
	.mmi
	and r15 = r36, r37
	(p7) mov r52 = r8
	addp4 r35 = 0,r35
	.mmi
	mov r8 = r0
	;;
	cmp4.ne p6, p7 = r38, r15
	mov r14 = r15
	;;
	.mib
	nop 0
	cmp4.ne.and.orcm p6, p7 = r15, r39
	(p6) br.cond.dptk .L23
	.mib
	nop 0
	nop 0
	br .L41
.L14:
	.pred.rel.mutex p16, p17
	.mmi
	mov r58 = r8
	nop 0
	mov r59 = r34
	.mmb
	mov r57 = r35
	nop 0
	br.call.sptk.many b0 = altoffset#
	;;
	.mmi
	adds r14 = -4, r35
	nop 0
	mov r1 = r55
	.mmb
	cmp4.eq p6, p7 = -1, r8
	nop 0
	(p6) br.cond.dpnt .L11
	;;
	.mmi
	addp4 r14 = 0,r14
	nop 0
	nop 0
	.align 32
.L22:
	.pred.rel.mutex p16, p17
	.mmi
	and r36 = r44, r36
	;;
	shladd r36 = r36, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r36, r14
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	ld4 r36 = [r14]
	;;
	and r15 = r36, r37
	nop 0
	;;
	.mmi
	cmp4.ne p8, p9 = r38, r15
	cmp4.ne p6, p7 = r39, r15
	cmp4.ne p10, p11 = r40, r15
	;;
	.mmi
	(p8) addl r16 = 1, r0
	nop 0
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
	(p7) br.cond.dptk .L43
	.mmi
	adds r14 = 4, r14
	;;
	addp4 r35 = 0,r14
	nop 0
	;;
	.mii
	ld4 r36 = [r35]
	adds r35 = 4, r35
	;;
	and r15 = r36, r37
	.mmi
	addp4 r35 = 0,r35
	;;
	cmp4.ne p6, p7 = r38, r15
	mov r14 = r15
	;;
	.mib
	nop 0
	cmp4.ne.and.orcm p6, p7 = r15, r39
	(p6) br.cond.dptk .L23
	.mib
	nop 0
	nop 0
	br .L41
.L43:
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	nop 0
	(p11) br.cond.dptk .L22
	.mib
	nop 0
	addl r8 = -1, r0
	br .L42
	.endp altoffset#
	.align 16
	.align 64
	.proc p_count#
p_count:
	.prologue 12, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 1, 7, 1, 0
	addp4 r32 = 0,r32
	nop 0
	.mii
	mov r39 = r1
	.save rp, r37
	mov r37 = b0
	.body
	;;
	mov r35 = r32
	.mmi
	mov r34 = r0
	addl r36 = 255, r0
	mov r33 = r0
	;;
	.mmi
	nop 0
	ld4 r15 = [r35], 4
	nop 0
	;;
	.mmi
	addp4 r15 = 0,r15
	ld4 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r15, r14
	(p7) br.cond.dpnt .L46
	.align 32
.L45:
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
	(p7) br.cond.dpnt .L47
	;;
	.mii
	ld4 r16 = [r32]
	adds r34 = 1, r34
	;;
	addp4 r16 = 0,r16
	;;
	.mii
	ld1.a r33 = [r16]
	adds r15 = 1, r16
	;;
	addp4 r15 = 0,r15
	;;
	.mmi
	st4 [r32] = r15
	;;
	ld1.c.clr r33 = [r16]
	nop 0
	.mii
	ld4 r16 = [r35]
	nop 0
	;;
	sxt1 r33 = r33
	.mmi
	cmp4.ltu p6, p7 = r15, r16
	;;
	adds r33 = -48, r33
	nop 0
	;;
	.mib
	nop 0
	add r33 = r33, r14
	(p6) br.cond.dptk .L45
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
.L47:
	.mmi
	cmp4.lt p6, p7 = 0, r34
	mov r8 = r33
	mov b0 = r37
	;;
	.mib
	nop 0
	tbit.nz.and.orcm p6, p7 = r16, 0
	(p7) br.cond.dpnt .L46
	;;
	.mib
	nop 0
	mov ar.pfs = r38
	br.ret.sptk.many b0
.L46:
	.mmi
	adds r15 = 8, r32
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
	st4 [r32] = r14
	nop 0
	;;
	.mmi
	(p7) addl r16 = 10, r0
	;;
	(p7) st4 [r15] = r16
	nop 0
	.mmb
	st4 [r35] = r14
	nop 0
	br.ret.sptk.many b0
	.endp p_count#
	.align 16
	.align 64
	.proc p_b_coll_elem#
p_b_coll_elem:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 2, 7, 3, 0
	addp4 r32 = 0,r32
	.save rp, r38
	mov r38 = b0
	.mmi
	mov r40 = r1
	.body
	;;
	mov r37 = r32
	nop 0
	;;
	.mii
	ld4 r36 = [r37], 4
	nop 0
	;;
	addp4 r36 = 0,r36
	.mmi
	ld4 r16 = [r37]
	;;
	mov r34 = r36
	addp4 r16 = 0,r16
	;;
	.mib
	adds r14 = 1, r34
	cmp4.gtu p6, p7 = r16, r36
	(p7) br.cond.dpnt .L59
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.leu p6, p7 = r16, r14
	(p6) br.cond.dptk .L60
	.align 32
.L80:
	.mmi
	ld1 r15 = [r34]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r33, r15
	(p7) br.cond.dpnt .L79
.L61:
	.mmi
	st4 [r32] = r14
	nop 0
	nop 0
.L71:
	.mmi
	mov r34 = r14
	;;
	adds r14 = 1, r34
	nop 0
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.leu p6, p7 = r16, r14
	(p7) br.cond.dptk .L80
	;;
.L60:
	.mib
	st4 [r32] = r14
	cmp4.eq p6, p7 = r16, r14
	(p7) br.cond.dptk .L71
.L59:
	.mmi
	adds r14 = 8, r32
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
	st4 [r32] = r14
	st4 [r37] = r14
	nop 0
.L75:
	.mii
	nop 0
	mov b0 = r38
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r39
	br.ret.sptk.many b0
.L79:
	.mmi
	ld1 r15 = [r14]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 93, r15
	(p6) br.cond.dptk .L61
	;;
	.mlx
	nop 0
	movl r14 = @gprel(cnames#)
	.mlx
	cmp4.leu p6, p7 = r16, r34
	movl r35 = @gprel(cnames#)
	;;
	.mmi
	add r14 = r1, r14
	nop 0
	add r35 = r1, r35
	.mmb
	sub r34 = r34, r36
	nop 0
	(p6) br.cond.spnt .L59
	;;
	.mii
	ld4 r41 = [r14]
	addp4 r35 = 0,r35
	;;
	addp4 r41 = 0,r41
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r41
	(p7) br.cond.dpnt .L70
	.align 32
.L69:
	.mib
	mov r43 = r34
	mov r42 = r36
	br.call.sptk.many b0 = strncmp#
	;;
	.mmi
	nop 0
	mov r1 = r40
	adds r15 = 8, r35
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L68
	.mmi
	ld4 r14 = [r35]
	;;
	addp4 r14 = r34, r14
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
	(p7) br.cond.dpnt .L81
.L68:
	.mmi
	addp4 r35 = 0,r15
	;;
	ld4 r41 = [r35]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r41 = 0,r41
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r41
	(p6) br.cond.dptk .L69
	;;
.L70:
	.mmi
	adds r14 = 8, r32
	nop 0
	cmp4.eq p6, p7 = 1, r34
	.mmb
	mov r8 = r0
	nop 0
	(p6) br.cond.dpnt .L82
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
	st4 [r32] = r14
	st4 [r37] = r14
	br .L75
.L81:
	.mmi
	adds r35 = 4, r35
	nop 0
	mov b0 = r38
	;;
	.mmi
	ld1 r8 = [r35]
	nop 0
	mov ar.pfs = r39
	;;
	.mib
	nop 0
	sxt1 r8 = r8
	br.ret.sptk.many b0
	;;
.L82:
	.mii
	ld1 r8 = [r36]
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mib
	nop 0
	sxt1 r8 = r8
	br.ret.sptk.many b0
	.endp p_b_coll_elem#
	.section	.sdata,	"asw",	"progbits"
	.align 4
.LC0:
	data4	nuls#+1
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc p_b_symbol#
p_b_symbol:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 2, 0
	addp4 r32 = 0,r32
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	;;
	mov r33 = r32
	nop 0
	;;
	.mmi
	ld4 r14 = [r33], 4
	;;
	ld4 r16 = [r33]
	addp4 r14 = 0,r14
	;;
	.mmi
	nop 0
	addp4 r16 = 0,r16
	nop 0
	;;
	.mib
	nop 0
	cmp4.gtu p6, p7 = r16, r14
	(p6) br.cond.dptk .L84
	.mmi
	adds r14 = 8, r32
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
	.mmi
	nop 0
	addl r15 = @gprel(.LC0), gp
	nop 0
	;;
	.mmi
	add r14 = r1, r14
	ld4 r15 = [r15]
	nop 0
	;;
	.mmi
	st4 [r33] = r14
	addp4 r15 = 0,r15
	addp4 r14 = 0,r14
	;;
.L86:
	.mmi
	ld1.a r8 = [r14]
	st4 [r32] = r15
	nop 0
	;;
	.mii
	ld1.c.clr r8 = [r14]
	nop 0
	;;
	sxt1 r8 = r8
.L93:
	.mii
	nop 0
	mov b0 = r34
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
.L84:
	.mmi
	adds r15 = 1, r14
	;;
	addp4 r15 = 0,r15
	nop 0
	;;
	.mib
	cmp4.ltu p6, p7 = r15, r16
	nop 0
	(p7) br.cond.dpnt .L86
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
	(p6) br.cond.dptk .L86
	.mmi
	adds r16 = 1, r14
	;;
	ld1 r16 = [r16]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r16 = r16
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 46, r16
	(p6) br.cond.dptk .L86
	.mmi
	adds r14 = 2, r14
	addl r38 = 46, r0
	mov r37 = r32
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br.call.sptk.many b0 = p_b_coll_elem#
	;;
	.mmi
	ld4 r14 = [r32]
	mov r1 = r36
	sxt1 r8 = r8
	.mmi
	ld4 r15 = [r33]
	;;
	addp4 r14 = 0,r14
	addp4 r15 = 0,r15
	;;
	.mib
	nop 0
	cmp4.gtu p6, p7 = r15, r14
	(p7) br.cond.dptk .L88
	.mmi
	nop 0
	adds r16 = 1, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.leu p6, p7 = r15, r16
	(p6) br.cond.dptk .L88
	.mmi
	ld1 r15 = [r14]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 46, r15
	(p6) br.cond.dptk .L88
	.mmi
	adds r15 = 1, r14
	;;
	ld1 r15 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	;;
	cmp4.ne p6, p7 = 93, r15
	;;
	.mmi
	nop 0
	(p7) adds r14 = 2, r14
	nop 0
	;;
	.mib
	(p7) st4 [r32] = r14
	nop 0
	(p7) br.cond.dpnt .L93
.L88:
	.mmi
	adds r14 = 8, r32
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
	st4 [r32] = r14
	st4 [r33] = r14
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
	addp4 r32 = 0,r32
	.save rp, r39
	mov r39 = b0
	.mmi
	mov r41 = r1
	.body
	;;
	adds r35 = 20, r32
	adds r36 = 12, r32
	.mmi
	adds r37 = 16, r32
	;;
	ld4 r14 = [r35]
	nop 0
	.mmi
	ld4 r15 = [r37]
	;;
	ld4 r8 = [r36]
	cmp4.gt p6, p7 = r15, r14
	;;
	.mib
	nop 0
	addp4 r8 = 0,r8
	(p7) br.cond.dpnt .L102
.L97:
	.mmb
	shladd r15 = r14, 2, r0
	or r33 = r34, r33
	nop 0
	.mmi
	adds r14 = 1, r14
	nop 0
	mov b0 = r39
	;;
	.mmi
	add r15 = r15, r8
	st4 [r35] = r14
	mov ar.pfs = r40
	;;
	.mmi
	nop 0
	addp4 r15 = 0,r15
	nop 0
	;;
	.mib
	st4 [r15] = r33
	nop 0
	br.ret.sptk.many b0
.L102:
	.mii
	adds r17 = 1, r15
	mov r42 = r8
	;;
	extr.u r16 = r17, 31, 1
	;;
	.mmi
	add r16 = r16, r17
	;;
	nop 0
	extr r16 = r16, 1, 31
	;;
	.mmi
	shladd r38 = r16, 1, r0
	;;
	add r38 = r38, r16
	nop 0
	;;
	.mib
	shladd r43 = r38, 2, r0
	cmp4.le p6, p7 = r38, r15
	(p6) br.cond.dptk .L97
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = realloc#
	;;
	.mii
	addp4 r8 = 0,r8
	mov r1 = r41
	;;
	cmp.ne p6, p7 = 0, r8
	;;
	.mmi
	(p6) st4 [r36] = r8
	(p6) st4 [r37] = r38
	nop 0
	;;
	.mib
	(p6) ld4 r14 = [r35]
	nop 0
	(p6) br.cond.dptk .L97
	;;
	.mlx
	mov r14 = r32
	movl r15 = @gprel(nuls#)
	.mmi
	adds r32 = 8, r32
	ld4.a r8 = [r36]
	or r33 = r34, r33
	;;
	.mmi
	ld4 r16 = [r32]
	add r15 = r1, r15
	mov b0 = r39
	;;
	.mmi
	st4 [r14] = r15, 4
	cmp4.ne p6, p7 = 0, r16
	mov ar.pfs = r40
	;;
	.mmi
	st4 [r14] = r15
	nop 0
	(p7) addl r16 = 12, r0
	;;
	.mmi
	(p7) st4 [r32] = r16
	;;
	ld4 r14 = [r35]
	nop 0
	.mmi
	ld4.c.clr r8 = [r36]
	;;
	shladd r15 = r14, 2, r0
	addp4 r8 = 0,r8
	.mii
	adds r14 = 1, r14
	nop 0
	;;
	add r15 = r15, r8
	.mmi
	st4 [r35] = r14
	;;
	addp4 r15 = 0,r15
	nop 0
	;;
	.mib
	st4 [r15] = r33
	nop 0
	br.ret.sptk.many b0
	.endp doemit.part.0#
	.align 16
	.align 64
	.proc doinsert.part.0#
doinsert.part.0:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 4, 8, 3, 0
	addp4 r32 = 0,r32
	.save rp, r40
	mov r40 = b0
	.mmi
	mov r42 = r1
	mov r45 = r33
	mov r46 = r34
	;;
	.mmb
	adds r38 = 20, r32
	adds r37 = 12, r32
	nop 0
	.mmi
	mov r44 = r32
	nop 0
	.save ar.lc, r43
	mov r43 = ar.lc
	.body
	;;
	.mib
	ld4 r36 = [r38]
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	nop 0
	ld4 r45 = [r37]
	shladd r36 = r36, 2, r0
	.mmi
	adds r15 = 76, r32
	mov r1 = r42
	adds r32 = 36, r32
	;;
	.mii
	addp4 r45 = 0,r45
	mov ar.lc = 8
	;;
	add r36 = r36, r45
	;;
	.mmi
	nop 0
	addp4 r36 = 0,r36
	nop 0
	;;
	.mmi
	ld4 r39 = [r36]
	nop 0
	nop 0
	.align 32
.L106:
	.mmi
	addp4 r16 = 0,r32
	adds r32 = 4, r32
	addp4 r17 = 0,r15
	.mmi
	adds r15 = 4, r15
	;;
	ld4 r16 = [r16]
	adds r14 = -4, r32
	;;
	.mmi
	cmp4.gt p6, p7 = r35, r16
	addp4 r14 = 0,r14
	adds r18 = 1, r16
	;;
	.mmi
	nop 0
	(p7) st4 [r14] = r18
	nop 0
	;;
	.mmi
	ld4 r14 = [r17]
	;;
	adds r16 = 1, r14
	cmp4.lt p6, p7 = r14, r35
	;;
	.mib
	(p7) st4 [r17] = r16
	nop 0
	br.cloop.sptk.few .L106
	.mmi
	adds r44 = 1, r35
	ld4 r14 = [r38]
	nop 0
	;;
	.mmi
	shladd r44 = r44, 2, r0
	nop 0
	sub r35 = r14, r35, 1
	;;
	.mmi
	adds r36 = -4, r44
	shladd r46 = r35, 2, r0
	add r44 = r44, r45
	;;
	.mib
	add r45 = r36, r45
	nop 0
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	ld4 r14 = [r37]
	mov r1 = r42
	mov b0 = r40
	;;
	.mmi
	addp4 r14 = r36, r14
	nop 0
	mov ar.pfs = r41
	;;
	.mib
	st4 [r14] = r39
	mov ar.lc = r43
	br.ret.sptk.many b0
	.endp doinsert.part.0#
	.align 16
	.align 64
	.proc dupl#
dupl:
	.prologue 12, 41
	.mmi
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 3, 9, 3, 0
	addp4 r32 = 0,r32
	.save rp, r41
	mov r41 = b0
	.mmi
	mov r43 = r1
	.body
	sub r37 = r34, r33
	cmp4.eq p6, p7 = r33, r34
	;;
	.mmb
	adds r35 = 20, r32
	adds r39 = 16, r32
	nop 0
	.mmi
	adds r38 = 12, r32
	nop 0
	mov ar.pfs = r42
	;;
	.mib
	ld4 r36 = [r35]
	mov b0 = r41
	(p7) br.cond.dpnt .L121
	;;
	.mib
	nop 0
	mov r8 = r36
	br.ret.sptk.many b0
	;;
.L121:
	.mmi
	nop 0
	ld4 r15 = [r39]
	mov r14 = r36
	.mmi
	ld4 r8 = [r38]
	;;
	add r40 = r15, r37
	addp4 r8 = 0,r8
	;;
	.mmi
	nop 0
	mov r44 = r8
	shladd r45 = r40, 2, r0
	.mmb
	nop 0
	cmp4.le p6, p7 = r40, r15
	(p6) br.cond.dptk .L112
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = realloc#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r43
	;;
	.mib
	cmp.ne p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L122
	;;
	.mmi
	(p6) st4 [r38] = r8
	(p6) st4 [r39] = r40
	nop 0
	;;
	.mmi
	(p6) ld4 r14 = [r35]
	nop 0
	nop 0
	;;
.L112:
	.mmi
	shladd r44 = r14, 2, r0
	shladd r33 = r33, 2, r0
	shladd r46 = r37, 2, r0
	;;
	.mib
	add r45 = r33, r8
	add r44 = r44, r8
	br.call.sptk.many b0 = memcpy#
	;;
	.mii
	ld4 r14 = [r35]
	mov r1 = r43
	;;
	add r14 = r14, r37
	.mmi
	nop 0
	;;
	st4 [r35] = r14
	nop 0
.L123:
	.mmi
	mov r8 = r36
	nop 0
	mov b0 = r41
	;;
	.mib
	nop 0
	mov ar.pfs = r42
	br.ret.sptk.many b0
.L122:
	.mlx
	mov r14 = r32
	movl r15 = @gprel(nuls#)
	.mmi
	adds r32 = 8, r32
	ld4.a r8 = [r38]
	shladd r33 = r33, 2, r0
	;;
	.mmi
	add r15 = r1, r15
	ld4 r16 = [r32]
	shladd r46 = r37, 2, r0
	;;
	.mmi
	st4 [r14] = r15, 4
	nop 0
	cmp4.ne p6, p7 = 0, r16
	;;
	.mmi
	st4 [r14] = r15
	nop 0
	(p7) addl r16 = 12, r0
	;;
	.mmi
	(p7) st4 [r32] = r16
	;;
	ld4 r14 = [r35]
	nop 0
	.mmi
	ld4.c.clr r8 = [r38]
	;;
	shladd r44 = r14, 2, r0
	addp4 r8 = 0,r8
	;;
	.mib
	add r45 = r33, r8
	add r44 = r44, r8
	br.call.sptk.many b0 = memcpy#
	;;
	.mii
	ld4 r14 = [r35]
	mov r1 = r43
	;;
	add r14 = r14, r37
	;;
	.mib
	st4 [r35] = r14
	nop 0
	br .L123
	.endp dupl#
	.align 16
	.align 64
	.proc ordinary#
ordinary:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 2, 6, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r37
	mov r37 = b0
	.mmi
	addp4 r32 = 0,r32
	mov r39 = r1
	.body
	zxt1 r36 = r33
	;;
	.mmi
	adds r35 = 28, r32
	;;
	ld4 r14 = [r35]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	adds r15 = 56, r14
	adds r14 = 24, r14
	;;
	.mmi
	ld4 r34 = [r15]
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	addp4 r34 = 0,r34
	tbit.z p6, p7 = r14, 1
	(p7) br.cond.dpnt .L136
.L125:
	.mmi
	adds r14 = 8, r32
	nop 0
	mov r42 = r36
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
	(p6) br.cond.dpnt .L130
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
.L130:
	.mmi
	add r33 = r33, r34
	;;
	addp4 r33 = 0,r33
	nop 0
	;;
	.mmi
	ld1 r14 = [r33]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	(p7) ld4 r14 = [r35]
	;;
	(p7) addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	(p7) adds r14 = 52, r14
	;;
	(p7) ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	(p7) adds r16 = 1, r15
	nop 0
	;;
	.mmi
	(p7) st4 [r14] = r16
	(p7) st1 [r33] = r15
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
	;;
.L136:
	.body
	.copy_state 1
	.mib
	mov r40 = r36
	nop 0
	br.call.sptk.many b0 = isalpha#
	;;
	.mib
	mov r1 = r39
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L125
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
	(p7) br.cond.dpnt .L137
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
	(p7) br.cond.dpnt .L138
	;;
	.mii
	nop 0
	(p6) sxt1 r8 = r33
	nop 0
	;;
.L127:
	.mib
	nop 0
	cmp4.eq p6, p7 = r33, r8
	(p6) br.cond.dptk .L125
	.mmi
	adds r14 = 16, r12
	addl r15 = 93, r0
	mov r34 = r32
	.mmi
	mov r40 = r32
	;;
	st1 [r14] = r33
	adds r14 = 17, r12
	.mmi
	ld4 r36 = [r34], 4
	;;
	st1 [r14] = r15
	adds r15 = 16, r12
	.mmi
	adds r14 = 18, r12
	ld4 r35 = [r34]
	addp4 r36 = 0,r36
	;;
	.mmi
	st4 [r32] = r15
	nop 0
	mov r15 = r12
	.mii
	st1 [r14] = r0
	addp4 r35 = 0,r35
	;;
	adds r14 = 18, r15
	;;
	.mib
	st4 [r34] = r14
	nop 0
	br.call.sptk.many b0 = p_bracket#
	;;
	.mmb
	mov r1 = r39
	st4 [r32] = r36
	nop 0
	.mii
	st4 [r34] = r35
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
.L138:
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
	br .L127
.L137:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = tolower#
	;;
	.mib
	mov r1 = r39
	sxt1 r8 = r8
	br .L127
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
	.prologue 12, 53
	.mmb
	.save ar.pfs, r54
	alloc r54 = ar.pfs, 3, 21, 3, 0
	adds r16 = -24, r12
	nop 0
	.mmi
	adds r17 = -16, r12
	.fframe 48
	adds r12 = -48, r12
	mov r18 = ar.lc
	;;
	.mmi
	addp4 r32 = 0,r32
	.save.f 0x1
	stf.spill [r17] = f2
	.save rp, r53
	mov r53 = b0
	.mmi
	mov r55 = r1
	;;
	adds r43 = 28, r32
	nop 0
	;;
	.mmi
	nop 0
	ld4.a r14 = [r43]
	nop 0
	;;
	.mmi
	.savesp ar.lc, 24
	st8 [r16] = r18, 24
	;;
	.save.f 0x2
	stf.spill [r16] = f3
	.body
	adds r16 = 24, r32
	;;
	.mmi
	ld4.c.clr r14 = [r43]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	adds r14 = 12, r14
	;;
	ld4 r35 = [r14]
	nop 0
	;;
	.mmi
	adds r15 = 1, r35
	;;
	st4 [r14] = r15
	nop 0
	;;
	.mmi
	ld4 r14 = [r43]
	ld4 r15 = [r16]
	nop 0
	;;
	.mii
	addp4 r14 = 0,r14
	cmp4.le p6, p7 = r15, r35
	;;
	adds r17 = 8, r14
	;;
	.mmi
	nop 0
	ld4 r17 = [r17]
	nop 0
	;;
	.mib
	setf.sig f2 = r17
	nop 0
	(p6) br.cond.dptk .L140
	.mmi
	and r18 = 7, r35
	addl r16 = 1, r0
	extr r15 = r35, 31, 1
	.mmi
	adds r36 = 16, r14
	shladd r17 = r35, 4, r0
	adds r14 = 20, r14
	;;
	.mii
	nop 0
	shr.u r15 = r15, 61
	adds r42 = 8, r32
	.mmi
	adds r39 = 4, r32
	;;
	add r15 = r15, r35
	nop 0
	;;
	.mii
	nop 0
	extr r15 = r15, 3, 29
	shl r16 = r16, r18
	;;
	.mmi
	setf.sig f6 = r15
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
	getf.sig r15 = f6
	nop 0
	nop 0
.L141:
	.mmi
	ld4 r33 = [r36]
	ld4 r14 = [r14]
	nop 0
	;;
	.mii
	addp4 r33 = r17, r33
	add r14 = r14, r15
	;;
	adds r15 = 12, r33
	.mmi
	mov r38 = r33
	adds r36 = 6, r33
	adds r17 = 8, r33
	;;
	.mmi
	st4 [r15] = r0
	st4 [r38] = r14, 4
	nop 0
	;;
	.mmi
	ld4.a r56 = [r32]
	st1 [r38] = r16
	nop 0
	.mmi
	st2 [r36] = r0
	;;
	st4 [r17] = r0
	nop 0
	;;
	.mmi
	ld4.c.clr r56 = [r32]
	ld4 r15 = [r39]
	nop 0
	;;
	.mii
	addp4 r56 = 0,r56
	addp4 r15 = 0,r15
	;;
	adds r14 = 5, r56
	;;
	.mib
	nop 0
	cmp4.leu p6, p7 = r15, r14
	(p7) br.cond.dpnt .L397
	;;
.L150:
	.mib
	nop 0
	cmp4.leu p6, p7 = r15, r56
	(p6) br.cond.dptk .L289
.L408:
	.mmi
	ld1 r14 = [r56]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.ne p6, p7 = 94, r14
	mov r16 = r14
	(p7) br.cond.dpnt .L398
	;;
	.mib
	(p6) mov r46 = r0
	cmp4.ne p6, p7 = 93, r16
	(p7) br.cond.dpnt .L399
	;;
.L158:
	.mib
	nop 0
	cmp4.ne p6, p7 = 45, r16
	(p7) br.cond.dpnt .L400
.L159:
	.mlx
	ld4 r14 = [r32]
	movl r45 = @gprel(nuls#)
	.mlx
	addl r48 = @ltoffx(__collate_load_error#), r1
	movl r47 = @gprel(cclasses#)
	;;
	.mmi
	addp4 r14 = 0,r14
	add r45 = r1, r45
	add r47 = r1, r47
	.mlx
	addl r50 = @ltoffx(.L190), r1
	movl r49 = @gprel(cclasses#)
	;;
	.mlx
	nop 0
	movl r51 = @gprel(nuls#)
	.mmb
	cmp4.gtu p6, p7 = r15, r14
	addl r44 = 255, r0
	(p7) br.cond.spnt .L384
	;;
	.mmi
	addp4 r47 = 0,r47
	ld8.mov r48 = [r48], __collate_load_error#
	addp4 r52 = 0,r45
	.mmi
	add r49 = r1, r49
	ld8.mov r50 = [r50], .L190
	add r51 = r1, r51
	.align 32
.L160:
	.mmi
	ld1 r16 = [r14]
	nop 0
	adds r17 = 1, r14
	;;
	.mii
	nop 0
	sxt1 r16 = r16
	addp4 r18 = 0,r17
	;;
	.mib
	cmp4.eq p6, p7 = 93, r16
	nop 0
	(p6) br.cond.dpnt .L284
	;;
	.mmi
	cmp4.leu p6, p7 = r15, r18
	;;
	(p6) cmp.eq.unc p8, p0 = r0, r0
	(p7) cmp.eq.unc p9, p0 = r0, r0
	.pred.rel.mutex p8, p9
	;;
	.mib
	cmp4.ne.or.andcm p8, p9 = 45, r16
	nop 0
	(p9) br.cond.dpnt .L401
	;;
	.mib
	cmp4.eq p8, p9 = 45, r16
	nop 0
	(p8) br.cond.dpnt .L162
	;;
	.mib
	nop 0
	cmp4.ne p8, p9 = 91, r16
	(p8) br.cond.dptk .L163
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L163
	.mmi
	adds r16 = 1, r14
	;;
	ld1 r16 = [r16]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r16 = r16
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 58, r16
	nop 0
	(p6) br.cond.dpnt .L164
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 61, r16
	(p7) br.cond.dptk .L163
	.mmi
	adds r14 = 2, r14
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	st4 [r32] = r14
	cmp4.gtu p6, p7 = r15, r14
	(p6) br.cond.dptk .L220
	.mmi
	ld4 r14 = [r42]
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
	(p7) st4 [r42] = r14
	st4 [r32] = r45
	nop 0
	.mmi
	mov r14 = r52
	;;
	st4 [r39] = r45
	nop 0
.L220:
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
	(p6) br.cond.dptk .L222
	.mmi
	ld4 r14 = [r42]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	(p7) addl r14 = 3, r0
	;;
	(p7) st4 [r42] = r14
	nop 0
	.mmi
	st4 [r32] = r45
	;;
	st4 [r39] = r45
	nop 0
.L222:
	.mib
	addl r57 = 61, r0
	mov r56 = r32
	br.call.sptk.many b0 = p_b_coll_elem#
	;;
	.mii
	ld4 r14 = [r33]
	zxt1 r8 = r8
	mov r1 = r55
	.mmi
	ld1 r16 = [r38]
	;;
	addp4 r14 = r8, r14
	nop 0
	;;
	.mmi
	ld1 r15 = [r14]
	;;
	or r15 = r16, r15
	nop 0
	;;
	.mmi
	nop 0
	st1 [r14] = r15
	nop 0
	;;
	.mmi
	ld2 r14 = [r36]
	ld4.a r15 = [r39]
	nop 0
	;;
	.mmi
	add r8 = r8, r14
	ld4.a r14 = [r32]
	nop 0
	;;
	.mmi
	st2 [r36] = r8
	;;
	ld4.c.clr r15 = [r39]
	nop 0
	.mmi
	ld4.c.clr r14 = [r32]
	;;
	addp4 r15 = 0,r15
	addp4 r14 = 0,r14
	;;
	.mib
	nop 0
	cmp4.gtu p6, p7 = r15, r14
	(p7) br.cond.dptk .L392
	.mmi
	nop 0
	adds r16 = 1, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.gtu p6, p7 = r15, r16
	(p7) br.cond.dptk .L225
	.mmi
	ld1 r16 = [r14]
	;;
	nop 0
	sxt1 r16 = r16
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 61, r16
	(p7) br.cond.dpnt .L402
.L225:
	.mmi
	ld4 r14 = [r42]
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
	(p6) st4 [r42] = r14
	nop 0
	nop 0
.L167:
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
	st4 [r32] = r14
	st4 [r39] = r14
	nop 0
	.align 32
.L284:
	.mmi
	ld4 r56 = [r32]
	ld4 r15 = [r39]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r56 = 0,r56
	addp4 r15 = 0,r15
	;;
.L283:
	.mib
	ld4 r40 = [r42]
	cmp4.gtu p6, p7 = r15, r56
	(p7) br.cond.dptk .L287
	.mmi
	adds r14 = 1, r56
	;;
	st4 [r32] = r14
	nop 0
	;;
	.mmi
	ld1 r14 = [r56]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 93, r14
	(p6) br.cond.dpnt .L403
	;;
.L287:
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r40
	(p7) br.cond.dptk .L404
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
	st4 [r42] = r15
	nop 0
	;;
	.mmi
	st4 [r32] = r14
	st4 [r39] = r14
	nop 0
.L139:
	.mmi
	adds r19 = 24, r12
	adds r20 = 32, r12
	mov b0 = r53
	;;
	.mmi
	nop 0
	ld8 r21 = [r19], 24
	mov ar.pfs = r54
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
.L140:
	.body
	.copy_state 1
	.mii
	adds r15 = 8, r15
	adds r36 = 16, r14
	;;
	extr.u r37 = r15, 3, 29
	.mmi
	ld4.a r56 = [r36]
	st4 [r16] = r15
	shladd r57 = r15, 4, r0
	;;
	.mmi
	setf.sig f7 = r37
	ld4.c.clr r56 = [r36]
	nop 0
	;;
	.mmi
	addp4 r56 = 0,r56
	;;
	cmp.ne p6, p7 = 0, r56
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f3 = f7, f2
	.bbb
	nop 0
	(p7) br.cond.dpnt .L405
	br.call.sptk.many b0 = reallocf#
	;;
	.mmi
	ld4.a r14 = [r43]
	addp4 r8 = 0,r8
	mov r1 = r55
	;;
	.mmi
	st4 [r36] = r8
	;;
	ld4.c.clr r14 = [r43]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	adds r36 = 20, r14
	nop 0
	;;
	.mmi
	ld4 r56 = [r36]
	;;
	addp4 r56 = 0,r56
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r56
	(p7) br.cond.dpnt .L406
.L144:
	.mib
	getf.sig r57 = f3
	nop 0
	br.call.sptk.many b0 = reallocf#
	;;
	.mmi
	adds r14 = -1, r35
	addp4 r8 = 0,r8
	mov r15 = r0
	.mii
	mov r1 = r55
	cmp4.lt p6, p7 = 0, r35
	;;
	addp4 r14 = r14, r0
	.mmb
	nop 0
	st4 [r36] = r8
	(p7) br.cond.dpnt .L145
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L146:
	.mii
	ld4 r14 = [r43]
	extr r16 = r15, 3, 29
	shladd r17 = r15, 4, r0
	.mmi
	adds r15 = 1, r15
	;;
	addp4 r14 = 0,r14
	nop 0
	.mmi
	setf.sig f6 = r16
	;;
	adds r18 = 20, r14
	adds r14 = 16, r14
	;;
	.mmi
	ld4 r18 = [r18]
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	setf.sig f7 = r18
	nop 0
	addp4 r14 = r17, r14
	;;
	.mmf
	nop 0
	nop 0
	xma.l f6 = f6, f2, f7
	;;
	.mmi
	nop 0
	getf.sig r16 = f6
	nop 0
	;;
	.mib
	st4 [r14] = r16
	nop 0
	br.cloop.sptk.few .L146
.L145:
	.mmi
	ld4 r14 = [r43]
	getf.sig r58 = f2
	nop 0
	.mmi
	mov r57 = r0
	adds r42 = 8, r32
	adds r39 = 4, r32
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	adds r36 = 16, r14
	adds r14 = 20, r14
	;;
	.mmi
	ld4 r15 = [r36]
	;;
	nop 0
	cmp4.eq p6, p7 = 0, r15
	.mmb
	nop 0
	getf.sig r15 = f2
	(p6) br.cond.dpnt .L148
	;;
	.mmi
	ld4 r56 = [r14]
	;;
	addp4 r56 = 0,r56
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r56
	nop 0
	(p6) br.cond.dpnt .L148
	;;
	.mmi
	getf.sig r14 = f3
	;;
	sub r37 = r14, r15
	nop 0
	;;
	.mib
	add r56 = r37, r56
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	and r18 = 7, r35
	addl r16 = 1, r0
	extr r15 = r35, 31, 1
	.mmi
	ld4 r14 = [r43]
	mov r1 = r55
	shladd r17 = r35, 4, r0
	;;
	.mii
	nop 0
	shr.u r15 = r15, 61
	addp4 r14 = 0,r14
	;;
	.mmi
	add r15 = r15, r35
	adds r36 = 16, r14
	adds r14 = 20, r14
	;;
	.mii
	nop 0
	extr r15 = r15, 3, 29
	shl r16 = r16, r18
	;;
	.mmi
	setf.sig f6 = r15
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
	getf.sig r15 = f6
	nop 0
	br .L141
.L289:
	.mib
	nop 0
	mov r46 = r0
	br .L283
.L397:
	.mlx
	nop 0
	movl r57 = @gprel(.LC1)
	.mmi
	nop 0
	addl r58 = 6, r0
	nop 0
	;;
	.mib
	add r57 = r1, r57
	nop 0
	br.call.sptk.many b0 = strncmp#
	;;
	.mmi
	mov r1 = r55
	nop 0
	cmp4.ne p6, p7 = 0, r8
	.mmb
	addl r58 = 6, r0
	nop 0
	(p7) br.cond.dpnt .L407
	;;
	.mlx
	ld4 r56 = [r32]
	movl r57 = @gprel(.LC2)
	.mmi
	ld4 r15 = [r39]
	;;
	addp4 r56 = 0,r56
	addp4 r15 = 0,r15
	.mmi
	add r57 = r1, r57
	;;
	adds r14 = 5, r56
	nop 0
	;;
	.mib
	cmp4.leu p6, p7 = r15, r14
	nop 0
	(p6) br.cond.spnt .L150
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strncmp#
	;;
	.mib
	mov r1 = r55
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L154
	;;
	.mmi
	ld4 r56 = [r32]
	ld4 r15 = [r39]
	nop 0
	;;
	.mmi
	addp4 r56 = 0,r56
	nop 0
	addp4 r15 = 0,r15
	;;
	.mib
	nop 0
	cmp4.leu p6, p7 = r15, r56
	(p6) br.cond.dptk .L289
	.mib
	nop 0
	nop 0
	br .L408
.L163:
	.mib
	mov r56 = r32
	nop 0
	br.call.sptk.many b0 = p_b_symbol#
	;;
	.mmi
	nop 0
	ld4 r14 = [r32]
	mov r1 = r55
	.mmi
	mov r35 = r8
	ld4 r15 = [r39]
	sxt1 r37 = r8
	;;
	.mmi
	addp4 r14 = 0,r14
	nop 0
	addp4 r15 = 0,r15
	;;
	.mib
	nop 0
	cmp4.gtu p6, p7 = r15, r14
	(p7) br.cond.dptk .L229
	.mmi
	ld1 r16 = [r14]
	;;
	nop 0
	sxt1 r16 = r16
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 45, r16
	(p7) br.cond.dpnt .L409
.L229:
	.mmi
	nop 0
	ld4 r14 = [r33]
	zxt1 r35 = r35
	.mmi
	ld1 r16 = [r38]
	;;
	addp4 r14 = r35, r14
	nop 0
	;;
	.mmi
	ld1 r15 = [r14]
	;;
	or r15 = r16, r15
	nop 0
	;;
	.mmi
	nop 0
	st1 [r14] = r15
	nop 0
	;;
	.mmi
	ld2 r14 = [r36]
	ld4.a r15 = [r39]
	nop 0
	;;
	.mmi
	add r35 = r35, r14
	ld4.a r14 = [r32]
	nop 0
	;;
	.mmi
	st2 [r36] = r35
	;;
	ld4.c.clr r15 = [r39]
	nop 0
	.mmi
	ld4.c.clr r14 = [r32]
	;;
	addp4 r15 = 0,r15
	addp4 r14 = 0,r14
	;;
	.mib
	nop 0
	cmp4.leu p6, p7 = r15, r14
	(p7) br.cond.sptk .L160
.L396:
	.mmi
	ld4 r56 = [r32]
	ld4 r15 = [r39]
	nop 0
	;;
	.mib
	addp4 r56 = 0,r56
	addp4 r15 = 0,r15
	br .L283
.L409:
	.mmi
	adds r16 = 1, r14
	;;
	addp4 r16 = 0,r16
	nop 0
	;;
	.mib
	nop 0
	cmp4.leu p6, p7 = r15, r16
	(p6) br.cond.dptk .L229
	.mmi
	adds r17 = 1, r14
	;;
	ld1 r15 = [r17]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 93, r15
	nop 0
	(p6) br.cond.dpnt .L229
	;;
	.mmi
	ld1.a r15 = [r17]
	st4 [r32] = r16
	nop 0
	;;
	.mmi
	ld1.c.clr r15 = [r17]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	cmp4.eq p6, p7 = 45, r15
	mov r41 = r15
	(p7) br.cond.dpnt .L410
	;;
	.mmi
	nop 0
	(p6) adds r14 = 2, r14
	nop 0
	;;
	.mmi
	(p6) st4 [r32] = r14
	nop 0
	nop 0
.L231:
	.mib
	cmp4.eq p6, p7 = r41, r37
	nop 0
	(p6) br.cond.spnt .L229
	;;
	.mmi
	ld4 r14 = [r48]
	nop 0
	zxt1 r35 = r35
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L232
	;;
	.mii
	nop 0
	zxt1 r41 = r41
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r41, r35
	(p6) br.cond.dptk .L233
	.mmi
	ld4 r14 = [r42]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	(p7) addl r14 = 11, r0
	;;
	(p7) st4 [r42] = r14
	nop 0
	.mmi
	st4 [r32] = r45
	;;
	st4 [r39] = r45
	nop 0
.L233:
	.mmi
	cmp4.lt p6, p7 = r41, r35
	nop 0
	sub r41 = r41, r35
	.mmb
	mov r15 = r35
	nop 0
	(p6) br.cond.dpnt .L235
	;;
	.mii
	addp4 r41 = r41, r0
	nop 0
	;;
	mov ar.lc = r41
	.align 32
.L236:
	.mmi
	ld4 r14 = [r33]
	ld1 r17 = [r38]
	nop 0
	;;
	.mmi
	addp4 r14 = r15, r14
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
	add r14 = r15, r14
	adds r15 = 1, r15
	;;
	.mib
	st2 [r36] = r14
	nop 0
	br.cloop.sptk.few .L236
.L235:
	.mmi
	ld4 r14 = [r32]
	ld4 r15 = [r39]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r14
	addp4 r15 = 0,r15
	;;
.L413:
	.mib
	nop 0
	cmp4.leu p6, p7 = r15, r14
	(p7) br.cond.sptk .L160
	.mib
	nop 0
	nop 0
	br .L396
.L148:
	.mlx
	adds r42 = 8, r32
	movl r40 = @gprel(nuls#)
	.mmi
	mov r39 = r32
	mov r17 = r0
	addl r16 = 1, r0
	;;
	.mmi
	nop 0
	ld4 r15 = [r42]
	add r40 = r1, r40
	.mii
	ld4.a r33 = [r36]
	nop 0
	;;
	cmp4.ne p6, p7 = 0, r15
	.mii
	st4 [r39] = r40, 4
	nop 0
	;;
	(p7) addl r15 = 12, r0
	.mmi
	st4 [r39] = r40
	;;
	(p7) st4 [r42] = r15
	mov r15 = r0
	;;
	.mmi
	ld4.c.clr r33 = [r36]
	ld4 r14 = [r14]
	nop 0
	;;
	.mii
	addp4 r33 = r17, r33
	add r14 = r14, r15
	;;
	adds r15 = 12, r33
	.mmi
	mov r38 = r33
	adds r36 = 6, r33
	adds r17 = 8, r33
	;;
	.mmi
	st4 [r15] = r0
	st4 [r38] = r14, 4
	nop 0
	;;
	.mmi
	ld4.a r56 = [r32]
	st1 [r38] = r16
	nop 0
	.mmi
	st2 [r36] = r0
	;;
	st4 [r17] = r0
	nop 0
	;;
	.mmi
	ld4.c.clr r56 = [r32]
	ld4 r15 = [r39]
	nop 0
	;;
	.mii
	addp4 r56 = 0,r56
	addp4 r15 = 0,r15
	;;
	adds r14 = 5, r56
	;;
	.mib
	nop 0
	cmp4.leu p6, p7 = r15, r14
	(p6) br.cond.dptk .L150
	.mib
	nop 0
	nop 0
	br .L397
.L401:
	.mmi
	adds r16 = 1, r14
	;;
	ld1 r16 = [r16]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r16 = r16
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 93, r16
	(p7) br.cond.dpnt .L411
.L162:
	.mmi
	ld4 r14 = [r42]
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
	(p6) st4 [r42] = r14
	movl r14 = @gprel(nuls#)
	;;
	.mii
	add r14 = r1, r14
	nop 0
	;;
	nop 0
	.mmb
	st4 [r32] = r14
	st4 [r39] = r14
	br .L284
.L164:
	.mmi
	adds r40 = 2, r14
	;;
	addp4 r40 = 0,r40
	nop 0
	;;
	.mib
	st4 [r32] = r40
	cmp4.gtu p6, p7 = r15, r40
	(p6) br.cond.dptk .L169
	.mii
	ld4 r14 = [r42]
	mov r40 = r45
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	.mmi
	(p7) addl r14 = 7, r0
	;;
	(p7) st4 [r42] = r14
	nop 0
	.mmi
	ld1.a r14 = [r51]
	st4 [r32] = r45
	nop 0
	;;
	.mmi
	ld1.c.clr r14 = [r51]
	st4 [r39] = r45
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
	(p6) br.cond.spnt .L171
.L175:
	.mmi
	ld4 r14 = [r42]
	;;
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	(p6) addl r14 = 4, r0
	;;
	(p6) st4 [r42] = r14
	nop 0
	.mmi
	st4 [r32] = r40
	;;
	st4 [r39] = r40
	nop 0
.L171:
	.mmi
	nop 0
	mov r37 = r0
	addp4 r40 = 0,r40
.L176:
	.mii
	ld4 r56 = [r49]
	mov r35 = r47
	;;
	addp4 r56 = 0,r56
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r56
	(p7) br.cond.dpnt .L216
	.align 32
.L180:
	.mib
	mov r58 = r37
	mov r57 = r40
	br.call.sptk.many b0 = strncmp#
	;;
	.mib
	mov r1 = r55
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L183
	.mmi
	ld4 r14 = [r35]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	add r15 = r37, r14
	;;
	addp4 r15 = 0,r15
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
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dpnt .L184
.L183:
	.mmi
	adds r35 = 8, r35
	;;
	addp4 r35 = 0,r35
	nop 0
	;;
	.mmi
	ld4 r56 = [r35]
	;;
	addp4 r56 = 0,r56
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r56
	(p6) br.cond.dptk .L180
.L216:
	.mmi
	ld4 r14 = [r42]
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
	(p6) st4 [r42] = r14
	movl r14 = @gprel(nuls#)
	;;
	.mii
	add r14 = r1, r14
	nop 0
	;;
	nop 0
	.mmb
	st4 [r32] = r14
	st4 [r39] = r14
	br .L284
.L184:
	.mmi
	adds r35 = 4, r35
	nop 0
	cmp.eq p6, p7 = 0, r14
	.mmb
	addl r40 = 255, r0
	nop 0
	(p6) br.cond.spnt .L216
	;;
	.mmi
	ld4 r14 = [r35]
	nop 0
	addl r35 = -128, r0
	;;
	.mib
	cmp4.ltu p6, p7 = 11, r14
	shladd r14 = r14, 2, r0
	(p6) br.cond.spnt .L188
	;;
	.mmi
	add r14 = r14, r50
	;;
	ld4 r16 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r15 = r16
	;;
	add r14 = r14, r15
	;;
	.mib
	nop 0
	mov b6 = r14
	br b6
	.section	.rodata,	"a",	"progbits"
	.align 4
	.align 4
.L190:
	data4 @pcrel(.L293)
	data4 @pcrel(.L294)
	data4 @pcrel(.L295)
	data4 @pcrel(.L296)
	data4 @pcrel(.L297)
	data4 @pcrel(.L298)
	data4 @pcrel(.L299)
	data4 @pcrel(.L300)
	data4 @pcrel(.L301)
	data4 @pcrel(.L302)
	data4 @pcrel(.L303)
	data4 @pcrel(.L304)
	.section	.text,	"ax",	"progbits"
.L392:
	.mmi
	ld4 r14 = [r42]
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
	(p7) st4 [r42] = r14
	movl r14 = @gprel(nuls#)
	;;
	.mii
	add r14 = r1, r14
	nop 0
	;;
	nop 0
	.mmb
	st4 [r32] = r14
	st4 [r39] = r14
	br .L284
.L304:
	.mii
	addl r16 = 255, r0
	nop 0
	;;
	mov ar.lc = r16
	.align 32
.L189:
	.mmi
	nop 0
	and r37 = r40, r35
	nop 0
	;;
	.mib
	mov r56 = r37
	nop 0
	br.call.sptk.many b0 = isxdigit#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r55
	;;
	.mii
	(p7) ld4 r14 = [r33]
	(p7) zxt1 r15 = r35
	adds r35 = 1, r35
	.mmi
	(p7) ld1 r17 = [r38]
	;;
	(p7) addp4 r14 = r37, r14
	nop 0
	;;
	.mmi
	(p7) ld1 r16 = [r14]
	;;
	(p7) or r16 = r17, r16
	nop 0
	;;
	.mmi
	(p7) st1 [r14] = r16
	;;
	(p7) ld2 r14 = [r36]
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
	br.cloop.sptk.few .L189
	.align 32
.L188:
	.mmi
	ld4 r14 = [r32]
	ld4 r15 = [r39]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	nop 0
	addp4 r15 = 0,r15
	;;
	.mib
	cmp4.gtu p6, p7 = r15, r14
	nop 0
	(p7) br.cond.dpnt .L392
	;;
	.mmi
	nop 0
	adds r16 = 1, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.gtu p6, p7 = r15, r16
	(p7) br.cond.dptk .L216
	.mmi
	ld1 r16 = [r14]
	;;
	nop 0
	sxt1 r16 = r16
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 58, r16
	(p6) br.cond.dptk .L216
	.mmi
	adds r16 = 1, r14
	;;
	ld1 r16 = [r16]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r16 = r16
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 93, r16
	(p7) br.cond.dptk .L216
.L226:
	.mmi
	adds r14 = 2, r14
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	st4 [r32] = r14
	cmp4.leu p6, p7 = r15, r14
	(p7) br.cond.sptk .L160
	.mib
	nop 0
	nop 0
	br .L396
.L232:
	.mib
	mov r57 = r41
	mov r56 = r37
	br.call.sptk.many b0 = __collate_range_cmp#
	;;
	.mib
	mov r1 = r55
	cmp4.ge p6, p7 = 0, r8
	(p6) br.cond.dpnt .L237
	;;
	.mlx
	ld4 r14 = [r42]
	movl r40 = @gprel(nuls#)
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	nop 0
	add r40 = r1, r40
	;;
	.mmi
	(p7) addl r14 = 11, r0
	;;
	(p7) st4 [r42] = r14
	nop 0
	.mmi
	st4 [r32] = r40
	;;
	st4 [r39] = r40
	nop 0
.L237:
	.mii
	addl r14 = 255, r0
	addl r35 = -128, r0
	;;
	mov ar.lc = r14
	.align 32
.L242:
	.mib
	mov r57 = r35
	mov r56 = r37
	br.call.sptk.many b0 = __collate_range_cmp#
	;;
	.mib
	mov r1 = r55
	cmp4.ge p6, p7 = 0, r8
	(p6) br.cond.dpnt .L412
	;;
	.mib
	nop 0
	adds r35 = 1, r35
	br.cloop.sptk.few .L242
.L414:
	.mmi
	ld4 r14 = [r32]
	ld4 r15 = [r39]
	nop 0
	;;
	.mib
	addp4 r14 = 0,r14
	addp4 r15 = 0,r15
	br .L413
.L412:
	.mib
	mov r56 = r35
	mov r57 = r41
	br.call.sptk.many b0 = __collate_range_cmp#
	;;
	.mmi
	cmp4.lt p6, p7 = 0, r8
	nop 0
	mov r1 = r55
	;;
	.mmi
	(p7) ld4 r14 = [r33]
	(p7) and r16 = r44, r35
	(p7) zxt1 r15 = r35
	.mmi
	adds r35 = 1, r35
	(p7) ld1 r17 = [r38]
	nop 0
	;;
	.mmi
	(p7) addp4 r14 = r16, r14
	;;
	(p7) ld1 r16 = [r14]
	nop 0
	;;
	.mmi
	(p7) or r16 = r17, r16
	;;
	(p7) st1 [r14] = r16
	nop 0
	;;
	.mmi
	(p7) ld2 r14 = [r36]
	;;
	(p7) add r14 = r14, r15
	nop 0
	;;
	.mib
	(p7) st2 [r36] = r14
	nop 0
	br.cloop.sptk.few .L242
	.mib
	nop 0
	nop 0
	br .L414
.L169:
	.mmi
	adds r14 = 2, r14
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 93, r14
	.mmi
	mov r56 = r14
	;;
	cmp4.ne.and.orcm p6, p7 = 45, r14
	zxt1 r56 = r56
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(nuls#)
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	(p7) br.cond.spnt .L175
	;;
	.mmi
	ld4 r14 = [r39]
	;;
	cmp4.ltu p6, p7 = r40, r14
	nop 0
	;;
	.mbb
	(p7) mov r37 = r0
	(p7) br.cond.spnt .L176
	br.call.sptk.many b0 = isalpha#
	;;
	.mib
	mov r1 = r55
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L415
	.align 32
.L179:
	.mmi
	ld4 r15 = [r32]
	ld4.a r16 = [r39]
	nop 0
	;;
	.mmi
	addp4 r15 = 0,r15
	;;
	adds r14 = 1, r15
	adds r15 = 1, r15
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	st4 [r32] = r14
	cmp4.ltu p6, p7 = r14, r16
	.mmb
	chk.a.clr r16, .L423
.L424:
	.pred.rel.mutex p6, p7
	nop 0
	(p7) br.cond.dpnt .L390
	;;
	.mmi
	ld1 r56 = [r15]
	;;
	nop 0
	sxt1 r56 = r56
	;;
	.mib
	nop 0
	zxt1 r56 = r56
	br.call.sptk.many b0 = isalpha#
	;;
	.mib
	mov r1 = r55
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L179
.L415:
	.mmi
	ld4 r14 = [r32]
	nop 0
	nop 0
	;;
.L390:
	.mib
	nop 0
	sub r37 = r14, r40
	br .L176
.L404:
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
	st4 [r32] = r14
	st4 [r39] = r14
	nop 0
	.mmi
	ld8 r21 = [r19], 24
	ldf.fill f2 = [r20]
	mov b0 = r53
	;;
	.mii
	ldf.fill f3 = [r19]
	mov ar.pfs = r54
	;;
	mov ar.lc = r21
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	;;
.L405:
	.body
	.copy_state 2
	.mib
	mov r56 = r57
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	ld4.a r14 = [r43]
	addp4 r8 = 0,r8
	mov r1 = r55
	;;
	.mmi
	st4 [r36] = r8
	;;
	ld4.c.clr r14 = [r43]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	adds r36 = 20, r14
	nop 0
	;;
	.mmi
	ld4 r56 = [r36]
	;;
	addp4 r56 = 0,r56
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r56
	(p6) br.cond.dptk .L144
.L406:
	.mib
	getf.sig r56 = f3
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r55
	;;
	.mib
	st4 [r36] = r8
	nop 0
	br .L145
.L402:
	.mmi
	adds r16 = 1, r14
	;;
	ld1 r16 = [r16]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r16 = r16
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 93, r16
	nop 0
	(p6) br.cond.dpnt .L226
	;;
	.mmi
	ld4 r14 = [r42]
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
	(p6) st4 [r42] = r14
	nop 0
	br .L167
.L403:
	.mib
	cmp4.eq p6, p7 = 0, r40
	nop 0
	(p7) br.cond.dpnt .L139
	;;
	.mmi
	nop 0
	ld4 r19 = [r43]
	nop 0
	;;
	.mmi
	addp4 r19 = 0,r19
	;;
	adds r14 = 8, r19
	adds r15 = 24, r19
	;;
	.mmi
	ld4 r15 = [r15]
	ld4 r18 = [r14]
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r15, 1
	(p6) br.cond.dptk .L253
	.mmi
	adds r35 = -1, r18
	nop 0
	addl r39 = 255, r0
	;;
	.mib
	cmp4.gt p6, p7 = r0, r35
	nop 0
	(p6) br.cond.dpnt .L254
	;;
	.mii
	addp4 r14 = r35, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L261:
	.mmi
	and r37 = r39, r35
	ld4 r14 = [r33]
	nop 0
	.mmi
	ld1 r15 = [r38]
	;;
	addp4 r14 = r37, r14
	nop 0
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	and r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L416
.L256:
	.mib
	nop 0
	adds r35 = -1, r35
	br.cloop.sptk.few .L261
	.mmi
	nop 0
	ld4 r19 = [r43]
	nop 0
	;;
	.mii
	addp4 r19 = 0,r19
	nop 0
	;;
	adds r14 = 8, r19
	;;
.L253:
	.mib
	ld4 r18 = [r14]
	cmp4.eq p6, p7 = 0, r46
	(p6) br.cond.dptk .L262
	;;
	.mii
	adds r15 = -1, r18
	addl r21 = 255, r0
	;;
	addp4 r14 = r15, r0
	.mmb
	cmp4.gt p6, p7 = r0, r15
	nop 0
	(p6) br.cond.dpnt .L263
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L266:
	.mmi
	ld4 r16 = [r33]
	and r17 = r21, r15
	zxt1 r14 = r15
	.mmi
	adds r15 = -1, r15
	ld1 r18 = [r38]
	nop 0
	;;
	.mmi
	addp4 r16 = r17, r16
	nop 0
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
	br.cloop.sptk.few .L266
	.mmi
	ld4 r19 = [r43]
	;;
	addp4 r19 = 0,r19
	nop 0
	;;
	.mmi
	adds r14 = 24, r19
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
	(p6) ld4 r14 = [r33]
	(p6) ld1 r15 = [r38]
	nop 0
	;;
	.mii
	(p6) addp4 r14 = 0,r14
	(p6) andcm r15 = -1, r15
	;;
	(p6) adds r14 = 10, r14
	;;
	.mmi
	(p6) ld1 r16 = [r14]
	;;
	(p6) and r15 = r16, r15
	nop 0
	;;
	.mmi
	(p6) st1 [r14] = r15
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
	(p6) ld4 r19 = [r43]
	;;
	(p6) addp4 r19 = 0,r19
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 8, r19
	nop 0
	;;
	.mmi
	ld4 r18 = [r14]
	nop 0
	nop 0
	;;
.L262:
	.mmi
	cmp4.eq p10, p11 = 0, r18
	adds r14 = -1, r18
	mov r20 = r0
	.mmb
	mov r15 = r0
	addl r21 = 255, r0
	(p10) br.cond.dpnt .L269
	;;
	.mmi
	nop 0
	ld4 r16 = [r33]
	addp4 r14 = r14, r0
	.mmi
	ld1 r17 = [r38]
	;;
	addp4 r16 = 0,r16
	mov ar.lc = r14
	.align 32
.L271:
	.pred.rel.mutex p10, p11
	.mii
	and r14 = r21, r15
	adds r15 = 1, r15
	;;
	add r14 = r16, r14
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mmi
	and r14 = r14, r17
	;;
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	nop 0
	(p7) adds r20 = 1, r20
	br.cloop.sptk.few .L271
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 1, r20
	(p7) br.cond.dpnt .L417
.L269:
	.pred.rel.mutex p10, p11
	.mmi
	adds r14 = 16, r19
	nop 0
	adds r19 = 12, r19
	.mmi
	ld2 r25 = [r36]
	nop 0
	addl r23 = 255, r0
	;;
	.mmi
	nop 0
	ld4 r26 = [r14]
	sxt2 r25 = r25
	.mmi
	ld4 r24 = [r19]
	;;
	addp4 r26 = 0,r26
	shladd r24 = r24, 4, r0
	;;
	.mii
	add r24 = r24, r26
	mov r15 = r26
	;;
	addp4 r24 = 0,r24
	;;
	.mib
	nop 0
	cmp4.leu p6, p7 = r24, r26
	(p6) br.cond.dpnt .L275
	;;
	.align 32
.L280:
	.pred.rel.mutex p10, p11
	.mmi
	adds r14 = 6, r15
	nop 0
	cmp4.ne p6, p7 = r15, r33
	;;
	.mmi
	addp4 r14 = 0,r14
	nop 0
	(p6) addl r16 = 1, r0
	;;
	.mii
	ld2 r14 = [r14]
	(p7) mov r16 = r0
	;;
	sxt2 r14 = r14
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
	and r14 = r16, r14
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L418
	;;
	.mmi
	adds r15 = 16, r15
	;;
	addp4 r15 = 0,r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r15, r24
	(p6) br.cond.dptk .L280
.L275:
	.mmi
	ld4 r14 = [r42]
	sub r26 = r33, r26
	adds r22 = 24, r12
	.mlx
	adds r23 = 32, r12
	movl r33 = 805306368
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	extr r34 = r26, 4, 28
	(p6) br.cond.dpnt .L139
	;;
	.mmi
	nop 0
	ld8 r24 = [r22], 24
	mov b0 = r53
	.mmi
	ldf.fill f2 = [r23]
	;;
	ldf.fill f3 = [r22]
	mov ar.pfs = r54
	;;
	.mii
	nop 0
	mov ar.lc = r24
	.label_state 3
	.restore sp
	adds r12 = 48, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many doemit.part.0#
	;;
.L416:
	.body
	.copy_state 3
	.mib
	mov r56 = r35
	nop 0
	br.call.sptk.many b0 = isalpha#
	;;
	.mib
	mov r1 = r55
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L256
	.mib
	mov r56 = r37
	nop 0
	br.call.sptk.many b0 = isupper#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r55
	.mmb
	mov r56 = r37
	nop 0
	(p7) br.cond.dpnt .L419
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = islower#
	;;
	.mib
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r55
	(p7) br.cond.dpnt .L420
	;;
	.mii
	nop 0
	(p6) sxt1 r14 = r35
	;;
	cmp4.eq p6, p7 = r14, r35
	;;
	.mmi
	nop 0
	(p7) ld4 r15 = [r33]
	(p7) zxt1 r14 = r14
	.mmi
	(p7) ld1 r17 = [r38]
	;;
	(p7) addp4 r15 = r14, r15
	nop 0
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
	br .L256
.L418:
	.pred.rel.mutex p10, p11
	.mmi
	adds r16 = 4, r15
	nop 0
	adds r14 = -1, r18
	.mmb
	mov r17 = r0
	nop 0
	(p10) br.cond.dpnt .L277
	;;
	.mmi
	addp4 r16 = 0,r16
	ld4 r20 = [r15]
	addp4 r14 = r14, r0
	.mmi
	nop 0
	ld4 r19 = [r33]
	nop 0
	;;
	.mmb
	addp4 r20 = 0,r20
	addp4 r19 = 0,r19
	nop 0
	.mmi
	ld1 r22 = [r38]
	ld1 r21 = [r16]
	mov ar.lc = r14
	.align 32
.L279:
	.pred.rel.mutex p10, p11
	.mmi
	and r14 = r23, r17
	;;
	add r16 = r14, r20
	add r14 = r14, r19
	;;
	.mmi
	addp4 r16 = 0,r16
	nop 0
	addp4 r14 = 0,r14
	;;
	.mmi
	ld1 r16 = [r16]
	ld1 r14 = [r14]
	nop 0
	;;
	.mmi
	and r16 = r16, r21
	nop 0
	and r14 = r14, r22
	;;
	.mii
	cmp4.ne p6, p7 = 0, r16
	cmp4.ne p8, p9 = 0, r14
	;;
	(p6) addl r16 = 1, r0
	.mmi
	(p8) addl r14 = 1, r0
	;;
	(p9) mov r14 = r0
	(p7) mov r16 = r0
	;;
	.mib
	cmp4.ne p6, p7 = r14, r16
	nop 0
	(p6) br.cond.dpnt .L278
	;;
	.mib
	nop 0
	adds r17 = 1, r17
	br.cloop.sptk.few .L279
.L277:
	.mmi
	cmp4.geu p6, p7 = r15, r24
	nop 0
	mov r57 = r33
	.mmb
	mov r56 = r32
	nop 0
	(p6) br.cond.spnt .L275
	;;
	.mib
	mov r33 = r15
	nop 0
	br.call.sptk.many b0 = freeset#
	;;
	.mii
	ld4 r14 = [r43]
	mov r1 = r55
	;;
	addp4 r14 = 0,r14
	;;
	.mmi
	adds r14 = 16, r14
	;;
	ld4 r26 = [r14]
	nop 0
	;;
	.mib
	nop 0
	addp4 r26 = 0,r26
	br .L275
.L417:
	.mmi
	adds r14 = -1, r18
	mov r15 = r0
	addl r18 = 255, r0
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L274:
	.mmi
	and r14 = r18, r15
	;;
	add r14 = r16, r14
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r14, r17
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L421
	;;
	.mib
	nop 0
	adds r15 = 1, r15
	br.cloop.sptk.few .L274
	.mib
	mov r57 = r40
	mov r56 = r32
	br.call.sptk.many b0 = ordinary#
	;;
	.mmb
	mov r1 = r55
	adds r25 = 24, r12
	nop 0
	.mmi
	adds r26 = 32, r12
	nop 0
	mov b0 = r53
	;;
	.mmi
	nop 0
	ld8 r27 = [r25], 24
	mov ar.pfs = r54
	.mmi
	nop 0
	ldf.fill f2 = [r26]
	nop 0
	;;
	.mii
	ldf.fill f3 = [r25]
	mov ar.lc = r27
	.label_state 4
	.restore sp
	adds r12 = 48, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many freeset#
.L398:
	.body
	.copy_state 4
	.mii
	adds r14 = 1, r56
	addl r46 = 1, r0
	;;
	addp4 r14 = 0,r14
	;;
	.mib
	st4 [r32] = r14
	cmp4.leu p6, p7 = r15, r14
	(p6) br.cond.spnt .L291
	;;
	.mmi
	adds r16 = 1, r56
	nop 0
	mov r56 = r14
	;;
	.mmi
	ld1 r16 = [r16]
	;;
	nop 0
	sxt1 r16 = r16
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 93, r16
	(p6) br.cond.dptk .L158
.L399:
	.mmi
	nop 0
	ld4.a r14 = [r33]
	adds r56 = 1, r56
	.mmi
	ld1.a r16 = [r38]
	;;
	st4 [r32] = r56
	nop 0
	;;
	.mmi
	ld4.c.clr r14 = [r33]
	ld1.c.clr r16 = [r38]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	adds r14 = 93, r14
	nop 0
	;;
	.mmi
	ld1 r15 = [r14]
	;;
	or r15 = r16, r15
	nop 0
	;;
	.mmi
	st1 [r14] = r15
	;;
	ld2 r14 = [r36]
	nop 0
	.mmi
	ld4.a r15 = [r39]
	;;
	adds r14 = 93, r14
	nop 0
	;;
	.mmi
	st2 [r36] = r14
	;;
	ld4.c.clr r15 = [r39]
	nop 0
	;;
	.mib
	nop 0
	addp4 r15 = 0,r15
	br .L159
.L299:
	.mii
	addl r14 = 255, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L195:
	.mmi
	nop 0
	and r37 = r40, r35
	nop 0
	;;
	.mib
	mov r56 = r37
	nop 0
	br.call.sptk.many b0 = islower#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r55
	;;
	.mii
	(p7) ld4 r14 = [r33]
	(p7) zxt1 r15 = r35
	adds r35 = 1, r35
	.mmi
	(p7) ld1 r17 = [r38]
	;;
	(p7) addp4 r14 = r37, r14
	nop 0
	;;
	.mmi
	(p7) ld1 r16 = [r14]
	;;
	(p7) or r16 = r17, r16
	nop 0
	;;
	.mmi
	(p7) st1 [r14] = r16
	;;
	(p7) ld2 r14 = [r36]
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
	br.cloop.sptk.few .L195
	.mib
	nop 0
	nop 0
	br .L188
.L298:
	.mii
	addl r16 = 255, r0
	nop 0
	;;
	mov ar.lc = r16
	.align 32
.L196:
	.mmi
	nop 0
	and r37 = r40, r35
	nop 0
	;;
	.mib
	mov r56 = r37
	nop 0
	br.call.sptk.many b0 = isgraph#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r55
	;;
	.mii
	(p7) ld4 r14 = [r33]
	(p7) zxt1 r15 = r35
	adds r35 = 1, r35
	.mmi
	(p7) ld1 r17 = [r38]
	;;
	(p7) addp4 r14 = r37, r14
	nop 0
	;;
	.mmi
	(p7) ld1 r16 = [r14]
	;;
	(p7) or r16 = r17, r16
	nop 0
	;;
	.mmi
	(p7) st1 [r14] = r16
	;;
	(p7) ld2 r14 = [r36]
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
	br.cloop.sptk.few .L196
	.mib
	nop 0
	nop 0
	br .L188
.L297:
	.mii
	addl r15 = 255, r0
	nop 0
	;;
	mov ar.lc = r15
	.align 32
.L197:
	.mmi
	nop 0
	and r37 = r40, r35
	nop 0
	;;
	.mib
	mov r56 = r37
	nop 0
	br.call.sptk.many b0 = isdigit#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r55
	;;
	.mii
	(p7) ld4 r14 = [r33]
	(p7) zxt1 r15 = r35
	adds r35 = 1, r35
	.mmi
	(p7) ld1 r17 = [r38]
	;;
	(p7) addp4 r14 = r37, r14
	nop 0
	;;
	.mmi
	(p7) ld1 r16 = [r14]
	;;
	(p7) or r16 = r17, r16
	nop 0
	;;
	.mmi
	(p7) st1 [r14] = r16
	;;
	(p7) ld2 r14 = [r36]
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
	br.cloop.sptk.few .L197
	.mib
	nop 0
	nop 0
	br .L188
.L296:
	.mii
	addl r14 = 255, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L198:
	.mmi
	nop 0
	and r37 = r40, r35
	nop 0
	;;
	.mib
	mov r56 = r37
	nop 0
	br.call.sptk.many b0 = iscntrl#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r55
	;;
	.mii
	(p7) ld4 r14 = [r33]
	(p7) zxt1 r15 = r35
	adds r35 = 1, r35
	.mmi
	(p7) ld1 r17 = [r38]
	;;
	(p7) addp4 r14 = r37, r14
	nop 0
	;;
	.mmi
	(p7) ld1 r16 = [r14]
	;;
	(p7) or r16 = r17, r16
	nop 0
	;;
	.mmi
	(p7) st1 [r14] = r16
	;;
	(p7) ld2 r14 = [r36]
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
	br.cloop.sptk.few .L198
	.mib
	nop 0
	nop 0
	br .L188
.L295:
	.mii
	addl r16 = 255, r0
	nop 0
	;;
	mov ar.lc = r16
	.align 32
.L199:
	.mmi
	nop 0
	and r37 = r40, r35
	nop 0
	;;
	.mib
	mov r56 = r37
	nop 0
	br.call.sptk.many b0 = isblank#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r55
	;;
	.mii
	(p7) ld4 r14 = [r33]
	(p7) zxt1 r15 = r35
	adds r35 = 1, r35
	.mmi
	(p7) ld1 r17 = [r38]
	;;
	(p7) addp4 r14 = r37, r14
	nop 0
	;;
	.mmi
	(p7) ld1 r16 = [r14]
	;;
	(p7) or r16 = r17, r16
	nop 0
	;;
	.mmi
	(p7) st1 [r14] = r16
	;;
	(p7) ld2 r14 = [r36]
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
	.mib
	nop 0
	nop 0
	br .L188
.L294:
	.mii
	addl r15 = 255, r0
	nop 0
	;;
	mov ar.lc = r15
	.align 32
.L200:
	.mmi
	nop 0
	and r37 = r40, r35
	nop 0
	;;
	.mib
	mov r56 = r37
	nop 0
	br.call.sptk.many b0 = isalpha#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r55
	;;
	.mii
	(p7) ld4 r14 = [r33]
	(p7) zxt1 r15 = r35
	adds r35 = 1, r35
	.mmi
	(p7) ld1 r17 = [r38]
	;;
	(p7) addp4 r14 = r37, r14
	nop 0
	;;
	.mmi
	(p7) ld1 r16 = [r14]
	;;
	(p7) or r16 = r17, r16
	nop 0
	;;
	.mmi
	(p7) st1 [r14] = r16
	;;
	(p7) ld2 r14 = [r36]
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
	br.cloop.sptk.few .L200
	.mib
	nop 0
	nop 0
	br .L188
.L293:
	.mii
	addl r14 = 255, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L201:
	.mmi
	nop 0
	and r37 = r40, r35
	nop 0
	;;
	.mib
	mov r56 = r37
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r55
	;;
	.mii
	(p7) ld4 r14 = [r33]
	(p7) zxt1 r15 = r35
	adds r35 = 1, r35
	.mmi
	(p7) ld1 r17 = [r38]
	;;
	(p7) addp4 r14 = r37, r14
	nop 0
	;;
	.mmi
	(p7) ld1 r16 = [r14]
	;;
	(p7) or r16 = r17, r16
	nop 0
	;;
	.mmi
	(p7) st1 [r14] = r16
	;;
	(p7) ld2 r14 = [r36]
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
	br .L188
.L303:
	.mii
	addl r15 = 255, r0
	nop 0
	;;
	mov ar.lc = r15
	.align 32
.L191:
	.mmi
	nop 0
	and r37 = r40, r35
	nop 0
	;;
	.mib
	mov r56 = r37
	nop 0
	br.call.sptk.many b0 = isupper#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r55
	;;
	.mii
	(p7) ld4 r14 = [r33]
	(p7) zxt1 r15 = r35
	adds r35 = 1, r35
	.mmi
	(p7) ld1 r17 = [r38]
	;;
	(p7) addp4 r14 = r37, r14
	nop 0
	;;
	.mmi
	(p7) ld1 r16 = [r14]
	;;
	(p7) or r16 = r17, r16
	nop 0
	;;
	.mmi
	(p7) st1 [r14] = r16
	;;
	(p7) ld2 r14 = [r36]
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
	br.cloop.sptk.few .L191
	.mib
	nop 0
	nop 0
	br .L188
.L302:
	.mii
	addl r14 = 255, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L192:
	.mmi
	nop 0
	and r37 = r40, r35
	nop 0
	;;
	.mib
	mov r56 = r37
	nop 0
	br.call.sptk.many b0 = isspace#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r55
	;;
	.mii
	(p7) ld4 r14 = [r33]
	(p7) zxt1 r15 = r35
	adds r35 = 1, r35
	.mmi
	(p7) ld1 r17 = [r38]
	;;
	(p7) addp4 r14 = r37, r14
	nop 0
	;;
	.mmi
	(p7) ld1 r16 = [r14]
	;;
	(p7) or r16 = r17, r16
	nop 0
	;;
	.mmi
	(p7) st1 [r14] = r16
	;;
	(p7) ld2 r14 = [r36]
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
	br.cloop.sptk.few .L192
	.mib
	nop 0
	nop 0
	br .L188
.L301:
	.mii
	addl r16 = 255, r0
	nop 0
	;;
	mov ar.lc = r16
	.align 32
.L193:
	.mmi
	nop 0
	and r37 = r40, r35
	nop 0
	;;
	.mib
	mov r56 = r37
	nop 0
	br.call.sptk.many b0 = ispunct#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r55
	;;
	.mii
	(p7) ld4 r14 = [r33]
	(p7) zxt1 r15 = r35
	adds r35 = 1, r35
	.mmi
	(p7) ld1 r17 = [r38]
	;;
	(p7) addp4 r14 = r37, r14
	nop 0
	;;
	.mmi
	(p7) ld1 r16 = [r14]
	;;
	(p7) or r16 = r17, r16
	nop 0
	;;
	.mmi
	(p7) st1 [r14] = r16
	;;
	(p7) ld2 r14 = [r36]
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
	br.cloop.sptk.few .L193
	.mib
	nop 0
	nop 0
	br .L188
.L300:
	.mii
	addl r15 = 255, r0
	nop 0
	;;
	mov ar.lc = r15
	.align 32
.L194:
	.mmi
	nop 0
	and r37 = r40, r35
	nop 0
	;;
	.mib
	mov r56 = r37
	nop 0
	br.call.sptk.many b0 = isprint#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r55
	;;
	.mii
	(p7) ld4 r14 = [r33]
	(p7) zxt1 r15 = r35
	adds r35 = 1, r35
	.mmi
	(p7) ld1 r17 = [r38]
	;;
	(p7) addp4 r14 = r37, r14
	nop 0
	;;
	.mmi
	(p7) ld1 r16 = [r14]
	;;
	(p7) or r16 = r17, r16
	nop 0
	;;
	.mmi
	(p7) st1 [r14] = r16
	;;
	(p7) ld2 r14 = [r36]
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
	br.cloop.sptk.few .L194
	.mib
	nop 0
	nop 0
	br .L188
.L410:
	.mib
	mov r56 = r32
	nop 0
	br.call.sptk.many b0 = p_b_symbol#
	;;
	.mib
	mov r1 = r55
	sxt1 r41 = r8
	br .L231
.L400:
	.mmi
	nop 0
	ld4.a r14 = [r33]
	adds r56 = 1, r56
	.mmi
	ld1.a r16 = [r38]
	;;
	st4 [r32] = r56
	nop 0
	;;
	.mmi
	ld4.c.clr r14 = [r33]
	ld1.c.clr r16 = [r38]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	adds r14 = 45, r14
	nop 0
	;;
	.mmi
	ld1 r15 = [r14]
	;;
	or r15 = r16, r15
	nop 0
	;;
	.mmi
	st1 [r14] = r15
	;;
	ld2 r14 = [r36]
	nop 0
	.mmi
	ld4.a r15 = [r39]
	;;
	adds r14 = 45, r14
	nop 0
	;;
	.mmi
	st2 [r36] = r14
	;;
	ld4.c.clr r15 = [r39]
	nop 0
	;;
	.mib
	nop 0
	addp4 r15 = 0,r15
	br .L159
.L154:
	.mmi
	ld4 r14 = [r42]
	nop 0
	mov r58 = r0
	.mlx
	mov r56 = r32
	movl r57 = -1610612736
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L155
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	mov r1 = r55
	nop 0
	nop 0
.L155:
	.mii
	ld4 r14 = [r32]
	nop 0
	;;
	adds r14 = 6, r14
	;;
	.mmi
	st4 [r32] = r14
	nop 0
	nop 0
.L422:
	.mmi
	adds r19 = 24, r12
	adds r20 = 32, r12
	mov b0 = r53
	;;
	.mmi
	nop 0
	ld8 r21 = [r19], 24
	mov ar.pfs = r54
	.mmi
	ldf.fill f2 = [r20]
	;;
	ldf.fill f3 = [r19]
	mov ar.lc = r21
	.mmb
	nop 0
	.label_state 5
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L411:
	.body
	.copy_state 5
	.mib
	cmp4.gtu p6, p7 = r15, r14
	nop 0
	(p7) br.cond.spnt .L284
	;;
	.mmi
	ld4.a r14 = [r33]
	st4 [r32] = r17
	nop 0
	;;
	.mmi
	ld4.c.clr r14 = [r33]
	ld1 r16 = [r38]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4.a r56 = [r32]
	nop 0
	;;
	.mmi
	adds r14 = 45, r14
	;;
	ld1 r15 = [r14]
	nop 0
	;;
	.mmi
	or r15 = r16, r15
	;;
	st1 [r14] = r15
	nop 0
	;;
	.mmi
	ld2 r14 = [r36]
	ld4.a r15 = [r39]
	nop 0
	;;
	.mmi
	adds r14 = 45, r14
	;;
	st2 [r36] = r14
	nop 0
	;;
	.mmi
	ld4.c.clr r56 = [r32]
	ld4.c.clr r15 = [r39]
	nop 0
	;;
	.mib
	addp4 r56 = 0,r56
	addp4 r15 = 0,r15
	br .L283
.L278:
	.pred.rel.mutex p10, p11
	.mib
	cmp4.eq p6, p7 = r18, r17
	nop 0
	(p6) br.cond.spnt .L277
	;;
	.mmi
	adds r15 = 16, r15
	;;
	addp4 r15 = 0,r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r15, r24
	(p6) br.cond.dptk .L280
	.mib
	nop 0
	nop 0
	br .L275
.L407:
	.mmi
	ld4 r14 = [r42]
	nop 0
	mov r58 = r0
	.mlx
	mov r56 = r32
	movl r57 = -1744830464
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L155
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mii
	ld4 r14 = [r32]
	mov r1 = r55
	;;
	adds r14 = 6, r14
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br .L422
.L421:
	.mii
	nop 0
	sxt1 r15 = r15
	mov r56 = r32
	;;
	.mmi
	nop 0
	mov r40 = r15
	nop 0
	;;
	.mib
	mov r57 = r40
	nop 0
	br.call.sptk.many b0 = ordinary#
	;;
	.mmb
	mov r1 = r55
	adds r25 = 24, r12
	nop 0
	.mmi
	adds r26 = 32, r12
	nop 0
	mov b0 = r53
	;;
	.mmi
	nop 0
	ld8 r27 = [r25], 24
	mov ar.pfs = r54
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
.L419:
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
	mov r1 = r55
	;;
	.mmi
	cmp4.eq p6, p7 = r14, r35
	;;
	(p7) ld4 r15 = [r33]
	(p7) zxt1 r14 = r14
	.mmi
	(p7) ld1 r17 = [r38]
	;;
	(p7) addp4 r15 = r14, r15
	nop 0
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
	br .L256
.L420:
	.mib
	mov r56 = r37
	nop 0
	br.call.sptk.many b0 = toupper#
	;;
	.mii
	nop 0
	sxt1 r14 = r8
	mov r1 = r55
	;;
	.mmi
	cmp4.eq p6, p7 = r14, r35
	;;
	(p7) ld4 r15 = [r33]
	(p7) zxt1 r14 = r14
	.mmi
	(p7) ld1 r17 = [r38]
	;;
	(p7) addp4 r15 = r14, r15
	nop 0
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
	br .L256
.L254:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r46
	(p7) br.cond.dptk .L262
	;;
	.mii
	nop 0
	tbit.nz p6, p7 = r15, 3
	nop 0
	;;
	.mmi
	(p6) ld4 r14 = [r33]
	(p6) ld1 r15 = [r38]
	nop 0
	;;
	.mii
	(p6) addp4 r14 = 0,r14
	(p6) andcm r15 = -1, r15
	;;
	(p6) adds r14 = 10, r14
	;;
	.mmi
	(p6) ld1 r16 = [r14]
	;;
	(p6) and r15 = r16, r15
	nop 0
	;;
	.mmi
	(p6) st1 [r14] = r15
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
	(p6) ld4 r19 = [r43]
	;;
	(p6) addp4 r19 = 0,r19
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 8, r19
	nop 0
	;;
	.mib
	ld4 r18 = [r14]
	nop 0
	br .L262
.L263:
	.mmi
	adds r14 = 24, r19
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
	(p6) ld4 r14 = [r33]
	(p6) ld1 r15 = [r38]
	nop 0
	;;
	.mii
	(p6) addp4 r14 = 0,r14
	(p6) andcm r15 = -1, r15
	;;
	(p6) adds r14 = 10, r14
	;;
	.mmi
	(p6) ld1 r16 = [r14]
	;;
	(p6) and r15 = r16, r15
	nop 0
	;;
	.mmi
	(p6) st1 [r14] = r15
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
	(p6) ld4 r19 = [r43]
	;;
	(p6) addp4 r19 = 0,r19
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 8, r19
	nop 0
	;;
	.mib
	ld4 r18 = [r14]
	nop 0
	br .L262
.L384:
	.mib
	ld4 r40 = [r42]
	nop 0
	br .L287
.L291:
	.mib
	mov r56 = r14
	addl r46 = 1, r0
	br .L283
.L423:
	.mmi
	nop 0
	ld4 r16 = [r39]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r14, r16
	br .L424
	.endp p_bracket#
	.align 16
	.align 64
	.proc repeat#
repeat:
	.prologue 12, 41
	.mmb
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 4, 9, 4, 0
	addp4 r32 = 0,r32
	nop 0
	.mmi
	mov r43 = r1
	nop 0
	.save ar.lc, r44
	mov r44 = ar.lc
	;;
	.mmi
	adds r36 = 8, r32
	adds r37 = 20, r32
	.save rp, r41
	mov r41 = b0
	.body
	;;
	.mmi
	ld4 r14 = [r36]
	ld4 r38 = [r37]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L425
	;;
.L427:
	.mib
	cmp4.ge p6, p7 = 1, r34
	nop 0
	(p6) br.cond.dpnt .L428
	;;
	.mmi
	nop 0
	addl r14 = 256, r0
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r14, r34
	adds r14 = -1, r35
	(p7) br.cond.dpnt .L458
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
	br.cloop.sptk.few .L455
.L466:
	.mmi
	nop 0
	mov r14 = r35
	addl r15 = 16, r0
	;;
.L431:
	.mmi
	add r14 = r14, r15
	nop 0
	addl r15 = @ltoffx(.L433), r1
	;;
	.mib
	cmp4.ltu p6, p7 = 19, r14
	addp4 r14 = r14, r0
	(p6) br.cond.dpnt .L430
	;;
	.mmi
	shladd r14 = r14, 2, r0
	ld8.mov r15 = [r15], .L433
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	ld4 r16 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r15 = r16
	;;
	add r14 = r14, r15
	;;
	.mib
	nop 0
	mov b6 = r14
	br b6
	.section	.rodata,	"a",	"progbits"
	.align 4
	.align 4
.L433:
	data4 @pcrel(.L439)
	data4 @pcrel(.L438)
	data4 @pcrel(.L438)
	data4 @pcrel(.L438)
	data4 @pcrel(.L430)
	data4 @pcrel(.L430)
	data4 @pcrel(.L430)
	data4 @pcrel(.L430)
	data4 @pcrel(.L430)
	data4 @pcrel(.L425)
	data4 @pcrel(.L436)
	data4 @pcrel(.L435)
	data4 @pcrel(.L430)
	data4 @pcrel(.L430)
	data4 @pcrel(.L430)
	data4 @pcrel(.L430)
	data4 @pcrel(.L430)
	data4 @pcrel(.L430)
	data4 @pcrel(.L434)
	data4 @pcrel(.L432)
	.section	.text,	"ax",	"progbits"
.L458:
	.mib
	nop 0
	cmp4.lt p6, p7 = 1, r35
	(p7) br.cond.dpnt .L465
.L430:
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
	st4 [r32] = r14, 4
	nop 0
	.mmi
	nop 0
	;;
	st4 [r32] = r14
	nop 0
.L425:
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
.L428:
	.mmi
	cmp4.ge p6, p7 = 1, r35
	nop 0
	shladd r15 = r34, 3, r0
	;;
	.mib
	(p6) mov r14 = r35
	nop 0
	(p6) br.cond.dpnt .L431
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
	br .L431
.L455:
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
	(p6) br.cond.dpnt .L432
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
	ld4 r38 = [r37]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L425
	;;
	.mib
	cmp4.eq p6, p7 = 1, r34
	nop 0
	(p6) br.cond.dpnt .L428
	;;
	.mbb
	cmp4.eq p6, p7 = r39, r34
	(p6) br.cond.dpnt .L430
	br.cloop.sptk.few .L455
	.mib
	nop 0
	nop 0
	br .L466
.L438:
	.mmi
	sub r47 = r38, r33
	mov r45 = r32
	mov r48 = r33
	.mlx
	adds r39 = 12, r32
	movl r46 = 2013265920
	;;
	.mlx
	adds r47 = 1, r47
	movl r38 = -134217728
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
	ld4 r47 = [r37]
	movl r46 = -2147483648
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	sub r47 = r47, r33
	(p6) br.cond.dpnt .L425
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	ld4 r14 = [r37]
	mov r1 = r43
	mov r47 = r0
	.mlx
	mov r45 = r32
	movl r46 = -2013265920
	;;
	.mmi
	ld4 r15 = [r36]
	sub r16 = r14, r33
	shladd r33 = r33, 2, r0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r15
	nop 0
	(p6) br.cond.spnt .L425
	;;
	.mmi
	nop 0
	ld4 r15 = [r39]
	nop 0
	;;
	.mlx
	addp4 r15 = r33, r15
	movl r33 = -1879048192
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	and r14 = r38, r14
	nop 0
	;;
	.mmi
	or r14 = r16, r14
	;;
	st4 [r15] = r14
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
	(p6) br.cond.spnt .L425
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	ld4 r14 = [r37]
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
	(p6) br.cond.spnt .L425
	;;
	.mmi
	shladd r14 = r14, 2, r0
	ld4 r15 = [r39]
	mov ar.lc = r44
	;;
	.mmi
	addp4 r15 = r14, r15
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	and r14 = r38, r14
	;;
	or r14 = 1, r14
	nop 0
	;;
	.mmi
	st4 [r15] = r14
	;;
	ld4 r14 = [r36]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.spnt .L425
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 4, 0
	nop 0
	br.sptk.many doemit.part.0#
.L465:
	.body
	.copy_state 1
	.mib
	mov r14 = r35
	addl r15 = 24, r0
	br .L431
.L439:
	.mii
	st4 [r37] = r33
	mov b0 = r41
	;;
	mov ar.pfs = r42
	;;
	.mib
	nop 0
	mov ar.lc = r44
	br.ret.sptk.many b0
.L435:
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
	ld4 r34 = [r37]
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
	(p6) br.cond.dpnt .L425
	;;
	.mib
	.label_state 2
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 4, 0
	nop 0
	br.sptk.many doemit.part.0#
	;;
.L432:
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
	ld4 r38 = [r37]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L427
.L464:
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
.L436:
	.mmi
	sub r47 = r38, r33
	mov r48 = r33
	mov r45 = r32
	.mlx
	adds r40 = 12, r32
	movl r46 = 2013265920
	;;
	.mlx
	adds r47 = 1, r47
	movl r39 = -134217728
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
	ld4 r47 = [r37]
	movl r46 = -2147483648
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	sub r47 = r47, r33
	(p6) br.cond.dpnt .L448
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	ld4 r14 = [r37]
	mov r1 = r43
	mov r47 = r0
	.mlx
	mov r45 = r32
	movl r46 = -2013265920
	;;
	.mmi
	ld4 r15 = [r36]
	sub r16 = r14, r33
	shladd r14 = r33, 2, r0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r15
	nop 0
	(p6) br.cond.spnt .L448
	;;
	.mmi
	ld4 r15 = [r40]
	;;
	addp4 r15 = r14, r15
	nop 0
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	and r14 = r39, r14
	nop 0
	;;
	.mmi
	or r14 = r16, r14
	;;
	st4 [r15] = r14
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
	(p6) br.cond.spnt .L448
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	ld4 r14 = [r37]
	mov r1 = r43
	addl r47 = 2, r0
	.mlx
	mov r45 = r32
	movl r46 = -1879048192
	;;
	.mmi
	ld4 r15 = [r36]
	nop 0
	adds r14 = -1, r14
	;;
	.mib
	cmp4.ne p6, p7 = 0, r15
	shladd r14 = r14, 2, r0
	(p6) br.cond.spnt .L448
	;;
	.mmi
	ld4 r15 = [r40]
	;;
	addp4 r15 = r14, r15
	nop 0
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	and r14 = r39, r14
	nop 0
	;;
	.mmi
	or r14 = 1, r14
	;;
	st4 [r15] = r14
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
	(p6) br.cond.spnt .L448
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
.L448:
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
	ld4 r38 = [r37]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L427
	.mib
	nop 0
	nop 0
	br .L464
.L434:
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
	ld4 r38 = [r37]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L427
	.mib
	nop 0
	nop 0
	br .L464
	.endp repeat#
	.align 16
	.align 64
	.proc p_bre#
p_bre:
	.prologue 12, 60
	.mmi
	.save ar.pfs, r61
	alloc r61 = ar.pfs, 3, 29, 4, 0
	.fframe 32
	adds r12 = -32, r12
	addp4 r32 = 0,r32
	.mlx
	mov r62 = r1
	movl r50 = @gprel(nuls#)
	;;
	.mmi
	mov r38 = r32
	add r50 = r1, r50
	adds r43 = 20, r32
	.mlx
	mov r37 = r0
	movl r51 = 1207959552
	;;
	.mmi
	ld4 r35 = [r38], 4
	adds r42 = 8, r32
	adds r48 = 28, r32
	.mlx
	addl r49 = 256, r0
	movl r54 = 1342177280
	;;
	.mmi
	ld4 r36 = [r38]
	addp4 r35 = 0,r35
	addl r47 = 296, r0
	.mlx
	addl r40 = 379, r0
	movl r55 = 1476395008
	;;
	.mlx
	addp4 r36 = 0,r36
	movl r56 = 1610612736
	.mlx
	addl r44 = 381, r0
	movl r59 = 1879048192
	;;
	.mmi
	addl r45 = 297, r0
	addl r46 = -257, r0
	addl r53 = 1, r0
	.mmi
	addp4 r52 = 0,r50
	ld4 r57 = [r43]
	addl r58 = 5, r0
	;;
	.mii
	nop 0
	.save pr, r63
	mov r63 = pr
	cmp4.leu p6, p7 = r36, r35
	;;
	.mib
	nop 0
	.save rp, r60
	mov r60 = b0
	.body
	(p6) br.cond.dptk .L468
	.mmi
	ld1 r14 = [r35]
	mov r39 = r57
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
	(p7) br.cond.dpnt .L575
	.align 32
.L535:
	.mmi
	adds r14 = 1, r35
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	cmp4.leu p6, p7 = r36, r14
	nop 0
	(p6) br.cond.dpnt .L537
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
	(p7) br.cond.dpnt .L576
	;;
	.mmi
	ld1.a r15 = [r35]
	st4 [r32] = r14
	nop 0
	;;
	.mmi
	ld1.c.clr r15 = [r35]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	mov r37 = r15
	cmp4.eq p6, p7 = 92, r15
	(p6) br.cond.dpnt .L474
	;;
.L473:
	.mib
	cmp4.eq p6, p7 = 46, r37
	mov r64 = r32
	(p6) br.cond.dpnt .L478
	;;
	.mib
	cmp4.eq p6, p7 = 91, r37
	nop 0
	(p7) br.cond.dpnt .L577
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = p_bracket#
	;;
	.mmi
	nop 0
	ld4 r35 = [r32]
	mov r1 = r62
	.mmi
	ld4 r36 = [r38]
	;;
	addp4 r35 = 0,r35
	addp4 r36 = 0,r36
	;;
	.mib
	nop 0
	cmp4.gtu p6, p7 = r36, r35
	(p7) br.cond.dptk .L562
.L488:
	.mmi
	ld1 r14 = [r35]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 42, r14
	(p6) br.cond.dpnt .L544
.L516:
	.mmi
	nop 0
	adds r14 = 1, r35
	nop 0
	;;
	.mib
	nop 0
	cmp4.gtu p6, p7 = r36, r14
	(p7) br.cond.dptk .L522
	.mmi
	ld1 r14 = [r35]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 92, r14
	(p7) br.cond.dpnt .L578
.L522:
	.mmi
	ld4 r35 = [r32]
	ld4 r36 = [r38]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r35 = 0,r35
	addp4 r36 = 0,r36
.L515:
	.mmi
	cmp4.eq p6, p7 = 36, r37
	ld4 r39 = [r43]
	mov r16 = r0
	;;
	.mmi
	nop 0
	(p6) addl r37 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r37 = r0
	cmp4.ltu p6, p7 = r35, r36
	(p6) br.cond.sptk .L535
	;;
	.align 32
.L536:
	.mmi
	adds r15 = -1, r39
	cmp4.eq p6, p7 = 0, r37
	adds r14 = 8, r32
	.mmb
	mov r66 = r0
	mov r64 = r32
	(p6) br.cond.dpnt .L471
	;;
	.mlx
	st4 [r43] = r15
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
	(p6) br.cond.dpnt .L539
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L539:
	.mmi
	adds r16 = 28, r32
	;;
	ld4 r14 = [r16]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	adds r14 = 40, r14
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
	ld4 r14 = [r16]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	adds r14 = 48, r14
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
.L562:
	.mmi
	ld4 r39 = [r43]
	nop 0
	nop 0
	;;
.L471:
	.mib
	nop 0
	cmp4.ne p6, p7 = r39, r57
	(p7) br.cond.dpnt .L468
	;;
.L467:
	.mii
	nop 0
	mov pr = r63, -1
	nop 0
	;;
	.mii
	nop 0
	mov b0 = r60
	;;
	mov ar.pfs = r61
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L576:
	.body
	.copy_state 1
	.mmi
	adds r15 = 1, r35
	;;
	ld1 r15 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r34, r15
	nop 0
	(p7) br.cond.dpnt .L536
	;;
	.mmi
	ld1.a r15 = [r35]
	st4 [r32] = r14
	nop 0
	;;
	.mmi
	ld1.c.clr r15 = [r35]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	mov r37 = r15
	cmp4.eq p6, p7 = 92, r15
	(p7) br.cond.dptk .L473
	.mib
	nop 0
	nop 0
	br .L474
.L537:
	.mmi
	st4 [r32] = r14
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
	mov r37 = r14
	cmp4.eq p6, p7 = 92, r14
	(p7) br.cond.dptk .L473
	.mii
	ld4 r15 = [r42]
	mov r14 = r52
	;;
	cmp4.ne p6, p7 = 0, r15
	;;
	.mmi
	(p7) st4 [r42] = r58
	st4 [r38] = r50
	nop 0
.L474:
	.mmi
	ld1.a r36 = [r14]
	nop 0
	adds r15 = 1, r14
	;;
	.mmi
	st4 [r32] = r15
	;;
	ld1.c.clr r36 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r36 = r36
	;;
	or r14 = r49, r36
	;;
	.mib
	mov r37 = r14
	cmp4.eq p6, p7 = r47, r14
	(p7) br.cond.dpnt .L579
	;;
	.mmi
	ld4 r14 = [r48]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	adds r14 = 80, r14
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
	ld4 r14 = [r48]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	adds r14 = 80, r14
	;;
	ld4 r35 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p16, p17 = 9, r35
	(p16) br.cond.dptk .L493
	.mmi
	adds r14 = 8, r35
	ld4 r16 = [r43]
	adds r41 = 8, r32
	.mlx
	mov r66 = r35
	movl r65 = 1744830464
	;;
	.mii
	shladd r14 = r14, 2, r0
	mov r64 = r32
	;;
	sxt4 r14 = r14
	;;
	.mmi
	add r14 = r32, r14
	;;
	st4 [r14] = r16
	nop 0
	;;
	.mmi
	nop 0
	ld4 r14 = [r41]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L580
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	nop 0
	ld4 r14 = [r32]
	mov r1 = r62
	.mmi
	ld4 r15 = [r38]
	;;
	addp4 r14 = 0,r14
	addp4 r15 = 0,r15
	;;
	.mib
	nop 0
	cmp4.gtu p6, p7 = r15, r14
	(p7) br.cond.dptk .L581
.L495:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	adds r16 = 1, r14
	nop 0
	;;
	.mib
	cmp4.leu p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L499
	;;
	.mmi
	ld1 r15 = [r14]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 92, r15
	(p7) br.cond.dpnt .L582
.L499:
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
	mov r1 = r62
	nop 0
	nop 0
.L500:
	.pred.rel.mutex p16, p17
	.mib
	ld4 r15 = [r41]
	nop 0
	(p16) br.cond.dptk .L501
	.mmi
	adds r14 = 16, r35
	ld4 r16 = [r43]
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mmi
	nop 0
	add r14 = r41, r14
	nop 0
	;;
	.mmi
	st4 [r14] = r16
	nop 0
	nop 0
.L501:
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p7) br.cond.dpnt .L496
.L502:
	.mmi
	mov r66 = r35
	nop 0
	mov r65 = r59
	.mmb
	mov r64 = r32
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	nop 0
	ld4 r14 = [r32]
	mov r1 = r62
	.mmi
	ld4 r36 = [r38]
	;;
	addp4 r14 = 0,r14
	addp4 r36 = 0,r36
	;;
	.mib
	nop 0
	cmp4.leu p6, p7 = r36, r14
	(p6) br.cond.dptk .L504
	.mmi
	nop 0
	adds r15 = 1, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.leu p6, p7 = r36, r15
	(p6) br.cond.dptk .L504
.L593:
	.mmi
	ld1 r15 = [r14]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 92, r15
	(p7) br.cond.dpnt .L583
.L504:
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
.L543:
	.mlx
	nop 0
	movl r14 = @gprel(nuls#)
	.mmi
	nop 0
	ld4.a r39 = [r43]
	nop 0
	;;
	.mmi
	add r14 = r1, r14
	;;
	st4 [r32] = r14
	nop 0
	.mmi
	st4 [r38] = r14
	;;
	ld4.c.clr r39 = [r43]
	nop 0
	;;
.L595:
	.mib
	nop 0
	cmp4.ne p6, p7 = r39, r57
	(p6) br.cond.dptk .L467
	.mib
	nop 0
	nop 0
	br .L468
.L578:
	.mmi
	adds r14 = 1, r35
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 123, r14
	(p6) br.cond.dptk .L522
	.mmi
	adds r35 = 2, r35
	nop 0
	mov r64 = r32
	;;
	.mib
	st4 [r32] = r35
	nop 0
	br.call.sptk.many b0 = p_count#
	;;
	.mmi
	ld4 r14 = [r32]
	mov r1 = r62
	mov r66 = r8
	.mmi
	ld4 r15 = [r38]
	;;
	addp4 r14 = 0,r14
	addp4 r15 = 0,r15
	;;
	.mib
	nop 0
	cmp4.leu p6, p7 = r15, r14
	(p6) br.cond.dptk .L549
	.mmi
	ld1 r16 = [r14]
	;;
	nop 0
	sxt1 r16 = r16
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 44, r16
	(p7) br.cond.dpnt .L584
.L549:
	.mmi
	mov r67 = r66
	nop 0
	nop 0
.L523:
	.mib
	mov r65 = r39
	mov r64 = r32
	br.call.sptk.many b0 = repeat#
	;;
	.mmi
	nop 0
	ld4 r14 = [r32]
	mov r1 = r62
	.mmi
	ld4 r36 = [r38]
	;;
	addp4 r14 = 0,r14
	addp4 r36 = 0,r36
	;;
	.mib
	nop 0
	cmp4.gtu p6, p7 = r36, r14
	(p7) br.cond.dptk .L561
	.mmi
	adds r15 = 1, r14
	ld4 r39 = [r43]
	nop 0
	;;
	.mib
	nop 0
	cmp4.leu p6, p7 = r36, r15
	(p6) br.cond.dptk .L546
	.mmi
	ld1 r16 = [r14]
	;;
	nop 0
	sxt1 r16 = r16
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 92, r16
	(p6) br.cond.dptk .L546
	.mmi
	adds r16 = 1, r14
	;;
	ld1 r16 = [r16]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r16 = r16
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 125, r16
	(p6) br.cond.dptk .L546
	.mmi
	adds r14 = 2, r14
	mov r37 = r0
	mov r16 = r0
	;;
	.mmi
	nop 0
	addp4 r35 = 0,r14
	nop 0
	;;
	.mib
	st4 [r32] = r35
	cmp4.ltu p6, p7 = r35, r36
	(p6) br.cond.sptk .L535
	.mib
	nop 0
	nop 0
	br .L536
	;;
.L579:
	.mib
	cmp4.lt p6, p7 = r47, r14
	nop 0
	(p7) br.cond.spnt .L473
	;;
	.mib
	cmp4.eq p6, p7 = r40, r14
	nop 0
	(p6) br.cond.dpnt .L482
	;;
	.mib
	cmp4.lt p6, p7 = r40, r14
	nop 0
	(p7) br.cond.dpnt .L585
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r44, r14
	(p6) br.cond.dptk .L484
.L481:
	.mii
	nop 0
	sxt1 r65 = r37
	mov r64 = r32
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = ordinary#
	;;
	.mmi
	nop 0
	ld4 r35 = [r32]
	mov r1 = r62
	.mmi
	ld4 r36 = [r38]
	;;
	addp4 r35 = 0,r35
	addp4 r36 = 0,r36
	;;
	.mib
	nop 0
	cmp4.leu p6, p7 = r36, r35
	(p6) br.cond.dptk .L515
	.mmi
	ld1 r14 = [r35]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 42, r14
	(p6) br.cond.dptk .L516
.L544:
	.mmi
	adds r35 = 1, r35
	ld4.a r15 = [r42]
	mov r67 = r39
	.mmi
	mov r65 = r51
	ld4.a r14 = [r43]
	mov r64 = r32
	;;
	.mmi
	addp4 r35 = 0,r35
	sub r66 = r14, r39
	cmp4.ne p6, p7 = 0, r15
	;;
	.mii
	st4 [r32] = r35
	nop 0
	;;
	nop 0
	.mmb
	chk.a.clr r14, .L598
.L599:
	.pred.rel.mutex p6, p7
	chk.a.clr r15, .L600
.L601:
	.pred.rel.mutex p6, p7
	(p7) br.cond.dpnt .L586
.L517:
	.mmi
	nop 0
	ld4 r36 = [r38]
	mov r39 = r14
	.mii
	mov r37 = r0
	nop 0
	;;
	addp4 r36 = 0,r36
	;;
.L594:
	.mib
	mov r16 = r0
	cmp4.ltu p6, p7 = r35, r36
	(p6) br.cond.sptk .L535
	.mib
	nop 0
	nop 0
	br .L536
.L586:
	.mib
	adds r66 = 1, r66
	nop 0
	br.call.sptk.many b0 = doinsert.part.0#
	;;
	.mmi
	ld4 r15 = [r42]
	mov r1 = r62
	mov r65 = r54
	.mmi
	mov r64 = r32
	ld4 r14 = [r43]
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r15
	nop 0
	sub r66 = r14, r39
	;;
	.mmi
	nop 0
	(p7) ld4 r35 = [r32]
	nop 0
	;;
	.mbb
	(p7) addp4 r35 = 0,r35
	(p7) br.cond.spnt .L517
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	ld4 r14 = [r43]
	mov r1 = r62
	mov r67 = r39
	.mmi
	mov r65 = r55
	ld4 r15 = [r42]
	mov r64 = r32
	;;
	.mib
	sub r66 = r14, r39
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dpnt .L519
	;;
	.mib
	adds r66 = 1, r66
	nop 0
	br.call.sptk.many b0 = doinsert.part.0#
	;;
	.mmi
	ld4 r37 = [r42]
	mov r1 = r62
	mov r65 = r56
	.mmi
	mov r64 = r32
	ld4 r14 = [r43]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r37
	sub r66 = r14, r39
	(p7) br.cond.spnt .L587
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	ld4 r35 = [r32]
	mov r1 = r62
	mov r16 = r0
	.mmi
	ld4 r36 = [r38]
	;;
	addp4 r35 = 0,r35
	addp4 r36 = 0,r36
	.mmi
	nop 0
	ld4 r39 = [r43]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r35, r36
	(p6) br.cond.sptk .L535
	.mib
	nop 0
	nop 0
	br .L536
	;;
.L577:
	.mib
	cmp4.eq p6, p7 = 42, r37
	nop 0
	(p7) br.cond.dpnt .L481
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r16
	(p7) br.cond.dptk .L481
	.mmi
	adds r41 = 8, r32
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
	st4 [r32] = r14
	st4 [r38] = r14
	br .L481
.L484:
	.mlx
	adds r15 = 8, r32
	movl r14 = @gprel(nuls#)
	;;
	.mii
	ld4 r16 = [r15]
	add r14 = r1, r14
	;;
	cmp4.ne p6, p7 = 0, r16
	.mmi
	st4 [r32] = r14
	;;
	(p7) addl r16 = 8, r0
	nop 0
	;;
	.mmi
	(p7) st4 [r15] = r16
	st4 [r38] = r14
	nop 0
.L591:
	.mib
	nop 0
	cmp4.ne p6, p7 = r39, r57
	(p6) br.cond.dptk .L467
	.mib
	nop 0
	nop 0
	br .L468
	;;
.L585:
	.mib
	cmp4.eq p6, p7 = r45, r14
	adds r14 = -305, r14
	(p6) br.cond.dpnt .L484
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 8, r14
	(p6) br.cond.dptk .L481
	.mmi
	and r36 = r46, r36
	ld4 r15 = [r42]
	nop 0
	;;
	.mmi
	shladd r35 = r36, 2, r0
	;;
	add r35 = r35, r32
	nop 0
	;;
	.mmi
	addp4 r35 = 0,r35
	;;
	adds r41 = -120, r35
	nop 0
	;;
	.mmi
	nop 0
	ld4 r66 = [r41]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r66
	(p7) br.cond.dptk .L588
	;;
	.mmi
	adds r36 = -48, r36
	nop 0
	cmp4.ne p6, p7 = 0, r15
	.mmb
	mov r64 = r32
	nop 0
	(p6) br.cond.dpnt .L509
	;;
	.mlx
	nop 0
	movl r65 = 939524096
	.mmb
	mov r66 = r36
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	mov r1 = r62
	ld4 r66 = [r41]
	nop 0
.L509:
	.mmi
	adds r35 = -160, r35
	nop 0
	mov r64 = r32
	;;
	.mmi
	nop 0
	ld4 r65 = [r35]
	nop 0
	;;
	.mib
	adds r65 = 1, r65
	nop 0
	br.call.sptk.many b0 = dupl#
	;;
	.mmi
	ld4 r14 = [r42]
	mov r1 = r62
	mov r66 = r36
	.mlx
	mov r64 = r32
	movl r65 = 1073741824
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L510
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L510:
	.mmi
	ld4 r14 = [r48]
	ld4.a r35 = [r32]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4.a r36 = [r38]
	nop 0
	;;
	.mmi
	adds r14 = 84, r14
	;;
	st4 [r14] = r53
	nop 0
	;;
	.mmi
	ld4.c.clr r35 = [r32]
	ld4.c.clr r36 = [r38]
	nop 0
	;;
	.mmi
	addp4 r35 = 0,r35
	nop 0
	addp4 r36 = 0,r36
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r35, r36
	(p7) br.cond.dptk .L562
.L567:
	.mmi
	ld1 r14 = [r35]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 42, r14
	(p7) br.cond.dptk .L516
	.mib
	nop 0
	nop 0
	br .L544
.L478:
	.mmi
	ld4 r14 = [r48]
	nop 0
	mov r66 = r0
	.mlx
	mov r64 = r32
	movl r65 = 671088640
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	adds r14 = 24, r14
	nop 0
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 3
	(p7) br.cond.dpnt .L589
	;;
	.mmi
	nop 0
	ld4 r14 = [r42]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L590
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	nop 0
	ld4 r35 = [r32]
	mov r1 = r62
	.mmi
	ld4 r36 = [r38]
	;;
	addp4 r35 = 0,r35
	addp4 r36 = 0,r36
	;;
	.mib
	nop 0
	cmp4.gtu p6, p7 = r36, r35
	(p6) br.cond.dptk .L488
	.mib
	nop 0
	nop 0
	br .L562
.L482:
	.mlx
	adds r15 = 8, r32
	movl r14 = @gprel(nuls#)
	;;
	.mmi
	ld4 r16 = [r15]
	nop 0
	add r14 = r1, r14
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r16
	st4 [r32] = r14
	nop 0
	;;
	.mmi
	(p7) addl r16 = 13, r0
	;;
	(p7) st4 [r15] = r16
	nop 0
	.mmb
	st4 [r38] = r14
	nop 0
	br .L591
.L588:
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
	st4 [r32] = r14
	nop 0
	.mmi
	st4 [r38] = r14
	;;
	ld4 r14 = [r48]
	nop 0
	.mii
	ld4.a r35 = [r32]
	nop 0
	;;
	addp4 r14 = 0,r14
	.mmi
	ld4.a r36 = [r38]
	;;
	adds r14 = 84, r14
	nop 0
	;;
	.mmi
	st4 [r14] = r53
	;;
	ld4.c.clr r35 = [r32]
	nop 0
	.mmi
	ld4.c.clr r36 = [r38]
	;;
	addp4 r35 = 0,r35
	addp4 r36 = 0,r36
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r35, r36
	(p6) br.cond.dptk .L567
	.mib
	nop 0
	nop 0
	br .L562
.L493:
	.pred.rel.mutex p16, p17
	.mmi
	adds r41 = 8, r32
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
	(p7) br.cond.dpnt .L592
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	nop 0
	ld4 r14 = [r32]
	mov r1 = r62
	.mmi
	ld4 r15 = [r38]
	;;
	addp4 r15 = 0,r15
	addp4 r14 = 0,r14
	;;
	.mib
	nop 0
	cmp4.gtu p6, p7 = r15, r14
	(p6) br.cond.dptk .L495
	;;
	.mmi
	(p7) ld4 r15 = [r41]
	nop 0
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L502
	.align 32
.L496:
	.mmi
	ld4 r36 = [r38]
	ld4 r14 = [r32]
	nop 0
	;;
	.mmi
	addp4 r36 = 0,r36
	nop 0
	addp4 r14 = 0,r14
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r14, r36
	(p7) br.cond.dpnt .L543
.L569:
	.mmi
	nop 0
	adds r15 = 1, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.leu p6, p7 = r36, r15
	(p6) br.cond.dptk .L504
	.mib
	nop 0
	nop 0
	br .L593
.L589:
	.mmi
	adds r14 = 16, r12
	ld4 r35 = [r32]
	adds r15 = 16, r12
	.mmi
	mov r64 = r32
	ld4 r36 = [r38]
	nop 0
	;;
	.mmi
	st4 [r32] = r14
	addl r14 = 94, r0
	addp4 r35 = 0,r35
	.mmi
	addp4 r36 = 0,r36
	;;
	st1 [r15] = r14
	mov r15 = r12
	;;
	.mmi
	adds r14 = 19, r15
	nop 0
	addl r15 = 10, r0
	;;
	.mmi
	st4 [r38] = r14
	nop 0
	adds r14 = 17, r12
	;;
	.mmi
	st1 [r14] = r15
	adds r14 = 18, r12
	addl r15 = 93, r0
	;;
	.mmi
	st1 [r14] = r15
	nop 0
	adds r14 = 19, r12
	;;
	.mib
	st1 [r14] = r0
	nop 0
	br.call.sptk.many b0 = p_bracket#
	;;
	.mmi
	mov r1 = r62
	st4 [r32] = r35
	cmp4.gtu p6, p7 = r36, r35
	.mmb
	nop 0
	st4 [r38] = r36
	(p7) br.cond.dptk .L562
	.mmi
	ld1 r14 = [r35]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 42, r14
	(p7) br.cond.dptk .L516
	.mib
	nop 0
	nop 0
	br .L544
.L468:
	.mlx
	adds r15 = 8, r32
	movl r14 = @gprel(nuls#)
	;;
	.mii
	ld4 r16 = [r15]
	add r14 = r1, r14
	;;
	cmp4.ne p6, p7 = 0, r16
	.mmi
	st4 [r32] = r14
	;;
	(p7) addl r16 = 14, r0
	nop 0
	;;
	.mmi
	(p7) st4 [r15] = r16
	st4 [r38] = r14
	mov pr = r63, -1
	;;
	.mii
	nop 0
	mov b0 = r60
	;;
	mov ar.pfs = r61
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L581:
	.body
	.copy_state 2
	.mmi
	adds r14 = 16, r35
	ld4 r16 = [r43]
	nop 0
	.mmi
	ld4 r15 = [r41]
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	add r14 = r41, r14
	;;
	.mib
	st4 [r14] = r16
	nop 0
	br .L501
.L519:
	.mmi
	ld4 r35 = [r32]
	nop 0
	mov r39 = r14
	.mmi
	mov r37 = r0
	ld4 r36 = [r38]
	nop 0
	;;
	.mib
	addp4 r35 = 0,r35
	addp4 r36 = 0,r36
	br .L594
	;;
.L590:
	.mmi
	ld4 r35 = [r32]
	ld4 r36 = [r38]
	nop 0
	;;
	.mmi
	addp4 r35 = 0,r35
	nop 0
	addp4 r36 = 0,r36
	;;
	.mib
	nop 0
	cmp4.gtu p6, p7 = r36, r35
	(p7) br.cond.dptk .L471
	.mmi
	ld1 r14 = [r35]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 42, r14
	(p7) br.cond.dptk .L516
	.mib
	nop 0
	nop 0
	br .L544
.L592:
	.pred.rel.mutex p16, p17
	.mmi
	ld4 r14 = [r32]
	ld4 r15 = [r38]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	nop 0
	addp4 r15 = 0,r15
	;;
	.mib
	nop 0
	cmp4.leu p6, p7 = r15, r14
	(p7) br.cond.dptk .L495
	.mlx
	nop 0
	movl r14 = @gprel(nuls#)
	.mmi
	ld4.a r39 = [r43]
	;;
	add r14 = r1, r14
	nop 0
	;;
	.mmi
	st4 [r32] = r14
	st4 [r38] = r14
	nop 0
	;;
	.mib
	ld4.c.clr r39 = [r43]
	nop 0
	br .L595
.L580:
	.pred.rel.mutex p16, p17
	.mmi
	ld4 r14 = [r32]
	ld4 r15 = [r38]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	nop 0
	addp4 r15 = 0,r15
	;;
	.mib
	nop 0
	cmp4.gtu p6, p7 = r15, r14
	(p6) br.cond.dptk .L495
	.mmi
	adds r14 = 16, r35
	ld4.a r36 = [r38]
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mmi
	add r14 = r41, r14
	;;
	st4 [r14] = r16
	nop 0
	;;
	.mmi
	ld4 r14 = [r32]
	ld4.c.clr r36 = [r38]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	nop 0
	addp4 r36 = 0,r36
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r14, r36
	(p6) br.cond.dptk .L569
	.mib
	nop 0
	nop 0
	br .L543
.L582:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 1, r14
	addl r66 = 41, r0
	addl r65 = 92, r0
	.mmi
	mov r64 = r32
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 41, r14
	nop 0
	(p6) br.cond.dpnt .L500
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = p_bre#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L500
.L575:
	.mmi
	ld4.a r14 = [r42]
	adds r35 = 1, r35
	mov r66 = r0
	.mlx
	mov r64 = r32
	movl r65 = 402653184
	;;
	.mmi
	st4 [r32] = r35
	nop 0
	cmp4.ne p6, p7 = 0, r14
	.mmb
	chk.a.clr r14, .L602
.L603:
	.pred.rel.mutex p6, p7
	nop 0
	(p6) br.cond.dpnt .L470
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L470:
	.mmi
	adds r16 = 28, r32
	ld4.a r35 = [r32]
	nop 0
	.mmi
	ld4.a r36 = [r38]
	;;
	ld4 r14 = [r16]
	nop 0
	.mmi
	ld4.a r39 = [r43]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	adds r14 = 40, r14
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	or r15 = 1, r15
	;;
	st4 [r14] = r15
	nop 0
	;;
	.mii
	ld4 r14 = [r16]
	addl r16 = 1, r0
	;;
	addp4 r14 = 0,r14
	;;
	.mmi
	adds r14 = 44, r14
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
	ld4.c.clr r35 = [r32]
	ld4.c.clr r36 = [r38]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r35 = 0,r35
	addp4 r36 = 0,r36
	.mmi
	nop 0
	ld4.c.clr r39 = [r43]
	nop 0
	;;
	.mbb
	cmp4.ltu p6, p7 = r35, r36
	(p7) br.cond.spnt .L471
	br .L535
.L583:
	.mmi
	adds r15 = 1, r14
	;;
	ld1 r15 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 41, r15
	(p6) br.cond.dptk .L504
	.mmi
	adds r14 = 2, r14
	;;
	addp4 r35 = 0,r14
	nop 0
	;;
	.mib
	st4 [r32] = r35
	cmp4.gtu p6, p7 = r36, r35
	(p6) br.cond.dptk .L488
	.mmi
	ld4 r36 = [r38]
	mov r37 = r0
	mov r16 = r0
	.mmi
	ld4 r39 = [r43]
	;;
	addp4 r36 = 0,r36
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r35, r36
	(p6) br.cond.sptk .L535
	.mib
	nop 0
	nop 0
	br .L536
.L597:
	.mmi
	ld1 r16 = [r15]
	;;
	nop 0
	sxt1 r16 = r16
	;;
	.mib
	cmp4.ne p6, p7 = 125, r16
	nop 0
	(p7) br.cond.dpnt .L596
	;;
	.mmi
	mov r14 = r15
	st4 [r32] = r15
	adds r15 = 1, r15
	;;
.L546:
	.mmi
	nop 0
	addp4 r15 = 0,r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r15, r36
	(p6) br.cond.dptk .L561
	.mmi
	ld1 r16 = [r14]
	;;
	nop 0
	sxt1 r16 = r16
	;;
	.mib
	cmp4.ne p6, p7 = 92, r16
	nop 0
	(p7) br.cond.dpnt .L597
	;;
	.mmi
	nop 0
	mov r14 = r15
	nop 0
	.mmb
	st4 [r32] = r15
	adds r15 = 1, r15
	br .L546
	;;
.L596:
	.mib
	adds r41 = 8, r32
	cmp4.ltu p6, p7 = r14, r36
	(p7) br.cond.spnt .L532
	;;
	.mmi
	ld4 r14 = [r41]
	ld4.a r39 = [r43]
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
	st4 [r32] = r14
	st4 [r38] = r14
	nop 0
	;;
	.mib
	ld4.c.clr r39 = [r43]
	nop 0
	br .L595
.L561:
	.mmi
	adds r41 = 8, r32
	nop 0
	nop 0
	;;
.L532:
	.mmi
	ld4 r14 = [r41]
	ld4.a r39 = [r43]
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
	st4 [r32] = r14
	st4 [r38] = r14
	nop 0
	;;
	.mib
	ld4.c.clr r39 = [r43]
	nop 0
	br .L595
.L584:
	.mmi
	adds r16 = 1, r14
	;;
	addp4 r16 = 0,r16
	nop 0
	;;
	.mib
	st4 [r32] = r16
	cmp4.ltu p6, p7 = r16, r15
	(p6) br.cond.dpnt .L524
.L525:
	.mib
	nop 0
	addl r67 = 256, r0
	br .L523
.L524:
	.mmi
	adds r14 = 1, r14
	;;
	ld1 r64 = [r14]
	adds r14 = 32, r12
	;;
	.mib
	st8 [r14] = r66
	nop 0
	br.call.sptk.many b0 = isdigit#
	;;
	.mmi
	adds r15 = 32, r12
	mov r1 = r62
	cmp4.eq p6, p7 = 0, r8
	;;
	.mib
	ld8 r66 = [r15]
	nop 0
	(p6) br.cond.dptk .L525
	.mib
	mov r64 = r32
	nop 0
	br.call.sptk.many b0 = p_count#
	;;
	.mmi
	adds r14 = 32, r12
	mov r1 = r62
	mov r67 = r8
	;;
	.mmi
	nop 0
	ld8 r66 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r8, r66
	(p6) br.cond.dptk .L523
	.mmi
	adds r41 = 8, r32
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
	st4 [r32] = r14
	st4 [r38] = r14
	br .L523
.L587:
	.mmi
	ld4 r35 = [r32]
	mov r39 = r14
	mov r37 = r0
	.mmi
	mov r16 = r0
	ld4 r36 = [r38]
	nop 0
	;;
	.mmi
	addp4 r35 = 0,r35
	nop 0
	addp4 r36 = 0,r36
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r35, r36
	(p6) br.cond.sptk .L535
	.mib
	nop 0
	nop 0
	br .L536
.L598:
	.pred.rel.mutex p6, p7
	.mmi
	nop 0
	ld4 r14 = [r43]
	nop 0
	;;
	.mib
	nop 0
	sub r66 = r14, r39
	br .L599
.L600:
	.mmi
	nop 0
	ld4 r15 = [r42]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	br .L601
.L602:
	.mmi
	nop 0
	ld4 r14 = [r42]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	br .L603
	.endp p_bre#
	.align 16
	.align 64
	.proc p_ere#
p_ere:
	.prologue 12, 75
	.mmi
	.save ar.pfs, r76
	alloc r76 = ar.pfs, 3, 44, 4, 0
	.fframe 32
	adds r12 = -32, r12
	.save pr, r78
	mov r78 = pr
	.mlx
	addp4 r32 = 0,r32
	movl r42 = @gprel(nuls#)
	;;
	.mmi
	adds r72 = 4, r32
	adds r39 = 20, r32
	add r42 = r1, r42
	.mmi
	ld4 r14 = [r32]
	addl r41 = @ltoffx(.L610), r1
	mov r15 = r12
	;;
	.mmi
	ld4 r35 = [r72]
	addp4 r14 = 0,r14
	mov r77 = r1
	.mmi
	adds r74 = 8, r32
	adds r46 = 12, r32
	addl r54 = 13, r0
	;;
	.mlx
	ld4 r43 = [r39]
	movl r55 = 2013265920
	.mlx
	addp4 r35 = 0,r35
	movl r51 = -2147483648
	;;
	.mlx
	ld8.mov r41 = [r41], .L610
	movl r45 = -134217728
	.mlx
	addp4 r63 = 0,r42
	movl r47 = -2013265920
	;;
	.mlx
	addl r70 = 5, r0
	movl r62 = -1879048192
	.mlx
	adds r40 = 28, r32
	movl r53 = 1207959552
	;;
	.mlx
	adds r68 = 19, r15
	movl r52 = 1342177280
	.mlx
	addl r67 = 94, r0
	movl r61 = 1476395008
	;;
	.mlx
	adds r50 = 17, r12
	movl r60 = 1610612736
	.mlx
	addl r66 = 10, r0
	movl r64 = 671088640
	;;
	.mmi
	adds r49 = 18, r12
	addl r65 = 93, r0
	adds r48 = 19, r12
	.mlx
	addl r69 = 8, r0
	movl r59 = 536870912
	;;
	.mlx
	addl r73 = 1, r0
	movl r58 = 402653184
	.mlx
	mov r71 = r0
	movl r57 = 1879048192
	;;
	.mmi
	mov r44 = r0
	mov r38 = r43
	.save rp, r75
	mov r75 = b0
	.body
	.mlx
	cmp4.gtu p6, p7 = r35, r14
	movl r56 = 1744830464
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dpnt .L607
	.align 32
.L606:
	.mmi
	ld1 r15 = [r14]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 124, r15
	(p6) br.cond.dpnt .L687
	;;
.L745:
	.mib
	cmp4.ne p6, p7 = r33, r15
	adds r36 = 1, r14
	(p7) br.cond.dpnt .L687
	;;
	.mmi
	ld1.a r37 = [r14]
	nop 0
	addp4 r36 = 0,r36
	;;
	.mmi
	st4 [r32] = r36
	;;
	ld1.c.clr r37 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r37 = r37
	;;
	adds r15 = -36, r37
	;;
	.mii
	nop 0
	zxt1 r15 = r15
	nop 0
	;;
	.mib
	cmp4.ltu p6, p7 = 88, r15
	shladd r15 = r15, 2, r0
	(p6) br.cond.dpnt .L608
	;;
	.mmi
	add r15 = r15, r41
	;;
	ld4 r17 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r16 = r17
	;;
	add r15 = r15, r16
	;;
	.mib
	nop 0
	mov b6 = r15
	br b6
	.section	.rodata,	"a",	"progbits"
	.align 4
	.align 4
.L610:
	data4 @pcrel(.L619)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L618)
	data4 @pcrel(.L617)
	data4 @pcrel(.L615)
	data4 @pcrel(.L615)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L616)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L615)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L614)
	data4 @pcrel(.L613)
	data4 @pcrel(.L608)
	data4 @pcrel(.L612)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L608)
	data4 @pcrel(.L611)
	data4 @pcrel(.L609)
	.section	.text,	"ax",	"progbits"
.L611:
	.mib
	nop 0
	cmp4.gtu p6, p7 = r35, r36
	(p6) br.cond.dpnt .L736
	.align 32
.L608:
	.mmi
	mov r80 = r37
	mov r79 = r32
	mov r37 = r0
.L725:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ordinary#
.L726:
	.mmi
	nop 0
	ld4 r14 = [r32]
	mov r1 = r77
	.mmi
	ld4 r35 = [r72]
	;;
	addp4 r14 = 0,r14
	addp4 r35 = 0,r35
	;;
.L629:
	.mib
	cmp4.leu p6, p7 = r35, r14
	nop 0
	(p6) br.cond.spnt .L730
	;;
	.mmi
	ld1 r36 = [r14]
	;;
	nop 0
	sxt1 r36 = r36
	;;
	.mmi
	adds r15 = -42, r36
	nop 0
	cmp4.ne p6, p7 = 63, r36
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
	(p6) br.cond.dptk .L646
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 123, r36
	(p6) br.cond.dptk .L647
	.mmi
	nop 0
	adds r15 = 1, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.leu p6, p7 = r35, r15
	(p6) br.cond.dptk .L647
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	ld1 r79 = [r14]
	nop 0
	br.call.sptk.many b0 = isdigit#
	;;
	.mmi
	ld4 r14 = [r32]
	nop 0
	mov r1 = r77
	.mmb
	cmp4.ne p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L729
	;;
	.mmi
	adds r14 = 1, r14
	nop 0
	cmp4.eq p6, p7 = 0, r37
	;;
	.mib
	st4 [r32] = r14
	nop 0
	(p6) br.cond.dptk .L650
	.mmi
	nop 0
	ld4 r14 = [r74]
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) st4 [r74] = r54
	nop 0
	.mmi
	st4 [r32] = r42
	;;
	st4 [r72] = r42
	nop 0
	.align 32
.L652:
	.mib
	cmp4.lt p6, p7 = 43, r36
	nop 0
	(p7) br.cond.dpnt .L737
	;;
	.mib
	cmp4.eq p6, p7 = 63, r36
	nop 0
	(p6) br.cond.dpnt .L657
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 123, r36
	(p7) br.cond.spnt .L660
.L650:
	.mib
	mov r79 = r32
	nop 0
	br.call.sptk.many b0 = p_count#
	;;
	.mmi
	ld4 r14 = [r32]
	mov r1 = r77
	mov r81 = r8
	.mmi
	ld4 r15 = [r72]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r14, r15
	(p6) br.cond.dptk .L708
	.mmi
	ld1 r15 = [r14]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 44, r15
	(p7) br.cond.dpnt .L738
.L708:
	.mmi
	mov r82 = r81
	nop 0
	nop 0
.L672:
	.mib
	mov r80 = r38
	mov r79 = r32
	br.call.sptk.many b0 = repeat#
	;;
	.mmi
	nop 0
	ld4 r14 = [r32]
	mov r1 = r77
	.mmi
	ld4 r35 = [r72]
	;;
	addp4 r14 = 0,r14
	addp4 r35 = 0,r35
	;;
	.mib
	nop 0
	cmp4.gtu p6, p7 = r35, r14
	(p7) br.cond.dptk .L679
.L675:
	.mmi
	ld1 r15 = [r14]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 125, r15
	(p7) br.cond.dpnt .L739
	.align 32
.L678:
	.mmi
	adds r14 = 1, r14
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	st4 [r32] = r14
	cmp4.geu p6, p7 = r14, r35
	(p6) br.cond.dpnt .L679
	;;
	.mmi
	ld1 r15 = [r14]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 125, r15
	(p6) br.cond.dptk .L678
	.mmi
	adds r14 = 8, r32
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
	.mmi
	nop 0
	add r14 = r1, r14
	nop 0
	;;
	.mmi
	st4 [r32] = r14
	st4 [r72] = r14
	nop 0
	.align 32
.L730:
	.mmi
	ld4 r38 = [r39]
	nop 0
	nop 0
	;;
.L686:
	.mib
	nop 0
	cmp4.ne p6, p7 = r38, r43
	(p6) br.cond.spnt .L691
	.align 32
.L607:
	.mmi
	adds r14 = 8, r32
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
	st4 [r32] = r14
	st4 [r72] = r14
	nop 0
.L691:
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r73
	(p7) br.cond.dptk .L604
	.mmi
	adds r16 = 8, r32
	nop 0
	shladd r17 = r71, 2, r0
	.mlx
	sub r38 = r38, r71
	movl r33 = -1879048192
	;;
	.mmi
	nop 0
	ld4 r14 = [r16]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	adds r14 = 12, r32
	(p6) br.cond.dpnt .L604
	;;
	.mmi
	ld4 r15 = [r14]
	ld4.a r34 = [r39]
	nop 0
	;;
	.mlx
	addp4 r15 = r17, r15
	movl r17 = -134217728
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	and r14 = r17, r14
	nop 0
	;;
	.mmi
	or r14 = r38, r14
	;;
	st4 [r15] = r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r16]
	ld4.c.clr r34 = [r39]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	sub r34 = r34, r44
	(p6) br.cond.spnt .L604
	;;
	.mii
	nop 0
	mov pr = r78, -1
	;;
	mov b0 = r75
	;;
	.mii
	nop 0
	mov ar.pfs = r76
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many doemit.part.0#
.L615:
	.body
	.copy_state 1
	.mmi
	adds r14 = 8, r32
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
	st4 [r32] = r14
	st4 [r72] = r14
	nop 0
.L741:
	.mib
	nop 0
	cmp4.ne p6, p7 = r38, r43
	(p7) br.cond.sptk .L607
	.mib
	nop 0
	nop 0
	br .L691
.L739:
	.mii
	adds r14 = 1, r14
	nop 0
	;;
	addp4 r14 = 0,r14
	;;
	.mmi
	st4 [r32] = r14
	nop 0
	nop 0
	.align 32
.L664:
	.mib
	cmp4.ltu p6, p7 = r14, r35
	nop 0
	(p7) br.cond.dpnt .L730
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
	(p6) br.cond.dptk .L684
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 123, r15
	(p6) br.cond.dptk .L647
	.mmi
	nop 0
	adds r15 = 1, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.leu p6, p7 = r35, r15
	(p6) br.cond.dptk .L647
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	ld1 r79 = [r14]
	nop 0
	br.call.sptk.many b0 = isdigit#
	;;
	.mib
	mov r1 = r77
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L740
	.align 32
.L684:
	.mmi
	adds r14 = 8, r32
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
	st4 [r32] = r14
	st4 [r72] = r14
	br .L730
.L617:
	.mmi
	adds r14 = 8, r32
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
	st4 [r32] = r14
	st4 [r72] = r14
	br .L741
.L618:
	.mib
	nop 0
	cmp4.gtu p6, p7 = r35, r36
	(p6) br.cond.dptk .L620
	.mmi
	nop 0
	ld4 r14 = [r74]
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	;;
	(p7) st4 [r74] = r69
	nop 0
	.mmi
	st4 [r32] = r42
	;;
	st4 [r72] = r42
	nop 0
.L620:
	.mmi
	ld4 r14 = [r40]
	mov r80 = r56
	mov r79 = r32
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	adds r14 = 80, r14
	nop 0
	;;
	.mmi
	ld4 r15 = [r14]
	;;
	adds r15 = 1, r15
	nop 0
	;;
	.mmi
	st4 [r14] = r15
	;;
	ld4 r14 = [r40]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	adds r14 = 80, r14
	nop 0
	;;
	.mmi
	ld4 r35 = [r14]
	;;
	cmp4.lt p16, p17 = 9, r35
	mov r81 = r35
	;;
	.mmi
	(p17) adds r14 = 8, r35
	(p17) ld4 r15 = [r39]
	nop 0
	;;
	.mmi
	(p17) shladd r14 = r14, 2, r0
	;;
	nop 0
	(p17) sxt4 r14 = r14
	;;
	.mmi
	(p17) add r14 = r32, r14
	;;
	(p17) st4 [r14] = r15
	nop 0
	;;
	.mmi
	nop 0
	ld4 r14 = [r74]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L623
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	mov r1 = r77
	nop 0
	nop 0
.L623:
	.pred.rel.mutex p16, p17
	.mmi
	ld4 r14 = [r32]
	ld4 r15 = [r72]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	cmp4.geu p6, p7 = r14, r15
	nop 0
	(p6) br.cond.dpnt .L624
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
	(p6) br.cond.dpnt .L625
.L624:
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
	mov r1 = r77
	nop 0
	nop 0
.L625:
	.pred.rel.mutex p16, p17
	.mmi
	(p17) adds r14 = 16, r35
	(p17) ld4 r15 = [r39]
	mov r81 = r35
	.mii
	mov r80 = r57
	mov r79 = r32
	;;
	(p17) shladd r14 = r14, 2, r0
	;;
	.mii
	nop 0
	(p17) sxt4 r14 = r14
	;;
	(p17) add r14 = r74, r14
	;;
	.mmi
	(p17) st4 [r14] = r15
	;;
	ld4 r14 = [r74]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L627
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	nop 0
	ld4 r15 = [r32]
	mov r1 = r77
	.mmi
	ld4 r14 = [r72]
	;;
	addp4 r15 = 0,r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r15, r14
	(p6) br.cond.dptk .L628
.L703:
	.mmi
	adds r14 = 1, r15
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	st4 [r32] = r14
	;;
	ld1 r15 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 41, r15
	(p7) br.cond.dpnt .L742
.L628:
	.mmi
	ld4 r14 = [r74]
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
	(p6) st4 [r74] = r14
	movl r14 = @gprel(nuls#)
	;;
	.mii
	add r14 = r1, r14
	nop 0
	;;
	nop 0
	.mmb
	st4 [r32] = r14
	st4 [r72] = r14
	br .L730
.L742:
	.mmi
	ld4 r35 = [r72]
	nop 0
	mov r37 = r0
	;;
	.mib
	nop 0
	addp4 r35 = 0,r35
	br .L629
.L619:
	.mmi
	ld4 r14 = [r74]
	nop 0
	mov r81 = r0
	.mmi
	mov r80 = r59
	nop 0
	mov r79 = r32
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L635
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	mov r1 = r77
	nop 0
	nop 0
.L635:
	.mmi
	nop 0
	ld4 r14 = [r40]
	mov r37 = r0
	.mmi
	ld4.a r35 = [r72]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	adds r14 = 40, r14
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
	ld4 r14 = [r40]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	adds r14 = 48, r14
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
	ld4 r14 = [r32]
	ld4.c.clr r35 = [r72]
	nop 0
	;;
	.mib
	addp4 r14 = 0,r14
	addp4 r35 = 0,r35
	br .L629
	;;
.L609:
	.mmi
	adds r14 = 8, r32
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
	st4 [r32] = r14
	st4 [r72] = r14
	br .L741
.L736:
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	ld1 r79 = [r14]
	nop 0
	br.call.sptk.many b0 = isdigit#
	;;
	.mib
	mov r1 = r77
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L608
	.mmi
	ld4 r14 = [r74]
	nop 0
	mov r80 = r37
	.mii
	mov r79 = r32
	mov r37 = r0
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	.mmi
	nop 0
	(p7) addl r14 = 13, r0
	nop 0
	;;
	.mmi
	(p7) st4 [r74] = r14
	st4 [r32] = r42
	nop 0
	;;
	.mib
	st4 [r72] = r42
	nop 0
	br .L725
.L612:
	.mmi
	ld4 r14 = [r74]
	nop 0
	mov r81 = r0
	.mmi
	mov r80 = r58
	nop 0
	mov r79 = r32
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L634
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	mov r1 = r77
	nop 0
	nop 0
.L634:
	.mmi
	nop 0
	ld4 r14 = [r40]
	addl r37 = 1, r0
	.mmi
	ld4.a r35 = [r72]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	adds r14 = 40, r14
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	or r15 = 1, r15
	;;
	st4 [r14] = r15
	nop 0
	;;
	.mmi
	ld4 r14 = [r40]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	adds r14 = 44, r14
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
	ld4 r14 = [r32]
	ld4.c.clr r35 = [r72]
	nop 0
	;;
	.mib
	addp4 r14 = 0,r14
	addp4 r35 = 0,r35
	br .L629
	;;
.L613:
	.mib
	nop 0
	cmp4.gtu p6, p7 = r35, r36
	(p6) br.cond.dptk .L640
	.mii
	ld4 r14 = [r74]
	mov r36 = r63
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	.mmi
	(p7) st4 [r74] = r70
	st4 [r72] = r42
	nop 0
.L640:
	.mmi
	adds r14 = 1, r36
	ld1.a r80 = [r36]
	mov r79 = r32
	.mmi
	mov r37 = r0
	;;
	st4 [r32] = r14
	nop 0
	;;
	.mmi
	nop 0
	ld1.c.clr r80 = [r36]
	nop 0
	;;
	.mib
	nop 0
	sxt1 r80 = r80
	br.call.sptk.many b0 = ordinary#
	;;
	.mib
	nop 0
	nop 0
	br .L726
.L614:
	.mib
	mov r79 = r32
	mov r37 = r0
	br.call.sptk.many b0 = p_bracket#
	;;
	.mmi
	nop 0
	ld4 r14 = [r32]
	mov r1 = r77
	.mmi
	nop 0
	ld4 r35 = [r72]
	nop 0
	;;
	.mib
	addp4 r14 = 0,r14
	addp4 r35 = 0,r35
	br .L629
	;;
.L616:
	.mmi
	ld4 r14 = [r40]
	nop 0
	mov r81 = r0
	.mii
	mov r80 = r64
	mov r79 = r32
	;;
	addp4 r14 = 0,r14
	;;
	.mmi
	adds r14 = 24, r14
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 3
	(p7) br.cond.dpnt .L743
	;;
	.mmi
	nop 0
	ld4 r37 = [r74]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r37
	nop 0
	(p7) br.cond.dpnt .L744
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	nop 0
	ld4 r14 = [r32]
	mov r1 = r77
	.mmi
	nop 0
	ld4 r35 = [r72]
	nop 0
	;;
	.mib
	addp4 r14 = 0,r14
	addp4 r35 = 0,r35
	br .L629
	;;
.L740:
	.mmi
	ld4 r14 = [r32]
	nop 0
	nop 0
	;;
.L729:
	.mmi
	nop 0
	ld4 r35 = [r72]
	addp4 r14 = 0,r14
	.mmi
	ld4 r38 = [r39]
	;;
	addp4 r35 = 0,r35
	nop 0
	;;
	.mib
	cmp4.geu p6, p7 = r14, r35
	nop 0
	(p6) br.cond.spnt .L686
	;;
	.mmi
	ld1 r15 = [r14]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 124, r15
	(p7) br.cond.dptk .L745
	;;
	.align 32
.L687:
	.mib
	cmp4.ne p6, p7 = r38, r43
	nop 0
	(p7) br.cond.spnt .L607
	;;
	.mmi
	ld4 r14 = [r32]
	ld4 r35 = [r72]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	nop 0
	addp4 r35 = 0,r35
	;;
	.mib
	cmp4.leu p6, p7 = r35, r14
	nop 0
	(p6) br.cond.spnt .L691
	;;
	.mmi
	ld1 r15 = [r14]
	nop 0
	adds r14 = 1, r14
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	addp4 r14 = 0,r14
	;;
	.mib
	cmp4.ne p6, p7 = 124, r15
	nop 0
	(p6) br.cond.dpnt .L691
	;;
	.mmi
	ld4.a r15 = [r74]
	st4 [r32] = r14
	cmp4.eq p6, p7 = 0, r73
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dptk .L692
	;;
	.mmi
	ld4.c.clr r15 = [r74]
	nop 0
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L693
	.mmi
	sub r81 = r38, r43
	mov r82 = r43
	mov r80 = r55
	.mmi
	mov r79 = r32
	mov r71 = r43
	mov r44 = r43
	;;
	.mib
	adds r81 = 1, r81
	nop 0
	br.call.sptk.many b0 = doinsert.part.0#
	;;
	.mmi
	mov r1 = r77
	ld4 r38 = [r39]
	nop 0
	;;
.L692:
	.mmi
	ld4 r14 = [r74]
	sub r81 = r38, r44
	mov r80 = r51
	.mii
	mov r79 = r32
	mov r73 = r0
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	.mmi
	(p7) ld4 r14 = [r32]
	(p7) ld4 r35 = [r72]
	nop 0
	;;
	.mib
	(p7) addp4 r14 = 0,r14
	(p7) addp4 r35 = 0,r35
	(p7) br.cond.dpnt .L693
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	ld4 r14 = [r74]
	mov r1 = r77
	mov r81 = r0
	.mmi
	mov r80 = r47
	ld4 r38 = [r39]
	mov r79 = r32
	;;
	.mmi
	sub r16 = r38, r71
	cmp4.ne p6, p7 = 0, r14
	nop 0
	.mmb
	adds r44 = -1, r38
	shladd r71 = r71, 2, r0
	(p6) br.cond.spnt .L695
	;;
	.mmi
	nop 0
	ld4 r15 = [r46]
	nop 0
	;;
	.mmi
	addp4 r15 = r71, r15
	ld4.a r71 = [r39]
	nop 0
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	and r14 = r45, r14
	nop 0
	;;
	.mmi
	or r14 = r16, r14
	;;
	st4 [r15] = r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r74]
	ld4.c.clr r71 = [r39]
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
	ld4 r14 = [r32]
	mov r1 = r77
	.mmi
	nop 0
	ld4 r35 = [r72]
	nop 0
	;;
	.mmi
	ld4 r43 = [r39]
	addp4 r14 = 0,r14
	addp4 r35 = 0,r35
	;;
.L746:
	.mib
	mov r38 = r43
	cmp4.gtu p6, p7 = r35, r14
	(p6) br.cond.dptk .L606
	.mib
	nop 0
	nop 0
	br .L607
.L738:
	.mmi
	adds r15 = 1, r14
	nop 0
	adds r14 = 1, r14
	;;
	.mii
	st4 [r32] = r15
	adds r15 = 32, r12
	;;
	nop 0
	.mmb
	ld1 r79 = [r14]
	st8 [r15] = r81
	br.call.sptk.many b0 = isdigit#
	;;
	.mmi
	adds r17 = 32, r12
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r77
	;;
	.mib
	ld8 r81 = [r17]
	(p6) addl r82 = 256, r0
	(p6) br.cond.dptk .L672
	.mib
	mov r79 = r32
	nop 0
	br.call.sptk.many b0 = p_count#
	;;
	.mmi
	adds r14 = 32, r12
	mov r1 = r77
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
	(p6) br.cond.dptk .L672
	.mmi
	adds r14 = 8, r32
	mov r80 = r38
	mov r79 = r32
	;;
	.mmi
	ld4 r15 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r15
	nop 0
	;;
	.mmi
	nop 0
	(p7) addl r15 = 10, r0
	nop 0
	;;
	.mlx
	(p7) st4 [r14] = r15
	movl r14 = @gprel(nuls#)
	;;
	.mmi
	add r14 = r1, r14
	;;
	st4 [r32] = r14
	nop 0
	.mmb
	st4 [r72] = r14
	nop 0
	br.call.sptk.many b0 = repeat#
	;;
	.mmi
	nop 0
	ld4 r14 = [r32]
	mov r1 = r77
	.mmi
	ld4 r35 = [r72]
	;;
	addp4 r14 = 0,r14
	addp4 r35 = 0,r35
	;;
	.mib
	nop 0
	cmp4.gtu p6, p7 = r35, r14
	(p6) br.cond.dptk .L675
	.align 32
.L679:
	.mmi
	adds r14 = 8, r32
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
	.mii
	add r14 = r1, r14
	nop 0
	;;
	nop 0
	.mmb
	st4 [r32] = r14
	st4 [r72] = r14
	br .L730
.L604:
	.mii
	nop 0
	mov pr = r78, -1
	nop 0
	;;
	.mii
	nop 0
	mov b0 = r75
	;;
	mov ar.pfs = r76
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L647:
	.body
	.copy_state 2
	.mib
	ld4 r38 = [r39]
	nop 0
	br .L606
.L646:
	.mmi
	adds r14 = 1, r14
	nop 0
	cmp4.ne p6, p7 = 0, r37
	;;
	.mib
	st4 [r32] = r14
	nop 0
	(p6) br.cond.dptk .L655
	.mib
	cmp4.eq p6, p7 = 43, r36
	nop 0
	(p6) br.cond.dpnt .L656
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 43, r36
	(p7) br.cond.dpnt .L658
.L657:
	.mmi
	ld4 r14 = [r74]
	ld4 r81 = [r39]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L660
	.mmi
	sub r81 = r81, r38
	nop 0
	mov r82 = r38
	.mmi
	mov r80 = r55
	nop 0
	mov r79 = r32
	;;
	.mib
	adds r81 = 1, r81
	nop 0
	br.call.sptk.many b0 = doinsert.part.0#
	;;
	.mmi
	ld4 r14 = [r74]
	mov r1 = r77
	mov r80 = r51
	.mmi
	mov r79 = r32
	ld4 r81 = [r39]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	sub r81 = r81, r38
	(p6) br.cond.spnt .L660
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	ld4 r14 = [r39]
	mov r1 = r77
	mov r81 = r0
	.mmi
	mov r80 = r47
	ld4 r15 = [r74]
	mov r79 = r32
	;;
	.mmi
	sub r16 = r14, r38
	nop 0
	cmp4.ne p6, p7 = 0, r15
	.mmb
	shladd r38 = r38, 2, r0
	nop 0
	(p6) br.cond.spnt .L660
	;;
	.mmi
	ld4 r15 = [r46]
	;;
	addp4 r15 = r38, r15
	nop 0
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	and r14 = r45, r14
	nop 0
	;;
	.mmi
	or r14 = r16, r14
	;;
	st4 [r15] = r14
	nop 0
	;;
	.mmi
	nop 0
	ld4 r14 = [r74]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.spnt .L660
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	nop 0
	ld4 r14 = [r39]
	mov r1 = r77
	.mmi
	nop 0
	ld4 r15 = [r74]
	nop 0
	;;
	.mib
	adds r14 = -1, r14
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.spnt .L660
	;;
	.mmi
	shladd r14 = r14, 2, r0
	ld4 r15 = [r46]
	nop 0
	;;
	.mmi
	addp4 r15 = r14, r15
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	and r14 = r45, r14
	;;
	or r14 = 1, r14
	nop 0
	;;
	.mmi
	st4 [r15] = r14
	;;
	ld4 r14 = [r74]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.spnt .L660
	;;
	.mmi
	nop 0
	(p6) addl r81 = 2, r0
	(p6) mov r80 = r62
.L728:
	.mib
	mov r79 = r32
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	nop 0
	ld4 r14 = [r32]
	mov r1 = r77
	.mmi
	nop 0
	ld4 r35 = [r72]
	nop 0
	;;
	.mib
	addp4 r14 = 0,r14
	addp4 r35 = 0,r35
	br .L664
.L737:
	.mib
	nop 0
	cmp4.eq p6, p7 = 42, r36
	(p7) br.cond.dpnt .L660
	;;
.L658:
	.mmi
	ld4 r14 = [r74]
	ld4 r81 = [r39]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L660
	.mmi
	sub r81 = r81, r38
	nop 0
	mov r82 = r38
	.mmi
	mov r80 = r53
	nop 0
	mov r79 = r32
	;;
	.mib
	adds r81 = 1, r81
	nop 0
	br.call.sptk.many b0 = doinsert.part.0#
	;;
	.mmi
	ld4 r14 = [r74]
	mov r1 = r77
	mov r80 = r52
	.mmi
	mov r79 = r32
	ld4 r81 = [r39]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	sub r81 = r81, r38
	(p6) br.cond.spnt .L660
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	ld4 r14 = [r39]
	mov r1 = r77
	mov r80 = r61
	.mmi
	mov r82 = r38
	ld4 r15 = [r74]
	mov r79 = r32
	;;
	.mib
	sub r14 = r14, r38
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dpnt .L660
	;;
	.mib
	adds r81 = 1, r14
	nop 0
	br.call.sptk.many b0 = doinsert.part.0#
	;;
	.mmi
	nop 0
	ld4 r14 = [r74]
	mov r1 = r77
	.mmi
	ld4 r81 = [r39]
	;;
	cmp4.eq p6, p7 = 0, r14
	sub r81 = r81, r38
	;;
	.mib
	nop 0
	(p6) mov r80 = r60
	(p6) br.cond.sptk .L728
	.align 32
.L660:
	.mmi
	ld4 r14 = [r32]
	ld4 r35 = [r72]
	nop 0
	;;
	.mib
	addp4 r14 = 0,r14
	addp4 r35 = 0,r35
	br .L664
	;;
.L655:
	.mmi
	ld4 r14 = [r74]
	;;
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	(p6) st4 [r74] = r54
	st4 [r32] = r42
	cmp4.eq p6, p7 = 43, r36
	;;
	.mib
	st4 [r72] = r42
	nop 0
	(p7) br.cond.dptk .L652
.L656:
	.mmi
	nop 0
	ld4 r14 = [r74]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L660
	.mmi
	ld4 r81 = [r39]
	nop 0
	mov r80 = r53
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
	ld4 r14 = [r74]
	nop 0
	mov r1 = r77
	.mmi
	mov r79 = r32
	ld4 r81 = [r39]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	sub r81 = r81, r38
	(p7) br.cond.spnt .L660
	;;
	.mib
	(p6) mov r80 = r52
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	nop 0
	ld4 r14 = [r32]
	mov r1 = r77
	.mmi
	nop 0
	ld4 r35 = [r72]
	nop 0
	;;
	.mib
	addp4 r14 = 0,r14
	addp4 r35 = 0,r35
	br .L664
.L693:
	.mmi
	adds r44 = -1, r38
	mov r43 = r38
	mov r71 = r38
.L747:
	.mib
	nop 0
	mov r73 = r0
	br .L746
	;;
.L627:
	.mmi
	ld4 r15 = [r32]
	ld4 r14 = [r72]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r15 = 0,r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r15, r14
	(p6) br.cond.dptk .L703
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
	st4 [r32] = r14
	st4 [r72] = r14
	br .L730
.L743:
	.mmi
	nop 0
	adds r14 = 16, r12
	mov r79 = r32
	.mmi
	st1 [r50] = r66
	st1 [r49] = r65
	mov r37 = r0
	;;
	.mmi
	st4 [r32] = r14
	st1 [r14] = r67
	nop 0
	;;
	.mmi
	nop 0
	st4 [r72] = r68
	nop 0
	.mmb
	st1 [r48] = r0
	nop 0
	br.call.sptk.many b0 = p_bracket#
	;;
	.mmi
	mov r1 = r77
	st4 [r32] = r36
	mov r14 = r36
	.mmb
	nop 0
	st4 [r72] = r35
	br .L629
	;;
.L744:
	.mmi
	ld4 r35 = [r72]
	mov r14 = r36
	mov r37 = r0
	;;
	.mib
	nop 0
	addp4 r35 = 0,r35
	br .L629
	;;
.L695:
	.mmi
	ld4 r14 = [r32]
	nop 0
	mov r43 = r38
	.mmi
	mov r71 = r38
	ld4 r35 = [r72]
	nop 0
	;;
	.mib
	addp4 r14 = 0,r14
	addp4 r35 = 0,r35
	br .L747
	;;
.L696:
	.mmi
	ld4 r14 = [r32]
	nop 0
	mov r43 = r71
	.mmi
	mov r73 = r0
	ld4 r35 = [r72]
	nop 0
	;;
	.mib
	addp4 r14 = 0,r14
	addp4 r35 = 0,r35
	br .L746
	.endp p_ere#
	.align 16
	.align 64
	.global regcomp#
	.type	regcomp#, @function
	.proc regcomp#
regcomp:
	.prologue 12, 71
	.mmb
	.save ar.pfs, r72
	alloc r72 = ar.pfs, 3, 41, 3, 0
	.fframe 112
	adds r12 = -112, r12
	nop 0
	.mmi
	addp4 r32 = 0,r32
	and r14 = 17, r34
	.save pr, r74
	mov r74 = pr
	;;
	.mmi
	cmp4.eq p6, p7 = 17, r14
	adds r14 = 4, r32
	.save ar.lc, r75
	mov r75 = ar.lc
	.mmi
	addp4 r33 = 0,r33
	nop 0
	mov r73 = r1
	;;
	.mib
	nop 0
	.save rp, r71
	mov r71 = b0
	.body
	(p6) br.cond.dpnt .L868
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r34, 5
	(p6) br.cond.dpnt .L750
	;;
	.mmi
	ld4 r35 = [r14]
	;;
	addp4 r35 = 0,r35
	nop 0
	;;
	.mib
	nop 0
	cmp4.gtu p6, p7 = r33, r35
	(p6) br.cond.dpnt .L868
	;;
	.mmi
	(p7) sub r35 = r35, r33
	nop 0
	nop 0
.L751:
	.mmi
	addl r76 = 351, r0
	adds r47 = 28, r12
	adds r49 = 36, r12
	.mmb
	adds r40 = 20, r12
	adds r39 = 24, r12
	br.call.sptk.many b0 = malloc#
	;;
	.mib
	nop 0
	extr.u r76 = r35, 1, 31
	nop 0
	.mmi
	addp4 r43 = 0,r8
	mov r1 = r73
	add r35 = r35, r33
	;;
	.mib
	shladd r14 = r76, 1, r0
	cmp.ne p6, p7 = 0, r43
	(p7) br.cond.spnt .L754
	;;
	.mmi
	add r76 = r76, r14, 1
	nop 0
	adds r14 = 32, r12
	;;
	.mib
	st4 [r14] = r76
	shladd r76 = r76, 2, r0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	mov r15 = r12
	addp4 r8 = 0,r8
	mov ar.lc = 9
	.mmi
	mov r1 = r73
	st4 [r49] = r0
	adds r16 = 16, r12
	;;
	.mmi
	nop 0
	adds r14 = 48, r15
	adds r15 = 44, r12
	.mmb
	st4 [r47] = r8
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.spnt .L923
	;;
	.mmi
	nop 0
	st4 [r15] = r43
	adds r15 = 40, r12
	.mmi
	st4 [r16] = r33
	;;
	st4 [r40] = r35
	nop 0
	.mmi
	st4 [r39] = r0
	;;
	st4 [r15] = r0
	nop 0
	.align 32
.L755:
	.mii
	addp4 r16 = 0,r14
	adds r14 = 4, r14
	;;
	adds r15 = 36, r14
	.mmi
	st4 [r16] = r0
	;;
	addp4 r15 = 0,r15
	nop 0
	;;
	.mib
	st4 [r15] = r0
	nop 0
	br.cloop.sptk.few .L755
	.mmi
	adds r15 = 48, r43
	adds r48 = 64, r43
	addl r18 = -129, r0
	.mmi
	adds r17 = 24, r43
	adds r16 = 44, r43
	adds r14 = 220, r43
	;;
	.mmi
	st4 [r15] = r0
	addl r15 = -1, r0
	and r18 = r18, r34
	.mmi
	addl r19 = 256, r0
	adds r35 = 8, r43
	adds r51 = 16, r43
	;;
	.mmi
	adds r37 = 20, r43
	adds r36 = 12, r43
	adds r41 = 40, r43
	.mmi
	adds r50 = 60, r43
	adds r45 = 68, r43
	adds r44 = 72, r43
	;;
	.mmi
	adds r38 = 76, r43
	adds r42 = 80, r43
	adds r46 = 52, r43
	.mmi
	adds r52 = 56, r43
	st4 [r48] = r15
	addl r15 = 1, r0
	;;
	.mmi
	st4 [r17] = r18
	st4 [r35] = r19
	nop 0
	.mmi
	addl r78 = 256, r0
	adds r76 = 92, r43
	mov r77 = r0
	;;
	.mmi
	st4 [r16] = r0
	st4 [r46] = r15
	nop 0
	;;
	.mmi
	st4 [r52] = r14
	st4 [r51] = r0
	nop 0
	;;
	.mmi
	st4 [r37] = r0
	st4 [r36] = r0
	nop 0
	;;
	.mmi
	st4 [r41] = r0
	st4 [r50] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r38] = r0
	nop 0
	.mmb
	st4 [r42] = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	ld4 r15 = [r39]
	adds r14 = 84, r43
	adds r18 = 16, r12
	.mii
	mov r1 = r73
	mov r78 = r0
	;;
	cmp4.ne p6, p7 = 0, r15
	.mmb
	st4 [r14] = r0
	mov r76 = r18
	(p6) br.cond.dpnt .L756
	;;
	.mlx
	nop 0
	movl r77 = 134217728
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	mov r1 = r73
	nop 0
	nop 0
.L756:
	.mmi
	ld4 r15 = [r49]
	adds r14 = 32, r43
	tbit.z p6, p7 = r34, 0
	.mmi
	adds r18 = 16, r12
	addl r78 = 128, r0
	addl r77 = 128, r0
	;;
	.mii
	adds r16 = -1, r15
	tbit.z p8, p9 = r34, 4
	mov r76 = r18
	;;
	.mbb
	st4 [r14] = r16
	(p7) br.cond.dpnt .L924
	(p8) br.cond.dptk .L759
	.mmi
	ld4 r14 = [r18]
	ld4 r17 = [r40]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r14, r17
	(p6) br.cond.dptk .L760
	.mlx
	ld4 r19 = [r39]
	movl r17 = @gprel(nuls#)
	.mmi
	nop 0
	adds r18 = 36, r43
	nop 0
	;;
	.mib
	add r17 = r1, r17
	cmp4.eq p6, p7 = 0, r19
	(p6) br.cond.dptk .L761
	;;
	.mmi
	adds r14 = 16, r12
	st4 [r40] = r17
	nop 0
	.mmi
	st4 [r18] = r16
	;;
	st4 [r14] = r17
	mov r14 = r15
	;;
.L762:
	.mmi
	adds r15 = 28, r43
	nop 0
	shladd r77 = r14, 2, r0
	.mmi
	adds r57 = 4, r43
	ld4 r76 = [r47]
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = realloc#
	;;
	.mmi
	addp4 r14 = 0,r8
	nop 0
	mov r1 = r73
	;;
	.mib
	st4 [r57] = r14
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L776
.L928:
	.mmi
	nop 0
	ld4 r69 = [r39]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r69
	nop 0
	(p6) br.cond.dpnt .L777
	;;
	.mmi
	ld4 r15 = [r36]
	;;
	cmp4.ge p6, p7 = 0, r15
	shladd r15 = r15, 4, r0
	;;
	.mib
	(p6) mov r55 = r0
	adds r15 = -16, r15
	(p6) br.cond.dpnt .L782
	;;
	.mii
	ld4 r16 = [r51]
	extr.u r15 = r15, 4, 28
	mov r55 = r0
	;;
	.mii
	addp4 r16 = 0,r16
	mov ar.lc = r15
	;;
	adds r16 = 12, r16
	;;
	.align 32
.L784:
	.mmi
	addp4 r15 = 0,r16
	nop 0
	adds r16 = 16, r16
	;;
	.mmi
	ld4 r15 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r15
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r55 = 1, r0
	br.cloop.sptk.few .L784
.L782:
	.mlx
	adds r14 = 4, r14
	movl r47 = -134217728
	.mlx
	st4 [r48] = r0
	movl r54 = 805306368
	;;
	.mmi
	addp4 r36 = 0,r14
	mov r77 = r0
	mov r56 = r0
	.mmi
	mov r70 = r0
	mov r49 = r0
	cmp4.ne p16, p17 = 0, r55
	;;
	.mlx
	ld4 r35 = [r36]
	movl r53 = 1744830464
	.mlx
	adds r76 = 4, r36
	movl r59 = 134217727
	;;
	.mlx
	and r14 = r47, r35
	movl r46 = 1610612736
	.mlx
	nop 0
	movl r37 = -1879048192
	;;
	.mlx
	mov r16 = r14
	movl r58 = -2013265920
	.mlx
	nop 0
	movl r52 = 2013265920
	;;
	.mlx
	nop 0
	movl r68 = -268435456
	.mlx
	nop 0
	movl r67 = -1610612736
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
	addp4 r76 = 0,r76
	movl r51 = 402653184
	;;
	.mlx
	nop 0
	movl r63 = 536870912
	.mlx
	cmp4.eq p6, p7 = r54, r14
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
	(p6) br.cond.dpnt .L785
	.align 32
.L926:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	cmp4.ltu p6, p7 = r54, r14
	(p6) br.cond.dptk .L786
	;;
	.mib
	cmp4.eq p6, p7 = r51, r14
	nop 0
	(p6) br.cond.dpnt .L787
	;;
	.mib
	cmp4.ltu p6, p7 = r51, r14
	nop 0
	(p7) br.cond.dpnt .L925
	;;
	.mib
	cmp4.eq p6, p7 = r63, r14
	nop 0
	(p6) br.cond.dpnt .L787
	;;
	.mib
	cmp4.eq p6, p7 = r62, r14
	nop 0
	(p7) br.cond.spnt .L790
	;;
	.mmi
	nop 0
	ld4 r14 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r14, r56
	(p6) br.cond.dptk .L805
	;;
	.mmi
	cmp4.gt p6, p7 = r0, r77
	st4 [r38] = r56
	nop 0
	;;
	.mmi
	(p6) mov r49 = r70
	(p6) st4 [r48] = r77
	(p6) mov r56 = r0
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L792
	;;
	.mmi
	ld4 r14 = [r48]
	nop 0
	mov r49 = r70
	;;
	.mmi
	add r14 = r14, r77
	adds r77 = 1, r56
	nop 0
	.mmi
	mov r56 = r0
	;;
	st4 [r48] = r14
	nop 0
.L792:
	.pred.rel.mutex p16, p17
	.mmi
	mov r36 = r76
	nop 0
	nop 0
	;;
	.align 32
.L927:
	.pred.rel.mutex p16, p17
	.mmi
	ld4 r35 = [r36]
	nop 0
	adds r76 = 4, r36
	;;
	.mmi
	and r14 = r47, r35
	nop 0
	addp4 r76 = 0,r76
	;;
	.mib
	mov r16 = r14
	cmp4.eq p6, p7 = r54, r14
	(p7) br.cond.dptk .L926
.L785:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	ld4 r14 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r14, r56
	(p6) br.cond.dptk .L808
	;;
	.mmi
	cmp4.gt p6, p7 = r0, r77
	st4 [r38] = r56
	nop 0
	;;
	.mmi
	nop 0
	(p6) mov r49 = r70
	nop 0
	.mmb
	(p6) st4 [r48] = r77
	nop 0
	(p6) br.cond.dpnt .L811
	;;
	.mii
	ld4 r14 = [r48]
	mov r49 = r70
	;;
	add r14 = r14, r77
	.mmi
	adds r77 = 1, r56
	;;
	st4 [r48] = r14
	nop 0
.L811:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	(p16) addl r77 = -1, r0
	mov r56 = r0
	.mmb
	nop 0
	mov r36 = r76
	br .L927
.L759:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = p_bre#
	;;
	.mmi
	mov r1 = r73
	nop 0
	nop 0
.L914:
	.mmi
	adds r15 = 16, r12
	ld4 r14 = [r39]
	mov r78 = r0
	.mlx
	nop 0
	movl r77 = 134217728
	;;
	.mib
	mov r76 = r15
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L763
.L764:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = doemit.part.0#
	;;
	.mmi
	ld4 r14 = [r49]
	adds r15 = 36, r43
	mov r1 = r73
	.mmi
	addl r17 = -128, r0
	addl r24 = 255, r0
	addl r23 = 128, r0
	;;
	.mmi
	ld4 r18 = [r39]
	nop 0
	adds r16 = -1, r14
	;;
	.mib
	st4 [r15] = r16
	cmp4.ne p6, p7 = 0, r18
	(p6) br.cond.spnt .L762
	;;
	.mii
	ld4 r21 = [r52]
	nop 0
	;;
	adds r21 = -128, r21
	;;
	.align 32
.L767:
	.mmi
	addp4 r14 = 0,r21
	adds r22 = 1, r17
	and r17 = r24, r17
	.mmi
	adds r21 = 1, r21
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L768
	.mmi
	ld4 r15 = [r36]
	ld4 r14 = [r37]
	nop 0
	;;
	.mmi
	adds r16 = 7, r15
	nop 0
	cmp4.ge p6, p7 = 0, r15
	.mmb
	addp4 r14 = 0,r14
	nop 0
	(p6) br.cond.dpnt .L768
	;;
	.mii
	nop 0
	extr r15 = r16, 31, 1
	;;
	shr.u r15 = r15, 61
	;;
	.mmi
	add r15 = r15, r16
	;;
	nop 0
	extr r15 = r15, 3, 29
	;;
	.mmi
	adds r16 = -1, r15
	nop 0
	cmp4.ge p6, p7 = 0, r15
	;;
	.mii
	addp4 r16 = r16, r0
	(p6) mov ar.lc = 0
	;;
	(p7) mov ar.lc = r16
	.align 32
.L770:
	.mmi
	add r15 = r17, r14
	;;
	addp4 r15 = 0,r15
	nop 0
	;;
	.mmi
	nop 0
	ld1 r15 = [r15]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L769
	;;
	.mmi
	ld4 r15 = [r35]
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	addp4 r14 = 0,r14
	br.cloop.sptk.few .L770
.L768:
	.mib
	nop 0
	cmp4.eq p6, p7 = r23, r22
	(p6) br.cond.spnt .L766
.L775:
	.mib
	nop 0
	mov r17 = r22
	br .L767
	;;
.L760:
	.mmi
	nop 0
	adds r15 = 1, r14
	adds r16 = 16, r12
	.mmi
	ld1.a r77 = [r14]
	;;
	st4 [r16] = r15
	mov r76 = r16
	;;
	.mmi
	nop 0
	ld1.c.clr r77 = [r14]
	nop 0
	;;
	.mib
	nop 0
	sxt1 r77 = r77
	br.call.sptk.many b0 = ordinary#
	;;
	.mmi
	adds r18 = 16, r12
	ld4 r15 = [r40]
	adds r16 = 16, r12
	.mmi
	mov r1 = r73
	;;
	ld4 r14 = [r18]
	mov r76 = r16
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	cmp4.ltu p6, p7 = r14, r15
	adds r15 = 1, r14
	(p7) br.cond.dpnt .L914
	;;
	.mmi
	ld1.a r77 = [r14]
	st4 [r16] = r15
	nop 0
	;;
	.mmi
	nop 0
	ld1.c.clr r77 = [r14]
	nop 0
	;;
	.mib
	nop 0
	sxt1 r77 = r77
	br.call.sptk.many b0 = ordinary#
	;;
	.mmi
	adds r18 = 16, r12
	ld4 r15 = [r40]
	mov r1 = r73
	;;
	.mmi
	ld4 r14 = [r18]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r14, r15
	(p6) br.cond.dptk .L760
	.mib
	nop 0
	nop 0
	br .L914
	;;
.L769:
	.mmi
	ld4 r15 = [r46]
	adds r14 = -1, r21
	mov r20 = r21
	.mii
	mov r19 = r22
	cmp4.ne p6, p7 = r23, r22
	;;
	zxt1 r16 = r15
	.mmi
	addp4 r14 = 0,r14
	nop 0
	adds r15 = 1, r15
	;;
	.mmi
	nop 0
	st4 [r46] = r15
	mov r25 = r16
	.mmb
	nop 0
	st1 [r14] = r16
	(p6) br.cond.dptk .L774
.L766:
	.mmi
	ld4 r14 = [r49]
	adds r15 = 28, r43
	adds r57 = 4, r43
	.mmi
	ld4 r76 = [r47]
	;;
	nop 0
	shladd r77 = r14, 2, r0
	.mmb
	nop 0
	st4 [r15] = r14
	br.call.sptk.many b0 = realloc#
	;;
	.mmi
	addp4 r14 = 0,r8
	nop 0
	mov r1 = r73
	;;
	.mib
	st4 [r57] = r14
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L928
.L776:
	.mmi
	ld4 r14 = [r39]
	ld4 r15 = [r47]
	nop 0
	;;
	.mlx
	cmp4.ne p6, p7 = 0, r14
	movl r14 = @gprel(nuls#)
	.mmi
	st4 [r57] = r15
	;;
	(p7) addl r16 = 12, r0
	add r14 = r1, r14
	.mmi
	(p6) adds r18 = 16, r12
	;;
	(p7) st4 [r39] = r16
	(p7) adds r16 = 16, r12
	.mmi
	nop 0
	(p6) st4 [r18] = r14
	nop 0
	;;
	.mmi
	(p7) st4 [r16] = r14
	st4 [r40] = r14
	nop 0
.L777:
	.mmi
	nop 0
	ld4 r14 = [r38]
	nop 0
	;;
	.mib
	cmp4.lt p6, p7 = 3, r14
	nop 0
	(p6) br.cond.dpnt .L826
	;;
	.mmi
	ld4 r18 = [r41]
	ld4 r23 = [r42]
	nop 0
	;;
.L781:
	.mmb
	adds r15 = 24, r32
	adds r16 = 88, r43
	nop 0
	.mmi
	adds r14 = 8, r32
	st4 [r32] = r43
	tbit.nz p6, p7 = r18, 2
	;;
	.mmi
	nop 0
	st4 [r15] = r23
	addl r15 = 53829, r0
	.mmi
	st4 [r16] = r0
	;;
	st4 [r43] = r15
	addl r15 = 62053, r0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	(p6) br.cond.dptk .L929
	.mib
	mov r76 = r32
	nop 0
	br.call.sptk.many b0 = regfree#
	;;
	.mmi
	mov r1 = r73
	ld4 r8 = [r39]
	nop 0
.L748:
	.mii
	nop 0
	mov pr = r74, -1
	;;
	mov b0 = r71
	;;
	.mii
	nop 0
	mov ar.pfs = r72
	;;
	mov ar.lc = r75
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
.L868:
	.body
	.copy_state 1
	.mii
	addl r8 = 16, r0
	mov pr = r74, -1
	;;
	mov b0 = r71
	;;
	.mii
	nop 0
	mov ar.pfs = r72
	;;
	mov ar.lc = r75
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
.L773:
	.body
	.copy_state 2
	.mmi
	add r16 = r17, r14
	nop 0
	add r15 = r18, r14
	;;
	.mmi
	addp4 r16 = 0,r16
	nop 0
	addp4 r15 = 0,r15
	;;
	.mmi
	ld1 r15 = [r15]
	ld1 r16 = [r16]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L771
	;;
	.mmi
	ld4 r15 = [r35]
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	addp4 r14 = 0,r14
	br.cloop.sptk.few .L773
	;;
.L772:
	.mii
	adds r14 = -1, r20
	nop 0
	;;
	addp4 r14 = 0,r14
	;;
	.mmi
	st1 [r14] = r25
	nop 0
	nop 0
.L771:
	.mmi
	nop 0
	adds r19 = 1, r19
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r23, r19
	(p7) br.cond.dpnt .L775
.L774:
	.mmi
	addp4 r14 = 0,r20
	and r18 = r24, r19
	adds r20 = 1, r20
	;;
	.mmi
	nop 0
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L771
	.mmi
	ld4 r15 = [r36]
	ld4 r14 = [r37]
	nop 0
	;;
	.mmi
	adds r16 = 7, r15
	nop 0
	cmp4.ge p6, p7 = 0, r15
	.mmb
	addp4 r14 = 0,r14
	nop 0
	(p6) br.cond.dpnt .L772
	;;
	.mii
	nop 0
	extr r15 = r16, 31, 1
	;;
	shr.u r15 = r15, 61
	;;
	.mmi
	add r15 = r15, r16
	;;
	nop 0
	extr r15 = r15, 3, 29
	;;
	.mmi
	adds r16 = -1, r15
	nop 0
	cmp4.ge p6, p7 = 0, r15
	;;
	.mmi
	addp4 r16 = r16, r0
	nop 0
	(p6) mov ar.lc = 0
	;;
	.mib
	nop 0
	(p7) mov ar.lc = r16
	br .L773
.L925:
	.pred.rel.mutex p16, p17
	.mib
	cmp4.eq p6, p7 = r61, r14
	nop 0
	(p6) br.cond.dpnt .L787
	;;
	.mib
	cmp4.eq p6, p7 = r60, r14
	nop 0
	(p7) br.cond.spnt .L790
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r56
	nop 0
	adds r56 = 1, r56
	;;
	.mib
	(p7) mov r70 = r36
	mov r36 = r76
	br .L927
.L786:
	.pred.rel.mutex p16, p17
	.mib
	cmp4.eq p6, p7 = r53, r14
	nop 0
	(p6) br.cond.dpnt .L792
	;;
	.mib
	cmp4.ltu p6, p7 = r53, r14
	nop 0
	(p7) br.cond.dpnt .L930
	;;
	.mib
	cmp4.eq p6, p7 = r52, r14
	nop 0
	(p6) br.cond.dpnt .L794
	;;
	.mib
	cmp4.ltu p6, p7 = r52, r14
	and r35 = r68, r35
	(p7) br.cond.spnt .L931
	;;
	.mib
	cmp4.eq p6, p7 = r37, r35
	nop 0
	(p6) br.cond.dpnt .L787
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r67, r14
	(p7) br.cond.spnt .L790
.L787:
	.pred.rel.mutex p16, p17
	.mmi
	cmp4.gt p10, p11 = r0, r77
	ld4 r14 = [r38]
	nop 0
	;;
	.mmi
	nop 0
	(p10) cmp.eq.unc p8, p0 = r0, r0
	(p11) cmp.eq.unc p9, p0 = r0, r0
	.mmb
	nop 0
	cmp4.ge p6, p7 = r14, r56
	.pred.rel.mutex p8, p9
	(p6) br.cond.dptk .L802
	.mmi
	nop 0
	st4 [r38] = r56
	(p11) mov r49 = r70
	.mmi
	(p10) st4 [r48] = r77
	;;
	(p11) ld4 r14 = [r48]
	(p10) mov r49 = r70
	;;
	.mmi
	(p11) add r14 = r14, r77
	(p11) mov r77 = r56
	nop 0
	;;
	.mmi
	(p11) st4 [r48] = r14
	nop 0
	nop 0
.L804:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r14 = 134217728
	.mmi
	nop 0
	mov r56 = r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r16
	(p7) br.cond.dptk .L792
	.mii
	ld4 r14 = [r38]
	nop 0
	;;
	adds r76 = 1, r14
	.mmb
	cmp4.ne p6, p7 = 0, r14
	addl r14 = -1, r0
	(p6) br.cond.dpnt .L815
	;;
	.mmi
	nop 0
	st4 [r48] = r14
	nop 0
	;;
	.mmi
	ld4 r18 = [r41]
	ld4 r23 = [r42]
	nop 0
.L816:
	.mmi
	ld4 r14 = [r57]
	nop 0
	mov r17 = r0
	.mlx
	mov r16 = r0
	movl r21 = -134217728
	;;
	.mlx
	addp4 r14 = 4, r14
	movl r20 = 1207959552
	.mlx
	nop 0
	movl r19 = 1342177280
	;;
	.mlx
	nop 0
	movl r22 = 134217728
	.align 32
.L856:
	.mmi
	ld4 r15 = [r14]
	nop 0
	adds r14 = 4, r14
	;;
	.mmi
	and r15 = r21, r15
	nop 0
	addp4 r14 = 0,r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r20, r15
	(p6) br.cond.dpnt .L851
	;;
.L935:
	.mib
	cmp4.le p8, p9 = r17, r16
	cmp4.eq p6, p7 = r19, r15
	(p6) br.cond.dptk .L852
	;;
	.mib
	cmp4.eq p6, p7 = r22, r15
	or r24 = 4, r18
	(p7) br.cond.dpnt .L856
	;;
	.mmi
	adds r21 = 88, r43
	adds r22 = 24, r32
	adds r20 = 8, r32
	.mmb
	and r18 = 4, r18
	cmp4.eq p6, p7 = 0, r16
	(p6) br.cond.dptk .L857
	;;
	.mmi
	addl r14 = 53829, r0
	st4 [r41] = r24
	nop 0
	.mmi
	st4 [r21] = r17
	;;
	st4 [r43] = r14
	addl r14 = 62053, r0
	.mmi
	nop 0
	st4 [r22] = r23
	nop 0
	;;
	.mmi
	st4 [r32] = r43
	st4 [r20] = r14
	nop 0
.L859:
	.mlx
	nop 0
	movl r14 = @gprel(nuls#)
	.mii
	addl r15 = 15, r0
	mov r76 = r32
	;;
	add r14 = r1, r14
	.mii
	st4 [r39] = r15
	adds r15 = 16, r12
	;;
	nop 0
	.mmb
	st4 [r15] = r14
	st4 [r40] = r14
	br.call.sptk.many b0 = regfree#
	;;
	.mmi
	nop 0
	mov r1 = r73
	nop 0
	.mmb
	ld4 r8 = [r39]
	nop 0
	br .L748
.L931:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	cmp4.eq p6, p7 = r66, r14
	(p6) br.cond.dptk .L792
.L790:
	.pred.rel.mutex p16, p17
	.mmi
	ld4 r14 = [r38]
	;;
	cmp4.lt p6, p7 = r14, r56
	nop 0
	;;
	.mib
	(p7) addl r77 = -1, r0
	(p7) mov r56 = r0
	(p7) br.cond.spnt .L792
	;;
	.mmi
	cmp4.gt p6, p7 = r0, r77
	st4 [r38] = r56
	mov r49 = r70
	;;
	.mmi
	(p7) ld4 r14 = [r48]
	;;
	(p7) add r77 = r77, r14
	nop 0
	;;
	.mib
	st4 [r48] = r77
	addl r77 = -1, r0
	br .L804
.L930:
	.pred.rel.mutex p16, p17
	.mib
	cmp4.eq p6, p7 = r65, r14
	nop 0
	(p6) br.cond.dpnt .L794
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r46, r14
	(p6) br.cond.dptk .L787
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = r64, r14
	mov r36 = r76
	.bbb
	nop 0
	(p7) br.cond.spnt .L790
	br .L927
.L794:
	.pred.rel.mutex p16, p17
	.mib
	mov r78 = r55
	nop 0
	br.call.sptk.many b0 = altoffset#
	;;
	.mmi
	mov r1 = r73
	mov r76 = r36
	mov r77 = r8
	.align 32
.L798:
	.pred.rel.mutex p16, p17
	.mmi
	and r35 = r59, r35
	;;
	shladd r35 = r35, 2, r0
	nop 0
	;;
	.mmi
	add r76 = r35, r76
	;;
	addp4 r76 = 0,r76
	nop 0
	;;
	.mmi
	ld4 r35 = [r76]
	;;
	and r14 = r47, r35
	nop 0
	;;
	.mmi
	cmp4.ne p8, p9 = r37, r14
	cmp4.ne p6, p7 = r46, r14
	mov r16 = r14
	.mmi
	cmp4.eq p10, p11 = r58, r14
	;;
	(p8) addl r15 = 1, r0
	(p6) addl r14 = 1, r0
	;;
	.mii
	(p7) mov r14 = r0
	(p9) mov r15 = r0
	;;
	and r14 = r15, r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L787
	.mib
	nop 0
	nop 0
	(p10) br.cond.dptk .L798
	.mmi
	ld4 r18 = [r41]
	ld4.a r14 = [r38]
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
	chk.a.clr r14, .L939
.L940:
	.pred.rel.mutex p6, p7
	(p6) ld4 r23 = [r42]
	(p6) br.cond.dptk .L816
.L825:
	.mib
	addl r76 = 1028, r0
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	addl r14 = 255, r0
	addp4 r8 = 0,r8
	addl r15 = -512, r0
	.mmi
	mov r1 = r73
	;;
	cmp.eq p6, p7 = 0, r8
	mov ar.lc = r14
	.mmb
	adds r14 = 512, r8
	nop 0
	(p6) br.cond.spnt .L932
	;;
	.mmi
	(p7) addp4 r14 = 0,r14
	ld4.a r16 = [r38]
	nop 0
	;;
	.mmi
	(p7) st4 [r45] = r14
	add r14 = r15, r14
	adds r15 = 4, r15
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4.c.clr r16 = [r38]
	nop 0
	;;
	.mib
	st4 [r14] = r16
	nop 0
	br.cloop.sptk.few .L899
.L936:
	.mib
	nop 0
	cmp4.ge p6, p7 = 0, r16
	(p6) br.cond.dpnt .L830
.L831:
	.mmi
	nop 0
	ld4 r15 = [r50]
	sub r16 = r16, r69, 1
	.mmi
	ld4 r14 = [r45]
	;;
	addp4 r15 = r69, r15
	adds r69 = 1, r69
	;;
	.mmi
	ld1 r15 = [r15]
	;;
	shladd r15 = r15, 2, r0
	nop 0
	;;
	.mmi
	addp4 r14 = r15, r14
	;;
	st4 [r14] = r16
	nop 0
	;;
	.mmi
	nop 0
	ld4 r16 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r69, r16
	(p6) br.cond.dptk .L831
.L830:
	.mmi
	nop 0
	ld4 r36 = [r39]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r36
	nop 0
	(p6) br.cond.spnt .L826
	;;
	.mmi
	nop 0
	ld4 r76 = [r38]
	nop 0
	;;
	.mib
	shladd r76 = r76, 2, r0
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mii
	addp4 r35 = 0,r8
	mov r1 = r73
	;;
	cmp.ne p6, p7 = 0, r35
	;;
	.mib
	(p7) st4 [r44] = r0
	nop 0
	(p7) br.cond.spnt .L833
	;;
	.mmi
	nop 0
	ld4 r76 = [r38]
	nop 0
	;;
	.mib
	shladd r76 = r76, 2, r0
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	mov r17 = r0
	addp4 r16 = 0,r8
	mov r1 = r73
	;;
	.mmi
	st4 [r44] = r16
	nop 0
	cmp.eq p6, p7 = 0, r16
	.mmb
	shladd r15 = r17, 2, r0
	nop 0
	(p6) br.cond.spnt .L833
	;;
	.mmi
	ld4 r14 = [r38]
	nop 0
	add r15 = r15, r16
	;;
	.mib
	cmp4.ge p6, p7 = 0, r14
	addp4 r15 = 0,r15
	(p6) br.cond.dpnt .L876
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	sub r14 = r14, r17, 1
	adds r17 = 1, r17
	;;
	.mmi
	st4 [r15] = r14
	;;
	ld4 r14 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r17, r14
	(p6) br.cond.dpnt .L835
.L933:
	.mmi
	ld4 r16 = [r44]
	shladd r15 = r17, 2, r0
	shladd r14 = r14, 1, r0
	;;
	.mmi
	addp4 r16 = 0,r16
	sub r14 = r14, r17, 1
	adds r17 = 1, r17
	;;
	.mmi
	add r15 = r15, r16
	;;
	addp4 r15 = 0,r15
	nop 0
	;;
	.mmi
	st4 [r15] = r14
	;;
	ld4 r14 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r17, r14
	(p7) br.cond.dptk .L933
.L835:
	.mii
	adds r21 = -1, r14
	mov r15 = r14
	;;
	shladd r22 = r21, 2, r0
	.mmb
	cmp4.gt p6, p7 = r0, r21
	nop 0
	(p6) br.cond.dpnt .L876
	;;
	.mmi
	add r22 = r22, r35
	nop 0
	nop 0
	;;
.L840:
	.mmi
	addp4 r16 = 0,r22
	cmp4.gt p6, p7 = r15, r14
	adds r22 = -4, r22
	;;
	.mib
	st4 [r16] = r14
	nop 0
	(p7) br.cond.dpnt .L838
	.align 32
.L837:
	.mmi
	ld4 r16 = [r50]
	shladd r20 = r14, 2, r0
	sub r15 = r15, r21, 1
	;;
	.mmi
	addp4 r16 = 0,r16
	nop 0
	add r19 = r20, r35
	;;
	.mmi
	add r18 = r14, r16
	add r16 = r21, r16
	addp4 r19 = 0,r19
	;;
	.mmi
	addp4 r16 = 0,r16
	nop 0
	addp4 r18 = 0,r18
	;;
	.mmi
	ld1 r17 = [r16]
	ld1 r16 = [r18]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r16 = r16
	sxt1 r17 = r17
	;;
	.mib
	cmp4.ne p6, p7 = r16, r17
	nop 0
	(p7) br.cond.dpnt .L934
	;;
	.mmi
	ld4 r14 = [r44]
	;;
	addp4 r14 = r20, r14
	nop 0
	;;
	.mmi
	ld4 r16 = [r14]
	;;
	cmp4.le p6, p7 = r15, r16
	nop 0
	;;
	.mmi
	(p7) st4 [r14] = r16
	(p6) st4 [r14] = r15
	nop 0
	;;
	.mmi
	ld4 r14 = [r19]
	ld4 r15 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r14, r15
	(p7) br.cond.dptk .L837
.L838:
	.mmi
	adds r21 = -1, r21
	nop 0
	adds r14 = -1, r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = -1, r21
	(p6) br.cond.dptk .L840
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dpnt .L841
.L864:
	.mii
	addp4 r16 = r14, r0
	nop 0
	;;
	mov ar.lc = r16
.L843:
	.mmi
	shladd r17 = r36, 2, r0
	ld4 r16 = [r44]
	add r15 = r14, r15
	;;
	.mmi
	addp4 r16 = r17, r16
	sub r15 = r15, r36
	adds r36 = 1, r36
	;;
	.mmi
	ld4 r17 = [r16]
	;;
	cmp4.le p6, p7 = r15, r17
	nop 0
	;;
	.mmi
	(p6) st4 [r16] = r15
	(p7) st4 [r16] = r17
	nop 0
	;;
	.mib
	ld4 r15 = [r38]
	nop 0
	br.cloop.sptk.few .L843
	;;
.L841:
	.mib
	shladd r16 = r14, 2, r0
	cmp4.lt p6, p7 = r14, r15
	(p7) br.cond.dpnt .L845
	;;
	.mmi
	add r16 = r16, r35
	;;
	addp4 r16 = 0,r16
	nop 0
	;;
	.mmi
	nop 0
	ld4 r18 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r18, r14
	(p7) br.cond.dpnt .L847
	;;
	.align 32
.L850:
	.mmi
	cmp4.gt p6, p7 = r15, r14
	nop 0
	shladd r19 = r14, 2, r0
	.mmb
	add r16 = r18, r15
	nop 0
	(p7) br.cond.dpnt .L845
	;;
	.mmi
	ld4 r17 = [r44]
	sub r16 = r16, r14
	adds r14 = 1, r14
	.mmi
	ld4.a r15 = [r38]
	;;
	addp4 r19 = r19, r17
	cmp4.ge p6, p7 = r18, r14
	;;
	.mmi
	ld4 r17 = [r19]
	;;
	cmp4.le p8, p9 = r16, r17
	nop 0
	;;
	.mmi
	(p8) st4 [r19] = r16
	(p9) st4 [r19] = r17
	nop 0
	;;
	.mib
	ld4.c.clr r15 = [r38]
	nop 0
	(p6) br.cond.dptk .L850
	;;
.L847:
	.mib
	shladd r16 = r18, 2, r0
	cmp4.le p6, p7 = r15, r14
	(p6) br.cond.dpnt .L845
	;;
	.mmi
	add r16 = r16, r35
	;;
	addp4 r16 = 0,r16
	nop 0
	;;
	.mmi
	nop 0
	ld4 r18 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r18, r14
	(p6) br.cond.dptk .L850
	.mib
	nop 0
	nop 0
	br .L847
.L852:
	.pred.rel.mutex p8, p9
	.mmi
	ld4 r15 = [r14]
	adds r14 = 4, r14
	(p8) mov r17 = r16
	.mmi
	adds r16 = -1, r16
	;;
	and r15 = r21, r15
	addp4 r14 = 0,r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r20, r15
	(p7) br.cond.dptk .L935
.L851:
	.mib
	nop 0
	adds r16 = 1, r16
	br .L856
.L802:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	(p9) add r77 = r77, r56
	br .L804
	;;
.L808:
	.pred.rel.mutex p16, p17
	.mib
	add r56 = r56, r77
	cmp4.gt p6, p7 = r0, r77
	(p6) br.cond.dpnt .L811
	;;
	.mib
	nop 0
	adds r77 = 1, r56
	br .L811
	;;
.L805:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	cmp4.gt p6, p7 = r0, r77
	nop 0
	;;
	.mib
	(p6) mov r56 = r0
	nop 0
	(p6) br.cond.dpnt .L792
	;;
	.mmi
	nop 0
	add r56 = r56, r77
	nop 0
	;;
	.mib
	adds r77 = 1, r56
	mov r56 = r0
	br .L792
.L750:
	.mib
	mov r76 = r33
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mib
	mov r1 = r73
	mov r35 = r8
	br .L751
.L857:
	.mmi
	addl r15 = 53829, r0
	st4 [r21] = r17
	nop 0
	.mmi
	st4 [r22] = r23
	mov r8 = r18
	cmp4.ne p6, p7 = 0, r18
	;;
	.mmi
	nop 0
	st4 [r43] = r15
	addl r15 = 62053, r0
	.mmi
	nop 0
	st4 [r32] = r43
	nop 0
	;;
	.mib
	st4 [r20] = r15
	nop 0
	(p6) br.cond.dpnt .L859
	;;
	.mii
	nop 0
	mov pr = r74, -1
	;;
	mov b0 = r71
	;;
	.mii
	nop 0
	mov ar.pfs = r72
	;;
	mov ar.lc = r75
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
.L876:
	.body
	.copy_state 3
	.mib
	mov r15 = r14
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L864
	;;
.L845:
	.mib
	nop 0
	mov r76 = r35
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r73
	nop 0
	nop 0
.L826:
	.mmi
	nop 0
	ld4 r14 = [r44]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L833
.L916:
	.mmi
	ld4 r14 = [r39]
	nop 0
	nop 0
.L915:
	.mmi
	ld4 r18 = [r41]
	nop 0
	nop 0
	;;
.L818:
	.mib
	ld4 r23 = [r42]
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L781
.L938:
	.mmi
	ld4 r14 = [r57]
	nop 0
	mov r17 = r0
	.mlx
	mov r16 = r0
	movl r21 = -134217728
	;;
	.mlx
	addp4 r14 = 4, r14
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
	br .L856
.L924:
	.mmi
	adds r14 = 16, r12
	nop 0
	addl r77 = 128, r0
	;;
	.mib
	mov r76 = r14
	nop 0
	br.call.sptk.many b0 = p_ere#
	;;
	.mmi
	ld4 r14 = [r39]
	adds r15 = 16, r12
	mov r1 = r73
	.mlx
	mov r78 = r0
	movl r77 = 134217728
	;;
	.mib
	mov r76 = r15
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L764
.L763:
	.mii
	ld4 r14 = [r49]
	adds r15 = 36, r43
	;;
	adds r16 = -1, r14
	;;
	.mib
	st4 [r15] = r16
	nop 0
	br .L762
.L929:
	.mlx
	nop 0
	movl r14 = @gprel(nuls#)
	.mii
	adds r16 = 16, r12
	mov r76 = r32
	;;
	add r14 = r1, r14
	;;
	.mmi
	nop 0
	st4 [r16] = r14
	nop 0
	.mmb
	st4 [r40] = r14
	nop 0
	br.call.sptk.many b0 = regfree#
	;;
	.mmi
	nop 0
	mov r1 = r73
	nop 0
	.mmb
	ld4 r8 = [r39]
	nop 0
	br .L748
.L899:
	.mmi
	ld4 r14 = [r45]
	ld4 r16 = [r38]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	add r14 = r15, r14
	adds r15 = 4, r15
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	st4 [r14] = r16
	nop 0
	br.cloop.sptk.few .L899
	.mib
	nop 0
	nop 0
	br .L936
.L833:
	.mmi
	ld4 r14 = [r45]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	mov r76 = r14
	(p7) br.cond.dpnt .L916
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	nop 0
	mov r1 = r73
	nop 0
	.mmb
	st4 [r45] = r0
	ld4 r14 = [r39]
	br .L915
.L934:
	.mib
	ld4 r15 = [r38]
	nop 0
	br .L838
	;;
.L761:
	.mmi
	addl r15 = 14, r0
	ld4 r14 = [r49]
	nop 0
	.mmi
	st4 [r40] = r17
	;;
	st4 [r39] = r15
	adds r15 = 16, r12
	.mmi
	adds r16 = -1, r14
	;;
	st4 [r15] = r17
	adds r15 = 36, r43
	;;
	.mib
	st4 [r15] = r16
	nop 0
	br .L762
.L815:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mlx
	addp4 r8 = 0,r8
	movl r19 = -134217728
	.mlx
	mov r1 = r73
	movl r20 = 268435456
	;;
	.mib
	st4 [r50] = r8
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.spnt .L937
	;;
	.mmi
	ld4 r21 = [r38]
	;;
	nop 0
	add r18 = r21, r8
	.mmb
	nop 0
	cmp4.ge p6, p7 = 0, r21
	(p6) br.cond.dpnt .L819
	;;
	.mmi
	addp4 r18 = 0,r18
	nop 0
	nop 0
.L821:
	.mmi
	mov r14 = r49
	nop 0
	nop 0
	;;
.L820:
	.mmi
	adds r49 = 4, r49
	ld4 r16 = [r14]
	nop 0
	;;
	.mmi
	addp4 r49 = 0,r49
	nop 0
	and r17 = r19, r16
	;;
	.mib
	mov r14 = r49
	cmp4.ne p6, p7 = r20, r17
	(p6) br.cond.dpnt .L820
	;;
	.mmi
	adds r14 = 1, r8
	st1 [r8] = r16
	nop 0
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	mov r8 = r14
	cmp4.ne p6, p7 = r18, r14
	(p6) br.cond.dptk .L821
	;;
	.mmi
	nop 0
	st1 [r18] = r0
	nop 0
	.mmb
	ld4 r14 = [r39]
	cmp4.lt p6, p7 = 3, r21
	(p7) br.cond.dptk .L915
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L825
	;;
	.mmi
	nop 0
	ld4 r14 = [r44]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L916
	.mib
	nop 0
	nop 0
	br .L833
.L819:
	.mmi
	nop 0
	st1 [r8] = r0
	nop 0
	.mmb
	ld4 r14 = [r39]
	ld4 r18 = [r41]
	br .L818
	;;
.L937:
	.mmi
	nop 0
	ld4 r14 = [r39]
	addl r15 = -1, r0
	.mii
	st4 [r38] = r0
	nop 0
	;;
	cmp4.ne p6, p7 = 0, r14
	.mii
	st4 [r48] = r15
	nop 0
	;;
	nop 0
	.mmb
	ld4 r18 = [r41]
	ld4 r23 = [r42]
	(p7) br.cond.dptk .L938
	.mib
	nop 0
	nop 0
	br .L781
.L923:
	.mib
	nop 0
	mov r76 = r43
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r73
	nop 0
	nop 0
.L754:
	.mii
	addl r8 = 12, r0
	mov pr = r74, -1
	;;
	mov b0 = r71
	;;
	.mii
	nop 0
	mov ar.pfs = r72
	;;
	mov ar.lc = r75
	.mmb
	nop 0
	.label_state 4
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
.L932:
	.body
	.copy_state 4
	.mib
	st4 [r45] = r0
	nop 0
	br .L830
.L939:
	.mmi
	nop 0
	ld4 r14 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 3, r14
	br .L940
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
	.align 4
	.type	cnames#, @object
	.size	cnames#, 768
cnames:
	data4	.LC3
	data1	0
	.skip	3
	data4	.LC4
	data1	1
	.skip	3
	data4	.LC5
	data1	2
	.skip	3
	data4	.LC6
	data1	3
	.skip	3
	data4	.LC7
	data1	4
	.skip	3
	data4	.LC8
	data1	5
	.skip	3
	data4	.LC9
	data1	6
	.skip	3
	data4	.LC10
	data1	7
	.skip	3
	data4	.LC11
	data1	7
	.skip	3
	data4	.LC12
	data1	8
	.skip	3
	data4	.LC13
	data1	8
	.skip	3
	data4	.LC14
	data1	9
	.skip	3
	data4	.LC15
	data1	9
	.skip	3
	data4	.LC16
	data1	10
	.skip	3
	data4	.LC17
	data1	10
	.skip	3
	data4	.LC18
	data1	11
	.skip	3
	data4	.LC19
	data1	11
	.skip	3
	data4	.LC20
	data1	12
	.skip	3
	data4	.LC21
	data1	12
	.skip	3
	data4	.LC22
	data1	13
	.skip	3
	data4	.LC23
	data1	13
	.skip	3
	data4	.LC24
	data1	14
	.skip	3
	data4	.LC25
	data1	15
	.skip	3
	data4	.LC26
	data1	16
	.skip	3
	data4	.LC27
	data1	17
	.skip	3
	data4	.LC28
	data1	18
	.skip	3
	data4	.LC29
	data1	19
	.skip	3
	data4	.LC30
	data1	20
	.skip	3
	data4	.LC31
	data1	21
	.skip	3
	data4	.LC32
	data1	22
	.skip	3
	data4	.LC33
	data1	23
	.skip	3
	data4	.LC34
	data1	24
	.skip	3
	data4	.LC35
	data1	25
	.skip	3
	data4	.LC36
	data1	26
	.skip	3
	data4	.LC37
	data1	27
	.skip	3
	data4	.LC38
	data1	28
	.skip	3
	data4	.LC39
	data1	28
	.skip	3
	data4	.LC40
	data1	29
	.skip	3
	data4	.LC41
	data1	29
	.skip	3
	data4	.LC42
	data1	30
	.skip	3
	data4	.LC43
	data1	30
	.skip	3
	data4	.LC44
	data1	31
	.skip	3
	data4	.LC45
	data1	31
	.skip	3
	data4	.LC46
	data1	32
	.skip	3
	data4	.LC47
	data1	33
	.skip	3
	data4	.LC48
	data1	34
	.skip	3
	data4	.LC49
	data1	35
	.skip	3
	data4	.LC50
	data1	36
	.skip	3
	data4	.LC51
	data1	37
	.skip	3
	data4	.LC52
	data1	38
	.skip	3
	data4	.LC53
	data1	39
	.skip	3
	data4	.LC54
	data1	40
	.skip	3
	data4	.LC55
	data1	41
	.skip	3
	data4	.LC56
	data1	42
	.skip	3
	data4	.LC57
	data1	43
	.skip	3
	data4	.LC58
	data1	44
	.skip	3
	data4	.LC59
	data1	45
	.skip	3
	data4	.LC60
	data1	45
	.skip	3
	data4	.LC61
	data1	46
	.skip	3
	data4	.LC62
	data1	46
	.skip	3
	data4	.LC63
	data1	47
	.skip	3
	data4	.LC64
	data1	47
	.skip	3
	data4	.LC65
	data1	48
	.skip	3
	data4	.LC66
	data1	49
	.skip	3
	data4	.LC67
	data1	50
	.skip	3
	data4	.LC68
	data1	51
	.skip	3
	data4	.LC69
	data1	52
	.skip	3
	data4	.LC70
	data1	53
	.skip	3
	data4	.LC71
	data1	54
	.skip	3
	data4	.LC72
	data1	55
	.skip	3
	data4	.LC73
	data1	56
	.skip	3
	data4	.LC74
	data1	57
	.skip	3
	data4	.LC75
	data1	58
	.skip	3
	data4	.LC76
	data1	59
	.skip	3
	data4	.LC77
	data1	60
	.skip	3
	data4	.LC78
	data1	61
	.skip	3
	data4	.LC79
	data1	62
	.skip	3
	data4	.LC80
	data1	63
	.skip	3
	data4	.LC81
	data1	64
	.skip	3
	data4	.LC82
	data1	91
	.skip	3
	data4	.LC83
	data1	92
	.skip	3
	data4	.LC84
	data1	92
	.skip	3
	data4	.LC85
	data1	93
	.skip	3
	data4	.LC86
	data1	94
	.skip	3
	data4	.LC87
	data1	94
	.skip	3
	data4	.LC88
	data1	95
	.skip	3
	data4	.LC89
	data1	95
	.skip	3
	data4	.LC90
	data1	96
	.skip	3
	data4	.LC91
	data1	123
	.skip	3
	data4	.LC92
	data1	123
	.skip	3
	data4	.LC93
	data1	124
	.skip	3
	data4	.LC94
	data1	125
	.skip	3
	data4	.LC95
	data1	125
	.skip	3
	data4	.LC96
	data1	126
	.skip	3
	data4	.LC97
	data1	127
	.skip	3
	data4	0
	data1	0
	.skip	3
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
	.align 4
	.type	cclasses#, @object
	.size	cclasses#, 104
cclasses:
	data4	.LC98
	data4	0
	data4	.LC99
	data4	1
	data4	.LC100
	data4	2
	data4	.LC101
	data4	3
	data4	.LC102
	data4	4
	data4	.LC103
	data4	5
	data4	.LC104
	data4	6
	data4	.LC105
	data4	7
	data4	.LC106
	data4	8
	data4	.LC46
	data4	9
	data4	.LC107
	data4	10
	data4	.LC108
	data4	11
	data4	0
	.skip	4
	.global free#
	.type	free#, @function
	.global strlen#
	.type	strlen#, @function
	.global regfree#
	.type	regfree#, @function
	.global isprint#
	.type	isprint#, @function
	.global ispunct#
	.type	ispunct#, @function
	.global isspace#
	.type	isspace#, @function
	.global isalnum#
	.type	isalnum#, @function
	.global isblank#
	.type	isblank#, @function
	.global iscntrl#
	.type	iscntrl#, @function
	.global isgraph#
	.type	isgraph#, @function
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
