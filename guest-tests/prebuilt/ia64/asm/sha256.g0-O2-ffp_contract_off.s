// 009188a055241de61c5759188a8de225
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
	.prologue 12, 56
	.mmi
	.save ar.pfs, r57
	alloc r57 = ar.pfs, 2, 26, 8, 0
	.fframe 352
	adds r12 = -352, r12
	.save rp, r56
	mov r56 = b0
	.mlx
	mov r58 = r1
	movl r41 = @gprel(k#)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	.save ar.lc, r59
	mov r59 = ar.lc
	.body
	.mlx
	nop 0
	movl r15 = -1831433054
	;;
	.mmi
	nop 0
	mov r16 = r41
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
	adds r34 = 336, r12
	nop 0
	mov ar.lc = 7
	;;
	.mmi
	nop 0
	mov r35 = r34
	mov r16 = r34
	.align 32
.L3:
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
	br.cloop.sptk.few .L3
	.mmi
	addl r62 = 10, r0
	adds r40 = 340, r12
	adds r39 = 344, r12
	.mmi
	adds r38 = 348, r12
	adds r37 = 352, r12
	adds r36 = 356, r12
	;;
	.mmi
	adds r3 = 360, r12
	adds r2 = 364, r12
	adds r33 = 8, r33
	.mmi
	mov r61 = r0
	cmp4.ge p6, p7 = 1, r32
	addl r63 = 1000, r0
	;;
	.mmi
	adds r11 = 272, r12
	adds r55 = 280, r12
	adds r54 = 288, r12
	.mmb
	adds r53 = 296, r12
	adds r52 = 304, r12
	(p7) br.cond.dpnt .L23
	;;
	.mmi
	adds r51 = 312, r12
	ld4 r62 = [r34]
	adds r50 = 320, r12
	.mmi
	adds r49 = 328, r12
	adds r48 = 52, r12
	adds r47 = 56, r12
	;;
	.mmi
	ld4 r10 = [r40]
	adds r46 = 60, r12
	adds r45 = 64, r12
	.mmi
	adds r44 = 68, r12
	adds r43 = 72, r12
	adds r42 = 76, r12
	;;
	.mmi
	ld4 r9 = [r39]
	ld4 r8 = [r38]
	nop 0
	;;
	.mmi
	ld4 r67 = [r37]
	ld4 r66 = [r36]
	nop 0
	;;
	.mmi
	ld4 r65 = [r3]
	ld4 r64 = [r2]
	nop 0
	.align 32
.L6:
	.mmb
	st4 [r11] = r62
	adds r17 = 276, r12
	nop 0
	.mmi
	mov r16 = r63
	addl r15 = 1, r0
	mov ar.lc = 14
	;;
	.align 32
.L7:
	.mii
	nop 0
	dep.z r14 = r15, 2, 3
	adds r15 = 1, r15
	;;
	.mmi
	add r14 = r34, r14
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	nop 0
	add r16 = r16, r63
	;;
	.mib
	st4 [r17] = r14, 4
	nop 0
	br.cloop.sptk.few .L7
	.mmi
	adds r14 = 24, r12
	ld8 r16 = [r11]
	adds r61 = 16, r12
	.mmi
	adds r26 = 20, r12
	ld8 r15 = [r55]
	adds r25 = 80, r12
	;;
	.mmb
	st8 [r14] = r15, 8
	st8 [r61] = r16
	nop 0
	.mmi
	ld8 r16 = [r54]
	ld8 r15 = [r53]
	mov ar.lc = 47
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r52]
	nop 0
	.mmi
	ld8 r18 = [r51]
	;;
	st8 [r14] = r15, 8
	nop 0
	.mmi
	ld8 r17 = [r50]
	ld8 r15 = [r49]
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld4 r16 = [r61]
	nop 0
	;;
	.mmi
	st8 [r14] = r18, 8
	ld4 r24 = [r48]
	nop 0
	;;
	.mmi
	st8 [r14] = r17, 8
	ld4 r23 = [r47]
	nop 0
	.mmi
	ld4 r22 = [r46]
	;;
	st8 [r14] = r15
	nop 0
	.mmi
	ld4 r21 = [r45]
	ld4 r20 = [r44]
	nop 0
	;;
	.mmi
	ld4 r15 = [r43]
	ld4 r14 = [r42]
	nop 0
	;;
	.align 32
.L8:
	.mmi
	mov r28 = r16
	ld4 r16 = [r26], 4
	mix4.r r19 = r15, r15
	.mii
	mov r27 = r14
	mix4.r r30 = r15, r15
	;;
	extr.u r17 = r15, 10, 22
	;;
	.mii
	nop 0
	mix4.r r18 = r16, r16
	mix4.r r29 = r16, r16
	;;
	.mii
	nop 0
	shr.u r19 = r19, 17
	shr.u r30 = r30, 19
	;;
	.mii
	nop 0
	shr.u r18 = r18, 7
	shr.u r29 = r29, 18
	.mmi
	xor r19 = r30, r19
	;;
	nop 0
	extr.u r14 = r16, 3, 29
	.mii
	xor r18 = r29, r18
	xor r17 = r19, r17
	;;
	xor r14 = r18, r14
	;;
	.mmi
	add r14 = r14, r17
	;;
	add r14 = r14, r28
	nop 0
	;;
	.mmi
	add r14 = r14, r24
	mov r24 = r23
	mov r23 = r22
	.mmi
	mov r22 = r21
	mov r21 = r20
	mov r20 = r15
	;;
	.mib
	st4 [r25] = r14, 4
	mov r15 = r27
	br.cloop.sptk.few .L8
	.mmi
	mov r19 = r67
	mov r20 = r62
	mov r60 = r41
	.mmi
	mov r21 = r9
	mov r22 = r10
	mov r28 = r65
	;;
	.mmi
	ld4 r23 = [r61], 4
	mov r29 = r66
	andcm r16 = -1, r19
	.mmi
	mov r30 = r64
	ld4 r14 = [r60], 4
	mov r31 = r8
	;;
	.mmb
	add r14 = r14, r23
	and r26 = r29, r19
	nop 0
	.mmi
	and r16 = r28, r16
	and r23 = r21, r22
	mov ar.lc = 63
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
	br.cloop.sptk.few .L12
	;;
	.align 32
.L24:
	.mmi
	add r62 = r62, r14
	add r10 = r10, r20
	add r9 = r9, r22
	.mmi
	add r8 = r8, r21
	add r67 = r67, r16
	add r66 = r66, r19
	;;
	.mmi
	add r65 = r65, r29
	add r64 = r64, r28
	adds r63 = -1, r63
	.mmi
	st4 [r34] = r62
	st4 [r40] = r10
	nop 0
	;;
	.mmi
	st4 [r39] = r9
	st4 [r38] = r8
	cmp4.eq p6, p7 = 0, r63
	;;
	.mmi
	st4 [r37] = r67
	st4 [r36] = r66
	nop 0
	;;
	.mmi
	nop 0
	st4 [r3] = r65
	nop 0
	.mmb
	st4 [r2] = r64
	nop 0
	(p7) br.cond.dptk .L6
.L5:
	.mmi
	nop 0
	adds r14 = 368, r12
	nop 0
	;;
	.mlx
	sub r14 = r14, r34
	movl r34 = @gprel(.LC0)
	;;
	.mmi
	adds r14 = -4, r14
	nop 0
	add r34 = r1, r34
	;;
	.mii
	nop 0
	shr.u r14 = r14, 2
	;;
	mov ar.lc = r14
	.align 32
.L10:
	.mib
	ld4 r61 = [r35], 4
	mov r60 = r34
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r58
	br.cloop.sptk.few .L10
	.mib
	addl r60 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r58
	mov b0 = r56
	;;
	.mii
	nop 0
	mov ar.pfs = r57
	;;
	mov ar.lc = r59
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 352, r12
	br.ret.sptk.many b0
.L12:
	.body
	.copy_state 1
	.mmi
	mov r28 = r29
	mov r29 = r19
	mov r19 = r16
	.mmi
	mov r21 = r22
	ld4 r23 = [r61], 4
	mov r22 = r20
	;;
	.mmi
	mov r20 = r14
	nop 0
	andcm r16 = -1, r19
	.mmi
	ld4 r14 = [r60], 4
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
	br.cloop.sptk.few .L12
	.mib
	nop 0
	nop 0
	br .L24
.L23:
	.mmi
	ld8 r60 = [r33]
	adds r40 = 340, r12
	adds r39 = 344, r12
	.mmb
	adds r38 = 348, r12
	adds r37 = 352, r12
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	adds r36 = 356, r12
	adds r3 = 360, r12
	dep.z r63 = r8, 5, 27
	.mmi
	adds r2 = 364, r12
	mov r1 = r58
	adds r11 = 272, r12
	;;
	.mmi
	sub r63 = r63, r8
	adds r55 = 280, r12
	adds r54 = 288, r12
	.mmi
	adds r53 = 296, r12
	adds r52 = 304, r12
	adds r51 = 312, r12
	;;
	.mmi
	shladd r63 = r63, 2, r0
	adds r50 = 320, r12
	adds r49 = 328, r12
	.mmi
	adds r48 = 52, r12
	adds r47 = 56, r12
	adds r46 = 60, r12
	;;
	.mmi
	add r63 = r63, r8
	adds r45 = 64, r12
	adds r44 = 68, r12
	.mii
	adds r43 = 72, r12
	adds r42 = 76, r12
	;;
	shladd r63 = r63, 3, r0
	;;
	.mib
	cmp4.ge p6, p7 = 0, r63
	nop 0
	(p6) br.cond.dpnt .L5
	;;
	.mmi
	ld4 r62 = [r34]
	ld4 r10 = [r40]
	nop 0
	;;
	.mmi
	ld4 r9 = [r39]
	ld4 r8 = [r38]
	nop 0
	;;
	.mmi
	ld4 r67 = [r37]
	ld4 r66 = [r36]
	nop 0
	;;
	.mmi
	nop 0
	ld4 r65 = [r3]
	nop 0
	.mmb
	ld4 r64 = [r2]
	nop 0
	br .L6
	.endp main#
	.bss
	.align 4
	.type	k#, @object
	.size	k#, 256
k:
	.skip	256
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
