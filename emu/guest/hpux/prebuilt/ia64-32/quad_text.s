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
	addp4 r32 = 0,r32
	.save rp, r36
	mov r36 = b0
	.mmi
	cmp4.eq p6, p7 = 0, r33
	nop 0
	mov r38 = r1
	.body
	;;
	.mmi
	adds r35 = 4, r32
	nop 0
	extr r34 = r33, 5, 27
	;;
	.mmi
	ld4 r14 = [r35]
	nop 0
	mov b0 = r36
	;;
	.mmi
	shladd r15 = r14, 2, r0
	cmp4.eq.or.andcm p6, p7 = 0, r14
	mov ar.pfs = r37
	.bbb
	nop 0
	(p7) br.cond.dpnt .L13
	br.ret.sptk.many b0
.L13:
	.mmi
	and r33 = 31, r33
	ld4 r14 = [r32]
	shladd r41 = r34, 2, r0
	.mmi
	ld4.a r20 = [r35]
	;;
	addp4 r14 = r15, r14
	sub r23 = 32, r33
	.mmi
	cmp4.ne p6, p7 = 0, r33
	addp4 r21 = r33, r0
	shladd r17 = r20, 2, r0
	;;
	.mmi
	st4 [r14] = r0
	addp4 r23 = r23, r0
	(p6) addl r22 = 1, r0
	;;
	.mmi
	nop 0
	(p7) mov r22 = r0
	nop 0
	.mmb
	chk.a.clr r20, .L15
.L16:
	cmp4.le p6, p7 = r0, r20
	(p7) br.cond.dpnt .L6
	;;
.L7:
	.mmi
	ld4 r16 = [r32]
	add r14 = r17, r41
	cmp4.ne p6, p7 = 0, r20
	;;
	.mii
	addp4 r16 = 0,r16
	(p6) addl r19 = 1, r0
	;;
	add r18 = r17, r16
	.mii
	add r14 = r14, r16
	(p7) mov r19 = r0
	;;
	addp4 r16 = 0,r18
	.mii
	addp4 r14 = 0,r14
	and r19 = r19, r22
	;;
	adds r18 = -4, r16
	.mmi
	ld4 r16 = [r16]
	mov r15 = r14
	cmp4.eq p6, p7 = 0, r19
	;;
	.mib
	nop 0
	shl r16 = r16, r21
	(p6) br.cond.dptk .L4
.L14:
	.mmi
	ld4 r14 = [r18]
	adds r17 = -4, r17
	adds r20 = -1, r20
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r20
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, r23
	(p6) addl r19 = 1, r0
	;;
	.mmi
	(p7) mov r19 = r0
	;;
	and r19 = r19, r22
	nop 0
	;;
	.mmi
	or r14 = r16, r14
	ld4.a r16 = [r32]
	cmp4.eq p6, p7 = 0, r19
	;;
	.mmi
	st4 [r15] = r14
	nop 0
	add r14 = r17, r41
	;;
	.mmi
	nop 0
	ld4.c.clr r16 = [r32]
	nop 0
	;;
	.mmi
	addp4 r16 = 0,r16
	;;
	add r18 = r17, r16
	add r14 = r14, r16
	;;
	.mmi
	addp4 r16 = 0,r18
	nop 0
	addp4 r14 = 0,r14
	;;
	.mmi
	adds r18 = -4, r16
	ld4 r16 = [r16]
	mov r15 = r14
	;;
	.mib
	nop 0
	shl r16 = r16, r21
	(p7) br.cond.dptk .L14
	;;
.L4:
	.mmi
	nop 0
	adds r20 = -1, r20
	adds r17 = -4, r17
	.mmi
	nop 0
	st4 [r14] = r16
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = -1, r20
	(p7) br.cond.dptk .L7
.L6:
	.mmi
	nop 0
	mov r40 = r0
	nop 0
	.mmb
	ld4 r39 = [r32]
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	ld4 r14 = [r35]
	mov r1 = r38
	mov b0 = r36
	;;
	.mmi
	add r34 = r34, r14, 1
	ld4.a r14 = [r32]
	mov ar.pfs = r37
	;;
	.mmi
	shladd r15 = r34, 2, r0
	st4 [r35] = r34
	nop 0
	;;
	.mmi
	adds r15 = -4, r15
	ld4.c.clr r14 = [r32]
	nop 0
	;;
	.mmi
	addp4 r14 = r15, r14
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	sub r34 = r34, r14
	nop 0
	;;
	.mib
	st4 [r35] = r34
	nop 0
	br.ret.sptk.many b0
.L15:
	.mmi
	nop 0
	ld4 r20 = [r35]
	nop 0
	;;
	.mib
	nop 0
	shladd r17 = r20, 2, r0
	br .L16
	.endp shift_integer#
	.align 16
	.align 64
	.proc begin_digits#
begin_digits:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	addp4 r32 = 0,r32
	.save rp, r33
	mov r33 = b0
	.mmi
	nop 0
	mov r35 = r1
	.body
	nop 0
	;;
	.mmi
	adds r18 = 8, r32
	adds r14 = 4, r32
	addl r36 = 11600, r0
	.mmi
	adds r17 = 16, r32
	adds r16 = 12, r32
	adds r15 = 20, r32
	;;
	.mmi
	nop 0
	ld4 r18 = [r18]
	mov b0 = r33
	.mmi
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r18
	mov ar.pfs = r34
	;;
	.mmi
	(p7) ld4 r18 = [r32]
	;;
	(p7) addp4 r18 = 0,r18
	nop 0
	;;
	.mmi
	(p7) ld4 r18 = [r18]
	;;
	(p7) add r14 = r14, r18
	addl r18 = 1, r0
	;;
	.mmi
	cmp4.le p8, p9 = r36, r14
	st4 [r17] = r18
	addl r17 = 799, r0
	;;
	.mii
	(p9) mov r36 = r14
	cmp4.ge p6, p7 = r17, r14
	;;
	cmp4.le p8, p9 = -1, r36
	;;
	.mmi
	nop 0
	(p9) addl r36 = -1, r0
	nop 0
	;;
	.mib
	st4 [r16] = r36
	nop 0
	(p7) br.cond.dpnt .L29
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	cmp4.eq p6, p7 = 0, r14
	nop 0
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
	;;
.L29:
	.mib
	adds r36 = 1, r36
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmb
	addp4 r8 = 0,r8
	adds r15 = 20, r32
	nop 0
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mmi
	cmp4.eq p8, p9 = 0, r8
	cmp.eq p6, p7 = 0, r8
	mov ar.pfs = r34
	;;
	.mmi
	(p8) addl r14 = 1, r0
	;;
	(p9) mov r14 = r0
	nop 0
	;;
	.mmi
	st4 [r15] = r14
	ld4 r14 = [r32]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	(p6) adds r8 = 12, r14
	adds r14 = 8, r14
	;;
	.mmi
	(p6) addp4 r8 = 0,r8
	;;
	st4 [r14] = r8
	nop 0
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	cmp4.eq p6, p7 = 0, r14
	nop 0
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
	.endp begin_digits#
	.align 16
	.align 64
	.proc read_digits#
read_digits:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 2, 8, 1, 0
	addp4 r33 = 0,r33
	.save rp, r39
	mov r39 = b0
	.mmi
	mov r41 = r1
	.body
	nop 0
	addp4 r32 = 0,r32
	;;
	.mmi
	adds r14 = 4, r33
	adds r20 = 8, r33
	mov r19 = r0
	.mmi
	mov r22 = r0
	adds r16 = 16, r33
	adds r17 = 20, r33
	;;
	.mmi
	ld4 r21 = [r14]
	st4 [r20] = r0
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 16, r21
	nop 0
	cmp4.ge p8, p9 = 99, r21
	;;
	.mii
	(p6) addl r23 = 4, r0
	nop 0
	;;
	(p7) addl r23 = 1, r0
.L41:
	.pred.rel.mutex p8, p9
	.mmi
	addp4 r34 = 0,r32
	nop 0
	adds r32 = 1, r32
	;;
	.mmi
	ld1 r14 = [r34]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 46, r14
	(p7) br.cond.dpnt .L70
.L32:
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
	(p6) br.cond.dpnt .L35
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r15, r21
	(p6) br.cond.dpnt .L37
	;;
.L73:
	.pred.rel.mutex p8, p9
	.mmi
	ld4 r14 = [r17]
	cmp4.eq p6, p7 = 0, r19
	addl r22 = 1, r0
	;;
	.mmi
	(p7) sub r14 = r14, r23
	nop 0
	cmp4.eq p6, p7 = 0, r15
	;;
	.mmi
	st4 [r17] = r14
	;;
	ld4 r14 = [r20]
	nop 0
	;;
	.mib
	addp4 r14 = 0,r14
	nop 0
	(p7) br.cond.dpnt .L50
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	ld4 r14 = [r16]
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
	st4 [r16] = r14
	nop 0
	nop 0
.L72:
	.pred.rel.mutex p8, p9
	.mmi
	addp4 r34 = 0,r32
	nop 0
	adds r32 = 1, r32
	;;
	.mmi
	ld1 r14 = [r34]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 46, r14
	(p6) br.cond.dptk .L32
	;;
.L70:
	.pred.rel.mutex p8, p9
	.mbb
	cmp4.eq p6, p7 = 0, r19
	(p6) br.cond.dpnt .L71
	(p8) br.cond.dpnt .L37
	;;
	.mmi
	ld4 r14 = [r17]
	;;
	sub r14 = r14, r23
	nop 0
	;;
	.mmi
	nop 0
	st4 [r17] = r14
	nop 0
	;;
	.mii
	ld4 r14 = [r20]
	nop 0
	;;
	addp4 r14 = 0,r14
	;;
.L50:
	.pred.rel.mutex p8, p9
	.mii
	cmp.ne p6, p7 = 0, r14
	addl r22 = 1, r0
	;;
	(p7) mov r14 = r34
	.mii
	(p7) st4 [r20] = r34
	nop 0
	;;
	cmp4.ne p6, p7 = 0, r14
	.mmi
	ld4 r14 = [r16]
	;;
	(p6) addl r15 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r15 = r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	st4 [r16] = r14
	nop 0
	br .L72
.L35:
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
	(p7) br.cond.dptk .L73
	;;
.L37:
	.mmi
	cmp4.eq p6, p7 = 0, r22
	nop 0
	adds r14 = 12, r33
	.mmi
	cmp4.ne p8, p9 = 16, r21
	nop 0
	mov r35 = r0
	;;
	.mib
	(p6) mov r34 = r0
	(p8) addl r15 = 101, r0
	(p6) br.cond.dpnt .L67
	;;
	.mmi
	st4 [r14] = r34
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
	(p6) br.cond.dpnt .L74
.L45:
	.mmi
	adds r33 = 20, r33
	;;
	ld4 r14 = [r33]
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r35
	nop 0
	;;
	.mmi
	st4 [r33] = r14
	nop 0
	nop 0
.L67:
	.mmi
	mov r8 = r34
	nop 0
	mov b0 = r39
	;;
	.mib
	nop 0
	mov ar.pfs = r40
	br.ret.sptk.many b0
.L71:
	.pred.rel.mutex p8, p9
	.mib
	nop 0
	addl r19 = 1, r0
	br .L41
.L74:
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
	add r36 = r36, r34, 1
	;;
	addp4 r36 = 0,r36
	nop 0
	;;
	.mib
	ld1 r42 = [r36]
	nop 0
	br.call.sptk.many b0 = isdigit#
	;;
	.mib
	mov r1 = r41
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L45
	;;
	.mmi
	addp4 r34 = 0,r36
	nop 0
	adds r36 = 1, r36
	;;
	.mib
	ld1 r42 = [r34]
	nop 0
	br.call.sptk.many b0 = isdigit#
	;;
	.mmi
	adds r15 = -1, r36
	shladd r14 = r35, 2, r0
	cmp4.lt p8, p9 = r37, r35
	.mmb
	mov r1 = r41
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L75
	;;
	.mmi
	nop 0
	addp4 r15 = 0,r15
	add r14 = r14, r35
	;;
	.align 32
.L49:
	.pred.rel.mutex p8, p9
	.mmi
	(p9) ld1 r35 = [r15]
	shladd r14 = r14, 1, r0
	addp4 r34 = 0,r36
	.mmi
	adds r36 = 1, r36
	;;
	nop 0
	(p9) sxt1 r35 = r35
	.mmi
	ld1 r42 = [r34]
	;;
	(p9) adds r35 = -48, r35
	nop 0
	;;
	.mib
	(p9) add r35 = r35, r14
	nop 0
	br.call.sptk.many b0 = isdigit#
	;;
	.mmi
	adds r15 = -1, r36
	shladd r14 = r35, 2, r0
	nop 0
	.mmi
	mov r1 = r41
	cmp4.lt p8, p9 = r37, r35
	cmp4.ne p6, p7 = 0, r8
	;;
	.mib
	addp4 r15 = 0,r15
	add r14 = r14, r35
	(p6) br.cond.dptk .L49
.L75:
	.mmi
	adds r33 = 20, r33
	nop 0
	cmp4.ne p6, p7 = 45, r38
	;;
	.mii
	ld4 r14 = [r33]
	(p7) sub r35 = r0, r35
	;;
	add r14 = r14, r35
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br .L67
	.endp read_digits#
	.align 16
	.align 64
	.proc compare_integers.isra.0#
compare_integers.isra.0:
	.prologue
	.mmi
	cmp4.le p8, p9 = r35, r33
	addp4 r32 = 0,r32
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	.mmi
	addp4 r34 = 0,r34
	adds r14 = -1, r33
	cmp4.eq p6, p7 = r35, r33
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L77
	.mmi
	(p8) addl r8 = 1, r0
	nop 0
	mov ar.lc = r2
	;;
	.mib
	nop 0
	(p9) addl r8 = -1, r0
	br.ret.sptk.many b0
.L77:
	.mmi
	shladd r16 = r14, 2, r0
	nop 0
	addp4 r15 = r14, r0
	.mmb
	cmp4.gt p6, p7 = r0, r14
	nop 0
	(p6) br.cond.dpnt .L82
	;;
	.mmi
	add r32 = r16, r32
	add r16 = r16, r34
	mov ar.lc = r15
	;;
	.align 32
.L80:
	.mmi
	addp4 r15 = 0,r32
	nop 0
	addp4 r14 = 0,r16
	.mmi
	adds r32 = -4, r32
	nop 0
	adds r16 = -4, r16
	;;
	.mmi
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	nop 0
	;;
	.mbb
	cmp4.eq p6, p7 = r14, r15
	(p7) br.cond.dpnt .L87
	br.cloop.sptk.few .L80
	;;
.L82:
	.mib
	mov r8 = r0
	mov ar.lc = r2
	br.ret.sptk.many b0
	;;
.L87:
	.mii
	cmp4.leu p6, p7 = r14, r15
	mov ar.lc = r2
	;;
	(p6) addl r8 = 1, r0
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
	.align 4
.LC1:
	data4	.LC0+1
	.align 4
.LC3:
	data4	.LC2+1
	.align 4
.LC5:
	data4	.LC4+1
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc parse#
parse:
	.prologue 12, 57
	.mmb
	.save ar.pfs, r58
	alloc r58 = ar.pfs, 3, 27, 4, 0
	.fframe 96
	adds r12 = -96, r12
	nop 0
	.mii
	addp4 r34 = 0,r34
	.save ar.lc, r61
	mov r61 = ar.lc
	addp4 r32 = 0,r32
	;;
	.mmi
	mov r44 = r34
	adds r38 = 64, r12
	adds r40 = 72, r12
	.mmi
	adds r42 = 80, r12
	adds r41 = 68, r12
	addl r15 = 10, r0
	;;
	.mmi
	st4 [r44] = r0, 4
	st8 [r38] = r0
	.save pr, r60
	mov r60 = pr
	.mmi
	mov r59 = r1
	addp4 r33 = 0,r33
	mov r35 = r32
	;;
	.mmi
	mov r14 = r44
	nop 0
	.save rp, r57
	mov r57 = b0
	.body
	.mmi
	st8 [r40] = r0
	st8 [r42] = r0
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	st4 [r41] = r15
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
	.mmi
	nop 0
	st4 [r14] = r0, 4
	nop 0
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	nop 0
	.align 32
.L89:
	.mmi
	addp4 r36 = 0,r35
	nop 0
	adds r35 = 1, r35
	;;
	.mib
	ld1 r62 = [r36]
	nop 0
	br.call.sptk.many b0 = isspace#
	;;
	.mib
	mov r1 = r59
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L89
	;;
	.mmi
	ld1 r14 = [r36]
	addl r15 = @gprel(.LC1), gp
	addl r18 = 105, r0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	.mmi
	ld4 r17 = [r15]
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
	ld1 r14 = [r36]
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
	(p6) addl r37 = 1, r0
	;;
	(p7) mov r37 = r0
	nop 0
	;;
	.mmi
	add r37 = r37, r36
	;;
	addp4 r37 = 0,r37
	nop 0
	;;
	.mmi
	nop 0
	mov r15 = r37
	mov r16 = r37
	;;
	.align 32
.L90:
	.mmi
	addp4 r14 = 0,r16
	addp4 r19 = 0,r17
	adds r16 = 1, r16
	.mmi
	adds r17 = 1, r17
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	or r14 = 32, r14
	;;
	.mib
	cmp4.eq p6, p7 = r18, r14
	nop 0
	(p7) br.cond.dpnt .L221
	;;
	.mmi
	ld1 r14 = [r19]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r18 = r14
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L90
	.mmi
	addl r14 = @gprel(.LC5), gp
	nop 0
	addl r17 = 105, r0
	;;
	.mmi
	ld4 r16 = [r14]
	nop 0
	nop 0
	;;
	.align 32
.L94:
	.mmi
	addp4 r14 = 0,r15
	addp4 r18 = 0,r16
	adds r15 = 1, r15
	.mmi
	adds r16 = 1, r16
	;;
	ld1 r14 = [r14]
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
	ld1 r14 = [r18]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r17 = r14
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L94
	.mmi
	addl r45 = 8, r0
	nop 0
	addl r46 = 2, r0
	;;
	.mii
	add r45 = r45, r37
	nop 0
	;;
	addp4 r45 = 0,r45
.L97:
	.mmi
	cmp.eq p6, p7 = 0, r33
	nop 0
	mov r8 = r46
	;;
	.mii
	(p7) st4 [r33] = r45
	mov pr = r60, -1
	;;
	mov b0 = r57
	;;
	.mii
	nop 0
	mov ar.pfs = r58
	;;
	mov ar.lc = r61
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
.L221:
	.body
	.copy_state 1
	.mmi
	addl r14 = @gprel(.LC3), gp
	nop 0
	addl r17 = 110, r0
	;;
	.mmi
	ld4 r16 = [r14]
	nop 0
	nop 0
	;;
	.align 32
.L93:
	.mmi
	addp4 r14 = 0,r15
	addp4 r18 = 0,r16
	adds r15 = 1, r15
	.mmi
	adds r16 = 1, r16
	;;
	ld1 r14 = [r14]
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
	(p7) br.cond.dpnt .L223
	;;
	.mmi
	ld1 r14 = [r18]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r17 = r14
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L93
	.mmi
	adds r14 = 3, r37
	nop 0
	adds r35 = 4, r37
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 40, r14
	(p6) br.cond.dptk .L102
	.align 32
.L103:
	.mii
	addp4 r38 = 0,r35
	adds r35 = 1, r35
	;;
	adds r36 = -1, r35
	.mmb
	ld1 r62 = [r38]
	nop 0
	br.call.sptk.many b0 = isalpha#
	;;
	.mmi
	nop 0
	addp4 r36 = 0,r36
	mov r1 = r59
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L103
	;;
	.mib
	ld1 r62 = [r36]
	nop 0
	br.call.sptk.many b0 = isdigit#
	;;
	.mib
	mov r1 = r59
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L103
	.mmi
	ld1 r14 = [r36]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 95, r14
	(p6) br.cond.dptk .L103
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 41, r14
	(p6) br.cond.dpnt .L105
	;;
.L102:
	.mmi
	adds r37 = 3, r37
	addl r46 = 3, r0
	cmp.eq p6, p7 = 0, r33
	;;
	.mmi
	addp4 r45 = 0,r37
	nop 0
	mov r8 = r46
	;;
	.mii
	(p7) st4 [r33] = r45
	mov pr = r60, -1
	;;
	mov b0 = r57
	;;
	.mii
	nop 0
	mov ar.pfs = r58
	;;
	mov ar.lc = r61
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
.L223:
	.body
	.copy_state 2
	.mmi
	ld1 r14 = [r37]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.eq p6, p7 = 48, r14
	adds r14 = 1, r37
	(p7) br.cond.dpnt .L101
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
	(p7) br.cond.dpnt .L224
.L101:
	.mmi
	addl r14 = 10, r0
	st8 [r38] = r0
	nop 0
	.mmi
	st8 [r40] = r0
	mov r63 = r38
	mov r62 = r37
	;;
	.mmi
	nop 0
	st8 [r42] = r0
	nop 0
	.mmb
	st4 [r41] = r14
	nop 0
	br.call.sptk.many b0 = read_digits#
	;;
	.mii
	addp4 r45 = 0,r8
	mov r1 = r59
	;;
	cmp4.eq p8, p9 = 0, r45
	.mmi
	cmp.ne p6, p7 = 0, r45
	;;
	(p8) addl r46 = 1, r0
	(p7) mov r45 = r32
	;;
	.mib
	(p9) mov r46 = r0
	nop 0
	(p7) br.cond.dpnt .L97
	;;
	.mmi
	ld4 r35 = [r40]
	;;
	addp4 r35 = 0,r35
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r35
	(p6) br.cond.dpnt .L97
.L233:
	.mmi
	ld4 r15 = [r42]
	addl r14 = 11600, r0
	adds r16 = 84, r12
	.mmi
	ld4 r48 = [r41]
	;;
	cmp4.le p6, p7 = r14, r15
	cmp4.ne p16, p17 = 10, r48
	.mmi
	ld4 r49 = [r34]
	ld4 r53 = [r16]
	nop 0
	;;
	.mib
	(p7) mov r14 = r15
	(p16) mov r15 = r0
	(p17) br.cond.dpnt .L225
	;;
.L107:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 2, r14
	adds r40 = 96, r12
	adds r42 = 100, r12
	.mii
	adds r37 = 88, r12
	adds r55 = 92, r12
	;;
	add r14 = r14, r15
	;;
	.mii
	nop 0
	extr r36 = r14, 31, 1
	;;
	shr.u r36 = r36, 61
	;;
	.mmi
	nop 0
	add r36 = r36, r14
	nop 0
	;;
	.mii
	nop 0
	extr r36 = r36, 3, 29
	;;
	adds r36 = 16, r36
	;;
	.mib
	shladd r62 = r36, 3, r0
	shladd r36 = r36, 2, r0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	addp4 r47 = 0,r8
	adds r14 = 76, r12
	mov r1 = r59
	.mmi
	st4 [r42] = r0
	st4 [r55] = r0
	mov r19 = r0
	;;
	.mmi
	add r36 = r36, r47
	st4 [r40] = r47
	cmp.eq p6, p7 = 0, r47
	.mmi
	mov r23 = r0
	mov r2 = r0
	mov r25 = r0
	;;
	.mmi
	addp4 r36 = 0,r36
	nop 0
	addl r24 = 11599, r0
	;;
	.mib
	st4 [r37] = r36
	nop 0
	(p6) br.cond.spnt .L170
	;;
	.mmi
	ld4 r21 = [r14]
	nop 0
	addp4 r14 = r48, r0
	;;
	.mmi
	setf.sig f6 = r14
	nop 0
	addp4 r21 = 0,r21
	;;
	.mib
	nop 0
	cmp4.gtu p6, p7 = r21, r35
	(p7) br.cond.dpnt .L126
	.align 32
.L124:
	.pred.rel.mutex p16, p17
	.mmi
	addp4 r14 = 0,r35
	adds r35 = 1, r35
	adds r20 = 1, r2
	;;
	.mmi
	ld1 r15 = [r14]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	cmp4.eq p6, p7 = 46, r15
	adds r14 = -48, r15
	(p6) br.cond.dpnt .L114
	;;
	.mii
	nop 0
	zxt1 r16 = r14
	nop 0
	.mmb
	cmp4.lt p6, p7 = r24, r2
	nop 0
	(p6) br.cond.dptk .L115
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 9, r16
	(p6) br.cond.dptk .L116
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	.mmb
	cmp4.lt p6, p7 = 0, r19
	nop 0
	(p7) br.cond.dpnt .L118
	;;
.L117:
	.pred.rel.mutex p16, p17
	.mmi
	adds r16 = -1, r19
	cmp4.ge p6, p7 = 0, r19
	mov r15 = r47
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
.L121:
	.pred.rel.mutex p16, p17
	.mmi
	addp4 r16 = 0,r15
	setf.sig f8 = r14
	adds r15 = 4, r15
	;;
	.mmi
	ld4 r17 = [r16]
	nop 0
	adds r16 = -4, r15
	;;
	.mmi
	setf.sig f7 = r17
	nop 0
	addp4 r16 = 0,r16
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
	br.cloop.sptk.few .L121
	;;
.L118:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	mov r2 = r20
	mov r15 = r14
	.mmb
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L120
	;;
	.align 32
.L114:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	cmp4.ne p6, p7 = r35, r21
	(p6) br.cond.dptk .L124
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r25
	nop 0
	addl r14 = 11600, r0
	;;
	.mib
	(p7) st4 [r42] = r19
	cmp4.ge p6, p7 = r14, r2
	(p6) br.cond.dptk .L126
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r23
	(p6) br.cond.dpnt .L226
	;;
	.mmi
	(p7) addl r2 = -11600, r2
	nop 0
	nop 0
	;;
.L113:
	.pred.rel.mutex p16, p17
	.mmi
	adds r50 = 24, r12
	nop 0
	addl r15 = 1, r0
	.mmi
	shladd r16 = r2, 2, r0
	nop 0
	addl r63 = 1, r0
	;;
	.mmi
	mov r14 = r50
	st4 [r36] = r15
	nop 0
	.mmb
	st4 [r55] = r15
	adds r15 = 16, r12
	(p17) br.cond.dpnt .L227
	;;
	.mmi
	st8 [r14] = r0, 8
	ld4 r54 = [r42]
	add r53 = r16, r53
	.mmi
	st8 [r15] = r0
	;;
	st8 [r14] = r0, 8
	cmp4.ne p6, p7 = 0, r54
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mib
	st8 [r14] = r0
	nop 0
	(p6) br.cond.dpnt .L134
.L135:
	.mii
	shladd r15 = r63, 2, r0
	dep.z r14 = r63, 5, 27
	;;
	adds r15 = -4, r15
	;;
	.mmi
	add r15 = r15, r36
	;;
	addp4 r15 = 0,r15
	nop 0
	;;
	.mmi
	ld4 r15 = [r15]
	;;
	setf.sig f6 = r15
	addl r15 = 65566, r0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f6 = f6
	;;
	.mmi
	getf.exp r16 = f6
	;;
	sub r15 = r15, r16
	nop 0
	;;
	.mii
	sub r14 = r14, r15
	nop 0
	;;
	sub r54 = r54, r14
	;;
.L153:
	.mmi
	cmp4.le p6, p7 = r0, r54
	addp4 r62 = 0,r40
	adds r56 = 1, r54
	;;
	.mii
	(p7) sub r63 = r0, r54
	(p6) addp4 r62 = 0,r37
	;;
	(p6) mov r63 = r54
.L152:
	.mlx
	addl r38 = 319, r0
	movl r52 = 1073741823
	.mmb
	addl r51 = 1, r0
	addl r43 = 200, r0
	br.call.sptk.many b0 = shift_integer#
	;;
	.mmi
	nop 0
	ld4 r41 = [r37]
	mov r1 = r59
	.mmi
	ld4 r36 = [r40]
	;;
	ld4 r37 = [r55]
	addp4 r41 = 0,r41
	.mmi
	addp4 r36 = 0,r36
	ld4 r35 = [r42]
	nop 0
	;;
	.mmi
	mov r65 = r37
	mov r64 = r41
	nop 0
	.mmb
	mov r63 = r35
	mov r62 = r36
	br.call.sptk.many b0 = compare_integers.isra.0#
	;;
	.mib
	mov r1 = r59
	cmp4.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L228
	;;
.L165:
	.mib
	nop 0
	cmp4.gt p6, p7 = r0, r8
	(p7) br.cond.dpnt .L229
	.align 32
.L155:
	.mmi
	mov r62 = r40
	nop 0
	addl r63 = 1, r0
	.mmb
	adds r38 = -1, r38
	nop 0
	br.call.sptk.many b0 = shift_integer#
	;;
	.mmi
	mov r65 = r37
	nop 0
	mov r64 = r41
	.mmb
	mov r1 = r59
	cmp4.eq p6, p7 = r43, r38
	(p6) br.cond.dpnt .L164
.L236:
	.mmi
	ld4 r36 = [r40]
	ld4 r35 = [r42]
	nop 0
	;;
	.mmi
	addp4 r36 = 0,r36
	nop 0
	mov r63 = r35
	;;
	.mib
	nop 0
	mov r62 = r36
	br.call.sptk.many b0 = compare_integers.isra.0#
	;;
	.mmi
	mov r1 = r59
	nop 0
	nop 0
.L240:
	.mib
	nop 0
	cmp4.gt p6, p7 = r0, r8
	(p6) br.cond.dptk .L155
	.mib
	nop 0
	nop 0
	br .L229
.L116:
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
	(p7) br.cond.dpnt .L230
	;;
	.mmi
	adds r15 = -87, r15
	nop 0
	cmp4.lt p6, p7 = 0, r19
	;;
	.mib
	nop 0
	sxt4 r14 = r15
	(p6) br.cond.dptk .L117
	;;
.L120:
	.pred.rel.mutex p16, p17
	.mmi
	shladd r14 = r19, 2, r0
	nop 0
	mov r2 = r20
	.mii
	addl r25 = 1, r0
	adds r19 = 1, r19
	;;
	add r14 = r14, r47
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br .L114
.L225:
	.pred.rel.mutex p16, p17
	.mmi
	add r16 = r15, r53
	addl r17 = 20000, r0
	sub r15 = r15, r14
	;;
	.mmi
	cmp4.ge p6, p7 = r17, r16
	nop 0
	addl r17 = -20000, r0
	.mmb
	add r15 = r15, r53
	nop 0
	(p7) br.cond.dpnt .L231
	;;
	.mib
	cmp4.le p6, p7 = r17, r16
	nop 0
	(p7) br.cond.dpnt .L232
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r0, r15
	nop 0
	;;
	.mib
	nop 0
	(p7) sub r15 = 1, r15
	br .L107
.L224:
	.mmi
	addl r14 = 16, r0
	mov r63 = r38
	adds r62 = 2, r37
	;;
	.mib
	st4 [r41] = r14
	nop 0
	br.call.sptk.many b0 = read_digits#
	;;
	.mmi
	addp4 r45 = 0,r8
	nop 0
	mov r1 = r59
	;;
	.mib
	cmp.eq p6, p7 = 0, r45
	nop 0
	(p6) br.cond.dpnt .L101
	;;
	.mii
	ld4 r35 = [r40]
	mov r46 = r0
	;;
	addp4 r35 = 0,r35
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r35
	(p7) br.cond.dptk .L233
	.mib
	nop 0
	nop 0
	br .L97
	;;
.L229:
	.mmi
	adds r14 = -1, r35
	mov r17 = r36
	mov r19 = r41
	.mmi
	mov r18 = r0
	mov r15 = r0
	cmp4.lt p6, p7 = 0, r35
	;;
	.mib
	nop 0
	addp4 r14 = r14, r0
	(p7) br.cond.dpnt .L234
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L160:
	.mmi
	addp4 r16 = 0,r19
	addp4 r14 = 0,r17
	mov r20 = r0
	.mmi
	cmp4.le p6, p7 = r37, r18
	adds r17 = 4, r17
	adds r18 = 1, r18
	;;
	.mmi
	(p7) ld4 r20 = [r16]
	addp4 r16 = r15, r0
	adds r15 = -4, r17
	.mmi
	adds r19 = 4, r19
	ld4 r14 = [r14]
	nop 0
	;;
	.mii
	sub r14 = r14, r20
	addp4 r15 = 0,r15
	;;
	sub r14 = r14, r16
	;;
	.mib
	st4 [r15] = r14
	extr.u r15 = r14, 32, 1
	br.cloop.sptk.few .L160
	;;
	.mmi
	add r15 = r35, r52
	adds r14 = -1, r35
	mov r16 = r0
	;;
	.mmi
	shladd r15 = r15, 2, r0
	nop 0
	addp4 r14 = r14, r0
	;;
	.mmi
	nop 0
	add r15 = r15, r36
	mov ar.lc = r14
	;;
.L162:
	.mmi
	addp4 r14 = 0,r15
	adds r35 = -1, r35
	adds r15 = -4, r15
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L235
	.align 32
.L163:
	.mib
	nop 0
	addl r16 = 1, r0
	br.cloop.sptk.few .L178
	.mmi
	st4 [r42] = r0
	nop 0
	nop 0
.L161:
	.mii
	and r15 = 31, r38
	extr r14 = r38, 3, 29
	;;
	and r14 = -4, r14
	;;
	.mii
	add r14 = r50, r14
	nop 0
	;;
	shl r15 = r51, r15
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
.L237:
	.mmi
	adds r38 = -1, r38
	nop 0
	mov r62 = r40
	.mmb
	addl r63 = 1, r0
	nop 0
	br.call.sptk.many b0 = shift_integer#
	;;
	.mmi
	mov r1 = r59
	nop 0
	mov r65 = r37
	.mmb
	mov r64 = r41
	cmp4.eq p6, p7 = r43, r38
	(p7) br.cond.dptk .L236
.L164:
	.mmi
	ld4 r14 = [r42]
	adds r23 = 8, r34
	adds r22 = 12, r34
	.mmi
	adds r21 = 16, r34
	adds r20 = 20, r34
	adds r19 = 24, r34
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	adds r14 = 48, r12
	adds r18 = 28, r34
	.mmi
	adds r17 = 32, r34
	adds r16 = 36, r34
	adds r15 = 40, r34
	;;
	.mmi
	ld4 r27 = [r14]
	adds r14 = 52, r12
	(p6) addl r28 = 1, r0
	.mmi
	add r53 = r53, r56
	st4 [r34] = r0
	mov r62 = r47
	;;
	.mmi
	ld4 r26 = [r14]
	adds r14 = 56, r12
	(p7) mov r28 = r0
	.mmi
	cmp4.eq p6, p7 = 10, r48
	st4 [r44] = r56
	nop 0
	;;
	.mmi
	ld4 r25 = [r14]
	nop 0
	adds r14 = 60, r12
	.mmi
	st4 [r23] = r28
	st4 [r22] = r0
	nop 0
	;;
	.mmi
	ld4 r24 = [r14]
	nop 0
	adds r14 = 44, r34
	.mmi
	st4 [r21] = r0
	st4 [r20] = r0
	nop 0
	;;
	.mmi
	st4 [r19] = r0
	st4 [r18] = r0
	nop 0
	;;
	.mmi
	st4 [r17] = r27
	st4 [r16] = r26
	nop 0
	;;
	.mmi
	st4 [r15] = r25
	st4 [r14] = r24
	nop 0
	;;
	.mib
	(p7) st4 [r44] = r53
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r59
	st4 [r34] = r49
	nop 0
.L241:
	.mmi
	cmp.eq p6, p7 = 0, r33
	nop 0
	mov r8 = r46
	;;
	.mii
	(p7) st4 [r33] = r45
	mov pr = r60, -1
	;;
	mov b0 = r57
	;;
	.mii
	nop 0
	mov ar.pfs = r58
	;;
	mov ar.lc = r61
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
.L178:
	.body
	.copy_state 3
	.mmi
	addp4 r14 = 0,r15
	mov r39 = r35
	adds r15 = -4, r15
	.mmi
	adds r35 = -1, r35
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L163
	;;
.L235:
	.mii
	and r15 = 31, r38
	extr r14 = r38, 3, 29
	cmp4.eq p6, p7 = 0, r16
	;;
	.mmi
	and r14 = -4, r14
	(p7) st4 [r42] = r39
	nop 0
	;;
	.mii
	add r14 = r50, r14
	nop 0
	;;
	shl r15 = r51, r15
	.mmi
	ld4 r16 = [r14]
	;;
	or r15 = r16, r15
	nop 0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br .L237
.L234:
	.mmi
	add r15 = r35, r52
	adds r14 = -1, r35
	nop 0
	.mmb
	cmp4.ne p6, p7 = 0, r35
	mov r16 = r0
	(p7) br.cond.dpnt .L161
	;;
	.mmi
	addp4 r14 = r14, r0
	nop 0
	shladd r15 = r15, 2, r0
	;;
	.mib
	add r15 = r15, r36
	mov ar.lc = r14
	br .L162
.L115:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 9, r16
	nop 0
	;;
	.mib
	nop 0
	(p7) sxt1 r14 = r14
	(p7) br.cond.dptk .L123
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
.L123:
	.pred.rel.mutex p16, p17
	.mib
	or r23 = r23, r14
	mov r2 = r20
	br .L114
.L222:
	.mii
	addl r45 = 3, r0
	addl r46 = 2, r0
	;;
	add r45 = r45, r37
	;;
	.mib
	nop 0
	addp4 r45 = 0,r45
	br .L97
.L230:
	.pred.rel.mutex p16, p17
	.mmi
	adds r16 = -1, r19
	cmp4.lt p6, p7 = 0, r19
	addl r14 = 99, r0
	;;
	.mib
	addp4 r16 = r16, r0
	(p7) addl r15 = 99, r0
	(p7) br.cond.dpnt .L120
	;;
	.mii
	nop 0
	mov ar.lc = r16
	cmp4.ge p6, p7 = 0, r19
	.mmi
	mov r15 = r47
	;;
	nop 0
	(p7) mov ar.lc = r16
	;;
	.mib
	nop 0
	(p6) mov ar.lc = 0
	br .L121
.L126:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	mov r2 = r0
	br .L113
	;;
.L227:
	.mmi
	add r53 = r2, r53
	nop 0
	addp4 r25 = 0,r40
	;;
	.mib
	cmp4.gt p6, p7 = r0, r53
	adds r24 = 4, r25
	(p6) br.cond.dpnt .L238
	;;
	.mmi
	cmp4.le p6, p7 = r0, r53
	;;
	(p7) sub r21 = r0, r53
	nop 0
	;;
	.mmi
	nop 0
	(p6) mov r21 = r53
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 8, r21
	(p7) br.cond.dpnt .L137
.L136:
	.mmi
	ld4 r23 = [r24]
	nop 0
	mov r15 = r0
	;;
	.mib
	cmp4.lt p6, p7 = 0, r23
	shladd r20 = r23, 2, r0
	(p7) br.cond.dpnt .L140
	;;
	.mmi
	ld4 r14 = [r25]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mii
	add r20 = r20, r14
	mov r17 = r14
	;;
	sub r14 = r20, r14
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
.L138:
	.mmi
	addp4 r14 = 0,r17
	nop 0
	adds r17 = 4, r17
	;;
	.mii
	ld4 r19 = [r14]
	adds r18 = -4, r17
	;;
	shl r16 = r19, 5
	.mmi
	addp4 r18 = 0,r18
	;;
	sub r16 = r16, r19
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
	add r14 = r14, r19
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
	st4 [r18] = r15
	shr.u r15 = r15, 32
	br.cloop.sptk.few .L138
	;;
	.mmi
	cmp.ne p6, p7 = 0, r15
	adds r23 = 1, r23
	addp4 r20 = 0,r20
	;;
	.mmi
	(p6) st4 [r24] = r23
	(p6) st4 [r20] = r15
	nop 0
.L140:
	.mmi
	nop 0
	adds r21 = -9, r21
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 8, r21
	(p7) br.cond.dptk .L136
	;;
.L137:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r21
	(p7) br.cond.dpnt .L215
	;;
	.mmi
	(p6) adds r24 = 4, r25
	nop 0
	nop 0
	;;
.L143:
	.mmi
	ld4 r20 = [r24]
	nop 0
	mov r15 = r0
	;;
	.mib
	cmp4.lt p6, p7 = 0, r20
	shladd r19 = r20, 2, r0
	(p7) br.cond.dpnt .L147
	;;
	.mmi
	ld4 r14 = [r25]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mii
	add r19 = r19, r14
	mov r16 = r14
	;;
	sub r14 = r19, r14
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
.L145:
	.mmi
	addp4 r14 = 0,r16
	nop 0
	adds r16 = 4, r16
	;;
	.mmi
	ld4 r18 = [r14]
	nop 0
	adds r17 = -4, r16
	;;
	.mii
	shladd r14 = r18, 2, r0
	addp4 r17 = 0,r17
	;;
	add r14 = r14, r18
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mib
	st4 [r17] = r15
	shr.u r15 = r15, 32
	br.cloop.sptk.few .L145
	;;
	.mmi
	cmp.ne p6, p7 = 0, r15
	adds r20 = 1, r20
	addp4 r19 = 0,r19
	;;
	.mmi
	(p6) st4 [r24] = r20
	(p6) st4 [r19] = r15
	nop 0
.L147:
	.mmi
	nop 0
	adds r21 = -1, r21
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r21
	(p6) br.cond.dptk .L143
.L215:
	.mmi
	nop 0
	adds r50 = 24, r12
	adds r14 = 16, r12
	.mmi
	ld4 r54 = [r42]
	ld4 r63 = [r55]
	addp4 r62 = 0,r40
	;;
	.mmi
	st8 [r14] = r0
	mov r14 = r50
	dep.z r16 = r54, 5, 27
	.mmi
	shladd r15 = r54, 2, r0
	cmp4.ne p8, p9 = 0, r54
	cmp4.eq p6, p7 = 0, r63
	;;
	.mmi
	st8 [r14] = r0, 8
	nop 0
	adds r15 = -4, r15
	;;
	.mmi
	st8 [r14] = r0, 8
	nop 0
	add r15 = r15, r47
	;;
	.mmi
	st8 [r14] = r0, 8
	nop 0
	addp4 r15 = 0,r15
	;;
	.mmi
	nop 0
	st8 [r14] = r0, 8
	nop 0
	;;
	.mib
	st8 [r14] = r0
	nop 0
	(p9) br.cond.dpnt .L239
	;;
	.mmi
	ld4 r15 = [r15]
	nop 0
	addl r54 = 65566, r0
	;;
	.mmi
	nop 0
	setf.sig f6 = r15
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
	sub r54 = r54, r14
	nop 0
	;;
	.mib
	sub r54 = r16, r54
	nop 0
	(p7) br.cond.spnt .L135
	;;
	.mmi
	cmp4.le p6, p7 = r0, r54
	nop 0
	adds r56 = 1, r54
	;;
	.mmi
	(p7) sub r63 = r0, r54
	nop 0
	(p6) addp4 r62 = 0,r37
	;;
	.mib
	nop 0
	(p6) mov r63 = r54
	br .L152
	;;
.L228:
	.mmi
	mov r62 = r40
	nop 0
	addl r63 = 1, r0
	.mmb
	mov r56 = r54
	nop 0
	br.call.sptk.many b0 = shift_integer#
	;;
	.mmi
	ld4 r36 = [r40]
	mov r1 = r59
	mov r65 = r37
	.mmi
	mov r64 = r41
	ld4 r35 = [r42]
	nop 0
	;;
	.mmi
	addp4 r36 = 0,r36
	nop 0
	mov r63 = r35
	;;
	.mib
	mov r62 = r36
	nop 0
	br.call.sptk.many b0 = compare_integers.isra.0#
	;;
	.mib
	nop 0
	mov r1 = r59
	br .L240
.L134:
	.mmi
	shladd r14 = r54, 2, r0
	addl r63 = 1, r0
	dep.z r54 = r54, 5, 27
	;;
	.mmi
	adds r14 = -4, r14
	;;
	add r14 = r14, r47
	nop 0
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r14
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
	getf.exp r15 = f6
	;;
	sub r14 = r14, r15
	shladd r15 = r63, 2, r0
	;;
	.mmi
	adds r15 = -4, r15
	sub r54 = r54, r14
	dep.z r14 = r63, 5, 27
	;;
	.mmi
	add r15 = r15, r36
	;;
	addp4 r15 = 0,r15
	nop 0
	;;
	.mmi
	ld4 r15 = [r15]
	;;
	setf.sig f6 = r15
	addl r15 = 65566, r0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f6 = f6
	;;
	.mmi
	getf.exp r16 = f6
	;;
	sub r15 = r15, r16
	nop 0
	;;
	.mmi
	nop 0
	sub r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	sub r54 = r54, r14
	br .L153
.L238:
	.mmi
	cmp4.le p6, p7 = r0, r53
	nop 0
	addp4 r25 = 0,r37
	;;
	.mii
	(p6) mov r21 = r53
	adds r24 = 4, r25
	;;
	(p7) sub r21 = r0, r53
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 8, r21
	(p6) br.cond.dptk .L136
	.mib
	nop 0
	nop 0
	br .L137
	;;
.L105:
	.mmi
	adds r38 = 1, r38
	addl r46 = 3, r0
	cmp.eq p6, p7 = 0, r33
	;;
	.mmi
	addp4 r45 = 0,r38
	nop 0
	mov r8 = r46
	;;
	.mii
	(p7) st4 [r33] = r45
	mov pr = r60, -1
	;;
	mov b0 = r57
	;;
	.mii
	nop 0
	mov ar.pfs = r58
	;;
	mov ar.lc = r61
	.mmb
	nop 0
	.label_state 4
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
.L231:
	.body
	.copy_state 4
	.mmi
	mov r15 = r34
	addl r16 = 1048576, r0
	adds r14 = 44, r34
	;;
	.mmi
	st4 [r15] = r0, 4
	st4 [r44] = r0, 4
	nop 0
	;;
	.mmi
	st4 [r44] = r0, 4
	;;
	st4 [r44] = r0, 4
	nop 0
	;;
	.mmi
	st4 [r44] = r0, 4
	;;
	st4 [r44] = r0, 4
	nop 0
	;;
	.mmi
	st4 [r44] = r0, 4
	;;
	st4 [r44] = r0, 4
	nop 0
	;;
	.mmi
	st4 [r44] = r0, 4
	;;
	st4 [r44] = r0, 4
	nop 0
	;;
	.mmi
	st4 [r44] = r0, 4
	;;
	st4 [r44] = r0
	nop 0
	.mlx
	st4 [r15] = r16
	movl r15 = -2147483648
	;;
	.mmi
	nop 0
	st4 [r14] = r15
	nop 0
	.mmb
	st4 [r34] = r49
	nop 0
	br .L241
.L226:
	.pred.rel.mutex p16, p17
	.mmi
	ld4 r18 = [r42]
	addp4 r14 = r48, r0
	mov r15 = r47
	;;
	.mmi
	shladd r17 = r18, 2, r0
	setf.sig f6 = r14
	nop 0
	.mmb
	addl r14 = 1, r0
	cmp4.ge p6, p7 = 0, r18
	(p6) br.cond.dpnt .L174
	;;
	.mii
	adds r16 = -4, r17
	nop 0
	;;
	extr.u r16 = r16, 2, 30
	;;
	.mii
	nop 0
	mov ar.lc = r16
	nop 0
.L129:
	.pred.rel.mutex p16, p17
	.mmi
	addp4 r16 = 0,r15
	setf.sig f8 = r14
	adds r15 = 4, r15
	;;
	.mmi
	ld4 r19 = [r16]
	nop 0
	adds r16 = -4, r15
	;;
	.mmi
	setf.sig f7 = r19
	nop 0
	addp4 r16 = 0,r16
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
	br.cloop.sptk.few .L129
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L128
	;;
	.mib
	nop 0
	addl r2 = -11601, r2
	br .L113
.L174:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	addl r14 = 1, r0
	shladd r17 = r18, 2, r0
	;;
.L128:
	.pred.rel.mutex p16, p17
	.mmi
	add r15 = r17, r47
	adds r18 = 1, r18
	addl r2 = -11601, r2
	;;
	.mmi
	addp4 r15 = 0,r15
	st4 [r42] = r18
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br .L113
.L239:
	.mmi
	cmp4.ne p6, p7 = 0, r63
	addp4 r62 = 0,r37
	addl r56 = 1, r0
	.mmb
	addl r38 = 319, r0
	addl r51 = 1, r0
	(p6) br.cond.dpnt .L135
	;;
	.mlx
	addl r43 = 200, r0
	movl r52 = 1073741823
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = shift_integer#
	;;
	.mmi
	nop 0
	ld4 r41 = [r37]
	mov r1 = r59
	.mmi
	ld4 r36 = [r40]
	;;
	ld4 r35 = [r42]
	addp4 r36 = 0,r36
	.mmi
	addp4 r41 = 0,r41
	ld4 r37 = [r55]
	nop 0
	;;
	.mmi
	mov r65 = r37
	mov r64 = r41
	nop 0
	.mmb
	mov r63 = r35
	mov r62 = r36
	br.call.sptk.many b0 = compare_integers.isra.0#
	;;
	.mib
	mov r1 = r59
	cmp4.le p6, p7 = r0, r8
	(p6) br.cond.dptk .L165
	.mib
	nop 0
	nop 0
	br .L228
.L232:
	.mmi
	mov r15 = r34
	addl r16 = -1048576, r0
	adds r14 = 44, r34
	;;
	.mmi
	st4 [r15] = r0, 4
	st4 [r44] = r0, 4
	nop 0
	;;
	.mmi
	st4 [r44] = r0, 4
	;;
	st4 [r44] = r0, 4
	nop 0
	;;
	.mmi
	st4 [r44] = r0, 4
	;;
	st4 [r44] = r0, 4
	nop 0
	;;
	.mmi
	st4 [r44] = r0, 4
	;;
	st4 [r44] = r0, 4
	nop 0
	;;
	.mmi
	st4 [r44] = r0, 4
	;;
	st4 [r44] = r0, 4
	nop 0
	;;
	.mmi
	st4 [r44] = r0, 4
	;;
	st4 [r44] = r0
	nop 0
	.mlx
	st4 [r15] = r16
	movl r15 = -2147483648
	;;
	.mmi
	nop 0
	st4 [r14] = r15
	nop 0
	.mmb
	st4 [r34] = r49
	nop 0
	br .L241
.L170:
	.mmi
	nop 0
	addl r46 = 4, r0
	nop 0
	.mmb
	st4 [r34] = r49
	nop 0
	br .L241
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
	addp4 r32 = 0,r32
	.save.f 0x1
	stf.spill [r17] = f2
	extr.u r2 = r33, 48, 15
	.mmi
	adds r47 = 6344, r12
	adds r45 = 6356, r12
	adds r48 = 6360, r12
	;;
	.mmi
	adds r14 = 8, r32
	cmp4.eq p6, p7 = 0, r2
	mov r15 = r32
	.mmi
	adds r49 = 6364, r12
	adds r53 = 6368, r12
	adds r42 = 6372, r12
	;;
	.mmi
	adds r41 = 6376, r12
	adds r40 = 6348, r12
	adds r39 = 6352, r12
	.mmi
	addl r37 = -16494, r0
	mov r56 = r1
	addl r59 = 4128, r0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r48] = r0
	.save rp, r54
	mov r54 = b0
	.mmi
	(p7) addl r37 = -16495, r2
	mov r58 = r0
	adds r44 = 24, r12
	;;
	.mmi
	st4 [r49] = r0
	st4 [r53] = r0
	adds r43 = 20, r12
	;;
	.mmi
	st4 [r42] = r0
	st4 [r41] = r0
	nop 0
	;;
	.mmi
	st4 [r47] = r32
	st4 [r40] = r35
	nop 0
	;;
	.mmi
	st4 [r39] = r36
	;;
	.savesp ar.lc, 6408
	st8 [r16] = r18, 24
	nop 0
	;;
	.mmi
	nop 0
	.save.f 0x2
	stf.spill [r16] = f3
	.body
	adds r16 = 12, r32
	.mmi
	st4 [r15] = r0, 4
	;;
	st4 [r14] = r16
	adds r16 = 6384, r12
	.mmi
	mov r14 = r34
	st4 [r15] = r0
	nop 0
	;;
	.mmi
	nop 0
	st8 [r16] = r33
	adds r16 = 6392, r12
	.mlx
	nop 0
	(p7) movl r14 = 281474976710656
	;;
	.mlx
	st8 [r16] = r34
	movl r16 = 281474976710655
	;;
	.mmi
	and r38 = r16, r33
	;;
	(p7) or r38 = r14, r38
	adds r14 = 16, r12
	;;
	.mib
	mov r57 = r14
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r15 = 16, r12
	addl r14 = 516, r0
	mov r1 = r56
	.mmi
	ld4 r28 = [r43]
	mov r26 = r0
	mov r25 = r0
	;;
	.mmi
	ld4 r22 = [r15]
	st4 [r44] = r14
	addl r23 = 516, r0
	.mmi
	mov r57 = r0
	mov r14 = r0
	addl r24 = 1, r0
	;;
	.mmi
	mov r30 = r22
	nop 0
	nop 0
	.align 32
.L251:
	.mib
	addp4 r16 = r14, r0
	cmp4.lt p6, p7 = 63, r14
	(p6) br.cond.dpnt .L244
	;;
	.mii
	nop 0
	shr.u r16 = r34, r16
	;;
	tbit.nz p6, p7 = r16, 0
	;;
	.mib
	(p7) adds r14 = 1, r14
	(p7) adds r37 = 1, r37
	(p7) br.cond.dptk .L251
	;;
.L245:
	.mmi
	nop 0
	andcm r16 = -1, r37
	extr r21 = r37, 5, 27
	.mmi
	and r20 = 31, r37
	cmp4.gt p6, p7 = r0, r37
	adds r15 = 16, r12
	;;
	.mii
	nop 0
	extr r19 = r16, 5, 27
	nop 0
	.mmb
	shladd r17 = r21, 2, r0
	and r16 = 31, r16
	(p7) br.cond.dpnt .L378
	;;
	.mlx
	adds r17 = 516, r19
	movl r18 = 2147483648
	.mmi
	cmp4.gt p6, p7 = r23, r19
	adds r14 = 1, r14
	adds r37 = 1, r37
	;;
	.mmi
	shladd r20 = r17, 2, r0
	nop 0
	(p6) addl r25 = 1, r0
	.mmi
	(p6) mov r23 = r19
	nop 0
	cmp4.gt p6, p7 = r28, r19
	;;
	.mii
	nop 0
	shr.u r18 = r18, r16
	sxt4 r16 = r20
	.mmb
	(p7) adds r28 = 1, r19
	(p7) addl r57 = 1, r0
	nop 0
	;;
	.mii
	add r16 = r15, r16
	cmp4.eq p6, p7 = 113, r14
	;;
	mov r17 = r16
	.mmi
	ld4 r16 = [r16]
	;;
	or r18 = r16, r18
	nop 0
	;;
	.mib
	st4 [r17] = r18
	nop 0
	(p7) br.cond.dptk .L251
.L384:
	.mmi
	cmp4.eq p6, p7 = 0, r26
	mov r14 = r0
	nop 0
	.mmi
	adds r59 = 4144, r12
	mov r16 = r12
	mov r31 = r0
	;;
	.mmi
	(p7) adds r17 = 16, r12
	(p7) mov r22 = r30
	adds r58 = 24, r16
	.mlx
	mov r29 = r59
	movl r26 = -294967296
	;;
	.mmi
	(p7) st4 [r17] = r30
	nop 0
	cmp4.eq p6, p7 = 0, r25
	.mlx
	adds r21 = 2, r22
	movl r24 = -294967297
	;;
	.mmi
	nop 0
	(p7) st4 [r44] = r23
	cmp4.eq p6, p7 = 0, r57
	.mlx
	nop 0
	movl r27 = 294967296
	;;
	.mib
	(p7) st4 [r43] = r28
	cmp4.eq p6, p7 = 0, r22
	(p6) br.cond.dpnt .L255
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 0, r22
	(p6) br.cond.dpnt .L256
.L386:
	.mii
	shladd r19 = r21, 2, r0
	adds r18 = 16, r12
	;;
	add r19 = r19, r18
	;;
	.mmi
	sub r15 = r19, r58
	;;
	adds r15 = -4, r15
	nop 0
	;;
	.mii
	nop 0
	extr.u r15 = r15, 2, 30
	;;
	mov ar.lc = r15
	.align 32
.L259:
	.mmi
	addp4 r15 = 0,r19
	shladd r14 = r14, 2, r0
	adds r19 = -4, r19
	;;
	.mii
	ld4 r18 = [r15]
	adds r20 = 4, r19
	;;
	extr.u r15 = r18, 30, 2
	.mii
	shladd r18 = r18, 2, r0
	addp4 r20 = 0,r20
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
	shr.u r23 = r15, 32
	;;
	.mmi
	adds r16 = 1, r23
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
	(p7) add r14 = r14, r26
	(p7) mov r16 = r23
	;;
	cmp4.geu p6, p7 = r24, r14
	;;
	.mii
	(p7) adds r16 = 1, r16
	(p7) add r14 = r14, r27
	;;
	extr.u r14 = r14, 2, 30
	.mmb
	nop 0
	st4 [r20] = r16
	br.cloop.sptk.few .L259
	.mmi
	addp4 r15 = 0,r29
	shladd r17 = r21, 2, r0
	adds r19 = 16, r12
	.mmi
	adds r50 = 1, r31
	adds r29 = 4, r29
	mov r16 = r22
	;;
	.mmi
	st4 [r15] = r14
	adds r15 = -1, r22
	add r17 = r17, r19
	;;
	.mii
	addp4 r15 = r15, r0
	nop 0
	;;
	mov ar.lc = r15
	.align 32
.L261:
	.mmi
	addp4 r15 = 0,r17
	mov r22 = r16
	adds r16 = -1, r16
	.mmi
	adds r17 = -4, r17
	;;
	ld4 r15 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r15
	nop 0
	.bbb
	nop 0
	(p7) br.cond.dpnt .L379
	br.cloop.sptk.few .L261
	;;
	.mmi
	cmp4.eq p7, p8 = 0, r16
	nop 0
	nop 0
	.mmi
	shladd r16 = r31, 3, r0
	adds r17 = 16, r12
	nop 0
	.mmi
	mov r15 = r14
	mov r20 = r0
	cmp4.ne p9, p10 = 0, r14
	;;
	.mib
	st4 [r17] = r0
	add r31 = r16, r31
	(p10) br.cond.dpnt .L317
.L265:
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
	(p9) br.cond.dptk .L265
	.mmi
	add r31 = r31, r20
	nop 0
	nop 0
	;;
.L317:
	.pred.rel.mutex p8, p9
	.mmi
	addp4 r14 = r14, r0
	shladd r50 = r50, 2, r0
	mov ar.lc = 8
	.mlx
	addl r15 = 65501, r0
	movl r51 = 100000000
	;;
	.mmi
	setf.sig f6 = r14
	nop 0
	adds r50 = -8, r50
	.mmi
	adds r52 = -4, r59
	st4 [r32] = r31
	nop 0
	;;
	.mmi
	setf.exp f3 = r15
	add r50 = r50, r59
	mov r15 = r51
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f2 = f6
	.align 32
.L275:
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
	(p8) br.cond.dptk .L271
	;;
	.mib
	mov r57 = r47
	cmp4.ne p6, p7 = 0, r37
	(p7) br.cond.dptk .L270
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = begin_digits#
	;;
	.mib
	mov r1 = r56
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L270
.L271:
	.mmi
	ld4 r14 = [r49]
	nop 0
	adds r17 = 48, r37
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L270
	;;
	.mmi
	ld4 r14 = [r47]
	ld4 r16 = [r45]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	adds r19 = 8, r14
	adds r14 = 4, r14
	;;
	.mmi
	nop 0
	ld4 r15 = [r14]
	nop 0
	;;
	.mib
	adds r18 = 1, r15
	cmp4.le p6, p7 = r16, r15
	(p6) br.cond.dptk .L272
	;;
	.mmi
	ld4 r16 = [r19]
	st4 [r14] = r18
	nop 0
	;;
	.mmi
	addp4 r16 = 0,r16
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	nop 0
	addp4 r15 = 0,r15
	nop 0
	;;
	.mmi
	st1 [r15] = r17
	nop 0
	nop 0
.L270:
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
	br.cloop.sptk.few .L354
	;;
.L385:
	.mmi
	addp4 r14 = 0,r50
	cmp4.ne p6, p7 = r50, r52
	mov ar.lc = 8
	.mmb
	adds r50 = -4, r50
	mov r15 = r51
	(p7) br.cond.dpnt .L380
	;;
	.mmi
	ld4 r14 = [r14]
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
	br .L275
.L354:
	.mmi
	nop 0
	ld4 r16 = [r48]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p7, p8 = 0, r16
	br .L275
.L380:
	.mmi
	ld4 r22 = [r49]
	nop 0
	nop 0
.L255:
	.mmi
	mov r14 = r12
	ld4 r21 = [r44]
	addl r52 = 65501, r0
	.mlx
	ld4 r17 = [r43]
	movl r51 = 100000000
	;;
	.mib
	adds r50 = 2076, r14
	cmp4.gt p6, p7 = r17, r21
	(p7) br.cond.dpnt .L279
	.align 32
.L278:
	.mmi
	adds r16 = 515, r17
	shladd r15 = r21, 2, r0
	adds r19 = 16, r12
	.mmi
	ld4 r18 = [r53]
	mov r14 = r0
	cmp4.gt p8, p9 = r17, r21
	;;
	.mmi
	shladd r16 = r16, 2, r0
	add r15 = r15, r50
	or r18 = r22, r18
	;;
	.mib
	add r16 = r16, r19
	cmp4.eq p6, p7 = 0, r18
	(p7) br.cond.dpnt .L279
	;;
	.mmi
	sub r15 = r16, r15
	ld4 r20 = [r48]
	nop 0
	;;
	.mib
	adds r15 = -4, r15
	cmp4.ne p6, p7 = 0, r20
	(p6) br.cond.dptk .L280
	.mmi
	nop 0
	ld4 r17 = [r39]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r17
	(p6) br.cond.dptk .L280
	.mmi
	ld4 r18 = [r47]
	ld4 r17 = [r40]
	nop 0
	;;
	.mmi
	addp4 r18 = 0,r18
	nop 0
	sub r17 = r0, r17
	;;
	.mmi
	nop 0
	ld4 r18 = [r18]
	nop 0
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r17, r18
	(p6) br.cond.dpnt .L281
.L280:
	.pred.rel.mutex p8, p9
	.mii
	nop 0
	extr.u r15 = r15, 2, 30
	nop 0
	.mbb
	nop 0
	(p9) br.cond.dpnt .L283
	nop 0
	;;
	.mii
	nop 0
	mov ar.lc = r15
	nop 0
	.align 32
.L284:
	.mmi
	addp4 r17 = 0,r16
	addp4 r15 = r14, r0
	adds r16 = -4, r16
	;;
	.mmi
	ld4 r19 = [r17]
	nop 0
	adds r18 = 4, r16
	;;
	.mii
	nop 0
	shl r17 = r19, 5
	addp4 r18 = 0,r18
	;;
	.mmi
	sub r17 = r17, r19
	;;
	nop 0
	shl r14 = r17, 6
	;;
	.mmi
	sub r14 = r14, r17
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r17 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r17 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r17 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
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
	st4 [r18] = r14
	nop 0
	;;
	.mib
	nop 0
	mov r14 = r15
	br.cloop.sptk.few .L284
	.mmi
	cmp4.eq p6, p7 = 0, r15
	nop 0
	adds r16 = 515, r21
	.mmb
	adds r17 = -1, r21
	nop 0
	(p6) br.cond.dpnt .L283
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r21
	(p6) br.cond.dptk .L286
	.mmi
	nop 0
	shladd r14 = r16, 2, r0
	adds r16 = 16, r12
	.mmi
	st4 [r44] = r17
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mmi
	nop 0
	add r14 = r16, r14
	nop 0
	;;
	.mmi
	st4 [r14] = r15
	nop 0
	nop 0
.L283:
	.mmi
	mov r14 = r0
	nop 0
	nop 0
	;;
.L286:
	.mmb
	addp4 r14 = r14, r0
	setf.exp f3 = r52
	nop 0
	.mmi
	cmp4.eq p7, p8 = 0, r20
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
	(p8) br.cond.dptk .L292
	;;
	.align 32
.L287:
	.mib
	mov r57 = r47
	cmp4.ne p6, p7 = 0, r37
	(p6) br.cond.dpnt .L290
	;;
	.mmi
	ld4 r14 = [r47]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mii
	ld4 r15 = [r14]
	nop 0
	;;
	adds r15 = -1, r15
	;;
	.mmi
	st4 [r14] = r15
	nop 0
	nop 0
.L291:
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
	br.cloop.sptk.few .L353
.L383:
	.mmi
	ld4 r19 = [r43]
	adds r17 = 16, r12
	mov r18 = r0
	.mii
	ld4 r21 = [r44]
	nop 0
	;;
	adds r16 = 515, r19
	.mmb
	sub r15 = r19, r21, 1
	cmp4.le p6, p7 = r19, r21
	(p6) br.cond.dpnt .L322
	;;
	.mmi
	shladd r16 = r16, 2, r0
	addp4 r15 = r15, r0
	adds r14 = -1, r19
	;;
	.mmi
	nop 0
	add r16 = r16, r17
	mov ar.lc = r15
	;;
	.align 32
.L298:
	.mmi
	addp4 r15 = 0,r16
	mov r17 = r46
	nop 0
	.mmi
	adds r16 = -4, r16
	mov r46 = r14
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p7) br.cond.dpnt .L381
	;;
	.mib
	nop 0
	addl r18 = 1, r0
	br.cloop.sptk.few .L298
	.mmi
	st4 [r43] = r46
	ld4 r22 = [r49]
	mov r17 = r46
	;;
.L279:
	.mmi
	cmp4.lt p8, p9 = r21, r17
	ld4 r15 = [r41]
	cmp4.ne p6, p7 = 0, r22
	;;
	.mmi
	(p8) addl r14 = 1, r0
	;;
	(p9) mov r14 = r0
	nop 0
	;;
	.mmi
	nop 0
	or r14 = r15, r14
	nop 0
	;;
	.mib
	st4 [r41] = r14
	nop 0
	(p6) br.cond.dpnt .L323
.L281:
	.mmi
	nop 0
	ld4 r14 = [r48]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L382
	;;
	.mmi
	(p6) st4 [r32] = r0
	nop 0
	nop 0
.L316:
	.mmi
	mov r8 = r0
	nop 0
	nop 0
.L242:
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
.L353:
	.body
	.copy_state 1
	.mmi
	nop 0
	addp4 r38 = r14, r0
	cmp4.eq p9, p10 = 0, r14
	.mmi
	nop 0
	ld4 r20 = [r48]
	nop 0
	;;
	.mmi
	setf.sig f6 = r38
	cmp4.eq p7, p8 = 0, r20
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
	(p7) br.cond.dptk .L287
	;;
.L292:
	.mmi
	ld4 r14 = [r49]
	nop 0
	adds r17 = 48, r37
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L291
	;;
	.mmi
	ld4 r14 = [r47]
	ld4 r16 = [r45]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	adds r19 = 8, r14
	adds r14 = 4, r14
	;;
	.mmi
	nop 0
	ld4 r15 = [r14]
	nop 0
	;;
	.mib
	adds r18 = 1, r15
	cmp4.le p6, p7 = r16, r15
	(p6) br.cond.dptk .L293
	;;
	.mmi
	ld4 r16 = [r19]
	st4 [r14] = r18
	shladd r14 = r38, 1, r0
	;;
	.mii
	addp4 r16 = 0,r16
	add r14 = r14, r38
	;;
	add r15 = r15, r16
	;;
	.mmi
	addp4 r15 = 0,r15
	;;
	st1 [r15] = r17
	shladd r15 = r14, 4, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	shl r15 = r14, 8
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	shl r15 = r14, 16
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r38
	nop 0
	;;
	.mib
	nop 0
	extr.u r14 = r14, 35, 29
	br.cloop.sptk.few .L353
	.mib
	nop 0
	nop 0
	br .L383
	;;
.L244:
	.mmi
	adds r16 = -64, r14
	;;
	addp4 r16 = r16, r0
	nop 0
	;;
	.mii
	nop 0
	shr.u r16 = r38, r16
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r16, 0
	(p7) br.cond.dpnt .L245
	;;
	.mmi
	adds r14 = 1, r14
	nop 0
	adds r37 = 1, r37
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 113, r14
	(p7) br.cond.dptk .L251
	.mib
	nop 0
	nop 0
	br .L384
	;;
.L378:
	.mmi
	adds r16 = 28, r12
	cmp4.lt p6, p7 = r21, r30
	shl r20 = r24, r20
	.mmi
	adds r14 = 1, r14
	adds r37 = 1, r37
	sxt4 r17 = r17
	;;
	.mmi
	add r17 = r16, r17
	(p7) adds r30 = 1, r21
	(p7) addl r26 = 1, r0
	.mmi
	cmp4.eq p6, p7 = 113, r14
	;;
	ld4 r16 = [r17]
	nop 0
	;;
	.mmi
	nop 0
	or r20 = r16, r20
	nop 0
	;;
	.mib
	st4 [r17] = r20
	nop 0
	(p7) br.cond.dptk .L251
	.mib
	nop 0
	nop 0
	br .L384
.L290:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = begin_digits#
	;;
	.mib
	mov r1 = r56
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L292
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
	br.cloop.sptk.few .L353
	.mib
	nop 0
	nop 0
	br .L383
	;;
.L293:
	.mmi
	ld4 r14 = [r53]
	;;
	cmp4.ne p6, p7 = 0, r14
	adds r15 = 1, r14
	;;
	.mmi
	(p6) ld4 r14 = [r41]
	st4 [r53] = r15
	nop 0
	.mmi
	(p7) st4 [r42] = r37
	;;
	(p6) or r14 = r37, r14
	nop 0
	;;
	.mii
	(p6) st4 [r41] = r14
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
	br.cloop.sptk.few .L353
	.mib
	nop 0
	nop 0
	br .L383
	;;
.L272:
	.mmi
	ld4 r14 = [r53]
	;;
	cmp4.ne p6, p7 = 0, r14
	adds r15 = 1, r14
	;;
	.mmi
	(p6) ld4 r14 = [r41]
	st4 [r53] = r15
	nop 0
	.mmi
	(p7) st4 [r42] = r37
	;;
	(p6) or r14 = r37, r14
	nop 0
	;;
	.mii
	(p6) st4 [r41] = r14
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
	br.cloop.sptk.few .L354
	.mib
	nop 0
	nop 0
	br .L385
.L381:
	.mib
	cmp4.eq p6, p7 = 0, r18
	nop 0
	(p6) br.cond.dpnt .L301
	;;
	.mmi
	nop 0
	st4 [r43] = r17
	nop 0
	.mmb
	ld4 r22 = [r49]
	cmp4.ge p6, p7 = r21, r17
	(p7) br.cond.sptk .L278
	;;
	.mmi
	cmp4.lt p8, p9 = r21, r17
	ld4 r15 = [r41]
	cmp4.ne p6, p7 = 0, r22
	;;
	.mmi
	(p8) addl r14 = 1, r0
	;;
	(p9) mov r14 = r0
	nop 0
	;;
	.mmi
	nop 0
	or r14 = r15, r14
	nop 0
	;;
	.mib
	st4 [r41] = r14
	nop 0
	(p7) br.cond.dptk .L281
	.mib
	nop 0
	nop 0
	br .L323
.L379:
	.mmi
	mov r31 = r50
	nop 0
	adds r21 = 2, r22
	.mmb
	mov r14 = r0
	cmp4.ge p6, p7 = 0, r22
	(p7) br.cond.dptk .L386
	;;
.L256:
	.mmi
	addp4 r15 = 0,r29
	adds r21 = 2, r22
	adds r19 = 16, r12
	.mmi
	adds r50 = 1, r31
	mov r14 = r0
	adds r29 = 4, r29
	;;
	.mmi
	st4 [r15] = r0
	adds r15 = -1, r22
	shladd r17 = r21, 2, r0
	.mmi
	mov r16 = r22
	;;
	addp4 r15 = r15, r0
	add r17 = r17, r19
	;;
	.mib
	nop 0
	mov ar.lc = r15
	br .L261
.L301:
	.mib
	ld4 r22 = [r49]
	mov r17 = r19
	br .L278
	;;
.L322:
	.mmi
	mov r46 = r19
	ld4 r22 = [r49]
	nop 0
	;;
	.mib
	nop 0
	mov r17 = r46
	br .L279
.L382:
	.mmi
	ld4 r19 = [r47]
	;;
	addp4 r19 = 0,r19
	nop 0
	;;
	.mmi
	adds r17 = 4, r19
	;;
	ld4 r14 = [r17]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L387
	.mmi
	adds r16 = 8, r19
	ld4 r18 = [r53]
	nop 0
	;;
	.mib
	ld4 r15 = [r16]
	cmp4.eq p8, p9 = 0, r18
	(p8) br.cond.dptk .L309
	;;
	.mmi
	addp4 r15 = r14, r15
	;;
	adds r15 = -1, r15
	nop 0
	;;
	.mii
	ld1 r15 = [r15]
	nop 0
	;;
	sxt1 r15 = r15
	.mmi
	nop 0
	ld4 r18 = [r45]
	nop 0
	;;
	.mib
	cmp4.gt p8, p9 = r0, r18
	nop 0
	(p8) br.cond.dpnt .L309
	;;
	.mmi
	nop 0
	ld4 r20 = [r42]
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p8, p9 = 5, r20
	(p8) br.cond.dptk .L307
	;;
	.mmi
	cmp4.ne p8, p9 = 5, r20
	ld4 r18 = [r41]
	nop 0
	;;
	.mib
	nop 0
	(p9) and r15 = 1, r15
	(p9) br.cond.dpnt .L308
	;;
.L309:
	.mmi
	adds r15 = -1, r14
	ld4 r16 = [r16]
	nop 0
	;;
	.mii
	addp4 r18 = r15, r0
	add r16 = r16, r15
	;;
	mov ar.lc = r18
	.align 32
.L314:
	.mmi
	addp4 r15 = 0,r16
	adds r14 = -1, r14
	adds r16 = -1, r16
	;;
	.mmi
	ld1 r15 = [r15]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	cmp4.eq p6, p7 = 48, r15
	nop 0
	(p7) br.cond.dpnt .L316
	;;
	.mib
	st4 [r17] = r14
	nop 0
	br.cloop.sptk.few .L314
.L306:
	.mib
	st4 [r19] = r0
	mov r8 = r0
	br .L242
.L387:
	.pred.rel.mutex p6, p7
	.mmi
	nop 0
	ld4 r15 = [r53]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p8, p9 = 0, r15
	(p8) br.cond.dptk .L306
	.mmi
	nop 0
	ld4 r15 = [r45]
	nop 0
	;;
	.mib
	cmp4.gt p8, p9 = r0, r15
	nop 0
	(p8) br.cond.dpnt .L306
	;;
	.mmi
	nop 0
	ld4 r15 = [r42]
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p8, p9 = 5, r15
	(p8) br.cond.dptk .L373
	;;
	.mib
	ld4 r18 = [r41]
	cmp4.eq p8, p9 = 5, r15
	(p9) br.cond.dptk .L306
	.mmi
	mov r15 = r0
	nop 0
	nop 0
	;;
.L308:
	.pred.rel.mutex p6, p7
	.mmi
	cmp4.ne p8, p9 = 0, r18
	;;
	(p8) addl r16 = 1, r0
	nop 0
	;;
	.mmi
	(p9) mov r16 = r0
	;;
	or r15 = r15, r16
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p8, p9 = 0, r15
	(p9) br.cond.spnt .L311
.L373:
	.pred.rel.mutex p6, p7
	.mmi
	adds r16 = 8, r19
	nop 0
	nop 0
	;;
.L307:
	.pred.rel.mutex p6, p7
	.mmi
	ld4 r20 = [r16]
	adds r15 = -1, r14
	adds r14 = -1, r14
	;;
	.mib
	addp4 r20 = 0,r20
	nop 0
	(p7) br.cond.dpnt .L388
	;;
	.mii
	add r16 = r15, r20
	nop 0
	;;
	addp4 r18 = 0,r16
	;;
	.align 32
.L313:
	.mmi
	ld1 r15 = [r18]
	adds r16 = -1, r16
	cmp4.ne p6, p7 = 0, r14
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	nop 0
	;;
	.mib
	cmp4.lt p8, p9 = 56, r15
	nop 0
	(p9) br.cond.dpnt .L389
	;;
	.mmi
	nop 0
	st4 [r17] = r14
	addp4 r18 = 0,r16
	.mmb
	nop 0
	adds r14 = -1, r14
	(p6) br.cond.dptk .L313
	;;
.L388:
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
.L311:
	.pred.rel.mutex p6, p7
	.mib
	adds r15 = -1, r14
	adds r16 = 8, r19
	(p7) br.cond.spnt .L306
	;;
	.mmi
	addp4 r18 = r15, r0
	ld4 r16 = [r16]
	nop 0
	;;
	.mib
	add r16 = r16, r15
	mov ar.lc = r18
	br .L314
.L323:
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
.L389:
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
	chk.a.clr r14, .L390
.L391:
	.pred.rel.mutex p6, p7
	br .L311
.L390:
	.mmi
	nop 0
	ld4 r14 = [r17]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	br .L391
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
	alloc r38 = ar.pfs, 2, 6, 6, 0
	.fframe 96
	adds r12 = -96, r12
	.save rp, r37
	mov r37 = b0
	.mmi
	mov r39 = r1
	.body
	addp4 r41 = 0,r33
	addp4 r40 = 0,r32
	;;
	.mmi
	adds r14 = 16, r12
	adds r36 = 80, r12
	adds r35 = 88, r12
	;;
	.mib
	mov r42 = r14
	nop 0
	br.call.sptk.many b0 = parse#
	;;
	.mmi
	adds r14 = 24, r12
	adds r18 = 16, r12
	mov r34 = r8
	.mmi
	mov r1 = r39
	;;
	ld8 r41 = [r14]
	adds r14 = 32, r12
	.mmi
	ld8 r40 = [r18]
	;;
	ld8 r42 = [r14]
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
	.mib
	ld8 r45 = [r14]
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
	(p7) br.cond.dpnt .L402
	(p9) br.cond.dpnt .L403
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
	adds r14 = 60, r12
	adds r15 = 72, r12
	(p6) br.cond.dpnt .L398
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
	adds r14 = 64, r12
	(p7) br.cond.dpnt .L398
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
.L395:
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
	adds r12 = 96, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L398:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 34, r0
	addp4 r8 = 0,r8
	adds r15 = 72, r12
	.mmi
	ld8.a r17 = [r36]
	ld8.a r16 = [r35]
	mov r1 = r39
	;;
	.mmi
	st4 [r8] = r14
	nop 0
	adds r14 = 64, r12
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
	br .L395
.L402:
	.mmi
	adds r18 = 16, r12
	cmp4.eq p6, p7 = 3, r34
	adds r14 = 64, r12
	.mmi
	adds r15 = 72, r12
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
	adds r12 = 96, r12
	br.ret.sptk.many b0
	;;
.L403:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 12, r0
	addp4 r8 = 0,r8
	adds r15 = 72, r12
	.mmi
	ld8.a r17 = [r36]
	ld8.a r16 = [r35]
	mov r1 = r39
	;;
	.mmi
	st4 [r8] = r14
	nop 0
	adds r14 = 64, r12
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
	br .L395
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
	alloc r36 = ar.pfs, 2, 4, 6, 0
	mov r16 = r12
	nop 0
	.mii
	.fframe 64
	adds r12 = -64, r12
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
	;;
	.mmi
	adds r14 = 16, r12
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	addp4 r39 = 0,r33
	.mmi
	nop 0
	addp4 r38 = 0,r32
	nop 0
	;;
	.mib
	mov r40 = r14
	nop 0
	br.call.sptk.many b0 = parse#
	;;
	.mmi
	adds r14 = 24, r12
	adds r15 = 16, r12
	mov r34 = r8
	.mmi
	mov r1 = r37
	;;
	ld8 r39 = [r14]
	adds r14 = 32, r12
	.mmi
	ld8 r38 = [r15]
	;;
	ld8 r40 = [r14]
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
	.mib
	ld8 r43 = [r14]
	nop 0
	br.call.sptk.many b0 = real_float#
	;;
	.mmf
	adds r14 = -2, r34
	nop 0
	mov f2 = f8
	.mmf
	mov r1 = r37
	nop 0
	fabs f6 = f8
	;;
	.mib
	cmp4.ltu p6, p7 = 1, r14
	adds r14 = 60, r12
	(p7) br.cond.dpnt .L418
	;;
	.mlx
	nop 0
	movl r15 = 0x7f7fffff
	.mmb
	cmp4.ne p6, p7 = 4, r34
	nop 0
	(p7) br.cond.dpnt .L419
	;;
	.mmi
	nop 0
	setf.s f7 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.unord p6, p7 = f6, f7
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.spnt .L408
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f6, f7
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L408
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L404
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
	(p7) br.cond.dptk .L404
.L408:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 34, r0
	addp4 r8 = 0,r8
	nop 0
	.mmi
	mov r1 = r37
	;;
	st4 [r8] = r14
	nop 0
.L404:
	.mmf
	nop 0
	nop 0
	mov f8 = f2
	.mmi
	adds r17 = 64, r12
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
	adds r12 = 64, r12
	br.ret.sptk.many b0
.L418:
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
	(p6) br.cond.dpnt .L404
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
	(p7) br.cond.dptk .L404
	.mlx
	nop 0
	movl r14 = 0x7f800000
	.mmi
	adds r17 = 64, r12
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
	adds r12 = 64, r12
	br.ret.sptk.many b0
	;;
.L419:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmf
	addl r14 = 12, r0
	addp4 r8 = 0,r8
	mov f8 = f2
	.mmi
	mov r1 = r37
	nop 0
	adds r17 = 64, r12
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
	adds r12 = 64, r12
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
