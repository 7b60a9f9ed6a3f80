// b85632affb0dde896476a0f614428224 emu/guest/libc/crypt.c
	.file	"crypt.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.section	.sdata,	"asw",	"progbits"
	.align 4
.LC0:
	data4	initial#+1
	.align 4
.LC1:
	data4	permutation#+1
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc run_des#
run_des:
	.prologue
	.mmi
	alloc r16 = ar.pfs, 3, 0, 6, 0
	.fframe 160
	adds r12 = -160, r12
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	.mmi
	addl r15 = @gprel(.LC0), gp
	addp4 r32 = 0,r32
	mov r27 = r34
	;;
	.mmi
	ld4 r29 = [r15]
	addl r14 = 58, r0
	mov ar.lc = 63
	;;
	.mmi
	mov r17 = r29
	adds r19 = -1, r29
	add r15 = r14, r32
	;;
	.mmi
	sub r16 = r17, r19, 1
	nop 0
	addp4 r15 = 0,r15
	.mii
	addp4 r18 = 0,r17
	adds r17 = 1, r17
	;;
	extr r14 = r16, 5, 27
	.mii
	and r16 = 31, r16
	adds r15 = -1, r15
	;;
	dep.z r14 = r14, 5, 27
	.mmi
	ld1 r15 = [r15]
	;;
	add r14 = r14, r16
	and r15 = 1, r15
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	add r14 = r12, r14
	;;
	.mib
	st1 [r14] = r15
	nop 0
	br.cloop.sptk.few .L28
.L35:
	.mlx
	mov r14 = r12
	movl r39 = @gprel(subkeys#)
	.mlx
	mov r31 = r0
	movl r30 = @gprel(boxes#)
	;;
	.mmi
	cmp4.eq p8, p9 = 0, r33
	adds r35 = 64, r12
	addp4 r27 = r27, r0
	.mmi
	add r39 = r1, r39
	adds r38 = 144, r12
	add r30 = r1, r30
	;;
	.mmi
	nop 0
	adds r22 = 112, r12
	addl r40 = @gprel(.LC1), gp
	.mmi
	nop 0
	adds r36 = 112, r14
	adds r37 = 176, r14
	.align 32
.L2:
	.pred.rel.mutex p8, p9
	.mmi
	mov r14 = r31
	andcm r21 = 1, r31
	mov r15 = r12
	.mmi
	and r20 = 1, r31
	mov r24 = r35
	mov r18 = r35
	;;
	.mii
	(p9) sub r14 = 15, r31
	dep.z r21 = r21, 5, 27
	mov r17 = r0
	;;
	.mii
	shladd r28 = r14, 1, r0
	add r21 = r21, r15
	;;
	add r28 = r28, r14
	.mmi
	sub r14 = r35, r36
	;;
	shladd r28 = r28, 4, r0
	andcm r14 = -1, r14
	;;
	.mii
	addp4 r14 = r14, r0
	addp4 r28 = r28, r39
	;;
	mov ar.lc = r14
	.align 32
.L5:
	.pred.rel.mutex p8, p9
	.mmi
	addp4 r15 = r17, r0
	addp4 r19 = 0,r18
	adds r18 = 1, r18
	;;
	.mmi
	shladd r14 = r15, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r16 = r14, 4, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mii
	nop 0
	shl r16 = r14, 8
	;;
	add r14 = r14, r16
	;;
	.mii
	nop 0
	shl r16 = r14, 16
	;;
	add r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 34
	nop 0
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
	add r14 = r21, r14
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	st1 [r19] = r14
	nop 0
	br.cloop.sptk.few .L5
	.mmi
	adds r15 = 24, r35
	mov r16 = r35
	sub r19 = -24, r24
	;;
	.mmi
	sub r14 = r15, r36
	;;
	andcm r14 = -1, r14
	nop 0
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L7:
	.pred.rel.mutex p8, p9
	.mmi
	add r14 = r19, r15
	addp4 r18 = 0,r16
	addp4 r17 = 0,r15
	.mii
	adds r16 = 1, r16
	adds r15 = 1, r15
	;;
	addp4 r14 = r14, r0
	;;
	.mii
	nop 0
	shr.u r14 = r27, r14
	;;
	tbit.z p6, p7 = r14, 0
	;;
	.mmi
	(p7) ld1 r21 = [r17]
	(p7) ld1 r14 = [r18]
	nop 0
	;;
	.mmi
	nop 0
	(p7) st1 [r18] = r21
	nop 0
	.mmb
	(p7) st1 [r17] = r14
	nop 0
	br.cloop.sptk.few .L7
	.mmi
	mov r26 = r22
	mov r23 = r0
	mov r25 = r0
	;;
	.align 32
.L11:
	.pred.rel.mutex p8, p9
	.mmb
	add r19 = r23, r28
	mov r18 = r24
	nop 0
	.mmi
	addl r17 = 5, r0
	mov r21 = r0
	mov ar.lc = 5
	;;
	.align 32
.L9:
	.pred.rel.mutex p8, p9
	.mmi
	addp4 r16 = 0,r18
	addp4 r14 = 0,r19
	addp4 r15 = r17, r0
	.mmi
	adds r18 = 1, r18
	adds r19 = 1, r19
	adds r17 = -1, r17
	;;
	.mmi
	ld1 r16 = [r16]
	ld1 r14 = [r14]
	nop 0
	;;
	.mmi
	xor r14 = r16, r14
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mii
	nop 0
	shl r14 = r14, r15
	;;
	or r14 = r21, r14
	;;
	.mib
	nop 0
	mov r21 = r14
	br.cloop.sptk.few .L9
	.mmi
	and r18 = 32, r14
	nop 0
	dep.z r15 = r14, 4, 1
	.mii
	mov r17 = r26
	addl r16 = 3, r0
	;;
	extr.u r14 = r14, 1, 4
	;;
	.mmi
	or r15 = r14, r15
	nop 0
	dep.z r14 = r25, 6, 26
	;;
	.mii
	or r15 = r18, r15
	mov ar.lc = 3
	;;
	add r14 = r14, r15
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	add r14 = r30, r14
	.mmi
	nop 0
	;;
	ld1 r18 = [r14]
	nop 0
.L10:
	.pred.rel.mutex p8, p9
	.mmi
	addp4 r14 = r16, r0
	nop 0
	addp4 r15 = 0,r17
	.mmi
	adds r16 = -1, r16
	nop 0
	adds r17 = 1, r17
	;;
	.mii
	nop 0
	shr r14 = r18, r14
	;;
	and r14 = 1, r14
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br.cloop.sptk.few .L10
	.mmi
	adds r23 = 6, r23
	nop 0
	adds r25 = 1, r25
	.mmi
	adds r26 = 4, r26
	nop 0
	adds r24 = 6, r24
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 48, r23
	(p6) br.cond.dptk .L11
	.mmi
	addl r14 = 16, r0
	sub r18 = r38, r37
	mov r15 = r38
	.mii
	ld4 r16 = [r40]
	mov r17 = r38
	;;
	adds r14 = -1, r14
	.mmi
	andcm r18 = -1, r18
	addp4 r19 = 0,r16
	adds r16 = 1, r16
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	addp4 r18 = r18, r0
	;;
	.mii
	add r14 = r22, r14
	mov ar.lc = r18
	addp4 r18 = 0,r15
	.mmi
	adds r15 = 1, r15
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	st1 [r18] = r14
	nop 0
	br.cloop.sptk.few .L27
	.align 32
.L36:
	.pred.rel.mutex p8, p9
	.mii
	sub r15 = r17, r37
	dep.z r14 = r20, 5, 27
	mov r16 = r12
	;;
	.mmi
	andcm r15 = -1, r15
	nop 0
	add r14 = r14, r16
	;;
	.mii
	addp4 r15 = r15, r0
	nop 0
	;;
	mov ar.lc = r15
	.align 32
.L14:
	.pred.rel.mutex p8, p9
	.mmi
	addp4 r16 = 0,r14
	nop 0
	addp4 r15 = 0,r17
	.mmi
	adds r14 = 1, r14
	nop 0
	adds r17 = 1, r17
	;;
	.mmi
	ld1 r18 = [r16]
	ld1 r16 = [r15]
	adds r15 = -1, r14
	;;
	.mmi
	addp4 r15 = 0,r15
	nop 0
	xor r16 = r18, r16
	;;
	.mib
	st1 [r15] = r16
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
	.mmb
	mov r16 = r0
	addl r14 = 58, r0
	nop 0
	.mii
	addp4 r18 = 0,r29
	mov ar.lc = 63
	adds r29 = 1, r29
	;;
	.mmi
	cmp4.ge p6, p7 = 31, r16
	and r17 = 31, r16
	add r14 = r14, r32
	.mmi
	adds r16 = 1, r16
	;;
	(p6) addl r15 = 1, r0
	addp4 r14 = 0,r14
	;;
	.mii
	(p7) mov r15 = r0
	adds r14 = -1, r14
	;;
	shl r15 = r15, 5
	;;
	.mmi
	add r15 = r15, r17
	;;
	add r15 = r12, r15
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
	.mmi
	ld1 r14 = [r18]
	nop 0
	sub r16 = r17, r19, 1
	.mmi
	addp4 r18 = 0,r17
	nop 0
	adds r17 = 1, r17
	;;
	.mii
	add r15 = r14, r32
	extr r14 = r16, 5, 27
	and r16 = 31, r16
	;;
	.mii
	addp4 r15 = 0,r15
	dep.z r14 = r14, 5, 27
	;;
	adds r15 = -1, r15
	.mmi
	add r14 = r14, r16
	;;
	ld1 r15 = [r15]
	sxt4 r14 = r14
	;;
	.mmi
	and r15 = 1, r15
	nop 0
	add r14 = r12, r14
	;;
	.mib
	st1 [r14] = r15
	nop 0
	br.cloop.sptk.few .L28
	.mib
	nop 0
	nop 0
	br .L35
.L27:
	.pred.rel.mutex p8, p9
	.mmi
	ld1 r14 = [r19]
	addp4 r18 = 0,r15
	addp4 r19 = 0,r16
	.mii
	adds r15 = 1, r15
	adds r16 = 1, r16
	;;
	adds r14 = -1, r14
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	add r14 = r22, r14
	;;
	.mmi
	nop 0
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	st1 [r18] = r14
	nop 0
	br.cloop.sptk.few .L27
	.mib
	nop 0
	nop 0
	br .L36
.L26:
	.mmi
	cmp4.ge p6, p7 = 31, r16
	ld1 r14 = [r18]
	and r17 = 31, r16
	.mmi
	addp4 r18 = 0,r29
	adds r16 = 1, r16
	adds r29 = 1, r29
	;;
	.mmi
	(p6) addl r15 = 1, r0
	nop 0
	add r14 = r14, r32
	;;
	.mii
	(p7) mov r15 = r0
	addp4 r14 = 0,r14
	;;
	shl r15 = r15, 5
	.mmi
	adds r14 = -1, r14
	;;
	add r15 = r15, r17
	nop 0
	;;
	.mmi
	add r15 = r12, r15
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
	addp4 r8 = 0,r8
	cmp4.geu p8, p9 = 96, r32
	mov r1 = r37
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r8
	nop 0
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
	.align 4
.LC2:
	data4	choice_1#+1
	.align 4
.LC3:
	data4	rotations#+1
	.align 4
.LC4:
	data4	choice_2#+1
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global setkey#
	.type	setkey#, @function
	.proc setkey#
setkey:
	.prologue
	.mmb
	.fframe 48
	adds r12 = -48, r12
	addp4 r32 = 0,r32
	nop 0
	.mmi
	addl r15 = @gprel(.LC2), gp
	nop 0
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	;;
	.mmb
	addl r14 = 57, r0
	mov r17 = r12
	nop 0
	.mmi
	ld4 r16 = [r15]
	nop 0
	mov ar.lc = 55
	;;
	.mmi
	add r14 = r14, r32
	addp4 r15 = 0,r17
	addp4 r18 = 0,r16
	.mii
	adds r17 = 1, r17
	adds r16 = 1, r16
	;;
	addp4 r14 = 0,r14
	;;
	.mmi
	adds r14 = -1, r14
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	and r14 = 1, r14
	nop 0
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br.cloop.sptk.few .L47
.L59:
	.mlx
	addl r14 = 1, r0
	movl r25 = @gprel(subkeys#)
	.mmi
	mov r24 = r0
	addl r15 = @gprel(.LC3), gp
	addl r27 = @gprel(.LC4), gp
	;;
	.mmi
	add r25 = r1, r25
	add r24 = r24, r14
	mov ar.lc = 47
	.mmi
	ld4 r26 = [r15]
	ld4 r18 = [r27]
	addl r14 = 14, r0
	;;
	.mmi
	nop 0
	adds r28 = 768, r25
	mov r17 = r25
	;;
	.align 32
.L52:
	.mmi
	adds r15 = -1, r14
	mov r19 = r0
	addp4 r20 = 0,r17
	.mmi
	addp4 r23 = 0,r18
	adds r17 = 1, r17
	adds r18 = 1, r18
	;;
	.mmi
	cmp4.ge p6, p7 = 27, r15
	;;
	(p7) adds r15 = -29, r14
	(p7) addl r19 = 28, r0
	;;
	.mmi
	add r15 = r24, r15
	;;
	nop 0
	sxt4 r16 = r15
	;;
	.mii
	shladd r14 = r16, 3, r0
	extr r21 = r15, 31, 1
	;;
	add r14 = r14, r16
	;;
	.mii
	nop 0
	shl r22 = r14, 6
	;;
	add r14 = r14, r22
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mii
	nop 0
	shl r22 = r14, 15
	;;
	add r14 = r14, r22
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
	sub r14 = r14, r21
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
	add r15 = r15, r19
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
	st1 [r20] = r14
	nop 0
	br.cloop.sptk.few .L55
	;;
	.align 32
.L60:
	.mmb
	adds r25 = 48, r25
	addp4 r14 = 0,r26
	nop 0
	.mmi
	adds r26 = 1, r26
	nop 0
	mov ar.lc = 47
	;;
	.mib
	cmp4.eq p6, p7 = r28, r25
	mov r17 = r25
	(p6) br.cond.dpnt .L46
	;;
	.mmi
	ld1 r14 = [r14]
	ld4 r18 = [r27]
	nop 0
	;;
	.mib
	add r24 = r24, r14
	addl r14 = 14, r0
	br .L52
	;;
.L47:
	.mmi
	ld1 r14 = [r18]
	addp4 r15 = 0,r17
	addp4 r18 = 0,r16
	.mii
	adds r17 = 1, r17
	adds r16 = 1, r16
	;;
	add r14 = r14, r32
	;;
	.mmi
	addp4 r14 = 0,r14
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
	st1 [r15] = r14
	nop 0
	br.cloop.sptk.few .L47
	.mib
	nop 0
	nop 0
	br .L59
.L55:
	.mmi
	ld1 r14 = [r23]
	mov r19 = r0
	addp4 r20 = 0,r17
	.mmi
	addp4 r23 = 0,r18
	adds r17 = 1, r17
	adds r18 = 1, r18
	;;
	.mmi
	adds r15 = -1, r14
	;;
	cmp4.ge p6, p7 = 27, r15
	nop 0
	;;
	.mii
	(p7) adds r15 = -29, r14
	(p7) addl r19 = 28, r0
	;;
	add r15 = r24, r15
	;;
	.mii
	nop 0
	sxt4 r16 = r15
	nop 0
	;;
	.mii
	shladd r14 = r16, 3, r0
	extr r21 = r15, 31, 1
	;;
	add r14 = r14, r16
	;;
	.mii
	nop 0
	shl r22 = r14, 6
	;;
	add r14 = r14, r22
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mii
	nop 0
	shl r22 = r14, 15
	;;
	add r14 = r14, r22
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
	sub r14 = r14, r21
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
	add r15 = r15, r19
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
	st1 [r20] = r14
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
	.mii
	alloc r16 = ar.pfs, 3, 0, 0, 0
	.body
	addp4 r32 = 0,r32
	;;
	mov r34 = r0
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
	.align 4
.LC6:
	data4	out.0#+2
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global crypt#
	.type	crypt#, @function
	.proc crypt#
crypt:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 6, 3, 0
	.fframe 64
	adds r12 = -64, r12
	.save ar.lc, r39
	mov r39 = ar.lc
	.mmi
	addp4 r33 = 0,r33
	mov r38 = r1
	addp4 r32 = 0,r32
	;;
	.mmi
	adds r14 = 24, r12
	adds r15 = 16, r12
	.save rp, r36
	mov r36 = b0
	.body
	.mmi
	ld1 r40 = [r33]
	;;
	st8 [r14] = r0, 8
	nop 0
	.mmi
	st8 [r15] = r0
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
	st8 [r14] = r0, 8
	;;
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
	mov r1 = r38
	mov r35 = r8
	;;
	sxt1 r14 = r14
	;;
	.mmi
	mov r40 = r14
	nop 0
	cmp4.eq p6, p7 = 0, r14
	;;
	.mmi
	nop 0
	(p7) ld1 r40 = [r15]
	nop 0
	;;
	.mib
	nop 0
	(p7) sxt1 r40 = r40
	br.call.sptk.many b0 = digit_value#
	;;
	.mii
	adds r16 = 16, r12
	dep.z r34 = r8, 6, 26
	mov r1 = r38
	.mmi
	mov r20 = r0
	;;
	mov r19 = r16
	or r34 = r35, r34
	;;
	.align 32
.L65:
	.mmb
	addp4 r14 = 0,r32
	mov r17 = r19
	nop 0
	.mmi
	addl r16 = 6, r0
	adds r32 = 1, r32
	mov ar.lc = 6
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r18 = r14
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L69
	.align 32
.L66:
	.mmi
	addp4 r14 = r16, r0
	nop 0
	addp4 r15 = 0,r17
	.mmi
	adds r16 = -1, r16
	nop 0
	adds r17 = 1, r17
	;;
	.mii
	nop 0
	shr r14 = r18, r14
	;;
	and r14 = 1, r14
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br.cloop.sptk.few .L66
	.mmi
	adds r20 = 8, r20
	nop 0
	adds r19 = 8, r19
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 64, r20
	(p6) br.cond.dptk .L65
.L69:
	.mmi
	nop 0
	adds r14 = 16, r12
	nop 0
	;;
	.mib
	mov r40 = r14
	nop 0
	br.call.sptk.many b0 = setkey#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r38
	.mmi
	addl r42 = 64, r0
	nop 0
	mov r41 = r0
	;;
	.mib
	mov r40 = r15
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov ar.lc = 24
	.align 32
.L67:
	.mmi
	adds r16 = 16, r12
	mov r42 = r34
	mov r41 = r0
	;;
	.mib
	mov r40 = r16
	nop 0
	br.call.sptk.many b0 = run_des#
	;;
	.mib
	nop 0
	mov r1 = r38
	br.cloop.sptk.few .L67
	;;
	.mlx
	ld1 r14 = [r33]
	movl r16 = @gprel(out.0#)
	.mmi
	adds r19 = 1, r33
	mov r18 = r0
	addl r15 = 6, r0
	;;
	.mmi
	nop 0
	add r16 = r1, r16
	nop 0
	;;
	.mmi
	st1 [r16] = r14
	adds r17 = 1, r16
	sxt1 r14 = r14
	.mmi
	mov r16 = r12
	;;
	adds r21 = 10, r16
	cmp4.eq p6, p7 = 0, r14
	.mmb
	nop 0
	mov r16 = r14
	(p6) br.cond.dptk .L70
	.mmi
	ld1 r14 = [r19]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mii
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	(p7) mov r16 = r14
	;;
.L70:
	.mlx
	addl r14 = @gprel(.LC6), gp
	movl r20 = @gprel(digits#)
	.mmi
	st1 [r17] = r16
	;;
	ld4 r19 = [r14]
	add r20 = r1, r20
	.align 32
.L71:
	.mmi
	sub r17 = r15, r18, 1
	nop 0
	mov r16 = r18
	.mmi
	add r15 = r21, r15
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
	addp4 r17 = 0,r15
	cmp4.lt p6, p7 = 63, r16
	nop 0
	.mmi
	shladd r14 = r14, 1, r0
	adds r16 = 1, r16
	adds r15 = 1, r15
	;;
	.mmi
	(p7) ld1 r17 = [r17]
	;;
	nop 0
	(p7) sxt1 r17 = r17
	;;
	.mib
	nop 0
	(p7) or r14 = r14, r17
	br.cloop.sptk.few .L73
	;;
	.mib
	nop 0
	sxt4 r14 = r14
	nop 0
	.mmi
	addp4 r17 = 0,r19
	adds r18 = 6, r18
	adds r19 = 1, r19
	;;
	.mmi
	add r14 = r20, r14
	adds r15 = 6, r16
	cmp4.eq p6, p7 = 66, r18
	;;
	.mmi
	nop 0
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	st1 [r17] = r14
	nop 0
	(p7) br.cond.dptk .L71
	.mlx
	nop 0
	movl r8 = @gprel(out.0#)
	;;
	.mii
	add r8 = r1, r8
	mov b0 = r36
	;;
	mov ar.pfs = r37
	;;
	.mii
	nop 0
	mov ar.lc = r39
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
