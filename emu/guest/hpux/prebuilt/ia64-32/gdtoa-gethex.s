// 4a770716aa054e201b96fa51d0fa2e64 newlib/libc/stdlib/gdtoa-gethex.c
	.file	"gdtoa-gethex.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc rshift#
rshift:
	.prologue
	.body
	.mii
	addp4 r32 = 0,r32
	extr r26 = r33, 5, 27
	;;
	adds r24 = 16, r32
	;;
	.mmi
	nop 0
	ld4 r18 = [r24]
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r26, r18
	(p7) br.cond.dptk .L19
	.mmi
	adds r15 = 20, r32
	shladd r20 = r18, 2, r0
	shladd r14 = r26, 2, r0
	.mmi
	and r33 = 31, r33
	;;
	addp4 r23 = 0,r15
	cmp4.ne p6, p7 = 0, r33
	;;
	.mmi
	add r20 = r20, r23
	nop 0
	add r14 = r14, r23
	;;
	.mib
	addp4 r20 = 0,r20
	addp4 r14 = 0,r14
	(p7) br.cond.dptk .L22
	;;
	.mmi
	adds r21 = 4, r14
	ld4 r15 = [r14]
	sub r27 = 32, r33
	.mii
	mov r17 = r23
	addp4 r25 = r33, r0
	;;
	addp4 r21 = 0,r21
	.mmi
	addp4 r27 = r27, r0
	;;
	addp4 r16 = 0,r21
	shr.u r15 = r15, r33
	.mmb
	nop 0
	cmp4.geu p6, p7 = r21, r20
	(p6) br.cond.dpnt .L7
	;;
	.align 32
.L8:
	.mmi
	ld4 r14 = [r16]
	adds r21 = 4, r21
	mov r22 = r17
	.mmi
	adds r17 = 4, r17
	;;
	addp4 r16 = 0,r21
	addp4 r17 = 0,r17
	;;
	.mii
	nop 0
	shl r14 = r14, r27
	adds r19 = -4, r16
	.mmi
	cmp4.ltu p6, p7 = r16, r20
	;;
	addp4 r19 = 0,r19
	nop 0
	;;
	.mmi
	or r14 = r15, r14
	ld4.a r15 = [r19]
	nop 0
	;;
	.mmi
	st4 [r22] = r14
	;;
	ld4.c.clr r15 = [r19]
	nop 0
	;;
	.mib
	nop 0
	shr.u r15 = r15, r25
	(p6) br.cond.dptk .L8
	;;
	.mii
	sub r14 = r18, r26
	cmp4.eq p6, p7 = 0, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	.mmi
	adds r14 = -4, r14
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	(p6) br.cond.dptk .L9
	.mii
	adds r14 = 4, r14
	nop 0
	;;
	addp4 r14 = 0,r14
	;;
.L9:
	.mii
	sub r15 = r14, r23
	cmp4.ne p6, p7 = r23, r14
	;;
	extr r15 = r15, 2, 30
	;;
	.mib
	st4 [r24] = r15
	nop 0
	(p7) br.cond.dpnt .L23
.L1:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
.L22:
	.mib
	nop 0
	cmp4.ltu p6, p7 = r14, r20
	(p6) br.cond.dptk .L10
	.align 32
.L19:
	.mmi
	adds r14 = 20, r32
	nop 0
	nop 0
	;;
.L6:
	.mmi
	st4 [r24] = r0
	st4 [r14] = r0
	nop 0
.L24:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
.L10:
	.mmi
	mov r16 = r14
	nop 0
	adds r14 = 4, r14
	.mmi
	addp4 r17 = 0,r15
	nop 0
	adds r15 = 4, r15
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r16 = [r16]
	nop 0
	;;
	.mib
	st4 [r17] = r16
	cmp4.ltu p6, p7 = r14, r20
	(p6) br.cond.dptk .L10
	.mmi
	sub r14 = r18, r26
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r23
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mii
	sub r15 = r14, r23
	cmp4.ne p6, p7 = r23, r14
	;;
	extr r15 = r15, 2, 30
	;;
	.mib
	st4 [r24] = r15
	nop 0
	(p6) br.cond.dptk .L1
.L23:
	.mmi
	nop 0
	adds r14 = 20, r32
	nop 0
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br .L24
.L7:
	.mmi
	adds r14 = 20, r32
	nop 0
	cmp4.ne p6, p7 = 0, r15
	;;
	.mib
	st4 [r14] = r15
	nop 0
	(p7) br.cond.dptk .L6
	.mmi
	mov r14 = r23
	;;
	adds r14 = 4, r14
	nop 0
	;;
	.mib
	nop 0
	addp4 r14 = 0,r14
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
	.prologue 12, 54
	.mmb
	.save ar.pfs, r55
	alloc r55 = ar.pfs, 6, 19, 4, 0
	addl r14 = @ltoffx(_C_numeric_locale#), r1
	nop 0
	.mii
	mov r56 = r1
	.save rp, r54
	mov r54 = b0
	.body
	addp4 r33 = 0,r33
	;;
	.mmi
	nop 0
	ld8.mov r14 = [r14], _C_numeric_locale#
	addp4 r32 = 0,r32
	.mmi
	addp4 r34 = 0,r34
	addp4 r35 = 0,r35
	addp4 r36 = 0,r36
	;;
	.mmi
	ld4 r48 = [r14]
	;;
	addp4 r48 = 0,r48
	nop 0
	;;
	.mib
	mov r57 = r48
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	ld4 r18 = [r33]
	add r14 = r8, r48
	mov r1 = r56
	.mmi
	mov r49 = r8
	;;
	addp4 r18 = 0,r18
	addp4 r14 = 0,r14
	;;
	.mmi
	adds r14 = -1, r14
	nop 0
	adds r15 = 2, r18
	;;
	.mmi
	ld1 r15 = [r15]
	ld1 r44 = [r14]
	adds r14 = 3, r18
	;;
	.mib
	mov r16 = r15
	cmp4.ne p6, p7 = 48, r15
	(p6) br.cond.dpnt .L26
	.align 32
.L27:
	.mmi
	addp4 r39 = 0,r14
	mov r42 = r14
	adds r14 = 1, r14
	;;
	.mmi
	nop 0
	ld1 r15 = [r39]
	nop 0
	;;
	.mib
	mov r16 = r15
	cmp4.eq p6, p7 = 48, r15
	(p6) br.cond.dptk .L27
	.mii
	sub r18 = -2, r18
	nop 0
	;;
	add r42 = r18, r42
.L28:
	.mlx
	nop 0
	movl r41 = @gprel(__hexdig#)
	.mmi
	mov r43 = r0
	mov r38 = r0
	sxt4 r16 = r16
	;;
	.mmi
	add r41 = r1, r41
	;;
	add r16 = r41, r16
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
	(p7) br.cond.dpnt .L179
	;;
	.mmi
	ld1 r14 = [r39]
	;;
	add r14 = r41, r14
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
	(p7) br.cond.dpnt .L180
.L32:
	.mmi
	adds r15 = 1, r39
	nop 0
	nop 0
	;;
	.align 32
.L35:
	.mmi
	addp4 r40 = 0,r15
	nop 0
	adds r15 = 1, r15
	;;
	.mmi
	ld1 r14 = [r40]
	;;
	add r14 = r41, r14
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
	mov r59 = r49
	nop 0
	mov r58 = r48
	.mmb
	mov r57 = r40
	nop 0
	br.call.sptk.many b0 = strncmp#
	;;
	.mmi
	nop 0
	mov r1 = r56
	mov r45 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L37
	;;
.L187:
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
	st4 [r33] = r40
	cmp4.eq p6, p7 = 0, r43
	(p7) br.cond.dpnt .L103
.L50:
	.mmi
	sub r14 = r38, r39, 1
	nop 0
	mov r58 = r0
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
	adds r58 = 1, r58
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 7, r14
	(p6) br.cond.dptk .L53
.L52:
	.mib
	mov r57 = r32
	sub r53 = 1, r49
	br.call.sptk.many b0 = _Balloc#
	;;
	.mmi
	addp4 r50 = 0,r8
	nop 0
	mov r1 = r56
	;;
	.mmi
	cmp.ne p6, p7 = 0, r50
	nop 0
	adds r51 = 20, r50
	;;
	.mlx
	nop 0
	(p7) movl r60 = @gprel(.LC0)
	.mlx
	(p7) mov r59 = r0
	(p7) movl r57 = @gprel(.LC1)
	;;
	.mmi
	(p7) add r60 = r1, r60
	(p7) addl r58 = 222, r0
	nop 0
	.mmb
	(p7) add r57 = r1, r57
	addp4 r52 = 0,r51
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = __assert_func#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	cmp4.geu p6, p7 = r39, r38
	nop 0
	mov r47 = r52
	;;
	.mib
	(p6) mov r43 = r0
	nop 0
	(p6) br.cond.dpnt .L55
	;;
	.mmi
	nop 0
	mov r40 = r0
	mov r43 = r0
	.align 32
.L62:
	.mmi
	adds r42 = -1, r38
	nop 0
	adds r38 = -1, r38
	;;
	.mmi
	ld1 r14 = [r42]
	nop 0
	addp4 r38 = 0,r38
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r44, r14
	(p6) br.cond.dpnt .L56
	;;
.L59:
	.mib
	cmp4.eq p6, p7 = 32, r40
	nop 0
	(p6) br.cond.dpnt .L181
	;;
	.mmi
	ld1 r14 = [r42]
	(p7) mov r15 = r40
	(p7) adds r40 = 4, r40
	;;
	.mmi
	add r14 = r41, r14
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
	cmp4.ltu p6, p7 = r39, r38
	(p6) br.cond.dptk .L62
	;;
.L55:
	.mmi
	adds r14 = 4, r47
	nop 0
	adds r15 = 16, r50
	.mii
	st4 [r47] = r43
	mov r57 = r43
	;;
	sub r14 = r14, r52
	;;
	.mii
	nop 0
	extr r14 = r14, 2, 30
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
	mov r1 = r56
	;;
	.mib
	cmp4.ge p6, p7 = r39, r38
	nop 0
	(p7) br.cond.dpnt .L182
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r39, r38
	(p7) br.cond.dpnt .L183
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
	(p7) br.cond.dpnt .L184
.L74:
	.mmi
	mov r58 = r50
	nop 0
	mov r57 = r32
	.mmb
	addl r38 = 80, r0
	nop 0
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	mov r1 = r56
	st4 [r36] = r0
	nop 0
.L25:
	.mmi
	mov r8 = r38
	nop 0
	mov b0 = r54
	;;
	.mib
	nop 0
	mov ar.pfs = r55
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
	add r46 = r53, r38
	;;
	addp4 r46 = 0,r46
	nop 0
	;;
	.mib
	nop 0
	cmp4.gtu p6, p7 = r39, r46
	(p6) br.cond.dptk .L59
	.mmi
	mov r59 = r49
	nop 0
	mov r58 = r48
	.mmb
	mov r57 = r46
	nop 0
	br.call.sptk.many b0 = strncmp#
	;;
	.mib
	mov r1 = r56
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L59
	.mmi
	nop 0
	mov r38 = r46
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r39, r38
	(p6) br.cond.dptk .L62
	.mib
	nop 0
	nop 0
	br .L55
.L181:
	.mmi
	adds r14 = 4, r47
	st4 [r47] = r43
	nop 0
	.mmi
	mov r15 = r0
	mov r43 = r0
	addl r40 = 4, r0
	;;
	.mmi
	addp4 r47 = 0,r14
	ld1 r14 = [r42]
	addp4 r15 = r15, r0
	;;
	.mmi
	add r14 = r41, r14
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mmi
	and r14 = 15, r14
	;;
	nop 0
	shl r14 = r14, r15
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
	(p7) st4 [r33] = r38
	nop 0
	(p7) br.cond.dptk .L103
	.mmi
	nop 0
	mov r45 = r0
	addl r43 = 1, r0
	.align 32
.L104:
	.mmi
	adds r14 = 1, r38
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 43, r14
	mov r15 = r14
	(p6) br.cond.dpnt .L110
	;;
	.mmi
	cmp4.eq p6, p7 = 45, r14
	;;
	(p7) adds r14 = 1, r38
	(p7) mov r20 = r0
	;;
	.mib
	nop 0
	(p7) addp4 r14 = 0,r14
	(p7) br.cond.dptk .L45
	;;
	.mmi
	adds r15 = 2, r38
	adds r14 = 2, r38
	addl r20 = 1, r0
	;;
	.mmi
	nop 0
	ld1 r15 = [r15]
	addp4 r14 = 0,r14
	;;
.L45:
	.mii
	nop 0
	sxt4 r15 = r15
	;;
	add r15 = r41, r15
	;;
	.mmi
	ld1 r15 = [r15]
	;;
	adds r16 = -1, r15
	nop 0
	;;
	.mii
	nop 0
	zxt1 r16 = r16
	;;
	cmp4.ltu p6, p7 = 24, r16
	;;
	.mib
	nop 0
	(p6) mov r40 = r38
	(p6) br.cond.dptk .L43
	.mmi
	adds r16 = 1, r14
	adds r17 = 2, r14
	adds r15 = -16, r15
	;;
	.mmi
	ld1 r16 = [r16]
	;;
	add r16 = r41, r16
	nop 0
	;;
	.mmi
	ld1 r19 = [r16]
	;;
	adds r16 = -1, r19
	nop 0
	;;
	.mii
	nop 0
	zxt1 r16 = r16
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 24, r16
	(p6) br.cond.dpnt .L46
	.align 32
.L47:
	.mmi
	addp4 r40 = 0,r17
	shladd r14 = r15, 2, r0
	adds r17 = 1, r17
	;;
	.mii
	ld1 r16 = [r40]
	add r14 = r14, r15
	;;
	add r16 = r41, r16
	.mmi
	shladd r14 = r14, 1, r0
	;;
	ld1 r18 = [r16]
	add r14 = r14, r19
	;;
	.mmi
	adds r16 = -1, r18
	adds r15 = -16, r14
	mov r19 = r18
	;;
	.mii
	nop 0
	zxt1 r16 = r16
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = 24, r16
	(p6) br.cond.dptk .L47
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r20
	nop 0
	;;
	.mii
	(p7) sub r15 = r0, r15
	nop 0
	;;
	add r45 = r45, r15
.L197:
	.mib
	st4 [r33] = r40
	cmp4.eq p6, p7 = 0, r43
	(p6) br.cond.dptk .L50
	;;
.L103:
	.mmi
	cmp4.eq p6, p7 = 0, r42
	nop 0
	mov b0 = r54
	;;
	.mii
	(p6) addl r38 = 6, r0
	mov ar.pfs = r55
	;;
	(p7) mov r38 = r0
	;;
	.mib
	nop 0
	mov r8 = r38
	br.ret.sptk.many b0
	;;
.L179:
	.mmi
	add r38 = r49, r39
	mov r59 = r49
	nop 0
	.mmb
	mov r58 = r48
	mov r57 = r39
	br.call.sptk.many b0 = strncmp#
	;;
	.mmi
	addp4 r38 = 0,r38
	mov r1 = r56
	nop 0
	.mmb
	cmp4.ne p6, p7 = 0, r8
	mov r43 = r8
	(p6) br.cond.dpnt .L30
	;;
	.mmi
	ld1 r15 = [r38]
	;;
	add r16 = r41, r15
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
	addp4 r39 = 0,r14
	nop 0
	adds r14 = 1, r14
	;;
	.mmi
	nop 0
	ld1 r15 = [r39]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 48, r15
	(p6) br.cond.dptk .L33
	.mmi
	add r15 = r41, r15
	nop 0
	addl r42 = 1, r0
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
	br .L180
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
	(p7) br.cond.dpnt .L185
.L83:
	.mmi
	or r38 = 16, r38
	nop 0
	nop 0
.L80:
	.mmi
	st4 [r36] = r50
	st4 [r35] = r45
	nop 0
	;;
.L192:
	.mmi
	mov r8 = r38
	nop 0
	mov b0 = r54
	;;
	.mib
	nop 0
	mov ar.pfs = r55
	br.ret.sptk.many b0
.L182:
	.mmi
	sub r38 = r38, r39
	nop 0
	mov r57 = r50
	;;
	.mib
	mov r58 = r38
	nop 0
	br.call.sptk.many b0 = __any_on#
	;;
	.mmi
	nop 0
	mov r1 = r56
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
	add r14 = r14, r52
	nop 0
	;;
	shl r15 = r15, r17
	.mmi
	addp4 r14 = 0,r14
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	and r14 = r15, r14
	;;
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
	mov r58 = r38
	nop 0
	mov r57 = r50
	.mmb
	add r45 = r45, r38
	nop 0
	br.call.sptk.many b0 = rshift#
	;;
	.mib
	nop 0
	mov r1 = r56
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
	(p7) br.cond.dpnt .L186
.L78:
	.mmi
	and r16 = 31, r38
	addl r15 = 1, r0
	extr r14 = r38, 5, 27
	.mmi
	mov r58 = r45
	mov r57 = r50
	sub r39 = r39, r45
	;;
	.mii
	shladd r14 = r14, 2, r0
	addl r38 = 2, r0
	;;
	add r14 = r14, r52
	;;
	.mii
	nop 0
	shl r15 = r15, r16
	addp4 r14 = 0,r14
	;;
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
	mov r1 = r56
	nop 0
	.mmb
	ld4 r45 = [r42]
	nop 0
	br .L70
.L183:
	.mmi
	sub r59 = r39, r38
	nop 0
	mov r58 = r50
	.mmi
	mov r57 = r32
	nop 0
	mov r40 = r0
	;;
	.mib
	sub r45 = r45, r59
	nop 0
	br.call.sptk.many b0 = __lshift#
	;;
	.mii
	addp4 r50 = 0,r8
	mov r1 = r56
	;;
	adds r51 = 20, r50
	;;
	.mib
	nop 0
	addp4 r52 = 0,r51
	br .L67
.L180:
	.mmi
	mov r40 = r39
	mov r59 = r49
	mov r58 = r48
	;;
	.mib
	mov r57 = r40
	nop 0
	br.call.sptk.many b0 = strncmp#
	;;
	.mmi
	nop 0
	mov r1 = r56
	mov r45 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L37
	.mib
	nop 0
	nop 0
	br .L187
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
	adds r42 = 16, r50
	nop 0
	addp4 r40 = 0,r51
	;;
	.mii
	ld4 r44 = [r42]
	mov r15 = r40
	;;
	shladd r43 = r44, 2, r0
	;;
	.mii
	add r17 = r43, r40
	nop 0
	;;
	addp4 r17 = 0,r17
	.align 32
.L87:
	.mmi
	ld4 r16 = [r15]
	nop 0
	adds r51 = 4, r51
	;;
	.mib
	cmp4.eq p6, p7 = -1, r16
	nop 0
	(p7) br.cond.dpnt .L188
	;;
	.mmi
	addp4 r15 = 0,r51
	;;
	adds r16 = -4, r15
	cmp4.ltu p6, p7 = r15, r17
	;;
	.mmi
	nop 0
	addp4 r16 = 0,r16
	nop 0
	;;
	.mib
	st4 [r16] = r0
	nop 0
	(p6) br.cond.dptk .L87
	.mmi
	ld4 r14 = [r42]
	nop 0
	adds r15 = 8, r50
	;;
	.mmi
	ld4 r15 = [r15]
	nop 0
	adds r16 = 4, r14
	;;
	.mmi
	cmp4.gt p6, p7 = r15, r14
	shladd r16 = r16, 2, r0
	nop 0
	.mmb
	adds r14 = 1, r14
	adds r15 = 4, r50
	(p7) br.cond.dpnt .L189
	;;
	.mii
	st4 [r42] = r14
	sxt4 r14 = r16
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
	(p7) br.cond.dpnt .L190
	;;
	.mmi
	ld4 r16 = [r42]
	nop 0
	and r39 = 31, r39
	;;
	.mib
	cmp4.lt p6, p7 = r44, r16
	nop 0
	(p6) br.cond.dpnt .L93
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r39
	(p7) br.cond.dpnt .L191
.L172:
	.mmi
	addl r38 = 33, r0
	nop 0
	nop 0
.L196:
	.mmi
	nop 0
	st4 [r36] = r50
	nop 0
	.mmb
	st4 [r35] = r45
	nop 0
	br .L192
	;;
.L185:
	.mib
	nop 0
	tbit.z p6, p7 = r40, 1
	(p6) br.cond.dptk .L83
	.mmi
	ld4 r14 = [r52]
	;;
	or r14 = r40, r14
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r14, 0
	(p7) br.cond.dptk .L83
	.mmi
	adds r42 = 16, r50
	nop 0
	addp4 r40 = 0,r51
	;;
	.mii
	ld4 r44 = [r42]
	mov r15 = r40
	;;
	shladd r43 = r44, 2, r0
	;;
	.mmi
	nop 0
	add r17 = r43, r40
	nop 0
	;;
	.mib
	nop 0
	addp4 r17 = 0,r17
	br .L87
.L110:
	.mmi
	adds r15 = 2, r38
	adds r14 = 2, r38
	mov r20 = r0
	;;
	.mib
	ld1 r15 = [r15]
	addp4 r14 = 0,r14
	br .L45
.L38:
	.mmi
	add r40 = r49, r40
	;;
	addp4 r38 = 0,r40
	nop 0
	;;
	.mmi
	ld1 r14 = [r38]
	;;
	add r15 = r41, r14
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
	addp4 r40 = 0,r15
	nop 0
	adds r15 = 1, r15
	;;
	.mmi
	ld1 r14 = [r40]
	;;
	add r16 = r41, r14
	nop 0
	;;
	.mmi
	nop 0
	ld1 r16 = [r16]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r16
	nop 0
	(p7) br.cond.dpnt .L41
	;;
	.mmi
	addp4 r40 = 0,r15
	nop 0
	adds r15 = 1, r15
	;;
	.mmi
	ld1 r14 = [r40]
	;;
	add r16 = r41, r14
	nop 0
	;;
	.mmi
	nop 0
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
.L26:
	.mmi
	adds r18 = 2, r18
	nop 0
	mov r42 = r0
	;;
	.mib
	nop 0
	addp4 r39 = 0,r18
	br .L28
.L193:
	.mmi
	adds r14 = 24, r50
	nop 0
	shladd r16 = r16, 2, r0
	.mii
	adds r21 = 20, r50
	mov r19 = r40
	;;
	addp4 r17 = 0,r14
	.mmi
	add r16 = r16, r40
	ld4 r15 = [r21]
	nop 0
	;;
	.mmi
	addp4 r16 = 0,r16
	addp4 r18 = 0,r17
	extr.u r15 = r15, 1, 31
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r17, r16
	(p6) br.cond.dpnt .L96
.L97:
	.mmi
	ld4 r14 = [r18]
	adds r17 = 4, r17
	mov r20 = r19
	.mmi
	adds r19 = 4, r19
	;;
	addp4 r18 = 0,r17
	dep.z r14 = r14, 31, 1
	.mmi
	addp4 r19 = 0,r19
	;;
	or r14 = r15, r14
	adds r15 = -4, r18
	.mmi
	cmp4.ltu p6, p7 = r18, r16
	;;
	st4 [r20] = r14
	addp4 r15 = 0,r15
	;;
	.mmi
	nop 0
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	extr.u r15 = r15, 1, 31
	(p6) br.cond.dptk .L97
	;;
	.mii
	sub r14 = -25, r50
	cmp4.eq p6, p7 = 0, r15
	;;
	add r14 = r14, r16
	;;
	.mii
	nop 0
	extr.u r14 = r14, 2, 30
	;;
	adds r14 = 1, r14
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r40
	nop 0
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	st4 [r14] = r15
	sub r15 = r14, r40
	(p7) br.cond.dpnt .L101
	;;
	.mii
	nop 0
	extr r15 = r15, 2, 30
	cmp4.ne p6, p7 = r40, r14
	;;
	.mib
	st4 [r42] = r15
	nop 0
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
	(p7) br.cond.dptk .L172
.L69:
	.mmi
	mov r58 = r50
	nop 0
	mov r57 = r32
	.mmb
	addl r38 = 163, r0
	nop 0
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmb
	mov r8 = r38
	mov r1 = r56
	nop 0
	.mmi
	st4 [r36] = r0
	nop 0
	mov b0 = r54
	;;
	.mib
	nop 0
	mov ar.pfs = r55
	br.ret.sptk.many b0
.L184:
	.mmi
	cmp4.eq p6, p7 = r45, r39
	nop 0
	adds r58 = -1, r39
	.mmb
	mov r57 = r50
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
	mov r1 = r56
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
	adds r16 = 16, r50
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
	st4 [r52] = r15
	;;
	st4 [r36] = r50
	nop 0
.L194:
	.mmi
	mov r8 = r38
	nop 0
	mov b0 = r54
	;;
	.mib
	nop 0
	mov ar.pfs = r55
	br.ret.sptk.many b0
	;;
.L186:
	.mmi
	mov r58 = r38
	nop 0
	mov r57 = r50
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
	mov r1 = r56
	mov r58 = r45
	;;
	.mmi
	shladd r14 = r14, 2, r0
	mov r57 = r50
	addl r38 = 2, r0
	;;
	.mii
	add r14 = r14, r52
	nop 0
	;;
	shl r15 = r15, r16
	.mmi
	addp4 r14 = 0,r14
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	and r14 = r15, r14
	;;
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
	mov r1 = r56
	nop 0
	.mmb
	ld4 r45 = [r42]
	nop 0
	br .L70
.L65:
	.mib
	adds r58 = -2, r38
	mov r57 = r50
	br.call.sptk.many b0 = __any_on#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r56
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
.L189:
	.mmi
	adds r14 = 4, r50
	nop 0
	mov r57 = r32
	;;
	.mmi
	nop 0
	ld4 r58 = [r14]
	nop 0
	;;
	.mib
	adds r58 = 1, r58
	nop 0
	br.call.sptk.many b0 = _Balloc#
	;;
	.mii
	addp4 r40 = 0,r8
	mov r1 = r56
	;;
	cmp.ne p6, p7 = 0, r40
	;;
	.mlx
	nop 0
	(p7) movl r57 = @gprel(.LC1)
	.mlx
	(p7) mov r59 = r0
	(p7) movl r60 = @gprel(.LC0)
	;;
	.mmi
	(p7) add r57 = r1, r57
	nop 0
	(p7) add r60 = r1, r60
	.mmb
	(p7) addl r58 = 132, r0
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = __assert_func#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	ld4 r59 = [r42]
	nop 0
	adds r58 = 12, r50
	.mii
	adds r57 = 12, r40
	adds r42 = 16, r40
	;;
	adds r59 = 2, r59
	;;
	.mib
	shladd r59 = r59, 2, r0
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r56
	mov r58 = r50
	mov r57 = r32
	.mmb
	mov r50 = r40
	adds r40 = 20, r40
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	ld4 r14 = [r42]
	adds r15 = 4, r50
	mov r1 = r56
	.mmi
	addp4 r40 = 0,r40
	;;
	adds r16 = 4, r14
	adds r14 = 1, r14
	;;
	.mmi
	shladd r16 = r16, 2, r0
	st4 [r42] = r14
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r16
	nop 0
	;;
	.mmi
	add r14 = r15, r14
	nop 0
	addl r15 = 1, r0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br .L86
.L191:
	.mii
	add r14 = r43, r40
	sub r39 = 32, r39
	;;
	addp4 r14 = 0,r14
	;;
	.mmi
	nop 0
	adds r14 = -4, r14
	nop 0
	;;
	.mib
	ld4 r57 = [r14]
	nop 0
	br.call.sptk.many b0 = __hi0bits#
	;;
	.mib
	mov r1 = r56
	cmp4.gt p6, p7 = r39, r8
	(p7) br.cond.dptk .L172
	.mmi
	ld4 r16 = [r42]
	nop 0
	nop 0
	;;
.L93:
	.mib
	nop 0
	cmp4.ge p6, p7 = 0, r16
	(p7) br.cond.dptk .L193
	.mmi
	nop 0
	st4 [r42] = r0
	adds r21 = 20, r50
	;;
.L100:
	.mmi
	st4 [r21] = r0
	nop 0
	nop 0
.L199:
	.mmi
	adds r45 = 1, r45
	ld4 r14 = [r41]
	nop 0
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r45, r14
	(p7) br.cond.dptk .L172
	.mib
	nop 0
	nop 0
	br .L69
	;;
.L72:
	.mmi
	cmp4.eq p6, p7 = 0, r37
	mov r58 = r50
	nop 0
	.mmb
	mov r57 = r32
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
	mov r1 = r56
	nop 0
	.mmb
	st4 [r36] = r0
	nop 0
	br .L25
.L73:
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r37
	(p6) br.cond.dptk .L74
	.mmi
	addl r15 = 1, r0
	nop 0
	adds r16 = 16, r50
	.mmi
	st4 [r35] = r14
	nop 0
	addl r38 = 98, r0
	;;
	.mmi
	st4 [r16] = r15
	st4 [r52] = r15
	nop 0
	;;
	.mib
	st4 [r36] = r50
	nop 0
	br .L194
.L188:
	.mmi
	nop 0
	adds r16 = 1, r16
	nop 0
	;;
	.mib
	st4 [r15] = r16
	nop 0
	br .L86
.L190:
	.mmi
	ld4 r14 = [r34]
	;;
	adds r14 = -1, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r39, r14
	(p7) br.cond.dpnt .L195
.L121:
	.mmi
	nop 0
	st4 [r36] = r50
	addl r38 = 34, r0
	.mmb
	nop 0
	st4 [r35] = r45
	br .L192
.L195:
	.mmi
	and r16 = 31, r39
	addl r15 = 1, r0
	extr r14 = r39, 5, 27
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r40
	nop 0
	;;
	.mii
	nop 0
	shl r15 = r15, r16
	addp4 r14 = 0,r14
	;;
	.mmi
	ld4 r14 = [r14]
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
	br .L196
	;;
.L106:
	.mmi
	mov r39 = r38
	nop 0
	addl r42 = 1, r0
	;;
	.mib
	nop 0
	adds r15 = 1, r39
	br .L35
.L46:
	.mmi
	cmp4.eq p6, p7 = 0, r20
	nop 0
	adds r14 = 1, r14
	;;
	.mmi
	(p7) sub r15 = r0, r15
	nop 0
	addp4 r40 = 0,r14
	;;
	.mib
	nop 0
	add r45 = r45, r15
	br .L197
.L96:
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r15
	nop 0
	.mmb
	st4 [r21] = r15
	nop 0
	(p7) br.cond.spnt .L198
	;;
	.mmi
	(p6) mov r14 = r40
	nop 0
	nop 0
	;;
.L101:
	.mmi
	adds r14 = 4, r14
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mii
	sub r15 = r14, r40
	cmp4.ne p6, p7 = r40, r14
	;;
	extr r15 = r15, 2, 30
	;;
	.mib
	st4 [r42] = r15
	nop 0
	(p6) br.cond.sptk .L99
	.mib
	nop 0
	nop 0
	br .L100
.L198:
	.mmi
	nop 0
	st4 [r42] = r0
	nop 0
	.mmb
	st4 [r21] = r0
	nop 0
	br .L199
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
