// e84c1f73518eb3a7d8b30e233191d824
	.file	"conditions.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	": "
	.align 8
.LC1:
	stringz	", "
	.text
	.align 16
	.align 64
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
mov r16=ar.itc
;;
// 0 "" 2
#NO_APP
	;;
	.mlx
	nop 0
	movl r15 = @gprel(.LC0)
	.mmi
	adds r14 = 192, r12
	adds r20 = 184, r12
	adds r17 = 158, r12
	;;
	.mmi
	add r15 = r1, r15
	st8 [r20] = r32
	nop 0
	;;
	.mlx
	st8 [r14] = r15
	movl r14 = -3689348814741910323
	;;
	.mmi
	setf.sig f6 = r14
	adds r14 = 159, r12
	nop 0
	;;
	.mmi
	st1 [r14] = r0
	nop 0
	nop 0
	.align 32
.L2:
	.mmi
	setf.sig f7 = r33
	cmp.ltu p6, p7 = 9, r33
	mov r18 = r17
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f7 = f7, f6
	;;
	.mmi
	getf.sig r15 = f7
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
	sub r14 = r33, r14
	mov r33 = r15
	;;
	.mmi
	nop 0
	adds r14 = 48, r14
	nop 0
	;;
	.mib
	st1 [r17] = r14, -1
	nop 0
	(p6) br.cond.dptk .L2
	;;
	.mlx
	adds r14 = 200, r12
	movl r15 = @gprel(.LC1)
	.mmi
	nop 0
	adds r17 = 182, r12
	nop 0
	;;
	.mmi
	st8 [r14] = r18
	add r15 = r1, r15
	adds r14 = 208, r12
	;;
	.mlx
	st8 [r14] = r15
	movl r14 = -3689348814741910323
	;;
	.mmi
	setf.sig f6 = r14
	adds r14 = 183, r12
	nop 0
	;;
	.mmi
	st1 [r14] = r0
	nop 0
	nop 0
	.align 32
.L3:
	.mmi
	setf.sig f7 = r16
	cmp.ltu p6, p7 = 9, r16
	mov r18 = r17
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f7 = f7, f6
	;;
	.mmi
	getf.sig r15 = f7
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
	(p6) br.cond.dptk .L3
	.mmi
	adds r14 = 216, r12
	adds r21 = 224, r12
	nop 0
	.mmi
	mov r39 = r0
	;;
	st8 [r14] = r18
	nop 0
	.align 32
.L6:
	.mmi
	ld8 r19 = [r20], 8
	;;
	adds r15 = 1, r19
	nop 0
	;;
	.mmi
	ld1 r14 = [r19]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	nop 0
	mov r16 = r14
	.mmb
	nop 0
	adds r14 = 16, r12
	(p6) br.cond.dpnt .L4
	;;
	.mmi
	add r17 = r14, r39
	nop 0
	nop 0
	;;
	.align 32
.L5:
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
	(p6) br.cond.dptk .L5
	.mii
	sub r39 = r39, r19
	nop 0
	;;
	add r39 = r18, r39
.L4:
	.mib
	nop 0
	cmp.ne p6, p7 = r21, r20
	(p6) br.cond.dptk .L6
	.mii
	adds r15 = 16, r12
	addl r37 = 1, r0
	;;
	add r14 = r15, r39
	.mmi
	mov r38 = r15
	addl r15 = 10, r0
	adds r39 = 1, r39
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
	.restore sp
	adds r12 = 208, r12
	br.ret.sptk.many b0
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
	data8	numbers#+8
	.align 8
.LC7:
	data8	numbers#+16
	.align 8
.LC8:
	data8	numbers#+24
	.align 8
.LC9:
	data8	numbers#+32
	.align 8
.LC10:
	data8	numbers#+40
	.align 8
.LC11:
	data8	numbers#+48
	.align 8
.LC12:
	data8	numbers#+56
	.align 8
.LC14:
	data8	samples#+6
	.align 8
.LC15:
	data8	samples#+8
	.align 8
.LC17:
	data8	predicates#+8
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 68
	.mmb
	.save ar.pfs, r69
	alloc r69 = ar.pfs, 0, 39, 8, 0
	adds r16 = -8, r12
	nop 0
	.mii
	.fframe 64
	adds r12 = -64, r12
	mov r17 = ar.lc
	addl r14 = @gprel(.LC3), gp
	;;
	.mlx
	nop 0
	movl r34 = @gprel(from#)
	.mlx
	ld8 r32 = [r14]
	movl r36 = @gprel(numbers#)
	;;
	.mmi
	add r34 = r1, r34
	add r36 = r1, r36
	addl r14 = @gprel(.LC2), gp
	.mlx
	mov r70 = r1
	movl r42 = @gprel(.LC4)
	;;
	.mlx
	mov r35 = r0
	movl r41 = @gprel(.LC5)
	.mlx
	ld8 r38 = [r14]
	movl r40 = @gprel(.LC13)
	;;
	.mlx
	addl r33 = @gprel(seed#), gp
	movl r39 = @gprel(.LC16)
	.mmi
	mov r37 = r36
	addl r62 = @gprel(sum#), gp
	addl r56 = @gprel(.LC6), gp
	;;
	.mmi
	addl r55 = @gprel(.LC7), gp
	addl r54 = @gprel(.LC8), gp
	.save rp, r68
	mov r68 = b0
	.mmi
	addl r53 = @gprel(.LC9), gp
	addl r52 = @gprel(.LC10), gp
	addl r51 = @gprel(.LC11), gp
	;;
	.mmi
	addl r50 = @gprel(.LC12), gp
	adds r49 = 1254, r34
	addl r48 = @gprel(.LC14), gp
	.mmi
	adds r47 = -68, r32
	addl r46 = @gprel(.LC15), gp
	addl r45 = 1056, r0
	;;
	.mlx
	adds r44 = 62, r32
	movl r59 = 1013904223
	.mlx
	adds r43 = -66, r34
	movl r58 = -8388608
	;;
	.mmi
	add r42 = r1, r42
	add r41 = r1, r41
	addl r61 = 32767, r0
	.mmi
	add r40 = r1, r40
	addl r60 = -32768, r0
	addl r57 = 32766, r0
	;;
	.mmi
	add r39 = r1, r39
	;;
	.savesp ar.lc, 56
	st8 [r16] = r17, 8
	nop 0
	.mmi
	nop 0
	;;
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	nop 0
.L14:
	.mmi
	ld4 r15 = [r33]
	adds r18 = 66, r34
	and r17 = 3, r35
	;;
.L33:
	.mmi
	nop 0
	adds r16 = -66, r18
	mov ar.lc = 65
	.align 32
.L15:
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
	add r15 = r15, r59
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
	br.cloop.sptk.few .L15
	.mmi
	nop 0
	adds r18 = 66, r18
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r18, r49
	(p7) br.cond.dptk .L33
	.mlx
	nop 0
	movl r63 = @gprel(samples#)
	.mmi
	addl r14 = 511, r0
	nop 0
	mov r18 = r36
	;;
	.mii
	add r63 = r1, r63
	mov ar.lc = r14
	;;
	mov r17 = r63
.L17:
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
	add r15 = r15, r59
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
	add r16 = r16, r58
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
	add r15 = r15, r59
	;;
	nop 0
	extr.u r14 = r15, 8, 24
	;;
	.mib
	st2 [r17] = r14, 2
	nop 0
	br.cloop.sptk.few .L17
	.mmi
	st4 [r33] = r15
	adds r74 = 64, r34
	addl r75 = 66, r0
	;;
.L18:
	.mmi
	mov r76 = r75
	adds r16 = 69, r74
	adds r15 = 3, r74
	.mmi
	adds r14 = -63, r74
	adds r73 = -64, r74
	adds r75 = 66, r75
	;;
	.mmi
	ld1 r27 = [r16]
	adds r72 = -62, r74
	adds r71 = 2, r74
	.mmi
	adds r31 = 4, r74
	adds r30 = 68, r74
	adds r29 = 70, r74
	;;
	.mmi
	ld1 r26 = [r15]
	add r28 = r47, r76
	mov ar.lc = 63
	.mmi
	ld1 r25 = [r14]
	nop 0
	nop 0
	;;
	.align 32
.L19:
	.mmi
	ld1 r19 = [r31], 1
	mov r17 = r26
	mov r18 = r25
	.mmi
	mov r16 = r27
	ld1 r15 = [r72], 1
	nop 0
	;;
	.mmi
	ld1 r21 = [r29], 1
	cmp4.leu p6, p7 = r26, r19
	mov r26 = r19
	.mmi
	ld1 r23 = [r71], 1
	;;
	cmp4.leu p8, p9 = r27, r21
	(p6) mov r20 = r19
	.mmi
	ld1 r22 = [r30], 1
	ld1 r24 = [r73], 1
	mov r27 = r21
	;;
	.mmi
	(p7) mov r20 = r17
	(p7) mov r17 = r19
	nop 0
	.mmi
	cmp4.leu p6, p7 = r25, r15
	(p8) mov r14 = r21
	mov r25 = r15
	;;
	.mmi
	(p9) mov r14 = r16
	(p9) mov r16 = r21
	nop 0
	.mmi
	cmp4.geu p8, p9 = r23, r17
	(p7) mov r21 = r18
	(p7) mov r18 = r15
	;;
	.mmi
	(p6) mov r21 = r15
	(p9) mov r19 = r23
	cmp4.geu p6, p7 = r22, r16
	;;
	.mmi
	(p8) mov r19 = r17
	(p8) mov r17 = r23
	cmp4.geu p8, p9 = r24, r18
	.mii
	(p6) mov r23 = r16
	(p6) mov r16 = r22
	;;
	zxt1 r17 = r17
	.mmi
	(p8) mov r15 = r18
	(p7) mov r23 = r22
	zxt1 r19 = r19
	;;
	.mmi
	(p9) mov r15 = r24
	cmp4.leu p6, p7 = r17, r20
	zxt1 r16 = r16
	.mmi
	(p8) mov r18 = r24
	nop 0
	zxt1 r23 = r23
	;;
	.mii
	cmp4.leu p10, p11 = r19, r15
	cmp4.geu p8, p9 = r21, r18
	;;
	(p11) mov r15 = r19
	.mmi
	(p7) mov r19 = r17
	(p9) mov r22 = r21
	(p9) mov r21 = r18
	;;
	.mmi
	(p6) mov r19 = r20
	(p6) mov r20 = r17
	cmp4.leu p6, p7 = r16, r14
	.mmi
	(p8) mov r22 = r18
	cmp4.leu p8, p9 = r23, r15
	zxt1 r21 = r21
	;;
	.mmi
	(p6) mov r17 = r14
	(p6) mov r14 = r16
	zxt1 r20 = r20
	.mii
	(p9) mov r15 = r23
	zxt1 r18 = r19
	;;
	zxt1 r14 = r14
	.mmi
	(p7) mov r17 = r16
	cmp4.leu p8, p9 = r18, r21
	zxt1 r19 = r22
	;;
	.mii
	cmp4.leu p6, p7 = r14, r20
	zxt1 r16 = r17
	(p8) mov r17 = r18
	;;
	.mmi
	(p7) mov r22 = r14
	(p7) mov r14 = r20
	(p9) mov r17 = r21
	;;
	.mmi
	(p6) mov r22 = r20
	cmp4.geu p6, p7 = r19, r14
	zxt1 r17 = r17
	;;
	.mmi
	(p6) mov r14 = r19
	nop 0
	cmp4.leu p6, p7 = r16, r17
	;;
	.mmi
	cmp4.geu p8, p9 = r14, r22
	nop 0
	(p7) mov r16 = r17
	;;
	.mii
	(p8) mov r14 = r22
	zxt1 r16 = r16
	;;
	zxt1 r14 = r14
	;;
	.mmi
	cmp4.leu p6, p7 = r14, r16
	;;
	(p7) mov r17 = r14
	(p7) mov r14 = r16
	;;
	.mii
	(p6) mov r17 = r16
	cmp4.geu p6, p7 = r15, r14
	;;
	(p6) mov r14 = r15
	;;
	.mmi
	cmp4.geu p6, p7 = r14, r17
	;;
	(p6) mov r14 = r17
	nop 0
	;;
	.mib
	st1 [r28] = r14, 1
	nop 0
	br.cloop.sptk.few .L19
	.mib
	adds r74 = 66, r74
	cmp.eq p6, p7 = r45, r76
	(p7) br.cond.dptk .L18
	.mmi
	ld4 r72 = [r62]
	mov r71 = r42
	adds r35 = 1, r35
	.mmi
	ld1 r14 = [r32]
	;;
	add r72 = r72, r14
	nop 0
	;;
	.mib
	st4 [r62] = r72
	addp4 r72 = r72, r0
	br.call.sptk.many b0 = say#
	;;
	.mmi
	nop 0
	mov r1 = r70
	mov r22 = r44
	.mmi
	nop 0
	addl r24 = 66, r0
	addl r23 = 1, r0
	;;
.L21:
	.mmi
	nop 0
	adds r20 = -64, r22
	add r21 = r43, r24
	;;
	.align 32
.L25:
	.mmi
	mov r16 = r21
	addl r17 = 255, r0
	addl r18 = -1, r0
	;;
.L22:
	.mmi
	adds r19 = 2, r16
	nop 0
	adds r15 = 1, r16
	.mmi
	ld1 r14 = [r16], 66
	nop 0
	adds r18 = 1, r18
	;;
	.mmi
	nop 0
	ld1 r15 = [r15]
	cmp4.ne p6, p7 = 2, r18
	.mmi
	ld1 r19 = [r19]
	;;
	cmp4.le p8, p9 = r15, r19
	nop 0
	;;
	.mmi
	(p9) mov r15 = r19
	;;
	cmp4.le p8, p9 = r14, r15
	nop 0
	;;
	.mmi
	(p9) mov r14 = r15
	;;
	cmp4.le p8, p9 = r17, r14
	nop 0
	;;
	.mib
	nop 0
	(p9) mov r17 = r14
	(p6) br.cond.dptk .L22
	;;
	.mmi
	st1 [r20] = r17, 1
	nop 0
	adds r21 = 1, r21
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r22, r20
	(p7) br.cond.dptk .L25
	.mmi
	adds r23 = 1, r23
	adds r22 = 66, r20
	adds r24 = 66, r24
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 17, r23
	(p7) br.cond.dptk .L21
	.mmi
	adds r14 = 2, r32
	ld4 r72 = [r62]
	mov r71 = r41
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	add r72 = r72, r14
	nop 0
	;;
	.mib
	st4 [r62] = r72
	addp4 r72 = r72, r0
	br.call.sptk.many b0 = say#
	;;
	.mmb
	mov r1 = r70
	ld8 r67 = [r56]
	nop 0
	.mmi
	mov r22 = r36
	ld8 r66 = [r55]
	mov ar.lc = 31
	;;
	.mmi
	nop 0
	ld8 r65 = [r54]
	nop 0
	.mmi
	ld8 r64 = [r53]
	;;
	ld8 r3 = [r52]
	nop 0
	.mmi
	ld8 r2 = [r51]
	;;
	ld8 r11 = [r50]
	nop 0
.L26:
	.mmi
	ld8 r17 = [r67]
	mov r10 = r22
	adds r71 = 36, r22
	.mmi
	adds r31 = 12, r22
	adds r30 = 44, r22
	adds r29 = 20, r22
	;;
	.mmi
	ld8 r14 = [r22]
	adds r28 = 52, r22
	adds r27 = 28, r22
	.mmi
	adds r26 = 60, r22
	ld8 r15 = [r65]
	adds r22 = 64, r22
	;;
	.mmi
	ld8 r16 = [r3]
	ld8 r19 = [r11]
	nop 0
	;;
	.mii
	ld8 r21 = [r66]
	unpack4.l r20 = r17, r14
	unpack4.h r14 = r17, r14
	.mmi
	ld8 r18 = [r64]
	;;
	ld8 r17 = [r2]
	nop 0
	;;
	.mii
	nop 0
	unpack4.l r23 = r15, r21
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
	unpack4.l r19 = r23, r20
	unpack4.h r20 = r23, r20
	;;
	.mii
	nop 0
	unpack4.l r23 = r16, r15
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
	unpack4.l r76 = r15, r20
	unpack4.l r78 = r23, r19
	;;
	.mii
	nop 0
	unpack4.l r17 = r21, r16
	unpack4.h r19 = r23, r19
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
	pcmp4.gt r8 = r78, r17
	pcmp4.gt r25 = r17, r78
	nop 0
	;;
	.mmi
	pcmp4.gt r73 = r19, r16
	nop 0
	pcmp4.gt r21 = r16, r19
	;;
	.mmi
	pcmp4.gt r75 = r76, r15
	pcmp4.gt r24 = r20, r14
	pcmp4.gt r74 = r15, r76
	.mmi
	pcmp4.gt r23 = r14, r20
	;;
	and r72 = r17, r8
	andcm r8 = r78, r8
	.mmi
	and r17 = r17, r25
	nop 0
	andcm r78 = r78, r25
	;;
	.mmi
	andcm r77 = r19, r73
	and r25 = r16, r73
	and r18 = r16, r21
	.mmi
	andcm r73 = r19, r21
	or r72 = r8, r72
	or r21 = r78, r17
	;;
	.mmi
	and r19 = r15, r75
	and r16 = r14, r24
	andcm r75 = r76, r75
	.mmi
	and r15 = r15, r74
	andcm r24 = r20, r24
	andcm r74 = r76, r74
	;;
	.mmi
	and r14 = r14, r23
	andcm r23 = r20, r23
	or r25 = r77, r25
	.mmi
	or r17 = r74, r15
	or r19 = r75, r19
	or r18 = r73, r18
	;;
	.mmi
	or r16 = r24, r16
	nop 0
	or r14 = r23, r14
	;;
	.mmi
	pcmp4.gt r9 = r19, r72
	pcmp4.gt r8 = r21, r17
	pcmp4.gt r76 = r72, r19
	.mmi
	pcmp4.gt r75 = r17, r21
	;;
	pcmp4.gt r78 = r16, r25
	pcmp4.gt r77 = r18, r14
	.mmi
	pcmp4.gt r74 = r25, r16
	nop 0
	pcmp4.gt r73 = r14, r18
	;;
	.mmi
	and r24 = r19, r9
	and r20 = r17, r8
	andcm r9 = r72, r9
	.mmi
	andcm r8 = r21, r8
	and r19 = r19, r76
	and r17 = r17, r75
	;;
	.mmi
	and r23 = r16, r78
	and r15 = r14, r77
	andcm r78 = r25, r78
	.mmi
	andcm r77 = r18, r77
	or r24 = r9, r24
	or r20 = r8, r20
	;;
	.mmi
	or r23 = r78, r23
	or r15 = r77, r15
	andcm r76 = r72, r76
	.mmi
	andcm r75 = r21, r75
	and r16 = r16, r74
	and r14 = r14, r73
	;;
	.mmi
	andcm r74 = r25, r74
	nop 0
	andcm r73 = r18, r73
	.mmi
	or r21 = r76, r19
	nop 0
	or r19 = r75, r17
	;;
	.mmi
	pcmp4.gt r77 = r24, r20
	or r16 = r74, r16
	or r14 = r73, r14
	.mmi
	pcmp4.gt r18 = r20, r24
	;;
	pcmp4.gt r76 = r23, r15
	pcmp4.gt r75 = r15, r23
	;;
	.mmi
	pcmp4.gt r74 = r16, r21
	pcmp4.gt r73 = r19, r14
	pcmp4.gt r17 = r21, r16
	.mmi
	and r25 = r20, r77
	andcm r77 = r24, r77
	and r20 = r20, r18
	;;
	.mmi
	andcm r24 = r24, r18
	and r18 = r15, r76
	and r15 = r15, r75
	.mmi
	andcm r75 = r23, r75
	pcmp4.gt r72 = r14, r19
	andcm r76 = r23, r76
	;;
	.mmi
	or r20 = r24, r20
	nop 0
	or r15 = r75, r15
	.mmi
	or r25 = r77, r25
	nop 0
	or r18 = r76, r18
	;;
	.mmi
	and r24 = r16, r74
	andcm r74 = r21, r74
	and r16 = r16, r17
	.mmi
	andcm r21 = r21, r17
	and r17 = r14, r73
	andcm r73 = r19, r73
	;;
	.mmi
	or r17 = r73, r17
	and r14 = r14, r72
	nop 0
	.mmi
	andcm r72 = r19, r72
	or r16 = r21, r16
	or r24 = r74, r24
	;;
	.mmb
	pcmp4.gt r73 = r20, r15
	or r14 = r72, r14
	nop 0
	.mmi
	pcmp4.gt r72 = r18, r25
	st4 [r10] = r16, 4
	extr r16 = r16, 32, 32
	;;
	.mmb
	st4 [r64] = r16, 64
	pcmp4.gt r21 = r15, r20
	nop 0
	.mii
	pcmp4.gt r19 = r25, r18
	extr r76 = r14, 32, 32
	;;
	and r16 = r15, r73
	.mmi
	andcm r73 = r20, r73
	and r23 = r18, r72
	andcm r72 = r25, r72
	;;
	.mmi
	or r16 = r73, r16
	or r23 = r72, r23
	and r15 = r15, r21
	.mmi
	and r18 = r18, r19
	andcm r21 = r20, r21
	andcm r19 = r25, r19
	;;
	.mii
	or r15 = r21, r15
	or r18 = r19, r18
	;;
	pcmp4.gt r73 = r24, r16
	.mmi
	pcmp4.gt r20 = r16, r24
	pcmp4.gt r72 = r23, r17
	pcmp4.gt r25 = r17, r23
	;;
	.mmi
	and r21 = r16, r73
	andcm r73 = r24, r73
	and r19 = r16, r20
	.mmi
	andcm r24 = r24, r20
	and r16 = r17, r25
	and r20 = r17, r72
	;;
	.mmi
	or r21 = r73, r21
	andcm r72 = r23, r72
	andcm r25 = r23, r25
	.mmi
	or r19 = r24, r19
	;;
	or r20 = r72, r20
	or r16 = r25, r16
	;;
	.mmi
	pcmp4.gt r75 = r21, r18
	nop 0
	pcmp4.gt r74 = r18, r21
	;;
	.mmi
	pcmp4.gt r73 = r19, r20
	pcmp4.gt r72 = r20, r19
	pcmp4.gt r25 = r15, r16
	.mmi
	pcmp4.gt r24 = r16, r15
	;;
	and r23 = r18, r75
	and r17 = r18, r74
	.mmi
	andcm r75 = r21, r75
	nop 0
	andcm r74 = r21, r74
	;;
	.mmi
	or r17 = r74, r17
	and r21 = r20, r73
	and r18 = r20, r72
	.mmi
	andcm r73 = r19, r73
	andcm r72 = r19, r72
	or r23 = r75, r23
	;;
	.mmi
	and r19 = r16, r25
	and r16 = r16, r24
	andcm r24 = r15, r24
	.mmi
	or r73 = r73, r21
	or r18 = r72, r18
	andcm r25 = r15, r25
	;;
	.mmi
	or r24 = r24, r16
	nop 0
	extr r21 = r23, 32, 32
	.mii
	st4 [r10] = r23
	or r19 = r25, r19
	;;
	extr r16 = r17, 32, 32
	.mmi
	st4 [r71] = r21
	st4 [r67] = r17, 64
	nop 0
	;;
	.mmi
	nop 0
	st4 [r3] = r16, 64
	extr r17 = r73, 32, 32
	.mmi
	st4 [r31] = r73
	;;
	nop 0
	extr r16 = r18, 32, 32
	.mmi
	st4 [r30] = r17
	st4 [r66] = r18, 64
	nop 0
	;;
	.mii
	nop 0
	extr r17 = r19, 32, 32
	nop 0
	.mmi
	st4 [r2] = r16, 64
	st4 [r29] = r19
	nop 0
	;;
	.mii
	nop 0
	extr r16 = r24, 32, 32
	nop 0
	.mmi
	st4 [r28] = r17
	st4 [r65] = r24, 64
	nop 0
	;;
	.mmi
	st4 [r11] = r16, 64
	st4 [r27] = r14
	nop 0
	;;
	.mib
	st4 [r26] = r76
	nop 0
	br.cloop.sptk.few .L26
	.mmi
	nop 0
	ld4 r14 = [r62]
	mov r71 = r40
	.mmi
	ld4 r72 = [r37], 4
	;;
	add r72 = r72, r14
	nop 0
	;;
	.mib
	st4 [r62] = r72
	addp4 r72 = r72, r0
	br.call.sptk.many b0 = say#
	;;
	.mmi
	ld4 r24 = [r62]
	addl r15 = 507, r0
	mov r1 = r70
	.mmi
	mov r25 = r0
	ld8 r20 = [r48]
	addl r19 = 4, r0
	;;
	.mmi
	ld8 r17 = [r46]
	mov r23 = r24
	mov ar.lc = r15
	;;
.L30:
	.mmi
	ld2 r16 = [r17], 2
	ld2 r15 = [r63], 2
	nop 0
	;;
	.mib
	nop 0
	sxt2 r16 = r16
	nop 0
	.mmi
	ld2 r18 = [r20], 2
	adds r21 = -2, r17
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
	cmp4.le p6, p7 = r61, r14
	cmp4.ge p8, p9 = r57, r14
	;;
	.mmi
	(p6) mov r14 = r61
	;;
	cmp4.le p6, p7 = r60, r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r60
	nop 0
	;;
	.mmi
	adds r15 = -12, r14
	;;
	cmp4.ltu p6, p7 = 1, r15
	and r15 = 7, r19
	;;
	.mib
	(p7) st2 [r21] = r0
	nop 0
	(p7) br.cond.dpnt .L28
	;;
	.mib
	st2 [r21] = r14
	nop 0
	(p8) br.cond.dptk .L28
	.mmi
	cmp4.ne p6, p7 = 3, r15
	;;
	(p7) adds r14 = 2, r63
	(p7) addl r25 = 1, r0
	;;
	.mii
	(p7) ld2 r14 = [r14]
	nop 0
	;;
	(p7) sxt2 r14 = r14
	;;
	.mmi
	(p7) add r23 = r23, r14
	nop 0
	nop 0
.L28:
	.mib
	nop 0
	adds r19 = 1, r19
	br.cloop.sptk.few .L30
	.mmi
	ld2 r14 = [r38], 2
	nop 0
	cmp4.ne p6, p7 = 0, r25
	.mii
	mov r71 = r39
	adds r32 = 66, r32
	;;
	sxt2 r14 = r14
	;;
	.mmi
	(p6) add r23 = r23, r14
	;;
	(p7) add r23 = r24, r14
	nop 0
	;;
	.mib
	st4 [r62] = r23
	addp4 r72 = r23, r0
	br.call.sptk.many b0 = say#
	;;
	.mib
	mov r1 = r70
	cmp4.eq p6, p7 = 12, r35
	(p7) br.cond.dptk .L14
	;;
	.mlx
	addl r15 = 399, r0
	movl r19 = @gprel(words.1#)
	.mlx
	ld4 r14 = [r33]
	movl r17 = 1013904223
	;;
	.mmi
	nop 0
	add r19 = r1, r19
	mov ar.lc = r15
.L34:
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
	br.cloop.sptk.few .L34
	.mmi
	addl r15 = @ltoffx(predicates#), r1
	st4 [r33] = r14
	mov r32 = r0
	.mlx
	adds r35 = 39, r12
	movl r14 = -3689348814741910323
	;;
	.mlx
	ld8.mov r15 = [r15], predicates#
	movl r36 = @gprel(memory.0#)
	.mlx
	setf.sig f2 = r14
	movl r37 = @gprel(words.1#)
	;;
	.mmi
	addl r14 = @gprel(.LC17), gp
	add r36 = r1, r36
	add r37 = r1, r37
	;;
	.mmi
	nop 0
	ld8 r16 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r16
	(p7) br.cond.dpnt .L48
	;;
	.mmi
	ld8 r33 = [r14]
	nop 0
	nop 0
.L37:
	.mmi
	st1 [r35] = r0
	adds r18 = 38, r12
	mov r17 = r32
	;;
.L36:
	.mmi
	setf.sig f6 = r17
	cmp.ltu p6, p7 = 9, r17
	mov r38 = r18
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
	(p6) br.cond.dptk .L36
	.mmi
	nop 0
	ld8 r14 = [r16], 8
	mov r73 = r36
	.mmi
	addl r72 = 400, r0
	mov r71 = r37
	adds r32 = 1, r32
	;;
	.mib
	ld8 r1 = [r16]
	mov b6 = r14
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r70
	nop 0
	mov r72 = r8
	.mmb
	mov r71 = r38
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mmi
	ld8 r16 = [r33], 8
	nop 0
	mov r1 = r70
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r16
	(p6) br.cond.dptk .L37
.L48:
	.mmi
	mov r8 = r0
	adds r18 = 56, r12
	mov b0 = r68
	;;
	.mmi
	ld8 r19 = [r18], 8
	nop 0
	mov ar.pfs = r69
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r18]
	mov ar.lc = r19
	.mmb
	nop 0
	.restore sp
	adds r12 = 64, r12
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
