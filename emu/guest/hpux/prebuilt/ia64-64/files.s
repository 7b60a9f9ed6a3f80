// b5b824630b0b533e297715ee7887b750 emu/guest/libc/files.c
	.file	"files.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"XXXXXX"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc number_name#
number_name:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 1, 8, 3, 0
	nop 0
	.save rp, r37
	mov r37 = b0
	.mmi
	mov r39 = r1
	nop 0
	mov r41 = r32
	;;
	.mib
	nop 0
	.save ar.lc, r40
	mov r40 = ar.lc
	.body
	br.call.sptk.many b0 = strlen#
	;;
	.mib
	mov r1 = r39
	mov r34 = r8
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r39
	adds r36 = -6, r34
	cmp.ltu p6, p7 = 5, r34
	.mmb
	adds r34 = -1, r34
	addl r43 = 6, r0
	(p7) br.cond.dpnt .L4
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC0)
	.mmi
	add r35 = r32, r36
	mov r33 = r8
	add r32 = r32, r34
	;;
	.mib
	add r42 = r1, r42
	mov r41 = r35
	br.call.sptk.many b0 = memcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r39
	mov ar.lc = 4
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L4
	;;
	.mib
	nop 0
	cmp.leu p6, p7 = r34, r36
	(p6) br.cond.dpnt .L5
	.align 32
.L6:
	.mmi
	addp4 r15 = r33, r0
	;;
	shladd r14 = r15, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r17 = r14, 4, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	nop 0
	shl r17 = r14, 8
	;;
	.mmi
	add r14 = r14, r17
	;;
	nop 0
	shl r17 = r14, 16
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	shr.u r14 = r14, 35
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	sub r15 = r33, r15
	mov r33 = r14
	;;
	.mmi
	nop 0
	adds r15 = 48, r15
	nop 0
	;;
	.mib
	st1 [r32] = r15, -1
	nop 0
	br.cloop.sptk.few .L6
.L5:
	.mmi
	addl r14 = 97, r0
	mov r8 = r35
	mov b0 = r37
	;;
	.mmi
	st1 [r35] = r14
	nop 0
	mov ar.pfs = r38
	;;
	.mib
	nop 0
	mov ar.lc = r40
	br.ret.sptk.many b0
.L4:
	.mmi
	mov r35 = r0
	nop 0
	mov b0 = r37
	;;
	.mmi
	mov r8 = r35
	nop 0
	mov ar.pfs = r38
	;;
	.mib
	nop 0
	mov ar.lc = r40
	br.ret.sptk.many b0
	.endp number_name#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"/"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global realpath#
	.type	realpath#, @function
	.proc realpath#
realpath:
	.prologue 12, 43
	.mmb
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 2, 13, 3, 0
	.fframe 3072
	adds r12 = -3072, r12
	nop 0
	.mmi
	mov r45 = r1
	nop 0
	.save rp, r43
	mov r43 = b0
	;;
	.mmb
	adds r36 = 2064, r12
	addl r49 = 1016, r0
	nop 0
	.mmi
	mov r48 = r0
	adds r47 = 2072, r12
	.save ar.lc, r46
	mov r46 = ar.lc
	.body
	;;
	.mib
	st8 [r36] = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp.eq p6, p7 = 0, r32
	.mmb
	mov r47 = r32
	nop 0
	(p6) br.cond.dpnt .L40
	;;
	.mmi
	nop 0
	ld1 r14 = [r32]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	.mbb
	(p7) addl r34 = 2, r0
	(p7) br.cond.dpnt .L34
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	addl r14 = 1023, r0
	nop 0
	mov r1 = r45
	.mmi
	mov r48 = r32
	nop 0
	adds r47 = 1040, r12
	;;
	.mib
	cmp.geu p6, p7 = r14, r8
	nop 0
	(p7) br.cond.dpnt .L60
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	ld1 r14 = [r32]
	adds r15 = 1040, r12
	mov r1 = r45
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 47, r14
	nop 0
	(p6) br.cond.dpnt .L16
	;;
	.mmi
	ld1 r14 = [r15]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r17 = r14
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L21
.L42:
	.mmi
	mov r37 = r0
	nop 0
	adds r34 = 1040, r12
	.mmi
	mov r38 = r0
	addl r40 = 1024, r0
	addl r41 = 47, r0
	;;
.L23:
	.mmi
	nop 0
	cmp4.eq p6, p7 = 47, r17
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r48 = r34
	(p7) br.cond.dpnt .L38
.L37:
	.mmi
	adds r34 = 1, r34
	nop 0
	nop 0
	;;
	.align 32
.L24:
	.mmi
	ld1 r15 = [r34]
	mov r48 = r34
	adds r34 = 1, r34
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	nop 0
	;;
	.mib
	mov r17 = r15
	cmp4.eq p6, p7 = 47, r15
	(p6) br.cond.dptk .L24
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dpnt .L22
.L38:
	.mii
	adds r18 = 1, r48
	mov r16 = r0
	;;
	mov r15 = r18
	;;
	.align 32
.L25:
	.mmi
	ld1 r14 = [r15]
	nop 0
	mov r34 = r15
	.mmi
	adds r16 = 1, r16
	nop 0
	adds r15 = 1, r15
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
	(p6) br.cond.dptk .L25
	;;
	.mmi
	add r35 = r16, r37
	cmp.eq p6, p7 = 1, r16
	add r39 = r36, r37
	.mmi
	add r47 = r36, r37, 1
	mov r49 = r16
	cmp.ne p8, p9 = 2, r16
	;;
	.mmi
	nop 0
	adds r15 = 2, r35
	cmp4.eq.and.orcm p6, p7 = 46, r17
	.bbb
	nop 0
	(p9) br.cond.dpnt .L64
	(p6) br.cond.dpnt .L44
	;;
.L27:
	.mmi
	cmp.geu p6, p7 = r40, r15
	nop 0
	adds r42 = 1, r35
	.mmb
	add r35 = r36, r35, 1
	nop 0
	(p7) br.cond.dpnt .L60
	;;
	.mib
	st1 [r39] = r41
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	addl r49 = 1023, r0
	adds r48 = 16, r12
	mov r1 = r45
	.mmb
	mov r47 = r36
	st1 [r35] = r0
	br.call.sptk.many b0 = readlink#
	;;
	.mmi
	mov r1 = r45
	cmp4.le p6, p7 = r0, r8
	nop 0
	.mmb
	mov r47 = r34
	mov r35 = r8
	(p7) br.cond.dpnt .L65
	;;
	.mmi
	adds r38 = 1, r38
	nop 0
	sxt4 r35 = r35
	;;
	.mib
	cmp4.lt p6, p7 = 20, r38
	nop 0
	(p6) br.cond.dpnt .L45
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	adds r14 = 16, r12
	mov r48 = r34
	mov r1 = r45
	;;
	.mmi
	add r47 = r14, r35
	nop 0
	add r35 = r35, r8, 1
	;;
	.mib
	cmp.geu p6, p7 = r40, r35
	nop 0
	(p7) br.cond.dpnt .L66
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r45
	nop 0
	adds r48 = 16, r12
	.mmb
	adds r47 = 1040, r12
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	adds r15 = 1040, r12
	nop 0
	mov r1 = r45
	;;
	.mmi
	ld1 r14 = [r15]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.ne p6, p7 = 47, r14
	nop 0
	mov r17 = r14
	;;
	.mmi
	nop 0
	(p7) st1 [r36] = r0
	(p7) mov r37 = r0
	.mmb
	(p7) mov r34 = r15
	(p6) st1 [r39] = r0
	(p7) br.cond.dpnt .L37
	;;
	.mib
	(p6) adds r34 = 1040, r12
	cmp4.eq p6, p7 = 0, r17
	(p7) br.cond.dptk .L23
	;;
	.align 32
.L22:
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r37
	(p6) br.cond.dpnt .L21
.L18:
	.mib
	mov r47 = r36
	mov r48 = r0
	br.call.sptk.many b0 = access#
	;;
	.mmi
	cmp.eq p8, p9 = 0, r33
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r45
	.mmb
	mov r48 = r36
	mov r47 = r33
	(p6) br.cond.dpnt .L13
	;;
	.mbb
	nop 0
	(p8) br.cond.dpnt .L39
	br.call.sptk.many b0 = strcpy#
	;;
	.mii
	mov r1 = r45
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
	adds r12 = 3072, r12
	nop 0
	br.ret.sptk.many b0
.L66:
	.body
	.copy_state 1
	.mmi
	addl r34 = 248, r0
	nop 0
	nop 0
	;;
.L34:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	mov r1 = r45
	st4 [r8] = r34
	nop 0
.L13:
	.mmi
	mov r8 = r0
	nop 0
	nop 0
.L67:
	.mii
	nop 0
	mov b0 = r43
	nop 0
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
	adds r12 = 3072, r12
	br.ret.sptk.many b0
	;;
.L16:
	.body
	.copy_state 2
	.mib
	addl r48 = 1024, r0
	mov r47 = r36
	br.call.sptk.many b0 = getcwd#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp.ne p6, p7 = 0, r8
	.mmb
	mov r47 = r36
	nop 0
	(p7) br.cond.dpnt .L13
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC1)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	adds r15 = 1040, r12
	nop 0
	mov r1 = r45
	.mmb
	cmp4.ne p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L20
	;;
	.mmi
	ld1 r14 = [r15]
	st1 [r36] = r0
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r17 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L42
.L21:
	.mlx
	nop 0
	movl r48 = @gprel(.LC1)
	.mmi
	nop 0
	mov r47 = r36
	nop 0
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	nop 0
	mov r1 = r45
	br .L18
.L64:
	.mib
	nop 0
	cmp4.ne p6, p7 = 46, r17
	(p6) br.cond.dptk .L27
	.mmi
	ld1 r16 = [r18]
	;;
	nop 0
	sxt1 r16 = r16
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 46, r16
	(p6) br.cond.dptk .L27
	.mii
	adds r16 = -1, r37
	mov ar.lc = r37
	;;
	add r16 = r36, r16
	;;
	.align 32
.L29:
	.mib
	nop 0
	mov r17 = r16
	br.cloop.sptk.few .L55
	;;
	.mmi
	mov r17 = r36
	;;
	st1 [r17] = r0
	mov r17 = r14
	;;
.L68:
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r17
	(p7) br.cond.dptk .L23
	.mib
	nop 0
	nop 0
	br .L22
.L65:
	.mib
	mov r37 = r42
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r45
	;;
	.mib
	cmp4.ne p6, p7 = 22, r14
	nop 0
	(p6) br.cond.dpnt .L13
	;;
	.mmi
	ld1 r17 = [r34]
	;;
	nop 0
	sxt1 r17 = r17
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r17
	(p7) br.cond.dptk .L23
	.mib
	nop 0
	nop 0
	br .L22
.L44:
	.mmi
	nop 0
	mov r17 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r17
	(p7) br.cond.dptk .L23
	.mib
	nop 0
	nop 0
	br .L22
.L20:
	.mmi
	mov r47 = r36
	adds r34 = 1040, r12
	mov r38 = r0
	.mmb
	addl r40 = 1024, r0
	addl r41 = 47, r0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	adds r15 = 1040, r12
	mov r1 = r45
	mov r37 = r8
	;;
	.mii
	ld1 r14 = [r15]
	add r15 = r36, r8
	;;
	sxt1 r14 = r14
	.mmi
	st1 [r15] = r0
	;;
	cmp4.eq p6, p7 = 0, r14
	mov r17 = r14
	.bbb
	nop 0
	(p6) br.cond.dpnt .L22
	br .L23
.L60:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 248, r0
	nop 0
	mov r1 = r45
	;;
	.mib
	st4 [r8] = r14
	mov r8 = r0
	br .L67
.L55:
	.mmi
	ld1 r15 = [r16]
	adds r37 = -1, r37
	adds r16 = -1, r16
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 47, r15
	(p6) br.cond.dptk .L29
	.mib
	st1 [r17] = r0
	mov r17 = r14
	br .L68
.L40:
	.mib
	addl r34 = 22, r0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	.mmb
	st4 [r8] = r34
	nop 0
	br .L13
.L45:
	.mib
	addl r34 = 249, r0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	.mmb
	st4 [r8] = r34
	nop 0
	br .L13
.L39:
	.mib
	mov r47 = r36
	nop 0
	br.call.sptk.many b0 = strdup#
	;;
	.mii
	mov r1 = r45
	mov b0 = r43
	;;
	mov ar.pfs = r44
	;;
	.mii
	nop 0
	mov ar.lc = r46
	nop 0
	.mmb
	.restore sp
	adds r12 = 3072, r12
	nop 0
	br.ret.sptk.many b0
	.endp realpath#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"."
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global basename#
	.type	basename#, @function
	.proc basename#
basename:
	.prologue 12, 33
	.mib
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 2, 0
	.save ar.lc, r36
	mov r36 = ar.lc
	nop 0
	.mmi
	cmp.eq p6, p7 = 0, r32
	mov r35 = r1
	mov r37 = r32
	;;
	.mib
	nop 0
	.save rp, r33
	mov r33 = b0
	.body
	(p6) br.cond.dpnt .L76
	;;
	.mmi
	ld1 r14 = [r32]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L80
.L76:
	.mlx
	nop 0
	movl r32 = @gprel(.LC2)
	;;
	.mmi
	add r32 = r1, r32
	nop 0
	nop 0
	;;
.L70:
	.mii
	mov r8 = r32
	mov b0 = r33
	;;
	mov ar.pfs = r34
	;;
	.mib
	nop 0
	mov ar.lc = r36
	br.ret.sptk.many b0
	;;
.L80:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	adds r15 = -1, r8
	nop 0
	mov r1 = r35
	.mmb
	cmp.geu p6, p7 = 1, r8
	nop 0
	(p6) br.cond.dpnt .L71
	;;
	.mmi
	nop 0
	add r15 = r32, r15
	nop 0
	;;
	.mii
	sub r14 = r15, r32, 1
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L72:
	.mmi
	nop 0
	ld1 r14 = [r15], -1
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	adds r16 = 1, r15
	;;
	.mib
	cmp4.eq p6, p7 = 47, r14
	nop 0
	(p7) br.cond.dpnt .L71
	;;
	.mib
	st1 [r16] = r0
	nop 0
	br.cloop.sptk.few .L72
.L71:
	.mib
	mov r37 = r32
	addl r38 = 47, r0
	br.call.sptk.many b0 = strrchr#
	;;
	.mmb
	adds r15 = 1, r8
	cmp.ne p6, p7 = 0, r8
	nop 0
	.mib
	mov r1 = r35
	mov b0 = r33
	(p7) br.cond.dpnt .L70
	;;
	.mmi
	ld1 r14 = [r15]
	nop 0
	mov ar.pfs = r34
	;;
	.mii
	nop 0
	mov ar.lc = r36
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	;;
	(p7) mov r32 = r15
	nop 0
	;;
	.mib
	nop 0
	mov r8 = r32
	br.ret.sptk.many b0
	.endp basename#
	.align 16
	.align 64
	.global dirname#
	.type	dirname#, @function
	.proc dirname#
dirname:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
	cmp.eq p6, p7 = 0, r32
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	nop 0
	mov r37 = r32
	;;
	.mib
	mov r8 = r0
	.save ar.lc, r36
	mov r36 = ar.lc
	.body
	(p6) br.cond.dpnt .L82
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r35
	nop 0
	nop 0
.L82:
	.mmi
	nop 0
	adds r14 = -1, r8
	cmp.geu p6, p7 = 1, r8
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L83
	;;
	.mmi
	add r16 = r32, r14
	nop 0
	nop 0
	;;
	.align 32
.L104:
	.mmi
	ld1 r15 = [r16], -1
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	cmp4.eq p6, p7 = 47, r15
	nop 0
	(p7) br.cond.dpnt .L83
	;;
	.mmi
	mov r8 = r14
	nop 0
	adds r14 = -1, r14
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = 1, r8
	(p7) br.cond.dptk .L104
	;;
.L83:
	.mib
	add r16 = r32, r14
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L85
	;;
	.align 32
.L105:
	.mmi
	ld1 r15 = [r16], -1
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	cmp4.ne p6, p7 = 47, r15
	nop 0
	(p7) br.cond.dpnt .L85
	;;
	.mmi
	mov r8 = r14
	nop 0
	adds r14 = -1, r14
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L105
	;;
.L85:
	.mmi
	cmp.eq p6, p7 = 0, r8
	adds r15 = -1, r8
	add r14 = r32, r14
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r15
	;;
	(p6) mov ar.lc = 0
	;;
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L98
	.align 32
.L107:
	.mib
	cmp.eq p6, p7 = 0, r8
	mov b0 = r33
	(p7) br.cond.dpnt .L106
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	nop 0
	.mlx
	nop 0
	(p6) movl r32 = @gprel(.LC2)
	;;
	.mmi
	(p6) add r32 = r1, r32
	nop 0
	mov ar.lc = r36
	;;
	.mib
	nop 0
	mov r8 = r32
	br.ret.sptk.many b0
	;;
.L98:
	.mii
	ld1 r15 = [r14], -1
	adds r16 = -1, r8
	;;
	sxt1 r15 = r15
	;;
	.mib
	cmp4.eq p6, p7 = 47, r15
	nop 0
	(p7) br.cond.dpnt .L89
	;;
	.mib
	nop 0
	mov r8 = r16
	br.cloop.sptk.few .L98
	.mib
	nop 0
	nop 0
	br .L107
	;;
.L106:
	.mmi
	addl r8 = 1, r0
	nop 0
	nop 0
	;;
.L89:
	.mmi
	add r8 = r32, r8
	nop 0
	mov b0 = r33
	;;
	.mii
	st1 [r8] = r0
	mov ar.pfs = r34
	mov r8 = r32
	;;
	.mib
	nop 0
	mov ar.lc = r36
	br.ret.sptk.many b0
	.endp dirname#
	.align 16
	.align 64
	.global mktemp#
	.type	mktemp#, @function
	.proc mktemp#
mktemp:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 2, 0
	nop 0
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	nop 0
	mov r37 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = number_name#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	mov r33 = r8
	mov r38 = r0
	.mmb
	mov r37 = r32
	mov r1 = r36
	(p7) br.cond.dpnt .L113
	;;
	.mmi
	(p6) ld1 r15 = [r8]
	;;
	nop 0
	(p6) sxt1 r15 = r15
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 122, r15
	(p7) br.cond.dpnt .L113
	.align 32
.L112:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = access#
	;;
	.mmi
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	nop 0
	.mmb
	mov r38 = r0
	mov r37 = r32
	(p6) br.cond.dpnt .L110
	;;
	.mmi
	ld1 r14 = [r33]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mmi
	mov r15 = r14
	st1 [r33] = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 122, r15
	(p6) br.cond.dptk .L112
.L113:
	.mmi
	st1 [r32] = r0
	nop 0
	nop 0
.L110:
	.mmi
	mov r8 = r32
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp mktemp#
	.align 16
	.align 64
	.global fdatasync#
	.type	fdatasync#, @function
	.proc fdatasync#
fdatasync:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	nop 0
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	nop 0
	mov r36 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fsync#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp fdatasync#
	.align 16
	.align 64
	.global mkstemp#
	.type	mkstemp#, @function
	.proc mkstemp#
mkstemp:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 3, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	.mmi
	nop 0
	mov r38 = r32
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = number_name#
	;;
	.mmi
	mov r1 = r37
	cmp.eq p6, p7 = 0, r8
	mov r34 = r8
	.mmb
	addl r40 = 384, r0
	addl r39 = 1282, r0
	(p6) br.cond.dpnt .L125
	;;
	.mii
	ld1 r15 = [r8]
	mov r38 = r32
	;;
	sxt1 r15 = r15
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 122, r15
	(p7) br.cond.dpnt .L128
	.align 32
.L124:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	nop 0
	mov r1 = r37
	.mmb
	mov r33 = r8
	nop 0
	(p6) br.cond.dpnt .L118
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	nop 0
	ld4 r14 = [r8]
	mov r1 = r37
	.mmi
	addl r40 = 384, r0
	addl r39 = 1282, r0
	mov r38 = r32
	;;
	.mib
	cmp4.eq p6, p7 = 17, r14
	nop 0
	(p7) br.cond.dpnt .L118
	;;
	.mmi
	ld1 r14 = [r34]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mmi
	mov r15 = r14
	st1 [r34] = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 122, r15
	(p6) br.cond.dptk .L124
.L128:
	.mib
	addl r34 = 17, r0
	addl r33 = -1, r0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	mov r1 = r37
	st4 [r8] = r34
	nop 0
.L118:
	.mmi
	mov r8 = r33
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	;;
.L125:
	.mib
	addl r34 = 22, r0
	addl r33 = -1, r0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mmb
	st4 [r8] = r34
	nop 0
	br .L118
	.endp mkstemp#
	.align 16
	.align 64
	.global mkdtemp#
	.type	mkdtemp#, @function
	.proc mkdtemp#
mkdtemp:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 2, 0
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	.mmi
	nop 0
	mov r37 = r32
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = number_name#
	;;
	.mmi
	mov r1 = r36
	cmp.eq p6, p7 = 0, r8
	mov r33 = r8
	.mmb
	addl r38 = 448, r0
	mov r37 = r32
	(p6) br.cond.dpnt .L135
	;;
	.mmi
	ld1 r15 = [r8]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 122, r15
	(p7) br.cond.dpnt .L141
	.align 32
.L134:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mkdir#
	;;
	.mib
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r36
	(p6) br.cond.dpnt .L132
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r36
	.mmi
	addl r38 = 448, r0
	nop 0
	mov r37 = r32
	;;
	.mib
	cmp4.ne p6, p7 = 17, r14
	nop 0
	(p6) br.cond.dpnt .L133
	;;
	.mmi
	ld1 r14 = [r33]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mmi
	mov r15 = r14
	st1 [r33] = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 122, r15
	(p6) br.cond.dptk .L134
.L141:
	.mib
	addl r33 = 17, r0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	mov r1 = r36
	st4 [r8] = r33
	nop 0
.L133:
	.mmi
	mov r32 = r0
	nop 0
	nop 0
	;;
.L132:
	.mmi
	mov r8 = r32
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	;;
.L135:
	.mib
	addl r33 = 22, r0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	.mmb
	st4 [r8] = r33
	nop 0
	br .L133
	.endp mkdtemp#
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	"/var/tmp/%c%c%c%05u"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global tmpnam#
	.type	tmpnam#, @function
	.proc tmpnam#
tmpnam:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 1, 7, 7, 0
	cmp.ne p6, p7 = 0, r32
	.save rp, r37
	mov r37 = b0
	.mlx
	mov r39 = r1
	.body
	movl r35 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p7) movl r32 = @gprel(own.0#)
	.mmi
	addl r34 = @gprel(names_made#), gp
	addl r36 = 17575, r0
	add r35 = r1, r35
	;;
	.mmi
	(p7) add r32 = r1, r32
	nop 0
	nop 0
	.align 32
.L145:
	.mib
	ld4 r33 = [r34]
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	addp4 r16 = r33, r0
	mov r1 = r39
	extr.u r21 = r8, 5, 27
	.mmi
	mov r42 = r35
	addl r41 = 25, r0
	mov r40 = r32
	;;
	.mmi
	shladd r14 = r16, 1, r0
	shladd r17 = r16, 2, r0
	shl r18 = r21, 7
	;;
	.mmi
	add r14 = r14, r16
	add r17 = r17, r16
	sub r18 = r18, r21
	;;
	.mii
	nop 0
	shl r14 = r14, 8
	shladd r17 = r17, 4, r0
	.mmi
	shladd r18 = r18, 2, r0
	;;
	add r14 = r14, r16
	sub r17 = r17, r16
	.mmi
	add r18 = r18, r21
	;;
	shladd r19 = r14, 3, r0
	shl r15 = r17, 8
	;;
	.mmi
	add r14 = r14, r19
	sub r15 = r15, r17
	shladd r17 = r18, 4, r0
	;;
	.mmi
	shladd r19 = r14, 3, r0
	sub r17 = r17, r18
	shladd r15 = r15, 2, r0
	;;
	.mmi
	add r14 = r14, r19
	add r15 = r15, r16
	shladd r17 = r17, 1, r0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	add r17 = r17, r21
	shl r18 = r15, 10
	;;
	.mmi
	add r14 = r14, r16
	add r15 = r15, r18
	shladd r20 = r17, 2, r0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	sub r20 = r20, r17
	shladd r15 = r15, 4, r0
	;;
	.mmi
	sub r14 = r14, r16
	sub r15 = r15, r16
	shl r20 = r20, 6
	;;
	.mii
	shladd r17 = r14, 4, r0
	shr.u r15 = r15, 35
	sub r20 = r20, r21
	;;
	.mmi
	add r14 = r14, r17
	addp4 r22 = r15, r0
	nop 0
	.mmi
	shladd r18 = r15, 1, r0
	shladd r17 = r20, 4, r0
	mov r44 = r15
	;;
	.mmi
	shladd r14 = r14, 3, r0
	shladd r19 = r22, 2, r0
	sub r17 = r17, r20
	;;
	.mmi
	add r14 = r14, r16
	add r16 = r18, r15
	add r18 = r19, r22
	.mmi
	shladd r17 = r17, 2, r0
	;;
	shladd r43 = r14, 2, r0
	shladd r16 = r16, 2, r0
	.mii
	shladd r18 = r18, 4, r0
	add r17 = r17, r21
	;;
	sub r43 = r43, r14
	.mmi
	add r14 = r16, r15
	sub r16 = r18, r22
	shr.u r17 = r17, 39
	;;
	.mii
	nop 0
	shr.u r19 = r43, 40
	shl r15 = r16, 8
	.mmb
	nop 0
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	shladd r18 = r19, 2, r0
	sub r15 = r15, r16
	dep.z r16 = r17, 5, 27
	.mii
	sub r45 = r33, r14
	nop 0
	;;
	add r18 = r18, r19
	.mmi
	shladd r15 = r15, 2, r0
	sub r16 = r16, r17
	adds r45 = 97, r45
	;;
	.mmi
	shladd r18 = r18, 4, r0
	add r15 = r15, r22
	shladd r16 = r16, 2, r0
	;;
	.mii
	sub r18 = r18, r19
	shl r20 = r15, 10
	add r16 = r16, r17
	;;
	.mii
	nop 0
	shl r14 = r18, 8
	add r15 = r15, r20
	.mmi
	shladd r17 = r16, 2, r0
	;;
	sub r14 = r14, r18
	shladd r15 = r15, 4, r0
	.mmi
	add r16 = r16, r17
	;;
	shladd r14 = r14, 2, r0
	sub r15 = r15, r22
	.mmi
	shladd r18 = r16, 2, r0
	;;
	add r14 = r14, r19
	shr.u r15 = r15, 35
	.mmi
	add r16 = r16, r18
	;;
	nop 0
	shl r17 = r14, 10
	;;
	.mmi
	add r14 = r14, r17
	shladd r17 = r15, 1, r0
	dep.z r16 = r16, 5, 27
	;;
	.mmi
	shladd r14 = r14, 4, r0
	add r17 = r17, r15
	sub r46 = r8, r16
	;;
	.mii
	sub r14 = r14, r19
	shladd r17 = r17, 2, r0
	;;
	shr.u r14 = r14, 35
	.mmi
	add r17 = r17, r15
	;;
	shladd r15 = r14, 1, r0
	shladd r17 = r17, 1, r0
	;;
	.mmi
	add r15 = r15, r14
	nop 0
	sub r44 = r44, r17
	;;
	.mii
	shladd r15 = r15, 2, r0
	adds r44 = 97, r44
	;;
	add r15 = r15, r14
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	sub r43 = r19, r15
	nop 0
	;;
	.mib
	adds r43 = 97, r43
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	ld4 r14 = [r34]
	mov r1 = r39
	mov r41 = r0
	.mmi
	mov r40 = r32
	;;
	cmp4.ltu p6, p7 = r36, r14
	adds r15 = 1, r14
	;;
	.mbb
	st4 [r34] = r15
	(p6) br.cond.dpnt .L144
	br.call.sptk.many b0 = access#
	;;
	.mib
	mov r1 = r39
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L145
.L144:
	.mmi
	mov r8 = r32
	nop 0
	mov b0 = r37
	;;
	.mib
	nop 0
	mov ar.pfs = r38
	br.ret.sptk.many b0
	.endp tmpnam#
	.section	.rodata.str1.8
	.align 8
.LC4:
	stringz	"TMPDIR"
	.align 8
.LC5:
	stringz	"/var/tmp"
	.align 8
.LC6:
	stringz	"/tmp"
	.align 8
.LC7:
	stringz	""
	.align 8
.LC8:
	stringz	"%s/%.5s%c%c%c%05u"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global tempnam#
	.type	tempnam#, @function
	.proc tempnam#
tempnam:
	.prologue 12, 41
	.mmi
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 2, 11, 8, 0
	.fframe 1072
	adds r12 = -1072, r12
	.save rp, r41
	mov r41 = b0
	.mlx
	mov r43 = r1
	movl r45 = @gprel(.LC4)
	;;
	.mmi
	add r45 = r1, r45
	adds r34 = 1064, r12
	.save ar.lc, r44
	mov r44 = ar.lc
	.body
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = getenv#
	;;
	.mmi
	mov r1 = r43
	adds r15 = 1072, r12
	mov ar.lc = 3
	.mmi
	adds r14 = 1080, r12
	st8 [r34] = r32
	mov r36 = r8
	;;
	.mlx
	nop 0
	movl r16 = @gprel(.LC5)
	;;
	.mmi
	nop 0
	add r16 = r1, r16
	nop 0
	;;
	.mlx
	st8 [r15] = r16
	movl r15 = @gprel(.LC6)
	;;
	.mmi
	nop 0
	add r15 = r1, r15
	nop 0
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	nop 0
.L156:
	.mmi
	cmp.ne p6, p7 = 0, r36
	addl r46 = 3, r0
	mov r45 = r36
	.mmb
	adds r40 = 20, r12
	addl r38 = 17575, r0
	(p7) br.cond.dpnt .L154
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = access#
	;;
	.mib
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r43
	(p6) br.cond.dpnt .L154
	;;
	.mlx
	cmp.eq p6, p7 = 0, r33
	movl r39 = @gprel(.LC8)
	.mmi
	nop 0
	addl r35 = @gprel(names_made#), gp
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r33 = @gprel(.LC7)
	.mii
	add r39 = r1, r39
	nop 0
	;;
	(p6) add r33 = r1, r33
	.align 32
.L160:
	.mib
	ld4 r34 = [r35]
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	addp4 r16 = r34, r0
	mov r1 = r43
	extr.u r21 = r8, 5, 27
	.mmi
	mov r49 = r33
	mov r48 = r36
	mov r47 = r39
	;;
	.mmi
	shladd r14 = r16, 1, r0
	shladd r17 = r16, 2, r0
	shl r18 = r21, 7
	.mmi
	addl r46 = 1024, r0
	nop 0
	adds r45 = 32, r12
	;;
	.mmi
	add r14 = r14, r16
	add r17 = r17, r16
	sub r18 = r18, r21
	;;
	.mii
	nop 0
	shl r14 = r14, 8
	shladd r17 = r17, 4, r0
	.mmi
	shladd r18 = r18, 2, r0
	;;
	add r14 = r14, r16
	sub r17 = r17, r16
	.mmi
	add r18 = r18, r21
	;;
	shladd r19 = r14, 3, r0
	shl r15 = r17, 8
	;;
	.mmi
	add r14 = r14, r19
	sub r15 = r15, r17
	shladd r17 = r18, 4, r0
	;;
	.mmi
	shladd r19 = r14, 3, r0
	sub r17 = r17, r18
	shladd r15 = r15, 2, r0
	;;
	.mmi
	add r14 = r14, r19
	add r15 = r15, r16
	shladd r17 = r17, 1, r0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	add r17 = r17, r21
	shl r18 = r15, 10
	;;
	.mmi
	add r14 = r14, r16
	add r15 = r15, r18
	shladd r20 = r17, 2, r0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	sub r20 = r20, r17
	shladd r15 = r15, 4, r0
	;;
	.mmi
	sub r14 = r14, r16
	sub r15 = r15, r16
	shl r20 = r20, 6
	;;
	.mii
	shladd r17 = r14, 4, r0
	shr.u r15 = r15, 35
	sub r20 = r20, r21
	;;
	.mmi
	add r14 = r14, r17
	addp4 r22 = r15, r0
	nop 0
	.mmi
	shladd r18 = r15, 1, r0
	shladd r17 = r20, 4, r0
	mov r51 = r15
	;;
	.mmi
	shladd r14 = r14, 3, r0
	shladd r19 = r22, 2, r0
	sub r17 = r17, r20
	;;
	.mmi
	add r14 = r14, r16
	add r16 = r18, r15
	add r18 = r19, r22
	.mmi
	shladd r17 = r17, 2, r0
	;;
	shladd r50 = r14, 2, r0
	shladd r16 = r16, 2, r0
	.mii
	shladd r18 = r18, 4, r0
	add r17 = r17, r21
	;;
	sub r50 = r50, r14
	.mmi
	add r14 = r16, r15
	sub r16 = r18, r22
	shr.u r17 = r17, 39
	;;
	.mii
	nop 0
	shr.u r19 = r50, 40
	shl r15 = r16, 8
	.mmb
	nop 0
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	shladd r18 = r19, 2, r0
	sub r15 = r15, r16
	dep.z r16 = r17, 5, 27
	.mii
	sub r52 = r34, r14
	nop 0
	;;
	add r18 = r18, r19
	.mmi
	shladd r15 = r15, 2, r0
	sub r16 = r16, r17
	adds r52 = 97, r52
	;;
	.mmi
	shladd r18 = r18, 4, r0
	add r15 = r15, r22
	shladd r16 = r16, 2, r0
	;;
	.mii
	sub r18 = r18, r19
	shl r20 = r15, 10
	add r16 = r16, r17
	;;
	.mii
	nop 0
	shl r14 = r18, 8
	add r15 = r15, r20
	.mmi
	shladd r17 = r16, 2, r0
	;;
	sub r14 = r14, r18
	shladd r15 = r15, 4, r0
	.mmi
	add r16 = r16, r17
	;;
	shladd r14 = r14, 2, r0
	sub r15 = r15, r22
	.mmi
	shladd r18 = r16, 2, r0
	;;
	add r14 = r14, r19
	shr.u r15 = r15, 35
	.mmi
	add r16 = r16, r18
	;;
	nop 0
	shl r17 = r14, 10
	;;
	.mmi
	add r14 = r14, r17
	shladd r17 = r15, 1, r0
	dep.z r16 = r16, 5, 27
	;;
	.mmi
	shladd r14 = r14, 4, r0
	add r17 = r17, r15
	sub r8 = r8, r16
	;;
	.mmi
	nop 0
	sub r14 = r14, r19
	shladd r16 = r17, 2, r0
	.mii
	st4 [r40] = r8
	nop 0
	;;
	shr.u r14 = r14, 35
	.mmi
	add r16 = r16, r15
	;;
	shladd r15 = r14, 1, r0
	shladd r16 = r16, 1, r0
	;;
	.mmi
	add r15 = r15, r14
	nop 0
	sub r51 = r51, r16
	;;
	.mii
	shladd r15 = r15, 2, r0
	adds r51 = 97, r51
	;;
	add r15 = r15, r14
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	sub r50 = r19, r15
	nop 0
	;;
	.mib
	adds r50 = 97, r50
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	ld4 r14 = [r35]
	mov r1 = r43
	mov r46 = r0
	.mmi
	adds r45 = 32, r12
	;;
	cmp4.geu p6, p7 = r38, r14
	adds r15 = 1, r14
	;;
	.mbb
	st4 [r35] = r15
	(p7) br.cond.dpnt .L161
	br.call.sptk.many b0 = access#
	;;
	.mib
	mov r1 = r43
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L160
.L161:
	.mib
	adds r45 = 32, r12
	nop 0
	br.call.sptk.many b0 = strdup#
	;;
	.mii
	mov r1 = r43
	mov b0 = r41
	;;
	mov ar.pfs = r42
	;;
	.mii
	nop 0
	mov ar.lc = r44
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 1072, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L154:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L152
	.mii
	mov r8 = r0
	mov b0 = r41
	;;
	mov ar.pfs = r42
	;;
	.mii
	nop 0
	mov ar.lc = r44
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 1072, r12
	nop 0
	br.ret.sptk.many b0
.L152:
	.body
	.copy_state 2
	.mib
	ld8 r36 = [r34], 8
	nop 0
	br .L156
	.endp tempnam#
	.align 16
	.align 64
	.global lockf#
	.type	lockf#, @function
	.proc lockf#
lockf:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 3, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	.mmi
	mov r38 = r32
	mov r39 = r33
	mov r40 = r34
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __lockf64#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp lockf#
	.align 16
	.align 64
	.global utimes#
	.type	utimes#, @function
	.proc utimes#
utimes:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	.fframe 32
	adds r12 = -32, r12
	cmp.eq p6, p7 = 0, r33
	.mmi
	adds r14 = 16, r33
	mov r39 = r33
	mov r36 = r1
	;;
	.mmb
	(p6) adds r14 = 32, r12
	(p7) ld8 r16 = [r33]
	nop 0
	.mmi
	(p7) adds r39 = 32, r12
	(p6) mov r15 = r0
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mmi
	(p7) ld8 r15 = [r14]
	(p6) st8 [r14] = r0
	adds r14 = 40, r12
	.mmi
	mov r38 = r32
	(p7) st8 [r39] = r16
	addl r37 = 30, r0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r37 = r8
	.mmb
	mov r38 = r9
	nop 0
	br.call.sptk.many b0 = call_value#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp utimes#
	.align 16
	.align 64
	.global alphasort#
	.type	alphasort#, @function
	.proc alphasort#
alphasort:
	.prologue 12, 34
	.mib
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	.save rp, r34
	mov r34 = b0
	nop 0
	.mmi
	ld8 r38 = [r33]
	ld8 r37 = [r32]
	mov r36 = r1
	.body
	;;
	.mib
	adds r38 = 8, r38
	adds r37 = 8, r37
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
	.endp alphasort#
	.align 16
	.align 64
	.global scandir#
	.type	scandir#, @function
	.proc scandir#
scandir:
	.prologue 12, 42
	.mib
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 4, 11, 4, 0
	.save pr, r45
	mov r45 = pr
	nop 0
	.mmi
	mov r44 = r1
	mov r47 = r32
	cmp.ne p16, p17 = 0, r34
	;;
	.mii
	nop 0
	.save rp, r42
	mov r42 = b0
	mov r39 = r0
	.mmb
	mov r38 = r0
	mov r40 = r0
	br.call.sptk.many b0 = opendir#
	;;
	.mmi
	mov r41 = r8
	nop 0
	.save ar.lc, r46
	mov r46 = ar.lc
	.body
	.mmb
	mov r1 = r44
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.spnt .L176
	;;
.L177:
	.pred.rel.mutex p16, p17
	.mib
	mov r47 = r41
	nop 0
	br.call.sptk.many b0 = readdir#
	;;
	.mmi
	mov r36 = r8
	nop 0
	mov r47 = r8
	.mmb
	mov r1 = r44
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L205
.L184:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	nop 0
	(p17) br.cond.dpnt .L182
	;;
	.mmi
	nop 0
	ld8 r14 = [r34], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r34], -8
	mov b6 = r14
	br.call.sptk.many b0 = b6
	;;
	.mib
	mov r1 = r44
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L177
	;;
.L182:
	.pred.rel.mutex p16, p17
	.mmi
	cmp.eq p6, p7 = r39, r38
	nop 0
	shladd r14 = r38, 3, r0
	.mmb
	addl r47 = 264, r0
	nop 0
	(p6) br.cond.dpnt .L206
	;;
	.mib
	add r37 = r40, r14
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	addl r49 = 264, r0
	mov r48 = r36
	mov r47 = r8
	.mmi
	mov r1 = r44
	st8 [r37] = r8
	cmp.eq p6, p7 = 0, r8
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L183
.L208:
	.pred.rel.mutex p16, p17
	.mib
	adds r38 = 1, r38
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mib
	mov r1 = r44
	mov r47 = r41
	br.call.sptk.many b0 = readdir#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r36 = r8
	.mmb
	mov r47 = r8
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L184
	;;
.L205:
	.mib
	mov r47 = r41
	nop 0
	br.call.sptk.many b0 = closedir#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r35
	mov r1 = r44
	mov r8 = r38
	;;
	.mmi
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	cmp.ne p6, p7 = 0, r38
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
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L207
	;;
	.mmi
	st8 [r33] = r40
	nop 0
	nop 0
.L175:
	.mii
	nop 0
	mov pr = r45, -1
	;;
	mov b0 = r42
	;;
	.mii
	nop 0
	mov ar.pfs = r43
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r46
	br.ret.sptk.many b0
.L206:
	.pred.rel.mutex p16, p17
	.mmi
	adds r39 = 8, r38
	nop 0
	mov r47 = r40
	;;
	.mib
	shladd r48 = r39, 4, r0
	shladd r39 = r39, 1, r0
	br.call.sptk.many b0 = realloc#
	;;
	.mmi
	mov r1 = r44
	cmp.eq p6, p7 = 0, r8
	nop 0
	.mmb
	shladd r14 = r38, 3, r0
	addl r47 = 264, r0
	(p6) br.cond.dpnt .L183
	;;
	.mmi
	nop 0
	mov r40 = r8
	nop 0
	;;
	.mib
	add r37 = r40, r14
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	mov r1 = r44
	addl r49 = 264, r0
	mov r48 = r36
	.mmi
	mov r47 = r8
	st8 [r37] = r8
	cmp.eq p6, p7 = 0, r8
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dptk .L208
.L183:
	.mib
	cmp.ne p6, p7 = 0, r38
	adds r14 = -1, r38
	(p7) br.cond.dpnt .L189
	;;
	.mii
	(p6) shladd r36 = r14, 3, r0
	(p6) mov ar.lc = r14
	;;
	(p6) add r36 = r40, r36
	;;
	.align 32
.L187:
	.mib
	ld8 r47 = [r36], -8
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mib
	nop 0
	mov r1 = r44
	br.cloop.sptk.few .L187
.L189:
	.mib
	mov r47 = r40
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	nop 0
	mov r1 = r44
	mov r47 = r41
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = closedir#
	;;
	.mmi
	mov r1 = r44
	nop 0
	nop 0
.L176:
	.mmi
	addl r8 = -1, r0
	nop 0
	mov pr = r45, -1
	;;
	.mii
	nop 0
	mov b0 = r42
	;;
	mov ar.pfs = r43
	;;
	.mib
	nop 0
	mov ar.lc = r46
	br.ret.sptk.many b0
	;;
.L207:
	.mmi
	mov r50 = r35
	addl r49 = 8, r0
	nop 0
	.mmb
	mov r48 = r38
	mov r47 = r40
	br.call.sptk.many b0 = qsort#
	;;
	.mmi
	nop 0
	mov r1 = r44
	nop 0
	.mmb
	st8 [r33] = r40
	mov r8 = r38
	br .L175
	.endp scandir#
	.section	.bss,	"aw",	"nobits"
	.align 8
	.type	own.0#, @object
	.size	own.0#, 25
own.0:
	.skip	25
	.section	.sbss,	"asw",	"nobits"
	.align 4
	.type	names_made#, @object
	.size	names_made#, 4
names_made:
	.skip	4
	.global qsort#
	.type	qsort#, @function
	.global free#
	.type	free#, @function
	.global realloc#
	.type	realloc#, @function
	.global closedir#
	.type	closedir#, @function
	.global memcpy#
	.type	memcpy#, @function
	.global malloc#
	.type	malloc#, @function
	.global readdir#
	.type	readdir#, @function
	.global opendir#
	.type	opendir#, @function
	.global call_value#
	.type	call_value#, @function
	.global hpux_call#
	.type	hpux_call#, @function
	.global __lockf64#
	.type	__lockf64#, @function
	.global getenv#
	.type	getenv#, @function
	.global snprintf#
	.type	snprintf#, @function
	.global mkdir#
	.type	mkdir#, @function
	.global open#
	.type	open#, @function
	.global fsync#
	.type	fsync#, @function
	.global strrchr#
	.type	strrchr#, @function
	.global strdup#
	.type	strdup#, @function
	.global strcmp#
	.type	strcmp#, @function
	.global getcwd#
	.type	getcwd#, @function
	.global __errno#
	.type	__errno#, @function
	.global access#
	.type	access#, @function
	.global readlink#
	.type	readlink#, @function
	.global memcpy#
	.type	memcpy#, @function
	.global strcpy#
	.type	strcpy#, @function
	.global memset#
	.type	memset#, @function
	.global memcmp#
	.type	memcmp#, @function
	.global getpid#
	.type	getpid#, @function
	.global strlen#
	.type	strlen#, @function
	.ident	"GCC: (GNU) 12.2.0"
