// 171f49130acdbb4a95aba456012dd81e
	.file	"hash-crypto.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%c%c%c%c"
	.text
	.align 16
	.align 64
	.proc base64#
base64:
	.prologue 12, 39
	.mlx
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 2, 8, 5, 0
	movl r37 = @gprel(digits.0#)
	.mlx
	mov r41 = r1
	movl r38 = @gprel(.LC0)
	;;
	.mib
	nop 0
	.save rp, r39
	mov r39 = b0
	.body
	nop 0
	.mmi
	addl r35 = 2, r0
	addl r36 = 1, r0
	mov r34 = r0
	;;
	.mmi
	nop 0
	add r37 = r1, r37
	add r38 = r1, r38
	.align 32
.L6:
	.mmi
	cmp.geu p8, p9 = r36, r33
	add r14 = r32, r34
	cmp.geu p6, p7 = r35, r33
	;;
	.mmi
	(p9) add r15 = r32, r36
	ld1 r14 = [r14]
	nop 0
	;;
	.mii
	(p9) ld1 r15 = [r15]
	dep.z r14 = r14, 16, 16
	;;
	(p9) dep.z r15 = r15, 8, 24
	;;
	.mib
	(p9) or r14 = r14, r15
	add r15 = r32, r35
	(p6) br.cond.dpnt .L3
	;;
	.mmi
	nop 0
	ld1 r15 = [r15]
	nop 0
	;;
	.mmi
	or r15 = r14, r15
	;;
	mov r14 = r15
	extr.u r16 = r15, 18, 14
	;;
	.mii
	nop 0
	extr.u r15 = r15, 12, 6
	add r16 = r37, r16
	;;
	.mmi
	add r15 = r37, r15
	ld1 r43 = [r16]
	nop 0
	;;
	.mii
	ld1 r44 = [r15]
	extr.u r15 = r14, 6, 6
	sxt1 r43 = r43
	;;
	.mib
	add r15 = r37, r15
	sxt1 r44 = r44
	(p8) br.cond.dpnt .L8
	;;
	.mmi
	nop 0
	ld1 r45 = [r15]
	nop 0
	;;
	.mib
	nop 0
	sxt1 r45 = r45
	(p6) br.cond.dpnt .L14
.L4:
	.mmi
	and r14 = 63, r14
	;;
	add r14 = r37, r14
	nop 0
	;;
	.mii
	ld1 r46 = [r14]
	nop 0
	;;
	sxt1 r46 = r46
.L5:
	.mmi
	adds r34 = 3, r34
	mov r42 = r38
	nop 0
	.mmb
	adds r36 = 3, r36
	adds r35 = 3, r35
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r41
	cmp.ltu p6, p7 = r34, r33
	(p6) br.cond.dptk .L6
.L15:
	.mib
	addl r42 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov b0 = r39
	;;
	.mib
	nop 0
	mov ar.pfs = r40
	br.ret.sptk.many b0
	;;
.L14:
	.mmi
	addl r46 = 61, r0
	adds r34 = 3, r34
	mov r42 = r38
	.mmb
	adds r36 = 3, r36
	adds r35 = 3, r35
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r41
	cmp.ltu p6, p7 = r34, r33
	(p6) br.cond.dptk .L6
	.mib
	nop 0
	nop 0
	br .L15
.L8:
	.mii
	and r14 = 63, r14
	addl r45 = 61, r0
	;;
	add r14 = r37, r14
	;;
	.mmi
	nop 0
	ld1 r46 = [r14]
	nop 0
	;;
	.mib
	nop 0
	sxt1 r46 = r46
	br .L5
.L3:
	.pred.rel.mutex p6, p7
	.mii
	nop 0
	extr.u r15 = r14, 12, 6
	cmp.ltu p8, p9 = r36, r33
	;;
	.mmi
	add r15 = r37, r15
	nop 0
	extr.u r16 = r14, 18, 14
	.mmi
	(p9) addl r45 = 61, r0
	nop 0
	(p9) addl r46 = 61, r0
	;;
	.mmi
	ld1 r44 = [r15]
	add r16 = r37, r16
	extr.u r15 = r14, 6, 6
	;;
	.mmi
	ld1 r43 = [r16]
	add r15 = r37, r15
	sxt1 r44 = r44
	;;
	.mib
	nop 0
	sxt1 r43 = r43
	(p9) br.cond.dpnt .L5
	;;
	.mmi
	nop 0
	ld1 r45 = [r15]
	nop 0
	;;
	.mib
	nop 0
	sxt1 r45 = r45
	(p7) br.cond.dptk .L4
	.mib
	nop 0
	nop 0
	br .L14
	.endp base64#
	.global __umoddi3#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"%08x"
	.align 8
.LC3:
	stringz	"\n%08x %08x\n"
	.align 8
.LC4:
	stringz	"any carnal pleas"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 109
	.mmb
	.save ar.pfs, r110
	alloc r110 = ar.pfs, 0, 80, 8, 0
	adds r16 = -8, r12
	nop 0
	.mii
	.fframe 352
	adds r12 = -352, r12
	mov r17 = ar.lc
	mov r111 = r1
	;;
	.mib
	nop 0
	.save rp, r109
	mov r109 = b0
	nop 0
	.mlx
	nop 0
	movl r23 = 34359738376
	;;
	.mlx
	nop 0
	movl r22 = 8589934594
	.mlx
	nop 0
	movl r21 = 17179869188
	;;
	.mib
	nop 0
	mov ar.lc = 124
	nop 0
	.mlx
	nop 0
	movl r20 = 25769803782
	;;
	.mlx
	.savesp ar.lc, 344
	st8 [r16] = r17, 8
	movl r17 = @gprel(text.4#)
	;;
	.mmi
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	nop 0
	add r17 = r1, r17
	.mlx
	nop 0
	movl r16 = 4294967296
	;;
.L17:
	.mmi
	mov r14 = r16
	nop 0
	padd4 r16 = r16, r23
	;;
	.mmi
	padd4 r15 = r14, r21
	padd4 r18 = r14, r20
	padd4 r19 = r14, r22
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
	.mii
	nop 0
	unpack1.l r15 = r0, r14
	unpack1.h r14 = r0, r14
	;;
	.mii
	nop 0
	pmpyshr2 r15 = r15, r15, 0
	;;
	pmpyshr2 r14 = r14, r14, 0
	;;
	.mii
	nop 0
	mix1.r r14 = r14, r15
	;;
	mux1 r14 = r14, @alt
	;;
	.mib
	st8 [r17] = r14, 8
	nop 0
	br.cloop.sptk.few .L17
	.mlx
	adds r46 = 304, r12
	movl r14 = 4223091239536077
	.mlx
	adds r51 = 336, r12
	movl r82 = @gprel(inputs.3#)
	;;
	.mlx
	setf.sig f2 = r14
	movl r81 = @gprel(k.2#)
	.mlx
	add r82 = r1, r82
	movl r52 = @gprel(.LC2)
	;;
	.mlx
	add r81 = r1, r81
	movl r83 = @gprel(.LC3)
	.mmi
	adds r88 = 64, r82
	addp4 r44 = 4294967295 - 0x100000000, r0
	adds r87 = 308, r12
	;;
	.mlx
	adds r49 = 312, r12
	movl r50 = 68719476736
	.mmi
	adds r86 = 316, r12
	adds r48 = 320, r12
	adds r85 = 324, r12
	;;
	.mmi
	adds r47 = 328, r12
	adds r84 = 332, r12
	adds r80 = 52, r12
	.mmi
	adds r79 = 56, r12
	adds r78 = 60, r12
	adds r77 = 64, r12
	;;
	.mmi
	adds r76 = 68, r12
	adds r75 = 72, r12
	adds r74 = 76, r12
	.mmi
	adds r73 = 188, r12
	adds r72 = 240, r12
	adds r68 = 220, r12
	;;
	.mmi
	adds r67 = 184, r12
	adds r71 = 248, r12
	adds r70 = 192, r12
	.mmi
	adds r69 = 244, r12
	adds r66 = 224, r12
	adds r65 = 252, r12
	;;
	.mmi
	adds r64 = 196, r12
	adds r63 = 228, r12
	adds r62 = 256, r12
	.mmi
	adds r61 = 200, r12
	adds r60 = 232, r12
	adds r59 = 260, r12
	;;
	.mmi
	adds r58 = 204, r12
	adds r57 = 264, r12
	adds r56 = 236, r12
	.mmi
	adds r55 = 208, r12
	adds r54 = 268, r12
	adds r36 = 272, r12
	;;
	.mmi
	adds r42 = 280, r12
	adds r89 = 288, r12
	adds r41 = 296, r12
	.mmi
	adds r40 = 292, r12
	adds r43 = 300, r12
	adds r37 = 276, r12
	;;
	.mmi
	adds r53 = 256, r81
	add r52 = r1, r52
	nop 0
	.mlx
	add r83 = r1, r83
	movl r45 = -306674912
.L53:
	.mmi
	mov r14 = r82
	mov r90 = r0
	addl r34 = 2, r0
	;;
	.mmi
	nop 0
	ld8 r39 = [r14], 8
	nop 0
	;;
	.mmi
	ld8 r38 = [r14]
	nop 0
	nop 0
	.align 32
.L18:
	.mmi
	addl r33 = 1, r0
	nop 0
	addl r32 = 2, r0
	.mmb
	addp4 r35 = r34, r0
	cmp4.ltu p6, p7 = 3, r34
	(p7) br.cond.dpnt .L54
	;;
	.align 32
.L19:
	.mmi
	addp4 r113 = r32, r0
	nop 0
	mov r112 = r35
	.mmb
	adds r32 = 1, r32
	nop 0
	br.call.sptk.many b0 = __umoddi3#
	;;
	.mmi
	setf.sig f6 = r32
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r111
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mmi
	and r14 = r33, r14
	;;
	mov r33 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f6
	;;
	.mmi
	nop 0
	getf.sig r15 = f6
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r34, r15
	(p6) br.cond.dptk .L19
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mib
	nop 0
	(p7) adds r34 = 1, r34
	(p7) br.cond.dptk .L18
	;;
.L54:
	.mmi
	mov r17 = r0
	mov r18 = r50
	addp4 r20 = r34, r0
	;;
	.mmi
	add r14 = r17, r18
	nop 0
	sub r15 = r18, r17
	;;
	.mii
	nop 0
	shr.u r19 = r14, 1
	shr.u r14 = r14, 33
	.mmb
	cmp.ltu p6, p7 = 1, r15
	nop 0
	(p7) br.cond.dpnt .L72
	;;
	.mmi
	setf.sig f6 = r14
	nop 0
	nop 0
	.align 32
.L24:
	.mmi
	and r14 = r44, r19
	;;
	setf.sig f8 = r14
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f7 = f8, f8
	nop 0
	.mfi
	nop 0
	xmpy.l f11 = f8, f6
	nop 0
	;;
	.mmi
	nop 0
	getf.sig r16 = f7
	nop 0
	;;
	.mmi
	getf.sig r14 = f11
	;;
	and r15 = r44, r16
	shr.u r16 = r16, 32
	;;
	.mmi
	setf.sig f9 = r15
	nop 0
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r16
	;;
	and r16 = r44, r14
	shr.u r14 = r14, 32
	;;
	.mmi
	nop 0
	setf.sig f10 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f8, f9
	;;
	.mmi
	getf.sig r15 = f7
	setf.sig f7 = r14
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r15, 32
	nop 0
	.mfi
	nop 0
	xma.l f7 = f6, f6, f7
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f11 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xma.l f11 = f8, f10, f11
	;;
	.mii
	getf.sig r14 = f11
	nop 0
	;;
	shr.u r16 = r14, 32
	.mmi
	and r15 = r44, r14
	;;
	setf.sig f11 = r16
	nop 0
	;;
	.mfi
	nop 0
	xma.l f11 = f8, f7, f11
	nop 0
	.mmi
	setf.sig f8 = r15
	;;
	getf.sig r14 = f11
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xma.l f9 = f6, f9, f8
	;;
	.mmi
	getf.sig r21 = f9
	and r16 = r44, r14
	shr.u r14 = r14, 32
	;;
	.mmi
	setf.sig f8 = r14
	;;
	nop 0
	shr.u r15 = r21, 32
	;;
	.mmf
	add r16 = r15, r16
	nop 0
	xma.l f7 = f6, f7, f8
	;;
	.mmi
	setf.sig f9 = r16
	;;
	getf.sig r15 = f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xma.l f8 = f6, f10, f9
	;;
	.mmi
	nop 0
	getf.sig r14 = f8
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 32
	;;
	add r14 = r14, r15
	;;
	.mmi
	cmp.gtu p6, p7 = r20, r14
	;;
	(p6) mov r17 = r19
	(p7) mov r18 = r19
	;;
	.mmi
	add r14 = r17, r18
	nop 0
	sub r15 = r18, r17
	;;
	.mii
	nop 0
	shr.u r19 = r14, 1
	shr.u r14 = r14, 33
	.mmb
	nop 0
	cmp.ltu p6, p7 = 1, r15
	nop 0
	;;
	.mib
	setf.sig f6 = r14
	nop 0
	(p6) br.cond.dptk .L24
.L72:
	.mib
	nop 0
	sxt4 r14 = r90
	nop 0
	.mmi
	adds r15 = 1, r90
	cmp4.ne p6, p7 = 63, r90
	adds r34 = 1, r34
	;;
	.mii
	shladd r14 = r14, 2, r0
	mov r90 = r15
	;;
	add r14 = r81, r14
	;;
	.mib
	st4 [r14] = r17
	nop 0
	(p6) br.cond.dptk .L18
	.mlx
	nop 0
	movl r20 = @gprel(primes.1#)
	.mii
	mov r94 = r46
	mov r21 = r46
	;;
	add r20 = r1, r20
	.align 32
.L26:
	.mmi
	mov r17 = r50
	nop 0
	mov r16 = r0
	;;
	.mmi
	add r14 = r16, r17
	nop 0
	sub r15 = r17, r16
	;;
	.mii
	nop 0
	shr.u r18 = r14, 1
	shr.u r14 = r14, 33
	.mmb
	cmp.ltu p6, p7 = 1, r15
	nop 0
	(p7) br.cond.dpnt .L73
	;;
	.mmi
	setf.sig f6 = r14
	nop 0
	nop 0
	.align 32
.L28:
	.mmi
	and r22 = r44, r18
	ld4 r19 = [r20]
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f7 = r22
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f8 = f7, f6
	nop 0
	.mfi
	nop 0
	xmpy.l f7 = f7, f7
	nop 0
	;;
	.mmi
	getf.sig r14 = f8
	;;
	getf.sig r22 = f7
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	nop 0
	shr.u r15 = r22, 32
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	shr.u r14 = r14, 32
	;;
	.mmi
	nop 0
	setf.sig f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xma.l f6 = f6, f6, f7
	;;
	.mmi
	nop 0
	getf.sig r14 = f6
	nop 0
	;;
	.mmi
	cmp.gtu p6, p7 = r19, r14
	;;
	(p6) mov r16 = r18
	(p7) mov r17 = r18
	;;
	.mmi
	add r14 = r16, r17
	nop 0
	sub r15 = r17, r16
	;;
	.mii
	nop 0
	shr.u r18 = r14, 1
	shr.u r14 = r14, 33
	.mmb
	nop 0
	cmp.ltu p6, p7 = 1, r15
	nop 0
	;;
	.mib
	setf.sig f6 = r14
	nop 0
	(p6) br.cond.dptk .L28
.L73:
	.mmi
	st4 [r21] = r16, 4
	nop 0
	adds r20 = 4, r20
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r21, r51
	(p7) br.cond.dptk .L26
	.mmi
	adds r105 = 72, r38
	ld4 r103 = [r46]
	nop 0
	.mmi
	shladd r92 = r38, 3, r0
	mov r93 = r0
	mov r104 = r89
	;;
	.mmi
	and r91 = -64, r105
	nop 0
	shr.u r105 = r105, 6
	;;
	.mmi
	adds r95 = -1, r91
	cmp.eq p6, p7 = 0, r105
	nop 0
	.mib
	adds r91 = -8, r91
	shl r105 = r105, 6
	(p6) br.cond.dpnt .L31
	;;
	.mmi
	shladd r95 = r95, 3, r0
	ld4 r102 = [r87]
	nop 0
	.mmi
	ld4 r101 = [r49]
	;;
	ld4 r100 = [r86]
	nop 0
	.mmi
	ld4 r99 = [r48]
	;;
	ld4 r98 = [r85]
	nop 0
	.mmi
	ld4 r97 = [r47]
	;;
	ld4 r96 = [r84]
	nop 0
	.align 32
.L32:
	.mmi
	mov r18 = r95
	mov r14 = r93
	mov r15 = r0
	;;
	.align 32
.L40:
	.mmi
	cmp.geu p6, p7 = r14, r38
	add r16 = r39, r14
	cmp.eq p8, p9 = r14, r38
	;;
	.mib
	(p7) ld1 r17 = [r16]
	nop 0
	(p7) br.cond.dptk .L34
	;;
	.mmi
	nop 0
	(p8) addl r17 = 1, r0
	nop 0
	;;
	.mii
	(p9) mov r17 = r0
	nop 0
	;;
	dep.z r17 = r17, 7, 25
.L34:
	.mmi
	and r20 = -4, r15
	addp4 r16 = r18, r0
	cmp.ltu p6, p7 = r14, r91
	;;
	.mib
	nop 0
	mov r19 = r20
	(p6) br.cond.dptk .L35
	.mmi
	nop 0
	adds r17 = 16, r12
	shr.u r16 = r92, r16
	.mmi
	adds r15 = 1, r15
	adds r14 = 1, r14
	adds r18 = -8, r18
	;;
	.mmi
	add r20 = r17, r20
	nop 0
	cmp.ne p6, p7 = 64, r15
	;;
	.mmi
	ld4 r19 = [r20]
	nop 0
	zxt1 r16 = r16
	;;
	.mii
	nop 0
	dep.z r19 = r19, 8, 24
	;;
	or r16 = r19, r16
	;;
	.mib
	st4 [r20] = r16
	nop 0
	(p6) br.cond.dptk .L40
	.mmb
	adds r17 = 16, r12
	ld4 r24 = [r80]
	nop 0
	.mmi
	adds r14 = 20, r12
	ld4 r23 = [r79]
	mov ar.lc = 5
	;;
	.mmi
	ld4 r22 = [r78]
	ld4 r21 = [r77]
	nop 0
	;;
	.mmi
	ld4 r20 = [r76]
	ld4 r16 = [r75]
	nop 0
	;;
	.mmi
	ld4 r15 = [r74]
	ld4 r18 = [r17]
	nop 0
.L38:
	.mii
	ld4 r17 = [r14]
	mix4.r r19 = r16, r16
	mix4.r r26 = r16, r16
	.mmb
	adds r116 = 4, r14
	adds r117 = 60, r14
	nop 0
	;;
	.mmi
	adds r115 = 8, r14
	adds r113 = 12, r14
	mix4.r r119 = r15, r15
	.mmi
	adds r112 = 64, r14
	adds r114 = 68, r14
	mix4.r r10 = r15, r15
	;;
	.mii
	nop 0
	mix4.r r9 = r17, r17
	mix4.r r25 = r17, r17
	.mmb
	adds r31 = 16, r14
	adds r29 = 20, r14
	nop 0
	;;
	.mii
	nop 0
	shr.u r26 = r26, 19
	shr.u r19 = r19, 17
	.mmb
	adds r28 = 72, r14
	adds r30 = 76, r14
	nop 0
	;;
	.mii
	xor r19 = r26, r19
	shr.u r25 = r25, 18
	shr.u r9 = r9, 7
	.mmb
	adds r26 = 24, r14
	adds r27 = 80, r14
	nop 0
	;;
	.mib
	nop 0
	extr.u r8 = r16, 10, 22
	nop 0
	.mmi
	xor r9 = r25, r9
	adds r25 = 84, r14
	shr.u r119 = r119, 19
	;;
	.mii
	xor r8 = r19, r8
	extr.u r19 = r17, 3, 29
	shr.u r10 = r10, 17
	.mmi
	adds r14 = 28, r14
	;;
	nop 0
	extr.u r118 = r15, 10, 22
	.mii
	xor r119 = r10, r119
	xor r19 = r9, r19
	;;
	xor r118 = r119, r118
	.mmi
	add r19 = r19, r8
	;;
	add r19 = r19, r18
	add r18 = r17, r118
	.mmi
	ld4 r17 = [r116]
	;;
	add r24 = r24, r19
	nop 0
	;;
	.mii
	nop 0
	mix4.r r8 = r17, r17
	mix4.r r118 = r17, r17
	.mmi
	st4 [r117] = r24
	;;
	nop 0
	extr.u r117 = r17, 3, 29
	;;
	.mii
	nop 0
	shr.u r8 = r8, 7
	shr.u r118 = r118, 18
	;;
	.mii
	xor r118 = r8, r118
	mix4.r r116 = r24, r24
	mix4.r r119 = r24, r24
	;;
	.mmi
	xor r117 = r118, r117
	nop 0
	extr.u r19 = r24, 10, 22
	;;
	.mii
	add r18 = r18, r117
	shr.u r119 = r119, 17
	shr.u r116 = r116, 19
	;;
	.mmi
	add r23 = r23, r18
	ld4 r18 = [r115]
	xor r116 = r119, r116
	;;
	.mmi
	nop 0
	xor r19 = r116, r19
	extr.u r116 = r18, 3, 29
	.mmi
	nop 0
	st4 [r112] = r23
	nop 0
	;;
	.mii
	nop 0
	mix4.r r119 = r18, r18
	mix4.r r117 = r18, r18
	;;
	.mii
	nop 0
	mix4.r r115 = r23, r23
	mix4.r r118 = r23, r23
	;;
	.mii
	nop 0
	shr.u r119 = r119, 7
	shr.u r117 = r117, 18
	;;
	.mii
	xor r117 = r119, r117
	shr.u r115 = r115, 19
	shr.u r118 = r118, 17
	;;
	.mmi
	xor r116 = r117, r116
	xor r115 = r118, r115
	extr.u r112 = r23, 10, 22
	;;
	.mii
	add r17 = r17, r116
	xor r112 = r115, r112
	;;
	add r17 = r17, r19
	;;
	.mmi
	add r22 = r22, r17
	ld4 r17 = [r113]
	nop 0
	;;
	.mmi
	st4 [r114] = r22
	nop 0
	extr.u r114 = r17, 3, 29
	;;
	.mii
	nop 0
	mix4.r r117 = r17, r17
	mix4.r r115 = r17, r17
	;;
	.mii
	nop 0
	mix4.r r113 = r22, r22
	mix4.r r116 = r22, r22
	;;
	.mii
	nop 0
	shr.u r117 = r117, 7
	shr.u r115 = r115, 18
	;;
	.mii
	xor r115 = r117, r115
	shr.u r113 = r113, 19
	shr.u r116 = r116, 17
	;;
	.mmi
	xor r114 = r115, r114
	xor r113 = r116, r113
	extr.u r19 = r22, 10, 22
	;;
	.mii
	add r18 = r18, r114
	xor r19 = r113, r19
	;;
	add r18 = r18, r112
	;;
	.mmi
	add r21 = r21, r18
	ld4 r18 = [r31]
	nop 0
	;;
	.mii
	nop 0
	extr.u r112 = r18, 3, 29
	nop 0
	.mmi
	st4 [r28] = r21
	nop 0
	nop 0
	;;
	.mii
	nop 0
	mix4.r r115 = r18, r18
	mix4.r r113 = r18, r18
	;;
	.mii
	nop 0
	mix4.r r31 = r21, r21
	mix4.r r114 = r21, r21
	;;
	.mii
	nop 0
	shr.u r115 = r115, 7
	shr.u r113 = r113, 18
	;;
	.mii
	xor r113 = r115, r113
	shr.u r31 = r31, 17
	shr.u r114 = r114, 19
	;;
	.mmi
	xor r112 = r113, r112
	xor r31 = r114, r31
	extr.u r28 = r21, 10, 22
	;;
	.mii
	add r17 = r17, r112
	xor r28 = r31, r28
	;;
	add r17 = r17, r19
	;;
	.mmi
	add r20 = r20, r17
	ld4 r17 = [r29]
	nop 0
	;;
	.mmi
	st4 [r30] = r20
	nop 0
	extr.u r30 = r17, 3, 29
	;;
	.mii
	nop 0
	mix4.r r113 = r17, r17
	mix4.r r31 = r17, r17
	;;
	.mii
	nop 0
	mix4.r r29 = r20, r20
	mix4.r r112 = r20, r20
	;;
	.mii
	nop 0
	shr.u r113 = r113, 7
	shr.u r31 = r31, 18
	;;
	.mii
	xor r31 = r113, r31
	shr.u r29 = r29, 17
	shr.u r112 = r112, 19
	;;
	.mii
	xor r30 = r31, r30
	extr.u r19 = r20, 10, 22
	xor r29 = r112, r29
	;;
	.mii
	add r18 = r18, r30
	xor r19 = r29, r19
	;;
	add r16 = r18, r16
	.mmi
	ld4 r18 = [r26]
	;;
	add r16 = r16, r28
	extr.u r26 = r18, 3, 29
	;;
	.mii
	st4 [r27] = r16
	mix4.r r28 = r18, r18
	mix4.r r27 = r18, r18
	;;
	.mii
	nop 0
	shr.u r28 = r28, 18
	shr.u r27 = r27, 7
	;;
	.mmi
	xor r27 = r28, r27
	;;
	xor r26 = r27, r26
	nop 0
	;;
	.mmi
	add r17 = r17, r26
	;;
	add r15 = r17, r15
	nop 0
	;;
	.mmi
	nop 0
	add r15 = r15, r19
	nop 0
	;;
	.mib
	st4 [r25] = r15
	nop 0
	br.cloop.sptk.few .L38
	.mlx
	ld4 r15 = [r73]
	movl r90 = @gprel(k.2#)
	.mmi
	adds r108 = 16, r12
	ld4 r14 = [r70]
	nop 0
	;;
	.mmi
	nop 0
	ld4 r18 = [r72]
	add r90 = r1, r90
	.mmi
	nop 0
	ld4 r20 = [r69]
	nop 0
	;;
	.mii
	nop 0
	mix4.r r22 = r15, r15
	mix4.r r24 = r15, r15
	.mmb
	ld4 r16 = [r68]
	sub r25 = r53, r90
	nop 0
	;;
	.mii
	nop 0
	mix4.r r26 = r14, r14
	mix4.r r17 = r14, r14
	.mmb
	ld4 r19 = [r67]
	adds r25 = -4, r25
	nop 0
	;;
	.mii
	nop 0
	mix4.r r23 = r18, r18
	mix4.r r21 = r18, r18
	.mmb
	add r19 = r16, r19
	ld4 r16 = [r66]
	nop 0
	;;
	.mii
	nop 0
	shr.u r22 = r22, 7
	shr.u r17 = r17, 18
	.mmb
	nop 0
	add r16 = r15, r16
	nop 0
	;;
	.mii
	nop 0
	shr.u r24 = r24, 18
	shr.u r26 = r26, 7
	;;
	.mmi
	xor r24 = r22, r24
	xor r26 = r17, r26
	shr.u r21 = r21, 19
	.mii
	ld4 r22 = [r61]
	shr.u r23 = r23, 17
	;;
	extr.u r17 = r15, 3, 29
	.mmi
	xor r23 = r21, r23
	ld4 r21 = [r64]
	mix4.r r27 = r20, r20
	;;
	.mii
	xor r15 = r24, r17
	mix4.r r28 = r20, r20
	mix4.r r31 = r22, r22
	.mmi
	ld4 r17 = [r60]
	;;
	nop 0
	extr.u r24 = r18, 10, 22
	.mmi
	add r19 = r19, r15
	add r17 = r21, r17
	mix4.r r30 = r22, r22
	;;
	.mii
	xor r24 = r23, r24
	shr.u r28 = r28, 19
	shr.u r27 = r27, 17
	;;
	.mmi
	add r19 = r19, r24
	xor r27 = r28, r27
	extr.u r23 = r14, 3, 29
	.mmi
	ld4 r28 = [r63]
	ld4 r24 = [r55]
	shr.u r30 = r30, 18
	;;
	.mmi
	nop 0
	add r15 = r14, r28
	shr.u r31 = r31, 7
	.mmi
	xor r14 = r26, r23
	st4 [r71] = r19
	mix4.r r112 = r21, r21
	;;
	.mib
	nop 0
	extr.u r23 = r20, 10, 22
	nop 0
	.mmi
	xor r31 = r30, r31
	add r14 = r16, r14
	mix4.r r29 = r21, r21
	;;
	.mii
	xor r23 = r27, r23
	mix4.r r30 = r19, r19
	mix4.r r115 = r19, r19
	.mmb
	ld4 r16 = [r56]
	ld4 r20 = [r58]
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r23
	extr.u r27 = r19, 10, 22
	.mmi
	add r23 = r22, r16
	add r18 = r18, r20
	shr.u r112 = r112, 7
	;;
	.mii
	nop 0
	shr.u r30 = r30, 17
	shr.u r115 = r115, 19
	.mmi
	st4 [r65] = r14
	;;
	nop 0
	extr.u r16 = r22, 3, 29
	.mmi
	xor r30 = r115, r30
	ld8 r22 = [r46]
	shr.u r29 = r29, 18
	;;
	.mmi
	nop 0
	st8 [r36] = r22
	shr.u r22 = r25, 2
	.mmi
	xor r25 = r30, r27
	xor r29 = r112, r29
	mix4.r r27 = r14, r14
	;;
	.mmi
	xor r16 = r31, r16
	add r15 = r15, r25
	mix4.r r30 = r14, r14
	.mmi
	ld8 r112 = [r49]
	ld8 r31 = [r48]
	mix4.r r28 = r20, r20
	;;
	.mii
	nop 0
	mix4.r r114 = r20, r20
	shr.u r27 = r27, 17
	.mmb
	add r16 = r17, r16
	st8 [r42] = r112
	nop 0
	;;
	.mii
	nop 0
	extr.u r21 = r21, 3, 29
	shr.u r30 = r30, 19
	.mmb
	st8 [r104] = r31
	ld4 r33 = [r36]
	nop 0
	;;
	.mmi
	xor r21 = r29, r21
	xor r27 = r30, r27
	extr.u r25 = r14, 10, 22
	.mmi
	ld8 r29 = [r47]
	mov r104 = r89
	mix4.r r26 = r24, r24
	;;
	.mmi
	add r15 = r15, r21
	xor r25 = r27, r25
	mix4.r r113 = r24, r24
	.mmi
	ld4 r14 = [r89]
	st8 [r41] = r29
	shr.u r28 = r28, 7
	;;
	.mib
	nop 0
	shr.u r114 = r114, 18
	nop 0
	.mmi
	add r16 = r16, r25
	st4 [r62] = r15
	shr.u r26 = r26, 7
	;;
	.mib
	nop 0
	extr.u r17 = r20, 3, 29
	nop 0
	.mmi
	xor r28 = r114, r28
	st4 [r59] = r16
	shr.u r113 = r113, 18
	;;
	.mii
	xor r17 = r28, r17
	extr.u r21 = r15, 10, 22
	xor r26 = r113, r26
	;;
	.mii
	add r19 = r23, r17
	extr.u r20 = r24, 3, 29
	mix4.r r23 = r15, r15
	;;
	.mii
	nop 0
	mov ar.lc = r22
	mix4.r r15 = r15, r15
	.mmi
	xor r20 = r26, r20
	;;
	add r17 = r18, r20
	shr.u r23 = r23, 17
	.mii
	nop 0
	mix4.r r20 = r16, r16
	;;
	extr.u r18 = r16, 10, 22
	.mii
	nop 0
	shr.u r15 = r15, 19
	;;
	mix4.r r16 = r16, r16
	.mii
	xor r15 = r15, r23
	shr.u r20 = r20, 17
	;;
	xor r15 = r15, r21
	;;
	.mii
	nop 0
	shr.u r16 = r16, 19
	add r15 = r19, r15
	;;
	.mmi
	xor r16 = r16, r20
	st4 [r57] = r15
	nop 0
	;;
	.mii
	xor r15 = r16, r18
	nop 0
	;;
	add r15 = r17, r15
	;;
	.mmi
	st4 [r54] = r15
	nop 0
	nop 0
	.align 32
.L39:
	.mmi
	ld4 r17 = [r108], 4
	andcm r15 = -1, r14
	mix4.r r19 = r14, r14
	.mmi
	addl r114 = 28, r0
	mov r113 = r36
	mix4.r r16 = r14, r14
	;;
	.mib
	nop 0
	mix4.r r18 = r14, r14
	nop 0
	.mmi
	ld4 r32 = [r90], 4
	ld4 r107 = [r40]
	mov r112 = r37
	;;
	.mii
	nop 0
	shr.u r19 = r19, 11
	shr.u r16 = r16, 6
	.mmb
	ld4 r106 = [r41]
	add r32 = r32, r17
	nop 0
	;;
	.mib
	nop 0
	shr.u r18 = r18, 25
	nop 0
	.mmi
	ld4 r17 = [r43]
	xor r16 = r19, r16
	and r15 = r106, r15
	;;
	.mmi
	xor r16 = r18, r16
	add r32 = r32, r17
	and r14 = r14, r107
	.mmi
	ld4 r35 = [r37]
	ld4 r34 = [r42]
	nop 0
	;;
	.mmi
	xor r14 = r14, r15
	nop 0
	add r32 = r32, r16
	;;
	.mib
	add r32 = r32, r14
	nop 0
	br.call.sptk.many b0 = memmove#
	;;
	.mii
	xor r16 = r34, r35
	mix4.r r14 = r33, r33
	mix4.r r15 = r33, r33
	.mmb
	and r18 = r34, r35
	mov r1 = r111
	nop 0
	;;
	.mii
	nop 0
	mix4.r r17 = r33, r33
	and r16 = r33, r16
	;;
	.mii
	nop 0
	shr.u r14 = r14, 13
	shr.u r15 = r15, 2
	.mmi
	xor r16 = r18, r16
	;;
	xor r15 = r14, r15
	shr.u r17 = r17, 22
	.mmi
	ld4 r14 = [r89]
	;;
	xor r15 = r17, r15
	add r14 = r32, r14
	;;
	.mmi
	add r15 = r15, r16
	st4 [r89] = r14
	nop 0
	;;
	.mmi
	nop 0
	add r33 = r15, r32
	nop 0
	;;
	.mib
	st4 [r36] = r33
	nop 0
	br.cloop.sptk.few .L39
	.mmi
	ld4 r16 = [r37]
	add r99 = r99, r14
	add r103 = r103, r33
	.mmi
	add r101 = r101, r35
	add r100 = r100, r34
	add r97 = r97, r107
	;;
	.mmi
	nop 0
	ld4 r15 = [r40]
	add r102 = r102, r16
	.mmi
	add r96 = r96, r106
	adds r93 = 64, r93
	adds r95 = -512, r95
	;;
	.mii
	add r98 = r98, r15
	cmp.eq p6, p7 = r93, r105
	;;
	unpack4.l r17 = r100, r101
	;;
	.mii
	nop 0
	unpack4.l r16 = r102, r103
	unpack4.l r14 = r96, r97
	;;
	.mii
	nop 0
	unpack4.l r15 = r98, r99
	nop 0
	;;
	.mmi
	nop 0
	st8 [r49] = r17
	nop 0
	;;
	.mmi
	st8 [r46] = r16
	st8 [r47] = r14
	nop 0
	;;
	.mib
	st8 [r48] = r15
	nop 0
	(p7) br.cond.dptk .L32
.L31:
	.mmi
	sub r14 = r51, r46
	;;
	adds r14 = -4, r14
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 2
	;;
	mov ar.lc = r14
	.align 32
.L41:
	.mib
	ld4 r113 = [r94], 4
	mov r112 = r52
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r111
	br.cloop.sptk.few .L41
	.mmi
	cmp.eq p6, p7 = 0, r38
	add r38 = r39, r38
	nop 0
	.mmb
	mov r17 = r39
	addl r113 = -1, r0
	(p6) br.cond.dpnt .L58
	;;
	.mii
	sub r14 = r38, r39, 1
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L51:
	.mii
	ld1 r14 = [r17]
	adds r17 = 1, r17
	;;
	xor r14 = r113, r14
	;;
	.mii
	nop 0
	extr.u r15 = r14, 1, 31
	nop 0
	;;
	.mii
	mov r16 = r15
	tbit.z p6, p7 = r14, 0
	;;
	(p7) xor r16 = r45, r15
	;;
	.mii
	nop 0
	extr.u r14 = r16, 1, 31
	nop 0
	;;
	.mii
	mov r15 = r14
	tbit.z p6, p7 = r16, 0
	;;
	(p7) xor r15 = r45, r14
	;;
	.mii
	nop 0
	extr.u r16 = r15, 1, 31
	nop 0
	;;
	.mii
	mov r14 = r16
	tbit.z p6, p7 = r15, 0
	;;
	(p7) xor r14 = r45, r16
	;;
	.mii
	nop 0
	extr.u r16 = r14, 1, 31
	nop 0
	;;
	.mii
	mov r15 = r16
	tbit.z p6, p7 = r14, 0
	;;
	(p7) xor r15 = r45, r16
	;;
	.mii
	nop 0
	extr.u r16 = r15, 1, 31
	nop 0
	;;
	.mii
	mov r14 = r16
	tbit.z p6, p7 = r15, 0
	;;
	(p7) xor r14 = r45, r16
	;;
	.mii
	nop 0
	extr.u r16 = r14, 1, 31
	nop 0
	;;
	.mii
	mov r15 = r16
	tbit.z p6, p7 = r14, 0
	;;
	(p7) xor r15 = r45, r16
	;;
	.mii
	nop 0
	extr.u r16 = r15, 1, 31
	nop 0
	;;
	.mii
	mov r14 = r16
	tbit.z p6, p7 = r15, 0
	;;
	(p7) xor r14 = r45, r16
	;;
	.mii
	nop 0
	extr.u r16 = r14, 1, 31
	nop 0
	;;
	.mmi
	mov r113 = r16
	nop 0
	tbit.z p6, p7 = r14, 0
	;;
	.mib
	nop 0
	(p7) xor r113 = r45, r16
	br.cloop.sptk.few .L51
	;;
	.mmi
	sub r38 = r38, r39, 1
	andcm r113 = -1, r113
	mov r16 = r0
	.mmi
	addl r114 = 1, r0
	;;
	nop 0
	mov ar.lc = r38
	.align 32
.L52:
	.mii
	ld1 r14 = [r39]
	adds r39 = 1, r39
	;;
	add r14 = r114, r14
	;;
	.mmi
	addp4 r14 = r14, r0
	;;
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	getf.sig r15 = f6
	;;
	sub r17 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shr.u r17 = r17, 1
	;;
	add r15 = r15, r17
	;;
	.mii
	nop 0
	shr.u r15 = r15, 15
	;;
	shl r17 = r15, 12
	;;
	.mmi
	sub r17 = r17, r15
	;;
	shladd r17 = r17, 4, r0
	nop 0
	;;
	.mmi
	add r15 = r17, r15
	;;
	sub r114 = r14, r15
	nop 0
	;;
	.mmi
	add r16 = r16, r114
	;;
	addp4 r16 = r16, r0
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f7 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f7 = f7, f2
	;;
	.mmi
	getf.sig r15 = f7
	;;
	sub r17 = r16, r15
	nop 0
	;;
	.mii
	nop 0
	shr.u r17 = r17, 1
	;;
	add r15 = r15, r17
	;;
	.mii
	nop 0
	shr.u r15 = r15, 15
	;;
	shl r17 = r15, 12
	;;
	.mmi
	sub r17 = r17, r15
	;;
	shladd r17 = r17, 4, r0
	nop 0
	;;
	.mmi
	nop 0
	add r15 = r17, r15
	nop 0
	;;
	.mib
	nop 0
	sub r16 = r16, r15
	br.cloop.sptk.few .L52
	;;
	.mii
	nop 0
	dep.z r16 = r16, 16, 16
	adds r82 = 16, r82
	.mmb
	nop 0
	mov r112 = r83
	nop 0
	;;
	.mib
	or r114 = r114, r16
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r111
	cmp.ne p6, p7 = r82, r88
	(p6) br.cond.dptk .L53
	;;
.L74:
	.mlx
	nop 0
	movl r112 = @gprel(.LC4)
	.mmi
	nop 0
	addl r113 = 16, r0
	nop 0
	;;
	.mib
	add r112 = r1, r112
	nop 0
	br.call.sptk.many b0 = base64#
	;;
	.mmi
	mov r1 = r111
	nop 0
	addl r113 = 40, r0
	;;
	.mlx
	nop 0
	movl r112 = @gprel(text.4#)
	;;
	.mib
	add r112 = r1, r112
	nop 0
	br.call.sptk.many b0 = base64#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r111
	nop 0
	.mmi
	adds r18 = 344, r12
	nop 0
	mov b0 = r109
	;;
	.mmi
	ld8 r19 = [r18], 8
	nop 0
	mov ar.pfs = r110
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r18]
	mov ar.lc = r19
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 352, r12
	br.ret.sptk.many b0
	;;
.L35:
	.body
	.copy_state 1
	.mmi
	adds r20 = 16, r12
	adds r15 = 1, r15
	adds r14 = 1, r14
	.mmi
	adds r18 = -8, r18
	;;
	add r16 = r20, r19
	cmp.ne p6, p7 = 64, r15
	;;
	.mmi
	nop 0
	ld4 r19 = [r16]
	nop 0
	;;
	.mii
	nop 0
	dep.z r19 = r19, 8, 24
	;;
	or r19 = r17, r19
	;;
	.mib
	st4 [r16] = r19
	nop 0
	(p6) br.cond.dptk .L40
	.mmb
	adds r17 = 16, r12
	ld4 r24 = [r80]
	nop 0
	.mmi
	adds r14 = 20, r12
	ld4 r23 = [r79]
	mov ar.lc = 5
	;;
	.mmi
	ld4 r22 = [r78]
	ld4 r21 = [r77]
	nop 0
	;;
	.mmi
	ld4 r20 = [r76]
	ld4 r16 = [r75]
	nop 0
	;;
	.mmi
	nop 0
	ld4 r15 = [r74]
	nop 0
	.mmb
	ld4 r18 = [r17]
	nop 0
	br .L38
.L58:
	.mmi
	mov r16 = r0
	addl r114 = 1, r0
	adds r82 = 16, r82
	.mii
	mov r113 = r0
	mov r112 = r83
	;;
	dep.z r16 = r16, 16, 16
	;;
	.mib
	or r114 = r114, r16
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r111
	cmp.ne p6, p7 = r82, r88
	(p6) br.cond.dptk .L53
	.mib
	nop 0
	nop 0
	br .L74
	.endp main#
	.section	.rodata
	.align 8
	.type	digits.0#, @object
	.size	digits.0#, 65
digits.0:
	stringz	"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
	.align 4
	.type	primes.1#, @object
	.size	primes.1#, 32
primes.1:
	data4	2
	data4	3
	data4	5
	data4	7
	data4	11
	data4	13
	data4	17
	data4	19
	.bss
	.align 4
	.type	k.2#, @object
	.size	k.2#, 256
k.2:
	.skip	256
	.section	.rodata.str1.8
	.align 8
.LC7:
	stringz	""
	.align 8
.LC8:
	stringz	"abc"
	.align 8
.LC9:
	stringz	"123456789"
	.section	.rodata
	.align 8
	.type	inputs.3#, @object
	.size	inputs.3#, 64
inputs.3:
	data8	.LC7
	data8	0
	data8	.LC8
	data8	3
	data8	.LC9
	data8	9
	data8	text.4#
	data8	1000
	.bss
	.align 8
	.type	text.4#, @object
	.size	text.4#, 1000
text.4:
	.skip	1000
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
