// 17ce6adbe93ad7d65798fcb85aabdb5a
	.file	"conditions.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.proc next#
next:
	.prologue
	.body
	addl r15 = @gprel(seed#), gp
	;;
	ld4 r14 = [r15]
	;;
	dep.z r8 = r14, 6, 26
	;;
	add r8 = r8, r14
	;;
	dep.z r8 = r8, 6, 26
	;;
	add r8 = r8, r14
	;;
	shladd r8 = r8, 2, r0
	;;
	add r8 = r8, r14
	;;
	shladd r8 = r8, 2, r0
	;;
	add r8 = r8, r14
	;;
	shladd r14 = r8, 2, r0
	;;
	add r8 = r8, r14
	;;
	shladd r14 = r8, 2, r0
	;;
	add r8 = r8, r14
	movl r14 = 1013904223
	;;
	add r8 = r8, r14
	;;
	st4 [r15] = r8
	extr.u r8 = r8, 8, 24
	br.ret.sptk.many b0
	;;
	.endp next#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	": "
	.align 8
.LC1:
	stringz	", "
	.text
	.align 16
	.proc say#
say:
	.prologue 12, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	.fframe 208
	adds r12 = -208, r12
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r16=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
	adds r14 = 184, r12
	;;
	st8 [r14] = r32
	adds r14 = 192, r12
	movl r15 = @gprel(.LC0)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = 39, r12
	;;
	st1 [r14] = r0
	adds r17 = 38, r12
	movl r14 = -3689348814741910323
	;;
	setf.sig f6 = r14
.L3:
	mov r18 = r17
	setf.sig f7 = r33
	;;
	xmpy.hu f7 = f7, f6
	;;
	getf.sig r15 = f7
	;;
	shr.u r15 = r15, 3
	;;
	shladd r14 = r15, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	sub r14 = r33, r14
	;;
	adds r14 = 48, r14
	;;
	st1 [r17] = r14, -1
	mov r14 = r33
	mov r33 = r15
	;;
	cmp.ltu p6, p7 = 9, r14
	(p6) br.cond.dptk .L3
	adds r14 = 200, r12
	;;
	st8 [r14] = r18
	adds r14 = 208, r12
	movl r15 = @gprel(.LC1)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = 63, r12
	;;
	st1 [r14] = r0
	adds r17 = 62, r12
	movl r14 = -3689348814741910323
	;;
	setf.sig f6 = r14
.L4:
	mov r18 = r17
	setf.sig f7 = r16
	;;
	xmpy.hu f7 = f7, f6
	;;
	getf.sig r15 = f7
	;;
	shr.u r15 = r15, 3
	;;
	shladd r14 = r15, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	sub r14 = r16, r14
	;;
	adds r14 = 48, r14
	;;
	st1 [r17] = r14, -1
	mov r14 = r16
	mov r16 = r15
	;;
	cmp.ltu p6, p7 = 9, r14
	(p6) br.cond.dptk .L4
	adds r14 = 216, r12
	;;
	st8 [r14] = r18
	adds r20 = 184, r12
	adds r21 = 224, r12
	mov r39 = r0
.L7:
	;;
	ld8 r19 = [r20], 8
	;;
	ld1 r14 = [r19]
	;;
	sxt1 r14 = r14
	;;
	mov r16 = r14
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L5
	adds r14 = 64, r12
	;;
	add r17 = r14, r39
	adds r15 = 1, r19
.L6:
	;;
	st1 [r17] = r16, 1
	ld1 r14 = [r15]
	;;
	sxt1 r14 = r14
	;;
	mov r16 = r14
	mov r18 = r15
	adds r15 = 1, r15
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L6
	sub r39 = r39, r19
	;;
	add r39 = r18, r39
.L5:
	cmp.ne p6, p7 = r21, r20
	(p6) br.cond.dptk .L7
	adds r15 = 64, r12
	;;
	add r14 = r15, r39
	addl r15 = 10, r0
	;;
	st1 [r14] = r15
	adds r39 = 1, r39
	adds r38 = 64, r12
	addl r37 = 1, r0
	br.call.sptk.many b0 = write#
	mov r1 = r36
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	adds r12 = 208, r12
	br.ret.sptk.many b0
	;;
	.endp say#
	.section	.rodata.str1.8
	.align 8
.LC4:
	stringz	"median"
	.align 8
.LC5:
	stringz	"least"
	.align 8
.LC13:
	stringz	"network"
	.align 8
.LC16:
	stringz	"saturation"
	.sdata
	.align 8
.LC2:
	data8	samples#+14
	.align 8
.LC3:
	data8	to#+69
	.align 8
.LC6:
	data8	numbers#+4
	.align 8
.LC7:
	data8	numbers#+8
	.align 8
.LC8:
	data8	numbers#+12
	.align 8
.LC9:
	data8	numbers#+16
	.align 8
.LC10:
	data8	numbers#+20
	.align 8
.LC11:
	data8	numbers#+24
	.align 8
.LC12:
	data8	numbers#+28
	.align 8
.LC14:
	data8	samples#+6
	.align 8
.LC15:
	data8	samples#+8
	.align 8
.LC17:
	data8	predicates#+8
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 67
	.save ar.pfs, r68
	alloc r68 = ar.pfs, 0, 38, 4, 0
	adds r16 = -8, r12
	.fframe 64
	adds r12 = -64, r12
	mov r17 = ar.lc
	;;
	.savesp ar.lc, 56
	st8 [r16] = r17, 8
	.save rp, r67
	mov r67 = b0
	mov r69 = r1
	;;
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	addl r14 = @gprel(.LC2), gp
	;;
	ld8 r45 = [r14]
	movl r38 = @gprel(numbers#)
	;;
	add r38 = r1, r38
	addl r14 = @gprel(.LC3), gp
	;;
	ld8 r40 = [r14]
	mov r44 = r38
	mov r39 = r0
	movl r37 = @gprel(from#)
	;;
	add r37 = r1, r37
	;;
	adds r63 = 1254, r37
	adds r42 = 2048, r38
	movl r35 = -8388608
	adds r41 = -69, r40
	;;
	adds r62 = 1, r41
	addl r61 = 1122, r0
	addl r34 = @gprel(sum#), gp
	movl r60 = @gprel(.LC4)
	;;
	add r60 = r1, r60
	adds r59 = -66, r37
	movl r58 = @gprel(.LC5)
	;;
	add r58 = r1, r58
	addl r57 = @gprel(.LC6), gp
	addl r56 = @gprel(.LC7), gp
	addl r55 = @gprel(.LC8), gp
	addl r54 = @gprel(.LC9), gp
	addl r53 = @gprel(.LC10), gp
	addl r52 = @gprel(.LC11), gp
	addl r51 = @gprel(.LC12), gp
	movl r50 = @gprel(.LC13)
	;;
	add r50 = r1, r50
	addl r49 = @gprel(.LC14), gp
	addl r48 = @gprel(.LC15), gp
	mov r43 = r0
	addl r33 = 32767, r0
	addl r32 = -32768, r0
	addl r36 = 32766, r0
	addl r47 = 1, r0
	movl r46 = @gprel(.LC16)
	;;
	add r46 = r1, r46
	br .L13
	;;
.L45:
	st1 [r20] = r17, 1
	adds r19 = 1, r19
	;;
	cmp.eq p6, p7 = r21, r20
	(p6) br.cond.dpnt .L22
.L24:
	mov r16 = r19
	addl r18 = 3, r0
	addl r17 = 255, r0
.L21:
	;;
	adds r14 = 2, r16
	;;
	ld1 r14 = [r14]
	adds r15 = 1, r16
	;;
	ld1 r15 = [r15]
	;;
	cmp4.le p6, p7 = r15, r14
	;;
	(p7) mov r15 = r14
	ld1 r14 = [r16], 66
	;;
	cmp4.le p6, p7 = r14, r15
	;;
	(p7) mov r14 = r15
	;;
	cmp4.le p6, p7 = r17, r14
	;;
	(p7) mov r17 = r14
	adds r18 = -1, r18
	;;
	cmp4.ne p6, p7 = 0, r18
	(p6) br.cond.dptk .L21
	br .L45
	;;
.L22:
	adds r22 = 1, r22
	adds r21 = 66, r21
	adds r23 = 66, r23
	;;
	cmp4.eq p6, p7 = 17, r22
	(p6) br.cond.dpnt .L23
.L20:
	adds r20 = -64, r21
	add r19 = r59, r23
	br .L24
	;;
.L23:
	adds r65 = 2, r65
	;;
	ld1 r14 = [r65]
	ld4 r71 = [r34]
	;;
	add r71 = r71, r14
	;;
	st4 [r34] = r71
	addp4 r71 = r71, r0
	mov r70 = r58
	br.call.sptk.many b0 = say#
	mov r1 = r69
	ld8 r31 = [r57]
	ld8 r30 = [r56]
	ld8 r29 = [r55]
	ld8 r28 = [r54]
	ld8 r27 = [r53]
	ld8 r26 = [r52]
	ld8 r25 = [r51]
	mov r24 = r38
	sub r14 = r42, r38
	;;
	adds r14 = -32, r14
	;;
	shr.u r14 = r14, 5
	;;
	mov ar.lc = r14
.L25:
	ld4 r15 = [r31]
	ld4 r16 = [r24]
	;;
	cmp4.le p6, p7 = r16, r15
	;;
	(p6) mov r14 = r16
	;;
	(p7) mov r14 = r15
	(p7) mov r15 = r16
	ld4 r16 = [r29]
	ld4 r18 = [r30]
	;;
	cmp4.le p6, p7 = r18, r16
	;;
	(p6) mov r17 = r18
	;;
	(p7) mov r17 = r16
	(p7) mov r16 = r18
	;;
	cmp4.le p6, p7 = r17, r14
	;;
	(p6) mov r22 = r17
	;;
	(p7) mov r22 = r14
	(p7) mov r14 = r17
	cmp4.le p6, p7 = r16, r15
	;;
	(p6) mov r17 = r16
	;;
	(p7) mov r17 = r15
	(p6) mov r16 = r15
	;;
	cmp4.le p6, p7 = r17, r14
	;;
	(p6) mov r15 = r17
	;;
	(p7) mov r15 = r14
	(p7) mov r14 = r17
	ld4 r17 = [r27]
	ld4 r19 = [r28]
	;;
	cmp4.le p6, p7 = r19, r17
	;;
	(p6) mov r18 = r19
	;;
	(p7) mov r18 = r17
	(p7) mov r17 = r19
	ld4 r19 = [r25]
	ld4 r20 = [r26]
	;;
	cmp4.le p6, p7 = r20, r19
	;;
	(p6) mov r21 = r20
	;;
	(p7) mov r21 = r19
	(p7) mov r19 = r20
	;;
	cmp4.le p6, p7 = r21, r18
	;;
	(p6) mov r20 = r21
	;;
	(p7) mov r20 = r18
	(p7) mov r18 = r21
	cmp4.le p6, p7 = r19, r17
	;;
	(p6) mov r23 = r19
	;;
	(p7) mov r23 = r17
	(p7) mov r17 = r19
	;;
	cmp4.le p6, p7 = r23, r18
	;;
	(p6) mov r21 = r23
	;;
	(p7) mov r21 = r18
	(p7) mov r18 = r23
	cmp4.le p6, p7 = r20, r22
	;;
	(p6) mov r19 = r22
	;;
	(p7) mov r19 = r20
	(p7) mov r20 = r22
	;;
	st4 [r24] = r20, 32
	cmp4.le p6, p7 = r18, r14
	;;
	(p6) mov r22 = r18
	;;
	(p7) mov r22 = r14
	(p7) mov r14 = r18
	;;
	cmp4.le p6, p7 = r22, r19
	;;
	(p6) mov r20 = r22
	;;
	(p7) mov r20 = r19
	(p6) mov r22 = r19
	cmp4.le p6, p7 = r21, r15
	;;
	(p6) mov r19 = r21
	;;
	(p7) mov r19 = r15
	(p7) mov r15 = r21
	cmp4.le p6, p7 = r17, r16
	;;
	(p6) mov r21 = r17
	;;
	(p7) mov r21 = r16
	(p7) mov r16 = r17
	;;
	st4 [r25] = r16, 32
	cmp4.le p6, p7 = r21, r15
	;;
	(p6) mov r16 = r21
	;;
	(p7) mov r16 = r15
	(p7) mov r15 = r21
	cmp4.le p6, p7 = r19, r20
	;;
	(p6) mov r17 = r20
	;;
	(p7) mov r17 = r19
	;;
	st4 [r30] = r17, 32
	(p7) mov r19 = r20
	;;
	st4 [r31] = r19, 32
	cmp4.le p6, p7 = r16, r22
	;;
	(p6) mov r17 = r22
	;;
	(p7) mov r17 = r16
	;;
	st4 [r28] = r17, 32
	(p7) mov r16 = r22
	;;
	st4 [r29] = r16, 32
	cmp4.le p6, p7 = r15, r14
	;;
	(p6) mov r16 = r14
	;;
	(p7) mov r16 = r15
	;;
	st4 [r26] = r16, 32
	(p7) mov r15 = r14
	;;
	st4 [r27] = r15, 32
	br.cloop.sptk.few .L25
	ld4 r71 = [r44], 4
	ld4 r14 = [r34]
	;;
	add r71 = r71, r14
	;;
	st4 [r34] = r71
	addp4 r71 = r71, r0
	mov r70 = r50
	br.call.sptk.many b0 = say#
	mov r1 = r69
	ld4 r21 = [r34]
	ld8 r20 = [r49]
	ld8 r18 = [r48]
	mov r22 = r43
	addl r19 = 4, r0
	addl r14 = 507, r0
	;;
	mov ar.lc = r14
	br .L28
	;;
.L27:
	adds r19 = 1, r19
	br.cloop.sptk.few .L28
	br .L46
	;;
.L28:
	ld2 r16 = [r18], 2
	;;
	sxt2 r16 = r16
	ld2 r17 = [r20], 2
	;;
	sxt2 r17 = r17
	ld2 r15 = [r64], 2
	;;
	sxt2 r15 = r15
	shladd r14 = r16, 1, r0
	;;
	add r14 = r14, r16
	;;
	add r14 = r14, r17
	shladd r15 = r15, 1, r0
	;;
	sub r14 = r14, r15
	;;
	cmp4.le p6, p7 = r33, r14
	;;
	(p6) mov r15 = r33
	;;
	(p7) mov r15 = r14
	;;
	cmp4.le p6, p7 = r32, r15
	;;
	(p7) mov r15 = r32
	;;
	adds r16 = -12, r15
	;;
	cmp4.ltu p6, p7 = 1, r16
	;;
	(p7) adds r14 = -2, r18
	;;
	(p7) st2 [r14] = r0
	(p7) br.cond.dpnt .L27
	adds r16 = -2, r18
	;;
	st2 [r16] = r15
	cmp4.ge p6, p7 = r36, r14
	(p6) br.cond.dptk .L27
	and r14 = 7, r19
	;;
	cmp4.ne p6, p7 = 3, r14
	;;
	(p7) adds r14 = 2, r64
	;;
	(p7) ld2 r14 = [r14]
	;;
	(p7) sxt2 r14 = r14
	;;
	(p7) add r21 = r21, r14
	(p7) mov r22 = r47
	br .L27
	;;
.L46:
	cmp4.eq p6, p7 = 0, r22
	;;
	(p7) st4 [r34] = r21
	ld2 r14 = [r45], 2
	;;
	sxt2 r14 = r14
	ld4 r71 = [r34]
	;;
	add r71 = r71, r14
	;;
	st4 [r34] = r71
	addp4 r71 = r71, r0
	mov r70 = r46
	br.call.sptk.many b0 = say#
	mov r1 = r69
	adds r40 = 66, r40
	cmp4.eq p6, p7 = 12, r39
	(p6) br.cond.dpnt .L30
.L13:
	adds r66 = 66, r37
	and r65 = 3, r39
.L31:
	;;
	adds r64 = -66, r66
	;;
	sub r14 = r66, r64, 1
	;;
	mov ar.lc = r14
.L14:
	br.call.sptk.many b0 = next#
	mov r1 = r69
	addp4 r8 = r8, r0
	;;
	shr.u r8 = r8, r65
	;;
	st1 [r64] = r8, 1
	br.cloop.sptk.few .L14
	adds r66 = 66, r66
	;;
	cmp.eq p6, p7 = r63, r66
	(p7) br.cond.dptk .L31
	movl r64 = @gprel(samples#)
	;;
	add r64 = r1, r64
	;;
	mov r66 = r64
	mov r65 = r38
	sub r14 = r42, r38
	;;
	adds r14 = -4, r14
	;;
	shr.u r14 = r14, 2
	;;
	mov ar.lc = r14
.L16:
	br.call.sptk.many b0 = next#
	mov r1 = r69
	add r8 = r8, r35
	;;
	st4 [r65] = r8, 4
	br.call.sptk.many b0 = next#
	mov r1 = r69
	st2 [r66] = r8, 2
	br.cloop.sptk.few .L16
	adds r72 = 64, r37
	addl r73 = 66, r0
.L17:
	;;
	adds r31 = -64, r72
	adds r29 = -63, r72
	adds r71 = 2, r72
	adds r28 = 3, r72
	adds r70 = 68, r72
	adds r27 = 69, r72
	add r30 = r62, r73
	adds r73 = 66, r73
	;;
	sub r14 = r72, r31, 1
	;;
	mov ar.lc = r14
.L18:
	ld1 r23 = [r31], 1
	ld1 r20 = [r29], 1
	;;
	ld1 r17 = [r29]
	ld1 r15 = [r71], 1
	ld1 r22 = [r28], 1
	;;
	ld1 r18 = [r28]
	ld1 r14 = [r70], 1
	ld1 r21 = [r27], 1
	;;
	ld1 r16 = [r27]
	cmp4.leu p6, p7 = r17, r20
	;;
	(p6) mov r26 = r17
	;;
	(p7) mov r26 = r20
	(p7) mov r20 = r17
	cmp4.leu p6, p7 = r18, r22
	;;
	(p6) mov r17 = r18
	;;
	(p7) mov r17 = r22
	(p7) mov r22 = r18
	cmp4.leu p6, p7 = r16, r21
	;;
	(p6) mov r18 = r16
	;;
	(p7) mov r18 = r21
	(p7) mov r21 = r16
	cmp4.geu p6, p7 = r23, r26
	;;
	(p6) mov r16 = r23
	;;
	(p7) mov r16 = r26
	cmp4.geu p8, p9 = r15, r17
	;;
	(p9) mov r19 = r15
	;;
	(p8) mov r19 = r17
	;;
	zxt1 r19 = r19
	(p9) mov r15 = r17
	;;
	zxt1 r15 = r15
	cmp4.geu p8, p9 = r14, r18
	;;
	(p9) mov r17 = r14
	;;
	(p8) mov r17 = r18
	;;
	zxt1 r17 = r17
	(p9) mov r14 = r18
	;;
	zxt1 r14 = r14
	cmp4.leu p12, p13 = r15, r22
	;;
	(p12) mov r18 = r15
	;;
	(p13) mov r18 = r22
	;;
	zxt1 r18 = r18
	cmp4.leu p10, p11 = r14, r21
	;;
	(p10) mov r24 = r14
	;;
	(p11) mov r24 = r21
	;;
	zxt1 r24 = r24
	cmp4.leu p8, p9 = r16, r20
	;;
	(p8) mov r25 = r20
	;;
	(p9) mov r25 = r16
	(p12) mov r15 = r22
	;;
	zxt1 r25 = r25
	zxt1 r15 = r15
	;;
	cmp4.leu p12, p13 = r15, r25
	;;
	(p13) mov r15 = r25
	(p10) mov r14 = r21
	;;
	zxt1 r15 = r15
	zxt1 r14 = r14
	;;
	cmp4.leu p10, p11 = r14, r15
	;;
	(p11) mov r14 = r15
	;;
	zxt1 r14 = r14
	(p8) mov r15 = r16
	;;
	(p9) mov r15 = r20
	cmp4.leu p8, p9 = r24, r18
	;;
	(p8) mov r16 = r24
	;;
	(p9) mov r16 = r18
	zxt1 r15 = r15
	;;
	cmp4.geu p10, p11 = r15, r16
	;;
	(p11) mov r15 = r16
	(p9) mov r18 = r24
	;;
	cmp4.leu p8, p9 = r18, r15
	;;
	(p8) mov r15 = r18
	;;
	zxt1 r15 = r15
	(p6) mov r23 = r26
	;;
	cmp4.leu p6, p7 = r19, r23
	;;
	(p7) mov r16 = r19
	;;
	(p6) mov r16 = r23
	;;
	cmp4.leu p6, p7 = r17, r16
	;;
	(p7) mov r16 = r17
	cmp4.leu p6, p7 = r15, r14
	;;
	(p6) mov r17 = r15
	;;
	(p7) mov r17 = r14
	;;
	cmp4.leu p8, p9 = r17, r16
	;;
	(p9) mov r16 = r17
	(p7) mov r14 = r15
	;;
	cmp4.leu p6, p7 = r14, r16
	;;
	(p6) mov r16 = r14
	;;
	st1 [r30] = r16, 1
	br.cloop.sptk.few .L18
	adds r72 = 66, r72
	cmp.eq p6, p7 = r61, r73
	(p7) br.cond.dptk .L17
	adds r39 = 1, r39
	mov r65 = r40
	ld1 r14 = [r40]
	ld4 r71 = [r34]
	;;
	add r71 = r71, r14
	;;
	st4 [r34] = r71
	addp4 r71 = r71, r0
	mov r70 = r60
	br.call.sptk.many b0 = say#
	mov r1 = r69
	adds r21 = 131, r41
	addl r23 = 66, r0
	addl r22 = 1, r0
	br .L20
	;;
.L30:
	movl r33 = @gprel(words.1#)
	;;
	add r33 = r1, r33
	addl r14 = 399, r0
	;;
	mov ar.lc = r14
.L32:
	br.call.sptk.many b0 = next#
	mov r1 = r69
	mov r32 = r8
	;;
	br.call.sptk.many b0 = next#
	mov r1 = r69
	shl r32 = r32, 40
	addp4 r14 = r8, r0
	;;
	shl r14 = r14, 20
	;;
	xor r32 = r14, r32
	br.call.sptk.many b0 = next#
	mov r1 = r69
	addp4 r14 = r8, r0
	;;
	xor r14 = r32, r14
	;;
	st8 [r33] = r14, 8
	br.cloop.sptk.few .L32
	addl r14 = @ltoffx(predicates#), r1
	;;
	ld8.mov r14 = [r14], predicates#
	;;
	ld8 r16 = [r14]
	;;
	cmp.eq p6, p7 = 0, r16
	(p6) br.cond.dpnt .L33
	addl r14 = @gprel(.LC17), gp
	;;
	ld8 r33 = [r14]
	mov r32 = r0
	adds r37 = 39, r12
	movl r14 = -3689348814741910323
	;;
	setf.sig f2 = r14
	movl r35 = @gprel(memory.0#)
	;;
	add r35 = r1, r35
	movl r34 = @gprel(words.1#)
	;;
	add r34 = r1, r34
.L35:
	st1 [r37] = r0
	adds r18 = 38, r12
	mov r17 = r32
.L34:
	;;
	mov r38 = r18
	setf.sig f6 = r17
	;;
	xmpy.hu f6 = f6, f2
	;;
	getf.sig r15 = f6
	;;
	shr.u r15 = r15, 3
	;;
	shladd r14 = r15, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	sub r14 = r17, r14
	;;
	adds r14 = 48, r14
	;;
	st1 [r18] = r14, -1
	mov r14 = r17
	mov r17 = r15
	;;
	cmp.ltu p6, p7 = 9, r14
	(p6) br.cond.dptk .L34
	mov r72 = r35
	addl r71 = 400, r0
	mov r70 = r34
	ld8 r14 = [r16], 8
	;;
	mov b6 = r14
	ld8 r1 = [r16]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r69
	mov r71 = r8
	mov r70 = r38
	br.call.sptk.many b0 = say#
	;;
	mov r1 = r69
	ld8 r16 = [r33], 8
	adds r32 = 1, r32
	;;
	cmp.ne p6, p7 = 0, r16
	(p6) br.cond.dptk .L35
.L33:
	mov r8 = r0
	adds r18 = 56, r12
	mov ar.pfs = r68
	;;
	ld8 r19 = [r18], 8
	;;
	mov ar.lc = r19
	mov b0 = r67
	ldf.fill f2 = [r18]
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	;;
	.endp main#
	.bss
	.align 8
	.type	memory.0#, @object
	.size	memory.0#, 256
memory.0:
	.skip	256
	.align 8
	.type	words.1#, @object
	.size	words.1#, 3328
words.1:
	.skip	3328
	.sbss
	.align 4
	.type	sum#, @object
	.size	sum#, 4
sum:
	.skip	4
	.section	.sdata,"aws"
	.align 4
	.type	seed#, @object
	.size	seed#, 4
seed:
	data4	1
	.bss
	.align 2
	.type	samples#, @object
	.size	samples#, 1024
samples:
	.skip	1024
	.align 4
	.type	numbers#, @object
	.size	numbers#, 2048
numbers:
	.skip	2048
	.align 1
	.type	to#, @object
	.size	to#, 1188
to:
	.skip	1188
	.align 1
	.type	from#, @object
	.size	from#, 1188
from:
	.skip	1188
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
