// 26e0cc036692133f4029bd56d360170d emu/guest/libc/wide.c
	.file	"wide.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc narrow#
narrow:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 6, 1, 0
	addp4 r33 = 0,r33
	nop 0
	.mmi
	addp4 r32 = 0,r32
	mov r38 = r1
	.save ar.lc, r39
	mov r39 = ar.lc
	;;
	.mmb
	ld4 r16 = [r33]
	adds r35 = 4, r33
	nop 0
	.mmi
	mov r34 = r0
	nop 0
	.save rp, r36
	mov r36 = b0
	.body
	;;
	.mii
	adds r14 = -1, r16
	mov r15 = r35
	;;
	cmp4.ltu p6, p7 = 126, r14
	;;
	.mib
	nop 0
	(p6) mov r34 = r32
	(p6) br.cond.dpnt .L2
	;;
	.align 32
.L3:
	.mmi
	addp4 r14 = 0,r15
	mov r40 = r34
	adds r15 = 4, r15
	.mmi
	adds r34 = 1, r34
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = -1, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = 126, r14
	(p6) br.cond.dptk .L3
	.mmi
	addl r14 = 399, r0
	nop 0
	mov r15 = r32
	;;
	.mib
	cmp4.geu p6, p7 = r14, r34
	adds r14 = -1, r34
	(p7) br.cond.dpnt .L13
	;;
	.mmi
	addp4 r14 = r14, r0
	nop 0
	cmp4.eq p6, p7 = 0, r34
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r14
	;;
	(p6) mov ar.lc = 0
.L7:
	.mmi
	addp4 r14 = 0,r15
	nop 0
	addp4 r17 = 0,r35
	.mmi
	adds r15 = 1, r15
	nop 0
	adds r35 = 4, r35
	;;
	.mib
	st1 [r14] = r16
	nop 0
	br.cloop.sptk.few .L6
	.align 32
.L14:
	.mii
	add r34 = r34, r32
	nop 0
	;;
	addp4 r34 = 0,r34
	;;
.L2:
	.mmi
	mov r8 = r32
	st1 [r34] = r0
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r39
	br.ret.sptk.many b0
.L6:
	.mmi
	nop 0
	ld4 r16 = [r17]
	addp4 r14 = 0,r15
	.mmi
	addp4 r17 = 0,r35
	adds r15 = 1, r15
	adds r35 = 4, r35
	;;
	.mib
	st1 [r14] = r16
	nop 0
	br.cloop.sptk.few .L6
	.mib
	nop 0
	nop 0
	br .L14
.L13:
	.mib
	adds r40 = 2, r40
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mii
	addp4 r8 = 0,r8
	mov r1 = r38
	;;
	cmp.eq p6, p7 = 0, r8
	;;
	.mmi
	nop 0
	(p6) addl r34 = 399, r0
	(p7) mov r32 = r8
	.mmi
	nop 0
	(p7) ld4 r16 = [r33]
	nop 0
	;;
	.mmi
	adds r14 = -1, r34
	(p6) ld4 r16 = [r33]
	cmp4.eq p6, p7 = 0, r34
	.mmi
	mov r15 = r32
	;;
	addp4 r14 = r14, r0
	(p6) mov ar.lc = 0
	;;
	.mib
	nop 0
	(p7) mov ar.lc = r14
	br .L7
	.endp narrow#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"alpha"
	.section	.sdata,	"asw",	"progbits"
	.align 4
.LC1:
	data4	classes#+8
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global wctype#
	.type	wctype#, @function
	.proc wctype#
wctype:
	.prologue 12, 35
	.mlx
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 6, 2, 0
	movl r40 = @gprel(.LC0)
	.mmi
	addl r14 = @gprel(.LC1), gp
	mov r37 = r1
	addp4 r32 = 0,r32
	;;
	.mmi
	add r40 = r1, r40
	nop 0
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r34 = r0
	ld4 r33 = [r14]
	nop 0
	;;
	.mii
	addp4 r40 = 0,r40
	.save ar.lc, r38
	mov r38 = ar.lc
	.body
	;;
	mov ar.lc = 11
	.align 32
.L17:
	.mib
	mov r39 = r32
	adds r34 = 1, r34
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r1 = r37
	addp4 r14 = 0,r33
	nop 0
	.mmb
	cmp4.eq p6, p7 = 0, r8
	adds r33 = 8, r33
	(p6) br.cond.dpnt .L15
	;;
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L21
	.mmi
	mov r34 = r0
	nop 0
	nop 0
	;;
.L15:
	.mii
	mov r8 = r34
	mov b0 = r35
	;;
	mov ar.pfs = r36
	;;
	.mib
	nop 0
	mov ar.lc = r38
	br.ret.sptk.many b0
.L21:
	.mmi
	nop 0
	ld4 r40 = [r14]
	nop 0
	;;
	.mib
	nop 0
	addp4 r40 = 0,r40
	br .L17
	.endp wctype#
	.align 16
	.align 64
	.global iswctype#
	.type	iswctype#, @function
	.proc iswctype#
iswctype:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 1, 0
	adds r33 = -1, r33
	nop 0
	.mii
	cmp4.geu p8, p9 = 127, r32
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	;;
	.mmb
	cmp4.geu p6, p7 = 11, r33
	(p8) addl r15 = 1, r0
	nop 0
	.mmi
	mov r8 = r0
	nop 0
	mov ar.pfs = r35
	;;
	.mmi
	(p9) mov r15 = r0
	(p6) addl r14 = 1, r0
	mov b0 = r34
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	and r14 = r15, r14
	nop 0
	;;
	.mbb
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L31
	br.ret.sptk.many b0
.L31:
	.mlx
	nop 0
	movl r14 = @gprel(classes#)
	.mmi
	shladd r33 = r33, 3, r0
	nop 0
	mov r37 = r32
	;;
	.mii
	add r14 = r1, r14
	sxt4 r33 = r33
	;;
	adds r14 = 4, r14
	;;
	.mmi
	add r14 = r14, r33
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
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
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r36
	mov b0 = r34
	;;
	.mmi
	(p6) addl r8 = 1, r0
	nop 0
	mov ar.pfs = r35
	;;
	.mib
	nop 0
	(p7) mov r8 = r0
	br.ret.sptk.many b0
	.endp iswctype#
	.align 16
	.align 64
	.global iswalpha#
	.type	iswalpha#, @function
	.proc iswalpha#
iswalpha:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	.save rp, r33
	mov r33 = b0
	nop 0
	.mmb
	mov r35 = r1
	.body
	cmp4.ltu p6, p7 = 127, r32
	(p7) br.cond.dpnt .L37
	;;
	.mmi
	mov r8 = r0
	nop 0
	mov ar.pfs = r34
	;;
	.mib
	nop 0
	mov b0 = r33
	br.ret.sptk.many b0
	;;
.L37:
	.mib
	mov r36 = r32
	nop 0
	br.call.sptk.many b0 = isalpha#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r35
	mov b0 = r33
	;;
	.mmi
	(p6) addl r8 = 1, r0
	nop 0
	mov ar.pfs = r34
	;;
	.mib
	nop 0
	(p7) mov r8 = r0
	br.ret.sptk.many b0
	.endp iswalpha#
	.align 16
	.align 64
	.global iswupper#
	.type	iswupper#, @function
	.proc iswupper#
iswupper:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	.save rp, r33
	mov r33 = b0
	nop 0
	.mmb
	mov r35 = r1
	.body
	cmp4.ltu p6, p7 = 127, r32
	(p7) br.cond.dpnt .L43
	;;
	.mmi
	mov r8 = r0
	nop 0
	mov ar.pfs = r34
	;;
	.mib
	nop 0
	mov b0 = r33
	br.ret.sptk.many b0
	;;
.L43:
	.mib
	mov r36 = r32
	nop 0
	br.call.sptk.many b0 = isupper#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r35
	mov b0 = r33
	;;
	.mmi
	(p6) addl r8 = 1, r0
	nop 0
	mov ar.pfs = r34
	;;
	.mib
	nop 0
	(p7) mov r8 = r0
	br.ret.sptk.many b0
	.endp iswupper#
	.align 16
	.align 64
	.global iswlower#
	.type	iswlower#, @function
	.proc iswlower#
iswlower:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	.save rp, r33
	mov r33 = b0
	nop 0
	.mmb
	mov r35 = r1
	.body
	cmp4.ltu p6, p7 = 127, r32
	(p7) br.cond.dpnt .L49
	;;
	.mmi
	mov r8 = r0
	nop 0
	mov ar.pfs = r34
	;;
	.mib
	nop 0
	mov b0 = r33
	br.ret.sptk.many b0
	;;
.L49:
	.mib
	mov r36 = r32
	nop 0
	br.call.sptk.many b0 = islower#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r35
	mov b0 = r33
	;;
	.mmi
	(p6) addl r8 = 1, r0
	nop 0
	mov ar.pfs = r34
	;;
	.mib
	nop 0
	(p7) mov r8 = r0
	br.ret.sptk.many b0
	.endp iswlower#
	.align 16
	.align 64
	.global iswdigit#
	.type	iswdigit#, @function
	.proc iswdigit#
iswdigit:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	.save rp, r33
	mov r33 = b0
	nop 0
	.mmb
	mov r35 = r1
	.body
	cmp4.ltu p6, p7 = 127, r32
	(p7) br.cond.dpnt .L55
	;;
	.mmi
	mov r8 = r0
	nop 0
	mov ar.pfs = r34
	;;
	.mib
	nop 0
	mov b0 = r33
	br.ret.sptk.many b0
	;;
.L55:
	.mib
	mov r36 = r32
	nop 0
	br.call.sptk.many b0 = isdigit#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r35
	mov b0 = r33
	;;
	.mmi
	(p6) addl r8 = 1, r0
	nop 0
	mov ar.pfs = r34
	;;
	.mib
	nop 0
	(p7) mov r8 = r0
	br.ret.sptk.many b0
	.endp iswdigit#
	.align 16
	.align 64
	.global iswxdigit#
	.type	iswxdigit#, @function
	.proc iswxdigit#
iswxdigit:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	.save rp, r33
	mov r33 = b0
	nop 0
	.mmb
	mov r35 = r1
	.body
	cmp4.ltu p6, p7 = 127, r32
	(p7) br.cond.dpnt .L61
	;;
	.mmi
	mov r8 = r0
	nop 0
	mov ar.pfs = r34
	;;
	.mib
	nop 0
	mov b0 = r33
	br.ret.sptk.many b0
	;;
.L61:
	.mib
	mov r36 = r32
	nop 0
	br.call.sptk.many b0 = isxdigit#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r35
	mov b0 = r33
	;;
	.mmi
	(p6) addl r8 = 1, r0
	nop 0
	mov ar.pfs = r34
	;;
	.mib
	nop 0
	(p7) mov r8 = r0
	br.ret.sptk.many b0
	.endp iswxdigit#
	.align 16
	.align 64
	.global iswalnum#
	.type	iswalnum#, @function
	.proc iswalnum#
iswalnum:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	.save rp, r33
	mov r33 = b0
	nop 0
	.mmb
	mov r35 = r1
	.body
	cmp4.ltu p6, p7 = 127, r32
	(p7) br.cond.dpnt .L67
	;;
	.mmi
	mov r8 = r0
	nop 0
	mov ar.pfs = r34
	;;
	.mib
	nop 0
	mov b0 = r33
	br.ret.sptk.many b0
	;;
.L67:
	.mib
	mov r36 = r32
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r35
	mov b0 = r33
	;;
	.mmi
	(p6) addl r8 = 1, r0
	nop 0
	mov ar.pfs = r34
	;;
	.mib
	nop 0
	(p7) mov r8 = r0
	br.ret.sptk.many b0
	.endp iswalnum#
	.align 16
	.align 64
	.global iswspace#
	.type	iswspace#, @function
	.proc iswspace#
iswspace:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	.save rp, r33
	mov r33 = b0
	nop 0
	.mmb
	mov r35 = r1
	.body
	cmp4.ltu p6, p7 = 127, r32
	(p7) br.cond.dpnt .L73
	;;
	.mmi
	mov r8 = r0
	nop 0
	mov ar.pfs = r34
	;;
	.mib
	nop 0
	mov b0 = r33
	br.ret.sptk.many b0
	;;
.L73:
	.mib
	mov r36 = r32
	nop 0
	br.call.sptk.many b0 = isspace#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r35
	mov b0 = r33
	;;
	.mmi
	(p6) addl r8 = 1, r0
	nop 0
	mov ar.pfs = r34
	;;
	.mib
	nop 0
	(p7) mov r8 = r0
	br.ret.sptk.many b0
	.endp iswspace#
	.align 16
	.align 64
	.global iswblank#
	.type	iswblank#, @function
	.proc iswblank#
iswblank:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	.save rp, r33
	mov r33 = b0
	nop 0
	.mmb
	mov r35 = r1
	.body
	cmp4.ltu p6, p7 = 127, r32
	(p7) br.cond.dpnt .L79
	;;
	.mmi
	mov r8 = r0
	nop 0
	mov ar.pfs = r34
	;;
	.mib
	nop 0
	mov b0 = r33
	br.ret.sptk.many b0
	;;
.L79:
	.mib
	mov r36 = r32
	nop 0
	br.call.sptk.many b0 = isblank#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r35
	mov b0 = r33
	;;
	.mmi
	(p6) addl r8 = 1, r0
	nop 0
	mov ar.pfs = r34
	;;
	.mib
	nop 0
	(p7) mov r8 = r0
	br.ret.sptk.many b0
	.endp iswblank#
	.align 16
	.align 64
	.global iswpunct#
	.type	iswpunct#, @function
	.proc iswpunct#
iswpunct:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	.save rp, r33
	mov r33 = b0
	nop 0
	.mmb
	mov r35 = r1
	.body
	cmp4.ltu p6, p7 = 127, r32
	(p7) br.cond.dpnt .L85
	;;
	.mmi
	mov r8 = r0
	nop 0
	mov ar.pfs = r34
	;;
	.mib
	nop 0
	mov b0 = r33
	br.ret.sptk.many b0
	;;
.L85:
	.mib
	mov r36 = r32
	nop 0
	br.call.sptk.many b0 = ispunct#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r35
	mov b0 = r33
	;;
	.mmi
	(p6) addl r8 = 1, r0
	nop 0
	mov ar.pfs = r34
	;;
	.mib
	nop 0
	(p7) mov r8 = r0
	br.ret.sptk.many b0
	.endp iswpunct#
	.align 16
	.align 64
	.global iswprint#
	.type	iswprint#, @function
	.proc iswprint#
iswprint:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	.save rp, r33
	mov r33 = b0
	nop 0
	.mmb
	mov r35 = r1
	.body
	cmp4.ltu p6, p7 = 127, r32
	(p7) br.cond.dpnt .L91
	;;
	.mmi
	mov r8 = r0
	nop 0
	mov ar.pfs = r34
	;;
	.mib
	nop 0
	mov b0 = r33
	br.ret.sptk.many b0
	;;
.L91:
	.mib
	mov r36 = r32
	nop 0
	br.call.sptk.many b0 = isprint#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r35
	mov b0 = r33
	;;
	.mmi
	(p6) addl r8 = 1, r0
	nop 0
	mov ar.pfs = r34
	;;
	.mib
	nop 0
	(p7) mov r8 = r0
	br.ret.sptk.many b0
	.endp iswprint#
	.align 16
	.align 64
	.global iswgraph#
	.type	iswgraph#, @function
	.proc iswgraph#
iswgraph:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	.save rp, r33
	mov r33 = b0
	nop 0
	.mmb
	mov r35 = r1
	.body
	cmp4.ltu p6, p7 = 127, r32
	(p7) br.cond.dpnt .L97
	;;
	.mmi
	mov r8 = r0
	nop 0
	mov ar.pfs = r34
	;;
	.mib
	nop 0
	mov b0 = r33
	br.ret.sptk.many b0
	;;
.L97:
	.mib
	mov r36 = r32
	nop 0
	br.call.sptk.many b0 = isgraph#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r35
	mov b0 = r33
	;;
	.mmi
	(p6) addl r8 = 1, r0
	nop 0
	mov ar.pfs = r34
	;;
	.mib
	nop 0
	(p7) mov r8 = r0
	br.ret.sptk.many b0
	.endp iswgraph#
	.align 16
	.align 64
	.global iswcntrl#
	.type	iswcntrl#, @function
	.proc iswcntrl#
iswcntrl:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	.save rp, r33
	mov r33 = b0
	nop 0
	.mmb
	mov r35 = r1
	.body
	cmp4.ltu p6, p7 = 127, r32
	(p7) br.cond.dpnt .L103
	;;
	.mmi
	mov r8 = r0
	nop 0
	mov ar.pfs = r34
	;;
	.mib
	nop 0
	mov b0 = r33
	br.ret.sptk.many b0
	;;
.L103:
	.mib
	mov r36 = r32
	nop 0
	br.call.sptk.many b0 = iscntrl#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r35
	mov b0 = r33
	;;
	.mmi
	(p6) addl r8 = 1, r0
	nop 0
	mov ar.pfs = r34
	;;
	.mib
	nop 0
	(p7) mov r8 = r0
	br.ret.sptk.many b0
	.endp iswcntrl#
	.align 16
	.align 64
	.global towlower#
	.type	towlower#, @function
	.proc towlower#
towlower:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	.mmb
	mov r8 = r32
	cmp4.ltu p6, p7 = 127, r32
	(p7) br.cond.dpnt .L108
	;;
	.mii
	nop 0
	mov ar.pfs = r34
	nop 0
	;;
	.mib
	nop 0
	mov b0 = r33
	br.ret.sptk.many b0
	;;
.L108:
	.mib
	mov r36 = r32
	nop 0
	br.call.sptk.many b0 = tolower#
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
	.endp towlower#
	.align 16
	.align 64
	.global towupper#
	.type	towupper#, @function
	.proc towupper#
towupper:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	.mmb
	mov r8 = r32
	cmp4.ltu p6, p7 = 127, r32
	(p7) br.cond.dpnt .L113
	;;
	.mii
	nop 0
	mov ar.pfs = r34
	nop 0
	;;
	.mib
	nop 0
	mov b0 = r33
	br.ret.sptk.many b0
	;;
.L113:
	.mib
	mov r36 = r32
	nop 0
	br.call.sptk.many b0 = toupper#
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
	.endp towupper#
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	"tolower"
	.align 8
.LC4:
	stringz	"toupper"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global wctrans#
	.type	wctrans#, @function
	.proc wctrans#
wctrans:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	addp4 r32 = 0,r32
	.save rp, r33
	mov r33 = b0
	.mlx
	mov r35 = r1
	.body
	movl r37 = @gprel(.LC3)
	;;
	.mib
	add r37 = r1, r37
	mov r36 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmb
	addl r14 = 1, r0
	cmp4.eq p6, p7 = 0, r8
	nop 0
	.mib
	mov r1 = r35
	mov b0 = r33
	(p7) br.cond.dpnt .L119
	;;
	.mib
	mov r8 = r14
	mov ar.pfs = r34
	br.ret.sptk.many b0
.L119:
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	.mmi
	nop 0
	mov r36 = r32
	nop 0
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r35
	mov b0 = r33
	;;
	.mii
	(p6) addl r14 = 1, r0
	mov ar.pfs = r34
	;;
	(p7) mov r14 = r0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	nop 0
	mov r8 = r14
	br.ret.sptk.many b0
	.endp wctrans#
	.align 16
	.align 64
	.global towctrans#
	.type	towctrans#, @function
	.proc towctrans#
towctrans:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 1, 0
	cmp4.geu p8, p9 = 127, r32
	nop 0
	.mmi
	cmp4.eq p10, p11 = 2, r33
	cmp4.ne p6, p7 = 1, r33
	.save rp, r34
	mov r34 = b0
	;;
	.mmi
	(p10) addl r15 = 1, r0
	(p8) addl r14 = 1, r0
	nop 0
	.mmb
	mov r36 = r1
	.body
	mov r8 = r32
	(p7) br.cond.dpnt .L125
	;;
	.mii
	(p11) mov r15 = r0
	(p9) mov r14 = r0
	;;
	and r14 = r15, r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L126
.L122:
	.mii
	nop 0
	mov b0 = r34
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
.L125:
	.mib
	nop 0
	cmp4.ltu p6, p7 = 127, r32
	(p6) br.cond.dptk .L122
	;;
	.mib
	mov r37 = r32
	nop 0
	br.call.sptk.many b0 = tolower#
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
	;;
.L126:
	.mib
	mov r37 = r32
	nop 0
	br.call.sptk.many b0 = toupper#
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
	.endp towctrans#
	.align 16
	.align 64
	.global wctob#
	.type	wctob#, @function
	.proc wctob#
wctob:
	.prologue
	.body
	.mmi
	cmp4.ltu p6, p7 = 127, r32
	;;
	(p7) mov r8 = r32
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r8 = -1, r0
	br.ret.sptk.many b0
	.endp wctob#
	.align 16
	.align 64
	.global wcwidth#
	.type	wcwidth#, @function
	.proc wcwidth#
wcwidth:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	.save rp, r33
	mov r33 = b0
	nop 0
	.mmb
	mov r35 = r1
	.body
	cmp4.eq p6, p7 = 0, r32
	(p7) br.cond.dpnt .L139
	;;
	.mmi
	mov r8 = r0
	nop 0
	mov ar.pfs = r34
	;;
	.mib
	nop 0
	mov b0 = r33
	br.ret.sptk.many b0
.L139:
	.mib
	nop 0
	cmp4.ltu p6, p7 = 127, r32
	(p7) br.cond.dpnt .L140
	;;
.L133:
	.mmi
	addl r8 = -1, r0
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	;;
.L140:
	.mib
	mov r36 = r32
	nop 0
	br.call.sptk.many b0 = isprint#
	;;
	.mmi
	mov r14 = r8
	addl r8 = 1, r0
	mov r1 = r35
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L133
	.mii
	nop 0
	mov b0 = r33
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp wcwidth#
	.align 16
	.align 64
	.global wcswidth#
	.type	wcswidth#, @function
	.proc wcswidth#
wcswidth:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 1, 0
	adds r14 = -1, r33
	.save ar.lc, r38
	mov r38 = ar.lc
	.mmi
	cmp4.ne p6, p7 = 0, r33
	mov r37 = r1
	addp4 r32 = 0,r32
	;;
	.mmi
	mov r34 = r0
	addp4 r14 = r14, r0
	.save rp, r35
	mov r35 = b0
	.body
	.mmb
	(p7) mov r8 = r0
	nop 0
	(p7) br.cond.dpnt .L141
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L147:
	.mmi
	addp4 r14 = 0,r32
	nop 0
	adds r32 = 4, r32
	;;
	.mmi
	nop 0
	ld4 r39 = [r14]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r39
	nop 0
	(p7) br.cond.dpnt .L155
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = 127, r39
	(p6) br.cond.dpnt .L144
.L146:
	.mmi
	addl r8 = -1, r0
	nop 0
	nop 0
.L141:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	;;
	.mib
	nop 0
	mov ar.lc = r38
	br.ret.sptk.many b0
	;;
.L144:
	.mib
	adds r34 = 1, r34
	nop 0
	br.call.sptk.many b0 = isprint#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L146
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L147
	.mii
	mov r8 = r33
	mov b0 = r35
	;;
	mov ar.pfs = r36
	;;
	.mib
	nop 0
	mov ar.lc = r38
	br.ret.sptk.many b0
.L155:
	.mii
	mov r8 = r34
	mov b0 = r35
	;;
	mov ar.pfs = r36
	;;
	.mib
	nop 0
	mov ar.lc = r38
	br.ret.sptk.many b0
	.endp wcswidth#
	.align 16
	.align 64
	.global btowc#
	.type	btowc#, @function
	.proc btowc#
btowc:
	.prologue
	.body
	.mmi
	cmp4.ltu p6, p7 = 127, r32
	;;
	(p7) mov r8 = r32
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r8 = -1, r0
	br.ret.sptk.many b0
	.endp btowc#
	.align 16
	.align 64
	.global wcslen#
	.type	wcslen#, @function
	.proc wcslen#
wcslen:
	.prologue
	.body
	.mmi
	addp4 r32 = 0,r32
	;;
	ld4 r8 = [r32]
	adds r32 = 4, r32
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L160
	;;
	.mmi
	mov r8 = r0
	nop 0
	nop 0
	;;
	.align 32
.L162:
	.mmi
	addp4 r14 = 0,r32
	adds r8 = 1, r8
	adds r32 = 4, r32
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L162
.L160:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp wcslen#
	.align 16
	.align 64
	.global mbrtowc#
	.type	mbrtowc#, @function
	.proc mbrtowc#
mbrtowc:
	.prologue
	.body
	.mii
	addp4 r33 = 0,r33
	addp4 r32 = 0,r32
	;;
	cmp.eq p6, p7 = 0, r33
	;;
	.mib
	(p6) mov r8 = r0
	nop 0
	(p6) br.cond.dpnt .L169
	;;
	.mib
	cmp4.eq p6, p7 = 0, r34
	nop 0
	(p6) br.cond.dpnt .L173
	;;
	.mmi
	cmp.eq p6, p7 = 0, r32
	;;
	(p7) ld1 r14 = [r33]
	nop 0
	;;
	.mmi
	(p7) st4 [r32] = r14
	;;
	ld1 r14 = [r33]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	.mii
	(p6) addl r8 = 1, r0
	nop 0
	;;
	(p7) mov r8 = r0
.L169:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	;;
.L173:
	.mib
	nop 0
	addl r8 = -2, r0
	br.ret.sptk.many b0
	.endp mbrtowc#
	.align 16
	.align 64
	.global mbtowc#
	.type	mbtowc#, @function
	.proc mbtowc#
mbtowc:
	.prologue
	.body
	.mii
	addp4 r33 = 0,r33
	addp4 r32 = 0,r32
	;;
	cmp.eq p6, p7 = 0, r33
	;;
	.mib
	(p6) mov r8 = r0
	nop 0
	(p6) br.cond.dpnt .L179
	;;
	.mib
	cmp4.eq p6, p7 = 0, r34
	nop 0
	(p6) br.cond.dpnt .L183
	;;
	.mmi
	cmp.eq p6, p7 = 0, r32
	;;
	(p7) ld1 r14 = [r33]
	nop 0
	;;
	.mmi
	(p7) st4 [r32] = r14
	;;
	ld1 r14 = [r33]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	.mii
	(p6) addl r8 = 1, r0
	nop 0
	;;
	(p7) mov r8 = r0
.L179:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	;;
.L183:
	.mib
	nop 0
	addl r8 = -2, r0
	br.ret.sptk.many b0
	.endp mbtowc#
	.align 16
	.align 64
	.global wcrtomb#
	.type	wcrtomb#, @function
	.proc wcrtomb#
wcrtomb:
	.prologue
	.body
	.mii
	addp4 r32 = 0,r32
	addl r8 = 1, r0
	;;
	cmp.eq p6, p7 = 0, r32
	;;
	.mib
	(p7) st1 [r32] = r33
	nop 0
	br.ret.sptk.many b0
	.endp wcrtomb#
	.align 16
	.align 64
	.global wctomb#
	.type	wctomb#, @function
	.proc wctomb#
wctomb:
	.prologue
	.body
	.mmi
	addp4 r32 = 0,r32
	nop 0
	addl r8 = 1, r0
	;;
	.mii
	cmp.eq p6, p7 = 0, r32
	nop 0
	;;
	(p6) mov r8 = r0
	.mmb
	nop 0
	(p7) st1 [r32] = r33
	br.ret.sptk.many b0
	.endp wctomb#
	.align 16
	.align 64
	.global mbsinit#
	.type	mbsinit#, @function
	.proc mbsinit#
mbsinit:
	.prologue
	.body
	.mib
	nop 0
	addl r8 = 1, r0
	br.ret.sptk.many b0
	.endp mbsinit#
	.align 16
	.align 64
	.global mblen#
	.type	mblen#, @function
	.proc mblen#
mblen:
	.prologue
	.body
	.mmi
	addp4 r32 = 0,r32
	cmp4.ne p8, p9 = 0, r33
	mov r8 = r0
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r32
	nop 0
	(p8) addl r15 = 1, r0
	;;
	.mii
	(p6) addl r14 = 1, r0
	(p9) mov r15 = r0
	;;
	(p7) mov r14 = r0
	;;
	.mmi
	nop 0
	and r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L201
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
	.mii
	(p6) addl r8 = 1, r0
	nop 0
	;;
	(p7) mov r8 = r0
.L201:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp mblen#
	.align 16
	.align 64
	.global mbstowcs#
	.type	mbstowcs#, @function
	.proc mbstowcs#
mbstowcs:
	.prologue
	.mmi
	cmp4.eq p10, p11 = 0, r34
	addp4 r32 = 0,r32
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	.mmi
	adds r14 = -1, r34
	mov r8 = r0
	addp4 r33 = 0,r33
	;;
	.mmi
	(p10) cmp.eq.unc p6, p0 = r0, r0
	(p11) cmp.eq.unc p7, p0 = r0, r0
	.pred.rel.mutex p6, p7
	(p10) mov ar.lc = 0
	.mmi
	addp4 r14 = r14, r0
	mov r16 = r32
	cmp.eq p8, p9 = 0, r32
	;;
	.mmi
	cmp4.ne.and.orcm p6, p7 = 0, r32
	nop 0
	(p11) mov ar.lc = r14
	;;
	.mbb
	(p6) mov r8 = r0
	(p6) br.cond.dpnt .L206
	(p8) br.cond.dpnt .L212
	.align 32
.L209:
	.mmi
	addp4 r14 = 0,r33
	addp4 r15 = 0,r16
	adds r33 = 1, r33
	.mmi
	adds r16 = 4, r16
	;;
	ld1 r17 = [r14]
	nop 0
	;;
	.mmi
	st4 [r15] = r17
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
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L206
	;;
	.mib
	nop 0
	adds r8 = 1, r8
	br.cloop.sptk.few .L209
	;;
.L206:
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
.L212:
	.mmi
	mov r8 = r0
	nop 0
	nop 0
	.align 32
.L208:
	.mmi
	addp4 r14 = 0,r33
	nop 0
	adds r33 = 1, r33
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L206
	;;
	.mib
	nop 0
	adds r8 = 1, r8
	br .L208
	.endp mbstowcs#
	.align 16
	.align 64
	.global wcstombs#
	.type	wcstombs#, @function
	.proc wcstombs#
wcstombs:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 0, 0
	addp4 r32 = 0,r32
	adds r14 = -1, r34
	.mmi
	addp4 r33 = 0,r33
	cmp4.eq p8, p9 = 0, r34
	mov r37 = r1
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r32
	addp4 r14 = r14, r0
	.save ar.lc, r38
	mov r38 = ar.lc
	.mmi
	mov r8 = r0
	addl r19 = 255, r0
	adds r16 = 4, r33
	;;
	.mii
	nop 0
	.save rp, r35
	mov r35 = b0
	.body
	nop 0
	.mmb
	cmp4.eq.and.orcm p6, p7 = 0, r34
	cmp.eq p10, p11 = 0, r32
	(p6) br.cond.dpnt .L225
	;;
	.mib
	nop 0
	(p9) mov ar.lc = r14
	nop 0
	.mmi
	ld4 r17 = [r33]
	nop 0
	addl r14 = 255, r0
	;;
	.mmi
	nop 0
	cmp4.geu p6, p7 = r14, r17
	(p8) mov ar.lc = 0
	.bbb
	nop 0
	(p7) br.cond.dpnt .L222
	(p10) br.cond.dpnt .L226
	.align 32
.L223:
	.mmi
	add r15 = r8, r32
	adds r14 = -4, r16
	addp4 r18 = 0,r16
	.mmi
	adds r16 = 4, r16
	;;
	addp4 r15 = 0,r15
	addp4 r14 = 0,r14
	;;
	.mmi
	st1 [r15] = r17
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L218
	;;
	.mib
	nop 0
	adds r8 = 1, r8
	br.cloop.sptk.few .L231
.L218:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	;;
	.mib
	nop 0
	mov ar.lc = r38
	br.ret.sptk.many b0
.L231:
	.mmi
	nop 0
	ld4 r17 = [r18]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r19, r17
	(p7) br.cond.dptk .L223
.L222:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	mov r14 = r8
	addl r15 = 47, r0
	mov r1 = r37
	.mmi
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	st4 [r14] = r15
	nop 0
	nop 0
.L238:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	;;
	.mib
	nop 0
	mov ar.lc = r38
	br.ret.sptk.many b0
.L226:
	.mmi
	nop 0
	mov r8 = r0
	addl r15 = 255, r0
	.align 32
.L221:
	.mmi
	addp4 r14 = 0,r16
	nop 0
	cmp4.eq p6, p7 = 0, r17
	.mmb
	adds r16 = 4, r16
	nop 0
	(p6) br.cond.dpnt .L218
	;;
	.mmi
	ld4 r17 = [r14]
	nop 0
	adds r8 = 1, r8
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r15, r17
	(p7) br.cond.dptk .L221
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	mov r14 = r8
	nop 0
	addl r15 = 47, r0
	.mii
	mov r1 = r37
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br .L238
.L225:
	.mii
	mov r8 = r0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	;;
	.mib
	nop 0
	mov ar.lc = r38
	br.ret.sptk.many b0
	.endp wcstombs#
	.align 16
	.align 64
	.global mbsrtowcs#
	.type	mbsrtowcs#, @function
	.proc mbsrtowcs#
mbsrtowcs:
	.prologue
	.body
	.mmi
	addp4 r32 = 0,r32
	addp4 r33 = 0,r33
	mov r8 = r0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r32
	ld4 r14 = [r33]
	mov r16 = r32
	.mmi
	cmp.eq p8, p9 = 0, r32
	;;
	(p6) addl r18 = 1, r0
	addp4 r14 = 0,r14
	;;
	.mmi
	(p7) mov r18 = r0
	nop 0
	mov r15 = r14
	;;
	.mmi
	cmp.eq p6, p7 = 0, r18
	nop 0
	addp4 r18 = r18, r0
	;;
	.mib
	nop 0
	cmp4.eq.and.orcm p6, p7 = 0, r34
	(p6) br.cond.dpnt .L247
	.align 32
.L243:
	.pred.rel.mutex p8, p9
	.mmi
	addp4 r14 = 0,r15
	addp4 r17 = 0,r16
	adds r15 = 1, r15
	.mmi
	adds r16 = 4, r16
	;;
	(p9) ld1 r19 = [r14]
	nop 0
	;;
	.mmi
	(p9) st4 [r17] = r19
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
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L242
	;;
	.mmi
	adds r8 = 1, r8
	;;
	cmp4.ltu p6, p7 = r8, r34
	nop 0
	;;
	.mib
	nop 0
	cmp.ne.or.andcm p6, p7 = 0, r18
	(p6) br.cond.dptk .L243
.L244:
	.mii
	ld4 r14 = [r33]
	nop 0
	;;
	addp4 r14 = r8, r14
	;;
	.mmi
	st4 [r33] = r14
	nop 0
	nop 0
.L239:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
.L242:
	.pred.rel.mutex p8, p9
	.mmi
	mov r14 = r0
	nop 0
	cmp4.ltu p6, p7 = r8, r34
	.bbb
	nop 0
	(p8) br.cond.dpnt .L239
	(p7) br.cond.spnt .L244
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br .L239
.L247:
	.mmi
	nop 0
	mov r8 = r0
	nop 0
	.mmb
	st4 [r33] = r14
	nop 0
	br .L239
	.endp mbsrtowcs#
	.align 16
	.align 64
	.global wcsrtombs#
	.type	wcsrtombs#, @function
	.proc wcsrtombs#
wcsrtombs:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 3, 0
	addp4 r32 = 0,r32
	.save rp, r35
	mov r35 = b0
	.mmi
	addp4 r33 = 0,r33
	mov r37 = r1
	.body
	mov r40 = r34
	;;
	.mib
	ld4 r39 = [r33]
	mov r38 = r32
	br.call.sptk.many b0 = wcstombs#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r32
	cmp4.ltu p8, p9 = r8, r34
	mov r1 = r37
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mmi
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
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
	(p6) br.cond.dptk .L257
	.mmi
	mov r14 = r0
	nop 0
	shladd r15 = r8, 2, r0
	;;
	.mii
	(p9) ld4 r14 = [r33]
	nop 0
	;;
	(p9) addp4 r14 = r15, r14
	;;
	.mmi
	st4 [r33] = r14
	nop 0
	nop 0
.L257:
	.mii
	nop 0
	mov b0 = r35
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp wcsrtombs#
	.align 16
	.align 64
	.global mbrlen#
	.type	mbrlen#, @function
	.proc mbrlen#
mbrlen:
	.prologue
	.body
	.mmi
	addp4 r32 = 0,r32
	;;
	cmp.eq p6, p7 = 0, r32
	nop 0
	;;
	.mib
	(p6) mov r8 = r0
	nop 0
	(p6) br.cond.dpnt .L263
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r33
	nop 0
	;;
	.mib
	(p6) addl r8 = -2, r0
	nop 0
	(p6) br.cond.dpnt .L263
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
	.mii
	(p6) addl r8 = 1, r0
	nop 0
	;;
	(p7) mov r8 = r0
.L263:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp mbrlen#
	.align 16
	.align 64
	.global wcswcs#
	.type	wcswcs#, @function
	.proc wcswcs#
wcswcs:
	.prologue 12, 34
	.mib
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	.save rp, r34
	mov r34 = b0
	nop 0
	.mmi
	mov r36 = r1
	.body
	addp4 r38 = 0,r33
	addp4 r37 = 0,r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = wcsstr#
	;;
	.mmi
	mov r1 = r36
	addp4 r8 = 0,r8
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp wcswcs#
	.align 16
	.align 64
	.global wcstol#
	.type	wcstol#, @function
	.proc wcstol#
wcstol:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 3, 6, 3, 0
	.fframe 416
	adds r12 = -416, r12
	.save rp, r38
	mov r38 = b0
	.mmi
	addp4 r32 = 0,r32
	mov r40 = r1
	.body
	addp4 r33 = 0,r33
	;;
	.mmi
	adds r14 = 16, r12
	adds r37 = 416, r12
	mov r42 = r32
	;;
	.mib
	mov r41 = r14
	nop 0
	br.call.sptk.many b0 = narrow#
	;;
	.mmi
	addp4 r35 = 0,r8
	nop 0
	mov r1 = r40
	.mmi
	mov r43 = r34
	nop 0
	mov r42 = r37
	;;
	.mib
	mov r41 = r35
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	adds r14 = 16, r12
	cmp.eq p8, p9 = 0, r33
	nop 0
	.mmi
	mov r1 = r40
	mov r36 = r8
	mov r41 = r35
	;;
	.mmi
	cmp4.eq p6, p7 = r35, r14
	(p9) ld4 r14 = [r37]
	nop 0
	;;
	.mmi
	(p9) sub r14 = r14, r35
	;;
	(p9) shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	(p9) add r14 = r14, r32
	;;
	(p9) st4 [r33] = r14
	nop 0
	.bbb
	nop 0
	(p6) br.cond.dpnt .L271
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r40
	nop 0
	nop 0
.L271:
	.mii
	mov r8 = r36
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.restore sp
	adds r12 = 416, r12
	br.ret.sptk.many b0
	.endp wcstol#
	.align 16
	.align 64
	.global wcstoul#
	.type	wcstoul#, @function
	.proc wcstoul#
wcstoul:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 3, 6, 3, 0
	.fframe 416
	adds r12 = -416, r12
	.save rp, r38
	mov r38 = b0
	.mmi
	addp4 r32 = 0,r32
	mov r40 = r1
	.body
	addp4 r33 = 0,r33
	;;
	.mmi
	adds r14 = 16, r12
	adds r37 = 416, r12
	mov r42 = r32
	;;
	.mib
	mov r41 = r14
	nop 0
	br.call.sptk.many b0 = narrow#
	;;
	.mmi
	addp4 r35 = 0,r8
	nop 0
	mov r1 = r40
	.mmi
	mov r43 = r34
	nop 0
	mov r42 = r37
	;;
	.mib
	mov r41 = r35
	nop 0
	br.call.sptk.many b0 = strtoul#
	;;
	.mmi
	adds r14 = 16, r12
	cmp.eq p8, p9 = 0, r33
	nop 0
	.mmi
	mov r1 = r40
	mov r36 = r8
	mov r41 = r35
	;;
	.mmi
	cmp4.eq p6, p7 = r35, r14
	(p9) ld4 r14 = [r37]
	nop 0
	;;
	.mmi
	(p9) sub r14 = r14, r35
	;;
	(p9) shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	(p9) add r14 = r14, r32
	;;
	(p9) st4 [r33] = r14
	nop 0
	.bbb
	nop 0
	(p6) br.cond.dpnt .L279
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r40
	nop 0
	nop 0
.L279:
	.mii
	mov r8 = r36
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.restore sp
	adds r12 = 416, r12
	br.ret.sptk.many b0
	.endp wcstoul#
	.align 16
	.align 64
	.global wcstoll#
	.type	wcstoll#, @function
	.proc wcstoll#
wcstoll:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 3, 6, 3, 0
	.fframe 416
	adds r12 = -416, r12
	.save rp, r38
	mov r38 = b0
	.mmi
	addp4 r32 = 0,r32
	mov r40 = r1
	.body
	addp4 r33 = 0,r33
	;;
	.mmi
	adds r14 = 16, r12
	adds r37 = 416, r12
	mov r42 = r32
	;;
	.mib
	mov r41 = r14
	nop 0
	br.call.sptk.many b0 = narrow#
	;;
	.mmi
	addp4 r35 = 0,r8
	nop 0
	mov r1 = r40
	.mmi
	mov r43 = r34
	nop 0
	mov r42 = r37
	;;
	.mib
	mov r41 = r35
	nop 0
	br.call.sptk.many b0 = strtoll#
	;;
	.mmi
	adds r14 = 16, r12
	cmp.eq p8, p9 = 0, r33
	nop 0
	.mmi
	mov r1 = r40
	mov r36 = r8
	mov r41 = r35
	;;
	.mmi
	cmp4.eq p6, p7 = r35, r14
	(p9) ld4 r14 = [r37]
	nop 0
	;;
	.mmi
	(p9) sub r14 = r14, r35
	;;
	(p9) shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	(p9) add r14 = r14, r32
	;;
	(p9) st4 [r33] = r14
	nop 0
	.bbb
	nop 0
	(p6) br.cond.dpnt .L287
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r40
	nop 0
	nop 0
.L287:
	.mii
	mov r8 = r36
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.restore sp
	adds r12 = 416, r12
	br.ret.sptk.many b0
	.endp wcstoll#
	.align 16
	.align 64
	.global wcstoull#
	.type	wcstoull#, @function
	.proc wcstoull#
wcstoull:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 3, 6, 3, 0
	.fframe 416
	adds r12 = -416, r12
	.save rp, r38
	mov r38 = b0
	.mmi
	addp4 r32 = 0,r32
	mov r40 = r1
	.body
	addp4 r33 = 0,r33
	;;
	.mmi
	adds r14 = 16, r12
	adds r37 = 416, r12
	mov r42 = r32
	;;
	.mib
	mov r41 = r14
	nop 0
	br.call.sptk.many b0 = narrow#
	;;
	.mmi
	addp4 r35 = 0,r8
	nop 0
	mov r1 = r40
	.mmi
	mov r43 = r34
	nop 0
	mov r42 = r37
	;;
	.mib
	mov r41 = r35
	nop 0
	br.call.sptk.many b0 = strtoull#
	;;
	.mmi
	adds r14 = 16, r12
	cmp.eq p8, p9 = 0, r33
	nop 0
	.mmi
	mov r1 = r40
	mov r36 = r8
	mov r41 = r35
	;;
	.mmi
	cmp4.eq p6, p7 = r35, r14
	(p9) ld4 r14 = [r37]
	nop 0
	;;
	.mmi
	(p9) sub r14 = r14, r35
	;;
	(p9) shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	(p9) add r14 = r14, r32
	;;
	(p9) st4 [r33] = r14
	nop 0
	.bbb
	nop 0
	(p6) br.cond.dpnt .L295
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r40
	nop 0
	nop 0
.L295:
	.mii
	mov r8 = r36
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.restore sp
	adds r12 = 416, r12
	br.ret.sptk.many b0
	.endp wcstoull#
	.align 16
	.align 64
	.global wcstoimax#
	.type	wcstoimax#, @function
	.proc wcstoimax#
wcstoimax:
	.prologue
	.body
	.mmi
	addp4 r33 = 0,r33
	nop 0
	addp4 r32 = 0,r32
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many wcstoll#
	;;
	break.f 0
	;;
	.endp wcstoimax#
	.align 16
	.align 64
	.global wcstoumax#
	.type	wcstoumax#, @function
	.proc wcstoumax#
wcstoumax:
	.prologue
	.body
	.mmi
	addp4 r33 = 0,r33
	nop 0
	addp4 r32 = 0,r32
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many wcstoull#
	;;
	break.f 0
	;;
	.endp wcstoumax#
	.align 16
	.align 64
	.global wcstod#
	.type	wcstod#, @function
	.proc wcstod#
wcstod:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 5, 2, 0
	mov r16 = r12
	nop 0
	.mmi
	.fframe 432
	adds r12 = -432, r12
	addp4 r32 = 0,r32
	.save rp, r36
	mov r36 = b0
	;;
	.mmi
	adds r14 = 16, r12
	.save.f 0x1
	stf.spill [r16] = f2
	mov r38 = r1
	.body
	.mmi
	adds r35 = 416, r12
	mov r40 = r32
	addp4 r33 = 0,r33
	;;
	.mib
	mov r39 = r14
	nop 0
	br.call.sptk.many b0 = narrow#
	;;
	.mmi
	addp4 r34 = 0,r8
	mov r1 = r38
	mov r40 = r35
	;;
	.mib
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = strtod#
	;;
	.mmi
	adds r14 = 16, r12
	cmp.eq p8, p9 = 0, r33
	nop 0
	.mfi
	mov r1 = r38
	mov f2 = f8
	mov r39 = r34
	;;
	.mmi
	cmp4.eq p6, p7 = r34, r14
	(p9) ld4 r14 = [r35]
	nop 0
	;;
	.mmi
	(p9) sub r14 = r14, r34
	;;
	(p9) shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	(p9) add r14 = r14, r32
	;;
	(p9) st4 [r33] = r14
	nop 0
	.bbb
	nop 0
	(p6) br.cond.dpnt .L307
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L307:
	.mmf
	nop 0
	nop 0
	mov f8 = f2
	.mmi
	adds r17 = 432, r12
	nop 0
	mov b0 = r36
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r17]
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 432, r12
	br.ret.sptk.many b0
	.endp wcstod#
	.align 16
	.align 64
	.global wcstof#
	.type	wcstof#, @function
	.proc wcstof#
wcstof:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 5, 2, 0
	mov r16 = r12
	nop 0
	.mmi
	.fframe 432
	adds r12 = -432, r12
	addp4 r32 = 0,r32
	.save rp, r36
	mov r36 = b0
	;;
	.mmi
	adds r14 = 16, r12
	.save.f 0x1
	stf.spill [r16] = f2
	mov r38 = r1
	.body
	.mmi
	adds r35 = 416, r12
	mov r40 = r32
	addp4 r33 = 0,r33
	;;
	.mib
	mov r39 = r14
	nop 0
	br.call.sptk.many b0 = narrow#
	;;
	.mmi
	addp4 r34 = 0,r8
	mov r1 = r38
	mov r40 = r35
	;;
	.mib
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = strtof#
	;;
	.mmi
	adds r14 = 16, r12
	cmp.eq p8, p9 = 0, r33
	nop 0
	.mfi
	mov r1 = r38
	mov f2 = f8
	mov r39 = r34
	;;
	.mmi
	cmp4.eq p6, p7 = r34, r14
	(p9) ld4 r14 = [r35]
	nop 0
	;;
	.mmi
	(p9) sub r14 = r14, r34
	;;
	(p9) shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	(p9) add r14 = r14, r32
	;;
	(p9) st4 [r33] = r14
	nop 0
	.bbb
	nop 0
	(p6) br.cond.dpnt .L315
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L315:
	.mmf
	nop 0
	nop 0
	mov f8 = f2
	.mmi
	adds r17 = 432, r12
	nop 0
	mov b0 = r36
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r17]
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 432, r12
	br.ret.sptk.many b0
	.endp wcstof#
	.align 16
	.align 64
	.global wcstold#
	.type	wcstold#, @function
	.proc wcstold#
wcstold:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 2, 7, 2, 0
	.fframe 464
	adds r12 = -464, r12
	.save rp, r38
	mov r38 = b0
	.mmi
	addp4 r32 = 0,r32
	mov r40 = r1
	.body
	addp4 r33 = 0,r33
	;;
	.mmi
	adds r14 = 16, r12
	adds r37 = 448, r12
	nop 0
	.mmi
	mov r42 = r32
	adds r35 = 432, r12
	adds r36 = 440, r12
	;;
	.mib
	mov r41 = r14
	nop 0
	br.call.sptk.many b0 = narrow#
	;;
	.mmi
	addp4 r34 = 0,r8
	mov r1 = r40
	mov r42 = r37
	;;
	.mib
	mov r41 = r34
	nop 0
	br.call.sptk.many b0 = strtold#
	;;
	.mmi
	adds r14 = 16, r12
	cmp.eq p8, p9 = 0, r33
	mov r1 = r40
	.mmi
	st8 [r35] = r8
	st8 [r36] = r9
	mov r41 = r34
	;;
	.mmi
	cmp4.eq p6, p7 = r34, r14
	(p9) ld4 r14 = [r37]
	nop 0
	;;
	.mmi
	(p9) sub r14 = r14, r34
	;;
	(p9) shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	(p9) add r14 = r14, r32
	;;
	(p9) st4 [r33] = r14
	nop 0
	.bbb
	nop 0
	(p6) br.cond.dpnt .L325
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r40
	nop 0
	nop 0
.L325:
	.mmi
	ld8 r9 = [r36]
	ld8 r8 = [r35]
	mov b0 = r38
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	nop 0
	.mmb
	.restore sp
	adds r12 = 464, r12
	nop 0
	br.ret.sptk.many b0
	.endp wcstold#
	.align 16
	.align 64
	.global wcsftime#
	.type	wcsftime#, @function
	.proc wcsftime#
wcsftime:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 4, 7, 4, 0
	addp4 r34 = 0,r34
	.save ar.lc, r42
	mov r42 = ar.lc
	.mmi
	mov r41 = r1
	addp4 r32 = 0,r32
	addp4 r35 = 0,r35
	;;
	.mii
	ld4 r36 = [r34]
	.save rp, r39
	mov r39 = b0
	.body
	adds r15 = 4, r34
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r36
	(p6) br.cond.dpnt .L332
	;;
	.mmi
	mov r36 = r0
	nop 0
	nop 0
	;;
	.align 32
.L333:
	.mmi
	addp4 r14 = 0,r15
	adds r36 = 1, r36
	adds r15 = 4, r15
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L333
.L332:
	.mib
	add r43 = r36, r33, 1
	adds r37 = 1, r36
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	addp4 r38 = 0,r8
	mov r1 = r41
	mov r45 = r37
	.mmi
	mov r44 = r34
	;;
	cmp.eq p6, p7 = 0, r38
	mov r43 = r38
	;;
	.mbb
	(p6) mov r36 = r0
	(p6) br.cond.dpnt .L331
	br.call.sptk.many b0 = wcstombs#
	;;
	.mib
	mov r1 = r41
	cmp4.eq p6, p7 = r36, r8
	(p6) br.cond.dpnt .L335
.L337:
	.mmi
	nop 0
	mov r43 = r38
	mov r36 = r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r41
	nop 0
	nop 0
.L331:
	.mii
	mov r8 = r36
	mov b0 = r39
	;;
	mov ar.pfs = r40
	;;
	.mib
	nop 0
	mov ar.lc = r42
	br.ret.sptk.many b0
.L335:
	.mmi
	add r36 = r37, r38
	nop 0
	mov r46 = r35
	.mii
	mov r45 = r38
	mov r44 = r33
	;;
	addp4 r36 = 0,r36
	;;
	.mib
	mov r43 = r36
	nop 0
	br.call.sptk.many b0 = strftime#
	;;
	.mmi
	shladd r14 = r8, 2, r0
	mov r16 = r36
	mov r36 = r8
	.mmb
	mov r1 = r41
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L337
	;;
	.mii
	nop 0
	extr.u r14 = r14, 2, 30
	;;
	mov ar.lc = r14
	.align 32
.L338:
	.mmi
	addp4 r15 = 0,r16
	addp4 r14 = 0,r32
	adds r16 = 1, r16
	.mmi
	adds r32 = 4, r32
	;;
	ld1 r15 = [r15]
	nop 0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.cloop.sptk.few .L338
	.mib
	mov r43 = r38
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mib
	nop 0
	mov r1 = r41
	br .L331
	.endp wcsftime#
	.align 16
	.align 64
	.global wcsxfrm#
	.type	wcsxfrm#, @function
	.proc wcsxfrm#
wcsxfrm:
	.prologue
	.body
	.mmi
	addp4 r33 = 0,r33
	mov r8 = r0
	addp4 r32 = 0,r32
	;;
	.mii
	ld4 r16 = [r33]
	adds r15 = 4, r33
	;;
	cmp4.eq p6, p7 = 0, r16
	;;
	.mib
	nop 0
	(p6) mov r8 = r0
	(p6) br.cond.dpnt .L351
	;;
	.align 32
.L352:
	.mmi
	addp4 r14 = 0,r15
	adds r8 = 1, r8
	adds r15 = 4, r15
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L352
	;;
.L351:
	.mmi
	mov r14 = r0
	cmp4.eq p6, p7 = 0, r34
	addp4 r15 = 0,r32
	.mmb
	adds r33 = 4, r33
	adds r32 = 4, r32
	(p6) br.cond.dpnt .L350
	;;
	.mmi
	adds r14 = 1, r14
	st4 [r15] = r16
	addp4 r17 = 0,r33
	.mmi
	adds r33 = 4, r33
	;;
	cmp4.ltu p6, p7 = r14, r34
	cmp4.geu p8, p9 = r8, r14
	;;
	.mmi
	(p6) addl r15 = 1, r0
	nop 0
	(p8) addl r16 = 1, r0
	;;
	.mii
	(p7) mov r15 = r0
	(p9) mov r16 = r0
	;;
	and r15 = r16, r15
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dpnt .L350
	.align 32
.L362:
	.mmi
	adds r14 = 1, r14
	ld4 r16 = [r17]
	addp4 r15 = 0,r32
	.mmi
	addp4 r17 = 0,r33
	adds r32 = 4, r32
	adds r33 = 4, r33
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = r14, r34
	cmp4.geu p8, p9 = r8, r14
	.mmi
	st4 [r15] = r16
	;;
	(p6) addl r15 = 1, r0
	(p8) addl r16 = 1, r0
	;;
	.mii
	(p7) mov r15 = r0
	(p9) mov r16 = r0
	;;
	and r15 = r16, r15
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p7) br.cond.dptk .L362
.L350:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp wcsxfrm#
	.align 16
	.align 64
	.global wcsdup#
	.type	wcsdup#, @function
	.proc wcsdup#
wcsdup:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 3, 0
	addp4 r32 = 0,r32
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	;;
	ld4 r14 = [r32]
	mov r15 = r0
	.mmi
	adds r16 = 4, r32
	;;
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r33 = 4, r0
	(p6) br.cond.dpnt .L364
	.align 32
.L365:
	.mmi
	addp4 r14 = 0,r16
	mov r39 = r15
	adds r16 = 4, r16
	.mmi
	adds r15 = 1, r15
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L365
	.mii
	adds r39 = 2, r39
	nop 0
	;;
	shladd r33 = r39, 2, r0
	;;
.L364:
	.mib
	mov r37 = r33
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r36
	.mmi
	mov r39 = r33
	nop 0
	mov r38 = r32
	;;
	.mib
	cmp.eq p6, p7 = 0, r8
	mov r37 = r8
	(p6) br.cond.dpnt .L366
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	nop 0
	mov r1 = r36
	addp4 r8 = 0,r8
.L366:
	.mii
	nop 0
	mov b0 = r34
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp wcsdup#
	.section	.rodata.str1.8
	.align 8
.LC5:
	stringz	"upper"
	.align 8
.LC6:
	stringz	"lower"
	.align 8
.LC7:
	stringz	"digit"
	.align 8
.LC8:
	stringz	"xdigit"
	.align 8
.LC9:
	stringz	"alnum"
	.align 8
.LC10:
	stringz	"space"
	.align 8
.LC11:
	stringz	"blank"
	.align 8
.LC12:
	stringz	"punct"
	.align 8
.LC13:
	stringz	"print"
	.align 8
.LC14:
	stringz	"graph"
	.align 8
.LC15:
	stringz	"cntrl"
	.section	.data.rel.ro,"aw"
	.align 4
	.type	classes#, @object
	.size	classes#, 96
classes:
	data4	.LC0
	data4	@fptr(isalpha#)
	data4	.LC5
	data4	@fptr(isupper#)
	data4	.LC6
	data4	@fptr(islower#)
	data4	.LC7
	data4	@fptr(isdigit#)
	data4	.LC8
	data4	@fptr(isxdigit#)
	data4	.LC9
	data4	@fptr(isalnum#)
	data4	.LC10
	data4	@fptr(isspace#)
	data4	.LC11
	data4	@fptr(isblank#)
	data4	.LC12
	data4	@fptr(ispunct#)
	data4	.LC13
	data4	@fptr(isprint#)
	data4	.LC14
	data4	@fptr(isgraph#)
	data4	.LC15
	data4	@fptr(iscntrl#)
	.global memcpy#
	.type	memcpy#, @function
	.global strftime#
	.type	strftime#, @function
	.global strtold#
	.type	strtold#, @function
	.global strtof#
	.type	strtof#, @function
	.global strtod#
	.type	strtod#, @function
	.global strtoull#
	.type	strtoull#, @function
	.global strtoll#
	.type	strtoll#, @function
	.global strtoul#
	.type	strtoul#, @function
	.global free#
	.type	free#, @function
	.global strtol#
	.type	strtol#, @function
	.global wcsstr#
	.type	wcsstr#, @function
	.global __errno#
	.type	__errno#, @function
	.global toupper#
	.type	toupper#, @function
	.global tolower#
	.type	tolower#, @function
	.global iscntrl#
	.type	iscntrl#, @function
	.global isgraph#
	.type	isgraph#, @function
	.global isprint#
	.type	isprint#, @function
	.global ispunct#
	.type	ispunct#, @function
	.global isblank#
	.type	isblank#, @function
	.global isspace#
	.type	isspace#, @function
	.global isalnum#
	.type	isalnum#, @function
	.global isxdigit#
	.type	isxdigit#, @function
	.global isdigit#
	.type	isdigit#, @function
	.global islower#
	.type	islower#, @function
	.global isupper#
	.type	isupper#, @function
	.global isalpha#
	.type	isalpha#, @function
	.global strcmp#
	.type	strcmp#, @function
	.global malloc#
	.type	malloc#, @function
	.ident	"GCC: (GNU) 12.2.0"
