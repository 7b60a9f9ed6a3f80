// 43a1d87f6a5e24a0852760b88ea3b6ad emu/guest/libc/real_functions.c
	.file	"real_functions.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc expm1_series#
expm1_series:
	.prologue 12, 82
	.mmb
	.save ar.pfs, r83
	alloc r83 = ar.pfs, 7, 46, 8, 0
	.fframe 224
	adds r12 = -224, r12
	nop 0
	.mmi
	mov r40 = r8
	mov r17 = r38
	.save rp, r82
	mov r82 = b0
	;;
	.mmi
	st8 [r40] = r0, 8
	adds r45 = 136, r12
	adds r46 = 144, r12
	.mmi
	adds r47 = 152, r12
	adds r48 = 160, r12
	adds r57 = 176, r12
	;;
	.mmi
	mov r14 = r40
	adds r58 = 184, r12
	adds r59 = 192, r12
	.mmi
	adds r60 = 200, r12
	adds r62 = 208, r12
	adds r63 = 216, r12
	;;
	.mmi
	st8 [r14] = r0, 8
	adds r64 = 224, r12
	adds r49 = 120, r12
	.mmi
	adds r52 = 168, r12
	adds r55 = 16, r12
	adds r56 = 24, r12
	;;
	.mmi
	st8 [r14] = r0, 8
	adds r51 = 32, r12
	adds r53 = 40, r12
	.mmi
	adds r54 = 48, r12
	mov r84 = r1
	.body
	mov r41 = r38
	;;
	.mmi
	st8 [r14] = r0, 8
	mov r39 = r8
	mov r42 = r33
	.mmi
	mov r43 = r0
	mov r44 = r0
	adds r50 = 52, r8
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r57] = r32
	adds r61 = 128, r12
	.mmi
	cmp4.eq p6, p7 = 0, r38
	mov r15 = r33
	mov r16 = r38
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r58] = r33
	addl r65 = 2, r0
	.mmi
	adds r66 = 172, r12
	adds r67 = 56, r12
	adds r77 = 16, r8
	;;
	.mmi
	st8 [r59] = r34
	adds r78 = 24, r8
	adds r79 = 32, r8
	.mmi
	st8 [r60] = r35
	adds r80 = 40, r8
	adds r81 = 48, r8
	;;
	.mmi
	st8 [r62] = r36
	st8 [r63] = r37
	mov r68 = r55
	.mmi
	mov r69 = r56
	mov r70 = r51
	mov r71 = r53
	;;
	.mmi
	st8 [r64] = r38
	st4 [r14] = r0
	mov r72 = r54
	.mmi
	mov r73 = r45
	mov r74 = r46
	mov r75 = r47
	;;
	.mmi
	st8 [r49] = r32
	st8 [r45] = r34
	mov r76 = r48
	;;
	.mmi
	st8 [r46] = r35
	st8 [r47] = r36
	nop 0
	;;
	.mmi
	nop 0
	st8 [r48] = r37
	nop 0
	.mmb
	st8 [r52] = r17
	nop 0
	(p7) br.cond.dptk .L3
.L2:
	.mmb
	mov r8 = r39
	st8 [r40] = r44
	nop 0
	.mii
	st4 [r50] = r43
	mov b0 = r82
	;;
	mov ar.pfs = r83
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 224, r12
	br.ret.sptk.many b0
.L15:
	.body
	.copy_state 1
	.pred.rel.mutex p8, p9
	.mib
	ld8 r15 = [r61]
	adds r65 = 1, r65
	(p8) br.cond.spnt .L3
	;;
	.mib
	nop 0
	cmp.ge p6, p7 = r15, r14
	(p7) br.cond.dptk .L2
.L3:
	.mmi
	ld8.a r14 = [r45]
	st4 [r66] = r16
	nop 0
	.mmi
	st4 [r50] = r43
	nop 0
	mov r8 = r39
	;;
	.mmi
	st8 [r40] = r44
	st8 [r61] = r15
	nop 0
	;;
	.mmi
	st8 [r55] = r15
	nop 0
	mov r55 = r68
	;;
	.mmi
	ld8.c.clr r14 = [r45]
	nop 0
	mov r45 = r73
	;;
	.mmi
	st8 [r56] = r14
	nop 0
	mov r56 = r69
	;;
	.mmi
	nop 0
	ld8 r14 = [r46]
	mov r46 = r74
	.mmi
	ld8.a r92 = [r49]
	;;
	st8 [r51] = r14
	mov r51 = r70
	;;
	.mmi
	nop 0
	ld8 r14 = [r47]
	mov r47 = r75
	.mmi
	ld8.a r85 = [r39]
	;;
	st8 [r53] = r14
	mov r53 = r71
	;;
	.mmi
	nop 0
	ld8 r14 = [r48]
	mov r48 = r76
	.mmi
	ld8.a r86 = [r40]
	;;
	st8 [r54] = r14
	mov r54 = r72
	;;
	.mmi
	ld8 r14 = [r52]
	ld8.c.clr r92 = [r49]
	nop 0
	;;
	.mmi
	nop 0
	st8 [r67] = r14
	nop 0
	;;
	.mmi
	ld8.c.clr r85 = [r39]
	ld8.c.clr r86 = [r40]
	nop 0
	;;
	.mmi
	ld8 r87 = [r77]
	ld8 r88 = [r78]
	nop 0
	;;
	.mmi
	ld8 r89 = [r79]
	ld8 r90 = [r80]
	nop 0
	;;
	.mib
	ld8 r91 = [r81]
	nop 0
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	adds r14 = 228, r12
	ld8 r44 = [r40]
	mov r1 = r84
	.mmi
	st8 [r58] = r42
	ld4 r43 = [r50]
	adds r8 = 64, r12
	;;
	.mmi
	st4 [r14] = r41
	st8 [r68] = r42
	nop 0
	;;
	.mmi
	ld8 r14 = [r59]
	;;
	st8 [r69] = r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r60]
	ld8.a r85 = [r49]
	nop 0
	;;
	.mmi
	st8 [r70] = r14
	;;
	ld8 r14 = [r62]
	nop 0
	.mmi
	ld8.a r86 = [r61]
	;;
	st8 [r71] = r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r63]
	ld8.a r87 = [r73]
	nop 0
	;;
	.mmi
	st8 [r72] = r14
	;;
	ld8 r14 = [r64]
	nop 0
	.mmi
	ld8.c.clr r85 = [r49]
	;;
	ld8.c.clr r86 = [r61]
	nop 0
	.mmi
	ld8.c.clr r87 = [r73]
	st8 [r67] = r14
	nop 0
	;;
	.mmi
	ld8 r88 = [r74]
	ld8 r89 = [r75]
	nop 0
	;;
	.mmi
	ld8 r90 = [r76]
	ld8 r91 = [r52]
	nop 0
	;;
	.mib
	ld8 r92 = [r57]
	nop 0
	br.call.sptk.many b0 = real_multiply#
	;;
	.mmi
	adds r14 = 64, r12
	mov r1 = r84
	mov r8 = r49
	.mmi
	mov r92 = r65
	;;
	ld8 r85 = [r14]
	adds r14 = 72, r12
	;;
	.mmi
	ld8 r86 = [r14]
	nop 0
	adds r14 = 80, r12
	;;
	.mmi
	ld8 r87 = [r14]
	nop 0
	adds r14 = 88, r12
	;;
	.mmi
	ld8 r88 = [r14]
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	ld8 r89 = [r14]
	nop 0
	adds r14 = 104, r12
	;;
	.mmi
	ld8 r90 = [r14]
	nop 0
	adds r14 = 112, r12
	;;
	.mib
	ld8 r91 = [r14]
	nop 0
	br.call.sptk.many b0 = real_divide_small#
	;;
	.mmi
	ld4 r16 = [r66]
	nop 0
	mov r1 = r84
	.mmi
	adds r14 = -320, r44
	nop 0
	cmp4.eq p8, p9 = 0, r43
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r16
	(p7) br.cond.dptk .L15
	.mmb
	mov r8 = r39
	st8 [r40] = r44
	nop 0
	.mii
	st4 [r50] = r43
	mov b0 = r82
	;;
	mov ar.pfs = r83
	.mmb
	nop 0
	.restore sp
	adds r12 = 224, r12
	br.ret.sptk.many b0
	.endp expm1_series#
	.align 16
	.align 64
	.proc exp_of_parts#
exp_of_parts:
	.prologue 12, 65
	.mmb
	.save ar.pfs, r66
	alloc r66 = ar.pfs, 8, 29, 8, 0
	.fframe 352
	adds r12 = -352, r12
	nop 0
	.mii
	mov r67 = r1
	.save rp, r65
	mov r65 = b0
	mov r69 = r32
	;;
	.mmi
	adds r14 = 240, r12
	adds r40 = 120, r12
	addl r76 = -5, r0
	.mmi
	mov r70 = r33
	mov r71 = r34
	mov r72 = r35
	;;
	.mmi
	st8 [r14] = r32
	adds r14 = 248, r12
	mov r73 = r36
	.mmi
	mov r74 = r37
	mov r75 = r38
	mov r64 = r8
	;;
	.mmi
	st8 [r14] = r33
	adds r14 = 256, r12
	mov r8 = r40
	.mmi
	adds r57 = 16, r12
	adds r56 = 24, r12
	adds r44 = 176, r12
	;;
	.mmi
	st8 [r14] = r34
	adds r14 = 264, r12
	adds r55 = 32, r12
	.mmi
	adds r54 = 40, r12
	adds r53 = 48, r12
	adds r52 = 56, r12
	;;
	.mmi
	st8 [r14] = r35
	adds r14 = 272, r12
	adds r48 = 192, r12
	.mmi
	adds r47 = 200, r12
	adds r46 = 208, r12
	adds r45 = 216, r12
	;;
	.mmi
	st8 [r14] = r36
	adds r14 = 280, r12
	adds r51 = 184, r12
	.mmi
	adds r50 = 224, r12
	adds r49 = 304, r12
	adds r63 = 312, r12
	;;
	.mmi
	st8 [r14] = r37
	adds r14 = 288, r12
	adds r62 = 320, r12
	.mmi
	adds r61 = 328, r12
	adds r60 = 336, r12
	adds r59 = 344, r12
	;;
	.mmi
	st8 [r14] = r38
	adds r58 = 352, r12
	mov r43 = r48
	.mmb
	mov r42 = r47
	mov r41 = r46
	br.call.sptk.many b0 = real_scale#
	;;
	.mmi
	adds r14 = 128, r12
	ld8 r69 = [r40]
	.save ar.lc, r68
	mov r68 = ar.lc
	.body
	.mmi
	mov r1 = r67
	adds r8 = 64, r12
	mov r40 = r45
	;;
	.mmi
	ld8 r70 = [r14]
	nop 0
	adds r14 = 136, r12
	;;
	.mmi
	ld8 r71 = [r14]
	nop 0
	adds r14 = 144, r12
	;;
	.mmi
	ld8 r72 = [r14]
	nop 0
	adds r14 = 152, r12
	;;
	.mmi
	ld8 r73 = [r14]
	nop 0
	adds r14 = 160, r12
	;;
	.mmi
	ld8 r74 = [r14]
	nop 0
	adds r14 = 168, r12
	;;
	.mib
	ld8 r75 = [r14]
	nop 0
	br.call.sptk.many b0 = expm1_series#
	;;
	.mmi
	adds r14 = 72, r12
	nop 0
	mov r1 = r67
	.mmi
	adds r16 = 64, r12
	nop 0
	mov r8 = r44
	;;
	.mlx
	ld8 r22 = [r14], 8
	movl r15 = @gprel(one#)
	.mmi
	ld8 r76 = [r16]
	;;
	add r15 = r1, r15
	nop 0
	.mmi
	ld8 r20 = [r14], 8
	st8 [r57] = r22
	nop 0
	;;
	.mmi
	mov r16 = r15
	ld8 r22 = [r14], 8
	adds r21 = 16, r15
	.mmi
	st8 [r56] = r20
	adds r19 = 24, r15
	adds r18 = 32, r15
	;;
	.mmi
	ld8 r20 = [r14], 8
	adds r17 = 40, r15
	adds r15 = 48, r15
	.mmi
	st8 [r55] = r22
	ld8 r69 = [r16], 8
	nop 0
	;;
	.mmi
	ld8 r70 = [r16]
	st8 [r54] = r20
	nop 0
	.mmi
	ld8 r16 = [r14], 8
	;;
	ld8 r14 = [r14]
	nop 0
	.mmi
	st8 [r53] = r16
	ld8 r71 = [r21]
	nop 0
	;;
	.mmi
	ld8 r72 = [r19]
	st8 [r52] = r14
	nop 0
	.mmi
	ld8 r73 = [r18]
	;;
	ld8 r74 = [r17]
	nop 0
	.mmb
	ld8 r75 = [r15]
	nop 0
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	nop 0
	mov r1 = r67
	mov ar.lc = 4
	.align 32
.L17:
	.mmi
	nop 0
	ld8 r70 = [r51]
	mov r8 = r49
	.mmi
	nop 0
	ld8.a r15 = [r48]
	nop 0
	;;
	.mmi
	ld8 r14 = [r50]
	st8 [r57] = r70
	nop 0
	;;
	.mmi
	ld8.c.clr r15 = [r48]
	mov r75 = r14
	mov r48 = r43
	.mmi
	ld8 r76 = [r44]
	;;
	ld8 r71 = [r43]
	mov r69 = r76
	.mmi
	ld8 r72 = [r42]
	st8 [r56] = r15
	nop 0
	;;
	.mmi
	nop 0
	ld8 r15 = [r47]
	mov r47 = r42
	.mmi
	ld8 r73 = [r41]
	;;
	ld8 r74 = [r40]
	nop 0
	.mmi
	st8 [r55] = r15
	;;
	ld8 r15 = [r46]
	mov r46 = r41
	;;
	.mmi
	st8 [r54] = r15
	;;
	ld8 r15 = [r45]
	mov r45 = r40
	;;
	.mmi
	nop 0
	st8 [r53] = r15
	nop 0
	.mmb
	st8 [r52] = r14
	nop 0
	br.call.sptk.many b0 = real_multiply#
	;;
	.mmi
	nop 0
	ld8 r69 = [r49]
	mov r1 = r67
	.mmi
	nop 0
	ld8 r70 = [r63]
	nop 0
	;;
	.mmi
	ld8 r71 = [r62]
	ld8 r72 = [r61]
	nop 0
	.mmi
	st8 [r44] = r69
	st8 [r51] = r70
	nop 0
	;;
	.mmi
	ld8 r73 = [r60]
	ld8 r74 = [r59]
	nop 0
	.mmi
	st8 [r43] = r71
	st8 [r42] = r72
	nop 0
	;;
	.mmi
	nop 0
	ld8 r75 = [r58]
	nop 0
	.mmi
	st8 [r41] = r73
	st8 [r40] = r74
	nop 0
	;;
	.mib
	st8 [r50] = r75
	nop 0
	br.cloop.sptk.few .L17
	.mib
	mov r8 = r64
	mov r76 = r39
	br.call.sptk.many b0 = real_scale#
	;;
	.mmi
	mov r8 = r64
	mov r1 = r67
	mov b0 = r65
	;;
	.mii
	nop 0
	mov ar.pfs = r66
	;;
	mov ar.lc = r68
	.mmb
	nop 0
	.restore sp
	adds r12 = 352, r12
	br.ret.sptk.many b0
	.endp exp_of_parts#
	.align 16
	.align 64
	.proc log_series#
log_series:
	.prologue 12, 77
	.mmb
	.save ar.pfs, r78
	alloc r78 = ar.pfs, 7, 41, 8, 0
	.fframe 336
	adds r12 = -336, r12
	nop 0
	.mii
	mov r79 = r1
	.save rp, r77
	mov r77 = b0
	.body
	mov r41 = r8
	;;
	.mmi
	adds r62 = 336, r12
	adds r42 = 296, r12
	adds r66 = 312, r12
	.mmi
	adds r63 = 288, r12
	adds r67 = 304, r12
	adds r65 = 320, r12
	;;
	.mmi
	adds r64 = 328, r12
	adds r49 = 16, r12
	adds r48 = 24, r12
	.mmi
	adds r47 = 32, r12
	adds r46 = 40, r12
	adds r45 = 48, r12
	;;
	.mmi
	adds r57 = 56, r12
	st8 [r42] = r33
	mov r87 = r32
	.mmi
	st8 [r66] = r35
	adds r8 = 232, r12
	mov r80 = r32
	;;
	.mmi
	st8 [r62] = r38
	st8 [r63] = r32
	mov r81 = r33
	.mmi
	mov r82 = r34
	mov r83 = r35
	mov r84 = r36
	;;
	.mmi
	st8 [r67] = r34
	st8 [r65] = r36
	mov r85 = r37
	.mmi
	mov r86 = r38
	adds r55 = 160, r12
	adds r43 = 176, r12
	;;
	.mmi
	st8 [r64] = r37
	st8 [r49] = r33
	adds r54 = 192, r12
	.mmi
	adds r53 = 200, r12
	adds r52 = 208, r12
	adds r51 = 216, r12
	;;
	.mmi
	st8 [r48] = r34
	st8 [r47] = r35
	adds r50 = 224, r12
	.mmi
	adds r44 = 120, r12
	adds r58 = 128, r12
	adds r59 = 136, r12
	;;
	.mmi
	st8 [r46] = r36
	st8 [r45] = r37
	adds r60 = 144, r12
	.mmi
	adds r61 = 152, r12
	adds r56 = 168, r12
	mov r40 = r33
	;;
	.mib
	st8 [r57] = r38
	mov r39 = r38
	br.call.sptk.many b0 = real_multiply#
	;;
	.mmi
	adds r14 = 80, r12
	ld8 r20 = [r67]
	cmp4.eq p6, p7 = 0, r38
	.mmi
	st8 [r43] = r0
	st8 [r54] = r0
	mov r1 = r79
	;;
	.mmi
	st8 [r14] = r20, 8
	ld8 r19 = [r66]
	adds r66 = 184, r12
	.mmi
	st8 [r53] = r0
	ld8 r18 = [r65]
	nop 0
	;;
	.mmi
	st8 [r14] = r19, 8
	ld8 r17 = [r64]
	nop 0
	.mmi
	st8 [r52] = r0
	ld8 r15 = [r62]
	(p6) adds r62 = 228, r12
	;;
	.mmi
	st8 [r14] = r18, 8
	ld8 r16 = [r63]
	nop 0
	.mmi
	st8 [r55] = r17
	ld8 r21 = [r42]
	mov r42 = r0
	;;
	.mmi
	nop 0
	st8 [r14] = r17, 8
	adds r17 = 64, r12
	.mmi
	nop 0
	st8 [r51] = r0
	nop 0
	;;
	.mmi
	st4 [r50] = r0
	st8 [r44] = r16
	nop 0
	;;
	.mmi
	st8 [r58] = r21
	st8 [r59] = r20
	nop 0
	;;
	.mmi
	st8 [r60] = r19
	st8 [r61] = r18
	nop 0
	;;
	.mmi
	st8 [r56] = r15
	st8 [r17] = r16
	nop 0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	(p6) br.cond.dptk .L22
	.mmi
	adds r14 = 72, r12
	adds r62 = 228, r12
	mov r15 = r0
	.mmi
	adds r70 = 116, r12
	st8 [r66] = r42
	mov r81 = r42
	;;
	.mmi
	st4 [r62] = r15
	st8 [r14] = r40, 8
	mov r8 = r43
	.mmi
	adds r76 = 240, r12
	mov r69 = r49
	adds r75 = 248, r12
	;;
	.mmi
	st4 [r70] = r39
	st8 [r49] = r40
	mov r68 = r48
	.mmi
	adds r74 = 256, r12
	mov r67 = r47
	adds r73 = 264, r12
	;;
	.mmi
	ld8 r15 = [r14], 8
	mov r65 = r46
	adds r72 = 272, r12
	.mmi
	mov r64 = r45
	adds r71 = 280, r12
	addl r63 = 3, r0
	;;
	.mmi
	st8 [r48] = r15
	mov r49 = r69
	mov r48 = r68
	;;
	.mmi
	ld8 r15 = [r14], 8
	ld8.a r80 = [r43]
	nop 0
	;;
	.mmi
	st8 [r47] = r15
	nop 0
	mov r47 = r67
	;;
	.mmi
	ld8 r15 = [r14], 8
	ld8.a r82 = [r54]
	nop 0
	;;
	.mmi
	st8 [r46] = r15
	nop 0
	mov r46 = r65
	;;
	.mmi
	ld8 r15 = [r14], 8
	ld8.a r83 = [r53]
	nop 0
	;;
	.mmi
	st8 [r45] = r15
	adds r15 = 64, r12
	mov r45 = r64
	;;
	.mmi
	ld8 r14 = [r14]
	ld8.c.clr r80 = [r43]
	nop 0
	;;
	.mmi
	ld8 r87 = [r15]
	ld8.c.clr r82 = [r54]
	nop 0
	.mmi
	st8 [r57] = r14
	;;
	ld8.c.clr r83 = [r53]
	nop 0
	.mmi
	ld8 r84 = [r52]
	;;
	ld8 r85 = [r51]
	nop 0
	.mmb
	ld8 r86 = [r50]
	nop 0
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	ld8 r14 = [r76]
	adds r17 = 232, r12
	mov r1 = r79
	.mmi
	mov r8 = r44
	ld4 r39 = [r62]
	nop 0
	;;
	.mmi
	ld8 r42 = [r66]
	st8 [r69] = r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r75]
	;;
	st8 [r68] = r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r74]
	ld8.a r80 = [r44]
	nop 0
	;;
	.mmi
	st8 [r67] = r14
	;;
	ld8 r14 = [r73]
	nop 0
	.mmi
	ld8.a r81 = [r58]
	;;
	st8 [r65] = r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r72]
	ld8.a r82 = [r59]
	nop 0
	;;
	.mmi
	st8 [r64] = r14
	;;
	ld8 r14 = [r71]
	nop 0
	.mmi
	ld8.c.clr r80 = [r44]
	;;
	ld8.c.clr r81 = [r58]
	nop 0
	.mmi
	ld8.c.clr r82 = [r59]
	st8 [r57] = r14
	nop 0
	;;
	.mmi
	ld8 r87 = [r17]
	ld8 r83 = [r60]
	nop 0
	;;
	.mmi
	ld8 r84 = [r61]
	ld8 r85 = [r55]
	nop 0
	;;
	.mib
	ld8 r86 = [r56]
	nop 0
	br.call.sptk.many b0 = real_multiply#
	;;
	.mmi
	mov r1 = r79
	adds r8 = 64, r12
	mov r87 = r63
	.mmi
	ld8 r80 = [r44]
	ld8 r81 = [r58]
	nop 0
	;;
	.mmi
	ld8 r82 = [r59]
	ld8 r83 = [r60]
	nop 0
	;;
	.mmi
	ld8 r84 = [r61]
	ld8 r85 = [r55]
	nop 0
	;;
	.mib
	ld8 r86 = [r56]
	nop 0
	br.call.sptk.many b0 = real_divide_small#
	;;
	.mmi
	ld4 r14 = [r70]
	nop 0
	adds r16 = -320, r42
	.mmi
	cmp4.eq p8, p9 = 0, r39
	nop 0
	mov r1 = r79
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L22
.L34:
	.pred.rel.mutex p8, p9
	.mmi
	adds r17 = 72, r12
	mov r15 = r39
	adds r63 = 2, r63
	;;
	.mib
	ld8 r40 = [r17]
	nop 0
	(p8) br.cond.spnt .L24
	;;
	.mib
	nop 0
	cmp.ge p6, p7 = r40, r16
	(p6) br.cond.dptk .L24
.L22:
	.mmi
	st4 [r62] = r39
	mov r8 = r41
	addl r87 = 1, r0
	.mmi
	mov r81 = r42
	;;
	ld8 r80 = [r43]
	nop 0
	.mmi
	ld8 r82 = [r54]
	;;
	ld8 r83 = [r53]
	nop 0
	.mmi
	ld8 r84 = [r52]
	;;
	ld8 r85 = [r51]
	nop 0
	.mmb
	ld8 r86 = [r50]
	nop 0
	br.call.sptk.many b0 = real_scale#
	;;
	.mmi
	mov r8 = r41
	mov r1 = r79
	mov b0 = r77
	;;
	.mii
	nop 0
	mov ar.pfs = r78
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 336, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L24:
	.body
	.copy_state 1
	.mmi
	mov r39 = r14
	adds r14 = 72, r12
	mov r81 = r42
	.mmi
	st4 [r62] = r15
	st8 [r66] = r42
	mov r8 = r43
	;;
	.mmi
	st4 [r70] = r39
	st8 [r14] = r40, 8
	nop 0
	;;
	.mmi
	st8 [r49] = r40
	nop 0
	mov r49 = r69
	;;
	.mmi
	ld8 r15 = [r14], 8
	;;
	st8 [r48] = r15
	mov r48 = r68
	;;
	.mmi
	ld8 r15 = [r14], 8
	ld8.a r80 = [r43]
	nop 0
	;;
	.mmi
	st8 [r47] = r15
	nop 0
	mov r47 = r67
	;;
	.mmi
	ld8 r15 = [r14], 8
	ld8.a r82 = [r54]
	nop 0
	;;
	.mmi
	st8 [r46] = r15
	nop 0
	mov r46 = r65
	;;
	.mmi
	ld8 r15 = [r14], 8
	ld8.a r83 = [r53]
	nop 0
	;;
	.mmi
	st8 [r45] = r15
	adds r15 = 64, r12
	mov r45 = r64
	;;
	.mmi
	ld8 r14 = [r14]
	ld8.c.clr r80 = [r43]
	nop 0
	;;
	.mmi
	ld8 r87 = [r15]
	ld8.c.clr r82 = [r54]
	nop 0
	.mmi
	st8 [r57] = r14
	;;
	ld8.c.clr r83 = [r53]
	nop 0
	.mmi
	ld8 r84 = [r52]
	;;
	ld8 r85 = [r51]
	nop 0
	.mmb
	ld8 r86 = [r50]
	nop 0
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	ld8 r14 = [r76]
	adds r17 = 232, r12
	mov r1 = r79
	.mmi
	mov r8 = r44
	ld4 r39 = [r62]
	nop 0
	;;
	.mmi
	ld8 r42 = [r66]
	st8 [r69] = r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r75]
	;;
	st8 [r68] = r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r74]
	ld8.a r80 = [r44]
	nop 0
	;;
	.mmi
	st8 [r67] = r14
	;;
	ld8 r14 = [r73]
	nop 0
	.mmi
	ld8.a r81 = [r58]
	;;
	st8 [r65] = r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r72]
	ld8.a r82 = [r59]
	nop 0
	;;
	.mmi
	st8 [r64] = r14
	;;
	ld8 r14 = [r71]
	nop 0
	.mmi
	ld8.c.clr r80 = [r44]
	;;
	ld8.c.clr r81 = [r58]
	nop 0
	.mmi
	ld8.c.clr r82 = [r59]
	st8 [r57] = r14
	nop 0
	;;
	.mmi
	ld8 r87 = [r17]
	ld8 r83 = [r60]
	nop 0
	;;
	.mmi
	ld8 r84 = [r61]
	ld8 r85 = [r55]
	nop 0
	;;
	.mib
	ld8 r86 = [r56]
	nop 0
	br.call.sptk.many b0 = real_multiply#
	;;
	.mmi
	mov r1 = r79
	adds r8 = 64, r12
	mov r87 = r63
	.mmi
	ld8 r80 = [r44]
	ld8 r81 = [r58]
	nop 0
	;;
	.mmi
	ld8 r82 = [r59]
	ld8 r83 = [r60]
	nop 0
	;;
	.mmi
	ld8 r84 = [r61]
	ld8 r85 = [r55]
	nop 0
	;;
	.mib
	ld8 r86 = [r56]
	nop 0
	br.call.sptk.many b0 = real_divide_small#
	;;
	.mmi
	ld4 r14 = [r70]
	nop 0
	adds r16 = -320, r42
	.mmi
	cmp4.eq p8, p9 = 0, r39
	nop 0
	mov r1 = r79
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L22
	.mib
	nop 0
	nop 0
	br .L34
	.endp log_series#
	.align 16
	.align 64
	.proc reduce#
reduce:
	.prologue 12, 44
	.mmi
	.save ar.pfs, r45
	alloc r45 = ar.pfs, 8, 8, 8, 0
	.fframe 336
	adds r12 = -336, r12
	cmp.gt p6, p7 = r0, r33
	.mmi
	adds r19 = 478, r33
	addl r26 = @ltoffx(real_two_over_pi#), r1
	mov r16 = r33
	;;
	.mmi
	adds r15 = 72, r12
	adds r17 = 240, r12
	adds r22 = 64, r12
	.mmi
	adds r41 = 224, r12
	adds r25 = 264, r12
	adds r14 = 232, r12
	;;
	.mmb
	st8 [r15] = r0, 8
	st8 [r17] = r34
	nop 0
	.mii
	adds r17 = 248, r12
	.save ar.lc, r47
	mov r47 = ar.lc
	mov r46 = r1
	;;
	.mmb
	st8 [r15] = r0, 8
	st8 [r17] = r35
	nop 0
	.mii
	adds r17 = 256, r12
	.save rp, r44
	mov r44 = b0
	.body
	adds r23 = 80, r12
	;;
	.mmi
	st8 [r15] = r0, 8
	st8 [r17] = r36
	adds r17 = 272, r12
	.mmi
	mov r20 = r22
	mov r21 = r0
	addl r24 = 527, r0
	;;
	.mmi
	st8 [r15] = r0, 8
	st8 [r14] = r33
	nop 0
	.mmi
	ld8.mov r26 = [r26], real_two_over_pi#
	nop 0
	mov r14 = r0
	;;
	.mmi
	st8 [r15] = r0, 8
	st8 [r41] = r32
	nop 0
	;;
	.mmi
	st8 [r15] = r0, 8
	st8 [r25] = r37
	nop 0
	;;
	.mmi
	st8 [r15] = r0, 8
	st8 [r17] = r38
	nop 0
	;;
	.mmi
	st8 [r15] = r0, 8
	st8 [r22] = r0
	nop 0
	;;
	.mmi
	st8 [r15] = r0, 8
	;;
	st8 [r15] = r0, 8
	nop 0
	;;
	.mib
	st8 [r15] = r0
	nop 0
	(p6) br.cond.dpnt .L63
	;;
	.mib
	nop 0
	cmp.gt p6, p7 = r0, r19
	(p6) br.cond.dpnt .L39
	.align 32
.L64:
	.mii
	nop 0
	shr r15 = r19, 5
	nop 0
	;;
	.mii
	cmp.ge p6, p7 = r24, r15
	dep.z r17 = r15, 5, 27
	;;
	(p7) mov r16 = r0
	.mmb
	(p7) mov r15 = r0
	sub r17 = r19, r17
	(p7) br.cond.dpnt .L41
	;;
	.mmi
	shladd r16 = r15, 2, r0
	nop 0
	adds r15 = 1, r15
	;;
	.mii
	cmp.ltu p6, p7 = r24, r15
	add r16 = r26, r16
	;;
	(p7) shladd r15 = r15, 2, r0
	.mmi
	ld4 r16 = [r16]
	;;
	(p7) add r15 = r26, r15
	nop 0
	;;
	.mii
	(p7) ld4 r15 = [r15]
	nop 0
	;;
	(p6) mov r15 = r0
.L41:
	.mmi
	cmp4.eq p6, p7 = 0, r17
	addp4 r14 = r14, r0
	mov ar.lc = 3
	;;
	.mmi
	(p7) sub r18 = 32, r17
	(p7) addp4 r15 = r15, r0
	(p7) addp4 r17 = r17, r0
	;;
	.mii
	(p7) addp4 r18 = r18, r0
	nop 0
	;;
	(p7) shl r16 = r16, r17
	.mmi
	mov r17 = r0
	;;
	nop 0
	(p7) shr.u r15 = r15, r18
	.mmi
	mov r18 = r25
	setf.sig f8 = r17
	nop 0
	;;
	.mmi
	(p7) or r16 = r16, r15
	ld4 r15 = [r18], 4
	nop 0
	;;
	.mmi
	addp4 r16 = r16, r0
	setf.sig f7 = r15
	nop 0
	;;
	.mmi
	setf.sig f6 = r16
	nop 0
	mov r16 = r20
	;;
	.mmf
	nop 0
	nop 0
	xma.l f7 = f7, f6, f8
	;;
	.mmi
	getf.sig r15 = f7
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	st4 [r16] = r14, 4
	shr.u r17 = r14, 32
	br.cloop.sptk.few .L57
	;;
.L65:
	.mmi
	adds r21 = 1, r21
	nop 0
	adds r20 = 4, r20
	.mmi
	adds r19 = -32, r19
	st4 [r23] = r17, 4
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 20, r21
	nop 0
	(p6) br.cond.dpnt .L46
	;;
	.mib
	ld4 r14 = [r20]
	cmp.gt p6, p7 = r0, r19
	(p7) br.cond.dptk .L64
.L39:
	.mii
	sub r17 = 31, r19
	mov r16 = r0
	;;
	shr r15 = r17, 63
	;;
	.mmi
	and r15 = 31, r15
	;;
	add r15 = r15, r17
	nop 0
	;;
	.mii
	nop 0
	shr r15 = r15, 5
	;;
	sub r15 = r0, r15
	;;
	.mii
	nop 0
	dep.z r17 = r15, 5, 27
	adds r15 = 1, r15
	;;
	.mii
	cmp.ltu p6, p7 = r24, r15
	sub r17 = r19, r17
	;;
	(p7) shladd r15 = r15, 2, r0
	;;
	.mmi
	(p7) add r15 = r26, r15
	;;
	(p7) ld4 r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r15 = r0
	br .L41
	;;
.L57:
	.mmi
	ld4 r15 = [r18], 4
	setf.sig f8 = r17
	nop 0
	.mmi
	ld4 r14 = [r16]
	;;
	setf.sig f7 = r15
	addp4 r14 = r14, r0
	;;
	.mmf
	nop 0
	nop 0
	xma.l f7 = f7, f6, f8
	;;
	.mmi
	getf.sig r15 = f7
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	st4 [r16] = r14, 4
	shr.u r17 = r14, 32
	br.cloop.sptk.few .L57
	.mib
	nop 0
	nop 0
	br .L65
	;;
.L46:
	.mmi
	adds r16 = 140, r12
	nop 0
	mov ar.lc = 19
	;;
	.mmi
	nop 0
	ld4 r14 = [r16]
	nop 0
	;;
	.mii
	nop 0
	extr.u r40 = r14, 30, 2
	;;
	tbit.z p6, p7 = r14, 29
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L47
	;;
	.mmi
	adds r40 = 1, r40
	nop 0
	nop 0
	.align 32
.L48:
	.mmi
	ld4 r14 = [r22], 4
	;;
	adds r15 = -4, r22
	andcm r14 = -1, r14
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.cloop.sptk.few .L48
	.mlx
	ld4 r14 = [r16]
	movl r15 = 1073741823
	.mmi
	adds r43 = 160, r12
	addl r51 = 2, r0
	addl r50 = 1, r0
	;;
	.mmi
	and r14 = r15, r14
	nop 0
	mov r8 = r43
	.mii
	addl r49 = 20, r0
	adds r48 = 64, r12
	;;
	nop 0
	.mmb
	st4 [r16] = r14
	nop 0
	br.call.sptk.many b0 = real_of_words#
	;;
	.mmi
	mov r1 = r46
	nop 0
	nop 0
	;;
.L49:
	.mlx
	nop 0
	movl r16 = @gprel(half_pi#)
	.mmi
	adds r14 = 16, r12
	ld8.a r48 = [r43]
	adds r42 = 288, r12
	;;
	.mmi
	add r16 = r1, r16
	nop 0
	mov r8 = r42
	;;
	.mmi
	adds r15 = 8, r16
	ld8 r55 = [r16]
	nop 0
	;;
	.mmi
	ld8 r17 = [r15], 8
	;;
	ld8 r16 = [r15], 8
	nop 0
	.mmi
	st8 [r14] = r17
	adds r14 = 24, r12
	adds r17 = 168, r12
	;;
	.mmi
	ld8.c.clr r48 = [r43]
	st8 [r14] = r16
	adds r14 = 32, r12
	.mmi
	nop 0
	ld8 r16 = [r15], 8
	nop 0
	;;
	.mmi
	st8 [r14] = r16
	ld8 r16 = [r15], 8
	nop 0
	.mmi
	adds r14 = 40, r12
	ld8 r49 = [r17]
	adds r17 = 176, r12
	;;
	.mmi
	st8 [r14] = r16
	ld8 r16 = [r15], 8
	nop 0
	.mmi
	adds r14 = 48, r12
	ld8 r50 = [r17]
	adds r17 = 184, r12
	;;
	.mmi
	st8 [r14] = r16
	ld8 r15 = [r15]
	adds r14 = 56, r12
	.mmi
	adds r16 = 192, r12
	ld8 r51 = [r17]
	nop 0
	;;
	.mmi
	nop 0
	st8 [r14] = r15
	adds r14 = 200, r12
	.mmi
	ld8 r52 = [r16]
	;;
	ld8 r53 = [r14]
	adds r14 = 208, r12
	;;
	.mib
	ld8 r54 = [r14]
	nop 0
	br.call.sptk.many b0 = real_multiply#
	;;
	.mmi
	ld8 r16 = [r42]
	mov r14 = r39
	adds r15 = 296, r12
	.mmi
	mov r1 = r46
	ld4 r17 = [r41]
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	adds r15 = 304, r12
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r17
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	;;
	ld8 r16 = [r15]
	adds r15 = 312, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	;;
	ld8 r16 = [r15]
	adds r15 = 320, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	;;
	ld8 r16 = [r15]
	adds r15 = 328, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	;;
	ld8 r16 = [r15]
	adds r15 = 336, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	;;
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	(p6) br.cond.dptk .L50
	.mii
	ld4 r14 = [r39]
	sub r40 = r0, r40
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	.mii
	(p6) addl r14 = 1, r0
	nop 0
	;;
	(p7) mov r14 = r0
	;;
	.mmi
	st4 [r39] = r14
	nop 0
	nop 0
.L50:
	.mii
	and r8 = 3, r40
	mov b0 = r44
	;;
	mov ar.pfs = r45
	;;
	.mii
	nop 0
	mov ar.lc = r47
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 336, r12
	nop 0
	br.ret.sptk.many b0
.L63:
	.body
	.copy_state 1
	.mmi
	st8 [r39] = r32, 8
	nop 0
	mov r8 = r0
	;;
	.mmi
	st8 [r39] = r33, 8
	;;
	st8 [r39] = r34, 8
	nop 0
	;;
	.mmi
	st8 [r39] = r35, 8
	;;
	st8 [r39] = r36, 8
	nop 0
	;;
	.mmi
	st8 [r39] = r37, 8
	;;
	st8 [r39] = r38
	mov b0 = r44
	;;
	.mii
	nop 0
	mov ar.pfs = r45
	;;
	mov ar.lc = r47
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 336, r12
	br.ret.sptk.many b0
	;;
.L47:
	.body
	.copy_state 2
	.mlx
	adds r43 = 160, r12
	movl r15 = 1073741823
	.mmi
	addl r51 = 2, r0
	mov r50 = r0
	addl r49 = 20, r0
	;;
	.mmi
	and r14 = r15, r14
	mov r8 = r43
	adds r48 = 64, r12
	;;
	.mib
	st4 [r16] = r14
	nop 0
	br.call.sptk.many b0 = real_of_words#
	;;
	.mib
	nop 0
	mov r1 = r46
	br .L49
	.endp reduce#
	.align 16
	.align 64
	.proc angle_series#
angle_series:
	.prologue 12, 85
	.spill 0
	.mmb
	.save ar.pfs, r86
	alloc r86 = ar.pfs, 8, 48, 8, 0
	.fframe 352
	adds r12 = -352, r12
	nop 0
	.mii
	mov r40 = r8
	.save rp, r85
	mov r85 = b0
	mov r87 = r1
	.body
	;;
	.mmi
	adds r14 = 360, r12
	adds r15 = 296, r12
	adds r50 = 32, r12
	.mmi
	adds r49 = 40, r12
	adds r48 = 48, r12
	adds r54 = 56, r12
	;;
	.mmi
	st8 [r14] = r39, 8
	st8 [r15] = r33
	adds r15 = 420, r12
	.mmi
	adds r56 = 328, r12
	adds r43 = 336, r12
	adds r60 = 288, r12
	;;
	.mmi
	ld8 r89 = [r14], 8
	adds r59 = 304, r12
	adds r58 = 312, r12
	.mmi
	adds r57 = 320, r12
	adds r61 = 120, r12
	adds r52 = 16, r12
	;;
	.mmi
	ld8 r16 = [r14], 8
	adds r51 = 24, r12
	mov r95 = r39
	.mmi
	st8 [r56] = r37
	st8 [r43] = r38
	mov r8 = r61
	;;
	.mmi
	ld4 r53 = [r15]
	st8 [r51] = r16
	mov r88 = r39
	.mmi
	st8 [r52] = r89
	mov r41 = r40
	adds r42 = 176, r12
	;;
	.mmi
	ld8 r15 = [r14], 8
	st8 [r60] = r32
	adds r47 = 192, r12
	.mmi
	st8 [r59] = r34
	adds r46 = 200, r12
	adds r45 = 208, r12
	;;
	.mmi
	st8 [r50] = r15
	ld8 r15 = [r14], 8
	adds r44 = 216, r12
	.mmi
	st8 [r58] = r35
	adds r55 = 224, r12
	adds r62 = 184, r12
	;;
	.mmi
	nop 0
	st8 [r49] = r15
	nop 0
	.mmi
	ld8 r15 = [r14], 8
	st8 [r57] = r36
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	st8 [r48] = r15
	adds r15 = 376, r12
	;;
	.mmi
	ld8 r90 = [r15]
	st8 [r54] = r14
	adds r15 = 384, r12
	.mmi
	adds r14 = 400, r12
	;;
	ld8 r91 = [r15]
	adds r15 = 392, r12
	.mii
	ld8 r93 = [r14]
	adds r14 = 408, r12
	;;
	nop 0
	.mmb
	ld8 r92 = [r15]
	ld8 r94 = [r14]
	br.call.sptk.many b0 = real_multiply#
	;;
	.mmi
	adds r14 = 128, r12
	mov r1 = r87
	adds r8 = 232, r12
	.mmi
	ld8 r88 = [r61]
	;;
	ld8 r89 = [r14]
	adds r14 = 136, r12
	;;
	.mmi
	ld8 r90 = [r14]
	nop 0
	adds r14 = 144, r12
	;;
	.mmi
	ld8 r91 = [r14]
	nop 0
	adds r14 = 152, r12
	;;
	.mmi
	ld8 r92 = [r14]
	nop 0
	adds r14 = 160, r12
	;;
	.mmi
	ld8 r93 = [r14]
	nop 0
	adds r14 = 168, r12
	;;
	.mib
	ld8 r94 = [r14]
	nop 0
	br.call.sptk.many b0 = real_negate#
	;;
	.mmi
	st8 [r41] = r0, 8
	ld8 r16 = [r60]
	cmp4.eq p6, p7 = 0, r38
	.mmi
	mov r1 = r87
	ld8 r15 = [r59]
	nop 0
	;;
	.mmi
	mov r14 = r41
	st8 [r42] = r16
	nop 0
	.mmi
	st8 [r47] = r15
	ld8 r16 = [r56]
	(p6) adds r56 = 52, r40
	;;
	.mmi
	st8 [r14] = r0, 8
	ld8 r15 = [r43]
	nop 0
	.mmi
	st8 [r44] = r16
	ld8 r18 = [r58]
	mov r43 = r0
	;;
	.mmi
	st8 [r14] = r0, 8
	ld8 r17 = [r57]
	nop 0
	.mmi
	st8 [r46] = r18
	;;
	st8 [r14] = r0, 8
	nop 0
	.mmi
	st8 [r45] = r17
	;;
	st8 [r14] = r0, 8
	nop 0
	.mmi
	st8 [r55] = r15
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mib
	st4 [r14] = r0
	nop 0
	(p6) br.cond.dptk .L67
	.mmi
	adds r56 = 52, r40
	mov r14 = r0
	adds r67 = 228, r12
	.mmi
	st8 [r41] = r43
	st8 [r62] = r33
	adds r84 = 16, r40
	;;
	.mmi
	st4 [r56] = r14
	ld8.a r14 = [r47]
	adds r83 = 24, r40
	.mmi
	st4 [r67] = r38
	adds r82 = 32, r40
	adds r81 = 40, r40
	;;
	.mmi
	st8 [r52] = r33
	adds r80 = 48, r40
	mov r8 = r40
	.mmi
	adds r79 = 240, r12
	mov r66 = r52
	adds r78 = 248, r12
	;;
	.mmi
	ld8.c.clr r14 = [r47]
	mov r65 = r51
	adds r77 = 256, r12
	.mmi
	mov r64 = r50
	adds r76 = 264, r12
	mov r63 = r49
	;;
	.mmi
	st8 [r51] = r14
	adds r75 = 272, r12
	mov r61 = r48
	.mmi
	adds r74 = 280, r12
	mov r60 = r47
	mov r59 = r46
	;;
	.mmi
	ld8 r14 = [r46]
	mov r58 = r45
	mov r57 = r44
	.mmi
	adds r73 = 72, r12
	adds r72 = 80, r12
	adds r71 = 88, r12
	;;
	.mmi
	st8 [r50] = r14
	adds r70 = 96, r12
	adds r69 = 104, r12
	.mmi
	adds r68 = 112, r12
	mov r52 = r66
	mov r47 = r60
	;;
	.mmi
	ld8 r14 = [r45]
	mov r51 = r65
	mov r46 = r59
	.mmi
	mov r50 = r64
	ld8.a r95 = [r42]
	mov r45 = r58
	;;
	.mmi
	st8 [r49] = r14
	nop 0
	mov r49 = r63
	;;
	.mmi
	nop 0
	ld8 r14 = [r44]
	mov r44 = r57
	.mmi
	ld8.a r88 = [r40]
	;;
	st8 [r48] = r14
	mov r48 = r61
	;;
	.mmi
	ld8 r14 = [r55]
	ld8.c.clr r95 = [r42]
	nop 0
	;;
	.mmi
	nop 0
	st8 [r54] = r14
	nop 0
	;;
	.mmi
	ld8.c.clr r88 = [r40]
	ld8 r89 = [r41]
	nop 0
	;;
	.mmi
	ld8 r90 = [r84]
	ld8 r91 = [r83]
	nop 0
	;;
	.mmi
	ld8 r92 = [r82]
	ld8 r93 = [r81]
	nop 0
	;;
	.mib
	ld8 r94 = [r80]
	nop 0
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	ld8 r14 = [r79]
	adds r15 = 232, r12
	mov r1 = r87
	.mmi
	adds r8 = 64, r12
	ld4 r38 = [r56]
	nop 0
	;;
	.mmi
	ld8 r43 = [r41]
	st8 [r66] = r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r78]
	;;
	st8 [r65] = r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r77]
	ld8.a r95 = [r15]
	nop 0
	;;
	.mmi
	st8 [r64] = r14
	;;
	ld8 r14 = [r76]
	nop 0
	.mmi
	ld8.a r88 = [r42]
	;;
	st8 [r63] = r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r75]
	ld8.a r89 = [r62]
	nop 0
	;;
	.mmi
	st8 [r61] = r14
	;;
	ld8 r14 = [r74]
	nop 0
	.mmi
	ld8.c.clr r95 = [r15]
	;;
	ld8.c.clr r88 = [r42]
	nop 0
	.mmi
	ld8.c.clr r89 = [r62]
	st8 [r54] = r14
	nop 0
	;;
	.mmi
	ld8 r90 = [r60]
	ld8 r91 = [r59]
	nop 0
	;;
	.mmi
	ld8 r92 = [r58]
	ld8 r93 = [r57]
	nop 0
	;;
	.mib
	ld8 r94 = [r55]
	nop 0
	br.call.sptk.many b0 = real_multiply#
	;;
	.mmi
	adds r95 = 1, r53
	adds r53 = 2, r53
	adds r14 = 64, r12
	.mmi
	mov r1 = r87
	ld8 r89 = [r73]
	mov r8 = r42
	;;
	.mmi
	setf.sig f6 = r95
	setf.sig f7 = r53
	nop 0
	.mmi
	ld8 r88 = [r14]
	ld8 r90 = [r72]
	nop 0
	;;
	.mmi
	ld8 r91 = [r71]
	ld8 r92 = [r70]
	nop 0
	;;
	.mmi
	ld8 r93 = [r69]
	ld8 r94 = [r68]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mib
	getf.sig r95 = f6
	nop 0
	br.call.sptk.many b0 = real_divide_small#
	;;
	.mmi
	ld4 r15 = [r67]
	nop 0
	adds r16 = -320, r43
	.mmi
	cmp4.eq p8, p9 = 0, r38
	nop 0
	mov r1 = r87
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L67
.L79:
	.pred.rel.mutex p8, p9
	.mib
	ld8 r33 = [r62]
	mov r14 = r38
	(p8) br.cond.spnt .L69
	;;
	.mib
	nop 0
	cmp.ge p6, p7 = r33, r16
	(p6) br.cond.dptk .L69
.L67:
	.mmb
	mov r8 = r40
	st8 [r41] = r43
	nop 0
	.mii
	st4 [r56] = r38
	mov b0 = r85
	;;
	mov ar.pfs = r86
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 352, r12
	br.ret.sptk.many b0
.L69:
	.body
	.copy_state 1
	.mmi
	nop 0
	st4 [r56] = r14
	mov r38 = r15
	.mmi
	ld8.a r14 = [r47]
	st8 [r41] = r43
	mov r8 = r40
	;;
	.mmi
	st4 [r67] = r38
	st8 [r62] = r33
	nop 0
	;;
	.mmi
	st8 [r52] = r33
	nop 0
	mov r52 = r66
	;;
	.mmi
	ld8.c.clr r14 = [r47]
	nop 0
	mov r47 = r60
	;;
	.mmi
	st8 [r51] = r14
	nop 0
	mov r51 = r65
	;;
	.mmi
	nop 0
	ld8 r14 = [r46]
	mov r46 = r59
	.mmi
	ld8.a r95 = [r42]
	;;
	st8 [r50] = r14
	mov r50 = r64
	;;
	.mmi
	nop 0
	ld8 r14 = [r45]
	mov r45 = r58
	.mmi
	ld8.a r88 = [r40]
	;;
	st8 [r49] = r14
	mov r49 = r63
	;;
	.mmi
	nop 0
	ld8 r14 = [r44]
	mov r44 = r57
	.mmi
	ld8.a r89 = [r41]
	;;
	st8 [r48] = r14
	mov r48 = r61
	;;
	.mmi
	ld8 r14 = [r55]
	ld8.c.clr r95 = [r42]
	nop 0
	;;
	.mmi
	nop 0
	st8 [r54] = r14
	nop 0
	;;
	.mmi
	ld8.c.clr r88 = [r40]
	ld8.c.clr r89 = [r41]
	nop 0
	;;
	.mmi
	ld8 r90 = [r84]
	ld8 r91 = [r83]
	nop 0
	;;
	.mmi
	ld8 r92 = [r82]
	ld8 r93 = [r81]
	nop 0
	;;
	.mib
	ld8 r94 = [r80]
	nop 0
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	ld8 r14 = [r79]
	adds r15 = 232, r12
	mov r1 = r87
	.mmi
	adds r8 = 64, r12
	ld4 r38 = [r56]
	nop 0
	;;
	.mmi
	ld8 r43 = [r41]
	st8 [r66] = r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r78]
	;;
	st8 [r65] = r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r77]
	ld8.a r95 = [r15]
	nop 0
	;;
	.mmi
	st8 [r64] = r14
	;;
	ld8 r14 = [r76]
	nop 0
	.mmi
	ld8.a r88 = [r42]
	;;
	st8 [r63] = r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r75]
	ld8.a r89 = [r62]
	nop 0
	;;
	.mmi
	st8 [r61] = r14
	;;
	ld8 r14 = [r74]
	nop 0
	.mmi
	ld8.c.clr r95 = [r15]
	;;
	ld8.c.clr r88 = [r42]
	nop 0
	.mmi
	ld8.c.clr r89 = [r62]
	st8 [r54] = r14
	nop 0
	;;
	.mmi
	ld8 r90 = [r60]
	ld8 r91 = [r59]
	nop 0
	;;
	.mmi
	ld8 r92 = [r58]
	ld8 r93 = [r57]
	nop 0
	;;
	.mib
	ld8 r94 = [r55]
	nop 0
	br.call.sptk.many b0 = real_multiply#
	;;
	.mmi
	adds r95 = 1, r53
	adds r53 = 2, r53
	adds r14 = 64, r12
	.mmi
	mov r1 = r87
	ld8 r89 = [r73]
	mov r8 = r42
	;;
	.mmi
	setf.sig f6 = r95
	setf.sig f7 = r53
	nop 0
	.mmi
	ld8 r88 = [r14]
	ld8 r90 = [r72]
	nop 0
	;;
	.mmi
	ld8 r91 = [r71]
	ld8 r92 = [r70]
	nop 0
	;;
	.mmi
	ld8 r93 = [r69]
	ld8 r94 = [r68]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mib
	getf.sig r95 = f6
	nop 0
	br.call.sptk.many b0 = real_divide_small#
	;;
	.mmi
	ld4 r15 = [r67]
	nop 0
	adds r16 = -320, r43
	.mmi
	cmp4.eq p8, p9 = 0, r38
	nop 0
	mov r1 = r87
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L67
	.mib
	nop 0
	nop 0
	br .L79
	.endp angle_series#
	.align 16
	.align 64
	.proc sine#
sine:
	.prologue 12, 41
	.mmi
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 8, 4, 8, 0
	.fframe 192
	adds r12 = -192, r12
	.save rp, r41
	mov r41 = b0
	.mmi
	mov r43 = r1
	.body
	nop 0
	mov r40 = r8
	;;
	.mii
	adds r14 = 144, r12
	tbit.z p6, p7 = r39, 0
	adds r15 = 68, r12
	;;
	.mmi
	st8 [r14] = r32
	nop 0
	adds r14 = 152, r12
	;;
	.mmi
	st8 [r14] = r33
	nop 0
	adds r14 = 160, r12
	;;
	.mmi
	st8 [r14] = r34
	nop 0
	adds r14 = 168, r12
	;;
	.mmi
	st8 [r14] = r35
	nop 0
	adds r14 = 176, r12
	;;
	.mmi
	st8 [r14] = r36
	nop 0
	adds r14 = 184, r12
	;;
	.mmi
	st8 [r14] = r37
	nop 0
	adds r14 = 192, r12
	;;
	.mib
	st8 [r14] = r38
	adds r14 = 16, r12
	(p6) br.cond.dptk .L81
	;;
	.mmi
	st4 [r15] = r0
	st8 [r14] = r33
	adds r14 = 24, r12
	.mlx
	mov r51 = r32
	movl r15 = @gprel(one#)
	;;
	.mmi
	st8 [r14] = r34
	nop 0
	adds r14 = 32, r12
	.mmi
	add r15 = r1, r15
	nop 0
	adds r8 = 80, r12
	;;
	.mmi
	st8 [r14] = r35
	adds r14 = 40, r12
	mov r16 = r15
	.mmi
	adds r20 = 16, r15
	adds r19 = 24, r15
	adds r18 = 32, r15
	;;
	.mmi
	st8 [r14] = r36
	adds r14 = 48, r12
	adds r17 = 40, r15
	.mmi
	ld8 r44 = [r16], 8
	ld8 r46 = [r20]
	adds r15 = 48, r15
	;;
	.mmi
	st8 [r14] = r37
	nop 0
	adds r14 = 56, r12
	.mmi
	ld8 r45 = [r16]
	ld8 r47 = [r19]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r48 = [r18]
	nop 0
	.mmi
	st8 [r14] = r38
	ld8 r49 = [r17]
	nop 0
	;;
	.mib
	ld8 r50 = [r15]
	nop 0
	br.call.sptk.many b0 = angle_series#
	;;
	.mib
	mov r1 = r43
	tbit.z p6, p7 = r39, 1
	(p7) br.cond.dpnt .L87
.L83:
	.mmi
	adds r17 = 80, r12
	mov r14 = r40
	adds r15 = 88, r12
	.mmi
	mov r8 = r40
	;;
	ld8 r16 = [r17]
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15], 8
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15], 8
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15], 8
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15], 8
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15], 8
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r15 = [r15]
	nop 0
	;;
	.mii
	st8 [r14] = r15
	mov b0 = r41
	;;
	mov ar.pfs = r42
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 192, r12
	br.ret.sptk.many b0
	;;
.L81:
	.body
	.copy_state 1
	.mmi
	addl r16 = 1, r0
	mov r45 = r33
	mov r46 = r34
	.mmi
	mov r47 = r35
	mov r51 = r32
	adds r8 = 80, r12
	;;
	.mmi
	st4 [r15] = r16
	st8 [r14] = r33
	adds r14 = 24, r12
	.mmi
	mov r44 = r32
	mov r48 = r36
	mov r49 = r37
	;;
	.mmi
	st8 [r14] = r34
	adds r14 = 32, r12
	mov r50 = r38
	;;
	.mmi
	st8 [r14] = r35
	nop 0
	adds r14 = 40, r12
	;;
	.mmi
	st8 [r14] = r36
	nop 0
	adds r14 = 48, r12
	;;
	.mmi
	st8 [r14] = r37
	nop 0
	adds r14 = 56, r12
	;;
	.mib
	st8 [r14] = r38
	nop 0
	br.call.sptk.many b0 = angle_series#
	;;
	.mib
	mov r1 = r43
	tbit.z p6, p7 = r39, 1
	(p6) br.cond.dptk .L83
.L87:
	.mmi
	adds r14 = 80, r12
	nop 0
	mov r8 = r40
	;;
	.mmi
	ld8 r44 = [r14]
	nop 0
	adds r14 = 88, r12
	;;
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	ld8 r46 = [r14]
	nop 0
	adds r14 = 104, r12
	;;
	.mmi
	ld8 r47 = [r14]
	nop 0
	adds r14 = 112, r12
	;;
	.mmi
	ld8 r48 = [r14]
	nop 0
	adds r14 = 120, r12
	;;
	.mmi
	ld8 r49 = [r14]
	nop 0
	adds r14 = 128, r12
	;;
	.mib
	ld8 r50 = [r14]
	nop 0
	br.call.sptk.many b0 = real_negate#
	;;
	.mmi
	mov r8 = r40
	mov r1 = r43
	mov b0 = r41
	;;
	.mii
	nop 0
	mov ar.pfs = r42
	nop 0
	.mmb
	.restore sp
	adds r12 = 192, r12
	nop 0
	br.ret.sptk.many b0
	.endp sine#
	.align 16
	.align 64
	.proc atan_of_small#
atan_of_small:
	.prologue 12, 100
	.mmi
	.save ar.pfs, r101
	alloc r101 = ar.pfs, 7, 64, 8, 0
	.fframe 624
	adds r12 = -624, r12
	.save rp, r100
	mov r100 = b0
	.mlx
	mov r102 = r1
	.body
	movl r52 = @gprel(one#)
	;;
	.mmi
	add r52 = r1, r52
	adds r62 = 592, r12
	adds r61 = 600, r12
	.mmi
	adds r60 = 608, r12
	adds r59 = 616, r12
	adds r53 = 16, r12
	;;
	.mmi
	adds r54 = 24, r12
	adds r55 = 32, r12
	adds r56 = 40, r12
	.mmi
	adds r57 = 48, r12
	adds r45 = 576, r12
	adds r58 = 624, r12
	;;
	.mmi
	mov r63 = r0
	adds r71 = 288, r12
	adds r39 = 56, r12
	.mmi
	adds r74 = 232, r12
	adds r75 = 296, r12
	adds r76 = 304, r12
	;;
	.mmi
	adds r77 = 312, r12
	adds r79 = 320, r12
	adds r81 = 328, r12
	.mmi
	adds r83 = 336, r12
	adds r73 = 176, r12
	adds r93 = 240, r12
	;;
	.mmi
	adds r94 = 248, r12
	adds r95 = 256, r12
	adds r96 = 264, r12
	.mmi
	adds r97 = 272, r12
	adds r98 = 280, r12
	adds r72 = 120, r12
	;;
	.mmi
	adds r87 = 184, r12
	adds r88 = 192, r12
	adds r89 = 200, r12
	.mmi
	adds r90 = 208, r12
	adds r91 = 216, r12
	adds r92 = 224, r12
	;;
	.mmi
	adds r78 = 128, r12
	adds r80 = 136, r12
	adds r82 = 144, r12
	.mmi
	adds r84 = 152, r12
	adds r85 = 160, r12
	adds r86 = 168, r12
	;;
	.mmi
	mov r47 = r62
	mov r48 = r61
	mov r49 = r60
	.mmi
	mov r50 = r59
	mov r40 = r53
	mov r41 = r54
	;;
	.mmi
	mov r42 = r55
	mov r43 = r56
	mov r44 = r57
	.mmi
	adds r65 = 8, r52
	adds r66 = 16, r52
	adds r67 = 24, r52
	;;
	.mmi
	adds r68 = 32, r52
	adds r69 = 40, r52
	adds r70 = 48, r52
	.mmi
	mov r51 = r38
	mov r99 = r8
	adds r46 = 584, r12
	;;
	.mmi
	st8 [r45] = r32
	nop 0
	adds r64 = 628, r12
	.mmi
	st8 [r62] = r34
	nop 0
	cmp.gt p6, p7 = -2, r33
	;;
	.mmi
	st8 [r61] = r35
	st8 [r60] = r36
	nop 0
	;;
	.mmi
	nop 0
	st8 [r59] = r37
	nop 0
	.mmb
	st8 [r58] = r38
	nop 0
	(p6) br.cond.dpnt .L94
	.align 32
.L90:
	.mmi
	ld8.a r14 = [r62]
	st4 [r64] = r51
	mov r104 = r33
	.mmi
	st8 [r46] = r33
	mov r8 = r71
	adds r63 = 1, r63
	;;
	.mmi
	st8 [r53] = r33
	nop 0
	mov r53 = r40
	;;
	.mmi
	ld8.c.clr r14 = [r62]
	nop 0
	mov r62 = r47
	;;
	.mmi
	st8 [r54] = r14
	nop 0
	mov r54 = r41
	;;
	.mmi
	nop 0
	ld8 r14 = [r61]
	mov r61 = r48
	.mmi
	ld8.a r110 = [r45]
	;;
	st8 [r55] = r14
	mov r103 = r110
	.mmi
	mov r55 = r42
	;;
	ld8 r14 = [r60]
	mov r60 = r49
	.mmi
	ld8.a r109 = [r58]
	;;
	st8 [r56] = r14
	mov r56 = r43
	;;
	.mmi
	nop 0
	ld8 r14 = [r59]
	mov r59 = r50
	.mmi
	ld8.a r105 = [r47]
	;;
	st8 [r57] = r14
	mov r57 = r44
	;;
	.mmi
	ld8.c.clr r109 = [r58]
	ld8.c.clr r105 = [r47]
	nop 0
	;;
	.mmi
	ld8 r106 = [r48]
	chk.a.clr r110, .L106
.L107:
	nop 0
	.mmi
	st8 [r39] = r109
	;;
	ld8 r107 = [r49]
	nop 0
	.mmb
	ld8 r108 = [r50]
	nop 0
	br.call.sptk.many b0 = real_multiply#
	;;
	.mmi
	ld8 r14 = [r75]
	mov r1 = r102
	mov r8 = r74
	.mmi
	ld8 r103 = [r52]
	;;
	st8 [r40] = r14
	nop 0
	.mmi
	ld8 r104 = [r65]
	ld8 r105 = [r66]
	nop 0
	;;
	.mmi
	ld8 r14 = [r76]
	ld8 r106 = [r67]
	nop 0
	;;
	.mmi
	st8 [r41] = r14
	ld8 r107 = [r68]
	nop 0
	.mmi
	ld8 r108 = [r69]
	;;
	ld8 r14 = [r77]
	nop 0
	.mmi
	ld8 r109 = [r70]
	;;
	st8 [r42] = r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r79]
	ld8.a r110 = [r71]
	nop 0
	;;
	.mmi
	st8 [r43] = r14
	;;
	ld8 r14 = [r81]
	nop 0
	;;
	.mmi
	nop 0
	st8 [r44] = r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r83]
	ld8.c.clr r110 = [r71]
	nop 0
	;;
	.mib
	st8 [r39] = r14
	nop 0
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	mov r1 = r102
	nop 0
	mov r8 = r73
	.mmi
	ld8 r103 = [r74]
	ld8 r104 = [r93]
	nop 0
	;;
	.mmi
	ld8 r105 = [r94]
	ld8 r106 = [r95]
	nop 0
	;;
	.mmi
	ld8 r107 = [r96]
	ld8 r108 = [r97]
	nop 0
	;;
	.mib
	ld8 r109 = [r98]
	nop 0
	br.call.sptk.many b0 = real_sqrt#
	;;
	.mmi
	ld8 r14 = [r87]
	mov r1 = r102
	mov r8 = r72
	.mmi
	ld8 r103 = [r52]
	;;
	st8 [r40] = r14
	nop 0
	.mmi
	ld8 r104 = [r65]
	ld8 r105 = [r66]
	nop 0
	;;
	.mmi
	ld8 r14 = [r88]
	ld8 r106 = [r67]
	nop 0
	;;
	.mmi
	st8 [r41] = r14
	ld8 r107 = [r68]
	nop 0
	.mmi
	ld8 r108 = [r69]
	;;
	ld8 r14 = [r89]
	nop 0
	.mmi
	ld8 r109 = [r70]
	;;
	st8 [r42] = r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r90]
	ld8.a r110 = [r73]
	nop 0
	;;
	.mmi
	st8 [r43] = r14
	;;
	ld8 r14 = [r91]
	nop 0
	;;
	.mmi
	nop 0
	st8 [r44] = r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r92]
	ld8.c.clr r110 = [r73]
	nop 0
	;;
	.mib
	st8 [r39] = r14
	nop 0
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	ld8 r14 = [r78]
	mov r1 = r102
	mov r8 = r45
	;;
	.mmi
	st8 [r40] = r14
	;;
	ld8 r14 = [r80]
	nop 0
	;;
	.mmi
	st8 [r41] = r14
	;;
	ld8 r14 = [r82]
	nop 0
	.mmi
	ld8.a r110 = [r72]
	;;
	st8 [r42] = r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r84]
	ld8.a r103 = [r45]
	nop 0
	;;
	.mmi
	st8 [r43] = r14
	;;
	ld8 r14 = [r85]
	nop 0
	.mmi
	ld8.a r104 = [r46]
	;;
	st8 [r44] = r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r86]
	ld8.c.clr r110 = [r72]
	nop 0
	;;
	.mmi
	nop 0
	st8 [r39] = r14
	nop 0
	;;
	.mmi
	ld8.c.clr r103 = [r45]
	ld8.c.clr r104 = [r46]
	nop 0
	;;
	.mmi
	ld8 r105 = [r47]
	ld8 r106 = [r48]
	nop 0
	;;
	.mmi
	ld8 r107 = [r49]
	ld8 r108 = [r50]
	nop 0
	;;
	.mib
	ld8 r109 = [r58]
	nop 0
	br.call.sptk.many b0 = real_divide#
	;;
	.mmi
	nop 0
	ld8 r33 = [r46]
	mov r1 = r102
	.mmi
	nop 0
	ld4 r51 = [r64]
	nop 0
	;;
	.mib
	nop 0
	cmp.le p6, p7 = -2, r33
	(p6) br.cond.dptk .L90
	.mii
	nop 0
	sxt4 r63 = r63
	nop 0
.L89:
	.mmi
	ld8.a r14 = [r62]
	st4 [r64] = r51
	adds r40 = 616, r12
	.mmi
	st8 [r46] = r33
	adds r69 = 592, r12
	adds r68 = 600, r12
	;;
	.mmi
	st8 [r53] = r33
	adds r67 = 608, r12
	adds r8 = 64, r12
	.mmi
	mov r104 = r33
	adds r41 = 456, r12
	adds r49 = 472, r12
	;;
	.mmi
	ld8.c.clr r14 = [r62]
	adds r48 = 480, r12
	adds r47 = 488, r12
	.mmi
	adds r44 = 496, r12
	adds r43 = 504, r12
	adds r42 = 400, r12
	;;
	.mmi
	st8 [r54] = r14
	adds r52 = 408, r12
	adds r62 = 416, r12
	.mmi
	adds r64 = 424, r12
	adds r65 = 432, r12
	adds r66 = 440, r12
	;;
	.mmi
	ld8 r14 = [r61]
	adds r50 = 344, r12
	adds r61 = 448, r12
	.mmi
	adds r70 = 360, r12
	adds r71 = 368, r12
	adds r72 = 376, r12
	;;
	.mmi
	nop 0
	st8 [r55] = r14
	adds r73 = 384, r12
	.mmi
	adds r74 = 392, r12
	adds r75 = 464, r12
	adds r76 = 352, r12
	;;
	.mmi
	ld8 r14 = [r60]
	ld8.a r110 = [r45]
	nop 0
	;;
	.mmi
	st8 [r56] = r14
	nop 0
	mov r103 = r110
	;;
	.mmi
	ld8 r14 = [r59]
	ld8.a r109 = [r58]
	nop 0
	;;
	.mmi
	nop 0
	st8 [r57] = r14
	nop 0
	;;
	.mmi
	ld8.c.clr r109 = [r58]
	chk.a.clr r110, .L108
.L109:
	nop 0
	;;
	.mmi
	ld8 r105 = [r69]
	ld8 r106 = [r68]
	nop 0
	.mmi
	st8 [r39] = r109
	;;
	ld8 r108 = [r40]
	nop 0
	.mmb
	ld8 r107 = [r67]
	nop 0
	br.call.sptk.many b0 = real_multiply#
	;;
	.mmi
	adds r14 = 64, r12
	mov r1 = r102
	adds r8 = 512, r12
	;;
	.mmi
	ld8 r103 = [r14]
	nop 0
	adds r14 = 72, r12
	;;
	.mmi
	ld8 r104 = [r14]
	nop 0
	adds r14 = 80, r12
	;;
	.mmi
	ld8 r105 = [r14]
	nop 0
	adds r14 = 88, r12
	;;
	.mmi
	ld8 r106 = [r14]
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	ld8 r107 = [r14]
	nop 0
	adds r14 = 104, r12
	;;
	.mmi
	ld8 r108 = [r14]
	nop 0
	adds r14 = 112, r12
	;;
	.mib
	ld8 r109 = [r14]
	nop 0
	br.call.sptk.many b0 = real_negate#
	;;
	.mmi
	ld8 r19 = [r45]
	st8 [r41] = r0
	cmp4.eq p6, p7 = 0, r51
	.mmi
	st8 [r49] = r0
	ld8 r15 = [r40]
	mov r1 = r102
	;;
	.mmi
	ld8 r18 = [r69]
	st8 [r48] = r0
	nop 0
	.mmi
	st8 [r47] = r0
	mov r40 = r0
	(p6) adds r45 = 508, r12
	;;
	.mmi
	ld8 r17 = [r68]
	st8 [r44] = r0
	nop 0
	.mmi
	st4 [r43] = r0
	ld8 r16 = [r67]
	nop 0
	;;
	.mmi
	ld8 r14 = [r58]
	st8 [r42] = r19
	nop 0
	.mmi
	st8 [r62] = r18
	ld8 r20 = [r46]
	nop 0
	;;
	.mmi
	st8 [r52] = r20
	st8 [r64] = r17
	nop 0
	;;
	.mmi
	st8 [r65] = r16
	st8 [r66] = r15
	nop 0
	;;
	.mmi
	st8 [r61] = r14
	st8 [r50] = r19
	nop 0
	;;
	.mmi
	st8 [r70] = r18
	st8 [r71] = r17
	nop 0
	;;
	.mmi
	st8 [r72] = r16
	st8 [r73] = r15
	nop 0
	;;
	.mib
	st8 [r74] = r14
	nop 0
	(p6) br.cond.dptk .L91
	.mmi
	adds r45 = 508, r12
	mov r14 = r0
	adds r69 = 396, r12
	.mmi
	st8 [r75] = r40
	st8 [r76] = r33
	mov r104 = r40
	;;
	.mmi
	st4 [r45] = r14
	ld8.a r14 = [r70]
	mov r8 = r41
	.mmi
	st4 [r69] = r51
	adds r82 = 520, r12
	adds r81 = 528, r12
	;;
	.mmi
	st8 [r53] = r33
	adds r68 = 16, r12
	adds r67 = 24, r12
	.mmi
	adds r80 = 536, r12
	adds r79 = 544, r12
	adds r78 = 552, r12
	;;
	.mmi
	ld8.c.clr r14 = [r70]
	adds r77 = 560, r12
	adds r60 = 32, r12
	.mmi
	adds r59 = 40, r12
	adds r58 = 48, r12
	addl r46 = 3, r0
	;;
	.mmi
	st8 [r54] = r14
	mov r53 = r68
	mov r54 = r67
	;;
	.mmi
	ld8 r14 = [r71]
	ld8.a r110 = [r50]
	nop 0
	;;
	.mmi
	st8 [r55] = r14
	nop 0
	mov r55 = r60
	;;
	.mmi
	ld8 r14 = [r72]
	ld8.a r103 = [r41]
	nop 0
	;;
	.mmi
	st8 [r56] = r14
	nop 0
	mov r56 = r59
	;;
	.mmi
	ld8 r14 = [r73]
	ld8.a r105 = [r49]
	nop 0
	;;
	.mmi
	st8 [r57] = r14
	nop 0
	mov r57 = r58
	;;
	.mmi
	ld8 r14 = [r74]
	ld8.c.clr r110 = [r50]
	nop 0
	;;
	.mmi
	ld8.c.clr r103 = [r41]
	ld8.c.clr r105 = [r49]
	nop 0
	.mmi
	st8 [r39] = r14
	;;
	ld8 r106 = [r48]
	nop 0
	.mmi
	ld8 r107 = [r47]
	;;
	ld8 r108 = [r44]
	nop 0
	.mmb
	ld8 r109 = [r43]
	nop 0
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	ld8 r15 = [r82]
	nop 0
	mov r1 = r102
	.mmi
	mov r8 = r42
	ld8 r14 = [r81]
	nop 0
	;;
	.mmi
	st8 [r68] = r15
	st8 [r67] = r14
	nop 0
	.mmi
	ld8 r16 = [r79]
	ld8 r15 = [r78]
	nop 0
	;;
	.mmi
	ld8 r17 = [r80]
	st8 [r59] = r16
	nop 0
	.mmi
	ld8 r14 = [r77]
	;;
	st8 [r60] = r17
	nop 0
	.mmi
	ld4 r51 = [r45]
	;;
	ld8 r40 = [r75]
	nop 0
	.mmi
	st8 [r58] = r15
	st8 [r39] = r14
	adds r14 = 512, r12
	;;
	.mmi
	ld8 r110 = [r14]
	ld8 r103 = [r42]
	nop 0
	;;
	.mmi
	ld8 r104 = [r52]
	ld8 r105 = [r62]
	nop 0
	;;
	.mmi
	ld8 r106 = [r64]
	ld8 r107 = [r65]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r108 = [r66]
	nop 0
	.mmb
	ld8 r109 = [r61]
	nop 0
	br.call.sptk.many b0 = real_multiply#
	;;
	.mmi
	mov r1 = r102
	mov r8 = r50
	mov r110 = r46
	.mmi
	ld8 r103 = [r42]
	ld8 r104 = [r52]
	nop 0
	;;
	.mmi
	ld8 r105 = [r62]
	ld8 r106 = [r64]
	nop 0
	;;
	.mmi
	ld8 r107 = [r65]
	ld8 r108 = [r66]
	nop 0
	;;
	.mib
	ld8 r109 = [r61]
	nop 0
	br.call.sptk.many b0 = real_divide_small#
	;;
	.mmi
	ld4 r15 = [r69]
	nop 0
	adds r16 = -320, r40
	.mmi
	cmp4.eq p8, p9 = 0, r51
	nop 0
	mov r1 = r102
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L91
.L105:
	.pred.rel.mutex p8, p9
	.mmi
	ld8 r33 = [r76]
	nop 0
	mov r14 = r51
	.mmb
	adds r46 = 2, r46
	nop 0
	(p8) br.cond.spnt .L93
	;;
	.mib
	nop 0
	cmp.ge p6, p7 = r33, r16
	(p6) br.cond.dptk .L93
.L91:
	.mmi
	st4 [r45] = r51
	mov r8 = r99
	mov r110 = r63
	.mmi
	mov r104 = r40
	;;
	ld8 r103 = [r41]
	nop 0
	.mmi
	ld8 r105 = [r49]
	;;
	ld8 r106 = [r48]
	nop 0
	.mmi
	ld8 r107 = [r47]
	;;
	ld8 r108 = [r44]
	nop 0
	.mmb
	ld8 r109 = [r43]
	nop 0
	br.call.sptk.many b0 = real_scale#
	;;
	.mmi
	mov r8 = r99
	mov r1 = r102
	mov b0 = r100
	;;
	.mii
	nop 0
	mov ar.pfs = r101
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 624, r12
	nop 0
	br.ret.sptk.many b0
.L93:
	.body
	.copy_state 1
	.mmi
	st4 [r45] = r14
	mov r51 = r15
	mov r104 = r40
	.mmi
	ld8.a r14 = [r70]
	st8 [r75] = r40
	mov r8 = r41
	;;
	.mmi
	st4 [r69] = r51
	st8 [r76] = r33
	nop 0
	;;
	.mmi
	st8 [r53] = r33
	nop 0
	mov r53 = r68
	;;
	.mmi
	ld8.c.clr r14 = [r70]
	;;
	st8 [r54] = r14
	mov r54 = r67
	;;
	.mmi
	ld8 r14 = [r71]
	ld8.a r110 = [r50]
	nop 0
	;;
	.mmi
	st8 [r55] = r14
	nop 0
	mov r55 = r60
	;;
	.mmi
	ld8 r14 = [r72]
	ld8.a r103 = [r41]
	nop 0
	;;
	.mmi
	st8 [r56] = r14
	nop 0
	mov r56 = r59
	;;
	.mmi
	ld8 r14 = [r73]
	ld8.a r105 = [r49]
	nop 0
	;;
	.mmi
	st8 [r57] = r14
	nop 0
	mov r57 = r58
	;;
	.mmi
	ld8 r14 = [r74]
	ld8.c.clr r110 = [r50]
	nop 0
	;;
	.mmi
	ld8.c.clr r103 = [r41]
	ld8.c.clr r105 = [r49]
	nop 0
	.mmi
	st8 [r39] = r14
	;;
	ld8 r106 = [r48]
	nop 0
	.mmi
	ld8 r107 = [r47]
	;;
	ld8 r108 = [r44]
	nop 0
	.mmb
	ld8 r109 = [r43]
	nop 0
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	ld8 r15 = [r82]
	nop 0
	mov r1 = r102
	.mmi
	mov r8 = r42
	ld8 r14 = [r81]
	nop 0
	;;
	.mmi
	ld8 r16 = [r79]
	ld8 r17 = [r80]
	nop 0
	.mmi
	st8 [r68] = r15
	st8 [r67] = r14
	nop 0
	;;
	.mmi
	ld8 r15 = [r78]
	ld8 r14 = [r77]
	nop 0
	.mmi
	st8 [r60] = r17
	st8 [r59] = r16
	nop 0
	;;
	.mmi
	ld4 r51 = [r45]
	ld8 r40 = [r75]
	nop 0
	.mmi
	st8 [r58] = r15
	st8 [r39] = r14
	adds r14 = 512, r12
	;;
	.mmi
	ld8 r110 = [r14]
	ld8 r103 = [r42]
	nop 0
	;;
	.mmi
	ld8 r104 = [r52]
	ld8 r105 = [r62]
	nop 0
	;;
	.mmi
	ld8 r106 = [r64]
	ld8 r107 = [r65]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r108 = [r66]
	nop 0
	.mmb
	ld8 r109 = [r61]
	nop 0
	br.call.sptk.many b0 = real_multiply#
	;;
	.mmi
	mov r1 = r102
	mov r8 = r50
	mov r110 = r46
	.mmi
	ld8 r103 = [r42]
	ld8 r104 = [r52]
	nop 0
	;;
	.mmi
	ld8 r105 = [r62]
	ld8 r106 = [r64]
	nop 0
	;;
	.mmi
	ld8 r107 = [r65]
	ld8 r108 = [r66]
	nop 0
	;;
	.mib
	ld8 r109 = [r61]
	nop 0
	br.call.sptk.many b0 = real_divide_small#
	;;
	.mmi
	ld4 r15 = [r69]
	nop 0
	adds r16 = -320, r40
	.mmi
	cmp4.eq p8, p9 = 0, r51
	nop 0
	mov r1 = r102
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L91
	.mib
	nop 0
	nop 0
	br .L105
.L94:
	.mmi
	mov r63 = r0
	adds r53 = 16, r12
	adds r54 = 24, r12
	.mmi
	adds r55 = 32, r12
	adds r56 = 40, r12
	adds r57 = 48, r12
	;;
	.mib
	nop 0
	adds r39 = 56, r12
	br .L89
.L106:
	.mmi
	nop 0
	ld8 r110 = [r45]
	nop 0
	;;
	.mib
	nop 0
	mov r103 = r110
	br .L107
.L108:
	.mmi
	nop 0
	ld8 r110 = [r45]
	nop 0
	;;
	.mib
	nop 0
	mov r103 = r110
	br .L109
	.endp atan_of_small#
	.align 16
	.align 64
	.global real_exp#
	.type	real_exp#, @function
	.proc real_exp#
real_exp:
	.prologue 12, 62
	.mmi
	.save ar.pfs, r63
	alloc r63 = ar.pfs, 7, 26, 8, 0
	.fframe 336
	adds r12 = -336, r12
	mov r64 = r1
	.mlx
	mov r42 = r8
	movl r14 = @gprel(one#)
	;;
	.mmi
	adds r43 = 288, r12
	adds r49 = 296, r12
	adds r48 = 304, r12
	.mmi
	adds r47 = 312, r12
	adds r46 = 320, r12
	adds r45 = 328, r12
	;;
	.mmi
	adds r44 = 336, r12
	add r14 = r1, r14
	.save rp, r62
	mov r62 = b0
	.body
	.mmi
	st8 [r43] = r32
	mov r66 = r33
	cmp.ge p6, p7 = 16, r33
	;;
	.mmi
	st8 [r49] = r33
	st8 [r48] = r34
	mov r15 = r14
	.mmi
	adds r19 = 16, r14
	adds r18 = 24, r14
	adds r17 = 32, r14
	;;
	.mmi
	st8 [r47] = r35
	st8 [r46] = r36
	nop 0
	;;
	.mmi
	nop 0
	st8 [r45] = r37
	nop 0
	.mmb
	st8 [r44] = r38
	nop 0
	(p6) br.cond.dpnt .L111
	;;
	.mmi
	ld4 r16 = [r43]
	ld8 r65 = [r15], 8
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r16
	adds r16 = 40, r14
	adds r14 = 48, r14
	.mmi
	ld8 r67 = [r19]
	ld8 r66 = [r15]
	nop 0
	;;
	.mmi
	(p6) addl r72 = 100000, r0
	ld8 r68 = [r18]
	nop 0
	.mii
	ld8 r69 = [r17]
	nop 0
	;;
	(p7) addl r72 = -100000, r0
	.mmb
	ld8 r70 = [r16]
	ld8 r71 = [r14]
	br.call.sptk.many b0 = real_scale#
	;;
	.mmi
	mov r8 = r42
	mov r1 = r64
	mov b0 = r62
	;;
	.mii
	nop 0
	mov ar.pfs = r63
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 336, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L111:
	.body
	.copy_state 1
	.mlx
	adds r39 = 16, r12
	movl r51 = @gprel(log_2#)
	.mmi
	adds r61 = 176, r12
	mov r65 = r32
	mov r67 = r34
	;;
	.mmi
	add r51 = r1, r51
	mov r40 = r39
	mov r8 = r61
	.mmi
	mov r68 = r35
	mov r69 = r36
	mov r70 = r37
	;;
	.mmi
	adds r41 = 8, r51
	ld8 r72 = [r51]
	mov r71 = r38
	.mmi
	adds r50 = 232, r12
	adds r58 = 120, r12
	adds r57 = 240, r12
	;;
	.mmi
	mov r14 = r41
	adds r41 = 16, r51
	adds r56 = 248, r12
	.mmi
	adds r55 = 256, r12
	adds r54 = 264, r12
	adds r53 = 272, r12
	;;
	.mmi
	ld8 r60 = [r14], 8
	nop 0
	adds r52 = 280, r12
	;;
	.mmi
	ld8 r15 = [r14], 8
	st8 [r39] = r60
	adds r39 = 24, r12
	;;
	.mmi
	st8 [r39] = r15
	ld8 r15 = [r14], 8
	adds r39 = 32, r12
	;;
	.mmi
	st8 [r39] = r15
	ld8 r15 = [r14], 8
	adds r39 = 40, r12
	;;
	.mmi
	st8 [r39] = r15
	ld8 r15 = [r14], 8
	adds r39 = 48, r12
	;;
	.mmi
	ld8 r59 = [r14]
	st8 [r39] = r15
	adds r39 = 56, r12
	;;
	.mib
	st8 [r39] = r59
	nop 0
	br.call.sptk.many b0 = real_divide#
	;;
	.mmi
	adds r14 = 184, r12
	mov r1 = r64
	nop 0
	.mmi
	mov r8 = r50
	ld8 r65 = [r61]
	addl r72 = 1, r0
	;;
	.mmi
	ld8 r66 = [r14]
	nop 0
	adds r14 = 192, r12
	;;
	.mmi
	ld8 r67 = [r14]
	nop 0
	adds r14 = 200, r12
	;;
	.mmi
	ld8 r68 = [r14]
	nop 0
	adds r14 = 208, r12
	;;
	.mmi
	ld8 r69 = [r14]
	nop 0
	adds r14 = 216, r12
	;;
	.mmi
	ld8 r70 = [r14]
	nop 0
	adds r14 = 224, r12
	;;
	.mib
	ld8 r71 = [r14]
	nop 0
	br.call.sptk.many b0 = real_to_integer#
	;;
	.mmi
	ld8 r15 = [r41], 8
	st8 [r40] = r60
	adds r40 = 24, r12
	.mmi
	mov r1 = r64
	st8 [r39] = r59
	mov r8 = r58
	;;
	.mmi
	st8 [r40] = r15
	ld8 r15 = [r41], 8
	adds r40 = 32, r12
	.mmi
	nop 0
	ld8 r72 = [r51]
	nop 0
	;;
	.mmi
	st8 [r40] = r15
	ld8 r15 = [r41], 8
	adds r40 = 40, r12
	.mmi
	nop 0
	ld8 r65 = [r50]
	nop 0
	;;
	.mmi
	ld8 r14 = [r41]
	st8 [r40] = r15
	adds r40 = 48, r12
	.mmi
	ld8 r66 = [r57]
	;;
	ld8 r67 = [r56]
	nop 0
	.mmi
	st8 [r40] = r14
	ld8 r68 = [r55]
	nop 0
	;;
	.mmi
	ld8 r69 = [r54]
	ld8 r70 = [r53]
	nop 0
	;;
	.mib
	ld8 r71 = [r52]
	nop 0
	br.call.sptk.many b0 = real_multiply#
	;;
	.mmi
	adds r14 = 136, r12
	adds r17 = 128, r12
	adds r15 = 16, r12
	.mmi
	ld8 r65 = [r43]
	mov r1 = r64
	adds r8 = 64, r12
	;;
	.mmi
	nop 0
	ld8 r16 = [r14]
	adds r14 = 144, r12
	.mmi
	ld8 r17 = [r17]
	;;
	ld8 r18 = [r14]
	adds r14 = 152, r12
	.mmi
	st8 [r15] = r17
	ld8 r72 = [r58]
	adds r15 = 24, r12
	;;
	.mmi
	nop 0
	ld8 r17 = [r14]
	adds r14 = 160, r12
	.mmi
	ld8 r66 = [r49]
	st8 [r15] = r16
	adds r15 = 32, r12
	;;
	.mmi
	nop 0
	ld8 r16 = [r14]
	adds r14 = 168, r12
	.mmi
	ld8 r67 = [r48]
	st8 [r15] = r18
	adds r15 = 40, r12
	;;
	.mmi
	ld8 r14 = [r14]
	ld8 r68 = [r47]
	nop 0
	.mmi
	st8 [r15] = r17
	;;
	ld8 r69 = [r46]
	nop 0
	.mmi
	st8 [r40] = r16
	;;
	ld8 r70 = [r45]
	nop 0
	.mmb
	ld8 r71 = [r44]
	st8 [r39] = r14
	br.call.sptk.many b0 = real_subtract#
	;;
	.mmi
	nop 0
	mov r1 = r64
	nop 0
	.mmi
	ld8 r65 = [r50]
	ld8 r66 = [r57]
	nop 0
	;;
	.mmi
	ld8 r67 = [r56]
	ld8 r68 = [r55]
	nop 0
	;;
	.mmi
	ld8 r69 = [r54]
	ld8 r70 = [r53]
	nop 0
	;;
	.mib
	ld8 r71 = [r52]
	nop 0
	br.call.sptk.many b0 = real_integer#
	;;
	.mmi
	adds r14 = 64, r12
	mov r1 = r64
	mov r72 = r8
	.mmi
	mov r8 = r42
	;;
	ld8 r65 = [r14]
	adds r14 = 72, r12
	;;
	.mmi
	ld8 r66 = [r14]
	nop 0
	adds r14 = 80, r12
	;;
	.mmi
	ld8 r67 = [r14]
	nop 0
	adds r14 = 88, r12
	;;
	.mmi
	ld8 r68 = [r14]
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	ld8 r69 = [r14]
	nop 0
	adds r14 = 104, r12
	;;
	.mmi
	ld8 r70 = [r14]
	nop 0
	adds r14 = 112, r12
	;;
	.mib
	ld8 r71 = [r14]
	nop 0
	br.call.sptk.many b0 = exp_of_parts#
	;;
	.mmi
	mov r8 = r42
	mov r1 = r64
	mov b0 = r62
	;;
	.mii
	nop 0
	mov ar.pfs = r63
	nop 0
	.mmb
	.restore sp
	adds r12 = 336, r12
	nop 0
	br.ret.sptk.many b0
	.endp real_exp#
	.align 16
	.align 64
	.global real_exp2#
	.type	real_exp2#, @function
	.proc real_exp2#
real_exp2:
	.prologue 12, 52
	.mmi
	.save ar.pfs, r53
	alloc r53 = ar.pfs, 7, 16, 8, 0
	.fframe 288
	adds r12 = -288, r12
	mov r54 = r1
	.mlx
	mov r41 = r8
	movl r14 = @gprel(one#)
	;;
	.mmi
	adds r42 = 240, r12
	adds r48 = 248, r12
	adds r47 = 256, r12
	.mmi
	adds r46 = 264, r12
	adds r45 = 272, r12
	adds r44 = 280, r12
	;;
	.mmi
	adds r43 = 288, r12
	add r14 = r1, r14
	.save rp, r52
	mov r52 = b0
	.body
	.mmi
	st8 [r42] = r32
	mov r56 = r33
	cmp.ge p6, p7 = 16, r33
	;;
	.mmi
	st8 [r48] = r33
	st8 [r47] = r34
	mov r15 = r14
	.mmi
	adds r19 = 16, r14
	adds r18 = 24, r14
	adds r17 = 32, r14
	;;
	.mmi
	st8 [r46] = r35
	st8 [r45] = r36
	nop 0
	;;
	.mmi
	nop 0
	st8 [r44] = r37
	nop 0
	.mmb
	st8 [r43] = r38
	nop 0
	(p6) br.cond.dpnt .L118
	;;
	.mmi
	ld4 r16 = [r42]
	ld8 r55 = [r15], 8
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r16
	adds r16 = 40, r14
	adds r14 = 48, r14
	.mmi
	ld8 r57 = [r19]
	ld8 r56 = [r15]
	nop 0
	;;
	.mmi
	(p6) addl r62 = 100000, r0
	ld8 r58 = [r18]
	nop 0
	.mii
	ld8 r59 = [r17]
	nop 0
	;;
	(p7) addl r62 = -100000, r0
	.mmb
	ld8 r60 = [r16]
	ld8 r61 = [r14]
	br.call.sptk.many b0 = real_scale#
	;;
	.mmi
	mov r8 = r41
	mov r1 = r54
	mov b0 = r52
	;;
	.mii
	nop 0
	mov ar.pfs = r53
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 288, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L118:
	.body
	.copy_state 1
	.mmi
	adds r49 = 176, r12
	adds r50 = 184, r12
	mov r55 = r32
	.mmi
	mov r57 = r34
	mov r58 = r35
	mov r59 = r36
	;;
	.mmi
	mov r8 = r49
	mov r60 = r37
	mov r61 = r38
	.mmb
	addl r62 = 1, r0
	adds r39 = 16, r12
	br.call.sptk.many b0 = real_to_integer#
	;;
	.mmi
	ld8 r15 = [r50]
	adds r40 = 192, r12
	adds r51 = 120, r12
	.mmi
	mov r1 = r54
	ld8.a r55 = [r42]
	nop 0
	;;
	.mmi
	st8 [r39] = r15
	ld8 r14 = [r40]
	adds r39 = 24, r12
	.mmi
	adds r40 = 200, r12
	ld8 r62 = [r49]
	mov r8 = r51
	;;
	.mmi
	st8 [r39] = r14
	ld8 r15 = [r40]
	adds r39 = 32, r12
	.mmi
	nop 0
	adds r40 = 208, r12
	nop 0
	;;
	.mmi
	ld8.c.clr r55 = [r42]
	st8 [r39] = r15
	nop 0
	.mmi
	adds r39 = 40, r12
	ld8 r14 = [r40]
	adds r40 = 216, r12
	;;
	.mmi
	ld8 r56 = [r48]
	st8 [r39] = r14
	nop 0
	.mmi
	adds r39 = 48, r12
	ld8 r15 = [r40]
	adds r40 = 224, r12
	;;
	.mmi
	ld8 r57 = [r47]
	st8 [r39] = r15
	adds r39 = 56, r12
	.mmi
	ld8 r14 = [r40]
	;;
	ld8 r58 = [r46]
	nop 0
	.mmi
	ld8 r59 = [r45]
	;;
	ld8 r60 = [r44]
	nop 0
	.mmb
	ld8 r61 = [r43]
	st8 [r39] = r14
	br.call.sptk.many b0 = real_subtract#
	;;
	.mmi
	mov r1 = r54
	nop 0
	adds r15 = 16, r12
	.mmi
	adds r8 = 64, r12
	ld8 r55 = [r51]
	nop 0
	;;
	.mlx
	nop 0
	movl r16 = @gprel(log_2#)
	;;
	.mmi
	nop 0
	add r16 = r1, r16
	nop 0
	;;
	.mmi
	adds r14 = 8, r16
	ld8 r62 = [r16]
	nop 0
	;;
	.mmi
	ld8 r16 = [r14], 8
	;;
	ld8 r17 = [r14], 8
	nop 0
	.mmi
	st8 [r15] = r16
	adds r15 = 24, r12
	adds r16 = 128, r12
	;;
	.mmi
	ld8 r56 = [r16]
	st8 [r15] = r17
	adds r15 = 32, r12
	.mmi
	adds r17 = 136, r12
	ld8 r16 = [r14], 8
	nop 0
	;;
	.mmi
	ld8 r57 = [r17]
	st8 [r15] = r16
	adds r15 = 40, r12
	.mmi
	adds r16 = 144, r12
	ld8 r17 = [r14], 8
	nop 0
	;;
	.mmi
	ld8 r58 = [r16]
	st8 [r15] = r17
	adds r15 = 48, r12
	.mmi
	adds r17 = 152, r12
	ld8 r16 = [r14], 8
	nop 0
	;;
	.mmi
	st8 [r15] = r16
	nop 0
	adds r15 = 160, r12
	.mmi
	ld8 r14 = [r14]
	ld8 r59 = [r17]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r60 = [r15]
	adds r15 = 168, r12
	.mmi
	nop 0
	st8 [r39] = r14
	nop 0
	;;
	.mib
	ld8 r61 = [r15]
	nop 0
	br.call.sptk.many b0 = real_multiply#
	;;
	.mmi
	adds r14 = 192, r12
	nop 0
	mov r1 = r54
	.mmi
	ld8 r55 = [r49]
	ld8 r56 = [r50]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r57 = [r14]
	adds r14 = 200, r12
	.mmi
	ld8 r61 = [r40]
	;;
	ld8 r58 = [r14]
	adds r14 = 208, r12
	;;
	.mmi
	ld8 r59 = [r14]
	nop 0
	adds r14 = 216, r12
	;;
	.mib
	ld8 r60 = [r14]
	nop 0
	br.call.sptk.many b0 = real_integer#
	;;
	.mmi
	adds r14 = 64, r12
	mov r1 = r54
	mov r62 = r8
	.mmi
	mov r8 = r41
	;;
	ld8 r55 = [r14]
	adds r14 = 72, r12
	;;
	.mmi
	ld8 r56 = [r14]
	nop 0
	adds r14 = 80, r12
	;;
	.mmi
	ld8 r57 = [r14]
	nop 0
	adds r14 = 88, r12
	;;
	.mmi
	ld8 r58 = [r14]
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	ld8 r59 = [r14]
	nop 0
	adds r14 = 104, r12
	;;
	.mmi
	ld8 r60 = [r14]
	nop 0
	adds r14 = 112, r12
	;;
	.mib
	ld8 r61 = [r14]
	nop 0
	br.call.sptk.many b0 = exp_of_parts#
	;;
	.mmi
	mov r8 = r41
	mov r1 = r54
	mov b0 = r52
	;;
	.mii
	nop 0
	mov ar.pfs = r53
	nop 0
	.mmb
	.restore sp
	adds r12 = 288, r12
	nop 0
	br.ret.sptk.many b0
	.endp real_exp2#
	.align 16
	.align 64
	.global real_expm1#
	.type	real_expm1#, @function
	.proc real_expm1#
real_expm1:
	.prologue 12, 40
	.mmb
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 7, 4, 8, 0
	.fframe 176
	adds r12 = -176, r12
	nop 0
	.mmi
	cmp.le p6, p7 = r0, r33
	mov r42 = r1
	.save rp, r40
	mov r40 = b0
	.body
	;;
	.mmi
	mov r39 = r8
	mov r43 = r32
	mov r45 = r34
	.mmi
	mov r46 = r35
	mov r47 = r36
	mov r48 = r37
	;;
	.mib
	mov r49 = r38
	mov r44 = r33
	(p7) br.cond.dpnt .L129
	;;
	.mib
	adds r8 = 64, r12
	nop 0
	br.call.sptk.many b0 = real_exp#
	;;
	.mmi
	mov r1 = r42
	nop 0
	adds r14 = 16, r12
	.mmi
	adds r17 = 64, r12
	nop 0
	mov r8 = r39
	;;
	.mlx
	nop 0
	movl r16 = @gprel(one#)
	.mii
	ld8 r43 = [r17]
	adds r17 = 72, r12
	;;
	add r16 = r1, r16
	.mii
	ld8 r44 = [r17]
	adds r17 = 80, r12
	;;
	adds r15 = 8, r16
	.mmi
	ld8 r50 = [r16]
	ld8 r45 = [r17]
	adds r17 = 88, r12
	;;
	.mmi
	ld8 r16 = [r15], 8
	ld8 r46 = [r17]
	adds r17 = 96, r12
	;;
	.mmi
	st8 [r14] = r16
	ld8 r16 = [r15], 8
	adds r14 = 24, r12
	.mmi
	nop 0
	ld8 r47 = [r17]
	nop 0
	;;
	.mmi
	st8 [r14] = r16
	ld8 r16 = [r15], 8
	adds r14 = 32, r12
	;;
	.mmi
	st8 [r14] = r16
	ld8 r16 = [r15], 8
	adds r14 = 40, r12
	;;
	.mmi
	st8 [r14] = r16
	ld8 r16 = [r15], 8
	adds r14 = 48, r12
	;;
	.mmi
	st8 [r14] = r16
	ld8 r15 = [r15]
	adds r14 = 56, r12
	.mmi
	adds r16 = 104, r12
	;;
	st8 [r14] = r15
	adds r14 = 112, r12
	.mmi
	nop 0
	ld8 r48 = [r16]
	nop 0
	;;
	.mib
	ld8 r49 = [r14]
	nop 0
	br.call.sptk.many b0 = real_subtract#
	;;
	.mmi
	mov r8 = r39
	mov r1 = r42
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 176, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L129:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = expm1_series#
	;;
	.mmi
	mov r8 = r39
	mov r1 = r42
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	nop 0
	.mmb
	.restore sp
	adds r12 = 176, r12
	nop 0
	br.ret.sptk.many b0
	.endp real_expm1#
	.align 16
	.align 64
	.global real_log#
	.type	real_log#, @function
	.proc real_log#
real_log:
	.prologue 12, 60
	.mmi
	.save ar.pfs, r61
	alloc r61 = ar.pfs, 7, 24, 8, 0
	.fframe 448
	adds r12 = -448, r12
	mov r62 = r1
	.mlx
	mov r44 = r8
	movl r51 = @gprel(one#)
	;;
	.mlx
	add r51 = r1, r51
	movl r15 = -1257966797
	.mmi
	adds r39 = 16, r12
	adds r58 = 408, r12
	adds r50 = 400, r12
	;;
	.mmi
	cmp4.ltu p6, p7 = r15, r38
	adds r41 = 8, r51
	mov r40 = r39
	.mlx
	mov r42 = r39
	movl r15 = -1257966797
	;;
	.mmi
	mov r14 = r41
	(p7) adds r33 = -1, r33
	cmp4.geu p6, p7 = r15, r38
	.mmi
	adds r49 = 416, r12
	adds r48 = 424, r12
	adds r47 = 432, r12
	;;
	.mmi
	(p6) addl r15 = 1, r0
	ld8 r59 = [r14], 8
	adds r46 = 440, r12
	.mmi
	adds r45 = 448, r12
	adds r55 = 288, r12
	adds r41 = 16, r51
	;;
	.mmb
	(p7) mov r15 = r0
	st8 [r39] = r59
	nop 0
	.mii
	adds r39 = 24, r12
	.save rp, r60
	mov r60 = b0
	.body
	mov r8 = r55
	;;
	.mmi
	st8 [r50] = r32
	st8 [r58] = r15
	mov r64 = r15
	.mmi
	ld8 r15 = [r14], 8
	mov r43 = r40
	adds r56 = 232, r12
	;;
	.mmi
	st8 [r39] = r15
	ld8 r15 = [r14], 8
	adds r39 = 32, r12
	.mmi
	st8 [r49] = r34
	adds r54 = 176, r12
	adds r52 = 344, r12
	;;
	.mmi
	st8 [r39] = r15
	ld8 r15 = [r14], 8
	adds r39 = 40, r12
	.mmi
	st8 [r48] = r35
	ld8 r70 = [r51]
	adds r53 = 120, r12
	;;
	.mmi
	st8 [r39] = r15
	ld8 r15 = [r14], 8
	adds r39 = 48, r12
	.mmi
	st8 [r47] = r36
	ld8 r63 = [r50]
	nop 0
	;;
	.mmi
	ld8 r57 = [r14]
	st8 [r39] = r15
	adds r39 = 56, r12
	.mmi
	st8 [r46] = r37
	ld8 r65 = [r49]
	nop 0
	;;
	.mmi
	st8 [r45] = r38
	ld8 r66 = [r48]
	nop 0
	.mmi
	st8 [r39] = r57
	ld8 r67 = [r47]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r68 = [r46]
	nop 0
	.mmb
	ld8 r69 = [r45]
	nop 0
	br.call.sptk.many b0 = real_subtract#
	;;
	.mmi
	ld8 r15 = [r41], 8
	st8 [r40] = r59
	adds r40 = 24, r12
	.mmi
	mov r1 = r62
	st8 [r39] = r57
	mov r8 = r56
	;;
	.mmi
	st8 [r40] = r15
	ld8 r15 = [r41], 8
	adds r40 = 32, r12
	.mmi
	nop 0
	ld8 r70 = [r51]
	nop 0
	;;
	.mmi
	st8 [r40] = r15
	ld8 r15 = [r41], 8
	adds r40 = 40, r12
	.mmi
	nop 0
	ld8 r63 = [r50]
	nop 0
	;;
	.mmi
	ld8 r14 = [r41]
	st8 [r40] = r15
	adds r40 = 48, r12
	.mmi
	ld8 r64 = [r58]
	;;
	ld8 r65 = [r49]
	nop 0
	.mmi
	st8 [r40] = r14
	ld8 r66 = [r48]
	nop 0
	;;
	.mmi
	ld8 r67 = [r47]
	ld8 r68 = [r46]
	nop 0
	;;
	.mib
	ld8 r69 = [r45]
	nop 0
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	adds r14 = 248, r12
	adds r16 = 240, r12
	mov r1 = r62
	.mmi
	ld8 r70 = [r56]
	ld8 r63 = [r55]
	mov r8 = r54
	;;
	.mmi
	nop 0
	ld8 r15 = [r14]
	adds r14 = 256, r12
	.mmi
	ld8 r16 = [r16]
	;;
	ld8 r17 = [r14]
	adds r14 = 264, r12
	.mmi
	st8 [r42] = r16
	nop 0
	adds r42 = 24, r12
	;;
	.mmi
	ld8 r16 = [r14]
	nop 0
	adds r14 = 272, r12
	.mmi
	st8 [r42] = r15
	nop 0
	adds r42 = 32, r12
	;;
	.mmi
	nop 0
	ld8 r15 = [r14]
	adds r14 = 280, r12
	.mmi
	st8 [r42] = r17
	adds r42 = 40, r12
	adds r17 = 296, r12
	;;
	.mmi
	ld8 r14 = [r14]
	st8 [r40] = r15
	adds r15 = 312, r12
	.mmi
	st8 [r42] = r16
	ld8 r64 = [r17]
	adds r16 = 304, r12
	;;
	.mmi
	nop 0
	st8 [r39] = r14
	adds r14 = 328, r12
	.mmi
	ld8 r66 = [r15]
	ld8 r65 = [r16]
	adds r15 = 320, r12
	;;
	.mmi
	nop 0
	ld8 r68 = [r14]
	adds r14 = 336, r12
	.mmi
	nop 0
	ld8 r67 = [r15]
	nop 0
	;;
	.mib
	ld8 r69 = [r14]
	nop 0
	br.call.sptk.many b0 = real_divide#
	;;
	.mmi
	adds r14 = 184, r12
	mov r1 = r62
	mov r8 = r52
	.mmi
	ld8 r63 = [r54]
	;;
	ld8 r64 = [r14]
	adds r14 = 192, r12
	;;
	.mmi
	ld8 r65 = [r14]
	nop 0
	adds r14 = 200, r12
	;;
	.mmi
	ld8 r66 = [r14]
	nop 0
	adds r14 = 208, r12
	;;
	.mmi
	ld8 r67 = [r14]
	nop 0
	adds r14 = 216, r12
	;;
	.mmi
	ld8 r68 = [r14]
	nop 0
	adds r14 = 224, r12
	;;
	.mib
	ld8 r69 = [r14]
	nop 0
	br.call.sptk.many b0 = log_series#
	;;
	.mmi
	mov r1 = r62
	nop 0
	mov r8 = r53
	.mmb
	mov r63 = r33
	nop 0
	br.call.sptk.many b0 = real_of_integer#
	;;
	.mmi
	mov r1 = r62
	nop 0
	adds r16 = 128, r12
	.mmi
	ld8 r63 = [r53]
	nop 0
	adds r8 = 64, r12
	;;
	.mlx
	nop 0
	movl r15 = @gprel(log_2#)
	.mmi
	ld8 r64 = [r16]
	;;
	add r15 = r1, r15
	nop 0
	;;
	.mmi
	adds r14 = 8, r15
	ld8 r70 = [r15]
	nop 0
	;;
	.mmi
	ld8 r15 = [r14], 8
	;;
	ld8 r16 = [r14], 8
	nop 0
	.mmi
	st8 [r43] = r15
	adds r43 = 24, r12
	adds r15 = 136, r12
	;;
	.mmi
	ld8 r65 = [r15]
	st8 [r43] = r16
	adds r43 = 32, r12
	.mmi
	adds r16 = 144, r12
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mmi
	ld8 r66 = [r16]
	st8 [r43] = r15
	adds r15 = 152, r12
	.mmi
	nop 0
	ld8 r16 = [r14], 8
	nop 0
	;;
	.mmi
	ld8 r67 = [r15]
	st8 [r42] = r16
	adds r16 = 160, r12
	.mmi
	nop 0
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	st8 [r40] = r15
	adds r15 = 168, r12
	.mmi
	ld8 r68 = [r16]
	;;
	ld8 r69 = [r15]
	nop 0
	.mmb
	st8 [r39] = r14
	nop 0
	br.call.sptk.many b0 = real_multiply#
	;;
	.mmi
	adds r14 = 360, r12
	adds r16 = 352, r12
	adds r15 = 16, r12
	.mmi
	mov r1 = r62
	ld8 r70 = [r52]
	mov r8 = r44
	;;
	.mmi
	nop 0
	ld8 r18 = [r14]
	adds r14 = 368, r12
	.mmi
	ld8 r16 = [r16]
	;;
	ld8 r17 = [r14]
	adds r14 = 376, r12
	.mmi
	st8 [r15] = r16
	nop 0
	adds r15 = 24, r12
	;;
	.mmi
	nop 0
	ld8 r16 = [r14]
	adds r14 = 384, r12
	.mmi
	st8 [r15] = r18
	st8 [r43] = r17
	adds r17 = 64, r12
	;;
	.mmi
	nop 0
	ld8 r15 = [r14]
	adds r14 = 392, r12
	.mmi
	st8 [r42] = r16
	ld8 r63 = [r17]
	adds r16 = 72, r12
	;;
	.mmi
	ld8 r14 = [r14]
	st8 [r40] = r15
	adds r15 = 80, r12
	.mmi
	ld8 r64 = [r16]
	;;
	st8 [r39] = r14
	adds r14 = 88, r12
	.mmi
	ld8 r65 = [r15]
	;;
	ld8 r66 = [r14]
	adds r14 = 96, r12
	;;
	.mmi
	ld8 r67 = [r14]
	nop 0
	adds r14 = 104, r12
	;;
	.mmi
	ld8 r68 = [r14]
	nop 0
	adds r14 = 112, r12
	;;
	.mib
	ld8 r69 = [r14]
	nop 0
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	mov r8 = r44
	mov r1 = r62
	mov b0 = r60
	;;
	.mii
	nop 0
	mov ar.pfs = r61
	nop 0
	.mmb
	.restore sp
	adds r12 = 448, r12
	nop 0
	br.ret.sptk.many b0
	.endp real_log#
	.align 16
	.align 64
	.global real_log1p#
	.type	real_log1p#, @function
	.proc real_log1p#
real_log1p:
	.prologue 12, 50
	.mmi
	.save ar.pfs, r51
	alloc r51 = ar.pfs, 7, 14, 8, 0
	.fframe 336
	adds r12 = -336, r12
	mov r52 = r1
	.mlx
	cmp.gt p6, p7 = -1, r33
	movl r14 = @gprel(one#)
	;;
	.mmi
	adds r47 = 288, r12
	adds r46 = 296, r12
	adds r45 = 304, r12
	.mmi
	adds r44 = 312, r12
	adds r43 = 320, r12
	adds r42 = 328, r12
	;;
	.mmi
	adds r41 = 336, r12
	add r14 = r1, r14
	.save rp, r50
	mov r50 = b0
	.body
	.mmi
	mov r40 = r8
	st8 [r47] = r32
	adds r49 = 176, r12
	;;
	.mmi
	st8 [r46] = r33
	st8 [r45] = r34
	adds r19 = 16, r14
	.mmi
	adds r18 = 24, r14
	adds r17 = 32, r14
	adds r16 = 40, r14
	;;
	.mmi
	st8 [r44] = r35
	st8 [r43] = r36
	adds r15 = 48, r14
	.mmi
	mov r8 = r49
	addl r60 = 1, r0
	adds r39 = 16, r12
	;;
	.mmi
	st8 [r42] = r37
	st8 [r41] = r38
	adds r48 = 120, r12
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L138
	;;
	.mmi
	ld8 r53 = [r14], 8
	ld8 r55 = [r19]
	nop 0
	;;
	.mmi
	ld8 r56 = [r18]
	ld8 r54 = [r14]
	nop 0
	;;
	.mmi
	ld8 r57 = [r17]
	ld8 r58 = [r16]
	nop 0
	;;
	.mib
	ld8 r59 = [r15]
	nop 0
	br.call.sptk.many b0 = real_scale#
	;;
	.mmi
	ld8 r15 = [r46]
	mov r1 = r52
	mov r8 = r48
	.mmi
	ld8 r14 = [r45]
	;;
	st8 [r39] = r15
	adds r39 = 24, r12
	.mmi
	ld8 r17 = [r44]
	ld8 r16 = [r43]
	nop 0
	;;
	.mmi
	st8 [r39] = r14
	nop 0
	adds r39 = 32, r12
	.mmi
	ld8 r15 = [r42]
	ld8 r14 = [r41]
	nop 0
	;;
	.mmi
	st8 [r39] = r17
	nop 0
	adds r39 = 40, r12
	.mmi
	ld8 r60 = [r47]
	ld8 r53 = [r49]
	nop 0
	;;
	.mmi
	st8 [r39] = r16
	adds r39 = 48, r12
	adds r16 = 184, r12
	;;
	.mmi
	nop 0
	st8 [r39] = r15
	adds r15 = 200, r12
	.mmi
	ld8 r54 = [r16]
	adds r39 = 56, r12
	adds r16 = 192, r12
	;;
	.mmi
	ld8 r56 = [r15]
	nop 0
	adds r15 = 208, r12
	.mmi
	st8 [r39] = r14
	ld8 r55 = [r16]
	nop 0
	;;
	.mmi
	ld8 r57 = [r15]
	nop 0
	adds r15 = 216, r12
	;;
	.mmi
	ld8 r58 = [r15]
	nop 0
	adds r15 = 224, r12
	;;
	.mib
	ld8 r59 = [r15]
	nop 0
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	adds r15 = 136, r12
	adds r14 = 16, r12
	mov r1 = r52
	.mmi
	ld8 r53 = [r47]
	ld8 r54 = [r46]
	adds r8 = 64, r12
	;;
	.mmi
	nop 0
	ld8 r17 = [r15]
	adds r15 = 128, r12
	.mmi
	ld8 r55 = [r45]
	;;
	ld8 r16 = [r15]
	adds r15 = 144, r12
	.mmi
	nop 0
	ld8 r56 = [r44]
	nop 0
	;;
	.mmi
	st8 [r14] = r16
	ld8 r16 = [r15]
	adds r14 = 24, r12
	.mmi
	adds r15 = 152, r12
	ld8 r57 = [r43]
	nop 0
	;;
	.mmi
	st8 [r14] = r17
	ld8 r17 = [r15]
	adds r14 = 32, r12
	.mmi
	adds r15 = 160, r12
	ld8 r58 = [r42]
	nop 0
	;;
	.mmi
	st8 [r14] = r16
	ld8 r16 = [r15]
	adds r14 = 40, r12
	.mmi
	adds r15 = 168, r12
	ld8 r59 = [r41]
	nop 0
	;;
	.mmi
	st8 [r14] = r17
	ld8 r15 = [r15]
	adds r14 = 48, r12
	.mmi
	ld8 r60 = [r48]
	;;
	st8 [r14] = r16
	nop 0
	.mmb
	st8 [r39] = r15
	nop 0
	br.call.sptk.many b0 = real_divide#
	;;
	.mmi
	adds r14 = 64, r12
	mov r1 = r52
	mov r8 = r40
	;;
	.mmi
	ld8 r53 = [r14]
	nop 0
	adds r14 = 72, r12
	;;
	.mmi
	ld8 r54 = [r14]
	nop 0
	adds r14 = 80, r12
	;;
	.mmi
	ld8 r55 = [r14]
	nop 0
	adds r14 = 88, r12
	;;
	.mmi
	ld8 r56 = [r14]
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	ld8 r57 = [r14]
	nop 0
	adds r14 = 104, r12
	;;
	.mmi
	ld8 r58 = [r14]
	nop 0
	adds r14 = 112, r12
	;;
	.mib
	ld8 r59 = [r14]
	nop 0
	br.call.sptk.many b0 = log_series#
	;;
	.mmi
	mov r8 = r40
	mov r1 = r52
	mov b0 = r50
	;;
	.mii
	nop 0
	mov ar.pfs = r51
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 336, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L138:
	.body
	.copy_state 1
	.mlx
	adds r14 = 16, r12
	movl r16 = @gprel(one#)
	.mmi
	adds r39 = 232, r12
	nop 0
	mov r60 = r32
	;;
	.mmi
	st8 [r14] = r33
	nop 0
	adds r14 = 24, r12
	.mmi
	add r16 = r1, r16
	nop 0
	mov r8 = r39
	;;
	.mmi
	st8 [r14] = r34
	adds r14 = 32, r12
	mov r15 = r16
	.mmi
	adds r20 = 16, r16
	adds r19 = 24, r16
	adds r18 = 32, r16
	;;
	.mmi
	nop 0
	st8 [r14] = r35
	adds r14 = 40, r12
	.mmi
	ld8 r53 = [r15], 8
	ld8 r55 = [r20]
	adds r17 = 40, r16
	;;
	.mmi
	st8 [r14] = r36
	adds r14 = 48, r12
	adds r16 = 48, r16
	.mmi
	ld8 r54 = [r15]
	ld8 r56 = [r19]
	nop 0
	;;
	.mmi
	st8 [r14] = r37
	nop 0
	adds r14 = 56, r12
	.mmi
	ld8 r57 = [r18]
	ld8 r58 = [r17]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r59 = [r16]
	nop 0
	.mmb
	st8 [r14] = r38
	nop 0
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	adds r14 = 240, r12
	mov r1 = r52
	mov r8 = r40
	.mmi
	ld8 r53 = [r39]
	;;
	ld8 r54 = [r14]
	adds r14 = 248, r12
	;;
	.mmi
	ld8 r55 = [r14]
	nop 0
	adds r14 = 256, r12
	;;
	.mmi
	ld8 r56 = [r14]
	nop 0
	adds r14 = 264, r12
	;;
	.mmi
	ld8 r57 = [r14]
	nop 0
	adds r14 = 272, r12
	;;
	.mmi
	ld8 r58 = [r14]
	nop 0
	adds r14 = 280, r12
	;;
	.mib
	ld8 r59 = [r14]
	nop 0
	br.call.sptk.many b0 = real_log#
	;;
	.mmi
	mov r8 = r40
	mov r1 = r52
	mov b0 = r50
	;;
	.mii
	nop 0
	mov ar.pfs = r51
	nop 0
	.mmb
	.restore sp
	adds r12 = 336, r12
	nop 0
	br.ret.sptk.many b0
	.endp real_log1p#
	.align 16
	.align 64
	.global real_log2#
	.type	real_log2#, @function
	.proc real_log2#
real_log2:
	.prologue 12, 40
	.mmb
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 7, 4, 8, 0
	.fframe 176
	adds r12 = -176, r12
	nop 0
	.mii
	mov r42 = r1
	.save rp, r40
	mov r40 = b0
	.body
	mov r39 = r8
	;;
	.mmi
	mov r43 = r32
	adds r8 = 64, r12
	mov r44 = r33
	.mmi
	mov r45 = r34
	mov r46 = r35
	mov r47 = r36
	;;
	.mib
	mov r48 = r37
	mov r49 = r38
	br.call.sptk.many b0 = real_log#
	;;
	.mmi
	mov r1 = r42
	nop 0
	adds r14 = 16, r12
	.mmi
	adds r17 = 64, r12
	nop 0
	mov r8 = r39
	;;
	.mlx
	nop 0
	movl r16 = @gprel(log_2#)
	.mii
	ld8 r43 = [r17]
	adds r17 = 72, r12
	;;
	add r16 = r1, r16
	.mii
	ld8 r44 = [r17]
	adds r17 = 80, r12
	;;
	adds r15 = 8, r16
	.mmi
	ld8 r50 = [r16]
	ld8 r45 = [r17]
	adds r17 = 88, r12
	;;
	.mmi
	ld8 r16 = [r15], 8
	ld8 r46 = [r17]
	adds r17 = 96, r12
	;;
	.mmi
	st8 [r14] = r16
	ld8 r16 = [r15], 8
	adds r14 = 24, r12
	.mmi
	nop 0
	ld8 r47 = [r17]
	nop 0
	;;
	.mmi
	st8 [r14] = r16
	ld8 r16 = [r15], 8
	adds r14 = 32, r12
	;;
	.mmi
	st8 [r14] = r16
	ld8 r16 = [r15], 8
	adds r14 = 40, r12
	;;
	.mmi
	st8 [r14] = r16
	ld8 r16 = [r15], 8
	adds r14 = 48, r12
	;;
	.mmi
	st8 [r14] = r16
	ld8 r15 = [r15]
	adds r14 = 56, r12
	.mmi
	adds r16 = 104, r12
	;;
	st8 [r14] = r15
	adds r14 = 112, r12
	.mmi
	nop 0
	ld8 r48 = [r16]
	nop 0
	;;
	.mib
	ld8 r49 = [r14]
	nop 0
	br.call.sptk.many b0 = real_divide#
	;;
	.mmi
	mov r8 = r39
	mov r1 = r42
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	nop 0
	.mmb
	.restore sp
	adds r12 = 176, r12
	nop 0
	br.ret.sptk.many b0
	.endp real_log2#
	.align 16
	.align 64
	.global real_log10#
	.type	real_log10#, @function
	.proc real_log10#
real_log10:
	.prologue 12, 40
	.mmb
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 7, 4, 8, 0
	.fframe 176
	adds r12 = -176, r12
	nop 0
	.mii
	mov r42 = r1
	.save rp, r40
	mov r40 = b0
	.body
	mov r39 = r8
	;;
	.mmi
	mov r43 = r32
	adds r8 = 64, r12
	mov r44 = r33
	.mmi
	mov r45 = r34
	mov r46 = r35
	mov r47 = r36
	;;
	.mib
	mov r48 = r37
	mov r49 = r38
	br.call.sptk.many b0 = real_log#
	;;
	.mmi
	mov r1 = r42
	nop 0
	adds r14 = 16, r12
	.mmi
	adds r17 = 64, r12
	nop 0
	mov r8 = r39
	;;
	.mlx
	nop 0
	movl r16 = @gprel(log_10#)
	.mii
	ld8 r43 = [r17]
	adds r17 = 72, r12
	;;
	add r16 = r1, r16
	.mii
	ld8 r44 = [r17]
	adds r17 = 80, r12
	;;
	adds r15 = 8, r16
	.mmi
	ld8 r50 = [r16]
	ld8 r45 = [r17]
	adds r17 = 88, r12
	;;
	.mmi
	ld8 r16 = [r15], 8
	ld8 r46 = [r17]
	adds r17 = 96, r12
	;;
	.mmi
	st8 [r14] = r16
	ld8 r16 = [r15], 8
	adds r14 = 24, r12
	.mmi
	nop 0
	ld8 r47 = [r17]
	nop 0
	;;
	.mmi
	st8 [r14] = r16
	ld8 r16 = [r15], 8
	adds r14 = 32, r12
	;;
	.mmi
	st8 [r14] = r16
	ld8 r16 = [r15], 8
	adds r14 = 40, r12
	;;
	.mmi
	st8 [r14] = r16
	ld8 r16 = [r15], 8
	adds r14 = 48, r12
	;;
	.mmi
	st8 [r14] = r16
	ld8 r15 = [r15]
	adds r14 = 56, r12
	.mmi
	adds r16 = 104, r12
	;;
	st8 [r14] = r15
	adds r14 = 112, r12
	.mmi
	nop 0
	ld8 r48 = [r16]
	nop 0
	;;
	.mib
	ld8 r49 = [r14]
	nop 0
	br.call.sptk.many b0 = real_divide#
	;;
	.mmi
	mov r8 = r39
	mov r1 = r42
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	nop 0
	.mmb
	.restore sp
	adds r12 = 176, r12
	nop 0
	br.ret.sptk.many b0
	.endp real_log10#
	.align 16
	.align 64
	.global real_pow#
	.type	real_pow#, @function
	.proc real_pow#
real_pow:
	.prologue 12, 68
	.spill 0
	.mmi
	.save ar.pfs, r69
	alloc r69 = ar.pfs, 8, 31, 8, 0
	.fframe 304
	adds r12 = -304, r12
	.save rp, r68
	mov r68 = b0
	.mmi
	mov r70 = r1
	.body
	nop 0
	mov r40 = r8
	;;
	.mmi
	adds r41 = 312, r12
	adds r48 = 240, r12
	adds r47 = 248, r12
	.mmi
	adds r46 = 256, r12
	adds r45 = 264, r12
	adds r44 = 272, r12
	;;
	.mmi
	st8 [r41] = r39, 8
	adds r43 = 280, r12
	adds r42 = 288, r12
	.mmi
	adds r15 = 312, r12
	st8 [r48] = r32
	nop 0
	;;
	.mmi
	ld8 r72 = [r41]
	st8 [r47] = r33
	nop 0
	.mmi
	st8 [r46] = r34
	;;
	st8 [r45] = r35
	nop 0
	.mii
	st8 [r44] = r36
	cmp.lt p6, p7 = 7, r72
	;;
	nop 0
	.mmb
	st8 [r43] = r37
	st8 [r42] = r38
	(p6) br.cond.dpnt .L158
	;;
	.mmi
	nop 0
	ld4 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L157
.L158:
	.mmi
	adds r59 = 328, r12
	adds r58 = 336, r12
	adds r57 = 344, r12
	.mmi
	adds r56 = 352, r12
	adds r55 = 360, r12
	adds r54 = 16, r12
	;;
	.mmi
	adds r53 = 24, r12
	nop 0
	adds r52 = 32, r12
	.mmi
	adds r51 = 40, r12
	adds r50 = 48, r12
	adds r49 = 56, r12
.L144:
	.mmi
	adds r41 = 120, r12
	ld8 r71 = [r48]
	nop 0
	.mmi
	ld8 r72 = [r47]
	;;
	mov r8 = r41
	nop 0
	.mmi
	ld8 r73 = [r46]
	ld8 r74 = [r45]
	nop 0
	;;
	.mmi
	ld8 r75 = [r44]
	ld8 r76 = [r43]
	nop 0
	;;
	.mib
	ld8 r77 = [r42]
	nop 0
	br.call.sptk.many b0 = real_log#
	;;
	.mmi
	adds r14 = 136, r12
	adds r15 = 312, r12
	adds r16 = 128, r12
	.mmi
	ld8 r73 = [r59]
	mov r1 = r70
	adds r8 = 64, r12
	;;
	.mmi
	nop 0
	ld8 r18 = [r14]
	adds r14 = 144, r12
	.mmi
	ld8 r71 = [r15], 8
	;;
	ld8 r17 = [r14]
	adds r14 = 152, r12
	.mmi
	ld8 r19 = [r16]
	;;
	ld8 r16 = [r14]
	adds r14 = 160, r12
	.mmi
	ld8 r74 = [r58]
	st8 [r54] = r19
	nop 0
	;;
	.mmi
	ld8 r72 = [r15]
	ld8 r15 = [r14]
	nop 0
	.mmi
	st8 [r53] = r18
	nop 0
	adds r14 = 168, r12
	;;
	.mmi
	ld8 r14 = [r14]
	ld8 r75 = [r57]
	nop 0
	.mmi
	st8 [r52] = r17
	;;
	ld8 r76 = [r56]
	nop 0
	.mmi
	st8 [r51] = r16
	;;
	ld8 r77 = [r55]
	nop 0
	.mmi
	st8 [r50] = r15
	;;
	ld8 r78 = [r41]
	nop 0
	.mmb
	st8 [r49] = r14
	nop 0
	br.call.sptk.many b0 = real_multiply#
	;;
	.mmi
	adds r14 = 72, r12
	adds r15 = 64, r12
	mov r1 = r70
	.mmi
	mov r8 = r40
	;;
	ld8 r72 = [r14]
	adds r14 = 80, r12
	.mmi
	ld8 r71 = [r15]
	;;
	ld8 r73 = [r14]
	adds r14 = 88, r12
	;;
	.mmi
	ld8 r74 = [r14]
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	ld8 r75 = [r14]
	nop 0
	adds r14 = 104, r12
	;;
	.mmi
	ld8 r76 = [r14]
	nop 0
	adds r14 = 112, r12
	;;
	.mib
	ld8 r77 = [r14]
	nop 0
	br.call.sptk.many b0 = real_exp#
	;;
	.mmi
	mov r8 = r40
	mov r1 = r70
	mov b0 = r68
	;;
	.mii
	nop 0
	mov ar.pfs = r69
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 304, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L157:
	.body
	.copy_state 1
	.mmi
	adds r60 = 176, r12
	adds r59 = 328, r12
	adds r58 = 336, r12
	.mmi
	adds r57 = 344, r12
	adds r56 = 352, r12
	adds r55 = 360, r12
	;;
	.mmi
	mov r8 = r60
	mov r78 = r0
	mov r71 = r39
	.mmi
	ld8 r73 = [r59]
	adds r54 = 16, r12
	adds r53 = 24, r12
	;;
	.mmi
	ld8 r74 = [r58]
	adds r52 = 32, r12
	adds r51 = 40, r12
	.mmi
	adds r49 = 56, r12
	ld8 r75 = [r57]
	adds r50 = 48, r12
	;;
	.mmi
	nop 0
	ld8 r76 = [r56]
	nop 0
	.mmb
	ld8 r77 = [r55]
	nop 0
	br.call.sptk.many b0 = real_to_integer#
	;;
	.mmi
	mov r14 = r41
	nop 0
	adds r16 = 312, r12
	.mmi
	mov r1 = r70
	ld8 r71 = [r60]
	nop 0
	;;
	.mmi
	ld8 r15 = [r14], 8
	ld8 r78 = [r16]
	nop 0
	;;
	.mmi
	ld8 r16 = [r14], 8
	st8 [r54] = r15
	nop 0
	;;
	.mmi
	ld8 r15 = [r14], 8
	st8 [r53] = r16
	adds r16 = 184, r12
	;;
	.mmi
	ld8 r72 = [r16]
	ld8 r16 = [r14], 8
	nop 0
	.mmi
	st8 [r52] = r15
	nop 0
	adds r15 = 192, r12
	;;
	.mmi
	ld8 r73 = [r15]
	ld8 r15 = [r14], 8
	nop 0
	.mmi
	st8 [r51] = r16
	nop 0
	adds r16 = 200, r12
	;;
	.mmi
	ld8 r14 = [r14]
	st8 [r50] = r15
	adds r15 = 208, r12
	.mmi
	ld8 r74 = [r16]
	;;
	st8 [r49] = r14
	adds r14 = 216, r12
	.mmi
	ld8 r75 = [r15]
	;;
	ld8 r76 = [r14]
	adds r14 = 224, r12
	;;
	.mib
	ld8 r77 = [r14]
	nop 0
	br.call.sptk.many b0 = real_compare#
	;;
	.mib
	mov r1 = r70
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L144
	.mmi
	adds r14 = 312, r12
	ld8 r72 = [r41]
	adds r63 = 72, r12
	.mmi
	adds r61 = 136, r12
	adds r60 = 144, r12
	adds r62 = 120, r12
	;;
	.mmi
	ld8 r71 = [r14]
	adds r64 = 128, r12
	adds r65 = 168, r12
	.mmi
	adds r67 = 80, r12
	ld8 r73 = [r59]
	adds r59 = 152, r12
	;;
	.mmi
	nop 0
	ld8 r74 = [r58]
	adds r58 = 160, r12
	.mmi
	adds r66 = 88, r12
	ld8 r75 = [r57]
	adds r57 = 96, r12
	;;
	.mmi
	ld8 r76 = [r56]
	nop 0
	adds r56 = 104, r12
	.mmb
	ld8 r77 = [r55]
	nop 0
	br.call.sptk.many b0 = real_integer#
	;;
	.mmi
	mov r14 = r63
	adds r15 = 64, r12
	mov r41 = r8
	.mlx
	ld8 r16 = [r48]
	movl r48 = -2147483648
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r15] = r0
	mov r1 = r70
	.mmi
	ld8 r15 = [r47]
	adds r47 = 116, r12
	cmp.eq p6, p7 = 0, r8
	;;
	.mmi
	st8 [r14] = r0, 8
	ld8 r19 = [r46]
	nop 0
	.mmi
	st8 [r62] = r16
	ld8 r18 = [r45]
	addl r46 = 1, r0
	;;
	.mmi
	st8 [r14] = r0, 8
	ld8 r17 = [r44]
	mov r45 = r61
	.mmi
	st8 [r64] = r15
	ld8 r16 = [r43]
	mov r44 = r60
	;;
	.mmi
	st8 [r14] = r0, 8
	ld8 r15 = [r42]
	mov r43 = r59
	.mmi
	mov r42 = r58
	st8 [r61] = r19
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r60] = r18
	nop 0
	;;
	.mmi
	mov r55 = r14
	st8 [r59] = r17
	nop 0
	.mii
	st8 [r14] = r0
	nop 0
	;;
	nop 0
	.mmb
	st8 [r58] = r16
	st8 [r65] = r15
	(p6) br.cond.dpnt .L149
	.align 32
.L147:
	.mii
	nop 0
	tbit.z p6, p7 = r41, 0
	shr r41 = r41, 1
	.mmb
	mov r8 = r62
	nop 0
	(p7) br.cond.dpnt .L161
	;;
	.mmi
	ld8 r72 = [r64]
	ld8.a r15 = [r61]
	nop 0
	;;
	.mmi
	ld8 r14 = [r65]
	st8 [r54] = r72
	nop 0
	;;
	.mmi
	ld8.c.clr r15 = [r61]
	mov r77 = r14
	mov r61 = r45
	.mmi
	ld8 r78 = [r62]
	;;
	ld8 r73 = [r45]
	mov r71 = r78
	.mmi
	ld8 r74 = [r44]
	st8 [r53] = r15
	nop 0
	;;
	.mmi
	nop 0
	ld8 r15 = [r60]
	mov r60 = r44
	.mmi
	ld8 r75 = [r43]
	;;
	ld8 r76 = [r42]
	nop 0
	.mmi
	st8 [r52] = r15
	;;
	ld8 r15 = [r59]
	mov r59 = r43
	;;
	.mmi
	st8 [r51] = r15
	;;
	ld8 r15 = [r58]
	mov r58 = r42
	;;
	.mmi
	nop 0
	st8 [r50] = r15
	nop 0
	.mmb
	st8 [r49] = r14
	nop 0
	br.call.sptk.many b0 = real_multiply#
	;;
	.mib
	mov r1 = r70
	cmp.ne p6, p7 = 0, r41
	(p6) br.cond.dptk .L147
.L145:
	.mmi
	adds r14 = 64, r12
	nop 0
	mov r15 = r40
	.mmi
	st8 [r63] = r46, 8
	st4 [r47] = r48
	nop 0
	;;
	.mmi
	ld8 r17 = [r14]
	ld8 r16 = [r63], 8
	nop 0
	;;
	.mmi
	st8 [r15] = r17, 8
	ld8 r18 = [r63], 8
	nop 0
	;;
	.mmi
	st8 [r15] = r46, 8
	ld8 r17 = [r63], 8
	nop 0
	;;
	.mmi
	st8 [r15] = r16, 8
	ld8 r16 = [r63], 8
	nop 0
	;;
	.mmi
	st8 [r15] = r18, 8
	ld8 r14 = [r63]
	nop 0
	;;
	.mmi
	st8 [r15] = r17, 8
	;;
	st8 [r15] = r16, 8
	nop 0
	.mmi
	nop 0
	;;
	st8 [r15] = r14
	nop 0
.L162:
	.mii
	mov r8 = r40
	mov b0 = r68
	;;
	mov ar.pfs = r69
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 304, r12
	br.ret.sptk.many b0
	;;
.L161:
	.body
	.copy_state 2
	.mmi
	ld8 r15 = [r64]
	st8 [r63] = r46
	adds r8 = 64, r12
	.mmi
	st4 [r47] = r48
	ld8 r14 = [r65]
	mov r72 = r46
	;;
	.mmi
	st8 [r54] = r15
	;;
	ld8 r15 = [r61]
	nop 0
	.mmi
	ld8 r71 = [r8]
	;;
	ld8 r78 = [r62]
	nop 0
	.mmi
	ld8 r73 = [r67]
	st8 [r53] = r15
	nop 0
	;;
	.mmi
	ld8 r15 = [r60]
	ld8 r74 = [r66]
	nop 0
	;;
	.mmi
	ld8 r75 = [r57]
	ld8 r76 = [r56]
	nop 0
	.mmi
	st8 [r52] = r15
	;;
	ld8 r15 = [r59]
	nop 0
	.mmi
	ld8 r77 = [r55]
	;;
	st8 [r51] = r15
	nop 0
	;;
	.mmi
	ld8 r15 = [r58]
	;;
	st8 [r50] = r15
	nop 0
	.mmb
	st8 [r49] = r14
	nop 0
	br.call.sptk.many b0 = real_multiply#
	;;
	.mmi
	ld8 r72 = [r64]
	nop 0
	mov r1 = r70
	.mmi
	mov r8 = r62
	ld8.a r15 = [r61]
	nop 0
	;;
	.mmi
	ld8 r46 = [r63]
	ld4 r48 = [r47]
	nop 0
	;;
	.mmi
	ld8 r14 = [r65]
	st8 [r54] = r72
	nop 0
	;;
	.mmi
	ld8.c.clr r15 = [r61]
	mov r77 = r14
	mov r61 = r45
	.mmi
	ld8 r78 = [r62]
	;;
	ld8 r73 = [r45]
	mov r71 = r78
	.mmi
	ld8 r74 = [r44]
	st8 [r53] = r15
	nop 0
	;;
	.mmi
	nop 0
	ld8 r15 = [r60]
	mov r60 = r44
	.mmi
	ld8 r75 = [r43]
	;;
	ld8 r76 = [r42]
	nop 0
	.mmi
	st8 [r52] = r15
	;;
	ld8 r15 = [r59]
	mov r59 = r43
	;;
	.mmi
	st8 [r51] = r15
	;;
	ld8 r15 = [r58]
	mov r58 = r42
	;;
	.mmi
	nop 0
	st8 [r50] = r15
	nop 0
	.mmb
	st8 [r49] = r14
	nop 0
	br.call.sptk.many b0 = real_multiply#
	;;
	.mib
	mov r1 = r70
	cmp.ne p6, p7 = 0, r41
	(p6) br.cond.dptk .L147
	.mib
	nop 0
	nop 0
	br .L145
.L149:
	.mmi
	adds r14 = 64, r12
	mov r15 = r40
	addl r46 = 1, r0
	.mlx
	adds r47 = 116, r12
	movl r48 = -2147483648
	;;
	.mmi
	nop 0
	ld8.a r17 = [r14]
	nop 0
	.mmi
	st8 [r63] = r46, 8
	st4 [r47] = r48
	nop 0
	;;
	.mmi
	ld8.c.clr r17 = [r14]
	ld8 r16 = [r63], 8
	nop 0
	;;
	.mmi
	st8 [r15] = r17, 8
	ld8 r18 = [r63], 8
	nop 0
	;;
	.mmi
	st8 [r15] = r46, 8
	ld8 r17 = [r63], 8
	nop 0
	;;
	.mmi
	st8 [r15] = r16, 8
	ld8 r16 = [r63], 8
	nop 0
	;;
	.mmi
	st8 [r15] = r18, 8
	ld8 r14 = [r63]
	nop 0
	;;
	.mmi
	st8 [r15] = r17, 8
	;;
	st8 [r15] = r16, 8
	nop 0
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br .L162
	.endp real_pow#
	.align 16
	.align 64
	.global real_cbrt#
	.type	real_cbrt#, @function
	.proc real_cbrt#
real_cbrt:
	.prologue 12, 41
	.mmb
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 7, 5, 8, 0
	.fframe 176
	adds r12 = -176, r12
	nop 0
	.mii
	mov r43 = r1
	.save rp, r41
	mov r41 = b0
	.body
	mov r39 = r8
	;;
	.mmi
	adds r14 = 128, r12
	adds r40 = 72, r12
	mov r45 = r33
	.mmi
	mov r46 = r34
	mov r47 = r35
	mov r48 = r36
	;;
	.mmi
	st8 [r14] = r32
	mov r49 = r37
	extr.u r32 = r32, 32, 32
	.mmi
	st4 [r14] = r0
	mov r50 = r38
	mov r8 = r40
	;;
	.mib
	ld8 r44 = [r14]
	nop 0
	br.call.sptk.many b0 = real_log#
	;;
	.mmi
	adds r14 = 80, r12
	mov r1 = r43
	adds r8 = 16, r12
	.mmi
	addl r51 = 3, r0
	ld8 r44 = [r40]
	nop 0
	;;
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 88, r12
	;;
	.mmi
	ld8 r46 = [r14]
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	ld8 r47 = [r14]
	nop 0
	adds r14 = 104, r12
	;;
	.mmi
	ld8 r48 = [r14]
	nop 0
	adds r14 = 112, r12
	;;
	.mmi
	ld8 r49 = [r14]
	nop 0
	adds r14 = 120, r12
	;;
	.mib
	ld8 r50 = [r14]
	nop 0
	br.call.sptk.many b0 = real_divide_small#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r43
	mov r8 = r39
	;;
	.mmi
	ld8 r44 = [r14]
	nop 0
	adds r14 = 24, r12
	;;
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 32, r12
	;;
	.mmi
	ld8 r46 = [r14]
	nop 0
	adds r14 = 40, r12
	;;
	.mmi
	ld8 r47 = [r14]
	nop 0
	adds r14 = 48, r12
	;;
	.mmi
	ld8 r48 = [r14]
	nop 0
	adds r14 = 56, r12
	;;
	.mmi
	ld8 r49 = [r14]
	nop 0
	adds r14 = 64, r12
	;;
	.mib
	ld8 r50 = [r14]
	nop 0
	br.call.sptk.many b0 = real_exp#
	;;
	.mmb
	mov r8 = r39
	mov r1 = r43
	nop 0
	.mii
	st4 [r39] = r32
	mov b0 = r41
	;;
	mov ar.pfs = r42
	.mmb
	nop 0
	.restore sp
	adds r12 = 176, r12
	br.ret.sptk.many b0
	.endp real_cbrt#
	.align 16
	.align 64
	.global real_sin#
	.type	real_sin#, @function
	.proc real_sin#
real_sin:
	.prologue 12, 40
	.mmb
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 7, 4, 8, 0
	.fframe 128
	adds r12 = -128, r12
	nop 0
	.mii
	mov r42 = r1
	.save rp, r40
	mov r40 = b0
	.body
	mov r39 = r8
	;;
	.mmi
	mov r43 = r32
	mov r44 = r33
	mov r45 = r34
	.mmi
	mov r46 = r35
	mov r47 = r36
	mov r48 = r37
	;;
	.mib
	mov r49 = r38
	adds r50 = 16, r12
	br.call.sptk.many b0 = reduce#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r42
	mov r50 = r8
	.mmi
	mov r8 = r39
	;;
	ld8 r43 = [r14]
	adds r14 = 24, r12
	;;
	.mmi
	ld8 r44 = [r14]
	nop 0
	adds r14 = 32, r12
	;;
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 40, r12
	;;
	.mmi
	ld8 r46 = [r14]
	nop 0
	adds r14 = 48, r12
	;;
	.mmi
	ld8 r47 = [r14]
	nop 0
	adds r14 = 56, r12
	;;
	.mmi
	ld8 r48 = [r14]
	nop 0
	adds r14 = 64, r12
	;;
	.mib
	ld8 r49 = [r14]
	nop 0
	br.call.sptk.many b0 = sine#
	;;
	.mmi
	mov r8 = r39
	mov r1 = r42
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	nop 0
	.mmb
	.restore sp
	adds r12 = 128, r12
	nop 0
	br.ret.sptk.many b0
	.endp real_sin#
	.align 16
	.align 64
	.global real_cos#
	.type	real_cos#, @function
	.proc real_cos#
real_cos:
	.prologue 12, 40
	.mmb
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 7, 4, 8, 0
	.fframe 128
	adds r12 = -128, r12
	nop 0
	.mii
	mov r42 = r1
	.save rp, r40
	mov r40 = b0
	.body
	mov r39 = r8
	;;
	.mmi
	adds r50 = 16, r12
	mov r43 = r32
	mov r44 = r33
	.mmi
	mov r45 = r34
	mov r46 = r35
	mov r47 = r36
	;;
	.mib
	mov r48 = r37
	mov r49 = r38
	br.call.sptk.many b0 = reduce#
	;;
	.mmi
	adds r14 = 16, r12
	mov r50 = r8
	mov r1 = r42
	.mmi
	mov r8 = r39
	;;
	ld8 r43 = [r14]
	adds r14 = 24, r12
	.mmi
	adds r50 = 1, r50
	;;
	ld8 r44 = [r14]
	adds r14 = 32, r12
	;;
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 40, r12
	;;
	.mmi
	ld8 r46 = [r14]
	nop 0
	adds r14 = 48, r12
	;;
	.mmi
	ld8 r47 = [r14]
	nop 0
	adds r14 = 56, r12
	;;
	.mmi
	ld8 r48 = [r14]
	nop 0
	adds r14 = 64, r12
	;;
	.mib
	ld8 r49 = [r14]
	nop 0
	br.call.sptk.many b0 = sine#
	;;
	.mmi
	mov r8 = r39
	mov r1 = r42
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	nop 0
	.mmb
	.restore sp
	adds r12 = 128, r12
	nop 0
	br.ret.sptk.many b0
	.endp real_cos#
	.align 16
	.align 64
	.global real_tan#
	.type	real_tan#, @function
	.proc real_tan#
real_tan:
	.prologue 12, 49
	.mmb
	.save ar.pfs, r50
	alloc r50 = ar.pfs, 7, 13, 8, 0
	.fframe 288
	adds r12 = -288, r12
	nop 0
	.mii
	mov r51 = r1
	.save rp, r49
	mov r49 = b0
	.body
	mov r39 = r8
	;;
	.mmi
	adds r14 = 240, r12
	adds r41 = 176, r12
	mov r52 = r32
	.mmi
	mov r53 = r33
	mov r54 = r34
	mov r55 = r35
	;;
	.mmi
	st8 [r14] = r32
	adds r14 = 248, r12
	mov r59 = r41
	.mmi
	mov r56 = r36
	mov r57 = r37
	mov r58 = r38
	;;
	.mmi
	st8 [r14] = r33
	adds r14 = 256, r12
	adds r42 = 120, r12
	.mmi
	adds r48 = 184, r12
	adds r47 = 192, r12
	adds r46 = 200, r12
	;;
	.mmi
	nop 0
	st8 [r14] = r34
	adds r14 = 264, r12
	.mmi
	adds r45 = 208, r12
	adds r44 = 216, r12
	adds r43 = 224, r12
	;;
	.mmi
	st8 [r14] = r35
	nop 0
	adds r14 = 272, r12
	;;
	.mmi
	st8 [r14] = r36
	nop 0
	adds r14 = 280, r12
	;;
	.mmi
	st8 [r14] = r37
	nop 0
	adds r14 = 288, r12
	;;
	.mib
	st8 [r14] = r38
	nop 0
	br.call.sptk.many b0 = reduce#
	;;
	.mmi
	nop 0
	mov r40 = r8
	mov r1 = r51
	.mmi
	ld8 r52 = [r41]
	ld8 r53 = [r48]
	mov r8 = r42
	;;
	.mmi
	nop 0
	ld8 r54 = [r47]
	mov r59 = r40
	.mmi
	nop 0
	ld8 r55 = [r46]
	nop 0
	;;
	.mmi
	ld8 r56 = [r45]
	ld8 r57 = [r44]
	nop 0
	;;
	.mib
	ld8 r58 = [r43]
	nop 0
	br.call.sptk.many b0 = sine#
	;;
	.mmi
	mov r1 = r51
	adds r8 = 64, r12
	adds r59 = 1, r40
	.mmi
	ld8 r52 = [r41]
	ld8 r53 = [r48]
	nop 0
	;;
	.mmi
	ld8 r54 = [r47]
	ld8 r55 = [r46]
	nop 0
	;;
	.mmi
	ld8 r56 = [r45]
	ld8 r57 = [r44]
	nop 0
	;;
	.mib
	ld8 r58 = [r43]
	nop 0
	br.call.sptk.many b0 = sine#
	;;
	.mmi
	adds r15 = 72, r12
	adds r14 = 16, r12
	adds r17 = 64, r12
	.mmi
	mov r1 = r51
	ld8 r52 = [r42]
	mov r8 = r39
	;;
	.mmi
	ld8 r16 = [r15], 8
	ld8 r59 = [r17]
	adds r17 = 128, r12
	;;
	.mmi
	st8 [r14] = r16
	ld8 r16 = [r15], 8
	nop 0
	.mmi
	adds r14 = 24, r12
	ld8 r53 = [r17]
	adds r17 = 136, r12
	;;
	.mmi
	st8 [r14] = r16
	ld8 r16 = [r15], 8
	nop 0
	.mmi
	adds r14 = 32, r12
	ld8 r54 = [r17]
	adds r17 = 144, r12
	;;
	.mmi
	st8 [r14] = r16
	ld8 r16 = [r15], 8
	adds r14 = 40, r12
	.mmi
	nop 0
	ld8 r55 = [r17]
	nop 0
	;;
	.mmi
	st8 [r14] = r16
	ld8 r16 = [r15], 8
	adds r14 = 48, r12
	;;
	.mmi
	st8 [r14] = r16
	ld8 r15 = [r15]
	adds r14 = 56, r12
	.mmi
	adds r16 = 152, r12
	;;
	st8 [r14] = r15
	adds r14 = 160, r12
	.mmi
	ld8 r56 = [r16]
	;;
	ld8 r57 = [r14]
	adds r14 = 168, r12
	;;
	.mib
	ld8 r58 = [r14]
	nop 0
	br.call.sptk.many b0 = real_divide#
	;;
	.mmi
	mov r8 = r39
	mov r1 = r51
	mov b0 = r49
	;;
	.mii
	nop 0
	mov ar.pfs = r50
	nop 0
	.mmb
	.restore sp
	adds r12 = 288, r12
	nop 0
	br.ret.sptk.many b0
	.endp real_tan#
	.align 16
	.align 64
	.global real_atan#
	.type	real_atan#, @function
	.proc real_atan#
real_atan:
	.prologue 12, 49
	.mmb
	.save ar.pfs, r50
	alloc r50 = ar.pfs, 7, 13, 8, 0
	.fframe 288
	adds r12 = -288, r12
	nop 0
	.mii
	mov r51 = r1
	.save rp, r49
	mov r49 = b0
	.body
	mov r40 = r8
	;;
	.mmi
	adds r14 = 248, r12
	adds r16 = 240, r12
	adds r39 = 16, r12
	.mmi
	cmp.lt p6, p7 = 0, r33
	mov r53 = r33
	adds r46 = 184, r12
	;;
	.mmi
	st8 [r14] = r33
	adds r14 = 256, r12
	adds r45 = 192, r12
	.mmi
	st8 [r16] = r32
	adds r44 = 200, r12
	adds r42 = 216, r12
	;;
	.mmi
	st8 [r14] = r34
	adds r14 = 264, r12
	adds r47 = 176, r12
	.mmi
	adds r43 = 208, r12
	adds r41 = 224, r12
	adds r48 = 120, r12
	;;
	.mmi
	st8 [r14] = r35
	adds r14 = 272, r12
	mov r59 = r32
	;;
	.mmi
	st8 [r14] = r36
	nop 0
	adds r14 = 280, r12
	;;
	.mmi
	st8 [r14] = r37
	nop 0
	adds r14 = 288, r12
	;;
	.mlx
	st8 [r14] = r38
	movl r14 = @gprel(one#)
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L176
	;;
	.mmi
	add r14 = r1, r14
	st8 [r39] = r33
	nop 0
	.mmi
	adds r39 = 24, r12
	ld4 r16 = [r16]
	mov r8 = r48
	;;
	.mmi
	mov r15 = r14
	st8 [r39] = r34
	adds r39 = 32, r12
	.mmi
	adds r20 = 16, r14
	adds r19 = 24, r14
	adds r18 = 32, r14
	;;
	.mmi
	ld8 r52 = [r15], 8
	st8 [r39] = r35
	adds r17 = 40, r14
	.mmi
	adds r39 = 40, r12
	st4 [r47] = r16
	adds r14 = 48, r14
	;;
	.mmi
	nop 0
	ld8 r53 = [r15]
	addl r15 = 1, r0
	.mmi
	st8 [r39] = r36
	ld8 r58 = [r14]
	adds r39 = 48, r12
	;;
	.mlx
	st8 [r46] = r15
	movl r15 = -8199923668641773447
	.mlx
	st8 [r39] = r37
	movl r14 = -9161415854703353205
	;;
	.mlx
	st8 [r45] = r15
	movl r15 = 4256916643160768166
	.mmi
	st8 [r42] = r14
	ld8 r54 = [r20]
	adds r39 = 56, r12
	;;
	.mlx
	st8 [r44] = r15
	movl r14 = 2407387532796877474
	.mlx
	ld8 r55 = [r19]
	movl r15 = -8473579374598009336
	;;
	.mmi
	ld8 r56 = [r18]
	st8 [r43] = r15
	nop 0
	.mmi
	st8 [r41] = r14
	ld8 r57 = [r17]
	nop 0
	;;
	.mib
	st8 [r39] = r38
	nop 0
	br.call.sptk.many b0 = real_divide#
	;;
	.mmi
	adds r14 = 128, r12
	mov r1 = r51
	adds r8 = 64, r12
	.mmi
	ld8 r52 = [r48]
	;;
	ld8 r53 = [r14]
	adds r14 = 136, r12
	;;
	.mmi
	ld8 r54 = [r14]
	nop 0
	adds r14 = 144, r12
	;;
	.mmi
	ld8 r55 = [r14]
	nop 0
	adds r14 = 152, r12
	;;
	.mmi
	ld8 r56 = [r14]
	nop 0
	adds r14 = 160, r12
	;;
	.mmi
	ld8 r57 = [r14]
	nop 0
	adds r14 = 168, r12
	;;
	.mib
	ld8 r58 = [r14]
	nop 0
	br.call.sptk.many b0 = atan_of_small#
	;;
	.mmi
	adds r14 = 72, r12
	adds r16 = 64, r12
	adds r15 = 16, r12
	.mmi
	mov r1 = r51
	ld8 r52 = [r47]
	mov r8 = r40
	;;
	.mmi
	ld8 r59 = [r16]
	ld8 r16 = [r14], 8
	nop 0
	;;
	.mmi
	ld8 r17 = [r14], 8
	st8 [r15] = r16
	adds r15 = 24, r12
	.mmi
	nop 0
	ld8 r53 = [r46]
	nop 0
	;;
	.mmi
	ld8 r16 = [r14], 8
	st8 [r15] = r17
	adds r15 = 32, r12
	.mmi
	nop 0
	ld8 r54 = [r45]
	nop 0
	;;
	.mmi
	ld8 r17 = [r14], 8
	st8 [r15] = r16
	adds r15 = 40, r12
	.mmi
	nop 0
	ld8 r55 = [r44]
	nop 0
	;;
	.mmi
	ld8 r16 = [r14], 8
	st8 [r15] = r17
	adds r15 = 48, r12
	.mmi
	ld8 r56 = [r43]
	;;
	ld8 r14 = [r14]
	nop 0
	.mmi
	st8 [r15] = r16
	ld8 r57 = [r42]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r58 = [r41]
	nop 0
	.mmb
	st8 [r39] = r14
	nop 0
	br.call.sptk.many b0 = real_subtract#
	;;
	.mmi
	mov r8 = r40
	mov r1 = r51
	mov b0 = r49
	;;
	.mii
	nop 0
	mov ar.pfs = r50
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 288, r12
	nop 0
	br.ret.sptk.many b0
.L176:
	.body
	.copy_state 1
	.mmi
	mov r52 = r32
	mov r54 = r34
	mov r55 = r35
	.mmi
	mov r56 = r36
	mov r57 = r37
	mov r58 = r38
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = atan_of_small#
	;;
	.mmi
	mov r8 = r40
	mov r1 = r51
	mov b0 = r49
	;;
	.mii
	nop 0
	mov ar.pfs = r50
	nop 0
	.mmb
	.restore sp
	adds r12 = 288, r12
	nop 0
	br.ret.sptk.many b0
	.endp real_atan#
	.align 16
	.align 64
	.global real_atan2#
	.type	real_atan2#, @function
	.proc real_atan2#
real_atan2:
	.prologue 12, 51
	.spill 0
	.mmi
	.save ar.pfs, r52
	alloc r52 = ar.pfs, 8, 14, 8, 0
	.fframe 304
	adds r12 = -304, r12
	.save rp, r51
	mov r51 = b0
	.mlx
	mov r53 = r1
	.body
	movl r14 = @gprel(half_pi#)
	;;
	.mmi
	add r14 = r1, r14
	adds r42 = 312, r12
	adds r49 = 240, r12
	.mmi
	adds r48 = 248, r12
	adds r47 = 256, r12
	adds r46 = 264, r12
	;;
	.mmi
	adds r19 = 16, r14
	adds r18 = 24, r14
	adds r17 = 32, r14
	.mmi
	adds r16 = 40, r14
	adds r15 = 48, r14
	adds r45 = 272, r12
	;;
	.mmi
	ld8 r54 = [r14], 8
	adds r44 = 280, r12
	adds r43 = 288, r12
	.mmi
	mov r40 = r8
	st8 [r42] = r39
	adds r8 = 120, r12
	;;
	.mmb
	ld8 r55 = [r14]
	st8 [r49] = r32
	nop 0
	.mmi
	st8 [r48] = r33
	addl r61 = 1, r0
	extr.u r41 = r32, 32, 32
	;;
	.mmb
	ld8 r56 = [r19]
	st8 [r47] = r34
	nop 0
	.mmi
	st8 [r46] = r35
	ld8 r57 = [r18]
	extr.u r50 = r39, 32, 32
	;;
	.mmi
	ld8 r58 = [r17]
	st8 [r45] = r36
	nop 0
	.mmi
	st8 [r44] = r37
	ld8 r59 = [r16]
	nop 0
	;;
	.mmi
	nop 0
	st8 [r43] = r38
	nop 0
	.mmb
	ld8 r60 = [r15]
	nop 0
	br.call.sptk.many b0 = real_scale#
	;;
	.mmi
	adds r14 = 120, r12
	mov r1 = r53
	adds r21 = 184, r12
	.mmi
	adds r20 = 192, r12
	adds r19 = 200, r12
	adds r18 = 208, r12
	;;
	.mmi
	st4 [r14] = r41
	adds r14 = 364, r12
	adds r17 = 216, r12
	.mmi
	adds r16 = 224, r12
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	adds r14 = 292, r12
	(p7) br.cond.dpnt .L185
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L186
	;;
	.mmi
	adds r42 = 176, r12
	st8 [r21] = r0
	nop 0
	.mmi
	st8 [r20] = r0
	nop 0
	cmp4.eq p6, p7 = 0, r50
	;;
	.mmi
	st8 [r42] = r0
	st8 [r19] = r0
	nop 0
	;;
	.mmi
	st8 [r18] = r0
	st8 [r17] = r0
	nop 0
	;;
	.mib
	st8 [r16] = r0
	nop 0
	(p7) br.cond.dpnt .L187
.L182:
	.mmi
	mov r14 = r40
	ld8 r15 = [r21]
	nop 0
	.mmi
	st4 [r42] = r41
	ld8 r20 = [r20]
	mov r8 = r40
	;;
	.mmi
	ld8 r21 = [r42]
	ld8 r19 = [r19]
	nop 0
	;;
	.mmi
	nop 0
	st8 [r14] = r21, 8
	nop 0
	.mmi
	ld8 r18 = [r18]
	ld8 r17 = [r17]
	nop 0
	;;
	.mmi
	st8 [r14] = r15, 8
	ld8 r15 = [r16]
	nop 0
	;;
	.mmi
	st8 [r14] = r20, 8
	;;
	st8 [r14] = r19, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r18, 8
	;;
	st8 [r14] = r17, 8
	nop 0
	;;
	.mii
	st8 [r14] = r15
	mov b0 = r51
	;;
	mov ar.pfs = r52
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 304, r12
	br.ret.sptk.many b0
	;;
.L186:
	.body
	.copy_state 1
	.mmi
	nop 0
	adds r15 = 8, r42
	adds r14 = 16, r12
	.mmi
	ld8 r61 = [r42]
	adds r8 = 64, r12
	adds r42 = 176, r12
	;;
	.mmi
	ld8 r16 = [r15], 8
	ld8 r54 = [r49]
	nop 0
	;;
	.mmi
	ld8 r55 = [r48]
	st8 [r14] = r16
	adds r14 = 24, r12
	;;
	.mmi
	ld8 r16 = [r15], 8
	ld8 r56 = [r47]
	nop 0
	;;
	.mmi
	st8 [r14] = r16
	nop 0
	adds r14 = 32, r12
	;;
	.mmi
	ld8 r16 = [r15], 8
	ld8 r57 = [r46]
	nop 0
	;;
	.mmi
	st8 [r14] = r16
	nop 0
	adds r14 = 40, r12
	;;
	.mmi
	ld8 r16 = [r15], 8
	ld8 r58 = [r45]
	nop 0
	;;
	.mmi
	st8 [r14] = r16
	nop 0
	adds r14 = 48, r12
	;;
	.mmi
	ld8 r16 = [r15], 8
	ld8 r59 = [r44]
	nop 0
	;;
	.mmi
	st8 [r14] = r16
	nop 0
	adds r14 = 56, r12
	;;
	.mmi
	ld8 r15 = [r15]
	ld8 r60 = [r43]
	nop 0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = real_divide#
	;;
	.mmi
	adds r14 = 72, r12
	adds r22 = 64, r12
	mov r1 = r53
	.mmi
	mov r8 = r42
	;;
	ld8 r55 = [r14]
	adds r14 = 80, r12
	.mmi
	ld8 r54 = [r22]
	;;
	ld8 r56 = [r14]
	adds r14 = 88, r12
	;;
	.mmi
	ld8 r57 = [r14]
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	ld8 r58 = [r14]
	nop 0
	adds r14 = 104, r12
	;;
	.mmi
	ld8 r59 = [r14]
	nop 0
	adds r14 = 112, r12
	;;
	.mib
	ld8 r60 = [r14]
	nop 0
	br.call.sptk.many b0 = real_atan#
	;;
	.mmi
	mov r1 = r53
	ld4 r41 = [r42]
	adds r21 = 184, r12
	.mmi
	adds r20 = 192, r12
	adds r19 = 200, r12
	adds r18 = 208, r12
	;;
	.mmi
	nop 0
	adds r17 = 216, r12
	adds r16 = 224, r12
	.mmb
	nop 0
	cmp4.eq p6, p7 = 0, r50
	(p6) br.cond.dptk .L182
.L187:
	.mmi
	adds r22 = 120, r12
	adds r14 = 16, r12
	adds r15 = 136, r12
	.mmi
	st4 [r42] = r41
	ld8.a r55 = [r21]
	mov r8 = r40
	;;
	.mmi
	nop 0
	ld8 r61 = [r22]
	adds r22 = 128, r12
	.mmi
	nop 0
	ld8.a r54 = [r42]
	nop 0
	;;
	.mmi
	ld8 r23 = [r22]
	ld8 r22 = [r15]
	adds r15 = 144, r12
	;;
	.mmi
	st8 [r14] = r23
	nop 0
	adds r14 = 24, r12
	.mmi
	ld8 r23 = [r15]
	nop 0
	adds r15 = 152, r12
	;;
	.mmi
	ld8.c.clr r54 = [r42]
	st8 [r14] = r22
	nop 0
	.mmi
	adds r14 = 32, r12
	ld8 r22 = [r15]
	adds r15 = 160, r12
	;;
	.mmi
	ld8.c.clr r55 = [r21]
	st8 [r14] = r23
	nop 0
	.mmi
	adds r14 = 40, r12
	ld8 r21 = [r15]
	adds r15 = 168, r12
	;;
	.mmi
	ld8 r56 = [r20]
	st8 [r14] = r22
	adds r14 = 48, r12
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mmi
	ld8 r57 = [r19]
	st8 [r14] = r21
	adds r14 = 56, r12
	;;
	.mmi
	nop 0
	ld8 r58 = [r18]
	nop 0
	.mmi
	ld8 r59 = [r17]
	st8 [r14] = r15
	nop 0
	;;
	.mib
	ld8 r60 = [r16]
	nop 0
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	mov r8 = r40
	mov r1 = r53
	mov b0 = r51
	;;
	.mii
	nop 0
	mov ar.pfs = r52
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 304, r12
	nop 0
	br.ret.sptk.many b0
.L185:
	.body
	.copy_state 2
	.mmi
	adds r14 = 8, r40
	addl r19 = 1, r0
	adds r18 = 16, r40
	.mmi
	adds r17 = 24, r40
	adds r16 = 32, r40
	adds r15 = 40, r40
	;;
	.mlx
	st8 [r14] = r19
	movl r19 = -8199923668641773447
	.mmi
	adds r14 = 48, r40
	st4 [r40] = r41
	mov r8 = r40
	;;
	.mlx
	st8 [r18] = r19
	movl r18 = 4256916643160768166
	;;
	.mlx
	st8 [r17] = r18
	movl r17 = -8473579374598009336
	;;
	.mlx
	st8 [r16] = r17
	movl r16 = -9161415854703353205
	;;
	.mlx
	st8 [r15] = r16
	movl r15 = 2407387532796877474
	;;
	.mii
	st8 [r14] = r15
	mov b0 = r51
	;;
	mov ar.pfs = r52
	.mmb
	nop 0
	.restore sp
	adds r12 = 304, r12
	br.ret.sptk.many b0
	.endp real_atan2#
	.align 16
	.align 64
	.global real_asin#
	.type	real_asin#, @function
	.proc real_asin#
real_asin:
	.prologue 12, 61
	.mmi
	.save ar.pfs, r62
	alloc r62 = ar.pfs, 7, 25, 8, 0
	.fframe 400
	adds r12 = -400, r12
	mov r63 = r1
	.mlx
	mov r43 = r8
	movl r42 = @gprel(one#)
	;;
	.mmi
	adds r40 = 240, r12
	adds r39 = 16, r12
	add r42 = r1, r42
	.mmi
	adds r51 = 352, r12
	adds r50 = 360, r12
	adds r49 = 368, r12
	;;
	.mmi
	st8 [r40] = r33
	st8 [r39] = r33
	adds r40 = 248, r12
	.mmi
	adds r39 = 24, r12
	mov r44 = r42
	adds r48 = 376, r12
	;;
	.mmi
	st8 [r40] = r34
	st8 [r39] = r34
	adds r40 = 256, r12
	.mmi
	adds r39 = 32, r12
	ld8 r64 = [r44], 8
	adds r47 = 384, r12
	;;
	.mmi
	st8 [r40] = r35
	st8 [r39] = r35
	adds r40 = 264, r12
	.mmi
	adds r39 = 40, r12
	adds r46 = 392, r12
	adds r45 = 400, r12
	;;
	.mmi
	st8 [r40] = r36
	st8 [r39] = r36
	adds r40 = 272, r12
	.mmi
	adds r39 = 48, r12
	adds r60 = 232, r12
	adds r59 = 16, r42
	;;
	.mmi
	st8 [r40] = r37
	st8 [r39] = r37
	adds r40 = 280, r12
	.mmi
	adds r39 = 56, r12
	adds r58 = 24, r42
	adds r57 = 32, r42
	;;
	.mmi
	adds r56 = 40, r42
	adds r55 = 48, r42
	.save rp, r61
	mov r61 = b0
	.body
	.mmi
	mov r71 = r32
	adds r8 = 64, r12
	adds r41 = 16, r12
	;;
	.mmi
	st8 [r51] = r32
	ld8 r65 = [r44]
	nop 0
	.mmi
	st8 [r50] = r33
	adds r54 = 120, r12
	adds r53 = 176, r12
	;;
	.mmi
	ld8 r66 = [r59]
	st8 [r49] = r34
	nop 0
	.mmi
	st8 [r48] = r35
	ld8 r67 = [r58]
	adds r52 = 288, r12
	;;
	.mmi
	ld8 r68 = [r57]
	st8 [r47] = r36
	nop 0
	.mmi
	st8 [r46] = r37
	ld8 r69 = [r56]
	nop 0
	;;
	.mmi
	ld8 r70 = [r55]
	st8 [r45] = r38
	nop 0
	.mmi
	st8 [r60] = r32
	;;
	st8 [r40] = r38
	nop 0
	.mmb
	st8 [r39] = r38
	nop 0
	br.call.sptk.many b0 = real_subtract#
	;;
	.mmi
	adds r14 = 240, r12
	adds r16 = 272, r12
	mov r1 = r63
	.mmi
	ld8 r71 = [r60]
	ld8 r64 = [r42]
	mov r8 = r54
	;;
	.mmi
	nop 0
	ld8 r15 = [r14]
	adds r14 = 248, r12
	.mmi
	nop 0
	ld8 r16 = [r16]
	nop 0
	;;
	.mmi
	ld8 r17 = [r14]
	st8 [r41] = r15
	adds r14 = 256, r12
	.mmi
	adds r41 = 24, r12
	ld8 r15 = [r40]
	nop 0
	;;
	.mmi
	st8 [r41] = r17
	ld8 r17 = [r14]
	adds r41 = 32, r12
	.mmi
	st8 [r39] = r15
	ld8 r65 = [r44]
	adds r14 = 264, r12
	;;
	.mmi
	st8 [r41] = r17
	ld8 r14 = [r14]
	adds r41 = 40, r12
	.mmi
	ld8 r66 = [r59]
	;;
	st8 [r41] = r14
	adds r41 = 48, r12
	.mmi
	ld8 r67 = [r58]
	ld8 r68 = [r57]
	nop 0
	;;
	.mmi
	st8 [r41] = r16
	ld8 r69 = [r56]
	nop 0
	.mmb
	ld8 r70 = [r55]
	nop 0
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	adds r14 = 136, r12
	adds r17 = 128, r12
	adds r15 = 16, r12
	.mmi
	ld8 r71 = [r54]
	mov r1 = r63
	mov r8 = r53
	;;
	.mmi
	nop 0
	ld8 r16 = [r14]
	adds r14 = 144, r12
	.mmi
	nop 0
	ld8 r17 = [r17]
	nop 0
	;;
	.mmi
	ld8 r18 = [r14]
	st8 [r15] = r17
	adds r14 = 152, r12
	.mmi
	adds r15 = 24, r12
	;;
	ld8 r17 = [r14]
	nop 0
	.mmi
	st8 [r15] = r16
	adds r14 = 160, r12
	adds r15 = 32, r12
	;;
	.mmi
	ld8 r16 = [r14]
	st8 [r15] = r18
	adds r14 = 168, r12
	.mmi
	adds r15 = 64, r12
	;;
	ld8 r64 = [r15]
	adds r15 = 40, r12
	.mmi
	st8 [r41] = r16
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	st8 [r15] = r17
	st8 [r39] = r14
	adds r15 = 72, r12
	.mmi
	adds r14 = 96, r12
	;;
	ld8 r65 = [r15]
	adds r15 = 80, r12
	.mmi
	ld8 r68 = [r14]
	nop 0
	adds r14 = 104, r12
	;;
	.mmi
	ld8 r66 = [r15]
	nop 0
	adds r15 = 88, r12
	.mii
	ld8 r69 = [r14]
	adds r14 = 112, r12
	;;
	nop 0
	.mmb
	ld8 r67 = [r15]
	ld8 r70 = [r14]
	br.call.sptk.many b0 = real_multiply#
	;;
	.mmi
	adds r14 = 184, r12
	mov r1 = r63
	mov r8 = r52
	.mmi
	ld8 r64 = [r53]
	;;
	ld8 r65 = [r14]
	adds r14 = 192, r12
	;;
	.mmi
	ld8 r66 = [r14]
	nop 0
	adds r14 = 200, r12
	;;
	.mmi
	ld8 r67 = [r14]
	nop 0
	adds r14 = 208, r12
	;;
	.mmi
	ld8 r68 = [r14]
	nop 0
	adds r14 = 216, r12
	;;
	.mmi
	ld8 r69 = [r14]
	nop 0
	adds r14 = 224, r12
	;;
	.mib
	ld8 r70 = [r14]
	nop 0
	br.call.sptk.many b0 = real_sqrt#
	;;
	.mmi
	adds r14 = 304, r12
	adds r17 = 296, r12
	adds r15 = 16, r12
	.mmi
	mov r1 = r63
	ld8 r71 = [r52]
	mov r8 = r43
	;;
	.mmi
	nop 0
	ld8 r16 = [r14]
	adds r14 = 312, r12
	.mmi
	ld8 r17 = [r17]
	;;
	ld8 r18 = [r14]
	adds r14 = 320, r12
	.mmi
	st8 [r15] = r17
	ld8 r64 = [r51]
	adds r15 = 24, r12
	;;
	.mmi
	nop 0
	ld8 r17 = [r14]
	adds r14 = 328, r12
	.mmi
	st8 [r15] = r16
	ld8 r65 = [r50]
	adds r15 = 32, r12
	;;
	.mmi
	nop 0
	ld8 r16 = [r14]
	adds r14 = 336, r12
	.mmi
	st8 [r15] = r18
	ld8 r66 = [r49]
	adds r15 = 40, r12
	;;
	.mmi
	ld8 r14 = [r14]
	st8 [r15] = r17
	nop 0
	.mmi
	st8 [r41] = r16
	ld8 r67 = [r48]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r68 = [r47]
	nop 0
	.mmi
	st8 [r39] = r14
	ld8 r69 = [r46]
	nop 0
	;;
	.mib
	ld8 r70 = [r45]
	nop 0
	br.call.sptk.many b0 = real_atan2#
	;;
	.mmi
	mov r8 = r43
	mov r1 = r63
	mov b0 = r61
	;;
	.mii
	nop 0
	mov ar.pfs = r62
	nop 0
	.mmb
	.restore sp
	adds r12 = 400, r12
	nop 0
	br.ret.sptk.many b0
	.endp real_asin#
	.align 16
	.align 64
	.global real_acos#
	.type	real_acos#, @function
	.proc real_acos#
real_acos:
	.prologue 12, 60
	.mmi
	.save ar.pfs, r61
	alloc r61 = ar.pfs, 7, 24, 8, 0
	.fframe 400
	adds r12 = -400, r12
	mov r62 = r1
	.mlx
	mov r42 = r8
	movl r41 = @gprel(one#)
	;;
	.mmi
	adds r39 = 16, r12
	add r41 = r1, r41
	adds r52 = 352, r12
	.mmi
	adds r58 = 360, r12
	adds r57 = 368, r12
	adds r56 = 376, r12
	;;
	.mmi
	st8 [r39] = r33
	adds r39 = 24, r12
	mov r43 = r41
	.mmi
	adds r55 = 384, r12
	adds r54 = 392, r12
	adds r53 = 400, r12
	;;
	.mmi
	st8 [r39] = r34
	adds r39 = 32, r12
	adds r59 = 288, r12
	.mmi
	ld8 r63 = [r43], 8
	adds r51 = 16, r41
	adds r50 = 24, r41
	;;
	.mmi
	st8 [r39] = r35
	adds r39 = 40, r12
	adds r49 = 32, r41
	.mmi
	adds r48 = 40, r41
	adds r47 = 48, r41
	mov r70 = r32
	;;
	.mmi
	st8 [r39] = r36
	adds r39 = 48, r12
	.save rp, r60
	mov r60 = b0
	.body
	.mmi
	ld8 r64 = [r43]
	mov r8 = r59
	adds r44 = 232, r12
	;;
	.mmi
	st8 [r39] = r37
	ld8 r65 = [r51]
	adds r39 = 56, r12
	.mmi
	st8 [r52] = r32
	adds r40 = 16, r12
	adds r46 = 176, r12
	;;
	.mmi
	ld8 r66 = [r50]
	st8 [r58] = r33
	nop 0
	.mmi
	st8 [r57] = r34
	ld8 r67 = [r49]
	adds r45 = 120, r12
	;;
	.mmi
	ld8 r68 = [r48]
	st8 [r56] = r35
	nop 0
	.mmi
	st8 [r55] = r36
	ld8 r69 = [r47]
	nop 0
	;;
	.mmi
	st8 [r54] = r37
	st8 [r53] = r38
	nop 0
	;;
	.mib
	st8 [r39] = r38
	nop 0
	br.call.sptk.many b0 = real_subtract#
	;;
	.mmi
	adds r14 = 296, r12
	mov r1 = r62
	mov r8 = r44
	.mmi
	ld8 r63 = [r59]
	;;
	ld8 r64 = [r14]
	adds r14 = 304, r12
	;;
	.mmi
	ld8 r65 = [r14]
	nop 0
	adds r14 = 312, r12
	;;
	.mmi
	ld8 r66 = [r14]
	nop 0
	adds r14 = 320, r12
	;;
	.mmi
	ld8 r67 = [r14]
	nop 0
	adds r14 = 328, r12
	;;
	.mmi
	ld8 r68 = [r14]
	nop 0
	adds r14 = 336, r12
	;;
	.mib
	ld8 r69 = [r14]
	nop 0
	br.call.sptk.many b0 = real_sqrt#
	;;
	.mmi
	ld8 r15 = [r58]
	mov r1 = r62
	mov r8 = r46
	.mmi
	ld8 r14 = [r57]
	;;
	st8 [r40] = r15
	adds r40 = 24, r12
	.mmi
	ld8 r17 = [r56]
	ld8 r16 = [r55]
	nop 0
	;;
	.mmi
	st8 [r40] = r14
	nop 0
	adds r40 = 32, r12
	.mmi
	ld8 r15 = [r54]
	ld8 r14 = [r53]
	nop 0
	;;
	.mmi
	st8 [r40] = r17
	ld8 r70 = [r52]
	adds r40 = 40, r12
	.mmi
	st8 [r39] = r14
	ld8 r63 = [r41]
	nop 0
	;;
	.mmi
	st8 [r40] = r16
	nop 0
	adds r40 = 48, r12
	.mmi
	ld8 r64 = [r43]
	ld8 r65 = [r51]
	nop 0
	;;
	.mmi
	st8 [r40] = r15
	ld8 r66 = [r50]
	nop 0
	.mmi
	ld8 r67 = [r49]
	;;
	ld8 r68 = [r48]
	nop 0
	.mmb
	ld8 r69 = [r47]
	nop 0
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	adds r14 = 184, r12
	mov r1 = r62
	mov r8 = r45
	.mmi
	ld8 r63 = [r46]
	;;
	ld8 r64 = [r14]
	adds r14 = 192, r12
	;;
	.mmi
	ld8 r65 = [r14]
	nop 0
	adds r14 = 200, r12
	;;
	.mmi
	ld8 r66 = [r14]
	nop 0
	adds r14 = 208, r12
	;;
	.mmi
	ld8 r67 = [r14]
	nop 0
	adds r14 = 216, r12
	;;
	.mmi
	ld8 r68 = [r14]
	nop 0
	adds r14 = 224, r12
	;;
	.mib
	ld8 r69 = [r14]
	nop 0
	br.call.sptk.many b0 = real_sqrt#
	;;
	.mmi
	adds r14 = 136, r12
	adds r17 = 128, r12
	adds r15 = 16, r12
	.mmi
	mov r1 = r62
	ld8 r70 = [r45]
	adds r8 = 64, r12
	;;
	.mmi
	nop 0
	ld8 r16 = [r14]
	adds r14 = 144, r12
	.mmi
	ld8 r17 = [r17]
	;;
	ld8 r18 = [r14]
	adds r14 = 152, r12
	.mmi
	st8 [r15] = r17
	ld8 r63 = [r44]
	adds r15 = 24, r12
	;;
	.mmi
	ld8 r17 = [r14]
	nop 0
	adds r14 = 160, r12
	.mmi
	st8 [r15] = r16
	nop 0
	adds r15 = 32, r12
	;;
	.mmi
	ld8 r16 = [r14]
	nop 0
	adds r14 = 168, r12
	.mmi
	st8 [r15] = r18
	nop 0
	adds r15 = 40, r12
	;;
	.mmi
	ld8 r14 = [r14]
	st8 [r15] = r17
	adds r15 = 240, r12
	.mmi
	st8 [r40] = r16
	;;
	st8 [r39] = r14
	adds r14 = 264, r12
	.mmi
	ld8 r64 = [r15]
	nop 0
	adds r15 = 248, r12
	;;
	.mmi
	ld8 r67 = [r14]
	nop 0
	adds r14 = 272, r12
	.mmi
	ld8 r65 = [r15]
	nop 0
	adds r15 = 256, r12
	;;
	.mmi
	nop 0
	ld8 r68 = [r14]
	adds r14 = 280, r12
	.mmi
	nop 0
	ld8 r66 = [r15]
	nop 0
	;;
	.mib
	ld8 r69 = [r14]
	nop 0
	br.call.sptk.many b0 = real_atan2#
	;;
	.mmi
	adds r14 = 64, r12
	mov r1 = r62
	mov r8 = r42
	.mmi
	addl r70 = 1, r0
	;;
	ld8 r63 = [r14]
	adds r14 = 72, r12
	;;
	.mmi
	ld8 r64 = [r14]
	nop 0
	adds r14 = 80, r12
	;;
	.mmi
	ld8 r65 = [r14]
	nop 0
	adds r14 = 88, r12
	;;
	.mmi
	ld8 r66 = [r14]
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	ld8 r67 = [r14]
	nop 0
	adds r14 = 104, r12
	;;
	.mmi
	ld8 r68 = [r14]
	nop 0
	adds r14 = 112, r12
	;;
	.mib
	ld8 r69 = [r14]
	nop 0
	br.call.sptk.many b0 = real_scale#
	;;
	.mmi
	mov r8 = r42
	mov r1 = r62
	mov b0 = r60
	;;
	.mii
	nop 0
	mov ar.pfs = r61
	nop 0
	.mmb
	.restore sp
	adds r12 = 400, r12
	nop 0
	br.ret.sptk.many b0
	.endp real_acos#
	.align 16
	.align 64
	.global real_sinh#
	.type	real_sinh#, @function
	.proc real_sinh#
real_sinh:
	.prologue 12, 56
	.mmi
	.save ar.pfs, r57
	alloc r57 = ar.pfs, 7, 20, 8, 0
	.fframe 336
	adds r12 = -336, r12
	mov r58 = r1
	.mlx
	mov r40 = r8
	movl r39 = @gprel(one#)
	;;
	.mmi
	add r39 = r1, r39
	adds r41 = 296, r12
	adds r43 = 288, r12
	.mmi
	adds r53 = 304, r12
	adds r52 = 312, r12
	adds r51 = 320, r12
	;;
	.mmi
	mov r42 = r39
	adds r50 = 328, r12
	adds r49 = 336, r12
	.mmi
	adds r48 = 16, r39
	adds r47 = 24, r39
	adds r46 = 32, r39
	;;
	.mmb
	ld8 r59 = [r42], 8
	adds r45 = 40, r39
	nop 0
	.mii
	adds r44 = 48, r39
	.save rp, r56
	mov r56 = b0
	.body
	addl r66 = 100000, r0
	;;
	.mmb
	st8 [r43] = r32
	ld8 r60 = [r42]
	nop 0
	.mmi
	st8 [r41] = r33
	ld8 r61 = [r48]
	extr.u r32 = r32, 32, 32
	;;
	.mmi
	st8 [r53] = r34
	st8 [r52] = r35
	nop 0
	.mmi
	ld8 r62 = [r47]
	ld8 r63 = [r46]
	nop 0
	;;
	.mmi
	st8 [r51] = r36
	st8 [r50] = r37
	nop 0
	.mmi
	ld8 r64 = [r45]
	ld8 r65 = [r44]
	nop 0
	;;
	.mib
	st8 [r49] = r38
	nop 0
	br.call.sptk.many b0 = real_scale#
	;;
	.mmi
	ld8 r60 = [r41]
	mov r1 = r58
	mov r8 = r40
	;;
	.mib
	cmp.lt p6, p7 = 16, r60
	nop 0
	(p7) br.cond.dpnt .L196
	;;
	.mii
	st4 [r40] = r32
	mov b0 = r56
	;;
	mov ar.pfs = r57
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 336, r12
	br.ret.sptk.many b0
	;;
.L196:
	.body
	.copy_state 1
	.mmi
	adds r54 = 232, r12
	st4 [r43] = r0
	adds r41 = 16, r12
	.mmi
	ld8 r61 = [r53]
	adds r55 = 176, r12
	adds r53 = 240, r12
	;;
	.mmi
	nop 0
	ld8 r62 = [r52]
	mov r8 = r54
	.mmi
	adds r52 = 248, r12
	ld8 r59 = [r43]
	adds r43 = 280, r12
	;;
	.mmi
	ld8 r63 = [r51]
	nop 0
	adds r51 = 256, r12
	.mmi
	ld8 r64 = [r50]
	nop 0
	adds r50 = 264, r12
	;;
	.mib
	ld8 r65 = [r49]
	adds r49 = 272, r12
	br.call.sptk.many b0 = real_expm1#
	;;
	.mmi
	ld8 r15 = [r42]
	mov r42 = r41
	mov r1 = r58
	.mmi
	mov r8 = r55
	ld8 r14 = [r48]
	adds r48 = 120, r12
	;;
	.mmi
	st8 [r41] = r15
	nop 0
	adds r41 = 24, r12
	.mmi
	ld8 r17 = [r47]
	ld8 r16 = [r46]
	nop 0
	;;
	.mmi
	st8 [r41] = r14
	nop 0
	adds r41 = 32, r12
	.mmi
	ld8 r15 = [r45]
	ld8 r14 = [r44]
	nop 0
	;;
	.mmi
	st8 [r41] = r17
	nop 0
	adds r41 = 40, r12
	.mmi
	ld8 r66 = [r39]
	ld8 r59 = [r54]
	nop 0
	;;
	.mmi
	st8 [r41] = r16
	nop 0
	adds r41 = 48, r12
	.mmi
	ld8 r60 = [r53]
	ld8 r61 = [r52]
	nop 0
	;;
	.mmi
	st8 [r41] = r15
	nop 0
	adds r41 = 56, r12
	.mmi
	ld8 r62 = [r51]
	ld8 r63 = [r50]
	nop 0
	;;
	.mmi
	ld8 r64 = [r49]
	st8 [r41] = r14
	nop 0
	.mmb
	ld8 r65 = [r43]
	nop 0
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	nop 0
	adds r14 = 192, r12
	mov r1 = r58
	.mmi
	ld8 r66 = [r55]
	ld8 r59 = [r54]
	mov r8 = r48
	;;
	.mmi
	nop 0
	ld8 r16 = [r14]
	adds r14 = 184, r12
	.mmi
	ld8 r60 = [r53]
	;;
	ld8 r15 = [r14]
	adds r14 = 200, r12
	.mmi
	nop 0
	ld8 r61 = [r52]
	nop 0
	;;
	.mmi
	st8 [r42] = r15
	ld8 r15 = [r14]
	adds r42 = 24, r12
	.mmi
	adds r14 = 208, r12
	ld8 r62 = [r51]
	nop 0
	;;
	.mmi
	st8 [r42] = r16
	ld8 r16 = [r14]
	adds r42 = 32, r12
	.mmi
	adds r14 = 216, r12
	ld8 r63 = [r50]
	nop 0
	;;
	.mmi
	st8 [r42] = r15
	ld8 r15 = [r14]
	adds r42 = 40, r12
	.mmi
	adds r14 = 224, r12
	ld8 r64 = [r49]
	nop 0
	;;
	.mmi
	st8 [r42] = r16
	ld8 r14 = [r14]
	adds r42 = 48, r12
	.mmi
	ld8 r65 = [r43]
	;;
	st8 [r42] = r15
	nop 0
	.mmb
	st8 [r41] = r14
	nop 0
	br.call.sptk.many b0 = real_divide#
	;;
	.mmi
	adds r14 = 136, r12
	adds r17 = 128, r12
	adds r15 = 16, r12
	.mmi
	mov r1 = r58
	ld8 r66 = [r48]
	adds r8 = 64, r12
	;;
	.mmi
	nop 0
	ld8 r16 = [r14]
	adds r14 = 144, r12
	.mmi
	ld8 r17 = [r17]
	;;
	ld8 r18 = [r14]
	adds r14 = 152, r12
	.mmi
	st8 [r15] = r17
	ld8 r59 = [r54]
	adds r15 = 24, r12
	;;
	.mmi
	nop 0
	ld8 r17 = [r14]
	adds r14 = 160, r12
	.mmi
	st8 [r15] = r16
	ld8 r60 = [r53]
	adds r15 = 32, r12
	;;
	.mmi
	nop 0
	ld8 r16 = [r14]
	adds r14 = 168, r12
	.mmi
	st8 [r15] = r18
	ld8 r61 = [r52]
	adds r15 = 40, r12
	;;
	.mmi
	ld8 r14 = [r14]
	st8 [r15] = r17
	nop 0
	.mmi
	st8 [r42] = r16
	ld8 r62 = [r51]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r63 = [r50]
	nop 0
	.mmi
	st8 [r41] = r14
	ld8 r64 = [r49]
	nop 0
	;;
	.mib
	ld8 r65 = [r43]
	nop 0
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	adds r14 = 64, r12
	mov r1 = r58
	mov r8 = r40
	.mmi
	addl r66 = -1, r0
	;;
	ld8 r59 = [r14]
	adds r14 = 72, r12
	;;
	.mmi
	ld8 r60 = [r14]
	nop 0
	adds r14 = 80, r12
	;;
	.mmi
	ld8 r61 = [r14]
	nop 0
	adds r14 = 88, r12
	;;
	.mmi
	ld8 r62 = [r14]
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	ld8 r63 = [r14]
	nop 0
	adds r14 = 104, r12
	;;
	.mmi
	ld8 r64 = [r14]
	nop 0
	adds r14 = 112, r12
	;;
	.mib
	ld8 r65 = [r14]
	nop 0
	br.call.sptk.many b0 = real_scale#
	;;
	.mmb
	mov r8 = r40
	mov r1 = r58
	nop 0
	.mii
	st4 [r40] = r32
	mov b0 = r56
	;;
	mov ar.pfs = r57
	.mmb
	nop 0
	.restore sp
	adds r12 = 336, r12
	br.ret.sptk.many b0
	.endp real_sinh#
	.align 16
	.align 64
	.global real_cosh#
	.type	real_cosh#, @function
	.proc real_cosh#
real_cosh:
	.prologue 12, 45
	.mmb
	.save ar.pfs, r46
	alloc r46 = ar.pfs, 7, 9, 8, 0
	.fframe 288
	adds r12 = -288, r12
	nop 0
	.mii
	mov r47 = r1
	.save rp, r45
	mov r45 = b0
	.body
	mov r41 = r8
	;;
	.mmi
	adds r42 = 176, r12
	adds r43 = 184, r12
	mov r48 = r32
	.mmi
	mov r49 = r33
	mov r50 = r34
	mov r51 = r35
	;;
	.mmi
	mov r8 = r42
	mov r52 = r36
	mov r53 = r37
	.mmb
	mov r54 = r38
	adds r39 = 16, r12
	br.call.sptk.many b0 = real_exp#
	;;
	.mmi
	ld8 r14 = [r43]
	adds r40 = 192, r12
	mov r1 = r47
	.mmi
	adds r44 = 120, r12
	ld8 r55 = [r42]
	nop 0
	;;
	.mmi
	ld8 r16 = [r40]
	st8 [r39] = r14
	adds r40 = 200, r12
	.mlx
	adds r39 = 24, r12
	movl r14 = @gprel(one#)
	;;
	.mmi
	ld8 r15 = [r40]
	st8 [r39] = r16
	adds r40 = 208, r12
	.mmi
	adds r39 = 32, r12
	add r14 = r1, r14
	mov r8 = r44
	;;
	.mmi
	ld8 r18 = [r40]
	st8 [r39] = r15
	adds r40 = 216, r12
	.mmi
	adds r39 = 40, r12
	adds r20 = 16, r14
	adds r19 = 24, r14
	;;
	.mmi
	ld8 r21 = [r40]
	st8 [r39] = r18
	adds r40 = 224, r12
	.mmi
	adds r39 = 48, r12
	adds r17 = 32, r14
	adds r16 = 40, r14
	;;
	.mmi
	adds r15 = 48, r14
	ld8 r18 = [r40]
	nop 0
	.mmi
	st8 [r39] = r21
	ld8 r48 = [r14], 8
	adds r39 = 56, r12
	;;
	.mmi
	ld8 r50 = [r20]
	st8 [r39] = r18
	nop 0
	.mmi
	ld8 r51 = [r19]
	;;
	ld8 r49 = [r14]
	nop 0
	.mmi
	ld8 r52 = [r17]
	;;
	ld8 r53 = [r16]
	nop 0
	.mmb
	ld8 r54 = [r15]
	nop 0
	br.call.sptk.many b0 = real_divide#
	;;
	.mmi
	adds r15 = 136, r12
	adds r14 = 16, r12
	mov r1 = r47
	.mmi
	ld8 r55 = [r44]
	ld8 r48 = [r42]
	adds r8 = 64, r12
	;;
	.mmi
	nop 0
	ld8 r17 = [r15]
	adds r15 = 128, r12
	.mmi
	ld8 r49 = [r43]
	;;
	ld8 r16 = [r15]
	adds r15 = 144, r12
	.mmi
	ld8 r54 = [r40]
	;;
	st8 [r14] = r16
	adds r14 = 24, r12
	.mmi
	ld8 r16 = [r15]
	nop 0
	adds r15 = 152, r12
	;;
	.mmi
	st8 [r14] = r17
	nop 0
	adds r14 = 32, r12
	.mmi
	ld8 r17 = [r15]
	nop 0
	adds r15 = 160, r12
	;;
	.mmi
	st8 [r14] = r16
	nop 0
	adds r14 = 40, r12
	.mmi
	ld8 r16 = [r15]
	nop 0
	adds r15 = 168, r12
	;;
	.mmi
	st8 [r14] = r17
	nop 0
	adds r14 = 48, r12
	.mmi
	ld8 r15 = [r15]
	nop 0
	adds r17 = 192, r12
	;;
	.mmi
	st8 [r14] = r16
	nop 0
	adds r14 = 200, r12
	.mmi
	ld8 r50 = [r17]
	st8 [r39] = r15
	nop 0
	;;
	.mmi
	ld8 r51 = [r14]
	nop 0
	adds r14 = 208, r12
	;;
	.mmi
	ld8 r52 = [r14]
	nop 0
	adds r14 = 216, r12
	;;
	.mib
	ld8 r53 = [r14]
	nop 0
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	adds r14 = 64, r12
	mov r1 = r47
	mov r8 = r41
	.mmi
	addl r55 = -1, r0
	;;
	ld8 r48 = [r14]
	adds r14 = 72, r12
	;;
	.mmi
	ld8 r49 = [r14]
	nop 0
	adds r14 = 80, r12
	;;
	.mmi
	ld8 r50 = [r14]
	nop 0
	adds r14 = 88, r12
	;;
	.mmi
	ld8 r51 = [r14]
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	ld8 r52 = [r14]
	nop 0
	adds r14 = 104, r12
	;;
	.mmi
	ld8 r53 = [r14]
	nop 0
	adds r14 = 112, r12
	;;
	.mib
	ld8 r54 = [r14]
	nop 0
	br.call.sptk.many b0 = real_scale#
	;;
	.mmi
	mov r8 = r41
	mov r1 = r47
	mov b0 = r45
	;;
	.mii
	nop 0
	mov ar.pfs = r46
	nop 0
	.mmb
	.restore sp
	adds r12 = 288, r12
	nop 0
	br.ret.sptk.many b0
	.endp real_cosh#
	.align 16
	.align 64
	.global real_tanh#
	.type	real_tanh#, @function
	.proc real_tanh#
real_tanh:
	.prologue 12, 49
	.mmi
	.save ar.pfs, r50
	alloc r50 = ar.pfs, 7, 13, 8, 0
	.fframe 336
	adds r12 = -336, r12
	.save rp, r49
	mov r49 = b0
	.mmi
	mov r51 = r1
	.body
	mov r39 = r8
	mov r53 = r33
	;;
	.mmi
	adds r15 = 296, r12
	adds r14 = 288, r12
	cmp.ge p6, p7 = 8, r33
	.mmi
	adds r18 = 16, r8
	adds r17 = 24, r8
	adds r16 = 32, r8
	;;
	.mmi
	nop 0
	st8 [r15] = r33
	adds r15 = 304, r12
	.mmi
	st8 [r14] = r32
	;;
	st8 [r15] = r34
	adds r15 = 312, r12
	;;
	.mmi
	st8 [r15] = r35
	nop 0
	adds r15 = 320, r12
	;;
	.mmi
	st8 [r15] = r36
	nop 0
	adds r15 = 328, r12
	;;
	.mmi
	st8 [r15] = r37
	nop 0
	adds r15 = 336, r12
	;;
	.mib
	st8 [r15] = r38
	adds r15 = 40, r8
	(p6) br.cond.dpnt .L200
	;;
	.mmi
	ld4 r19 = [r14]
	nop 0
	adds r14 = 8, r8
	.mlx
	st8 [r15] = r0
	movl r15 = 2147483648
	;;
	.mmi
	nop 0
	st4 [r8] = r19
	addl r19 = 1, r0
	.mmi
	st8 [r18] = r0
	;;
	st8 [r14] = r19
	adds r14 = 48, r8
	.mmi
	st8 [r17] = r0
	nop 0
	mov r8 = r39
	;;
	.mmi
	st8 [r16] = r0
	st8 [r14] = r15
	mov b0 = r49
	;;
	.mii
	nop 0
	mov ar.pfs = r50
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 336, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L200:
	.body
	.copy_state 1
	.mmi
	adds r40 = 176, r12
	addl r59 = 1, r0
	mov r52 = r32
	.mmi
	mov r54 = r34
	mov r55 = r35
	mov r56 = r36
	;;
	.mmi
	mov r8 = r40
	mov r57 = r37
	mov r58 = r38
	.mmb
	adds r41 = 232, r12
	adds r48 = 120, r12
	br.call.sptk.many b0 = real_scale#
	;;
	.mmi
	adds r14 = 184, r12
	mov r1 = r51
	mov r8 = r41
	.mmi
	ld8 r52 = [r40]
	adds r40 = 16, r12
	adds r47 = 240, r12
	;;
	.mmi
	ld8 r53 = [r14]
	adds r14 = 192, r12
	adds r46 = 248, r12
	.mmi
	adds r45 = 256, r12
	adds r44 = 264, r12
	adds r43 = 272, r12
	;;
	.mmi
	ld8 r54 = [r14]
	adds r14 = 200, r12
	adds r42 = 280, r12
	;;
	.mmi
	ld8 r55 = [r14]
	nop 0
	adds r14 = 208, r12
	;;
	.mmi
	ld8 r56 = [r14]
	nop 0
	adds r14 = 216, r12
	;;
	.mmi
	ld8 r57 = [r14]
	nop 0
	adds r14 = 224, r12
	;;
	.mib
	ld8 r58 = [r14]
	nop 0
	br.call.sptk.many b0 = real_expm1#
	;;
	.mmi
	mov r1 = r51
	mov r8 = r48
	addl r59 = 1, r0
	;;
	.mlx
	nop 0
	movl r14 = @gprel(one#)
	;;
	.mmi
	add r14 = r1, r14
	;;
	adds r19 = 16, r14
	adds r18 = 24, r14
	.mmi
	adds r17 = 32, r14
	adds r16 = 40, r14
	adds r15 = 48, r14
	;;
	.mmi
	ld8 r52 = [r14], 8
	ld8 r54 = [r19]
	nop 0
	;;
	.mmi
	ld8 r55 = [r18]
	ld8 r56 = [r17]
	nop 0
	;;
	.mmi
	ld8 r53 = [r14]
	ld8 r57 = [r16]
	nop 0
	;;
	.mib
	ld8 r58 = [r15]
	nop 0
	br.call.sptk.many b0 = real_scale#
	;;
	.mmi
	adds r15 = 128, r12
	adds r14 = 136, r12
	mov r1 = r51
	.mmi
	ld8 r59 = [r48]
	ld8 r52 = [r41]
	adds r8 = 64, r12
	;;
	.mmi
	ld8 r15 = [r15]
	ld8 r16 = [r14]
	adds r14 = 144, r12
	;;
	.mmi
	nop 0
	st8 [r40] = r15
	adds r40 = 24, r12
	.mmi
	ld8 r15 = [r14]
	ld8 r53 = [r47]
	adds r14 = 152, r12
	;;
	.mmi
	nop 0
	st8 [r40] = r16
	adds r40 = 32, r12
	.mmi
	ld8 r16 = [r14]
	ld8 r54 = [r46]
	adds r14 = 160, r12
	;;
	.mmi
	nop 0
	st8 [r40] = r15
	adds r40 = 40, r12
	.mmi
	ld8 r15 = [r14]
	ld8 r55 = [r45]
	adds r14 = 168, r12
	;;
	.mmi
	st8 [r40] = r16
	nop 0
	adds r40 = 48, r12
	.mmi
	ld8 r14 = [r14]
	ld8 r56 = [r44]
	nop 0
	;;
	.mmi
	st8 [r40] = r15
	nop 0
	adds r40 = 56, r12
	.mmi
	ld8 r57 = [r43]
	ld8 r58 = [r42]
	nop 0
	;;
	.mib
	st8 [r40] = r14
	nop 0
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	adds r14 = 72, r12
	adds r16 = 64, r12
	adds r15 = 16, r12
	.mmi
	mov r1 = r51
	ld8 r52 = [r41]
	mov r8 = r39
	;;
	.mmi
	ld8 r59 = [r16]
	ld8 r16 = [r14], 8
	nop 0
	;;
	.mmi
	ld8 r17 = [r14], 8
	st8 [r15] = r16
	adds r15 = 24, r12
	.mmi
	nop 0
	ld8 r53 = [r47]
	nop 0
	;;
	.mmi
	ld8 r16 = [r14], 8
	st8 [r15] = r17
	adds r15 = 32, r12
	.mmi
	nop 0
	ld8 r54 = [r46]
	nop 0
	;;
	.mmi
	ld8 r17 = [r14], 8
	st8 [r15] = r16
	adds r15 = 40, r12
	.mmi
	nop 0
	ld8 r55 = [r45]
	nop 0
	;;
	.mmi
	ld8 r16 = [r14], 8
	st8 [r15] = r17
	adds r15 = 48, r12
	.mmi
	ld8 r56 = [r44]
	;;
	ld8 r14 = [r14]
	nop 0
	.mmi
	st8 [r15] = r16
	ld8 r57 = [r43]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r58 = [r42]
	nop 0
	.mmb
	st8 [r40] = r14
	nop 0
	br.call.sptk.many b0 = real_divide#
	;;
	.mmi
	mov r8 = r39
	mov r1 = r51
	mov b0 = r49
	;;
	.mii
	nop 0
	mov ar.pfs = r50
	nop 0
	.mmb
	.restore sp
	adds r12 = 336, r12
	nop 0
	br.ret.sptk.many b0
	.endp real_tanh#
	.align 16
	.align 64
	.global real_asinh#
	.type	real_asinh#, @function
	.proc real_asinh#
real_asinh:
	.prologue 12, 64
	.mmi
	.save ar.pfs, r65
	alloc r65 = ar.pfs, 7, 28, 8, 0
	.fframe 448
	adds r12 = -448, r12
	mov r66 = r1
	.mlx
	mov r42 = r8
	movl r45 = @gprel(one#)
	;;
	.mmi
	adds r39 = 16, r12
	adds r43 = 400, r12
	add r45 = r1, r45
	.mmi
	adds r44 = 344, r12
	adds r51 = 408, r12
	adds r50 = 416, r12
	;;
	.mmi
	st8 [r39] = r33
	adds r39 = 24, r12
	adds r49 = 424, r12
	.mmi
	adds r48 = 432, r12
	adds r47 = 440, r12
	adds r46 = 448, r12
	;;
	.mmi
	st8 [r39] = r34
	adds r39 = 32, r12
	.save rp, r64
	mov r64 = b0
	.body
	.mmi
	st8 [r43] = r32
	mov r68 = r33
	mov r69 = r34
	;;
	.mmi
	st8 [r39] = r35
	adds r39 = 40, r12
	mov r70 = r35
	.mmi
	mov r71 = r36
	mov r72 = r37
	adds r41 = 8, r45
	;;
	.mmi
	st8 [r39] = r36
	adds r39 = 48, r12
	mov r8 = r44
	.mmi
	st4 [r43] = r0
	mov r73 = r38
	adds r40 = 16, r12
	;;
	.mmi
	ld8 r74 = [r43]
	st8 [r39] = r37
	adds r39 = 56, r12
	.mmi
	st8 [r51] = r33
	adds r63 = 232, r12
	adds r58 = 352, r12
	;;
	.mmi
	mov r67 = r74
	st8 [r50] = r34
	adds r57 = 360, r12
	.mmi
	st8 [r49] = r35
	adds r56 = 368, r12
	adds r55 = 376, r12
	;;
	.mmi
	st8 [r48] = r36
	st8 [r47] = r37
	adds r54 = 384, r12
	.mmi
	adds r53 = 392, r12
	adds r61 = 288, r12
	adds r59 = 176, r12
	;;
	.mmb
	st8 [r46] = r38
	st8 [r39] = r38
	nop 0
	.mib
	adds r52 = 120, r12
	extr.u r32 = r32, 32, 32
	br.call.sptk.many b0 = real_multiply#
	;;
	.mmi
	mov r14 = r41
	ld8 r74 = [r45]
	mov r1 = r66
	.mmi
	mov r8 = r63
	ld8 r67 = [r44]
	adds r41 = 16, r45
	;;
	.mmi
	ld8 r62 = [r14], 8
	ld8 r68 = [r58]
	nop 0
	;;
	.mmi
	ld8 r16 = [r14], 8
	st8 [r40] = r62
	adds r40 = 24, r12
	.mmi
	nop 0
	ld8 r69 = [r57]
	nop 0
	;;
	.mmi
	ld8 r15 = [r14], 8
	st8 [r40] = r16
	adds r40 = 32, r12
	.mmi
	nop 0
	ld8 r70 = [r56]
	nop 0
	;;
	.mmi
	ld8 r16 = [r14], 8
	st8 [r40] = r15
	adds r40 = 40, r12
	.mmi
	nop 0
	ld8 r71 = [r55]
	nop 0
	;;
	.mmi
	ld8 r15 = [r14], 8
	st8 [r40] = r16
	adds r40 = 48, r12
	.mmi
	ld8 r72 = [r54]
	;;
	ld8 r60 = [r14]
	nop 0
	.mmi
	st8 [r40] = r15
	ld8 r73 = [r53]
	nop 0
	;;
	.mib
	st8 [r39] = r60
	nop 0
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	adds r14 = 240, r12
	mov r1 = r66
	mov r8 = r61
	.mmi
	ld8 r67 = [r63]
	;;
	ld8 r68 = [r14]
	adds r14 = 248, r12
	;;
	.mmi
	ld8 r69 = [r14]
	nop 0
	adds r14 = 256, r12
	;;
	.mmi
	ld8 r70 = [r14]
	nop 0
	adds r14 = 264, r12
	;;
	.mmi
	ld8 r71 = [r14]
	nop 0
	adds r14 = 272, r12
	;;
	.mmi
	ld8 r72 = [r14]
	nop 0
	adds r14 = 280, r12
	;;
	.mib
	ld8 r73 = [r14]
	nop 0
	br.call.sptk.many b0 = real_sqrt#
	;;
	.mmi
	ld8 r16 = [r41], 8
	adds r15 = 16, r12
	mov r1 = r66
	.mmi
	st8 [r39] = r60
	ld8 r74 = [r45]
	mov r8 = r59
	;;
	.mmi
	ld8 r17 = [r41], 8
	st8 [r15] = r62
	adds r15 = 24, r12
	.mmi
	nop 0
	ld8 r67 = [r61]
	nop 0
	;;
	.mmi
	st8 [r15] = r16
	ld8 r16 = [r41], 8
	adds r15 = 32, r12
	;;
	.mmi
	ld8 r14 = [r41]
	st8 [r15] = r17
	adds r15 = 40, r12
	;;
	.mmi
	st8 [r40] = r14
	nop 0
	adds r14 = 304, r12
	.mmi
	st8 [r15] = r16
	nop 0
	adds r15 = 296, r12
	;;
	.mmi
	nop 0
	ld8 r69 = [r14]
	adds r14 = 312, r12
	.mmi
	ld8 r68 = [r15]
	;;
	ld8 r70 = [r14]
	adds r14 = 320, r12
	;;
	.mmi
	ld8 r71 = [r14]
	nop 0
	adds r14 = 328, r12
	;;
	.mmi
	ld8 r72 = [r14]
	nop 0
	adds r14 = 336, r12
	;;
	.mib
	ld8 r73 = [r14]
	nop 0
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	adds r14 = 192, r12
	adds r17 = 184, r12
	adds r15 = 16, r12
	.mmi
	mov r1 = r66
	ld8 r74 = [r59]
	mov r8 = r52
	;;
	.mmi
	nop 0
	ld8 r16 = [r14]
	adds r14 = 200, r12
	.mmi
	ld8 r17 = [r17]
	;;
	ld8 r18 = [r14]
	adds r14 = 208, r12
	.mmi
	st8 [r15] = r17
	ld8 r67 = [r44]
	adds r15 = 24, r12
	;;
	.mmi
	nop 0
	ld8 r17 = [r14]
	adds r14 = 216, r12
	.mmi
	st8 [r15] = r16
	ld8 r68 = [r58]
	adds r15 = 32, r12
	;;
	.mmi
	nop 0
	ld8 r16 = [r14]
	adds r14 = 224, r12
	.mmi
	st8 [r15] = r18
	ld8 r69 = [r57]
	adds r15 = 40, r12
	;;
	.mmi
	ld8 r14 = [r14]
	st8 [r15] = r17
	nop 0
	.mmi
	st8 [r40] = r16
	ld8 r70 = [r56]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r71 = [r55]
	nop 0
	.mmi
	st8 [r39] = r14
	ld8 r72 = [r54]
	nop 0
	;;
	.mib
	ld8 r73 = [r53]
	nop 0
	br.call.sptk.many b0 = real_divide#
	;;
	.mmi
	adds r14 = 136, r12
	adds r17 = 128, r12
	adds r15 = 16, r12
	.mmi
	mov r1 = r66
	ld8 r74 = [r52]
	adds r8 = 64, r12
	;;
	.mmi
	nop 0
	ld8 r16 = [r14]
	adds r14 = 144, r12
	.mmi
	ld8 r17 = [r17]
	;;
	ld8 r18 = [r14]
	adds r14 = 152, r12
	.mmi
	st8 [r15] = r17
	ld8 r67 = [r43]
	adds r15 = 24, r12
	;;
	.mmi
	nop 0
	ld8 r17 = [r14]
	adds r14 = 160, r12
	.mmi
	st8 [r15] = r16
	ld8 r68 = [r51]
	adds r15 = 32, r12
	;;
	.mmi
	nop 0
	ld8 r16 = [r14]
	adds r14 = 168, r12
	.mmi
	st8 [r15] = r18
	ld8 r69 = [r50]
	adds r15 = 40, r12
	;;
	.mmi
	ld8 r14 = [r14]
	st8 [r15] = r17
	nop 0
	.mmi
	st8 [r40] = r16
	ld8 r70 = [r49]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r71 = [r48]
	nop 0
	.mmi
	st8 [r39] = r14
	ld8 r72 = [r47]
	nop 0
	;;
	.mib
	ld8 r73 = [r46]
	nop 0
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	adds r14 = 64, r12
	mov r1 = r66
	mov r8 = r42
	;;
	.mmi
	ld8 r67 = [r14]
	nop 0
	adds r14 = 72, r12
	;;
	.mmi
	ld8 r68 = [r14]
	nop 0
	adds r14 = 80, r12
	;;
	.mmi
	ld8 r69 = [r14]
	nop 0
	adds r14 = 88, r12
	;;
	.mmi
	ld8 r70 = [r14]
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	ld8 r71 = [r14]
	nop 0
	adds r14 = 104, r12
	;;
	.mmi
	ld8 r72 = [r14]
	nop 0
	adds r14 = 112, r12
	;;
	.mib
	ld8 r73 = [r14]
	nop 0
	br.call.sptk.many b0 = real_log1p#
	;;
	.mmb
	mov r8 = r42
	mov r1 = r66
	nop 0
	.mii
	st4 [r42] = r32
	mov b0 = r64
	;;
	mov ar.pfs = r65
	.mmb
	nop 0
	.restore sp
	adds r12 = 448, r12
	br.ret.sptk.many b0
	.endp real_asinh#
	.align 16
	.align 64
	.global real_acosh#
	.type	real_acosh#, @function
	.proc real_acosh#
real_acosh:
	.prologue 12, 57
	.mmi
	.save ar.pfs, r58
	alloc r58 = ar.pfs, 7, 21, 8, 0
	.fframe 448
	adds r12 = -448, r12
	mov r59 = r1
	.mlx
	mov r39 = r8
	movl r40 = @gprel(one#)
	;;
	.mmi
	add r40 = r1, r40
	adds r46 = 24, r12
	adds r45 = 32, r12
	.mmi
	adds r41 = 344, r12
	adds r47 = 16, r12
	adds r44 = 40, r12
	;;
	.mmb
	adds r14 = 8, r40
	adds r43 = 48, r12
	nop 0
	.mii
	adds r42 = 56, r12
	.save rp, r57
	mov r57 = b0
	.body
	mov r8 = r41
	;;
	.mmi
	ld8 r49 = [r14], 8
	mov r60 = r32
	mov r61 = r33
	.mmi
	mov r62 = r34
	mov r63 = r35
	mov r64 = r36
	;;
	.mmi
	ld8 r16 = [r14], 8
	st8 [r47] = r49
	mov r65 = r37
	.mmi
	mov r66 = r38
	ld8 r67 = [r40]
	nop 0
	;;
	.mmi
	ld8 r15 = [r14], 8
	st8 [r46] = r16
	nop 0
	;;
	.mmi
	ld8 r16 = [r14], 8
	st8 [r45] = r15
	nop 0
	;;
	.mmi
	ld8 r15 = [r14], 8
	st8 [r44] = r16
	nop 0
	;;
	.mmi
	ld8 r48 = [r14]
	st8 [r43] = r15
	nop 0
	;;
	.mib
	st8 [r42] = r48
	nop 0
	br.call.sptk.many b0 = real_subtract#
	;;
	.mmi
	adds r14 = 396, r12
	mov r1 = r59
	adds r15 = 352, r12
	.mmi
	mov r8 = r39
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	mov r14 = r39
	(p7) br.cond.dpnt .L211
	;;
	.mmi
	nop 0
	ld8 r16 = [r41]
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	adds r15 = 360, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	adds r15 = 368, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	adds r15 = 376, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	adds r15 = 384, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	adds r15 = 392, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r15 = [r15]
	nop 0
	;;
	.mii
	st8 [r14] = r15
	mov b0 = r57
	;;
	mov ar.pfs = r58
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 448, r12
	br.ret.sptk.many b0
	;;
.L211:
	.body
	.copy_state 1
	.mmi
	adds r17 = 16, r40
	adds r16 = 24, r40
	adds r15 = 32, r40
	.mmi
	adds r14 = 40, r40
	adds r56 = 288, r12
	mov r61 = r49
	;;
	.mmi
	ld8 r60 = [r40]
	mov r8 = r56
	mov r66 = r48
	.mmi
	addl r67 = 1, r0
	adds r52 = 352, r12
	adds r51 = 360, r12
	;;
	.mmi
	ld8 r62 = [r17]
	adds r50 = 368, r12
	adds r49 = 376, r12
	.mmi
	adds r48 = 384, r12
	adds r40 = 392, r12
	adds r55 = 232, r12
	;;
	.mmi
	ld8 r63 = [r16]
	nop 0
	adds r54 = 176, r12
	.mmi
	adds r53 = 120, r12
	ld8 r64 = [r15]
	nop 0
	;;
	.mib
	ld8 r65 = [r14]
	nop 0
	br.call.sptk.many b0 = real_scale#
	;;
	.mmi
	adds r14 = 304, r12
	adds r16 = 296, r12
	mov r1 = r59
	.mmi
	ld8 r67 = [r56]
	ld8 r60 = [r41]
	mov r8 = r55
	;;
	.mmi
	nop 0
	ld8 r15 = [r14]
	adds r14 = 312, r12
	.mmi
	nop 0
	ld8 r16 = [r16]
	nop 0
	;;
	.mmi
	ld8 r17 = [r14]
	st8 [r47] = r16
	adds r14 = 320, r12
	;;
	.mmi
	ld8 r16 = [r14]
	nop 0
	adds r14 = 328, r12
	.mmi
	ld8 r61 = [r52]
	st8 [r46] = r15
	nop 0
	;;
	.mmi
	ld8 r15 = [r14]
	nop 0
	adds r14 = 336, r12
	.mmi
	ld8 r62 = [r51]
	st8 [r45] = r17
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	ld8 r63 = [r50]
	nop 0
	.mmi
	st8 [r44] = r16
	;;
	ld8 r64 = [r49]
	nop 0
	.mmi
	st8 [r43] = r15
	;;
	ld8 r65 = [r48]
	nop 0
	.mmb
	ld8 r66 = [r40]
	st8 [r42] = r14
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	adds r14 = 248, r12
	adds r16 = 240, r12
	mov r1 = r59
	.mmi
	ld8 r67 = [r55]
	ld8 r60 = [r41]
	mov r8 = r54
	;;
	.mmi
	nop 0
	ld8 r15 = [r14]
	adds r14 = 256, r12
	.mmi
	nop 0
	ld8 r16 = [r16]
	nop 0
	;;
	.mmi
	ld8 r17 = [r14]
	st8 [r47] = r16
	adds r14 = 264, r12
	;;
	.mmi
	ld8 r16 = [r14]
	nop 0
	adds r14 = 272, r12
	.mmi
	ld8 r61 = [r52]
	st8 [r46] = r15
	nop 0
	;;
	.mmi
	ld8 r15 = [r14]
	nop 0
	adds r14 = 280, r12
	.mmi
	ld8 r62 = [r51]
	st8 [r45] = r17
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	ld8 r63 = [r50]
	nop 0
	.mmi
	st8 [r44] = r16
	;;
	ld8 r64 = [r49]
	nop 0
	.mmi
	st8 [r43] = r15
	;;
	ld8 r65 = [r48]
	nop 0
	.mmb
	ld8 r66 = [r40]
	st8 [r42] = r14
	br.call.sptk.many b0 = real_multiply#
	;;
	.mmi
	adds r14 = 184, r12
	mov r1 = r59
	mov r8 = r53
	.mmi
	ld8 r60 = [r54]
	;;
	ld8 r61 = [r14]
	adds r14 = 192, r12
	;;
	.mmi
	ld8 r62 = [r14]
	nop 0
	adds r14 = 200, r12
	;;
	.mmi
	ld8 r63 = [r14]
	nop 0
	adds r14 = 208, r12
	;;
	.mmi
	ld8 r64 = [r14]
	nop 0
	adds r14 = 216, r12
	;;
	.mmi
	ld8 r65 = [r14]
	nop 0
	adds r14 = 224, r12
	;;
	.mib
	ld8 r66 = [r14]
	nop 0
	br.call.sptk.many b0 = real_sqrt#
	;;
	.mmi
	adds r14 = 136, r12
	adds r16 = 128, r12
	mov r1 = r59
	.mmi
	ld8 r60 = [r41]
	ld8 r61 = [r52]
	adds r8 = 64, r12
	;;
	.mmi
	nop 0
	ld8 r15 = [r14]
	adds r14 = 144, r12
	.mmi
	nop 0
	ld8 r16 = [r16]
	nop 0
	;;
	.mmi
	ld8 r17 = [r14]
	st8 [r47] = r16
	adds r14 = 152, r12
	;;
	.mmi
	ld8 r16 = [r14]
	nop 0
	adds r14 = 160, r12
	.mmi
	ld8 r62 = [r51]
	st8 [r46] = r15
	nop 0
	;;
	.mmi
	ld8 r15 = [r14]
	nop 0
	adds r14 = 168, r12
	.mmi
	ld8 r63 = [r50]
	st8 [r45] = r17
	nop 0
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	.mmi
	ld8 r64 = [r49]
	st8 [r44] = r16
	nop 0
	;;
	.mmi
	ld8 r65 = [r48]
	st8 [r43] = r15
	nop 0
	;;
	.mmi
	ld8 r66 = [r40]
	st8 [r42] = r14
	nop 0
	;;
	.mib
	ld8 r67 = [r53]
	nop 0
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	adds r14 = 64, r12
	mov r1 = r59
	mov r8 = r39
	;;
	.mmi
	ld8 r60 = [r14]
	nop 0
	adds r14 = 72, r12
	;;
	.mmi
	ld8 r61 = [r14]
	nop 0
	adds r14 = 80, r12
	;;
	.mmi
	ld8 r62 = [r14]
	nop 0
	adds r14 = 88, r12
	;;
	.mmi
	ld8 r63 = [r14]
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	ld8 r64 = [r14]
	nop 0
	adds r14 = 104, r12
	;;
	.mmi
	ld8 r65 = [r14]
	nop 0
	adds r14 = 112, r12
	;;
	.mib
	ld8 r66 = [r14]
	nop 0
	br.call.sptk.many b0 = real_log1p#
	;;
	.mmi
	mov r8 = r39
	mov r1 = r59
	mov b0 = r57
	;;
	.mii
	nop 0
	mov ar.pfs = r58
	nop 0
	.mmb
	.restore sp
	adds r12 = 448, r12
	nop 0
	br.ret.sptk.many b0
	.endp real_acosh#
	.align 16
	.align 64
	.global real_atanh#
	.type	real_atanh#, @function
	.proc real_atanh#
real_atanh:
	.prologue 12, 51
	.mmb
	.save ar.pfs, r52
	alloc r52 = ar.pfs, 7, 15, 8, 0
	.fframe 336
	adds r12 = -336, r12
	nop 0
	.mii
	mov r53 = r1
	.save rp, r51
	mov r51 = b0
	.body
	mov r40 = r8
	;;
	.mmi
	adds r41 = 288, r12
	adds r50 = 296, r12
	adds r49 = 304, r12
	.mmi
	adds r48 = 312, r12
	adds r47 = 320, r12
	adds r46 = 328, r12
	;;
	.mmi
	adds r45 = 336, r12
	adds r43 = 232, r12
	mov r55 = r33
	.mmi
	st8 [r41] = r32
	mov r56 = r34
	mov r57 = r35
	;;
	.mmi
	st4 [r41] = r0
	mov r8 = r43
	mov r58 = r36
	.mmi
	mov r59 = r37
	mov r60 = r38
	addl r61 = 1, r0
	;;
	.mmi
	ld8 r54 = [r41]
	st8 [r50] = r33
	adds r39 = 16, r12
	.mmi
	st8 [r49] = r34
	adds r44 = 176, r12
	adds r42 = 120, r12
	;;
	.mmi
	st8 [r48] = r35
	st8 [r47] = r36
	extr.u r32 = r32, 32, 32
	;;
	.mmi
	nop 0
	st8 [r46] = r37
	nop 0
	.mmb
	st8 [r45] = r38
	nop 0
	br.call.sptk.many b0 = real_scale#
	;;
	.mmi
	ld8 r15 = [r50]
	nop 0
	mov r1 = r53
	.mmi
	mov r8 = r44
	ld8 r17 = [r49]
	nop 0
	;;
	.mmi
	st8 [r39] = r15
	ld8 r16 = [r48]
	adds r39 = 24, r12
	.mlx
	ld8 r22 = [r47]
	movl r14 = @gprel(one#)
	;;
	.mmi
	st8 [r39] = r17
	adds r39 = 32, r12
	add r14 = r1, r14
	.mmi
	ld8 r20 = [r46]
	ld8 r61 = [r41]
	nop 0
	;;
	.mmi
	st8 [r39] = r16
	adds r39 = 40, r12
	mov r15 = r14
	.mmi
	adds r21 = 16, r14
	adds r19 = 24, r14
	adds r18 = 32, r14
	;;
	.mmi
	nop 0
	st8 [r39] = r22
	adds r39 = 48, r12
	.mmi
	ld8 r54 = [r15], 8
	ld8 r16 = [r45]
	adds r17 = 40, r14
	;;
	.mmi
	st8 [r39] = r20
	adds r14 = 48, r14
	adds r39 = 56, r12
	.mmi
	ld8 r56 = [r21]
	ld8 r57 = [r19]
	nop 0
	;;
	.mmi
	ld8 r55 = [r15]
	st8 [r39] = r16
	nop 0
	.mmi
	ld8 r58 = [r18]
	;;
	ld8 r59 = [r17]
	nop 0
	.mmb
	ld8 r60 = [r14]
	nop 0
	br.call.sptk.many b0 = real_subtract#
	;;
	.mmi
	adds r15 = 192, r12
	adds r14 = 16, r12
	adds r18 = 240, r12
	.mmi
	ld8 r61 = [r44]
	mov r1 = r53
	mov r8 = r42
	;;
	.mmi
	nop 0
	ld8 r17 = [r15]
	adds r15 = 184, r12
	.mmi
	ld8 r55 = [r18]
	;;
	ld8 r16 = [r15]
	adds r15 = 200, r12
	.mmi
	ld8 r54 = [r43]
	;;
	st8 [r14] = r16
	adds r14 = 24, r12
	.mmi
	ld8 r16 = [r15]
	nop 0
	adds r15 = 208, r12
	;;
	.mmi
	st8 [r14] = r17
	nop 0
	adds r14 = 32, r12
	.mmi
	ld8 r17 = [r15]
	nop 0
	adds r15 = 216, r12
	;;
	.mmi
	st8 [r14] = r16
	nop 0
	adds r14 = 40, r12
	.mmi
	ld8 r16 = [r15]
	nop 0
	adds r15 = 224, r12
	;;
	.mmi
	st8 [r14] = r17
	nop 0
	adds r14 = 48, r12
	.mmi
	ld8 r15 = [r15]
	nop 0
	adds r17 = 248, r12
	;;
	.mmi
	st8 [r14] = r16
	nop 0
	adds r14 = 256, r12
	.mmi
	ld8 r56 = [r17]
	st8 [r39] = r15
	nop 0
	;;
	.mmi
	ld8 r57 = [r14]
	nop 0
	adds r14 = 264, r12
	;;
	.mmi
	ld8 r58 = [r14]
	nop 0
	adds r14 = 272, r12
	;;
	.mmi
	ld8 r59 = [r14]
	nop 0
	adds r14 = 280, r12
	;;
	.mib
	ld8 r60 = [r14]
	nop 0
	br.call.sptk.many b0 = real_divide#
	;;
	.mmi
	adds r14 = 128, r12
	mov r1 = r53
	adds r8 = 64, r12
	.mmi
	ld8 r54 = [r42]
	;;
	ld8 r55 = [r14]
	adds r14 = 136, r12
	;;
	.mmi
	ld8 r56 = [r14]
	nop 0
	adds r14 = 144, r12
	;;
	.mmi
	ld8 r57 = [r14]
	nop 0
	adds r14 = 152, r12
	;;
	.mmi
	ld8 r58 = [r14]
	nop 0
	adds r14 = 160, r12
	;;
	.mmi
	ld8 r59 = [r14]
	nop 0
	adds r14 = 168, r12
	;;
	.mib
	ld8 r60 = [r14]
	nop 0
	br.call.sptk.many b0 = real_log1p#
	;;
	.mmi
	adds r14 = 64, r12
	mov r1 = r53
	mov r8 = r40
	.mmi
	addl r61 = -1, r0
	;;
	ld8 r54 = [r14]
	adds r14 = 72, r12
	;;
	.mmi
	ld8 r55 = [r14]
	nop 0
	adds r14 = 80, r12
	;;
	.mmi
	ld8 r56 = [r14]
	nop 0
	adds r14 = 88, r12
	;;
	.mmi
	ld8 r57 = [r14]
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	ld8 r58 = [r14]
	nop 0
	adds r14 = 104, r12
	;;
	.mmi
	ld8 r59 = [r14]
	nop 0
	adds r14 = 112, r12
	;;
	.mib
	ld8 r60 = [r14]
	nop 0
	br.call.sptk.many b0 = real_scale#
	;;
	.mmb
	mov r8 = r40
	mov r1 = r53
	nop 0
	.mii
	st4 [r40] = r32
	mov b0 = r51
	;;
	mov ar.pfs = r52
	.mmb
	nop 0
	.restore sp
	adds r12 = 336, r12
	br.ret.sptk.many b0
	.endp real_atanh#
	.section	.rodata,	"a",	"progbits"
	.align 8
	.type	half_pi#, @object
	.size	half_pi#, 56
half_pi:
	data4	0
	.skip	4
	data8	1
	data4	-1909193506
	data4	1363806329
	data4	991140642
	data4	34324134
	data4	-1972908940
	data4	688016904
	data4	-2133058351
	data4	-993631605
	data4	560513588
	data4	-921707870
	.align 8
	.type	log_10#, @object
	.size	log_10#, 56
log_10:
	data4	0
	.skip	4
	data8	2
	data4	-1314385827
	data4	-1775303977
	data4	32517490
	data4	-2084168062
	data4	-631375602
	data4	-493884167
	data4	-2100098520
	data4	-363407829
	data4	-1431786474
	data4	-1822585379
	.align 8
	.type	log_2#, @object
	.size	log_2#, 56
log_2:
	data4	0
	.skip	4
	data8	0
	data4	1844161688
	data4	-407341536
	data4	-1951729109
	data4	-1978853541
	data4	1922610733
	data4	1089684262
	data4	66254511
	data4	-907824232
	data4	-774932053
	data4	-1317922825
	.align 8
	.type	one#, @object
	.size	one#, 56
one:
	data4	0
	.skip	4
	data8	1
	.skip	36
	data4	-2147483648
	.global real_compare#
	.type	real_compare#, @function
	.global real_of_integer#
	.type	real_of_integer#, @function
	.global real_integer#
	.type	real_integer#, @function
	.global real_subtract#
	.type	real_subtract#, @function
	.global real_to_integer#
	.type	real_to_integer#, @function
	.global real_divide#
	.type	real_divide#, @function
	.global real_sqrt#
	.type	real_sqrt#, @function
	.global real_negate#
	.type	real_negate#, @function
	.global real_of_words#
	.type	real_of_words#, @function
	.global real_scale#
	.type	real_scale#, @function
	.global real_divide_small#
	.type	real_divide_small#, @function
	.global real_multiply#
	.type	real_multiply#, @function
	.global real_add#
	.type	real_add#, @function
	.ident	"GCC: (GNU) 12.2.0"
