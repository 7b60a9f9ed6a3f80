// 3842a79b4e4c079cdff1fa7fcb0aad5c
	.file	"lz77.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc code_byte#
code_byte:
	.prologue
	.body
	.mmi
	addl r24 = 7, r0
	addl r22 = 1, r0
	cmp4.eq p8, p9 = 0, r35
	.mmi
	addl r28 = 4096, r0
	addl r21 = 255, r0
	adds r19 = 4, r32
	;;
	.mmi
	nop 0
	adds r20 = 8, r32
	adds r18 = 16, r32
	.align 32
.L7:
	.pred.rel.mutex p8, p9
	.mmi
	addp4 r17 = r22, r0
	ld4 r15 = [r32]
	addp4 r25 = r24, r0
	.mmi
	addp4 r23 = r34, r0
	ld4 r27 = [r19]
	shladd r22 = r22, 1, r0
	;;
	.mmi
	nop 0
	shladd r17 = r17, 1, r0
	sub r16 = r27, r15
	.mmi
	setf.sig f8 = r15
	;;
	add r17 = r33, r17
	extr.u r16 = r16, 12, 20
	;;
	.mmi
	ld2 r14 = [r17]
	setf.sig f6 = r16
	shr.u r23 = r23, r25
	;;
	.mmi
	setf.sig f7 = r14
	nop 0
	sub r25 = r28, r14
	;;
	.mmf
	nop 0
	nop 0
	xma.l f6 = f6, f7, f8
	;;
	.mib
	getf.sig r16 = f6
	nop 0
	(p8) br.cond.dptk .L2
	.mmi
	ld4 r23 = [r20]
	;;
	cmp4.leu p6, p7 = r23, r16
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r26 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r26 = r0
	(p7) br.cond.dptk .L4
.L3:
	.pred.rel.mutex p8, p9
	.mii
	nop 0
	extr r25 = r25, 5, 27
	xor r15 = r15, r16
	.mmi
	st4 [r19] = r16
	;;
	add r14 = r25, r14
	extr.u r15 = r15, 24, 8
	;;
	.mii
	nop 0
	zxt2 r14 = r14
	cmp4.eq p6, p7 = 0, r15
	;;
	.mib
	st2 [r17] = r14
	nop 0
	(p7) br.cond.dpnt .L11
	.align 32
.L6:
	.pred.rel.mutex p8, p9
	.mii
	ld8 r14 = [r18]
	extr.u r16 = r16, 24, 8
	;;
	adds r15 = 1, r14
	.mmi
	(p9) ld4 r16 = [r20]
	;;
	(p9) st8 [r18] = r15
	(p9) dep.z r16 = r16, 8, 24
	.mmi
	(p8) st8 [r18] = r15
	ld4.a r15 = [r32]
	nop 0
	;;
	.mmi
	(p9) ld1 r14 = [r14]
	;;
	(p8) st1 [r14] = r16
	(p9) or r14 = r16, r14
	;;
	.mmi
	(p9) st4 [r20] = r14
	ld4 r14 = [r19]
	nop 0
	.mmi
	ld4.c.clr r15 = [r32]
	;;
	nop 0
	dep.z r14 = r14, 8, 24
	;;
	.mmi
	or r14 = r21, r14
	nop 0
	dep.z r15 = r15, 8, 24
	;;
	.mii
	xor r17 = r15, r14
	mov r16 = r14
	;;
	extr.u r17 = r17, 24, 8
	;;
	.mii
	nop 0
	unpack4.l r15 = r14, r15
	cmp4.eq p6, p7 = 0, r17
	;;
	.mib
	st8 [r32] = r15
	nop 0
	(p6) br.cond.dptk .L6
.L11:
	.pred.rel.mutex p8, p9
	.mmi
	adds r24 = -1, r24
	nop 0
	add r22 = r22, r26
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = -1, r24
	(p6) br.cond.dptk .L7
	.mib
	nop 0
	zxt1 r8 = r22
	br.ret.sptk.many b0
.L2:
	.pred.rel.mutex p8, p9
	.mmi
	nop 0
	and r23 = 1, r23
	nop 0
	;;
	.mib
	mov r26 = r23
	cmp4.eq p6, p7 = 0, r23
	(p7) br.cond.dptk .L3
.L4:
	.pred.rel.mutex p8, p9
	.mii
	nop 0
	shr.u r15 = r14, 5
	nop 0
	;;
	.mmi
	sub r14 = r14, r15
	adds r15 = 1, r16
	mov r16 = r27
	;;
	.mmi
	st4 [r32] = r15
	xor r15 = r15, r16
	zxt2 r14 = r14
	;;
	.mii
	nop 0
	extr.u r15 = r15, 24, 8
	nop 0
	.mmi
	st2 [r17] = r14
	nop 0
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L6
	.mib
	nop 0
	nop 0
	br .L11
	.endp code_byte#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"counts "
	.align 8
.LC4:
	stringz	"not the same"
	.align 8
.LC5:
	stringz	"%d %08x\n"
	.sdata
	.align 8
.LC1:
	data8	distance_model#+512
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 69
	.mmi
	.save ar.pfs, r70
	alloc r70 = ar.pfs, 2, 39, 4, 0
	.fframe 32
	adds r12 = -32, r12
	.save ar.lc, r72
	mov r72 = ar.lc
	.mlx
	mov r71 = r1
	movl r18 = @gprel(.LC0)
	;;
	.mlx
	addl r20 = 7, r0
	movl r15 = 3353953467947191203
	.mlx
	addl r16 = 99, r0
	movl r14 = -3689348814741910323
	;;
	.mmi
	setf.sig f7 = r15
	setf.sig f6 = r14
	dep.z r15 = r20, 13, 19
	.mlx
	add r18 = r1, r18
	movl r60 = @gprel(text#)
	;;
	.mlx
	xor r15 = r20, r15
	movl r21 = @gprel(words#)
	.mmi
	mov r17 = r0
	addl r22 = 60000, r0
	add r60 = r1, r60
	;;
	.mii
	nop 0
	extr.u r14 = r15, 17, 15
	add r21 = r1, r21
	.mmi
	cmp4.eq p6, p7 = 0, r16
	;;
	xor r15 = r14, r15
	.save rp, r69
	mov r69 = b0
	.body
	;;
	.mii
	nop 0
	dep.z r14 = r15, 5, 27
	;;
	xor r15 = r14, r15
	;;
	.mib
	nop 0
	mov r20 = r15
	(p6) br.cond.dpnt .L20
	.align 32
.L110:
	.mmi
	andcm r14 = -1, r17
	addl r23 = 60000, r0
	sxt4 r19 = r17
	.mmi
	adds r18 = 1, r18
	;;
	add r14 = r14, r23
	add r19 = r60, r19
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L22:
	.mmi
	st1 [r19] = r16, 1
	nop 0
	adds r17 = 1, r17
	;;
	.mmi
	ld1 r14 = [r18], 1
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	nop 0
	mov r16 = r14
	cmp4.eq p6, p7 = 0, r14
	.bbb
	nop 0
	(p6) br.cond.dpnt .L21
	br.cloop.sptk.few .L22
.L23:
	.mlx
	nop 0
	movl r42 = @gprel(unpacked#)
	.mlx
	nop 0
	movl r54 = @gprel(packed#)
	;;
	.mlx
	add r42 = r1, r42
	movl r57 = @gprel(head#)
	.mlx
	addl r49 = 1, r0
	movl r62 = @gprel(previous#)
	;;
	.mlx
	adds r33 = 8, r33
	movl r45 = @gprel(byte_model#)
	.mlx
	addl r75 = 10, r0
	movl r44 = @gprel(length_model#)
	;;
	.mlx
	mov r74 = r0
	movl r47 = @gprel(distance_model#)
	.mlx
	adds r61 = 24, r12
	movl r55 = @gprel(text#)
	;;
	.mmi
	adds r35 = 32, r12
	add r54 = r1, r54
	addl r46 = @gprel(.LC1), gp
	.mlx
	addl r40 = @gprel(flag_model#), gp
	movl r52 = -4294967296
	;;
	.mlx
	addl r63 = 59997, r0
	movl r36 = 576469548530665472
	.mlx
	addl r51 = 60000, r0
	movl r53 = 134219776
	;;
	.mmi
	addl r48 = 130, r0
	add r57 = r1, r57
	addl r58 = 8191, r0
	.mmi
	addl r39 = 32767, r0
	adds r59 = 20, r12
	addl r43 = 4096, r0
	;;
	.mmi
	add r62 = r1, r62
	addl r37 = 255, r0
	add r45 = r1, r45
	.mmi
	addl r41 = 59999, r0
	add r44 = r1, r44
	adds r50 = 1, r42
	;;
	.mmi
	nop 0
	add r47 = r1, r47
	add r55 = r1, r55
	.mmb
	nop 0
	cmp4.ge p6, p7 = 1, r32
	(p7) br.cond.dpnt .L101
.L65:
	.mmi
	ld8 r66 = [r46]
	adds r14 = 16, r12
	mov ar.lc = 63
	.mlx
	nop 0
	movl r64 = @gprel(length_model#)
	;;
	.mmi
	st8 [r14] = r52
	adds r65 = -512, r66
	add r64 = r1, r64
	.mlx
	st4 [r61] = r0
	movl r14 = @gprel(byte_model#)
	;;
	.mmi
	st8 [r35] = r54
	nop 0
	mov r17 = r66
	.mmi
	mov r16 = r64
	mov r15 = r65
	add r14 = r1, r14
	;;
	.align 32
.L30:
	.mmi
	st8 [r17] = r36, 8
	st8 [r15] = r36, 8
	nop 0
	;;
	.mmi
	nop 0
	st8 [r16] = r36, 8
	nop 0
	.mmb
	st8 [r14] = r36, 8
	nop 0
	br.cloop.sptk.few .L30
	.mmi
	mov r56 = r0
	st4 [r40] = r53
	addl r75 = 32768, r0
	.mmb
	addl r74 = -1, r0
	mov r73 = r57
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	cmp4.lt p6, p7 = r63, r56
	mov r1 = r71
	addl r21 = 2048, r0
	.mmb
	addl r25 = -1, r0
	mov r20 = r0
	(p7) br.cond.dpnt .L102
	;;
	.mii
	nop 0
	(p6) sxt4 r34 = r56
	nop 0
	.align 32
.L31:
	.mmi
	sub r16 = r25, r20
	setf.sig f7 = r21
	nop 0
	.mmi
	setf.sig f8 = r20
	mov r67 = r0
	mov r38 = r0
	;;
	.mii
	nop 0
	extr.u r16 = r16, 12, 20
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f6 = r16
	nop 0
	;;
	.mfi
	nop 0
	xma.l f6 = f6, f7, f8
	nop 0
	;;
	.mmi
	getf.sig r16 = f6
	nop 0
	nop 0
	;;
.L39:
	.mii
	nop 0
	extr.u r14 = r21, 5, 11
	adds r20 = 1, r16
	.mmi
	mov r16 = r25
	;;
	sub r21 = r21, r14
	adds r14 = 16, r12
	;;
	.mmi
	st4 [r14] = r20
	xor r20 = r20, r16
	zxt2 r21 = r21
	;;
	.mii
	nop 0
	extr.u r20 = r20, 24, 8
	nop 0
	.mmi
	st2 [r40] = r21
	nop 0
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r20
	(p7) br.cond.dpnt .L44
	.align 32
.L40:
	.mii
	ld8 r14 = [r35]
	extr.u r16 = r16, 24, 8
	adds r23 = 16, r12
	;;
	.mmi
	nop 0
	adds r15 = 1, r14
	nop 0
	;;
	.mmi
	st8 [r35] = r15
	st1 [r14] = r16
	adds r16 = 16, r12
	;;
	.mmi
	ld4 r14 = [r59]
	ld4 r15 = [r16]
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r14, 8, 24
	nop 0
	;;
	.mmi
	or r14 = r37, r14
	nop 0
	dep.z r15 = r15, 8, 24
	;;
	.mii
	xor r17 = r15, r14
	mov r16 = r14
	;;
	extr.u r17 = r17, 24, 8
	;;
	.mii
	nop 0
	unpack4.l r15 = r14, r15
	cmp4.eq p6, p7 = 0, r17
	;;
	.mib
	st8 [r23] = r15
	nop 0
	(p6) br.cond.dptk .L40
.L44:
	.mmi
	adds r75 = -3, r38
	mov r74 = r44
	adds r73 = 16, r12
	.mmb
	mov r76 = r0
	cmp4.lt p6, p7 = 2, r38
	(p7) br.cond.dptk .L103
	.mib
	add r34 = r60, r34
	nop 0
	br.call.sptk.many b0 = code_byte#
	;;
	.mii
	mov r1 = r71
	extr.u r75 = r67, 8, 24
	mov r74 = r47
	.mmb
	adds r73 = 16, r12
	mov r76 = r0
	br.call.sptk.many b0 = code_byte#
	;;
	.mmi
	mov r1 = r71
	mov r76 = r0
	and r75 = r37, r67
	.mmb
	ld8 r74 = [r46]
	adds r73 = 16, r12
	br.call.sptk.many b0 = code_byte#
	;;
	.mmi
	adds r14 = -1, r38
	mov r1 = r71
	mov r18 = r56
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L47:
	.mmi
	adds r21 = 1, r34
	cmp4.lt p6, p7 = r63, r18
	nop 0
	.mmb
	adds r22 = 2, r34
	and r16 = r39, r18
	(p6) br.cond.dpnt .L46
	;;
	.mmi
	nop 0
	ld1 r19 = [r34]
	sxt4 r16 = r16
	.mii
	ld1 r17 = [r21]
	nop 0
	;;
	shladd r20 = r19, 1, r0
	.mmi
	shladd r14 = r17, 4, r0
	ld1 r23 = [r22]
	shladd r16 = r16, 2, r0
	;;
	.mmi
	add r20 = r20, r19
	sub r14 = r14, r17
	dep.z r22 = r23, 5, 27
	.mmi
	nop 0
	add r16 = r62, r16
	nop 0
	;;
	.mmi
	shladd r15 = r20, 4, r0
	shladd r14 = r14, 2, r0
	sub r22 = r22, r23
	;;
	.mii
	sub r15 = r15, r20
	add r14 = r14, r17
	;;
	shladd r15 = r15, 2, r0
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r15 = r15, r19
	add r14 = r14, r17
	;;
	.mii
	shladd r17 = r15, 3, r0
	add r14 = r14, r22
	;;
	sub r15 = r17, r15
	;;
	.mii
	nop 0
	dep.z r15 = r15, 5, 27
	;;
	sub r15 = r15, r19
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	extr.u r14 = r14, 3, 29
	;;
	.mmi
	and r14 = r58, r14
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r57, r14
	;;
	ld4 r15 = [r14]
	nop 0
	.mmi
	st4 [r14] = r18
	;;
	st4 [r16] = r15
	nop 0
.L46:
	.mib
	adds r18 = 1, r18
	mov r34 = r21
	br.cloop.sptk.few .L47
	.mii
	add r56 = r38, r56
	adds r14 = 16, r12
	;;
	cmp4.lt p6, p7 = r41, r56
	.mmb
	ld4 r20 = [r14]
	nop 0
	(p6) br.cond.dpnt .L71
	;;
	.mmi
	nop 0
	cmp4.lt p6, p7 = r63, r56
	nop 0
	.mmi
	ld2 r21 = [r40]
	ld4 r25 = [r59]
	nop 0
	;;
	.mib
	nop 0
	(p6) sxt4 r34 = r56
	(p6) br.cond.dptk .L31
	;;
.L102:
	.mmi
	nop 0
	sub r24 = r51, r56
	sxt4 r34 = r56
	.mmi
	mov r67 = r0
	mov r22 = r0
	mov r38 = r0
	;;
	.mmi
	add r26 = r60, r34
	nop 0
	cmp4.le p6, p7 = r48, r24
	;;
	.mmi
	mov r15 = r26
	adds r14 = 2, r26
	(p6) mov r24 = r48
	;;
	.mmi
	ld1 r17 = [r15], 1
	ld1 r16 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r17, 1, r0
	dep.z r19 = r16, 5, 27
	.mmi
	ld1 r18 = [r15]
	;;
	add r14 = r14, r17
	sub r19 = r19, r16
	.mmi
	shladd r15 = r18, 4, r0
	;;
	shladd r16 = r14, 4, r0
	sub r15 = r15, r18
	;;
	.mii
	sub r16 = r16, r14
	shladd r15 = r15, 2, r0
	;;
	shladd r16 = r16, 2, r0
	.mmi
	add r15 = r15, r18
	;;
	add r16 = r16, r17
	shladd r15 = r15, 4, r0
	;;
	.mii
	shladd r14 = r16, 3, r0
	add r15 = r15, r18
	;;
	sub r14 = r14, r16
	;;
	.mii
	nop 0
	dep.z r14 = r14, 5, 27
	;;
	sub r14 = r14, r17
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r14, 3, 29
	;;
	and r14 = r58, r14
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r57, r14
	nop 0
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.gt p6, p7 = r0, r14
	sub r23 = r56, r14
	(p6) br.cond.dpnt .L31
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r39, r23
	(p6) br.cond.dpnt .L31
	.align 32
.L38:
	.mmi
	add r16 = r38, r14
	nop 0
	add r15 = r56, r38
	;;
	.mii
	nop 0
	sxt4 r16 = r16
	sxt4 r15 = r15
	;;
	.mmi
	add r16 = r60, r16
	nop 0
	add r15 = r60, r15
	;;
	.mmi
	ld1 r16 = [r16]
	ld1 r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r15, r16
	(p7) br.cond.dpnt .L104
.L32:
	.mii
	and r14 = r39, r14
	adds r22 = 1, r22
	;;
	sxt4 r14 = r14
	.mmi
	cmp4.ge p6, p7 = 15, r22
	;;
	shladd r14 = r14, 2, r0
	(p6) addl r15 = 1, r0
	;;
	.mmi
	add r14 = r62, r14
	nop 0
	(p7) mov r15 = r0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	andcm r16 = -1, r14
	sub r23 = r56, r14
	;;
	.mii
	nop 0
	extr.u r16 = r16, 31, 1
	cmp4.ge p8, p9 = r39, r23
	;;
	.mmi
	nop 0
	and r15 = r16, r15
	nop 0
	;;
	.mbb
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dpnt .L37
	(p8) br.cond.dptk .L38
	;;
.L37:
	.mmi
	sub r16 = r25, r20
	setf.sig f7 = r21
	nop 0
	.mii
	setf.sig f8 = r20
	cmp4.ge p6, p7 = 2, r38
	;;
	extr.u r16 = r16, 12, 20
	;;
	.mmi
	nop 0
	setf.sig f6 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xma.l f6 = f6, f7, f8
	;;
	.mib
	getf.sig r16 = f6
	nop 0
	(p6) br.cond.spnt .L39
	;;
.L67:
	.mmi
	sub r14 = r43, r21
	st4 [r59] = r16
	nop 0
	;;
	.mii
	nop 0
	extr r14 = r14, 5, 27
	nop 0
	;;
	.mii
	add r21 = r21, r14
	nop 0
	;;
	zxt2 r21 = r21
	;;
.L107:
	.mmi
	xor r20 = r20, r16
	st2 [r40] = r21
	nop 0
	;;
	.mii
	nop 0
	extr.u r20 = r20, 24, 8
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r20
	(p6) br.cond.dptk .L40
	.mib
	nop 0
	nop 0
	br .L44
.L104:
	.mmi
	adds r18 = -1, r24
	nop 0
	sxt4 r15 = r14
	.mmi
	mov r17 = r26
	nop 0
	mov r16 = r0
	;;
	.mii
	addp4 r18 = r18, r0
	add r15 = r60, r15
	;;
	mov ar.lc = r18
	.align 32
.L33:
	.mmi
	ld1 r19 = [r15], 1
	ld1 r18 = [r17], 1
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r18, r19
	nop 0
	(p7) br.cond.dpnt .L105
	;;
	.mib
	nop 0
	adds r16 = 1, r16
	br.cloop.sptk.few .L33
	.mib
	cmp4.lt p6, p7 = r38, r24
	nop 0
	(p6) br.cond.dpnt .L106
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r38, r24
	(p7) br.cond.sptk .L32
	;;
.L98:
	.mmi
	sub r16 = r25, r20
	setf.sig f7 = r21
	nop 0
	.mii
	setf.sig f8 = r20
	cmp4.ge p6, p7 = 2, r38
	;;
	extr.u r16 = r16, 12, 20
	;;
	.mmi
	nop 0
	setf.sig f6 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xma.l f6 = f6, f7, f8
	;;
	.mib
	getf.sig r16 = f6
	nop 0
	(p7) br.cond.sptk .L67
	.mib
	nop 0
	nop 0
	br .L39
.L106:
	.mmi
	sub r14 = r25, r20
	setf.sig f6 = r21
	nop 0
	.mmi
	setf.sig f7 = r20
	mov r67 = r23
	mov r38 = r24
	;;
	.mii
	nop 0
	extr.u r14 = r14, 12, 20
	nop 0
	;;
	.mii
	setf.sig f9 = r14
	sub r14 = r43, r21
	;;
	extr r14 = r14, 5, 27
	;;
	.mmi
	add r21 = r21, r14
	;;
	nop 0
	zxt2 r21 = r21
	;;
	.mmf
	nop 0
	nop 0
	xma.l f9 = f9, f6, f7
	;;
	.mmi
	nop 0
	getf.sig r16 = f9
	nop 0
	;;
	.mib
	st4 [r59] = r16
	nop 0
	br .L107
.L105:
	.mmi
	cmp4.le p6, p7 = r16, r38
	;;
	(p7) mov r38 = r16
	(p7) mov r67 = r23
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r38, r24
	(p7) br.cond.sptk .L32
	.mib
	nop 0
	nop 0
	br .L98
.L103:
	.mmi
	add r14 = r60, r34
	addl r38 = 1, r0
	mov r76 = r0
	.mmi
	mov r74 = r45
	adds r73 = 16, r12
	add r34 = r60, r34
	;;
	.mib
	ld1 r75 = [r14]
	nop 0
	br.call.sptk.many b0 = code_byte#
	;;
	.mmi
	adds r14 = -1, r38
	mov r1 = r71
	mov r18 = r56
	;;
	.mmi
	nop 0
	addp4 r14 = r14, r0
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r14
	br .L47
	;;
.L71:
	.mmi
	nop 0
	addl r67 = 4, r0
	mov ar.lc = 3
	;;
.L48:
	.mii
	ld8 r14 = [r35]
	extr.u r20 = r20, 24, 8
	adds r67 = -1, r67
	;;
	.mmi
	nop 0
	adds r15 = 1, r14
	nop 0
	;;
	.mmi
	st8 [r35] = r15
	st1 [r14] = r20
	adds r15 = 16, r12
	;;
	.mmi
	ld4 r20 = [r15]
	;;
	nop 0
	dep.z r20 = r20, 8, 24
	;;
	.mib
	st4 [r15] = r20
	nop 0
	br.cloop.sptk.few .L48
	.mmi
	nop 0
	ld8 r68 = [r35]
	addl r75 = 60000, r0
	.mmb
	mov r74 = r0
	mov r73 = r42
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r71
	adds r16 = 16, r12
	mov ar.lc = 63
	;;
	.mlx
	nop 0
	movl r14 = @gprel(byte_model#)
	.mii
	st8 [r16] = r52
	nop 0
	;;
	add r14 = r1, r14
	.align 32
.L50:
	.mmi
	st8 [r66] = r36, 8
	st8 [r65] = r36, 8
	nop 0
	;;
	.mmi
	nop 0
	st8 [r64] = r36, 8
	nop 0
	.mmb
	st8 [r14] = r36, 8
	nop 0
	br.cloop.sptk.few .L50
	;;
	.mmi
	st4 [r40] = r53
	mov r16 = r0
	mov ar.lc = 3
	.mlx
	nop 0
	movl r15 = @gprel(packed#)
	;;
	.mmi
	add r15 = r1, r15
	nop 0
	nop 0
	;;
.L51:
	.mii
	mov r14 = r15
	dep.z r16 = r16, 8, 24
	adds r15 = 1, r15
	;;
	.mmi
	ld1 r14 = [r14]
	st8 [r35] = r15
	nop 0
	;;
	.mii
	or r14 = r16, r14
	nop 0
	;;
	mov r16 = r14
	.mmb
	nop 0
	st4 [r61] = r14
	br.cloop.sptk.few .L51
	.mmi
	mov r17 = r0
	nop 0
	addl r18 = -1, r0
	.mmi
	addl r15 = 2048, r0
	nop 0
	mov r38 = r0
	;;
	.mmb
	sub r14 = r18, r17
	setf.sig f7 = r15
	nop 0
	.mmi
	setf.sig f8 = r17
	sub r19 = r43, r15
	extr.u r20 = r15, 5, 11
	;;
	.mii
	nop 0
	extr.u r14 = r14, 12, 20
	sub r20 = r15, r20
	;;
	.mii
	setf.sig f6 = r14
	extr r19 = r19, 5, 27
	;;
	add r15 = r15, r19
	;;
	.mmf
	nop 0
	nop 0
	xma.l f6 = f6, f7, f8
	;;
	.mmi
	nop 0
	getf.sig r14 = f6
	nop 0
	;;
	.mib
	xor r19 = r17, r14
	cmp4.gtu p8, p9 = r16, r14
	(p8) br.cond.dptk .L52
	;;
	.align 32
.L108:
	.pred.rel.mutex p8, p9
	.mii
	nop 0
	extr.u r19 = r19, 24, 8
	nop 0
	.mmi
	st4 [r59] = r14
	st2 [r40] = r15
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r19
	nop 0
	(p7) br.cond.dpnt .L54
	;;
	.mmi
	(p6) mov r18 = r14
	ld8 r19 = [r35]
	nop 0
	;;
	.align 32
.L56:
	.pred.rel.mutex p8, p9
	.mib
	nop 0
	dep.z r18 = r18, 8, 24
	nop 0
	.mmi
	mov r15 = r19
	adds r19 = 1, r19
	adds r23 = 16, r12
	;;
	.mmi
	nop 0
	or r14 = r37, r18
	dep.z r17 = r17, 8, 24
	.mmi
	nop 0
	st8 [r35] = r19
	nop 0
	;;
	.mmb
	xor r20 = r17, r14
	mov r18 = r14
	nop 0
	.mmi
	ld1 r15 = [r15]
	nop 0
	dep.z r16 = r16, 8, 24
	;;
	.mii
	or r15 = r16, r15
	extr.u r20 = r20, 24, 8
	;;
	unpack4.l r14 = r14, r17
	.mmi
	st4 [r61] = r15
	mov r16 = r15
	cmp4.eq p6, p7 = 0, r20
	;;
	.mib
	st8 [r23] = r14
	nop 0
	(p6) br.cond.dptk .L56
	.mib
	nop 0
	nop 0
	(p9) br.cond.dpnt .L54
.L55:
	.mmi
	addl r76 = 1, r0
	mov r75 = r0
	nop 0
	.mmb
	mov r74 = r45
	adds r73 = 16, r12
	br.call.sptk.many b0 = code_byte#
	;;
	.mii
	nop 0
	sxt4 r14 = r38
	adds r38 = 1, r38
	.mmi
	mov r1 = r71
	;;
	add r14 = r42, r14
	cmp4.lt p6, p7 = r41, r38
	;;
	.mib
	st1 [r14] = r8
	nop 0
	(p6) br.cond.dpnt .L61
.L59:
	.mmi
	nop 0
	adds r14 = 16, r12
	nop 0
	.mmi
	ld4 r18 = [r59]
	ld2 r15 = [r40]
	nop 0
	;;
	.mmb
	ld4 r17 = [r14]
	setf.sig f7 = r15
	nop 0
	.mmi
	sub r19 = r43, r15
	ld4 r16 = [r61]
	extr.u r20 = r15, 5, 11
	;;
	.mmi
	sub r14 = r18, r17
	setf.sig f8 = r17
	extr r19 = r19, 5, 27
	.mii
	sub r20 = r15, r20
	nop 0
	;;
	extr.u r14 = r14, 12, 20
	.mmi
	add r15 = r15, r19
	;;
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xma.l f6 = f6, f7, f8
	;;
	.mmi
	nop 0
	getf.sig r14 = f6
	nop 0
	;;
	.mib
	xor r19 = r17, r14
	cmp4.gtu p8, p9 = r16, r14
	(p9) br.cond.dptk .L108
.L52:
	.pred.rel.mutex p8, p9
	.mmi
	nop 0
	adds r17 = 1, r14
	adds r15 = 16, r12
	.mii
	st2 [r40] = r20
	nop 0
	;;
	xor r14 = r18, r17
	.mmi
	st4 [r15] = r17
	;;
	nop 0
	extr.u r14 = r14, 24, 8
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L55
	;;
	.mib
	ld8 r19 = [r35]
	nop 0
	br .L56
.L54:
	.mmi
	addl r76 = 1, r0
	mov r75 = r0
	nop 0
	.mmb
	mov r74 = r44
	adds r73 = 16, r12
	br.call.sptk.many b0 = code_byte#
	;;
	.mmi
	mov r1 = r71
	mov r56 = r8
	addl r76 = 1, r0
	.mmi
	mov r75 = r0
	mov r74 = r47
	adds r73 = 16, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = code_byte#
	;;
	.mmi
	mov r34 = r8
	mov r1 = r71
	addl r76 = 1, r0
	.mmi
	mov r75 = r0
	ld8 r74 = [r46]
	adds r73 = 16, r12
	;;
	.mib
	nop 0
	dep.z r34 = r34, 8, 24
	br.call.sptk.many b0 = code_byte#
	;;
	.mmi
	cmp4.gt p6, p7 = -2, r56
	or r34 = r8, r34
	sxt4 r15 = r38
	.mmb
	adds r56 = 2, r56
	mov r1 = r71
	(p6) br.cond.dpnt .L59
	;;
	.mmi
	add r16 = r50, r15
	nop 0
	sub r34 = r38, r34
	.mmi
	addp4 r17 = r56, r0
	nop 0
	add r15 = r42, r15
	;;
	.mii
	nop 0
	sxt4 r14 = r34
	add r16 = r16, r17
	;;
	.mii
	sub r16 = r16, r15, 1
	add r14 = r42, r14
	;;
	mov ar.lc = r16
	.align 32
.L60:
	.mmi
	nop 0
	ld1 r16 = [r14], 1
	nop 0
	;;
	.mib
	st1 [r15] = r16, 1
	nop 0
	br.cloop.sptk.few .L60
	.mmi
	nop 0
	add r38 = r38, r56, 1
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r41, r38
	(p7) br.cond.dptk .L59
.L61:
	.mmi
	adds r49 = -1, r49
	addl r75 = 60000, r0
	nop 0
	.mmb
	mov r74 = r42
	mov r73 = r55
	br.call.sptk.many b0 = memcmp#
	;;
	.mmi
	mov r1 = r71
	cmp4.ne p8, p9 = 0, r49
	cmp4.eq p6, p7 = 0, r8
	.bbb
	nop 0
	(p7) br.cond.dpnt .L109
	(p8) br.cond.dptk .L65
	;;
	.mlx
	sub r68 = r68, r54
	movl r15 = @gprel(packed#)
	;;
	.mmi
	adds r14 = -1, r68
	add r15 = r1, r15
	nop 0
	.mmb
	mov r74 = r68
	cmp4.ge p6, p7 = 0, r68
	(p6) br.cond.dpnt .L29
	;;
	.mmi
	addp4 r14 = r14, r0
	;;
	add r14 = r54, r14, 1
	nop 0
	;;
	.mii
	sub r14 = r14, r15, 1
	nop 0
	;;
	mov ar.lc = r14
.L66:
	.mii
	nop 0
	dep.z r14 = r67, 5, 27
	nop 0
	.mmi
	ld1 r16 = [r15], 1
	;;
	sub r67 = r14, r67
	nop 0
	;;
	.mib
	nop 0
	add r67 = r67, r16
	br.cloop.sptk.few .L66
	;;
.L29:
	.mlx
	nop 0
	movl r73 = @gprel(.LC5)
	.mmi
	nop 0
	mov r75 = r67
	nop 0
	;;
	.mib
	add r73 = r1, r73
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r71
	mov r8 = r0
.L19:
	.mii
	nop 0
	mov b0 = r69
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r70
	;;
	mov ar.lc = r72
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L21:
	.body
	.copy_state 1
	.mii
	addp4 r16 = r15, r0
	sxt4 r19 = r17
	cmp4.eq p8, p9 = r22, r17
	;;
	.mmi
	setf.sig f8 = r16
	setf.sig f9 = r16
	add r19 = r60, r19
	;;
	.mfi
	nop 0
	xmpy.hu f8 = f8, f7
	nop 0
	.mfi
	nop 0
	xmpy.hu f9 = f9, f6
	nop 0
	;;
	.mmi
	getf.sig r18 = f8
	;;
	nop 0
	shr.u r18 = r18, 1
	;;
	.mmi
	shladd r14 = r18, 2, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mii
	shladd r14 = r14, 1, r0
	nop 0
	;;
	add r14 = r14, r18
	.mmi
	getf.sig r18 = f9
	;;
	sub r14 = r16, r14
	nop 0
	;;
	.mbb
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L26
	(p8) br.cond.spnt .L23
	;;
	.mmi
	adds r17 = 1, r17
	;;
	nop 0
	shr.u r18 = r18, 3
	;;
	.mmi
	shladd r14 = r18, 2, r0
	;;
	add r14 = r14, r18
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
	st1 [r19] = r14
	nop 0
	nop 0
.L26:
	.mib
	nop 0
	cmp4.eq p6, p7 = r22, r17
	(p6) br.cond.spnt .L23
.L25:
	.mii
	nop 0
	dep.z r14 = r15, 13, 19
	;;
	xor r14 = r14, r15
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
	.mmi
	addp4 r14 = r14, r0
	;;
	setf.sig f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f8 = f8, f6
	;;
	.mmi
	getf.sig r16 = f8
	;;
	nop 0
	shr.u r16 = r16, 4
	;;
	.mmi
	shladd r15 = r16, 2, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	sub r14 = r14, r15
	dep.z r15 = r20, 13, 19
	;;
	.mii
	addp4 r14 = r14, r0
	xor r15 = r20, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	add r14 = r21, r14
	;;
	ld8 r18 = [r14]
	nop 0
	;;
	.mmi
	ld1 r14 = [r18]
	;;
	nop 0
	sxt1 r16 = r14
	;;
	.mii
	nop 0
	extr.u r14 = r15, 17, 15
	cmp4.eq p6, p7 = 0, r16
	;;
	.mmi
	nop 0
	xor r15 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 5, 27
	;;
	xor r15 = r14, r15
	;;
	.mib
	nop 0
	mov r20 = r15
	(p7) br.cond.dptk .L110
.L20:
	.mlx
	addp4 r16 = r15, r0
	movl r18 = 3353953467947191203
	.mib
	nop 0
	sxt4 r19 = r17
	nop 0
	;;
	.mmi
	setf.sig f9 = r18
	setf.sig f8 = r16
	add r19 = r60, r19
	;;
	.mfi
	nop 0
	xmpy.hu f8 = f8, f9
	nop 0
	.mmi
	setf.sig f9 = r16
	;;
	getf.sig r18 = f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f9 = f9, f6
	;;
	.mii
	nop 0
	shr.u r18 = r18, 1
	;;
	shladd r14 = r18, 2, r0
	;;
	.mmi
	add r14 = r14, r18
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r18
	getf.sig r18 = f9
	nop 0
	;;
	.mmi
	nop 0
	sub r14 = r16, r14
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L25
	;;
	.mmi
	adds r17 = 1, r17
	;;
	nop 0
	shr.u r18 = r18, 3
	;;
	.mmi
	shladd r14 = r18, 2, r0
	;;
	add r14 = r14, r18
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
	.mib
	st1 [r19] = r14
	nop 0
	br .L26
.L101:
	.mib
	ld8 r73 = [r33]
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	nop 0
	mov r1 = r71
	mov r49 = r8
	.mmb
	nop 0
	cmp4.ge p6, p7 = 0, r8
	(p7) br.cond.dptk .L65
	;;
	.mlx
	nop 0
	movl r73 = @gprel(.LC5)
	.mmi
	mov r67 = r0
	nop 0
	mov r74 = r0
	;;
	.mib
	add r73 = r1, r73
	mov r75 = r67
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r71
	mov r8 = r0
	br .L19
	;;
.L109:
	.mlx
	nop 0
	movl r73 = @gprel(.LC4)
	;;
	.mib
	add r73 = r1, r73
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	addl r8 = 1, r0
	mov r1 = r71
	mov b0 = r69
	;;
	.mii
	nop 0
	mov ar.pfs = r70
	;;
	mov ar.lc = r72
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp main#
	.bss
	.align 8
	.type	distance_model#, @object
	.size	distance_model#, 1024
distance_model:
	.skip	1024
	.align 8
	.type	length_model#, @object
	.size	length_model#, 512
length_model:
	.skip	512
	.align 8
	.type	byte_model#, @object
	.size	byte_model#, 512
byte_model:
	.skip	512
	.sbss
	.align 4
	.type	flag_model#, @object
	.size	flag_model#, 4
flag_model:
	.skip	4
	.section	.rodata.str1.8
	.align 8
.LC7:
	stringz	"the "
	.align 8
.LC8:
	stringz	"guest "
	.align 8
.LC9:
	stringz	"program "
	.align 8
.LC10:
	stringz	"its "
	.align 8
.LC11:
	stringz	"own "
	.align 8
.LC12:
	stringz	"cycles "
	.align 8
.LC13:
	stringz	"and "
	.align 8
.LC14:
	stringz	"prints "
	.align 8
.LC15:
	stringz	"them.\n"
	.align 8
.LC16:
	stringz	"a "
	.align 8
.LC17:
	stringz	"register "
	.align 8
.LC18:
	stringz	"holds "
	.align 8
.LC19:
	stringz	"nothing "
	.align 8
.LC20:
	stringz	"until "
	.align 8
.LC21:
	stringz	"it "
	.align 8
.LC22:
	stringz	"is "
	.align 8
.LC23:
	stringz	"written "
	.align 8
.LC24:
	stringz	"to, "
	.align 8
.LC25:
	stringz	"0x"
	.section	.rodata
	.align 8
	.type	words#, @object
	.size	words#, 160
words:
	data8	.LC7
	data8	.LC8
	data8	.LC9
	data8	.LC0
	data8	.LC10
	data8	.LC11
	data8	.LC12
	data8	.LC13
	data8	.LC14
	data8	.LC15
	data8	.LC16
	data8	.LC17
	data8	.LC18
	data8	.LC19
	data8	.LC20
	data8	.LC21
	data8	.LC22
	data8	.LC23
	data8	.LC24
	data8	.LC25
	.bss
	.align 4
	.type	previous#, @object
	.size	previous#, 131072
previous:
	.skip	131072
	.align 4
	.type	head#, @object
	.size	head#, 32768
head:
	.skip	32768
	.align 8
	.type	unpacked#, @object
	.size	unpacked#, 60000
unpacked:
	.skip	60000
	.align 8
	.type	packed#, @object
	.size	packed#, 120000
packed:
	.skip	120000
	.align 8
	.type	text#, @object
	.size	text#, 60000
text:
	.skip	60000
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
