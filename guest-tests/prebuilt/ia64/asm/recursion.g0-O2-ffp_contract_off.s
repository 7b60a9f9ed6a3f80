// 9e6487292dd46a01d83fc27c8414a14e guest-tests/control/recursion.c
	.file	"recursion.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc deep#
deep:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	xor r15 = r33, r32
	cmp4.ne p6, p7 = 0, r32
	dep.z r14 = r33, 6, 26
	;;
	.mmi
	nop 0
	adds r16 = 16, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	adds r37 = -1, r32
	add r14 = r14, r33
	;;
	.mib
	st4.rel [r16] = r15
	nop 0
	(p6) br.cond.dpnt .L6
	;;
	.mii
	(p7) ld4.acq r8 = [r16]
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L6:
	.body
	.copy_state 1
	.mii
	nop 0
	dep.z r38 = r14, 6, 26
	;;
	add r38 = r38, r33
	;;
	.mmi
	shladd r38 = r38, 2, r0
	;;
	add r38 = r38, r33
	nop 0
	;;
	.mmi
	shladd r38 = r38, 2, r0
	;;
	add r38 = r38, r33
	nop 0
	;;
	.mmi
	shladd r14 = r38, 2, r0
	;;
	add r38 = r38, r14
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r38, 2, r0
	nop 0
	;;
	.mlx
	add r38 = r38, r14
	movl r14 = 1013904223
	;;
	.mib
	add r38 = r38, r14
	nop 0
	br.call.sptk.many b0 = deep#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r36
	;;
	.mii
	ld4.acq r15 = [r14]
	shladd r14 = r8, 1, r0
	;;
	add r8 = r14, r8
	;;
	.mii
	add r8 = r8, r15
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp deep#
	.align 16
	.align 64
	.proc permute#
permute:
	.prologue 12, 39
	.mii
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 2, 9, 2, 0
	.save ar.lc, r42
	mov r42 = ar.lc
	sxt4 r36 = r33
	.mmb
	adds r33 = 1, r33
	mov r41 = r1
	nop 0
	;;
	.mmi
	add r34 = r32, r36
	add r38 = r32, r36, 1
	.save rp, r39
	mov r39 = b0
	.body
	;;
	.mmi
	ld1 r15 = [r34]
	nop 0
	mov r36 = r38
	.mii
	mov r35 = r34
	sub r38 = r38, r34
	;;
	sxt1 r15 = r15
	;;
	.mib
	mov r37 = r15
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dpnt .L18
	;;
.L9:
	.mmi
	nop 0
	st1 [r34] = r15
	mov r44 = r33
	.mmb
	st1 [r35] = r37
	mov r43 = r32
	br.call.sptk.many b0 = permute#
	;;
	.mmi
	ld1 r14 = [r34]
	nop 0
	mov r1 = r41
	;;
	.mmi
	st1 [r35] = r14
	st1 [r34] = r37
	add r35 = r35, r38
	;;
	.mmi
	ld1 r14 = [r36], 1
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L9
	.mii
	nop 0
	mov b0 = r39
	;;
	mov ar.pfs = r40
	;;
	.mib
	nop 0
	mov ar.lc = r42
	br.ret.sptk.many b0
.L18:
	.mmi
	addl r35 = @gprel(seen#), gp
	nop 0
	mov r43 = r32
	;;
	.mmi
	ld4 r14 = [r35]
	;;
	nop 0
	dep.z r34 = r14, 5, 27
	;;
	.mib
	sub r34 = r34, r14
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mlx
	add r14 = r32, r8
	movl r15 = -2128831035
	.mmi
	cmp.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r41
	;;
	.mlx
	sub r14 = r14, r32, 1
	(p6) movl r15 = -2128831035
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L10
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L11:
	.mii
	ld1 r14 = [r32]
	adds r32 = 1, r32
	;;
	xor r15 = r15, r14
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	;;
	add r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r15 = r14, r15
	br.cloop.sptk.few .L11
	;;
.L10:
	.mmi
	add r34 = r34, r15
	nop 0
	mov b0 = r39
	;;
	.mmi
	st4 [r35] = r34
	nop 0
	mov ar.pfs = r40
	;;
	.mib
	nop 0
	mov ar.lc = r42
	br.ret.sptk.many b0
	.endp permute#
	.align 16
	.align 64
	.proc odd.part.0#
odd.part.0:
	.prologue
	.body
	.mib
	nop 0
	addl r8 = 1, r0
	br.ret.sptk.many b0
	.endp odd.part.0#
	.align 16
	.align 64
	.proc even.part.0#
even.part.0:
	.prologue
	.body
	.mmi
	and r15 = -5, r32
	adds r14 = -4, r32
	addl r8 = 1, r0
	;;
	.mii
	and r14 = -5, r14
	cmp4.ne p6, p7 = 2, r15
	;;
	(p6) addl r15 = 1, r0
	;;
	.mii
	(p7) mov r15 = r0
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	and r14 = r15, r14
	nop 0
	;;
	.mbb
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L25
	br.ret.sptk.many b0
.L25:
	.mmi
	nop 0
	adds r32 = -9, r32
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many odd.part.0#
	;;
	break.f 0
	;;
	.endp even.part.0#
	.align 16
	.align 64
	.proc hanoi.isra.0#
hanoi.isra.0:
	.prologue 12, 43
	.mmi
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 1, 14, 1, 0
	adds r15 = -2, r32
	.save ar.lc, r46
	mov r46 = ar.lc
	.mmi
	cmp4.ne p6, p7 = 0, r32
	mov r45 = r1
	addl r33 = @gprel(moves#), gp
	;;
	.mii
	nop 0
	.save rp, r43
	mov r43 = b0
	.body
	adds r42 = -1, r15
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L26
	;;
	.mib
	cmp4.eq p6, p7 = 1, r32
	nop 0
	(p6) br.cond.dpnt .L28
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dpnt .L29
.L61:
	.mmi
	nop 0
	mov r37 = r42
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r37
	(p6) br.cond.dpnt .L30
.L60:
	.mmi
	adds r37 = -1, r37
	;;
	mov r38 = r37
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r38
	(p6) br.cond.dpnt .L31
.L59:
	.mmi
	adds r38 = -1, r38
	;;
	mov r39 = r38
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r39
	(p6) br.cond.dpnt .L32
.L58:
	.mmi
	adds r39 = -1, r39
	;;
	mov r34 = r39
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r34
	(p6) br.cond.dpnt .L33
.L57:
	.mmi
	adds r34 = -1, r34
	;;
	mov r35 = r34
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r35
	(p6) br.cond.dpnt .L34
.L56:
	.mmi
	adds r35 = -1, r35
	;;
	mov r40 = r35
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r40
	(p6) br.cond.dpnt .L35
.L55:
	.mmi
	mov r36 = r40
	nop 0
	nop 0
	;;
.L41:
	.mmi
	adds r14 = -1, r36
	nop 0
	mov r41 = r36
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
.L37:
	.mmi
	nop 0
	adds r41 = -1, r41
	nop 0
	;;
	.mib
	mov r47 = r41
	nop 0
	br.call.sptk.many b0 = hanoi.isra.0#
	;;
	.mii
	ld4 r14 = [r33]
	mov r1 = r45
	;;
	adds r15 = 1, r14
	;;
	.mib
	st4 [r33] = r15
	nop 0
	br.cloop.sptk.few .L37
	.mmi
	adds r36 = -1, r36
	nop 0
	adds r15 = 2, r14
	;;
	.mib
	st4 [r33] = r15
	cmp4.eq p6, p7 = 0, r36
	(p7) br.cond.dptk .L41
	.mmi
	adds r40 = -1, r40
	nop 0
	adds r14 = 4, r14
	;;
	.mib
	st4 [r33] = r14
	cmp4.eq p6, p7 = 0, r40
	(p7) br.cond.dptk .L55
	;;
.L35:
	.mii
	ld4 r15 = [r33]
	cmp4.eq p6, p7 = 0, r35
	;;
	adds r15 = 4, r15
	;;
	.mib
	st4 [r33] = r15
	nop 0
	(p7) br.cond.dptk .L56
.L34:
	.mii
	ld4 r15 = [r33]
	cmp4.eq p6, p7 = 0, r34
	;;
	adds r15 = 4, r15
	;;
	.mib
	st4 [r33] = r15
	nop 0
	(p7) br.cond.dptk .L57
.L33:
	.mii
	ld4 r15 = [r33]
	cmp4.eq p6, p7 = 0, r39
	;;
	adds r15 = 4, r15
	;;
	.mib
	st4 [r33] = r15
	nop 0
	(p7) br.cond.dptk .L58
.L32:
	.mii
	ld4 r15 = [r33]
	cmp4.eq p6, p7 = 0, r38
	;;
	adds r15 = 4, r15
	;;
	.mib
	st4 [r33] = r15
	nop 0
	(p7) br.cond.dptk .L59
.L31:
	.mii
	ld4 r15 = [r33]
	cmp4.eq p6, p7 = 0, r37
	;;
	adds r15 = 4, r15
	;;
	.mib
	st4 [r33] = r15
	nop 0
	(p7) br.cond.dptk .L60
.L30:
	.mmi
	ld4 r14 = [r33]
	nop 0
	mov r15 = r42
	;;
	.mmi
	adds r14 = 4, r14
	adds r42 = -1, r15
	cmp4.eq p6, p7 = 0, r15
	;;
	.mib
	st4 [r33] = r14
	nop 0
	(p7) br.cond.dptk .L61
.L29:
	.mii
	ld4 r14 = [r33]
	nop 0
	;;
	adds r14 = 2, r14
	;;
	.mmi
	st4 [r33] = r14
	nop 0
	nop 0
.L28:
	.mii
	ld4 r14 = [r33]
	nop 0
	;;
	adds r14 = 1, r14
	;;
	.mmi
	st4 [r33] = r14
	nop 0
	nop 0
.L26:
	.mii
	nop 0
	mov b0 = r43
	;;
	mov ar.pfs = r44
	;;
	.mib
	nop 0
	mov ar.lc = r46
	br.ret.sptk.many b0
	.endp hanoi.isra.0#
	.align 16
	.align 64
	.proc ackermann#
ackermann:
	.prologue 12, 43
	.mmi
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 2, 13, 2, 0
	cmp4.eq p6, p7 = 0, r32
	.save ar.lc, r46
	mov r46 = ar.lc
	.mmi
	adds r42 = -1, r32
	nop 0
	mov r45 = r1
	;;
	.mib
	nop 0
	.save rp, r43
	mov r43 = b0
	.body
	(p6) br.cond.dpnt .L63
	;;
	.mib
	cmp4.eq p6, p7 = 0, r33
	nop 0
	(p7) br.cond.spnt .L211
	;;
	.mmi
	nop 0
	adds r32 = -2, r32
	(p6) addl r33 = 1, r0
	.mmb
	nop 0
	cmp4.eq p6, p7 = 0, r42
	(p6) br.cond.dpnt .L63
	;;
.L225:
	.mib
	cmp4.ne p6, p7 = 0, r33
	nop 0
	(p6) br.cond.dpnt .L119
	;;
	.mib
	addl r33 = 1, r0
	cmp4.eq p6, p7 = 0, r32
	(p6) br.cond.dpnt .L63
	;;
.L211:
	.mmi
	adds r42 = -1, r32
	adds r33 = -1, r33
	addl r8 = 1, r0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r33
	mov r34 = r42
	(p7) br.cond.dpnt .L217
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r42
	(p6) br.cond.dpnt .L68
	;;
.L69:
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r8
	(p7) br.cond.dpnt .L218
	;;
	.mmi
	(p6) mov r41 = r34
	nop 0
	nop 0
.L71:
	.mmi
	adds r34 = -1, r34
	nop 0
	addl r8 = 1, r0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r34
	(p6) br.cond.dpnt .L75
	;;
	.align 32
.L76:
	.mib
	cmp4.eq p6, p7 = 1, r8
	nop 0
	(p7) br.cond.dpnt .L219
	;;
	.mmi
	(p6) mov r40 = r34
	adds r34 = -1, r34
	addl r8 = 1, r0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r34
	(p6) br.cond.dpnt .L82
	;;
	.align 32
.L83:
	.mib
	cmp4.eq p6, p7 = 1, r8
	nop 0
	(p7) br.cond.dpnt .L220
	;;
	.mmi
	(p6) mov r39 = r34
	adds r34 = -1, r34
	addl r8 = 1, r0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r34
	(p6) br.cond.dpnt .L89
	;;
	.align 32
.L90:
	.mib
	cmp4.eq p6, p7 = 1, r8
	nop 0
	(p7) br.cond.dpnt .L221
	;;
	.mmi
	(p6) mov r38 = r34
	adds r34 = -1, r34
	addl r8 = 1, r0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r34
	(p6) br.cond.dpnt .L96
	;;
	.align 32
.L97:
	.mib
	cmp4.eq p6, p7 = 1, r8
	nop 0
	(p7) br.cond.dpnt .L222
	;;
	.mii
	(p6) mov r37 = r34
	adds r34 = -1, r34
	;;
	cmp4.eq p6, p7 = 0, r34
	;;
	.mib
	nop 0
	(p6) addl r8 = 1, r0
	(p6) br.cond.dpnt .L103
.L137:
	.mmi
	mov r36 = r34
	nop 0
	nop 0
.L106:
	.mmi
	adds r34 = -1, r34
	nop 0
	nop 0
	;;
.L213:
	.mmi
	nop 0
	addl r8 = 1, r0
	cmp4.eq p6, p7 = 0, r34
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L110
	;;
	.mmi
	adds r8 = -1, r8
	nop 0
	nop 0
.L113:
	.mmi
	adds r14 = -1, r34
	nop 0
	mov r35 = r34
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L115:
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r47 = r35
	.mmb
	adds r35 = -1, r35
	nop 0
	(p7) br.cond.dpnt .L223
	;;
	.mib
	nop 0
	(p6) addl r8 = 1, r0
	br.cloop.sptk.few .L115
	;;
.L224:
	.mmi
	cmp4.eq p6, p7 = 1, r34
	adds r8 = 1, r8
	nop 0
	.mmb
	adds r14 = -1, r34
	adds r34 = -2, r34
	(p6) br.cond.dpnt .L110
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L213
	.mib
	mov r34 = r14
	adds r8 = -1, r8
	br .L113
	;;
.L223:
	.mib
	adds r48 = -1, r8
	nop 0
	br.call.sptk.many b0 = ackermann#
	;;
	.mib
	nop 0
	mov r1 = r45
	br.cloop.sptk.few .L115
	.mib
	nop 0
	nop 0
	br .L224
.L110:
	.mmi
	adds r8 = 1, r8
	nop 0
	adds r34 = -1, r36
	.mmb
	cmp4.eq p6, p7 = 1, r36
	nop 0
	(p6) br.cond.dpnt .L103
	;;
	.mib
	cmp4.eq p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L104
	;;
	.mmi
	nop 0
	adds r34 = -2, r36
	addl r8 = 1, r0
	.mmb
	nop 0
	cmp4.eq p6, p7 = 2, r36
	(p6) br.cond.dpnt .L103
	;;
.L104:
	.mmi
	adds r14 = -1, r34
	nop 0
	cmp4.eq p6, p7 = 1, r8
	.mmb
	mov r35 = r34
	nop 0
	(p6) br.cond.dpnt .L137
	;;
	.mmi
	addp4 r14 = r14, r0
	(p7) adds r8 = -2, r8
	(p7) mov r36 = r34
	;;
	.mib
	nop 0
	mov ar.lc = r14
	br .L115
.L103:
	.mmi
	adds r8 = 1, r8
	nop 0
	cmp4.eq p6, p7 = 1, r37
	.mmb
	adds r34 = -1, r37
	nop 0
	(p6) br.cond.dpnt .L96
	;;
	.mib
	cmp4.eq p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L97
	;;
	.mmi
	nop 0
	adds r34 = -2, r37
	addl r8 = 1, r0
	.mmb
	nop 0
	cmp4.eq p6, p7 = 2, r37
	(p7) br.cond.dptk .L97
	;;
.L96:
	.mmi
	adds r8 = 1, r8
	nop 0
	cmp4.eq p6, p7 = 1, r38
	.mmb
	adds r34 = -1, r38
	nop 0
	(p6) br.cond.dpnt .L89
	;;
	.mib
	cmp4.eq p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L90
	;;
	.mmi
	nop 0
	adds r34 = -2, r38
	addl r8 = 1, r0
	.mmb
	nop 0
	cmp4.eq p6, p7 = 2, r38
	(p7) br.cond.dptk .L90
	;;
.L89:
	.mmi
	adds r8 = 1, r8
	nop 0
	cmp4.eq p6, p7 = 1, r39
	.mmb
	adds r34 = -1, r39
	nop 0
	(p6) br.cond.dpnt .L82
	;;
	.mib
	cmp4.eq p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L83
	;;
	.mmi
	nop 0
	adds r34 = -2, r39
	addl r8 = 1, r0
	.mmb
	nop 0
	cmp4.eq p6, p7 = 2, r39
	(p7) br.cond.dptk .L83
	;;
.L82:
	.mmi
	adds r8 = 1, r8
	nop 0
	cmp4.eq p6, p7 = 1, r40
	.mmb
	adds r34 = -1, r40
	nop 0
	(p6) br.cond.dpnt .L75
	;;
	.mib
	cmp4.eq p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L76
	;;
	.mmi
	nop 0
	adds r34 = -2, r40
	addl r8 = 1, r0
	.mmb
	nop 0
	cmp4.eq p6, p7 = 2, r40
	(p7) br.cond.dptk .L76
	;;
.L75:
	.mmi
	adds r8 = 1, r8
	nop 0
	cmp4.eq p6, p7 = 1, r41
	.mmb
	adds r34 = -1, r41
	nop 0
	(p6) br.cond.dpnt .L68
	;;
	.mib
	cmp4.eq p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L69
	;;
	.mmi
	nop 0
	adds r34 = -2, r41
	addl r8 = 1, r0
	.mmb
	nop 0
	cmp4.eq p6, p7 = 2, r41
	(p7) br.cond.dptk .L69
	;;
.L68:
	.mmi
	nop 0
	adds r33 = 1, r8
	adds r32 = -2, r32
	.mmb
	nop 0
	cmp4.eq p6, p7 = 0, r42
	(p7) br.cond.dptk .L225
	;;
.L63:
	.mii
	adds r8 = 1, r33
	mov b0 = r43
	;;
	mov ar.pfs = r44
	;;
	.mib
	nop 0
	mov ar.lc = r46
	br.ret.sptk.many b0
.L222:
	.mmi
	nop 0
	adds r8 = -2, r8
	mov r37 = r34
	;;
.L109:
	.mib
	mov r36 = r34
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L106
	;;
	.mmi
	adds r14 = -1, r34
	nop 0
	adds r8 = -1, r8
	.mii
	mov r36 = r34
	mov r35 = r34
	;;
	addp4 r14 = r14, r0
	;;
	.mib
	nop 0
	mov ar.lc = r14
	br .L115
.L221:
	.mmi
	nop 0
	adds r8 = -2, r8
	mov r38 = r34
	;;
.L102:
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r37 = r34
	;;
	.mib
	(p7) adds r8 = -1, r8
	nop 0
	(p7) br.cond.dpnt .L109
	;;
	.mmi
	nop 0
	adds r34 = -1, r34
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r34
	(p7) br.cond.dptk .L137
	;;
	.mmi
	(p6) addl r8 = 1, r0
	nop 0
	nop 0
	.mib
	nop 0
	nop 0
	br .L103
	;;
.L220:
	.mmi
	nop 0
	adds r8 = -2, r8
	mov r39 = r34
	;;
.L95:
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r38 = r34
	;;
	.mib
	(p7) adds r8 = -1, r8
	nop 0
	(p7) br.cond.dpnt .L102
	;;
	.mmi
	adds r34 = -1, r34
	nop 0
	addl r8 = 1, r0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r34
	(p7) br.cond.dptk .L97
	.mib
	nop 0
	nop 0
	br .L96
.L219:
	.mmi
	nop 0
	adds r8 = -2, r8
	mov r40 = r34
	;;
.L88:
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r39 = r34
	;;
	.mib
	(p7) adds r8 = -1, r8
	nop 0
	(p7) br.cond.dpnt .L95
	;;
	.mmi
	adds r34 = -1, r34
	nop 0
	addl r8 = 1, r0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r34
	(p7) br.cond.dptk .L90
	.mib
	nop 0
	nop 0
	br .L89
.L218:
	.mmi
	adds r8 = -2, r8
	mov r41 = r34
	mov r40 = r34
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r8
	nop 0
	;;
	.mib
	nop 0
	(p7) adds r8 = -1, r8
	(p7) br.cond.dpnt .L88
	;;
.L226:
	.mmi
	adds r34 = -1, r34
	nop 0
	addl r8 = 1, r0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r34
	(p7) br.cond.dptk .L83
	.mib
	nop 0
	nop 0
	br .L82
	;;
.L217:
	.mmi
	nop 0
	mov r41 = r32
	mov r34 = r32
	.mmb
	nop 0
	cmp4.eq p6, p7 = 1, r33
	(p6) br.cond.dptk .L71
	;;
	.mmi
	adds r8 = -2, r33
	adds r42 = -1, r32
	mov r40 = r34
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L226
	;;
	.mmi
	(p7) adds r8 = -1, r8
	nop 0
	nop 0
	.mib
	nop 0
	nop 0
	br .L88
.L119:
	.mib
	nop 0
	mov r32 = r42
	br .L211
	.endp ackermann#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%u %u\n"
	.align 8
.LC1:
	stringz	"%d %d %d %08x\n"
	.align 8
.LC2:
	stringz	"%08x\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 5, 5, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r36 = r1
	nop 0
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mib
	addl r38 = 9, r0
	addl r37 = 2, r0
	br.call.sptk.many b0 = ackermann#
	;;
	.mmi
	mov r1 = r36
	mov r32 = r8
	nop 0
	.mmb
	addl r37 = 3, r0
	addl r38 = 4, r0
	br.call.sptk.many b0 = ackermann#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r8
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC0)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r36
	addl r37 = 14, r0
	br.call.sptk.many b0 = hanoi.isra.0#
	;;
	.mlx
	adds r37 = 16, r12
	movl r14 = 29104508263162465
	.mmi
	mov r38 = r0
	nop 0
	mov r1 = r36
	;;
	.mib
	st8 [r37] = r14
	nop 0
	br.call.sptk.many b0 = permute#
	;;
	.mii
	mov r1 = r36
	addl r37 = 4998, r0
	;;
	addl r14 = @gprel(moves#), gp
	;;
	.mib
	ld4 r33 = [r14]
	nop 0
	br.call.sptk.many b0 = even.part.0#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r32 = r8
	.mmb
	addl r37 = 4997, r0
	nop 0
	br.call.sptk.many b0 = odd.part.0#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r40 = r8
	.mmi
	mov r39 = r32
	nop 0
	mov r38 = r33
	;;
	.mlx
	addl r14 = @gprel(seen#), gp
	movl r37 = @gprel(.LC1)
	;;
	.mib
	ld4 r41 = [r14]
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r37 = 50000, r0
	.mmb
	addl r38 = 42, r0
	nop 0
	br.call.sptk.many b0 = deep#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r36
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	.mmb
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	.endp main#
	.sbss
	.align 4
	.type	seen#, @object
	.size	seen#, 4
seen:
	.skip	4
	.align 4
	.type	moves#, @object
	.size	moves#, 4
moves:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
