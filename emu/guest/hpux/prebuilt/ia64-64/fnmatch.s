// c80164caea7a705446b8bab952b95144 newlib/libc/posix/fnmatch.c
	.file	"fnmatch.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global fnmatch#
	.type	fnmatch#, @function
	.proc fnmatch#
fnmatch:
	.prologue 12, 45
	.mii
	.save ar.pfs, r46
	alloc r46 = ar.pfs, 3, 14, 3, 0
	.save rp, r45
	mov r45 = b0
	mov r47 = r1
	.mmi
	mov r39 = r33
	;;
	nop 0
	.save pr, r48
	mov r48 = pr
	.body
	;;
	.mii
	nop 0
	tbit.z p22, p23 = r34, 9
	nop 0
.L2:
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p22, p23
	.mmi
	mov r38 = r32
	ld1 r15 = [r39]
	nop 0
	;;
	.mmi
	ld1 r14 = [r38], 1
	nop 0
	sxt1 r16 = r15
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	mov r37 = r16
	;;
	.mib
	mov r40 = r14
	cmp4.eq p6, p7 = 63, r14
	(p6) br.cond.dpnt .L3
	;;
.L80:
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p22, p23
	.mib
	nop 0
	cmp4.lt p6, p7 = 63, r14
	(p6) br.cond.dptk .L4
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L5
	;;
	.mib
	cmp4.eq p6, p7 = 42, r14
	nop 0
	(p7) br.cond.spnt .L56
	;;
	.mmi
	ld1 r14 = [r38]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.ne p6, p7 = 42, r14
	nop 0
	mov r17 = r14
	;;
	.mib
	nop 0
	(p6) mov r32 = r38
	(p6) br.cond.dpnt .L19
	;;
	.mmi
	adds r15 = 2, r32
	nop 0
	nop 0
	;;
	.align 32
.L20:
	.pred.rel.mutex p22, p23
	.mmi
	mov r32 = r15
	ld1 r14 = [r15], 1
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r17 = r14
	cmp4.eq p6, p7 = 42, r14
	(p6) br.cond.dptk .L20
	;;
.L19:
	.pred.rel.mutex p22, p23
	.mmi
	mov r49 = r39
	addl r50 = 47, r0
	tbit.z p8, p9 = r34, 0
	.mmb
	nop 0
	cmp4.ne p6, p7 = 46, r16
	(p7) br.cond.dpnt .L78
	;;
.L21:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p22, p23
	.mib
	cmp4.ne p6, p7 = 0, r17
	nop 0
	(p7) br.cond.dpnt .L79
	;;
	.mbb
	cmp4.ne p6, p7 = 47, r17
	(p6) br.cond.dpnt .L23
	(p8) br.cond.dpnt .L23
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	nop 0
	mov r1 = r47
	mov r39 = r8
	.mmb
	nop 0
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L2
	.align 32
.L14:
	.mmi
	addl r8 = 1, r0
	nop 0
	nop 0
	;;
.L1:
	.mii
	nop 0
	mov pr = r48, -1
	;;
	mov b0 = r45
	;;
	.mib
	nop 0
	mov ar.pfs = r46
	br.ret.sptk.many b0
.L4:
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p22, p23
	.mib
	cmp4.eq p6, p7 = 91, r14
	nop 0
	(p6) br.cond.dpnt .L8
	;;
	.mib
	cmp4.eq p6, p7 = 92, r14
	nop 0
	(p7) br.cond.spnt .L56
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r34, 2
	(p6) br.cond.dptk .L56
	.mmi
	ld1 r14 = [r38]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dptk .L56
	;;
	.mmi
	nop 0
	(p7) adds r32 = 2, r32
	(p7) mov r40 = r14
	;;
.L7:
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p22, p23
	.mii
	nop 0
	sxt1 r15 = r15
	zxt1 r49 = r40
	;;
	.mbb
	cmp4.ne p6, p7 = r40, r15
	(p7) br.cond.dpnt .L47
	(p22) br.cond.dpnt .L14
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = tolower#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r35 = r8
	.mmb
	ld1 r49 = [r39]
	nop 0
	br.call.sptk.many b0 = tolower#
	;;
	.mib
	mov r1 = r47
	cmp4.eq p6, p7 = r8, r35
	(p7) br.cond.dpnt .L14
.L47:
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p22, p23
	.mmi
	adds r39 = 1, r39
	nop 0
	nop 0
	;;
.L87:
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p22, p23
	.mmi
	mov r38 = r32
	ld1 r15 = [r39]
	nop 0
	;;
	.mmi
	ld1 r14 = [r38], 1
	nop 0
	sxt1 r16 = r15
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	mov r37 = r16
	;;
	.mib
	mov r40 = r14
	cmp4.eq p6, p7 = 63, r14
	(p7) br.cond.dptk .L80
	;;
.L3:
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p22, p23
	.mib
	cmp4.ne p6, p7 = 0, r16
	nop 0
	(p7) br.cond.dpnt .L14
	;;
	.mib
	cmp4.ne p6, p7 = 47, r16
	nop 0
	(p7) br.cond.dpnt .L81
	;;
	.mib
	cmp4.ne p6, p7 = 46, r16
	nop 0
	(p6) br.cond.dpnt .L17
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r34, 1
	(p6) br.cond.dptk .L17
	;;
	.mib
	cmp.eq p6, p7 = r33, r39
	nop 0
	(p6) br.cond.dpnt .L14
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r34, 0
	(p6) br.cond.dptk .L17
	.mmi
	adds r14 = -1, r39
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 47, r14
	(p6) br.cond.dpnt .L14
	.align 32
.L17:
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p22, p23
	.mib
	adds r39 = 1, r39
	mov r32 = r38
	br .L2
	;;
.L56:
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p22, p23
	.mib
	nop 0
	mov r32 = r38
	br .L7
.L8:
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p22, p23
	.mib
	cmp4.eq p6, p7 = 0, r16
	nop 0
	(p6) br.cond.dpnt .L14
	;;
	.mib
	cmp4.ne p6, p7 = 47, r16
	nop 0
	(p7) br.cond.dpnt .L82
	;;
	.mib
	cmp4.ne p6, p7 = 46, r16
	nop 0
	(p6) br.cond.dpnt .L28
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r34, 1
	(p6) br.cond.dptk .L28
	;;
	.mib
	cmp.eq p6, p7 = r33, r39
	nop 0
	(p6) br.cond.dpnt .L14
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r34, 0
	(p6) br.cond.dptk .L28
	.mmi
	adds r14 = -1, r39
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 47, r14
	(p6) br.cond.dpnt .L14
	.align 32
.L28:
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p22, p23
	.mmi
	ld1 r14 = [r38]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mii
	cmp4.eq p6, p7 = 33, r14
	cmp4.eq p8, p9 = 94, r14
	;;
	(p8) addl r14 = 1, r0
	.mmi
	(p6) addl r43 = 1, r0
	;;
	(p9) mov r14 = r0
	(p7) mov r43 = r0
	;;
	.mii
	or r43 = r14, r43
	addl r14 = 512, r0
	;;
	cmp4.eq p6, p7 = 0, r43
	.mmi
	and r14 = r14, r34
	;;
	(p7) adds r32 = 2, r32
	mov r35 = r14
	;;
	.mib
	(p6) mov r32 = r38
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L83
	;;
.L30:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p22, p23
	.mmb
	cmp4.eq p16, p17 = 0, r35
	addl r44 = @ltoffx(__collate_load_error#), r1
	nop 0
	.mmi
	ld1 r35 = [r32], 1
	mov r36 = r0
	tbit.nz p20, p21 = r34, 0
	;;
	.mii
	ld8.mov r44 = [r44], __collate_load_error#
	tbit.nz p18, p19 = r34, 2
	sxt1 r35 = r35
	;;
	.align 32
.L44:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	cmp4.ne p6, p7 = 92, r35
	nop 0
	(p7) br.cond.dpnt .L84
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r35
	(p6) br.cond.dpnt .L33
	;;
.L89:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	nop 0
	cmp4.ne p6, p7 = 47, r35
	(p7) br.cond.dpnt .L85
.L48:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	nop 0
	(p17) zxt1 r49 = r35
	(p17) br.call.dpnt.many b0 = tolower#
	;;
	.mmi
	ld1 r14 = [r32]
	(p17) mov r1 = r47
	(p17) sxt1 r35 = r8
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 45, r14
	(p7) br.cond.dpnt .L86
	;;
.L35:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mii
	cmp4.eq p6, p7 = r35, r37
	mov r35 = r14
	;;
	(p6) addl r36 = 1, r0
.L40:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	adds r32 = 1, r32
	cmp4.eq p6, p7 = 93, r35
	(p7) br.cond.dptk .L44
	;;
.L91:
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p22, p23
	.mmi
	nop 0
	cmp4.ne p6, p7 = r36, r43
	adds r39 = 1, r39
	.bbb
	nop 0
	(p7) br.cond.dpnt .L14
	br .L87
	;;
.L5:
	.mib
	cmp4.ne p8, p9 = 0, r16
	tbit.z p6, p7 = r34, 8
	(p6) br.cond.dptk .L10
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 47, r16
	(p6) br.cond.dpnt .L11
.L10:
	.pred.rel.mutex p8, p9
	.mmi
	(p8) addl r8 = 1, r0
	nop 0
	mov b0 = r45
	;;
	.mmi
	(p9) mov r8 = r0
	nop 0
	mov ar.pfs = r46
	;;
	.mib
	nop 0
	mov pr = r48, -1
	br.ret.sptk.many b0
	;;
.L78:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p22, p23
	.mib
	nop 0
	tbit.z p6, p7 = r34, 1
	(p6) br.cond.dptk .L21
	;;
	.mib
	cmp.eq p6, p7 = r33, r39
	adds r14 = -1, r39
	(p6) br.cond.dpnt .L14
	;;
	.mib
	(p8) cmp.eq.unc p6, p0 = r0, r0
	(p9) cmp.eq.unc p7, p0 = r0, r0
	.pred.rel.mutex p6, p7
	(p6) br.cond.dptk .L21
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 47, r14
	(p7) br.cond.dptk .L21
	.mib
	nop 0
	addl r8 = 1, r0
	br .L1
	;;
.L81:
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p22, p23
	.mii
	nop 0
	tbit.nz p6, p7 = r34, 0
	nop 0
	.mmb
	adds r39 = 1, r39
	mov r32 = r38
	(p6) br.cond.dpnt .L14
	;;
	.mib
	nop 0
	nop 0
	br .L2
.L82:
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p22, p23
	.mib
	nop 0
	tbit.nz p6, p7 = r34, 0
	(p6) br.cond.dpnt .L14
	;;
	.mmi
	ld1 r14 = [r38]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mii
	cmp4.eq p6, p7 = 33, r14
	cmp4.eq p8, p9 = 94, r14
	;;
	(p8) addl r14 = 1, r0
	.mmi
	(p6) addl r43 = 1, r0
	;;
	(p9) mov r14 = r0
	(p7) mov r43 = r0
	;;
	.mii
	or r43 = r14, r43
	addl r14 = 512, r0
	;;
	cmp4.eq p6, p7 = 0, r43
	.mmi
	and r14 = r14, r34
	;;
	(p6) mov r32 = r38
	mov r35 = r14
	;;
	.mib
	(p7) adds r32 = 2, r32
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L30
	.mib
	nop 0
	nop 0
	br .L83
.L85:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mii
	nop 0
	(p17) zxt1 r49 = r35
	nop 0
	.bbb
	nop 0
	(p20) br.cond.dpnt .L14
	(p17) br.call.dpnt.many b0 = tolower#
	;;
	.mmi
	ld1 r14 = [r32]
	(p17) mov r1 = r47
	(p17) sxt1 r35 = r8
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 45, r14
	(p6) br.cond.dptk .L35
	;;
.L86:
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	adds r16 = 1, r32
	nop 0
	cmp4.eq p6, p7 = r35, r37
	;;
	.mmi
	ld1 r14 = [r16]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.ne p8, p9 = 93, r14
	cmp4.ne p10, p11 = 0, r14
	mov r41 = r14
	;;
	.mmi
	(p10) addl r17 = 1, r0
	nop 0
	(p8) addl r15 = 1, r0
	;;
	.mii
	(p11) mov r17 = r0
	(p9) mov r15 = r0
	;;
	and r15 = r17, r15
	;;
	.mib
	cmp4.eq p8, p9 = 0, r15
	nop 0
	(p9) br.cond.dpnt .L88
	;;
	.mmi
	(p6) addl r36 = 1, r0
	(p6) addl r35 = 45, r0
	(p6) mov r32 = r16
	;;
	.mib
	(p7) addl r35 = 45, r0
	(p7) mov r32 = r16
	br .L48
	;;
.L84:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	nop 0
	mov r14 = r32
	(p18) br.cond.dptk .L48
	;;
	.mmi
	nop 0
	ld1 r35 = [r14], 1
	nop 0
	;;
	.mii
	nop 0
	sxt1 r35 = r35
	mov r32 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r35
	(p7) br.cond.dptk .L89
	.align 32
.L33:
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p22, p23
	.mmi
	nop 0
	mov r32 = r38
	nop 0
	.mmb
	ld1 r15 = [r39]
	nop 0
	br .L7
	;;
.L83:
	.pred.rel.mutex p22, p23
	.mmi
	cmp4.eq p16, p17 = 0, r35
	mov r36 = r0
	tbit.nz p20, p21 = r34, 0
	.mib
	nop 0
	zxt1 r49 = r15
	br.call.sptk.many b0 = tolower#
	;;
	.mmi
	mov r1 = r47
	ld1 r35 = [r32], 1
	tbit.nz p18, p19 = r34, 2
	.mib
	nop 0
	sxt1 r37 = r8
	nop 0
	;;
	.mmi
	addl r44 = @ltoffx(__collate_load_error#), r1
	nop 0
	sxt1 r35 = r35
	;;
	.mib
	ld8.mov r44 = [r44], __collate_load_error#
	nop 0
	br .L44
.L88:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	adds r42 = 2, r32
	nop 0
	cmp4.ne p6, p7 = 92, r14
	;;
	.mib
	nop 0
	mov r14 = r42
	(p7) br.cond.dpnt .L90
.L37:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	nop 0
	(p17) zxt1 r49 = r41
	(p17) br.call.dpnt.many b0 = tolower#
	;;
	.mmi
	ld4 r14 = [r44]
	(p17) mov r1 = r47
	(p17) sxt1 r41 = r8
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L39
	;;
.L92:
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	cmp4.le p6, p7 = r35, r37
	nop 0
	cmp4.ge p8, p9 = r41, r37
	.mmi
	ld1 r35 = [r42]
	nop 0
	mov r32 = r42
	;;
	.mmi
	(p8) addl r15 = 1, r0
	(p6) addl r14 = 1, r0
	sxt1 r35 = r35
	.mmi
	adds r32 = 1, r32
	;;
	(p9) mov r15 = r0
	(p7) mov r14 = r0
	;;
	.mmi
	and r14 = r15, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p7) addl r36 = 1, r0
	cmp4.eq p6, p7 = 93, r35
	(p7) br.cond.dptk .L44
	.mib
	nop 0
	nop 0
	br .L91
	;;
.L90:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	nop 0
	tbit.nz p6, p7 = r34, 2
	(p6) br.cond.dptk .L37
	.mii
	ld1 r14 = [r42]
	adds r42 = 3, r32
	;;
	sxt1 r14 = r14
	;;
	.mib
	mov r41 = r14
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L33
	;;
	.mib
	nop 0
	(p17) zxt1 r49 = r41
	(p17) br.call.dpnt.many b0 = tolower#
	;;
	.mmi
	ld4 r14 = [r44]
	(p17) mov r1 = r47
	(p17) sxt1 r41 = r8
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L92
	.align 32
.L39:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	mov r49 = r35
	nop 0
	mov r50 = r37
	.mmb
	mov r32 = r42
	nop 0
	br.call.sptk.many b0 = __collate_range_cmp#
	;;
	.mib
	mov r1 = r47
	cmp4.ge p6, p7 = 0, r8
	(p6) br.cond.dpnt .L41
	;;
	.mii
	ld1 r35 = [r42]
	nop 0
	;;
	sxt1 r35 = r35
	;;
.L93:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	adds r32 = 1, r32
	cmp4.eq p6, p7 = 93, r35
	(p7) br.cond.dptk .L44
	.mib
	nop 0
	nop 0
	br .L91
	;;
.L11:
	.mii
	mov r8 = r0
	mov pr = r48, -1
	;;
	mov b0 = r45
	;;
	.mib
	nop 0
	mov ar.pfs = r46
	br.ret.sptk.many b0
	;;
.L41:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	mov r50 = r41
	nop 0
	mov r49 = r37
	.mmb
	mov r32 = r42
	nop 0
	br.call.sptk.many b0 = __collate_range_cmp#
	;;
	.mmi
	ld1 r35 = [r42]
	cmp4.lt p6, p7 = 0, r8
	mov r1 = r47
	;;
	.mii
	nop 0
	(p7) sxt1 r35 = r35
	(p7) addl r36 = 1, r0
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L40
	;;
	.mib
	nop 0
	sxt1 r35 = r35
	br .L93
	;;
.L23:
	.mmi
	nop 0
	and r35 = -3, r34
	tbit.nz p16, p17 = r34, 0
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r16
	(p7) br.cond.dpnt .L14
	;;
	.align 32
.L25:
	.pred.rel.mutex p16, p17
	.mmi
	mov r50 = r39
	mov r51 = r35
	nop 0
	.mmb
	adds r39 = 1, r39
	mov r49 = r32
	br.call.sptk.many b0 = fnmatch#
	;;
	.mmi
	mov r1 = r47
	cmp4.ne p8, p9 = 47, r37
	cmp4.eq p6, p7 = 0, r8
	.bbb
	nop 0
	(p6) br.cond.dpnt .L11
	(p9) br.cond.dpnt .L94
	;;
	.mmi
	ld1 r14 = [r39]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r37 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L25
.L95:
	.mib
	nop 0
	addl r8 = 1, r0
	br .L1
.L94:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	nop 0
	(p16) br.cond.dpnt .L14
	;;
	.mmi
	ld1 r14 = [r39]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r37 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L25
	.mib
	nop 0
	nop 0
	br .L95
	;;
.L79:
	.mib
	nop 0
	tbit.z p6, p7 = r34, 0
	(p6) br.cond.dptk .L11
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r34, 8
	(p6) br.cond.dptk .L11
	.mib
	addl r50 = 47, r0
	mov r49 = r39
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	mov r1 = r47
	mov b0 = r45
	;;
	.mmi
	(p6) addl r8 = 1, r0
	nop 0
	mov ar.pfs = r46
	;;
	.mib
	(p7) mov r8 = r0
	mov pr = r48, -1
	br.ret.sptk.many b0
	.endp fnmatch#
	.global __collate_range_cmp#
	.type	__collate_range_cmp#, @function
	.global tolower#
	.type	tolower#, @function
	.global strchr#
	.type	strchr#, @function
	.ident	"GCC: (GNU) 12.2.0"
