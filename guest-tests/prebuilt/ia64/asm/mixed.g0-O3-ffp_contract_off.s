// bb6572c8557062ba4e5850938152a05a
	.file	"mixed.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc crc16#
crc16:
	.prologue
	.body
	.mii
	nop 0
	extr.u r14 = r33, 1, 31
	xor r33 = r33, r32
	;;
	.mii
	mov r15 = r14
	tbit.z p6, p7 = r33, 0
	;;
	(p7) addl r15 = 40961, r0
	;;
	.mii
	(p7) xor r15 = r15, r14
	extr.u r14 = r32, 1, 31
	;;
	extr.u r16 = r15, 1, 31
	.mii
	xor r14 = r15, r14
	nop 0
	;;
	tbit.z p6, p7 = r14, 0
	.mmi
	mov r15 = r16
	;;
	(p7) addl r15 = 40961, r0
	extr.u r14 = r32, 2, 30
	;;
	.mii
	(p7) xor r15 = r15, r16
	nop 0
	;;
	extr.u r16 = r15, 1, 31
	.mii
	xor r14 = r15, r14
	nop 0
	;;
	tbit.z p6, p7 = r14, 0
	.mmi
	mov r15 = r16
	;;
	(p7) addl r15 = 40961, r0
	extr.u r14 = r32, 3, 29
	;;
	.mii
	(p7) xor r15 = r15, r16
	nop 0
	;;
	extr.u r16 = r15, 1, 31
	.mii
	xor r14 = r15, r14
	nop 0
	;;
	tbit.z p6, p7 = r14, 0
	.mmi
	mov r15 = r16
	;;
	(p7) addl r15 = 40961, r0
	extr.u r14 = r32, 4, 28
	;;
	.mii
	(p7) xor r15 = r15, r16
	nop 0
	;;
	extr.u r16 = r15, 1, 31
	.mii
	xor r14 = r15, r14
	nop 0
	;;
	tbit.z p6, p7 = r14, 0
	.mmi
	mov r15 = r16
	;;
	(p7) addl r15 = 40961, r0
	extr.u r14 = r32, 5, 27
	;;
	.mii
	(p7) xor r15 = r15, r16
	nop 0
	;;
	extr.u r16 = r15, 1, 31
	.mii
	xor r14 = r15, r14
	nop 0
	;;
	tbit.z p6, p7 = r14, 0
	.mmi
	mov r15 = r16
	;;
	(p7) addl r15 = 40961, r0
	extr.u r14 = r32, 6, 26
	;;
	.mii
	(p7) xor r15 = r15, r16
	nop 0
	;;
	extr.u r16 = r15, 1, 31
	.mii
	xor r14 = r15, r14
	nop 0
	;;
	tbit.z p6, p7 = r14, 0
	.mmi
	mov r15 = r16
	;;
	(p7) addl r15 = 40961, r0
	extr.u r14 = r32, 7, 25
	;;
	.mii
	(p7) xor r15 = r15, r16
	nop 0
	;;
	extr.u r16 = r15, 1, 31
	.mii
	xor r14 = r15, r14
	nop 0
	;;
	tbit.z p6, p7 = r14, 0
	.mmi
	mov r15 = r16
	;;
	(p7) addl r15 = 40961, r0
	extr.u r14 = r32, 8, 24
	;;
	.mii
	(p7) xor r15 = r15, r16
	nop 0
	;;
	extr.u r16 = r15, 1, 31
	.mii
	xor r14 = r15, r14
	nop 0
	;;
	tbit.z p6, p7 = r14, 0
	.mmi
	mov r15 = r16
	;;
	(p7) addl r15 = 40961, r0
	extr.u r14 = r32, 9, 23
	;;
	.mii
	(p7) xor r15 = r15, r16
	nop 0
	;;
	extr.u r16 = r15, 1, 31
	.mii
	xor r14 = r15, r14
	nop 0
	;;
	tbit.z p6, p7 = r14, 0
	.mmi
	mov r15 = r16
	;;
	(p7) addl r15 = 40961, r0
	extr.u r14 = r32, 10, 22
	;;
	.mii
	(p7) xor r15 = r15, r16
	nop 0
	;;
	extr.u r16 = r15, 1, 31
	.mii
	xor r14 = r15, r14
	nop 0
	;;
	tbit.z p6, p7 = r14, 0
	.mmi
	mov r15 = r16
	;;
	(p7) addl r15 = 40961, r0
	extr.u r14 = r32, 11, 21
	;;
	.mii
	(p7) xor r15 = r15, r16
	nop 0
	;;
	extr.u r16 = r15, 1, 31
	.mii
	xor r14 = r15, r14
	nop 0
	;;
	tbit.z p6, p7 = r14, 0
	.mmi
	mov r15 = r16
	;;
	(p7) addl r15 = 40961, r0
	extr.u r14 = r32, 12, 20
	;;
	.mii
	(p7) xor r15 = r15, r16
	nop 0
	;;
	extr.u r16 = r15, 1, 31
	.mii
	xor r14 = r15, r14
	nop 0
	;;
	tbit.z p6, p7 = r14, 0
	.mmi
	mov r15 = r16
	;;
	(p7) addl r15 = 40961, r0
	extr.u r14 = r32, 13, 19
	;;
	.mii
	(p7) xor r15 = r15, r16
	nop 0
	;;
	extr.u r16 = r15, 1, 31
	.mii
	xor r14 = r15, r14
	nop 0
	;;
	tbit.z p6, p7 = r14, 0
	.mmi
	mov r15 = r16
	;;
	(p7) addl r15 = 40961, r0
	extr.u r14 = r32, 14, 18
	;;
	.mmi
	(p7) xor r15 = r15, r16
	nop 0
	extr.u r32 = r32, 15, 17
	;;
	.mii
	nop 0
	extr.u r16 = r15, 1, 31
	xor r14 = r15, r14
	;;
	.mii
	nop 0
	tbit.z p6, p7 = r14, 0
	mov r15 = r16
	;;
	.mmi
	(p7) addl r15 = 40961, r0
	;;
	(p7) xor r15 = r15, r16
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r15, 1, 31
	xor r32 = r15, r32
	;;
	.mii
	mov r8 = r14
	tbit.z p6, p7 = r32, 0
	;;
	(p7) addl r8 = 40961, r0
	;;
	.mib
	nop 0
	(p7) xor r8 = r8, r14
	br.ret.sptk.many b0
	.endp crc16#
	.align 16
	.align 64
	.proc merge#
merge:
	.prologue
	.body
	.mmi
	adds r14 = 8, r12
	cmp.ne p6, p7 = 0, r33
	cmp.ne p8, p9 = 0, r32
	.mmi
	st8 [r12] = r0
	mov r16 = r32
	mov r18 = r33
	;;
	.mmi
	st8 [r14] = r0
	(p8) addl r15 = 1, r0
	(p6) addl r14 = 1, r0
	.mmi
	mov r17 = r12
	;;
	(p9) mov r15 = r0
	(p7) mov r14 = r0
	;;
	.mmi
	and r14 = r15, r14
	nop 0
	adds r15 = 8, r32
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	adds r14 = 8, r33
	(p6) br.cond.dpnt .L25
	;;
	.mmi
	ld2 r15 = [r15]
	ld2 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt2 r15 = r15
	sxt2 r14 = r14
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r14, r15
	(p6) br.cond.dptk .L21
	.align 32
.L34:
	.mmi
	st8 [r17] = r32
	nop 0
	mov r17 = r32
	;;
	.mmi
	nop 0
	ld8 r16 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r16
	(p7) br.cond.dpnt .L33
.L22:
	.mmi
	mov r32 = r16
	nop 0
	mov r33 = r18
	;;
	.mmi
	adds r15 = 8, r32
	nop 0
	adds r14 = 8, r33
	;;
	.mmi
	ld2 r15 = [r15]
	ld2 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt2 r15 = r15
	sxt2 r14 = r14
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r14, r15
	(p7) br.cond.dptk .L34
.L21:
	.mmi
	ld8.a r18 = [r33]
	st8 [r17] = r33
	mov r17 = r33
	;;
	.mmi
	nop 0
	ld8.c.clr r18 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r18
	(p7) br.cond.dptk .L22
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r16
	(p7) br.cond.dpnt .L30
.L24:
	.mmi
	nop 0
	st8 [r33] = r16
	nop 0
	;;
	.mib
	ld8 r8 = [r12]
	nop 0
	br.ret.sptk.many b0
.L33:
	.mmi
	mov r33 = r32
	nop 0
	nop 0
	;;
.L30:
	.mmi
	mov r16 = r18
	ld8.a r8 = [r12]
	nop 0
	;;
	.mmi
	nop 0
	st8 [r33] = r16
	nop 0
	;;
	.mib
	chk.a.clr r8, .L35
.L36:
	nop 0
	br.ret.sptk.many b0
.L25:
	.mib
	mov r33 = r12
	cmp.ne p6, p7 = 0, r16
	(p6) br.cond.dptk .L24
	.mib
	nop 0
	nop 0
	br .L30
.L35:
	.mib
	ld8 r8 = [r12]
	nop 0
	br .L36
	.endp merge#
	.align 16
	.align 64
	.proc matrices#
matrices:
	.prologue
	.mib
	alloc r16 = ar.pfs, 1, 36, 8, 0
	zxt2 r32 = r32
	nop 0
	.mlx
	nop 0
	movl r40 = @gprel(ma#)
	;;
	.mmi
	addl r31 = 6, r0
	addl r29 = 10, r0
	addl r28 = 11, r0
	.mmi
	shladd r16 = r32, 3, r0
	shladd r18 = r32, 1, r0
	shladd r17 = r32, 2, r0
	;;
	.mlx
	add r40 = r1, r40
	movl r56 = @gprel(mb#)
	.mmi
	add r39 = r18, r32
	add r38 = r17, r32
	sub r37 = r16, r32
	;;
	.mmi
	add r36 = r16, r32
	add r56 = r1, r56
	zxt2 r18 = r18
	.mmi
	mov r22 = r40
	mov r15 = r0
	zxt2 r17 = r17
	;;
	.mii
	nop 0
	pmpy2.r r31 = r31, r32
	zxt2 r16 = r16
	.mmb
	mov r27 = r0
	mov r69 = r32
	nop 0
	;;
	.mmi
	mov r21 = r56
	mov r71 = r18
	pmpy2.r r29 = r29, r32
	.mmi
	mov r70 = r17
	mov r30 = r16
	zxt2 r39 = r39
	;;
	.mii
	nop 0
	pmpy2.r r28 = r28, r32
	zxt2 r38 = r38
	;;
	.mii
	nop 0
	zxt2 r31 = r31
	zxt2 r37 = r37
	;;
	.mii
	nop 0
	zxt2 r36 = r36
	zxt2 r29 = r29
	;;
	.mib
	nop 0
	zxt2 r28 = r28
	nop 0
	.mlx
	nop 0
	movl r42 = 1970350607106052
	;;
	.mib
	nop 0
	.save ar.lc, r68
	mov r68 = ar.lc
	.body
	nop 0
	.mlx
	nop 0
	movl r41 = 3096267694080008
	;;
	.mii
	nop 0
	mov ar.lc = 11
	nop 0
.L38:
	.mmi
	mov r16 = r0
	adds r74 = 1, r15
	zxt2 r14 = r27
	.mmi
	adds r2 = 2, r15
	adds r8 = 3, r15
	mov r26 = r22
	;;
	.mmb
	mov r20 = r16
	mov r19 = r16
	nop 0
	.mii
	mov r18 = r16
	dep r16 = r15, r16, 0, 16
	add r34 = r69, r14
	;;
	.mmi
	add r33 = r70, r14
	mov r17 = r20
	dep r16 = r15, r16, 16, 16
	.mmi
	add r3 = r30, r14
	add r11 = r71, r14
	add r10 = r38, r14
	;;
	.mmi
	add r9 = r36, r14
	add r76 = r39, r14
	dep r16 = r15, r16, 32, 16
	.mmi
	add r75 = r31, r14
	add r73 = r29, r14
	mov r24 = r21
	;;
	.mmi
	add r72 = r37, r14
	adds r25 = 16, r22
	dep r20 = r15, r20, 0, 16
	.mmi
	adds r23 = 16, r21
	add r35 = r15, r69
	adds r27 = -1, r27
	;;
	.mib
	nop 0
	dep r19 = r14, r19, 0, 16
	nop 0
	.mmi
	add r14 = r28, r14
	adds r22 = 24, r22
	adds r21 = 24, r21
	;;
	.mii
	nop 0
	dep r16 = r15, r16, 48, 16
	zxt2 r15 = r35
	;;
	.mii
	nop 0
	dep r20 = r74, r20, 16, 16
	padd2 r74 = r16, r42
	.mmi
	padd2 r16 = r16, r41
	;;
	nop 0
	dep r19 = r34, r19, 16, 16
	;;
	.mii
	nop 0
	dep r18 = r33, r18, 0, 16
	;;
	dep r17 = r3, r17, 0, 16
	;;
	.mii
	nop 0
	dep r20 = r2, r20, 32, 16
	;;
	dep r19 = r11, r19, 32, 16
	;;
	.mii
	nop 0
	dep r18 = r10, r18, 16, 16
	;;
	dep r17 = r9, r17, 16, 16
	;;
	.mii
	nop 0
	dep r20 = r8, r20, 48, 16
	;;
	dep r19 = r76, r19, 48, 16
	.mmi
	st8 [r26] = r20, 8
	;;
	nop 0
	dep r18 = r75, r18, 32, 16
	.mmi
	st8 [r24] = r19, 8
	st8 [r26] = r74
	nop 0
	;;
	.mii
	nop 0
	dep r17 = r73, r17, 32, 16
	nop 0
	.mmi
	st8 [r25] = r16
	nop 0
	nop 0
	;;
	.mii
	nop 0
	dep r18 = r72, r18, 48, 16
	;;
	dep r17 = r14, r17, 48, 16
	.mmi
	nop 0
	st8 [r24] = r18
	nop 0
	;;
	.mib
	st8 [r23] = r17
	nop 0
	br.cloop.sptk.few .L38
	.mlx
	nop 0
	movl r38 = @gprel(mc#)
	.mlx
	adds r57 = 288, r40
	movl r16 = 64424509455
	;;
	.mmi
	add r38 = r1, r38
	;;
	mov r41 = r38
	adds r55 = 48, r38
.L39:
	.mmi
	mov r25 = r40
	adds r24 = 4, r40
	adds r23 = 6, r40
	.mmi
	adds r22 = 8, r40
	adds r21 = 10, r40
	adds r20 = 12, r40
	;;
	.mmi
	ld2 r37 = [r25], 2
	adds r19 = 14, r40
	adds r18 = 16, r40
	.mmi
	adds r17 = 18, r40
	adds r15 = 20, r40
	adds r14 = 22, r40
	;;
	.mmi
	mov r54 = r0
	ld2 r36 = [r25]
	sxt2 r27 = r37
	.mmi
	adds r39 = -48, r55
	ld2 r35 = [r24]
	nop 0
	;;
	.mmi
	ld2 r34 = [r23]
	mov r53 = r54
	sxt2 r26 = r36
	.mmi
	mov r52 = r54
	mov r51 = r54
	sxt2 r25 = r35
	;;
	.mmi
	ld2 r33 = [r22]
	mov r50 = r54
	sxt2 r24 = r34
	.mmi
	mov r49 = r54
	mov r48 = r54
	mov r47 = r54
	;;
	.mmi
	ld2 r3 = [r21]
	mov r46 = r54
	sxt2 r23 = r33
	.mmi
	mov r45 = r54
	mov r44 = r54
	mov r43 = r54
	;;
	.mii
	ld2 r2 = [r20]
	dep r54 = r27, r54, 0, 16
	sxt2 r22 = r3
	.mmb
	nop 0
	ld2 r11 = [r19]
	nop 0
	;;
	.mii
	ld2 r10 = [r18]
	sxt2 r21 = r2
	sxt2 r20 = r11
	.mmb
	ld2 r9 = [r17]
	mov r17 = r56
	nop 0
	;;
	.mii
	ld2 r8 = [r15]
	sxt2 r19 = r10
	sxt2 r18 = r9
	.mmi
	ld2 r76 = [r14]
	;;
	nop 0
	dep r53 = r26, r53, 0, 16
	.mii
	nop 0
	sxt2 r15 = r8
	;;
	dep r52 = r25, r52, 0, 16
	.mii
	nop 0
	sxt2 r14 = r76
	;;
	dep r51 = r24, r51, 0, 16
	;;
	.mii
	nop 0
	dep r50 = r23, r50, 0, 16
	;;
	dep r49 = r22, r49, 0, 16
	;;
	.mii
	nop 0
	dep r48 = r21, r48, 0, 16
	;;
	dep r47 = r20, r47, 0, 16
	;;
	.mii
	nop 0
	dep r46 = r19, r46, 0, 16
	;;
	dep r45 = r18, r45, 0, 16
	;;
	.mii
	nop 0
	dep r44 = r15, r44, 0, 16
	;;
	dep r43 = r14, r43, 0, 16
	;;
	.mii
	nop 0
	dep r54 = r27, r54, 16, 16
	;;
	dep r53 = r26, r53, 16, 16
	;;
	.mii
	nop 0
	dep r52 = r25, r52, 16, 16
	;;
	dep r51 = r24, r51, 16, 16
	;;
	.mii
	nop 0
	dep r50 = r23, r50, 16, 16
	;;
	dep r49 = r22, r49, 16, 16
	;;
	.mii
	nop 0
	dep r48 = r21, r48, 16, 16
	;;
	dep r47 = r20, r47, 16, 16
	;;
	.mii
	nop 0
	dep r46 = r19, r46, 16, 16
	;;
	dep r45 = r18, r45, 16, 16
	;;
	.mii
	nop 0
	dep r44 = r15, r44, 16, 16
	;;
	dep r43 = r14, r43, 16, 16
	;;
	.mii
	nop 0
	extr.u r37 = r37, 5, 7
	;;
	extr.u r36 = r36, 5, 7
	.mii
	nop 0
	unpack4.l r37 = r37, r37
	;;
	extr.u r35 = r35, 5, 7
	.mii
	nop 0
	unpack4.l r36 = r36, r36
	;;
	extr.u r34 = r34, 5, 7
	.mii
	nop 0
	unpack4.l r35 = r35, r35
	;;
	extr.u r33 = r33, 5, 7
	.mii
	nop 0
	unpack4.l r34 = r34, r34
	;;
	extr.u r3 = r3, 5, 7
	.mii
	nop 0
	unpack4.l r33 = r33, r33
	;;
	extr.u r2 = r2, 5, 7
	.mii
	nop 0
	unpack4.l r3 = r3, r3
	;;
	extr.u r11 = r11, 5, 7
	.mii
	nop 0
	unpack4.l r2 = r2, r2
	;;
	extr.u r10 = r10, 5, 7
	.mii
	nop 0
	unpack4.l r11 = r11, r11
	;;
	extr.u r9 = r9, 5, 7
	.mii
	nop 0
	unpack4.l r10 = r10, r10
	;;
	extr.u r8 = r8, 5, 7
	.mii
	nop 0
	unpack4.l r9 = r9, r9
	;;
	extr.u r76 = r76, 5, 7
	.mii
	nop 0
	unpack4.l r8 = r8, r8
	;;
	dep r54 = r27, r54, 32, 16
	.mii
	nop 0
	unpack4.l r76 = r76, r76
	;;
	dep r53 = r26, r53, 32, 16
	;;
	.mii
	nop 0
	dep r52 = r25, r52, 32, 16
	;;
	dep r51 = r24, r51, 32, 16
	;;
	.mii
	nop 0
	dep r50 = r23, r50, 32, 16
	;;
	dep r49 = r22, r49, 32, 16
	;;
	.mii
	nop 0
	dep r48 = r21, r48, 32, 16
	;;
	dep r47 = r20, r47, 32, 16
	;;
	.mii
	nop 0
	dep r46 = r19, r46, 32, 16
	;;
	dep r45 = r18, r45, 32, 16
	;;
	.mii
	nop 0
	dep r44 = r15, r44, 32, 16
	;;
	dep r43 = r14, r43, 32, 16
	;;
	.mii
	nop 0
	dep r54 = r27, r54, 48, 16
	;;
	dep r53 = r26, r53, 48, 16
	;;
	.mii
	nop 0
	dep r52 = r25, r52, 48, 16
	;;
	dep r51 = r24, r51, 48, 16
	;;
	.mii
	nop 0
	dep r50 = r23, r50, 48, 16
	;;
	dep r49 = r22, r49, 48, 16
	;;
	.mii
	nop 0
	dep r48 = r21, r48, 48, 16
	;;
	dep r47 = r20, r47, 48, 16
	;;
	.mii
	nop 0
	dep r46 = r19, r46, 48, 16
	;;
	dep r45 = r18, r45, 48, 16
	;;
	.mii
	nop 0
	dep r44 = r15, r44, 48, 16
	;;
	dep r43 = r14, r43, 48, 16
.L40:
	.mmi
	ld8 r22 = [r17], 8
	mov r42 = r39
	adds r39 = 16, r39
	;;
	.mmi
	adds r15 = 16, r17
	adds r19 = 64, r17
	adds r18 = 88, r17
	.mmi
	adds r14 = 40, r17
	adds r26 = 256, r17
	adds r28 = 208, r17
	;;
	.mmi
	ld8 r25 = [r15]
	adds r23 = 136, r17
	pmpyshr2 r15 = r54, r22, 0
	.mmi
	adds r27 = 232, r17
	adds r30 = 160, r17
	adds r24 = 112, r17
	;;
	.mii
	ld8 r20 = [r19]
	pmpyshr2 r22 = r54, r22, 16
	cmp.ne p6, p7 = r55, r39
	.mmi
	ld8 r19 = [r18]
	;;
	nop 0
	pmpyshr2 r18 = r53, r25, 0
	.mmi
	ld8 r21 = [r14]
	ld8 r62 = [r26]
	adds r14 = 184, r17
	;;
	.mii
	nop 0
	pmpyshr2 r25 = r53, r25, 16
	unpack2.l r29 = r22, r15
	.mmb
	ld8 r63 = [r14]
	ld8 r61 = [r28]
	nop 0
	;;
	.mii
	nop 0
	pmpyshr2 r14 = r52, r21, 0
	unpack2.h r22 = r22, r15
	.mmb
	ld8 r23 = [r23]
	ld8 r59 = [r27]
	nop 0
	;;
	.mii
	nop 0
	unpack2.l r70 = r25, r18
	unpack2.h r26 = r25, r18
	.mmb
	ld8 r65 = [r30]
	ld8 r24 = [r24]
	nop 0
	;;
	.mii
	nop 0
	pshr4 r29 = r29, 2
	pshr4 r22 = r22, 2
	;;
	.mii
	nop 0
	pshr4 r70 = r70, 2
	pshr4 r26 = r26, 2
	;;
	.mii
	nop 0
	pmpyshr2 r15 = r51, r20, 0
	;;
	pmpyshr2 r18 = r51, r20, 16
	.mmi
	and r29 = r16, r29
	nop 0
	and r22 = r16, r22
	;;
	.mii
	and r70 = r16, r70
	pmpyshr2 r21 = r52, r21, 16
	and r26 = r16, r26
	;;
	.mii
	nop 0
	pmpyshr2 r20 = r50, r19, 0
	unpack2.l r69 = r18, r15
	;;
	.mii
	nop 0
	unpack2.l r28 = r21, r14
	unpack2.h r25 = r21, r14
	;;
	.mii
	nop 0
	pmpyshr2 r19 = r50, r19, 16
	unpack2.h r21 = r18, r15
	;;
	.mii
	nop 0
	mux2 r15 = r70, 177
	mux2 r75 = r29, 177
	;;
	.mii
	nop 0
	unpack2.l r27 = r19, r20
	pshr4 r28 = r28, 2
	;;
	.mii
	nop 0
	unpack2.h r20 = r19, r20
	mux2 r74 = r22, 177
	;;
	.mii
	nop 0
	pmpyshr2 r19 = r48, r23, 0
	mux2 r14 = r26, 177
	;;
	.mib
	nop 0
	pmpyshr2 r23 = r48, r23, 16
	nop 0
	.mmi
	and r28 = r16, r28
	nop 0
	pshr4 r25 = r25, 2
	;;
	.mii
	nop 0
	pmpyshr2 r15 = r15, r36, 0
	pshr4 r69 = r69, 2
	;;
	.mii
	nop 0
	pmpyshr2 r60 = r70, r36, 0
	unpack2.l r30 = r23, r19
	;;
	.mii
	nop 0
	pmpyshr2.u r70 = r70, r36, 16
	mix2.l r64 = r15, r0
	.mmb
	nop 0
	and r25 = r16, r25
	nop 0
	;;
	.mii
	nop 0
	pmpyshr2 r75 = r75, r37, 0
	unpack2.h r23 = r23, r19
	.mmi
	and r69 = r16, r69
	;;
	nop 0
	pmpyshr2 r19 = r29, r37, 0
	.mii
	nop 0
	mix2.r r60 = r70, r60
	;;
	pmpyshr2.u r29 = r29, r37, 16
	.mii
	nop 0
	mix2.l r58 = r75, r0
	;;
	pmpyshr2 r70 = r74, r37, 0
	.mii
	padd4 r60 = r60, r64
	mux2 r71 = r28, 177
	;;
	mix2.r r74 = r29, r19
	.mii
	nop 0
	pshr4 r20 = r20, 2
	;;
	pmpyshr2 r14 = r14, r36, 0
	.mii
	nop 0
	mix2.r r15 = r15, r0
	;;
	pmpyshr2 r64 = r26, r36, 0
	.mmi
	padd4 r74 = r74, r58
	nop 0
	mux2 r73 = r25, 177
	;;
	.mii
	nop 0
	pmpyshr2.u r26 = r26, r36, 16
	mix2.l r58 = r14, r0
	.mmb
	padd4 r15 = r15, r60
	and r20 = r16, r20
	nop 0
	;;
	.mii
	nop 0
	pmpyshr2 r18 = r49, r24, 0
	mux2 r72 = r69, 177
	;;
	.mii
	nop 0
	mix2.r r64 = r26, r64
	mix2.r r75 = r75, r0
	;;
	.mii
	nop 0
	pmpyshr2 r26 = r71, r35, 0
	pshr4 r27 = r27, 2
	;;
	.mii
	padd4 r64 = r64, r58
	pmpyshr2 r24 = r49, r24, 16
	mix2.l r67 = r70, r0
	.mmb
	nop 0
	padd4 r74 = r75, r74
	nop 0
	;;
	.mii
	nop 0
	pmpyshr2 r58 = r28, r35, 0
	mix2.l r60 = r26, r0
	;;
	.mii
	nop 0
	pmpyshr2.u r28 = r28, r35, 16
	unpack2.l r31 = r24, r18
	.mmb
	and r27 = r16, r27
	padd4 r15 = r15, r74
	nop 0
	;;
	.mii
	nop 0
	unpack2.h r24 = r24, r18
	pshr4 r21 = r21, 2
	;;
	.mii
	nop 0
	pmpyshr2 r18 = r47, r65, 0
	mix2.r r58 = r28, r58
	;;
	.mii
	nop 0
	pmpyshr2 r65 = r47, r65, 16
	mix2.r r74 = r70, r0
	;;
	.mib
	nop 0
	pmpyshr2 r66 = r22, r37, 0
	nop 0
	.mmi
	padd4 r58 = r58, r60
	and r21 = r16, r21
	mux2 r70 = r20, 177
	;;
	.mii
	nop 0
	pmpyshr2.u r22 = r22, r37, 16
	unpack2.l r29 = r65, r18
	;;
	.mii
	nop 0
	pmpyshr2 r73 = r73, r35, 0
	pshr4 r31 = r31, 2
	;;
	.mii
	nop 0
	mix2.r r66 = r22, r66
	unpack2.h r22 = r65, r18
	;;
	.mii
	nop 0
	pmpyshr2 r72 = r72, r34, 0
	mix2.r r14 = r14, r0
	;;
	.mib
	nop 0
	pmpyshr2 r65 = r25, r35, 0
	nop 0
	.mmi
	padd4 r66 = r66, r67
	and r31 = r16, r31
	mix2.l r67 = r73, r0
	;;
	.mii
	nop 0
	pmpyshr2.u r25 = r25, r35, 16
	mix2.r r26 = r26, r0
	.mmi
	padd4 r14 = r14, r64
	;;
	nop 0
	pmpyshr2 r60 = r69, r34, 0
	.mmi
	padd4 r74 = r74, r66
	nop 0
	mux2 r75 = r27, 177
	;;
	.mii
	nop 0
	pmpyshr2.u r69 = r69, r34, 16
	mix2.r r65 = r25, r65
	.mmb
	nop 0
	padd4 r26 = r26, r58
	nop 0
	;;
	.mii
	nop 0
	pshr4 r24 = r24, 2
	pshr4 r30 = r30, 2
	.mmb
	nop 0
	padd4 r14 = r14, r74
	nop 0
	;;
	.mii
	nop 0
	mix2.r r60 = r69, r60
	mix2.l r69 = r72, r0
	.mmb
	padd4 r65 = r65, r67
	padd4 r15 = r15, r26
	nop 0
	;;
	.mii
	nop 0
	mux2 r71 = r21, 177
	mux2 r74 = r31, 177
	;;
	.mii
	padd4 r60 = r60, r69
	pmpyshr2 r69 = r70, r33, 0
	mix2.r r70 = r73, r0
	.mmb
	and r24 = r16, r24
	and r30 = r16, r30
	nop 0
	;;
	.mii
	nop 0
	pmpyshr2.u r26 = r27, r33, 16
	mix2.r r72 = r72, r0
	;;
	.mii
	padd4 r70 = r70, r65
	pmpyshr2 r75 = r75, r33, 0
	pshr4 r23 = r23, 2
	;;
	.mib
	nop 0
	pmpyshr2 r58 = r27, r33, 0
	nop 0
	.mii
	padd4 r60 = r72, r60
	mux2 r73 = r24, 177
	;;
	pmpyshr2 r19 = r46, r63, 0
	.mmi
	padd4 r14 = r14, r70
	nop 0
	mix2.l r70 = r75, r0
	;;
	.mii
	nop 0
	pmpyshr2 r18 = r45, r61, 0
	mix2.r r58 = r26, r58
	.mmb
	and r23 = r16, r23
	padd4 r15 = r15, r60
	nop 0
	;;
	.mii
	nop 0
	pmpyshr2 r63 = r46, r63, 16
	mux2 r72 = r30, 177
	;;
	.mib
	nop 0
	pmpyshr2 r61 = r45, r61, 16
	nop 0
	.mmi
	padd4 r58 = r58, r70
	nop 0
	pshr4 r29 = r29, 2
	;;
	.mii
	nop 0
	pmpyshr2 r71 = r71, r34, 0
	unpack2.l r28 = r63, r19
	;;
	.mii
	nop 0
	pmpyshr2.u r25 = r21, r34, 16
	unpack2.l r27 = r61, r18
	;;
	.mii
	nop 0
	pmpyshr2 r64 = r21, r34, 0
	mix2.l r66 = r71, r0
	.mmb
	nop 0
	and r29 = r16, r29
	nop 0
	;;
	.mii
	nop 0
	unpack2.h r21 = r63, r19
	pshr4 r22 = r22, 2
	;;
	.mii
	nop 0
	pmpyshr2 r19 = r44, r59, 0
	mix2.r r64 = r25, r64
	;;
	.mii
	nop 0
	pmpyshr2 r59 = r44, r59, 16
	mix2.r r75 = r75, r0
	;;
	.mii
	nop 0
	pmpyshr2.u r25 = r20, r33, 16
	mix2.r r70 = r71, r0
	.mmb
	padd4 r64 = r64, r66
	and r22 = r16, r22
	nop 0
	;;
	.mii
	nop 0
	pmpyshr2 r63 = r20, r33, 0
	unpack2.h r20 = r61, r18
	.mmb
	nop 0
	padd4 r75 = r75, r58
	nop 0
	;;
	.mii
	nop 0
	pmpyshr2 r74 = r74, r3, 0
	unpack2.l r26 = r59, r19
	.mmb
	nop 0
	padd4 r70 = r70, r64
	nop 0
	;;
	.mii
	nop 0
	pmpyshr2 r61 = r31, r3, 0
	mix2.r r63 = r25, r63
	.mmb
	nop 0
	padd4 r15 = r15, r75
	nop 0
	;;
	.mii
	nop 0
	pmpyshr2.u r31 = r31, r3, 16
	mix2.l r65 = r69, r0
	.mmb
	nop 0
	padd4 r14 = r14, r70
	nop 0
	;;
	.mii
	nop 0
	pmpyshr2 r18 = r43, r62, 0
	unpack2.h r19 = r59, r19
	;;
	.mii
	nop 0
	pmpyshr2 r62 = r43, r62, 16
	mix2.r r61 = r31, r61
	.mmb
	nop 0
	padd4 r63 = r63, r65
	nop 0
	;;
	.mii
	nop 0
	mix2.l r31 = r74, r0
	pshr4 r28 = r28, 2
	;;
	.mii
	nop 0
	pmpyshr2 r73 = r73, r3, 0
	unpack2.l r25 = r62, r18
	;;
	.mii
	nop 0
	pmpyshr2 r60 = r24, r3, 0
	mux2 r71 = r23, 177
	.mmb
	nop 0
	padd4 r61 = r61, r31
	nop 0
	;;
	.mii
	nop 0
	pmpyshr2.u r24 = r24, r3, 16
	mix2.l r75 = r73, r0
	.mmb
	nop 0
	and r28 = r16, r28
	nop 0
	;;
	.mii
	nop 0
	pmpyshr2 r72 = r72, r2, 0
	mix2.r r31 = r69, r0
	;;
	.mii
	nop 0
	pmpyshr2 r59 = r30, r2, 0
	mix2.r r60 = r24, r60
	;;
	.mii
	nop 0
	pmpyshr2.u r30 = r30, r2, 16
	mix2.r r74 = r74, r0
	.mmb
	nop 0
	padd4 r31 = r31, r63
	nop 0
	;;
	.mii
	nop 0
	pshr4 r25 = r25, 2
	pshr4 r21 = r21, 2
	.mmb
	nop 0
	padd4 r60 = r60, r75
	nop 0
	;;
	.mii
	nop 0
	mix2.r r59 = r30, r59
	mix2.l r30 = r72, r0
	.mmb
	padd4 r74 = r74, r61
	padd4 r14 = r14, r31
	nop 0
	;;
	.mii
	nop 0
	mux2 r70 = r29, 177
	mux2 r69 = r22, 177
	;;
	.mii
	padd4 r59 = r59, r30
	pmpyshr2 r71 = r71, r2, 0
	mix2.r r73 = r73, r0
	.mmb
	and r21 = r16, r21
	padd4 r15 = r15, r74
	nop 0
	;;
	.mii
	nop 0
	pmpyshr2 r58 = r23, r2, 0
	mix2.r r72 = r72, r0
	;;
	.mii
	nop 0
	pmpyshr2.u r23 = r23, r2, 16
	pshr4 r27 = r27, 2
	.mmb
	nop 0
	padd4 r73 = r73, r60
	nop 0
	;;
	.mii
	nop 0
	pmpyshr2 r75 = r29, r11, 0
	mix2.l r74 = r71, r0
	.mmb
	nop 0
	padd4 r72 = r72, r59
	nop 0
	;;
	.mii
	nop 0
	pmpyshr2 r70 = r70, r11, 0
	mux2 r31 = r28, 177
	.mmb
	nop 0
	padd4 r14 = r14, r73
	nop 0
	;;
	.mii
	nop 0
	pmpyshr2.u r29 = r29, r11, 16
	mix2.r r58 = r23, r58
	.mmb
	and r23 = r16, r25
	and r27 = r16, r27
	nop 0
	;;
	.mii
	nop 0
	pmpyshr2 r25 = r22, r11, 0
	pshr4 r20 = r20, 2
	.mmi
	padd4 r15 = r15, r72
	;;
	nop 0
	pmpyshr2 r69 = r69, r11, 0
	.mmi
	padd4 r58 = r58, r74
	nop 0
	mix2.r r74 = r29, r75
	;;
	.mii
	nop 0
	pmpyshr2.u r22 = r22, r11, 16
	mix2.l r75 = r70, r0
	;;
	.mii
	nop 0
	pmpyshr2 r24 = r28, r10, 0
	mix2.l r72 = r69, r0
	.mmb
	nop 0
	and r20 = r16, r20
	nop 0
	;;
	.mii
	nop 0
	mix2.r r73 = r22, r25
	mux2 r30 = r21, 177
	.mmb
	nop 0
	padd4 r74 = r74, r75
	nop 0
	;;
	.mii
	nop 0
	pmpyshr2 r31 = r31, r10, 0
	pshr4 r26 = r26, 2
	;;
	.mii
	nop 0
	pmpyshr2.u r28 = r28, r10, 16
	pshr4 r19 = r19, 2
	.mmb
	nop 0
	padd4 r73 = r73, r72
	nop 0
	;;
	.mii
	nop 0
	mix2.r r71 = r71, r0
	mix2.l r75 = r31, r0
	;;
	.mii
	nop 0
	mix2.r r72 = r28, r24
	unpack2.h r18 = r62, r18
	.mmb
	nop 0
	and r26 = r16, r26
	nop 0
	;;
	.mii
	nop 0
	mix2.r r70 = r70, r0
	mux2 r29 = r27, 177
	.mmb
	padd4 r71 = r71, r58
	and r19 = r16, r19
	nop 0
	;;
	.mii
	nop 0
	pmpyshr2 r22 = r21, r10, 0
	mux2 r25 = r20, 177
	.mmi
	padd4 r72 = r72, r75
	;;
	nop 0
	pmpyshr2 r30 = r30, r10, 0
	.mmi
	padd4 r70 = r70, r74
	padd4 r14 = r14, r71
	pshr4 r18 = r18, 2
	;;
	.mii
	nop 0
	pmpyshr2.u r21 = r21, r10, 16
	mix2.r r31 = r31, r0
	;;
	.mii
	nop 0
	pmpyshr2 r28 = r27, r9, 0
	mix2.r r69 = r69, r0
	.mmb
	nop 0
	padd4 r15 = r15, r70
	nop 0
	;;
	.mii
	nop 0
	mix2.r r71 = r21, r22
	mix2.l r21 = r30, r0
	.mmb
	padd4 r31 = r31, r72
	and r18 = r16, r18
	nop 0
	;;
	.mib
	nop 0
	pmpyshr2 r29 = r29, r9, 0
	nop 0
	.mmi
	padd4 r69 = r69, r73
	nop 0
	mux2 r24 = r26, 177
	;;
	.mii
	nop 0
	pmpyshr2.u r27 = r27, r9, 16
	mux2 r22 = r19, 177
	.mmb
	padd4 r71 = r71, r21
	padd4 r15 = r15, r31
	nop 0
	;;
	.mii
	nop 0
	pmpyshr2 r25 = r25, r9, 0
	mix2.l r73 = r29, r0
	.mmb
	nop 0
	padd4 r14 = r14, r69
	nop 0
	;;
	.mii
	nop 0
	pmpyshr2 r70 = r20, r9, 0
	mix2.r r27 = r27, r28
	;;
	.mii
	nop 0
	pmpyshr2.u r20 = r20, r9, 16
	mix2.r r30 = r30, r0
	;;
	.mii
	nop 0
	mix2.l r31 = r25, r0
	mux2 r21 = r23, 177
	.mmi
	padd4 r73 = r27, r73
	;;
	nop 0
	mix2.r r70 = r20, r70
	.mii
	padd4 r30 = r30, r71
	mux2 r20 = r18, 177
	;;
	pmpyshr2 r24 = r24, r8, 0
	.mii
	nop 0
	mix2.r r25 = r25, r0
	;;
	pmpyshr2 r28 = r26, r8, 0
	.mmi
	padd4 r31 = r70, r31
	padd4 r14 = r14, r30
	mix2.r r29 = r29, r0
	;;
	.mii
	nop 0
	pmpyshr2.u r26 = r26, r8, 16
	mix2.l r69 = r24, r0
	;;
	.mib
	nop 0
	pmpyshr2 r22 = r22, r8, 0
	nop 0
	.mmi
	padd4 r25 = r25, r31
	padd4 r29 = r29, r73
	mix2.r r24 = r24, r0
	;;
	.mii
	nop 0
	pmpyshr2 r27 = r19, r8, 0
	mix2.r r28 = r26, r28
	;;
	.mii
	nop 0
	pmpyshr2.u r19 = r19, r8, 16
	mix2.l r30 = r22, r0
	.mmb
	padd4 r14 = r14, r25
	padd4 r15 = r15, r29
	nop 0
	;;
	.mib
	nop 0
	pmpyshr2 r21 = r21, r76, 0
	nop 0
	.mii
	padd4 r28 = r28, r69
	mix2.r r22 = r22, r0
	;;
	pmpyshr2 r26 = r23, r76, 0
	.mii
	nop 0
	mix2.r r27 = r19, r27
	;;
	pmpyshr2.u r23 = r23, r76, 16
	.mmi
	padd4 r24 = r24, r28
	;;
	nop 0
	pmpyshr2 r19 = r20, r76, 0
	.mmi
	padd4 r30 = r27, r30
	nop 0
	mix2.l r27 = r21, r0
	;;
	.mii
	nop 0
	pmpyshr2 r20 = r18, r76, 0
	mix2.r r23 = r23, r26
	.mmb
	nop 0
	padd4 r15 = r15, r24
	nop 0
	;;
	.mii
	nop 0
	pmpyshr2.u r18 = r18, r76, 16
	mix2.l r25 = r19, r0
	.mmi
	padd4 r22 = r22, r30
	;;
	nop 0
	mix2.r r21 = r21, r0
	.mmi
	padd4 r23 = r23, r27
	nop 0
	mix2.r r19 = r19, r0
	;;
	.mii
	nop 0
	mix2.r r18 = r18, r20
	padd4 r14 = r14, r22
	;;
	.mmi
	padd4 r21 = r21, r23
	;;
	padd4 r18 = r18, r25
	nop 0
	;;
	.mmi
	padd4 r15 = r15, r21
	;;
	padd4 r19 = r19, r18
	nop 0
	;;
	.mmi
	padd4 r14 = r14, r19
	st8 [r42] = r15, 8
	nop 0
	;;
	.mib
	st8 [r42] = r14
	nop 0
	(p6) br.cond.dptk .L40
	.mmi
	adds r40 = 24, r40
	nop 0
	adds r55 = 48, r39
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r40, r57
	(p7) br.cond.dptk .L39
	.mmi
	nop 0
	adds r31 = 576, r38
	mov r8 = r0
	;;
.L56:
	.mmi
	mov r16 = r38
	ld4 r21 = [r41], 4
	shladd r15 = r8, 2, r0
	.mmi
	adds r17 = 8, r38
	adds r14 = 12, r38
	adds r20 = 16, r38
	;;
	.mmi
	ld4 r18 = [r16], 4
	adds r19 = 44, r41
	add r15 = r15, r8
	.mmi
	adds r25 = 92, r41
	adds r22 = 188, r41
	adds r27 = 284, r41
	;;
	.mmi
	cmp4.gt p6, p7 = r18, r21
	ld4 r24 = [r19]
	adds r21 = 236, r41
	.mmi
	adds r18 = 20, r38
	ld4 r19 = [r16]
	nop 0
	;;
	.mmi
	(p6) addl r16 = 10, r0
	ld4 r23 = [r17]
	adds r17 = 140, r41
	.mmi
	nop 0
	ld4 r26 = [r25]
	nop 0
	;;
	.mmi
	(p7) addl r16 = 1, r0
	ld4 r25 = [r17]
	cmp4.gt p6, p7 = r19, r24
	.mmi
	adds r19 = 24, r38
	ld4 r24 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	add r16 = r16, r15
	(p6) addl r15 = 10, r0
	.mmi
	ld4 r20 = [r20]
	ld4 r28 = [r22]
	adds r22 = 28, r38
	;;
	.mmi
	shladd r17 = r16, 2, r0
	(p7) addl r15 = 1, r0
	cmp4.gt p6, p7 = r23, r26
	.mmi
	ld4 r26 = [r21]
	ld4 r30 = [r27]
	adds r23 = 332, r41
	;;
	.mmi
	add r16 = r17, r16
	(p6) addl r14 = 10, r0
	adds r17 = 32, r38
	.mmi
	ld4 r29 = [r23]
	adds r27 = 428, r41
	adds r23 = 40, r38
	;;
	.mmi
	add r15 = r15, r16
	(p7) addl r14 = 1, r0
	cmp4.gt p6, p7 = r24, r25
	.mmi
	ld4 r25 = [r18]
	adds r24 = 380, r41
	adds r16 = 36, r38
	;;
	.mmi
	shladd r18 = r15, 2, r0
	nop 0
	(p6) addl r21 = 10, r0
	.mmi
	ld4 r27 = [r27]
	ld4 r23 = [r23]
	nop 0
	;;
	.mmi
	(p7) addl r21 = 1, r0
	cmp4.gt p6, p7 = r20, r28
	add r15 = r18, r15
	.mmi
	ld4 r28 = [r19]
	;;
	(p6) addl r20 = 10, r0
	add r14 = r14, r15
	;;
	.mmi
	nop 0
	(p7) addl r20 = 1, r0
	cmp4.gt p6, p7 = r25, r26
	.mmi
	ld4 r26 = [r22]
	shladd r15 = r14, 2, r0
	adds r25 = 476, r41
	;;
	.mmi
	(p6) addl r19 = 10, r0
	add r14 = r15, r14
	nop 0
	.mmi
	adds r22 = 44, r38
	ld4 r25 = [r25]
	adds r38 = 48, r38
	;;
	.mmi
	nop 0
	(p7) addl r19 = 1, r0
	cmp4.gt p6, p7 = r28, r30
	.mmi
	ld4 r28 = [r24]
	add r21 = r21, r14
	adds r24 = 524, r41
	;;
	.mmi
	(p6) addl r18 = 10, r0
	ld4 r24 = [r24]
	nop 0
	;;
	.mmi
	nop 0
	(p7) addl r18 = 1, r0
	cmp4.gt p6, p7 = r26, r29
	.mmi
	ld4 r26 = [r17]
	;;
	(p6) addl r17 = 10, r0
	nop 0
	;;
	.mmi
	nop 0
	(p7) addl r17 = 1, r0
	cmp4.gt p6, p7 = r26, r28
	.mmi
	nop 0
	ld4 r26 = [r16]
	nop 0
	;;
	.mmi
	(p6) addl r16 = 10, r0
	;;
	(p7) addl r16 = 1, r0
	cmp4.gt p6, p7 = r26, r27
	;;
	.mii
	(p6) addl r15 = 10, r0
	nop 0
	;;
	(p7) addl r15 = 1, r0
	.mmi
	cmp4.gt p6, p7 = r23, r25
	ld4 r23 = [r22]
	shladd r22 = r21, 2, r0
	;;
	.mii
	add r21 = r22, r21
	(p6) addl r14 = 10, r0
	;;
	add r20 = r20, r21
	.mii
	(p7) addl r14 = 1, r0
	cmp4.gt p6, p7 = r23, r24
	;;
	shladd r21 = r20, 2, r0
	;;
	.mmi
	add r20 = r21, r20
	;;
	add r19 = r19, r20
	nop 0
	;;
	.mmi
	shladd r20 = r19, 2, r0
	;;
	add r19 = r20, r19
	nop 0
	;;
	.mmi
	add r18 = r18, r19
	;;
	shladd r19 = r18, 2, r0
	nop 0
	;;
	.mmi
	add r18 = r19, r18
	;;
	add r17 = r17, r18
	nop 0
	;;
	.mmi
	shladd r18 = r17, 2, r0
	;;
	add r17 = r18, r17
	nop 0
	;;
	.mmi
	add r16 = r16, r17
	;;
	shladd r17 = r16, 2, r0
	nop 0
	;;
	.mmi
	add r16 = r17, r16
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r16 = r15, 2, r0
	;;
	add r15 = r16, r15
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r8 = r14, 2, r0
	nop 0
	;;
	.mib
	nop 0
	add r8 = r8, r14
	(p6) br.cond.dptk .L53
	;;
	.mib
	adds r8 = 1, r8
	cmp.ne p6, p7 = r38, r31
	(p6) br.cond.dptk .L56
	.mib
	nop 0
	mov ar.lc = r68
	br.ret.sptk.many b0
	;;
.L53:
	.mib
	adds r8 = 10, r8
	cmp.eq p6, p7 = r38, r31
	(p7) br.cond.dptk .L56
	.mib
	nop 0
	mov ar.lc = r68
	br.ret.sptk.many b0
	.endp matrices#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC2:
	stringz	"5012,1234,-874,+122,35.54400,.1234500,-110.700,+0.64400,5.500e3,-.123e-2,-87e,0.1.2,T0.3e-1F,hello,x9,1e-,,"
	.sdata
	.align 8
.LC3:
	data8	.LC2+1
	.text
	.align 16
	.align 64
	.proc states.constprop.0#
states.constprop.0:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 2, 0
	.fframe 32
	adds r12 = -32, r12
	.save ar.lc, r36
	mov r36 = ar.lc
	.mmi
	addl r17 = @gprel(.LC3), gp
	addl r20 = @ltoffx(.L79), r1
	mov r35 = r1
	;;
	.mmi
	adds r15 = 24, r12
	adds r14 = 16, r12
	.save rp, r33
	mov r33 = b0
	.body
	.mmi
	ld8 r17 = [r17]
	ld8.mov r20 = [r20], .L79
	addl r16 = 53, r0
	;;
	.mmi
	st8 [r15] = r0, 8
	st8 [r14] = r0
	mov r14 = r0
	;;
	.mmi
	nop 0
	st8 [r15] = r0, 8
	nop 0
	;;
	.mmi
	st4 [r15] = r0
	nop 0
	nop 0
.L92:
	.mmi
	cmp4.ne p6, p7 = 44, r16
	nop 0
	mov r18 = r16
	.mmb
	adds r15 = -48, r16
	nop 0
	(p7) br.cond.dpnt .L75
	;;
	.mib
	cmp4.ltu p6, p7 = 5, r14
	nop 0
	(p6) br.cond.spnt .L77
	;;
	.mii
	nop 0
	dep.z r14 = r14, 3, 3
	;;
	add r14 = r14, r20
	;;
	.mmi
	ld8 r19 = [r14]
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r14
	br b6
	.section	.rodata
	.align 8
	.align 4
.L79:
	data8 @pcrel(.L76)
	data8 @pcrel(.L83)
	data8 @pcrel(.L82)
	data8 @pcrel(.L81)
	data8 @pcrel(.L80)
	data8 @pcrel(.L88)
	.text
.L86:
	.mmi
	cmp4.eq p6, p7 = 0, r15
	nop 0
	mov r18 = r15
	.mmb
	addl r14 = 1, r0
	nop 0
	(p6) br.cond.dpnt .L74
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 44, r15
	(p6) br.cond.dpnt .L75
	;;
	.mmi
	(p7) adds r15 = -48, r15
	nop 0
	nop 0
	;;
	.align 32
.L83:
	.mib
	nop 0
	cmp4.geu p6, p7 = 9, r15
	(p7) br.cond.dptk .L130
.L89:
	.mii
	ld1 r15 = [r17], 1
	addl r14 = 2, r0
	;;
	sxt1 r15 = r15
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	mov r18 = r15
	(p6) br.cond.dpnt .L74
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 44, r15
	(p6) br.cond.dpnt .L75
	;;
	.mmi
	(p7) adds r15 = -48, r15
	nop 0
	nop 0
	;;
.L82:
	.mib
	nop 0
	cmp4.geu p6, p7 = 9, r15
	(p6) br.cond.dptk .L94
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 46, r18
	(p7) br.cond.dpnt .L90
	;;
.L126:
	.mib
	nop 0
	cmp4.ne p6, p7 = 101, r18
	(p7) br.cond.dpnt .L131
.L99:
	.mmi
	addl r14 = 6, r0
	nop 0
	nop 0
.L77:
	.mmi
	ld1 r15 = [r17], 1
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	mov r16 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L92
.L74:
	.mmi
	adds r32 = 16, r12
	mov r38 = r0
	mov ar.lc = 6
	;;
	.align 32
.L93:
	.mib
	ld4 r37 = [r32], 4
	nop 0
	br.call.sptk.many b0 = crc16#
	;;
	.mib
	mov r1 = r35
	mov r38 = r8
	br.cloop.sptk.few .L93
	.mii
	nop 0
	mov b0 = r33
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r34
	;;
	mov ar.lc = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L131:
	.body
	.copy_state 1
	.mii
	ld1 r15 = [r17], 1
	addl r14 = 4, r0
	;;
	sxt1 r15 = r15
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	mov r18 = r15
	(p6) br.cond.dpnt .L74
	;;
	.mib
	cmp4.eq p6, p7 = 44, r15
	adds r15 = -48, r15
	(p6) br.cond.dpnt .L75
	;;
	.align 32
.L80:
	.mmi
	cmp4.geu p6, p7 = 9, r15
	ld1 r15 = [r17], 1
	nop 0
	;;
	.mmi
	cmp4.eq.or.andcm p6, p7 = 45, r18
	nop 0
	sxt1 r15 = r15
	;;
	.mmi
	(p6) addl r14 = 4, r0
	nop 0
	mov r16 = r15
	;;
	.mib
	(p7) addl r14 = 6, r0
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L92
	.mib
	nop 0
	nop 0
	br .L74
	;;
.L130:
	.mib
	nop 0
	cmp4.eq p6, p7 = 46, r18
	(p7) br.cond.dptk .L99
.L90:
	.mii
	ld1 r15 = [r17], 1
	nop 0
	;;
	sxt1 r15 = r15
	;;
.L124:
	.mmi
	cmp4.eq p6, p7 = 0, r15
	nop 0
	mov r18 = r15
	.mmb
	addl r14 = 3, r0
	nop 0
	(p6) br.cond.dpnt .L74
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 44, r15
	(p6) br.cond.dpnt .L75
	;;
	.mmi
	(p7) adds r15 = -48, r15
	nop 0
	nop 0
	;;
.L81:
	.mib
	nop 0
	cmp4.geu p6, p7 = 9, r15
	(p7) br.cond.dptk .L126
	.mii
	ld1 r15 = [r17], 1
	addl r14 = 3, r0
	;;
	sxt1 r15 = r15
	;;
	.mib
	mov r16 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L92
	.mib
	nop 0
	nop 0
	br .L74
.L132:
	.mii
	ld1 r15 = [r17], 1
	nop 0
	;;
	sxt1 r15 = r15
	;;
.L115:
	.mib
	cmp4.eq p6, p7 = 0, r15
	addl r14 = 5, r0
	(p6) br.cond.dpnt .L74
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 44, r15
	(p6) br.cond.dpnt .L75
	;;
	.mmi
	(p7) adds r15 = -48, r15
	nop 0
	nop 0
	;;
.L88:
	.mib
	nop 0
	cmp4.geu p6, p7 = 9, r15
	(p7) br.cond.dptk .L132
	.mib
	nop 0
	addl r14 = 6, r0
	br .L77
	;;
.L75:
	.mmi
	nop 0
	adds r16 = 16, r12
	dep.z r14 = r14, 2, 3
	.mmi
	ld1 r15 = [r17], 1
	;;
	add r14 = r16, r14
	sxt1 r15 = r15
	;;
	.mmi
	ld4 r18 = [r14]
	cmp4.eq p6, p7 = 0, r15
	mov r16 = r15
	;;
	.mmi
	adds r18 = 1, r18
	;;
	st4 [r14] = r18
	mov r18 = r15
	.mmb
	mov r14 = r0
	nop 0
	(p6) br.cond.dpnt .L74
	;;
	.mib
	cmp4.eq p6, p7 = 44, r15
	adds r15 = -48, r15
	(p6) br.cond.dpnt .L75
	;;
.L76:
	.mib
	nop 0
	cmp4.ltu p6, p7 = 9, r15
	(p7) br.cond.dptk .L89
	.mmi
	adds r14 = -43, r16
	ld1 r15 = [r17], 1
	nop 0
	;;
	.mii
	and r14 = -3, r14
	sxt1 r15 = r15
	;;
	zxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L86
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 46, r18
	(p6) br.cond.dptk .L115
	.mib
	nop 0
	nop 0
	br .L124
.L94:
	.mii
	ld1 r15 = [r17], 1
	addl r14 = 2, r0
	;;
	sxt1 r15 = r15
	;;
	.mib
	mov r16 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L92
	.mib
	nop 0
	nop 0
	br .L74
	.endp states.constprop.0#
	.align 16
	.align 64
	.proc sort#
sort:
	.prologue 12, 38
	.mii
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 2, 7, 2, 0
	.save rp, r38
	mov r38 = b0
	cmp.eq p6, p7 = 0, r32
	.mmb
	mov r40 = r1
	.body
	mov r16 = r32
	(p6) br.cond.dpnt .L218
	;;
	.mmi
	nop 0
	ld8 r14 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L333
	;;
	.mmi
	(p7) mov r33 = r14
	nop 0
	nop 0
	.align 32
.L135:
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L136
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	mov r16 = r33
	.mmi
	nop 0
	ld8 r15 = [r33]
	nop 0
	;;
	.mib
	mov r33 = r15
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L135
.L136:
	.mmi
	ld8.a r14 = [r32]
	st8 [r16] = r0
	mov r16 = r32
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	.mmb
	chk.a.clr r14, .L334
.L335:
	.pred.rel.mutex p6, p7
	nop 0
	(p6) br.cond.dpnt .L138
	;;
	.mmi
	(p7) mov r34 = r14
	nop 0
	nop 0
	.align 32
.L139:
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L140
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	mov r16 = r34
	.mmi
	nop 0
	ld8 r15 = [r34]
	nop 0
	;;
	.mib
	mov r34 = r15
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L139
.L140:
	.mmi
	ld8.a r14 = [r32]
	st8 [r16] = r0
	mov r16 = r32
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	.mmb
	chk.a.clr r14, .L336
.L337:
	.pred.rel.mutex p6, p7
	nop 0
	(p6) br.cond.dpnt .L142
	;;
	.mmi
	(p7) mov r35 = r14
	nop 0
	nop 0
	.align 32
.L143:
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L144
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	mov r16 = r35
	.mmi
	nop 0
	ld8 r15 = [r35]
	nop 0
	;;
	.mib
	mov r35 = r15
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L143
.L144:
	.mmi
	ld8.a r14 = [r32]
	st8 [r16] = r0
	mov r16 = r32
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	.mmb
	chk.a.clr r14, .L338
.L339:
	.pred.rel.mutex p6, p7
	nop 0
	(p6) br.cond.dpnt .L146
	;;
	.mmi
	(p7) mov r36 = r14
	nop 0
	nop 0
	.align 32
.L147:
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L148
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	mov r16 = r36
	.mmi
	nop 0
	ld8 r15 = [r36]
	nop 0
	;;
	.mib
	mov r36 = r15
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L147
.L148:
	.mmi
	ld8.a r14 = [r32]
	st8 [r16] = r0
	mov r16 = r32
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	.mmb
	chk.a.clr r14, .L340
.L341:
	.pred.rel.mutex p6, p7
	nop 0
	(p6) br.cond.dpnt .L150
	;;
	.mmi
	(p7) mov r37 = r14
	nop 0
	nop 0
	.align 32
.L151:
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L152
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	mov r16 = r37
	.mmi
	nop 0
	ld8 r15 = [r37]
	nop 0
	;;
	.mib
	mov r37 = r15
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L151
.L152:
	.mmi
	nop 0
	mov r41 = r32
	nop 0
	.mmb
	st8 [r16] = r0
	nop 0
	br.call.sptk.many b0 = sort#
	;;
	.mmi
	mov r41 = r37
	nop 0
	mov r1 = r40
	.mmb
	mov r37 = r8
	nop 0
	br.call.sptk.many b0 = sort#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	.mmb
	mov r41 = r37
	nop 0
	br.call.sptk.many b0 = merge#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r32 = r8
.L150:
	.mib
	cmp.eq p6, p7 = 0, r36
	mov r16 = r36
	(p6) br.cond.dpnt .L154
	;;
	.mmi
	nop 0
	ld8 r14 = [r36]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L154
	;;
	.mmi
	(p7) mov r37 = r14
	nop 0
	nop 0
	.align 32
.L155:
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L156
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	mov r16 = r37
	.mmi
	nop 0
	ld8 r15 = [r37]
	nop 0
	;;
	.mib
	mov r37 = r15
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L155
.L156:
	.mmi
	nop 0
	mov r41 = r36
	nop 0
	.mmb
	st8 [r16] = r0
	nop 0
	br.call.sptk.many b0 = sort#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r36 = r8
	.mmb
	mov r41 = r37
	nop 0
	br.call.sptk.many b0 = sort#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r36
	.mmb
	mov r42 = r8
	nop 0
	br.call.sptk.many b0 = merge#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r36 = r8
	;;
.L154:
	.mib
	mov r41 = r32
	mov r42 = r36
	br.call.sptk.many b0 = merge#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r32 = r8
.L146:
	.mib
	cmp.eq p6, p7 = 0, r35
	mov r16 = r35
	(p6) br.cond.dpnt .L158
	;;
	.mmi
	nop 0
	ld8 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L158
	;;
	.mmi
	(p7) mov r36 = r14
	nop 0
	nop 0
	.align 32
.L159:
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L160
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	mov r16 = r36
	.mmi
	nop 0
	ld8 r15 = [r36]
	nop 0
	;;
	.mib
	mov r36 = r15
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L159
.L160:
	.mmi
	nop 0
	mov r41 = r35
	nop 0
	.mmb
	st8 [r16] = r0
	nop 0
	br.call.sptk.many b0 = sort#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r35 = r8
	.mmb
	mov r41 = r36
	nop 0
	br.call.sptk.many b0 = sort#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r35
	.mmb
	mov r42 = r8
	nop 0
	br.call.sptk.many b0 = merge#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r35 = r8
	;;
.L158:
	.mib
	mov r41 = r32
	mov r42 = r35
	br.call.sptk.many b0 = merge#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r32 = r8
.L142:
	.mib
	cmp.eq p6, p7 = 0, r34
	mov r16 = r34
	(p6) br.cond.dpnt .L162
	;;
	.mmi
	nop 0
	ld8 r14 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L162
	;;
	.mmi
	(p7) mov r35 = r14
	nop 0
	nop 0
	.align 32
.L163:
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L164
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	mov r16 = r35
	.mmi
	nop 0
	ld8 r15 = [r35]
	nop 0
	;;
	.mib
	mov r35 = r15
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L163
.L164:
	.mmi
	ld8.a r14 = [r34]
	st8 [r16] = r0
	mov r16 = r34
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	.mmb
	chk.a.clr r14, .L342
.L343:
	.pred.rel.mutex p6, p7
	nop 0
	(p6) br.cond.dpnt .L166
	;;
	.mmi
	(p7) mov r36 = r14
	nop 0
	nop 0
	.align 32
.L167:
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L168
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	mov r16 = r36
	.mmi
	nop 0
	ld8 r15 = [r36]
	nop 0
	;;
	.mib
	mov r36 = r15
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L167
.L168:
	.mmi
	nop 0
	mov r41 = r34
	nop 0
	.mmb
	st8 [r16] = r0
	nop 0
	br.call.sptk.many b0 = sort#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r34 = r8
	.mmb
	mov r41 = r36
	nop 0
	br.call.sptk.many b0 = sort#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r34
	.mmb
	mov r42 = r8
	nop 0
	br.call.sptk.many b0 = merge#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r34 = r8
.L166:
	.mib
	cmp.eq p6, p7 = 0, r35
	mov r16 = r35
	(p6) br.cond.dpnt .L170
	;;
	.mmi
	nop 0
	ld8 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L170
	;;
	.mmi
	(p7) mov r36 = r14
	nop 0
	nop 0
	.align 32
.L171:
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L172
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	mov r16 = r36
	.mmi
	nop 0
	ld8 r15 = [r36]
	nop 0
	;;
	.mib
	mov r36 = r15
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L171
.L172:
	.mmi
	nop 0
	mov r41 = r35
	nop 0
	.mmb
	st8 [r16] = r0
	nop 0
	br.call.sptk.many b0 = sort#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r35 = r8
	.mmb
	mov r41 = r36
	nop 0
	br.call.sptk.many b0 = sort#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r35
	.mmb
	mov r42 = r8
	nop 0
	br.call.sptk.many b0 = merge#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r35 = r8
	;;
.L170:
	.mib
	mov r41 = r34
	mov r42 = r35
	br.call.sptk.many b0 = merge#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r34 = r8
	;;
.L162:
	.mib
	mov r41 = r32
	mov r42 = r34
	br.call.sptk.many b0 = merge#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r32 = r8
.L138:
	.mib
	cmp.eq p6, p7 = 0, r33
	mov r16 = r33
	(p6) br.cond.dpnt .L174
	;;
	.mmi
	nop 0
	ld8 r14 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L174
	;;
	.mmi
	(p7) mov r34 = r14
	nop 0
	nop 0
	.align 32
.L175:
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L176
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	mov r16 = r34
	.mmi
	nop 0
	ld8 r15 = [r34]
	nop 0
	;;
	.mib
	mov r34 = r15
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L175
.L176:
	.mmi
	ld8.a r14 = [r33]
	st8 [r16] = r0
	mov r16 = r33
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	.mmb
	chk.a.clr r14, .L344
.L345:
	.pred.rel.mutex p6, p7
	nop 0
	(p6) br.cond.dpnt .L178
	;;
	.mmi
	(p7) mov r35 = r14
	nop 0
	nop 0
	.align 32
.L179:
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L180
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	mov r16 = r35
	.mmi
	nop 0
	ld8 r15 = [r35]
	nop 0
	;;
	.mib
	mov r35 = r15
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L179
.L180:
	.mmi
	ld8.a r14 = [r33]
	st8 [r16] = r0
	mov r16 = r33
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	.mmb
	chk.a.clr r14, .L346
.L347:
	.pred.rel.mutex p6, p7
	nop 0
	(p6) br.cond.dpnt .L182
	;;
	.mmi
	(p7) mov r36 = r14
	nop 0
	nop 0
	.align 32
.L183:
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L184
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	mov r16 = r36
	.mmi
	nop 0
	ld8 r15 = [r36]
	nop 0
	;;
	.mib
	mov r36 = r15
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L183
.L184:
	.mmi
	nop 0
	mov r41 = r33
	nop 0
	.mmb
	st8 [r16] = r0
	nop 0
	br.call.sptk.many b0 = sort#
	;;
	.mmi
	mov r41 = r36
	nop 0
	mov r1 = r40
	.mmb
	mov r36 = r8
	nop 0
	br.call.sptk.many b0 = sort#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	.mmb
	mov r41 = r36
	nop 0
	br.call.sptk.many b0 = merge#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r33 = r8
.L182:
	.mib
	cmp.eq p6, p7 = 0, r35
	mov r16 = r35
	(p6) br.cond.dpnt .L186
	;;
	.mmi
	nop 0
	ld8 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L186
	;;
	.mmi
	(p7) mov r36 = r14
	nop 0
	nop 0
	.align 32
.L187:
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L188
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	mov r16 = r36
	.mmi
	nop 0
	ld8 r15 = [r36]
	nop 0
	;;
	.mib
	mov r36 = r15
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L187
.L188:
	.mmi
	nop 0
	mov r41 = r35
	nop 0
	.mmb
	st8 [r16] = r0
	nop 0
	br.call.sptk.many b0 = sort#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r35 = r8
	.mmb
	mov r41 = r36
	nop 0
	br.call.sptk.many b0 = sort#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r35
	.mmb
	mov r42 = r8
	nop 0
	br.call.sptk.many b0 = merge#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r35 = r8
	;;
.L186:
	.mib
	mov r41 = r33
	mov r42 = r35
	br.call.sptk.many b0 = merge#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r33 = r8
.L178:
	.mib
	cmp.eq p6, p7 = 0, r34
	mov r16 = r34
	(p6) br.cond.dpnt .L190
	;;
	.mmi
	nop 0
	ld8 r14 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L190
	;;
	.mmi
	(p7) mov r35 = r14
	nop 0
	nop 0
	.align 32
.L191:
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L192
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	mov r16 = r35
	.mmi
	nop 0
	ld8 r15 = [r35]
	nop 0
	;;
	.mib
	mov r35 = r15
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L191
.L192:
	.mmi
	ld8.a r14 = [r34]
	st8 [r16] = r0
	mov r16 = r34
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	.mmb
	chk.a.clr r14, .L348
.L349:
	.pred.rel.mutex p6, p7
	nop 0
	(p6) br.cond.dpnt .L194
	;;
	.mmi
	(p7) mov r36 = r14
	nop 0
	nop 0
	.align 32
.L195:
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L196
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	mov r16 = r36
	.mmi
	nop 0
	ld8 r15 = [r36]
	nop 0
	;;
	.mib
	mov r36 = r15
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L195
.L196:
	.mmi
	ld8.a r14 = [r34]
	st8 [r16] = r0
	mov r16 = r34
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	.mmb
	chk.a.clr r14, .L350
.L351:
	.pred.rel.mutex p6, p7
	nop 0
	(p6) br.cond.dpnt .L198
	;;
	.mmi
	(p7) mov r37 = r14
	nop 0
	nop 0
	.align 32
.L199:
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L200
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	mov r16 = r37
	.mmi
	nop 0
	ld8 r15 = [r37]
	nop 0
	;;
	.mib
	mov r37 = r15
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L199
.L200:
	.mmi
	nop 0
	mov r41 = r34
	nop 0
	.mmb
	st8 [r16] = r0
	nop 0
	br.call.sptk.many b0 = sort#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r34 = r8
	.mmb
	mov r41 = r37
	nop 0
	br.call.sptk.many b0 = sort#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r34
	.mmb
	mov r42 = r8
	nop 0
	br.call.sptk.many b0 = merge#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r34 = r8
.L198:
	.mib
	cmp.eq p6, p7 = 0, r36
	mov r16 = r36
	(p6) br.cond.dpnt .L202
	;;
	.mmi
	nop 0
	ld8 r14 = [r36]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L202
	;;
	.mmi
	(p7) mov r37 = r14
	nop 0
	nop 0
	.align 32
.L203:
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L204
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	mov r16 = r37
	.mmi
	nop 0
	ld8 r15 = [r37]
	nop 0
	;;
	.mib
	mov r37 = r15
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L203
.L204:
	.mmi
	nop 0
	mov r41 = r36
	nop 0
	.mmb
	st8 [r16] = r0
	nop 0
	br.call.sptk.many b0 = sort#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r36 = r8
	.mmb
	mov r41 = r37
	nop 0
	br.call.sptk.many b0 = sort#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r36
	.mmb
	mov r42 = r8
	nop 0
	br.call.sptk.many b0 = merge#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r36 = r8
	;;
.L202:
	.mib
	mov r41 = r34
	mov r42 = r36
	br.call.sptk.many b0 = merge#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r34 = r8
.L194:
	.mib
	cmp.eq p6, p7 = 0, r35
	mov r16 = r35
	(p6) br.cond.dpnt .L206
	;;
	.mmi
	nop 0
	ld8 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L206
	;;
	.mmi
	(p7) mov r36 = r14
	nop 0
	nop 0
	.align 32
.L207:
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L208
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	mov r16 = r36
	.mmi
	nop 0
	ld8 r15 = [r36]
	nop 0
	;;
	.mib
	mov r36 = r15
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L207
.L208:
	.mmi
	ld8.a r14 = [r35]
	st8 [r16] = r0
	mov r16 = r35
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	.mmb
	chk.a.clr r14, .L352
.L353:
	.pred.rel.mutex p6, p7
	nop 0
	(p6) br.cond.dpnt .L210
	;;
	.mmi
	(p7) mov r37 = r14
	nop 0
	nop 0
	.align 32
.L211:
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L212
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	mov r16 = r37
	.mmi
	nop 0
	ld8 r15 = [r37]
	nop 0
	;;
	.mib
	mov r37 = r15
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L211
.L212:
	.mmi
	nop 0
	mov r41 = r35
	nop 0
	.mmb
	st8 [r16] = r0
	nop 0
	br.call.sptk.many b0 = sort#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r35 = r8
	.mmb
	mov r41 = r37
	nop 0
	br.call.sptk.many b0 = sort#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r35
	.mmb
	mov r42 = r8
	nop 0
	br.call.sptk.many b0 = merge#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r35 = r8
.L210:
	.mib
	cmp.eq p6, p7 = 0, r36
	mov r16 = r36
	(p6) br.cond.dpnt .L214
	;;
	.mmi
	nop 0
	ld8 r14 = [r36]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L214
	;;
	.mmi
	(p7) mov r37 = r14
	nop 0
	nop 0
	.align 32
.L215:
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L216
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	mov r16 = r37
	.mmi
	nop 0
	ld8 r15 = [r37]
	nop 0
	;;
	.mib
	mov r37 = r15
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L215
.L216:
	.mmi
	nop 0
	mov r41 = r36
	nop 0
	.mmb
	st8 [r16] = r0
	nop 0
	br.call.sptk.many b0 = sort#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r36 = r8
	.mmb
	mov r41 = r37
	nop 0
	br.call.sptk.many b0 = sort#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r36
	.mmb
	mov r42 = r8
	nop 0
	br.call.sptk.many b0 = merge#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r36 = r8
	;;
.L214:
	.mib
	mov r41 = r35
	mov r42 = r36
	br.call.sptk.many b0 = merge#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r35 = r8
	;;
.L206:
	.mib
	mov r41 = r34
	mov r42 = r35
	br.call.sptk.many b0 = merge#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r34 = r8
	;;
.L190:
	.mib
	mov r41 = r33
	mov r42 = r34
	br.call.sptk.many b0 = merge#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r33 = r8
.L174:
	.mii
	nop 0
	mov b0 = r38
	;;
	mov ar.pfs = r39
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	nop 0
	br.sptk.many merge#
.L333:
	.body
	.copy_state 1
	.mmi
	mov r8 = r32
	nop 0
	mov b0 = r38
	;;
	.mib
	nop 0
	mov ar.pfs = r39
	br.ret.sptk.many b0
.L218:
	.mmi
	mov r8 = r0
	nop 0
	mov b0 = r38
	;;
	.mib
	nop 0
	mov ar.pfs = r39
	br.ret.sptk.many b0
.L334:
	.mmi
	nop 0
	ld8 r14 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	br .L335
.L336:
	.mmi
	nop 0
	ld8 r14 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	br .L337
.L338:
	.mmi
	nop 0
	ld8 r14 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	br .L339
.L340:
	.mmi
	nop 0
	ld8 r14 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	br .L341
.L342:
	.mmi
	nop 0
	ld8 r14 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	br .L343
.L344:
	.mmi
	nop 0
	ld8 r14 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	br .L345
.L346:
	.mmi
	nop 0
	ld8 r14 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	br .L347
.L348:
	.mmi
	nop 0
	ld8 r14 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	br .L349
.L350:
	.mmi
	nop 0
	ld8 r14 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	br .L351
.L352:
	.mmi
	nop 0
	ld8 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	br .L353
	.endp sort#
	.sdata
	.align 8
.LC4:
	data8	pool#+1584
	.text
	.align 16
	.align 64
	.proc lists#
lists:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 2, 9, 2, 0
	mov r41 = r1
	.save rp, r39
	mov r39 = b0
	.mlx
	mov r2 = r32
	movl r22 = @gprel(pool#)
	;;
	.mmb
	add r22 = r1, r22
	mov r19 = r0
	nop 0
	.mmi
	mov r20 = r0
	addl r21 = 32767, r0
	.save ar.lc, r42
	mov r42 = ar.lc
	.body
	;;
	.mmi
	nop 0
	mov r16 = r22
	mov ar.lc = 99
	;;
	.align 32
.L355:
	.mmi
	shladd r14 = r2, 3, r0
	mov r17 = r16
	mov r15 = r20
	.mmi
	mov r18 = r0
	mov r20 = r16
	adds r16 = 16, r16
	;;
	.mmi
	sub r14 = r14, r2
	st8 [r17] = r15, 8
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r2
	nop 0
	;;
	.mmi
	shladd r15 = r14, 3, r0
	;;
	sub r15 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 5, 27
	;;
	sub r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r2 = r14, r2
	nop 0
	;;
	.mmi
	addl r2 = 13849, r2
	;;
	and r14 = r21, r2
	nop 0
	;;
	.mii
	nop 0
	dep r18 = r14, r18, 0, 16
	nop 0
	;;
	.mii
	nop 0
	dep r18 = r19, r18, 16, 16
	adds r19 = 1, r19
	;;
	.mib
	st4 [r17] = r18
	nop 0
	br.cloop.sptk.few .L355
	.mmi
	adds r16 = 1584, r22
	;;
	ld8 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L497
	;;
	.mmi
	(p7) mov r34 = r14
	nop 0
	nop 0
	.align 32
.L357:
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L358
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	mov r16 = r34
	.mmi
	nop 0
	ld8 r15 = [r34]
	nop 0
	;;
	.mib
	mov r34 = r15
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L357
.L358:
	.mmi
	adds r38 = 1584, r22
	st8 [r16] = r0
	nop 0
	;;
	.mmi
	ld8 r14 = [r38]
	nop 0
	mov r16 = r38
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L360
	;;
	.mmi
	(p7) mov r35 = r14
	nop 0
	nop 0
	.align 32
.L361:
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L362
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	mov r16 = r35
	.mmi
	nop 0
	ld8 r15 = [r35]
	nop 0
	;;
	.mib
	mov r35 = r15
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L361
.L362:
	.mmi
	adds r38 = 1584, r22
	st8 [r16] = r0
	nop 0
	;;
	.mmi
	ld8 r14 = [r38]
	nop 0
	mov r16 = r38
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L364
	;;
	.mmi
	(p7) mov r36 = r14
	nop 0
	nop 0
	.align 32
.L365:
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L366
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	mov r16 = r36
	.mmi
	nop 0
	ld8 r15 = [r36]
	nop 0
	;;
	.mib
	mov r36 = r15
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L365
.L366:
	.mmi
	adds r22 = 1584, r22
	st8 [r16] = r0
	nop 0
	;;
	.mmi
	ld8 r14 = [r22]
	nop 0
	mov r16 = r22
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L498
	;;
	.mmi
	(p7) mov r37 = r14
	nop 0
	nop 0
	.align 32
.L369:
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L370
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	mov r16 = r37
	.mmi
	nop 0
	ld8 r15 = [r37]
	nop 0
	;;
	.mib
	mov r37 = r15
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L369
.L370:
	.mmi
	addl r14 = @gprel(.LC4), gp
	st8 [r16] = r0
	nop 0
	;;
	.mib
	ld8 r43 = [r14]
	nop 0
	br.call.sptk.many b0 = sort#
	;;
	.mmi
	mov r43 = r37
	nop 0
	mov r1 = r41
	.mmb
	mov r37 = r8
	nop 0
	br.call.sptk.many b0 = sort#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r37
	.mmb
	mov r44 = r8
	nop 0
	br.call.sptk.many b0 = merge#
	;;
	.mmi
	nop 0
	mov r1 = r41
	mov r37 = r8
.L368:
	.mib
	cmp.eq p6, p7 = 0, r36
	mov r16 = r36
	(p6) br.cond.dpnt .L372
	;;
	.mmi
	nop 0
	ld8 r14 = [r36]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L372
	;;
	.mmi
	(p7) mov r38 = r14
	nop 0
	nop 0
	.align 32
.L373:
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L374
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	mov r16 = r38
	.mmi
	nop 0
	ld8 r15 = [r38]
	nop 0
	;;
	.mib
	mov r38 = r15
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L373
.L374:
	.mmi
	nop 0
	mov r43 = r36
	nop 0
	.mmb
	st8 [r16] = r0
	nop 0
	br.call.sptk.many b0 = sort#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r36 = r8
	.mmb
	mov r43 = r38
	nop 0
	br.call.sptk.many b0 = sort#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r36
	.mmb
	mov r44 = r8
	nop 0
	br.call.sptk.many b0 = merge#
	;;
	.mmi
	nop 0
	mov r1 = r41
	mov r36 = r8
	;;
.L372:
	.mib
	mov r44 = r36
	mov r43 = r37
	br.call.sptk.many b0 = merge#
	;;
	.mmi
	nop 0
	mov r1 = r41
	mov r38 = r8
.L364:
	.mib
	cmp.eq p6, p7 = 0, r35
	mov r16 = r35
	(p6) br.cond.dpnt .L376
	;;
	.mmi
	nop 0
	ld8 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L376
	;;
	.mmi
	(p7) mov r36 = r14
	nop 0
	nop 0
	.align 32
.L377:
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L378
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	mov r16 = r36
	.mmi
	nop 0
	ld8 r15 = [r36]
	nop 0
	;;
	.mib
	mov r36 = r15
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L377
.L378:
	.mmi
	ld8.a r14 = [r35]
	st8 [r16] = r0
	mov r16 = r35
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	.mmb
	chk.a.clr r14, .L500
.L501:
	.pred.rel.mutex p6, p7
	nop 0
	(p6) br.cond.dpnt .L380
	;;
	.mmi
	(p7) mov r37 = r14
	nop 0
	nop 0
	.align 32
.L381:
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L382
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	mov r16 = r37
	.mmi
	nop 0
	ld8 r15 = [r37]
	nop 0
	;;
	.mib
	mov r37 = r15
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L381
.L382:
	.mmi
	nop 0
	mov r43 = r35
	nop 0
	.mmb
	st8 [r16] = r0
	nop 0
	br.call.sptk.many b0 = sort#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r35 = r8
	.mmb
	mov r43 = r37
	nop 0
	br.call.sptk.many b0 = sort#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r35
	.mmb
	mov r44 = r8
	nop 0
	br.call.sptk.many b0 = merge#
	;;
	.mmi
	nop 0
	mov r1 = r41
	mov r35 = r8
.L380:
	.mib
	cmp.eq p6, p7 = 0, r36
	mov r16 = r36
	(p6) br.cond.dpnt .L384
	;;
	.mmi
	nop 0
	ld8 r14 = [r36]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L384
	;;
	.mmi
	(p7) mov r37 = r14
	nop 0
	nop 0
	.align 32
.L385:
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L386
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	mov r16 = r37
	.mmi
	nop 0
	ld8 r15 = [r37]
	nop 0
	;;
	.mib
	mov r37 = r15
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L385
.L386:
	.mmi
	nop 0
	mov r43 = r36
	nop 0
	.mmb
	st8 [r16] = r0
	nop 0
	br.call.sptk.many b0 = sort#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r36 = r8
	.mmb
	mov r43 = r37
	nop 0
	br.call.sptk.many b0 = sort#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r36
	.mmb
	mov r44 = r8
	nop 0
	br.call.sptk.many b0 = merge#
	;;
	.mmi
	nop 0
	mov r1 = r41
	mov r36 = r8
	;;
.L384:
	.mib
	mov r43 = r35
	mov r44 = r36
	br.call.sptk.many b0 = merge#
	;;
	.mmi
	nop 0
	mov r1 = r41
	mov r35 = r8
	;;
.L376:
	.mib
	mov r43 = r38
	mov r44 = r35
	br.call.sptk.many b0 = merge#
	;;
	.mmi
	nop 0
	mov r1 = r41
	mov r38 = r8
.L360:
	.mib
	cmp.eq p6, p7 = 0, r34
	mov r16 = r34
	(p6) br.cond.dpnt .L388
	;;
	.mmi
	nop 0
	ld8 r14 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L388
	;;
	.mmi
	(p7) mov r35 = r14
	nop 0
	nop 0
	.align 32
.L389:
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L390
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	mov r16 = r35
	.mmi
	nop 0
	ld8 r15 = [r35]
	nop 0
	;;
	.mib
	mov r35 = r15
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L389
.L390:
	.mmi
	ld8.a r14 = [r34]
	st8 [r16] = r0
	mov r16 = r34
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	.mmb
	chk.a.clr r14, .L502
.L503:
	.pred.rel.mutex p6, p7
	nop 0
	(p6) br.cond.dpnt .L392
	;;
	.mmi
	(p7) mov r36 = r14
	nop 0
	nop 0
	.align 32
.L393:
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L394
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	mov r16 = r36
	.mmi
	nop 0
	ld8 r15 = [r36]
	nop 0
	;;
	.mib
	mov r36 = r15
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L393
.L394:
	.mmi
	ld8.a r14 = [r34]
	st8 [r16] = r0
	mov r16 = r34
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	.mmb
	chk.a.clr r14, .L504
.L505:
	.pred.rel.mutex p6, p7
	nop 0
	(p6) br.cond.dpnt .L396
	;;
	.mmi
	(p7) mov r37 = r14
	nop 0
	nop 0
	.align 32
.L397:
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L398
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	mov r16 = r37
	.mmi
	nop 0
	ld8 r15 = [r37]
	nop 0
	;;
	.mib
	mov r37 = r15
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L397
.L398:
	.mmi
	nop 0
	mov r43 = r34
	nop 0
	.mmb
	st8 [r16] = r0
	nop 0
	br.call.sptk.many b0 = sort#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r34 = r8
	.mmb
	mov r43 = r37
	nop 0
	br.call.sptk.many b0 = sort#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r34
	.mmb
	mov r44 = r8
	nop 0
	br.call.sptk.many b0 = merge#
	;;
	.mmi
	nop 0
	mov r1 = r41
	mov r34 = r8
.L396:
	.mib
	cmp.eq p6, p7 = 0, r36
	mov r16 = r36
	(p6) br.cond.dpnt .L400
	;;
	.mmi
	nop 0
	ld8 r14 = [r36]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L400
	;;
	.mmi
	(p7) mov r37 = r14
	nop 0
	nop 0
	.align 32
.L401:
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L402
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	mov r16 = r37
	.mmi
	nop 0
	ld8 r15 = [r37]
	nop 0
	;;
	.mib
	mov r37 = r15
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L401
.L402:
	.mmi
	nop 0
	mov r43 = r36
	nop 0
	.mmb
	st8 [r16] = r0
	nop 0
	br.call.sptk.many b0 = sort#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r36 = r8
	.mmb
	mov r43 = r37
	nop 0
	br.call.sptk.many b0 = sort#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r36
	.mmb
	mov r44 = r8
	nop 0
	br.call.sptk.many b0 = merge#
	;;
	.mmi
	nop 0
	mov r1 = r41
	mov r36 = r8
	;;
.L400:
	.mib
	mov r43 = r34
	mov r44 = r36
	br.call.sptk.many b0 = merge#
	;;
	.mmi
	nop 0
	mov r1 = r41
	mov r34 = r8
.L392:
	.mib
	cmp.eq p6, p7 = 0, r35
	mov r16 = r35
	(p6) br.cond.dpnt .L404
	;;
	.mmi
	nop 0
	ld8 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L404
	;;
	.mmi
	(p7) mov r36 = r14
	nop 0
	nop 0
	.align 32
.L405:
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L406
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	mov r16 = r36
	.mmi
	nop 0
	ld8 r15 = [r36]
	nop 0
	;;
	.mib
	mov r36 = r15
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L405
.L406:
	.mmi
	ld8.a r14 = [r35]
	st8 [r16] = r0
	mov r16 = r35
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	.mmb
	chk.a.clr r14, .L506
.L507:
	.pred.rel.mutex p6, p7
	nop 0
	(p6) br.cond.dpnt .L408
	;;
	.mmi
	(p7) mov r37 = r14
	nop 0
	nop 0
	.align 32
.L409:
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L410
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	mov r16 = r37
	.mmi
	nop 0
	ld8 r15 = [r37]
	nop 0
	;;
	.mib
	mov r37 = r15
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L409
.L410:
	.mmi
	nop 0
	mov r43 = r35
	nop 0
	.mmb
	st8 [r16] = r0
	nop 0
	br.call.sptk.many b0 = sort#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r35 = r8
	.mmb
	mov r43 = r37
	nop 0
	br.call.sptk.many b0 = sort#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r35
	.mmb
	mov r44 = r8
	nop 0
	br.call.sptk.many b0 = merge#
	;;
	.mmi
	nop 0
	mov r1 = r41
	mov r35 = r8
.L408:
	.mib
	cmp.eq p6, p7 = 0, r36
	mov r16 = r36
	(p6) br.cond.dpnt .L412
	;;
	.mmi
	nop 0
	ld8 r14 = [r36]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L412
	;;
	.mmi
	(p7) mov r37 = r14
	nop 0
	nop 0
	.align 32
.L413:
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L414
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	mov r16 = r37
	.mmi
	nop 0
	ld8 r15 = [r37]
	nop 0
	;;
	.mib
	mov r37 = r15
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L413
.L414:
	.mmi
	nop 0
	mov r43 = r36
	nop 0
	.mmb
	st8 [r16] = r0
	nop 0
	br.call.sptk.many b0 = sort#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r36 = r8
	.mmb
	mov r43 = r37
	nop 0
	br.call.sptk.many b0 = sort#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r36
	.mmb
	mov r44 = r8
	nop 0
	br.call.sptk.many b0 = merge#
	;;
	.mmi
	nop 0
	mov r1 = r41
	mov r36 = r8
	;;
.L412:
	.mib
	mov r43 = r35
	mov r44 = r36
	br.call.sptk.many b0 = merge#
	;;
	.mmi
	nop 0
	mov r1 = r41
	mov r35 = r8
	;;
.L404:
	.mib
	mov r43 = r34
	mov r44 = r35
	br.call.sptk.many b0 = merge#
	;;
	.mmi
	nop 0
	mov r1 = r41
	mov r34 = r8
	;;
.L388:
	.mib
	mov r44 = r34
	mov r43 = r38
	br.call.sptk.many b0 = merge#
	;;
	.mmi
	mov r14 = r8
	mov r1 = r41
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r8
	mov r44 = r0
	(p6) br.cond.dpnt .L436
	;;
	.mmi
	nop 0
	adds r15 = 8, r14
	adds r14 = 10, r14
	.mmi
	ld8 r34 = [r8]
	;;
	ld2 r14 = [r14]
	nop 0
	.mmi
	ld2 r43 = [r15]
	;;
	xor r43 = r14, r43
	nop 0
	;;
	.mib
	nop 0
	sxt2 r43 = r43
	br.call.sptk.many b0 = crc16#
	;;
	.mmi
	mov r14 = r34
	nop 0
	mov r1 = r41
	.mmb
	mov r44 = r8
	cmp.eq p6, p7 = 0, r34
	(p6) br.cond.dpnt .L354
	;;
	.align 32
.L499:
	.mmi
	nop 0
	adds r15 = 8, r14
	adds r14 = 10, r14
	.mmi
	ld8 r34 = [r34]
	;;
	ld2 r14 = [r14]
	nop 0
	.mmi
	ld2 r43 = [r15]
	;;
	xor r43 = r14, r43
	nop 0
	;;
	.mib
	nop 0
	sxt2 r43 = r43
	br.call.sptk.many b0 = crc16#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r14 = r34
	.mmb
	mov r44 = r8
	cmp.eq p6, p7 = 0, r34
	(p7) br.cond.dptk .L499
	;;
.L354:
	.mii
	mov r8 = r44
	mov b0 = r39
	;;
	mov ar.pfs = r40
	;;
	.mib
	nop 0
	mov ar.lc = r42
	br.ret.sptk.many b0
.L497:
	.mmb
	adds r14 = 1594, r22
	adds r22 = 1592, r22
	nop 0
	.mmi
	mov r33 = r0
	nop 0
	mov b0 = r39
	;;
	.mmi
	nop 0
	ld2 r32 = [r14]
	mov ar.pfs = r40
	.mmi
	ld2 r14 = [r22]
	;;
	xor r32 = r14, r32
	mov ar.lc = r42
	;;
	.mii
	nop 0
	sxt2 r32 = r32
	nop 0
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	nop 0
	br.sptk.many crc16#
.L498:
	.body
	.copy_state 1
	.mib
	nop 0
	mov r37 = r22
	br .L368
.L436:
	.mmi
	mov r44 = r0
	nop 0
	mov b0 = r39
	;;
	.mmi
	mov r8 = r44
	nop 0
	mov ar.pfs = r40
	;;
	.mib
	nop 0
	mov ar.lc = r42
	br.ret.sptk.many b0
.L500:
	.mmi
	nop 0
	ld8 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	br .L501
.L502:
	.mmi
	nop 0
	ld8 r14 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	br .L503
.L504:
	.mmi
	nop 0
	ld8 r14 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	br .L505
.L506:
	.mmi
	nop 0
	ld8 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	br .L507
	.endp lists#
	.section	.rodata.str1.8
	.align 8
.LC7:
	stringz	"%04x\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 6, 3, 0
	nop 0
	.save ar.lc, r39
	mov r39 = ar.lc
	.mmi
	mov r38 = r1
	nop 0
	cmp4.ge p6, p7 = 1, r32
	;;
	.mii
	addl r34 = 40, r0
	.save rp, r36
	mov r36 = b0
	.body
	addl r42 = 10, r0
	.mmb
	mov r41 = r0
	mov r35 = r0
	(p7) br.cond.dpnt .L517
	;;
	.mmi
	nop 0
	adds r14 = -1, r34
	nop 0
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L511:
	.mib
	mov r40 = r34
	nop 0
	br.call.sptk.many b0 = lists#
	;;
	.mmi
	mov r41 = r35
	nop 0
	mov r1 = r38
	.mmb
	mov r40 = r8
	nop 0
	br.call.sptk.many b0 = crc16#
	;;
	.mmi
	mov r40 = r34
	mov r35 = r8
	nop 0
	.mmb
	mov r1 = r38
	adds r34 = -1, r34
	br.call.sptk.many b0 = matrices#
	;;
	.mmi
	mov r41 = r35
	nop 0
	mov r40 = r8
	.mmb
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = crc16#
	;;
	.mib
	mov r1 = r38
	mov r35 = r8
	br.call.sptk.many b0 = states.constprop.0#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r41 = r35
	.mmb
	mov r40 = r8
	nop 0
	br.call.sptk.many b0 = crc16#
	;;
	.mib
	mov r1 = r38
	mov r35 = r8
	br.cloop.sptk.few .L511
	;;
.L510:
	.mlx
	nop 0
	movl r40 = @gprel(.LC7)
	.mmi
	nop 0
	mov r41 = r35
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r39
	br.ret.sptk.many b0
.L517:
	.mmi
	nop 0
	adds r33 = 8, r33
	nop 0
	;;
	.mib
	ld8 r40 = [r33]
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mii
	shladd r34 = r8, 2, r0
	mov r1 = r38
	;;
	add r34 = r34, r8
	;;
	.mmi
	shladd r34 = r34, 3, r0
	;;
	adds r14 = -1, r34
	cmp4.ge p6, p7 = 0, r34
	;;
	.mib
	addp4 r14 = r14, r0
	(p6) mov r35 = r0
	(p6) br.cond.dpnt .L510
	;;
	.mib
	nop 0
	mov ar.lc = r14
	br .L511
	.endp main#
	.bss
	.align 8
	.type	mc#, @object
	.size	mc#, 576
mc:
	.skip	576
	.align 8
	.type	mb#, @object
	.size	mb#, 288
mb:
	.skip	288
	.align 8
	.type	ma#, @object
	.size	ma#, 288
ma:
	.skip	288
	.align 8
	.type	pool#, @object
	.size	pool#, 1600
pool:
	.skip	1600
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
