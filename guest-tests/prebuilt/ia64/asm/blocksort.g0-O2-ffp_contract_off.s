// a4f02d3c98dc0b1094ca87b236eae9ca
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
	movl r42 = @gprel(text#)
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
	add r42 = r1, r42
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
	add r19 = r42, r19
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
	movl r37 = @gprel(count#)
	.mlx
	addl r15 = 159996, r0
	movl r60 = @gprel(order#)
	;;
	.mlx
	add r37 = r1, r37
	movl r61 = @gprel(next_rank#)
	.mlx
	add r60 = r1, r60
	movl r47 = @gprel(runs#)
	;;
	.mlx
	nop 0
	movl r14 = 5270498306774157605
	.mlx
	nop 0
	movl r34 = @gprel(rank#)
	;;
	.mlx
	addl r52 = 1, r0
	movl r16 = 3777893186295716171
	.mlx
	setf.sig f3 = r14
	movl r56 = @gprel(moved#)
	;;
	.mlx
	adds r33 = 8, r33
	movl r57 = @gprel(last#)
	.mlx
	setf.sig f2 = r16
	movl r58 = @gprel(again#)
	;;
	.mlx
	addl r76 = 10, r0
	movl r59 = @gprel(text#)
	.mmi
	mov r75 = r0
	addl r54 = @gprel(.LC1), gp
	addl r50 = @gprel(.LC2), gp
	;;
	.mmi
	add r61 = r1, r61
	addl r48 = 40000, r0
	add r47 = r1, r47
	.mmi
	addl r55 = @gprel(.LC3), gp
	adds r51 = 4, r37
	add r34 = r1, r34
	;;
	.mlx
	add r49 = r60, r15
	movl r43 = 34359738376
	.mlx
	add r56 = r1, r56
	movl r44 = 8589934594
	;;
	.mlx
	add r57 = r1, r57
	movl r45 = 17179869188
	.mlx
	add r58 = r1, r58
	movl r46 = 25769803782
	;;
	.mib
	cmp4.ge p6, p7 = 1, r32
	add r59 = r1, r59
	(p7) br.cond.dpnt .L101
.L56:
	.mib
	nop 0
	sxt4 r14 = r52
	nop 0
	.mmi
	addl r76 = 161028, r0
	mov r75 = r0
	mov r74 = r37
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
	st1 [r42] = r14
	movl r42 = @gprel(text#)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	addl r14 = 39999, r0
	mov r1 = r72
	mov r20 = r42
	.mmi
	mov r16 = r42
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
	add r14 = r37, r14
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
	ld8 r39 = [r54]
	addl r16 = 255, r0
	mov r15 = r0
	;;
	.mmi
	nop 0
	mov r14 = r39
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
	mov r62 = r0
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
	add r14 = r37, r14
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
	add r15 = r60, r15
	nop 0
	;;
	.mib
	st4 [r15] = r62
	adds r62 = 1, r62
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
	ld4 r35 = [r60]
	addl r63 = 16, r0
	.mmi
	nop 0
	addl r36 = 1, r0
	addl r65 = 256, r0
	;;
.L24:
	.mlx
	sub r2 = r35, r36
	movl r40 = @gprel(scratch#)
	.mmi
	cmp4.ge p6, p7 = r35, r36
	ld8 r38 = [r50]
	addl r20 = 39999, r0
	;;
	.mmb
	add r40 = r1, r40
	(p7) addl r2 = 40000, r2
	nop 0
	.mmi
	adds r64 = -4, r38
	mov r15 = r38
	mov ar.lc = r20
	;;
	.mmi
	mov r14 = r40
	nop 0
	mov r41 = r40
	;;
	.mib
	st4 [r14] = r2, 4
	nop 0
	br.cloop.sptk.few .L92
	;;
.L106:
	.mmi
	adds r14 = 1, r65
	mov r75 = r0
	mov r74 = r37
	;;
	.mii
	nop 0
	sxt4 r35 = r14
	;;
	shladd r35 = r35, 2, r0
	;;
	.mib
	mov r76 = r35
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	addl r14 = 39999, r0
	mov r1 = r72
	nop 0
	.mii
	mov r16 = r34
	nop 0
	;;
	mov ar.lc = r14
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
	add r14 = r37, r14
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
	adds r35 = -4, r35
	nop 0
	cmp4.lt p6, p7 = 0, r65
	.mmb
	mov r14 = r39
	nop 0
	(p7) br.cond.dpnt .L20
	;;
	.mmi
	add r16 = r35, r51
	ld4 r15 = [r37]
	nop 0
	;;
	.mmi
	sub r16 = r16, r39
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
	addl r15 = 39999, r0
	mov r18 = r40
	;;
	mov ar.lc = r15
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
	add r14 = r37, r14
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
	add r15 = r60, r15
	nop 0
	;;
	.mib
	st4 [r15] = r17
	nop 0
	br.cloop.sptk.few .L18
	.mmi
	ld4 r35 = [r60]
	addl r16 = 39998, r0
	mov r20 = r0
	;;
	.mii
	nop 0
	sxt4 r14 = r35
	mov r19 = r35
	;;
	.mii
	shladd r14 = r14, 2, r0
	mov ar.lc = r16
	;;
	add r14 = r61, r14
	.mmi
	nop 0
	;;
	st4 [r14] = r0
	nop 0
	.align 32
.L22:
	.mmi
	mov r14 = r19
	ld4 r19 = [r38], 4
	addl r18 = 1, r0
	;;
	.mii
	nop 0
	sxt4 r15 = r19
	sxt4 r16 = r14
	;;
	.mmi
	shladd r17 = r15, 2, r0
	nop 0
	shladd r16 = r16, 2, r0
	;;
	.mmi
	add r16 = r34, r16
	nop 0
	add r17 = r34, r17
	;;
	.mmi
	ld4 r21 = [r16]
	ld4 r16 = [r17]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r16, r21
	nop 0
	(p7) br.cond.dpnt .L102
	;;
	.mii
	shladd r15 = r15, 2, r0
	add r20 = r20, r18
	;;
	add r15 = r61, r15
	;;
	.mib
	st4 [r15] = r20
	nop 0
	br.cloop.sptk.few .L22
.L107:
	.mmi
	addl r76 = 160000, r0
	mov r75 = r61
	mov r74 = r34
	.mmb
	adds r63 = -1, r63
	shladd r36 = r36, 1, r0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	ld4 r15 = [r49]
	mov r1 = r72
	cmp4.ne p6, p7 = 0, r63
	;;
	.mii
	nop 0
	sxt4 r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	.mmi
	add r14 = r34, r14
	;;
	ld4 r65 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	adds r65 = 1, r65
	nop 0
	;;
	.mbb
	cmp4.eq p8, p9 = r48, r65
	(p8) br.cond.dpnt .L23
	(p6) br.cond.dptk .L24
.L23:
	.mlx
	nop 0
	movl r65 = @gprel(last#)
	.mmi
	addl r16 = 39999, r0
	ld4 r67 = [r34]
	nop 0
	;;
	.mmi
	add r65 = r1, r65
	nop 0
	mov ar.lc = r16
	;;
	.mmi
	nop 0
	mov r66 = r65
	mov r17 = r65
	.align 32
.L25:
	.mmi
	ld4 r2 = [r64], 4
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
	add r14 = r42, r14
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	st1 [r17] = r14, 1
	nop 0
	br.cloop.sptk.few .L25
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
.L26:
	.mmi
	mov r14 = r16
	nop 0
	padd4 r16 = r16, r43
	;;
	.mmi
	padd4 r15 = r14, r45
	padd4 r18 = r14, r46
	padd4 r19 = r14, r44
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
	br.cloop.sptk.few .L26
	.mlx
	nop 0
	movl r64 = @gprel(moved#)
	.mmi
	adds r14 = 16, r12
	addl r15 = 40000, r0
	mov r38 = r65
	;;
	.mmi
	add r64 = r1, r64
	ld1 r35 = [r14]
	add r68 = r65, r15
	;;
	.mmi
	nop 0
	mov r69 = r64
	mov r63 = r64
	.align 32
.L27:
	.mmi
	mov r14 = r35
	ld1 r36 = [r38], 1
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r36, r14
	mov r35 = r36
	(p7) br.cond.dpnt .L103
	;;
	.mmi
	nop 0
	(p6) adds r15 = 17, r12
	(p6) mov r14 = r0
	;;
	.align 32
.L28:
	.mmi
	ld1 r16 = [r15], 1
	mov r76 = r14
	adds r14 = 1, r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r35, r16
	(p6) br.cond.dptk .L28
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
	cmp.eq p6, p7 = r68, r38
	;;
	.mib
	st1 [r20] = r36
	nop 0
	(p7) br.cond.dptk .L27
.L31:
	.mmi
	mov r17 = r0
	mov r38 = r0
	addl r14 = 40000, r0
	;;
	.mii
	nop 0
	sxt4 r18 = r17
	sxt4 r16 = r38
	.mmb
	sub r14 = r14, r17
	mov r19 = r38
	nop 0
	;;
	.mmi
	addp4 r14 = r14, r0
	add r18 = r69, r18
	nop 0
	.mii
	add r16 = r16, r47
	nop 0
	;;
	mov ar.lc = r14
	;;
.L35:
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L41
.L109:
	.mmi
	addl r76 = 40000, r0
	addl r75 = 1, r0
	mov r74 = r56
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
	mov r74 = r57
	cmp4.eq p16, p17 = 0, r38
	br.call.sptk.many b0 = memset#
	;;
	.mib
	nop 0
	mov r1 = r72
	(p16) br.cond.dpnt .L42
.L44:
	.pred.rel.mutex p16, p17
	.mii
	nop 0
	sxt4 r15 = r35
	sxt4 r14 = r36
	.mmi
	adds r16 = 1, r36
	;;
	add r15 = r47, r15
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
	(p7) br.cond.dpnt .L104
.L63:
	.pred.rel.mutex p16, p17
	.mmi
	adds r35 = 1, r35
	nop 0
	mov r36 = r16
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r38, r35
	(p6) br.cond.dptk .L44
.L42:
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
.L45:
	.pred.rel.mutex p16, p17
	.mmi
	mov r14 = r16
	nop 0
	padd4 r16 = r16, r43
	;;
	.mmi
	padd4 r15 = r14, r45
	padd4 r18 = r14, r46
	padd4 r19 = r14, r44
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
	br.cloop.sptk.few .L45
	.mlx
	nop 0
	movl r36 = @gprel(last#)
	.mmi
	addl r20 = 39999, r0
	;;
	add r36 = r1, r36
	mov ar.lc = r20
	.align 32
.L47:
	.pred.rel.mutex p16, p17
	.mii
	ld1 r74 = [r64], 1
	adds r16 = 16, r12
	;;
	adds r14 = -1, r74
	.mmi
	add r15 = r16, r74
	cmp4.ne p6, p7 = 0, r74
	mov r76 = r74
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	nop 0
	.mmb
	ld1 r35 = [r15]
	nop 0
	(p7) br.cond.dpnt .L49
	;;
	.mmi
	sub r75 = r74, r14, 1
	sub r74 = r74, r14
	adds r14 = 16, r12
	;;
	.mmi
	nop 0
	add r75 = r14, r75
	add r74 = r14, r74
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	mov r1 = r72
	nop 0
	nop 0
.L49:
	.pred.rel.mutex p16, p17
	.mmi
	adds r20 = 16, r12
	st1 [r36] = r35, 1
	nop 0
	;;
	.mib
	st1 [r20] = r35
	nop 0
	br.cloop.sptk.few .L47
	.mmi
	addl r76 = 161028, r0
	nop 0
	mov r75 = r0
	.mmb
	mov r74 = r37
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
.L50:
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
	add r14 = r37, r14
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
	br.cloop.sptk.few .L50
	.mii
	addl r16 = 255, r0
	mov r14 = r0
	;;
	mov ar.lc = r16
	.align 32
.L51:
	.pred.rel.mutex p16, p17
	.mmi
	ld4 r15 = [r39], 4
	;;
	add r14 = r14, r15
	adds r15 = -4, r39
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.cloop.sptk.few .L51
	.mii
	sub r68 = r68, r65, 1
	nop 0
	;;
	mov ar.lc = r68
	.align 32
.L52:
	.pred.rel.mutex p16, p17
	.mmi
	ld1 r14 = [r65], 1
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r37, r14
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	adds r16 = 1, r15
	st4 [r40] = r15, 4
	nop 0
	;;
	.mib
	st4 [r14] = r16
	nop 0
	br.cloop.sptk.few .L52
	.mmi
	addl r20 = 39999, r0
	ld8 r15 = [r55]
	nop 0
	.mmi
	mov r14 = r67
	;;
	nop 0
	mov ar.lc = r20
	.align 32
.L53:
	.pred.rel.mutex p16, p17
	.mii
	nop 0
	sxt4 r14 = r14
	nop 0
	;;
	.mmi
	add r16 = r66, r14
	nop 0
	shladd r14 = r14, 2, r0
	;;
	.mii
	ld1 r16 = [r16]
	add r14 = r41, r14
	;;
	nop 0
	.mmb
	st1 [r15] = r16, -1
	ld4 r14 = [r14]
	br.cloop.sptk.few .L53
	.mmi
	adds r52 = -1, r52
	addl r76 = 40000, r0
	nop 0
	.mmb
	mov r75 = r58
	mov r74 = r59
	br.call.sptk.many b0 = memcmp#
	;;
	.mmi
	mov r1 = r72
	cmp4.ne p6, p7 = 0, r52
	cmp4.eq p8, p9 = 0, r8
	.bbb
	nop 0
	(p9) br.cond.dpnt .L105
	(p6) br.cond.dptk .L56
	;;
	.mlx
	nop 0
	movl r15 = @gprel(runs#)
	.mib
	mov r77 = r0
	sxt4 r14 = r38
	(p16) br.cond.dpnt .L64
	;;
	.mii
	add r15 = r1, r15
	add r14 = r14, r47
	;;
	sub r14 = r15, r14
	;;
	.mii
	andcm r14 = -1, r14
	nop 0
	;;
	mov ar.lc = r14
.L57:
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
	br.cloop.sptk.few .L57
	.mlx
	nop 0
	movl r74 = @gprel(.LC5)
	.mmi
	mov r76 = r38
	nop 0
	mov r75 = r67
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
.L92:
	.body
	.copy_state 1
	.mmi
	ld4 r35 = [r15], 4
	;;
	sub r2 = r35, r36
	cmp4.ge p6, p7 = r35, r36
	;;
	.mmi
	nop 0
	(p7) addl r2 = 40000, r2
	nop 0
	;;
	.mib
	st4 [r14] = r2, 4
	nop 0
	br.cloop.sptk.few .L92
	.mib
	nop 0
	nop 0
	br .L106
	;;
.L102:
	.mmi
	add r14 = r36, r14
	add r16 = r36, r19
	shladd r15 = r15, 2, r0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	sxt4 r16 = r16
	.mmb
	nop 0
	add r15 = r61, r15
	nop 0
	;;
	.mmi
	setf.sig f6 = r14
	setf.sig f7 = r16
	shr r18 = r14, 63
	.mib
	nop 0
	shr r17 = r16, 63
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
	getf.sig r22 = f6
	;;
	getf.sig r21 = f7
	nop 0
	;;
	.mii
	nop 0
	shr r22 = r22, 13
	nop 0
	;;
	.mii
	nop 0
	shr r21 = r21, 13
	sub r22 = r22, r18
	;;
	.mii
	sub r21 = r21, r17
	shl r18 = r22, 5
	;;
	shl r17 = r21, 5
	.mmi
	sub r18 = r18, r22
	;;
	sub r17 = r17, r21
	shladd r18 = r18, 2, r0
	;;
	.mii
	shladd r17 = r17, 2, r0
	add r18 = r18, r22
	;;
	add r17 = r17, r21
	.mmi
	shladd r22 = r18, 2, r0
	;;
	shladd r21 = r17, 2, r0
	add r18 = r18, r22
	;;
	.mii
	add r17 = r17, r21
	shl r18 = r18, 6
	;;
	shl r17 = r17, 6
	.mmi
	sub r14 = r14, r18
	;;
	sub r16 = r16, r17
	sxt4 r14 = r14
	;;
	.mii
	nop 0
	sxt4 r16 = r16
	shladd r14 = r14, 2, r0
	;;
	.mii
	shladd r16 = r16, 2, r0
	add r14 = r34, r14
	;;
	add r16 = r34, r16
	.mmi
	ld4 r17 = [r14]
	;;
	ld4 r14 = [r16]
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = r14, r17
	;;
	(p6) addl r18 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r18 = r0
	;;
	add r20 = r20, r18
	nop 0
	;;
	.mib
	st4 [r15] = r20
	nop 0
	br.cloop.sptk.few .L22
	.mib
	nop 0
	nop 0
	br .L107
.L103:
	.mmi
	adds r20 = 16, r12
	st1 [r63] = r0
	cmp.eq p6, p7 = r68, r38
	.mmi
	nop 0
	adds r63 = 1, r63
	nop 0
	;;
	.mib
	st1 [r20] = r36
	nop 0
	(p7) br.cond.dptk .L27
	.mib
	nop 0
	nop 0
	br .L31
.L41:
	.mmi
	ld1 r15 = [r18], 1
	nop 0
	adds r20 = 1, r38
	;;
	.mmi
	st1 [r16] = r15, 1
	nop 0
	mov r14 = r15
	.mmb
	cmp4.ne p6, p7 = 0, r15
	nop 0
	(p7) br.cond.dpnt .L108
	;;
	.mib
	nop 0
	mov r38 = r20
	br.cloop.sptk.few .L41
	.mib
	nop 0
	nop 0
	br .L109
.L104:
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
	add r14 = r47, r14
	;;
	ld1 r76 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r76
	add r36 = r36, r76, 1
	(p6) br.cond.dpnt .L63
	;;
	.mib
	adds r35 = 1, r35
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mib
	mov r1 = r72
	cmp4.gt p6, p7 = r38, r35
	(p6) br.cond.dptk .L44
	.mib
	nop 0
	nop 0
	br .L42
.L108:
	.mmi
	sub r17 = r17, r19
	;;
	add r18 = r17, r20
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r48, r18
	mov r17 = r18
	(p7) br.cond.dpnt .L37
	;;
	.mib
	nop 0
	(p6) sxt4 r15 = r18
	nop 0
	.mmi
	(p6) addl r16 = 255, r0
	(p6) sub r19 = r48, r18
	(p6) mov r14 = r0
	;;
	.mmi
	nop 0
	(p6) add r15 = r69, r15
	(p6) mov ar.lc = r16
	;;
	.align 32
.L38:
	.mmi
	ld1 r16 = [r15], 1
	nop 0
	add r17 = r14, r18
	;;
	.mib
	cmp4.eq p6, p7 = 0, r16
	nop 0
	(p7) br.cond.dpnt .L110
	;;
	.mib
	nop 0
	adds r14 = 1, r14
	br.cloop.sptk.few .L40
	;;
	.mmi
	addl r14 = 255, r0
	nop 0
	nop 0
.L37:
	.mii
	nop 0
	sxt4 r15 = r20
	adds r38 = 2, r38
	;;
	.mmi
	add r15 = r47, r15
	nop 0
	nop 0
	;;
	.mmi
	st1 [r15] = r14
	nop 0
	nop 0
.L111:
	.mii
	addl r14 = 40000, r0
	sxt4 r18 = r17
	sxt4 r16 = r38
	.mmi
	mov r19 = r38
	;;
	sub r14 = r14, r17
	add r18 = r69, r18
	.mmi
	add r16 = r16, r47
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r14
	br .L35
.L40:
	.mib
	nop 0
	cmp4.ne p6, p7 = r19, r14
	(p6) br.cond.dptk .L38
	.mii
	nop 0
	sxt4 r15 = r20
	zxt1 r14 = r14
	.mmb
	mov r17 = r62
	adds r38 = 2, r38
	nop 0
	;;
	.mmi
	nop 0
	add r15 = r47, r15
	nop 0
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br .L111
.L110:
	.mii
	nop 0
	sxt4 r15 = r20
	zxt1 r14 = r14
	.mmi
	adds r38 = 2, r38
	;;
	add r15 = r47, r15
	nop 0
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br .L111
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
.L101:
	.mib
	ld8 r74 = [r33]
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	nop 0
	mov r1 = r72
	mov r52 = r8
	.mmb
	nop 0
	cmp4.ge p6, p7 = 0, r8
	(p7) br.cond.dptk .L56
	;;
	.mlx
	nop 0
	movl r74 = @gprel(.LC5)
	.mmi
	mov r67 = r0
	mov r38 = r0
	mov r77 = r0
	;;
	.mmi
	add r74 = r1, r74
	nop 0
	mov r76 = r38
	.mmb
	mov r75 = r67
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r72
	mov r8 = r0
	br .L1
	;;
.L105:
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
.L64:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r74 = @gprel(.LC5)
	.mmi
	mov r77 = r0
	mov r76 = r38
	mov r75 = r67
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
.LC8:
	stringz	"if ("
	.align 8
.LC9:
	stringz	"x"
	.align 8
.LC10:
	stringz	" < "
	.align 8
.LC11:
	stringz	"limit"
	.align 8
.LC12:
	stringz	") {\n"
	.align 8
.LC13:
	stringz	"    "
	.align 8
.LC14:
	stringz	"x = "
	.align 8
.LC15:
	stringz	"next"
	.align 8
.LC16:
	stringz	"(x, "
	.align 8
.LC17:
	stringz	");\n"
	.align 8
.LC18:
	stringz	"return "
	.align 8
.LC19:
	stringz	"0;\n"
	.section	.rodata
	.align 8
	.type	parts.0#, @object
	.size	parts.0#, 112
parts.0:
	data8	.LC8
	data8	.LC9
	data8	.LC10
	data8	.LC11
	data8	.LC12
	data8	.LC13
	data8	.LC14
	data8	.LC15
	data8	.LC16
	data8	.LC11
	data8	.LC17
	data8	.LC0
	data8	.LC18
	data8	.LC19
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
