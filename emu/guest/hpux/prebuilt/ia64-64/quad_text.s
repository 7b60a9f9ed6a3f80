// 46cb178a7b94d584121f0d9c3978126b emu/guest/libc/quad_text.c
	.file	"quad_text.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc shift_integer#
shift_integer:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 5, 3, 0
	adds r34 = 8, r32
	.save rp, r36
	mov r36 = b0
	.mmi
	cmp.eq p6, p7 = 0, r33
	mov r38 = r1
	.body
	shr r35 = r33, 5
	;;
	.mmi
	ld4 r14 = [r34]
	nop 0
	mov ar.pfs = r37
	;;
	.mii
	nop 0
	mov b0 = r36
	sxt4 r15 = r14
	.mmb
	cmp4.eq.or.andcm p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L13
	;;
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
.L13:
	.mmi
	and r33 = 31, r33
	ld4.a r17 = [r34]
	nop 0
	.mmi
	shladd r15 = r15, 2, r0
	ld8 r14 = [r32]
	sxt4 r41 = r35
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r33
	add r14 = r14, r15
	sub r24 = 32, r33
	.mmi
	shladd r19 = r41, 2, r0
	addp4 r22 = r33, r0
	sxt4 r18 = r17
	;;
	.mmi
	st4 [r14] = r0
	(p6) addl r23 = 1, r0
	addp4 r24 = r24, r0
	;;
	.mmi
	(p7) mov r23 = r0
	nop 0
	cmp4.le p6, p7 = r0, r17
	.mmb
	nop 0
	chk.a.clr r17, .L15
.L16:
	.pred.rel.mutex p6, p7
	(p7) br.cond.dpnt .L6
	;;
	.mmi
	(p6) shladd r18 = r18, 2, r0
	nop 0
	nop 0
.L7:
	.mmi
	ld8 r14 = [r32]
	nop 0
	cmp4.ne p6, p7 = 0, r17
	;;
	.mii
	add r14 = r14, r18
	(p6) addl r16 = 1, r0
	;;
	(p7) mov r16 = r0
	.mmi
	ld4 r15 = [r14]
	adds r21 = -4, r14
	add r20 = r14, r19
	;;
	.mii
	and r16 = r16, r23
	nop 0
	;;
	shl r15 = r15, r22
	.mmb
	nop 0
	cmp4.eq p6, p7 = 0, r16
	(p6) br.cond.dptk .L4
.L14:
	.mmi
	ld4 r16 = [r21]
	adds r17 = -1, r17
	adds r18 = -4, r18
	.mmi
	ld8.a r14 = [r32]
	;;
	cmp4.ne p6, p7 = 0, r17
	nop 0
	;;
	.mii
	nop 0
	shr.u r16 = r16, r24
	nop 0
	;;
	.mmi
	or r16 = r15, r16
	;;
	st4 [r20] = r16
	(p6) addl r16 = 1, r0
	;;
	.mii
	ld8.c.clr r14 = [r32]
	(p7) mov r16 = r0
	;;
	add r14 = r14, r18
	.mmi
	and r16 = r16, r23
	;;
	ld4 r15 = [r14]
	adds r21 = -4, r14
	.mmi
	add r20 = r14, r19
	nop 0
	cmp4.eq p6, p7 = 0, r16
	;;
	.mib
	nop 0
	shl r15 = r15, r22
	(p7) br.cond.dptk .L14
	;;
.L4:
	.mmi
	nop 0
	adds r17 = -1, r17
	adds r18 = -4, r18
	.mmi
	nop 0
	st4 [r20] = r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = -1, r17
	(p7) br.cond.dptk .L7
.L6:
	.mmi
	shladd r41 = r41, 2, r0
	nop 0
	mov r40 = r0
	.mmb
	ld8 r39 = [r32]
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	ld4 r14 = [r34]
	mov r1 = r38
	mov b0 = r36
	.mmi
	nop 0
	ld8.a r15 = [r32]
	nop 0
	;;
	.mii
	add r14 = r14, r35, 1
	mov ar.pfs = r37
	;;
	sxt4 r16 = r14
	.mii
	st4 [r34] = r14
	nop 0
	;;
	shladd r16 = r16, 2, r0
	.mmi
	ld8.c.clr r15 = [r32]
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	adds r15 = -4, r15
	;;
	ld4 r15 = [r15]
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r15
	;;
	(p6) addl r15 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r15 = r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mib
	st4 [r34] = r14
	nop 0
	br.ret.sptk.many b0
.L15:
	.mii
	ld4 r17 = [r34]
	nop 0
	;;
	sxt4 r18 = r17
	.mmb
	nop 0
	cmp4.le p6, p7 = r0, r17
	br .L16
	.endp shift_integer#
	.align 16
	.align 64
	.proc begin_digits#
begin_digits:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	adds r14 = 12, r32
	nop 0
	.mii
	adds r15 = 8, r32
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	.mmi
	ld4 r14 = [r14]
	ld4 r36 = [r15]
	addl r15 = 1, r0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	nop 0
	sxt4 r36 = r36
	;;
	.mmi
	(p7) ld8 r14 = [r32]
	;;
	(p7) ld4 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	(p7) sxt4 r14 = r14
	nop 0
	;;
	.mmi
	(p7) add r36 = r36, r14
	nop 0
	adds r14 = 20, r32
	;;
	.mmi
	cmp.le p6, p7 = r0, r36
	st4 [r14] = r15
	nop 0
	;;
	.mmi
	(p7) addl r16 = -1, r0
	(p7) adds r15 = 16, r32
	(p7) adds r14 = 24, r32
	;;
	.mib
	(p7) st4 [r15] = r16
	nop 0
	(p7) br.cond.dpnt .L20
	;;
	.mmi
	nop 0
	addl r14 = 11600, r0
	nop 0
	;;
	.mib
	cmp.ge p6, p7 = r14, r36
	nop 0
	(p6) br.cond.dptk .L32
	;;
	.mmi
	(p7) adds r15 = 16, r32
	nop 0
	(p7) addl r36 = 11601, r0
	;;
	.mmi
	(p7) st4 [r15] = r14
	nop 0
	nop 0
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	adds r14 = 24, r32
	mov r1 = r35
	;;
	.mmi
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	nop 0
	;;
	.mmi
	st4 [r14] = r15
	ld8 r15 = [r32]
	nop 0
	;;
	.mmi
	(p6) adds r8 = 16, r15
	adds r15 = 8, r15
	nop 0
	;;
	.mmi
	st8 [r15] = r8
	nop 0
	nop 0
.L20:
	.mmi
	ld4 r14 = [r14]
	nop 0
	mov b0 = r33
	;;
	.mii
	cmp4.eq p6, p7 = 0, r14
	mov ar.pfs = r34
	;;
	(p6) addl r8 = 1, r0
	;;
	.mib
	nop 0
	(p7) mov r8 = r0
	br.ret.sptk.many b0
.L32:
	.mmi
	adds r14 = 16, r32
	;;
	st4 [r14] = r36
	addl r14 = 799, r0
	;;
	.mmi
	nop 0
	cmp.ge p6, p7 = r14, r36
	nop 0
	;;
	.mib
	nop 0
	(p6) adds r14 = 24, r32
	(p6) br.cond.dptk .L20
	.mmi
	nop 0
	adds r36 = 1, r36
	nop 0
	;;
	.mib
	nop 0
	sxt4 r36 = r36
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	adds r14 = 24, r32
	mov r1 = r35
	;;
	.mmi
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	nop 0
	;;
	.mmi
	st4 [r14] = r15
	ld8 r15 = [r32]
	nop 0
	;;
	.mmi
	(p6) adds r8 = 16, r15
	nop 0
	adds r15 = 8, r15
	;;
	.mib
	st8 [r15] = r8
	nop 0
	br .L20
	.endp begin_digits#
	.align 16
	.align 64
	.proc read_digits#
read_digits:
	.prologue 12, 39
	.mmb
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 2, 8, 1, 0
	adds r14 = 4, r33
	nop 0
	.mii
	adds r20 = 8, r33
	.save rp, r39
	mov r39 = b0
	mov r41 = r1
	.body
	;;
	.mmi
	ld4 r21 = [r14]
	mov r19 = r0
	mov r22 = r0
	.mmi
	adds r16 = 24, r33
	st8 [r20] = r0
	adds r17 = 32, r33
	;;
	.mii
	cmp4.eq p6, p7 = 16, r21
	cmp4.ge p8, p9 = 99, r21
	;;
	(p6) addl r23 = 4, r0
	;;
	.mii
	(p7) addl r23 = 1, r0
	nop 0
	;;
	sxt4 r23 = r23
.L44:
	.pred.rel.mutex p8, p9
	.mmi
	mov r34 = r32
	ld1 r14 = [r32], 1
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 46, r14
	(p7) br.cond.dpnt .L72
.L35:
	.pred.rel.mutex p8, p9
	.mmi
	nop 0
	adds r15 = -48, r14
	nop 0
	;;
	.mii
	nop 0
	zxt1 r18 = r15
	sxt1 r15 = r15
	;;
	.mib
	cmp4.ltu p6, p7 = 9, r18
	nop 0
	(p6) br.cond.dpnt .L38
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r15, r21
	(p6) br.cond.dpnt .L40
	;;
.L75:
	.pred.rel.mutex p8, p9
	.mmi
	ld8 r14 = [r17]
	cmp4.eq p6, p7 = 0, r19
	addl r22 = 1, r0
	;;
	.mmi
	(p7) sub r14 = r14, r23
	nop 0
	cmp4.eq p6, p7 = 0, r15
	;;
	.mmi
	nop 0
	st8 [r17] = r14
	nop 0
	;;
	.mib
	ld8 r14 = [r20]
	nop 0
	(p7) br.cond.dpnt .L53
	;;
	.mmi
	cmp.ne p6, p7 = 0, r14
	ld8 r14 = [r16]
	nop 0
	;;
	.mmi
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	st8 [r16] = r14
	nop 0
	nop 0
.L74:
	.pred.rel.mutex p8, p9
	.mmi
	mov r34 = r32
	ld1 r14 = [r32], 1
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 46, r14
	(p6) br.cond.dptk .L35
	;;
.L72:
	.pred.rel.mutex p8, p9
	.mbb
	cmp4.eq p6, p7 = 0, r19
	(p6) br.cond.dpnt .L73
	(p8) br.cond.dpnt .L40
	;;
	.mmi
	ld8 r14 = [r17]
	;;
	sub r14 = r14, r23
	nop 0
	;;
	.mmi
	nop 0
	st8 [r17] = r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r20]
	nop 0
	nop 0
	;;
.L53:
	.pred.rel.mutex p8, p9
	.mmi
	cmp.ne p6, p7 = 0, r14
	ld8.a r14 = [r16]
	addl r22 = 1, r0
	;;
	.mmi
	(p7) st8 [r20] = r34
	nop 0
	(p7) cmp.ne p6, p7 = 0, r34
	;;
	.mmi
	(p6) addl r15 = 1, r0
	ld8.c.clr r14 = [r16]
	nop 0
	;;
	.mmi
	(p7) mov r15 = r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	st8 [r16] = r14
	nop 0
	br .L74
.L38:
	.pred.rel.mutex p8, p9
	.mmi
	or r14 = 32, r14
	;;
	adds r18 = -97, r14
	adds r15 = -87, r14
	;;
	.mmi
	cmp4.ltu p6, p7 = 5, r18
	;;
	(p6) addl r15 = 99, r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r15, r21
	(p7) br.cond.dptk .L75
	;;
.L40:
	.mmi
	cmp4.eq p6, p7 = 0, r22
	nop 0
	adds r14 = 16, r33
	.mmi
	cmp4.ne p8, p9 = 16, r21
	nop 0
	mov r35 = r0
	;;
	.mib
	(p6) mov r34 = r0
	(p8) addl r15 = 101, r0
	(p6) br.cond.dpnt .L69
	;;
	.mmi
	st8 [r14] = r34
	nop 0
	(p9) addl r15 = 112, r0
	;;
	.mmi
	ld1 r14 = [r34]
	;;
	or r14 = 32, r14
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r15, r14
	(p6) br.cond.dpnt .L76
.L48:
	.mmi
	adds r33 = 32, r33
	;;
	ld8 r14 = [r33]
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r35
	nop 0
	;;
	.mmi
	st8 [r33] = r14
	nop 0
	nop 0
.L69:
	.mmi
	mov r8 = r34
	nop 0
	mov b0 = r39
	;;
	.mib
	nop 0
	mov ar.pfs = r40
	br.ret.sptk.many b0
.L73:
	.pred.rel.mutex p8, p9
	.mib
	nop 0
	addl r19 = 1, r0
	br .L44
.L76:
	.mlx
	adds r14 = 1, r34
	movl r37 = 99999999
	;;
	.mmi
	ld1 r38 = [r14]
	;;
	nop 0
	sxt1 r38 = r38
	;;
	.mmi
	adds r14 = -43, r38
	;;
	and r14 = -3, r14
	nop 0
	;;
	.mii
	nop 0
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	.mmi
	(p6) addl r36 = 1, r0
	;;
	(p7) mov r36 = r0
	nop 0
	;;
	.mmi
	nop 0
	add r36 = r34, r36, 1
	nop 0
	;;
	.mib
	ld1 r42 = [r36]
	nop 0
	br.call.sptk.many b0 = isdigit#
	;;
	.mib
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r41
	(p6) br.cond.dpnt .L48
	;;
	.mmi
	nop 0
	mov r34 = r36
	nop 0
	.mmb
	ld1 r42 = [r36], 1
	nop 0
	br.call.sptk.many b0 = isdigit#
	;;
	.mmi
	shladd r14 = r35, 2, r0
	adds r15 = -1, r36
	cmp.lt p8, p9 = r37, r35
	.mmb
	mov r1 = r41
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L77
	;;
	.mmi
	add r14 = r14, r35
	nop 0
	nop 0
	;;
	.align 32
.L52:
	.pred.rel.mutex p8, p9
	.mmi
	(p9) ld1 r35 = [r15]
	shladd r14 = r14, 1, r0
	mov r34 = r36
	.mmi
	ld1 r42 = [r36], 1
	;;
	nop 0
	(p9) sxt1 r35 = r35
	;;
	.mmi
	(p9) adds r35 = -48, r35
	;;
	nop 0
	(p9) sxt4 r35 = r35
	;;
	.mib
	(p9) add r35 = r35, r14
	nop 0
	br.call.sptk.many b0 = isdigit#
	;;
	.mmi
	shladd r14 = r35, 2, r0
	mov r1 = r41
	nop 0
	.mmi
	adds r15 = -1, r36
	cmp.lt p8, p9 = r37, r35
	cmp4.ne p6, p7 = 0, r8
	;;
	.mib
	nop 0
	add r14 = r14, r35
	(p6) br.cond.dptk .L52
.L77:
	.mmi
	adds r33 = 32, r33
	nop 0
	cmp4.ne p6, p7 = 45, r38
	;;
	.mii
	ld8 r14 = [r33]
	(p7) sub r35 = r0, r35
	;;
	add r14 = r14, r35
	;;
	.mib
	st8 [r33] = r14
	nop 0
	br .L69
	.endp read_digits#
	.align 16
	.align 64
	.proc compare_integers.isra.0#
compare_integers.isra.0:
	.prologue
	.body
	.mmi
	nop 0
	cmp4.le p8, p9 = r35, r33
	adds r15 = -1, r33
	.mmb
	nop 0
	cmp4.eq p6, p7 = r35, r33
	(p6) br.cond.dptk .L79
	;;
	.mmi
	nop 0
	(p8) addl r8 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p9) addl r8 = -1, r0
	br.ret.sptk.many b0
.L79:
	.mii
	nop 0
	sxt4 r14 = r15
	nop 0
	.mmb
	addp4 r16 = r15, r0
	cmp4.gt p6, p7 = r0, r15
	(p6) br.cond.dpnt .L84
	;;
	.mmi
	shladd r14 = r14, 2, r0
	nop 0
	shladd r15 = r16, 2, r0
	;;
	.mmi
	add r16 = r32, r14
	nop 0
	add r34 = r34, r14
	;;
	.mii
	mov r32 = r16
	adds r16 = -4, r16
	;;
	sub r16 = r16, r15
	.align 32
.L82:
	.mmi
	ld4 r15 = [r32], -4
	ld4 r14 = [r34], -4
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r14, r15
	nop 0
	(p7) br.cond.dpnt .L89
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r16, r32
	(p6) br.cond.dptk .L82
.L84:
	.mib
	nop 0
	mov r8 = r0
	br.ret.sptk.many b0
	;;
.L89:
	.mmi
	cmp4.leu p6, p7 = r14, r15
	;;
	(p6) addl r8 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) addl r8 = -1, r0
	br.ret.sptk.many b0
	.endp compare_integers.isra.0#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"inf"
	.align 8
.LC2:
	stringz	"nan"
	.align 8
.LC4:
	stringz	"infinity"
	.section	.sdata,	"asw",	"progbits"
	.align 8
.LC1:
	data8	.LC0+1
	.align 8
.LC3:
	data8	.LC2+1
	.align 8
.LC5:
	data8	.LC4+1
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc parse#
parse:
	.prologue 12, 55
	.mmi
	.save ar.pfs, r56
	alloc r56 = ar.pfs, 3, 25, 4, 0
	.fframe 128
	adds r12 = -128, r12
	.save ar.lc, r59
	mov r59 = ar.lc
	.mmi
	mov r44 = r34
	mov r57 = r1
	mov r36 = r32
	;;
	.mmi
	st8 [r44] = r0, 8
	adds r37 = 72, r12
	adds r38 = 80, r12
	.mmi
	adds r43 = 88, r12
	adds r42 = 96, r12
	adds r41 = 104, r12
	;;
	.mmi
	mov r14 = r44
	adds r40 = 76, r12
	.save pr, r58
	mov r58 = pr
	.mmi
	st8 [r37] = r0
	st8 [r38] = r0
	addl r15 = 10, r0
	;;
	.mmi
	nop 0
	st8 [r14] = r0, 8
	.save rp, r55
	mov r55 = b0
	.body
	.mmi
	st8 [r43] = r0
	;;
	st8 [r14] = r0, 8
	nop 0
	.mmi
	st8 [r42] = r0
	;;
	st8 [r14] = r0, 8
	nop 0
	.mmi
	st8 [r41] = r0
	;;
	st8 [r14] = r0, 8
	nop 0
	.mmi
	st4 [r40] = r15
	;;
	st8 [r14] = r0, 8
	nop 0
	.mmi
	nop 0
	;;
	st8 [r14] = r0
	nop 0
	.align 32
.L91:
	.mmi
	mov r35 = r36
	nop 0
	adds r36 = 1, r36
	;;
	.mib
	ld1 r60 = [r35]
	nop 0
	br.call.sptk.many b0 = isspace#
	;;
	.mib
	mov r1 = r57
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L91
	;;
	.mmi
	ld1 r14 = [r35]
	addl r15 = @gprel(.LC1), gp
	addl r17 = 105, r0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	.mmi
	ld8 r18 = [r15]
	;;
	cmp4.eq p6, p7 = 45, r14
	nop 0
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mmi
	st4 [r34] = r14
	;;
	ld1 r14 = [r35]
	nop 0
	;;
	.mmi
	adds r14 = -43, r14
	;;
	and r14 = -3, r14
	nop 0
	;;
	.mii
	nop 0
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mmi
	add r35 = r35, r14
	;;
	mov r15 = r35
	mov r16 = r35
	;;
	.align 32
.L92:
	.mmi
	nop 0
	ld1 r14 = [r16], 1
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	or r14 = 32, r14
	;;
	.mib
	cmp4.eq p6, p7 = r17, r14
	nop 0
	(p7) br.cond.dpnt .L222
	;;
	.mmi
	ld1 r14 = [r18], 1
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r17 = r14
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L92
	.mmi
	addl r14 = @gprel(.LC5), gp
	nop 0
	addl r16 = 105, r0
	;;
	.mmi
	ld8 r17 = [r14]
	nop 0
	nop 0
	.align 32
.L96:
	.mmi
	nop 0
	ld1 r14 = [r15], 1
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	or r14 = 32, r14
	;;
	.mib
	cmp4.eq p6, p7 = r16, r14
	nop 0
	(p7) br.cond.dpnt .L223
	;;
	.mmi
	ld1 r14 = [r17], 1
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r16 = r14
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L96
	.mii
	addl r46 = 8, r0
	addl r47 = 2, r0
	;;
	add r46 = r35, r46
.L99:
	.mmi
	cmp.eq p6, p7 = 0, r33
	nop 0
	mov r8 = r47
	;;
	.mii
	(p7) st8 [r33] = r46
	mov pr = r58, -1
	;;
	mov b0 = r55
	;;
	.mii
	nop 0
	mov ar.pfs = r56
	;;
	mov ar.lc = r59
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 128, r12
	br.ret.sptk.many b0
.L222:
	.body
	.copy_state 1
	.mmi
	addl r14 = @gprel(.LC3), gp
	nop 0
	addl r16 = 110, r0
	;;
	.mmi
	ld8 r17 = [r14]
	nop 0
	nop 0
	.align 32
.L95:
	.mmi
	nop 0
	ld1 r14 = [r15], 1
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	or r14 = 32, r14
	;;
	.mib
	cmp4.eq p6, p7 = r16, r14
	nop 0
	(p7) br.cond.dpnt .L224
	;;
	.mmi
	ld1 r14 = [r17], 1
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r16 = r14
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L95
	.mmi
	adds r38 = 3, r35
	nop 0
	adds r35 = 4, r35
	;;
	.mmi
	ld1 r14 = [r38]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 40, r14
	(p6) br.cond.dptk .L104
	.align 32
.L105:
	.mmi
	mov r46 = r35
	nop 0
	adds r35 = 1, r35
	;;
	.mib
	ld1 r60 = [r46]
	adds r37 = -1, r35
	br.call.sptk.many b0 = isalpha#
	;;
	.mib
	mov r1 = r57
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L105
	.mib
	ld1 r60 = [r37]
	nop 0
	br.call.sptk.many b0 = isdigit#
	;;
	.mib
	mov r1 = r57
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L105
	.mmi
	ld1 r14 = [r37]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 95, r14
	(p6) br.cond.dptk .L105
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 41, r14
	nop 0
	;;
	.mib
	(p6) adds r46 = 1, r46
	(p6) addl r47 = 3, r0
	(p6) br.cond.dpnt .L99
	;;
.L104:
	.mmi
	mov r46 = r38
	addl r47 = 3, r0
	cmp.eq p6, p7 = 0, r33
	;;
	.mmi
	mov r8 = r47
	(p7) st8 [r33] = r46
	mov pr = r58, -1
	;;
	.mii
	nop 0
	mov b0 = r55
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r56
	;;
	mov ar.lc = r59
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 128, r12
	br.ret.sptk.many b0
.L224:
	.body
	.copy_state 2
	.mmi
	ld1 r14 = [r35]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.eq p6, p7 = 48, r14
	adds r14 = 1, r35
	(p7) br.cond.dpnt .L103
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	or r14 = 32, r14
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 120, r14
	(p7) br.cond.dpnt .L225
.L103:
	.mmi
	addl r14 = 10, r0
	st8 [r37] = r0
	nop 0
	.mmi
	mov r60 = r35
	st8 [r38] = r0
	mov r61 = r37
	;;
	.mmi
	st8 [r43] = r0
	st8 [r42] = r0
	nop 0
	;;
	.mmi
	nop 0
	st8 [r41] = r0
	nop 0
	.mmb
	st4 [r40] = r14
	nop 0
	br.call.sptk.many b0 = read_digits#
	;;
	.mmi
	mov r46 = r8
	cmp.ne p6, p7 = 0, r8
	cmp.eq p8, p9 = 0, r8
	.mmi
	mov r1 = r57
	;;
	(p8) addl r47 = 1, r0
	(p7) mov r46 = r32
	;;
	.mib
	(p9) mov r47 = r0
	nop 0
	(p7) br.cond.dpnt .L99
	;;
	.mmi
	nop 0
	ld8 r35 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r35
	(p6) br.cond.dpnt .L99
.L234:
	.mmi
	nop 0
	ld8 r15 = [r42]
	addl r14 = 11600, r0
	.mmi
	ld4 r49 = [r40]
	;;
	cmp.le p6, p7 = r14, r15
	cmp4.ne p16, p17 = 10, r49
	.mmi
	ld4 r50 = [r34]
	ld8 r52 = [r41]
	nop 0
	;;
	.mib
	(p7) mov r14 = r15
	(p16) mov r15 = r0
	(p17) br.cond.dpnt .L226
	;;
.L109:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 2, r14
	adds r40 = 128, r12
	adds r42 = 136, r12
	.mii
	adds r37 = 112, r12
	adds r53 = 120, r12
	;;
	add r14 = r14, r15
	;;
	.mii
	nop 0
	shr r36 = r14, 63
	;;
	and r36 = 7, r36
	;;
	.mmi
	nop 0
	add r36 = r36, r14
	nop 0
	;;
	.mii
	nop 0
	shr r36 = r36, 3
	;;
	adds r36 = 16, r36
	;;
	.mib
	shladd r60 = r36, 3, r0
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	addp4 r14 = r49, r0
	shladd r22 = r36, 2, r0
	mov r1 = r57
	.mmi
	st4 [r42] = r0
	st4 [r53] = r0
	cmp.eq p6, p7 = 0, r8
	;;
	.mmi
	setf.sig f6 = r14
	add r22 = r8, r22
	mov r48 = r8
	.mmi
	st8 [r40] = r8
	mov r18 = r0
	mov r2 = r0
	;;
	.mib
	st8 [r37] = r22
	addl r23 = 11599, r0
	(p6) br.cond.spnt .L172
	;;
	.mmi
	nop 0
	ld8 r20 = [r43]
	nop 0
	;;
	.mib
	cmp.gtu p6, p7 = r20, r35
	nop 0
	(p7) br.cond.dpnt .L128
	;;
	.mmi
	nop 0
	mov r21 = r0
	mov r24 = r0
	.align 32
.L126:
	.pred.rel.mutex p16, p17
	.mii
	ld1 r15 = [r35], 1
	adds r19 = 1, r2
	;;
	sxt1 r15 = r15
	;;
	.mib
	cmp4.eq p6, p7 = 46, r15
	adds r14 = -48, r15
	(p6) br.cond.dpnt .L116
	;;
	.mii
	nop 0
	zxt1 r16 = r14
	nop 0
	.mmb
	cmp.lt p6, p7 = r23, r2
	nop 0
	(p6) br.cond.dptk .L117
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 9, r16
	(p6) br.cond.dptk .L118
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	.mmb
	cmp4.lt p6, p7 = 0, r18
	nop 0
	(p7) br.cond.dpnt .L120
	;;
.L119:
	.pred.rel.mutex p16, p17
	.mmi
	adds r16 = -1, r18
	cmp4.ge p6, p7 = 0, r18
	mov r15 = r48
	;;
	.mmi
	addp4 r16 = r16, r0
	;;
	nop 0
	mov ar.lc = r16
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r16
	;;
	(p6) mov ar.lc = 0
	.align 32
.L123:
	.pred.rel.mutex p16, p17
	.mmi
	ld4 r16 = [r15], 4
	setf.sig f8 = r14
	nop 0
	;;
	.mmi
	setf.sig f7 = r16
	nop 0
	adds r16 = -4, r15
	;;
	.mmf
	nop 0
	nop 0
	xma.l f7 = f7, f6, f8
	;;
	.mmi
	nop 0
	getf.sig r14 = f7
	nop 0
	;;
	.mib
	st4 [r16] = r14
	shr.u r14 = r14, 32
	br.cloop.sptk.few .L123
	;;
.L120:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	mov r2 = r19
	mov r15 = r14
	.mmb
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L122
	;;
	.align 32
.L116:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	cmp.ne p6, p7 = r35, r20
	(p6) br.cond.dptk .L126
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r24
	nop 0
	addl r14 = 11600, r0
	;;
	.mib
	(p7) st4 [r42] = r18
	cmp.ge p6, p7 = r14, r2
	(p6) br.cond.dptk .L128
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r21
	(p6) br.cond.dpnt .L227
	;;
	.mmi
	(p7) addl r2 = -11600, r2
	nop 0
	nop 0
	;;
.L115:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 24, r12
	addl r16 = 1, r0
	shladd r17 = r2, 2, r0
	.mii
	addl r15 = 1, r0
	mov r51 = r0
	;;
	nop 0
	.mmb
	st4 [r22] = r16
	st4 [r53] = r16
	(p17) br.cond.dpnt .L228
	;;
	.mmi
	st8 [r14] = r0, 8
	ld4 r16 = [r42]
	add r52 = r17, r52
	.mmi
	nop 0
	adds r17 = 16, r12
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r17] = r0
	cmp4.ne p6, p7 = 0, r16
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
	(p6) br.cond.dpnt .L136
.L137:
	.mii
	nop 0
	sxt4 r15 = r15
	nop 0
	;;
	.mii
	shladd r14 = r15, 2, r0
	shl r15 = r15, 5
	;;
	add r14 = r22, r14
	;;
	.mmi
	nop 0
	adds r14 = -4, r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	setf.sig f6 = r14
	addl r14 = 65566, r0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f6 = f6
	;;
	.mmi
	getf.exp r16 = f6
	;;
	sub r14 = r14, r16
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	nop 0
	;;
	.mii
	sub r14 = r15, r14
	nop 0
	;;
	sub r51 = r51, r14
	;;
.L155:
	.mii
	cmp.le p6, p7 = r0, r51
	adds r54 = 1, r51
	;;
	(p6) mov r60 = r37
	.mmi
	(p7) sub r61 = r0, r51
	;;
	(p7) mov r60 = r40
	(p6) mov r61 = r51
.L154:
	.mmi
	addl r38 = 319, r0
	nop 0
	addl r45 = 1, r0
	.mmb
	addl r43 = 200, r0
	nop 0
	br.call.sptk.many b0 = shift_integer#
	;;
	.mmi
	nop 0
	ld8 r41 = [r37]
	mov r1 = r57
	.mmi
	ld4 r37 = [r53]
	;;
	ld8 r36 = [r40]
	mov r63 = r37
	.mmi
	mov r62 = r41
	ld4 r35 = [r42]
	nop 0
	;;
	.mib
	mov r61 = r35
	mov r60 = r36
	br.call.sptk.many b0 = compare_integers.isra.0#
	;;
	.mib
	mov r1 = r57
	cmp4.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L229
	;;
.L167:
	.mib
	nop 0
	cmp4.gt p6, p7 = r0, r8
	(p7) br.cond.dpnt .L230
	.align 32
.L157:
	.mmi
	mov r60 = r40
	nop 0
	addl r61 = 1, r0
	.mmb
	adds r38 = -1, r38
	nop 0
	br.call.sptk.many b0 = shift_integer#
	;;
	.mmi
	mov r63 = r37
	nop 0
	mov r62 = r41
	.mmb
	mov r1 = r57
	cmp4.eq p6, p7 = r43, r38
	(p6) br.cond.dpnt .L166
.L237:
	.mmi
	ld8 r36 = [r40]
	ld4 r35 = [r42]
	nop 0
	;;
	.mib
	mov r61 = r35
	mov r60 = r36
	br.call.sptk.many b0 = compare_integers.isra.0#
	;;
	.mib
	mov r1 = r57
	cmp4.gt p6, p7 = r0, r8
	(p6) br.cond.dptk .L157
	.mib
	nop 0
	nop 0
	br .L230
.L118:
	.pred.rel.mutex p16, p17
	.mmi
	or r15 = 32, r15
	;;
	adds r14 = -97, r15
	nop 0
	;;
	.mib
	cmp4.geu p6, p7 = 5, r14
	nop 0
	(p7) br.cond.dpnt .L231
	;;
	.mmi
	adds r15 = -87, r15
	nop 0
	cmp4.lt p6, p7 = 0, r18
	;;
	.mib
	nop 0
	sxt4 r14 = r15
	(p6) br.cond.dptk .L119
	;;
.L122:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	sxt4 r14 = r18
	nop 0
	.mmi
	mov r2 = r19
	addl r24 = 1, r0
	adds r18 = 1, r18
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r48, r14
	nop 0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br .L116
.L226:
	.pred.rel.mutex p16, p17
	.mmi
	add r16 = r15, r52
	addl r17 = 20000, r0
	sub r15 = r15, r14
	;;
	.mmi
	cmp.ge p6, p7 = r17, r16
	nop 0
	addl r17 = -20000, r0
	.mmb
	add r15 = r15, r52
	nop 0
	(p7) br.cond.dpnt .L232
	;;
	.mib
	cmp.le p6, p7 = r17, r16
	nop 0
	(p7) br.cond.dpnt .L233
	;;
	.mmi
	nop 0
	cmp.le p6, p7 = r0, r15
	nop 0
	;;
	.mib
	nop 0
	(p7) sub r15 = 1, r15
	br .L109
.L225:
	.mmi
	addl r14 = 16, r0
	adds r60 = 2, r35
	mov r61 = r37
	;;
	.mib
	st4 [r40] = r14
	nop 0
	br.call.sptk.many b0 = read_digits#
	;;
	.mmi
	mov r1 = r57
	nop 0
	cmp.eq p6, p7 = 0, r8
	.mmb
	mov r46 = r8
	nop 0
	(p6) br.cond.dpnt .L103
	;;
	.mmi
	ld8 r35 = [r38]
	nop 0
	mov r47 = r0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r35
	(p7) br.cond.dptk .L234
	.mib
	nop 0
	nop 0
	br .L99
	;;
.L230:
	.mmi
	adds r14 = -1, r35
	mov r18 = r36
	mov r19 = r41
	.mmi
	mov r17 = r0
	mov r15 = r0
	cmp4.lt p6, p7 = 0, r35
	;;
	.mib
	nop 0
	addp4 r14 = r14, r0
	(p7) br.cond.dpnt .L235
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L162:
	.mmi
	nop 0
	mov r16 = r0
	cmp4.le p6, p7 = r37, r17
	.mmi
	ld4 r14 = [r18], 4
	addp4 r15 = r15, r0
	adds r17 = 1, r17
	;;
	.mmi
	(p7) ld4 r16 = [r19]
	nop 0
	adds r19 = 4, r19
	;;
	.mii
	sub r14 = r14, r16
	adds r16 = -4, r18
	;;
	sub r15 = r14, r15
	;;
	.mib
	st4 [r16] = r15
	extr.u r15 = r15, 32, 1
	br.cloop.sptk.few .L162
	;;
	.mii
	nop 0
	sxt4 r14 = r35
	adds r16 = -1, r35
	.mmi
	mov r15 = r0
	;;
	shladd r14 = r14, 2, r0
	addp4 r16 = r16, r0
	;;
	.mii
	adds r14 = -4, r14
	mov ar.lc = r16
	;;
	add r36 = r36, r14
	;;
.L164:
	.mmi
	ld4 r14 = [r36], -4
	nop 0
	adds r35 = -1, r35
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L236
	.align 32
.L165:
	.mib
	nop 0
	addl r15 = 1, r0
	br.cloop.sptk.few .L181
	.mmi
	st4 [r42] = r0
	nop 0
	nop 0
	;;
.L163:
	.mii
	and r15 = 31, r38
	extr r14 = r38, 5, 27
	adds r16 = 16, r12
	;;
	.mmi
	adds r14 = 4, r14
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mii
	nop 0
	shl r15 = r45, r15
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
.L238:
	.mmi
	adds r38 = -1, r38
	nop 0
	mov r60 = r40
	.mmb
	addl r61 = 1, r0
	nop 0
	br.call.sptk.many b0 = shift_integer#
	;;
	.mmi
	mov r1 = r57
	nop 0
	mov r63 = r37
	.mmb
	mov r62 = r41
	cmp4.eq p6, p7 = r43, r38
	(p7) br.cond.dptk .L237
.L166:
	.mmi
	ld4 r14 = [r42]
	adds r19 = 16, r34
	adds r18 = 20, r34
	.mmi
	adds r17 = 24, r34
	adds r16 = 32, r34
	adds r15 = 40, r34
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	adds r14 = 56, r12
	add r52 = r54, r52
	.mmi
	st4 [r34] = r0
	st8 [r44] = r54
	mov r60 = r48
	;;
	.mmi
	ld8 r21 = [r14]
	adds r14 = 64, r12
	(p6) addl r22 = 1, r0
	.mmi
	st4 [r18] = r0
	st8 [r17] = r0
	nop 0
	;;
	.mmi
	ld8 r20 = [r14]
	(p7) mov r22 = r0
	adds r14 = 48, r34
	.mmi
	st8 [r16] = r0
	st8 [r15] = r21
	cmp4.eq p6, p7 = 10, r49
	;;
	.mmi
	st4 [r19] = r22
	st8 [r14] = r20
	nop 0
	;;
	.mib
	(p7) st8 [r44] = r52
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r57
	st4 [r34] = r50
	nop 0
.L240:
	.mmi
	cmp.eq p6, p7 = 0, r33
	nop 0
	mov r8 = r47
	;;
	.mii
	(p7) st8 [r33] = r46
	mov pr = r58, -1
	;;
	mov b0 = r55
	;;
	.mii
	nop 0
	mov ar.pfs = r56
	;;
	mov ar.lc = r59
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 128, r12
	br.ret.sptk.many b0
.L181:
	.body
	.copy_state 3
	.mmi
	ld4 r14 = [r36], -4
	mov r39 = r35
	adds r35 = -1, r35
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L165
	;;
.L236:
	.mmi
	cmp4.eq p6, p7 = 0, r15
	and r15 = 31, r38
	extr r14 = r38, 5, 27
	.mii
	adds r16 = 16, r12
	nop 0
	;;
	adds r14 = 4, r14
	.mmi
	(p7) st4 [r42] = r39
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mii
	nop 0
	shl r15 = r45, r15
	add r14 = r16, r14
	;;
	.mmi
	ld4 r16 = [r14]
	;;
	or r15 = r16, r15
	nop 0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br .L238
.L235:
	.mii
	nop 0
	sxt4 r14 = r35
	adds r16 = -1, r35
	.mmb
	cmp4.ne p6, p7 = 0, r35
	mov r15 = r0
	(p7) br.cond.dpnt .L163
	;;
	.mmi
	shladd r14 = r14, 2, r0
	nop 0
	addp4 r16 = r16, r0
	;;
	.mmi
	adds r14 = -4, r14
	nop 0
	mov ar.lc = r16
	;;
	.mib
	nop 0
	add r36 = r36, r14
	br .L164
.L117:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 9, r16
	nop 0
	;;
	.mib
	nop 0
	(p7) sxt1 r14 = r14
	(p7) br.cond.dptk .L125
	;;
	.mmi
	or r14 = 32, r15
	;;
	adds r15 = -97, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 5, r15
	nop 0
	;;
	.mii
	(p7) adds r14 = -87, r14
	nop 0
	;;
	(p6) addl r14 = 99, r0
	;;
.L125:
	.pred.rel.mutex p16, p17
	.mib
	or r21 = r21, r14
	mov r2 = r19
	br .L116
.L223:
	.mmi
	addl r46 = 3, r0
	nop 0
	addl r47 = 2, r0
	;;
	.mib
	nop 0
	add r46 = r35, r46
	br .L99
.L231:
	.pred.rel.mutex p16, p17
	.mmi
	adds r16 = -1, r18
	cmp4.lt p6, p7 = 0, r18
	addl r14 = 99, r0
	;;
	.mib
	addp4 r16 = r16, r0
	(p7) addl r15 = 99, r0
	(p7) br.cond.dpnt .L122
	;;
	.mii
	nop 0
	mov ar.lc = r16
	cmp4.ge p6, p7 = 0, r18
	.mmi
	mov r15 = r48
	;;
	nop 0
	(p7) mov ar.lc = r16
	;;
	.mib
	nop 0
	(p6) mov ar.lc = 0
	br .L123
.L128:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	mov r2 = r0
	br .L115
	;;
.L228:
	.mmi
	add r52 = r2, r52
	;;
	cmp.le p6, p7 = r0, r52
	cmp.gt p8, p9 = r0, r52
	;;
	.mmi
	(p7) sub r21 = r0, r52
	nop 0
	(p8) mov r25 = r37
	;;
	.mmi
	(p6) mov r21 = r52
	nop 0
	(p9) mov r25 = r40
	;;
	.mib
	nop 0
	cmp.lt p6, p7 = 8, r21
	(p7) br.cond.dpnt .L139
	;;
	.mmi
	(p6) adds r24 = 8, r25
	nop 0
	nop 0
	;;
.L138:
	.mii
	ld4 r23 = [r24]
	mov r15 = r0
	;;
	sxt4 r14 = r23
	.mmb
	cmp4.lt p6, p7 = 0, r23
	nop 0
	(p7) br.cond.dpnt .L142
	;;
	.mmi
	shladd r14 = r14, 2, r0
	ld8 r18 = [r25]
	nop 0
	;;
	.mmi
	adds r16 = -4, r14
	nop 0
	add r20 = r14, r18
	;;
	.mii
	nop 0
	shr.u r16 = r16, 2
	;;
	mov ar.lc = r16
	.align 32
.L140:
	.mii
	ld4 r17 = [r18], 4
	nop 0
	;;
	shl r16 = r17, 5
	.mmi
	adds r19 = -4, r18
	;;
	sub r16 = r16, r17
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r16, 6
	;;
	sub r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	shladd r16 = r14, 2, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r16 = r14, 2, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r16 = r14, 2, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r14, 9
	;;
	add r15 = r14, r15
	;;
	.mib
	st4 [r19] = r15
	shr.u r15 = r15, 32
	br.cloop.sptk.few .L140
	;;
	.mmi
	cmp.ne p6, p7 = 0, r15
	nop 0
	adds r23 = 1, r23
	;;
	.mmi
	(p6) st4 [r24] = r23
	(p6) st4 [r20] = r15
	nop 0
.L142:
	.mmi
	nop 0
	adds r21 = -9, r21
	nop 0
	;;
	.mib
	nop 0
	cmp.ge p6, p7 = 8, r21
	(p7) br.cond.dptk .L138
	;;
.L139:
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r21
	(p7) br.cond.dpnt .L217
	;;
	.mmi
	(p6) adds r24 = 8, r25
	nop 0
	nop 0
	;;
.L145:
	.mii
	ld4 r20 = [r24]
	mov r15 = r0
	;;
	sxt4 r14 = r20
	.mmb
	cmp4.lt p6, p7 = 0, r20
	nop 0
	(p7) br.cond.dpnt .L149
	;;
	.mmi
	shladd r14 = r14, 2, r0
	ld8 r16 = [r25]
	nop 0
	;;
	.mmi
	adds r17 = -4, r14
	nop 0
	add r19 = r14, r16
	;;
	.mii
	nop 0
	shr.u r17 = r17, 2
	;;
	mov ar.lc = r17
	.align 32
.L147:
	.mmi
	ld4 r17 = [r16], 4
	;;
	shladd r14 = r17, 2, r0
	adds r18 = -4, r16
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	nop 0
	add r15 = r14, r15
	nop 0
	;;
	.mib
	st4 [r18] = r15
	shr.u r15 = r15, 32
	br.cloop.sptk.few .L147
	;;
	.mmi
	cmp.ne p6, p7 = 0, r15
	nop 0
	adds r20 = 1, r20
	;;
	.mmi
	(p6) st4 [r24] = r20
	(p6) st4 [r19] = r15
	nop 0
.L149:
	.mmi
	nop 0
	adds r21 = -1, r21
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r21
	(p6) br.cond.dptk .L145
.L217:
	.mmi
	adds r16 = 24, r12
	ld4 r17 = [r42]
	adds r14 = 16, r12
	.mmi
	nop 0
	ld4 r15 = [r53]
	nop 0
	;;
	.mmi
	st8 [r16] = r0, 8
	st8 [r14] = r0
	sxt4 r14 = r17
	.mmi
	cmp4.ne p8, p9 = 0, r17
	nop 0
	cmp4.eq p6, p7 = 0, r15
	;;
	.mmi
	st8 [r16] = r0, 8
	shladd r17 = r14, 2, r0
	shl r14 = r14, 5
	;;
	.mmi
	st8 [r16] = r0, 8
	nop 0
	add r17 = r48, r17
	;;
	.mmi
	st8 [r16] = r0, 8
	nop 0
	adds r17 = -4, r17
	;;
	.mmi
	nop 0
	st8 [r16] = r0, 8
	nop 0
	;;
	.mib
	st8 [r16] = r0
	addl r16 = 65566, r0
	(p9) br.cond.dpnt .L239
	;;
	.mmi
	ld4 r17 = [r17]
	;;
	setf.sig f6 = r17
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f6 = f6
	;;
	.mmi
	getf.exp r17 = f6
	;;
	sub r16 = r16, r17
	nop 0
	;;
	.mii
	nop 0
	sxt4 r16 = r16
	nop 0
	;;
	.mib
	sub r51 = r14, r16
	nop 0
	(p7) br.cond.spnt .L137
	;;
	.mmi
	cmp.le p6, p7 = r0, r51
	nop 0
	adds r54 = 1, r51
	;;
	.mmi
	(p6) mov r60 = r37
	nop 0
	(p7) sub r61 = r0, r51
	;;
	.mib
	(p7) mov r60 = r40
	(p6) mov r61 = r51
	br .L154
.L136:
	.mii
	nop 0
	sxt4 r14 = r16
	addl r51 = 65566, r0
	.mmb
	nop 0
	addl r15 = 1, r0
	nop 0
	;;
	.mii
	shladd r16 = r14, 2, r0
	sxt4 r15 = r15
	shl r14 = r14, 5
	;;
	.mmi
	add r16 = r48, r16
	;;
	adds r16 = -4, r16
	nop 0
	;;
	.mmi
	ld4 r16 = [r16]
	;;
	setf.sig f6 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f6 = f6
	;;
	.mmi
	getf.exp r16 = f6
	;;
	sub r51 = r51, r16
	nop 0
	;;
	.mii
	nop 0
	sxt4 r51 = r51
	nop 0
	;;
	.mmi
	sub r51 = r14, r51
	shladd r14 = r15, 2, r0
	shl r15 = r15, 5
	;;
	.mmi
	add r14 = r22, r14
	;;
	adds r14 = -4, r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	setf.sig f6 = r14
	addl r14 = 65566, r0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f6 = f6
	;;
	.mmi
	getf.exp r16 = f6
	;;
	sub r14 = r14, r16
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	sub r14 = r15, r14
	;;
	.mib
	nop 0
	sub r51 = r51, r14
	br .L155
	;;
.L229:
	.mmi
	addl r61 = 1, r0
	nop 0
	mov r60 = r40
	.mmb
	mov r54 = r51
	nop 0
	br.call.sptk.many b0 = shift_integer#
	;;
	.mmi
	ld8 r36 = [r40]
	mov r1 = r57
	mov r63 = r37
	.mmi
	mov r62 = r41
	ld4 r35 = [r42]
	nop 0
	;;
	.mib
	mov r61 = r35
	mov r60 = r36
	br.call.sptk.many b0 = compare_integers.isra.0#
	;;
	.mib
	mov r1 = r57
	cmp4.gt p6, p7 = r0, r8
	(p6) br.cond.dptk .L157
	.mib
	nop 0
	nop 0
	br .L230
.L232:
	.mmi
	mov r15 = r34
	addl r16 = 1048576, r0
	adds r14 = 52, r34
	;;
	.mmi
	st8 [r15] = r0, 8
	st8 [r44] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r44] = r0, 8
	;;
	st8 [r44] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r44] = r0, 8
	;;
	st8 [r44] = r0, 8
	nop 0
	;;
	.mmi
	nop 0
	st8 [r44] = r0
	nop 0
	.mlx
	st8 [r15] = r16
	movl r15 = -2147483648
	;;
	.mmi
	nop 0
	st4 [r14] = r15
	nop 0
	.mmb
	st4 [r34] = r50
	nop 0
	br .L240
.L227:
	.pred.rel.mutex p16, p17
	.mmi
	ld4 r17 = [r42]
	addp4 r14 = r49, r0
	mov r15 = r48
	;;
	.mib
	nop 0
	sxt4 r16 = r17
	nop 0
	.mmi
	setf.sig f6 = r14
	addl r14 = 1, r0
	cmp4.ge p6, p7 = 0, r17
	;;
	.mib
	shladd r18 = r16, 2, r0
	nop 0
	(p6) br.cond.dpnt .L176
	;;
	.mii
	adds r18 = -4, r18
	nop 0
	;;
	shr.u r18 = r18, 2
	;;
	.mii
	nop 0
	mov ar.lc = r18
	nop 0
.L131:
	.pred.rel.mutex p16, p17
	.mmi
	ld4 r18 = [r15], 4
	setf.sig f8 = r14
	nop 0
	;;
	.mmi
	setf.sig f7 = r18
	nop 0
	adds r18 = -4, r15
	;;
	.mmf
	nop 0
	nop 0
	xma.l f7 = f7, f6, f8
	;;
	.mmi
	nop 0
	getf.sig r14 = f7
	nop 0
	;;
	.mib
	st4 [r18] = r14
	shr.u r14 = r14, 32
	br.cloop.sptk.few .L131
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L130
	;;
	.mib
	nop 0
	addl r2 = -11601, r2
	br .L115
.L176:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	addl r14 = 1, r0
	sxt4 r16 = r17
	;;
.L130:
	.pred.rel.mutex p16, p17
	.mmi
	shladd r15 = r16, 2, r0
	adds r17 = 1, r17
	addl r2 = -11601, r2
	;;
	.mmi
	add r15 = r48, r15
	st4 [r42] = r17
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br .L115
.L239:
	.mmi
	cmp4.ne p6, p7 = 0, r15
	mov r61 = r0
	mov r51 = r0
	.mmb
	addl r54 = 1, r0
	addl r38 = 319, r0
	(p6) br.cond.dpnt .L178
	;;
	.mmi
	mov r60 = r37
	nop 0
	addl r45 = 1, r0
	.mmb
	addl r43 = 200, r0
	nop 0
	br.call.sptk.many b0 = shift_integer#
	;;
	.mmi
	nop 0
	ld8 r41 = [r37]
	mov r1 = r57
	.mmi
	ld8 r36 = [r40]
	;;
	ld4 r35 = [r42]
	mov r60 = r36
	.mmi
	mov r62 = r41
	ld4 r37 = [r53]
	nop 0
	;;
	.mib
	mov r61 = r35
	mov r63 = r37
	br.call.sptk.many b0 = compare_integers.isra.0#
	;;
	.mib
	mov r1 = r57
	cmp4.le p6, p7 = r0, r8
	(p6) br.cond.dptk .L167
	.mib
	nop 0
	nop 0
	br .L229
.L233:
	.mmi
	mov r15 = r34
	addl r16 = -1048576, r0
	adds r14 = 52, r34
	;;
	.mmi
	st8 [r15] = r0, 8
	st8 [r44] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r44] = r0, 8
	;;
	st8 [r44] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r44] = r0, 8
	;;
	st8 [r44] = r0, 8
	nop 0
	;;
	.mmi
	nop 0
	st8 [r44] = r0
	nop 0
	.mlx
	st8 [r15] = r16
	movl r15 = -2147483648
	;;
	.mmi
	nop 0
	st4 [r14] = r15
	nop 0
	.mmb
	st4 [r34] = r50
	nop 0
	br .L240
.L172:
	.mmi
	nop 0
	addl r47 = 4, r0
	nop 0
	.mmb
	st4 [r34] = r50
	nop 0
	br .L240
.L178:
	.mii
	nop 0
	sxt4 r15 = r15
	mov r51 = r0
	;;
	.mii
	shladd r14 = r15, 2, r0
	shl r15 = r15, 5
	;;
	add r14 = r22, r14
	;;
	.mmi
	nop 0
	adds r14 = -4, r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	setf.sig f6 = r14
	addl r14 = 65566, r0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f6 = f6
	;;
	.mmi
	getf.exp r16 = f6
	;;
	sub r14 = r14, r16
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	sub r14 = r15, r14
	;;
	.mib
	nop 0
	sub r51 = r51, r14
	br .L155
	.endp parse#
	.align 16
	.align 64
	.global quad_decimal#
	.type	quad_decimal#, @function
	.proc quad_decimal#
quad_decimal:
	.prologue 12, 54
	.mmb
	.save ar.pfs, r55
	alloc r55 = ar.pfs, 5, 20, 3, 0
	adds r16 = -24, r12
	nop 0
	.mmi
	adds r17 = -16, r12
	.fframe 6432
	adds r12 = -6432, r12
	mov r18 = ar.lc
	;;
	.mmi
	adds r14 = 8, r32
	adds r15 = 16, r32
	extr.u r2 = r33, 48, 15
	.mmi
	.save.f 0x1
	stf.spill [r17] = f2
	adds r45 = 6344, r12
	adds r47 = 6360, r12
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r2
	adds r46 = 6368, r12
	adds r41 = 6376, r12
	.mmi
	adds r40 = 6352, r12
	adds r39 = 6356, r12
	addl r37 = -16494, r0
	;;
	.mmi
	mov r56 = r1
	st8 [r47] = r0
	.save rp, r54
	mov r54 = b0
	.mmi
	st8 [r46] = r0
	addl r59 = 4128, r0
	mov r58 = r0
	;;
	.mmi
	st8 [r41] = r0
	st8 [r45] = r32
	adds r57 = 16, r12
	.mmi
	adds r43 = 24, r12
	adds r42 = 20, r12
	mov r38 = r34
	;;
	.mmi
	st4 [r40] = r35
	st4 [r39] = r36
	nop 0
	;;
	.mmi
	.savesp ar.lc, 6408
	st8 [r16] = r18, 24
	;;
	.save.f 0x2
	stf.spill [r16] = f3
	.body
	nop 0
	.mmi
	st8 [r14] = r15
	adds r14 = 6384, r12
	addl r16 = -16495, r2
	;;
	.mlx
	st8 [r14] = r33
	movl r14 = 281474976710655
	.mmi
	st8 [r32] = r0
	nop 0
	(p7) sxt4 r37 = r16
	;;
	.mmi
	and r48 = r14, r33
	nop 0
	adds r14 = 6392, r12
	;;
	.mlx
	st8 [r14] = r34
	(p7) movl r14 = 281474976710656
	;;
	.mib
	(p7) or r48 = r14, r48
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r56
	mov r26 = r0
	.mmi
	ld4 r27 = [r42]
	mov r23 = r0
	addl r22 = 516, r0
	;;
	.mmi
	ld4 r28 = [r14]
	nop 0
	addl r14 = 516, r0
	.mmi
	mov r30 = r0
	nop 0
	addl r25 = 1, r0
	;;
	.mmi
	st4 [r43] = r14
	mov r21 = r28
	mov r14 = r0
	;;
	.align 32
.L250:
	.mib
	addp4 r16 = r14, r0
	cmp4.lt p6, p7 = 63, r14
	(p6) br.cond.dpnt .L243
	;;
	.mii
	nop 0
	shr.u r16 = r38, r16
	;;
	tbit.nz p6, p7 = r16, 0
	;;
	.mib
	(p7) adds r14 = 1, r14
	(p7) adds r37 = 1, r37
	(p7) br.cond.dptk .L250
	;;
.L244:
	.mmi
	andcm r16 = -1, r37
	and r17 = 31, r37
	shr r18 = r37, 5
	.mib
	cmp.gt p6, p7 = r0, r37
	sxt4 r19 = r22
	(p7) br.cond.dpnt .L374
	;;
	.mmi
	and r24 = 31, r16
	adds r15 = 16, r12
	shr r16 = r16, 5
	.mlx
	adds r14 = 1, r14
	movl r18 = 2147483648
	;;
	.mmi
	adds r17 = 516, r16
	cmp.le p6, p7 = r19, r16
	sxt4 r20 = r27
	.mmi
	adds r37 = 1, r37
	;;
	shladd r19 = r17, 2, r0
	(p7) addl r23 = 1, r0
	.mii
	(p7) mov r22 = r16
	cmp.gt p6, p7 = r20, r16
	;;
	shr.u r18 = r18, r24
	.mmi
	add r19 = r15, r19
	(p7) adds r27 = 1, r16
	(p7) addl r30 = 1, r0
	;;
	.mmi
	mov r17 = r19
	ld4 r19 = [r19]
	cmp4.eq p6, p7 = 113, r14
	;;
	.mmi
	nop 0
	or r18 = r19, r18
	nop 0
	;;
	.mib
	st4 [r17] = r18
	nop 0
	(p7) br.cond.dptk .L250
.L379:
	.mmi
	cmp4.eq p6, p7 = 0, r26
	nop 0
	mov r14 = r0
	.mlx
	adds r29 = 4144, r12
	movl r25 = -294967296
	;;
	.mlx
	(p7) adds r16 = 16, r12
	movl r24 = -294967297
	.mlx
	(p6) mov r21 = r28
	movl r26 = 294967296
	;;
	.mmi
	(p7) st4 [r16] = r21
	cmp4.eq p6, p7 = 0, r23
	sxt4 r20 = r21
	.mmi
	adds r15 = -1, r21
	nop 0
	mov r28 = r0
	;;
	.mmi
	(p7) st4 [r43] = r22
	nop 0
	cmp4.eq p6, p7 = 0, r30
	;;
	.mib
	(p7) st4 [r42] = r27
	cmp4.eq p6, p7 = 0, r21
	(p6) br.cond.dpnt .L254
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 0, r21
	(p6) br.cond.dpnt .L255
.L381:
	.mmi
	adds r19 = 2, r20
	addp4 r15 = r15, r0
	adds r17 = 16, r12
	;;
	.mmi
	shladd r19 = r19, 2, r0
	nop 0
	shladd r16 = r15, 2, r0
	;;
	.mii
	adds r15 = -8, r19
	add r19 = r17, r19
	;;
	add r15 = r42, r15
	;;
	.mmi
	sub r15 = r15, r16
	;;
	sub r15 = r19, r15
	nop 0
	;;
	.mii
	adds r15 = -4, r15
	nop 0
	;;
	shr.u r15 = r15, 2
	;;
	.mii
	nop 0
	mov ar.lc = r15
	nop 0
	.align 32
.L258:
	.mii
	ld4 r18 = [r19], -4
	shladd r14 = r14, 2, r0
	;;
	extr.u r15 = r18, 30, 2
	.mii
	shladd r18 = r18, 2, r0
	adds r23 = 4, r19
	;;
	or r15 = r14, r15
	.mmi
	addp4 r14 = r18, r0
	;;
	addp4 r17 = r15, r0
	shl r15 = r15, 32
	;;
	.mii
	nop 0
	shl r16 = r17, 7
	or r15 = r14, r15
	;;
	.mmi
	add r16 = r16, r17
	;;
	shladd r16 = r16, 3, r0
	nop 0
	;;
	.mmi
	sub r16 = r16, r17
	;;
	shladd r14 = r16, 4, r0
	nop 0
	;;
	.mmi
	sub r14 = r14, r16
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	sub r14 = r14, r17
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r16 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	nop 0
	shl r14 = r14, 6
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	nop 0
	shr.u r22 = r15, 32
	;;
	.mmi
	adds r16 = 1, r22
	;;
	nop 0
	dep.z r17 = r16, 6, 26
	;;
	.mmi
	sub r17 = r17, r16
	;;
	nop 0
	dep.z r14 = r17, 7, 25
	;;
	.mmi
	sub r14 = r14, r17
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r17 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	nop 0
	dep.z r14 = r14, 11, 21
	;;
	.mmi
	add r14 = r18, r14
	;;
	cmp4.geu p6, p7 = r15, r14
	nop 0
	;;
	.mii
	(p7) add r14 = r14, r25
	(p7) mov r16 = r22
	;;
	cmp4.geu p6, p7 = r24, r14
	;;
	.mii
	(p7) adds r16 = 1, r16
	(p7) add r14 = r14, r26
	;;
	extr.u r14 = r14, 2, 30
	.mmb
	nop 0
	st4 [r23] = r16
	br.cloop.sptk.few .L258
	;;
	.mmi
	adds r15 = 2, r20
	adds r17 = -1, r21
	adds r19 = 16, r12
	.mmi
	adds r18 = 1, r28
	st4 [r29] = r14, 4
	mov r16 = r21
	;;
	.mmi
	shladd r15 = r15, 2, r0
	nop 0
	addp4 r17 = r17, r0
	;;
	.mmi
	nop 0
	add r15 = r19, r15
	mov ar.lc = r17
	;;
	.align 32
.L260:
	.mmi
	ld4 r17 = [r15], -4
	mov r21 = r16
	adds r16 = -1, r16
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r17
	nop 0
	.bbb
	nop 0
	(p7) br.cond.dpnt .L375
	br.cloop.sptk.few .L260
	;;
	.mmi
	cmp4.eq p7, p8 = 0, r16
	nop 0
	nop 0
	.mmi
	shladd r16 = r28, 3, r0
	adds r17 = 16, r12
	nop 0
	.mmi
	mov r15 = r14
	mov r20 = r0
	cmp4.ne p9, p10 = 0, r14
	;;
	.mib
	st4 [r17] = r0
	add r28 = r16, r28
	(p10) br.cond.dpnt .L316
.L264:
	.pred.rel.mutex p8, p9
	.mmi
	addp4 r17 = r15, r0
	mov r16 = r15
	adds r20 = 1, r20
	;;
	.mii
	shladd r15 = r17, 1, r0
	cmp4.ltu p9, p10 = 9, r16
	;;
	add r15 = r15, r17
	;;
	.mmi
	shladd r16 = r15, 4, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mii
	nop 0
	shl r16 = r15, 8
	;;
	add r15 = r15, r16
	;;
	.mii
	nop 0
	shl r16 = r15, 16
	;;
	add r15 = r15, r16
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	add r15 = r15, r17
	nop 0
	;;
	.mib
	nop 0
	extr.u r15 = r15, 35, 29
	(p9) br.cond.dptk .L264
	.mmi
	add r28 = r28, r20
	nop 0
	nop 0
	;;
.L316:
	.pred.rel.mutex p8, p9
	.mmi
	addp4 r14 = r14, r0
	addl r17 = 65501, r0
	adds r16 = -1, r18
	.mmi
	adds r52 = 4136, r12
	st4 [r32] = r28
	sxt4 r15 = r18
	;;
	.mmi
	setf.sig f6 = r14
	shladd r15 = r15, 2, r0
	addp4 r16 = r16, r0
	.mlx
	adds r18 = 4144, r12
	movl r53 = 100000000
	;;
	.mmi
	setf.exp f3 = r17
	adds r50 = -8, r15
	add r52 = r52, r15
	.mmi
	shladd r16 = r16, 2, r0
	adds r49 = 6372, r12
	adds r48 = 6364, r12
	;;
	.mmb
	adds r51 = 6380, r12
	add r50 = r18, r50
	nop 0
	.mmi
	sub r52 = r52, r16
	mov r15 = r53
	mov ar.lc = 8
	;;
	.mfi
	nop 0
	fcvt.xuf f2 = f6
	nop 0
	.align 32
.L274:
	.pred.rel.mutex p8, p9
	.mmi
	addp4 r38 = r15, r0
	nop 0
	cmp4.eq p9, p10 = 0, r15
	;;
	.mmi
	setf.sig f6 = r38
	nop 0
	(p9) break 1
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f7 = f6
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s1 f6, p6 = f2, f7
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f7 = f7, f6, f1
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f8 = f2, f6
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f9 = f7, f7, f3
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f8, f7, f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f9, f7, f7
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fxu.trunc.s1 f6 = f6
	;;
	.mmi
	getf.sig r15 = f6
	;;
	addp4 r16 = r15, r0
	nop 0
	;;
	.mmi
	shladd r14 = r16, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r17 = r14, 4, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mii
	nop 0
	shl r17 = r14, 8
	;;
	add r14 = r14, r17
	;;
	.mii
	nop 0
	shl r37 = r14, 16
	;;
	add r37 = r14, r37
	;;
	.mmi
	shladd r37 = r37, 2, r0
	;;
	add r37 = r37, r16
	nop 0
	;;
	.mii
	nop 0
	shr.u r37 = r37, 35
	;;
	shladd r14 = r37, 2, r0
	;;
	.mmi
	add r14 = r14, r37
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	nop 0
	sub r37 = r15, r14
	(p8) br.cond.dptk .L270
	;;
	.mib
	mov r57 = r45
	cmp4.ne p6, p7 = 0, r37
	(p7) br.cond.dptk .L269
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = begin_digits#
	;;
	.mib
	mov r1 = r56
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L269
.L270:
	.mmi
	ld4 r14 = [r46]
	nop 0
	adds r17 = 48, r37
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L269
	;;
	.mmi
	ld8 r14 = [r45]
	ld4 r16 = [r47]
	nop 0
	;;
	.mmi
	adds r20 = 8, r14
	nop 0
	adds r14 = 4, r14
	;;
	.mmi
	ld4 r15 = [r14]
	;;
	nop 0
	sxt4 r18 = r15
	.mmb
	adds r19 = 1, r15
	cmp4.le p6, p7 = r16, r15
	(p6) br.cond.dptk .L271
	;;
	.mmi
	ld8 r15 = [r20]
	st4 [r14] = r19
	nop 0
	;;
	.mmi
	nop 0
	add r15 = r15, r18
	nop 0
	;;
	.mmi
	st1 [r15] = r17
	nop 0
	nop 0
.L269:
	.mmi
	shladd r14 = r38, 1, r0
	;;
	add r14 = r14, r38
	nop 0
	;;
	.mmi
	shladd r15 = r14, 4, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shl r15 = r14, 8
	;;
	add r14 = r14, r15
	;;
	.mii
	nop 0
	shl r15 = r14, 16
	;;
	add r15 = r14, r15
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	add r15 = r15, r38
	nop 0
	;;
	.mib
	nop 0
	extr.u r15 = r15, 35, 29
	br.cloop.sptk.few .L352
	;;
.L380:
	.mmi
	cmp.eq p6, p7 = r50, r52
	mov r15 = r53
	mov ar.lc = 8
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L254
	;;
	.mmi
	ld4 r14 = [r50], -4
	ld4 r16 = [r48]
	nop 0
	;;
	.mmi
	addp4 r14 = r14, r0
	nop 0
	cmp4.eq p7, p8 = 0, r16
	;;
	.mmi
	nop 0
	setf.sig f6 = r14
	nop 0
	;;
	.mfb
	nop 0
	fcvt.xuf f2 = f6
	br .L274
.L352:
	.mmi
	nop 0
	ld4 r16 = [r48]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p7, p8 = 0, r16
	br .L274
.L254:
	.mmi
	ld4 r21 = [r43]
	adds r48 = 6364, r12
	addl r50 = 65501, r0
	.mlx
	adds r52 = 6372, r12
	movl r51 = 100000000
	;;
	.mmi
	ld4 r18 = [r42]
	nop 0
	adds r49 = 6380, r12
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r18, r21
	(p7) br.cond.dpnt .L277
	.align 32
.L276:
	.mmi
	nop 0
	ld8 r16 = [r46]
	sxt4 r17 = r18
	.mmi
	sub r15 = r18, r21, 1
	cmp4.gt p8, p9 = r18, r21
	mov r14 = r0
	;;
	.mmi
	adds r17 = 515, r17
	nop 0
	cmp.eq p6, p7 = 0, r16
	.mmb
	addp4 r15 = r15, r0
	nop 0
	(p7) br.cond.dpnt .L277
	;;
	.mmi
	shladd r17 = r17, 2, r0
	ld4 r19 = [r48]
	adds r18 = 16, r12
	.mmi
	shladd r16 = r15, 2, r0
	;;
	cmp4.ne p6, p7 = 0, r19
	adds r15 = -2060, r17
	.mmb
	nop 0
	add r17 = r18, r17
	(p6) br.cond.dptk .L278
	.mmi
	nop 0
	ld4 r18 = [r39]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r18
	(p6) br.cond.dptk .L278
	.mmi
	ld8 r20 = [r45]
	ld4 r18 = [r40]
	nop 0
	;;
	.mmi
	sub r18 = r0, r18
	;;
	ld4 r20 = [r20]
	nop 0
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r18, r20
	(p6) br.cond.dpnt .L279
.L278:
	.pred.rel.mutex p8, p9
	.mib
	adds r18 = 2072, r12
	nop 0
	(p9) br.cond.dpnt .L281
	;;
	.mmi
	add r15 = r15, r18
	;;
	sub r15 = r15, r16
	nop 0
	;;
	.mmi
	sub r15 = r17, r15
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
.L282:
	.mmi
	ld4 r18 = [r17], -4
	nop 0
	addp4 r15 = r14, r0
	;;
	.mii
	nop 0
	shl r16 = r18, 5
	adds r20 = 4, r17
	;;
	.mmi
	sub r16 = r16, r18
	;;
	nop 0
	shl r14 = r16, 6
	;;
	.mmi
	sub r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r18
	;;
	shladd r16 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r16 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r16 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	nop 0
	shl r14 = r14, 9
	;;
	.mii
	add r14 = r14, r15
	nop 0
	;;
	shr.u r15 = r14, 32
	.mmi
	nop 0
	st4 [r20] = r14
	nop 0
	;;
	.mib
	nop 0
	mov r14 = r15
	br.cloop.sptk.few .L282
	.mib
	cmp4.eq p6, p7 = 0, r15
	adds r16 = -1, r21
	(p6) br.cond.dpnt .L281
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r21
	(p6) br.cond.dptk .L284
	.mii
	nop 0
	sxt4 r14 = r16
	nop 0
	.mii
	st4 [r43] = r16
	adds r16 = 16, r12
	;;
	adds r14 = 516, r14
	;;
	.mii
	shladd r14 = r14, 2, r0
	nop 0
	;;
	add r14 = r16, r14
	;;
	.mmi
	st4 [r14] = r15
	nop 0
	nop 0
.L281:
	.mmi
	mov r14 = r0
	nop 0
	nop 0
	;;
.L284:
	.mmb
	addp4 r14 = r14, r0
	setf.exp f3 = r50
	nop 0
	.mmi
	cmp4.eq p7, p8 = 0, r19
	nop 0
	mov ar.lc = 8
	;;
	.mii
	setf.sig f2 = r14
	mov r14 = r51
	;;
	addp4 r38 = r14, r0
	.mmi
	cmp4.eq p9, p10 = 0, r14
	;;
	setf.sig f6 = r38
	(p9) break 1
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f2 = f2
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f7 = f6
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s1 f6, p6 = f2, f7
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f7 = f7, f6, f1
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f8 = f2, f6
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f9 = f7, f7, f3
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f8, f7, f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f9, f7, f7
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fxu.trunc.s1 f6 = f6
	;;
	.mmi
	getf.sig r15 = f6
	;;
	addp4 r16 = r15, r0
	nop 0
	;;
	.mmi
	shladd r14 = r16, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r17 = r14, 4, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mii
	nop 0
	shl r17 = r14, 8
	;;
	add r14 = r14, r17
	;;
	.mii
	nop 0
	shl r37 = r14, 16
	;;
	add r37 = r14, r37
	;;
	.mmi
	shladd r37 = r37, 2, r0
	;;
	add r37 = r37, r16
	nop 0
	;;
	.mii
	nop 0
	shr.u r37 = r37, 35
	;;
	shladd r14 = r37, 2, r0
	;;
	.mmi
	add r14 = r14, r37
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	nop 0
	sub r37 = r15, r14
	(p8) br.cond.dptk .L290
	;;
	.align 32
.L285:
	.mib
	mov r57 = r45
	cmp4.ne p6, p7 = 0, r37
	(p6) br.cond.dpnt .L288
	;;
	.mmi
	ld8 r15 = [r45]
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = -1, r14
	nop 0
	;;
	.mmi
	st4 [r15] = r14
	nop 0
	nop 0
.L289:
	.mmi
	shladd r14 = r38, 1, r0
	;;
	add r14 = r14, r38
	nop 0
	;;
	.mmi
	shladd r15 = r14, 4, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shl r15 = r14, 8
	;;
	add r14 = r14, r15
	;;
	.mii
	nop 0
	shl r15 = r14, 16
	;;
	add r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r38
	nop 0
	;;
	.mib
	nop 0
	extr.u r14 = r14, 35, 29
	br.cloop.sptk.few .L351
.L378:
	.mmi
	nop 0
	ld4 r19 = [r42]
	mov r17 = r0
	.mmi
	ld4 r21 = [r43]
	;;
	sub r16 = r19, r21, 1
	sxt4 r15 = r19
	.mmb
	cmp4.le p6, p7 = r19, r21
	adds r14 = -1, r19
	(p6) br.cond.dpnt .L320
	;;
	.mmi
	adds r15 = 515, r15
	nop 0
	addp4 r16 = r16, r0
	;;
	.mmi
	nop 0
	shladd r15 = r15, 2, r0
	mov ar.lc = r16
	.mii
	adds r16 = 16, r12
	nop 0
	;;
	add r15 = r16, r15
	;;
	.align 32
.L296:
	.mmi
	ld4 r16 = [r15], -4
	mov r18 = r44
	mov r44 = r14
	;;
	.mib
	cmp4.eq p6, p7 = 0, r16
	adds r14 = -1, r44
	(p7) br.cond.dpnt .L376
	;;
	.mib
	nop 0
	addl r17 = 1, r0
	br.cloop.sptk.few .L296
	.mmi
	nop 0
	st4 [r42] = r44
	mov r18 = r44
	;;
.L277:
	.mmi
	nop 0
	adds r14 = 6380, r12
	cmp4.lt p6, p7 = r21, r18
	.mmi
	ld4 r17 = [r46]
	;;
	ld4 r15 = [r14]
	(p6) addl r16 = 1, r0
	;;
	.mii
	(p7) mov r16 = r0
	cmp4.ne p6, p7 = 0, r17
	;;
	or r16 = r15, r16
	;;
	.mib
	st4 [r14] = r16
	adds r14 = 6364, r12
	(p6) br.cond.dpnt .L301
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L377
.L302:
	.mmi
	st4 [r32] = r0
	nop 0
	nop 0
.L315:
	.mmi
	mov r8 = r0
	nop 0
	nop 0
.L241:
	.mmi
	adds r19 = 6408, r12
	adds r20 = 6416, r12
	mov b0 = r54
	;;
	.mmi
	nop 0
	ld8 r21 = [r19], 24
	mov ar.pfs = r55
	.mmi
	ldf.fill f2 = [r20]
	;;
	ldf.fill f3 = [r19]
	mov ar.lc = r21
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 6432, r12
	br.ret.sptk.many b0
.L351:
	.body
	.copy_state 1
	.mmi
	nop 0
	addp4 r38 = r14, r0
	cmp4.eq p9, p10 = 0, r14
	.mmi
	nop 0
	ld4 r19 = [r48]
	nop 0
	;;
	.mmi
	setf.sig f6 = r38
	cmp4.eq p7, p8 = 0, r19
	(p9) break 1
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f7 = f6
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s1 f6, p6 = f2, f7
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f7 = f7, f6, f1
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f8 = f2, f6
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f9 = f7, f7, f3
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f8, f7, f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f9, f7, f7
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fxu.trunc.s1 f6 = f6
	;;
	.mmi
	getf.sig r15 = f6
	;;
	addp4 r16 = r15, r0
	nop 0
	;;
	.mmi
	shladd r14 = r16, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r17 = r14, 4, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mii
	nop 0
	shl r17 = r14, 8
	;;
	add r14 = r14, r17
	;;
	.mii
	nop 0
	shl r37 = r14, 16
	;;
	add r37 = r14, r37
	;;
	.mmi
	shladd r37 = r37, 2, r0
	;;
	add r37 = r37, r16
	nop 0
	;;
	.mii
	nop 0
	shr.u r37 = r37, 35
	;;
	shladd r14 = r37, 2, r0
	;;
	.mmi
	add r14 = r14, r37
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	nop 0
	sub r37 = r15, r14
	(p7) br.cond.dptk .L285
	;;
.L290:
	.mmi
	ld4 r14 = [r46]
	nop 0
	adds r17 = 48, r37
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L289
	;;
	.mmi
	ld8 r14 = [r45]
	ld4 r16 = [r47]
	nop 0
	;;
	.mmi
	adds r20 = 8, r14
	nop 0
	adds r14 = 4, r14
	;;
	.mmi
	ld4 r15 = [r14]
	;;
	nop 0
	sxt4 r18 = r15
	.mmb
	adds r19 = 1, r15
	cmp4.le p6, p7 = r16, r15
	(p6) br.cond.dptk .L291
	;;
	.mmi
	ld8 r15 = [r20]
	st4 [r14] = r19
	shladd r14 = r38, 1, r0
	;;
	.mmi
	add r15 = r15, r18
	nop 0
	add r14 = r14, r38
	;;
	.mii
	st1 [r15] = r17
	shladd r15 = r14, 4, r0
	;;
	add r14 = r14, r15
	;;
	.mii
	nop 0
	shl r15 = r14, 8
	;;
	add r14 = r14, r15
	;;
	.mii
	nop 0
	shl r15 = r14, 16
	;;
	add r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r38
	nop 0
	;;
	.mib
	nop 0
	extr.u r14 = r14, 35, 29
	br.cloop.sptk.few .L351
	.mib
	nop 0
	nop 0
	br .L378
	;;
.L243:
	.mmi
	adds r16 = -64, r14
	;;
	addp4 r16 = r16, r0
	nop 0
	;;
	.mii
	nop 0
	shr.u r16 = r48, r16
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r16, 0
	(p7) br.cond.dpnt .L244
	;;
	.mmi
	adds r14 = 1, r14
	nop 0
	adds r37 = 1, r37
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 113, r14
	(p7) br.cond.dptk .L250
	.mib
	nop 0
	nop 0
	br .L379
.L374:
	.mmi
	shladd r16 = r18, 2, r0
	adds r15 = 28, r12
	shl r17 = r25, r17
	.mmi
	adds r14 = 1, r14
	adds r37 = 1, r37
	sxt4 r20 = r21
	;;
	.mmi
	add r16 = r15, r16
	nop 0
	cmp.gt p6, p7 = r20, r18
	;;
	.mmi
	ld4 r19 = [r16]
	nop 0
	(p7) adds r21 = 1, r18
	.mii
	(p7) addl r26 = 1, r0
	cmp4.eq p6, p7 = 113, r14
	;;
	or r17 = r19, r17
	;;
	.mib
	st4 [r16] = r17
	nop 0
	(p7) br.cond.dptk .L250
	.mib
	nop 0
	nop 0
	br .L379
.L288:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = begin_digits#
	;;
	.mib
	mov r1 = r56
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L290
	.mmi
	shladd r14 = r38, 1, r0
	;;
	add r14 = r14, r38
	nop 0
	;;
	.mmi
	shladd r15 = r14, 4, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shl r15 = r14, 8
	;;
	add r14 = r14, r15
	;;
	.mii
	nop 0
	shl r15 = r14, 16
	;;
	add r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r38
	nop 0
	;;
	.mib
	nop 0
	extr.u r14 = r14, 35, 29
	br.cloop.sptk.few .L351
	.mib
	nop 0
	nop 0
	br .L378
	;;
.L291:
	.mmi
	ld4 r14 = [r52]
	;;
	cmp4.ne p6, p7 = 0, r14
	adds r15 = 1, r14
	;;
	.mmi
	(p6) ld4 r14 = [r49]
	st4 [r52] = r15
	nop 0
	.mmi
	(p7) st4 [r41] = r37
	;;
	(p6) or r14 = r37, r14
	nop 0
	;;
	.mii
	(p6) st4 [r49] = r14
	shladd r14 = r38, 1, r0
	;;
	add r14 = r14, r38
	;;
	.mmi
	shladd r15 = r14, 4, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shl r15 = r14, 8
	;;
	add r14 = r14, r15
	;;
	.mii
	nop 0
	shl r15 = r14, 16
	;;
	add r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r38
	nop 0
	;;
	.mib
	nop 0
	extr.u r14 = r14, 35, 29
	br.cloop.sptk.few .L351
	.mib
	nop 0
	nop 0
	br .L378
	;;
.L271:
	.mmi
	ld4 r14 = [r49]
	;;
	cmp4.ne p6, p7 = 0, r14
	adds r15 = 1, r14
	;;
	.mmi
	(p6) ld4 r14 = [r51]
	st4 [r49] = r15
	nop 0
	.mmi
	(p7) st4 [r41] = r37
	;;
	(p6) or r14 = r37, r14
	nop 0
	;;
	.mii
	(p6) st4 [r51] = r14
	shladd r14 = r38, 1, r0
	;;
	add r14 = r14, r38
	;;
	.mmi
	shladd r15 = r14, 4, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shl r15 = r14, 8
	;;
	add r14 = r14, r15
	;;
	.mii
	nop 0
	shl r15 = r14, 16
	;;
	add r15 = r14, r15
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	add r15 = r15, r38
	nop 0
	;;
	.mib
	nop 0
	extr.u r15 = r15, 35, 29
	br.cloop.sptk.few .L352
	.mib
	nop 0
	nop 0
	br .L380
.L376:
	.mib
	cmp4.eq p6, p7 = 0, r17
	nop 0
	(p6) br.cond.dpnt .L321
	;;
	.mib
	st4 [r42] = r18
	cmp4.ge p6, p7 = r21, r18
	(p7) br.cond.sptk .L276
	.mib
	nop 0
	nop 0
	br .L277
	;;
.L375:
	.mii
	mov r28 = r18
	sxt4 r20 = r21
	adds r15 = -1, r21
	.mmb
	mov r14 = r0
	cmp4.ge p6, p7 = 0, r21
	(p7) br.cond.dptk .L381
	;;
.L255:
	.mmi
	adds r17 = -1, r21
	adds r19 = 16, r12
	sxt4 r20 = r21
	.mmi
	adds r18 = 1, r28
	st4 [r29] = r0, 4
	mov r14 = r0
	;;
	.mmi
	adds r15 = 2, r20
	addp4 r17 = r17, r0
	mov r16 = r21
	;;
	.mmi
	shladd r15 = r15, 2, r0
	nop 0
	mov ar.lc = r17
	;;
	.mib
	nop 0
	add r15 = r19, r15
	br .L260
.L321:
	.mib
	nop 0
	mov r18 = r19
	br .L276
.L320:
	.mmi
	nop 0
	mov r44 = r19
	nop 0
	;;
	.mib
	nop 0
	mov r18 = r44
	br .L277
.L377:
	.mmi
	ld8 r19 = [r45]
	;;
	adds r17 = 4, r19
	nop 0
	;;
	.mmi
	nop 0
	ld4 r14 = [r17]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L382
	.mii
	adds r18 = 8, r19
	sxt4 r15 = r14
	adds r21 = 6372, r12
	;;
	.mmi
	ld8 r20 = [r18]
	ld4 r21 = [r21]
	nop 0
	;;
	.mib
	add r20 = r20, r15
	cmp4.eq p8, p9 = 0, r21
	(p8) br.cond.dptk .L307
	;;
	.mmi
	nop 0
	adds r20 = -1, r20
	nop 0
	;;
	.mii
	ld1 r20 = [r20]
	nop 0
	;;
	sxt1 r20 = r20
	.mmi
	nop 0
	ld4 r21 = [r47]
	nop 0
	;;
	.mib
	cmp4.gt p8, p9 = r0, r21
	nop 0
	(p8) br.cond.dpnt .L307
	;;
	.mmi
	nop 0
	ld4 r21 = [r41]
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p8, p9 = 5, r21
	(p8) br.cond.dptk .L305
	;;
	.mmi
	nop 0
	cmp4.ne p8, p9 = 5, r21
	nop 0
	;;
	.mib
	nop 0
	(p9) and r15 = 1, r20
	(p9) br.cond.dpnt .L306
	;;
.L307:
	.mmi
	ld8 r16 = [r18]
	adds r15 = -1, r15
	adds r18 = -1, r14
	;;
	.mii
	addp4 r18 = r18, r0
	add r16 = r16, r15
	;;
	mov ar.lc = r18
	.align 32
.L312:
	.mii
	ld1 r15 = [r16], -1
	adds r14 = -1, r14
	;;
	sxt1 r15 = r15
	;;
	.mib
	cmp4.eq p6, p7 = 48, r15
	nop 0
	(p7) br.cond.dpnt .L315
	;;
	.mib
	st4 [r17] = r14
	nop 0
	br.cloop.sptk.few .L312
.L304:
	.mib
	st4 [r19] = r0
	mov r8 = r0
	br .L241
.L382:
	.pred.rel.mutex p6, p7
	.mmi
	adds r15 = 6372, r12
	;;
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p8, p9 = 0, r15
	(p8) br.cond.dptk .L304
	.mmi
	nop 0
	ld4 r15 = [r47]
	nop 0
	;;
	.mib
	cmp4.gt p8, p9 = r0, r15
	nop 0
	(p8) br.cond.dpnt .L304
	;;
	.mmi
	ld4 r15 = [r41]
	;;
	cmp4.lt p8, p9 = 5, r15
	nop 0
	;;
	.mib
	(p8) mov r15 = r0
	(p8) adds r18 = 8, r19
	(p8) br.cond.dptk .L305
	;;
	.mib
	nop 0
	cmp4.eq p8, p9 = 5, r15
	(p9) br.cond.dptk .L304
	.mmi
	mov r15 = r0
	nop 0
	nop 0
	;;
.L306:
	.pred.rel.mutex p6, p7
	.mii
	cmp4.ne p8, p9 = 0, r16
	adds r18 = 8, r19
	;;
	(p8) addl r16 = 1, r0
	;;
	.mmi
	(p9) mov r16 = r0
	;;
	or r15 = r15, r16
	nop 0
	;;
	.mib
	cmp4.ne p8, p9 = 0, r15
	sxt4 r15 = r14
	(p9) br.cond.spnt .L309
	;;
.L305:
	.pred.rel.mutex p6, p7
	.mmi
	ld8 r20 = [r18]
	nop 0
	adds r15 = -1, r15
	.mmb
	adds r14 = -1, r14
	nop 0
	(p7) br.cond.dpnt .L383
	;;
	.mii
	add r16 = r20, r15
	nop 0
	;;
	mov r18 = r16
	.align 32
.L311:
	.mii
	ld1 r15 = [r16], -1
	cmp4.ne p6, p7 = 0, r14
	;;
	sxt1 r15 = r15
	;;
	.mib
	cmp4.lt p8, p9 = 56, r15
	nop 0
	(p9) br.cond.dpnt .L384
	;;
	.mmi
	nop 0
	st4 [r17] = r14
	mov r18 = r16
	.mmb
	nop 0
	adds r14 = -1, r14
	(p6) br.cond.dptk .L311
	;;
.L383:
	.mmi
	addl r14 = 1, r0
	;;
	st4 [r17] = r14
	addl r14 = 49, r0
	;;
	.mmi
	st1 [r20] = r14
	;;
	ld4 r14 = [r19]
	nop 0
	;;
	.mmi
	adds r14 = 1, r14
	;;
	st4 [r19] = r14
	nop 0
	;;
	.mii
	ld4 r14 = [r17]
	nop 0
	;;
	cmp4.ne p6, p7 = 0, r14
.L309:
	.pred.rel.mutex p6, p7
	.mib
	adds r18 = 8, r19
	sxt4 r15 = r14
	(p7) br.cond.spnt .L304
	;;
	.mmi
	ld8 r16 = [r18]
	adds r18 = -1, r14
	adds r15 = -1, r15
	;;
	.mmi
	addp4 r18 = r18, r0
	nop 0
	add r16 = r16, r15
	;;
	.mib
	nop 0
	mov ar.lc = r18
	br .L312
.L279:
	.mmi
	nop 0
	ld4 r14 = [r46]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L302
.L301:
	.mmb
	addl r8 = -1, r0
	adds r19 = 6408, r12
	nop 0
	.mmi
	adds r20 = 6416, r12
	nop 0
	mov b0 = r54
	;;
	.mmi
	nop 0
	ld8 r21 = [r19], 24
	mov ar.pfs = r55
	.mmi
	ldf.fill f2 = [r20]
	;;
	ldf.fill f3 = [r19]
	mov ar.lc = r21
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 6432, r12
	br.ret.sptk.many b0
.L384:
	.body
	.copy_state 2
	.mmi
	adds r15 = 1, r15
	ld4.a r14 = [r17]
	nop 0
	;;
	.mmi
	nop 0
	st1 [r18] = r15
	cmp4.ne p6, p7 = 0, r14
	.mmb
	nop 0
	chk.a.clr r14, .L385
.L386:
	.pred.rel.mutex p6, p7
	br .L309
.L385:
	.mmi
	nop 0
	ld4 r14 = [r17]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	br .L386
	.endp quad_decimal#
	.align 16
	.align 64
	.global strtold#
	.type	strtold#, @function
	.proc strtold#
strtold:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 2, 6, 7, 0
	.fframe 112
	adds r12 = -112, r12
	.save rp, r37
	mov r37 = b0
	.mmi
	mov r39 = r1
	.body
	mov r40 = r32
	mov r41 = r33
	;;
	.mmi
	adds r42 = 16, r12
	nop 0
	adds r36 = 88, r12
	.mmb
	adds r35 = 96, r12
	nop 0
	br.call.sptk.many b0 = parse#
	;;
	.mmi
	adds r14 = 16, r12
	mov r34 = r8
	mov r1 = r39
	;;
	.mmi
	ld8 r40 = [r14]
	nop 0
	adds r14 = 24, r12
	;;
	.mmi
	ld8 r41 = [r14]
	nop 0
	adds r14 = 32, r12
	;;
	.mmi
	ld8 r42 = [r14]
	nop 0
	adds r14 = 40, r12
	;;
	.mmi
	ld8 r43 = [r14]
	nop 0
	adds r14 = 48, r12
	;;
	.mmi
	ld8 r44 = [r14]
	nop 0
	adds r14 = 56, r12
	;;
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 64, r12
	;;
	.mib
	ld8 r46 = [r14]
	nop 0
	br.call.sptk.many b0 = real_quad#
	;;
	.mmi
	adds r14 = -2, r34
	st8 [r35] = r9
	mov r1 = r39
	.mmi
	st8 [r36] = r8
	addl r15 = 32767, r0
	cmp4.ne p8, p9 = 4, r34
	;;
	.mmi
	cmp4.ltu p6, p7 = 1, r14
	nop 0
	extr.u r14 = r8, 48, 15
	.bbb
	nop 0
	(p7) br.cond.dpnt .L397
	(p9) br.cond.dpnt .L398
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r16 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r16 = r0
	cmp4.eq p6, p7 = r15, r14
	nop 0
	.mmb
	adds r14 = 68, r12
	adds r15 = 80, r12
	(p6) br.cond.dpnt .L393
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r16, r14
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	adds r14 = 72, r12
	(p7) br.cond.dpnt .L393
	;;
	.mmi
	ld8 r17 = [r36]
	ld8 r16 = [r35]
	nop 0
	;;
	.mmi
	st8 [r14] = r17
	st8 [r15] = r16
	nop 0
.L390:
	.mmi
	ld8 r9 = [r15]
	ld8 r8 = [r14]
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 112, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L393:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	nop 0
	addl r14 = 34, r0
	adds r15 = 80, r12
	.mmi
	ld8.a r17 = [r36]
	ld8.a r16 = [r35]
	mov r1 = r39
	;;
	.mmi
	st4 [r8] = r14
	nop 0
	adds r14 = 72, r12
	;;
	.mmi
	ld8.c.clr r17 = [r36]
	ld8.c.clr r16 = [r35]
	nop 0
	;;
	.mmi
	nop 0
	st8 [r14] = r17
	nop 0
	.mmb
	st8 [r15] = r16
	nop 0
	br .L390
.L397:
	.mmi
	adds r18 = 16, r12
	cmp4.eq p6, p7 = 3, r34
	adds r14 = 72, r12
	.mmi
	adds r15 = 80, r12
	;;
	ld4 r17 = [r18]
	(p6) addl r16 = 1, r0
	.mmi
	st8 [r15] = r0
	;;
	(p7) mov r16 = r0
	cmp4.eq p6, p7 = 0, r17
	.mmi
	nop 0
	ld8 r9 = [r15]
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r17 = 9223090561878065152
	.mib
	nop 0
	shl r16 = r16, 47
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r17 = -281474976710656
	;;
	.mmi
	or r16 = r17, r16
	;;
	st8 [r14] = r16
	nop 0
	;;
	.mii
	ld8 r8 = [r14]
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
	;;
.L398:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	nop 0
	addl r14 = 12, r0
	adds r15 = 80, r12
	.mmi
	ld8.a r17 = [r36]
	ld8.a r16 = [r35]
	mov r1 = r39
	;;
	.mmi
	st4 [r8] = r14
	nop 0
	adds r14 = 72, r12
	;;
	.mmi
	ld8.c.clr r17 = [r36]
	ld8.c.clr r16 = [r35]
	nop 0
	;;
	.mmi
	nop 0
	st8 [r14] = r17
	nop 0
	.mmb
	st8 [r15] = r16
	nop 0
	br .L390
	.endp strtold#
	.align 16
	.align 64
	.global strtof#
	.type	strtof#, @function
	.proc strtof#
strtof:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 7, 0
	mov r16 = r12
	nop 0
	.mii
	.fframe 80
	adds r12 = -80, r12
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
	;;
	.mmi
	nop 0
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	mov r38 = r32
	.mmb
	mov r39 = r33
	adds r40 = 16, r12
	br.call.sptk.many b0 = parse#
	;;
	.mmi
	adds r14 = 16, r12
	mov r34 = r8
	mov r1 = r37
	;;
	.mmi
	ld8 r38 = [r14]
	nop 0
	adds r14 = 24, r12
	;;
	.mmi
	ld8 r39 = [r14]
	nop 0
	adds r14 = 32, r12
	;;
	.mmi
	ld8 r40 = [r14]
	nop 0
	adds r14 = 40, r12
	;;
	.mmi
	ld8 r41 = [r14]
	nop 0
	adds r14 = 48, r12
	;;
	.mmi
	ld8 r42 = [r14]
	nop 0
	adds r14 = 56, r12
	;;
	.mmi
	ld8 r43 = [r14]
	nop 0
	adds r14 = 64, r12
	;;
	.mib
	ld8 r44 = [r14]
	nop 0
	br.call.sptk.many b0 = real_float#
	;;
	.mlx
	nop 0
	movl r15 = 0x7f7fffff
	.mfi
	adds r14 = -2, r34
	fabs f6 = f8
	mov r1 = r37
	;;
	.mmf
	setf.s f7 = r15
	cmp4.ltu p6, p7 = 1, r14
	mov f2 = f8
	.mmb
	adds r14 = 68, r12
	nop 0
	(p7) br.cond.dpnt .L413
	;;
	.mib
	cmp4.ne p6, p7 = 4, r34
	nop 0
	(p7) br.cond.dpnt .L414
	;;
	.mmf
	nop 0
	nop 0
	fcmp.unord p6, p7 = f6, f7
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.spnt .L403
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f6, f7
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L403
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L399
	.mlx
	nop 0
	movl r14 = 0x00800000
	;;
	.mmi
	nop 0
	setf.s f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f6, f7
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dptk .L399
.L403:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 34, r0
	nop 0
	mov r1 = r37
	;;
	.mmi
	st4 [r8] = r14
	nop 0
	nop 0
.L399:
	.mmf
	nop 0
	nop 0
	mov f8 = f2
	.mmi
	adds r17 = 80, r12
	nop 0
	mov b0 = r35
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r17]
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
.L413:
	.body
	.copy_state 1
	.mmi
	nop 0
	cmp4.eq p6, p7 = 3, r34
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r15 = 0x7fc00000
	;;
	.mib
	(p6) setf.s f2 = r15
	adds r15 = 16, r12
	(p6) br.cond.dpnt .L399
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r14 = 0xff800000
	;;
	.mib
	(p7) setf.s f2 = r14
	nop 0
	(p7) br.cond.dptk .L399
	.mlx
	nop 0
	movl r14 = 0x7f800000
	.mmi
	adds r17 = 80, r12
	;;
	setf.s f2 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	mov f8 = f2
	.mii
	ldf.fill f2 = [r17]
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
	;;
.L414:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmf
	addl r14 = 12, r0
	nop 0
	mov f8 = f2
	.mmi
	mov r1 = r37
	nop 0
	adds r17 = 80, r12
	;;
	.mmi
	st4 [r8] = r14
	ldf.fill f2 = [r17]
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
	.endp strtof#
	.global real_float#
	.type	real_float#, @function
	.global __errno#
	.type	__errno#, @function
	.global real_quad#
	.type	real_quad#, @function
	.global free#
	.type	free#, @function
	.global isalpha#
	.type	isalpha#, @function
	.global isspace#
	.type	isspace#, @function
	.global isdigit#
	.type	isdigit#, @function
	.global malloc#
	.type	malloc#, @function
	.global memset#
	.type	memset#, @function
	.ident	"GCC: (GNU) 12.2.0"
