// 25a7d7bd6a999862f3e32f29acb0a2df emu/guest/libc/long_double.c
	.file	"long_double.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc is_special_division#
is_special_division:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 5, 3, 0, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r37
	mov r37 = b0
	.mmi
	addp4 r36 = 0,r36
	mov r39 = r1
	.body
	mov r14 = r32
	;;
	.mmi
	adds r17 = 16, r12
	addl r16 = 32767, r0
	adds r20 = 24, r12
	.mmi
	adds r18 = 32, r12
	adds r19 = 40, r12
	addl r21 = 32767, r0
	;;
	.mmi
	st8 [r17] = r32
	nop 0
	extr.u r17 = r32, 48, 15
	.mmi
	st8 [r18] = r34
	nop 0
	mov r15 = r33
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = r16, r17
	shr.u r17 = r34, 48
	.mmb
	st8 [r20] = r33
	st8 [r19] = r35
	(p6) br.cond.dpnt .L2
	;;
	.mmi
	nop 0
	and r17 = r16, r17
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r16, r17
	nop 0
	(p6) br.cond.dpnt .L25
	;;
	.mii
	nop 0
	extr.u r34 = r34, 0, 63
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r34
	(p6) br.cond.dptk .L10
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r35
	(p7) br.cond.dpnt .L7
.L10:
	.mlx
	nop 0
	movl r16 = 9223372036854775807
	;;
	.mmi
	and r14 = r16, r14
	;;
	or r14 = r15, r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L5
	;;
	.mii
	(p7) mov r8 = r0
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L25:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r14 = 281474976710655
	;;
	.mmi
	and r14 = r14, r34
	;;
	or r14 = r35, r14
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L26
	;;
	.mmi
	ld8 r15 = [r18]
	ld8 r14 = [r19]
	nop 0
	;;
	.mmi
	nop 0
	st8 [r36] = r15, 8
	nop 0
	;;
	.mmi
	st8 [r36] = r14
	nop 0
	nop 0
.L9:
	.mmi
	addl r8 = 1, r0
	nop 0
	nop 0
.L28:
	.mii
	nop 0
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L2:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r16 = 281474976710655
	;;
	.mmi
	nop 0
	and r14 = r16, r32
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L27
.L5:
	.mmi
	adds r16 = 16, r12
	ld8 r14 = [r20]
	addl r8 = 1, r0
	;;
	.mmi
	ld8 r15 = [r16]
	;;
	st8 [r36] = r15, 8
	nop 0
	;;
	.mib
	st8 [r36] = r14
	nop 0
	br .L28
.L27:
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r33
	(p6) br.cond.dptk .L5
	.mii
	nop 0
	shr.u r14 = r34, 48
	;;
	and r14 = r21, r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r21, r14
	(p6) br.cond.dpnt .L29
.L7:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 33, r0
	addp4 r8 = 0,r8
	mov r1 = r39
	;;
	.mlx
	st4 [r8] = r14
	movl r14 = 9223231299366420480
	;;
	.mmi
	nop 0
	st8 [r36] = r14, 8
	nop 0
	;;
	.mmi
	st8 [r36] = r0
	nop 0
	nop 0
.L30:
	.mib
	nop 0
	addl r8 = 1, r0
	br .L28
.L26:
	.mii
	nop 0
	extr.u r34 = r34, 0, 63
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r34
	(p7) br.cond.dptk .L5
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 33, r0
	addp4 r8 = 0,r8
	mov r1 = r39
	;;
	.mlx
	st4 [r8] = r14
	movl r14 = 9223231299366420480
	;;
	.mmi
	nop 0
	st8 [r36] = r14, 8
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	br .L30
.L29:
	.mmi
	and r34 = r16, r34
	;;
	or r34 = r35, r34
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r34
	nop 0
	(p7) br.cond.dpnt .L7
	;;
	.mmi
	ld8 r15 = [r18]
	ld8 r14 = [r19]
	nop 0
	;;
	.mmi
	nop 0
	st8 [r36] = r15, 8
	nop 0
	;;
	.mib
	st8 [r36] = r14
	nop 0
	br .L9
	.endp is_special_division#
	.align 16
	.align 64
	.proc scale#
scale:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 3, 5, 7, 0
	.fframe 160
	adds r12 = -160, r12
	extr.u r14 = r32, 48, 15
	.mmi
	mov r41 = r33
	mov r39 = r1
	mov r40 = r32
	;;
	.mmi
	addl r36 = 32767, r0
	nop 0
	.save rp, r37
	mov r37 = b0
	.body
	.mlx
	adds r8 = 64, r12
	movl r35 = 9223372036854775807
	;;
	.mib
	and r15 = r35, r32
	cmp4.eq p6, p7 = r36, r14
	(p6) br.cond.dpnt .L32
	;;
	.mmi
	nop 0
	or r33 = r15, r33
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r33
	nop 0
	(p6) br.cond.dpnt .L32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	addl r14 = -100000, r0
	addl r46 = 100000, r0
	adds r15 = 64, r12
	.mii
	adds r8 = 16, r12
	mov r1 = r39
	;;
	cmp4.le p6, p7 = r14, r34
	.mii
	ld8 r40 = [r15]
	adds r15 = 72, r12
	;;
	(p7) mov r34 = r14
	.mmi
	adds r14 = 80, r12
	ld8 r41 = [r15]
	nop 0
	;;
	.mmi
	ld8 r42 = [r14]
	adds r14 = 88, r12
	cmp4.le p6, p7 = r46, r34
	;;
	.mmi
	ld8 r43 = [r14]
	adds r14 = 96, r12
	(p7) mov r46 = r34
	;;
	.mmi
	ld8 r44 = [r14]
	nop 0
	adds r14 = 104, r12
	;;
	.mib
	ld8 r45 = [r14]
	nop 0
	br.call.sptk.many b0 = real_scale#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r39
	;;
	.mmi
	ld8 r40 = [r14]
	nop 0
	adds r14 = 24, r12
	;;
	.mmi
	ld8 r41 = [r14]
	nop 0
	adds r14 = 32, r12
	;;
	.mmi
	ld8 r42 = [r14]
	nop 0
	adds r14 = 40, r12
	;;
	.mmi
	ld8 r43 = [r14]
	nop 0
	adds r14 = 48, r12
	;;
	.mmi
	ld8 r44 = [r14]
	nop 0
	adds r14 = 56, r12
	;;
	.mib
	ld8 r45 = [r14]
	nop 0
	br.call.sptk.many b0 = real_quad#
	;;
	.mmi
	nop 0
	and r35 = r35, r8
	shr.u r14 = r8, 48
	.mmi
	mov r1 = r39
	mov r32 = r8
	mov r33 = r9
	;;
	.mmi
	and r14 = r36, r14
	nop 0
	or r35 = r9, r35
	;;
	.mib
	cmp4.eq p6, p7 = r36, r14
	nop 0
	(p6) br.cond.dpnt .L33
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r35
	(p7) br.cond.dpnt .L33
.L32:
	.mmi
	mov r9 = r33
	mov r8 = r32
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 160, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L33:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 34, r0
	nop 0
	addp4 r8 = 0,r8
	.mmi
	mov r9 = r33
	nop 0
	mov r1 = r39
	;;
	.mmi
	st4 [r8] = r14
	mov r8 = r32
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	nop 0
	.mmb
	.restore sp
	adds r12 = 160, r12
	nop 0
	br.ret.sptk.many b0
	.endp scale#
	.align 16
	.align 64
	.proc sum#
sum:
	.prologue 12, 42
	.spill 0
	.mmb
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 8, 5, 8, 0
	.fframe 192
	adds r12 = -192, r12
	nop 0
	.mii
	mov r44 = r1
	.save rp, r42
	mov r42 = b0
	.body
	mov r51 = r38
	;;
	.mmi
	adds r17 = 208, r12
	adds r14 = 16, r12
	adds r15 = 216, r12
	.mmi
	adds r16 = 192, r12
	adds r8 = 48, r12
	mov r52 = r39
	;;
	.mmi
	ld8 r17 = [r17]
	st8 [r16] = r38, 8
	mov r45 = r32
	.mmi
	mov r46 = r33
	mov r47 = r34
	mov r48 = r35
	;;
	.mmi
	ld8 r18 = [r15]
	st8 [r14] = r17
	adds r15 = 224, r12
	.mmi
	adds r14 = 24, r12
	mov r49 = r36
	mov r50 = r37
	;;
	.mmi
	ld8 r17 = [r15]
	st8 [r14] = r18
	adds r15 = 232, r12
	.mmi
	adds r14 = 32, r12
	st8 [r16] = r39
	adds r40 = 112, r12
	;;
	.mmi
	ld8 r15 = [r15]
	st8 [r14] = r17
	adds r14 = 40, r12
	.mmi
	nop 0
	adds r41 = 120, r12
	nop 0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	adds r14 = 48, r12
	nop 0
	mov r1 = r44
	;;
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 56, r12
	;;
	.mmi
	ld8 r46 = [r14]
	nop 0
	adds r14 = 64, r12
	;;
	.mmi
	ld8 r47 = [r14]
	nop 0
	adds r14 = 72, r12
	;;
	.mmi
	ld8 r48 = [r14]
	nop 0
	adds r14 = 80, r12
	;;
	.mmi
	ld8 r49 = [r14]
	nop 0
	adds r14 = 88, r12
	;;
	.mib
	ld8 r50 = [r14]
	nop 0
	br.call.sptk.many b0 = real_quad#
	;;
	.mmi
	addl r14 = 32767, r0
	st8 [r41] = r9
	extr.u r15 = r8, 48, 15
	.mmi
	st8 [r40] = r8
	nop 0
	mov r1 = r44
	;;
	.mib
	cmp4.ne p6, p7 = r14, r15
	nop 0
	(p7) br.cond.dpnt .L44
	;;
	.mmi
	ld8 r9 = [r41]
	ld8 r8 = [r40]
	mov b0 = r42
	;;
	.mii
	nop 0
	mov ar.pfs = r43
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 192, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L44:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 34, r0
	nop 0
	addp4 r8 = 0,r8
	.mmi
	ld8 r9 = [r41]
	nop 0
	mov r1 = r44
	;;
	.mmi
	st4 [r8] = r14
	ld8 r8 = [r40]
	mov b0 = r42
	;;
	.mii
	nop 0
	mov ar.pfs = r43
	nop 0
	.mmb
	.restore sp
	adds r12 = 192, r12
	nop 0
	br.ret.sptk.many b0
	.endp sum#
	.align 16
	.align 64
	.proc remainder_of#
remainder_of:
	.prologue 12, 81
	.spill 0
	.mmi
	.save ar.pfs, r82
	alloc r82 = ar.pfs, 8, 44, 8, 0
	.fframe 192
	adds r12 = -192, r12
	cmp4.ne p6, p7 = 0, r37
	.mmi
	cmp4.le p8, p9 = r38, r32
	mov r83 = r1
	mov r43 = r38
	;;
	.mmi
	adds r14 = 244, r12
	adds r62 = 192, r12
	(p8) addl r15 = 1, r0
	.mmi
	adds r44 = 96, r12
	adds r51 = 104, r12
	adds r52 = 112, r12
	;;
	.mmi
	ld4 r45 = [r14]
	(p9) mov r15 = r0
	(p6) addl r14 = 1, r0
	.mmi
	adds r53 = 120, r12
	adds r54 = 128, r12
	adds r55 = 136, r12
	;;
	.mmi
	(p7) mov r14 = r0
	st8 [r62] = r38, 8
	addp4 r45 = 0,r45
	.mmi
	adds r64 = 208, r12
	adds r65 = 216, r12
	adds r66 = 224, r12
	;;
	.mmi
	and r14 = r15, r14
	adds r67 = 232, r12
	adds r50 = 64, r12
	.mmi
	adds r58 = 16, r12
	adds r59 = 24, r12
	adds r46 = 72, r12
	;;
	.mmi
	adds r60 = 32, r12
	adds r47 = 80, r12
	adds r61 = 40, r12
	.mmi
	adds r48 = 88, r12
	adds r49 = 56, r12
	adds r69 = 148, r12
	;;
	.mmi
	adds r70 = 152, r12
	adds r71 = 156, r12
	adds r72 = 160, r12
	.mmi
	adds r73 = 164, r12
	adds r74 = 168, r12
	adds r75 = 172, r12
	;;
	.mmi
	adds r76 = 176, r12
	adds r77 = 180, r12
	adds r78 = 184, r12
	.mmi
	adds r79 = 188, r12
	addl r68 = 1, r0
	adds r56 = 100, r12
	;;
	.mmi
	adds r57 = 140, r12
	adds r63 = 196, r12
	.save rp, r81
	mov r81 = b0
	.body
	.mmi
	mov r41 = r32
	mov r42 = r37
	mov r80 = r8
	;;
	.mmi
	st8 [r44] = r32
	st8 [r51] = r33
	cmp4.eq p6, p7 = 0, r14
	;;
	.mmi
	st8 [r52] = r34
	st8 [r53] = r35
	nop 0
	;;
	.mmi
	st8 [r54] = r36
	st8 [r55] = r37
	nop 0
	;;
	.mmi
	nop 0
	st8 [r62] = r39
	nop 0
	.mmb
	st4 [r45] = r0
	nop 0
	(p6) br.cond.dpnt .L46
	.align 32
.L51:
	.mmi
	sub r40 = r41, r43
	st4 [r63] = r43
	adds r14 = 192, r12
	.mmi
	ld8 r85 = [r62]
	ld8 r86 = [r64]
	adds r8 = 48, r12
	;;
	.mmi
	nop 0
	ld8 r84 = [r14]
	mov r90 = r40
	.mmi
	ld8 r87 = [r65]
	;;
	ld8 r88 = [r66]
	nop 0
	.mmb
	ld8 r89 = [r67]
	nop 0
	br.call.sptk.many b0 = real_scale#
	;;
	.mmi
	ld8 r17 = [r50]
	st4 [r56] = r41
	mov r1 = r83
	.mmi
	st4 [r57] = r42
	ld8 r16 = [r46]
	cmp4.lt p6, p7 = 30, r40
	;;
	.mmi
	nop 0
	ld8 r15 = [r47]
	nop 0
	.mmb
	ld8 r14 = [r48]
	nop 0
	(p6) br.cond.dptk .L47
	.mmi
	st8 [r58] = r17
	st8 [r59] = r16
	adds r16 = 48, r12
	;;
	.mmi
	ld8 r90 = [r16]
	st8 [r60] = r15
	nop 0
	;;
	.mmi
	ld8 r91 = [r49]
	st8 [r61] = r14
	nop 0
	;;
	.mmi
	ld8 r84 = [r44]
	ld8 r85 = [r51]
	nop 0
	;;
	.mmi
	ld8 r86 = [r52]
	ld8 r87 = [r53]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r88 = [r54]
	nop 0
	.mmb
	ld8 r89 = [r55]
	nop 0
	br.call.sptk.many b0 = real_compare#
	;;
	.mmi
	addp4 r14 = r40, r0
	nop 0
	cmp4.gt p6, p7 = r0, r8
	.mmb
	mov r1 = r83
	nop 0
	(p6) br.cond.dpnt .L71
	;;
	.mii
	(p7) ld4 r15 = [r45]
	nop 0
	;;
	(p7) shl r14 = r68, r14
	;;
	.mmi
	(p7) or r15 = r14, r15
	nop 0
	nop 0
	;;
.L50:
	.mmi
	ld8 r17 = [r50]
	st4 [r45] = r15
	mov r8 = r44
	.mmi
	nop 0
	ld8 r16 = [r46]
	nop 0
	;;
	.mmi
	ld8 r15 = [r47]
	ld8 r14 = [r48]
	nop 0
	.mmi
	st8 [r58] = r17
	st8 [r59] = r16
	adds r17 = 48, r12
	;;
	.mmi
	ld8 r90 = [r17]
	st8 [r60] = r15
	nop 0
	;;
	.mmi
	ld8 r91 = [r49]
	st8 [r61] = r14
	nop 0
	;;
	.mmi
	ld8 r84 = [r44]
	ld8 r85 = [r51]
	nop 0
	;;
	.mmi
	ld8 r86 = [r52]
	ld8 r87 = [r53]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r88 = [r54]
	nop 0
	.mmb
	ld8 r89 = [r55]
	nop 0
	br.call.sptk.many b0 = real_subtract#
	;;
	.mmi
	nop 0
	ld4 r41 = [r56]
	mov r1 = r83
	.mmi
	ld4 r42 = [r57]
	;;
	cmp4.ge p6, p7 = r41, r43
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne.and.orcm p6, p7 = 0, r42
	(p6) br.cond.dptk .L51
.L46:
	.mmi
	mov r14 = r80
	ld4 r16 = [r44]
	adds r15 = 108, r12
	.mmi
	mov r8 = r80
	ld4 r17 = [r51]
	nop 0
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r16 = [r15]
	adds r15 = 116, r12
	.mmi
	nop 0
	ld4 r21 = [r52]
	nop 0
	;;
	.mmi
	st4 [r14] = r41, 4
	ld4 r20 = [r15]
	adds r15 = 124, r12
	.mmi
	nop 0
	ld4 r19 = [r53]
	nop 0
	;;
	.mmi
	st4 [r14] = r17, 4
	ld4 r18 = [r15]
	adds r15 = 132, r12
	.mmi
	ld4 r17 = [r54]
	;;
	st4 [r14] = r16, 4
	nop 0
	.mmi
	ld4 r16 = [r15]
	ld4 r15 = [r55]
	nop 0
	;;
	.mmi
	st4 [r14] = r21, 4
	;;
	st4 [r14] = r20, 4
	nop 0
	;;
	.mmi
	st4 [r14] = r19, 4
	;;
	st4 [r14] = r18, 4
	nop 0
	;;
	.mmi
	st4 [r14] = r17, 4
	;;
	st4 [r14] = r16, 4
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r15, 4
	nop 0
	;;
	.mii
	st4 [r14] = r42
	mov b0 = r81
	;;
	mov ar.pfs = r82
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 192, r12
	br.ret.sptk.many b0
	;;
.L71:
	.body
	.copy_state 1
	.mmi
	cmp4.eq p6, p7 = 0, r40
	adds r17 = 48, r12
	nop 0
	.mmb
	adds r8 = 144, r12
	addl r90 = -1, r0
	(p6) br.cond.dpnt .L46
	;;
	.mmi
	ld8 r84 = [r17]
	ld8 r85 = [r49]
	nop 0
	;;
	.mmi
	ld8 r86 = [r50]
	ld8 r87 = [r46]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r88 = [r47]
	nop 0
	.mmb
	ld8 r89 = [r48]
	nop 0
	br.call.sptk.many b0 = real_scale#
	;;
	.mmi
	ld4 r16 = [r69]
	nop 0
	adds r14 = 52, r12
	.mmi
	adds r17 = 144, r12
	nop 0
	mov r1 = r83
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r15 = [r17]
	adds r16 = 48, r12
	;;
	.mmi
	st4 [r16] = r15
	ld4 r15 = [r45]
	nop 0
	;;
	.mmi
	ld4 r16 = [r70]
	;;
	st4 [r14] = r16, 4
	nop 0
	;;
	.mmi
	ld4 r16 = [r71]
	;;
	st4 [r14] = r16, 4
	nop 0
	;;
	.mmi
	ld4 r16 = [r72]
	;;
	st4 [r14] = r16, 4
	nop 0
	;;
	.mmi
	ld4 r16 = [r73]
	;;
	st4 [r14] = r16, 4
	nop 0
	;;
	.mmi
	ld4 r16 = [r74]
	;;
	st4 [r14] = r16, 4
	nop 0
	;;
	.mmi
	ld4 r16 = [r75]
	;;
	st4 [r14] = r16, 4
	nop 0
	;;
	.mmi
	ld4 r16 = [r76]
	;;
	st4 [r14] = r16, 4
	nop 0
	;;
	.mmi
	ld4 r16 = [r77]
	;;
	st4 [r14] = r16, 4
	nop 0
	;;
	.mmi
	ld4 r16 = [r78]
	;;
	st4 [r14] = r16, 4
	nop 0
	;;
	.mmi
	nop 0
	ld4 r16 = [r79]
	nop 0
	;;
	.mmi
	st4 [r14] = r16
	nop 0
	nop 0
.L54:
	.mmi
	adds r40 = -1, r40
	ld8 r17 = [r50]
	mov r8 = r44
	.mmi
	ld8 r16 = [r46]
	;;
	addp4 r40 = r40, r0
	nop 0
	.mmi
	ld8 r14 = [r48]
	ld8.a r91 = [r49]
	nop 0
	;;
	.mii
	nop 0
	shl r40 = r68, r40
	nop 0
	;;
	.mmi
	or r15 = r15, r40
	;;
	st4 [r45] = r15
	nop 0
	.mmi
	ld8 r15 = [r47]
	st8 [r58] = r17
	adds r17 = 48, r12
	;;
	.mmi
	st8 [r59] = r16
	;;
	ld8 r90 = [r17]
	nop 0
	.mmi
	st8 [r60] = r15
	;;
	ld8.c.clr r91 = [r49]
	nop 0
	.mmi
	st8 [r61] = r14
	;;
	ld8 r84 = [r44]
	nop 0
	.mmi
	ld8 r85 = [r51]
	;;
	ld8 r86 = [r52]
	nop 0
	.mmi
	ld8 r87 = [r53]
	;;
	ld8 r88 = [r54]
	nop 0
	.mmb
	ld8 r89 = [r55]
	nop 0
	br.call.sptk.many b0 = real_subtract#
	;;
	.mmi
	nop 0
	ld4 r41 = [r56]
	mov r1 = r83
	.mmi
	ld4 r42 = [r57]
	;;
	cmp4.ge p6, p7 = r41, r43
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne.and.orcm p6, p7 = 0, r42
	(p6) br.cond.dptk .L51
	.mib
	nop 0
	nop 0
	br .L46
.L47:
	.mmi
	st4 [r45] = r0
	st8 [r58] = r17
	adds r17 = 48, r12
	;;
	.mmi
	ld8 r90 = [r17]
	st8 [r59] = r16
	nop 0
	;;
	.mmi
	ld8 r91 = [r49]
	st8 [r60] = r15
	nop 0
	;;
	.mmi
	ld8 r84 = [r44]
	ld8 r85 = [r51]
	nop 0
	.mmi
	st8 [r61] = r14
	;;
	ld8 r86 = [r52]
	nop 0
	.mmi
	ld8 r87 = [r53]
	;;
	ld8 r88 = [r54]
	nop 0
	.mmb
	ld8 r89 = [r55]
	nop 0
	br.call.sptk.many b0 = real_compare#
	;;
	.mmi
	mov r14 = r8
	nop 0
	addl r90 = -1, r0
	.mii
	adds r8 = 144, r12
	mov r1 = r83
	;;
	cmp4.le p6, p7 = r0, r14
	;;
	.mib
	(p6) ld4 r15 = [r45]
	nop 0
	(p6) br.cond.dptk .L50
	.mmi
	adds r14 = 48, r12
	ld8 r85 = [r49]
	nop 0
	.mmi
	ld8 r86 = [r50]
	;;
	ld8 r84 = [r14]
	nop 0
	.mmi
	ld8 r87 = [r46]
	;;
	ld8 r88 = [r47]
	nop 0
	.mmb
	ld8 r89 = [r48]
	nop 0
	br.call.sptk.many b0 = real_scale#
	;;
	.mmi
	ld4 r16 = [r69]
	adds r14 = 52, r12
	adds r17 = 144, r12
	.mmi
	mov r1 = r83
	cmp4.eq p6, p7 = 31, r40
	mov r8 = r44
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r15 = [r17]
	adds r16 = 48, r12
	;;
	.mmi
	st4 [r16] = r15
	ld4 r15 = [r45]
	nop 0
	;;
	.mmi
	ld4 r16 = [r70]
	;;
	st4 [r14] = r16, 4
	nop 0
	;;
	.mmi
	ld4 r16 = [r71]
	;;
	st4 [r14] = r16, 4
	nop 0
	;;
	.mmi
	ld4 r16 = [r72]
	;;
	st4 [r14] = r16, 4
	nop 0
	;;
	.mmi
	ld4 r16 = [r73]
	;;
	st4 [r14] = r16, 4
	nop 0
	;;
	.mmi
	ld4 r16 = [r74]
	;;
	st4 [r14] = r16, 4
	nop 0
	;;
	.mmi
	ld4 r16 = [r75]
	;;
	st4 [r14] = r16, 4
	nop 0
	;;
	.mmi
	ld4 r16 = [r76]
	;;
	st4 [r14] = r16, 4
	nop 0
	;;
	.mmi
	ld4 r16 = [r77]
	;;
	st4 [r14] = r16, 4
	nop 0
	;;
	.mmi
	ld4 r16 = [r78]
	;;
	st4 [r14] = r16, 4
	nop 0
	;;
	.mmi
	nop 0
	ld4 r16 = [r79]
	nop 0
	;;
	.mib
	st4 [r14] = r16
	nop 0
	(p6) br.cond.dpnt .L54
	;;
	.mmi
	nop 0
	ld8 r17 = [r50]
	nop 0
	.mmi
	st4 [r45] = r15
	ld8 r16 = [r46]
	nop 0
	;;
	.mmi
	ld8 r15 = [r47]
	ld8 r14 = [r48]
	nop 0
	.mmi
	st8 [r58] = r17
	st8 [r59] = r16
	adds r17 = 48, r12
	;;
	.mmi
	ld8 r90 = [r17]
	st8 [r60] = r15
	nop 0
	;;
	.mmi
	ld8 r91 = [r49]
	st8 [r61] = r14
	nop 0
	;;
	.mmi
	ld8 r84 = [r44]
	ld8 r85 = [r51]
	nop 0
	;;
	.mmi
	ld8 r86 = [r52]
	ld8 r87 = [r53]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r88 = [r54]
	nop 0
	.mmb
	ld8 r89 = [r55]
	nop 0
	br.call.sptk.many b0 = real_subtract#
	;;
	.mmi
	nop 0
	ld4 r41 = [r56]
	mov r1 = r83
	.mmi
	ld4 r42 = [r57]
	;;
	cmp4.ge p6, p7 = r41, r43
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne.and.orcm p6, p7 = 0, r42
	(p6) br.cond.dptk .L51
	.mib
	nop 0
	nop 0
	br .L46
	.endp remainder_of#
	.align 16
	.align 64
	.proc is_less#
is_less:
	.prologue
	.mmi
	.fframe 16
	adds r12 = -16, r12
	.body
	or r14 = r35, r33
	cmp.eq p6, p7 = r34, r32
	;;
	.mlx
	nop 0
	movl r15 = 9223372036854775807
	.mii
	(p6) cmp.eq.unc p8, p0 = r0, r0
	(p7) cmp.eq.unc p9, p0 = r0, r0
	.pred.rel.mutex p8, p9
	;;
	and r16 = r15, r32
	.mmb
	and r15 = r15, r34
	cmp.eq.and.orcm p8, p9 = r35, r33
	(p8) br.cond.dpnt .L80
	;;
	.mmi
	or r14 = r16, r14
	;;
	or r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p8, p9 = 0, r14
	(p9) br.cond.dptk .L84
.L80:
	.mmi
	mov r8 = r0
	nop 0
	nop 0
.L72:
	.mib
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L84:
	.body
	.copy_state 1
	.pred.rel.mutex p6, p7
	.mii
	nop 0
	shr.u r17 = r32, 63
	xor r14 = r34, r32
	;;
	.mib
	mov r8 = r17
	cmp.gt p8, p9 = r0, r14
	(p8) br.cond.dptk .L74
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L76
	;;
	.mmi
	cmp.gtu p6, p7 = r34, r32
	;;
	(p6) addl r8 = 1, r0
	nop 0
	;;
	.mii
	(p7) mov r8 = r0
	nop 0
	;;
	xor r8 = r8, r17
.L85:
	.mib
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L74:
	.body
	.copy_state 2
	.mmi
	nop 0
	or r33 = r16, r33
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r33
	(p7) br.cond.dptk .L72
	.mmi
	or r35 = r15, r35
	;;
	cmp.ne p6, p7 = 0, r35
	nop 0
	;;
	.mib
	(p7) mov r8 = r0
	.label_state 3
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L76:
	.body
	.copy_state 3
	.mmi
	cmp.gtu p6, p7 = r35, r33
	;;
	(p6) addl r8 = 1, r0
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r8 = r0
	nop 0
	;;
	.mib
	nop 0
	xor r8 = r8, r17
	br .L85
	.endp is_less#
	.align 16
	.align 64
	.global fabsl#
	.type	fabsl#, @function
	.proc fabsl#
fabsl:
	.prologue
	.mmi
	.fframe 32
	adds r12 = -32, r12
	.body
	nop 0
	mov r9 = r33
	;;
	.mlx
	nop 0
	movl r8 = 9223372036854775807
	;;
	.mib
	and r8 = r8, r32
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp fabsl#
	.align 16
	.align 64
	.global copysignl#
	.type	copysignl#, @function
	.proc copysignl#
copysignl:
	.prologue
	.mmi
	.fframe 48
	adds r12 = -48, r12
	.body
	nop 0
	mov r9 = r33
	;;
	.mlx
	nop 0
	movl r14 = -9223372036854775808
	.mlx
	nop 0
	movl r8 = 9223372036854775807
	;;
	.mmi
	and r8 = r8, r32
	nop 0
	and r34 = r14, r34
	;;
	.mib
	or r8 = r34, r8
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	.endp copysignl#
	.align 16
	.align 64
	.global floorl#
	.type	floorl#, @function
	.proc floorl#
floorl:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 7, 0
	.fframe 160
	adds r12 = -160, r12
	extr.u r17 = r32, 48, 15
	.mmi
	mov r37 = r1
	mov r39 = r33
	mov r38 = r32
	;;
	.mmb
	adds r16 = 144, r12
	adds r14 = 128, r12
	nop 0
	.mmi
	adds r15 = 136, r12
	adds r8 = 64, r12
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mmi
	st8 [r16] = r32
	nop 0
	adds r16 = 152, r12
	;;
	.mmi
	st8 [r16] = r33
	nop 0
	addl r16 = 32767, r0
	;;
	.mib
	cmp4.eq p6, p7 = r16, r17
	nop 0
	(p7) br.cond.dpnt .L95
	;;
	.mmi
	(p6) st8 [r14] = r32
	(p6) st8 [r15] = r33
	nop 0
	;;
	.mmi
	ld8 r9 = [r15]
	ld8 r8 = [r14]
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 160, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L95:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 64, r12
	adds r8 = 16, r12
	mov r1 = r37
	.mmi
	addl r44 = 3, r0
	;;
	ld8 r38 = [r14]
	adds r14 = 72, r12
	;;
	.mmi
	ld8 r39 = [r14]
	nop 0
	adds r14 = 80, r12
	;;
	.mmi
	ld8 r40 = [r14]
	nop 0
	adds r14 = 88, r12
	;;
	.mmi
	ld8 r41 = [r14]
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	ld8 r42 = [r14]
	nop 0
	adds r14 = 104, r12
	;;
	.mib
	ld8 r43 = [r14]
	nop 0
	br.call.sptk.many b0 = real_to_integer#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r37
	;;
	.mmi
	ld8 r38 = [r14]
	nop 0
	adds r14 = 24, r12
	;;
	.mmi
	ld8 r39 = [r14]
	nop 0
	adds r14 = 32, r12
	;;
	.mmi
	ld8 r40 = [r14]
	nop 0
	adds r14 = 40, r12
	;;
	.mmi
	ld8 r41 = [r14]
	nop 0
	adds r14 = 48, r12
	;;
	.mmi
	ld8 r42 = [r14]
	nop 0
	adds r14 = 56, r12
	;;
	.mib
	ld8 r43 = [r14]
	nop 0
	br.call.sptk.many b0 = real_quad#
	;;
	.mlx
	nop 0
	movl r14 = -9223372036854775808
	.mlx
	adds r15 = 136, r12
	movl r16 = 9223372036854775807
	;;
	.mmi
	and r34 = r14, r32
	adds r17 = 112, r12
	and r16 = r16, r8
	.mmi
	adds r14 = 128, r12
	st8 [r15] = r9
	mov r1 = r37
	;;
	.mmi
	st8 [r17] = r8
	or r16 = r34, r16
	adds r17 = 120, r12
	;;
	.mmi
	nop 0
	st8 [r17] = r9
	nop 0
	.mmi
	st8 [r14] = r16
	ld8 r9 = [r15]
	nop 0
	;;
	.mii
	ld8 r8 = [r14]
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 160, r12
	br.ret.sptk.many b0
	.endp floorl#
	.align 16
	.align 64
	.global ceill#
	.type	ceill#, @function
	.proc ceill#
ceill:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 7, 0
	.fframe 160
	adds r12 = -160, r12
	extr.u r17 = r32, 48, 15
	.mmi
	mov r37 = r1
	mov r39 = r33
	mov r38 = r32
	;;
	.mmb
	adds r16 = 144, r12
	adds r14 = 128, r12
	nop 0
	.mmi
	adds r15 = 136, r12
	adds r8 = 64, r12
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mmi
	st8 [r16] = r32
	nop 0
	adds r16 = 152, r12
	;;
	.mmi
	st8 [r16] = r33
	nop 0
	addl r16 = 32767, r0
	;;
	.mib
	cmp4.eq p6, p7 = r16, r17
	nop 0
	(p7) br.cond.dpnt .L101
	;;
	.mmi
	(p6) st8 [r14] = r32
	(p6) st8 [r15] = r33
	nop 0
	;;
	.mmi
	ld8 r9 = [r15]
	ld8 r8 = [r14]
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 160, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L101:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 64, r12
	adds r8 = 16, r12
	mov r1 = r37
	.mmi
	addl r44 = 4, r0
	;;
	ld8 r38 = [r14]
	adds r14 = 72, r12
	;;
	.mmi
	ld8 r39 = [r14]
	nop 0
	adds r14 = 80, r12
	;;
	.mmi
	ld8 r40 = [r14]
	nop 0
	adds r14 = 88, r12
	;;
	.mmi
	ld8 r41 = [r14]
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	ld8 r42 = [r14]
	nop 0
	adds r14 = 104, r12
	;;
	.mib
	ld8 r43 = [r14]
	nop 0
	br.call.sptk.many b0 = real_to_integer#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r37
	;;
	.mmi
	ld8 r38 = [r14]
	nop 0
	adds r14 = 24, r12
	;;
	.mmi
	ld8 r39 = [r14]
	nop 0
	adds r14 = 32, r12
	;;
	.mmi
	ld8 r40 = [r14]
	nop 0
	adds r14 = 40, r12
	;;
	.mmi
	ld8 r41 = [r14]
	nop 0
	adds r14 = 48, r12
	;;
	.mmi
	ld8 r42 = [r14]
	nop 0
	adds r14 = 56, r12
	;;
	.mib
	ld8 r43 = [r14]
	nop 0
	br.call.sptk.many b0 = real_quad#
	;;
	.mlx
	nop 0
	movl r14 = -9223372036854775808
	.mlx
	adds r15 = 136, r12
	movl r16 = 9223372036854775807
	;;
	.mmi
	and r34 = r14, r32
	adds r17 = 112, r12
	and r16 = r16, r8
	.mmi
	adds r14 = 128, r12
	st8 [r15] = r9
	mov r1 = r37
	;;
	.mmi
	st8 [r17] = r8
	or r16 = r34, r16
	adds r17 = 120, r12
	;;
	.mmi
	nop 0
	st8 [r17] = r9
	nop 0
	.mmi
	st8 [r14] = r16
	ld8 r9 = [r15]
	nop 0
	;;
	.mii
	ld8 r8 = [r14]
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 160, r12
	br.ret.sptk.many b0
	.endp ceill#
	.align 16
	.align 64
	.global truncl#
	.type	truncl#, @function
	.proc truncl#
truncl:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 7, 0
	.fframe 160
	adds r12 = -160, r12
	extr.u r17 = r32, 48, 15
	.mmi
	mov r37 = r1
	mov r39 = r33
	mov r38 = r32
	;;
	.mmb
	adds r16 = 144, r12
	adds r14 = 128, r12
	nop 0
	.mmi
	adds r15 = 136, r12
	adds r8 = 64, r12
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mmi
	st8 [r16] = r32
	nop 0
	adds r16 = 152, r12
	;;
	.mmi
	st8 [r16] = r33
	nop 0
	addl r16 = 32767, r0
	;;
	.mib
	cmp4.eq p6, p7 = r16, r17
	nop 0
	(p7) br.cond.dpnt .L107
	;;
	.mmi
	(p6) st8 [r14] = r32
	(p6) st8 [r15] = r33
	nop 0
	;;
	.mmi
	ld8 r9 = [r15]
	ld8 r8 = [r14]
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 160, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L107:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 64, r12
	adds r8 = 16, r12
	mov r1 = r37
	.mmi
	mov r44 = r0
	;;
	ld8 r38 = [r14]
	adds r14 = 72, r12
	;;
	.mmi
	ld8 r39 = [r14]
	nop 0
	adds r14 = 80, r12
	;;
	.mmi
	ld8 r40 = [r14]
	nop 0
	adds r14 = 88, r12
	;;
	.mmi
	ld8 r41 = [r14]
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	ld8 r42 = [r14]
	nop 0
	adds r14 = 104, r12
	;;
	.mib
	ld8 r43 = [r14]
	nop 0
	br.call.sptk.many b0 = real_to_integer#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r37
	;;
	.mmi
	ld8 r38 = [r14]
	nop 0
	adds r14 = 24, r12
	;;
	.mmi
	ld8 r39 = [r14]
	nop 0
	adds r14 = 32, r12
	;;
	.mmi
	ld8 r40 = [r14]
	nop 0
	adds r14 = 40, r12
	;;
	.mmi
	ld8 r41 = [r14]
	nop 0
	adds r14 = 48, r12
	;;
	.mmi
	ld8 r42 = [r14]
	nop 0
	adds r14 = 56, r12
	;;
	.mib
	ld8 r43 = [r14]
	nop 0
	br.call.sptk.many b0 = real_quad#
	;;
	.mlx
	nop 0
	movl r14 = -9223372036854775808
	.mlx
	adds r15 = 136, r12
	movl r16 = 9223372036854775807
	;;
	.mmi
	and r34 = r14, r32
	adds r17 = 112, r12
	and r16 = r16, r8
	.mmi
	adds r14 = 128, r12
	st8 [r15] = r9
	mov r1 = r37
	;;
	.mmi
	st8 [r17] = r8
	or r16 = r34, r16
	adds r17 = 120, r12
	;;
	.mmi
	nop 0
	st8 [r17] = r9
	nop 0
	.mmi
	st8 [r14] = r16
	ld8 r9 = [r15]
	nop 0
	;;
	.mii
	ld8 r8 = [r14]
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 160, r12
	br.ret.sptk.many b0
	.endp truncl#
	.align 16
	.align 64
	.proc is_integer#
is_integer:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 2, 0
	.fframe 32
	adds r12 = -32, r12
	extr.u r15 = r32, 48, 15
	.mmi
	mov r37 = r1
	mov r39 = r33
	mov r38 = r32
	;;
	.mmi
	adds r34 = 40, r12
	addl r14 = 32767, r0
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mib
	st8 [r34] = r33
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dpnt .L109
.L112:
	.mmi
	addl r8 = 1, r0
	nop 0
	nop 0
.L108:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L109:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = truncl#
	;;
	.mlx
	nop 0
	movl r14 = 9223372036854775807
	.mmi
	mov r15 = r8
	ld8 r16 = [r34]
	mov r1 = r37
	;;
	.mmi
	and r18 = r14, r32
	or r17 = r16, r9
	nop 0
	.mmi
	and r14 = r14, r15
	cmp.eq p6, p7 = r16, r9
	mov r8 = r0
	;;
	.mib
	or r14 = r17, r14
	cmp.eq.and.orcm p6, p7 = r32, r15
	(p6) br.cond.dpnt .L112
	;;
	.mmi
	nop 0
	or r14 = r18, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L108
	.mib
	nop 0
	addl r8 = 1, r0
	br .L108
	.endp is_integer#
	.align 16
	.align 64
	.proc is_odd_integer#
is_odd_integer:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 2, 7, 3, 0
	.fframe 64
	adds r12 = -64, r12
	extr.u r15 = r32, 48, 15
	.mmi
	mov r40 = r1
	mov r41 = r32
	mov r42 = r33
	;;
	.mmb
	adds r37 = 64, r12
	adds r36 = 72, r12
	nop 0
	.mmi
	addl r14 = 32767, r0
	nop 0
	.save rp, r38
	mov r38 = b0
	.body
	;;
	.mmi
	nop 0
	st8 [r37] = r32
	nop 0
	.mmb
	st8 [r36] = r33
	cmp4.eq p6, p7 = r14, r15
	(p7) br.cond.dpnt .L128
.L123:
	.mii
	mov r8 = r0
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	;;
.L128:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = truncl#
	;;
	.mlx
	nop 0
	movl r14 = 9223372036854775807
	.mmi
	or r16 = r33, r9
	cmp.eq p6, p7 = r33, r9
	mov r1 = r40
	;;
	.mmi
	and r15 = r14, r32
	nop 0
	cmp.eq.and.orcm p6, p7 = r8, r32
	.mmb
	and r14 = r14, r8
	nop 0
	(p6) br.cond.dpnt .L121
	;;
	.mib
	or r15 = r16, r15
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L123
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L123
.L121:
	.mmi
	addl r43 = -1, r0
	ld8 r41 = [r37]
	nop 0
	.mmb
	ld8 r42 = [r36]
	nop 0
	br.call.sptk.many b0 = scale#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r8
	.mmb
	mov r42 = r9
	nop 0
	br.call.sptk.many b0 = is_integer#
	;;
	.mii
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r40
	;;
	(p6) addl r8 = 1, r0
	;;
	.mii
	(p7) mov r8 = r0
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	.endp is_odd_integer#
	.align 16
	.align 64
	.global roundl#
	.type	roundl#, @function
	.proc roundl#
roundl:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 7, 0
	.fframe 160
	adds r12 = -160, r12
	extr.u r17 = r32, 48, 15
	.mmi
	mov r37 = r1
	mov r39 = r33
	mov r38 = r32
	;;
	.mmb
	adds r16 = 144, r12
	adds r14 = 128, r12
	nop 0
	.mmi
	adds r15 = 136, r12
	adds r8 = 64, r12
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mmi
	st8 [r16] = r32
	nop 0
	adds r16 = 152, r12
	;;
	.mmi
	st8 [r16] = r33
	nop 0
	addl r16 = 32767, r0
	;;
	.mib
	cmp4.eq p6, p7 = r16, r17
	nop 0
	(p7) br.cond.dpnt .L134
	;;
	.mmi
	(p6) st8 [r14] = r32
	(p6) st8 [r15] = r33
	nop 0
	;;
	.mmi
	ld8 r9 = [r15]
	ld8 r8 = [r14]
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 160, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L134:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 64, r12
	adds r8 = 16, r12
	mov r1 = r37
	.mmi
	addl r44 = 2, r0
	;;
	ld8 r38 = [r14]
	adds r14 = 72, r12
	;;
	.mmi
	ld8 r39 = [r14]
	nop 0
	adds r14 = 80, r12
	;;
	.mmi
	ld8 r40 = [r14]
	nop 0
	adds r14 = 88, r12
	;;
	.mmi
	ld8 r41 = [r14]
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	ld8 r42 = [r14]
	nop 0
	adds r14 = 104, r12
	;;
	.mib
	ld8 r43 = [r14]
	nop 0
	br.call.sptk.many b0 = real_to_integer#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r37
	;;
	.mmi
	ld8 r38 = [r14]
	nop 0
	adds r14 = 24, r12
	;;
	.mmi
	ld8 r39 = [r14]
	nop 0
	adds r14 = 32, r12
	;;
	.mmi
	ld8 r40 = [r14]
	nop 0
	adds r14 = 40, r12
	;;
	.mmi
	ld8 r41 = [r14]
	nop 0
	adds r14 = 48, r12
	;;
	.mmi
	ld8 r42 = [r14]
	nop 0
	adds r14 = 56, r12
	;;
	.mib
	ld8 r43 = [r14]
	nop 0
	br.call.sptk.many b0 = real_quad#
	;;
	.mlx
	nop 0
	movl r14 = -9223372036854775808
	.mlx
	adds r15 = 136, r12
	movl r16 = 9223372036854775807
	;;
	.mmi
	and r34 = r14, r32
	adds r17 = 112, r12
	and r16 = r16, r8
	.mmi
	adds r14 = 128, r12
	st8 [r15] = r9
	mov r1 = r37
	;;
	.mmi
	st8 [r17] = r8
	or r16 = r34, r16
	adds r17 = 120, r12
	;;
	.mmi
	nop 0
	st8 [r17] = r9
	nop 0
	.mmi
	st8 [r14] = r16
	ld8 r9 = [r15]
	nop 0
	;;
	.mii
	ld8 r8 = [r14]
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 160, r12
	br.ret.sptk.many b0
	.endp roundl#
	.align 16
	.align 64
	.global rintl#
	.type	rintl#, @function
	.proc rintl#
rintl:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 7, 0
	.fframe 160
	adds r12 = -160, r12
	extr.u r17 = r32, 48, 15
	.mmi
	mov r37 = r1
	mov r39 = r33
	mov r38 = r32
	;;
	.mmb
	adds r16 = 144, r12
	adds r14 = 128, r12
	nop 0
	.mmi
	adds r15 = 136, r12
	adds r8 = 64, r12
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mmi
	st8 [r16] = r32
	nop 0
	adds r16 = 152, r12
	;;
	.mmi
	st8 [r16] = r33
	nop 0
	addl r16 = 32767, r0
	;;
	.mib
	cmp4.eq p6, p7 = r16, r17
	nop 0
	(p7) br.cond.dpnt .L140
	;;
	.mmi
	(p6) st8 [r14] = r32
	(p6) st8 [r15] = r33
	nop 0
	;;
	.mmi
	ld8 r9 = [r15]
	ld8 r8 = [r14]
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 160, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L140:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 64, r12
	adds r8 = 16, r12
	mov r1 = r37
	.mmi
	addl r44 = 1, r0
	;;
	ld8 r38 = [r14]
	adds r14 = 72, r12
	;;
	.mmi
	ld8 r39 = [r14]
	nop 0
	adds r14 = 80, r12
	;;
	.mmi
	ld8 r40 = [r14]
	nop 0
	adds r14 = 88, r12
	;;
	.mmi
	ld8 r41 = [r14]
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	ld8 r42 = [r14]
	nop 0
	adds r14 = 104, r12
	;;
	.mib
	ld8 r43 = [r14]
	nop 0
	br.call.sptk.many b0 = real_to_integer#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r37
	;;
	.mmi
	ld8 r38 = [r14]
	nop 0
	adds r14 = 24, r12
	;;
	.mmi
	ld8 r39 = [r14]
	nop 0
	adds r14 = 32, r12
	;;
	.mmi
	ld8 r40 = [r14]
	nop 0
	adds r14 = 40, r12
	;;
	.mmi
	ld8 r41 = [r14]
	nop 0
	adds r14 = 48, r12
	;;
	.mmi
	ld8 r42 = [r14]
	nop 0
	adds r14 = 56, r12
	;;
	.mib
	ld8 r43 = [r14]
	nop 0
	br.call.sptk.many b0 = real_quad#
	;;
	.mlx
	nop 0
	movl r14 = -9223372036854775808
	.mlx
	adds r15 = 136, r12
	movl r16 = 9223372036854775807
	;;
	.mmi
	and r34 = r14, r32
	adds r17 = 112, r12
	and r16 = r16, r8
	.mmi
	adds r14 = 128, r12
	st8 [r15] = r9
	mov r1 = r37
	;;
	.mmi
	st8 [r17] = r8
	or r16 = r34, r16
	adds r17 = 120, r12
	;;
	.mmi
	nop 0
	st8 [r17] = r9
	nop 0
	.mmi
	st8 [r14] = r16
	ld8 r9 = [r15]
	nop 0
	;;
	.mii
	ld8 r8 = [r14]
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 160, r12
	br.ret.sptk.many b0
	.endp rintl#
	.align 16
	.align 64
	.global nearbyintl#
	.type	nearbyintl#, @function
	.proc nearbyintl#
nearbyintl:
	.prologue
	.mmi
	.fframe 16
	adds r12 = -16, r12
	.body
	;;
	.restore sp
	adds r12 = 16, r12
	nop 0
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	nop 0
	br.sptk.many rintl#
	;;
	break.f 0
	;;
	.endp nearbyintl#
	.align 16
	.align 64
	.global lrintl#
	.type	lrintl#, @function
	.proc lrintl#
lrintl:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	.fframe 96
	adds r12 = -96, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	mov r37 = r32
	mov r38 = r33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = rintl#
	;;
	.mmi
	mov r14 = r8
	addl r15 = 32767, r0
	nop 0
	.mmi
	mov r1 = r36
	adds r8 = 16, r12
	mov r38 = r9
	;;
	.mmi
	mov r37 = r14
	nop 0
	extr.u r14 = r14, 48, 15
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dpnt .L144
.L146:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	mov r14 = r8
	nop 0
	addl r15 = 33, r0
	.mlx
	mov r1 = r36
	movl r8 = -2147483648
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
	;;
	.mii
	st4 [r14] = r15
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
	;;
.L144:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r36
	mov r16 = r0
	;;
	.mmi
	ld4 r19 = [r14]
	nop 0
	adds r14 = 20, r12
	;;
	.mmi
	ld4 r17 = [r14]
	nop 0
	adds r14 = 56, r12
	;;
	.mmi
	nop 0
	ld4 r18 = [r14]
	adds r14 = 60, r12
	.mmb
	cmp4.lt p6, p7 = 31, r17
	sub r15 = 64, r17
	(p6) br.cond.dpnt .L146
	;;
	.mmi
	ld4 r14 = [r14]
	nop 0
	cmp4.ge p6, p7 = 0, r17
	.mii
	addp4 r18 = r18, r0
	addp4 r15 = r15, r0
	;;
	shl r14 = r14, 32
	;;
	.mii
	(p7) or r14 = r18, r14
	nop 0
	;;
	(p7) shr.u r16 = r14, r15
	.mmi
	cmp4.ne p6, p7 = 0, r19
	;;
	sub r8 = r0, r16
	nop 0
	;;
	.mii
	(p7) mov r8 = r16
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
	.endp lrintl#
	.align 16
	.align 64
	.global lroundl#
	.type	lroundl#, @function
	.proc lroundl#
lroundl:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	.fframe 96
	adds r12 = -96, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	mov r37 = r32
	mov r38 = r33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = roundl#
	;;
	.mmi
	mov r14 = r8
	addl r15 = 32767, r0
	nop 0
	.mmi
	mov r1 = r36
	adds r8 = 16, r12
	mov r38 = r9
	;;
	.mmi
	mov r37 = r14
	nop 0
	extr.u r14 = r14, 48, 15
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dpnt .L153
.L155:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	mov r14 = r8
	nop 0
	addl r15 = 33, r0
	.mlx
	mov r1 = r36
	movl r8 = -2147483648
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
	;;
	.mii
	st4 [r14] = r15
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
	;;
.L153:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r36
	mov r16 = r0
	;;
	.mmi
	ld4 r19 = [r14]
	nop 0
	adds r14 = 20, r12
	;;
	.mmi
	ld4 r17 = [r14]
	nop 0
	adds r14 = 56, r12
	;;
	.mmi
	nop 0
	ld4 r18 = [r14]
	adds r14 = 60, r12
	.mmb
	cmp4.lt p6, p7 = 31, r17
	sub r15 = 64, r17
	(p6) br.cond.dpnt .L155
	;;
	.mmi
	ld4 r14 = [r14]
	nop 0
	cmp4.ge p6, p7 = 0, r17
	.mii
	addp4 r18 = r18, r0
	addp4 r15 = r15, r0
	;;
	shl r14 = r14, 32
	;;
	.mii
	(p7) or r14 = r18, r14
	nop 0
	;;
	(p7) shr.u r16 = r14, r15
	.mmi
	cmp4.ne p6, p7 = 0, r19
	;;
	sub r8 = r0, r16
	nop 0
	;;
	.mii
	(p7) mov r8 = r16
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
	.endp lroundl#
	.align 16
	.align 64
	.global llrintl#
	.type	llrintl#, @function
	.proc llrintl#
llrintl:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	.fframe 96
	adds r12 = -96, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	mov r37 = r32
	mov r38 = r33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = rintl#
	;;
	.mmi
	mov r14 = r8
	addl r15 = 32767, r0
	nop 0
	.mmi
	mov r1 = r36
	adds r8 = 16, r12
	mov r38 = r9
	;;
	.mmi
	mov r37 = r14
	nop 0
	extr.u r14 = r14, 48, 15
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dpnt .L162
.L164:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	mov r14 = r8
	nop 0
	addl r15 = 33, r0
	.mlx
	mov r1 = r36
	movl r8 = -9223372036854775808
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
	;;
	.mii
	st4 [r14] = r15
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
	;;
.L162:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r36
	mov r8 = r0
	;;
	.mmi
	ld4 r18 = [r14]
	nop 0
	adds r14 = 20, r12
	;;
	.mmi
	ld4 r16 = [r14]
	nop 0
	adds r14 = 56, r12
	;;
	.mmi
	nop 0
	ld4 r17 = [r14]
	adds r14 = 60, r12
	.mmb
	cmp4.lt p6, p7 = 63, r16
	sub r15 = 64, r16
	(p6) br.cond.dpnt .L164
	;;
	.mmi
	ld4 r14 = [r14]
	nop 0
	cmp4.ge p6, p7 = 0, r16
	.mmi
	addp4 r17 = r17, r0
	nop 0
	addp4 r15 = r15, r0
	;;
	.mii
	nop 0
	shl r14 = r14, 32
	;;
	(p7) or r14 = r17, r14
	;;
	.mii
	nop 0
	(p7) shr.u r8 = r14, r15
	cmp4.eq p6, p7 = 0, r18
	;;
	.mii
	(p7) sub r8 = r0, r8
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
	.endp llrintl#
	.align 16
	.align 64
	.global llroundl#
	.type	llroundl#, @function
	.proc llroundl#
llroundl:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	.fframe 96
	adds r12 = -96, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	mov r37 = r32
	mov r38 = r33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = roundl#
	;;
	.mmi
	mov r14 = r8
	addl r15 = 32767, r0
	nop 0
	.mmi
	mov r1 = r36
	adds r8 = 16, r12
	mov r38 = r9
	;;
	.mmi
	mov r37 = r14
	nop 0
	extr.u r14 = r14, 48, 15
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dpnt .L173
.L175:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	mov r14 = r8
	nop 0
	addl r15 = 33, r0
	.mlx
	mov r1 = r36
	movl r8 = -9223372036854775808
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
	;;
	.mii
	st4 [r14] = r15
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
	;;
.L173:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r36
	mov r8 = r0
	;;
	.mmi
	ld4 r18 = [r14]
	nop 0
	adds r14 = 20, r12
	;;
	.mmi
	ld4 r16 = [r14]
	nop 0
	adds r14 = 56, r12
	;;
	.mmi
	nop 0
	ld4 r17 = [r14]
	adds r14 = 60, r12
	.mmb
	cmp4.lt p6, p7 = 63, r16
	sub r15 = 64, r16
	(p6) br.cond.dpnt .L175
	;;
	.mmi
	ld4 r14 = [r14]
	nop 0
	cmp4.ge p6, p7 = 0, r16
	.mmi
	addp4 r17 = r17, r0
	nop 0
	addp4 r15 = r15, r0
	;;
	.mii
	nop 0
	shl r14 = r14, 32
	;;
	(p7) or r14 = r17, r14
	;;
	.mii
	nop 0
	(p7) shr.u r8 = r14, r15
	cmp4.eq p6, p7 = 0, r18
	;;
	.mii
	(p7) sub r8 = r0, r8
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
	.endp llroundl#
	.align 16
	.align 64
	.global frexpl#
	.type	frexpl#, @function
	.proc frexpl#
frexpl:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 6, 0
	.fframe 96
	adds r12 = -96, r12
	extr.u r19 = r32, 48, 15
	.mmi
	addp4 r34 = 0,r34
	mov r14 = r32
	mov r37 = r1
	;;
	.mlx
	addl r16 = 32767, r0
	movl r15 = 9223372036854775807
	.mmi
	adds r20 = 80, r12
	adds r17 = 64, r12
	adds r18 = 72, r12
	;;
	.mmb
	and r15 = r15, r32
	st8 [r20] = r32
	nop 0
	.mmi
	cmp4.eq p6, p7 = r16, r19
	adds r20 = 88, r12
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mmi
	or r15 = r33, r15
	st8 [r20] = r33
	adds r8 = 16, r12
	.mmb
	st4 [r34] = r0
	mov r38 = r32
	(p6) br.cond.dpnt .L184
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	mov r39 = r33
	(p6) br.cond.dpnt .L184
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 20, r12
	nop 0
	mov r1 = r37
	;;
	.mmi
	ld4 r15 = [r14]
	st4 [r14] = r0
	adds r14 = 24, r12
	;;
	.mmi
	nop 0
	ld8 r39 = [r14]
	adds r14 = 16, r12
	.mmi
	st4 [r34] = r15
	;;
	ld8 r38 = [r14]
	adds r14 = 32, r12
	;;
	.mmi
	ld8 r40 = [r14]
	nop 0
	adds r14 = 40, r12
	;;
	.mmi
	ld8 r41 = [r14]
	nop 0
	adds r14 = 48, r12
	;;
	.mmi
	ld8 r42 = [r14]
	nop 0
	adds r14 = 56, r12
	;;
	.mib
	ld8 r43 = [r14]
	nop 0
	br.call.sptk.many b0 = real_quad#
	;;
	.mmi
	adds r17 = 64, r12
	adds r18 = 72, r12
	mov r1 = r37
	;;
	.mmi
	st8 [r17] = r8
	st8 [r18] = r9
	nop 0
	;;
	.mmi
	ld8 r9 = [r18]
	ld8 r8 = [r17]
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 96, r12
	nop 0
	br.ret.sptk.many b0
.L184:
	.body
	.copy_state 1
	.mmi
	st8 [r17] = r14
	st8 [r18] = r33
	nop 0
	;;
	.mmi
	ld8 r9 = [r18]
	ld8 r8 = [r17]
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.restore sp
	adds r12 = 96, r12
	nop 0
	br.ret.sptk.many b0
	.endp frexpl#
	.align 16
	.align 64
	.global ldexpl#
	.type	ldexpl#, @function
	.proc ldexpl#
ldexpl:
	.prologue
	.mmi
	.fframe 16
	adds r12 = -16, r12
	.body
	;;
	.restore sp
	adds r12 = 16, r12
	nop 0
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many scale#
	;;
	break.f 0
	;;
	.endp ldexpl#
	.align 16
	.align 64
	.global scalbnl#
	.type	scalbnl#, @function
	.proc scalbnl#
scalbnl:
	.prologue
	.mmi
	.fframe 48
	adds r12 = -48, r12
	.body
	;;
	.restore sp
	adds r12 = 48, r12
	nop 0
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many scale#
	;;
	break.f 0
	;;
	.endp scalbnl#
	.align 16
	.align 64
	.global scalblnl#
	.type	scalblnl#, @function
	.proc scalblnl#
scalblnl:
	.prologue
	.mmi
	.fframe 48
	adds r12 = -48, r12
	.body
	;;
	.restore sp
	adds r12 = 48, r12
	nop 0
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many scale#
	;;
	break.f 0
	;;
	.endp scalblnl#
	.align 16
	.align 64
	.global modfl#
	.type	modfl#, @function
	.proc modfl#
modfl:
	.prologue 12, 40
	.mmb
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 3, 8, 8, 0
	.fframe 240
	adds r12 = -240, r12
	nop 0
	.mii
	addp4 r34 = 0,r34
	.save rp, r40
	mov r40 = b0
	mov r42 = r1
	.body
	;;
	.mmi
	adds r39 = 224, r12
	adds r38 = 232, r12
	mov r37 = r34
	.mmi
	mov r43 = r32
	mov r44 = r33
	mov r35 = r32
	;;
	.mmi
	st8 [r39] = r32
	st8 [r38] = r33
	mov r36 = r33
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = truncl#
	;;
	.mii
	mov r14 = r8
	extr.u r15 = r32, 48, 15
	mov r1 = r42
	.mmi
	adds r8 = 144, r12
	;;
	st8 [r37] = r14, 8
	addl r14 = 32767, r0
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = r14, r15
	nop 0
	.mmb
	st8 [r37] = r9
	nop 0
	(p7) br.cond.dpnt .L202
	;;
	.mmi
	nop 0
	ld8 r43 = [r39]
	nop 0
	.mmb
	ld8 r44 = [r38]
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	nop 0
	mov r1 = r42
	adds r8 = 96, r12
	.mmb
	ld8 r43 = [r34]
	ld8 r44 = [r37]
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r16 = 112, r12
	adds r14 = 16, r12
	nop 0
	.mmi
	adds r15 = 120, r12
	adds r8 = 48, r12
	mov r1 = r42
	;;
	.mmi
	ld8 r16 = [r16]
	ld8 r17 = [r15]
	adds r15 = 128, r12
	;;
	.mmi
	st8 [r14] = r16
	nop 0
	adds r14 = 24, r12
	.mmi
	ld8 r16 = [r15]
	nop 0
	adds r15 = 136, r12
	;;
	.mmi
	st8 [r14] = r17
	nop 0
	adds r14 = 32, r12
	.mmi
	ld8 r15 = [r15]
	nop 0
	adds r17 = 96, r12
	;;
	.mmi
	st8 [r14] = r16
	nop 0
	adds r14 = 40, r12
	.mmi
	adds r16 = 104, r12
	ld8 r49 = [r17]
	nop 0
	;;
	.mmi
	ld8 r50 = [r16]
	st8 [r14] = r15
	adds r16 = 144, r12
	.mmi
	adds r14 = 168, r12
	;;
	ld8 r43 = [r16]
	adds r16 = 152, r12
	.mmi
	ld8 r46 = [r14]
	nop 0
	adds r14 = 176, r12
	;;
	.mmi
	ld8 r44 = [r16]
	nop 0
	adds r16 = 160, r12
	.mii
	ld8 r47 = [r14]
	adds r14 = 184, r12
	;;
	nop 0
	.mmb
	ld8 r45 = [r16]
	ld8 r48 = [r14]
	br.call.sptk.many b0 = real_subtract#
	;;
	.mmi
	adds r14 = 56, r12
	adds r17 = 48, r12
	mov r1 = r42
	;;
	.mmi
	nop 0
	ld8 r44 = [r14]
	adds r14 = 64, r12
	.mmi
	ld8 r43 = [r17]
	;;
	ld8 r45 = [r14]
	adds r14 = 72, r12
	;;
	.mmi
	ld8 r46 = [r14]
	nop 0
	adds r14 = 80, r12
	;;
	.mmi
	ld8 r47 = [r14]
	nop 0
	adds r14 = 88, r12
	;;
	.mib
	ld8 r48 = [r14]
	nop 0
	br.call.sptk.many b0 = real_quad#
	;;
	.mlx
	nop 0
	movl r14 = 9223372036854775807
	.mmi
	mov r36 = r9
	nop 0
	mov r1 = r42
	;;
	.mlx
	and r8 = r14, r8
	movl r14 = -9223372036854775808
	.mmi
	mov r9 = r36
	;;
	and r35 = r14, r32
	nop 0
	;;
	.mmi
	nop 0
	or r35 = r35, r8
	nop 0
	;;
	.mii
	mov r8 = r35
	mov b0 = r40
	;;
	mov ar.pfs = r41
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 240, r12
	br.ret.sptk.many b0
.L202:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r14 = 281474976710655
	;;
	.mmi
	and r14 = r14, r32
	;;
	or r14 = r33, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r14 = -9223372036854775808
	.mmi
	(p7) mov r36 = r0
	;;
	(p7) and r35 = r14, r32
	mov r9 = r36
	;;
	.mii
	mov r8 = r35
	mov b0 = r40
	;;
	mov ar.pfs = r41
	.mmb
	nop 0
	.restore sp
	adds r12 = 240, r12
	br.ret.sptk.many b0
	.endp modfl#
	.align 16
	.align 64
	.global logbl#
	.type	logbl#, @function
	.proc logbl#
logbl:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 6, 0
	.fframe 144
	adds r12 = -144, r12
	extr.u r17 = r32, 48, 15
	.mmi
	mov r36 = r1
	mov r38 = r33
	mov r37 = r32
	;;
	.mmi
	adds r15 = 128, r12
	addl r16 = 32767, r0
	.save rp, r34
	mov r34 = b0
	.body
	.mmi
	nop 0
	adds r8 = 64, r12
	nop 0
	;;
	.mmi
	st8 [r15] = r32
	adds r15 = 136, r12
	cmp4.ne p6, p7 = r16, r17
	;;
	.mlx
	st8 [r15] = r33
	movl r15 = 9223372036854775807
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L216
	;;
	.mmi
	and r15 = r15, r32
	;;
	or r15 = r33, r15
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r15
	nop 0
	(p7) br.cond.dpnt .L207
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 68, r12
	adds r8 = 16, r12
	mov r1 = r36
	;;
	.mmi
	nop 0
	ld4 r37 = [r14]
	nop 0
	;;
	.mib
	adds r37 = -1, r37
	nop 0
	br.call.sptk.many b0 = real_of_integer#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r36
	;;
	.mmi
	ld8 r37 = [r14]
	nop 0
	adds r14 = 24, r12
	;;
	.mmi
	ld8 r38 = [r14]
	nop 0
	adds r14 = 32, r12
	;;
	.mmi
	ld8 r39 = [r14]
	nop 0
	adds r14 = 40, r12
	;;
	.mmi
	ld8 r40 = [r14]
	nop 0
	adds r14 = 48, r12
	;;
	.mmi
	ld8 r41 = [r14]
	nop 0
	adds r14 = 56, r12
	;;
	.mib
	ld8 r42 = [r14]
	nop 0
	br.call.sptk.many b0 = real_quad#
	;;
	.mmi
	adds r15 = 112, r12
	adds r16 = 120, r12
	mov r1 = r36
	;;
	.mmi
	st8 [r15] = r8
	st8 [r16] = r9
	nop 0
.L206:
	.mmi
	ld8 r9 = [r16]
	ld8 r8 = [r15]
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 144, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L216:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r17 = 281474976710655
	.mii
	adds r15 = 112, r12
	adds r16 = 120, r12
	;;
	and r17 = r17, r32
	;;
	.mmi
	nop 0
	or r17 = r33, r17
	nop 0
	;;
	.mii
	cmp.eq p6, p7 = 0, r17
	nop 0
	;;
	nop 0
	.mmb
	(p7) st8 [r15] = r32
	(p7) st8 [r16] = r33
	(p7) br.cond.dptk .L206
	.mii
	nop 0
	extr.u r14 = r32, 0, 63
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L217
.L207:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mlx
	adds r15 = 112, r12
	movl r14 = -281474976710656
	.mmi
	adds r16 = 120, r12
	addp4 r8 = 0,r8
	mov r1 = r36
	;;
	.mmi
	nop 0
	st8 [r15] = r14
	addl r14 = 34, r0
	.mmi
	nop 0
	st8 [r16] = r0
	nop 0
	;;
	.mmb
	st4 [r8] = r14
	ld8 r9 = [r16]
	nop 0
	.mii
	ld8 r8 = [r15]
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
	;;
.L217:
	.body
	.copy_state 2
	.mmi
	nop 0
	adds r15 = 112, r12
	adds r16 = 120, r12
	.mlx
	nop 0
	movl r14 = 9223090561878065152
	;;
	.mmi
	st8 [r15] = r14
	st8 [r16] = r0
	nop 0
	;;
	.mmi
	ld8 r9 = [r16]
	ld8 r8 = [r15]
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	.mmb
	.restore sp
	adds r12 = 144, r12
	nop 0
	br.ret.sptk.many b0
	.endp logbl#
	.align 16
	.align 64
	.global ilogbl#
	.type	ilogbl#, @function
	.proc ilogbl#
ilogbl:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	.fframe 64
	adds r12 = -64, r12
	extr.u r15 = r32, 0, 63
	.mmi
	cmp.eq p8, p9 = 0, r33
	nop 0
	mov r36 = r1
	;;
	.mmi
	adds r17 = 64, r12
	adds r16 = 72, r12
	.save rp, r34
	mov r34 = b0
	.body
	.mmi
	adds r8 = 16, r12
	nop 0
	cmp.ne p6, p7 = 0, r15
	;;
	.mmb
	nop 0
	st8 [r17] = r32
	nop 0
	.mib
	st8 [r16] = r33
	extr.u r18 = r32, 48, 15
	(p6) br.cond.dptk .L219
	.mib
	nop 0
	nop 0
	(p9) br.cond.dptk .L230
.L220:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	mov r14 = r8
	nop 0
	addl r15 = 33, r0
	.mlx
	mov r1 = r36
	movl r8 = -2147483648
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	st4 [r14] = r15
	nop 0
	nop 0
.L218:
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
.L219:
	.body
	.copy_state 1
	.mmi
	nop 0
	addl r15 = 32767, r0
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r15, r18
	nop 0
	(p7) br.cond.dpnt .L231
	;;
	.mmi
	nop 0
	ld8 r37 = [r17]
	nop 0
	.mmb
	ld8 r38 = [r16]
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 20, r12
	nop 0
	mov r1 = r36
	;;
	.mii
	ld4 r8 = [r14]
	nop 0
	;;
	adds r8 = -1, r8
.L232:
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
.L230:
	.body
	.copy_state 2
	.mmi
	nop 0
	addl r15 = 32767, r0
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r15, r18
	nop 0
	(p6) br.cond.dpnt .L220
	;;
	.mmi
	nop 0
	ld8 r37 = [r17]
	nop 0
	.mmb
	ld8 r38 = [r16]
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 20, r12
	nop 0
	mov r1 = r36
	;;
	.mmi
	nop 0
	ld4 r8 = [r14]
	nop 0
	;;
	.mib
	nop 0
	adds r8 = -1, r8
	br .L232
	;;
.L231:
	.mlx
	nop 0
	movl r15 = 281474976710655
	.mlx
	nop 0
	movl r8 = 2147483647
	;;
	.mmi
	and r14 = r15, r32
	;;
	or r33 = r33, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r33
	(p6) br.cond.dptk .L218
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	mov r14 = r8
	nop 0
	addl r15 = 33, r0
	.mlx
	mov r1 = r36
	movl r8 = -2147483648
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br .L218
	.endp ilogbl#
	.align 16
	.align 64
	.global nextafterl#
	.type	nextafterl#, @function
	.proc nextafterl#
nextafterl:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 4, 5, 4, 0
	.fframe 80
	adds r12 = -80, r12
	extr.u r14 = r32, 48, 15
	.mmi
	mov r40 = r1
	nop 0
	mov r36 = r32
	;;
	.mmi
	adds r18 = 32, r12
	adds r17 = 40, r12
	.save rp, r38
	mov r38 = b0
	.body
	.mmi
	adds r16 = 48, r12
	adds r15 = 56, r12
	addl r19 = 32767, r0
	;;
	.mmi
	st8 [r18] = r32
	st8 [r17] = r33
	cmp4.ne p6, p7 = r19, r14
	;;
	.mmi
	nop 0
	st8 [r16] = r34
	nop 0
	.mmb
	st8 [r15] = r35
	nop 0
	(p7) br.cond.dpnt .L252
.L234:
	.mmi
	nop 0
	ld8 r37 = [r16]
	addl r19 = 32767, r0
	.mmi
	ld8 r9 = [r15]
	;;
	nop 0
	extr.u r20 = r37, 48, 15
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r19, r20
	(p7) br.cond.dpnt .L253
	;;
.L236:
	.mlx
	cmp.eq p6, p7 = r9, r33
	movl r19 = 9223372036854775807
	;;
	.mib
	cmp.eq.and.orcm p6, p7 = r37, r36
	and r20 = r19, r36
	(p6) br.cond.dpnt .L237
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r20
	(p6) br.cond.dptk .L238
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r33
	(p6) br.cond.dptk .L238
	.mmi
	and r19 = r19, r37
	;;
	or r19 = r9, r19
	nop 0
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r19
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r14 = -9223372036854775808
	.mmi
	nop 0
	(p6) addl r9 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p6) and r37 = r14, r37
	(p6) br.cond.dptk .L235
.L237:
	.mmi
	nop 0
	addl r15 = 32767, r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r15, r14
	(p7) br.cond.dpnt .L254
.L235:
	.mii
	mov r8 = r37
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
.L252:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r19 = 281474976710655
	;;
	.mmi
	and r19 = r19, r32
	;;
	or r19 = r33, r19
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r19
	nop 0
	(p7) br.cond.dpnt .L234
	;;
	.mmi
	(p6) mov r37 = r32
	nop 0
	(p6) mov r9 = r33
	;;
	.mii
	mov r8 = r37
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
.L253:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r19 = 281474976710655
	;;
	.mmi
	and r19 = r19, r37
	;;
	or r19 = r9, r19
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r19
	nop 0
	(p7) br.cond.dpnt .L236
	;;
	.mmi
	nop 0
	addl r15 = 32767, r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L235
	.mib
	nop 0
	nop 0
	br .L254
.L238:
	.mmi
	ld8 r43 = [r16]
	ld8 r44 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r41 = [r18]
	nop 0
	.mmb
	ld8 r42 = [r17]
	nop 0
	br.call.sptk.many b0 = is_less#
	;;
	.mii
	nop 0
	shr.u r14 = r36, 63
	mov r1 = r40
	.mmb
	nop 0
	adds r9 = 1, r33
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r14, r8
	nop 0
	(p7) br.cond.dpnt .L255
	;;
	.mmi
	cmp.eq p6, p7 = -1, r33
	;;
	(p6) addl r37 = 1, r0
	nop 0
	;;
	.mii
	(p7) mov r37 = r0
	nop 0
	;;
	add r37 = r37, r36
	;;
.L242:
	.mii
	nop 0
	extr.u r14 = r37, 48, 15
	addl r15 = 32767, r0
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r14
	nop 0
	;;
	.mib
	cmp4.ne.and.orcm p6, p7 = r14, r15
	adds r14 = 80, r12
	(p6) br.cond.dpnt .L235
	;;
	.mib
	st8 [r14] = r9
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 34, r0
	addp4 r8 = 0,r8
	mov r1 = r40
	;;
	.mmi
	st4 [r8] = r14
	adds r14 = 80, r12
	mov r8 = r37
	;;
	.mii
	ld8 r9 = [r14]
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
.L255:
	.body
	.copy_state 3
	.mii
	cmp.eq p6, p7 = 0, r33
	adds r9 = -1, r33
	;;
	(p6) addl r37 = 1, r0
	;;
	.mmi
	nop 0
	(p7) mov r37 = r0
	nop 0
	;;
	.mib
	nop 0
	sub r37 = r36, r37
	br .L242
.L254:
	.mlx
	nop 0
	movl r14 = 281474976710655
	;;
	.mmi
	and r14 = r14, r36
	;;
	or r14 = r33, r14
	nop 0
	;;
	.mmi
	cmp.eq p6, p7 = 0, r14
	;;
	(p7) mov r37 = r36
	(p7) mov r9 = r33
	;;
	.mii
	mov r8 = r37
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
	.endp nextafterl#
	.align 16
	.align 64
	.global nexttowardl#
	.type	nexttowardl#, @function
	.proc nexttowardl#
nexttowardl:
	.prologue
	.mmi
	.fframe 32
	adds r12 = -32, r12
	.body
	;;
	.restore sp
	adds r12 = 32, r12
	nop 0
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 4, 0
	nop 0
	br.sptk.many nextafterl#
	;;
	break.f 0
	;;
	.endp nexttowardl#
	.align 16
	.align 64
	.global fmaxl#
	.type	fmaxl#, @function
	.proc fmaxl#
fmaxl:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 4, 7, 4, 0
	.fframe 64
	adds r12 = -64, r12
	extr.u r19 = r32, 48, 15
	.mmi
	mov r42 = r1
	mov r36 = r32
	mov r37 = r33
	;;
	.mmi
	adds r15 = 32, r12
	adds r14 = 40, r12
	adds r17 = 48, r12
	.mmi
	adds r16 = 56, r12
	addl r18 = 32767, r0
	mov r38 = r34
	;;
	.mii
	nop 0
	.save rp, r40
	mov r40 = b0
	.body
	mov r39 = r35
	.mmb
	st8 [r15] = r32
	st8 [r14] = r33
	nop 0
	;;
	.mib
	nop 0
	extr.u r20 = r34, 48, 15
	nop 0
	.mmi
	st8 [r17] = r34
	st8 [r16] = r35
	cmp4.ne p6, p7 = r18, r19
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dpnt .L269
.L259:
	.mmi
	nop 0
	addl r18 = 32767, r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r18, r20
	(p7) br.cond.dpnt .L270
.L261:
	.mmi
	ld8 r45 = [r17]
	ld8 r46 = [r16]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r43 = [r15]
	nop 0
	.mmb
	ld8 r44 = [r14]
	nop 0
	br.call.sptk.many b0 = is_less#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r42
	;;
	.mmi
	(p7) mov r37 = r39
	nop 0
	(p7) mov r36 = r38
	;;
	.mmi
	mov r9 = r37
	mov r8 = r36
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 64, r12
	nop 0
	br.ret.sptk.many b0
.L269:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r18 = 281474976710655
	;;
	.mmi
	and r18 = r18, r32
	;;
	or r18 = r33, r18
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r18
	nop 0
	(p7) br.cond.dpnt .L259
	;;
	.mmi
	(p6) mov r36 = r34
	nop 0
	(p6) mov r37 = r35
	;;
	.mmi
	mov r9 = r37
	mov r8 = r36
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 64, r12
	nop 0
	br.ret.sptk.many b0
.L270:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r18 = 281474976710655
	.mii
	mov r9 = r37
	mov r8 = r36
	;;
	and r18 = r18, r38
	;;
	.mmi
	nop 0
	or r18 = r39, r18
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r18
	nop 0
	(p7) br.cond.dpnt .L261
	;;
	.mii
	nop 0
	mov b0 = r40
	;;
	mov ar.pfs = r41
	.mmb
	nop 0
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	.endp fmaxl#
	.align 16
	.align 64
	.global fminl#
	.type	fminl#, @function
	.proc fminl#
fminl:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 4, 7, 4, 0
	.fframe 64
	adds r12 = -64, r12
	extr.u r19 = r32, 48, 15
	.mmi
	mov r42 = r1
	mov r36 = r32
	mov r37 = r33
	;;
	.mmi
	adds r17 = 32, r12
	adds r16 = 40, r12
	adds r15 = 48, r12
	.mmi
	adds r14 = 56, r12
	addl r18 = 32767, r0
	mov r38 = r34
	;;
	.mii
	nop 0
	.save rp, r40
	mov r40 = b0
	.body
	mov r39 = r35
	.mmb
	st8 [r17] = r32
	st8 [r16] = r33
	nop 0
	;;
	.mib
	nop 0
	extr.u r20 = r34, 48, 15
	nop 0
	.mmi
	st8 [r15] = r34
	st8 [r14] = r35
	cmp4.ne p6, p7 = r18, r19
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dpnt .L282
.L272:
	.mmi
	nop 0
	addl r18 = 32767, r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r18, r20
	(p7) br.cond.dpnt .L283
.L274:
	.mmi
	ld8 r45 = [r17]
	ld8 r46 = [r16]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r43 = [r15]
	nop 0
	.mmb
	ld8 r44 = [r14]
	nop 0
	br.call.sptk.many b0 = is_less#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r42
	;;
	.mmi
	(p7) mov r37 = r39
	nop 0
	(p7) mov r36 = r38
	;;
	.mmi
	mov r9 = r37
	mov r8 = r36
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 64, r12
	nop 0
	br.ret.sptk.many b0
.L282:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r18 = 281474976710655
	;;
	.mmi
	and r18 = r18, r32
	;;
	or r18 = r33, r18
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r18
	nop 0
	(p7) br.cond.dpnt .L272
	;;
	.mmi
	(p6) mov r36 = r34
	nop 0
	(p6) mov r37 = r35
	;;
	.mmi
	mov r9 = r37
	mov r8 = r36
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 64, r12
	nop 0
	br.ret.sptk.many b0
.L283:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r18 = 281474976710655
	.mii
	mov r9 = r37
	mov r8 = r36
	;;
	and r18 = r18, r38
	;;
	.mmi
	nop 0
	or r18 = r39, r18
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r18
	nop 0
	(p7) br.cond.dpnt .L274
	;;
	.mii
	nop 0
	mov b0 = r40
	;;
	mov ar.pfs = r41
	.mmb
	nop 0
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	.endp fminl#
	.align 16
	.align 64
	.global nanl#
	.type	nanl#, @function
	.proc nanl#
nanl:
	.prologue
	.mmi
	nop 0
	.fframe 16
	adds r12 = -16, r12
	.body
	nop 0
	;;
	.mlx
	mov r9 = r0
	movl r8 = 9223231299366420480
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp nanl#
	.align 16
	.align 64
	.global fdiml#
	.type	fdiml#, @function
	.proc fdiml#
fdiml:
	.prologue 12, 42
	.mmi
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 4, 9, 8, 0
	.fframe 240
	adds r12 = -240, r12
	extr.u r40 = r32, 48, 15
	.mmi
	mov r44 = r1
	mov r14 = r32
	mov r17 = r33
	;;
	.mmi
	adds r39 = 208, r12
	adds r38 = 216, r12
	adds r37 = 224, r12
	.mmi
	adds r36 = 232, r12
	addl r15 = 32767, r0
	mov r16 = r35
	;;
	.mib
	nop 0
	.save rp, r42
	mov r42 = b0
	.body
	nop 0
	.mmi
	st8 [r39] = r32
	st8 [r38] = r33
	cmp4.ne p6, p7 = r15, r40
	;;
	.mmi
	nop 0
	st8 [r37] = r34
	nop 0
	.mmb
	st8 [r36] = r35
	nop 0
	(p7) br.cond.dpnt .L306
.L287:
	.mmi
	addl r41 = 32767, r0
	nop 0
	extr.u r15 = r34, 48, 15
	;;
	.mib
	cmp4.ne p6, p7 = r41, r15
	nop 0
	(p7) br.cond.dpnt .L307
	;;
	.mmi
	ld8 r47 = [r39]
	ld8 r48 = [r38]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r45 = [r37]
	nop 0
	.mmb
	ld8 r46 = [r36]
	nop 0
	br.call.sptk.many b0 = is_less#
	;;
	.mib
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r44
	(p7) br.cond.dpnt .L295
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r41, r40
	(p7) br.cond.dpnt .L308
.L294:
	.mmi
	nop 0
	adds r18 = 192, r12
	adds r15 = 200, r12
	.mlx
	nop 0
	movl r14 = 9223090561878065152
	;;
	.mmi
	st8 [r18] = r14
	st8 [r15] = r0
	nop 0
	;;
	.mmi
	ld8 r8 = [r18]
	ld8 r9 = [r15]
	mov b0 = r42
	;;
	.mii
	nop 0
	mov ar.pfs = r43
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 240, r12
	nop 0
	br.ret.sptk.many b0
.L306:
	.body
	.copy_state 1
	.mii
	nop 0
	extr.u r15 = r32, 0, 48
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r15
	(p7) br.cond.dptk .L309
	.mmi
	adds r18 = 192, r12
	nop 0
	adds r15 = 200, r12
	;;
	.mmi
	st8 [r18] = r14
	st8 [r15] = r17
	nop 0
.L311:
	.mmi
	ld8 r8 = [r18]
	ld8 r9 = [r15]
	mov b0 = r42
	;;
	.mii
	nop 0
	mov ar.pfs = r43
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 240, r12
	nop 0
	br.ret.sptk.many b0
.L307:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r18 = 281474976710655
	;;
	.mmi
	and r15 = r18, r34
	;;
	or r15 = r16, r15
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	addl r15 = 32767, r0
	(p6) br.cond.dpnt .L290
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r15, r40
	(p7) br.cond.dpnt .L310
.L291:
	.mmi
	adds r18 = 192, r12
	nop 0
	adds r15 = 200, r12
	;;
	.mmi
	st8 [r18] = r34
	st8 [r15] = r16
	nop 0
	;;
	.mmi
	ld8 r8 = [r18]
	ld8 r9 = [r15]
	mov b0 = r42
	;;
	.mii
	nop 0
	mov ar.pfs = r43
	nop 0
	.mmb
	.label_state 3
	.restore sp
	adds r12 = 240, r12
	nop 0
	br.ret.sptk.many b0
.L309:
	.body
	.copy_state 3
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r33
	(p7) br.cond.dptk .L287
	;;
	.mii
	adds r18 = 192, r12
	adds r15 = 200, r12
	;;
	nop 0
	.mmb
	st8 [r18] = r14
	st8 [r15] = r17
	br .L311
.L308:
	.mmi
	adds r40 = 144, r12
	ld8 r45 = [r39]
	nop 0
	.mmi
	ld8 r46 = [r38]
	nop 0
	adds r38 = 96, r12
	;;
	.mib
	mov r8 = r40
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	mov r1 = r44
	ld8 r45 = [r37]
	nop 0
	.mmb
	mov r8 = r38
	ld8 r46 = [r36]
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 104, r12
	adds r8 = 48, r12
	mov r1 = r44
	.mmi
	ld8 r45 = [r38]
	;;
	ld8 r46 = [r14]
	adds r14 = 112, r12
	;;
	.mmi
	ld8 r47 = [r14]
	nop 0
	adds r14 = 120, r12
	;;
	.mmi
	ld8 r48 = [r14]
	nop 0
	adds r14 = 128, r12
	;;
	.mmi
	ld8 r49 = [r14]
	nop 0
	adds r14 = 136, r12
	;;
	.mib
	ld8 r50 = [r14]
	nop 0
	br.call.sptk.many b0 = real_negate#
	;;
	.mmi
	adds r15 = 72, r12
	adds r16 = 64, r12
	adds r14 = 16, r12
	.mmi
	mov r1 = r44
	ld8 r45 = [r40]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r17 = [r15]
	adds r15 = 80, r12
	.mmi
	ld8 r16 = [r16]
	;;
	st8 [r14] = r16
	nop 0
	.mmi
	ld8 r16 = [r15]
	adds r14 = 24, r12
	adds r15 = 48, r12
	;;
	.mmi
	ld8 r51 = [r15]
	st8 [r14] = r17
	nop 0
	.mmi
	adds r15 = 88, r12
	adds r14 = 32, r12
	adds r17 = 56, r12
	;;
	.mmi
	ld8 r15 = [r15]
	st8 [r14] = r16
	adds r14 = 40, r12
	.mmi
	adds r16 = 152, r12
	ld8 r52 = [r17]
	nop 0
	;;
	.mmi
	nop 0
	st8 [r14] = r15
	adds r14 = 160, r12
	.mmi
	ld8 r46 = [r16]
	;;
	ld8 r47 = [r14]
	adds r14 = 168, r12
	;;
	.mmi
	ld8 r48 = [r14]
	nop 0
	adds r14 = 176, r12
	;;
	.mmi
	ld8 r49 = [r14]
	nop 0
	adds r14 = 184, r12
	;;
	.mib
	ld8 r50 = [r14]
	nop 0
	br.call.sptk.many b0 = sum#
	;;
	.mmi
	adds r18 = 192, r12
	adds r15 = 200, r12
	mov r1 = r44
	;;
	.mmi
	st8 [r18] = r8
	st8 [r15] = r9
	nop 0
	;;
	.mmi
	ld8 r8 = [r18]
	ld8 r9 = [r15]
	mov b0 = r42
	;;
	.mii
	nop 0
	mov ar.pfs = r43
	nop 0
	.mmb
	.label_state 4
	.restore sp
	adds r12 = 240, r12
	nop 0
	br.ret.sptk.many b0
.L290:
	.body
	.copy_state 4
	.mmi
	ld8 r47 = [r39]
	ld8 r48 = [r38]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r45 = [r37]
	nop 0
	.mmb
	ld8 r46 = [r36]
	nop 0
	br.call.sptk.many b0 = is_less#
	;;
	.mib
	mov r1 = r44
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L294
.L295:
	.mmi
	adds r18 = 192, r12
	nop 0
	adds r15 = 200, r12
	;;
	.mmi
	st8 [r18] = r0
	st8 [r15] = r0
	nop 0
	;;
	.mmi
	ld8 r8 = [r18]
	ld8 r9 = [r15]
	mov b0 = r42
	;;
	.mii
	nop 0
	mov ar.pfs = r43
	nop 0
	.mmb
	.label_state 5
	.restore sp
	adds r12 = 240, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L310:
	.body
	.copy_state 5
	.mii
	and r18 = r18, r14
	adds r15 = 200, r12
	;;
	or r18 = r17, r18
	;;
	.mib
	cmp.eq p6, p7 = 0, r18
	adds r18 = 192, r12
	(p6) br.cond.dpnt .L291
	;;
	.mmi
	nop 0
	st8 [r18] = r14
	nop 0
	.mmb
	st8 [r15] = r17
	nop 0
	br .L311
	.endp fdiml#
	.align 16
	.align 64
	.global fmal#
	.type	fmal#, @function
	.proc fmal#
fmal:
	.prologue 12, 46
	.mmi
	.save ar.pfs, r47
	alloc r47 = ar.pfs, 6, 11, 8, 0
	.fframe 304
	adds r12 = -304, r12
	extr.u r20 = r32, 48, 15
	.mmi
	mov r48 = r1
	mov r14 = r32
	mov r18 = r33
	;;
	.mmi
	adds r22 = 256, r12
	adds r23 = 264, r12
	adds r39 = 272, r12
	.mmi
	adds r40 = 280, r12
	adds r41 = 288, r12
	adds r42 = 296, r12
	;;
	.mmi
	addl r16 = 32767, r0
	mov r19 = r35
	.save rp, r46
	mov r46 = b0
	.body
	.mmi
	mov r15 = r36
	st8 [r22] = r32
	mov r17 = r37
	;;
	.mmi
	st8 [r23] = r33
	st8 [r39] = r34
	cmp4.ne p6, p7 = r16, r20
	;;
	.mmi
	st8 [r40] = r35
	st8 [r41] = r36
	nop 0
	;;
	.mib
	st8 [r42] = r37
	nop 0
	(p7) br.cond.dpnt .L374
.L313:
	.mii
	addl r16 = 32767, r0
	extr.u r24 = r34, 48, 15
	shr.u r21 = r15, 48
	;;
	.mib
	cmp4.eq p6, p7 = r16, r24
	and r21 = r16, r21
	(p6) br.cond.dpnt .L315
	;;
	.mib
	cmp4.eq p6, p7 = r16, r21
	mov r25 = r21
	(p6) br.cond.dpnt .L316
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r16, r20
	(p6) br.cond.dpnt .L375
.L318:
	.mmi
	adds r44 = 192, r12
	ld8 r49 = [r22]
	adds r45 = 144, r12
	.mmi
	adds r38 = 16, r12
	ld8 r50 = [r23]
	adds r43 = 96, r12
	;;
	.mib
	mov r8 = r44
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	nop 0
	mov r1 = r48
	mov r8 = r45
	.mmb
	ld8 r49 = [r39]
	ld8 r50 = [r40]
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r15 = 160, r12
	adds r14 = 168, r12
	mov r1 = r48
	.mmi
	ld8 r55 = [r45]
	ld8 r49 = [r44]
	mov r8 = r43
	;;
	.mmi
	ld8 r15 = [r15]
	ld8 r16 = [r14]
	adds r14 = 176, r12
	;;
	.mmi
	st8 [r38] = r15
	nop 0
	adds r38 = 24, r12
	.mmi
	ld8 r15 = [r14]
	nop 0
	adds r14 = 184, r12
	;;
	.mmi
	st8 [r38] = r16
	nop 0
	adds r38 = 32, r12
	.mmi
	ld8 r14 = [r14]
	nop 0
	adds r16 = 152, r12
	;;
	.mmi
	st8 [r38] = r15
	adds r15 = 208, r12
	adds r38 = 40, r12
	.mmi
	ld8 r56 = [r16]
	;;
	ld8 r51 = [r15]
	adds r15 = 216, r12
	.mmi
	st8 [r38] = r14
	nop 0
	adds r14 = 200, r12
	;;
	.mmi
	nop 0
	ld8 r52 = [r15]
	adds r15 = 224, r12
	.mmi
	ld8 r50 = [r14]
	;;
	ld8 r53 = [r15]
	adds r15 = 232, r12
	;;
	.mib
	ld8 r54 = [r15]
	nop 0
	br.call.sptk.many b0 = real_multiply#
	;;
	.mmi
	nop 0
	adds r8 = 48, r12
	mov r1 = r48
	.mmb
	ld8 r49 = [r41]
	ld8 r50 = [r42]
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r15 = 72, r12
	adds r14 = 16, r12
	adds r18 = 48, r12
	.mmi
	mov r1 = r48
	ld8 r49 = [r43]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r17 = [r15]
	adds r15 = 64, r12
	.mmi
	ld8 r55 = [r18]
	;;
	ld8 r16 = [r15]
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
	adds r17 = 56, r12
	;;
	.mmi
	st8 [r14] = r16
	nop 0
	adds r14 = 104, r12
	.mmi
	ld8 r56 = [r17]
	st8 [r38] = r15
	nop 0
	;;
	.mmi
	ld8 r50 = [r14]
	nop 0
	adds r14 = 112, r12
	;;
	.mmi
	ld8 r51 = [r14]
	nop 0
	adds r14 = 120, r12
	;;
	.mmi
	ld8 r52 = [r14]
	nop 0
	adds r14 = 128, r12
	;;
	.mmi
	ld8 r53 = [r14]
	nop 0
	adds r14 = 136, r12
	;;
	.mib
	ld8 r54 = [r14]
	nop 0
	br.call.sptk.many b0 = sum#
	;;
	.mmi
	adds r20 = 240, r12
	adds r16 = 248, r12
	mov r1 = r48
	;;
	.mmi
	st8 [r20] = r8
	st8 [r16] = r9
	nop 0
.L328:
	.mmi
	ld8 r8 = [r20]
	ld8 r9 = [r16]
	mov b0 = r46
	;;
	.mii
	nop 0
	mov ar.pfs = r47
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 304, r12
	nop 0
	br.ret.sptk.many b0
.L374:
	.body
	.copy_state 1
	.mii
	nop 0
	extr.u r16 = r32, 0, 48
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r16
	(p7) br.cond.dptk .L376
.L314:
	.mmi
	adds r20 = 240, r12
	nop 0
	adds r16 = 248, r12
	;;
	.mmi
	st8 [r20] = r14
	st8 [r16] = r18
	nop 0
.L379:
	.mmi
	ld8 r8 = [r20]
	ld8 r9 = [r16]
	mov b0 = r46
	;;
	.mii
	nop 0
	mov ar.pfs = r47
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 304, r12
	nop 0
	br.ret.sptk.many b0
.L315:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r16 = 281474976710655
	;;
	.mmi
	and r21 = r16, r34
	;;
	or r25 = r19, r21
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r25
	nop 0
	(p7) br.cond.dpnt .L377
	;;
	.mib
	cmp4.ne p6, p7 = r24, r20
	adds r20 = 240, r12
	(p7) br.cond.dpnt .L378
	;;
	.mmi
	adds r16 = 248, r12
	st8 [r20] = r34
	nop 0
	;;
	.mmi
	st8 [r16] = r19
	nop 0
	nop 0
.L383:
	.mmi
	ld8 r8 = [r20]
	ld8 r9 = [r16]
	mov b0 = r46
	;;
	.mii
	nop 0
	mov ar.pfs = r47
	nop 0
	.mmb
	.label_state 3
	.restore sp
	adds r12 = 304, r12
	nop 0
	br.ret.sptk.many b0
.L376:
	.body
	.copy_state 3
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r33
	(p7) br.cond.dptk .L313
	;;
	.mii
	adds r20 = 240, r12
	adds r16 = 248, r12
	;;
	nop 0
	.mmb
	st8 [r20] = r14
	st8 [r16] = r18
	br .L379
.L375:
	.mii
	nop 0
	extr.u r16 = r14, 0, 48
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r16
	nop 0
	(p6) br.cond.dpnt .L318
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r18
	(p6) br.cond.dpnt .L318
.L334:
	.mii
	nop 0
	extr.u r16 = r14, 0, 63
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r16
	(p7) br.cond.dptk .L340
.L338:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mlx
	adds r20 = 240, r12
	movl r14 = 9223231299366420480
	.mmi
	adds r16 = 248, r12
	addp4 r8 = 0,r8
	mov r1 = r48
	;;
	.mmi
	nop 0
	st8 [r20] = r14
	addl r14 = 33, r0
	.mmi
	st8 [r16] = r0
	;;
	st4 [r8] = r14
	nop 0
.L385:
	.mmi
	ld8 r8 = [r20]
	ld8 r9 = [r16]
	mov b0 = r46
	;;
	.mii
	nop 0
	mov ar.pfs = r47
	nop 0
	.mmb
	.label_state 4
	.restore sp
	adds r12 = 304, r12
	nop 0
	br.ret.sptk.many b0
.L377:
	.body
	.copy_state 4
	.mii
	nop 0
	shr.u r26 = r15, 48
	;;
	and r26 = r26, r24
	;;
	.mib
	cmp4.ne p6, p7 = r24, r26
	mov r25 = r26
	(p7) br.cond.dpnt .L380
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r24, r20
	(p6) br.cond.dpnt .L381
.L332:
	.mlx
	nop 0
	movl r16 = 9223372036854775807
	;;
	.mmi
	nop 0
	and r20 = r16, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r20
	(p6) br.cond.dptk .L337
	.mmi
	nop 0
	and r16 = r16, r34
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r16
	(p6) br.cond.dptk .L338
	.mmi
	xor r34 = r34, r14
	nop 0
	addl r14 = 32767, r0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r25
	(p7) br.cond.dpnt .L382
	;;
.L341:
	.mmi
	cmp.le p6, p7 = r0, r34
	adds r20 = 240, r12
	adds r16 = 248, r12
	;;
	.mlx
	nop 0
	(p7) movl r14 = -281474976710656
	.mmi
	nop 0
	st8 [r16] = r0
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r14 = 9223090561878065152
	.mmi
	ld8 r9 = [r16]
	;;
	st8 [r20] = r14
	nop 0
	;;
	.mii
	ld8 r8 = [r20]
	mov b0 = r46
	;;
	mov ar.pfs = r47
	.mmb
	nop 0
	.label_state 5
	.restore sp
	adds r12 = 304, r12
	br.ret.sptk.many b0
.L316:
	.body
	.copy_state 5
	.mlx
	nop 0
	movl r16 = 281474976710655
	;;
	.mmi
	and r16 = r16, r15
	;;
	or r16 = r17, r16
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r16
	nop 0
	(p6) br.cond.dpnt .L324
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r21, r20
	(p6) br.cond.spnt .L322
.L325:
	.mmi
	adds r20 = 240, r12
	nop 0
	adds r16 = 248, r12
	;;
	.mmi
	st8 [r20] = r15
	st8 [r16] = r17
	nop 0
.L384:
	.mmi
	ld8 r8 = [r20]
	ld8 r9 = [r16]
	mov b0 = r46
	;;
	.mii
	nop 0
	mov ar.pfs = r47
	nop 0
	.mmb
	.label_state 6
	.restore sp
	adds r12 = 304, r12
	nop 0
	br.ret.sptk.many b0
.L378:
	.body
	.copy_state 6
	.mmi
	and r16 = r16, r14
	;;
	or r16 = r18, r16
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r16
	(p6) br.cond.dpnt .L314
.L323:
	.mlx
	nop 0
	movl r14 = 281474976710655
	.mii
	adds r20 = 240, r12
	adds r16 = 248, r12
	;;
	and r14 = r14, r34
	;;
	.mmi
	nop 0
	or r14 = r19, r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L325
	;;
	.mmi
	nop 0
	st8 [r20] = r34
	nop 0
	.mmb
	st8 [r16] = r19
	nop 0
	br .L383
.L380:
	.mmi
	and r16 = r16, r15
	;;
	or r16 = r17, r16
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r16
	nop 0
	(p6) br.cond.dpnt .L321
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r24, r20
	(p7) br.cond.sptk .L323
.L322:
	.mlx
	nop 0
	movl r16 = 281474976710655
	.mmi
	adds r20 = 240, r12
	;;
	and r16 = r16, r14
	nop 0
	;;
	.mmi
	nop 0
	or r16 = r18, r16
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r16
	adds r16 = 248, r12
	(p6) br.cond.dpnt .L314
	;;
	.mmi
	nop 0
	addl r14 = 32767, r0
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r14, r24
	nop 0
	(p6) br.cond.spnt .L323
	;;
	.mmi
	nop 0
	st8 [r20] = r15
	nop 0
	.mmb
	st8 [r16] = r17
	nop 0
	br .L384
.L337:
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r18
	(p6) br.cond.dpnt .L338
.L340:
	.mlx
	nop 0
	movl r16 = 9223372036854775807
	;;
	.mmi
	and r16 = r16, r34
	xor r34 = r34, r14
	addl r14 = 32767, r0
	;;
	.mmi
	nop 0
	or r16 = r19, r16
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r16
	nop 0
	(p6) br.cond.dpnt .L338
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r25
	(p6) br.cond.dptk .L341
	.mib
	nop 0
	nop 0
	br .L382
.L381:
	.mmi
	nop 0
	and r16 = r16, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r16
	(p6) br.cond.sptk .L332
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r18
	(p7) br.cond.dptk .L334
	;;
	.mmi
	cmp.ne p6, p7 = 0, r21
	adds r44 = 192, r12
	adds r45 = 144, r12
	.mmb
	adds r38 = 16, r12
	adds r43 = 96, r12
	(p7) br.cond.dpnt .L332
	;;
	.mmi
	mov r8 = r44
	ld8 r49 = [r22]
	nop 0
	.mmb
	ld8 r50 = [r23]
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	nop 0
	mov r1 = r48
	mov r8 = r45
	.mmb
	ld8 r49 = [r39]
	ld8 r50 = [r40]
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r15 = 160, r12
	adds r14 = 168, r12
	mov r1 = r48
	.mmi
	ld8 r55 = [r45]
	ld8 r49 = [r44]
	mov r8 = r43
	;;
	.mmi
	ld8 r15 = [r15]
	ld8 r16 = [r14]
	adds r14 = 176, r12
	;;
	.mmi
	st8 [r38] = r15
	nop 0
	adds r38 = 24, r12
	.mmi
	ld8 r15 = [r14]
	nop 0
	adds r14 = 184, r12
	;;
	.mmi
	st8 [r38] = r16
	nop 0
	adds r38 = 32, r12
	.mmi
	ld8 r14 = [r14]
	nop 0
	adds r16 = 152, r12
	;;
	.mmi
	st8 [r38] = r15
	adds r15 = 208, r12
	adds r38 = 40, r12
	.mmi
	ld8 r56 = [r16]
	;;
	ld8 r51 = [r15]
	adds r15 = 216, r12
	.mmi
	st8 [r38] = r14
	nop 0
	adds r14 = 200, r12
	;;
	.mmi
	nop 0
	ld8 r52 = [r15]
	adds r15 = 224, r12
	.mmi
	ld8 r50 = [r14]
	;;
	ld8 r53 = [r15]
	adds r15 = 232, r12
	;;
	.mib
	ld8 r54 = [r15]
	nop 0
	br.call.sptk.many b0 = real_multiply#
	;;
	.mmi
	nop 0
	adds r8 = 48, r12
	mov r1 = r48
	.mmb
	ld8 r49 = [r41]
	ld8 r50 = [r42]
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r15 = 72, r12
	adds r14 = 16, r12
	adds r18 = 48, r12
	.mmi
	mov r1 = r48
	ld8 r49 = [r43]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r17 = [r15]
	adds r15 = 64, r12
	.mmi
	ld8 r55 = [r18]
	;;
	ld8 r16 = [r15]
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
	adds r17 = 56, r12
	;;
	.mmi
	st8 [r14] = r16
	nop 0
	adds r14 = 104, r12
	.mmi
	ld8 r56 = [r17]
	st8 [r38] = r15
	nop 0
	;;
	.mmi
	ld8 r50 = [r14]
	nop 0
	adds r14 = 112, r12
	;;
	.mmi
	ld8 r51 = [r14]
	nop 0
	adds r14 = 120, r12
	;;
	.mmi
	ld8 r52 = [r14]
	nop 0
	adds r14 = 128, r12
	;;
	.mmi
	ld8 r53 = [r14]
	nop 0
	adds r14 = 136, r12
	;;
	.mib
	ld8 r54 = [r14]
	nop 0
	br.call.sptk.many b0 = sum#
	;;
	.mmi
	adds r20 = 240, r12
	adds r16 = 248, r12
	mov r1 = r48
	;;
	.mmi
	nop 0
	st8 [r20] = r8
	nop 0
	.mmb
	st8 [r16] = r9
	nop 0
	br .L328
.L382:
	.mlx
	nop 0
	movl r14 = 281474976710655
	;;
	.mmi
	and r14 = r14, r15
	;;
	or r14 = r17, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L341
	.mmi
	nop 0
	xor r15 = r34, r15
	nop 0
	;;
	.mib
	cmp.le p6, p7 = r0, r15
	nop 0
	(p6) br.cond.dpnt .L341
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mlx
	adds r20 = 240, r12
	movl r14 = 9223231299366420480
	.mmi
	adds r16 = 248, r12
	addp4 r8 = 0,r8
	mov r1 = r48
	;;
	.mmi
	nop 0
	st8 [r20] = r14
	addl r14 = 33, r0
	.mmi
	nop 0
	st8 [r16] = r0
	nop 0
	;;
	.mib
	st4 [r8] = r14
	nop 0
	br .L385
.L324:
	.mib
	nop 0
	cmp4.eq p6, p7 = r21, r20
	(p6) br.cond.dpnt .L326
.L327:
	.mmi
	adds r20 = 240, r12
	nop 0
	adds r16 = 248, r12
	;;
	.mmi
	st8 [r20] = r15
	st8 [r16] = r0
	nop 0
.L386:
	.mmi
	ld8 r8 = [r20]
	ld8 r9 = [r16]
	mov b0 = r46
	;;
	.mii
	nop 0
	mov ar.pfs = r47
	nop 0
	.mmb
	.label_state 7
	.restore sp
	adds r12 = 304, r12
	nop 0
	br.ret.sptk.many b0
.L326:
	.body
	.copy_state 7
	.mlx
	nop 0
	movl r16 = 281474976710655
	;;
	.mmi
	nop 0
	and r20 = r16, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r20
	(p6) br.cond.dptk .L330
	.mmi
	nop 0
	addl r20 = 32767, r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r20, r24
	(p7) br.cond.dptk .L327
	.mmi
	nop 0
	and r16 = r16, r34
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r16
	(p6) br.cond.dptk .L327
	;;
.L366:
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r19
	(p6) br.cond.dptk .L335
	.mib
	nop 0
	addl r25 = 32767, r0
	br .L332
	;;
.L330:
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r18
	(p6) br.cond.dptk .L346
	.mmi
	nop 0
	addl r20 = 32767, r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r20, r24
	(p6) br.cond.dptk .L335
	.mmi
	nop 0
	and r16 = r16, r34
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r16
	(p7) br.cond.dpnt .L366
	.align 32
.L335:
	.mlx
	adds r44 = 192, r12
	movl r14 = 281474976710655
	.mmi
	adds r45 = 144, r12
	adds r38 = 16, r12
	adds r43 = 96, r12
	;;
	.mii
	and r14 = r14, r15
	mov r8 = r44
	;;
	or r14 = r17, r14
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.spnt .L327
	;;
	.mmi
	nop 0
	ld8 r49 = [r22]
	nop 0
	.mmb
	ld8 r50 = [r23]
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	nop 0
	mov r1 = r48
	mov r8 = r45
	.mmb
	ld8 r49 = [r39]
	ld8 r50 = [r40]
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r15 = 160, r12
	adds r14 = 168, r12
	mov r1 = r48
	.mmi
	ld8 r55 = [r45]
	ld8 r49 = [r44]
	mov r8 = r43
	;;
	.mmi
	ld8 r15 = [r15]
	ld8 r16 = [r14]
	adds r14 = 176, r12
	;;
	.mmi
	st8 [r38] = r15
	nop 0
	adds r38 = 24, r12
	.mmi
	ld8 r15 = [r14]
	nop 0
	adds r14 = 184, r12
	;;
	.mmi
	st8 [r38] = r16
	nop 0
	adds r38 = 32, r12
	.mmi
	ld8 r14 = [r14]
	nop 0
	adds r16 = 152, r12
	;;
	.mmi
	st8 [r38] = r15
	adds r15 = 208, r12
	adds r38 = 40, r12
	.mmi
	ld8 r56 = [r16]
	;;
	ld8 r51 = [r15]
	adds r15 = 216, r12
	.mmi
	st8 [r38] = r14
	nop 0
	adds r14 = 200, r12
	;;
	.mmi
	nop 0
	ld8 r52 = [r15]
	adds r15 = 224, r12
	.mmi
	ld8 r50 = [r14]
	;;
	ld8 r53 = [r15]
	adds r15 = 232, r12
	;;
	.mib
	ld8 r54 = [r15]
	nop 0
	br.call.sptk.many b0 = real_multiply#
	;;
	.mmi
	nop 0
	adds r8 = 48, r12
	mov r1 = r48
	.mmb
	ld8 r49 = [r41]
	ld8 r50 = [r42]
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r15 = 72, r12
	adds r14 = 16, r12
	adds r18 = 48, r12
	.mmi
	mov r1 = r48
	ld8 r49 = [r43]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r17 = [r15]
	adds r15 = 64, r12
	.mmi
	ld8 r55 = [r18]
	;;
	ld8 r16 = [r15]
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
	adds r17 = 56, r12
	;;
	.mmi
	st8 [r14] = r16
	nop 0
	adds r14 = 104, r12
	.mmi
	ld8 r56 = [r17]
	st8 [r38] = r15
	nop 0
	;;
	.mmi
	ld8 r50 = [r14]
	nop 0
	adds r14 = 112, r12
	;;
	.mmi
	ld8 r51 = [r14]
	nop 0
	adds r14 = 120, r12
	;;
	.mmi
	ld8 r52 = [r14]
	nop 0
	adds r14 = 128, r12
	;;
	.mmi
	ld8 r53 = [r14]
	nop 0
	adds r14 = 136, r12
	;;
	.mib
	ld8 r54 = [r14]
	nop 0
	br.call.sptk.many b0 = sum#
	;;
	.mmi
	adds r20 = 240, r12
	adds r16 = 248, r12
	mov r1 = r48
	;;
	.mmi
	nop 0
	st8 [r20] = r8
	nop 0
	.mmb
	st8 [r16] = r9
	nop 0
	br .L328
.L321:
	.mib
	cmp4.ne p6, p7 = r26, r20
	nop 0
	(p7) br.cond.dpnt .L326
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r21
	(p7) br.cond.dptk .L332
	.mii
	adds r20 = 240, r12
	adds r16 = 248, r12
	;;
	nop 0
	.mmb
	st8 [r20] = r15
	st8 [r16] = r0
	br .L386
.L346:
	.mii
	nop 0
	extr.u r16 = r14, 0, 63
	addl r25 = 32767, r0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r16
	(p6) br.cond.dptk .L338
	.mib
	nop 0
	nop 0
	br .L340
	.endp fmal#
	.align 16
	.align 64
	.global fmodl#
	.type	fmodl#, @function
	.proc fmodl#
fmodl:
	.prologue 12, 42
	.mmb
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 4, 9, 8, 0
	.fframe 336
	adds r12 = -336, r12
	nop 0
	.mii
	mov r44 = r1
	.save rp, r42
	mov r42 = b0
	.body
	mov r47 = r34
	;;
	.mmi
	adds r40 = 304, r12
	adds r39 = 312, r12
	adds r38 = 320, r12
	.mmi
	adds r37 = 328, r12
	adds r36 = 272, r12
	mov r48 = r35
	;;
	.mmi
	st8 [r40] = r32
	st8 [r39] = r33
	mov r49 = r36
	.mii
	mov r45 = r32
	mov r46 = r33
	;;
	nop 0
	.mmb
	st8 [r38] = r34
	st8 [r37] = r35
	br.call.sptk.many b0 = is_special_division#
	;;
	.mmi
	adds r16 = 280, r12
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r44
	.mmb
	adds r14 = 256, r12
	adds r15 = 264, r12
	(p6) br.cond.dpnt .L388
	;;
	.mmi
	ld8 r17 = [r36]
	ld8 r16 = [r16]
	nop 0
	;;
	.mmi
	st8 [r14] = r17
	st8 [r15] = r16
	nop 0
	;;
	.mmi
	ld8 r9 = [r15]
	ld8 r8 = [r14]
	mov b0 = r42
	;;
	.mii
	nop 0
	mov ar.pfs = r43
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 336, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L388:
	.body
	.copy_state 1
	.mlx
	ld8 r40 = [r40]
	movl r36 = 9223372036854775807
	.mmi
	adds r16 = 240, r12
	ld8 r14 = [r39]
	adds r39 = 160, r12
	;;
	.mmi
	and r15 = r36, r40
	nop 0
	mov r8 = r39
	.mmi
	mov r46 = r14
	nop 0
	adds r41 = 112, r12
	;;
	.mmi
	mov r45 = r15
	st8 [r16] = r15
	adds r15 = 248, r12
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	ld8 r15 = [r37]
	adds r16 = 232, r12
	mov r1 = r44
	.mmi
	mov r8 = r41
	ld8 r14 = [r38]
	nop 0
	;;
	.mmi
	and r14 = r36, r14
	nop 0
	mov r46 = r15
	.mii
	st8 [r16] = r15
	adds r15 = 224, r12
	;;
	mov r45 = r14
	.mmb
	st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r16 = 128, r12
	adds r18 = 288, r12
	adds r14 = 16, r12
	.mmi
	adds r15 = 136, r12
	adds r17 = 52, r12
	adds r8 = 64, r12
	;;
	.mmi
	ld8 r16 = [r16]
	st4 [r17] = r18
	nop 0
	.mmi
	mov r1 = r44
	ld8 r17 = [r15]
	adds r15 = 144, r12
	;;
	.mmi
	nop 0
	st8 [r14] = r16
	adds r14 = 24, r12
	.mmi
	ld8 r16 = [r15]
	ld8 r51 = [r41]
	adds r15 = 152, r12
	;;
	.mmi
	st8 [r14] = r17
	nop 0
	adds r14 = 32, r12
	.mmi
	ld8 r15 = [r15]
	ld8 r45 = [r39]
	nop 0
	;;
	.mmi
	st8 [r14] = r16
	adds r14 = 40, r12
	adds r16 = 120, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 184, r12
	.mmi
	ld8 r52 = [r16]
	nop 0
	adds r16 = 168, r12
	;;
	.mmi
	ld8 r48 = [r14]
	nop 0
	adds r14 = 192, r12
	.mmi
	ld8 r46 = [r16]
	nop 0
	adds r16 = 176, r12
	;;
	.mmi
	nop 0
	ld8 r49 = [r14]
	adds r14 = 200, r12
	.mmi
	nop 0
	ld8 r47 = [r16]
	nop 0
	;;
	.mib
	ld8 r50 = [r14]
	nop 0
	br.call.sptk.many b0 = remainder_of#
	;;
	.mmi
	adds r14 = 64, r12
	nop 0
	mov r1 = r44
	;;
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 72, r12
	;;
	.mmi
	ld8 r46 = [r14]
	nop 0
	adds r14 = 80, r12
	;;
	.mmi
	ld8 r47 = [r14]
	nop 0
	adds r14 = 88, r12
	;;
	.mmi
	ld8 r48 = [r14]
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	ld8 r49 = [r14]
	nop 0
	adds r14 = 104, r12
	;;
	.mib
	ld8 r50 = [r14]
	nop 0
	br.call.sptk.many b0 = real_quad#
	;;
	.mlx
	adds r15 = 264, r12
	movl r14 = -9223372036854775808
	.mmi
	adds r16 = 208, r12
	and r36 = r36, r8
	mov r1 = r44
	;;
	.mmi
	and r40 = r14, r40
	st8 [r16] = r8
	adds r14 = 256, r12
	.mmi
	adds r16 = 216, r12
	st8 [r15] = r9
	nop 0
	;;
	.mmi
	or r36 = r40, r36
	st8 [r16] = r9
	nop 0
	.mmi
	ld8 r9 = [r15]
	;;
	st8 [r14] = r36
	nop 0
	;;
	.mii
	ld8 r8 = [r14]
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.restore sp
	adds r12 = 336, r12
	br.ret.sptk.many b0
	.endp fmodl#
	.align 16
	.align 64
	.global remquol#
	.type	remquol#, @function
	.proc remquol#
remquol:
	.prologue 12, 57
	.mmb
	.save ar.pfs, r58
	alloc r58 = ar.pfs, 5, 23, 8, 0
	.fframe 400
	adds r12 = -400, r12
	nop 0
	.mmi
	addp4 r36 = 0,r36
	mov r59 = r1
	.save rp, r57
	mov r57 = b0
	.body
	;;
	.mmi
	adds r41 = 336, r12
	adds r39 = 344, r12
	adds r38 = 352, r12
	.mmi
	adds r40 = 360, r12
	adds r37 = 304, r12
	mov r62 = r34
	;;
	.mmi
	st8 [r41] = r32
	st8 [r39] = r33
	mov r64 = r37
	.mmi
	mov r63 = r35
	mov r60 = r32
	mov r61 = r33
	;;
	.mmi
	st8 [r38] = r34
	st8 [r40] = r35
	nop 0
	;;
	.mib
	st4 [r36] = r0
	nop 0
	br.call.sptk.many b0 = is_special_division#
	;;
	.mmi
	adds r16 = 312, r12
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r59
	.mmb
	adds r14 = 288, r12
	adds r15 = 296, r12
	(p6) br.cond.dpnt .L393
	;;
	.mmi
	ld8 r17 = [r37]
	ld8 r16 = [r16]
	nop 0
	;;
	.mmi
	st8 [r14] = r17
	st8 [r15] = r16
	nop 0
	;;
	.mmi
	ld8 r9 = [r15]
	ld8 r8 = [r14]
	mov b0 = r57
	;;
	.mii
	nop 0
	mov ar.pfs = r58
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 400, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L393:
	.body
	.copy_state 1
	.mlx
	ld8 r42 = [r38]
	movl r38 = 9223372036854775807
	.mmi
	adds r16 = 272, r12
	adds r43 = 208, r12
	adds r44 = 112, r12
	;;
	.mmi
	and r15 = r38, r42
	ld8 r14 = [r40]
	mov r8 = r43
	.mmi
	adds r53 = 224, r12
	adds r52 = 248, r12
	adds r37 = 16, r12
	;;
	.mmi
	mov r60 = r15
	st8 [r16] = r15
	adds r15 = 280, r12
	.mmi
	mov r61 = r14
	adds r40 = 232, r12
	adds r51 = 40, r12
	;;
	.mmi
	st8 [r15] = r14
	adds r50 = 216, r12
	adds r47 = 168, r12
	.mmb
	adds r46 = 176, r12
	adds r45 = 184, r12
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	ld8 r15 = [r39]
	adds r16 = 264, r12
	mov r8 = r44
	.mmi
	mov r1 = r59
	adds r39 = 320, r12
	adds r56 = 232, r12
	;;
	.mmi
	ld8 r48 = [r41]
	mov r61 = r15
	adds r41 = 200, r12
	.mmi
	st8 [r16] = r15
	adds r15 = 256, r12
	adds r55 = 16, r12
	;;
	.mmi
	and r14 = r38, r48
	adds r38 = 160, r12
	adds r54 = 24, r12
	;;
	.mmi
	nop 0
	mov r60 = r14
	nop 0
	.mmb
	st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	ld8 r14 = [r53]
	adds r15 = 52, r12
	mov r1 = r59
	.mmi
	mov r8 = r38
	ld8 r16 = [r40]
	adds r40 = 240, r12
	;;
	.mmi
	st8 [r37] = r14
	ld8 r14 = [r52]
	adds r37 = 24, r12
	.mmi
	st4 [r15] = r39
	ld8 r15 = [r40]
	nop 0
	;;
	.mmi
	st8 [r37] = r16
	st8 [r51] = r14
	adds r37 = 32, r12
	.mmi
	ld8 r67 = [r50]
	ld8 r60 = [r44]
	adds r14 = 136, r12
	;;
	.mmi
	ld8 r63 = [r14]
	st8 [r37] = r15
	adds r14 = 144, r12
	.mmi
	adds r15 = 120, r12
	ld8 r66 = [r43]
	adds r44 = 192, r12
	;;
	.mmi
	ld8 r61 = [r15]
	nop 0
	adds r15 = 128, r12
	.mii
	ld8 r64 = [r14]
	adds r14 = 152, r12
	;;
	nop 0
	.mmb
	ld8 r62 = [r15]
	ld8 r65 = [r14]
	br.call.sptk.many b0 = remainder_of#
	;;
	.mmi
	mov r1 = r59
	adds r8 = 64, r12
	addl r66 = 1, r0
	.mmi
	ld8 r60 = [r38]
	ld8 r61 = [r47]
	nop 0
	;;
	.mmi
	ld8 r62 = [r46]
	ld8 r63 = [r45]
	nop 0
	;;
	.mmi
	ld8 r64 = [r44]
	ld8 r65 = [r41]
	nop 0
	;;
	.mib
	ld4 r49 = [r38]
	nop 0
	br.call.sptk.many b0 = real_scale#
	;;
	.mmi
	nop 0
	ld8 r14 = [r52]
	mov r1 = r59
	.mmi
	nop 0
	ld8 r17 = [r53]
	nop 0
	;;
	.mmi
	st8 [r51] = r14
	ld8 r16 = [r56]
	adds r14 = 64, r12
	.mmi
	st8 [r55] = r17
	ld8 r15 = [r40]
	nop 0
	;;
	.mmi
	ld8 r60 = [r14]
	st8 [r54] = r16
	adds r14 = 72, r12
	.mmi
	st8 [r37] = r15
	ld8 r66 = [r43]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r61 = [r14]
	adds r14 = 80, r12
	.mmi
	ld8 r67 = [r50]
	;;
	ld8 r62 = [r14]
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
	.mib
	ld8 r65 = [r14]
	nop 0
	br.call.sptk.many b0 = real_compare#
	;;
	.mmi
	cmp4.ge p6, p7 = 0, r8
	nop 0
	mov r1 = r59
	.mmb
	ld4 r39 = [r39]
	nop 0
	(p7) br.cond.dpnt .L396
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L406
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r39, 0
	(p6) br.cond.dptk .L406
.L396:
	.mmi
	ld8 r17 = [r53]
	adds r49 = 368, r12
	adds r39 = 1, r39
	.mmi
	ld8 r16 = [r56]
	;;
	ld8 r15 = [r40]
	mov r8 = r49
	.mmi
	ld8 r14 = [r52]
	st8 [r55] = r17
	nop 0
	;;
	.mmi
	st8 [r54] = r16
	st8 [r37] = r15
	nop 0
	;;
	.mmi
	ld8 r66 = [r43]
	st8 [r51] = r14
	nop 0
	;;
	.mmi
	ld8 r67 = [r50]
	ld8 r60 = [r38]
	nop 0
	;;
	.mmi
	ld8 r61 = [r47]
	ld8 r62 = [r46]
	nop 0
	;;
	.mmi
	ld8 r63 = [r45]
	ld8 r64 = [r44]
	nop 0
	;;
	.mib
	ld8 r65 = [r41]
	nop 0
	br.call.sptk.many b0 = real_subtract#
	;;
	.mmi
	nop 0
	adds r14 = 372, r12
	adds r15 = 164, r12
	.mmi
	ld4 r49 = [r49]
	adds r16 = 204, r12
	mov r1 = r59
	;;
	.mmi
	ld4.a r17 = [r14]
	st4 [r38] = r49
	nop 0
	;;
	.mmi
	ld4.c.clr r17 = [r14]
	nop 0
	adds r14 = 376, r12
	;;
	.mmi
	st4 [r15] = r17
	ld4 r17 = [r14]
	adds r14 = 380, r12
	.mmi
	nop 0
	adds r15 = 172, r12
	nop 0
	;;
	.mmi
	st4 [r47] = r17
	;;
	ld4 r17 = [r14]
	adds r14 = 384, r12
	;;
	.mmi
	st4 [r15] = r17
	ld4 r17 = [r14]
	adds r14 = 388, r12
	.mmi
	nop 0
	adds r15 = 180, r12
	nop 0
	;;
	.mmi
	st4 [r46] = r17
	;;
	ld4 r17 = [r14]
	adds r14 = 392, r12
	;;
	.mmi
	st4 [r15] = r17
	ld4 r17 = [r14]
	adds r14 = 396, r12
	.mmi
	nop 0
	adds r15 = 188, r12
	nop 0
	;;
	.mmi
	st4 [r45] = r17
	;;
	ld4 r17 = [r14]
	adds r14 = 400, r12
	;;
	.mmi
	st4 [r15] = r17
	ld4 r17 = [r14]
	adds r14 = 404, r12
	.mmi
	nop 0
	adds r15 = 196, r12
	nop 0
	;;
	.mmi
	st4 [r44] = r17
	;;
	ld4 r17 = [r14]
	adds r14 = 408, r12
	;;
	.mmi
	st4 [r15] = r17
	ld4 r15 = [r14]
	adds r14 = 412, r12
	;;
	.mmi
	st4 [r41] = r15
	;;
	ld4 r14 = [r14]
	nop 0
	.mmi
	nop 0
	;;
	st4 [r16] = r14
	nop 0
.L397:
	.mmi
	and r39 = 7, r39
	xor r42 = r48, r42
	shr.u r17 = r48, 63
	.mmi
	ld4 r16 = [r16]
	;;
	mov r15 = r39
	cmp.le p6, p7 = r0, r42
	.mmi
	mov r14 = r17
	;;
	(p7) sub r15 = r0, r39
	cmp4.eq p6, p7 = 0, r16
	;;
	.mib
	st4 [r36] = r15
	nop 0
	(p6) br.cond.dptk .L399
	.mmi
	nop 0
	cmp4.ne p6, p7 = r49, r17
	nop 0
	;;
	.mii
	(p6) addl r14 = 1, r0
	nop 0
	;;
	(p7) mov r14 = r0
	;;
.L399:
	.mmi
	st4 [r38] = r14
	ld8 r61 = [r47]
	nop 0
	.mmi
	ld8 r62 = [r46]
	;;
	ld8 r60 = [r38]
	nop 0
	.mmi
	ld8 r63 = [r45]
	;;
	ld8 r64 = [r44]
	nop 0
	.mmb
	ld8 r65 = [r41]
	nop 0
	br.call.sptk.many b0 = real_quad#
	;;
	.mmi
	adds r14 = 288, r12
	adds r15 = 296, r12
	mov r1 = r59
	;;
	.mmi
	st8 [r14] = r8
	st8 [r15] = r9
	nop 0
	;;
	.mmi
	ld8 r9 = [r15]
	ld8 r8 = [r14]
	mov b0 = r57
	;;
	.mii
	nop 0
	mov ar.pfs = r58
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 400, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L406:
	.body
	.copy_state 2
	.mib
	nop 0
	adds r16 = 204, r12
	br .L397
	.endp remquol#
	.align 16
	.align 64
	.global remainderl#
	.type	remainderl#, @function
	.proc remainderl#
remainderl:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 3, 5, 0
	.fframe 80
	adds r12 = -80, r12
	nop 0
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	mov r41 = r34
	;;
	.mmi
	mov r14 = r12
	nop 0
	mov r42 = r35
	.mmi
	mov r39 = r32
	nop 0
	mov r40 = r33
	;;
	.mib
	adds r43 = 32, r14
	nop 0
	br.call.sptk.many b0 = remquol#
	;;
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
	.endp remainderl#
	.align 16
	.align 64
	.global sqrtl#
	.type	sqrtl#, @function
	.proc sqrtl#
sqrtl:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 6, 0
	.fframe 144
	adds r12 = -144, r12
	extr.u r18 = r32, 48, 15
	.mmi
	mov r37 = r1
	nop 0
	mov r14 = r32
	;;
	.mmb
	addl r15 = 32767, r0
	adds r16 = 136, r12
	nop 0
	.mmi
	adds r17 = 128, r12
	nop 0
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = r15, r18
	extr.u r15 = r32, 0, 63
	.mmb
	st8 [r17] = r32
	st8 [r16] = r33
	(p7) br.cond.dpnt .L430
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r15
	(p7) br.cond.dptk .L427
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r33
	(p6) br.cond.dpnt .L413
	;;
.L427:
	.mib
	cmp.gt p6, p7 = r0, r14
	adds r34 = 64, r12
	(p6) br.cond.dpnt .L414
	;;
	.mmi
	mov r8 = r34
	ld8 r39 = [r16]
	nop 0
	.mmb
	ld8 r38 = [r17]
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 72, r12
	adds r8 = 16, r12
	mov r1 = r37
	.mmi
	ld8 r38 = [r34]
	;;
	ld8 r39 = [r14]
	adds r14 = 80, r12
	;;
	.mmi
	ld8 r40 = [r14]
	nop 0
	adds r14 = 88, r12
	;;
	.mmi
	ld8 r41 = [r14]
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	ld8 r42 = [r14]
	nop 0
	adds r14 = 104, r12
	;;
	.mib
	ld8 r43 = [r14]
	nop 0
	br.call.sptk.many b0 = real_sqrt#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r37
	;;
	.mmi
	ld8 r38 = [r14]
	nop 0
	adds r14 = 24, r12
	;;
	.mmi
	ld8 r39 = [r14]
	nop 0
	adds r14 = 32, r12
	;;
	.mmi
	ld8 r40 = [r14]
	nop 0
	adds r14 = 40, r12
	;;
	.mmi
	ld8 r41 = [r14]
	nop 0
	adds r14 = 48, r12
	;;
	.mmi
	ld8 r42 = [r14]
	nop 0
	adds r14 = 56, r12
	;;
	.mib
	ld8 r43 = [r14]
	nop 0
	br.call.sptk.many b0 = real_quad#
	;;
	.mmi
	adds r15 = 112, r12
	adds r16 = 120, r12
	mov r1 = r37
	;;
	.mmi
	st8 [r15] = r8
	st8 [r16] = r9
	nop 0
.L418:
	.mmi
	ld8 r9 = [r16]
	ld8 r8 = [r15]
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 144, r12
	nop 0
	br.ret.sptk.many b0
.L430:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r15 = 281474976710655
	;;
	.mmi
	and r15 = r15, r32
	;;
	or r15 = r33, r15
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r15
	(p7) br.cond.dpnt .L431
.L413:
	.mmi
	adds r15 = 112, r12
	nop 0
	adds r16 = 120, r12
	;;
	.mmi
	st8 [r15] = r14
	st8 [r16] = r33
	nop 0
	;;
	.mmi
	ld8 r9 = [r16]
	ld8 r8 = [r15]
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 144, r12
	nop 0
	br.ret.sptk.many b0
.L431:
	.body
	.copy_state 2
	.mii
	nop 0
	extr.u r15 = r32, 0, 63
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L413
	;;
	.mmi
	nop 0
	cmp.gt p6, p7 = r0, r32
	nop 0
	;;
	.mii
	(p7) adds r15 = 112, r12
	(p7) adds r16 = 120, r12
	;;
	nop 0
	.mmb
	(p7) st8 [r15] = r32
	(p7) st8 [r16] = r0
	(p7) br.cond.dptk .L418
.L414:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mlx
	adds r15 = 112, r12
	movl r14 = 9223231299366420480
	.mmi
	adds r16 = 120, r12
	addp4 r8 = 0,r8
	mov r1 = r37
	;;
	.mmi
	nop 0
	st8 [r15] = r14
	addl r14 = 33, r0
	.mmi
	nop 0
	st8 [r16] = r0
	nop 0
	;;
	.mmb
	st4 [r8] = r14
	ld8 r9 = [r16]
	nop 0
	.mii
	ld8 r8 = [r15]
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
	.endp sqrtl#
	.align 16
	.align 64
	.global hypotl#
	.type	hypotl#, @function
	.proc hypotl#
hypotl:
	.prologue 12, 47
	.mmi
	.save ar.pfs, r48
	alloc r48 = ar.pfs, 4, 14, 8, 0
	.fframe 400
	adds r12 = -400, r12
	.save rp, r47
	mov r47 = b0
	.mmi
	mov r15 = r35
	mov r50 = r32
	mov r51 = r33
	;;
	.mmi
	adds r16 = 368, r12
	addl r37 = 32767, r0
	adds r39 = 392, r12
	.mmi
	adds r40 = 384, r12
	addl r14 = 32767, r0
	adds r46 = 288, r12
	;;
	.mmi
	st8 [r16] = r32
	adds r16 = 376, r12
	mov r49 = r1
	.body
	.mmi
	st8 [r39] = r35
	adds r45 = 240, r12
	mov r8 = r46
	;;
	.mmi
	st8 [r16] = r33
	st8 [r40] = r34
	extr.u r16 = r32, 48, 15
	.mmi
	adds r36 = 16, r12
	adds r43 = 192, r12
	adds r44 = 144, r12
	;;
	.mmi
	cmp4.ne p6, p7 = r37, r16
	mov r38 = r36
	nop 0
	.mmb
	adds r42 = 96, r12
	adds r41 = 352, r12
	(p7) br.cond.dpnt .L454
	;;
	.mii
	nop 0
	shr.u r14 = r34, 48
	;;
	and r14 = r37, r14
	;;
	.mib
	cmp4.eq p6, p7 = r37, r14
	nop 0
	(p6) br.cond.dpnt .L455
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	ld8 r51 = [r39]
	mov r1 = r49
	mov r8 = r45
	.mmb
	adds r39 = 360, r12
	ld8 r50 = [r40]
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	nop 0
	adds r15 = 304, r12
	adds r14 = 312, r12
	.mmi
	ld8 r56 = [r46]
	mov r1 = r49
	mov r8 = r43
	;;
	.mmi
	ld8 r52 = [r15]
	nop 0
	mov r50 = r56
	.mmi
	ld8 r16 = [r14]
	nop 0
	adds r14 = 320, r12
	;;
	.mmi
	st8 [r36] = r52
	nop 0
	adds r36 = 24, r12
	.mmi
	ld8 r15 = [r14]
	nop 0
	adds r14 = 328, r12
	;;
	.mmi
	st8 [r36] = r16
	adds r36 = 32, r12
	adds r16 = 296, r12
	.mmi
	ld8 r14 = [r14]
	;;
	st8 [r36] = r15
	adds r15 = 312, r12
	.mmi
	ld8 r57 = [r16]
	adds r36 = 40, r12
	mov r55 = r14
	;;
	.mmi
	ld8 r53 = [r15]
	nop 0
	adds r15 = 320, r12
	.mmi
	mov r51 = r57
	st8 [r36] = r14
	nop 0
	;;
	.mib
	ld8 r54 = [r15]
	nop 0
	br.call.sptk.many b0 = real_multiply#
	;;
	.mmi
	adds r15 = 256, r12
	adds r14 = 264, r12
	adds r17 = 248, r12
	.mmi
	ld8 r56 = [r45]
	mov r1 = r49
	mov r8 = r44
	;;
	.mmi
	ld8 r52 = [r15]
	nop 0
	mov r50 = r56
	.mmi
	ld8 r16 = [r14]
	nop 0
	adds r14 = 272, r12
	;;
	.mmi
	nop 0
	st8 [r38] = r52
	adds r38 = 24, r12
	.mmi
	ld8 r15 = [r14]
	ld8 r57 = [r17]
	adds r14 = 280, r12
	;;
	.mmi
	nop 0
	st8 [r38] = r16
	adds r38 = 32, r12
	.mmi
	ld8 r14 = [r14]
	adds r16 = 264, r12
	mov r51 = r57
	;;
	.mmi
	nop 0
	st8 [r38] = r15
	adds r15 = 272, r12
	.mmi
	ld8 r53 = [r16]
	st8 [r36] = r14
	mov r55 = r14
	;;
	.mib
	ld8 r54 = [r15]
	nop 0
	br.call.sptk.many b0 = real_multiply#
	;;
	.mmi
	adds r14 = 168, r12
	adds r16 = 160, r12
	adds r15 = 16, r12
	.mmi
	ld8 r56 = [r44]
	mov r1 = r49
	mov r8 = r42
	;;
	.mmi
	nop 0
	ld8 r17 = [r14]
	adds r14 = 176, r12
	.mmi
	ld8 r18 = [r16]
	;;
	ld8 r16 = [r14]
	adds r14 = 184, r12
	.mmi
	st8 [r15] = r18
	ld8 r50 = [r43]
	adds r15 = 24, r12
	;;
	.mmi
	ld8 r14 = [r14]
	st8 [r15] = r17
	adds r15 = 152, r12
	.mmi
	st8 [r38] = r16
	;;
	st8 [r36] = r14
	adds r14 = 200, r12
	.mmi
	ld8 r57 = [r15]
	;;
	ld8 r51 = [r14]
	adds r14 = 208, r12
	;;
	.mmi
	ld8 r52 = [r14]
	nop 0
	adds r14 = 216, r12
	;;
	.mmi
	ld8 r53 = [r14]
	nop 0
	adds r14 = 224, r12
	;;
	.mmi
	ld8 r54 = [r14]
	nop 0
	adds r14 = 232, r12
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	adds r14 = 104, r12
	adds r8 = 48, r12
	mov r1 = r49
	.mmi
	ld8 r50 = [r42]
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
	br.call.sptk.many b0 = real_sqrt#
	;;
	.mmi
	adds r14 = 48, r12
	nop 0
	mov r1 = r49
	;;
	.mmi
	ld8 r50 = [r14]
	nop 0
	adds r14 = 56, r12
	;;
	.mmi
	ld8 r51 = [r14]
	nop 0
	adds r14 = 64, r12
	;;
	.mmi
	ld8 r52 = [r14]
	nop 0
	adds r14 = 72, r12
	;;
	.mmi
	ld8 r53 = [r14]
	nop 0
	adds r14 = 80, r12
	;;
	.mmi
	ld8 r54 = [r14]
	nop 0
	adds r14 = 88, r12
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br.call.sptk.many b0 = real_quad#
	;;
	.mmi
	nop 0
	mov r1 = r49
	shr.u r14 = r8, 48
	.mmi
	st8 [r39] = r9
	st8 [r41] = r8
	adds r16 = 336, r12
	;;
	.mmi
	nop 0
	and r14 = r37, r14
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r37, r14
	adds r14 = 344, r12
	(p6) br.cond.dpnt .L456
	;;
	.mmi
	ld8 r17 = [r41]
	ld8 r15 = [r39]
	nop 0
	;;
	.mmi
	st8 [r16] = r17
	st8 [r14] = r15
	nop 0
.L441:
	.mmi
	ld8 r8 = [r16]
	ld8 r9 = [r14]
	mov b0 = r47
	;;
	.mii
	nop 0
	mov ar.pfs = r48
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 400, r12
	nop 0
	br.ret.sptk.many b0
.L455:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r14 = 281474976710655
	;;
	.mmi
	and r14 = r14, r34
	;;
	or r14 = r35, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r14
	nop 0
	;;
	.mii
	(p6) adds r16 = 336, r12
	(p6) adds r14 = 344, r12
	;;
	nop 0
	.mmb
	(p6) st8 [r16] = r34
	(p6) st8 [r14] = r35
	(p6) br.cond.dptk .L441
.L445:
	.mmi
	nop 0
	adds r16 = 336, r12
	adds r14 = 344, r12
	.mlx
	nop 0
	movl r15 = 9223090561878065152
	;;
	.mmi
	st8 [r16] = r15
	st8 [r14] = r0
	nop 0
	;;
	.mmi
	ld8 r8 = [r16]
	ld8 r9 = [r14]
	mov b0 = r47
	;;
	.mii
	nop 0
	mov ar.pfs = r48
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 400, r12
	nop 0
	br.ret.sptk.many b0
.L454:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r16 = 281474976710655
	;;
	.mmi
	nop 0
	and r17 = r16, r32
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r17
	(p6) br.cond.dptk .L434
	.mii
	nop 0
	shr.u r17 = r34, 48
	;;
	and r17 = r14, r17
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r17
	(p6) br.cond.dpnt .L457
.L436:
	.mmi
	adds r16 = 336, r12
	nop 0
	adds r14 = 344, r12
	;;
	.mmi
	st8 [r16] = r50
	st8 [r14] = r51
	nop 0
.L458:
	.mmi
	ld8 r8 = [r16]
	ld8 r9 = [r14]
	mov b0 = r47
	;;
	.mii
	nop 0
	mov ar.pfs = r48
	nop 0
	.mmb
	.label_state 3
	.restore sp
	adds r12 = 400, r12
	nop 0
	br.ret.sptk.many b0
.L434:
	.body
	.copy_state 3
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r33
	(p7) br.cond.dptk .L445
	.mii
	nop 0
	shr.u r17 = r34, 48
	;;
	and r17 = r14, r17
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r17
	(p7) br.cond.dptk .L436
	.mib
	nop 0
	nop 0
	br .L457
.L456:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 34, r0
	addp4 r8 = 0,r8
	adds r16 = 336, r12
	.mmi
	ld8 r17 = [r41]
	ld8 r15 = [r39]
	mov r1 = r49
	;;
	.mmi
	nop 0
	st4 [r8] = r14
	adds r14 = 344, r12
	.mmi
	nop 0
	st8 [r16] = r17
	nop 0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br .L441
.L457:
	.mmi
	and r34 = r16, r34
	adds r14 = 344, r12
	adds r16 = 336, r12
	;;
	.mmi
	nop 0
	or r15 = r15, r34
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r15
	nop 0
	(p7) br.cond.spnt .L445
	;;
	.mmi
	nop 0
	st8 [r16] = r50
	nop 0
	.mmb
	st8 [r14] = r51
	nop 0
	br .L458
	.endp hypotl#
	.align 16
	.align 64
	.global expl#
	.type	expl#, @function
	.proc expl#
expl:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 2, 7, 6, 0
	.fframe 192
	adds r12 = -192, r12
	.save rp, r38
	mov r38 = b0
	.mmi
	mov r40 = r1
	.body
	mov r41 = r32
	mov r42 = r33
	;;
	.mmi
	adds r16 = 176, r12
	addl r36 = 32767, r0
	adds r17 = 184, r12
	.mmi
	adds r34 = 160, r12
	adds r35 = 168, r12
	adds r8 = 112, r12
	;;
	.mmi
	nop 0
	st8 [r16] = r32
	extr.u r16 = r32, 48, 15
	.mmi
	nop 0
	st8 [r17] = r33
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r36, r16
	nop 0
	(p7) br.cond.dpnt .L467
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 112, r12
	adds r8 = 64, r12
	mov r1 = r40
	;;
	.mmi
	ld8 r41 = [r14]
	nop 0
	adds r14 = 120, r12
	;;
	.mmi
	ld8 r42 = [r14]
	nop 0
	adds r14 = 128, r12
	;;
	.mmi
	ld8 r43 = [r14]
	nop 0
	adds r14 = 136, r12
	;;
	.mmi
	ld8 r44 = [r14]
	nop 0
	adds r14 = 144, r12
	;;
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 152, r12
	;;
	.mib
	ld8 r46 = [r14]
	nop 0
	br.call.sptk.many b0 = real_exp#
	;;
	.mmi
	adds r15 = 72, r12
	adds r16 = 64, r12
	nop 0
	.mmi
	adds r14 = 24, r12
	adds r17 = 16, r12
	mov r1 = r40
	;;
	.mmi
	ld8 r41 = [r16]
	ld8 r16 = [r15]
	adds r15 = 80, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	nop 0
	.mmi
	adds r15 = 88, r12
	st8 [r17] = r41
	adds r17 = 24, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	nop 0
	.mmi
	adds r15 = 96, r12
	ld8 r42 = [r17]
	adds r17 = 32, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	adds r15 = 104, r12
	.mmi
	nop 0
	ld8 r43 = [r17]
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r15 = [r15]
	adds r16 = 40, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 48, r12
	.mmi
	ld8 r44 = [r16]
	nop 0
	mov r46 = r15
	;;
	.mib
	ld8 r45 = [r14]
	nop 0
	br.call.sptk.many b0 = real_result#
	;;
	.mmi
	nop 0
	mov r37 = r8
	shr.u r14 = r8, 48
	.mmi
	st8 [r34] = r8
	st8 [r35] = r9
	mov r1 = r40
	;;
	.mmi
	nop 0
	and r14 = r36, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r36, r14
	(p7) br.cond.dpnt .L468
	;;
	.mmi
	st8 [r34] = r37
	nop 0
	nop 0
.L462:
	.mmi
	ld8 r9 = [r35]
	ld8 r8 = [r34]
	mov b0 = r38
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 192, r12
	nop 0
	br.ret.sptk.many b0
.L467:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r16 = 281474976710655
	;;
	.mmi
	and r16 = r16, r32
	;;
	or r16 = r33, r16
	nop 0
	;;
	.mii
	cmp.eq p6, p7 = 0, r16
	nop 0
	;;
	nop 0
	.mmb
	(p7) st8 [r34] = r32
	(p7) st8 [r35] = r33
	(p7) br.cond.dptk .L462
	.mmi
	adds r34 = 160, r12
	adds r35 = 168, r12
	cmp.le p6, p7 = r0, r32
	;;
	.mmi
	(p7) st8 [r34] = r0
	(p6) st8 [r34] = r32
	nop 0
	;;
	.mmi
	st8 [r35] = r0
	ld8 r8 = [r34]
	nop 0
	;;
	.mii
	ld8 r9 = [r35]
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 192, r12
	br.ret.sptk.many b0
	;;
.L468:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 34, r0
	nop 0
	addp4 r8 = 0,r8
	.mmi
	mov r1 = r40
	st8 [r34] = r37
	nop 0
	;;
	.mib
	st4 [r8] = r14
	nop 0
	br .L462
	.endp expl#
	.align 16
	.align 64
	.global exp2l#
	.type	exp2l#, @function
	.proc exp2l#
exp2l:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 2, 7, 6, 0
	.fframe 192
	adds r12 = -192, r12
	.save rp, r38
	mov r38 = b0
	.mmi
	mov r40 = r1
	.body
	mov r41 = r32
	mov r42 = r33
	;;
	.mmi
	adds r16 = 176, r12
	addl r36 = 32767, r0
	adds r17 = 184, r12
	.mmi
	adds r34 = 160, r12
	adds r35 = 168, r12
	adds r8 = 112, r12
	;;
	.mmi
	nop 0
	st8 [r16] = r32
	extr.u r16 = r32, 48, 15
	.mmi
	nop 0
	st8 [r17] = r33
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r36, r16
	nop 0
	(p7) br.cond.dpnt .L477
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 112, r12
	adds r8 = 64, r12
	mov r1 = r40
	;;
	.mmi
	ld8 r41 = [r14]
	nop 0
	adds r14 = 120, r12
	;;
	.mmi
	ld8 r42 = [r14]
	nop 0
	adds r14 = 128, r12
	;;
	.mmi
	ld8 r43 = [r14]
	nop 0
	adds r14 = 136, r12
	;;
	.mmi
	ld8 r44 = [r14]
	nop 0
	adds r14 = 144, r12
	;;
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 152, r12
	;;
	.mib
	ld8 r46 = [r14]
	nop 0
	br.call.sptk.many b0 = real_exp2#
	;;
	.mmi
	adds r15 = 72, r12
	adds r16 = 64, r12
	nop 0
	.mmi
	adds r14 = 24, r12
	adds r17 = 16, r12
	mov r1 = r40
	;;
	.mmi
	ld8 r41 = [r16]
	ld8 r16 = [r15]
	adds r15 = 80, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	nop 0
	.mmi
	adds r15 = 88, r12
	st8 [r17] = r41
	adds r17 = 24, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	nop 0
	.mmi
	adds r15 = 96, r12
	ld8 r42 = [r17]
	adds r17 = 32, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	adds r15 = 104, r12
	.mmi
	nop 0
	ld8 r43 = [r17]
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r15 = [r15]
	adds r16 = 40, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 48, r12
	.mmi
	ld8 r44 = [r16]
	nop 0
	mov r46 = r15
	;;
	.mib
	ld8 r45 = [r14]
	nop 0
	br.call.sptk.many b0 = real_result#
	;;
	.mmi
	nop 0
	mov r37 = r8
	shr.u r14 = r8, 48
	.mmi
	st8 [r34] = r8
	st8 [r35] = r9
	mov r1 = r40
	;;
	.mmi
	nop 0
	and r14 = r36, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r36, r14
	(p7) br.cond.dpnt .L478
	;;
	.mmi
	st8 [r34] = r37
	nop 0
	nop 0
.L472:
	.mmi
	ld8 r9 = [r35]
	ld8 r8 = [r34]
	mov b0 = r38
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 192, r12
	nop 0
	br.ret.sptk.many b0
.L477:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r16 = 281474976710655
	;;
	.mmi
	and r16 = r16, r32
	;;
	or r16 = r33, r16
	nop 0
	;;
	.mii
	cmp.eq p6, p7 = 0, r16
	nop 0
	;;
	nop 0
	.mmb
	(p7) st8 [r34] = r32
	(p7) st8 [r35] = r33
	(p7) br.cond.dptk .L472
	.mmi
	adds r34 = 160, r12
	adds r35 = 168, r12
	cmp.le p6, p7 = r0, r32
	;;
	.mmi
	(p7) st8 [r34] = r0
	(p6) st8 [r34] = r32
	nop 0
	;;
	.mmi
	st8 [r35] = r0
	ld8 r8 = [r34]
	nop 0
	;;
	.mii
	ld8 r9 = [r35]
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 192, r12
	br.ret.sptk.many b0
	;;
.L478:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 34, r0
	nop 0
	addp4 r8 = 0,r8
	.mmi
	mov r1 = r40
	st8 [r34] = r37
	nop 0
	;;
	.mib
	st4 [r8] = r14
	nop 0
	br .L472
	.endp exp2l#
	.align 16
	.align 64
	.global expm1l#
	.type	expm1l#, @function
	.proc expm1l#
expm1l:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 2, 8, 6, 0
	.fframe 192
	adds r12 = -192, r12
	.save rp, r39
	mov r39 = b0
	.mmi
	mov r42 = r32
	mov r43 = r33
	mov r41 = r1
	.body
	;;
	.mmi
	adds r14 = 176, r12
	addl r36 = 32767, r0
	adds r38 = 112, r12
	.mmi
	adds r37 = 64, r12
	adds r34 = 160, r12
	adds r35 = 168, r12
	;;
	.mmi
	st8 [r14] = r32
	adds r14 = 184, r12
	mov r8 = r38
	;;
	.mmi
	st8 [r14] = r33
	nop 0
	extr.u r14 = r32, 48, 15
	;;
	.mlx
	cmp4.ne p6, p7 = r36, r14
	movl r14 = 9223372036854775807
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L493
	;;
	.mmi
	and r14 = r14, r32
	;;
	or r14 = r33, r14
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L481
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 120, r12
	mov r8 = r37
	mov r1 = r41
	.mmi
	ld8 r42 = [r38]
	;;
	ld8 r43 = [r14]
	adds r14 = 128, r12
	;;
	.mmi
	ld8 r44 = [r14]
	nop 0
	adds r14 = 136, r12
	;;
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 144, r12
	;;
	.mmi
	ld8 r46 = [r14]
	nop 0
	adds r14 = 152, r12
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br.call.sptk.many b0 = real_expm1#
	;;
	.mmi
	nop 0
	adds r15 = 72, r12
	adds r14 = 24, r12
	.mmi
	ld8 r42 = [r37]
	adds r17 = 16, r12
	mov r1 = r41
	;;
	.mmi
	ld8 r16 = [r15]
	nop 0
	adds r15 = 80, r12
	.mmi
	st8 [r17] = r42
	nop 0
	adds r17 = 24, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	adds r15 = 88, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	nop 0
	.mmi
	adds r15 = 96, r12
	ld8 r43 = [r17]
	adds r17 = 32, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	adds r15 = 104, r12
	.mmi
	nop 0
	ld8 r44 = [r17]
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r15 = [r15]
	adds r16 = 40, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 48, r12
	.mmi
	ld8 r45 = [r16]
	nop 0
	mov r47 = r15
	;;
	.mib
	ld8 r46 = [r14]
	nop 0
	br.call.sptk.many b0 = real_result#
	;;
	.mmi
	nop 0
	mov r37 = r8
	shr.u r14 = r8, 48
	.mmi
	st8 [r34] = r8
	st8 [r35] = r9
	mov r1 = r41
	;;
	.mmi
	nop 0
	and r14 = r36, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r36, r14
	(p7) br.cond.dpnt .L494
	;;
	.mmi
	st8 [r34] = r37
	nop 0
	nop 0
.L484:
	.mmi
	ld8 r9 = [r35]
	ld8 r8 = [r34]
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 192, r12
	nop 0
	br.ret.sptk.many b0
.L493:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r14 = 281474976710655
	;;
	.mmi
	and r14 = r14, r32
	;;
	or r14 = r33, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L495
.L481:
	.mmi
	adds r34 = 160, r12
	nop 0
	adds r35 = 168, r12
	;;
	.mmi
	st8 [r34] = r42
	st8 [r35] = r43
	nop 0
	;;
	.mmi
	ld8 r9 = [r35]
	ld8 r8 = [r34]
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 192, r12
	nop 0
	br.ret.sptk.many b0
.L495:
	.body
	.copy_state 2
	.mii
	nop 0
	extr.u r14 = r32, 0, 63
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L481
	;;
	.mmi
	cmp.le p6, p7 = r0, r32
	adds r34 = 160, r12
	adds r35 = 168, r12
	;;
	.mlx
	nop 0
	(p7) movl r14 = -4611967493404098560
	.mmi
	(p6) st8 [r34] = r32
	st8 [r35] = r0
	nop 0
	;;
	.mmi
	(p7) st8 [r34] = r14
	ld8 r9 = [r35]
	nop 0
	;;
	.mii
	ld8 r8 = [r34]
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 192, r12
	br.ret.sptk.many b0
	;;
.L494:
	.body
	.copy_state 3
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 34, r0
	nop 0
	addp4 r8 = 0,r8
	.mmi
	mov r1 = r41
	st8 [r34] = r37
	nop 0
	;;
	.mib
	st4 [r8] = r14
	nop 0
	br .L484
	.endp expm1l#
	.align 16
	.align 64
	.global cbrtl#
	.type	cbrtl#, @function
	.proc cbrtl#
cbrtl:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 2, 8, 6, 0
	.fframe 192
	adds r12 = -192, r12
	.save rp, r39
	mov r39 = b0
	.mmi
	mov r42 = r32
	mov r43 = r33
	mov r41 = r1
	.body
	;;
	.mmi
	adds r14 = 176, r12
	addl r36 = 32767, r0
	adds r38 = 112, r12
	.mmi
	adds r37 = 64, r12
	adds r34 = 160, r12
	adds r35 = 168, r12
	;;
	.mmi
	st8 [r14] = r32
	adds r14 = 184, r12
	mov r8 = r38
	;;
	.mmi
	st8 [r14] = r33
	nop 0
	extr.u r14 = r32, 48, 15
	;;
	.mlx
	cmp4.ne p6, p7 = r36, r14
	movl r14 = 9223372036854775807
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L509
	;;
	.mmi
	and r14 = r14, r32
	;;
	or r14 = r33, r14
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L498
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 120, r12
	mov r8 = r37
	mov r1 = r41
	.mmi
	ld8 r42 = [r38]
	;;
	ld8 r43 = [r14]
	adds r14 = 128, r12
	;;
	.mmi
	ld8 r44 = [r14]
	nop 0
	adds r14 = 136, r12
	;;
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 144, r12
	;;
	.mmi
	ld8 r46 = [r14]
	nop 0
	adds r14 = 152, r12
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br.call.sptk.many b0 = real_cbrt#
	;;
	.mmi
	nop 0
	adds r15 = 72, r12
	adds r14 = 24, r12
	.mmi
	ld8 r42 = [r37]
	adds r17 = 16, r12
	mov r1 = r41
	;;
	.mmi
	ld8 r16 = [r15]
	nop 0
	adds r15 = 80, r12
	.mmi
	st8 [r17] = r42
	nop 0
	adds r17 = 24, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	adds r15 = 88, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	nop 0
	.mmi
	adds r15 = 96, r12
	ld8 r43 = [r17]
	adds r17 = 32, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	adds r15 = 104, r12
	.mmi
	nop 0
	ld8 r44 = [r17]
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r15 = [r15]
	adds r16 = 40, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 48, r12
	.mmi
	ld8 r45 = [r16]
	nop 0
	mov r47 = r15
	;;
	.mib
	ld8 r46 = [r14]
	nop 0
	br.call.sptk.many b0 = real_result#
	;;
	.mmi
	nop 0
	mov r37 = r8
	shr.u r14 = r8, 48
	.mmi
	st8 [r34] = r8
	st8 [r35] = r9
	mov r1 = r41
	;;
	.mmi
	nop 0
	and r14 = r36, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r36, r14
	(p7) br.cond.dpnt .L510
	;;
	.mmi
	st8 [r34] = r37
	nop 0
	nop 0
.L501:
	.mmi
	ld8 r9 = [r35]
	ld8 r8 = [r34]
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 192, r12
	nop 0
	br.ret.sptk.many b0
.L509:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r14 = 281474976710655
	;;
	.mmi
	and r14 = r14, r32
	;;
	or r14 = r33, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L511
.L498:
	.mmi
	adds r34 = 160, r12
	nop 0
	adds r35 = 168, r12
	;;
	.mmi
	st8 [r34] = r42
	st8 [r35] = r43
	nop 0
	;;
	.mmi
	ld8 r9 = [r35]
	ld8 r8 = [r34]
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 192, r12
	nop 0
	br.ret.sptk.many b0
.L511:
	.body
	.copy_state 2
	.mii
	nop 0
	extr.u r14 = r32, 0, 63
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L498
	.mmi
	adds r34 = 160, r12
	nop 0
	adds r35 = 168, r12
	;;
	.mmi
	st8 [r34] = r32
	st8 [r35] = r0
	nop 0
	;;
	.mmi
	ld8 r9 = [r35]
	ld8 r8 = [r34]
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	.mmb
	.label_state 3
	.restore sp
	adds r12 = 192, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L510:
	.body
	.copy_state 3
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 34, r0
	nop 0
	addp4 r8 = 0,r8
	.mmi
	mov r1 = r41
	st8 [r34] = r37
	nop 0
	;;
	.mib
	st4 [r8] = r14
	nop 0
	br .L501
	.endp cbrtl#
	.align 16
	.align 64
	.global sinl#
	.type	sinl#, @function
	.proc sinl#
sinl:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 2, 8, 6, 0
	.fframe 192
	adds r12 = -192, r12
	.save rp, r39
	mov r39 = b0
	.mmi
	mov r41 = r1
	.body
	mov r42 = r32
	mov r43 = r33
	;;
	.mmi
	adds r14 = 176, r12
	addl r36 = 32767, r0
	adds r38 = 112, r12
	.mmi
	adds r37 = 64, r12
	adds r34 = 160, r12
	adds r35 = 168, r12
	;;
	.mmi
	st8 [r14] = r32
	adds r14 = 184, r12
	mov r8 = r38
	;;
	.mmi
	st8 [r14] = r33
	nop 0
	extr.u r14 = r32, 48, 15
	;;
	.mlx
	cmp4.ne p6, p7 = r36, r14
	movl r14 = 9223372036854775807
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L525
	;;
	.mmi
	and r14 = r14, r32
	;;
	or r14 = r33, r14
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L514
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 120, r12
	mov r8 = r37
	mov r1 = r41
	.mmi
	ld8 r42 = [r38]
	;;
	ld8 r43 = [r14]
	adds r14 = 128, r12
	;;
	.mmi
	ld8 r44 = [r14]
	nop 0
	adds r14 = 136, r12
	;;
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 144, r12
	;;
	.mmi
	ld8 r46 = [r14]
	nop 0
	adds r14 = 152, r12
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br.call.sptk.many b0 = real_sin#
	;;
	.mmi
	nop 0
	adds r15 = 72, r12
	adds r14 = 24, r12
	.mmi
	ld8 r42 = [r37]
	adds r17 = 16, r12
	mov r1 = r41
	;;
	.mmi
	ld8 r16 = [r15]
	nop 0
	adds r15 = 80, r12
	.mmi
	st8 [r17] = r42
	nop 0
	adds r17 = 24, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	adds r15 = 88, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	nop 0
	.mmi
	adds r15 = 96, r12
	ld8 r43 = [r17]
	adds r17 = 32, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	adds r15 = 104, r12
	.mmi
	nop 0
	ld8 r44 = [r17]
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r15 = [r15]
	adds r16 = 40, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 48, r12
	.mmi
	ld8 r45 = [r16]
	nop 0
	mov r47 = r15
	;;
	.mib
	ld8 r46 = [r14]
	nop 0
	br.call.sptk.many b0 = real_result#
	;;
	.mmi
	nop 0
	mov r37 = r8
	shr.u r14 = r8, 48
	.mmi
	st8 [r34] = r8
	st8 [r35] = r9
	mov r1 = r41
	;;
	.mmi
	nop 0
	and r14 = r36, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r36, r14
	(p7) br.cond.dpnt .L526
	;;
	.mmi
	st8 [r34] = r37
	nop 0
	nop 0
.L517:
	.mmi
	ld8 r9 = [r35]
	ld8 r8 = [r34]
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 192, r12
	nop 0
	br.ret.sptk.many b0
.L525:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r14 = 281474976710655
	;;
	.mmi
	and r14 = r14, r32
	;;
	or r14 = r33, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L527
.L514:
	.mmi
	adds r34 = 160, r12
	nop 0
	adds r35 = 168, r12
	;;
	.mmi
	st8 [r34] = r42
	st8 [r35] = r43
	nop 0
	;;
	.mmi
	ld8 r9 = [r35]
	ld8 r8 = [r34]
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 192, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L526:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 34, r0
	nop 0
	addp4 r8 = 0,r8
	.mmi
	mov r1 = r41
	st8 [r34] = r37
	nop 0
	;;
	.mib
	st4 [r8] = r14
	nop 0
	br .L517
.L527:
	.mii
	nop 0
	extr.u r14 = r32, 0, 63
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L514
	.mib
	adds r34 = 160, r12
	adds r35 = 168, r12
	br.call.sptk.many b0 = __errno#
	;;
	.mlx
	nop 0
	movl r14 = 9223231299366420480
	.mmi
	addp4 r8 = 0,r8
	st8 [r35] = r0
	mov r1 = r41
	;;
	.mmi
	nop 0
	st8 [r34] = r14
	addl r14 = 33, r0
	.mmi
	nop 0
	ld8 r9 = [r35]
	nop 0
	;;
	.mmi
	st4 [r8] = r14
	ld8 r8 = [r34]
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	.mmb
	.restore sp
	adds r12 = 192, r12
	nop 0
	br.ret.sptk.many b0
	.endp sinl#
	.align 16
	.align 64
	.global cosl#
	.type	cosl#, @function
	.proc cosl#
cosl:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 2, 7, 6, 0
	.fframe 192
	adds r12 = -192, r12
	.save rp, r38
	mov r38 = b0
	.mmi
	mov r40 = r1
	.body
	mov r41 = r32
	mov r42 = r33
	;;
	.mmi
	adds r16 = 176, r12
	addl r37 = 32767, r0
	adds r17 = 184, r12
	.mmi
	adds r34 = 160, r12
	adds r36 = 168, r12
	adds r8 = 112, r12
	;;
	.mmi
	nop 0
	st8 [r16] = r32
	extr.u r16 = r32, 48, 15
	.mmi
	nop 0
	st8 [r17] = r33
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r37, r16
	nop 0
	(p7) br.cond.dpnt .L535
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 112, r12
	adds r8 = 64, r12
	mov r1 = r40
	;;
	.mmi
	ld8 r41 = [r14]
	nop 0
	adds r14 = 120, r12
	;;
	.mmi
	ld8 r42 = [r14]
	nop 0
	adds r14 = 128, r12
	;;
	.mmi
	ld8 r43 = [r14]
	nop 0
	adds r14 = 136, r12
	;;
	.mmi
	ld8 r44 = [r14]
	nop 0
	adds r14 = 144, r12
	;;
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 152, r12
	;;
	.mib
	ld8 r46 = [r14]
	nop 0
	br.call.sptk.many b0 = real_cos#
	;;
	.mmi
	adds r15 = 72, r12
	adds r16 = 64, r12
	nop 0
	.mmi
	adds r14 = 24, r12
	adds r17 = 16, r12
	mov r1 = r40
	;;
	.mmi
	ld8 r41 = [r16]
	ld8 r16 = [r15]
	adds r15 = 80, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	nop 0
	.mmi
	adds r15 = 88, r12
	st8 [r17] = r41
	adds r17 = 24, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	nop 0
	.mmi
	adds r15 = 96, r12
	ld8 r42 = [r17]
	adds r17 = 32, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	adds r15 = 104, r12
	.mmi
	nop 0
	ld8 r43 = [r17]
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r15 = [r15]
	adds r16 = 40, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 48, r12
	.mmi
	ld8 r44 = [r16]
	nop 0
	mov r46 = r15
	;;
	.mib
	ld8 r45 = [r14]
	nop 0
	br.call.sptk.many b0 = real_result#
	;;
	.mmi
	nop 0
	mov r35 = r8
	shr.u r14 = r8, 48
	.mmi
	st8 [r34] = r8
	st8 [r36] = r9
	mov r1 = r40
	;;
	.mmi
	nop 0
	and r14 = r37, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r37, r14
	(p7) br.cond.dpnt .L536
	;;
	.mmi
	st8 [r34] = r35
	nop 0
	nop 0
.L531:
	.mmi
	ld8 r9 = [r36]
	ld8 r8 = [r34]
	mov b0 = r38
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 192, r12
	nop 0
	br.ret.sptk.many b0
.L535:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r16 = 281474976710655
	;;
	.mmi
	and r16 = r16, r32
	;;
	or r16 = r33, r16
	nop 0
	;;
	.mii
	cmp.eq p6, p7 = 0, r16
	nop 0
	;;
	nop 0
	.mmb
	(p7) st8 [r34] = r32
	(p7) st8 [r36] = r33
	(p7) br.cond.dptk .L531
	.mib
	adds r34 = 160, r12
	adds r36 = 168, r12
	br.call.sptk.many b0 = __errno#
	;;
	.mlx
	nop 0
	movl r14 = 9223231299366420480
	.mmi
	addp4 r8 = 0,r8
	st8 [r36] = r0
	mov r1 = r40
	;;
	.mmi
	nop 0
	st8 [r34] = r14
	addl r14 = 33, r0
	.mmi
	nop 0
	ld8 r9 = [r36]
	nop 0
	;;
	.mmi
	st4 [r8] = r14
	ld8 r8 = [r34]
	mov b0 = r38
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 192, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L536:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 34, r0
	nop 0
	addp4 r8 = 0,r8
	.mmi
	mov r1 = r40
	st8 [r34] = r35
	nop 0
	;;
	.mib
	st4 [r8] = r14
	nop 0
	br .L531
	.endp cosl#
	.align 16
	.align 64
	.global tanl#
	.type	tanl#, @function
	.proc tanl#
tanl:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 2, 8, 6, 0
	.fframe 192
	adds r12 = -192, r12
	.save rp, r39
	mov r39 = b0
	.mmi
	mov r41 = r1
	.body
	mov r42 = r32
	mov r43 = r33
	;;
	.mmi
	adds r14 = 176, r12
	addl r36 = 32767, r0
	adds r38 = 112, r12
	.mmi
	adds r37 = 64, r12
	adds r34 = 160, r12
	adds r35 = 168, r12
	;;
	.mmi
	st8 [r14] = r32
	adds r14 = 184, r12
	mov r8 = r38
	;;
	.mmi
	st8 [r14] = r33
	nop 0
	extr.u r14 = r32, 48, 15
	;;
	.mlx
	cmp4.ne p6, p7 = r36, r14
	movl r14 = 9223372036854775807
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L550
	;;
	.mmi
	and r14 = r14, r32
	;;
	or r14 = r33, r14
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L539
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 120, r12
	mov r8 = r37
	mov r1 = r41
	.mmi
	ld8 r42 = [r38]
	;;
	ld8 r43 = [r14]
	adds r14 = 128, r12
	;;
	.mmi
	ld8 r44 = [r14]
	nop 0
	adds r14 = 136, r12
	;;
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 144, r12
	;;
	.mmi
	ld8 r46 = [r14]
	nop 0
	adds r14 = 152, r12
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br.call.sptk.many b0 = real_tan#
	;;
	.mmi
	nop 0
	adds r15 = 72, r12
	adds r14 = 24, r12
	.mmi
	ld8 r42 = [r37]
	adds r17 = 16, r12
	mov r1 = r41
	;;
	.mmi
	ld8 r16 = [r15]
	nop 0
	adds r15 = 80, r12
	.mmi
	st8 [r17] = r42
	nop 0
	adds r17 = 24, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	adds r15 = 88, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	nop 0
	.mmi
	adds r15 = 96, r12
	ld8 r43 = [r17]
	adds r17 = 32, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	adds r15 = 104, r12
	.mmi
	nop 0
	ld8 r44 = [r17]
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r15 = [r15]
	adds r16 = 40, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 48, r12
	.mmi
	ld8 r45 = [r16]
	nop 0
	mov r47 = r15
	;;
	.mib
	ld8 r46 = [r14]
	nop 0
	br.call.sptk.many b0 = real_result#
	;;
	.mmi
	nop 0
	mov r37 = r8
	shr.u r14 = r8, 48
	.mmi
	st8 [r34] = r8
	st8 [r35] = r9
	mov r1 = r41
	;;
	.mmi
	nop 0
	and r14 = r36, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r36, r14
	(p7) br.cond.dpnt .L551
	;;
	.mmi
	st8 [r34] = r37
	nop 0
	nop 0
.L542:
	.mmi
	ld8 r9 = [r35]
	ld8 r8 = [r34]
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 192, r12
	nop 0
	br.ret.sptk.many b0
.L550:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r14 = 281474976710655
	;;
	.mmi
	and r14 = r14, r32
	;;
	or r14 = r33, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L552
.L539:
	.mmi
	adds r34 = 160, r12
	nop 0
	adds r35 = 168, r12
	;;
	.mmi
	st8 [r34] = r42
	st8 [r35] = r43
	nop 0
	;;
	.mmi
	ld8 r9 = [r35]
	ld8 r8 = [r34]
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 192, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L551:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 34, r0
	nop 0
	addp4 r8 = 0,r8
	.mmi
	mov r1 = r41
	st8 [r34] = r37
	nop 0
	;;
	.mib
	st4 [r8] = r14
	nop 0
	br .L542
.L552:
	.mii
	nop 0
	extr.u r14 = r32, 0, 63
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L539
	.mib
	adds r34 = 160, r12
	adds r35 = 168, r12
	br.call.sptk.many b0 = __errno#
	;;
	.mlx
	nop 0
	movl r14 = 9223231299366420480
	.mmi
	addp4 r8 = 0,r8
	st8 [r35] = r0
	mov r1 = r41
	;;
	.mmi
	nop 0
	st8 [r34] = r14
	addl r14 = 33, r0
	.mmi
	nop 0
	ld8 r9 = [r35]
	nop 0
	;;
	.mmi
	st4 [r8] = r14
	ld8 r8 = [r34]
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	.mmb
	.restore sp
	adds r12 = 192, r12
	nop 0
	br.ret.sptk.many b0
	.endp tanl#
	.align 16
	.align 64
	.global asinl#
	.type	asinl#, @function
	.proc asinl#
asinl:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 2, 8, 6, 0
	.fframe 208
	adds r12 = -208, r12
	extr.u r14 = r32, 48, 15
	.mmi
	mov r41 = r1
	mov r34 = r32
	mov r45 = r33
	;;
	.mmi
	addl r37 = 32767, r0
	adds r15 = 192, r12
	.save rp, r39
	mov r39 = b0
	.body
	.mmi
	nop 0
	adds r16 = 176, r12
	nop 0
	;;
	.mlx
	cmp4.ne p6, p7 = r37, r14
	movl r14 = 9223372036854775807
	.mii
	st8 [r15] = r32
	adds r15 = 200, r12
	;;
	and r14 = r14, r32
	.mmb
	st8 [r15] = r33
	nop 0
	(p7) br.cond.dpnt .L567
	;;
	.mmi
	or r15 = r33, r14
	nop 0
	mov r44 = r14
	;;
	.mlx
	cmp.ne p6, p7 = 0, r15
	movl r15 = @gprel(one#)
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L555
	;;
	.mmi
	add r15 = r1, r15
	st8 [r16] = r14
	adds r14 = 184, r12
	;;
	.mmi
	ld8 r42 = [r15], 8
	st8 [r14] = r33
	nop 0
	;;
	.mib
	ld8 r43 = [r15]
	nop 0
	br.call.sptk.many b0 = is_less#
	;;
	.mib
	mov r1 = r41
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L559
	.mmi
	adds r38 = 112, r12
	mov r42 = r32
	mov r43 = r33
	.mmi
	adds r34 = 64, r12
	adds r35 = 160, r12
	adds r36 = 168, r12
	;;
	.mib
	mov r8 = r38
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 120, r12
	mov r8 = r34
	mov r1 = r41
	.mmi
	ld8 r42 = [r38]
	;;
	ld8 r43 = [r14]
	adds r14 = 128, r12
	;;
	.mmi
	ld8 r44 = [r14]
	nop 0
	adds r14 = 136, r12
	;;
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 144, r12
	;;
	.mmi
	ld8 r46 = [r14]
	nop 0
	adds r14 = 152, r12
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br.call.sptk.many b0 = real_asin#
	;;
	.mmi
	nop 0
	adds r15 = 72, r12
	adds r14 = 24, r12
	.mmi
	ld8 r42 = [r34]
	adds r17 = 16, r12
	mov r1 = r41
	;;
	.mmi
	ld8 r16 = [r15]
	nop 0
	adds r15 = 80, r12
	.mmi
	st8 [r17] = r42
	nop 0
	adds r17 = 24, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	adds r15 = 88, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	nop 0
	.mmi
	adds r15 = 96, r12
	ld8 r43 = [r17]
	adds r17 = 32, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	adds r15 = 104, r12
	.mmi
	nop 0
	ld8 r44 = [r17]
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r15 = [r15]
	adds r16 = 40, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 48, r12
	.mmi
	ld8 r45 = [r16]
	nop 0
	mov r47 = r15
	;;
	.mib
	ld8 r46 = [r14]
	nop 0
	br.call.sptk.many b0 = real_result#
	;;
	.mmi
	nop 0
	mov r34 = r8
	shr.u r14 = r8, 48
	.mmi
	st8 [r35] = r8
	st8 [r36] = r9
	mov r1 = r41
	;;
	.mmi
	nop 0
	and r14 = r37, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r37, r14
	(p7) br.cond.dpnt .L568
	;;
	.mmi
	st8 [r35] = r34
	nop 0
	nop 0
.L558:
	.mmi
	ld8 r9 = [r36]
	ld8 r8 = [r35]
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 208, r12
	nop 0
	br.ret.sptk.many b0
.L567:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r14 = 281474976710655
	;;
	.mmi
	and r14 = r14, r32
	;;
	or r14 = r33, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L555
	.mii
	nop 0
	extr.u r14 = r32, 0, 63
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L555
	.align 32
.L559:
	.mib
	adds r35 = 160, r12
	adds r36 = 168, r12
	br.call.sptk.many b0 = __errno#
	;;
	.mlx
	nop 0
	movl r14 = 9223231299366420480
	.mmi
	addp4 r8 = 0,r8
	st8 [r36] = r0
	mov r1 = r41
	;;
	.mmi
	nop 0
	st8 [r35] = r14
	addl r14 = 33, r0
	.mmi
	ld8.a r9 = [r36]
	;;
	st4 [r8] = r14
	nop 0
	;;
	.mmi
	ld8 r8 = [r35]
	chk.a.clr r9, .L569
.L570:
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 208, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L555:
	.body
	.copy_state 2
	.mmi
	adds r35 = 160, r12
	nop 0
	adds r36 = 168, r12
	;;
	.mmi
	st8 [r35] = r34
	st8 [r36] = r33
	nop 0
	;;
	.mmi
	ld8 r9 = [r36]
	ld8 r8 = [r35]
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	.mmb
	.label_state 3
	.restore sp
	adds r12 = 208, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L568:
	.body
	.copy_state 3
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 34, r0
	nop 0
	addp4 r8 = 0,r8
	.mmi
	mov r1 = r41
	st8 [r35] = r34
	nop 0
	;;
	.mib
	st4 [r8] = r14
	nop 0
	br .L558
.L569:
	.mib
	ld8 r9 = [r36]
	nop 0
	br .L570
	.endp asinl#
	.align 16
	.align 64
	.global acosl#
	.type	acosl#, @function
	.proc acosl#
acosl:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 2, 8, 6, 0
	.fframe 208
	adds r12 = -208, r12
	extr.u r14 = r32, 48, 15
	.mmi
	mov r41 = r1
	nop 0
	mov r45 = r33
	;;
	.mmi
	adds r15 = 192, r12
	addl r37 = 32767, r0
	.save rp, r39
	mov r39 = b0
	.body
	.mlx
	nop 0
	movl r44 = 9223372036854775807
	;;
	.mmi
	cmp4.ne p6, p7 = r37, r14
	st8 [r15] = r32
	adds r15 = 200, r12
	.mlx
	and r44 = r44, r32
	movl r14 = @gprel(one#)
	;;
	.mmi
	st8 [r15] = r33
	nop 0
	add r14 = r1, r14
	.mmb
	adds r15 = 176, r12
	nop 0
	(p7) br.cond.dpnt .L581
	;;
	.mmi
	ld8 r42 = [r14], 8
	st8 [r15] = r44
	adds r15 = 184, r12
	;;
	.mmi
	nop 0
	st8 [r15] = r33
	nop 0
	.mmb
	ld8 r43 = [r14]
	nop 0
	br.call.sptk.many b0 = is_less#
	;;
	.mib
	mov r1 = r41
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L575
	.mmi
	adds r38 = 112, r12
	mov r42 = r32
	mov r43 = r33
	.mmi
	adds r34 = 64, r12
	adds r35 = 160, r12
	adds r36 = 168, r12
	;;
	.mib
	mov r8 = r38
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 120, r12
	mov r8 = r34
	mov r1 = r41
	.mmi
	ld8 r42 = [r38]
	;;
	ld8 r43 = [r14]
	adds r14 = 128, r12
	;;
	.mmi
	ld8 r44 = [r14]
	nop 0
	adds r14 = 136, r12
	;;
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 144, r12
	;;
	.mmi
	ld8 r46 = [r14]
	nop 0
	adds r14 = 152, r12
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br.call.sptk.many b0 = real_acos#
	;;
	.mmi
	nop 0
	adds r15 = 72, r12
	adds r14 = 24, r12
	.mmi
	ld8 r42 = [r34]
	adds r17 = 16, r12
	mov r1 = r41
	;;
	.mmi
	ld8 r16 = [r15]
	nop 0
	adds r15 = 80, r12
	.mmi
	st8 [r17] = r42
	nop 0
	adds r17 = 24, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	adds r15 = 88, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	nop 0
	.mmi
	adds r15 = 96, r12
	ld8 r43 = [r17]
	adds r17 = 32, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	adds r15 = 104, r12
	.mmi
	nop 0
	ld8 r44 = [r17]
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r15 = [r15]
	adds r16 = 40, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 48, r12
	.mmi
	ld8 r45 = [r16]
	nop 0
	mov r47 = r15
	;;
	.mib
	ld8 r46 = [r14]
	nop 0
	br.call.sptk.many b0 = real_result#
	;;
	.mmi
	nop 0
	mov r34 = r8
	shr.u r14 = r8, 48
	.mmi
	st8 [r35] = r8
	st8 [r36] = r9
	mov r1 = r41
	;;
	.mmi
	nop 0
	and r14 = r37, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r37, r14
	(p7) br.cond.dpnt .L582
	;;
	.mmi
	st8 [r35] = r34
	nop 0
	nop 0
.L574:
	.mmi
	ld8 r9 = [r36]
	ld8 r8 = [r35]
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 208, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L575:
	.body
	.copy_state 1
	.mmi
	nop 0
	adds r35 = 160, r12
	adds r36 = 168, r12
.L577:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mlx
	nop 0
	movl r14 = 9223231299366420480
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r41
	;;
	.mmi
	nop 0
	st8 [r35] = r14
	addl r14 = 33, r0
	.mmi
	st8 [r36] = r0
	;;
	st4 [r8] = r14
	nop 0
	;;
	.mmi
	ld8 r8 = [r35]
	ld8 r9 = [r36]
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 208, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L581:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r14 = 281474976710655
	.mii
	adds r35 = 160, r12
	adds r36 = 168, r12
	;;
	and r14 = r14, r32
	;;
	.mmi
	nop 0
	or r14 = r33, r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L577
	;;
	.mmi
	(p7) st8 [r35] = r32
	(p7) st8 [r36] = r33
	nop 0
	;;
	.mmi
	ld8 r9 = [r36]
	ld8 r8 = [r35]
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	.mmb
	.label_state 3
	.restore sp
	adds r12 = 208, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L582:
	.body
	.copy_state 3
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 34, r0
	nop 0
	addp4 r8 = 0,r8
	.mmi
	mov r1 = r41
	st8 [r35] = r34
	nop 0
	;;
	.mib
	st4 [r8] = r14
	nop 0
	br .L574
	.endp acosl#
	.align 16
	.align 64
	.global atanl#
	.type	atanl#, @function
	.proc atanl#
atanl:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 2, 8, 6, 0
	.fframe 192
	adds r12 = -192, r12
	.save rp, r39
	mov r39 = b0
	.mmi
	mov r42 = r32
	mov r43 = r33
	mov r41 = r1
	.body
	;;
	.mmi
	adds r14 = 176, r12
	addl r36 = 32767, r0
	adds r38 = 112, r12
	.mmi
	adds r37 = 64, r12
	adds r34 = 160, r12
	adds r35 = 168, r12
	;;
	.mmi
	st8 [r14] = r32
	adds r14 = 184, r12
	mov r8 = r38
	;;
	.mmi
	st8 [r14] = r33
	nop 0
	extr.u r14 = r32, 48, 15
	;;
	.mlx
	cmp4.ne p6, p7 = r36, r14
	movl r14 = 9223372036854775807
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L596
	;;
	.mmi
	and r14 = r14, r32
	;;
	or r14 = r33, r14
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L585
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 120, r12
	mov r8 = r37
	mov r1 = r41
	.mmi
	ld8 r42 = [r38]
	;;
	ld8 r43 = [r14]
	adds r14 = 128, r12
	;;
	.mmi
	ld8 r44 = [r14]
	nop 0
	adds r14 = 136, r12
	;;
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 144, r12
	;;
	.mmi
	ld8 r46 = [r14]
	nop 0
	adds r14 = 152, r12
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br.call.sptk.many b0 = real_atan#
	;;
	.mmi
	nop 0
	adds r15 = 72, r12
	adds r14 = 24, r12
	.mmi
	ld8 r42 = [r37]
	adds r17 = 16, r12
	mov r1 = r41
	;;
	.mmi
	ld8 r16 = [r15]
	nop 0
	adds r15 = 80, r12
	.mmi
	st8 [r17] = r42
	nop 0
	adds r17 = 24, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	adds r15 = 88, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	nop 0
	.mmi
	adds r15 = 96, r12
	ld8 r43 = [r17]
	adds r17 = 32, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	adds r15 = 104, r12
	.mmi
	nop 0
	ld8 r44 = [r17]
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r15 = [r15]
	adds r16 = 40, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 48, r12
	.mmi
	ld8 r45 = [r16]
	nop 0
	mov r47 = r15
	;;
	.mib
	ld8 r46 = [r14]
	nop 0
	br.call.sptk.many b0 = real_result#
	;;
	.mmi
	nop 0
	mov r37 = r8
	shr.u r14 = r8, 48
	.mmi
	st8 [r34] = r8
	st8 [r35] = r9
	mov r1 = r41
	;;
	.mmi
	nop 0
	and r14 = r36, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r36, r14
	(p7) br.cond.dpnt .L597
	;;
	.mmi
	st8 [r34] = r37
	nop 0
	nop 0
.L588:
	.mmi
	ld8 r9 = [r35]
	ld8 r8 = [r34]
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 192, r12
	nop 0
	br.ret.sptk.many b0
.L596:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r14 = 281474976710655
	;;
	.mmi
	and r14 = r14, r32
	;;
	or r14 = r33, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L598
.L585:
	.mmi
	adds r34 = 160, r12
	nop 0
	adds r35 = 168, r12
	;;
	.mmi
	st8 [r34] = r42
	st8 [r35] = r43
	nop 0
	;;
	.mmi
	ld8 r9 = [r35]
	ld8 r8 = [r34]
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 192, r12
	nop 0
	br.ret.sptk.many b0
.L598:
	.body
	.copy_state 2
	.mii
	nop 0
	extr.u r14 = r32, 0, 63
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L585
	.mlx
	nop 0
	movl r14 = -9223372036854775808
	.mmi
	adds r34 = 160, r12
	nop 0
	adds r35 = 168, r12
	;;
	.mlx
	and r42 = r14, r32
	movl r14 = 4611565208333468369
	;;
	.mlx
	or r42 = r14, r42
	movl r14 = -8905435550453399112
	;;
	.mmi
	st8 [r34] = r42
	st8 [r35] = r14
	nop 0
	;;
	.mmi
	ld8 r9 = [r35]
	ld8 r8 = [r34]
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	.mmb
	.label_state 3
	.restore sp
	adds r12 = 192, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L597:
	.body
	.copy_state 3
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 34, r0
	nop 0
	addp4 r8 = 0,r8
	.mmi
	mov r1 = r41
	st8 [r34] = r37
	nop 0
	;;
	.mib
	st4 [r8] = r14
	nop 0
	br .L588
	.endp atanl#
	.align 16
	.align 64
	.global sinhl#
	.type	sinhl#, @function
	.proc sinhl#
sinhl:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 2, 8, 6, 0
	.fframe 192
	adds r12 = -192, r12
	.save rp, r39
	mov r39 = b0
	.mmi
	mov r42 = r32
	mov r43 = r33
	mov r41 = r1
	.body
	;;
	.mmi
	adds r14 = 176, r12
	addl r36 = 32767, r0
	adds r38 = 112, r12
	.mmi
	adds r37 = 64, r12
	adds r34 = 160, r12
	adds r35 = 168, r12
	;;
	.mmi
	st8 [r14] = r32
	adds r14 = 184, r12
	mov r8 = r38
	;;
	.mmi
	st8 [r14] = r33
	nop 0
	extr.u r14 = r32, 48, 15
	;;
	.mlx
	cmp4.ne p6, p7 = r36, r14
	movl r14 = 9223372036854775807
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L612
	;;
	.mmi
	and r14 = r14, r32
	;;
	or r14 = r33, r14
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L601
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 120, r12
	mov r8 = r37
	mov r1 = r41
	.mmi
	ld8 r42 = [r38]
	;;
	ld8 r43 = [r14]
	adds r14 = 128, r12
	;;
	.mmi
	ld8 r44 = [r14]
	nop 0
	adds r14 = 136, r12
	;;
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 144, r12
	;;
	.mmi
	ld8 r46 = [r14]
	nop 0
	adds r14 = 152, r12
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br.call.sptk.many b0 = real_sinh#
	;;
	.mmi
	nop 0
	adds r15 = 72, r12
	adds r14 = 24, r12
	.mmi
	ld8 r42 = [r37]
	adds r17 = 16, r12
	mov r1 = r41
	;;
	.mmi
	ld8 r16 = [r15]
	nop 0
	adds r15 = 80, r12
	.mmi
	st8 [r17] = r42
	nop 0
	adds r17 = 24, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	adds r15 = 88, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	nop 0
	.mmi
	adds r15 = 96, r12
	ld8 r43 = [r17]
	adds r17 = 32, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	adds r15 = 104, r12
	.mmi
	nop 0
	ld8 r44 = [r17]
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r15 = [r15]
	adds r16 = 40, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 48, r12
	.mmi
	ld8 r45 = [r16]
	nop 0
	mov r47 = r15
	;;
	.mib
	ld8 r46 = [r14]
	nop 0
	br.call.sptk.many b0 = real_result#
	;;
	.mmi
	nop 0
	mov r37 = r8
	shr.u r14 = r8, 48
	.mmi
	st8 [r34] = r8
	st8 [r35] = r9
	mov r1 = r41
	;;
	.mmi
	nop 0
	and r14 = r36, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r36, r14
	(p7) br.cond.dpnt .L613
	;;
	.mmi
	st8 [r34] = r37
	nop 0
	nop 0
.L604:
	.mmi
	ld8 r9 = [r35]
	ld8 r8 = [r34]
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 192, r12
	nop 0
	br.ret.sptk.many b0
.L612:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r14 = 281474976710655
	;;
	.mmi
	and r14 = r14, r32
	;;
	or r14 = r33, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L614
.L601:
	.mmi
	adds r34 = 160, r12
	nop 0
	adds r35 = 168, r12
	;;
	.mmi
	st8 [r34] = r42
	st8 [r35] = r43
	nop 0
	;;
	.mmi
	ld8 r9 = [r35]
	ld8 r8 = [r34]
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 192, r12
	nop 0
	br.ret.sptk.many b0
.L614:
	.body
	.copy_state 2
	.mii
	nop 0
	extr.u r14 = r32, 0, 63
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L601
	.mmi
	adds r34 = 160, r12
	nop 0
	adds r35 = 168, r12
	;;
	.mmi
	st8 [r34] = r32
	st8 [r35] = r0
	nop 0
	;;
	.mmi
	ld8 r9 = [r35]
	ld8 r8 = [r34]
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	.mmb
	.label_state 3
	.restore sp
	adds r12 = 192, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L613:
	.body
	.copy_state 3
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 34, r0
	nop 0
	addp4 r8 = 0,r8
	.mmi
	mov r1 = r41
	st8 [r34] = r37
	nop 0
	;;
	.mib
	st4 [r8] = r14
	nop 0
	br .L604
	.endp sinhl#
	.align 16
	.align 64
	.global coshl#
	.type	coshl#, @function
	.proc coshl#
coshl:
	.prologue 12, 38
	.mmb
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 2, 7, 6, 0
	.fframe 192
	adds r12 = -192, r12
	nop 0
	.mii
	mov r14 = r32
	.save rp, r38
	mov r38 = b0
	mov r40 = r1
	.body
	;;
	.mmi
	adds r16 = 176, r12
	addl r36 = 32767, r0
	adds r17 = 184, r12
	.mmi
	adds r34 = 160, r12
	adds r35 = 168, r12
	adds r8 = 112, r12
	;;
	.mmi
	nop 0
	st8 [r16] = r32
	extr.u r16 = r32, 48, 15
	.mmi
	st8 [r17] = r33
	mov r41 = r32
	mov r42 = r33
	;;
	.mib
	cmp4.ne p6, p7 = r36, r16
	nop 0
	(p7) br.cond.dpnt .L622
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 112, r12
	adds r8 = 64, r12
	mov r1 = r40
	;;
	.mmi
	ld8 r41 = [r14]
	nop 0
	adds r14 = 120, r12
	;;
	.mmi
	ld8 r42 = [r14]
	nop 0
	adds r14 = 128, r12
	;;
	.mmi
	ld8 r43 = [r14]
	nop 0
	adds r14 = 136, r12
	;;
	.mmi
	ld8 r44 = [r14]
	nop 0
	adds r14 = 144, r12
	;;
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 152, r12
	;;
	.mib
	ld8 r46 = [r14]
	nop 0
	br.call.sptk.many b0 = real_cosh#
	;;
	.mmi
	adds r15 = 72, r12
	adds r16 = 64, r12
	nop 0
	.mmi
	adds r14 = 24, r12
	adds r17 = 16, r12
	mov r1 = r40
	;;
	.mmi
	ld8 r41 = [r16]
	ld8 r16 = [r15]
	adds r15 = 80, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	nop 0
	.mmi
	adds r15 = 88, r12
	st8 [r17] = r41
	adds r17 = 24, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	nop 0
	.mmi
	adds r15 = 96, r12
	ld8 r42 = [r17]
	adds r17 = 32, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	adds r15 = 104, r12
	.mmi
	nop 0
	ld8 r43 = [r17]
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r15 = [r15]
	adds r16 = 40, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 48, r12
	.mmi
	ld8 r44 = [r16]
	nop 0
	mov r46 = r15
	;;
	.mib
	ld8 r45 = [r14]
	nop 0
	br.call.sptk.many b0 = real_result#
	;;
	.mmi
	nop 0
	mov r37 = r8
	shr.u r14 = r8, 48
	.mmi
	st8 [r34] = r8
	st8 [r35] = r9
	mov r1 = r40
	;;
	.mmi
	nop 0
	and r14 = r36, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r36, r14
	(p7) br.cond.dpnt .L623
	;;
	.mmi
	st8 [r34] = r37
	nop 0
	nop 0
.L618:
	.mmi
	ld8 r9 = [r35]
	ld8 r8 = [r34]
	mov b0 = r38
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 192, r12
	nop 0
	br.ret.sptk.many b0
.L622:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r16 = 281474976710655
	;;
	.mmi
	and r16 = r16, r32
	;;
	or r16 = r33, r16
	nop 0
	;;
	.mmi
	cmp.eq p6, p7 = 0, r16
	;;
	(p6) adds r34 = 160, r12
	(p6) adds r35 = 168, r12
	.mlx
	nop 0
	(p6) movl r14 = 9223090561878065152
	;;
	.mmi
	(p7) st8 [r34] = r32
	(p6) st8 [r34] = r14
	nop 0
	;;
	.mmi
	(p7) st8 [r35] = r33
	(p6) st8 [r35] = r0
	nop 0
	;;
	.mmi
	ld8 r9 = [r35]
	ld8 r8 = [r34]
	mov b0 = r38
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 192, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L623:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 34, r0
	nop 0
	addp4 r8 = 0,r8
	.mmi
	mov r1 = r40
	st8 [r34] = r37
	nop 0
	;;
	.mib
	st4 [r8] = r14
	nop 0
	br .L618
	.endp coshl#
	.align 16
	.align 64
	.global tanhl#
	.type	tanhl#, @function
	.proc tanhl#
tanhl:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 2, 8, 6, 0
	.fframe 192
	adds r12 = -192, r12
	.save rp, r39
	mov r39 = b0
	.mmi
	mov r42 = r32
	mov r43 = r33
	mov r41 = r1
	.body
	;;
	.mmi
	adds r14 = 176, r12
	addl r36 = 32767, r0
	adds r38 = 112, r12
	.mmi
	adds r37 = 64, r12
	adds r34 = 160, r12
	adds r35 = 168, r12
	;;
	.mmi
	st8 [r14] = r32
	adds r14 = 184, r12
	mov r8 = r38
	;;
	.mmi
	st8 [r14] = r33
	nop 0
	extr.u r14 = r32, 48, 15
	;;
	.mlx
	cmp4.ne p6, p7 = r36, r14
	movl r14 = 9223372036854775807
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L637
	;;
	.mmi
	and r14 = r14, r32
	;;
	or r14 = r33, r14
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L626
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 120, r12
	mov r8 = r37
	mov r1 = r41
	.mmi
	ld8 r42 = [r38]
	;;
	ld8 r43 = [r14]
	adds r14 = 128, r12
	;;
	.mmi
	ld8 r44 = [r14]
	nop 0
	adds r14 = 136, r12
	;;
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 144, r12
	;;
	.mmi
	ld8 r46 = [r14]
	nop 0
	adds r14 = 152, r12
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br.call.sptk.many b0 = real_tanh#
	;;
	.mmi
	nop 0
	adds r15 = 72, r12
	adds r14 = 24, r12
	.mmi
	ld8 r42 = [r37]
	adds r17 = 16, r12
	mov r1 = r41
	;;
	.mmi
	ld8 r16 = [r15]
	nop 0
	adds r15 = 80, r12
	.mmi
	st8 [r17] = r42
	nop 0
	adds r17 = 24, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	adds r15 = 88, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	nop 0
	.mmi
	adds r15 = 96, r12
	ld8 r43 = [r17]
	adds r17 = 32, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	adds r15 = 104, r12
	.mmi
	nop 0
	ld8 r44 = [r17]
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r15 = [r15]
	adds r16 = 40, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 48, r12
	.mmi
	ld8 r45 = [r16]
	nop 0
	mov r47 = r15
	;;
	.mib
	ld8 r46 = [r14]
	nop 0
	br.call.sptk.many b0 = real_result#
	;;
	.mmi
	nop 0
	mov r37 = r8
	shr.u r14 = r8, 48
	.mmi
	st8 [r34] = r8
	st8 [r35] = r9
	mov r1 = r41
	;;
	.mmi
	nop 0
	and r14 = r36, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r36, r14
	(p7) br.cond.dpnt .L638
	;;
	.mmi
	st8 [r34] = r37
	nop 0
	nop 0
.L629:
	.mmi
	ld8 r9 = [r35]
	ld8 r8 = [r34]
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 192, r12
	nop 0
	br.ret.sptk.many b0
.L637:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r14 = 281474976710655
	;;
	.mmi
	and r14 = r14, r32
	;;
	or r14 = r33, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L639
.L626:
	.mmi
	adds r34 = 160, r12
	nop 0
	adds r35 = 168, r12
	;;
	.mmi
	st8 [r34] = r42
	st8 [r35] = r43
	nop 0
	;;
	.mmi
	ld8 r9 = [r35]
	ld8 r8 = [r34]
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 192, r12
	nop 0
	br.ret.sptk.many b0
.L639:
	.body
	.copy_state 2
	.mii
	nop 0
	extr.u r14 = r32, 0, 63
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L626
	.mlx
	nop 0
	movl r14 = -9223372036854775808
	.mmi
	adds r34 = 160, r12
	nop 0
	adds r35 = 168, r12
	;;
	.mlx
	and r42 = r14, r32
	movl r14 = 4611404543450677248
	.mii
	st8 [r35] = r0
	nop 0
	;;
	or r42 = r14, r42
	.mmi
	ld8 r9 = [r35]
	;;
	st8 [r34] = r42
	nop 0
	;;
	.mii
	ld8 r8 = [r34]
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 192, r12
	br.ret.sptk.many b0
	;;
.L638:
	.body
	.copy_state 3
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 34, r0
	nop 0
	addp4 r8 = 0,r8
	.mmi
	mov r1 = r41
	st8 [r34] = r37
	nop 0
	;;
	.mib
	st4 [r8] = r14
	nop 0
	br .L629
	.endp tanhl#
	.align 16
	.align 64
	.global asinhl#
	.type	asinhl#, @function
	.proc asinhl#
asinhl:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 2, 8, 6, 0
	.fframe 192
	adds r12 = -192, r12
	.save rp, r39
	mov r39 = b0
	.mmi
	mov r42 = r32
	mov r43 = r33
	mov r41 = r1
	.body
	;;
	.mmi
	adds r14 = 176, r12
	addl r36 = 32767, r0
	adds r38 = 112, r12
	.mmi
	adds r37 = 64, r12
	adds r34 = 160, r12
	adds r35 = 168, r12
	;;
	.mmi
	st8 [r14] = r32
	adds r14 = 184, r12
	mov r8 = r38
	;;
	.mmi
	st8 [r14] = r33
	nop 0
	extr.u r14 = r32, 48, 15
	;;
	.mlx
	cmp4.ne p6, p7 = r36, r14
	movl r14 = 9223372036854775807
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L653
	;;
	.mmi
	and r14 = r14, r32
	;;
	or r14 = r33, r14
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L642
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 120, r12
	mov r8 = r37
	mov r1 = r41
	.mmi
	ld8 r42 = [r38]
	;;
	ld8 r43 = [r14]
	adds r14 = 128, r12
	;;
	.mmi
	ld8 r44 = [r14]
	nop 0
	adds r14 = 136, r12
	;;
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 144, r12
	;;
	.mmi
	ld8 r46 = [r14]
	nop 0
	adds r14 = 152, r12
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br.call.sptk.many b0 = real_asinh#
	;;
	.mmi
	nop 0
	adds r15 = 72, r12
	adds r14 = 24, r12
	.mmi
	ld8 r42 = [r37]
	adds r17 = 16, r12
	mov r1 = r41
	;;
	.mmi
	ld8 r16 = [r15]
	nop 0
	adds r15 = 80, r12
	.mmi
	st8 [r17] = r42
	nop 0
	adds r17 = 24, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	adds r15 = 88, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	nop 0
	.mmi
	adds r15 = 96, r12
	ld8 r43 = [r17]
	adds r17 = 32, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	adds r15 = 104, r12
	.mmi
	nop 0
	ld8 r44 = [r17]
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r15 = [r15]
	adds r16 = 40, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 48, r12
	.mmi
	ld8 r45 = [r16]
	nop 0
	mov r47 = r15
	;;
	.mib
	ld8 r46 = [r14]
	nop 0
	br.call.sptk.many b0 = real_result#
	;;
	.mmi
	nop 0
	mov r37 = r8
	shr.u r14 = r8, 48
	.mmi
	st8 [r34] = r8
	st8 [r35] = r9
	mov r1 = r41
	;;
	.mmi
	nop 0
	and r14 = r36, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r36, r14
	(p7) br.cond.dpnt .L654
	;;
	.mmi
	st8 [r34] = r37
	nop 0
	nop 0
.L645:
	.mmi
	ld8 r9 = [r35]
	ld8 r8 = [r34]
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 192, r12
	nop 0
	br.ret.sptk.many b0
.L653:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r14 = 281474976710655
	;;
	.mmi
	and r14 = r14, r32
	;;
	or r14 = r33, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L655
.L642:
	.mmi
	adds r34 = 160, r12
	nop 0
	adds r35 = 168, r12
	;;
	.mmi
	st8 [r34] = r42
	st8 [r35] = r43
	nop 0
	;;
	.mmi
	ld8 r9 = [r35]
	ld8 r8 = [r34]
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 192, r12
	nop 0
	br.ret.sptk.many b0
.L655:
	.body
	.copy_state 2
	.mii
	nop 0
	extr.u r14 = r32, 0, 63
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L642
	.mmi
	adds r34 = 160, r12
	nop 0
	adds r35 = 168, r12
	;;
	.mmi
	st8 [r34] = r32
	st8 [r35] = r0
	nop 0
	;;
	.mmi
	ld8 r9 = [r35]
	ld8 r8 = [r34]
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	.mmb
	.label_state 3
	.restore sp
	adds r12 = 192, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L654:
	.body
	.copy_state 3
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 34, r0
	nop 0
	addp4 r8 = 0,r8
	.mmi
	mov r1 = r41
	st8 [r34] = r37
	nop 0
	;;
	.mib
	st4 [r8] = r14
	nop 0
	br .L645
	.endp asinhl#
	.align 16
	.align 64
	.global acoshl#
	.type	acoshl#, @function
	.proc acoshl#
acoshl:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 2, 8, 6, 0
	.fframe 192
	adds r12 = -192, r12
	extr.u r14 = r32, 48, 15
	.mmi
	mov r41 = r1
	mov r42 = r32
	mov r43 = r33
	;;
	.mmi
	addl r37 = 32767, r0
	adds r15 = 176, r12
	.save rp, r39
	mov r39 = b0
	.body
	;;
	.mlx
	cmp4.ne p6, p7 = r37, r14
	movl r14 = @gprel(one#)
	.mii
	st8 [r15] = r32
	adds r15 = 184, r12
	;;
	add r14 = r1, r14
	.mmb
	st8 [r15] = r33
	nop 0
	(p7) br.cond.dpnt .L667
	;;
	.mmi
	nop 0
	ld8 r44 = [r14], 8
	nop 0
	;;
	.mib
	ld8 r45 = [r14]
	nop 0
	br.call.sptk.many b0 = is_less#
	;;
	.mib
	mov r1 = r41
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L661
	.mmi
	adds r38 = 112, r12
	mov r42 = r32
	mov r43 = r33
	.mmi
	adds r34 = 64, r12
	adds r35 = 160, r12
	adds r36 = 168, r12
	;;
	.mib
	mov r8 = r38
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 120, r12
	mov r8 = r34
	mov r1 = r41
	.mmi
	ld8 r42 = [r38]
	;;
	ld8 r43 = [r14]
	adds r14 = 128, r12
	;;
	.mmi
	ld8 r44 = [r14]
	nop 0
	adds r14 = 136, r12
	;;
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 144, r12
	;;
	.mmi
	ld8 r46 = [r14]
	nop 0
	adds r14 = 152, r12
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br.call.sptk.many b0 = real_acosh#
	;;
	.mmi
	nop 0
	adds r15 = 72, r12
	adds r14 = 24, r12
	.mmi
	ld8 r42 = [r34]
	adds r17 = 16, r12
	mov r1 = r41
	;;
	.mmi
	ld8 r16 = [r15]
	nop 0
	adds r15 = 80, r12
	.mmi
	st8 [r17] = r42
	nop 0
	adds r17 = 24, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	adds r15 = 88, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	nop 0
	.mmi
	adds r15 = 96, r12
	ld8 r43 = [r17]
	adds r17 = 32, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	adds r15 = 104, r12
	.mmi
	nop 0
	ld8 r44 = [r17]
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r15 = [r15]
	adds r16 = 40, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 48, r12
	.mmi
	ld8 r45 = [r16]
	nop 0
	mov r47 = r15
	;;
	.mib
	ld8 r46 = [r14]
	nop 0
	br.call.sptk.many b0 = real_result#
	;;
	.mmi
	nop 0
	mov r34 = r8
	shr.u r14 = r8, 48
	.mmi
	st8 [r35] = r8
	st8 [r36] = r9
	mov r1 = r41
	;;
	.mmi
	nop 0
	and r14 = r37, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r37, r14
	(p7) br.cond.dpnt .L668
	;;
	.mmi
	st8 [r35] = r34
	nop 0
	nop 0
.L659:
	.mmi
	ld8 r9 = [r36]
	ld8 r8 = [r35]
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 192, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L661:
	.body
	.copy_state 1
	.mmi
	nop 0
	adds r35 = 160, r12
	adds r36 = 168, r12
.L663:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mlx
	nop 0
	movl r14 = 9223231299366420480
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r41
	;;
	.mmi
	nop 0
	st8 [r35] = r14
	addl r14 = 33, r0
	.mmi
	st8 [r36] = r0
	;;
	st4 [r8] = r14
	nop 0
	;;
	.mmi
	ld8 r8 = [r35]
	ld8 r9 = [r36]
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 192, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L667:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r14 = 281474976710655
	.mii
	adds r35 = 160, r12
	adds r36 = 168, r12
	;;
	and r14 = r14, r32
	;;
	.mmi
	nop 0
	or r14 = r33, r14
	nop 0
	;;
	.mii
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	nop 0
	.mmb
	(p7) st8 [r35] = r32
	(p7) st8 [r36] = r33
	(p7) br.cond.dptk .L659
	.mib
	cmp.le p6, p7 = r0, r32
	nop 0
	(p7) br.cond.dpnt .L663
	;;
	.mmi
	(p6) st8 [r35] = r32
	(p6) st8 [r36] = r0
	nop 0
	;;
	.mmi
	ld8 r9 = [r36]
	ld8 r8 = [r35]
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	.mmb
	.label_state 3
	.restore sp
	adds r12 = 192, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L668:
	.body
	.copy_state 3
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 34, r0
	nop 0
	addp4 r8 = 0,r8
	.mmi
	mov r1 = r41
	st8 [r35] = r34
	nop 0
	;;
	.mib
	st4 [r8] = r14
	nop 0
	br .L659
	.endp acoshl#
	.align 16
	.align 64
	.global logl#
	.type	logl#, @function
	.proc logl#
logl:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 6, 0
	.fframe 144
	adds r12 = -144, r12
	extr.u r19 = r32, 48, 15
	.mmi
	mov r37 = r1
	nop 0
	mov r14 = r32
	;;
	.mmb
	addl r18 = 32767, r0
	adds r17 = 128, r12
	nop 0
	.mmi
	adds r16 = 136, r12
	nop 0
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = r18, r19
	extr.u r18 = r32, 0, 63
	.mmb
	st8 [r17] = r32
	st8 [r16] = r33
	(p7) br.cond.dpnt .L689
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r18
	(p7) br.cond.dptk .L686
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r33
	(p6) br.cond.dpnt .L673
	;;
.L686:
	.mib
	cmp.gt p6, p7 = r0, r14
	adds r34 = 64, r12
	(p6) br.cond.dpnt .L674
	;;
	.mmi
	mov r8 = r34
	ld8 r38 = [r17]
	nop 0
	.mmb
	ld8 r39 = [r16]
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 72, r12
	adds r8 = 16, r12
	mov r1 = r37
	.mmi
	ld8 r38 = [r34]
	;;
	ld8 r39 = [r14]
	adds r14 = 80, r12
	;;
	.mmi
	ld8 r40 = [r14]
	nop 0
	adds r14 = 88, r12
	;;
	.mmi
	ld8 r41 = [r14]
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	ld8 r42 = [r14]
	nop 0
	adds r14 = 104, r12
	;;
	.mib
	ld8 r43 = [r14]
	nop 0
	br.call.sptk.many b0 = real_log#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r37
	;;
	.mmi
	ld8 r38 = [r14]
	nop 0
	adds r14 = 24, r12
	;;
	.mmi
	ld8 r39 = [r14]
	nop 0
	adds r14 = 32, r12
	;;
	.mmi
	ld8 r40 = [r14]
	nop 0
	adds r14 = 40, r12
	;;
	.mmi
	ld8 r41 = [r14]
	nop 0
	adds r14 = 48, r12
	;;
	.mmi
	ld8 r42 = [r14]
	nop 0
	adds r14 = 56, r12
	;;
	.mib
	ld8 r43 = [r14]
	nop 0
	br.call.sptk.many b0 = real_result#
	;;
	.mmi
	adds r16 = 112, r12
	adds r17 = 120, r12
	mov r1 = r37
	;;
	.mmi
	st8 [r16] = r8
	st8 [r17] = r9
	nop 0
.L672:
	.mmi
	ld8 r9 = [r17]
	ld8 r8 = [r16]
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 144, r12
	nop 0
	br.ret.sptk.many b0
.L689:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r16 = 281474976710655
	;;
	.mmi
	and r16 = r16, r32
	;;
	or r16 = r33, r16
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r16
	nop 0
	(p6) br.cond.dpnt .L671
	;;
	.mmi
	adds r16 = 112, r12
	nop 0
	adds r17 = 120, r12
	;;
	.mmi
	st8 [r16] = r32
	st8 [r17] = r33
	nop 0
	;;
	.mmi
	ld8 r9 = [r17]
	ld8 r8 = [r16]
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 144, r12
	nop 0
	br.ret.sptk.many b0
.L671:
	.body
	.copy_state 2
	.mii
	nop 0
	extr.u r15 = r32, 0, 63
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r15
	(p7) br.cond.dptk .L690
.L673:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mlx
	adds r16 = 112, r12
	movl r14 = -281474976710656
	.mmi
	adds r17 = 120, r12
	addp4 r8 = 0,r8
	mov r1 = r37
	;;
	.mmi
	nop 0
	st8 [r16] = r14
	addl r14 = 34, r0
	.mmi
	st8 [r17] = r0
	;;
	st4 [r8] = r14
	nop 0
	;;
	.mmi
	ld8 r8 = [r16]
	ld8 r9 = [r17]
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.label_state 3
	.restore sp
	adds r12 = 144, r12
	nop 0
	br.ret.sptk.many b0
.L690:
	.body
	.copy_state 3
	.mmi
	nop 0
	cmp.gt p6, p7 = r0, r32
	nop 0
	;;
	.mii
	(p7) adds r16 = 112, r12
	(p7) adds r17 = 120, r12
	;;
	nop 0
	.mmb
	(p7) st8 [r16] = r32
	(p7) st8 [r17] = r0
	(p7) br.cond.dptk .L672
.L674:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mlx
	adds r16 = 112, r12
	movl r14 = 9223231299366420480
	.mmi
	adds r17 = 120, r12
	addp4 r8 = 0,r8
	mov r1 = r37
	;;
	.mmi
	nop 0
	st8 [r16] = r14
	addl r14 = 33, r0
	.mmi
	st8 [r17] = r0
	;;
	st4 [r8] = r14
	nop 0
	;;
	.mmi
	ld8 r8 = [r16]
	ld8 r9 = [r17]
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.restore sp
	adds r12 = 144, r12
	nop 0
	br.ret.sptk.many b0
	.endp logl#
	.align 16
	.align 64
	.global log2l#
	.type	log2l#, @function
	.proc log2l#
log2l:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 6, 0
	.fframe 144
	adds r12 = -144, r12
	extr.u r19 = r32, 48, 15
	.mmi
	mov r37 = r1
	nop 0
	mov r14 = r32
	;;
	.mmb
	addl r18 = 32767, r0
	adds r17 = 128, r12
	nop 0
	.mmi
	adds r16 = 136, r12
	nop 0
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = r18, r19
	extr.u r18 = r32, 0, 63
	.mmb
	st8 [r17] = r32
	st8 [r16] = r33
	(p7) br.cond.dpnt .L711
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r18
	(p7) br.cond.dptk .L708
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r33
	(p6) br.cond.dpnt .L695
	;;
.L708:
	.mib
	cmp.gt p6, p7 = r0, r14
	adds r34 = 64, r12
	(p6) br.cond.dpnt .L696
	;;
	.mmi
	mov r8 = r34
	ld8 r38 = [r17]
	nop 0
	.mmb
	ld8 r39 = [r16]
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 72, r12
	adds r8 = 16, r12
	mov r1 = r37
	.mmi
	ld8 r38 = [r34]
	;;
	ld8 r39 = [r14]
	adds r14 = 80, r12
	;;
	.mmi
	ld8 r40 = [r14]
	nop 0
	adds r14 = 88, r12
	;;
	.mmi
	ld8 r41 = [r14]
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	ld8 r42 = [r14]
	nop 0
	adds r14 = 104, r12
	;;
	.mib
	ld8 r43 = [r14]
	nop 0
	br.call.sptk.many b0 = real_log2#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r37
	;;
	.mmi
	ld8 r38 = [r14]
	nop 0
	adds r14 = 24, r12
	;;
	.mmi
	ld8 r39 = [r14]
	nop 0
	adds r14 = 32, r12
	;;
	.mmi
	ld8 r40 = [r14]
	nop 0
	adds r14 = 40, r12
	;;
	.mmi
	ld8 r41 = [r14]
	nop 0
	adds r14 = 48, r12
	;;
	.mmi
	ld8 r42 = [r14]
	nop 0
	adds r14 = 56, r12
	;;
	.mib
	ld8 r43 = [r14]
	nop 0
	br.call.sptk.many b0 = real_result#
	;;
	.mmi
	adds r16 = 112, r12
	adds r17 = 120, r12
	mov r1 = r37
	;;
	.mmi
	st8 [r16] = r8
	st8 [r17] = r9
	nop 0
.L694:
	.mmi
	ld8 r9 = [r17]
	ld8 r8 = [r16]
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 144, r12
	nop 0
	br.ret.sptk.many b0
.L711:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r16 = 281474976710655
	;;
	.mmi
	and r16 = r16, r32
	;;
	or r16 = r33, r16
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r16
	nop 0
	(p6) br.cond.dpnt .L693
	;;
	.mmi
	adds r16 = 112, r12
	nop 0
	adds r17 = 120, r12
	;;
	.mmi
	st8 [r16] = r32
	st8 [r17] = r33
	nop 0
	;;
	.mmi
	ld8 r9 = [r17]
	ld8 r8 = [r16]
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 144, r12
	nop 0
	br.ret.sptk.many b0
.L693:
	.body
	.copy_state 2
	.mii
	nop 0
	extr.u r15 = r32, 0, 63
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r15
	(p7) br.cond.dptk .L712
.L695:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mlx
	adds r16 = 112, r12
	movl r14 = -281474976710656
	.mmi
	adds r17 = 120, r12
	addp4 r8 = 0,r8
	mov r1 = r37
	;;
	.mmi
	nop 0
	st8 [r16] = r14
	addl r14 = 34, r0
	.mmi
	st8 [r17] = r0
	;;
	st4 [r8] = r14
	nop 0
	;;
	.mmi
	ld8 r8 = [r16]
	ld8 r9 = [r17]
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.label_state 3
	.restore sp
	adds r12 = 144, r12
	nop 0
	br.ret.sptk.many b0
.L712:
	.body
	.copy_state 3
	.mmi
	nop 0
	cmp.gt p6, p7 = r0, r32
	nop 0
	;;
	.mii
	(p7) adds r16 = 112, r12
	(p7) adds r17 = 120, r12
	;;
	nop 0
	.mmb
	(p7) st8 [r16] = r32
	(p7) st8 [r17] = r0
	(p7) br.cond.dptk .L694
.L696:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mlx
	adds r16 = 112, r12
	movl r14 = 9223231299366420480
	.mmi
	adds r17 = 120, r12
	addp4 r8 = 0,r8
	mov r1 = r37
	;;
	.mmi
	nop 0
	st8 [r16] = r14
	addl r14 = 33, r0
	.mmi
	st8 [r17] = r0
	;;
	st4 [r8] = r14
	nop 0
	;;
	.mmi
	ld8 r8 = [r16]
	ld8 r9 = [r17]
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.restore sp
	adds r12 = 144, r12
	nop 0
	br.ret.sptk.many b0
	.endp log2l#
	.align 16
	.align 64
	.global log10l#
	.type	log10l#, @function
	.proc log10l#
log10l:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 6, 0
	.fframe 144
	adds r12 = -144, r12
	extr.u r19 = r32, 48, 15
	.mmi
	mov r37 = r1
	nop 0
	mov r14 = r32
	;;
	.mmb
	addl r18 = 32767, r0
	adds r17 = 128, r12
	nop 0
	.mmi
	adds r16 = 136, r12
	nop 0
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = r18, r19
	extr.u r18 = r32, 0, 63
	.mmb
	st8 [r17] = r32
	st8 [r16] = r33
	(p7) br.cond.dpnt .L733
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r18
	(p7) br.cond.dptk .L730
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r33
	(p6) br.cond.dpnt .L717
	;;
.L730:
	.mib
	cmp.gt p6, p7 = r0, r14
	adds r34 = 64, r12
	(p6) br.cond.dpnt .L718
	;;
	.mmi
	mov r8 = r34
	ld8 r38 = [r17]
	nop 0
	.mmb
	ld8 r39 = [r16]
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 72, r12
	adds r8 = 16, r12
	mov r1 = r37
	.mmi
	ld8 r38 = [r34]
	;;
	ld8 r39 = [r14]
	adds r14 = 80, r12
	;;
	.mmi
	ld8 r40 = [r14]
	nop 0
	adds r14 = 88, r12
	;;
	.mmi
	ld8 r41 = [r14]
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	ld8 r42 = [r14]
	nop 0
	adds r14 = 104, r12
	;;
	.mib
	ld8 r43 = [r14]
	nop 0
	br.call.sptk.many b0 = real_log10#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r37
	;;
	.mmi
	ld8 r38 = [r14]
	nop 0
	adds r14 = 24, r12
	;;
	.mmi
	ld8 r39 = [r14]
	nop 0
	adds r14 = 32, r12
	;;
	.mmi
	ld8 r40 = [r14]
	nop 0
	adds r14 = 40, r12
	;;
	.mmi
	ld8 r41 = [r14]
	nop 0
	adds r14 = 48, r12
	;;
	.mmi
	ld8 r42 = [r14]
	nop 0
	adds r14 = 56, r12
	;;
	.mib
	ld8 r43 = [r14]
	nop 0
	br.call.sptk.many b0 = real_result#
	;;
	.mmi
	adds r16 = 112, r12
	adds r17 = 120, r12
	mov r1 = r37
	;;
	.mmi
	st8 [r16] = r8
	st8 [r17] = r9
	nop 0
.L716:
	.mmi
	ld8 r9 = [r17]
	ld8 r8 = [r16]
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 144, r12
	nop 0
	br.ret.sptk.many b0
.L733:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r16 = 281474976710655
	;;
	.mmi
	and r16 = r16, r32
	;;
	or r16 = r33, r16
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r16
	nop 0
	(p6) br.cond.dpnt .L715
	;;
	.mmi
	adds r16 = 112, r12
	nop 0
	adds r17 = 120, r12
	;;
	.mmi
	st8 [r16] = r32
	st8 [r17] = r33
	nop 0
	;;
	.mmi
	ld8 r9 = [r17]
	ld8 r8 = [r16]
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 144, r12
	nop 0
	br.ret.sptk.many b0
.L715:
	.body
	.copy_state 2
	.mii
	nop 0
	extr.u r15 = r32, 0, 63
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r15
	(p7) br.cond.dptk .L734
.L717:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mlx
	adds r16 = 112, r12
	movl r14 = -281474976710656
	.mmi
	adds r17 = 120, r12
	addp4 r8 = 0,r8
	mov r1 = r37
	;;
	.mmi
	nop 0
	st8 [r16] = r14
	addl r14 = 34, r0
	.mmi
	st8 [r17] = r0
	;;
	st4 [r8] = r14
	nop 0
	;;
	.mmi
	ld8 r8 = [r16]
	ld8 r9 = [r17]
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.label_state 3
	.restore sp
	adds r12 = 144, r12
	nop 0
	br.ret.sptk.many b0
.L734:
	.body
	.copy_state 3
	.mmi
	nop 0
	cmp.gt p6, p7 = r0, r32
	nop 0
	;;
	.mii
	(p7) adds r16 = 112, r12
	(p7) adds r17 = 120, r12
	;;
	nop 0
	.mmb
	(p7) st8 [r16] = r32
	(p7) st8 [r17] = r0
	(p7) br.cond.dptk .L716
.L718:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mlx
	adds r16 = 112, r12
	movl r14 = 9223231299366420480
	.mmi
	adds r17 = 120, r12
	addp4 r8 = 0,r8
	mov r1 = r37
	;;
	.mmi
	nop 0
	st8 [r16] = r14
	addl r14 = 33, r0
	.mmi
	st8 [r17] = r0
	;;
	st4 [r8] = r14
	nop 0
	;;
	.mmi
	ld8 r8 = [r16]
	ld8 r9 = [r17]
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.restore sp
	adds r12 = 144, r12
	nop 0
	br.ret.sptk.many b0
	.endp log10l#
	.align 16
	.align 64
	.global log1pl#
	.type	log1pl#, @function
	.proc log1pl#
log1pl:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 2, 7, 6, 0
	.fframe 160
	adds r12 = -160, r12
	extr.u r37 = r32, 48, 15
	.mmi
	mov r34 = r32
	nop 0
	mov r40 = r1
	;;
	.mmb
	addl r14 = 32767, r0
	adds r36 = 144, r12
	nop 0
	.mmi
	adds r35 = 152, r12
	nop 0
	.save rp, r38
	mov r38 = b0
	.body
	;;
	.mlx
	cmp4.ne p6, p7 = r14, r37
	movl r14 = 9223372036854775807
	.mmb
	st8 [r36] = r32
	st8 [r35] = r33
	(p7) br.cond.dpnt .L754
	;;
	.mmi
	and r14 = r14, r32
	;;
	or r14 = r33, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L743
	;;
.L738:
	.mlx
	nop 0
	movl r15 = -4611967493404098560
	.mmi
	cmp.eq p6, p7 = 0, r33
	nop 0
	mov r44 = r0
	;;
	.mmi
	(p6) addl r16 = 1, r0
	nop 0
	mov r43 = r15
	;;
	.mii
	(p7) mov r16 = r0
	cmp.eq p6, p7 = r15, r34
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	and r14 = r16, r14
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	adds r14 = 112, r12
	(p7) br.cond.dpnt .L755
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 120, r12
	.mmi
	ld8 r41 = [r36]
	ld8 r42 = [r35]
	nop 0
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = is_less#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	addl r14 = 32767, r0
	.mmb
	mov r1 = r40
	nop 0
	(p6) br.cond.dpnt .L756
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r37
	(p7) br.cond.dpnt .L757
.L743:
	.mmi
	adds r14 = 128, r12
	nop 0
	adds r15 = 136, r12
	;;
	.mmi
	st8 [r14] = r34
	st8 [r15] = r33
	nop 0
.L740:
	.mmi
	ld8 r9 = [r15]
	ld8 r8 = [r14]
	mov b0 = r38
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 160, r12
	nop 0
	br.ret.sptk.many b0
.L754:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r14 = 281474976710655
	;;
	.mmi
	and r14 = r14, r32
	;;
	or r14 = r33, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L743
	.mii
	nop 0
	extr.u r14 = r32, 0, 63
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L738
	.mii
	adds r14 = 128, r12
	adds r15 = 136, r12
	;;
	nop 0
	.mmb
	st8 [r14] = r34
	st8 [r15] = r33
	br .L740
.L757:
	.mmi
	nop 0
	adds r34 = 64, r12
	nop 0
	.mmi
	ld8 r41 = [r36]
	ld8 r42 = [r35]
	nop 0
	;;
	.mib
	mov r8 = r34
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 72, r12
	adds r8 = 16, r12
	mov r1 = r40
	.mmi
	ld8 r41 = [r34]
	;;
	ld8 r42 = [r14]
	adds r14 = 80, r12
	;;
	.mmi
	ld8 r43 = [r14]
	nop 0
	adds r14 = 88, r12
	;;
	.mmi
	ld8 r44 = [r14]
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 104, r12
	;;
	.mib
	ld8 r46 = [r14]
	nop 0
	br.call.sptk.many b0 = real_log1p#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r40
	;;
	.mmi
	ld8 r41 = [r14]
	nop 0
	adds r14 = 24, r12
	;;
	.mmi
	ld8 r42 = [r14]
	nop 0
	adds r14 = 32, r12
	;;
	.mmi
	ld8 r43 = [r14]
	nop 0
	adds r14 = 40, r12
	;;
	.mmi
	ld8 r44 = [r14]
	nop 0
	adds r14 = 48, r12
	;;
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 56, r12
	;;
	.mib
	ld8 r46 = [r14]
	nop 0
	br.call.sptk.many b0 = real_result#
	;;
	.mmi
	adds r14 = 128, r12
	adds r15 = 136, r12
	mov r1 = r40
	;;
	.mmi
	st8 [r14] = r8
	st8 [r15] = r9
	nop 0
	;;
	.mmi
	ld8 r9 = [r15]
	ld8 r8 = [r14]
	mov b0 = r38
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 160, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L755:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mlx
	adds r14 = 128, r12
	movl r16 = -281474976710656
	.mmi
	adds r15 = 136, r12
	addp4 r8 = 0,r8
	mov r1 = r40
	;;
	.mmi
	nop 0
	st8 [r14] = r16
	addl r16 = 34, r0
	.mmi
	st8 [r15] = r0
	;;
	st4 [r8] = r16
	nop 0
	;;
	.mmi
	ld8 r8 = [r14]
	ld8 r9 = [r15]
	mov b0 = r38
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	nop 0
	.mmb
	.label_state 3
	.restore sp
	adds r12 = 160, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L756:
	.body
	.copy_state 3
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mlx
	adds r14 = 128, r12
	movl r16 = 9223231299366420480
	.mmi
	adds r15 = 136, r12
	addp4 r8 = 0,r8
	mov r1 = r40
	;;
	.mmi
	nop 0
	st8 [r14] = r16
	addl r16 = 33, r0
	.mmi
	st8 [r15] = r0
	;;
	st4 [r8] = r16
	nop 0
	;;
	.mmi
	ld8 r8 = [r14]
	ld8 r9 = [r15]
	mov b0 = r38
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	nop 0
	.mmb
	.restore sp
	adds r12 = 160, r12
	nop 0
	br.ret.sptk.many b0
	.endp log1pl#
	.align 16
	.align 64
	.global atanhl#
	.type	atanhl#, @function
	.proc atanhl#
atanhl:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 2, 6, 6, 0
	.fframe 160
	adds r12 = -160, r12
	extr.u r15 = r32, 48, 15
	.mmi
	mov r39 = r1
	nop 0
	mov r34 = r32
	;;
	.mmb
	addl r14 = 32767, r0
	adds r36 = 144, r12
	nop 0
	.mmi
	adds r35 = 152, r12
	nop 0
	.save rp, r37
	mov r37 = b0
	.body
	;;
	.mlx
	cmp4.ne p6, p7 = r14, r15
	movl r14 = 9223372036854775807
	.mmb
	st8 [r36] = r32
	st8 [r35] = r33
	(p7) br.cond.dpnt .L778
	;;
	.mmi
	nop 0
	and r14 = r14, r32
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L761
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r33
	(p6) br.cond.dpnt .L760
.L762:
	.mlx
	nop 0
	movl r15 = @gprel(one#)
	.mmi
	adds r16 = 112, r12
	mov r40 = r14
	mov r41 = r33
	;;
	.mmi
	add r15 = r1, r15
	st8 [r16] = r14
	adds r14 = 120, r12
	;;
	.mmi
	ld8 r42 = [r15], 8
	st8 [r14] = r33
	nop 0
	;;
	.mib
	ld8 r43 = [r15]
	nop 0
	br.call.sptk.many b0 = is_less#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L779
	.mmi
	nop 0
	adds r34 = 64, r12
	nop 0
	.mmi
	ld8 r40 = [r36]
	ld8 r41 = [r35]
	nop 0
	;;
	.mib
	mov r8 = r34
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 72, r12
	adds r8 = 16, r12
	mov r1 = r39
	.mmi
	ld8 r40 = [r34]
	;;
	ld8 r41 = [r14]
	adds r14 = 80, r12
	;;
	.mmi
	ld8 r42 = [r14]
	nop 0
	adds r14 = 88, r12
	;;
	.mmi
	ld8 r43 = [r14]
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	ld8 r44 = [r14]
	nop 0
	adds r14 = 104, r12
	;;
	.mib
	ld8 r45 = [r14]
	nop 0
	br.call.sptk.many b0 = real_atanh#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r39
	;;
	.mmi
	ld8 r40 = [r14]
	nop 0
	adds r14 = 24, r12
	;;
	.mmi
	ld8 r41 = [r14]
	nop 0
	adds r14 = 32, r12
	;;
	.mmi
	ld8 r42 = [r14]
	nop 0
	adds r14 = 40, r12
	;;
	.mmi
	ld8 r43 = [r14]
	nop 0
	adds r14 = 48, r12
	;;
	.mmi
	ld8 r44 = [r14]
	nop 0
	adds r14 = 56, r12
	;;
	.mib
	ld8 r45 = [r14]
	nop 0
	br.call.sptk.many b0 = real_result#
	;;
	.mmi
	adds r14 = 128, r12
	adds r15 = 136, r12
	mov r1 = r39
	;;
	.mmi
	st8 [r14] = r8
	st8 [r15] = r9
	nop 0
	;;
	.mmi
	ld8 r9 = [r15]
	ld8 r8 = [r14]
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 160, r12
	nop 0
	br.ret.sptk.many b0
.L778:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r14 = 281474976710655
	;;
	.mmi
	and r14 = r14, r32
	;;
	or r14 = r33, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L760
	.mlx
	nop 0
	movl r14 = 9223372036854775807
	;;
	.mmi
	nop 0
	and r14 = r14, r32
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L760
	;;
	.align 32
.L761:
	.mlx
	nop 0
	movl r15 = 4611404543450677248
	.mmi
	cmp.eq p6, p7 = 0, r33
	;;
	(p6) addl r16 = 1, r0
	nop 0
	;;
	.mii
	(p7) mov r16 = r0
	cmp.eq p6, p7 = r15, r14
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
	(p6) br.cond.dptk .L762
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	cmp.gt p6, p7 = r0, r34
	adds r14 = 128, r12
	nop 0
	.mmi
	adds r15 = 136, r12
	addp4 r8 = 0,r8
	mov r1 = r39
	;;
	.mlx
	nop 0
	(p6) movl r16 = -281474976710656
	.mmi
	nop 0
	st8 [r15] = r0
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r16 = 9223090561878065152
	.mmi
	ld8.a r9 = [r15]
	;;
	st8 [r14] = r16
	addl r16 = 34, r0
	;;
	.mmi
	nop 0
	st4 [r8] = r16
	nop 0
	;;
	.mmi
	ld8 r8 = [r14]
	chk.a.clr r9, .L780
.L781:
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 160, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L760:
	.body
	.copy_state 2
	.mmi
	adds r14 = 128, r12
	nop 0
	adds r15 = 136, r12
	;;
	.mmi
	st8 [r14] = r34
	st8 [r15] = r33
	nop 0
	;;
	.mmi
	ld8 r9 = [r15]
	ld8 r8 = [r14]
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	nop 0
	.mmb
	.label_state 3
	.restore sp
	adds r12 = 160, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L779:
	.body
	.copy_state 3
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mlx
	adds r14 = 128, r12
	movl r16 = 9223231299366420480
	.mmi
	adds r15 = 136, r12
	addp4 r8 = 0,r8
	mov r1 = r39
	;;
	.mmi
	nop 0
	st8 [r14] = r16
	addl r16 = 33, r0
	.mmi
	st8 [r15] = r0
	;;
	st4 [r8] = r16
	nop 0
	;;
	.mmi
	ld8 r8 = [r14]
	ld8 r9 = [r15]
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	nop 0
	.mmb
	.label_state 4
	.restore sp
	adds r12 = 160, r12
	nop 0
	br.ret.sptk.many b0
.L780:
	.body
	.copy_state 4
	.mib
	ld8 r9 = [r15]
	nop 0
	br .L781
	.endp atanhl#
	.align 16
	.align 64
	.global atan2l#
	.type	atan2l#, @function
	.proc atan2l#
atan2l:
	.prologue 12, 53
	.mmi
	.save ar.pfs, r54
	alloc r54 = ar.pfs, 4, 20, 8, 0
	.fframe 336
	adds r12 = -336, r12
	extr.u r16 = r32, 48, 15
	.mmi
	mov r55 = r1
	mov r37 = r32
	mov r36 = r34
	;;
	.mmi
	addl r17 = 32767, r0
	adds r19 = 304, r12
	extr.u r20 = r34, 48, 15
	.mmi
	adds r18 = 312, r12
	adds r40 = 320, r12
	adds r39 = 328, r12
	;;
	.mmi
	cmp4.eq p6, p7 = r17, r16
	mov r15 = r33
	.save rp, r53
	mov r53 = b0
	.body
	.mmi
	st8 [r19] = r32
	st8 [r18] = r33
	mov r38 = r35
	;;
	.mmi
	nop 0
	(p7) mov r14 = r0
	nop 0
	.mmi
	st8 [r40] = r34
	st8 [r39] = r35
	nop 0
	;;
	.mmi
	(p6) addl r14 = 1, r0
	cmp4.ne p6, p7 = r17, r20
	addl r17 = 32767, r0
	;;
	.mib
	mov r21 = r14
	(p6) mov r14 = r0
	(p7) br.cond.dpnt .L820
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r17, r16
	(p7) br.cond.dpnt .L821
.L785:
	.mlx
	nop 0
	movl r20 = 9223372036854775807
	;;
	.mmi
	and r17 = r20, r36
	;;
	or r17 = r38, r17
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r17
	nop 0
	(p7) br.cond.dpnt .L822
	;;
	.mmi
	xor r17 = 1, r14
	;;
	and r17 = r21, r17
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r17
	(p6) br.cond.dptk .L789
.L828:
	.mmi
	nop 0
	addl r17 = 32767, r0
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r17, r16
	nop 0
	(p6) br.cond.dpnt .L790
	;;
	.mib
	cmp.gt p6, p7 = r0, r36
	nop 0
	(p7) br.cond.dpnt .L823
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L793
.L792:
	.mmi
	adds r42 = 240, r12
	ld8 r56 = [r19]
	adds r49 = 244, r12
	.mmi
	adds r50 = 284, r12
	adds r48 = 248, r12
	adds r47 = 256, r12
	;;
	.mmi
	ld8 r57 = [r18]
	mov r8 = r42
	adds r46 = 264, r12
	.mmb
	adds r45 = 272, r12
	adds r44 = 280, r12
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	addl r14 = 32767, r0
	mov r1 = r55
	extr.u r15 = r36, 48, 15
	.mmi
	ld4 r51 = [r49]
	ld4 r43 = [r50]
	adds r41 = 192, r12
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r15
	(p7) br.cond.dpnt .L824
.L797:
	.mmi
	st8 [r40] = r36
	st8 [r39] = r38
	mov r56 = r36
	.mmb
	mov r57 = r38
	mov r8 = r41
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r20 = 196, r12
	adds r14 = 236, r12
	mov r1 = r55
	.mmi
	adds r15 = 200, r12
	adds r19 = 208, r12
	adds r18 = 216, r12
	;;
	.mmi
	adds r17 = 224, r12
	ld4 r22 = [r20]
	nop 0
	.mmi
	adds r16 = 232, r12
	ld4 r21 = [r14]
	nop 0
.L798:
	.mii
	nop 0
	shr.u r24 = r36, 63
	shr.u r37 = r37, 63
	.mmi
	cmp4.eq p6, p7 = 0, r43
	;;
	mov r23 = r24
	nop 0
	.mmb
	st4 [r42] = r37
	nop 0
	(p6) br.cond.dptk .L796
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r21
	andcm r36 = -1, r36
	.mmi
	nop 0
	st4 [r41] = r24
	nop 0
	;;
	.mii
	nop 0
	shr.u r36 = r36, 63
	(p6) addl r24 = 1, r0
	;;
	.mmi
	(p7) mov r24 = r0
	;;
	and r24 = r36, r24
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r24
	(p7) br.cond.dpnt .L825
.L796:
	.mmi
	st4 [r14] = r21
	nop 0
	adds r14 = 16, r12
	.mmi
	st4 [r50] = r43
	nop 0
	adds r8 = 48, r12
	;;
	.mmi
	ld8 r19 = [r19]
	st4 [r41] = r23
	nop 0
	.mmi
	st4 [r49] = r51
	ld8 r18 = [r18]
	nop 0
	;;
	.mmi
	nop 0
	st8 [r14] = r19
	adds r14 = 24, r12
	.mmi
	st4 [r20] = r22
	;;
	ld8 r17 = [r17]
	nop 0
	.mmi
	ld8 r16 = [r16]
	st8 [r14] = r18
	adds r14 = 32, r12
	;;
	.mmi
	ld8 r62 = [r41]
	ld8 r63 = [r15]
	nop 0
	.mmi
	st8 [r14] = r17
	nop 0
	adds r14 = 40, r12
	;;
	.mmi
	ld8 r56 = [r42]
	ld8 r57 = [r48]
	nop 0
	;;
	.mmi
	ld8 r58 = [r47]
	ld8 r59 = [r46]
	nop 0
	.mmi
	st8 [r14] = r16
	;;
	ld8 r60 = [r45]
	nop 0
	.mmb
	ld8 r61 = [r44]
	nop 0
	br.call.sptk.many b0 = real_atan2#
	;;
	.mmi
	adds r14 = 48, r12
	nop 0
	mov r1 = r55
	;;
	.mmi
	ld8 r56 = [r14]
	nop 0
	adds r14 = 56, r12
	;;
	.mmi
	ld8 r57 = [r14]
	nop 0
	adds r14 = 64, r12
	;;
	.mmi
	ld8 r58 = [r14]
	nop 0
	adds r14 = 72, r12
	;;
	.mmi
	ld8 r59 = [r14]
	nop 0
	adds r14 = 80, r12
	;;
	.mmi
	ld8 r60 = [r14]
	nop 0
	adds r14 = 88, r12
	;;
	.mib
	ld8 r61 = [r14]
	nop 0
	br.call.sptk.many b0 = real_result#
.L816:
	.mmi
	adds r14 = 288, r12
	adds r16 = 296, r12
	mov r1 = r55
	;;
	.mmi
	st8 [r14] = r8
	st8 [r16] = r9
	nop 0
.L787:
	.mmi
	ld8 r9 = [r16]
	ld8 r8 = [r14]
	mov b0 = r53
	;;
	.mii
	nop 0
	mov ar.pfs = r54
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 336, r12
	nop 0
	br.ret.sptk.many b0
.L820:
	.body
	.copy_state 1
	.mii
	nop 0
	extr.u r17 = r34, 0, 48
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r17
	(p7) br.cond.dptk .L826
.L784:
	.mmi
	adds r14 = 288, r12
	nop 0
	adds r16 = 296, r12
	;;
	.mmi
	st8 [r14] = r36
	st8 [r16] = r38
	nop 0
.L829:
	.mmi
	ld8 r9 = [r16]
	ld8 r8 = [r14]
	mov b0 = r53
	;;
	.mii
	nop 0
	mov ar.pfs = r54
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 336, r12
	nop 0
	br.ret.sptk.many b0
.L789:
	.body
	.copy_state 2
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L793
	.mmi
	nop 0
	addl r14 = 32767, r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r16
	(p6) br.cond.dptk .L792
.L794:
	.mlx
	nop 0
	movl r14 = 281474976710655
	;;
	.mmi
	and r14 = r14, r37
	;;
	or r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L792
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
	addl r14 = 32767, r0
	st8 [r42] = r0
	extr.u r15 = r36, 48, 15
	.mmi
	st8 [r48] = r0
	addl r51 = 1048576, r0
	adds r49 = 244, r12
	;;
	.mlx
	st8 [r47] = r0
	movl r43 = -2147483648
	.mmi
	st8 [r46] = r0
	adds r50 = 284, r12
	adds r41 = 192, r12
	;;
	.mmi
	nop 0
	st8 [r45] = r0
	nop 0
	.mmb
	st8 [r44] = r0
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L797
	.mib
	nop 0
	nop 0
	br .L824
.L821:
	.mlx
	nop 0
	movl r22 = 281474976710655
	;;
	.mmi
	and r17 = r22, r37
	;;
	or r17 = r15, r17
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r17
	nop 0
	(p6) br.cond.dpnt .L785
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r16, r20
	(p7) br.cond.dpnt .L827
.L786:
	.mmi
	adds r14 = 288, r12
	nop 0
	adds r16 = 296, r12
	;;
	.mmi
	st8 [r14] = r37
	st8 [r16] = r15
	nop 0
	;;
	.mmi
	ld8 r9 = [r16]
	ld8 r8 = [r14]
	mov b0 = r53
	;;
	.mii
	nop 0
	mov ar.pfs = r54
	nop 0
	.mmb
	.label_state 3
	.restore sp
	adds r12 = 336, r12
	nop 0
	br.ret.sptk.many b0
.L790:
	.body
	.copy_state 3
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L794
	;;
	.align 32
.L793:
	.mlx
	adds r19 = 208, r12
	movl r43 = -2147483648
	.mmi
	adds r18 = 216, r12
	adds r14 = 236, r12
	adds r17 = 224, r12
	;;
	.mmi
	mov r21 = r43
	st8 [r19] = r0
	adds r16 = 232, r12
	.mmi
	st8 [r18] = r0
	adds r15 = 200, r12
	addl r22 = 1, r0
	;;
	.mmb
	st4 [r14] = r21
	ld8 r19 = [r19]
	nop 0
	.mmi
	adds r14 = 16, r12
	st8 [r17] = r0
	extr.u r23 = r36, 63, 1
	;;
	.mmi
	ld8 r18 = [r18]
	st8 [r14] = r19
	adds r14 = 24, r12
	.mmi
	st4 [r16] = r0
	adds r20 = 196, r12
	adds r42 = 240, r12
	;;
	.mmi
	ld8 r17 = [r17]
	st8 [r14] = r18
	adds r14 = 32, r12
	.mmi
	adds r48 = 248, r12
	adds r47 = 256, r12
	adds r46 = 264, r12
	;;
	.mmi
	ld8 r16 = [r16]
	st8 [r14] = r17
	adds r45 = 272, r12
	.mmi
	adds r14 = 40, r12
	adds r44 = 280, r12
	adds r41 = 192, r12
	;;
	.mmi
	addl r51 = 1, r0
	adds r49 = 244, r12
	shr.u r37 = r37, 63
	.mmi
	adds r50 = 284, r12
	st8 [r15] = r0
	adds r8 = 48, r12
	;;
	.mmi
	st4 [r41] = r23
	st4 [r20] = r22
	nop 0
	.mmi
	ld8 r63 = [r15]
	;;
	st8 [r14] = r16
	nop 0
	.mmi
	st8 [r48] = r0
	ld8 r62 = [r41]
	nop 0
	;;
	.mmi
	nop 0
	st8 [r47] = r0
	nop 0
	.mmi
	st8 [r46] = r0
	ld8 r57 = [r48]
	nop 0
	;;
	.mmi
	st8 [r45] = r0
	st4 [r44] = r0
	nop 0
	.mmi
	ld8 r58 = [r47]
	ld8 r59 = [r46]
	nop 0
	;;
	.mmi
	nop 0
	st4 [r42] = r37
	nop 0
	.mmi
	st4 [r50] = r43
	ld8 r60 = [r45]
	nop 0
	;;
	.mmi
	st4 [r49] = r51
	ld8 r61 = [r44]
	nop 0
	;;
	.mib
	ld8 r56 = [r42]
	nop 0
	br.call.sptk.many b0 = real_atan2#
	;;
	.mmi
	adds r14 = 48, r12
	nop 0
	mov r1 = r55
	;;
	.mmi
	ld8 r56 = [r14]
	nop 0
	adds r14 = 56, r12
	;;
	.mmi
	ld8 r57 = [r14]
	nop 0
	adds r14 = 64, r12
	;;
	.mmi
	ld8 r58 = [r14]
	nop 0
	adds r14 = 72, r12
	;;
	.mmi
	ld8 r59 = [r14]
	nop 0
	adds r14 = 80, r12
	;;
	.mmi
	ld8 r60 = [r14]
	nop 0
	adds r14 = 88, r12
	;;
	.mib
	ld8 r61 = [r14]
	nop 0
	br.call.sptk.many b0 = real_result#
	;;
	.mib
	nop 0
	nop 0
	br .L816
.L826:
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r35
	(p6) br.cond.dptk .L784
	;;
	.mmi
	(p7) addl r21 = 1, r0
	nop 0
	nop 0
	.mmi
	nop 0
	addl r17 = 32767, r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r17, r16
	(p6) br.cond.dptk .L785
	.mib
	nop 0
	nop 0
	br .L821
.L822:
	.mmi
	and r20 = r20, r37
	;;
	or r38 = r15, r20
	nop 0
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r38
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r17 = -9223372036854775808
	.mmi
	nop 0
	(p6) mov r38 = r0
	nop 0
	;;
	.mlx
	(p7) and r36 = r17, r36
	(p7) movl r17 = 4611404543450677248
	;;
	.mii
	(p7) or r36 = r17, r36
	xor r17 = 1, r14
	;;
	and r17 = r21, r17
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r17
	(p6) br.cond.dptk .L789
	.mib
	nop 0
	nop 0
	br .L828
.L824:
	.mlx
	nop 0
	movl r14 = 281474976710655
	;;
	.mmi
	and r14 = r14, r36
	;;
	or r14 = r38, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L797
	.mmi
	adds r15 = 200, r12
	adds r19 = 208, r12
	adds r18 = 216, r12
	.mmi
	adds r17 = 224, r12
	adds r16 = 232, r12
	addl r22 = 1048576, r0
	;;
	.mmi
	st8 [r41] = r0
	st8 [r15] = r0
	adds r20 = 196, r12
	.mlx
	adds r14 = 236, r12
	movl r21 = -2147483648
	;;
	.mmi
	st8 [r19] = r0
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
	br .L798
.L823:
	.mlx
	nop 0
	movl r15 = -9223372036854775808
	.mmi
	adds r14 = 288, r12
	nop 0
	adds r16 = 296, r12
	;;
	.mmi
	and r37 = r15, r37
	st8 [r16] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r37
	ld8 r9 = [r16]
	nop 0
	;;
	.mii
	ld8 r8 = [r14]
	mov b0 = r53
	;;
	mov ar.pfs = r54
	.mmb
	nop 0
	.label_state 4
	.restore sp
	adds r12 = 336, r12
	br.ret.sptk.many b0
	;;
.L827:
	.body
	.copy_state 4
	.mmi
	and r22 = r22, r36
	adds r14 = 288, r12
	adds r16 = 296, r12
	;;
	.mmi
	nop 0
	or r22 = r38, r22
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r22
	nop 0
	(p6) br.cond.dpnt .L786
	;;
	.mmi
	nop 0
	st8 [r14] = r36
	nop 0
	.mmb
	st8 [r16] = r38
	nop 0
	br .L829
.L825:
	.mmi
	adds r24 = -200, r22
	adds r36 = 16, r12
	adds r8 = 48, r12
	.mmi
	adds r52 = 144, r12
	adds r40 = 72, r12
	adds r39 = 80, r12
	;;
	.mmi
	cmp4.ge p6, p7 = r51, r24
	nop 0
	adds r38 = 88, r12
	.mmb
	adds r37 = 96, r12
	nop 0
	(p6) br.cond.dpnt .L796
	;;
	.mmi
	st4 [r14] = r21
	st4 [r50] = r43
	adds r50 = 56, r12
	.mmi
	nop 0
	adds r43 = 64, r12
	nop 0
	;;
	.mmi
	ld8 r19 = [r19]
	st4 [r20] = r22
	nop 0
	.mmi
	st4 [r49] = r51
	ld8 r14 = [r16]
	nop 0
	;;
	.mmi
	ld8 r18 = [r18]
	ld8 r17 = [r17]
	nop 0
	.mmi
	st8 [r36] = r19
	nop 0
	adds r36 = 24, r12
	;;
	.mmi
	st8 [r36] = r18
	nop 0
	adds r36 = 32, r12
	;;
	.mmi
	ld8 r63 = [r15]
	ld8 r62 = [r41]
	nop 0
	.mmi
	st8 [r36] = r17
	nop 0
	adds r36 = 40, r12
	;;
	.mmi
	ld8 r56 = [r42]
	ld8 r57 = [r48]
	nop 0
	;;
	.mmi
	ld8 r58 = [r47]
	ld8 r59 = [r46]
	nop 0
	.mmi
	st8 [r36] = r14
	;;
	ld8 r60 = [r45]
	nop 0
	.mmb
	ld8 r61 = [r44]
	nop 0
	br.call.sptk.many b0 = real_divide#
	;;
	.mmi
	adds r14 = 48, r12
	mov r1 = r55
	mov r8 = r52
	.mmi
	ld8 r57 = [r50]
	ld8 r58 = [r43]
	addl r62 = -640, r0
	;;
	.mmi
	ld8 r56 = [r14]
	ld8 r59 = [r40]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r60 = [r39]
	nop 0
	.mmb
	ld8 r61 = [r38]
	nop 0
	br.call.sptk.many b0 = real_scale#
	;;
	.mmi
	adds r15 = 168, r12
	adds r14 = 16, r12
	adds r18 = 152, r12
	.mmi
	mov r8 = r37
	ld8 r62 = [r52]
	mov r1 = r55
	;;
	.mmi
	nop 0
	ld8 r17 = [r15]
	adds r15 = 160, r12
	.mmi
	ld8 r63 = [r18]
	;;
	ld8 r16 = [r15]
	adds r15 = 176, r12
	.mmi
	nop 0
	ld8 r57 = [r50]
	nop 0
	;;
	.mmi
	st8 [r14] = r16
	ld8 r16 = [r15]
	adds r14 = 24, r12
	.mmi
	adds r15 = 184, r12
	ld8 r58 = [r43]
	nop 0
	;;
	.mmi
	ld8 r15 = [r15]
	st8 [r14] = r17
	adds r14 = 32, r12
	.mmi
	adds r17 = 48, r12
	ld8 r59 = [r40]
	nop 0
	;;
	.mmi
	ld8 r56 = [r17]
	st8 [r14] = r16
	nop 0
	.mmi
	st8 [r36] = r15
	ld8 r60 = [r39]
	nop 0
	;;
	.mib
	ld8 r61 = [r38]
	nop 0
	br.call.sptk.many b0 = real_subtract#
	;;
	.mmi
	nop 0
	adds r14 = 104, r12
	mov r1 = r55
	.mmi
	ld8 r56 = [r37]
	;;
	ld8 r57 = [r14]
	adds r14 = 112, r12
	;;
	.mmi
	ld8 r58 = [r14]
	nop 0
	adds r14 = 120, r12
	;;
	.mmi
	ld8 r59 = [r14]
	nop 0
	adds r14 = 128, r12
	;;
	.mmi
	ld8 r60 = [r14]
	nop 0
	adds r14 = 136, r12
	;;
	.mib
	ld8 r61 = [r14]
	nop 0
	br.call.sptk.many b0 = real_quad#
	;;
	.mmi
	adds r14 = 288, r12
	adds r16 = 296, r12
	mov r1 = r55
	;;
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	.mmb
	st8 [r16] = r9
	nop 0
	br .L787
	.endp atan2l#
	.align 16
	.align 64
	.global powl#
	.type	powl#, @function
	.proc powl#
powl:
	.prologue 12, 43
	.mmi
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 4, 11, 8, 0
	.fframe 304
	adds r12 = -304, r12
	.save pr, r46
	mov r46 = pr
	.mmi
	mov r45 = r1
	mov r36 = r34
	shr.u r15 = r34, 48
	;;
	.mlx
	mov r37 = r35
	movl r42 = 9223372036854775807
	.mmi
	adds r17 = 272, r12
	adds r39 = 296, r12
	adds r40 = 288, r12
	;;
	.mmi
	and r16 = r42, r34
	st8 [r17] = r32
	.save rp, r43
	mov r43 = b0
	.body
	.mmi
	adds r17 = 280, r12
	st8 [r39] = r35
	mov r48 = r33
	;;
	.mmi
	or r16 = r35, r16
	st8 [r17] = r33
	extr.u r41 = r32, 48, 15
	.mlx
	st8 [r40] = r34
	movl r14 = 4611404543450677248
	;;
	.mib
	cmp.eq p6, p7 = 0, r16
	nop 0
	(p6) br.cond.dpnt .L831
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r33
	nop 0
	;;
	.mii
	(p6) addl r38 = 1, r0
	nop 0
	;;
	(p7) mov r38 = r0
	.mmb
	cmp.eq.and.orcm p6, p7 = r14, r32
	addl r14 = 32767, r0
	(p6) br.cond.dpnt .L831
	;;
	.mib
	cmp4.eq p6, p7 = r14, r41
	and r15 = r14, r15
	(p6) br.cond.dpnt .L883
	;;
	.mib
	cmp4.eq p6, p7 = r14, r15
	adds r14 = 256, r12
	(p6) br.cond.dpnt .L839
	;;
	.mmi
	and r38 = r42, r32
	nop 0
	cmp.gt p6, p7 = r0, r32
	;;
	.mmi
	or r42 = r33, r38
	nop 0
	mov r47 = r38
	;;
	.mbb
	cmp.eq p16, p17 = 0, r42
	(p16) br.cond.dpnt .L884
	(p6) br.cond.dpnt .L885
	;;
	.mmi
	adds r37 = 144, r12
	st8 [r14] = r38
	adds r14 = 264, r12
	.mmi
	adds r41 = 96, r12
	adds r36 = 192, r12
	adds r38 = 240, r12
	;;
	.mib
	st8 [r14] = r33
	mov r8 = r37
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	ld8 r48 = [r39]
	mov r1 = r45
	mov r8 = r41
	.mmb
	adds r39 = 248, r12
	ld8 r47 = [r40]
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r16 = 112, r12
	adds r14 = 16, r12
	adds r15 = 120, r12
	.mmi
	mov r8 = r36
	ld8 r53 = [r41]
	mov r1 = r45
	;;
	.mmi
	ld8 r16 = [r16]
	ld8 r17 = [r15]
	adds r15 = 128, r12
	;;
	.mmi
	nop 0
	st8 [r14] = r16
	adds r14 = 24, r12
	.mmi
	ld8 r16 = [r15]
	ld8 r47 = [r37]
	adds r15 = 136, r12
	;;
	.mmi
	nop 0
	st8 [r14] = r17
	adds r14 = 32, r12
	.mmi
	ld8 r15 = [r15]
	;;
	st8 [r14] = r16
	adds r14 = 40, r12
	.mmi
	adds r16 = 104, r12
	;;
	st8 [r14] = r15
	adds r14 = 152, r12
	.mmi
	ld8 r54 = [r16]
	;;
	ld8 r48 = [r14]
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
	br.call.sptk.many b0 = real_pow#
	;;
	.mmi
	mov r14 = r0
	adds r15 = 200, r12
	adds r16 = 48, r12
	.mmi
	mov r1 = r45
	;;
	st4 [r36] = r14
	nop 0
	.mmi
	ld8 r17 = [r15]
	adds r14 = 56, r12
	adds r15 = 208, r12
	;;
	.mmi
	ld8 r47 = [r36]
	st8 [r14] = r17, 8
	nop 0
	;;
	.mmi
	st8 [r16] = r47
	ld8 r16 = [r15]
	adds r15 = 216, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	adds r15 = 224, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	adds r15 = 232, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r15 = [r15]
	nop 0
	;;
	.mmi
	st8 [r14] = r15
	adds r14 = 56, r12
	mov r52 = r15
	;;
	.mmi
	ld8 r48 = [r14]
	nop 0
	adds r14 = 64, r12
	;;
	.mmi
	ld8 r49 = [r14]
	nop 0
	adds r14 = 72, r12
	;;
	.mmi
	ld8 r50 = [r14]
	nop 0
	adds r14 = 80, r12
	;;
	.mib
	ld8 r51 = [r14]
	nop 0
	br.call.sptk.many b0 = real_result#
	;;
	.mmi
	addl r14 = 32767, r0
	mov r1 = r45
	extr.u r15 = r8, 48, 15
	.mmi
	st8 [r38] = r8
	st8 [r39] = r9
	mov r36 = r8
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r15
	(p7) br.cond.dpnt .L886
.L855:
	.mmi
	st8 [r38] = r36
	nop 0
	nop 0
	;;
.L834:
	.mmi
	ld8 r8 = [r38]
	ld8 r9 = [r39]
	mov pr = r46, -1
	;;
	.mii
	nop 0
	mov b0 = r43
	;;
	mov ar.pfs = r44
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 304, r12
	br.ret.sptk.many b0
	;;
.L831:
	.body
	.copy_state 1
	.mmi
	nop 0
	adds r38 = 240, r12
	adds r39 = 248, r12
	.mlx
	nop 0
	movl r14 = 4611404543450677248
	;;
	.mmi
	st8 [r38] = r14
	st8 [r39] = r0
	nop 0
	;;
	.mmi
	ld8 r8 = [r38]
	ld8 r9 = [r39]
	mov pr = r46, -1
	;;
	.mii
	nop 0
	mov b0 = r43
	;;
	mov ar.pfs = r44
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 304, r12
	br.ret.sptk.many b0
.L883:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r14 = 281474976710655
	;;
	.mmi
	nop 0
	and r15 = r14, r32
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r15
	(p7) br.cond.dptk .L887
.L835:
	.mmi
	adds r38 = 240, r12
	nop 0
	adds r39 = 248, r12
	;;
	.mmi
	st8 [r38] = r32
	st8 [r39] = r33
	nop 0
	;;
	.mmi
	ld8 r8 = [r38]
	ld8 r9 = [r39]
	mov pr = r46, -1
	;;
	.mii
	nop 0
	mov b0 = r43
	;;
	mov ar.pfs = r44
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 304, r12
	br.ret.sptk.many b0
.L887:
	.body
	.copy_state 3
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r33
	(p6) br.cond.dptk .L835
	.mii
	nop 0
	shr.u r15 = r34, 48
	and r42 = r42, r32
	;;
	.mmi
	nop 0
	and r15 = r15, r41
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r41, r15
	adds r15 = 96, r12
	(p7) br.cond.dpnt .L888
	;;
	.mmi
	nop 0
	cmp.le p6, p7 = r0, r32
	adds r14 = 104, r12
	.mii
	st8 [r15] = r34
	nop 0
	;;
	(p6) mov r37 = r0
	.mmb
	nop 0
	st8 [r14] = r35
	(p7) br.cond.dpnt .L889
.L880:
	.mmi
	cmp.eq p16, p17 = 0, r42
	nop 0
	nop 0
.L845:
	.pred.rel.mutex p16, p17
	.mib
	addl r14 = 32767, r0
	nop 0
	(p16) br.cond.dpnt .L847
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r41
	(p6) br.cond.dptk .L864
	.mlx
	nop 0
	movl r14 = 281474976710655
	.mii
	nop 0
	shr.u r36 = r36, 63
	;;
	and r32 = r14, r32
	;;
	.mmi
	or r32 = r33, r32
	;;
	cmp.eq p6, p7 = 0, r32
	nop 0
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = r36, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r33 = 9223090561878065152
	;;
	.mmi
	(p7) mov r33 = r0
	nop 0
	nop 0
	.align 32
.L853:
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r37
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r14 = -9223372036854775808
	;;
	.mmi
	(p7) xor r33 = r14, r33
	nop 0
	nop 0
.L849:
	.mmi
	adds r38 = 240, r12
	nop 0
	adds r39 = 248, r12
	;;
	.mmi
	st8 [r38] = r33
	st8 [r39] = r0
	nop 0
.L891:
	.mmi
	ld8 r8 = [r38]
	ld8 r9 = [r39]
	mov pr = r46, -1
	;;
	.mii
	nop 0
	mov b0 = r43
	;;
	mov ar.pfs = r44
	.mmb
	nop 0
	.label_state 4
	.restore sp
	adds r12 = 304, r12
	br.ret.sptk.many b0
	;;
.L884:
	.body
	.copy_state 4
	.pred.rel.mutex p16, p17
	.mmi
	cmp.gt p6, p7 = r0, r32
	adds r15 = 96, r12
	adds r14 = 104, r12
	;;
	.mmi
	nop 0
	(p7) mov r37 = r0
	nop 0
	.mmb
	st8 [r15] = r34
	st8 [r14] = r35
	(p6) br.cond.dpnt .L858
.L847:
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r33
	(p6) br.cond.dptk .L864
	;;
	.mib
	cmp.le p6, p7 = r0, r36
	addl r14 = 32767, r0
	(p7) br.cond.dpnt .L890
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r41
	(p6) br.cond.dptk .L853
	.mii
	nop 0
	extr.u r32 = r32, 0, 48
	;;
	cmp.ne p6, p7 = 0, r32
	;;
	.mlx
	nop 0
	(p7) movl r33 = 9223090561878065152
	;;
	.mmi
	(p6) mov r33 = r0
	nop 0
	cmp4.eq p6, p7 = 0, r37
	;;
	.mlx
	nop 0
	(p7) movl r14 = -9223372036854775808
	;;
	.mib
	nop 0
	(p7) xor r33 = r14, r33
	br .L849
.L864:
	.mii
	mov r14 = r0
	shr.u r36 = r36, 63
	;;
	cmp4.ne p6, p7 = r36, r14
	;;
	.mlx
	nop 0
	(p6) movl r33 = 9223090561878065152
	;;
	.mib
	nop 0
	(p7) mov r33 = r0
	br .L853
.L839:
	.mlx
	nop 0
	movl r14 = 281474976710655
	;;
	.mmi
	and r14 = r14, r34
	;;
	or r14 = r35, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L837
	;;
.L842:
	.mmi
	adds r14 = 96, r12
	cmp.gt p6, p7 = r0, r32
	mov r47 = r36
	.mlx
	mov r48 = r0
	movl r42 = 9223372036854775807
	;;
	.mmi
	st8 [r14] = r36
	adds r14 = 104, r12
	and r42 = r42, r32
	;;
	.mbb
	st8 [r14] = r0
	(p7) br.cond.dpnt .L846
	br.call.sptk.many b0 = is_odd_integer#
	;;
	.mlx
	nop 0
	movl r15 = 281474976710655
	.mii
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r45
	;;
	and r15 = r15, r36
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	or r15 = r37, r15
	;;
	.mib
	cmp.ne p6, p7 = 0, r15
	mov r37 = r14
	(p6) br.cond.sptk .L880
	.align 32
.L846:
	.mlx
	adds r15 = 48, r12
	movl r14 = 4611404543450677248
	.mmi
	mov r49 = r42
	adds r39 = 248, r12
	shr.u r36 = r36, 63
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = r14, r42
	nop 0
	;;
	.mii
	nop 0
	tbit.nz.and.orcm p6, p7 = r38, 0
	adds r38 = 240, r12
	;;
	.mlx
	(p6) mov r33 = r14
	movl r14 = @gprel(one#)
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L849
	;;
	.mmi
	add r14 = r1, r14
	st8 [r15] = r42
	adds r15 = 56, r12
	.mmi
	nop 0
	mov r50 = r33
	nop 0
	;;
	.mmi
	ld8 r47 = [r14], 8
	st8 [r15] = r33
	nop 0
	;;
	.mib
	ld8 r48 = [r14]
	nop 0
	br.call.sptk.many b0 = is_less#
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = r36, r8
	mov r1 = r45
	.mmi
	st8 [r39] = r0
	;;
	(p6) mov r33 = r0
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r33 = 9223090561878065152
	;;
	.mib
	st8 [r38] = r33
	nop 0
	br .L891
.L888:
	.mmi
	nop 0
	and r14 = r14, r34
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L837
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r35
	(p7) br.cond.spnt .L842
.L837:
	.mmi
	adds r38 = 240, r12
	nop 0
	adds r39 = 248, r12
	;;
	.mmi
	st8 [r38] = r36
	st8 [r39] = r37
	nop 0
	;;
	.mmi
	ld8 r8 = [r38]
	ld8 r9 = [r39]
	mov pr = r46, -1
	;;
	.mii
	nop 0
	mov b0 = r43
	;;
	mov ar.pfs = r44
	.mmb
	nop 0
	.label_state 5
	.restore sp
	adds r12 = 304, r12
	br.ret.sptk.many b0
	;;
.L885:
	.body
	.copy_state 5
	.mmi
	mov r47 = r34
	mov r48 = r35
	adds r37 = 144, r12
	.mmb
	adds r41 = 96, r12
	adds r36 = 192, r12
	br.call.sptk.many b0 = is_integer#
	;;
	.mmi
	adds r14 = 256, r12
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r45
	.mmb
	mov r47 = r38
	mov r48 = r33
	(p7) br.cond.dpnt .L892
	;;
	.mmi
	st8 [r14] = r38
	nop 0
	adds r14 = 264, r12
	.mmi
	mov r8 = r37
	nop 0
	adds r38 = 240, r12
	;;
	.mib
	st8 [r14] = r33
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	nop 0
	ld8 r48 = [r39]
	mov r1 = r45
	.mmb
	mov r8 = r41
	ld8 r47 = [r40]
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r16 = 112, r12
	adds r14 = 16, r12
	adds r15 = 120, r12
	.mmi
	mov r8 = r36
	ld8 r53 = [r41]
	mov r1 = r45
	;;
	.mmi
	ld8 r16 = [r16]
	ld8 r17 = [r15]
	adds r15 = 128, r12
	;;
	.mmi
	nop 0
	st8 [r14] = r16
	adds r14 = 24, r12
	.mmi
	ld8 r16 = [r15]
	ld8 r47 = [r37]
	adds r15 = 136, r12
	;;
	.mmi
	nop 0
	st8 [r14] = r17
	adds r14 = 32, r12
	.mmi
	ld8 r15 = [r15]
	;;
	st8 [r14] = r16
	adds r14 = 40, r12
	.mmi
	adds r16 = 104, r12
	;;
	st8 [r14] = r15
	adds r14 = 168, r12
	.mmi
	ld8 r54 = [r16]
	nop 0
	adds r16 = 152, r12
	;;
	.mmi
	ld8 r50 = [r14]
	nop 0
	adds r14 = 176, r12
	.mmi
	ld8 r48 = [r16]
	nop 0
	adds r16 = 160, r12
	;;
	.mmi
	nop 0
	ld8 r51 = [r14]
	adds r14 = 184, r12
	.mmi
	nop 0
	ld8 r49 = [r16]
	nop 0
	;;
	.mib
	ld8 r52 = [r14]
	nop 0
	br.call.sptk.many b0 = real_pow#
	;;
	.mmi
	nop 0
	ld8 r48 = [r39]
	mov r1 = r45
	.mmb
	adds r39 = 248, r12
	ld8 r47 = [r40]
	br.call.sptk.many b0 = is_odd_integer#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	adds r15 = 200, r12
	.mmi
	adds r16 = 48, r12
	nop 0
	mov r1 = r45
	;;
	.mmi
	(p6) addl r14 = 1, r0
	ld8 r17 = [r15]
	adds r15 = 208, r12
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	st4 [r36] = r14
	adds r14 = 56, r12
	;;
	.mmi
	ld8 r47 = [r36]
	st8 [r14] = r17, 8
	nop 0
	;;
	.mmi
	st8 [r16] = r47
	ld8 r16 = [r15]
	adds r15 = 216, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	adds r15 = 224, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	adds r15 = 232, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r15 = [r15]
	nop 0
	;;
	.mmi
	st8 [r14] = r15
	adds r14 = 56, r12
	mov r52 = r15
	;;
	.mmi
	ld8 r48 = [r14]
	nop 0
	adds r14 = 64, r12
	;;
	.mmi
	ld8 r49 = [r14]
	nop 0
	adds r14 = 72, r12
	;;
	.mmi
	ld8 r50 = [r14]
	nop 0
	adds r14 = 80, r12
	;;
	.mib
	ld8 r51 = [r14]
	nop 0
	br.call.sptk.many b0 = real_result#
	;;
	.mmi
	addl r14 = 32767, r0
	mov r1 = r45
	extr.u r15 = r8, 48, 15
	.mmi
	st8 [r38] = r8
	st8 [r39] = r9
	mov r36 = r8
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L855
.L886:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 34, r0
	nop 0
	addp4 r8 = 0,r8
	.mmi
	mov r1 = r45
	st8 [r38] = r36
	nop 0
	;;
	.mib
	st4 [r8] = r14
	nop 0
	br .L834
.L889:
	.mmi
	cmp.eq p16, p17 = 0, r42
	nop 0
	nop 0
.L858:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	ld8 r47 = [r15]
	nop 0
	.mmb
	ld8 r48 = [r14]
	nop 0
	br.call.sptk.many b0 = is_odd_integer#
	;;
	.mii
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r45
	;;
	(p6) addl r37 = 1, r0
	;;
	.mib
	nop 0
	(p7) mov r37 = r0
	br .L845
.L892:
	.mib
	adds r38 = 240, r12
	adds r39 = 248, r12
	br.call.sptk.many b0 = __errno#
	;;
	.mlx
	nop 0
	movl r15 = 9223231299366420480
	.mmi
	addp4 r8 = 0,r8
	st8 [r39] = r0
	mov r1 = r45
	;;
	.mmi
	nop 0
	st8 [r38] = r15
	addl r15 = 33, r0
	.mmi
	nop 0
	ld8 r9 = [r39]
	nop 0
	;;
	.mmi
	st4 [r8] = r15
	ld8 r8 = [r38]
	mov pr = r46, -1
	;;
	.mii
	nop 0
	mov b0 = r43
	;;
	mov ar.pfs = r44
	.mmb
	nop 0
	.label_state 6
	.restore sp
	adds r12 = 304, r12
	br.ret.sptk.many b0
	;;
.L890:
	.body
	.copy_state 6
	.mib
	adds r38 = 240, r12
	adds r39 = 248, r12
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r37
	addp4 r8 = 0,r8
	addl r15 = 34, r0
	.mmi
	mov r1 = r45
	st8 [r39] = r0
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r33 = 9223090561878065152
	.mmi
	nop 0
	st4 [r8] = r15
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r33 = -281474976710656
	;;
	.mib
	st8 [r38] = r33
	nop 0
	br .L891
	.endp powl#
	.section	.rodata,	"a",	"progbits"
	.align 8
	.type	one#, @object
	.size	one#, 16
one:
	data8	4611404543450677248
	data8	0
	.global real_pow#
	.type	real_pow#, @function
	.global real_divide#
	.type	real_divide#, @function
	.global real_atan2#
	.type	real_atan2#, @function
	.global real_atanh#
	.type	real_atanh#, @function
	.global real_log1p#
	.type	real_log1p#, @function
	.global real_log10#
	.type	real_log10#, @function
	.global real_log2#
	.type	real_log2#, @function
	.global real_log#
	.type	real_log#, @function
	.global real_acosh#
	.type	real_acosh#, @function
	.global real_asinh#
	.type	real_asinh#, @function
	.global real_tanh#
	.type	real_tanh#, @function
	.global real_cosh#
	.type	real_cosh#, @function
	.global real_sinh#
	.type	real_sinh#, @function
	.global real_atan#
	.type	real_atan#, @function
	.global real_acos#
	.type	real_acos#, @function
	.global real_asin#
	.type	real_asin#, @function
	.global real_tan#
	.type	real_tan#, @function
	.global real_cos#
	.type	real_cos#, @function
	.global real_sin#
	.type	real_sin#, @function
	.global real_cbrt#
	.type	real_cbrt#, @function
	.global real_expm1#
	.type	real_expm1#, @function
	.global real_exp2#
	.type	real_exp2#, @function
	.global real_result#
	.type	real_result#, @function
	.global real_exp#
	.type	real_exp#, @function
	.global real_sqrt#
	.type	real_sqrt#, @function
	.global real_multiply#
	.type	real_multiply#, @function
	.global real_negate#
	.type	real_negate#, @function
	.global real_of_integer#
	.type	real_of_integer#, @function
	.global real_to_integer#
	.type	real_to_integer#, @function
	.global real_subtract#
	.type	real_subtract#, @function
	.global real_compare#
	.type	real_compare#, @function
	.global real_add#
	.type	real_add#, @function
	.global real_quad#
	.type	real_quad#, @function
	.global real_scale#
	.type	real_scale#, @function
	.global real_of#
	.type	real_of#, @function
	.global __errno#
	.type	__errno#, @function
	.ident	"GCC: (GNU) 12.2.0"
