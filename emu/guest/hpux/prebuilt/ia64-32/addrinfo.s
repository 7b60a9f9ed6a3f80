// 3ac7727e329ff6eb8c9f8ef17d0b6446 emu/guest/libc/addrinfo.c
	.file	"addrinfo.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc add_address#
add_address:
	.prologue 12, 44
	.mmi
	.save ar.pfs, r45
	alloc r45 = ar.pfs, 4, 12, 3, 0
	.fframe 16
	adds r12 = -16, r12
	addp4 r32 = 0,r32
	.mlx
	addp4 r34 = 0,r34
	movl r37 = @gprel(transports#)
	;;
	.mmi
	addp4 r35 = 0,r35
	add r37 = r1, r37
	.save rp, r44
	mov r44 = b0
	.mmi
	mov r46 = r1
	addp4 r33 = 0,r33
	addl r41 = 9, r0
	;;
	.mib
	nop 0
	.save pr, r47
	mov r47 = pr
	.body
	nop 0
	.mmi
	adds r40 = 36, r37
	adds r39 = 8, r35
	cmp.eq p16, p17 = 0, r34
	;;
	.mmi
	adds r32 = 4, r32
	nop 0
	nop 0
.L20:
	.pred.rel.mutex p16, p17
	.mmi
	ld4 r14 = [r39]
	nop 0
	addp4 r36 = 0,r37
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L2
	.mii
	adds r14 = 4, r36
	adds r15 = 12, r35
	;;
	addp4 r14 = 0,r14
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
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
	adds r37 = 12, r37
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r40, r37
	(p6) br.cond.dptk .L20
	;;
.L1:
	.mii
	mov r8 = r41
	mov pr = r47, -1
	;;
	mov b0 = r44
	;;
	.mii
	nop 0
	mov ar.pfs = r45
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
	ld4 r14 = [r36]
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
	addl r50 = 10, r0
	mov r48 = r34
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	ld4 r38 = [r14]
	adds r14 = 16, r12
	;;
	.mmi
	addp4 r38 = 0,r38
	nop 0
	mov r49 = r14
	;;
	.mib
	cmp.ne p6, p7 = 0, r38
	nop 0
	(p7) br.cond.dpnt .L14
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strtoul#
	;;
	.mmi
	mov r1 = r46
	ld1 r48 = [r34]
	mov r42 = r8
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = isdigit#
	;;
	.mib
	mov r1 = r46
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L11
	.mmi
	adds r15 = 16, r12
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
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
	mov r49 = r38
	mov r48 = r34
	br.call.sptk.many b0 = getservbyname#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r46
	;;
	.mib
	cmp.eq p6, p7 = 0, r8
	adds r8 = 8, r8
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
	adds r14 = 4, r36
	ld4 r42 = [r36]
	addl r49 = 60, r0
	.mmi
	addl r48 = 1, r0
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	ld4 r38 = [r14]
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
	ld4 r15 = [r33]
	addp4 r36 = 0,r8
	mov r1 = r46
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r36
	(p6) br.cond.dpnt .L22
	;;
.L42:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 4, r33
	cmp4.ne p6, p7 = 22, r15
	adds r18 = 32, r36
	.mmb
	adds r17 = 34, r36
	adds r16 = 36, r36
	(p7) br.cond.dpnt .L40
	;;
	.mmi
	ld4 r19 = [r14]
	adds r14 = 44, r36
	adds r15 = 40, r36
	.mmi
	addl r20 = 2, r0
	st2 [r17] = r43
	addl r23 = 16, r0
	;;
	.mmi
	st4 [r14] = r0
	mov r14 = r36
	adds r22 = 8, r36
	.mmi
	st2 [r18] = r20
	adds r21 = 12, r36
	adds r20 = 16, r36
	;;
	.mmi
	ld4.a r24 = [r33]
	st4 [r16] = r19
	adds r17 = 24, r36
	.mmi
	st4 [r15] = r0
	adds r19 = 20, r36
	adds r18 = 32, r36
	;;
	.mmi
	ld4.c.clr r24 = [r33]
	st4 [r14] = r0, 4
	adds r16 = 28, r36
	.mmi
	adds r15 = 28, r36
	st4 [r22] = r42
	mov r41 = r0
	;;
	.mmi
	st4 [r14] = r24
	st4 [r21] = r38
	nop 0
	;;
	.mmi
	st4 [r20] = r23
	st4 [r19] = r0
	nop 0
	;;
	.mmi
	ld4.a r14 = [r32]
	st4 [r17] = r18
	nop 0
	.mmi
	st4 [r16] = r0
	;;
	ld4.c.clr r14 = [r32]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	st4 [r14] = r36
	st4 [r32] = r15
	nop 0
.L43:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	adds r37 = 12, r37
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r40, r37
	(p6) br.cond.dptk .L20
	.mib
	nop 0
	nop 0
	br .L1
.L2:
	.pred.rel.mutex p16, p17
	.mmi
	adds r15 = 4, r36
	ld4 r16 = [r36]
	nop 0
	;;
	.mib
	addp4 r15 = 0,r15
	cmp4.eq p6, p7 = r16, r14
	(p7) br.cond.dptk .L14
	;;
	.mmi
	ld4 r14 = [r15]
	nop 0
	adds r16 = 12, r35
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L7
	.mmi
	nop 0
	ld4 r15 = [r16]
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
	adds r14 = 4, r36
	ld4 r42 = [r36]
	addl r49 = 60, r0
	.mii
	addl r48 = 1, r0
	mov r43 = r0
	;;
	addp4 r14 = 0,r14
	;;
	.mmi
	ld4 r38 = [r14]
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
	nop 0
	addp4 r36 = 0,r8
	mov r1 = r46
	.mmi
	nop 0
	ld4 r15 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r36
	(p7) br.cond.dptk .L42
.L22:
	.mmi
	addl r41 = 6, r0
	;;
	mov r8 = r41
	mov pr = r47, -1
	;;
	.mii
	nop 0
	mov b0 = r44
	;;
	mov ar.pfs = r45
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
	adds r14 = 36, r36
	adds r18 = 24, r33
	adds r17 = 32, r36
	.mmi
	adds r16 = 34, r36
	addl r50 = 16, r0
	adds r49 = 8, r33
	;;
	.mmi
	ld4 r18 = [r18]
	st4 [r14] = r0
	adds r14 = 40, r36
	.mmi
	st2 [r17] = r15
	adds r48 = 40, r36
	mov r41 = r0
	;;
	.mmi
	nop 0
	st4 [r14] = r0
	adds r14 = 44, r36
	.mmi
	st2 [r16] = r43
	;;
	st4 [r14] = r0
	adds r14 = 48, r36
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 52, r36
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 56, r36
	;;
	.mib
	st4 [r14] = r18
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r14 = r36
	ld4 r24 = [r33]
	addl r23 = 28, r0
	.mmi
	adds r22 = 8, r36
	adds r21 = 12, r36
	adds r20 = 16, r36
	;;
	.mmi
	st4 [r14] = r0, 4
	adds r19 = 20, r36
	adds r17 = 24, r36
	.mmi
	adds r18 = 32, r36
	adds r16 = 28, r36
	adds r15 = 28, r36
	;;
	.mmi
	st4 [r14] = r24
	st4 [r22] = r42
	mov r1 = r46
	;;
	.mmi
	st4 [r21] = r38
	st4 [r20] = r23
	nop 0
	;;
	.mmi
	ld4.a r14 = [r32]
	st4 [r19] = r0
	nop 0
	.mmi
	st4 [r17] = r18
	;;
	st4 [r16] = r0
	nop 0
	;;
	.mmi
	nop 0
	ld4.c.clr r14 = [r32]
	nop 0
	;;
	.mii
	addp4 r14 = 0,r14
	nop 0
	;;
	nop 0
	.mmb
	st4 [r14] = r36
	st4 [r32] = r15
	br .L43
.L39:
	.pred.rel.mutex p16, p17
	.mmi
	addl r14 = 65535, r0
	nop 0
	zxt2 r43 = r42
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r14, r42
	(p6) br.cond.sptk .L12
	.mmi
	nop 0
	adds r37 = 12, r37
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r40, r37
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
	.prologue 12, 46
	.mmb
	.save ar.pfs, r47
	alloc r47 = ar.pfs, 6, 12, 4, 0
	.fframe 144
	adds r12 = -144, r12
	nop 0
	.mii
	addp4 r35 = 0,r35
	.save pr, r49
	mov r49 = pr
	cmp4.eq p6, p7 = 2, r36
	;;
	.mmi
	adds r14 = 4, r35
	mov r48 = r1
	.save rp, r46
	mov r46 = b0
	.body
	.mmi
	mov r50 = r0
	addp4 r32 = 0,r32
	addp4 r33 = 0,r33
	;;
	.mmi
	ld4 r15 = [r14]
	(p6) addl r14 = 1, r0
	addp4 r34 = 0,r34
	.mmi
	addp4 r37 = 0,r37
	addl r40 = 8, r0
	adds r41 = 156, r12
	;;
	.mmi
	(p7) mov r14 = r0
	cmp4.eq p6, p7 = 22, r15
	cmp4.ne p16, p17 = 22, r36
	;;
	.mmi
	(p6) addl r38 = 1, r0
	;;
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
	mov r1 = r48
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
	addp4 r39 = 0,r8
	mov r1 = r48
	;;
	.mmi
	nop 0
	cmp4.eq p8, p9 = 0, r14
	adds r14 = 8, r39
	.mmb
	nop 0
	cmp.eq p6, p7 = 0, r39
	(p6) br.cond.dpnt .L56
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
	adds r14 = 4, r39
	ld4 r51 = [r39]
	mov r50 = r33
	;;
	.mib
	ld4 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	addp4 r38 = 0,r38
	mov r1 = r48
	nop 0
	.mmb
	cmp4.eq p6, p7 = 0, r8
	mov r50 = r33
	(p6) br.cond.dpnt .L48
	;;
	.mmi
	ld4 r51 = [r38]
	;;
	addp4 r51 = 0,r51
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r51
	nop 0
	(p7) br.cond.dpnt .L45
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	nop 0
	adds r14 = 4, r38
	mov r1 = r48
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L73
	;;
	.align 32
.L51:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	addp4 r38 = 0,r14
	nop 0
	mov r50 = r33
	;;
	.mmi
	ld4 r51 = [r38]
	;;
	addp4 r51 = 0,r51
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r51
	nop 0
	(p6) br.cond.dpnt .L45
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	nop 0
	mov r1 = r48
	adds r14 = 4, r38
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L51
	;;
.L73:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	ld4 r14 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L45
.L48:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r38 = 16, r39
	addl r52 = 4, r0
	mov r50 = r41
	;;
	.mmi
	ld4 r14 = [r38]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	ld4 r51 = [r14]
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r48
	addl r18 = 2, r0
	adds r14 = 132, r12
	.mmb
	adds r16 = 44, r12
	mov r22 = r0
	(p17) br.cond.dpnt .L74
	;;
	.mmi
	ld4 r17 = [r41]
	adds r15 = 48, r12
	mov r21 = r0
	.mmb
	mov r20 = r0
	mov r19 = r0
	(p19) br.cond.dpnt .L75
	;;
	.mmi
	st4 [r16] = r18
	st4 [r14] = r17
	nop 0
	.mmi
	adds r16 = 112, r12
	adds r14 = 136, r12
	adds r38 = 128, r12
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
	ld4 r14 = [r37]
	st4 [r38] = r18
	nop 0
	;;
	.mmi
	st4 [r22] = r0
	st4 [r16] = r17
	cmp4.ne p6, p7 = 0, r14
	;;
	.mib
	st4 [r15] = r0
	nop 0
	(p7) br.cond.dpnt .L76
.L55:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	mov r53 = r35
	mov r52 = r34
	nop 0
	.mmb
	mov r51 = r38
	mov r50 = r32
	br.call.sptk.many b0 = add_address#
	;;
	.mmi
	nop 0
	mov r1 = r48
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
	addp4 r39 = 0,r8
	mov r1 = r48
	;;
	.mmi
	nop 0
	cmp4.eq p8, p9 = 0, r14
	cmp.eq p6, p7 = 0, r39
	.mmb
	nop 0
	adds r14 = 8, r39
	(p7) br.cond.dptk .L77
.L56:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = endhostent#
	;;
	.mmi
	mov r8 = r40
	mov r1 = r48
	mov pr = r49, -1
	;;
	.mii
	nop 0
	mov b0 = r46
	;;
	mov ar.pfs = r47
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
	ld4 r50 = [r39]
	nop 0
	br.call.sptk.many b0 = strdup#
	;;
	.mmi
	addp4 r8 = 0,r8
	mov r1 = r48
	mov r53 = r35
	.mmi
	mov r52 = r34
	mov r51 = r38
	mov r50 = r32
	;;
	.mib
	st4 [r37] = r8
	nop 0
	br.call.sptk.many b0 = add_address#
	;;
	.mib
	mov r1 = r48
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
	adds r38 = 128, r12
	adds r45 = 48, r12
	adds r43 = 68, r12
	;;
	.mmi
	st4 [r42] = r14
	st4 [r40] = r0
	addl r14 = 65535, r0
	.mmi
	adds r40 = 60, r12
	adds r44 = 52, r12
	addl r52 = 4, r0
	;;
	.mmi
	nop 0
	st4 [r40] = r14
	adds r40 = 64, r12
	.mmi
	st4 [r38] = r17
	adds r50 = 20, r42
	mov r51 = r38
	;;
	.mmi
	st4 [r45] = r0
	st4 [r43] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r44] = r0
	nop 0
	.mmb
	st4 [r40] = r0
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r15 = 20, r12
	ld4 r14 = [r45]
	adds r17 = 56, r12
	.mmi
	mov r1 = r48
	ld4 r19 = [r44]
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
	ld4 r18 = [r43]
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
	st4 [r45] = r22
	st4 [r44] = r21
	nop 0
	;;
	.mmi
	st4 [r24] = r20
	st4 [r17] = r23
	nop 0
	;;
	.mmi
	st4 [r40] = r16
	st4 [r43] = r18
	nop 0
	;;
	.mmi
	nop 0
	st4 [r38] = r15
	nop 0
	.mmi
	st4 [r14] = r18
	ld4 r14 = [r37]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L55
	.mib
	nop 0
	nop 0
	br .L76
.L74:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	ld4 r14 = [r38]
	adds r40 = 52, r12
	adds r42 = 44, r12
	.mmi
	adds r43 = 48, r12
	addl r52 = 16, r0
	adds r38 = 128, r12
	;;
	.mmi
	addp4 r14 = 0,r14
	nop 0
	adds r50 = 8, r42
	;;
	.mmi
	ld4 r51 = [r14]
	st4 [r40] = r0
	adds r40 = 56, r12
	.mmi
	nop 0
	st4 [r43] = r0
	nop 0
	;;
	.mmi
	st4 [r40] = r0
	adds r40 = 60, r12
	addp4 r51 = 0,r51
	.mmi
	st4 [r42] = r36
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
	adds r16 = 52, r12
	ld4 r23 = [r43]
	adds r15 = 76, r12
	.mmi
	adds r14 = 132, r12
	ld4 r19 = [r42]
	mov r1 = r48
	;;
	.mmi
	ld4 r22 = [r16]
	st4 [r15] = r23
	mov r17 = r16
	.mmi
	adds r15 = 80, r12
	st4 [r14] = r23
	adds r16 = 56, r12
	;;
	.mmi
	adds r14 = 136, r12
	ld4 r21 = [r16]
	nop 0
	.mmi
	st4 [r15] = r22
	adds r16 = 60, r12
	adds r15 = 84, r12
	;;
	.mmi
	st4 [r14] = r22
	ld4 r20 = [r16]
	adds r14 = 140, r12
	.mmi
	st4 [r15] = r21
	adds r16 = 64, r12
	adds r15 = 72, r12
	;;
	.mmi
	nop 0
	st4 [r14] = r21
	adds r14 = 144, r12
	.mmi
	st4 [r15] = r19
	ld4 r19 = [r16]
	adds r15 = 88, r12
	;;
	.mmi
	nop 0
	st4 [r14] = r20
	adds r14 = 148, r12
	.mmi
	ld4 r18 = [r40]
	st4 [r17] = r22
	adds r17 = 56, r12
	;;
	.mmi
	st4 [r15] = r20
	st4 [r14] = r19
	adds r15 = 92, r12
	.mmi
	nop 0
	adds r14 = 152, r12
	nop 0
	;;
	.mmi
	st4 [r17] = r21
	st4 [r16] = r19
	adds r17 = 60, r12
	.mmi
	nop 0
	ld4 r16 = [r42]
	nop 0
	;;
	.mmi
	st4 [r15] = r19
	st4 [r14] = r18
	adds r15 = 96, r12
	.mmi
	nop 0
	ld4 r14 = [r37]
	nop 0
	;;
	.mmi
	st4 [r43] = r23
	st4 [r17] = r20
	cmp4.ne p6, p7 = 0, r14
	;;
	.mmi
	st4 [r40] = r18
	st4 [r15] = r18
	nop 0
	;;
	.mib
	st4 [r38] = r16
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
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 1, 0
	addp4 r32 = 0,r32
	nop 0
	.mmi
	mov r36 = r1
	nop 0
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r32
	(p6) br.cond.dpnt .L79
	.align 32
.L81:
	.mmi
	mov r33 = r32
	nop 0
	adds r14 = 28, r32
	;;
	.mmi
	ld4 r32 = [r14]
	nop 0
	adds r14 = 20, r33
	;;
	.mib
	ld4 r37 = [r14]
	addp4 r32 = 0,r32
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
	.prologue 12, 48
	.mmi
	.save ar.pfs, r49
	alloc r49 = ar.pfs, 4, 15, 6, 0
	.fframe 256
	adds r12 = -256, r12
	addp4 r32 = 0,r32
	.mmi
	addp4 r33 = 0,r33
	addp4 r34 = 0,r34
	mov r50 = r1
	;;
	.mmi
	or r36 = r33, r32
	adds r37 = 248, r12
	adds r41 = 256, r12
	.mmi
	adds r14 = 252, r12
	cmp.eq p6, p7 = 0, r34
	addp4 r35 = 0,r35
	;;
	.mmi
	addp4 r36 = 0,r36
	st4 [r14] = r37
	.save rp, r48
	mov r48 = b0
	.body
	.mmi
	st4 [r37] = r0
	nop 0
	adds r43 = 4, r34
	;;
	.mib
	st4 [r41] = r0
	nop 0
	(p6) br.cond.dpnt .L89
	;;
	.mib
	cmp.eq p6, p7 = 0, r36
	nop 0
	(p6) br.cond.dpnt .L90
	;;
	.mii
	ld4 r15 = [r34]
	cmp4.eq p6, p7 = 0, r32
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
	(p7) br.cond.dpnt .L173
	;;
	.mmi
	(p6) addl r38 = 10, r0
	nop 0
	nop 0
	;;
.L88:
	.mii
	mov r8 = r38
	mov b0 = r48
	;;
	mov ar.pfs = r49
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 256, r12
	br.ret.sptk.many b0
.L173:
	.body
	.copy_state 1
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r32
	(p7) br.cond.dpnt .L174
	;;
.L92:
	.mmi
	adds r39 = 80, r12
	adds r36 = 108, r12
	mov r51 = r32
	.mmi
	adds r47 = 224, r12
	adds r46 = 228, r12
	adds r45 = 232, r12
	;;
	.mmi
	st4 [r36] = r0
	mov r52 = r39
	adds r38 = 220, r12
	.mmb
	adds r44 = 236, r12
	adds r42 = 244, r12
	br.call.sptk.many b0 = inet_aton#
	;;
	.mmi
	adds r16 = 152, r12
	mov r1 = r50
	cmp4.eq p6, p7 = 0, r8
	.mmb
	adds r17 = 136, r12
	adds r15 = 24, r12
	(p6) br.cond.dpnt .L100
	;;
	.mmi
	st8 [r16] = r0
	adds r16 = 160, r12
	adds r14 = 144, r12
	.mmi
	ld4 r18 = [r39]
	adds r43 = 240, r12
	adds r40 = 92, r12
	;;
	.mmi
	st4 [r16] = r0
	nop 0
	addl r16 = 2, r0
	.mmi
	st8 [r14] = r0
	nop 0
	mov r14 = r15
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
	st4 [r47] = r16
	st8 [r17] = r16
	extr.u r17 = r16, 32, 32
	.mmi
	nop 0
	ld4 r16 = [r14], 4
	nop 0
	;;
	.mmi
	ld4 r15 = [r14], 4
	st4 [r46] = r16
	nop 0
	.mmi
	st4 [r38] = r17
	ld4 r17 = [r47]
	adds r47 = 96, r12
	;;
	.mmi
	ld4 r16 = [r14], 4
	st4 [r45] = r15
	nop 0
	.mmi
	ld4 r18 = [r38]
	nop 0
	adds r38 = 88, r12
	;;
	.mmi
	ld4 r15 = [r14], 4
	st4 [r44] = r16
	nop 0
	.mmi
	st4 [r39] = r18
	ld4 r16 = [r46]
	nop 0
	;;
	.mmi
	mov r14 = r0
	st4 [r43] = r15
	nop 0
	.mmi
	st4 [r38] = r16
	ld4 r16 = [r44]
	adds r15 = 84, r12
	;;
	.mmi
	st4 [r42] = r14
	ld4 r14 = [r45]
	adds r45 = 4, r34
	.mmi
	nop 0
	st4 [r15] = r17
	nop 0
	;;
	.mmi
	st4 [r40] = r14
	ld4 r14 = [r43]
	adds r40 = 100, r12
	.mmi
	st4 [r47] = r16
	ld4 r16 = [r42]
	nop 0
	;;
	.mmi
	st4 [r40] = r14
	ld4 r14 = [r45]
	adds r40 = 104, r12
	;;
	.mib
	st4 [r40] = r16
	cmp4.ne p6, p7 = 22, r14
	(p7) br.cond.dpnt .L175
	;;
.L109:
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L112
	;;
	.mmi
	ld4 r16 = [r39]
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
	mov r51 = r37
	mov r54 = r34
	nop 0
	.mmb
	mov r53 = r33
	mov r52 = r39
	br.call.sptk.many b0 = add_address#
	;;
	.mmi
	mov r1 = r50
	mov r51 = r0
	mov r38 = r8
	;;
.L99:
	.mmi
	ld4 r36 = [r37]
	nop 0
	cmp4.ne p6, p7 = 0, r38
	;;
	.mib
	nop 0
	addp4 r36 = 0,r36
	(p6) br.cond.dpnt .L168
	;;
	.mmi
	ld4 r14 = [r34]
	nop 0
	nop 0
	;;
.L128:
	.mib
	ld4 r36 = [r37]
	tbit.nz p6, p7 = r14, 1
	(p7) br.cond.dpnt .L98
	;;
	.mib
	addp4 r36 = 0,r36
	cmp.eq p6, p7 = 0, r51
	(p6) br.cond.spnt .L97
	;;
	.mmi
	nop 0
	adds r14 = 20, r36
	nop 0
	;;
	.mmi
	st4 [r14] = r51
	nop 0
	nop 0
.L132:
	.mib
	mov r51 = r0
	mov r38 = r0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r50
	st4 [r35] = r36
	nop 0
.L177:
	.mii
	mov r8 = r38
	mov b0 = r48
	;;
	mov ar.pfs = r49
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
	nop 0
	movl r34 = @gprel(none.1#)
	.mmb
	cmp.eq p6, p7 = 0, r36
	nop 0
	(p6) br.cond.dpnt .L90
	;;
	.mmi
	add r34 = r1, r34
	nop 0
	cmp.eq p6, p7 = 0, r32
	;;
	.mib
	nop 0
	addp4 r34 = 0,r34
	(p7) br.cond.dptk .L92
	.mmi
	adds r15 = 208, r12
	adds r16 = 192, r12
	adds r42 = 24, r12
	.mlx
	adds r14 = 200, r12
	movl r17 = 2130706433
	;;
	.mmi
	st8 [r15] = r0
	adds r15 = 216, r12
	mov r38 = r42
	.mmi
	st8 [r14] = r0
	adds r14 = 112, r12
	adds r40 = 20, r12
	;;
	.mmi
	st4 [r15] = r0
	mov r15 = r12
	addl r52 = @ltoffx(in6addr_loopback#), r1
	.mmi
	st8 [r42] = r0, 8
	adds r44 = 108, r12
	addl r53 = 16, r0
	;;
	.mmi
	adds r51 = 24, r15
	addl r15 = 2, r0
	adds r43 = 4, r34
	.mmi
	ld4 r19 = [r38], 4
	st8 [r42] = r0, 8
	adds r39 = 80, r12
	;;
	.mmi
	st4 [r16] = r15
	ld4 r18 = [r38], 4
	adds r15 = 196, r12
	.mmi
	st4 [r40] = r0, 4
	ld8.mov r52 = [r52], in6addr_loopback#
	nop 0
	;;
	.mmi
	st4 [r15] = r17
	ld4 r17 = [r38], 4
	nop 0
	.mmi
	st4 [r40] = r0, 4
	nop 0
	addp4 r52 = 0,r52
	;;
	.mmi
	nop 0
	ld8 r15 = [r16]
	nop 0
	.mmi
	st4 [r40] = r0, 4
	ld4 r16 = [r38], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r15
	adds r14 = 116, r12
	extr.u r20 = r15, 32, 32
	.mmi
	mov r15 = r0
	st4 [r40] = r0, 4
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r19
	adds r14 = 120, r12
	.mmi
	st4 [r44] = r20
	;;
	st4 [r14] = r18
	adds r14 = 124, r12
	.mmi
	nop 0
	st4 [r40] = r0
	nop 0
	;;
	.mmi
	st4 [r14] = r17
	adds r14 = 128, r12
	adds r17 = 16, r12
	.mmi
	st4 [r38] = r0
	;;
	st4 [r14] = r16
	adds r14 = 132, r12
	;;
	.mmi
	st4 [r14] = r15
	nop 0
	addl r14 = 22, r0
	;;
	.mib
	st4 [r17] = r14
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r14 = 20, r12
	adds r18 = 16, r12
	adds r15 = 168, r12
	.mmi
	ld4 r21 = [r43]
	adds r16 = 164, r12
	adds r26 = 16, r12
	;;
	.mmi
	mov r17 = r14
	ld4 r24 = [r14], 4
	cmp4.eq p6, p7 = 22, r21
	.mmi
	mov r1 = r50
	ld4 r25 = [r18]
	nop 0
	;;
	.mmi
	st4 [r17] = r24, 4
	st4 [r15] = r24
	mov r18 = r14
	.mmi
	ld4 r23 = [r14], 4
	ld4 r19 = [r38]
	adds r15 = 172, r12
	;;
	.mmi
	ld4 r22 = [r14], 4
	st4 [r17] = r23, 4
	nop 0
	.mmi
	st4 [r15] = r23
	ld4 r20 = [r40]
	adds r15 = 176, r12
	;;
	.mmi
	ld4 r21 = [r14]
	st4 [r17] = r22
	nop 0
	.mmi
	st4 [r16] = r25
	nop 0
	adds r16 = 88, r12
	;;
	.mmi
	st4 [r14] = r21
	st4 [r15] = r22
	nop 0
	.mmi
	ld8 r14 = [r18], 8
	nop 0
	adds r15 = 180, r12
	;;
	.mmi
	st8 [r16] = r14
	st4 [r15] = r21
	nop 0
	.mmi
	adds r16 = 96, r12
	adds r15 = 184, r12
	addp4 r14 = r19, r0
	;;
	.mmi
	nop 0
	st4 [r15] = r20
	adds r15 = 188, r12
	.mmi
	st4 [r26] = r25
	;;
	ld8 r17 = [r26]
	nop 0
	.mmi
	st4 [r40] = r20
	st4 [r38] = r19
	nop 0
	;;
	.mmi
	st8 [r39] = r17
	ld8 r17 = [r18]
	nop 0
	.mmi
	st4 [r15] = r19
	;;
	st8 [r16] = r17
	adds r16 = 104, r12
	;;
	.mib
	st4 [r16] = r14
	nop 0
	(p6) br.cond.dptk .L94
.L180:
	.mmi
	mov r54 = r34
	mov r53 = r36
	nop 0
	.mmb
	mov r52 = r44
	mov r51 = r37
	br.call.sptk.many b0 = add_address#
	;;
	.mmi
	nop 0
	mov r1 = r50
	mov r38 = r8
	.mmb
	nop 0
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L176
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
	(p7) mov r51 = r0
	nop 0
	nop 0
.L98:
	.mib
	mov r38 = r0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mii
	ld4 r36 = [r37]
	mov r1 = r50
	;;
	addp4 r36 = 0,r36
	;;
	.mib
	st4 [r35] = r36
	nop 0
	br .L177
.L100:
	.mib
	mov r51 = r32
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mib
	mov r1 = r50
	cmp4.ltu p6, p7 = 63, r8
	(p7) br.cond.dpnt .L178
.L102:
	.mmi
	ld4 r14 = [r34]
	nop 0
	mov r51 = r0
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
	mov r1 = r50
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
	mov b0 = r48
	;;
	mov ar.pfs = r49
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
	adds r18 = 16, r12
	mov r52 = r32
	adds r38 = 220, r12
	.mmi
	adds r47 = 224, r12
	adds r46 = 228, r12
	adds r45 = 232, r12
	;;
	.mmi
	mov r51 = r18
	adds r44 = 236, r12
	nop 0
	.mmb
	adds r43 = 240, r12
	adds r42 = 244, r12
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r50
	nop 0
	addl r52 = 37, r0
	.mmb
	addp4 r51 = 0,r8
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	addp4 r40 = 0,r8
	adds r19 = 16, r12
	addl r14 = 22, r0
	.mmi
	mov r1 = r50
	adds r53 = 8, r38
	addl r51 = 22, r0
	;;
	.mib
	cmp.eq p6, p7 = 0, r40
	mov r52 = r19
	(p6) br.cond.dpnt .L103
	;;
	.mmi
	st1 [r40] = r0
	st4 [r47] = r0
	nop 0
	;;
	.mmi
	st4 [r38] = r14
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r43] = r0
	nop 0
	.mmb
	st4 [r42] = r0
	nop 0
	br.call.sptk.many b0 = inet_pton#
	;;
	.mib
	mov r1 = r50
	cmp4.ne p6, p7 = 1, r8
	(p6) br.cond.dptk .L102
	.mmi
	adds r51 = 1, r40
	addl r53 = 10, r0
	nop 0
	.mmb
	mov r52 = r36
	adds r40 = 1, r40
	br.call.sptk.many b0 = strtoul#
	;;
	.mmi
	mov r1 = r50
	st4 [r42] = r8
	nop 0
	;;
	.mib
	ld1 r51 = [r40]
	nop 0
	br.call.sptk.many b0 = isdigit#
	;;
	.mib
	mov r1 = r50
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L102
	.mmi
	ld4 r14 = [r36]
	;;
	addp4 r14 = 0,r14
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
	(p7) br.cond.dptk .L102
	.mmi
	ld4 r14 = [r45]
	adds r40 = 92, r12
	adds r45 = 4, r34
	.mmi
	adds r15 = 84, r12
	ld4 r18 = [r38]
	adds r38 = 88, r12
	;;
	.mmi
	ld4 r16 = [r46]
	st4 [r39] = r18
	nop 0
	.mmi
	st4 [r40] = r14
	ld4 r17 = [r47]
	adds r40 = 100, r12
	;;
	.mmi
	st4 [r38] = r16
	ld4 r14 = [r43]
	adds r47 = 96, r12
	.mmi
	st4 [r15] = r17
	ld4 r16 = [r44]
	nop 0
	;;
	.mmi
	st4 [r40] = r14
	st4 [r47] = r16
	nop 0
	.mmi
	ld4 r14 = [r45]
	ld4 r16 = [r42]
	adds r40 = 104, r12
	;;
	.mib
	st4 [r40] = r16
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L109
	.mib
	nop 0
	nop 0
	br .L175
	;;
.L174:
	.mmi
	adds r16 = 192, r12
	adds r42 = 24, r12
	tbit.z p6, p7 = r15, 0
	.mmi
	adds r15 = 208, r12
	adds r14 = 200, r12
	adds r40 = 20, r12
	;;
	.mmi
	st8 [r15] = r0
	adds r15 = 216, r12
	(p7) mov r17 = r0
	.mmi
	mov r38 = r42
	st8 [r14] = r0
	adds r14 = 112, r12
	;;
	.mmi
	st4 [r15] = r0
	mov r15 = r12
	(p7) addl r52 = @ltoffx(in6addr_any#), r1
	.mlx
	st8 [r42] = r0, 8
	(p6) movl r17 = 2130706433
	;;
	.mmi
	adds r51 = 24, r15
	addl r15 = 2, r0
	(p6) addl r52 = @ltoffx(in6addr_loopback#), r1
	.mmi
	ld4 r19 = [r38], 4
	st8 [r42] = r0, 8
	adds r44 = 108, r12
	;;
	.mmi
	st4 [r16] = r15
	adds r15 = 196, r12
	addl r53 = 16, r0
	.mmi
	ld4 r18 = [r38], 4
	st4 [r40] = r0, 4
	adds r39 = 80, r12
	;;
	.mmi
	st4 [r15] = r17
	ld4 r17 = [r38], 4
	nop 0
	.mmi
	st4 [r40] = r0, 4
	(p7) ld8.mov r52 = [r52], in6addr_any#
	nop 0
	;;
	.mmi
	nop 0
	ld8 r15 = [r16]
	nop 0
	.mmi
	st4 [r40] = r0, 4
	ld4 r16 = [r38], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r15
	adds r14 = 116, r12
	extr.u r20 = r15, 32, 32
	.mmi
	st4 [r40] = r0, 4
	(p6) ld8.mov r52 = [r52], in6addr_loopback#
	mov r15 = r0
	;;
	.mmi
	st4 [r14] = r19
	nop 0
	adds r14 = 120, r12
	.mmi
	st4 [r44] = r20
	nop 0
	addp4 r52 = 0,r52
	;;
	.mmi
	nop 0
	st4 [r14] = r18
	adds r14 = 124, r12
	.mmi
	nop 0
	st4 [r40] = r0
	nop 0
	;;
	.mmi
	st4 [r14] = r17
	adds r14 = 128, r12
	adds r17 = 16, r12
	.mmi
	st4 [r38] = r0
	;;
	st4 [r14] = r16
	adds r14 = 132, r12
	;;
	.mmi
	st4 [r14] = r15
	nop 0
	addl r14 = 22, r0
	;;
	.mib
	st4 [r17] = r14
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r14 = 20, r12
	adds r18 = 16, r12
	adds r15 = 168, r12
	.mmi
	ld4 r21 = [r43]
	adds r16 = 164, r12
	adds r26 = 16, r12
	;;
	.mmi
	mov r17 = r14
	ld4 r24 = [r14], 4
	cmp4.eq p6, p7 = 22, r21
	.mmi
	mov r1 = r50
	ld4 r25 = [r18]
	nop 0
	;;
	.mmi
	st4 [r17] = r24, 4
	st4 [r15] = r24
	mov r18 = r14
	.mmi
	ld4 r23 = [r14], 4
	ld4 r19 = [r38]
	adds r15 = 172, r12
	;;
	.mmi
	ld4 r22 = [r14], 4
	st4 [r17] = r23, 4
	nop 0
	.mmi
	st4 [r15] = r23
	ld4 r20 = [r40]
	adds r15 = 176, r12
	;;
	.mmi
	ld4 r21 = [r14]
	st4 [r17] = r22
	nop 0
	.mmi
	st4 [r16] = r25
	nop 0
	adds r16 = 88, r12
	;;
	.mmi
	st4 [r14] = r21
	st4 [r15] = r22
	nop 0
	.mmi
	ld8 r14 = [r18], 8
	nop 0
	adds r15 = 180, r12
	;;
	.mmi
	st8 [r16] = r14
	st4 [r15] = r21
	nop 0
	.mmi
	adds r16 = 96, r12
	adds r15 = 184, r12
	addp4 r14 = r19, r0
	;;
	.mmi
	nop 0
	st4 [r15] = r20
	adds r15 = 188, r12
	.mmi
	st4 [r26] = r25
	;;
	ld8 r17 = [r26]
	nop 0
	.mmi
	st4 [r40] = r20
	st4 [r38] = r19
	nop 0
	;;
	.mmi
	st8 [r39] = r17
	ld8 r17 = [r18]
	nop 0
	.mmi
	st4 [r15] = r19
	;;
	st8 [r16] = r17
	adds r16 = 104, r12
	;;
	.mib
	st4 [r16] = r14
	nop 0
	(p7) br.cond.dpnt .L180
.L94:
	.mmi
	mov r51 = r37
	mov r54 = r34
	nop 0
	.mmb
	mov r53 = r36
	mov r52 = r39
	br.call.sptk.many b0 = add_address#
	;;
	.mmi
	nop 0
	mov r1 = r50
	mov r51 = r0
	.mmb
	nop 0
	mov r38 = r8
	br .L99
.L175:
	.mmi
	nop 0
	ld4 r16 = [r39]
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
	adds r42 = 20, r12
	adds r44 = 24, r12
	adds r25 = 16, r12
	.mmi
	mov r21 = r12
	adds r52 = 164, r12
	addl r53 = 4, r0
	;;
	.mmi
	nop 0
	st4 [r42] = r0, 4
	mov r43 = r44
	.mmi
	ld4 r15 = [r15]
	st4 [r25] = r14
	adds r51 = 36, r21
	;;
	.mmi
	adds r42 = 8, r42
	st8 [r43] = r0, 8
	nop 0
	.mlx
	st4 [r52] = r15
	movl r14 = 281470681743360
	;;
	.mmi
	nop 0
	st4 [r42] = r0, 4
	nop 0
	;;
	.mmi
	st4 [r42] = r0, 4
	st8 [r43] = r14
	nop 0
	;;
	.mib
	st4 [r42] = r0
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r15 = 20, r12
	adds r26 = 16, r12
	adds r16 = 112, r12
	.mmi
	ld4 r18 = [r42]
	ld4 r14 = [r45]
	mov r1 = r50
	;;
	.mmi
	mov r17 = r15
	ld4 r24 = [r26]
	nop 0
	.mmi
	st4 [r42] = r18
	ld4 r23 = [r15], 4
	nop 0
	;;
	.mmi
	ld4 r22 = [r15], 4
	st4 [r36] = r24
	nop 0
	.mmi
	st4 [r16] = r23
	nop 0
	adds r16 = 116, r12
	;;
	.mmi
	ld4 r21 = [r15], 4
	st4 [r17] = r23, 4
	nop 0
	.mmi
	st4 [r16] = r22
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
	ld8 r16 = [r44]
	nop 0
	;;
	.mmi
	ld8 r17 = [r43], 8
	st4 [r26] = r24
	nop 0
	;;
	.mmi
	ld8 r18 = [r26]
	;;
	st8 [r39] = r18
	nop 0
	.mii
	st8 [r47] = r17
	nop 0
	;;
	nop 0
	.mmb
	st8 [r38] = r16
	st4 [r40] = r15
	br .L109
.L111:
	.mib
	mov r51 = r0
	addl r38 = 1, r0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r8 = r38
	mov r1 = r50
	mov b0 = r48
	;;
	.mii
	nop 0
	mov ar.pfs = r49
	nop 0
	.mmb
	.label_state 4
	.restore sp
	adds r12 = 256, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L97:
	.body
	.copy_state 4
	.mib
	mov r51 = r32
	addl r38 = 6, r0
	br.call.sptk.many b0 = strdup#
	;;
	.mmi
	ld4 r36 = [r37]
	addp4 r8 = 0,r8
	mov r1 = r50
	.mii
	st4 [r41] = r0
	mov r51 = r0
	;;
	addp4 r36 = 0,r36
	.mmi
	cmp.ne p6, p7 = 0, r8
	;;
	adds r14 = 20, r36
	mov r37 = r36
	;;
	.mbb
	st4 [r14] = r8
	(p6) br.cond.dpnt .L132
	br.call.sptk.many b0 = free#
	;;
	.mmi
	adds r14 = 28, r36
	nop 0
	mov r1 = r50
	;;
	.mmi
	ld4 r36 = [r14]
	nop 0
	adds r14 = 20, r37
	;;
	.mib
	ld4 r51 = [r14]
	addp4 r36 = 0,r36
	br.call.sptk.many b0 = free#
	;;
	.mmi
	nop 0
	mov r1 = r50
	mov r51 = r37
	.align 32
.L168:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mib
	mov r1 = r50
	cmp.ne p6, p7 = 0, r36
	(p7) br.cond.dpnt .L88
.L171:
	.mmi
	mov r37 = r36
	nop 0
	adds r14 = 28, r36
	;;
	.mmi
	ld4 r36 = [r14]
	nop 0
	adds r14 = 20, r37
	;;
	.mib
	ld4 r51 = [r14]
	addp4 r36 = 0,r36
	br.call.sptk.many b0 = free#
	;;
	.mib
	mov r1 = r50
	mov r51 = r37
	br .L168
.L179:
	.mmi
	adds r14 = 4, r34
	adds r17 = 96, r12
	adds r18 = 88, r12
	.mlx
	adds r19 = 84, r12
	movl r20 = 2130706433
	;;
	.mmi
	ld4 r40 = [r14]
	addl r14 = 2, r0
	adds r16 = 24, r12
	.mmi
	adds r21 = 16, r12
	mov r56 = r41
	addl r55 = 2, r0
	;;
	.mmi
	cmp4.eq p6, p7 = 22, r40
	mov r15 = r16
	mov r54 = r34
	.mmb
	mov r53 = r33
	mov r52 = r32
	(p6) br.cond.dpnt .L113
	;;
	.mmi
	st8 [r17] = r0
	nop 0
	adds r17 = 104, r12
	.mmi
	st8 [r18] = r0
	nop 0
	mov r51 = r37
	;;
	.mmi
	st4 [r17] = r0
	st4 [r39] = r14
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
	ld8 r18 = [r39]
	nop 0
	;;
	.mmi
	nop 0
	st8 [r16] = r20, 8
	extr.u r19 = r18, 32, 32
	.mmi
	nop 0
	st8 [r21] = r18
	nop 0
	;;
	.mmi
	st4 [r36] = r19
	st4 [r16] = r17
	nop 0
	.mmi
	ld4 r16 = [r15], 4
	;;
	st4 [r14] = r18
	adds r14 = 116, r12
	;;
	.mmi
	st4 [r14] = r16
	ld4 r16 = [r15], 4
	adds r14 = 120, r12
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
	cmp4.ne p6, p7 = 2, r40
	.mmb
	mov r1 = r50
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
.L167:
	.mmi
	ld4 r51 = [r41]
	ld4 r36 = [r37]
	nop 0
	;;
	.mib
	addp4 r36 = 0,r36
	addp4 r51 = 0,r51
	br.call.sptk.many b0 = free#
	;;
	.mib
	mov r1 = r50
	cmp.ne p6, p7 = 0, r36
	(p6) br.cond.dptk .L171
	.mib
	nop 0
	nop 0
	br .L88
	;;
.L113:
	.mmi
	adds r38 = 88, r12
	addl r52 = @ltoffx(in6addr_loopback#), r1
	nop 0
	.mmi
	adds r42 = 84, r12
	addl r53 = 16, r0
	adds r51 = 8, r39
	;;
	.mmi
	st4 [r38] = r0
	nop 0
	adds r38 = 92, r12
	.mmi
	ld8.mov r52 = [r52], in6addr_loopback#
	st4 [r42] = r0
	nop 0
	;;
	.mmi
	st4 [r38] = r0
	nop 0
	adds r38 = 96, r12
	;;
	.mmi
	st4 [r38] = r0
	nop 0
	adds r38 = 100, r12
	;;
	.mii
	st4 [r38] = r0
	adds r38 = 104, r12
	;;
	nop 0
	.mmb
	st4 [r38] = r0
	st4 [r39] = r40
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r15 = 88, r12
	adds r16 = 24, r12
	adds r25 = 16, r12
	.mmi
	ld8 r21 = [r39]
	adds r14 = 112, r12
	adds r18 = 92, r12
	;;
	.mmi
	mov r20 = r15
	ld8 r23 = [r15]
	adds r15 = 96, r12
	.mmi
	mov r19 = r16
	st8 [r25] = r21
	mov r1 = r50
	;;
	.mmi
	st8 [r16] = r23, 8
	ld8 r22 = [r15]
	mov r56 = r41
	.mmi
	addl r55 = 22, r0
	mov r54 = r34
	mov r53 = r33
	;;
	.mmi
	ld4 r17 = [r38]
	st8 [r16] = r22, 8
	mov r52 = r32
	.mmi
	mov r51 = r37
	ld8 r21 = [r19], 8
	nop 0
	;;
	.mmi
	st4 [r16] = r17
	ld8 r16 = [r19]
	nop 0
	.mmi
	st8 [r20] = r21
	ld4 r19 = [r42]
	nop 0
	;;
	.mmi
	st8 [r15] = r16
	st4 [r38] = r17
	nop 0
	;;
	.mmi
	nop 0
	ld4 r16 = [r39]
	nop 0
	;;
	.mmi
	st4 [r36] = r16
	ld4 r16 = [r20]
	nop 0
	.mmi
	st4 [r14] = r19
	ld4 r19 = [r18]
	adds r14 = 116, r12
	;;
	.mmi
	st4 [r14] = r16
	nop 0
	adds r14 = 120, r12
	.mmi
	ld4 r16 = [r15]
	nop 0
	adds r18 = 100, r12
	;;
	.mmi
	nop 0
	st4 [r14] = r19
	adds r14 = 124, r12
	.mmi
	ld4 r15 = [r18]
	;;
	st4 [r14] = r16
	adds r14 = 128, r12
	;;
	.mmi
	st4 [r14] = r15
	nop 0
	adds r14 = 132, r12
	;;
	.mib
	st4 [r14] = r17
	nop 0
	br.call.sptk.many b0 = add_host#
	;;
	.mmi
	ld4 r14 = [r34]
	mov r1 = r50
	mov r38 = r8
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r14, 11
	(p7) br.cond.dptk .L117
	;;
	.mmi
	cmp4.eq p6, p7 = 8, r8
	mov r56 = r41
	addl r55 = 2, r0
	.mmb
	mov r54 = r34
	mov r53 = r33
	(p7) br.cond.dpnt .L183
	;;
	.mib
	mov r52 = r32
	mov r51 = r37
	br.call.sptk.many b0 = add_host#
	;;
	.mmi
	nop 0
	mov r1 = r50
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
	.mmi
	nop 0
	ld4 r51 = [r41]
	nop 0
	;;
	.mib
	nop 0
	addp4 r51 = 0,r51
	br .L99
	;;
.L176:
	.mib
	ld4 r36 = [r37]
	mov r51 = r0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	addp4 r36 = 0,r36
	nop 0
	mov r1 = r50
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r36
	(p6) br.cond.dptk .L171
	.mib
	nop 0
	nop 0
	br .L88
	;;
.L181:
	.mib
	nop 0
	cmp4.ne p6, p7 = 8, r8
	(p6) br.cond.dptk .L124
.L129:
	.mlx
	nop 0
	movl r52 = @gprel(.LC1)
	.mmi
	nop 0
	mov r51 = r32
	nop 0
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r50
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L163
	.mmi
	mov r51 = r37
	mov r54 = r34
	nop 0
	.mmb
	mov r53 = r33
	mov r52 = r36
	br.call.sptk.many b0 = add_address#
	;;
	.mmi
	ld4 r51 = [r41]
	mov r1 = r50
	mov r38 = r8
	;;
	.mib
	nop 0
	addp4 r51 = 0,r51
	br .L99
	;;
.L182:
	.mmi
	mov r56 = r41
	addl r55 = 22, r0
	mov r54 = r34
	.mmi
	mov r53 = r33
	mov r52 = r32
	mov r51 = r37
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
	mov r1 = r50
	nop 0
	(p6) br.cond.spnt .L184
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L124
	;;
	.mmi
	nop 0
	ld4 r51 = [r41]
	mov r38 = r8
	.mmi
	nop 0
	ld4 r36 = [r37]
	nop 0
	;;
	.mib
	addp4 r36 = 0,r36
	addp4 r51 = 0,r51
	br.call.sptk.many b0 = free#
	;;
	.mib
	mov r1 = r50
	cmp.ne p6, p7 = 0, r36
	(p6) br.cond.dptk .L171
	.mib
	nop 0
	nop 0
	br .L88
.L103:
	.mmi
	nop 0
	addl r14 = 22, r0
	adds r26 = 16, r12
	.mmi
	st4 [r47] = r0
	addl r51 = 22, r0
	adds r40 = 92, r12
	;;
	.mmi
	st4 [r46] = r0
	st4 [r38] = r14
	mov r52 = r26
	;;
	.mmi
	st4 [r45] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r43] = r0
	nop 0
	.mmb
	st4 [r42] = r0
	nop 0
	br.call.sptk.many b0 = inet_pton#
	;;
	.mmi
	mov r1 = r50
	nop 0
	cmp4.ne p6, p7 = 1, r8
	.mmb
	adds r15 = 84, r12
	nop 0
	(p6) br.cond.dpnt .L102
	;;
	.mmi
	ld4 r14 = [r45]
	nop 0
	adds r45 = 4, r34
	.mmi
	ld4 r18 = [r38]
	nop 0
	adds r38 = 88, r12
	;;
	.mmi
	ld4 r16 = [r46]
	st4 [r39] = r18
	nop 0
	.mmi
	st4 [r40] = r14
	ld4 r17 = [r47]
	adds r40 = 100, r12
	;;
	.mmi
	st4 [r38] = r16
	ld4 r14 = [r43]
	adds r47 = 96, r12
	.mmi
	st4 [r15] = r17
	ld4 r16 = [r44]
	nop 0
	;;
	.mmi
	st4 [r40] = r14
	st4 [r47] = r16
	nop 0
	.mmi
	ld4 r14 = [r45]
	ld4 r16 = [r42]
	adds r40 = 104, r12
	;;
	.mib
	st4 [r40] = r16
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L109
	.mib
	nop 0
	nop 0
	br .L175
.L163:
	.mmi
	nop 0
	ld4 r51 = [r41]
	addl r38 = 8, r0
	.mmi
	nop 0
	ld4 r36 = [r37]
	nop 0
	;;
	.mib
	addp4 r36 = 0,r36
	addp4 r51 = 0,r51
	br.call.sptk.many b0 = free#
	;;
	.mib
	mov r1 = r50
	cmp.ne p6, p7 = 0, r36
	(p6) br.cond.dptk .L171
	.mib
	nop 0
	nop 0
	br .L88
	;;
.L183:
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L167
	;;
	.mii
	nop 0
	tbit.nz p6, p7 = r14, 8
	nop 0
	;;
	.mmi
	nop 0
	(p7) ld4 r51 = [r41]
	nop 0
	;;
	.mib
	nop 0
	(p7) addp4 r51 = 0,r51
	(p7) br.cond.dptk .L128
	;;
	.mmi
	mov r56 = r41
	addl r55 = 2, r0
	mov r54 = r34
	.mmi
	mov r53 = r33
	mov r52 = r32
	mov r51 = r37
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = add_host#
	;;
	.mmi
	nop 0
	mov r1 = r50
	mov r38 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 8, r8
	(p6) br.cond.dptk .L124
	.mmi
	ld4 r51 = [r41]
	ld4 r14 = [r34]
	nop 0
	;;
	.mib
	nop 0
	addp4 r51 = 0,r51
	br .L128
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
	.mmb
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 7, 5, 4, 0
	.fframe 256
	adds r12 = -256, r12
	nop 0
	.mii
	addp4 r32 = 0,r32
	.save rp, r41
	mov r41 = b0
	cmp4.geu p6, p7 = 15, r33
	;;
	.mmi
	addp4 r34 = 0,r34
	nop 0
	mov r43 = r1
	.body
	.mmb
	addp4 r36 = 0,r36
	nop 0
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
	cmp4.geu p6, p7 = 27, r33
	nop 0
	;;
	.mib
	cmp.ne.or.andcm p6, p7 = 22, r44
	nop 0
	(p6) br.cond.dpnt .L215
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r34
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne.and.orcm p6, p7 = 0, r35
	(p6) br.cond.dptk .L190
	;;
.L188:
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r37
	nop 0
	;;
	.mib
	cmp4.eq.or.andcm p6, p7 = 0, r36
	nop 0
	(p6) br.cond.dpnt .L191
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r35
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne.and.orcm p6, p7 = 0, r34
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
	add r45 = r1, r45
	nop 0
	;;
	.mib
	addp4 r45 = 0,r45
	nop 0
	br.call.sptk.many b0 = getservbyport#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r43
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L234
.L194:
	.mlx
	nop 0
	movl r46 = @gprel(.LC6)
	.mmi
	adds r14 = 16, r12
	ld2 r47 = [r32]
	addl r45 = 8, r0
	;;
	.mib
	add r46 = r1, r46
	mov r44 = r14
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r43
	;;
	.mib
	mov r44 = r14
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	cmp4.geu p6, p7 = r8, r37
	adds r14 = 16, r12
	nop 0
	.mmb
	mov r1 = r43
	mov r44 = r36
	(p6) br.cond.dpnt .L209
	;;
	.mib
	mov r45 = r14
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
	cmp4.eq p6, p7 = 0, r34
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq.or.andcm p6, p7 = 0, r35
	(p6) br.cond.dptk .L188
	;;
.L189:
	.mii
	nop 0
	tbit.nz p6, p7 = r38, 1
	adds r39 = 4, r32
	;;
	.mmi
	nop 0
	addp4 r39 = 0,r39
	(p7) mov r40 = r0
	.mmb
	nop 0
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
	.mmi
	adds r39 = 8, r32
	nop 0
	tbit.z p6, p7 = r38, 1
	;;
	.mib
	nop 0
	addp4 r39 = 0,r39
	(p6) br.cond.dptk .L216
	;;
	.mii
	nop 0
	tbit.nz p6, p7 = r38, 2
	adds r14 = 16, r12
	.mmb
	mov r45 = r39
	addl r47 = 256, r0
	(p6) br.cond.spnt .L191
	;;
	.mib
	mov r46 = r14
	adds r39 = 24, r32
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
	.mmi
	nop 0
	adds r14 = 16, r12
	nop 0
	;;
	.mib
	mov r44 = r14
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	adds r14 = 16, r12
	cmp4.ltu p6, p7 = r8, r35
	nop 0
	.mmb
	mov r44 = r34
	mov r1 = r43
	(p7) br.cond.dpnt .L209
	;;
	.mib
	mov r45 = r14
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r37
	mov r1 = r43
	mov r8 = r0
	;;
	.mbb
	cmp4.ne.and.orcm p6, p7 = 0, r36
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
	nop 0
	addp4 r8 = 0,r8
	.mmi
	adds r14 = 16, r12
	nop 0
	addl r45 = 256, r0
	;;
	.mlx
	cmp.ne p6, p7 = 0, r8
	movl r46 = @gprel(.LC4)
	.mmb
	mov r44 = r14
	nop 0
	(p7) br.cond.dpnt .L237
	;;
	.mmi
	nop 0
	add r46 = r1, r46
	nop 0
	.mmb
	ld4 r47 = [r8]
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	mov r1 = r43
	tbit.nz p6, p7 = r38, 0
	(p7) br.cond.dptk .L201
	.mmi
	adds r14 = 16, r12
	nop 0
	addl r45 = 46, r0
	;;
	.mib
	mov r44 = r14
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mii
	addp4 r8 = 0,r8
	mov r1 = r43
	;;
	cmp.eq p6, p7 = 0, r8
	;;
	.mib
	(p7) st1 [r8] = r0
	nop 0
	br .L201
.L237:
	.mii
	adds r14 = 16, r12
	tbit.z p6, p7 = r38, 2
	mov r45 = r39
	.mmb
	addl r47 = 256, r0
	adds r39 = 24, r32
	(p7) br.cond.spnt .L191
	;;
	.mmi
	nop 0
	mov r46 = r14
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
	ld4 r39 = [r8]
	;;
	addp4 r39 = 0,r39
	nop 0
	;;
	.mib
	mov r44 = r39
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	cmp4.ltu p6, p7 = r8, r37
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
	.mmi
	nop 0
	adds r14 = 16, r12
	nop 0
	;;
	.mib
	mov r44 = r14
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
	add r44 = r8, r14
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
	adds r14 = 16, r12
	addl r47 = 256, r0
	mov r45 = r39
	;;
	.mib
	mov r46 = r14
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
	shladd r14 = r32, 2, r0
	.mlx
	nop 0
	movl r8 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p7) movl r15 = @gprel(texts.0#)
	.mmi
	add r8 = r1, r8
	nop 0
	(p7) sxt4 r14 = r14
	;;
	.mii
	(p7) add r15 = r1, r15
	addp4 r8 = 0,r8
	;;
	(p7) add r14 = r15, r14
	;;
	.mmi
	nop 0
	(p7) ld4 r8 = [r14]
	nop 0
	;;
	.mib
	nop 0
	(p7) addp4 r8 = 0,r8
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
	.align 4
	.type	texts.0#, @object
	.size	texts.0#, 60
texts.0:
	data4	.LC8
	data4	.LC9
	data4	.LC10
	data4	.LC11
	data4	.LC12
	data4	.LC13
	data4	.LC14
	data4	.LC15
	data4	.LC16
	data4	.LC17
	data4	.LC18
	data4	.LC19
	data4	.LC20
	data4	.LC21
	data4	.LC22
	.section	.rodata,	"a",	"progbits"
	.align 4
	.type	none.1#, @object
	.size	none.1#, 32
none.1:
	.skip	32
	.section	.data.rel.ro.local
	.align 4
	.type	transports#, @object
	.size	transports#, 36
transports:
	data4	1
	data4	6
	data4	.LC3
	data4	2
	data4	17
	data4	.LC2
	data4	3
	data4	0
	data4	0
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
