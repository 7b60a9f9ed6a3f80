// 146ed43d551da8ace6e5b6614303c080
	.file	"lz77.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc code_byte.constprop.0#
code_byte.constprop.0:
	.prologue
	.body
	.mmi
	mov r28 = r32
	adds r22 = 8, r32
	addl r26 = 8, r0
	.mmi
	addl r25 = 1, r0
	addl r27 = 4096, r0
	addl r23 = 255, r0
	;;
	.mmi
	nop 0
	ld4 r16 = [r28], 4
	adds r21 = 16, r32
	.mmi
	ld4 r14 = [r22]
	;;
	ld4 r17 = [r28]
	nop 0
	;;
	.align 32
.L6:
	.mmi
	addp4 r20 = r25, r0
	nop 0
	sub r15 = r17, r16
	.mmi
	setf.sig f8 = r16
	nop 0
	shladd r25 = r25, 1, r0
	;;
	.mii
	shladd r20 = r20, 1, r0
	extr.u r15 = r15, 12, 20
	;;
	add r20 = r33, r20
	.mmi
	setf.sig f6 = r15
	;;
	ld2 r24 = [r20]
	nop 0
	;;
	.mmi
	setf.sig f7 = r24
	sub r19 = r27, r24
	shr.u r18 = r24, 5
	;;
	.mii
	nop 0
	extr r19 = r19, 5, 27
	sub r18 = r24, r18
	;;
	.mii
	add r19 = r19, r24
	zxt2 r18 = r18
	;;
	zxt2 r19 = r19
	;;
	.mmf
	nop 0
	nop 0
	xma.l f6 = f6, f7, f8
	;;
	.mmi
	getf.sig r15 = f6
	;;
	cmp4.gtu p6, p7 = r14, r15
	cmp4.leu p8, p9 = r14, r15
	;;
	.mmi
	(p6) adds r16 = 1, r15
	(p7) mov r17 = r15
	nop 0
	.mmi
	(p7) mov r18 = r19
	(p7) st4 [r28] = r15
	(p8) addl r24 = 1, r0
	;;
	.mmi
	xor r15 = r16, r17
	(p6) st4 [r32] = r16
	(p9) mov r24 = r0
	.mmi
	st2 [r20] = r18
	;;
	nop 0
	extr.u r15 = r15, 24, 8
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dpnt .L4
	;;
	.mmi
	ld8 r18 = [r21]
	nop 0
	nop 0
	;;
	.align 32
.L5:
	.mii
	nop 0
	dep.z r17 = r17, 8, 24
	mov r19 = r18
	.mmi
	adds r18 = 1, r18
	;;
	or r15 = r23, r17
	dep.z r16 = r16, 8, 24
	.mmi
	ld1.a r20 = [r19]
	st8 [r21] = r18
	nop 0
	;;
	.mmb
	ld1.c.clr r20 = [r19]
	mov r17 = r15
	nop 0
	.mmi
	xor r19 = r16, r15
	nop 0
	dep.z r14 = r14, 8, 24
	;;
	.mii
	or r14 = r14, r20
	extr.u r19 = r19, 24, 8
	;;
	unpack4.l r15 = r15, r16
	.mmi
	st4 [r22] = r14
	nop 0
	cmp4.eq p6, p7 = 0, r19
	;;
	.mib
	st8 [r32] = r15
	nop 0
	(p6) br.cond.dptk .L5
.L4:
	.mmi
	adds r26 = -1, r26
	nop 0
	add r25 = r25, r24
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r26
	(p6) br.cond.dptk .L6
	.mib
	nop 0
	zxt1 r8 = r25
	br.ret.sptk.many b0
	.endp code_byte.constprop.0#
	.align 16
	.align 64
	.proc code_byte.constprop.1.isra.0#
code_byte.constprop.1.isra.0:
	.prologue
	.body
	.mmi
	mov r19 = r32
	addl r26 = 7, r0
	addl r25 = 1, r0
	.mmi
	addl r28 = 4096, r0
	addp4 r34 = r34, r0
	addl r21 = 255, r0
	;;
	.mmi
	ld4 r15 = [r19], 4
	nop 0
	adds r18 = 16, r32
	;;
	.mmi
	ld4 r16 = [r19]
	nop 0
	nop 0
	;;
	.align 32
.L17:
	.mmi
	nop 0
	addp4 r23 = r25, r0
	sub r17 = r16, r15
	.mmi
	setf.sig f8 = r15
	addp4 r20 = r26, r0
	shladd r25 = r25, 1, r0
	;;
	.mii
	shladd r23 = r23, 1, r0
	extr.u r17 = r17, 12, 20
	;;
	add r23 = r33, r23
	.mmi
	setf.sig f6 = r17
	;;
	ld2 r24 = [r23]
	shr.u r20 = r34, r20
	;;
	.mmi
	setf.sig f7 = r24
	sub r22 = r28, r24
	shr.u r14 = r24, 5
	;;
	.mii
	nop 0
	extr r22 = r22, 5, 27
	sub r14 = r24, r14
	;;
	.mmi
	and r20 = 1, r20
	add r22 = r22, r24
	zxt2 r14 = r14
	;;
	.mii
	cmp4.eq p6, p7 = 0, r20
	zxt2 r22 = r22
	;;
	(p7) mov r14 = r22
	;;
	.mmf
	nop 0
	nop 0
	xma.l f6 = f6, f7, f8
	;;
	.mmi
	getf.sig r17 = f6
	;;
	(p6) adds r15 = 1, r17
	(p7) mov r16 = r17
	.mmi
	(p7) st4 [r19] = r17
	;;
	xor r17 = r16, r15
	nop 0
	.mmi
	(p6) st4 [r32] = r15
	st2 [r23] = r14
	nop 0
	;;
	.mii
	nop 0
	extr.u r17 = r17, 24, 8
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r17
	(p6) br.cond.dpnt .L15
	.align 32
.L16:
	.mii
	ld8 r14 = [r18]
	extr.u r16 = r16, 24, 8
	;;
	adds r15 = 1, r14
	;;
	.mmi
	st8 [r18] = r15
	st1 [r14] = r16
	nop 0
	;;
	.mmi
	ld4 r14 = [r19]
	ld4 r15 = [r32]
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r14, 8, 24
	nop 0
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
	unpack4.l r14 = r14, r15
	cmp4.eq p6, p7 = 0, r17
	;;
	.mib
	st8 [r32] = r14
	nop 0
	(p6) br.cond.dptk .L16
.L15:
	.mmi
	adds r26 = -1, r26
	nop 0
	add r25 = r25, r20
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = -1, r26
	(p6) br.cond.dptk .L17
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp code_byte.constprop.1.isra.0#
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
	.align 8
.LC3:
	data8	packed#+4
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 71
	.mmi
	.save ar.pfs, r72
	alloc r72 = ar.pfs, 2, 41, 3, 0
	.fframe 32
	adds r12 = -32, r12
	.save ar.lc, r74
	mov r74 = ar.lc
	.mlx
	mov r73 = r1
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
	movl r61 = @gprel(text#)
	;;
	.mlx
	xor r15 = r20, r15
	movl r21 = @gprel(words#)
	.mmi
	mov r17 = r0
	addl r22 = 60000, r0
	add r61 = r1, r61
	;;
	.mii
	nop 0
	extr.u r14 = r15, 17, 15
	add r21 = r1, r21
	.mmi
	cmp4.eq p6, p7 = 0, r16
	;;
	xor r15 = r14, r15
	.save rp, r71
	mov r71 = b0
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
	(p6) br.cond.dpnt .L24
	.align 32
.L139:
	.mmi
	andcm r14 = -1, r17
	addl r23 = 60000, r0
	sxt4 r19 = r17
	.mmi
	adds r18 = 1, r18
	;;
	add r14 = r14, r23
	add r19 = r61, r19
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L26:
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
	(p6) br.cond.dpnt .L25
	br.cloop.sptk.few .L26
.L27:
	.mlx
	nop 0
	movl r49 = @gprel(packed#)
	.mlx
	nop 0
	movl r39 = @gprel(unpacked#)
	;;
	.mlx
	add r49 = r1, r49
	movl r62 = @gprel(head#)
	.mlx
	add r39 = r1, r39
	movl r65 = @gprel(previous#)
	;;
	.mlx
	addl r48 = 1, r0
	movl r44 = @gprel(byte_model#)
	.mlx
	adds r33 = 8, r33
	movl r43 = @gprel(length_model#)
	;;
	.mlx
	addl r77 = 10, r0
	movl r46 = @gprel(distance_model#)
	.mlx
	mov r76 = r0
	movl r57 = @gprel(text#)
	;;
	.mmi
	addl r45 = @gprel(.LC1), gp
	adds r64 = 24, r12
	adds r35 = 32, r12
	.mmi
	addl r66 = 59997, r0
	addl r40 = @gprel(flag_model#), gp
	addl r54 = @gprel(.LC3), gp
	;;
	.mlx
	addl r50 = 60000, r0
	movl r51 = -4294967296
	.mlx
	addl r47 = 130, r0
	movl r36 = 576469548530665472
	;;
	.mlx
	addl r63 = 8191, r0
	movl r52 = 134219776
	.mmi
	add r62 = r1, r62
	addl r58 = 32767, r0
	add r65 = r1, r65
	;;
	.mmi
	adds r60 = 20, r12
	addl r42 = 4096, r0
	addl r37 = 255, r0
	.mmi
	addl r41 = 59999, r0
	add r44 = r1, r44
	adds r55 = 2, r49
	;;
	.mmi
	add r43 = r1, r43
	adds r56 = 3, r49
	add r46 = r1, r46
	.mmi
	adds r53 = 1, r39
	add r57 = r1, r57
	cmp4.ge p6, p7 = 1, r32
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dpnt .L129
.L73:
	.mmi
	ld8 r67 = [r45]
	adds r14 = 16, r12
	mov ar.lc = 63
	.mlx
	nop 0
	movl r68 = @gprel(length_model#)
	;;
	.mmi
	st8 [r14] = r51
	adds r69 = -512, r67
	add r68 = r1, r68
	.mlx
	st4 [r64] = r0
	movl r14 = @gprel(byte_model#)
	;;
	.mmi
	st8 [r35] = r49
	nop 0
	mov r17 = r67
	.mmi
	mov r16 = r68
	mov r15 = r69
	add r14 = r1, r14
	;;
	.align 32
.L34:
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
	br.cloop.sptk.few .L34
	.mmi
	mov r59 = r0
	st4 [r40] = r52
	addl r77 = 32768, r0
	.mmb
	addl r76 = -1, r0
	mov r75 = r62
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	cmp4.lt p6, p7 = r66, r59
	mov r1 = r73
	addl r20 = 2048, r0
	.mmb
	mov r22 = r0
	addl r25 = -1, r0
	(p7) br.cond.dpnt .L130
	;;
	.mii
	nop 0
	(p6) sxt4 r34 = r59
	nop 0
	.align 32
.L35:
	.mmi
	sub r16 = r25, r22
	setf.sig f7 = r20
	nop 0
	.mmi
	setf.sig f8 = r22
	mov r70 = r0
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
.L43:
	.mii
	nop 0
	extr.u r14 = r20, 5, 11
	adds r22 = 1, r16
	.mmi
	mov r16 = r25
	;;
	sub r20 = r20, r14
	adds r14 = 16, r12
	;;
	.mmi
	st4 [r14] = r22
	xor r22 = r22, r16
	zxt2 r20 = r20
	;;
	.mii
	nop 0
	extr.u r22 = r22, 24, 8
	nop 0
	.mmi
	st2 [r40] = r20
	nop 0
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r22
	(p7) br.cond.dpnt .L48
	.align 32
.L44:
	.mii
	ld8 r14 = [r35]
	extr.u r16 = r16, 24, 8
	;;
	adds r15 = 1, r14
	;;
	.mmi
	st8 [r35] = r15
	st1 [r14] = r16
	adds r16 = 16, r12
	;;
	.mmi
	ld4 r14 = [r60]
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
	.mmi
	xor r17 = r15, r14
	nop 0
	mov r16 = r14
	;;
	.mii
	nop 0
	extr.u r17 = r17, 24, 8
	;;
	unpack4.l r15 = r14, r15
	.mmi
	cmp4.eq p6, p7 = 0, r17
	nop 0
	adds r17 = 16, r12
	;;
	.mib
	st8 [r17] = r15
	nop 0
	(p6) br.cond.dptk .L44
.L48:
	.mmi
	adds r77 = -3, r38
	nop 0
	mov r76 = r43
	.mmb
	adds r75 = 16, r12
	cmp4.lt p6, p7 = 2, r38
	(p7) br.cond.dptk .L131
	.mib
	add r34 = r61, r34
	nop 0
	br.call.sptk.many b0 = code_byte.constprop.1.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r73
	extr.u r77 = r70, 8, 24
	.mmb
	mov r76 = r46
	adds r75 = 16, r12
	br.call.sptk.many b0 = code_byte.constprop.1.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r73
	and r77 = r37, r70
	.mmb
	ld8 r76 = [r45]
	adds r75 = 16, r12
	br.call.sptk.many b0 = code_byte.constprop.1.isra.0#
	;;
	.mmi
	adds r14 = -1, r38
	mov r1 = r73
	mov r18 = r59
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L51:
	.mmi
	adds r21 = 1, r34
	cmp4.lt p6, p7 = r66, r18
	nop 0
	.mmb
	adds r22 = 2, r34
	and r16 = r58, r18
	(p6) br.cond.dpnt .L50
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
	add r16 = r65, r16
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
	and r14 = r63, r14
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r62, r14
	;;
	ld4 r15 = [r14]
	nop 0
	.mmi
	st4 [r14] = r18
	;;
	st4 [r16] = r15
	nop 0
.L50:
	.mib
	adds r18 = 1, r18
	mov r34 = r21
	br.cloop.sptk.few .L51
	.mii
	add r59 = r38, r59
	adds r23 = 16, r12
	;;
	cmp4.lt p6, p7 = r41, r59
	.mmb
	ld4 r22 = [r23]
	nop 0
	(p6) br.cond.dpnt .L52
	;;
	.mmi
	nop 0
	cmp4.lt p6, p7 = r66, r59
	nop 0
	.mmi
	ld2 r20 = [r40]
	ld4 r25 = [r60]
	nop 0
	;;
	.mib
	nop 0
	(p6) sxt4 r34 = r59
	(p6) br.cond.dptk .L35
	;;
.L130:
	.mmi
	nop 0
	sub r24 = r50, r59
	sxt4 r34 = r59
	.mmi
	mov r70 = r0
	mov r21 = r0
	mov r38 = r0
	;;
	.mmi
	add r26 = r61, r34
	nop 0
	cmp4.le p6, p7 = r47, r24
	;;
	.mmi
	mov r15 = r26
	adds r14 = 2, r26
	(p6) mov r24 = r47
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
	and r14 = r63, r14
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r62, r14
	nop 0
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.gt p6, p7 = r0, r14
	sub r23 = r59, r14
	(p6) br.cond.dpnt .L35
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r58, r23
	(p6) br.cond.dpnt .L35
	.align 32
.L42:
	.mmi
	add r16 = r14, r38
	nop 0
	add r15 = r59, r38
	;;
	.mii
	nop 0
	sxt4 r16 = r16
	sxt4 r15 = r15
	;;
	.mmi
	add r16 = r61, r16
	nop 0
	add r15 = r61, r15
	;;
	.mmi
	ld1 r16 = [r16]
	ld1 r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r15, r16
	(p7) br.cond.dpnt .L132
.L36:
	.mii
	and r14 = r58, r14
	adds r21 = 1, r21
	;;
	sxt4 r14 = r14
	.mmi
	cmp4.ge p6, p7 = 15, r21
	;;
	shladd r14 = r14, 2, r0
	(p6) addl r15 = 1, r0
	;;
	.mmi
	add r14 = r65, r14
	nop 0
	(p7) mov r15 = r0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	andcm r16 = -1, r14
	sub r23 = r59, r14
	;;
	.mii
	nop 0
	extr.u r16 = r16, 31, 1
	cmp4.ge p8, p9 = r58, r23
	;;
	.mmi
	nop 0
	and r15 = r16, r15
	nop 0
	;;
	.mbb
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dpnt .L41
	(p8) br.cond.dptk .L42
	;;
.L41:
	.mmi
	sub r16 = r25, r22
	setf.sig f7 = r20
	nop 0
	.mii
	setf.sig f8 = r22
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
	(p6) br.cond.spnt .L43
	;;
.L75:
	.mmi
	sub r14 = r42, r20
	st4 [r60] = r16
	nop 0
	;;
	.mii
	nop 0
	extr r14 = r14, 5, 27
	nop 0
	;;
	.mii
	add r20 = r20, r14
	nop 0
	;;
	zxt2 r20 = r20
	;;
.L135:
	.mmi
	xor r22 = r22, r16
	st2 [r40] = r20
	nop 0
	;;
	.mii
	nop 0
	extr.u r22 = r22, 24, 8
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r22
	(p6) br.cond.dptk .L44
	.mib
	nop 0
	nop 0
	br .L48
.L132:
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
	add r15 = r61, r15
	;;
	mov ar.lc = r18
	.align 32
.L37:
	.mmi
	ld1 r19 = [r15], 1
	ld1 r18 = [r17], 1
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r18, r19
	nop 0
	(p7) br.cond.dpnt .L133
	;;
	.mib
	nop 0
	adds r16 = 1, r16
	br.cloop.sptk.few .L37
	.mib
	cmp4.lt p6, p7 = r38, r24
	nop 0
	(p6) br.cond.dpnt .L134
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r38, r24
	(p7) br.cond.sptk .L36
	;;
.L126:
	.mmi
	sub r16 = r25, r22
	setf.sig f7 = r20
	nop 0
	.mii
	setf.sig f8 = r22
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
	(p7) br.cond.sptk .L75
	.mib
	nop 0
	nop 0
	br .L43
.L134:
	.mmi
	sub r14 = r25, r22
	setf.sig f6 = r20
	nop 0
	.mmi
	setf.sig f7 = r22
	mov r70 = r23
	mov r38 = r24
	;;
	.mii
	nop 0
	extr.u r14 = r14, 12, 20
	nop 0
	;;
	.mii
	setf.sig f9 = r14
	sub r14 = r42, r20
	;;
	extr r14 = r14, 5, 27
	;;
	.mmi
	add r20 = r20, r14
	;;
	nop 0
	zxt2 r20 = r20
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
	st4 [r60] = r16
	nop 0
	br .L135
.L133:
	.mmi
	cmp4.ge p6, p7 = r38, r16
	;;
	(p7) mov r38 = r16
	(p7) mov r70 = r23
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r38, r24
	(p7) br.cond.sptk .L36
	.mib
	nop 0
	nop 0
	br .L126
.L131:
	.mmi
	add r14 = r61, r34
	addl r38 = 1, r0
	nop 0
	.mmi
	mov r76 = r44
	adds r75 = 16, r12
	add r34 = r61, r34
	;;
	.mib
	ld1 r77 = [r14]
	nop 0
	br.call.sptk.many b0 = code_byte.constprop.1.isra.0#
	;;
	.mmi
	adds r14 = -1, r38
	mov r1 = r73
	mov r18 = r59
	;;
	.mmi
	nop 0
	addp4 r14 = r14, r0
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r14
	br .L51
.L52:
	.mmi
	ld8 r14 = [r35]
	adds r16 = 16, r12
	extr.u r22 = r22, 24, 8
	.mmi
	adds r23 = 16, r12
	addl r77 = 60000, r0
	mov r76 = r0
	;;
	.mmi
	adds r15 = 1, r14
	nop 0
	mov r75 = r39
	;;
	.mmi
	st8 [r35] = r15
	st1 [r14] = r22
	nop 0
	;;
	.mmi
	ld4 r14 = [r16]
	ld8 r15 = [r35]
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r14, 8, 24
	adds r17 = 1, r15
	;;
	.mii
	st8 [r35] = r17
	extr.u r16 = r14, 24, 8
	adds r17 = 16, r12
	;;
	.mmi
	st4 [r17] = r14
	st1 [r15] = r16
	nop 0
	;;
	.mmi
	ld8 r15 = [r35]
	ld4 r14 = [r17]
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r14, 8, 24
	adds r17 = 1, r15
	;;
	.mmi
	nop 0
	st8 [r35] = r17
	extr.u r16 = r14, 24, 8
	.mmi
	st4 [r23] = r14
	;;
	st1 [r15] = r16
	nop 0
	;;
	.mmi
	ld4 r14 = [r23]
	ld8 r15 = [r35]
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r14, 8, 24
	adds r16 = 1, r15
	;;
	.mii
	nop 0
	extr.u r14 = r14, 24, 8
	nop 0
	.mmi
	st8 [r35] = r16
	;;
	st1 [r15] = r14
	nop 0
	;;
	.mib
	ld8 r70 = [r35]
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r73
	adds r14 = 16, r12
	mov ar.lc = 63
	;;
	.mlx
	st8 [r14] = r51
	movl r14 = @gprel(byte_model#)
	.mii
	nop 0
	nop 0
	;;
	add r14 = r1, r14
	.align 32
.L54:
	.mmi
	st8 [r67] = r36, 8
	st8 [r69] = r36, 8
	nop 0
	;;
	.mmi
	nop 0
	st8 [r68] = r36, 8
	nop 0
	.mmb
	st8 [r14] = r36, 8
	nop 0
	br.cloop.sptk.few .L54
	;;
	.mmi
	ld2 r14 = [r49]
	mov r16 = r0
	addl r18 = -1, r0
	.mmi
	addl r38 = 2048, r0
	st4 [r40] = r52
	mov r59 = r0
	;;
	.mii
	nop 0
	dep.z r19 = r14, 8, 24
	nop 0
	.mmi
	ld1 r15 = [r55]
	setf.sig f7 = r38
	nop 0
	;;
	.mmi
	ld1 r17 = [r56]
	nop 0
	extr.u r14 = r14, 8, 8
	.mmi
	setf.sig f8 = r16
	ld8 r20 = [r54]
	nop 0
	;;
	.mmi
	or r14 = r19, r14
	st8 [r35] = r20
	sub r19 = r42, r38
	;;
	.mii
	nop 0
	zxt2 r14 = r14
	;;
	dep.z r14 = r14, 8, 24
	;;
	.mii
	or r14 = r14, r15
	extr r19 = r19, 5, 27
	;;
	dep.z r14 = r14, 8, 24
	;;
	.mmi
	or r14 = r14, r17
	nop 0
	extr.u r15 = r38, 5, 11
	;;
	.mmi
	mov r17 = r14
	st4 [r64] = r14
	nop 0
	.mmi
	sub r14 = r18, r16
	sub r15 = r38, r15
	add r38 = r38, r19
	;;
	.mii
	nop 0
	extr.u r14 = r14, 12, 20
	zxt2 r38 = r38
	;;
	.mmi
	setf.sig f6 = r14
	nop 0
	zxt2 r15 = r15
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
	xor r19 = r16, r14
	cmp4.gtu p8, p9 = r17, r14
	(p8) br.cond.dptk .L55
	;;
	.align 32
.L136:
	.pred.rel.mutex p8, p9
	.mii
	nop 0
	extr.u r19 = r19, 24, 8
	nop 0
	.mmi
	st4 [r60] = r14
	st2 [r40] = r38
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r19
	nop 0
	(p7) br.cond.dpnt .L57
	;;
	.mmi
	(p6) mov r18 = r14
	ld8 r19 = [r35]
	nop 0
	;;
	.align 32
.L59:
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
	dep.z r16 = r16, 8, 24
	.mmi
	nop 0
	st8 [r35] = r19
	nop 0
	;;
	.mmb
	xor r20 = r16, r14
	mov r18 = r14
	nop 0
	.mmi
	ld1 r15 = [r15]
	nop 0
	dep.z r17 = r17, 8, 24
	;;
	.mii
	or r15 = r17, r15
	extr.u r20 = r20, 24, 8
	;;
	unpack4.l r14 = r14, r16
	.mmi
	st4 [r64] = r15
	mov r17 = r15
	cmp4.eq p6, p7 = 0, r20
	;;
	.mib
	st8 [r23] = r14
	nop 0
	(p6) br.cond.dptk .L59
	.mib
	nop 0
	nop 0
	(p9) br.cond.dpnt .L57
.L58:
	.mib
	mov r76 = r44
	adds r75 = 16, r12
	br.call.sptk.many b0 = code_byte.constprop.0#
	;;
	.mii
	nop 0
	sxt4 r14 = r59
	adds r59 = 1, r59
	.mmi
	mov r1 = r73
	;;
	add r14 = r39, r14
	cmp4.lt p6, p7 = r41, r59
	;;
	.mib
	st1 [r14] = r8
	nop 0
	(p6) br.cond.dpnt .L69
.L62:
	.mmi
	adds r14 = 16, r12
	ld4 r18 = [r60]
	extr.u r15 = r38, 5, 11
	.mmi
	setf.sig f7 = r38
	ld4 r17 = [r64]
	sub r19 = r42, r38
	;;
	.mmi
	ld4 r16 = [r14]
	sub r15 = r38, r15
	extr r19 = r19, 5, 27
	;;
	.mmi
	sub r14 = r18, r16
	setf.sig f8 = r16
	add r38 = r38, r19
	.mib
	nop 0
	zxt2 r15 = r15
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r14, 12, 20
	zxt2 r38 = r38
	;;
	.mmi
	nop 0
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
	xor r19 = r16, r14
	cmp4.gtu p8, p9 = r17, r14
	(p9) br.cond.dptk .L136
.L55:
	.pred.rel.mutex p8, p9
	.mmi
	adds r16 = 1, r14
	nop 0
	mov r38 = r15
	.mii
	st2 [r40] = r15
	adds r15 = 16, r12
	;;
	xor r14 = r18, r16
	.mmi
	st4 [r15] = r16
	;;
	nop 0
	extr.u r14 = r14, 24, 8
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L58
	;;
	.mib
	ld8 r19 = [r35]
	nop 0
	br .L59
.L57:
	.mib
	mov r76 = r43
	adds r75 = 16, r12
	br.call.sptk.many b0 = code_byte.constprop.0#
	;;
	.mmi
	mov r1 = r73
	mov r67 = r8
	nop 0
	.mmb
	mov r76 = r46
	adds r75 = 16, r12
	br.call.sptk.many b0 = code_byte.constprop.0#
	;;
	.mmi
	nop 0
	mov r1 = r73
	mov r34 = r8
	.mmb
	ld8 r76 = [r45]
	adds r75 = 16, r12
	br.call.sptk.many b0 = code_byte.constprop.0#
	;;
	.mii
	nop 0
	dep.z r14 = r34, 8, 24
	sxt4 r15 = r59
	.mmb
	adds r68 = 3, r67
	mov r1 = r73
	nop 0
	;;
	.mmi
	or r14 = r8, r14
	add r19 = r39, r15
	nop 0
	.mmb
	cmp4.ge p6, p7 = 0, r68
	adds r67 = 2, r67
	(p6) br.cond.dpnt .L62
	;;
	.mii
	nop 0
	sxt4 r16 = r14
	nop 0
	.mmb
	adds r17 = -1, r14
	cmp4.geu p8, p9 = 7, r67
	(p8) br.cond.dpnt .L63
	;;
	.mmi
	sub r16 = r15, r16
	cmp4.ltu p6, p7 = 6, r17
	extr.u r17 = r68, 3, 29
	;;
	.mmi
	add r16 = r39, r16
	(p6) addl r21 = 1, r0
	shladd r17 = r17, 3, r0
	;;
	.mmi
	or r20 = r16, r19
	(p7) mov r21 = r0
	adds r17 = -8, r17
	;;
	.mmi
	and r20 = 7, r20
	nop 0
	shr.u r17 = r17, 3
	;;
	.mii
	cmp.eq p6, p7 = 0, r20
	mov ar.lc = r17
	;;
	(p6) addl r20 = 1, r0
	;;
	.mmi
	(p7) mov r20 = r0
	;;
	and r20 = r21, r20
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r20
	(p7) br.cond.dpnt .L64
.L63:
	.mmi
	add r16 = r53, r15
	nop 0
	sub r14 = r59, r14
	.mmi
	addp4 r17 = r67, r0
	nop 0
	add r15 = r39, r15
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	add r16 = r16, r17
	;;
	.mii
	sub r16 = r16, r15, 1
	add r14 = r39, r14
	;;
	mov ar.lc = r16
	.align 32
.L67:
	.mmi
	nop 0
	ld1 r16 = [r14], 1
	nop 0
	;;
	.mib
	st1 [r15] = r16, 1
	nop 0
	br.cloop.sptk.few .L67
.L68:
	.mmi
	add r59 = r59, r67, 1
	nop 0
	nop 0
	;;
.L137:
	.mib
	nop 0
	cmp4.lt p6, p7 = r41, r59
	(p7) br.cond.dptk .L62
	.mib
	nop 0
	nop 0
	br .L69
.L64:
	.mmi
	nop 0
	ld8 r15 = [r16], 8
	nop 0
	;;
	.mib
	st8 [r19] = r15, 8
	nop 0
	br.cloop.sptk.few .L64
	.mii
	and r16 = -8, r68
	and r17 = 7, r68
	;;
	add r15 = r59, r16
	.mmb
	sub r68 = r68, r16
	cmp4.eq p6, p7 = 0, r17
	(p6) br.cond.dpnt .L68
	;;
	.mmi
	sub r19 = r15, r14
	adds r16 = 1, r15
	sxt4 r25 = r15
	.mmi
	adds r17 = 2, r15
	cmp4.eq p6, p7 = 1, r68
	cmp4.eq p8, p9 = 2, r68
	;;
	.mib
	nop 0
	sxt4 r20 = r19
	nop 0
	.mmi
	sub r21 = r16, r14
	add r25 = r39, r25
	sub r22 = r17, r14
	;;
	.mmi
	add r20 = r39, r20
	adds r19 = 3, r15
	sxt4 r21 = r21
	.mmi
	cmp4.eq p10, p11 = 3, r68
	cmp4.eq p12, p13 = 5, r68
	sxt4 r16 = r16
	;;
	.mmi
	ld1 r26 = [r20]
	add r21 = r39, r21
	add r16 = r39, r16
	.mmi
	sub r23 = r19, r14
	adds r20 = 4, r15
	sxt4 r22 = r22
	;;
	.mmi
	st1 [r25] = r26
	add r22 = r39, r22
	sxt4 r17 = r17
	.mib
	sub r24 = r20, r14
	sxt4 r23 = r23
	(p6) br.cond.dpnt .L68
	;;
	.mmi
	ld1 r26 = [r21]
	add r17 = r39, r17
	add r23 = r39, r23
	.mmi
	adds r21 = 5, r15
	cmp4.eq p6, p7 = 4, r68
	sxt4 r19 = r19
	;;
	.mmi
	st1 [r16] = r26
	add r19 = r39, r19
	sxt4 r24 = r24
	.mib
	sub r25 = r21, r14
	sxt4 r20 = r20
	(p8) br.cond.dpnt .L68
	;;
	.mmi
	ld1 r16 = [r22]
	add r24 = r39, r24
	add r20 = r39, r20
	.mmi
	adds r15 = 6, r15
	cmp4.eq p8, p9 = 6, r68
	sxt4 r25 = r25
	;;
	.mmi
	st1 [r17] = r16
	sub r14 = r15, r14
	sxt4 r21 = r21
	.mib
	add r25 = r39, r25
	sxt4 r15 = r15
	(p10) br.cond.dpnt .L68
	;;
	.mmi
	ld1 r16 = [r23]
	add r21 = r39, r21
	sxt4 r14 = r14
	.mmi
	nop 0
	add r15 = r39, r15
	nop 0
	;;
	.mib
	st1 [r19] = r16
	add r14 = r39, r14
	(p6) br.cond.dpnt .L68
	;;
	.mmi
	nop 0
	ld1 r16 = [r24]
	nop 0
	;;
	.mib
	st1 [r20] = r16
	nop 0
	(p12) br.cond.dpnt .L68
	;;
	.mmi
	nop 0
	ld1 r16 = [r25]
	nop 0
	;;
	.mib
	st1 [r21] = r16
	nop 0
	(p8) br.cond.dpnt .L68
	;;
	.mmi
	ld1 r14 = [r14]
	nop 0
	add r59 = r59, r67, 1
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br .L137
.L69:
	.mmi
	adds r48 = -1, r48
	addl r77 = 60000, r0
	nop 0
	.mmb
	mov r76 = r39
	mov r75 = r57
	br.call.sptk.many b0 = memcmp#
	;;
	.mmi
	mov r1 = r73
	cmp4.ne p8, p9 = 0, r48
	cmp4.eq p6, p7 = 0, r8
	.bbb
	nop 0
	(p7) br.cond.dpnt .L138
	(p8) br.cond.dptk .L73
	;;
	.mlx
	sub r70 = r70, r49
	movl r15 = @gprel(packed#)
	.mmi
	mov r77 = r0
	;;
	adds r14 = -1, r70
	add r15 = r1, r15
	.mmb
	mov r76 = r70
	cmp4.ge p6, p7 = 0, r70
	(p6) br.cond.dpnt .L80
	;;
	.mmi
	addp4 r14 = r14, r0
	;;
	add r14 = r49, r14, 1
	nop 0
	;;
	.mii
	sub r14 = r14, r15, 1
	nop 0
	;;
	mov ar.lc = r14
.L74:
	.mii
	nop 0
	dep.z r16 = r77, 5, 27
	nop 0
	.mmi
	ld1 r14 = [r15], 1
	;;
	sub r77 = r16, r77
	nop 0
	;;
	.mib
	nop 0
	add r77 = r77, r14
	br.cloop.sptk.few .L74
	.mlx
	nop 0
	movl r75 = @gprel(.LC5)
	;;
	.mib
	add r75 = r1, r75
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r73
	mov r8 = r0
.L23:
	.mii
	nop 0
	mov b0 = r71
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r72
	;;
	mov ar.lc = r74
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L25:
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
	add r19 = r61, r19
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
	(p6) br.cond.dpnt .L30
	(p8) br.cond.spnt .L27
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
.L30:
	.mib
	nop 0
	cmp4.eq p6, p7 = r22, r17
	(p6) br.cond.spnt .L27
.L29:
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
	(p7) br.cond.dptk .L139
.L24:
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
	add r19 = r61, r19
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
	(p7) br.cond.dpnt .L29
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
	br .L30
.L129:
	.mib
	ld8 r75 = [r33]
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	nop 0
	mov r1 = r73
	mov r48 = r8
	.mmb
	nop 0
	cmp4.ge p6, p7 = 0, r8
	(p7) br.cond.dptk .L73
	;;
	.mlx
	nop 0
	movl r75 = @gprel(.LC5)
	.mmi
	mov r76 = r0
	nop 0
	mov r77 = r0
	;;
	.mib
	add r75 = r1, r75
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r73
	mov r8 = r0
	br .L23
	;;
.L138:
	.mlx
	nop 0
	movl r75 = @gprel(.LC4)
	;;
	.mib
	add r75 = r1, r75
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	addl r8 = 1, r0
	mov r1 = r73
	mov b0 = r71
	;;
	.mii
	nop 0
	mov ar.pfs = r72
	;;
	mov ar.lc = r74
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L80:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r75 = @gprel(.LC5)
	.mmi
	nop 0
	mov r77 = r0
	nop 0
	;;
	.mib
	add r75 = r1, r75
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r73
	mov r8 = r0
	br .L23
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
.LC9:
	stringz	"the "
	.align 8
.LC10:
	stringz	"guest "
	.align 8
.LC11:
	stringz	"program "
	.align 8
.LC12:
	stringz	"its "
	.align 8
.LC13:
	stringz	"own "
	.align 8
.LC14:
	stringz	"cycles "
	.align 8
.LC15:
	stringz	"and "
	.align 8
.LC16:
	stringz	"prints "
	.align 8
.LC17:
	stringz	"them.\n"
	.align 8
.LC18:
	stringz	"a "
	.align 8
.LC19:
	stringz	"register "
	.align 8
.LC20:
	stringz	"holds "
	.align 8
.LC21:
	stringz	"nothing "
	.align 8
.LC22:
	stringz	"until "
	.align 8
.LC23:
	stringz	"it "
	.align 8
.LC24:
	stringz	"is "
	.align 8
.LC25:
	stringz	"written "
	.align 8
.LC26:
	stringz	"to, "
	.align 8
.LC27:
	stringz	"0x"
	.section	.rodata
	.align 8
	.type	words#, @object
	.size	words#, 160
words:
	data8	.LC9
	data8	.LC10
	data8	.LC11
	data8	.LC0
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
	data8	.LC26
	data8	.LC27
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
