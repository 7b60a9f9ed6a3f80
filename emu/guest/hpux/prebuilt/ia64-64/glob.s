// 8c4f4dfd25f0972e33f7d2738aaee1fd emu/guest/libc/glob.c
	.file	"glob.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc order#
order:
	.prologue 12, 34
	.mii
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	.mmb
	ld8 r38 = [r33]
	ld8 r37 = [r32]
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp order#
	.align 16
	.align 64
	.proc add.isra.0#
add.isra.0:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 3, 6, 3, 0
	nop 0
	tbit.z p6, p7 = r32, 1
	.mmi
	mov r37 = r33
	nop 0
	mov r40 = r1
	;;
	.mmb
	mov r36 = r0
	(p7) adds r14 = 16, r33
	nop 0
	.mmi
	ld8 r42 = [r37], 8
	nop 0
	.save rp, r38
	mov r38 = b0
	.body
	;;
	.mmi
	nop 0
	(p7) ld8 r36 = [r14]
	adds r42 = 2, r42
	.mmi
	ld8 r41 = [r37]
	;;
	add r42 = r42, r36
	nop 0
	;;
	.mib
	shladd r42 = r42, 3, r0
	nop 0
	br.call.sptk.many b0 = realloc#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	mov r35 = r8
	nop 0
	.mmb
	mov r1 = r40
	mov r41 = r34
	(p7) br.cond.dpnt .L7
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strdup#
	;;
	.mmi
	mov r1 = r40
	st8 [r37] = r35
	cmp.eq p6, p7 = 0, r8
	.mmb
	mov r37 = r8
	mov r8 = r0
	(p6) br.cond.spnt .L7
	;;
	.mii
	ld8 r14 = [r33]
	nop 0
	;;
	cmp.ne p6, p7 = 0, r14
	.mmb
	add r15 = r36, r14
	adds r14 = 1, r14
	(p7) br.cond.dpnt .L15
	;;
	.mmi
	st8 [r33] = r14
	nop 0
	shladd r15 = r15, 3, r0
	;;
	.mmi
	ld8.a r14 = [r33]
	nop 0
	add r15 = r35, r15
	;;
	.mmi
	st8 [r15] = r37
	;;
	ld8.c.clr r14 = [r33]
	nop 0
	;;
	.mmi
	add r36 = r36, r14
	;;
	shladd r36 = r36, 3, r0
	nop 0
	;;
	.mmi
	nop 0
	add r35 = r35, r36
	nop 0
	;;
	.mmi
	st8 [r35] = r0
	nop 0
	nop 0
.L3:
	.mii
	nop 0
	mov b0 = r38
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r39
	br.ret.sptk.many b0
	;;
.L15:
	.mmi
	shladd r43 = r36, 3, r0
	nop 0
	mov r41 = r35
	.mmb
	mov r42 = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	ld8 r14 = [r33]
	mov r1 = r40
	mov r8 = r0
	;;
	.mmi
	add r15 = r36, r14
	nop 0
	adds r14 = 1, r14
	;;
	.mmi
	st8 [r33] = r14
	nop 0
	shladd r15 = r15, 3, r0
	;;
	.mmi
	ld8.a r14 = [r33]
	nop 0
	add r15 = r35, r15
	;;
	.mmi
	st8 [r15] = r37
	;;
	ld8.c.clr r14 = [r33]
	nop 0
	;;
	.mmi
	add r36 = r36, r14
	;;
	shladd r36 = r36, 3, r0
	nop 0
	;;
	.mmi
	nop 0
	add r35 = r35, r36
	nop 0
	;;
	.mib
	st8 [r35] = r0
	nop 0
	br .L3
.L7:
	.mmi
	addl r8 = -1, r0
	nop 0
	mov b0 = r38
	;;
	.mib
	nop 0
	mov ar.pfs = r39
	br.ret.sptk.many b0
	.endp add.isra.0#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"/"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc go_on#
go_on:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 3, 6, 3, 0
	.fframe 560
	adds r12 = -560, r12
	.save ar.lc, r40
	mov r40 = ar.lc
	.mmi
	ld1 r14 = [r34]
	mov r39 = r1
	mov r35 = r32
	;;
	.mmi
	adds r15 = 1, r33
	mov r16 = r34
	sxt1 r14 = r14
	.mmi
	adds r17 = 24, r33
	sub r18 = r33, r34
	addl r19 = 47, r0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	nop 0
	.save rp, r37
	mov r37 = b0
	.body
	.mmb
	add r17 = r32, r17
	nop 0
	(p6) br.cond.dpnt .L17
	;;
	.mib
	cmp4.ne p6, p7 = 47, r14
	addl r14 = 1023, r0
	(p6) br.cond.dpnt .L18
	;;
	.mmi
	cmp.geu p6, p7 = r14, r15
	nop 0
	sub r15 = r34, r33
	.mmb
	adds r14 = 1, r34
	nop 0
	(p7) br.cond.dpnt .L18
	;;
	.mmi
	nop 0
	adds r15 = 1024, r15
	nop 0
	;;
	.mii
	sub r15 = r15, r14, 1
	nop 0
	;;
	mov ar.lc = r15
	.align 32
.L25:
	.mmi
	mov r16 = r14
	st1 [r17] = r19, 1
	add r33 = r18, r14
	.mmi
	adds r14 = 1, r14
	;;
	ld1 r15 = [r16]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	nop 0
	;;
	.mbb
	cmp4.ne p6, p7 = 47, r15
	(p6) br.cond.dpnt .L18
	br.cloop.sptk.few .L25
.L18:
	.mmi
	add r14 = r35, r33
	mov r34 = r16
	mov r32 = r35
	;;
	.mmi
	adds r14 = 24, r14
	;;
	st1 [r14] = r0
	nop 0
	;;
	.mmi
	ld1 r14 = [r16]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L35
	;;
	.mii
	nop 0
	mov b0 = r37
	;;
	mov ar.pfs = r38
	;;
	.mii
	nop 0
	mov ar.lc = r40
	.label_state 1
	.restore sp
	adds r12 = 560, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many expand#
.L35:
	.body
	.copy_state 1
	.mmi
	adds r34 = 24, r35
	nop 0
	adds r42 = 16, r12
	;;
	.mib
	mov r41 = r34
	nop 0
	br.call.sptk.many b0 = __stat64#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L29
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
	(p6) br.cond.dpnt .L36
.L29:
	.mii
	mov r8 = r0
	mov b0 = r37
	;;
	mov ar.pfs = r38
	;;
	.mii
	nop 0
	mov ar.lc = r40
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 560, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L17:
	.body
	.copy_state 2
	.mmi
	adds r36 = 24, r32
	nop 0
	adds r42 = 296, r12
	;;
	.mib
	mov r41 = r36
	nop 0
	br.call.sptk.many b0 = __lstat64#
	;;
	.mib
	mov r1 = r39
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L29
	.mmi
	ld4 r41 = [r32]
	nop 0
	mov r43 = r36
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r41, 3
	(p7) br.cond.dpnt .L37
	;;
	.mii
	adds r35 = 16, r35
	nop 0
	;;
	nop 0
	.mmb
	ld8 r42 = [r35]
	nop 0
	br.call.sptk.many b0 = add.isra.0#
	;;
	.mmi
	mov r1 = r39
	nop 0
	nop 0
.L38:
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
	.label_state 3
	.restore sp
	adds r12 = 560, r12
	br.ret.sptk.many b0
	;;
.L37:
	.body
	.copy_state 3
	.mib
	adds r42 = 16, r12
	mov r41 = r36
	br.call.sptk.many b0 = __stat64#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L32
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
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L32
	.mmi
	adds r15 = 1, r33
	nop 0
	addl r14 = 1023, r0
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r14, r15
	(p7) br.cond.dptk .L32
	.mlx
	nop 0
	movl r42 = @gprel(.LC0)
	.mmi
	nop 0
	add r41 = r36, r33
	nop 0
	;;
	.mib
	nop 0
	add r42 = r1, r42
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r39
	nop 0
	nop 0
	.align 32
.L32:
	.mmi
	ld4 r41 = [r35]
	adds r35 = 16, r35
	mov r43 = r36
	;;
	.mib
	ld8 r42 = [r35]
	nop 0
	br.call.sptk.many b0 = add.isra.0#
	;;
	.mib
	nop 0
	mov r1 = r39
	br .L38
.L36:
	.mmi
	adds r14 = 16, r35
	ld4 r32 = [r35]
	nop 0
	;;
	.mii
	ld8 r33 = [r14]
	mov b0 = r37
	;;
	mov ar.pfs = r38
	;;
	.mii
	nop 0
	mov ar.lc = r40
	.restore sp
	adds r12 = 560, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many add.isra.0#
	;;
	break.f 0
	;;
	.endp go_on#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"."
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc expand#
expand:
	.prologue 12, 43
	.mmi
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 3, 12, 3, 0
	.fframe 1024
	adds r12 = -1024, r12
	mov r45 = r1
	.mmi
	ld1 r14 = [r34]
	mov r48 = r34
	adds r16 = 1, r34
	;;
	.mii
	mov r35 = r0
	.save ar.lc, r46
	mov r46 = ar.lc
	sxt1 r15 = r14
	;;
	.mmb
	cmp4.ne p6, p7 = 0, r15
	cmp4.ne p8, p9 = 47, r15
	nop 0
	.mmi
	mov r17 = r15
	nop 0
	.save rp, r43
	mov r43 = b0
	.body
	;;
	.mmi
	(p6) addl r14 = 1, r0
	nop 0
	(p8) addl r18 = 1, r0
	;;
	.mii
	(p7) mov r14 = r0
	(p9) mov r18 = r0
	;;
	and r14 = r18, r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L40
	.align 32
.L41:
	.mmi
	nop 0
	ld1 r14 = [r16]
	mov r34 = r16
	.mmi
	mov r18 = r35
	adds r16 = 1, r16
	adds r35 = 1, r35
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 47, r14
	;;
	.mib
	nop 0
	cmp4.ne.and.orcm p6, p7 = 0, r14
	(p6) br.cond.dptk .L41
	.mmi
	mov r14 = r15
	nop 0
	addl r15 = 1022, r0
	.mlx
	mov r16 = r0
	movl r19 = -562949955518466
	;;
	.mib
	cmp.ltu p6, p7 = r15, r18
	cmp4.eq p8, p9 = 92, r14
	(p6) br.cond.dpnt .L42
	;;
	.mmi
	nop 0
	ld4 r15 = [r32]
	nop 0
	;;
	.mii
	nop 0
	tbit.nz p10, p11 = r15, 6
	adds r15 = -42, r14
	;;
	.mii
	nop 0
	zxt1 r14 = r15
	;;
	shr r15 = r19, r14
	.mmb
	nop 0
	cmp4.geu p6, p7 = 49, r14
	(p6) br.cond.dptk .L43
	.align 32
.L79:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.mib
	nop 0
	nop 0
	(p9) br.cond.dpnt .L45
	;;
	.mmi
	(p11) adds r16 = 1, r16
	nop 0
	nop 0
	;;
.L45:
	.pred.rel.mutex p10, p11
	.mmi
	nop 0
	adds r16 = 1, r16
	nop 0
	;;
	.mib
	add r14 = r48, r16
	cmp.geu p6, p7 = r16, r35
	(p6) br.cond.dpnt .L47
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mii
	adds r15 = -42, r14
	cmp4.eq p8, p9 = 92, r14
	;;
	zxt1 r14 = r15
	;;
	.mii
	nop 0
	shr r15 = r19, r14
	nop 0
	.mmb
	cmp4.geu p6, p7 = 49, r14
	nop 0
	(p7) br.cond.dptk .L79
	;;
.L43:
	.pred.rel.mutex p10, p11
	.mib
	nop 0
	tbit.nz p6, p7 = r15, 0
	(p6) br.cond.dptk .L45
	.mib
	mov r49 = r35
	adds r47 = 16, r12
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r45
	cmp.ne p6, p7 = 0, r33
	;;
	.mmi
	nop 0
	add r35 = r14, r35
	nop 0
	;;
	.mlx
	st1 [r35] = r0
	(p7) movl r35 = @gprel(.LC1)
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dptk .L80
	;;
	.mmi
	(p7) add r35 = r1, r35
	nop 0
	nop 0
	;;
	.mib
	mov r47 = r35
	nop 0
	br.call.sptk.many b0 = opendir#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	nop 0
	mov r39 = r8
	.mmb
	mov r1 = r45
	nop 0
	(p7) br.cond.dpnt .L81
	;;
	.mmi
	(p6) adds r42 = 24, r32
	(p6) add r41 = r32, r33
	(p6) mov r38 = r0
	;;
	.mmi
	nop 0
	(p6) add r42 = r42, r33
	(p6) adds r41 = 24, r41
.L53:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r38
	(p7) br.cond.dpnt .L82
.L60:
	.mib
	mov r47 = r39
	nop 0
	br.call.sptk.many b0 = closedir#
	;;
	.mmi
	mov r8 = r38
	mov r1 = r45
	mov b0 = r43
	;;
	.mii
	nop 0
	mov ar.pfs = r44
	;;
	mov ar.lc = r46
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 1024, r12
	br.ret.sptk.many b0
.L71:
	.body
	.copy_state 1
	.mmi
	ld1 r16 = [r16]
	add r17 = r48, r14
	cmp.geu p6, p7 = r14, r35
	;;
	.mib
	st1 [r15] = r16, 1
	nop 0
	(p6) br.cond.dpnt .L40
	;;
	.mmi
	ld1 r17 = [r17]
	;;
	nop 0
	sxt1 r17 = r17
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 92, r17
	(p7) br.cond.dpnt .L83
.L52:
	.mmi
	nop 0
	add r16 = r48, r14
	adds r33 = 1, r33
	.mmb
	nop 0
	adds r14 = 1, r14
	br.cloop.sptk.few .L71
.L42:
	.mmi
	mov r38 = r0
	;;
	mov r8 = r38
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
	adds r12 = 1024, r12
	br.ret.sptk.many b0
.L47:
	.body
	.copy_state 2
	.mmi
	adds r18 = 1, r33
	addl r16 = 1023, r0
	nop 0
	.mmi
	addl r19 = 1024, r0
	adds r15 = 24, r33
	mov r14 = r0
	;;
	.mmi
	cmp.ltu p6, p7 = r19, r18
	sub r16 = r16, r33
	add r15 = r32, r15
	;;
	.mii
	nop 0
	(p6) mov ar.lc = 0
	;;
	(p7) mov ar.lc = r16
	.mmb
	nop 0
	cmp4.ne p6, p7 = 92, r17
	(p6) br.cond.dptk .L52
	.align 32
.L83:
	.mmi
	adds r16 = 1, r14
	ld4 r17 = [r32]
	nop 0
	;;
	.mib
	cmp.geu p8, p9 = r16, r35
	tbit.nz p6, p7 = r17, 6
	(p6) br.cond.dptk .L52
	;;
	.mmi
	(p9) mov r14 = r16
	nop 0
	adds r33 = 1, r33
	;;
	.mib
	add r16 = r48, r14
	adds r14 = 1, r14
	br.cloop.sptk.few .L71
	.mib
	nop 0
	nop 0
	br .L42
.L80:
	.mmi
	nop 0
	adds r35 = 24, r32
	nop 0
	;;
	.mib
	mov r47 = r35
	nop 0
	br.call.sptk.many b0 = opendir#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	mov r1 = r45
	mov r39 = r8
	;;
	.mmi
	(p6) adds r42 = 24, r32
	(p6) add r41 = r32, r33
	(p6) mov r38 = r0
	;;
	.mib
	(p6) add r42 = r42, r33
	(p6) adds r41 = 24, r41
	(p6) br.cond.dptk .L53
	.mib
	nop 0
	nop 0
	br .L81
.L40:
	.mmi
	add r14 = r32, r33
	;;
	adds r14 = 24, r14
	nop 0
	;;
	.mii
	st1 [r14] = r0
	mov b0 = r43
	;;
	mov ar.pfs = r44
	;;
	.mii
	nop 0
	mov ar.lc = r46
	.label_state 3
	.restore sp
	adds r12 = 1024, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many go_on#
.L82:
	.body
	.copy_state 3
	.mmi
	addl r40 = 1024, r0
	nop 0
	nop 0
	;;
	.align 32
.L58:
	.mib
	mov r47 = r39
	nop 0
	br.call.sptk.many b0 = readdir#
	;;
	.mmi
	adds r37 = 8, r8
	nop 0
	cmp.ne p6, p7 = 0, r8
	.mmb
	mov r1 = r45
	nop 0
	(p7) br.cond.dpnt .L60
	;;
	.mib
	mov r47 = r37
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r48 = r37
	add r14 = r33, r8, 1
	nop 0
	.mmi
	adds r47 = 16, r12
	add r35 = r33, r8
	mov r1 = r45
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r40, r14
	(p6) br.cond.dptk .L58
	.mmi
	nop 0
	ld4 r49 = [r32]
	nop 0
	;;
	.mii
	nop 0
	extr r49 = r49, 4, 28
	;;
	and r49 = 4, r49
	;;
	.mib
	or r49 = 2, r49
	nop 0
	br.call.sptk.many b0 = fnmatch#
	;;
	.mib
	mov r1 = r45
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L58
	.mib
	mov r48 = r37
	mov r47 = r42
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r45
	mov r49 = r34
	nop 0
	.mmb
	mov r48 = r35
	mov r47 = r32
	br.call.sptk.many b0 = go_on#
	;;
	.mmi
	nop 0
	mov r38 = r8
	mov r1 = r45
	.mmi
	nop 0
	st1 [r41] = r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r38
	(p6) br.cond.dptk .L60
	.mib
	nop 0
	nop 0
	br .L82
.L81:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r45
	;;
	.mib
	cmp4.eq p6, p7 = 20, r14
	adds r14 = 8, r32
	(p6) br.cond.dpnt .L42
	;;
	.mmi
	nop 0
	ld8 r36 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r36
	nop 0
	(p7) br.cond.dpnt .L56
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	nop 0
	ld8 r14 = [r36], 8
	mov r47 = r35
	.mmi
	nop 0
	ld4 r48 = [r8]
	nop 0
	;;
	.mib
	ld8 r1 = [r36], -8
	mov b6 = r14
	br.call.sptk.many b0 = b6
	;;
	.mib
	mov r1 = r45
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L56
	.mmi
	addl r38 = -2, r0
	nop 0
	nop 0
	;;
.L84:
	.mii
	mov r8 = r38
	mov b0 = r43
	;;
	mov ar.pfs = r44
	;;
	.mii
	nop 0
	mov ar.lc = r46
	nop 0
	.mmb
	.label_state 4
	.restore sp
	adds r12 = 1024, r12
	nop 0
	br.ret.sptk.many b0
.L56:
	.body
	.copy_state 4
	.mmi
	nop 0
	ld4 r14 = [r32]
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r14, 2
	(p7) br.cond.dptk .L42
	.mib
	nop 0
	addl r38 = -2, r0
	br .L84
	.endp expand#
	.align 16
	.align 64
	.global glob#
	.type	glob#, @function
	.proc glob#
glob:
	.prologue 12, 40
	.mmb
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 4, 7, 4, 0
	.fframe 1072
	adds r12 = -1072, r12
	nop 0
	.mii
	mov r42 = r1
	.save rp, r40
	mov r40 = b0
	.body
	and r38 = 32, r33
	;;
	.mmi
	addl r45 = 1048, r0
	mov r44 = r0
	nop 0
	.mmb
	adds r43 = 16, r12
	adds r37 = 32, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r42
	tbit.z p6, p7 = r33, 0
	.mmi
	st8 [r37] = r35
	mov r45 = r32
	mov r44 = r0
	;;
	.mmi
	st4 [r14] = r33
	nop 0
	adds r14 = 24, r12
	.mmi
	(p7) ld8 r36 = [r35]
	nop 0
	adds r43 = 16, r12
	;;
	.mmi
	st8 [r14] = r34
	(p6) mov r14 = r35
	(p6) mov r36 = r0
	;;
	.mmi
	(p6) st8 [r14] = r0, 8
	;;
	(p6) st8 [r14] = r0
	tbit.z p6, p7 = r33, 1
	;;
	.mmi
	(p7) adds r14 = 16, r35
	nop 0
	(p6) mov r39 = r0
	;;
	.mib
	(p7) ld8 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = expand#
	;;
	.mib
	mov r1 = r42
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L89
	.mmi
	nop 0
	ld8 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r36, r14
	(p7) br.cond.dpnt .L97
	;;
.L89:
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r38
	(p7) br.cond.dptk .L85
.L99:
	.mmi
	nop 0
	ld8 r44 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r36, r44
	(p7) br.cond.dpnt .L98
.L85:
	.mii
	nop 0
	mov b0 = r40
	;;
	mov ar.pfs = r41
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 1072, r12
	br.ret.sptk.many b0
	;;
.L97:
	.body
	.copy_state 1
	.mii
	nop 0
	tbit.z p6, p7 = r33, 4
	nop 0
	.mmb
	adds r14 = 16, r12
	mov r45 = r32
	(p6) br.cond.dpnt .L94
	;;
	.mmi
	nop 0
	ld8 r44 = [r37]
	nop 0
	.mmb
	ld4 r43 = [r14]
	nop 0
	br.call.sptk.many b0 = add.isra.0#
	;;
	.mib
	mov r1 = r42
	cmp4.eq p6, p7 = 0, r38
	(p7) br.cond.dptk .L85
	.mib
	nop 0
	nop 0
	br .L99
	;;
.L98:
	.mmi
	adds r35 = 8, r35
	add r39 = r39, r36
	adds r14 = 1072, r12
	.mmi
	addl r46 = @ltoff(@fptr(order#)), gp
	addl r45 = 8, r0
	sub r44 = r44, r36
	;;
	.mmi
	ld8 r43 = [r35]
	nop 0
	shladd r39 = r39, 3, r0
	.mmi
	st8 [r14] = r8
	ld8 r46 = [r46]
	nop 0
	;;
	.mib
	add r43 = r43, r39
	nop 0
	br.call.sptk.many b0 = qsort#
	;;
	.mmi
	adds r14 = 1072, r12
	nop 0
	mov r1 = r42
	;;
	.mii
	ld8 r8 = [r14]
	mov b0 = r40
	;;
	mov ar.pfs = r41
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 1072, r12
	br.ret.sptk.many b0
.L94:
	.body
	.copy_state 2
	.mii
	addl r8 = -3, r0
	mov b0 = r40
	;;
	mov ar.pfs = r41
	.mmb
	nop 0
	.restore sp
	adds r12 = 1072, r12
	br.ret.sptk.many b0
	.endp glob#
	.align 16
	.align 64
	.global globfree#
	.type	globfree#, @function
	.proc globfree#
globfree:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 6, 1, 0
	adds r35 = 8, r32
	nop 0
	.mii
	ld8 r14 = [r32]
	.save rp, r36
	mov r36 = b0
	mov r38 = r1
	.body
	;;
	.mmi
	ld8 r39 = [r35]
	nop 0
	cmp.eq p6, p7 = 0, r14
	.mmb
	mov r33 = r0
	nop 0
	(p6) br.cond.dpnt .L101
	;;
	.mmi
	mov r14 = r39
	nop 0
	nop 0
	;;
	.align 32
.L102:
	.mmi
	ld8 r39 = [r14], 8
	nop 0
	adds r33 = 1, r33
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r39
	(p6) br.cond.dptk .L102
	.mib
	mov r34 = r0
	shladd r33 = r33, 3, r0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	adds r34 = 1, r34
	ld8 r14 = [r32]
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r34, r14
	(p7) br.cond.dpnt .L111
	.align 32
.L104:
	.mmi
	ld8 r14 = [r35]
	nop 0
	adds r34 = 1, r34
	;;
	.mmi
	add r14 = r14, r33
	nop 0
	adds r33 = 8, r33
	;;
	.mib
	ld8 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	ld8 r14 = [r32]
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r34, r14
	(p6) br.cond.dptk .L104
.L111:
	.mmi
	ld8 r39 = [r35]
	nop 0
	nop 0
.L101:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r38
	st8 [r35] = r0
	mov b0 = r36
	.mmi
	nop 0
	st8 [r32] = r0
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
	.endp globfree#
	.global free#
	.type	free#, @function
	.global qsort#
	.type	qsort#, @function
	.global memset#
	.type	memset#, @function
	.global __errno#
	.type	__errno#, @function
	.global fnmatch#
	.type	fnmatch#, @function
	.global strlen#
	.type	strlen#, @function
	.global readdir#
	.type	readdir#, @function
	.global closedir#
	.type	closedir#, @function
	.global opendir#
	.type	opendir#, @function
	.global memcpy#
	.type	memcpy#, @function
	.global strcpy#
	.type	strcpy#, @function
	.global __lstat64#
	.type	__lstat64#, @function
	.global __stat64#
	.type	__stat64#, @function
	.global memset#
	.type	memset#, @function
	.global strdup#
	.type	strdup#, @function
	.global realloc#
	.type	realloc#, @function
	.global strcmp#
	.type	strcmp#, @function
	.ident	"GCC: (GNU) 12.2.0"
