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
	addp4 r32 = 0,r32
	.save ar.lc, r44
	mov r44 = ar.lc
	.mmi
	adds r38 = -1, r34
	mov r43 = r1
	addp4 r33 = 0,r33
	;;
	.mmi
	adds r40 = 4, r32
	adds r39 = 8, r32
	.save rp, r41
	mov r41 = b0
	.body
	;;
	.mii
	ld4 r47 = [r40]
	addp4 r39 = 0,r39
	;;
	addp4 r47 = 0,r47
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r47
	(p7) br.cond.dpnt .L18
.L8:
	.pred.rel.mutex p6, p7
	.mmi
	addl r46 = 1024, r0
	nop 0
	mov r45 = r39
	.mmb
	mov r37 = r33
	mov r36 = r0
	(p7) br.cond.dpnt .L12
	.align 32
.L9:
	.mib
	mov r35 = r39
	nop 0
	br.call.sptk.many b0 = fgets#
	;;
	.mmi
	adds r14 = -1, r34
	addp4 r8 = 0,r8
	mov r1 = r43
	;;
	.mmi
	nop 0
	addp4 r14 = r14, r0
	cmp.ne p6, p7 = 0, r8
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L12
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L7:
	.mmi
	cmp4.gt p6, p7 = r38, r36
	addp4 r14 = 0,r37
	nop 0
	.mmi
	mov r45 = r35
	adds r36 = 1, r36
	adds r37 = 4, r37
	;;
	.mmi
	(p6) addl r46 = 58, r0
	st4 [r14] = r35
	nop 0
	;;
	.mib
	(p7) addl r46 = 10, r0
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r43
	;;
	.mib
	adds r35 = 1, r8
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L19
	;;
	.mmi
	nop 0
	addp4 r35 = 0,r35
	nop 0
	.mmb
	st1 [r8] = r0
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
	mov r45 = r39
	.mmb
	mov r37 = r33
	mov r36 = r0
	(p6) br.cond.spnt .L5
	;;
	.mmi
	ld4 r47 = [r40]
	;;
	addp4 r47 = 0,r47
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
	ld4 r45 = [r32]
	adds r39 = 8, r32
	adds r38 = -1, r34
	;;
	.mib
	add r46 = r1, r46
	addp4 r39 = 0,r39
	br.call.sptk.many b0 = fopen#
	;;
	.mmi
	addp4 r47 = 0,r8
	nop 0
	mov r1 = r43
	;;
	.mib
	st4 [r40] = r47
	cmp.ne p6, p7 = 0, r47
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
	.fframe 32
	adds r12 = -32, r12
	.save rp, r36
	mov r36 = b0
	.mmi
	mov r38 = r1
	.body
	nop 0
	addp4 r39 = 0,r32
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	addl r41 = 7, r0
	;;
	.mib
	mov r40 = r14
	nop 0
	br.call.sptk.many b0 = next_line#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	adds r15 = 16, r12
	adds r14 = 20, r12
	.mmi
	mov r1 = r38
	addl r41 = 10, r0
	mov r40 = r0
	;;
	.mib
	(p6) mov r8 = r0
	nop 0
	(p6) br.cond.dpnt .L21
	;;
	.mmi
	ld4 r34 = [r14]
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	addp4 r35 = 0,r14
	adds r14 = 24, r12
	addp4 r34 = 0,r34
	;;
	.mib
	ld4 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	adds r14 = 28, r12
	mov r1 = r38
	nop 0
	.mmi
	mov r33 = r8
	addl r41 = 10, r0
	mov r40 = r0
	;;
	.mib
	ld4 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	mov r1 = r38
	nop 0
	adds r15 = 32, r12
	;;
	.mlx
	nop 0
	movl r14 = @gprel(out.5#)
	.mmi
	ld4 r17 = [r15]
	nop 0
	adds r15 = 36, r12
	;;
	.mmi
	add r14 = r1, r14
	ld4 r16 = [r15]
	adds r15 = 40, r12
	.mlx
	addp4 r17 = 0,r17
	movl r19 = @gprel(.LC1)
	;;
	.mmi
	adds r26 = 12, r14
	mov r18 = r14
	adds r27 = 8, r14
	.mmi
	ld4 r15 = [r15]
	add r19 = r1, r19
	adds r25 = 16, r14
	;;
	.mlx
	st4 [r26] = r8
	movl r8 = @gprel(out.5#)
	.mmi
	adds r24 = 20, r14
	adds r23 = 24, r14
	adds r22 = 28, r14
	;;
	.mmi
	adds r21 = 32, r14
	adds r20 = 36, r14
	addp4 r16 = 0,r16
	.mmi
	st4 [r18] = r35, 4
	addp4 r15 = 0,r15
	adds r14 = 40, r14
	;;
	.mmi
	add r8 = r1, r8
	st4 [r18] = r34
	nop 0
	.mmi
	st4 [r27] = r33
	;;
	st4 [r25] = r19
	addp4 r8 = 0,r8
	.mmi
	st4 [r24] = r19
	;;
	st4 [r23] = r17
	nop 0
	.mmi
	st4 [r22] = r16
	;;
	st4 [r21] = r15
	nop 0
	.mmi
	st4 [r20] = r0
	;;
	st4 [r14] = r0
	nop 0
.L21:
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
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
	.fframe 16
	adds r12 = -16, r12
	.save rp, r37
	mov r37 = b0
	.mmi
	mov r39 = r1
	nop 0
	addp4 r41 = 0,r32
	;;
	.mmi
	adds r14 = 16, r12
	addl r43 = 4, r0
	.save ar.lc, r40
	mov r40 = ar.lc
	.body
	.mmi
	nop 0
	mov r34 = r0
	nop 0
	;;
	.mib
	mov r42 = r14
	nop 0
	br.call.sptk.many b0 = next_line#
	;;
	.mmb
	mov r1 = r39
	cmp4.eq p6, p7 = 0, r8
	nop 0
	.mmi
	adds r14 = 28, r12
	nop 0
	mov ar.lc = 64
	;;
	.mlx
	nop 0
	movl r36 = @gprel(members.4#)
	.mmb
	(p6) mov r15 = r0
	nop 0
	(p6) br.cond.dpnt .L26
	;;
	.mmi
	add r36 = r1, r36
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	nop 0
	mov r33 = r36
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L31
	.align 32
.L28:
	.mmi
	ld1 r15 = [r14]
	addp4 r16 = 0,r33
	mov r41 = r14
	.mii
	addl r42 = 44, r0
	adds r33 = 4, r33
	;;
	sxt1 r15 = r15
	;;
	.mbb
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dpnt .L27
	br.cloop.sptk.few .L29
	.align 32
.L27:
	.mmi
	adds r15 = 16, r12
	adds r14 = 20, r12
	nop 0
	.mmi
	shladd r34 = r34, 2, r0
	addl r43 = 10, r0
	mov r42 = r0
	;;
	.mmi
	nop 0
	ld4 r33 = [r14]
	sxt4 r34 = r34
	.mmi
	nop 0
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	addp4 r35 = 0,r14
	adds r14 = 24, r12
	addp4 r33 = 0,r33
	;;
	.mlx
	ld4 r41 = [r14]
	movl r14 = @gprel(members.4#)
	;;
	.mmi
	add r14 = r1, r14
	;;
	add r14 = r14, r34
	nop 0
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	;;
	.mlx
	nop 0
	movl r14 = @gprel(out.3#)
	.mlx
	nop 0
	movl r15 = @gprel(out.3#)
	;;
	.mii
	add r14 = r1, r14
	add r15 = r1, r15
	;;
	adds r17 = 8, r14
	.mmi
	adds r16 = 12, r14
	st4 [r14] = r35, 4
	addp4 r15 = 0,r15
	;;
	.mmi
	nop 0
	st4 [r17] = r8
	nop 0
	.mmi
	st4 [r14] = r33
	;;
	st4 [r16] = r36
	nop 0
.L26:
	.mii
	mov r8 = r15
	mov b0 = r37
	;;
	mov ar.pfs = r38
	;;
	.mii
	nop 0
	mov ar.lc = r40
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L29:
	.body
	.copy_state 1
	.mib
	st4 [r16] = r14
	adds r34 = 1, r34
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r39
	;;
	.mib
	adds r14 = 1, r8
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L27
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
	.mmb
	st1 [r8] = r0
	nop 0
	br .L28
	;;
.L31:
	.mmi
	adds r15 = 16, r12
	adds r14 = 20, r12
	mov r34 = r0
	.mlx
	addl r43 = 10, r0
	movl r36 = @gprel(members.4#)
	;;
	.mmi
	ld4 r33 = [r14]
	shladd r34 = r34, 2, r0
	add r36 = r1, r36
	.mmi
	mov r42 = r0
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	addp4 r35 = 0,r14
	adds r14 = 24, r12
	sxt4 r34 = r34
	.mmi
	nop 0
	addp4 r33 = 0,r33
	nop 0
	;;
	.mlx
	ld4 r41 = [r14]
	movl r14 = @gprel(members.4#)
	;;
	.mmi
	add r14 = r1, r14
	;;
	add r14 = r14, r34
	nop 0
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	;;
	.mlx
	nop 0
	movl r14 = @gprel(out.3#)
	.mlx
	nop 0
	movl r15 = @gprel(out.3#)
	;;
	.mii
	add r14 = r1, r14
	add r15 = r1, r15
	;;
	adds r17 = 8, r14
	.mmi
	adds r16 = 12, r14
	st4 [r14] = r35, 4
	addp4 r15 = 0,r15
	;;
	.mmi
	st4 [r17] = r8
	st4 [r14] = r33
	nop 0
	;;
	.mib
	st4 [r16] = r36
	nop 0
	br .L26
	.endp next_group#
	.align 16
	.align 64
	.proc copy_group#
copy_group:
	.prologue 12, 46
	.mmb
	.save ar.pfs, r47
	alloc r47 = ar.pfs, 5, 13, 3, 0
	addp4 r32 = 0,r32
	nop 0
	.mii
	addp4 r36 = 0,r36
	.save ar.lc, r49
	mov r49 = ar.lc
	addp4 r34 = 0,r34
	;;
	.mmi
	adds r42 = 12, r32
	st4 [r36] = r0
	.save rp, r46
	mov r46 = b0
	.mmb
	cmp.eq p6, p7 = 0, r32
	sub r16 = r0, r34
	(p6) br.cond.dpnt .L38
	;;
	.mmi
	nop 0
	ld4 r15 = [r42]
	mov r38 = r0
	.mmi
	mov r48 = r1
	.body
	addp4 r33 = 0,r33
	and r16 = 3, r16
	;;
	.mmi
	addp4 r15 = 0,r15
	;;
	ld4 r14 = [r15]
	adds r15 = 4, r15
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L52
	.align 32
.L40:
	.mmi
	addp4 r14 = 0,r15
	adds r38 = 1, r38
	adds r15 = 4, r15
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L40
	.mii
	shladd r44 = r38, 2, r0
	nop 0
	;;
	adds r37 = 4, r44
	;;
.L39:
	.mmi
	add r43 = r16, r34
	add r16 = r37, r16
	add r34 = r35, r34
	;;
	.mmi
	addp4 r43 = 0,r43
	nop 0
	cmp4.geu p6, p7 = r35, r16
	.mmb
	addp4 r34 = 0,r34
	nop 0
	(p7) br.cond.dpnt .L42
	;;
	.mmi
	add r37 = r37, r43
	ld4 r39 = [r32]
	nop 0
	;;
	.mmi
	addp4 r37 = 0,r37
	nop 0
	addp4 r39 = 0,r39
	;;
	.mib
	sub r40 = r34, r37
	mov r50 = r39
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	adds r8 = 1, r8
	nop 0
	mov r1 = r48
	.mmi
	mov r50 = r37
	nop 0
	mov r51 = r39
	;;
	.mmi
	cmp4.ltu p6, p7 = r40, r8
	add r14 = r8, r37
	mov r52 = r8
	;;
	.mib
	(p6) mov r41 = r0
	nop 0
	(p6) br.cond.dpnt .L43
	;;
	.mib
	addp4 r37 = 0,r14
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r48
	sub r40 = r34, r37
	addp4 r41 = 0,r8
.L43:
	.mmi
	adds r14 = 4, r32
	;;
	ld4 r39 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r39 = 0,r39
	nop 0
	;;
	.mib
	mov r50 = r39
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	adds r8 = 1, r8
	nop 0
	mov r1 = r48
	.mmi
	mov r50 = r37
	nop 0
	mov r51 = r39
	;;
	.mmi
	cmp4.gtu p6, p7 = r8, r40
	add r14 = r8, r37
	mov r52 = r8
	;;
	.mib
	(p6) mov r8 = r0
	nop 0
	(p6) br.cond.dpnt .L44
	;;
	.mib
	addp4 r37 = 0,r14
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	nop 0
	mov r1 = r48
	addp4 r8 = 0,r8
.L44:
	.mmi
	mov r45 = r33
	adds r32 = 8, r32
	adds r15 = -1, r38
	.mmi
	adds r16 = 8, r33
	adds r14 = 12, r33
	mov r40 = r43
	;;
	.mmi
	ld4 r17 = [r32]
	addp4 r15 = r15, r0
	mov r39 = r0
	.mmi
	st4 [r45] = r41, 4
	st4 [r14] = r43
	cmp4.ne p6, p7 = 0, r38
	;;
	.mmb
	nop 0
	st4 [r45] = r8
	nop 0
	.mib
	st4 [r16] = r17
	mov ar.lc = r15
	(p7) br.cond.dpnt .L51
	.align 32
.L50:
	.mmi
	shladd r15 = r39, 2, r0
	ld4 r14 = [r42]
	addp4 r41 = 0,r40
	.mii
	adds r39 = 1, r39
	adds r40 = 4, r40
	;;
	addp4 r14 = r15, r14
	;;
	.mmi
	ld4 r38 = [r14]
	;;
	addp4 r38 = 0,r38
	nop 0
	;;
	.mib
	mov r50 = r38
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	sub r14 = r34, r37
	adds r8 = 1, r8
	mov r1 = r48
	.mii
	mov r50 = r37
	mov r51 = r38
	;;
	cmp4.geu p6, p7 = r14, r8
	.mmb
	add r37 = r8, r37
	mov r52 = r8
	(p7) br.cond.dpnt .L72
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	addp4 r8 = 0,r8
	mov r1 = r48
	addp4 r37 = 0,r37
	;;
	.mmi
	nop 0
	st4 [r41] = r8
	cmp.eq p6, p7 = 0, r8
	.bbb
	nop 0
	(p6) br.cond.dpnt .L42
	br.cloop.sptk.few .L50
.L51:
	.mmi
	add r44 = r44, r43
	ld4.a r14 = [r33]
	nop 0
	;;
	.mmi
	addp4 r44 = 0,r44
	nop 0
	cmp4.eq p6, p7 = 0, r14
	;;
	.mmi
	nop 0
	st4 [r44] = r0
	nop 0
	;;
	.mib
	chk.a.clr r14, .L73
.L74:
	.pred.rel.mutex p6, p7
	nop 0
	(p6) br.cond.dpnt .L42
	;;
	.mmi
	nop 0
	ld4 r14 = [r45]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L42
	;;
	.mmi
	st4 [r36] = r33
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
	st4 [r41] = r0
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
	addl r37 = 4, r0
	mov r38 = r0
	.mmb
	nop 0
	mov r44 = r0
	br .L39
.L73:
	.mmi
	nop 0
	ld4 r14 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
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
	addp4 r32 = 0,r32
	nop 0
	.mmi
	addp4 r36 = 0,r36
	addp4 r33 = 0,r33
	.save rp, r43
	mov r43 = b0
	;;
	.mmi
	st4 [r36] = r0
	mov r38 = r32
	cmp.eq p6, p7 = 0, r32
	.mmb
	mov r39 = r33
	mov r45 = r1
	.body
	(p6) br.cond.dpnt .L76
	;;
	.mmi
	ld4 r14 = [r38], 4
	nop 0
	addp4 r34 = 0,r34
	;;
	.mmi
	st4 [r39] = r14, 4
	nop 0
	mov r15 = r38
	;;
	.mmi
	ld4 r16 = [r15], 4
	nop 0
	mov r14 = r39
	;;
	.mmi
	st4 [r14] = r16, 4
	;;
	ld4 r16 = [r15], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r16, 4
	;;
	ld4 r16 = [r15], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r16, 4
	;;
	ld4 r16 = [r15], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r16, 4
	;;
	ld4 r16 = [r15], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r16, 4
	;;
	ld4 r16 = [r15], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r16, 4
	;;
	ld4 r16 = [r15], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r16, 4
	;;
	ld4 r16 = [r15], 4
	nop 0
	.mmi
	ld4.a r40 = [r32]
	;;
	st4 [r14] = r16, 4
	nop 0
	;;
	.mmi
	ld4 r16 = [r15], 4
	;;
	st4 [r14] = r16, 4
	nop 0
	;;
	.mmi
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	nop 0
	;;
	.mmi
	ld4.c.clr r40 = [r32]
	;;
	addp4 r40 = 0,r40
	nop 0
	;;
	.mib
	mov r46 = r40
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
	cmp4.gtu p6, p7 = r48, r35
	;;
	.mib
	(p6) mov r37 = r34
	(p6) mov r8 = r0
	(p6) br.cond.dpnt .L77
	;;
	.mib
	add r37 = r48, r34
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	addp4 r37 = 0,r37
	mov r1 = r45
	addp4 r8 = 0,r8
	;;
.L77:
	.mmi
	add r35 = r35, r34
	ld4.a r40 = [r38]
	nop 0
	.mii
	st4 [r33] = r8
	nop 0
	;;
	addp4 r35 = 0,r35
	.mmi
	ld4.c.clr r40 = [r38]
	;;
	addp4 r40 = 0,r40
	sub r38 = r35, r37
	;;
	.mib
	mov r46 = r40
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	adds r48 = 1, r8
	mov r1 = r45
	mov r46 = r37
	.mmi
	mov r47 = r40
	;;
	cmp4.ltu p6, p7 = r38, r48
	add r14 = r48, r37
	;;
	.mib
	(p6) mov r8 = r0
	nop 0
	(p6) br.cond.dpnt .L78
	;;
	.mib
	addp4 r37 = 0,r14
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r45
	sub r38 = r35, r37
	addp4 r8 = 0,r8
	;;
.L78:
	.mmi
	adds r14 = 24, r32
	st4 [r39] = r8
	nop 0
	;;
	.mmi
	ld4 r40 = [r14]
	;;
	addp4 r40 = 0,r40
	nop 0
	;;
	.mib
	mov r46 = r40
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	adds r48 = 1, r8
	mov r1 = r45
	mov r46 = r37
	.mmi
	mov r47 = r40
	;;
	cmp4.ltu p6, p7 = r38, r48
	add r14 = r48, r37
	;;
	.mib
	(p6) mov r8 = r0
	nop 0
	(p6) br.cond.dpnt .L79
	;;
	.mib
	addp4 r37 = 0,r14
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r45
	sub r38 = r35, r37
	addp4 r8 = 0,r8
.L79:
	.mmi
	adds r14 = 28, r32
	nop 0
	adds r41 = 24, r33
	;;
	.mmi
	ld4.a r40 = [r14]
	st4 [r41] = r8
	nop 0
	;;
	.mmi
	ld4.c.clr r40 = [r14]
	;;
	addp4 r40 = 0,r40
	nop 0
	;;
	.mib
	mov r46 = r40
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	adds r48 = 1, r8
	mov r1 = r45
	mov r46 = r37
	.mmi
	mov r47 = r40
	;;
	cmp4.ltu p6, p7 = r38, r48
	add r14 = r48, r37
	;;
	.mib
	(p6) mov r8 = r0
	nop 0
	(p6) br.cond.dpnt .L80
	;;
	.mib
	addp4 r37 = 0,r14
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r45
	sub r38 = r35, r37
	addp4 r8 = 0,r8
.L80:
	.mmi
	adds r32 = 32, r32
	nop 0
	adds r42 = 28, r33
	;;
	.mmi
	ld4.a r40 = [r32]
	st4 [r42] = r8
	nop 0
	;;
	.mmi
	ld4.c.clr r40 = [r32]
	;;
	addp4 r40 = 0,r40
	nop 0
	;;
	.mib
	mov r46 = r40
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	adds r48 = 1, r8
	nop 0
	mov r1 = r45
	.mii
	mov r47 = r40
	mov r46 = r37
	;;
	cmp4.ltu p6, p7 = r38, r48
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
	nop 0
	mov r1 = r45
	addp4 r8 = 0,r8
.L81:
	.mmi
	nop 0
	adds r14 = 32, r33
	nop 0
	;;
	.mmi
	st4 [r14] = r8
	ld4 r14 = [r33]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L91
	;;
	.mmi
	nop 0
	ld4 r14 = [r39]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L91
	;;
	.mmi
	nop 0
	ld4 r14 = [r41]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L91
	;;
	.mmi
	ld4 r14 = [r42]
	nop 0
	cmp4.eq p6, p7 = 0, r8
	;;
	.mib
	nop 0
	cmp4.eq.or.andcm p6, p7 = 0, r14
	(p6) br.cond.dpnt .L91
	;;
	.mmi
	st4 [r36] = r33
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
	.mlx
	addp4 r15 = 0,r32
	movl r32 = @gprel(other#)
	;;
	.mii
	add r14 = r1, r14
	add r32 = r1, r32
	;;
	adds r14 = 4, r14
	;;
	.mmi
	nop 0
	st4 [r14] = r15
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
	adds r14 = 4, r14
	nop 0
	;;
	.mmi
	ld4 r35 = [r14]
	;;
	addp4 r35 = 0,r35
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r35
	nop 0
	(p6) br.cond.dpnt .L101
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
.L101:
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
	adds r14 = 4, r32
	nop 0
	;;
	.mmi
	ld4 r36 = [r14]
	;;
	addp4 r36 = 0,r36
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r36
	nop 0
	(p6) br.cond.dpnt .L109
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
.L109:
	.mmi
	adds r32 = 4, r32
	nop 0
	mov b0 = r33
	;;
	.mib
	st4 [r32] = r0
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
	addp4 r32 = 0,r32
	movl r35 = @gprel(users#)
	;;
	.mlx
	add r35 = r1, r35
	movl r34 = @gprel(users#)
	;;
	.mmi
	adds r14 = 4, r35
	nop 0
	add r34 = r1, r34
	;;
	.mmi
	ld4 r39 = [r14]
	;;
	addp4 r39 = 0,r39
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r39
	nop 0
	(p6) br.cond.dpnt .L118
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
.L118:
	.mib
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = next_user#
	;;
	.mmi
	addp4 r33 = 0,r8
	mov r1 = r38
	mov r40 = r32
	;;
	.mib
	cmp.eq p6, p7 = 0, r33
	nop 0
	(p6) br.cond.dpnt .L117
	;;
	.mib
	ld4 r39 = [r33]
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L118
.L117:
	.mmi
	adds r14 = 4, r35
	;;
	ld4 r39 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r39 = 0,r39
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r39
	nop 0
	(p6) br.cond.dpnt .L119
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
.L119:
	.mmi
	adds r35 = 4, r35
	mov r8 = r33
	mov b0 = r36
	;;
	.mib
	st4 [r35] = r0
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
	.mlx
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 6, 1, 0
	movl r35 = @gprel(users#)
	.mlx
	mov r38 = r1
	movl r34 = @gprel(users#)
	;;
	.mmi
	add r35 = r1, r35
	add r34 = r1, r34
	.save rp, r36
	mov r36 = b0
	.body
	;;
	.mmi
	adds r14 = 4, r35
	;;
	ld4 r39 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r39 = 0,r39
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r39
	nop 0
	(p6) br.cond.dpnt .L135
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
.L135:
	.mib
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = next_user#
	;;
	.mmi
	addp4 r33 = 0,r8
	nop 0
	mov r1 = r38
	;;
	.mib
	adds r14 = 8, r33
	cmp.eq p6, p7 = 0, r33
	(p6) br.cond.dpnt .L134
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r32, r14
	(p6) br.cond.dptk .L135
.L134:
	.mmi
	adds r14 = 4, r35
	;;
	ld4 r39 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r39 = 0,r39
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r39
	nop 0
	(p6) br.cond.dpnt .L136
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
.L136:
	.mmi
	adds r35 = 4, r35
	mov r8 = r33
	mov b0 = r36
	;;
	.mib
	st4 [r35] = r0
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
	.mlx
	addp4 r15 = 0,r32
	movl r32 = @gprel(other#)
	;;
	.mii
	add r14 = r1, r14
	add r32 = r1, r32
	;;
	adds r14 = 4, r14
	;;
	.mmi
	nop 0
	st4 [r14] = r15
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
	adds r14 = 4, r14
	nop 0
	;;
	.mmi
	ld4 r35 = [r14]
	;;
	addp4 r35 = 0,r35
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r35
	nop 0
	(p6) br.cond.dpnt .L153
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
.L153:
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
	adds r14 = 4, r32
	nop 0
	;;
	.mmi
	ld4 r36 = [r14]
	;;
	addp4 r36 = 0,r36
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r36
	nop 0
	(p6) br.cond.dpnt .L161
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
.L161:
	.mmi
	adds r32 = 4, r32
	nop 0
	mov b0 = r33
	;;
	.mib
	st4 [r32] = r0
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
	addp4 r32 = 0,r32
	movl r35 = @gprel(groups#)
	;;
	.mlx
	add r35 = r1, r35
	movl r34 = @gprel(groups#)
	;;
	.mmi
	adds r14 = 4, r35
	nop 0
	add r34 = r1, r34
	;;
	.mmi
	ld4 r39 = [r14]
	;;
	addp4 r39 = 0,r39
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r39
	nop 0
	(p6) br.cond.dpnt .L170
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
.L170:
	.mib
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = next_group#
	;;
	.mmi
	addp4 r33 = 0,r8
	mov r1 = r38
	mov r40 = r32
	;;
	.mib
	cmp.eq p6, p7 = 0, r33
	nop 0
	(p6) br.cond.dpnt .L169
	;;
	.mib
	ld4 r39 = [r33]
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L170
.L169:
	.mmi
	adds r14 = 4, r35
	;;
	ld4 r39 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r39 = 0,r39
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r39
	nop 0
	(p6) br.cond.dpnt .L171
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
.L171:
	.mmi
	adds r35 = 4, r35
	mov r8 = r33
	mov b0 = r36
	;;
	.mib
	st4 [r35] = r0
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
	.mlx
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 6, 1, 0
	movl r35 = @gprel(groups#)
	.mlx
	mov r38 = r1
	movl r34 = @gprel(groups#)
	;;
	.mmi
	add r35 = r1, r35
	add r34 = r1, r34
	.save rp, r36
	mov r36 = b0
	.body
	;;
	.mmi
	adds r14 = 4, r35
	;;
	ld4 r39 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r39 = 0,r39
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r39
	nop 0
	(p6) br.cond.dpnt .L187
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
.L187:
	.mib
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = next_group#
	;;
	.mmi
	addp4 r33 = 0,r8
	nop 0
	mov r1 = r38
	;;
	.mib
	adds r14 = 8, r33
	cmp.eq p6, p7 = 0, r33
	(p6) br.cond.dpnt .L186
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r32, r14
	(p6) br.cond.dptk .L187
.L186:
	.mmi
	adds r14 = 4, r35
	;;
	ld4 r39 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r39 = 0,r39
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r39
	nop 0
	(p6) br.cond.dpnt .L188
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
.L188:
	.mmi
	adds r35 = 4, r35
	mov r8 = r33
	mov b0 = r36
	;;
	.mib
	st4 [r35] = r0
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
	.mlx
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 5, 4, 5, 0
	movl r37 = @gprel(lock#)
	.mmi
	mov r40 = r1
	addp4 r32 = 0,r32
	addp4 r33 = 0,r33
	;;
	.mmi
	add r37 = r1, r37
	nop 0
	.save rp, r38
	mov r38 = b0
	.body
	.mmi
	addp4 r34 = 0,r34
	nop 0
	addp4 r36 = 0,r36
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
	addp4 r41 = 0,r8
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
	.mlx
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 5, 4, 5, 0
	movl r37 = @gprel(lock#)
	.mmi
	mov r40 = r1
	addp4 r33 = 0,r33
	addp4 r34 = 0,r34
	;;
	.mii
	add r37 = r1, r37
	.save rp, r38
	mov r38 = b0
	.body
	addp4 r36 = 0,r36
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
	addp4 r41 = 0,r8
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
	.mlx
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 5, 4, 5, 0
	movl r37 = @gprel(lock#)
	.mmi
	mov r40 = r1
	addp4 r32 = 0,r32
	addp4 r33 = 0,r33
	;;
	.mmi
	add r37 = r1, r37
	nop 0
	.save rp, r38
	mov r38 = b0
	.body
	.mmi
	addp4 r34 = 0,r34
	nop 0
	addp4 r36 = 0,r36
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
	addp4 r41 = 0,r8
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
	add r43 = r1, r43
	.save rp, r40
	mov r40 = b0
	.body
	.mmb
	addp4 r33 = 0,r33
	addp4 r34 = 0,r34
	br.call.sptk.many b0 = stream_lock_take#
	;;
	.mmi
	adds r14 = 4, r39
	mov r1 = r42
	addp4 r36 = 0,r36
	;;
	.mlx
	ld4 r43 = [r14]
	movl r38 = @gprel(groups#)
	;;
	.mmi
	addp4 r43 = 0,r43
	nop 0
	add r38 = r1, r38
	;;
	.mib
	cmp.eq p6, p7 = 0, r43
	nop 0
	(p6) br.cond.dpnt .L210
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
.L210:
	.mib
	mov r43 = r38
	nop 0
	br.call.sptk.many b0 = next_group#
	;;
	.mmi
	addp4 r37 = 0,r8
	nop 0
	mov r1 = r42
	;;
	.mib
	adds r14 = 8, r37
	cmp.eq p6, p7 = 0, r37
	(p6) br.cond.dpnt .L209
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r32
	(p6) br.cond.dptk .L210
.L209:
	.mmi
	adds r14 = 4, r39
	;;
	ld4 r43 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r43 = 0,r43
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r43
	nop 0
	(p6) br.cond.dpnt .L211
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
.L211:
	.mmi
	adds r39 = 4, r39
	mov r47 = r36
	mov r46 = r35
	.mmi
	mov r45 = r34
	mov r44 = r33
	mov r43 = r37
	;;
	.mib
	st4 [r39] = r0
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
	mov r38 = r1
	.mlx
	addp4 r32 = 0,r32
	movl r39 = @gprel(lock#)
	;;
	.mii
	nop 0
	.save rp, r36
	mov r36 = b0
	.body
	nop 0
	.mmb
	add r39 = r1, r39
	addp4 r33 = 0,r33
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
	adds r14 = 16, r12
	mov r1 = r38
	mov r42 = r34
	.mmi
	mov r41 = r33
	mov r40 = r32
	addp4 r39 = 0,r8
	;;
	.mib
	mov r43 = r14
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
	ld4 r14 = [r15]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L230
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
.L230:
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
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
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
	mov r38 = r1
	.mlx
	addp4 r32 = 0,r32
	movl r39 = @gprel(lock#)
	;;
	.mii
	nop 0
	.save rp, r36
	mov r36 = b0
	.body
	nop 0
	.mmb
	add r39 = r1, r39
	addp4 r33 = 0,r33
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
	adds r14 = 16, r12
	mov r1 = r38
	mov r42 = r34
	.mmi
	mov r41 = r33
	mov r40 = r32
	addp4 r39 = 0,r8
	;;
	.mib
	mov r43 = r14
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
	ld4 r14 = [r15]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L237
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
.L237:
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
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
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
	.save rp, r34
	mov r34 = b0
	.mlx
	addp4 r32 = 0,r32
	movl r38 = @gprel(.LC24)
	;;
	.mmi
	adds r20 = 32, r32
	adds r19 = 20, r12
	adds r18 = 28, r32
	.mmi
	adds r17 = 24, r32
	adds r16 = 12, r32
	adds r15 = 8, r32
	;;
	.mmi
	adds r14 = 4, r32
	ld4 r20 = [r20]
	mov r36 = r1
	.body
	.mmi
	add r38 = r1, r38
	ld4.a r44 = [r18]
	addp4 r37 = 0,r33
	;;
	.mmi
	st4 [r19] = r20
	;;
	ld4.c.clr r44 = [r18]
	nop 0
	.mmi
	ld4 r43 = [r17]
	;;
	ld4 r42 = [r16]
	nop 0
	.mmi
	ld4 r41 = [r15]
	;;
	ld4 r40 = [r14]
	nop 0
	.mmb
	ld4 r39 = [r32]
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
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 4, 0
	nop 0
	.save rp, r33
	mov r33 = b0
	.mlx
	mov r35 = r1
	.body
	movl r32 = @gprel(name.2#)
	;;
	.mib
	add r32 = r1, r32
	nop 0
	br.call.sptk.many b0 = getuid#
	;;
	.mib
	mov r1 = r35
	mov r36 = r8
	br.call.sptk.many b0 = getpwuid#
	;;
	.mmi
	mov r1 = r35
	nop 0
	addp4 r8 = 0,r8
	.mmi
	addl r37 = 64, r0
	nop 0
	mov r36 = r32
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC25)
	.mmb
	cmp.eq p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L241
	;;
	.mmi
	nop 0
	add r38 = r1, r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	nop 0
	mov r1 = r35
	addp4 r8 = 0,r32
.L241:
	.mii
	nop 0
	mov b0 = r33
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r34
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
	.mmi
	nop 0
	addp4 r32 = 0,r32
	nop 0
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
	nop 0
	cmp.ne p6, p7 = 0, r32
	.mmi
	addp4 r8 = 0,r8
	nop 0
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
	nop 0
	add r38 = r1, r38
	;;
	.mmi
	(p7) addp4 r32 = 0,r32
	nop 0
	cmp.eq p6, p7 = 0, r8
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
	.mmi
	nop 0
	(p7) ld4 r39 = [r8]
	nop 0
	;;
	.mib
	addp4 r39 = 0,r39
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
	mov r42 = r1
	.mlx
	addp4 r32 = 0,r32
	movl r39 = @gprel(groups#)
	;;
	.mmi
	mov r14 = r12
	add r39 = r1, r39
	.save rp, r40
	mov r40 = b0
	.body
	.mmi
	addl r45 = 76, r0
	mov r44 = r0
	addl r36 = 1, r0
	;;
	.mmi
	nop 0
	adds r43 = 20, r14
	nop 0
	;;
	.mib
	mov r38 = r43
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r14 = 4, r39
	mov r1 = r42
	adds r15 = 16, r12
	;;
	.mlx
	ld4 r43 = [r14]
	movl r37 = @gprel(groups#)
	.mmi
	st4 [r15] = r33
	;;
	addp4 r43 = 0,r43
	add r37 = r1, r37
	;;
	.mib
	cmp.eq p6, p7 = 0, r43
	nop 0
	(p6) br.cond.dpnt .L254
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
.L254:
	.mib
	mov r43 = r37
	nop 0
	br.call.sptk.many b0 = next_group#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r42
	;;
	.mib
	adds r14 = 12, r8
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L258
	;;
.L260:
	.mii
	ld4 r34 = [r14]
	adds r35 = 8, r8
	;;
	addp4 r34 = 0,r34
	;;
	.mii
	ld4 r43 = [r34]
	adds r34 = 4, r34
	;;
	addp4 r43 = 0,r43
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r43
	(p6) br.cond.dpnt .L254
	.align 32
.L259:
	.mib
	mov r44 = r32
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	addp4 r14 = 0,r34
	nop 0
	mov r1 = r42
	.mmb
	adds r34 = 4, r34
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L256
	.mmi
	nop 0
	ld4 r15 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r33, r15
	(p7) br.cond.dpnt .L274
.L256:
	.mmi
	ld4 r43 = [r14]
	;;
	addp4 r43 = 0,r43
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r43
	(p6) br.cond.dptk .L259
	.mib
	mov r43 = r37
	nop 0
	br.call.sptk.many b0 = next_group#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r42
	;;
	.mib
	adds r14 = 12, r8
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L260
	;;
.L258:
	.mmi
	adds r14 = 4, r39
	;;
	ld4 r43 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r43 = 0,r43
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r43
	nop 0
	(p6) br.cond.dpnt .L261
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
.L261:
	.mmi
	adds r14 = 16, r12
	adds r39 = 4, r39
	mov r43 = r36
	;;
	.mmi
	nop 0
	mov r44 = r14
	nop 0
	.mmb
	st4 [r39] = r0
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
.L274:
	.body
	.copy_state 1
	.mmi
	addp4 r14 = 0,r38
	adds r36 = 1, r36
	adds r38 = 4, r38
	;;
	.mib
	st4 [r14] = r15
	cmp4.ne p6, p7 = 20, r36
	(p6) br.cond.dptk .L254
	.mib
	nop 0
	nop 0
	br .L258
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
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 0, 10, 3, 0
	addl r36 = @gprel(shells#), gp
	.save rp, r39
	mov r39 = b0
	.mlx
	mov r41 = r1
	.body
	movl r38 = @gprel(line.0#)
	;;
	.mmi
	nop 0
	ld4 r44 = [r36]
	add r38 = r1, r38
	.mlx
	nop 0
	movl r35 = @gprel(line.0#)
	;;
	.mmi
	addp4 r44 = 0,r44
	add r35 = r1, r35
	addp4 r37 = 0,r38
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r44
	(p7) br.cond.dpnt .L291
.L280:
	.pred.rel.mutex p6, p7
	.mlx
	nop 0
	movl r42 = @gprel(line.0#)
	.mmb
	addl r43 = 1024, r0
	nop 0
	(p7) br.cond.dpnt .L282
	;;
	.mmi
	add r42 = r1, r42
	nop 0
	nop 0
	.align 32
.L281:
	.mib
	mov r32 = r37
	nop 0
	br.call.sptk.many b0 = fgets#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r41
	;;
	.mlx
	cmp.eq p6, p7 = 0, r8
	movl r33 = @gprel(line.0#)
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L282
	;;
	.mii
	ld1 r14 = [r35]
	add r33 = r1, r33
	;;
	sxt1 r14 = r14
	;;
	.mib
	mov r42 = r14
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L285
	;;
	.align 32
.L283:
	.mii
	nop 0
	zxt1 r42 = r42
	nop 0
	.mmb
	mov r34 = r32
	adds r33 = 1, r33
	br.call.sptk.many b0 = isspace#
	;;
	.mib
	mov r1 = r41
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L277
	;;
	.mii
	ld1 r14 = [r32]
	addp4 r32 = 0,r33
	;;
	sxt1 r14 = r14
	;;
	.mib
	cmp4.ne p6, p7 = 35, r14
	nop 0
	(p7) br.cond.dpnt .L277
	;;
	.mii
	ld1 r14 = [r32]
	mov r34 = r32
	;;
	sxt1 r14 = r14
	;;
	.mib
	mov r42 = r14
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L283
	;;
.L277:
	.mmi
	ld1.a r14 = [r35]
	st1 [r34] = r0
	addl r43 = 1024, r0
	.mlx
	nop 0
	movl r42 = @gprel(line.0#)
	;;
	.mii
	ld1.c.clr r14 = [r35]
	add r42 = r1, r42
	;;
	sxt1 r14 = r14
	;;
	.mib
	cmp4.eq p6, p7 = 47, r14
	nop 0
	(p6) br.cond.dpnt .L284
	;;
	.mmi
	ld4 r44 = [r36]
	;;
	addp4 r44 = 0,r44
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r44
	(p6) br.cond.dptk .L281
.L282:
	.mmi
	mov r8 = r0
	nop 0
	mov b0 = r39
	;;
	.mib
	nop 0
	mov ar.pfs = r40
	br.ret.sptk.many b0
.L284:
	.mmi
	addp4 r8 = 0,r38
	nop 0
	mov b0 = r39
	;;
	.mib
	nop 0
	mov ar.pfs = r40
	br.ret.sptk.many b0
.L285:
	.mib
	nop 0
	addp4 r34 = 0,r38
	br .L277
.L291:
	.mlx
	nop 0
	movl r43 = @gprel(.LC0)
	.mlx
	nop 0
	movl r42 = @gprel(.LC27)
	;;
	.mib
	add r43 = r1, r43
	add r42 = r1, r42
	br.call.sptk.many b0 = fopen#
	;;
	.mmi
	mov r1 = r41
	nop 0
	addp4 r44 = 0,r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(line.0#)
	.mlx
	st4 [r36] = r44
	movl r35 = @gprel(line.0#)
	;;
	.mmi
	add r38 = r1, r38
	cmp.ne p6, p7 = 0, r44
	add r35 = r1, r35
	;;
	.mib
	nop 0
	addp4 r37 = 0,r38
	br .L280
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
	ld4 r35 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r35 = 0,r35
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r35
	nop 0
	(p6) br.cond.dpnt .L292
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
.L292:
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
	ld4 r36 = [r32]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r36 = 0,r36
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r36
	nop 0
	(p6) br.cond.dpnt .L300
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
.L300:
	.mmi
	st4 [r32] = r0
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
	.align 4
	.type	out.3#, @object
	.size	out.3#, 16
out.3:
	.skip	16
	.align 4
	.type	members.4#, @object
	.size	members.4#, 260
members.4:
	.skip	260
	.align 4
	.type	out.5#, @object
	.size	out.5#, 44
out.5:
	.skip	44
	.section	.sbss,	"asw",	"nobits"
	.align 4
	.type	shells#, @object
	.size	shells#, 4
shells:
	.skip	4
	.section	.bss,	"aw",	"nobits"
	.align 4
	.type	lock#, @object
	.size	lock#, 12
lock:
	.skip	12
	.align 4
	.type	other#, @object
	.size	other#, 1032
other:
	.skip	1032
	.section	.rodata.str1.8
	.align 8
.LC28:
	stringz	"/etc/group"
	.section	.data.rel.local,"aw"
	.align 4
	.type	groups#, @object
	.size	groups#, 1032
groups:
	data4	.LC28
	.skip	1028
	.section	.rodata.str1.8
	.align 8
.LC29:
	stringz	"/etc/passwd"
	.section	.data.rel.local
	.align 4
	.type	users#, @object
	.size	users#, 1032
users:
	data4	.LC29
	.skip	1028
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
