// f486a13ae875f8fff363493e54b05e45
	.file	"blocksort.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"}\n"
	.align 8
.LC4:
	stringz	"not the same"
	.align 8
.LC5:
	stringz	"%d %d %08x\n"
	.sdata
	.align 8
.LC1:
	data8	count#+4
	.align 8
.LC2:
	data8	order#+4
	.align 8
.LC3:
	data8	again#+39999
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 70
	.mmb
	.save ar.pfs, r71
	alloc r71 = ar.pfs, 2, 40, 4, 0
	adds r16 = -24, r12
	nop 0
	.mmi
	adds r17 = -16, r12
	.fframe 304
	adds r12 = -304, r12
	mov r18 = ar.lc
	;;
	.mlx
	mov r72 = r1
	movl r14 = 5270498306774157605
	.mlx
	.save.f 0x1
	stf.spill [r17] = f2
	movl r43 = @gprel(text#)
	;;
	.mlx
	setf.sig f6 = r14
	movl r17 = @gprel(.LC0)
	.mlx
	addl r21 = 99, r0
	movl r22 = @gprel(parts.0#)
	;;
	.mib
	nop 0
	.save pr, r73
	mov r73 = pr
	nop 0
	.mmi
	add r17 = r1, r17
	addl r23 = 40000, r0
	add r43 = r1, r43
	;;
	.mii
	nop 0
	.save rp, r70
	mov r70 = b0
	add r22 = r1, r22
	;;
	.mmi
	.savesp ar.lc, 280
	st8 [r16] = r18, 24
	nop 0
	mov r18 = r0
	;;
	.mmi
	nop 0
	.save.f 0x2
	stf.spill [r16] = f3
	.body
	addl r16 = 125, r0
	;;
.L6:
	.mii
	addl r20 = 40000, r0
	dep.z r15 = r21, 13, 19
	sxt4 r19 = r18
	.mmb
	adds r17 = 1, r17
	cmp4.eq p6, p7 = 0, r16
	nop 0
	;;
	.mii
	xor r15 = r21, r15
	add r19 = r43, r19
	;;
	extr.u r14 = r15, 17, 15
	;;
	.mmi
	xor r15 = r14, r15
	;;
	nop 0
	dep.z r14 = r15, 5, 27
	;;
	.mmi
	xor r15 = r14, r15
	nop 0
	andcm r14 = -1, r18
	;;
	.mib
	add r14 = r14, r20
	mov r21 = r15
	(p6) br.cond.dpnt .L2
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
.L4:
	.mmi
	st1 [r19] = r16, 1
	nop 0
	adds r18 = 1, r18
	;;
	.mmi
	ld1 r14 = [r17], 1
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
	(p6) br.cond.dpnt .L3
	br.cloop.sptk.few .L4
.L5:
	.mlx
	nop 0
	movl r38 = @gprel(count#)
	.mlx
	addl r15 = 159996, r0
	movl r62 = @gprel(order#)
	;;
	.mlx
	add r38 = r1, r38
	movl r39 = @gprel(next_rank#)
	.mlx
	add r62 = r1, r62
	movl r48 = @gprel(runs#)
	;;
	.mlx
	nop 0
	movl r14 = 5270498306774157605
	.mlx
	nop 0
	movl r34 = @gprel(rank#)
	;;
	.mlx
	addl r53 = 1, r0
	movl r16 = 3777893186295716171
	.mlx
	setf.sig f3 = r14
	movl r57 = @gprel(moved#)
	;;
	.mlx
	adds r33 = 8, r33
	movl r58 = @gprel(last#)
	.mlx
	setf.sig f2 = r16
	movl r59 = @gprel(again#)
	;;
	.mlx
	addl r76 = 10, r0
	movl r60 = @gprel(text#)
	.mmi
	mov r75 = r0
	addl r55 = @gprel(.LC1), gp
	addl r51 = @gprel(.LC2), gp
	;;
	.mmi
	add r39 = r1, r39
	addl r49 = 40000, r0
	add r48 = r1, r48
	.mmi
	addl r56 = @gprel(.LC3), gp
	adds r52 = 4, r38
	add r34 = r1, r34
	;;
	.mlx
	add r50 = r62, r15
	movl r44 = 34359738376
	.mlx
	add r57 = r1, r57
	movl r45 = 8589934594
	;;
	.mlx
	add r58 = r1, r58
	movl r46 = 17179869188
	.mlx
	add r59 = r1, r59
	movl r47 = 25769803782
	;;
	.mib
	cmp4.ge p6, p7 = 1, r32
	add r60 = r1, r60
	(p7) br.cond.dpnt .L99
.L58:
	.mib
	nop 0
	sxt4 r14 = r53
	nop 0
	.mmi
	addl r76 = 161028, r0
	mov r75 = r0
	mov r74 = r38
	;;
	.mmi
	setf.sig f6 = r14
	nop 0
	shr r16 = r14, 63
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f3
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr r15 = r15, 1
	;;
	.mmi
	sub r15 = r15, r16
	;;
	shladd r16 = r15, 3, r0
	nop 0
	;;
	.mmi
	sub r15 = r16, r15
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 97, r14
	nop 0
	;;
	.mlx
	st1 [r43] = r14
	movl r43 = @gprel(text#)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	addl r14 = 39999, r0
	mov r1 = r72
	mov r20 = r43
	.mmi
	mov r16 = r43
	;;
	nop 0
	mov ar.lc = r14
	.align 32
.L9:
	.mmi
	ld1 r14 = [r16], 1
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r38, r14
	nop 0
	;;
	.mmi
	ld4 r15 = [r14]
	;;
	adds r15 = 1, r15
	nop 0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.cloop.sptk.few .L9
	.mmi
	ld8 r40 = [r55]
	addl r16 = 255, r0
	mov r15 = r0
	;;
	.mmi
	nop 0
	mov r14 = r40
	mov ar.lc = r16
	;;
	.align 32
.L10:
	.mmi
	ld4 r16 = [r14], 4
	;;
	add r15 = r15, r16
	adds r16 = -4, r14
	;;
	.mib
	st4 [r16] = r15
	nop 0
	br.cloop.sptk.few .L10
	.mlx
	nop 0
	movl r17 = @gprel(text#)
	.mmi
	addl r14 = 39999, r0
	nop 0
	mov r64 = r0
	;;
	.mmi
	nop 0
	add r17 = r1, r17
	mov ar.lc = r14
	;;
	.align 32
.L11:
	.mmi
	ld1 r14 = [r17], 1
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r38, r14
	;;
	ld4 r16 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r15 = r16
	adds r16 = 1, r16
	;;
	.mmi
	shladd r15 = r15, 2, r0
	st4 [r14] = r16
	nop 0
	;;
	.mmi
	nop 0
	add r15 = r62, r15
	nop 0
	;;
	.mib
	st4 [r15] = r64
	adds r64 = 1, r64
	br.cloop.sptk.few .L11
	.mlx
	nop 0
	movl r15 = @gprel(rank#)
	.mmi
	addl r16 = 4999, r0
	;;
	add r15 = r1, r15
	mov ar.lc = r16
	;;
	.align 32
.L12:
	.mmi
	nop 0
	ld8 r14 = [r20], 8
	mov r19 = r15
	.mmi
	adds r18 = 16, r15
	adds r17 = 24, r15
	adds r15 = 32, r15
	;;
	.mii
	nop 0
	unpack1.l r16 = r0, r14
	unpack1.h r14 = r0, r14
	;;
	.mii
	nop 0
	unpack2.l r22 = r0, r16
	unpack2.l r21 = r0, r14
	;;
	.mii
	nop 0
	unpack2.h r16 = r0, r16
	unpack2.h r14 = r0, r14
	;;
	.mmi
	st8 [r19] = r22, 8
	st8 [r18] = r21
	nop 0
	;;
	.mmi
	nop 0
	st8 [r19] = r16
	nop 0
	.mmb
	st8 [r17] = r14
	nop 0
	br.cloop.sptk.few .L12
	.mmi
	nop 0
	ld4 r36 = [r62]
	addl r63 = 16, r0
	.mmi
	nop 0
	addl r37 = 1, r0
	addl r66 = 256, r0
	;;
.L26:
	.mlx
	ld8 r35 = [r51]
	movl r41 = @gprel(scratch#)
	.mmi
	addl r14 = 159996, r0
	sub r2 = r36, r37
	cmp4.ge p6, p7 = r36, r37
	;;
	.mmi
	add r41 = r1, r41
	add r61 = r35, r14
	addl r20 = 39999, r0
	.mmi
	(p7) addl r2 = 40000, r2
	adds r65 = -4, r35
	mov r15 = r35
	;;
	.mmi
	mov r14 = r41
	mov r42 = r41
	mov ar.lc = r20
	;;
	.mib
	st4 [r14] = r2, 4
	nop 0
	br.cloop.sptk.few .L91
	;;
.L105:
	.mmi
	adds r14 = 1, r66
	mov r75 = r0
	mov r74 = r38
	;;
	.mii
	nop 0
	sxt4 r36 = r14
	;;
	shladd r36 = r36, 2, r0
	;;
	.mib
	mov r76 = r36
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	addl r15 = 39999, r0
	mov r1 = r72
	nop 0
	.mii
	mov r16 = r34
	nop 0
	;;
	mov ar.lc = r15
	.align 32
.L16:
	.mmi
	ld4 r14 = [r16], 4
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	.mmi
	add r14 = r38, r14
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	adds r15 = 1, r15
	nop 0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.cloop.sptk.few .L16
	.mmi
	adds r36 = -4, r36
	nop 0
	cmp4.lt p6, p7 = 0, r66
	.mmb
	mov r14 = r40
	nop 0
	(p7) br.cond.dpnt .L20
	;;
	.mmi
	add r16 = r36, r52
	ld4 r15 = [r38]
	nop 0
	;;
	.mmi
	sub r16 = r16, r40
	;;
	adds r16 = -4, r16
	nop 0
	;;
	.mii
	nop 0
	shr.u r16 = r16, 2
	;;
	mov ar.lc = r16
	.align 32
.L19:
	.mmi
	ld4 r16 = [r14], 4
	;;
	add r15 = r15, r16
	adds r16 = -4, r14
	;;
	.mib
	st4 [r16] = r15
	nop 0
	br.cloop.sptk.few .L19
.L20:
	.mii
	addl r16 = 39999, r0
	mov r18 = r41
	;;
	mov ar.lc = r16
	.align 32
.L18:
	.mmi
	ld4 r17 = [r18], 4
	;;
	nop 0
	sxt4 r14 = r17
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r38, r14
	nop 0
	;;
	.mii
	ld4 r16 = [r14]
	nop 0
	;;
	sxt4 r15 = r16
	.mii
	adds r16 = 1, r16
	nop 0
	;;
	shladd r15 = r15, 2, r0
	.mmi
	st4 [r14] = r16
	;;
	add r15 = r62, r15
	nop 0
	;;
	.mib
	st4 [r15] = r17
	nop 0
	br.cloop.sptk.few .L18
	.mmi
	nop 0
	ld4 r36 = [r62]
	mov r21 = r0
	.mii
	ld4 r20 = [r35], 4
	nop 0
	;;
	sxt4 r14 = r36
	.mmi
	mov r15 = r36
	adds r23 = 1, r21
	sxt4 r16 = r20
	;;
	.mmi
	shladd r14 = r14, 2, r0
	shladd r17 = r16, 2, r0
	cmp.eq p8, p9 = r61, r35
	;;
	.mmi
	add r14 = r39, r14
	add r19 = r34, r17
	add r16 = r39, r17
	;;
	.mii
	st4 [r14] = r0
	sxt4 r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	.mmi
	nop 0
	add r14 = r34, r14
	nop 0
	;;
	.mmi
	ld4 r18 = [r14]
	ld4 r14 = [r19]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r18
	(p7) br.cond.dpnt .L100
	.align 32
.L21:
	.pred.rel.mutex p8, p9
	.mib
	st4 [r16] = r23
	nop 0
	(p8) br.cond.dpnt .L23
.L22:
	.mmi
	nop 0
	mov r15 = r20
	nop 0
	.mmi
	ld4 r20 = [r35], 4
	ld4 r21 = [r16]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r15
	sxt4 r16 = r20
	.mmb
	adds r23 = 1, r21
	cmp.eq p8, p9 = r61, r35
	nop 0
	;;
	.mmi
	shladd r17 = r16, 2, r0
	nop 0
	shladd r14 = r14, 2, r0
	;;
	.mmi
	add r14 = r34, r14
	add r19 = r34, r17
	add r16 = r39, r17
	;;
	.mmi
	ld4 r18 = [r14]
	ld4 r14 = [r19]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r18
	(p6) br.cond.dptk .L21
.L100:
	.mmi
	add r15 = r37, r15
	nop 0
	add r14 = r37, r20
	;;
	.mii
	nop 0
	sxt4 r15 = r15
	sxt4 r14 = r14
	;;
	.mmi
	setf.sig f6 = r15
	setf.sig f7 = r14
	shr r18 = r15, 63
	.mib
	nop 0
	shr r17 = r14, 63
	nop 0
	;;
	.mfi
	nop 0
	xmpy.h f6 = f6, f2
	nop 0
	.mfi
	nop 0
	xmpy.h f7 = f7, f2
	nop 0
	;;
	.mmi
	getf.sig r23 = f6
	;;
	getf.sig r22 = f7
	nop 0
	;;
	.mii
	nop 0
	shr r23 = r23, 13
	nop 0
	;;
	.mii
	nop 0
	shr r22 = r22, 13
	sub r23 = r23, r18
	;;
	.mii
	sub r22 = r22, r17
	shl r18 = r23, 5
	;;
	shl r17 = r22, 5
	.mmi
	sub r18 = r18, r23
	;;
	sub r17 = r17, r22
	shladd r18 = r18, 2, r0
	;;
	.mii
	shladd r17 = r17, 2, r0
	add r18 = r18, r23
	;;
	add r17 = r17, r22
	.mmi
	shladd r23 = r18, 2, r0
	;;
	shladd r22 = r17, 2, r0
	add r18 = r18, r23
	;;
	.mii
	add r17 = r17, r22
	shl r18 = r18, 6
	;;
	shl r17 = r17, 6
	.mmi
	sub r15 = r15, r18
	;;
	sub r14 = r14, r17
	sxt4 r15 = r15
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	shladd r15 = r15, 2, r0
	;;
	.mii
	shladd r14 = r14, 2, r0
	add r15 = r34, r15
	;;
	add r14 = r34, r14
	.mmi
	ld4 r15 = [r15]
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mii
	(p7) mov r14 = r0
	cmp.ne p6, p7 = r61, r35
	;;
	add r21 = r21, r14
	;;
	.mib
	st4 [r16] = r21
	nop 0
	(p6) br.cond.dptk .L22
.L23:
	.mmi
	addl r76 = 160000, r0
	mov r75 = r39
	mov r74 = r34
	.mmb
	adds r63 = -1, r63
	shladd r37 = r37, 1, r0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	ld4 r14 = [r50]
	mov r1 = r72
	cmp4.ne p6, p7 = 0, r63
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	.mmi
	add r14 = r34, r14
	;;
	ld4 r66 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	adds r66 = 1, r66
	nop 0
	;;
	.mbb
	cmp4.eq p8, p9 = r49, r66
	(p8) br.cond.dpnt .L25
	(p6) br.cond.dptk .L26
.L25:
	.mlx
	nop 0
	movl r66 = @gprel(last#)
	.mmi
	addl r14 = 39999, r0
	ld4 r68 = [r34]
	nop 0
	;;
	.mmi
	add r66 = r1, r66
	nop 0
	mov ar.lc = r14
	;;
	.mmi
	nop 0
	mov r67 = r66
	mov r17 = r66
	.align 32
.L27:
	.mmi
	ld4 r2 = [r65], 4
	;;
	addl r14 = 39999, r2
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	nop 0
	;;
	.mmi
	setf.sig f6 = r14
	nop 0
	shr r15 = r14, 63
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f2
	;;
	.mmi
	getf.sig r16 = f6
	;;
	nop 0
	shr r16 = r16, 13
	;;
	.mmi
	sub r16 = r16, r15
	;;
	nop 0
	shl r15 = r16, 5
	;;
	.mmi
	sub r15 = r15, r16
	;;
	shladd r15 = r15, 2, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r16
	;;
	shladd r16 = r15, 2, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r16
	;;
	nop 0
	shl r15 = r15, 6
	;;
	.mmi
	sub r14 = r14, r15
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mmi
	add r14 = r43, r14
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	st1 [r17] = r14, 1
	nop 0
	br.cloop.sptk.few .L27
	;;
	.mmi
	adds r17 = 16, r12
	nop 0
	mov ar.lc = 31
	.mlx
	nop 0
	movl r16 = 4294967296
	;;
	.align 32
.L28:
	.mmi
	mov r14 = r16
	nop 0
	padd4 r16 = r16, r44
	;;
	.mmi
	padd4 r15 = r14, r46
	padd4 r18 = r14, r47
	padd4 r19 = r14, r45
	;;
	.mii
	nop 0
	mix2.r r15 = r18, r15
	mix2.r r14 = r19, r14
	;;
	.mii
	nop 0
	mux2 r15 = r15, 216
	mux2 r14 = r14, 216
	;;
	.mii
	nop 0
	mix1.r r14 = r15, r14
	;;
	mux1 r14 = r14, @alt
	;;
	.mib
	st8 [r17] = r14, 8
	nop 0
	br.cloop.sptk.few .L28
	.mlx
	nop 0
	movl r37 = @gprel(moved#)
	.mmi
	adds r14 = 16, r12
	addl r15 = 40000, r0
	mov r61 = r66
	;;
	.mmi
	add r37 = r1, r37
	ld1 r35 = [r14]
	add r65 = r66, r15
	;;
	.mmi
	nop 0
	mov r69 = r37
	mov r63 = r37
	.align 32
.L29:
	.mmi
	mov r14 = r35
	ld1 r36 = [r61], 1
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r14, r36
	mov r35 = r36
	(p7) br.cond.dpnt .L101
	;;
	.mmi
	nop 0
	(p6) adds r15 = 17, r12
	(p6) mov r14 = r0
	;;
	.align 32
.L30:
	.mmi
	ld1 r16 = [r15], 1
	mov r76 = r14
	adds r14 = 1, r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r35, r16
	(p6) br.cond.dptk .L30
	.mii
	adds r16 = 16, r12
	sxt4 r76 = r76
	sxt4 r75 = r14
	.mmb
	st1 [r63] = r14
	adds r74 = 17, r12
	nop 0
	;;
	.mmi
	sub r75 = r75, r76, 1
	adds r76 = 1, r76
	adds r63 = 1, r63
	;;
	.mib
	add r75 = r16, r75
	nop 0
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	adds r20 = 16, r12
	mov r1 = r72
	cmp.eq p6, p7 = r65, r61
	;;
	.mib
	st1 [r20] = r36
	nop 0
	(p7) br.cond.dptk .L29
.L33:
	.mmi
	mov r17 = r0
	mov r63 = r0
	addl r14 = 40000, r0
	;;
	.mii
	nop 0
	sxt4 r18 = r17
	sxt4 r16 = r63
	.mmb
	sub r14 = r14, r17
	mov r19 = r63
	nop 0
	;;
	.mmi
	addp4 r14 = r14, r0
	add r18 = r69, r18
	nop 0
	.mii
	add r16 = r16, r48
	nop 0
	;;
	mov ar.lc = r14
	;;
.L37:
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L43
.L107:
	.mmi
	addl r76 = 40000, r0
	addl r75 = 1, r0
	mov r74 = r57
	.mmb
	mov r35 = r0
	mov r36 = r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r72
	addl r76 = 40000, r0
	addl r75 = 1, r0
	.mmb
	mov r74 = r58
	cmp4.eq p16, p17 = 0, r63
	br.call.sptk.many b0 = memset#
	;;
	.mib
	nop 0
	mov r1 = r72
	(p16) br.cond.dpnt .L44
.L46:
	.pred.rel.mutex p16, p17
	.mii
	nop 0
	sxt4 r15 = r35
	sxt4 r14 = r36
	.mmi
	adds r16 = 1, r36
	;;
	add r15 = r48, r15
	add r14 = r69, r14
	;;
	.mmi
	nop 0
	ld1 r15 = [r15]
	nop 0
	;;
	.mib
	st1 [r14] = r15
	cmp4.ne p6, p7 = 0, r15
	(p7) br.cond.dpnt .L102
.L64:
	.pred.rel.mutex p16, p17
	.mmi
	adds r35 = 1, r35
	nop 0
	mov r36 = r16
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r63, r35
	(p6) br.cond.dptk .L46
.L44:
	.pred.rel.mutex p16, p17
	.mmi
	adds r17 = 16, r12
	nop 0
	mov ar.lc = 31
	.mlx
	nop 0
	movl r16 = 4294967296
	;;
	.align 32
.L47:
	.pred.rel.mutex p16, p17
	.mmi
	mov r14 = r16
	nop 0
	padd4 r16 = r16, r44
	;;
	.mmi
	padd4 r15 = r14, r46
	padd4 r18 = r14, r47
	padd4 r19 = r14, r45
	;;
	.mii
	nop 0
	mix2.r r15 = r18, r15
	mix2.r r14 = r19, r14
	;;
	.mii
	nop 0
	mux2 r15 = r15, 216
	mux2 r14 = r14, 216
	;;
	.mii
	nop 0
	mix1.r r14 = r15, r14
	;;
	mux1 r14 = r14, @alt
	;;
	.mib
	st8 [r17] = r14, 8
	nop 0
	br.cloop.sptk.few .L47
	.mlx
	addl r20 = 40000, r0
	movl r36 = @gprel(last#)
	;;
	.mmi
	nop 0
	add r61 = r37, r20
	add r36 = r1, r36
	.align 32
.L50:
	.pred.rel.mutex p16, p17
	.mmi
	ld1 r74 = [r37], 1
	adds r16 = 16, r12
	adds r20 = 16, r12
	;;
	.mmi
	adds r14 = -1, r74
	nop 0
	cmp4.ne p6, p7 = 0, r74
	.mii
	add r15 = r16, r74
	mov r76 = r74
	;;
	sxt4 r14 = r14
	.mmb
	ld1 r35 = [r15]
	nop 0
	(p7) br.cond.dpnt .L103
	;;
	.mmi
	sub r75 = r74, r14, 1
	nop 0
	sub r74 = r74, r14
	;;
	.mib
	add r75 = r20, r75
	add r74 = r20, r74
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r72
	.mmi
	st1 [r36] = r35, 1
	nop 0
	cmp.ne p6, p7 = r61, r37
	;;
	.mib
	st1 [r14] = r35
	nop 0
	(p6) br.cond.dptk .L50
	.mmi
	addl r76 = 161028, r0
	nop 0
	mov r75 = r0
	.mmb
	mov r74 = r38
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r72
	nop 0
	addl r15 = 39999, r0
	;;
	.mlx
	nop 0
	movl r16 = @gprel(last#)
	;;
	.mmi
	nop 0
	add r16 = r1, r16
	mov ar.lc = r15
	;;
	.align 32
.L52:
	.pred.rel.mutex p16, p17
	.mmi
	ld1 r14 = [r16], 1
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r38, r14
	nop 0
	;;
	.mmi
	ld4 r15 = [r14]
	;;
	adds r15 = 1, r15
	nop 0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.cloop.sptk.few .L52
	.mii
	addl r16 = 255, r0
	mov r14 = r0
	;;
	mov ar.lc = r16
	.align 32
.L53:
	.pred.rel.mutex p16, p17
	.mmi
	ld4 r15 = [r40], 4
	;;
	add r14 = r14, r15
	adds r15 = -4, r40
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.cloop.sptk.few .L53
	.mii
	sub r65 = r65, r66, 1
	nop 0
	;;
	mov ar.lc = r65
	.align 32
.L54:
	.pred.rel.mutex p16, p17
	.mmi
	ld1 r14 = [r66], 1
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r38, r14
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	adds r16 = 1, r15
	st4 [r41] = r15, 4
	nop 0
	;;
	.mib
	st4 [r14] = r16
	nop 0
	br.cloop.sptk.few .L54
	.mmi
	addl r20 = 39999, r0
	ld8 r15 = [r56]
	nop 0
	.mmi
	mov r14 = r68
	;;
	nop 0
	mov ar.lc = r20
	.align 32
.L55:
	.pred.rel.mutex p16, p17
	.mii
	nop 0
	sxt4 r14 = r14
	nop 0
	;;
	.mmi
	add r16 = r67, r14
	nop 0
	shladd r14 = r14, 2, r0
	;;
	.mii
	ld1 r16 = [r16]
	add r14 = r42, r14
	;;
	nop 0
	.mmb
	st1 [r15] = r16, -1
	ld4 r14 = [r14]
	br.cloop.sptk.few .L55
	.mmi
	adds r53 = -1, r53
	addl r76 = 40000, r0
	nop 0
	.mmb
	mov r75 = r59
	mov r74 = r60
	br.call.sptk.many b0 = memcmp#
	;;
	.mmi
	mov r1 = r72
	cmp4.ne p6, p7 = 0, r53
	cmp4.eq p8, p9 = 0, r8
	.bbb
	nop 0
	(p9) br.cond.dpnt .L104
	(p6) br.cond.dptk .L58
	;;
	.mlx
	nop 0
	movl r15 = @gprel(runs#)
	.mib
	mov r77 = r0
	sxt4 r14 = r63
	(p16) br.cond.dpnt .L65
	;;
	.mmi
	add r15 = r1, r15
	nop 0
	add r14 = r14, r48
	;;
	.mii
	sub r14 = r14, r15, 1
	nop 0
	;;
	mov ar.lc = r14
.L59:
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
	br.cloop.sptk.few .L59
	.mlx
	nop 0
	movl r74 = @gprel(.LC5)
	.mmi
	mov r76 = r63
	nop 0
	mov r75 = r68
	;;
	.mib
	add r74 = r1, r74
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r72
	mov r8 = r0
.L1:
	.mmi
	adds r19 = 280, r12
	adds r20 = 288, r12
	mov pr = r73, -1
	;;
	.mmi
	nop 0
	ld8 r21 = [r19], 24
	mov b0 = r70
	.mmi
	nop 0
	ldf.fill f2 = [r20]
	nop 0
	;;
	.mii
	ldf.fill f3 = [r19]
	mov ar.pfs = r71
	;;
	mov ar.lc = r21
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 304, r12
	br.ret.sptk.many b0
.L91:
	.body
	.copy_state 1
	.mmi
	ld4 r36 = [r15], 4
	;;
	sub r2 = r36, r37
	cmp4.ge p6, p7 = r36, r37
	;;
	.mmi
	nop 0
	(p7) addl r2 = 40000, r2
	nop 0
	;;
	.mib
	st4 [r14] = r2, 4
	nop 0
	br.cloop.sptk.few .L91
	.mib
	nop 0
	nop 0
	br .L105
.L101:
	.mmi
	adds r20 = 16, r12
	st1 [r63] = r0
	cmp.eq p6, p7 = r65, r61
	.mmi
	nop 0
	adds r63 = 1, r63
	nop 0
	;;
	.mib
	st1 [r20] = r36
	nop 0
	(p7) br.cond.dptk .L29
	.mib
	nop 0
	nop 0
	br .L33
.L43:
	.mmi
	ld1 r15 = [r18], 1
	nop 0
	adds r20 = 1, r63
	;;
	.mmi
	st1 [r16] = r15, 1
	nop 0
	mov r14 = r15
	.mmb
	cmp4.ne p6, p7 = 0, r15
	nop 0
	(p7) br.cond.dpnt .L106
	;;
	.mib
	nop 0
	mov r63 = r20
	br.cloop.sptk.few .L43
	.mib
	nop 0
	nop 0
	br .L107
.L102:
	.pred.rel.mutex p16, p17
	.mii
	adds r35 = 1, r35
	sxt4 r74 = r16
	mov r75 = r0
	;;
	.mii
	nop 0
	sxt4 r14 = r35
	add r74 = r69, r74
	;;
	.mmi
	add r14 = r48, r14
	;;
	ld1 r76 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r76
	add r36 = r36, r76, 1
	(p6) br.cond.dpnt .L64
	;;
	.mib
	adds r35 = 1, r35
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mib
	mov r1 = r72
	cmp4.gt p6, p7 = r63, r35
	(p6) br.cond.dptk .L46
	.mib
	nop 0
	nop 0
	br .L44
	;;
.L103:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	st1 [r36] = r35, 1
	nop 0
	.mmb
	st1 [r16] = r35
	cmp.eq p6, p7 = r61, r37
	(p7) br.cond.dptk .L50
	.mmi
	addl r76 = 161028, r0
	nop 0
	mov r75 = r0
	.mmb
	mov r74 = r38
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r72
	nop 0
	addl r15 = 39999, r0
	;;
	.mlx
	nop 0
	movl r16 = @gprel(last#)
	;;
	.mib
	add r16 = r1, r16
	mov ar.lc = r15
	br .L52
.L106:
	.mmi
	sub r17 = r17, r19
	;;
	add r18 = r17, r20
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r49, r18
	mov r17 = r18
	(p7) br.cond.dpnt .L39
	;;
	.mib
	nop 0
	(p6) sxt4 r15 = r18
	nop 0
	.mmi
	(p6) addl r16 = 255, r0
	(p6) sub r19 = r49, r18
	(p6) mov r14 = r0
	;;
	.mmi
	nop 0
	(p6) add r15 = r69, r15
	(p6) mov ar.lc = r16
	;;
	.align 32
.L40:
	.mmi
	ld1 r16 = [r15], 1
	nop 0
	add r17 = r14, r18
	;;
	.mib
	cmp4.eq p6, p7 = 0, r16
	nop 0
	(p7) br.cond.dpnt .L108
	;;
	.mib
	nop 0
	adds r14 = 1, r14
	br.cloop.sptk.few .L42
	;;
	.mmi
	addl r14 = 255, r0
	nop 0
	nop 0
.L39:
	.mii
	nop 0
	sxt4 r15 = r20
	adds r63 = 2, r63
	;;
	.mmi
	add r15 = r48, r15
	nop 0
	nop 0
	;;
	.mmi
	st1 [r15] = r14
	nop 0
	nop 0
.L109:
	.mii
	addl r14 = 40000, r0
	sxt4 r18 = r17
	sxt4 r16 = r63
	.mmi
	mov r19 = r63
	;;
	sub r14 = r14, r17
	add r18 = r69, r18
	.mmi
	add r16 = r16, r48
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r14
	br .L37
.L42:
	.mib
	nop 0
	cmp4.ne p6, p7 = r19, r14
	(p6) br.cond.dptk .L40
	.mii
	nop 0
	sxt4 r15 = r20
	zxt1 r14 = r14
	.mmb
	mov r17 = r64
	adds r63 = 2, r63
	nop 0
	;;
	.mmi
	nop 0
	add r15 = r48, r15
	nop 0
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br .L109
.L108:
	.mii
	nop 0
	sxt4 r15 = r20
	zxt1 r14 = r14
	.mmi
	adds r63 = 2, r63
	;;
	add r15 = r48, r15
	nop 0
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br .L109
.L3:
	.mib
	nop 0
	cmp4.eq p6, p7 = r23, r18
	(p6) br.cond.spnt .L5
.L2:
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
	.mii
	nop 0
	extr.u r15 = r14, 1, 31
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f7 = r15
	nop 0
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
	shr.u r15 = r15, 1
	;;
	.mmi
	shladd r16 = r15, 3, r0
	;;
	sub r15 = r16, r15
	nop 0
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mmi
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r22, r14
	;;
	ld8 r17 = [r14]
	nop 0
	;;
	.mmi
	ld1 r14 = [r17]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	mov r16 = r14
	br .L6
.L99:
	.mib
	ld8 r74 = [r33]
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	nop 0
	mov r1 = r72
	mov r53 = r8
	.mmb
	nop 0
	cmp4.ge p6, p7 = 0, r8
	(p7) br.cond.dptk .L58
	;;
	.mlx
	nop 0
	movl r74 = @gprel(.LC5)
	.mmi
	mov r68 = r0
	mov r63 = r0
	mov r77 = r0
	;;
	.mmi
	add r74 = r1, r74
	nop 0
	mov r76 = r63
	.mmb
	mov r75 = r68
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r72
	mov r8 = r0
	br .L1
	;;
.L104:
	.mlx
	nop 0
	movl r74 = @gprel(.LC4)
	;;
	.mib
	add r74 = r1, r74
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mmb
	addl r8 = 1, r0
	mov r1 = r72
	nop 0
	.mmi
	adds r19 = 280, r12
	adds r20 = 288, r12
	mov pr = r73, -1
	;;
	.mmi
	nop 0
	ld8 r21 = [r19], 24
	mov b0 = r70
	.mmi
	nop 0
	ldf.fill f2 = [r20]
	nop 0
	;;
	.mii
	ldf.fill f3 = [r19]
	mov ar.pfs = r71
	;;
	mov ar.lc = r21
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 304, r12
	br.ret.sptk.many b0
.L65:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r74 = @gprel(.LC5)
	.mmi
	mov r77 = r0
	mov r76 = r63
	mov r75 = r68
	;;
	.mib
	add r74 = r1, r74
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r72
	mov r8 = r0
	br .L1
	.endp main#
	.section	.rodata.str1.8
	.align 8
.LC10:
	stringz	"if ("
	.align 8
.LC11:
	stringz	"x"
	.align 8
.LC12:
	stringz	" < "
	.align 8
.LC13:
	stringz	"limit"
	.align 8
.LC14:
	stringz	") {\n"
	.align 8
.LC15:
	stringz	"    "
	.align 8
.LC16:
	stringz	"x = "
	.align 8
.LC17:
	stringz	"next"
	.align 8
.LC18:
	stringz	"(x, "
	.align 8
.LC19:
	stringz	");\n"
	.align 8
.LC20:
	stringz	"return "
	.align 8
.LC21:
	stringz	"0;\n"
	.section	.rodata
	.align 8
	.type	parts.0#, @object
	.size	parts.0#, 112
parts.0:
	data8	.LC10
	data8	.LC11
	data8	.LC12
	data8	.LC13
	data8	.LC14
	data8	.LC15
	data8	.LC16
	data8	.LC17
	data8	.LC18
	data8	.LC13
	data8	.LC19
	data8	.LC0
	data8	.LC20
	data8	.LC21
	.bss
	.align 4
	.type	scratch#, @object
	.size	scratch#, 160000
scratch:
	.skip	160000
	.align 4
	.type	count#, @object
	.size	count#, 161028
count:
	.skip	161028
	.align 4
	.type	next_rank#, @object
	.size	next_rank#, 160000
next_rank:
	.skip	160000
	.align 8
	.type	rank#, @object
	.size	rank#, 160000
rank:
	.skip	160000
	.align 4
	.type	order#, @object
	.size	order#, 160000
order:
	.skip	160000
	.align 8
	.type	again#, @object
	.size	again#, 40000
again:
	.skip	40000
	.align 8
	.type	runs#, @object
	.size	runs#, 80000
runs:
	.skip	80000
	.align 8
	.type	moved#, @object
	.size	moved#, 40000
moved:
	.skip	40000
	.align 8
	.type	last#, @object
	.size	last#, 40000
last:
	.skip	40000
	.align 8
	.type	text#, @object
	.size	text#, 40000
text:
	.skip	40000
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
