// da5dbe9bde2d30803db33b49c95c7fe1 emu/guest/libc/walk.c
	.file	"walk.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc report#
report:
	.prologue 12, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 5, 3, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	adds r15 = 4, r32
	adds r16 = 32, r32
	.save rp, r37
	mov r37 = b0
	;;
	.mmi
	adds r14 = 16, r12
	ld4 r15 = [r15]
	mov r39 = r1
	.body
	.mmi
	adds r43 = 16, r12
	mov r42 = r34
	mov r41 = r33
	;;
	.mmi
	st4 [r14] = r35
	adds r14 = 20, r12
	cmp4.eq p6, p7 = 0, r15
	;;
	.mmi
	st4 [r14] = r36
	adds r14 = 24, r32
	adds r32 = 48, r32
	;;
	.mib
	ld8 r14 = [r14]
	mov r40 = r32
	(p7) br.cond.dpnt .L7
	;;
	.mmi
	nop 0
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L4
	.mmi
	ld8 r15 = [r14], 8
	ld8 r43 = [r43]
	nop 0
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mii
	mov r1 = r39
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L4:
	.body
	.copy_state 1
	.mmi
	nop 0
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mii
	mov r1 = r39
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L7:
	.body
	.copy_state 2
	.mmi
	ld8 r15 = [r14], 8
	nop 0
	mov r42 = r34
	.mmi
	mov r41 = r33
	nop 0
	mov r40 = r32
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mii
	mov r1 = r39
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp report#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"."
	.align 8
.LC1:
	stringz	".."
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc walk#
walk:
	.prologue 12, 52
	.mmi
	.save ar.pfs, r53
	alloc r53 = ar.pfs, 4, 20, 5, 0
	.fframe 304
	adds r12 = -304, r12
	.save pr, r55
	mov r55 = pr
	.mmi
	ld4 r14 = [r32]
	adds r37 = 48, r32
	mov r54 = r1
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 3
	nop 0
	.mmi
	addl r58 = 280, r0
	mov r57 = r0
	adds r56 = 16, r12
	;;
	.mii
	nop 0
	.save rp, r52
	mov r52 = b0
	.body
	(p7) add r38 = r37, r34
	;;
	.mib
	(p6) mov r38 = r37
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	ld4 r14 = [r32]
	adds r57 = 16, r12
	mov r56 = r38
	;;
	.mii
	nop 0
	tbit.z p6, p7 = r14, 0
	;;
	(p7) adds r14 = 16, r32
	;;
	.mmi
	(p6) adds r14 = 8, r32
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mmi
	nop 0
	mov r1 = r54
	mov r36 = r8
	.mmb
	nop 0
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L12
	.mmi
	adds r14 = 4, r32
	adds r57 = 16, r12
	mov r56 = r38
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	adds r14 = 16, r32
	(p6) br.cond.dpnt .L13
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mmi
	adds r14 = 32, r12
	mov r1 = r54
	nop 0
	.mmb
	cmp4.ne p6, p7 = 0, r8
	addl r15 = 61440, r0
	(p6) br.cond.dpnt .L13
	;;
	.mmi
	ld2 r14 = [r14]
	;;
	and r14 = r15, r14
	addl r15 = 40960, r0
	;;
	.mmi
	cmp4.ne p6, p7 = r15, r14
	;;
	(p7) mov r60 = r35
	(p7) mov r59 = r34
	.mmb
	nop 0
	(p7) addl r58 = 6, r0
	(p7) br.cond.dpnt .L85
.L13:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r54
	;;
	.mib
	cmp4.eq p6, p7 = 13, r14
	nop 0
	(p6) br.cond.dpnt .L15
	;;
	.mmi
	nop 0
	ld4 r14 = [r32]
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 4
	(p6) br.cond.dptk .L54
.L15:
	.mmi
	mov r60 = r35
	mov r59 = r34
	addl r58 = 3, r0
.L85:
	.mmi
	nop 0
	adds r57 = 16, r12
	mov r56 = r32
.L86:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = report#
	;;
	.mmi
	nop 0
	mov r1 = r54
	mov r36 = r8
	;;
.L8:
	.mii
	mov r8 = r36
	mov pr = r55, -1
	;;
	mov b0 = r52
	;;
	.mii
	nop 0
	mov ar.pfs = r53
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 304, r12
	nop 0
	br.ret.sptk.many b0
.L12:
	.body
	.copy_state 1
	.mmi
	nop 0
	ld4 r40 = [r32]
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r40, 1
	(p6) br.cond.dptk .L16
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r35
	(p6) br.cond.dptk .L17
	.mmi
	adds r14 = 36, r32
	nop 0
	adds r16 = 16, r12
	;;
	.mmi
	ld4 r15 = [r14]
	ld4 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r15
	(p7) br.cond.dptk .L8
.L18:
	.mmi
	adds r14 = 32, r12
	nop 0
	addl r15 = 61440, r0
	;;
	.mmi
	ld2 r14 = [r14]
	;;
	and r14 = r15, r14
	addl r15 = 16384, r0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r15, r14
	(p6) br.cond.dptk .L19
.L92:
	.mmi
	addl r15 = 40960, r0
	mov r60 = r35
	mov r59 = r34
	.mii
	adds r57 = 16, r12
	mov r56 = r32
	;;
	cmp4.eq p6, p7 = r15, r14
	;;
	.mmi
	(p6) addl r58 = 1, r0
	;;
	(p7) mov r58 = r0
	nop 0
	;;
	.mib
	shladd r58 = r58, 2, r0
	nop 0
	br.call.sptk.many b0 = report#
	;;
	.mmi
	mov r36 = r8
	nop 0
	mov r1 = r54
	;;
	.mii
	mov r8 = r36
	mov pr = r55, -1
	;;
	mov b0 = r52
	;;
	.mii
	nop 0
	mov ar.pfs = r53
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 304, r12
	nop 0
	br.ret.sptk.many b0
.L16:
	.body
	.copy_state 2
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r35
	(p6) br.cond.dpnt .L18
	;;
.L17:
	.mmi
	adds r16 = 16, r12
	nop 0
	adds r14 = 36, r32
	;;
	.mmi
	nop 0
	ld4 r15 = [r16]
	nop 0
	;;
	.mmi
	st4 [r14] = r15
	adds r14 = 32, r12
	addl r15 = 61440, r0
	;;
	.mmi
	ld2 r14 = [r14]
	;;
	and r14 = r15, r14
	addl r15 = 16384, r0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r15, r14
	(p7) br.cond.dptk .L92
.L19:
	.mmi
	adds r15 = 16, r12
	adds r14 = 4, r32
	adds r45 = 40, r32
	;;
	.mmi
	nop 0
	ld4 r16 = [r15]
	adds r15 = 24, r12
	.mmi
	ld4 r14 = [r14]
	;;
	ld8 r19 = [r45]
	cmp4.ne p6, p7 = 0, r14
	.mmb
	nop 0
	ld8 r18 = [r15]
	(p7) br.cond.dptk .L93
.L20:
	.mmi
	and r38 = 8, r40
	nop 0
	adds r14 = 304, r12
	.mmi
	adds r47 = 296, r12
	nop 0
	and r40 = 4, r40
	;;
	.mmi
	cmp4.eq p16, p17 = 0, r38
	st4 [r14] = r16
	adds r14 = 312, r12
	.mii
	st8 [r47] = r19
	nop 0
	;;
	(p17) add r39 = r37, r34
	.mmi
	st8 [r14] = r18
	;;
	(p16) mov r39 = r37
	nop 0
	;;
	.mib
	mov r56 = r39
	nop 0
	br.call.sptk.many b0 = opendir#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r54
	.mmb
	mov r41 = r8
	nop 0
	(p7) br.cond.dpnt .L94
	;;
	.mbb
	cmp4.eq p6, p7 = 0, r40
	(p6) br.cond.dpnt .L28
	(p17) br.cond.dpnt .L32
.L29:
	.mmi
	addl r46 = -1, r0
	nop 0
	nop 0
	;;
.L35:
	.mmi
	cmp.eq p6, p7 = 0, r33
	st8 [r45] = r47
	nop 0
	;;
	.mib
	(p6) mov r42 = r0
	(p6) mov r14 = r0
	(p6) br.cond.dptk .L38
	;;
	.mmi
	add r14 = r32, r33
	;;
	adds r14 = 47, r14
	nop 0
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.ne p6, p7 = 47, r14
	;;
	(p6) addl r42 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r42 = r0
	;;
	mov r14 = r42
	addp4 r42 = r42, r0
	;;
.L38:
	.mlx
	add r42 = r33, r42
	movl r44 = @gprel(.LC0)
	.mlx
	add r33 = r32, r33
	movl r43 = @gprel(.LC1)
	;;
	.mmi
	addl r48 = 1024, r0
	cmp4.eq p16, p17 = 0, r14
	add r44 = r1, r44
	.mmi
	adds r51 = 48, r33
	add r43 = r1, r43
	addl r50 = 47, r0
	;;
	.mmi
	nop 0
	add r39 = r37, r42
	adds r49 = 1, r35
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r36
	(p6) br.cond.dpnt .L46
	.align 32
.L40:
	.pred.rel.mutex p16, p17
	.mib
	mov r56 = r41
	nop 0
	br.call.sptk.many b0 = readdir#
	;;
	.mmi
	adds r37 = 8, r8
	nop 0
	cmp.ne p6, p7 = 0, r8
	.mmb
	mov r1 = r54
	nop 0
	(p7) br.cond.dpnt .L46
	;;
	.mib
	mov r56 = r37
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r54
	mov r57 = r44
	nop 0
	.mmb
	mov r56 = r37
	mov r38 = r8
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r57 = r43
	nop 0
	mov r56 = r37
	.mmb
	mov r1 = r54
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L40
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	add r14 = r38, r42, 1
	mov r1 = r54
	.mmb
	mov r57 = r37
	mov r56 = r39
	(p6) br.cond.dpnt .L40
	;;
	.mib
	cmp.geu p6, p7 = r48, r14
	add r38 = r38, r42
	(p7) br.cond.dpnt .L95
	;;
	.mib
	(p17) st1 [r51] = r50
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r54
	mov r59 = r49
	mov r58 = r42
	.mmb
	mov r57 = r38
	mov r56 = r32
	br.call.sptk.many b0 = walk#
	;;
	.mmi
	adds r14 = 48, r33
	mov r36 = r8
	mov r1 = r54
	;;
	.mib
	st1 [r14] = r0
	cmp4.ne p6, p7 = 0, r36
	(p7) br.cond.dptk .L40
	.mib
	nop 0
	nop 0
	br .L46
.L32:
	.mlx
	nop 0
	movl r56 = @gprel(.LC0)
	.mmi
	nop 0
	mov r57 = r0
	nop 0
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.gt p6, p7 = r0, r8
	mov r1 = r54
	nop 0
	.mmb
	mov r46 = r8
	mov r56 = r41
	(p7) br.cond.dpnt .L96
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = closedir#
	;;
	.mmi
	mov r1 = r54
	nop 0
	nop 0
	.align 32
.L54:
	.mmi
	addl r36 = -1, r0
	nop 0
	nop 0
	;;
.L100:
	.mii
	mov r8 = r36
	mov pr = r55, -1
	;;
	mov b0 = r52
	;;
	.mii
	nop 0
	mov ar.pfs = r53
	nop 0
	.mmb
	.label_state 3
	.restore sp
	adds r12 = 304, r12
	nop 0
	br.ret.sptk.many b0
.L93:
	.body
	.copy_state 3
	.mib
	cmp.ne p6, p7 = 0, r19
	nop 0
	(p7) br.cond.dpnt .L20
	;;
	.mmi
	(p6) mov r14 = r19
	;;
	adds r15 = 8, r14
	nop 0
	;;
	.mmi
	nop 0
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r16, r15
	(p7) br.cond.dpnt .L97
	.align 32
.L22:
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L20
.L89:
	.mmi
	adds r15 = 8, r14
	;;
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r16, r15
	(p6) br.cond.dptk .L22
.L97:
	.mmi
	adds r15 = 16, r14
	;;
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r18, r15
	nop 0
	(p7) br.cond.dpnt .L8
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L89
	.mib
	nop 0
	nop 0
	br .L20
.L46:
	.mmi
	ld8 r14 = [r47]
	nop 0
	mov r56 = r41
	;;
	.mib
	st8 [r45] = r14
	nop 0
	br.call.sptk.many b0 = closedir#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r46
	nop 0
	mov r1 = r54
	.mmb
	mov r56 = r46
	nop 0
	(p7) br.cond.dpnt .L98
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fchdir#
	;;
	.mmi
	cmp4.eq p10, p11 = 0, r36
	cmp4.ne p8, p9 = 0, r40
	mov r56 = r46
	.mmi
	mov r1 = r54
	;;
	(p10) cmp.eq.unc p6, p0 = r0, r0
	(p11) cmp.eq.unc p7, p0 = r0, r0
	.mmi
	(p8) addl r37 = 1, r0
	.pred.rel.mutex p6, p7
	;;
	(p9) mov r37 = r0
	(p6) addl r14 = 1, r0
	;;
	.mib
	(p7) mov r14 = r0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L51
	;;
	.mib
	and r37 = r14, r37
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r60 = r35
	mov r59 = r34
	addl r58 = 5, r0
	.mmi
	adds r57 = 16, r12
	mov r56 = r32
	mov r1 = r54
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r37
	(p6) br.cond.spnt .L8
.L99:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = report#
	;;
	.mib
	mov r1 = r54
	mov r36 = r8
	br .L8
	;;
.L98:
	.mmi
	cmp4.ne p6, p7 = 0, r40
	cmp4.eq p8, p9 = 0, r36
	mov r60 = r35
	.mmi
	mov r59 = r34
	addl r58 = 5, r0
	adds r57 = 16, r12
	;;
	.mmi
	(p6) addl r37 = 1, r0
	(p8) addl r14 = 1, r0
	mov r56 = r32
	;;
	.mii
	(p7) mov r37 = r0
	(p9) mov r14 = r0
	;;
	and r37 = r14, r37
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r37
	(p7) br.cond.sptk .L99
	.mib
	nop 0
	nop 0
	br .L8
.L28:
	.mmi
	mov r60 = r35
	mov r59 = r34
	addl r58 = 1, r0
	.mmb
	adds r57 = 16, r12
	mov r56 = r32
	br.call.sptk.many b0 = report#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r54
	mov r56 = r41
	;;
	.mmi
	(p6) cmp.eq.unc p8, p0 = r0, r0
	nop 0
	(p7) cmp.eq.unc p9, p0 = r0, r0
	.pred.rel.mutex p8, p9
	;;
	.mbb
	cmp.ne.and.orcm p8, p9 = 0, r38
	(p8) br.cond.dpnt .L32
	(p6) br.cond.dpnt .L29
	;;
	.mib
	mov r36 = r8
	nop 0
	br.call.sptk.many b0 = closedir#
	;;
	.mmi
	mov r8 = r36
	mov r1 = r54
	mov pr = r55, -1
	;;
	.mii
	nop 0
	mov b0 = r52
	;;
	mov ar.pfs = r53
	.mmb
	nop 0
	.label_state 4
	.restore sp
	adds r12 = 304, r12
	br.ret.sptk.many b0
.L51:
	.body
	.copy_state 4
	.pred.rel.mutex p10, p11
	.mib
	nop 0
	nop 0
	(p11) br.cond.dpnt .L36
.L83:
	.mmi
	mov r56 = r46
	nop 0
	nop 0
	;;
.L84:
	.mib
	addl r36 = -1, r0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r54
	br .L100
.L96:
	.mib
	mov r56 = r39
	nop 0
	br.call.sptk.many b0 = chdir#
	;;
	.mib
	mov r1 = r54
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L35
	.mib
	mov r56 = r41
	nop 0
	br.call.sptk.many b0 = closedir#
	;;
	.mib
	mov r1 = r54
	mov r56 = r46
	br.call.sptk.many b0 = fchdir#
	;;
	.mib
	mov r1 = r54
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L83
	.mmi
	addl r36 = -1, r0
	nop 0
	nop 0
.L36:
	.mib
	nop 0
	mov r56 = r46
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r54
	nop 0
	nop 0
.L101:
	.mii
	mov r8 = r36
	mov pr = r55, -1
	;;
	mov b0 = r52
	;;
	.mii
	nop 0
	mov ar.pfs = r53
	nop 0
	.mmb
	.label_state 5
	.restore sp
	adds r12 = 304, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L94:
	.body
	.copy_state 5
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r54
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 13, r14
	(p7) br.cond.dptk .L54
	.mmi
	mov r60 = r35
	mov r59 = r34
	addl r58 = 2, r0
	.mmb
	adds r57 = 16, r12
	mov r56 = r32
	br .L86
.L95:
	.mib
	addl r36 = -1, r0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 248, r0
	mov r1 = r54
	mov r56 = r41
	;;
	.mmi
	st4 [r8] = r14
	;;
	ld8 r14 = [r47]
	nop 0
	;;
	.mib
	st8 [r45] = r14
	nop 0
	br.call.sptk.many b0 = closedir#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r46
	nop 0
	mov r1 = r54
	.mmb
	mov r56 = r46
	nop 0
	(p7) br.cond.dpnt .L54
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fchdir#
	;;
	.mmi
	nop 0
	mov r1 = r54
	mov r56 = r46
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L84
	;;
	.mib
	mov r56 = r46
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r54
	br .L101
	.endp walk#
	.align 16
	.align 64
	.proc start#
start:
	.prologue 12, 41
	.mmi
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 4, 9, 4, 0
	mov r43 = r1
	.save rp, r41
	mov r41 = b0
	.mmi
	mov r45 = r33
	nop 0
	adds r38 = 48, r32
	;;
	.mib
	nop 0
	.save ar.lc, r44
	mov r44 = ar.lc
	.body
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	addl r14 = 1022, r0
	adds r36 = -1, r8
	mov r1 = r43
	.mmi
	mov r37 = r8
	mov r46 = r33
	mov r45 = r38
	;;
	.mib
	cmp.geu p6, p7 = r14, r36
	nop 0
	(p7) br.cond.dpnt .L135
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	cmp.ne p6, p7 = 1, r37
	adds r15 = 47, r37
	nop 0
	.mmb
	adds r14 = -1, r36
	mov r1 = r43
	(p7) br.cond.dpnt .L109
	;;
	.mmi
	nop 0
	(p6) add r15 = r32, r15
	(p6) mov ar.lc = r14
	;;
	.align 32
.L108:
	.mmi
	ld1 r14 = [r15], -1
	nop 0
	mov r33 = r37
	.mmi
	mov r37 = r36
	nop 0
	adds r36 = -1, r36
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	adds r16 = 1, r15
	;;
	.mib
	cmp4.eq p6, p7 = 47, r14
	nop 0
	(p7) br.cond.dpnt .L107
	;;
	.mib
	st1 [r16] = r0
	nop 0
	br.cloop.sptk.few .L108
.L109:
	.mmi
	addl r33 = 1, r0
	nop 0
	nop 0
	;;
.L107:
	.mmi
	adds r15 = 47, r33
	adds r14 = -1, r33
	mov r34 = r33
	;;
	.mmi
	nop 0
	add r15 = r32, r15
	mov ar.lc = r14
	;;
	.align 32
.L111:
	.mmi
	ld1 r14 = [r15], -1
	mov r36 = r34
	adds r34 = -1, r34
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mbb
	cmp4.ne p6, p7 = 47, r14
	(p7) br.cond.dpnt .L136
	br.cloop.sptk.few .L111
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 1, r33
	(p6) br.cond.dpnt .L123
.L115:
	.mmi
	mov r35 = r0
	nop 0
	mov b0 = r41
	;;
	.mii
	nop 0
	mov ar.pfs = r42
	;;
	mov ar.lc = r44
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 4, 0
	nop 0
	br.sptk.many walk#
.L123:
	.body
	.copy_state 1
	.mmi
	mov r34 = r0
	mov r35 = r0
	mov b0 = r41
	;;
	.mii
	nop 0
	mov ar.pfs = r42
	;;
	mov ar.lc = r44
	;;
	.mib
	.label_state 2
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 4, 0
	nop 0
	br.sptk.many walk#
.L136:
	.body
	.copy_state 2
	.mmi
	ld4 r14 = [r32]
	nop 0
	add r37 = r32, r36
	.mlx
	mov r46 = r0
	movl r45 = @gprel(.LC0)
	;;
	.mii
	nop 0
	tbit.z p6, p7 = r14, 3
	nop 0
	.mmb
	adds r37 = 48, r37
	add r45 = r1, r45
	(p6) br.cond.dpnt .L122
	;;
	.mib
	cmp.ne p6, p7 = 1, r33
	nop 0
	(p7) br.cond.spnt .L123
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	nop 0
	ld1 r40 = [r37]
	cmp4.le p6, p7 = r0, r8
	.mmi
	st1 [r37] = r0
	mov r1 = r43
	mov r39 = r8
	;;
	.mbb
	(p7) st1 [r37] = r40
	(p6) br.cond.dpnt .L137
	nop 0
	;;
	.mmi
	addl r36 = -1, r0
	nop 0
	nop 0
	;;
.L102:
	.mii
	mov r8 = r36
	mov b0 = r41
	;;
	mov ar.pfs = r42
	;;
	.mib
	nop 0
	mov ar.lc = r44
	br.ret.sptk.many b0
	;;
.L137:
	.mib
	mov r45 = r38
	nop 0
	br.call.sptk.many b0 = chdir#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r43
	.mmb
	mov r45 = r39
	nop 0
	(p6) br.cond.dpnt .L118
	;;
	.mbb
	st1 [r37] = r40
	br.call.sptk.many b0 = fchdir#
	nop 0
	;;
	.mmi
	mov r1 = r43
	nop 0
	nop 0
.L119:
	.mmi
	nop 0
	mov r45 = r39
	addl r36 = -1, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r43
	nop 0
	nop 0
.L138:
	.mii
	mov r8 = r36
	mov b0 = r41
	;;
	mov ar.pfs = r42
	;;
	.mib
	nop 0
	mov ar.lc = r44
	br.ret.sptk.many b0
.L122:
	.mib
	mov r34 = r36
	cmp.eq p6, p7 = 1, r33
	(p7) br.cond.dptk .L115
	.mib
	nop 0
	nop 0
	br .L123
	;;
.L118:
	.mmi
	mov r47 = r36
	mov r48 = r0
	mov r46 = r33
	.mmb
	mov r45 = r32
	st1 [r37] = r40
	br.call.sptk.many b0 = walk#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r39
	.mmb
	mov r36 = r8
	nop 0
	br.call.sptk.many b0 = fchdir#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r36
	mov r1 = r43
	mov r45 = r39
	;;
	.mmi
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r15, r14
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L119
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r43
	br .L138
.L135:
	.mmi
	cmp.eq p6, p7 = 0, r8
	;;
	(p6) addl r36 = 2, r0
	nop 0
	;;
	.mib
	(p7) addl r36 = 248, r0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	.mmb
	st4 [r8] = r36
	addl r36 = -1, r0
	br .L102
	.endp start#
	.align 16
	.align 64
	.global ftw#
	.type	ftw#, @function
	.proc ftw#
ftw:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	.fframe 1072
	adds r12 = -1072, r12
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	;;
	adds r37 = 16, r12
	.mmb
	addl r39 = 1072, r0
	mov r38 = r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r36
	adds r14 = 20, r12
	nop 0
	.mmi
	addl r15 = 1, r0
	mov r38 = r32
	adds r37 = 16, r12
	;;
	.mmi
	st4 [r14] = r15
	addl r15 = @ltoff(@fptr(stat#)), gp
	adds r14 = 24, r12
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mmi
	st8 [r14] = r15
	addl r15 = @ltoff(@fptr(lstat#)), gp
	adds r14 = 32, r12
	;;
	.mmi
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = 40, r12
	;;
	.mib
	st8 [r14] = r33
	nop 0
	br.call.sptk.many b0 = start#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 1072, r12
	br.ret.sptk.many b0
	.endp ftw#
	.align 16
	.align 64
	.global __ftw64#
	.type	__ftw64#, @function
	.proc __ftw64#
__ftw64:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	.fframe 1072
	adds r12 = -1072, r12
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	;;
	adds r37 = 16, r12
	.mmb
	addl r39 = 1072, r0
	mov r38 = r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r36
	adds r14 = 20, r12
	nop 0
	.mmi
	addl r15 = 1, r0
	mov r38 = r32
	adds r37 = 16, r12
	;;
	.mmi
	st4 [r14] = r15
	addl r15 = @ltoff(@fptr(__stat64#)), gp
	adds r14 = 24, r12
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mmi
	st8 [r14] = r15
	addl r15 = @ltoff(@fptr(__lstat64#)), gp
	adds r14 = 32, r12
	;;
	.mmi
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = 40, r12
	;;
	.mib
	st8 [r14] = r33
	nop 0
	br.call.sptk.many b0 = start#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 1072, r12
	br.ret.sptk.many b0
	.endp __ftw64#
	.align 16
	.align 64
	.global nftw#
	.type	nftw#, @function
	.proc nftw#
nftw:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 3, 3, 0
	.fframe 1072
	adds r12 = -1072, r12
	nop 0
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	;;
	adds r39 = 16, r12
	.mmb
	addl r41 = 1072, r0
	mov r40 = r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r38
	nop 0
	adds r14 = 16, r12
	.mmi
	mov r40 = r32
	nop 0
	adds r39 = 16, r12
	;;
	.mmi
	addl r15 = @ltoff(@fptr(stat#)), gp
	st4 [r14] = r35
	adds r14 = 24, r12
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mmi
	st8 [r14] = r15
	addl r15 = @ltoff(@fptr(lstat#)), gp
	adds r14 = 32, r12
	;;
	.mmi
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = 40, r12
	.mmi
	addl r15 = 1, r0
	;;
	st8 [r14] = r33
	adds r14 = 48, r12
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = start#
	;;
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 1072, r12
	br.ret.sptk.many b0
	.endp nftw#
	.align 16
	.align 64
	.global nftw2#
	.type	nftw2#, @function
	.proc nftw2#
nftw2:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 3, 3, 0
	.fframe 1072
	adds r12 = -1072, r12
	nop 0
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	;;
	adds r39 = 16, r12
	.mmb
	addl r41 = 1072, r0
	mov r40 = r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r38
	nop 0
	adds r14 = 16, r12
	.mmi
	mov r40 = r32
	nop 0
	adds r39 = 16, r12
	;;
	.mmi
	addl r15 = @ltoff(@fptr(stat#)), gp
	st4 [r14] = r35
	adds r14 = 24, r12
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mmi
	st8 [r14] = r15
	addl r15 = @ltoff(@fptr(lstat#)), gp
	adds r14 = 32, r12
	;;
	.mmi
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = 40, r12
	;;
	.mib
	st8 [r14] = r33
	nop 0
	br.call.sptk.many b0 = start#
	;;
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 1072, r12
	br.ret.sptk.many b0
	.endp nftw2#
	.align 16
	.align 64
	.global __nftw64#
	.type	__nftw64#, @function
	.proc __nftw64#
__nftw64:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 3, 3, 0
	.fframe 1072
	adds r12 = -1072, r12
	nop 0
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	;;
	adds r39 = 16, r12
	.mmb
	addl r41 = 1072, r0
	mov r40 = r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r38
	nop 0
	adds r14 = 16, r12
	.mmi
	mov r40 = r32
	nop 0
	adds r39 = 16, r12
	;;
	.mmi
	addl r15 = @ltoff(@fptr(__stat64#)), gp
	st4 [r14] = r35
	adds r14 = 24, r12
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mmi
	st8 [r14] = r15
	addl r15 = @ltoff(@fptr(__lstat64#)), gp
	adds r14 = 32, r12
	;;
	.mmi
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = 40, r12
	.mmi
	addl r15 = 1, r0
	;;
	st8 [r14] = r33
	adds r14 = 48, r12
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = start#
	;;
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 1072, r12
	br.ret.sptk.many b0
	.endp __nftw64#
	.align 16
	.align 64
	.global __nftw264#
	.type	__nftw264#, @function
	.proc __nftw264#
__nftw264:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 3, 3, 0
	.fframe 1072
	adds r12 = -1072, r12
	nop 0
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	;;
	adds r39 = 16, r12
	.mmb
	addl r41 = 1072, r0
	mov r40 = r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r38
	nop 0
	adds r14 = 16, r12
	.mmi
	mov r40 = r32
	nop 0
	adds r39 = 16, r12
	;;
	.mmi
	addl r15 = @ltoff(@fptr(__stat64#)), gp
	st4 [r14] = r35
	adds r14 = 24, r12
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mmi
	st8 [r14] = r15
	addl r15 = @ltoff(@fptr(__lstat64#)), gp
	adds r14 = 32, r12
	;;
	.mmi
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = 40, r12
	;;
	.mib
	st8 [r14] = r33
	nop 0
	br.call.sptk.many b0 = start#
	;;
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 1072, r12
	br.ret.sptk.many b0
	.endp __nftw264#
	.global __lstat64#
	.type	__lstat64#, @function
	.global __stat64#
	.type	__stat64#, @function
	.global lstat#
	.type	lstat#, @function
	.global stat#
	.type	stat#, @function
	.global memset#
	.type	memset#, @function
	.global chdir#
	.type	chdir#, @function
	.global close#
	.type	close#, @function
	.global fchdir#
	.type	fchdir#, @function
	.global closedir#
	.type	closedir#, @function
	.global open#
	.type	open#, @function
	.global strcpy#
	.type	strcpy#, @function
	.global strcmp#
	.type	strcmp#, @function
	.global strlen#
	.type	strlen#, @function
	.global readdir#
	.type	readdir#, @function
	.global opendir#
	.type	opendir#, @function
	.global __errno#
	.type	__errno#, @function
	.global memset#
	.type	memset#, @function
	.ident	"GCC: (GNU) 12.2.0"
