// 69f1034e15c9532ff3fa8789d6cab147
	.file	"sha256.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%08x"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 80
	.mmi
	.save ar.pfs, r81
	alloc r81 = ar.pfs, 2, 50, 8, 0
	.fframe 288
	adds r12 = -288, r12
	.save rp, r80
	mov r80 = b0
	.mlx
	mov r82 = r1
	movl r53 = @gprel(k#)
	;;
	.mmi
	nop 0
	add r53 = r1, r53
	.save ar.lc, r83
	mov r83 = ar.lc
	.body
	.mlx
	nop 0
	movl r15 = -1831433054
	;;
	.mmi
	nop 0
	mov r16 = r53
	mov ar.lc = 63
	.align 32
.L2:
	.mii
	nop 0
	dep.z r14 = r15, 13, 19
	;;
	xor r14 = r15, r14
	;;
	.mii
	nop 0
	extr.u r15 = r14, 17, 15
	;;
	xor r14 = r15, r14
	;;
	.mii
	nop 0
	dep.z r15 = r14, 5, 27
	nop 0
	;;
	.mii
	xor r14 = r15, r14
	nop 0
	;;
	mov r15 = r14
	.mmb
	nop 0
	st4 [r16] = r14, 4
	br.cloop.sptk.few .L2
	;;
	.mmi
	adds r34 = 272, r12
	adds r35 = 276, r12
	dep.z r15 = r14, 13, 19
	.mmi
	adds r36 = 280, r12
	adds r37 = 284, r12
	adds r38 = 288, r12
	;;
	.mmi
	xor r14 = r15, r14
	adds r39 = 292, r12
	adds r40 = 296, r12
	.mmi
	cmp4.ge p6, p7 = 1, r32
	adds r41 = 300, r12
	adds r74 = 188, r12
	;;
	.mmi
	adds r73 = 240, r12
	(p6) addl r86 = 1000, r0
	extr.u r15 = r14, 17, 15
	.mmi
	adds r8 = 184, r12
	adds r91 = 220, r12
	adds r72 = 248, r12
	;;
	.mmi
	xor r14 = r14, r15
	shladd r9 = r86, 1, r0
	shladd r24 = r86, 2, r0
	.mmi
	adds r71 = 192, r12
	adds r70 = 244, r12
	adds r90 = 224, r12
	;;
	.mmi
	adds r69 = 252, r12
	add r10 = r9, r86
	dep.z r15 = r14, 5, 27
	.mmi
	add r51 = r24, r86
	adds r68 = 196, r12
	adds r89 = 228, r12
	;;
	.mmi
	xor r14 = r15, r14
	shladd r51 = r51, 1, r0
	shladd r18 = r10, 2, r0
	.mmi
	adds r67 = 256, r12
	adds r66 = 200, r12
	adds r88 = 232, r12
	;;
	.mmi
	adds r65 = 260, r12
	mov r42 = r14
	dep.z r15 = r14, 13, 19
	.mmi
	st4 [r34] = r14
	add r51 = r51, r86
	add r52 = r18, r86
	;;
	.mmi
	xor r14 = r15, r14
	adds r64 = 204, r12
	adds r63 = 264, r12
	.mmi
	adds r87 = 236, r12
	adds r62 = 208, r12
	adds r61 = 268, r12
	;;
	.mmi
	adds r60 = 24, r12
	adds r59 = 32, r12
	extr.u r15 = r14, 17, 15
	.mmi
	adds r58 = 40, r12
	adds r57 = 48, r12
	adds r56 = 56, r12
	;;
	.mmi
	xor r14 = r15, r14
	adds r55 = 64, r12
	adds r54 = 72, r12
	;;
	.mii
	nop 0
	dep.z r15 = r14, 5, 27
	;;
	xor r14 = r15, r14
	;;
	.mii
	nop 0
	dep.z r15 = r14, 13, 19
	mov r47 = r14
	.mmi
	st4 [r35] = r14
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	extr.u r15 = r14, 17, 15
	;;
	xor r14 = r15, r14
	;;
	.mii
	nop 0
	dep.z r15 = r14, 5, 27
	;;
	xor r14 = r15, r14
	;;
	.mii
	nop 0
	dep.z r15 = r14, 13, 19
	mov r46 = r14
	.mmi
	st4 [r36] = r14
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	extr.u r15 = r14, 17, 15
	;;
	xor r14 = r15, r14
	;;
	.mii
	nop 0
	dep.z r15 = r14, 5, 27
	;;
	xor r14 = r15, r14
	;;
	.mii
	nop 0
	dep.z r15 = r14, 13, 19
	mov r44 = r14
	.mmi
	st4 [r37] = r14
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	extr.u r15 = r14, 17, 15
	;;
	xor r14 = r14, r15
	;;
	.mii
	nop 0
	dep.z r15 = r14, 5, 27
	;;
	xor r14 = r15, r14
	;;
	.mii
	nop 0
	dep.z r15 = r14, 13, 19
	mov r45 = r14
	.mmi
	st4 [r38] = r14
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	extr.u r15 = r14, 17, 15
	;;
	xor r14 = r15, r14
	;;
	.mii
	nop 0
	dep.z r15 = r14, 5, 27
	;;
	xor r14 = r15, r14
	;;
	.mii
	nop 0
	dep.z r15 = r14, 13, 19
	mov r43 = r14
	.mmi
	st4 [r39] = r14
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	extr.u r15 = r14, 17, 15
	;;
	xor r14 = r15, r14
	;;
	.mii
	nop 0
	dep.z r15 = r14, 5, 27
	;;
	xor r14 = r15, r14
	;;
	.mii
	nop 0
	dep.z r15 = r14, 13, 19
	mov r48 = r14
	.mmi
	st4 [r40] = r14
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	extr.u r15 = r14, 17, 15
	;;
	xor r14 = r15, r14
	;;
	.mii
	nop 0
	dep.z r15 = r14, 5, 27
	nop 0
	;;
	.mii
	xor r14 = r15, r14
	nop 0
	;;
	mov r49 = r14
	.mmb
	nop 0
	st4 [r41] = r14
	(p7) br.cond.dpnt .L21
.L8:
	.mmi
	shladd r14 = r86, 3, r0
	shladd r16 = r9, 1, r0
	add r26 = r47, r86
	.mmi
	add r25 = r46, r9
	shladd r15 = r9, 2, r0
	add r29 = r24, r86
	;;
	.mmi
	add r17 = r16, r9
	sub r28 = r14, r86
	add r21 = r26, r14
	.mmi
	add r23 = r25, r15
	add r16 = r42, r14
	add r22 = r44, r51
	;;
	.mmi
	add r28 = r28, r49
	add r17 = r17, r48
	add r18 = r18, r45
	.mmi
	add r20 = r43, r52
	add r30 = r44, r10
	add r24 = r24, r45
	;;
	.mmi
	add r19 = r28, r14
	add r15 = r17, r15
	unpack4.l r26 = r26, r42
	.mmi
	add r29 = r29, r43
	adds r14 = 20, r12
	mov r27 = r42
	;;
	.mii
	nop 0
	unpack4.l r31 = r22, r23
	unpack4.l r16 = r21, r16
	;;
	.mib
	nop 0
	unpack4.l r17 = r28, r17
	nop 0
	.mmi
	adds r28 = 16, r12
	nop 0
	unpack4.l r25 = r30, r25
	;;
	.mii
	st8 [r28] = r26
	unpack4.l r24 = r29, r24
	unpack4.l r28 = r20, r18
	;;
	.mmi
	st8 [r56] = r31
	st8 [r57] = r16
	mov ar.lc = 5
	.mib
	nop 0
	unpack4.l r26 = r19, r15
	nop 0
	;;
	.mmi
	nop 0
	st8 [r60] = r25
	nop 0
	.mmi
	st8 [r58] = r17
	;;
	st8 [r59] = r24
	nop 0
	.mmi
	st8 [r55] = r28
	;;
	st8 [r54] = r26
	nop 0
	.align 32
.L6:
	.mmi
	ld4 r16 = [r14]
	adds r50 = 4, r14
	mix4.r r17 = r15, r15
	.mmi
	adds r75 = 60, r14
	adds r2 = 8, r14
	mix4.r r24 = r15, r15
	;;
	.mmi
	adds r3 = 64, r14
	adds r85 = 12, r14
	mix4.r r76 = r19, r19
	.mmi
	adds r11 = 68, r14
	adds r31 = 16, r14
	mix4.r r79 = r19, r19
	;;
	.mmi
	adds r84 = 72, r14
	adds r29 = 20, r14
	mix4.r r78 = r16, r16
	.mmi
	adds r30 = 76, r14
	adds r26 = 24, r14
	mix4.r r25 = r16, r16
	;;
	.mii
	nop 0
	shr.u r24 = r24, 19
	shr.u r17 = r17, 17
	.mmb
	nop 0
	adds r28 = 80, r14
	nop 0
	;;
	.mii
	nop 0
	shr.u r25 = r25, 18
	shr.u r78 = r78, 7
	.mmi
	xor r17 = r24, r17
	;;
	nop 0
	extr.u r77 = r15, 10, 22
	.mmi
	xor r78 = r25, r78
	adds r25 = 84, r14
	shr.u r76 = r76, 19
	;;
	.mii
	nop 0
	extr.u r24 = r16, 3, 29
	shr.u r79 = r79, 17
	.mmb
	xor r77 = r17, r77
	adds r14 = 28, r14
	nop 0
	;;
	.mii
	nop 0
	extr.u r17 = r19, 10, 22
	xor r76 = r79, r76
	.mmi
	xor r24 = r78, r24
	;;
	add r24 = r24, r77
	xor r17 = r76, r17
	;;
	.mmi
	nop 0
	add r24 = r24, r27
	add r17 = r16, r17
	.mmi
	ld4 r16 = [r50]
	;;
	add r21 = r21, r24
	extr.u r50 = r16, 3, 29
	;;
	.mib
	nop 0
	mix4.r r77 = r16, r16
	nop 0
	.mii
	st4 [r75] = r21
	mix4.r r75 = r16, r16
	;;
	extr.u r24 = r21, 10, 22
	;;
	.mii
	nop 0
	shr.u r77 = r77, 7
	shr.u r75 = r75, 18
	;;
	.mii
	xor r75 = r77, r75
	mix4.r r27 = r21, r21
	mix4.r r76 = r21, r21
	;;
	.mmi
	nop 0
	xor r50 = r75, r50
	nop 0
	;;
	.mii
	add r17 = r17, r50
	shr.u r76 = r76, 17
	shr.u r27 = r27, 19
	;;
	.mmi
	add r23 = r23, r17
	ld4 r17 = [r2]
	xor r27 = r76, r27
	;;
	.mii
	st4 [r3] = r23
	extr.u r3 = r17, 3, 29
	xor r24 = r27, r24
	;;
	.mii
	nop 0
	mix4.r r76 = r17, r17
	mix4.r r50 = r17, r17
	;;
	.mii
	nop 0
	mix4.r r2 = r23, r23
	mix4.r r75 = r23, r23
	;;
	.mii
	nop 0
	shr.u r76 = r76, 7
	shr.u r50 = r50, 18
	;;
	.mii
	xor r50 = r76, r50
	shr.u r2 = r2, 19
	shr.u r75 = r75, 17
	;;
	.mmi
	xor r3 = r50, r3
	xor r2 = r75, r2
	extr.u r27 = r23, 10, 22
	;;
	.mii
	add r16 = r16, r3
	xor r27 = r2, r27
	;;
	add r16 = r16, r24
	;;
	.mmi
	add r22 = r22, r16
	ld4 r16 = [r85]
	nop 0
	;;
	.mmi
	st4 [r11] = r22
	nop 0
	extr.u r11 = r16, 3, 29
	;;
	.mii
	nop 0
	mix4.r r50 = r16, r16
	mix4.r r2 = r16, r16
	;;
	.mii
	nop 0
	mix4.r r85 = r22, r22
	mix4.r r3 = r22, r22
	;;
	.mii
	nop 0
	shr.u r50 = r50, 7
	shr.u r2 = r2, 18
	;;
	.mii
	xor r2 = r50, r2
	shr.u r85 = r85, 19
	shr.u r3 = r3, 17
	;;
	.mmi
	xor r11 = r2, r11
	xor r85 = r3, r85
	extr.u r24 = r22, 10, 22
	;;
	.mii
	add r17 = r17, r11
	xor r24 = r85, r24
	;;
	add r17 = r17, r27
	;;
	.mmi
	add r18 = r18, r17
	ld4 r17 = [r31]
	nop 0
	;;
	.mmi
	st4 [r84] = r18
	nop 0
	extr.u r84 = r17, 3, 29
	;;
	.mii
	nop 0
	mix4.r r2 = r17, r17
	mix4.r r85 = r17, r17
	;;
	.mii
	nop 0
	mix4.r r31 = r18, r18
	mix4.r r11 = r18, r18
	;;
	.mii
	nop 0
	shr.u r2 = r2, 7
	shr.u r85 = r85, 18
	;;
	.mii
	xor r85 = r2, r85
	shr.u r31 = r31, 19
	shr.u r11 = r11, 17
	;;
	.mmi
	xor r84 = r85, r84
	xor r31 = r11, r31
	extr.u r27 = r18, 10, 22
	;;
	.mii
	add r16 = r16, r84
	xor r27 = r31, r27
	;;
	add r16 = r16, r24
	;;
	.mmi
	add r20 = r20, r16
	ld4 r16 = [r29]
	nop 0
	;;
	.mmi
	st4 [r30] = r20
	nop 0
	extr.u r30 = r16, 3, 29
	;;
	.mii
	nop 0
	mix4.r r85 = r16, r16
	mix4.r r31 = r16, r16
	;;
	.mii
	nop 0
	mix4.r r29 = r20, r20
	mix4.r r84 = r20, r20
	;;
	.mii
	nop 0
	shr.u r85 = r85, 7
	shr.u r31 = r31, 18
	;;
	.mii
	xor r31 = r85, r31
	shr.u r29 = r29, 19
	shr.u r84 = r84, 17
	;;
	.mii
	xor r30 = r31, r30
	extr.u r24 = r20, 10, 22
	xor r29 = r84, r29
	;;
	.mii
	add r17 = r17, r30
	xor r24 = r29, r24
	;;
	add r15 = r17, r15
	;;
	.mmi
	add r15 = r15, r27
	ld4 r27 = [r26]
	nop 0
	;;
	.mii
	st4 [r28] = r15
	extr.u r17 = r27, 3, 29
	;;
	mix4.r r28 = r27, r27
	.mii
	nop 0
	mix4.r r26 = r27, r27
	;;
	shr.u r28 = r28, 7
	.mii
	nop 0
	shr.u r26 = r26, 18
	;;
	xor r26 = r28, r26
	;;
	.mmi
	xor r17 = r26, r17
	;;
	add r16 = r16, r17
	nop 0
	;;
	.mmi
	add r19 = r16, r19
	;;
	add r19 = r19, r24
	nop 0
	;;
	.mib
	st4 [r25] = r19
	nop 0
	br.cloop.sptk.few .L6
	.mmi
	ld4 r14 = [r74]
	mov r20 = r42
	adds r85 = 16, r12
	.mmi
	mov r84 = r53
	mov r21 = r46
	mov r22 = r47
	;;
	.mmi
	ld4 r17 = [r73]
	mov r31 = r44
	mov ar.lc = 63
	.mmi
	nop 0
	ld4 r15 = [r71]
	nop 0
	;;
	.mii
	nop 0
	mix4.r r26 = r14, r14
	mix4.r r19 = r14, r14
	.mmb
	ld4 r23 = [r70]
	ld4 r16 = [r8]
	nop 0
	;;
	.mii
	nop 0
	mix4.r r28 = r17, r17
	mix4.r r30 = r17, r17
	.mmb
	ld4 r18 = [r91]
	ld4 r24 = [r66]
	nop 0
	;;
	.mii
	nop 0
	mix4.r r27 = r15, r15
	mix4.r r29 = r15, r15
	.mmb
	add r18 = r16, r18
	ld4 r11 = [r89]
	nop 0
	;;
	.mii
	nop 0
	shr.u r19 = r19, 18
	shr.u r30 = r30, 19
	;;
	.mii
	nop 0
	shr.u r26 = r26, 7
	shr.u r28 = r28, 17
	;;
	.mmi
	xor r26 = r19, r26
	xor r28 = r30, r28
	mix4.r r25 = r23, r23
	.mmi
	ld4 r19 = [r90]
	nop 0
	mix4.r r16 = r23, r23
	;;
	.mii
	nop 0
	extr.u r30 = r14, 3, 29
	shr.u r29 = r29, 18
	.mmb
	add r14 = r14, r19
	ld4 r19 = [r68]
	nop 0
	;;
	.mii
	xor r30 = r26, r30
	shr.u r27 = r27, 7
	shr.u r16 = r16, 19
	;;
	.mib
	nop 0
	extr.u r26 = r17, 10, 22
	nop 0
	.mmi
	xor r27 = r29, r27
	add r18 = r18, r30
	shr.u r25 = r25, 17
	;;
	.mmi
	nop 0
	xor r26 = r28, r26
	extr.u r30 = r15, 3, 29
	.mmi
	xor r25 = r16, r25
	ld4 r16 = [r88]
	mix4.r r50 = r24, r24
	;;
	.mmi
	add r18 = r18, r26
	xor r30 = r27, r30
	mix4.r r29 = r24, r24
	.mmi
	add r16 = r19, r16
	ld4 r26 = [r62]
	mix4.r r2 = r19, r19
	;;
	.mii
	nop 0
	extr.u r27 = r23, 10, 22
	mix4.r r3 = r19, r19
	.mmb
	add r14 = r14, r30
	st4 [r72] = r18
	nop 0
	;;
	.mmi
	xor r27 = r25, r27
	ld4 r25 = [r87]
	shr.u r50 = r50, 7
	.mmi
	add r15 = r15, r11
	mov r28 = r48
	shr.u r29 = r29, 18
	;;
	.mmi
	add r14 = r14, r27
	xor r29 = r50, r29
	mix4.r r30 = r18, r18
	.mmi
	add r25 = r24, r25
	ld4 r23 = [r64]
	mix4.r r50 = r18, r18
	;;
	.mii
	nop 0
	shr.u r3 = r3, 18
	shr.u r2 = r2, 7
	.mmb
	st4 [r69] = r14
	add r17 = r23, r17
	nop 0
	;;
	.mib
	nop 0
	extr.u r24 = r24, 3, 29
	nop 0
	.mmi
	xor r2 = r3, r2
	nop 0
	shr.u r30 = r30, 17
	;;
	.mii
	xor r24 = r29, r24
	extr.u r27 = r18, 10, 22
	shr.u r50 = r50, 19
	.mmi
	mov r29 = r43
	;;
	nop 0
	extr.u r18 = r19, 3, 29
	.mmi
	add r16 = r16, r24
	xor r50 = r30, r50
	mix4.r r24 = r14, r14
	;;
	.mmi
	xor r18 = r2, r18
	xor r27 = r50, r27
	mix4.r r2 = r14, r14
	.mmi
	mov r19 = r45
	mov r30 = r49
	mix4.r r76 = r23, r23
	;;
	.mii
	nop 0
	mix4.r r3 = r23, r23
	shr.u r24 = r24, 17
	.mmb
	nop 0
	add r15 = r15, r27
	nop 0
	;;
	.mii
	nop 0
	shr.u r2 = r2, 19
	mix4.r r11 = r26, r26
	.mmi
	add r15 = r15, r18
	;;
	nop 0
	mix4.r r75 = r26, r26
	.mmi
	xor r24 = r24, r2
	st4 [r67] = r15
	shr.u r76 = r76, 7
	;;
	.mii
	nop 0
	extr.u r14 = r14, 10, 22
	shr.u r3 = r3, 18
	;;
	.mii
	xor r14 = r24, r14
	extr.u r18 = r23, 3, 29
	shr.u r11 = r11, 7
	.mmi
	xor r3 = r76, r3
	;;
	add r14 = r16, r14
	shr.u r75 = r75, 18
	.mii
	xor r18 = r3, r18
	mix4.r r27 = r20, r20
	;;
	extr.u r23 = r26, 3, 29
	.mmi
	xor r11 = r75, r11
	add r18 = r25, r18
	mix4.r r25 = r15, r15
	;;
	.mib
	nop 0
	extr.u r24 = r15, 10, 22
	nop 0
	.mmi
	xor r23 = r11, r23
	st4 [r65] = r14
	mix4.r r15 = r15, r15
	;;
	.mii
	add r16 = r17, r23
	extr.u r17 = r14, 10, 22
	mix4.r r23 = r14, r14
	.mmb
	nop 0
	and r26 = r29, r19
	nop 0
	;;
	.mii
	nop 0
	mix4.r r14 = r14, r14
	shr.u r25 = r25, 19
	;;
	.mii
	nop 0
	shr.u r15 = r15, 17
	shr.u r23 = r23, 17
	;;
	.mii
	xor r15 = r15, r25
	shr.u r14 = r14, 19
	mix4.r r25 = r19, r19
	;;
	.mmi
	xor r15 = r15, r24
	xor r14 = r14, r23
	mix4.r r24 = r20, r20
	.mib
	nop 0
	shr.u r27 = r27, 13
	nop 0
	;;
	.mmi
	add r15 = r18, r15
	xor r14 = r14, r17
	mix4.r r18 = r19, r19
	.mib
	nop 0
	mix4.r r17 = r19, r19
	nop 0
	;;
	.mmi
	add r14 = r16, r14
	st4 [r63] = r15
	mix4.r r15 = r20, r20
	.mmi
	andcm r16 = -1, r19
	nop 0
	shr.u r25 = r25, 25
	;;
	.mii
	st4 [r61] = r14
	shr.u r17 = r17, 6
	shr.u r18 = r18, 11
	.mmb
	ld4 r14 = [r84], 4
	and r16 = r28, r16
	nop 0
	;;
	.mmi
	ld4 r23 = [r85], 4
	xor r18 = r18, r17
	shr.u r15 = r15, 2
	.mmi
	xor r17 = r21, r22
	xor r16 = r26, r16
	shr.u r24 = r24, 22
	;;
	.mmi
	add r14 = r14, r23
	xor r18 = r25, r18
	nop 0
	.mmi
	and r23 = r21, r22
	xor r15 = r27, r15
	and r17 = r20, r17
	;;
	.mmi
	add r14 = r14, r18
	xor r15 = r24, r15
	xor r17 = r23, r17
	;;
	.mmi
	add r14 = r14, r16
	nop 0
	add r15 = r15, r17
	;;
	.mii
	add r14 = r14, r30
	mov r30 = r28
	;;
	add r16 = r14, r31
	.mmb
	add r14 = r14, r15
	mov r31 = r21
	br.cloop.sptk.few .L11
	;;
	.align 32
.L22:
	.mmi
	adds r86 = -1, r86
	adds r9 = -2, r9
	add r47 = r47, r20
	.mmi
	add r42 = r42, r14
	add r45 = r45, r16
	add r46 = r46, r22
	;;
	.mmi
	shladd r14 = r86, 3, r0
	shladd r16 = r9, 1, r0
	add r26 = r47, r86
	.mmi
	add r48 = r48, r29
	add r49 = r49, r28
	adds r10 = -3, r10
	;;
	.mmi
	shladd r24 = r86, 2, r0
	add r17 = r16, r9
	sub r28 = r14, r86
	.mmi
	add r44 = r44, r21
	add r43 = r43, r19
	adds r51 = -11, r51
	;;
	.mmi
	adds r52 = -13, r52
	add r28 = r28, r49
	add r25 = r46, r9
	.mmi
	shladd r15 = r9, 2, r0
	add r29 = r24, r86
	add r17 = r17, r48
	;;
	.mmi
	shladd r18 = r10, 2, r0
	add r21 = r26, r14
	add r23 = r25, r15
	.mmi
	add r19 = r28, r14
	add r15 = r17, r15
	unpack4.l r26 = r26, r42
	;;
	.mmi
	add r16 = r42, r14
	add r22 = r44, r51
	add r18 = r18, r45
	.mmi
	add r20 = r43, r52
	add r30 = r44, r10
	add r24 = r24, r45
	;;
	.mmi
	add r29 = r29, r43
	cmp4.ne p6, p7 = 0, r86
	unpack4.l r17 = r28, r17
	.mmb
	adds r28 = 16, r12
	adds r14 = 20, r12
	(p7) br.cond.dpnt .L17
	;;
	.mmi
	st8 [r28] = r26
	mov r27 = r42
	mov ar.lc = 5
	.mib
	nop 0
	unpack4.l r26 = r19, r15
	nop 0
	;;
	.mii
	nop 0
	unpack4.l r31 = r22, r23
	unpack4.l r25 = r30, r25
	;;
	.mii
	nop 0
	unpack4.l r24 = r29, r24
	unpack4.l r16 = r21, r16
	.mmi
	st8 [r58] = r17
	;;
	nop 0
	unpack4.l r28 = r20, r18
	.mmi
	nop 0
	st8 [r54] = r26
	nop 0
	;;
	.mmi
	st8 [r56] = r31
	st8 [r60] = r25
	nop 0
	;;
	.mmi
	st8 [r59] = r24
	st8 [r57] = r16
	nop 0
	;;
	.mib
	st8 [r55] = r28
	nop 0
	br .L6
.L11:
	.mmi
	mov r28 = r29
	mov r29 = r19
	mov r19 = r16
	.mmi
	mov r21 = r22
	ld4 r23 = [r85], 4
	mov r22 = r20
	;;
	.mmi
	mov r20 = r14
	nop 0
	andcm r16 = -1, r19
	.mmi
	ld4 r14 = [r84], 4
	nop 0
	and r26 = r29, r19
	;;
	.mmi
	add r14 = r14, r23
	and r16 = r28, r16
	and r23 = r21, r22
	;;
	.mii
	nop 0
	mix4.r r18 = r19, r19
	mix4.r r17 = r19, r19
	.mmb
	nop 0
	xor r16 = r26, r16
	nop 0
	;;
	.mii
	nop 0
	mix4.r r25 = r19, r19
	mix4.r r27 = r20, r20
	;;
	.mii
	nop 0
	shr.u r17 = r17, 6
	mix4.r r15 = r20, r20
	;;
	.mii
	nop 0
	shr.u r18 = r18, 11
	mix4.r r24 = r20, r20
	;;
	.mii
	xor r18 = r18, r17
	shr.u r25 = r25, 25
	shr.u r27 = r27, 13
	.mmi
	xor r17 = r21, r22
	;;
	nop 0
	shr.u r15 = r15, 2
	.mmi
	xor r18 = r25, r18
	and r17 = r20, r17
	shr.u r24 = r24, 22
	;;
	.mmi
	xor r15 = r27, r15
	add r14 = r14, r18
	xor r17 = r23, r17
	;;
	.mii
	add r14 = r14, r16
	xor r15 = r24, r15
	;;
	add r14 = r14, r30
	.mii
	add r15 = r15, r17
	mov r30 = r28
	;;
	add r16 = r14, r31
	.mmb
	add r14 = r14, r15
	mov r31 = r21
	br.cloop.sptk.few .L11
	.mib
	nop 0
	nop 0
	br .L22
.L17:
	.mmi
	st4 [r41] = r49
	st4 [r40] = r48
	nop 0
	;;
	.mmi
	st4 [r39] = r43
	st4 [r38] = r45
	nop 0
	;;
	.mmi
	st4 [r37] = r44
	st4 [r36] = r46
	nop 0
	;;
	.mmi
	st4 [r35] = r47
	st4 [r34] = r42
	nop 0
.L4:
	.mib
	nop 0
	mov ar.lc = 7
	nop 0
	.mlx
	nop 0
	movl r35 = @gprel(.LC0)
	;;
	.mmi
	add r35 = r1, r35
	nop 0
	nop 0
	;;
	.align 32
.L9:
	.mib
	ld4 r85 = [r34], 4
	mov r84 = r35
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r82
	br.cloop.sptk.few .L9
	.mib
	addl r84 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r82
	mov b0 = r80
	;;
	.mii
	nop 0
	mov ar.pfs = r81
	;;
	mov ar.lc = r83
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 288, r12
	br.ret.sptk.many b0
	;;
.L21:
	.body
	.copy_state 1
	.mmi
	adds r33 = 8, r33
	addl r86 = 10, r0
	mov r85 = r0
	.mmi
	adds r74 = 188, r12
	adds r73 = 240, r12
	adds r72 = 248, r12
	;;
	.mmi
	ld8 r84 = [r33]
	adds r71 = 192, r12
	adds r70 = 244, r12
	.mmb
	adds r69 = 252, r12
	adds r68 = 196, r12
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	mov r1 = r82
	adds r91 = 220, r12
	dep.z r86 = r8, 5, 27
	.mmi
	adds r90 = 224, r12
	adds r89 = 228, r12
	adds r67 = 256, r12
	;;
	.mmi
	sub r86 = r86, r8
	adds r66 = 200, r12
	adds r88 = 232, r12
	.mmi
	adds r65 = 260, r12
	adds r64 = 204, r12
	adds r63 = 264, r12
	;;
	.mmi
	shladd r86 = r86, 2, r0
	adds r87 = 236, r12
	adds r62 = 208, r12
	.mmi
	adds r61 = 268, r12
	adds r60 = 24, r12
	adds r59 = 32, r12
	;;
	.mmi
	add r86 = r86, r8
	adds r58 = 40, r12
	adds r8 = 184, r12
	.mmi
	adds r57 = 48, r12
	adds r56 = 56, r12
	adds r55 = 64, r12
	;;
	.mii
	shladd r86 = r86, 3, r0
	adds r54 = 72, r12
	;;
	shladd r9 = r86, 1, r0
	.mmb
	shladd r24 = r86, 2, r0
	cmp4.lt p6, p7 = 0, r86
	(p7) br.cond.dpnt .L4
	;;
	.mmi
	add r10 = r9, r86
	nop 0
	add r51 = r24, r86
	;;
	.mmi
	shladd r18 = r10, 2, r0
	nop 0
	shladd r51 = r51, 1, r0
	;;
	.mib
	add r51 = r51, r86
	add r52 = r18, r86
	br .L8
	.endp main#
	.bss
	.align 4
	.type	k#, @object
	.size	k#, 256
k:
	.skip	256
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
