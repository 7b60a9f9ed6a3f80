// afe3b78e9fa5cfbe7ebef7cafbb8e9f1 emu/guest/libc/scan.c
	.file	"scan.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc next#
next:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	addp4 r32 = 0,r32
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	;;
	ld4 r14 = [r32]
	adds r15 = 8, r32
	.mmi
	adds r16 = 4, r32
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	mov r36 = r14
	(p6) br.cond.dpnt .L2
	;;
	.mib
	adds r32 = 12, r32
	nop 0
	br.call.sptk.many b0 = getc#
	;;
	.mmb
	cmp4.ne p6, p7 = -1, r8
	ld4 r14 = [r32]
	nop 0
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mii
	(p6) addl r15 = 1, r0
	mov ar.pfs = r34
	;;
	(p7) mov r15 = r0
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br.ret.sptk.many b0
.L2:
	.mmi
	ld4 r14 = [r15]
	nop 0
	mov b0 = r33
	;;
	.mmi
	addp4 r14 = 0,r14
	nop 0
	mov ar.pfs = r34
	;;
	.mib
	adds r17 = 4, r14
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L4
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	mov r8 = r14
	(p6) br.cond.dpnt .L6
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = -1, r14
	adds r32 = 12, r32
	.mmi
	st4 [r15] = r17
	;;
	ld4 r14 = [r32]
	(p6) addl r15 = 1, r0
	;;
	.mmi
	(p7) mov r15 = r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br.ret.sptk.many b0
.L4:
	.mmi
	ld4 r14 = [r16]
	addl r15 = 1, r0
	mov b0 = r33
	;;
	.mmi
	addp4 r14 = 0,r14
	nop 0
	mov ar.pfs = r34
	;;
	.mmi
	ld1 r8 = [r14]
	nop 0
	adds r14 = 1, r14
	;;
	.mib
	cmp4.eq p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L6
	;;
	.mmi
	st4 [r16] = r14
	nop 0
	adds r32 = 12, r32
	;;
	.mmi
	ld4 r14 = [r32]
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br.ret.sptk.many b0
.L6:
	.mmb
	adds r32 = 12, r32
	mov r15 = r0
	nop 0
	.mmi
	addl r8 = -1, r0
	nop 0
	mov b0 = r33
	;;
	.mii
	ld4 r14 = [r32]
	mov ar.pfs = r34
	;;
	add r14 = r14, r15
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br.ret.sptk.many b0
	.endp next#
	.align 16
	.align 64
	.proc accept#
accept:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 3, 8, 3, 0
	addp4 r33 = 0,r33
	.save rp, r40
	mov r40 = b0
	.mmi
	mov r42 = r1
	.body
	addp4 r32 = 0,r32
	addp4 r34 = 0,r34
	;;
	.mmi
	adds r35 = 12, r33
	;;
	ld4 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L36
.L11:
	.mmi
	mov r37 = r0
	nop 0
	nop 0
	;;
.L9:
	.mmi
	mov r8 = r37
	nop 0
	mov b0 = r40
	;;
	.mib
	nop 0
	mov ar.pfs = r41
	br.ret.sptk.many b0
	;;
.L36:
	.mib
	mov r43 = r32
	nop 0
	br.call.sptk.many b0 = next#
	;;
	.mmi
	adds r14 = -65, r8
	mov r36 = r8
	mov r1 = r42
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 25, r14
	(p6) br.cond.dpnt .L37
	;;
	.mmi
	(p7) or r37 = 32, r36
	nop 0
	nop 0
	;;
.L13:
	.mmi
	mov r43 = r34
	mov r44 = r37
	nop 0
	.mmb
	adds r38 = 4, r33
	adds r39 = 8, r33
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r42
	;;
	.mib
	cmp.eq p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L16
	;;
	.mmi
	ld4 r14 = [r35]
	ld4.a r15 = [r39]
	nop 0
	;;
	.mmi
	adds r14 = -1, r14
	;;
	st4 [r35] = r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r38]
	ld4.c.clr r15 = [r39]
	nop 0
	;;
	.mmi
	nop 0
	adds r43 = 1, r14
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r15, r43
	nop 0
	(p6) br.cond.dpnt .L21
	;;
	.mmi
	ld4 r35 = [r33]
	st4 [r38] = r43
	nop 0
	;;
	.mmi
	addp4 r35 = 0,r35
	ld4.a r15 = [r38]
	nop 0
	;;
	.mmi
	add r14 = r14, r35
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	st1 [r14] = r36
	;;
	ld4 r14 = [r33]
	nop 0
	.mii
	ld4.c.clr r15 = [r38]
	nop 0
	;;
	addp4 r14 = r15, r14
	;;
	.mmi
	st1 [r14] = r0
	nop 0
	nop 0
.L38:
	.mmi
	mov r8 = r37
	nop 0
	mov b0 = r40
	;;
	.mib
	nop 0
	mov ar.pfs = r41
	br.ret.sptk.many b0
.L16:
	.mmi
	nop 0
	ld4 r14 = [r35]
	cmp4.eq p6, p7 = -1, r36
	.mmi
	adds r15 = 12, r32
	mov r43 = r36
	mov r37 = r0
	;;
	.mib
	cmp4.eq.or.andcm p6, p7 = 0, r14
	nop 0
	(p6) br.cond.spnt .L11
	;;
	.mmi
	ld4 r44 = [r32]
	ld4 r14 = [r15]
	nop 0
	;;
	.mii
	addp4 r44 = 0,r44
	adds r14 = -1, r14
	;;
	cmp.eq p6, p7 = 0, r44
	.mmb
	st4 [r15] = r14
	nop 0
	(p6) br.cond.dpnt .L18
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ungetc#
	;;
	.mib
	nop 0
	mov r1 = r42
	br .L9
.L18:
	.mmi
	adds r15 = 8, r32
	nop 0
	mov r37 = r0
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	cmp.eq p6, p7 = 0, r14
	;;
	(p6) adds r32 = 4, r32
	(p7) adds r14 = -4, r14
	;;
	.mmi
	nop 0
	(p6) ld4 r14 = [r32]
	nop 0
	;;
	.mii
	(p6) adds r14 = -1, r14
	nop 0
	;;
	nop 0
	.mmb
	(p7) st4 [r15] = r14
	(p6) st4 [r32] = r14
	br .L9
.L21:
	.mib
	shladd r43 = r43, 1, r0
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	addp4 r35 = 0,r8
	nop 0
	mov r1 = r42
	;;
	.mib
	cmp.eq p6, p7 = 0, r35
	mov r43 = r35
	(p6) br.cond.dpnt .L9
	;;
	.mmi
	nop 0
	ld4 r45 = [r38]
	nop 0
	.mmb
	ld4 r44 = [r33]
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	ld4 r43 = [r33]
	adds r14 = 16, r33
	mov r1 = r42
	;;
	.mmi
	nop 0
	addp4 r43 = 0,r43
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r43, r14
	nop 0
	(p6) br.cond.dpnt .L24
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r42
	nop 0
	nop 0
.L24:
	.mmi
	ld4.a r14 = [r39]
	st4 [r33] = r35
	nop 0
	;;
	.mmi
	ld4.c.clr r14 = [r39]
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	st4 [r39] = r14
	;;
	ld4 r14 = [r38]
	nop 0
	;;
	.mii
	adds r43 = 1, r14
	add r14 = r14, r35
	;;
	addp4 r14 = 0,r14
	.mmi
	st4 [r38] = r43
	;;
	st1 [r14] = r36
	nop 0
	;;
	.mmi
	ld4 r14 = [r33]
	ld4 r15 = [r38]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r14 = r15, r14
	nop 0
	;;
	.mib
	st1 [r14] = r0
	nop 0
	br .L38
.L37:
	.mmi
	nop 0
	adds r14 = -1, r8
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = 126, r14
	(p7) br.cond.dptk .L16
	.mib
	nop 0
	mov r37 = r8
	br .L13
	.endp accept#
	.align 16
	.align 64
	.proc take_text#
take_text:
	.prologue 12, 44
	.mmi
	.save ar.pfs, r45
	alloc r45 = ar.pfs, 4, 12, 2, 0
	addp4 r33 = 0,r33
	.save pr, r47
	mov r47 = pr
	.mmi
	addp4 r32 = 0,r32
	addp4 r35 = 0,r35
	mov r46 = r1
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r33
	adds r40 = 16, r32
	addl r39 = 255, r0
	.mmi
	mov r38 = r33
	cmp.eq p16, p17 = 0, r35
	adds r43 = 4, r35
	;;
	.mmi
	(p6) addl r14 = 1, r0
	ld4 r15 = [r40]
	.save rp, r44
	mov r44 = b0
	.body
	.mmi
	andcm r41 = 1, r34
	cmp.eq p20, p21 = 0, r33
	mov r37 = r0
	;;
	.mmi
	(p7) mov r14 = r0
	nop 0
	cmp4.le p6, p7 = r0, r15
	;;
	.mii
	and r14 = r34, r14
	(p7) mov r16 = r0
	;;
	mov r42 = r14
	.mmb
	cmp4.eq p18, p19 = 0, r14
	(p7) mov r15 = r14
	(p7) br.cond.dpnt .L41
	.align 32
.L42:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mib
	mov r48 = r32
	nop 0
	br.call.sptk.many b0 = next#
	;;
	.mmi
	mov r1 = r46
	mov r36 = r8
	nop 0
	.mmb
	cmp4.ne p6, p7 = -1, r8
	addl r18 = 1, r0
	(p7) br.cond.dpnt .L85
	;;
	.mib
	nop 0
	nop 0
	(p16) br.cond.dpnt .L43
	;;
	.mmi
	ld4 r14 = [r43]
	ld4 r17 = [r35]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	nop 0
	addp4 r17 = 0,r17
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L44
	;;
	.mmi
	ld4 r24 = [r14]
	;;
	cmp4.eq p6, p7 = 94, r24
	nop 0
	;;
	.mmi
	(p6) addl r20 = 1, r0
	;;
	(p7) mov r20 = r0
	nop 0
	;;
	.mmi
	shladd r15 = r20, 2, r0
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mii
	addp4 r14 = 0,r14
	nop 0
	;;
	cmp.eq p6, p7 = 0, r14
.L46:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L55
	.align 32
.L54:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mmi
	ld4 r15 = [r14]
	adds r19 = 4, r14
	adds r16 = 4, r14
	;;
	.mib
	cmp4.ne p6, p7 = 93, r15
	cmp4.ne p8, p9 = 0, r15
	(p9) br.cond.dpnt .L52
	;;
.L56:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mib
	cmp4.ne.or.andcm p6, p7 = 0, r18
	addp4 r16 = 0,r16
	(p7) br.cond.spnt .L52
	;;
	.mmi
	nop 0
	ld4 r18 = [r19]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 45, r18
	(p6) br.cond.dpnt .L86
	;;
	.mmi
	(p7) mov r14 = r16
	nop 0
	nop 0
.L48:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mib
	cmp4.ne p6, p7 = r36, r15
	mov r18 = r0
	(p7) br.cond.dpnt .L81
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L54
	.mib
	nop 0
	nop 0
	br .L55
.L53:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mii
	adds r23 = 1, r23
	mov r18 = r0
	;;
	addp4 r17 = 0,r23
	;;
	.align 32
.L55:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mmi
	ld1 r14 = [r17]
	adds r19 = 1, r17
	adds r16 = 1, r17
	;;
	.mmi
	cmp4.ne p6, p7 = 93, r14
	mov r15 = r14
	nop 0
	.mmb
	cmp4.eq p8, p9 = 0, r14
	addp4 r16 = 0,r16
	(p8) br.cond.dpnt .L52
	;;
	.mib
	cmp4.ne.or.andcm p6, p7 = 0, r18
	nop 0
	(p7) br.cond.spnt .L52
	;;
	.mmi
	nop 0
	ld1 r14 = [r19]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 45, r14
	;;
	.mib
	(p7) mov r17 = r16
	(p7) mov r14 = r0
	(p7) br.cond.dptk .L48
	;;
	.mmi
	adds r18 = 2, r17
	adds r23 = 2, r17
	nop 0
	.mmi
	mov r19 = r0
	mov r17 = r16
	mov r14 = r0
	;;
	.mmi
	nop 0
	ld1 r16 = [r18]
	addp4 r23 = 0,r23
	;;
.L50:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mmi
	cmp4.leu p6, p7 = r36, r16
	cmp4.ne p10, p11 = 93, r16
	cmp4.ne p8, p9 = 0, r16
	;;
	.mmi
	(p6) addl r21 = 1, r0
	(p10) addl r22 = 1, r0
	(p8) addl r16 = 1, r0
	;;
	.mmi
	(p7) mov r21 = r0
	cmp4.geu p6, p7 = r36, r15
	(p11) mov r22 = r0
	.mmi
	(p9) mov r16 = r0
	;;
	(p6) addl r18 = 1, r0
	and r16 = r22, r16
	;;
	.mmi
	nop 0
	(p7) mov r18 = r0
	cmp4.eq p6, p7 = 0, r16
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dptk .L48
	;;
	.mmi
	and r18 = r21, r18
	nop 0
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r18
	(p7) br.cond.dptk .L81
	;;
	.mmi
	cmp.eq p6, p7 = 0, r19
	adds r19 = 4, r19
	nop 0
	.mmb
	mov r17 = r23
	mov r18 = r0
	(p6) br.cond.dpnt .L53
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r19
	nop 0
	;;
	.mmi
	ld4 r15 = [r14]
	adds r19 = 4, r14
	adds r16 = 4, r14
	;;
	.mib
	cmp4.ne p6, p7 = 93, r15
	cmp4.ne p8, p9 = 0, r15
	(p8) br.cond.dptk .L56
	;;
	.align 32
.L52:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r20
	(p7) br.cond.dpnt .L62
	;;
	.align 32
.L59:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mmi
	cmp4.lt p6, p7 = r39, r36
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	and r14 = r41, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L87
.L63:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mmi
	addp4 r14 = 0,r38
	nop 0
	mov r15 = r42
	;;
	.mib
	(p19) st4 [r14] = r36
	nop 0
	(p19) br.cond.dptk .L68
	.mii
	add r14 = r37, r33
	nop 0
	;;
	(p21) addp4 r14 = 0,r14
	;;
	.mmi
	(p21) st1 [r14] = r36
	nop 0
	nop 0
.L68:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mmi
	ld4 r14 = [r40]
	adds r37 = 1, r37
	adds r38 = 4, r38
	;;
	.mmi
	nop 0
	cmp4.lt p6, p7 = r37, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq.or.andcm p6, p7 = 0, r14
	(p6) br.cond.dptk .L42
	.mmi
	addl r16 = 1, r0
	nop 0
	nop 0
	;;
.L41:
	.mii
	cmp4.eq p6, p7 = 0, r15
	shladd r14 = r37, 2, r0
	;;
	(p7) add r14 = r14, r33
	;;
	.mmi
	nop 0
	(p7) addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	(p7) st4 [r14] = r0
	nop 0
	(p7) br.cond.dptk .L39
.L89:
	.mii
	add r37 = r37, r33
	cmp.ne p6, p7 = 0, r33
	;;
	(p6) addp4 r37 = 0,r37
	.mmi
	nop 0
	;;
	(p6) st1 [r37] = r0
	nop 0
.L39:
	.mii
	mov r8 = r16
	mov pr = r47, -1
	;;
	mov b0 = r44
	;;
	.mib
	nop 0
	mov ar.pfs = r45
	br.ret.sptk.many b0
.L86:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mmi
	adds r18 = 8, r14
	adds r19 = 8, r14
	mov r23 = r17
	.mmi
	mov r14 = r16
	;;
	addp4 r19 = 0,r19
	nop 0
	.mmb
	ld4 r16 = [r18]
	nop 0
	br .L50
.L87:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmb
	mov r16 = r0
	addp4 r8 = 0,r8
	nop 0
	.mmi
	addl r15 = 47, r0
	mov r1 = r46
	mov pr = r47, -1
	;;
	.mii
	st4 [r8] = r15
	mov b0 = r44
	mov r8 = r16
	;;
	.mib
	nop 0
	mov ar.pfs = r45
	br.ret.sptk.many b0
.L43:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mib
	nop 0
	cmp4.ltu p6, p7 = r39, r36
	(p6) br.cond.dptk .L59
	;;
	.mib
	mov r48 = r36
	nop 0
	br.call.sptk.many b0 = isspace#
	;;
	.mib
	mov r1 = r46
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L63
.L62:
	.mmi
	adds r15 = 12, r32
	ld4 r49 = [r32]
	mov r48 = r36
	;;
	.mmi
	ld4 r14 = [r15]
	nop 0
	addp4 r49 = 0,r49
	;;
	.mmi
	cmp.ne p6, p7 = 0, r49
	nop 0
	adds r14 = -1, r14
	;;
	.mbb
	st4 [r15] = r14
	(p7) br.cond.dpnt .L88
	br.call.sptk.many b0 = ungetc#
	;;
	.mii
	cmp4.lt p6, p7 = 0, r37
	mov r1 = r46
	;;
	(p6) addl r16 = 1, r0
	;;
	.mii
	(p7) mov r16 = r0
	cmp4.ne p6, p7 = 0, r33
	;;
	(p6) addl r15 = 1, r0
	;;
	.mii
	(p7) mov r15 = r0
	nop 0
	;;
	and r15 = r34, r15
	;;
.L90:
	.mii
	cmp4.eq p6, p7 = 0, r15
	shladd r14 = r37, 2, r0
	;;
	(p7) add r14 = r14, r33
	;;
	.mmi
	nop 0
	(p7) addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	(p7) st4 [r14] = r0
	nop 0
	(p7) br.cond.dptk .L39
	.mib
	nop 0
	nop 0
	br .L89
.L81:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mmi
	cmp4.ne p6, p7 = 94, r24
	;;
	(p6) addl r20 = 1, r0
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r20 = r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r20
	(p6) br.cond.dptk .L59
	.mib
	nop 0
	nop 0
	br .L62
.L44:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mii
	ld1 r24 = [r17]
	addl r18 = 1, r0
	;;
	cmp4.eq p8, p9 = 94, r24
	;;
	.mmi
	(p8) addl r20 = 1, r0
	;;
	(p9) mov r20 = r0
	nop 0
	;;
	.mmi
	nop 0
	add r17 = r20, r17
	nop 0
	;;
	.mib
	nop 0
	addp4 r17 = 0,r17
	br .L46
.L85:
	.mii
	cmp4.ne p6, p7 = 0, r33
	shladd r14 = r37, 2, r0
	;;
	(p6) addl r15 = 1, r0
	;;
	.mii
	(p7) mov r15 = r0
	cmp4.lt p6, p7 = 0, r37
	;;
	and r15 = r34, r15
	.mmi
	(p7) mov r16 = r0
	;;
	(p6) addl r16 = 1, r0
	cmp4.eq p6, p7 = 0, r15
	;;
	.mmi
	(p7) add r14 = r14, r33
	;;
	(p7) addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	(p7) st4 [r14] = r0
	nop 0
	(p7) br.cond.dptk .L39
	.mib
	nop 0
	nop 0
	br .L89
.L88:
	.mmi
	adds r15 = 8, r32
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	cmp.eq p6, p7 = 0, r14
	adds r16 = -4, r14
	;;
	.mmi
	(p6) adds r32 = 4, r32
	(p7) st4 [r15] = r16
	nop 0
	;;
	.mmi
	(p6) ld4 r14 = [r32]
	;;
	(p6) adds r14 = -1, r14
	nop 0
	;;
	.mii
	(p6) st4 [r32] = r14
	cmp4.lt p6, p7 = 0, r37
	;;
	(p6) addl r16 = 1, r0
	;;
	.mii
	(p7) mov r16 = r0
	cmp4.ne p6, p7 = 0, r33
	;;
	(p6) addl r15 = 1, r0
	;;
	.mmi
	nop 0
	(p7) mov r15 = r0
	nop 0
	;;
	.mib
	nop 0
	and r15 = r34, r15
	br .L90
	.endp take_text#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"e"
	.align 8
.LC1:
	stringz	"p"
	.align 8
.LC2:
	stringz	"01234567"
	.align 8
.LC3:
	stringz	"[cCn"
	.align 8
.LC4:
	stringz	"+-"
	.align 8
.LC5:
	stringz	"i"
	.align 8
.LC6:
	stringz	"nf"
	.align 8
.LC8:
	stringz	"nity"
	.align 8
.LC10:
	stringz	"n"
	.align 8
.LC11:
	stringz	"an"
	.align 8
.LC13:
	stringz	"0123456789abcdefghijklmnopqrstuvwxyz_"
	.align 8
.LC14:
	stringz	")"
	.align 8
.LC15:
	stringz	"0"
	.align 8
.LC16:
	stringz	"x"
	.align 8
.LC17:
	stringz	"."
	.align 8
.LC18:
	stringz	"("
	.section	.sdata,	"asw",	"progbits"
	.align 4
.LC7:
	data4	.LC6+1
	.align 4
.LC9:
	data4	.LC8+1
	.align 4
.LC12:
	data4	.LC11+1
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global scan_text#
	.type	scan_text#, @function
	.proc scan_text#
scan_text:
	.prologue 12, 61
	.mmi
	.save ar.pfs, r62
	alloc r62 = ar.pfs, 4, 30, 4, 0
	.fframe 224
	adds r12 = -224, r12
	.save ar.lc, r65
	mov r65 = ar.lc
	.mmi
	mov r14 = r34
	addp4 r32 = 0,r32
	addp4 r34 = 0,r34
	;;
	.mmi
	addl r46 = @ltoffx(.L121), r1
	adds r41 = 160, r12
	extr.u r17 = r33, 32, 32
	.mmi
	adds r45 = 172, r12
	adds r48 = 176, r12
	adds r49 = 180, r12
	;;
	.mmi
	adds r51 = 184, r12
	adds r47 = 188, r12
	extr.u r38 = r14, 32, 32
	.mmi
	adds r50 = 192, r12
	adds r40 = 164, r12
	adds r39 = 168, r12
	;;
	.mmi
	adds r18 = 208, r12
	adds r16 = 216, r12
	.save rp, r61
	mov r61 = b0
	.mlx
	mov r63 = r1
	movl r54 = @gprel(.LC3)
	;;
	.mmi
	addp4 r35 = 0,r35
	st8 [r18] = r33
	.save pr, r64
	mov r64 = pr
	.body
	.mmi
	st8 [r16] = r14
	addp4 r38 = 0,r38
	mov r52 = r0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r48] = r0
	cmp.eq p16, p17 = 0, r34
	.mmi
	addl r56 = 1, r0
	addl r43 = 255, r0
	adds r53 = 196, r12
	;;
	.mmi
	st4 [r49] = r0
	st4 [r51] = r0
	adds r55 = 200, r12
	.mmi
	add r54 = r1, r54
	ld8.mov r46 = [r46], .L121
	nop 0
	;;
	.mlx
	st4 [r47] = r0
	movl r42 = 26843544
	.mlx
	st4 [r50] = r0
	movl r44 = 268435456
	;;
	.mmi
	st4 [r41] = r32
	st4 [r40] = r17
	nop 0
	;;
	.mmi
	st4 [r39] = r33
	nop 0
	nop 0
	.align 32
.L92:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	zxt1 r14 = r56
	(p16) br.cond.dpnt .L271
.L388:
	.mii
	ld4 r37 = [r34]
	adds r34 = 4, r34
	;;
	cmp4.ne p6, p7 = 0, r37
	.mii
	addp4 r34 = 0,r34
	mov r36 = r37
	;;
	tbit.nz.and.orcm p6, p7 = r14, 0
	.mmb
	cmp.eq p16, p17 = 0, r34
	nop 0
	(p7) br.cond.dpnt .L273
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r43, r37
	(p6) br.cond.dpnt .L93
.L94:
	.pred.rel.mutex p16, p17
	.mib
	mov r66 = r41
	mov r56 = r0
	br.call.sptk.many b0 = next#
	;;
	.mmi
	cmp4.eq p6, p7 = r36, r8
	nop 0
	mov r1 = r63
	.mmb
	mov r66 = r8
	nop 0
	(p6) br.cond.dpnt .L294
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = -1, r8
	nop 0
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mib
	st4 [r51] = r14
	nop 0
	(p7) br.cond.dpnt .L163
	;;
	.mmi
	ld4 r67 = [r41]
	ld4 r14 = [r45]
	nop 0
	;;
	.mii
	addp4 r67 = 0,r67
	adds r14 = -1, r14
	;;
	cmp.eq p6, p7 = 0, r67
	.mmb
	st4 [r45] = r14
	nop 0
	(p6) br.cond.dpnt .L164
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ungetc#
	;;
	.mib
	mov r1 = r63
	zxt1 r14 = r56
	(p17) br.cond.dptk .L388
	.align 32
.L271:
	.pred.rel.mutex p16, p17
	.mmi
	ld1 r36 = [r38]
	nop 0
	adds r38 = 1, r38
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r36
	mov r37 = r36
	addp4 r38 = 0,r38
	;;
	.mib
	nop 0
	tbit.nz.and.orcm p6, p7 = r14, 0
	(p7) br.cond.dpnt .L273
.L93:
	.pred.rel.mutex p16, p17
	.mib
	mov r66 = r36
	nop 0
	br.call.sptk.many b0 = isspace#
	;;
	.mib
	mov r1 = r63
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L95
	;;
	.mbb
	cmp4.ne p6, p7 = 37, r37
	(p6) br.cond.dpnt .L94
	(p16) br.cond.dpnt .L107
	;;
	.mmi
	ld4 r14 = [r34]
	st4 [r48] = r0
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 42, r14
	;;
	(p6) addl r15 = 1, r0
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r15 = r0
	nop 0
	;;
	.mmi
	shladd r14 = r15, 2, r0
	st4 [r49] = r15
	nop 0
	;;
	.mmi
	add r34 = r14, r34
	;;
	addp4 r34 = 0,r34
	nop 0
	;;
	.mmi
	ld4 r14 = [r34]
	;;
	adds r14 = -48, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 9, r14
	(p6) br.cond.dpnt .L108
.L118:
	.mmi
	adds r34 = 4, r34
	;;
	addp4 r34 = 0,r34
	nop 0
	;;
	.mmi
	ld4 r16 = [r34]
	;;
	adds r15 = -48, r16
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = 9, r15
	(p7) br.cond.dpnt .L389
	;;
.L114:
	.mib
	cmp4.ge p6, p7 = r42, r14
	nop 0
	(p6) br.cond.dpnt .L390
	;;
	.mii
	adds r34 = 4, r34
	mov r14 = r44
	;;
	addp4 r34 = 0,r34
	;;
	.mmi
	ld4 r16 = [r34]
	;;
	adds r15 = -48, r16
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = 9, r15
	(p6) br.cond.dptk .L114
.L389:
	.mmi
	st4 [r48] = r14
	nop 0
	nop 0
.L108:
	.mmi
	st4 [r47] = r0
	mov r17 = r0
	mov r18 = r0
.L139:
	.mmi
	ld4 r15 = [r34]
	;;
	adds r14 = -76, r15
	nop 0
	;;
	.mib
	cmp4.ltu p6, p7 = 46, r14
	nop 0
	(p6) br.cond.dpnt .L119
	;;
	.mmi
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r46
	;;
	ld4 r19 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r16 = r19
	;;
	add r14 = r14, r16
	;;
	.mib
	nop 0
	mov b6 = r14
	br b6
	.section	.rodata,	"a",	"progbits"
	.align 4
	.align 4
.L121:
	data4 @pcrel(.L125)
	data4 @pcrel(.L119)
	data4 @pcrel(.L119)
	data4 @pcrel(.L119)
	data4 @pcrel(.L119)
	data4 @pcrel(.L119)
	data4 @pcrel(.L119)
	data4 @pcrel(.L119)
	data4 @pcrel(.L119)
	data4 @pcrel(.L119)
	data4 @pcrel(.L119)
	data4 @pcrel(.L119)
	data4 @pcrel(.L119)
	data4 @pcrel(.L119)
	data4 @pcrel(.L119)
	data4 @pcrel(.L119)
	data4 @pcrel(.L119)
	data4 @pcrel(.L119)
	data4 @pcrel(.L119)
	data4 @pcrel(.L119)
	data4 @pcrel(.L119)
	data4 @pcrel(.L119)
	data4 @pcrel(.L119)
	data4 @pcrel(.L119)
	data4 @pcrel(.L119)
	data4 @pcrel(.L119)
	data4 @pcrel(.L119)
	data4 @pcrel(.L119)
	data4 @pcrel(.L124)
	data4 @pcrel(.L119)
	data4 @pcrel(.L122)
	data4 @pcrel(.L119)
	data4 @pcrel(.L123)
	data4 @pcrel(.L119)
	data4 @pcrel(.L119)
	data4 @pcrel(.L119)
	data4 @pcrel(.L119)
	data4 @pcrel(.L122)
	data4 @pcrel(.L119)
	data4 @pcrel(.L119)
	data4 @pcrel(.L288)
	data4 @pcrel(.L119)
	data4 @pcrel(.L119)
	data4 @pcrel(.L119)
	data4 @pcrel(.L119)
	data4 @pcrel(.L119)
	data4 @pcrel(.L288)
	.section	.text,	"ax",	"progbits"
.L97:
	.pred.rel.mutex p16, p17
	.mib
	mov r66 = r8
	nop 0
	br.call.sptk.many b0 = isspace#
	;;
	.mib
	mov r1 = r63
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L98
.L95:
	.pred.rel.mutex p16, p17
	.mib
	mov r66 = r41
	nop 0
	br.call.sptk.many b0 = next#
	;;
	.mmi
	cmp4.geu p6, p7 = r43, r8
	nop 0
	mov r1 = r63
	.mmb
	mov r36 = r8
	nop 0
	(p6) br.cond.dpnt .L97
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L92
.L98:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	ld4 r67 = [r41]
	mov r66 = r36
	.mmi
	ld4 r14 = [r45]
	;;
	addp4 r67 = 0,r67
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r67
	nop 0
	.mmb
	st4 [r45] = r14
	nop 0
	(p6) br.cond.dpnt .L100
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ungetc#
	;;
	.mib
	nop 0
	mov r1 = r63
	br .L92
.L126:
	.mii
	nop 0
	zxt1 r15 = r15
	mov r34 = r0
	;;
.L119:
	.mii
	cmp4.eq p6, p7 = 0, r17
	sxt1 r67 = r15
	cmp.eq p16, p17 = 0, r34
	;;
	.mmi
	(p7) st4 [r47] = r18
	cmp4.ne p6, p7 = 0, r15
	mov r36 = r67
	.mmi
	st1 [r50] = r67
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r14 = r0
	cmp4.ne p6, p7 = 91, r67
	(p16) br.cond.dpnt .L134
	;;
	.mmi
	shladd r14 = r14, 2, r0
	st4 [r53] = r38
	nop 0
	;;
	.mmi
	add r34 = r14, r34
	;;
	addp4 r34 = 0,r34
	nop 0
	;;
	.mib
	st4 [r55] = r34
	nop 0
	(p7) br.cond.dpnt .L354
.L367:
	.mmi
	cmp.eq p16, p17 = 0, r34
	nop 0
	nop 0
.L135:
	.pred.rel.mutex p16, p17
	.mib
	mov r66 = r54
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r63
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L391
	;;
.L155:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	cmp4.ne p6, p7 = 37, r36
	(p7) br.cond.dpnt .L392
	;;
.L162:
	.pred.rel.mutex p16, p17
	.mib
	cmp4.ne p6, p7 = 110, r36
	mov r66 = r41
	(p7) br.cond.dpnt .L393
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = next#
	;;
	.mmi
	mov r1 = r63
	nop 0
	cmp4.eq p6, p7 = -1, r8
	.mmb
	mov r66 = r8
	nop 0
	(p6) br.cond.dpnt .L174
	;;
	.mmi
	ld4 r67 = [r41]
	ld4 r14 = [r45]
	nop 0
	;;
	.mii
	addp4 r67 = 0,r67
	adds r14 = -1, r14
	;;
	cmp.eq p6, p7 = 0, r67
	.mmb
	st4 [r45] = r14
	nop 0
	(p6) br.cond.dpnt .L175
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ungetc#
	;;
	.mmi
	ld4 r16 = [r49]
	nop 0
	mov r1 = r63
	.mmi
	st4 [r51] = r0
	ld1 r15 = [r50]
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r16
	nop 0
	sxt1 r15 = r15
	;;
	.mmi
	(p7) adds r14 = 4, r35
	(p7) adds r35 = 8, r35
	(p6) mov r36 = r0
	;;
	.mmi
	(p7) ld4 r36 = [r14]
	adds r14 = -65, r15
	(p7) addp4 r35 = 0,r35
	;;
	.mii
	nop 0
	zxt1 r14 = r14
	(p7) addp4 r36 = 0,r36
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 50, r14
	(p6) br.cond.dpnt .L180
.L399:
	.pred.rel.mutex p16, p17
	.mmi
	addl r17 = @ltoffx(.L182), r1
	nop 0
	shladd r14 = r14, 2, r0
	;;
	.mmi
	ld8.mov r17 = [r17], .L182
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	nop 0
	ld4 r18 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r17 = r18
	;;
	add r14 = r14, r17
	;;
	.mib
	nop 0
	mov b6 = r14
	br b6
	.section	.rodata,	"a",	"progbits"
	.align 4
	.align 4
.L182:
	data4 @pcrel(.L183)
	data4 @pcrel(.L180)
	data4 @pcrel(.L187)
	data4 @pcrel(.L180)
	data4 @pcrel(.L183)
	data4 @pcrel(.L183)
	data4 @pcrel(.L183)
	data4 @pcrel(.L180)
	data4 @pcrel(.L180)
	data4 @pcrel(.L180)
	data4 @pcrel(.L180)
	data4 @pcrel(.L180)
	data4 @pcrel(.L180)
	data4 @pcrel(.L180)
	data4 @pcrel(.L180)
	data4 @pcrel(.L180)
	data4 @pcrel(.L180)
	data4 @pcrel(.L180)
	data4 @pcrel(.L186)
	data4 @pcrel(.L180)
	data4 @pcrel(.L180)
	data4 @pcrel(.L180)
	data4 @pcrel(.L180)
	data4 @pcrel(.L180)
	data4 @pcrel(.L180)
	data4 @pcrel(.L180)
	data4 @pcrel(.L185)
	data4 @pcrel(.L180)
	data4 @pcrel(.L180)
	data4 @pcrel(.L180)
	data4 @pcrel(.L180)
	data4 @pcrel(.L180)
	data4 @pcrel(.L183)
	data4 @pcrel(.L180)
	data4 @pcrel(.L184)
	data4 @pcrel(.L180)
	data4 @pcrel(.L183)
	data4 @pcrel(.L183)
	data4 @pcrel(.L183)
	data4 @pcrel(.L180)
	data4 @pcrel(.L180)
	data4 @pcrel(.L180)
	data4 @pcrel(.L180)
	data4 @pcrel(.L180)
	data4 @pcrel(.L180)
	data4 @pcrel(.L180)
	data4 @pcrel(.L180)
	data4 @pcrel(.L180)
	data4 @pcrel(.L180)
	data4 @pcrel(.L180)
	data4 @pcrel(.L181)
	.section	.text,	"ax",	"progbits"
.L288:
	.mmi
	adds r34 = 4, r34
	addl r18 = 3, r0
	addl r17 = 1, r0
	;;
	.mib
	nop 0
	addp4 r34 = 0,r34
	br .L139
	;;
.L122:
	.mmi
	adds r34 = 4, r34
	addl r18 = 4, r0
	addl r17 = 1, r0
	;;
	.mib
	nop 0
	addp4 r34 = 0,r34
	br .L139
.L391:
	.pred.rel.mutex p16, p17
	.mmi
	addl r37 = 255, r0
	nop 0
	nop 0
.L159:
	.pred.rel.mutex p16, p17
	.mib
	mov r66 = r41
	nop 0
	br.call.sptk.many b0 = next#
	;;
	.mmi
	cmp4.geu p6, p7 = r37, r8
	nop 0
	mov r1 = r63
	.mmb
	mov r36 = r8
	nop 0
	(p6) br.cond.dpnt .L156
	;;
	.mib
	cmp4.eq p6, p7 = -1, r8
	nop 0
	(p6) br.cond.dpnt .L368
	;;
	.mmi
	ld4 r14 = [r45]
	ld4 r67 = [r41]
	nop 0
	;;
	.mmi
	adds r14 = -1, r14
	nop 0
	addp4 r67 = 0,r67
	;;
	.mib
	st4 [r45] = r14
	cmp.eq p6, p7 = 0, r67
	(p6) br.cond.dpnt .L160
.L395:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	mov r66 = r36
	br.call.sptk.many b0 = ungetc#
	;;
	.mmi
	mov r1 = r63
	nop 0
	nop 0
.L368:
	.pred.rel.mutex p16, p17
	.mmi
	ld1 r14 = [r50]
	;;
	nop 0
	sxt1 r36 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 37, r36
	(p6) br.cond.dptk .L162
	.align 32
.L392:
	.pred.rel.mutex p16, p17
	.mib
	mov r66 = r41
	nop 0
	br.call.sptk.many b0 = next#
	;;
	.mmi
	cmp4.eq p6, p7 = 37, r8
	nop 0
	mov r1 = r63
	.mmb
	mov r66 = r8
	nop 0
	(p6) br.cond.dpnt .L294
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r0
	nop 0
	;;
	.mib
	st4 [r51] = r14
	nop 0
	(p6) br.cond.dpnt .L163
	;;
	.mmi
	ld4 r67 = [r41]
	ld4 r14 = [r45]
	nop 0
	;;
	.mii
	addp4 r67 = 0,r67
	adds r14 = -1, r14
	;;
	cmp.eq p6, p7 = 0, r67
	.mmb
	st4 [r45] = r14
	nop 0
	(p6) br.cond.dpnt .L164
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ungetc#
	;;
	.mmi
	mov r1 = r63
	nop 0
	nop 0
.L163:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	mov r56 = r0
	br .L92
.L390:
	.mii
	shladd r15 = r14, 2, r0
	cmp.eq p16, p17 = 0, r34
	;;
	add r14 = r15, r14
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	adds r14 = -48, r14
	nop 0
	;;
	.mib
	nop 0
	add r14 = r14, r16
	(p17) br.cond.dptk .L118
.L113:
	.mmi
	adds r38 = 1, r38
	;;
	addp4 r38 = 0,r38
	nop 0
	;;
	.mmi
	ld1 r16 = [r38]
	;;
	adds r15 = -48, r16
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = 9, r15
	(p7) br.cond.dpnt .L394
	;;
.L116:
	.mmi
	nop 0
	cmp4.lt p6, p7 = r42, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r14 = r44
	(p6) br.cond.dptk .L113
	;;
	.mmi
	shladd r15 = r14, 2, r0
	nop 0
	adds r38 = 1, r38
	;;
	.mii
	add r14 = r15, r14
	addp4 r38 = 0,r38
	;;
	shladd r14 = r14, 1, r0
	;;
	.mii
	adds r14 = -48, r14
	nop 0
	;;
	add r14 = r14, r16
	.mmi
	ld1 r16 = [r38]
	;;
	adds r15 = -48, r16
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = 9, r15
	(p6) br.cond.dptk .L116
.L394:
	.mmi
	st4 [r48] = r14
	nop 0
	nop 0
.L111:
	.mmi
	addl r19 = @ltoffx(.L128), r1
	st4 [r47] = r0
	mov r17 = r0
	.mmi
	mov r18 = r0
	;;
	ld8.mov r19 = [r19], .L128
	nop 0
.L140:
	.mmi
	ld1 r15 = [r38]
	;;
	adds r14 = -76, r15
	nop 0
	;;
	.mii
	nop 0
	zxt1 r14 = r14
	nop 0
	;;
	.mib
	cmp4.ltu p6, p7 = 46, r14
	nop 0
	(p6) br.cond.dpnt .L126
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	nop 0
	ld4 r20 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r16 = r20
	;;
	add r14 = r14, r16
	;;
	.mib
	nop 0
	mov b6 = r14
	br b6
	.section	.rodata,	"a",	"progbits"
	.align 4
	.align 4
.L128:
	data4 @pcrel(.L132)
	data4 @pcrel(.L126)
	data4 @pcrel(.L126)
	data4 @pcrel(.L126)
	data4 @pcrel(.L126)
	data4 @pcrel(.L126)
	data4 @pcrel(.L126)
	data4 @pcrel(.L126)
	data4 @pcrel(.L126)
	data4 @pcrel(.L126)
	data4 @pcrel(.L126)
	data4 @pcrel(.L126)
	data4 @pcrel(.L126)
	data4 @pcrel(.L126)
	data4 @pcrel(.L126)
	data4 @pcrel(.L126)
	data4 @pcrel(.L126)
	data4 @pcrel(.L126)
	data4 @pcrel(.L126)
	data4 @pcrel(.L126)
	data4 @pcrel(.L126)
	data4 @pcrel(.L126)
	data4 @pcrel(.L126)
	data4 @pcrel(.L126)
	data4 @pcrel(.L126)
	data4 @pcrel(.L126)
	data4 @pcrel(.L126)
	data4 @pcrel(.L126)
	data4 @pcrel(.L131)
	data4 @pcrel(.L126)
	data4 @pcrel(.L129)
	data4 @pcrel(.L126)
	data4 @pcrel(.L130)
	data4 @pcrel(.L126)
	data4 @pcrel(.L126)
	data4 @pcrel(.L126)
	data4 @pcrel(.L126)
	data4 @pcrel(.L129)
	data4 @pcrel(.L126)
	data4 @pcrel(.L126)
	data4 @pcrel(.L290)
	data4 @pcrel(.L126)
	data4 @pcrel(.L126)
	data4 @pcrel(.L126)
	data4 @pcrel(.L126)
	data4 @pcrel(.L126)
	data4 @pcrel(.L290)
	.section	.text,	"ax",	"progbits"
.L156:
	.pred.rel.mutex p16, p17
	.mib
	mov r66 = r8
	nop 0
	br.call.sptk.many b0 = isspace#
	;;
	.mib
	mov r1 = r63
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L159
	.mmi
	ld4 r14 = [r45]
	ld4 r67 = [r41]
	nop 0
	;;
	.mmi
	addp4 r67 = 0,r67
	nop 0
	adds r14 = -1, r14
	;;
	.mib
	st4 [r45] = r14
	cmp.eq p6, p7 = 0, r67
	(p7) br.cond.dptk .L395
.L160:
	.pred.rel.mutex p16, p17
	.mmi
	ld4 r15 = [r39]
	;;
	addp4 r15 = 0,r15
	nop 0
	;;
	.mmi
	cmp.eq p6, p7 = 0, r15
	;;
	(p6) ld4 r15 = [r40]
	nop 0
	.mii
	(p7) ld1 r14 = [r50]
	nop 0
	;;
	(p7) adds r15 = -4, r15
	.mmi
	(p6) ld1 r14 = [r50]
	;;
	(p6) adds r15 = -1, r15
	(p7) sxt1 r36 = r14
	;;
	.mmi
	nop 0
	(p7) st4 [r39] = r15
	(p6) sxt1 r36 = r14
	.mmb
	nop 0
	(p6) st4 [r40] = r15
	br .L155
.L294:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	addl r56 = 1, r0
	br .L92
.L107:
	.pred.rel.mutex p16, p17
	.mmi
	ld1 r14 = [r38]
	st4 [r48] = r0
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 42, r14
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mmi
	add r38 = r14, r38
	st4 [r49] = r14
	nop 0
	;;
	.mmi
	addp4 r38 = 0,r38
	;;
	ld1 r16 = [r38]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = -48, r16
	nop 0
	;;
	.mib
	cmp4.geu p6, p7 = 9, r14
	nop 0
	(p7) br.cond.dpnt .L111
	;;
	.mmi
	(p6) mov r14 = r0
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r15, r14
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = -48, r14
	nop 0
	;;
	.mib
	nop 0
	add r14 = r14, r16
	(p17) br.cond.dptk .L118
	.mib
	nop 0
	nop 0
	br .L113
	;;
.L134:
	.pred.rel.mutex p16, p17
	.mmi
	add r38 = r14, r38
	st4 [r55] = r0
	cmp4.eq p6, p7 = 91, r67
	;;
	.mmi
	nop 0
	addp4 r38 = 0,r38
	nop 0
	;;
	.mib
	st4 [r53] = r38
	nop 0
	(p7) br.cond.dptk .L135
	.mmi
	ld1 r14 = [r38]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.eq p6, p7 = 94, r14
	mov r15 = r14
	(p6) br.cond.dpnt .L396
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 93, r15
	(p6) br.cond.dpnt .L151
	.align 32
.L148:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	ld1 r14 = [r38]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L135
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 93, r14
	(p7) br.cond.dpnt .L397
.L151:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	adds r38 = 1, r38
	nop 0
	;;
	.mib
	nop 0
	addp4 r38 = 0,r38
	br .L148
.L273:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r52
	(p7) br.cond.dptk .L398
	;;
	.mii
	mov r8 = r52
	mov pr = r64, -1
	;;
	mov b0 = r61
	;;
	.mii
	nop 0
	mov ar.pfs = r62
	;;
	mov ar.lc = r65
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 224, r12
	br.ret.sptk.many b0
.L175:
	.body
	.copy_state 1
	.pred.rel.mutex p16, p17
	.mmi
	ld4 r14 = [r39]
	st4 [r51] = r0
	nop 0
	.mii
	ld4 r16 = [r49]
	nop 0
	;;
	addp4 r14 = 0,r14
	.mmi
	ld1 r15 = [r50]
	;;
	cmp.eq p6, p7 = 0, r14
	sxt1 r15 = r15
	;;
	.mmi
	nop 0
	(p6) ld4 r14 = [r40]
	nop 0
	;;
	.mii
	(p7) adds r14 = -4, r14
	nop 0
	;;
	(p6) adds r14 = -1, r14
	;;
	.mmi
	(p7) st4 [r39] = r14
	(p6) st4 [r40] = r14
	cmp4.ne p6, p7 = 0, r16
	;;
	.mmi
	(p7) adds r14 = 4, r35
	(p7) adds r35 = 8, r35
	(p6) mov r36 = r0
	;;
	.mmi
	(p7) ld4 r36 = [r14]
	adds r14 = -65, r15
	(p7) addp4 r35 = 0,r35
	;;
	.mii
	nop 0
	zxt1 r14 = r14
	(p7) addp4 r36 = 0,r36
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 50, r14
	(p7) br.cond.dptk .L399
.L180:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = -88, r15
	ld4 r15 = [r48]
	nop 0
	;;
	.mii
	nop 0
	zxt1 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 32, r14
	(p6) br.cond.dptk .L237
	;;
	.mlx
	mov r20 = r12
	movl r16 = @gprel(CSWTCH.45#)
	.mmi
	cmp4.ne p6, p7 = 0, r15
	addl r17 = 128, r0
	mov r66 = r41
	;;
	.mlx
	add r16 = r1, r16
	(p7) movl r15 = 2147483647
	.mlx
	adds r57 = 32, r20
	movl r68 = @gprel(.LC4)
	;;
	.mmi
	add r14 = r16, r14
	adds r16 = 16, r12
	add r68 = r1, r68
	;;
	.mmi
	mov r67 = r16
	ld1 r37 = [r14]
	nop 0
	.mmi
	st4 [r16] = r57
	adds r14 = 28, r12
	adds r16 = 20, r12
	;;
	.mmi
	st4 [r14] = r15
	st4 [r16] = r0
	nop 0
	.mmi
	adds r14 = 32, r12
	adds r16 = 24, r12
	sxt1 r37 = r37
	;;
	.mmi
	st4 [r16] = r17
	st1 [r14] = r0
	nop 0
	.mib
	mov r59 = r37
	sxt4 r56 = r37
	br.call.sptk.many b0 = accept#
	;;
	.mmi
	mov r1 = r63
	nop 0
	and r14 = -17, r37
	.mmi
	adds r18 = 16, r12
	nop 0
	mov r66 = r41
	;;
	.mlx
	cmp4.ne p6, p7 = 0, r14
	movl r68 = @gprel(.LC15)
	.mmb
	mov r60 = r14
	mov r67 = r18
	(p6) br.cond.dpnt .L239
	;;
	.mib
	add r68 = r1, r68
	nop 0
	br.call.sptk.many b0 = accept#
	;;
	.mib
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r63
	(p7) br.cond.dpnt .L400
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 16, r37
	(p6) br.cond.dpnt .L277
.L303:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r56 = @gprel(hexadecimal_digits#)
	.mmi
	addl r60 = 1, r0
	nop 0
	mov r37 = r0
	;;
	.mii
	add r56 = r1, r56
	nop 0
	;;
	addp4 r56 = 0,r56
	;;
.L244:
	.pred.rel.mutex p16, p17
	.mmi
	adds r20 = 16, r12
	mov r68 = r56
	mov r66 = r41
	;;
	.mib
	mov r67 = r20
	nop 0
	br.call.sptk.many b0 = accept#
	;;
	.mib
	mov r1 = r63
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L401
	.align 32
.L245:
	.pred.rel.mutex p16, p17
	.mmi
	adds r20 = 16, r12
	nop 0
	mov r68 = r56
	.mmi
	mov r66 = r41
	nop 0
	adds r37 = 1, r37
	;;
	.mib
	mov r67 = r20
	nop 0
	br.call.sptk.many b0 = accept#
	;;
	.mib
	mov r1 = r63
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L245
	;;
.L401:
	.pred.rel.mutex p16, p17
	.mmi
	ld1 r56 = [r50]
	cmp4.lt p6, p7 = 0, r37
	adds r15 = 16, r12
	;;
	.mii
	nop 0
	sxt1 r56 = r56
	(p6) addl r58 = 1, r0
	.mmb
	nop 0
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	(p7) mov r58 = r0
	cmp4.ne p6, p7 = 100, r56
	addp4 r66 = 0,r14
	;;
	.mib
	or r58 = r60, r58
	cmp4.ne.and.orcm p6, p7 = 105, r56
	(p6) br.cond.dptk .L246
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r59
	nop 0
	adds r37 = 204, r12
	;;
	.mmi
	(p6) mov r68 = r59
	nop 0
	mov r67 = r37
	;;
	.mib
	nop 0
	(p7) addl r68 = 10, r0
	br.call.sptk.many b0 = strtoll#
	;;
	.mmi
	mov r1 = r63
	nop 0
	nop 0
.L248:
	.pred.rel.mutex p16, p17
	.mmi
	adds r16 = 16, r12
	nop 0
	cmp4.eq p6, p7 = 0, r58
	;;
	.mmi
	nop 0
	ld4 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	addp4 r14 = 0,r14
	(p7) br.cond.dptk .L402
	;;
	.mib
	cmp4.ne p6, p7 = r14, r57
	mov r66 = r14
	(p7) br.cond.dpnt .L163
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r63
	nop 0
	nop 0
.L417:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	mov r56 = r0
	br .L92
	;;
.L164:
	.pred.rel.mutex p16, p17
	.mii
	ld4 r14 = [r39]
	mov r56 = r0
	;;
	addp4 r14 = 0,r14
	;;
	.mmi
	cmp.eq p6, p7 = 0, r14
	;;
	(p6) ld4 r14 = [r40]
	nop 0
	;;
	.mmi
	nop 0
	(p7) adds r14 = -4, r14
	nop 0
	;;
	.mii
	(p6) adds r14 = -1, r14
	nop 0
	;;
	nop 0
	.mmb
	(p7) st4 [r39] = r14
	(p6) st4 [r40] = r14
	br .L92
.L393:
	.pred.rel.mutex p16, p17
	.mmi
	ld4 r14 = [r47]
	nop 0
	adds r15 = 4, r35
	.mmi
	adds r35 = 8, r35
	ld4 r16 = [r45]
	nop 0
	;;
	.mmi
	ld4 r15 = [r15]
	cmp4.eq p6, p7 = 3, r14
	addp4 r35 = 0,r35
	;;
	.mib
	addp4 r15 = 0,r15
	nop 0
	(p6) br.cond.dpnt .L171
	;;
	.mib
	cmp4.ltu p6, p7 = 3, r14
	nop 0
	(p6) br.cond.dpnt .L168
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 1, r14
	nop 0
	;;
	.mib
	(p6) st1 [r15] = r16
	nop 0
	(p6) br.cond.dpnt .L92
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 2, r14
	nop 0
	;;
	.mib
	(p6) st2 [r15] = r16
	nop 0
	(p6) br.cond.sptk .L92
.L171:
	.pred.rel.mutex p16, p17
	.mib
	st4 [r15] = r16
	nop 0
	br .L92
.L168:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = -4, r14
	;;
	cmp4.ltu p6, p7 = 1, r14
	nop 0
	;;
	.mii
	nop 0
	(p7) sxt4 r16 = r16
	nop 0
	;;
	.mib
	(p7) st8 [r15] = r16
	nop 0
	(p7) br.cond.dptk .L92
	.mib
	st4 [r15] = r16
	nop 0
	br .L92
.L100:
	.pred.rel.mutex p16, p17
	.mmi
	ld4 r14 = [r39]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	cmp.eq p6, p7 = 0, r14
	;;
	(p6) ld4 r14 = [r40]
	nop 0
	;;
	.mmi
	nop 0
	(p7) adds r14 = -4, r14
	nop 0
	;;
	.mii
	(p6) adds r14 = -1, r14
	nop 0
	;;
	nop 0
	.mmb
	(p7) st4 [r39] = r14
	(p6) st4 [r40] = r14
	br .L92
.L174:
	.pred.rel.mutex p16, p17
	.mmi
	addl r14 = 1, r0
	nop 0
	mov r56 = r0
	;;
	.mib
	st4 [r51] = r14
	nop 0
	br .L92
.L398:
	.mmi
	ld4 r14 = [r51]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	(p7) mov r52 = r0
	;;
	(p6) addl r52 = -1, r0
	nop 0
	;;
	.mii
	mov r8 = r52
	mov pr = r64, -1
	;;
	mov b0 = r61
	;;
	.mii
	nop 0
	mov ar.pfs = r62
	;;
	mov ar.lc = r65
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 224, r12
	br.ret.sptk.many b0
.L354:
	.body
	.copy_state 2
	.mmi
	nop 0
	ld4 r14 = [r34]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 94, r14
	nop 0
	(p6) br.cond.dpnt .L403
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 93, r14
	(p6) br.cond.dpnt .L153
	.align 32
.L147:
	.mmi
	nop 0
	ld4 r14 = [r34]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L367
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 93, r14
	(p7) br.cond.dpnt .L404
.L153:
	.mmi
	nop 0
	adds r34 = 4, r34
	nop 0
	;;
	.mib
	nop 0
	addp4 r34 = 0,r34
	br .L147
	;;
.L124:
	.mmi
	cmp4.eq p6, p7 = 2, r18
	adds r34 = 4, r34
	addl r17 = 1, r0
	;;
	.mmi
	(p6) addl r18 = 1, r0
	nop 0
	addp4 r34 = 0,r34
	;;
	.mib
	nop 0
	(p7) addl r18 = 2, r0
	br .L139
	;;
.L125:
	.mmi
	adds r34 = 4, r34
	addl r18 = 5, r0
	addl r17 = 1, r0
	;;
	.mib
	nop 0
	addp4 r34 = 0,r34
	br .L139
	;;
.L123:
	.mmi
	cmp4.eq p6, p7 = 3, r18
	adds r34 = 4, r34
	addl r17 = 1, r0
	;;
	.mmi
	(p6) addl r18 = 4, r0
	nop 0
	addp4 r34 = 0,r34
	;;
	.mib
	nop 0
	(p7) addl r18 = 3, r0
	br .L139
	;;
.L290:
	.mmi
	adds r38 = 1, r38
	addl r18 = 3, r0
	addl r17 = 1, r0
	;;
	.mib
	nop 0
	addp4 r38 = 0,r38
	br .L140
	;;
.L129:
	.mmi
	adds r38 = 1, r38
	addl r18 = 4, r0
	addl r17 = 1, r0
	;;
	.mib
	nop 0
	addp4 r38 = 0,r38
	br .L140
.L404:
	.mmi
	adds r34 = 4, r34
	;;
	addp4 r34 = 0,r34
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p16, p17 = 0, r34
	br .L135
.L183:
	.pred.rel.mutex p16, p17
	.mmi
	mov r15 = r12
	ld4 r14 = [r48]
	adds r16 = 16, r12
	.mlx
	mov r66 = r41
	movl r68 = @gprel(.LC4)
	;;
	.mmi
	adds r57 = 32, r15
	adds r15 = 20, r12
	nop 0
	.mmi
	cmp4.eq p6, p7 = 0, r14
	mov r67 = r16
	add r68 = r1, r68
	;;
	.mmi
	st4 [r16] = r57
	st4 [r15] = r0
	addl r16 = 128, r0
	.mlx
	adds r15 = 24, r12
	(p6) movl r14 = 2147483647
	;;
	.mmi
	st4 [r15] = r16
	nop 0
	adds r15 = 28, r12
	;;
	.mmi
	st4 [r15] = r14
	nop 0
	adds r14 = 32, r12
	;;
	.mib
	st1 [r14] = r0
	nop 0
	br.call.sptk.many b0 = accept#
	;;
	.mmi
	mov r1 = r63
	adds r18 = 16, r12
	mov r66 = r41
	;;
	.mlx
	nop 0
	movl r68 = @gprel(.LC5)
	.mmi
	nop 0
	mov r67 = r18
	nop 0
	;;
	.mib
	add r68 = r1, r68
	nop 0
	br.call.sptk.many b0 = accept#
	;;
	.mmi
	mov r1 = r63
	cmp4.eq p6, p7 = 0, r8
	nop 0
	.mmb
	adds r14 = 16, r12
	mov r66 = r41
	(p7) br.cond.dpnt .L405
	;;
	.mlx
	nop 0
	movl r68 = @gprel(.LC10)
	.mmi
	nop 0
	mov r67 = r14
	nop 0
	;;
	.mib
	add r68 = r1, r68
	nop 0
	br.call.sptk.many b0 = accept#
	;;
	.mmi
	nop 0
	mov r1 = r63
	mov r56 = r8
	.mmb
	nop 0
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L210
	;;
	.mmi
	adds r37 = 204, r12
	addl r14 = @gprel(.LC12), gp
	addl r15 = 97, r0
	;;
	.mmi
	st2 [r37] = r0
	ld4 r56 = [r14]
	nop 0
	.align 32
.L212:
	.pred.rel.mutex p16, p17
	.mmi
	st1 [r37] = r15
	nop 0
	adds r15 = 16, r12
	.mmi
	mov r68 = r37
	nop 0
	mov r66 = r41
	;;
	.mib
	mov r67 = r15
	nop 0
	br.call.sptk.many b0 = accept#
	;;
	.mmi
	addp4 r14 = 0,r56
	mov r1 = r63
	nop 0
	.mmb
	cmp4.eq p6, p7 = 0, r8
	adds r56 = 1, r56
	(p6) br.cond.dpnt .L211
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L212
	.mlx
	nop 0
	movl r68 = @gprel(.LC18)
	.mmi
	adds r18 = 16, r12
	nop 0
	mov r66 = r41
	;;
	.mib
	add r68 = r1, r68
	mov r67 = r18
	br.call.sptk.many b0 = accept#
	;;
	.mmi
	mov r1 = r63
	nop 0
	cmp4.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC13)
	;;
	.mib
	nop 0
	(p7) add r37 = r1, r37
	(p7) br.cond.dpnt .L214
.L222:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	addl r15 = 1, r0
	addl r8 = 1, r0
.L206:
	.pred.rel.mutex p16, p17
	.mmi
	cmp4.ne p6, p7 = 0, r36
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	and r14 = r15, r14
	adds r15 = 16, r12
	;;
	.mmi
	ld4 r66 = [r15]
	cmp4.eq p6, p7 = 0, r14
	mov r15 = r12
	;;
	.mib
	addp4 r66 = 0,r66
	adds r67 = 204, r15
	(p6) br.cond.dpnt .L225
	;;
	.mmi
	nop 0
	ld4 r14 = [r47]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 5, r14
	nop 0
	(p7) br.cond.dpnt .L406
	;;
	.mib
	cmp4.ne p6, p7 = 3, r14
	nop 0
	(p7) br.cond.dpnt .L407
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strtof#
	;;
	.mmi
	nop 0
	adds r16 = 16, r12
	mov r1 = r63
	.mmi
	stfs [r36] = f8
	;;
	ld4 r66 = [r16]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r66 = 0,r66
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r66, r57
	nop 0
	(p7) br.cond.dpnt .L195
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r63
	ld4 r16 = [r49]
	nop 0
	;;
.L189:
	.pred.rel.mutex p16, p17
	.mii
	cmp4.eq p6, p7 = 0, r16
	addl r56 = 1, r0
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r0
	nop 0
	;;
	.mib
	nop 0
	add r52 = r52, r14
	br .L92
.L403:
	.mmi
	adds r14 = 4, r34
	nop 0
	adds r34 = 4, r34
	;;
	.mmi
	ld4 r14 = [r14]
	nop 0
	addp4 r34 = 0,r34
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 93, r14
	(p7) br.cond.dptk .L147
	.mib
	nop 0
	nop 0
	br .L153
	;;
.L130:
	.mmi
	cmp4.eq p6, p7 = 3, r18
	adds r38 = 1, r38
	addl r17 = 1, r0
	;;
	.mmi
	(p6) addl r18 = 4, r0
	nop 0
	addp4 r38 = 0,r38
	;;
	.mib
	nop 0
	(p7) addl r18 = 3, r0
	br .L140
	;;
.L132:
	.mmi
	adds r38 = 1, r38
	addl r18 = 5, r0
	addl r17 = 1, r0
	;;
	.mib
	nop 0
	addp4 r38 = 0,r38
	br .L140
	;;
.L131:
	.mmi
	cmp4.eq p6, p7 = 2, r18
	adds r38 = 1, r38
	addl r17 = 1, r0
	;;
	.mmi
	(p6) addl r18 = 1, r0
	nop 0
	addp4 r38 = 0,r38
	;;
	.mib
	nop 0
	(p7) addl r18 = 2, r0
	br .L140
.L397:
	.pred.rel.mutex p16, p17
	.mib
	adds r38 = 1, r38
	mov r66 = r54
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	addp4 r8 = 0,r8
	addp4 r38 = 0,r38
	mov r1 = r63
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L155
	.mib
	nop 0
	nop 0
	br .L391
.L396:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 1, r38
	nop 0
	adds r38 = 1, r38
	;;
	.mii
	ld1 r14 = [r14]
	addp4 r38 = 0,r38
	;;
	sxt1 r15 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 93, r15
	(p7) br.cond.dptk .L148
	.mib
	nop 0
	nop 0
	br .L151
.L181:
	.pred.rel.mutex p16, p17
	.mmi
	ld4 r14 = [r47]
	nop 0
	mov r69 = r0
	.mii
	mov r67 = r36
	mov r66 = r41
	;;
	cmp4.eq p6, p7 = 3, r14
	;;
	.mmi
	nop 0
	(p6) addl r68 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r68 = r0
	br.call.sptk.many b0 = take_text#
	;;
	.mmi
	mov r1 = r63
	nop 0
	nop 0
.L200:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L163
.L195:
	.pred.rel.mutex p16, p17
	.mmi
	ld4 r16 = [r49]
	nop 0
	nop 0
	;;
.L408:
	.pred.rel.mutex p16, p17
	.mii
	cmp4.eq p6, p7 = 0, r16
	addl r56 = 1, r0
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r0
	nop 0
	;;
	.mib
	nop 0
	add r52 = r52, r14
	br .L92
.L187:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	ld4 r14 = [r48]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L297
	;;
	.mmi
	cmp4.ge p6, p7 = 0, r14
	adds r15 = -1, r14
	nop 0
	.mmb
	mov r37 = r36
	cmp.eq p18, p19 = 0, r36
	(p6) br.cond.dpnt .L189
	;;
	.mmi
	addp4 r15 = r15, r0
	nop 0
	cmp4.ge p6, p7 = 0, r14
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r15
	;;
	(p6) mov ar.lc = 0
	.align 32
.L198:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	mov r66 = r41
	nop 0
	br.call.sptk.many b0 = next#
	;;
	.mmi
	(p19) addp4 r14 = 0,r37
	mov r1 = r63
	nop 0
	.mmb
	cmp4.eq p6, p7 = -1, r8
	adds r37 = 4, r37
	(p6) br.cond.dpnt .L163
	;;
	.mib
	(p19) st4 [r14] = r8
	nop 0
	br.cloop.sptk.few .L198
	.mib
	ld4 r16 = [r49]
	nop 0
	br .L408
.L185:
	.pred.rel.mutex p16, p17
	.mmi
	ld4 r14 = [r47]
	nop 0
	mov r69 = r53
	.mii
	mov r67 = r36
	mov r66 = r41
	;;
	cmp4.eq p6, p7 = 3, r14
	;;
	.mmi
	nop 0
	(p6) addl r68 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r68 = r0
	nop 0
	br.call.sptk.many b0 = take_text#
	;;
	.mib
	nop 0
	mov r1 = r63
	br .L200
.L184:
	.pred.rel.mutex p16, p17
	.mmi
	ld4 r18 = [r47]
	ld4 r14 = [r48]
	nop 0
	;;
	.mii
	cmp4.eq p8, p9 = 3, r18
	cmp4.eq p6, p7 = 0, r14
	;;
	(p8) addl r17 = 1, r0
	;;
	.mib
	nop 0
	(p9) mov r17 = r0
	(p6) br.cond.dptk .L296
	.mmi
	cmp4.ge p6, p7 = 0, r14
	cmp4.ge p8, p9 = 0, r14
	adds r15 = -1, r14
	.mmb
	mov r37 = r36
	mov r56 = r0
	(p6) br.cond.dpnt .L189
	;;
	.mmb
	cmp4.ne p6, p7 = 3, r18
	addp4 r15 = r15, r0
	nop 0
	.mmi
	addl r57 = 255, r0
	cmp.eq p20, p21 = 0, r36
	(p8) mov ar.lc = 0
	;;
	.mmi
	(p6) addl r58 = 1, r0
	nop 0
	(p9) mov ar.lc = r15
	;;
	.mii
	(p7) mov r58 = r0
	cmp4.ne p6, p7 = 0, r36
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r0
	nop 0
	;;
	.mii
	and r14 = r17, r14
	nop 0
	;;
	cmp4.eq p18, p19 = 0, r14
	.align 32
.L194:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mib
	mov r66 = r41
	nop 0
	br.call.sptk.many b0 = next#
	;;
	.mib
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r63
	(p6) br.cond.dpnt .L163
	;;
	.mmi
	cmp4.lt p6, p7 = r57, r8
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	and r14 = r14, r58
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	(p19) addp4 r14 = 0,r37
	(p7) br.cond.dpnt .L409
	;;
	.mib
	(p19) st4 [r14] = r8
	nop 0
	(p19) br.cond.dptk .L193
	.mii
	(p21) add r14 = r56, r36
	nop 0
	;;
	(p21) addp4 r14 = 0,r14
	;;
	.mmi
	(p21) st1 [r14] = r8
	nop 0
	nop 0
.L193:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mib
	adds r56 = 1, r56
	adds r37 = 4, r37
	br.cloop.sptk.few .L194
	.mib
	ld4 r16 = [r49]
	nop 0
	br .L408
.L186:
	.pred.rel.mutex p16, p17
	.mmi
	mov r69 = r0
	addl r68 = 1, r0
	nop 0
	.mmb
	mov r67 = r36
	mov r66 = r41
	br.call.sptk.many b0 = take_text#
	;;
	.mib
	mov r1 = r63
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L195
	.mib
	nop 0
	nop 0
	br .L163
.L409:
	.pred.rel.mutex p16, p17
	.mib
	mov r56 = r0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r15 = 47, r0
	addp4 r8 = 0,r8
	mov r1 = r63
	;;
	.mib
	st4 [r8] = r15
	nop 0
	br .L92
.L237:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 20, r12
	mov r18 = r12
	adds r19 = 16, r12
	.mii
	addl r16 = 128, r0
	cmp4.ne p6, p7 = 0, r15
	;;
	adds r57 = 32, r18
	.mii
	st4 [r14] = r0
	adds r14 = 24, r12
	;;
	nop 0
	.mmb
	st4 [r19] = r57
	st4 [r14] = r16
	(p7) br.cond.dptk .L410
	.mmi
	adds r14 = 28, r12
	adds r16 = 16, r12
	mov r66 = r41
	.mlx
	addl r60 = 1, r0
	movl r68 = @gprel(.LC4)
	;;
	.mmi
	st4 [r14] = r15
	adds r14 = 32, r12
	add r68 = r1, r68
	.mmi
	mov r67 = r16
	addl r59 = 10, r0
	mov r37 = r0
	;;
	.mib
	st1 [r14] = r0
	nop 0
	br.call.sptk.many b0 = accept#
	;;
	.mmi
	nop 0
	mov r1 = r63
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(decimal_digits#)
	;;
	.mmi
	nop 0
	add r56 = r1, r56
	nop 0
	;;
	.mib
	nop 0
	addp4 r56 = 0,r56
	br .L244
	;;
.L296:
	.pred.rel.mutex p16, p17
	.mmi
	cmp4.ne p6, p7 = 3, r18
	addl r14 = 1, r0
	mov r37 = r36
	.mmi
	mov r56 = r0
	addl r57 = 255, r0
	cmp.eq p20, p21 = 0, r36
	;;
	.mmi
	(p6) addl r58 = 1, r0
	cmp4.ge p8, p9 = 0, r14
	adds r15 = -1, r14
	;;
	.mmb
	(p7) mov r58 = r0
	cmp4.ne p6, p7 = 0, r36
	nop 0
	.mmi
	addp4 r15 = r15, r0
	nop 0
	(p8) mov ar.lc = 0
	;;
	.mii
	(p6) addl r14 = 1, r0
	(p9) mov ar.lc = r15
	;;
	(p7) mov r14 = r0
	;;
	.mmi
	nop 0
	and r14 = r17, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p18, p19 = 0, r14
	br .L194
	;;
.L297:
	.pred.rel.mutex p16, p17
	.mmi
	addl r14 = 1, r0
	mov r37 = r36
	cmp.eq p18, p19 = 0, r36
	;;
	.mmi
	adds r15 = -1, r14
	nop 0
	cmp4.ge p6, p7 = 0, r14
	;;
	.mmi
	addp4 r15 = r15, r0
	nop 0
	(p6) mov ar.lc = 0
	;;
	.mib
	nop 0
	(p7) mov ar.lc = r15
	br .L198
.L210:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r68 = @gprel(.LC15)
	.mmi
	adds r19 = 16, r12
	nop 0
	mov r66 = r41
	;;
	.mib
	add r68 = r1, r68
	mov r67 = r19
	br.call.sptk.many b0 = accept#
	;;
	.mmi
	mov r1 = r63
	nop 0
	mov r59 = r8
	.mmb
	cmp4.eq p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L411
	;;
	.mlx
	nop 0
	movl r60 = @gprel(.LC0)
	.mlx
	nop 0
	movl r58 = @gprel(decimal_digits#)
	;;
	.mmi
	add r60 = r1, r60
	nop 0
	add r58 = r1, r58
	;;
	.mmi
	nop 0
	addp4 r60 = 0,r60
	addp4 r58 = 0,r58
	;;
	.align 32
.L216:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 16, r12
	mov r68 = r58
	mov r66 = r41
	;;
	.mib
	mov r67 = r14
	nop 0
	br.call.sptk.many b0 = accept#
	;;
	.mmi
	mov r1 = r63
	nop 0
	mov r37 = r8
	.mmb
	cmp4.ne p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L412
	;;
	.mib
	nop 0
	adds r56 = 1, r56
	br .L216
.L405:
	.pred.rel.mutex p16, p17
	.mmi
	adds r37 = 204, r12
	addl r14 = @gprel(.LC7), gp
	addl r15 = 110, r0
	;;
	.mmi
	st2 [r37] = r0
	ld4 r56 = [r14]
	nop 0
	.align 32
.L204:
	.pred.rel.mutex p16, p17
	.mmi
	adds r19 = 16, r12
	st1 [r37] = r15
	mov r68 = r37
	.mmi
	nop 0
	mov r66 = r41
	nop 0
	;;
	.mib
	mov r67 = r19
	nop 0
	br.call.sptk.many b0 = accept#
	;;
	.mmi
	addp4 r14 = 0,r56
	mov r1 = r63
	nop 0
	.mmb
	cmp4.eq p6, p7 = 0, r8
	adds r56 = 1, r56
	(p6) br.cond.dpnt .L203
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L204
	;;
	.mlx
	nop 0
	movl r68 = @gprel(.LC5)
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r66 = r41
	;;
	.mib
	add r68 = r1, r68
	mov r67 = r15
	br.call.sptk.many b0 = accept#
	;;
	.mib
	mov r1 = r63
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L222
	;;
	.mmi
	addl r14 = @gprel(.LC9), gp
	st2 [r37] = r0
	nop 0
	.mmi
	addl r15 = 110, r0
	;;
	ld4 r56 = [r14]
	nop 0
.L208:
	.pred.rel.mutex p16, p17
	.mmi
	adds r20 = 16, r12
	st1 [r37] = r15
	mov r68 = r37
	.mmi
	nop 0
	mov r66 = r41
	nop 0
	;;
	.mib
	mov r67 = r20
	nop 0
	br.call.sptk.many b0 = accept#
	;;
	.mmi
	addp4 r14 = 0,r56
	mov r1 = r63
	nop 0
	.mmb
	cmp4.eq p6, p7 = 0, r8
	adds r56 = 1, r56
	(p6) br.cond.dpnt .L207
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L208
	;;
	.mib
	addl r15 = 1, r0
	addl r8 = 1, r0
	br .L206
	;;
.L410:
	.pred.rel.mutex p16, p17
	.mlx
	adds r14 = 28, r12
	movl r15 = 2147483647
	.mlx
	mov r67 = r19
	movl r68 = @gprel(.LC4)
	;;
	.mmi
	st4 [r14] = r15
	adds r14 = 32, r12
	add r68 = r1, r68
	.mii
	mov r66 = r41
	addl r59 = 10, r0
	;;
	nop 0
	.mmb
	st1 [r14] = r0
	nop 0
	br.call.sptk.many b0 = accept#
	;;
	.mmi
	mov r1 = r63
	nop 0
	nop 0
	;;
.L277:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r56 = @gprel(decimal_digits#)
	.mii
	addl r60 = 1, r0
	mov r37 = r0
	;;
	add r56 = r1, r56
	;;
	.mib
	nop 0
	addp4 r56 = 0,r56
	br .L244
.L214:
	.pred.rel.mutex p16, p17
	.mmi
	adds r16 = 16, r12
	mov r68 = r37
	mov r66 = r41
	;;
	.mib
	mov r67 = r16
	nop 0
	br.call.sptk.many b0 = accept#
	;;
	.mib
	mov r1 = r63
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L214
	;;
	.mlx
	nop 0
	movl r68 = @gprel(.LC14)
	.mmi
	adds r18 = 16, r12
	nop 0
	mov r66 = r41
	;;
	.mib
	add r68 = r1, r68
	mov r67 = r18
	br.call.sptk.many b0 = accept#
	;;
	.mii
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r63
	;;
	(p6) addl r8 = 1, r0
	;;
	.mmi
	nop 0
	(p7) mov r8 = r0
	nop 0
	;;
	.mib
	nop 0
	mov r15 = r8
	br .L206
.L411:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r68 = @gprel(.LC16)
	.mmi
	adds r20 = 16, r12
	nop 0
	mov r66 = r41
	;;
	.mib
	add r68 = r1, r68
	mov r67 = r20
	br.call.sptk.many b0 = accept#
	;;
	.mib
	mov r1 = r63
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L300
	;;
	.mlx
	nop 0
	movl r60 = @gprel(.LC0)
	.mlx
	addl r59 = 1, r0
	movl r58 = @gprel(decimal_digits#)
	;;
	.mmi
	add r60 = r1, r60
	nop 0
	add r58 = r1, r58
	;;
	.mib
	addp4 r60 = 0,r60
	addp4 r58 = 0,r58
	br .L216
.L400:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r68 = @gprel(.LC16)
	.mmi
	adds r19 = 16, r12
	nop 0
	mov r66 = r41
	;;
	.mib
	add r68 = r1, r68
	mov r67 = r19
	br.call.sptk.many b0 = accept#
	;;
	.mib
	mov r1 = r63
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L302
	.mmi
	and r56 = -9, r56
	nop 0
	addl r60 = 1, r0
	;;
	.mlx
	cmp4.ne p6, p7 = 0, r56
	movl r56 = @gprel(.LC2)
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L303
	;;
	.mii
	add r56 = r1, r56
	addl r59 = 8, r0
	;;
	addp4 r56 = 0,r56
.L416:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	mov r37 = r0
	br .L244
	;;
.L402:
	.pred.rel.mutex p16, p17
	.mmi
	ld4 r66 = [r37]
	nop 0
	adds r18 = 16, r12
	;;
	.mib
	cmp4.eq p6, p7 = r14, r66
	nop 0
	(p6) br.cond.dpnt .L251
	;;
	.mib
	cmp.eq p6, p7 = 0, r36
	nop 0
	(p6) br.cond.dpnt .L252
	;;
	.mib
	cmp4.eq p6, p7 = 112, r56
	nop 0
	(p6) br.cond.dpnt .L253
	;;
	.mmi
	nop 0
	ld4 r14 = [r47]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 2, r14
	nop 0
	(p6) br.cond.dpnt .L254
	;;
	.mib
	cmp4.ltu p6, p7 = 2, r14
	nop 0
	(p7) br.cond.dpnt .L413
	;;
	.mib
	cmp4.eq p6, p7 = 3, r14
	adds r14 = -4, r14
	(p6) br.cond.dpnt .L253
	;;
	.mib
	cmp4.ltu p6, p7 = 1, r14
	nop 0
	(p6) br.cond.dpnt .L257
	;;
	.mmi
	ld4.a r66 = [r18]
	st8 [r36] = r8
	nop 0
	;;
	.mmi
	ld4.c.clr r66 = [r18]
	;;
	addp4 r66 = 0,r66
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r66, r57
	(p7) br.cond.dpnt .L195
.L379:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	nop 0
	mov r1 = r63
	nop 0
	.mmb
	ld4 r16 = [r49]
	nop 0
	br .L189
.L246:
	.pred.rel.mutex p16, p17
	.mmi
	cmp4.ne p6, p7 = 0, r59
	nop 0
	adds r37 = 204, r12
	;;
	.mmi
	(p6) mov r68 = r59
	nop 0
	mov r67 = r37
	;;
	.mib
	(p7) addl r68 = 10, r0
	nop 0
	br.call.sptk.many b0 = strtoull#
	;;
	.mib
	nop 0
	mov r1 = r63
	br .L248
.L413:
	.pred.rel.mutex p16, p17
	.mib
	adds r19 = 16, r12
	cmp4.eq p6, p7 = 1, r14
	(p7) br.cond.dpnt .L257
	;;
	.mmi
	ld4.a r66 = [r19]
	st1 [r36] = r8
	nop 0
	;;
	.mmi
	ld4.c.clr r66 = [r19]
	;;
	addp4 r66 = 0,r66
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r66, r57
	nop 0
	(p7) br.cond.dpnt .L195
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	nop 0
	mov r1 = r63
	nop 0
	.mmb
	ld4 r16 = [r49]
	nop 0
	br .L189
	;;
.L412:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r68 = @gprel(.LC17)
	.mmi
	adds r15 = 16, r12
	mov r66 = r41
	add r56 = r56, r59
	;;
	.mib
	add r68 = r1, r68
	mov r67 = r15
	br.call.sptk.many b0 = accept#
	;;
	.mib
	mov r1 = r63
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L219
	.mmi
	mov r59 = r0
	nop 0
	nop 0
.L218:
	.pred.rel.mutex p16, p17
	.mmi
	adds r16 = 16, r12
	mov r68 = r58
	mov r66 = r41
	;;
	.mib
	mov r67 = r16
	nop 0
	br.call.sptk.many b0 = accept#
	;;
	.mib
	mov r1 = r63
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L414
	;;
	.mib
	nop 0
	adds r59 = 1, r59
	br .L218
	;;
.L414:
	.pred.rel.mutex p16, p17
	.mmi
	add r56 = r56, r59
	nop 0
	nop 0
	;;
.L219:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r56
	(p6) br.cond.dptk .L221
	.mmi
	adds r18 = 16, r12
	mov r68 = r60
	mov r66 = r41
	;;
	.mib
	mov r67 = r18
	nop 0
	br.call.sptk.many b0 = accept#
	;;
	.mib
	mov r1 = r63
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L222
	;;
	.mlx
	adds r19 = 16, r12
	movl r68 = @gprel(.LC4)
	.mlx
	mov r66 = r41
	movl r56 = @gprel(decimal_digits#)
	;;
	.mmi
	add r68 = r1, r68
	nop 0
	add r56 = r1, r56
	.mmb
	mov r67 = r19
	nop 0
	br.call.sptk.many b0 = accept#
	;;
	.mmi
	mov r1 = r63
	nop 0
	nop 0
.L223:
	.pred.rel.mutex p16, p17
	.mmi
	adds r20 = 16, r12
	mov r68 = r56
	mov r66 = r41
	;;
	.mib
	mov r67 = r20
	nop 0
	br.call.sptk.many b0 = accept#
	;;
	.mib
	mov r1 = r63
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L415
	;;
	.mib
	nop 0
	adds r37 = 1, r37
	br .L223
	;;
.L239:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r56 = @gprel(.LC2)
	.mmb
	cmp4.ne p6, p7 = 8, r37
	addl r60 = 1, r0
	(p6) br.cond.spnt .L277
	;;
	.mmi
	add r56 = r1, r56
	nop 0
	addl r59 = 8, r0
	;;
	.mib
	nop 0
	addp4 r56 = 0,r56
	br .L416
.L203:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 16, r12
	;;
	ld4 r66 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r66 = 0,r66
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r66, r57
	nop 0
	(p7) br.cond.dpnt .L163
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mib
	nop 0
	mov r1 = r63
	br .L417
.L211:
	.pred.rel.mutex p16, p17
	.mmi
	adds r16 = 16, r12
	;;
	ld4 r66 = [r16]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r66 = 0,r66
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r66, r57
	nop 0
	(p7) br.cond.dpnt .L163
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mib
	nop 0
	mov r1 = r63
	br .L417
.L221:
	.pred.rel.mutex p16, p17
	.mmi
	adds r19 = 16, r12
	;;
	ld4 r66 = [r19]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r66 = 0,r66
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r66, r57
	nop 0
	(p7) br.cond.dpnt .L163
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mib
	nop 0
	mov r1 = r63
	br .L417
.L251:
	.pred.rel.mutex p16, p17
	.mib
	cmp4.ne p6, p7 = r14, r57
	nop 0
	(p7) br.cond.dpnt .L163
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mib
	nop 0
	mov r1 = r63
	br .L417
.L257:
	.pred.rel.mutex p16, p17
	.mmi
	adds r15 = 16, r12
	st4 [r36] = r8
	nop 0
	;;
	.mmi
	ld4 r66 = [r15]
	;;
	addp4 r66 = 0,r66
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r66, r57
	nop 0
	(p7) br.cond.dpnt .L195
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	nop 0
	mov r1 = r63
	nop 0
	.mmb
	ld4 r16 = [r49]
	nop 0
	br .L189
.L254:
	.pred.rel.mutex p16, p17
	.mmi
	adds r20 = 16, r12
	st2 [r36] = r8
	nop 0
	;;
	.mmi
	ld4 r66 = [r20]
	;;
	addp4 r66 = 0,r66
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r66, r57
	nop 0
	(p7) br.cond.dpnt .L195
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	nop 0
	mov r1 = r63
	nop 0
	.mmb
	ld4 r16 = [r49]
	nop 0
	br .L189
.L407:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	mov r20 = r12
	nop 0
	;;
	.mib
	adds r67 = 204, r20
	nop 0
	br.call.sptk.many b0 = strtod#
	;;
	.mmi
	adds r14 = 16, r12
	stfd [r36] = f8
	mov r1 = r63
	;;
	.mmi
	ld4 r66 = [r14]
	;;
	addp4 r66 = 0,r66
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r66, r57
	(p7) br.cond.dpnt .L195
.L385:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	nop 0
	mov r1 = r63
	nop 0
	.mmb
	ld4 r16 = [r49]
	nop 0
	br .L189
	;;
.L406:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	mov r16 = r12
	nop 0
	;;
	.mib
	adds r67 = 204, r16
	nop 0
	br.call.sptk.many b0 = strtold#
	;;
	.mmi
	adds r18 = 16, r12
	st8 [r36] = r8, 8
	mov r1 = r63
	;;
	.mmi
	ld4.a r66 = [r18]
	st8 [r36] = r9
	nop 0
	;;
	.mmi
	ld4.c.clr r66 = [r18]
	;;
	addp4 r66 = 0,r66
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r66, r57
	(p6) br.cond.dptk .L379
	.mib
	nop 0
	nop 0
	br .L195
.L253:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 16, r12
	st4 [r36] = r8
	nop 0
	;;
	.mmi
	ld4 r66 = [r14]
	;;
	addp4 r66 = 0,r66
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r66, r57
	(p6) br.cond.dptk .L385
	.mib
	nop 0
	nop 0
	br .L195
	;;
.L415:
	.pred.rel.mutex p16, p17
	.mmi
	cmp4.lt p6, p7 = 0, r37
	;;
	(p6) addl r8 = 1, r0
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r8 = r0
	nop 0
	;;
	.mib
	nop 0
	mov r15 = r8
	br .L206
.L300:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r60 = @gprel(.LC1)
	.mlx
	mov r59 = r0
	movl r58 = @gprel(hexadecimal_digits#)
	;;
	.mmi
	add r60 = r1, r60
	nop 0
	add r58 = r1, r58
	;;
	.mib
	addp4 r60 = 0,r60
	addp4 r58 = 0,r58
	br .L216
.L302:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r56 = @gprel(hexadecimal_digits#)
	.mii
	addl r59 = 16, r0
	mov r37 = r0
	;;
	add r56 = r1, r56
	;;
	.mib
	nop 0
	addp4 r56 = 0,r56
	br .L244
.L207:
	.pred.rel.mutex p16, p17
	.mmi
	adds r20 = 16, r12
	;;
	ld4 r66 = [r20]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r66 = 0,r66
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r66, r57
	nop 0
	(p7) br.cond.dpnt .L163
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mib
	nop 0
	mov r1 = r63
	br .L417
.L225:
	.pred.rel.mutex p16, p17
	.mib
	cmp4.ne p6, p7 = r66, r57
	adds r18 = 224, r12
	(p7) br.cond.dpnt .L200
	;;
	.mib
	st8 [r18] = r8
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	adds r19 = 224, r12
	nop 0
	mov r1 = r63
	;;
	.mmi
	nop 0
	ld8 r8 = [r19]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L195
	.mib
	nop 0
	nop 0
	br .L163
	;;
.L252:
	.pred.rel.mutex p16, p17
	.mib
	cmp4.ne p6, p7 = r14, r57
	nop 0
	(p7) br.cond.dpnt .L195
	;;
	.mib
	(p6) mov r66 = r14
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	nop 0
	mov r1 = r63
	nop 0
	.mmb
	ld4 r16 = [r49]
	nop 0
	br .L189
	.endp scan_text#
	.align 16
	.align 64
	.global vsscanf#
	.type	vsscanf#, @function
	.proc vsscanf#
vsscanf:
	.prologue
	.mmi
	alloc r16 = ar.pfs, 4, 0, 0, 0
	.body
	adds r14 = 8, r12
	adds r15 = 12, r12
	.mmi
	addp4 r32 = 0,r32
	addp4 r33 = 0,r33
	addp4 r35 = 0,r34
	;;
	.mmi
	st4 [r14] = r32
	st4 [r15] = r0
	mov r32 = r0
	.mmi
	adds r15 = 4, r12
	;;
	st4 [r12] = r33
	nop 0
	.mmi
	ld8 r33 = [r14]
	st4 [r15] = r0
	nop 0
	;;
	.mmi
	nop 0
	ld8 r34 = [r12]
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 4, 0
	nop 0
	br.sptk.many scan_text#
	;;
	break.f 0
	;;
	.endp vsscanf#
	.align 16
	.align 64
	.global sscanf#
	.type	sscanf#, @function
	.proc sscanf#
sscanf:
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
	addp4 r32 = 0,r32
	addp4 r33 = 0,r33
	;;
	.mmi
	adds r15 = 32, r12
	.save ar.unat, r43
	mov r43 = ar.unat
	adds r14 = 24, r12
	.mmi
	.mem.offset -8, 0
	st8.spill [r16] = r39, -16
	mov r42 = r1
	mov r44 = r0
	;;
	.mmb
	addp4 r47 = 0,r15
	adds r15 = 28, r12
	nop 0
	.mmi
	.mem.offset 0, 0
	st8.spill [r17] = r38, -16
	.mem.offset 8, 0
	st8.spill [r16] = r37, -16
	.save rp, r40
	mov r40 = b0
	;;
	.mmi
	nop 0
	st4 [r15] = r0
	adds r15 = 16, r12
	.mmi
	nop 0
	.mem.offset 16, 0
	st8.spill [r17] = r36, -16
	nop 0
	;;
	.mmi
	st4 [r14] = r32
	st4 [r15] = r33
	adds r15 = 20, r12
	;;
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 16, r12
	.mmi
	.mem.offset 24, 0
	st8.spill [r16] = r35
	.mem.offset 32, 0
	st8.spill [r17] = r34
	.body
	nop 0
	;;
	.mmi
	nop 0
	st4 [r15] = r0
	nop 0
	;;
	.mib
	ld8 r46 = [r14]
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
	adds r12 = 64, r12
	nop 0
	br.ret.sptk.many b0
	.endp sscanf#
	.align 16
	.align 64
	.global vfscanf#
	.type	vfscanf#, @function
	.proc vfscanf#
vfscanf:
	.prologue
	.mmi
	alloc r16 = ar.pfs, 4, 0, 0, 0
	.body
	adds r14 = 8, r12
	adds r15 = 12, r12
	.mmi
	addp4 r33 = 0,r33
	addp4 r35 = 0,r34
	addp4 r32 = 0,r32
	;;
	.mmi
	st4 [r15] = r0
	st4 [r12] = r33
	adds r15 = 4, r12
	;;
	.mmi
	nop 0
	ld8.a r34 = [r12]
	nop 0
	.mmi
	st4 [r15] = r0
	st4 [r14] = r0
	nop 0
	;;
	.mmi
	ld8 r33 = [r14]
	ld8.c.clr r34 = [r12]
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 4, 0
	nop 0
	br.sptk.many scan_text#
	;;
	break.f 0
	;;
	.endp vfscanf#
	.align 16
	.align 64
	.global vscanf#
	.type	vscanf#, @function
	.proc vscanf#
vscanf:
	.prologue
	.mmi
	alloc r16 = ar.pfs, 4, 0, 0, 0
	.body
	addp4 r15 = 0,r32
	nop 0
	.mmi
	adds r14 = 8, r12
	addl r32 = @ltoffx(__iob#), r1
	addp4 r35 = 0,r33
	;;
	.mmi
	st4 [r12] = r15
	adds r16 = 12, r12
	adds r15 = 4, r12
	.mmi
	ld8.mov r32 = [r32], __iob#
	st4 [r14] = r0
	nop 0
	;;
	.mmi
	nop 0
	ld8.a r33 = [r14]
	nop 0
	.mmi
	st4 [r16] = r0
	st4 [r15] = r0
	nop 0
	;;
	.mmi
	ld8 r34 = [r12]
	ld8.c.clr r33 = [r14]
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 4, 0
	nop 0
	br.sptk.many scan_text#
	;;
	break.f 0
	;;
	.endp vscanf#
	.align 16
	.align 64
	.global fscanf#
	.type	fscanf#, @function
	.proc fscanf#
fscanf:
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
	addp4 r33 = 0,r33
	mov r42 = r1
	;;
	.mmi
	adds r15 = 32, r12
	.save ar.unat, r43
	mov r43 = ar.unat
	.save rp, r40
	mov r40 = b0
	.mmi
	.mem.offset -8, 0
	st8.spill [r16] = r39, -16
	adds r14 = 24, r12
	addp4 r44 = 0,r32
	;;
	.mmi
	addp4 r47 = 0,r15
	nop 0
	adds r15 = 28, r12
	.mmi
	.mem.offset 0, 0
	st8.spill [r17] = r38, -16
	.mem.offset 8, 0
	st8.spill [r16] = r37, -16
	nop 0
	;;
	.mmi
	nop 0
	st4 [r15] = r0
	adds r15 = 16, r12
	.mmi
	nop 0
	.mem.offset 16, 0
	st8.spill [r17] = r36, -16
	nop 0
	;;
	.mmi
	st4 [r15] = r33
	st4 [r14] = r0
	adds r15 = 20, r12
	;;
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 16, r12
	.mmi
	.mem.offset 24, 0
	st8.spill [r16] = r35
	.mem.offset 32, 0
	st8.spill [r17] = r34
	.body
	nop 0
	;;
	.mmi
	nop 0
	st4 [r15] = r0
	nop 0
	;;
	.mib
	ld8 r46 = [r14]
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
	adds r12 = 64, r12
	nop 0
	br.ret.sptk.many b0
	.endp fscanf#
	.align 16
	.align 64
	.global scanf#
	.type	scanf#, @function
	.proc scanf#
scanf:
	.prologue 12, 40
	.spill 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 8, 4, 4, 0
	adds r16 = 8, r12
	mov r17 = r12
	.mmi
	.fframe 80
	adds r12 = -80, r12
	addp4 r32 = 0,r32
	addl r44 = @ltoffx(__iob#), r1
	;;
	.mmi
	adds r15 = 40, r12
	.save ar.unat, r43
	mov r43 = ar.unat
	adds r14 = 24, r12
	.mmi
	.mem.offset -8, 0
	st8.spill [r16] = r39, -16
	ld8.mov r44 = [r44], __iob#
	mov r42 = r1
	;;
	.mmb
	addp4 r47 = 0,r15
	adds r15 = 28, r12
	nop 0
	.mmi
	.mem.offset 0, 0
	st8.spill [r17] = r38, -16
	.mem.offset 8, 0
	st8.spill [r16] = r37, -16
	.save rp, r40
	mov r40 = b0
	;;
	.mmi
	nop 0
	st4 [r15] = r0
	adds r15 = 16, r12
	.mmi
	nop 0
	.mem.offset 16, 0
	st8.spill [r17] = r36, -16
	nop 0
	;;
	.mmi
	.mem.offset 24, 0
	st8.spill [r16] = r35, -16
	st4 [r15] = r32
	adds r15 = 20, r12
	;;
	.mmi
	st4 [r14] = r0
	.mem.offset 32, 0
	st8.spill [r17] = r34
	nop 0
	;;
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 16, r12
	.mmi
	.mem.offset 40, 0
	st8.spill [r16] = r33
	.body
	st4 [r15] = r0
	nop 0
	;;
	.mib
	ld8 r46 = [r14]
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
	.endp scanf#
	.section	.rodata,	"a",	"progbits"
	.align 8
	.type	CSWTCH.45#, @object
	.size	CSWTCH.45#, 33
CSWTCH.45:
	data1	16
	data1	10
	data1	10
	data1	10
	data1	10
	data1	10
	data1	10
	data1	10
	data1	10
	data1	10
	data1	10
	data1	10
	data1	10
	data1	10
	data1	10
	data1	10
	data1	10
	data1	0
	data1	10
	data1	10
	data1	10
	data1	10
	data1	10
	data1	8
	data1	16
	data1	10
	data1	10
	data1	10
	data1	10
	data1	10
	data1	10
	data1	10
	data1	16
	.align 8
	.type	hexadecimal_digits#, @object
	.size	hexadecimal_digits#, 17
hexadecimal_digits:
	stringz	"0123456789abcdef"
	.align 8
	.type	decimal_digits#, @object
	.size	decimal_digits#, 11
decimal_digits:
	stringz	"0123456789"
	.global strtold#
	.type	strtold#, @function
	.global strtod#
	.type	strtod#, @function
	.global strtoull#
	.type	strtoull#, @function
	.global strtof#
	.type	strtof#, @function
	.global strtoll#
	.type	strtoll#, @function
	.global isspace#
	.type	isspace#, @function
	.global __errno#
	.type	__errno#, @function
	.global free#
	.type	free#, @function
	.global memcpy#
	.type	memcpy#, @function
	.global malloc#
	.type	malloc#, @function
	.global ungetc#
	.type	ungetc#, @function
	.global strchr#
	.type	strchr#, @function
	.global getc#
	.type	getc#, @function
	.ident	"GCC: (GNU) 12.2.0"
