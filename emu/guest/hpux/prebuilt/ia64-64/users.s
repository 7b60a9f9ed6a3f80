// c688c7403d91374a8be68d9e85593e38 emu/guest/libc/users.c
	.file	"users.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"r"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc next_line#
next_line:
	.prologue 12, 41
	.mmi
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 3, 10, 3, 0
	adds r40 = 8, r32
	.save ar.lc, r44
	mov r44 = ar.lc
	.mmi
	mov r43 = r1
	nop 0
	adds r38 = -1, r34
	;;
	.mmi
	ld8 r47 = [r40]
	nop 0
	.save rp, r41
	mov r41 = b0
	.body
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r47
	(p7) br.cond.dpnt .L18
	;;
	.mmi
	adds r32 = 16, r32
	nop 0
	nop 0
	;;
.L8:
	.pred.rel.mutex p6, p7
	.mmi
	addl r46 = 1024, r0
	nop 0
	mov r45 = r32
	.mmb
	mov r37 = r33
	mov r36 = r0
	(p7) br.cond.dpnt .L12
	.align 32
.L9:
	.mib
	mov r35 = r32
	nop 0
	br.call.sptk.many b0 = fgets#
	;;
	.mmi
	adds r14 = -1, r34
	nop 0
	mov r1 = r43
	.mmb
	cmp.ne p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L12
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L7:
	.mmi
	cmp4.gt p6, p7 = r38, r36
	st8 [r37] = r35, 8
	mov r45 = r35
	.mmi
	adds r36 = 1, r36
	;;
	(p6) addl r46 = 58, r0
	nop 0
	;;
	.mib
	(p7) addl r46 = 10, r0
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	mov r35 = r8
	nop 0
	mov r1 = r43
	.mmb
	cmp.ne p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L19
	;;
	.mib
	st1 [r35] = r0, 1
	nop 0
	br.cloop.sptk.few .L7
.L5:
	.mii
	addl r8 = 1, r0
	mov b0 = r41
	;;
	mov ar.pfs = r42
	;;
	.mib
	nop 0
	mov ar.lc = r44
	br.ret.sptk.many b0
.L19:
	.mmi
	cmp4.eq p6, p7 = r36, r34
	addl r46 = 1024, r0
	mov r45 = r32
	.mmb
	mov r37 = r33
	mov r36 = r0
	(p6) br.cond.spnt .L5
	;;
	.mmi
	nop 0
	ld8 r47 = [r40]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r47
	(p6) br.cond.dptk .L9
.L12:
	.mii
	mov r8 = r0
	mov b0 = r41
	;;
	mov ar.pfs = r42
	;;
	.mib
	nop 0
	mov ar.lc = r44
	br.ret.sptk.many b0
.L18:
	.mlx
	nop 0
	movl r46 = @gprel(.LC0)
	.mmi
	ld8 r45 = [r32]
	adds r38 = -1, r34
	adds r32 = 16, r32
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = fopen#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r47 = r8
	.mmb
	st8 [r40] = r8
	cmp.ne p6, p7 = 0, r8
	br .L8
	.endp next_line#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	""
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc next_user#
next_user:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 6, 3, 0
	.fframe 64
	adds r12 = -64, r12
	.save rp, r36
	mov r36 = b0
	.mmi
	mov r38 = r1
	.body
	nop 0
	mov r39 = r32
	;;
	.mib
	adds r40 = 16, r12
	addl r41 = 7, r0
	br.call.sptk.many b0 = next_line#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r38
	.mmi
	addl r41 = 10, r0
	nop 0
	mov r40 = r0
	;;
	.mib
	(p6) mov r14 = r0
	nop 0
	(p6) br.cond.dpnt .L21
	;;
	.mmi
	adds r14 = 16, r12
	;;
	ld8 r35 = [r14]
	adds r14 = 24, r12
	;;
	.mmi
	ld8 r34 = [r14]
	nop 0
	adds r14 = 32, r12
	;;
	.mib
	ld8 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	adds r14 = 40, r12
	mov r1 = r38
	nop 0
	.mmi
	mov r33 = r8
	addl r41 = 10, r0
	mov r40 = r0
	;;
	.mib
	ld8 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	mov r1 = r38
	nop 0
	adds r17 = 48, r12
	;;
	.mlx
	nop 0
	movl r14 = @gprel(out.5#)
	.mmi
	ld8 r24 = [r17]
	nop 0
	adds r17 = 56, r12
	;;
	.mmi
	add r14 = r1, r14
	ld8 r22 = [r17]
	adds r17 = 64, r12
	.mlx
	nop 0
	movl r16 = @gprel(.LC1)
	;;
	.mmi
	mov r15 = r14
	add r16 = r1, r16
	adds r28 = 16, r14
	.mmi
	ld8 r20 = [r17]
	adds r27 = 20, r14
	adds r26 = 24, r14
	;;
	.mmi
	st8 [r15] = r35, 8
	adds r25 = 32, r14
	adds r23 = 40, r14
	.mmi
	adds r21 = 48, r14
	adds r19 = 56, r14
	adds r18 = 64, r14
	;;
	.mmi
	nop 0
	adds r17 = 72, r14
	nop 0
	.mmi
	st8 [r15] = r34
	st4 [r28] = r33
	nop 0
	;;
	.mmi
	st4 [r27] = r8
	st8 [r26] = r16
	nop 0
	;;
	.mmi
	st8 [r25] = r16
	st8 [r23] = r24
	nop 0
	;;
	.mmi
	st8 [r21] = r22
	st8 [r19] = r20
	nop 0
	;;
	.mmi
	st8 [r18] = r0
	st4 [r17] = r0
	nop 0
.L21:
	.mii
	mov r8 = r14
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	.endp next_user#
	.align 16
	.align 64
	.proc next_group#
next_group:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 1, 8, 3, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r37
	mov r37 = b0
	.mlx
	mov r39 = r1
	movl r35 = @gprel(members.4#)
	;;
	.mmi
	add r35 = r1, r35
	mov r41 = r32
	.save ar.lc, r40
	mov r40 = ar.lc
	.body
	.mmb
	addl r43 = 4, r0
	adds r42 = 16, r12
	br.call.sptk.many b0 = next_line#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	adds r14 = 40, r12
	mov ar.lc = 64
	.mmi
	mov r1 = r39
	mov r34 = r0
	mov r33 = r35
	;;
	.mib
	(p6) mov r8 = r0
	nop 0
	(p6) br.cond.dpnt .L26
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L31
	.align 32
.L28:
	.mmi
	ld1 r15 = [r14]
	mov r41 = r14
	addl r42 = 44, r0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	nop 0
	;;
	.mbb
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dpnt .L27
	br.cloop.sptk.few .L29
	.align 32
.L27:
	.mii
	adds r14 = 16, r12
	sxt4 r34 = r34
	addl r43 = 10, r0
	.mmi
	mov r42 = r0
	;;
	ld8 r36 = [r14]
	shladd r34 = r34, 3, r0
	.mmi
	adds r14 = 24, r12
	;;
	ld8 r33 = [r14]
	add r34 = r35, r34
	.mmi
	adds r14 = 32, r12
	;;
	ld8 r41 = [r14]
	nop 0
	.mmb
	st8 [r34] = r0
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r17 = r8
	;;
	.mlx
	nop 0
	movl r14 = @gprel(out.3#)
	;;
	.mmi
	nop 0
	add r14 = r1, r14
	nop 0
	;;
	.mmi
	adds r16 = 16, r14
	adds r15 = 24, r14
	mov r8 = r14
	.mmi
	st8 [r14] = r36, 8
	;;
	st4 [r16] = r17
	nop 0
	.mmi
	st8 [r14] = r33
	;;
	st8 [r15] = r35
	nop 0
.L26:
	.mii
	nop 0
	mov b0 = r37
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	;;
	mov ar.lc = r40
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L29:
	.body
	.copy_state 1
	.mmi
	st8 [r33] = r14
	nop 0
	adds r34 = 1, r34
	.mmb
	adds r33 = 8, r33
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	mov r14 = r8
	nop 0
	mov r1 = r39
	.mmb
	cmp.eq p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L27
	;;
	.mib
	st1 [r14] = r0, 1
	nop 0
	br .L28
	;;
.L31:
	.mlx
	mov r34 = r0
	movl r35 = @gprel(members.4#)
	.mmi
	adds r14 = 16, r12
	addl r43 = 10, r0
	mov r42 = r0
	;;
	.mib
	nop 0
	sxt4 r34 = r34
	nop 0
	.mmi
	add r35 = r1, r35
	ld8 r36 = [r14]
	adds r14 = 24, r12
	;;
	.mmi
	shladd r34 = r34, 3, r0
	ld8 r33 = [r14]
	adds r14 = 32, r12
	;;
	.mmi
	add r34 = r35, r34
	ld8 r41 = [r14]
	nop 0
	;;
	.mib
	st8 [r34] = r0
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r17 = r8
	;;
	.mlx
	nop 0
	movl r14 = @gprel(out.3#)
	;;
	.mmi
	add r14 = r1, r14
	;;
	adds r16 = 16, r14
	adds r15 = 24, r14
	.mmi
	mov r8 = r14
	st8 [r14] = r36, 8
	nop 0
	;;
	.mmi
	st4 [r16] = r17
	st8 [r14] = r33
	nop 0
	;;
	.mib
	st8 [r15] = r35
	nop 0
	br .L26
	.endp next_group#
	.align 16
	.align 64
	.proc copy_group#
copy_group:
	.prologue 12, 46
	.mmi
	.save ar.pfs, r47
	alloc r47 = ar.pfs, 5, 13, 3, 0
	adds r41 = 24, r32
	.save ar.lc, r49
	mov r49 = ar.lc
	.mmi
	st8 [r36] = r0
	cmp.eq p6, p7 = 0, r32
	sub r16 = r0, r34
	;;
	.mii
	nop 0
	.save rp, r46
	mov r46 = b0
	mov r38 = r0
	.mmb
	mov r48 = r1
	.body
	and r16 = 7, r16
	(p6) br.cond.dpnt .L38
	;;
	.mmi
	ld8 r15 = [r41]
	;;
	adds r14 = 8, r15
	nop 0
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r15
	(p6) br.cond.dpnt .L52
	.align 32
.L40:
	.mmi
	ld8 r15 = [r14], 8
	nop 0
	adds r38 = 1, r38
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L40
	.mii
	shladd r44 = r38, 3, r0
	nop 0
	;;
	adds r37 = 8, r44
	;;
.L39:
	.mmi
	add r42 = r34, r16
	add r16 = r16, r37
	add r34 = r34, r35
	;;
	.mib
	add r37 = r42, r37
	cmp.geu p6, p7 = r35, r16
	(p7) br.cond.dpnt .L42
	;;
	.mmi
	ld8 r39 = [r32]
	nop 0
	sub r40 = r34, r37
	;;
	.mib
	mov r50 = r39
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	adds r8 = 1, r8
	mov r51 = r39
	mov r1 = r48
	.mmi
	mov r50 = r37
	;;
	cmp.ltu p6, p7 = r40, r8
	add r39 = r37, r8
	.mmi
	mov r52 = r8
	;;
	(p6) mov r39 = r37
	(p6) mov r45 = r0
	.bbb
	nop 0
	(p6) br.cond.dpnt .L43
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	sub r40 = r34, r39
	mov r1 = r48
	mov r45 = r8
.L43:
	.mmi
	adds r14 = 8, r32
	;;
	ld8 r37 = [r14]
	nop 0
	;;
	.mib
	mov r50 = r37
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	adds r8 = 1, r8
	nop 0
	mov r51 = r37
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r39
	;;
	.mmi
	cmp.gtu p6, p7 = r8, r40
	add r37 = r39, r8
	mov r52 = r8
	;;
	.mib
	(p6) mov r8 = r0
	(p6) mov r37 = r39
	(p6) br.cond.dpnt .L44
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r48
	nop 0
	nop 0
.L44:
	.mmi
	mov r43 = r33
	adds r32 = 16, r32
	adds r17 = -1, r38
	.mmi
	cmp.ne p6, p7 = 0, r38
	adds r15 = 16, r33
	adds r14 = 24, r33
	;;
	.mmi
	ld4 r16 = [r32]
	mov r40 = r42
	mov ar.lc = r17
	.mmi
	st8 [r43] = r45, 8
	st8 [r14] = r42
	mov r38 = r0
	;;
	.mmi
	nop 0
	st8 [r43] = r8
	nop 0
	.mmb
	st4 [r15] = r16
	nop 0
	(p7) br.cond.dpnt .L51
	.align 32
.L50:
	.mmi
	shladd r15 = r38, 3, r0
	ld8 r14 = [r41]
	adds r38 = 1, r38
	;;
	.mmi
	add r14 = r14, r15
	;;
	ld8 r39 = [r14]
	nop 0
	;;
	.mib
	mov r50 = r39
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	sub r14 = r34, r37
	adds r8 = 1, r8
	mov r1 = r48
	.mii
	mov r50 = r37
	mov r51 = r39
	;;
	cmp.geu p6, p7 = r14, r8
	.mmb
	add r37 = r37, r8
	mov r52 = r8
	(p7) br.cond.dpnt .L72
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r48
	st8 [r40] = r8, 8
	cmp.eq p6, p7 = 0, r8
	.bbb
	nop 0
	(p6) br.cond.dpnt .L42
	br.cloop.sptk.few .L50
.L51:
	.mmi
	add r42 = r42, r44
	ld8.a r14 = [r33]
	nop 0
	;;
	.mmi
	st8 [r42] = r0
	nop 0
	cmp.eq p6, p7 = 0, r14
	.mmb
	chk.a.clr r14, .L73
.L74:
	.pred.rel.mutex p6, p7
	nop 0
	(p6) br.cond.dpnt .L42
	;;
	.mmi
	nop 0
	ld8 r14 = [r43]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L42
	;;
	.mmi
	st8 [r36] = r33
	nop 0
	nop 0
.L38:
	.mii
	mov r8 = r0
	mov b0 = r46
	;;
	mov ar.pfs = r47
	;;
	.mib
	nop 0
	mov ar.lc = r49
	br.ret.sptk.many b0
.L72:
	.mmi
	st8 [r40] = r0
	nop 0
	nop 0
.L42:
	.mii
	addl r8 = 34, r0
	mov b0 = r46
	;;
	mov ar.pfs = r47
	;;
	.mib
	nop 0
	mov ar.lc = r49
	br.ret.sptk.many b0
.L52:
	.mmi
	nop 0
	addl r37 = 8, r0
	mov r38 = r0
	.mmb
	nop 0
	mov r44 = r0
	br .L39
.L73:
	.mmi
	nop 0
	ld8 r14 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	br .L74
	.endp copy_group#
	.align 16
	.align 64
	.proc copy_user#
copy_user:
	.prologue 12, 43
	.mmb
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 5, 9, 3, 0
	st8 [r36] = r0
	nop 0
	.mii
	mov r37 = r32
	.save rp, r43
	mov r43 = b0
	cmp.eq p6, p7 = 0, r32
	;;
	.mib
	mov r38 = r33
	mov r45 = r1
	.body
	(p6) br.cond.dpnt .L76
	;;
	.mmi
	ld8 r14 = [r37], 8
	;;
	st8 [r38] = r14, 8
	mov r15 = r37
	;;
	.mmi
	ld8 r16 = [r15], 8
	nop 0
	mov r14 = r38
	;;
	.mmi
	st8 [r14] = r16, 8
	;;
	ld8 r16 = [r15], 8
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	;;
	ld8 r16 = [r15], 8
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	;;
	ld8 r16 = [r15], 8
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	;;
	ld8 r16 = [r15], 8
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	;;
	ld8 r16 = [r15], 8
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	;;
	ld8 r16 = [r15], 8
	nop 0
	.mmi
	ld8.a r40 = [r32]
	;;
	st8 [r14] = r16, 8
	mov r46 = r40
	;;
	.mmi
	ld8 r16 = [r15], 8
	;;
	st8 [r14] = r16, 8
	nop 0
	;;
	.mmi
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	nop 0
	;;
	.mib
	chk.a.clr r40, .L97
.L98:
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	adds r48 = 1, r8
	nop 0
	mov r1 = r45
	.mii
	mov r47 = r40
	mov r46 = r34
	;;
	cmp.gtu p6, p7 = r48, r35
	;;
	.mib
	(p6) mov r39 = r34
	(p6) mov r8 = r0
	(p6) br.cond.dpnt .L77
	;;
	.mib
	nop 0
	add r39 = r34, r48
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
.L77:
	.mmi
	add r34 = r34, r35
	ld8.a r41 = [r37]
	nop 0
	.mmi
	st8 [r33] = r8
	;;
	ld8.c.clr r41 = [r37]
	sub r37 = r34, r39
	;;
	.mib
	mov r46 = r41
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	adds r48 = 1, r8
	nop 0
	mov r1 = r45
	.mii
	mov r47 = r41
	mov r46 = r39
	;;
	cmp.ltu p6, p7 = r37, r48
	;;
	.mib
	(p6) mov r40 = r39
	(p6) mov r8 = r0
	(p6) br.cond.dpnt .L78
	;;
	.mib
	add r40 = r39, r48
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	nop 0
	mov r1 = r45
	sub r37 = r34, r40
.L78:
	.mmi
	adds r14 = 40, r32
	st8 [r38] = r8
	nop 0
	;;
	.mmi
	nop 0
	ld8 r41 = [r14]
	nop 0
	;;
	.mib
	mov r46 = r41
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	adds r48 = 1, r8
	nop 0
	mov r1 = r45
	.mii
	mov r47 = r41
	mov r46 = r40
	;;
	cmp.ltu p6, p7 = r37, r48
	;;
	.mib
	(p6) mov r39 = r40
	(p6) mov r8 = r0
	(p6) br.cond.dpnt .L79
	;;
	.mib
	add r39 = r40, r48
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	nop 0
	mov r1 = r45
	sub r37 = r34, r39
.L79:
	.mmi
	adds r14 = 48, r32
	nop 0
	adds r40 = 40, r33
	;;
	.mmi
	ld8.a r41 = [r14]
	st8 [r40] = r8
	nop 0
	;;
	.mmi
	nop 0
	ld8.c.clr r41 = [r14]
	nop 0
	;;
	.mib
	mov r46 = r41
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	adds r48 = 1, r8
	nop 0
	mov r1 = r45
	.mii
	mov r47 = r41
	mov r46 = r39
	;;
	cmp.ltu p6, p7 = r37, r48
	;;
	.mib
	(p6) mov r42 = r39
	(p6) mov r8 = r0
	(p6) br.cond.dpnt .L80
	;;
	.mib
	add r42 = r39, r48
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	nop 0
	mov r1 = r45
	sub r37 = r34, r42
.L80:
	.mmi
	adds r32 = 56, r32
	nop 0
	adds r39 = 48, r33
	;;
	.mmi
	ld8.a r41 = [r32]
	st8 [r39] = r8
	nop 0
	;;
	.mmi
	nop 0
	ld8.c.clr r41 = [r32]
	nop 0
	;;
	.mib
	mov r46 = r41
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	adds r48 = 1, r8
	nop 0
	mov r1 = r45
	.mii
	mov r47 = r41
	mov r46 = r42
	;;
	cmp.ltu p6, p7 = r37, r48
	;;
	.mib
	(p6) mov r8 = r0
	nop 0
	(p6) br.cond.dpnt .L81
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
.L81:
	.mmi
	nop 0
	adds r14 = 56, r33
	nop 0
	;;
	.mmi
	st8 [r14] = r8
	ld8 r14 = [r33]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L91
	;;
	.mmi
	nop 0
	ld8 r14 = [r38]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L91
	;;
	.mmi
	nop 0
	ld8 r14 = [r40]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L91
	;;
	.mmi
	ld8 r14 = [r39]
	nop 0
	cmp.eq p6, p7 = 0, r8
	;;
	.mib
	nop 0
	cmp.eq.or.andcm p6, p7 = 0, r14
	(p6) br.cond.dpnt .L91
	;;
	.mmi
	st8 [r36] = r33
	nop 0
	nop 0
.L76:
	.mmi
	mov r8 = r0
	nop 0
	mov b0 = r43
	;;
	.mib
	nop 0
	mov ar.pfs = r44
	br.ret.sptk.many b0
.L91:
	.mmi
	addl r8 = 34, r0
	nop 0
	mov b0 = r43
	;;
	.mib
	nop 0
	mov ar.pfs = r44
	br.ret.sptk.many b0
.L97:
	.mmi
	nop 0
	ld8 r40 = [r32]
	nop 0
	;;
	.mib
	nop 0
	mov r46 = r40
	br .L98
	.endp copy_user#
	.align 16
	.align 64
	.global getpwent#
	.type	getpwent#, @function
	.proc getpwent#
getpwent:
	.prologue
	.mlx
	alloc r16 = ar.pfs, 1, 0, 0, 0
	.body
	movl r32 = @gprel(users#)
	;;
	.mmi
	nop 0
	add r32 = r1, r32
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many next_user#
	;;
	break.f 0
	;;
	.endp getpwent#
	.align 16
	.align 64
	.global fgetpwent#
	.type	fgetpwent#, @function
	.proc fgetpwent#
fgetpwent:
	.prologue
	.body
	.mlx
	nop 0
	movl r14 = @gprel(other#)
	.mmi
	nop 0
	mov r16 = r32
	nop 0
	;;
	.mmi
	add r14 = r1, r14
	;;
	adds r15 = 8, r14
	mov r32 = r14
	;;
	.mmi
	nop 0
	st8 [r15] = r16
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many next_user#
	;;
	break.f 0
	;;
	.endp fgetpwent#
	.align 16
	.align 64
	.global setpwent#
	.type	setpwent#, @function
	.proc setpwent#
setpwent:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
	nop 0
	.save rp, r32
	mov r32 = b0
	.mlx
	mov r34 = r1
	.body
	movl r14 = @gprel(users#)
	;;
	.mmi
	add r14 = r1, r14
	;;
	adds r14 = 8, r14
	nop 0
	;;
	.mmi
	nop 0
	ld8 r35 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r35
	nop 0
	(p6) br.cond.dpnt .L103
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = rewind#
	;;
	.mmi
	mov r1 = r34
	nop 0
	nop 0
.L103:
	.mii
	nop 0
	mov b0 = r32
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp setpwent#
	.align 16
	.align 64
	.global endpwent#
	.type	endpwent#, @function
	.proc endpwent#
endpwent:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 1, 0
	nop 0
	.save rp, r33
	mov r33 = b0
	.mlx
	mov r35 = r1
	.body
	movl r32 = @gprel(users#)
	;;
	.mmi
	add r32 = r1, r32
	;;
	adds r14 = 8, r32
	nop 0
	;;
	.mmi
	nop 0
	ld8 r36 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r36
	nop 0
	(p6) br.cond.dpnt .L111
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	mov r1 = r35
	nop 0
	nop 0
.L111:
	.mmi
	adds r32 = 8, r32
	nop 0
	mov b0 = r33
	;;
	.mib
	st8 [r32] = r0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp endpwent#
	.align 16
	.align 64
	.global getpwnam#
	.type	getpwnam#, @function
	.proc getpwnam#
getpwnam:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 6, 2, 0
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	.mlx
	nop 0
	movl r35 = @gprel(users#)
	;;
	.mmi
	add r35 = r1, r35
	;;
	adds r14 = 8, r35
	mov r34 = r35
	;;
	.mmi
	nop 0
	ld8 r39 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r39
	nop 0
	(p6) br.cond.dpnt .L120
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = rewind#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
	.align 32
.L120:
	.mib
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = next_user#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	mov r1 = r38
	nop 0
	.mmb
	mov r33 = r8
	mov r40 = r32
	(p6) br.cond.dpnt .L119
	;;
	.mib
	ld8 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L120
.L119:
	.mmi
	adds r14 = 8, r35
	;;
	ld8 r39 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r39
	nop 0
	(p6) br.cond.dpnt .L121
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L121:
	.mmi
	adds r35 = 8, r35
	mov r8 = r33
	mov b0 = r36
	;;
	.mib
	st8 [r35] = r0
	mov ar.pfs = r37
	br.ret.sptk.many b0
	.endp getpwnam#
	.align 16
	.align 64
	.global getpwuid#
	.type	getpwuid#, @function
	.proc getpwuid#
getpwuid:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 6, 1, 0
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	.mlx
	nop 0
	movl r35 = @gprel(users#)
	;;
	.mmi
	add r35 = r1, r35
	;;
	adds r14 = 8, r35
	mov r34 = r35
	;;
	.mmi
	nop 0
	ld8 r39 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r39
	nop 0
	(p6) br.cond.dpnt .L137
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = rewind#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
	.align 32
.L137:
	.mib
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = next_user#
	;;
	.mmi
	adds r14 = 16, r8
	mov r1 = r38
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	mov r33 = r8
	(p6) br.cond.dpnt .L136
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r32, r14
	(p6) br.cond.dptk .L137
.L136:
	.mmi
	adds r14 = 8, r35
	;;
	ld8 r39 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r39
	nop 0
	(p6) br.cond.dpnt .L138
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L138:
	.mmi
	adds r35 = 8, r35
	mov r8 = r33
	mov b0 = r36
	;;
	.mib
	st8 [r35] = r0
	mov ar.pfs = r37
	br.ret.sptk.many b0
	.endp getpwuid#
	.align 16
	.align 64
	.global getgrent#
	.type	getgrent#, @function
	.proc getgrent#
getgrent:
	.prologue
	.mlx
	alloc r16 = ar.pfs, 1, 0, 0, 0
	.body
	movl r32 = @gprel(groups#)
	;;
	.mmi
	nop 0
	add r32 = r1, r32
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many next_group#
	;;
	break.f 0
	;;
	.endp getgrent#
	.align 16
	.align 64
	.global fgetgrent#
	.type	fgetgrent#, @function
	.proc fgetgrent#
fgetgrent:
	.prologue
	.body
	.mlx
	nop 0
	movl r14 = @gprel(other#)
	.mmi
	nop 0
	mov r16 = r32
	nop 0
	;;
	.mmi
	add r14 = r1, r14
	;;
	adds r15 = 8, r14
	mov r32 = r14
	;;
	.mmi
	nop 0
	st8 [r15] = r16
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many next_group#
	;;
	break.f 0
	;;
	.endp fgetgrent#
	.align 16
	.align 64
	.global setgrent#
	.type	setgrent#, @function
	.proc setgrent#
setgrent:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
	nop 0
	.save rp, r32
	mov r32 = b0
	.mlx
	mov r34 = r1
	.body
	movl r14 = @gprel(groups#)
	;;
	.mmi
	add r14 = r1, r14
	;;
	adds r14 = 8, r14
	nop 0
	;;
	.mmi
	nop 0
	ld8 r35 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r35
	nop 0
	(p6) br.cond.dpnt .L155
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = rewind#
	;;
	.mmi
	mov r1 = r34
	nop 0
	nop 0
.L155:
	.mii
	nop 0
	mov b0 = r32
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp setgrent#
	.align 16
	.align 64
	.global endgrent#
	.type	endgrent#, @function
	.proc endgrent#
endgrent:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 1, 0
	nop 0
	.save rp, r33
	mov r33 = b0
	.mlx
	mov r35 = r1
	.body
	movl r32 = @gprel(groups#)
	;;
	.mmi
	add r32 = r1, r32
	;;
	adds r14 = 8, r32
	nop 0
	;;
	.mmi
	nop 0
	ld8 r36 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r36
	nop 0
	(p6) br.cond.dpnt .L163
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	mov r1 = r35
	nop 0
	nop 0
.L163:
	.mmi
	adds r32 = 8, r32
	nop 0
	mov b0 = r33
	;;
	.mib
	st8 [r32] = r0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp endgrent#
	.align 16
	.align 64
	.global getgrnam#
	.type	getgrnam#, @function
	.proc getgrnam#
getgrnam:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 6, 2, 0
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	.mlx
	nop 0
	movl r35 = @gprel(groups#)
	;;
	.mmi
	add r35 = r1, r35
	;;
	adds r14 = 8, r35
	mov r34 = r35
	;;
	.mmi
	nop 0
	ld8 r39 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r39
	nop 0
	(p6) br.cond.dpnt .L172
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = rewind#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
	.align 32
.L172:
	.mib
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = next_group#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	mov r1 = r38
	nop 0
	.mmb
	mov r33 = r8
	mov r40 = r32
	(p6) br.cond.dpnt .L171
	;;
	.mib
	ld8 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L172
.L171:
	.mmi
	adds r14 = 8, r35
	;;
	ld8 r39 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r39
	nop 0
	(p6) br.cond.dpnt .L173
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L173:
	.mmi
	adds r35 = 8, r35
	mov r8 = r33
	mov b0 = r36
	;;
	.mib
	st8 [r35] = r0
	mov ar.pfs = r37
	br.ret.sptk.many b0
	.endp getgrnam#
	.align 16
	.align 64
	.global getgrgid#
	.type	getgrgid#, @function
	.proc getgrgid#
getgrgid:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 6, 1, 0
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	.mlx
	nop 0
	movl r35 = @gprel(groups#)
	;;
	.mmi
	add r35 = r1, r35
	;;
	adds r14 = 8, r35
	mov r34 = r35
	;;
	.mmi
	nop 0
	ld8 r39 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r39
	nop 0
	(p6) br.cond.dpnt .L189
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = rewind#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
	.align 32
.L189:
	.mib
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = next_group#
	;;
	.mmi
	adds r14 = 16, r8
	mov r1 = r38
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	mov r33 = r8
	(p6) br.cond.dpnt .L188
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r32, r14
	(p6) br.cond.dptk .L189
.L188:
	.mmi
	adds r14 = 8, r35
	;;
	ld8 r39 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r39
	nop 0
	(p6) br.cond.dpnt .L190
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L190:
	.mmi
	adds r35 = 8, r35
	mov r8 = r33
	mov b0 = r36
	;;
	.mib
	st8 [r35] = r0
	mov ar.pfs = r37
	br.ret.sptk.many b0
	.endp getgrgid#
	.align 16
	.align 64
	.global getpwnam_r#
	.type	getpwnam_r#, @function
	.proc getpwnam_r#
getpwnam_r:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 5, 4, 5, 0
	mov r40 = r1
	.save rp, r38
	mov r38 = b0
	.body
	.mlx
	nop 0
	movl r37 = @gprel(lock#)
	;;
	.mmi
	nop 0
	add r37 = r1, r37
	nop 0
	;;
	.mib
	mov r41 = r37
	nop 0
	br.call.sptk.many b0 = stream_lock_take#
	;;
	.mib
	mov r1 = r40
	mov r41 = r32
	br.call.sptk.many b0 = getpwnam#
	;;
	.mmi
	mov r1 = r40
	mov r45 = r36
	mov r44 = r35
	.mmi
	mov r43 = r34
	mov r42 = r33
	mov r41 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = copy_user#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r37
	.mmb
	mov r37 = r8
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r37
	mov r1 = r40
	mov b0 = r38
	;;
	.mib
	nop 0
	mov ar.pfs = r39
	br.ret.sptk.many b0
	.endp getpwnam_r#
	.align 16
	.align 64
	.global getpwuid_r#
	.type	getpwuid_r#, @function
	.proc getpwuid_r#
getpwuid_r:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 5, 4, 5, 0
	mov r40 = r1
	.save rp, r38
	mov r38 = b0
	.body
	.mlx
	nop 0
	movl r37 = @gprel(lock#)
	;;
	.mmi
	nop 0
	add r37 = r1, r37
	nop 0
	;;
	.mib
	mov r41 = r37
	nop 0
	br.call.sptk.many b0 = stream_lock_take#
	;;
	.mib
	mov r1 = r40
	mov r41 = r32
	br.call.sptk.many b0 = getpwuid#
	;;
	.mmi
	mov r1 = r40
	mov r45 = r36
	mov r44 = r35
	.mmi
	mov r43 = r34
	mov r42 = r33
	mov r41 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = copy_user#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r37
	.mmb
	mov r37 = r8
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r37
	mov r1 = r40
	mov b0 = r38
	;;
	.mib
	nop 0
	mov ar.pfs = r39
	br.ret.sptk.many b0
	.endp getpwuid_r#
	.align 16
	.align 64
	.global getgrnam_r#
	.type	getgrnam_r#, @function
	.proc getgrnam_r#
getgrnam_r:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 5, 4, 5, 0
	mov r40 = r1
	.save rp, r38
	mov r38 = b0
	.body
	.mlx
	nop 0
	movl r37 = @gprel(lock#)
	;;
	.mmi
	nop 0
	add r37 = r1, r37
	nop 0
	;;
	.mib
	mov r41 = r37
	nop 0
	br.call.sptk.many b0 = stream_lock_take#
	;;
	.mib
	mov r1 = r40
	mov r41 = r32
	br.call.sptk.many b0 = getgrnam#
	;;
	.mmi
	mov r1 = r40
	mov r45 = r36
	mov r44 = r35
	.mmi
	mov r43 = r34
	mov r42 = r33
	mov r41 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = copy_group#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r37
	.mmb
	mov r37 = r8
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r37
	mov r1 = r40
	mov b0 = r38
	;;
	.mib
	nop 0
	mov ar.pfs = r39
	br.ret.sptk.many b0
	.endp getgrnam_r#
	.align 16
	.align 64
	.global getgrgid_r#
	.type	getgrgid_r#, @function
	.proc getgrgid_r#
getgrgid_r:
	.prologue 12, 40
	.mlx
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 5, 6, 5, 0
	movl r39 = @gprel(groups#)
	.mlx
	mov r42 = r1
	movl r43 = @gprel(lock#)
	;;
	.mmi
	add r39 = r1, r39
	nop 0
	.save rp, r40
	mov r40 = b0
	.body
	.mmb
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = stream_lock_take#
	;;
	.mmi
	adds r14 = 8, r39
	mov r1 = r42
	mov r38 = r39
	;;
	.mmi
	nop 0
	ld8 r43 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r43
	nop 0
	(p6) br.cond.dpnt .L212
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = rewind#
	;;
	.mmi
	mov r1 = r42
	nop 0
	nop 0
	.align 32
.L212:
	.mib
	mov r43 = r38
	nop 0
	br.call.sptk.many b0 = next_group#
	;;
	.mmi
	adds r14 = 16, r8
	mov r1 = r42
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	mov r37 = r8
	(p6) br.cond.dpnt .L211
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r32
	(p6) br.cond.dptk .L212
.L211:
	.mmi
	adds r14 = 8, r39
	;;
	ld8 r43 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r43
	nop 0
	(p6) br.cond.dpnt .L213
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	mov r1 = r42
	nop 0
	nop 0
.L213:
	.mmi
	adds r39 = 8, r39
	mov r47 = r36
	mov r46 = r35
	.mmi
	mov r45 = r34
	mov r44 = r33
	mov r43 = r37
	;;
	.mib
	st8 [r39] = r0
	nop 0
	br.call.sptk.many b0 = copy_group#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r37 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(lock#)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r37
	mov r1 = r42
	mov b0 = r40
	;;
	.mib
	nop 0
	mov ar.pfs = r41
	br.ret.sptk.many b0
	.endp getgrgid_r#
	.align 16
	.align 64
	.global getpwent_r#
	.type	getpwent_r#, @function
	.proc getpwent_r#
getpwent_r:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 5, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r36
	mov r36 = b0
	.mlx
	mov r38 = r1
	.body
	movl r39 = @gprel(lock#)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = stream_lock_take#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(users#)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = next_user#
	;;
	.mmi
	mov r1 = r38
	adds r43 = 16, r12
	sxt4 r42 = r34
	.mmi
	mov r41 = r33
	mov r40 = r32
	mov r39 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = copy_user#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r35 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(lock#)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	adds r15 = 16, r12
	mov r1 = r38
	mov r8 = r0
	;;
	.mmi
	nop 0
	ld8 r14 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L232
	;;
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L232:
	.body
	.copy_state 1
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r35
	nop 0
	;;
	.mib
	(p7) addl r35 = 2, r0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	mov r14 = r8
	mov r1 = r38
	addl r8 = -1, r0
	;;
	.mii
	st4 [r14] = r35
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp getpwent_r#
	.align 16
	.align 64
	.global getgrent_r#
	.type	getgrent_r#, @function
	.proc getgrent_r#
getgrent_r:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 5, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r36
	mov r36 = b0
	.mlx
	mov r38 = r1
	.body
	movl r39 = @gprel(lock#)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = stream_lock_take#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(groups#)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = next_group#
	;;
	.mmi
	mov r1 = r38
	adds r43 = 16, r12
	sxt4 r42 = r34
	.mmi
	mov r41 = r33
	mov r40 = r32
	mov r39 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = copy_group#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r35 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(lock#)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	adds r15 = 16, r12
	mov r1 = r38
	mov r8 = r0
	;;
	.mmi
	nop 0
	ld8 r14 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L239
	;;
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L239:
	.body
	.copy_state 1
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r35
	nop 0
	;;
	.mib
	(p7) addl r35 = 2, r0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	mov r14 = r8
	mov r1 = r38
	addl r8 = -1, r0
	;;
	.mii
	st4 [r14] = r35
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp getgrent_r#
	.section	.rodata.str1.8
	.align 8
.LC24:
	stringz	"%s:%s:%d:%d:%s:%s:%s\n"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global putpwent#
	.type	putpwent#, @function
	.proc putpwent#
putpwent:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 8, 0
	.fframe 16
	adds r12 = -16, r12
	adds r19 = 56, r32
	.mlx
	adds r20 = 48, r32
	movl r38 = @gprel(.LC24)
	;;
	.mmi
	adds r18 = 16, r12
	adds r17 = 40, r32
	adds r16 = 20, r32
	.mmi
	adds r15 = 16, r32
	adds r14 = 8, r32
	mov r36 = r1
	;;
	.mii
	ld8 r19 = [r19]
	.save rp, r34
	mov r34 = b0
	.body
	add r38 = r1, r38
	.mmb
	mov r37 = r33
	ld8 r44 = [r20]
	nop 0
	;;
	.mmi
	ld8 r39 = [r32]
	st8 [r18] = r19
	nop 0
	;;
	.mmi
	ld8 r43 = [r17]
	ld4 r42 = [r16]
	nop 0
	;;
	.mmi
	nop 0
	ld4 r41 = [r15]
	nop 0
	.mmb
	ld8 r40 = [r14]
	nop 0
	br.call.sptk.many b0 = fprintf#
	;;
	.mii
	nop 0
	extr.u r8 = r8, 31, 1
	mov r1 = r36
	;;
	.mii
	sub r8 = r0, r8
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp putpwent#
	.section	.rodata.str1.8
	.align 8
.LC25:
	stringz	"%s"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global getlogin#
	.type	getlogin#, @function
	.proc getlogin#
getlogin:
	.prologue 12, 32
	.mii
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 4, 0
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getuid#
	;;
	.mib
	mov r1 = r34
	mov r35 = r8
	br.call.sptk.many b0 = getpwuid#
	;;
	.mmi
	mov r1 = r34
	nop 0
	cmp.eq p6, p7 = 0, r8
	.mmb
	addl r36 = 64, r0
	nop 0
	(p6) br.cond.dpnt .L243
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC25)
	.mlx
	ld8 r38 = [r8]
	movl r35 = @gprel(name.2#)
	;;
	.mib
	add r37 = r1, r37
	add r35 = r1, r35
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	nop 0
	mov r1 = r34
	nop 0
	;;
	.mlx
	nop 0
	movl r8 = @gprel(name.2#)
	;;
	.mmi
	add r8 = r1, r8
	nop 0
	nop 0
.L243:
	.mii
	nop 0
	mov b0 = r32
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp getlogin#
	.align 16
	.align 64
	.global cuserid#
	.type	cuserid#, @function
	.proc cuserid#
cuserid:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 4, 0
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = geteuid#
	;;
	.mib
	mov r1 = r35
	mov r36 = r8
	br.call.sptk.many b0 = getpwuid#
	;;
	.mmi
	mov r1 = r35
	cmp.ne p6, p7 = 0, r32
	addl r37 = 64, r0
	;;
	.mlx
	nop 0
	(p7) movl r32 = @gprel(own.1#)
	.mlx
	nop 0
	movl r38 = @gprel(.LC25)
	;;
	.mmi
	(p7) add r32 = r1, r32
	cmp.eq p6, p7 = 0, r8
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mmi
	mov r36 = r32
	;;
	(p6) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p7) ld8 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r8 = r32
	mov r1 = r35
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp cuserid#
	.align 16
	.align 64
	.global initgroups#
	.type	initgroups#, @function
	.proc initgroups#
initgroups:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 2, 9, 3, 0
	.fframe 80
	adds r12 = -80, r12
	.save rp, r40
	mov r40 = b0
	.mlx
	mov r42 = r1
	.body
	movl r39 = @gprel(groups#)
	;;
	.mmi
	adds r43 = 20, r12
	add r39 = r1, r39
	nop 0
	.mmi
	addl r45 = 76, r0
	mov r44 = r0
	addl r36 = 1, r0
	;;
	.mib
	mov r38 = r43
	mov r37 = r39
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r14 = 8, r39
	adds r15 = 16, r12
	mov r1 = r42
	;;
	.mmi
	ld8 r43 = [r14]
	st4 [r15] = r33
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r43
	nop 0
	(p6) br.cond.dpnt .L256
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = rewind#
	;;
	.mmi
	mov r1 = r42
	nop 0
	nop 0
	.align 32
.L256:
	.mib
	mov r43 = r37
	nop 0
	br.call.sptk.many b0 = next_group#
	;;
	.mmi
	nop 0
	adds r14 = 24, r8
	mov r1 = r42
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L260
	;;
.L262:
	.mmi
	ld8 r34 = [r14]
	nop 0
	adds r35 = 16, r8
	;;
	.mmi
	ld8 r43 = [r34]
	nop 0
	adds r34 = 8, r34
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r43
	(p6) br.cond.dpnt .L256
	.align 32
.L261:
	.mib
	mov r44 = r32
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r42
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L258
	.mmi
	nop 0
	ld4 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r33, r14
	(p7) br.cond.dpnt .L276
.L258:
	.mmi
	nop 0
	ld8 r43 = [r34], 8
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r43
	(p6) br.cond.dptk .L261
	.mib
	mov r43 = r37
	nop 0
	br.call.sptk.many b0 = next_group#
	;;
	.mmi
	nop 0
	mov r1 = r42
	adds r14 = 24, r8
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L262
	;;
.L260:
	.mmi
	adds r14 = 8, r39
	;;
	ld8 r43 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r43
	nop 0
	(p6) br.cond.dpnt .L263
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	mov r1 = r42
	nop 0
	nop 0
.L263:
	.mmi
	adds r39 = 8, r39
	adds r44 = 16, r12
	mov r43 = r36
	;;
	.mib
	st8 [r39] = r0
	nop 0
	br.call.sptk.many b0 = setgroups#
	;;
	.mii
	mov r1 = r42
	mov b0 = r40
	;;
	mov ar.pfs = r41
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
.L276:
	.body
	.copy_state 1
	.mmi
	adds r36 = 1, r36
	st4 [r38] = r14, 4
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 20, r36
	(p6) br.cond.dptk .L256
	.mib
	nop 0
	nop 0
	br .L260
	.endp initgroups#
	.section	.rodata.str1.8
	.align 8
.LC27:
	stringz	"/etc/shells"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global getusershell#
	.type	getusershell#, @function
	.proc getusershell#
getusershell:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 0, 7, 3, 0
	addl r35 = @gprel(shells#), gp
	.save rp, r36
	mov r36 = b0
	.mlx
	mov r38 = r1
	.body
	movl r34 = @gprel(line.0#)
	;;
	.mmi
	ld8 r41 = [r35]
	nop 0
	add r34 = r1, r34
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r41
	(p7) br.cond.dpnt .L293
.L282:
	.pred.rel.mutex p6, p7
	.mlx
	nop 0
	movl r39 = @gprel(line.0#)
	.mmb
	addl r40 = 1024, r0
	nop 0
	(p7) br.cond.dpnt .L284
	;;
	.mmi
	add r39 = r1, r39
	nop 0
	nop 0
	.align 32
.L283:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fgets#
	;;
	.mib
	mov r1 = r38
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L284
	;;
	.mlx
	ld1 r14 = [r34]
	movl r32 = @gprel(line.0#)
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	add r32 = r1, r32
	;;
	.mib
	mov r39 = r14
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L287
	;;
	.align 32
.L285:
	.mmi
	mov r33 = r32
	nop 0
	zxt1 r39 = r39
	.mmb
	adds r32 = 1, r32
	nop 0
	br.call.sptk.many b0 = isspace#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L279
	;;
	.mmi
	ld1 r14 = [r33]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.ne p6, p7 = 35, r14
	nop 0
	(p7) br.cond.dpnt .L279
	;;
	.mii
	ld1 r14 = [r32]
	mov r33 = r32
	;;
	sxt1 r14 = r14
	;;
	.mib
	mov r39 = r14
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L285
	;;
.L279:
	.mmi
	ld1.a r14 = [r34]
	st1 [r33] = r0
	addl r40 = 1024, r0
	.mlx
	nop 0
	movl r39 = @gprel(line.0#)
	;;
	.mii
	ld1.c.clr r14 = [r34]
	add r39 = r1, r39
	;;
	sxt1 r14 = r14
	;;
	.mib
	cmp4.eq p6, p7 = 47, r14
	nop 0
	(p6) br.cond.dpnt .L286
	;;
	.mmi
	nop 0
	ld8 r41 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r41
	(p6) br.cond.dptk .L283
.L284:
	.mmi
	mov r8 = r0
	nop 0
	mov b0 = r36
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
.L286:
	.mib
	nop 0
	mov b0 = r36
	nop 0
	.mlx
	nop 0
	movl r8 = @gprel(line.0#)
	;;
	.mib
	add r8 = r1, r8
	mov ar.pfs = r37
	br.ret.sptk.many b0
.L287:
	.mlx
	nop 0
	movl r33 = @gprel(line.0#)
	;;
	.mib
	nop 0
	add r33 = r1, r33
	br .L279
.L293:
	.mlx
	nop 0
	movl r40 = @gprel(.LC0)
	.mlx
	nop 0
	movl r39 = @gprel(.LC27)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = fopen#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r41 = r8
	.mmi
	st8 [r35] = r8
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	movl r34 = @gprel(line.0#)
	;;
	.mib
	nop 0
	add r34 = r1, r34
	br .L282
	.endp getusershell#
	.align 16
	.align 64
	.global setusershell#
	.type	setusershell#, @function
	.proc setusershell#
setusershell:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
	addl r14 = @gprel(shells#), gp
	.save rp, r32
	mov r32 = b0
	.mmi
	mov r34 = r1
	.body
	;;
	ld8 r35 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r35
	nop 0
	(p6) br.cond.dpnt .L294
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = rewind#
	;;
	.mmi
	mov r1 = r34
	nop 0
	nop 0
.L294:
	.mii
	nop 0
	mov b0 = r32
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp setusershell#
	.align 16
	.align 64
	.global endusershell#
	.type	endusershell#, @function
	.proc endusershell#
endusershell:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 1, 0
	addl r32 = @gprel(shells#), gp
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	;;
	ld8 r36 = [r32]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r36
	nop 0
	(p6) br.cond.dpnt .L302
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	mov r1 = r35
	nop 0
	nop 0
.L302:
	.mmi
	st8 [r32] = r0
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp endusershell#
	.section	.bss,	"aw",	"nobits"
	.align 8
	.type	line.0#, @object
	.size	line.0#, 1024
line.0:
	.skip	1024
	.align 8
	.type	own.1#, @object
	.size	own.1#, 64
own.1:
	.skip	64
	.align 8
	.type	name.2#, @object
	.size	name.2#, 64
name.2:
	.skip	64
	.align 8
	.type	out.3#, @object
	.size	out.3#, 32
out.3:
	.skip	32
	.align 8
	.type	members.4#, @object
	.size	members.4#, 520
members.4:
	.skip	520
	.align 8
	.type	out.5#, @object
	.size	out.5#, 80
out.5:
	.skip	80
	.section	.sbss,	"asw",	"nobits"
	.align 8
	.type	shells#, @object
	.size	shells#, 8
shells:
	.skip	8
	.section	.bss,	"aw",	"nobits"
	.align 4
	.type	lock#, @object
	.size	lock#, 12
lock:
	.skip	12
	.align 8
	.type	other#, @object
	.size	other#, 1040
other:
	.skip	1040
	.section	.rodata.str1.8
	.align 8
.LC28:
	stringz	"/etc/group"
	.section	.data.rel.local,"aw"
	.align 8
	.type	groups#, @object
	.size	groups#, 1040
groups:
	data8	.LC28
	.skip	1032
	.section	.rodata.str1.8
	.align 8
.LC29:
	stringz	"/etc/passwd"
	.section	.data.rel.local
	.align 8
	.type	users#, @object
	.size	users#, 1040
users:
	data8	.LC29
	.skip	1032
	.global isspace#
	.type	isspace#, @function
	.global setgroups#
	.type	setgroups#, @function
	.global memset#
	.type	memset#, @function
	.global geteuid#
	.type	geteuid#, @function
	.global snprintf#
	.type	snprintf#, @function
	.global getuid#
	.type	getuid#, @function
	.global fprintf#
	.type	fprintf#, @function
	.global __errno#
	.type	__errno#, @function
	.global stream_lock_drop#
	.type	stream_lock_drop#, @function
	.global stream_lock_take#
	.type	stream_lock_take#, @function
	.global strcmp#
	.type	strcmp#, @function
	.global fclose#
	.type	fclose#, @function
	.global rewind#
	.type	rewind#, @function
	.global memcpy#
	.type	memcpy#, @function
	.global strlen#
	.type	strlen#, @function
	.global strtol#
	.type	strtol#, @function
	.global fopen#
	.type	fopen#, @function
	.global strchr#
	.type	strchr#, @function
	.global fgets#
	.type	fgets#, @function
	.ident	"GCC: (GNU) 12.2.0"
