// 43a1d87f6a5e24a0852760b88ea3b6ad emu/guest/libc/real_functions.c
	.file	"real_functions.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc expm1_series#
expm1_series:
	.prologue 12, 78
	.mmi
	.save ar.pfs, r79
	alloc r79 = ar.pfs, 6, 43, 8, 0
	.fframe 176
	adds r12 = -176, r12
	mov r39 = r8
	.mmi
	mov r22 = r32
	mov r17 = r37
	mov r80 = r1
	;;
	.mmi
	st4 [r39] = r0, 4
	adds r45 = 120, r12
	adds r46 = 128, r12
	.mmi
	adds r56 = 144, r12
	adds r57 = 152, r12
	adds r58 = 160, r12
	;;
	.mmi
	mov r14 = r39
	adds r59 = 168, r12
	adds r54 = 176, r12
	.mmi
	adds r55 = 184, r12
	adds r47 = 96, r12
	adds r49 = 104, r12
	;;
	.mmi
	st4 [r14] = r0, 4
	adds r51 = 112, r12
	adds r52 = 136, r12
	.mmi
	adds r53 = 16, r12
	adds r48 = 24, r12
	adds r50 = 32, r12
	;;
	.mmi
	st4 [r14] = r0, 4
	mov r40 = r37
	.save rp, r78
	mov r78 = b0
	.body
	.mmi
	mov r41 = r32
	mov r38 = r8
	mov r43 = r0
	;;
	.mmi
	st4 [r14] = r0, 4
	mov r44 = r0
	adds r42 = 44, r8
	.mmi
	st8 [r56] = r32
	cmp4.eq p6, p7 = 0, r37
	mov r16 = r32
	;;
	.mmi
	st4 [r14] = r0, 4
	st8 [r57] = r33
	mov r15 = r37
	.mmi
	addl r60 = 2, r0
	adds r68 = 100, r12
	adds r62 = 140, r12
	;;
	.mmi
	st4 [r14] = r0, 4
	st8 [r58] = r34
	adds r74 = 8, r8
	.mmi
	adds r75 = 12, r8
	adds r76 = 16, r8
	adds r77 = 20, r8
	;;
	.mmi
	st4 [r14] = r0, 4
	st8 [r59] = r35
	adds r69 = 24, r8
	.mmi
	adds r70 = 28, r8
	adds r71 = 32, r8
	adds r72 = 36, r8
	;;
	.mmi
	st4 [r14] = r0, 4
	st8 [r54] = r36
	adds r73 = 40, r8
	.mmi
	adds r61 = 40, r12
	mov r63 = r53
	mov r64 = r48
	;;
	.mmi
	st4 [r14] = r0, 4
	st8 [r55] = r37
	nop 0
	.mmi
	mov r65 = r50
	mov r66 = r45
	mov r67 = r46
	;;
	.mmi
	st4 [r14] = r0, 4
	st8 [r47] = r22
	nop 0
	;;
	.mmi
	st8 [r49] = r33
	st8 [r51] = r34
	nop 0
	;;
	.mmi
	st4 [r14] = r0
	st8 [r45] = r35
	nop 0
	;;
	.mmi
	nop 0
	st8 [r46] = r36
	nop 0
	.mmb
	st8 [r52] = r17
	nop 0
	(p7) br.cond.dptk .L3
.L2:
	.mmb
	mov r8 = r38
	st4 [r39] = r44
	nop 0
	.mii
	st4 [r42] = r43
	mov b0 = r78
	;;
	mov ar.pfs = r79
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 176, r12
	br.ret.sptk.many b0
.L15:
	.body
	.copy_state 1
	.pred.rel.mutex p8, p9
	.mib
	ld4 r16 = [r68]
	adds r60 = 1, r60
	(p8) br.cond.spnt .L3
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r16, r14
	(p7) br.cond.dptk .L2
.L3:
	.mmi
	st4 [r68] = r16
	ld4.a r14 = [r76]
	addp4 r81 = r44, r0
	.mmi
	st4 [r42] = r43
	addp4 r86 = r43, r0
	mov r8 = r38
	;;
	.mmi
	ld4.a r16 = [r38]
	st4 [r39] = r44
	nop 0
	.mmi
	ld4.c.clr r14 = [r76]
	;;
	ld4.c.clr r16 = [r38]
	shl r14 = r14, 32
	.mmi
	nop 0
	ld4 r83 = [r77]
	nop 0
	;;
	.mii
	nop 0
	shl r16 = r16, 32
	or r83 = r14, r83
	.mmb
	ld4 r14 = [r73]
	ld8 r17 = [r51]
	nop 0
	;;
	.mmi
	or r81 = r16, r81
	ld4 r16 = [r69]
	nop 0
	.mmi
	st4 [r62] = r15
	ld4 r84 = [r70]
	shl r14 = r14, 32
	;;
	.mii
	ld4 r15 = [r74]
	shl r16 = r16, 32
	or r86 = r14, r86
	.mmi
	ld4 r82 = [r75]
	;;
	or r84 = r16, r84
	shl r15 = r15, 32
	.mmi
	ld8.a r16 = [r45]
	ld4 r85 = [r72]
	nop 0
	;;
	.mmi
	or r82 = r15, r82
	ld4 r15 = [r71]
	nop 0
	.mmi
	st8 [r53] = r17
	nop 0
	mov r53 = r63
	;;
	.mmi
	ld8.a r14 = [r46]
	ld8.c.clr r16 = [r45]
	shl r15 = r15, 32
	.mmi
	mov r45 = r66
	;;
	st8 [r48] = r16
	or r85 = r15, r85
	.mmi
	mov r48 = r64
	;;
	ld8.c.clr r14 = [r46]
	mov r46 = r67
	.mmi
	ld8.a r87 = [r47]
	;;
	st8 [r50] = r14
	mov r50 = r65
	;;
	.mmi
	ld8 r14 = [r52]
	ld8.c.clr r87 = [r47]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r88 = [r49]
	nop 0
	.mmb
	st8 [r61] = r14
	nop 0
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	adds r15 = 148, r12
	ld8 r14 = [r58]
	mov r1 = r80
	.mmi
	adds r8 = 48, r12
	ld4 r44 = [r39]
	nop 0
	;;
	.mmi
	st4 [r15] = r41
	nop 0
	adds r15 = 188, r12
	.mmi
	ld4 r43 = [r42]
	ld8.a r81 = [r47]
	nop 0
	;;
	.mmi
	st4 [r15] = r40
	st8 [r63] = r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r59]
	ld8.a r88 = [r57]
	nop 0
	;;
	.mmi
	st8 [r64] = r14
	;;
	ld8 r14 = [r54]
	nop 0
	.mmi
	ld8.a r82 = [r49]
	;;
	st8 [r65] = r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r55]
	ld8.c.clr r81 = [r47]
	nop 0
	;;
	.mmi
	nop 0
	ld8.c.clr r88 = [r57]
	nop 0
	.mmi
	ld8.c.clr r82 = [r49]
	st8 [r61] = r14
	nop 0
	;;
	.mmi
	ld8 r83 = [r51]
	ld8 r84 = [r66]
	nop 0
	;;
	.mmi
	ld8 r85 = [r67]
	ld8 r86 = [r52]
	nop 0
	;;
	.mib
	ld8 r87 = [r56]
	nop 0
	br.call.sptk.many b0 = real_multiply#
	;;
	.mmi
	adds r14 = 48, r12
	adds r15 = 56, r12
	nop 0
	.mmi
	mov r1 = r80
	mov r8 = r47
	mov r87 = r60
	;;
	.mmi
	ld8 r81 = [r14]
	nop 0
	adds r14 = 64, r12
	.mmi
	ld8 r82 = [r15]
	nop 0
	adds r15 = 72, r12
	;;
	.mmi
	ld8 r83 = [r14]
	nop 0
	adds r14 = 80, r12
	.mii
	ld8 r84 = [r15]
	adds r15 = 88, r12
	;;
	nop 0
	.mmb
	ld8 r85 = [r14]
	ld8 r86 = [r15]
	br.call.sptk.many b0 = real_divide_small#
	;;
	.mmi
	ld4 r15 = [r62]
	nop 0
	mov r1 = r80
	.mmi
	adds r14 = -320, r44
	nop 0
	cmp4.eq p8, p9 = 0, r43
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p7) br.cond.dptk .L15
	.mmb
	mov r8 = r38
	st4 [r39] = r44
	nop 0
	.mii
	st4 [r42] = r43
	mov b0 = r78
	;;
	mov ar.pfs = r79
	.mmb
	nop 0
	.restore sp
	adds r12 = 176, r12
	br.ret.sptk.many b0
	.endp expm1_series#
	.align 16
	.align 64
	.proc exp_of_parts#
exp_of_parts:
	.prologue 12, 70
	.mmb
	.save ar.pfs, r71
	alloc r71 = ar.pfs, 7, 35, 8, 0
	.fframe 272
	adds r12 = -272, r12
	nop 0
	.mii
	mov r72 = r1
	.save rp, r70
	mov r70 = b0
	mov r74 = r32
	;;
	.mmi
	adds r14 = 192, r12
	adds r39 = 96, r12
	addl r80 = -5, r0
	.mmi
	mov r75 = r33
	mov r76 = r34
	mov r77 = r35
	;;
	.mmi
	st8 [r14] = r32
	adds r14 = 200, r12
	mov r78 = r36
	.mmi
	mov r79 = r37
	mov r69 = r8
	mov r8 = r39
	;;
	.mmi
	st8 [r14] = r33
	adds r14 = 208, r12
	adds r41 = 144, r12
	.mmi
	adds r51 = 16, r12
	adds r50 = 24, r12
	adds r49 = 32, r12
	;;
	.mmi
	st8 [r14] = r34
	adds r14 = 216, r12
	adds r48 = 40, r12
	.mmi
	adds r46 = 168, r12
	adds r45 = 176, r12
	adds r43 = 160, r12
	;;
	.mmi
	st8 [r14] = r35
	adds r14 = 224, r12
	adds r42 = 184, r12
	.mmi
	adds r44 = 152, r12
	adds r47 = 240, r12
	adds r68 = 148, r12
	;;
	.mmi
	st8 [r14] = r36
	adds r14 = 232, r12
	adds r67 = 244, r12
	.mmi
	adds r66 = 248, r12
	adds r65 = 156, r12
	adds r64 = 252, r12
	;;
	.mmi
	st8 [r14] = r37
	adds r63 = 256, r12
	adds r62 = 164, r12
	.mmb
	adds r61 = 260, r12
	adds r60 = 264, r12
	br.call.sptk.many b0 = real_scale#
	;;
	.mmi
	adds r14 = 104, r12
	ld8 r74 = [r39]
	mov r1 = r72
	.mmi
	adds r8 = 48, r12
	adds r59 = 172, r12
	adds r58 = 268, r12
	;;
	.mmi
	ld8 r75 = [r14]
	adds r14 = 112, r12
	adds r57 = 272, r12
	.mmi
	adds r56 = 180, r12
	adds r55 = 276, r12
	adds r54 = 280, r12
	;;
	.mmi
	ld8 r76 = [r14]
	adds r14 = 120, r12
	adds r53 = 188, r12
	.mmi
	adds r52 = 284, r12
	mov r40 = r46
	mov r39 = r45
	;;
	.mmi
	ld8 r77 = [r14]
	adds r14 = 128, r12
	.save ar.lc, r73
	mov r73 = ar.lc
	.body
	;;
	.mmi
	ld8 r78 = [r14]
	nop 0
	adds r14 = 136, r12
	;;
	.mib
	ld8 r79 = [r14]
	nop 0
	br.call.sptk.many b0 = expm1_series#
	;;
	.mmi
	mov r1 = r72
	adds r15 = 72, r12
	mov r8 = r41
	;;
	.mlx
	nop 0
	movl r14 = @gprel(one#)
	.mmi
	ld8 r24 = [r15]
	nop 0
	adds r15 = 80, r12
	;;
	.mmi
	add r14 = r1, r14
	ld8 r23 = [r15]
	adds r15 = 88, r12
	.mmi
	nop 0
	st8 [r50] = r24
	nop 0
	;;
	.mmi
	mov r22 = r14
	adds r28 = 12, r14
	adds r27 = 20, r14
	.mmi
	adds r26 = 28, r14
	adds r25 = 36, r14
	adds r20 = 8, r14
	;;
	.mmi
	ld4 r21 = [r22], 4
	adds r19 = 16, r14
	adds r18 = 24, r14
	.mmi
	adds r17 = 32, r14
	st8 [r49] = r23
	adds r16 = 40, r14
	;;
	.mmi
	adds r14 = 44, r14
	nop 0
	shl r21 = r21, 32
	.mmi
	ld4 r74 = [r22]
	ld4 r20 = [r20]
	nop 0
	;;
	.mmi
	nop 0
	ld4 r79 = [r14]
	adds r14 = 64, r12
	.mmi
	or r74 = r21, r74
	ld4 r19 = [r19]
	shl r20 = r20, 32
	;;
	.mmi
	ld8 r21 = [r14]
	nop 0
	shl r19 = r19, 32
	.mmi
	ld8 r14 = [r15]
	nop 0
	adds r15 = 48, r12
	;;
	.mmi
	ld4 r18 = [r18]
	st8 [r51] = r21
	nop 0
	.mmi
	st8 [r48] = r14
	ld4 r17 = [r17]
	nop 0
	;;
	.mii
	ld4 r16 = [r16]
	shl r18 = r18, 32
	shl r17 = r17, 32
	.mmi
	ld4 r75 = [r28]
	;;
	ld4 r76 = [r27]
	shl r16 = r16, 32
	.mmi
	or r75 = r20, r75
	ld4 r77 = [r26]
	nop 0
	;;
	.mmi
	ld4 r78 = [r25]
	or r76 = r19, r76
	or r77 = r18, r77
	.mmi
	or r79 = r16, r79
	ld8 r80 = [r15]
	adds r15 = 56, r12
	;;
	.mmi
	nop 0
	or r78 = r17, r78
	nop 0
	.mmb
	ld8 r81 = [r15]
	nop 0
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	nop 0
	mov r1 = r72
	mov ar.lc = 4
	.align 32
.L17:
	.mmi
	nop 0
	ld8 r76 = [r43]
	mov r8 = r47
	.mmi
	nop 0
	ld8.a r15 = [r46]
	nop 0
	;;
	.mmi
	ld8 r14 = [r42]
	st8 [r51] = r76
	nop 0
	;;
	.mmi
	ld8.c.clr r15 = [r46]
	mov r79 = r14
	mov r46 = r40
	.mmi
	ld8 r80 = [r41]
	;;
	ld8 r81 = [r44]
	mov r74 = r80
	.mmi
	ld8 r77 = [r40]
	st8 [r50] = r15
	nop 0
	;;
	.mmi
	ld8 r15 = [r45]
	mov r75 = r81
	mov r45 = r39
	.mmi
	ld8 r78 = [r39]
	;;
	st8 [r49] = r15
	nop 0
	.mmb
	st8 [r48] = r14
	nop 0
	br.call.sptk.many b0 = real_multiply#
	;;
	.mmi
	nop 0
	ld4 r17 = [r47]
	mov r1 = r72
	.mmi
	nop 0
	ld4 r16 = [r67]
	nop 0
	;;
	.mmi
	ld4 r15 = [r66]
	ld4 r14 = [r64]
	nop 0
	.mmi
	st4 [r41] = r17
	st4 [r68] = r16
	nop 0
	;;
	.mmi
	ld4 r16 = [r61]
	ld4 r17 = [r63]
	nop 0
	.mmi
	st4 [r44] = r15
	st4 [r65] = r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r58]
	ld4 r15 = [r60]
	nop 0
	.mmi
	st4 [r43] = r17
	st4 [r62] = r16
	nop 0
	;;
	.mmi
	ld4 r16 = [r55]
	ld4 r17 = [r57]
	nop 0
	.mmi
	st4 [r40] = r15
	st4 [r59] = r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r52]
	ld4 r15 = [r54]
	nop 0
	.mmi
	st4 [r39] = r17
	st4 [r56] = r16
	nop 0
	;;
	.mmi
	nop 0
	st4 [r42] = r15
	nop 0
	.mmb
	st4 [r53] = r14
	nop 0
	br.cloop.sptk.few .L17
	.mmi
	mov r8 = r69
	nop 0
	mov r80 = r38
	.mmi
	ld8 r74 = [r41]
	ld8 r75 = [r44]
	nop 0
	;;
	.mmi
	ld8 r76 = [r43]
	ld8 r77 = [r40]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r78 = [r39]
	nop 0
	.mmb
	ld8 r79 = [r42]
	nop 0
	br.call.sptk.many b0 = real_scale#
	;;
	.mmi
	mov r8 = r69
	mov r1 = r72
	mov b0 = r70
	;;
	.mii
	nop 0
	mov ar.pfs = r71
	;;
	mov ar.lc = r73
	.mmb
	nop 0
	.restore sp
	adds r12 = 272, r12
	br.ret.sptk.many b0
	.endp exp_of_parts#
	.align 16
	.align 64
	.proc log_series#
log_series:
	.prologue 12, 75
	.mmb
	.save ar.pfs, r76
	alloc r76 = ar.pfs, 6, 40, 8, 0
	.fframe 272
	adds r12 = -272, r12
	nop 0
	.mmi
	mov r84 = r32
	mov r77 = r1
	.save rp, r75
	mov r75 = b0
	.body
	;;
	.mmi
	adds r58 = 240, r12
	adds r56 = 248, r12
	adds r55 = 256, r12
	.mmi
	adds r57 = 264, r12
	adds r52 = 272, r12
	adds r43 = 280, r12
	;;
	.mmi
	adds r46 = 16, r12
	adds r45 = 24, r12
	adds r44 = 32, r12
	.mmi
	adds r53 = 40, r12
	st8 [r58] = r32
	mov r39 = r8
	;;
	.mmi
	st8 [r56] = r33
	st8 [r55] = r34
	mov r85 = r33
	.mmi
	adds r8 = 192, r12
	mov r78 = r84
	mov r79 = r33
	;;
	.mmi
	st8 [r57] = r35
	st8 [r52] = r36
	mov r80 = r34
	.mmi
	mov r81 = r35
	mov r82 = r36
	mov r83 = r37
	;;
	.mmi
	st8 [r43] = r37
	st8 [r46] = r34
	adds r41 = 144, r12
	.mmi
	adds r51 = 152, r12
	adds r50 = 160, r12
	adds r49 = 168, r12
	;;
	.mmi
	st8 [r45] = r35
	st8 [r44] = r36
	adds r48 = 176, r12
	.mmi
	adds r47 = 184, r12
	adds r42 = 96, r12
	adds r54 = 104, r12
	;;
	.mmi
	st8 [r53] = r37
	nop 0
	mov r40 = r32
	.mmb
	mov r38 = r37
	nop 0
	br.call.sptk.many b0 = real_multiply#
	;;
	.mmi
	adds r14 = 56, r12
	ld8 r20 = [r56]
	cmp4.eq p6, p7 = 0, r37
	.mmi
	adds r56 = 120, r12
	st8 [r41] = r0
	mov r1 = r77
	;;
	.mmi
	st8 [r14] = r20, 8
	ld8 r19 = [r55]
	adds r55 = 112, r12
	.mmi
	st8 [r51] = r0
	ld8 r18 = [r57]
	adds r57 = 128, r12
	;;
	.mmi
	st8 [r14] = r19, 8
	ld8 r17 = [r52]
	adds r52 = 136, r12
	.mmi
	st8 [r50] = r0
	ld8 r16 = [r58]
	(p6) adds r59 = 188, r12
	;;
	.mmi
	st8 [r14] = r18, 8
	ld8 r15 = [r43]
	nop 0
	.mmi
	st8 [r57] = r17
	mov r43 = r0
	(p6) adds r58 = 148, r12
	;;
	.mmi
	nop 0
	st8 [r14] = r17, 8
	adds r17 = 48, r12
	.mmi
	nop 0
	st8 [r49] = r0
	nop 0
	;;
	.mmi
	st8 [r48] = r0
	st4 [r47] = r0
	nop 0
	;;
	.mmi
	st8 [r42] = r16
	st8 [r54] = r20
	nop 0
	;;
	.mmi
	st8 [r55] = r19
	st8 [r56] = r18
	nop 0
	;;
	.mmi
	st8 [r52] = r15
	st8 [r17] = r16
	nop 0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	(p6) br.cond.dptk .L22
	.mmi
	adds r59 = 188, r12
	mov r14 = r0
	adds r74 = 64, r12
	.mmi
	adds r73 = 72, r12
	adds r58 = 148, r12
	adds r64 = 92, r12
	;;
	.mmi
	st4 [r59] = r14
	ld8 r15 = [r74]
	adds r65 = 52, r12
	.mmi
	st4 [r58] = r43
	adds r72 = 80, r12
	adds r71 = 88, r12
	;;
	.mmi
	ld8.a r14 = [r73]
	st4 [r64] = r38
	adds r17 = 56, r12
	.mmi
	st4 [r65] = r40
	mov r8 = r41
	adds r70 = 208, r12
	;;
	.mmi
	st8 [r46] = r15
	adds r15 = 48, r12
	mov r63 = r46
	.mmi
	adds r69 = 216, r12
	mov r62 = r45
	adds r68 = 224, r12
	;;
	.mmi
	ld8.c.clr r14 = [r73]
	mov r61 = r44
	adds r67 = 232, r12
	.mmi
	adds r66 = 200, r12
	addl r60 = 3, r0
	mov r46 = r63
	;;
	.mmi
	st8 [r45] = r14
	nop 0
	mov r45 = r62
	;;
	.mmi
	ld8 r14 = [r72]
	ld8.a r84 = [r15]
	nop 0
	;;
	.mmi
	st8 [r44] = r14
	nop 0
	mov r44 = r61
	;;
	.mmi
	ld8 r14 = [r71]
	ld8.c.clr r84 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r85 = [r17]
	nop 0
	.mmi
	ld8 r78 = [r41]
	st8 [r53] = r14
	nop 0
	;;
	.mmi
	ld8 r79 = [r51]
	ld8 r80 = [r50]
	nop 0
	;;
	.mmi
	ld8 r81 = [r49]
	ld8 r82 = [r48]
	nop 0
	;;
	.mib
	ld8 r83 = [r47]
	nop 0
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	ld8 r14 = [r70]
	mov r1 = r77
	mov r8 = r42
	.mmi
	ld4 r38 = [r59]
	;;
	ld4 r43 = [r58]
	nop 0
	.mmi
	st8 [r63] = r14
	;;
	ld8 r14 = [r69]
	nop 0
	.mmi
	ld8.a r85 = [r66]
	;;
	st8 [r62] = r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r68]
	ld8.a r78 = [r42]
	nop 0
	;;
	.mmi
	st8 [r61] = r14
	;;
	ld8 r14 = [r67]
	nop 0
	.mmi
	ld8.c.clr r85 = [r66]
	;;
	ld8.c.clr r78 = [r42]
	nop 0
	.mmi
	ld8 r79 = [r54]
	st8 [r53] = r14
	adds r14 = 192, r12
	;;
	.mmi
	ld8 r84 = [r14]
	ld8 r80 = [r55]
	nop 0
	;;
	.mmi
	ld8 r81 = [r56]
	ld8 r82 = [r57]
	nop 0
	;;
	.mib
	ld8 r83 = [r52]
	nop 0
	br.call.sptk.many b0 = real_multiply#
	;;
	.mmi
	mov r1 = r77
	adds r8 = 48, r12
	mov r84 = r60
	.mmi
	ld8 r78 = [r42]
	ld8 r79 = [r54]
	nop 0
	;;
	.mmi
	ld8 r80 = [r55]
	ld8 r81 = [r56]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r82 = [r57]
	nop 0
	.mmb
	ld8 r83 = [r52]
	nop 0
	br.call.sptk.many b0 = real_divide_small#
	;;
	.mmi
	ld4 r15 = [r64]
	nop 0
	adds r16 = -320, r43
	.mmi
	cmp4.eq p8, p9 = 0, r38
	nop 0
	mov r1 = r77
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L22
.L34:
	.pred.rel.mutex p8, p9
	.mmi
	ld4 r40 = [r65]
	nop 0
	mov r14 = r38
	.mmb
	adds r60 = 2, r60
	nop 0
	(p8) br.cond.spnt .L24
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r40, r16
	(p6) br.cond.dptk .L24
.L22:
	.mmi
	st4 [r59] = r38
	st4 [r58] = r43
	mov r8 = r39
	.mmi
	addl r84 = 1, r0
	;;
	ld8 r78 = [r41]
	nop 0
	.mmi
	ld8 r79 = [r51]
	;;
	ld8 r80 = [r50]
	nop 0
	.mmi
	ld8 r81 = [r49]
	;;
	ld8 r82 = [r48]
	nop 0
	.mmb
	ld8 r83 = [r47]
	nop 0
	br.call.sptk.many b0 = real_scale#
	;;
	.mmi
	mov r8 = r39
	mov r1 = r77
	mov b0 = r75
	;;
	.mii
	nop 0
	mov ar.pfs = r76
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 272, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L24:
	.body
	.copy_state 1
	.mmi
	st4 [r59] = r14
	mov r38 = r15
	adds r17 = 56, r12
	.mmi
	ld8 r15 = [r74]
	st4 [r58] = r43
	mov r8 = r41
	;;
	.mmi
	ld8.a r14 = [r73]
	st4 [r64] = r38
	nop 0
	.mmi
	st4 [r65] = r40
	ld8.a r78 = [r41]
	nop 0
	;;
	.mmi
	st8 [r46] = r15
	adds r15 = 48, r12
	mov r46 = r63
	;;
	.mmi
	ld8.c.clr r14 = [r73]
	ld8.a r84 = [r15]
	nop 0
	;;
	.mmi
	st8 [r45] = r14
	nop 0
	mov r45 = r62
	;;
	.mmi
	ld8 r14 = [r72]
	ld8.a r85 = [r17]
	nop 0
	;;
	.mmi
	st8 [r44] = r14
	nop 0
	mov r44 = r61
	;;
	.mmi
	ld8 r14 = [r71]
	ld8.c.clr r84 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	ld8.c.clr r85 = [r17]
	nop 0
	.mmi
	ld8.c.clr r78 = [r41]
	st8 [r53] = r14
	nop 0
	;;
	.mmi
	ld8 r79 = [r51]
	ld8 r80 = [r50]
	nop 0
	;;
	.mmi
	ld8 r81 = [r49]
	ld8 r82 = [r48]
	nop 0
	;;
	.mib
	ld8 r83 = [r47]
	nop 0
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	ld8 r14 = [r70]
	mov r1 = r77
	mov r8 = r42
	.mmi
	ld4 r38 = [r59]
	;;
	ld4 r43 = [r58]
	nop 0
	.mmi
	st8 [r63] = r14
	;;
	ld8 r14 = [r69]
	nop 0
	.mmi
	ld8.a r85 = [r66]
	;;
	st8 [r62] = r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r68]
	ld8.a r78 = [r42]
	nop 0
	;;
	.mmi
	st8 [r61] = r14
	;;
	ld8 r14 = [r67]
	nop 0
	.mmi
	ld8.c.clr r85 = [r66]
	;;
	ld8.c.clr r78 = [r42]
	nop 0
	.mmi
	ld8 r79 = [r54]
	st8 [r53] = r14
	adds r14 = 192, r12
	;;
	.mmi
	ld8 r84 = [r14]
	ld8 r80 = [r55]
	nop 0
	;;
	.mmi
	ld8 r81 = [r56]
	ld8 r82 = [r57]
	nop 0
	;;
	.mib
	ld8 r83 = [r52]
	nop 0
	br.call.sptk.many b0 = real_multiply#
	;;
	.mmi
	mov r1 = r77
	adds r8 = 48, r12
	mov r84 = r60
	.mmi
	ld8 r78 = [r42]
	ld8 r79 = [r54]
	nop 0
	;;
	.mmi
	ld8 r80 = [r55]
	ld8 r81 = [r56]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r82 = [r57]
	nop 0
	.mmb
	ld8 r83 = [r52]
	nop 0
	br.call.sptk.many b0 = real_divide_small#
	;;
	.mmi
	ld4 r15 = [r64]
	nop 0
	adds r16 = -320, r43
	.mmi
	cmp4.eq p8, p9 = 0, r38
	nop 0
	mov r1 = r77
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
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
	.prologue 12, 43
	.mmi
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 7, 8, 8, 0
	.fframe 272
	adds r12 = -272, r12
	cmp4.gt p6, p7 = r0, r32
	.mmi
	adds r21 = 478, r32
	addl r27 = @ltoffx(real_two_over_pi#), r1
	addp4 r38 = 0,r38
	;;
	.mmi
	adds r15 = 56, r12
	mov r30 = r12
	adds r39 = 192, r12
	.mmi
	adds r18 = 224, r12
	adds r14 = 48, r12
	adds r29 = 200, r12
	;;
	.mmi
	st8 [r15] = r0, 8
	adds r28 = 208, r12
	adds r19 = 216, r12
	.mmi
	adds r17 = 232, r12
	adds r22 = 64, r30
	adds r26 = 128, r30
	;;
	.mmi
	st8 [r15] = r0, 8
	adds r30 = 48, r12
	.save ar.lc, r46
	mov r46 = ar.lc
	.mmi
	st8 [r29] = r33
	mov r23 = r14
	mov r20 = r14
	;;
	.mmi
	st8 [r15] = r0, 8
	st8 [r28] = r34
	.save rp, r43
	mov r43 = b0
	.mmi
	mov r45 = r1
	.body
	mov r14 = r0
	addl r24 = 527, r0
	;;
	.mmi
	st8 [r15] = r0, 8
	st8 [r19] = r35
	adds r25 = 48, r39
	.mmi
	nop 0
	ld8.mov r27 = [r27], real_two_over_pi#
	nop 0
	;;
	.mmi
	st8 [r15] = r0, 8
	st8 [r39] = r32
	nop 0
	;;
	.mmi
	st8 [r15] = r0, 8
	st8 [r18] = r36
	nop 0
	;;
	.mmi
	st8 [r15] = r0, 8
	st8 [r17] = r37
	nop 0
	;;
	.mmi
	st8 [r15] = r0, 8
	st8 [r30] = r0
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
	cmp4.gt p6, p7 = r0, r21
	(p6) br.cond.dpnt .L39
	.align 32
.L64:
	.mii
	nop 0
	extr r15 = r21, 5, 27
	nop 0
	;;
	.mii
	cmp4.ge p6, p7 = r24, r15
	dep.z r16 = r15, 5, 27
	;;
	(p7) mov r17 = r0
	.mmb
	(p7) mov r15 = r0
	sub r16 = r21, r16
	(p7) br.cond.dpnt .L41
	;;
	.mmi
	shladd r17 = r15, 2, r0
	nop 0
	adds r15 = 1, r15
	;;
	.mmi
	cmp4.ltu p6, p7 = r24, r15
	nop 0
	sxt4 r17 = r17
	;;
	.mii
	(p7) shladd r15 = r15, 2, r0
	add r17 = r27, r17
	;;
	(p7) sxt4 r15 = r15
	.mmi
	ld4 r17 = [r17]
	;;
	(p7) add r15 = r27, r15
	nop 0
	;;
	.mii
	(p7) ld4 r15 = [r15]
	nop 0
	;;
	(p6) mov r15 = r0
.L41:
	.mmi
	cmp4.eq p6, p7 = 0, r16
	mov r19 = r0
	addp4 r14 = r14, r0
	;;
	.mmi
	(p7) sub r18 = 32, r16
	(p7) addp4 r15 = r15, r0
	(p7) addp4 r16 = r16, r0
	.mmi
	setf.sig f8 = r19
	;;
	(p7) addp4 r18 = r18, r0
	nop 0
	;;
	.mii
	nop 0
	(p7) shl r17 = r17, r16
	adds r16 = 32, r39
	;;
	.mii
	nop 0
	(p7) shr.u r15 = r15, r18
	addp4 r18 = 0,r20
	;;
	.mmi
	(p7) or r17 = r17, r15
	nop 0
	sub r15 = r25, r16
	;;
	.mii
	adds r15 = -4, r15
	addp4 r17 = r17, r0
	;;
	extr.u r15 = r15, 2, 30
	.mii
	setf.sig f6 = r17
	mov r17 = r20
	;;
	mov ar.lc = r15
	.mmi
	addp4 r15 = 0,r16
	adds r17 = 4, r17
	adds r16 = 4, r16
	;;
	.mmi
	ld4 r15 = [r15]
	;;
	setf.sig f7 = r15
	nop 0
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
	.mmi
	nop 0
	st4 [r18] = r14
	shr.u r19 = r14, 32
	.mmb
	nop 0
	addp4 r18 = 0,r17
	br.cloop.sptk.few .L57
.L65:
	.mmi
	adds r20 = 4, r20
	addp4 r14 = 0,r22
	adds r21 = -32, r21
	.mmi
	adds r22 = 4, r22
	;;
	st4 [r14] = r19
	cmp4.eq p6, p7 = r26, r20
	.mmb
	addp4 r15 = 0,r20
	nop 0
	(p6) br.cond.dpnt .L46
	;;
	.mib
	ld4 r14 = [r15]
	cmp4.gt p6, p7 = r0, r21
	(p7) br.cond.dptk .L64
.L39:
	.mii
	sub r16 = 31, r21
	mov r17 = r0
	;;
	extr r15 = r16, 31, 1
	;;
	.mii
	nop 0
	shr.u r15 = r15, 59
	;;
	add r15 = r15, r16
	;;
	.mii
	nop 0
	extr r15 = r15, 5, 27
	;;
	sub r15 = r0, r15
	;;
	.mii
	nop 0
	dep.z r16 = r15, 5, 27
	adds r15 = 1, r15
	;;
	.mii
	cmp4.ltu p6, p7 = r24, r15
	sub r16 = r21, r16
	;;
	(p7) shladd r15 = r15, 2, r0
	;;
	.mii
	nop 0
	(p7) sxt4 r15 = r15
	;;
	(p7) add r15 = r27, r15
	;;
	.mmi
	nop 0
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
	addp4 r15 = 0,r16
	setf.sig f8 = r19
	nop 0
	.mmi
	ld4 r14 = [r18]
	adds r17 = 4, r17
	adds r16 = 4, r16
	;;
	.mmi
	ld4 r15 = [r15]
	nop 0
	addp4 r14 = r14, r0
	;;
	.mmi
	nop 0
	setf.sig f7 = r15
	nop 0
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
	.mmi
	nop 0
	st4 [r18] = r14
	shr.u r19 = r14, 32
	.mmb
	nop 0
	addp4 r18 = 0,r17
	br.cloop.sptk.few .L57
	.mib
	nop 0
	nop 0
	br .L65
.L46:
	.mmi
	adds r16 = 124, r12
	nop 0
	sub r14 = r20, r23
	;;
	.mmi
	ld4 r15 = [r16]
	nop 0
	adds r14 = -4, r14
	;;
	.mii
	nop 0
	extr.u r40 = r15, 30, 2
	;;
	extr.u r14 = r14, 2, 30
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r15, 29
	(p6) br.cond.dpnt .L47
	;;
	.mmi
	nop 0
	adds r40 = 1, r40
	mov ar.lc = r14
	.align 32
.L48:
	.mmi
	addp4 r14 = 0,r23
	nop 0
	adds r23 = 4, r23
	;;
	.mmi
	ld4 r15 = [r14]
	nop 0
	adds r14 = -4, r23
	;;
	.mmi
	addp4 r14 = 0,r14
	nop 0
	andcm r15 = -1, r15
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.cloop.sptk.few .L48
	.mlx
	ld4 r14 = [r16]
	movl r15 = 1073741823
	.mmi
	adds r42 = 144, r12
	addl r50 = 2, r0
	addl r49 = 1, r0
	;;
	.mmi
	and r14 = r15, r14
	nop 0
	adds r15 = 48, r12
	.mii
	mov r8 = r42
	addl r48 = 20, r0
	;;
	mov r47 = r15
	.mmb
	nop 0
	st4 [r16] = r14
	br.call.sptk.many b0 = real_of_words#
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
	;;
.L49:
	.mlx
	nop 0
	movl r16 = @gprel(half_pi#)
	.mii
	adds r14 = 16, r12
	adds r41 = 240, r12
	;;
	add r16 = r1, r16
	.mmi
	mov r8 = r41
	;;
	adds r18 = 16, r16
	adds r15 = 20, r16
	.mmi
	mov r19 = r16
	adds r17 = 8, r16
	adds r21 = 12, r16
	;;
	.mmi
	ld4 r18 = [r18]
	ld4 r22 = [r15]
	adds r15 = 24, r16
	;;
	.mmi
	nop 0
	st4 [r14] = r18
	adds r14 = 20, r12
	.mmi
	ld4 r20 = [r15]
	ld4 r18 = [r19], 4
	adds r15 = 28, r16
	;;
	.mmi
	nop 0
	st4 [r14] = r22
	adds r14 = 24, r12
	.mmi
	ld4 r22 = [r15]
	adds r15 = 32, r16
	shl r18 = r18, 32
	;;
	.mmi
	nop 0
	st4 [r14] = r20
	adds r14 = 28, r12
	.mmi
	ld4 r20 = [r15]
	ld4 r17 = [r17]
	adds r15 = 36, r16
	;;
	.mmi
	nop 0
	st4 [r14] = r22
	adds r14 = 32, r12
	.mmi
	ld4 r22 = [r15]
	adds r15 = 40, r16
	shl r17 = r17, 32
	;;
	.mmi
	nop 0
	st4 [r14] = r20
	adds r14 = 36, r12
	.mmi
	ld4 r20 = [r15]
	ld4 r53 = [r19]
	adds r15 = 44, r16
	;;
	.mmi
	st4 [r14] = r22
	adds r14 = 40, r12
	adds r16 = 152, r12
	.mmi
	ld4 r15 = [r15]
	ld4 r54 = [r21]
	or r53 = r18, r53
	;;
	.mmi
	st4 [r14] = r20
	nop 0
	adds r14 = 44, r12
	.mmi
	or r54 = r17, r54
	ld8 r48 = [r16]
	nop 0
	;;
	.mmi
	ld8 r47 = [r42]
	st4 [r14] = r15
	adds r14 = 160, r12
	;;
	.mmi
	ld8 r49 = [r14]
	nop 0
	adds r14 = 168, r12
	;;
	.mmi
	ld8 r50 = [r14]
	nop 0
	adds r14 = 176, r12
	;;
	.mmi
	ld8 r51 = [r14]
	nop 0
	adds r14 = 184, r12
	;;
	.mib
	ld8 r52 = [r14]
	nop 0
	br.call.sptk.many b0 = real_multiply#
	;;
	.mmi
	ld4 r17 = [r41]
	mov r14 = r38
	adds r15 = 244, r12
	.mmi
	mov r1 = r45
	ld4 r16 = [r39]
	nop 0
	;;
	.mmi
	st4 [r14] = r17, 4
	nop 0
	cmp4.eq p6, p7 = 0, r16
	;;
	.mmi
	ld4 r16 = [r15]
	nop 0
	adds r15 = 248, r12
	;;
	.mmi
	st4 [r14] = r16, 4
	;;
	ld4 r16 = [r15]
	adds r15 = 252, r12
	;;
	.mmi
	st4 [r14] = r16, 4
	;;
	ld4 r16 = [r15]
	adds r15 = 256, r12
	;;
	.mmi
	st4 [r14] = r16, 4
	;;
	ld4 r16 = [r15]
	adds r15 = 260, r12
	;;
	.mmi
	st4 [r14] = r16, 4
	;;
	ld4 r16 = [r15]
	adds r15 = 264, r12
	;;
	.mmi
	st4 [r14] = r16, 4
	;;
	ld4 r16 = [r15]
	adds r15 = 268, r12
	;;
	.mmi
	st4 [r14] = r16, 4
	;;
	ld4 r16 = [r15]
	adds r15 = 272, r12
	;;
	.mmi
	st4 [r14] = r16, 4
	;;
	ld4 r16 = [r15]
	adds r15 = 276, r12
	;;
	.mmi
	st4 [r14] = r16, 4
	;;
	ld4 r16 = [r15]
	adds r15 = 280, r12
	;;
	.mmi
	st4 [r14] = r16, 4
	;;
	ld4 r16 = [r15]
	adds r15 = 284, r12
	;;
	.mmi
	st4 [r14] = r16, 4
	;;
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	(p6) br.cond.dptk .L50
	.mii
	ld4 r14 = [r38]
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
	st4 [r38] = r14
	nop 0
	nop 0
.L50:
	.mii
	and r8 = 3, r40
	mov b0 = r43
	;;
	mov ar.pfs = r44
	;;
	.mii
	nop 0
	mov ar.lc = r46
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 272, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L63:
	.body
	.copy_state 1
	.mmi
	ld4 r20 = [r39]
	nop 0
	adds r14 = 204, r12
	.mmi
	mov r8 = r0
	ld4 r15 = [r29]
	nop 0
	;;
	.mmi
	st4 [r38] = r20, 4
	ld4 r22 = [r14]
	adds r14 = 212, r12
	.mmi
	nop 0
	ld4 r21 = [r28]
	nop 0
	;;
	.mmi
	st4 [r38] = r32, 4
	ld4 r20 = [r14]
	adds r14 = 220, r12
	.mmi
	nop 0
	ld4 r16 = [r19]
	nop 0
	;;
	.mmi
	st4 [r38] = r15, 4
	ld4 r15 = [r14]
	adds r14 = 228, r12
	;;
	.mmi
	st4 [r38] = r22, 4
	;;
	st4 [r38] = r21, 4
	nop 0
	;;
	.mmi
	nop 0
	st4 [r38] = r20, 4
	nop 0
	;;
	.mmi
	st4 [r38] = r16, 4
	ld4 r16 = [r14]
	adds r14 = 236, r12
	;;
	.mmi
	st4 [r38] = r15, 4
	ld4 r15 = [r18]
	nop 0
	.mmi
	ld4 r14 = [r14]
	;;
	st4 [r38] = r15, 4
	nop 0
	.mmi
	ld4 r15 = [r17]
	;;
	st4 [r38] = r16, 4
	nop 0
	;;
	.mmi
	st4 [r38] = r15, 4
	;;
	st4 [r38] = r14
	mov b0 = r43
	;;
	.mii
	nop 0
	mov ar.pfs = r44
	;;
	mov ar.lc = r46
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 272, r12
	br.ret.sptk.many b0
	;;
.L47:
	.body
	.copy_state 2
	.mlx
	adds r30 = 48, r12
	movl r14 = 1073741823
	.mmi
	adds r42 = 144, r12
	addl r50 = 2, r0
	mov r49 = r0
	;;
	.mmi
	and r15 = r14, r15
	nop 0
	addl r48 = 20, r0
	.mmi
	mov r8 = r42
	nop 0
	mov r47 = r30
	;;
	.mib
	st4 [r16] = r15
	nop 0
	br.call.sptk.many b0 = real_of_words#
	;;
	.mib
	nop 0
	mov r1 = r45
	br .L49
	.endp reduce#
	.align 16
	.align 64
	.proc angle_series#
angle_series:
	.prologue 12, 81
	.spill 0
	.mmb
	.save ar.pfs, r82
	alloc r82 = ar.pfs, 8, 44, 8, 0
	.fframe 288
	adds r12 = -288, r12
	nop 0
	.mii
	mov r40 = r8
	.save rp, r81
	mov r81 = b0
	mov r83 = r1
	.body
	;;
	.mmi
	adds r14 = 304, r12
	adds r15 = 312, r12
	adds r48 = 24, r12
	.mmi
	adds r47 = 32, r12
	adds r16 = 288, r12
	adds r43 = 280, r12
	;;
	.mmi
	ld8 r86 = [r14]
	adds r14 = 340, r12
	adds r44 = 272, r12
	.mmi
	st8 [r16] = r38, 8
	adds r58 = 240, r12
	adds r57 = 248, r12
	;;
	.mmi
	ld4 r50 = [r14]
	adds r56 = 256, r12
	adds r55 = 264, r12
	.mmi
	adds r59 = 96, r12
	adds r49 = 16, r12
	adds r52 = 40, r12
	;;
	.mmi
	ld8 r14 = [r15]
	adds r15 = 320, r12
	mov r90 = r38
	.mmi
	st8 [r16] = r39
	st8 [r44] = r36
	mov r91 = r39
	;;
	.mmi
	st8 [r48] = r14
	ld8 r14 = [r15]
	adds r15 = 328, r12
	.mmi
	st8 [r43] = r37
	mov r8 = r59
	mov r84 = r38
	;;
	.mmi
	st8 [r47] = r14
	ld8 r14 = [r15]
	adds r15 = 312, r12
	.mmi
	st8 [r49] = r86
	mov r85 = r39
	mov r41 = r40
	;;
	.mmi
	ld8 r87 = [r15]
	adds r15 = 320, r12
	mov r89 = r14
	.mmi
	st8 [r52] = r14
	st8 [r58] = r32
	adds r42 = 144, r12
	;;
	.mmi
	ld8 r88 = [r15]
	st8 [r57] = r33
	adds r54 = 152, r12
	.mmi
	st8 [r56] = r34
	adds r51 = 160, r12
	adds r46 = 168, r12
	;;
	.mmi
	st8 [r55] = r35
	nop 0
	adds r45 = 176, r12
	.mmb
	adds r53 = 184, r12
	nop 0
	br.call.sptk.many b0 = real_multiply#
	;;
	.mmi
	adds r14 = 104, r12
	mov r1 = r83
	adds r8 = 192, r12
	.mmi
	ld8 r84 = [r59]
	;;
	ld8 r85 = [r14]
	adds r14 = 112, r12
	;;
	.mmi
	ld8 r86 = [r14]
	nop 0
	adds r14 = 120, r12
	;;
	.mmi
	ld8 r87 = [r14]
	nop 0
	adds r14 = 128, r12
	;;
	.mmi
	ld8 r88 = [r14]
	nop 0
	adds r14 = 136, r12
	;;
	.mib
	ld8 r89 = [r14]
	nop 0
	br.call.sptk.many b0 = real_negate#
	;;
	.mmi
	st4 [r41] = r0, 4
	ld8 r16 = [r58]
	cmp4.eq p6, p7 = 0, r37
	.mmi
	mov r1 = r83
	ld8 r15 = [r57]
	nop 0
	;;
	.mmi
	mov r14 = r41
	st8 [r42] = r16
	nop 0
	.mmi
	st8 [r54] = r15
	ld8 r16 = [r44]
	mov r44 = r0
	;;
	.mmi
	st4 [r14] = r0, 4
	ld8 r15 = [r43]
	nop 0
	.mmi
	st8 [r45] = r16
	ld8 r18 = [r56]
	(p6) adds r43 = 44, r40
	;;
	.mmi
	st4 [r14] = r0, 4
	ld8 r17 = [r55]
	nop 0
	.mmi
	st8 [r51] = r18
	;;
	st4 [r14] = r0, 4
	nop 0
	.mmi
	st8 [r46] = r17
	;;
	st4 [r14] = r0, 4
	nop 0
	.mmi
	st8 [r53] = r15
	;;
	st4 [r14] = r0, 4
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	st4 [r14] = r0, 4
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	st4 [r14] = r0, 4
	nop 0
	;;
	.mib
	st4 [r14] = r0
	nop 0
	(p6) br.cond.dptk .L67
	.mmi
	adds r43 = 44, r40
	mov r14 = r0
	adds r78 = 16, r40
	.mmi
	adds r77 = 20, r40
	ld4.a r16 = [r40]
	addp4 r84 = r44, r0
	;;
	.mmi
	st4 [r43] = r14
	st4 [r41] = r44
	adds r76 = 24, r40
	.mmi
	ld4 r14 = [r78]
	adds r72 = 40, r40
	adds r80 = 8, r40
	;;
	.mmi
	ld4 r86 = [r77]
	ld4.c.clr r16 = [r40]
	shl r14 = r14, 32
	.mmi
	adds r75 = 28, r40
	adds r79 = 12, r40
	adds r60 = 188, r12
	;;
	.mmi
	ld4 r15 = [r80]
	or r86 = r14, r86
	shl r16 = r16, 32
	.mmi
	adds r61 = 148, r12
	adds r74 = 32, r40
	adds r73 = 36, r40
	;;
	.mmi
	ld4 r14 = [r72]
	or r84 = r16, r84
	shl r15 = r15, 32
	.mmi
	st4 [r61] = r32
	mov r8 = r40
	adds r71 = 208, r12
	;;
	.mmi
	ld4 r16 = [r76]
	mov r59 = r49
	shl r14 = r14, 32
	.mmi
	adds r70 = 216, r12
	mov r58 = r48
	adds r69 = 224, r12
	;;
	.mmi
	ld4 r87 = [r75]
	mov r57 = r47
	shl r16 = r16, 32
	.mmi
	adds r68 = 232, r12
	mov r56 = r46
	mov r55 = r45
	;;
	.mmi
	ld4 r89 = [r43]
	or r87 = r16, r87
	adds r67 = 200, r12
	.mmi
	adds r66 = 56, r12
	adds r65 = 64, r12
	adds r64 = 72, r12
	;;
	.mmi
	ld8 r17 = [r51]
	or r89 = r14, r89
	adds r63 = 80, r12
	.mmi
	st4 [r60] = r37
	ld4 r85 = [r79]
	adds r62 = 88, r12
	;;
	.mmi
	nop 0
	ld8.a r16 = [r46]
	or r85 = r15, r85
	.mmi
	nop 0
	ld4 r88 = [r73]
	nop 0
	;;
	.mmi
	ld4 r15 = [r74]
	st8 [r49] = r17
	mov r49 = r59
	;;
	.mmi
	ld8.a r14 = [r45]
	ld8.c.clr r16 = [r46]
	shl r15 = r15, 32
	.mmi
	mov r46 = r56
	;;
	st8 [r48] = r16
	or r88 = r15, r88
	.mmi
	mov r48 = r58
	;;
	ld8.c.clr r14 = [r45]
	mov r45 = r55
	.mmi
	ld8.a r90 = [r42]
	;;
	st8 [r47] = r14
	mov r47 = r57
	;;
	.mmi
	ld8 r14 = [r53]
	ld8.c.clr r90 = [r42]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r91 = [r54]
	nop 0
	.mmb
	st8 [r52] = r14
	nop 0
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	ld8 r14 = [r71]
	adds r15 = 192, r12
	mov r1 = r83
	.mmi
	adds r8 = 48, r12
	ld4 r37 = [r43]
	nop 0
	;;
	.mmi
	ld4 r44 = [r41]
	st8 [r59] = r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r70]
	ld8.a r90 = [r15]
	nop 0
	;;
	.mmi
	st8 [r58] = r14
	;;
	ld8 r14 = [r69]
	nop 0
	.mmi
	ld8.a r91 = [r67]
	;;
	st8 [r57] = r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r68]
	ld8.c.clr r90 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	ld8.c.clr r91 = [r67]
	nop 0
	.mmi
	ld8 r84 = [r42]
	st8 [r52] = r14
	nop 0
	;;
	.mmi
	ld8 r85 = [r54]
	ld8 r86 = [r51]
	nop 0
	;;
	.mmi
	ld8 r87 = [r56]
	ld8 r88 = [r55]
	nop 0
	;;
	.mib
	ld8 r89 = [r53]
	nop 0
	br.call.sptk.many b0 = real_multiply#
	;;
	.mmi
	adds r90 = 1, r50
	adds r50 = 2, r50
	adds r14 = 48, r12
	.mmi
	mov r1 = r83
	ld8 r85 = [r66]
	mov r8 = r42
	;;
	.mmi
	setf.sig f6 = r90
	setf.sig f7 = r50
	nop 0
	.mmi
	ld8 r84 = [r14]
	ld8 r86 = [r65]
	nop 0
	;;
	.mmi
	ld8 r87 = [r64]
	ld8 r88 = [r63]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r89 = [r62]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mib
	getf.sig r90 = f6
	nop 0
	br.call.sptk.many b0 = real_divide_small#
	;;
	.mmi
	ld4 r15 = [r60]
	nop 0
	adds r16 = -320, r44
	.mmi
	cmp4.eq p8, p9 = 0, r37
	nop 0
	mov r1 = r83
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L67
.L79:
	.pred.rel.mutex p8, p9
	.mib
	ld4 r32 = [r61]
	mov r14 = r37
	(p8) br.cond.spnt .L69
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r32, r16
	(p6) br.cond.dptk .L69
.L67:
	.mmb
	mov r8 = r40
	st4 [r41] = r44
	nop 0
	.mii
	st4 [r43] = r37
	mov b0 = r81
	;;
	mov ar.pfs = r82
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 288, r12
	br.ret.sptk.many b0
.L69:
	.body
	.copy_state 1
	.mmi
	st4 [r43] = r14
	addp4 r84 = r44, r0
	mov r37 = r15
	.mmi
	ld8 r17 = [r51]
	st4 [r41] = r44
	mov r8 = r40
	;;
	.mmi
	ld4 r14 = [r78]
	st4 [r60] = r37
	nop 0
	.mmi
	st4 [r61] = r32
	ld4 r16 = [r40]
	nop 0
	;;
	.mii
	ld4 r86 = [r77]
	shl r16 = r16, 32
	shl r14 = r14, 32
	.mmi
	ld4 r15 = [r80]
	;;
	or r84 = r16, r84
	or r86 = r14, r86
	.mmi
	ld4 r16 = [r76]
	ld4 r14 = [r72]
	shl r15 = r15, 32
	;;
	.mii
	ld4 r89 = [r43]
	shl r16 = r16, 32
	shl r14 = r14, 32
	.mmi
	ld4 r87 = [r75]
	;;
	ld4 r85 = [r79]
	or r87 = r16, r87
	.mmi
	or r89 = r14, r89
	ld8.a r16 = [r46]
	nop 0
	;;
	.mmi
	nop 0
	ld4 r88 = [r73]
	or r85 = r15, r85
	.mmi
	ld4 r15 = [r74]
	st8 [r49] = r17
	mov r49 = r59
	;;
	.mmi
	ld8.a r14 = [r45]
	ld8.c.clr r16 = [r46]
	shl r15 = r15, 32
	.mmi
	mov r46 = r56
	;;
	st8 [r48] = r16
	or r88 = r15, r88
	.mmi
	mov r48 = r58
	;;
	ld8.c.clr r14 = [r45]
	mov r45 = r55
	.mmi
	ld8.a r90 = [r42]
	;;
	st8 [r47] = r14
	mov r47 = r57
	;;
	.mmi
	ld8 r14 = [r53]
	ld8.c.clr r90 = [r42]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r91 = [r54]
	nop 0
	.mmb
	st8 [r52] = r14
	nop 0
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	ld8 r14 = [r71]
	adds r15 = 192, r12
	mov r1 = r83
	.mmi
	adds r8 = 48, r12
	ld4 r37 = [r43]
	nop 0
	;;
	.mmi
	ld4 r44 = [r41]
	st8 [r59] = r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r70]
	ld8.a r90 = [r15]
	nop 0
	;;
	.mmi
	st8 [r58] = r14
	;;
	ld8 r14 = [r69]
	nop 0
	.mmi
	ld8.a r91 = [r67]
	;;
	st8 [r57] = r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r68]
	ld8.c.clr r90 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	ld8.c.clr r91 = [r67]
	nop 0
	.mmi
	ld8 r84 = [r42]
	st8 [r52] = r14
	nop 0
	;;
	.mmi
	ld8 r85 = [r54]
	ld8 r86 = [r51]
	nop 0
	;;
	.mmi
	ld8 r87 = [r56]
	ld8 r88 = [r55]
	nop 0
	;;
	.mib
	ld8 r89 = [r53]
	nop 0
	br.call.sptk.many b0 = real_multiply#
	;;
	.mmi
	adds r90 = 1, r50
	adds r50 = 2, r50
	adds r14 = 48, r12
	.mmi
	mov r1 = r83
	ld8 r85 = [r66]
	mov r8 = r42
	;;
	.mmi
	setf.sig f6 = r90
	setf.sig f7 = r50
	nop 0
	.mmi
	ld8 r84 = [r14]
	ld8 r86 = [r65]
	nop 0
	;;
	.mmi
	ld8 r87 = [r64]
	ld8 r88 = [r63]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r89 = [r62]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mib
	getf.sig r90 = f6
	nop 0
	br.call.sptk.many b0 = real_divide_small#
	;;
	.mmi
	ld4 r15 = [r60]
	nop 0
	adds r16 = -320, r44
	.mmi
	cmp4.eq p8, p9 = 0, r37
	nop 0
	mov r1 = r83
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
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 7, 4, 8, 0
	.fframe 144
	adds r12 = -144, r12
	.save rp, r40
	mov r40 = b0
	.mmi
	mov r42 = r1
	.body
	nop 0
	mov r39 = r8
	;;
	.mmi
	adds r14 = 112, r12
	nop 0
	tbit.z p6, p7 = r38, 0
	;;
	.mmi
	st8 [r14] = r32
	nop 0
	adds r14 = 120, r12
	;;
	.mmi
	st8 [r14] = r33
	nop 0
	adds r14 = 128, r12
	;;
	.mmi
	st8 [r14] = r34
	nop 0
	adds r14 = 136, r12
	;;
	.mmi
	st8 [r14] = r35
	nop 0
	adds r14 = 144, r12
	;;
	.mmi
	st8 [r14] = r36
	nop 0
	adds r14 = 152, r12
	;;
	.mib
	st8 [r14] = r37
	nop 0
	(p6) br.cond.dptk .L81
	.mlx
	adds r15 = 16, r12
	movl r14 = @gprel(one#)
	.mmi
	adds r16 = 52, r12
	mov r49 = r32
	mov r50 = r33
	;;
	.mmi
	add r14 = r1, r14
	st8 [r15] = r34
	nop 0
	.mmi
	adds r15 = 24, r12
	st4 [r16] = r0
	adds r8 = 64, r12
	;;
	.mmi
	mov r21 = r14
	adds r26 = 40, r14
	adds r19 = 8, r14
	.mmi
	adds r18 = 16, r14
	adds r17 = 24, r14
	adds r16 = 32, r14
	;;
	.mmi
	st8 [r15] = r35
	adds r15 = 32, r12
	adds r25 = 12, r14
	.mmi
	ld4 r20 = [r21], 4
	adds r24 = 20, r14
	adds r23 = 28, r14
	;;
	.mmi
	adds r22 = 36, r14
	ld4 r48 = [r26]
	adds r14 = 44, r14
	.mmi
	st8 [r15] = r36
	adds r15 = 40, r12
	shl r20 = r20, 32
	;;
	.mmi
	ld4 r19 = [r19]
	st8 [r15] = r37
	shl r15 = r48, 32
	.mmi
	nop 0
	ld4 r18 = [r18]
	nop 0
	;;
	.mii
	ld4 r17 = [r17]
	shl r19 = r19, 32
	shl r18 = r18, 32
	.mmb
	nop 0
	ld4 r16 = [r16]
	nop 0
	;;
	.mii
	ld4 r43 = [r21]
	shl r17 = r17, 32
	shl r16 = r16, 32
	.mmb
	nop 0
	ld4 r44 = [r25]
	nop 0
	;;
	.mmi
	ld4 r45 = [r24]
	or r43 = r20, r43
	or r44 = r19, r44
	.mmi
	ld4 r46 = [r23]
	;;
	ld4 r47 = [r22]
	or r45 = r18, r45
	.mmi
	or r46 = r17, r46
	ld4 r48 = [r14]
	nop 0
	;;
	.mib
	or r47 = r16, r47
	or r48 = r15, r48
	br.call.sptk.many b0 = angle_series#
	;;
	.mib
	mov r1 = r42
	tbit.z p6, p7 = r38, 1
	(p7) br.cond.dpnt .L87
.L83:
	.mmi
	adds r17 = 64, r12
	mov r14 = r39
	adds r15 = 68, r12
	.mmi
	mov r8 = r39
	;;
	ld4 r16 = [r17]
	nop 0
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r16 = [r15], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r16 = [r15], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r16 = [r15], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r16 = [r15], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r16 = [r15], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r16 = [r15], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r16 = [r15], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r16 = [r15], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r16 = [r15], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r16 = [r15], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r15 = [r15]
	nop 0
	;;
	.mii
	st4 [r14] = r15
	mov b0 = r40
	;;
	mov ar.pfs = r41
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
	;;
.L81:
	.body
	.copy_state 1
	.mmi
	adds r14 = 16, r12
	adds r15 = 52, r12
	addl r16 = 1, r0
	.mmi
	mov r45 = r34
	mov r46 = r35
	mov r49 = r32
	;;
	.mmi
	st8 [r14] = r34
	adds r14 = 24, r12
	mov r50 = r33
	.mmi
	st4 [r15] = r16
	adds r8 = 64, r12
	mov r43 = r32
	;;
	.mmi
	nop 0
	st8 [r14] = r35
	adds r14 = 32, r12
	.mmi
	mov r44 = r33
	mov r47 = r36
	mov r48 = r37
	;;
	.mmi
	st8 [r14] = r36
	nop 0
	adds r14 = 40, r12
	;;
	.mib
	st8 [r14] = r37
	nop 0
	br.call.sptk.many b0 = angle_series#
	;;
	.mib
	mov r1 = r42
	tbit.z p6, p7 = r38, 1
	(p6) br.cond.dptk .L83
.L87:
	.mmi
	adds r14 = 64, r12
	nop 0
	mov r8 = r39
	;;
	.mmi
	ld8 r43 = [r14]
	nop 0
	adds r14 = 72, r12
	;;
	.mmi
	ld8 r44 = [r14]
	nop 0
	adds r14 = 80, r12
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
	.mib
	ld8 r48 = [r14]
	nop 0
	br.call.sptk.many b0 = real_negate#
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
	adds r12 = 144, r12
	nop 0
	br.ret.sptk.many b0
	.endp sine#
	.align 16
	.align 64
	.proc atan_of_small#
atan_of_small:
	.prologue 12, 99
	.mmi
	.save ar.pfs, r100
	alloc r100 = ar.pfs, 6, 64, 8, 0
	.fframe 512
	adds r12 = -512, r12
	.save rp, r99
	mov r99 = b0
	.mlx
	mov r101 = r1
	.body
	movl r59 = @gprel(one#)
	;;
	.mmi
	add r59 = r1, r59
	adds r58 = 504, r12
	adds r57 = 512, r12
	.mmi
	adds r51 = 16, r12
	adds r52 = 24, r12
	adds r53 = 32, r12
	;;
	.mmi
	adds r48 = 480, r12
	adds r56 = 488, r12
	adds r55 = 496, r12
	.mmi
	adds r54 = 520, r12
	mov r60 = r0
	adds r66 = 240, r12
	;;
	.mmi
	adds r44 = 40, r12
	adds r65 = 192, r12
	adds r75 = 256, r12
	.mmi
	adds r76 = 264, r12
	adds r77 = 272, r12
	adds r78 = 280, r12
	;;
	.mmi
	adds r97 = 248, r12
	adds r64 = 144, r12
	adds r92 = 200, r12
	.mmi
	adds r93 = 208, r12
	adds r94 = 216, r12
	adds r95 = 224, r12
	;;
	.mmi
	adds r96 = 232, r12
	adds r63 = 96, r12
	adds r71 = 160, r12
	.mmi
	adds r72 = 168, r12
	adds r73 = 176, r12
	adds r74 = 184, r12
	;;
	.mmi
	adds r91 = 152, r12
	adds r67 = 112, r12
	adds r68 = 120, r12
	.mmi
	adds r69 = 128, r12
	adds r70 = 136, r12
	adds r90 = 104, r12
	;;
	.mmi
	mov r49 = r58
	mov r50 = r57
	adds r79 = 4, r59
	.mmi
	adds r80 = 8, r59
	adds r81 = 12, r59
	adds r82 = 16, r59
	;;
	.mmi
	adds r83 = 20, r59
	adds r84 = 24, r59
	adds r85 = 28, r59
	.mmi
	adds r86 = 32, r59
	adds r87 = 36, r59
	adds r88 = 40, r59
	;;
	.mmi
	adds r89 = 44, r59
	mov r45 = r51
	mov r46 = r52
	.mmi
	mov r47 = r53
	mov r38 = r32
	mov r39 = r37
	;;
	.mmi
	mov r98 = r8
	st8 [r48] = r32
	adds r61 = 484, r12
	.mmi
	st8 [r56] = r33
	adds r62 = 524, r12
	cmp4.gt p6, p7 = -2, r32
	;;
	.mmi
	st8 [r55] = r34
	st8 [r58] = r35
	nop 0
	;;
	.mmi
	nop 0
	st8 [r57] = r36
	nop 0
	.mmb
	st8 [r54] = r37
	nop 0
	(p6) br.cond.dpnt .L94
	.align 32
.L90:
	.mmi
	ld8 r104 = [r55]
	st4 [r61] = r38
	nop 0
	.mmi
	mov r8 = r66
	st4 [r62] = r39
	adds r60 = 1, r60
	;;
	.mmi
	ld8.a r14 = [r58]
	st8 [r51] = r104
	mov r51 = r45
	;;
	.mmi
	nop 0
	ld8.c.clr r14 = [r58]
	mov r58 = r49
	.mmi
	ld8.a r108 = [r48]
	;;
	st8 [r52] = r14
	mov r102 = r108
	.mmi
	mov r52 = r46
	;;
	ld8 r14 = [r57]
	mov r57 = r50
	.mmi
	ld8.a r109 = [r56]
	;;
	st8 [r53] = r14
	mov r103 = r109
	.mmi
	chk.a.clr r109, .L109
.L110:
	nop 0
	mov r53 = r47
	;;
	.mmi
	ld8 r107 = [r54]
	chk.a.clr r108, .L107
.L108:
	nop 0
	;;
	.mmi
	ld8 r105 = [r49]
	st8 [r44] = r107
	nop 0
	;;
	.mib
	ld8 r106 = [r50]
	nop 0
	br.call.sptk.many b0 = real_multiply#
	;;
	.mmi
	ld8 r14 = [r75]
	nop 0
	mov r1 = r101
	.mmi
	mov r8 = r65
	ld4 r16 = [r59]
	nop 0
	;;
	.mmi
	st8 [r45] = r14
	ld4 r15 = [r80]
	shl r19 = r16, 32
	.mmi
	nop 0
	ld4 r14 = [r82]
	nop 0
	;;
	.mii
	nop 0
	shl r18 = r15, 32
	shl r17 = r14, 32
	.mmb
	ld8 r20 = [r76]
	ld4 r16 = [r84]
	nop 0
	;;
	.mmi
	ld4 r15 = [r86]
	st8 [r46] = r20
	shl r16 = r16, 32
	.mii
	ld4 r14 = [r88]
	nop 0
	;;
	shl r14 = r14, 32
	.mmi
	ld4 r43 = [r79]
	ld4 r42 = [r81]
	shl r15 = r15, 32
	;;
	.mmi
	ld4 r41 = [r83]
	nop 0
	or r43 = r19, r43
	.mmi
	or r42 = r18, r42
	ld4 r40 = [r85]
	nop 0
	;;
	.mmi
	ld4 r39 = [r87]
	or r41 = r17, r41
	or r40 = r16, r40
	.mmi
	mov r102 = r43
	ld4 r38 = [r89]
	mov r103 = r42
	;;
	.mmi
	ld8 r20 = [r77]
	or r38 = r14, r38
	or r39 = r15, r39
	.mmi
	mov r104 = r41
	ld8.a r15 = [r78]
	mov r105 = r40
	;;
	.mmi
	st8 [r47] = r20
	mov r106 = r39
	mov r107 = r38
	;;
	.mmi
	ld8.c.clr r15 = [r78]
	ld8 r108 = [r66]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r109 = [r97]
	nop 0
	.mmb
	st8 [r44] = r15
	nop 0
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	mov r1 = r101
	nop 0
	mov r8 = r64
	.mmi
	ld8 r102 = [r65]
	ld8 r103 = [r92]
	nop 0
	;;
	.mmi
	ld8 r104 = [r93]
	ld8 r105 = [r94]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r106 = [r95]
	nop 0
	.mmb
	ld8 r107 = [r96]
	nop 0
	br.call.sptk.many b0 = real_sqrt#
	;;
	.mmi
	ld8 r14 = [r71]
	mov r106 = r39
	mov r107 = r38
	.mmi
	mov r1 = r101
	mov r8 = r63
	mov r102 = r43
	;;
	.mmi
	st8 [r45] = r14
	mov r103 = r42
	mov r104 = r41
	.mmi
	mov r105 = r40
	;;
	ld8 r14 = [r72]
	nop 0
	.mmi
	ld8.a r108 = [r64]
	;;
	st8 [r46] = r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r73]
	ld8.a r109 = [r91]
	nop 0
	;;
	.mmi
	st8 [r47] = r14
	;;
	ld8 r14 = [r74]
	nop 0
	.mmi
	ld8.c.clr r108 = [r64]
	;;
	ld8.c.clr r109 = [r91]
	nop 0
	.mmb
	st8 [r44] = r14
	nop 0
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	ld8 r14 = [r67]
	mov r1 = r101
	mov r8 = r48
	.mmi
	ld8.a r108 = [r63]
	;;
	st8 [r45] = r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r68]
	ld8.a r109 = [r90]
	nop 0
	;;
	.mmi
	st8 [r46] = r14
	;;
	ld8 r14 = [r69]
	nop 0
	.mmi
	ld8.a r102 = [r48]
	;;
	st8 [r47] = r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r70]
	ld8.c.clr r108 = [r63]
	nop 0
	;;
	.mmi
	nop 0
	st8 [r44] = r14
	nop 0
	;;
	.mmi
	ld8.c.clr r109 = [r90]
	ld8.c.clr r102 = [r48]
	nop 0
	;;
	.mmi
	ld8 r103 = [r56]
	ld8 r104 = [r55]
	nop 0
	;;
	.mmi
	ld8 r105 = [r49]
	ld8 r106 = [r50]
	nop 0
	;;
	.mib
	ld8 r107 = [r54]
	nop 0
	br.call.sptk.many b0 = real_divide#
	;;
	.mmi
	nop 0
	ld4 r38 = [r61]
	mov r1 = r101
	.mmi
	nop 0
	ld4 r39 = [r62]
	nop 0
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = -2, r38
	(p6) br.cond.dptk .L90
	.mmi
	ld8 r104 = [r55]
	st4 [r61] = r38
	adds r67 = 504, r12
	.mmi
	st4 [r62] = r39
	adds r66 = 512, r12
	adds r8 = 48, r12
	;;
	.mmi
	ld8.a r14 = [r58]
	st8 [r51] = r104
	adds r41 = 384, r12
	.mmi
	adds r59 = 392, r12
	adds r50 = 400, r12
	adds r49 = 408, r12
	;;
	.mmi
	ld8.c.clr r14 = [r58]
	adds r47 = 416, r12
	adds r46 = 424, r12
	.mmi
	adds r42 = 336, r12
	adds r61 = 344, r12
	adds r62 = 352, r12
	;;
	.mmi
	st8 [r52] = r14
	adds r63 = 360, r12
	adds r64 = 368, r12
	.mmi
	adds r65 = 376, r12
	adds r58 = 288, r12
	adds r68 = 304, r12
	;;
	.mmi
	ld8 r14 = [r57]
	adds r69 = 312, r12
	adds r57 = 296, r12
	.mmi
	adds r70 = 320, r12
	adds r71 = 328, r12
	mov r40 = r0
	;;
	.mmi
	st8 [r53] = r14
	adds r43 = 388, r12
	adds r45 = 428, r12
	.mmi
	addl r72 = 3, r0
	adds r77 = 292, r12
	adds r73 = 332, r12
	;;
	.mmi
	ld8 r14 = [r54]
	adds r74 = 16, r12
	adds r75 = 24, r12
	.mmi
	adds r76 = 32, r12
	ld8 r108 = [r48]
	nop 0
	;;
	.mmi
	ld8 r109 = [r56]
	mov r102 = r108
	mov r107 = r14
	.mmi
	ld8 r105 = [r67]
	st8 [r44] = r14
	nop 0
	;;
	.mmi
	nop 0
	mov r103 = r109
	nop 0
	.mmb
	ld8 r106 = [r66]
	nop 0
	br.call.sptk.many b0 = real_multiply#
	;;
	.mmi
	adds r14 = 48, r12
	mov r1 = r101
	adds r8 = 432, r12
	;;
	.mmi
	ld8 r102 = [r14]
	nop 0
	adds r14 = 56, r12
	;;
	.mmi
	ld8 r103 = [r14]
	nop 0
	adds r14 = 64, r12
	;;
	.mmi
	ld8 r104 = [r14]
	nop 0
	adds r14 = 72, r12
	;;
	.mmi
	ld8 r105 = [r14]
	nop 0
	adds r14 = 80, r12
	;;
	.mmi
	ld8 r106 = [r14]
	nop 0
	adds r14 = 88, r12
	;;
	.mib
	ld8 r107 = [r14]
	nop 0
	br.call.sptk.many b0 = real_negate#
	;;
	.mmi
	ld8 r19 = [r48]
	mov r1 = r101
	mov r20 = r0
	.mmi
	st8 [r41] = r0
	st8 [r59] = r0
	cmp4.eq p6, p7 = 0, r39
	;;
	.mmi
	ld8 r18 = [r56]
	st8 [r50] = r0
	nop 0
	.mmi
	st8 [r49] = r0
	ld8 r17 = [r55]
	nop 0
	;;
	.mmi
	ld8 r16 = [r67]
	st8 [r47] = r0
	nop 0
	.mmi
	st4 [r46] = r0
	ld8 r15 = [r66]
	nop 0
	;;
	.mmi
	ld8 r14 = [r54]
	st8 [r42] = r19
	nop 0
	.mmi
	st8 [r61] = r18
	;;
	st8 [r62] = r17
	nop 0
	.mmi
	st8 [r63] = r16
	;;
	st8 [r64] = r15
	nop 0
	.mmi
	st8 [r65] = r14
	;;
	st8 [r58] = r19
	nop 0
	.mmi
	st8 [r57] = r18
	;;
	st8 [r68] = r17
	nop 0
	.mii
	st8 [r69] = r16
	nop 0
	;;
	nop 0
	.mmb
	st8 [r70] = r15
	st8 [r71] = r14
	(p7) br.cond.dptk .L92
.L91:
	.mmi
	st4 [r45] = r39
	st4 [r43] = r40
	mov r8 = r98
	.mmi
	mov r108 = r60
	;;
	ld8 r102 = [r41]
	nop 0
	.mmi
	ld8 r103 = [r59]
	;;
	ld8 r104 = [r50]
	nop 0
	.mmi
	ld8 r105 = [r49]
	;;
	ld8 r106 = [r47]
	nop 0
	.mmb
	ld8 r107 = [r46]
	nop 0
	br.call.sptk.many b0 = real_scale#
	;;
	.mmi
	mov r8 = r98
	mov r1 = r101
	mov b0 = r99
	;;
	.mii
	nop 0
	mov ar.pfs = r100
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 512, r12
	nop 0
	br.ret.sptk.many b0
.L106:
	.body
	.copy_state 1
	.pred.rel.mutex p8, p9
	.mmi
	ld4 r38 = [r77]
	nop 0
	mov r20 = r39
	.mmb
	adds r72 = 2, r72
	nop 0
	(p8) br.cond.spnt .L93
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r38, r15
	(p7) br.cond.dptk .L91
.L93:
	.mmi
	mov r39 = r14
	nop 0
	nop 0
	;;
.L92:
	.mmi
	ld8 r14 = [r68]
	st4 [r45] = r20
	nop 0
	.mmi
	st4 [r73] = r39
	nop 0
	mov r8 = r41
	;;
	.mmi
	st4 [r43] = r40
	st4 [r77] = r38
	nop 0
	.mmi
	ld8.a r109 = [r57]
	;;
	st8 [r51] = r14
	mov r51 = r74
	;;
	.mmi
	ld8 r14 = [r69]
	ld8.a r108 = [r58]
	nop 0
	;;
	.mmi
	st8 [r52] = r14
	nop 0
	mov r52 = r75
	;;
	.mmi
	ld8 r14 = [r70]
	ld8.a r102 = [r41]
	nop 0
	;;
	.mmi
	st8 [r53] = r14
	nop 0
	mov r53 = r76
	;;
	.mmi
	ld8 r14 = [r71]
	ld8.c.clr r109 = [r57]
	nop 0
	;;
	.mmi
	nop 0
	ld8.c.clr r108 = [r58]
	nop 0
	.mmi
	ld8.c.clr r102 = [r41]
	st8 [r44] = r14
	nop 0
	;;
	.mmi
	ld8 r103 = [r59]
	ld8 r104 = [r50]
	nop 0
	;;
	.mmi
	ld8 r105 = [r49]
	ld8 r106 = [r47]
	nop 0
	;;
	.mib
	ld8 r107 = [r46]
	nop 0
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	adds r18 = 448, r12
	adds r14 = 456, r12
	mov r1 = r101
	.mmi
	ld4.a r39 = [r45]
	ld4.a r40 = [r43]
	mov r8 = r42
	;;
	.mmi
	nop 0
	ld8 r17 = [r18]
	adds r18 = 464, r12
	.mmi
	ld8 r16 = [r14]
	;;
	ld8 r15 = [r18]
	adds r18 = 472, r12
	;;
	.mmi
	ld8 r14 = [r18]
	st8 [r74] = r17
	nop 0
	.mmi
	st8 [r75] = r16
	nop 0
	adds r18 = 432, r12
	;;
	.mmi
	ld4.c.clr r39 = [r45]
	ld4.c.clr r40 = [r43]
	nop 0
	.mmi
	st8 [r76] = r15
	st8 [r44] = r14
	adds r14 = 440, r12
	;;
	.mmi
	ld8 r109 = [r14]
	ld8 r108 = [r18]
	nop 0
	;;
	.mmi
	ld8 r102 = [r42]
	ld8 r103 = [r61]
	nop 0
	;;
	.mmi
	ld8 r104 = [r62]
	ld8 r105 = [r63]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r106 = [r64]
	nop 0
	.mmb
	ld8 r107 = [r65]
	nop 0
	br.call.sptk.many b0 = real_multiply#
	;;
	.mmi
	mov r1 = r101
	mov r8 = r58
	mov r108 = r72
	.mmi
	ld8 r102 = [r42]
	ld8 r103 = [r61]
	nop 0
	;;
	.mmi
	ld8 r104 = [r62]
	ld8 r105 = [r63]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r106 = [r64]
	nop 0
	.mmb
	ld8 r107 = [r65]
	nop 0
	br.call.sptk.many b0 = real_divide_small#
	;;
	.mmi
	ld4 r14 = [r73]
	nop 0
	mov r1 = r101
	.mmi
	adds r15 = -320, r40
	nop 0
	cmp4.eq p8, p9 = 0, r39
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L106
	.mmi
	st4 [r45] = r39
	st4 [r43] = r40
	mov r8 = r98
	.mmi
	mov r108 = r60
	;;
	ld8 r102 = [r41]
	nop 0
	.mmi
	ld8 r103 = [r59]
	;;
	ld8 r104 = [r50]
	nop 0
	.mmi
	ld8 r105 = [r49]
	;;
	ld8 r106 = [r47]
	nop 0
	.mmb
	ld8 r107 = [r46]
	nop 0
	br.call.sptk.many b0 = real_scale#
	;;
	.mmi
	mov r8 = r98
	mov r1 = r101
	mov b0 = r99
	;;
	.mii
	nop 0
	mov ar.pfs = r100
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 512, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L94:
	.body
	.copy_state 2
	.mmi
	adds r52 = 24, r12
	ld8.a r14 = [r58]
	adds r51 = 16, r12
	.mmi
	st4 [r61] = r38
	adds r53 = 32, r12
	adds r67 = 504, r12
	;;
	.mmi
	ld8 r104 = [r55]
	st4 [r62] = r39
	adds r66 = 512, r12
	.mmi
	adds r44 = 40, r12
	adds r8 = 48, r12
	adds r41 = 384, r12
	;;
	.mmi
	st8 [r51] = r104
	ld8 r106 = [r66]
	adds r59 = 392, r12
	.mmi
	adds r50 = 400, r12
	adds r49 = 408, r12
	adds r47 = 416, r12
	;;
	.mmi
	ld8.c.clr r14 = [r58]
	adds r46 = 424, r12
	adds r42 = 336, r12
	.mmi
	adds r61 = 344, r12
	adds r62 = 352, r12
	adds r63 = 360, r12
	;;
	.mmi
	st8 [r52] = r14
	ld8 r105 = [r67]
	adds r64 = 368, r12
	.mmi
	adds r65 = 376, r12
	adds r58 = 288, r12
	adds r68 = 304, r12
	;;
	.mmi
	ld8 r14 = [r57]
	adds r69 = 312, r12
	adds r57 = 296, r12
	.mmi
	adds r70 = 320, r12
	adds r71 = 328, r12
	addl r72 = 3, r0
	;;
	.mmi
	st8 [r53] = r14
	adds r77 = 292, r12
	adds r73 = 332, r12
	.mmi
	adds r74 = 16, r12
	adds r75 = 24, r12
	adds r76 = 32, r12
	;;
	.mmi
	ld8 r14 = [r54]
	mov r60 = r0
	mov r40 = r0
	.mmi
	adds r43 = 388, r12
	ld8 r108 = [r48]
	adds r45 = 428, r12
	;;
	.mmi
	ld8 r109 = [r56]
	nop 0
	mov r102 = r108
	.mmi
	mov r107 = r14
	st8 [r44] = r14
	nop 0
	;;
	.mib
	mov r103 = r109
	nop 0
	br.call.sptk.many b0 = real_multiply#
	;;
	.mmi
	adds r14 = 48, r12
	mov r1 = r101
	adds r8 = 432, r12
	;;
	.mmi
	ld8 r102 = [r14]
	nop 0
	adds r14 = 56, r12
	;;
	.mmi
	ld8 r103 = [r14]
	nop 0
	adds r14 = 64, r12
	;;
	.mmi
	ld8 r104 = [r14]
	nop 0
	adds r14 = 72, r12
	;;
	.mmi
	ld8 r105 = [r14]
	nop 0
	adds r14 = 80, r12
	;;
	.mmi
	ld8 r106 = [r14]
	nop 0
	adds r14 = 88, r12
	;;
	.mib
	ld8 r107 = [r14]
	nop 0
	br.call.sptk.many b0 = real_negate#
	;;
	.mmi
	ld8 r19 = [r48]
	mov r20 = r0
	mov r1 = r101
	.mmi
	st8 [r41] = r0
	st8 [r59] = r0
	cmp4.eq p6, p7 = 0, r39
	;;
	.mmi
	ld8 r18 = [r56]
	st8 [r50] = r0
	nop 0
	.mmi
	st8 [r49] = r0
	ld8 r17 = [r55]
	nop 0
	;;
	.mmi
	ld8 r16 = [r67]
	st8 [r47] = r0
	nop 0
	.mmi
	st4 [r46] = r0
	ld8 r15 = [r66]
	nop 0
	;;
	.mmi
	ld8 r14 = [r54]
	st8 [r42] = r19
	nop 0
	.mmi
	st8 [r61] = r18
	;;
	st8 [r62] = r17
	nop 0
	.mmi
	st8 [r63] = r16
	;;
	st8 [r64] = r15
	nop 0
	.mmi
	st8 [r65] = r14
	;;
	st8 [r58] = r19
	nop 0
	.mmi
	st8 [r57] = r18
	;;
	st8 [r68] = r17
	nop 0
	.mii
	st8 [r69] = r16
	nop 0
	;;
	nop 0
	.mmb
	st8 [r70] = r15
	st8 [r71] = r14
	(p6) br.cond.dptk .L91
	.mib
	nop 0
	nop 0
	br .L92
.L107:
	.mmi
	nop 0
	ld8 r108 = [r48]
	nop 0
	;;
	.mib
	nop 0
	mov r102 = r108
	br .L108
.L109:
	.mmi
	nop 0
	ld8 r109 = [r56]
	nop 0
	;;
	.mib
	nop 0
	mov r103 = r109
	br .L110
	.endp atan_of_small#
	.align 16
	.align 64
	.global real_exp#
	.type	real_exp#, @function
	.proc real_exp#
real_exp:
	.prologue 12, 60
	.mmi
	.save ar.pfs, r61
	alloc r61 = ar.pfs, 6, 25, 8, 0
	.fframe 272
	adds r12 = -272, r12
	mov r62 = r1
	.mlx
	mov r41 = r8
	movl r14 = @gprel(one#)
	;;
	.mmi
	adds r42 = 240, r12
	adds r47 = 248, r12
	adds r46 = 256, r12
	.mmi
	adds r45 = 264, r12
	adds r44 = 272, r12
	adds r43 = 280, r12
	;;
	.mmi
	nop 0
	add r14 = r1, r14
	.save rp, r60
	mov r60 = b0
	.body
	.mmi
	st8 [r42] = r32
	st8 [r47] = r33
	cmp4.ge p6, p7 = 16, r32
	;;
	.mmi
	st8 [r46] = r34
	st8 [r45] = r35
	mov r21 = r14
	.mmi
	adds r19 = 8, r14
	adds r18 = 16, r14
	adds r17 = 24, r14
	;;
	.mmi
	st8 [r44] = r36
	st8 [r43] = r37
	adds r16 = 32, r14
	.mmb
	adds r15 = 40, r14
	adds r25 = 12, r14
	(p6) br.cond.dpnt .L112
	;;
	.mmi
	ld4 r22 = [r42]
	nop 0
	adds r24 = 20, r14
	.mmi
	adds r23 = 28, r14
	ld4 r20 = [r21], 4
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r22
	ld4 r19 = [r19]
	adds r22 = 36, r14
	.mmi
	adds r14 = 44, r14
	ld4 r18 = [r18]
	shl r20 = r20, 32
	;;
	.mmi
	ld4 r17 = [r17]
	(p6) addl r69 = 100000, r0
	shl r19 = r19, 32
	.mmi
	ld4 r16 = [r16]
	nop 0
	shl r18 = r18, 32
	;;
	.mii
	ld4 r15 = [r15]
	shl r17 = r17, 32
	shl r16 = r16, 32
	.mmb
	(p7) addl r69 = -100000, r0
	ld4 r63 = [r21]
	nop 0
	;;
	.mii
	ld4 r64 = [r25]
	shl r15 = r15, 32
	or r63 = r20, r63
	.mmi
	ld4 r65 = [r24]
	;;
	ld4 r66 = [r23]
	or r64 = r19, r64
	.mmi
	or r65 = r18, r65
	ld4 r67 = [r22]
	nop 0
	;;
	.mmi
	ld4 r68 = [r14]
	or r66 = r17, r66
	or r67 = r16, r67
	;;
	.mib
	or r68 = r15, r68
	nop 0
	br.call.sptk.many b0 = real_scale#
	;;
	.mmi
	mov r8 = r41
	mov r1 = r62
	mov b0 = r60
	;;
	.mii
	nop 0
	mov ar.pfs = r61
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 272, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L112:
	.body
	.copy_state 1
	.mlx
	adds r39 = 16, r12
	movl r38 = @gprel(log_2#)
	.mmi
	adds r59 = 144, r12
	mov r63 = r32
	mov r64 = r33
	;;
	.mmi
	add r38 = r1, r38
	mov r8 = r59
	mov r65 = r34
	.mmi
	mov r66 = r35
	mov r67 = r36
	mov r68 = r37
	;;
	.mmi
	adds r16 = 16, r38
	adds r14 = 20, r38
	mov r17 = r38
	.mmi
	adds r15 = 8, r38
	adds r19 = 12, r38
	adds r50 = 192, r12
	;;
	.mmi
	ld4 r58 = [r16]
	adds r40 = 16, r12
	adds r56 = 96, r12
	.mmi
	adds r55 = 200, r12
	adds r54 = 208, r12
	adds r53 = 216, r12
	;;
	.mmi
	ld4 r20 = [r14]
	st4 [r39] = r58
	adds r14 = 24, r38
	.mmi
	adds r39 = 20, r12
	adds r52 = 224, r12
	adds r51 = 232, r12
	;;
	.mmi
	ld4 r18 = [r14]
	st4 [r39] = r20
	adds r14 = 28, r38
	.mmi
	adds r39 = 24, r12
	ld4 r16 = [r17], 4
	nop 0
	;;
	.mmi
	ld4 r20 = [r14]
	st4 [r39] = r18
	adds r14 = 32, r38
	.mmi
	adds r39 = 28, r12
	ld4 r15 = [r15]
	shl r16 = r16, 32
	;;
	.mmi
	ld4 r18 = [r14]
	st4 [r39] = r20
	adds r14 = 36, r38
	.mmi
	adds r39 = 32, r12
	ld4 r48 = [r19]
	shl r15 = r15, 32
	;;
	.mmi
	ld4 r20 = [r14]
	st4 [r39] = r18
	adds r14 = 40, r38
	.mmi
	adds r39 = 36, r12
	ld4 r49 = [r17]
	or r48 = r15, r48
	;;
	.mmi
	st4 [r39] = r20
	ld4 r18 = [r14]
	adds r39 = 40, r12
	.mmi
	adds r14 = 44, r38
	or r49 = r16, r49
	mov r70 = r48
	;;
	.mmi
	ld4 r57 = [r14]
	st4 [r39] = r18
	adds r39 = 44, r12
	.mmi
	nop 0
	mov r69 = r49
	nop 0
	;;
	.mib
	st4 [r39] = r57
	nop 0
	br.call.sptk.many b0 = real_divide#
	;;
	.mmi
	adds r14 = 152, r12
	mov r1 = r62
	nop 0
	.mmi
	mov r8 = r50
	ld8 r63 = [r59]
	addl r69 = 1, r0
	;;
	.mmi
	ld8 r64 = [r14]
	nop 0
	adds r14 = 160, r12
	;;
	.mmi
	ld8 r65 = [r14]
	nop 0
	adds r14 = 168, r12
	;;
	.mmi
	ld8 r66 = [r14]
	nop 0
	adds r14 = 176, r12
	;;
	.mmi
	ld8 r67 = [r14]
	nop 0
	adds r14 = 184, r12
	;;
	.mib
	ld8 r68 = [r14]
	nop 0
	br.call.sptk.many b0 = real_to_integer#
	;;
	.mmi
	adds r14 = 20, r38
	st4 [r40] = r58
	adds r40 = 20, r12
	.mmi
	mov r1 = r62
	mov r8 = r56
	mov r69 = r49
	;;
	.mmi
	ld4 r15 = [r14]
	adds r14 = 24, r38
	mov r70 = r48
	.mmi
	st4 [r39] = r57
	ld8 r63 = [r50]
	nop 0
	;;
	.mmi
	st4 [r40] = r15
	ld4 r15 = [r14]
	adds r40 = 24, r12
	.mmi
	adds r14 = 28, r38
	ld8 r64 = [r55]
	nop 0
	;;
	.mmi
	st4 [r40] = r15
	ld4 r15 = [r14]
	adds r40 = 28, r12
	.mmi
	adds r14 = 32, r38
	ld8 r65 = [r54]
	nop 0
	;;
	.mmi
	st4 [r40] = r15
	ld4 r15 = [r14]
	adds r40 = 32, r12
	.mmi
	adds r14 = 36, r38
	ld8 r66 = [r53]
	nop 0
	;;
	.mmi
	st4 [r40] = r15
	ld4 r15 = [r14]
	adds r40 = 36, r12
	.mmi
	adds r14 = 40, r38
	ld8 r67 = [r52]
	nop 0
	;;
	.mmi
	st4 [r40] = r15
	ld4 r14 = [r14]
	adds r40 = 40, r12
	.mmi
	nop 0
	ld8 r68 = [r51]
	nop 0
	;;
	.mib
	st4 [r40] = r14
	nop 0
	br.call.sptk.many b0 = real_multiply#
	;;
	.mmi
	adds r15 = 120, r12
	adds r14 = 16, r12
	adds r18 = 104, r12
	.mmi
	ld8 r69 = [r56]
	mov r1 = r62
	adds r8 = 48, r12
	;;
	.mmi
	nop 0
	ld8 r17 = [r15]
	adds r15 = 112, r12
	.mmi
	ld8 r70 = [r18]
	;;
	ld8 r16 = [r15]
	adds r15 = 128, r12
	.mmi
	ld8.a r63 = [r42]
	;;
	st8 [r14] = r16
	nop 0
	.mmi
	ld8 r16 = [r15]
	adds r14 = 24, r12
	adds r15 = 136, r12
	;;
	.mmi
	st8 [r14] = r17
	ld8 r15 = [r15]
	adds r14 = 32, r12
	;;
	.mmi
	ld8.c.clr r63 = [r42]
	st8 [r14] = r16
	nop 0
	;;
	.mmi
	nop 0
	ld8 r64 = [r47]
	nop 0
	.mmi
	ld8 r65 = [r46]
	st8 [r40] = r15
	nop 0
	;;
	.mmi
	ld8 r66 = [r45]
	ld8 r67 = [r44]
	nop 0
	;;
	.mib
	ld8 r68 = [r43]
	nop 0
	br.call.sptk.many b0 = real_subtract#
	;;
	.mmi
	mov r1 = r62
	ld8 r63 = [r50]
	nop 0
	.mmi
	ld8 r64 = [r55]
	;;
	ld8 r65 = [r54]
	nop 0
	.mmi
	ld8 r66 = [r53]
	;;
	ld8 r67 = [r52]
	nop 0
	.mmb
	ld8 r68 = [r51]
	nop 0
	br.call.sptk.many b0 = real_integer#
	;;
	.mmi
	adds r14 = 48, r12
	mov r1 = r62
	mov r69 = r8
	.mmi
	mov r8 = r41
	;;
	ld8 r63 = [r14]
	adds r14 = 56, r12
	;;
	.mmi
	ld8 r64 = [r14]
	nop 0
	adds r14 = 64, r12
	;;
	.mmi
	ld8 r65 = [r14]
	nop 0
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
	.mib
	ld8 r68 = [r14]
	nop 0
	br.call.sptk.many b0 = exp_of_parts#
	;;
	.mmi
	mov r8 = r41
	mov r1 = r62
	mov b0 = r60
	;;
	.mii
	nop 0
	mov ar.pfs = r61
	nop 0
	.mmb
	.restore sp
	adds r12 = 272, r12
	nop 0
	br.ret.sptk.many b0
	.endp real_exp#
	.align 16
	.align 64
	.global real_exp2#
	.type	real_exp2#, @function
	.proc real_exp2#
real_exp2:
	.prologue 12, 51
	.mmi
	.save ar.pfs, r52
	alloc r52 = ar.pfs, 6, 16, 8, 0
	.fframe 224
	adds r12 = -224, r12
	mov r53 = r1
	.mlx
	mov r38 = r8
	movl r14 = @gprel(one#)
	;;
	.mmi
	adds r41 = 192, r12
	adds r46 = 200, r12
	adds r45 = 208, r12
	.mmi
	adds r44 = 216, r12
	adds r43 = 224, r12
	adds r42 = 232, r12
	;;
	.mmi
	nop 0
	add r14 = r1, r14
	.save rp, r51
	mov r51 = b0
	.body
	.mmi
	st8 [r41] = r32
	st8 [r46] = r33
	cmp4.ge p6, p7 = 16, r32
	;;
	.mmi
	st8 [r45] = r34
	st8 [r44] = r35
	mov r21 = r14
	.mmi
	adds r19 = 8, r14
	adds r18 = 16, r14
	adds r17 = 24, r14
	;;
	.mmi
	st8 [r43] = r36
	st8 [r42] = r37
	adds r16 = 32, r14
	.mmb
	adds r15 = 40, r14
	adds r25 = 12, r14
	(p6) br.cond.dpnt .L119
	;;
	.mmi
	ld4 r22 = [r41]
	nop 0
	adds r24 = 20, r14
	.mmi
	adds r23 = 28, r14
	ld4 r20 = [r21], 4
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r22
	ld4 r19 = [r19]
	adds r22 = 36, r14
	.mmi
	adds r14 = 44, r14
	ld4 r18 = [r18]
	shl r20 = r20, 32
	;;
	.mmi
	ld4 r17 = [r17]
	(p6) addl r60 = 100000, r0
	shl r19 = r19, 32
	.mmi
	ld4 r16 = [r16]
	nop 0
	shl r18 = r18, 32
	;;
	.mii
	ld4 r15 = [r15]
	shl r17 = r17, 32
	shl r16 = r16, 32
	.mmb
	(p7) addl r60 = -100000, r0
	ld4 r54 = [r21]
	nop 0
	;;
	.mii
	ld4 r55 = [r25]
	shl r15 = r15, 32
	or r54 = r20, r54
	.mmi
	ld4 r56 = [r24]
	;;
	ld4 r57 = [r23]
	or r55 = r19, r55
	.mmi
	or r56 = r18, r56
	ld4 r58 = [r22]
	nop 0
	;;
	.mmi
	ld4 r59 = [r14]
	or r57 = r17, r57
	or r58 = r16, r58
	;;
	.mib
	or r59 = r15, r59
	nop 0
	br.call.sptk.many b0 = real_scale#
	;;
	.mmi
	mov r8 = r38
	mov r1 = r53
	mov b0 = r51
	;;
	.mii
	nop 0
	mov ar.pfs = r52
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 224, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L119:
	.body
	.copy_state 1
	.mmi
	adds r47 = 144, r12
	adds r48 = 160, r12
	mov r54 = r32
	.mmi
	mov r55 = r33
	mov r56 = r34
	mov r57 = r35
	;;
	.mmi
	mov r8 = r47
	mov r58 = r36
	mov r59 = r37
	.mmb
	addl r60 = 1, r0
	adds r39 = 16, r12
	br.call.sptk.many b0 = real_to_integer#
	;;
	.mmi
	ld8 r14 = [r48]
	adds r40 = 168, r12
	adds r50 = 96, r12
	.mmi
	adds r49 = 152, r12
	ld8.a r54 = [r41]
	mov r1 = r53
	;;
	.mmi
	st8 [r39] = r14
	ld8 r14 = [r40]
	adds r39 = 24, r12
	.mmi
	adds r40 = 176, r12
	ld8 r60 = [r47]
	mov r8 = r50
	;;
	.mmi
	st8 [r39] = r14
	ld8 r14 = [r40]
	adds r39 = 32, r12
	.mmi
	adds r40 = 184, r12
	ld8 r61 = [r49]
	nop 0
	;;
	.mmi
	ld8.c.clr r54 = [r41]
	st8 [r39] = r14
	adds r39 = 40, r12
	.mmi
	ld8 r14 = [r40]
	;;
	ld8 r55 = [r46]
	nop 0
	.mmi
	ld8 r56 = [r45]
	;;
	ld8 r57 = [r44]
	nop 0
	.mmi
	st8 [r39] = r14
	;;
	ld8 r58 = [r43]
	nop 0
	.mmb
	ld8 r59 = [r42]
	nop 0
	br.call.sptk.many b0 = real_subtract#
	;;
	.mmi
	mov r1 = r53
	nop 0
	adds r14 = 16, r12
	.mmi
	adds r8 = 48, r12
	ld8 r54 = [r50]
	nop 0
	;;
	.mlx
	nop 0
	movl r16 = @gprel(log_2#)
	;;
	.mmi
	add r16 = r1, r16
	;;
	adds r15 = 20, r16
	adds r18 = 16, r16
	.mmi
	mov r19 = r16
	adds r21 = 12, r16
	adds r17 = 8, r16
	;;
	.mmi
	nop 0
	ld4 r22 = [r15]
	adds r15 = 24, r16
	.mmi
	nop 0
	ld4 r18 = [r18]
	nop 0
	;;
	.mmi
	ld4 r20 = [r15]
	st4 [r14] = r18
	adds r15 = 28, r16
	.mmi
	adds r14 = 20, r12
	ld4 r18 = [r19], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r22
	ld4 r22 = [r15]
	adds r14 = 24, r12
	.mmi
	adds r15 = 32, r16
	ld4 r60 = [r19]
	shl r18 = r18, 32
	;;
	.mmi
	st4 [r14] = r20
	ld4 r20 = [r15]
	adds r14 = 28, r12
	.mmi
	adds r15 = 36, r16
	ld4 r17 = [r17]
	or r60 = r18, r60
	;;
	.mmi
	ld4 r19 = [r15]
	st4 [r14] = r22
	adds r15 = 40, r16
	.mmi
	adds r14 = 32, r12
	ld4 r61 = [r21]
	shl r17 = r17, 32
	;;
	.mmi
	ld4 r18 = [r15]
	st4 [r14] = r20
	adds r15 = 44, r16
	.mmi
	adds r14 = 36, r12
	adds r16 = 104, r12
	or r61 = r17, r61
	;;
	.mmi
	st4 [r14] = r19
	ld4 r15 = [r15]
	adds r14 = 44, r12
	.mmi
	st4 [r39] = r18
	ld8 r55 = [r16]
	adds r16 = 112, r12
	;;
	.mmi
	st4 [r14] = r15
	nop 0
	adds r14 = 128, r12
	.mmi
	ld8 r56 = [r16]
	nop 0
	adds r16 = 120, r12
	;;
	.mmi
	nop 0
	ld8 r58 = [r14]
	adds r14 = 136, r12
	.mmi
	nop 0
	ld8 r57 = [r16]
	nop 0
	;;
	.mib
	ld8 r59 = [r14]
	nop 0
	br.call.sptk.many b0 = real_multiply#
	;;
	.mmi
	adds r14 = 168, r12
	nop 0
	mov r1 = r53
	.mmi
	ld8 r54 = [r47]
	ld8 r55 = [r49]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r57 = [r14]
	adds r14 = 176, r12
	.mmi
	ld8 r56 = [r48]
	;;
	ld8 r58 = [r14]
	nop 0
	.mmb
	ld8 r59 = [r40]
	nop 0
	br.call.sptk.many b0 = real_integer#
	;;
	.mmi
	adds r14 = 48, r12
	mov r1 = r53
	mov r60 = r8
	.mmi
	mov r8 = r38
	;;
	ld8 r54 = [r14]
	adds r14 = 56, r12
	;;
	.mmi
	ld8 r55 = [r14]
	nop 0
	adds r14 = 64, r12
	;;
	.mmi
	ld8 r56 = [r14]
	nop 0
	adds r14 = 72, r12
	;;
	.mmi
	ld8 r57 = [r14]
	nop 0
	adds r14 = 80, r12
	;;
	.mmi
	ld8 r58 = [r14]
	nop 0
	adds r14 = 88, r12
	;;
	.mib
	ld8 r59 = [r14]
	nop 0
	br.call.sptk.many b0 = exp_of_parts#
	;;
	.mmi
	mov r8 = r38
	mov r1 = r53
	mov b0 = r51
	;;
	.mii
	nop 0
	mov ar.pfs = r52
	nop 0
	.mmb
	.restore sp
	adds r12 = 224, r12
	nop 0
	br.ret.sptk.many b0
	.endp real_exp2#
	.align 16
	.align 64
	.global real_expm1#
	.type	real_expm1#, @function
	.proc real_expm1#
real_expm1:
	.prologue 12, 39
	.mmb
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 6, 4, 8, 0
	.fframe 128
	adds r12 = -128, r12
	nop 0
	.mmi
	cmp4.le p6, p7 = r0, r32
	mov r41 = r1
	.save rp, r39
	mov r39 = b0
	.body
	;;
	.mmi
	mov r38 = r8
	mov r42 = r32
	mov r43 = r33
	.mmi
	mov r44 = r34
	mov r45 = r35
	mov r46 = r36
	;;
	.mib
	mov r47 = r37
	nop 0
	(p7) br.cond.dpnt .L130
	;;
	.mib
	adds r8 = 48, r12
	nop 0
	br.call.sptk.many b0 = real_exp#
	;;
	.mmi
	mov r1 = r41
	adds r14 = 16, r12
	mov r8 = r38
	;;
	.mlx
	nop 0
	movl r16 = @gprel(one#)
	;;
	.mmi
	add r16 = r1, r16
	;;
	adds r18 = 16, r16
	adds r15 = 20, r16
	.mmi
	mov r19 = r16
	adds r17 = 8, r16
	adds r21 = 12, r16
	;;
	.mmi
	ld4 r18 = [r18]
	ld4 r22 = [r15]
	adds r15 = 24, r16
	;;
	.mmi
	nop 0
	st4 [r14] = r18
	adds r14 = 20, r12
	.mmi
	ld4 r20 = [r15]
	ld4 r18 = [r19], 4
	adds r15 = 28, r16
	;;
	.mmi
	nop 0
	st4 [r14] = r22
	adds r14 = 24, r12
	.mmi
	ld4 r22 = [r15]
	adds r15 = 32, r16
	shl r18 = r18, 32
	;;
	.mmi
	nop 0
	st4 [r14] = r20
	adds r14 = 28, r12
	.mmi
	ld4 r20 = [r15]
	ld4 r17 = [r17]
	adds r15 = 36, r16
	;;
	.mmi
	nop 0
	st4 [r14] = r22
	adds r14 = 32, r12
	.mmi
	ld4 r22 = [r15]
	adds r15 = 40, r16
	shl r17 = r17, 32
	;;
	.mmi
	nop 0
	st4 [r14] = r20
	adds r14 = 36, r12
	.mmi
	ld4 r20 = [r15]
	ld4 r48 = [r19]
	adds r15 = 44, r16
	;;
	.mmi
	st4 [r14] = r22
	adds r14 = 40, r12
	adds r16 = 48, r12
	.mmi
	ld4 r15 = [r15]
	ld4 r49 = [r21]
	or r48 = r18, r48
	;;
	.mmi
	nop 0
	st4 [r14] = r20
	adds r14 = 44, r12
	.mmi
	ld8 r42 = [r16]
	adds r16 = 56, r12
	or r49 = r17, r49
	;;
	.mmi
	nop 0
	st4 [r14] = r15
	adds r14 = 64, r12
	.mmi
	ld8 r43 = [r16]
	;;
	ld8 r44 = [r14]
	adds r14 = 72, r12
	;;
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 80, r12
	;;
	.mmi
	ld8 r46 = [r14]
	nop 0
	adds r14 = 88, r12
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br.call.sptk.many b0 = real_subtract#
	;;
	.mmi
	mov r8 = r38
	mov r1 = r41
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 128, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L130:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = expm1_series#
	;;
	.mmi
	mov r8 = r38
	mov r1 = r41
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	.mmb
	.restore sp
	adds r12 = 128, r12
	nop 0
	br.ret.sptk.many b0
	.endp real_expm1#
	.align 16
	.align 64
	.global real_log#
	.type	real_log#, @function
	.proc real_log#
real_log:
	.prologue 12, 58
	.mmi
	.save ar.pfs, r59
	alloc r59 = ar.pfs, 6, 23, 8, 0
	.fframe 368
	adds r12 = -368, r12
	mov r60 = r1
	.mlx
	mov r42 = r8
	movl r39 = @gprel(one#)
	;;
	.mlx
	add r39 = r1, r39
	movl r14 = -1257966797
	.mlx
	adds r50 = 336, r12
	movl r16 = -1257966797
	;;
	.mmi
	cmp4.ltu p6, p7 = r14, r37
	adds r18 = 16, r39
	adds r38 = 16, r12
	.mmi
	st8 [r50] = r32
	adds r14 = 20, r39
	adds r15 = 340, r12
	;;
	.mmi
	ld4 r57 = [r18]
	(p7) adds r32 = -1, r32
	cmp4.geu p6, p7 = r16, r37
	.mmi
	mov r40 = r38
	mov r17 = r39
	adds r21 = 8, r39
	;;
	.mmi
	(p6) addl r16 = 1, r0
	ld4 r18 = [r14]
	adds r14 = 24, r39
	.mmi
	st4 [r38] = r57
	adds r38 = 20, r12
	adds r19 = 12, r39
	;;
	.mmi
	(p7) mov r16 = r0
	st4 [r38] = r18
	adds r38 = 24, r12
	.mmi
	ld4 r43 = [r19]
	adds r45 = 376, r12
	adds r49 = 344, r12
	;;
	.mmi
	st4 [r15] = r16
	ld4 r15 = [r14]
	adds r14 = 28, r39
	.mmi
	adds r48 = 352, r12
	adds r47 = 360, r12
	adds r46 = 368, r12
	;;
	.mmi
	ld4 r20 = [r14]
	st4 [r38] = r15
	adds r14 = 32, r39
	.mmi
	adds r38 = 28, r12
	adds r54 = 240, r12
	mov r41 = r40
	;;
	.mmi
	ld4 r18 = [r14]
	st4 [r38] = r20
	adds r14 = 36, r39
	.mmi
	adds r38 = 32, r12
	st8 [r45] = r37
	mov r8 = r54
	;;
	.mmb
	ld4 r16 = [r17], 4
	st4 [r38] = r18
	nop 0
	.mii
	adds r38 = 36, r12
	.save rp, r58
	mov r58 = b0
	.body
	adds r55 = 192, r12
	;;
	.mmi
	ld4 r20 = [r14]
	adds r14 = 40, r39
	shl r16 = r16, 32
	.mmi
	st8 [r49] = r33
	st8 [r48] = r34
	adds r53 = 144, r12
	;;
	.mmi
	ld4 r15 = [r21]
	st4 [r38] = r20
	adds r38 = 40, r12
	.mmi
	st8 [r47] = r35
	adds r51 = 288, r12
	adds r52 = 96, r12
	;;
	.mii
	ld4 r18 = [r14]
	shl r15 = r15, 32
	adds r14 = 44, r39
	.mmb
	st8 [r46] = r36
	ld4 r44 = [r17]
	nop 0
	;;
	.mmi
	st4 [r38] = r18
	or r44 = r16, r44
	or r43 = r15, r43
	.mmi
	ld4 r56 = [r14]
	ld8 r62 = [r49]
	adds r38 = 44, r12
	;;
	.mmi
	ld8 r63 = [r48]
	mov r67 = r44
	mov r68 = r43
	.mmi
	st4 [r38] = r56
	ld8 r64 = [r47]
	nop 0
	;;
	.mmi
	ld8 r65 = [r46]
	ld8 r61 = [r50]
	nop 0
	;;
	.mib
	ld8 r66 = [r45]
	nop 0
	br.call.sptk.many b0 = real_subtract#
	;;
	.mmi
	adds r14 = 20, r39
	st4 [r40] = r57
	adds r40 = 20, r12
	.mmi
	mov r1 = r60
	mov r8 = r55
	mov r67 = r44
	;;
	.mmi
	ld4 r15 = [r14]
	adds r14 = 24, r39
	mov r68 = r43
	.mmi
	st4 [r38] = r56
	ld8 r61 = [r50]
	nop 0
	;;
	.mmi
	st4 [r40] = r15
	ld4 r15 = [r14]
	adds r40 = 24, r12
	.mmi
	adds r14 = 28, r39
	ld8 r62 = [r49]
	nop 0
	;;
	.mmi
	st4 [r40] = r15
	ld4 r15 = [r14]
	adds r40 = 28, r12
	.mmi
	adds r14 = 32, r39
	ld8 r63 = [r48]
	nop 0
	;;
	.mmi
	st4 [r40] = r15
	ld4 r15 = [r14]
	adds r40 = 32, r12
	.mmi
	adds r14 = 36, r39
	ld8 r64 = [r47]
	nop 0
	;;
	.mmi
	st4 [r40] = r15
	ld4 r15 = [r14]
	adds r40 = 36, r12
	.mmi
	adds r14 = 40, r39
	ld8 r65 = [r46]
	nop 0
	;;
	.mmi
	st4 [r40] = r15
	ld4 r14 = [r14]
	adds r40 = 40, r12
	.mmi
	nop 0
	ld8 r66 = [r45]
	nop 0
	;;
	.mib
	st4 [r40] = r14
	nop 0
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	adds r14 = 216, r12
	ld8 r67 = [r55]
	mov r1 = r60
	.mmi
	mov r8 = r53
	ld8 r61 = [r54]
	nop 0
	;;
	.mmi
	ld8 r16 = [r14]
	nop 0
	adds r14 = 208, r12
	;;
	.mmi
	ld8 r15 = [r14]
	nop 0
	adds r14 = 224, r12
	;;
	.mmi
	st8 [r41] = r15
	ld8 r15 = [r14]
	adds r14 = 232, r12
	.mmi
	adds r41 = 24, r12
	;;
	ld8 r14 = [r14]
	nop 0
	.mmi
	st8 [r41] = r16
	adds r41 = 32, r12
	adds r16 = 200, r12
	;;
	.mmi
	nop 0
	st8 [r40] = r14
	adds r14 = 256, r12
	.mmi
	st8 [r41] = r15
	ld8 r68 = [r16]
	adds r15 = 248, r12
	;;
	.mmi
	nop 0
	ld8 r63 = [r14]
	adds r14 = 264, r12
	.mmi
	ld8 r62 = [r15]
	;;
	ld8 r64 = [r14]
	adds r14 = 272, r12
	;;
	.mmi
	ld8 r65 = [r14]
	nop 0
	adds r14 = 280, r12
	;;
	.mib
	ld8 r66 = [r14]
	nop 0
	br.call.sptk.many b0 = real_divide#
	;;
	.mmi
	adds r14 = 152, r12
	mov r1 = r60
	mov r8 = r51
	.mmi
	ld8 r61 = [r53]
	;;
	ld8 r62 = [r14]
	adds r14 = 160, r12
	;;
	.mmi
	ld8 r63 = [r14]
	nop 0
	adds r14 = 168, r12
	;;
	.mmi
	ld8 r64 = [r14]
	nop 0
	adds r14 = 176, r12
	;;
	.mmi
	ld8 r65 = [r14]
	nop 0
	adds r14 = 184, r12
	;;
	.mib
	ld8 r66 = [r14]
	nop 0
	br.call.sptk.many b0 = log_series#
	;;
	.mmi
	mov r1 = r60
	nop 0
	mov r8 = r52
	.mmb
	mov r61 = r32
	nop 0
	br.call.sptk.many b0 = real_of_integer#
	;;
	.mmi
	mov r1 = r60
	nop 0
	adds r16 = 16, r12
	.mmi
	adds r8 = 48, r12
	ld8 r61 = [r52]
	nop 0
	;;
	.mlx
	nop 0
	movl r15 = @gprel(log_2#)
	;;
	.mmi
	add r15 = r1, r15
	;;
	adds r14 = 20, r15
	adds r18 = 16, r15
	.mmi
	mov r19 = r15
	adds r17 = 8, r15
	adds r22 = 12, r15
	;;
	.mmi
	nop 0
	ld4 r21 = [r14]
	adds r14 = 24, r15
	.mmi
	ld4 r18 = [r18]
	;;
	ld4 r20 = [r14]
	adds r14 = 28, r15
	.mmi
	st4 [r16] = r18
	ld4 r18 = [r19], 4
	adds r16 = 20, r12
	;;
	.mmi
	nop 0
	ld4 r23 = [r14]
	adds r14 = 32, r15
	.mmi
	st4 [r16] = r21
	adds r16 = 24, r12
	shl r18 = r18, 32
	;;
	.mmi
	nop 0
	ld4 r21 = [r14]
	adds r14 = 36, r15
	.mmi
	st4 [r16] = r20
	ld4 r67 = [r19]
	adds r16 = 28, r12
	;;
	.mmi
	ld4 r20 = [r14]
	st4 [r16] = r23
	adds r14 = 40, r15
	.mmi
	adds r16 = 36, r12
	st4 [r41] = r21
	or r67 = r18, r67
	;;
	.mmi
	ld4 r19 = [r14]
	adds r14 = 44, r15
	adds r15 = 104, r12
	.mmi
	st4 [r16] = r20
	ld4 r17 = [r17]
	nop 0
	;;
	.mmi
	ld4 r14 = [r14]
	nop 0
	shl r17 = r17, 32
	.mmi
	st4 [r40] = r19
	ld4 r68 = [r22]
	nop 0
	;;
	.mmi
	nop 0
	st4 [r38] = r14
	adds r14 = 120, r12
	.mmi
	ld8 r62 = [r15]
	adds r15 = 112, r12
	or r68 = r17, r68
	;;
	.mmi
	nop 0
	ld8 r64 = [r14]
	adds r14 = 128, r12
	.mmi
	ld8 r63 = [r15]
	;;
	ld8 r65 = [r14]
	adds r14 = 136, r12
	;;
	.mib
	ld8 r66 = [r14]
	nop 0
	br.call.sptk.many b0 = real_multiply#
	;;
	.mmi
	adds r14 = 312, r12
	adds r16 = 304, r12
	adds r15 = 16, r12
	.mmi
	mov r1 = r60
	ld8 r67 = [r51]
	mov r8 = r42
	;;
	.mmi
	nop 0
	ld8 r17 = [r14]
	adds r14 = 320, r12
	.mmi
	ld8 r18 = [r16]
	;;
	ld8 r16 = [r14]
	adds r14 = 328, r12
	.mmi
	st8 [r15] = r18
	nop 0
	adds r15 = 24, r12
	;;
	.mmi
	ld8 r14 = [r14]
	st8 [r15] = r17
	adds r15 = 296, r12
	.mmi
	st8 [r41] = r16
	;;
	st8 [r40] = r14
	adds r14 = 48, r12
	.mmi
	ld8 r68 = [r15]
	;;
	ld8 r61 = [r14]
	adds r14 = 56, r12
	;;
	.mmi
	ld8 r62 = [r14]
	nop 0
	adds r14 = 64, r12
	;;
	.mmi
	ld8 r63 = [r14]
	nop 0
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
	.mib
	ld8 r66 = [r14]
	nop 0
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	mov r8 = r42
	mov r1 = r60
	mov b0 = r58
	;;
	.mii
	nop 0
	mov ar.pfs = r59
	nop 0
	.mmb
	.restore sp
	adds r12 = 368, r12
	nop 0
	br.ret.sptk.many b0
	.endp real_log#
	.align 16
	.align 64
	.global real_log1p#
	.type	real_log1p#, @function
	.proc real_log1p#
real_log1p:
	.prologue 12, 48
	.mmi
	.save ar.pfs, r49
	alloc r49 = ar.pfs, 6, 13, 8, 0
	.fframe 272
	adds r12 = -272, r12
	mov r50 = r1
	.mlx
	cmp4.gt p6, p7 = -1, r32
	movl r14 = @gprel(one#)
	;;
	.mmi
	add r14 = r1, r14
	adds r45 = 240, r12
	adds r44 = 248, r12
	.mmi
	adds r43 = 256, r12
	adds r42 = 264, r12
	adds r41 = 272, r12
	;;
	.mmi
	adds r40 = 280, r12
	mov r21 = r14
	adds r19 = 8, r14
	.mmi
	adds r18 = 16, r14
	adds r17 = 24, r14
	adds r16 = 32, r14
	;;
	.mmi
	adds r15 = 40, r14
	mov r39 = r8
	.save rp, r48
	mov r48 = b0
	.body
	.mmi
	st8 [r45] = r32
	st8 [r44] = r33
	adds r25 = 12, r14
	;;
	.mmi
	st8 [r43] = r34
	st8 [r42] = r35
	adds r24 = 20, r14
	.mmi
	adds r23 = 28, r14
	adds r22 = 36, r14
	adds r14 = 44, r14
	;;
	.mmi
	st8 [r41] = r36
	st8 [r40] = r37
	adds r47 = 144, r12
	.mmb
	addl r57 = 1, r0
	adds r38 = 16, r12
	(p7) br.cond.dpnt .L139
	;;
	.mmi
	ld4 r20 = [r21], 4
	nop 0
	mov r8 = r47
	.mmi
	adds r46 = 96, r12
	ld4 r19 = [r19]
	nop 0
	;;
	.mii
	ld4 r18 = [r18]
	shl r20 = r20, 32
	shl r19 = r19, 32
	.mmb
	nop 0
	ld4 r17 = [r17]
	nop 0
	;;
	.mii
	ld4 r16 = [r16]
	shl r18 = r18, 32
	shl r17 = r17, 32
	.mmb
	nop 0
	ld4 r15 = [r15]
	nop 0
	;;
	.mii
	ld4 r51 = [r21]
	shl r16 = r16, 32
	shl r15 = r15, 32
	.mmb
	nop 0
	ld4 r52 = [r25]
	nop 0
	;;
	.mmi
	ld4 r53 = [r24]
	or r51 = r20, r51
	or r52 = r19, r52
	.mmi
	ld4 r54 = [r23]
	;;
	ld4 r55 = [r22]
	or r53 = r18, r53
	.mmi
	or r54 = r17, r54
	ld4 r56 = [r14]
	nop 0
	;;
	.mib
	or r55 = r16, r55
	or r56 = r15, r56
	br.call.sptk.many b0 = real_scale#
	;;
	.mmi
	ld8 r14 = [r43]
	mov r1 = r50
	mov r8 = r46
	.mmi
	ld8 r16 = [r42]
	;;
	st8 [r38] = r14
	adds r38 = 24, r12
	.mmi
	ld8 r15 = [r41]
	ld8 r14 = [r40]
	nop 0
	;;
	.mmi
	st8 [r38] = r16
	nop 0
	adds r38 = 32, r12
	.mmi
	ld8 r57 = [r45]
	ld8 r58 = [r44]
	nop 0
	;;
	.mmi
	st8 [r38] = r15
	nop 0
	adds r38 = 40, r12
	.mmi
	adds r15 = 152, r12
	ld8 r51 = [r47]
	nop 0
	;;
	.mmi
	ld8 r52 = [r15]
	st8 [r38] = r14
	adds r15 = 160, r12
	.mmi
	adds r14 = 176, r12
	;;
	ld8 r53 = [r15]
	adds r15 = 168, r12
	.mii
	ld8 r55 = [r14]
	adds r14 = 184, r12
	;;
	nop 0
	.mmb
	ld8 r54 = [r15]
	ld8 r56 = [r14]
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	adds r15 = 120, r12
	adds r14 = 16, r12
	mov r1 = r50
	.mmi
	ld8 r51 = [r45]
	ld8 r52 = [r44]
	adds r8 = 48, r12
	;;
	.mmi
	nop 0
	ld8 r17 = [r15]
	adds r15 = 112, r12
	.mmi
	ld8 r53 = [r43]
	;;
	ld8 r16 = [r15]
	adds r15 = 128, r12
	.mmi
	ld8 r54 = [r42]
	;;
	st8 [r14] = r16
	adds r14 = 24, r12
	.mmi
	ld8 r16 = [r15]
	ld8 r55 = [r41]
	adds r15 = 136, r12
	;;
	.mmi
	st8 [r14] = r17
	nop 0
	adds r14 = 32, r12
	.mmi
	ld8 r15 = [r15]
	ld8 r56 = [r40]
	nop 0
	;;
	.mmi
	st8 [r14] = r16
	nop 0
	adds r14 = 104, r12
	.mmi
	st8 [r38] = r15
	ld8 r57 = [r46]
	nop 0
	;;
	.mib
	ld8 r58 = [r14]
	nop 0
	br.call.sptk.many b0 = real_divide#
	;;
	.mmi
	adds r14 = 48, r12
	mov r1 = r50
	mov r8 = r39
	;;
	.mmi
	ld8 r51 = [r14]
	nop 0
	adds r14 = 56, r12
	;;
	.mmi
	ld8 r52 = [r14]
	nop 0
	adds r14 = 64, r12
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
	.mib
	ld8 r56 = [r14]
	nop 0
	br.call.sptk.many b0 = log_series#
	;;
	.mmi
	mov r8 = r39
	mov r1 = r50
	mov b0 = r48
	;;
	.mii
	nop 0
	mov ar.pfs = r49
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 272, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L139:
	.body
	.copy_state 1
	.mlx
	adds r15 = 16, r12
	movl r14 = @gprel(one#)
	.mmi
	adds r38 = 192, r12
	mov r57 = r32
	mov r58 = r33
	;;
	.mmi
	add r14 = r1, r14
	st8 [r15] = r34
	adds r15 = 24, r12
	.mmi
	nop 0
	mov r8 = r38
	nop 0
	;;
	.mmi
	mov r22 = r14
	adds r20 = 8, r14
	adds r19 = 16, r14
	.mmi
	adds r18 = 24, r14
	adds r17 = 32, r14
	adds r16 = 40, r14
	;;
	.mmi
	adds r26 = 12, r14
	ld4 r21 = [r22], 4
	adds r25 = 20, r14
	.mmi
	adds r24 = 28, r14
	st8 [r15] = r35
	adds r23 = 36, r14
	;;
	.mmi
	nop 0
	adds r15 = 32, r12
	adds r14 = 44, r14
	.mmi
	ld4 r20 = [r20]
	ld4 r19 = [r19]
	shl r21 = r21, 32
	;;
	.mii
	ld4 r18 = [r18]
	shl r20 = r20, 32
	shl r19 = r19, 32
	.mmb
	st8 [r15] = r36
	adds r15 = 40, r12
	nop 0
	;;
	.mmi
	ld4 r17 = [r17]
	nop 0
	shl r18 = r18, 32
	.mmi
	st8 [r15] = r37
	ld4 r16 = [r16]
	nop 0
	;;
	.mii
	ld4 r51 = [r22]
	shl r17 = r17, 32
	shl r16 = r16, 32
	.mmb
	nop 0
	ld4 r52 = [r26]
	nop 0
	;;
	.mmi
	ld4 r53 = [r25]
	or r51 = r21, r51
	or r52 = r20, r52
	.mmi
	ld4 r54 = [r24]
	;;
	ld4 r55 = [r23]
	or r53 = r19, r53
	.mmi
	or r54 = r18, r54
	ld4 r56 = [r14]
	nop 0
	;;
	.mib
	or r55 = r17, r55
	or r56 = r16, r56
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	adds r14 = 200, r12
	mov r1 = r50
	mov r8 = r39
	.mmi
	ld8 r51 = [r38]
	;;
	ld8 r52 = [r14]
	adds r14 = 208, r12
	;;
	.mmi
	ld8 r53 = [r14]
	nop 0
	adds r14 = 216, r12
	;;
	.mmi
	ld8 r54 = [r14]
	nop 0
	adds r14 = 224, r12
	;;
	.mmi
	ld8 r55 = [r14]
	nop 0
	adds r14 = 232, r12
	;;
	.mib
	ld8 r56 = [r14]
	nop 0
	br.call.sptk.many b0 = real_log#
	;;
	.mmi
	mov r8 = r39
	mov r1 = r50
	mov b0 = r48
	;;
	.mii
	nop 0
	mov ar.pfs = r49
	nop 0
	.mmb
	.restore sp
	adds r12 = 272, r12
	nop 0
	br.ret.sptk.many b0
	.endp real_log1p#
	.align 16
	.align 64
	.global real_log2#
	.type	real_log2#, @function
	.proc real_log2#
real_log2:
	.prologue 12, 39
	.mmb
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 6, 4, 8, 0
	.fframe 128
	adds r12 = -128, r12
	nop 0
	.mii
	mov r41 = r1
	.save rp, r39
	mov r39 = b0
	.body
	mov r38 = r8
	;;
	.mmi
	mov r42 = r32
	adds r8 = 48, r12
	mov r43 = r33
	.mmi
	mov r44 = r34
	mov r45 = r35
	mov r46 = r36
	;;
	.mib
	mov r47 = r37
	nop 0
	br.call.sptk.many b0 = real_log#
	;;
	.mmi
	mov r1 = r41
	adds r14 = 16, r12
	mov r8 = r38
	;;
	.mlx
	nop 0
	movl r16 = @gprel(log_2#)
	;;
	.mmi
	add r16 = r1, r16
	;;
	adds r18 = 16, r16
	adds r15 = 20, r16
	.mmi
	mov r19 = r16
	adds r17 = 8, r16
	adds r21 = 12, r16
	;;
	.mmi
	ld4 r18 = [r18]
	ld4 r22 = [r15]
	adds r15 = 24, r16
	;;
	.mmi
	nop 0
	st4 [r14] = r18
	adds r14 = 20, r12
	.mmi
	ld4 r20 = [r15]
	ld4 r18 = [r19], 4
	adds r15 = 28, r16
	;;
	.mmi
	nop 0
	st4 [r14] = r22
	adds r14 = 24, r12
	.mmi
	ld4 r22 = [r15]
	adds r15 = 32, r16
	shl r18 = r18, 32
	;;
	.mmi
	nop 0
	st4 [r14] = r20
	adds r14 = 28, r12
	.mmi
	ld4 r20 = [r15]
	ld4 r17 = [r17]
	adds r15 = 36, r16
	;;
	.mmi
	nop 0
	st4 [r14] = r22
	adds r14 = 32, r12
	.mmi
	ld4 r22 = [r15]
	adds r15 = 40, r16
	shl r17 = r17, 32
	;;
	.mmi
	nop 0
	st4 [r14] = r20
	adds r14 = 36, r12
	.mmi
	ld4 r20 = [r15]
	ld4 r48 = [r19]
	adds r15 = 44, r16
	;;
	.mmi
	st4 [r14] = r22
	adds r14 = 40, r12
	adds r16 = 48, r12
	.mmi
	ld4 r15 = [r15]
	ld4 r49 = [r21]
	or r48 = r18, r48
	;;
	.mmi
	nop 0
	st4 [r14] = r20
	adds r14 = 44, r12
	.mmi
	ld8 r42 = [r16]
	adds r16 = 56, r12
	or r49 = r17, r49
	;;
	.mmi
	nop 0
	st4 [r14] = r15
	adds r14 = 64, r12
	.mmi
	ld8 r43 = [r16]
	;;
	ld8 r44 = [r14]
	adds r14 = 72, r12
	;;
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 80, r12
	;;
	.mmi
	ld8 r46 = [r14]
	nop 0
	adds r14 = 88, r12
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br.call.sptk.many b0 = real_divide#
	;;
	.mmi
	mov r8 = r38
	mov r1 = r41
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	.mmb
	.restore sp
	adds r12 = 128, r12
	nop 0
	br.ret.sptk.many b0
	.endp real_log2#
	.align 16
	.align 64
	.global real_log10#
	.type	real_log10#, @function
	.proc real_log10#
real_log10:
	.prologue 12, 39
	.mmb
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 6, 4, 8, 0
	.fframe 128
	adds r12 = -128, r12
	nop 0
	.mii
	mov r41 = r1
	.save rp, r39
	mov r39 = b0
	.body
	mov r38 = r8
	;;
	.mmi
	mov r42 = r32
	adds r8 = 48, r12
	mov r43 = r33
	.mmi
	mov r44 = r34
	mov r45 = r35
	mov r46 = r36
	;;
	.mib
	mov r47 = r37
	nop 0
	br.call.sptk.many b0 = real_log#
	;;
	.mmi
	mov r1 = r41
	adds r14 = 16, r12
	mov r8 = r38
	;;
	.mlx
	nop 0
	movl r16 = @gprel(log_10#)
	;;
	.mmi
	add r16 = r1, r16
	;;
	adds r18 = 16, r16
	adds r15 = 20, r16
	.mmi
	mov r19 = r16
	adds r17 = 8, r16
	adds r21 = 12, r16
	;;
	.mmi
	ld4 r18 = [r18]
	ld4 r22 = [r15]
	adds r15 = 24, r16
	;;
	.mmi
	nop 0
	st4 [r14] = r18
	adds r14 = 20, r12
	.mmi
	ld4 r20 = [r15]
	ld4 r18 = [r19], 4
	adds r15 = 28, r16
	;;
	.mmi
	nop 0
	st4 [r14] = r22
	adds r14 = 24, r12
	.mmi
	ld4 r22 = [r15]
	adds r15 = 32, r16
	shl r18 = r18, 32
	;;
	.mmi
	nop 0
	st4 [r14] = r20
	adds r14 = 28, r12
	.mmi
	ld4 r20 = [r15]
	ld4 r17 = [r17]
	adds r15 = 36, r16
	;;
	.mmi
	nop 0
	st4 [r14] = r22
	adds r14 = 32, r12
	.mmi
	ld4 r22 = [r15]
	adds r15 = 40, r16
	shl r17 = r17, 32
	;;
	.mmi
	nop 0
	st4 [r14] = r20
	adds r14 = 36, r12
	.mmi
	ld4 r20 = [r15]
	ld4 r48 = [r19]
	adds r15 = 44, r16
	;;
	.mmi
	st4 [r14] = r22
	adds r14 = 40, r12
	adds r16 = 48, r12
	.mmi
	ld4 r15 = [r15]
	ld4 r49 = [r21]
	or r48 = r18, r48
	;;
	.mmi
	nop 0
	st4 [r14] = r20
	adds r14 = 44, r12
	.mmi
	ld8 r42 = [r16]
	adds r16 = 56, r12
	or r49 = r17, r49
	;;
	.mmi
	nop 0
	st4 [r14] = r15
	adds r14 = 64, r12
	.mmi
	ld8 r43 = [r16]
	;;
	ld8 r44 = [r14]
	adds r14 = 72, r12
	;;
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 80, r12
	;;
	.mmi
	ld8 r46 = [r14]
	nop 0
	adds r14 = 88, r12
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br.call.sptk.many b0 = real_divide#
	;;
	.mmi
	mov r8 = r38
	mov r1 = r41
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	.mmb
	.restore sp
	adds r12 = 128, r12
	nop 0
	br.ret.sptk.many b0
	.endp real_log10#
	.align 16
	.align 64
	.global real_pow#
	.type	real_pow#, @function
	.proc real_pow#
real_pow:
	.prologue 12, 63
	.spill 0
	.mmi
	.save ar.pfs, r64
	alloc r64 = ar.pfs, 8, 26, 8, 0
	.fframe 240
	adds r12 = -240, r12
	.save rp, r63
	mov r63 = b0
	.mmi
	mov r65 = r1
	.body
	mov r41 = r8
	cmp4.lt p6, p7 = 7, r38
	;;
	.mmi
	adds r40 = 240, r12
	adds r47 = 192, r12
	adds r46 = 200, r12
	.mmi
	adds r45 = 208, r12
	adds r44 = 216, r12
	adds r43 = 224, r12
	;;
	.mmi
	st8 [r40] = r38, 8
	adds r42 = 232, r12
	adds r15 = 240, r12
	.mmi
	st8 [r47] = r32
	;;
	st8 [r46] = r33
	nop 0
	.mmi
	st8 [r45] = r34
	;;
	st8 [r44] = r35
	nop 0
	.mmi
	st8 [r43] = r36
	;;
	st8 [r42] = r37
	nop 0
	.mmb
	st8 [r40] = r39
	nop 0
	(p6) br.cond.dpnt .L156
	;;
	.mmi
	nop 0
	ld4 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L155
.L156:
	.mmi
	adds r56 = 256, r12
	adds r55 = 264, r12
	adds r54 = 272, r12
	.mmi
	adds r53 = 280, r12
	adds r52 = 16, r12
	adds r51 = 24, r12
	;;
	.mmi
	nop 0
	adds r50 = 32, r12
	adds r49 = 40, r12
.L145:
	.mmi
	adds r48 = 96, r12
	ld8 r66 = [r47]
	nop 0
	.mmi
	ld8 r67 = [r46]
	;;
	mov r8 = r48
	nop 0
	.mmi
	ld8 r68 = [r45]
	ld8 r69 = [r44]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r70 = [r43]
	nop 0
	.mmb
	ld8 r71 = [r42]
	nop 0
	br.call.sptk.many b0 = real_log#
	;;
	.mmi
	adds r15 = 240, r12
	adds r14 = 120, r12
	mov r1 = r65
	.mmi
	ld8 r67 = [r40]
	ld8.a r68 = [r56]
	adds r8 = 48, r12
	;;
	.mmi
	ld8 r66 = [r15]
	nop 0
	adds r15 = 112, r12
	.mmi
	ld8 r16 = [r14]
	nop 0
	adds r14 = 128, r12
	;;
	.mmi
	ld8 r17 = [r15]
	ld8 r15 = [r14]
	adds r14 = 136, r12
	;;
	.mmi
	st8 [r52] = r17
	;;
	ld8 r14 = [r14]
	nop 0
	.mmi
	ld8.c.clr r68 = [r56]
	st8 [r51] = r16
	nop 0
	;;
	.mmi
	ld8 r69 = [r55]
	st8 [r50] = r15
	nop 0
	;;
	.mmi
	ld8 r70 = [r54]
	ld8 r71 = [r53]
	nop 0
	.mii
	st8 [r49] = r14
	adds r14 = 104, r12
	;;
	nop 0
	.mmb
	ld8 r73 = [r14]
	ld8 r72 = [r48]
	br.call.sptk.many b0 = real_multiply#
	;;
	.mmi
	adds r14 = 56, r12
	adds r16 = 48, r12
	mov r1 = r65
	.mmi
	mov r8 = r41
	;;
	ld8 r67 = [r14]
	adds r14 = 64, r12
	.mmi
	ld8 r66 = [r16]
	;;
	ld8 r68 = [r14]
	adds r14 = 72, r12
	;;
	.mmi
	ld8 r69 = [r14]
	nop 0
	adds r14 = 80, r12
	;;
	.mmi
	ld8 r70 = [r14]
	nop 0
	adds r14 = 88, r12
	;;
	.mib
	ld8 r71 = [r14]
	nop 0
	br.call.sptk.many b0 = real_exp#
	;;
	.mmi
	mov r8 = r41
	mov r1 = r65
	mov b0 = r63
	;;
	.mii
	nop 0
	mov ar.pfs = r64
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 240, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L155:
	.body
	.copy_state 1
	.mmi
	adds r56 = 256, r12
	adds r55 = 264, r12
	adds r54 = 272, r12
	.mmi
	adds r53 = 280, r12
	adds r48 = 144, r12
	mov r72 = r0
	;;
	.mmi
	mov r8 = r48
	mov r66 = r38
	mov r67 = r39
	.mmi
	ld8 r68 = [r56]
	adds r49 = 40, r12
	adds r51 = 24, r12
	;;
	.mmi
	ld8 r69 = [r55]
	nop 0
	adds r52 = 16, r12
	.mmi
	adds r50 = 32, r12
	ld8 r70 = [r54]
	nop 0
	;;
	.mib
	ld8 r71 = [r53]
	nop 0
	br.call.sptk.many b0 = real_to_integer#
	;;
	.mmi
	nop 0
	ld8 r14 = [r53]
	mov r1 = r65
	.mmi
	nop 0
	ld8.a r73 = [r40]
	nop 0
	;;
	.mmi
	ld8 r16 = [r55]
	ld8 r17 = [r56]
	nop 0
	;;
	.mmi
	ld8 r15 = [r54]
	st8 [r51] = r16
	nop 0
	.mmi
	st8 [r52] = r17
	ld8 r66 = [r48]
	adds r16 = 240, r12
	;;
	.mmi
	st8 [r50] = r15
	ld8 r72 = [r16]
	nop 0
	;;
	.mmi
	ld8.c.clr r73 = [r40]
	st8 [r49] = r14
	adds r14 = 152, r12
	;;
	.mmi
	ld8 r67 = [r14]
	nop 0
	adds r14 = 160, r12
	;;
	.mmi
	ld8 r68 = [r14]
	nop 0
	adds r14 = 168, r12
	;;
	.mmi
	ld8 r69 = [r14]
	nop 0
	adds r14 = 176, r12
	;;
	.mmi
	ld8 r70 = [r14]
	nop 0
	adds r14 = 184, r12
	;;
	.mib
	ld8 r71 = [r14]
	nop 0
	br.call.sptk.many b0 = real_compare#
	;;
	.mib
	mov r1 = r65
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L145
	.mmi
	adds r14 = 240, r12
	ld8 r67 = [r40]
	adds r60 = 56, r12
	.mmi
	adds r48 = 128, r12
	adds r57 = 96, r12
	adds r58 = 104, r12
	;;
	.mmi
	ld8 r66 = [r14]
	adds r59 = 112, r12
	adds r62 = 64, r12
	.mmi
	adds r61 = 72, r12
	ld8 r68 = [r56]
	adds r56 = 136, r12
	;;
	.mmi
	ld8 r69 = [r55]
	nop 0
	adds r55 = 120, r12
	.mmi
	ld8 r70 = [r54]
	nop 0
	adds r54 = 80, r12
	;;
	.mib
	ld8 r71 = [r53]
	nop 0
	br.call.sptk.many b0 = real_integer#
	;;
	.mmi
	mov r14 = r60
	adds r15 = 48, r12
	mov r40 = r8
	.mmi
	ld8 r19 = [r46]
	adds r46 = 92, r12
	mov r1 = r65
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r15] = r0
	nop 0
	.mlx
	ld8 r15 = [r47]
	movl r47 = -2147483648
	;;
	.mmi
	st8 [r14] = r0, 8
	ld8 r18 = [r45]
	addl r45 = 1, r0
	.mmi
	st8 [r57] = r15
	ld8 r17 = [r44]
	mov r44 = r55
	;;
	.mmi
	st8 [r14] = r0, 8
	ld8 r16 = [r43]
	mov r43 = r48
	.mmi
	st8 [r58] = r19
	ld8 r15 = [r42]
	adds r42 = 52, r12
	;;
	.mmi
	nop 0
	st8 [r14] = r0, 8
	cmp4.eq p6, p7 = 0, r8
	.mmi
	nop 0
	st8 [r59] = r18
	nop 0
	;;
	.mmi
	mov r53 = r14
	st8 [r55] = r17
	nop 0
	.mii
	st8 [r14] = r0
	nop 0
	;;
	nop 0
	.mmb
	st8 [r48] = r16
	st8 [r56] = r15
	(p6) br.cond.dpnt .L150
	.align 32
.L148:
	.mii
	nop 0
	tbit.z p6, p7 = r40, 0
	mov r8 = r57
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L159
	;;
	.mmi
	nop 0
	ld8 r68 = [r59]
	extr r40 = r40, 1, 31
	.mmi
	nop 0
	ld8.a r15 = [r55]
	nop 0
	;;
	.mmi
	ld8 r14 = [r56]
	st8 [r52] = r68
	nop 0
	;;
	.mmi
	ld8.c.clr r15 = [r55]
	mov r71 = r14
	mov r55 = r44
	.mmi
	ld8 r72 = [r57]
	;;
	ld8 r73 = [r58]
	mov r66 = r72
	.mmi
	ld8 r69 = [r44]
	st8 [r51] = r15
	nop 0
	;;
	.mmi
	ld8 r15 = [r48]
	mov r67 = r73
	mov r48 = r43
	.mmi
	ld8 r70 = [r43]
	;;
	st8 [r50] = r15
	nop 0
	.mmb
	st8 [r49] = r14
	nop 0
	br.call.sptk.many b0 = real_multiply#
	;;
	.mib
	mov r1 = r65
	cmp4.ne p6, p7 = 0, r40
	(p6) br.cond.dptk .L148
.L146:
	.mmi
	adds r14 = 48, r12
	nop 0
	mov r15 = r41
	.mmi
	st4 [r42] = r45, 4
	st4 [r46] = r47
	nop 0
	;;
	.mmi
	ld4 r16 = [r14]
	ld4 r18 = [r42], 4
	nop 0
	;;
	.mmi
	st4 [r15] = r16, 4
	ld4 r17 = [r42], 4
	nop 0
	;;
	.mmi
	st4 [r15] = r45, 4
	ld4 r16 = [r42], 4
	nop 0
	;;
	.mmi
	st4 [r15] = r18, 4
	ld4 r18 = [r42], 4
	nop 0
	;;
	.mmi
	st4 [r15] = r17, 4
	ld4 r17 = [r42], 4
	nop 0
	;;
	.mmi
	st4 [r15] = r16, 4
	ld4 r16 = [r42], 4
	nop 0
	;;
	.mmi
	st4 [r15] = r18, 4
	ld4 r18 = [r42], 4
	nop 0
	;;
	.mmi
	st4 [r15] = r17, 4
	ld4 r17 = [r42], 4
	nop 0
	;;
	.mmi
	st4 [r15] = r16, 4
	ld4 r16 = [r42], 4
	nop 0
	;;
	.mmi
	st4 [r15] = r18, 4
	ld4 r14 = [r42]
	nop 0
	;;
	.mmi
	st4 [r15] = r17, 4
	;;
	st4 [r15] = r16, 4
	nop 0
	.mmi
	nop 0
	;;
	st4 [r15] = r14
	nop 0
.L160:
	.mii
	mov r8 = r41
	mov b0 = r63
	;;
	mov ar.pfs = r64
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 240, r12
	br.ret.sptk.many b0
	;;
.L159:
	.body
	.copy_state 2
	.mmi
	ld8 r15 = [r59]
	st4 [r42] = r45
	extr r40 = r40, 1, 31
	.mmi
	st4 [r46] = r47
	ld8 r14 = [r56]
	adds r8 = 48, r12
	;;
	.mmi
	st8 [r52] = r15
	;;
	ld8 r15 = [r55]
	nop 0
	.mmi
	ld8 r66 = [r8]
	;;
	ld8 r72 = [r57]
	nop 0
	.mmi
	ld8 r73 = [r58]
	st8 [r51] = r15
	nop 0
	;;
	.mmi
	ld8 r15 = [r48]
	ld8 r67 = [r60]
	nop 0
	;;
	.mmi
	ld8 r68 = [r62]
	ld8 r69 = [r61]
	nop 0
	.mmi
	st8 [r50] = r15
	;;
	ld8 r70 = [r54]
	nop 0
	.mmb
	ld8 r71 = [r53]
	st8 [r49] = r14
	br.call.sptk.many b0 = real_multiply#
	;;
	.mmi
	ld8 r68 = [r59]
	nop 0
	mov r1 = r65
	.mmi
	mov r8 = r57
	ld8.a r15 = [r55]
	nop 0
	;;
	.mmi
	ld4 r45 = [r42]
	ld4 r47 = [r46]
	nop 0
	;;
	.mmi
	ld8 r14 = [r56]
	st8 [r52] = r68
	nop 0
	;;
	.mmi
	ld8.c.clr r15 = [r55]
	mov r71 = r14
	mov r55 = r44
	.mmi
	ld8 r72 = [r57]
	;;
	ld8 r73 = [r58]
	mov r66 = r72
	.mmi
	ld8 r69 = [r44]
	st8 [r51] = r15
	nop 0
	;;
	.mmi
	ld8 r15 = [r48]
	mov r67 = r73
	mov r48 = r43
	.mmi
	ld8 r70 = [r43]
	;;
	st8 [r50] = r15
	nop 0
	.mmb
	st8 [r49] = r14
	nop 0
	br.call.sptk.many b0 = real_multiply#
	;;
	.mib
	mov r1 = r65
	cmp4.ne p6, p7 = 0, r40
	(p6) br.cond.dptk .L148
	.mib
	nop 0
	nop 0
	br .L146
.L150:
	.mmi
	adds r14 = 48, r12
	mov r15 = r41
	adds r42 = 52, r12
	.mlx
	addl r45 = 1, r0
	movl r47 = -2147483648
	;;
	.mmi
	ld4 r16 = [r14]
	st4 [r42] = r45, 4
	adds r46 = 92, r12
	;;
	.mmi
	st4 [r15] = r16, 4
	ld4 r18 = [r42], 4
	nop 0
	.mmi
	st4 [r46] = r47
	;;
	st4 [r15] = r45, 4
	nop 0
	.mmi
	ld4 r17 = [r42], 4
	;;
	st4 [r15] = r18, 4
	nop 0
	.mmi
	ld4 r16 = [r42], 4
	;;
	st4 [r15] = r17, 4
	nop 0
	.mmi
	ld4 r18 = [r42], 4
	;;
	st4 [r15] = r16, 4
	nop 0
	.mmi
	ld4 r17 = [r42], 4
	;;
	st4 [r15] = r18, 4
	nop 0
	.mmi
	ld4 r16 = [r42], 4
	;;
	st4 [r15] = r17, 4
	nop 0
	.mmi
	ld4 r18 = [r42], 4
	;;
	st4 [r15] = r16, 4
	nop 0
	.mmi
	ld4 r17 = [r42], 4
	;;
	st4 [r15] = r18, 4
	nop 0
	.mmi
	ld4 r16 = [r42], 4
	;;
	st4 [r15] = r17, 4
	nop 0
	.mmi
	ld4 r14 = [r42]
	;;
	st4 [r15] = r16, 4
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br .L160
	.endp real_pow#
	.align 16
	.align 64
	.global real_cbrt#
	.type	real_cbrt#, @function
	.proc real_cbrt#
real_cbrt:
	.prologue 12, 40
	.mmb
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 6, 5, 7, 0
	.fframe 144
	adds r12 = -144, r12
	nop 0
	.mii
	mov r42 = r1
	.save rp, r40
	mov r40 = b0
	.body
	mov r38 = r8
	;;
	.mmi
	adds r14 = 112, r12
	adds r39 = 64, r12
	mov r44 = r33
	.mmi
	mov r45 = r34
	mov r46 = r35
	mov r47 = r36
	;;
	.mmb
	st8 [r14] = r32
	mov r48 = r37
	nop 0
	.mmi
	st4 [r14] = r0
	mov r8 = r39
	extr.u r32 = r32, 32, 32
	;;
	.mib
	ld8 r43 = [r14]
	nop 0
	br.call.sptk.many b0 = real_log#
	;;
	.mmi
	adds r14 = 72, r12
	mov r1 = r42
	adds r8 = 16, r12
	.mmi
	addl r49 = 3, r0
	ld8 r43 = [r39]
	nop 0
	;;
	.mmi
	ld8 r44 = [r14]
	nop 0
	adds r14 = 80, r12
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
	.mib
	ld8 r48 = [r14]
	nop 0
	br.call.sptk.many b0 = real_divide_small#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r42
	mov r8 = r38
	;;
	.mmi
	ld8 r43 = [r14]
	nop 0
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
	.mib
	ld8 r48 = [r14]
	nop 0
	br.call.sptk.many b0 = real_exp#
	;;
	.mmb
	mov r8 = r38
	mov r1 = r42
	nop 0
	.mii
	st4 [r38] = r32
	mov b0 = r40
	;;
	mov ar.pfs = r41
	.mmb
	nop 0
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
	.endp real_cbrt#
	.align 16
	.align 64
	.global real_sin#
	.type	real_sin#, @function
	.proc real_sin#
real_sin:
	.prologue 12, 39
	.mmb
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 6, 4, 7, 0
	.fframe 96
	adds r12 = -96, r12
	nop 0
	.mii
	mov r41 = r1
	.save rp, r39
	mov r39 = b0
	.body
	mov r38 = r8
	;;
	.mmi
	adds r14 = 16, r12
	mov r42 = r32
	mov r43 = r33
	.mmi
	mov r44 = r34
	mov r45 = r35
	mov r46 = r36
	;;
	.mib
	mov r47 = r37
	mov r48 = r14
	br.call.sptk.many b0 = reduce#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r41
	mov r48 = r8
	.mmi
	mov r8 = r38
	;;
	ld8 r42 = [r14]
	adds r14 = 24, r12
	;;
	.mmi
	ld8 r43 = [r14]
	nop 0
	adds r14 = 32, r12
	;;
	.mmi
	ld8 r44 = [r14]
	nop 0
	adds r14 = 40, r12
	;;
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 48, r12
	;;
	.mmi
	ld8 r46 = [r14]
	nop 0
	adds r14 = 56, r12
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br.call.sptk.many b0 = sine#
	;;
	.mmi
	mov r8 = r38
	mov r1 = r41
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	.mmb
	.restore sp
	adds r12 = 96, r12
	nop 0
	br.ret.sptk.many b0
	.endp real_sin#
	.align 16
	.align 64
	.global real_cos#
	.type	real_cos#, @function
	.proc real_cos#
real_cos:
	.prologue 12, 39
	.mmb
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 6, 4, 7, 0
	.fframe 96
	adds r12 = -96, r12
	nop 0
	.mii
	mov r41 = r1
	.save rp, r39
	mov r39 = b0
	.body
	mov r38 = r8
	;;
	.mmi
	adds r14 = 16, r12
	mov r42 = r32
	mov r43 = r33
	.mmi
	mov r44 = r34
	mov r45 = r35
	mov r46 = r36
	;;
	.mib
	mov r48 = r14
	mov r47 = r37
	br.call.sptk.many b0 = reduce#
	;;
	.mmi
	adds r14 = 16, r12
	mov r48 = r8
	mov r1 = r41
	.mmi
	mov r8 = r38
	;;
	ld8 r42 = [r14]
	adds r14 = 24, r12
	.mmi
	adds r48 = 1, r48
	;;
	ld8 r43 = [r14]
	adds r14 = 32, r12
	;;
	.mmi
	ld8 r44 = [r14]
	nop 0
	adds r14 = 40, r12
	;;
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 48, r12
	;;
	.mmi
	ld8 r46 = [r14]
	nop 0
	adds r14 = 56, r12
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br.call.sptk.many b0 = sine#
	;;
	.mmi
	mov r8 = r38
	mov r1 = r41
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	.mmb
	.restore sp
	adds r12 = 96, r12
	nop 0
	br.ret.sptk.many b0
	.endp real_cos#
	.align 16
	.align 64
	.global real_tan#
	.type	real_tan#, @function
	.proc real_tan#
real_tan:
	.prologue 12, 47
	.mmb
	.save ar.pfs, r48
	alloc r48 = ar.pfs, 6, 12, 8, 0
	.fframe 224
	adds r12 = -224, r12
	nop 0
	.mii
	mov r49 = r1
	.save rp, r47
	mov r47 = b0
	.body
	mov r38 = r8
	;;
	.mmi
	adds r40 = 144, r12
	mov r50 = r32
	mov r51 = r33
	.mmi
	mov r52 = r34
	mov r53 = r35
	mov r54 = r36
	;;
	.mmi
	mov r56 = r40
	mov r55 = r37
	adds r41 = 96, r12
	.mmb
	adds r46 = 152, r12
	adds r45 = 160, r12
	br.call.sptk.many b0 = reduce#
	;;
	.mmi
	adds r44 = 168, r12
	mov r39 = r8
	adds r43 = 176, r12
	.mmi
	adds r42 = 184, r12
	mov r1 = r49
	mov r8 = r41
	;;
	.mmi
	nop 0
	ld8 r50 = [r40]
	mov r56 = r39
	.mmi
	ld8 r51 = [r46]
	;;
	ld8 r52 = [r45]
	nop 0
	.mmi
	ld8 r53 = [r44]
	;;
	ld8 r54 = [r43]
	nop 0
	.mmb
	ld8 r55 = [r42]
	nop 0
	br.call.sptk.many b0 = sine#
	;;
	.mmi
	mov r1 = r49
	adds r8 = 48, r12
	adds r56 = 1, r39
	.mmi
	ld8 r50 = [r40]
	ld8 r51 = [r46]
	nop 0
	;;
	.mmi
	ld8 r52 = [r45]
	ld8 r53 = [r44]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r54 = [r43]
	nop 0
	.mmb
	ld8 r55 = [r42]
	nop 0
	br.call.sptk.many b0 = sine#
	;;
	.mmi
	adds r16 = 64, r12
	adds r14 = 16, r12
	adds r15 = 72, r12
	.mmi
	mov r1 = r49
	ld8 r50 = [r41]
	mov r8 = r38
	;;
	.mmi
	ld8 r16 = [r16]
	ld8 r17 = [r15]
	adds r15 = 80, r12
	;;
	.mmi
	st8 [r14] = r16
	nop 0
	adds r14 = 24, r12
	.mmi
	ld8 r16 = [r15]
	nop 0
	adds r15 = 88, r12
	;;
	.mmi
	st8 [r14] = r17
	nop 0
	adds r14 = 32, r12
	.mmi
	ld8 r15 = [r15]
	nop 0
	adds r17 = 48, r12
	;;
	.mmi
	st8 [r14] = r16
	adds r14 = 40, r12
	adds r16 = 56, r12
	.mmi
	ld8 r56 = [r17]
	;;
	st8 [r14] = r15
	adds r14 = 104, r12
	.mmi
	ld8 r57 = [r16]
	;;
	ld8 r51 = [r14]
	adds r14 = 112, r12
	;;
	.mmi
	ld8 r52 = [r14]
	nop 0
	adds r14 = 120, r12
	;;
	.mmi
	ld8 r53 = [r14]
	nop 0
	adds r14 = 128, r12
	;;
	.mmi
	ld8 r54 = [r14]
	nop 0
	adds r14 = 136, r12
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br.call.sptk.many b0 = real_divide#
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
	.restore sp
	adds r12 = 224, r12
	nop 0
	br.ret.sptk.many b0
	.endp real_tan#
	.align 16
	.align 64
	.global real_atan#
	.type	real_atan#, @function
	.proc real_atan#
real_atan:
	.prologue 12, 47
	.mmi
	.save ar.pfs, r48
	alloc r48 = ar.pfs, 6, 12, 8, 0
	.fframe 224
	adds r12 = -224, r12
	mov r49 = r1
	.mlx
	mov r39 = r8
	movl r14 = @gprel(one#)
	;;
	.mmi
	add r14 = r1, r14
	adds r22 = 192, r12
	.save rp, r47
	mov r47 = b0
	.body
	.mmi
	cmp4.lt p6, p7 = 0, r32
	adds r44 = 152, r12
	adds r43 = 160, r12
	;;
	.mmi
	adds r15 = 40, r14
	st8 [r22] = r32
	mov r21 = r14
	.mmb
	adds r26 = 12, r14
	adds r25 = 20, r14
	(p7) br.cond.dpnt .L174
	;;
	.mmi
	adds r24 = 28, r14
	adds r23 = 36, r14
	adds r19 = 8, r14
	.mmi
	adds r18 = 16, r14
	adds r17 = 24, r14
	adds r16 = 32, r14
	;;
	.mmi
	ld4 r15 = [r15]
	adds r14 = 44, r14
	adds r42 = 168, r12
	.mmi
	adds r38 = 16, r12
	adds r41 = 176, r12
	adds r40 = 184, r12
	;;
	.mmi
	ld4 r55 = [r14]
	adds r14 = 148, r12
	shl r15 = r15, 32
	.mmi
	st8 [r38] = r34
	adds r38 = 24, r12
	adds r45 = 144, r12
	;;
	.mmi
	ld4 r20 = [r21], 4
	or r55 = r15, r55
	addl r15 = 1, r0
	.mmi
	st8 [r38] = r35
	adds r38 = 32, r12
	adds r46 = 96, r12
	;;
	.mlx
	st4 [r14] = r15
	movl r14 = -1909193506
	.mlx
	ld4 r19 = [r19]
	movl r15 = 1363806329
	;;
	.mmi
	st4 [r44] = r14
	adds r14 = 156, r12
	shl r20 = r20, 32
	.mmi
	ld4 r18 = [r18]
	st8 [r38] = r36
	shl r19 = r19, 32
	;;
	.mmi
	ld4 r17 = [r17]
	st4 [r14] = r15
	shl r18 = r18, 32
	.mlx
	adds r38 = 40, r12
	movl r14 = 991140642
	;;
	.mmi
	ld4 r16 = [r16]
	st4 [r43] = r14
	adds r14 = 164, r12
	.mlx
	mov r56 = r32
	movl r15 = 34324134
	;;
	.mlx
	st4 [r14] = r15
	movl r14 = -1972908940
	.mlx
	ld4 r22 = [r22]
	movl r15 = 688016904
	;;
	.mmi
	st4 [r42] = r14
	adds r14 = 172, r12
	shl r17 = r17, 32
	.mmi
	ld4 r50 = [r21]
	mov r57 = r33
	shl r16 = r16, 32
	;;
	.mlx
	st4 [r14] = r15
	movl r14 = -2133058351
	.mlx
	ld4 r51 = [r26]
	movl r15 = -993631605
	;;
	.mmi
	st4 [r41] = r14
	adds r14 = 180, r12
	or r50 = r20, r50
	.mmi
	ld4 r52 = [r25]
	or r51 = r19, r51
	mov r8 = r46
	;;
	.mlx
	st4 [r14] = r15
	movl r14 = 560513588
	.mlx
	ld4 r53 = [r24]
	movl r15 = -921707870
	;;
	.mmi
	ld4 r54 = [r23]
	st4 [r40] = r14
	adds r14 = 188, r12
	.mmi
	or r52 = r18, r52
	st4 [r45] = r22
	or r53 = r17, r53
	;;
	.mmi
	or r54 = r16, r54
	st4 [r14] = r15
	nop 0
	.mmb
	st8 [r38] = r37
	nop 0
	br.call.sptk.many b0 = real_divide#
	;;
	.mmi
	adds r14 = 104, r12
	mov r1 = r49
	adds r8 = 48, r12
	.mmi
	ld8 r50 = [r46]
	;;
	ld8 r51 = [r14]
	adds r14 = 112, r12
	;;
	.mmi
	ld8 r52 = [r14]
	nop 0
	adds r14 = 120, r12
	;;
	.mmi
	ld8 r53 = [r14]
	nop 0
	adds r14 = 128, r12
	;;
	.mmi
	ld8 r54 = [r14]
	nop 0
	adds r14 = 136, r12
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br.call.sptk.many b0 = atan_of_small#
	;;
	.mmi
	adds r15 = 72, r12
	adds r16 = 48, r12
	adds r14 = 16, r12
	.mmi
	adds r18 = 56, r12
	mov r1 = r49
	mov r8 = r39
	;;
	.mmi
	nop 0
	ld8 r17 = [r15]
	adds r15 = 64, r12
	.mmi
	ld8 r56 = [r16]
	;;
	ld8 r16 = [r15]
	adds r15 = 80, r12
	.mmi
	nop 0
	ld8 r57 = [r18]
	nop 0
	;;
	.mmi
	st8 [r14] = r16
	ld8 r16 = [r15]
	adds r14 = 24, r12
	.mmi
	adds r15 = 88, r12
	ld8 r50 = [r45]
	nop 0
	;;
	.mmi
	st8 [r14] = r17
	ld8 r15 = [r15]
	adds r14 = 32, r12
	.mmi
	nop 0
	ld8 r51 = [r44]
	nop 0
	;;
	.mmi
	st8 [r14] = r16
	st8 [r38] = r15
	nop 0
	.mmi
	ld8 r52 = [r43]
	ld8 r53 = [r42]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r54 = [r41]
	nop 0
	.mmb
	ld8 r55 = [r40]
	nop 0
	br.call.sptk.many b0 = real_subtract#
	;;
	.mmi
	mov r8 = r39
	mov r1 = r49
	mov b0 = r47
	;;
	.mii
	nop 0
	mov ar.pfs = r48
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 224, r12
	nop 0
	br.ret.sptk.many b0
.L174:
	.body
	.copy_state 1
	.mmi
	mov r50 = r32
	mov r51 = r33
	mov r52 = r34
	.mmi
	mov r53 = r35
	mov r54 = r36
	mov r55 = r37
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = atan_of_small#
	;;
	.mmi
	mov r8 = r39
	mov r1 = r49
	mov b0 = r47
	;;
	.mii
	nop 0
	mov ar.pfs = r48
	nop 0
	.mmb
	.restore sp
	adds r12 = 224, r12
	nop 0
	br.ret.sptk.many b0
	.endp real_atan#
	.align 16
	.align 64
	.global real_atan2#
	.type	real_atan2#, @function
	.proc real_atan2#
real_atan2:
	.prologue 12, 49
	.spill 0
	.mmi
	.save ar.pfs, r50
	alloc r50 = ar.pfs, 8, 12, 8, 0
	.fframe 240
	adds r12 = -240, r12
	.save rp, r49
	mov r49 = b0
	.mlx
	mov r51 = r1
	.body
	movl r14 = @gprel(half_pi#)
	;;
	.mmi
	add r14 = r1, r14
	adds r41 = 240, r12
	adds r48 = 192, r12
	.mmi
	adds r47 = 200, r12
	adds r46 = 208, r12
	adds r45 = 216, r12
	;;
	.mmi
	mov r21 = r14
	adds r19 = 8, r14
	adds r18 = 16, r14
	.mmi
	adds r17 = 24, r14
	adds r16 = 32, r14
	adds r15 = 40, r14
	;;
	.mmi
	ld4 r20 = [r21], 4
	adds r25 = 12, r14
	adds r24 = 20, r14
	.mmi
	adds r23 = 28, r14
	adds r22 = 36, r14
	adds r14 = 44, r14
	;;
	.mmi
	ld4 r19 = [r19]
	st8 [r41] = r38, 8
	shl r20 = r20, 32
	.mmi
	adds r44 = 224, r12
	adds r43 = 232, r12
	mov r40 = r8
	;;
	.mmi
	ld4 r18 = [r18]
	st8 [r41] = r39
	shl r19 = r19, 32
	.mmi
	st8 [r48] = r32
	adds r8 = 96, r12
	addl r58 = 1, r0
	;;
	.mmi
	ld4 r17 = [r17]
	st8 [r47] = r33
	extr.u r42 = r32, 32, 32
	.mmi
	st8 [r46] = r34
	ld4 r16 = [r16]
	shl r18 = r18, 32
	;;
	.mmi
	ld4 r15 = [r15]
	st8 [r45] = r35
	shl r17 = r17, 32
	.mmi
	st8 [r44] = r36
	ld4 r57 = [r14]
	shl r16 = r16, 32
	;;
	.mmi
	ld4 r52 = [r21]
	st8 [r43] = r37
	extr.u r38 = r38, 32, 32
	.mmi
	ld4 r53 = [r25]
	nop 0
	shl r15 = r15, 32
	;;
	.mmi
	ld4 r54 = [r24]
	or r53 = r19, r53
	or r57 = r15, r57
	.mmi
	or r52 = r20, r52
	ld4 r55 = [r23]
	nop 0
	;;
	.mmi
	ld4 r56 = [r22]
	or r54 = r18, r54
	or r55 = r17, r55
	;;
	.mib
	or r56 = r16, r56
	nop 0
	br.call.sptk.many b0 = real_scale#
	;;
	.mmi
	adds r14 = 96, r12
	mov r1 = r51
	adds r15 = 152, r12
	.mmi
	adds r19 = 160, r12
	adds r18 = 168, r12
	adds r17 = 176, r12
	;;
	.mmi
	st4 [r14] = r42
	adds r14 = 284, r12
	adds r16 = 184, r12
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	adds r14 = 236, r12
	(p7) br.cond.dpnt .L183
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L184
	;;
	.mmi
	adds r41 = 144, r12
	st8 [r15] = r0
	nop 0
	.mmi
	st8 [r19] = r0
	nop 0
	cmp4.eq p6, p7 = 0, r38
	;;
	.mmi
	st8 [r41] = r0
	st8 [r18] = r0
	nop 0
	;;
	.mmi
	nop 0
	st8 [r17] = r0
	nop 0
	.mmb
	st8 [r16] = r0
	nop 0
	(p7) br.cond.dpnt .L185
.L180:
	.mmi
	mov r14 = r40
	ld4 r21 = [r15]
	adds r15 = 148, r12
	.mmi
	st4 [r41] = r42
	ld4 r22 = [r19]
	mov r8 = r40
	;;
	.mmi
	st4 [r14] = r42, 4
	ld4 r19 = [r15]
	adds r15 = 156, r12
	.mmi
	nop 0
	ld4 r20 = [r18]
	nop 0
	;;
	.mmi
	st4 [r14] = r19, 4
	ld4 r19 = [r15]
	adds r15 = 164, r12
	.mmi
	nop 0
	ld4 r18 = [r17]
	nop 0
	;;
	.mmi
	st4 [r14] = r21, 4
	ld4 r21 = [r15]
	adds r15 = 172, r12
	.mmi
	nop 0
	ld4 r16 = [r16]
	nop 0
	;;
	.mmi
	st4 [r14] = r19, 4
	ld4 r19 = [r15]
	adds r15 = 180, r12
	;;
	.mmi
	st4 [r14] = r22, 4
	ld4 r17 = [r15]
	adds r15 = 188, r12
	;;
	.mmi
	st4 [r14] = r21, 4
	ld4 r15 = [r15]
	nop 0
	;;
	.mmi
	st4 [r14] = r20, 4
	;;
	st4 [r14] = r19, 4
	nop 0
	;;
	.mmi
	st4 [r14] = r18, 4
	;;
	st4 [r14] = r17, 4
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r16, 4
	nop 0
	;;
	.mii
	st4 [r14] = r15
	mov b0 = r49
	;;
	mov ar.pfs = r50
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 240, r12
	br.ret.sptk.many b0
	;;
.L184:
	.body
	.copy_state 1
	.mmi
	adds r16 = 240, r12
	adds r14 = 16, r12
	adds r15 = 264, r12
	.mmi
	ld8 r59 = [r41]
	adds r8 = 48, r12
	adds r41 = 144, r12
	;;
	.mmi
	ld8 r58 = [r16]
	nop 0
	adds r16 = 256, r12
	.mmi
	ld8 r17 = [r15]
	nop 0
	adds r15 = 272, r12
	;;
	.mmi
	ld8 r16 = [r16]
	ld8.a r52 = [r48]
	nop 0
	;;
	.mmi
	st8 [r14] = r16
	nop 0
	adds r14 = 24, r12
	.mmi
	ld8 r16 = [r15]
	nop 0
	adds r15 = 280, r12
	;;
	.mmi
	ld8.c.clr r52 = [r48]
	st8 [r14] = r17
	adds r14 = 32, r12
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mmi
	ld8 r53 = [r47]
	st8 [r14] = r16
	adds r14 = 40, r12
	;;
	.mmi
	ld8 r54 = [r46]
	ld8 r55 = [r45]
	nop 0
	;;
	.mmi
	ld8 r56 = [r44]
	ld8 r57 = [r43]
	nop 0
	.mmb
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = real_divide#
	;;
	.mmi
	adds r14 = 56, r12
	adds r20 = 48, r12
	mov r1 = r51
	.mmi
	mov r8 = r41
	;;
	ld8 r53 = [r14]
	adds r14 = 64, r12
	.mmi
	ld8 r52 = [r20]
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
	.mib
	ld8 r57 = [r14]
	nop 0
	br.call.sptk.many b0 = real_atan#
	;;
	.mmi
	mov r1 = r51
	ld4 r42 = [r41]
	adds r15 = 152, r12
	.mmi
	adds r19 = 160, r12
	adds r18 = 168, r12
	adds r17 = 176, r12
	;;
	.mib
	adds r16 = 184, r12
	cmp4.eq p6, p7 = 0, r38
	(p6) br.cond.dptk .L180
.L185:
	.mmi
	adds r20 = 120, r12
	adds r21 = 112, r12
	adds r14 = 16, r12
	.mmi
	st4 [r41] = r42
	ld8.a r53 = [r15]
	mov r8 = r40
	;;
	.mmi
	nop 0
	ld8 r22 = [r20]
	adds r20 = 128, r12
	.mmi
	ld8 r21 = [r21]
	;;
	st8 [r14] = r21
	nop 0
	.mmi
	ld8 r21 = [r20]
	adds r14 = 24, r12
	adds r20 = 96, r12
	;;
	.mmi
	st8 [r14] = r22
	ld8 r58 = [r20]
	nop 0
	.mmi
	adds r14 = 32, r12
	adds r20 = 136, r12
	adds r22 = 104, r12
	;;
	.mmi
	st8 [r14] = r21
	ld8 r20 = [r20]
	adds r14 = 40, r12
	.mmi
	ld8 r59 = [r22]
	;;
	ld8.c.clr r53 = [r15]
	nop 0
	.mmi
	ld8 r52 = [r41]
	st8 [r14] = r20
	nop 0
	;;
	.mmi
	ld8 r54 = [r19]
	ld8 r55 = [r18]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r56 = [r17]
	nop 0
	.mmb
	ld8 r57 = [r16]
	nop 0
	br.call.sptk.many b0 = real_add#
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
	.label_state 2
	.restore sp
	adds r12 = 240, r12
	nop 0
	br.ret.sptk.many b0
.L183:
	.body
	.copy_state 2
	.mmi
	mov r24 = r40
	addl r25 = 1, r0
	adds r23 = 8, r40
	.mmi
	adds r22 = 12, r40
	adds r21 = 16, r40
	adds r20 = 20, r40
	;;
	.mmi
	st4 [r24] = r42, 4
	adds r19 = 24, r40
	adds r18 = 28, r40
	.mmi
	adds r17 = 32, r40
	adds r16 = 36, r40
	adds r15 = 40, r40
	;;
	.mlx
	st4 [r24] = r25
	movl r24 = -1909193506
	.mmi
	adds r14 = 44, r40
	nop 0
	mov r8 = r40
	;;
	.mlx
	st4 [r23] = r24
	movl r23 = 1363806329
	;;
	.mlx
	st4 [r22] = r23
	movl r22 = 991140642
	;;
	.mlx
	st4 [r21] = r22
	movl r21 = 34324134
	;;
	.mlx
	st4 [r20] = r21
	movl r20 = -1972908940
	;;
	.mlx
	st4 [r19] = r20
	movl r19 = 688016904
	;;
	.mlx
	st4 [r18] = r19
	movl r18 = -2133058351
	;;
	.mlx
	st4 [r17] = r18
	movl r17 = -993631605
	;;
	.mlx
	st4 [r16] = r17
	movl r16 = 560513588
	;;
	.mlx
	st4 [r15] = r16
	movl r15 = -921707870
	;;
	.mii
	st4 [r14] = r15
	mov b0 = r49
	;;
	mov ar.pfs = r50
	.mmb
	nop 0
	.restore sp
	adds r12 = 240, r12
	br.ret.sptk.many b0
	.endp real_atan2#
	.align 16
	.align 64
	.global real_asin#
	.type	real_asin#, @function
	.proc real_asin#
real_asin:
	.prologue 12, 58
	.mmi
	.save ar.pfs, r59
	alloc r59 = ar.pfs, 6, 23, 8, 0
	.fframe 320
	adds r12 = -320, r12
	mov r60 = r1
	.mlx
	mov r41 = r8
	movl r14 = @gprel(one#)
	;;
	.mmi
	add r14 = r1, r14
	adds r39 = 200, r12
	adds r38 = 16, r12
	.mmi
	adds r53 = 288, r12
	adds r52 = 296, r12
	adds r51 = 304, r12
	;;
	.mmi
	mov r24 = r14
	adds r17 = 32, r14
	adds r21 = 8, r14
	.mmi
	adds r20 = 16, r14
	adds r19 = 24, r14
	adds r18 = 40, r14
	;;
	.mmi
	st8 [r39] = r33
	adds r39 = 208, r12
	adds r27 = 12, r14
	.mmi
	ld4 r23 = [r24], 4
	adds r26 = 28, r14
	adds r25 = 36, r14
	;;
	.mmi
	adds r16 = 20, r14
	st8 [r39] = r34
	adds r14 = 44, r14
	.mmi
	st8 [r38] = r34
	adds r39 = 216, r12
	adds r38 = 24, r12
	;;
	.mmi
	ld4 r22 = [r21]
	st8 [r39] = r35
	shl r23 = r23, 32
	.mmi
	st8 [r38] = r35
	adds r39 = 224, r12
	adds r38 = 32, r12
	;;
	.mmi
	ld4 r21 = [r20]
	st8 [r39] = r36
	shl r22 = r22, 32
	.mmi
	st8 [r38] = r36
	adds r50 = 312, r12
	adds r38 = 40, r12
	;;
	.mmi
	ld4 r20 = [r19]
	adds r49 = 320, r12
	shl r21 = r21, 32
	.mmi
	adds r48 = 328, r12
	adds r57 = 192, r12
	adds r39 = 232, r12
	;;
	.mmi
	ld4 r19 = [r17]
	mov r68 = r33
	shl r20 = r20, 32
	.mmi
	mov r67 = r32
	adds r8 = 48, r12
	adds r40 = 16, r12
	;;
	.mmi
	ld4 r18 = [r18]
	st8 [r53] = r32
	shl r19 = r19, 32
	.mmi
	st8 [r52] = r33
	adds r56 = 96, r12
	adds r55 = 144, r12
	;;
	.mmi
	ld4 r47 = [r24]
	st8 [r51] = r34
	shl r18 = r18, 32
	.mmi
	st8 [r50] = r35
	ld4 r46 = [r27]
	adds r54 = 240, r12
	;;
	.mmi
	ld4 r44 = [r26]
	or r47 = r23, r47
	.save rp, r58
	mov r58 = b0
	.body
	.mmi
	st8 [r49] = r36
	st8 [r48] = r37
	or r46 = r22, r46
	;;
	.mmi
	ld4 r43 = [r25]
	or r44 = r20, r44
	mov r61 = r47
	.mmi
	st8 [r57] = r32
	st8 [r39] = r37
	mov r62 = r46
	;;
	.mmi
	ld4 r45 = [r16]
	or r43 = r19, r43
	mov r64 = r44
	.mmi
	st8 [r38] = r37
	ld4 r42 = [r14]
	nop 0
	;;
	.mmi
	or r45 = r21, r45
	or r42 = r18, r42
	mov r65 = r43
	;;
	.mib
	mov r63 = r45
	mov r66 = r42
	br.call.sptk.many b0 = real_subtract#
	;;
	.mmi
	adds r14 = 208, r12
	adds r15 = 224, r12
	mov r1 = r60
	.mmi
	mov r8 = r56
	mov r61 = r47
	mov r62 = r46
	;;
	.mmi
	ld8 r14 = [r14]
	mov r63 = r45
	mov r64 = r44
	.mmi
	mov r65 = r43
	ld8 r15 = [r15]
	mov r66 = r42
	;;
	.mmi
	st8 [r40] = r14
	nop 0
	adds r14 = 216, r12
	.mmi
	adds r40 = 24, r12
	ld8 r67 = [r57]
	nop 0
	;;
	.mmi
	ld8 r16 = [r14]
	ld8 r14 = [r39]
	nop 0
	;;
	.mmi
	st8 [r40] = r16
	adds r40 = 32, r12
	adds r16 = 200, r12
	.mmi
	st8 [r38] = r14
	;;
	ld8 r68 = [r16]
	nop 0
	.mmb
	st8 [r40] = r15
	nop 0
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	adds r14 = 120, r12
	adds r16 = 112, r12
	adds r15 = 16, r12
	.mmi
	ld8 r67 = [r56]
	mov r1 = r60
	mov r8 = r55
	;;
	.mmi
	nop 0
	ld8 r17 = [r14]
	adds r14 = 128, r12
	.mmi
	ld8 r18 = [r16]
	;;
	ld8 r16 = [r14]
	adds r14 = 136, r12
	.mmi
	st8 [r15] = r18
	nop 0
	adds r15 = 24, r12
	;;
	.mmi
	ld8 r14 = [r14]
	st8 [r15] = r17
	adds r15 = 104, r12
	.mmi
	st8 [r40] = r16
	;;
	st8 [r38] = r14
	adds r14 = 56, r12
	.mmi
	ld8 r68 = [r15]
	nop 0
	adds r15 = 48, r12
	;;
	.mmi
	nop 0
	ld8 r62 = [r14]
	adds r14 = 64, r12
	.mmi
	ld8 r61 = [r15]
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
	.mib
	ld8 r66 = [r14]
	nop 0
	br.call.sptk.many b0 = real_multiply#
	;;
	.mmi
	adds r14 = 152, r12
	mov r1 = r60
	mov r8 = r54
	.mmi
	ld8 r61 = [r55]
	;;
	ld8 r62 = [r14]
	adds r14 = 160, r12
	;;
	.mmi
	ld8 r63 = [r14]
	nop 0
	adds r14 = 168, r12
	;;
	.mmi
	ld8 r64 = [r14]
	nop 0
	adds r14 = 176, r12
	;;
	.mmi
	ld8 r65 = [r14]
	nop 0
	adds r14 = 184, r12
	;;
	.mib
	ld8 r66 = [r14]
	nop 0
	br.call.sptk.many b0 = real_sqrt#
	;;
	.mmi
	adds r14 = 264, r12
	adds r16 = 256, r12
	adds r15 = 16, r12
	.mmi
	mov r1 = r60
	ld8 r67 = [r54]
	mov r8 = r41
	;;
	.mmi
	nop 0
	ld8 r17 = [r14]
	adds r14 = 272, r12
	.mmi
	nop 0
	ld8 r18 = [r16]
	nop 0
	;;
	.mmi
	st8 [r15] = r18
	ld8 r16 = [r14]
	adds r15 = 248, r12
	.mmi
	adds r14 = 280, r12
	ld8 r61 = [r53]
	nop 0
	;;
	.mmi
	ld8 r68 = [r15]
	nop 0
	adds r15 = 24, r12
	.mmi
	st8 [r40] = r16
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	st8 [r15] = r17
	ld8 r62 = [r52]
	nop 0
	.mmi
	st8 [r38] = r14
	ld8 r63 = [r51]
	nop 0
	;;
	.mmi
	ld8 r64 = [r50]
	ld8 r65 = [r49]
	nop 0
	;;
	.mib
	ld8 r66 = [r48]
	nop 0
	br.call.sptk.many b0 = real_atan2#
	;;
	.mmi
	mov r8 = r41
	mov r1 = r60
	mov b0 = r58
	;;
	.mii
	nop 0
	mov ar.pfs = r59
	nop 0
	.mmb
	.restore sp
	adds r12 = 320, r12
	nop 0
	br.ret.sptk.many b0
	.endp real_asin#
	.align 16
	.align 64
	.global real_acos#
	.type	real_acos#, @function
	.proc real_acos#
real_acos:
	.prologue 12, 57
	.mmi
	.save ar.pfs, r58
	alloc r58 = ar.pfs, 6, 22, 8, 0
	.fframe 320
	adds r12 = -320, r12
	mov r59 = r1
	.mlx
	mov r40 = r8
	movl r14 = @gprel(one#)
	;;
	.mmi
	add r14 = r1, r14
	adds r38 = 16, r12
	adds r51 = 288, r12
	.mmi
	adds r50 = 296, r12
	adds r55 = 304, r12
	adds r54 = 312, r12
	;;
	.mmi
	mov r21 = r14
	adds r19 = 8, r14
	adds r18 = 16, r14
	.mmi
	adds r17 = 24, r14
	adds r16 = 32, r14
	adds r15 = 40, r14
	;;
	.mmi
	ld4 r20 = [r21], 4
	adds r26 = 12, r14
	adds r24 = 20, r14
	.mmi
	adds r23 = 28, r14
	adds r22 = 36, r14
	adds r14 = 44, r14
	;;
	.mmi
	st8 [r38] = r34
	ld4 r19 = [r19]
	adds r38 = 24, r12
	.mmi
	adds r53 = 320, r12
	adds r52 = 328, r12
	shl r20 = r20, 32
	;;
	.mmi
	ld4 r18 = [r18]
	st8 [r38] = r35
	shl r19 = r19, 32
	.mmi
	adds r38 = 32, r12
	adds r56 = 240, r12
	mov r66 = r32
	;;
	.mmi
	ld4 r17 = [r17]
	st8 [r38] = r36
	shl r18 = r18, 32
	.mmi
	adds r38 = 40, r12
	mov r67 = r33
	mov r8 = r56
	;;
	.mmi
	ld4 r16 = [r16]
	st8 [r51] = r32
	shl r17 = r17, 32
	.mmi
	st8 [r50] = r33
	adds r47 = 192, r12
	adds r39 = 16, r12
	;;
	.mmi
	ld4 r15 = [r15]
	st8 [r55] = r34
	shl r16 = r16, 32
	.mmi
	st8 [r54] = r35
	adds r49 = 144, r12
	adds r48 = 96, r12
	;;
	.mmi
	ld4 r46 = [r21]
	st8 [r53] = r36
	.save rp, r57
	mov r57 = b0
	.body
	.mmi
	st8 [r52] = r37
	ld4 r45 = [r26]
	shl r15 = r15, 32
	;;
	.mmi
	ld4 r44 = [r24]
	or r46 = r20, r46
	or r45 = r19, r45
	.mmi
	st8 [r38] = r37
	ld4 r43 = [r23]
	nop 0
	;;
	.mmi
	ld4 r42 = [r22]
	or r44 = r18, r44
	or r43 = r17, r43
	.mmi
	mov r60 = r46
	ld4 r41 = [r14]
	mov r61 = r45
	;;
	.mmi
	or r42 = r16, r42
	nop 0
	or r41 = r15, r41
	.mmi
	mov r62 = r44
	nop 0
	mov r63 = r43
	;;
	.mib
	mov r64 = r42
	mov r65 = r41
	br.call.sptk.many b0 = real_subtract#
	;;
	.mmi
	adds r14 = 248, r12
	mov r1 = r59
	mov r8 = r47
	.mmi
	ld8 r60 = [r56]
	;;
	ld8 r61 = [r14]
	adds r14 = 256, r12
	;;
	.mmi
	ld8 r62 = [r14]
	nop 0
	adds r14 = 264, r12
	;;
	.mmi
	ld8 r63 = [r14]
	nop 0
	adds r14 = 272, r12
	;;
	.mmi
	ld8 r64 = [r14]
	nop 0
	adds r14 = 280, r12
	;;
	.mib
	ld8 r65 = [r14]
	nop 0
	br.call.sptk.many b0 = real_sqrt#
	;;
	.mmi
	ld8 r14 = [r55]
	mov r1 = r59
	mov r8 = r49
	.mmi
	mov r60 = r46
	mov r61 = r45
	mov r62 = r44
	;;
	.mmi
	ld8 r16 = [r54]
	st8 [r39] = r14
	adds r39 = 24, r12
	.mmi
	mov r63 = r43
	mov r64 = r42
	mov r65 = r41
	;;
	.mmi
	ld8 r15 = [r53]
	st8 [r39] = r16
	adds r39 = 32, r12
	.mmi
	nop 0
	ld8 r14 = [r52]
	nop 0
	;;
	.mmi
	ld8 r66 = [r51]
	st8 [r39] = r15
	nop 0
	.mmb
	st8 [r38] = r14
	ld8 r67 = [r50]
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	adds r14 = 152, r12
	mov r1 = r59
	mov r8 = r48
	.mmi
	ld8 r60 = [r49]
	;;
	ld8 r61 = [r14]
	adds r14 = 160, r12
	;;
	.mmi
	ld8 r62 = [r14]
	nop 0
	adds r14 = 168, r12
	;;
	.mmi
	ld8 r63 = [r14]
	nop 0
	adds r14 = 176, r12
	;;
	.mmi
	ld8 r64 = [r14]
	nop 0
	adds r14 = 184, r12
	;;
	.mib
	ld8 r65 = [r14]
	nop 0
	br.call.sptk.many b0 = real_sqrt#
	;;
	.mmi
	adds r14 = 120, r12
	adds r16 = 112, r12
	adds r15 = 16, r12
	.mmi
	mov r1 = r59
	ld8 r66 = [r48]
	adds r8 = 48, r12
	;;
	.mmi
	nop 0
	ld8 r17 = [r14]
	adds r14 = 128, r12
	.mmi
	ld8 r18 = [r16]
	;;
	ld8 r16 = [r14]
	adds r14 = 136, r12
	.mmi
	st8 [r15] = r18
	ld8 r60 = [r47]
	adds r15 = 24, r12
	;;
	.mmi
	ld8 r14 = [r14]
	st8 [r15] = r17
	adds r15 = 104, r12
	.mmi
	st8 [r39] = r16
	;;
	st8 [r38] = r14
	adds r14 = 200, r12
	.mmi
	ld8 r67 = [r15]
	;;
	ld8 r61 = [r14]
	adds r14 = 208, r12
	;;
	.mmi
	ld8 r62 = [r14]
	nop 0
	adds r14 = 216, r12
	;;
	.mmi
	ld8 r63 = [r14]
	nop 0
	adds r14 = 224, r12
	;;
	.mmi
	ld8 r64 = [r14]
	nop 0
	adds r14 = 232, r12
	;;
	.mib
	ld8 r65 = [r14]
	nop 0
	br.call.sptk.many b0 = real_atan2#
	;;
	.mmi
	adds r14 = 48, r12
	mov r1 = r59
	mov r8 = r40
	.mmi
	addl r66 = 1, r0
	;;
	ld8 r60 = [r14]
	adds r14 = 56, r12
	;;
	.mmi
	ld8 r61 = [r14]
	nop 0
	adds r14 = 64, r12
	;;
	.mmi
	ld8 r62 = [r14]
	nop 0
	adds r14 = 72, r12
	;;
	.mmi
	ld8 r63 = [r14]
	nop 0
	adds r14 = 80, r12
	;;
	.mmi
	ld8 r64 = [r14]
	nop 0
	adds r14 = 88, r12
	;;
	.mib
	ld8 r65 = [r14]
	nop 0
	br.call.sptk.many b0 = real_scale#
	;;
	.mmi
	mov r8 = r40
	mov r1 = r59
	mov b0 = r57
	;;
	.mii
	nop 0
	mov ar.pfs = r58
	nop 0
	.mmb
	.restore sp
	adds r12 = 320, r12
	nop 0
	br.ret.sptk.many b0
	.endp real_acos#
	.align 16
	.align 64
	.global real_sinh#
	.type	real_sinh#, @function
	.proc real_sinh#
real_sinh:
	.prologue 12, 58
	.mmi
	.save ar.pfs, r59
	alloc r59 = ar.pfs, 6, 23, 8, 0
	.fframe 272
	adds r12 = -272, r12
	mov r60 = r1
	.mlx
	mov r38 = r8
	movl r14 = @gprel(one#)
	;;
	.mmi
	add r14 = r1, r14
	adds r41 = 240, r12
	adds r54 = 248, r12
	.mmi
	adds r53 = 256, r12
	adds r52 = 264, r12
	adds r51 = 272, r12
	;;
	.mmi
	mov r17 = r14
	adds r15 = 8, r14
	adds r25 = 12, r14
	.mmi
	adds r24 = 16, r14
	adds r23 = 24, r14
	adds r22 = 32, r14
	;;
	.mmi
	ld4 r16 = [r17], 4
	adds r21 = 40, r14
	adds r20 = 20, r14
	.mmi
	adds r19 = 28, r14
	adds r18 = 36, r14
	adds r14 = 44, r14
	;;
	.mmi
	ld4 r15 = [r15]
	adds r50 = 280, r12
	shl r16 = r16, 32
	.mmi
	st8 [r41] = r32
	st8 [r54] = r33
	addl r67 = 100000, r0
	;;
	.mmi
	ld4 r49 = [r24]
	st8 [r53] = r34
	.save rp, r58
	mov r58 = b0
	.body
	.mmi
	st8 [r52] = r35
	ld4 r47 = [r23]
	shl r15 = r15, 32
	;;
	.mmi
	ld4 r45 = [r22]
	st8 [r51] = r36
	shl r63 = r49, 32
	.mmi
	st8 [r50] = r37
	ld4 r43 = [r21]
	shl r64 = r47, 32
	;;
	.mii
	ld4 r40 = [r17]
	shl r65 = r45, 32
	shl r66 = r43, 32
	.mmb
	nop 0
	ld4 r39 = [r25]
	nop 0
	;;
	.mmb
	ld4 r42 = [r14]
	or r40 = r16, r40
	nop 0
	.mmi
	or r39 = r15, r39
	ld4 r48 = [r20]
	extr.u r32 = r32, 32, 32
	;;
	.mmi
	ld4 r46 = [r19]
	mov r61 = r40
	mov r62 = r39
	.mmi
	or r63 = r63, r48
	ld4 r44 = [r18]
	or r66 = r66, r42
	;;
	.mib
	or r64 = r64, r46
	or r65 = r65, r44
	br.call.sptk.many b0 = real_scale#
	;;
	.mmi
	adds r14 = 244, r12
	mov r1 = r60
	mov r8 = r38
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.lt p6, p7 = 16, r14
	nop 0
	(p7) br.cond.dpnt .L194
	;;
	.mii
	st4 [r38] = r32
	mov b0 = r58
	;;
	mov ar.pfs = r59
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 272, r12
	br.ret.sptk.many b0
	;;
.L194:
	.body
	.copy_state 1
	.mmi
	ld8 r62 = [r54]
	adds r54 = 192, r12
	adds r57 = 200, r12
	.mmi
	st4 [r41] = r0
	adds r56 = 208, r12
	adds r55 = 216, r12
	;;
	.mmi
	nop 0
	ld8 r63 = [r53]
	mov r8 = r54
	.mmi
	adds r53 = 224, r12
	ld8 r61 = [r41]
	adds r41 = 16, r12
	;;
	.mmi
	ld8 r64 = [r52]
	nop 0
	adds r52 = 232, r12
	.mmi
	ld8 r65 = [r51]
	nop 0
	adds r51 = 144, r12
	;;
	.mib
	ld8 r66 = [r50]
	adds r50 = 96, r12
	br.call.sptk.many b0 = real_expm1#
	;;
	.mmi
	adds r14 = 20, r12
	mov r1 = r60
	mov r8 = r51
	.mmi
	mov r67 = r40
	ld8 r61 = [r54]
	mov r68 = r39
	;;
	.mmi
	st4 [r14] = r48
	ld8 r62 = [r57]
	adds r14 = 24, r12
	.mmi
	st4 [r41] = r49
	ld8 r63 = [r56]
	nop 0
	;;
	.mmi
	st4 [r14] = r47
	nop 0
	adds r14 = 28, r12
	.mmi
	ld8 r64 = [r55]
	ld8 r65 = [r53]
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r46
	adds r14 = 32, r12
	.mmi
	ld8 r66 = [r52]
	;;
	st4 [r14] = r45
	adds r14 = 36, r12
	;;
	.mmi
	st4 [r14] = r44
	nop 0
	adds r14 = 40, r12
	;;
	.mmi
	st4 [r14] = r43
	nop 0
	adds r14 = 44, r12
	;;
	.mib
	st4 [r14] = r42
	nop 0
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	adds r14 = 168, r12
	adds r15 = 160, r12
	mov r1 = r60
	.mmi
	ld8 r67 = [r51]
	ld8 r61 = [r54]
	mov r8 = r50
	;;
	.mmi
	nop 0
	ld8 r16 = [r14]
	adds r14 = 176, r12
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mmi
	st8 [r41] = r15
	ld8 r15 = [r14]
	adds r41 = 24, r12
	.mmi
	adds r14 = 152, r12
	ld8 r62 = [r57]
	nop 0
	;;
	.mmi
	ld8 r68 = [r14]
	st8 [r41] = r16
	adds r14 = 184, r12
	.mmi
	adds r41 = 32, r12
	ld8 r63 = [r56]
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	st8 [r41] = r15
	adds r41 = 40, r12
	.mmi
	ld8 r64 = [r55]
	;;
	ld8 r65 = [r53]
	nop 0
	.mmb
	st8 [r41] = r14
	ld8 r66 = [r52]
	br.call.sptk.many b0 = real_divide#
	;;
	.mmi
	adds r15 = 120, r12
	adds r14 = 16, r12
	mov r1 = r60
	.mmi
	ld8 r67 = [r50]
	ld8 r61 = [r54]
	adds r8 = 48, r12
	;;
	.mmi
	nop 0
	ld8 r17 = [r15]
	adds r15 = 112, r12
	.mmi
	ld8 r62 = [r57]
	;;
	ld8 r16 = [r15]
	adds r15 = 128, r12
	.mmi
	ld8 r63 = [r56]
	;;
	st8 [r14] = r16
	adds r14 = 24, r12
	.mmi
	ld8 r16 = [r15]
	ld8 r64 = [r55]
	adds r15 = 136, r12
	;;
	.mmi
	st8 [r14] = r17
	nop 0
	adds r14 = 32, r12
	.mmi
	ld8 r15 = [r15]
	ld8 r65 = [r53]
	nop 0
	;;
	.mmi
	st8 [r14] = r16
	nop 0
	adds r14 = 104, r12
	.mmi
	st8 [r41] = r15
	ld8 r66 = [r52]
	nop 0
	;;
	.mib
	ld8 r68 = [r14]
	nop 0
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	adds r14 = 48, r12
	mov r1 = r60
	mov r8 = r38
	.mmi
	addl r67 = -1, r0
	;;
	ld8 r61 = [r14]
	adds r14 = 56, r12
	;;
	.mmi
	ld8 r62 = [r14]
	nop 0
	adds r14 = 64, r12
	;;
	.mmi
	ld8 r63 = [r14]
	nop 0
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
	.mib
	ld8 r66 = [r14]
	nop 0
	br.call.sptk.many b0 = real_scale#
	;;
	.mmb
	mov r8 = r38
	mov r1 = r60
	nop 0
	.mii
	st4 [r38] = r32
	mov b0 = r58
	;;
	mov ar.pfs = r59
	.mmb
	nop 0
	.restore sp
	adds r12 = 272, r12
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
	alloc r46 = ar.pfs, 6, 10, 8, 0
	.fframe 224
	adds r12 = -224, r12
	nop 0
	.mii
	mov r47 = r1
	.save rp, r45
	mov r45 = b0
	.body
	mov r40 = r8
	;;
	.mmi
	adds r41 = 144, r12
	mov r48 = r32
	mov r49 = r33
	.mmi
	mov r50 = r34
	mov r51 = r35
	mov r52 = r36
	;;
	.mmi
	mov r8 = r41
	mov r53 = r37
	adds r42 = 160, r12
	.mmb
	adds r38 = 16, r12
	adds r39 = 168, r12
	br.call.sptk.many b0 = real_exp#
	;;
	.mmi
	mov r1 = r47
	ld8 r15 = [r42]
	adds r44 = 96, r12
	.mmi
	adds r43 = 152, r12
	ld8 r22 = [r39]
	adds r39 = 176, r12
	;;
	.mlx
	nop 0
	movl r14 = @gprel(one#)
	.mmi
	st8 [r38] = r15
	adds r38 = 24, r12
	mov r8 = r44
	;;
	.mmi
	add r14 = r1, r14
	ld8 r26 = [r39]
	nop 0
	.mmi
	st8 [r38] = r22
	adds r39 = 184, r12
	adds r38 = 32, r12
	;;
	.mmi
	mov r21 = r14
	adds r19 = 8, r14
	adds r18 = 16, r14
	.mmi
	adds r17 = 24, r14
	adds r16 = 32, r14
	adds r15 = 40, r14
	;;
	.mmi
	adds r25 = 12, r14
	ld4 r20 = [r21], 4
	adds r24 = 20, r14
	.mmi
	adds r23 = 28, r14
	st8 [r38] = r26
	adds r22 = 36, r14
	;;
	.mmi
	ld4 r19 = [r19]
	adds r14 = 44, r14
	shl r20 = r20, 32
	.mmi
	adds r38 = 40, r12
	ld4 r18 = [r18]
	nop 0
	;;
	.mii
	ld4 r17 = [r17]
	shl r19 = r19, 32
	shl r18 = r18, 32
	.mmb
	nop 0
	ld4 r16 = [r16]
	nop 0
	;;
	.mii
	ld4 r15 = [r15]
	shl r17 = r17, 32
	shl r16 = r16, 32
	.mmi
	ld4 r48 = [r21]
	;;
	ld4 r49 = [r25]
	shl r15 = r15, 32
	.mmi
	or r48 = r20, r48
	ld4 r50 = [r24]
	nop 0
	;;
	.mmi
	ld4 r51 = [r23]
	or r49 = r19, r49
	or r50 = r18, r50
	.mmi
	ld4 r52 = [r22]
	;;
	ld4 r53 = [r14]
	or r51 = r17, r51
	.mmi
	or r52 = r16, r52
	ld8 r14 = [r39]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r54 = [r41]
	or r53 = r15, r53
	.mmb
	st8 [r38] = r14
	ld8 r55 = [r43]
	br.call.sptk.many b0 = real_divide#
	;;
	.mmi
	adds r15 = 120, r12
	adds r14 = 16, r12
	mov r1 = r47
	.mmi
	ld8 r54 = [r44]
	ld8 r48 = [r41]
	adds r8 = 48, r12
	;;
	.mmi
	nop 0
	ld8 r17 = [r15]
	adds r15 = 112, r12
	.mmi
	ld8 r49 = [r43]
	;;
	ld8 r16 = [r15]
	adds r15 = 128, r12
	.mmi
	ld8 r50 = [r42]
	;;
	st8 [r14] = r16
	adds r14 = 24, r12
	.mmi
	ld8 r16 = [r15]
	ld8 r53 = [r39]
	adds r15 = 136, r12
	;;
	.mmi
	st8 [r14] = r17
	nop 0
	adds r14 = 32, r12
	.mmi
	ld8 r15 = [r15]
	nop 0
	adds r17 = 104, r12
	;;
	.mmi
	st8 [r14] = r16
	nop 0
	adds r14 = 168, r12
	.mmi
	ld8 r55 = [r17]
	st8 [r38] = r15
	nop 0
	;;
	.mmi
	ld8 r51 = [r14]
	nop 0
	adds r14 = 176, r12
	;;
	.mib
	ld8 r52 = [r14]
	nop 0
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	adds r14 = 48, r12
	mov r1 = r47
	mov r8 = r40
	.mmi
	addl r54 = -1, r0
	;;
	ld8 r48 = [r14]
	adds r14 = 56, r12
	;;
	.mmi
	ld8 r49 = [r14]
	nop 0
	adds r14 = 64, r12
	;;
	.mmi
	ld8 r50 = [r14]
	nop 0
	adds r14 = 72, r12
	;;
	.mmi
	ld8 r51 = [r14]
	nop 0
	adds r14 = 80, r12
	;;
	.mmi
	ld8 r52 = [r14]
	nop 0
	adds r14 = 88, r12
	;;
	.mib
	ld8 r53 = [r14]
	nop 0
	br.call.sptk.many b0 = real_scale#
	;;
	.mmi
	mov r8 = r40
	mov r1 = r47
	mov b0 = r45
	;;
	.mii
	nop 0
	mov ar.pfs = r46
	nop 0
	.mmb
	.restore sp
	adds r12 = 224, r12
	nop 0
	br.ret.sptk.many b0
	.endp real_cosh#
	.align 16
	.align 64
	.global real_tanh#
	.type	real_tanh#, @function
	.proc real_tanh#
real_tanh:
	.prologue 12, 47
	.mmi
	.save ar.pfs, r48
	alloc r48 = ar.pfs, 6, 12, 8, 0
	.fframe 272
	adds r12 = -272, r12
	.save rp, r47
	mov r47 = b0
	.mmi
	mov r49 = r1
	.body
	mov r38 = r8
	cmp4.ge p6, p7 = 8, r32
	;;
	.mmi
	adds r14 = 240, r12
	mov r23 = r8
	adds r22 = 12, r8
	.mmi
	adds r21 = 16, r8
	adds r20 = 20, r8
	adds r19 = 24, r8
	;;
	.mmi
	st8 [r14] = r32
	adds r18 = 28, r8
	adds r17 = 32, r8
	.mmb
	adds r16 = 36, r8
	addl r24 = 1, r0
	(p6) br.cond.dpnt .L198
	;;
	.mmi
	ld4 r15 = [r14]
	nop 0
	adds r14 = 8, r8
	.mmi
	st4 [r22] = r0
	st4 [r21] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r23] = r15, 4
	adds r15 = 40, r8
	.mmi
	st4 [r14] = r0
	adds r14 = 44, r8
	mov r8 = r38
	;;
	.mlx
	st4 [r15] = r0
	movl r15 = -2147483648
	.mmi
	nop 0
	st4 [r23] = r24
	nop 0
	;;
	.mmi
	st4 [r20] = r0
	st4 [r19] = r0
	nop 0
	;;
	.mmi
	st4 [r18] = r0
	st4 [r17] = r0
	nop 0
	;;
	.mmi
	st4 [r16] = r0
	st4 [r14] = r15
	mov b0 = r47
	;;
	.mii
	nop 0
	mov ar.pfs = r48
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 272, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L198:
	.body
	.copy_state 1
	.mmi
	adds r39 = 144, r12
	addl r56 = 1, r0
	mov r50 = r32
	.mmi
	mov r51 = r33
	mov r52 = r34
	mov r53 = r35
	;;
	.mmi
	mov r8 = r39
	mov r54 = r36
	mov r55 = r37
	.mmb
	adds r40 = 192, r12
	adds r46 = 96, r12
	br.call.sptk.many b0 = real_scale#
	;;
	.mmi
	adds r14 = 152, r12
	mov r1 = r49
	mov r8 = r40
	.mmi
	ld8 r50 = [r39]
	adds r39 = 16, r12
	adds r45 = 200, r12
	;;
	.mmi
	ld8 r51 = [r14]
	adds r14 = 160, r12
	adds r44 = 208, r12
	.mmi
	adds r43 = 216, r12
	adds r42 = 224, r12
	adds r41 = 232, r12
	;;
	.mmi
	ld8 r52 = [r14]
	nop 0
	adds r14 = 168, r12
	;;
	.mmi
	ld8 r53 = [r14]
	nop 0
	adds r14 = 176, r12
	;;
	.mmi
	ld8 r54 = [r14]
	nop 0
	adds r14 = 184, r12
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br.call.sptk.many b0 = real_expm1#
	;;
	.mmi
	mov r1 = r49
	mov r8 = r46
	addl r56 = 1, r0
	;;
	.mlx
	nop 0
	movl r14 = @gprel(one#)
	;;
	.mmi
	nop 0
	add r14 = r1, r14
	nop 0
	;;
	.mmi
	mov r21 = r14
	adds r19 = 8, r14
	adds r18 = 16, r14
	.mmi
	adds r17 = 24, r14
	adds r16 = 32, r14
	adds r15 = 40, r14
	;;
	.mmi
	ld4 r20 = [r21], 4
	adds r25 = 12, r14
	adds r24 = 20, r14
	.mmi
	adds r23 = 28, r14
	ld4 r19 = [r19]
	adds r22 = 36, r14
	;;
	.mmi
	ld4 r18 = [r18]
	adds r14 = 44, r14
	shl r20 = r20, 32
	.mmi
	ld4 r17 = [r17]
	nop 0
	shl r19 = r19, 32
	;;
	.mii
	ld4 r16 = [r16]
	shl r18 = r18, 32
	shl r17 = r17, 32
	.mmb
	nop 0
	ld4 r15 = [r15]
	nop 0
	;;
	.mii
	ld4 r50 = [r21]
	shl r16 = r16, 32
	shl r15 = r15, 32
	.mmb
	nop 0
	ld4 r51 = [r25]
	nop 0
	;;
	.mmi
	ld4 r52 = [r24]
	or r50 = r20, r50
	or r51 = r19, r51
	.mmi
	ld4 r53 = [r23]
	;;
	ld4 r54 = [r22]
	or r52 = r18, r52
	.mmi
	or r53 = r17, r53
	ld4 r55 = [r14]
	nop 0
	;;
	.mib
	or r54 = r16, r54
	or r55 = r15, r55
	br.call.sptk.many b0 = real_scale#
	;;
	.mmi
	adds r14 = 120, r12
	adds r15 = 112, r12
	mov r1 = r49
	.mmi
	ld8 r56 = [r46]
	ld8 r50 = [r40]
	adds r8 = 48, r12
	;;
	.mmi
	nop 0
	ld8 r16 = [r14]
	adds r14 = 128, r12
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mmi
	st8 [r39] = r15
	ld8 r15 = [r14]
	adds r39 = 24, r12
	.mmi
	adds r14 = 104, r12
	ld8 r51 = [r45]
	nop 0
	;;
	.mmi
	ld8 r57 = [r14]
	st8 [r39] = r16
	adds r14 = 136, r12
	.mmi
	adds r39 = 32, r12
	ld8 r52 = [r44]
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	st8 [r39] = r15
	adds r39 = 40, r12
	.mmi
	ld8 r53 = [r43]
	;;
	ld8 r54 = [r42]
	nop 0
	.mmb
	st8 [r39] = r14
	ld8 r55 = [r41]
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	adds r15 = 72, r12
	adds r16 = 48, r12
	adds r14 = 16, r12
	.mmi
	adds r18 = 56, r12
	mov r1 = r49
	mov r8 = r38
	;;
	.mmi
	nop 0
	ld8 r17 = [r15]
	adds r15 = 64, r12
	.mmi
	ld8 r56 = [r16]
	;;
	ld8 r16 = [r15]
	adds r15 = 80, r12
	.mmi
	nop 0
	ld8 r57 = [r18]
	nop 0
	;;
	.mmi
	st8 [r14] = r16
	ld8 r16 = [r15]
	adds r14 = 24, r12
	.mmi
	adds r15 = 88, r12
	ld8 r50 = [r40]
	nop 0
	;;
	.mmi
	st8 [r14] = r17
	ld8 r15 = [r15]
	adds r14 = 32, r12
	.mmi
	nop 0
	ld8 r51 = [r45]
	nop 0
	;;
	.mmi
	st8 [r14] = r16
	st8 [r39] = r15
	nop 0
	.mmi
	ld8 r52 = [r44]
	ld8 r53 = [r43]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r54 = [r42]
	nop 0
	.mmb
	ld8 r55 = [r41]
	nop 0
	br.call.sptk.many b0 = real_divide#
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
	.restore sp
	adds r12 = 272, r12
	nop 0
	br.ret.sptk.many b0
	.endp real_tanh#
	.align 16
	.align 64
	.global real_asinh#
	.type	real_asinh#, @function
	.proc real_asinh#
real_asinh:
	.prologue 12, 63
	.mmi
	.save ar.pfs, r64
	alloc r64 = ar.pfs, 6, 28, 8, 0
	.fframe 368
	adds r12 = -368, r12
	mov r65 = r1
	.mlx
	mov r42 = r8
	movl r38 = @gprel(one#)
	;;
	.mmi
	adds r40 = 16, r12
	adds r43 = 336, r12
	adds r46 = 288, r12
	.mmi
	adds r51 = 344, r12
	adds r50 = 352, r12
	adds r49 = 360, r12
	;;
	.mmi
	st8 [r40] = r34
	adds r40 = 24, r12
	adds r48 = 368, r12
	.mmi
	adds r47 = 376, r12
	add r38 = r1, r38
	mov r68 = r34
	;;
	.mmi
	st8 [r40] = r35
	adds r40 = 32, r12
	.save rp, r63
	mov r63 = b0
	.body
	.mmi
	st8 [r43] = r32
	mov r69 = r35
	mov r70 = r36
	;;
	.mmi
	st8 [r40] = r36
	adds r40 = 40, r12
	mov r73 = r33
	.mmi
	st4 [r43] = r0
	mov r8 = r46
	mov r67 = r33
	;;
	.mmi
	ld8 r72 = [r43]
	st8 [r51] = r33
	mov r71 = r37
	.mmi
	st8 [r50] = r34
	adds r39 = 16, r12
	adds r62 = 192, r12
	;;
	.mmi
	mov r66 = r72
	st8 [r49] = r35
	mov r41 = r39
	.mmi
	st8 [r48] = r36
	adds r57 = 296, r12
	adds r56 = 304, r12
	;;
	.mmi
	st8 [r47] = r37
	st8 [r40] = r37
	adds r55 = 312, r12
	.mmb
	adds r54 = 320, r12
	adds r53 = 328, r12
	br.call.sptk.many b0 = real_multiply#
	;;
	.mmi
	adds r14 = 20, r38
	adds r16 = 16, r38
	mov r17 = r38
	.mmi
	adds r15 = 8, r38
	adds r19 = 12, r38
	mov r1 = r65
	;;
	.mmi
	ld4 r61 = [r16]
	mov r8 = r62
	adds r60 = 240, r12
	.mmi
	adds r58 = 144, r12
	ld4 r20 = [r14]
	adds r14 = 24, r38
	;;
	.mmi
	ld4 r18 = [r14]
	st4 [r39] = r61
	adds r14 = 28, r38
	.mmi
	adds r39 = 20, r12
	ld4 r16 = [r17], 4
	adds r52 = 96, r12
	;;
	.mmi
	st4 [r39] = r20
	ld4 r20 = [r14]
	adds r39 = 24, r12
	.mmi
	adds r14 = 32, r38
	ld4 r45 = [r17]
	shl r16 = r16, 32
	;;
	.mmi
	st4 [r39] = r18
	ld4 r18 = [r14]
	adds r39 = 28, r12
	.mmi
	adds r14 = 36, r38
	ld4 r15 = [r15]
	or r45 = r16, r45
	;;
	.mmi
	st4 [r39] = r20
	ld4 r17 = [r14]
	adds r39 = 32, r12
	.mmi
	adds r14 = 40, r38
	mov r72 = r45
	shl r15 = r15, 32
	;;
	.mmi
	ld4 r44 = [r19]
	st4 [r39] = r18
	nop 0
	.mmi
	adds r39 = 36, r12
	ld4 r16 = [r14]
	adds r14 = 44, r38
	;;
	.mmb
	or r44 = r15, r44
	ld4 r59 = [r14]
	nop 0
	.mmi
	st4 [r39] = r17
	adds r39 = 44, r12
	extr.u r32 = r32, 32, 32
	;;
	.mmi
	st4 [r40] = r16
	ld8 r66 = [r46]
	mov r73 = r44
	.mmi
	st4 [r39] = r59
	ld8 r67 = [r57]
	nop 0
	;;
	.mmi
	ld8 r68 = [r56]
	ld8 r69 = [r55]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r70 = [r54]
	nop 0
	.mmb
	ld8 r71 = [r53]
	nop 0
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	adds r14 = 200, r12
	mov r1 = r65
	mov r8 = r60
	.mmi
	ld8 r66 = [r62]
	;;
	ld8 r67 = [r14]
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
	.mmi
	ld8 r70 = [r14]
	nop 0
	adds r14 = 232, r12
	;;
	.mib
	ld8 r71 = [r14]
	nop 0
	br.call.sptk.many b0 = real_sqrt#
	;;
	.mmi
	adds r15 = 20, r38
	adds r14 = 20, r12
	mov r1 = r65
	.mmi
	st4 [r41] = r61
	mov r8 = r58
	mov r72 = r45
	;;
	.mmi
	ld4 r16 = [r15]
	adds r15 = 24, r38
	mov r73 = r44
	.mmi
	st4 [r39] = r59
	ld8 r66 = [r60]
	nop 0
	;;
	.mmi
	ld4 r17 = [r15]
	st4 [r14] = r16
	adds r15 = 28, r38
	.mmi
	nop 0
	adds r14 = 24, r12
	nop 0
	;;
	.mmi
	ld4 r16 = [r15]
	st4 [r14] = r17
	adds r14 = 28, r12
	.mmi
	adds r15 = 32, r38
	;;
	st4 [r14] = r16
	adds r14 = 248, r12
	.mmi
	ld4 r17 = [r15]
	nop 0
	adds r15 = 36, r38
	;;
	.mmi
	ld8 r67 = [r14]
	nop 0
	adds r14 = 32, r12
	.mmi
	ld4 r16 = [r15]
	nop 0
	adds r15 = 40, r38
	;;
	.mmi
	nop 0
	st4 [r14] = r17
	adds r14 = 256, r12
	.mmi
	ld4 r15 = [r15]
	;;
	ld8 r68 = [r14]
	adds r14 = 36, r12
	.mmi
	st4 [r40] = r15
	;;
	st4 [r14] = r16
	adds r14 = 264, r12
	;;
	.mmi
	ld8 r69 = [r14]
	nop 0
	adds r14 = 272, r12
	;;
	.mmi
	ld8 r70 = [r14]
	nop 0
	adds r14 = 280, r12
	;;
	.mib
	ld8 r71 = [r14]
	nop 0
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	adds r14 = 168, r12
	adds r17 = 152, r12
	mov r1 = r65
	.mmi
	ld8 r72 = [r58]
	ld8 r66 = [r46]
	mov r8 = r52
	;;
	.mmi
	nop 0
	ld8 r16 = [r14]
	adds r14 = 160, r12
	.mmi
	ld8 r73 = [r17]
	;;
	ld8 r15 = [r14]
	adds r14 = 176, r12
	.mmi
	nop 0
	ld8 r67 = [r57]
	nop 0
	;;
	.mmi
	st8 [r41] = r15
	ld8 r15 = [r14]
	adds r41 = 24, r12
	.mmi
	adds r14 = 184, r12
	ld8 r68 = [r56]
	nop 0
	;;
	.mmi
	st8 [r41] = r16
	ld8 r14 = [r14]
	adds r41 = 32, r12
	.mmi
	nop 0
	ld8 r69 = [r55]
	nop 0
	;;
	.mmi
	st8 [r41] = r15
	st8 [r40] = r14
	nop 0
	.mmb
	ld8 r70 = [r54]
	ld8 r71 = [r53]
	br.call.sptk.many b0 = real_divide#
	;;
	.mmi
	adds r14 = 120, r12
	adds r16 = 112, r12
	adds r15 = 16, r12
	.mmi
	mov r1 = r65
	ld8 r72 = [r52]
	adds r8 = 48, r12
	;;
	.mmi
	nop 0
	ld8 r17 = [r14]
	adds r14 = 128, r12
	.mmi
	nop 0
	ld8 r18 = [r16]
	nop 0
	;;
	.mmi
	st8 [r15] = r18
	ld8 r16 = [r14]
	adds r15 = 104, r12
	.mmi
	adds r14 = 136, r12
	ld8 r66 = [r43]
	nop 0
	;;
	.mmi
	ld8 r73 = [r15]
	nop 0
	adds r15 = 24, r12
	.mmi
	st8 [r41] = r16
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	st8 [r15] = r17
	ld8 r67 = [r51]
	nop 0
	.mmi
	st8 [r40] = r14
	ld8 r68 = [r50]
	nop 0
	;;
	.mmi
	ld8 r69 = [r49]
	ld8 r70 = [r48]
	nop 0
	;;
	.mib
	ld8 r71 = [r47]
	nop 0
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	adds r14 = 48, r12
	mov r1 = r65
	mov r8 = r42
	;;
	.mmi
	ld8 r66 = [r14]
	nop 0
	adds r14 = 56, r12
	;;
	.mmi
	ld8 r67 = [r14]
	nop 0
	adds r14 = 64, r12
	;;
	.mmi
	ld8 r68 = [r14]
	nop 0
	adds r14 = 72, r12
	;;
	.mmi
	ld8 r69 = [r14]
	nop 0
	adds r14 = 80, r12
	;;
	.mmi
	ld8 r70 = [r14]
	nop 0
	adds r14 = 88, r12
	;;
	.mib
	ld8 r71 = [r14]
	nop 0
	br.call.sptk.many b0 = real_log1p#
	;;
	.mmb
	mov r8 = r42
	mov r1 = r65
	nop 0
	.mii
	st4 [r42] = r32
	mov b0 = r63
	;;
	mov ar.pfs = r64
	.mmb
	nop 0
	.restore sp
	adds r12 = 368, r12
	br.ret.sptk.many b0
	.endp real_asinh#
	.align 16
	.align 64
	.global real_acosh#
	.type	real_acosh#, @function
	.proc real_acosh#
real_acosh:
	.prologue 12, 54
	.mmi
	.save ar.pfs, r55
	alloc r55 = ar.pfs, 6, 19, 8, 0
	.fframe 368
	adds r12 = -368, r12
	mov r56 = r1
	.mlx
	mov r39 = r8
	movl r38 = @gprel(one#)
	;;
	.mmi
	add r38 = r1, r38
	adds r15 = 20, r12
	adds r46 = 16, r12
	.mmi
	adds r42 = 288, r12
	adds r45 = 24, r12
	adds r44 = 32, r12
	;;
	.mmi
	adds r49 = 20, r38
	mov r18 = r38
	adds r48 = 28, r38
	.mmi
	adds r16 = 8, r38
	adds r53 = 16, r38
	adds r21 = 12, r38
	;;
	.mmi
	ld4 r19 = [r49]
	adds r47 = 36, r38
	adds r52 = 24, r38
	.mmi
	adds r51 = 32, r38
	adds r50 = 40, r38
	adds r38 = 44, r38
	;;
	.mmb
	ld4 r17 = [r18], 4
	st4 [r15] = r19
	nop 0
	.mmi
	adds r15 = 28, r12
	adds r43 = 40, r12
	.save rp, r54
	mov r54 = b0
	.body
	;;
	.mmi
	ld4 r19 = [r48]
	mov r8 = r42
	shl r17 = r17, 32
	.mmi
	mov r57 = r32
	mov r58 = r33
	mov r59 = r34
	;;
	.mmi
	ld4 r16 = [r16]
	st4 [r15] = r19
	adds r15 = 36, r12
	.mmi
	mov r60 = r35
	mov r61 = r36
	mov r62 = r37
	;;
	.mmi
	nop 0
	ld4 r20 = [r53]
	shl r16 = r16, 32
	.mmi
	nop 0
	ld4 r14 = [r47]
	nop 0
	;;
	.mmi
	ld4 r41 = [r18]
	st4 [r46] = r20
	nop 0
	.mmi
	st4 [r15] = r14
	ld4 r40 = [r21]
	adds r15 = 44, r12
	;;
	.mmi
	or r41 = r17, r41
	nop 0
	or r40 = r16, r40
	.mmi
	ld4 r14 = [r38]
	ld4 r16 = [r50]
	nop 0
	;;
	.mmi
	ld4 r20 = [r52]
	st4 [r43] = r16
	mov r63 = r41
	.mmi
	st4 [r15] = r14
	ld4 r18 = [r51]
	mov r64 = r40
	;;
	.mmi
	nop 0
	st4 [r45] = r20
	nop 0
	.mmb
	st4 [r44] = r18
	nop 0
	br.call.sptk.many b0 = real_subtract#
	;;
	.mmi
	adds r14 = 332, r12
	mov r1 = r56
	adds r15 = 292, r12
	.mmi
	mov r8 = r39
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	mov r14 = r39
	(p7) br.cond.dpnt .L209
	;;
	.mmi
	nop 0
	ld4 r16 = [r42]
	nop 0
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r16 = [r15]
	adds r15 = 296, r12
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r16 = [r15]
	adds r15 = 300, r12
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r16 = [r15]
	adds r15 = 304, r12
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r16 = [r15]
	adds r15 = 308, r12
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r16 = [r15]
	adds r15 = 312, r12
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r16 = [r15]
	adds r15 = 316, r12
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r16 = [r15]
	adds r15 = 320, r12
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r16 = [r15]
	adds r15 = 324, r12
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r16 = [r15]
	adds r15 = 328, r12
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r15 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r15, 4
	nop 0
	;;
	.mii
	st4 [r14] = r0
	mov b0 = r54
	;;
	mov ar.pfs = r55
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 368, r12
	br.ret.sptk.many b0
	;;
.L209:
	.body
	.copy_state 1
	.mmi
	ld4 r17 = [r53]
	mov r57 = r41
	mov r58 = r40
	.mmi
	addl r63 = 1, r0
	adds r41 = 312, r12
	adds r40 = 320, r12
	;;
	.mmi
	nop 0
	ld4 r16 = [r52]
	shl r17 = r17, 32
	.mmi
	adds r52 = 240, r12
	ld4 r15 = [r51]
	adds r51 = 192, r12
	;;
	.mmi
	ld4 r14 = [r50]
	mov r8 = r52
	shl r16 = r16, 32
	.mmi
	adds r50 = 296, r12
	ld4 r59 = [r49]
	shl r15 = r15, 32
	;;
	.mmi
	ld4 r60 = [r48]
	or r59 = r17, r59
	shl r14 = r14, 32
	.mmi
	adds r48 = 304, r12
	ld4 r61 = [r47]
	adds r49 = 144, r12
	;;
	.mmi
	nop 0
	ld4 r62 = [r38]
	or r60 = r16, r60
	.mmi
	or r61 = r15, r61
	adds r38 = 328, r12
	adds r47 = 96, r12
	;;
	.mib
	or r62 = r14, r62
	nop 0
	br.call.sptk.many b0 = real_scale#
	;;
	.mmi
	adds r14 = 264, r12
	adds r15 = 256, r12
	mov r1 = r56
	.mmi
	ld8 r63 = [r52]
	ld8 r57 = [r42]
	mov r8 = r51
	;;
	.mmi
	nop 0
	ld8 r16 = [r14]
	adds r14 = 272, r12
	.mmi
	ld8 r17 = [r15]
	;;
	ld8 r15 = [r14]
	nop 0
	.mmi
	st8 [r46] = r17
	adds r14 = 280, r12
	adds r17 = 248, r12
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	.mmi
	ld8 r64 = [r17]
	st8 [r45] = r16
	nop 0
	;;
	.mmi
	ld8 r58 = [r50]
	st8 [r44] = r15
	nop 0
	;;
	.mmi
	ld8 r59 = [r48]
	ld8 r60 = [r41]
	nop 0
	.mmi
	st8 [r43] = r14
	;;
	ld8 r61 = [r40]
	nop 0
	.mmb
	ld8 r62 = [r38]
	nop 0
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	adds r14 = 216, r12
	adds r15 = 208, r12
	mov r1 = r56
	.mmi
	ld8 r63 = [r51]
	ld8 r57 = [r42]
	mov r8 = r49
	;;
	.mmi
	nop 0
	ld8 r16 = [r14]
	adds r14 = 224, r12
	.mmi
	ld8 r17 = [r15]
	;;
	ld8 r15 = [r14]
	nop 0
	.mmi
	st8 [r46] = r17
	adds r14 = 232, r12
	adds r17 = 200, r12
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	.mmi
	ld8 r64 = [r17]
	st8 [r45] = r16
	nop 0
	;;
	.mmi
	ld8 r58 = [r50]
	st8 [r44] = r15
	nop 0
	;;
	.mmi
	ld8 r59 = [r48]
	ld8 r60 = [r41]
	nop 0
	.mmi
	st8 [r43] = r14
	;;
	ld8 r61 = [r40]
	nop 0
	.mmb
	ld8 r62 = [r38]
	nop 0
	br.call.sptk.many b0 = real_multiply#
	;;
	.mmi
	adds r14 = 152, r12
	mov r1 = r56
	mov r8 = r47
	.mmi
	ld8 r57 = [r49]
	;;
	ld8 r58 = [r14]
	adds r14 = 160, r12
	;;
	.mmi
	ld8 r59 = [r14]
	nop 0
	adds r14 = 168, r12
	;;
	.mmi
	ld8 r60 = [r14]
	nop 0
	adds r14 = 176, r12
	;;
	.mmi
	ld8 r61 = [r14]
	nop 0
	adds r14 = 184, r12
	;;
	.mib
	ld8 r62 = [r14]
	nop 0
	br.call.sptk.many b0 = real_sqrt#
	;;
	.mmi
	adds r14 = 120, r12
	ld8 r57 = [r42]
	adds r15 = 112, r12
	.mmi
	mov r1 = r56
	ld8 r58 = [r50]
	adds r8 = 48, r12
	;;
	.mmi
	nop 0
	ld8 r16 = [r14]
	adds r14 = 128, r12
	.mmi
	nop 0
	ld8 r17 = [r15]
	nop 0
	;;
	.mmi
	ld8 r15 = [r14]
	st8 [r46] = r17
	adds r14 = 136, r12
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	.mmi
	ld8 r59 = [r48]
	st8 [r45] = r16
	nop 0
	;;
	.mmi
	ld8 r60 = [r41]
	st8 [r44] = r15
	nop 0
	;;
	.mmi
	ld8 r61 = [r40]
	ld8 r62 = [r38]
	nop 0
	.mii
	st8 [r43] = r14
	adds r14 = 104, r12
	;;
	nop 0
	.mmb
	ld8 r64 = [r14]
	ld8 r63 = [r47]
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	adds r14 = 48, r12
	mov r1 = r56
	mov r8 = r39
	;;
	.mmi
	ld8 r57 = [r14]
	nop 0
	adds r14 = 56, r12
	;;
	.mmi
	ld8 r58 = [r14]
	nop 0
	adds r14 = 64, r12
	;;
	.mmi
	ld8 r59 = [r14]
	nop 0
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
	.mib
	ld8 r62 = [r14]
	nop 0
	br.call.sptk.many b0 = real_log1p#
	;;
	.mmi
	mov r8 = r39
	mov r1 = r56
	mov b0 = r54
	;;
	.mii
	nop 0
	mov ar.pfs = r55
	nop 0
	.mmb
	.restore sp
	adds r12 = 368, r12
	nop 0
	br.ret.sptk.many b0
	.endp real_acosh#
	.align 16
	.align 64
	.global real_atanh#
	.type	real_atanh#, @function
	.proc real_atanh#
real_atanh:
	.prologue 12, 49
	.mmb
	.save ar.pfs, r50
	alloc r50 = ar.pfs, 6, 14, 8, 0
	.fframe 272
	adds r12 = -272, r12
	nop 0
	.mii
	mov r51 = r1
	.save rp, r49
	mov r49 = b0
	.body
	mov r39 = r8
	;;
	.mmi
	adds r40 = 240, r12
	adds r44 = 248, r12
	adds r48 = 256, r12
	.mmi
	adds r47 = 264, r12
	adds r46 = 272, r12
	adds r45 = 280, r12
	;;
	.mmi
	adds r42 = 192, r12
	st8 [r40] = r32
	mov r53 = r33
	.mmi
	st4 [r40] = r0
	mov r54 = r34
	mov r55 = r35
	;;
	.mmi
	mov r8 = r42
	ld8 r52 = [r40]
	mov r56 = r36
	.mmi
	mov r57 = r37
	addl r58 = 1, r0
	adds r38 = 16, r12
	;;
	.mmb
	st8 [r44] = r33
	st8 [r48] = r34
	nop 0
	.mmi
	adds r43 = 144, r12
	adds r41 = 96, r12
	extr.u r32 = r32, 32, 32
	;;
	.mmi
	st8 [r47] = r35
	st8 [r46] = r36
	nop 0
	;;
	.mib
	st8 [r45] = r37
	nop 0
	br.call.sptk.many b0 = real_scale#
	;;
	.mmi
	mov r1 = r51
	ld8 r15 = [r48]
	mov r8 = r43
	.mmi
	nop 0
	ld8 r22 = [r47]
	nop 0
	;;
	.mlx
	nop 0
	movl r14 = @gprel(one#)
	.mmi
	st8 [r38] = r15
	ld8 r26 = [r46]
	adds r38 = 24, r12
	;;
	.mmi
	add r14 = r1, r14
	st8 [r38] = r22
	adds r38 = 32, r12
	.mmi
	ld8 r58 = [r40]
	ld8 r59 = [r44]
	nop 0
	;;
	.mmi
	mov r21 = r14
	adds r19 = 8, r14
	adds r18 = 16, r14
	.mmi
	adds r17 = 24, r14
	adds r16 = 32, r14
	adds r15 = 40, r14
	;;
	.mmi
	adds r25 = 12, r14
	ld4 r20 = [r21], 4
	adds r24 = 20, r14
	.mmi
	adds r23 = 28, r14
	st8 [r38] = r26
	adds r22 = 36, r14
	;;
	.mmi
	ld4 r19 = [r19]
	adds r14 = 44, r14
	shl r20 = r20, 32
	.mmi
	adds r38 = 40, r12
	ld4 r18 = [r18]
	nop 0
	;;
	.mii
	ld4 r17 = [r17]
	shl r19 = r19, 32
	shl r18 = r18, 32
	.mmb
	nop 0
	ld4 r16 = [r16]
	nop 0
	;;
	.mii
	ld4 r15 = [r15]
	shl r17 = r17, 32
	shl r16 = r16, 32
	.mmi
	ld4 r52 = [r21]
	;;
	ld4 r53 = [r25]
	shl r15 = r15, 32
	.mmi
	or r52 = r20, r52
	ld4 r54 = [r24]
	nop 0
	;;
	.mmi
	ld4 r55 = [r23]
	or r53 = r19, r53
	or r54 = r18, r54
	.mmi
	ld4 r56 = [r22]
	;;
	ld4 r57 = [r14]
	or r55 = r17, r55
	.mmi
	or r56 = r16, r56
	ld8 r14 = [r45]
	nop 0
	;;
	.mmi
	nop 0
	or r57 = r15, r57
	nop 0
	.mmb
	st8 [r38] = r14
	nop 0
	br.call.sptk.many b0 = real_subtract#
	;;
	.mmi
	adds r15 = 168, r12
	adds r14 = 16, r12
	mov r1 = r51
	.mmi
	ld8 r58 = [r43]
	ld8 r52 = [r42]
	mov r8 = r41
	;;
	.mmi
	ld8 r17 = [r15]
	nop 0
	adds r15 = 160, r12
	;;
	.mmi
	ld8 r16 = [r15]
	nop 0
	adds r15 = 176, r12
	;;
	.mmi
	st8 [r14] = r16
	nop 0
	adds r14 = 24, r12
	.mmi
	ld8 r16 = [r15]
	nop 0
	adds r15 = 184, r12
	;;
	.mmi
	st8 [r14] = r17
	nop 0
	adds r14 = 32, r12
	.mmi
	ld8 r15 = [r15]
	nop 0
	adds r17 = 152, r12
	;;
	.mmi
	st8 [r14] = r16
	nop 0
	adds r14 = 200, r12
	.mmi
	ld8 r59 = [r17]
	st8 [r38] = r15
	nop 0
	;;
	.mmi
	ld8 r53 = [r14]
	nop 0
	adds r14 = 208, r12
	;;
	.mmi
	ld8 r54 = [r14]
	nop 0
	adds r14 = 216, r12
	;;
	.mmi
	ld8 r55 = [r14]
	nop 0
	adds r14 = 224, r12
	;;
	.mmi
	ld8 r56 = [r14]
	nop 0
	adds r14 = 232, r12
	;;
	.mib
	ld8 r57 = [r14]
	nop 0
	br.call.sptk.many b0 = real_divide#
	;;
	.mmi
	adds r14 = 104, r12
	mov r1 = r51
	adds r8 = 48, r12
	.mmi
	ld8 r52 = [r41]
	;;
	ld8 r53 = [r14]
	adds r14 = 112, r12
	;;
	.mmi
	ld8 r54 = [r14]
	nop 0
	adds r14 = 120, r12
	;;
	.mmi
	ld8 r55 = [r14]
	nop 0
	adds r14 = 128, r12
	;;
	.mmi
	ld8 r56 = [r14]
	nop 0
	adds r14 = 136, r12
	;;
	.mib
	ld8 r57 = [r14]
	nop 0
	br.call.sptk.many b0 = real_log1p#
	;;
	.mmi
	adds r14 = 48, r12
	mov r1 = r51
	mov r8 = r39
	.mmi
	addl r58 = -1, r0
	;;
	ld8 r52 = [r14]
	adds r14 = 56, r12
	;;
	.mmi
	ld8 r53 = [r14]
	nop 0
	adds r14 = 64, r12
	;;
	.mmi
	ld8 r54 = [r14]
	nop 0
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
	.mib
	ld8 r57 = [r14]
	nop 0
	br.call.sptk.many b0 = real_scale#
	;;
	.mmb
	mov r8 = r39
	mov r1 = r51
	nop 0
	.mii
	st4 [r39] = r32
	mov b0 = r49
	;;
	mov ar.pfs = r50
	.mmb
	nop 0
	.restore sp
	adds r12 = 272, r12
	br.ret.sptk.many b0
	.endp real_atanh#
	.section	.rodata,	"a",	"progbits"
	.align 4
	.type	half_pi#, @object
	.size	half_pi#, 48
half_pi:
	data4	0
	data4	1
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
	.align 4
	.type	log_10#, @object
	.size	log_10#, 48
log_10:
	data4	0
	data4	2
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
	.align 4
	.type	log_2#, @object
	.size	log_2#, 48
log_2:
	data4	0
	data4	0
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
	.align 4
	.type	one#, @object
	.size	one#, 48
one:
	data4	0
	data4	1
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
