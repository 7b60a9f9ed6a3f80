// b85632affb0dde896476a0f614428224 emu/guest/libc/crypt.c
	.file	"crypt.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.section	.sdata,	"asw",	"progbits"
	.align 8
.LC0:
	data8	initial#+1
	.align 8
.LC1:
	data8	permutation#+1
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc run_des#
run_des:
	.prologue
	.mmb
	alloc r16 = ar.pfs, 3, 0, 4, 0
	.fframe 160
	adds r12 = -160, r12
	nop 0
	.mii
	addl r15 = @gprel(.LC0), gp
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	mov r26 = r34
	;;
	.mmb
	addl r14 = 58, r0
	mov r16 = r0
	nop 0
	.mmi
	ld8 r30 = [r15]
	nop 0
	mov ar.lc = 63
	;;
	.mmi
	nop 0
	addp4 r14 = r14, r0
	extr r15 = r16, 5, 27
	.mmi
	and r18 = 31, r16
	mov r19 = r30
	adds r16 = 1, r16
	;;
	.mmi
	add r14 = r32, r14
	nop 0
	shl r15 = r15, 5
	;;
	.mmi
	adds r14 = -1, r14
	nop 0
	add r15 = r12, r15
	;;
	.mii
	ld1 r17 = [r14]
	add r18 = r15, r18
	;;
	and r17 = 1, r17
	;;
	.mib
	st1 [r18] = r17
	nop 0
	br.cloop.sptk.few .L28
.L35:
	.mlx
	mov r31 = r0
	movl r37 = @gprel(subkeys#)
	.mlx
	cmp4.eq p8, p9 = 0, r33
	movl r29 = @gprel(boxes#)
	;;
	.mmi
	add r37 = r1, r37
	addp4 r26 = r26, r0
	add r29 = r1, r29
	.mmi
	adds r35 = 144, r12
	addl r38 = @gprel(.LC1), gp
	adds r36 = 176, r12
	.align 32
.L2:
	.pred.rel.mutex p8, p9
	.mmi
	mov r14 = r31
	andcm r19 = 1, r31
	mov ar.lc = 47
	.mmi
	adds r25 = 64, r12
	and r20 = 1, r31
	mov r17 = r0
	;;
	.mii
	(p9) sub r14 = 15, r31
	shl r19 = r19, 5
	mov r18 = r25
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	add r19 = r12, r19
	;;
	.mmi
	shladd r27 = r14, 1, r0
	;;
	add r27 = r27, r14
	nop 0
	;;
	.mii
	shladd r27 = r27, 4, r0
	nop 0
	;;
	add r27 = r37, r27
	.align 32
.L5:
	.pred.rel.mutex p8, p9
	.mmi
	addp4 r15 = r17, r0
	;;
	shladd r14 = r15, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r16 = r14, 4, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	nop 0
	shl r16 = r14, 8
	;;
	.mmi
	add r14 = r14, r16
	;;
	nop 0
	shl r16 = r14, 16
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	shr.u r14 = r14, 34
	;;
	.mii
	shladd r16 = r14, 1, r0
	shladd r15 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	sub r14 = r17, r14
	adds r17 = 1, r17
	;;
	.mmi
	add r14 = r15, r14
	;;
	adds r14 = 31, r14
	nop 0
	;;
	.mmi
	and r14 = 31, r14
	;;
	add r14 = r19, r14
	nop 0
	;;
	.mmi
	nop 0
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	st1 [r18] = r14, 1
	nop 0
	br.cloop.sptk.few .L5
	;;
	.mmb
	nop 0
	adds r17 = 88, r12
	nop 0
	.mmi
	adds r16 = 64, r12
	mov r15 = r0
	mov ar.lc = 23
	;;
	.align 32
.L7:
	.pred.rel.mutex p8, p9
	.mmi
	addp4 r14 = r15, r0
	nop 0
	adds r15 = 1, r15
	;;
	.mii
	nop 0
	shr.u r14 = r26, r14
	;;
	tbit.z p6, p7 = r14, 0
	;;
	.mmi
	(p7) ld1 r18 = [r17]
	(p7) ld1 r14 = [r16]
	nop 0
	;;
	.mmi
	(p7) st1 [r16] = r18
	(p7) st1 [r17] = r14
	adds r16 = 1, r16
	.mmb
	nop 0
	adds r17 = 1, r17
	br.cloop.sptk.few .L7
	.mmi
	adds r24 = 112, r12
	mov r23 = r0
	mov r22 = r0
	;;
	.align 32
.L11:
	.pred.rel.mutex p8, p9
	.mmb
	add r19 = r27, r23
	mov r18 = r25
	nop 0
	.mmi
	addl r16 = 5, r0
	mov r17 = r0
	mov ar.lc = 5
	;;
	.align 32
.L9:
	.pred.rel.mutex p8, p9
	.mmi
	addp4 r15 = r16, r0
	ld1 r21 = [r18], 1
	adds r16 = -1, r16
	.mmi
	ld1 r14 = [r19], 1
	;;
	xor r14 = r21, r14
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	shl r14 = r14, r15
	;;
	.mmi
	nop 0
	or r14 = r17, r14
	nop 0
	;;
	.mib
	nop 0
	mov r17 = r14
	br.cloop.sptk.few .L9
	;;
	.mii
	and r19 = 32, r14
	dep.z r18 = r14, 4, 1
	sxt4 r16 = r22
	.mmb
	mov r17 = r24
	addl r15 = 3, r0
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r14, 1, 4
	shl r16 = r16, 6
	;;
	.mmi
	or r18 = r14, r18
	add r14 = r29, r16
	mov ar.lc = 3
	;;
	.mii
	or r18 = r19, r18
	nop 0
	;;
	add r14 = r14, r18
	;;
	.mmi
	ld1 r16 = [r14]
	nop 0
	nop 0
.L10:
	.pred.rel.mutex p8, p9
	.mmi
	addp4 r14 = r15, r0
	nop 0
	adds r15 = -1, r15
	;;
	.mii
	nop 0
	shr r14 = r16, r14
	;;
	and r14 = 1, r14
	;;
	.mib
	st1 [r17] = r14, 1
	nop 0
	br.cloop.sptk.few .L10
	.mmi
	adds r22 = 1, r22
	nop 0
	adds r24 = 4, r24
	.mmi
	adds r25 = 6, r25
	nop 0
	adds r23 = 6, r23
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 8, r22
	(p6) br.cond.dptk .L11
	.mmi
	addl r14 = 16, r0
	adds r18 = 112, r12
	mov ar.lc = 31
	.mmi
	mov r15 = r35
	ld8 r17 = [r38]
	mov r16 = r35
	;;
	.mmi
	adds r14 = -1, r14
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mmi
	add r14 = r18, r14
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	st1 [r15] = r14, 1
	nop 0
	br.cloop.sptk.few .L27
	;;
	.align 32
.L36:
	.pred.rel.mutex p8, p9
	.mii
	nop 0
	shl r15 = r20, 5
	sub r14 = r35, r36
	;;
	.mii
	andcm r14 = -1, r14
	add r15 = r12, r15
	;;
	mov ar.lc = r14
	.align 32
.L14:
	.pred.rel.mutex p8, p9
	.mmi
	ld1 r18 = [r15], 1
	ld1 r14 = [r16], 1
	nop 0
	;;
	.mmi
	adds r17 = -1, r15
	nop 0
	xor r14 = r18, r14
	;;
	.mib
	st1 [r17] = r14
	nop 0
	br.cloop.sptk.few .L14
	.mmi
	nop 0
	adds r31 = 1, r31
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 16, r31
	(p6) br.cond.dptk .L2
	.mmi
	mov r16 = r0
	addl r14 = 58, r0
	mov ar.lc = 63
	;;
	.mmi
	cmp4.ge p6, p7 = 31, r16
	and r17 = 31, r16
	addp4 r14 = r14, r0
	.mmi
	adds r16 = 1, r16
	;;
	(p6) addl r15 = 1, r0
	add r14 = r32, r14
	;;
	.mii
	(p7) mov r15 = r0
	adds r14 = -1, r14
	;;
	shl r15 = r15, 5
	;;
	.mmi
	add r15 = r12, r15
	;;
	add r15 = r15, r17
	nop 0
	;;
	.mmi
	nop 0
	ld1 r15 = [r15]
	nop 0
	;;
	.mib
	st1 [r14] = r15
	nop 0
	br.cloop.sptk.few .L26
	;;
.L37:
	.mii
	nop 0
	mov ar.lc = r2
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 160, r12
	nop 0
	br.ret.sptk.many b0
.L28:
	.body
	.copy_state 1
	.mii
	ld1 r14 = [r19], 1
	extr r15 = r16, 5, 27
	and r18 = 31, r16
	.mmi
	adds r16 = 1, r16
	;;
	addp4 r14 = r14, r0
	shl r15 = r15, 5
	;;
	.mmi
	add r14 = r32, r14
	nop 0
	add r15 = r12, r15
	;;
	.mmi
	adds r14 = -1, r14
	nop 0
	add r18 = r15, r18
	;;
	.mmi
	ld1 r17 = [r14]
	;;
	and r17 = 1, r17
	nop 0
	;;
	.mib
	st1 [r18] = r17
	nop 0
	br.cloop.sptk.few .L28
	.mib
	nop 0
	nop 0
	br .L35
.L27:
	.pred.rel.mutex p8, p9
	.mii
	ld1 r14 = [r17], 1
	adds r18 = 112, r12
	;;
	adds r14 = -1, r14
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	add r14 = r18, r14
	;;
	.mmi
	nop 0
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	st1 [r15] = r14, 1
	nop 0
	br.cloop.sptk.few .L27
	.mib
	nop 0
	nop 0
	br .L36
.L26:
	.mmi
	cmp4.ge p6, p7 = 31, r16
	ld1 r14 = [r30], 1
	and r17 = 31, r16
	.mmi
	adds r16 = 1, r16
	;;
	(p6) addl r15 = 1, r0
	addp4 r14 = r14, r0
	;;
	.mii
	(p7) mov r15 = r0
	add r14 = r32, r14
	;;
	shl r15 = r15, 5
	.mmi
	adds r14 = -1, r14
	;;
	add r15 = r12, r15
	nop 0
	;;
	.mmi
	add r15 = r15, r17
	;;
	ld1 r15 = [r15]
	nop 0
	;;
	.mib
	st1 [r14] = r15
	nop 0
	br.cloop.sptk.few .L26
	.mib
	nop 0
	nop 0
	br .L37
	.endp run_des#
	.align 16
	.align 64
	.proc digit_value#
digit_value:
	.prologue 12, 35
	.mii
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 2, 0
	.save rp, r35
	mov r35 = b0
	sxt1 r33 = r32
	.mmb
	nop 0
	mov r37 = r1
	.body
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r33
	nop 0
	(p7) br.cond.dpnt .L45
	;;
	.mii
	adds r33 = -46, r33
	nop 0
	;;
	and r8 = 63, r33
.L38:
	.mii
	nop 0
	mov b0 = r35
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
.L45:
	.mlx
	nop 0
	movl r34 = @gprel(digits#)
	.mii
	mov r39 = r33
	zxt1 r32 = r32
	;;
	add r34 = r1, r34
	;;
	.mib
	mov r38 = r34
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	cmp4.geu p8, p9 = 96, r32
	cmp.eq p6, p7 = 0, r8
	mov r1 = r37
	;;
	.mib
	nop 0
	(p7) sub r8 = r8, r34
	(p7) br.cond.dptk .L38
	;;
	.mmi
	nop 0
	adds r8 = -59, r32
	nop 0
	;;
	.mib
	nop 0
	(p9) and r8 = 63, r8
	(p9) br.cond.dptk .L38
	.mmi
	nop 0
	cmp4.geu p6, p7 = 64, r32
	nop 0
	;;
	.mib
	nop 0
	(p7) adds r8 = -53, r33
	(p7) br.cond.dptk .L38
	.mmi
	nop 0
	adds r33 = -46, r33
	nop 0
	;;
	.mib
	nop 0
	and r8 = 63, r33
	br .L38
	.endp digit_value#
	.section	.sdata,	"asw",	"progbits"
	.align 8
.LC2:
	data8	choice_1#+1
	.align 8
.LC3:
	data8	rotations#+1
	.align 8
.LC4:
	data8	choice_2#+1
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global setkey#
	.type	setkey#, @function
	.proc setkey#
setkey:
	.prologue
	.mmi
	.fframe 48
	adds r12 = -48, r12
	addl r16 = @gprel(.LC2), gp
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	;;
	.mmb
	addl r14 = 57, r0
	mov r15 = r12
	nop 0
	.mii
	ld8 r16 = [r16]
	mov ar.lc = 55
	;;
	addp4 r14 = r14, r0
	;;
	.mmi
	add r14 = r32, r14
	;;
	adds r14 = -1, r14
	nop 0
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	and r14 = 1, r14
	nop 0
	;;
	.mib
	st1 [r15] = r14, 1
	nop 0
	br.cloop.sptk.few .L47
	;;
.L59:
	.mlx
	addl r14 = 1, r0
	movl r23 = @gprel(subkeys#)
	.mmi
	mov r22 = r0
	addl r15 = @gprel(.LC3), gp
	addl r25 = @gprel(.LC4), gp
	;;
	.mmi
	add r23 = r1, r23
	add r22 = r22, r14
	mov ar.lc = 47
	.mmi
	ld8 r24 = [r15]
	ld8 r21 = [r25]
	addl r14 = 14, r0
	;;
	.mmi
	nop 0
	adds r26 = 768, r23
	mov r18 = r23
	.align 32
.L52:
	.mii
	adds r15 = -1, r14
	mov r17 = r0
	;;
	cmp4.ge p6, p7 = 27, r15
	;;
	.mii
	(p7) adds r15 = -29, r14
	(p7) addl r17 = 28, r0
	;;
	add r15 = r22, r15
	;;
	.mii
	nop 0
	sxt4 r16 = r15
	nop 0
	;;
	.mii
	shladd r14 = r16, 3, r0
	extr r19 = r15, 31, 1
	;;
	add r14 = r14, r16
	;;
	.mii
	nop 0
	shl r20 = r14, 6
	;;
	add r14 = r14, r20
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mii
	nop 0
	shl r20 = r14, 15
	;;
	add r14 = r14, r20
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
	.mii
	nop 0
	shr r14 = r14, 36
	;;
	sub r14 = r14, r19
	;;
	.mmi
	shladd r16 = r14, 3, r0
	;;
	sub r14 = r16, r14
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	sub r15 = r15, r14
	nop 0
	;;
	.mmi
	add r15 = r15, r17
	;;
	nop 0
	sxt4 r15 = r15
	;;
	.mmi
	add r15 = r12, r15
	;;
	ld1 r14 = [r15]
	nop 0
	;;
	.mib
	st1 [r18] = r14, 1
	nop 0
	br.cloop.sptk.few .L55
	;;
	.align 32
.L60:
	.mmi
	adds r23 = 48, r23
	nop 0
	mov ar.lc = 47
	;;
	.mib
	cmp.eq p6, p7 = r26, r23
	mov r18 = r23
	(p6) br.cond.dpnt .L46
	;;
	.mmi
	ld1 r14 = [r24], 1
	ld8 r21 = [r25]
	nop 0
	;;
	.mib
	add r22 = r22, r14
	addl r14 = 14, r0
	br .L52
	;;
.L47:
	.mmi
	ld1 r14 = [r16], 1
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	add r14 = r32, r14
	;;
	adds r14 = -1, r14
	nop 0
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	and r14 = 1, r14
	nop 0
	;;
	.mib
	st1 [r15] = r14, 1
	nop 0
	br.cloop.sptk.few .L47
	.mib
	nop 0
	nop 0
	br .L59
.L55:
	.mii
	ld1 r14 = [r21], 1
	mov r17 = r0
	;;
	adds r15 = -1, r14
	;;
	.mmi
	cmp4.ge p6, p7 = 27, r15
	;;
	(p7) adds r15 = -29, r14
	(p7) addl r17 = 28, r0
	;;
	.mmi
	add r15 = r22, r15
	;;
	nop 0
	sxt4 r16 = r15
	;;
	.mii
	shladd r14 = r16, 3, r0
	extr r19 = r15, 31, 1
	;;
	add r14 = r14, r16
	;;
	.mii
	nop 0
	shl r20 = r14, 6
	;;
	add r14 = r14, r20
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mii
	nop 0
	shl r20 = r14, 15
	;;
	add r14 = r14, r20
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
	.mii
	nop 0
	shr r14 = r14, 36
	;;
	sub r14 = r14, r19
	;;
	.mmi
	shladd r16 = r14, 3, r0
	;;
	sub r14 = r16, r14
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	sub r15 = r15, r14
	nop 0
	;;
	.mmi
	add r15 = r15, r17
	;;
	nop 0
	sxt4 r15 = r15
	;;
	.mmi
	add r15 = r12, r15
	;;
	ld1 r14 = [r15]
	nop 0
	;;
	.mib
	st1 [r18] = r14, 1
	nop 0
	br.cloop.sptk.few .L55
	.mib
	nop 0
	nop 0
	br .L60
	;;
.L46:
	.mii
	nop 0
	mov ar.lc = r2
	nop 0
	.mmb
	.restore sp
	adds r12 = 48, r12
	nop 0
	br.ret.sptk.many b0
	.endp setkey#
	.align 16
	.align 64
	.global encrypt#
	.type	encrypt#, @function
	.proc encrypt#
encrypt:
	.prologue
	.mmi
	alloc r16 = ar.pfs, 3, 0, 0, 0
	.body
	;;
	mov r34 = r0
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many run_des#
	;;
	break.f 0
	;;
	.endp encrypt#
	.section	.sdata,	"asw",	"progbits"
	.align 8
.LC6:
	data8	out.0#+2
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global crypt#
	.type	crypt#, @function
	.proc crypt#
crypt:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 2, 7, 3, 0
	.fframe 64
	adds r12 = -64, r12
	.save ar.lc, r40
	mov r40 = ar.lc
	.mmi
	mov r39 = r1
	ld1 r41 = [r33]
	nop 0
	;;
	.mmi
	adds r14 = 24, r12
	adds r15 = 16, r12
	.save rp, r37
	mov r37 = b0
	.body
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r15] = r0
	mov r34 = r15
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
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
	br.call.sptk.many b0 = digit_value#
	;;
	.mmi
	ld1 r14 = [r33]
	nop 0
	adds r15 = 1, r33
	.mii
	mov r1 = r39
	mov r36 = r8
	;;
	sxt1 r14 = r14
	;;
	.mmi
	mov r41 = r14
	nop 0
	cmp4.eq p6, p7 = 0, r14
	;;
	.mmi
	nop 0
	(p7) ld1 r41 = [r15]
	nop 0
	;;
	.mib
	nop 0
	(p7) sxt1 r41 = r41
	br.call.sptk.many b0 = digit_value#
	;;
	.mib
	nop 0
	dep.z r35 = r8, 6, 26
	nop 0
	.mmi
	mov r1 = r39
	adds r18 = 16, r12
	mov r19 = r0
	;;
	.mmi
	or r35 = r36, r35
	nop 0
	nop 0
	.align 32
.L65:
	.mmb
	ld1 r14 = [r32], 1
	mov r16 = r18
	nop 0
	.mii
	addl r15 = 6, r0
	mov ar.lc = 6
	;;
	sxt1 r14 = r14
	;;
	.mib
	mov r17 = r14
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L69
	.align 32
.L66:
	.mmi
	addp4 r14 = r15, r0
	nop 0
	adds r15 = -1, r15
	;;
	.mii
	nop 0
	shr r14 = r17, r14
	;;
	and r14 = 1, r14
	;;
	.mib
	st1 [r16] = r14, 1
	nop 0
	br.cloop.sptk.few .L66
	.mmi
	adds r19 = 8, r19
	nop 0
	adds r18 = 8, r18
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 64, r19
	(p6) br.cond.dptk .L65
.L69:
	.mib
	adds r41 = 16, r12
	nop 0
	br.call.sptk.many b0 = setkey#
	;;
	.mmi
	mov r1 = r39
	addl r43 = 64, r0
	nop 0
	.mmb
	mov r42 = r0
	adds r41 = 16, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	nop 0
	mov r1 = r39
	mov ar.lc = 24
	.align 32
.L67:
	.mmi
	mov r43 = r35
	nop 0
	mov r42 = r0
	.mmb
	adds r41 = 16, r12
	nop 0
	br.call.sptk.many b0 = run_des#
	;;
	.mib
	nop 0
	mov r1 = r39
	br.cloop.sptk.few .L67
	;;
	.mlx
	ld1 r17 = [r33]
	movl r15 = @gprel(out.0#)
	.mmi
	adds r20 = 1, r33
	mov r18 = r0
	addl r16 = 6, r0
	;;
	.mmi
	add r15 = r1, r15
	nop 0
	sxt1 r14 = r17
	;;
	.mmi
	adds r19 = 1, r15
	st1 [r15] = r17
	cmp4.eq p6, p7 = 0, r14
	.mmb
	nop 0
	mov r15 = r14
	(p6) br.cond.dptk .L70
	.mmi
	ld1 r14 = [r20]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mii
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	(p7) mov r15 = r14
	;;
.L70:
	.mlx
	addl r14 = @gprel(.LC6), gp
	movl r20 = @gprel(digits#)
	.mmi
	nop 0
	st1 [r19] = r15
	nop 0
	;;
	.mmi
	add r20 = r1, r20
	ld8 r19 = [r14]
	nop 0
	.align 32
.L71:
	.mmi
	sub r17 = r16, r18, 1
	nop 0
	mov r15 = r18
	.mmi
	mov r16 = r34
	nop 0
	mov r14 = r0
	;;
	.mii
	addp4 r17 = r17, r0
	nop 0
	;;
	mov ar.lc = r17
	.align 32
.L73:
	.mmi
	cmp4.lt p6, p7 = 63, r15
	shladd r14 = r14, 1, r0
	adds r15 = 1, r15
	;;
	.mii
	(p7) ld1 r17 = [r16]
	adds r16 = 1, r16
	;;
	(p7) sxt1 r17 = r17
	;;
	.mib
	nop 0
	(p7) or r14 = r14, r17
	br.cloop.sptk.few .L73
	;;
	.mmi
	addp4 r14 = r14, r0
	adds r16 = 6, r15
	adds r18 = 6, r18
	.mii
	adds r34 = 6, r34
	cmp4.eq p6, p7 = 66, r15
	;;
	add r14 = r20, r14
	;;
	.mmi
	nop 0
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	st1 [r19] = r14, 1
	nop 0
	(p7) br.cond.dptk .L71
	.mlx
	nop 0
	movl r8 = @gprel(out.0#)
	;;
	.mii
	add r8 = r1, r8
	mov b0 = r37
	;;
	mov ar.pfs = r38
	;;
	.mii
	nop 0
	mov ar.lc = r40
	nop 0
	.mmb
	.restore sp
	adds r12 = 64, r12
	nop 0
	br.ret.sptk.many b0
	.endp crypt#
	.section	.bss,	"aw",	"nobits"
	.align 8
	.type	out.0#, @object
	.size	out.0#, 14
out.0:
	.skip	14
	.section	.rodata,	"a",	"progbits"
	.align 8
	.type	digits#, @object
	.size	digits#, 65
digits:
	stringz	"./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
	.section	.bss,	"aw",	"nobits"
	.align 1
	.type	subkeys#, @object
	.size	subkeys#, 768
subkeys:
	.skip	768
	.section	.rodata,	"a",	"progbits"
	.type	boxes#, @object
	.size	boxes#, 512
boxes:
	stringz	"\016\004\r\001\002\017\013\b\003\n\006\f\005\t"
	stringz	"\007"
	stringz	"\017\007\004\016\002\r\001\n\006\f\013\t\005\003\b\004\001\016\b\r\006\002\013\017\f\t\007\003\n\005"
	stringz	"\017\f\b\002\004\t\001\007\005\013\003\016\n"
	string	"\006\r"
	stringz	"\017\001\b\016\006\013\003\004\t\007\002\r\f"
	stringz	"\005\n\003\r\004\007\017\002\b\016\f"
	stringz	"\001\n\006\t\013\005"
	stringz	"\016\007\013\n\004\r\001\005\b\f\006\t\003\002\017\r\b\n\001\003\017\004\002\013\006\007\f"
	string	"\005\016\t"
	stringz	"\n"
	stringz	"\t\016\006\003\017\005\001\r\f\007\013\004\002\b\r\007"
	stringz	"\t\003\004\006\n\002\b\005\016\f\013\017\001\r\006\004\t\b\017\003"
	stringz	"\013\001\002\f\005\n\016\007\001\n\r"
	string	"\006\t\b\007\004\017\016\003\013\005\002\f"
	stringz	"\007\r\016\003"
	stringz	"\006\t\n\001\002\b\005\013\f\004\017\r\b\013\005\006\017"
	stringz	"\003\004\007\002\f\001\n\016\t\n\006\t"
	stringz	"\f\013\007\r\017\001\003\016\005\002\b\004\003\017"
	string	"\006\n\001\r\b\t\004\005\013\f\007\002\016"
	stringz	"\002\f\004\001\007\n\013\006\b\005\003\017\r"
	stringz	"\016\t\016\013\002\f\004\007\r\001\005"
	stringz	"\017\n\003\t\b\006\004\002\001\013\n\r\007\b\017\t\f\005\006\003"
	stringz	"\016\013\b\f\007\001\016\002\r\006\017"
	string	"\t\n\004\005\003"
	stringz	"\f\001\n\017\t\002\006\b"
	stringz	"\r\003\004\016\007\005\013\n\017\004\002\007\f\t\005\006\001\r\016"
	stringz	"\013\003\b\t\016\017\005\002\b\f\003\007"
	stringz	"\004\n\001\r\013\006\004\003\002\f\t\005\017\n\013\016\001\007\006"
	string	"\b\r"
	stringz	"\004\013\002\016\017"
	stringz	"\b\r\003\f\t\007\005\n\006\001\r"
	stringz	"\013\007\004\t\001\n\016\003\005\f\002\017\b\006\001\004\013\r\f\003\007\016\n\017\006\b"
	stringz	"\005\t\002\006\013\r\b\001\004\n\007\t\005"
	string	"\017\016\002\003\f"
	stringz	"\r\002\b\004\006\017\013\001\n\t\003\016\005"
	stringz	"\f\007\001\017\r\b\n\003\007\004\f\005\006\013"
	stringz	"\016\t\002\007\013\004\001\t\f\016\002"
	stringz	"\006\n\r\017\003\005\b\002\001\016\007\004\n\b\r\017\f\t"
	string	"\003\005\006\013"
	.align 8
	.type	rotations#, @object
	.size	rotations#, 16
rotations:
	string	"\001\001\002\002\002\002\002\002\001\002\002\002\002\002\002"
	string	"\001"
	.align 8
	.type	choice_2#, @object
	.size	choice_2#, 48
choice_2:
	string	"\016\021\013\030\001\005\003\034\017\006\025\n\027\023\f\004"
	string	"\032\b\020\007\033\024\r\002)4\037%/7\036(3-!0,1'8\"5.*2$\035"
	string	" "
	.align 8
	.type	choice_1#, @object
	.size	choice_1#, 56
choice_1:
	string	"91)!\031\021\t\001:2*\"\032\022\n\002;3+#\033\023\013\003<4,"
	string	"$?7/'\037\027\017\007>6.&\036\026\016\006=5-%\035\025\r\005\034"
	string	"\024\f\004"
	.align 8
	.type	permutation#, @object
	.size	permutation#, 32
permutation:
	string	"\020\007\024\025\035\f\034\021\001\017\027\032\005\022\037\n"
	string	"\002\b\030\016 \033\003\t\023\r\036\006\026\013\004\031"
	.align 8
	.type	initial#, @object
	.size	initial#, 64
initial:
	string	":2*\"\032\022\n\002<4,$\034\024\f\004>6.&\036\026\016\006@80"
	string	"( \030\020\b91)!\031\021\t\001;3+#\033\023\013\003=5-%\035\025"
	string	"\r\005?7/'\037\027\017\007"
	.global memset#
	.type	memset#, @function
	.global strchr#
	.type	strchr#, @function
	.ident	"GCC: (GNU) 12.2.0"
