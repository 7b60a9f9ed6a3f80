// 3ac7727e329ff6eb8c9f8ef17d0b6446 emu/guest/libc/addrinfo.c
	.file	"addrinfo.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc add_address#
add_address:
	.prologue 12, 45
	.mmi
	.save ar.pfs, r46
	alloc r46 = ar.pfs, 4, 13, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r45
	mov r45 = b0
	.mlx
	mov r47 = r1
	movl r37 = @gprel(transports#)
	;;
	.mmi
	nop 0
	add r37 = r1, r37
	.save pr, r48
	mov r48 = pr
	.body
	.mmi
	addl r42 = 9, r0
	adds r32 = 8, r32
	adds r40 = 8, r35
	;;
	.mmi
	nop 0
	adds r41 = 48, r37
	cmp.eq p16, p17 = 0, r34
.L20:
	.pred.rel.mutex p16, p17
	.mmi
	ld4 r14 = [r40]
	nop 0
	adds r36 = 4, r37
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L2
	.mmi
	ld4 r14 = [r36]
	nop 0
	adds r15 = 12, r35
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L3
	.mmi
	nop 0
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p7) br.cond.dptk .L3
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r15, r14
	(p7) br.cond.dpnt .L3
	.align 32
.L14:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	adds r37 = 16, r37
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r41, r37
	(p6) br.cond.dptk .L20
	;;
.L1:
	.mii
	mov r8 = r42
	mov pr = r48, -1
	;;
	mov b0 = r45
	;;
	.mii
	nop 0
	mov ar.pfs = r46
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L3:
	.body
	.copy_state 1
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	ld4 r14 = [r37]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 3, r14
	(p7) br.cond.dpnt .L14
.L7:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	nop 0
	(p16) br.cond.dpnt .L9
.L41:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 8, r37
	addl r51 = 10, r0
	adds r50 = 16, r12
	.mmi
	mov r49 = r34
	;;
	ld8 r39 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r39
	nop 0
	(p7) br.cond.dpnt .L14
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strtoul#
	;;
	.mmi
	mov r1 = r47
	ld1 r49 = [r34]
	mov r38 = r8
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = isdigit#
	;;
	.mib
	mov r1 = r47
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L11
	.mmi
	adds r15 = 16, r12
	;;
	ld8 r14 = [r15]
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
	(p7) br.cond.dpnt .L39
.L11:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	ld4 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 3
	(p7) br.cond.dptk .L14
	.mib
	mov r50 = r39
	mov r49 = r34
	br.call.sptk.many b0 = getservbyname#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	nop 0
	adds r8 = 16, r8
	.mmb
	mov r1 = r47
	nop 0
	(p6) br.cond.dpnt .L14
	;;
	.mii
	ld4 r43 = [r8]
	nop 0
	;;
	zxt2 r43 = r43
.L12:
	.pred.rel.mutex p16, p17
	.mmi
	ld4 r38 = [r36]
	addl r50 = 80, r0
	addl r49 = 1, r0
	.mmi
	ld4 r44 = [r37]
	;;
	cmp4.ne p6, p7 = 0, r38
	nop 0
	;;
	.mmi
	nop 0
	(p7) adds r14 = 12, r35
	nop 0
	;;
	.mib
	(p7) ld4 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = calloc#
	;;
	.mmi
	ld4 r14 = [r33]
	nop 0
	mov r36 = r8
	.mmb
	mov r1 = r47
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L22
	;;
.L42:
	.pred.rel.mutex p16, p17
	.mmi
	cmp4.ne p6, p7 = 22, r14
	adds r17 = 4, r33
	adds r39 = 48, r8
	.mmb
	adds r16 = 50, r8
	adds r15 = 52, r8
	(p7) br.cond.dpnt .L40
	;;
	.mmi
	adds r14 = 56, r8
	ld4 r17 = [r17]
	addl r18 = 2, r0
	.mmi
	st2 [r16] = r43
	addl r21 = 16, r0
	adds r20 = 8, r36
	;;
	.mmi
	st8 [r14] = r0
	mov r14 = r36
	adds r19 = 12, r36
	.mmi
	st4 [r15] = r17
	adds r16 = 32, r36
	adds r15 = 40, r36
	;;
	.mmi
	st2 [r39] = r18
	adds r17 = 24, r36
	adds r18 = 16, r36
	.mmi
	mov r42 = r0
	;;
	ld4 r22 = [r33]
	nop 0
	.mmi
	st4 [r14] = r0, 4
	st4 [r20] = r44
	nop 0
	;;
	.mmi
	st4 [r14] = r22
	st4 [r19] = r38
	nop 0
	;;
	.mmi
	st8 [r18] = r21
	st8 [r17] = r0
	nop 0
	;;
	.mmi
	ld8.a r14 = [r32]
	st8 [r16] = r39
	nop 0
	.mmi
	st8 [r15] = r0
	;;
	ld8.c.clr r14 = [r32]
	nop 0
	;;
	.mmi
	st8 [r14] = r36
	st8 [r32] = r15
	nop 0
.L43:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	adds r37 = 16, r37
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r41, r37
	(p6) br.cond.dptk .L20
	.mib
	nop 0
	nop 0
	br .L1
.L2:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	ld4 r15 = [r37]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r15, r14
	(p7) br.cond.dptk .L14
	.mmi
	ld4 r14 = [r36]
	nop 0
	adds r15 = 12, r35
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L7
	.mmi
	nop 0
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p7) br.cond.dptk .L7
	;;
	.mbb
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.spnt .L14
	(p17) br.cond.dptk .L41
	.align 32
.L9:
	.pred.rel.mutex p16, p17
	.mmi
	ld4 r38 = [r36]
	addl r50 = 80, r0
	addl r49 = 1, r0
	.mmi
	mov r43 = r0
	ld4 r44 = [r37]
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r38
	;;
	(p7) adds r14 = 12, r35
	nop 0
	;;
	.mib
	(p7) ld4 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = calloc#
	;;
	.mmi
	mov r1 = r47
	ld4 r14 = [r33]
	mov r36 = r8
	.mmb
	nop 0
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L42
.L22:
	.mmi
	addl r42 = 6, r0
	;;
	mov r8 = r42
	mov pr = r48, -1
	;;
	.mii
	nop 0
	mov b0 = r45
	;;
	mov ar.pfs = r46
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L40:
	.body
	.copy_state 2
	.pred.rel.mutex p16, p17
	.mmi
	adds r15 = 56, r8
	adds r17 = 24, r33
	adds r39 = 48, r8
	.mmi
	adds r16 = 50, r8
	addl r51 = 16, r0
	adds r50 = 8, r33
	;;
	.mmi
	ld4 r17 = [r17]
	st8 [r15] = r0
	adds r15 = 64, r8
	.mmi
	st8 [r39] = r0
	adds r49 = 56, r8
	mov r42 = r0
	;;
	.mmi
	nop 0
	st8 [r15] = r0
	adds r15 = 72, r8
	.mmi
	st2 [r39] = r14
	;;
	st2 [r16] = r43
	nop 0
	.mmb
	st4 [r15] = r17
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r14 = r36
	ld4 r22 = [r33]
	adds r15 = 40, r36
	.mmi
	addl r21 = 28, r0
	adds r20 = 8, r36
	adds r19 = 12, r36
	;;
	.mmi
	st4 [r14] = r0, 4
	adds r18 = 16, r36
	adds r17 = 24, r36
	.mmi
	adds r16 = 32, r36
	st4 [r20] = r44
	mov r1 = r47
	;;
	.mmi
	st4 [r14] = r22
	st4 [r19] = r38
	nop 0
	;;
	.mmi
	st8 [r18] = r21
	st8 [r17] = r0
	nop 0
	;;
	.mmi
	nop 0
	ld8.a r14 = [r32]
	nop 0
	.mmi
	st8 [r16] = r39
	st8 [r15] = r0
	nop 0
	;;
	.mii
	ld8.c.clr r14 = [r32]
	nop 0
	;;
	nop 0
	.mmb
	st8 [r14] = r36
	st8 [r32] = r15
	br .L43
.L39:
	.pred.rel.mutex p16, p17
	.mmi
	addl r14 = 65535, r0
	nop 0
	zxt2 r43 = r38
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r14, r38
	(p6) br.cond.sptk .L12
	.mmi
	nop 0
	adds r37 = 16, r37
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r41, r37
	(p6) br.cond.dptk .L20
	.mib
	nop 0
	nop 0
	br .L1
	.endp add_address#
	.align 16
	.align 64
	.proc add_host#
add_host:
	.prologue 12, 45
	.mmb
	.save ar.pfs, r46
	alloc r46 = ar.pfs, 6, 11, 4, 0
	.fframe 144
	adds r12 = -144, r12
	nop 0
	.mii
	adds r15 = 4, r35
	.save pr, r48
	mov r48 = pr
	cmp4.eq p6, p7 = 2, r36
	;;
	.mmb
	ld4 r15 = [r15]
	(p6) addl r14 = 1, r0
	nop 0
	.mii
	mov r47 = r1
	.save rp, r45
	mov r45 = b0
	.body
	mov r49 = r0
	;;
	.mmi
	(p7) mov r14 = r0
	nop 0
	cmp4.eq p6, p7 = 22, r15
	.mii
	addl r40 = 8, r0
	cmp4.ne p16, p17 = 22, r36
	;;
	(p6) addl r38 = 1, r0
	;;
	.mmi
	nop 0
	(p7) mov r38 = r0
	nop 0
	;;
	.mib
	and r38 = r14, r38
	nop 0
	br.call.sptk.many b0 = sethostent#
	;;
	.mmi
	nop 0
	mov r1 = r47
	cmp4.eq p18, p19 = 0, r38
	.align 32
.L45:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = gethostent_any#
	;;
	.mmi
	and r14 = -9, r40
	mov r38 = r8
	nop 0
	.mmb
	mov r1 = r47
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L56
	;;
	.mmi
	nop 0
	cmp4.eq p8, p9 = 0, r14
	adds r14 = 16, r8
.L77:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	nop 0
	nop 0
	(p9) br.cond.dpnt .L56
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r36, r14
	(p7) br.cond.dptk .L45
	.mmi
	adds r14 = 8, r38
	ld8 r50 = [r38]
	mov r49 = r33
	;;
	.mib
	ld8 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r1 = r47
	nop 0
	cmp4.eq p6, p7 = 0, r8
	.mmb
	mov r49 = r33
	nop 0
	(p6) br.cond.dpnt .L48
	;;
	.mmi
	nop 0
	ld8 r50 = [r39]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r50
	nop 0
	(p7) br.cond.dpnt .L45
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r47
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L73
	.align 32
.L51:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r39 = 8, r39
	nop 0
	mov r49 = r33
	;;
	.mmi
	nop 0
	ld8 r50 = [r39]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r50
	nop 0
	(p6) br.cond.dpnt .L45
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r47
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L51
.L73:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	ld8 r14 = [r39]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L45
.L48:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r39 = 24, r38
	addl r51 = 4, r0
	adds r49 = 156, r12
	;;
	.mmi
	nop 0
	ld8 r14 = [r39]
	nop 0
	;;
	.mib
	ld8 r50 = [r14]
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r14 = 156, r12
	mov r1 = r47
	addl r18 = 2, r0
	.mmb
	adds r16 = 44, r12
	mov r22 = r0
	(p17) br.cond.dpnt .L74
	;;
	.mmi
	ld4 r17 = [r14]
	adds r14 = 132, r12
	adds r15 = 48, r12
	.mmb
	mov r21 = r0
	mov r20 = r0
	(p19) br.cond.dpnt .L75
	;;
	.mmi
	st4 [r16] = r18
	st4 [r14] = r17
	adds r16 = 112, r12
	.mmi
	adds r14 = 136, r12
	mov r19 = r0
	adds r39 = 128, r12
	;;
	.mmi
	st4 [r14] = r22
	st4 [r15] = r17
	adds r14 = 140, r12
	.mmi
	adds r15 = 52, r12
	;;
	st4 [r16] = r0
	adds r16 = 116, r12
	.mmi
	st4 [r15] = r22
	adds r15 = 56, r12
	adds r22 = 108, r12
	;;
	.mmi
	st4 [r14] = r21
	st4 [r16] = r0
	adds r14 = 144, r12
	.mmi
	nop 0
	adds r16 = 120, r12
	nop 0
	;;
	.mmi
	st4 [r15] = r21
	st4 [r14] = r20
	adds r15 = 60, r12
	.mmi
	adds r14 = 148, r12
	;;
	st4 [r16] = r0
	adds r16 = 124, r12
	.mmi
	st4 [r15] = r20
	nop 0
	adds r15 = 64, r12
	;;
	.mmi
	st4 [r14] = r19
	st4 [r16] = r0
	adds r14 = 152, r12
	.mmi
	adds r16 = 100, r12
	;;
	st4 [r15] = r19
	nop 0
	.mmi
	st4 [r16] = r18
	adds r15 = 68, r12
	adds r16 = 104, r12
	;;
	.mmi
	nop 0
	st4 [r14] = r0
	nop 0
	.mmi
	ld8 r14 = [r37]
	st4 [r39] = r18
	nop 0
	;;
	.mmi
	st4 [r22] = r0
	st4 [r16] = r17
	cmp.ne p6, p7 = 0, r14
	;;
	.mib
	st4 [r15] = r0
	nop 0
	(p7) br.cond.dpnt .L76
.L55:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	mov r52 = r35
	mov r51 = r34
	nop 0
	.mmb
	mov r50 = r39
	mov r49 = r32
	br.call.sptk.many b0 = add_address#
	;;
	.mmi
	nop 0
	mov r1 = r47
	mov r40 = r8
.L78:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = gethostent_any#
	;;
	.mmi
	and r14 = -9, r40
	nop 0
	mov r1 = r47
	.mmi
	mov r38 = r8
	nop 0
	cmp.eq p6, p7 = 0, r8
	;;
	.mib
	cmp4.eq p8, p9 = 0, r14
	adds r14 = 16, r8
	(p7) br.cond.dptk .L77
.L56:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = endhostent#
	;;
	.mmi
	mov r8 = r40
	mov r1 = r47
	mov pr = r48, -1
	;;
	.mii
	nop 0
	mov b0 = r45
	;;
	mov ar.pfs = r46
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
	;;
.L76:
	.body
	.copy_state 1
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	ld8 r49 = [r38]
	nop 0
	br.call.sptk.many b0 = strdup#
	;;
	.mmi
	mov r1 = r47
	st8 [r37] = r8
	mov r52 = r35
	.mmi
	mov r51 = r34
	mov r50 = r39
	mov r49 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = add_address#
	;;
	.mib
	mov r1 = r47
	mov r40 = r8
	br .L78
	;;
.L75:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r42 = 44, r12
	adds r40 = 56, r12
	addl r14 = 22, r0
	.mmi
	adds r39 = 128, r12
	adds r44 = 48, r12
	adds r41 = 68, r12
	;;
	.mmi
	st4 [r42] = r14
	st4 [r40] = r0
	addl r14 = 65535, r0
	.mmi
	adds r40 = 60, r12
	adds r43 = 52, r12
	addl r51 = 4, r0
	;;
	.mmi
	st4 [r40] = r14
	nop 0
	adds r40 = 64, r12
	.mmi
	st4 [r39] = r17
	nop 0
	mov r50 = r39
	;;
	.mmi
	st4 [r44] = r0
	st4 [r41] = r0
	mov r49 = r40
	;;
	.mmi
	nop 0
	st4 [r43] = r0
	nop 0
	.mmb
	st4 [r40] = r0
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r15 = 20, r12
	ld4 r14 = [r44]
	adds r17 = 56, r12
	.mmi
	mov r1 = r47
	ld4 r19 = [r43]
	nop 0
	;;
	.mmi
	mov r16 = r15
	st4 [r15] = r14, 4
	nop 0
	.mmi
	ld4 r18 = [r17]
	adds r14 = 132, r12
	adds r17 = 60, r12
	;;
	.mmi
	nop 0
	st4 [r15] = r19, 4
	nop 0
	.mmi
	ld4 r22 = [r16], 4
	ld4 r19 = [r17]
	nop 0
	;;
	.mmi
	st4 [r15] = r18, 4
	ld4 r21 = [r16], 4
	nop 0
	.mmi
	st4 [r14] = r22
	ld4 r24 = [r40]
	adds r14 = 136, r12
	;;
	.mmi
	ld4 r20 = [r16], 4
	st4 [r15] = r19, 4
	nop 0
	.mmi
	st4 [r14] = r21
	ld4 r18 = [r41]
	adds r14 = 140, r12
	;;
	.mmi
	st4 [r15] = r24, 4
	ld4 r19 = [r16], 4
	nop 0
	.mmi
	st4 [r14] = r20
	adds r14 = 144, r12
	adds r24 = 56, r12
	;;
	.mmi
	ld4 r16 = [r16]
	st4 [r14] = r19
	adds r14 = 148, r12
	.mmi
	st4 [r17] = r19
	ld4 r23 = [r42]
	adds r17 = 16, r12
	;;
	.mmi
	st4 [r15] = r18
	st4 [r14] = r16
	nop 0
	.mmi
	ld4 r15 = [r42]
	nop 0
	adds r14 = 152, r12
	;;
	.mmi
	st4 [r44] = r22
	st4 [r43] = r21
	nop 0
	;;
	.mmi
	st4 [r24] = r20
	st4 [r17] = r23
	nop 0
	;;
	.mmi
	st4 [r40] = r16
	st4 [r41] = r18
	nop 0
	;;
	.mmi
	nop 0
	st4 [r39] = r15
	nop 0
	.mmi
	st4 [r14] = r18
	ld8 r14 = [r37]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L55
	.mib
	nop 0
	nop 0
	br .L76
.L74:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	ld8 r14 = [r39]
	adds r40 = 52, r12
	adds r43 = 48, r12
	.mmi
	adds r41 = 44, r12
	addl r51 = 16, r0
	adds r39 = 128, r12
	;;
	.mmi
	mov r42 = r40
	nop 0
	mov r49 = r40
	;;
	.mmi
	ld8 r50 = [r14]
	st4 [r40] = r0
	adds r40 = 56, r12
	.mmi
	st4 [r43] = r0
	;;
	st4 [r40] = r0
	adds r40 = 60, r12
	.mmi
	st4 [r41] = r36
	;;
	st4 [r40] = r0
	adds r40 = 64, r12
	;;
	.mmi
	st4 [r40] = r0
	nop 0
	adds r40 = 68, r12
	;;
	.mib
	st4 [r40] = r0
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	ld4 r22 = [r43]
	adds r14 = 132, r12
	adds r16 = 56, r12
	.mmi
	adds r15 = 76, r12
	ld4 r21 = [r42]
	mov r1 = r47
	;;
	.mmi
	st4 [r14] = r22
	ld4 r20 = [r16]
	adds r14 = 136, r12
	.mmi
	st4 [r15] = r22
	mov r23 = r16
	adds r15 = 80, r12
	;;
	.mmi
	ld4 r17 = [r40]
	st4 [r14] = r21
	adds r16 = 60, r12
	.mmi
	st4 [r15] = r21
	adds r14 = 140, r12
	adds r15 = 84, r12
	;;
	.mmi
	ld4 r19 = [r16]
	st4 [r14] = r20
	adds r16 = 64, r12
	.mmi
	st4 [r15] = r20
	adds r14 = 144, r12
	adds r15 = 88, r12
	;;
	.mmi
	ld4 r18 = [r16]
	st4 [r14] = r19
	adds r14 = 148, r12
	.mmi
	st4 [r23] = r20
	ld4 r24 = [r41]
	adds r23 = 60, r12
	;;
	.mmi
	st4 [r15] = r19
	st4 [r14] = r18
	adds r15 = 92, r12
	.mmi
	nop 0
	adds r14 = 152, r12
	nop 0
	;;
	.mmi
	st4 [r23] = r19
	st4 [r16] = r18
	adds r23 = 72, r12
	.mmi
	nop 0
	ld4 r16 = [r41]
	nop 0
	;;
	.mmi
	st4 [r15] = r18
	st4 [r14] = r17
	adds r15 = 96, r12
	.mmi
	nop 0
	ld8 r14 = [r37]
	nop 0
	;;
	.mmi
	st4 [r43] = r22
	st4 [r42] = r21
	cmp.ne p6, p7 = 0, r14
	;;
	.mmi
	st4 [r40] = r17
	st4 [r23] = r24
	nop 0
	;;
	.mmi
	nop 0
	st4 [r39] = r16
	nop 0
	.mmb
	st4 [r15] = r17
	nop 0
	(p6) br.cond.dptk .L55
	.mib
	nop 0
	nop 0
	br .L76
	.endp add_host#
	.align 16
	.align 64
	.global freeaddrinfo#
	.type	freeaddrinfo#, @function
	.proc freeaddrinfo#
freeaddrinfo:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 1, 0
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	.mmb
	nop 0
	cmp.eq p6, p7 = 0, r32
	(p6) br.cond.dpnt .L79
	.align 32
.L81:
	.mmi
	mov r33 = r32
	nop 0
	adds r14 = 40, r32
	;;
	.mmi
	ld8 r32 = [r14]
	nop 0
	adds r14 = 24, r33
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mib
	mov r1 = r36
	mov r37 = r33
	br.call.sptk.many b0 = free#
	;;
	.mib
	mov r1 = r36
	cmp.ne p6, p7 = 0, r32
	(p6) br.cond.dptk .L81
.L79:
	.mii
	nop 0
	mov b0 = r34
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp freeaddrinfo#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC1:
	stringz	"localhost"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global getaddrinfo#
	.type	getaddrinfo#, @function
	.proc getaddrinfo#
getaddrinfo:
	.prologue 12, 47
	.mmb
	.save ar.pfs, r48
	alloc r48 = ar.pfs, 4, 14, 6, 0
	.fframe 256
	adds r12 = -256, r12
	nop 0
	.mmi
	or r39 = r33, r32
	cmp.eq p6, p7 = 0, r34
	.save rp, r47
	mov r47 = b0
	;;
	.mmi
	adds r41 = 248, r12
	adds r42 = 264, r12
	nop 0
	.mmi
	adds r14 = 256, r12
	mov r49 = r1
	.body
	adds r43 = 4, r34
	;;
	.mmi
	st8 [r14] = r41
	st8 [r41] = r0
	nop 0
	;;
	.mib
	st8 [r42] = r0
	nop 0
	(p6) br.cond.dpnt .L89
	;;
	.mib
	cmp.eq p6, p7 = 0, r39
	nop 0
	(p6) br.cond.dpnt .L90
	;;
	.mii
	ld4 r15 = [r34]
	cmp.eq p6, p7 = 0, r32
	;;
	tbit.nz.and.orcm p6, p7 = r15, 1
	;;
	.mib
	(p6) addl r38 = 3, r0
	nop 0
	(p6) br.cond.dpnt .L88
	;;
	.mmi
	ld4 r14 = [r43]
	;;
	and r16 = -3, r14
	cmp4.ne p6, p7 = 22, r14
	.mmi
	adds r14 = 8, r34
	;;
	cmp4.ne.and.orcm p6, p7 = 0, r16
	nop 0
	;;
	.mib
	(p6) addl r38 = 5, r0
	nop 0
	(p6) br.cond.dpnt .L88
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 3, r14
	(p7) br.cond.dpnt .L174
	;;
	.mmi
	(p6) addl r38 = 10, r0
	nop 0
	nop 0
	;;
.L88:
	.mii
	mov r8 = r38
	mov b0 = r47
	;;
	mov ar.pfs = r48
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 256, r12
	br.ret.sptk.many b0
.L174:
	.body
	.copy_state 1
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r32
	(p7) br.cond.dpnt .L175
	;;
.L92:
	.mmi
	adds r40 = 80, r12
	mov r50 = r32
	adds r51 = 108, r12
	.mmi
	adds r46 = 224, r12
	adds r44 = 228, r12
	adds r43 = 232, r12
	;;
	.mmi
	st8 [r40] = r0
	adds r45 = 220, r12
	adds r39 = 236, r12
	.mmb
	adds r37 = 244, r12
	adds r38 = 240, r12
	br.call.sptk.many b0 = inet_aton#
	;;
	.mmi
	adds r16 = 152, r12
	mov r1 = r49
	cmp4.eq p6, p7 = 0, r8
	.mmb
	adds r17 = 136, r12
	adds r14 = 108, r12
	(p6) br.cond.dpnt .L100
	;;
	.mmi
	nop 0
	st8 [r16] = r0
	adds r16 = 160, r12
	.mmi
	ld4 r18 = [r14]
	adds r15 = 24, r12
	adds r14 = 144, r12
	;;
	.mmi
	nop 0
	st4 [r16] = r0
	addl r16 = 2, r0
	.mmi
	st8 [r14] = r0
	mov r14 = r15
	adds r36 = 92, r12
	;;
	.mmi
	nop 0
	st4 [r17] = r16
	adds r16 = 140, r12
	.mmi
	st8 [r15] = r0, 8
	;;
	st4 [r16] = r18
	nop 0
	.mmi
	st8 [r15] = r0, 8
	;;
	ld8 r16 = [r17]
	adds r17 = 16, r12
	.mmi
	nop 0
	st4 [r15] = r0
	nop 0
	;;
	.mmi
	st4 [r46] = r16
	st8 [r17] = r16
	extr.u r17 = r16, 32, 32
	.mmi
	nop 0
	ld4 r16 = [r14], 4
	nop 0
	;;
	.mmi
	ld4 r15 = [r14], 4
	st4 [r44] = r16
	nop 0
	.mmi
	st4 [r45] = r17
	ld4 r17 = [r46]
	adds r46 = 96, r12
	;;
	.mmi
	ld4 r16 = [r14], 4
	st4 [r43] = r15
	nop 0
	.mmi
	ld4 r18 = [r45]
	nop 0
	adds r45 = 88, r12
	;;
	.mmi
	ld4 r15 = [r14], 4
	st4 [r39] = r16
	nop 0
	.mmi
	st4 [r40] = r18
	ld4 r16 = [r44]
	nop 0
	;;
	.mmi
	mov r14 = r0
	st4 [r38] = r15
	nop 0
	.mmi
	st4 [r45] = r16
	ld4 r16 = [r39]
	adds r15 = 84, r12
	;;
	.mmi
	st4 [r37] = r14
	ld4 r14 = [r43]
	adds r43 = 4, r34
	.mmi
	nop 0
	st4 [r15] = r17
	nop 0
	;;
	.mmi
	st4 [r36] = r14
	ld4 r14 = [r38]
	adds r36 = 100, r12
	.mmi
	st4 [r46] = r16
	ld4 r16 = [r37]
	nop 0
	;;
	.mmi
	st4 [r36] = r14
	ld4 r14 = [r43]
	adds r36 = 104, r12
	;;
	.mib
	st4 [r36] = r16
	cmp4.ne p6, p7 = 22, r14
	(p7) br.cond.dpnt .L176
	;;
.L109:
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L112
	;;
	.mmi
	ld4 r16 = [r40]
	nop 0
	nop 0
	;;
.L110:
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r16
	(p7) br.cond.dpnt .L111
.L112:
	.mmi
	mov r50 = r41
	mov r53 = r34
	nop 0
	.mmb
	mov r52 = r33
	mov r51 = r40
	br.call.sptk.many b0 = add_address#
	;;
	.mmi
	mov r1 = r49
	mov r50 = r0
	mov r38 = r8
	;;
.L99:
	.mmi
	nop 0
	ld8 r36 = [r41]
	cmp4.ne p6, p7 = 0, r38
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L169
	;;
	.mmi
	ld4 r14 = [r34]
	nop 0
	nop 0
	;;
.L128:
	.mib
	ld8 r36 = [r41]
	tbit.nz p6, p7 = r14, 1
	(p7) br.cond.dpnt .L98
	;;
	.mmi
	nop 0
	adds r14 = 24, r36
	cmp.eq p6, p7 = 0, r50
	.mmb
	nop 0
	nop 0
	(p6) br.cond.spnt .L97
	;;
	.mmi
	st8 [r14] = r50
	nop 0
	nop 0
.L132:
	.mib
	mov r50 = r0
	mov r38 = r0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r49
	st8 [r35] = r36
	nop 0
.L177:
	.mii
	mov r8 = r38
	mov b0 = r47
	;;
	mov ar.pfs = r48
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 256, r12
	br.ret.sptk.many b0
.L89:
	.body
	.copy_state 2
	.mlx
	cmp.eq p6, p7 = 0, r39
	movl r34 = @gprel(none.1#)
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L90
	;;
	.mib
	add r34 = r1, r34
	cmp.eq p6, p7 = 0, r32
	(p7) br.cond.dptk .L92
	.mmi
	adds r15 = 208, r12
	adds r16 = 192, r12
	adds r38 = 24, r12
	.mlx
	adds r14 = 200, r12
	movl r17 = 2130706433
	;;
	.mmi
	st8 [r15] = r0
	adds r15 = 216, r12
	mov r36 = r38
	.mmi
	st8 [r14] = r0
	adds r14 = 112, r12
	adds r37 = 20, r12
	;;
	.mmi
	st4 [r15] = r0
	addl r15 = 2, r0
	mov r50 = r36
	.mmi
	st8 [r38] = r0, 8
	addl r51 = @ltoffx(in6addr_loopback#), r1
	adds r44 = 108, r12
	;;
	.mmi
	st4 [r16] = r15
	adds r15 = 196, r12
	addl r52 = 16, r0
	.mmi
	ld4 r19 = [r36], 4
	st8 [r38] = r0, 8
	adds r43 = 4, r34
	;;
	.mmi
	st4 [r15] = r17
	ld4 r18 = [r36], 4
	nop 0
	.mmi
	st4 [r37] = r0, 4
	ld8.mov r51 = [r51], in6addr_loopback#
	adds r40 = 80, r12
	;;
	.mmi
	nop 0
	ld8 r15 = [r16]
	nop 0
	.mmi
	st4 [r37] = r0, 4
	ld4 r17 = [r36], 4
	nop 0
	;;
	.mmb
	st4 [r14] = r15
	adds r14 = 116, r12
	nop 0
	.mmi
	ld4 r16 = [r36], 4
	st4 [r37] = r0, 4
	extr.u r20 = r15, 32, 32
	;;
	.mmi
	st4 [r14] = r19
	adds r14 = 120, r12
	mov r15 = r0
	.mmi
	st4 [r37] = r0, 4
	;;
	st4 [r14] = r18
	adds r14 = 124, r12
	.mmi
	st4 [r44] = r20
	;;
	st4 [r14] = r17
	adds r14 = 128, r12
	.mmi
	st4 [r37] = r0
	;;
	st4 [r14] = r16
	adds r14 = 132, r12
	.mmi
	nop 0
	st4 [r36] = r0
	nop 0
	;;
	.mmi
	st4 [r14] = r15
	addl r14 = 22, r0
	adds r15 = 16, r12
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r14 = 20, r12
	adds r17 = 16, r12
	adds r16 = 164, r12
	.mmi
	adds r15 = 168, r12
	ld4 r21 = [r43]
	adds r26 = 16, r12
	;;
	.mmi
	mov r18 = r14
	ld4 r25 = [r17]
	cmp4.eq p6, p7 = 22, r21
	.mmi
	adds r17 = 88, r12
	ld4 r24 = [r14], 4
	mov r1 = r49
	;;
	.mmi
	st4 [r18] = r24, 4
	st4 [r16] = r25
	mov r16 = r14
	.mmi
	ld4 r23 = [r14], 4
	ld4 r20 = [r37]
	nop 0
	;;
	.mmi
	ld4 r22 = [r14], 4
	st4 [r18] = r23, 4
	nop 0
	.mmi
	st4 [r15] = r24
	ld4 r19 = [r36]
	adds r15 = 172, r12
	;;
	.mmi
	ld4 r21 = [r14]
	st4 [r18] = r22
	nop 0
	.mmi
	st4 [r15] = r23
	nop 0
	adds r15 = 176, r12
	;;
	.mmi
	st4 [r14] = r21
	st4 [r15] = r22
	nop 0
	.mmi
	ld8 r14 = [r16], 8
	nop 0
	adds r15 = 180, r12
	;;
	.mmi
	st4 [r37] = r20
	st8 [r17] = r14
	adds r17 = 96, r12
	.mmi
	nop 0
	addp4 r14 = r19, r0
	nop 0
	;;
	.mmi
	st4 [r15] = r21
	ld8 r16 = [r16]
	adds r15 = 184, r12
	.mmi
	nop 0
	st4 [r26] = r25
	nop 0
	;;
	.mmi
	st4 [r15] = r20
	st8 [r17] = r16
	nop 0
	.mmi
	ld8 r18 = [r26]
	adds r15 = 188, r12
	adds r17 = 104, r12
	;;
	.mmi
	st4 [r36] = r19
	st8 [r40] = r18
	nop 0
	;;
	.mmi
	nop 0
	st4 [r15] = r19
	nop 0
	.mmb
	st4 [r17] = r14
	nop 0
	(p6) br.cond.dptk .L94
.L180:
	.mmi
	mov r50 = r41
	mov r53 = r34
	nop 0
	.mmb
	mov r52 = r39
	mov r51 = r44
	br.call.sptk.many b0 = add_address#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r49
	mov r38 = r8
	;;
	.mib
	(p7) ld8 r36 = [r41]
	(p7) mov r50 = r0
	(p7) br.cond.dptk .L169
	.mmi
	nop 0
	ld4 r14 = [r43]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 2, r14
	nop 0
	(p6) br.cond.spnt .L94
	;;
	.mii
	ld4 r14 = [r34]
	nop 0
	;;
	tbit.nz p6, p7 = r14, 1
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L97
	;;
	.mmi
	(p7) mov r50 = r0
	nop 0
	nop 0
.L98:
	.mib
	mov r38 = r0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	ld8 r36 = [r41]
	nop 0
	mov r1 = r49
	;;
	.mib
	st8 [r35] = r36
	nop 0
	br .L177
.L100:
	.mib
	mov r50 = r32
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mib
	mov r1 = r49
	cmp.ltu p6, p7 = 63, r8
	(p7) br.cond.dpnt .L178
.L102:
	.mmi
	ld4 r14 = [r34]
	nop 0
	mov r50 = r0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 2
	(p6) br.cond.dpnt .L179
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r49
	nop 0
	nop 0
.L90:
	.mmi
	nop 0
	addl r38 = 8, r0
	nop 0
	;;
	.mii
	mov r8 = r38
	mov b0 = r47
	;;
	mov ar.pfs = r48
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 256, r12
	br.ret.sptk.many b0
	;;
.L178:
	.body
	.copy_state 3
	.mmi
	mov r51 = r32
	adds r50 = 16, r12
	adds r45 = 220, r12
	.mmb
	adds r46 = 224, r12
	adds r43 = 232, r12
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r49
	mov r50 = r8
	addl r51 = 37, r0
	.mmb
	adds r39 = 236, r12
	adds r38 = 240, r12
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	adds r14 = 228, r12
	cmp.eq p6, p7 = 0, r8
	adds r37 = 244, r12
	.mmi
	addl r15 = 22, r0
	mov r1 = r49
	mov r36 = r8
	;;
	.mmi
	mov r44 = r14
	adds r51 = 16, r12
	nop 0
	.mmb
	addl r50 = 22, r0
	mov r52 = r14
	(p6) br.cond.dpnt .L103
	;;
	.mmi
	st1 [r8] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r15
	st4 [r14] = r0
	nop 0
	;;
	.mmi
	st4 [r43] = r0
	st4 [r39] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r38] = r0
	nop 0
	.mmb
	st4 [r37] = r0
	nop 0
	br.call.sptk.many b0 = inet_pton#
	;;
	.mib
	mov r1 = r49
	cmp4.ne p6, p7 = 1, r8
	(p6) br.cond.dptk .L102
	.mmi
	adds r36 = 1, r36
	addl r52 = 10, r0
	mov r51 = r40
	;;
	.mib
	mov r50 = r36
	nop 0
	br.call.sptk.many b0 = strtoul#
	;;
	.mmi
	mov r1 = r49
	st4 [r37] = r8
	nop 0
	;;
	.mib
	ld1 r50 = [r36]
	nop 0
	br.call.sptk.many b0 = isdigit#
	;;
	.mib
	mov r1 = r49
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L102
	.mmi
	ld8 r14 = [r40]
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
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L102
	.mmi
	ld4 r14 = [r43]
	adds r36 = 92, r12
	adds r43 = 4, r34
	.mmi
	adds r15 = 84, r12
	ld4 r18 = [r45]
	adds r45 = 88, r12
	;;
	.mmi
	ld4 r16 = [r44]
	st4 [r40] = r18
	nop 0
	.mmi
	st4 [r36] = r14
	ld4 r17 = [r46]
	adds r36 = 100, r12
	;;
	.mmi
	st4 [r45] = r16
	ld4 r14 = [r38]
	adds r46 = 96, r12
	.mmi
	st4 [r15] = r17
	ld4 r16 = [r39]
	nop 0
	;;
	.mmi
	st4 [r36] = r14
	st4 [r46] = r16
	nop 0
	.mmi
	ld4 r14 = [r43]
	ld4 r16 = [r37]
	adds r36 = 104, r12
	;;
	.mib
	st4 [r36] = r16
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L109
	.mib
	nop 0
	nop 0
	br .L176
	;;
.L175:
	.mmi
	adds r16 = 192, r12
	adds r38 = 24, r12
	tbit.z p6, p7 = r15, 0
	.mmi
	adds r15 = 208, r12
	adds r14 = 200, r12
	adds r37 = 20, r12
	;;
	.mmi
	st8 [r15] = r0
	adds r15 = 216, r12
	(p7) mov r17 = r0
	.mmi
	mov r36 = r38
	st8 [r14] = r0
	adds r14 = 112, r12
	;;
	.mmi
	st4 [r15] = r0
	addl r15 = 2, r0
	mov r50 = r36
	.mlx
	st8 [r38] = r0, 8
	(p6) movl r17 = 2130706433
	;;
	.mmi
	st4 [r16] = r15
	adds r15 = 196, r12
	(p6) addl r51 = @ltoffx(in6addr_loopback#), r1
	.mmi
	ld4 r19 = [r36], 4
	st8 [r38] = r0, 8
	adds r44 = 108, r12
	;;
	.mmi
	st4 [r15] = r17
	ld4 r18 = [r36], 4
	(p7) addl r51 = @ltoffx(in6addr_any#), r1
	.mmi
	st4 [r37] = r0, 4
	addl r52 = 16, r0
	adds r40 = 80, r12
	;;
	.mmi
	nop 0
	ld8 r15 = [r16]
	nop 0
	.mmi
	st4 [r37] = r0, 4
	ld4 r17 = [r36], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r15
	ld4 r16 = [r36], 4
	extr.u r20 = r15, 32, 32
	.mmi
	adds r14 = 116, r12
	st4 [r37] = r0, 4
	mov r15 = r0
	;;
	.mmi
	st4 [r14] = r19
	st4 [r37] = r0, 4
	adds r14 = 120, r12
	.mmi
	(p6) ld8.mov r51 = [r51], in6addr_loopback#
	;;
	st4 [r14] = r18
	adds r14 = 124, r12
	.mmi
	(p7) ld8.mov r51 = [r51], in6addr_any#
	st4 [r44] = r20
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r17
	adds r14 = 128, r12
	.mmi
	st4 [r37] = r0
	;;
	st4 [r14] = r16
	adds r14 = 132, r12
	.mmi
	nop 0
	st4 [r36] = r0
	nop 0
	;;
	.mmi
	st4 [r14] = r15
	addl r14 = 22, r0
	adds r15 = 16, r12
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r14 = 20, r12
	adds r17 = 16, r12
	adds r16 = 164, r12
	.mmi
	adds r15 = 168, r12
	ld4 r21 = [r43]
	adds r26 = 16, r12
	;;
	.mmi
	mov r18 = r14
	ld4 r25 = [r17]
	cmp4.eq p6, p7 = 22, r21
	.mmi
	adds r17 = 88, r12
	ld4 r24 = [r14], 4
	mov r1 = r49
	;;
	.mmi
	st4 [r18] = r24, 4
	st4 [r16] = r25
	mov r16 = r14
	.mmi
	ld4 r23 = [r14], 4
	ld4 r20 = [r37]
	nop 0
	;;
	.mmi
	ld4 r22 = [r14], 4
	st4 [r18] = r23, 4
	nop 0
	.mmi
	st4 [r15] = r24
	ld4 r19 = [r36]
	adds r15 = 172, r12
	;;
	.mmi
	ld4 r21 = [r14]
	st4 [r18] = r22
	nop 0
	.mmi
	st4 [r15] = r23
	nop 0
	adds r15 = 176, r12
	;;
	.mmi
	st4 [r14] = r21
	st4 [r15] = r22
	nop 0
	.mmi
	ld8 r14 = [r16], 8
	nop 0
	adds r15 = 180, r12
	;;
	.mmi
	st4 [r37] = r20
	st8 [r17] = r14
	adds r17 = 96, r12
	.mmi
	nop 0
	addp4 r14 = r19, r0
	nop 0
	;;
	.mmi
	st4 [r15] = r21
	ld8 r16 = [r16]
	adds r15 = 184, r12
	.mmi
	nop 0
	st4 [r26] = r25
	nop 0
	;;
	.mmi
	st4 [r15] = r20
	st8 [r17] = r16
	nop 0
	.mmi
	ld8 r18 = [r26]
	adds r15 = 188, r12
	adds r17 = 104, r12
	;;
	.mmi
	st4 [r36] = r19
	st8 [r40] = r18
	nop 0
	;;
	.mmi
	nop 0
	st4 [r15] = r19
	nop 0
	.mmb
	st4 [r17] = r14
	nop 0
	(p7) br.cond.dpnt .L180
.L94:
	.mmi
	mov r50 = r41
	mov r53 = r34
	nop 0
	.mmb
	mov r52 = r39
	mov r51 = r40
	br.call.sptk.many b0 = add_address#
	;;
	.mmi
	nop 0
	mov r1 = r49
	mov r50 = r0
	.mmb
	nop 0
	mov r38 = r8
	br .L99
	;;
.L97:
	.mib
	mov r50 = r32
	addl r38 = 6, r0
	br.call.sptk.many b0 = strdup#
	;;
	.mmi
	nop 0
	ld8 r36 = [r41]
	cmp.ne p6, p7 = 0, r8
	.mmi
	mov r1 = r49
	st8 [r42] = r0
	mov r50 = r0
	;;
	.mmi
	adds r14 = 24, r36
	nop 0
	mov r37 = r36
	;;
	.mbb
	st8 [r14] = r8
	(p6) br.cond.dpnt .L132
	br.call.sptk.many b0 = free#
	;;
	.mmi
	adds r14 = 40, r36
	nop 0
	mov r1 = r49
	;;
	.mmi
	ld8 r36 = [r14]
	nop 0
	adds r14 = 24, r37
	;;
	.mib
	ld8 r50 = [r14]
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	nop 0
	mov r1 = r49
	mov r50 = r37
	.align 32
.L169:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mib
	mov r1 = r49
	cmp.ne p6, p7 = 0, r36
	(p7) br.cond.dpnt .L88
.L172:
	.mmi
	mov r37 = r36
	nop 0
	adds r14 = 40, r36
	;;
	.mmi
	ld8 r36 = [r14]
	nop 0
	adds r14 = 24, r37
	;;
	.mib
	ld8 r50 = [r14]
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mib
	mov r1 = r49
	mov r50 = r37
	br .L169
.L176:
	.mmi
	nop 0
	ld4 r16 = [r40]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 2, r16
	(p6) br.cond.dptk .L110
	.mmi
	nop 0
	ld4 r16 = [r34]
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r16, 11
	(p6) br.cond.dptk .L111
	.mmi
	adds r37 = 20, r12
	adds r39 = 24, r12
	adds r19 = 16, r12
	.mmi
	adds r51 = 164, r12
	ld4 r15 = [r15]
	addl r52 = 4, r0
	;;
	.mmi
	st4 [r37] = r0, 4
	nop 0
	mov r38 = r39
	.mlx
	st4 [r19] = r14
	movl r14 = 281470681743360
	;;
	.mmi
	adds r37 = 8, r37
	st8 [r38] = r0, 8
	nop 0
	.mmi
	st4 [r51] = r15
	nop 0
	adds r50 = 36, r12
	;;
	.mmi
	nop 0
	st4 [r37] = r0, 4
	nop 0
	;;
	.mmi
	st4 [r37] = r0, 4
	st8 [r38] = r14
	nop 0
	;;
	.mib
	st4 [r37] = r0
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r15 = 20, r12
	adds r20 = 16, r12
	adds r16 = 112, r12
	.mmi
	adds r21 = 108, r12
	ld4 r18 = [r37]
	adds r25 = 16, r12
	;;
	.mmi
	mov r17 = r15
	ld4 r23 = [r15], 4
	nop 0
	.mmi
	st4 [r37] = r18
	ld4 r24 = [r20]
	mov r1 = r49
	;;
	.mmi
	ld4 r22 = [r15], 4
	st4 [r16] = r23
	adds r16 = 116, r12
	.mmi
	st4 [r17] = r23, 4
	ld4 r14 = [r43]
	nop 0
	;;
	.mmi
	st4 [r21] = r24
	st4 [r16] = r22
	nop 0
	.mmi
	ld4 r21 = [r15], 4
	nop 0
	adds r16 = 120, r12
	;;
	.mmi
	ld4 r20 = [r15], 4
	st4 [r17] = r22, 4
	nop 0
	.mmi
	st4 [r16] = r21
	nop 0
	adds r16 = 124, r12
	;;
	.mmi
	ld4 r19 = [r15]
	st4 [r17] = r21, 4
	nop 0
	.mmi
	st4 [r16] = r20
	nop 0
	adds r16 = 128, r12
	;;
	.mmi
	st4 [r15] = r19
	st4 [r16] = r19
	adds r16 = 132, r12
	.mmi
	addp4 r15 = r18, r0
	;;
	st4 [r17] = r20
	nop 0
	.mmi
	st4 [r16] = r18
	ld8 r16 = [r39]
	nop 0
	;;
	.mmi
	ld8 r17 = [r38], 8
	st4 [r25] = r24
	nop 0
	;;
	.mmi
	ld8 r18 = [r25]
	;;
	st8 [r40] = r18
	nop 0
	.mii
	st8 [r46] = r17
	nop 0
	;;
	nop 0
	.mmb
	st8 [r45] = r16
	st4 [r36] = r15
	br .L109
.L111:
	.mib
	mov r50 = r0
	addl r38 = 1, r0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r8 = r38
	mov r1 = r49
	mov b0 = r47
	;;
	.mii
	nop 0
	mov ar.pfs = r48
	nop 0
	.mmb
	.label_state 4
	.restore sp
	adds r12 = 256, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L179:
	.body
	.copy_state 4
	.mmi
	adds r14 = 4, r34
	adds r17 = 96, r12
	adds r18 = 88, r12
	.mlx
	adds r19 = 84, r12
	movl r20 = 2130706433
	;;
	.mmi
	ld4 r37 = [r14]
	addl r14 = 2, r0
	adds r16 = 24, r12
	.mmi
	adds r26 = 16, r12
	mov r55 = r42
	addl r54 = 2, r0
	;;
	.mmi
	cmp4.eq p6, p7 = 22, r37
	mov r15 = r16
	mov r53 = r34
	.mmb
	mov r52 = r33
	mov r51 = r32
	(p6) br.cond.dpnt .L113
	;;
	.mmi
	st8 [r17] = r0
	nop 0
	adds r17 = 104, r12
	.mmi
	st8 [r18] = r0
	nop 0
	mov r50 = r41
	;;
	.mmi
	st4 [r17] = r0
	st4 [r40] = r14
	adds r14 = 112, r12
	;;
	.mmi
	st4 [r19] = r20
	ld8 r19 = [r18]
	adds r18 = 96, r12
	.mmi
	ld4 r17 = [r17]
	;;
	st8 [r16] = r19, 8
	nop 0
	.mmi
	ld8 r20 = [r18]
	ld8 r18 = [r40]
	nop 0
	;;
	.mmb
	st8 [r16] = r20, 8
	st4 [r14] = r18
	nop 0
	.mii
	adds r14 = 116, r12
	extr.u r19 = r18, 32, 32
	adds r20 = 108, r12
	;;
	.mmi
	nop 0
	st4 [r16] = r17
	nop 0
	.mmi
	ld4 r16 = [r15], 4
	st8 [r26] = r18
	nop 0
	;;
	.mmi
	st4 [r14] = r16
	ld4 r16 = [r15], 4
	adds r14 = 120, r12
	.mmi
	nop 0
	st4 [r20] = r19
	nop 0
	;;
	.mmi
	st4 [r14] = r16
	ld4 r16 = [r15], 4
	adds r14 = 124, r12
	;;
	.mmi
	st4 [r14] = r16
	ld4 r16 = [r15], 4
	adds r14 = 128, r12
	;;
	.mmi
	st4 [r14] = r16
	addp4 r15 = r17, r0
	adds r14 = 132, r12
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = add_host#
	;;
	.mmi
	mov r38 = r8
	nop 0
	cmp4.ne p6, p7 = 2, r37
	.mmb
	mov r1 = r49
	nop 0
	(p7) br.cond.dpnt .L181
	;;
	.mmi
	nop 0
	and r14 = -9, r38
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L182
.L168:
	.mmi
	nop 0
	ld8 r36 = [r41]
	nop 0
	.mmb
	ld8 r50 = [r42]
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mib
	mov r1 = r49
	cmp.ne p6, p7 = 0, r36
	(p6) br.cond.dptk .L172
	.mib
	nop 0
	nop 0
	br .L88
	;;
.L113:
	.mmi
	adds r36 = 88, r12
	nop 0
	addl r51 = @ltoffx(in6addr_loopback#), r1
	.mmi
	adds r39 = 84, r12
	nop 0
	addl r52 = 16, r0
	;;
	.mmi
	mov r38 = r36
	st4 [r36] = r0
	adds r36 = 92, r12
	.mmi
	ld8.mov r51 = [r51], in6addr_loopback#
	st4 [r39] = r0
	nop 0
	;;
	.mmi
	st4 [r36] = r0
	adds r36 = 96, r12
	mov r50 = r38
	;;
	.mmi
	st4 [r36] = r0
	nop 0
	adds r36 = 100, r12
	;;
	.mii
	st4 [r36] = r0
	adds r36 = 104, r12
	;;
	nop 0
	.mmb
	st4 [r36] = r0
	st4 [r40] = r37
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	ld8 r20 = [r40]
	adds r15 = 24, r12
	adds r18 = 96, r12
	.mmi
	adds r21 = 16, r12
	adds r14 = 112, r12
	adds r25 = 108, r12
	;;
	.mmi
	ld8 r16 = [r38]
	mov r19 = r15
	adds r17 = 92, r12
	.mmi
	st8 [r21] = r20
	mov r1 = r49
	mov r55 = r42
	;;
	.mmi
	st8 [r15] = r16, 8
	ld8 r21 = [r18]
	addl r54 = 22, r0
	.mmi
	mov r53 = r34
	mov r52 = r33
	mov r51 = r32
	;;
	.mmi
	ld4 r16 = [r36]
	st8 [r15] = r21, 8
	mov r50 = r41
	.mmi
	ld8 r20 = [r19], 8
	;;
	st4 [r15] = r16
	nop 0
	.mmi
	ld8 r15 = [r19]
	st8 [r38] = r20
	nop 0
	;;
	.mmi
	nop 0
	st8 [r18] = r15
	nop 0
	.mmi
	ld4 r15 = [r39]
	st4 [r36] = r16
	nop 0
	;;
	.mmi
	ld4 r19 = [r40]
	st4 [r14] = r15
	nop 0
	.mmi
	adds r14 = 116, r12
	ld4 r15 = [r17]
	adds r17 = 100, r12
	;;
	.mmi
	st4 [r25] = r19
	ld4 r19 = [r38]
	nop 0
	.mmi
	ld4 r18 = [r18]
	;;
	st4 [r14] = r19
	adds r14 = 120, r12
	;;
	.mmi
	nop 0
	st4 [r14] = r15
	adds r14 = 124, r12
	.mmi
	ld4 r15 = [r17]
	;;
	st4 [r14] = r18
	adds r14 = 128, r12
	;;
	.mmi
	st4 [r14] = r15
	nop 0
	adds r14 = 132, r12
	;;
	.mib
	st4 [r14] = r16
	nop 0
	br.call.sptk.many b0 = add_host#
	;;
	.mmi
	ld4 r14 = [r34]
	mov r1 = r49
	mov r38 = r8
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r14, 11
	(p7) br.cond.dptk .L117
	;;
	.mmi
	cmp4.eq p6, p7 = 8, r8
	mov r55 = r42
	addl r54 = 2, r0
	.mmb
	mov r53 = r34
	mov r52 = r33
	(p7) br.cond.dpnt .L183
	;;
	.mib
	mov r51 = r32
	mov r50 = r41
	br.call.sptk.many b0 = add_host#
	;;
	.mmi
	nop 0
	mov r1 = r49
	mov r38 = r8
	;;
	.align 32
.L117:
	.mib
	nop 0
	cmp4.eq p6, p7 = 8, r38
	(p6) br.cond.dpnt .L129
	.align 32
.L124:
	.mib
	ld8 r50 = [r42]
	nop 0
	br .L99
	;;
.L181:
	.mib
	nop 0
	cmp4.ne p6, p7 = 8, r8
	(p6) br.cond.dptk .L124
.L129:
	.mlx
	nop 0
	movl r51 = @gprel(.LC1)
	.mmi
	nop 0
	mov r50 = r32
	nop 0
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r49
	;;
	.mmi
	nop 0
	(p7) ld8 r50 = [r42]
	(p7) addl r38 = 8, r0
	.mmb
	nop 0
	(p7) ld8 r36 = [r41]
	(p7) br.cond.dptk .L169
	;;
	.mmi
	mov r50 = r41
	mov r53 = r34
	nop 0
	.mmb
	mov r52 = r33
	adds r51 = 108, r12
	br.call.sptk.many b0 = add_address#
	;;
	.mmi
	nop 0
	mov r1 = r49
	mov r38 = r8
	.mmb
	nop 0
	ld8 r50 = [r42]
	br .L99
	;;
.L182:
	.mmi
	mov r55 = r42
	addl r54 = 22, r0
	mov r53 = r34
	.mmi
	mov r52 = r33
	mov r51 = r32
	mov r50 = r41
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = add_host#
	;;
	.mmi
	and r14 = -9, r8
	nop 0
	cmp4.eq p6, p7 = 8, r38
	.mmb
	mov r1 = r49
	nop 0
	(p6) br.cond.spnt .L184
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L124
	;;
	.mmi
	ld8 r36 = [r41]
	nop 0
	mov r38 = r8
	.mmb
	ld8 r50 = [r42]
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mib
	mov r1 = r49
	cmp.ne p6, p7 = 0, r36
	(p6) br.cond.dptk .L172
	.mib
	nop 0
	nop 0
	br .L88
.L103:
	.mmi
	st4 [r46] = r0
	st4 [r14] = r0
	addl r14 = 22, r0
	.mmi
	adds r51 = 16, r12
	addl r50 = 22, r0
	mov r52 = r44
	;;
	.mmi
	st4 [r43] = r0
	st4 [r45] = r14
	nop 0
	;;
	.mmi
	st4 [r39] = r0
	st4 [r38] = r0
	nop 0
	;;
	.mib
	st4 [r37] = r0
	nop 0
	br.call.sptk.many b0 = inet_pton#
	;;
	.mmi
	mov r1 = r49
	nop 0
	cmp4.ne p6, p7 = 1, r8
	.mmb
	adds r15 = 84, r12
	nop 0
	(p6) br.cond.dpnt .L102
	;;
	.mmi
	nop 0
	ld4 r14 = [r43]
	adds r36 = 92, r12
	.mmi
	adds r43 = 4, r34
	ld4 r18 = [r45]
	adds r45 = 88, r12
	;;
	.mmi
	ld4 r16 = [r44]
	st4 [r40] = r18
	nop 0
	.mmi
	st4 [r36] = r14
	ld4 r17 = [r46]
	adds r36 = 100, r12
	;;
	.mmi
	st4 [r45] = r16
	ld4 r14 = [r38]
	adds r46 = 96, r12
	.mmi
	st4 [r15] = r17
	ld4 r16 = [r39]
	nop 0
	;;
	.mmi
	st4 [r36] = r14
	st4 [r46] = r16
	nop 0
	.mmi
	ld4 r14 = [r43]
	ld4 r16 = [r37]
	adds r36 = 104, r12
	;;
	.mib
	st4 [r36] = r16
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L109
	.mib
	nop 0
	nop 0
	br .L176
	;;
.L183:
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L168
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r14, 8
	(p7) br.cond.dptk .L167
	.mmi
	mov r55 = r42
	addl r54 = 2, r0
	mov r53 = r34
	.mmi
	mov r52 = r33
	mov r51 = r32
	mov r50 = r41
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = add_host#
	;;
	.mmi
	nop 0
	mov r1 = r49
	mov r38 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 8, r8
	(p6) br.cond.dptk .L124
	.mmi
	ld4 r14 = [r34]
	nop 0
	nop 0
.L167:
	.mib
	ld8 r50 = [r42]
	nop 0
	br .L128
	;;
.L184:
	.mmi
	nop 0
	mov r38 = r8
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 8, r38
	(p7) br.cond.dptk .L124
	.mib
	nop 0
	nop 0
	br .L129
	.endp getaddrinfo#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"udp"
	.align 8
.LC3:
	stringz	"tcp"
	.align 8
.LC4:
	stringz	"%s"
	.align 8
.LC5:
	stringz	"%%%u"
	.align 8
.LC6:
	stringz	"%u"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global getnameinfo#
	.type	getnameinfo#, @function
	.proc getnameinfo#
getnameinfo:
	.prologue 12, 41
	.mmi
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 7, 5, 4, 0
	.fframe 256
	adds r12 = -256, r12
	.save rp, r41
	mov r41 = b0
	.mmb
	cmp.geu p6, p7 = 15, r33
	mov r43 = r1
	.body
	(p6) br.cond.dpnt .L215
	;;
	.mmi
	nop 0
	ld2 r44 = [r32]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 2, r44
	nop 0
	(p7) br.cond.dpnt .L233
	;;
	.mmi
	nop 0
	cmp.geu p6, p7 = 27, r33
	nop 0
	;;
	.mib
	cmp.ne.or.andcm p6, p7 = 22, r44
	nop 0
	(p6) br.cond.dpnt .L215
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r34
	nop 0
	;;
	.mib
	nop 0
	cmp.ne.and.orcm p6, p7 = 0, r35
	(p6) br.cond.dptk .L190
	;;
.L188:
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r37
	nop 0
	;;
	.mib
	cmp.eq.or.andcm p6, p7 = 0, r36
	nop 0
	(p6) br.cond.dpnt .L191
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r35
	nop 0
	;;
	.mib
	nop 0
	cmp.ne.and.orcm p6, p7 = 0, r34
	(p6) br.cond.dpnt .L192
	;;
.L205:
	.mii
	nop 0
	tbit.z p6, p7 = r38, 3
	adds r32 = 2, r32
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L194
	;;
	.mii
	nop 0
	tbit.z p6, p7 = r38, 4
	nop 0
	.mmi
	ld2 r44 = [r32]
	nop 0
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p7) add r45 = r1, r45
	nop 0
	;;
	.mib
	(p6) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = getservbyport#
	;;
	.mib
	mov r1 = r43
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L234
	;;
.L194:
	.mlx
	nop 0
	movl r46 = @gprel(.LC6)
	.mmi
	ld2 r47 = [r32]
	addl r45 = 8, r0
	adds r44 = 16, r12
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	mov r1 = r43
	adds r44 = 16, r12
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	cmp.geu p6, p7 = r8, r37
	mov r1 = r43
	nop 0
	.mmb
	adds r45 = 16, r12
	mov r44 = r36
	(p6) br.cond.dpnt .L209
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	nop 0
	mov r1 = r43
	mov r8 = r0
.L185:
	.mii
	nop 0
	mov b0 = r41
	;;
	mov ar.pfs = r42
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 256, r12
	br.ret.sptk.many b0
.L215:
	.body
	.copy_state 1
	.mii
	addl r8 = 5, r0
	mov b0 = r41
	;;
	mov ar.pfs = r42
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 256, r12
	br.ret.sptk.many b0
.L233:
	.body
	.copy_state 2
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r34
	nop 0
	;;
	.mib
	nop 0
	cmp.eq.or.andcm p6, p7 = 0, r35
	(p6) br.cond.dptk .L188
	;;
.L189:
	.mii
	nop 0
	tbit.nz p6, p7 = r38, 1
	adds r39 = 4, r32
	;;
	.mib
	(p7) mov r40 = r0
	(p7) addl r45 = 4, r0
	(p7) br.cond.dptk .L195
	.mib
	nop 0
	tbit.nz p6, p7 = r38, 2
	(p7) br.cond.dpnt .L235
.L191:
	.mii
	addl r8 = 8, r0
	mov b0 = r41
	;;
	mov ar.pfs = r42
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 256, r12
	br.ret.sptk.many b0
.L192:
	.body
	.copy_state 3
	.mib
	nop 0
	cmp4.ne p6, p7 = 22, r44
	(p6) br.cond.dpnt .L189
	;;
	.align 32
.L190:
	.mib
	adds r39 = 8, r32
	tbit.z p6, p7 = r38, 1
	(p6) br.cond.dptk .L216
	;;
	.mii
	nop 0
	tbit.nz p6, p7 = r38, 2
	mov r45 = r39
	.mmb
	addl r47 = 256, r0
	adds r39 = 24, r32
	(p6) br.cond.spnt .L191
	;;
	.mib
	adds r46 = 16, r12
	nop 0
	br.call.sptk.many b0 = inet_ntop#
	;;
	.mmi
	ld4 r14 = [r39]
	nop 0
	mov r1 = r43
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L236
	.align 32
.L201:
	.mib
	adds r44 = 16, r12
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	cmp.ltu p6, p7 = r8, r35
	adds r45 = 16, r12
	nop 0
	.mmb
	mov r44 = r34
	mov r1 = r43
	(p7) br.cond.dpnt .L209
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r37
	mov r1 = r43
	mov r8 = r0
	;;
	.mbb
	cmp.ne.and.orcm p6, p7 = 0, r36
	(p6) br.cond.spnt .L205
	br .L185
.L209:
	.mii
	addl r8 = 14, r0
	mov b0 = r41
	;;
	mov ar.pfs = r42
	.mmb
	nop 0
	.label_state 4
	.restore sp
	adds r12 = 256, r12
	br.ret.sptk.many b0
.L216:
	.body
	.copy_state 4
	.mmi
	nop 0
	addl r40 = 1, r0
	addl r45 = 16, r0
	;;
.L195:
	.mib
	mov r46 = r44
	mov r44 = r39
	br.call.sptk.many b0 = gethostbyaddr#
	;;
	.mmi
	mov r1 = r43
	cmp.ne p6, p7 = 0, r8
	nop 0
	.mmb
	addl r45 = 256, r0
	adds r44 = 16, r12
	(p7) br.cond.dpnt .L237
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC4)
	.mmi
	nop 0
	ld8 r47 = [r8]
	nop 0
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	mov r1 = r43
	tbit.nz p6, p7 = r38, 0
	(p7) br.cond.dptk .L201
	.mib
	addl r45 = 46, r0
	adds r44 = 16, r12
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r43
	;;
	.mib
	(p7) st1 [r8] = r0
	nop 0
	br .L201
.L237:
	.mii
	nop 0
	tbit.z p6, p7 = r38, 2
	mov r45 = r39
	.mmb
	addl r47 = 256, r0
	adds r46 = 16, r12
	(p7) br.cond.spnt .L191
	;;
	.mmi
	nop 0
	adds r39 = 24, r32
	nop 0
	.mmb
	ld2 r44 = [r32]
	nop 0
	br.call.sptk.many b0 = inet_ntop#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = 0, r40
	(p7) br.cond.spnt .L201
	;;
	.mmi
	nop 0
	ld4 r14 = [r39]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L201
	.mib
	nop 0
	nop 0
	br .L236
.L234:
	.mmi
	nop 0
	ld8 r39 = [r8]
	nop 0
	;;
	.mib
	mov r44 = r39
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	cmp.ltu p6, p7 = r8, r37
	mov r1 = r43
	nop 0
	.mmb
	mov r45 = r39
	mov r44 = r36
	(p7) br.cond.dpnt .L209
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r43
	mov r8 = r0
	br .L185
.L236:
	.mib
	adds r44 = 16, r12
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r43
	nop 0
	adds r14 = 16, r12
	.mmi
	ld4 r47 = [r39]
	nop 0
	addl r45 = 16, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC5)
	.mmi
	nop 0
	add r44 = r14, r8
	nop 0
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	nop 0
	mov r1 = r43
	br .L201
.L235:
	.mmi
	addl r47 = 256, r0
	nop 0
	adds r46 = 16, r12
	.mmb
	mov r45 = r39
	nop 0
	br.call.sptk.many b0 = inet_ntop#
	;;
	.mib
	nop 0
	mov r1 = r43
	br .L201
	.endp getnameinfo#
	.section	.rodata.str1.8
	.align 8
.LC7:
	stringz	"Unknown error"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global gai_strerror#
	.type	gai_strerror#, @function
	.proc gai_strerror#
gai_strerror:
	.prologue
	.body
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 14, r32
	sxt4 r14 = r32
	.mlx
	nop 0
	movl r8 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p7) movl r15 = @gprel(texts.0#)
	.mii
	(p7) shladd r14 = r14, 3, r0
	add r8 = r1, r8
	;;
	(p7) add r15 = r1, r15
	;;
	.mmi
	nop 0
	(p7) add r14 = r15, r14
	nop 0
	;;
	.mib
	(p7) ld8 r8 = [r14]
	nop 0
	br.ret.sptk.many b0
	.endp gai_strerror#
	.section	.rodata.str1.8
	.align 8
.LC8:
	stringz	"Success"
	.align 8
.LC9:
	stringz	"Address family for hostname not supported"
	.align 8
.LC10:
	stringz	"Temporary failure in name resolution"
	.align 8
.LC11:
	stringz	"Invalid value for ai_flags"
	.align 8
.LC12:
	stringz	"Non-recoverable failure in name resolution"
	.align 8
.LC13:
	stringz	"ai_family not supported"
	.align 8
.LC14:
	stringz	"Memory allocation failure"
	.align 8
.LC15:
	stringz	"No address associated with hostname"
	.align 8
.LC16:
	stringz	"Hostname and service name not provided, or not known"
	.align 8
.LC17:
	stringz	"Service name not supported for ai_socktype"
	.align 8
.LC18:
	stringz	"ai_socktype not supported"
	.align 8
.LC19:
	stringz	"System error returned in errno"
	.align 8
.LC20:
	stringz	"Invalid value for hints"
	.align 8
.LC21:
	stringz	"Resolved protocol is unknown"
	.align 8
.LC22:
	stringz	"Argument buffer overflow"
	.section	.data.rel.ro.local,"aw"
	.align 8
	.type	texts.0#, @object
	.size	texts.0#, 120
texts.0:
	data8	.LC8
	data8	.LC9
	data8	.LC10
	data8	.LC11
	data8	.LC12
	data8	.LC13
	data8	.LC14
	data8	.LC15
	data8	.LC16
	data8	.LC17
	data8	.LC18
	data8	.LC19
	data8	.LC20
	data8	.LC21
	data8	.LC22
	.section	.rodata,	"a",	"progbits"
	.align 8
	.type	none.1#, @object
	.size	none.1#, 48
none.1:
	.skip	48
	.section	.data.rel.ro.local
	.align 8
	.type	transports#, @object
	.size	transports#, 48
transports:
	data4	1
	data4	6
	data8	.LC3
	data4	2
	data4	17
	data8	.LC2
	data4	3
	data4	0
	data8	0
	.global gethostbyaddr#
	.type	gethostbyaddr#, @function
	.global inet_ntop#
	.type	inet_ntop#, @function
	.global snprintf#
	.type	snprintf#, @function
	.global getservbyport#
	.type	getservbyport#, @function
	.global inet_pton#
	.type	inet_pton#, @function
	.global strchr#
	.type	strchr#, @function
	.global strcpy#
	.type	strcpy#, @function
	.global strlen#
	.type	strlen#, @function
	.global inet_aton#
	.type	inet_aton#, @function
	.global free#
	.type	free#, @function
	.global strdup#
	.type	strdup#, @function
	.global endhostent#
	.type	endhostent#, @function
	.global strcmp#
	.type	strcmp#, @function
	.global gethostent_any#
	.type	gethostent_any#, @function
	.global sethostent#
	.type	sethostent#, @function
	.global memcpy#
	.type	memcpy#, @function
	.global calloc#
	.type	calloc#, @function
	.global getservbyname#
	.type	getservbyname#, @function
	.global isdigit#
	.type	isdigit#, @function
	.global strtoul#
	.type	strtoul#, @function
	.ident	"GCC: (GNU) 12.2.0"
