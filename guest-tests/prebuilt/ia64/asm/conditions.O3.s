// 4a824c4ad7c03c9ff114bc898ffe1aca
	.file	"conditions.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC3:
	stringz	"median"
	.align 8
.LC4:
	stringz	": "
	.align 8
.LC5:
	stringz	", "
	.align 8
.LC8:
	stringz	"least"
	.align 8
.LC16:
	stringz	"network"
	.align 8
.LC19:
	stringz	"saturation"
	.sdata
	.align 8
.LC0:
	data8	samples#+14
	.align 8
.LC1:
	data8	to#+69
	.align 8
.LC2:
	data8	to#+67
	.align 8
.LC6:
	data8	to#+130
	.align 8
.LC7:
	data8	from#+66
	.align 8
.LC9:
	data8	numbers#+8
	.align 8
.LC10:
	data8	numbers#+16
	.align 8
.LC11:
	data8	numbers#+24
	.align 8
.LC12:
	data8	numbers#+32
	.align 8
.LC13:
	data8	numbers#+40
	.align 8
.LC14:
	data8	numbers#+48
	.align 8
.LC15:
	data8	numbers#+56
	.align 8
.LC17:
	data8	samples#+6
	.align 8
.LC18:
	data8	samples#+8
	.align 8
.LC20:
	data8	predicates#+8
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 91
	.mmb
	.save ar.pfs, r92
	alloc r92 = ar.pfs, 0, 62, 8, 0
	adds r16 = -8, r12
	nop 0
	.mii
	.fframe 272
	adds r12 = -272, r12
	mov r17 = ar.lc
	addl r14 = @gprel(.LC1), gp
	;;
	.mlx
	ld8 r42 = [r14]
	movl r78 = @gprel(from#)
	.mlx
	addl r14 = @gprel(.LC0), gp
	movl r46 = @gprel(numbers#)
	;;
	.mlx
	ld8 r49 = [r14]
	movl r14 = -3689348814741910323
	.mmi
	add r78 = r1, r78
	add r46 = r1, r46
	mov r93 = r1
	;;
	.mlx
	nop 0
	movl r71 = @gprel(.LC3)
	.mlx
	mov r45 = r0
	movl r40 = @gprel(.LC4)
	;;
	.mlx
	mov r48 = r46
	movl r41 = @gprel(.LC5)
	.mlx
	adds r47 = -69, r42
	movl r68 = @gprel(.LC8)
	;;
	.mlx
	adds r32 = 184, r12
	movl r60 = @gprel(.LC16)
	.mlx
	addl r43 = @gprel(seed#), gp
	movl r54 = @gprel(.LC19)
	;;
	.mmi
	adds r35 = 192, r12
	addl r72 = @gprel(.LC2), gp
	.save rp, r91
	mov r91 = b0
	.mmi
	adds r33 = 159, r12
	addl r79 = @gprel(sum#), gp
	add r71 = r1, r71
	;;
	.mmi
	adds r36 = 200, r12
	add r40 = r1, r40
	adds r37 = 208, r12
	.mmi
	add r41 = r1, r41
	adds r34 = 183, r12
	adds r38 = 216, r12
	;;
	.mmi
	adds r39 = 224, r12
	addl r70 = @gprel(.LC6), gp
	addl r69 = @gprel(.LC7), gp
	.mmi
	add r68 = r1, r68
	addl r67 = @gprel(.LC9), gp
	addl r66 = @gprel(.LC10), gp
	;;
	.mmi
	addl r65 = @gprel(.LC11), gp
	addl r64 = @gprel(.LC12), gp
	addl r63 = @gprel(.LC13), gp
	.mmi
	addl r62 = @gprel(.LC14), gp
	addl r61 = @gprel(.LC15), gp
	add r60 = r1, r60
	;;
	.mmi
	adds r59 = 66, r78
	addl r58 = @gprel(.LC17), gp
	adds r57 = 1254, r78
	.mmi
	addl r56 = @gprel(.LC18), gp
	adds r55 = 130, r78
	add r54 = r1, r54
	;;
	.mlx
	adds r53 = 1054, r78
	movl r75 = 1013904223
	.mlx
	adds r52 = 1123, r78
	movl r74 = -8388608
	;;
	.mmi
	adds r51 = 1057, r78
	adds r50 = 991, r78
	addl r44 = 10, r0
	.mmi
	addl r77 = 32767, r0
	addl r76 = -32768, r0
	addl r73 = 32766, r0
	;;
	.mmi
	nop 0
	.savesp ar.lc, 264
	st8 [r16] = r17, 8
	nop 0
	;;
	.mmi
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	setf.sig f2 = r14
	nop 0
.L2:
	.mmi
	ld4 r15 = [r43]
	mov r14 = r59
	and r17 = 3, r45
	;;
.L44:
	.mmi
	nop 0
	adds r16 = -66, r14
	nop 0
	;;
	.mii
	sub r14 = r14, r16, 1
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L3:
	.mii
	nop 0
	dep.z r14 = r15, 6, 26
	;;
	add r14 = r14, r15
	;;
	.mii
	nop 0
	dep.z r14 = r14, 6, 26
	;;
	add r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	add r15 = r15, r75
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r15, 8, 24
	;;
	shr.u r14 = r14, r17
	;;
	.mib
	st1 [r16] = r14, 1
	nop 0
	br.cloop.sptk.few .L3
	;;
	.mmi
	nop 0
	adds r14 = 66, r16
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r57, r14
	(p7) br.cond.dptk .L44
	.mlx
	nop 0
	movl r80 = @gprel(samples#)
	.mmi
	addl r14 = 511, r0
	nop 0
	mov r18 = r46
	;;
	.mii
	add r80 = r1, r80
	mov ar.lc = r14
	;;
	mov r17 = r80
.L5:
	.mii
	nop 0
	dep.z r14 = r15, 6, 26
	;;
	add r14 = r14, r15
	;;
	.mii
	nop 0
	dep.z r14 = r14, 6, 26
	;;
	add r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mmi
	add r15 = r15, r75
	;;
	nop 0
	dep.z r14 = r15, 6, 26
	;;
	.mmi
	add r14 = r14, r15
	nop 0
	extr.u r16 = r15, 8, 24
	;;
	.mii
	nop 0
	dep.z r14 = r14, 6, 26
	add r16 = r16, r74
	;;
	.mmi
	add r14 = r14, r15
	st4 [r18] = r16, 4
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mmi
	add r15 = r15, r75
	;;
	nop 0
	extr.u r14 = r15, 8, 24
	;;
	.mib
	st2 [r17] = r14, 2
	nop 0
	br.cloop.sptk.few .L5
	.mmi
	nop 0
	st4 [r43] = r15
	nop 0
	.mmi
	ld8 r89 = [r72]
	mov r96 = r55
	addl r90 = 4, r0
	;;
.L6:
	.mmi
	adds r15 = 69, r96
	adds r16 = 135, r96
	adds r19 = 3, r96
	.mmi
	adds r18 = -63, r96
	adds r17 = -129, r96
	adds r10 = -64, r96
	;;
	.mmi
	ld1 r94 = [r15]
	adds r88 = -130, r96
	sub r15 = r96, r10, 1
	.mmi
	adds r87 = -128, r96
	adds r86 = -62, r96
	adds r85 = 2, r96
	;;
	.mmi
	adds r84 = 4, r96
	adds r82 = 68, r96
	adds r3 = 70, r96
	.mmi
	adds r2 = 134, r96
	ld1 r95 = [r16]
	adds r83 = 66, r89
	;;
	.mmi
	ld1 r9 = [r19]
	adds r81 = 132, r89
	mov ar.lc = r15
	.mmi
	adds r96 = 136, r96
	ld1 r8 = [r18]
	mov r11 = r89
	;;
	.mmi
	ld1 r20 = [r17]
	nop 0
	nop 0
	;;
.L7:
	.mmi
	mov r16 = r94
	ld1 r25 = [r84], 1
	mov r15 = r9
	.mmi
	mov r21 = r95
	mov r18 = r20
	mov r19 = r8
	;;
	.mmi
	ld1 r94 = [r3], 1
	nop 0
	cmp4.leu p6, p7 = r9, r25
	.mmi
	mov r9 = r25
	ld1 r23 = [r86], 1
	nop 0
	;;
	.mmi
	cmp4.leu p8, p9 = r94, r16
	ld1 r95 = [r96], 1
	(p7) mov r17 = r15
	.mmi
	(p7) mov r15 = r25
	ld1 r26 = [r85], 1
	nop 0
	;;
	.mmi
	(p9) mov r20 = r16
	(p8) mov r14 = r16
	(p6) mov r17 = r25
	.mmi
	ld1 r28 = [r82], 1
	ld1 r25 = [r10], 1
	cmp4.leu p6, p7 = r95, r21
	;;
	.mmi
	(p8) mov r20 = r94
	(p9) mov r14 = r94
	cmp4.leu p8, p9 = r8, r23
	.mmi
	(p6) mov r16 = r21
	ld1 r98 = [r87], 1
	mov r8 = r23
	;;
	.mmi
	(p8) mov r24 = r23
	nop 0
	(p7) mov r16 = r95
	;;
	.mmi
	(p9) mov r24 = r19
	(p9) mov r19 = r23
	(p7) mov r23 = r21
	.mmi
	cmp4.leu p8, p9 = r28, r20
	ld1 r21 = [r2], 1
	nop 0
	;;
	.mmi
	(p6) mov r23 = r95
	cmp4.geu p6, p7 = r26, r15
	(p8) mov r27 = r28
	;;
	.mmi
	(p9) mov r27 = r20
	(p6) mov r29 = r15
	nop 0
	.mmi
	(p9) mov r20 = r28
	(p6) mov r15 = r26
	cmp4.geu p8, p9 = r25, r19
	;;
	.mmi
	(p7) mov r29 = r26
	cmp4.leu p6, p7 = r21, r23
	zxt1 r22 = r15
	.mmi
	cmp4.leu p10, p11 = r14, r20
	(p8) mov r28 = r19
	(p8) mov r19 = r25
	;;
	.mmi
	(p7) mov r97 = r23
	(p7) mov r23 = r21
	(p11) mov r15 = r14
	.mmi
	(p9) mov r28 = r25
	(p11) mov r14 = r20
	cmp4.leu p8, p9 = r22, r17
	;;
	.mmi
	(p6) mov r97 = r21
	(p10) mov r15 = r20
	cmp4.leu p6, p7 = r18, r98
	.mmi
	cmp4.leu p10, p11 = r16, r23
	ld1 r25 = [r88], 1
	zxt1 r20 = r19
	;;
	.mmi
	(p7) mov r31 = r18
	(p11) mov r21 = r16
	(p7) mov r18 = r98
	.mmi
	(p9) mov r30 = r22
	(p11) mov r16 = r23
	zxt1 r29 = r29
	;;
	.mmi
	(p8) mov r30 = r17
	(p8) mov r17 = r22
	cmp4.leu p8, p9 = r20, r24
	.mmi
	(p6) mov r31 = r98
	cmp4.geu p6, p7 = r25, r18
	zxt1 r14 = r14
	;;
	.mii
	nop 0
	zxt1 r19 = r17
	zxt1 r16 = r16
	.mmb
	(p8) mov r17 = r24
	(p8) mov r24 = r20
	nop 0
	;;
	.mmi
	(p6) mov r22 = r18
	(p10) mov r21 = r23
	(p6) mov r18 = r25
	.mmi
	cmp4.geu p10, p11 = r29, r27
	(p9) mov r17 = r20
	zxt1 r24 = r24
	;;
	.mmi
	(p7) mov r22 = r25
	cmp4.leu p8, p9 = r14, r16
	cmp4.leu p6, p7 = r14, r19
	.mmi
	(p11) mov r23 = r27
	mov r20 = r98
	zxt1 r17 = r17
	;;
	.mmi
	(p8) mov r25 = r16
	(p10) mov r23 = r29
	zxt1 r30 = r30
	.mmi
	cmp4.geu p10, p11 = r31, r18
	(p7) mov r26 = r14
	zxt1 r15 = r15
	;;
	.mmi
	(p9) mov r25 = r14
	(p8) mov r16 = r14
	(p6) mov r26 = r19
	.mmi
	(p7) mov r14 = r19
	cmp4.leu p6, p7 = r19, r24
	(p10) mov r100 = r18
	;;
	.mmi
	(p6) mov r101 = r24
	(p11) mov r100 = r31
	zxt1 r16 = r16
	.mmi
	(p11) mov r31 = r18
	cmp4.leu p8, p9 = r15, r30
	(p6) mov r18 = r19
	;;
	.mmi
	(p7) mov r18 = r24
	(p7) mov r101 = r19
	zxt1 r14 = r14
	.mmi
	cmp4.leu p6, p7 = r30, r17
	(p8) mov r98 = r15
	zxt1 r31 = r31
	;;
	.mmi
	nop 0
	(p7) mov r99 = r17
	zxt1 r100 = r100
	.mmi
	(p9) mov r98 = r30
	cmp4.leu p8, p9 = r19, r16
	zxt1 r26 = r26
	;;
	.mmi
	(p6) mov r99 = r30
	cmp4.leu p6, p7 = r24, r14
	nop 0
	.mmi
	(p9) mov r16 = r19
	cmp4.geu p8, p9 = r100, r18
	zxt1 r28 = r28
	;;
	.mmi
	(p7) mov r14 = r24
	cmp4.leu p6, p7 = r17, r31
	zxt1 r99 = r99
	.mmi
	(p8) mov r18 = r100
	cmp4.leu p10, p11 = r28, r22
	zxt1 r19 = r21
	;;
	.mmi
	(p7) mov r17 = r31
	cmp4.geu p8, p9 = r18, r101
	zxt1 r14 = r14
	.mmi
	(p10) mov r21 = r22
	nop 0
	zxt1 r24 = r25
	;;
	.mmi
	cmp4.leu p6, p7 = r30, r17
	(p8) mov r18 = r101
	zxt1 r98 = r98
	.mmi
	cmp4.leu p8, p9 = r26, r14
	(p11) mov r21 = r28
	zxt1 r97 = r97
	;;
	.mmi
	(p6) mov r17 = r30
	cmp4.leu p6, p7 = r15, r99
	(p9) mov r26 = r14
	.mmi
	cmp4.leu p8, p9 = r19, r98
	cmp4.leu p10, p11 = r29, r21
	zxt1 r18 = r18
	;;
	.mii
	(p6) mov r14 = r15
	zxt1 r15 = r16
	zxt1 r16 = r17
	.mmb
	(p9) mov r19 = r98
	(p11) mov r21 = r29
	nop 0
	;;
	.mmi
	(p7) mov r14 = r99
	cmp4.leu p6, p7 = r29, r28
	zxt1 r26 = r26
	.mib
	nop 0
	zxt1 r17 = r23
	nop 0
	;;
	.mmi
	(p7) mov r28 = r29
	cmp4.leu p6, p7 = r24, r15
	zxt1 r14 = r14
	;;
	.mmi
	(p7) mov r24 = r15
	cmp4.leu p6, p7 = r18, r16
	zxt1 r15 = r19
	.mmi
	cmp4.leu p8, p9 = r27, r28
	;;
	(p6) mov r25 = r16
	zxt1 r24 = r24
	.mii
	(p6) mov r16 = r18
	(p8) mov r27 = r28
	;;
	(p7) mov r25 = r18
	.mmi
	cmp4.leu p6, p7 = r14, r26
	cmp4.geu p8, p9 = r21, r16
	zxt1 r27 = r27
	;;
	.mii
	(p6) mov r22 = r26
	(p8) mov r16 = r21
	;;
	(p7) mov r22 = r14
	.mmi
	(p7) mov r14 = r26
	cmp4.leu p6, p7 = r15, r24
	cmp4.geu p8, p9 = r16, r25
	;;
	.mmi
	(p7) mov r23 = r15
	(p7) mov r15 = r24
	(p8) mov r16 = r25
	;;
	.mmi
	nop 0
	(p6) mov r23 = r24
	cmp4.leu p6, p7 = r97, r17
	.mmi
	st1 [r11] = r16, 1
	;;
	(p7) mov r17 = r97
	cmp4.geu p6, p7 = r27, r14
	;;
	.mii
	cmp4.geu p8, p9 = r17, r15
	(p6) mov r14 = r27
	;;
	(p8) mov r15 = r17
	.mmi
	cmp4.geu p6, p7 = r14, r22
	;;
	cmp4.geu p8, p9 = r15, r23
	(p6) mov r14 = r22
	;;
	.mmi
	(p8) mov r15 = r23
	st1 [r83] = r14, 1
	nop 0
	;;
	.mib
	st1 [r81] = r15, 1
	nop 0
	br.cloop.sptk.few .L7
	.mmi
	adds r90 = 3, r90
	adds r89 = 198, r89
	adds r96 = 198, r10
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 19, r90
	(p6) br.cond.dptk .L6
	.mmi
	adds r28 = 990, r78
	ld1 r27 = [r52]
	adds r96 = 992, r78
	.mmi
	adds r95 = 1056, r78
	adds r94 = 1058, r78
	adds r31 = 1122, r78
	;;
	.mmi
	sub r14 = r53, r28, 1
	ld1 r26 = [r51]
	adds r30 = 1124, r78
	.mmi
	adds r29 = 1057, r47
	ld1 r25 = [r50]
	nop 0
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L8:
	.mmi
	ld1 r16 = [r94], 1
	mov r18 = r26
	mov r21 = r27
	.mmi
	mov r19 = r25
	ld1 r15 = [r30], 1
	nop 0
	;;
	.mmi
	cmp4.leu p6, p7 = r16, r26
	ld1 r17 = [r96], 1
	cmp4.leu p8, p9 = r15, r27
	.mmi
	mov r26 = r16
	ld1 r23 = [r95], 1
	mov r27 = r15
	;;
	.mmi
	(p7) mov r14 = r16
	(p7) mov r16 = r18
	(p9) mov r20 = r15
	.mmi
	ld1 r22 = [r31], 1
	ld1 r24 = [r28], 1
	(p9) mov r15 = r21
	;;
	.mmi
	(p8) mov r20 = r21
	(p6) mov r14 = r18
	nop 0
	.mmi
	cmp4.leu p8, p9 = r23, r16
	cmp4.leu p6, p7 = r17, r25
	mov r25 = r17
	;;
	.mmi
	(p7) mov r18 = r17
	(p9) mov r21 = r16
	(p9) mov r16 = r23
	;;
	.mmi
	(p6) mov r18 = r19
	(p6) mov r19 = r17
	cmp4.leu p6, p7 = r22, r15
	.mii
	(p8) mov r21 = r23
	zxt1 r16 = r16
	;;
	cmp4.leu p8, p9 = r24, r19
	.mmi
	(p7) mov r23 = r15
	(p7) mov r15 = r22
	zxt1 r21 = r21
	;;
	.mmi
	(p9) mov r17 = r19
	(p6) mov r23 = r22
	nop 0
	.mmi
	(p9) mov r19 = r24
	cmp4.geu p6, p7 = r16, r14
	zxt1 r15 = r15
	;;
	.mmi
	(p8) mov r17 = r24
	(p7) mov r22 = r14
	cmp4.leu p8, p9 = r18, r19
	.mii
	(p7) mov r14 = r16
	zxt1 r23 = r23
	;;
	cmp4.leu p10, p11 = r21, r17
	.mmi
	(p6) mov r22 = r16
	cmp4.geu p6, p7 = r15, r20
	zxt1 r14 = r14
	;;
	.mmi
	(p11) mov r17 = r21
	(p9) mov r21 = r19
	zxt1 r22 = r22
	;;
	.mmi
	(p8) mov r21 = r18
	nop 0
	(p8) mov r18 = r19
	.mmi
	(p6) mov r19 = r20
	nop 0
	cmp4.leu p8, p9 = r23, r17
	;;
	.mmi
	(p7) mov r19 = r15
	(p8) mov r23 = r17
	zxt1 r18 = r18
	.mii
	(p7) mov r17 = r20
	zxt1 r20 = r21
	;;
	zxt1 r19 = r19
	.mmi
	(p6) mov r17 = r15
	nop 0
	cmp4.leu p8, p9 = r18, r22
	;;
	.mmi
	cmp4.leu p6, p7 = r14, r19
	(p9) mov r18 = r22
	zxt1 r15 = r17
	;;
	.mmi
	(p7) mov r21 = r14
	(p7) mov r14 = r19
	zxt1 r18 = r18
	;;
	.mii
	(p6) mov r21 = r19
	cmp4.leu p6, p7 = r20, r14
	;;
	(p7) mov r14 = r20
	.mmi
	cmp4.leu p6, p7 = r15, r18
	;;
	cmp4.geu p8, p9 = r14, r21
	(p7) mov r15 = r18
	;;
	.mii
	(p8) mov r14 = r21
	zxt1 r15 = r15
	;;
	zxt1 r14 = r14
	;;
	.mmi
	cmp4.leu p6, p7 = r15, r14
	;;
	(p6) mov r17 = r14
	(p6) mov r14 = r15
	;;
	.mii
	(p7) mov r17 = r15
	cmp4.geu p6, p7 = r23, r14
	;;
	(p6) mov r14 = r23
	;;
	.mmi
	cmp4.geu p6, p7 = r14, r17
	;;
	(p6) mov r14 = r17
	nop 0
	;;
	.mib
	st1 [r29] = r14, 1
	nop 0
	br.cloop.sptk.few .L8
	.mmi
	ld4 r14 = [r79]
	ld1 r15 = [r42]
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	st4 [r79] = r14
	addp4 r14 = r14, r0
	;;
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r16=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
	.mmi
	nop 0
	st8 [r32] = r71
	adds r18 = 158, r12
	.mmi
	st8 [r35] = r40
	;;
	st1 [r33] = r0
	nop 0
.L9:
	.mmi
	setf.sig f6 = r14
	cmp.ltu p6, p7 = 9, r14
	mov r19 = r18
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	getf.sig r17 = f6
	;;
	nop 0
	shr.u r17 = r17, 3
	;;
	.mmi
	shladd r15 = r17, 2, r0
	;;
	add r15 = r15, r17
	nop 0
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	sub r15 = r14, r15
	mov r14 = r17
	;;
	.mmi
	nop 0
	adds r15 = 48, r15
	nop 0
	;;
	.mib
	st1 [r18] = r15, -1
	nop 0
	(p6) br.cond.dptk .L9
	.mmi
	nop 0
	st8 [r36] = r19
	adds r17 = 182, r12
	.mmi
	st8 [r37] = r41
	;;
	st1 [r34] = r0
	nop 0
.L10:
	.mmi
	setf.sig f6 = r16
	cmp.ltu p6, p7 = 9, r16
	mov r18 = r17
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r15 = r15, 3
	;;
	.mmi
	shladd r14 = r15, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	sub r14 = r16, r14
	mov r16 = r15
	;;
	.mmi
	nop 0
	adds r14 = 48, r14
	nop 0
	;;
	.mib
	st1 [r17] = r14, -1
	nop 0
	(p6) br.cond.dptk .L10
	.mmi
	nop 0
	st8 [r38] = r18
	mov r19 = r32
	.mmi
	nop 0
	addl r16 = 109, r0
	mov r96 = r0
	;;
.L14:
	.mmi
	ld8 r20 = [r19], 8
	nop 0
	adds r14 = 16, r12
	.mmb
	cmp4.eq p6, p7 = 0, r16
	nop 0
	(p6) br.cond.dpnt .L11
	;;
	.mmi
	nop 0
	add r17 = r14, r96
	adds r15 = 1, r20
	;;
.L12:
	.mmi
	ld1 r14 = [r15]
	st1 [r17] = r16, 1
	mov r18 = r15
	.mmi
	adds r15 = 1, r15
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r16 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	.mii
	sub r96 = r96, r20
	nop 0
	;;
	add r96 = r96, r18
.L11:
	.mib
	cmp.eq p6, p7 = r19, r39
	nop 0
	(p6) br.cond.dpnt .L13
	;;
	.mmi
	ld8 r14 = [r19]
	;;
	ld1 r16 = [r14]
	nop 0
	;;
	.mib
	nop 0
	sxt1 r16 = r16
	br .L14
.L13:
	.mmi
	adds r15 = 16, r12
	nop 0
	addl r94 = 1, r0
	;;
	.mmi
	add r14 = r15, r96
	mov r95 = r15
	adds r96 = 1, r96
	;;
	.mib
	st1 [r14] = r44
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r93
	ld8 r97 = [r70]
	addl r96 = 132, r0
	.mmi
	mov r95 = r0
	ld8 r14 = [r69]
	addl r23 = 1, r0
	;;
.L15:
	.mmi
	mov r17 = r14
	mov r25 = r23
	adds r8 = 66, r14
	.mmi
	adds r18 = 67, r14
	adds r16 = -66, r14
	adds r15 = -65, r14
	;;
	.mmi
	ld1 r29 = [r17], 1
	adds r23 = 1, r23
	adds r31 = -1, r25
	.mmi
	adds r24 = -64, r14
	adds r99 = 2, r14
	adds r98 = -63, r97
	;;
	.mmi
	nop 0
	ld1 r30 = [r8]
	mov ar.lc = 30
	.mmi
	ld1 r18 = [r18]
	;;
	ld1 r17 = [r17]
	nop 0
	.mmi
	ld1 r28 = [r16]
	;;
	ld1 r22 = [r15]
	nop 0
	;;
.L17:
	.mmi
	cmp4.le p6, p7 = r17, r22
	ld1 r21 = [r24]
	mov r19 = r99
	.mmi
	add r16 = r95, r24
	mov r27 = r28
	adds r20 = 1, r24
	;;
	.mmi
	(p7) mov r17 = r22
	ld1 r15 = [r19], 1
	mov r28 = r21
	.mmi
	add r22 = r16, r96
	mov r26 = r29
	mov r94 = r30
	;;
	.mmi
	cmp4.le p6, p7 = r18, r17
	ld1 r16 = [r22], 1
	mov r29 = r15
	.mmi
	mov r100 = r98
	adds r24 = 2, r24
	adds r99 = 2, r99
	;;
	.mmi
	(p7) mov r18 = r17
	ld1 r20 = [r20]
	mov r30 = r16
	.mmi
	adds r98 = 2, r98
	ld1 r101 = [r22]
	nop 0
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r21, r18
	mov r22 = r20
	.mmi
	ld1 r19 = [r19]
	;;
	(p7) mov r21 = r18
	mov r17 = r19
	.mmi
	mov r18 = r101
	;;
	cmp4.le p6, p7 = r15, r21
	nop 0
	;;
	.mmi
	(p7) mov r15 = r21
	;;
	cmp4.le p6, p7 = r16, r15
	cmp4.le p8, p9 = r15, r20
	;;
	.mmi
	(p8) mov r20 = r15
	nop 0
	(p6) mov r15 = r16
	;;
	.mii
	cmp4.le p6, p7 = r27, r15
	cmp4.le p8, p9 = r19, r20
	;;
	(p6) mov r15 = r27
	.mmi
	(p9) mov r19 = r20
	;;
	cmp4.le p6, p7 = r26, r15
	cmp4.le p8, p9 = r16, r19
	;;
	.mii
	(p6) mov r15 = r26
	(p9) mov r16 = r19
	;;
	cmp4.le p6, p7 = r94, r15
	.mmi
	cmp4.le p8, p9 = r16, r101
	;;
	(p7) mov r94 = r15
	(p9) mov r16 = r101
	;;
	.mmi
	nop 0
	st1 [r100] = r94, 1
	nop 0
	;;
	.mib
	st1 [r100] = r16
	nop 0
	br.cloop.sptk.few .L17
	.mmi
	adds r16 = -2, r14
	adds r15 = -4, r14
	sxt4 r25 = r25
	.mmi
	adds r26 = 62, r14
	adds r22 = -1, r14
	sxt4 r17 = r23
	;;
	.mmi
	ld1 r21 = [r16]
	adds r20 = 64, r14
	shl r16 = r17, 5
	.mmi
	adds r19 = 130, r14
	adds r24 = 128, r14
	sxt4 r31 = r31
	;;
	.mmi
	ld1 r28 = [r15]
	add r16 = r16, r17
	shl r15 = r25, 5
	.mmi
	adds r95 = -66, r95
	adds r96 = 66, r96
	shl r17 = r31, 5
	;;
	.mmi
	add r15 = r15, r25
	shladd r16 = r16, 1, r0
	add r17 = r17, r31
	.mmi
	ld1 r27 = [r26]
	ld1 r26 = [r22]
	adds r25 = 65, r14
	;;
	.mmi
	shladd r15 = r15, 1, r0
	add r16 = r78, r16
	shladd r17 = r17, 1, r0
	.mmi
	ld1 r20 = [r20]
	ld1 r19 = [r19]
	adds r14 = 131, r14
	;;
	.mmi
	add r22 = r78, r15
	adds r16 = 63, r16
	add r17 = r78, r17
	.mmi
	ld1 r24 = [r24]
	ld1 r25 = [r25]
	add r15 = r47, r15
	;;
	.mmi
	adds r22 = 63, r22
	ld1 r16 = [r16]
	adds r17 = 63, r17
	.mmi
	adds r15 = 63, r15
	ld1 r18 = [r14]
	mov r14 = r8
	;;
	.mmi
	ld1 r22 = [r22]
	;;
	cmp4.le p6, p7 = r16, r22
	nop 0
	;;
	.mmi
	(p7) mov r16 = r22
	ld1 r22 = [r17]
	nop 0
	;;
	.mii
	cmp4.le p8, p9 = r16, r21
	cmp4.le p6, p7 = r16, r28
	;;
	(p8) mov r17 = r16
	.mmi
	(p7) mov r16 = r28
	;;
	(p9) mov r17 = r21
	cmp4.le p6, p7 = r21, r16
	;;
	.mii
	cmp4.le p8, p9 = r20, r17
	(p7) mov r21 = r16
	;;
	(p8) mov r17 = r20
	.mmi
	cmp4.le p6, p7 = r27, r21
	;;
	cmp4.le p8, p9 = r19, r17
	(p6) mov r21 = r27
	;;
	.mii
	(p8) mov r16 = r19
	cmp4.le p6, p7 = r20, r21
	;;
	(p9) mov r16 = r17
	.mmi
	(p7) mov r20 = r21
	;;
	cmp4.le p8, p9 = r26, r16
	cmp4.le p6, p7 = r24, r20
	;;
	.mii
	(p8) mov r16 = r26
	(p6) mov r20 = r24
	;;
	cmp4.le p8, p9 = r25, r16
	.mmi
	cmp4.le p6, p7 = r19, r20
	;;
	(p8) mov r16 = r25
	(p7) mov r19 = r20
	;;
	.mii
	cmp4.le p8, p9 = r18, r16
	cmp4.le p6, p7 = r22, r19
	;;
	(p8) mov r16 = r18
	;;
	.mmi
	cmp4.le p8, p9 = r22, r16
	;;
	(p8) mov r16 = r22
	(p7) mov r22 = r19
	.mii
	cmp4.ne p6, p7 = 17, r23
	nop 0
	;;
	nop 0
	.mmb
	st1 [r15] = r22
	st1 [r97] = r16, 66
	(p6) br.cond.dptk .L15
	.mmi
	adds r15 = 2, r42
	ld4 r14 = [r79]
	nop 0
	;;
	.mmi
	nop 0
	ld1 r15 = [r15]
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	st4 [r79] = r14
	addp4 r14 = r14, r0
	;;
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r16=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
	.mmi
	nop 0
	st8 [r32] = r68
	adds r18 = 158, r12
	.mmi
	st8 [r35] = r40
	;;
	st1 [r33] = r0
	nop 0
.L19:
	.mmi
	setf.sig f6 = r14
	cmp.ltu p6, p7 = 9, r14
	mov r19 = r18
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	getf.sig r17 = f6
	;;
	nop 0
	shr.u r17 = r17, 3
	;;
	.mmi
	shladd r15 = r17, 2, r0
	;;
	add r15 = r15, r17
	nop 0
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	sub r15 = r14, r15
	mov r14 = r17
	;;
	.mmi
	nop 0
	adds r15 = 48, r15
	nop 0
	;;
	.mib
	st1 [r18] = r15, -1
	nop 0
	(p6) br.cond.dptk .L19
	.mmi
	nop 0
	st8 [r36] = r19
	adds r17 = 182, r12
	.mmi
	st8 [r37] = r41
	;;
	st1 [r34] = r0
	nop 0
.L20:
	.mmi
	setf.sig f6 = r16
	cmp.ltu p6, p7 = 9, r16
	mov r18 = r17
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r15 = r15, 3
	;;
	.mmi
	shladd r14 = r15, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	sub r14 = r16, r14
	mov r16 = r15
	;;
	.mmi
	nop 0
	adds r14 = 48, r14
	nop 0
	;;
	.mib
	st1 [r17] = r14, -1
	nop 0
	(p6) br.cond.dptk .L20
	.mmi
	nop 0
	st8 [r38] = r18
	mov r19 = r32
	.mmi
	nop 0
	addl r16 = 108, r0
	mov r96 = r0
	;;
.L24:
	.mmi
	ld8 r20 = [r19], 8
	nop 0
	adds r14 = 16, r12
	.mmb
	cmp4.eq p6, p7 = 0, r16
	nop 0
	(p6) br.cond.dpnt .L21
	;;
	.mmi
	nop 0
	add r17 = r14, r96
	adds r15 = 1, r20
	;;
.L22:
	.mmi
	ld1 r14 = [r15]
	st1 [r17] = r16, 1
	mov r18 = r15
	.mmi
	adds r15 = 1, r15
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r16 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L22
	.mii
	sub r96 = r96, r20
	nop 0
	;;
	add r96 = r96, r18
.L21:
	.mib
	cmp.eq p6, p7 = r19, r39
	nop 0
	(p6) br.cond.dpnt .L23
	;;
	.mmi
	ld8 r14 = [r19]
	;;
	ld1 r16 = [r14]
	nop 0
	;;
	.mib
	nop 0
	sxt1 r16 = r16
	br .L24
.L23:
	.mmi
	adds r15 = 16, r12
	nop 0
	addl r94 = 1, r0
	;;
	.mmi
	add r14 = r15, r96
	mov r95 = r15
	adds r96 = 1, r96
	;;
	.mib
	st1 [r14] = r44
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmb
	mov r1 = r93
	ld8 r84 = [r67]
	nop 0
	.mmi
	mov r22 = r46
	ld8 r83 = [r66]
	mov ar.lc = 31
	;;
	.mmi
	nop 0
	ld8 r82 = [r65]
	nop 0
	.mmi
	ld8 r81 = [r64]
	;;
	ld8 r3 = [r63]
	nop 0
	.mmi
	ld8 r2 = [r62]
	;;
	ld8 r11 = [r61]
	nop 0
.L25:
	.mmi
	ld8 r17 = [r84]
	mov r10 = r22
	adds r29 = 36, r22
	.mmi
	adds r28 = 12, r22
	adds r27 = 44, r22
	adds r26 = 20, r22
	;;
	.mmi
	ld8 r14 = [r22]
	adds r25 = 52, r22
	adds r24 = 28, r22
	.mmi
	adds r23 = 60, r22
	ld8 r15 = [r82]
	adds r22 = 64, r22
	;;
	.mmi
	ld8 r16 = [r3]
	ld8 r19 = [r11]
	nop 0
	;;
	.mii
	ld8 r21 = [r83]
	unpack4.l r20 = r17, r14
	unpack4.h r14 = r17, r14
	.mmi
	ld8 r18 = [r81]
	;;
	ld8 r17 = [r2]
	nop 0
	;;
	.mii
	nop 0
	unpack4.l r30 = r15, r21
	unpack4.h r21 = r15, r21
	;;
	.mii
	nop 0
	unpack4.l r15 = r16, r18
	unpack4.h r18 = r16, r18
	;;
	.mii
	nop 0
	unpack4.l r16 = r19, r17
	unpack4.h r17 = r19, r17
	;;
	.mii
	nop 0
	unpack4.l r19 = r30, r20
	unpack4.h r20 = r30, r20
	;;
	.mii
	nop 0
	unpack4.l r30 = r16, r15
	unpack4.h r15 = r16, r15
	;;
	.mii
	nop 0
	unpack4.l r16 = r21, r14
	unpack4.h r14 = r21, r14
	;;
	.mii
	nop 0
	unpack4.l r21 = r17, r18
	unpack4.h r18 = r17, r18
	;;
	.mii
	nop 0
	unpack4.l r99 = r15, r20
	unpack4.l r101 = r30, r19
	;;
	.mii
	nop 0
	unpack4.l r17 = r21, r16
	unpack4.h r19 = r30, r19
	;;
	.mii
	nop 0
	unpack4.h r20 = r15, r20
	unpack4.h r16 = r21, r16
	;;
	.mii
	nop 0
	unpack4.l r15 = r18, r14
	unpack4.h r14 = r18, r14
	.mmb
	pcmp4.gt r8 = r101, r17
	pcmp4.gt r94 = r17, r101
	nop 0
	;;
	.mmi
	pcmp4.gt r96 = r19, r16
	nop 0
	pcmp4.gt r21 = r16, r19
	;;
	.mmi
	pcmp4.gt r98 = r99, r15
	pcmp4.gt r31 = r20, r14
	pcmp4.gt r97 = r15, r99
	.mmi
	pcmp4.gt r30 = r14, r20
	;;
	and r95 = r17, r8
	andcm r8 = r101, r8
	.mmi
	and r17 = r17, r94
	nop 0
	andcm r101 = r101, r94
	;;
	.mmi
	andcm r100 = r19, r96
	and r94 = r16, r96
	and r18 = r16, r21
	.mmi
	andcm r96 = r19, r21
	or r95 = r8, r95
	or r21 = r101, r17
	;;
	.mmi
	and r19 = r15, r98
	and r16 = r14, r31
	andcm r98 = r99, r98
	.mmi
	and r15 = r15, r97
	andcm r31 = r20, r31
	andcm r97 = r99, r97
	;;
	.mmi
	and r14 = r14, r30
	andcm r30 = r20, r30
	or r94 = r100, r94
	.mmi
	or r17 = r97, r15
	or r19 = r98, r19
	or r18 = r96, r18
	;;
	.mmi
	or r16 = r31, r16
	nop 0
	or r14 = r30, r14
	;;
	.mmi
	pcmp4.gt r9 = r19, r95
	pcmp4.gt r8 = r21, r17
	pcmp4.gt r99 = r95, r19
	.mmi
	pcmp4.gt r98 = r17, r21
	;;
	pcmp4.gt r101 = r16, r94
	pcmp4.gt r100 = r18, r14
	.mmi
	pcmp4.gt r97 = r94, r16
	nop 0
	pcmp4.gt r96 = r14, r18
	;;
	.mmi
	and r31 = r19, r9
	and r20 = r17, r8
	andcm r9 = r95, r9
	.mmi
	andcm r8 = r21, r8
	and r19 = r19, r99
	and r17 = r17, r98
	;;
	.mmi
	and r30 = r16, r101
	and r15 = r14, r100
	andcm r101 = r94, r101
	.mmi
	andcm r100 = r18, r100
	or r31 = r9, r31
	or r20 = r8, r20
	;;
	.mmi
	or r30 = r101, r30
	or r15 = r100, r15
	andcm r99 = r95, r99
	.mmi
	andcm r98 = r21, r98
	and r16 = r16, r97
	and r14 = r14, r96
	;;
	.mmi
	andcm r97 = r94, r97
	nop 0
	andcm r96 = r18, r96
	.mmi
	or r21 = r99, r19
	nop 0
	or r19 = r98, r17
	;;
	.mmi
	pcmp4.gt r100 = r31, r20
	or r16 = r97, r16
	or r14 = r96, r14
	.mmi
	pcmp4.gt r18 = r20, r31
	;;
	pcmp4.gt r99 = r30, r15
	pcmp4.gt r98 = r15, r30
	;;
	.mmi
	pcmp4.gt r97 = r16, r21
	pcmp4.gt r96 = r19, r14
	pcmp4.gt r17 = r21, r16
	.mmi
	and r94 = r20, r100
	andcm r100 = r31, r100
	and r20 = r20, r18
	;;
	.mmi
	andcm r31 = r31, r18
	and r18 = r15, r99
	and r15 = r15, r98
	.mmi
	andcm r98 = r30, r98
	pcmp4.gt r95 = r14, r19
	andcm r99 = r30, r99
	;;
	.mmi
	or r20 = r31, r20
	nop 0
	or r15 = r98, r15
	.mmi
	or r94 = r100, r94
	nop 0
	or r18 = r99, r18
	;;
	.mmi
	and r31 = r16, r97
	andcm r97 = r21, r97
	and r16 = r16, r17
	.mmi
	andcm r21 = r21, r17
	and r17 = r14, r96
	andcm r96 = r19, r96
	;;
	.mmi
	or r17 = r96, r17
	and r14 = r14, r95
	nop 0
	.mmi
	andcm r95 = r19, r95
	or r16 = r21, r16
	or r31 = r97, r31
	;;
	.mmb
	pcmp4.gt r96 = r20, r15
	or r14 = r95, r14
	nop 0
	.mmi
	pcmp4.gt r95 = r18, r94
	st4 [r10] = r16, 4
	extr r16 = r16, 32, 32
	;;
	.mmb
	st4 [r81] = r16, 64
	pcmp4.gt r21 = r15, r20
	nop 0
	.mii
	pcmp4.gt r19 = r94, r18
	extr r99 = r14, 32, 32
	;;
	and r16 = r15, r96
	.mmi
	andcm r96 = r20, r96
	and r30 = r18, r95
	andcm r95 = r94, r95
	;;
	.mmi
	or r16 = r96, r16
	or r30 = r95, r30
	and r15 = r15, r21
	.mmi
	and r18 = r18, r19
	andcm r21 = r20, r21
	andcm r19 = r94, r19
	;;
	.mii
	or r15 = r21, r15
	or r18 = r19, r18
	;;
	pcmp4.gt r96 = r31, r16
	.mmi
	pcmp4.gt r20 = r16, r31
	pcmp4.gt r95 = r30, r17
	pcmp4.gt r94 = r17, r30
	;;
	.mmi
	and r21 = r16, r96
	andcm r96 = r31, r96
	and r19 = r16, r20
	.mmi
	andcm r31 = r31, r20
	and r16 = r17, r94
	and r20 = r17, r95
	;;
	.mmi
	or r21 = r96, r21
	andcm r95 = r30, r95
	andcm r94 = r30, r94
	.mmi
	or r19 = r31, r19
	;;
	or r20 = r95, r20
	or r16 = r94, r16
	;;
	.mmi
	pcmp4.gt r98 = r21, r18
	nop 0
	pcmp4.gt r97 = r18, r21
	;;
	.mmi
	pcmp4.gt r96 = r19, r20
	pcmp4.gt r95 = r20, r19
	pcmp4.gt r94 = r15, r16
	.mmi
	pcmp4.gt r31 = r16, r15
	;;
	and r30 = r18, r98
	and r17 = r18, r97
	.mmi
	andcm r98 = r21, r98
	nop 0
	andcm r97 = r21, r97
	;;
	.mmi
	or r17 = r97, r17
	and r21 = r20, r96
	and r18 = r20, r95
	.mmi
	andcm r96 = r19, r96
	andcm r95 = r19, r95
	or r30 = r98, r30
	;;
	.mmi
	and r19 = r16, r94
	and r16 = r16, r31
	andcm r31 = r15, r31
	.mmi
	or r96 = r96, r21
	or r18 = r95, r18
	andcm r94 = r15, r94
	;;
	.mmi
	or r31 = r31, r16
	nop 0
	extr r21 = r30, 32, 32
	.mii
	st4 [r10] = r30
	or r19 = r94, r19
	;;
	extr r16 = r17, 32, 32
	.mmi
	st4 [r29] = r21
	st4 [r84] = r17, 64
	nop 0
	;;
	.mmi
	nop 0
	st4 [r3] = r16, 64
	extr r17 = r96, 32, 32
	.mmi
	st4 [r28] = r96
	;;
	nop 0
	extr r16 = r18, 32, 32
	.mmi
	st4 [r27] = r17
	st4 [r83] = r18, 64
	nop 0
	;;
	.mii
	nop 0
	extr r17 = r19, 32, 32
	nop 0
	.mmi
	st4 [r2] = r16, 64
	st4 [r26] = r19
	nop 0
	;;
	.mii
	nop 0
	extr r16 = r31, 32, 32
	nop 0
	.mmi
	st4 [r25] = r17
	st4 [r82] = r31, 64
	nop 0
	;;
	.mmi
	st4 [r11] = r16, 64
	st4 [r24] = r14
	nop 0
	;;
	.mib
	st4 [r23] = r99
	nop 0
	br.cloop.sptk.few .L25
	.mmi
	ld4 r15 = [r79]
	ld4 r14 = [r48], 4
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	st4 [r79] = r14
	addp4 r14 = r14, r0
	;;
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r16=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
	.mmi
	nop 0
	st8 [r32] = r60
	adds r18 = 158, r12
	.mmi
	st8 [r35] = r40
	;;
	st1 [r33] = r0
	nop 0
.L26:
	.mmi
	setf.sig f6 = r14
	cmp.ltu p6, p7 = 9, r14
	mov r19 = r18
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	getf.sig r17 = f6
	;;
	nop 0
	shr.u r17 = r17, 3
	;;
	.mmi
	shladd r15 = r17, 2, r0
	;;
	add r15 = r15, r17
	nop 0
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	sub r15 = r14, r15
	mov r14 = r17
	;;
	.mmi
	nop 0
	adds r15 = 48, r15
	nop 0
	;;
	.mib
	st1 [r18] = r15, -1
	nop 0
	(p6) br.cond.dptk .L26
	.mmi
	nop 0
	st8 [r36] = r19
	adds r17 = 182, r12
	.mmi
	st8 [r37] = r41
	;;
	st1 [r34] = r0
	nop 0
.L27:
	.mmi
	setf.sig f6 = r16
	cmp.ltu p6, p7 = 9, r16
	mov r18 = r17
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r15 = r15, 3
	;;
	.mmi
	shladd r14 = r15, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	sub r14 = r16, r14
	mov r16 = r15
	;;
	.mmi
	nop 0
	adds r14 = 48, r14
	nop 0
	;;
	.mib
	st1 [r17] = r14, -1
	nop 0
	(p6) br.cond.dptk .L27
	.mmi
	nop 0
	st8 [r38] = r18
	mov r19 = r32
	.mmi
	nop 0
	addl r16 = 110, r0
	mov r96 = r0
	;;
.L31:
	.mmi
	ld8 r20 = [r19], 8
	nop 0
	adds r14 = 16, r12
	.mmb
	cmp4.eq p6, p7 = 0, r16
	nop 0
	(p6) br.cond.dpnt .L28
	;;
	.mmi
	nop 0
	add r17 = r14, r96
	adds r15 = 1, r20
	;;
.L29:
	.mmi
	ld1 r14 = [r15]
	st1 [r17] = r16, 1
	mov r18 = r15
	.mmi
	adds r15 = 1, r15
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r16 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L29
	.mii
	sub r96 = r96, r20
	nop 0
	;;
	add r96 = r96, r18
.L28:
	.mib
	cmp.eq p6, p7 = r19, r39
	nop 0
	(p6) br.cond.dpnt .L30
	;;
	.mmi
	ld8 r14 = [r19]
	;;
	ld1 r16 = [r14]
	nop 0
	;;
	.mib
	nop 0
	sxt1 r16 = r16
	br .L31
.L30:
	.mmi
	adds r15 = 16, r12
	nop 0
	addl r94 = 1, r0
	;;
	.mmi
	add r14 = r15, r96
	mov r95 = r15
	adds r96 = 1, r96
	;;
	.mib
	st1 [r14] = r44
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	ld4 r24 = [r79]
	addl r14 = 507, r0
	mov r1 = r93
	.mmi
	mov r25 = r0
	ld8 r20 = [r58]
	addl r19 = 4, r0
	;;
	.mmi
	ld8 r17 = [r56]
	mov r21 = r24
	mov ar.lc = r14
	;;
.L35:
	.mmi
	ld2 r16 = [r17], 2
	ld2 r15 = [r80], 2
	nop 0
	;;
	.mib
	nop 0
	sxt2 r16 = r16
	nop 0
	.mmi
	ld2 r18 = [r20], 2
	adds r22 = -2, r17
	sxt2 r15 = r15
	;;
	.mii
	shladd r14 = r16, 1, r0
	sxt2 r18 = r18
	shladd r15 = r15, 1, r0
	;;
	.mmi
	add r14 = r14, r16
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	sub r14 = r14, r15
	;;
	cmp4.le p6, p7 = r77, r14
	cmp4.ge p8, p9 = r73, r14
	;;
	.mmi
	(p6) mov r14 = r77
	;;
	cmp4.le p6, p7 = r76, r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r76
	nop 0
	;;
	.mmi
	adds r15 = -12, r14
	;;
	cmp4.ltu p6, p7 = 1, r15
	and r15 = 7, r19
	;;
	.mib
	(p7) st2 [r22] = r0
	nop 0
	(p7) br.cond.dpnt .L33
	;;
	.mib
	st2 [r22] = r14
	nop 0
	(p8) br.cond.dptk .L33
	.mmi
	cmp4.ne p6, p7 = 3, r15
	;;
	(p7) adds r14 = 2, r80
	(p7) addl r25 = 1, r0
	;;
	.mii
	(p7) ld2 r14 = [r14]
	nop 0
	;;
	(p7) sxt2 r14 = r14
	;;
	.mmi
	(p7) add r21 = r21, r14
	nop 0
	nop 0
.L33:
	.mib
	nop 0
	adds r19 = 1, r19
	br.cloop.sptk.few .L35
	.mmi
	ld2 r14 = [r49], 2
	nop 0
	cmp4.ne p6, p7 = 0, r25
	;;
	.mii
	nop 0
	sxt2 r14 = r14
	;;
	(p6) add r14 = r21, r14
	;;
	.mmi
	(p7) add r14 = r24, r14
	;;
	st4 [r79] = r14
	addp4 r14 = r14, r0
	;;
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r16=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
	.mmi
	nop 0
	st8 [r32] = r54
	adds r18 = 158, r12
	.mmi
	st8 [r35] = r40
	;;
	st1 [r33] = r0
	nop 0
.L37:
	.mmi
	setf.sig f6 = r14
	cmp.ltu p6, p7 = 9, r14
	mov r19 = r18
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	getf.sig r17 = f6
	;;
	nop 0
	shr.u r17 = r17, 3
	;;
	.mmi
	shladd r15 = r17, 2, r0
	;;
	add r15 = r15, r17
	nop 0
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	sub r15 = r14, r15
	mov r14 = r17
	;;
	.mmi
	nop 0
	adds r15 = 48, r15
	nop 0
	;;
	.mib
	st1 [r18] = r15, -1
	nop 0
	(p6) br.cond.dptk .L37
	.mmi
	nop 0
	st8 [r36] = r19
	adds r17 = 182, r12
	.mmi
	st8 [r37] = r41
	;;
	st1 [r34] = r0
	nop 0
.L38:
	.mmi
	setf.sig f6 = r16
	cmp.ltu p6, p7 = 9, r16
	mov r18 = r17
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r15 = r15, 3
	;;
	.mmi
	shladd r14 = r15, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	sub r14 = r16, r14
	mov r16 = r15
	;;
	.mmi
	nop 0
	adds r14 = 48, r14
	nop 0
	;;
	.mib
	st1 [r17] = r14, -1
	nop 0
	(p6) br.cond.dptk .L38
	.mmi
	nop 0
	st8 [r38] = r18
	mov r19 = r32
	.mmi
	nop 0
	addl r16 = 115, r0
	mov r96 = r0
	;;
.L42:
	.mmi
	ld8 r20 = [r19], 8
	nop 0
	adds r14 = 16, r12
	.mmb
	cmp4.eq p6, p7 = 0, r16
	nop 0
	(p6) br.cond.dpnt .L39
	;;
	.mmi
	nop 0
	add r17 = r14, r96
	adds r15 = 1, r20
	;;
.L40:
	.mmi
	ld1 r14 = [r15]
	st1 [r17] = r16, 1
	mov r18 = r15
	.mmi
	adds r15 = 1, r15
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r16 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L40
	.mii
	sub r96 = r96, r20
	nop 0
	;;
	add r96 = r18, r96
.L39:
	.mib
	cmp.eq p6, p7 = r19, r39
	nop 0
	(p6) br.cond.dpnt .L41
	;;
	.mmi
	ld8 r14 = [r19]
	;;
	ld1 r16 = [r14]
	nop 0
	;;
	.mib
	nop 0
	sxt1 r16 = r16
	br .L42
.L41:
	.mmi
	adds r15 = 16, r12
	nop 0
	adds r45 = 1, r45
	.mmi
	addl r94 = 1, r0
	nop 0
	adds r42 = 66, r42
	;;
	.mmi
	add r14 = r15, r96
	mov r95 = r15
	adds r96 = 1, r96
	;;
	.mib
	st1 [r14] = r44
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r93
	cmp4.eq p6, p7 = 12, r45
	(p7) br.cond.dptk .L2
	;;
	.mlx
	addl r15 = 399, r0
	movl r19 = @gprel(words.1#)
	.mlx
	ld4 r14 = [r43]
	movl r17 = 1013904223
	;;
	.mmi
	nop 0
	add r19 = r1, r19
	mov ar.lc = r15
.L45:
	.mii
	nop 0
	dep.z r15 = r14, 6, 26
	;;
	add r15 = r15, r14
	;;
	.mii
	nop 0
	dep.z r15 = r15, 6, 26
	;;
	add r15 = r15, r14
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mmi
	add r15 = r15, r17
	;;
	nop 0
	dep.z r14 = r15, 6, 26
	;;
	.mii
	add r14 = r14, r15
	extr.u r16 = r15, 8, 24
	;;
	dep.z r14 = r14, 6, 26
	.mii
	nop 0
	shl r16 = r16, 40
	;;
	add r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mmi
	add r15 = r15, r17
	;;
	nop 0
	dep.z r14 = r15, 6, 26
	;;
	.mmi
	add r14 = r14, r15
	nop 0
	extr.u r18 = r15, 8, 24
	;;
	.mii
	nop 0
	dep.z r14 = r14, 6, 26
	shl r18 = r18, 20
	;;
	.mii
	add r14 = r14, r15
	xor r16 = r18, r16
	;;
	shladd r14 = r14, 2, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mii
	nop 0
	extr.u r15 = r14, 8, 24
	;;
	xor r15 = r15, r16
	;;
	.mib
	st8 [r19] = r15, 8
	nop 0
	br.cloop.sptk.few .L45
	.mmi
	addl r15 = @ltoffx(predicates#), r1
	st4 [r43] = r14
	mov r42 = r0
	.mlx
	adds r44 = 247, r12
	movl r14 = -3689348814741910323
	;;
	.mmi
	ld8.mov r15 = [r15], predicates#
	setf.sig f2 = r14
	addl r14 = @gprel(.LC20), gp
	.mlx
	addl r47 = 10, r0
	movl r45 = @gprel(memory.0#)
	;;
	.mlx
	nop 0
	movl r46 = @gprel(words.1#)
	.mmi
	add r45 = r1, r45
	;;
	ld8 r16 = [r15]
	add r46 = r1, r46
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r16
	(p7) br.cond.dpnt .L97
	;;
	.mmi
	ld8 r43 = [r14]
	nop 0
	nop 0
.L53:
	.mmi
	st1 [r44] = r0
	adds r18 = 246, r12
	mov r17 = r42
	;;
.L47:
	.mmi
	setf.sig f6 = r17
	cmp.ltu p6, p7 = 9, r17
	mov r48 = r18
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r15 = r15, 3
	;;
	.mmi
	shladd r14 = r15, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	sub r14 = r17, r14
	mov r17 = r15
	;;
	.mmi
	nop 0
	adds r14 = 48, r14
	nop 0
	;;
	.mib
	st1 [r18] = r14, -1
	nop 0
	(p6) br.cond.dptk .L47
	.mmi
	ld8 r14 = [r16], 8
	nop 0
	mov r96 = r45
	.mmi
	addl r95 = 400, r0
	nop 0
	mov r94 = r46
	;;
	.mib
	ld8 r1 = [r16]
	mov b6 = r14
	br.call.sptk.many b0 = b6
	;;
	.mmi
	nop 0
	mov r1 = r93
	nop 0
	;;
#APP
// 9 "@TOP@/guest-tests/timing/machine.h" 1
	;;
mov r15=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
	.mmi
	nop 0
	st8 [r32] = r48
	adds r18 = 158, r12
	.mmi
	st8 [r35] = r40
	;;
	st1 [r33] = r0
	nop 0
.L48:
	.mmi
	setf.sig f6 = r8
	cmp.ltu p6, p7 = 9, r8
	mov r19 = r18
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	getf.sig r17 = f6
	;;
	nop 0
	shr.u r17 = r17, 3
	;;
	.mmi
	shladd r14 = r17, 2, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	sub r14 = r8, r14
	mov r8 = r17
	;;
	.mmi
	nop 0
	adds r14 = 48, r14
	nop 0
	;;
	.mib
	st1 [r18] = r14, -1
	nop 0
	(p6) br.cond.dptk .L48
	.mmi
	nop 0
	st8 [r36] = r19
	adds r17 = 182, r12
	.mmi
	st8 [r37] = r41
	;;
	st1 [r34] = r0
	nop 0
.L49:
	.mmi
	setf.sig f6 = r15
	cmp.ltu p6, p7 = 9, r15
	mov r18 = r17
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	getf.sig r16 = f6
	;;
	nop 0
	shr.u r16 = r16, 3
	;;
	.mmi
	shladd r14 = r16, 2, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	sub r14 = r15, r14
	mov r15 = r16
	;;
	.mmi
	nop 0
	adds r14 = 48, r14
	nop 0
	;;
	.mib
	st1 [r17] = r14, -1
	nop 0
	(p6) br.cond.dptk .L49
	.mmi
	st8 [r38] = r18
	mov r96 = r0
	mov r18 = r32
	;;
.L52:
	.mmi
	ld8 r20 = [r18], 8
	;;
	adds r15 = 1, r20
	nop 0
	;;
	.mmi
	ld1 r14 = [r20]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	nop 0
	mov r17 = r14
	.mmb
	nop 0
	adds r14 = 16, r12
	(p6) br.cond.dpnt .L50
	;;
	.mmi
	add r16 = r14, r96
	nop 0
	nop 0
	;;
.L51:
	.mmi
	ld1 r14 = [r15]
	st1 [r16] = r17, 1
	mov r19 = r15
	.mmi
	adds r15 = 1, r15
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r17 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L51
	.mii
	sub r96 = r96, r20
	nop 0
	;;
	add r96 = r19, r96
.L50:
	.mib
	nop 0
	cmp.ne p6, p7 = r39, r18
	(p6) br.cond.dptk .L52
	.mmi
	adds r15 = 16, r12
	addl r94 = 1, r0
	adds r42 = 1, r42
	;;
	.mmi
	add r14 = r15, r96
	mov r95 = r15
	adds r96 = 1, r96
	;;
	.mib
	st1 [r14] = r47
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	ld8 r16 = [r43], 8
	nop 0
	mov r1 = r93
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r16
	(p6) br.cond.dptk .L53
.L97:
	.mmi
	mov r8 = r0
	adds r18 = 264, r12
	mov b0 = r91
	;;
	.mmi
	ld8 r19 = [r18], 8
	nop 0
	mov ar.pfs = r92
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r18]
	mov ar.lc = r19
	.mmb
	nop 0
	.restore sp
	adds r12 = 272, r12
	br.ret.sptk.many b0
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
	.align 8
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
