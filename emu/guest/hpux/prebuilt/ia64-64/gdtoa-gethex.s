// 4a770716aa054e201b96fa51d0fa2e64 newlib/libc/stdlib/gdtoa-gethex.c
	.file	"gdtoa-gethex.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc rshift#
rshift:
	.prologue
	.mmi
	adds r22 = 20, r32
	nop 0
	extr r21 = r33, 5, 27
	;;
	.mmi
	ld4 r15 = [r22]
	nop 0
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r21, r15
	(p6) br.cond.dptk .L2
	.mmi
	adds r32 = 24, r32
	nop 0
	nop 0
.L6:
	.mmi
	st4 [r22] = r0
	nop 0
	nop 0
	;;
.L3:
	.mib
	st4 [r32] = r0
	mov ar.lc = r2
	br.ret.sptk.many b0
.L2:
	.mii
	nop 0
	sxt4 r15 = r15
	sxt4 r21 = r21
	.mmb
	adds r32 = 24, r32
	and r33 = 31, r33
	nop 0
	;;
	.mmi
	shladd r17 = r15, 2, r0
	shladd r14 = r21, 2, r0
	cmp4.ne p6, p7 = 0, r33
	;;
	.mib
	add r17 = r32, r17
	add r14 = r32, r14
	(p7) br.cond.dptk .L24
	;;
	.mmi
	mov r18 = r14
	sub r24 = 32, r33
	adds r20 = 3, r17
	.mmi
	adds r14 = 8, r14
	mov r19 = r32
	addp4 r23 = r33, r0
	;;
	.mmi
	ld4 r16 = [r18], 4
	nop 0
	addp4 r24 = r24, r0
	;;
	.mii
	cmp.geu p6, p7 = r18, r17
	sub r17 = r17, r18, 1
	;;
	shr.u r16 = r16, r33
	.mib
	nop 0
	shr.u r17 = r17, 2
	(p6) br.cond.dpnt .L7
	;;
	.mii
	cmp.ltu p6, p7 = r20, r14
	nop 0
	;;
	(p7) mov ar.lc = r17
	;;
	.mii
	nop 0
	(p6) mov ar.lc = 0
	nop 0
	.align 32
.L8:
	.mmi
	ld4 r14 = [r18], 4
	;;
	adds r20 = -4, r18
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r14, r24
	;;
	or r14 = r16, r14
	.mmi
	ld4.a r16 = [r20]
	;;
	st4 [r19] = r14
	adds r19 = 4, r19
	;;
	.mmi
	nop 0
	ld4.c.clr r16 = [r20]
	nop 0
	;;
	.mib
	nop 0
	shr.u r16 = r16, r23
	br.cloop.sptk.few .L8
	;;
	.mii
	sub r14 = r15, r21
	cmp4.eq p6, p7 = 0, r16
	;;
	shladd r14 = r14, 2, r0
	;;
	.mmi
	adds r14 = -4, r14
	;;
	add r14 = r32, r14
	nop 0
	;;
	.mib
	st4 [r14] = r16
	nop 0
	(p6) br.cond.dptk .L9
	.mmi
	adds r14 = 4, r14
	nop 0
	nop 0
	;;
.L9:
	.mmi
	sub r14 = r14, r32
	;;
	nop 0
	shr r14 = r14, 2
	;;
	.mib
	st4 [r22] = r14
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L3
.L23:
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
	;;
.L24:
	.mmi
	cmp.ltu p6, p7 = r14, r17
	sub r18 = r17, r14, 1
	adds r16 = 3, r17
	.mmb
	adds r19 = 4, r14
	mov r17 = r32
	(p7) br.cond.dpnt .L6
	;;
	.mii
	nop 0
	shr.u r18 = r18, 2
	cmp.ltu p6, p7 = r16, r19
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r18
	;;
	(p6) mov ar.lc = 0
	.align 32
.L10:
	.mmi
	ld4 r16 = [r14]
	nop 0
	adds r14 = 4, r14
	;;
	.mib
	st4 [r17] = r16, 4
	nop 0
	br.cloop.sptk.few .L10
	.mmi
	sub r14 = r15, r21
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r32, r14
	;;
	sub r14 = r14, r32
	nop 0
	;;
	.mii
	nop 0
	shr r14 = r14, 2
	nop 0
	;;
	.mib
	st4 [r22] = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L23
	.mib
	nop 0
	nop 0
	br .L3
	;;
.L7:
	.mib
	st4 [r32] = r16
	cmp4.ne p6, p7 = 0, r16
	(p7) br.cond.dptk .L6
	.mmi
	nop 0
	mov r14 = r32
	nop 0
	;;
	.mib
	nop 0
	adds r14 = 4, r14
	br .L9
	.endp rshift#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"Balloc succeeded"
	.align 8
.LC1:
	stringz	"./newlib/libc/stdlib/gdtoa-gethex.c"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __gethex#
	.type	__gethex#, @function
	.proc __gethex#
__gethex:
	.prologue 12, 52
	.mmb
	.save ar.pfs, r53
	alloc r53 = ar.pfs, 6, 18, 4, 0
	addl r14 = @ltoffx(_C_numeric_locale#), r1
	nop 0
	.mmi
	mov r54 = r1
	nop 0
	.save rp, r52
	mov r52 = b0
	;;
	.mmi
	ld8.mov r14 = [r14], _C_numeric_locale#
	nop 0
	.save ar.lc, r55
	mov r55 = ar.lc
	.body
	;;
	.mmi
	nop 0
	ld8 r51 = [r14]
	nop 0
	;;
	.mib
	mov r56 = r51
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	ld8 r14 = [r33]
	add r15 = r51, r8
	mov r1 = r54
	.mmi
	mov r46 = r8
	;;
	adds r39 = 2, r14
	adds r15 = -1, r15
	;;
	.mmi
	ld1 r17 = [r39]
	ld1 r44 = [r15]
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 48, r17
	mov r16 = r17
	adds r17 = 3, r14
	;;
	.mib
	mov r14 = r17
	(p6) mov r41 = r0
	(p6) br.cond.dpnt .L28
	;;
	.align 32
.L27:
	.mmi
	ld1 r15 = [r14]
	mov r39 = r14
	adds r14 = 1, r14
	;;
	.mib
	mov r16 = r15
	cmp4.eq p6, p7 = 48, r15
	(p6) br.cond.dptk .L27
	.mii
	sub r17 = 1, r17
	nop 0
	;;
	add r41 = r17, r39
.L28:
	.mlx
	nop 0
	movl r42 = @gprel(__hexdig#)
	.mmi
	mov r43 = r0
	mov r38 = r0
	sxt4 r16 = r16
	;;
	.mmi
	add r42 = r1, r42
	;;
	add r16 = r42, r16
	nop 0
	;;
	.mmi
	nop 0
	ld1 r14 = [r16]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L180
	;;
	.mmi
	ld1 r14 = [r39]
	;;
	add r14 = r42, r14
	nop 0
	;;
	.mmi
	nop 0
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L181
.L32:
	.mmi
	adds r15 = 1, r39
	nop 0
	nop 0
	;;
	.align 32
.L35:
	.mmi
	mov r40 = r15
	nop 0
	adds r15 = 1, r15
	;;
	.mmi
	ld1 r14 = [r40]
	;;
	add r14 = r42, r14
	nop 0
	;;
	.mmi
	nop 0
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L35
	.mmi
	mov r58 = r46
	nop 0
	mov r57 = r51
	.mmb
	mov r56 = r40
	nop 0
	br.call.sptk.many b0 = strncmp#
	;;
	.mmi
	nop 0
	mov r1 = r54
	mov r45 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L37
	;;
.L188:
	.mib
	cmp.eq p6, p7 = 0, r38
	sub r38 = r38, r40
	(p6) br.cond.dpnt .L38
	;;
	.mmi
	nop 0
	ld1 r14 = [r40]
	shladd r45 = r38, 2, r0
.L42:
	.mii
	addl r15 = 223, r0
	mov r38 = r40
	;;
	and r14 = r15, r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 80, r14
	(p7) br.cond.dpnt .L104
	;;
.L43:
	.mib
	st8 [r33] = r40
	cmp4.eq p6, p7 = 0, r43
	(p7) br.cond.dpnt .L103
.L50:
	.mmi
	sub r14 = r38, r39, 1
	nop 0
	mov r57 = r0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 7, r14
	(p6) br.cond.dpnt .L52
	.align 32
.L53:
	.mii
	nop 0
	extr r14 = r14, 1, 31
	adds r57 = 1, r57
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 7, r14
	(p6) br.cond.dptk .L53
.L52:
	.mmi
	mov r56 = r32
	nop 0
	mov r41 = r0
	.mmb
	sub r50 = 1, r46
	nop 0
	br.call.sptk.many b0 = _Balloc#
	;;
	.mmi
	mov r1 = r54
	cmp.ne p6, p7 = 0, r8
	mov r47 = r8
	;;
	.mlx
	nop 0
	(p7) movl r59 = @gprel(.LC0)
	.mlx
	(p7) mov r58 = r0
	(p7) movl r56 = @gprel(.LC1)
	;;
	.mmi
	(p7) add r59 = r1, r59
	(p7) addl r57 = 222, r0
	nop 0
	.mmb
	(p7) add r56 = r1, r56
	adds r49 = 24, r47
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = __assert_func#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	cmp.leu p6, p7 = r38, r39
	nop 0
	mov r40 = r49
	;;
	.mib
	nop 0
	(p6) mov r43 = r0
	(p6) br.cond.dpnt .L55
	;;
	.mmi
	mov r43 = r0
	nop 0
	nop 0
	.align 32
.L62:
	.mmi
	adds r38 = -1, r38
	;;
	ld1 r14 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r44, r14
	(p6) br.cond.dpnt .L56
	;;
.L59:
	.mib
	cmp4.eq p6, p7 = 32, r41
	nop 0
	(p6) br.cond.dpnt .L182
	;;
	.mmi
	ld1 r14 = [r38]
	(p7) mov r15 = r41
	(p7) adds r41 = 4, r41
	;;
	.mmi
	add r14 = r42, r14
	nop 0
	addp4 r15 = r15, r0
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	and r14 = 15, r14
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r14, r15
	;;
	or r43 = r43, r14
.L60:
	.mib
	nop 0
	cmp.gtu p6, p7 = r38, r39
	(p6) br.cond.dptk .L62
	;;
.L55:
	.mmi
	st4 [r40] = r43, 4
	adds r15 = 20, r47
	mov r56 = r43
	;;
	.mmi
	nop 0
	sub r14 = r40, r49
	nop 0
	;;
	.mii
	nop 0
	shr r14 = r14, 2
	;;
	dep.z r38 = r14, 5, 27
	.mmb
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = __hi0bits#
	;;
	.mmi
	ld4 r39 = [r34]
	sub r38 = r38, r8
	mov r1 = r54
	;;
	.mib
	cmp4.ge p6, p7 = r39, r38
	nop 0
	(p7) br.cond.dpnt .L183
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r39, r38
	(p7) br.cond.dpnt .L184
	;;
	.mmi
	(p6) mov r40 = r0
	nop 0
	nop 0
.L67:
	.mmi
	adds r41 = 8, r34
	nop 0
	adds r42 = 4, r34
	;;
	.mmi
	nop 0
	ld4 r14 = [r41]
	nop 0
	;;
	.mib
	cmp4.le p6, p7 = r45, r14
	nop 0
	(p7) br.cond.dpnt .L69
	;;
	.mmi
	nop 0
	ld4 r14 = [r42]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r45, r14
	(p6) br.cond.dptk .L119
	.mmi
	nop 0
	sub r45 = r14, r45
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r45, r39
	(p6) br.cond.dptk .L71
	.mmi
	adds r34 = 12, r34
	;;
	ld4 r15 = [r34]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 2, r15
	nop 0
	(p6) br.cond.dpnt .L72
	;;
	.mib
	cmp4.eq p6, p7 = 3, r15
	nop 0
	(p6) br.cond.dpnt .L73
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 1, r15
	(p7) br.cond.dpnt .L185
.L74:
	.mmi
	mov r57 = r47
	nop 0
	mov r56 = r32
	.mmb
	addl r38 = 80, r0
	nop 0
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	mov r1 = r54
	st8 [r36] = r0
	nop 0
.L25:
	.mii
	mov r8 = r38
	mov b0 = r52
	;;
	mov ar.pfs = r53
	;;
	.mib
	nop 0
	mov ar.lc = r55
	br.ret.sptk.many b0
.L37:
	.mmi
	cmp.eq p6, p7 = 0, r38
	ld1 r14 = [r40]
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r45 = r0
	(p6) br.cond.dpnt .L42
.L41:
	.mmi
	addl r15 = 223, r0
	nop 0
	sub r38 = r38, r40
	;;
	.mmi
	and r14 = r15, r14
	shladd r45 = r38, 2, r0
	mov r38 = r40
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 80, r14
	(p6) br.cond.dptk .L43
	.mib
	nop 0
	nop 0
	br .L104
.L56:
	.mmi
	nop 0
	add r48 = r38, r50
	nop 0
	;;
	.mib
	nop 0
	cmp.gtu p6, p7 = r39, r48
	(p6) br.cond.dptk .L59
	.mmi
	mov r58 = r46
	nop 0
	mov r57 = r51
	.mmb
	mov r56 = r48
	nop 0
	br.call.sptk.many b0 = strncmp#
	;;
	.mib
	mov r1 = r54
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L59
	.mmi
	nop 0
	mov r38 = r48
	nop 0
	;;
	.mib
	nop 0
	cmp.gtu p6, p7 = r38, r39
	(p6) br.cond.dptk .L62
	.mib
	nop 0
	nop 0
	br .L55
.L182:
	.mmi
	ld1.a r14 = [r38]
	st4 [r40] = r43, 4
	nop 0
	.mmi
	mov r15 = r0
	mov r43 = r0
	addl r41 = 4, r0
	;;
	.mii
	ld1.c.clr r14 = [r38]
	addp4 r15 = r15, r0
	;;
	add r14 = r42, r14
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	and r14 = 15, r14
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	or r43 = r43, r14
	br .L60
.L30:
	.mmi
	nop 0
	ld1 r14 = [r39]
	mov r38 = r39
.L31:
	.mmi
	addl r15 = 223, r0
	;;
	and r14 = r15, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 80, r14
	nop 0
	;;
	.mib
	(p7) st8 [r33] = r38
	nop 0
	(p7) br.cond.dptk .L103
	.mmi
	nop 0
	mov r45 = r0
	addl r43 = 1, r0
	.align 32
.L104:
	.mmi
	adds r15 = 1, r38
	;;
	ld1 r16 = [r15]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 43, r16
	mov r14 = r16
	(p6) br.cond.dpnt .L110
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 45, r16
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r20 = r0
	(p7) br.cond.dptk .L45
	;;
	.mmi
	adds r15 = 2, r38
	nop 0
	addl r20 = 1, r0
	;;
	.mmi
	ld1 r14 = [r15]
	nop 0
	nop 0
	;;
.L45:
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	add r14 = r42, r14
	;;
	.mmi
	ld1 r16 = [r14]
	;;
	adds r14 = -1, r16
	nop 0
	;;
	.mii
	nop 0
	zxt1 r14 = r14
	;;
	cmp4.ltu p6, p7 = 24, r14
	;;
	.mib
	nop 0
	(p6) mov r40 = r38
	(p6) br.cond.dptk .L43
	;;
	.mmi
	adds r40 = 1, r15
	adds r15 = 2, r15
	adds r16 = -16, r16
	;;
	.mmi
	ld1 r14 = [r40]
	;;
	add r14 = r42, r14
	nop 0
	;;
	.mmi
	ld1 r19 = [r14]
	;;
	adds r14 = -1, r19
	nop 0
	;;
	.mii
	nop 0
	zxt1 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 24, r14
	(p6) br.cond.dpnt .L48
	.align 32
.L47:
	.mmi
	mov r40 = r15
	shladd r14 = r16, 2, r0
	adds r15 = 1, r15
	;;
	.mii
	ld1 r17 = [r40]
	add r14 = r14, r16
	;;
	add r17 = r42, r17
	.mmi
	shladd r14 = r14, 1, r0
	;;
	ld1 r18 = [r17]
	add r14 = r14, r19
	;;
	.mmi
	adds r17 = -1, r18
	adds r16 = -16, r14
	mov r19 = r18
	;;
	.mii
	nop 0
	zxt1 r17 = r17
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = 24, r17
	(p6) br.cond.dptk .L47
	;;
.L48:
	.mmi
	cmp4.eq p6, p7 = 0, r20
	st8 [r33] = r40
	nop 0
	;;
	.mmi
	(p7) sub r16 = r0, r16
	nop 0
	cmp4.eq p6, p7 = 0, r43
	;;
	.mib
	nop 0
	add r45 = r45, r16
	(p6) br.cond.dptk .L50
.L103:
	.mmi
	cmp4.eq p6, p7 = 0, r41
	nop 0
	mov b0 = r52
	;;
	.mmi
	(p6) addl r38 = 6, r0
	nop 0
	mov ar.pfs = r53
	;;
	.mmi
	(p7) mov r38 = r0
	nop 0
	mov ar.lc = r55
	;;
	.mib
	nop 0
	mov r8 = r38
	br.ret.sptk.many b0
	;;
.L180:
	.mmi
	mov r58 = r46
	mov r57 = r51
	nop 0
	.mmb
	mov r56 = r39
	add r38 = r39, r46
	br.call.sptk.many b0 = strncmp#
	;;
	.mmi
	mov r1 = r54
	nop 0
	cmp4.ne p6, p7 = 0, r8
	.mmb
	mov r43 = r8
	nop 0
	(p6) br.cond.dpnt .L30
	;;
	.mmi
	ld1 r15 = [r38]
	;;
	add r16 = r42, r15
	mov r14 = r15
	;;
	.mmi
	nop 0
	ld1 r16 = [r16]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r16
	nop 0
	(p6) br.cond.dpnt .L31
	;;
	.mib
	adds r14 = 1, r38
	cmp4.ne p6, p7 = 48, r15
	(p6) br.cond.dpnt .L106
	;;
	.align 32
.L33:
	.mmi
	ld1 r15 = [r14]
	mov r39 = r14
	adds r14 = 1, r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 48, r15
	(p6) br.cond.dptk .L33
	.mmi
	add r15 = r42, r15
	nop 0
	addl r41 = 1, r0
	;;
	.mmi
	ld1 r14 = [r15]
	;;
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r43 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r43 = r0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L32
	.mib
	nop 0
	nop 0
	br .L181
.L119:
	.mmi
	addl r38 = 1, r0
	nop 0
	nop 0
	;;
.L70:
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r40
	(p6) br.cond.dptk .L80
	.mmi
	adds r14 = 12, r34
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 2, r14
	nop 0
	(p6) br.cond.dpnt .L81
	;;
	.mib
	cmp4.eq p6, p7 = 3, r14
	nop 0
	(p6) br.cond.dpnt .L82
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 1, r14
	(p7) br.cond.dpnt .L186
.L83:
	.mmi
	or r38 = 16, r38
	nop 0
	nop 0
.L80:
	.mmi
	st8 [r36] = r47
	st4 [r35] = r45
	nop 0
	;;
.L193:
	.mii
	mov r8 = r38
	mov b0 = r52
	;;
	mov ar.pfs = r53
	;;
	.mib
	nop 0
	mov ar.lc = r55
	br.ret.sptk.many b0
.L183:
	.mmi
	sub r38 = r38, r39
	nop 0
	mov r56 = r47
	;;
	.mib
	mov r57 = r38
	nop 0
	br.call.sptk.many b0 = __any_on#
	;;
	.mmi
	nop 0
	mov r1 = r54
	mov r40 = r8
	.mmb
	nop 0
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L64
	.mmi
	adds r16 = -1, r38
	nop 0
	addl r15 = 1, r0
	;;
	.mii
	and r17 = 31, r16
	extr r14 = r16, 5, 27
	;;
	shladd r14 = r14, 2, r0
	;;
	.mii
	add r14 = r49, r14
	nop 0
	;;
	shl r15 = r15, r17
	.mmi
	ld4 r14 = [r14]
	;;
	and r14 = r15, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r40 = 1, r0
	(p6) br.cond.dptk .L64
	.mib
	nop 0
	cmp4.lt p6, p7 = 1, r16
	(p6) br.cond.dpnt .L65
	;;
	.mmi
	addl r40 = 2, r0
	nop 0
	nop 0
	.align 32
.L64:
	.mmi
	mov r57 = r38
	nop 0
	mov r56 = r47
	.mmb
	add r45 = r45, r38
	nop 0
	br.call.sptk.many b0 = rshift#
	;;
	.mib
	nop 0
	mov r1 = r54
	br .L67
.L71:
	.mmi
	cmp4.ne p6, p7 = 0, r40
	nop 0
	adds r38 = -1, r45
	;;
	.mib
	nop 0
	(p6) addl r40 = 1, r0
	(p6) br.cond.dptk .L78
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r38
	(p7) br.cond.dpnt .L187
.L78:
	.mmi
	and r16 = 31, r38
	addl r15 = 1, r0
	extr r14 = r38, 5, 27
	.mmi
	mov r57 = r45
	mov r56 = r47
	sub r39 = r39, r45
	;;
	.mmi
	shladd r14 = r14, 2, r0
	nop 0
	addl r38 = 2, r0
	;;
	.mii
	add r14 = r49, r14
	nop 0
	;;
	shl r15 = r15, r16
	.mmi
	ld4 r14 = [r14]
	;;
	and r14 = r15, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p7) or r40 = 2, r40
	nop 0
	br.call.sptk.many b0 = rshift#
	;;
	.mmi
	nop 0
	mov r1 = r54
	nop 0
	.mmb
	ld4 r45 = [r42]
	nop 0
	br .L70
.L184:
	.mmi
	sub r58 = r39, r38
	nop 0
	mov r57 = r47
	.mmi
	mov r56 = r32
	nop 0
	mov r40 = r0
	;;
	.mib
	sub r45 = r45, r58
	nop 0
	br.call.sptk.many b0 = __lshift#
	;;
	.mmi
	nop 0
	mov r1 = r54
	mov r47 = r8
	.mmb
	nop 0
	adds r49 = 24, r8
	br .L67
.L181:
	.mmi
	mov r40 = r39
	mov r58 = r46
	mov r57 = r51
	;;
	.mib
	mov r56 = r40
	nop 0
	br.call.sptk.many b0 = strncmp#
	;;
	.mmi
	nop 0
	mov r1 = r54
	mov r45 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L37
	.mib
	nop 0
	nop 0
	br .L188
.L81:
	.mmi
	sub r37 = 1, r37
	nop 0
	nop 0
	;;
.L82:
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r37
	(p6) br.cond.dptk .L83
	.mmi
	adds r43 = 20, r47
	mov r42 = r49
	mov r14 = r49
	;;
	.mmi
	ld4 r44 = [r43]
	;;
	nop 0
	sxt4 r40 = r44
	;;
	.mii
	shladd r40 = r40, 2, r0
	nop 0
	;;
	add r16 = r49, r40
	.align 32
.L87:
	.mmi
	mov r17 = r14
	ld4 r15 = [r14], 4
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = -1, r15
	nop 0
	(p7) br.cond.dpnt .L189
	;;
	.mmi
	adds r15 = -4, r14
	nop 0
	cmp.ltu p6, p7 = r14, r16
	;;
	.mib
	st4 [r15] = r0
	nop 0
	(p6) br.cond.dptk .L87
	.mmi
	ld4 r14 = [r43]
	nop 0
	adds r15 = 12, r47
	;;
	.mmi
	ld4 r15 = [r15]
	nop 0
	sxt4 r16 = r14
	;;
	.mmi
	cmp4.gt p6, p7 = r15, r14
	adds r16 = 4, r16
	nop 0
	.mmb
	adds r14 = 1, r14
	adds r15 = 8, r47
	(p7) br.cond.dpnt .L190
	;;
	.mii
	st4 [r43] = r14
	shladd r14 = r16, 2, r0
	;;
	add r14 = r15, r14
	.mmi
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	nop 0
.L86:
	.mib
	cmp4.ne p6, p7 = 2, r38
	nop 0
	(p7) br.cond.dpnt .L191
	;;
	.mmi
	ld4 r14 = [r43]
	nop 0
	and r39 = 31, r39
	;;
	.mib
	cmp4.lt p6, p7 = r44, r14
	nop 0
	(p6) br.cond.dpnt .L93
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r39
	(p7) br.cond.dpnt .L192
.L173:
	.mmi
	addl r38 = 33, r0
	nop 0
	nop 0
.L197:
	.mmi
	nop 0
	st8 [r36] = r47
	nop 0
	.mmb
	st4 [r35] = r45
	nop 0
	br .L193
	;;
.L186:
	.mib
	nop 0
	tbit.z p6, p7 = r40, 1
	(p6) br.cond.dptk .L83
	.mmi
	ld4 r14 = [r49]
	;;
	or r14 = r40, r14
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r14, 0
	(p7) br.cond.dptk .L83
	.mmi
	adds r43 = 20, r47
	mov r42 = r49
	mov r14 = r49
	;;
	.mmi
	nop 0
	ld4 r44 = [r43]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r40 = r44
	;;
	shladd r40 = r40, 2, r0
	;;
	.mib
	nop 0
	add r16 = r49, r40
	br .L87
.L110:
	.mmi
	adds r15 = 2, r38
	nop 0
	mov r20 = r0
	;;
	.mib
	ld1 r14 = [r15]
	nop 0
	br .L45
.L38:
	.mmi
	add r38 = r40, r46
	;;
	ld1 r14 = [r38]
	nop 0
	;;
	.mmi
	nop 0
	add r15 = r42, r14
	nop 0
	;;
	.mmi
	ld1 r15 = [r15]
	;;
	cmp4.eq p6, p7 = 0, r15
	adds r15 = 1, r38
	;;
	.mib
	nop 0
	(p6) mov r40 = r38
	(p6) br.cond.dpnt .L42
	;;
	.align 32
.L40:
	.mmi
	mov r40 = r15
	ld1 r14 = [r15], 1
	nop 0
	;;
	.mmi
	add r16 = r42, r14
	;;
	ld1 r16 = [r16]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r16
	nop 0
	(p7) br.cond.dpnt .L41
	;;
	.mmi
	mov r40 = r15
	ld1 r14 = [r15], 1
	nop 0
	;;
	.mmi
	add r16 = r42, r14
	;;
	ld1 r16 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r16
	(p6) br.cond.dptk .L40
	.mib
	nop 0
	nop 0
	br .L41
.L192:
	.mii
	add r14 = r42, r40
	sub r39 = 32, r39
	;;
	adds r14 = -4, r14
	;;
	.mib
	ld4 r56 = [r14]
	nop 0
	br.call.sptk.many b0 = __hi0bits#
	;;
	.mib
	mov r1 = r54
	cmp4.gt p6, p7 = r39, r8
	(p7) br.cond.dptk .L173
	.mmi
	ld4 r14 = [r43]
	nop 0
	nop 0
	;;
.L93:
	.mib
	nop 0
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L95
	.mmi
	nop 0
	adds r49 = 24, r47
	sxt4 r14 = r14
	.mmi
	adds r17 = 28, r47
	adds r20 = 32, r47
	mov r19 = r42
	;;
	.mmi
	shladd r14 = r14, 2, r0
	ld4 r16 = [r49]
	nop 0
	;;
	.mii
	add r14 = r42, r14
	extr.u r16 = r16, 1, 31
	;;
	cmp.geu p6, p7 = r17, r14
	.mmb
	adds r18 = 3, r14
	sub r15 = r14, r17, 1
	(p6) br.cond.dpnt .L96
	;;
	.mii
	nop 0
	shr.u r15 = r15, 2
	cmp.ltu p6, p7 = r18, r20
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r15
	;;
	(p6) mov ar.lc = 0
.L97:
	.mii
	ld4 r15 = [r17], 4
	nop 0
	;;
	dep.z r15 = r15, 31, 1
	.mii
	adds r20 = -4, r17
	nop 0
	;;
	or r15 = r16, r15
	.mmi
	ld4.a r16 = [r20]
	;;
	st4 [r19] = r15
	adds r19 = 4, r19
	;;
	.mmi
	nop 0
	ld4.c.clr r16 = [r20]
	nop 0
	;;
	.mib
	nop 0
	extr.u r16 = r16, 1, 31
	br.cloop.sptk.few .L97
	;;
	.mii
	sub r15 = -29, r47
	cmp4.eq p6, p7 = 0, r16
	;;
	add r14 = r14, r15
	;;
	.mmi
	and r14 = -4, r14
	;;
	adds r14 = 4, r14
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r42, r14
	nop 0
	;;
	.mib
	st4 [r14] = r16
	nop 0
	(p7) br.cond.dpnt .L101
	;;
	.mmi
	sub r14 = r14, r42
	;;
	nop 0
	shr r14 = r14, 2
	;;
	.mib
	st4 [r43] = r14
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.spnt .L100
.L99:
	.mmi
	adds r45 = 1, r45
	ld4 r14 = [r41]
	nop 0
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r45, r14
	(p7) br.cond.dptk .L173
.L69:
	.mmi
	mov r57 = r47
	nop 0
	mov r56 = r32
	.mmb
	addl r38 = 163, r0
	nop 0
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmb
	mov r8 = r38
	mov r1 = r54
	nop 0
	.mii
	st8 [r36] = r0
	mov b0 = r52
	;;
	mov ar.pfs = r53
	;;
	.mib
	nop 0
	mov ar.lc = r55
	br.ret.sptk.many b0
.L185:
	.mmi
	cmp4.eq p6, p7 = r45, r39
	nop 0
	adds r57 = -1, r39
	.mmb
	mov r56 = r47
	nop 0
	(p7) br.cond.dpnt .L74
	;;
	.mib
	cmp4.eq p6, p7 = 1, r39
	nop 0
	(p6) br.cond.dpnt .L76
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __any_on#
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r54
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dptk .L74
	;;
	.mmi
	(p7) ld4 r14 = [r42]
	nop 0
	nop 0
	;;
.L76:
	.mmi
	addl r15 = 1, r0
	nop 0
	adds r16 = 20, r47
	.mmi
	st4 [r35] = r14
	nop 0
	addl r38 = 98, r0
	;;
	.mmi
	nop 0
	st4 [r16] = r15
	nop 0
	.mmi
	st4 [r49] = r15
	;;
	st8 [r36] = r47
	nop 0
.L195:
	.mii
	mov r8 = r38
	mov b0 = r52
	;;
	mov ar.pfs = r53
	;;
	.mib
	nop 0
	mov ar.lc = r55
	br.ret.sptk.many b0
	;;
.L187:
	.mmi
	mov r57 = r38
	nop 0
	mov r56 = r47
	.mmb
	sub r39 = r39, r45
	nop 0
	br.call.sptk.many b0 = __any_on#
	;;
	.mmi
	and r16 = 31, r38
	addl r15 = 1, r0
	extr r14 = r38, 5, 27
	.mmi
	mov r40 = r8
	mov r1 = r54
	mov r57 = r45
	;;
	.mmi
	shladd r14 = r14, 2, r0
	mov r56 = r47
	addl r38 = 2, r0
	;;
	.mii
	add r14 = r49, r14
	nop 0
	;;
	shl r15 = r15, r16
	.mmi
	ld4 r14 = [r14]
	;;
	and r14 = r15, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p7) or r40 = 2, r40
	nop 0
	br.call.sptk.many b0 = rshift#
	;;
	.mmi
	nop 0
	mov r1 = r54
	nop 0
	.mmb
	ld4 r45 = [r42]
	nop 0
	br .L70
.L65:
	.mib
	adds r57 = -2, r38
	mov r56 = r47
	br.call.sptk.many b0 = __any_on#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r54
	;;
	.mib
	nop 0
	(p7) addl r40 = 3, r0
	(p7) br.cond.dptk .L64
	;;
	.mib
	nop 0
	addl r40 = 2, r0
	br .L64
.L190:
	.mmi
	adds r14 = 8, r47
	nop 0
	mov r56 = r32
	;;
	.mmi
	nop 0
	ld4 r57 = [r14]
	nop 0
	;;
	.mib
	adds r57 = 1, r57
	nop 0
	br.call.sptk.many b0 = _Balloc#
	;;
	.mmi
	mov r1 = r54
	cmp.ne p6, p7 = 0, r8
	mov r46 = r8
	;;
	.mlx
	nop 0
	(p7) movl r56 = @gprel(.LC1)
	.mlx
	(p7) mov r58 = r0
	(p7) movl r59 = @gprel(.LC0)
	;;
	.mmi
	(p7) add r56 = r1, r56
	(p7) add r59 = r1, r59
	nop 0
	.mmb
	(p7) addl r57 = 132, r0
	adds r42 = 24, r46
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = __assert_func#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	ld4 r58 = [r43]
	adds r57 = 16, r47
	adds r56 = 16, r46
	;;
	.mii
	nop 0
	sxt4 r58 = r58
	;;
	adds r58 = 2, r58
	;;
	.mib
	shladd r58 = r58, 2, r0
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r54
	mov r57 = r47
	mov r56 = r32
	.mmb
	mov r47 = r46
	adds r46 = 20, r46
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	ld4 r14 = [r46]
	nop 0
	mov r43 = r46
	.mmi
	adds r15 = 8, r47
	nop 0
	mov r1 = r54
	;;
	.mii
	nop 0
	sxt4 r16 = r14
	adds r14 = 1, r14
	;;
	.mmi
	adds r16 = 4, r16
	st4 [r43] = r14
	nop 0
	;;
	.mmi
	shladd r14 = r16, 2, r0
	;;
	add r14 = r15, r14
	addl r15 = 1, r0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br .L86
.L96:
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r16
	nop 0
	.mmb
	st4 [r49] = r16
	nop 0
	(p7) br.cond.spnt .L194
	;;
	.mmi
	(p6) mov r14 = r42
	nop 0
	nop 0
	;;
.L101:
	.mmi
	adds r14 = 4, r14
	;;
	sub r14 = r14, r42
	nop 0
	;;
	.mii
	nop 0
	shr r14 = r14, 2
	nop 0
	;;
	.mib
	st4 [r43] = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.sptk .L99
	.mib
	nop 0
	nop 0
	br .L100
	;;
.L73:
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r37
	(p6) br.cond.dptk .L74
	.mmi
	addl r15 = 1, r0
	nop 0
	adds r16 = 20, r47
	.mmi
	st4 [r35] = r14
	nop 0
	addl r38 = 98, r0
	;;
	.mmi
	st4 [r16] = r15
	st4 [r49] = r15
	nop 0
	;;
	.mib
	st8 [r36] = r47
	nop 0
	br .L195
.L72:
	.mmi
	cmp4.eq p6, p7 = 0, r37
	mov r57 = r47
	nop 0
	.mmb
	mov r56 = r32
	addl r38 = 80, r0
	(p6) br.cond.dpnt .L76
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	nop 0
	mov r1 = r54
	nop 0
	.mmb
	st8 [r36] = r0
	nop 0
	br .L25
.L189:
	.mmi
	nop 0
	adds r15 = 1, r15
	nop 0
	;;
	.mib
	st4 [r17] = r15
	nop 0
	br .L86
.L191:
	.mmi
	ld4 r14 = [r34]
	;;
	adds r14 = -1, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r39, r14
	(p7) br.cond.dpnt .L196
.L121:
	.mmi
	nop 0
	st8 [r36] = r47
	addl r38 = 34, r0
	.mmb
	nop 0
	st4 [r35] = r45
	br .L193
.L196:
	.mmi
	and r16 = 31, r39
	addl r15 = 1, r0
	extr r14 = r39, 5, 27
	;;
	.mmi
	nop 0
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mii
	add r42 = r42, r14
	nop 0
	;;
	shl r15 = r15, r16
	.mmi
	ld4 r14 = [r42]
	;;
	and r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L121
	.mib
	nop 0
	addl r38 = 33, r0
	br .L197
	;;
.L106:
	.mmi
	mov r39 = r38
	nop 0
	addl r41 = 1, r0
	;;
	.mib
	nop 0
	adds r15 = 1, r39
	br .L35
.L95:
	.mmi
	nop 0
	st4 [r43] = r0
	adds r49 = 24, r47
	;;
.L100:
	.mmi
	st4 [r49] = r0
	nop 0
	nop 0
.L198:
	.mmi
	adds r45 = 1, r45
	ld4 r14 = [r41]
	nop 0
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r45, r14
	(p7) br.cond.dptk .L173
	.mib
	nop 0
	nop 0
	br .L69
.L194:
	.mmi
	nop 0
	st4 [r43] = r0
	nop 0
	.mmb
	st4 [r49] = r0
	nop 0
	br .L198
	.endp __gethex#
	.global __hexdig#
	.section	.rodata,	"a",	"progbits"
	.align 8
	.type	__hexdig#, @object
	.size	__hexdig#, 256
__hexdig:
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	"\020\021\022\023\024\025\026\027\030\031"
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	"\032\033\034\035\036\037"
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	"\032\033\034\035\036\037"
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	.global memcpy#
	.type	memcpy#, @function
	.global __lshift#
	.type	__lshift#, @function
	.global __any_on#
	.type	__any_on#, @function
	.global _Bfree#
	.type	_Bfree#, @function
	.global __hi0bits#
	.type	__hi0bits#, @function
	.global __assert_func#
	.type	__assert_func#, @function
	.global _Balloc#
	.type	_Balloc#, @function
	.global strncmp#
	.type	strncmp#, @function
	.global strlen#
	.type	strlen#, @function
	.ident	"GCC: (GNU) 12.2.0"
