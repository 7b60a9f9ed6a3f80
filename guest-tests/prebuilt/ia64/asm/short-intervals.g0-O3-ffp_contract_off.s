// bce7854bc7f09608512cf9b6397a9439 guest-tests/time/short-intervals.c
	.file	"short-intervals.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc compute#
compute:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 0, 8, 2, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r36
	mov r36 = b0
	.mmi
	nop 0
	mov r38 = r1
	nop 0
	;;
	.mmb
	adds r41 = 16, r12
	addl r40 = 1, r0
	nop 0
	.mib
	adds r35 = 24, r12
	.save ar.lc, r39
	mov r39 = ar.lc
	.body
	br.call.sptk.many b0 = clock_gettime#
	;;
	.mmi
	adds r14 = 16, r12
	ld8 r17 = [r35]
	nop 0
	.mmi
	mov r1 = r38
	adds r41 = 16, r12
	addl r40 = 1, r0
	;;
	.mmi
	nop 0
	ld8 r16 = [r14]
	addl r32 = @gprel(sink#), gp
	.mlx
	nop 0
	movl r33 = 1013904223
	;;
	.mii
	nop 0
	shl r15 = r16, 5
	;;
	sub r15 = r15, r16
	;;
	.mii
	nop 0
	shl r14 = r15, 6
	;;
	sub r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	shladd r34 = r14, 2, r0
	nop 0
	;;
	.mlx
	add r34 = r14, r34
	movl r14 = 30000000
	;;
	.mii
	nop 0
	shl r34 = r34, 9
	;;
	add r34 = r34, r17
	;;
	.mib
	add r34 = r34, r14
	nop 0
	br.call.sptk.many b0 = clock_gettime#
	;;
	.mmb
	adds r14 = 16, r12
	ld8 r17 = [r35]
	nop 0
	.mmi
	mov r1 = r38
	nop 0
	mov ar.lc = 99
	;;
	.mmi
	ld8 r16 = [r14]
	;;
	nop 0
	shl r15 = r16, 5
	;;
	.mmi
	sub r15 = r15, r16
	;;
	nop 0
	shl r14 = r15, 6
	;;
	.mmi
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r14, 9
	;;
	add r14 = r14, r17
	;;
	.mib
	nop 0
	cmp.lt p6, p7 = r14, r34
	(p7) br.cond.dpnt .L8
	.align 32
.L3:
	.mmi
	ld4.acq r15 = [r32]
	;;
	nop 0
	dep.z r14 = r15, 6, 26
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	dep.z r14 = r14, 6, 26
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r14 = r14, r33
	nop 0
	;;
	.mib
	st4.rel [r32] = r14
	nop 0
	br.cloop.sptk.few .L3
	.mib
	adds r41 = 16, r12
	addl r40 = 1, r0
	br.call.sptk.many b0 = clock_gettime#
	;;
	.mmb
	adds r14 = 16, r12
	ld8 r17 = [r35]
	nop 0
	.mmi
	mov r1 = r38
	nop 0
	mov ar.lc = 99
	;;
	.mmi
	ld8 r16 = [r14]
	;;
	nop 0
	shl r15 = r16, 5
	;;
	.mmi
	sub r15 = r15, r16
	;;
	nop 0
	shl r14 = r15, 6
	;;
	.mmi
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r14, 9
	;;
	add r14 = r14, r17
	;;
	.mib
	nop 0
	cmp.lt p6, p7 = r14, r34
	(p6) br.cond.dptk .L3
.L8:
	.mii
	nop 0
	mov b0 = r36
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	;;
	mov ar.lc = r39
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp compute#
	.align 16
	.align 64
	.proc handler#
handler:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 4, 0
	addl r15 = @gprel(hits#), gp
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	;;
	ld4.acq r14 = [r15]
	mov ar.pfs = r34
	;;
	.mmi
	adds r14 = 1, r14
	nop 0
	mov b0 = r33
	;;
	.mmi
	st4.rel [r15] = r14
	nop 0
	addl r15 = @gprel(wanted#), gp
	;;
	.mmi
	nop 0
	ld4.acq r15 = [r15]
	nop 0
	;;
	.mbb
	cmp4.ne p6, p7 = r15, r14
	(p7) br.cond.dpnt .L13
	br.ret.sptk.many b0
.L13:
	.mmi
	addl r14 = @gprel(handled#), gp
	;;
	ld8 r32 = [r14]
	nop 0
	;;
	.mib
	mov r36 = r32
	nop 0
	br.call.sptk.many b0 = timer_getoverrun#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov r39 = r0
	.mmi
	mov r37 = r0
	nop 0
	mov r36 = r32
	;;
	.mlx
	addl r14 = @gprel(missed#), gp
	movl r38 = @gprel(off#)
	;;
	.mmi
	nop 0
	add r38 = r1, r38
	nop 0
	.mmb
	st4.rel [r14] = r8
	nop 0
	br.call.sptk.many b0 = timer_settime#
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
	.endp handler#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s: %s\n"
	.text
	.align 16
	.align 64
	.proc must.part.0#
must.part.0:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	.mmb
	ld4 r36 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r35
	mov r38 = r8
	mov r37 = r32
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC0)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	addl r36 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp must.part.0#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"timer_create"
	.align 8
.LC2:
	stringz	"timer_settime"
	.text
	.align 16
	.align 64
	.proc start#
start:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 5, 5, 4, 0
	.fframe 112
	adds r12 = -112, r12
	unpack4.l r34 = r33, r34
	.mmi
	cmp4.ne p6, p7 = 4, r33
	mov r41 = r1
	mov r42 = r32
	;;
	.mmi
	adds r14 = 32, r12
	adds r15 = 16, r12
	.save rp, r39
	mov r39 = b0
	.body
	.mmi
	adds r38 = 80, r12
	adds r37 = 112, r12
	adds r43 = 16, r12
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r15] = r0
	adds r15 = 88, r12
	.mmi
	nop 0
	mov r44 = r37
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r15] = r36
	adds r15 = 96, r12
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r15] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r38] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0
	adds r14 = 104, r12
	;;
	.mmi
	st8 [r14] = r35
	nop 0
	adds r14 = 24, r12
	;;
	.mbb
	st8 [r14] = r34
	(p7) br.cond.dpnt .L22
	br.call.sptk.many b0 = timer_create#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC1)
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	nop 0
	ld8 r42 = [r37]
	mov r45 = r0
	.mmb
	mov r44 = r38
	mov r43 = r0
	br.call.sptk.many b0 = timer_settime#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mii
	ld8 r8 = [r37]
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
	;;
.L22:
	.body
	.copy_state 1
	.mib
	addl r42 = 1105, r0
	adds r37 = 112, r12
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	adds r14 = 32, r12
	mov r42 = r32
	nop 0
	.mmi
	adds r43 = 16, r12
	mov r44 = r37
	mov r1 = r41
	;;
	.mib
	st4 [r14] = r8
	nop 0
	br.call.sptk.many b0 = timer_create#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC1)
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	nop 0
	ld8 r42 = [r37]
	mov r45 = r0
	.mmb
	mov r44 = r38
	mov r43 = r0
	br.call.sptk.many b0 = timer_settime#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mii
	ld8 r8 = [r37]
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
	.endp start#
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	"%s: %d\n"
	.text
	.align 16
	.align 64
	.proc all.constprop.0#
all.constprop.0:
	.prologue 12, 61
	.mmi
	.save ar.pfs, r62
	alloc r62 = ar.pfs, 2, 31, 4, 0
	.fframe 336
	adds r12 = -336, r12
	.save ar.lc, r64
	mov r64 = ar.lc
	.mmi
	nop 0
	mov r63 = r1
	nop 0
	;;
	.mmi
	addl r14 = 1, r0
	adds r16 = 280, r12
	adds r15 = 304, r12
	.mmi
	adds r57 = 320, r12
	adds r39 = 120, r12
	adds r59 = 272, r12
	;;
	.mmi
	st8 [r16] = r14
	adds r16 = 288, r12
	mov r41 = r15
	.mmi
	adds r60 = 240, r12
	adds r58 = 208, r12
	mov r36 = r0
	;;
	.mmi
	st8 [r16] = r0
	adds r16 = 296, r12
	.save rp, r61
	mov r61 = b0
	.body
	.mmi
	st8 [r59] = r0
	adds r40 = 112, r12
	adds r44 = 128, r12
	;;
	.mmi
	st8 [r16] = r14
	adds r16 = 248, r12
	adds r56 = 136, r12
	.mmi
	adds r55 = 144, r12
	adds r54 = 152, r12
	adds r53 = 160, r12
	;;
	.mmi
	st8 [r16] = r14
	adds r14 = 256, r12
	addl r16 = 5000, r0
	.mmi
	adds r52 = 168, r12
	st8 [r60] = r0
	adds r51 = 124, r12
	;;
	.mmi
	st8 [r14] = r0
	adds r14 = 264, r12
	adds r42 = 176, r12
	.mmi
	adds r50 = 184, r12
	adds r49 = 192, r12
	adds r48 = 200, r12
	;;
	.mmi
	st8 [r14] = r16
	adds r14 = 216, r12
	adds r37 = 336, r12
	.mmi
	mov r47 = r39
	addl r46 = 10, r0
	mov r45 = r39
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	adds r14 = 224, r12
	.mmi
	st8 [r58] = r0
	;;
	st8 [r14] = r0
	adds r14 = 232, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	addl r14 = 1, r0
	;;
	.mmi
	nop 0
	st8 [r15] = r14
	adds r14 = 312, r12
	.mlx
	nop 0
	movl r15 = 12884901890
	;;
	.mlx
	st8 [r14] = r15
	movl r14 = 4294967296
	.mmi
	addl r15 = 4, r0
	;;
	st8 [r57] = r14
	adds r14 = 328, r12
	.mmi
	nop 0
	;;
	st4 [r14] = r15
	nop 0
.L24:
	.mmi
	nop 0
	mov r38 = r57
	addl r35 = 1, r0
	;;
.L28:
	.mmi
	ld4 r14 = [r38], 4
	st8 [r39] = r0
	mov r34 = r36
	.mmi
	mov r39 = r45
	st8 [r40] = r0
	adds r36 = 1, r36
	;;
	.mmi
	ld4 r43 = [r41]
	st8 [r44] = r0
	cmp4.ne p6, p7 = 4, r14
	.mmi
	st8 [r56] = r0
	;;
	st8 [r55] = r0
	nop 0
	.mmi
	st8 [r54] = r0
	;;
	st8 [r53] = r0
	nop 0
	.mmi
	st8 [r52] = r0
	;;
	st4 [r47] = r46
	nop 0
	.mmi
	st4 [r51] = r14
	;;
	st8 [r42] = r0
	nop 0
	.mii
	st8 [r50] = r33
	nop 0
	;;
	nop 0
	.mmb
	st8 [r49] = r0
	st8 [r48] = r35
	(p7) br.cond.dpnt .L40
.L25:
	.mmi
	mov r67 = r37
	mov r66 = r40
	mov r65 = r43
	.mmb
	addp4 r34 = r34, r0
	adds r35 = 1, r35
	br.call.sptk.many b0 = timer_create#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r63
	mov r68 = r0
	.mmb
	mov r67 = r42
	mov r66 = r0
	(p7) br.cond.spnt .L41
	;;
	.mib
	ld8 r65 = [r37]
	shladd r34 = r34, 3, r0
	br.call.sptk.many b0 = timer_settime#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r63
	.mmb
	cmp4.ne p6, p7 = -1, r8
	nop 0
	(p7) br.cond.spnt .L42
	;;
	.mmi
	add r34 = r15, r34
	ld8 r14 = [r37]
	cmp.ne p6, p7 = 4, r35
	;;
	.mib
	st8 [r34] = r14
	nop 0
	(p6) br.cond.dptk .L28
	.mmi
	nop 0
	adds r41 = 4, r41
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r41, r57
	(p7) br.cond.dptk .L24
	.mmi
	mov r67 = r0
	nop 0
	mov r66 = r59
	.mmb
	mov r65 = r0
	nop 0
	br.call.sptk.many b0 = setitimer#
	;;
	.mmi
	mov r1 = r63
	mov r67 = r0
	nop 0
	.mmb
	mov r66 = r59
	addl r65 = 1, r0
	br.call.sptk.many b0 = setitimer#
	;;
	.mmi
	mov r67 = r0
	mov r66 = r60
	nop 0
	.mmb
	addl r65 = 2, r0
	mov r1 = r63
	br.call.sptk.many b0 = setitimer#
	;;
	.mib
	mov r1 = r63
	nop 0
	br.call.sptk.many b0 = compute#
	;;
	.mmi
	mov r1 = r63
	mov r67 = r0
	nop 0
	.mmb
	mov r66 = r58
	mov r65 = r0
	br.call.sptk.many b0 = setitimer#
	;;
	.mmi
	mov r1 = r63
	mov r67 = r0
	nop 0
	.mmb
	mov r66 = r58
	addl r65 = 1, r0
	br.call.sptk.many b0 = setitimer#
	;;
	.mmi
	mov r1 = r63
	mov r67 = r0
	nop 0
	.mmb
	mov r66 = r58
	addl r65 = 2, r0
	br.call.sptk.many b0 = setitimer#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r63
	.mmb
	cmp4.eq p6, p7 = 0, r36
	nop 0
	(p6) br.cond.dpnt .L30
	;;
	.mii
	sub r14 = r34, r15
	nop 0
	;;
	shr.u r14 = r14, 3
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L31:
	.mib
	ld8 r65 = [r34], -8
	nop 0
	br.call.sptk.many b0 = timer_delete#
	;;
	.mib
	nop 0
	mov r1 = r63
	br.cloop.sptk.few .L31
	;;
.L30:
	.mlx
	addl r14 = @gprel(hits#), gp
	movl r65 = @gprel(.LC3)
	.mmi
	mov r66 = r32
	;;
	nop 0
	add r65 = r1, r65
	.mmb
	nop 0
	ld4.acq r67 = [r14]
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r63
	mov b0 = r61
	;;
	mov ar.pfs = r62
	;;
	.mii
	nop 0
	mov ar.lc = r64
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 336, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L40:
	.body
	.copy_state 1
	.mib
	addl r65 = 1105, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	nop 0
	mov r1 = r63
	nop 0
	.mmb
	st4 [r44] = r8
	nop 0
	br .L25
.L41:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r63
	nop 0
	.mmb
	ld4 r65 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r63
	nop 0
	mov r67 = r8
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC0)
	.mlx
	nop 0
	movl r66 = @gprel(.LC1)
	;;
	.mib
	add r65 = r1, r65
	add r66 = r1, r66
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r63
	addl r65 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
.L42:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r63
	nop 0
	.mmb
	ld4 r65 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r63
	nop 0
	mov r67 = r8
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC0)
	.mlx
	nop 0
	movl r66 = @gprel(.LC2)
	;;
	.mib
	add r65 = r1, r65
	add r66 = r1, r66
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r63
	addl r65 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp all.constprop.0#
	.section	.rodata.str1.8
	.align 8
.LC4:
	stringz	"yes"
	.align 8
.LC5:
	stringz	"NO"
	.align 8
.LC6:
	stringz	"ignored"
	.align 8
.LC7:
	stringz	"ignored, of a microsecond"
	.align 8
.LC8:
	stringz	"blocked"
	.align 8
.LC9:
	stringz	"blocked, of a microsecond"
	.align 8
.LC10:
	stringz	"fd >= 0 && timerfd_settime(fd, 0, &at, NULL) == 0"
	.align 8
.LC11:
	stringz	"%-3s %s\n"
	.align 8
.LC12:
	stringz	"read(fd, &count, 8) == 8 && count >= 30000000"
	.align 8
.LC13:
	stringz	"timerfd_gettime(fd, &left) == 0 && left.it_value.tv_nsec <= 1"
	.align 8
.LC14:
	stringz	"read(fd, &more, 8) == 8 && more >= 30000000"
	.align 8
.LC15:
	stringz	"timer_gettime(silent, &left) == 0 && left.it_value.tv_sec == 0 && left.it_value.tv_nsec == 0"
	.align 8
.LC16:
	stringz	"timer_gettime(silent, &left) == 0 && left.it_value.tv_sec == 3599 && timer_getoverrun(silent) == 0"
	.align 8
.LC17:
	stringz	"sigprocmask"
	.align 8
.LC18:
	stringz	"missed > 0"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 43
	.mmb
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 0, 15, 5, 0
	.fframe 384
	adds r12 = -384, r12
	nop 0
	.mmi
	mov r45 = r1
	nop 0
	.save rp, r43
	mov r43 = b0
	;;
	.mlx
	adds r34 = 368, r12
	movl r14 = 111669149710
	.mlx
	addl r49 = 136, r0
	movl r15 = 42949672987
	;;
	.mmi
	st8 [r34] = r14
	adds r14 = 376, r12
	mov r48 = r0
	.mmi
	adds r47 = 24, r12
	mov r41 = r34
	adds r32 = 384, r12
	;;
	.mmi
	st8 [r14] = r15
	mov r33 = r34
	.save ar.lc, r46
	mov r46 = ar.lc
	.body
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r45
	adds r15 = 16, r12
	adds r47 = 160, r12
	;;
	.mmi
	addl r14 = @ltoff(@fptr(handler#)), gp
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	nop 0
	mov r1 = r45
	mov ar.lc = 3
.L44:
	.mmi
	ld4 r35 = [r33], 4
	nop 0
	addl r48 = 1, r0
	;;
	.mib
	mov r47 = r35
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r48 = r35
	.mmb
	adds r47 = 160, r12
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mib
	nop 0
	mov r1 = r45
	br.cloop.sptk.few .L44
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC6)
	.mmi
	addl r48 = 1, r0
	nop 0
	mov r33 = r34
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = all.constprop.0#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r48 = 1000, r0
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC7)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = all.constprop.0#
	;;
	.mmi
	nop 0
	mov r1 = r45
	mov ar.lc = 3
.L45:
	.mmi
	ld4 r47 = [r33], 4
	nop 0
	mov r49 = r0
	.mmb
	adds r48 = 16, r12
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mib
	nop 0
	mov r1 = r45
	br.cloop.sptk.few .L45
	.mmi
	mov r49 = r0
	adds r48 = 160, r12
	mov r47 = r0
	.mmb
	adds r36 = 320, r12
	adds r37 = 336, r12
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r48 = 1, r0
	.mmi
	adds r40 = 344, r12
	nop 0
	adds r35 = 352, r12
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC8)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = all.constprop.0#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r48 = 1000, r0
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC9)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = all.constprop.0#
	;;
	.mmi
	addl r14 = 1, r0
	adds r15 = 328, r12
	mov r1 = r45
	.mmi
	st8 [r36] = r0
	st8 [r37] = r0
	addl r48 = 2048, r0
	;;
	.mmi
	addl r47 = 1, r0
	st8 [r15] = r14
	nop 0
	.mmi
	st8 [r40] = r14
	;;
	st8 [r32] = r0
	nop 0
	.mmb
	st8 [r35] = r0
	nop 0
	br.call.sptk.many b0 = timerfd_create#
	;;
	.mmi
	nop 0
	mov r1 = r45
	mov r33 = r8
	.mmb
	nop 0
	cmp4.gt p6, p7 = r0, r8
	(p7) br.cond.dpnt .L87
	;;
.L46:
	.mlx
	nop 0
	movl r48 = @gprel(.LC5)
	.mlx
	nop 0
	movl r49 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC11)
	.mmi
	add r48 = r1, r48
	nop 0
	add r49 = r1, r49
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r45
	nop 0
	br.call.sptk.many b0 = compute#
	;;
	.mmi
	mov r48 = r32
	mov r1 = r45
	nop 0
	.mmb
	addl r49 = 8, r0
	mov r47 = r33
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r45
	cmp.ne p6, p7 = 8, r8
	(p7) br.cond.dpnt .L88
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC5)
	;;
	.mmi
	(p6) add r48 = r1, r48
	nop 0
	nop 0
.L48:
	.mlx
	nop 0
	movl r49 = @gprel(.LC12)
	.mlx
	adds r39 = 288, r12
	movl r47 = @gprel(.LC11)
	;;
	.mib
	add r49 = r1, r49
	add r47 = r1, r47
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r45
	nop 0
	br.call.sptk.many b0 = compute#
	;;
	.mmi
	mov r48 = r39
	nop 0
	mov r1 = r45
	.mmb
	mov r47 = r33
	nop 0
	br.call.sptk.many b0 = timerfd_gettime#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC5)
	.mmi
	nop 0
	(p6) adds r38 = 312, r12
	nop 0
	;;
	.mib
	nop 0
	(p6) add r48 = r1, r48
	(p6) br.cond.dptk .L49
	.mmi
	adds r38 = 312, r12
	;;
	ld8 r14 = [r38]
	nop 0
	;;
	.mmi
	nop 0
	cmp.lt p6, p7 = 1, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p7) movl r48 = @gprel(.LC4)
	;;
	.mii
	(p6) add r48 = r1, r48
	nop 0
	;;
	(p7) add r48 = r1, r48
.L49:
	.mlx
	nop 0
	movl r49 = @gprel(.LC13)
	.mlx
	mov r42 = r34
	movl r47 = @gprel(.LC11)
	;;
	.mib
	add r49 = r1, r49
	add r47 = r1, r47
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r48 = r35
	mov r1 = r45
	nop 0
	.mmb
	addl r49 = 8, r0
	mov r47 = r33
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r45
	cmp.ne p6, p7 = 8, r8
	(p7) br.cond.dpnt .L89
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC5)
	.mlx
	nop 0
	movl r49 = @gprel(.LC14)
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC11)
	.mmi
	(p6) add r48 = r1, r48
	nop 0
	add r49 = r1, r49
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r45
	mov r47 = r33
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r45
	mov ar.lc = 3
.L51:
	.mib
	ld4 r47 = [r42], 4
	addl r48 = 1, r0
	br.call.sptk.many b0 = signal#
	;;
	.mib
	nop 0
	mov r1 = r45
	br.cloop.sptk.few .L51
	.mmi
	sub r14 = r32, r34
	;;
	adds r14 = -4, r14
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 2
	;;
	mov ar.lc = r14
.L52:
	.mmi
	ld4 r47 = [r41], 4
	nop 0
	mov r49 = r0
	.mmb
	adds r48 = 16, r12
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mib
	nop 0
	mov r1 = r45
	br.cloop.sptk.few .L52
	.mmi
	mov r49 = r0
	nop 0
	adds r48 = 160, r12
	.mmb
	addl r47 = 1, r0
	nop 0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mlx
	mov r51 = r0
	movl r50 = 5000000
	.mmi
	mov r49 = r0
	addl r48 = 1, r0
	addl r47 = 1, r0
	;;
	.mib
	mov r1 = r45
	nop 0
	br.call.sptk.many b0 = start#
	;;
	.mib
	mov r1 = r45
	mov r32 = r8
	br.call.sptk.many b0 = compute#
	;;
	.mmi
	mov r48 = r36
	nop 0
	mov r1 = r45
	.mmb
	mov r47 = r32
	nop 0
	br.call.sptk.many b0 = timer_gettime#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC5)
	;;
	.mib
	nop 0
	(p6) add r48 = r1, r48
	(p6) br.cond.dptk .L53
	.mmi
	ld8 r14 = [r37]
	ld8 r15 = [r40]
	nop 0
	;;
	.mmi
	or r14 = r15, r14
	;;
	cmp.ne p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p7) movl r48 = @gprel(.LC4)
	;;
	.mii
	(p6) add r48 = r1, r48
	nop 0
	;;
	(p7) add r48 = r1, r48
.L53:
	.mlx
	nop 0
	movl r49 = @gprel(.LC15)
	.mlx
	nop 0
	movl r47 = @gprel(.LC11)
	;;
	.mib
	add r49 = r1, r49
	add r47 = r1, r47
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 3600, r0
	mov r50 = r0
	mov r49 = r39
	.mmi
	mov r48 = r0
	mov r47 = r32
	mov r1 = r45
	;;
	.mmi
	st8 [r39] = r14
	nop 0
	adds r14 = 296, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 304, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	addl r14 = 1, r0
	;;
	.mib
	st8 [r38] = r14
	nop 0
	br.call.sptk.many b0 = timer_settime#
	;;
	.mib
	mov r1 = r45
	nop 0
	br.call.sptk.many b0 = compute#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r48 = r36
	.mmb
	mov r47 = r32
	nop 0
	br.call.sptk.many b0 = timer_gettime#
	;;
	.mib
	mov r1 = r45
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L54
	.mmi
	ld8 r15 = [r37]
	nop 0
	addl r14 = 3599, r0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r15
	(p6) br.cond.dpnt .L55
.L54:
	.mlx
	nop 0
	movl r48 = @gprel(.LC5)
	;;
	.mmi
	add r48 = r1, r48
	nop 0
	nop 0
.L56:
	.mlx
	addl r37 = @gprel(wanted#), gp
	movl r49 = @gprel(.LC16)
	.mlx
	adds r36 = 360, r12
	movl r47 = @gprel(.LC11)
	;;
	.mlx
	add r49 = r1, r49
	movl r39 = 30000000
	.mmb
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r45
	addl r14 = 200, r0
	nop 0
	.mmi
	mov r49 = r0
	adds r48 = 160, r12
	mov r47 = r0
	;;
	.mmi
	nop 0
	addl r38 = @gprel(hits#), gp
	nop 0
	.mlx
	st4.rel [r37] = r14
	movl r33 = 1013904223
	;;
	.mib
	st4.rel [r38] = r0
	nop 0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r45
	addl r51 = 1, r0
	.mmb
	addl r50 = 1, r0
	addl r49 = 10, r0
	(p7) br.cond.spnt .L58
	;;
	.mib
	mov r48 = r0
	addl r47 = 1, r0
	br.call.sptk.many b0 = start#
	;;
	.mmi
	mov r1 = r45
	nop 0
	adds r48 = 160, r12
	.mii
	mov r49 = r0
	addl r47 = 1, r0
	;;
	addl r14 = @gprel(handled#), gp
	;;
	.mib
	st8 [r14] = r8
	nop 0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mib
	mov r1 = r45
	cmp4.eq p6, p7 = -1, r8
	(p6) br.cond.spnt .L58
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r38]
	addl r32 = @gprel(sink#), gp
	.mmi
	nop 0
	ld4.acq r15 = [r37]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r14, r15
	(p6) br.cond.dpnt .L59
.L62:
	.mib
	mov r48 = r35
	addl r47 = 1, r0
	br.call.sptk.many b0 = clock_gettime#
	;;
	.mmi
	ld8 r16 = [r35]
	mov r1 = r45
	mov r48 = r35
	.mmi
	addl r47 = 1, r0
	ld8 r17 = [r36]
	nop 0
	;;
	.mii
	nop 0
	shl r15 = r16, 5
	;;
	sub r15 = r15, r16
	;;
	.mii
	nop 0
	shl r14 = r15, 6
	;;
	sub r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r34 = r14, 2, r0
	;;
	add r34 = r14, r34
	nop 0
	;;
	.mii
	nop 0
	shl r34 = r34, 9
	nop 0
	;;
	.mib
	add r34 = r34, r17
	nop 0
	br.call.sptk.many b0 = clock_gettime#
	;;
	.mmi
	ld8 r16 = [r35]
	add r34 = r34, r39
	mov r1 = r45
	.mmi
	ld8 r17 = [r36]
	;;
	nop 0
	shl r15 = r16, 5
	;;
	.mmi
	sub r15 = r15, r16
	;;
	nop 0
	shl r14 = r15, 6
	;;
	.mmi
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r14, 9
	;;
	add r14 = r14, r17
	;;
	.mib
	nop 0
	cmp.lt p6, p7 = r14, r34
	(p7) br.cond.dpnt .L90
.L73:
	.mii
	nop 0
	mov ar.lc = 99
	nop 0
	.align 32
.L61:
	.mmi
	ld4.acq r15 = [r32]
	;;
	nop 0
	dep.z r14 = r15, 6, 26
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	dep.z r14 = r14, 6, 26
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r14 = r14, r33
	nop 0
	;;
	.mib
	st4.rel [r32] = r14
	nop 0
	br.cloop.sptk.few .L61
	.mib
	mov r48 = r35
	addl r47 = 1, r0
	br.call.sptk.many b0 = clock_gettime#
	;;
	.mmi
	nop 0
	ld8 r16 = [r35]
	mov r1 = r45
	.mmi
	ld8 r17 = [r36]
	;;
	nop 0
	shl r15 = r16, 5
	;;
	.mmi
	sub r15 = r15, r16
	;;
	nop 0
	shl r14 = r15, 6
	;;
	.mmi
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r14, 9
	;;
	add r14 = r14, r17
	;;
	.mib
	nop 0
	cmp.lt p6, p7 = r14, r34
	(p6) br.cond.dptk .L73
.L90:
	.mmi
	ld4.acq r15 = [r38]
	ld4.acq r14 = [r37]
	nop 0
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L62
.L59:
	.mlx
	addl r14 = @gprel(missed#), gp
	movl r49 = @gprel(.LC18)
	.mlx
	nop 0
	movl r47 = @gprel(.LC11)
	;;
	.mmi
	ld4.acq r14 = [r14]
	add r49 = r1, r49
	add r47 = r1, r47
	;;
	.mmi
	nop 0
	cmp4.ge p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r48 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC5)
	;;
	.mmi
	nop 0
	(p7) add r48 = r1, r48
	nop 0
	;;
	.mib
	(p6) add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
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
	adds r12 = 384, r12
	br.ret.sptk.many b0
.L89:
	.body
	.copy_state 1
	.mlx
	ld8 r15 = [r35]
	movl r14 = 29999999
	.mlx
	mov r42 = r34
	movl r49 = @gprel(.LC14)
	;;
	.mlx
	cmp.geu p6, p7 = r14, r15
	movl r47 = @gprel(.LC11)
	.mmi
	nop 0
	add r49 = r1, r49
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC5)
	.mmi
	nop 0
	add r47 = r1, r47
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r48 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	(p6) add r48 = r1, r48
	nop 0
	;;
	.mib
	(p7) add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r45
	mov r47 = r33
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r45
	mov ar.lc = 3
	br .L51
.L88:
	.mlx
	ld8 r15 = [r32]
	movl r14 = 29999999
	;;
	.mmi
	nop 0
	cmp.geu p6, p7 = r14, r15
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p7) movl r48 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	(p6) add r48 = r1, r48
	nop 0
	;;
	.mib
	nop 0
	(p7) add r48 = r1, r48
	br .L48
	;;
.L87:
	.mmi
	mov r48 = r0
	mov r50 = r0
	nop 0
	.mmb
	mov r49 = r36
	mov r47 = r8
	br.call.sptk.many b0 = timerfd_settime#
	;;
	.mib
	mov r1 = r45
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L46
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r48 = r1, r48
	nop 0
	nop 0
	.mlx
	nop 0
	movl r49 = @gprel(.LC10)
	.mlx
	nop 0
	movl r47 = @gprel(.LC11)
	;;
	.mib
	add r49 = r1, r49
	add r47 = r1, r47
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r45
	nop 0
	br.call.sptk.many b0 = compute#
	;;
	.mmi
	mov r48 = r32
	mov r1 = r45
	nop 0
	.mmb
	addl r49 = 8, r0
	mov r47 = r33
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp.ne p6, p7 = 8, r8
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC5)
	;;
	.mib
	nop 0
	(p6) add r48 = r1, r48
	(p6) br.cond.dptk .L48
	.mib
	nop 0
	nop 0
	br .L88
.L55:
	.mib
	mov r47 = r32
	nop 0
	br.call.sptk.many b0 = timer_getoverrun#
	;;
	.mib
	mov r1 = r45
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L54
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC4)
	;;
	.mib
	nop 0
	add r48 = r1, r48
	br .L56
.L58:
	.mlx
	nop 0
	movl r47 = @gprel(.LC17)
	;;
	.mib
	nop 0
	add r47 = r1, r47
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.sbss
	.align 4
	.type	sink#, @object
	.size	sink#, 4
sink:
	.skip	4
	.section	.rodata
	.align 8
	.type	off#, @object
	.size	off#, 32
off:
	.skip	32
	.sbss
	.align 8
	.type	handled#, @object
	.size	handled#, 8
handled:
	.skip	8
	.align 4
	.type	missed#, @object
	.size	missed#, 4
missed:
	.skip	4
	.align 4
	.type	wanted#, @object
	.size	wanted#, 4
wanted:
	.skip	4
	.align 4
	.type	hits#, @object
	.size	hits#, 4
hits:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
