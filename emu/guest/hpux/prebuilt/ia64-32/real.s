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
	addp4 r32 = 0,r32
	.mmb
	nop 0
	mov r16 = r0
	nop 0
	;;
	.mmi
	shladd r14 = r17, 2, r0
	adds r15 = 8, r32
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	.mmb
	cmp4.eq p6, p7 = 0, r17
	nop 0
	(p6) br.cond.dpnt .L2
	;;
	.mii
	adds r14 = -4, r14
	nop 0
	;;
	extr.u r14 = r14, 2, 30
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L3:
	.mmi
	addp4 r14 = 0,r15
	nop 0
	adds r15 = 4, r15
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	or r14 = r16, r14
	nop 0
	;;
	.mib
	nop 0
	mov r16 = r14
	br.cloop.sptk.few .L3
	.mib
	addl r8 = 1, r0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L2
	;;
.L1:
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
.L2:
	.mmi
	and r33 = 31, r33
	shladd r17 = r17, 2, r0
	adds r32 = 8, r32
	;;
	.mii
	nop 0
	sxt4 r17 = r17
	sub r14 = 32, r33
	.mmb
	mov r8 = r33
	cmp4.eq p6, p7 = 0, r33
	(p6) br.cond.dptk .L1
	;;
	.mmi
	add r32 = r32, r17
	addp4 r14 = r14, r0
	mov ar.lc = r2
	;;
	.mmi
	ld4 r15 = [r32]
	;;
	nop 0
	shl r14 = r15, r14
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	;;
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
	addp4 r32 = 0,r32
	and r33 = 31, r33
	mov r18 = r0
	;;
	.mmi
	shladd r16 = r14, 2, r0
	mov r17 = r32
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	.mmb
	mov r21 = r33
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L19
	;;
	.mii
	adds r15 = -4, r16
	nop 0
	;;
	extr.u r15 = r15, 2, 30
	;;
	.mii
	nop 0
	mov ar.lc = r15
	nop 0
	.align 32
.L14:
	.mmi
	addp4 r15 = 0,r17
	nop 0
	adds r17 = 4, r17
	;;
	.mmi
	ld4 r15 = [r15]
	;;
	or r15 = r18, r15
	nop 0
	;;
	.mib
	nop 0
	mov r18 = r15
	br.cloop.sptk.few .L14
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r15
	nop 0
	;;
	.mii
	(p6) addl r23 = 1, r0
	nop 0
	;;
	(p7) mov r23 = r0
.L13:
	.mmi
	sub r15 = 32, r33
	add r18 = r16, r32
	sub r22 = 32, r21
	.mmi
	cmp4.eq p8, p9 = 0, r21
	mov r17 = r32
	addp4 r21 = r21, r0
	;;
	.mmi
	addp4 r15 = r15, r0
	mov r16 = r18
	addp4 r22 = r22, r0
	.mmb
	addp4 r18 = 0,r18
	cmp4.eq p6, p7 = 0, r33
	(p6) br.cond.dptk .L15
	;;
	.mmi
	ld4 r18 = [r18]
	;;
	nop 0
	shl r15 = r18, r15
	;;
	.mmi
	or r15 = r23, r15
	;;
	cmp4.ne p6, p7 = 0, r15
	nop 0
	;;
	.mii
	(p6) addl r23 = 1, r0
	nop 0
	;;
	(p7) mov r23 = r0
.L15:
	.pred.rel.mutex p8, p9
	.mii
	nop 0
	mov ar.lc = 9
	nop 0
	.align 32
.L18:
	.pred.rel.mutex p8, p9
	.mmi
	cmp4.lt p6, p7 = 9, r14
	nop 0
	addp4 r15 = 0,r16
	;;
	.mib
	(p6) mov r15 = r0
	(p6) mov r18 = r0
	(p6) br.cond.dptk .L16
	;;
	.mmi
	nop 0
	adds r18 = 4, r15
	cmp4.eq p6, p7 = 9, r14
	.mmi
	ld4 r15 = [r15]
	;;
	(p7) addp4 r18 = 0,r18
	nop 0
	;;
	.mii
	(p7) ld4 r18 = [r18]
	nop 0
	;;
	(p6) mov r18 = r0
	;;
.L16:
	.pred.rel.mutex p8, p9
	.mmi
	nop 0
	addp4 r19 = r15, r0
	(p9) shl r18 = r18, r22
	.mmi
	addp4 r20 = 0,r17
	adds r14 = 1, r14
	adds r17 = 4, r17
	;;
	.mmi
	nop 0
	adds r16 = 4, r16
	nop 0
	;;
	.mii
	nop 0
	(p9) shr.u r19 = r19, r21
	;;
	(p9) or r15 = r18, r19
	;;
	.mib
	st4 [r20] = r15
	nop 0
	br.cloop.sptk.few .L18
	;;
	.mii
	ld4 r14 = [r32]
	mov ar.lc = r2
	;;
	or r14 = r23, r14
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br.ret.sptk.many b0
.L19:
	.mib
	mov r23 = r0
	mov r16 = r0
	br .L13
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
	addp4 r35 = 0,r32
	cmp4.ge p6, p7 = 0, r33
	mov r38 = r1
	;;
	.mii
	nop 0
	.save rp, r36
	mov r36 = b0
	.body
	nop 0
	.mmb
	addl r15 = 319, r0
	mov r32 = r35
	(p6) br.cond.dpnt .L27
	;;
	.mib
	cmp4.ge p6, p7 = r15, r33
	mov ar.pfs = r37
	(p7) br.cond.dpnt .L34
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
.L34:
	.body
	.copy_state 1
	.mmi
	mov r15 = r35
	mov r16 = r0
	mov ar.lc = 9
	;;
	.align 32
.L30:
	.mmi
	addp4 r14 = 0,r15
	nop 0
	adds r15 = 4, r15
	;;
	.mmi
	ld4 r34 = [r14]
	;;
	or r34 = r16, r34
	nop 0
	;;
	.mib
	nop 0
	mov r16 = r34
	br.cloop.sptk.few .L30
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
.L27:
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
	.prologue 12, 48
	.mmi
	.save ar.pfs, r49
	alloc r49 = ar.pfs, 8, 12, 3, 0
	.fframe 96
	adds r12 = -96, r12
	.save rp, r48
	mov r48 = b0
	.mmi
	cmp4.ne p6, p7 = 0, r38
	mov r40 = r8
	mov r50 = r1
	;;
	.mmi
	adds r14 = 24, r12
	adds r15 = 16, r12
	adds r42 = 64, r12
	.mmi
	adds r43 = 72, r12
	adds r47 = 80, r12
	adds r46 = 88, r12
	;;
	.mmb
	st8 [r14] = r0, 8
	adds r45 = 96, r12
	nop 0
	.mii
	adds r44 = 104, r12
	.save ar.lc, r51
	mov r51 = ar.lc
	.body
	mov r53 = r0
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r15] = r0
	adds r52 = 8, r42
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r42] = r32
	nop 0
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	addl r14 = 320, r0
	.mmi
	nop 0
	st8 [r43] = r33
	nop 0
	;;
	.mmi
	sub r38 = r14, r38
	st8 [r47] = r34
	nop 0
	.mii
	st8 [r46] = r35
	nop 0
	;;
	extr r41 = r38, 31, 1
	.mmb
	st8 [r45] = r36
	st8 [r44] = r37
	(p7) br.cond.dpnt .L53
	;;
	.mii
	nop 0
	shr.u r41 = r41, 59
	nop 0
	;;
	.mmi
	add r41 = r41, r38
	nop 0
	and r38 = 31, r38
	;;
	.mii
	nop 0
	extr r41 = r41, 5, 27
	;;
	shladd r41 = r41, 2, r0
	;;
	.mib
	mov r54 = r41
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r38
	mov r1 = r50
	mov r8 = r40
	;;
	.mii
	(p7) addl r17 = -1, r0
	(p7) sxt4 r14 = r41
	sxt4 r41 = r41
	.mmi
	(p7) addp4 r15 = r38, r0
	;;
	(p7) add r14 = r43, r14
	(p6) mov r15 = r0
	;;
	.mmi
	nop 0
	(p7) ld4 r16 = [r14]
	nop 0
	;;
	.mii
	nop 0
	(p7) shl r17 = r17, r38
	;;
	(p7) and r16 = r17, r16
	;;
	.mmi
	(p7) st4 [r14] = r16
	adds r14 = 16, r12
	cmp4.ne p6, p7 = 0, r39
	;;
	.mmi
	add r41 = r14, r41
	addl r14 = 1, r0
	(p7) adds r16 = 108, r12
	;;
	.mii
	nop 0
	shl r14 = r14, r15
	(p7) adds r15 = 68, r12
	;;
	.mib
	st4 [r41] = r14
	nop 0
	(p6) br.cond.dpnt .L54
	;;
	.mmi
	ld4 r18 = [r42]
	ld4 r17 = [r15]
	adds r15 = 76, r12
	;;
	.mmi
	st4 [r40] = r18, 4
	ld4 r19 = [r43]
	nop 0
	.mmi
	ld4 r18 = [r15]
	nop 0
	adds r15 = 84, r12
	;;
	.mmi
	st4 [r40] = r17, 4
	ld4 r17 = [r47]
	nop 0
	.mmi
	ld4 r22 = [r15]
	nop 0
	adds r15 = 92, r12
	;;
	.mmi
	st4 [r40] = r19, 4
	ld4 r21 = [r46]
	nop 0
	.mmi
	ld4 r20 = [r15]
	nop 0
	adds r15 = 100, r12
	;;
	.mmi
	st4 [r40] = r18, 4
	ld4 r19 = [r45]
	nop 0
	.mmi
	ld4 r18 = [r15]
	;;
	st4 [r40] = r17, 4
	nop 0
	.mmi
	ld4 r17 = [r44]
	ld4 r15 = [r16]
	nop 0
	;;
	.mmi
	st4 [r40] = r22, 4
	;;
	st4 [r40] = r21, 4
	nop 0
	;;
	.mmi
	st4 [r40] = r20, 4
	;;
	st4 [r40] = r19, 4
	nop 0
	;;
	.mmi
	st4 [r40] = r18, 4
	;;
	st4 [r40] = r17, 4
	nop 0
	;;
	.mii
	st4 [r40] = r15
	mov b0 = r48
	;;
	mov ar.pfs = r49
	;;
	.mii
	nop 0
	mov ar.lc = r51
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 96, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L54:
	.body
	.copy_state 1
	.mmi
	adds r15 = 16, r12
	mov r14 = r0
	mov ar.lc = 9
	;;
	.mmi
	nop 0
	mov r18 = r15
	adds r15 = 8, r42
	;;
	.align 32
.L43:
	.mmi
	addp4 r16 = 0,r18
	nop 0
	addp4 r17 = 0,r15
	.mmi
	adds r15 = 4, r15
	nop 0
	adds r18 = 4, r18
	;;
	.mmi
	ld4 r17 = [r17]
	ld4 r19 = [r16]
	adds r16 = -4, r15
	;;
	.mii
	add r17 = r17, r19
	addp4 r16 = 0,r16
	;;
	add r14 = r17, r14
	;;
	.mib
	st4 [r16] = r14
	shr.u r14 = r14, 32
	br.cloop.sptk.few .L43
	;;
	.mmi
	cmp.eq p6, p7 = 0, r14
	adds r15 = 68, r12
	adds r16 = 108, r12
	.mmi
	ld4.a r18 = [r42]
	ld4.a r19 = [r43]
	mov r8 = r40
	;;
	.mlx
	nop 0
	(p7) movl r17 = -2147483648
	.mmi
	(p7) ld4 r14 = [r15]
	ld4.a r21 = [r46]
	nop 0
	;;
	.mmi
	(p7) st4 [r16] = r17
	nop 0
	(p7) adds r14 = 1, r14
	;;
	.mmi
	nop 0
	ld4.c.clr r18 = [r42]
	nop 0
	.mmi
	(p7) st4 [r15] = r14
	ld4.c.clr r19 = [r43]
	nop 0
	;;
	.mmi
	st4 [r40] = r18, 4
	ld4 r17 = [r15]
	adds r15 = 76, r12
	.mmi
	nop 0
	ld4.c.clr r21 = [r46]
	nop 0
	;;
	.mmi
	st4 [r40] = r17, 4
	ld4 r18 = [r15]
	adds r15 = 84, r12
	.mmi
	nop 0
	ld4 r17 = [r47]
	nop 0
	;;
	.mmi
	st4 [r40] = r19, 4
	ld4 r22 = [r15]
	adds r15 = 92, r12
	.mmi
	nop 0
	ld4 r19 = [r45]
	nop 0
	;;
	.mmi
	st4 [r40] = r18, 4
	ld4 r20 = [r15]
	adds r15 = 100, r12
	;;
	.mmi
	nop 0
	st4 [r40] = r17, 4
	nop 0
	.mmi
	ld4 r18 = [r15]
	ld4 r17 = [r44]
	nop 0
	;;
	.mmi
	st4 [r40] = r22, 4
	ld4 r15 = [r16]
	nop 0
	;;
	.mmi
	st4 [r40] = r21, 4
	;;
	st4 [r40] = r20, 4
	nop 0
	;;
	.mmi
	st4 [r40] = r19, 4
	;;
	st4 [r40] = r18, 4
	nop 0
	;;
	.mmi
	st4 [r40] = r17, 4
	;;
	st4 [r40] = r15
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
	adds r12 = 96, r12
	br.ret.sptk.many b0
	;;
.L53:
	.body
	.copy_state 2
	.mmi
	addl r54 = 40, r0
	nop 0
	mov r53 = r0
	.mmb
	adds r52 = 8, r42
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r39
	ld4.a r18 = [r42]
	mov r8 = r40
	.mmi
	mov r1 = r50
	ld4.a r19 = [r43]
	nop 0
	;;
	.mmi
	(p7) adds r15 = 68, r12
	nop 0
	(p7) adds r16 = 108, r12
	.mlx
	ld4.a r21 = [r46]
	(p7) movl r14 = -2147483648
	;;
	.mmi
	(p6) adds r16 = 108, r12
	(p7) ld4 r39 = [r15]
	(p6) adds r15 = 68, r12
	;;
	.mmi
	(p7) st4 [r16] = r14
	(p6) st4 [r16] = r0
	(p7) adds r39 = 1, r39
	;;
	.mmi
	nop 0
	ld4.c.clr r18 = [r42]
	nop 0
	.mmi
	st4 [r15] = r39
	ld4.c.clr r19 = [r43]
	nop 0
	;;
	.mmi
	st4 [r40] = r18, 4
	ld4 r17 = [r15]
	adds r15 = 76, r12
	.mmi
	nop 0
	ld4.c.clr r21 = [r46]
	nop 0
	;;
	.mmi
	st4 [r40] = r17, 4
	ld4 r18 = [r15]
	adds r15 = 84, r12
	.mmi
	nop 0
	ld4 r17 = [r47]
	nop 0
	;;
	.mmi
	st4 [r40] = r19, 4
	ld4 r22 = [r15]
	adds r15 = 92, r12
	.mmi
	nop 0
	ld4 r19 = [r45]
	nop 0
	;;
	.mmi
	st4 [r40] = r18, 4
	ld4 r20 = [r15]
	adds r15 = 100, r12
	;;
	.mmi
	nop 0
	st4 [r40] = r17, 4
	nop 0
	.mmi
	ld4 r18 = [r15]
	ld4 r17 = [r44]
	nop 0
	;;
	.mmi
	st4 [r40] = r22, 4
	ld4 r15 = [r16]
	nop 0
	;;
	.mmi
	st4 [r40] = r21, 4
	;;
	st4 [r40] = r20, 4
	nop 0
	;;
	.mmi
	st4 [r40] = r19, 4
	;;
	st4 [r40] = r18, 4
	nop 0
	;;
	.mmi
	st4 [r40] = r17, 4
	;;
	st4 [r40] = r15
	mov b0 = r48
	;;
	.mii
	nop 0
	mov ar.pfs = r49
	;;
	mov ar.lc = r51
	.mmb
	nop 0
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
	.endp keep_bits#
	.align 16
	.align 64
	.proc normalise#
normalise:
	.prologue
	.mmi
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	;;
	.mmb
	mov r14 = r12
	adds r18 = 8, r12
	nop 0
	.mmi
	st8 [r12] = r32
	mov r16 = r0
	mov ar.lc = 9
	;;
	.mmi
	nop 0
	adds r15 = 8, r14
	adds r14 = 16, r12
	.mmi
	st8 [r18] = r33
	;;
	st8 [r14] = r34
	adds r14 = 24, r12
	;;
	.mmi
	st8 [r14] = r35
	nop 0
	adds r14 = 32, r12
	;;
	.mmi
	st8 [r14] = r36
	adds r14 = 40, r12
	nop 0
	;;
	.mmi
	st8 [r14] = r37
	nop 0
	nop 0
	.align 32
.L56:
	.mmi
	addp4 r14 = 0,r15
	nop 0
	adds r15 = 4, r15
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	or r14 = r16, r14
	nop 0
	;;
	.mib
	nop 0
	mov r16 = r14
	br.cloop.sptk.few .L56
	.mmi
	cmp4.eq p6, p7 = 0, r14
	adds r19 = 44, r12
	mov r14 = r12
	;;
	.mmi
	(p6) mov r15 = r0
	(p6) adds r16 = 4, r12
	nop 0
	.mmb
	adds r20 = 40, r14
	adds r21 = 4, r14
	(p6) br.cond.dpnt .L57
	;;
	.mmi
	ld4 r15 = [r19]
	nop 0
	adds r16 = 4, r12
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p7) br.cond.dpnt .L59
	.align 32
.L58:
	.mmi
	sub r15 = r20, r21
	nop 0
	mov r14 = r20
	;;
	.mii
	nop 0
	extr.u r15 = r15, 2, 30
	;;
	mov ar.lc = r15
	;;
	.align 32
.L61:
	.mib
	addp4 r17 = 0,r14
	adds r14 = -4, r14
	br.cloop.sptk.few .L60
	;;
	.mmi
	ld4 r14 = [r16]
	st4 [r18] = r0
	nop 0
	.mmi
	ld4 r15 = [r19]
	;;
	adds r14 = -32, r14
	cmp4.eq p6, p7 = 0, r15
	;;
	.mib
	st4 [r16] = r14
	nop 0
	(p6) br.cond.dptk .L58
.L59:
	.mmi
	addp4 r15 = r15, r0
	nop 0
	addl r20 = 65566, r0
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
	sub r20 = r20, r14
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r20
	nop 0
	(p7) br.cond.dpnt .L75
	;;
	.mii
	ld4 r15 = [r16]
	nop 0
	;;
	sub r15 = r15, r20
	;;
.L57:
	.mmi
	mov r14 = r8
	ld4 r17 = [r12]
	nop 0
	.mmi
	st4 [r16] = r15, 4
	;;
	st4 [r14] = r17, 4
	nop 0
	;;
	.mmi
	st4 [r14] = r15, 4
	ld4 r15 = [r16], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r15, 4
	ld4 r15 = [r16], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r15, 4
	ld4 r15 = [r16], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r15, 4
	ld4 r15 = [r16], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r15, 4
	ld4 r15 = [r16], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r15, 4
	ld4 r15 = [r16], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r15, 4
	ld4 r15 = [r16], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r15, 4
	ld4 r15 = [r16], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r15, 4
	ld4 r15 = [r16], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r15, 4
	ld4 r15 = [r16]
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r15
	mov ar.lc = r2
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L60:
	.body
	.copy_state 1
	.mmi
	adds r15 = 8, r14
	ld4 r17 = [r17]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r15 = 0,r15
	nop 0
	;;
	.mib
	st4 [r15] = r17
	nop 0
	br .L61
.L75:
	.mmi
	mov r14 = r12
	sub r22 = 32, r20
	addp4 r21 = r20, r0
	;;
	.mmi
	adds r19 = 44, r14
	nop 0
	addp4 r22 = r22, r0
	;;
	.mii
	sub r14 = r19, r14
	addp4 r17 = 0,r19
	;;
	adds r14 = -8, r14
	;;
	.mii
	nop 0
	extr.u r14 = r14, 2, 30
	;;
	mov ar.lc = r14
	.align 32
.L64:
	.mmi
	ld4 r14 = [r17]
	nop 0
	adds r19 = -4, r19
	;;
	.mib
	nop 0
	shl r15 = r14, r21
	br.cloop.sptk.few .L69
	;;
	.mmi
	st4 [r17] = r15
	;;
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	nop 0
	sub r15 = r15, r20
	br .L57
.L69:
	.mmi
	addp4 r17 = 0,r19
	;;
	ld4 r14 = [r17]
	adds r18 = 4, r17
	;;
	.mmi
	nop 0
	addp4 r18 = 0,r18
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, r22
	;;
	or r14 = r15, r14
	;;
	.mib
	st4 [r18] = r14
	nop 0
	br .L64
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
	alloc r36 = ar.pfs, 2, 4, 6, 0
	.fframe 64
	adds r12 = -64, r12
	extr.u r2 = r32, 48, 15
	.mmi
	mov r37 = r1
	mov r34 = r8
	shr.u r18 = r33, 32
	;;
	.mlx
	cmp4.eq p6, p7 = 0, r2
	movl r14 = 281474976710655
	.mmi
	adds r16 = 56, r12
	addl r17 = -16366, r0
	adds r20 = 16, r12
	;;
	.mlx
	and r14 = r14, r32
	(p7) movl r15 = 281474976710656
	.mmi
	(p7) addl r17 = -16367, r2
	mov r39 = r0
	shr.u r32 = r32, 63
	;;
	.mmb
	(p7) or r14 = r15, r14
	st4 [r20] = r32
	nop 0
	.mmi
	adds r20 = 20, r12
	adds r15 = 48, r12
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mib
	nop 0
	shr.u r19 = r14, 32
	nop 0
	.mmi
	st4 [r16] = r14
	adds r14 = 16, r12
	mov r40 = r0
	;;
	.mmi
	nop 0
	st4 [r20] = r17
	adds r17 = 60, r12
	.mmi
	st4 [r15] = r33
	ld8.a r43 = [r16]
	mov r41 = r0
	;;
	.mmi
	st4 [r17] = r19
	ld8 r38 = [r14]
	adds r14 = 52, r12
	.mmi
	nop 0
	ld8.a r42 = [r15]
	nop 0
	;;
	.mmi
	st4 [r14] = r18
	ld8.c.clr r43 = [r16]
	nop 0
	;;
	.mib
	ld8.c.clr r42 = [r15]
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
	adds r12 = 64, r12
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
	alloc r35 = ar.pfs, 1, 4, 6, 0
	.fframe 48
	adds r12 = -48, r12
	sxt4 r16 = r32
	.mmi
	cmp4.le p6, p7 = r0, r32
	mov r36 = r1
	mov r33 = r8
	;;
	.mmi
	adds r14 = 32, r12
	adds r18 = 16, r12
	extr.u r17 = r32, 31, 1
	.mmi
	adds r15 = 56, r12
	(p7) sub r16 = r0, r16
	mov r38 = r0
	;;
	.mmb
	st8 [r14] = r0, 8
	st4 [r18] = r17
	nop 0
	.mmi
	adds r17 = 20, r12
	addl r18 = 64, r0
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mmi
	st8 [r14] = r0, 8
	st4 [r17] = r18
	nop 0
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	adds r14 = 60, r12
	.mmi
	st4 [r15] = r16
	;;
	st4 [r14] = r0
	adds r14 = 16, r12
	;;
	.mmi
	nop 0
	ld8 r37 = [r14]
	adds r14 = 32, r12
	.mmi
	ld8 r42 = [r15]
	;;
	ld8 r39 = [r14]
	adds r14 = 40, r12
	;;
	.mmi
	ld8 r40 = [r14]
	nop 0
	adds r14 = 48, r12
	;;
	.mib
	ld8 r41 = [r14]
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
	adds r12 = 48, r12
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
	.fframe 32
	adds r12 = -32, r12
	shladd r15 = r33, 2, r0
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	.mmi
	addp4 r32 = 0,r32
	adds r16 = -1, r33
	cmp4.eq p6, p7 = 0, r33
	;;
	.mmi
	adds r14 = 8, r12
	nop 0
	adds r15 = -4, r15
	.mmi
	addp4 r16 = r16, r0
	st8 [r12] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	add r15 = r15, r32
	mov ar.lc = r16
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	nop 0
	st8 [r14] = r0, 8
	nop 0
	;;
	.mib
	st8 [r14] = r0
	nop 0
	(p6) br.cond.dpnt .L84
	.align 32
.L85:
	.mmi
	addp4 r14 = 0,r15
	nop 0
	adds r15 = -4, r15
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L104
	;;
	.mib
	adds r35 = -32, r35
	adds r33 = -1, r33
	br.cloop.sptk.few .L85
.L84:
	.mmi
	nop 0
	mov r14 = r8
	adds r15 = 4, r12
	.mmi
	st4 [r12] = r34
	;;
	ld4 r16 = [r12]
	nop 0
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r16 = [r15], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r16 = [r15], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r16 = [r15], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r16 = [r15], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r16 = [r15], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r16 = [r15], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r16 = [r15], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r16 = [r15], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r16 = [r15], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r16 = [r15], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r15 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r15
	mov ar.lc = r2
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L104:
	.body
	.copy_state 1
	.mmi
	shladd r14 = r33, 2, r0
	addl r21 = 65566, r0
	nop 0
	.mmi
	adds r16 = -2, r33
	mov r15 = r12
	adds r33 = -1, r33
	;;
	.mmb
	adds r14 = -4, r14
	shladd r16 = r16, 2, r0
	nop 0
	.mmi
	adds r17 = 44, r15
	cmp4.gt p6, p7 = r0, r33
	mov ar.lc = 9
	;;
	.mii
	add r14 = r14, r32
	add r16 = r16, r32
	;;
	addp4 r14 = 0,r14
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
	sub r21 = r21, r14
	nop 0
	;;
	.mmi
	sub r20 = 32, r21
	cmp4.eq p8, p9 = 0, r21
	nop 0
	.mii
	addp4 r19 = r21, r0
	nop 0
	;;
	addp4 r20 = r20, r0
	.align 32
.L87:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p8, p9
	.mmi
	adds r14 = 4, r16
	mov r15 = r0
	adds r33 = -1, r33
	.mii
	addp4 r18 = 0,r16
	adds r16 = -4, r16
	;;
	(p7) addp4 r14 = 0,r14
	;;
	.mmi
	(p7) ld4 r15 = [r14]
	mov r14 = r0
	cmp4.gt p6, p7 = r0, r33
	;;
	.mmi
	(p7) ld4 r14 = [r18]
	addp4 r18 = 0,r17
	adds r17 = -4, r17
	;;
	.mii
	addp4 r14 = r14, r0
	(p9) shl r15 = r15, r19
	;;
	(p9) shr.u r14 = r14, r20
	;;
	.mmi
	nop 0
	(p9) or r15 = r15, r14
	nop 0
	;;
	.mib
	st4 [r18] = r15
	nop 0
	br.cloop.sptk.few .L87
	.mmi
	adds r15 = 4, r12
	sub r35 = r35, r21
	mov r14 = r8
	.mmi
	st4 [r12] = r34
	;;
	st4 [r15] = r35
	nop 0
	.mmi
	ld4 r16 = [r12]
	;;
	st4 [r14] = r16, 4
	nop 0
	.mmi
	ld4 r16 = [r15], 4
	;;
	st4 [r14] = r16, 4
	nop 0
	.mmi
	ld4 r16 = [r15], 4
	;;
	st4 [r14] = r16, 4
	nop 0
	.mmi
	ld4 r16 = [r15], 4
	;;
	st4 [r14] = r16, 4
	nop 0
	.mmi
	ld4 r16 = [r15], 4
	;;
	st4 [r14] = r16, 4
	nop 0
	.mmi
	ld4 r16 = [r15], 4
	;;
	st4 [r14] = r16, 4
	nop 0
	.mmi
	ld4 r16 = [r15], 4
	;;
	st4 [r14] = r16, 4
	nop 0
	.mmi
	ld4 r16 = [r15], 4
	;;
	st4 [r14] = r16, 4
	nop 0
	.mmi
	ld4 r16 = [r15], 4
	;;
	st4 [r14] = r16, 4
	nop 0
	.mmi
	ld4 r16 = [r15], 4
	;;
	st4 [r14] = r16, 4
	nop 0
	.mmi
	ld4 r16 = [r15], 4
	;;
	st4 [r14] = r16, 4
	nop 0
	.mmi
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	mov ar.lc = r2
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp real_of_words#
	.align 16
	.align 64
	.global real_round#
	.type	real_round#, @function
	.proc real_round#
real_round:
	.prologue 12, 47
	.mmi
	.save ar.pfs, r48
	alloc r48 = ar.pfs, 7, 11, 8, 0
	.fframe 48
	adds r12 = -48, r12
	.save rp, r47
	mov r47 = b0
	.mmi
	mov r49 = r1
	.body
	mov r39 = r8
	mov r14 = r8
	;;
	.mmi
	addl r51 = 319, r0
	adds r40 = 24, r12
	adds r44 = 32, r12
	.mmi
	adds r43 = 40, r12
	adds r42 = 48, r12
	adds r41 = 56, r12
	;;
	.mmi
	adds r15 = 16, r12
	cmp4.lt p6, p7 = r51, r38
	adds r17 = 16, r12
	.mmi
	st8 [r40] = r33
	st8 [r44] = r34
	nop 0
	;;
	.mmi
	st8 [r15] = r32
	st8 [r43] = r35
	cmp4.eq.or.andcm p6, p7 = 0, r37
	.mmi
	adds r15 = 20, r12
	;;
	st8 [r42] = r36
	nop 0
	.mmb
	st8 [r41] = r37
	nop 0
	(p7) br.cond.dpnt .L106
	;;
	.mmi
	ld4 r16 = [r17]
	nop 0
	mov r8 = r39
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r16 = [r15], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r16 = [r15], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r16 = [r15], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r16 = [r15], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r16 = [r15], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r16 = [r15], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r16 = [r15], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r16 = [r15], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r16 = [r15], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r16 = [r15], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r15 = [r15]
	nop 0
	;;
	.mii
	st4 [r14] = r15
	mov b0 = r47
	;;
	mov ar.pfs = r48
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L106:
	.body
	.copy_state 1
	.mib
	sub r51 = r51, r38
	cmp4.le p6, p7 = r0, r38
	(p7) br.cond.dpnt .L118
	;;
	.mii
	nop 0
	extr r14 = r51, 3, 29
	and r15 = 31, r51
	;;
	.mii
	and r14 = -4, r14
	nop 0
	;;
	add r14 = r40, r14
	;;
	.mmi
	nop 0
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
	(p6) mov r57 = r0
	(p6) br.cond.dptk .L109
	.mmi
	cmp4.eq p6, p7 = 0, r51
	addl r46 = 320, r0
	adds r17 = 16, r12
	;;
	.mmi
	sub r45 = r46, r38
	nop 0
	mov r50 = r17
	.bbb
	nop 0
	(p6) br.cond.dpnt .L110
	br.call.sptk.many b0 = has_bits_below.part.0#
	;;
	.mmi
	mov r57 = r8
	nop 0
	cmp4.ne p6, p7 = 0, r8
	.mmb
	mov r1 = r49
	nop 0
	(p7) br.cond.dptk .L119
	;;
	.mmi
	(p6) addl r57 = 1, r0
	nop 0
	nop 0
	.align 32
.L109:
	.mmi
	adds r14 = 16, r12
	mov r8 = r39
	mov r56 = r38
	.mmi
	ld8 r51 = [r40]
	ld8 r52 = [r44]
	nop 0
	;;
	.mmi
	ld8 r50 = [r14]
	ld8 r53 = [r43]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r54 = [r42]
	nop 0
	.mmb
	ld8 r55 = [r41]
	nop 0
	br.call.sptk.many b0 = keep_bits#
	;;
	.mmi
	mov r1 = r49
	nop 0
	nop 0
.L120:
	.mii
	mov r8 = r39
	mov b0 = r47
	;;
	mov ar.pfs = r48
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L119:
	.body
	.copy_state 2
	.mib
	nop 0
	cmp4.eq p6, p7 = r46, r45
	(p6) br.cond.sptk .L109
	.align 32
.L110:
	.mii
	mov r8 = r39
	extr r14 = r45, 3, 29
	and r45 = 31, r45
	.mmb
	mov r56 = r38
	ld8 r51 = [r40]
	nop 0
	;;
	.mmi
	nop 0
	and r14 = -4, r14
	nop 0
	.mmi
	ld8 r52 = [r44]
	ld8 r53 = [r43]
	nop 0
	;;
	.mmi
	add r14 = r40, r14
	ld8 r54 = [r42]
	nop 0
	.mmi
	ld8 r55 = [r41]
	;;
	ld4 r57 = [r14]
	adds r14 = 16, r12
	;;
	.mmi
	ld8 r50 = [r14]
	;;
	nop 0
	shr.u r57 = r57, r45
	;;
	.mib
	and r57 = 1, r57
	nop 0
	br.call.sptk.many b0 = keep_bits#
	;;
	.mib
	nop 0
	mov r1 = r49
	br .L120
.L118:
	.mmi
	adds r14 = 4, r8
	nop 0
	adds r16 = 16, r12
	;;
	.mmi
	st4 [r14] = r0, 4
	ld4 r15 = [r16]
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	st4 [r8] = r15
	mov r8 = r39
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
	mov b0 = r47
	;;
	mov ar.pfs = r48
	.mmb
	nop 0
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	.endp real_round#
	.align 16
	.align 64
	.global real_quad#
	.type	real_quad#, @function
	.proc real_quad#
real_quad:
	.prologue 12, 46
	.mmi
	.save ar.pfs, r47
	alloc r47 = ar.pfs, 6, 11, 7, 0
	.fframe 112
	adds r12 = -112, r12
	extr.u r16 = r32, 32, 32
	.mmi
	mov r50 = r33
	mov r48 = r1
	mov r49 = r32
	;;
	.mmi
	addl r2 = -16381, r0
	adds r39 = 32, r12
	cmp4.ne p6, p7 = 0, r16
	.mmi
	adds r40 = 56, r12
	adds r41 = 64, r12
	adds r42 = 72, r12
	;;
	.mmb
	cmp4.le p8, p9 = r32, r2
	adds r44 = 80, r12
	nop 0
	.mmi
	adds r15 = 16, r39
	adds r43 = 40, r12
	.save rp, r46
	mov r46 = b0
	.body
	;;
	.mmi
	(p8) mov r2 = r32
	mov r8 = r44
	(p6) addl r38 = 1, r0
	.mmi
	st8 [r15] = r34
	st8 [r40] = r35
	mov r51 = r34
	;;
	.mmi
	(p7) mov r38 = r0
	addl r55 = 16494, r2
	mov r52 = r35
	.mmi
	mov r53 = r36
	mov r54 = r37
	adds r45 = 76, r12
	;;
	.mmi
	st8 [r39] = r32
	st8 [r43] = r33
	shl r38 = r38, 63
	;;
	.mmi
	nop 0
	st8 [r41] = r36
	nop 0
	.mmb
	st8 [r42] = r37
	nop 0
	br.call.sptk.many b0 = real_round#
	;;
	.mmi
	ld4 r16 = [r44]
	adds r14 = 84, r12
	adds r17 = 36, r12
	.mmi
	adds r15 = 44, r12
	adds r44 = 68, r12
	mov r1 = r48
	;;
	.mmi
	st4 [r39] = r16
	ld4 r16 = [r14]
	nop 0
	.mmi
	adds r14 = 88, r12
	addl r2 = -16382, r0
	adds r49 = 8, r39
	;;
	.mmi
	st4 [r17] = r16
	ld4 r17 = [r14]
	adds r14 = 92, r12
	;;
	.mmi
	st4 [r43] = r17
	ld4 r17 = [r14]
	adds r14 = 96, r12
	;;
	.mmi
	st4 [r15] = r17
	ld4 r17 = [r14]
	adds r15 = 48, r12
	.mmi
	nop 0
	adds r14 = 100, r12
	nop 0
	;;
	.mmi
	st4 [r15] = r17
	ld4 r17 = [r14]
	adds r15 = 52, r12
	.mmi
	adds r14 = 104, r12
	;;
	st4 [r15] = r17
	nop 0
	.mmi
	ld4 r17 = [r14]
	adds r14 = 108, r12
	adds r15 = 60, r12
	;;
	.mmi
	st4 [r40] = r17
	ld4 r17 = [r14]
	adds r14 = 112, r12
	;;
	.mmi
	st4 [r15] = r17
	ld4 r15 = [r14]
	adds r14 = 116, r12
	;;
	.mmi
	st4 [r41] = r15
	ld4 r15 = [r14]
	adds r14 = 120, r12
	;;
	.mmi
	st4 [r44] = r15
	ld4 r15 = [r14]
	adds r14 = 124, r12
	;;
	.mmi
	ld4 r14 = [r14]
	st4 [r42] = r15
	nop 0
	;;
	.mmi
	st4 [r45] = r14
	cmp4.eq p6, p7 = 0, r14
	addl r14 = 16384, r0
	;;
	.mib
	(p6) mov r9 = r0
	nop 0
	(p6) br.cond.dpnt .L122
	;;
	.mmi
	nop 0
	cmp4.ge p6, p7 = r14, r16
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r14 = 9223090561878065152
	.mmi
	nop 0
	(p7) mov r9 = r0
	nop 0
	;;
	.mib
	(p7) or r38 = r14, r38
	nop 0
	(p7) br.cond.dpnt .L122
	;;
	.mmi
	cmp4.le p6, p7 = r2, r16
	;;
	(p6) mov r2 = r16
	nop 0
	;;
	.mmi
	addl r40 = 16382, r2
	;;
	cmp4.ne p6, p7 = 0, r40
	shl r40 = r40, 48
	;;
	.mmi
	(p7) addl r50 = -16366, r0
	;;
	(p7) sub r50 = r50, r16
	nop 0
	;;
	.mib
	(p6) addl r50 = 15, r0
	nop 0
	br.call.sptk.many b0 = shift_right_sticky#
	;;
	.mmi
	nop 0
	ld4 r14 = [r45]
	mov r1 = r48
	.mmi
	ld4 r16 = [r42]
	;;
	nop 0
	dep.z r14 = r14, 32, 16
	.mmi
	ld4 r9 = [r44]
	ld4 r15 = [r41]
	nop 0
	;;
	.mmi
	or r14 = r16, r14
	nop 0
	shl r9 = r9, 32
	;;
	.mii
	or r14 = r40, r14
	or r9 = r15, r9
	;;
	or r38 = r14, r38
	;;
.L122:
	.mii
	mov r8 = r38
	mov b0 = r46
	;;
	mov ar.pfs = r47
	.mmb
	nop 0
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
	.endp real_quad#
	.align 16
	.align 64
	.global real_result#
	.type	real_result#, @function
	.proc real_result#
real_result:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 6, 5, 8, 0
	.fframe 144
	adds r12 = -144, r12
	.save rp, r40
	mov r40 = b0
	.mmi
	nop 0
	mov r42 = r1
	.body
	nop 0
	;;
	.mmi
	adds r38 = 24, r12
	adds r20 = 16, r12
	adds r19 = 112, r12
	.mmi
	adds r18 = 120, r12
	adds r17 = 128, r12
	adds r16 = 136, r12
	;;
	.mmi
	mov r14 = r38
	adds r15 = 152, r12
	adds r21 = 16, r12
	.mmi
	st8 [r20] = r32
	st8 [r19] = r32
	addl r44 = 31, r0
	;;
	.mmi
	st8 [r14] = r33, 8
	st8 [r18] = r33
	mov r43 = r21
	.mmi
	mov r50 = r0
	;;
	st8 [r14] = r34, 8
	nop 0
	.mmi
	st8 [r17] = r34
	;;
	st8 [r14] = r35, 8
	nop 0
	.mmi
	st8 [r16] = r35
	;;
	st8 [r14] = r36, 8
	nop 0
	.mmi
	st8 [r15] = r37
	;;
	st8 [r14] = r37
	adds r14 = 144, r12
	;;
	.mmi
	st8 [r14] = r36
	nop 0
	adds r14 = 60, r12
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L137
	;;
	.mmi
	nop 0
	ld4 r14 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L132
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = has_bits_below.part.0#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	addl r50 = 1, r0
	mov r1 = r42
	;;
	.mmi
	nop 0
	(p7) adds r14 = 28, r12
	nop 0
	;;
	.mii
	(p7) ld4 r50 = [r14]
	nop 0
	;;
	(p7) and r50 = 1, r50
.L132:
	.mmi
	adds r14 = 16, r12
	adds r39 = 64, r12
	addl r49 = 288, r0
	.mmi
	ld8 r44 = [r38]
	;;
	ld8 r43 = [r14]
	adds r14 = 32, r12
	.mmi
	mov r8 = r39
	;;
	ld8 r45 = [r14]
	adds r14 = 40, r12
	;;
	.mmi
	ld8 r46 = [r14]
	nop 0
	adds r14 = 48, r12
	;;
	.mmi
	ld8 r47 = [r14]
	nop 0
	adds r14 = 56, r12
	;;
	.mib
	ld8 r48 = [r14]
	nop 0
	br.call.sptk.many b0 = keep_bits#
	;;
	.mmi
	adds r18 = 72, r12
	adds r17 = 80, r12
	adds r16 = 88, r12
	.mmi
	adds r15 = 96, r12
	adds r14 = 104, r12
	mov r1 = r42
	;;
	.mmi
	ld8 r32 = [r39]
	ld8 r33 = [r18]
	nop 0
	;;
	.mmi
	ld8 r34 = [r17]
	ld8 r35 = [r16]
	nop 0
	;;
	.mmi
	ld8 r36 = [r15]
	ld8 r37 = [r14]
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	.label_state 1
	.restore sp
	adds r12 = 144, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 6, 0
	nop 0
	br.sptk.many real_quad#
.L137:
	.body
	.copy_state 1
	.mmi
	ld8 r19 = [r38], 8
	adds r39 = 64, r12
	adds r18 = 72, r12
	.mmi
	adds r17 = 80, r12
	adds r14 = 104, r12
	adds r16 = 88, r12
	;;
	.mmi
	ld8 r20 = [r20]
	st8 [r18] = r19
	adds r15 = 96, r12
	.mmi
	st8 [r14] = r37
	;;
	st8 [r39] = r20
	nop 0
	.mmi
	ld8 r20 = [r38], 8
	ld8 r33 = [r18]
	nop 0
	;;
	.mmi
	ld8 r19 = [r38], 8
	st8 [r17] = r20
	nop 0
	.mmi
	ld8 r32 = [r39]
	;;
	ld8 r20 = [r38], 8
	nop 0
	.mmi
	st8 [r16] = r19
	ld8 r34 = [r17]
	nop 0
	;;
	.mmi
	st8 [r15] = r20
	ld8 r35 = [r16]
	nop 0
	.mmi
	ld8 r37 = [r14]
	;;
	ld8 r36 = [r15]
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	.restore sp
	adds r12 = 144, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 6, 0
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
	.prologue 12, 39
	.mmb
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 6, 4, 7, 0
	.fframe 48
	adds r12 = -48, r12
	nop 0
	.mmi
	cmp4.le p8, p9 = -125, r32
	mov r42 = r32
	.save rp, r39
	mov r39 = b0
	;;
	.mmi
	adds r14 = 16, r12
	mov r41 = r1
	.body
	mov r43 = r33
	.mmi
	mov r44 = r34
	mov r45 = r35
	mov r46 = r36
	;;
	.mmi
	st8 [r14] = r32
	nop 0
	mov r8 = r14
	.mmi
	adds r14 = 56, r12
	nop 0
	mov r47 = r37
	;;
	.mii
	st8 [r14] = r37
	extr.u r14 = r32, 32, 32
	(p8) addl r32 = -125, r0
	;;
	.mii
	cmp4.ne p6, p7 = 0, r14
	adds r48 = 149, r32
	;;
	(p6) addl r38 = 1, r0
	;;
	.mib
	(p7) mov r38 = r0
	nop 0
	br.call.sptk.many b0 = real_round#
	;;
	.mmi
	adds r14 = 20, r12
	addl r15 = 128, r0
	dep.z r38 = r38, 31, 1
	.mmi
	mov r1 = r41
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	cmp4.ge p6, p7 = r15, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r14 = 2139095040
	;;
	.mib
	nop 0
	(p7) or r38 = r38, r14
	(p7) br.cond.dptk .L140
	.mmi
	adds r15 = 60, r12
	nop 0
	cmp4.le p8, p9 = -125, r14
	;;
	.mmi
	nop 0
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L140
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
	(p8) or r38 = r38, r14
	;;
	.mii
	(p8) or r38 = r15, r38
	nop 0
	;;
	(p9) shr.u r16 = r16, r17
	;;
	.mmi
	(p9) or r38 = r38, r16
	nop 0
	nop 0
	;;
.L140:
	.mii
	setf.s f8 = r38
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.restore sp
	adds r12 = 48, r12
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
	.fframe 32
	adds r12 = -32, r12
	.body
	nop 0
	cmp4.ge p6, p7 = 0, r32
	;;
	.mmi
	adds r14 = 40, r12
	mov r8 = r0
	(p7) adds r15 = 44, r12
	.mmi
	st8 [r12] = r32
	;;
	st8 [r14] = r37
	sub r14 = 32, r32
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
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p7) sub r8 = r0, r8
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp real_integer#
	.align 16
	.align 64
	.global real_to_integer#
	.type	real_to_integer#, @function
	.proc real_to_integer#
real_to_integer:
	.prologue 12, 51
	.mmi
	.save ar.pfs, r52
	alloc r52 = ar.pfs, 7, 15, 8, 0
	.fframe 48
	adds r12 = -48, r12
	.save rp, r51
	mov r51 = b0
	.mmi
	mov r53 = r1
	.body
	mov r40 = r8
	mov r39 = r32
	;;
	.mmi
	addl r55 = 319, r0
	adds r41 = 24, r12
	adds r45 = 32, r12
	.mmi
	adds r42 = 40, r12
	adds r43 = 48, r12
	adds r44 = 56, r12
	;;
	.mmi
	adds r15 = 16, r12
	cmp4.lt p6, p7 = r55, r32
	adds r17 = 16, r12
	.mmi
	st8 [r41] = r33
	st8 [r45] = r34
	mov r14 = r8
	;;
	.mmi
	st8 [r15] = r32
	st8 [r42] = r35
	cmp4.eq.or.andcm p6, p7 = 0, r37
	.mii
	mov r15 = r41
	mov r8 = r40
	;;
	nop 0
	.mmb
	st8 [r43] = r36
	st8 [r44] = r37
	(p7) br.cond.dpnt .L156
	;;
	.mmi
	ld4 r16 = [r17]
	;;
	st4 [r14] = r16, 4
	nop 0
	.mmi
	ld4 r16 = [r15], 4
	;;
	st4 [r14] = r32, 4
	nop 0
	.mmi
	ld4 r17 = [r15], 4
	;;
	st4 [r14] = r16, 4
	nop 0
	.mmi
	ld4 r16 = [r15], 4
	;;
	st4 [r14] = r17, 4
	nop 0
	.mmi
	ld4 r17 = [r15], 4
	;;
	st4 [r14] = r16, 4
	nop 0
	.mmi
	ld4 r16 = [r15], 4
	;;
	st4 [r14] = r17, 4
	nop 0
	.mmi
	ld4 r17 = [r15], 4
	;;
	st4 [r14] = r16, 4
	nop 0
	.mmi
	ld4 r16 = [r15], 4
	;;
	st4 [r14] = r17, 4
	nop 0
	.mmi
	ld4 r17 = [r15], 4
	;;
	st4 [r14] = r16, 4
	nop 0
	.mmi
	ld4 r16 = [r15], 4
	;;
	st4 [r14] = r17, 4
	nop 0
	.mmi
	ld4 r15 = [r15]
	;;
	st4 [r14] = r16, 4
	nop 0
	;;
	.mii
	st4 [r14] = r15
	mov b0 = r51
	;;
	mov ar.pfs = r52
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L156:
	.body
	.copy_state 1
	.mii
	cmp4.le p6, p7 = r0, r32
	addl r50 = 320, r0
	;;
	(p6) mov r47 = r32
	;;
	.mib
	(p7) mov r47 = r0
	cmp4.gt p6, p7 = r0, r32
	(p6) br.cond.dpnt .L158
	;;
	.mii
	sub r55 = r55, r47
	sub r49 = r50, r47
	;;
	extr r14 = r55, 3, 29
	.mii
	and r15 = 31, r55
	cmp4.eq p6, p7 = 0, r55
	;;
	and r14 = -4, r14
	;;
	.mmi
	add r14 = r41, r14
	;;
	ld4 r46 = [r14]
	nop 0
	;;
	.mii
	nop 0
	shr.u r46 = r46, r15
	;;
	and r46 = 1, r46
	;;
	.mib
	mov r48 = r46
	nop 0
	(p6) br.cond.dpnt .L159
	;;
	.mmi
	nop 0
	adds r14 = 16, r12
	nop 0
	;;
	.mib
	mov r54 = r14
	nop 0
	br.call.sptk.many b0 = has_bits_below.part.0#
	;;
	.mii
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r53
	;;
	(p6) addl r55 = 1, r0
	;;
	.mib
	(p7) mov r55 = r0
	cmp4.eq p6, p7 = 0, r32
	(p6) br.cond.dpnt .L160
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r50, r49
	(p7) br.cond.dpnt .L172
	;;
	.mmi
	(p6) mov r14 = r0
	nop 0
	nop 0
.L161:
	.mib
	cmp4.eq p6, p7 = 3, r38
	nop 0
	(p6) br.cond.dpnt .L169
	;;
	.mib
	cmp4.ltu p6, p7 = 3, r38
	nop 0
	(p6) br.cond.dpnt .L171
	;;
	.mib
	cmp4.eq p6, p7 = 1, r38
	nop 0
	(p6) br.cond.dpnt .L168
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 2, r38
	(p7) br.cond.spnt .L176
.L163:
	.mmi
	adds r14 = 16, r12
	mov r8 = r40
	mov r61 = r48
	.mmi
	ld8 r55 = [r41]
	ld8 r56 = [r45]
	mov r60 = r47
	;;
	.mmi
	ld8 r54 = [r14]
	ld8 r57 = [r42]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r58 = [r43]
	nop 0
	.mmb
	ld8 r59 = [r44]
	nop 0
	br.call.sptk.many b0 = keep_bits#
	;;
	.mmi
	mov r1 = r53
	nop 0
	nop 0
.L208:
	.mii
	mov r8 = r40
	mov b0 = r51
	;;
	mov ar.pfs = r52
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L159:
	.body
	.copy_state 2
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r32
	(p7) br.cond.dpnt .L160
.L172:
	.mii
	nop 0
	extr r14 = r49, 3, 29
	and r49 = 31, r49
	;;
	.mii
	and r14 = -4, r14
	nop 0
	;;
	add r14 = r41, r14
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	nop 0
	shr.u r14 = r14, r49
	;;
	.mib
	nop 0
	and r14 = 1, r14
	br .L161
.L171:
	.mib
	adds r16 = 16, r12
	cmp4.eq p6, p7 = 4, r38
	(p7) br.cond.dpnt .L176
	;;
	.mmi
	nop 0
	ld4 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L202
	;;
	.align 32
.L176:
	.mib
	mov r48 = r0
	cmp4.ne p6, p7 = 0, r39
	(p6) br.cond.dptk .L163
.L166:
	.mmi
	nop 0
	adds r17 = 20, r12
	nop 0
	;;
	.mmi
	st4 [r17] = r0
	nop 0
	nop 0
	.align 32
.L209:
	.mmi
	adds r14 = 16, r12
	mov r8 = r40
	mov r61 = r48
	.mmi
	ld8 r55 = [r41]
	ld8 r56 = [r45]
	mov r60 = r47
	;;
	.mmi
	ld8 r54 = [r14]
	ld8 r57 = [r42]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r58 = [r43]
	nop 0
	.mmb
	ld8 r59 = [r44]
	nop 0
	br.call.sptk.many b0 = keep_bits#
	;;
	.mib
	nop 0
	mov r1 = r53
	br .L208
.L169:
	.mmi
	adds r15 = 16, r12
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L176
	;;
.L202:
	.mib
	or r48 = r55, r46
	cmp4.ne p6, p7 = 0, r39
	(p6) br.cond.dptk .L163
	.mib
	nop 0
	nop 0
	br .L166
	;;
.L158:
	.mib
	cmp4.eq p6, p7 = 3, r38
	nop 0
	(p6) br.cond.dpnt .L164
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 4, r38
	(p6) br.cond.dpnt .L165
.L203:
	.mmi
	adds r17 = 20, r12
	nop 0
	mov r48 = r0
	;;
	.mib
	st4 [r17] = r0
	nop 0
	br .L209
.L210:
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r38
	(p7) br.cond.dpnt .L203
	;;
	.mmi
	(p6) mov r14 = r0
	nop 0
	nop 0
	.align 32
.L168:
	.mib
	cmp4.eq p6, p7 = 0, r46
	nop 0
	(p6) br.cond.dpnt .L176
	;;
	.mib
	(p7) or r48 = r55, r14
	cmp4.ne p6, p7 = 0, r39
	(p6) br.cond.dptk .L163
	.mib
	nop 0
	nop 0
	br .L166
.L165:
	.mmi
	adds r15 = 16, r12
	nop 0
	adds r17 = 20, r12
	;;
	.mmi
	ld4 r14 = [r15]
	st4 [r17] = r0
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r48 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r48 = r0
	br .L209
.L160:
	.mib
	cmp4.eq p6, p7 = 2, r38
	adds r16 = 16, r12
	(p6) br.cond.dpnt .L166
	;;
	.mib
	cmp4.ltu p6, p7 = 2, r38
	nop 0
	(p7) br.cond.dpnt .L210
	;;
	.mib
	cmp4.eq p6, p7 = 3, r38
	nop 0
	(p6) br.cond.dpnt .L169
	;;
	.mib
	cmp4.eq p6, p7 = 4, r38
	nop 0
	(p7) br.cond.spnt .L203
	;;
	.mmi
	nop 0
	ld4 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L176
	.mib
	nop 0
	nop 0
	br .L202
.L164:
	.mmi
	adds r16 = 16, r12
	nop 0
	adds r17 = 20, r12
	;;
	.mmi
	ld4 r14 = [r16]
	st4 [r17] = r0
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r48 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r48 = r0
	br .L209
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
	.fframe 48
	adds r12 = -48, r12
	.body
	cmp4.eq p6, p7 = 0, r37
	;;
	adds r14 = 48, r12
	.mmi
	adds r15 = 32, r12
	st8 [r12] = r32
	nop 0
	;;
	.mmi
	st8 [r14] = r38, 8
	st8 [r15] = r36
	adds r15 = 40, r12
	;;
	.mmi
	nop 0
	st8 [r14] = r39
	adds r14 = 8, r12
	.mmi
	st8 [r15] = r37
	;;
	st8 [r14] = r33
	adds r14 = 16, r12
	;;
	.mmi
	st8 [r14] = r34
	nop 0
	adds r14 = 24, r12
	;;
	.mmi
	st8 [r14] = r35
	nop 0
	adds r14 = 92, r12
	;;
	.mib
	ld4 r14 = [r14]
	nop 0
	(p6) br.cond.dptk .L212
	.mmi
	adds r16 = 48, r12
	ld4 r19 = [r12]
	nop 0
	;;
	.mmi
	nop 0
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r15, r19
	nop 0
	(p7) br.cond.dpnt .L235
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L236
	;;
.L225:
	.mii
	addl r8 = 1, r0
	cmp4.eq p6, p7 = 0, r19
	;;
	(p7) sub r8 = r0, r8
.L211:
	.mib
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	;;
.L212:
	.body
	.copy_state 1
	.mmi
	cmp4.eq p6, p7 = 0, r14
	nop 0
	adds r15 = 48, r12
	;;
	.mib
	(p6) mov r8 = r0
	nop 0
	(p6) br.cond.dpnt .L211
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r8 = 1, r0
	nop 0
	;;
	.mib
	(p7) addl r8 = -1, r0
	.label_state 2
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	;;
.L235:
	.body
	.copy_state 2
	.mib
	cmp4.eq p6, p7 = 0, r14
	adds r14 = 4, r12
	(p6) br.cond.spnt .L225
	;;
	.mmi
	ld4 r15 = [r14]
	nop 0
	adds r14 = 52, r12
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L218
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r14, r15
	nop 0
	;;
	.mmi
	(p7) addl r8 = -1, r0
	;;
	(p6) addl r8 = 1, r0
	cmp4.eq p6, p7 = 0, r19
	;;
	.mib
	nop 0
	(p7) sub r8 = r0, r8
	br .L211
.L218:
	.mmi
	mov r16 = r12
	nop 0
	mov r15 = r12
	;;
	.mmi
	adds r14 = 44, r16
	adds r18 = 4, r15
	adds r16 = 92, r16
	;;
	.align 32
.L220:
	.mmi
	addp4 r17 = 0,r14
	addp4 r15 = 0,r16
	adds r14 = -4, r14
	.mmi
	adds r16 = -4, r16
	;;
	ld4 r17 = [r17]
	cmp4.ne p8, p9 = r18, r14
	.mmi
	nop 0
	ld4 r15 = [r15]
	nop 0
	;;
	.mbb
	cmp4.eq p6, p7 = r15, r17
	(p7) br.cond.dpnt .L237
	(p8) br.cond.dptk .L220
	;;
	.mmi
	mov r8 = r0
	nop 0
	cmp4.eq p6, p7 = 0, r19
	;;
	.mib
	nop 0
	(p7) sub r8 = r0, r8
	br .L211
.L236:
	.mmi
	cmp4.eq p6, p7 = 0, r19
	;;
	(p6) addl r8 = 1, r0
	nop 0
	;;
	.mib
	(p7) addl r8 = -1, r0
	.label_state 3
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L237:
	.body
	.copy_state 3
	.mmi
	nop 0
	cmp4.leu p6, p7 = r15, r17
	nop 0
	;;
	.mmi
	(p7) addl r8 = -1, r0
	;;
	(p6) addl r8 = 1, r0
	cmp4.eq p6, p7 = 0, r19
	;;
	.mib
	nop 0
	(p7) sub r8 = r0, r8
	br .L211
	.endp real_compare#
	.align 16
	.align 64
	.global real_negate#
	.type	real_negate#, @function
	.proc real_negate#
real_negate:
	.prologue
	.mmi
	.fframe 32
	adds r12 = -32, r12
	.body
	nop 0
	extr.u r14 = r32, 32, 32
	;;
	.mmi
	adds r16 = 8, r12
	adds r15 = 12, r12
	nop 0
	.mmi
	cmp4.eq p6, p7 = 0, r14
	mov r14 = r8
	adds r20 = 40, r12
	;;
	.mmi
	nop 0
	st8 [r16] = r33
	extr.u r33 = r33, 32, 32
	.mmi
	st8 [r20] = r37
	;;
	ld4 r19 = [r15], 4
	nop 0
	;;
	.mmi
	mov r16 = r15
	st8 [r15] = r34
	nop 0
	;;
	.mmi
	(p6) addl r16 = 1, r0
	ld4 r18 = [r15], 4
	nop 0
	;;
	.mmi
	(p7) mov r16 = r0
	ld4 r17 = [r15], 4
	nop 0
	;;
	.mmi
	st4 [r14] = r16, 4
	nop 0
	adds r16 = 24, r12
	;;
	.mmi
	st4 [r14] = r32, 4
	st8 [r16] = r35
	adds r16 = 32, r12
	;;
	.mmi
	st4 [r14] = r33, 4
	st8 [r16] = r36
	nop 0
	.mmi
	ld4 r16 = [r15], 4
	;;
	st4 [r14] = r19, 4
	nop 0
	.mmi
	ld4 r19 = [r15], 4
	;;
	st4 [r14] = r18, 4
	nop 0
	.mmi
	ld4 r18 = [r15], 4
	;;
	st4 [r14] = r17, 4
	nop 0
	.mmi
	ld4 r17 = [r15], 4
	;;
	st4 [r14] = r16, 4
	nop 0
	.mmi
	ld4 r16 = [r15], 4
	;;
	st4 [r14] = r19, 4
	nop 0
	.mmi
	ld4 r15 = [r15]
	;;
	st4 [r14] = r18, 4
	nop 0
	;;
	.mmi
	st4 [r14] = r17, 4
	;;
	st4 [r14] = r16, 4
	nop 0
	;;
	.mib
	st4 [r14] = r15
	.restore sp
	adds r12 = 32, r12
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
	.fframe 32
	adds r12 = -32, r12
	.body
	mov r16 = r32
	cmp4.eq p6, p7 = 0, r37
	;;
	.mmi
	adds r14 = 8, r12
	adds r15 = 24, r12
	adds r18 = 40, r12
	.mmi
	(p7) add r16 = r32, r38
	st8 [r12] = r32
	nop 0
	;;
	.mmi
	nop 0
	st8 [r14] = r33
	adds r14 = 16, r12
	.mmi
	st8 [r15] = r35
	ld4 r17 = [r12]
	adds r15 = 32, r12
	;;
	.mmi
	st8 [r14] = r34
	nop 0
	mov r14 = r8
	.mmi
	st8 [r15] = r36
	nop 0
	adds r15 = 8, r12
	;;
	.mmi
	st4 [r14] = r17, 4
	st8 [r18] = r37
	nop 0
	.mmi
	ld4 r18 = [r15], 4
	;;
	st4 [r14] = r16, 4
	nop 0
	.mmi
	ld4 r17 = [r15], 4
	;;
	st4 [r14] = r18, 4
	nop 0
	.mmi
	ld4 r16 = [r15], 4
	;;
	st4 [r14] = r17, 4
	nop 0
	.mmi
	ld4 r18 = [r15], 4
	;;
	st4 [r14] = r16, 4
	nop 0
	.mmi
	ld4 r17 = [r15], 4
	;;
	st4 [r14] = r18, 4
	nop 0
	.mmi
	ld4 r16 = [r15], 4
	;;
	st4 [r14] = r17, 4
	nop 0
	.mmi
	ld4 r18 = [r15], 4
	;;
	st4 [r14] = r16, 4
	nop 0
	.mmi
	ld4 r17 = [r15], 4
	;;
	st4 [r14] = r18, 4
	nop 0
	.mmi
	ld4 r16 = [r15], 4
	;;
	st4 [r14] = r17, 4
	nop 0
	.mmi
	ld4 r15 = [r15]
	;;
	st4 [r14] = r16, 4
	nop 0
	;;
	.mib
	st4 [r14] = r15
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp real_scale#
	.align 16
	.align 64
	.global real_add#
	.type	real_add#, @function
	.proc real_add#
real_add:
	.prologue 12, 48
	.spill 0
	.mmb
	.save ar.pfs, r49
	alloc r49 = ar.pfs, 8, 12, 6, 0
	.fframe 112
	adds r12 = -112, r12
	nop 0
	.mii
	cmp4.ne p6, p7 = 0, r37
	.save ar.lc, r51
	mov r51 = ar.lc
	mov r41 = r8
	;;
	.mmi
	adds r14 = 112, r12
	adds r21 = 156, r12
	adds r16 = 16, r12
	.mmi
	adds r43 = 24, r12
	adds r47 = 32, r12
	adds r46 = 40, r12
	;;
	.mmi
	st8 [r16] = r32
	st8 [r14] = r38, 8
	adds r45 = 48, r12
	.mmi
	adds r44 = 56, r12
	ld4 r16 = [r21]
	adds r40 = 20, r12
	;;
	.mmi
	adds r17 = 16, r12
	adds r24 = 116, r12
	.save rp, r48
	mov r48 = b0
	.mmi
	st8 [r43] = r33
	st8 [r14] = r39
	mov r50 = r1
	.body
	;;
	.mmi
	st8 [r47] = r34
	st8 [r46] = r35
	mov r15 = r37
	;;
	.mmi
	nop 0
	st8 [r45] = r36
	nop 0
	.mmb
	st8 [r44] = r37
	nop 0
	(p7) br.cond.dpnt .L272
	;;
	.mmi
	nop 0
	ld4 r18 = [r40]
	cmp4.ne p6, p7 = 0, r16
	.mmi
	nop 0
	ld4 r20 = [r17]
	nop 0
	;;
	.mib
	ld4 r27 = [r43]
	nop 0
	(p7) br.cond.dpnt .L273
	;;
	.mmi
	nop 0
	ld4 r53 = [r24]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r18, r53
	(p6) br.cond.dptk .L252
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r18, r53
	(p6) br.cond.dptk .L253
	.align 32
.L254:
	.mii
	mov r14 = r12
	sub r53 = r18, r53
	;;
	adds r42 = 120, r14
	;;
	.mib
	mov r52 = r42
	nop 0
	br.call.sptk.many b0 = shift_right_sticky#
	;;
	.mmi
	mov r16 = r12
	adds r18 = 16, r12
	adds r23 = 112, r12
	.mmi
	mov r14 = r0
	mov r1 = r50
	mov r19 = r42
	;;
	.mmb
	adds r52 = 24, r16
	ld4 r22 = [r18]
	nop 0
	.mmi
	mov r16 = r0
	ld4 r21 = [r23]
	mov ar.lc = 9
	;;
	.mmi
	sub r20 = r18, r52
	mov r15 = r52
	nop 0
	.mmb
	mov r17 = r52
	cmp4.eq p6, p7 = r21, r22
	(p7) br.cond.dptk .L258
	;;
	.mmi
	adds r20 = 44, r20
	nop 0
	nop 0
	;;
	.mii
	nop 0
	extr.u r20 = r20, 2, 30
	;;
	mov ar.lc = r20
	.align 32
.L259:
	.mmi
	addp4 r16 = 0,r42
	nop 0
	addp4 r17 = 0,r15
	.mmi
	adds r15 = 4, r15
	nop 0
	adds r42 = 4, r42
	;;
	.mmi
	ld4 r17 = [r17]
	ld4 r19 = [r16]
	adds r16 = -4, r15
	;;
	.mii
	add r17 = r17, r19
	addp4 r16 = 0,r16
	;;
	add r14 = r17, r14
	;;
	.mib
	st4 [r16] = r14
	shr.u r14 = r14, 32
	br.cloop.sptk.few .L259
	;;
	.mmi
	adds r24 = 16, r12
	nop 0
	cmp.eq p6, p7 = 0, r14
	.mmb
	mov r15 = r41
	nop 0
	(p7) br.cond.dpnt .L274
	;;
	.mmi
	ld4 r16 = [r24]
	;;
	st4 [r15] = r16, 4
	nop 0
	.mmi
	ld4 r16 = [r40], 4
	;;
	st4 [r15] = r16, 4
	nop 0
	.mmi
	ld4 r16 = [r40], 4
	;;
	st4 [r15] = r16, 4
	nop 0
	.mmi
	ld4 r16 = [r40], 4
	;;
	st4 [r15] = r16, 4
	nop 0
	.mmi
	ld4 r16 = [r40], 4
	;;
	st4 [r15] = r16, 4
	nop 0
	.mmi
	ld4 r16 = [r40], 4
	;;
	st4 [r15] = r16, 4
	nop 0
	.mmi
	ld4 r16 = [r40], 4
	;;
	st4 [r15] = r16, 4
	nop 0
	.mmi
	ld4 r16 = [r40], 4
	;;
	st4 [r15] = r16, 4
	nop 0
	.mmi
	ld4 r16 = [r40], 4
	;;
	st4 [r15] = r16, 4
	nop 0
	.mmi
	ld4 r16 = [r40], 4
	;;
	st4 [r15] = r16, 4
	nop 0
	.mmi
	ld4 r16 = [r40], 4
	;;
	st4 [r15] = r16, 4
	nop 0
	.mmi
	ld4 r14 = [r40]
	;;
	st4 [r15] = r14
	nop 0
.L246:
	.mii
	mov r8 = r41
	mov b0 = r48
	;;
	mov ar.pfs = r49
	;;
	.mii
	nop 0
	mov ar.lc = r51
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 112, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L273:
	.body
	.copy_state 1
	.mmi
	adds r14 = 28, r12
	ld4 r54 = [r47]
	mov r16 = r37
	.mmi
	ld4 r52 = [r46]
	;;
	ld4 r55 = [r14]
	adds r14 = 36, r12
	.mmi
	ld4 r30 = [r45]
	;;
	ld4 r53 = [r14]
	adds r14 = 44, r12
	.mmi
	ld4 r28 = [r44]
	;;
	ld4 r31 = [r14]
	adds r14 = 52, r12
	.mmi
	nop 0
	;;
	ld4 r29 = [r14]
	nop 0
.L249:
	.mmi
	mov r26 = r41
	adds r25 = 8, r41
	adds r24 = 12, r41
	.mmi
	adds r23 = 16, r41
	adds r22 = 20, r41
	adds r21 = 24, r41
	;;
	.mmi
	st4 [r26] = r20, 4
	adds r19 = 32, r41
	adds r20 = 28, r41
	.mmi
	adds r17 = 36, r41
	adds r15 = 40, r41
	adds r14 = 44, r41
	;;
	.mmi
	st4 [r26] = r18
	st4 [r25] = r27
	nop 0
	;;
	.mmi
	st4 [r24] = r55
	st4 [r23] = r54
	nop 0
	;;
	.mmi
	st4 [r22] = r53
	st4 [r21] = r52
	nop 0
	;;
	.mmi
	nop 0
	st4 [r20] = r31
	nop 0
	.mmi
	st4 [r19] = r30
	;;
	st4 [r17] = r29
	nop 0
	.mmi
	st4 [r15] = r28
	;;
	st4 [r14] = r16
	nop 0
.L275:
	.mii
	mov r8 = r41
	mov b0 = r48
	;;
	mov ar.pfs = r49
	;;
	.mii
	nop 0
	mov ar.lc = r51
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 112, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L272:
	.body
	.copy_state 2
	.mmi
	nop 0
	ld4 r27 = [r14]
	adds r14 = 124, r12
	.mmi
	adds r15 = 112, r12
	cmp4.eq p6, p7 = 0, r16
	adds r22 = 16, r12
	;;
	.mmi
	nop 0
	ld4 r55 = [r14]
	adds r14 = 128, r12
	.mmi
	nop 0
	ld4 r17 = [r15], 4
	nop 0
	;;
	.mmi
	ld4 r54 = [r14]
	adds r14 = 132, r12
	(p7) mov r20 = r17
	.mmi
	ld4 r18 = [r15]
	;;
	ld4 r53 = [r14]
	adds r14 = 136, r12
	;;
	.mmi
	ld4 r52 = [r14]
	nop 0
	adds r14 = 140, r12
	;;
	.mmi
	ld4 r31 = [r14]
	nop 0
	adds r14 = 144, r12
	;;
	.mmi
	ld4 r30 = [r14]
	nop 0
	adds r14 = 148, r12
	;;
	.mmi
	ld4 r29 = [r14]
	nop 0
	adds r14 = 152, r12
	;;
	.mib
	ld4 r28 = [r14]
	nop 0
	(p7) br.cond.spnt .L249
	;;
	.mmi
	nop 0
	ld4 r20 = [r22]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r20
	(p6) br.cond.dptk .L249
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r17
	mov r26 = r41
	adds r25 = 8, r41
	.mmi
	adds r24 = 12, r41
	adds r23 = 16, r41
	adds r22 = 20, r41
	;;
	.mmi
	(p6) addl r20 = 1, r0
	adds r21 = 24, r41
	adds r19 = 32, r41
	.mmi
	adds r17 = 36, r41
	adds r15 = 40, r41
	adds r14 = 44, r41
	;;
	.mmi
	(p7) mov r20 = r0
	st4 [r25] = r27
	nop 0
	.mmi
	st4 [r24] = r55
	;;
	st4 [r26] = r20, 4
	adds r20 = 28, r41
	.mmi
	st4 [r23] = r54
	;;
	st4 [r26] = r18
	nop 0
	.mmi
	st4 [r22] = r53
	;;
	st4 [r21] = r52
	nop 0
	.mmi
	st4 [r20] = r31
	;;
	st4 [r19] = r30
	nop 0
	.mii
	st4 [r17] = r29
	nop 0
	;;
	nop 0
	.mmb
	st4 [r15] = r28
	st4 [r14] = r16
	br .L275
.L258:
	.mmi
	addp4 r15 = 0,r19
	addp4 r14 = 0,r17
	nop 0
	.mmi
	adds r17 = 4, r17
	addp4 r16 = r16, r0
	adds r19 = 4, r19
	;;
	.mmi
	ld4 r14 = [r14]
	ld4 r18 = [r15]
	adds r15 = -4, r17
	;;
	.mii
	sub r14 = r14, r18
	addp4 r15 = 0,r15
	;;
	sub r16 = r14, r16
	;;
	.mib
	st4 [r15] = r16
	extr.u r16 = r16, 32, 1
	br.cloop.sptk.few .L258
	.mmi
	adds r42 = 64, r12
	nop 0
	adds r24 = 16, r12
	.mmi
	ld8 r53 = [r43]
	ld8 r54 = [r47]
	nop 0
	;;
	.mmi
	mov r8 = r42
	ld8 r52 = [r24]
	nop 0
	.mmi
	ld8 r55 = [r46]
	;;
	ld8 r56 = [r45]
	nop 0
	.mmb
	ld8 r57 = [r44]
	nop 0
	br.call.sptk.many b0 = normalise#
	;;
	.mmi
	adds r16 = 68, r12
	ld4 r22 = [r42]
	adds r28 = 60, r12
	.mmi
	mov r15 = r41
	adds r17 = 24, r12
	mov r8 = r41
	;;
	.mmi
	ld4 r18 = [r16]
	adds r16 = 72, r12
	mov r1 = r50
	;;
	.mmi
	st4 [r40] = r18, 4
	;;
	ld4 r19 = [r16]
	adds r16 = 76, r12
	;;
	.mmi
	st4 [r40] = r19, 4
	;;
	ld4 r19 = [r16]
	adds r16 = 80, r12
	.mmi
	ld4 r21 = [r17], 4
	;;
	st4 [r40] = r19, 4
	nop 0
	;;
	.mmi
	nop 0
	ld4 r19 = [r16]
	adds r16 = 84, r12
	.mmi
	ld4 r20 = [r17], 4
	;;
	st4 [r40] = r19, 4
	nop 0
	;;
	.mmi
	nop 0
	ld4 r23 = [r16]
	adds r16 = 88, r12
	.mmi
	nop 0
	ld4 r19 = [r17], 4
	nop 0
	;;
	.mmi
	st4 [r40] = r23, 4
	;;
	ld4 r23 = [r16]
	adds r16 = 92, r12
	;;
	.mmi
	st4 [r40] = r23, 4
	;;
	ld4 r23 = [r16]
	adds r16 = 96, r12
	;;
	.mmi
	st4 [r40] = r23, 4
	;;
	ld4 r23 = [r16]
	adds r16 = 100, r12
	;;
	.mmi
	st4 [r40] = r23, 4
	;;
	ld4 r23 = [r16]
	adds r16 = 104, r12
	.mmi
	ld4.a r14 = [r28]
	;;
	st4 [r40] = r23, 4
	cmp4.ne p6, p7 = 0, r14
	;;
	.mmi
	ld4 r23 = [r16]
	nop 0
	adds r16 = 108, r12
	;;
	.mmi
	st4 [r40] = r23, 4
	;;
	ld4 r16 = [r16]
	nop 0
	;;
	.mmi
	st4 [r40] = r16
	;;
	chk.a.clr r14, .L277
.L278:
	.pred.rel.mutex p6, p7
	(p6) addl r14 = 1, r0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	and r14 = r22, r14
	adds r22 = 16, r12
	;;
	.mmi
	st4 [r15] = r14, 4
	st4 [r22] = r14
	nop 0
	;;
	.mmi
	st4 [r15] = r18, 4
	;;
	st4 [r15] = r21, 4
	nop 0
	;;
	.mmi
	nop 0
	st4 [r15] = r20, 4
	nop 0
	;;
	.mmi
	st4 [r15] = r19, 4
	ld4 r14 = [r17], 4
	nop 0
	;;
	.mmi
	st4 [r15] = r14, 4
	ld4 r14 = [r17], 4
	nop 0
	;;
	.mmi
	st4 [r15] = r14, 4
	ld4 r14 = [r17], 4
	nop 0
	;;
	.mmi
	st4 [r15] = r14, 4
	ld4 r14 = [r17], 4
	nop 0
	;;
	.mmi
	st4 [r15] = r14, 4
	ld4 r14 = [r17], 4
	nop 0
	;;
	.mmi
	st4 [r15] = r14, 4
	ld4 r14 = [r17]
	nop 0
	;;
	.mmi
	st4 [r15] = r14, 4
	;;
	st4 [r15] = r16
	mov b0 = r48
	;;
	.mii
	nop 0
	mov ar.pfs = r49
	;;
	mov ar.lc = r51
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
	;;
.L274:
	.body
	.copy_state 3
	.mib
	addl r53 = 1, r0
	nop 0
	br.call.sptk.many b0 = shift_right_sticky.part.0#
	;;
	.mmi
	adds r23 = 60, r12
	ld4 r14 = [r40]
	adds r24 = 16, r12
	.mlx
	mov r1 = r50
	movl r16 = -2147483648
	;;
	.mmi
	ld4 r15 = [r23]
	nop 0
	adds r14 = 1, r14
	;;
	.mmi
	or r15 = r16, r15
	st4 [r40] = r14
	nop 0
	.mmi
	ld4 r16 = [r24]
	;;
	st4 [r23] = r15
	mov r15 = r41
	;;
	.mmi
	st4 [r15] = r16, 4
	ld4 r16 = [r40], 4
	nop 0
	;;
	.mmi
	st4 [r15] = r16, 4
	ld4 r16 = [r40], 4
	nop 0
	;;
	.mmi
	st4 [r15] = r16, 4
	ld4 r16 = [r40], 4
	nop 0
	;;
	.mmi
	st4 [r15] = r16, 4
	ld4 r16 = [r40], 4
	nop 0
	;;
	.mmi
	st4 [r15] = r16, 4
	ld4 r16 = [r40], 4
	nop 0
	;;
	.mmi
	st4 [r15] = r16, 4
	ld4 r16 = [r40], 4
	nop 0
	;;
	.mmi
	st4 [r15] = r16, 4
	ld4 r16 = [r40], 4
	nop 0
	;;
	.mmi
	st4 [r15] = r16, 4
	ld4 r16 = [r40], 4
	nop 0
	;;
	.mmi
	st4 [r15] = r16, 4
	ld4 r16 = [r40], 4
	nop 0
	;;
	.mmi
	st4 [r15] = r16, 4
	ld4 r16 = [r40], 4
	nop 0
	;;
	.mmi
	st4 [r15] = r16, 4
	ld4 r14 = [r40]
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br .L246
.L276:
	.mib
	nop 0
	cmp4.gtu p6, p7 = r17, r22
	(p7) br.cond.dptk .L254
.L253:
	.mmi
	adds r23 = 120, r12
	ld8 r52 = [r14], 8
	mov r16 = r43
	.mmi
	adds r19 = 52, r12
	adds r26 = 36, r12
	mov r29 = r18
	;;
	.mmi
	st4 [r23] = r27
	adds r27 = 28, r12
	adds r23 = 44, r12
	.mmi
	ld8 r28 = [r14], 8
	ld4 r17 = [r44]
	nop 0
	;;
	.mmi
	ld4 r22 = [r45]
	ld4 r19 = [r19]
	nop 0
	;;
	.mmi
	ld4 r25 = [r46]
	ld4 r30 = [r47]
	nop 0
	;;
	.mmi
	ld4 r23 = [r23]
	ld4 r26 = [r26]
	nop 0
	;;
	.mmi
	ld4 r31 = [r27]
	st8 [r16] = r52, 8
	adds r27 = 128, r12
	;;
	.mmi
	st8 [r16] = r28, 8
	nop 0
	adds r28 = 112, r12
	.mmi
	st4 [r27] = r30
	ld8 r30 = [r14], 8
	nop 0
	;;
	.mmi
	nop 0
	ld8 r27 = [r28]
	adds r28 = 124, r12
	.mmi
	st8 [r16] = r30, 8
	st4 [r24] = r18
	adds r24 = 16, r12
	;;
	.mmi
	st4 [r28] = r31
	ld8 r28 = [r14], 8
	nop 0
	.mmi
	mov r18 = r53
	st8 [r24] = r27
	mov r53 = r29
	;;
	.mmi
	ld8 r14 = [r14]
	st8 [r16] = r28, 8
	adds r28 = 112, r12
	.mmi
	st4 [r21] = r15
	;;
	st8 [r16] = r14
	adds r14 = 132, r12
	.mmi
	st4 [r28] = r20
	;;
	st4 [r14] = r26
	adds r14 = 136, r12
	;;
	.mmi
	st4 [r14] = r25
	nop 0
	adds r14 = 140, r12
	;;
	.mmi
	st4 [r14] = r23
	nop 0
	adds r14 = 144, r12
	;;
	.mmi
	st4 [r14] = r22
	nop 0
	adds r14 = 148, r12
	;;
	.mmi
	st4 [r14] = r19
	nop 0
	adds r14 = 152, r12
	;;
	.mib
	st4 [r14] = r17
	nop 0
	br .L254
.L252:
	.mmi
	nop 0
	mov r23 = r12
	nop 0
	;;
	.mmi
	adds r16 = 60, r23
	adds r19 = 156, r23
	adds r23 = 20, r23
	;;
	.align 32
.L256:
	.mmi
	addp4 r22 = 0,r16
	addp4 r17 = 0,r19
	adds r16 = -4, r16
	.mmi
	adds r19 = -4, r19
	;;
	ld4 r22 = [r22]
	cmp4.ne p8, p9 = r23, r16
	.mmi
	nop 0
	ld4 r17 = [r17]
	nop 0
	;;
	.mbb
	cmp4.eq p6, p7 = r17, r22
	(p7) br.cond.dpnt .L276
	(p8) br.cond.dptk .L256
	.mib
	nop 0
	nop 0
	br .L254
.L277:
	.mmi
	nop 0
	ld4 r14 = [r28]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	br .L278
	.endp real_add#
	.align 16
	.align 64
	.global real_subtract#
	.type	real_subtract#, @function
	.proc real_subtract#
real_subtract:
	.prologue 12, 41
	.spill 0
	.mmi
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 8, 4, 8, 0
	.fframe 144
	adds r12 = -144, r12
	extr.u r15 = r38, 32, 32
	.mmi
	mov r43 = r1
	mov r40 = r8
	mov r44 = r32
	;;
	.mmi
	adds r16 = 160, r12
	adds r20 = 64, r12
	cmp4.eq p6, p7 = 0, r15
	.mmi
	adds r14 = 144, r12
	adds r15 = 168, r12
	adds r19 = 72, r12
	;;
	.mmi
	ld4 r23 = [r16]
	adds r16 = 164, r12
	adds r18 = 80, r12
	.mmi
	st8 [r14] = r38, 8
	adds r17 = 88, r12
	(p6) addl r21 = 1, r0
	;;
	.mmi
	ld4 r24 = [r16]
	st4 [r20] = r23
	adds r23 = 68, r12
	.mmi
	st8 [r14] = r39
	adds r14 = 16, r12
	(p7) mov r21 = r0
	;;
	.mmi
	ld4 r16 = [r15]
	st4 [r23] = r24
	adds r15 = 172, r12
	.mmi
	adds r23 = 176, r12
	adds r24 = 180, r12
	mov r45 = r33
	;;
	.mmb
	ld4 r22 = [r15]
	st4 [r19] = r16
	nop 0
	.mii
	adds r16 = 76, r12
	extr.u r15 = r39, 32, 32
	mov r46 = r34
	;;
	.mmb
	ld8 r20 = [r20]
	st4 [r16] = r22
	nop 0
	.mmi
	adds r22 = 184, r12
	adds r16 = 56, r12
	.save rp, r41
	mov r41 = b0
	.body
	;;
	.mmi
	ld4 r23 = [r23]
	st8 [r14] = r20
	adds r14 = 188, r12
	.mmi
	st4 [r16] = r15
	adds r15 = 60, r12
	mov r47 = r35
	;;
	.mmi
	ld4 r20 = [r14]
	st4 [r18] = r23
	adds r14 = 24, r12
	.mmi
	adds r23 = 84, r12
	st4 [r15] = r39
	mov r48 = r36
	;;
	.mmi
	nop 0
	ld4 r24 = [r24]
	mov r49 = r37
	.mmi
	nop 0
	ld8 r19 = [r19]
	nop 0
	;;
	.mmi
	st4 [r23] = r24
	st8 [r14] = r19
	adds r14 = 92, r12
	.mmi
	ld4 r22 = [r22]
	ld8 r51 = [r16]
	nop 0
	;;
	.mmi
	st4 [r14] = r20
	ld8 r18 = [r18]
	adds r14 = 32, r12
	.mmi
	st4 [r17] = r22
	;;
	st8 [r14] = r18
	adds r14 = 48, r12
	.mmi
	ld8 r17 = [r17]
	nop 0
	adds r18 = 52, r12
	;;
	.mmi
	nop 0
	st4 [r14] = r21
	adds r14 = 40, r12
	.mmi
	st4 [r18] = r38
	;;
	st8 [r14] = r17
	adds r14 = 48, r12
	;;
	.mib
	ld8 r50 = [r14]
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
	adds r12 = 144, r12
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
	.fframe 192
	adds r12 = -192, r12
	extr.u r15 = r38, 32, 32
	.mmi
	mov r18 = r32
	mov r40 = r8
	mov r50 = r1
	;;
	.mmi
	adds r14 = 24, r12
	adds r16 = 192, r12
	extr.u r19 = r32, 32, 32
	.mmi
	mov r17 = r12
	adds r42 = 100, r12
	adds r43 = 96, r12
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r16] = r38, 8
	cmp4.ne p6, p7 = r15, r19
	.mmi
	adds r41 = 104, r12
	adds r44 = 112, r12
	adds r45 = 120, r12
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r16] = r39
	adds r16 = 152, r12
	.mmi
	adds r46 = 128, r12
	adds r47 = 136, r12
	adds r53 = 56, r17
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r16] = r33
	adds r16 = 160, r12
	.mmi
	adds r17 = 144, r12
	(p6) addl r15 = 1, r0
	add r32 = r32, r38
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r16] = r34
	adds r16 = 168, r12
	.mmi
	(p7) mov r15 = r0
	mov r24 = r12
	cmp4.eq p6, p7 = 0, r37
	;;
	.mmb
	st8 [r14] = r0, 8
	st8 [r16] = r35
	nop 0
	.mii
	adds r16 = 176, r12
	.save ar.lc, r51
	mov r51 = ar.lc
	adds r21 = 8, r17
	;;
	.mmb
	st8 [r14] = r0, 8
	st8 [r16] = r36
	nop 0
	.mii
	adds r16 = 184, r12
	.save rp, r48
	mov r48 = b0
	.body
	mov r22 = r53
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r16] = r37
	nop 0
	.mmi
	adds r16 = 16, r12
	mov r20 = r0
	adds r23 = 240, r24
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r17] = r18
	nop 0
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	adds r14 = 236, r12
	.mmi
	nop 0
	st8 [r16] = r0
	nop 0
	;;
	.mmi
	st8 [r41] = r0
	st8 [r44] = r0
	nop 0
	;;
	.mmi
	st8 [r45] = r0
	st8 [r46] = r0
	nop 0
	;;
	.mmi
	st8 [r47] = r0
	st4 [r43] = r15
	nop 0
	;;
	.mib
	st4 [r42] = r32
	nop 0
	(p6) br.cond.dpnt .L282
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L282
	.align 32
.L287:
	.mmi
	addp4 r14 = 0,r21
	nop 0
	adds r21 = 4, r21
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L306
	;;
	.mmi
	adds r20 = 1, r20
	nop 0
	adds r22 = 4, r22
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 10, r20
	(p6) br.cond.dptk .L287
.L307:
	.mii
	mov r15 = r12
	mov ar.lc = 19
	addl r54 = 40, r0
	.mmi
	adds r52 = 8, r43
	;;
	adds r14 = 92, r15
	adds r15 = 92, r12
	;;
	.mmi
	nop 0
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	cmp4.gt p6, p7 = r0, r15
	nop 0
	(p7) br.cond.dpnt .L290
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r16 = 16, r12
	mov r1 = r50
	mov ar.lc = 9
	;;
	.mmi
	nop 0
	mov r15 = r16
	mov r16 = r0
	;;
	.align 32
.L291:
	.mmi
	addp4 r14 = 0,r15
	nop 0
	adds r15 = 4, r15
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	or r14 = r16, r14
	nop 0
	;;
	.mib
	nop 0
	mov r16 = r14
	br.cloop.sptk.few .L291
	.mmi
	cmp4.ne p6, p7 = 0, r14
	ld4 r15 = [r41]
	mov r8 = r40
	.mmi
	ld4.a r17 = [r43]
	;;
	(p6) addl r14 = 1, r0
	nop 0
	.mmi
	ld4.a r16 = [r42]
	ld4 r20 = [r45]
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	or r14 = r15, r14
	adds r15 = 108, r12
	;;
	.mmi
	st4 [r41] = r14
	nop 0
	mov r14 = r40
	;;
	.mmi
	ld4.c.clr r17 = [r43]
	ld4.c.clr r16 = [r42]
	nop 0
	;;
	.mmi
	st4 [r14] = r17, 4
	ld4 r18 = [r41]
	nop 0
	.mmi
	ld4 r17 = [r15]
	nop 0
	adds r15 = 116, r12
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r16 = [r44]
	nop 0
	.mmi
	ld4 r21 = [r15]
	nop 0
	adds r15 = 124, r12
	;;
	.mmi
	st4 [r14] = r18, 4
	ld4 r19 = [r15]
	adds r15 = 132, r12
	.mmi
	nop 0
	ld4 r18 = [r46]
	nop 0
	;;
	.mmi
	st4 [r14] = r17, 4
	ld4 r17 = [r15]
	adds r15 = 140, r12
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r16 = [r47]
	nop 0
	.mmi
	ld4 r15 = [r15]
	;;
	st4 [r14] = r21, 4
	nop 0
	;;
	.mmi
	st4 [r14] = r20, 4
	;;
	st4 [r14] = r19, 4
	nop 0
	;;
	.mmi
	st4 [r14] = r18, 4
	;;
	st4 [r14] = r17, 4
	nop 0
	;;
	.mmi
	st4 [r14] = r16, 4
	;;
	st4 [r14] = r15
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
	adds r12 = 192, r12
	br.ret.sptk.many b0
	;;
.L306:
	.body
	.copy_state 1
	.mmi
	mov r17 = r12
	addp4 r14 = r14, r0
	adds r15 = -40, r22
	;;
	.mmi
	adds r18 = 200, r17
	setf.sig f6 = r14
	mov r14 = r0
	;;
	.mmi
	sub r16 = r23, r18
	;;
	adds r16 = -4, r16
	nop 0
	;;
	.mii
	nop 0
	extr.u r16 = r16, 2, 30
	;;
	mov ar.lc = r16
	.align 32
.L286:
	.mmi
	addp4 r16 = 0,r18
	nop 0
	addp4 r17 = 0,r15
	.mmi
	adds r15 = 4, r15
	nop 0
	adds r18 = 4, r18
	;;
	.mmi
	ld4 r19 = [r17]
	ld4 r17 = [r16]
	adds r16 = -4, r15
	;;
	.mmi
	setf.sig f7 = r17
	setf.sig f8 = r19
	addp4 r16 = 0,r16
	;;
	.mmf
	nop 0
	nop 0
	xma.l f7 = f7, f6, f8
	;;
	.mmi
	getf.sig r17 = f7
	;;
	add r14 = r17, r14
	nop 0
	;;
	.mib
	st4 [r16] = r14
	shr.u r14 = r14, 32
	br.cloop.sptk.few .L286
	.mmi
	addp4 r15 = 0,r22
	adds r20 = 1, r20
	adds r22 = 4, r22
	;;
	.mib
	st4 [r15] = r14
	cmp4.ne p6, p7 = 10, r20
	(p6) br.cond.dptk .L287
	.mib
	nop 0
	nop 0
	br .L307
.L282:
	.mmi
	mov r14 = r40
	ld4 r17 = [r43]
	adds r15 = 108, r12
	.mmi
	st4 [r42] = r0
	ld4 r18 = [r41]
	mov r8 = r40
	;;
	.mmi
	st4 [r14] = r17, 4
	ld4 r16 = [r42]
	nop 0
	.mmi
	ld4 r17 = [r15]
	nop 0
	adds r15 = 116, r12
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r16 = [r44]
	nop 0
	.mmi
	ld4 r21 = [r15]
	nop 0
	adds r15 = 124, r12
	;;
	.mmi
	st4 [r14] = r18, 4
	ld4 r20 = [r45]
	nop 0
	.mmi
	ld4 r19 = [r15]
	nop 0
	adds r15 = 132, r12
	;;
	.mmi
	st4 [r14] = r17, 4
	ld4 r18 = [r46]
	nop 0
	.mmi
	ld4 r17 = [r15]
	nop 0
	adds r15 = 140, r12
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r16 = [r47]
	nop 0
	.mmi
	ld4 r15 = [r15]
	;;
	st4 [r14] = r21, 4
	nop 0
	;;
	.mmi
	st4 [r14] = r20, 4
	;;
	st4 [r14] = r19, 4
	nop 0
	;;
	.mmi
	st4 [r14] = r18, 4
	;;
	st4 [r14] = r17, 4
	nop 0
	;;
	.mmi
	st4 [r14] = r16, 4
	;;
	st4 [r14] = r15
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
	adds r12 = 192, r12
	br.ret.sptk.many b0
.L299:
	.body
	.copy_state 2
	.mii
	ld4 r15 = [r18]
	addp4 r17 = 0,r17
	;;
	extr.u r15 = r15, 31, 1
	;;
	.mmi
	nop 0
	or r15 = r16, r15
	nop 0
	;;
	.mmi
	st4 [r17] = r15
	nop 0
	nop 0
.L290:
	.mmi
	addp4 r19 = 0,r14
	nop 0
	adds r14 = -4, r14
	;;
	.mmi
	addp4 r18 = 0,r14
	ld4 r15 = [r19]
	nop 0
	;;
	.mib
	adds r17 = 4, r18
	shladd r16 = r15, 1, r0
	br.cloop.sptk.few .L299
	;;
	.mmi
	adds r32 = -1, r32
	st4 [r19] = r16
	addl r54 = 40, r0
	.mmi
	nop 0
	adds r52 = 8, r43
	nop 0
	;;
	.mib
	st4 [r42] = r32
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r16 = 16, r12
	mov r1 = r50
	mov ar.lc = 9
	;;
	.mib
	mov r15 = r16
	mov r16 = r0
	br .L291
	.endp real_multiply#
	.align 16
	.align 64
	.global real_divide_small#
	.type	real_divide_small#, @function
	.proc real_divide_small#
real_divide_small:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 7, 5, 6, 0
	.fframe 48
	adds r12 = -48, r12
	.save rp, r40
	mov r40 = b0
	.mmi
	addp4 r38 = r38, r0
	mov r42 = r1
	mov r39 = r8
	;;
	.mmi
	setf.sig f6 = r38
	cmp.eq p7, p8 = 0, r38
	sub r38 = r0, r38
	.mmi
	adds r14 = 16, r12
	adds r22 = 24, r12
	adds r21 = 32, r12
	;;
	.mmi
	setf.sig f12 = r38
	adds r20 = 40, r12
	.save ar.lc, r43
	mov r43 = ar.lc
	.body
	.mmi
	adds r19 = 48, r12
	st8 [r14] = r32
	adds r18 = 56, r12
	;;
	.mmb
	mov r14 = r12
	st8 [r22] = r33
	nop 0
	.mmi
	st8 [r21] = r34
	nop 0
	mov ar.lc = 9
	;;
	.mmi
	adds r16 = 60, r14
	st8 [r20] = r35
	mov r14 = r0
	.mmi
	st8 [r19] = r36
	;;
	st8 [r18] = r37
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f11 = f6
	.align 32
.L309:
	.pred.rel.mutex p8, p9
	.mii
	addp4 r15 = 0,r16
	shl r14 = r14, 32
	adds r16 = -4, r16
	;;
	.mmi
	ld4 r15 = [r15]
	adds r17 = 4, r16
	(p7) break 1
	;;
	.mmi
	or r15 = r14, r15
	nop 0
	addp4 r17 = 0,r17
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
	getf.sig r14 = f6
	xma.l f7 = f6, f12, f10
	nop 0
	;;
	.mmi
	st4 [r17] = r14
	nop 0
	(p7) break 1
	;;
	.mib
	getf.sig r14 = f7
	nop 0
	br.cloop.sptk.few .L309
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r8 = r39
	.mmi
	ld8 r45 = [r22]
	ld8 r46 = [r21]
	nop 0
	;;
	.mmi
	ld8 r44 = [r14]
	ld8 r47 = [r20]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r48 = [r19]
	nop 0
	.mmb
	ld8 r49 = [r18]
	nop 0
	br.call.sptk.many b0 = normalise#
	;;
	.mmi
	mov r8 = r39
	mov r1 = r42
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	;;
	mov ar.lc = r43
	.mmb
	nop 0
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	.endp real_divide_small#
	.align 16
	.align 64
	.global real_divide#
	.type	real_divide#, @function
	.proc real_divide#
real_divide:
	.prologue 12, 45
	.spill 0
	.mmi
	.save ar.pfs, r46
	alloc r46 = ar.pfs, 8, 9, 3, 0
	.fframe 208
	adds r12 = -208, r12
	extr.u r22 = r32, 32, 32
	.mmi
	sub r17 = r32, r38
	mov r44 = r8
	mov r47 = r1
	;;
	.mmi
	adds r14 = 112, r12
	adds r43 = 24, r12
	extr.u r19 = r38, 32, 32
	.mmi
	adds r15 = 72, r12
	adds r18 = 208, r12
	adds r42 = 20, r12
	;;
	.mmi
	st4 [r14] = r0
	adds r14 = 116, r12
	mov r16 = r43
	.mmi
	cmp4.ne p6, p7 = r19, r22
	adds r19 = 160, r12
	adds r40 = 108, r12
	;;
	.mmi
	st4 [r14] = r0
	adds r14 = 120, r12
	adds r50 = 8, r19
	.mmi
	st8 [r16] = r0, 8
	(p6) addl r22 = 1, r0
	adds r41 = 64, r12
	;;
	.mmi
	st4 [r14] = r0
	adds r14 = 124, r12
	(p7) mov r22 = r0
	.mmi
	st8 [r19] = r32
	adds r19 = 168, r12
	cmp4.ne p6, p7 = 0, r37
	;;
	.mmi
	st4 [r14] = r0
	adds r14 = 128, r12
	adds r17 = 1, r17
	.mmi
	st8 [r15] = r0
	adds r15 = 80, r12
	addl r51 = 40, r0
	;;
	.mmi
	st4 [r14] = r0
	adds r14 = 132, r12
	.save ar.lc, r48
	mov r48 = ar.lc
	.mmi
	st8 [r16] = r0, 8
	mov r49 = r40
	mov r8 = r44
	;;
	.mmb
	st8 [r19] = r33
	st8 [r15] = r0
	nop 0
	.mmi
	adds r19 = 176, r12
	adds r15 = 88, r12
	.save rp, r45
	mov r45 = b0
	.body
	;;
	.mmi
	nop 0
	st4 [r14] = r0
	adds r14 = 136, r12
	.mmi
	st8 [r16] = r0, 8
	;;
	st8 [r19] = r34
	nop 0
	.mmi
	st8 [r15] = r0
	adds r19 = 184, r12
	adds r15 = 96, r12
	;;
	.mmi
	nop 0
	st4 [r14] = r0
	adds r14 = 140, r12
	.mmi
	st8 [r16] = r0, 8
	;;
	st8 [r19] = r35
	nop 0
	.mmi
	st4 [r14] = r0
	adds r19 = 192, r12
	adds r14 = 144, r12
	;;
	.mmi
	nop 0
	st8 [r15] = r0
	adds r15 = 104, r12
	.mmi
	st8 [r18] = r38, 8
	;;
	st8 [r19] = r36
	nop 0
	.mmi
	st4 [r14] = r0
	adds r19 = 200, r12
	adds r14 = 148, r12
	;;
	.mmi
	st8 [r16] = r0
	st4 [r15] = r0
	adds r16 = 16, r12
	.mmi
	adds r15 = 16, r12
	;;
	st4 [r42] = r17
	nop 0
	.mmi
	st4 [r16] = r22
	;;
	st8 [r19] = r37
	nop 0
	.mmi
	st8 [r18] = r39
	;;
	st4 [r40] = r0
	nop 0
	.mii
	st4 [r14] = r0
	mov r14 = r44
	;;
	nop 0
	.mmb
	st8 [r41] = r0
	(p7) st4 [r42] = r0
	(p6) br.cond.dpnt .L352
	;;
	.mmi
	ld4 r16 = [r15]
	;;
	st4 [r14] = r16, 4
	nop 0
	.mmi
	ld4 r16 = [r42], 4
	;;
	st4 [r14] = r16, 4
	nop 0
	.mmi
	ld4 r16 = [r42], 4
	;;
	st4 [r14] = r16, 4
	nop 0
	.mmi
	ld4 r16 = [r42], 4
	;;
	st4 [r14] = r16, 4
	nop 0
	.mmi
	ld4 r16 = [r42], 4
	;;
	st4 [r14] = r16, 4
	nop 0
	.mmi
	ld4 r16 = [r42], 4
	;;
	st4 [r14] = r16, 4
	nop 0
	.mmi
	ld4 r16 = [r42], 4
	;;
	st4 [r14] = r16, 4
	nop 0
	.mmi
	ld4 r16 = [r42], 4
	;;
	st4 [r14] = r16, 4
	nop 0
	.mmi
	ld4 r16 = [r42], 4
	;;
	st4 [r14] = r16, 4
	nop 0
	.mmi
	ld4 r16 = [r42], 4
	;;
	st4 [r14] = r16, 4
	nop 0
	.mmi
	ld4 r16 = [r42], 4
	;;
	st4 [r14] = r16, 4
	nop 0
	.mmi
	ld4 r15 = [r42]
	;;
	st4 [r14] = r15
	mov b0 = r45
	;;
	.mii
	nop 0
	mov ar.pfs = r46
	;;
	mov ar.lc = r48
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 208, r12
	br.ret.sptk.many b0
	;;
.L352:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r14 = r12
	nop 0
	mov r1 = r47
	.mmi
	addl r51 = 40, r0
	nop 0
	mov r49 = r41
	;;
	.mib
	adds r50 = 216, r14
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	nop 0
	mov r1 = r47
	addl r21 = 319, r0
	.mmi
	nop 0
	adds r24 = 44, r40
	addl r25 = 1, r0
	.align 32
.L316:
	.mmi
	adds r22 = 40, r40
	adds r23 = 40, r41
	mov r19 = r40
	;;
	.mmi
	nop 0
	mov r17 = r23
	mov r14 = r22
	;;
	.align 32
.L320:
	.mmi
	addp4 r18 = 0,r14
	addp4 r16 = 0,r17
	nop 0
	.mmi
	cmp4.ne p8, p9 = r19, r14
	adds r17 = -4, r17
	adds r14 = -4, r14
	;;
	.mmi
	ld4 r18 = [r18]
	ld4 r16 = [r16]
	nop 0
	;;
	.mbb
	cmp4.eq p6, p7 = r16, r18
	(p7) br.cond.dpnt .L353
	(p8) br.cond.dptk .L320
.L319:
	.mmi
	sub r16 = r24, r40
	nop 0
	mov r15 = r40
	.mii
	mov r18 = r41
	mov r14 = r0
	;;
	adds r16 = -4, r16
	;;
	.mii
	nop 0
	extr.u r16 = r16, 2, 30
	;;
	mov ar.lc = r16
	.align 32
.L321:
	.mmi
	addp4 r20 = 0,r15
	addp4 r17 = 0,r18
	nop 0
	.mmi
	adds r15 = 4, r15
	addp4 r16 = r14, r0
	adds r18 = 4, r18
	;;
	.mmi
	ld4 r14 = [r20]
	ld4 r20 = [r17]
	adds r17 = -4, r15
	;;
	.mii
	sub r14 = r14, r20
	addp4 r17 = 0,r17
	;;
	sub r14 = r14, r16
	;;
	.mib
	st4 [r17] = r14
	extr.u r14 = r14, 32, 1
	br.cloop.sptk.few .L321
	;;
	.mii
	and r15 = 31, r21
	extr r14 = r21, 3, 29
	;;
	and r14 = -4, r14
	;;
	.mii
	add r14 = r43, r14
	nop 0
	;;
	shl r15 = r25, r15
	.mmi
	ld4 r16 = [r14]
	;;
	or r15 = r16, r15
	nop 0
	;;
	.mmi
	st4 [r14] = r15
	sub r15 = r22, r19
	mov r14 = r22
	;;
	.mii
	nop 0
	extr.u r15 = r15, 2, 30
	;;
	mov ar.lc = r15
	.align 32
.L323:
	.mmi
	addp4 r18 = 0,r14
	nop 0
	adds r14 = -4, r14
	;;
	.mmi
	addp4 r15 = 0,r14
	ld4 r16 = [r18]
	nop 0
	;;
	.mib
	adds r17 = 4, r15
	shladd r16 = r16, 1, r0
	br.cloop.sptk.few .L344
	;;
	.mmi
	adds r21 = -1, r21
	st4 [r18] = r16
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = -1, r21
	(p6) br.cond.dptk .L316
	.mmi
	adds r14 = 44, r40
	nop 0
	adds r15 = 60, r12
	;;
	.mii
	ld4 r15 = [r15]
	sub r14 = r14, r19
	;;
	cmp4.le p8, p9 = r0, r15
	.mmb
	adds r14 = -4, r14
	mov r15 = r0
	(p8) br.cond.dpnt .L324
	;;
	.mii
	(p9) ld4 r16 = [r43]
	extr.u r14 = r14, 2, 30
	;;
	mov ar.lc = r14
.L332:
	.mmi
	addp4 r14 = 0,r19
	nop 0
	adds r19 = 4, r19
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	or r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	mov r15 = r14
	br.cloop.sptk.few .L332
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	adds r15 = 16, r12
	mov r8 = r44
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mmi
	or r14 = r16, r14
	ld4.a r16 = [r15]
	nop 0
	;;
	.mmi
	st4 [r43] = r14
	nop 0
	mov r14 = r44
	;;
	.mmi
	ld4.c.clr r16 = [r15]
	;;
	st4 [r14] = r16, 4
	nop 0
	.mmi
	ld4 r16 = [r42], 4
	;;
	st4 [r14] = r16, 4
	nop 0
	.mmi
	ld4 r16 = [r42], 4
	;;
	st4 [r14] = r16, 4
	nop 0
	.mmi
	ld4 r16 = [r42], 4
	;;
	st4 [r14] = r16, 4
	nop 0
	.mmi
	ld4 r16 = [r42], 4
	;;
	st4 [r14] = r16, 4
	nop 0
	.mmi
	ld4 r16 = [r42], 4
	;;
	st4 [r14] = r16, 4
	nop 0
	.mmi
	ld4 r16 = [r42], 4
	;;
	st4 [r14] = r16, 4
	nop 0
	.mmi
	ld4 r16 = [r42], 4
	;;
	st4 [r14] = r16, 4
	nop 0
	.mmi
	ld4 r16 = [r42], 4
	;;
	st4 [r14] = r16, 4
	nop 0
	.mmi
	ld4 r16 = [r42], 4
	;;
	st4 [r14] = r16, 4
	nop 0
	.mmi
	ld4 r16 = [r42], 4
	;;
	st4 [r14] = r16, 4
	nop 0
	.mmi
	ld4 r15 = [r42]
	;;
	st4 [r14] = r15
	mov b0 = r45
	;;
	.mii
	nop 0
	mov ar.pfs = r46
	;;
	mov ar.lc = r48
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 208, r12
	br.ret.sptk.many b0
.L324:
	.body
	.copy_state 2
	.pred.rel.mutex p6, p7
	.mmi
	addp4 r16 = 0,r22
	addp4 r15 = 0,r23
	nop 0
	.mmi
	cmp4.ne p10, p11 = r22, r19
	adds r23 = -4, r23
	adds r22 = -4, r22
	;;
	.mmi
	ld4 r16 = [r16]
	ld4 r15 = [r15]
	nop 0
	;;
	.mbb
	cmp4.eq p8, p9 = r15, r16
	(p9) br.cond.dpnt .L354
	(p10) br.cond.dptk .L324
	.mmi
	nop 0
	addl r20 = 1, r0
	cmp.eq p6, p7 = r0, r0
.L327:
	.pred.rel.mutex p6, p7
	.mii
	mov r15 = r12
	adds r16 = 16, r12
	;;
	adds r17 = 60, r15
	;;
	.mii
	sub r14 = r17, r16
	addp4 r15 = 0,r17
	;;
	adds r14 = -8, r14
	;;
	.mii
	nop 0
	extr.u r14 = r14, 2, 30
	;;
	mov ar.lc = r14
.L329:
	.pred.rel.mutex p6, p7
	.mmi
	ld4 r16 = [r15]
	nop 0
	adds r17 = -4, r17
	;;
	.mib
	nop 0
	shladd r16 = r16, 1, r0
	br.cloop.sptk.few .L343
	;;
	.mmi
	adds r14 = 44, r40
	st4 [r15] = r16
	mov r16 = r0
	.mmi
	mov r17 = r40
	;;
	ld4 r18 = [r42]
	sub r15 = r14, r40
	;;
	.mii
	adds r15 = -4, r15
	adds r18 = -1, r18
	;;
	extr.u r15 = r15, 2, 30
	.mmb
	st4 [r42] = r18
	nop 0
	(p6) br.cond.dpnt .L333
	;;
	.mii
	ld4 r16 = [r43]
	nop 0
	;;
	or r16 = r20, r16
.L355:
	.mii
	sub r14 = r14, r19
	mov r15 = r0
	;;
	adds r14 = -4, r14
	;;
	.mii
	nop 0
	extr.u r14 = r14, 2, 30
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r14
	br .L332
.L344:
	.mmi
	ld4 r15 = [r15]
	nop 0
	addp4 r17 = 0,r17
	;;
	.mii
	nop 0
	extr.u r15 = r15, 31, 1
	;;
	or r15 = r16, r15
	;;
	.mib
	st4 [r17] = r15
	nop 0
	br .L323
.L353:
	.mib
	nop 0
	cmp4.gtu p6, p7 = r16, r18
	(p7) br.cond.dptk .L319
	.mii
	sub r15 = r22, r19
	mov r14 = r22
	;;
	extr.u r15 = r15, 2, 30
	;;
	.mib
	nop 0
	mov ar.lc = r15
	br .L323
	;;
.L333:
	.mii
	nop 0
	mov ar.lc = r15
	nop 0
.L330:
	.mmi
	addp4 r18 = 0,r41
	addp4 r15 = 0,r17
	nop 0
	.mmi
	adds r17 = 4, r17
	addp4 r16 = r16, r0
	adds r41 = 4, r41
	;;
	.mmi
	ld4 r15 = [r15]
	ld4 r21 = [r18]
	adds r18 = -4, r17
	;;
	.mii
	sub r15 = r15, r21
	addp4 r18 = 0,r18
	;;
	sub r16 = r15, r16
	;;
	.mib
	st4 [r18] = r16
	extr.u r16 = r16, 32, 1
	br.cloop.sptk.few .L330
	;;
	.mmi
	nop 0
	ld4 r16 = [r43]
	nop 0
	;;
	.mib
	nop 0
	or r16 = r20, r16
	br .L355
.L343:
	.pred.rel.mutex p6, p7
	.mmi
	addp4 r15 = 0,r17
	;;
	ld4 r14 = [r15]
	adds r18 = 4, r15
	;;
	.mii
	nop 0
	extr.u r14 = r14, 31, 1
	addp4 r18 = 0,r18
	;;
	.mmi
	nop 0
	or r14 = r16, r14
	nop 0
	;;
	.mib
	st4 [r18] = r14
	nop 0
	br .L329
.L354:
	.pred.rel.mutex p6, p7
	.mmi
	addl r20 = 1, r0
	nop 0
	cmp4.leu p8, p9 = r15, r16
	;;
	.mib
	nop 0
	(p9) mov r20 = r0
	(p9) br.cond.dptk .L327
	.mmi
	mov r15 = r12
	adds r16 = 16, r12
	cmp.eq p6, p7 = r0, r0
	;;
	.mmi
	adds r17 = 60, r15
	;;
	sub r14 = r17, r16
	addp4 r15 = 0,r17
	;;
	.mmi
	adds r14 = -8, r14
	;;
	nop 0
	extr.u r14 = r14, 2, 30
	;;
	.mib
	nop 0
	mov ar.lc = r14
	br .L329
	.endp real_divide#
	.align 16
	.align 64
	.global real_sqrt#
	.type	real_sqrt#, @function
	.proc real_sqrt#
real_sqrt:
	.prologue 12, 51
	.mmi
	.save ar.pfs, r52
	alloc r52 = ar.pfs, 6, 17, 6, 0
	.fframe 240
	adds r12 = -240, r12
	.save ar.lc, r54
	mov r54 = ar.lc
	.mmi
	mov r50 = r8
	cmp4.ne p6, p7 = 0, r37
	mov r53 = r1
	;;
	.mmi
	adds r14 = 112, r12
	adds r43 = 24, r12
	adds r15 = 160, r12
	.mmi
	adds r46 = 208, r12
	adds r42 = 152, r12
	adds r22 = 216, r12
	;;
	.mmi
	st4 [r14] = r0
	adds r14 = 116, r12
	mov r16 = r43
	.mmi
	st8 [r15] = r0
	adds r15 = 168, r12
	adds r21 = 224, r12
	;;
	.mmi
	st4 [r14] = r0
	adds r14 = 120, r12
	adds r19 = 232, r12
	.mmi
	st8 [r16] = r0, 8
	adds r18 = 240, r12
	adds r17 = 248, r12
	;;
	.mmi
	st4 [r14] = r0
	adds r14 = 124, r12
	adds r45 = 108, r12
	.mmi
	st8 [r16] = r0, 8
	adds r23 = 16, r12
	adds r38 = 212, r12
	;;
	.mmi
	st4 [r14] = r0
	adds r14 = 128, r12
	.save rp, r51
	mov r51 = b0
	.body
	.mmi
	st8 [r15] = r0
	adds r15 = 176, r12
	adds r48 = 252, r12
	;;
	.mmi
	st4 [r14] = r0
	st8 [r16] = r0, 8
	adds r14 = 132, r12
	.mmi
	mov r20 = r37
	addl r44 = 320, r0
	adds r41 = 64, r12
	;;
	.mmi
	nop 0
	st4 [r14] = r0
	adds r14 = 136, r12
	.mmi
	st8 [r15] = r0
	adds r15 = 184, r12
	adds r47 = 4, r46
	;;
	.mmi
	nop 0
	st4 [r14] = r0
	adds r14 = 140, r12
	.mmi
	st8 [r15] = r0
	adds r15 = 192, r12
	adds r49 = 44, r42
	;;
	.mmi
	nop 0
	st4 [r14] = r0
	adds r14 = 144, r12
	.mmi
	st8 [r16] = r0, 8
	;;
	st4 [r14] = r0
	adds r14 = 148, r12
	.mmi
	nop 0
	st8 [r46] = r32
	nop 0
	;;
	.mmi
	st8 [r23] = r0
	st4 [r15] = r0
	nop 0
	;;
	.mmi
	st4 [r14] = r0
	st8 [r22] = r33
	nop 0
	;;
	.mmi
	st8 [r21] = r34
	st8 [r19] = r35
	nop 0
	;;
	.mmi
	st8 [r18] = r36
	st8 [r17] = r37
	nop 0
	;;
	.mmi
	st8 [r16] = r0
	st8 [r42] = r0
	nop 0
	;;
	.mib
	st4 [r45] = r0
	nop 0
	(p7) br.cond.dpnt .L390
	;;
	.mmi
	ld4 r14 = [r38]
	;;
	nop 0
	extr.u r15 = r14, 31, 1
	;;
	.mii
	nop 0
	tbit.z p6, p7 = r14, 0
	nop 0
	.mmb
	add r14 = r15, r14
	adds r15 = 20, r12
	(p7) br.cond.dpnt .L391
	;;
	.mii
	nop 0
	extr r14 = r14, 1, 31
	nop 0
	;;
	.mmi
	st4 [r15] = r14
	nop 0
	nop 0
.L360:
	.mmi
	adds r38 = 40, r42
	nop 0
	mov r40 = r42
	;;
	.mmi
	sub r15 = r38, r42
	nop 0
	mov r14 = r38
	;;
	.mii
	nop 0
	extr.u r15 = r15, 2, 30
	;;
	mov ar.lc = r15
	.align 32
.L362:
	.mmi
	addp4 r19 = 0,r14
	nop 0
	adds r14 = -4, r14
	;;
	.mmi
	addp4 r15 = 0,r14
	ld4 r16 = [r19]
	nop 0
	;;
	.mib
	adds r17 = 4, r15
	shladd r16 = r16, 2, r0
	br.cloop.sptk.few .L382
	;;
	.mmi
	adds r18 = 44, r46
	nop 0
	extr.u r14 = r20, 30, 2
	.mmi
	ld4.a r17 = [r42]
	st4 [r19] = r16
	nop 0
	;;
	.mmi
	sub r15 = r18, r47
	ld4.c.clr r17 = [r42]
	addp4 r16 = 0,r18
	;;
	.mmi
	or r14 = r17, r14
	nop 0
	adds r15 = -4, r15
	;;
	.mii
	nop 0
	extr.u r15 = r15, 2, 30
	mov r39 = r14
	.mmi
	st4 [r42] = r14
	;;
	nop 0
	mov ar.lc = r15
	.align 32
.L364:
	.mmi
	ld4 r15 = [r16]
	nop 0
	adds r18 = -4, r18
	;;
	.mib
	nop 0
	shladd r15 = r15, 2, r0
	br.cloop.sptk.few .L381
	;;
	.mmi
	nop 0
	st4 [r16] = r15
	addl r57 = 44, r0
	.mmb
	mov r56 = r45
	mov r55 = r41
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r18 = 40, r41
	nop 0
	mov r1 = r53
	;;
	.mmi
	sub r15 = r18, r41
	nop 0
	mov r14 = r18
	;;
	.mii
	nop 0
	extr.u r15 = r15, 2, 30
	;;
	mov ar.lc = r15
	.align 32
.L366:
	.mmi
	addp4 r19 = 0,r14
	nop 0
	adds r14 = -4, r14
	;;
	.mmi
	addp4 r15 = 0,r14
	ld4 r16 = [r19]
	nop 0
	;;
	.mib
	adds r17 = 4, r15
	shladd r16 = r16, 2, r0
	br.cloop.sptk.few .L380
	;;
	.mmb
	ld4.a r15 = [r41]
	st4 [r19] = r16
	nop 0
	.mmi
	adds r14 = 40, r45
	nop 0
	mov ar.lc = 10
	;;
	.mii
	ld4.c.clr r15 = [r41]
	addp4 r17 = 0,r14
	;;
	or r15 = 1, r15
	;;
	.mmi
	mov r19 = r15
	st4 [r41] = r15
	nop 0
	.align 32
.L369:
	.mib
	ld4 r15 = [r17]
	adds r14 = -4, r14
	br.cloop.sptk.few .L367
	;;
	.mii
	adds r14 = 4, r14
	shladd r15 = r15, 1, r0
	;;
	addp4 r14 = 0,r14
	.mmi
	nop 0
	;;
	st4 [r14] = r15
	nop 0
.L368:
	.mmi
	addp4 r16 = 0,r38
	addp4 r15 = 0,r18
	nop 0
	.mmi
	cmp4.ne p8, p9 = r40, r38
	adds r18 = -4, r18
	adds r38 = -4, r38
	;;
	.mmi
	ld4 r16 = [r16]
	ld4 r15 = [r15]
	nop 0
	;;
	.mbb
	cmp4.eq p6, p7 = r15, r16
	(p7) br.cond.dpnt .L392
	(p8) br.cond.dptk .L368
.L373:
	.mmi
	sub r15 = r49, r42
	mov r14 = r0
	addp4 r19 = r19, r0
	.mmi
	mov r16 = r42
	adds r17 = 4, r41
	addp4 r18 = 0,r42
	;;
	.mmi
	adds r15 = -4, r15
	nop 0
	adds r16 = 4, r16
	.mmi
	addp4 r20 = 0,r17
	nop 0
	adds r17 = 4, r17
	;;
	.mii
	nop 0
	extr.u r15 = r15, 2, 30
	;;
	mov ar.lc = r15
	.mii
	addp4 r15 = r14, r0
	addp4 r14 = r39, r0
	;;
	add r19 = r19, r15
	;;
	.mmi
	nop 0
	sub r14 = r14, r19
	nop 0
	;;
	.mmb
	nop 0
	st4 [r18] = r14
	nop 0
	.mib
	addp4 r18 = 0,r16
	extr.u r14 = r14, 32, 1
	br.cloop.sptk.few .L379
	;;
	.align 32
.L393:
	.mmi
	ld4 r14 = [r45]
	nop 0
	adds r44 = -1, r44
	;;
	.mmi
	or r14 = 1, r14
	nop 0
	cmp4.eq p6, p7 = 0, r44
	;;
	.mib
	st4 [r45] = r14
	nop 0
	(p6) br.cond.dpnt .L375
.L394:
	.mmi
	adds r38 = 40, r42
	ld4 r20 = [r48]
	mov r40 = r42
	;;
	.mii
	sub r15 = r38, r42
	mov r14 = r38
	;;
	extr.u r15 = r15, 2, 30
	;;
	.mib
	nop 0
	mov ar.lc = r15
	br .L362
.L379:
	.mmi
	ld4 r19 = [r20]
	addp4 r15 = r14, r0
	adds r16 = 4, r16
	.mmi
	addp4 r20 = 0,r17
	ld4 r39 = [r18]
	adds r17 = 4, r17
	;;
	.mii
	addp4 r19 = r19, r0
	addp4 r14 = r39, r0
	;;
	add r19 = r19, r15
	;;
	.mmi
	nop 0
	sub r14 = r14, r19
	nop 0
	;;
	.mmb
	nop 0
	st4 [r18] = r14
	nop 0
	.mib
	addp4 r18 = 0,r16
	extr.u r14 = r14, 32, 1
	br.cloop.sptk.few .L379
	.mib
	nop 0
	nop 0
	br .L393
.L380:
	.mmi
	ld4 r15 = [r15]
	nop 0
	addp4 r17 = 0,r17
	;;
	.mii
	nop 0
	extr.u r15 = r15, 30, 2
	;;
	or r15 = r16, r15
	;;
	.mib
	st4 [r17] = r15
	nop 0
	br .L366
.L381:
	.mmi
	addp4 r16 = 0,r18
	;;
	ld4 r14 = [r16]
	adds r17 = 4, r16
	;;
	.mii
	nop 0
	extr.u r14 = r14, 30, 2
	addp4 r17 = 0,r17
	;;
	.mmi
	nop 0
	or r14 = r15, r14
	nop 0
	;;
	.mib
	st4 [r17] = r14
	nop 0
	br .L364
.L382:
	.mmi
	ld4 r15 = [r15]
	nop 0
	addp4 r17 = 0,r17
	;;
	.mii
	nop 0
	extr.u r15 = r15, 30, 2
	;;
	or r15 = r16, r15
	;;
	.mib
	st4 [r17] = r15
	nop 0
	br .L362
.L367:
	.mmi
	addp4 r17 = 0,r14
	nop 0
	shladd r15 = r15, 1, r0
	;;
	.mii
	ld4 r16 = [r17]
	adds r20 = 4, r17
	;;
	extr.u r16 = r16, 31, 1
	.mmi
	addp4 r20 = 0,r20
	;;
	or r15 = r15, r16
	nop 0
	;;
	.mib
	st4 [r20] = r15
	nop 0
	br .L369
.L392:
	.mib
	nop 0
	cmp4.gtu p6, p7 = r15, r16
	(p7) br.cond.dptk .L373
	.mmi
	nop 0
	adds r44 = -1, r44
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r44
	(p7) br.cond.dptk .L394
.L375:
	.mmi
	mov r14 = r12
	addl r57 = 40, r0
	mov r56 = r45
	;;
	.mib
	adds r55 = 24, r14
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mii
	sub r14 = r42, r40
	mov r1 = r53
	;;
	adds r14 = 40, r14
	;;
	.mii
	nop 0
	extr.u r14 = r14, 2, 30
	;;
	mov ar.lc = r14
.L376:
	.mmi
	addp4 r14 = 0,r40
	nop 0
	adds r40 = 4, r40
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	or r14 = r44, r14
	nop 0
	;;
	.mib
	nop 0
	mov r44 = r14
	br.cloop.sptk.few .L376
	.mmi
	cmp4.ne p6, p7 = 0, r14
	ld4 r15 = [r43]
	mov r8 = r50
	;;
	.mmi
	nop 0
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
	ld8 r55 = [r15]
	st4 [r43] = r14
	adds r14 = 40, r12
	.mmi
	adds r15 = 32, r12
	;;
	ld8 r58 = [r14]
	adds r14 = 48, r12
	.mmi
	ld8 r57 = [r15]
	;;
	ld8 r59 = [r14]
	adds r14 = 56, r12
	.mmi
	nop 0
	ld8 r56 = [r43]
	nop 0
	;;
	.mib
	ld8 r60 = [r14]
	nop 0
	br.call.sptk.many b0 = normalise#
	;;
	.mmi
	mov r8 = r50
	mov r1 = r53
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
	adds r12 = 240, r12
	br.ret.sptk.many b0
	;;
.L391:
	.body
	.copy_state 1
	.mmi
	addl r56 = 1, r0
	adds r55 = 8, r46
	addl r44 = 320, r0
	.mmb
	adds r41 = 64, r12
	adds r47 = 4, r46
	br.call.sptk.many b0 = shift_right_sticky.part.0#
	;;
	.mmi
	ld4 r14 = [r38]
	nop 0
	mov r1 = r53
	.mmi
	adds r49 = 44, r42
	ld4 r20 = [r48]
	nop 0
	;;
	.mii
	adds r14 = 1, r14
	nop 0
	;;
	extr.u r15 = r14, 31, 1
	.mmi
	st4 [r38] = r14
	;;
	add r14 = r15, r14
	adds r15 = 20, r12
	;;
	.mii
	nop 0
	extr r14 = r14, 1, 31
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br .L360
.L390:
	.mmi
	nop 0
	mov r14 = r8
	adds r15 = 212, r12
	.mmi
	ld4 r16 = [r46]
	ld4 r23 = [r22]
	mov r8 = r50
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r16 = [r15]
	adds r15 = 220, r12
	.mmi
	nop 0
	ld4 r22 = [r21]
	nop 0
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r16 = [r15]
	adds r15 = 228, r12
	.mmi
	nop 0
	ld4 r20 = [r19]
	nop 0
	;;
	.mmi
	st4 [r14] = r23, 4
	ld4 r21 = [r15]
	adds r15 = 236, r12
	.mmi
	nop 0
	ld4 r18 = [r18]
	nop 0
	;;
	.mmi
	st4 [r14] = r16, 4
	ld4 r19 = [r15]
	adds r15 = 244, r12
	.mmi
	ld4 r16 = [r17]
	;;
	st4 [r14] = r22, 4
	nop 0
	.mmi
	ld4 r15 = [r15]
	;;
	st4 [r14] = r21, 4
	nop 0
	;;
	.mmi
	st4 [r14] = r20, 4
	;;
	st4 [r14] = r19, 4
	nop 0
	;;
	.mmi
	st4 [r14] = r18, 4
	;;
	st4 [r14] = r15, 4
	nop 0
	;;
	.mmi
	st4 [r14] = r16, 4
	;;
	st4 [r14] = r0
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
	adds r12 = 240, r12
	br.ret.sptk.many b0
	.endp real_sqrt#
	.global memcpy#
	.type	memcpy#, @function
	.global memset#
	.type	memset#, @function
	.ident	"GCC: (GNU) 12.2.0"
