// 9313dae87d15308c1a1509a7fccc4daf emu/guest/libc/wide_streams.c
	.file	"wide_streams.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc put_in_buffer#
put_in_buffer:
	.prologue
	.mmi
	nop 0
	adds r15 = 8, r32
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	.mmb
	adds r16 = -1, r34
	cmp.ne p6, p7 = 0, r34
	(p7) br.cond.dpnt .L1
	;;
	.mmi
	nop 0
	ld8 r14 = [r15]
	mov ar.lc = r16
	;;
	.align 32
.L3:
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L1
	;;
	.mmi
	ld8 r14 = [r32]
	ld1 r16 = [r33], 1
	nop 0
	;;
	.mmi
	nop 0
	adds r17 = 4, r14
	nop 0
	;;
	.mmi
	st8 [r32] = r17
	st4 [r14] = r16
	nop 0
	;;
	.mmi
	ld8 r14 = [r15]
	;;
	adds r14 = -1, r14
	nop 0
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br.cloop.sptk.few .L3
	;;
.L1:
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
	.endp put_in_buffer#
	.align 16
	.align 64
	.proc put_wide_in_buffer#
put_wide_in_buffer:
	.prologue
	.mmi
	nop 0
	adds r15 = 8, r32
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	.mmb
	adds r16 = -1, r34
	cmp.ne p6, p7 = 0, r34
	(p7) br.cond.dpnt .L9
	;;
	.mmi
	nop 0
	ld8 r14 = [r15]
	mov ar.lc = r16
	;;
	.align 32
.L11:
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L9
	;;
	.mmi
	ld8 r14 = [r32]
	;;
	adds r16 = 4, r14
	nop 0
	;;
	.mmi
	st8 [r32] = r16
	;;
	ld4 r16 = [r33], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r16
	;;
	ld8 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = -1, r14
	nop 0
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br.cloop.sptk.few .L11
	;;
.L9:
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
	.endp put_wide_in_buffer#
	.align 16
	.align 64
	.global fgetwc#
	.type	fgetwc#, @function
	.proc fgetwc#
fgetwc:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	.mmi
	nop 0
	mov r36 = r32
	nop 0
	;;
	.mib
	addl r37 = 1, r0
	nop 0
	br.call.sptk.many b0 = fwide#
	;;
	.mib
	mov r1 = r35
	mov r36 = r32
	br.call.sptk.many b0 = getc#
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
	.endp fgetwc#
	.align 16
	.align 64
	.global fputwc#
	.type	fputwc#, @function
	.proc fputwc#
fputwc:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	.mmi
	nop 0
	mov r37 = r33
	nop 0
	;;
	.mib
	addl r38 = 1, r0
	nop 0
	br.call.sptk.many b0 = fwide#
	;;
	.mmi
	addl r14 = 255, r0
	nop 0
	mov r1 = r36
	.mmi
	mov r38 = r33
	nop 0
	mov r37 = r32
	;;
	.mib
	cmp4.geu p6, p7 = r14, r32
	nop 0
	(p7) br.cond.dpnt .L26
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = putc#
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
.L26:
	.mmi
	adds r33 = 24, r33
	;;
	ld2 r14 = [r33]
	nop 0
	;;
	.mmi
	nop 0
	or r14 = 32, r14
	nop 0
	;;
	.mib
	st2 [r33] = r14
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmb
	addl r15 = 47, r0
	mov r14 = r8
	nop 0
	.mmi
	mov r1 = r36
	addl r8 = -1, r0
	mov b0 = r34
	;;
	.mib
	st4 [r14] = r15
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp fputwc#
	.align 16
	.align 64
	.global getwc#
	.type	getwc#, @function
	.proc getwc#
getwc:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	.mmi
	nop 0
	mov r36 = r32
	nop 0
	;;
	.mib
	addl r37 = 1, r0
	nop 0
	br.call.sptk.many b0 = fwide#
	;;
	.mib
	mov r1 = r35
	mov r36 = r32
	br.call.sptk.many b0 = getc#
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
	.endp getwc#
	.align 16
	.align 64
	.global putwc#
	.type	putwc#, @function
	.proc putwc#
putwc:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	.mmi
	nop 0
	mov r37 = r33
	nop 0
	;;
	.mib
	addl r38 = 1, r0
	nop 0
	br.call.sptk.many b0 = fwide#
	;;
	.mmi
	addl r14 = 255, r0
	nop 0
	mov r1 = r36
	.mmi
	mov r38 = r33
	nop 0
	mov r37 = r32
	;;
	.mib
	cmp4.geu p6, p7 = r14, r32
	nop 0
	(p7) br.cond.dpnt .L34
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = putc#
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
.L34:
	.mmi
	adds r33 = 24, r33
	;;
	ld2 r14 = [r33]
	nop 0
	;;
	.mmi
	nop 0
	or r14 = 32, r14
	nop 0
	;;
	.mib
	st2 [r33] = r14
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmb
	addl r15 = 47, r0
	mov r14 = r8
	nop 0
	.mmi
	mov r1 = r36
	addl r8 = -1, r0
	mov b0 = r34
	;;
	.mib
	st4 [r14] = r15
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp putwc#
	.align 16
	.align 64
	.global getwchar#
	.type	getwchar#, @function
	.proc getwchar#
getwchar:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 2, 0
	addl r32 = @ltoffx(__iob#), r1
	nop 0
	.mmi
	mov r35 = r1
	nop 0
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mmi
	ld8.mov r32 = [r32], __iob#
	nop 0
	addl r37 = 1, r0
	;;
	.mib
	mov r36 = r32
	nop 0
	br.call.sptk.many b0 = fwide#
	;;
	.mib
	mov r1 = r35
	mov r36 = r32
	br.call.sptk.many b0 = getc#
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
	.endp getwchar#
	.section	.sdata,	"asw",	"progbits"
	.align 8
.LC0:
	data8	__iob#+32
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global putwchar#
	.type	putwchar#, @function
	.proc putwchar#
putwchar:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 2, 0
	addl r14 = @gprel(.LC0), gp
	nop 0
	.mmi
	mov r36 = r1
	nop 0
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mmi
	ld8 r33 = [r14]
	nop 0
	addl r38 = 1, r0
	;;
	.mib
	mov r37 = r33
	nop 0
	br.call.sptk.many b0 = fwide#
	;;
	.mmi
	addl r14 = 255, r0
	nop 0
	mov r1 = r36
	.mmi
	mov r38 = r33
	nop 0
	mov r37 = r32
	;;
	.mib
	cmp4.geu p6, p7 = r14, r32
	nop 0
	(p7) br.cond.dpnt .L42
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = putc#
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
.L42:
	.mmi
	adds r33 = 24, r33
	;;
	ld2 r14 = [r33]
	nop 0
	;;
	.mmi
	nop 0
	or r14 = 32, r14
	nop 0
	;;
	.mib
	st2 [r33] = r14
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmb
	addl r15 = 47, r0
	mov r14 = r8
	nop 0
	.mmi
	mov r1 = r36
	addl r8 = -1, r0
	mov b0 = r34
	;;
	.mib
	st4 [r14] = r15
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp putwchar#
	.align 16
	.align 64
	.global ungetwc#
	.type	ungetwc#, @function
	.proc ungetwc#
ungetwc:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	.mmi
	nop 0
	mov r37 = r33
	nop 0
	;;
	.mib
	addl r38 = 1, r0
	nop 0
	br.call.sptk.many b0 = fwide#
	;;
	.mmi
	addl r14 = 255, r0
	mov r1 = r36
	mov b0 = r34
	.mmi
	addl r8 = -1, r0
	mov r38 = r33
	mov r37 = r32
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = r14, r32
	mov ar.pfs = r35
	.bbb
	nop 0
	(p7) br.cond.dpnt .L48
	br.ret.sptk.many b0
	;;
.L48:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ungetc#
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
	.endp ungetwc#
	.align 16
	.align 64
	.global fgetws#
	.type	fgetws#, @function
	.proc fgetws#
fgetws:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 3, 6, 2, 0
	mov r39 = r1
	.save rp, r37
	mov r37 = b0
	.mmi
	mov r41 = r34
	nop 0
	mov r36 = r32
	;;
	.mib
	mov r35 = r0
	.save ar.lc, r40
	mov r40 = ar.lc
	.body
	br.call.sptk.many b0 = flockfile#
	;;
	.mmi
	adds r14 = -1, r33
	nop 0
	mov r1 = r39
	;;
	.mmi
	cmp4.gt p6, p7 = r0, r14
	nop 0
	addp4 r15 = r14, r0
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r15
	;;
	(p6) mov ar.lc = 0
	;;
	.align 32
.L50:
	.mib
	addl r42 = 1, r0
	mov r41 = r34
	br.cloop.sptk.few .L61
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = funlockfile#
	;;
	.mib
	mov r1 = r39
	cmp4.lt p6, p7 = 0, r33
	(p7) br.cond.dpnt .L55
.L57:
	.mii
	nop 0
	sxt4 r35 = r35
	;;
	shladd r35 = r35, 2, r0
	;;
	.mmi
	nop 0
	add r35 = r32, r35
	nop 0
	;;
	.mmi
	st4 [r35] = r0
	nop 0
	nop 0
.L66:
	.mii
	mov r8 = r32
	mov b0 = r37
	;;
	mov ar.pfs = r38
	;;
	.mib
	nop 0
	mov ar.lc = r40
	br.ret.sptk.many b0
	;;
.L61:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fwide#
	;;
	.mib
	mov r1 = r39
	mov r41 = r34
	br.call.sptk.many b0 = getc#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r39
	(p7) br.cond.dpnt .L70
	;;
	.mmi
	nop 0
	adds r35 = 1, r35
	nop 0
	.mmb
	st4 [r36] = r8, 4
	cmp4.eq p6, p7 = 10, r8
	(p7) br.cond.dptk .L50
	;;
	.mii
	nop 0
	sxt4 r35 = r35
	mov r41 = r34
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = funlockfile#
	;;
	.mii
	shladd r35 = r35, 2, r0
	mov r1 = r39
	;;
	add r35 = r32, r35
	;;
	.mib
	st4 [r35] = r0
	nop 0
	br .L66
.L70:
	.mib
	mov r41 = r34
	adds r34 = 24, r34
	br.call.sptk.many b0 = funlockfile#
	;;
	.mib
	mov r1 = r39
	cmp4.eq p6, p7 = 0, r35
	(p6) br.cond.dpnt .L55
	;;
	.mmi
	nop 0
	ld2 r14 = [r34]
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r14, 5
	(p7) br.cond.dptk .L57
.L55:
	.mmi
	mov r32 = r0
	nop 0
	mov b0 = r37
	;;
	.mmi
	mov r8 = r32
	nop 0
	mov ar.pfs = r38
	;;
	.mib
	nop 0
	mov ar.lc = r40
	br.ret.sptk.many b0
	.endp fgetws#
	.align 16
	.align 64
	.global fputws#
	.type	fputws#, @function
	.proc fputws#
fputws:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 2, 6, 2, 0
	mov r39 = r1
	.save rp, r37
	mov r37 = b0
	.body
	.mmi
	mov r40 = r33
	nop 0
	adds r35 = 4, r32
	;;
	.mib
	addl r36 = 255, r0
	nop 0
	br.call.sptk.many b0 = flockfile#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r41 = 1, r0
	.mmb
	mov r40 = r33
	nop 0
	br.call.sptk.many b0 = fwide#
	;;
	.mii
	ld4 r34 = [r32]
	mov r1 = r39
	;;
	cmp4.eq p6, p7 = 0, r34
	;;
	.mib
	nop 0
	(p6) mov r34 = r0
	(p6) br.cond.dpnt .L72
	.align 32
.L76:
	.mib
	addl r41 = 1, r0
	mov r40 = r33
	br.call.sptk.many b0 = fwide#
	;;
	.mmi
	cmp4.geu p6, p7 = r36, r34
	mov r1 = r39
	nop 0
	.mmb
	mov r40 = r34
	mov r41 = r33
	(p7) br.cond.dpnt .L81
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	ld4 r34 = [r35], 4
	nop 0
	mov r1 = r39
	;;
	.mib
	cmp4.ne p6, p7 = 0, r34
	nop 0
	(p7) br.cond.dpnt .L82
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dptk .L76
	.mmi
	addl r34 = -1, r0
	nop 0
	nop 0
.L72:
	.mib
	mov r40 = r33
	nop 0
	br.call.sptk.many b0 = funlockfile#
	;;
	.mmi
	mov r8 = r34
	mov r1 = r39
	mov b0 = r37
	;;
	.mib
	nop 0
	mov ar.pfs = r38
	br.ret.sptk.many b0
.L81:
	.mmi
	adds r15 = 24, r33
	nop 0
	addl r34 = -1, r0
	;;
	.mmi
	ld2 r14 = [r15]
	;;
	or r14 = 32, r14
	nop 0
	;;
	.mib
	st2 [r15] = r14
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 47, r0
	nop 0
	mov r1 = r39
	;;
	.mib
	st4 [r8] = r14
	nop 0
	br .L72
.L82:
	.mii
	cmp4.eq p6, p7 = -1, r8
	mov r40 = r33
	;;
	(p6) addl r34 = 1, r0
	;;
	.mib
	(p7) mov r34 = r0
	nop 0
	br.call.sptk.many b0 = funlockfile#
	;;
	.mmi
	sub r34 = r0, r34
	mov r1 = r39
	mov b0 = r37
	;;
	.mib
	mov r8 = r34
	mov ar.pfs = r38
	br.ret.sptk.many b0
	.endp fputws#
	.align 16
	.align 64
	.global getws#
	.type	getws#, @function
	.proc getws#
getws:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 2, 0
	addl r34 = @ltoffx(__iob#), r1
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	nop 0
	mov r33 = r32
	;;
	.mmi
	ld8.mov r34 = [r34], __iob#
	nop 0
	addl r39 = 1, r0
	;;
	.mib
	mov r38 = r34
	nop 0
	br.call.sptk.many b0 = fwide#
	;;
	.mib
	mov r1 = r37
	mov r38 = r34
	br.call.sptk.many b0 = getc#
	;;
	.mmi
	nop 0
	mov r14 = r33
	mov r1 = r37
	.mmb
	nop 0
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L92
	;;
	.align 32
.L85:
	.mmi
	cmp4.ne p6, p7 = 10, r8
	nop 0
	addl r39 = 1, r0
	.mmb
	mov r38 = r34
	nop 0
	(p7) br.cond.dpnt .L87
	;;
	.mmi
	nop 0
	st4 [r14] = r8, 4
	nop 0
	;;
	.mib
	mov r33 = r14
	nop 0
	br.call.sptk.many b0 = fwide#
	;;
	.mib
	mov r1 = r37
	mov r38 = r34
	br.call.sptk.many b0 = getc#
	;;
	.mmi
	nop 0
	mov r1 = r37
	mov r14 = r33
	.mmb
	nop 0
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dptk .L85
	;;
.L92:
	.mib
	nop 0
	cmp.eq p6, p7 = r32, r33
	(p6) br.cond.dpnt .L93
.L87:
	.mmi
	mov r8 = r32
	st4 [r33] = r0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
.L93:
	.mmi
	mov r32 = r0
	nop 0
	mov b0 = r35
	;;
	.mib
	mov r8 = r32
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp getws#
	.section	.sdata,	"asw",	"progbits"
	.align 8
.LC2:
	data8	__iob#+32
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global putws#
	.type	putws#, @function
	.proc putws#
putws:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 2, 0
	addl r14 = @gprel(.LC2), gp
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	nop 0
	mov r37 = r32
	;;
	.mmi
	nop 0
	ld8 r33 = [r14]
	nop 0
	;;
	.mib
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = fputws#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r36
	nop 0
	.mmb
	mov r37 = r33
	addl r38 = 1, r0
	(p6) br.cond.dpnt .L96
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fwide#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r33
	.mmb
	addl r37 = 10, r0
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r36
	mov b0 = r34
	;;
	.mii
	(p6) addl r8 = 1, r0
	mov ar.pfs = r35
	;;
	(p7) mov r8 = r0
	;;
	.mib
	nop 0
	sub r8 = r0, r8
	br.ret.sptk.many b0
	;;
.L96:
	.mmi
	addl r8 = -1, r0
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp putws#
	.align 16
	.align 64
	.global vfwprintf#
	.type	vfwprintf#, @function
	.proc vfwprintf#
vfwprintf:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	mov r38 = r32
	;;
	.mib
	addl r39 = 1, r0
	nop 0
	br.call.sptk.many b0 = fwide#
	;;
	.mmi
	mov r1 = r37
	mov r38 = r32
	mov r41 = r34
	.mmi
	adds r32 = 24, r32
	mov r39 = r0
	mov r40 = r33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = print_text#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	(p7) ld2 r14 = [r32]
	;;
	(p7) or r14 = 32, r14
	nop 0
	;;
	.mii
	(p7) st2 [r32] = r14
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp vfwprintf#
	.section	.sdata,	"asw",	"progbits"
	.align 8
.LC3:
	data8	__iob#+32
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global vwprintf#
	.type	vwprintf#, @function
	.proc vwprintf#
vwprintf:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	addl r14 = @gprel(.LC3), gp
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mmi
	ld8 r34 = [r14]
	nop 0
	addl r39 = 1, r0
	;;
	.mib
	mov r38 = r34
	nop 0
	br.call.sptk.many b0 = fwide#
	;;
	.mmi
	mov r1 = r37
	mov r38 = r34
	mov r41 = r33
	.mmi
	adds r34 = 24, r34
	mov r39 = r0
	mov r40 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = print_text#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	(p7) ld2 r14 = [r34]
	;;
	(p7) or r14 = 32, r14
	nop 0
	;;
	.mii
	(p7) st2 [r34] = r14
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp vwprintf#
	.align 16
	.align 64
	.global vswprintf#
	.type	vswprintf#, @function
	.proc vswprintf#
vswprintf:
	.prologue 12, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 4, 4, 4, 0
	.fframe 64
	adds r12 = -64, r12
	nop 0
	.mii
	adds r14 = -1, r33
	.save rp, r37
	mov r37 = b0
	mov r39 = r1
	.body
	;;
	.mmi
	adds r36 = 56, r12
	mov r41 = r0
	adds r40 = 16, r12
	.mmi
	mov r42 = r34
	mov r43 = r35
	cmp.eq p6, p7 = 0, r33
	;;
	.mib
	st8 [r36] = r32
	nop 0
	(p6) br.cond.dptk .L106
	.mmi
	adds r15 = 64, r12
	;;
	st8 [r15] = r14
	addl r14 = @ltoff(@fptr(put_in_buffer#)), gp
	.mmi
	addl r15 = @ltoff(@fptr(put_wide_in_buffer#)), gp
	;;
	ld8 r14 = [r14]
	nop 0
	.mmi
	ld8 r15 = [r15]
	;;
	st8 [r40] = r14
	adds r14 = 24, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 32, r12
	;;
	.mib
	st8 [r14] = r36
	nop 0
	br.call.sptk.many b0 = format_text#
	;;
	.mmi
	ld8 r14 = [r36]
	cmp4.le p6, p7 = r0, r8
	sxt4 r15 = r8
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	;;
	.mib
	st4 [r14] = r0
	nop 0
	(p7) br.cond.dpnt .L109
	;;
	.mib
	cmp.leu p6, p7 = r33, r15
	nop 0
	(p6) br.cond.spnt .L109
	;;
	.mii
	nop 0
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	;;
.L106:
	.body
	.copy_state 1
	.mmi
	adds r14 = 64, r12
	adds r15 = 16, r12
	mov r41 = r0
	;;
	.mmi
	st8 [r14] = r0
	addl r14 = @ltoff(@fptr(put_in_buffer#)), gp
	mov r40 = r15
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	st8 [r15] = r14
	addl r15 = @ltoff(@fptr(put_wide_in_buffer#)), gp
	.mmi
	adds r14 = 24, r12
	;;
	ld8 r15 = [r15]
	nop 0
	;;
	.mii
	st8 [r14] = r15
	adds r14 = 32, r12
	;;
	nop 0
	.mmb
	st8 [r14] = r36
	nop 0
	br.call.sptk.many b0 = format_text#
	;;
	.mmi
	mov r1 = r39
	nop 0
	nop 0
.L109:
	.mii
	addl r8 = -1, r0
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	.endp vswprintf#
	.section	.sdata,	"asw",	"progbits"
	.align 8
.LC5:
	data8	__iob#+32
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global wprintf#
	.type	wprintf#, @function
	.proc wprintf#
wprintf:
	.prologue 12, 41
	.spill 40
	.mmi
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 8, 5, 4, 0
	adds r16 = 8, r12
	mov r17 = r12
	.mmi
	.fframe 80
	adds r12 = -80, r12
	addl r14 = @gprel(.LC5), gp
	mov r43 = r1
	;;
	.mmb
	.save ar.unat, r44
	mov r44 = ar.unat
	.mem.offset -8, 0
	st8.spill [r16] = r39, -16
	nop 0
	.mii
	ld8 r40 = [r14]
	.save rp, r41
	mov r41 = b0
	addl r46 = 1, r0
	;;
	.mmi
	.mem.offset 0, 0
	st8.spill [r17] = r38, -16
	.mem.offset 8, 0
	st8.spill [r16] = r37, -16
	mov r45 = r40
	;;
	.mmi
	.mem.offset 16, 0
	st8.spill [r17] = r36, -16
	.mem.offset 24, 0
	st8.spill [r16] = r35, -16
	nop 0
	;;
	.mmi
	nop 0
	.mem.offset 32, 0
	st8.spill [r17] = r34
	nop 0
	.mmb
	.mem.offset 40, 0
	st8.spill [r16] = r33
	.body
	nop 0
	br.call.sptk.many b0 = fwide#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r43
	mov r45 = r40
	.mmi
	adds r48 = 40, r12
	adds r40 = 24, r40
	mov r46 = r0
	;;
	.mmi
	st8 [r14] = r0
	adds r14 = 24, r12
	mov r47 = r32
	;;
	.mib
	st8 [r14] = r32
	nop 0
	br.call.sptk.many b0 = print_text#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	nop 0
	mov r1 = r43
	;;
	.mmi
	nop 0
	(p7) ld2 r14 = [r40]
	nop 0
	;;
	.mmi
	(p7) or r14 = 32, r14
	;;
	(p7) st2 [r40] = r14
	mov b0 = r41
	;;
	.mmi
	nop 0
	mov ar.unat = r44
	mov ar.pfs = r42
	.mmb
	nop 0
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
	.endp wprintf#
	.align 16
	.align 64
	.global fwprintf#
	.type	fwprintf#, @function
	.proc fwprintf#
fwprintf:
	.prologue 12, 40
	.spill 32
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 8, 4, 4, 0
	adds r16 = 8, r12
	mov r17 = r12
	.mmi
	.fframe 64
	adds r12 = -64, r12
	mov r42 = r1
	mov r44 = r32
	;;
	.mmi
	.save ar.unat, r43
	mov r43 = ar.unat
	.mem.offset -8, 0
	st8.spill [r16] = r39, -16
	.save rp, r40
	mov r40 = b0
	.mmi
	nop 0
	addl r45 = 1, r0
	nop 0
	;;
	.mmi
	.mem.offset 0, 0
	st8.spill [r17] = r38, -16
	.mem.offset 8, 0
	st8.spill [r16] = r37, -16
	nop 0
	;;
	.mmi
	.mem.offset 16, 0
	st8.spill [r17] = r36, -16
	.mem.offset 24, 0
	st8.spill [r16] = r35
	nop 0
	;;
	.mib
	.mem.offset 32, 0
	st8.spill [r17] = r34
	.body
	nop 0
	br.call.sptk.many b0 = fwide#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r42
	mov r44 = r32
	.mmi
	adds r47 = 32, r12
	adds r32 = 24, r32
	mov r45 = r0
	;;
	.mmi
	st8 [r14] = r0
	adds r14 = 24, r12
	mov r46 = r33
	;;
	.mib
	st8 [r14] = r33
	nop 0
	br.call.sptk.many b0 = print_text#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	nop 0
	mov r1 = r42
	;;
	.mmi
	nop 0
	(p7) ld2 r14 = [r32]
	nop 0
	;;
	.mmi
	(p7) or r14 = 32, r14
	;;
	(p7) st2 [r32] = r14
	mov b0 = r40
	;;
	.mmi
	nop 0
	mov ar.unat = r43
	mov ar.pfs = r41
	.mmb
	nop 0
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	.endp fwprintf#
	.align 16
	.align 64
	.global swprintf#
	.type	swprintf#, @function
	.proc swprintf#
swprintf:
	.prologue 12, 40
	.spill 24
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 8, 4, 4, 0
	adds r16 = 8, r12
	mov r17 = r12
	.mmi
	.fframe 48
	adds r12 = -48, r12
	mov r42 = r1
	mov r44 = r32
	;;
	.mmi
	.save ar.unat, r43
	mov r43 = ar.unat
	.mem.offset -8, 0
	st8.spill [r16] = r39, -16
	.save rp, r40
	mov r40 = b0
	.mmi
	mov r45 = r33
	mov r46 = r34
	adds r47 = 24, r12
	;;
	.mmi
	.mem.offset 0, 0
	st8.spill [r17] = r38, -16
	.mem.offset 8, 0
	st8.spill [r16] = r37, -16
	nop 0
	;;
	.mmi
	nop 0
	.mem.offset 16, 0
	st8.spill [r17] = r36
	nop 0
	.mmb
	.mem.offset 24, 0
	st8.spill [r16] = r35
	.body
	nop 0
	br.call.sptk.many b0 = vswprintf#
	;;
	.mmi
	mov r1 = r42
	mov ar.unat = r43
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	nop 0
	.mmb
	.restore sp
	adds r12 = 48, r12
	nop 0
	br.ret.sptk.many b0
	.endp swprintf#
	.align 16
	.align 64
	.global vfwscanf#
	.type	vfwscanf#, @function
	.proc vfwscanf#
vfwscanf:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 6, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mii
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	mov r38 = r32
	;;
	.mib
	addl r39 = 1, r0
	nop 0
	br.call.sptk.many b0 = fwide#
	;;
	.mmi
	mov r1 = r37
	mov r43 = r34
	mov r41 = r0
	.mmi
	mov r42 = r33
	mov r39 = r0
	mov r40 = r0
	;;
	.mib
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = scan_text#
	;;
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp vfwscanf#
	.align 16
	.align 64
	.global vwscanf#
	.type	vwscanf#, @function
	.proc vwscanf#
vwscanf:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 6, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mmi
	addl r34 = @ltoffx(__iob#), r1
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mmi
	ld8.mov r34 = [r34], __iob#
	nop 0
	addl r39 = 1, r0
	;;
	.mib
	mov r38 = r34
	nop 0
	br.call.sptk.many b0 = fwide#
	;;
	.mmi
	mov r1 = r37
	mov r43 = r33
	mov r41 = r0
	.mmi
	mov r42 = r32
	mov r39 = r0
	mov r40 = r0
	;;
	.mib
	mov r38 = r34
	nop 0
	br.call.sptk.many b0 = scan_text#
	;;
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp vwscanf#
	.align 16
	.align 64
	.global vswscanf#
	.type	vswscanf#, @function
	.proc vswscanf#
vswscanf:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 6, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mii
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	mov r40 = r32
	;;
	.mmi
	mov r42 = r33
	mov r43 = r34
	mov r41 = r0
	.mmb
	mov r39 = r0
	mov r38 = r0
	br.call.sptk.many b0 = scan_text#
	;;
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp vswscanf#
	.align 16
	.align 64
	.global wscanf#
	.type	wscanf#, @function
	.proc wscanf#
wscanf:
	.prologue 12, 41
	.spill 40
	.mmi
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 8, 5, 6, 0
	adds r16 = 8, r12
	mov r17 = r12
	.mmi
	.fframe 96
	adds r12 = -96, r12
	addl r40 = @ltoffx(__iob#), r1
	mov r43 = r1
	;;
	.mmb
	.save ar.unat, r44
	mov r44 = ar.unat
	.mem.offset -8, 0
	st8.spill [r16] = r39, -16
	nop 0
	.mii
	ld8.mov r40 = [r40], __iob#
	.save rp, r41
	mov r41 = b0
	addl r46 = 1, r0
	;;
	.mmi
	.mem.offset 0, 0
	st8.spill [r17] = r38, -16
	.mem.offset 8, 0
	st8.spill [r16] = r37, -16
	mov r45 = r40
	;;
	.mmi
	.mem.offset 16, 0
	st8.spill [r17] = r36, -16
	.mem.offset 24, 0
	st8.spill [r16] = r35, -16
	nop 0
	;;
	.mmi
	nop 0
	.mem.offset 32, 0
	st8.spill [r17] = r34
	nop 0
	.mmb
	.mem.offset 40, 0
	st8.spill [r16] = r33
	.body
	nop 0
	br.call.sptk.many b0 = fwide#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r43
	adds r50 = 56, r12
	.mmi
	mov r48 = r0
	mov r49 = r32
	mov r46 = r0
	;;
	.mmi
	st8 [r14] = r0
	adds r14 = 32, r12
	mov r47 = r0
	.mmi
	mov r45 = r40
	;;
	st8 [r14] = r0
	adds r14 = 40, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 24, r12
	;;
	.mib
	st8 [r14] = r32
	nop 0
	br.call.sptk.many b0 = scan_text#
	;;
	.mmi
	mov r1 = r43
	mov ar.unat = r44
	mov b0 = r41
	;;
	.mii
	nop 0
	mov ar.pfs = r42
	nop 0
	.mmb
	.restore sp
	adds r12 = 96, r12
	nop 0
	br.ret.sptk.many b0
	.endp wscanf#
	.align 16
	.align 64
	.global fwscanf#
	.type	fwscanf#, @function
	.proc fwscanf#
fwscanf:
	.prologue 12, 40
	.spill 32
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 8, 4, 6, 0
	adds r16 = 8, r12
	mov r17 = r12
	.mmi
	.fframe 80
	adds r12 = -80, r12
	mov r42 = r1
	mov r44 = r32
	;;
	.mmi
	.save ar.unat, r43
	mov r43 = ar.unat
	.mem.offset -8, 0
	st8.spill [r16] = r39, -16
	.save rp, r40
	mov r40 = b0
	.mmi
	nop 0
	addl r45 = 1, r0
	nop 0
	;;
	.mmi
	.mem.offset 0, 0
	st8.spill [r17] = r38, -16
	.mem.offset 8, 0
	st8.spill [r16] = r37, -16
	nop 0
	;;
	.mmi
	.mem.offset 16, 0
	st8.spill [r17] = r36, -16
	.mem.offset 24, 0
	st8.spill [r16] = r35
	nop 0
	;;
	.mib
	.mem.offset 32, 0
	st8.spill [r17] = r34
	.body
	nop 0
	br.call.sptk.many b0 = fwide#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r42
	adds r49 = 48, r12
	.mmi
	mov r47 = r0
	mov r48 = r33
	mov r45 = r0
	;;
	.mmi
	st8 [r14] = r0
	adds r14 = 32, r12
	mov r46 = r0
	.mmi
	mov r44 = r32
	;;
	st8 [r14] = r0
	adds r14 = 40, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 24, r12
	;;
	.mib
	st8 [r14] = r33
	nop 0
	br.call.sptk.many b0 = scan_text#
	;;
	.mmi
	mov r1 = r42
	mov ar.unat = r43
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	nop 0
	.mmb
	.restore sp
	adds r12 = 80, r12
	nop 0
	br.ret.sptk.many b0
	.endp fwscanf#
	.align 16
	.align 64
	.global swscanf#
	.type	swscanf#, @function
	.proc swscanf#
swscanf:
	.prologue 12, 40
	.spill 32
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 8, 4, 6, 0
	adds r16 = 8, r12
	mov r17 = r12
	.mmi
	.fframe 80
	adds r12 = -80, r12
	mov r42 = r1
	mov r46 = r32
	;;
	.mmi
	adds r14 = 32, r12
	.save ar.unat, r43
	mov r43 = ar.unat
	.save rp, r40
	mov r40 = b0
	.mmi
	.mem.offset -8, 0
	st8.spill [r16] = r39, -16
	adds r49 = 48, r12
	mov r48 = r33
	;;
	.mmi
	st8 [r14] = r0
	adds r14 = 16, r12
	mov r47 = r0
	.mmi
	.mem.offset 0, 0
	st8.spill [r17] = r38, -16
	mov r45 = r0
	mov r44 = r0
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	adds r14 = 40, r12
	.mmi
	nop 0
	.mem.offset 8, 0
	st8.spill [r16] = r37, -16
	nop 0
	;;
	.mmi
	.mem.offset 16, 0
	st8.spill [r17] = r36, -16
	st8 [r14] = r32
	adds r14 = 24, r12
	;;
	.mmi
	.mem.offset 24, 0
	st8.spill [r16] = r35
	.mem.offset 32, 0
	st8.spill [r17] = r34
	.body
	nop 0
	;;
	.mib
	st8 [r14] = r33
	nop 0
	br.call.sptk.many b0 = scan_text#
	;;
	.mmi
	mov r1 = r42
	mov ar.unat = r43
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	nop 0
	.mmb
	.restore sp
	adds r12 = 80, r12
	nop 0
	br.ret.sptk.many b0
	.endp swscanf#
	.global scan_text#
	.type	scan_text#, @function
	.global format_text#
	.type	format_text#, @function
	.global print_text#
	.type	print_text#, @function
	.global funlockfile#
	.type	funlockfile#, @function
	.global flockfile#
	.type	flockfile#, @function
	.global ungetc#
	.type	ungetc#, @function
	.global __errno#
	.type	__errno#, @function
	.global putc#
	.type	putc#, @function
	.global getc#
	.type	getc#, @function
	.global fwide#
	.type	fwide#, @function
	.ident	"GCC: (GNU) 12.2.0"
