// 998db20be14ef296214e24053a31f415 guest-tests/control/recursion.c
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
	.proc deep.constprop.3#
deep.constprop.3:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	.fframe 16
	adds r12 = -16, r12
	dep.z r37 = r32, 6, 26
	.mmi
	nop 0
	mov r35 = r1
	nop 0
	;;
	.mmb
	add r37 = r37, r32
	addl r14 = 49997, r0
	nop 0
	.mii
	adds r15 = 16, r12
	.save rp, r33
	mov r33 = b0
	.body
	addl r36 = 49996, r0
	;;
	.mii
	nop 0
	dep.z r37 = r37, 6, 26
	xor r14 = r14, r32
	;;
	.mmi
	add r37 = r37, r32
	st4.rel [r15] = r14
	nop 0
	;;
	.mmi
	shladd r37 = r37, 2, r0
	;;
	add r37 = r37, r32
	nop 0
	;;
	.mmi
	shladd r37 = r37, 2, r0
	;;
	add r37 = r37, r32
	nop 0
	;;
	.mmi
	shladd r14 = r37, 2, r0
	;;
	add r37 = r37, r14
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r37, 2, r0
	nop 0
	;;
	.mlx
	add r37 = r37, r14
	movl r14 = 1013904223
	;;
	.mib
	add r37 = r37, r14
	nop 0
	br.call.sptk.many b0 = deep#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r35
	;;
	.mii
	ld4.acq r15 = [r14]
	shladd r14 = r8, 1, r0
	;;
	add r8 = r14, r8
	;;
	.mii
	add r8 = r8, r15
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp deep.constprop.3#
	.align 16
	.align 64
	.proc deep.constprop.2#
deep.constprop.2:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	.fframe 16
	adds r12 = -16, r12
	dep.z r36 = r32, 6, 26
	.mmi
	nop 0
	mov r35 = r1
	nop 0
	;;
	.mmb
	add r36 = r36, r32
	addl r14 = 49998, r0
	nop 0
	.mii
	adds r15 = 16, r12
	.save rp, r33
	mov r33 = b0
	.body
	;;
	dep.z r36 = r36, 6, 26
	.mii
	xor r14 = r14, r32
	nop 0
	;;
	add r36 = r36, r32
	.mmi
	st4.rel [r15] = r14
	;;
	shladd r36 = r36, 2, r0
	nop 0
	;;
	.mmi
	add r36 = r36, r32
	;;
	shladd r36 = r36, 2, r0
	nop 0
	;;
	.mmi
	add r36 = r36, r32
	;;
	shladd r14 = r36, 2, r0
	nop 0
	;;
	.mmi
	add r36 = r36, r14
	;;
	shladd r14 = r36, 2, r0
	nop 0
	;;
	.mlx
	add r36 = r36, r14
	movl r14 = 1013904223
	;;
	.mib
	add r36 = r36, r14
	nop 0
	br.call.sptk.many b0 = deep.constprop.3#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r35
	;;
	.mii
	ld4.acq r15 = [r14]
	shladd r14 = r8, 1, r0
	;;
	add r8 = r14, r8
	;;
	.mii
	add r8 = r8, r15
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp deep.constprop.2#
	.align 16
	.align 64
	.proc deep.constprop.1#
deep.constprop.1:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	.fframe 16
	adds r12 = -16, r12
	dep.z r36 = r32, 6, 26
	.mmi
	nop 0
	mov r35 = r1
	nop 0
	;;
	.mmb
	add r36 = r36, r32
	addl r14 = 49999, r0
	nop 0
	.mii
	adds r15 = 16, r12
	.save rp, r33
	mov r33 = b0
	.body
	;;
	dep.z r36 = r36, 6, 26
	.mii
	xor r14 = r14, r32
	nop 0
	;;
	add r36 = r36, r32
	.mmi
	st4.rel [r15] = r14
	;;
	shladd r36 = r36, 2, r0
	nop 0
	;;
	.mmi
	add r36 = r36, r32
	;;
	shladd r36 = r36, 2, r0
	nop 0
	;;
	.mmi
	add r36 = r36, r32
	;;
	shladd r14 = r36, 2, r0
	nop 0
	;;
	.mmi
	add r36 = r36, r14
	;;
	shladd r14 = r36, 2, r0
	nop 0
	;;
	.mlx
	add r36 = r36, r14
	movl r14 = 1013904223
	;;
	.mib
	add r36 = r36, r14
	nop 0
	br.call.sptk.many b0 = deep.constprop.2#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r35
	;;
	.mii
	ld4.acq r15 = [r14]
	shladd r14 = r8, 1, r0
	;;
	add r8 = r14, r8
	;;
	.mii
	add r8 = r8, r15
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp deep.constprop.1#
	.align 16
	.align 64
	.proc deep.constprop.0#
deep.constprop.0:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r34 = r1
	nop 0
	.save rp, r32
	mov r32 = b0
	.body
	;;
	.mmi
	nop 0
	adds r15 = 16, r12
	addl r14 = 50042, r0
	.mlx
	nop 0
	movl r35 = 1083814273
	;;
	.mib
	st4.rel [r15] = r14
	nop 0
	br.call.sptk.many b0 = deep.constprop.1#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r34
	;;
	.mii
	ld4.acq r15 = [r14]
	shladd r14 = r8, 1, r0
	;;
	add r8 = r14, r8
	;;
	.mii
	add r8 = r8, r15
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp deep.constprop.0#
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
	(p7) br.cond.dpnt .L33
	br.ret.sptk.many b0
.L33:
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
	(p7) br.cond.dpnt .L34
	;;
	.mib
	cmp4.eq p6, p7 = 1, r32
	nop 0
	(p6) br.cond.dpnt .L36
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dpnt .L37
.L69:
	.mmi
	nop 0
	mov r37 = r42
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r37
	(p6) br.cond.dpnt .L38
.L68:
	.mmi
	adds r37 = -1, r37
	;;
	mov r38 = r37
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r38
	(p6) br.cond.dpnt .L39
.L67:
	.mmi
	adds r38 = -1, r38
	;;
	mov r39 = r38
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r39
	(p6) br.cond.dpnt .L40
.L66:
	.mmi
	adds r39 = -1, r39
	;;
	mov r34 = r39
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r34
	(p6) br.cond.dpnt .L41
.L65:
	.mmi
	adds r34 = -1, r34
	;;
	mov r35 = r34
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r35
	(p6) br.cond.dpnt .L42
.L64:
	.mmi
	adds r35 = -1, r35
	;;
	mov r40 = r35
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r40
	(p6) br.cond.dpnt .L43
.L63:
	.mmi
	mov r36 = r40
	nop 0
	nop 0
	;;
.L49:
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
.L45:
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
	br.cloop.sptk.few .L45
	.mmi
	adds r36 = -1, r36
	nop 0
	adds r15 = 2, r14
	;;
	.mib
	st4 [r33] = r15
	cmp4.eq p6, p7 = 0, r36
	(p7) br.cond.dptk .L49
	.mmi
	adds r40 = -1, r40
	nop 0
	adds r14 = 4, r14
	;;
	.mib
	st4 [r33] = r14
	cmp4.eq p6, p7 = 0, r40
	(p7) br.cond.dptk .L63
	;;
.L43:
	.mii
	ld4 r15 = [r33]
	cmp4.eq p6, p7 = 0, r35
	;;
	adds r15 = 4, r15
	;;
	.mib
	st4 [r33] = r15
	nop 0
	(p7) br.cond.dptk .L64
.L42:
	.mii
	ld4 r15 = [r33]
	cmp4.eq p6, p7 = 0, r34
	;;
	adds r15 = 4, r15
	;;
	.mib
	st4 [r33] = r15
	nop 0
	(p7) br.cond.dptk .L65
.L41:
	.mii
	ld4 r15 = [r33]
	cmp4.eq p6, p7 = 0, r39
	;;
	adds r15 = 4, r15
	;;
	.mib
	st4 [r33] = r15
	nop 0
	(p7) br.cond.dptk .L66
.L40:
	.mii
	ld4 r15 = [r33]
	cmp4.eq p6, p7 = 0, r38
	;;
	adds r15 = 4, r15
	;;
	.mib
	st4 [r33] = r15
	nop 0
	(p7) br.cond.dptk .L67
.L39:
	.mii
	ld4 r15 = [r33]
	cmp4.eq p6, p7 = 0, r37
	;;
	adds r15 = 4, r15
	;;
	.mib
	st4 [r33] = r15
	nop 0
	(p7) br.cond.dptk .L68
.L38:
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
	(p7) br.cond.dptk .L69
.L37:
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
.L36:
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
.L34:
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
	(p6) br.cond.dpnt .L71
	;;
	.mib
	cmp4.eq p6, p7 = 0, r33
	nop 0
	(p7) br.cond.spnt .L219
	;;
	.mmi
	nop 0
	adds r32 = -2, r32
	(p6) addl r33 = 1, r0
	.mmb
	nop 0
	cmp4.eq p6, p7 = 0, r42
	(p6) br.cond.dpnt .L71
	;;
.L233:
	.mib
	cmp4.ne p6, p7 = 0, r33
	nop 0
	(p6) br.cond.dpnt .L127
	;;
	.mib
	addl r33 = 1, r0
	cmp4.eq p6, p7 = 0, r32
	(p6) br.cond.dpnt .L71
	;;
.L219:
	.mmi
	adds r42 = -1, r32
	adds r33 = -1, r33
	addl r8 = 1, r0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r33
	mov r34 = r42
	(p7) br.cond.dpnt .L225
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r42
	(p6) br.cond.dpnt .L76
	;;
.L77:
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r8
	(p7) br.cond.dpnt .L226
	;;
	.mmi
	(p6) mov r41 = r34
	nop 0
	nop 0
.L79:
	.mmi
	adds r34 = -1, r34
	nop 0
	addl r8 = 1, r0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r34
	(p6) br.cond.dpnt .L83
	;;
	.align 32
.L84:
	.mib
	cmp4.eq p6, p7 = 1, r8
	nop 0
	(p7) br.cond.dpnt .L227
	;;
	.mmi
	(p6) mov r40 = r34
	adds r34 = -1, r34
	addl r8 = 1, r0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r34
	(p6) br.cond.dpnt .L90
	;;
	.align 32
.L91:
	.mib
	cmp4.eq p6, p7 = 1, r8
	nop 0
	(p7) br.cond.dpnt .L228
	;;
	.mmi
	(p6) mov r39 = r34
	adds r34 = -1, r34
	addl r8 = 1, r0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r34
	(p6) br.cond.dpnt .L97
	;;
	.align 32
.L98:
	.mib
	cmp4.eq p6, p7 = 1, r8
	nop 0
	(p7) br.cond.dpnt .L229
	;;
	.mmi
	(p6) mov r38 = r34
	adds r34 = -1, r34
	addl r8 = 1, r0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r34
	(p6) br.cond.dpnt .L104
	;;
	.align 32
.L105:
	.mib
	cmp4.eq p6, p7 = 1, r8
	nop 0
	(p7) br.cond.dpnt .L230
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
	(p6) br.cond.dpnt .L111
.L145:
	.mmi
	mov r36 = r34
	nop 0
	nop 0
.L114:
	.mmi
	adds r34 = -1, r34
	nop 0
	nop 0
	;;
.L221:
	.mmi
	nop 0
	addl r8 = 1, r0
	cmp4.eq p6, p7 = 0, r34
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L118
	;;
	.mmi
	adds r8 = -1, r8
	nop 0
	nop 0
.L121:
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
.L123:
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r47 = r35
	.mmb
	adds r35 = -1, r35
	nop 0
	(p7) br.cond.dpnt .L231
	;;
	.mib
	nop 0
	(p6) addl r8 = 1, r0
	br.cloop.sptk.few .L123
	;;
.L232:
	.mmi
	cmp4.eq p6, p7 = 1, r34
	adds r8 = 1, r8
	nop 0
	.mmb
	adds r14 = -1, r34
	adds r34 = -2, r34
	(p6) br.cond.dpnt .L118
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L221
	.mib
	mov r34 = r14
	adds r8 = -1, r8
	br .L121
	;;
.L231:
	.mib
	adds r48 = -1, r8
	nop 0
	br.call.sptk.many b0 = ackermann#
	;;
	.mib
	nop 0
	mov r1 = r45
	br.cloop.sptk.few .L123
	.mib
	nop 0
	nop 0
	br .L232
.L118:
	.mmi
	adds r8 = 1, r8
	nop 0
	adds r34 = -1, r36
	.mmb
	cmp4.eq p6, p7 = 1, r36
	nop 0
	(p6) br.cond.dpnt .L111
	;;
	.mib
	cmp4.eq p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L112
	;;
	.mmi
	nop 0
	adds r34 = -2, r36
	addl r8 = 1, r0
	.mmb
	nop 0
	cmp4.eq p6, p7 = 2, r36
	(p6) br.cond.dpnt .L111
	;;
.L112:
	.mmi
	adds r14 = -1, r34
	nop 0
	cmp4.eq p6, p7 = 1, r8
	.mmb
	mov r35 = r34
	nop 0
	(p6) br.cond.dpnt .L145
	;;
	.mmi
	addp4 r14 = r14, r0
	(p7) adds r8 = -2, r8
	(p7) mov r36 = r34
	;;
	.mib
	nop 0
	mov ar.lc = r14
	br .L123
.L111:
	.mmi
	adds r8 = 1, r8
	nop 0
	cmp4.eq p6, p7 = 1, r37
	.mmb
	adds r34 = -1, r37
	nop 0
	(p6) br.cond.dpnt .L104
	;;
	.mib
	cmp4.eq p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L105
	;;
	.mmi
	nop 0
	adds r34 = -2, r37
	addl r8 = 1, r0
	.mmb
	nop 0
	cmp4.eq p6, p7 = 2, r37
	(p7) br.cond.dptk .L105
	;;
.L104:
	.mmi
	adds r8 = 1, r8
	nop 0
	cmp4.eq p6, p7 = 1, r38
	.mmb
	adds r34 = -1, r38
	nop 0
	(p6) br.cond.dpnt .L97
	;;
	.mib
	cmp4.eq p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L98
	;;
	.mmi
	nop 0
	adds r34 = -2, r38
	addl r8 = 1, r0
	.mmb
	nop 0
	cmp4.eq p6, p7 = 2, r38
	(p7) br.cond.dptk .L98
	;;
.L97:
	.mmi
	adds r8 = 1, r8
	nop 0
	cmp4.eq p6, p7 = 1, r39
	.mmb
	adds r34 = -1, r39
	nop 0
	(p6) br.cond.dpnt .L90
	;;
	.mib
	cmp4.eq p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L91
	;;
	.mmi
	nop 0
	adds r34 = -2, r39
	addl r8 = 1, r0
	.mmb
	nop 0
	cmp4.eq p6, p7 = 2, r39
	(p7) br.cond.dptk .L91
	;;
.L90:
	.mmi
	adds r8 = 1, r8
	nop 0
	cmp4.eq p6, p7 = 1, r40
	.mmb
	adds r34 = -1, r40
	nop 0
	(p6) br.cond.dpnt .L83
	;;
	.mib
	cmp4.eq p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L84
	;;
	.mmi
	nop 0
	adds r34 = -2, r40
	addl r8 = 1, r0
	.mmb
	nop 0
	cmp4.eq p6, p7 = 2, r40
	(p7) br.cond.dptk .L84
	;;
.L83:
	.mmi
	adds r8 = 1, r8
	nop 0
	cmp4.eq p6, p7 = 1, r41
	.mmb
	adds r34 = -1, r41
	nop 0
	(p6) br.cond.dpnt .L76
	;;
	.mib
	cmp4.eq p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L77
	;;
	.mmi
	nop 0
	adds r34 = -2, r41
	addl r8 = 1, r0
	.mmb
	nop 0
	cmp4.eq p6, p7 = 2, r41
	(p7) br.cond.dptk .L77
	;;
.L76:
	.mmi
	nop 0
	adds r33 = 1, r8
	adds r32 = -2, r32
	.mmb
	nop 0
	cmp4.eq p6, p7 = 0, r42
	(p7) br.cond.dptk .L233
	;;
.L71:
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
.L230:
	.mmi
	nop 0
	adds r8 = -2, r8
	mov r37 = r34
	;;
.L117:
	.mib
	mov r36 = r34
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L114
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
	br .L123
.L229:
	.mmi
	nop 0
	adds r8 = -2, r8
	mov r38 = r34
	;;
.L110:
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r37 = r34
	;;
	.mib
	(p7) adds r8 = -1, r8
	nop 0
	(p7) br.cond.dpnt .L117
	;;
	.mmi
	nop 0
	adds r34 = -1, r34
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r34
	(p7) br.cond.dptk .L145
	;;
	.mmi
	(p6) addl r8 = 1, r0
	nop 0
	nop 0
	.mib
	nop 0
	nop 0
	br .L111
	;;
.L228:
	.mmi
	nop 0
	adds r8 = -2, r8
	mov r39 = r34
	;;
.L103:
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r38 = r34
	;;
	.mib
	(p7) adds r8 = -1, r8
	nop 0
	(p7) br.cond.dpnt .L110
	;;
	.mmi
	adds r34 = -1, r34
	nop 0
	addl r8 = 1, r0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r34
	(p7) br.cond.dptk .L105
	.mib
	nop 0
	nop 0
	br .L104
.L227:
	.mmi
	nop 0
	adds r8 = -2, r8
	mov r40 = r34
	;;
.L96:
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r39 = r34
	;;
	.mib
	(p7) adds r8 = -1, r8
	nop 0
	(p7) br.cond.dpnt .L103
	;;
	.mmi
	adds r34 = -1, r34
	nop 0
	addl r8 = 1, r0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r34
	(p7) br.cond.dptk .L98
	.mib
	nop 0
	nop 0
	br .L97
.L226:
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
	(p7) br.cond.dpnt .L96
	;;
.L234:
	.mmi
	adds r34 = -1, r34
	nop 0
	addl r8 = 1, r0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r34
	(p7) br.cond.dptk .L91
	.mib
	nop 0
	nop 0
	br .L90
	;;
.L225:
	.mmi
	nop 0
	mov r41 = r32
	mov r34 = r32
	.mmb
	nop 0
	cmp4.eq p6, p7 = 1, r33
	(p6) br.cond.dptk .L79
	;;
	.mmi
	adds r8 = -2, r33
	adds r42 = -1, r32
	mov r40 = r34
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L234
	;;
	.mmi
	(p7) adds r8 = -1, r8
	nop 0
	nop 0
	.mib
	nop 0
	nop 0
	br .L96
.L127:
	.mib
	nop 0
	mov r32 = r42
	br .L219
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
	.prologue 12, 50
	.mmb
	.save ar.pfs, r51
	alloc r51 = ar.pfs, 0, 22, 5, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r52 = r1
	nop 0
	.save rp, r50
	mov r50 = b0
	;;
	.mmi
	addl r55 = 8, r0
	addl r54 = 2, r0
	.save ar.lc, r53
	mov r53 = ar.lc
	.body
	.mmb
	addl r32 = 2, r0
	nop 0
	br.call.sptk.many b0 = ackermann#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r52
	nop 0
	.mmb
	addl r55 = 3, r0
	addl r54 = 3, r0
	(p7) br.cond.dpnt .L322
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ackermann#
	;;
	.mmi
	nop 0
	addl r55 = 1, r0
	mov r1 = r52
	.mmb
	nop 0
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L323
	;;
.L237:
	.mmi
	adds r55 = -1, r55
	nop 0
	addl r54 = 1, r0
	.mmb
	addl r34 = 13, r0
	nop 0
	br.call.sptk.many b0 = ackermann#
	;;
	.mmi
	mov r1 = r52
	mov r56 = r8
	mov r55 = r32
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC0)
	.mmi
	addl r33 = @gprel(moves#), gp
	nop 0
	adds r56 = 1, r56
	;;
	.mib
	nop 0
	add r54 = r1, r54
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r52
	nop 0
	nop 0
	.align 32
.L238:
	.mmi
	adds r14 = -1, r34
	nop 0
	mov r32 = r34
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
.L241:
	.mmi
	nop 0
	adds r32 = -1, r32
	nop 0
	;;
	.mib
	mov r54 = r32
	nop 0
	br.call.sptk.many b0 = hanoi.isra.0#
	;;
	.mii
	ld4 r40 = [r33]
	mov r1 = r52
	;;
	adds r14 = 1, r40
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.cloop.sptk.few .L241
	.mmi
	adds r34 = -1, r34
	nop 0
	adds r14 = 2, r40
	;;
	.mib
	st4 [r33] = r14
	cmp4.eq p6, p7 = 0, r34
	(p7) br.cond.dptk .L238
	.mmi
	adds r40 = 3, r40
	adds r45 = 16, r12
	addl r15 = 97, r0
	.mlx
	adds r41 = 17, r12
	movl r14 = 29104508263162465
	;;
	.mmi
	st4 [r33] = r40
	st8 [r45] = r14
	addl r49 = 97, r0
	.mmi
	adds r36 = 18, r12
	addl r43 = @gprel(seen#), gp
	adds r33 = 19, r12
	;;
	.mlx
	adds r47 = 20, r12
	movl r46 = -2128831035
	.mmi
	adds r37 = 21, r12
	adds r38 = 22, r12
	addl r48 = 97, r0
.L242:
	.mmi
	adds r14 = 16, r12
	;;
	st1 [r14] = r15
	nop 0
	.mmi
	ld1.a r15 = [r41]
	st1 [r45] = r49, 1
	nop 0
	;;
	.mmi
	nop 0
	ld1.c.clr r15 = [r41]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	;;
	cmp4.ne p6, p7 = 0, r15
	.mmb
	mov r44 = r15
	nop 0
	(p7) br.cond.dpnt .L324
	;;
	.mmi
	(p6) mov r42 = r41
	nop 0
	nop 0
	;;
.L260:
	.mmi
	st1 [r41] = r15
	ld1.a r15 = [r36]
	nop 0
	.mmi
	st1 [r42] = r44, 1
	;;
	ld1.c.clr r15 = [r36]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	;;
	cmp4.ne p6, p7 = 0, r15
	.mmb
	mov r39 = r15
	nop 0
	(p7) br.cond.dpnt .L325
	;;
	.mmi
	(p6) mov r35 = r36
	nop 0
	nop 0
	;;
.L259:
	.mmi
	st1 [r36] = r15
	ld1.a r15 = [r33]
	nop 0
	.mmi
	st1 [r35] = r39, 1
	;;
	ld1.c.clr r15 = [r33]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	;;
	cmp4.ne p6, p7 = 0, r15
	.mmb
	mov r34 = r15
	nop 0
	(p7) br.cond.dpnt .L326
	;;
	.mmi
	(p6) mov r32 = r33
	nop 0
	nop 0
	;;
.L254:
	.mmi
	nop 0
	st1 [r33] = r15
	addl r55 = 4, r0
	.mmb
	st1 [r32] = r34
	adds r54 = 16, r12
	br.call.sptk.many b0 = permute#
	;;
	.mmi
	ld1 r14 = [r33]
	nop 0
	mov r1 = r52
	;;
	.mmi
	st1 [r32] = r14, 1
	st1 [r33] = r34
	nop 0
	;;
	.mmi
	ld1 r14 = [r32]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L254
	;;
	.mmi
	ld1 r15 = [r36]
	nop 0
	adds r14 = -1, r35
	;;
	.mmi
	st1 [r14] = r15
	ld1.a r14 = [r35]
	nop 0
	.mmi
	st1 [r36] = r39
	;;
	ld1.c.clr r14 = [r35]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L259
	;;
.L253:
	.mmi
	ld1 r15 = [r41]
	nop 0
	adds r14 = -1, r42
	;;
	.mmi
	st1 [r14] = r15
	ld1.a r14 = [r42]
	nop 0
	.mmi
	st1 [r41] = r44
	;;
	ld1.c.clr r14 = [r42]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L260
.L248:
	.mmi
	adds r16 = 16, r12
	nop 0
	adds r14 = -1, r45
	;;
	.mmi
	ld1 r15 = [r16]
	;;
	st1 [r14] = r15
	nop 0
	.mmi
	ld1.a r14 = [r45]
	st1 [r16] = r48
	nop 0
	;;
	.mmi
	ld1.c.clr r14 = [r45]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L242
	.mib
	addl r54 = 4998, r0
	nop 0
	br.call.sptk.many b0 = even.part.0#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r32 = r8
	.mmb
	addl r54 = 4997, r0
	nop 0
	br.call.sptk.many b0 = odd.part.0#
	;;
	.mmi
	nop 0
	mov r1 = r52
	mov r57 = r8
	.mmi
	ld4 r58 = [r43]
	mov r56 = r32
	mov r55 = r40
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC1)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r52
	nop 0
	br.call.sptk.many b0 = deep.constprop.0#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC2)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r52
	mov b0 = r50
	;;
	.mii
	nop 0
	mov ar.pfs = r51
	;;
	mov ar.lc = r53
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L326:
	.body
	.copy_state 1
	.mii
	ld4 r14 = [r43]
	adds r54 = 16, r12
	;;
	dep.z r32 = r14, 5, 27
	;;
	.mib
	sub r32 = r32, r14
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r52
	;;
	.mlx
	nop 0
	(p6) movl r14 = -2128831035
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L255
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	cmp.eq p6, p7 = 1, r8
	;;
	.mmi
	ld1 r15 = [r14]
	;;
	xor r15 = r46, r15
	nop 0
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
	add r14 = r14, r15
	nop 0
	(p6) br.cond.dpnt .L255
	;;
	.mii
	ld1 r15 = [r41]
	cmp.eq p6, p7 = 2, r8
	;;
	xor r14 = r14, r15
	;;
	.mii
	nop 0
	dep.z r15 = r14, 16, 16
	;;
	add r15 = r15, r14
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	nop 0
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mib
	add r14 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L255
	;;
	.mmi
	ld1 r15 = [r36]
	nop 0
	cmp.ne p6, p7 = 3, r8
	;;
	.mib
	xor r14 = r14, r15
	nop 0
	(p7) br.cond.dpnt .L319
	;;
	.mii
	nop 0
	dep.z r15 = r14, 9, 23
	cmp.eq p6, p7 = 4, r8
	;;
	.mii
	add r15 = r15, r14
	nop 0
	;;
	shladd r15 = r15, 1, r0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r16 = r15, 3, r0
	nop 0
	;;
	.mmi
	sub r16 = r16, r15
	;;
	shladd r15 = r16, 3, r0
	nop 0
	;;
	.mmi
	sub r15 = r15, r16
	;;
	shladd r15 = r15, 2, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	nop 0
	dep.z r16 = r15, 5, 27
	;;
	.mmi
	add r15 = r15, r16
	;;
	shladd r15 = r15, 2, r0
	nop 0
	;;
	.mmi
	sub r15 = r15, r14
	;;
	shladd r14 = r15, 2, r0
	nop 0
	;;
	.mib
	sub r14 = r14, r15
	nop 0
	(p6) br.cond.dpnt .L255
	;;
	.mii
	ld1 r15 = [r47]
	cmp.eq p6, p7 = 5, r8
	;;
	xor r14 = r14, r15
	;;
	.mii
	nop 0
	dep.z r15 = r14, 16, 16
	;;
	add r15 = r15, r14
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	nop 0
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mib
	add r14 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L255
	;;
	.mii
	ld1 r15 = [r37]
	cmp.eq p6, p7 = 6, r8
	;;
	xor r14 = r14, r15
	;;
	.mii
	nop 0
	dep.z r15 = r14, 16, 16
	;;
	add r15 = r15, r14
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	nop 0
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mib
	add r14 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L255
	;;
	.mii
	ld1 r15 = [r38]
	nop 0
	;;
	xor r14 = r14, r15
	;;
.L319:
	.mii
	nop 0
	dep.z r15 = r14, 16, 16
	;;
	add r15 = r15, r14
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mii
	shladd r15 = r15, 1, r0
	nop 0
	;;
	add r14 = r15, r14
	;;
.L255:
	.mmi
	add r14 = r14, r32
	ld1 r15 = [r36]
	nop 0
	;;
	.mmi
	st4 [r43] = r14
	nop 0
	adds r14 = -1, r35
	;;
	.mmi
	st1 [r14] = r15
	ld1.a r14 = [r35]
	nop 0
	.mmi
	st1 [r36] = r39
	;;
	ld1.c.clr r14 = [r35]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L259
	.mib
	nop 0
	nop 0
	br .L253
.L325:
	.mii
	ld4 r14 = [r43]
	adds r54 = 16, r12
	;;
	dep.z r32 = r14, 5, 27
	;;
	.mib
	sub r32 = r32, r14
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	adds r16 = 16, r12
	mov r1 = r52
	;;
	.mlx
	nop 0
	(p6) movl r14 = -2128831035
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L250
	;;
	.mii
	ld1 r15 = [r16]
	cmp.eq p6, p7 = 1, r8
	;;
	xor r15 = r46, r15
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
	add r14 = r14, r15
	nop 0
	(p6) br.cond.dpnt .L250
	;;
	.mmi
	ld1 r15 = [r41]
	nop 0
	cmp.ne p6, p7 = 2, r8
	;;
	.mib
	xor r14 = r14, r15
	nop 0
	(p7) br.cond.dpnt .L318
	;;
	.mii
	nop 0
	dep.z r15 = r14, 9, 23
	cmp.eq p6, p7 = 3, r8
	;;
	.mii
	add r15 = r15, r14
	nop 0
	;;
	shladd r15 = r15, 1, r0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r16 = r15, 3, r0
	nop 0
	;;
	.mmi
	sub r16 = r16, r15
	;;
	shladd r15 = r16, 3, r0
	nop 0
	;;
	.mmi
	sub r15 = r15, r16
	;;
	shladd r15 = r15, 2, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	nop 0
	dep.z r16 = r15, 5, 27
	;;
	.mmi
	add r15 = r15, r16
	;;
	shladd r15 = r15, 2, r0
	nop 0
	;;
	.mmi
	sub r15 = r15, r14
	;;
	shladd r14 = r15, 2, r0
	nop 0
	;;
	.mib
	sub r14 = r14, r15
	nop 0
	(p6) br.cond.dpnt .L250
	;;
	.mii
	ld1 r15 = [r33]
	cmp.eq p6, p7 = 4, r8
	;;
	xor r14 = r14, r15
	;;
	.mii
	nop 0
	dep.z r15 = r14, 16, 16
	;;
	add r15 = r15, r14
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	nop 0
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mib
	add r14 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L250
	;;
	.mii
	ld1 r15 = [r47]
	cmp.eq p6, p7 = 5, r8
	;;
	xor r14 = r14, r15
	;;
	.mii
	nop 0
	dep.z r15 = r14, 16, 16
	;;
	add r15 = r15, r14
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	nop 0
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mib
	add r14 = r15, r14
	adds r15 = 21, r12
	(p6) br.cond.dpnt .L250
	;;
	.mii
	ld1 r15 = [r15]
	cmp.eq p6, p7 = 6, r8
	;;
	xor r14 = r14, r15
	;;
	.mii
	nop 0
	dep.z r15 = r14, 16, 16
	;;
	add r15 = r15, r14
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	nop 0
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mib
	add r14 = r15, r14
	adds r15 = 22, r12
	(p6) br.cond.dpnt .L250
	;;
	.mii
	ld1 r15 = [r15]
	nop 0
	;;
	xor r14 = r14, r15
	;;
.L318:
	.mii
	nop 0
	dep.z r15 = r14, 16, 16
	;;
	add r15 = r15, r14
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mii
	shladd r15 = r15, 1, r0
	nop 0
	;;
	add r14 = r15, r14
	;;
.L250:
	.mmi
	add r32 = r32, r14
	ld1 r15 = [r41]
	adds r14 = -1, r42
	;;
	.mmi
	st1 [r14] = r15
	ld1.a r14 = [r42]
	nop 0
	.mmi
	st1 [r41] = r44
	;;
	ld1.c.clr r14 = [r42]
	nop 0
	.mmi
	st4 [r43] = r32
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L260
	.mib
	nop 0
	nop 0
	br .L248
.L324:
	.mii
	ld4 r14 = [r43]
	adds r54 = 16, r12
	;;
	dep.z r32 = r14, 5, 27
	;;
	.mib
	sub r32 = r32, r14
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r52
	;;
	.mlx
	nop 0
	(p6) movl r14 = -2128831035
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L245
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	cmp.ne p6, p7 = 1, r8
	;;
	.mlx
	ld1 r16 = [r14]
	movl r14 = -2128831035
	;;
	.mib
	xor r16 = r14, r16
	nop 0
	(p7) br.cond.dpnt .L327
	;;
	.mii
	nop 0
	dep.z r14 = r16, 9, 23
	cmp.eq p6, p7 = 2, r8
	;;
	.mii
	add r14 = r14, r16
	nop 0
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r15 = r14, 3, r0
	nop 0
	;;
	.mmi
	sub r15 = r15, r14
	;;
	shladd r14 = r15, 3, r0
	nop 0
	;;
	.mmi
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	nop 0
	dep.z r15 = r14, 5, 27
	;;
	.mmi
	add r15 = r14, r15
	;;
	shladd r15 = r15, 2, r0
	nop 0
	;;
	.mmi
	sub r15 = r15, r16
	;;
	shladd r14 = r15, 2, r0
	nop 0
	;;
	.mib
	sub r14 = r14, r15
	adds r15 = 18, r12
	(p6) br.cond.dpnt .L245
	;;
	.mii
	ld1 r15 = [r15]
	cmp.eq p6, p7 = 3, r8
	;;
	xor r14 = r14, r15
	;;
	.mii
	nop 0
	dep.z r15 = r14, 16, 16
	;;
	add r15 = r15, r14
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	nop 0
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mib
	add r14 = r15, r14
	adds r15 = 19, r12
	(p6) br.cond.dpnt .L245
	;;
	.mii
	ld1 r15 = [r15]
	cmp.eq p6, p7 = 4, r8
	;;
	xor r14 = r14, r15
	;;
	.mii
	nop 0
	dep.z r15 = r14, 16, 16
	;;
	add r15 = r15, r14
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	nop 0
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mib
	add r14 = r15, r14
	adds r15 = 20, r12
	(p6) br.cond.dpnt .L245
	;;
	.mii
	ld1 r15 = [r15]
	cmp.eq p6, p7 = 5, r8
	;;
	xor r14 = r14, r15
	;;
	.mii
	nop 0
	dep.z r15 = r14, 16, 16
	;;
	add r15 = r15, r14
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	nop 0
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mib
	add r14 = r15, r14
	adds r15 = 21, r12
	(p6) br.cond.dpnt .L245
	;;
	.mii
	ld1 r15 = [r15]
	cmp.eq p6, p7 = 6, r8
	;;
	xor r14 = r14, r15
	;;
	.mii
	nop 0
	dep.z r15 = r14, 16, 16
	;;
	add r15 = r15, r14
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	nop 0
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mib
	add r14 = r15, r14
	adds r15 = 22, r12
	(p6) br.cond.dpnt .L245
	;;
	.mmi
	ld1 r15 = [r15]
	;;
	xor r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	dep.z r15 = r14, 16, 16
	;;
	add r15 = r15, r14
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mii
	shladd r15 = r15, 1, r0
	nop 0
	;;
	add r14 = r15, r14
	;;
.L245:
	.mmi
	nop 0
	add r32 = r32, r14
	nop 0
	;;
	.mib
	st4 [r43] = r32
	nop 0
	br .L248
.L323:
	.mmi
	adds r55 = -1, r8
	nop 0
	addl r54 = 2, r0
	.mmb
	addl r34 = 13, r0
	nop 0
	br.call.sptk.many b0 = ackermann#
	;;
	.mmi
	mov r1 = r52
	mov r55 = r8
	nop 0
	.mmb
	cmp4.ne p6, p7 = 0, r8
	addl r56 = 1, r0
	(p6) br.cond.dpnt .L237
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC0)
	.mmi
	addl r33 = @gprel(moves#), gp
	adds r56 = 1, r56
	mov r55 = r32
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r52
	br .L238
.L322:
	.mib
	adds r55 = -1, r8
	addl r54 = 1, r0
	br.call.sptk.many b0 = ackermann#
	;;
	.mmi
	mov r1 = r52
	adds r32 = 1, r8
	nop 0
	.mmb
	addl r55 = 3, r0
	addl r54 = 3, r0
	br.call.sptk.many b0 = ackermann#
	;;
	.mmi
	nop 0
	mov r1 = r52
	addl r55 = 1, r0
	.mmb
	nop 0
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L237
	.mib
	nop 0
	nop 0
	br .L323
.L327:
	.mii
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	add r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	nop 0
	add r32 = r32, r14
	nop 0
	;;
	.mib
	st4 [r43] = r32
	nop 0
	br .L248
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
