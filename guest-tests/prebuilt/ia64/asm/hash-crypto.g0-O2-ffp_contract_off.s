// fa793ac6785b68150ec328984a8161e7
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
	.prologue 12, 75
	.mmb
	.save ar.pfs, r76
	alloc r76 = ar.pfs, 0, 46, 3, 0
	adds r16 = -8, r12
	nop 0
	.mii
	.fframe 352
	adds r12 = -352, r12
	mov r17 = ar.lc
	mov r77 = r1
	;;
	.mib
	nop 0
	.save rp, r75
	mov r75 = b0
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
	adds r52 = 304, r12
	movl r14 = 4223091239536077
	.mlx
	adds r54 = 336, r12
	movl r65 = @gprel(inputs.3#)
	;;
	.mlx
	setf.sig f2 = r14
	movl r64 = @gprel(k.2#)
	.mlx
	add r65 = r1, r65
	movl r55 = @gprel(.LC2)
	;;
	.mlx
	add r64 = r1, r64
	movl r66 = @gprel(.LC3)
	.mmi
	adds r67 = 64, r65
	addp4 r50 = 4294967295 - 0x100000000, r0
	adds r63 = 52, r12
	;;
	.mlx
	adds r62 = 56, r12
	movl r53 = 68719476736
	.mmi
	adds r61 = 60, r12
	adds r60 = 64, r12
	adds r59 = 68, r12
	;;
	.mmi
	adds r58 = 72, r12
	adds r57 = 76, r12
	adds r36 = 272, r12
	.mmi
	adds r44 = 280, r12
	adds r48 = 312, r12
	adds r37 = 288, r12
	;;
	.mmi
	adds r47 = 320, r12
	adds r43 = 296, r12
	adds r46 = 328, r12
	.mmi
	adds r45 = 300, r12
	adds r49 = 292, r12
	adds r41 = 276, r12
	;;
	.mmi
	adds r56 = 256, r64
	add r55 = r1, r55
	nop 0
	.mlx
	add r66 = r1, r66
	movl r51 = -306674912
.L46:
	.mmi
	mov r14 = r65
	mov r38 = r0
	addl r34 = 2, r0
	;;
	.mmi
	nop 0
	ld8 r42 = [r14], 8
	nop 0
	;;
	.mmi
	ld8 r39 = [r14]
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
	(p7) br.cond.dpnt .L47
	;;
	.align 32
.L19:
	.mmi
	addp4 r79 = r32, r0
	nop 0
	mov r78 = r35
	.mmb
	adds r32 = 1, r32
	nop 0
	br.call.sptk.many b0 = __umoddi3#
	;;
	.mmi
	setf.sig f6 = r32
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r77
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
.L47:
	.mmi
	mov r17 = r0
	mov r18 = r53
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
	(p7) br.cond.dpnt .L69
	;;
	.mmi
	setf.sig f6 = r14
	nop 0
	nop 0
	.align 32
.L24:
	.mmi
	and r14 = r50, r19
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
	and r15 = r50, r16
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
	and r16 = r50, r14
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
	and r15 = r50, r14
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
	and r16 = r50, r14
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
.L69:
	.mib
	nop 0
	sxt4 r14 = r38
	nop 0
	.mmi
	adds r15 = 1, r38
	cmp4.ne p6, p7 = 63, r38
	adds r34 = 1, r34
	;;
	.mii
	shladd r14 = r14, 2, r0
	mov r38 = r15
	;;
	add r14 = r64, r14
	;;
	.mib
	st4 [r14] = r17
	nop 0
	(p6) br.cond.dptk .L18
	.mlx
	nop 0
	movl r20 = @gprel(primes.1#)
	.mii
	mov r68 = r52
	mov r21 = r52
	;;
	add r20 = r1, r20
	.align 32
.L26:
	.mmi
	mov r16 = r0
	nop 0
	mov r17 = r53
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
	(p7) br.cond.dpnt .L70
	;;
	.mmi
	setf.sig f6 = r14
	nop 0
	nop 0
	.align 32
.L28:
	.mmi
	and r22 = r50, r18
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
.L70:
	.mmi
	st4 [r21] = r16, 4
	nop 0
	adds r20 = 4, r20
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r21, r54
	(p7) br.cond.dptk .L26
	.mmi
	adds r74 = 72, r39
	shladd r70 = r39, 3, r0
	mov r71 = r0
	.mmi
	mov r73 = r37
	;;
	and r69 = -64, r74
	shr.u r74 = r74, 6
	;;
	.mmi
	adds r72 = -1, r69
	cmp.eq p6, p7 = 0, r74
	nop 0
	.mib
	adds r69 = -8, r69
	shl r74 = r74, 6
	(p6) br.cond.dpnt .L31
	;;
	.mmi
	shladd r72 = r72, 3, r0
	nop 0
	nop 0
	;;
	.align 32
.L32:
	.mmb
	nop 0
	mov r19 = r72
	nop 0
	.mmi
	mov r14 = r71
	mov r18 = r0
	mov ar.lc = 63
	;;
	.align 32
.L36:
	.mmi
	cmp.geu p6, p7 = r14, r39
	add r15 = r42, r14
	cmp.eq p8, p9 = r14, r39
	;;
	.mib
	(p7) ld1 r16 = [r15]
	nop 0
	(p7) br.cond.dptk .L34
	;;
	.mmi
	nop 0
	(p8) addl r16 = 1, r0
	nop 0
	;;
	.mii
	(p9) mov r16 = r0
	nop 0
	;;
	dep.z r16 = r16, 7, 25
.L34:
	.mmi
	addp4 r15 = r19, r0
	cmp.gtu p6, p7 = r69, r14
	and r17 = -4, r18
	.mmi
	adds r14 = 1, r14
	adds r18 = 1, r18
	adds r19 = -8, r19
	;;
	.mii
	nop 0
	(p7) shr.u r15 = r70, r15
	nop 0
	;;
	.mii
	nop 0
	(p7) zxt1 r16 = r15
	adds r15 = 16, r12
	;;
	.mmi
	add r17 = r15, r17
	;;
	ld4 r15 = [r17]
	nop 0
	;;
	.mii
	nop 0
	dep.z r15 = r15, 8, 24
	;;
	or r15 = r16, r15
	;;
	.mib
	st4 [r17] = r15
	nop 0
	br.cloop.sptk.few .L36
	;;
	.mmi
	ld4 r26 = [r63]
	adds r40 = 16, r12
	mov ar.lc = 47
	.mmi
	adds r24 = 20, r12
	ld4 r25 = [r62]
	adds r23 = 80, r12
	;;
	.mmi
	ld4 r22 = [r61]
	ld4 r21 = [r60]
	nop 0
	;;
	.mmi
	ld4 r20 = [r59]
	ld4 r16 = [r58]
	nop 0
	;;
	.mmi
	ld4 r14 = [r57]
	ld4 r15 = [r40]
	nop 0
	;;
	.align 32
.L37:
	.mmi
	mov r28 = r15
	ld4 r15 = [r24], 4
	mix4.r r19 = r16, r16
	.mii
	mov r27 = r14
	mix4.r r30 = r16, r16
	;;
	extr.u r17 = r16, 10, 22
	;;
	.mii
	nop 0
	mix4.r r18 = r15, r15
	mix4.r r29 = r15, r15
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
	extr.u r14 = r15, 3, 29
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
	add r14 = r14, r26
	mov r26 = r25
	mov r25 = r22
	.mmi
	mov r22 = r21
	mov r21 = r20
	mov r20 = r16
	;;
	.mib
	st4 [r23] = r14, 4
	mov r16 = r27
	br.cloop.sptk.few .L37
	.mlx
	nop 0
	movl r38 = @gprel(k.2#)
	.mmi
	ld8 r15 = [r52]
	ld8 r14 = [r48]
	nop 0
	;;
	.mmi
	add r38 = r1, r38
	st8 [r36] = r15
	nop 0
	.mmi
	ld8 r16 = [r47]
	st8 [r44] = r14
	nop 0
	;;
	.mmi
	sub r15 = r56, r38
	ld8 r14 = [r46]
	nop 0
	.mmi
	st8 [r73] = r16
	ld4 r33 = [r36]
	mov r73 = r37
	;;
	.mmi
	adds r15 = -4, r15
	st8 [r43] = r14
	nop 0
	.mii
	ld4 r14 = [r37]
	nop 0
	;;
	shr.u r15 = r15, 2
	;;
	.mii
	nop 0
	mov ar.lc = r15
	nop 0
	.align 32
.L38:
	.mmi
	ld4 r17 = [r40], 4
	andcm r15 = -1, r14
	mix4.r r19 = r14, r14
	.mmi
	addl r80 = 28, r0
	mov r79 = r36
	mix4.r r16 = r14, r14
	;;
	.mib
	nop 0
	mix4.r r18 = r14, r14
	nop 0
	.mmi
	ld4 r32 = [r38], 4
	ld4 r20 = [r45]
	mov r78 = r41
	;;
	.mii
	nop 0
	shr.u r19 = r19, 11
	shr.u r16 = r16, 6
	.mmb
	add r32 = r32, r17
	ld4 r17 = [r49]
	nop 0
	;;
	.mib
	nop 0
	shr.u r18 = r18, 25
	nop 0
	.mmi
	xor r16 = r19, r16
	ld4 r19 = [r43]
	and r17 = r14, r17
	;;
	.mmi
	xor r16 = r18, r16
	add r32 = r32, r20
	and r15 = r19, r15
	.mmi
	ld4 r34 = [r41]
	ld4 r35 = [r44]
	nop 0
	;;
	.mmi
	xor r15 = r17, r15
	nop 0
	add r32 = r32, r16
	;;
	.mib
	add r32 = r32, r15
	nop 0
	br.call.sptk.many b0 = memmove#
	;;
	.mii
	nop 0
	mix4.r r14 = r33, r33
	mix4.r r15 = r33, r33
	.mmb
	xor r16 = r35, r34
	and r34 = r35, r34
	nop 0
	;;
	.mii
	nop 0
	mix4.r r17 = r33, r33
	and r16 = r33, r16
	.mmb
	nop 0
	mov r1 = r77
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 13
	shr.u r15 = r15, 2
	.mmi
	xor r16 = r34, r16
	;;
	xor r15 = r14, r15
	shr.u r17 = r17, 22
	.mmi
	ld4 r14 = [r37]
	;;
	xor r15 = r17, r15
	add r14 = r32, r14
	;;
	.mmi
	add r15 = r15, r16
	st4 [r37] = r14
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
	br.cloop.sptk.few .L38
	;;
	.mmi
	mov r15 = r52
	mov r16 = r36
	mov ar.lc = 3
	;;
.L39:
	.mmi
	ld8 r18 = [r15], 8
	ld8 r14 = [r16], 8
	nop 0
	;;
	.mmi
	adds r17 = -8, r15
	;;
	padd4 r14 = r14, r18
	nop 0
	;;
	.mib
	st8 [r17] = r14
	nop 0
	br.cloop.sptk.few .L39
	.mmi
	adds r71 = 64, r71
	nop 0
	adds r72 = -512, r72
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r71, r74
	(p7) br.cond.dptk .L32
.L31:
	.mmi
	sub r14 = r54, r52
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
.L40:
	.mib
	ld4 r79 = [r68], 4
	mov r78 = r55
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r77
	br.cloop.sptk.few .L40
	.mmi
	cmp.eq p6, p7 = 0, r39
	nop 0
	mov r17 = r42
	.mmb
	add r39 = r42, r39
	addl r14 = -1, r0
	(p6) br.cond.dpnt .L51
	;;
	.align 32
.L44:
	.mmb
	ld1 r16 = [r17]
	addl r15 = 8, r0
	nop 0
	.mii
	adds r17 = 1, r17
	mov ar.lc = 7
	;;
	xor r14 = r14, r16
	;;
	.align 32
.L43:
	.mii
	nop 0
	extr.u r16 = r14, 1, 31
	adds r15 = -1, r15
	;;
	.mii
	nop 0
	tbit.z p6, p7 = r14, 0
	mov r14 = r16
	;;
	.mib
	nop 0
	(p7) xor r14 = r51, r16
	br.cloop.sptk.few .L43
	.mib
	nop 0
	cmp.ne p6, p7 = r17, r39
	(p6) br.cond.dptk .L44
	;;
	.mmi
	sub r39 = r39, r42, 1
	andcm r79 = -1, r14
	nop 0
	.mii
	addl r80 = 1, r0
	nop 0
	;;
	mov ar.lc = r39
	.align 32
.L45:
	.mii
	ld1 r14 = [r42]
	adds r42 = 1, r42
	;;
	add r80 = r80, r14
	;;
	.mmi
	addp4 r80 = r80, r0
	;;
	setf.sig f6 = r80
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	getf.sig r16 = f6
	;;
	sub r17 = r80, r16
	nop 0
	;;
	.mii
	nop 0
	shr.u r17 = r17, 1
	;;
	add r16 = r16, r17
	;;
	.mii
	nop 0
	shr.u r16 = r16, 15
	;;
	shl r17 = r16, 12
	;;
	.mmi
	sub r17 = r17, r16
	;;
	shladd r17 = r17, 4, r0
	nop 0
	;;
	.mmi
	add r16 = r17, r16
	;;
	sub r80 = r80, r16
	nop 0
	;;
	.mmi
	add r15 = r15, r80
	;;
	addp4 r15 = r15, r0
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
	xmpy.hu f7 = f7, f2
	;;
	.mmi
	getf.sig r14 = f7
	;;
	sub r16 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	shr.u r16 = r16, 1
	;;
	add r14 = r14, r16
	;;
	.mii
	nop 0
	shr.u r14 = r14, 15
	;;
	shl r16 = r14, 12
	;;
	.mmi
	sub r16 = r16, r14
	;;
	shladd r16 = r16, 4, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r16, r14
	nop 0
	;;
	.mib
	nop 0
	sub r15 = r15, r14
	br.cloop.sptk.few .L45
	;;
	.mii
	nop 0
	dep.z r15 = r15, 16, 16
	adds r65 = 16, r65
	.mmb
	nop 0
	mov r78 = r66
	nop 0
	;;
	.mib
	or r80 = r80, r15
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r77
	cmp.ne p6, p7 = r65, r67
	(p6) br.cond.dptk .L46
	;;
.L71:
	.mlx
	nop 0
	movl r78 = @gprel(.LC4)
	.mmi
	nop 0
	addl r79 = 16, r0
	nop 0
	;;
	.mib
	add r78 = r1, r78
	nop 0
	br.call.sptk.many b0 = base64#
	;;
	.mmi
	mov r1 = r77
	nop 0
	addl r79 = 40, r0
	;;
	.mlx
	nop 0
	movl r78 = @gprel(text.4#)
	;;
	.mib
	add r78 = r1, r78
	nop 0
	br.call.sptk.many b0 = base64#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r77
	nop 0
	.mmi
	adds r18 = 344, r12
	nop 0
	mov b0 = r75
	;;
	.mmi
	ld8 r19 = [r18], 8
	nop 0
	mov ar.pfs = r76
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
.L51:
	.body
	.copy_state 1
	.mmi
	mov r15 = r0
	addl r80 = 1, r0
	adds r65 = 16, r65
	.mii
	mov r79 = r0
	mov r78 = r66
	;;
	dep.z r15 = r15, 16, 16
	;;
	.mib
	or r80 = r80, r15
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r77
	cmp.ne p6, p7 = r65, r67
	(p6) br.cond.dptk .L46
	.mib
	nop 0
	nop 0
	br .L71
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
