// c8250dc382a490f72e72f3afab57e68a emu/guest/libc/inet.c
	.file	"inet.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc parse_ipv4#
parse_ipv4:
	.prologue 12, 39
	.mii
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 2, 9, 1, 0
	.save ar.lc, r42
	mov r42 = ar.lc
	mov r41 = r1
	.mmi
	st4 [r33] = r0
	;;
	nop 0
	.save rp, r39
	mov r39 = b0
	.body
	.mmi
	nop 0
	mov r37 = r0
	addl r38 = 255, r0
.L2:
	.mmi
	mov r36 = r32
	mov r34 = r0
	mov ar.lc = 4
	.mmi
	adds r32 = 1, r32
	nop 0
	mov r35 = r0
	;;
	.mib
	ld1 r43 = [r36]
	nop 0
	br.call.sptk.many b0 = isdigit#
	;;
	.mmi
	shladd r14 = r34, 2, r0
	nop 0
	mov r1 = r41
	.mii
	adds r15 = -1, r32
	cmp4.eq p6, p7 = 0, r8
	;;
	add r14 = r14, r34
	;;
	.mib
	nop 0
	shladd r14 = r14, 1, r0
	(p6) br.cond.dpnt .L3
	;;
.L12:
	.mib
	adds r14 = -48, r14
	adds r35 = 1, r35
	br.cloop.sptk.few .L4
	.mmi
	mov r8 = r0
	nop 0
	nop 0
.L1:
	.mii
	nop 0
	mov b0 = r39
	;;
	mov ar.pfs = r40
	;;
	.mib
	nop 0
	mov ar.lc = r42
	br.ret.sptk.many b0
.L4:
	.mmi
	ld1 r34 = [r15]
	mov r36 = r32
	adds r32 = 1, r32
	;;
	.mii
	nop 0
	sxt1 r34 = r34
	nop 0
	.mmi
	ld1 r43 = [r36]
	nop 0
	nop 0
	;;
	.mib
	add r34 = r14, r34
	nop 0
	br.call.sptk.many b0 = isdigit#
	;;
	.mmi
	shladd r14 = r34, 2, r0
	nop 0
	mov r1 = r41
	.mii
	adds r15 = -1, r32
	cmp4.eq p6, p7 = 0, r8
	;;
	add r14 = r14, r34
	;;
	.mib
	nop 0
	shladd r14 = r14, 1, r0
	(p7) br.cond.dptk .L12
.L3:
	.mmi
	cmp4.eq p6, p7 = 0, r35
	cmp4.lt p8, p9 = 3, r35
	nop 0
	.mmi
	cmp4.ne p10, p11 = 3, r37
	adds r37 = 1, r37
	adds r32 = 1, r36
	;;
	.mmi
	(p8) addl r16 = 1, r0
	(p6) addl r14 = 1, r0
	(p10) addl r15 = 46, r0
	;;
	.mmi
	(p9) mov r16 = r0
	(p7) mov r14 = r0
	cmp4.ltu p6, p7 = r38, r34
	.mii
	(p11) mov r15 = r0
	cmp4.eq p8, p9 = 4, r37
	;;
	or r14 = r16, r14
	;;
	.mib
	cmp.ne.or.andcm p6, p7 = 0, r14
	nop 0
	(p6) br.cond.spnt .L1
	;;
	.mmi
	ld1 r14 = [r36]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.ne p6, p7 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L1
	;;
	.mmi
	nop 0
	ld4 r14 = [r33]
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r14, 8, 24
	;;
	or r14 = r34, r14
	;;
	.mib
	st4 [r33] = r14
	nop 0
	(p9) br.cond.dptk .L2
	.mii
	addl r8 = 1, r0
	mov b0 = r39
	;;
	mov ar.pfs = r40
	;;
	.mib
	nop 0
	mov ar.lc = r42
	br.ret.sptk.many b0
	.endp parse_ipv4#
	.align 16
	.align 64
	.global inet_pton#
	.type	inet_pton#, @function
	.proc inet_pton#
inet_pton:
	.prologue 12, 45
	.mmb
	.save ar.pfs, r46
	alloc r46 = ar.pfs, 3, 14, 3, 0
	.fframe 48
	adds r12 = -48, r12
	nop 0
	.mii
	cmp4.ne p6, p7 = 2, r32
	.save ar.lc, r48
	mov r48 = ar.lc
	mov r47 = r1
	;;
	.mib
	nop 0
	.save rp, r45
	mov r45 = b0
	.body
	(p7) br.cond.dpnt .L59
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 22, r32
	(p6) br.cond.dptk .L18
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r15 = 225, r0
	mov r14 = r8
	mov r1 = r47
	.mmi
	addl r8 = -1, r0
	;;
	st4 [r14] = r15
	mov b0 = r45
	;;
	.mii
	nop 0
	mov ar.pfs = r46
	;;
	mov ar.lc = r48
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L18:
	.body
	.copy_state 1
	.mmi
	ld1 r14 = [r33]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r15 = r14
	cmp4.eq p6, p7 = 58, r14
	(p6) br.cond.dpnt .L20
.L23:
	.mmi
	adds r42 = 16, r12
	addl r43 = -1, r0
	nop 0
	.mii
	mov r40 = r0
	nop 0
	;;
	mov r41 = r42
	;;
	.align 32
.L21:
	.mmb
	cmp4.eq p8, p9 = 58, r15
	cmp4.eq p6, p7 = -1, r43
	nop 0
	.mmi
	mov r44 = r41
	cmp4.eq p10, p11 = 8, r40
	mov ar.lc = 3
	;;
	.mmi
	(p6) addl r15 = 1, r0
	nop 0
	(p8) addl r14 = 1, r0
	;;
	.mii
	(p7) mov r15 = r0
	(p9) mov r14 = r0
	;;
	and r14 = r15, r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L60
.L24:
	.pred.rel.mutex p10, p11
	.mib
	mov r36 = r33
	nop 0
	(p10) br.cond.dpnt .L16
	;;
	.mii
	st4 [r41] = r0, 4
	nop 0
	;;
	adds r39 = -4, r41
.L27:
	.mmi
	mov r38 = r36
	ld1 r35 = [r36], 1
	nop 0
	;;
	.mii
	nop 0
	zxt1 r49 = r35
	sxt1 r35 = r35
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = isdigit#
	;;
	.mmi
	or r14 = 32, r35
	cmp4.ge p8, p9 = 63, r35
	nop 0
	.mmi
	mov r1 = r47
	adds r15 = -1, r36
	cmp4.eq p6, p7 = 0, r8
	;;
	.mib
	nop 0
	adds r14 = -97, r14
	(p6) br.cond.dptk .L31
	.mib
	nop 0
	nop 0
	(p9) br.cond.dpnt .L30
	;;
.L32:
	.mmi
	nop 0
	ld1 r35 = [r15]
	mov r38 = r36
	.mmi
	ld4 r14 = [r39]
	;;
	shladd r37 = r14, 4, r0
	zxt1 r49 = r35
	.mib
	nop 0
	sxt1 r35 = r35
	br.call.sptk.many b0 = isdigit#
	;;
	.mmi
	or r14 = 32, r35
	nop 0
	mov r1 = r47
	.mmi
	adds r35 = -48, r35
	nop 0
	cmp4.eq p6, p7 = 0, r8
	;;
	.mib
	nop 0
	adds r15 = -97, r14
	(p7) br.cond.dptk .L29
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 5, r15
	nop 0
	;;
	.mii
	(p7) adds r35 = -87, r14
	nop 0
	;;
	(p6) addl r35 = 99, r0
	;;
.L29:
	.mmi
	nop 0
	or r35 = r37, r35
	nop 0
	;;
	.mib
	st4 [r39] = r35
	nop 0
	br.cloop.sptk.few .L27
.L30:
	.mmi
	ld1 r14 = [r38]
	nop 0
	cmp4.ne p6, p7 = 7, r40
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	(p6) addl r15 = 1, r0
	;;
	.mii
	(p7) mov r15 = r0
	cmp4.eq p6, p7 = 46, r14
	;;
	(p6) addl r14 = 1, r0
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
	(p7) br.cond.dpnt .L61
	;;
.L33:
	.mmi
	cmp.eq p6, p7 = r38, r33
	nop 0
	adds r15 = 1, r38
	.mmb
	adds r40 = 1, r40
	nop 0
	(p6) br.cond.dpnt .L16
	;;
	.mii
	ld1 r14 = [r38]
	mov r33 = r15
	;;
	sxt1 r14 = r14
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L34
	;;
	.mib
	cmp4.ne p6, p7 = 58, r14
	nop 0
	(p6) br.cond.dpnt .L16
	;;
	.mmi
	ld1 r14 = [r15]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r15 = r14
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L21
	.align 32
.L16:
	.mmi
	mov r8 = r0
	nop 0
	nop 0
.L63:
	.mii
	nop 0
	mov b0 = r45
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r46
	;;
	mov ar.lc = r48
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	;;
.L61:
	.body
	.copy_state 2
	.mib
	mov r49 = r33
	adds r50 = 48, r12
	br.call.sptk.many b0 = parse_ipv4#
	;;
	.mib
	mov r1 = r47
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L33
	.mmi
	adds r14 = 1, r40
	adds r16 = 48, r12
	adds r17 = 16, r12
	.mmi
	adds r40 = 2, r40
	;;
	nop 0
	sxt4 r14 = r14
	.mmi
	ld4 r15 = [r16]
	;;
	shladd r14 = r14, 2, r0
	zxt2 r16 = r15
	;;
	.mmi
	add r14 = r17, r14
	nop 0
	extr.u r15 = r15, 16, 16
	;;
	.mmi
	st4 [r44] = r15
	st4 [r14] = r16
	nop 0
.L34:
	.mib
	nop 0
	cmp4.eq p6, p7 = -1, r43
	(p7) br.cond.dptk .L36
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 8, r40
	(p6) br.cond.dpnt .L16
.L38:
	.mmi
	nop 0
	adds r15 = 48, r12
	mov ar.lc = 7
	;;
	.align 32
.L37:
	.mmi
	ld4 r16 = [r42], 4
	mov r14 = r15
	adds r15 = 2, r15
	;;
	.mii
	nop 0
	extr.u r17 = r16, 8, 24
	nop 0
	;;
	.mmi
	nop 0
	st1 [r14] = r17, 1
	nop 0
	;;
	.mib
	st1 [r14] = r16
	nop 0
	br.cloop.sptk.few .L37
	.mmi
	addl r51 = 16, r0
	nop 0
	adds r50 = 48, r12
	.mmb
	mov r49 = r34
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	nop 0
	mov r1 = r47
	addl r8 = 1, r0
.L62:
	.mii
	nop 0
	mov b0 = r45
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r46
	;;
	mov ar.lc = r48
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L60:
	.body
	.copy_state 3
	.pred.rel.mutex p10, p11
	.mmi
	adds r33 = 1, r33
	nop 0
	mov r43 = r40
	;;
	.mmi
	ld1 r14 = [r33]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L24
	;;
.L36:
	.mmi
	cmp4.eq p6, p7 = 8, r40
	sub r14 = 7, r43
	adds r16 = -1, r43
	.mmb
	adds r15 = 44, r12
	cmp4.lt p8, p9 = 7, r43
	(p6) br.cond.dpnt .L16
	;;
	.mib
	addp4 r14 = r14, r0
	cmp4.lt p6, p7 = 6, r16
	(p8) br.cond.dpnt .L38
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r14
	;;
	(p6) mov ar.lc = 0
	.align 32
.L40:
	.mmi
	cmp4.ge p6, p7 = r43, r40
	nop 0
	mov r14 = r0
	;;
	.mii
	(p7) adds r40 = -1, r40
	(p7) adds r16 = 16, r12
	;;
	(p7) sxt4 r14 = r40
	;;
	.mmi
	(p7) shladd r14 = r14, 2, r0
	;;
	(p7) add r14 = r16, r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) ld4 r14 = [r14]
	nop 0
	;;
	.mib
	st4 [r15] = r14, -4
	nop 0
	br.cloop.sptk.few .L40
	;;
	.mib
	adds r15 = 48, r12
	mov ar.lc = 7
	br .L37
.L31:
	.mib
	nop 0
	cmp4.geu p6, p7 = 5, r14
	(p6) br.cond.dptk .L32
	;;
	.mmi
	ld1 r14 = [r38]
	nop 0
	cmp4.ne p6, p7 = 7, r40
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	(p6) addl r15 = 1, r0
	;;
	.mii
	(p7) mov r15 = r0
	cmp4.eq p6, p7 = 46, r14
	;;
	(p6) addl r14 = 1, r0
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
	(p6) br.cond.dptk .L33
	.mib
	nop 0
	nop 0
	br .L61
.L59:
	.mib
	adds r50 = 16, r12
	mov r49 = r33
	br.call.sptk.many b0 = parse_ipv4#
	;;
	.mib
	mov r1 = r47
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L16
	.mmi
	addl r51 = 4, r0
	nop 0
	adds r50 = 16, r12
	.mmb
	mov r49 = r34
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mib
	mov r1 = r47
	addl r8 = 1, r0
	br .L62
.L20:
	.mmi
	adds r33 = 1, r33
	;;
	ld1 r14 = [r33]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 58, r14
	(p7) br.cond.dptk .L23
	.mib
	nop 0
	mov r8 = r0
	br .L63
	.endp inet_pton#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	":%x"
	.align 8
.LC1:
	stringz	"%x"
	.align 8
.LC2:
	stringz	":"
	.align 8
.LC3:
	stringz	""
	.align 8
.LC4:
	stringz	"%u.%u.%u.%u"
	.align 8
.LC5:
	stringz	"::"
	.align 8
.LC6:
	stringz	"%s%u.%u.%u.%u"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global inet_ntop#
	.type	inet_ntop#, @function
	.proc inet_ntop#
inet_ntop:
	.prologue 12, 42
	.mmi
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 4, 11, 8, 0
	.fframe 80
	adds r12 = -80, r12
	.save pr, r45
	mov r45 = pr
	.mmi
	mov r16 = r33
	cmp4.ne p6, p7 = 2, r32
	mov r44 = r1
	;;
	.mmi
	adds r17 = 64, r12
	nop 0
	.save ar.lc, r46
	mov r46 = ar.lc
	;;
	.mib
	nop 0
	.save rp, r42
	mov r42 = b0
	.body
	(p7) br.cond.dpnt .L103
	;;
	.mii
	nop 0
	mov ar.lc = 7
	nop 0
	.mmb
	cmp4.ne p6, p7 = 22, r32
	nop 0
	(p6) br.cond.dpnt .L67
	.align 32
.L68:
	.mmi
	mov r14 = r16
	nop 0
	adds r16 = 2, r16
	;;
	.mii
	ld1 r15 = [r14], 1
	nop 0
	;;
	dep.z r15 = r15, 8, 24
	.mmi
	ld1 r14 = [r14]
	;;
	or r14 = r15, r14
	nop 0
	;;
	.mib
	st4 [r17] = r14, 4
	nop 0
	br.cloop.sptk.few .L68
	;;
	.mmi
	addl r39 = 1, r0
	addl r38 = -1, r0
	mov r17 = r0
	;;
	.align 32
.L69:
	.mmi
	adds r14 = -8, r17
	mov r16 = r17
	mov r15 = r0
	;;
	.mmi
	nop 0
	andcm r14 = -1, r14
	nop 0
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L74:
	.mii
	nop 0
	sxt4 r14 = r16
	adds r18 = 16, r12
	;;
	.mii
	shladd r14 = r14, 2, r0
	nop 0
	;;
	add r14 = r18, r14
	;;
	.mmi
	adds r14 = 48, r14
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L70
	;;
	.mmi
	nop 0
	adds r15 = 1, r15
	nop 0
	;;
	.mib
	nop 0
	add r16 = r15, r17
	br.cloop.sptk.few .L74
.L70:
	.mmi
	nop 0
	cmp4.ge p6, p7 = r39, r15
	nop 0
	;;
	.mmi
	(p7) mov r38 = r17
	adds r17 = 1, r16
	(p7) mov r39 = r15
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 7, r17
	(p7) br.cond.dptk .L69
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r38
	(p6) br.cond.dptk .L90
	;;
	.mib
	cmp4.eq p6, p7 = 6, r39
	nop 0
	(p6) br.cond.dpnt .L89
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 5, r39
	(p6) br.cond.dptk .L90
	.mmi
	adds r14 = 84, r12
	;;
	ld4 r15 = [r14]
	addl r14 = 65535, r0
	;;
	.mib
	nop 0
	cmp4.ne p16, p17 = r14, r15
	(p17) br.cond.dptk .L100
	.mmi
	addl r41 = 8, r0
	nop 0
	nop 0
.L77:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	.mii
	adds r37 = 16, r12
	mov r36 = r0
	;;
	add r40 = r1, r40
	;;
	.align 32
.L81:
	.pred.rel.mutex p16, p17
	.mmi
	cmp4.ne p6, p7 = r36, r38
	nop 0
	adds r14 = -1, r37
	.mmb
	mov r49 = r40
	nop 0
	(p7) br.cond.dpnt .L104
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r36
	(p6) br.cond.dptk .L80
	.mmi
	nop 0
	ld1 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 58, r14
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC0)
	;;
	.mii
	(p6) add r49 = r1, r49
	nop 0
	;;
	(p7) add r49 = r1, r49
.L80:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	sxt4 r14 = r36
	nop 0
	.mmi
	adds r15 = 64, r12
	mov r47 = r37
	adds r36 = 1, r36
	;;
	.mii
	shladd r14 = r14, 2, r0
	addl r48 = 8, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld4 r50 = [r14]
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mii
	nop 0
	sxt4 r8 = r8
	mov r1 = r44
	.mmb
	nop 0
	cmp4.gt p6, p7 = r41, r36
	nop 0
	;;
	.mib
	nop 0
	add r37 = r37, r8
	(p6) br.cond.dptk .L81
	;;
.L106:
	.pred.rel.mutex p16, p17
	.mmi
	adds r17 = 15, r33
	adds r16 = 14, r33
	adds r15 = 13, r33
	.mmb
	adds r14 = -1, r37
	adds r33 = 12, r33
	(p16) br.cond.dptk .L66
	;;
	.mlx
	ld1 r14 = [r14]
	movl r49 = @gprel(.LC6)
	.mmi
	addl r48 = 20, r0
	ld1 r54 = [r17]
	mov r47 = r37
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	add r49 = r1, r49
	.mmb
	ld1 r53 = [r16]
	ld1 r52 = [r15]
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 58, r14
	ld1 r51 = [r33]
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r50 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r50 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p7) add r50 = r1, r50
	nop 0
	;;
	.mib
	nop 0
	(p6) add r50 = r1, r50
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r44
	nop 0
	nop 0
.L66:
	.mib
	adds r47 = 16, r12
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	adds r48 = 16, r12
	nop 0
	mov r47 = r34
	.mmb
	mov r1 = r44
	cmp.gtu p6, p7 = r35, r8
	(p7) br.cond.dpnt .L105
.L85:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mii
	mov r1 = r44
	mov pr = r45, -1
	;;
	mov b0 = r42
	;;
	.mii
	nop 0
	mov ar.pfs = r43
	;;
	mov ar.lc = r46
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
.L90:
	.body
	.copy_state 1
	.mib
	cmp.eq p16, p17 = r0, r0
	addl r41 = 8, r0
	br .L77
	;;
.L67:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 225, r0
	nop 0
	mov r1 = r44
	;;
	.mmi
	nop 0
	st4 [r8] = r14
	mov r8 = r0
.L107:
	.mii
	nop 0
	mov pr = r45, -1
	;;
	mov b0 = r42
	;;
	.mii
	nop 0
	mov ar.pfs = r43
	;;
	mov ar.lc = r46
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
.L104:
	.body
	.copy_state 2
	.pred.rel.mutex p16, p17
	.mlx
	adds r36 = -1, r39
	movl r49 = @gprel(.LC5)
	.mmi
	mov r47 = r37
	nop 0
	addl r48 = 3, r0
	;;
	.mib
	add r36 = r38, r36
	add r49 = r1, r49
	br.call.sptk.many b0 = snprintf#
	;;
	.mii
	adds r36 = 1, r36
	sxt4 r8 = r8
	mov r1 = r44
	;;
	.mib
	add r37 = r37, r8
	cmp4.gt p6, p7 = r41, r36
	(p6) br.cond.dptk .L81
	.mib
	nop 0
	nop 0
	br .L106
.L103:
	.mmi
	adds r16 = 3, r33
	adds r15 = 2, r33
	adds r14 = 1, r33
	.mlx
	addl r48 = 48, r0
	movl r49 = @gprel(.LC4)
	;;
	.mmi
	add r49 = r1, r49
	ld1 r50 = [r33]
	adds r47 = 16, r12
	.mmi
	ld1 r53 = [r16]
	;;
	ld1 r52 = [r15]
	nop 0
	.mmb
	ld1 r51 = [r14]
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	mov r1 = r44
	adds r47 = 16, r12
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r44
	nop 0
	adds r48 = 16, r12
	.mmb
	mov r47 = r34
	cmp.gtu p6, p7 = r35, r8
	(p6) br.cond.dptk .L85
.L105:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 28, r0
	nop 0
	mov r1 = r44
	;;
	.mib
	st4 [r8] = r14
	mov r8 = r0
	br .L107
.L89:
	.mmi
	cmp.ne p16, p17 = r0, r0
	nop 0
	nop 0
.L100:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	.mmi
	addl r41 = 6, r0
	adds r37 = 16, r12
	mov r36 = r0
	;;
	.mib
	nop 0
	add r40 = r1, r40
	br .L81
	.endp inet_ntop#
	.global in6addr_loopback#
	.section	.rodata,	"a",	"progbits"
	.align 8
	.type	in6addr_loopback#, @object
	.size	in6addr_loopback#, 16
in6addr_loopback:
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	stringz	""
	string	"\001"
	.global in6addr_any#
	.align 8
	.type	in6addr_any#, @object
	.size	in6addr_any#, 16
in6addr_any:
	.skip	16
	.global strcpy#
	.type	strcpy#, @function
	.global strlen#
	.type	strlen#, @function
	.global snprintf#
	.type	snprintf#, @function
	.global memcpy#
	.type	memcpy#, @function
	.global __errno#
	.type	__errno#, @function
	.global isdigit#
	.type	isdigit#, @function
	.ident	"GCC: (GNU) 12.2.0"
