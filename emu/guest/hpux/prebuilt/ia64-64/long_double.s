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
	extr.u r17 = r32, 48, 15
	.mmi
	mov r39 = r1
	mov r14 = r32
	mov r15 = r33
	;;
	.mmi
	adds r16 = 16, r12
	adds r20 = 24, r12
	.save rp, r37
	mov r37 = b0
	.body
	.mmi
	adds r18 = 32, r12
	adds r19 = 40, r12
	addl r21 = 32767, r0
	;;
	.mmi
	nop 0
	st8 [r16] = r32
	addl r16 = 32767, r0
	.mmi
	st8 [r18] = r34
	;;
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
	nop 0
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
	nop 0
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
	alloc r38 = ar.pfs, 3, 5, 8, 0
	.fframe 176
	adds r12 = -176, r12
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
	adds r8 = 72, r12
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
	addl r47 = 100000, r0
	adds r15 = 72, r12
	.mii
	adds r8 = 16, r12
	mov r1 = r39
	;;
	cmp.le p6, p7 = r14, r34
	.mii
	ld8 r40 = [r15]
	adds r15 = 80, r12
	;;
	(p7) mov r34 = r14
	.mmi
	adds r14 = 88, r12
	ld8 r41 = [r15]
	nop 0
	;;
	.mmi
	ld8 r42 = [r14]
	adds r14 = 96, r12
	cmp.le p6, p7 = r47, r34
	;;
	.mmi
	ld8 r43 = [r14]
	adds r14 = 104, r12
	(p7) mov r47 = r34
	;;
	.mmi
	ld8 r44 = [r14]
	nop 0
	adds r14 = 112, r12
	;;
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 120, r12
	;;
	.mib
	ld8 r46 = [r14]
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
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 64, r12
	;;
	.mib
	ld8 r46 = [r14]
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
	adds r12 = 176, r12
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
	mov r9 = r33
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
	adds r12 = 176, r12
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
	.fframe 240
	adds r12 = -240, r12
	nop 0
	.mii
	mov r44 = r1
	.save rp, r42
	mov r42 = b0
	.body
	mov r52 = r39
	;;
	.mmi
	adds r14 = 248, r12
	adds r15 = 16, r12
	adds r8 = 64, r12
	.mmi
	mov r45 = r32
	mov r46 = r33
	mov r47 = r34
	;;
	.mmi
	st8 [r14] = r39, 8
	mov r48 = r35
	mov r49 = r36
	.mmi
	mov r50 = r37
	mov r51 = r38
	adds r40 = 136, r12
	;;
	.mmi
	ld8 r16 = [r14], 8
	nop 0
	adds r41 = 144, r12
	;;
	.mmi
	st8 [r15] = r16
	ld8 r16 = [r14], 8
	adds r15 = 24, r12
	;;
	.mmi
	st8 [r15] = r16
	ld8 r16 = [r14], 8
	adds r15 = 32, r12
	;;
	.mmi
	st8 [r15] = r16
	ld8 r16 = [r14], 8
	adds r15 = 40, r12
	;;
	.mmi
	st8 [r15] = r16
	ld8 r16 = [r14], 8
	adds r15 = 48, r12
	;;
	.mmi
	st8 [r15] = r16
	ld8 r14 = [r14]
	adds r15 = 56, r12
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = real_add#
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
	.mmi
	ld8 r50 = [r14]
	nop 0
	adds r14 = 112, r12
	;;
	.mib
	ld8 r51 = [r14]
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
	adds r12 = 240, r12
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
	ld8 r9 = [r41]
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
	adds r12 = 240, r12
	nop 0
	br.ret.sptk.many b0
	.endp sum#
	.align 16
	.align 64
	.proc remainder_of#
remainder_of:
	.prologue 12, 79
	.spill 0
	.mmb
	.save ar.pfs, r80
	alloc r80 = ar.pfs, 8, 42, 8, 0
	.fframe 256
	adds r12 = -256, r12
	nop 0
	.mmi
	cmp4.ne p6, p7 = 0, r38
	mov r81 = r1
	.save rp, r79
	mov r79 = b0
	.body
	;;
	.mmi
	adds r60 = 264, r12
	adds r14 = 320, r12
	adds r43 = 128, r12
	.mmi
	adds r47 = 144, r12
	adds r48 = 152, r12
	adds r49 = 160, r12
	;;
	.mmi
	mov r59 = r60
	ld8 r46 = [r14]
	(p6) addl r14 = 1, r0
	.mmi
	adds r50 = 168, r12
	adds r51 = 176, r12
	adds r63 = 280, r12
	;;
	.mmi
	st8 [r59] = r39, 8
	(p7) mov r14 = r0
	adds r64 = 288, r12
	.mmi
	adds r65 = 296, r12
	adds r61 = 304, r12
	adds r62 = 312, r12
	;;
	.mmi
	ld8 r41 = [r59]
	adds r45 = 72, r12
	adds r56 = 16, r12
	.mmi
	adds r57 = 24, r12
	adds r58 = 32, r12
	adds r53 = 40, r12
	;;
	.mmi
	cmp.le p6, p7 = r41, r33
	adds r54 = 48, r12
	adds r55 = 56, r12
	.mmi
	adds r67 = 80, r12
	adds r68 = 88, r12
	adds r69 = 96, r12
	;;
	.mmi
	(p6) addl r15 = 1, r0
	adds r70 = 104, r12
	adds r71 = 112, r12
	.mmi
	adds r72 = 200, r12
	adds r73 = 208, r12
	adds r74 = 216, r12
	;;
	.mmi
	(p7) mov r15 = r0
	adds r75 = 224, r12
	adds r76 = 232, r12
	.mmi
	adds r77 = 240, r12
	addl r66 = 1, r0
	adds r44 = 136, r12
	;;
	.mmi
	and r14 = r15, r14
	mov r42 = r38
	mov r78 = r8
	.mmi
	st8 [r43] = r32
	st8 [r47] = r34
	adds r52 = 180, r12
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r14
	nop 0
	.mmi
	st8 [r48] = r35
	st8 [r49] = r36
	nop 0
	;;
	.mmi
	st8 [r50] = r37
	st8 [r51] = r38
	nop 0
	;;
	.mib
	st4 [r46] = r0
	nop 0
	(p6) br.cond.dpnt .L46
	.align 32
.L51:
	.mmi
	sub r40 = r33, r41
	st8 [r59] = r41
	adds r8 = 64, r12
	.mmi
	ld8 r82 = [r60]
	ld8 r84 = [r63]
	mov r83 = r41
	;;
	.mmi
	mov r89 = r40
	ld8 r85 = [r64]
	nop 0
	.mmi
	ld8 r86 = [r65]
	;;
	ld8 r87 = [r61]
	nop 0
	.mmb
	ld8 r88 = [r62]
	nop 0
	br.call.sptk.many b0 = real_scale#
	;;
	.mmi
	mov r1 = r81
	st4 [r52] = r42
	nop 0
	.mmi
	ld8 r15 = [r45]
	adds r14 = 80, r12
	cmp.lt p6, p7 = 30, r40
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L47
	.mmi
	adds r16 = 64, r12
	st8 [r44] = r33
	nop 0
	.mmi
	ld8.a r82 = [r43]
	ld8.a r84 = [r47]
	mov r83 = r33
	;;
	.mmi
	ld8 r89 = [r16]
	ld8 r16 = [r14], 8
	nop 0
	.mmi
	st8 [r56] = r15
	;;
	ld8 r15 = [r14], 8
	nop 0
	.mmi
	ld8.c.clr r82 = [r43]
	st8 [r57] = r16
	nop 0
	;;
	.mmi
	ld8 r16 = [r14], 8
	ld8.c.clr r84 = [r47]
	nop 0
	.mmi
	st8 [r58] = r15
	;;
	ld8 r15 = [r14], 8
	nop 0
	.mmi
	ld8 r85 = [r48]
	st8 [r53] = r16
	nop 0
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	.mmi
	ld8 r86 = [r49]
	st8 [r54] = r15
	nop 0
	;;
	.mmi
	ld8 r87 = [r50]
	st8 [r55] = r14
	nop 0
	;;
	.mib
	ld8 r88 = [r51]
	nop 0
	br.call.sptk.many b0 = real_compare#
	;;
	.mmi
	addp4 r14 = r40, r0
	nop 0
	cmp4.gt p6, p7 = r0, r8
	.mmb
	mov r1 = r81
	nop 0
	(p6) br.cond.dpnt .L71
	;;
	.mii
	(p7) ld4 r15 = [r46]
	nop 0
	;;
	(p7) shl r14 = r66, r14
	;;
	.mmi
	(p7) or r15 = r14, r15
	nop 0
	nop 0
	;;
.L50:
	.mmi
	mov r14 = r45
	st4 [r46] = r15
	adds r17 = 64, r12
	.mmi
	ld8 r82 = [r43]
	ld8 r83 = [r44]
	mov r8 = r43
	;;
	.mmi
	ld8 r15 = [r14], 8
	ld8 r89 = [r17]
	nop 0
	;;
	.mmi
	ld8 r16 = [r14], 8
	st8 [r56] = r15
	nop 0
	;;
	.mmi
	ld8 r15 = [r14], 8
	ld8 r84 = [r47]
	nop 0
	.mmi
	st8 [r57] = r16
	;;
	ld8 r16 = [r14], 8
	nop 0
	.mmi
	ld8 r85 = [r48]
	st8 [r58] = r15
	nop 0
	;;
	.mmi
	ld8 r15 = [r14], 8
	ld8 r86 = [r49]
	nop 0
	.mmi
	st8 [r53] = r16
	;;
	ld8 r14 = [r14]
	nop 0
	.mmi
	ld8 r87 = [r50]
	st8 [r54] = r15
	nop 0
	;;
	.mmi
	nop 0
	ld8 r88 = [r51]
	nop 0
	.mmb
	st8 [r55] = r14
	nop 0
	br.call.sptk.many b0 = real_subtract#
	;;
	.mmi
	nop 0
	ld8 r33 = [r44]
	mov r1 = r81
	.mmi
	ld4 r42 = [r52]
	;;
	cmp.ge p6, p7 = r33, r41
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne.and.orcm p6, p7 = 0, r42
	(p6) br.cond.dptk .L51
.L46:
	.mmi
	mov r14 = r78
	ld8 r15 = [r43]
	mov r8 = r78
	.mmi
	ld8 r19 = [r47]
	st4 [r52] = r42
	nop 0
	;;
	.mmi
	st8 [r14] = r15, 8
	ld8 r18 = [r48]
	nop 0
	.mmi
	ld8 r17 = [r49]
	;;
	st8 [r14] = r33, 8
	nop 0
	.mmi
	ld8 r16 = [r50]
	ld8 r15 = [r51]
	nop 0
	;;
	.mmi
	st8 [r14] = r19, 8
	;;
	st8 [r14] = r18, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r17, 8
	;;
	st8 [r14] = r16, 8
	nop 0
	;;
	.mii
	st8 [r14] = r15
	mov b0 = r79
	;;
	mov ar.pfs = r80
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 256, r12
	br.ret.sptk.many b0
	;;
.L71:
	.body
	.copy_state 1
	.mmi
	cmp.eq p6, p7 = 0, r40
	adds r17 = 64, r12
	nop 0
	.mmb
	adds r8 = 192, r12
	addl r89 = -1, r0
	(p6) br.cond.dpnt .L46
	;;
	.mmi
	ld8 r82 = [r17]
	ld8 r83 = [r45]
	nop 0
	;;
	.mmi
	ld8 r84 = [r67]
	ld8 r85 = [r68]
	nop 0
	;;
	.mmi
	ld8 r86 = [r69]
	ld8 r87 = [r70]
	nop 0
	;;
	.mib
	ld8 r88 = [r71]
	nop 0
	br.call.sptk.many b0 = real_scale#
	;;
	.mmi
	ld8 r16 = [r73]
	adds r14 = 80, r12
	adds r17 = 192, r12
	.mmi
	mov r1 = r81
	;;
	ld8 r15 = [r17]
	nop 0
	.mmi
	ld8 r17 = [r72]
	st8 [r14] = r16, 8
	adds r16 = 64, r12
	;;
	.mmi
	st8 [r16] = r15
	ld4 r15 = [r46]
	nop 0
	;;
	.mmi
	ld8 r16 = [r74]
	st8 [r45] = r17
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	;;
	ld8 r16 = [r75]
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	;;
	ld8 r16 = [r76]
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	;;
	ld8 r16 = [r77]
	nop 0
	.mmi
	nop 0
	;;
	st8 [r14] = r16
	nop 0
.L54:
	.mmi
	adds r40 = -1, r40
	mov r14 = r45
	adds r17 = 64, r12
	.mmi
	ld8 r82 = [r43]
	ld8 r83 = [r44]
	mov r8 = r43
	;;
	.mmi
	addp4 r40 = r40, r0
	ld8 r89 = [r17]
	nop 0
	.mmi
	ld8.a r84 = [r47]
	;;
	ld8.a r85 = [r48]
	nop 0
	.mmi
	ld8.a r86 = [r49]
	;;
	nop 0
	shl r40 = r66, r40
	;;
	.mmi
	or r15 = r15, r40
	;;
	st4 [r46] = r15
	nop 0
	.mmi
	ld8 r15 = [r14], 8
	;;
	ld8 r16 = [r14], 8
	nop 0
	.mmi
	st8 [r56] = r15
	;;
	ld8 r15 = [r14], 8
	nop 0
	.mmi
	ld8.c.clr r84 = [r47]
	st8 [r57] = r16
	nop 0
	;;
	.mmi
	ld8 r16 = [r14], 8
	ld8.c.clr r85 = [r48]
	nop 0
	.mmi
	st8 [r58] = r15
	;;
	ld8 r15 = [r14], 8
	nop 0
	.mmi
	ld8.c.clr r86 = [r49]
	st8 [r53] = r16
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	ld8 r87 = [r50]
	nop 0
	.mmi
	st8 [r54] = r15
	;;
	ld8 r88 = [r51]
	nop 0
	.mmb
	st8 [r55] = r14
	nop 0
	br.call.sptk.many b0 = real_subtract#
	;;
	.mmi
	nop 0
	ld8 r33 = [r44]
	mov r1 = r81
	.mmi
	ld4 r42 = [r52]
	;;
	cmp.ge p6, p7 = r33, r41
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
	adds r16 = 64, r12
	st4 [r46] = r0
	nop 0
	.mmi
	ld8.a r82 = [r43]
	ld8.a r84 = [r47]
	mov r83 = r33
	;;
	.mmi
	ld8 r89 = [r16]
	ld8 r16 = [r14], 8
	nop 0
	.mmi
	st8 [r56] = r15
	st8 [r44] = r33
	nop 0
	;;
	.mmi
	ld8 r15 = [r14], 8
	ld8.c.clr r82 = [r43]
	nop 0
	.mmi
	st8 [r57] = r16
	;;
	ld8 r16 = [r14], 8
	nop 0
	.mmi
	ld8.c.clr r84 = [r47]
	st8 [r58] = r15
	nop 0
	;;
	.mmi
	nop 0
	ld8 r15 = [r14], 8
	nop 0
	.mmi
	ld8 r85 = [r48]
	st8 [r53] = r16
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	ld8 r86 = [r49]
	nop 0
	.mmi
	st8 [r54] = r15
	;;
	ld8 r87 = [r50]
	nop 0
	.mmb
	ld8 r88 = [r51]
	st8 [r55] = r14
	br.call.sptk.many b0 = real_compare#
	;;
	.mmi
	mov r14 = r8
	nop 0
	addl r89 = -1, r0
	.mii
	adds r8 = 192, r12
	mov r1 = r81
	;;
	cmp4.le p6, p7 = r0, r14
	;;
	.mib
	(p6) ld4 r15 = [r46]
	nop 0
	(p6) br.cond.dptk .L50
	.mmi
	nop 0
	adds r17 = 64, r12
	nop 0
	.mmi
	ld8 r83 = [r45]
	ld8 r84 = [r67]
	nop 0
	;;
	.mmi
	ld8 r82 = [r17]
	ld8 r85 = [r68]
	nop 0
	;;
	.mmi
	ld8 r86 = [r69]
	ld8 r87 = [r70]
	nop 0
	;;
	.mib
	ld8 r88 = [r71]
	nop 0
	br.call.sptk.many b0 = real_scale#
	;;
	.mmi
	ld8 r16 = [r73]
	adds r14 = 80, r12
	adds r17 = 192, r12
	.mmi
	mov r1 = r81
	cmp.eq p6, p7 = 31, r40
	mov r8 = r43
	;;
	.mmi
	ld8 r15 = [r17]
	ld8 r17 = [r72]
	nop 0
	.mmi
	st8 [r14] = r16, 8
	nop 0
	adds r16 = 64, r12
	;;
	.mmi
	st8 [r16] = r15
	ld4 r15 = [r46]
	nop 0
	;;
	.mmi
	ld8 r16 = [r74]
	st8 [r45] = r17
	adds r17 = 64, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	;;
	ld8 r16 = [r75]
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	;;
	ld8 r16 = [r76]
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	;;
	ld8 r16 = [r77]
	nop 0
	;;
	.mib
	st8 [r14] = r16
	mov r14 = r45
	(p6) br.cond.dpnt .L54
	;;
	.mmi
	st4 [r46] = r15
	ld8 r15 = [r14], 8
	nop 0
	.mmi
	ld8 r89 = [r17]
	;;
	ld8 r16 = [r14], 8
	nop 0
	.mmi
	ld8 r82 = [r43]
	;;
	ld8 r83 = [r44]
	nop 0
	.mmi
	st8 [r56] = r15
	;;
	ld8 r15 = [r14], 8
	nop 0
	.mmi
	ld8 r84 = [r47]
	st8 [r57] = r16
	nop 0
	;;
	.mmi
	ld8 r16 = [r14], 8
	ld8 r85 = [r48]
	nop 0
	.mmi
	st8 [r58] = r15
	;;
	ld8 r15 = [r14], 8
	nop 0
	.mmi
	ld8 r86 = [r49]
	st8 [r53] = r16
	nop 0
	;;
	.mmi
	ld8 r87 = [r50]
	ld8 r14 = [r14]
	nop 0
	.mmi
	st8 [r54] = r15
	;;
	ld8 r88 = [r51]
	nop 0
	.mmb
	st8 [r55] = r14
	nop 0
	br.call.sptk.many b0 = real_subtract#
	;;
	.mmi
	nop 0
	ld8 r33 = [r44]
	mov r1 = r81
	.mmi
	ld4 r42 = [r52]
	;;
	cmp.ge p6, p7 = r33, r41
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
	.proc integer_of.constprop.0#
integer_of.constprop.0:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	.fframe 80
	adds r12 = -80, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r37 = r32
	mov r36 = r1
	.body
	mov r38 = r33
	;;
	.mii
	nop 0
	extr.u r32 = r32, 48, 15
	addl r14 = 32767, r0
	.mmb
	nop 0
	adds r8 = 16, r12
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r32
	(p6) br.cond.dpnt .L73
.L75:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r15 = 33, r0
	nop 0
	mov r14 = r8
	.mlx
	mov r1 = r36
	movl r8 = -9223372036854775808
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
	adds r12 = 80, r12
	br.ret.sptk.many b0
	;;
.L73:
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
	adds r14 = 24, r12
	;;
	.mmi
	ld8 r16 = [r14]
	nop 0
	adds r14 = 64, r12
	;;
	.mmi
	nop 0
	ld4 r17 = [r14]
	adds r14 = 68, r12
	.mmb
	cmp.lt p6, p7 = 63, r16
	sub r15 = 64, r16
	(p6) br.cond.spnt .L75
	;;
	.mmi
	ld4 r14 = [r14]
	nop 0
	cmp.ge p6, p7 = 0, r16
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
	adds r12 = 80, r12
	br.ret.sptk.many b0
	.endp integer_of.constprop.0#
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
	(p8) br.cond.dpnt .L91
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
	(p9) br.cond.dptk .L95
.L91:
	.mmi
	mov r8 = r0
	nop 0
	nop 0
.L83:
	.mib
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L95:
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
	(p8) br.cond.dptk .L85
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L87
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
.L96:
	.mib
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L85:
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
	(p7) br.cond.dptk .L83
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
.L87:
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
	br .L96
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
	alloc r36 = ar.pfs, 2, 4, 8, 0
	.fframe 176
	adds r12 = -176, r12
	extr.u r17 = r32, 48, 15
	.mmi
	mov r37 = r1
	mov r39 = r33
	mov r38 = r32
	;;
	.mmb
	adds r16 = 160, r12
	adds r14 = 144, r12
	nop 0
	.mmi
	adds r15 = 152, r12
	adds r8 = 72, r12
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mmi
	st8 [r16] = r32
	nop 0
	adds r16 = 168, r12
	;;
	.mmi
	st8 [r16] = r33
	nop 0
	addl r16 = 32767, r0
	;;
	.mib
	cmp4.eq p6, p7 = r16, r17
	nop 0
	(p7) br.cond.dpnt .L106
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
	adds r12 = 176, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L106:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 72, r12
	adds r8 = 16, r12
	mov r1 = r37
	.mmi
	addl r45 = 3, r0
	;;
	ld8 r38 = [r14]
	adds r14 = 80, r12
	;;
	.mmi
	ld8 r39 = [r14]
	nop 0
	adds r14 = 88, r12
	;;
	.mmi
	ld8 r40 = [r14]
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	ld8 r41 = [r14]
	nop 0
	adds r14 = 104, r12
	;;
	.mmi
	ld8 r42 = [r14]
	nop 0
	adds r14 = 112, r12
	;;
	.mmi
	ld8 r43 = [r14]
	nop 0
	adds r14 = 120, r12
	;;
	.mib
	ld8 r44 = [r14]
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
	.mmi
	ld8 r43 = [r14]
	nop 0
	adds r14 = 64, r12
	;;
	.mib
	ld8 r44 = [r14]
	nop 0
	br.call.sptk.many b0 = real_quad#
	;;
	.mlx
	nop 0
	movl r14 = -9223372036854775808
	.mlx
	adds r15 = 152, r12
	movl r16 = 9223372036854775807
	;;
	.mmi
	and r34 = r14, r32
	adds r17 = 128, r12
	and r16 = r16, r8
	.mmi
	adds r14 = 144, r12
	st8 [r15] = r9
	mov r1 = r37
	;;
	.mmi
	st8 [r17] = r8
	or r16 = r34, r16
	adds r17 = 136, r12
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
	adds r12 = 176, r12
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
	alloc r36 = ar.pfs, 2, 4, 8, 0
	.fframe 176
	adds r12 = -176, r12
	extr.u r17 = r32, 48, 15
	.mmi
	mov r37 = r1
	mov r39 = r33
	mov r38 = r32
	;;
	.mmb
	adds r16 = 160, r12
	adds r14 = 144, r12
	nop 0
	.mmi
	adds r15 = 152, r12
	adds r8 = 72, r12
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mmi
	st8 [r16] = r32
	nop 0
	adds r16 = 168, r12
	;;
	.mmi
	st8 [r16] = r33
	nop 0
	addl r16 = 32767, r0
	;;
	.mib
	cmp4.eq p6, p7 = r16, r17
	nop 0
	(p7) br.cond.dpnt .L112
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
	adds r12 = 176, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L112:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 72, r12
	adds r8 = 16, r12
	mov r1 = r37
	.mmi
	addl r45 = 4, r0
	;;
	ld8 r38 = [r14]
	adds r14 = 80, r12
	;;
	.mmi
	ld8 r39 = [r14]
	nop 0
	adds r14 = 88, r12
	;;
	.mmi
	ld8 r40 = [r14]
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	ld8 r41 = [r14]
	nop 0
	adds r14 = 104, r12
	;;
	.mmi
	ld8 r42 = [r14]
	nop 0
	adds r14 = 112, r12
	;;
	.mmi
	ld8 r43 = [r14]
	nop 0
	adds r14 = 120, r12
	;;
	.mib
	ld8 r44 = [r14]
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
	.mmi
	ld8 r43 = [r14]
	nop 0
	adds r14 = 64, r12
	;;
	.mib
	ld8 r44 = [r14]
	nop 0
	br.call.sptk.many b0 = real_quad#
	;;
	.mlx
	nop 0
	movl r14 = -9223372036854775808
	.mlx
	adds r15 = 152, r12
	movl r16 = 9223372036854775807
	;;
	.mmi
	and r34 = r14, r32
	adds r17 = 128, r12
	and r16 = r16, r8
	.mmi
	adds r14 = 144, r12
	st8 [r15] = r9
	mov r1 = r37
	;;
	.mmi
	st8 [r17] = r8
	or r16 = r34, r16
	adds r17 = 136, r12
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
	adds r12 = 176, r12
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
	alloc r36 = ar.pfs, 2, 4, 8, 0
	.fframe 176
	adds r12 = -176, r12
	extr.u r17 = r32, 48, 15
	.mmi
	mov r37 = r1
	mov r39 = r33
	mov r38 = r32
	;;
	.mmb
	adds r16 = 160, r12
	adds r14 = 144, r12
	nop 0
	.mmi
	adds r15 = 152, r12
	adds r8 = 72, r12
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mmi
	st8 [r16] = r32
	nop 0
	adds r16 = 168, r12
	;;
	.mmi
	st8 [r16] = r33
	nop 0
	addl r16 = 32767, r0
	;;
	.mib
	cmp4.eq p6, p7 = r16, r17
	nop 0
	(p7) br.cond.dpnt .L118
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
	adds r12 = 176, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L118:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 72, r12
	adds r8 = 16, r12
	mov r1 = r37
	.mmi
	mov r45 = r0
	;;
	ld8 r38 = [r14]
	adds r14 = 80, r12
	;;
	.mmi
	ld8 r39 = [r14]
	nop 0
	adds r14 = 88, r12
	;;
	.mmi
	ld8 r40 = [r14]
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	ld8 r41 = [r14]
	nop 0
	adds r14 = 104, r12
	;;
	.mmi
	ld8 r42 = [r14]
	nop 0
	adds r14 = 112, r12
	;;
	.mmi
	ld8 r43 = [r14]
	nop 0
	adds r14 = 120, r12
	;;
	.mib
	ld8 r44 = [r14]
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
	.mmi
	ld8 r43 = [r14]
	nop 0
	adds r14 = 64, r12
	;;
	.mib
	ld8 r44 = [r14]
	nop 0
	br.call.sptk.many b0 = real_quad#
	;;
	.mlx
	nop 0
	movl r14 = -9223372036854775808
	.mlx
	adds r15 = 152, r12
	movl r16 = 9223372036854775807
	;;
	.mmi
	and r34 = r14, r32
	adds r17 = 128, r12
	and r16 = r16, r8
	.mmi
	adds r14 = 144, r12
	st8 [r15] = r9
	mov r1 = r37
	;;
	.mmi
	st8 [r17] = r8
	or r16 = r34, r16
	adds r17 = 136, r12
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
	adds r12 = 176, r12
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
	(p6) br.cond.dpnt .L120
.L123:
	.mmi
	addl r8 = 1, r0
	nop 0
	nop 0
.L119:
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
.L120:
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
	(p6) br.cond.dpnt .L123
	;;
	.mmi
	nop 0
	or r14 = r18, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L119
	.mib
	nop 0
	addl r8 = 1, r0
	br .L119
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
	(p7) br.cond.dpnt .L139
.L134:
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
.L139:
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
	(p6) br.cond.dpnt .L132
	;;
	.mib
	or r15 = r16, r15
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L134
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L134
.L132:
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
	alloc r36 = ar.pfs, 2, 4, 8, 0
	.fframe 176
	adds r12 = -176, r12
	extr.u r17 = r32, 48, 15
	.mmi
	mov r37 = r1
	mov r39 = r33
	mov r38 = r32
	;;
	.mmb
	adds r16 = 160, r12
	adds r14 = 144, r12
	nop 0
	.mmi
	adds r15 = 152, r12
	adds r8 = 72, r12
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mmi
	st8 [r16] = r32
	nop 0
	adds r16 = 168, r12
	;;
	.mmi
	st8 [r16] = r33
	nop 0
	addl r16 = 32767, r0
	;;
	.mib
	cmp4.eq p6, p7 = r16, r17
	nop 0
	(p7) br.cond.dpnt .L145
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
	adds r12 = 176, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L145:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 72, r12
	adds r8 = 16, r12
	mov r1 = r37
	.mmi
	addl r45 = 2, r0
	;;
	ld8 r38 = [r14]
	adds r14 = 80, r12
	;;
	.mmi
	ld8 r39 = [r14]
	nop 0
	adds r14 = 88, r12
	;;
	.mmi
	ld8 r40 = [r14]
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	ld8 r41 = [r14]
	nop 0
	adds r14 = 104, r12
	;;
	.mmi
	ld8 r42 = [r14]
	nop 0
	adds r14 = 112, r12
	;;
	.mmi
	ld8 r43 = [r14]
	nop 0
	adds r14 = 120, r12
	;;
	.mib
	ld8 r44 = [r14]
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
	.mmi
	ld8 r43 = [r14]
	nop 0
	adds r14 = 64, r12
	;;
	.mib
	ld8 r44 = [r14]
	nop 0
	br.call.sptk.many b0 = real_quad#
	;;
	.mlx
	nop 0
	movl r14 = -9223372036854775808
	.mlx
	adds r15 = 152, r12
	movl r16 = 9223372036854775807
	;;
	.mmi
	and r34 = r14, r32
	adds r17 = 128, r12
	and r16 = r16, r8
	.mmi
	adds r14 = 144, r12
	st8 [r15] = r9
	mov r1 = r37
	;;
	.mmi
	st8 [r17] = r8
	or r16 = r34, r16
	adds r17 = 136, r12
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
	adds r12 = 176, r12
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
	alloc r36 = ar.pfs, 2, 4, 8, 0
	.fframe 176
	adds r12 = -176, r12
	extr.u r17 = r32, 48, 15
	.mmi
	mov r37 = r1
	mov r39 = r33
	mov r38 = r32
	;;
	.mmb
	adds r16 = 160, r12
	adds r14 = 144, r12
	nop 0
	.mmi
	adds r15 = 152, r12
	adds r8 = 72, r12
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mmi
	st8 [r16] = r32
	nop 0
	adds r16 = 168, r12
	;;
	.mmi
	st8 [r16] = r33
	nop 0
	addl r16 = 32767, r0
	;;
	.mib
	cmp4.eq p6, p7 = r16, r17
	nop 0
	(p7) br.cond.dpnt .L151
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
	adds r12 = 176, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L151:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 72, r12
	adds r8 = 16, r12
	mov r1 = r37
	.mmi
	addl r45 = 1, r0
	;;
	ld8 r38 = [r14]
	adds r14 = 80, r12
	;;
	.mmi
	ld8 r39 = [r14]
	nop 0
	adds r14 = 88, r12
	;;
	.mmi
	ld8 r40 = [r14]
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	ld8 r41 = [r14]
	nop 0
	adds r14 = 104, r12
	;;
	.mmi
	ld8 r42 = [r14]
	nop 0
	adds r14 = 112, r12
	;;
	.mmi
	ld8 r43 = [r14]
	nop 0
	adds r14 = 120, r12
	;;
	.mib
	ld8 r44 = [r14]
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
	.mmi
	ld8 r43 = [r14]
	nop 0
	adds r14 = 64, r12
	;;
	.mib
	ld8 r44 = [r14]
	nop 0
	br.call.sptk.many b0 = real_quad#
	;;
	.mlx
	nop 0
	movl r14 = -9223372036854775808
	.mlx
	adds r15 = 152, r12
	movl r16 = 9223372036854775807
	;;
	.mmi
	and r34 = r14, r32
	adds r17 = 128, r12
	and r16 = r16, r8
	.mmi
	adds r14 = 144, r12
	st8 [r15] = r9
	mov r1 = r37
	;;
	.mmi
	st8 [r17] = r8
	or r16 = r34, r16
	adds r17 = 136, r12
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
	adds r12 = 176, r12
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
	.fframe 32
	adds r12 = -32, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	mov r37 = r32
	mov r38 = r33
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = rintl#
	;;
	.mmb
	mov r1 = r36
	mov r32 = r8
	nop 0
	.mmi
	mov r33 = r9
	nop 0
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	.restore sp
	adds r12 = 32, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	nop 0
	br.sptk.many integer_of.constprop.0#
	;;
	break.f 0
	;;
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
	.fframe 32
	adds r12 = -32, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	mov r37 = r32
	mov r38 = r33
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = roundl#
	;;
	.mmb
	mov r1 = r36
	mov r32 = r8
	nop 0
	.mmi
	mov r33 = r9
	nop 0
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	.restore sp
	adds r12 = 32, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	nop 0
	br.sptk.many integer_of.constprop.0#
	;;
	break.f 0
	;;
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
	.fframe 48
	adds r12 = -48, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	mov r37 = r32
	mov r38 = r33
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = rintl#
	;;
	.mmb
	mov r1 = r36
	mov r32 = r8
	nop 0
	.mmi
	mov r33 = r9
	nop 0
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	.restore sp
	adds r12 = 48, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	nop 0
	br.sptk.many integer_of.constprop.0#
	;;
	break.f 0
	;;
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
	.fframe 48
	adds r12 = -48, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	mov r37 = r32
	mov r38 = r33
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = roundl#
	;;
	.mmb
	mov r1 = r36
	mov r32 = r8
	nop 0
	.mmi
	mov r33 = r9
	nop 0
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	.restore sp
	adds r12 = 48, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	nop 0
	br.sptk.many integer_of.constprop.0#
	;;
	break.f 0
	;;
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
	alloc r36 = ar.pfs, 3, 3, 7, 0
	.fframe 112
	adds r12 = -112, r12
	extr.u r20 = r32, 48, 15
	.mmi
	mov r14 = r32
	mov r16 = r33
	mov r37 = r1
	;;
	.mlx
	adds r19 = 96, r12
	movl r15 = 9223372036854775807
	.mmi
	adds r17 = 72, r12
	adds r18 = 80, r12
	adds r8 = 16, r12
	;;
	.mmb
	st8 [r19] = r32
	adds r19 = 104, r12
	nop 0
	.mii
	and r15 = r15, r32
	.save rp, r35
	mov r35 = b0
	.body
	mov r38 = r32
	;;
	.mmi
	nop 0
	st8 [r19] = r33
	addl r19 = 32767, r0
	.mmi
	or r15 = r33, r15
	st4 [r34] = r0
	mov r39 = r33
	;;
	.mib
	cmp4.eq p6, p7 = r19, r20
	nop 0
	(p6) br.cond.dpnt .L163
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L163
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 24, r12
	nop 0
	adds r16 = 16, r12
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r0
	;;
	.mmi
	ld8 r15 = [r14]
	st8 [r14] = r0
	adds r14 = 32, r12
	.mmi
	ld8 r38 = [r16]
	;;
	ld8 r40 = [r14]
	adds r14 = 40, r12
	.mmi
	st4 [r34] = r15
	;;
	ld8 r41 = [r14]
	adds r14 = 48, r12
	;;
	.mmi
	ld8 r42 = [r14]
	nop 0
	adds r14 = 56, r12
	;;
	.mmi
	ld8 r43 = [r14]
	nop 0
	adds r14 = 64, r12
	;;
	.mib
	ld8 r44 = [r14]
	nop 0
	br.call.sptk.many b0 = real_quad#
	;;
	.mmi
	adds r17 = 72, r12
	adds r18 = 80, r12
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
	adds r12 = 112, r12
	nop 0
	br.ret.sptk.many b0
.L163:
	.body
	.copy_state 1
	.mmi
	st8 [r17] = r14
	st8 [r18] = r16
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
	adds r12 = 112, r12
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
	.mii
	.fframe 16
	adds r12 = -16, r12
	.body
	sxt4 r34 = r34
	;;
	.restore sp
	adds r12 = 16, r12
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
	.mii
	.fframe 48
	adds r12 = -48, r12
	.body
	sxt4 r34 = r34
	;;
	.restore sp
	adds r12 = 48, r12
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
	.endp scalblnl#
	.align 16
	.align 64
	.global modfl#
	.type	modfl#, @function
	.proc modfl#
modfl:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 3, 8, 8, 0
	.fframe 288
	adds r12 = -288, r12
	.save rp, r40
	mov r40 = b0
	.mmi
	mov r42 = r1
	.body
	mov r37 = r34
	mov r43 = r32
	;;
	.mmi
	adds r38 = 280, r12
	adds r39 = 272, r12
	mov r44 = r33
	.mii
	mov r36 = r33
	mov r35 = r32
	;;
	nop 0
	.mmb
	st8 [r38] = r33
	st8 [r39] = r32
	br.call.sptk.many b0 = truncl#
	;;
	.mib
	nop 0
	extr.u r15 = r32, 48, 15
	nop 0
	.mmi
	st8 [r37] = r8, 8
	addl r14 = 32767, r0
	mov r1 = r42
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = r14, r15
	nop 0
	.mmb
	st8 [r37] = r9
	nop 0
	(p7) br.cond.dpnt .L181
	;;
	.mmi
	adds r36 = 176, r12
	ld8 r43 = [r39]
	nop 0
	.mmi
	ld8 r44 = [r38]
	nop 0
	adds r38 = 120, r12
	;;
	.mib
	mov r8 = r36
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	nop 0
	mov r1 = r42
	mov r8 = r38
	.mmb
	ld8 r43 = [r34]
	ld8 r44 = [r37]
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r16 = 128, r12
	adds r14 = 16, r12
	adds r15 = 136, r12
	.mmi
	adds r8 = 64, r12
	ld8 r50 = [r38]
	mov r1 = r42
	;;
	.mmi
	ld8 r16 = [r16]
	ld8 r17 = [r15]
	adds r15 = 144, r12
	;;
	.mmi
	nop 0
	st8 [r14] = r16
	adds r14 = 24, r12
	.mmi
	ld8 r16 = [r15]
	ld8 r43 = [r36]
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
	adds r17 = 184, r12
	;;
	.mmi
	st8 [r14] = r16
	adds r16 = 192, r12
	adds r14 = 56, r12
	.mmi
	ld8 r44 = [r17]
	;;
	ld8 r45 = [r16]
	adds r16 = 200, r12
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 224, r12
	;;
	.mmi
	nop 0
	ld8 r46 = [r16]
	adds r16 = 208, r12
	.mmi
	ld8 r49 = [r14]
	;;
	ld8 r47 = [r16]
	adds r16 = 216, r12
	;;
	.mib
	ld8 r48 = [r16]
	nop 0
	br.call.sptk.many b0 = real_subtract#
	;;
	.mmi
	adds r14 = 64, r12
	nop 0
	mov r1 = r42
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
	.mmi
	ld8 r48 = [r14]
	nop 0
	adds r14 = 112, r12
	;;
	.mib
	ld8 r49 = [r14]
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
	adds r12 = 288, r12
	br.ret.sptk.many b0
.L181:
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
	adds r12 = 288, r12
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
	alloc r35 = ar.pfs, 2, 3, 7, 0
	.fframe 160
	adds r12 = -160, r12
	extr.u r17 = r32, 48, 15
	.mmi
	mov r36 = r1
	mov r38 = r33
	mov r37 = r32
	;;
	.mmi
	adds r15 = 144, r12
	addl r16 = 32767, r0
	.save rp, r34
	mov r34 = b0
	.body
	.mmi
	nop 0
	adds r8 = 72, r12
	nop 0
	;;
	.mmi
	st8 [r15] = r32
	adds r15 = 152, r12
	cmp4.ne p6, p7 = r16, r17
	;;
	.mlx
	st8 [r15] = r33
	movl r15 = 9223372036854775807
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L195
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
	(p7) br.cond.dpnt .L186
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 80, r12
	adds r8 = 16, r12
	mov r1 = r36
	;;
	.mmi
	nop 0
	ld8 r37 = [r14]
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
	.mmi
	ld8 r42 = [r14]
	nop 0
	adds r14 = 64, r12
	;;
	.mib
	ld8 r43 = [r14]
	nop 0
	br.call.sptk.many b0 = real_quad#
	;;
	.mmi
	adds r15 = 128, r12
	adds r16 = 136, r12
	mov r1 = r36
	;;
	.mmi
	st8 [r15] = r8
	st8 [r16] = r9
	nop 0
.L185:
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
	adds r12 = 160, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L195:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r17 = 281474976710655
	.mii
	adds r15 = 128, r12
	adds r16 = 136, r12
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
	(p7) br.cond.dptk .L185
	.mii
	nop 0
	extr.u r14 = r32, 0, 63
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L196
.L186:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 34, r0
	nop 0
	adds r15 = 128, r12
	.mmi
	adds r16 = 136, r12
	nop 0
	mov r1 = r36
	;;
	.mlx
	st4 [r8] = r14
	movl r14 = -281474976710656
	.mmi
	nop 0
	st8 [r16] = r0
	nop 0
	;;
	.mmi
	st8 [r15] = r14
	ld8 r9 = [r16]
	nop 0
	;;
	.mii
	ld8 r8 = [r15]
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 160, r12
	br.ret.sptk.many b0
	;;
.L196:
	.body
	.copy_state 2
	.mmi
	nop 0
	adds r15 = 128, r12
	adds r16 = 136, r12
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
	adds r12 = 160, r12
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
	.fframe 80
	adds r12 = -80, r12
	extr.u r15 = r32, 0, 63
	.mmi
	cmp.eq p8, p9 = 0, r33
	nop 0
	mov r36 = r1
	;;
	.mmi
	adds r17 = 80, r12
	adds r16 = 88, r12
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
	(p6) br.cond.dptk .L198
	.mib
	nop 0
	nop 0
	(p9) br.cond.dptk .L209
.L199:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r15 = 33, r0
	nop 0
	mov r14 = r8
	.mlx
	mov r1 = r36
	movl r8 = -2147483648
	;;
	.mmi
	st4 [r14] = r15
	nop 0
	nop 0
.L197:
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
.L198:
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
	(p7) br.cond.dpnt .L210
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
	adds r14 = 24, r12
	nop 0
	mov r1 = r36
	;;
	.mii
	ld8 r8 = [r14]
	nop 0
	;;
	adds r8 = -1, r8
.L211:
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
.L209:
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
	(p6) br.cond.dpnt .L199
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
	adds r14 = 24, r12
	nop 0
	mov r1 = r36
	;;
	.mmi
	nop 0
	ld8 r8 = [r14]
	nop 0
	;;
	.mib
	nop 0
	adds r8 = -1, r8
	br .L211
	;;
.L210:
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
	(p6) br.cond.dptk .L197
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r15 = 33, r0
	nop 0
	mov r14 = r8
	.mlx
	mov r1 = r36
	movl r8 = -2147483648
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br .L197
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
	(p7) br.cond.dpnt .L231
.L213:
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
	(p7) br.cond.dpnt .L232
	;;
.L215:
	.mlx
	cmp.eq p6, p7 = r9, r33
	movl r19 = 9223372036854775807
	;;
	.mib
	cmp.eq.and.orcm p6, p7 = r37, r36
	and r20 = r19, r36
	(p6) br.cond.dpnt .L216
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r20
	(p6) br.cond.dptk .L217
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r33
	(p6) br.cond.dptk .L217
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
	(p6) br.cond.dptk .L214
.L216:
	.mmi
	nop 0
	addl r15 = 32767, r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r15, r14
	(p7) br.cond.dpnt .L233
.L214:
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
.L231:
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
	(p7) br.cond.dpnt .L213
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
.L232:
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
	(p7) br.cond.dpnt .L215
	;;
	.mmi
	nop 0
	addl r15 = 32767, r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L214
	.mib
	nop 0
	nop 0
	br .L233
.L217:
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
	(p7) br.cond.dpnt .L234
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
.L221:
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
	(p6) br.cond.dpnt .L214
	;;
	.mib
	st8 [r14] = r9
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 34, r0
	nop 0
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
.L234:
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
	br .L221
.L233:
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
	(p7) br.cond.dpnt .L248
.L238:
	.mmi
	nop 0
	addl r18 = 32767, r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r18, r20
	(p7) br.cond.dpnt .L249
.L240:
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
.L248:
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
	(p7) br.cond.dpnt .L238
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
.L249:
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
	(p7) br.cond.dpnt .L240
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
	(p7) br.cond.dpnt .L261
.L251:
	.mmi
	nop 0
	addl r18 = 32767, r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r18, r20
	(p7) br.cond.dpnt .L262
.L253:
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
.L261:
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
	(p7) br.cond.dpnt .L251
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
.L262:
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
	(p7) br.cond.dpnt .L253
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
	.fframe 288
	adds r12 = -288, r12
	extr.u r40 = r32, 48, 15
	.mmi
	mov r44 = r1
	mov r14 = r32
	mov r17 = r33
	;;
	.mmi
	adds r39 = 256, r12
	adds r38 = 264, r12
	adds r37 = 272, r12
	.mmi
	adds r36 = 280, r12
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
	(p7) br.cond.dpnt .L285
.L266:
	.mmi
	addl r41 = 32767, r0
	nop 0
	extr.u r15 = r34, 48, 15
	;;
	.mib
	cmp4.ne p6, p7 = r41, r15
	nop 0
	(p7) br.cond.dpnt .L286
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
	(p7) br.cond.dpnt .L274
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r41, r40
	(p7) br.cond.dpnt .L287
.L273:
	.mmi
	nop 0
	adds r18 = 232, r12
	adds r15 = 240, r12
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
	adds r12 = 288, r12
	nop 0
	br.ret.sptk.many b0
.L285:
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
	(p7) br.cond.dptk .L288
	.mmi
	adds r18 = 232, r12
	nop 0
	adds r15 = 240, r12
	;;
	.mmi
	st8 [r18] = r14
	st8 [r15] = r17
	nop 0
.L290:
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
	adds r12 = 288, r12
	nop 0
	br.ret.sptk.many b0
.L286:
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
	(p6) br.cond.dpnt .L269
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r15, r40
	(p7) br.cond.dpnt .L289
.L270:
	.mmi
	adds r18 = 232, r12
	nop 0
	adds r15 = 240, r12
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
	adds r12 = 288, r12
	nop 0
	br.ret.sptk.many b0
.L288:
	.body
	.copy_state 3
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r33
	(p7) br.cond.dptk .L266
	;;
	.mii
	adds r18 = 232, r12
	adds r15 = 240, r12
	;;
	nop 0
	.mmb
	st8 [r18] = r14
	st8 [r15] = r17
	br .L290
.L287:
	.mmi
	adds r40 = 176, r12
	ld8 r45 = [r39]
	nop 0
	.mmi
	ld8 r46 = [r38]
	nop 0
	adds r38 = 120, r12
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
	adds r14 = 128, r12
	adds r8 = 64, r12
	mov r1 = r44
	.mmi
	ld8 r45 = [r38]
	;;
	ld8 r46 = [r14]
	adds r14 = 136, r12
	;;
	.mmi
	ld8 r47 = [r14]
	nop 0
	adds r14 = 144, r12
	;;
	.mmi
	ld8 r48 = [r14]
	nop 0
	adds r14 = 152, r12
	;;
	.mmi
	ld8 r49 = [r14]
	nop 0
	adds r14 = 160, r12
	;;
	.mmi
	ld8 r50 = [r14]
	nop 0
	adds r14 = 168, r12
	;;
	.mib
	ld8 r51 = [r14]
	nop 0
	br.call.sptk.many b0 = real_negate#
	;;
	.mmi
	adds r15 = 72, r12
	adds r14 = 16, r12
	adds r17 = 64, r12
	.mmi
	mov r1 = r44
	ld8 r45 = [r40]
	nop 0
	;;
	.mmi
	ld8 r16 = [r15], 8
	ld8 r52 = [r17]
	adds r17 = 184, r12
	;;
	.mmi
	st8 [r14] = r16
	ld8 r16 = [r15], 8
	nop 0
	.mmi
	adds r14 = 24, r12
	ld8 r46 = [r17]
	adds r17 = 192, r12
	;;
	.mmi
	st8 [r14] = r16
	ld8 r16 = [r15], 8
	nop 0
	.mmi
	adds r14 = 32, r12
	ld8 r47 = [r17]
	adds r17 = 200, r12
	;;
	.mmi
	st8 [r14] = r16
	ld8 r16 = [r15], 8
	adds r14 = 40, r12
	.mmi
	nop 0
	ld8 r48 = [r17]
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
	adds r16 = 208, r12
	;;
	st8 [r14] = r15
	adds r14 = 216, r12
	.mmi
	ld8 r49 = [r16]
	;;
	ld8 r50 = [r14]
	adds r14 = 224, r12
	;;
	.mib
	ld8 r51 = [r14]
	nop 0
	br.call.sptk.many b0 = sum#
	;;
	.mmi
	adds r18 = 232, r12
	adds r15 = 240, r12
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
	adds r12 = 288, r12
	nop 0
	br.ret.sptk.many b0
.L269:
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
	(p7) br.cond.dptk .L273
.L274:
	.mmi
	adds r18 = 232, r12
	nop 0
	adds r15 = 240, r12
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
	adds r12 = 288, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L289:
	.body
	.copy_state 5
	.mii
	and r18 = r18, r14
	adds r15 = 240, r12
	;;
	or r18 = r17, r18
	;;
	.mib
	cmp.eq p6, p7 = 0, r18
	adds r18 = 232, r12
	(p6) br.cond.dpnt .L270
	;;
	.mmi
	nop 0
	st8 [r18] = r14
	nop 0
	.mmb
	st8 [r15] = r17
	nop 0
	br .L290
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
	.fframe 352
	adds r12 = -352, r12
	extr.u r20 = r32, 48, 15
	.mmi
	mov r48 = r1
	mov r14 = r32
	mov r18 = r33
	;;
	.mmi
	adds r23 = 304, r12
	adds r22 = 312, r12
	adds r39 = 320, r12
	.mmi
	adds r40 = 328, r12
	adds r41 = 336, r12
	adds r42 = 344, r12
	;;
	.mmi
	addl r16 = 32767, r0
	mov r19 = r35
	.save rp, r46
	mov r46 = b0
	.body
	.mmi
	mov r15 = r36
	st8 [r23] = r32
	mov r17 = r37
	;;
	.mmi
	st8 [r22] = r33
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
	(p7) br.cond.dpnt .L353
.L292:
	.mii
	addl r16 = 32767, r0
	extr.u r24 = r34, 48, 15
	shr.u r21 = r15, 48
	;;
	.mib
	cmp4.eq p6, p7 = r16, r24
	and r21 = r16, r21
	(p6) br.cond.dpnt .L294
	;;
	.mib
	cmp4.eq p6, p7 = r16, r21
	mov r25 = r21
	(p6) br.cond.dpnt .L295
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r16, r20
	(p6) br.cond.dpnt .L354
.L297:
	.mmi
	adds r44 = 232, r12
	ld8 r49 = [r23]
	adds r45 = 176, r12
	.mmi
	adds r38 = 16, r12
	ld8 r50 = [r22]
	adds r43 = 120, r12
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
	adds r14 = 192, r12
	adds r15 = 184, r12
	mov r1 = r48
	.mmi
	ld8 r56 = [r45]
	ld8 r49 = [r44]
	mov r8 = r43
	;;
	.mmi
	nop 0
	ld8 r16 = [r14]
	adds r14 = 200, r12
	.mmi
	ld8 r15 = [r15]
	;;
	st8 [r38] = r15
	nop 0
	.mmi
	ld8 r15 = [r14]
	adds r38 = 24, r12
	adds r14 = 208, r12
	;;
	.mmi
	st8 [r38] = r16
	ld8 r16 = [r14]
	adds r38 = 32, r12
	.mmi
	adds r14 = 248, r12
	;;
	ld8 r51 = [r14]
	nop 0
	.mmi
	st8 [r38] = r15
	adds r14 = 216, r12
	adds r38 = 40, r12
	;;
	.mmi
	ld8 r15 = [r14]
	st8 [r38] = r16
	nop 0
	.mmi
	adds r38 = 48, r12
	adds r14 = 256, r12
	adds r16 = 264, r12
	;;
	.mmi
	nop 0
	st8 [r38] = r15
	adds r15 = 272, r12
	.mmi
	ld8 r52 = [r14]
	adds r14 = 224, r12
	adds r38 = 56, r12
	;;
	.mmi
	nop 0
	ld8 r54 = [r15]
	adds r15 = 280, r12
	.mmi
	ld8 r14 = [r14]
	;;
	ld8 r55 = [r15]
	adds r15 = 240, r12
	.mmi
	st8 [r38] = r14
	ld8 r53 = [r16]
	nop 0
	;;
	.mib
	ld8 r50 = [r15]
	nop 0
	br.call.sptk.many b0 = real_multiply#
	;;
	.mmi
	nop 0
	adds r8 = 64, r12
	mov r1 = r48
	.mmb
	ld8 r49 = [r41]
	ld8 r50 = [r42]
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 72, r12
	adds r15 = 16, r12
	adds r17 = 64, r12
	.mmi
	mov r1 = r48
	ld8 r49 = [r43]
	nop 0
	;;
	.mmi
	ld8 r16 = [r14], 8
	ld8 r56 = [r17]
	nop 0
	;;
	.mmi
	st8 [r15] = r16
	ld8 r17 = [r14], 8
	adds r15 = 24, r12
	;;
	.mmi
	ld8 r16 = [r14], 8
	st8 [r15] = r17
	adds r15 = 32, r12
	.mmi
	nop 0
	adds r17 = 128, r12
	nop 0
	;;
	.mmi
	st8 [r15] = r16
	ld8 r50 = [r17]
	adds r16 = 136, r12
	.mmi
	adds r15 = 40, r12
	ld8 r17 = [r14], 8
	nop 0
	;;
	.mmi
	ld8 r51 = [r16]
	st8 [r15] = r17
	adds r15 = 48, r12
	.mmi
	adds r17 = 144, r12
	ld8 r16 = [r14], 8
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	st8 [r15] = r16
	adds r15 = 152, r12
	.mmi
	ld8 r52 = [r17]
	;;
	st8 [r38] = r14
	adds r14 = 160, r12
	.mmi
	ld8 r53 = [r15]
	;;
	ld8 r54 = [r14]
	adds r14 = 168, r12
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br.call.sptk.many b0 = sum#
	;;
	.mmi
	adds r20 = 288, r12
	adds r16 = 296, r12
	mov r1 = r48
	;;
	.mmi
	st8 [r20] = r8
	st8 [r16] = r9
	nop 0
.L307:
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
	adds r12 = 352, r12
	nop 0
	br.ret.sptk.many b0
.L353:
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
	(p7) br.cond.dptk .L355
.L293:
	.mmi
	adds r20 = 288, r12
	nop 0
	adds r16 = 296, r12
	;;
	.mmi
	st8 [r20] = r14
	st8 [r16] = r18
	nop 0
.L358:
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
	adds r12 = 352, r12
	nop 0
	br.ret.sptk.many b0
.L294:
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
	(p7) br.cond.dpnt .L356
	;;
	.mib
	cmp4.ne p6, p7 = r24, r20
	adds r20 = 288, r12
	(p7) br.cond.dpnt .L357
	;;
	.mmi
	adds r16 = 296, r12
	st8 [r20] = r34
	nop 0
	;;
	.mmi
	st8 [r16] = r19
	nop 0
	nop 0
.L362:
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
	adds r12 = 352, r12
	nop 0
	br.ret.sptk.many b0
.L355:
	.body
	.copy_state 3
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r33
	(p7) br.cond.dptk .L292
	;;
	.mii
	adds r20 = 288, r12
	adds r16 = 296, r12
	;;
	nop 0
	.mmb
	st8 [r20] = r14
	st8 [r16] = r18
	br .L358
.L354:
	.mii
	nop 0
	extr.u r16 = r14, 0, 48
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r16
	nop 0
	(p6) br.cond.dpnt .L297
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r18
	(p6) br.cond.dpnt .L297
.L313:
	.mii
	nop 0
	extr.u r16 = r14, 0, 63
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r16
	(p7) br.cond.dptk .L319
.L317:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 33, r0
	nop 0
	adds r20 = 288, r12
	.mmi
	adds r16 = 296, r12
	nop 0
	mov r1 = r48
	;;
	.mlx
	st4 [r8] = r14
	movl r14 = 9223231299366420480
	.mmi
	st8 [r16] = r0
	;;
	st8 [r20] = r14
	nop 0
.L364:
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
	adds r12 = 352, r12
	nop 0
	br.ret.sptk.many b0
.L356:
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
	(p7) br.cond.dpnt .L359
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r24, r20
	(p6) br.cond.dpnt .L360
.L311:
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
	(p6) br.cond.dptk .L316
	.mmi
	nop 0
	and r16 = r16, r34
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r16
	(p6) br.cond.dptk .L317
	.mmi
	xor r34 = r34, r14
	nop 0
	addl r14 = 32767, r0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r25
	(p7) br.cond.dpnt .L361
	;;
.L320:
	.mmi
	cmp.le p6, p7 = r0, r34
	adds r20 = 288, r12
	adds r16 = 296, r12
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
	adds r12 = 352, r12
	br.ret.sptk.many b0
.L295:
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
	(p6) br.cond.dpnt .L303
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r21, r20
	(p6) br.cond.spnt .L301
.L304:
	.mmi
	adds r20 = 288, r12
	nop 0
	adds r16 = 296, r12
	;;
	.mmi
	st8 [r20] = r15
	st8 [r16] = r17
	nop 0
.L363:
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
	adds r12 = 352, r12
	nop 0
	br.ret.sptk.many b0
.L357:
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
	(p6) br.cond.dpnt .L293
.L302:
	.mlx
	nop 0
	movl r14 = 281474976710655
	.mii
	adds r20 = 288, r12
	adds r16 = 296, r12
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
	(p6) br.cond.dpnt .L304
	;;
	.mmi
	nop 0
	st8 [r20] = r34
	nop 0
	.mmb
	st8 [r16] = r19
	nop 0
	br .L362
.L359:
	.mmi
	and r16 = r16, r15
	;;
	or r16 = r17, r16
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r16
	nop 0
	(p6) br.cond.dpnt .L300
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r24, r20
	(p7) br.cond.sptk .L302
.L301:
	.mlx
	nop 0
	movl r16 = 281474976710655
	.mmi
	adds r20 = 288, r12
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
	adds r16 = 296, r12
	(p6) br.cond.dpnt .L293
	;;
	.mmi
	nop 0
	addl r14 = 32767, r0
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r14, r24
	nop 0
	(p6) br.cond.spnt .L302
	;;
	.mmi
	nop 0
	st8 [r20] = r15
	nop 0
	.mmb
	st8 [r16] = r17
	nop 0
	br .L363
.L316:
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r18
	(p6) br.cond.dpnt .L317
.L319:
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
	(p6) br.cond.dpnt .L317
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r25
	(p6) br.cond.dptk .L320
	.mib
	nop 0
	nop 0
	br .L361
.L360:
	.mmi
	nop 0
	and r16 = r16, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r16
	(p6) br.cond.sptk .L311
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r18
	(p7) br.cond.dptk .L313
	;;
	.mmi
	cmp.ne p6, p7 = 0, r21
	adds r44 = 232, r12
	adds r45 = 176, r12
	.mmb
	adds r38 = 16, r12
	adds r43 = 120, r12
	(p7) br.cond.dpnt .L311
	;;
	.mmi
	mov r8 = r44
	ld8 r49 = [r23]
	nop 0
	.mmb
	ld8 r50 = [r22]
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
	adds r14 = 192, r12
	adds r15 = 184, r12
	mov r1 = r48
	.mmi
	ld8 r56 = [r45]
	ld8 r49 = [r44]
	mov r8 = r43
	;;
	.mmi
	nop 0
	ld8 r16 = [r14]
	adds r14 = 200, r12
	.mmi
	ld8 r15 = [r15]
	;;
	st8 [r38] = r15
	nop 0
	.mmi
	ld8 r15 = [r14]
	adds r38 = 24, r12
	adds r14 = 208, r12
	;;
	.mmi
	st8 [r38] = r16
	ld8 r16 = [r14]
	adds r38 = 32, r12
	.mmi
	adds r14 = 248, r12
	;;
	ld8 r51 = [r14]
	nop 0
	.mmi
	st8 [r38] = r15
	adds r14 = 216, r12
	adds r38 = 40, r12
	;;
	.mmi
	ld8 r15 = [r14]
	st8 [r38] = r16
	nop 0
	.mmi
	adds r38 = 48, r12
	adds r14 = 256, r12
	adds r16 = 264, r12
	;;
	.mmi
	nop 0
	st8 [r38] = r15
	adds r15 = 272, r12
	.mmi
	ld8 r52 = [r14]
	adds r14 = 224, r12
	adds r38 = 56, r12
	;;
	.mmi
	nop 0
	ld8 r54 = [r15]
	adds r15 = 280, r12
	.mmi
	ld8 r14 = [r14]
	;;
	ld8 r55 = [r15]
	adds r15 = 240, r12
	.mmi
	st8 [r38] = r14
	ld8 r53 = [r16]
	nop 0
	;;
	.mib
	ld8 r50 = [r15]
	nop 0
	br.call.sptk.many b0 = real_multiply#
	;;
	.mmi
	nop 0
	adds r8 = 64, r12
	mov r1 = r48
	.mmb
	ld8 r49 = [r41]
	ld8 r50 = [r42]
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 72, r12
	adds r15 = 16, r12
	adds r17 = 64, r12
	.mmi
	mov r1 = r48
	ld8 r49 = [r43]
	nop 0
	;;
	.mmi
	ld8 r16 = [r14], 8
	ld8 r56 = [r17]
	nop 0
	;;
	.mmi
	st8 [r15] = r16
	ld8 r17 = [r14], 8
	adds r15 = 24, r12
	;;
	.mmi
	ld8 r16 = [r14], 8
	st8 [r15] = r17
	adds r15 = 32, r12
	.mmi
	nop 0
	adds r17 = 128, r12
	nop 0
	;;
	.mmi
	ld8 r50 = [r17]
	st8 [r15] = r16
	adds r16 = 136, r12
	.mmi
	adds r15 = 40, r12
	ld8 r17 = [r14], 8
	nop 0
	;;
	.mmi
	ld8 r51 = [r16]
	st8 [r15] = r17
	adds r15 = 48, r12
	.mmi
	adds r17 = 144, r12
	ld8 r16 = [r14], 8
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	st8 [r15] = r16
	adds r15 = 152, r12
	.mmi
	ld8 r52 = [r17]
	;;
	st8 [r38] = r14
	adds r14 = 160, r12
	.mmi
	ld8 r53 = [r15]
	;;
	ld8 r54 = [r14]
	adds r14 = 168, r12
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br.call.sptk.many b0 = sum#
	;;
	.mmi
	adds r20 = 288, r12
	adds r16 = 296, r12
	mov r1 = r48
	;;
	.mmi
	nop 0
	st8 [r20] = r8
	nop 0
	.mmb
	st8 [r16] = r9
	nop 0
	br .L307
.L361:
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
	(p6) br.cond.dptk .L320
	.mmi
	nop 0
	xor r15 = r34, r15
	nop 0
	;;
	.mib
	cmp.le p6, p7 = r0, r15
	nop 0
	(p6) br.cond.dpnt .L320
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 33, r0
	nop 0
	adds r20 = 288, r12
	.mmi
	adds r16 = 296, r12
	nop 0
	mov r1 = r48
	;;
	.mlx
	st4 [r8] = r14
	movl r14 = 9223231299366420480
	.mmi
	nop 0
	st8 [r16] = r0
	nop 0
	;;
	.mib
	st8 [r20] = r14
	nop 0
	br .L364
.L303:
	.mib
	nop 0
	cmp4.eq p6, p7 = r21, r20
	(p6) br.cond.dpnt .L305
.L306:
	.mmi
	adds r20 = 288, r12
	nop 0
	adds r16 = 296, r12
	;;
	.mmi
	st8 [r20] = r15
	st8 [r16] = r0
	nop 0
.L365:
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
	adds r12 = 352, r12
	nop 0
	br.ret.sptk.many b0
.L305:
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
	(p6) br.cond.dptk .L309
	.mmi
	nop 0
	addl r20 = 32767, r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r20, r24
	(p7) br.cond.dptk .L306
	.mmi
	nop 0
	and r16 = r16, r34
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r16
	(p6) br.cond.dptk .L306
	;;
.L345:
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r19
	(p6) br.cond.dptk .L314
	.mib
	nop 0
	addl r25 = 32767, r0
	br .L311
	;;
.L309:
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r18
	(p6) br.cond.dptk .L325
	.mmi
	nop 0
	addl r20 = 32767, r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r20, r24
	(p6) br.cond.dptk .L314
	.mmi
	nop 0
	and r16 = r16, r34
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r16
	(p7) br.cond.dpnt .L345
	.align 32
.L314:
	.mlx
	adds r44 = 232, r12
	movl r14 = 281474976710655
	.mmi
	adds r45 = 176, r12
	adds r38 = 16, r12
	adds r43 = 120, r12
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
	(p7) br.cond.spnt .L306
	;;
	.mmi
	nop 0
	ld8 r49 = [r23]
	nop 0
	.mmb
	ld8 r50 = [r22]
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
	adds r14 = 192, r12
	adds r15 = 184, r12
	mov r1 = r48
	.mmi
	ld8 r56 = [r45]
	ld8 r49 = [r44]
	mov r8 = r43
	;;
	.mmi
	nop 0
	ld8 r16 = [r14]
	adds r14 = 200, r12
	.mmi
	ld8 r15 = [r15]
	;;
	st8 [r38] = r15
	nop 0
	.mmi
	ld8 r15 = [r14]
	adds r38 = 24, r12
	adds r14 = 208, r12
	;;
	.mmi
	st8 [r38] = r16
	ld8 r16 = [r14]
	adds r38 = 32, r12
	.mmi
	adds r14 = 248, r12
	;;
	ld8 r51 = [r14]
	nop 0
	.mmi
	st8 [r38] = r15
	adds r14 = 216, r12
	adds r38 = 40, r12
	;;
	.mmi
	ld8 r15 = [r14]
	st8 [r38] = r16
	nop 0
	.mmi
	adds r38 = 48, r12
	adds r14 = 256, r12
	adds r16 = 264, r12
	;;
	.mmi
	nop 0
	st8 [r38] = r15
	adds r15 = 272, r12
	.mmi
	ld8 r52 = [r14]
	adds r14 = 224, r12
	adds r38 = 56, r12
	;;
	.mmi
	nop 0
	ld8 r54 = [r15]
	adds r15 = 280, r12
	.mmi
	ld8 r14 = [r14]
	;;
	ld8 r55 = [r15]
	adds r15 = 240, r12
	.mmi
	st8 [r38] = r14
	ld8 r53 = [r16]
	nop 0
	;;
	.mib
	ld8 r50 = [r15]
	nop 0
	br.call.sptk.many b0 = real_multiply#
	;;
	.mmi
	nop 0
	adds r8 = 64, r12
	mov r1 = r48
	.mmb
	ld8 r49 = [r41]
	ld8 r50 = [r42]
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 72, r12
	adds r15 = 16, r12
	adds r17 = 64, r12
	.mmi
	mov r1 = r48
	ld8 r49 = [r43]
	nop 0
	;;
	.mmi
	ld8 r16 = [r14], 8
	ld8 r56 = [r17]
	nop 0
	;;
	.mmi
	st8 [r15] = r16
	ld8 r17 = [r14], 8
	adds r15 = 24, r12
	;;
	.mmi
	ld8 r16 = [r14], 8
	st8 [r15] = r17
	adds r15 = 32, r12
	.mmi
	nop 0
	adds r17 = 128, r12
	nop 0
	;;
	.mmi
	ld8 r50 = [r17]
	st8 [r15] = r16
	adds r16 = 136, r12
	.mmi
	adds r15 = 40, r12
	ld8 r17 = [r14], 8
	nop 0
	;;
	.mmi
	ld8 r51 = [r16]
	st8 [r15] = r17
	adds r15 = 48, r12
	.mmi
	adds r17 = 144, r12
	ld8 r16 = [r14], 8
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	st8 [r15] = r16
	adds r15 = 152, r12
	.mmi
	ld8 r52 = [r17]
	;;
	st8 [r38] = r14
	adds r14 = 160, r12
	.mmi
	ld8 r53 = [r15]
	;;
	ld8 r54 = [r14]
	adds r14 = 168, r12
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br.call.sptk.many b0 = sum#
	;;
	.mmi
	adds r20 = 288, r12
	adds r16 = 296, r12
	mov r1 = r48
	;;
	.mmi
	nop 0
	st8 [r20] = r8
	nop 0
	.mmb
	st8 [r16] = r9
	nop 0
	br .L307
.L300:
	.mib
	cmp4.ne p6, p7 = r26, r20
	nop 0
	(p7) br.cond.dpnt .L305
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r21
	(p7) br.cond.dptk .L311
	.mii
	adds r20 = 288, r12
	adds r16 = 296, r12
	;;
	nop 0
	.mmb
	st8 [r20] = r15
	st8 [r16] = r0
	br .L365
.L325:
	.mii
	nop 0
	extr.u r16 = r14, 0, 63
	addl r25 = 32767, r0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r16
	(p6) br.cond.dptk .L317
	.mib
	nop 0
	nop 0
	br .L319
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
	.fframe 368
	adds r12 = -368, r12
	nop 0
	.mii
	mov r44 = r1
	.save rp, r42
	mov r42 = b0
	.body
	mov r47 = r34
	;;
	.mmi
	adds r36 = 336, r12
	adds r39 = 344, r12
	adds r38 = 352, r12
	.mmi
	adds r37 = 360, r12
	adds r49 = 312, r12
	mov r48 = r35
	;;
	.mmi
	st8 [r36] = r32
	st8 [r39] = r33
	mov r45 = r32
	.mmi
	mov r46 = r33
	;;
	st8 [r38] = r34
	nop 0
	.mmb
	st8 [r37] = r35
	nop 0
	br.call.sptk.many b0 = is_special_division#
	;;
	.mmi
	adds r15 = 312, r12
	adds r16 = 320, r12
	cmp4.eq p6, p7 = 0, r8
	.mmb
	mov r1 = r44
	adds r14 = 296, r12
	(p6) br.cond.dpnt .L367
	;;
	.mmi
	nop 0
	ld8 r17 = [r15]
	adds r15 = 304, r12
	.mmi
	nop 0
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
	adds r12 = 368, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L367:
	.body
	.copy_state 1
	.mlx
	ld8 r40 = [r36]
	movl r36 = 9223372036854775807
	.mmi
	adds r16 = 280, r12
	ld8 r14 = [r39]
	adds r39 = 192, r12
	;;
	.mmi
	and r15 = r36, r40
	nop 0
	mov r8 = r39
	.mmi
	mov r46 = r14
	nop 0
	adds r41 = 136, r12
	;;
	.mmi
	mov r45 = r15
	st8 [r16] = r15
	adds r15 = 288, r12
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	ld8 r15 = [r37]
	adds r16 = 272, r12
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
	adds r15 = 264, r12
	;;
	mov r45 = r14
	.mmb
	st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r16 = 144, r12
	adds r18 = 328, r12
	adds r14 = 16, r12
	.mmi
	adds r15 = 152, r12
	adds r17 = 64, r12
	adds r8 = 80, r12
	;;
	.mmi
	ld8 r16 = [r16]
	st8 [r17] = r18
	nop 0
	.mmi
	mov r1 = r44
	ld8 r17 = [r15]
	adds r15 = 160, r12
	;;
	.mmi
	nop 0
	st8 [r14] = r16
	adds r14 = 24, r12
	.mmi
	ld8 r16 = [r15]
	ld8 r52 = [r41]
	adds r15 = 168, r12
	;;
	.mmi
	nop 0
	st8 [r14] = r17
	adds r14 = 32, r12
	.mmi
	ld8 r17 = [r15]
	ld8 r45 = [r39]
	adds r15 = 176, r12
	;;
	.mmi
	st8 [r14] = r16
	nop 0
	adds r14 = 40, r12
	.mmi
	ld8 r16 = [r15]
	nop 0
	adds r15 = 184, r12
	;;
	.mmi
	nop 0
	st8 [r14] = r17
	adds r14 = 48, r12
	.mmi
	ld8 r15 = [r15]
	;;
	st8 [r14] = r16
	adds r16 = 200, r12
	.mmi
	adds r14 = 56, r12
	;;
	ld8 r46 = [r16]
	adds r16 = 208, r12
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 232, r12
	;;
	.mmi
	ld8 r47 = [r16]
	nop 0
	adds r16 = 216, r12
	.mmi
	ld8 r50 = [r14]
	nop 0
	adds r14 = 240, r12
	;;
	.mmi
	nop 0
	ld8 r48 = [r16]
	adds r16 = 224, r12
	.mmi
	nop 0
	ld8 r51 = [r14]
	nop 0
	;;
	.mib
	ld8 r49 = [r16]
	nop 0
	br.call.sptk.many b0 = remainder_of#
	;;
	.mmi
	adds r14 = 80, r12
	nop 0
	mov r1 = r44
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
	.mmi
	ld8 r50 = [r14]
	nop 0
	adds r14 = 128, r12
	;;
	.mib
	ld8 r51 = [r14]
	nop 0
	br.call.sptk.many b0 = real_quad#
	;;
	.mlx
	adds r15 = 304, r12
	movl r14 = -9223372036854775808
	.mmi
	adds r16 = 248, r12
	and r36 = r36, r8
	mov r1 = r44
	;;
	.mmi
	and r40 = r14, r40
	st8 [r16] = r8
	adds r14 = 296, r12
	.mmi
	adds r16 = 256, r12
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
	adds r12 = 368, r12
	br.ret.sptk.many b0
	.endp fmodl#
	.align 16
	.align 64
	.global remquol#
	.type	remquol#, @function
	.proc remquol#
remquol:
	.prologue 12, 61
	.mmb
	.save ar.pfs, r62
	alloc r62 = ar.pfs, 5, 27, 8, 0
	.fframe 464
	adds r12 = -464, r12
	nop 0
	.mii
	mov r63 = r1
	.save rp, r61
	mov r61 = b0
	.body
	mov r66 = r34
	;;
	.mmi
	adds r41 = 384, r12
	adds r40 = 392, r12
	adds r38 = 400, r12
	.mmi
	adds r37 = 408, r12
	adds r68 = 352, r12
	mov r67 = r35
	;;
	.mmi
	st8 [r41] = r32
	st8 [r40] = r33
	mov r64 = r32
	.mmi
	nop 0
	mov r65 = r33
	nop 0
	;;
	.mmi
	st8 [r38] = r34
	st8 [r37] = r35
	nop 0
	;;
	.mib
	st4 [r36] = r0
	nop 0
	br.call.sptk.many b0 = is_special_division#
	;;
	.mmi
	adds r15 = 352, r12
	adds r16 = 360, r12
	cmp4.eq p6, p7 = 0, r8
	.mmb
	mov r1 = r63
	adds r14 = 336, r12
	(p6) br.cond.dpnt .L372
	;;
	.mmi
	nop 0
	ld8 r17 = [r15]
	adds r15 = 344, r12
	.mmi
	nop 0
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
	mov b0 = r61
	;;
	.mii
	nop 0
	mov ar.pfs = r62
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 464, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L372:
	.body
	.copy_state 1
	.mlx
	ld8 r42 = [r38]
	movl r39 = 9223372036854775807
	.mmi
	adds r16 = 320, r12
	adds r43 = 248, r12
	adds r44 = 136, r12
	;;
	.mmi
	and r15 = r39, r42
	ld8 r14 = [r37]
	mov r8 = r43
	.mmi
	adds r53 = 256, r12
	adds r37 = 16, r12
	adds r38 = 264, r12
	;;
	.mmi
	mov r64 = r15
	st8 [r16] = r15
	adds r15 = 328, r12
	.mmi
	mov r65 = r14
	adds r52 = 296, r12
	adds r51 = 56, r12
	;;
	.mmi
	st8 [r15] = r14
	adds r48 = 200, r12
	adds r47 = 208, r12
	.mmb
	adds r46 = 216, r12
	adds r45 = 224, r12
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	ld8 r15 = [r40]
	adds r16 = 312, r12
	mov r8 = r44
	.mmi
	mov r1 = r63
	adds r40 = 368, r12
	adds r57 = 16, r12
	;;
	.mmi
	ld8 r49 = [r41]
	mov r65 = r15
	adds r41 = 240, r12
	.mmi
	st8 [r16] = r15
	adds r15 = 304, r12
	adds r58 = 280, r12
	;;
	.mmi
	and r14 = r39, r49
	adds r39 = 192, r12
	adds r60 = 264, r12
	.mmi
	adds r59 = 272, r12
	adds r54 = 40, r12
	adds r56 = 24, r12
	;;
	.mmi
	mov r64 = r14
	st8 [r15] = r14
	adds r55 = 32, r12
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	ld8 r14 = [r53]
	adds r16 = 64, r12
	mov r1 = r63
	.mmi
	mov r8 = r39
	ld8 r15 = [r38]
	adds r38 = 272, r12
	;;
	.mmi
	st8 [r37] = r14
	ld8 r14 = [r38]
	adds r37 = 24, r12
	.mmi
	st8 [r16] = r40
	ld8 r64 = [r44]
	adds r38 = 280, r12
	;;
	.mmi
	nop 0
	st8 [r37] = r15
	adds r37 = 32, r12
	.mmi
	ld8 r16 = [r38]
	adds r38 = 288, r12
	adds r44 = 232, r12
	;;
	.mmi
	st8 [r37] = r14
	nop 0
	adds r37 = 40, r12
	.mmi
	ld8 r15 = [r38]
	ld8 r14 = [r52]
	nop 0
	;;
	.mmi
	st8 [r37] = r16
	adds r37 = 48, r12
	adds r16 = 144, r12
	.mmi
	st8 [r51] = r14
	ld8 r71 = [r43]
	adds r14 = 176, r12
	;;
	.mmi
	nop 0
	st8 [r37] = r15
	adds r15 = 160, r12
	.mmi
	ld8 r65 = [r16]
	ld8 r69 = [r14]
	adds r16 = 152, r12
	;;
	.mmi
	adds r14 = 184, r12
	ld8 r67 = [r15]
	adds r15 = 168, r12
	.mmi
	ld8 r66 = [r16]
	;;
	ld8 r68 = [r15]
	nop 0
	.mmb
	ld8 r70 = [r14]
	nop 0
	br.call.sptk.many b0 = remainder_of#
	;;
	.mmi
	mov r1 = r63
	adds r8 = 80, r12
	addl r71 = 1, r0
	.mmi
	ld8 r64 = [r39]
	ld8 r65 = [r48]
	nop 0
	;;
	.mmi
	ld8 r66 = [r47]
	ld8 r67 = [r46]
	nop 0
	;;
	.mmi
	ld8 r68 = [r45]
	ld8 r69 = [r44]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r70 = [r41]
	nop 0
	.mmb
	ld4 r50 = [r39]
	nop 0
	br.call.sptk.many b0 = real_scale#
	;;
	.mmi
	nop 0
	ld8 r14 = [r53]
	mov r1 = r63
	.mmi
	nop 0
	ld8 r16 = [r58]
	nop 0
	;;
	.mmi
	st8 [r57] = r14
	ld8 r14 = [r52]
	nop 0
	.mmi
	st8 [r54] = r16
	ld8 r15 = [r38]
	adds r16 = 80, r12
	;;
	.mmi
	st8 [r51] = r14
	ld8 r18 = [r60]
	adds r14 = 96, r12
	.mmi
	st8 [r37] = r15
	ld8 r17 = [r59]
	adds r15 = 88, r12
	;;
	.mmi
	ld8 r66 = [r14]
	st8 [r56] = r18
	adds r14 = 104, r12
	.mmi
	st8 [r55] = r17
	ld8 r71 = [r43]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r67 = [r14]
	adds r14 = 112, r12
	.mmi
	ld8 r64 = [r16]
	;;
	ld8 r68 = [r14]
	adds r14 = 120, r12
	.mmi
	ld8 r65 = [r15]
	;;
	ld8 r69 = [r14]
	adds r14 = 128, r12
	;;
	.mib
	ld8 r70 = [r14]
	nop 0
	br.call.sptk.many b0 = real_compare#
	;;
	.mmi
	cmp4.ge p6, p7 = 0, r8
	nop 0
	mov r1 = r63
	.mmb
	ld4 r40 = [r40]
	nop 0
	(p7) br.cond.dpnt .L375
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L384
.L376:
	.mmi
	and r40 = 7, r40
	xor r42 = r49, r42
	shr.u r16 = r49, 63
	;;
	.mmi
	mov r15 = r40
	cmp.le p6, p7 = r0, r42
	mov r14 = r16
	;;
	.mmi
	(p7) sub r15 = r0, r40
	;;
	st4 [r36] = r15
	adds r15 = 244, r12
	;;
	.mmi
	nop 0
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L378
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = r50, r16
	nop 0
	;;
	.mii
	(p6) addl r14 = 1, r0
	nop 0
	;;
	(p7) mov r14 = r0
	;;
.L378:
	.mmi
	nop 0
	st4 [r39] = r14
	nop 0
	.mmi
	ld8 r65 = [r48]
	ld8 r66 = [r47]
	nop 0
	;;
	.mmi
	ld8 r64 = [r39]
	ld8 r67 = [r46]
	nop 0
	;;
	.mmi
	ld8 r68 = [r45]
	ld8 r69 = [r44]
	nop 0
	;;
	.mib
	ld8 r70 = [r41]
	nop 0
	br.call.sptk.many b0 = real_quad#
	;;
	.mmi
	adds r14 = 336, r12
	adds r15 = 344, r12
	mov r1 = r63
	;;
	.mmi
	st8 [r14] = r8
	st8 [r15] = r9
	nop 0
	;;
	.mmi
	ld8 r9 = [r15]
	ld8 r8 = [r14]
	mov b0 = r61
	;;
	.mii
	nop 0
	mov ar.pfs = r62
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 464, r12
	nop 0
	br.ret.sptk.many b0
.L384:
	.body
	.copy_state 2
	.mib
	nop 0
	tbit.z p6, p7 = r40, 0
	(p6) br.cond.dptk .L376
	;;
.L375:
	.mmi
	ld8 r15 = [r53]
	adds r50 = 416, r12
	adds r40 = 1, r40
	.mmi
	ld8 r14 = [r60]
	;;
	ld8 r17 = [r59]
	mov r8 = r50
	.mmi
	ld8 r16 = [r58]
	st8 [r57] = r15
	nop 0
	;;
	.mmi
	nop 0
	st8 [r56] = r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r52]
	ld8 r15 = [r38]
	nop 0
	.mmi
	st8 [r55] = r17
	st8 [r54] = r16
	nop 0
	;;
	.mmi
	ld8 r71 = [r43]
	st8 [r37] = r15
	nop 0
	;;
	.mmi
	ld8 r64 = [r39]
	st8 [r51] = r14
	nop 0
	;;
	.mmi
	ld8 r65 = [r48]
	ld8 r66 = [r47]
	nop 0
	;;
	.mmi
	ld8 r67 = [r46]
	ld8 r68 = [r45]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r69 = [r44]
	nop 0
	.mmb
	ld8 r70 = [r41]
	nop 0
	br.call.sptk.many b0 = real_subtract#
	;;
	.mmi
	adds r14 = 424, r12
	ld8 r50 = [r50]
	mov r1 = r63
	;;
	.mmi
	ld8.a r15 = [r14]
	st8 [r39] = r50
	extr.u r50 = r50, 32, 32
	;;
	.mmi
	ld8.c.clr r15 = [r14]
	nop 0
	adds r14 = 432, r12
	;;
	.mmi
	st8 [r48] = r15
	;;
	ld8 r15 = [r14]
	adds r14 = 440, r12
	;;
	.mmi
	st8 [r47] = r15
	;;
	ld8 r15 = [r14]
	adds r14 = 448, r12
	;;
	.mmi
	st8 [r46] = r15
	;;
	ld8 r15 = [r14]
	adds r14 = 456, r12
	;;
	.mmi
	st8 [r45] = r15
	;;
	ld8 r15 = [r14]
	adds r14 = 464, r12
	;;
	.mmi
	st8 [r44] = r15
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r41] = r14
	nop 0
	br .L376
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
	adds r43 = 32, r12
	mov r42 = r35
	nop 0
	.mmb
	mov r39 = r32
	mov r40 = r33
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
	alloc r36 = ar.pfs, 2, 4, 7, 0
	.fframe 160
	adds r12 = -160, r12
	extr.u r18 = r32, 48, 15
	.mmi
	mov r37 = r1
	nop 0
	mov r14 = r32
	;;
	.mmb
	addl r15 = 32767, r0
	adds r16 = 152, r12
	nop 0
	.mmi
	adds r17 = 144, r12
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
	(p7) br.cond.dpnt .L406
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r15
	(p7) br.cond.dptk .L403
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r33
	(p6) br.cond.dpnt .L389
	;;
.L403:
	.mib
	cmp.gt p6, p7 = r0, r14
	adds r34 = 72, r12
	(p6) br.cond.dpnt .L390
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
	adds r14 = 80, r12
	adds r8 = 16, r12
	mov r1 = r37
	.mmi
	ld8 r38 = [r34]
	;;
	ld8 r39 = [r14]
	adds r14 = 88, r12
	;;
	.mmi
	ld8 r40 = [r14]
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	ld8 r41 = [r14]
	nop 0
	adds r14 = 104, r12
	;;
	.mmi
	ld8 r42 = [r14]
	nop 0
	adds r14 = 112, r12
	;;
	.mmi
	ld8 r43 = [r14]
	nop 0
	adds r14 = 120, r12
	;;
	.mib
	ld8 r44 = [r14]
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
	.mmi
	ld8 r43 = [r14]
	nop 0
	adds r14 = 64, r12
	;;
	.mib
	ld8 r44 = [r14]
	nop 0
	br.call.sptk.many b0 = real_quad#
	;;
	.mmi
	adds r15 = 128, r12
	adds r16 = 136, r12
	mov r1 = r37
	;;
	.mmi
	st8 [r15] = r8
	st8 [r16] = r9
	nop 0
.L394:
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
	adds r12 = 160, r12
	nop 0
	br.ret.sptk.many b0
.L406:
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
	(p7) br.cond.dpnt .L407
.L389:
	.mmi
	adds r15 = 128, r12
	nop 0
	adds r16 = 136, r12
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
	adds r12 = 160, r12
	nop 0
	br.ret.sptk.many b0
.L407:
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
	(p6) br.cond.dptk .L389
	;;
	.mmi
	nop 0
	cmp.gt p6, p7 = r0, r32
	nop 0
	;;
	.mii
	(p7) adds r15 = 128, r12
	(p7) adds r16 = 136, r12
	;;
	nop 0
	.mmb
	(p7) st8 [r15] = r32
	(p7) st8 [r16] = r0
	(p7) br.cond.dptk .L394
.L390:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 33, r0
	nop 0
	adds r15 = 128, r12
	.mmi
	adds r16 = 136, r12
	nop 0
	mov r1 = r37
	;;
	.mlx
	st4 [r8] = r14
	movl r14 = 9223231299366420480
	.mmi
	nop 0
	st8 [r16] = r0
	nop 0
	;;
	.mmi
	st8 [r15] = r14
	ld8 r9 = [r16]
	nop 0
	;;
	.mii
	ld8 r8 = [r15]
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 160, r12
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
	.fframe 464
	adds r12 = -464, r12
	.save rp, r47
	mov r47 = b0
	.mmi
	mov r15 = r35
	mov r50 = r32
	mov r51 = r33
	;;
	.mmi
	adds r16 = 432, r12
	addl r38 = 32767, r0
	adds r39 = 456, r12
	.mmi
	adds r40 = 448, r12
	addl r14 = 32767, r0
	adds r46 = 344, r12
	;;
	.mmi
	st8 [r16] = r32
	adds r16 = 440, r12
	mov r49 = r1
	.body
	.mmi
	st8 [r39] = r35
	adds r45 = 288, r12
	mov r8 = r46
	;;
	.mmi
	st8 [r16] = r33
	st8 [r40] = r34
	extr.u r16 = r32, 48, 15
	.mmi
	adds r36 = 16, r12
	adds r43 = 232, r12
	adds r44 = 176, r12
	;;
	.mmi
	cmp4.ne p6, p7 = r38, r16
	mov r37 = r36
	nop 0
	.mmb
	adds r42 = 120, r12
	adds r41 = 416, r12
	(p7) br.cond.dpnt .L430
	;;
	.mii
	nop 0
	shr.u r14 = r34, 48
	;;
	and r14 = r38, r14
	;;
	.mib
	cmp4.eq p6, p7 = r38, r14
	nop 0
	(p6) br.cond.dpnt .L431
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
	adds r39 = 424, r12
	ld8 r50 = [r40]
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	nop 0
	adds r14 = 360, r12
	adds r15 = 352, r12
	.mmi
	ld8 r57 = [r46]
	mov r1 = r49
	mov r8 = r43
	;;
	.mmi
	ld8 r51 = [r15]
	nop 0
	mov r50 = r57
	.mmi
	ld8 r16 = [r14]
	nop 0
	adds r14 = 368, r12
	;;
	.mmi
	ld8 r15 = [r14]
	st8 [r36] = r51
	adds r14 = 376, r12
	.mmi
	nop 0
	adds r36 = 24, r12
	nop 0
	;;
	.mmi
	st8 [r36] = r16
	ld8 r16 = [r14]
	adds r14 = 360, r12
	.mmi
	adds r36 = 32, r12
	;;
	ld8 r52 = [r14]
	adds r14 = 384, r12
	.mmi
	st8 [r36] = r15
	nop 0
	adds r36 = 40, r12
	;;
	.mmi
	nop 0
	ld8 r15 = [r14]
	adds r14 = 368, r12
	.mmi
	st8 [r36] = r16
	adds r36 = 48, r12
	adds r16 = 376, r12
	;;
	.mmi
	nop 0
	ld8 r53 = [r14]
	adds r14 = 392, r12
	.mmi
	st8 [r36] = r15
	adds r36 = 56, r12
	adds r15 = 384, r12
	;;
	.mmi
	ld8 r14 = [r14]
	ld8 r54 = [r16]
	nop 0
	;;
	.mmi
	ld8 r55 = [r15]
	nop 0
	mov r56 = r14
	.mmb
	st8 [r36] = r14
	nop 0
	br.call.sptk.many b0 = real_multiply#
	;;
	.mmi
	adds r14 = 304, r12
	adds r15 = 296, r12
	adds r17 = 304, r12
	.mmi
	ld8 r57 = [r45]
	mov r1 = r49
	mov r8 = r44
	;;
	.mmi
	ld8 r51 = [r15]
	nop 0
	mov r50 = r57
	.mmi
	ld8 r16 = [r14]
	nop 0
	adds r14 = 312, r12
	;;
	.mmi
	ld8 r15 = [r14]
	st8 [r37] = r51
	adds r14 = 320, r12
	.mmi
	adds r37 = 24, r12
	ld8 r52 = [r17]
	adds r17 = 312, r12
	;;
	.mmi
	st8 [r37] = r16
	ld8 r16 = [r14]
	adds r37 = 32, r12
	.mmi
	adds r14 = 328, r12
	ld8 r53 = [r17]
	adds r17 = 320, r12
	;;
	.mmi
	st8 [r37] = r15
	ld8 r15 = [r14]
	adds r37 = 40, r12
	.mmi
	adds r14 = 336, r12
	ld8 r54 = [r17]
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	st8 [r37] = r16
	adds r16 = 328, r12
	.mmi
	adds r37 = 48, r12
	;;
	ld8 r55 = [r16]
	mov r56 = r14
	.mmb
	st8 [r37] = r15
	st8 [r36] = r14
	br.call.sptk.many b0 = real_multiply#
	;;
	.mmi
	adds r14 = 192, r12
	adds r17 = 184, r12
	adds r15 = 16, r12
	.mmi
	ld8 r57 = [r44]
	mov r1 = r49
	mov r8 = r42
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
	ld8 r50 = [r43]
	adds r15 = 24, r12
	;;
	.mmi
	ld8 r17 = [r14]
	nop 0
	adds r14 = 216, r12
	.mmi
	st8 [r15] = r16
	nop 0
	adds r15 = 32, r12
	;;
	.mmi
	ld8 r16 = [r14]
	nop 0
	adds r14 = 224, r12
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
	st8 [r37] = r16
	;;
	st8 [r36] = r14
	adds r14 = 264, r12
	.mmi
	ld8 r51 = [r15]
	nop 0
	adds r15 = 248, r12
	;;
	.mmi
	ld8 r54 = [r14]
	nop 0
	adds r14 = 272, r12
	.mmi
	ld8 r52 = [r15]
	nop 0
	adds r15 = 256, r12
	;;
	.mmi
	nop 0
	ld8 r55 = [r14]
	adds r14 = 280, r12
	.mmi
	nop 0
	ld8 r53 = [r15]
	nop 0
	;;
	.mib
	ld8 r56 = [r14]
	nop 0
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	adds r14 = 128, r12
	adds r8 = 64, r12
	mov r1 = r49
	.mmi
	ld8 r50 = [r42]
	;;
	ld8 r51 = [r14]
	adds r14 = 136, r12
	;;
	.mmi
	ld8 r52 = [r14]
	nop 0
	adds r14 = 144, r12
	;;
	.mmi
	ld8 r53 = [r14]
	nop 0
	adds r14 = 152, r12
	;;
	.mmi
	ld8 r54 = [r14]
	nop 0
	adds r14 = 160, r12
	;;
	.mmi
	ld8 r55 = [r14]
	nop 0
	adds r14 = 168, r12
	;;
	.mib
	ld8 r56 = [r14]
	nop 0
	br.call.sptk.many b0 = real_sqrt#
	;;
	.mmi
	adds r14 = 64, r12
	nop 0
	mov r1 = r49
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
	.mmi
	ld8 r53 = [r14]
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	ld8 r54 = [r14]
	nop 0
	adds r14 = 104, r12
	;;
	.mmi
	ld8 r55 = [r14]
	nop 0
	adds r14 = 112, r12
	;;
	.mib
	ld8 r56 = [r14]
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
	adds r16 = 400, r12
	;;
	.mmi
	nop 0
	and r14 = r38, r14
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r38, r14
	adds r14 = 408, r12
	(p6) br.cond.dpnt .L432
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
.L417:
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
	adds r12 = 464, r12
	nop 0
	br.ret.sptk.many b0
.L431:
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
	(p6) adds r16 = 400, r12
	(p6) adds r14 = 408, r12
	;;
	nop 0
	.mmb
	(p6) st8 [r16] = r34
	(p6) st8 [r14] = r35
	(p6) br.cond.dptk .L417
.L421:
	.mmi
	nop 0
	adds r16 = 400, r12
	adds r14 = 408, r12
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
	adds r12 = 464, r12
	nop 0
	br.ret.sptk.many b0
.L430:
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
	(p6) br.cond.dptk .L410
	.mii
	nop 0
	shr.u r17 = r34, 48
	;;
	and r17 = r14, r17
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r17
	(p6) br.cond.dpnt .L433
.L412:
	.mmi
	adds r16 = 400, r12
	nop 0
	adds r14 = 408, r12
	;;
	.mmi
	st8 [r16] = r50
	st8 [r14] = r51
	nop 0
.L434:
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
	adds r12 = 464, r12
	nop 0
	br.ret.sptk.many b0
.L410:
	.body
	.copy_state 3
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r33
	(p7) br.cond.dptk .L421
	.mii
	nop 0
	shr.u r17 = r34, 48
	;;
	and r17 = r14, r17
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r17
	(p7) br.cond.dptk .L412
	.mib
	nop 0
	nop 0
	br .L433
.L432:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 34, r0
	ld8 r17 = [r41]
	adds r16 = 400, r12
	.mmi
	mov r1 = r49
	ld8 r15 = [r39]
	nop 0
	;;
	.mmi
	nop 0
	st4 [r8] = r14
	adds r14 = 408, r12
	.mmi
	nop 0
	st8 [r16] = r17
	nop 0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br .L417
.L433:
	.mmi
	and r34 = r16, r34
	adds r14 = 408, r12
	adds r16 = 400, r12
	;;
	.mmi
	nop 0
	or r15 = r15, r34
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r15
	nop 0
	(p7) br.cond.spnt .L421
	;;
	.mmi
	nop 0
	st8 [r16] = r50
	nop 0
	.mmb
	st8 [r14] = r51
	nop 0
	br .L434
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
	alloc r39 = ar.pfs, 2, 7, 7, 0
	.fframe 224
	adds r12 = -224, r12
	.save rp, r38
	mov r38 = b0
	.mmi
	mov r40 = r1
	.body
	mov r41 = r32
	mov r42 = r33
	;;
	.mmi
	adds r16 = 208, r12
	addl r36 = 32767, r0
	adds r17 = 216, r12
	.mmi
	adds r34 = 184, r12
	adds r35 = 192, r12
	adds r8 = 128, r12
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
	(p7) br.cond.dpnt .L443
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 128, r12
	adds r8 = 72, r12
	mov r1 = r40
	;;
	.mmi
	ld8 r41 = [r14]
	nop 0
	adds r14 = 136, r12
	;;
	.mmi
	ld8 r42 = [r14]
	nop 0
	adds r14 = 144, r12
	;;
	.mmi
	ld8 r43 = [r14]
	nop 0
	adds r14 = 152, r12
	;;
	.mmi
	ld8 r44 = [r14]
	nop 0
	adds r14 = 160, r12
	;;
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 168, r12
	;;
	.mmi
	ld8 r46 = [r14]
	nop 0
	adds r14 = 176, r12
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br.call.sptk.many b0 = real_exp#
	;;
	.mmi
	adds r15 = 80, r12
	adds r17 = 72, r12
	nop 0
	.mmi
	adds r14 = 24, r12
	adds r18 = 16, r12
	mov r1 = r40
	;;
	.mmi
	ld8 r16 = [r17]
	ld8 r17 = [r15]
	adds r15 = 88, r12
	;;
	.mmi
	st8 [r14] = r17, 8
	ld8 r17 = [r15]
	adds r15 = 96, r12
	.mmi
	mov r41 = r16
	st8 [r18] = r16
	nop 0
	;;
	.mmi
	st8 [r14] = r17, 8
	ld8 r16 = [r15]
	adds r15 = 104, r12
	.mmi
	nop 0
	adds r17 = 24, r12
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	nop 0
	.mmi
	adds r15 = 112, r12
	ld8 r42 = [r17]
	adds r17 = 32, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	nop 0
	.mmi
	adds r15 = 120, r12
	ld8 r43 = [r17]
	adds r17 = 40, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r15 = [r15]
	adds r16 = 48, r12
	.mmi
	ld8 r44 = [r17]
	;;
	st8 [r14] = r15
	adds r14 = 56, r12
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
	(p7) br.cond.dpnt .L444
	;;
	.mmi
	st8 [r34] = r37
	nop 0
	nop 0
.L438:
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
	adds r12 = 224, r12
	nop 0
	br.ret.sptk.many b0
.L443:
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
	(p7) br.cond.dptk .L438
	.mmi
	adds r34 = 184, r12
	adds r35 = 192, r12
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
	adds r12 = 224, r12
	br.ret.sptk.many b0
	;;
.L444:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	nop 0
	addl r14 = 34, r0
	mov r1 = r40
	.mmi
	nop 0
	st8 [r34] = r37
	nop 0
	;;
	.mib
	st4 [r8] = r14
	nop 0
	br .L438
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
	alloc r39 = ar.pfs, 2, 7, 7, 0
	.fframe 224
	adds r12 = -224, r12
	.save rp, r38
	mov r38 = b0
	.mmi
	mov r40 = r1
	.body
	mov r41 = r32
	mov r42 = r33
	;;
	.mmi
	adds r16 = 208, r12
	addl r36 = 32767, r0
	adds r17 = 216, r12
	.mmi
	adds r34 = 184, r12
	adds r35 = 192, r12
	adds r8 = 128, r12
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
	(p7) br.cond.dpnt .L453
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 128, r12
	adds r8 = 72, r12
	mov r1 = r40
	;;
	.mmi
	ld8 r41 = [r14]
	nop 0
	adds r14 = 136, r12
	;;
	.mmi
	ld8 r42 = [r14]
	nop 0
	adds r14 = 144, r12
	;;
	.mmi
	ld8 r43 = [r14]
	nop 0
	adds r14 = 152, r12
	;;
	.mmi
	ld8 r44 = [r14]
	nop 0
	adds r14 = 160, r12
	;;
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 168, r12
	;;
	.mmi
	ld8 r46 = [r14]
	nop 0
	adds r14 = 176, r12
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br.call.sptk.many b0 = real_exp2#
	;;
	.mmi
	adds r15 = 80, r12
	adds r17 = 72, r12
	nop 0
	.mmi
	adds r14 = 24, r12
	adds r18 = 16, r12
	mov r1 = r40
	;;
	.mmi
	ld8 r16 = [r17]
	ld8 r17 = [r15]
	adds r15 = 88, r12
	;;
	.mmi
	st8 [r14] = r17, 8
	ld8 r17 = [r15]
	adds r15 = 96, r12
	.mmi
	mov r41 = r16
	st8 [r18] = r16
	nop 0
	;;
	.mmi
	st8 [r14] = r17, 8
	ld8 r16 = [r15]
	adds r15 = 104, r12
	.mmi
	nop 0
	adds r17 = 24, r12
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	nop 0
	.mmi
	adds r15 = 112, r12
	ld8 r42 = [r17]
	adds r17 = 32, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	nop 0
	.mmi
	adds r15 = 120, r12
	ld8 r43 = [r17]
	adds r17 = 40, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r15 = [r15]
	adds r16 = 48, r12
	.mmi
	ld8 r44 = [r17]
	;;
	st8 [r14] = r15
	adds r14 = 56, r12
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
	(p7) br.cond.dpnt .L454
	;;
	.mmi
	st8 [r34] = r37
	nop 0
	nop 0
.L448:
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
	adds r12 = 224, r12
	nop 0
	br.ret.sptk.many b0
.L453:
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
	(p7) br.cond.dptk .L448
	.mmi
	adds r34 = 184, r12
	adds r35 = 192, r12
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
	adds r12 = 224, r12
	br.ret.sptk.many b0
	;;
.L454:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	nop 0
	addl r14 = 34, r0
	mov r1 = r40
	.mmi
	nop 0
	st8 [r34] = r37
	nop 0
	;;
	.mib
	st4 [r8] = r14
	nop 0
	br .L448
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
	alloc r40 = ar.pfs, 2, 8, 7, 0
	.fframe 224
	adds r12 = -224, r12
	.save rp, r39
	mov r39 = b0
	.mmi
	mov r42 = r32
	mov r43 = r33
	mov r41 = r1
	.body
	;;
	.mmi
	adds r14 = 208, r12
	addl r36 = 32767, r0
	adds r38 = 128, r12
	.mmi
	adds r37 = 72, r12
	adds r34 = 184, r12
	adds r35 = 192, r12
	;;
	.mmi
	st8 [r14] = r32
	adds r14 = 216, r12
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
	(p7) br.cond.dpnt .L469
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
	(p7) br.cond.dpnt .L457
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 136, r12
	mov r8 = r37
	mov r1 = r41
	.mmi
	ld8 r42 = [r38]
	;;
	ld8 r43 = [r14]
	adds r14 = 144, r12
	;;
	.mmi
	ld8 r44 = [r14]
	nop 0
	adds r14 = 152, r12
	;;
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 160, r12
	;;
	.mmi
	ld8 r46 = [r14]
	nop 0
	adds r14 = 168, r12
	;;
	.mmi
	ld8 r47 = [r14]
	nop 0
	adds r14 = 176, r12
	;;
	.mib
	ld8 r48 = [r14]
	nop 0
	br.call.sptk.many b0 = real_expm1#
	;;
	.mmi
	nop 0
	adds r15 = 80, r12
	adds r14 = 24, r12
	.mmi
	ld8 r16 = [r37]
	adds r18 = 16, r12
	mov r1 = r41
	;;
	.mmi
	ld8 r17 = [r15]
	nop 0
	adds r15 = 88, r12
	.mmi
	mov r42 = r16
	st8 [r18] = r16
	nop 0
	;;
	.mmi
	st8 [r14] = r17, 8
	ld8 r17 = [r15]
	adds r15 = 96, r12
	;;
	.mmi
	st8 [r14] = r17, 8
	ld8 r16 = [r15]
	adds r15 = 104, r12
	.mmi
	nop 0
	adds r17 = 24, r12
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	nop 0
	.mmi
	adds r15 = 112, r12
	ld8 r43 = [r17]
	adds r17 = 32, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	nop 0
	.mmi
	adds r15 = 120, r12
	ld8 r44 = [r17]
	adds r17 = 40, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r15 = [r15]
	adds r16 = 48, r12
	.mmi
	ld8 r45 = [r17]
	;;
	st8 [r14] = r15
	adds r14 = 56, r12
	.mmi
	ld8 r46 = [r16]
	nop 0
	mov r48 = r15
	;;
	.mib
	ld8 r47 = [r14]
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
	(p7) br.cond.dpnt .L470
	;;
	.mmi
	st8 [r34] = r37
	nop 0
	nop 0
.L460:
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
	adds r12 = 224, r12
	nop 0
	br.ret.sptk.many b0
.L469:
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
	(p7) br.cond.dpnt .L471
.L457:
	.mmi
	adds r34 = 184, r12
	nop 0
	adds r35 = 192, r12
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
	adds r12 = 224, r12
	nop 0
	br.ret.sptk.many b0
.L471:
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
	(p6) br.cond.dptk .L457
	;;
	.mmi
	cmp.le p6, p7 = r0, r32
	adds r34 = 184, r12
	adds r35 = 192, r12
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
	adds r12 = 224, r12
	br.ret.sptk.many b0
	;;
.L470:
	.body
	.copy_state 3
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	nop 0
	addl r14 = 34, r0
	mov r1 = r41
	.mmi
	nop 0
	st8 [r34] = r37
	nop 0
	;;
	.mib
	st4 [r8] = r14
	nop 0
	br .L460
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
	alloc r40 = ar.pfs, 2, 8, 7, 0
	.fframe 224
	adds r12 = -224, r12
	.save rp, r39
	mov r39 = b0
	.mmi
	mov r42 = r32
	mov r43 = r33
	mov r41 = r1
	.body
	;;
	.mmi
	adds r14 = 208, r12
	addl r36 = 32767, r0
	adds r38 = 128, r12
	.mmi
	adds r37 = 72, r12
	adds r34 = 184, r12
	adds r35 = 192, r12
	;;
	.mmi
	st8 [r14] = r32
	adds r14 = 216, r12
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
	(p7) br.cond.dpnt .L485
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
	(p7) br.cond.dpnt .L474
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 136, r12
	mov r8 = r37
	mov r1 = r41
	.mmi
	ld8 r42 = [r38]
	;;
	ld8 r43 = [r14]
	adds r14 = 144, r12
	;;
	.mmi
	ld8 r44 = [r14]
	nop 0
	adds r14 = 152, r12
	;;
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 160, r12
	;;
	.mmi
	ld8 r46 = [r14]
	nop 0
	adds r14 = 168, r12
	;;
	.mmi
	ld8 r47 = [r14]
	nop 0
	adds r14 = 176, r12
	;;
	.mib
	ld8 r48 = [r14]
	nop 0
	br.call.sptk.many b0 = real_cbrt#
	;;
	.mmi
	nop 0
	adds r15 = 80, r12
	adds r14 = 24, r12
	.mmi
	ld8 r16 = [r37]
	adds r18 = 16, r12
	mov r1 = r41
	;;
	.mmi
	ld8 r17 = [r15]
	nop 0
	adds r15 = 88, r12
	.mmi
	mov r42 = r16
	st8 [r18] = r16
	nop 0
	;;
	.mmi
	st8 [r14] = r17, 8
	ld8 r17 = [r15]
	adds r15 = 96, r12
	;;
	.mmi
	st8 [r14] = r17, 8
	ld8 r16 = [r15]
	adds r15 = 104, r12
	.mmi
	nop 0
	adds r17 = 24, r12
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	nop 0
	.mmi
	adds r15 = 112, r12
	ld8 r43 = [r17]
	adds r17 = 32, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	nop 0
	.mmi
	adds r15 = 120, r12
	ld8 r44 = [r17]
	adds r17 = 40, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r15 = [r15]
	adds r16 = 48, r12
	.mmi
	ld8 r45 = [r17]
	;;
	st8 [r14] = r15
	adds r14 = 56, r12
	.mmi
	ld8 r46 = [r16]
	nop 0
	mov r48 = r15
	;;
	.mib
	ld8 r47 = [r14]
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
	(p7) br.cond.dpnt .L486
	;;
	.mmi
	st8 [r34] = r37
	nop 0
	nop 0
.L477:
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
	adds r12 = 224, r12
	nop 0
	br.ret.sptk.many b0
.L485:
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
	(p7) br.cond.dpnt .L487
.L474:
	.mmi
	adds r34 = 184, r12
	nop 0
	adds r35 = 192, r12
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
	adds r12 = 224, r12
	nop 0
	br.ret.sptk.many b0
.L487:
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
	(p6) br.cond.dptk .L474
	.mmi
	adds r34 = 184, r12
	nop 0
	adds r35 = 192, r12
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
	adds r12 = 224, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L486:
	.body
	.copy_state 3
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	nop 0
	addl r14 = 34, r0
	mov r1 = r41
	.mmi
	nop 0
	st8 [r34] = r37
	nop 0
	;;
	.mib
	st4 [r8] = r14
	nop 0
	br .L477
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
	alloc r40 = ar.pfs, 2, 8, 7, 0
	.fframe 224
	adds r12 = -224, r12
	.save rp, r39
	mov r39 = b0
	.mmi
	mov r41 = r1
	.body
	mov r42 = r32
	mov r43 = r33
	;;
	.mmi
	adds r14 = 208, r12
	addl r36 = 32767, r0
	adds r38 = 128, r12
	.mmi
	adds r37 = 72, r12
	adds r34 = 184, r12
	adds r35 = 192, r12
	;;
	.mmi
	st8 [r14] = r32
	adds r14 = 216, r12
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
	(p7) br.cond.dpnt .L501
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
	(p7) br.cond.dpnt .L490
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 136, r12
	mov r8 = r37
	mov r1 = r41
	.mmi
	ld8 r42 = [r38]
	;;
	ld8 r43 = [r14]
	adds r14 = 144, r12
	;;
	.mmi
	ld8 r44 = [r14]
	nop 0
	adds r14 = 152, r12
	;;
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 160, r12
	;;
	.mmi
	ld8 r46 = [r14]
	nop 0
	adds r14 = 168, r12
	;;
	.mmi
	ld8 r47 = [r14]
	nop 0
	adds r14 = 176, r12
	;;
	.mib
	ld8 r48 = [r14]
	nop 0
	br.call.sptk.many b0 = real_sin#
	;;
	.mmi
	nop 0
	adds r15 = 80, r12
	adds r14 = 24, r12
	.mmi
	ld8 r16 = [r37]
	adds r18 = 16, r12
	mov r1 = r41
	;;
	.mmi
	ld8 r17 = [r15]
	nop 0
	adds r15 = 88, r12
	.mmi
	mov r42 = r16
	st8 [r18] = r16
	nop 0
	;;
	.mmi
	st8 [r14] = r17, 8
	ld8 r17 = [r15]
	adds r15 = 96, r12
	;;
	.mmi
	st8 [r14] = r17, 8
	ld8 r16 = [r15]
	adds r15 = 104, r12
	.mmi
	nop 0
	adds r17 = 24, r12
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	nop 0
	.mmi
	adds r15 = 112, r12
	ld8 r43 = [r17]
	adds r17 = 32, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	nop 0
	.mmi
	adds r15 = 120, r12
	ld8 r44 = [r17]
	adds r17 = 40, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r15 = [r15]
	adds r16 = 48, r12
	.mmi
	ld8 r45 = [r17]
	;;
	st8 [r14] = r15
	adds r14 = 56, r12
	.mmi
	ld8 r46 = [r16]
	nop 0
	mov r48 = r15
	;;
	.mib
	ld8 r47 = [r14]
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
	(p7) br.cond.dpnt .L502
	;;
	.mmi
	st8 [r34] = r37
	nop 0
	nop 0
.L493:
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
	adds r12 = 224, r12
	nop 0
	br.ret.sptk.many b0
.L501:
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
	(p7) br.cond.dpnt .L503
.L490:
	.mmi
	adds r34 = 184, r12
	nop 0
	adds r35 = 192, r12
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
	adds r12 = 224, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L502:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	nop 0
	addl r14 = 34, r0
	mov r1 = r41
	.mmi
	nop 0
	st8 [r34] = r37
	nop 0
	;;
	.mib
	st4 [r8] = r14
	nop 0
	br .L493
.L503:
	.mii
	nop 0
	extr.u r14 = r32, 0, 63
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L490
	.mib
	adds r34 = 184, r12
	adds r35 = 192, r12
	br.call.sptk.many b0 = __errno#
	;;
	.mlx
	nop 0
	movl r14 = 9223231299366420480
	.mmi
	st8 [r35] = r0
	nop 0
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
	adds r12 = 224, r12
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
	alloc r39 = ar.pfs, 2, 7, 7, 0
	.fframe 224
	adds r12 = -224, r12
	.save rp, r38
	mov r38 = b0
	.mmi
	mov r40 = r1
	.body
	mov r41 = r32
	mov r42 = r33
	;;
	.mmi
	adds r16 = 208, r12
	addl r37 = 32767, r0
	adds r17 = 216, r12
	.mmi
	adds r34 = 184, r12
	adds r36 = 192, r12
	adds r8 = 128, r12
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
	(p7) br.cond.dpnt .L511
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 128, r12
	adds r8 = 72, r12
	mov r1 = r40
	;;
	.mmi
	ld8 r41 = [r14]
	nop 0
	adds r14 = 136, r12
	;;
	.mmi
	ld8 r42 = [r14]
	nop 0
	adds r14 = 144, r12
	;;
	.mmi
	ld8 r43 = [r14]
	nop 0
	adds r14 = 152, r12
	;;
	.mmi
	ld8 r44 = [r14]
	nop 0
	adds r14 = 160, r12
	;;
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 168, r12
	;;
	.mmi
	ld8 r46 = [r14]
	nop 0
	adds r14 = 176, r12
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br.call.sptk.many b0 = real_cos#
	;;
	.mmi
	adds r15 = 80, r12
	adds r17 = 72, r12
	nop 0
	.mmi
	adds r14 = 24, r12
	adds r18 = 16, r12
	mov r1 = r40
	;;
	.mmi
	ld8 r16 = [r17]
	ld8 r17 = [r15]
	adds r15 = 88, r12
	;;
	.mmi
	st8 [r14] = r17, 8
	ld8 r17 = [r15]
	adds r15 = 96, r12
	.mmi
	mov r41 = r16
	st8 [r18] = r16
	nop 0
	;;
	.mmi
	st8 [r14] = r17, 8
	ld8 r16 = [r15]
	adds r15 = 104, r12
	.mmi
	nop 0
	adds r17 = 24, r12
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	nop 0
	.mmi
	adds r15 = 112, r12
	ld8 r42 = [r17]
	adds r17 = 32, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	nop 0
	.mmi
	adds r15 = 120, r12
	ld8 r43 = [r17]
	adds r17 = 40, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r15 = [r15]
	adds r16 = 48, r12
	.mmi
	ld8 r44 = [r17]
	;;
	st8 [r14] = r15
	adds r14 = 56, r12
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
	(p7) br.cond.dpnt .L512
	;;
	.mmi
	st8 [r34] = r35
	nop 0
	nop 0
.L507:
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
	adds r12 = 224, r12
	nop 0
	br.ret.sptk.many b0
.L511:
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
	(p7) br.cond.dptk .L507
	.mib
	adds r34 = 184, r12
	adds r36 = 192, r12
	br.call.sptk.many b0 = __errno#
	;;
	.mlx
	nop 0
	movl r14 = 9223231299366420480
	.mmi
	st8 [r36] = r0
	nop 0
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
	adds r12 = 224, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L512:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	nop 0
	addl r14 = 34, r0
	mov r1 = r40
	.mmi
	nop 0
	st8 [r34] = r35
	nop 0
	;;
	.mib
	st4 [r8] = r14
	nop 0
	br .L507
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
	alloc r40 = ar.pfs, 2, 8, 7, 0
	.fframe 224
	adds r12 = -224, r12
	.save rp, r39
	mov r39 = b0
	.mmi
	mov r41 = r1
	.body
	mov r42 = r32
	mov r43 = r33
	;;
	.mmi
	adds r14 = 208, r12
	addl r36 = 32767, r0
	adds r38 = 128, r12
	.mmi
	adds r37 = 72, r12
	adds r34 = 184, r12
	adds r35 = 192, r12
	;;
	.mmi
	st8 [r14] = r32
	adds r14 = 216, r12
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
	(p7) br.cond.dpnt .L526
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
	(p7) br.cond.dpnt .L515
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 136, r12
	mov r8 = r37
	mov r1 = r41
	.mmi
	ld8 r42 = [r38]
	;;
	ld8 r43 = [r14]
	adds r14 = 144, r12
	;;
	.mmi
	ld8 r44 = [r14]
	nop 0
	adds r14 = 152, r12
	;;
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 160, r12
	;;
	.mmi
	ld8 r46 = [r14]
	nop 0
	adds r14 = 168, r12
	;;
	.mmi
	ld8 r47 = [r14]
	nop 0
	adds r14 = 176, r12
	;;
	.mib
	ld8 r48 = [r14]
	nop 0
	br.call.sptk.many b0 = real_tan#
	;;
	.mmi
	nop 0
	adds r15 = 80, r12
	adds r14 = 24, r12
	.mmi
	ld8 r16 = [r37]
	adds r18 = 16, r12
	mov r1 = r41
	;;
	.mmi
	ld8 r17 = [r15]
	nop 0
	adds r15 = 88, r12
	.mmi
	mov r42 = r16
	st8 [r18] = r16
	nop 0
	;;
	.mmi
	st8 [r14] = r17, 8
	ld8 r17 = [r15]
	adds r15 = 96, r12
	;;
	.mmi
	st8 [r14] = r17, 8
	ld8 r16 = [r15]
	adds r15 = 104, r12
	.mmi
	nop 0
	adds r17 = 24, r12
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	nop 0
	.mmi
	adds r15 = 112, r12
	ld8 r43 = [r17]
	adds r17 = 32, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	nop 0
	.mmi
	adds r15 = 120, r12
	ld8 r44 = [r17]
	adds r17 = 40, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r15 = [r15]
	adds r16 = 48, r12
	.mmi
	ld8 r45 = [r17]
	;;
	st8 [r14] = r15
	adds r14 = 56, r12
	.mmi
	ld8 r46 = [r16]
	nop 0
	mov r48 = r15
	;;
	.mib
	ld8 r47 = [r14]
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
	(p7) br.cond.dpnt .L527
	;;
	.mmi
	st8 [r34] = r37
	nop 0
	nop 0
.L518:
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
	adds r12 = 224, r12
	nop 0
	br.ret.sptk.many b0
.L526:
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
	(p7) br.cond.dpnt .L528
.L515:
	.mmi
	adds r34 = 184, r12
	nop 0
	adds r35 = 192, r12
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
	adds r12 = 224, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L527:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	nop 0
	addl r14 = 34, r0
	mov r1 = r41
	.mmi
	nop 0
	st8 [r34] = r37
	nop 0
	;;
	.mib
	st4 [r8] = r14
	nop 0
	br .L518
.L528:
	.mii
	nop 0
	extr.u r14 = r32, 0, 63
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L515
	.mib
	adds r34 = 184, r12
	adds r35 = 192, r12
	br.call.sptk.many b0 = __errno#
	;;
	.mlx
	nop 0
	movl r14 = 9223231299366420480
	.mmi
	st8 [r35] = r0
	nop 0
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
	adds r12 = 224, r12
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
	alloc r40 = ar.pfs, 2, 8, 7, 0
	.fframe 240
	adds r12 = -240, r12
	extr.u r14 = r32, 48, 15
	.mmi
	mov r41 = r1
	mov r34 = r32
	mov r45 = r33
	;;
	.mmi
	addl r37 = 32767, r0
	adds r15 = 224, r12
	.save rp, r39
	mov r39 = b0
	.body
	.mmi
	nop 0
	adds r16 = 200, r12
	nop 0
	;;
	.mlx
	cmp4.ne p6, p7 = r37, r14
	movl r14 = 9223372036854775807
	.mii
	st8 [r15] = r32
	adds r15 = 232, r12
	;;
	and r14 = r14, r32
	.mmb
	st8 [r15] = r33
	nop 0
	(p7) br.cond.dpnt .L543
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
	(p7) br.cond.dpnt .L531
	;;
	.mmi
	add r15 = r1, r15
	st8 [r16] = r14
	adds r14 = 208, r12
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
	(p6) br.cond.dptk .L535
	.mmi
	adds r38 = 128, r12
	mov r42 = r32
	mov r43 = r33
	.mmi
	adds r34 = 72, r12
	adds r35 = 184, r12
	adds r36 = 192, r12
	;;
	.mib
	mov r8 = r38
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 136, r12
	mov r8 = r34
	mov r1 = r41
	.mmi
	ld8 r42 = [r38]
	;;
	ld8 r43 = [r14]
	adds r14 = 144, r12
	;;
	.mmi
	ld8 r44 = [r14]
	nop 0
	adds r14 = 152, r12
	;;
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 160, r12
	;;
	.mmi
	ld8 r46 = [r14]
	nop 0
	adds r14 = 168, r12
	;;
	.mmi
	ld8 r47 = [r14]
	nop 0
	adds r14 = 176, r12
	;;
	.mib
	ld8 r48 = [r14]
	nop 0
	br.call.sptk.many b0 = real_asin#
	;;
	.mmi
	nop 0
	adds r15 = 80, r12
	adds r14 = 24, r12
	.mmi
	ld8 r16 = [r34]
	adds r18 = 16, r12
	mov r1 = r41
	;;
	.mmi
	ld8 r17 = [r15]
	nop 0
	adds r15 = 88, r12
	.mmi
	mov r42 = r16
	st8 [r18] = r16
	nop 0
	;;
	.mmi
	st8 [r14] = r17, 8
	ld8 r17 = [r15]
	adds r15 = 96, r12
	;;
	.mmi
	st8 [r14] = r17, 8
	ld8 r16 = [r15]
	adds r15 = 104, r12
	.mmi
	nop 0
	adds r17 = 24, r12
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	nop 0
	.mmi
	adds r15 = 112, r12
	ld8 r43 = [r17]
	adds r17 = 32, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	nop 0
	.mmi
	adds r15 = 120, r12
	ld8 r44 = [r17]
	adds r17 = 40, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r15 = [r15]
	adds r16 = 48, r12
	.mmi
	ld8 r45 = [r17]
	;;
	st8 [r14] = r15
	adds r14 = 56, r12
	.mmi
	ld8 r46 = [r16]
	nop 0
	mov r48 = r15
	;;
	.mib
	ld8 r47 = [r14]
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
	(p7) br.cond.dpnt .L544
	;;
	.mmi
	st8 [r35] = r34
	nop 0
	nop 0
.L534:
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
	adds r12 = 240, r12
	nop 0
	br.ret.sptk.many b0
.L543:
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
	(p6) br.cond.dptk .L531
	.mii
	nop 0
	extr.u r14 = r32, 0, 63
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L531
.L535:
	.mib
	adds r35 = 184, r12
	adds r36 = 192, r12
	br.call.sptk.many b0 = __errno#
	;;
	.mlx
	nop 0
	movl r14 = 9223231299366420480
	.mmi
	mov r1 = r41
	;;
	st8 [r35] = r14
	addl r14 = 33, r0
	;;
	.mmi
	st4 [r8] = r14
	st8 [r36] = r0
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
	.label_state 2
	.restore sp
	adds r12 = 240, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L531:
	.body
	.copy_state 2
	.mmi
	adds r35 = 184, r12
	nop 0
	adds r36 = 192, r12
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
	adds r12 = 240, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L544:
	.body
	.copy_state 3
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	nop 0
	addl r14 = 34, r0
	mov r1 = r41
	.mmi
	nop 0
	st8 [r35] = r34
	nop 0
	;;
	.mib
	st4 [r8] = r14
	nop 0
	br .L534
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
	alloc r40 = ar.pfs, 2, 8, 7, 0
	.fframe 240
	adds r12 = -240, r12
	extr.u r14 = r32, 48, 15
	.mmi
	mov r41 = r1
	nop 0
	mov r45 = r33
	;;
	.mmi
	adds r15 = 224, r12
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
	adds r15 = 232, r12
	.mlx
	and r44 = r44, r32
	movl r14 = @gprel(one#)
	;;
	.mmi
	st8 [r15] = r33
	nop 0
	add r14 = r1, r14
	.mmb
	adds r15 = 200, r12
	nop 0
	(p7) br.cond.dpnt .L555
	;;
	.mmi
	ld8 r42 = [r14], 8
	st8 [r15] = r44
	adds r15 = 208, r12
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
	(p6) br.cond.dptk .L549
	.mmi
	adds r38 = 128, r12
	mov r42 = r32
	mov r43 = r33
	.mmi
	adds r34 = 72, r12
	adds r35 = 184, r12
	adds r36 = 192, r12
	;;
	.mib
	mov r8 = r38
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 136, r12
	mov r8 = r34
	mov r1 = r41
	.mmi
	ld8 r42 = [r38]
	;;
	ld8 r43 = [r14]
	adds r14 = 144, r12
	;;
	.mmi
	ld8 r44 = [r14]
	nop 0
	adds r14 = 152, r12
	;;
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 160, r12
	;;
	.mmi
	ld8 r46 = [r14]
	nop 0
	adds r14 = 168, r12
	;;
	.mmi
	ld8 r47 = [r14]
	nop 0
	adds r14 = 176, r12
	;;
	.mib
	ld8 r48 = [r14]
	nop 0
	br.call.sptk.many b0 = real_acos#
	;;
	.mmi
	nop 0
	adds r15 = 80, r12
	adds r14 = 24, r12
	.mmi
	ld8 r16 = [r34]
	adds r18 = 16, r12
	mov r1 = r41
	;;
	.mmi
	ld8 r17 = [r15]
	nop 0
	adds r15 = 88, r12
	.mmi
	mov r42 = r16
	st8 [r18] = r16
	nop 0
	;;
	.mmi
	st8 [r14] = r17, 8
	ld8 r17 = [r15]
	adds r15 = 96, r12
	;;
	.mmi
	st8 [r14] = r17, 8
	ld8 r16 = [r15]
	adds r15 = 104, r12
	.mmi
	nop 0
	adds r17 = 24, r12
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	nop 0
	.mmi
	adds r15 = 112, r12
	ld8 r43 = [r17]
	adds r17 = 32, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	nop 0
	.mmi
	adds r15 = 120, r12
	ld8 r44 = [r17]
	adds r17 = 40, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r15 = [r15]
	adds r16 = 48, r12
	.mmi
	ld8 r45 = [r17]
	;;
	st8 [r14] = r15
	adds r14 = 56, r12
	.mmi
	ld8 r46 = [r16]
	nop 0
	mov r48 = r15
	;;
	.mib
	ld8 r47 = [r14]
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
	(p7) br.cond.dpnt .L556
	;;
	.mmi
	st8 [r35] = r34
	nop 0
	nop 0
.L548:
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
	adds r12 = 240, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L549:
	.body
	.copy_state 1
	.mmi
	nop 0
	adds r35 = 184, r12
	adds r36 = 192, r12
.L551:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mlx
	nop 0
	movl r14 = 9223231299366420480
	.mmi
	mov r1 = r41
	;;
	st8 [r35] = r14
	addl r14 = 33, r0
	;;
	.mmi
	st4 [r8] = r14
	st8 [r36] = r0
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
	.label_state 2
	.restore sp
	adds r12 = 240, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L555:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r14 = 281474976710655
	.mii
	adds r35 = 184, r12
	adds r36 = 192, r12
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
	(p6) br.cond.dpnt .L551
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
	adds r12 = 240, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L556:
	.body
	.copy_state 3
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	nop 0
	addl r14 = 34, r0
	mov r1 = r41
	.mmi
	nop 0
	st8 [r35] = r34
	nop 0
	;;
	.mib
	st4 [r8] = r14
	nop 0
	br .L548
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
	alloc r40 = ar.pfs, 2, 8, 7, 0
	.fframe 224
	adds r12 = -224, r12
	.save rp, r39
	mov r39 = b0
	.mmi
	mov r42 = r32
	mov r43 = r33
	mov r41 = r1
	.body
	;;
	.mmi
	adds r14 = 208, r12
	addl r36 = 32767, r0
	adds r38 = 128, r12
	.mmi
	adds r37 = 72, r12
	adds r34 = 184, r12
	adds r35 = 192, r12
	;;
	.mmi
	st8 [r14] = r32
	adds r14 = 216, r12
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
	(p7) br.cond.dpnt .L570
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
	(p7) br.cond.dpnt .L559
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 136, r12
	mov r8 = r37
	mov r1 = r41
	.mmi
	ld8 r42 = [r38]
	;;
	ld8 r43 = [r14]
	adds r14 = 144, r12
	;;
	.mmi
	ld8 r44 = [r14]
	nop 0
	adds r14 = 152, r12
	;;
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 160, r12
	;;
	.mmi
	ld8 r46 = [r14]
	nop 0
	adds r14 = 168, r12
	;;
	.mmi
	ld8 r47 = [r14]
	nop 0
	adds r14 = 176, r12
	;;
	.mib
	ld8 r48 = [r14]
	nop 0
	br.call.sptk.many b0 = real_atan#
	;;
	.mmi
	nop 0
	adds r15 = 80, r12
	adds r14 = 24, r12
	.mmi
	ld8 r16 = [r37]
	adds r18 = 16, r12
	mov r1 = r41
	;;
	.mmi
	ld8 r17 = [r15]
	nop 0
	adds r15 = 88, r12
	.mmi
	mov r42 = r16
	st8 [r18] = r16
	nop 0
	;;
	.mmi
	st8 [r14] = r17, 8
	ld8 r17 = [r15]
	adds r15 = 96, r12
	;;
	.mmi
	st8 [r14] = r17, 8
	ld8 r16 = [r15]
	adds r15 = 104, r12
	.mmi
	nop 0
	adds r17 = 24, r12
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	nop 0
	.mmi
	adds r15 = 112, r12
	ld8 r43 = [r17]
	adds r17 = 32, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	nop 0
	.mmi
	adds r15 = 120, r12
	ld8 r44 = [r17]
	adds r17 = 40, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r15 = [r15]
	adds r16 = 48, r12
	.mmi
	ld8 r45 = [r17]
	;;
	st8 [r14] = r15
	adds r14 = 56, r12
	.mmi
	ld8 r46 = [r16]
	nop 0
	mov r48 = r15
	;;
	.mib
	ld8 r47 = [r14]
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
	(p7) br.cond.dpnt .L571
	;;
	.mmi
	st8 [r34] = r37
	nop 0
	nop 0
.L562:
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
	adds r12 = 224, r12
	nop 0
	br.ret.sptk.many b0
.L570:
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
	(p7) br.cond.dpnt .L572
.L559:
	.mmi
	adds r34 = 184, r12
	nop 0
	adds r35 = 192, r12
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
	adds r12 = 224, r12
	nop 0
	br.ret.sptk.many b0
.L572:
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
	(p6) br.cond.dptk .L559
	.mlx
	nop 0
	movl r14 = -9223372036854775808
	.mmi
	adds r34 = 184, r12
	nop 0
	adds r35 = 192, r12
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
	adds r12 = 224, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L571:
	.body
	.copy_state 3
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	nop 0
	addl r14 = 34, r0
	mov r1 = r41
	.mmi
	nop 0
	st8 [r34] = r37
	nop 0
	;;
	.mib
	st4 [r8] = r14
	nop 0
	br .L562
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
	alloc r40 = ar.pfs, 2, 8, 7, 0
	.fframe 224
	adds r12 = -224, r12
	.save rp, r39
	mov r39 = b0
	.mmi
	mov r42 = r32
	mov r43 = r33
	mov r41 = r1
	.body
	;;
	.mmi
	adds r14 = 208, r12
	addl r36 = 32767, r0
	adds r38 = 128, r12
	.mmi
	adds r37 = 72, r12
	adds r34 = 184, r12
	adds r35 = 192, r12
	;;
	.mmi
	st8 [r14] = r32
	adds r14 = 216, r12
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
	(p7) br.cond.dpnt .L586
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
	(p7) br.cond.dpnt .L575
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 136, r12
	mov r8 = r37
	mov r1 = r41
	.mmi
	ld8 r42 = [r38]
	;;
	ld8 r43 = [r14]
	adds r14 = 144, r12
	;;
	.mmi
	ld8 r44 = [r14]
	nop 0
	adds r14 = 152, r12
	;;
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 160, r12
	;;
	.mmi
	ld8 r46 = [r14]
	nop 0
	adds r14 = 168, r12
	;;
	.mmi
	ld8 r47 = [r14]
	nop 0
	adds r14 = 176, r12
	;;
	.mib
	ld8 r48 = [r14]
	nop 0
	br.call.sptk.many b0 = real_sinh#
	;;
	.mmi
	nop 0
	adds r15 = 80, r12
	adds r14 = 24, r12
	.mmi
	ld8 r16 = [r37]
	adds r18 = 16, r12
	mov r1 = r41
	;;
	.mmi
	ld8 r17 = [r15]
	nop 0
	adds r15 = 88, r12
	.mmi
	mov r42 = r16
	st8 [r18] = r16
	nop 0
	;;
	.mmi
	st8 [r14] = r17, 8
	ld8 r17 = [r15]
	adds r15 = 96, r12
	;;
	.mmi
	st8 [r14] = r17, 8
	ld8 r16 = [r15]
	adds r15 = 104, r12
	.mmi
	nop 0
	adds r17 = 24, r12
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	nop 0
	.mmi
	adds r15 = 112, r12
	ld8 r43 = [r17]
	adds r17 = 32, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	nop 0
	.mmi
	adds r15 = 120, r12
	ld8 r44 = [r17]
	adds r17 = 40, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r15 = [r15]
	adds r16 = 48, r12
	.mmi
	ld8 r45 = [r17]
	;;
	st8 [r14] = r15
	adds r14 = 56, r12
	.mmi
	ld8 r46 = [r16]
	nop 0
	mov r48 = r15
	;;
	.mib
	ld8 r47 = [r14]
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
	(p7) br.cond.dpnt .L587
	;;
	.mmi
	st8 [r34] = r37
	nop 0
	nop 0
.L578:
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
	adds r12 = 224, r12
	nop 0
	br.ret.sptk.many b0
.L586:
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
	(p7) br.cond.dpnt .L588
.L575:
	.mmi
	adds r34 = 184, r12
	nop 0
	adds r35 = 192, r12
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
	adds r12 = 224, r12
	nop 0
	br.ret.sptk.many b0
.L588:
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
	(p6) br.cond.dptk .L575
	.mmi
	adds r34 = 184, r12
	nop 0
	adds r35 = 192, r12
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
	adds r12 = 224, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L587:
	.body
	.copy_state 3
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	nop 0
	addl r14 = 34, r0
	mov r1 = r41
	.mmi
	nop 0
	st8 [r34] = r37
	nop 0
	;;
	.mib
	st4 [r8] = r14
	nop 0
	br .L578
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
	alloc r39 = ar.pfs, 2, 7, 7, 0
	.fframe 224
	adds r12 = -224, r12
	nop 0
	.mii
	mov r14 = r32
	.save rp, r38
	mov r38 = b0
	mov r40 = r1
	.body
	;;
	.mmi
	adds r16 = 208, r12
	addl r36 = 32767, r0
	adds r17 = 216, r12
	.mmi
	adds r34 = 184, r12
	adds r35 = 192, r12
	adds r8 = 128, r12
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
	(p7) br.cond.dpnt .L596
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 128, r12
	adds r8 = 72, r12
	mov r1 = r40
	;;
	.mmi
	ld8 r41 = [r14]
	nop 0
	adds r14 = 136, r12
	;;
	.mmi
	ld8 r42 = [r14]
	nop 0
	adds r14 = 144, r12
	;;
	.mmi
	ld8 r43 = [r14]
	nop 0
	adds r14 = 152, r12
	;;
	.mmi
	ld8 r44 = [r14]
	nop 0
	adds r14 = 160, r12
	;;
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 168, r12
	;;
	.mmi
	ld8 r46 = [r14]
	nop 0
	adds r14 = 176, r12
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br.call.sptk.many b0 = real_cosh#
	;;
	.mmi
	adds r15 = 80, r12
	adds r17 = 72, r12
	nop 0
	.mmi
	adds r14 = 24, r12
	adds r18 = 16, r12
	mov r1 = r40
	;;
	.mmi
	ld8 r16 = [r17]
	ld8 r17 = [r15]
	adds r15 = 88, r12
	;;
	.mmi
	st8 [r14] = r17, 8
	ld8 r17 = [r15]
	adds r15 = 96, r12
	.mmi
	mov r41 = r16
	st8 [r18] = r16
	nop 0
	;;
	.mmi
	st8 [r14] = r17, 8
	ld8 r16 = [r15]
	adds r15 = 104, r12
	.mmi
	nop 0
	adds r17 = 24, r12
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	nop 0
	.mmi
	adds r15 = 112, r12
	ld8 r42 = [r17]
	adds r17 = 32, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	nop 0
	.mmi
	adds r15 = 120, r12
	ld8 r43 = [r17]
	adds r17 = 40, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r15 = [r15]
	adds r16 = 48, r12
	.mmi
	ld8 r44 = [r17]
	;;
	st8 [r14] = r15
	adds r14 = 56, r12
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
	(p7) br.cond.dpnt .L597
	;;
	.mmi
	st8 [r34] = r37
	nop 0
	nop 0
.L592:
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
	adds r12 = 224, r12
	nop 0
	br.ret.sptk.many b0
.L596:
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
	(p6) adds r34 = 184, r12
	(p6) adds r35 = 192, r12
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
	adds r12 = 224, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L597:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	nop 0
	addl r14 = 34, r0
	mov r1 = r40
	.mmi
	nop 0
	st8 [r34] = r37
	nop 0
	;;
	.mib
	st4 [r8] = r14
	nop 0
	br .L592
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
	alloc r40 = ar.pfs, 2, 8, 7, 0
	.fframe 224
	adds r12 = -224, r12
	.save rp, r39
	mov r39 = b0
	.mmi
	mov r42 = r32
	mov r43 = r33
	mov r41 = r1
	.body
	;;
	.mmi
	adds r14 = 208, r12
	addl r36 = 32767, r0
	adds r38 = 128, r12
	.mmi
	adds r37 = 72, r12
	adds r34 = 184, r12
	adds r35 = 192, r12
	;;
	.mmi
	st8 [r14] = r32
	adds r14 = 216, r12
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
	(p7) br.cond.dpnt .L611
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
	(p7) br.cond.dpnt .L600
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 136, r12
	mov r8 = r37
	mov r1 = r41
	.mmi
	ld8 r42 = [r38]
	;;
	ld8 r43 = [r14]
	adds r14 = 144, r12
	;;
	.mmi
	ld8 r44 = [r14]
	nop 0
	adds r14 = 152, r12
	;;
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 160, r12
	;;
	.mmi
	ld8 r46 = [r14]
	nop 0
	adds r14 = 168, r12
	;;
	.mmi
	ld8 r47 = [r14]
	nop 0
	adds r14 = 176, r12
	;;
	.mib
	ld8 r48 = [r14]
	nop 0
	br.call.sptk.many b0 = real_tanh#
	;;
	.mmi
	nop 0
	adds r15 = 80, r12
	adds r14 = 24, r12
	.mmi
	ld8 r16 = [r37]
	adds r18 = 16, r12
	mov r1 = r41
	;;
	.mmi
	ld8 r17 = [r15]
	nop 0
	adds r15 = 88, r12
	.mmi
	mov r42 = r16
	st8 [r18] = r16
	nop 0
	;;
	.mmi
	st8 [r14] = r17, 8
	ld8 r17 = [r15]
	adds r15 = 96, r12
	;;
	.mmi
	st8 [r14] = r17, 8
	ld8 r16 = [r15]
	adds r15 = 104, r12
	.mmi
	nop 0
	adds r17 = 24, r12
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	nop 0
	.mmi
	adds r15 = 112, r12
	ld8 r43 = [r17]
	adds r17 = 32, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	nop 0
	.mmi
	adds r15 = 120, r12
	ld8 r44 = [r17]
	adds r17 = 40, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r15 = [r15]
	adds r16 = 48, r12
	.mmi
	ld8 r45 = [r17]
	;;
	st8 [r14] = r15
	adds r14 = 56, r12
	.mmi
	ld8 r46 = [r16]
	nop 0
	mov r48 = r15
	;;
	.mib
	ld8 r47 = [r14]
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
	(p7) br.cond.dpnt .L612
	;;
	.mmi
	st8 [r34] = r37
	nop 0
	nop 0
.L603:
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
	adds r12 = 224, r12
	nop 0
	br.ret.sptk.many b0
.L611:
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
	(p7) br.cond.dpnt .L613
.L600:
	.mmi
	adds r34 = 184, r12
	nop 0
	adds r35 = 192, r12
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
	adds r12 = 224, r12
	nop 0
	br.ret.sptk.many b0
.L613:
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
	(p6) br.cond.dptk .L600
	.mlx
	nop 0
	movl r14 = -9223372036854775808
	.mmi
	adds r34 = 184, r12
	nop 0
	adds r35 = 192, r12
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
	adds r12 = 224, r12
	br.ret.sptk.many b0
	;;
.L612:
	.body
	.copy_state 3
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	nop 0
	addl r14 = 34, r0
	mov r1 = r41
	.mmi
	nop 0
	st8 [r34] = r37
	nop 0
	;;
	.mib
	st4 [r8] = r14
	nop 0
	br .L603
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
	alloc r40 = ar.pfs, 2, 8, 7, 0
	.fframe 224
	adds r12 = -224, r12
	.save rp, r39
	mov r39 = b0
	.mmi
	mov r42 = r32
	mov r43 = r33
	mov r41 = r1
	.body
	;;
	.mmi
	adds r14 = 208, r12
	addl r36 = 32767, r0
	adds r38 = 128, r12
	.mmi
	adds r37 = 72, r12
	adds r34 = 184, r12
	adds r35 = 192, r12
	;;
	.mmi
	st8 [r14] = r32
	adds r14 = 216, r12
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
	(p7) br.cond.dpnt .L627
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
	(p7) br.cond.dpnt .L616
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 136, r12
	mov r8 = r37
	mov r1 = r41
	.mmi
	ld8 r42 = [r38]
	;;
	ld8 r43 = [r14]
	adds r14 = 144, r12
	;;
	.mmi
	ld8 r44 = [r14]
	nop 0
	adds r14 = 152, r12
	;;
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 160, r12
	;;
	.mmi
	ld8 r46 = [r14]
	nop 0
	adds r14 = 168, r12
	;;
	.mmi
	ld8 r47 = [r14]
	nop 0
	adds r14 = 176, r12
	;;
	.mib
	ld8 r48 = [r14]
	nop 0
	br.call.sptk.many b0 = real_asinh#
	;;
	.mmi
	nop 0
	adds r15 = 80, r12
	adds r14 = 24, r12
	.mmi
	ld8 r16 = [r37]
	adds r18 = 16, r12
	mov r1 = r41
	;;
	.mmi
	ld8 r17 = [r15]
	nop 0
	adds r15 = 88, r12
	.mmi
	mov r42 = r16
	st8 [r18] = r16
	nop 0
	;;
	.mmi
	st8 [r14] = r17, 8
	ld8 r17 = [r15]
	adds r15 = 96, r12
	;;
	.mmi
	st8 [r14] = r17, 8
	ld8 r16 = [r15]
	adds r15 = 104, r12
	.mmi
	nop 0
	adds r17 = 24, r12
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	nop 0
	.mmi
	adds r15 = 112, r12
	ld8 r43 = [r17]
	adds r17 = 32, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	nop 0
	.mmi
	adds r15 = 120, r12
	ld8 r44 = [r17]
	adds r17 = 40, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r15 = [r15]
	adds r16 = 48, r12
	.mmi
	ld8 r45 = [r17]
	;;
	st8 [r14] = r15
	adds r14 = 56, r12
	.mmi
	ld8 r46 = [r16]
	nop 0
	mov r48 = r15
	;;
	.mib
	ld8 r47 = [r14]
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
	(p7) br.cond.dpnt .L628
	;;
	.mmi
	st8 [r34] = r37
	nop 0
	nop 0
.L619:
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
	adds r12 = 224, r12
	nop 0
	br.ret.sptk.many b0
.L627:
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
	(p7) br.cond.dpnt .L629
.L616:
	.mmi
	adds r34 = 184, r12
	nop 0
	adds r35 = 192, r12
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
	adds r12 = 224, r12
	nop 0
	br.ret.sptk.many b0
.L629:
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
	(p6) br.cond.dptk .L616
	.mmi
	adds r34 = 184, r12
	nop 0
	adds r35 = 192, r12
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
	adds r12 = 224, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L628:
	.body
	.copy_state 3
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	nop 0
	addl r14 = 34, r0
	mov r1 = r41
	.mmi
	nop 0
	st8 [r34] = r37
	nop 0
	;;
	.mib
	st4 [r8] = r14
	nop 0
	br .L619
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
	alloc r40 = ar.pfs, 2, 8, 7, 0
	.fframe 224
	adds r12 = -224, r12
	extr.u r14 = r32, 48, 15
	.mmi
	mov r41 = r1
	mov r42 = r32
	mov r43 = r33
	;;
	.mmi
	addl r37 = 32767, r0
	adds r15 = 208, r12
	.save rp, r39
	mov r39 = b0
	.body
	;;
	.mlx
	cmp4.ne p6, p7 = r37, r14
	movl r14 = @gprel(one#)
	.mii
	st8 [r15] = r32
	adds r15 = 216, r12
	;;
	add r14 = r1, r14
	.mmb
	st8 [r15] = r33
	nop 0
	(p7) br.cond.dpnt .L641
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
	(p6) br.cond.dptk .L635
	.mmi
	adds r38 = 128, r12
	mov r42 = r32
	mov r43 = r33
	.mmi
	adds r34 = 72, r12
	adds r35 = 184, r12
	adds r36 = 192, r12
	;;
	.mib
	mov r8 = r38
	nop 0
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r14 = 136, r12
	mov r8 = r34
	mov r1 = r41
	.mmi
	ld8 r42 = [r38]
	;;
	ld8 r43 = [r14]
	adds r14 = 144, r12
	;;
	.mmi
	ld8 r44 = [r14]
	nop 0
	adds r14 = 152, r12
	;;
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 160, r12
	;;
	.mmi
	ld8 r46 = [r14]
	nop 0
	adds r14 = 168, r12
	;;
	.mmi
	ld8 r47 = [r14]
	nop 0
	adds r14 = 176, r12
	;;
	.mib
	ld8 r48 = [r14]
	nop 0
	br.call.sptk.many b0 = real_acosh#
	;;
	.mmi
	nop 0
	adds r15 = 80, r12
	adds r14 = 24, r12
	.mmi
	ld8 r16 = [r34]
	adds r18 = 16, r12
	mov r1 = r41
	;;
	.mmi
	ld8 r17 = [r15]
	nop 0
	adds r15 = 88, r12
	.mmi
	mov r42 = r16
	st8 [r18] = r16
	nop 0
	;;
	.mmi
	st8 [r14] = r17, 8
	ld8 r17 = [r15]
	adds r15 = 96, r12
	;;
	.mmi
	st8 [r14] = r17, 8
	ld8 r16 = [r15]
	adds r15 = 104, r12
	.mmi
	nop 0
	adds r17 = 24, r12
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	nop 0
	.mmi
	adds r15 = 112, r12
	ld8 r43 = [r17]
	adds r17 = 32, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	nop 0
	.mmi
	adds r15 = 120, r12
	ld8 r44 = [r17]
	adds r17 = 40, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r15 = [r15]
	adds r16 = 48, r12
	.mmi
	ld8 r45 = [r17]
	;;
	st8 [r14] = r15
	adds r14 = 56, r12
	.mmi
	ld8 r46 = [r16]
	nop 0
	mov r48 = r15
	;;
	.mib
	ld8 r47 = [r14]
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
	(p7) br.cond.dpnt .L642
	;;
	.mmi
	st8 [r35] = r34
	nop 0
	nop 0
.L633:
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
	adds r12 = 224, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L635:
	.body
	.copy_state 1
	.mmi
	nop 0
	adds r35 = 184, r12
	adds r36 = 192, r12
.L637:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mlx
	nop 0
	movl r14 = 9223231299366420480
	.mmi
	mov r1 = r41
	;;
	st8 [r35] = r14
	addl r14 = 33, r0
	;;
	.mmi
	st4 [r8] = r14
	st8 [r36] = r0
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
	.label_state 2
	.restore sp
	adds r12 = 224, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L641:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r14 = 281474976710655
	.mii
	adds r35 = 184, r12
	adds r36 = 192, r12
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
	(p7) br.cond.dptk .L633
	.mib
	cmp.le p6, p7 = r0, r32
	nop 0
	(p7) br.cond.dpnt .L637
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
	adds r12 = 224, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L642:
	.body
	.copy_state 3
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	nop 0
	addl r14 = 34, r0
	mov r1 = r41
	.mmi
	nop 0
	st8 [r35] = r34
	nop 0
	;;
	.mib
	st4 [r8] = r14
	nop 0
	br .L633
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
	alloc r36 = ar.pfs, 2, 4, 7, 0
	.fframe 160
	adds r12 = -160, r12
	extr.u r19 = r32, 48, 15
	.mmi
	mov r37 = r1
	nop 0
	mov r14 = r32
	;;
	.mmb
	addl r18 = 32767, r0
	adds r17 = 144, r12
	nop 0
	.mmi
	adds r16 = 152, r12
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
	(p7) br.cond.dpnt .L663
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r18
	(p7) br.cond.dptk .L660
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r33
	(p6) br.cond.dpnt .L647
	;;
.L660:
	.mib
	cmp.gt p6, p7 = r0, r14
	adds r34 = 72, r12
	(p6) br.cond.dpnt .L648
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
	adds r14 = 80, r12
	adds r8 = 16, r12
	mov r1 = r37
	.mmi
	ld8 r38 = [r34]
	;;
	ld8 r39 = [r14]
	adds r14 = 88, r12
	;;
	.mmi
	ld8 r40 = [r14]
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	ld8 r41 = [r14]
	nop 0
	adds r14 = 104, r12
	;;
	.mmi
	ld8 r42 = [r14]
	nop 0
	adds r14 = 112, r12
	;;
	.mmi
	ld8 r43 = [r14]
	nop 0
	adds r14 = 120, r12
	;;
	.mib
	ld8 r44 = [r14]
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
	.mmi
	ld8 r43 = [r14]
	nop 0
	adds r14 = 64, r12
	;;
	.mib
	ld8 r44 = [r14]
	nop 0
	br.call.sptk.many b0 = real_result#
	;;
	.mmi
	adds r16 = 128, r12
	adds r17 = 136, r12
	mov r1 = r37
	;;
	.mmi
	st8 [r16] = r8
	st8 [r17] = r9
	nop 0
.L646:
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
	adds r12 = 160, r12
	nop 0
	br.ret.sptk.many b0
.L663:
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
	(p6) br.cond.dpnt .L645
	;;
	.mmi
	adds r16 = 128, r12
	nop 0
	adds r17 = 136, r12
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
	adds r12 = 160, r12
	nop 0
	br.ret.sptk.many b0
.L645:
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
	(p7) br.cond.dptk .L664
.L647:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 34, r0
	nop 0
	adds r16 = 128, r12
	.mmi
	adds r17 = 136, r12
	nop 0
	mov r1 = r37
	;;
	.mlx
	st4 [r8] = r14
	movl r14 = -281474976710656
	.mmi
	nop 0
	st8 [r17] = r0
	nop 0
	;;
	.mmi
	st8 [r16] = r14
	ld8 r9 = [r17]
	nop 0
	;;
	.mii
	ld8 r8 = [r16]
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 160, r12
	br.ret.sptk.many b0
.L664:
	.body
	.copy_state 3
	.mmi
	nop 0
	cmp.gt p6, p7 = r0, r32
	nop 0
	;;
	.mii
	(p7) adds r16 = 128, r12
	(p7) adds r17 = 136, r12
	;;
	nop 0
	.mmb
	(p7) st8 [r16] = r32
	(p7) st8 [r17] = r0
	(p7) br.cond.dptk .L646
.L648:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 33, r0
	nop 0
	adds r16 = 128, r12
	.mmi
	adds r17 = 136, r12
	nop 0
	mov r1 = r37
	;;
	.mlx
	st4 [r8] = r14
	movl r14 = 9223231299366420480
	.mmi
	nop 0
	st8 [r17] = r0
	nop 0
	;;
	.mmi
	st8 [r16] = r14
	ld8 r9 = [r17]
	nop 0
	;;
	.mii
	ld8 r8 = [r16]
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 160, r12
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
	alloc r36 = ar.pfs, 2, 4, 7, 0
	.fframe 160
	adds r12 = -160, r12
	extr.u r19 = r32, 48, 15
	.mmi
	mov r37 = r1
	nop 0
	mov r14 = r32
	;;
	.mmb
	addl r18 = 32767, r0
	adds r17 = 144, r12
	nop 0
	.mmi
	adds r16 = 152, r12
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
	(p7) br.cond.dpnt .L685
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r18
	(p7) br.cond.dptk .L682
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r33
	(p6) br.cond.dpnt .L669
	;;
.L682:
	.mib
	cmp.gt p6, p7 = r0, r14
	adds r34 = 72, r12
	(p6) br.cond.dpnt .L670
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
	adds r14 = 80, r12
	adds r8 = 16, r12
	mov r1 = r37
	.mmi
	ld8 r38 = [r34]
	;;
	ld8 r39 = [r14]
	adds r14 = 88, r12
	;;
	.mmi
	ld8 r40 = [r14]
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	ld8 r41 = [r14]
	nop 0
	adds r14 = 104, r12
	;;
	.mmi
	ld8 r42 = [r14]
	nop 0
	adds r14 = 112, r12
	;;
	.mmi
	ld8 r43 = [r14]
	nop 0
	adds r14 = 120, r12
	;;
	.mib
	ld8 r44 = [r14]
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
	.mmi
	ld8 r43 = [r14]
	nop 0
	adds r14 = 64, r12
	;;
	.mib
	ld8 r44 = [r14]
	nop 0
	br.call.sptk.many b0 = real_result#
	;;
	.mmi
	adds r16 = 128, r12
	adds r17 = 136, r12
	mov r1 = r37
	;;
	.mmi
	st8 [r16] = r8
	st8 [r17] = r9
	nop 0
.L668:
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
	adds r12 = 160, r12
	nop 0
	br.ret.sptk.many b0
.L685:
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
	(p6) br.cond.dpnt .L667
	;;
	.mmi
	adds r16 = 128, r12
	nop 0
	adds r17 = 136, r12
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
	adds r12 = 160, r12
	nop 0
	br.ret.sptk.many b0
.L667:
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
	(p7) br.cond.dptk .L686
.L669:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 34, r0
	nop 0
	adds r16 = 128, r12
	.mmi
	adds r17 = 136, r12
	nop 0
	mov r1 = r37
	;;
	.mlx
	st4 [r8] = r14
	movl r14 = -281474976710656
	.mmi
	nop 0
	st8 [r17] = r0
	nop 0
	;;
	.mmi
	st8 [r16] = r14
	ld8 r9 = [r17]
	nop 0
	;;
	.mii
	ld8 r8 = [r16]
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 160, r12
	br.ret.sptk.many b0
.L686:
	.body
	.copy_state 3
	.mmi
	nop 0
	cmp.gt p6, p7 = r0, r32
	nop 0
	;;
	.mii
	(p7) adds r16 = 128, r12
	(p7) adds r17 = 136, r12
	;;
	nop 0
	.mmb
	(p7) st8 [r16] = r32
	(p7) st8 [r17] = r0
	(p7) br.cond.dptk .L668
.L670:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 33, r0
	nop 0
	adds r16 = 128, r12
	.mmi
	adds r17 = 136, r12
	nop 0
	mov r1 = r37
	;;
	.mlx
	st4 [r8] = r14
	movl r14 = 9223231299366420480
	.mmi
	nop 0
	st8 [r17] = r0
	nop 0
	;;
	.mmi
	st8 [r16] = r14
	ld8 r9 = [r17]
	nop 0
	;;
	.mii
	ld8 r8 = [r16]
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 160, r12
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
	alloc r36 = ar.pfs, 2, 4, 7, 0
	.fframe 160
	adds r12 = -160, r12
	extr.u r19 = r32, 48, 15
	.mmi
	mov r37 = r1
	nop 0
	mov r14 = r32
	;;
	.mmb
	addl r18 = 32767, r0
	adds r17 = 144, r12
	nop 0
	.mmi
	adds r16 = 152, r12
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
	(p7) br.cond.dpnt .L707
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r18
	(p7) br.cond.dptk .L704
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r33
	(p6) br.cond.dpnt .L691
	;;
.L704:
	.mib
	cmp.gt p6, p7 = r0, r14
	adds r34 = 72, r12
	(p6) br.cond.dpnt .L692
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
	adds r14 = 80, r12
	adds r8 = 16, r12
	mov r1 = r37
	.mmi
	ld8 r38 = [r34]
	;;
	ld8 r39 = [r14]
	adds r14 = 88, r12
	;;
	.mmi
	ld8 r40 = [r14]
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	ld8 r41 = [r14]
	nop 0
	adds r14 = 104, r12
	;;
	.mmi
	ld8 r42 = [r14]
	nop 0
	adds r14 = 112, r12
	;;
	.mmi
	ld8 r43 = [r14]
	nop 0
	adds r14 = 120, r12
	;;
	.mib
	ld8 r44 = [r14]
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
	.mmi
	ld8 r43 = [r14]
	nop 0
	adds r14 = 64, r12
	;;
	.mib
	ld8 r44 = [r14]
	nop 0
	br.call.sptk.many b0 = real_result#
	;;
	.mmi
	adds r16 = 128, r12
	adds r17 = 136, r12
	mov r1 = r37
	;;
	.mmi
	st8 [r16] = r8
	st8 [r17] = r9
	nop 0
.L690:
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
	adds r12 = 160, r12
	nop 0
	br.ret.sptk.many b0
.L707:
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
	(p6) br.cond.dpnt .L689
	;;
	.mmi
	adds r16 = 128, r12
	nop 0
	adds r17 = 136, r12
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
	adds r12 = 160, r12
	nop 0
	br.ret.sptk.many b0
.L689:
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
	(p7) br.cond.dptk .L708
.L691:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 34, r0
	nop 0
	adds r16 = 128, r12
	.mmi
	adds r17 = 136, r12
	nop 0
	mov r1 = r37
	;;
	.mlx
	st4 [r8] = r14
	movl r14 = -281474976710656
	.mmi
	nop 0
	st8 [r17] = r0
	nop 0
	;;
	.mmi
	st8 [r16] = r14
	ld8 r9 = [r17]
	nop 0
	;;
	.mii
	ld8 r8 = [r16]
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 160, r12
	br.ret.sptk.many b0
.L708:
	.body
	.copy_state 3
	.mmi
	nop 0
	cmp.gt p6, p7 = r0, r32
	nop 0
	;;
	.mii
	(p7) adds r16 = 128, r12
	(p7) adds r17 = 136, r12
	;;
	nop 0
	.mmb
	(p7) st8 [r16] = r32
	(p7) st8 [r17] = r0
	(p7) br.cond.dptk .L690
.L692:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 33, r0
	nop 0
	adds r16 = 128, r12
	.mmi
	adds r17 = 136, r12
	nop 0
	mov r1 = r37
	;;
	.mlx
	st4 [r8] = r14
	movl r14 = 9223231299366420480
	.mmi
	nop 0
	st8 [r17] = r0
	nop 0
	;;
	.mmi
	st8 [r16] = r14
	ld8 r9 = [r17]
	nop 0
	;;
	.mii
	ld8 r8 = [r16]
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 160, r12
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
	alloc r39 = ar.pfs, 2, 7, 7, 0
	.fframe 176
	adds r12 = -176, r12
	extr.u r37 = r32, 48, 15
	.mmi
	mov r34 = r32
	nop 0
	mov r40 = r1
	;;
	.mmb
	addl r14 = 32767, r0
	adds r36 = 160, r12
	nop 0
	.mmi
	adds r35 = 168, r12
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
	(p7) br.cond.dpnt .L728
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
	(p6) br.cond.dpnt .L717
	;;
.L712:
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
	adds r14 = 128, r12
	(p7) br.cond.dpnt .L729
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 136, r12
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
	(p6) br.cond.dpnt .L730
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r37
	(p7) br.cond.dpnt .L731
.L717:
	.mmi
	adds r14 = 144, r12
	nop 0
	adds r15 = 152, r12
	;;
	.mmi
	st8 [r14] = r34
	st8 [r15] = r33
	nop 0
.L714:
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
	adds r12 = 176, r12
	nop 0
	br.ret.sptk.many b0
.L728:
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
	(p6) br.cond.dptk .L717
	.mii
	nop 0
	extr.u r14 = r32, 0, 63
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L712
	.mii
	adds r14 = 144, r12
	adds r15 = 152, r12
	;;
	nop 0
	.mmb
	st8 [r14] = r34
	st8 [r15] = r33
	br .L714
.L731:
	.mmi
	nop 0
	adds r34 = 72, r12
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
	adds r14 = 80, r12
	adds r8 = 16, r12
	mov r1 = r40
	.mmi
	ld8 r41 = [r34]
	;;
	ld8 r42 = [r14]
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
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 112, r12
	;;
	.mmi
	ld8 r46 = [r14]
	nop 0
	adds r14 = 120, r12
	;;
	.mib
	ld8 r47 = [r14]
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
	.mmi
	ld8 r46 = [r14]
	nop 0
	adds r14 = 64, r12
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br.call.sptk.many b0 = real_result#
	;;
	.mmi
	adds r14 = 144, r12
	adds r15 = 152, r12
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
	adds r12 = 176, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L729:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r16 = 34, r0
	nop 0
	adds r14 = 144, r12
	.mmi
	adds r15 = 152, r12
	nop 0
	mov r1 = r40
	;;
	.mlx
	st4 [r8] = r16
	movl r16 = -281474976710656
	.mmi
	nop 0
	st8 [r15] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r16
	ld8 r9 = [r15]
	nop 0
	;;
	.mii
	ld8 r8 = [r14]
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 176, r12
	br.ret.sptk.many b0
	;;
.L730:
	.body
	.copy_state 3
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r16 = 33, r0
	nop 0
	adds r14 = 144, r12
	.mmi
	adds r15 = 152, r12
	nop 0
	mov r1 = r40
	;;
	.mlx
	st4 [r8] = r16
	movl r16 = 9223231299366420480
	.mmi
	nop 0
	st8 [r15] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r16
	ld8 r9 = [r15]
	nop 0
	;;
	.mii
	ld8 r8 = [r14]
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.restore sp
	adds r12 = 176, r12
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
	alloc r38 = ar.pfs, 2, 6, 7, 0
	.fframe 176
	adds r12 = -176, r12
	extr.u r15 = r32, 48, 15
	.mmi
	mov r39 = r1
	nop 0
	mov r34 = r32
	;;
	.mmb
	addl r14 = 32767, r0
	adds r36 = 160, r12
	nop 0
	.mmi
	adds r35 = 168, r12
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
	(p7) br.cond.dpnt .L752
	;;
	.mmi
	nop 0
	and r14 = r14, r32
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L735
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r33
	(p6) br.cond.dpnt .L734
.L736:
	.mlx
	nop 0
	movl r15 = @gprel(one#)
	.mmi
	adds r16 = 128, r12
	mov r40 = r14
	mov r41 = r33
	;;
	.mmi
	add r15 = r1, r15
	st8 [r16] = r14
	adds r14 = 136, r12
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
	(p7) br.cond.dptk .L753
	.mmi
	nop 0
	adds r34 = 72, r12
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
	adds r14 = 80, r12
	adds r8 = 16, r12
	mov r1 = r39
	.mmi
	ld8 r40 = [r34]
	;;
	ld8 r41 = [r14]
	adds r14 = 88, r12
	;;
	.mmi
	ld8 r42 = [r14]
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	ld8 r43 = [r14]
	nop 0
	adds r14 = 104, r12
	;;
	.mmi
	ld8 r44 = [r14]
	nop 0
	adds r14 = 112, r12
	;;
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 120, r12
	;;
	.mib
	ld8 r46 = [r14]
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
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 64, r12
	;;
	.mib
	ld8 r46 = [r14]
	nop 0
	br.call.sptk.many b0 = real_result#
	;;
	.mmi
	adds r14 = 144, r12
	adds r15 = 152, r12
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
	adds r12 = 176, r12
	nop 0
	br.ret.sptk.many b0
.L752:
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
	(p6) br.cond.dptk .L734
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
	(p6) br.cond.dptk .L734
	;;
	.align 32
.L735:
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
	(p6) br.cond.dptk .L736
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	cmp.gt p6, p7 = r0, r34
	adds r14 = 144, r12
	nop 0
	.mmi
	adds r15 = 152, r12
	addl r17 = 34, r0
	mov r1 = r39
	;;
	.mlx
	nop 0
	(p6) movl r16 = -281474976710656
	.mmi
	st4 [r8] = r17
	st8 [r15] = r0
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r16 = 9223090561878065152
	.mmi
	ld8 r9 = [r15]
	;;
	st8 [r14] = r16
	nop 0
	;;
	.mii
	ld8 r8 = [r14]
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 176, r12
	br.ret.sptk.many b0
	;;
.L734:
	.body
	.copy_state 2
	.mmi
	adds r14 = 144, r12
	nop 0
	adds r15 = 152, r12
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
	adds r12 = 176, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L753:
	.body
	.copy_state 3
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r16 = 33, r0
	nop 0
	adds r14 = 144, r12
	.mmi
	adds r15 = 152, r12
	nop 0
	mov r1 = r39
	;;
	.mlx
	st4 [r8] = r16
	movl r16 = 9223231299366420480
	.mmi
	nop 0
	st8 [r15] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r16
	ld8 r9 = [r15]
	nop 0
	;;
	.mii
	ld8 r8 = [r14]
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.restore sp
	adds r12 = 176, r12
	br.ret.sptk.many b0
	.endp atanhl#
	.align 16
	.align 64
	.global atan2l#
	.type	atan2l#, @function
	.proc atan2l#
atan2l:
	.prologue 12, 54
	.mmi
	.save ar.pfs, r55
	alloc r55 = ar.pfs, 4, 21, 8, 0
	.fframe 400
	adds r12 = -400, r12
	extr.u r16 = r32, 48, 15
	.mmi
	mov r56 = r1
	mov r37 = r32
	mov r36 = r34
	;;
	.mmi
	addl r17 = 32767, r0
	adds r19 = 368, r12
	extr.u r20 = r34, 48, 15
	.mmi
	adds r18 = 376, r12
	adds r40 = 384, r12
	adds r39 = 392, r12
	;;
	.mmi
	cmp4.eq p6, p7 = r17, r16
	mov r15 = r33
	.save rp, r54
	mov r54 = b0
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
	(p7) br.cond.dpnt .L792
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r17, r16
	(p7) br.cond.dpnt .L793
.L757:
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
	(p7) br.cond.dpnt .L794
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
	(p6) br.cond.dptk .L761
.L800:
	.mmi
	nop 0
	addl r17 = 32767, r0
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r17, r16
	nop 0
	(p6) br.cond.dpnt .L762
	;;
	.mib
	cmp.gt p6, p7 = r0, r36
	nop 0
	(p7) br.cond.dpnt .L795
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L765
.L764:
	.mmi
	adds r42 = 288, r12
	ld8 r57 = [r19]
	adds r44 = 296, r12
	.mmi
	adds r51 = 340, r12
	adds r49 = 304, r12
	adds r48 = 312, r12
	;;
	.mmi
	ld8 r58 = [r18]
	mov r8 = r42
	adds r47 = 320, r12
	.mmb
	adds r46 = 328, r12
	adds r45 = 336, r12
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	addl r14 = 32767, r0
	mov r1 = r56
	extr.u r15 = r36, 48, 15
	.mmi
	ld8 r43 = [r44]
	ld4 r50 = [r51]
	adds r41 = 232, r12
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r15
	(p7) br.cond.dpnt .L796
.L769:
	.mmi
	st8 [r40] = r36
	st8 [r39] = r38
	mov r57 = r36
	.mmb
	mov r58 = r38
	mov r8 = r41
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r17 = 240, r12
	adds r24 = 284, r12
	mov r1 = r56
	.mmi
	adds r23 = 248, r12
	adds r22 = 256, r12
	adds r21 = 264, r12
	;;
	.mmi
	adds r20 = 272, r12
	ld8 r16 = [r17]
	nop 0
	.mmi
	adds r19 = 280, r12
	ld4 r18 = [r24]
	nop 0
.L770:
	.mii
	nop 0
	shr.u r14 = r36, 63
	shr.u r37 = r37, 63
	.mmi
	cmp4.eq p6, p7 = 0, r50
	;;
	mov r25 = r14
	nop 0
	.mmb
	st4 [r42] = r37
	nop 0
	(p6) br.cond.dptk .L768
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r18
	andcm r36 = -1, r36
	.mmi
	nop 0
	st4 [r41] = r14
	nop 0
	;;
	.mii
	nop 0
	shr.u r36 = r36, 63
	(p6) addl r14 = 1, r0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	and r14 = r36, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L797
.L768:
	.mmi
	nop 0
	st4 [r24] = r18
	adds r14 = 16, r12
	.mmi
	st4 [r51] = r50
	adds r8 = 64, r12
	mov r58 = r43
	;;
	.mmi
	nop 0
	st8 [r14] = r16
	adds r14 = 24, r12
	.mmi
	st4 [r41] = r25
	;;
	ld8 r18 = [r23]
	nop 0
	.mmi
	ld8 r15 = [r22]
	;;
	st8 [r14] = r18
	adds r14 = 32, r12
	.mmi
	nop 0
	st8 [r44] = r43
	nop 0
	;;
	.mmi
	ld8 r21 = [r21]
	ld8 r18 = [r20]
	nop 0
	.mmi
	st8 [r14] = r15
	st8 [r17] = r16
	adds r14 = 40, r12
	;;
	.mmi
	ld8 r15 = [r19]
	ld8 r64 = [r41]
	nop 0
	.mmi
	st8 [r14] = r21
	nop 0
	adds r14 = 48, r12
	;;
	.mmi
	ld8 r57 = [r42]
	ld8 r59 = [r49]
	nop 0
	.mmi
	st8 [r14] = r18
	nop 0
	adds r14 = 56, r12
	;;
	.mmi
	ld8 r60 = [r48]
	ld8 r61 = [r47]
	nop 0
	;;
	.mmi
	ld8 r62 = [r46]
	ld8 r63 = [r45]
	nop 0
	.mmb
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = real_atan2#
	;;
	.mmi
	adds r14 = 64, r12
	nop 0
	mov r1 = r56
	;;
	.mmi
	ld8 r57 = [r14]
	nop 0
	adds r14 = 72, r12
	;;
	.mmi
	ld8 r58 = [r14]
	nop 0
	adds r14 = 80, r12
	;;
	.mmi
	ld8 r59 = [r14]
	nop 0
	adds r14 = 88, r12
	;;
	.mmi
	ld8 r60 = [r14]
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	ld8 r61 = [r14]
	nop 0
	adds r14 = 104, r12
	;;
	.mmi
	ld8 r62 = [r14]
	nop 0
	adds r14 = 112, r12
	;;
	.mib
	ld8 r63 = [r14]
	nop 0
	br.call.sptk.many b0 = real_result#
.L788:
	.mmi
	adds r14 = 344, r12
	adds r16 = 352, r12
	mov r1 = r56
	;;
	.mmi
	st8 [r14] = r8
	st8 [r16] = r9
	nop 0
.L759:
	.mmi
	ld8 r9 = [r16]
	ld8 r8 = [r14]
	mov b0 = r54
	;;
	.mii
	nop 0
	mov ar.pfs = r55
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 400, r12
	nop 0
	br.ret.sptk.many b0
.L792:
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
	(p7) br.cond.dptk .L798
.L756:
	.mmi
	adds r14 = 344, r12
	nop 0
	adds r16 = 352, r12
	;;
	.mmi
	st8 [r14] = r36
	st8 [r16] = r38
	nop 0
.L801:
	.mmi
	ld8 r9 = [r16]
	ld8 r8 = [r14]
	mov b0 = r54
	;;
	.mii
	nop 0
	mov ar.pfs = r55
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 400, r12
	nop 0
	br.ret.sptk.many b0
.L761:
	.body
	.copy_state 2
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L765
	.mmi
	nop 0
	addl r14 = 32767, r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r16
	(p6) br.cond.dptk .L764
.L766:
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
	(p6) br.cond.dptk .L764
	.mmi
	adds r42 = 288, r12
	adds r44 = 296, r12
	adds r49 = 304, r12
	.mmi
	adds r48 = 312, r12
	adds r47 = 320, r12
	adds r46 = 328, r12
	;;
	.mmi
	adds r45 = 336, r12
	addl r14 = 32767, r0
	extr.u r15 = r36, 48, 15
	.mmi
	st8 [r42] = r0
	st8 [r44] = r0
	addl r43 = 1048576, r0
	;;
	.mmi
	adds r51 = 340, r12
	st8 [r49] = r0
	nop 0
	.mlx
	st8 [r48] = r0
	movl r50 = -2147483648
	;;
	.mmi
	st8 [r47] = r0
	st8 [r46] = r0
	adds r41 = 232, r12
	.mmi
	nop 0
	cmp4.ne p6, p7 = r14, r15
	nop 0
	;;
	.mib
	st8 [r45] = r0
	nop 0
	(p6) br.cond.dptk .L769
	.mib
	nop 0
	nop 0
	br .L796
.L793:
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
	(p6) br.cond.dpnt .L757
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r16, r20
	(p7) br.cond.dpnt .L799
.L758:
	.mmi
	adds r14 = 344, r12
	nop 0
	adds r16 = 352, r12
	;;
	.mmi
	st8 [r14] = r37
	st8 [r16] = r15
	nop 0
	;;
	.mmi
	ld8 r9 = [r16]
	ld8 r8 = [r14]
	mov b0 = r54
	;;
	.mii
	nop 0
	mov ar.pfs = r55
	nop 0
	.mmb
	.label_state 3
	.restore sp
	adds r12 = 400, r12
	nop 0
	br.ret.sptk.many b0
.L762:
	.body
	.copy_state 3
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L766
	;;
	.align 32
.L765:
	.mmi
	adds r14 = 244, r12
	adds r15 = 300, r12
	adds r16 = 292, r12
	.mmi
	adds r23 = 248, r12
	adds r24 = 284, r12
	adds r22 = 256, r12
	;;
	.mmi
	st4 [r14] = r0
	adds r14 = 252, r12
	adds r21 = 264, r12
	.mmi
	st4 [r15] = r0
	adds r15 = 308, r12
	adds r17 = 240, r12
	;;
	.mmi
	st4 [r14] = r0
	adds r14 = 260, r12
	adds r20 = 272, r12
	.mmi
	st4 [r16] = r0
	adds r16 = 236, r12
	adds r19 = 280, r12
	;;
	.mmi
	st4 [r14] = r0
	adds r14 = 268, r12
	extr.u r25 = r36, 63, 1
	.mmi
	st4 [r15] = r0
	adds r15 = 316, r12
	adds r44 = 296, r12
	;;
	.mmi
	st4 [r14] = r0
	adds r14 = 276, r12
	adds r49 = 304, r12
	.mlx
	st4 [r16] = r0
	movl r18 = -2147483648
	;;
	.mmi
	addl r16 = 1, r0
	st4 [r15] = r0
	adds r15 = 324, r12
	.mmi
	st4 [r14] = r0
	adds r14 = 16, r12
	mov r50 = r18
	;;
	.mmi
	st4 [r24] = r18
	st8 [r14] = r16
	adds r14 = 24, r12
	.mmi
	adds r48 = 312, r12
	adds r47 = 320, r12
	adds r42 = 288, r12
	;;
	.mmi
	st4 [r15] = r0
	adds r15 = 332, r12
	adds r46 = 328, r12
	.mmi
	adds r45 = 336, r12
	adds r41 = 232, r12
	shr.u r37 = r37, 63
	;;
	.mmi
	adds r51 = 340, r12
	st4 [r15] = r0
	nop 0
	.mmi
	st4 [r21] = r0
	addl r43 = 1, r0
	adds r8 = 64, r12
	;;
	.mmi
	st4 [r23] = r0
	st4 [r22] = r0
	mov r58 = r43
	;;
	.mmi
	ld8 r18 = [r23]
	st4 [r17] = r0
	nop 0
	.mmi
	st4 [r20] = r0
	ld8 r15 = [r22]
	nop 0
	;;
	.mmi
	nop 0
	st8 [r14] = r18
	adds r14 = 32, r12
	.mmi
	nop 0
	st4 [r19] = r0
	nop 0
	;;
	.mmi
	st4 [r41] = r25
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r49] = r0
	st4 [r48] = r0
	nop 0
	;;
	.mmi
	st4 [r47] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r42] = r37
	nop 0
	;;
	.mmi
	st4 [r51] = r50
	ld8 r21 = [r21]
	nop 0
	.mmi
	st8 [r14] = r15
	ld8 r18 = [r20]
	adds r14 = 40, r12
	;;
	.mmi
	st8 [r14] = r21
	ld8 r15 = [r19]
	adds r14 = 48, r12
	.mmi
	st8 [r17] = r16
	ld8 r64 = [r41]
	nop 0
	;;
	.mmi
	st8 [r14] = r18
	ld8 r57 = [r42]
	adds r14 = 56, r12
	.mmi
	st8 [r44] = r43
	ld8 r59 = [r49]
	nop 0
	;;
	.mmi
	st8 [r14] = r15
	ld8 r60 = [r48]
	nop 0
	.mmi
	ld8 r61 = [r47]
	;;
	ld8 r62 = [r46]
	nop 0
	.mmb
	ld8 r63 = [r45]
	nop 0
	br.call.sptk.many b0 = real_atan2#
	;;
	.mmi
	adds r14 = 64, r12
	nop 0
	mov r1 = r56
	;;
	.mmi
	ld8 r57 = [r14]
	nop 0
	adds r14 = 72, r12
	;;
	.mmi
	ld8 r58 = [r14]
	nop 0
	adds r14 = 80, r12
	;;
	.mmi
	ld8 r59 = [r14]
	nop 0
	adds r14 = 88, r12
	;;
	.mmi
	ld8 r60 = [r14]
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	ld8 r61 = [r14]
	nop 0
	adds r14 = 104, r12
	;;
	.mmi
	ld8 r62 = [r14]
	nop 0
	adds r14 = 112, r12
	;;
	.mib
	ld8 r63 = [r14]
	nop 0
	br.call.sptk.many b0 = real_result#
	;;
	.mib
	nop 0
	nop 0
	br .L788
.L798:
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r35
	(p6) br.cond.dptk .L756
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
	(p6) br.cond.dptk .L757
	.mib
	nop 0
	nop 0
	br .L793
.L794:
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
	(p6) br.cond.dptk .L761
	.mib
	nop 0
	nop 0
	br .L800
.L796:
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
	(p6) br.cond.dptk .L769
	.mmi
	adds r17 = 240, r12
	adds r23 = 248, r12
	adds r22 = 256, r12
	.mmi
	adds r21 = 264, r12
	adds r20 = 272, r12
	adds r19 = 280, r12
	;;
	.mmi
	st8 [r41] = r0
	st8 [r17] = r0
	addl r16 = 1048576, r0
	.mlx
	adds r24 = 284, r12
	movl r18 = -2147483648
	;;
	.mmi
	st8 [r23] = r0
	st8 [r22] = r0
	nop 0
	;;
	.mmi
	st8 [r21] = r0
	st8 [r20] = r0
	nop 0
	;;
	.mib
	st8 [r19] = r0
	nop 0
	br .L770
.L795:
	.mlx
	nop 0
	movl r15 = -9223372036854775808
	.mmi
	adds r14 = 344, r12
	nop 0
	adds r16 = 352, r12
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
	mov b0 = r54
	;;
	mov ar.pfs = r55
	.mmb
	nop 0
	.label_state 4
	.restore sp
	adds r12 = 400, r12
	br.ret.sptk.many b0
	;;
.L799:
	.body
	.copy_state 4
	.mmi
	and r22 = r22, r36
	adds r14 = 344, r12
	adds r16 = 352, r12
	;;
	.mmi
	nop 0
	or r22 = r38, r22
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r22
	nop 0
	(p6) br.cond.dpnt .L758
	;;
	.mmi
	nop 0
	st8 [r14] = r36
	nop 0
	.mmb
	st8 [r16] = r38
	nop 0
	br .L801
.L797:
	.mmi
	adds r14 = -200, r16
	adds r36 = 16, r12
	adds r8 = 64, r12
	.mmi
	mov r58 = r43
	adds r53 = 176, r12
	adds r52 = 72, r12
	;;
	.mmi
	cmp.ge p6, p7 = r43, r14
	adds r40 = 96, r12
	adds r39 = 104, r12
	.mmb
	adds r38 = 112, r12
	adds r37 = 120, r12
	(p6) br.cond.dpnt .L768
	;;
	.mmi
	st4 [r24] = r18
	st4 [r51] = r50
	adds r51 = 80, r12
	.mmi
	adds r50 = 88, r12
	;;
	ld8 r14 = [r23]
	nop 0
	.mmi
	ld8 r22 = [r22]
	st8 [r36] = r16
	adds r36 = 24, r12
	;;
	.mmi
	ld8 r15 = [r20]
	ld8 r18 = [r21]
	nop 0
	.mmi
	st8 [r36] = r14
	nop 0
	adds r36 = 32, r12
	;;
	.mmi
	ld8 r14 = [r19]
	ld8 r64 = [r41]
	nop 0
	.mmi
	st8 [r36] = r22
	nop 0
	adds r36 = 40, r12
	;;
	.mmi
	nop 0
	st8 [r36] = r18
	adds r36 = 48, r12
	.mmi
	nop 0
	st8 [r44] = r43
	nop 0
	;;
	.mmi
	ld8 r59 = [r49]
	ld8 r60 = [r48]
	nop 0
	.mmi
	st8 [r36] = r15
	st8 [r17] = r16
	adds r36 = 56, r12
	;;
	.mmi
	ld8 r57 = [r42]
	ld8 r61 = [r47]
	nop 0
	;;
	.mmi
	ld8 r62 = [r46]
	ld8 r63 = [r45]
	nop 0
	.mmb
	st8 [r36] = r14
	nop 0
	br.call.sptk.many b0 = real_divide#
	;;
	.mmi
	adds r14 = 64, r12
	mov r1 = r56
	mov r8 = r53
	.mmi
	ld8 r58 = [r52]
	ld8 r59 = [r51]
	addl r64 = -640, r0
	;;
	.mmi
	ld8 r57 = [r14]
	ld8 r60 = [r50]
	nop 0
	;;
	.mmi
	ld8 r61 = [r40]
	ld8 r62 = [r39]
	nop 0
	;;
	.mib
	ld8 r63 = [r38]
	nop 0
	br.call.sptk.many b0 = real_scale#
	;;
	.mmi
	adds r15 = 192, r12
	adds r16 = 64, r12
	adds r14 = 16, r12
	.mmi
	mov r8 = r37
	ld8 r64 = [r53]
	mov r1 = r56
	;;
	.mmi
	nop 0
	ld8 r17 = [r15]
	adds r15 = 184, r12
	.mmi
	ld8 r57 = [r16]
	;;
	ld8 r16 = [r15]
	adds r15 = 200, r12
	.mmi
	nop 0
	ld8 r58 = [r52]
	nop 0
	;;
	.mmi
	st8 [r14] = r16
	ld8 r16 = [r15]
	adds r14 = 24, r12
	.mmi
	adds r15 = 208, r12
	ld8 r59 = [r51]
	nop 0
	;;
	.mmi
	st8 [r14] = r17
	ld8 r17 = [r15]
	adds r14 = 32, r12
	.mmi
	adds r15 = 216, r12
	ld8 r60 = [r50]
	nop 0
	;;
	.mmi
	st8 [r14] = r16
	ld8 r16 = [r15]
	adds r14 = 40, r12
	.mmi
	adds r15 = 224, r12
	ld8 r61 = [r40]
	nop 0
	;;
	.mmi
	st8 [r14] = r17
	ld8 r15 = [r15]
	adds r14 = 48, r12
	.mmi
	ld8 r62 = [r39]
	;;
	st8 [r14] = r16
	nop 0
	.mmb
	ld8 r63 = [r38]
	st8 [r36] = r15
	br.call.sptk.many b0 = real_subtract#
	;;
	.mmi
	nop 0
	adds r14 = 128, r12
	mov r1 = r56
	.mmi
	ld8 r57 = [r37]
	;;
	ld8 r58 = [r14]
	adds r14 = 136, r12
	;;
	.mmi
	ld8 r59 = [r14]
	nop 0
	adds r14 = 144, r12
	;;
	.mmi
	ld8 r60 = [r14]
	nop 0
	adds r14 = 152, r12
	;;
	.mmi
	ld8 r61 = [r14]
	nop 0
	adds r14 = 160, r12
	;;
	.mmi
	ld8 r62 = [r14]
	nop 0
	adds r14 = 168, r12
	;;
	.mib
	ld8 r63 = [r14]
	nop 0
	br.call.sptk.many b0 = real_quad#
	;;
	.mmi
	adds r14 = 344, r12
	adds r16 = 352, r12
	mov r1 = r56
	;;
	.mmi
	nop 0
	st8 [r14] = r8
	nop 0
	.mmb
	st8 [r16] = r9
	nop 0
	br .L759
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
	.fframe 352
	adds r12 = -352, r12
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
	adds r17 = 320, r12
	adds r39 = 344, r12
	adds r40 = 336, r12
	;;
	.mmi
	and r16 = r42, r34
	st8 [r17] = r32
	.save rp, r43
	mov r43 = b0
	.body
	.mmi
	adds r17 = 328, r12
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
	(p6) br.cond.dpnt .L803
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
	(p6) br.cond.dpnt .L803
	;;
	.mib
	cmp4.eq p6, p7 = r14, r41
	and r15 = r14, r15
	(p6) br.cond.dpnt .L855
	;;
	.mib
	cmp4.eq p6, p7 = r14, r15
	adds r14 = 304, r12
	(p6) br.cond.dpnt .L811
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
	(p16) br.cond.dpnt .L856
	(p6) br.cond.dpnt .L857
	;;
	.mmi
	adds r37 = 176, r12
	st8 [r14] = r38
	adds r14 = 312, r12
	.mmi
	adds r41 = 120, r12
	adds r36 = 232, r12
	adds r38 = 288, r12
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
	adds r39 = 296, r12
	ld8 r47 = [r40]
	br.call.sptk.many b0 = real_of#
	;;
	.mmi
	adds r16 = 128, r12
	adds r14 = 16, r12
	adds r15 = 136, r12
	.mmi
	mov r8 = r36
	ld8 r54 = [r41]
	mov r1 = r45
	;;
	.mmi
	ld8 r16 = [r16]
	ld8 r17 = [r15]
	adds r15 = 144, r12
	;;
	.mmi
	nop 0
	st8 [r14] = r16
	adds r14 = 24, r12
	.mmi
	ld8 r16 = [r15]
	ld8 r47 = [r37]
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
	adds r17 = 184, r12
	;;
	.mmi
	st8 [r14] = r16
	adds r14 = 56, r12
	adds r16 = 192, r12
	.mmi
	ld8 r48 = [r17]
	;;
	st8 [r14] = r15
	adds r14 = 208, r12
	.mmi
	ld8 r49 = [r16]
	nop 0
	adds r16 = 200, r12
	;;
	.mmi
	nop 0
	ld8 r51 = [r14]
	adds r14 = 216, r12
	.mmi
	ld8 r50 = [r16]
	;;
	ld8 r52 = [r14]
	adds r14 = 224, r12
	;;
	.mib
	ld8 r53 = [r14]
	nop 0
	br.call.sptk.many b0 = real_pow#
	;;
	.mmi
	mov r14 = r0
	adds r15 = 240, r12
	adds r16 = 64, r12
	.mmi
	mov r1 = r45
	;;
	st4 [r36] = r14
	nop 0
	.mmi
	ld8 r17 = [r15]
	adds r14 = 72, r12
	adds r15 = 248, r12
	;;
	.mmi
	ld8 r47 = [r36]
	st8 [r14] = r17, 8
	nop 0
	;;
	.mmi
	st8 [r16] = r47
	ld8 r16 = [r15]
	adds r15 = 256, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	adds r15 = 264, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	adds r15 = 272, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	adds r15 = 280, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r15 = [r15]
	nop 0
	;;
	.mmi
	st8 [r14] = r15
	adds r14 = 72, r12
	mov r53 = r15
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
	.mmi
	ld8 r50 = [r14]
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	ld8 r51 = [r14]
	nop 0
	adds r14 = 104, r12
	;;
	.mib
	ld8 r52 = [r14]
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
	(p7) br.cond.dpnt .L858
.L827:
	.mmi
	st8 [r38] = r36
	nop 0
	nop 0
	;;
.L806:
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
	adds r12 = 352, r12
	br.ret.sptk.many b0
	;;
.L803:
	.body
	.copy_state 1
	.mmi
	nop 0
	adds r38 = 288, r12
	adds r39 = 296, r12
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
	adds r12 = 352, r12
	br.ret.sptk.many b0
.L855:
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
	(p7) br.cond.dptk .L859
.L807:
	.mmi
	adds r38 = 288, r12
	nop 0
	adds r39 = 296, r12
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
	adds r12 = 352, r12
	br.ret.sptk.many b0
.L859:
	.body
	.copy_state 3
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r33
	(p6) br.cond.dptk .L807
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
	adds r15 = 120, r12
	(p7) br.cond.dpnt .L860
	;;
	.mmi
	nop 0
	cmp.le p6, p7 = r0, r32
	adds r14 = 128, r12
	.mii
	st8 [r15] = r34
	nop 0
	;;
	(p6) mov r37 = r0
	.mmb
	nop 0
	st8 [r14] = r35
	(p7) br.cond.dpnt .L861
.L852:
	.mmi
	cmp.eq p16, p17 = 0, r42
	nop 0
	nop 0
.L817:
	.pred.rel.mutex p16, p17
	.mib
	addl r14 = 32767, r0
	nop 0
	(p16) br.cond.dpnt .L819
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r41
	(p6) br.cond.dptk .L836
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
.L825:
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
.L821:
	.mmi
	adds r38 = 288, r12
	nop 0
	adds r39 = 296, r12
	;;
	.mmi
	st8 [r38] = r33
	st8 [r39] = r0
	nop 0
.L863:
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
	adds r12 = 352, r12
	br.ret.sptk.many b0
	;;
.L856:
	.body
	.copy_state 4
	.pred.rel.mutex p16, p17
	.mmi
	cmp.gt p6, p7 = r0, r32
	adds r15 = 120, r12
	adds r14 = 128, r12
	;;
	.mmi
	nop 0
	(p7) mov r37 = r0
	nop 0
	.mmb
	st8 [r15] = r34
	st8 [r14] = r35
	(p6) br.cond.dpnt .L830
.L819:
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r33
	(p6) br.cond.dptk .L836
	;;
	.mib
	cmp.le p6, p7 = r0, r36
	addl r14 = 32767, r0
	(p7) br.cond.dpnt .L862
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r41
	(p6) br.cond.dptk .L825
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
	br .L821
.L836:
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
	br .L825
.L811:
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
	(p6) br.cond.dptk .L809
	;;
.L814:
	.mmi
	adds r14 = 120, r12
	cmp.gt p6, p7 = r0, r32
	mov r47 = r36
	.mlx
	mov r48 = r0
	movl r42 = 9223372036854775807
	;;
	.mmi
	st8 [r14] = r36
	adds r14 = 128, r12
	and r42 = r42, r32
	;;
	.mbb
	st8 [r14] = r0
	(p7) br.cond.dpnt .L818
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
	(p6) br.cond.sptk .L852
	.align 32
.L818:
	.mlx
	adds r15 = 64, r12
	movl r14 = 4611404543450677248
	.mmi
	mov r49 = r42
	adds r39 = 296, r12
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
	adds r38 = 288, r12
	;;
	.mlx
	(p6) mov r33 = r14
	movl r14 = @gprel(one#)
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L821
	;;
	.mmi
	add r14 = r1, r14
	st8 [r15] = r42
	adds r15 = 72, r12
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
	br .L863
.L860:
	.mmi
	nop 0
	and r14 = r14, r34
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L809
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r35
	(p7) br.cond.spnt .L814
.L809:
	.mmi
	adds r38 = 288, r12
	nop 0
	adds r39 = 296, r12
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
	adds r12 = 352, r12
	br.ret.sptk.many b0
	;;
.L857:
	.body
	.copy_state 5
	.mmi
	mov r47 = r34
	mov r48 = r35
	adds r37 = 176, r12
	.mmb
	adds r41 = 120, r12
	adds r36 = 232, r12
	br.call.sptk.many b0 = is_integer#
	;;
	.mmi
	adds r14 = 304, r12
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r45
	.mmb
	mov r47 = r38
	mov r48 = r33
	(p7) br.cond.dpnt .L864
	;;
	.mmi
	st8 [r14] = r38
	nop 0
	adds r14 = 312, r12
	.mmi
	mov r8 = r37
	nop 0
	adds r38 = 288, r12
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
	adds r16 = 128, r12
	adds r14 = 16, r12
	adds r15 = 136, r12
	.mmi
	mov r8 = r36
	ld8 r54 = [r41]
	mov r1 = r45
	;;
	.mmi
	ld8 r16 = [r16]
	ld8 r17 = [r15]
	adds r15 = 144, r12
	;;
	.mmi
	nop 0
	st8 [r14] = r16
	adds r14 = 24, r12
	.mmi
	ld8 r16 = [r15]
	ld8 r47 = [r37]
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
	adds r17 = 184, r12
	;;
	.mmi
	st8 [r14] = r16
	adds r16 = 192, r12
	adds r14 = 56, r12
	.mmi
	ld8 r48 = [r17]
	;;
	ld8 r49 = [r16]
	adds r16 = 200, r12
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 224, r12
	;;
	.mmi
	nop 0
	ld8 r50 = [r16]
	adds r16 = 208, r12
	.mmi
	ld8 r53 = [r14]
	;;
	ld8 r51 = [r16]
	adds r16 = 216, r12
	;;
	.mib
	ld8 r52 = [r16]
	nop 0
	br.call.sptk.many b0 = real_pow#
	;;
	.mmi
	nop 0
	ld8 r48 = [r39]
	mov r1 = r45
	.mmb
	adds r39 = 296, r12
	ld8 r47 = [r40]
	br.call.sptk.many b0 = is_odd_integer#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	adds r15 = 240, r12
	.mmi
	adds r16 = 64, r12
	nop 0
	mov r1 = r45
	;;
	.mmi
	(p6) addl r14 = 1, r0
	ld8 r17 = [r15]
	adds r15 = 248, r12
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	st4 [r36] = r14
	adds r14 = 72, r12
	;;
	.mmi
	ld8 r47 = [r36]
	st8 [r14] = r17, 8
	nop 0
	;;
	.mmi
	st8 [r16] = r47
	ld8 r16 = [r15]
	adds r15 = 256, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	adds r15 = 264, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	adds r15 = 272, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15]
	adds r15 = 280, r12
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r15 = [r15]
	nop 0
	;;
	.mmi
	st8 [r14] = r15
	adds r14 = 72, r12
	mov r53 = r15
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
	.mmi
	ld8 r50 = [r14]
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	ld8 r51 = [r14]
	nop 0
	adds r14 = 104, r12
	;;
	.mib
	ld8 r52 = [r14]
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
	(p6) br.cond.dptk .L827
.L858:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	nop 0
	addl r14 = 34, r0
	mov r1 = r45
	.mmi
	nop 0
	st8 [r38] = r36
	nop 0
	;;
	.mib
	st4 [r8] = r14
	nop 0
	br .L806
.L861:
	.mmi
	cmp.eq p16, p17 = 0, r42
	nop 0
	nop 0
.L830:
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
	br .L817
.L864:
	.mib
	adds r38 = 288, r12
	adds r39 = 296, r12
	br.call.sptk.many b0 = __errno#
	;;
	.mlx
	nop 0
	movl r14 = 9223231299366420480
	.mmi
	st8 [r39] = r0
	nop 0
	mov r1 = r45
	;;
	.mmi
	nop 0
	st8 [r38] = r14
	addl r14 = 33, r0
	.mmi
	nop 0
	ld8 r9 = [r39]
	nop 0
	;;
	.mmi
	st4 [r8] = r14
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
	adds r12 = 352, r12
	br.ret.sptk.many b0
	;;
.L862:
	.body
	.copy_state 6
	.mib
	adds r38 = 288, r12
	adds r39 = 296, r12
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r37
	nop 0
	addl r14 = 34, r0
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
	st4 [r8] = r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r33 = -281474976710656
	;;
	.mib
	st8 [r38] = r33
	nop 0
	br .L863
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
