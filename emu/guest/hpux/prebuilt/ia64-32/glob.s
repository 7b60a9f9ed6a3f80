// 8c4f4dfd25f0972e33f7d2738aaee1fd emu/guest/libc/glob.c
	.file	"glob.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc order#
order:
	.prologue 12, 34
	.mib
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	.save rp, r34
	mov r34 = b0
	nop 0
	.mmi
	addp4 r32 = 0,r32
	addp4 r33 = 0,r33
	mov r36 = r1
	.body
	;;
	.mmi
	nop 0
	ld4 r38 = [r33]
	nop 0
	.mmb
	ld4 r37 = [r32]
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
	addp4 r33 = 0,r33
	tbit.z p6, p7 = r32, 1
	.mmi
	mov r40 = r1
	nop 0
	addp4 r34 = 0,r34
	;;
	.mmb
	mov r37 = r33
	mov r35 = r0
	nop 0
	.mmi
	adds r14 = 8, r33
	nop 0
	.save rp, r38
	mov r38 = b0
	.body
	;;
	.mmi
	ld4 r42 = [r37], 4
	(p7) ld4 r35 = [r14]
	nop 0
	;;
	.mmi
	adds r42 = 2, r42
	ld4 r41 = [r37]
	nop 0
	;;
	.mmi
	nop 0
	add r42 = r42, r35
	nop 0
	;;
	.mib
	shladd r42 = r42, 2, r0
	nop 0
	br.call.sptk.many b0 = realloc#
	;;
	.mmi
	addp4 r36 = 0,r8
	mov r1 = r40
	mov r41 = r34
	;;
	.mib
	cmp.ne p6, p7 = 0, r36
	nop 0
	(p7) br.cond.dpnt .L7
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strdup#
	;;
	.mmi
	st4 [r37] = r36
	nop 0
	addp4 r37 = 0,r8
	.mmi
	mov r1 = r40
	nop 0
	mov r8 = r0
	;;
	.mib
	cmp.eq p6, p7 = 0, r37
	nop 0
	(p6) br.cond.spnt .L7
	;;
	.mii
	ld4 r15 = [r33]
	nop 0
	;;
	add r14 = r35, r15
	.mmb
	cmp4.ne p6, p7 = 0, r15
	adds r15 = 1, r15
	(p7) br.cond.dpnt .L15
	;;
	.mmi
	shladd r14 = r14, 2, r0
	st4 [r33] = r15
	nop 0
	;;
	.mmi
	add r14 = r14, r36
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	st4 [r14] = r37
	;;
	ld4 r14 = [r33]
	nop 0
	;;
	.mmi
	add r35 = r35, r14
	;;
	shladd r35 = r35, 2, r0
	nop 0
	;;
	.mii
	add r35 = r35, r36
	nop 0
	;;
	addp4 r35 = 0,r35
	;;
	.mmi
	st4 [r35] = r0
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
	shladd r43 = r35, 2, r0
	nop 0
	mov r42 = r0
	.mmb
	mov r41 = r36
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	ld4 r15 = [r33]
	mov r1 = r40
	mov r8 = r0
	;;
	.mmi
	add r14 = r35, r15
	nop 0
	adds r15 = 1, r15
	;;
	.mmi
	shladd r14 = r14, 2, r0
	st4 [r33] = r15
	nop 0
	;;
	.mmi
	add r14 = r14, r36
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	st4 [r14] = r37
	;;
	ld4 r14 = [r33]
	nop 0
	;;
	.mmi
	add r35 = r35, r14
	;;
	shladd r35 = r35, 2, r0
	nop 0
	;;
	.mmi
	add r35 = r35, r36
	;;
	addp4 r35 = 0,r35
	nop 0
	;;
	.mib
	st4 [r35] = r0
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
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 3, 6, 3, 0
	.fframe 544
	adds r12 = -544, r12
	nop 0
	.mii
	addp4 r17 = 0,r34
	.save ar.lc, r40
	mov r40 = ar.lc
	addp4 r35 = 0,r32
	;;
	.mmi
	ld1 r14 = [r17]
	mov r39 = r1
	.save rp, r37
	mov r37 = b0
	.body
	.mmi
	adds r15 = 1, r33
	adds r16 = 12, r33
	sub r18 = r33, r17
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	addl r19 = 47, r0
	.mmb
	nop 0
	add r16 = r16, r35
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L17
	;;
	.mib
	cmp4.ne p6, p7 = 47, r14
	addl r14 = 1023, r0
	(p6) br.cond.dpnt .L18
	;;
	.mmi
	cmp4.geu p6, p7 = r14, r15
	nop 0
	sub r15 = r17, r33
	.mmb
	adds r14 = 1, r17
	nop 0
	(p7) br.cond.dpnt .L18
	;;
	.mmi
	adds r15 = 1024, r15
	;;
	sub r15 = r15, r14, 1
	nop 0
	;;
	.mii
	addp4 r15 = r15, r0
	nop 0
	;;
	mov ar.lc = r15
	.align 32
.L25:
	.mmi
	addp4 r15 = 0,r16
	addp4 r17 = 0,r14
	nop 0
	.mmi
	add r33 = r18, r14
	adds r16 = 1, r16
	adds r14 = 1, r14
	;;
	.mmi
	st1 [r15] = r19
	;;
	ld1 r15 = [r17]
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
	adds r14 = 12, r35
	nop 0
	sxt4 r15 = r33
	.mii
	mov r34 = r17
	mov r32 = r35
	;;
	add r14 = r14, r15
	;;
	.mmi
	st1 [r14] = r0
	;;
	ld1 r14 = [r17]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
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
	adds r12 = 544, r12
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
	adds r34 = 12, r35
	nop 0
	adds r14 = 16, r12
	;;
	.mmi
	addp4 r34 = 0,r34
	nop 0
	mov r42 = r14
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
	adds r14 = 24, r12
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
	adds r12 = 544, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L17:
	.body
	.copy_state 2
	.mmi
	adds r36 = 12, r35
	nop 0
	mov r14 = r12
	;;
	.mmi
	addp4 r36 = 0,r36
	nop 0
	adds r42 = 284, r14
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
	ld4 r41 = [r35]
	nop 0
	mov r43 = r36
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r41, 3
	(p7) br.cond.dpnt .L37
	;;
	.mii
	adds r35 = 8, r35
	nop 0
	;;
	nop 0
	.mmb
	ld4 r42 = [r35]
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
	adds r12 = 544, r12
	br.ret.sptk.many b0
	;;
.L37:
	.body
	.copy_state 3
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r41 = r36
	;;
	.mib
	mov r42 = r14
	nop 0
	br.call.sptk.many b0 = __stat64#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L32
	.mmi
	adds r14 = 24, r12
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
	cmp4.geu p6, p7 = r14, r15
	(p7) br.cond.dptk .L32
	.mlx
	nop 0
	movl r42 = @gprel(.LC0)
	.mmi
	nop 0
	add r41 = r33, r36
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
	adds r35 = 8, r35
	mov r43 = r36
	;;
	.mib
	ld4 r42 = [r35]
	nop 0
	br.call.sptk.many b0 = add.isra.0#
	;;
	.mib
	nop 0
	mov r1 = r39
	br .L38
.L36:
	.mmi
	adds r14 = 8, r35
	ld4 r32 = [r35]
	nop 0
	;;
	.mii
	ld4 r33 = [r14]
	mov b0 = r37
	;;
	mov ar.pfs = r38
	;;
	.mii
	nop 0
	mov ar.lc = r40
	.restore sp
	adds r12 = 544, r12
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
	.prologue 12, 42
	.mmi
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 3, 11, 3, 0
	.fframe 1024
	adds r12 = -1024, r12
	.save ar.lc, r45
	mov r45 = ar.lc
	.mmi
	addp4 r47 = 0,r34
	mov r44 = r1
	addp4 r32 = 0,r32
	;;
	.mmb
	ld1 r14 = [r47]
	mov r35 = r0
	nop 0
	.mii
	adds r16 = 1, r47
	.save rp, r42
	mov r42 = b0
	.body
	;;
	sxt1 r15 = r14
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r15
	cmp4.ne p8, p9 = 47, r15
	mov r17 = r15
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
	(p6) br.cond.dpnt .L62
	.align 32
.L41:
	.mmi
	addp4 r34 = 0,r16
	mov r18 = r35
	adds r16 = 1, r16
	.mmi
	adds r35 = 1, r35
	;;
	ld1 r14 = [r34]
	nop 0
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
	cmp4.ltu p6, p7 = r15, r18
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
	add r14 = r16, r47
	cmp4.geu p6, p7 = r16, r35
	(p6) br.cond.dpnt .L47
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
	.mmi
	adds r14 = 16, r12
	mov r48 = r35
	sxt4 r35 = r35
	;;
	.mib
	mov r46 = r14
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r14 = 16, r12
	cmp4.ne p6, p7 = 0, r33
	mov r1 = r44
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
	.mii
	(p7) add r35 = r1, r35
	nop 0
	;;
	(p7) addp4 r35 = 0,r35
	;;
	.mib
	mov r46 = r35
	nop 0
	br.call.sptk.many b0 = opendir#
	;;
	.mmi
	addp4 r38 = 0,r8
	nop 0
	mov r1 = r44
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r38
	(p7) br.cond.dpnt .L81
.L63:
	.mmi
	mov r37 = r0
	adds r41 = 12, r32
	sxt4 r14 = r33
	.mmi
	adds r40 = 12, r32
	;;
	add r41 = r41, r33
	add r40 = r40, r14
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r37
	(p7) br.cond.dpnt .L82
.L60:
	.mib
	mov r46 = r38
	nop 0
	br.call.sptk.many b0 = closedir#
	;;
	.mmi
	mov r8 = r37
	mov r1 = r44
	mov b0 = r42
	;;
	.mii
	nop 0
	mov ar.pfs = r43
	;;
	mov ar.lc = r45
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
	add r15 = r14, r47
	nop 0
	addp4 r16 = 0,r16
	.mmi
	cmp4.geu p6, p7 = r14, r35
	nop 0
	adds r18 = 1, r18
	;;
	.mmi
	addp4 r15 = 0,r15
	ld1 r16 = [r16]
	nop 0
	;;
	.mib
	st1 [r19] = r16
	addp4 r19 = 0,r18
	(p6) br.cond.dpnt .L40
	;;
	.mmi
	ld1 r17 = [r15]
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
	add r16 = r14, r47
	adds r33 = 1, r33
	.mmb
	nop 0
	adds r14 = 1, r14
	br.cloop.sptk.few .L71
.L42:
	.mmi
	mov r37 = r0
	;;
	mov r8 = r37
	mov b0 = r42
	;;
	.mii
	nop 0
	mov ar.pfs = r43
	;;
	mov ar.lc = r45
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
	addl r15 = 1023, r0
	addl r19 = 1024, r0
	nop 0
	.mmi
	adds r16 = 1, r33
	adds r18 = 12, r33
	mov r14 = r0
	;;
	.mmi
	sub r15 = r15, r33
	cmp4.ltu p6, p7 = r19, r16
	add r18 = r18, r32
	;;
	.mii
	addp4 r15 = r15, r0
	(p6) mov ar.lc = 0
	addp4 r19 = 0,r18
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r15
	nop 0
	.mmb
	cmp4.ne p6, p7 = 92, r17
	nop 0
	(p6) br.cond.dptk .L52
	.align 32
.L83:
	.mmi
	adds r15 = 1, r14
	ld4 r16 = [r32]
	nop 0
	;;
	.mib
	cmp4.geu p8, p9 = r15, r35
	tbit.nz p6, p7 = r16, 6
	(p6) br.cond.dptk .L52
	;;
	.mmi
	(p9) mov r14 = r15
	nop 0
	adds r33 = 1, r33
	;;
	.mib
	add r16 = r14, r47
	adds r14 = 1, r14
	br.cloop.sptk.few .L71
	.mib
	nop 0
	nop 0
	br .L42
.L80:
	.mmi
	adds r35 = 12, r32
	;;
	addp4 r35 = 0,r35
	nop 0
	;;
	.mib
	mov r46 = r35
	nop 0
	br.call.sptk.many b0 = opendir#
	;;
	.mmi
	addp4 r38 = 0,r8
	nop 0
	mov r1 = r44
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r38
	(p6) br.cond.dptk .L63
	.mib
	nop 0
	nop 0
	br .L81
.L62:
	.mmi
	mov r34 = r47
	nop 0
	nop 0
.L40:
	.mii
	adds r14 = 12, r32
	sxt4 r15 = r33
	;;
	add r14 = r14, r15
	;;
	.mii
	st1 [r14] = r0
	mov b0 = r42
	;;
	mov ar.pfs = r43
	;;
	.mii
	nop 0
	mov ar.lc = r45
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
	addl r39 = 1024, r0
	nop 0
	nop 0
	;;
	.align 32
.L58:
	.mib
	mov r46 = r38
	nop 0
	br.call.sptk.many b0 = readdir#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r44
	;;
	.mib
	adds r35 = 8, r8
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L60
	;;
	.mmi
	nop 0
	addp4 r35 = 0,r35
	nop 0
	;;
	.mib
	mov r46 = r35
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	adds r14 = 16, r12
	mov r47 = r35
	add r36 = r33, r8
	.mmi
	mov r1 = r44
	;;
	mov r46 = r14
	add r14 = r33, r8, 1
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r39, r14
	(p6) br.cond.dptk .L58
	.mmi
	nop 0
	ld4 r48 = [r32]
	nop 0
	;;
	.mii
	nop 0
	extr r48 = r48, 4, 28
	;;
	and r48 = 4, r48
	;;
	.mib
	or r48 = 2, r48
	nop 0
	br.call.sptk.many b0 = fnmatch#
	;;
	.mib
	mov r1 = r44
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L58
	.mib
	mov r47 = r35
	mov r46 = r41
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r44
	mov r48 = r34
	nop 0
	.mmb
	mov r47 = r36
	mov r46 = r32
	br.call.sptk.many b0 = go_on#
	;;
	.mmi
	nop 0
	mov r37 = r8
	mov r1 = r44
	.mmi
	nop 0
	st1 [r40] = r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r37
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
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r44
	;;
	.mmi
	nop 0
	ld4 r14 = [r8]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 20, r14
	adds r14 = 4, r32
	(p6) br.cond.dpnt .L42
	;;
	.mmi
	ld4 r36 = [r14]
	;;
	addp4 r36 = 0,r36
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
	ld8 r14 = [r36], 8
	addp4 r8 = 0,r8
	mov r46 = r35
	;;
	.mmi
	ld8 r1 = [r36], -8
	nop 0
	mov b6 = r14
	.mmb
	ld4 r47 = [r8]
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mib
	mov r1 = r44
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L56
	.mmi
	addl r37 = -2, r0
	nop 0
	nop 0
	;;
.L84:
	.mii
	mov r8 = r37
	mov b0 = r42
	;;
	mov ar.pfs = r43
	;;
	.mii
	nop 0
	mov ar.lc = r45
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
	addl r37 = -2, r0
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
	.fframe 1056
	adds r12 = -1056, r12
	nop 0
	.mii
	mov r42 = r1
	.save rp, r40
	mov r40 = b0
	.body
	addp4 r35 = 0,r35
	;;
	.mmi
	adds r14 = 16, r12
	addl r45 = 1036, r0
	mov r44 = r0
	.mmi
	addp4 r34 = 0,r34
	adds r37 = 24, r12
	addp4 r32 = 0,r32
	;;
	.mib
	mov r43 = r14
	and r38 = 32, r33
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r42
	tbit.z p6, p7 = r33, 0
	.mmi
	st4 [r37] = r35
	mov r45 = r32
	mov r44 = r0
	;;
	.mmi
	nop 0
	st4 [r14] = r33
	adds r14 = 20, r12
	.mmi
	(p7) ld4 r36 = [r35]
	;;
	st4 [r14] = r34
	(p6) mov r14 = r35
	.mmi
	(p6) mov r36 = r0
	;;
	(p6) st4 [r14] = r0, 4
	nop 0
	;;
	.mii
	(p6) st4 [r14] = r0
	tbit.z p6, p7 = r33, 1
	;;
	(p7) adds r14 = 8, r35
	.mmi
	(p6) mov r39 = r0
	;;
	(p7) ld4 r39 = [r14]
	adds r14 = 16, r12
	;;
	.mib
	mov r43 = r14
	nop 0
	br.call.sptk.many b0 = expand#
	;;
	.mib
	mov r1 = r42
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L89
	.mmi
	nop 0
	ld4 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r36, r14
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
	ld4 r44 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r36, r44
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
	adds r12 = 1056, r12
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
	ld4 r44 = [r37]
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
	adds r35 = 4, r35
	add r39 = r39, r36
	adds r14 = 1056, r12
	.mmi
	addl r46 = @ltoff(@fptr(order#)), gp
	addl r45 = 4, r0
	sub r44 = r44, r36
	;;
	.mmi
	ld4 r43 = [r35]
	nop 0
	shladd r39 = r39, 2, r0
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
	adds r14 = 1056, r12
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
	adds r12 = 1056, r12
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
	adds r12 = 1056, r12
	br.ret.sptk.many b0
	.endp glob#
	.align 16
	.align 64
	.global globfree#
	.type	globfree#, @function
	.proc globfree#
globfree:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 6, 1, 0
	addp4 r32 = 0,r32
	.save rp, r36
	mov r36 = b0
	.mmi
	nop 0
	mov r38 = r1
	.body
	nop 0
	;;
	.mmi
	adds r35 = 4, r32
	ld4 r14 = [r32]
	mov r33 = r0
	;;
	.mmi
	ld4 r39 = [r35]
	nop 0
	cmp4.eq p6, p7 = 0, r14
	;;
	.mib
	nop 0
	addp4 r39 = 0,r39
	(p6) br.cond.dpnt .L101
	;;
	.mmi
	mov r15 = r39
	nop 0
	nop 0
	;;
	.align 32
.L102:
	.mmi
	addp4 r14 = 0,r15
	adds r33 = 1, r33
	adds r15 = 4, r15
	;;
	.mmi
	ld4 r39 = [r14]
	;;
	addp4 r39 = 0,r39
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r39
	(p6) br.cond.dptk .L102
	.mib
	mov r34 = r0
	shladd r33 = r33, 2, r0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	adds r34 = 1, r34
	ld4 r14 = [r32]
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r34, r14
	(p7) br.cond.dpnt .L111
	.align 32
.L104:
	.mii
	ld4 r14 = [r35]
	adds r34 = 1, r34
	;;
	addp4 r14 = r33, r14
	.mmi
	adds r33 = 4, r33
	;;
	ld4 r39 = [r14]
	nop 0
	;;
	.mib
	addp4 r39 = 0,r39
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	ld4 r14 = [r32]
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r34, r14
	(p6) br.cond.dptk .L104
.L111:
	.mii
	ld4 r39 = [r35]
	nop 0
	;;
	addp4 r39 = 0,r39
.L101:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r38
	st4 [r35] = r0
	mov b0 = r36
	.mmi
	nop 0
	st4 [r32] = r0
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
