// 163343d4508aaba174171f0d4a2e3c4d
	.file	"conditions.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.proc next#
next:
	.prologue
	.body
	.mmi
	addl r15 = @gprel(seed#), gp
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mii
	nop 0
	dep.z r8 = r14, 6, 26
	;;
	add r8 = r8, r14
	;;
	.mii
	nop 0
	dep.z r8 = r8, 6, 26
	;;
	add r8 = r8, r14
	;;
	.mmi
	shladd r8 = r8, 2, r0
	;;
	add r8 = r8, r14
	nop 0
	;;
	.mmi
	shladd r8 = r8, 2, r0
	;;
	add r8 = r8, r14
	nop 0
	;;
	.mmi
	shladd r14 = r8, 2, r0
	;;
	add r8 = r8, r14
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r8, 2, r0
	nop 0
	;;
	.mlx
	add r8 = r8, r14
	movl r14 = 1013904223
	;;
	.mmi
	nop 0
	add r8 = r8, r14
	nop 0
	;;
	.mib
	st4 [r15] = r8
	extr.u r8 = r8, 8, 24
	br.ret.sptk.many b0
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
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	.fframe 208
	adds r12 = -208, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	nop 0
	mov r36 = r1
	.body
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
	.mlx
	nop 0
	movl r17 = @gprel(.LC0)
	.mmi
	adds r14 = 192, r12
	adds r16 = 184, r12
	adds r18 = 158, r12
	;;
	.mmi
	nop 0
	add r17 = r1, r17
	nop 0
	.mlx
	st8 [r16] = r32
	movl r20 = -3689348814741910323
	;;
	.mmi
	st8 [r14] = r17
	nop 0
	adds r14 = 159, r12
	;;
	.mmi
	st1 [r14] = r0
	nop 0
	nop 0
.L3:
	.mmi
	setf.sig f6 = r33
	setf.sig f7 = r20
	mov r19 = r18
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f7
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
	sub r14 = r33, r14
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 48, r14
	nop 0
	;;
	.mmi
	st1 [r18] = r14, -1
	mov r14 = r33
	mov r33 = r17
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = 9, r14
	(p6) br.cond.dptk .L3
	.mlx
	adds r14 = 200, r12
	movl r17 = @gprel(.LC1)
	.mlx
	adds r18 = 182, r12
	movl r20 = -3689348814741910323
	;;
	.mmi
	st8 [r14] = r19
	add r17 = r1, r17
	adds r14 = 208, r12
	;;
	.mmi
	st8 [r14] = r17
	adds r14 = 183, r12
	nop 0
	;;
	.mmi
	st1 [r14] = r0
	nop 0
	nop 0
.L4:
	.mmi
	setf.sig f6 = r15
	setf.sig f7 = r20
	mov r19 = r18
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f7
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
	sub r14 = r15, r14
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 48, r14
	nop 0
	;;
	.mmi
	st1 [r18] = r14, -1
	mov r14 = r15
	mov r15 = r17
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = 9, r14
	(p6) br.cond.dptk .L4
	.mmi
	adds r14 = 216, r12
	mov r15 = r16
	mov r16 = r0
	;;
	.mmi
	nop 0
	st8 [r14] = r19
	mov r14 = r0
.L7:
	.mmi
	adds r17 = 16, r12
	ld8 r18 = [r15], 8
	nop 0
	;;
	.mmi
	add r19 = r17, r14
	nop 0
	nop 0
.L5:
	.mii
	ld1 r17 = [r18], 1
	adds r39 = 1, r14
	;;
	sxt1 r20 = r17
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r20
	(p6) br.cond.dptk .L6
	.mmi
	nop 0
	adds r16 = 1, r16
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 5, r16
	(p6) br.cond.dptk .L7
	.mmi
	adds r15 = 16, r12
	adds r38 = 16, r12
	addl r37 = 1, r0
	;;
	.mmi
	add r14 = r15, r14
	nop 0
	addl r15 = 10, r0
	;;
	.mib
	st1 [r14] = r15
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 208, r12
	br.ret.sptk.many b0
.L6:
	.body
	.copy_state 1
	.mib
	st1 [r19] = r17, 1
	mov r14 = r39
	br .L5
	.endp say#
	.section	.rodata.str1.8
	.align 8
.LC5:
	stringz	"median"
	.align 8
.LC6:
	stringz	"least"
	.align 8
.LC7:
	stringz	"network"
	.align 8
.LC9:
	stringz	"saturation"
	.sdata
	.align 8
.LC2:
	data8	samples#+14
	.align 8
.LC3:
	data8	to#+69
	.align 8
.LC4:
	data8	from#+1
	.align 8
.LC8:
	data8	samples#+6
	.section	.text.startup,"ax",@progbits
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 56
	.mmi
	.save ar.pfs, r57
	alloc r57 = ar.pfs, 0, 28, 5, 0
	.fframe 32
	adds r12 = -32, r12
	.save ar.lc, r59
	mov r59 = ar.lc
	.mlx
	addl r14 = @gprel(.LC2), gp
	movl r35 = @gprel(numbers#)
	;;
	.mlx
	ld8 r37 = [r14]
	movl r38 = @gprel(from#)
	.mmi
	addl r14 = @gprel(.LC3), gp
	add r35 = r1, r35
	mov r58 = r1
	;;
	.mmi
	ld8 r33 = [r14]
	add r38 = r1, r38
	.save rp, r56
	mov r56 = b0
	.body
	.mlx
	mov r36 = r35
	movl r45 = @gprel(.LC5)
	;;
	.mlx
	mov r34 = r0
	movl r47 = @gprel(.LC6)
	.mlx
	addl r43 = @gprel(.LC4), gp
	movl r48 = @gprel(.LC7)
	;;
	.mlx
	adds r39 = -69, r33
	movl r51 = @gprel(.LC9)
	.mlx
	addl r44 = 1122, r0
	movl r42 = -8388608
	;;
	.mmi
	addl r32 = @gprel(sum#), gp
	add r45 = r1, r45
	adds r46 = -66, r38
	.mmi
	add r47 = r1, r47
	add r48 = r1, r48
	addl r49 = @gprel(.LC8), gp
	;;
	.mmi
	nop 0
	addl r40 = 32767, r0
	addl r41 = -32768, r0
	.mmi
	nop 0
	addl r50 = 32766, r0
	add r51 = r1, r51
.L12:
	.mlx
	nop 0
	movl r53 = @gprel(from#)
	.mmi
	addl r52 = 18, r0
	nop 0
	and r55 = 3, r34
	;;
	.mib
	nop 0
	add r53 = r1, r53
	br .L31
.L13:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = next#
	;;
	.mii
	addp4 r8 = r8, r0
	mov r1 = r58
	;;
	shr.u r8 = r8, r55
	;;
	.mib
	st1 [r54] = r8, 1
	nop 0
	br.cloop.sptk.few .L13
	.mmi
	adds r52 = -1, r52
	nop 0
	adds r53 = 66, r53
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r52
	(p6) br.cond.dpnt .L14
.L31:
	.mib
	mov r54 = r53
	mov ar.lc = 65
	br .L13
.L14:
	.mlx
	nop 0
	movl r52 = @gprel(samples#)
	.mmi
	addl r14 = 511, r0
	nop 0
	mov r53 = r35
	;;
	.mmi
	nop 0
	add r52 = r1, r52
	mov ar.lc = r14
.L15:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = next#
	;;
	.mmi
	add r8 = r8, r42
	nop 0
	mov r1 = r58
	;;
	.mib
	st4 [r53] = r8, 4
	nop 0
	br.call.sptk.many b0 = next#
	;;
	.mmi
	nop 0
	mov r1 = r58
	nop 0
	.mmb
	st2 [r52] = r8, 2
	nop 0
	br.cloop.sptk.few .L15
	.mmi
	nop 0
	ld8 r28 = [r43]
	addl r22 = 66, r0
	;;
.L16:
	.mmi
	mov r23 = r22
	adds r62 = -66, r22
	mov ar.lc = 63
	.mmi
	adds r22 = 66, r22
	adds r30 = 132, r28
	mov r24 = r28
	;;
	.mmi
	mov r29 = r23
	adds r64 = -67, r23
	adds r63 = 64, r23
.L17:
	.mmi
	sub r14 = r24, r62
	ld1 r21 = [r24], 1
	nop 0
	;;
	.mmi
	add r14 = r14, r64
	ld1 r16 = [r24]
	nop 0
	;;
	.mmi
	ld1 r31 = [r14]
	add r14 = r38, r29
	cmp4.leu p6, p7 = r16, r21
	;;
	.mii
	ld1 r61 = [r14]
	sub r14 = r30, r22
	;;
	add r14 = r14, r23
	;;
	.mii
	ld1 r18 = [r14]
	sub r14 = r24, r62
	;;
	add r15 = r14, r23
	.mmi
	add r14 = r14, r63
	;;
	ld1 r17 = [r15]
	(p6) mov r15 = r16
	.mmi
	ld1 r60 = [r14]
	;;
	ld1 r14 = [r30], 1
	(p7) mov r15 = r21
	.mmi
	(p7) mov r21 = r16
	nop 0
	cmp4.leu p6, p7 = r17, r18
	;;
	.mii
	ld1 r19 = [r30]
	(p6) mov r16 = r17
	;;
	(p7) mov r16 = r18
	.mii
	(p7) mov r18 = r17
	cmp4.leu p6, p7 = r19, r14
	;;
	(p6) mov r17 = r19
	.mmi
	cmp4.geu p14, p15 = r61, r16
	;;
	(p7) mov r17 = r14
	(p15) mov r27 = r16
	.mmi
	(p7) mov r14 = r19
	(p15) mov r16 = r61
	cmp4.geu p6, p7 = r31, r15
	;;
	.mmb
	cmp4.geu p12, p13 = r60, r17
	(p14) mov r27 = r61
	nop 0
	.mii
	(p7) mov r20 = r15
	zxt1 r16 = r16
	(p7) mov r15 = r31
	;;
	.mmi
	(p13) mov r26 = r17
	nop 0
	zxt1 r27 = r27
	.mii
	(p13) mov r17 = r60
	(p6) mov r20 = r31
	;;
	(p12) mov r26 = r60
	.mii
	cmp4.leu p10, p11 = r27, r18
	zxt1 r17 = r17
	;;
	zxt1 r26 = r26
	.mmi
	(p11) mov r19 = r18
	(p11) mov r18 = r27
	cmp4.leu p12, p13 = r17, r16
	;;
	.mmi
	cmp4.leu p8, p9 = r26, r14
	nop 0
	zxt1 r18 = r18
	.mmi
	(p12) mov r17 = r16
	nop 0
	(p10) mov r19 = r27
	;;
	.mmi
	(p9) mov r25 = r14
	(p9) mov r14 = r26
	zxt1 r19 = r19
	.mii
	nop 0
	zxt1 r17 = r17
	;;
	zxt1 r14 = r14
	.mmi
	(p8) mov r25 = r26
	nop 0
	cmp4.leu p6, p7 = r17, r15
	;;
	.mii
	cmp4.leu p8, p9 = r14, r18
	zxt1 r25 = r25
	(p7) mov r15 = r17
	;;
	.mmi
	(p9) mov r14 = r18
	cmp4.geu p8, p9 = r21, r20
	add r18 = r39, r29, 1
	.mmi
	adds r29 = 1, r29
	;;
	(p9) mov r16 = r20
	zxt1 r14 = r14
	.mmi
	(p9) mov r20 = r21
	;;
	(p8) mov r16 = r21
	cmp4.leu p8, p9 = r25, r19
	.mii
	nop 0
	zxt1 r20 = r20
	;;
	zxt1 r16 = r16
	;;
	.mmi
	cmp4.leu p10, p11 = r16, r14
	;;
	(p10) mov r14 = r16
	(p8) mov r16 = r25
	;;
	.mmi
	(p9) mov r16 = r19
	(p9) mov r19 = r25
	zxt1 r14 = r14
	;;
	.mmi
	cmp4.geu p10, p11 = r20, r16
	;;
	(p10) mov r16 = r20
	nop 0
	;;
	.mmi
	cmp4.geu p8, p9 = r16, r19
	;;
	(p8) mov r16 = r19
	nop 0
	;;
	.mii
	nop 0
	zxt1 r16 = r16
	;;
	cmp4.leu p6, p7 = r16, r14
	;;
	.mii
	(p7) mov r17 = r14
	(p7) mov r14 = r16
	;;
	(p6) mov r17 = r16
	;;
	.mmi
	cmp4.geu p8, p9 = r15, r17
	;;
	(p9) mov r15 = r17
	nop 0
	;;
	.mmi
	cmp4.geu p6, p7 = r15, r14
	;;
	(p6) mov r15 = r14
	nop 0
	;;
	.mib
	st1 [r18] = r15
	nop 0
	br.cloop.sptk.few .L17
	.mib
	adds r28 = 66, r28
	cmp.eq p6, p7 = r44, r22
	(p7) br.cond.dptk .L16
	.mmi
	ld4 r61 = [r32]
	mov r60 = r45
	adds r34 = 1, r34
	.mmi
	ld1 r14 = [r33]
	;;
	add r61 = r61, r14
	nop 0
	;;
	.mib
	st4 [r32] = r61
	addp4 r61 = r61, r0
	br.call.sptk.many b0 = say#
	;;
	.mmi
	mov r1 = r58
	addl r20 = 66, r0
	addl r21 = 1, r0
	;;
.L19:
	.mib
	mov r16 = r20
	addl r19 = 1, r0
	br .L23
.L20:
	.mmi
	adds r14 = 2, r18
	adds r15 = 1, r18
	adds r22 = 1, r22
	;;
	.mmi
	ld1 r15 = [r15]
	ld1 r14 = [r14]
	nop 0
	;;
	.mii
	cmp4.le p6, p7 = r15, r14
	nop 0
	;;
	(p7) mov r15 = r14
	.mmi
	ld1 r14 = [r18], 66
	;;
	cmp4.le p6, p7 = r14, r15
	nop 0
	;;
	.mmi
	(p7) mov r14 = r15
	;;
	cmp4.le p6, p7 = r17, r14
	nop 0
	;;
	.mib
	(p7) mov r17 = r14
	cmp4.ne p6, p7 = 2, r22
	(p6) br.cond.dptk .L20
	.mmi
	add r14 = r39, r16, 1
	adds r19 = 1, r19
	adds r16 = 1, r16
	;;
	.mib
	st1 [r14] = r17
	cmp4.eq p6, p7 = 65, r19
	(p6) br.cond.dpnt .L21
.L23:
	.mmi
	nop 0
	add r18 = r46, r16
	addl r17 = 255, r0
	.mmb
	nop 0
	addl r22 = -1, r0
	br .L20
.L21:
	.mmi
	adds r21 = 1, r21
	nop 0
	adds r20 = 66, r20
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 17, r21
	(p7) br.cond.dptk .L19
	.mmi
	adds r14 = 2, r33
	ld4 r61 = [r32]
	mov r60 = r47
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	add r61 = r61, r14
	nop 0
	;;
	.mib
	st4 [r32] = r61
	addp4 r61 = r61, r0
	br.call.sptk.many b0 = say#
	;;
	.mmi
	mov r1 = r58
	mov r19 = r35
	mov ar.lc = 63
	;;
.L24:
	.mmi
	adds r29 = 4, r19
	ld4 r15 = [r19]
	adds r27 = 12, r19
	.mmi
	adds r30 = 8, r19
	adds r25 = 20, r19
	adds r28 = 16, r19
	;;
	.mmi
	ld4 r17 = [r29]
	adds r31 = 28, r19
	adds r26 = 24, r19
	.mmi
	ld4 r18 = [r30]
	;;
	cmp4.le p6, p7 = r15, r17
	nop 0
	.mmi
	ld4 r20 = [r28]
	ld4 r21 = [r26]
	nop 0
	;;
	.mii
	(p7) mov r14 = r17
	(p7) mov r17 = r15
	;;
	(p6) mov r14 = r15
	.mmi
	ld4 r15 = [r27]
	;;
	cmp4.le p6, p7 = r18, r15
	nop 0
	;;
	.mii
	(p7) mov r16 = r15
	(p7) mov r15 = r18
	;;
	(p6) mov r16 = r18
	;;
	.mmi
	cmp4.le p6, p7 = r16, r14
	;;
	(p6) mov r23 = r16
	nop 0
	;;
	.mmi
	(p7) mov r23 = r14
	(p7) mov r14 = r16
	cmp4.le p6, p7 = r15, r17
	;;
	.mii
	(p7) mov r16 = r17
	(p7) mov r17 = r15
	;;
	(p6) mov r16 = r15
	;;
	.mmi
	cmp4.le p6, p7 = r16, r14
	;;
	(p7) mov r15 = r14
	(p7) mov r14 = r16
	;;
	.mmi
	(p6) mov r15 = r16
	ld4 r16 = [r25]
	nop 0
	;;
	.mmi
	cmp4.le p6, p7 = r20, r16
	;;
	(p7) mov r18 = r16
	(p7) mov r16 = r20
	;;
	.mmi
	(p6) mov r18 = r20
	ld4 r20 = [r31]
	nop 0
	;;
	.mmi
	cmp4.le p6, p7 = r21, r20
	;;
	(p7) mov r22 = r20
	(p7) mov r20 = r21
	;;
	.mmi
	nop 0
	(p6) mov r22 = r21
	nop 0
	;;
	.mmi
	cmp4.le p6, p7 = r22, r18
	;;
	(p7) mov r21 = r18
	(p7) mov r18 = r22
	;;
	.mmi
	(p6) mov r21 = r22
	nop 0
	cmp4.le p6, p7 = r20, r16
	;;
	.mmi
	(p6) mov r24 = r20
	;;
	(p7) mov r24 = r16
	(p7) mov r16 = r20
	;;
	.mmi
	cmp4.le p6, p7 = r24, r18
	;;
	(p7) mov r22 = r18
	(p7) mov r18 = r24
	;;
	.mii
	(p6) mov r22 = r24
	cmp4.le p6, p7 = r21, r23
	;;
	(p6) mov r20 = r23
	;;
	.mmi
	(p7) mov r20 = r21
	(p7) mov r21 = r23
	cmp4.le p6, p7 = r18, r14
	;;
	.mmi
	(p6) mov r23 = r18
	st4 [r19] = r21, 32
	nop 0
	;;
	.mii
	(p7) mov r23 = r14
	(p7) mov r14 = r18
	;;
	cmp4.le p6, p7 = r23, r20
	;;
	.mii
	(p6) mov r21 = r23
	(p6) mov r23 = r20
	;;
	(p7) mov r21 = r20
	.mmi
	cmp4.le p6, p7 = r22, r15
	;;
	(p7) mov r20 = r15
	(p7) mov r15 = r22
	;;
	.mii
	(p6) mov r20 = r22
	cmp4.le p6, p7 = r16, r17
	;;
	(p6) mov r22 = r16
	.mmi
	(p7) st4 [r31] = r16
	(p6) st4 [r31] = r17
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r22 = r17
	nop 0
	;;
	.mmi
	cmp4.le p6, p7 = r22, r15
	;;
	(p7) mov r16 = r15
	(p7) mov r15 = r22
	;;
	.mmi
	(p6) mov r16 = r22
	nop 0
	cmp4.le p6, p7 = r20, r21
	;;
	.mmi
	(p6) st4 [r30] = r21
	(p7) st4 [r30] = r20
	nop 0
	;;
	.mmi
	(p6) st4 [r29] = r20
	(p7) st4 [r29] = r21
	cmp4.le p6, p7 = r16, r23
	;;
	.mmi
	(p6) st4 [r28] = r23
	(p7) st4 [r28] = r16
	nop 0
	;;
	.mmi
	(p6) st4 [r27] = r16
	(p7) st4 [r27] = r23
	cmp4.le p6, p7 = r15, r14
	;;
	.mmi
	(p6) st4 [r26] = r14
	(p7) st4 [r26] = r15
	nop 0
	;;
	.mmi
	nop 0
	(p6) st4 [r25] = r15
	nop 0
	.mmb
	(p7) st4 [r25] = r14
	nop 0
	br.cloop.sptk.few .L24
	.mmi
	nop 0
	ld4 r14 = [r32]
	mov r60 = r48
	.mmi
	ld4 r61 = [r36], 4
	;;
	add r61 = r61, r14
	nop 0
	;;
	.mib
	st4 [r32] = r61
	addp4 r61 = r61, r0
	br.call.sptk.many b0 = say#
	;;
	.mmi
	addl r14 = 507, r0
	mov r1 = r58
	mov r19 = r0
	.mmi
	ld4 r17 = [r32]
	ld8 r15 = [r49]
	addl r18 = 4, r0
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
.L28:
	.mmi
	mov r20 = r15
	nop 0
	adds r15 = 2, r15
	;;
	.mmi
	ld2 r16 = [r15]
	;;
	nop 0
	sxt2 r16 = r16
	;;
	.mii
	shladd r14 = r16, 1, r0
	nop 0
	;;
	add r14 = r14, r16
	.mmi
	ld2 r16 = [r20]
	;;
	nop 0
	sxt2 r16 = r16
	;;
	.mmi
	add r14 = r14, r16
	nop 0
	adds r16 = -8, r15
	;;
	.mmi
	ld2 r16 = [r16]
	;;
	nop 0
	sxt2 r16 = r16
	;;
	.mmi
	shladd r16 = r16, 1, r0
	;;
	sub r14 = r14, r16
	nop 0
	;;
	.mmi
	cmp4.le p6, p7 = r40, r14
	;;
	(p7) mov r16 = r14
	nop 0
	;;
	.mmi
	(p6) mov r16 = r40
	;;
	cmp4.le p6, p7 = r41, r16
	nop 0
	;;
	.mmi
	(p7) mov r16 = r41
	;;
	adds r20 = -12, r16
	nop 0
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 1, r20
	nop 0
	;;
	.mib
	(p7) st2 [r15] = r0
	nop 0
	(p7) br.cond.dpnt .L26
	;;
	.mib
	st2 [r15] = r16
	cmp4.ge p6, p7 = r50, r14
	(p6) br.cond.dptk .L26
	.mmi
	nop 0
	and r14 = 7, r18
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 3, r14
	;;
	(p7) adds r14 = -4, r15
	(p7) addl r19 = 1, r0
	;;
	.mii
	(p7) ld2 r14 = [r14]
	nop 0
	;;
	(p7) sxt2 r14 = r14
	;;
	.mmi
	(p7) add r17 = r17, r14
	nop 0
	nop 0
.L26:
	.mib
	nop 0
	adds r18 = 1, r18
	br.cloop.sptk.few .L28
	.mmi
	ld2 r14 = [r37], 2
	cmp4.eq p6, p7 = 0, r19
	mov r60 = r51
	.mmi
	adds r33 = 66, r33
	;;
	nop 0
	sxt2 r14 = r14
	.mmi
	(p7) st4 [r32] = r17
	;;
	ld4 r61 = [r32]
	nop 0
	;;
	.mmi
	nop 0
	add r61 = r61, r14
	nop 0
	;;
	.mib
	st4 [r32] = r61
	addp4 r61 = r61, r0
	br.call.sptk.many b0 = say#
	;;
	.mib
	mov r1 = r58
	cmp4.eq p6, p7 = 12, r34
	(p7) br.cond.dptk .L12
	;;
	.mlx
	nop 0
	movl r33 = @gprel(words.1#)
	.mmi
	addl r14 = 399, r0
	;;
	add r33 = r1, r33
	mov ar.lc = r14
.L32:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = next#
	;;
	.mib
	mov r1 = r58
	mov r32 = r8
	br.call.sptk.many b0 = next#
	;;
	.mii
	addp4 r8 = r8, r0
	shl r32 = r32, 40
	mov r1 = r58
	;;
	.mii
	nop 0
	shl r8 = r8, 20
	nop 0
	;;
	.mib
	xor r32 = r8, r32
	nop 0
	br.call.sptk.many b0 = next#
	;;
	.mii
	addp4 r8 = r8, r0
	mov r1 = r58
	;;
	xor r8 = r32, r8
	;;
	.mib
	st8 [r33] = r8, 8
	nop 0
	br.cloop.sptk.few .L32
	;;
	.mlx
	addl r33 = @ltoffx(predicates#), r1
	movl r36 = @gprel(memory.0#)
	.mlx
	mov r32 = r0
	movl r37 = @gprel(words.1#)
	;;
	.mmi
	ld8.mov r33 = [r33], predicates#
	adds r34 = 39, r12
	add r36 = r1, r36
	.mlx
	add r37 = r1, r37
	movl r35 = -3689348814741910323
	;;
.L33:
	.mmi
	nop 0
	ld8 r18 = [r33], 8
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r18
	(p6) br.cond.dptk .L35
	.mii
	mov r8 = r0
	mov b0 = r56
	;;
	mov ar.pfs = r57
	;;
	.mii
	nop 0
	mov ar.lc = r59
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L35:
	.body
	.copy_state 1
	.mmi
	st1 [r34] = r0
	adds r17 = 38, r12
	mov r16 = r32
	;;
.L34:
	.mmi
	setf.sig f6 = r16
	setf.sig f7 = r35
	mov r38 = r17
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f7
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
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 48, r14
	nop 0
	;;
	.mmi
	st1 [r17] = r14, -1
	mov r14 = r16
	mov r16 = r15
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = 9, r14
	(p6) br.cond.dptk .L34
	.mmi
	nop 0
	ld8 r14 = [r18], 8
	mov r62 = r36
	.mmi
	mov r60 = r37
	addl r61 = 400, r0
	adds r32 = 1, r32
	;;
	.mib
	ld8 r1 = [r18]
	mov b6 = r14
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r58
	nop 0
	mov r61 = r8
	.mmb
	mov r60 = r38
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mib
	nop 0
	mov r1 = r58
	br .L33
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
