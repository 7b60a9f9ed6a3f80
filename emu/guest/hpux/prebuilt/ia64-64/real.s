// ff2a70491f8d0e4cf685fe4e6b912f15 emu/guest/libc/real.c
	.file	"real.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc has_bits_below.part.0#
has_bits_below.part.0:
	.prologue
	.mii
	nop 0
	extr r17 = r33, 5, 27
	mov r15 = r0
	.mmb
	nop 0
	adds r16 = 16, r32
	nop 0
	;;
	.mii
	nop 0
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	sxt4 r14 = r17
	.mmb
	cmp4.eq p6, p7 = 0, r17
	nop 0
	(p6) br.cond.dpnt .L2
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	adds r14 = -4, r14
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 2
	;;
	mov ar.lc = r14
	.align 32
.L3:
	.mmi
	ld4 r14 = [r16], 4
	;;
	or r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	mov r15 = r14
	br.cloop.sptk.few .L3
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L2
	;;
	.mmi
	(p6) addl r8 = 1, r0
	nop 0
	nop 0
.L1:
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
	;;
.L2:
	.mii
	nop 0
	shr r14 = r33, 5
	and r33 = 31, r33
	.mmi
	mov r8 = r0
	;;
	adds r14 = 4, r14
	sub r15 = 32, r33
	.mmb
	nop 0
	cmp.eq p6, p7 = 0, r33
	(p6) br.cond.dptk .L1
	;;
	.mmi
	shladd r14 = r14, 2, r0
	addp4 r15 = r15, r0
	mov ar.lc = r2
	;;
	.mmi
	add r32 = r32, r14
	;;
	ld4 r14 = [r32]
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r14, r15
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	.mmi
	nop 0
	(p6) addl r8 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r8 = r0
	br.ret.sptk.many b0
	.endp has_bits_below.part.0#
	.align 16
	.align 64
	.proc shift_right_sticky.part.0#
shift_right_sticky.part.0:
	.prologue
	.mib
	nop 0
	extr r14 = r33, 5, 27
	nop 0
	.mmi
	mov r16 = r0
	and r33 = 31, r33
	mov r17 = r32
	;;
	.mii
	nop 0
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	sxt4 r19 = r14
	.mmb
	mov r20 = r33
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L20
	;;
	.mmi
	shladd r15 = r19, 2, r0
	;;
	adds r15 = -4, r15
	nop 0
	;;
	.mii
	nop 0
	shr.u r15 = r15, 2
	;;
	mov ar.lc = r15
	.align 32
.L15:
	.mmi
	ld4 r15 = [r17], 4
	;;
	or r15 = r16, r15
	nop 0
	;;
	.mib
	nop 0
	mov r16 = r15
	br.cloop.sptk.few .L15
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r15
	nop 0
	;;
	.mii
	(p6) addl r22 = 1, r0
	nop 0
	;;
	(p7) mov r22 = r0
.L14:
	.mmi
	shladd r17 = r19, 2, r0
	sub r15 = 32, r33
	cmp4.eq p6, p7 = 0, r33
	.mmi
	sub r21 = 32, r20
	mov r16 = r32
	addp4 r20 = r20, r0
	;;
	.mmi
	mov r19 = r17
	addp4 r15 = r15, r0
	add r17 = r32, r17
	.mmi
	addp4 r21 = r21, r0
	mov r18 = r33
	(p6) cmp.eq.unc p8, p0 = r0, r0
	;;
	.mib
	nop 0
	(p7) cmp.eq.unc p9, p0 = r0, r0
	.pred.rel.mutex p8, p9
	(p6) br.cond.dptk .L16
	.mmi
	ld4 r17 = [r17]
	;;
	nop 0
	shl r15 = r17, r15
	;;
	.mmi
	or r15 = r22, r15
	;;
	cmp4.ne p6, p7 = 0, r15
	nop 0
	;;
	.mii
	(p6) addl r22 = 1, r0
	nop 0
	;;
	(p7) mov r22 = r0
.L16:
	.pred.rel.mutex p8, p9
	.mii
	nop 0
	mov ar.lc = 9
	nop 0
	.align 32
.L19:
	.pred.rel.mutex p8, p9
	.mmi
	cmp4.lt p6, p7 = 9, r14
	adds r17 = 1, r14
	add r15 = r16, r19
	;;
	.mmi
	nop 0
	(p6) mov r15 = r0
	(p6) mov r18 = r0
	.mmb
	nop 0
	(p6) adds r17 = 1, r14
	(p6) br.cond.dptk .L17
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 9, r14
	sxt4 r18 = r17
	.mmi
	ld4 r15 = [r15]
	;;
	(p7) shladd r14 = r18, 2, r0
	(p6) mov r18 = r0
	.mii
	(p6) addl r17 = 10, r0
	nop 0
	;;
	(p7) add r14 = r32, r14
	;;
	.mmi
	(p7) ld4 r18 = [r14]
	nop 0
	nop 0
	;;
.L17:
	.pred.rel.mutex p8, p9
	.mii
	addp4 r14 = r15, r0
	(p9) shl r18 = r18, r21
	;;
	(p9) shr.u r14 = r14, r20
	;;
	.mmi
	(p9) or r15 = r18, r14
	nop 0
	mov r14 = r17
	;;
	.mib
	st4 [r16] = r15, 4
	nop 0
	br.cloop.sptk.few .L19
	;;
	.mii
	ld4 r14 = [r32]
	mov ar.lc = r2
	;;
	or r14 = r22, r14
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br.ret.sptk.many b0
.L20:
	.mib
	mov r22 = r0
	mov r19 = r0
	br .L14
	.endp shift_right_sticky.part.0#
	.align 16
	.align 64
	.proc shift_right_sticky#
shift_right_sticky:
	.prologue 12, 36
	.mib
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 6, 3, 0
	.save ar.lc, r39
	mov r39 = ar.lc
	nop 0
	.mmi
	cmp.ge p6, p7 = 0, r33
	mov r38 = r1
	mov r35 = r32
	;;
	.mii
	nop 0
	.save rp, r36
	mov r36 = b0
	.body
	addl r15 = 319, r0
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L28
	;;
	.mib
	cmp.ge p6, p7 = r15, r33
	mov ar.pfs = r37
	(p7) br.cond.dpnt .L35
	;;
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.lc = r39
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	nop 0
	br.sptk.many shift_right_sticky.part.0#
.L35:
	.body
	.copy_state 1
	.mmi
	mov r15 = r32
	mov r14 = r0
	mov ar.lc = 9
	;;
	.align 32
.L31:
	.mmi
	ld4 r34 = [r15], 4
	;;
	or r34 = r14, r34
	nop 0
	;;
	.mib
	nop 0
	mov r14 = r34
	br.cloop.sptk.few .L31
	.mmi
	addl r42 = 40, r0
	nop 0
	mov r41 = r0
	.mmb
	mov r40 = r35
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mii
	cmp4.ne p6, p7 = 0, r34
	mov r1 = r38
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r0
	nop 0
	;;
	.mmi
	st4 [r35] = r14
	nop 0
	nop 0
.L28:
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	;;
	.mib
	nop 0
	mov ar.lc = r39
	br.ret.sptk.many b0
	.endp shift_right_sticky#
	.align 16
	.align 64
	.proc keep_bits#
keep_bits:
	.prologue 12, 51
	.mmi
	.save ar.pfs, r52
	alloc r52 = ar.pfs, 8, 15, 3, 0
	.fframe 112
	adds r12 = -112, r12
	.save rp, r51
	mov r51 = b0
	.mmi
	cmp.ne p6, p7 = 0, r39
	mov r40 = r8
	mov r53 = r1
	;;
	.mmi
	addl r42 = 320, r0
	adds r14 = 24, r12
	adds r15 = 132, r12
	.mmi
	adds r16 = 120, r12
	adds r43 = 80, r12
	adds r46 = 64, r12
	;;
	.mmi
	sub r42 = r42, r39
	st8 [r14] = r0, 8
	adds r44 = 72, r12
	.mmi
	ld4 r15 = [r15]
	adds r50 = 88, r12
	adds r49 = 96, r12
	;;
	.mmi
	adds r48 = 104, r12
	st8 [r14] = r0, 8
	shr r41 = r42, 63
	.mmi
	st4 [r16] = r15
	adds r47 = 112, r12
	adds r15 = 16, r12
	;;
	.mmi
	and r41 = 31, r41
	st8 [r14] = r0, 8
	.save ar.lc, r54
	mov r54 = ar.lc
	.body
	.mmi
	mov r56 = r0
	st8 [r46] = r32
	mov r55 = r43
	;;
	.mmi
	add r41 = r41, r42
	st8 [r14] = r0
	nop 0
	.mii
	st8 [r44] = r33
	and r42 = 31, r42
	;;
	shr r41 = r41, 5
	.mmi
	st8 [r43] = r34
	st8 [r50] = r35
	nop 0
	;;
	.mmi
	shladd r45 = r41, 2, r0
	st8 [r49] = r36
	nop 0
	.mmi
	st8 [r48] = r37
	nop 0
	adds r41 = 4, r41
	;;
	.mmi
	st8 [r47] = r38
	st8 [r15] = r0
	nop 0
	.mmb
	mov r57 = r45
	shladd r41 = r41, 2, r0
	(p7) br.cond.dpnt .L55
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r42
	mov r15 = r0
	mov r1 = r53
	.mmi
	mov r8 = r40
	;;
	(p7) addl r16 = -1, r0
	(p7) add r41 = r46, r41
	.mmi
	(p7) addp4 r15 = r42, r0
	;;
	(p7) ld4 r14 = [r41]
	nop 0
	;;
	.mii
	nop 0
	(p7) shl r16 = r16, r42
	;;
	(p7) and r14 = r16, r14
	.mmi
	adds r16 = 120, r12
	;;
	(p7) st4 [r41] = r14
	adds r14 = 16, r12
	.mmi
	ld4 r16 = [r16]
	;;
	add r45 = r14, r45
	addl r14 = 1, r0
	.mmi
	cmp4.ne p6, p7 = 0, r16
	;;
	nop 0
	shl r14 = r14, r15
	;;
	.mib
	st4 [r45] = r14
	nop 0
	(p6) br.cond.dpnt .L56
	;;
	.mmi
	ld8 r15 = [r46]
	ld8 r16 = [r44]
	nop 0
	;;
	.mmi
	st8 [r40] = r15, 8
	ld8 r15 = [r43]
	nop 0
	.mmi
	ld8 r18 = [r50]
	;;
	st8 [r40] = r16, 8
	nop 0
	.mmi
	ld8 r17 = [r49]
	ld8 r16 = [r48]
	nop 0
	;;
	.mmi
	st8 [r40] = r15, 8
	ld8 r15 = [r47]
	nop 0
	;;
	.mmi
	st8 [r40] = r18, 8
	;;
	st8 [r40] = r17, 8
	nop 0
	;;
	.mmi
	st8 [r40] = r16, 8
	;;
	st8 [r40] = r15
	mov b0 = r51
	;;
	.mii
	nop 0
	mov ar.pfs = r52
	;;
	mov ar.lc = r54
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
	;;
.L56:
	.body
	.copy_state 1
	.mmb
	nop 0
	mov r16 = r43
	nop 0
	.mmi
	adds r17 = 16, r12
	mov r14 = r0
	mov ar.lc = 9
	;;
	.align 32
.L44:
	.mmi
	ld4 r15 = [r16], 4
	ld4 r18 = [r17], 4
	nop 0
	;;
	.mii
	add r15 = r15, r18
	adds r18 = -4, r16
	;;
	add r14 = r15, r14
	;;
	.mib
	st4 [r18] = r14
	shr.u r14 = r14, 32
	br.cloop.sptk.few .L44
	;;
	.mmi
	cmp.eq p6, p7 = 0, r14
	nop 0
	mov r8 = r40
	.mmi
	ld8.a r18 = [r50]
	ld8.a r17 = [r49]
	nop 0
	;;
	.mlx
	(p7) adds r15 = 116, r12
	(p7) movl r16 = -2147483648
	.mmi
	(p7) ld8 r14 = [r44]
	;;
	(p7) st4 [r15] = r16
	(p7) adds r14 = 1, r14
	;;
	.mmi
	ld8 r15 = [r46]
	ld8.c.clr r18 = [r50]
	nop 0
	.mmi
	(p7) st8 [r44] = r14
	;;
	st8 [r40] = r15, 8
	nop 0
	.mmi
	ld8 r16 = [r44]
	ld8.c.clr r17 = [r49]
	nop 0
	;;
	.mmi
	nop 0
	st8 [r40] = r16, 8
	nop 0
	.mmi
	ld8 r15 = [r43]
	ld8 r16 = [r48]
	nop 0
	;;
	.mmi
	st8 [r40] = r15, 8
	ld8 r15 = [r47]
	nop 0
	;;
	.mmi
	st8 [r40] = r18, 8
	;;
	st8 [r40] = r17, 8
	nop 0
	;;
	.mmi
	st8 [r40] = r16, 8
	;;
	st8 [r40] = r15
	mov b0 = r51
	;;
	.mii
	nop 0
	mov ar.pfs = r52
	;;
	mov ar.lc = r54
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
	;;
.L55:
	.body
	.copy_state 2
	.mib
	addl r57 = 40, r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	nop 0
	adds r16 = 120, r12
	mov r8 = r40
	.mmi
	ld8.a r18 = [r50]
	ld8.a r17 = [r49]
	mov r1 = r53
	;;
	.mmi
	ld4 r16 = [r16]
	;;
	cmp4.eq p6, p7 = 0, r16
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r15 = -2147483648
	.mmi
	(p7) adds r14 = 116, r12
	(p7) ld8 r39 = [r44]
	nop 0
	;;
	.mmi
	(p7) st4 [r14] = r15
	(p6) adds r14 = 116, r12
	(p7) adds r39 = 1, r39
	;;
	.mmi
	nop 0
	ld8.a r15 = [r46]
	nop 0
	.mmi
	(p6) st4 [r14] = r0
	st8 [r44] = r39
	nop 0
	;;
	.mmi
	ld8 r16 = [r44]
	ld8.c.clr r15 = [r46]
	nop 0
	;;
	.mmi
	st8 [r40] = r15, 8
	ld8 r15 = [r43]
	nop 0
	.mmi
	ld8.c.clr r18 = [r50]
	;;
	st8 [r40] = r16, 8
	nop 0
	.mmi
	ld8.c.clr r17 = [r49]
	ld8 r16 = [r48]
	nop 0
	;;
	.mmi
	st8 [r40] = r15, 8
	ld8 r15 = [r47]
	nop 0
	;;
	.mmi
	st8 [r40] = r18, 8
	;;
	st8 [r40] = r17, 8
	nop 0
	;;
	.mmi
	st8 [r40] = r16, 8
	;;
	st8 [r40] = r15
	mov b0 = r51
	;;
	.mii
	nop 0
	mov ar.pfs = r52
	;;
	mov ar.lc = r54
	.mmb
	nop 0
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
	.endp keep_bits#
	.align 16
	.align 64
	.proc normalise#
normalise:
	.prologue
	.mmi
	.fframe 48
	adds r12 = -48, r12
	nop 0
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	;;
	.mmi
	adds r14 = 24, r12
	adds r19 = 16, r12
	adds r16 = 8, r12
	.mmi
	st8 [r12] = r32
	mov r21 = r12
	mov r15 = r0
	;;
	.mmb
	st8 [r14] = r35
	adds r14 = 32, r12
	nop 0
	.mmi
	st8 [r16] = r33
	mov r17 = r19
	mov ar.lc = 9
	;;
	.mmi
	nop 0
	st8 [r14] = r36
	adds r14 = 40, r12
	.mmi
	st8 [r19] = r34
	;;
	st8 [r14] = r37
	adds r14 = 48, r12
	.mmi
	nop 0
	;;
	st8 [r14] = r38
	nop 0
	.align 32
.L58:
	.mmi
	ld4 r14 = [r17], 4
	;;
	or r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	mov r15 = r14
	br.cloop.sptk.few .L58
	.mmi
	cmp4.eq p6, p7 = 0, r14
	adds r18 = 52, r12
	adds r20 = 12, r21
	;;
	.mib
	(p6) mov r15 = r0
	nop 0
	(p6) br.cond.dpnt .L59
	;;
	.mmi
	nop 0
	ld4 r15 = [r18]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p7) br.cond.dpnt .L61
	.align 32
.L60:
	.mii
	sub r15 = r18, r20
	mov r14 = r18
	;;
	adds r15 = -4, r15
	;;
	.mii
	nop 0
	shr.u r15 = r15, 2
	;;
	mov ar.lc = r15
	;;
	.align 32
.L63:
	.mib
	nop 0
	adds r14 = -4, r14
	br.cloop.sptk.few .L62
	;;
	.mmi
	ld8 r14 = [r16]
	st4 [r19] = r0
	nop 0
	.mmi
	ld4 r15 = [r18]
	;;
	adds r14 = -32, r14
	cmp4.eq p6, p7 = 0, r15
	;;
	.mib
	st8 [r16] = r14
	nop 0
	(p6) br.cond.dptk .L60
.L61:
	.mmi
	addp4 r15 = r15, r0
	nop 0
	addl r19 = 65566, r0
	;;
	.mmi
	nop 0
	setf.sig f7 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f6 = f7
	;;
	.mmi
	getf.exp r14 = f6
	;;
	sub r19 = r19, r14
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r19
	nop 0
	(p7) br.cond.dpnt .L77
	;;
	.mii
	nop 0
	sxt4 r19 = r19
	nop 0
	.mii
	ld8 r15 = [r16]
	nop 0
	;;
	sub r15 = r15, r19
	;;
.L59:
	.mmi
	mov r14 = r8
	ld8 r17 = [r12]
	nop 0
	.mmi
	st8 [r16] = r15, 8
	;;
	st8 [r14] = r17, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r15, 8
	ld8 r15 = [r16], 8
	nop 0
	;;
	.mmi
	st8 [r14] = r15, 8
	ld8 r15 = [r16], 8
	nop 0
	;;
	.mmi
	st8 [r14] = r15, 8
	ld8 r15 = [r16], 8
	nop 0
	;;
	.mmi
	st8 [r14] = r15, 8
	ld8 r15 = [r16], 8
	nop 0
	;;
	.mmi
	st8 [r14] = r15, 8
	ld8 r15 = [r16]
	nop 0
	;;
	.mmi
	nop 0
	st8 [r14] = r15
	mov ar.lc = r2
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L62:
	.body
	.copy_state 1
	.mmi
	mov r15 = r14
	;;
	ld4 r17 = [r15], 4
	nop 0
	;;
	.mib
	st4 [r15] = r17
	nop 0
	br .L63
.L77:
	.mmi
	sub r14 = r18, r21
	sub r15 = 32, r19
	addp4 r22 = r19, r0
	;;
	.mmi
	adds r14 = -16, r14
	nop 0
	addp4 r21 = r15, r0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 2
	;;
	mov ar.lc = r14
	.align 32
.L66:
	.mmi
	mov r20 = r18
	nop 0
	adds r18 = -4, r18
	;;
	.mmi
	ld4 r14 = [r20]
	nop 0
	mov r17 = r18
	;;
	.mib
	nop 0
	shl r15 = r14, r22
	br.cloop.sptk.few .L71
	;;
	.mmi
	st4 [r20] = r15
	nop 0
	sxt4 r19 = r19
	;;
	.mmi
	nop 0
	ld8 r15 = [r16]
	nop 0
	;;
	.mib
	nop 0
	sub r15 = r15, r19
	br .L59
.L71:
	.mmi
	nop 0
	ld4 r14 = [r17], 4
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, r21
	;;
	or r14 = r15, r14
	;;
	.mib
	st4 [r17] = r14
	nop 0
	br .L66
	.endp normalise#
	.align 16
	.align 64
	.global real_of#
	.type	real_of#, @function
	.proc real_of#
real_of:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 7, 0
	.fframe 80
	adds r12 = -80, r12
	extr.u r2 = r32, 48, 15
	.mmi
	mov r37 = r1
	nop 0
	mov r34 = r8
	;;
	.mlx
	adds r14 = 20, r12
	movl r16 = 281474976710655
	.mmi
	adds r15 = 16, r12
	cmp4.ne p8, p9 = 0, r2
	addl r17 = -16367, r2
	;;
	.mmi
	st4 [r14] = r0, 4
	and r16 = r16, r32
	shr.u r32 = r32, 63
	.mmi
	addl r39 = -16366, r0
	cmp4.eq p6, p7 = 0, r2
	adds r18 = 68, r12
	;;
	.mmi
	adds r14 = 8, r14
	st4 [r15] = r32
	.save rp, r35
	mov r35 = b0
	.body
	.mmi
	(p8) addl r15 = 1, r0
	nop 0
	(p7) sxt4 r39 = r17
	;;
	.mmi
	st4 [r14] = r0, 4
	(p9) mov r15 = r0
	shr.u r17 = r33, 32
	;;
	.mmi
	st4 [r14] = r0, 4
	nop 0
	shl r15 = r15, 48
	;;
	.mmi
	st4 [r14] = r0, 4
	or r15 = r16, r15
	adds r16 = 56, r12
	;;
	.mmi
	nop 0
	st4 [r14] = r0, 4
	shr.u r19 = r15, 32
	.mmi
	nop 0
	st4 [r16] = r33
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	st4 [r18] = r19
	nop 0
	.mmi
	ld8.a r43 = [r16]
	;;
	st4 [r14] = r0
	adds r14 = 64, r12
	;;
	.mmi
	st4 [r14] = r15
	nop 0
	adds r15 = 60, r12
	;;
	.mmi
	nop 0
	st4 [r15] = r17
	adds r15 = 16, r12
	.mmi
	ld8 r44 = [r14]
	;;
	ld8 r38 = [r15]
	adds r15 = 32, r12
	.mmi
	ld8.c.clr r43 = [r16]
	;;
	ld8 r40 = [r15]
	adds r15 = 40, r12
	;;
	.mmi
	ld8 r41 = [r15]
	nop 0
	adds r15 = 48, r12
	;;
	.mib
	ld8 r42 = [r15]
	nop 0
	br.call.sptk.many b0 = normalise#
	;;
	.mmi
	mov r8 = r34
	mov r1 = r37
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.restore sp
	adds r12 = 80, r12
	nop 0
	br.ret.sptk.many b0
	.endp real_of#
	.align 16
	.align 64
	.global real_of_integer#
	.type	real_of_integer#, @function
	.proc real_of_integer#
real_of_integer:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 7, 0
	.fframe 64
	adds r12 = -64, r12
	cmp.le p6, p7 = r0, r32
	.mmi
	mov r36 = r1
	mov r33 = r8
	shr.u r17 = r32, 63
	;;
	.mmi
	adds r14 = 20, r12
	(p7) sub r32 = r0, r32
	.save rp, r34
	mov r34 = b0
	.body
	.mmi
	adds r15 = 64, r12
	adds r18 = 16, r12
	addl r38 = 64, r0
	;;
	.mmi
	nop 0
	st4 [r14] = r0, 4
	shr.u r16 = r32, 32
	.mmi
	st4 [r18] = r17
	;;
	adds r14 = 8, r14
	nop 0
	.mmi
	st4 [r15] = r32
	ld8 r37 = [r18]
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	ld8.a r43 = [r15]
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	st4 [r14] = r0, 4
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	st4 [r14] = r0, 4
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r0, 4
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	st4 [r14] = r0
	adds r14 = 68, r12
	;;
	.mmi
	st4 [r14] = r16
	nop 0
	adds r14 = 32, r12
	;;
	.mmi
	nop 0
	ld8 r39 = [r14]
	adds r14 = 40, r12
	.mmi
	ld8.c.clr r43 = [r15]
	;;
	ld8 r40 = [r14]
	adds r14 = 48, r12
	;;
	.mmi
	ld8 r41 = [r14]
	nop 0
	adds r14 = 56, r12
	;;
	.mib
	ld8 r42 = [r14]
	nop 0
	br.call.sptk.many b0 = normalise#
	;;
	.mmi
	mov r8 = r33
	mov r1 = r36
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	.mmb
	.restore sp
	adds r12 = 64, r12
	nop 0
	br.ret.sptk.many b0
	.endp real_of_integer#
	.align 16
	.align 64
	.global real_of_words#
	.type	real_of_words#, @function
	.proc real_of_words#
real_of_words:
	.prologue
	.mmi
	.fframe 48
	adds r12 = -48, r12
	adds r16 = -1, r33
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	.mmi
	cmp4.eq p6, p7 = 0, r33
	nop 0
	sxt4 r14 = r33
	;;
	.mmi
	adds r15 = 8, r12
	nop 0
	shladd r14 = r14, 2, r0
	.mmi
	addp4 r16 = r16, r0
	st8 [r12] = r0
	nop 0
	;;
	.mmi
	st8 [r15] = r0, 8
	adds r14 = -4, r14
	mov ar.lc = r16
	;;
	.mmi
	st8 [r15] = r0, 8
	nop 0
	add r14 = r32, r14
	;;
	.mmi
	st8 [r15] = r0, 8
	;;
	st8 [r15] = r0, 8
	nop 0
	;;
	.mmi
	nop 0
	st8 [r15] = r0, 8
	nop 0
	;;
	.mib
	st8 [r15] = r0
	nop 0
	(p6) br.cond.dpnt .L86
	.align 32
.L87:
	.mmi
	nop 0
	ld4 r15 = [r14], -4
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p7) br.cond.dpnt .L106
	;;
	.mib
	adds r35 = -32, r35
	adds r33 = -1, r33
	br.cloop.sptk.few .L87
.L86:
	.mmi
	nop 0
	mov r14 = r8
	adds r15 = 8, r12
	.mmi
	st4 [r12] = r34
	;;
	ld8 r16 = [r12]
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15], 8
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15], 8
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15], 8
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15], 8
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15], 8
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r15 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	st8 [r14] = r15
	mov ar.lc = r2
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	;;
.L106:
	.body
	.copy_state 1
	.mmi
	adds r15 = -2, r33
	addl r20 = 65566, r0
	mov ar.lc = 9
	.mmi
	adds r16 = -1, r33
	adds r17 = 52, r12
	sxt4 r14 = r33
	;;
	.mii
	shladd r14 = r14, 2, r0
	sxt4 r15 = r15
	cmp4.gt p6, p7 = r0, r16
	;;
	.mmi
	add r14 = r32, r14
	nop 0
	shladd r15 = r15, 2, r0
	;;
	.mmi
	adds r14 = -4, r14
	nop 0
	add r32 = r32, r15
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f6 = f6
	;;
	.mmi
	getf.exp r14 = f6
	;;
	sub r20 = r20, r14
	nop 0
	;;
	.mmi
	sub r19 = 32, r20
	cmp4.eq p8, p9 = 0, r20
	nop 0
	.mii
	addp4 r18 = r20, r0
	nop 0
	;;
	addp4 r19 = r19, r0
	.align 32
.L89:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p8, p9
	.mmi
	mov r15 = r0
	adds r14 = 4, r32
	adds r16 = -1, r16
	;;
	.mmi
	(p7) ld4 r15 = [r14]
	mov r14 = r0
	cmp4.gt p6, p7 = r0, r16
	;;
	.mmi
	(p7) ld4 r14 = [r32]
	nop 0
	adds r32 = -4, r32
	;;
	.mmi
	addp4 r14 = r14, r0
	nop 0
	(p9) shl r15 = r15, r18
	;;
	.mii
	nop 0
	(p9) shr.u r14 = r14, r19
	;;
	(p9) or r15 = r15, r14
	;;
	.mib
	st4 [r17] = r15, -4
	nop 0
	br.cloop.sptk.few .L89
	.mii
	nop 0
	sxt4 r20 = r20
	adds r14 = 8, r12
	.mmb
	adds r15 = 8, r12
	st4 [r12] = r34
	nop 0
	;;
	.mmi
	sub r35 = r35, r20
	ld8 r16 = [r12]
	nop 0
	;;
	.mmi
	st8 [r14] = r35
	nop 0
	mov r14 = r8
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15], 8
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15], 8
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15], 8
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15], 8
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15], 8
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r15 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	st8 [r14] = r15
	mov ar.lc = r2
	.mmb
	nop 0
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	.endp real_of_words#
	.align 16
	.align 64
	.global real_round#
	.type	real_round#, @function
	.proc real_round#
real_round:
	.prologue 12, 49
	.mmi
	.save ar.pfs, r50
	alloc r50 = ar.pfs, 8, 12, 8, 0
	.fframe 80
	adds r12 = -80, r12
	.save rp, r49
	mov r49 = b0
	.mmi
	mov r51 = r1
	.body
	nop 0
	mov r41 = r8
	;;
	.mmi
	addl r53 = 319, r0
	adds r15 = 32, r12
	adds r40 = 40, r12
	.mmi
	adds r46 = 48, r12
	adds r45 = 56, r12
	adds r44 = 64, r12
	;;
	.mmi
	nop 0
	adds r43 = 72, r12
	adds r42 = 80, r12
	.mmi
	st8 [r15] = r32
	cmp.lt p6, p7 = r53, r39
	mov r15 = r8
	;;
	.mmi
	st8 [r40] = r33
	st8 [r46] = r34
	cmp4.eq.or.andcm p6, p7 = 0, r38
	;;
	.mmi
	st8 [r45] = r35
	st8 [r44] = r36
	nop 0
	;;
	.mmi
	nop 0
	st8 [r43] = r37
	nop 0
	.mmb
	st8 [r42] = r38
	nop 0
	(p7) br.cond.dpnt .L108
	;;
	.mmi
	st8 [r15] = r32, 8
	mov r40 = r46
	mov r8 = r41
	;;
	.mmi
	st8 [r15] = r33, 8
	ld8 r17 = [r40], 8
	nop 0
	;;
	.mmi
	st8 [r15] = r17, 8
	ld8 r16 = [r40], 8
	nop 0
	;;
	.mmi
	st8 [r15] = r16, 8
	ld8 r17 = [r40], 8
	nop 0
	;;
	.mmi
	st8 [r15] = r17, 8
	ld8 r16 = [r40], 8
	nop 0
	;;
	.mmi
	nop 0
	st8 [r15] = r16, 8
	nop 0
	;;
	.mii
	st8 [r15] = r38
	mov b0 = r49
	;;
	mov ar.pfs = r50
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
	;;
.L108:
	.body
	.copy_state 1
	.mmi
	sub r53 = r53, r39
	nop 0
	adds r16 = 32, r12
	.mmb
	cmp.le p6, p7 = r0, r39
	nop 0
	(p7) br.cond.dpnt .L120
	;;
	.mii
	nop 0
	shr r14 = r53, 5
	and r15 = 31, r53
	;;
	.mii
	adds r14 = 4, r14
	nop 0
	;;
	shladd r14 = r14, 2, r0
	;;
	.mmi
	add r14 = r16, r14
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, r15
	;;
	tbit.z p6, p7 = r14, 0
	;;
	.mib
	nop 0
	(p6) mov r14 = r0
	(p6) br.cond.dptk .L111
	.mmi
	cmp.eq p6, p7 = 0, r53
	addl r48 = 320, r0
	mov r52 = r16
	;;
	.mbb
	sub r47 = r48, r39
	(p6) br.cond.dpnt .L112
	br.call.sptk.many b0 = has_bits_below.part.0#
	;;
	.mmi
	mov r14 = r8
	nop 0
	cmp4.ne p6, p7 = 0, r8
	.mmb
	mov r1 = r51
	nop 0
	(p7) br.cond.dptk .L121
	;;
	.mmi
	(p6) addl r14 = 1, r0
	nop 0
	nop 0
	.align 32
.L111:
	.mmi
	adds r15 = 20, r12
	adds r16 = 32, r12
	mov r8 = r41
	.mmi
	ld8 r53 = [r40]
	ld8.a r54 = [r46]
	mov r59 = r39
	;;
	.mmi
	st4 [r15] = r14
	ld8 r52 = [r16]
	nop 0
	;;
	.mmi
	ld8.c.clr r54 = [r46]
	ld8 r55 = [r45]
	nop 0
	;;
	.mmi
	ld8 r56 = [r44]
	ld8 r57 = [r43]
	nop 0
	;;
	.mbb
	ld8 r58 = [r42]
	br.call.sptk.many b0 = keep_bits#
	nop 0
	;;
	.mmi
	mov r1 = r51
	nop 0
	nop 0
.L122:
	.mii
	mov r8 = r41
	mov b0 = r49
	;;
	mov ar.pfs = r50
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
.L121:
	.body
	.copy_state 2
	.mib
	nop 0
	cmp.eq p6, p7 = r48, r47
	(p6) br.cond.sptk .L111
	;;
	.align 32
.L112:
	.mmi
	adds r15 = 32, r12
	adds r16 = 32, r12
	shr r14 = r47, 5
	.mmi
	and r47 = 31, r47
	ld8 r53 = [r40]
	mov r8 = r41
	;;
	.mmi
	adds r14 = 4, r14
	nop 0
	mov r59 = r39
	.mmi
	ld8 r52 = [r16]
	ld8.a r54 = [r46]
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	ld8.a r55 = [r45]
	nop 0
	.mmi
	ld8.a r56 = [r44]
	;;
	add r14 = r15, r14
	adds r15 = 20, r12
	.mmi
	ld8.a r57 = [r43]
	ld8.a r58 = [r42]
	nop 0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	nop 0
	shr.u r14 = r14, r47
	;;
	.mmi
	and r14 = 1, r14
	;;
	st4 [r15] = r14
	nop 0
	;;
	.mmi
	ld8.c.clr r54 = [r46]
	ld8.c.clr r55 = [r45]
	nop 0
	;;
	.mmi
	ld8.c.clr r56 = [r44]
	ld8.c.clr r57 = [r43]
	nop 0
	;;
	.mib
	ld8.c.clr r58 = [r42]
	nop 0
	br.call.sptk.many b0 = keep_bits#
	;;
	.mib
	nop 0
	mov r1 = r51
	br .L122
.L120:
	.mmi
	adds r14 = 4, r8
	nop 0
	adds r16 = 32, r12
	;;
	.mmi
	st4 [r14] = r0, 4
	ld4 r15 = [r16]
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	st4 [r8] = r15
	mov r8 = r41
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	st4 [r14] = r0, 4
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	st4 [r14] = r0, 4
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	st4 [r14] = r0, 4
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	st4 [r14] = r0, 4
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	st4 [r14] = r0, 4
	nop 0
	;;
	.mii
	st4 [r14] = r0
	mov b0 = r49
	;;
	mov ar.pfs = r50
	.mmb
	nop 0
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
	.endp real_round#
	.align 16
	.align 64
	.global real_quad#
	.type	real_quad#, @function
	.proc real_quad#
real_quad:
	.prologue 12, 47
	.mmi
	.save ar.pfs, r48
	alloc r48 = ar.pfs, 7, 11, 8, 0
	.fframe 144
	adds r12 = -144, r12
	extr.u r15 = r32, 32, 32
	.mmi
	mov r49 = r1
	mov r50 = r32
	mov r51 = r33
	;;
	.mmi
	addl r2 = -16381, r0
	adds r41 = 32, r12
	cmp4.ne p6, p7 = 0, r15
	.mmi
	adds r42 = 72, r12
	adds r43 = 80, r12
	adds r39 = 40, r12
	;;
	.mmi
	cmp.le p8, p9 = r33, r2
	adds r15 = 16, r41
	adds r45 = 56, r12
	.mmi
	adds r44 = 64, r12
	adds r46 = 96, r12
	(p6) addl r40 = 1, r0
	;;
	.mmi
	(p8) mov r2 = r33
	(p7) mov r40 = r0
	.save rp, r47
	mov r47 = b0
	.body
	.mmi
	mov r8 = r46
	mov r52 = r34
	mov r53 = r35
	;;
	.mmi
	addl r57 = 16494, r2
	mov r54 = r36
	mov r55 = r37
	.mmi
	mov r56 = r38
	st8 [r39] = r33
	shl r40 = r40, 63
	;;
	.mmi
	st8 [r15] = r34
	st8 [r41] = r32
	nop 0
	;;
	.mmi
	st8 [r45] = r35
	st8 [r44] = r36
	nop 0
	;;
	.mmi
	nop 0
	st8 [r42] = r37
	nop 0
	.mmb
	st8 [r43] = r38
	nop 0
	br.call.sptk.many b0 = real_round#
	;;
	.mmi
	ld8 r16 = [r46]
	adds r14 = 104, r12
	addl r17 = 16384, r0
	.mmi
	adds r15 = 48, r12
	addl r2 = -16382, r0
	addl r51 = 15, r0
	;;
	.mmi
	st8 [r41] = r16
	ld8 r16 = [r14]
	nop 0
	.mmi
	adds r14 = 112, r12
	mov r1 = r49
	adds r50 = 16, r41
	;;
	.mmi
	cmp.ge p8, p9 = r17, r16
	ld8 r17 = [r14]
	adds r14 = 120, r12
	.mmi
	cmp.le p6, p7 = r2, r16
	st8 [r39] = r16
	nop 0
	;;
	.mmi
	st8 [r15] = r17
	ld8 r15 = [r14]
	adds r14 = 128, r12
	.mmi
	(p6) mov r2 = r16
	;;
	st8 [r45] = r15
	nop 0
	.mmi
	ld8 r15 = [r14]
	adds r14 = 136, r12
	addl r39 = 16382, r2
	;;
	.mmi
	st8 [r44] = r15
	ld8 r15 = [r14]
	nop 0
	.mmi
	adds r14 = 144, r12
	cmp.ne p10, p11 = 0, r39
	shl r39 = r39, 48
	;;
	.mmi
	ld8 r14 = [r14]
	st8 [r42] = r15
	(p11) addl r51 = -16366, r0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	st8 [r43] = r14
	(p11) sub r51 = r51, r16
	.mlx
	nop 0
	(p9) movl r14 = 9223090561878065152
	;;
	.mib
	(p6) mov r9 = r0
	nop 0
	(p6) br.cond.dpnt .L124
	;;
	.mib
	(p9) mov r9 = r0
	(p9) or r40 = r14, r40
	(p9) br.cond.dpnt .L124
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = shift_right_sticky#
	;;
	.mmi
	adds r14 = 84, r12
	nop 0
	adds r15 = 76, r12
	.mmi
	ld4 r16 = [r43]
	nop 0
	mov r1 = r49
	;;
	.mmi
	ld4 r14 = [r14]
	ld4 r9 = [r15]
	nop 0
	;;
	.mib
	nop 0
	dep.z r14 = r14, 32, 16
	nop 0
	.mmi
	ld4 r15 = [r42]
	nop 0
	shl r9 = r9, 32
	;;
	.mmi
	or r14 = r16, r14
	nop 0
	or r9 = r15, r9
	;;
	.mii
	or r14 = r39, r14
	nop 0
	;;
	or r40 = r14, r40
	;;
.L124:
	.mii
	mov r8 = r40
	mov b0 = r47
	;;
	mov ar.pfs = r48
	.mmb
	nop 0
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
	.endp real_quad#
	.align 16
	.align 64
	.global real_result#
	.type	real_result#, @function
	.proc real_result#
real_result:
	.prologue 12, 41
	.mmi
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 7, 5, 8, 0
	.fframe 192
	adds r12 = -192, r12
	.save rp, r41
	mov r41 = b0
	.mmi
	nop 0
	mov r43 = r1
	.body
	nop 0
	;;
	.mmi
	adds r14 = 40, r12
	adds r16 = 32, r12
	adds r15 = 184, r12
	.mmi
	adds r40 = 48, r12
	adds r19 = 144, r12
	adds r18 = 152, r12
	;;
	.mmi
	st8 [r14] = r33, 8
	st8 [r16] = r32
	adds r17 = 160, r12
	.mmi
	adds r16 = 168, r12
	adds r44 = 32, r12
	addl r45 = 31, r0
	;;
	.mmi
	st8 [r14] = r34, 8
	st8 [r15] = r37
	adds r15 = 192, r12
	;;
	.mmi
	st8 [r14] = r35, 8
	st8 [r15] = r38
	nop 0
	;;
	.mmi
	st8 [r14] = r36, 8
	st8 [r19] = r32
	nop 0
	;;
	.mmi
	st8 [r14] = r37, 8
	st8 [r18] = r33
	nop 0
	;;
	.mmi
	nop 0
	st8 [r14] = r38
	adds r14 = 176, r12
	.mmi
	st8 [r17] = r34
	;;
	st8 [r14] = r36
	adds r14 = 84, r12
	.mmi
	st8 [r16] = r35
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	mov r14 = r0
	(p7) br.cond.dpnt .L139
	;;
	.mmi
	nop 0
	ld4 r15 = [r40]
	nop 0
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r0, r15
	(p6) br.cond.dptk .L134
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = has_bits_below.part.0#
	;;
	.mmi
	addl r14 = 1, r0
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r43
	;;
	.mmi
	nop 0
	(p7) adds r14 = 52, r12
	nop 0
	;;
	.mii
	(p7) ld4 r14 = [r14]
	nop 0
	;;
	(p7) and r14 = 1, r14
.L134:
	.mmi
	adds r15 = 20, r12
	adds r16 = 40, r12
	adds r39 = 88, r12
	.mmi
	addl r51 = 288, r0
	ld8.a r46 = [r40]
	nop 0
	;;
	.mmi
	st4 [r15] = r14
	nop 0
	adds r14 = 32, r12
	.mmi
	ld8 r45 = [r16]
	nop 0
	mov r8 = r39
	;;
	.mmi
	nop 0
	ld8 r44 = [r14]
	adds r14 = 56, r12
	.mmi
	ld8.c.clr r46 = [r40]
	;;
	ld8 r47 = [r14]
	adds r14 = 64, r12
	;;
	.mmi
	ld8 r48 = [r14]
	nop 0
	adds r14 = 72, r12
	;;
	.mmi
	ld8 r49 = [r14]
	nop 0
	adds r14 = 80, r12
	;;
	.mib
	ld8 r50 = [r14]
	nop 0
	br.call.sptk.many b0 = keep_bits#
	;;
	.mmi
	adds r20 = 96, r12
	adds r19 = 104, r12
	adds r18 = 112, r12
	.mmi
	adds r17 = 120, r12
	adds r16 = 128, r12
	adds r15 = 136, r12
	;;
	.mmi
	mov r1 = r43
	ld8 r32 = [r39]
	nop 0
	.mmi
	ld8 r33 = [r20]
	;;
	ld8 r34 = [r19]
	nop 0
	.mmi
	ld8 r35 = [r18]
	;;
	ld8 r36 = [r17]
	nop 0
	.mmi
	ld8 r37 = [r16]
	;;
	ld8 r38 = [r15]
	mov b0 = r41
	;;
	.mii
	nop 0
	mov ar.pfs = r42
	.label_state 1
	.restore sp
	adds r12 = 192, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 7, 0
	nop 0
	br.sptk.many real_quad#
.L139:
	.body
	.copy_state 1
	.mmi
	adds r14 = 40, r12
	adds r23 = 32, r12
	adds r39 = 88, r12
	.mmi
	adds r20 = 96, r12
	adds r19 = 104, r12
	adds r18 = 112, r12
	;;
	.mmi
	ld8 r21 = [r14], 8
	adds r15 = 136, r12
	adds r17 = 120, r12
	.mmi
	adds r16 = 128, r12
	ld8 r22 = [r23]
	nop 0
	;;
	.mmi
	nop 0
	st8 [r39] = r22
	nop 0
	.mmi
	ld8 r22 = [r14], 8
	st8 [r20] = r21
	nop 0
	;;
	.mmi
	ld8 r21 = [r14], 8
	st8 [r19] = r22
	nop 0
	.mmi
	st8 [r15] = r38
	ld8 r32 = [r39]
	nop 0
	;;
	.mmi
	ld8 r22 = [r14], 8
	st8 [r18] = r21
	nop 0
	.mmi
	ld8 r33 = [r20]
	;;
	ld8 r21 = [r14], 8
	nop 0
	.mmi
	st8 [r17] = r22
	ld8 r34 = [r19]
	nop 0
	;;
	.mmi
	nop 0
	st8 [r16] = r21
	nop 0
	.mmi
	ld8 r35 = [r18]
	ld8 r36 = [r17]
	nop 0
	;;
	.mmi
	ld8 r37 = [r16]
	ld8 r38 = [r15]
	mov b0 = r41
	;;
	.mii
	nop 0
	mov ar.pfs = r42
	.restore sp
	adds r12 = 192, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 7, 0
	nop 0
	br.sptk.many real_quad#
	;;
	break.f 0
	;;
	.endp real_result#
	.align 16
	.align 64
	.global real_float#
	.type	real_float#, @function
	.proc real_float#
real_float:
	.prologue 12, 41
	.mmi
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 7, 5, 8, 0
	.fframe 64
	adds r12 = -64, r12
	extr.u r14 = r32, 32, 32
	.mmi
	mov r51 = r33
	cmp.le p8, p9 = -125, r33
	mov r43 = r1
	;;
	.mmb
	cmp4.ne p6, p7 = 0, r14
	adds r15 = 64, r12
	nop 0
	.mmi
	adds r40 = 24, r12
	(p8) addl r51 = -125, r0
	.save rp, r41
	mov r41 = b0
	.body
	;;
	.mmi
	(p6) addl r39 = 1, r0
	st8 [r15] = r38
	mov r44 = r32
	.mmi
	adds r8 = 16, r12
	st8 [r40] = r33
	mov r46 = r34
	;;
	.mmi
	(p7) mov r39 = r0
	mov r47 = r35
	mov r45 = r33
	.mmi
	mov r48 = r36
	mov r49 = r37
	mov r50 = r38
	;;
	.mib
	adds r51 = 149, r51
	dep.z r39 = r39, 31, 1
	br.call.sptk.many b0 = real_round#
	;;
	.mmi
	ld8 r14 = [r40]
	addl r15 = 128, r0
	mov r1 = r43
	;;
	.mmi
	nop 0
	cmp.ge p6, p7 = r15, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r14 = 2139095040
	;;
	.mib
	nop 0
	(p7) or r39 = r39, r14
	(p7) br.cond.dptk .L142
	.mmi
	adds r15 = 68, r12
	nop 0
	cmp.le p8, p9 = -125, r14
	;;
	.mmi
	nop 0
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L142
	.mmb
	sub r17 = -117, r14
	addp4 r16 = r15, r0
	nop 0
	.mmi
	adds r14 = 126, r14
	nop 0
	extr.u r15 = r15, 8, 23
	;;
	.mii
	(p9) addp4 r17 = r17, r0
	(p8) dep.z r14 = r14, 23, 9
	;;
	(p8) or r39 = r39, r14
	;;
	.mii
	(p8) or r39 = r15, r39
	nop 0
	;;
	(p9) shr.u r16 = r16, r17
	;;
	.mmi
	(p9) or r39 = r39, r16
	nop 0
	nop 0
	;;
.L142:
	.mii
	setf.s f8 = r39
	mov b0 = r41
	;;
	mov ar.pfs = r42
	.mmb
	nop 0
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	.endp real_float#
	.align 16
	.align 64
	.global real_integer#
	.type	real_integer#, @function
	.proc real_integer#
real_integer:
	.prologue
	.mmi
	.fframe 48
	adds r12 = -48, r12
	.body
	nop 0
	cmp.ge p6, p7 = 0, r33
	;;
	.mmi
	adds r14 = 48, r12
	mov r8 = r0
	(p7) adds r15 = 52, r12
	.mmi
	st8 [r12] = r32
	;;
	st8 [r14] = r38
	sub r14 = 32, r33
	;;
	.mmi
	(p7) addp4 r14 = r14, r0
	(p7) ld4 r8 = [r15]
	nop 0
	;;
	.mii
	nop 0
	(p7) shr.u r8 = r8, r14
	nop 0
	.mmi
	ld4 r14 = [r12]
	;;
	(p7) addp4 r8 = r8, r0
	cmp4.eq p6, p7 = 0, r14
	;;
	.mib
	(p7) sub r8 = r0, r8
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	.endp real_integer#
	.align 16
	.align 64
	.global real_to_integer#
	.type	real_to_integer#, @function
	.proc real_to_integer#
real_to_integer:
	.prologue 12, 53
	.mmi
	.save ar.pfs, r54
	alloc r54 = ar.pfs, 8, 16, 8, 0
	.fframe 80
	adds r12 = -80, r12
	.save rp, r53
	mov r53 = b0
	.mmi
	mov r55 = r1
	.body
	mov r42 = r8
	mov r41 = r33
	;;
	.mmi
	addl r57 = 319, r0
	adds r15 = 32, r12
	adds r40 = 40, r12
	.mmi
	adds r43 = 48, r12
	adds r44 = 56, r12
	adds r45 = 64, r12
	;;
	.mmi
	nop 0
	adds r46 = 72, r12
	adds r47 = 80, r12
	.mmi
	st8 [r15] = r32
	cmp.lt p6, p7 = r57, r33
	mov r15 = r8
	;;
	.mmi
	st8 [r40] = r33
	st8 [r43] = r34
	cmp4.eq.or.andcm p6, p7 = 0, r38
	.mmi
	mov r8 = r42
	;;
	st8 [r44] = r35
	nop 0
	.mmi
	st8 [r45] = r36
	;;
	st8 [r46] = r37
	nop 0
	.mmb
	st8 [r47] = r38
	nop 0
	(p7) br.cond.dpnt .L158
	;;
	.mmi
	st8 [r15] = r32, 8
	nop 0
	mov r40 = r43
	;;
	.mmi
	st8 [r15] = r33, 8
	ld8 r17 = [r40], 8
	nop 0
	;;
	.mmi
	st8 [r15] = r17, 8
	ld8 r16 = [r40], 8
	nop 0
	;;
	.mmi
	st8 [r15] = r16, 8
	ld8 r17 = [r40], 8
	nop 0
	;;
	.mmi
	st8 [r15] = r17, 8
	ld8 r16 = [r40], 8
	nop 0
	;;
	.mmi
	nop 0
	st8 [r15] = r16, 8
	nop 0
	;;
	.mii
	st8 [r15] = r38
	mov b0 = r53
	;;
	mov ar.pfs = r54
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
	;;
.L158:
	.body
	.copy_state 1
	.mmi
	cmp.le p6, p7 = r0, r33
	adds r16 = 32, r12
	addl r52 = 320, r0
	;;
	.mmi
	(p6) mov r49 = r33
	nop 0
	mov r56 = r16
	;;
	.mib
	(p7) mov r49 = r0
	cmp.gt p6, p7 = r0, r33
	(p6) br.cond.dpnt .L160
	;;
	.mii
	sub r57 = r57, r49
	sub r51 = r52, r49
	;;
	shr r14 = r57, 5
	.mii
	and r15 = 31, r57
	cmp.eq p6, p7 = 0, r57
	;;
	adds r14 = 4, r14
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	nop 0
	;;
	.mmi
	nop 0
	ld4 r48 = [r14]
	nop 0
	;;
	.mii
	nop 0
	shr.u r48 = r48, r15
	;;
	and r48 = 1, r48
	;;
	.mbb
	mov r50 = r48
	(p6) br.cond.dpnt .L161
	br.call.sptk.many b0 = has_bits_below.part.0#
	;;
	.mii
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r55
	;;
	(p6) addl r15 = 1, r0
	;;
	.mib
	(p7) mov r15 = r0
	cmp.eq p6, p7 = 0, r33
	(p6) br.cond.dpnt .L162
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r52, r51
	(p7) br.cond.dpnt .L174
	;;
	.mmi
	(p6) mov r14 = r0
	nop 0
	nop 0
.L163:
	.mib
	cmp4.eq p6, p7 = 3, r39
	nop 0
	(p6) br.cond.dpnt .L171
	;;
	.mib
	cmp4.ltu p6, p7 = 3, r39
	nop 0
	(p6) br.cond.dpnt .L173
	;;
	.mib
	cmp4.eq p6, p7 = 1, r39
	nop 0
	(p6) br.cond.dpnt .L170
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 2, r39
	(p7) br.cond.spnt .L178
.L165:
	.mmi
	adds r14 = 20, r12
	adds r15 = 32, r12
	mov r8 = r42
	.mmi
	ld8 r57 = [r40]
	ld8.a r58 = [r43]
	mov r63 = r49
	;;
	.mmi
	st4 [r14] = r50
	ld8 r56 = [r15]
	nop 0
	;;
	.mmi
	ld8.c.clr r58 = [r43]
	ld8 r59 = [r44]
	nop 0
	;;
	.mmi
	ld8 r60 = [r45]
	ld8 r61 = [r46]
	nop 0
	;;
	.mbb
	ld8 r62 = [r47]
	br.call.sptk.many b0 = keep_bits#
	nop 0
	;;
	.mmi
	mov r1 = r55
	nop 0
	nop 0
.L211:
	.mii
	mov r8 = r42
	mov b0 = r53
	;;
	mov ar.pfs = r54
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
.L161:
	.body
	.copy_state 2
	.mib
	mov r15 = r0
	cmp.ne p6, p7 = 0, r33
	(p7) br.cond.dpnt .L162
	;;
.L174:
	.mii
	nop 0
	shr r14 = r51, 5
	adds r16 = 32, r12
	.mmi
	and r51 = 31, r51
	;;
	adds r14 = 4, r14
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	nop 0
	shr.u r14 = r14, r51
	;;
	.mib
	nop 0
	and r14 = 1, r14
	br .L163
.L173:
	.mib
	adds r16 = 32, r12
	cmp4.eq p6, p7 = 4, r39
	(p7) br.cond.dpnt .L178
	;;
	.mmi
	nop 0
	ld4 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L205
	;;
	.align 32
.L178:
	.mib
	mov r50 = r0
	cmp.ne p6, p7 = 0, r41
	(p6) br.cond.dptk .L165
.L168:
	.mmi
	st8 [r40] = r0
	nop 0
	nop 0
	.align 32
.L212:
	.mmi
	adds r14 = 20, r12
	adds r15 = 32, r12
	mov r8 = r42
	.mmi
	ld8 r57 = [r40]
	ld8.a r58 = [r43]
	mov r63 = r49
	;;
	.mmi
	st4 [r14] = r50
	ld8 r56 = [r15]
	nop 0
	;;
	.mmi
	ld8.c.clr r58 = [r43]
	ld8 r59 = [r44]
	nop 0
	;;
	.mmi
	ld8 r60 = [r45]
	ld8 r61 = [r46]
	nop 0
	;;
	.mib
	ld8 r62 = [r47]
	nop 0
	br.call.sptk.many b0 = keep_bits#
	;;
	.mib
	nop 0
	mov r1 = r55
	br .L211
.L171:
	.mmi
	adds r16 = 32, r12
	;;
	ld4 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L178
	;;
.L205:
	.mib
	or r50 = r15, r48
	cmp.ne p6, p7 = 0, r41
	(p6) br.cond.dptk .L165
	.mib
	nop 0
	nop 0
	br .L168
	;;
.L160:
	.mib
	cmp4.eq p6, p7 = 3, r39
	nop 0
	(p6) br.cond.dpnt .L166
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 4, r39
	(p6) br.cond.dpnt .L167
.L206:
	.mmi
	nop 0
	mov r50 = r0
	nop 0
	.mmb
	st8 [r40] = r0
	nop 0
	br .L212
	;;
.L213:
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r39
	(p7) br.cond.dpnt .L206
	;;
	.mmi
	(p6) mov r14 = r0
	nop 0
	nop 0
	.align 32
.L170:
	.mib
	cmp4.eq p6, p7 = 0, r48
	nop 0
	(p6) br.cond.dpnt .L178
	;;
	.mib
	(p7) or r50 = r15, r14
	cmp.ne p6, p7 = 0, r41
	(p6) br.cond.dptk .L165
	.mib
	nop 0
	nop 0
	br .L168
.L167:
	.mmi
	adds r16 = 32, r12
	st8 [r40] = r0
	nop 0
	;;
	.mmi
	ld4 r14 = [r16]
	;;
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r50 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r50 = r0
	br .L212
.L162:
	.mib
	cmp4.eq p6, p7 = 2, r39
	adds r16 = 32, r12
	(p6) br.cond.dpnt .L168
	;;
	.mib
	cmp4.ltu p6, p7 = 2, r39
	nop 0
	(p7) br.cond.dpnt .L213
	;;
	.mib
	cmp4.eq p6, p7 = 3, r39
	nop 0
	(p6) br.cond.dpnt .L171
	;;
	.mib
	cmp4.eq p6, p7 = 4, r39
	nop 0
	(p7) br.cond.spnt .L206
	;;
	.mmi
	nop 0
	ld4 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L178
	.mib
	nop 0
	nop 0
	br .L205
.L166:
	.mmi
	adds r15 = 32, r12
	st8 [r40] = r0
	nop 0
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r50 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r50 = r0
	br .L212
	.endp real_to_integer#
	.align 16
	.align 64
	.global real_compare#
	.type	real_compare#, @function
	.proc real_compare#
real_compare:
	.prologue
	.spill 0
	.mii
	.fframe 64
	adds r12 = -64, r12
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	cmp4.eq p6, p7 = 0, r38
	;;
	.mmi
	adds r16 = 8, r12
	adds r17 = 32, r12
	adds r15 = 72, r12
	.mmi
	adds r14 = 124, r12
	st8 [r12] = r32
	nop 0
	;;
	.mmi
	st8 [r16] = r33
	st8 [r17] = r36
	adds r16 = 16, r12
	.mmi
	adds r17 = 40, r12
	;;
	st8 [r16] = r34
	nop 0
	.mmi
	st8 [r17] = r37
	adds r16 = 24, r12
	adds r17 = 48, r12
	;;
	.mmi
	nop 0
	st8 [r16] = r35
	nop 0
	.mmi
	st8 [r17] = r38
	ld4 r16 = [r14]
	nop 0
	;;
	.mib
	st8 [r15] = r39
	nop 0
	(p6) br.cond.dptk .L215
	.mmi
	ld4 r18 = [r12]
	ld4 r17 = [r15]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r17, r18
	nop 0
	(p7) br.cond.dpnt .L238
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r16
	(p7) br.cond.dpnt .L239
	;;
.L228:
	.mii
	addl r8 = 1, r0
	cmp4.eq p6, p7 = 0, r18
	;;
	(p7) sub r8 = r0, r8
.L214:
	.mii
	nop 0
	mov ar.lc = r2
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 64, r12
	nop 0
	br.ret.sptk.many b0
.L215:
	.body
	.copy_state 1
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r16
	nop 0
	;;
	.mib
	(p6) mov r8 = r0
	nop 0
	(p6) br.cond.dpnt .L214
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	(p6) addl r8 = 1, r0
	;;
	(p7) addl r8 = -1, r0
	mov ar.lc = r2
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
.L238:
	.body
	.copy_state 2
	.mib
	adds r15 = 8, r15
	cmp4.eq p6, p7 = 0, r16
	(p6) br.cond.spnt .L228
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r15, r33
	(p6) br.cond.dptk .L221
	;;
	.mmi
	nop 0
	cmp.le p6, p7 = r15, r33
	nop 0
	;;
	.mmi
	(p7) addl r8 = -1, r0
	;;
	(p6) addl r8 = 1, r0
	cmp4.eq p6, p7 = 0, r18
	;;
	.mib
	nop 0
	(p7) sub r8 = r0, r8
	br .L214
.L221:
	.mmi
	nop 0
	adds r15 = 52, r12
	mov ar.lc = 9
	;;
	.align 32
.L223:
	.mmi
	ld4 r17 = [r15], -4
	ld4 r16 = [r14], -4
	nop 0
	;;
	.mbb
	cmp4.eq p6, p7 = r16, r17
	(p7) br.cond.dpnt .L240
	br.cloop.sptk.few .L223
	;;
	.mmi
	mov r8 = r0
	nop 0
	cmp4.eq p6, p7 = 0, r18
	;;
	.mib
	nop 0
	(p7) sub r8 = r0, r8
	br .L214
.L239:
	.mmi
	cmp4.eq p6, p7 = 0, r18
	;;
	(p6) addl r8 = 1, r0
	nop 0
	;;
	.mmi
	nop 0
	(p7) addl r8 = -1, r0
	mov ar.lc = r2
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
.L240:
	.body
	.copy_state 3
	.mmi
	nop 0
	cmp4.leu p6, p7 = r16, r17
	nop 0
	;;
	.mmi
	(p7) addl r8 = -1, r0
	;;
	(p6) addl r8 = 1, r0
	cmp4.eq p6, p7 = 0, r18
	;;
	.mib
	nop 0
	(p7) sub r8 = r0, r8
	br .L214
	.endp real_compare#
	.align 16
	.align 64
	.global real_negate#
	.type	real_negate#, @function
	.proc real_negate#
real_negate:
	.prologue
	.mmi
	.fframe 48
	adds r12 = -48, r12
	.body
	nop 0
	mov r14 = r8
	;;
	.mmi
	adds r15 = 32, r12
	st8 [r12] = r32
	extr.u r32 = r32, 32, 32
	;;
	.mmi
	st8 [r15] = r36
	nop 0
	cmp4.eq p6, p7 = 0, r32
	;;
	.mmi
	nop 0
	ld8 r17 = [r15], 8
	nop 0
	;;
	.mmi
	mov r16 = r15
	st8 [r15] = r37
	nop 0
	;;
	.mmi
	(p6) addl r16 = 1, r0
	;;
	(p7) mov r16 = r0
	nop 0
	;;
	.mmi
	st4 [r12] = r16
	ld8 r16 = [r15], 8
	nop 0
	;;
	.mmi
	ld8 r18 = [r12]
	st8 [r15] = r38
	nop 0
	;;
	.mmi
	st8 [r14] = r18, 8
	;;
	st8 [r14] = r33, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r34, 8
	;;
	st8 [r14] = r35, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r17, 8
	;;
	st8 [r14] = r16, 8
	nop 0
	;;
	.mib
	st8 [r14] = r38
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	.endp real_negate#
	.align 16
	.align 64
	.global real_scale#
	.type	real_scale#, @function
	.proc real_scale#
real_scale:
	.prologue
	.mmi
	.fframe 48
	adds r12 = -48, r12
	.body
	nop 0
	mov r14 = r8
	.mmi
	mov r16 = r33
	nop 0
	cmp4.eq p6, p7 = 0, r38
	;;
	.mmi
	adds r17 = 8, r12
	adds r18 = 24, r12
	adds r15 = 16, r12
	.mmi
	(p7) add r16 = r33, r39
	st8 [r12] = r32
	nop 0
	;;
	.mmi
	st8 [r18] = r35
	st8 [r17] = r33
	adds r18 = 32, r12
	.mmi
	ld8 r17 = [r12]
	;;
	st8 [r14] = r17, 8
	nop 0
	.mmi
	st8 [r15] = r34
	;;
	st8 [r18] = r36
	adds r18 = 40, r12
	.mmi
	st8 [r14] = r16, 8
	ld8 r19 = [r15], 8
	nop 0
	;;
	.mmi
	nop 0
	st8 [r18] = r37
	adds r18 = 48, r12
	.mmi
	nop 0
	st8 [r14] = r19, 8
	nop 0
	;;
	.mmi
	st8 [r18] = r38
	ld8 r18 = [r15], 8
	nop 0
	;;
	.mmi
	ld8 r17 = [r15], 8
	st8 [r14] = r18, 8
	nop 0
	;;
	.mmi
	ld8 r16 = [r15], 8
	st8 [r14] = r17, 8
	nop 0
	;;
	.mmi
	ld8 r15 = [r15]
	st8 [r14] = r16, 8
	nop 0
	;;
	.mib
	st8 [r14] = r15
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	.endp real_scale#
	.align 16
	.align 64
	.global real_add#
	.type	real_add#, @function
	.proc real_add#
real_add:
	.prologue 12, 49
	.spill 0
	.mmi
	.save ar.pfs, r50
	alloc r50 = ar.pfs, 8, 13, 7, 0
	.fframe 144
	adds r12 = -144, r12
	.save ar.lc, r52
	mov r52 = ar.lc
	.mmi
	cmp4.ne p6, p7 = 0, r38
	mov r40 = r8
	mov r51 = r1
	;;
	.mmi
	adds r44 = 152, r12
	adds r15 = 204, r12
	adds r16 = 16, r12
	.mmi
	adds r43 = 32, r12
	adds r48 = 40, r12
	adds r47 = 48, r12
	;;
	.mmi
	st8 [r16] = r32
	adds r46 = 56, r12
	adds r45 = 64, r12
	.mmi
	adds r41 = 24, r12
	ld4 r16 = [r15]
	adds r18 = 16, r12
	;;
	.mmi
	adds r14 = 8, r44
	st8 [r43] = r34
	.save rp, r49
	mov r49 = b0
	.body
	.mmi
	nop 0
	st8 [r41] = r33
	nop 0
	;;
	.mmi
	st8 [r48] = r35
	st8 [r47] = r36
	nop 0
	;;
	.mmi
	st8 [r46] = r37
	st8 [r45] = r38
	nop 0
	;;
	.mib
	st8 [r44] = r39
	nop 0
	(p7) br.cond.dpnt .L278
	;;
	.mmi
	ld4 r17 = [r18]
	nop 0
	cmp4.ne p6, p7 = 0, r16
	.mmb
	ld4 r27 = [r43]
	nop 0
	(p7) br.cond.dpnt .L279
	;;
	.mmi
	nop 0
	ld8 r54 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r33, r54
	(p6) br.cond.dptk .L255
	;;
	.mib
	nop 0
	cmp.lt p6, p7 = r33, r54
	(p7) br.cond.dptk .L274
	.mmi
	mov r14 = r44
	adds r23 = 16, r12
	mov r15 = r41
	.mmi
	ld8 r18 = [r45]
	adds r16 = 8, r44
	mov r24 = r33
	;;
	.mmi
	ld8 r22 = [r14], 8
	st4 [r44] = r17
	adds r42 = 168, r12
	.mmi
	nop 0
	ld8 r19 = [r46]
	nop 0
	;;
	.mmi
	ld8 r25 = [r14], 8
	st8 [r16] = r33
	mov r33 = r54
	.mmi
	mov r54 = r24
	ld8 r20 = [r47]
	nop 0
	;;
	.mmi
	ld8 r21 = [r48]
	st8 [r23] = r22
	nop 0
	.mmi
	ld8 r23 = [r14], 8
	;;
	ld8 r22 = [r43]
	nop 0
	.mmi
	st8 [r15] = r25, 8
	ld8 r16 = [r14], 8
	nop 0
	;;
	.mmi
	st8 [r15] = r23, 8
	ld8 r17 = [r14], 8
	nop 0
	.mmi
	st8 [r42] = r22
	;;
	st8 [r15] = r16, 8
	adds r16 = 176, r12
	;;
	.mmi
	st8 [r15] = r17, 8
	st8 [r16] = r21
	nop 0
	.mmi
	ld8 r16 = [r14], 8
	nop 0
	adds r17 = 184, r12
	;;
	.mmi
	ld8 r14 = [r14]
	st8 [r15] = r16, 8
	adds r16 = 192, r12
	.mmi
	nop 0
	st8 [r17] = r20
	nop 0
	;;
	.mmi
	nop 0
	st8 [r15] = r14
	adds r14 = 200, r12
	.mmi
	st8 [r16] = r19
	;;
	st8 [r14] = r18
	nop 0
.L257:
	.mib
	sub r54 = r33, r54
	mov r53 = r42
	br.call.sptk.many b0 = shift_right_sticky#
	;;
	.mmi
	adds r21 = 16, r12
	ld4 r19 = [r44]
	mov r17 = r43
	.mmi
	mov r18 = r42
	mov r15 = r0
	mov r1 = r51
	;;
	.mmb
	ld4 r20 = [r21]
	mov r16 = r43
	nop 0
	.mmi
	mov r14 = r0
	nop 0
	mov ar.lc = 9
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r19, r20
	(p6) br.cond.dptk .L262
	.align 32
.L261:
	.mmi
	nop 0
	ld4 r14 = [r17], 4
	addp4 r15 = r15, r0
	.mmi
	ld4 r16 = [r18], 4
	;;
	sub r14 = r14, r16
	adds r16 = -4, r17
	;;
	.mmi
	nop 0
	sub r15 = r14, r15
	nop 0
	;;
	.mib
	st4 [r16] = r15
	extr.u r15 = r15, 32, 1
	br.cloop.sptk.few .L261
	.mmi
	adds r23 = 16, r12
	nop 0
	adds r42 = 80, r12
	.mmi
	ld8 r54 = [r41]
	ld8 r55 = [r43]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r53 = [r23]
	mov r8 = r42
	.mmi
	nop 0
	ld8 r56 = [r48]
	nop 0
	;;
	.mmi
	ld8 r57 = [r47]
	ld8 r58 = [r46]
	nop 0
	;;
	.mib
	ld8 r59 = [r45]
	nop 0
	br.call.sptk.many b0 = normalise#
	;;
	.mmi
	adds r15 = 88, r12
	ld8 r17 = [r42]
	adds r18 = 16, r12
	.mmi
	adds r16 = 8, r41
	adds r23 = 68, r12
	mov r14 = r40
	;;
	.mmb
	ld8 r19 = [r15]
	adds r15 = 96, r12
	nop 0
	.mii
	st8 [r18] = r17
	extr.u r17 = r17, 32, 32
	mov r8 = r40
	;;
	.mmi
	st8 [r41] = r19, 8
	nop 0
	mov r1 = r51
	;;
	.mmi
	ld8 r18 = [r15]
	nop 0
	adds r15 = 104, r12
	;;
	.mmi
	st8 [r41] = r18, 8
	;;
	ld8 r18 = [r15]
	adds r15 = 112, r12
	.mmi
	ld8 r22 = [r16], 8
	;;
	st8 [r41] = r18, 8
	nop 0
	;;
	.mmi
	nop 0
	ld8 r18 = [r15]
	adds r15 = 120, r12
	.mmi
	ld8 r21 = [r16], 8
	;;
	st8 [r41] = r18, 8
	nop 0
	;;
	.mmi
	nop 0
	ld8 r18 = [r15]
	adds r15 = 128, r12
	.mmi
	ld8 r20 = [r16], 8
	;;
	st8 [r41] = r18, 8
	nop 0
	;;
	.mmi
	ld8 r18 = [r15]
	ld4.a r15 = [r23]
	nop 0
	;;
	.mmi
	st8 [r41] = r18
	nop 0
	cmp4.ne p6, p7 = 0, r15
	.mmi
	chk.a.clr r15, .L284
.L285:
	.pred.rel.mutex p6, p7
	ld8 r16 = [r16]
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r15 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r15 = r0
	;;
	and r15 = r17, r15
	adds r17 = 16, r12
	;;
	.mmi
	st4 [r17] = r15
	;;
	ld8 r15 = [r17]
	nop 0
	;;
	.mmi
	st8 [r14] = r15, 8
	;;
	st8 [r14] = r19, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r22, 8
	;;
	st8 [r14] = r21, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r20, 8
	;;
	st8 [r14] = r16, 8
	nop 0
	;;
	.mii
	st8 [r14] = r18
	mov b0 = r49
	;;
	mov ar.pfs = r50
	;;
	.mii
	nop 0
	mov ar.lc = r52
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 144, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L279:
	.body
	.copy_state 1
	.mmi
	adds r14 = 36, r12
	ld4 r55 = [r48]
	mov r16 = r38
	.mmi
	ld4 r53 = [r47]
	;;
	ld4 r56 = [r14]
	adds r14 = 44, r12
	.mmi
	ld4 r30 = [r46]
	;;
	ld4 r54 = [r14]
	adds r14 = 52, r12
	.mmi
	ld4 r28 = [r45]
	;;
	ld4 r31 = [r14]
	adds r14 = 60, r12
	.mmi
	nop 0
	;;
	ld4 r29 = [r14]
	nop 0
.L252:
	.mmi
	adds r26 = 8, r40
	adds r25 = 16, r40
	adds r24 = 20, r40
	.mmi
	adds r23 = 24, r40
	adds r22 = 28, r40
	adds r21 = 32, r40
	;;
	.mmi
	adds r20 = 36, r40
	adds r19 = 40, r40
	adds r18 = 44, r40
	.mmi
	adds r15 = 48, r40
	st4 [r40] = r17
	adds r14 = 52, r40
	;;
	.mmi
	st8 [r26] = r33
	st4 [r25] = r27
	nop 0
	;;
	.mmi
	st4 [r24] = r56
	st4 [r23] = r55
	nop 0
	;;
	.mmi
	st4 [r22] = r54
	st4 [r21] = r53
	nop 0
	;;
	.mmi
	nop 0
	st4 [r20] = r31
	nop 0
	.mmi
	st4 [r19] = r30
	;;
	st4 [r18] = r29
	nop 0
	.mmi
	st4 [r15] = r28
	;;
	st4 [r14] = r16
	nop 0
.L280:
	.mii
	mov r8 = r40
	mov b0 = r49
	;;
	mov ar.pfs = r50
	;;
	.mii
	nop 0
	mov ar.lc = r52
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 144, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L278:
	.body
	.copy_state 2
	.mmi
	adds r14 = 8, r44
	nop 0
	cmp4.eq p6, p7 = 0, r16
	.mmi
	ld4 r15 = [r44]
	nop 0
	adds r21 = 16, r12
	;;
	.mmi
	ld8 r33 = [r14]
	adds r14 = 168, r12
	(p7) mov r17 = r15
	;;
	.mmi
	ld4 r27 = [r14]
	nop 0
	adds r14 = 172, r12
	;;
	.mmi
	ld4 r56 = [r14]
	nop 0
	adds r14 = 176, r12
	;;
	.mmi
	ld4 r55 = [r14]
	nop 0
	adds r14 = 180, r12
	;;
	.mmi
	ld4 r54 = [r14]
	nop 0
	adds r14 = 184, r12
	;;
	.mmi
	ld4 r53 = [r14]
	nop 0
	adds r14 = 188, r12
	;;
	.mmi
	ld4 r31 = [r14]
	nop 0
	adds r14 = 192, r12
	;;
	.mmi
	ld4 r30 = [r14]
	nop 0
	adds r14 = 196, r12
	;;
	.mmi
	ld4 r29 = [r14]
	nop 0
	adds r14 = 200, r12
	;;
	.mib
	ld4 r28 = [r14]
	nop 0
	(p7) br.cond.spnt .L252
	;;
	.mmi
	nop 0
	ld4 r17 = [r21]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r17
	(p6) br.cond.dptk .L252
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r15
	adds r26 = 8, r40
	adds r25 = 16, r40
	.mmi
	adds r24 = 20, r40
	adds r23 = 24, r40
	adds r22 = 28, r40
	;;
	.mmi
	(p6) addl r17 = 1, r0
	adds r21 = 32, r40
	adds r20 = 36, r40
	.mmi
	adds r19 = 40, r40
	adds r18 = 44, r40
	adds r15 = 48, r40
	;;
	.mmi
	(p7) mov r17 = r0
	nop 0
	adds r14 = 52, r40
	.mmi
	st8 [r26] = r33
	st4 [r25] = r27
	nop 0
	;;
	.mmi
	st4 [r40] = r17
	st4 [r24] = r56
	nop 0
	;;
	.mmi
	st4 [r23] = r55
	st4 [r22] = r54
	nop 0
	;;
	.mmi
	st4 [r21] = r53
	st4 [r20] = r31
	nop 0
	;;
	.mmi
	st4 [r19] = r30
	st4 [r18] = r29
	nop 0
	;;
	.mmi
	nop 0
	st4 [r15] = r28
	nop 0
	.mmb
	st4 [r14] = r16
	nop 0
	br .L280
.L262:
	.mmi
	ld4 r15 = [r16], 4
	ld4 r17 = [r42], 4
	nop 0
	;;
	.mii
	add r15 = r15, r17
	adds r17 = -4, r16
	;;
	add r14 = r15, r14
	;;
	.mib
	st4 [r17] = r14
	shr.u r14 = r14, 32
	br.cloop.sptk.few .L262
	;;
	.mmi
	adds r21 = 16, r12
	nop 0
	cmp.eq p6, p7 = 0, r14
	.mmb
	mov r14 = r40
	nop 0
	(p7) br.cond.dpnt .L281
	;;
	.mmi
	ld8 r15 = [r21]
	;;
	st8 [r14] = r15, 8
	nop 0
	.mmi
	ld8 r15 = [r41], 8
	;;
	st8 [r14] = r15, 8
	nop 0
	.mmi
	ld8 r15 = [r41], 8
	;;
	st8 [r14] = r15, 8
	nop 0
	.mmi
	ld8 r15 = [r41], 8
	;;
	st8 [r14] = r15, 8
	nop 0
	.mmi
	ld8 r15 = [r41], 8
	;;
	st8 [r14] = r15, 8
	nop 0
	.mmi
	ld8 r15 = [r41], 8
	;;
	st8 [r14] = r15, 8
	nop 0
	.mmi
	ld8 r15 = [r41]
	;;
	st8 [r14] = r15
	nop 0
.L282:
	.mii
	mov r8 = r40
	mov b0 = r49
	;;
	mov ar.pfs = r50
	;;
	.mii
	nop 0
	mov ar.lc = r52
	nop 0
	.mmb
	.label_state 3
	.restore sp
	adds r12 = 144, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L281:
	.body
	.copy_state 3
	.mib
	addl r54 = 1, r0
	mov r53 = r43
	br.call.sptk.many b0 = shift_right_sticky.part.0#
	;;
	.mmi
	adds r18 = 68, r12
	ld8 r14 = [r41]
	adds r21 = 16, r12
	.mlx
	mov r1 = r51
	movl r16 = -2147483648
	;;
	.mmi
	ld4 r15 = [r18]
	nop 0
	adds r14 = 1, r14
	;;
	.mmi
	or r15 = r16, r15
	st8 [r41] = r14
	mov r14 = r40
	;;
	.mmi
	st4 [r18] = r15
	ld8 r15 = [r21]
	nop 0
	;;
	.mmi
	st8 [r14] = r15, 8
	ld8 r15 = [r41], 8
	nop 0
	;;
	.mmi
	st8 [r14] = r15, 8
	ld8 r15 = [r41], 8
	nop 0
	;;
	.mmi
	st8 [r14] = r15, 8
	ld8 r15 = [r41], 8
	nop 0
	;;
	.mmi
	st8 [r14] = r15, 8
	ld8 r15 = [r41], 8
	nop 0
	;;
	.mmi
	st8 [r14] = r15, 8
	ld8 r15 = [r41], 8
	nop 0
	;;
	.mmi
	st8 [r14] = r15, 8
	ld8 r15 = [r41]
	nop 0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br .L282
.L255:
	.mmi
	nop 0
	adds r14 = 68, r12
	mov ar.lc = 9
	;;
	.align 32
.L259:
	.mmi
	ld4 r18 = [r14], -4
	ld4 r16 = [r15], -4
	nop 0
	;;
	.mbb
	cmp4.eq p6, p7 = r16, r18
	(p7) br.cond.dpnt .L283
	br.cloop.sptk.few .L259
.L274:
	.mmi
	adds r42 = 168, r12
	nop 0
	sub r54 = r33, r54
	;;
	.mib
	mov r53 = r42
	nop 0
	br.call.sptk.many b0 = shift_right_sticky#
	;;
	.mmi
	adds r21 = 16, r12
	ld4 r19 = [r44]
	mov r17 = r43
	.mmi
	mov r18 = r42
	mov r15 = r0
	mov r1 = r51
	;;
	.mmb
	ld4 r20 = [r21]
	mov r16 = r43
	nop 0
	.mmi
	mov r14 = r0
	nop 0
	mov ar.lc = 9
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r19, r20
	(p6) br.cond.dptk .L262
	.mib
	nop 0
	nop 0
	br .L261
	;;
.L283:
	.mib
	nop 0
	cmp4.gtu p6, p7 = r16, r18
	(p7) br.cond.dptk .L274
	.mmi
	mov r14 = r44
	adds r23 = 16, r12
	mov r15 = r41
	.mmi
	ld8 r18 = [r45]
	adds r16 = 8, r44
	mov r24 = r33
	;;
	.mmi
	ld8 r22 = [r14], 8
	st4 [r44] = r17
	adds r42 = 168, r12
	.mmi
	nop 0
	ld8 r19 = [r46]
	nop 0
	;;
	.mmi
	ld8 r25 = [r14], 8
	st8 [r16] = r33
	mov r33 = r54
	.mmi
	mov r54 = r24
	ld8 r20 = [r47]
	nop 0
	;;
	.mmi
	ld8 r21 = [r48]
	st8 [r23] = r22
	nop 0
	.mmi
	ld8 r23 = [r14], 8
	;;
	ld8 r22 = [r43]
	nop 0
	.mmi
	st8 [r15] = r25, 8
	ld8 r16 = [r14], 8
	nop 0
	;;
	.mmi
	st8 [r15] = r23, 8
	ld8 r17 = [r14], 8
	nop 0
	.mmi
	st8 [r42] = r22
	;;
	st8 [r15] = r16, 8
	adds r16 = 176, r12
	;;
	.mmi
	st8 [r15] = r17, 8
	st8 [r16] = r21
	nop 0
	.mmi
	ld8 r16 = [r14], 8
	nop 0
	adds r17 = 184, r12
	;;
	.mmi
	ld8 r14 = [r14]
	st8 [r15] = r16, 8
	adds r16 = 192, r12
	.mmi
	st8 [r17] = r20
	;;
	st8 [r15] = r14
	adds r14 = 200, r12
	.mmi
	nop 0
	st8 [r16] = r19
	nop 0
	;;
	.mib
	st8 [r14] = r18
	nop 0
	br .L257
.L284:
	.mmi
	nop 0
	ld4 r15 = [r23]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	br .L285
	.endp real_add#
	.align 16
	.align 64
	.global real_subtract#
	.type	real_subtract#, @function
	.proc real_subtract#
real_subtract:
	.prologue 12, 41
	.spill 0
	.mmb
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 8, 4, 8, 0
	.fframe 192
	adds r12 = -192, r12
	nop 0
	.mii
	mov r43 = r1
	.save rp, r41
	mov r41 = b0
	.body
	mov r40 = r8
	;;
	.mmi
	adds r16 = 200, r12
	adds r14 = 16, r12
	adds r17 = 216, r12
	.mmi
	adds r15 = 72, r12
	adds r18 = 232, r12
	mov r44 = r32
	;;
	.mmi
	st8 [r16] = r39, 8
	ld8 r17 = [r17]
	extr.u r39 = r39, 32, 32
	.mmi
	mov r45 = r33
	mov r46 = r34
	mov r47 = r35
	;;
	.mmi
	ld8 r16 = [r16]
	cmp4.eq p6, p7 = 0, r39
	mov r48 = r36
	.mmi
	mov r49 = r37
	ld8 r20 = [r18]
	adds r18 = 240, r12
	;;
	.mmi
	st8 [r14] = r16
	adds r14 = 24, r12
	(p6) addl r19 = 1, r0
	.mmi
	st8 [r15] = r16, 8
	adds r16 = 248, r12
	mov r50 = r38
	;;
	.mmi
	st8 [r14] = r17
	adds r14 = 224, r12
	adds r15 = 16, r15
	.mmi
	ld8 r21 = [r16]
	ld8 r18 = [r18]
	(p7) mov r19 = r0
	;;
	.mmi
	ld8 r16 = [r14]
	nop 0
	adds r14 = 104, r12
	.mmi
	st8 [r15] = r20
	nop 0
	adds r20 = 64, r12
	;;
	.mmi
	st8 [r14] = r18
	nop 0
	adds r14 = 32, r12
	.mmi
	adds r18 = 112, r12
	st4 [r20] = r19
	nop 0
	;;
	.mmi
	st8 [r18] = r21
	st8 [r14] = r16
	nop 0
	.mmi
	ld8 r18 = [r15], 8
	ld8 r51 = [r20]
	adds r14 = 40, r12
	;;
	.mmi
	st8 [r14] = r18
	ld8 r18 = [r15], 8
	adds r14 = 48, r12
	;;
	.mmi
	st8 [r14] = r18
	nop 0
	adds r18 = 128, r12
	.mmi
	ld8 r15 = [r15]
	nop 0
	adds r14 = 56, r12
	;;
	.mmi
	nop 0
	st8 [r18] = r32
	adds r18 = 136, r12
	.mmi
	st8 [r14] = r15
	;;
	st8 [r18] = r33
	adds r18 = 144, r12
	;;
	.mmi
	st8 [r18] = r34
	nop 0
	adds r18 = 152, r12
	;;
	.mmi
	st8 [r18] = r35
	nop 0
	adds r18 = 160, r12
	;;
	.mmi
	st8 [r18] = r36
	nop 0
	adds r18 = 168, r12
	;;
	.mmi
	st8 [r18] = r37
	nop 0
	adds r18 = 176, r12
	;;
	.mmi
	st8 [r18] = r38
	nop 0
	adds r18 = 80, r12
	;;
	.mmi
	st8 [r18] = r17
	nop 0
	adds r17 = 88, r12
	;;
	.mib
	st8 [r17] = r16
	nop 0
	br.call.sptk.many b0 = real_add#
	;;
	.mmi
	mov r8 = r40
	mov r1 = r43
	mov b0 = r41
	;;
	.mii
	nop 0
	mov ar.pfs = r42
	nop 0
	.mmb
	.restore sp
	adds r12 = 192, r12
	nop 0
	br.ret.sptk.many b0
	.endp real_subtract#
	.align 16
	.align 64
	.global real_multiply#
	.type	real_multiply#, @function
	.proc real_multiply#
real_multiply:
	.prologue 12, 48
	.spill 0
	.mmi
	.save ar.pfs, r49
	alloc r49 = ar.pfs, 8, 12, 3, 0
	.fframe 224
	adds r12 = -224, r12
	extr.u r18 = r32, 32, 32
	.mmi
	mov r40 = r8
	nop 0
	mov r50 = r1
	;;
	.mmi
	adds r14 = 24, r12
	adds r16 = 232, r12
	adds r15 = 116, r12
	.mmi
	adds r17 = 100, r12
	adds r41 = 112, r12
	adds r44 = 120, r12
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r16] = r39, 8
	adds r45 = 128, r12
	.mmi
	adds r46 = 136, r12
	adds r42 = 104, r12
	adds r43 = 96, r12
	;;
	.mmi
	st8 [r14] = r0, 8
	ld8 r16 = [r16]
	adds r47 = 144, r12
	.mmi
	st4 [r15] = r0
	adds r15 = 124, r12
	adds r20 = 56, r12
	;;
	.mmi
	st8 [r14] = r0, 8
	add r22 = r33, r16
	.save ar.lc, r51
	mov r51 = ar.lc
	.mmi
	adds r16 = 160, r12
	st4 [r17] = r0
	mov r19 = r0
	;;
	.mmb
	st8 [r14] = r0, 8
	st8 [r16] = r32
	nop 0
	.mmi
	adds r16 = 168, r12
	nop 0
	extr.u r17 = r39, 32, 32
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r16] = r33
	nop 0
	.mmi
	adds r16 = 184, r12
	cmp4.ne p6, p7 = r17, r18
	adds r17 = 176, r12
	;;
	.mmb
	st8 [r14] = r0, 8
	st8 [r16] = r35
	nop 0
	.mmi
	adds r16 = 192, r12
	(p6) addl r18 = 1, r0
	.save rp, r48
	mov r48 = b0
	.body
	;;
	.mmi
	st8 [r14] = r0, 8
	st4 [r15] = r0
	adds r15 = 132, r12
	.mmi
	(p7) mov r18 = r0
	mov r21 = r17
	cmp4.eq p6, p7 = 0, r38
	;;
	.mmi
	nop 0
	st8 [r16] = r36
	adds r16 = 200, r12
	.mmi
	st8 [r14] = r0, 8
	;;
	st4 [r15] = r0
	nop 0
	.mmi
	st8 [r16] = r37
	adds r15 = 140, r12
	adds r16 = 208, r12
	;;
	.mmi
	st4 [r15] = r0
	st8 [r16] = r38
	adds r15 = 148, r12
	.mmi
	adds r16 = 16, r12
	;;
	st8 [r14] = r0
	adds r14 = 284, r12
	.mmi
	nop 0
	st4 [r41] = r0
	nop 0
	;;
	.mmi
	st4 [r44] = r0
	st4 [r45] = r0
	nop 0
	;;
	.mmi
	st4 [r46] = r0
	st4 [r47] = r0
	nop 0
	;;
	.mmi
	st8 [r17] = r34
	st8 [r16] = r0
	nop 0
	;;
	.mmi
	st4 [r15] = r0
	st4 [r43] = r18
	nop 0
	;;
	.mib
	st8 [r42] = r22
	nop 0
	(p6) br.cond.dpnt .L289
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L289
	.align 32
.L294:
	.mmi
	nop 0
	ld4 r14 = [r21], 4
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L313
	;;
	.mmi
	adds r19 = 1, r19
	nop 0
	adds r20 = 4, r20
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 10, r19
	(p6) br.cond.dptk .L294
.L314:
	.mmi
	nop 0
	adds r17 = 92, r12
	mov ar.lc = 19
	.mmi
	addl r54 = 40, r0
	adds r53 = 56, r12
	mov r52 = r41
	;;
	.mmi
	nop 0
	ld4 r14 = [r17]
	nop 0
	;;
	.mib
	cmp4.gt p6, p7 = r0, r14
	nop 0
	(p7) br.cond.dpnt .L297
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmb
	nop 0
	mov r1 = r50
	nop 0
	.mmi
	adds r16 = 16, r12
	mov r15 = r0
	mov ar.lc = 9
	;;
	.align 32
.L298:
	.mmi
	ld4 r14 = [r16], 4
	;;
	or r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	mov r15 = r14
	br.cloop.sptk.few .L298
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	ld4 r15 = [r41]
	mov r8 = r40
	.mmi
	ld8.a r16 = [r42]
	;;
	(p6) addl r14 = 1, r0
	nop 0
	.mmi
	ld8 r18 = [r44]
	ld8 r17 = [r45]
	nop 0
	;;
	.mii
	(p7) mov r14 = r0
	nop 0
	;;
	or r14 = r15, r14
	.mmi
	ld8.a r15 = [r43]
	;;
	st4 [r41] = r14
	mov r14 = r40
	;;
	.mmi
	ld8.c.clr r15 = [r43]
	ld8.c.clr r16 = [r42]
	nop 0
	;;
	.mmi
	st8 [r14] = r15, 8
	ld8 r15 = [r41]
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r46]
	nop 0
	;;
	.mmi
	st8 [r14] = r15, 8
	ld8 r15 = [r47]
	nop 0
	;;
	.mmi
	st8 [r14] = r18, 8
	;;
	st8 [r14] = r17, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	;;
	st8 [r14] = r15
	mov b0 = r48
	;;
	.mii
	nop 0
	mov ar.pfs = r49
	;;
	mov ar.lc = r51
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 224, r12
	br.ret.sptk.many b0
	;;
.L313:
	.body
	.copy_state 1
	.mmb
	addp4 r14 = r14, r0
	adds r17 = 248, r12
	nop 0
	.mmi
	adds r16 = -40, r20
	nop 0
	mov ar.lc = 9
	;;
	.mmi
	nop 0
	setf.sig f6 = r14
	mov r14 = r0
	.align 32
.L293:
	.mmi
	ld4 r18 = [r16], 4
	ld4 r15 = [r17], 4
	nop 0
	;;
	.mmi
	setf.sig f7 = r15
	setf.sig f8 = r18
	adds r18 = -4, r16
	;;
	.mmf
	nop 0
	nop 0
	xma.l f7 = f7, f6, f8
	;;
	.mmi
	getf.sig r15 = f7
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mib
	st4 [r18] = r14
	shr.u r14 = r14, 32
	br.cloop.sptk.few .L293
	;;
	.mmi
	adds r19 = 1, r19
	st4 [r20] = r14
	adds r20 = 4, r20
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 10, r19
	(p6) br.cond.dptk .L294
	.mib
	nop 0
	nop 0
	br .L314
.L289:
	.mmi
	mov r14 = r40
	ld8 r15 = [r43]
	nop 0
	.mmi
	st8 [r42] = r0
	ld8 r18 = [r44]
	mov r8 = r40
	;;
	.mmi
	st8 [r14] = r15, 8
	ld8 r16 = [r42]
	nop 0
	.mmi
	ld8 r15 = [r41]
	;;
	st8 [r14] = r16, 8
	nop 0
	.mmi
	ld8 r17 = [r45]
	ld8 r16 = [r46]
	nop 0
	;;
	.mmi
	st8 [r14] = r15, 8
	ld8 r15 = [r47]
	nop 0
	;;
	.mmi
	st8 [r14] = r18, 8
	;;
	st8 [r14] = r17, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	;;
	st8 [r14] = r15
	mov b0 = r48
	;;
	.mii
	nop 0
	mov ar.pfs = r49
	;;
	mov ar.lc = r51
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 224, r12
	br.ret.sptk.many b0
.L306:
	.body
	.copy_state 2
	.mmi
	ld4 r14 = [r15]
	;;
	nop 0
	extr.u r14 = r14, 31, 1
	;;
	.mmi
	or r14 = r16, r14
	;;
	st4 [r17] = r14
	mov r17 = r15
	;;
.L297:
	.mmi
	mov r15 = r17
	;;
	ld4 r16 = [r15], -4
	nop 0
	;;
	.mib
	nop 0
	shladd r16 = r16, 1, r0
	br.cloop.sptk.few .L306
	.mmi
	adds r22 = -1, r22
	adds r14 = 16, r12
	addl r54 = 40, r0
	.mii
	adds r53 = 56, r12
	mov r52 = r41
	;;
	nop 0
	.mmb
	st4 [r14] = r16
	st8 [r42] = r22
	br.call.sptk.many b0 = memcpy#
	;;
	.mmb
	mov r1 = r50
	adds r16 = 16, r12
	nop 0
	.mib
	mov r15 = r0
	mov ar.lc = 9
	br .L298
	.endp real_multiply#
	.align 16
	.align 64
	.global real_divide_small#
	.type	real_divide_small#, @function
	.proc real_divide_small#
real_divide_small:
	.prologue 12, 41
	.mmi
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 8, 5, 7, 0
	.fframe 64
	adds r12 = -64, r12
	.save rp, r41
	mov r41 = b0
	.mmi
	addp4 r39 = r39, r0
	mov r43 = r1
	mov r40 = r8
	;;
	.mmi
	setf.sig f6 = r39
	cmp.eq p7, p8 = 0, r39
	sub r39 = r0, r39
	.mmi
	adds r14 = 16, r12
	adds r22 = 24, r12
	adds r21 = 32, r12
	;;
	.mmi
	setf.sig f12 = r39
	adds r20 = 40, r12
	adds r19 = 48, r12
	.mmi
	adds r18 = 56, r12
	adds r17 = 64, r12
	adds r16 = 68, r12
	;;
	.mmb
	st8 [r14] = r32
	st8 [r22] = r33
	nop 0
	.mmi
	mov r14 = r0
	nop 0
	.save ar.lc, r44
	mov r44 = ar.lc
	.body
	;;
	.mmi
	st8 [r21] = r34
	st8 [r20] = r35
	mov ar.lc = 9
	;;
	.mmi
	st8 [r19] = r36
	st8 [r18] = r37
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f11 = f6
	.mmi
	st8 [r17] = r38
	nop 0
	nop 0
	.align 32
.L316:
	.pred.rel.mutex p8, p9
	.mii
	ld4 r15 = [r16], -4
	shl r14 = r14, 32
	(p7) break 1
	;;
	.mmi
	or r15 = r14, r15
	nop 0
	adds r14 = 4, r16
	;;
	.mmi
	nop 0
	setf.sig f10 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f7 = f10
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s1 f6, p6 = f7, f11
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f11, f6, f1
	;;
	.mfi
	nop 0
	(p6) fma.s1 f8 = f6, f9, f6
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f9 = f9, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f8, f9, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s1 f9 = f8, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f11, f9, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f7, f8, f9
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fxu.trunc.s1 f6 = f6
	;;
	.mfi
	getf.sig r15 = f6
	xma.l f7 = f6, f12, f10
	nop 0
	;;
	.mmi
	st4 [r14] = r15
	nop 0
	(p7) break 1
	;;
	.mib
	getf.sig r14 = f7
	nop 0
	br.cloop.sptk.few .L316
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r8 = r40
	.mmi
	ld8 r46 = [r22]
	ld8 r47 = [r21]
	nop 0
	;;
	.mmi
	ld8 r45 = [r14]
	ld8 r48 = [r20]
	nop 0
	;;
	.mmi
	ld8 r49 = [r19]
	ld8 r50 = [r18]
	nop 0
	;;
	.mib
	ld8 r51 = [r17]
	nop 0
	br.call.sptk.many b0 = normalise#
	;;
	.mmi
	mov r8 = r40
	mov r1 = r43
	mov b0 = r41
	;;
	.mii
	nop 0
	mov ar.pfs = r42
	;;
	mov ar.lc = r44
	.mmb
	nop 0
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	.endp real_divide_small#
	.align 16
	.align 64
	.global real_divide#
	.type	real_divide#, @function
	.proc real_divide#
real_divide:
	.prologue 12, 46
	.spill 0
	.mmi
	.save ar.pfs, r47
	alloc r47 = ar.pfs, 8, 10, 3, 0
	.fframe 224
	adds r12 = -224, r12
	extr.u r19 = r32, 32, 32
	.mmi
	mov r45 = r8
	nop 0
	mov r48 = r1
	;;
	.mmi
	adds r14 = 20, r12
	adds r15 = 120, r12
	adds r18 = 176, r12
	.mmi
	adds r17 = 232, r12
	adds r21 = 160, r12
	adds r44 = 24, r12
	;;
	.mmi
	st4 [r14] = r0, 4
	st4 [r15] = r0
	adds r15 = 124, r12
	.mmi
	mov r51 = r18
	adds r40 = 116, r12
	adds r16 = 80, r12
	;;
	.mmb
	adds r14 = 8, r14
	st4 [r15] = r0
	nop 0
	.mmi
	adds r15 = 128, r12
	st8 [r17] = r39, 8
	extr.u r39 = r39, 32, 32
	;;
	.mmi
	st4 [r14] = r0, 4
	st4 [r15] = r0
	adds r15 = 132, r12
	.mmi
	ld8 r17 = [r17]
	cmp4.ne p6, p7 = r39, r19
	adds r41 = 156, r12
	;;
	.mmi
	st4 [r14] = r0, 4
	st4 [r15] = r0
	adds r15 = 136, r12
	.mmi
	sub r17 = r33, r17
	(p6) addl r19 = 1, r0
	adds r43 = 72, r12
	;;
	.mmi
	st4 [r14] = r0, 4
	st8 [r18] = r34
	adds r18 = 184, r12
	.mmi
	(p7) mov r19 = r0
	adds r17 = 1, r17
	adds r42 = 112, r12
	;;
	.mmb
	st4 [r14] = r0, 4
	st4 [r15] = r0
	nop 0
	.mmi
	adds r15 = 140, r12
	cmp4.ne p6, p7 = 0, r38
	.save ar.lc, r49
	mov r49 = ar.lc
	;;
	.mmb
	st4 [r14] = r0, 4
	st8 [r18] = r35
	nop 0
	.mii
	adds r18 = 192, r12
	.save rp, r46
	mov r46 = b0
	.body
	addl r52 = 40, r0
	;;
	.mmi
	st4 [r14] = r0, 4
	st4 [r15] = r0
	nop 0
	.mmi
	adds r15 = 144, r12
	mov r50 = r40
	mov r8 = r45
	;;
	.mmi
	st4 [r14] = r0, 4
	st8 [r18] = r36
	adds r18 = 200, r12
	;;
	.mmi
	st4 [r14] = r0, 4
	st4 [r15] = r0
	adds r15 = 148, r12
	;;
	.mmi
	st4 [r14] = r0, 4
	st8 [r21] = r32
	adds r21 = 168, r12
	;;
	.mmi
	st8 [r18] = r37
	st4 [r15] = r0
	adds r18 = 208, r12
	.mmi
	adds r15 = 152, r12
	;;
	st4 [r14] = r0
	adds r14 = 16, r12
	.mmi
	nop 0
	st8 [r44] = r17
	nop 0
	;;
	.mmi
	st4 [r14] = r19
	st8 [r21] = r33
	adds r14 = 16, r12
	;;
	.mmi
	st8 [r18] = r38
	st4 [r15] = r0
	mov r15 = r45
	;;
	.mmi
	st4 [r40] = r0
	st4 [r41] = r0
	nop 0
	;;
	.mmi
	nop 0
	st8 [r16] = r0
	adds r16 = 88, r12
	.mmi
	(p7) st8 [r44] = r0
	;;
	st8 [r16] = r0
	adds r16 = 96, r12
	.mmi
	st8 [r43] = r0
	;;
	st8 [r16] = r0
	adds r16 = 104, r12
	.mmi
	nop 0
	st4 [r42] = r0
	nop 0
	;;
	.mib
	st8 [r16] = r0
	nop 0
	(p6) br.cond.dpnt .L359
	;;
	.mmi
	ld8 r16 = [r14]
	;;
	st8 [r15] = r16, 8
	nop 0
	.mmi
	ld8 r16 = [r44], 8
	;;
	st8 [r15] = r16, 8
	nop 0
	.mmi
	ld8 r16 = [r44], 8
	;;
	st8 [r15] = r16, 8
	nop 0
	.mmi
	ld8 r16 = [r44], 8
	;;
	st8 [r15] = r16, 8
	nop 0
	.mmi
	ld8 r16 = [r44], 8
	;;
	st8 [r15] = r16, 8
	nop 0
	.mmi
	ld8 r16 = [r44], 8
	;;
	st8 [r15] = r16, 8
	nop 0
	.mmi
	ld8 r14 = [r44]
	;;
	st8 [r15] = r14
	mov b0 = r46
	;;
	.mii
	nop 0
	mov ar.pfs = r47
	;;
	mov ar.lc = r49
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 224, r12
	br.ret.sptk.many b0
	;;
.L359:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r48
	addl r52 = 40, r0
	nop 0
	.mmb
	adds r51 = 248, r12
	mov r50 = r43
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	nop 0
	mov r1 = r48
	addl r19 = 319, r0
	.mmi
	nop 0
	adds r23 = 160, r12
	addl r24 = 1, r0
	.align 32
.L323:
	.mmi
	mov r21 = r41
	mov r22 = r42
	mov ar.lc = 10
	.mmi
	mov r20 = r40
	mov r15 = r42
	mov r14 = r41
	;;
	.align 32
.L327:
	.mmi
	ld4 r17 = [r14], -4
	ld4 r16 = [r15], -4
	nop 0
	;;
	.mbb
	cmp4.eq p6, p7 = r16, r17
	(p7) br.cond.dpnt .L360
	br.cloop.sptk.few .L327
.L326:
	.mmi
	sub r14 = r23, r40
	nop 0
	mov r17 = r43
	.mii
	mov r16 = r40
	mov r15 = r0
	;;
	adds r14 = -4, r14
	;;
	.mii
	nop 0
	shr.u r14 = r14, 2
	;;
	mov ar.lc = r14
	.align 32
.L328:
	.mmi
	nop 0
	ld4 r14 = [r16], 4
	addp4 r15 = r15, r0
	.mmi
	ld4 r18 = [r17], 4
	;;
	sub r14 = r14, r18
	adds r18 = -4, r16
	;;
	.mmi
	nop 0
	sub r15 = r14, r15
	nop 0
	;;
	.mib
	st4 [r18] = r15
	extr.u r15 = r15, 32, 1
	br.cloop.sptk.few .L328
	;;
	.mii
	and r15 = 31, r19
	extr r14 = r19, 5, 27
	adds r16 = 16, r12
	.mmi
	mov r17 = r41
	;;
	adds r14 = 4, r14
	mov ar.lc = 10
	;;
	.mmi
	nop 0
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mii
	nop 0
	shl r15 = r24, r15
	add r14 = r16, r14
	;;
	.mii
	ld4 r16 = [r14]
	nop 0
	;;
	or r15 = r16, r15
	;;
	.mmi
	st4 [r14] = r15
	nop 0
	nop 0
	.align 32
.L330:
	.mmi
	mov r15 = r17
	;;
	ld4 r16 = [r15], -4
	nop 0
	;;
	.mib
	nop 0
	shladd r16 = r16, 1, r0
	br.cloop.sptk.few .L351
	;;
	.mmi
	adds r19 = -1, r19
	st4 [r40] = r16
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = -1, r19
	(p6) br.cond.dptk .L323
	.mmi
	adds r15 = 68, r12
	adds r14 = 44, r40
	adds r16 = 32, r12
	;;
	.mmi
	ld4 r17 = [r15]
	nop 0
	sub r14 = r14, r40
	;;
	.mib
	cmp4.le p8, p9 = r0, r17
	adds r14 = -4, r14
	(p8) br.cond.dpnt .L331
	;;
	.mmi
	nop 0
	(p9) ld4 r17 = [r16]
	shr.u r14 = r14, 2
	.mii
	mov r15 = r0
	nop 0
	;;
	mov ar.lc = r14
.L339:
	.mmi
	ld4 r14 = [r20], 4
	;;
	or r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	mov r15 = r14
	br.cloop.sptk.few .L339
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	mov r15 = r45
	mov r8 = r45
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mmi
	or r14 = r17, r14
	;;
	st4 [r16] = r14
	adds r14 = 16, r12
	;;
	.mmi
	ld8 r16 = [r14]
	;;
	st8 [r15] = r16, 8
	nop 0
	.mmi
	ld8 r16 = [r44], 8
	;;
	st8 [r15] = r16, 8
	nop 0
	.mmi
	ld8 r16 = [r44], 8
	;;
	st8 [r15] = r16, 8
	nop 0
	.mmi
	ld8 r16 = [r44], 8
	;;
	st8 [r15] = r16, 8
	nop 0
	.mmi
	ld8 r16 = [r44], 8
	;;
	st8 [r15] = r16, 8
	nop 0
	.mmi
	ld8 r16 = [r44], 8
	;;
	st8 [r15] = r16, 8
	nop 0
	.mmi
	ld8 r14 = [r44]
	;;
	st8 [r15] = r14
	mov b0 = r46
	;;
	.mii
	nop 0
	mov ar.pfs = r47
	;;
	mov ar.lc = r49
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 224, r12
	br.ret.sptk.many b0
.L331:
	.body
	.copy_state 2
	.pred.rel.mutex p6, p7
	.mmi
	ld4 r16 = [r21]
	nop 0
	mov r17 = r21
	.mmi
	adds r21 = -4, r21
	ld4 r14 = [r22], -4
	nop 0
	;;
	.mib
	cmp4.eq p8, p9 = r14, r16
	nop 0
	(p9) br.cond.dpnt .L361
	;;
	.mib
	nop 0
	cmp.ne p8, p9 = r17, r40
	(p8) br.cond.dptk .L331
	.mmi
	nop 0
	addl r18 = 1, r0
	cmp.eq p6, p7 = r0, r0
.L334:
	.pred.rel.mutex p6, p7
	.mii
	nop 0
	mov ar.lc = 9
	nop 0
.L336:
	.pred.rel.mutex p6, p7
	.mmi
	mov r14 = r15
	nop 0
	adds r15 = -4, r15
	;;
	.mmi
	ld4 r16 = [r14]
	nop 0
	mov r17 = r15
	;;
	.mib
	nop 0
	shladd r16 = r16, 1, r0
	br.cloop.sptk.few .L350
	;;
	.mmi
	ld8.a r15 = [r44]
	st4 [r14] = r16
	mov ar.lc = 10
	.mmi
	mov r16 = r0
	mov r17 = r40
	adds r14 = 44, r40
	;;
	.mmi
	ld8.c.clr r15 = [r44]
	;;
	adds r15 = -1, r15
	nop 0
	;;
	.mib
	st8 [r44] = r15
	nop 0
	(p6) br.cond.dpnt .L337
	;;
	.mmi
	nop 0
	adds r16 = 32, r12
	nop 0
	;;
	.mii
	ld4 r17 = [r16]
	nop 0
	;;
	or r17 = r18, r17
.L362:
	.mii
	sub r14 = r14, r40
	mov r15 = r0
	;;
	adds r14 = -4, r14
	;;
	.mii
	nop 0
	shr.u r14 = r14, 2
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r14
	br .L339
.L351:
	.mmi
	nop 0
	ld4 r14 = [r15]
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r14, 31, 1
	;;
	or r14 = r16, r14
	;;
	.mib
	st4 [r17] = r14
	mov r17 = r15
	br .L330
	;;
.L360:
	.mib
	nop 0
	cmp4.gtu p6, p7 = r16, r17
	(p7) br.cond.dptk .L326
	.mib
	mov r17 = r41
	mov ar.lc = 10
	br .L330
	;;
.L337:
	.mmi
	nop 0
	ld4 r15 = [r17], 4
	addp4 r16 = r16, r0
	.mmi
	ld4 r19 = [r43], 4
	;;
	sub r15 = r15, r19
	adds r19 = -4, r17
	;;
	.mmi
	nop 0
	sub r16 = r15, r16
	nop 0
	;;
	.mib
	st4 [r19] = r16
	extr.u r16 = r16, 32, 1
	br.cloop.sptk.few .L337
	;;
	.mmi
	adds r16 = 32, r12
	;;
	ld4 r17 = [r16]
	nop 0
	;;
	.mib
	nop 0
	or r17 = r18, r17
	br .L362
	;;
.L350:
	.pred.rel.mutex p6, p7
	.mmi
	nop 0
	ld4 r14 = [r17], 4
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r14, 31, 1
	;;
	or r14 = r16, r14
	;;
	.mib
	st4 [r17] = r14
	nop 0
	br .L336
.L361:
	.pred.rel.mutex p6, p7
	.mmi
	addl r18 = 1, r0
	nop 0
	cmp4.leu p8, p9 = r14, r16
	;;
	.mib
	nop 0
	(p9) mov r18 = r0
	(p9) br.cond.dptk .L334
	.mib
	cmp.eq p6, p7 = r0, r0
	mov ar.lc = 9
	br .L336
	.endp real_divide#
	.align 16
	.align 64
	.global real_sqrt#
	.type	real_sqrt#, @function
	.proc real_sqrt#
real_sqrt:
	.prologue 12, 52
	.mmb
	.save ar.pfs, r53
	alloc r53 = ar.pfs, 7, 17, 7, 0
	.fframe 256
	adds r12 = -256, r12
	nop 0
	.mii
	mov r16 = r33
	.save ar.lc, r55
	mov r55 = ar.lc
	mov r50 = r8
	;;
	.mmi
	adds r14 = 120, r12
	adds r51 = 24, r12
	adds r19 = 208, r12
	.mmi
	adds r17 = 168, r12
	adds r41 = 160, r12
	adds r39 = 216, r12
	;;
	.mmi
	st4 [r14] = r0
	adds r14 = 124, r12
	mov r15 = r51
	.mmi
	st8 [r19] = r32
	adds r19 = 232, r12
	adds r56 = 224, r12
	;;
	.mmi
	st4 [r14] = r0
	adds r14 = 128, r12
	adds r43 = 200, r12
	.mmi
	st8 [r15] = r0, 8
	adds r46 = 116, r12
	adds r48 = 156, r12
	;;
	.mmi
	st4 [r14] = r0
	adds r14 = 132, r12
	.save rp, r52
	mov r52 = b0
	.mmi
	st8 [r15] = r0, 8
	mov r54 = r1
	.body
	cmp4.ne p8, p9 = 0, r38
	;;
	.mmi
	st4 [r14] = r0
	st8 [r19] = r35
	adds r14 = 136, r12
	.mmi
	adds r19 = 240, r12
	adds r45 = 260, r12
	addl r42 = 320, r0
	;;
	.mmb
	st4 [r14] = r0
	st8 [r15] = r0, 8
	nop 0
	.mii
	adds r14 = 140, r12
	tbit.z p6, p7 = r33, 0
	adds r44 = 72, r12
	;;
	.mmi
	nop 0
	st4 [r14] = r0
	adds r14 = 144, r12
	.mmi
	st8 [r17] = r0
	adds r17 = 176, r12
	adds r49 = 44, r41
	;;
	.mmi
	nop 0
	st4 [r14] = r0
	adds r14 = 148, r12
	.mmi
	st8 [r19] = r36
	adds r19 = 248, r12
	mov r18 = r38
	;;
	.mmi
	nop 0
	st4 [r14] = r0
	adds r14 = 152, r12
	.mmi
	st8 [r15] = r0, 8
	;;
	st4 [r14] = r0
	shr.u r14 = r16, 63
	.mmi
	st8 [r17] = r0
	nop 0
	adds r17 = 184, r12
	;;
	.mmi
	st8 [r19] = r37
	nop 0
	adds r19 = 256, r12
	.mmi
	add r14 = r14, r16
	st8 [r15] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r17] = r0
	st8 [r19] = r38
	nop 0
	.mmi
	adds r17 = 192, r12
	adds r19 = 16, r12
	shr r14 = r14, 1
	;;
	.mmi
	st8 [r39] = r33
	st8 [r56] = r34
	nop 0
	;;
	.mmi
	st8 [r19] = r0
	st8 [r15] = r0
	nop 0
	;;
	.mmi
	st8 [r41] = r0
	st8 [r17] = r0
	nop 0
	;;
	.mmi
	st4 [r43] = r0
	st4 [r46] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r48] = r0
	nop 0
	.bbb
	nop 0
	(p9) br.cond.dpnt .L400
	(p7) br.cond.dpnt .L401
	;;
	.mmi
	st8 [r51] = r14
	nop 0
	nop 0
.L367:
	.mmb
	nop 0
	mov r39 = r43
	nop 0
	.mmi
	mov r47 = r41
	mov r17 = r43
	mov ar.lc = 10
	;;
	.align 32
.L369:
	.mmi
	mov r15 = r17
	;;
	ld4 r16 = [r15], -4
	nop 0
	;;
	.mib
	nop 0
	shladd r16 = r16, 2, r0
	br.cloop.sptk.few .L391
	.mii
	nop 0
	extr.u r14 = r18, 30, 2
	mov r15 = r45
	;;
	.mmi
	or r14 = r16, r14
	nop 0
	mov ar.lc = 9
	;;
	.mmi
	mov r40 = r14
	st4 [r41] = r14
	nop 0
	.align 32
.L371:
	.mmi
	mov r14 = r15
	nop 0
	adds r15 = -4, r15
	;;
	.mmi
	ld4 r16 = [r14]
	nop 0
	mov r17 = r15
	;;
	.mib
	nop 0
	shladd r16 = r16, 2, r0
	br.cloop.sptk.few .L390
	;;
	.mmi
	nop 0
	st4 [r14] = r16
	addl r58 = 44, r0
	.mmb
	mov r57 = r46
	mov r56 = r44
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r18 = 112, r12
	mov r1 = r54
	mov ar.lc = 10
	.mmi
	nop 0
	;;
	nop 0
	mov r17 = r18
	;;
	.align 32
.L373:
	.mmi
	mov r15 = r17
	;;
	ld4 r16 = [r15], -4
	nop 0
	;;
	.mib
	nop 0
	shladd r16 = r16, 2, r0
	br.cloop.sptk.few .L389
	;;
	.mmi
	or r16 = 1, r16
	mov r14 = r48
	mov ar.lc = 10
	;;
	.mmi
	mov r17 = r16
	st4 [r44] = r16
	nop 0
	.align 32
.L376:
	.mib
	ld4 r15 = [r14], -4
	nop 0
	br.cloop.sptk.few .L374
	;;
	.mmi
	adds r14 = 4, r14
	nop 0
	shladd r15 = r15, 1, r0
	;;
	.mmi
	st4 [r14] = r15
	nop 0
	nop 0
.L375:
	.mmi
	ld4 r15 = [r39]
	nop 0
	mov r16 = r39
	.mmi
	adds r39 = -4, r39
	ld4 r14 = [r18], -4
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r14, r15
	nop 0
	(p7) br.cond.dpnt .L402
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r16, r41
	(p6) br.cond.dptk .L375
.L380:
	.mmi
	sub r15 = r49, r41
	mov r14 = r0
	addp4 r17 = r17, r0
	.mii
	mov r16 = r41
	adds r18 = 76, r12
	;;
	adds r15 = -4, r15
	;;
	.mii
	nop 0
	shr.u r15 = r15, 2
	;;
	mov ar.lc = r15
	.mii
	addp4 r15 = r14, r0
	addp4 r14 = r40, r0
	;;
	add r17 = r17, r15
	;;
	.mmi
	nop 0
	sub r14 = r14, r17
	nop 0
	;;
	.mib
	st4 [r16] = r14, 4
	extr.u r14 = r14, 32, 1
	br.cloop.sptk.few .L388
	;;
	.align 32
.L403:
	.mmi
	ld4 r14 = [r46]
	nop 0
	adds r42 = -1, r42
	;;
	.mmi
	or r14 = 1, r14
	nop 0
	cmp4.eq p6, p7 = 0, r42
	;;
	.mib
	st4 [r46] = r14
	nop 0
	(p6) br.cond.dpnt .L382
.L404:
	.mmb
	ld4 r18 = [r45]
	mov r39 = r43
	nop 0
	.mmi
	mov r47 = r41
	mov r17 = r43
	mov ar.lc = 10
	;;
	.mib
	nop 0
	nop 0
	br .L369
.L388:
	.mmi
	nop 0
	ld4 r17 = [r18], 4
	addp4 r15 = r14, r0
	.mmi
	ld4 r40 = [r16]
	;;
	addp4 r17 = r17, r0
	addp4 r14 = r40, r0
	;;
	.mmi
	add r17 = r17, r15
	;;
	sub r14 = r14, r17
	nop 0
	;;
	.mib
	st4 [r16] = r14, 4
	extr.u r14 = r14, 32, 1
	br.cloop.sptk.few .L388
	.mib
	nop 0
	nop 0
	br .L403
	;;
.L389:
	.mmi
	nop 0
	ld4 r14 = [r15]
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r14, 30, 2
	;;
	or r14 = r16, r14
	;;
	.mib
	st4 [r17] = r14
	mov r17 = r15
	br .L373
	;;
.L390:
	.mmi
	nop 0
	ld4 r14 = [r17], 4
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r14, 30, 2
	;;
	or r14 = r16, r14
	;;
	.mib
	st4 [r17] = r14
	nop 0
	br .L371
.L391:
	.mmi
	nop 0
	ld4 r14 = [r15]
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r14, 30, 2
	;;
	or r14 = r16, r14
	;;
	.mib
	st4 [r17] = r14
	mov r17 = r15
	br .L369
.L374:
	.mmi
	mov r19 = r14
	nop 0
	shladd r15 = r15, 1, r0
	;;
	.mmi
	nop 0
	ld4 r16 = [r19], 4
	nop 0
	;;
	.mii
	nop 0
	extr.u r16 = r16, 31, 1
	;;
	or r15 = r15, r16
	;;
	.mib
	st4 [r19] = r15
	nop 0
	br .L376
.L402:
	.mib
	nop 0
	cmp4.gtu p6, p7 = r14, r15
	(p7) br.cond.dptk .L380
	.mmi
	nop 0
	adds r42 = -1, r42
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r42
	(p7) br.cond.dptk .L404
.L382:
	.mmi
	adds r39 = 32, r12
	addl r58 = 40, r0
	mov r57 = r46
	;;
	.mib
	mov r56 = r39
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	nop 0
	mov r1 = r54
	mov ar.lc = 10
.L383:
	.mmi
	ld4 r14 = [r47], 4
	;;
	or r14 = r42, r14
	nop 0
	;;
	.mib
	nop 0
	mov r42 = r14
	br.cloop.sptk.few .L383
	.mmi
	cmp4.ne p6, p7 = 0, r14
	ld4 r15 = [r39]
	mov r8 = r50
	.mmi
	ld8 r57 = [r51]
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	or r14 = r15, r14
	adds r15 = 16, r12
	;;
	.mmi
	ld8 r56 = [r15]
	st4 [r39] = r14
	adds r14 = 40, r12
	;;
	.mmi
	nop 0
	ld8 r59 = [r14]
	adds r14 = 48, r12
	.mmi
	ld8 r58 = [r39]
	;;
	ld8 r60 = [r14]
	adds r14 = 56, r12
	;;
	.mmi
	ld8 r61 = [r14]
	nop 0
	adds r14 = 64, r12
	;;
	.mib
	ld8 r62 = [r14]
	nop 0
	br.call.sptk.many b0 = normalise#
	;;
	.mmi
	mov r8 = r50
	mov r1 = r54
	mov b0 = r52
	;;
	.mii
	nop 0
	mov ar.pfs = r53
	;;
	mov ar.lc = r55
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 256, r12
	br.ret.sptk.many b0
	;;
.L401:
	.body
	.copy_state 1
	.mib
	addl r57 = 1, r0
	nop 0
	br.call.sptk.many b0 = shift_right_sticky.part.0#
	;;
	.mmi
	nop 0
	ld8 r16 = [r39]
	mov r1 = r54
	.mmi
	nop 0
	ld4 r18 = [r45]
	nop 0
	;;
	.mii
	adds r16 = 1, r16
	nop 0
	;;
	shr.u r14 = r16, 63
	.mmi
	st8 [r39] = r16
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mii
	nop 0
	shr r14 = r14, 1
	nop 0
	;;
	.mib
	st8 [r51] = r14
	nop 0
	br .L367
.L400:
	.mmi
	mov r14 = r8
	nop 0
	mov r8 = r50
	;;
	.mmi
	st8 [r14] = r32, 8
	;;
	st8 [r14] = r33, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r34, 8
	;;
	st8 [r14] = r35, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r36, 8
	;;
	st8 [r14] = r37, 8
	nop 0
	;;
	.mii
	st8 [r14] = r38
	mov b0 = r52
	;;
	mov ar.pfs = r53
	;;
	.mii
	nop 0
	mov ar.lc = r55
	nop 0
	.mmb
	.restore sp
	adds r12 = 256, r12
	nop 0
	br.ret.sptk.many b0
	.endp real_sqrt#
	.global memcpy#
	.type	memcpy#, @function
	.global memset#
	.type	memset#, @function
	.ident	"GCC: (GNU) 12.2.0"
