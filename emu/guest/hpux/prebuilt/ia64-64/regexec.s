// db13fdc67dcab34ec1ba11c0fcae722c newlib/libc/posix/regexec.c
	.file	"regexec.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc sstep#
sstep:
	.prologue
	.mmi
	alloc r16 = ar.pfs, 6, 0, 8, 0
	.body
	addp4 r14 = r33, r0
	nop 0
	.mmi
	mov r8 = r37
	cmp.eq p6, p7 = r34, r33
	adds r15 = 8, r32
	;;
	.mlx
	addl r17 = 1, r0
	movl r27 = 4160749568
	.mlx
	(p6) mov r8 = r37
	movl r18 = 1476395008
	;;
	.mlx
	nop 0
	movl r9 = 134217727
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L1
	;;
	.mlx
	nop 0
	movl r19 = 2147483648
	.mlx
	nop 0
	movl r20 = 2550136832
	;;
	.mib
	nop 0
	shl r17 = r17, r14
	nop 0
	.mlx
	nop 0
	movl r28 = 2684354560
	;;
	.mlx
	nop 0
	movl r29 = 2281701376
	.mlx
	nop 0
	movl r30 = 2415919104
	;;
	.mlx
	nop 0
	movl r21 = 1879048192
	.mlx
	nop 0
	movl r31 = 2013265920
	;;
	.mlx
	nop 0
	movl r38 = 4026531840
	.mlx
	nop 0
	movl r39 = 1610612736
	;;
	.mlx
	nop 0
	movl r22 = 805306368
	.mlx
	nop 0
	movl r23 = 1207959552
	;;
	.mlx
	nop 0
	movl r40 = 1342177280
	.mlx
	nop 0
	movl r41 = -939524096
	;;
	.mlx
	nop 0
	movl r42 = -134217729
	.mlx
	ld8 r26 = [r15]
	movl r24 = 536870912
	;;
	.mlx
	nop 0
	movl r43 = 671088640
	.mlx
	nop 0
	movl r44 = 268435456
	;;
	.mlx
	nop 0
	movl r45 = 402653184
	.align 32
.L29:
	.mii
	shladd r15 = r33, 3, r0
	mov r25 = r33
	;;
	add r15 = r26, r15
	;;
	.mmi
	ld8 r16 = [r15]
	;;
	and r14 = r27, r16
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r18, r14
	nop 0
	(p6) br.cond.dpnt .L3
	;;
	.mib
	cmp.ltu p6, p7 = r18, r14
	nop 0
	(p6) br.cond.dpnt .L4
	;;
	.mib
	cmp.eq p6, p7 = r22, r14
	nop 0
	(p6) br.cond.dpnt .L5
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r22, r14
	(p6) br.cond.dptk .L6
	;;
	.mib
	cmp.eq p6, p7 = r24, r14
	nop 0
	(p6) br.cond.dpnt .L7
	;;
	.mib
	cmp.ltu p6, p7 = r24, r14
	nop 0
	(p7) br.cond.spnt .L51
	;;
	.mib
	cmp.eq p6, p7 = r43, r14
	nop 0
	(p7) br.cond.dpnt .L38
	;;
	.mib
	adds r33 = 1, r33
	cmp4.lt p6, p7 = 127, r36
	(p6) br.cond.dptk .L23
.L43:
	.mmi
	nop 0
	and r14 = r17, r35
	nop 0
	;;
	.mii
	shladd r14 = r14, 1, r0
	nop 0
	;;
	or r8 = r14, r8
.L23:
	.mib
	shladd r17 = r17, 1, r0
	cmp.ne p6, p7 = r33, r34
	(p6) br.cond.dptk .L29
.L1:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	;;
.L6:
	.mlx
	cmp.eq p6, p7 = r23, r14
	movl r15 = 134217727
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L13
	;;
	.mib
	cmp.ltu p6, p7 = r23, r14
	and r25 = r15, r16
	(p7) br.cond.spnt .L52
	;;
	.mmi
	cmp.eq p6, p7 = r40, r14
	nop 0
	and r14 = r8, r17
	.mmb
	mov r16 = r25
	nop 0
	(p7) br.cond.dpnt .L38
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	or r8 = r8, r14
	shr.u r15 = r17, r25
	;;
	.mii
	and r14 = r8, r17
	nop 0
	;;
	shr.u r14 = r14, r25
	.mmi
	and r25 = r15, r8
	;;
	cmp.eq p6, p7 = 0, r25
	nop 0
	;;
	.mib
	nop 0
	or r8 = r8, r14
	(p7) br.cond.dptk .L38
	;;
	.mmi
	nop 0
	and r15 = r8, r15
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r15
	(p7) br.cond.dptk .L38
	.mmi
	sub r33 = r33, r16, 1
	nop 0
	addl r17 = 1, r0
	;;
	.mii
	addp4 r14 = r33, r0
	adds r33 = 1, r33
	;;
	cmp.ne p6, p7 = r33, r34
	;;
	.mii
	nop 0
	shl r17 = r17, r14
	nop 0
	;;
	.mib
	nop 0
	shladd r17 = r17, 1, r0
	(p6) br.cond.dptk .L29
	.mib
	nop 0
	nop 0
	br .L1
.L52:
	.mmi
	add r14 = r14, r41
	;;
	and r14 = r42, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L13
.L38:
	.mmi
	adds r33 = 1, r33
	nop 0
	nop 0
	;;
	.align 32
.L57:
	.mib
	shladd r17 = r17, 1, r0
	cmp.ne p6, p7 = r33, r34
	(p6) br.cond.dptk .L29
	.mib
	nop 0
	nop 0
	br .L1
	;;
.L55:
	.mib
	nop 0
	cmp.eq p6, p7 = r30, r14
	(p7) br.cond.spnt .L38
.L13:
	.mmi
	and r14 = r8, r17
	adds r33 = 1, r33
	shladd r17 = r17, 1, r0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	nop 0
	cmp.ne p6, p7 = r33, r34
	;;
	.mib
	nop 0
	or r8 = r14, r8
	(p6) br.cond.dptk .L29
	.mib
	nop 0
	nop 0
	br .L1
.L4:
	.mib
	cmp.eq p6, p7 = r19, r14
	nop 0
	(p6) br.cond.dpnt .L16
	;;
	.mib
	cmp.ltu p6, p7 = r19, r14
	nop 0
	(p7) br.cond.dpnt .L53
	;;
	.mib
	cmp.eq p6, p7 = r20, r14
	nop 0
	(p6) br.cond.dpnt .L19
	;;
	.mib
	cmp.ltu p6, p7 = r20, r14
	nop 0
	(p7) br.cond.spnt .L54
	;;
	.mib
	cmp.eq p6, p7 = r28, r14
	addl r14 = 134, r0
	(p7) br.cond.dpnt .L38
	;;
	.mib
	adds r33 = 1, r33
	cmp4.ne p6, p7 = r14, r36
	(p7) br.cond.dpnt .L43
	;;
	.mib
	shladd r17 = r17, 1, r0
	cmp.ne p6, p7 = r33, r34
	(p6) br.cond.dptk .L29
	.mib
	nop 0
	nop 0
	br .L1
	;;
.L51:
	.mib
	cmp.eq p6, p7 = r44, r14
	and r15 = -3, r36
	(p6) br.cond.dpnt .L9
	;;
	.mib
	cmp.eq p6, p7 = r45, r14
	addl r14 = 129, r0
	(p7) br.cond.spnt .L38
	;;
	.mib
	adds r33 = 1, r33
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L23
	.mmi
	and r14 = r17, r35
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	nop 0
	or r8 = r14, r8
	br .L23
.L54:
	.mlx
	nop 0
	movl r15 = 134217727
	.mmb
	cmp.eq p6, p7 = r29, r14
	nop 0
	(p7) br.cond.dpnt .L55
	;;
	.mmi
	and r16 = r15, r16
	nop 0
	and r14 = r8, r17
	.mlx
	adds r33 = 1, r33
	movl r15 = 2415919104
	;;
	.mmi
	add r25 = r16, r25
	nop 0
	shladd r14 = r14, 1, r0
	;;
	.mii
	shladd r25 = r25, 3, r0
	or r8 = r8, r14
	;;
	add r25 = r26, r25
	;;
	.mmi
	ld8 r14 = [r25]
	;;
	and r14 = r27, r14
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	and r14 = r8, r17
	(p7) br.cond.dpnt .L23
	;;
	.mii
	shladd r17 = r17, 1, r0
	cmp.ne p6, p7 = r33, r34
	;;
	shl r14 = r14, r16
	;;
	.mib
	nop 0
	or r8 = r8, r14
	(p6) br.cond.dptk .L29
	.mib
	nop 0
	nop 0
	br .L1
.L53:
	.mib
	cmp.eq p6, p7 = r21, r14
	nop 0
	(p6) br.cond.dpnt .L13
	;;
	.mib
	cmp.ltu p6, p7 = r21, r14
	nop 0
	(p7) br.cond.spnt .L56
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r31, r14
	(p7) br.cond.dpnt .L38
.L3:
	.mmi
	and r14 = r8, r17
	and r16 = r9, r16
	adds r33 = 1, r33
	;;
	.mii
	shladd r14 = r14, 1, r0
	cmp.ne p6, p7 = r33, r34
	;;
	or r8 = r8, r14
	;;
	.mii
	and r14 = r8, r17
	shladd r17 = r17, 1, r0
	;;
	shl r14 = r14, r16
	;;
	.mib
	nop 0
	or r8 = r8, r14
	(p6) br.cond.dptk .L29
	.mib
	nop 0
	nop 0
	br .L1
.L56:
	.mmi
	nop 0
	and r16 = r38, r16
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r39, r16
	nop 0
	(p6) br.cond.dpnt .L13
	;;
	.mib
	nop 0
	adds r33 = 1, r33
	br .L57
	;;
.L7:
	.mmi
	adds r14 = -130, r36
	nop 0
	adds r33 = 1, r33
	;;
	.mib
	cmp4.ltu p6, p7 = 1, r14
	nop 0
	(p7) br.cond.dpnt .L43
	;;
	.mib
	shladd r17 = r17, 1, r0
	cmp.ne p6, p7 = r33, r34
	(p6) br.cond.dptk .L29
	.mib
	nop 0
	nop 0
	br .L1
.L19:
	.mmi
	addl r14 = 133, r0
	nop 0
	adds r33 = 1, r33
	;;
	.mib
	cmp4.ne p6, p7 = r14, r36
	nop 0
	(p7) br.cond.dpnt .L43
	;;
	.mib
	shladd r17 = r17, 1, r0
	cmp.ne p6, p7 = r33, r34
	(p6) br.cond.dptk .L29
	.mib
	nop 0
	nop 0
	br .L1
	;;
.L16:
	.mii
	and r25 = r8, r17
	adds r3 = 1, r33
	;;
	cmp.eq p6, p7 = 0, r25
	;;
	.mib
	nop 0
	(p6) mov r33 = r3
	(p6) br.cond.dptk .L23
	.mlx
	adds r15 = 8, r15
	movl r10 = 2415919104
	.mlx
	nop 0
	movl r2 = 134217727
	;;
	.mlx
	ld8 r14 = [r15]
	movl r11 = 4160749568
	;;
	.mmi
	and r15 = r27, r14
	;;
	cmp.eq p6, p7 = r10, r15
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r15 = 1, r0
	(p6) br.cond.dpnt .L26
	;;
	.mmi
	addl r15 = 1, r0
	nop 0
	nop 0
	.align 32
.L27:
	.mmi
	and r14 = r2, r14
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mmi
	add r14 = r15, r33
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r26, r14
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	and r16 = r11, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r10, r16
	(p6) br.cond.dptk .L27
.L26:
	.mmi
	addp4 r15 = r15, r0
	mov r33 = r3
	shladd r17 = r17, 1, r0
	;;
	.mmi
	cmp.ne p6, p7 = r33, r34
	;;
	nop 0
	shl r25 = r25, r15
	;;
	.mib
	nop 0
	or r8 = r25, r8
	(p6) br.cond.dptk .L29
	.mib
	nop 0
	nop 0
	br .L1
.L5:
	.mib
	adds r33 = 1, r33
	cmp4.lt p6, p7 = 127, r36
	(p6) br.cond.dptk .L23
	.mii
	adds r14 = 24, r32
	dep.z r16 = r16, 5, 27
	zxt1 r25 = r36
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	nop 0
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mmi
	add r15 = r15, r25
	ld1 r16 = [r14]
	nop 0
	;;
	.mmi
	ld1 r14 = [r15]
	;;
	and r14 = r16, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L23
	.mmi
	and r14 = r17, r35
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	nop 0
	or r8 = r14, r8
	br .L23
.L9:
	.mii
	nop 0
	sxt1 r16 = r16
	adds r33 = 1, r33
	;;
	.mib
	cmp4.ne p6, p7 = r36, r16
	nop 0
	(p7) br.cond.dpnt .L43
	;;
	.mib
	shladd r17 = r17, 1, r0
	cmp.ne p6, p7 = r33, r34
	(p6) br.cond.dptk .L29
	.mib
	nop 0
	nop 0
	br .L1
	.endp sstep#
	.align 16
	.align 64
	.proc lstep#
lstep:
	.prologue
	.mmi
	alloc r16 = ar.pfs, 6, 0, 8, 0
	.body
	adds r26 = 8, r32
	mov r8 = r37
	;;
	.mlx
	nop 0
	movl r25 = 4160749568
	.mlx
	nop 0
	movl r17 = 1476395008
	;;
	.mlx
	nop 0
	movl r18 = 2281701376
	.mlx
	nop 0
	movl r27 = 2550136832
	;;
	.mlx
	nop 0
	movl r28 = 2684354560
	.mlx
	nop 0
	movl r29 = 2415919104
	;;
	.mlx
	nop 0
	movl r19 = 2013265920
	.mlx
	nop 0
	movl r30 = 2147483648
	;;
	.mlx
	nop 0
	movl r31 = -1744830464
	.mlx
	nop 0
	movl r20 = -134217729
	;;
	.mlx
	nop 0
	movl r38 = 1610612736
	.mlx
	nop 0
	movl r21 = 805306368
	;;
	.mlx
	nop 0
	movl r22 = 1207959552
	.mlx
	nop 0
	movl r39 = 1342177280
	;;
	.mlx
	nop 0
	movl r40 = -939524096
	.mlx
	nop 0
	movl r23 = 536870912
	;;
	.mlx
	nop 0
	movl r41 = 671088640
	.mlx
	nop 0
	movl r42 = 268435456
	;;
	.mlx
	nop 0
	movl r43 = 402653184
	.align 32
.L117:
	.mib
	nop 0
	cmp.ne p6, p7 = r34, r33
	(p7) br.cond.dpnt .L112
.L125:
	.mii
	ld8 r24 = [r26]
	shladd r15 = r33, 3, r0
	;;
	add r15 = r24, r15
	;;
	.mmi
	ld8 r16 = [r15]
	;;
	and r14 = r25, r16
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r17, r14
	nop 0
	(p6) br.cond.dpnt .L76
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r17, r14
	(p6) br.cond.dptk .L61
	;;
	.mib
	cmp.eq p6, p7 = r21, r14
	nop 0
	(p6) br.cond.dpnt .L62
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r21, r14
	(p6) br.cond.dptk .L63
	;;
	.mib
	cmp.eq p6, p7 = r23, r14
	nop 0
	(p6) br.cond.dpnt .L64
	;;
	.mib
	cmp.ltu p6, p7 = r23, r14
	nop 0
	(p7) br.cond.spnt .L124
	;;
	.mib
	cmp.eq p6, p7 = r41, r14
	nop 0
	(p7) br.cond.dpnt .L68
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 127, r36
	(p7) br.cond.dptk .L118
.L116:
	.mmi
	add r16 = r8, r33, 1
	add r15 = r35, r33
	adds r14 = 1, r33
	;;
	.mmi
	ld1 r15 = [r15]
	ld1 r24 = [r16]
	nop 0
	;;
	.mmi
	nop 0
	or r15 = r24, r15
	nop 0
	;;
	.mmi
	st1 [r16] = r15
	nop 0
	nop 0
.L103:
	.mmi
	mov r33 = r14
	nop 0
	nop 0
	;;
	.align 32
.L127:
	.mib
	nop 0
	cmp.ne p6, p7 = r34, r33
	(p6) br.cond.dptk .L125
.L112:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	;;
.L75:
	.mib
	cmp.eq p6, p7 = r27, r14
	nop 0
	(p6) br.cond.dpnt .L81
	;;
	.mib
	cmp.eq p6, p7 = r28, r14
	nop 0
	(p7) br.cond.spnt .L126
	;;
	.mmi
	nop 0
	addl r14 = 134, r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r36
	(p6) br.cond.dpnt .L116
.L118:
	.mmi
	adds r14 = 1, r33
	nop 0
	nop 0
	;;
.L130:
	.mib
	nop 0
	mov r33 = r14
	br .L127
.L124:
	.mib
	cmp.eq p6, p7 = r42, r14
	and r15 = -3, r36
	(p6) br.cond.dpnt .L66
	;;
	.mib
	cmp.eq p6, p7 = r43, r14
	addl r14 = 129, r0
	(p7) br.cond.spnt .L68
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L118
	.mmi
	add r16 = r8, r33, 1
	add r15 = r35, r33
	adds r14 = 1, r33
	;;
	.mmi
	ld1 r15 = [r15]
	ld1 r24 = [r16]
	nop 0
	;;
	.mmi
	nop 0
	or r15 = r24, r15
	nop 0
	;;
	.mib
	st1 [r16] = r15
	nop 0
	br .L103
.L63:
	.mmi
	cmp.eq p6, p7 = r22, r14
	add r15 = r8, r33, 1
	nop 0
	.mmb
	add r24 = r8, r33
	adds r44 = 1, r33
	(p6) br.cond.dpnt .L83
	;;
	.mlx
	cmp.ltu p6, p7 = r22, r14
	movl r9 = 134217727
	.mmb
	nop 0
	nop 0
	(p7) br.cond.spnt .L128
	;;
	.mib
	cmp.eq p6, p7 = r39, r14
	and r16 = r9, r16
	(p7) br.cond.dpnt .L68
	;;
	.mmi
	nop 0
	ld1 r14 = [r15]
	sub r33 = r33, r16
	.mii
	ld1 r45 = [r24]
	nop 0
	;;
	or r14 = r45, r14
	.mmi
	ld1 r24 = [r24]
	;;
	st1 [r15] = r14
	add r15 = r8, r33
	;;
	.mmi
	nop 0
	ld1 r14 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r16 = r14
	or r14 = r24, r14
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	cmp4.eq p6, p7 = 0, r16
	;;
	.mmi
	cmp4.ne.and.orcm p6, p7 = 0, r14
	st1 [r15] = r14
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r33 = r44
	br .L117
.L61:
	.mib
	cmp.eq p6, p7 = r18, r14
	nop 0
	(p6) br.cond.dpnt .L74
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r18, r14
	(p6) br.cond.dptk .L75
	;;
	.mib
	cmp.eq p6, p7 = r19, r14
	adds r2 = 1, r33
	(p6) br.cond.dpnt .L76
	;;
	.mib
	cmp.ltu p6, p7 = r19, r14
	nop 0
	(p7) br.cond.spnt .L129
	;;
	.mib
	cmp.eq p6, p7 = r30, r14
	add r14 = r8, r33
	(p7) br.cond.dpnt .L68
	;;
	.mmi
	ld1 r44 = [r14]
	;;
	nop 0
	sxt1 r44 = r44
	;;
	.mib
	cmp4.ne p6, p7 = 0, r44
	nop 0
	(p6) br.cond.dpnt .L97
	;;
	.mib
	nop 0
	mov r33 = r2
	br .L117
.L128:
	.mmi
	add r14 = r14, r40
	;;
	and r14 = r20, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L83
.L68:
	.mib
	nop 0
	adds r33 = 1, r33
	br .L117
.L129:
	.mmi
	add r15 = r14, r31
	;;
	and r15 = r20, r15
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L83
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r38, r14
	(p7) br.cond.spnt .L68
.L83:
	.mmi
	add r14 = r8, r33, 1
	add r15 = r8, r33
	adds r33 = 1, r33
	;;
	.mmi
	ld1 r16 = [r14]
	ld1 r15 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	or r15 = r16, r15
	nop 0
	;;
	.mib
	st1 [r14] = r15
	nop 0
	br .L117
.L126:
	.mmi
	cmp.eq p6, p7 = r29, r14
	nop 0
	add r15 = r8, r33
	.mmb
	add r14 = r8, r33, 1
	nop 0
	(p7) br.cond.spnt .L68
	;;
	.mmi
	nop 0
	ld1 r16 = [r14]
	adds r33 = 1, r33
	.mmi
	ld1 r15 = [r15]
	;;
	or r15 = r16, r15
	nop 0
	;;
	.mib
	st1 [r14] = r15
	nop 0
	br .L117
.L76:
	.mmi
	nop 0
	add r44 = r8, r33, 1
	add r24 = r8, r33
	.mlx
	nop 0
	movl r14 = 134217727
	;;
	.mmi
	nop 0
	ld1 r15 = [r44]
	and r14 = r14, r16
	.mii
	ld1 r45 = [r24]
	nop 0
	;;
	or r15 = r45, r15
	.mmi
	add r14 = r14, r33
	ld1 r16 = [r24]
	adds r33 = 1, r33
	;;
	.mmi
	st1 [r44] = r15
	nop 0
	add r14 = r8, r14
	;;
	.mmi
	ld1 r15 = [r14]
	;;
	or r15 = r16, r15
	nop 0
	;;
	.mib
	st1 [r14] = r15
	nop 0
	br .L117
.L74:
	.mmi
	add r24 = r8, r33, 1
	nop 0
	add r44 = r8, r33
	.mlx
	adds r14 = 1, r33
	movl r9 = 134217727
	;;
	.mmi
	nop 0
	ld1 r15 = [r24]
	and r16 = r9, r16
	.mmi
	ld1 r45 = [r44]
	;;
	or r15 = r45, r15
	add r16 = r16, r33
	.mmi
	mov r33 = r14
	;;
	st1 [r24] = r15
	shladd r24 = r16, 3, r0
	.mmi
	add r16 = r8, r16
	;;
	ld8 r15 = [r26]
	nop 0
	;;
	.mlx
	add r15 = r15, r24
	movl r24 = 2415919104
	;;
	.mmi
	ld8 r15 = [r15]
	;;
	and r15 = r25, r15
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r24, r15
	nop 0
	(p7) br.cond.dpnt .L103
	;;
	.mmi
	ld1 r24 = [r44]
	ld1 r15 = [r16]
	nop 0
	;;
	.mmi
	nop 0
	or r15 = r24, r15
	nop 0
	;;
	.mib
	st1 [r16] = r15
	nop 0
	br .L127
.L62:
	.mib
	nop 0
	cmp4.lt p6, p7 = 127, r36
	(p6) br.cond.dptk .L118
	.mii
	adds r14 = 24, r32
	dep.z r16 = r16, 5, 27
	zxt1 r24 = r36
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	nop 0
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mmi
	add r15 = r15, r24
	ld1 r16 = [r14]
	nop 0
	;;
	.mmi
	ld1 r14 = [r15]
	;;
	and r14 = r16, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L118
	.mmi
	add r16 = r8, r33, 1
	add r15 = r35, r33
	adds r14 = 1, r33
	;;
	.mmi
	ld1 r15 = [r15]
	ld1 r24 = [r16]
	nop 0
	;;
	.mmi
	nop 0
	or r15 = r24, r15
	nop 0
	;;
	.mib
	st1 [r16] = r15
	nop 0
	br .L103
.L66:
	.mii
	nop 0
	sxt1 r16 = r16
	adds r14 = 1, r33
	;;
	.mbb
	cmp4.ne p6, p7 = r36, r16
	(p7) br.cond.dpnt .L116
	br .L130
.L64:
	.mmi
	adds r14 = -130, r36
	;;
	cmp4.geu p6, p7 = 1, r14
	adds r14 = 1, r33
	.bbb
	nop 0
	(p6) br.cond.dpnt .L116
	br .L130
	;;
.L81:
	.mmi
	addl r14 = 133, r0
	;;
	cmp4.eq p6, p7 = r14, r36
	adds r14 = 1, r33
	.bbb
	nop 0
	(p6) br.cond.dpnt .L116
	br .L130
.L97:
	.mlx
	adds r15 = 8, r15
	movl r9 = 2415919104
	.mlx
	nop 0
	movl r11 = 134217727
	;;
	.mlx
	ld8 r14 = [r15]
	movl r10 = 4160749568
	;;
	.mmi
	and r15 = r25, r14
	;;
	cmp.eq p6, p7 = r9, r15
	addl r15 = 1, r0
	;;
	.mib
	nop 0
	(p6) mov r16 = r2
	(p6) br.cond.dpnt .L100
	.align 32
.L99:
	.mmi
	and r14 = r11, r14
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mmi
	add r16 = r15, r33
	;;
	shladd r14 = r16, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r24, r14
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	and r45 = r10, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r9, r45
	(p6) br.cond.dptk .L99
.L100:
	.mmi
	add r16 = r8, r16
	nop 0
	mov r33 = r2
	;;
	.mmi
	ld1 r14 = [r16]
	;;
	or r44 = r14, r44
	nop 0
	;;
	.mib
	st1 [r16] = r44
	nop 0
	br .L117
	.endp lstep#
	.align 16
	.align 64
	.proc sslow#
sslow:
	.prologue 12, 51
	.mmi
	.save ar.pfs, r52
	alloc r52 = ar.pfs, 5, 18, 6, 0
	addp4 r60 = r35, r0
	adds r14 = 32, r32
	.mmi
	adds r16 = -1, r33
	adds r15 = 96, r32
	mov r53 = r1
	;;
	.mmi
	addl r42 = 1, r0
	ld8 r14 = [r14]
	.save rp, r51
	mov r51 = b0
	.mmi
	addl r59 = 132, r0
	mov r57 = r36
	mov r56 = r35
	;;
	.mmb
	cmp.eq p6, p7 = r33, r14
	ld8 r44 = [r15]
	nop 0
	.mii
	adds r46 = 40, r32
	.save ar.lc, r54
	mov r54 = ar.lc
	.body
	mov r43 = r0
	;;
	.mmi
	(p7) ld1 r38 = [r16]
	addl r49 = 130, r0
	addl r45 = 128, r0
	.mmi
	addl r47 = 255, r0
	addl r50 = 129, r0
	adds r48 = 8, r32
	;;
	.mii
	nop 0
	shl r60 = r42, r60
	(p7) sxt1 r38 = r38
	.mmi
	ld8 r55 = [r32]
	;;
	(p6) addl r38 = 128, r0
	nop 0
	;;
	.mib
	mov r58 = r60
	nop 0
	br.call.sptk.many b0 = sstep#
	;;
	.mmi
	addp4 r14 = r36, r0
	mov r1 = r53
	mov r37 = r8
	;;
	.mii
	nop 0
	shl r42 = r42, r14
	nop 0
	.mmi
	ld8 r14 = [r46]
	nop 0
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r33, r14
	(p7) br.cond.dpnt .L214
	;;
	.align 32
.L133:
	.mii
	ld1 r14 = [r33]
	cmp4.ne p6, p7 = 10, r38
	;;
	sxt1 r14 = r14
	;;
	.mib
	mov r41 = r14
	nop 0
	(p7) br.cond.dpnt .L215
	;;
	.mib
	cmp4.ne p6, p7 = r45, r38
	nop 0
	(p7) br.cond.dpnt .L216
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 10, r14
	(p6) br.cond.dpnt .L179
	;;
	.mmi
	(p7) mov r39 = r0
	nop 0
	nop 0
.L142:
	.mmi
	nop 0
	and r40 = r47, r38
	nop 0
	;;
	.mib
	mov r55 = r40
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mmi
	nop 0
	cmp4.ne p8, p9 = 95, r38
	mov r1 = r53
	.mmb
	nop 0
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L164
	.mib
	addl r14 = 128, r0
	nop 0
	(p9) br.cond.dpnt .L217
	;;
	.mib
	cmp4.ne p6, p7 = r14, r41
	nop 0
	(p6) br.cond.dpnt .L147
	;;
	.mmi
	nop 0
	and r40 = r47, r38
	addl r41 = 128, r0
	;;
.L164:
	.mib
	mov r55 = r40
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mmi
	cmp4.eq p6, p7 = 95, r38
	nop 0
	mov r1 = r53
	;;
	.mib
	nop 0
	cmp4.ne.or.andcm p6, p7 = 0, r8
	(p7) br.cond.dpnt .L206
	;;
.L166:
	.mib
	cmp4.eq p6, p7 = r49, r39
	zxt1 r55 = r41
	(p6) br.cond.dpnt .L218
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = r45, r41
	nop 0
	;;
	.mbb
	(p7) addl r38 = 128, r0
	(p7) br.cond.dpnt .L153
	br.call.sptk.many b0 = isalnum#
	;;
	.mmi
	addl r59 = 134, r0
	cmp4.ne p8, p9 = 95, r41
	mov r38 = r41
	.mmb
	mov r1 = r53
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L173
	;;
.L226:
	.pred.rel.mutex p8, p9
	.mmi
	(p9) addl r38 = 95, r0
	mov r60 = r37
	mov r58 = r37
	.mmb
	mov r57 = r36
	mov r56 = r35
	(p9) br.cond.dpnt .L173
	;;
	.mib
	ld8 r55 = [r32]
	nop 0
	br.call.sptk.many b0 = sstep#
	;;
	.mmi
	nop 0
	mov r1 = r53
	mov r37 = r8
	;;
	.align 32
.L153:
	.mmi
	and r14 = r42, r37
	cmp.eq p6, p7 = r34, r33
	mov r58 = r37
	.mmi
	mov r60 = r44
	mov r59 = r38
	mov r57 = r36
	;;
	.mmi
	cmp.ne p8, p9 = 0, r14
	mov r56 = r35
	cmp.eq.or.andcm p6, p7 = r44, r37
	;;
	.mib
	nop 0
	(p8) mov r43 = r33
	(p6) br.cond.dpnt .L199
.L221:
	.mib
	ld8 r55 = [r32]
	adds r33 = 1, r33
	br.call.sptk.many b0 = sstep#
	;;
	.mmi
	ld8 r14 = [r46]
	mov r1 = r53
	mov r37 = r8
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r33, r14
	(p6) br.cond.dptk .L133
	;;
.L214:
	.mib
	cmp4.ne p6, p7 = 10, r38
	mov r16 = r48
	(p7) br.cond.dpnt .L219
	;;
	.mib
	ld4 r15 = [r48]
	cmp4.ne p6, p7 = r45, r38
	(p7) br.cond.dpnt .L220
	;;
	.mmi
	and r15 = 2, r15
	;;
	cmp4.eq p6, p7 = 0, r15
	mov r14 = r15
	;;
	.mib
	(p7) addl r41 = 128, r0
	(p7) mov r39 = r0
	(p7) br.cond.dptk .L142
	;;
	.mmi
	ld8 r40 = [r32]
	addl r41 = 128, r0
	addl r39 = 130, r0
	;;
.L154:
	.mmi
	adds r15 = 80, r40
	;;
	ld4 r15 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r14
	(p6) br.cond.dpnt .L157
	;;
.L158:
	.mib
	nop 0
	cmp4.eq p6, p7 = r45, r38
	(p7) br.cond.dpnt .L142
	;;
.L206:
	.mmi
	and r14 = r42, r37
	mov r38 = r41
	cmp.eq p6, p7 = r34, r33
	.mmi
	mov r58 = r37
	mov r60 = r44
	mov r57 = r36
	;;
	.mmi
	cmp.ne p8, p9 = 0, r14
	nop 0
	mov r59 = r38
	.mmi
	mov r56 = r35
	nop 0
	cmp.eq.or.andcm p6, p7 = r44, r37
	;;
	.mib
	nop 0
	(p8) mov r43 = r33
	(p7) br.cond.dptk .L221
	;;
.L199:
	.mii
	mov r8 = r43
	mov b0 = r51
	;;
	mov ar.pfs = r52
	;;
	.mib
	nop 0
	mov ar.lc = r54
	br.ret.sptk.many b0
.L144:
	.mmi
	nop 0
	cmp4.ne p6, p7 = 10, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r38 = r14
	(p6) br.cond.dptk .L153
.L179:
	.mmi
	ld8 r40 = [r32]
	nop 0
	addl r41 = 10, r0
	;;
	.mmi
	adds r14 = 40, r40
	nop 0
	adds r15 = 80, r40
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	and r14 = 8, r14
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	mov r39 = r14
	(p7) br.cond.dpnt .L158
	;;
	.mmi
	(p6) mov r14 = r0
	ld4 r15 = [r15]
	(p6) addl r39 = 130, r0
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r14
	(p7) br.cond.dptk .L158
	.mib
	nop 0
	nop 0
	br .L157
.L215:
	.mmi
	ld8 r15 = [r32]
	;;
	adds r16 = 40, r15
	mov r40 = r15
	;;
	.mmi
	ld4 r16 = [r16]
	;;
	and r16 = 8, r16
	nop 0
	;;
	.mib
	mov r39 = r16
	cmp4.ne p6, p7 = 0, r16
	(p7) br.cond.dptk .L142
	;;
.L141:
	.mmi
	adds r16 = 76, r15
	nop 0
	cmp4.eq p6, p7 = 10, r14
	;;
	.mib
	ld4 r14 = [r16]
	adds r16 = 40, r15
	(p7) br.cond.dpnt .L222
	;;
	.mmi
	ld4 r16 = [r16]
	;;
	nop 0
	tbit.nz p6, p7 = r16, 3
	;;
	.mib
	nop 0
	(p6) addl r39 = 131, r0
	(p6) br.cond.dptk .L154
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L189
	;;
	.mmi
	nop 0
	cmp4.ge p6, p7 = 0, r14
	addl r39 = 129, r0
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L223
	;;
	.mmi
	mov r40 = r15
	nop 0
	nop 0
.L157:
	.mmi
	nop 0
	adds r14 = -1, r14
	nop 0
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L162:
	.mmi
	mov r60 = r37
	mov r58 = r37
	mov r59 = r39
	.mmi
	mov r57 = r36
	mov r56 = r35
	mov r55 = r40
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sstep#
	;;
	.mib
	mov r1 = r53
	mov r37 = r8
	br.cloop.sptk.few .L162
	.mib
	nop 0
	cmp4.eq p6, p7 = r50, r39
	(p7) br.cond.dpnt .L158
	;;
.L160:
	.mib
	nop 0
	cmp4.ne p6, p7 = r45, r41
	(p6) br.cond.dpnt .L189
	;;
.L156:
	.mib
	addl r39 = 129, r0
	cmp4.eq p6, p7 = r45, r38
	(p6) br.cond.dptk .L153
	.mib
	and r40 = r47, r38
	addl r41 = 128, r0
	br .L164
	;;
.L224:
	.mib
	cmp4.ne p6, p7 = r14, r38
	and r55 = r47, r38
	(p7) br.cond.dpnt .L180
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r53
	addl r55 = 95, r0
	;;
	.mib
	cmp4.eq.or.andcm p6, p7 = 95, r38
	nop 0
	(p7) br.cond.spnt .L180
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mib
	mov r1 = r53
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L180
	.mmi
	nop 0
	addl r38 = 95, r0
	addl r39 = 133, r0
	;;
.L173:
	.mmi
	adds r39 = -133, r39
	mov r60 = r37
	mov r58 = r37
	.mmi
	addl r59 = 133, r0
	mov r57 = r36
	mov r56 = r35
	;;
	.mib
	cmp4.ltu p6, p7 = 1, r39
	nop 0
	(p6) br.cond.spnt .L153
	;;
	.mib
	ld8 r55 = [r32]
	nop 0
	br.call.sptk.many b0 = sstep#
	;;
	.mib
	mov r1 = r53
	mov r37 = r8
	br .L153
.L222:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L207
.L189:
	.mmi
	addl r39 = 129, r0
	nop 0
	nop 0
.L147:
	.mib
	and r55 = r47, r41
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mmi
	nop 0
	mov r1 = r53
	addl r14 = 128, r0
	.mmb
	nop 0
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L167
	;;
	.mib
	cmp4.ne p6, p7 = r14, r38
	and r55 = r47, r38
	(p7) br.cond.dpnt .L205
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r53
	;;
	.mib
	nop 0
	cmp4.eq.or.andcm p6, p7 = 95, r38
	(p6) br.cond.dpnt .L194
.L205:
	.mmi
	mov r60 = r37
	mov r58 = r37
	addl r59 = 133, r0
	.mmi
	mov r57 = r36
	ld8 r55 = [r32]
	mov r56 = r35
	;;
	.mib
	mov r38 = r41
	nop 0
	br.call.sptk.many b0 = sstep#
	;;
	.mib
	mov r1 = r53
	mov r37 = r8
	br .L153
.L216:
	.mmi
	nop 0
	ld4 r15 = [r48]
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r15, 0
	(p6) br.cond.dptk .L144
	.mmi
	nop 0
	ld8 r15 = [r32]
	nop 0
	;;
	.mib
	nop 0
	mov r40 = r15
	br .L141
.L167:
	.mib
	cmp4.ne p6, p7 = 95, r41
	nop 0
	(p7) br.cond.dpnt .L224
	;;
	.mib
	cmp4.eq p6, p7 = r14, r38
	nop 0
	(p6) br.cond.dpnt .L206
	;;
	.mmi
	nop 0
	(p7) and r40 = r47, r38
	nop 0
	;;
	.mib
	mov r55 = r40
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mmi
	cmp4.eq p6, p7 = 95, r38
	nop 0
	mov r1 = r53
	;;
	.mib
	nop 0
	cmp4.ne.or.andcm p6, p7 = 0, r8
	(p6) br.cond.dptk .L166
	.mib
	nop 0
	nop 0
	br .L206
.L218:
	.mmi
	mov r60 = r37
	mov r58 = r37
	addl r59 = 134, r0
	.mmi
	mov r57 = r36
	ld8 r55 = [r32]
	mov r56 = r35
	;;
	.mib
	mov r38 = r41
	nop 0
	br.call.sptk.many b0 = sstep#
	;;
	.mib
	mov r1 = r53
	mov r37 = r8
	br .L153
.L219:
	.mmi
	ld8 r15 = [r32]
	;;
	adds r14 = 40, r15
	nop 0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	and r14 = 8, r14
	nop 0
	;;
	.mib
	mov r39 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L135
	.mmi
	adds r16 = 8, r32
	nop 0
	mov r40 = r15
	;;
	.mmi
	ld4 r16 = [r16]
	nop 0
	adds r15 = 80, r40
	;;
	.mmi
	and r16 = 2, r16
	;;
	cmp4.eq p6, p7 = 0, r16
	mov r14 = r16
	;;
	.mib
	(p7) addl r41 = 128, r0
	nop 0
	(p7) br.cond.dpnt .L142
	;;
	.mmi
	ld4 r15 = [r15]
	addl r41 = 128, r0
	addl r39 = 130, r0
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r14
	(p7) br.cond.dptk .L158
	.mib
	nop 0
	nop 0
	br .L157
	;;
.L220:
	.mib
	nop 0
	tbit.nz p6, p7 = r15, 0
	(p6) br.cond.dptk .L138
	.mmi
	ld8 r15 = [r32]
	ld4 r16 = [r16]
	nop 0
	;;
	.mmi
	adds r14 = 76, r15
	nop 0
	tbit.z p6, p7 = r16, 1
	;;
	.mib
	ld4 r14 = [r14]
	nop 0
	(p6) br.cond.dpnt .L225
	;;
.L202:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L156
	.mmi
	addl r41 = 128, r0
	nop 0
	nop 0
	;;
.L207:
	.mib
	cmp4.lt p6, p7 = 0, r14
	addl r39 = 129, r0
	(p7) br.cond.dpnt .L160
	;;
	.mib
	nop 0
	mov r40 = r15
	br .L157
.L135:
	.mmi
	adds r16 = 8, r32
	nop 0
	adds r14 = 76, r15
	;;
	.mmi
	ld4 r16 = [r16]
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r16, 1
	(p7) br.cond.dptk .L202
.L225:
	.mmi
	mov r40 = r15
	addl r41 = 128, r0
	addl r39 = 131, r0
	;;
	.mmi
	adds r15 = 80, r40
	;;
	ld4 r15 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r14
	(p7) br.cond.dptk .L158
	.mib
	nop 0
	nop 0
	br .L157
.L138:
	.mmi
	nop 0
	and r15 = 2, r15
	nop 0
	;;
	.mib
	mov r14 = r15
	cmp4.eq p6, p7 = 0, r15
	(p7) br.cond.dptk .L153
	.mmi
	nop 0
	ld8 r40 = [r32]
	addl r41 = 128, r0
	.mmb
	nop 0
	addl r39 = 130, r0
	br .L154
.L217:
	.mib
	addl r55 = 95, r0
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mib
	nop 0
	mov r1 = r53
	br .L166
.L223:
	.mmi
	nop 0
	addl r39 = 129, r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r50, r39
	(p6) br.cond.dptk .L160
	.mib
	nop 0
	nop 0
	br .L158
.L180:
	.mmi
	mov r60 = r37
	mov r58 = r37
	addl r59 = 133, r0
	.mmi
	mov r57 = r36
	ld8 r55 = [r32]
	mov r56 = r35
	;;
	.mib
	addl r38 = 95, r0
	nop 0
	br.call.sptk.many b0 = sstep#
	;;
	.mib
	mov r1 = r53
	mov r37 = r8
	br .L153
.L194:
	.mii
	nop 0
	zxt1 r55 = r41
	nop 0
	.mmb
	addl r39 = 133, r0
	mov r38 = r41
	br.call.sptk.many b0 = isalnum#
	;;
	.mmi
	addl r59 = 134, r0
	nop 0
	cmp4.ne p8, p9 = 95, r41
	.mmb
	mov r1 = r53
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L173
	.mib
	nop 0
	nop 0
	br .L226
	.endp sslow#
	.align 16
	.align 64
	.proc sdissect#
sdissect:
	.prologue 12, 54
	.mmi
	.save ar.pfs, r55
	alloc r55 = ar.pfs, 5, 20, 5, 0
	mov r56 = r1
	.save rp, r54
	mov r54 = b0
	.body
	.mmb
	cmp.le p6, p7 = r36, r35
	nop 0
	(p6) br.cond.dpnt .L228
	;;
	.mlx
	nop 0
	movl r46 = 4160749568
	.mlx
	nop 0
	movl r51 = 1476395008
	;;
	.mlx
	nop 0
	movl r49 = 2013265920
	.mlx
	nop 0
	movl r52 = 1744830464
	;;
	.mlx
	nop 0
	movl r47 = 134217727
	.mlx
	nop 0
	movl r48 = 2415919104
	;;
	.mlx
	nop 0
	movl r53 = 1879048192
	.mlx
	nop 0
	movl r50 = 1207959552
	;;
	.mlx
	nop 0
	movl r45 = 805306368
	.mlx
	nop 0
	movl r43 = 268435456
	;;
	.mlx
	nop 0
	movl r44 = 671088640
.L256:
	.mmi
	ld8 r14 = [r32]
	shladd r38 = r35, 3, r0
	adds r37 = 1, r35
	;;
	.mmi
	adds r14 = 8, r14
	;;
	ld8 r19 = [r14]
	nop 0
	;;
	.mmi
	add r14 = r19, r38
	;;
	ld8 r17 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	and r16 = r46, r17
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r51, r16
	nop 0
	(p6) br.cond.dpnt .L229
	;;
	.mib
	cmp.eq p6, p7 = r49, r16
	nop 0
	(p6) br.cond.dpnt .L257
	;;
	.mib
	cmp.eq p6, p7 = r50, r16
	nop 0
	(p6) br.cond.dpnt .L231
	;;
	.mib
	cmp.geu p6, p7 = r51, r16
	nop 0
	(p7) br.cond.dpnt .L269
	;;
	.mib
	cmp.eq p6, p7 = r45, r16
	nop 0
	(p6) br.cond.dpnt .L238
	;;
	.mmi
	nop 0
	cmp.ltu p6, p7 = r45, r16
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r39 = r35
	(p6) br.cond.dptk .L236
	.mib
	nop 0
	cmp.eq p6, p7 = r43, r16
	(p7) br.cond.dpnt .L270
.L238:
	.mmi
	adds r33 = 1, r33
	nop 0
	nop 0
.L265:
	.mmi
	mov r35 = r37
	nop 0
	nop 0
	;;
	.align 32
.L244:
	.mib
	nop 0
	cmp.gt p6, p7 = r36, r35
	(p6) br.cond.dptk .L256
.L228:
	.mmi
	mov r8 = r33
	nop 0
	mov b0 = r54
	;;
	.mib
	nop 0
	mov ar.pfs = r55
	br.ret.sptk.many b0
.L270:
	.mib
	cmp.eq p6, p7 = r44, r16
	nop 0
	(p7) br.cond.spnt .L265
	;;
	.mib
	nop 0
	adds r33 = 1, r33
	br .L265
.L231:
	.mlx
	nop 0
	movl r14 = 134217727
	;;
	.mmi
	and r17 = r14, r17
	;;
	add r39 = r17, r35
	add r37 = r35, r17, 1
	.align 32
.L236:
	.mib
	nop 0
	cmp.eq p6, p7 = r50, r16
	(p7) br.cond.dpnt .L265
	;;
	.mmi
	(p6) mov r59 = r34
	nop 0
	nop 0
.L241:
	.mmi
	mov r61 = r37
	mov r60 = r35
	nop 0
	.mmb
	mov r58 = r33
	mov r57 = r32
	br.call.sptk.many b0 = sslow#
	;;
	.mmi
	mov r1 = r56
	mov r59 = r34
	mov r38 = r8
	.mmi
	mov r61 = r36
	mov r60 = r37
	mov r57 = r32
	;;
	.mib
	mov r58 = r8
	nop 0
	br.call.sptk.many b0 = sslow#
	;;
	.mmi
	nop 0
	mov r1 = r56
	adds r59 = -1, r38
	.mmb
	nop 0
	cmp.eq p6, p7 = r8, r34
	(p7) br.cond.dptk .L241
	;;
	.mmi
	adds r35 = 1, r35
	mov r58 = r33
	mov r61 = r39
	.mmi
	mov r59 = r38
	mov r57 = r32
	mov r40 = r33
	;;
	.mib
	mov r60 = r35
	nop 0
	br.call.sptk.many b0 = sslow#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r56
	;;
	.mib
	nop 0
	cmp.ne.and.orcm p6, p7 = r8, r33
	(p7) br.cond.dpnt .L271
	.align 32
.L261:
	.mmi
	mov r40 = r33
	mov r33 = r8
	mov r61 = r39
	.mmi
	mov r60 = r35
	mov r59 = r38
	mov r57 = r32
	;;
	.mib
	mov r58 = r33
	nop 0
	br.call.sptk.many b0 = sslow#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r56
	;;
	.mib
	nop 0
	cmp.ne.and.orcm p6, p7 = r8, r33
	(p6) br.cond.dptk .L261
	;;
.L271:
	.mmi
	cmp.ne p6, p7 = 0, r8
	mov r60 = r35
	nop 0
	.mmi
	mov r61 = r39
	mov r35 = r37
	mov r57 = r32
	;;
	.mii
	(p7) mov r8 = r33
	(p7) mov r33 = r40
	;;
	mov r58 = r33
	.mmb
	mov r59 = r8
	mov r33 = r38
	br.call.sptk.many b0 = sdissect#
	;;
	.mib
	mov r1 = r56
	cmp.gt p6, p7 = r36, r35
	(p6) br.cond.dptk .L256
	.mib
	nop 0
	nop 0
	br .L228
.L257:
	.mmi
	nop 0
	mov r15 = r17
	mov r37 = r35
	;;
	.align 32
.L230:
	.mmi
	and r15 = r47, r15
	;;
	add r37 = r37, r15
	nop 0
	;;
	.mmi
	shladd r15 = r37, 3, r0
	;;
	add r15 = r19, r15
	nop 0
	;;
	.mmi
	ld8 r15 = [r15]
	;;
	and r18 = r46, r15
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r48, r18
	(p6) br.cond.dptk .L230
	;;
	.mib
	cmp.eq p6, p7 = r53, r16
	adds r37 = 1, r37
	(p6) br.cond.dpnt .L233
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r49, r16
	(p7) br.cond.dpnt .L234
	;;
	.mmi
	(p6) mov r59 = r34
	nop 0
	nop 0
.L242:
	.mmi
	mov r61 = r37
	mov r60 = r35
	nop 0
	.mmb
	mov r58 = r33
	mov r57 = r32
	br.call.sptk.many b0 = sslow#
	;;
	.mmi
	mov r1 = r56
	mov r59 = r34
	mov r39 = r8
	.mmi
	mov r61 = r36
	mov r60 = r37
	mov r57 = r32
	;;
	.mib
	mov r58 = r8
	nop 0
	br.call.sptk.many b0 = sslow#
	;;
	.mmi
	nop 0
	mov r1 = r56
	adds r59 = -1, r39
	.mmb
	nop 0
	cmp.eq p6, p7 = r8, r34
	(p7) br.cond.dptk .L242
	;;
	.mlx
	ld8 r14 = [r32]
	movl r40 = 134217727
	.mmi
	adds r15 = -1, r35
	adds r35 = 1, r35
	mov r59 = r39
	;;
	.mmi
	adds r14 = 8, r14
	mov r60 = r35
	mov r58 = r33
	.mlx
	mov r57 = r32
	movl r42 = 4160749568
	;;
	.mlx
	ld8 r14 = [r14]
	movl r41 = 2281701376
	;;
	.mmi
	add r14 = r14, r38
	;;
	ld8 r38 = [r14]
	nop 0
	;;
	.mmi
	and r38 = r40, r38
	;;
	add r38 = r38, r15
	nop 0
	;;
	.mib
	mov r61 = r38
	nop 0
	br.call.sptk.many b0 = sslow#
	;;
	.mmi
	adds r16 = 1, r38
	nop 0
	mov r1 = r56
	.mmb
	cmp.eq p6, p7 = r8, r39
	nop 0
	(p6) br.cond.dpnt .L253
	;;
	.mmi
	shladd r15 = r16, 3, r0
	nop 0
	nop 0
	.align 32
.L272:
	.mmi
	ld8 r14 = [r32]
	adds r35 = 2, r38
	mov r59 = r39
	.mii
	mov r58 = r33
	mov r57 = r32
	;;
	adds r14 = 8, r14
	.mmi
	mov r60 = r35
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	ld8 r38 = [r15]
	nop 0
	;;
	.mmi
	and r38 = r40, r38
	;;
	add r38 = r38, r16
	nop 0
	;;
	.mmi
	shladd r15 = r38, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	and r14 = r42, r14
	nop 0
	;;
	.mmi
	cmp.ne p6, p7 = r41, r14
	;;
	(p7) adds r38 = -1, r38
	nop 0
	;;
	.mib
	mov r61 = r38
	nop 0
	br.call.sptk.many b0 = sslow#
	;;
	.mmi
	adds r16 = 1, r38
	mov r1 = r56
	cmp.eq p6, p7 = r8, r39
	;;
	.mib
	nop 0
	shladd r15 = r16, 3, r0
	(p7) br.cond.dptk .L272
.L253:
	.mmi
	mov r58 = r33
	mov r60 = r35
	mov r59 = r39
	.mmi
	mov r35 = r37
	mov r61 = r38
	mov r57 = r32
	;;
	.mib
	mov r33 = r39
	nop 0
	br.call.sptk.many b0 = sdissect#
	;;
	.mib
	mov r1 = r56
	cmp.gt p6, p7 = r36, r35
	(p6) br.cond.dptk .L256
	.mib
	nop 0
	nop 0
	br .L228
.L269:
	.mlx
	nop 0
	movl r14 = 1879048192
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r16
	(p6) br.cond.dpnt .L233
	;;
.L234:
	.mmb
	cmp.eq p6, p7 = r52, r16
	adds r15 = 16, r32
	nop 0
	.mii
	adds r14 = 24, r32
	dep.z r17 = r17, 3, 27
	mov r35 = r37
	;;
	.mmi
	(p6) ld8 r15 = [r15]
	(p6) ld8 r16 = [r14]
	nop 0
	;;
	.mmi
	(p6) add r17 = r15, r17
	nop 0
	(p6) sub r16 = r33, r16
	;;
	.mib
	(p6) st4 [r17] = r16
	nop 0
	br .L244
.L229:
	.mlx
	nop 0
	movl r14 = 134217727
	.mmi
	mov r59 = r34
	;;
	and r17 = r14, r17
	nop 0
	;;
	.mmi
	nop 0
	add r39 = r17, r35
	add r37 = r35, r17, 1
	;;
	.align 32
.L235:
	.mmi
	mov r61 = r37
	mov r60 = r35
	nop 0
	.mmb
	mov r58 = r33
	mov r57 = r32
	br.call.sptk.many b0 = sslow#
	;;
	.mmi
	mov r1 = r56
	mov r59 = r34
	mov r38 = r8
	.mmi
	mov r61 = r36
	mov r60 = r37
	mov r57 = r32
	;;
	.mib
	mov r58 = r8
	nop 0
	br.call.sptk.many b0 = sslow#
	;;
	.mmi
	nop 0
	mov r1 = r56
	adds r59 = -1, r38
	.mmb
	nop 0
	cmp.eq p6, p7 = r8, r34
	(p7) br.cond.dptk .L235
	;;
	.mmi
	adds r35 = 1, r35
	mov r58 = r33
	nop 0
	.mmi
	mov r61 = r39
	mov r59 = r38
	mov r57 = r32
	;;
	.mib
	mov r60 = r35
	nop 0
	br.call.sptk.many b0 = sslow#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	mov r1 = r56
	mov r59 = r38
	.mmb
	mov r61 = r39
	mov r60 = r35
	(p7) br.cond.dpnt .L247
	;;
	.mmi
	nop 0
	mov r58 = r33
	mov r57 = r32
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = sdissect#
	;;
	.mmi
	mov r1 = r56
	nop 0
	nop 0
.L247:
	.mmi
	mov r35 = r37
	nop 0
	mov r33 = r38
	;;
	.mib
	nop 0
	cmp.gt p6, p7 = r36, r35
	(p6) br.cond.dptk .L256
	.mib
	nop 0
	nop 0
	br .L228
.L233:
	.mmi
	adds r14 = 16, r32
	nop 0
	dep.z r17 = r17, 3, 27
	.mmi
	adds r15 = 24, r32
	nop 0
	mov r35 = r37
	;;
	.mmi
	ld8 r14 = [r14]
	ld8 r15 = [r15]
	nop 0
	;;
	.mii
	add r14 = r14, r17
	sub r15 = r33, r15
	;;
	adds r14 = 4, r14
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br .L244
	.endp sdissect#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"shut up gcc"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc sbackref#
sbackref:
	.prologue 12, 60
	.mmi
	.save ar.pfs, r61
	alloc r61 = ar.pfs, 6, 25, 6, 0
	mov r62 = r1
	.save rp, r60
	mov r60 = b0
	.body
	.mmi
	adds r53 = 32, r32
	adds r52 = 40, r32
	cmp.le p6, p7 = r36, r35
	;;
	.mlx
	nop 0
	movl r43 = 4160749568
	.mlx
	nop 0
	movl r41 = 805306368
	;;
	.mlx
	nop 0
	movl r44 = 134217727
	.mlx
	nop 0
	movl r40 = 2550136832
	;;
	.mlx
	nop 0
	movl r50 = 2684354560
	.mlx
	nop 0
	movl r49 = 1610612736
	;;
	.mlx
	nop 0
	movl r48 = 2147483648
	.mlx
	nop 0
	movl r51 = 2415919104
	;;
	.mlx
	nop 0
	movl r39 = 536870912
	.mlx
	nop 0
	movl r47 = 671088640
	;;
	.mlx
	nop 0
	movl r46 = 268435456
	.mlx
	nop 0
	movl r45 = 402653184
	;;
	.mlx
	nop 0
	movl r58 = 1476395008
	.mlx
	nop 0
	movl r57 = 1207959552
	;;
	.mlx
	nop 0
	movl r56 = 1342177280
	.mlx
	nop 0
	movl r55 = 939524096
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L275
	.align 32
.L316:
	.mii
	ld8 r16 = [r32]
	shladd r42 = r35, 3, r0
	;;
	adds r14 = 8, r16
	;;
	.mmi
	ld8 r15 = [r14]
	;;
	add r17 = r15, r42
	nop 0
	;;
	.mmi
	ld8 r38 = [r17]
	;;
	and r14 = r43, r38
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r41, r14
	nop 0
	(p6) br.cond.dpnt .L276
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r41, r14
	(p6) br.cond.dptk .L277
	;;
	.mib
	cmp.eq p6, p7 = r39, r14
	nop 0
	(p6) br.cond.dpnt .L278
	;;
	.mib
	cmp.ltu p6, p7 = r39, r14
	nop 0
	(p7) br.cond.dpnt .L351
	;;
	.mib
	cmp.eq p6, p7 = r47, r14
	nop 0
	(p7) br.cond.dpnt .L341
	;;
	.mib
	cmp.eq p6, p7 = r33, r34
	adds r33 = 1, r33
	(p6) br.cond.dpnt .L291
	.align 32
.L292:
	.mmi
	nop 0
	adds r35 = 1, r35
	nop 0
	;;
	.mib
	nop 0
	cmp.lt p6, p7 = r35, r36
	(p6) br.cond.sptk .L316
	;;
.L275:
	.mib
	nop 0
	cmp.eq p6, p7 = r33, r34
	(p7) br.cond.dpnt .L291
	;;
	.mmi
	(p6) mov r8 = r34
	nop 0
	nop 0
.L329:
	.mii
	nop 0
	mov b0 = r60
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r61
	br.ret.sptk.many b0
.L351:
	.mib
	cmp.eq p6, p7 = r46, r14
	nop 0
	(p6) br.cond.dpnt .L280
	;;
	.mib
	cmp.eq p6, p7 = r45, r14
	nop 0
	(p7) br.cond.spnt .L341
	;;
	.mmi
	nop 0
	ld8 r14 = [r53]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r33, r14
	(p7) br.cond.dpnt .L352
.L293:
	.mmi
	ld8 r14 = [r52]
	nop 0
	adds r16 = 40, r16
	;;
	.mib
	cmp.geu p6, p7 = r33, r14
	adds r14 = -1, r33
	(p6) br.cond.dpnt .L291
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.ne p6, p7 = 10, r14
	nop 0
	(p6) br.cond.dpnt .L291
	;;
	.mmi
	nop 0
	ld4 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r14, 3
	(p6) br.cond.dptk .L292
	.align 32
.L291:
	.mmi
	mov r8 = r0
	nop 0
	nop 0
.L363:
	.mii
	nop 0
	mov b0 = r60
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r61
	br.ret.sptk.many b0
.L352:
	.mmi
	adds r14 = 8, r32
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 0
	(p7) br.cond.dptk .L293
	.mmi
	nop 0
	adds r35 = 1, r35
	nop 0
	;;
	.mib
	nop 0
	cmp.lt p6, p7 = r35, r36
	(p6) br.cond.sptk .L316
	.mib
	nop 0
	nop 0
	br .L275
	;;
.L277:
	.mib
	cmp.eq p6, p7 = r40, r14
	nop 0
	(p6) br.cond.dpnt .L284
	;;
	.mib
	cmp.ltu p6, p7 = r40, r14
	nop 0
	(p7) br.cond.dpnt .L353
	;;
	.mib
	cmp.eq p6, p7 = r50, r14
	nop 0
	(p7) br.cond.dpnt .L354
	;;
	.mmi
	nop 0
	ld8 r14 = [r52]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r33, r14
	nop 0
	(p7) br.cond.dpnt .L355
	;;
	.mib
	cmp.geu p6, p7 = r33, r14
	nop 0
	(p6) br.cond.dpnt .L291
	;;
	.mmi
	ld1 r63 = [r33]
	;;
	nop 0
	sxt1 r14 = r63
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 10, r14
	(p7) br.cond.dpnt .L356
.L304:
	.mib
	nop 0
	zxt1 r63 = r63
	br.call.sptk.many b0 = isalnum#
	;;
	.mib
	mov r1 = r62
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L291
	;;
	.mmi
	ld1 r14 = [r33]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 95, r14
	(p7) br.cond.dpnt .L291
.L305:
	.mmi
	ld8 r14 = [r53]
	nop 0
	adds r38 = -1, r33
	;;
	.mib
	cmp.gtu p6, p7 = r33, r14
	nop 0
	(p7) br.cond.dpnt .L291
	;;
	.mib
	ld1 r63 = [r38]
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mib
	mov r1 = r62
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L292
	.mii
	ld1 r14 = [r38]
	adds r35 = 1, r35
	;;
	sxt1 r14 = r14
	;;
	.mib
	cmp4.eq p6, p7 = 95, r14
	nop 0
	(p7) br.cond.dpnt .L291
	;;
	.mib
	nop 0
	cmp.lt p6, p7 = r35, r36
	(p6) br.cond.sptk .L316
	.mib
	nop 0
	nop 0
	br .L275
	;;
.L353:
	.mib
	cmp.eq p6, p7 = r49, r14
	adds r17 = 8, r17
	(p6) br.cond.dpnt .L292
	;;
	.mib
	cmp.eq p6, p7 = r48, r14
	nop 0
	(p7) br.cond.spnt .L357
	;;
	.mmi
	adds r35 = 1, r35
	ld8 r14 = [r17]
	nop 0
	;;
	.align 32
.L306:
	.mmi
	and r14 = r44, r14
	;;
	add r35 = r14, r35
	nop 0
	;;
	.mmi
	shladd r14 = r35, 3, r0
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	and r16 = r43, r14
	and r14 = r44, r14
	;;
	.mib
	cmp.ne p6, p7 = r51, r16
	nop 0
	(p7) br.cond.dpnt .L292
	;;
	.mmi
	add r35 = r14, r35
	;;
	shladd r14 = r35, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	and r16 = r43, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r51, r16
	(p6) br.cond.dptk .L306
	.mib
	nop 0
	nop 0
	br .L292
.L341:
	.mib
	nop 0
	mov b0 = r60
	nop 0
	.mlx
	nop 0
	movl r8 = @gprel(.LC0)
	;;
	.mib
	add r8 = r1, r8
	mov ar.pfs = r61
	br.ret.sptk.many b0
.L284:
	.mmi
	ld8 r14 = [r53]
	ld8 r15 = [r52]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r33, r14
	nop 0
	(p7) br.cond.dpnt .L358
	;;
	.mib
	nop 0
	cmp.leu p6, p7 = r15, r33
	(p6) br.cond.dptk .L299
	.mmi
	adds r15 = -1, r33
	;;
	ld1 r15 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 10, r15
	(p6) br.cond.dpnt .L300
	;;
.L299:
	.mib
	adds r38 = -1, r33
	cmp.leu p6, p7 = r33, r14
	(p6) br.cond.spnt .L291
	;;
	.mib
	ld1 r63 = [r38]
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mib
	mov r1 = r62
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L291
	;;
	.mmi
	ld1 r14 = [r38]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 95, r14
	(p7) br.cond.dpnt .L291
.L301:
	.mmi
	nop 0
	ld8 r14 = [r52]
	nop 0
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r33, r14
	(p7) br.cond.dpnt .L291
.L297:
	.mib
	ld1 r63 = [r33]
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mib
	mov r1 = r62
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L292
	.mii
	ld1 r14 = [r33]
	adds r35 = 1, r35
	;;
	sxt1 r14 = r14
	;;
	.mib
	cmp4.eq p6, p7 = 95, r14
	nop 0
	(p7) br.cond.dpnt .L291
	;;
	.mib
	nop 0
	cmp.lt p6, p7 = r35, r36
	(p6) br.cond.sptk .L316
	.mib
	nop 0
	nop 0
	br .L275
	;;
.L276:
	.mmi
	adds r16 = 24, r16
	and r38 = r44, r38
	nop 0
	.mmb
	cmp.eq p6, p7 = r33, r34
	adds r35 = 1, r35
	(p6) br.cond.dpnt .L291
	;;
	.mmi
	nop 0
	ld8 r14 = [r16]
	shl r38 = r38, 5
	.mmi
	ld1 r16 = [r33], 1
	;;
	add r14 = r14, r38
	nop 0
	;;
	.mmi
	nop 0
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mmi
	add r15 = r15, r16
	ld1 r16 = [r14]
	nop 0
	;;
	.mmi
	ld1 r14 = [r15]
	;;
	and r14 = r16, r14
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L291
	;;
	.mib
	nop 0
	cmp.lt p6, p7 = r35, r36
	(p6) br.cond.sptk .L316
	.mib
	nop 0
	nop 0
	br .L275
	;;
.L280:
	.mmi
	cmp.eq p6, p7 = r33, r34
	nop 0
	sxt1 r38 = r38
	.mmb
	adds r35 = 1, r35
	nop 0
	(p6) br.cond.dpnt .L291
	;;
	.mmi
	ld1 r14 = [r33], 1
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.ne p6, p7 = r38, r14
	nop 0
	(p6) br.cond.dpnt .L291
	;;
	.mib
	nop 0
	cmp.lt p6, p7 = r35, r36
	(p6) br.cond.sptk .L316
	.mib
	nop 0
	nop 0
	br .L275
.L278:
	.mmi
	ld8 r14 = [r52]
	nop 0
	adds r16 = 40, r16
	;;
	.mib
	cmp.ne p6, p7 = r33, r14
	nop 0
	(p7) br.cond.dpnt .L359
	;;
	.mib
	cmp.geu p6, p7 = r33, r14
	adds r35 = 1, r35
	(p6) br.cond.spnt .L291
	;;
	.mmi
	ld1 r14 = [r33]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.ne p6, p7 = 10, r14
	nop 0
	(p6) br.cond.dpnt .L291
	;;
	.mmi
	nop 0
	ld4 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 3
	(p6) br.cond.dpnt .L291
	;;
	.mib
	nop 0
	cmp.lt p6, p7 = r35, r36
	(p6) br.cond.sptk .L316
	.mib
	nop 0
	nop 0
	br .L275
.L354:
	.mii
	adds r54 = 1, r35
	nop 0
	;;
	mov r66 = r54
.L307:
	.mlx
	cmp.ltu p6, p7 = r58, r14
	movl r16 = 1879048192
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L360
	;;
	.mlx
	nop 0
	movl r40 = 134217727
	.mmb
	adds r35 = -1, r35
	cmp.eq p6, p7 = r16, r14
	(p6) br.cond.dpnt .L313
	;;
	.mlx
	and r15 = r40, r38
	movl r41 = 4160749568
	.mlx
	nop 0
	movl r42 = 2415919104
	;;
	.mlx
	add r35 = r15, r35
	movl r43 = 2281701376
	.mlx
	nop 0
	movl r15 = 2013265920
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r15, r14
	(p7) br.cond.dpnt .L361
.L321:
	.mmi
	mov r67 = r35
	mov r68 = r37
	mov r65 = r34
	.mmb
	mov r64 = r33
	mov r63 = r32
	br.call.sptk.many b0 = sbackref#
	;;
	.mmi
	mov r1 = r62
	cmp.ne p6, p7 = 0, r8
	nop 0
	.mmb
	shladd r14 = r35, 3, r0
	adds r66 = 2, r35
	(p6) br.cond.dpnt .L329
	;;
	.mmi
	ld8 r15 = [r32]
	;;
	adds r15 = 8, r15
	nop 0
	;;
	.mmi
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mmi
	adds r16 = 8, r14
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r41, r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r42, r14
	nop 0
	(p6) br.cond.dpnt .L291
	;;
	.mmi
	ld8 r14 = [r16]
	;;
	and r14 = r40, r14
	nop 0
	;;
	.mmi
	add r35 = r35, r14, 1
	;;
	shladd r14 = r35, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	ld8 r14 = [r15]
	nop 0
	;;
	.mmi
	and r14 = r41, r14
	;;
	cmp.ne p6, p7 = r43, r14
	nop 0
	;;
	.mib
	nop 0
	(p7) adds r35 = -1, r35
	br .L321
.L361:
	.mmi
	adds r39 = 16, r32
	adds r16 = 24, r32
	dep.z r38 = r38, 3, 27
	.mlx
	mov r68 = r37
	movl r15 = 1744830464
	;;
	.mmi
	cmp.eq p6, p7 = r15, r14
	mov r67 = r36
	mov r66 = r54
	.mmb
	mov r65 = r34
	mov r64 = r33
	(p7) br.cond.dpnt .L341
	;;
	.mmi
	nop 0
	ld8 r14 = [r39]
	mov r63 = r32
	.mmi
	ld8 r15 = [r16]
	;;
	add r14 = r14, r38
	sub r15 = r33, r15
	;;
	.mmi
	nop 0
	ld4 r40 = [r14]
	nop 0
	.mmb
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = sbackref#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	mov r1 = r62
	mov b0 = r60
	;;
	.mii
	(p7) ld8 r14 = [r39]
	mov ar.pfs = r61
	;;
	(p7) add r14 = r14, r38
	;;
	.mib
	(p7) st4 [r14] = r40
	nop 0
	br.ret.sptk.many b0
.L360:
	.mmi
	cmp.eq p6, p7 = r57, r14
	shladd r15 = r37, 3, r0
	mov r68 = r37
	.mmb
	mov r67 = r36
	mov r65 = r34
	(p6) br.cond.dpnt .L310
	;;
	.mlx
	cmp.eq p6, p7 = r56, r14
	movl r66 = 134217727
	.mmb
	mov r64 = r33
	mov r63 = r32
	(p7) br.cond.spnt .L362
	;;
	.mmi
	adds r14 = 56, r32
	nop 0
	and r66 = r66, r38
	;;
	.mii
	ld8 r14 = [r14]
	sub r66 = r54, r66
	;;
	add r14 = r14, r15
	;;
	.mmi
	nop 0
	ld8 r15 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r33, r15
	nop 0
	(p7) br.cond.dpnt .L338
	;;
	.mib
	st8 [r14] = r33
	nop 0
	br.call.sptk.many b0 = sbackref#
	;;
	.mib
	mov r1 = r62
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L329
.L338:
	.mmi
	mov r35 = r54
	nop 0
	adds r37 = -1, r37
	;;
	.mib
	nop 0
	cmp.le p6, p7 = r36, r35
	(p7) br.cond.dptk .L316
	.mib
	nop 0
	nop 0
	br .L275
	;;
.L362:
	.mlx
	nop 0
	movl r16 = 134217727
	.mmb
	cmp.eq p6, p7 = r55, r14
	adds r15 = 16, r32
	(p7) br.cond.spnt .L341
	;;
	.mmi
	and r14 = r16, r38
	ld8 r15 = [r15]
	mov r63 = r33
	;;
	.mii
	mov r38 = r14
	shladd r14 = r14, 3, r0
	;;
	add r15 = r15, r14
	;;
	.mmi
	adds r14 = 4, r15
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = -1, r14
	nop 0
	(p6) br.cond.dpnt .L291
	;;
	.mmi
	nop 0
	ld4 r15 = [r15]
	nop 0
	;;
	.mii
	sub r14 = r14, r15
	sxt4 r15 = r15
	;;
	sxt4 r59 = r14
	;;
	.mmi
	sub r14 = r34, r59
	nop 0
	mov r65 = r59
	;;
	.mib
	cmp.ltu p6, p7 = r14, r33
	adds r14 = 24, r32
	(p6) br.cond.dpnt .L291
	;;
	.mmi
	nop 0
	ld8 r64 = [r14]
	nop 0
	;;
	.mib
	add r64 = r64, r15
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r62
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L291
	;;
	.mmi
	nop 0
	ld8 r14 = [r32]
	nop 0
	;;
	.mlx
	adds r15 = 8, r14
	movl r14 = 1073741824
	;;
	.mmi
	ld8 r15 = [r15]
	nop 0
	or r14 = r14, r38
	;;
	.mmi
	add r16 = r15, r42
	nop 0
	adds r42 = 8, r42
	;;
	.mii
	ld8 r16 = [r16]
	add r15 = r15, r42
	;;
	cmp.eq p6, p7 = r14, r16
	;;
	.mib
	nop 0
	(p6) mov r35 = r54
	(p6) br.cond.dpnt .L317
	;;
	.align 32
.L318:
	.mmi
	ld8 r16 = [r15], 8
	nop 0
	mov r17 = r35
	.mmi
	mov r35 = r54
	nop 0
	adds r54 = 1, r54
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r16
	(p6) br.cond.dptk .L318
	.mmi
	adds r35 = 2, r17
	nop 0
	nop 0
	;;
.L317:
	.mib
	add r33 = r33, r59
	cmp.le p6, p7 = r36, r35
	(p7) br.cond.dptk .L316
	.mib
	nop 0
	nop 0
	br .L275
.L358:
	.mmi
	adds r17 = 8, r32
	;;
	ld4 r17 = [r17]
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r17, 0
	(p7) br.cond.dptk .L301
	;;
	.mib
	nop 0
	cmp.gtu p6, p7 = r15, r33
	(p7) br.cond.dptk .L291
	.mmi
	adds r15 = -1, r33
	;;
	ld1 r15 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 10, r15
	(p6) br.cond.dpnt .L291
.L300:
	.mmi
	adds r16 = 40, r16
	;;
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r15, 3
	(p6) br.cond.dptk .L297
	.mib
	nop 0
	nop 0
	br .L299
.L355:
	.mmi
	adds r14 = 8, r32
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r14, 1
	(p7) br.cond.dptk .L305
	.mib
	nop 0
	mov r8 = r0
	br .L363
.L359:
	.mmi
	adds r14 = 8, r32
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 1
	(p7) br.cond.dptk .L291
	.mmi
	nop 0
	adds r35 = 1, r35
	nop 0
	;;
	.mib
	nop 0
	cmp.lt p6, p7 = r35, r36
	(p6) br.cond.sptk .L316
	.mib
	nop 0
	nop 0
	br .L275
.L356:
	.mmi
	adds r16 = 40, r16
	;;
	ld4 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r14, 3
	(p6) br.cond.dptk .L305
	.mib
	nop 0
	nop 0
	br .L304
.L313:
	.mmi
	adds r39 = 16, r32
	adds r15 = 24, r32
	dep.z r38 = r38, 3, 27
	.mmi
	mov r64 = r33
	mov r68 = r37
	mov r67 = r36
	;;
	.mmi
	ld8 r14 = [r39]
	mov r66 = r54
	mov r65 = r34
	.mmi
	mov r63 = r32
	ld8 r15 = [r15]
	nop 0
	;;
	.mii
	add r14 = r14, r38
	sub r33 = r33, r15
	;;
	adds r14 = 4, r14
	;;
	.mmi
	nop 0
	ld4 r40 = [r14]
	nop 0
	.mmb
	st4 [r14] = r33
	nop 0
	br.call.sptk.many b0 = sbackref#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	mov r1 = r62
	mov b0 = r60
	;;
	.mii
	(p6) ld8 r14 = [r39]
	mov ar.pfs = r61
	;;
	(p6) add r14 = r14, r38
	;;
	.mmi
	nop 0
	(p6) adds r14 = 4, r14
	nop 0
	;;
	.mib
	(p6) st4 [r14] = r40
	nop 0
	br.ret.sptk.many b0
.L310:
	.mmi
	adds r37 = 1, r37
	adds r14 = 56, r32
	mov r35 = r54
	;;
	.mmi
	ld8 r14 = [r14]
	shladd r15 = r37, 3, r0
	cmp.le p6, p7 = r36, r35
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mib
	st8 [r14] = r33
	nop 0
	(p7) br.cond.dptk .L316
	.mib
	nop 0
	nop 0
	br .L275
.L357:
	.mlx
	adds r54 = 1, r35
	movl r15 = 1476395008
	;;
	.mib
	cmp.eq p6, p7 = r15, r14
	mov r66 = r54
	(p7) br.cond.dptk .L307
	.mmi
	mov r68 = r37
	mov r67 = r36
	mov r65 = r34
	.mmb
	mov r64 = r33
	mov r63 = r32
	br.call.sptk.many b0 = sbackref#
	;;
	.mlx
	nop 0
	movl r14 = 134217727
	.mmb
	cmp.ne p6, p7 = 0, r8
	mov r1 = r62
	(p6) br.cond.dpnt .L329
	;;
	.mmi
	and r38 = r14, r38
	;;
	add r35 = r54, r38
	nop 0
	;;
	.mib
	nop 0
	cmp.le p6, p7 = r36, r35
	(p7) br.cond.dptk .L316
	.mib
	nop 0
	nop 0
	br .L275
	.endp sbackref#
	.align 16
	.align 64
	.proc lbackref#
lbackref:
	.prologue 12, 60
	.mmi
	.save ar.pfs, r61
	alloc r61 = ar.pfs, 6, 25, 6, 0
	mov r62 = r1
	.save rp, r60
	mov r60 = b0
	.body
	.mmi
	adds r53 = 32, r32
	adds r52 = 40, r32
	cmp.le p6, p7 = r36, r35
	;;
	.mlx
	nop 0
	movl r43 = 4160749568
	.mlx
	nop 0
	movl r41 = 805306368
	;;
	.mlx
	nop 0
	movl r44 = 134217727
	.mlx
	nop 0
	movl r40 = 2550136832
	;;
	.mlx
	nop 0
	movl r50 = 2684354560
	.mlx
	nop 0
	movl r49 = 1610612736
	;;
	.mlx
	nop 0
	movl r48 = 2147483648
	.mlx
	nop 0
	movl r51 = 2415919104
	;;
	.mlx
	nop 0
	movl r39 = 536870912
	.mlx
	nop 0
	movl r47 = 671088640
	;;
	.mlx
	nop 0
	movl r46 = 268435456
	.mlx
	nop 0
	movl r45 = 402653184
	;;
	.mlx
	nop 0
	movl r58 = 1476395008
	.mlx
	nop 0
	movl r57 = 1207959552
	;;
	.mlx
	nop 0
	movl r56 = 1342177280
	.mlx
	nop 0
	movl r55 = 939524096
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L366
	.align 32
.L407:
	.mii
	ld8 r16 = [r32]
	shladd r42 = r35, 3, r0
	;;
	adds r14 = 8, r16
	;;
	.mmi
	ld8 r15 = [r14]
	;;
	add r17 = r15, r42
	nop 0
	;;
	.mmi
	ld8 r38 = [r17]
	;;
	and r14 = r43, r38
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r41, r14
	nop 0
	(p6) br.cond.dpnt .L367
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r41, r14
	(p6) br.cond.dptk .L368
	;;
	.mib
	cmp.eq p6, p7 = r39, r14
	nop 0
	(p6) br.cond.dpnt .L369
	;;
	.mib
	cmp.ltu p6, p7 = r39, r14
	nop 0
	(p7) br.cond.dpnt .L442
	;;
	.mib
	cmp.eq p6, p7 = r47, r14
	nop 0
	(p7) br.cond.dpnt .L432
	;;
	.mib
	cmp.eq p6, p7 = r33, r34
	adds r33 = 1, r33
	(p6) br.cond.dpnt .L382
	.align 32
.L383:
	.mmi
	nop 0
	adds r35 = 1, r35
	nop 0
	;;
	.mib
	nop 0
	cmp.lt p6, p7 = r35, r36
	(p6) br.cond.sptk .L407
	;;
.L366:
	.mib
	nop 0
	cmp.eq p6, p7 = r33, r34
	(p7) br.cond.dpnt .L382
	;;
	.mmi
	(p6) mov r8 = r34
	nop 0
	nop 0
.L420:
	.mii
	nop 0
	mov b0 = r60
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r61
	br.ret.sptk.many b0
.L442:
	.mib
	cmp.eq p6, p7 = r46, r14
	nop 0
	(p6) br.cond.dpnt .L371
	;;
	.mib
	cmp.eq p6, p7 = r45, r14
	nop 0
	(p7) br.cond.spnt .L432
	;;
	.mmi
	nop 0
	ld8 r14 = [r53]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r33, r14
	(p7) br.cond.dpnt .L443
.L384:
	.mmi
	ld8 r14 = [r52]
	nop 0
	adds r16 = 40, r16
	;;
	.mib
	cmp.geu p6, p7 = r33, r14
	adds r14 = -1, r33
	(p6) br.cond.dpnt .L382
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.ne p6, p7 = 10, r14
	nop 0
	(p6) br.cond.dpnt .L382
	;;
	.mmi
	nop 0
	ld4 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r14, 3
	(p6) br.cond.dptk .L383
	.align 32
.L382:
	.mmi
	mov r8 = r0
	nop 0
	nop 0
.L454:
	.mii
	nop 0
	mov b0 = r60
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r61
	br.ret.sptk.many b0
.L443:
	.mmi
	adds r14 = 8, r32
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 0
	(p7) br.cond.dptk .L384
	.mmi
	nop 0
	adds r35 = 1, r35
	nop 0
	;;
	.mib
	nop 0
	cmp.lt p6, p7 = r35, r36
	(p6) br.cond.sptk .L407
	.mib
	nop 0
	nop 0
	br .L366
	;;
.L368:
	.mib
	cmp.eq p6, p7 = r40, r14
	nop 0
	(p6) br.cond.dpnt .L375
	;;
	.mib
	cmp.ltu p6, p7 = r40, r14
	nop 0
	(p7) br.cond.dpnt .L444
	;;
	.mib
	cmp.eq p6, p7 = r50, r14
	nop 0
	(p7) br.cond.dpnt .L445
	;;
	.mmi
	nop 0
	ld8 r14 = [r52]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r33, r14
	nop 0
	(p7) br.cond.dpnt .L446
	;;
	.mib
	cmp.geu p6, p7 = r33, r14
	nop 0
	(p6) br.cond.dpnt .L382
	;;
	.mmi
	ld1 r63 = [r33]
	;;
	nop 0
	sxt1 r14 = r63
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 10, r14
	(p7) br.cond.dpnt .L447
.L395:
	.mib
	nop 0
	zxt1 r63 = r63
	br.call.sptk.many b0 = isalnum#
	;;
	.mib
	mov r1 = r62
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L382
	;;
	.mmi
	ld1 r14 = [r33]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 95, r14
	(p7) br.cond.dpnt .L382
.L396:
	.mmi
	ld8 r14 = [r53]
	nop 0
	adds r38 = -1, r33
	;;
	.mib
	cmp.gtu p6, p7 = r33, r14
	nop 0
	(p7) br.cond.dpnt .L382
	;;
	.mib
	ld1 r63 = [r38]
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mib
	mov r1 = r62
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L383
	.mii
	ld1 r14 = [r38]
	adds r35 = 1, r35
	;;
	sxt1 r14 = r14
	;;
	.mib
	cmp4.eq p6, p7 = 95, r14
	nop 0
	(p7) br.cond.dpnt .L382
	;;
	.mib
	nop 0
	cmp.lt p6, p7 = r35, r36
	(p6) br.cond.sptk .L407
	.mib
	nop 0
	nop 0
	br .L366
	;;
.L444:
	.mib
	cmp.eq p6, p7 = r49, r14
	adds r17 = 8, r17
	(p6) br.cond.dpnt .L383
	;;
	.mib
	cmp.eq p6, p7 = r48, r14
	nop 0
	(p7) br.cond.spnt .L448
	;;
	.mmi
	adds r35 = 1, r35
	ld8 r14 = [r17]
	nop 0
	;;
	.align 32
.L397:
	.mmi
	and r14 = r44, r14
	;;
	add r35 = r14, r35
	nop 0
	;;
	.mmi
	shladd r14 = r35, 3, r0
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	and r16 = r43, r14
	and r14 = r44, r14
	;;
	.mib
	cmp.ne p6, p7 = r51, r16
	nop 0
	(p7) br.cond.dpnt .L383
	;;
	.mmi
	add r35 = r14, r35
	;;
	shladd r14 = r35, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	and r16 = r43, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r51, r16
	(p6) br.cond.dptk .L397
	.mib
	nop 0
	nop 0
	br .L383
.L432:
	.mib
	nop 0
	mov b0 = r60
	nop 0
	.mlx
	nop 0
	movl r8 = @gprel(.LC0)
	;;
	.mib
	add r8 = r1, r8
	mov ar.pfs = r61
	br.ret.sptk.many b0
.L375:
	.mmi
	ld8 r14 = [r53]
	ld8 r15 = [r52]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r33, r14
	nop 0
	(p7) br.cond.dpnt .L449
	;;
	.mib
	nop 0
	cmp.leu p6, p7 = r15, r33
	(p6) br.cond.dptk .L390
	.mmi
	adds r15 = -1, r33
	;;
	ld1 r15 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 10, r15
	(p6) br.cond.dpnt .L391
	;;
.L390:
	.mib
	adds r38 = -1, r33
	cmp.leu p6, p7 = r33, r14
	(p6) br.cond.spnt .L382
	;;
	.mib
	ld1 r63 = [r38]
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mib
	mov r1 = r62
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L382
	;;
	.mmi
	ld1 r14 = [r38]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 95, r14
	(p7) br.cond.dpnt .L382
.L392:
	.mmi
	nop 0
	ld8 r14 = [r52]
	nop 0
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r33, r14
	(p7) br.cond.dpnt .L382
.L388:
	.mib
	ld1 r63 = [r33]
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mib
	mov r1 = r62
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L383
	.mii
	ld1 r14 = [r33]
	adds r35 = 1, r35
	;;
	sxt1 r14 = r14
	;;
	.mib
	cmp4.eq p6, p7 = 95, r14
	nop 0
	(p7) br.cond.dpnt .L382
	;;
	.mib
	nop 0
	cmp.lt p6, p7 = r35, r36
	(p6) br.cond.sptk .L407
	.mib
	nop 0
	nop 0
	br .L366
	;;
.L367:
	.mmi
	adds r16 = 24, r16
	and r38 = r44, r38
	nop 0
	.mmb
	cmp.eq p6, p7 = r33, r34
	adds r35 = 1, r35
	(p6) br.cond.dpnt .L382
	;;
	.mmi
	nop 0
	ld8 r14 = [r16]
	shl r38 = r38, 5
	.mmi
	ld1 r16 = [r33], 1
	;;
	add r14 = r14, r38
	nop 0
	;;
	.mmi
	nop 0
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mmi
	add r15 = r15, r16
	ld1 r16 = [r14]
	nop 0
	;;
	.mmi
	ld1 r14 = [r15]
	;;
	and r14 = r16, r14
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L382
	;;
	.mib
	nop 0
	cmp.lt p6, p7 = r35, r36
	(p6) br.cond.sptk .L407
	.mib
	nop 0
	nop 0
	br .L366
	;;
.L371:
	.mmi
	cmp.eq p6, p7 = r33, r34
	nop 0
	sxt1 r38 = r38
	.mmb
	adds r35 = 1, r35
	nop 0
	(p6) br.cond.dpnt .L382
	;;
	.mmi
	ld1 r14 = [r33], 1
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.ne p6, p7 = r38, r14
	nop 0
	(p6) br.cond.dpnt .L382
	;;
	.mib
	nop 0
	cmp.lt p6, p7 = r35, r36
	(p6) br.cond.sptk .L407
	.mib
	nop 0
	nop 0
	br .L366
.L369:
	.mmi
	ld8 r14 = [r52]
	nop 0
	adds r16 = 40, r16
	;;
	.mib
	cmp.ne p6, p7 = r33, r14
	nop 0
	(p7) br.cond.dpnt .L450
	;;
	.mib
	cmp.geu p6, p7 = r33, r14
	adds r35 = 1, r35
	(p6) br.cond.spnt .L382
	;;
	.mmi
	ld1 r14 = [r33]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.ne p6, p7 = 10, r14
	nop 0
	(p6) br.cond.dpnt .L382
	;;
	.mmi
	nop 0
	ld4 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 3
	(p6) br.cond.dpnt .L382
	;;
	.mib
	nop 0
	cmp.lt p6, p7 = r35, r36
	(p6) br.cond.sptk .L407
	.mib
	nop 0
	nop 0
	br .L366
.L445:
	.mii
	adds r54 = 1, r35
	nop 0
	;;
	mov r66 = r54
.L398:
	.mlx
	cmp.ltu p6, p7 = r58, r14
	movl r16 = 1879048192
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L451
	;;
	.mlx
	nop 0
	movl r40 = 134217727
	.mmb
	adds r35 = -1, r35
	cmp.eq p6, p7 = r16, r14
	(p6) br.cond.dpnt .L404
	;;
	.mlx
	and r15 = r40, r38
	movl r41 = 4160749568
	.mlx
	nop 0
	movl r42 = 2415919104
	;;
	.mlx
	add r35 = r15, r35
	movl r43 = 2281701376
	.mlx
	nop 0
	movl r15 = 2013265920
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r15, r14
	(p7) br.cond.dpnt .L452
.L412:
	.mmi
	mov r67 = r35
	mov r68 = r37
	mov r65 = r34
	.mmb
	mov r64 = r33
	mov r63 = r32
	br.call.sptk.many b0 = lbackref#
	;;
	.mmi
	mov r1 = r62
	cmp.ne p6, p7 = 0, r8
	nop 0
	.mmb
	shladd r14 = r35, 3, r0
	adds r66 = 2, r35
	(p6) br.cond.dpnt .L420
	;;
	.mmi
	ld8 r15 = [r32]
	;;
	adds r15 = 8, r15
	nop 0
	;;
	.mmi
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mmi
	adds r16 = 8, r14
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r41, r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r42, r14
	nop 0
	(p6) br.cond.dpnt .L382
	;;
	.mmi
	ld8 r14 = [r16]
	;;
	and r14 = r40, r14
	nop 0
	;;
	.mmi
	add r35 = r35, r14, 1
	;;
	shladd r14 = r35, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	ld8 r14 = [r15]
	nop 0
	;;
	.mmi
	and r14 = r41, r14
	;;
	cmp.ne p6, p7 = r43, r14
	nop 0
	;;
	.mib
	nop 0
	(p7) adds r35 = -1, r35
	br .L412
.L452:
	.mmi
	adds r39 = 16, r32
	adds r16 = 24, r32
	dep.z r38 = r38, 3, 27
	.mlx
	mov r68 = r37
	movl r15 = 1744830464
	;;
	.mmi
	cmp.eq p6, p7 = r15, r14
	mov r67 = r36
	mov r66 = r54
	.mmb
	mov r65 = r34
	mov r64 = r33
	(p7) br.cond.dpnt .L432
	;;
	.mmi
	nop 0
	ld8 r14 = [r39]
	mov r63 = r32
	.mmi
	ld8 r15 = [r16]
	;;
	add r14 = r14, r38
	sub r15 = r33, r15
	;;
	.mmi
	nop 0
	ld4 r40 = [r14]
	nop 0
	.mmb
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = lbackref#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	mov r1 = r62
	mov b0 = r60
	;;
	.mii
	(p7) ld8 r14 = [r39]
	mov ar.pfs = r61
	;;
	(p7) add r14 = r14, r38
	;;
	.mib
	(p7) st4 [r14] = r40
	nop 0
	br.ret.sptk.many b0
.L451:
	.mmi
	cmp.eq p6, p7 = r57, r14
	shladd r15 = r37, 3, r0
	mov r68 = r37
	.mmb
	mov r67 = r36
	mov r65 = r34
	(p6) br.cond.dpnt .L401
	;;
	.mlx
	cmp.eq p6, p7 = r56, r14
	movl r66 = 134217727
	.mmb
	mov r64 = r33
	mov r63 = r32
	(p7) br.cond.spnt .L453
	;;
	.mmi
	adds r14 = 56, r32
	nop 0
	and r66 = r66, r38
	;;
	.mii
	ld8 r14 = [r14]
	sub r66 = r54, r66
	;;
	add r14 = r14, r15
	;;
	.mmi
	nop 0
	ld8 r15 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r33, r15
	nop 0
	(p7) br.cond.dpnt .L429
	;;
	.mib
	st8 [r14] = r33
	nop 0
	br.call.sptk.many b0 = lbackref#
	;;
	.mib
	mov r1 = r62
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L420
.L429:
	.mmi
	mov r35 = r54
	nop 0
	adds r37 = -1, r37
	;;
	.mib
	nop 0
	cmp.le p6, p7 = r36, r35
	(p7) br.cond.dptk .L407
	.mib
	nop 0
	nop 0
	br .L366
	;;
.L453:
	.mlx
	nop 0
	movl r16 = 134217727
	.mmb
	cmp.eq p6, p7 = r55, r14
	adds r15 = 16, r32
	(p7) br.cond.spnt .L432
	;;
	.mmi
	and r14 = r16, r38
	ld8 r15 = [r15]
	mov r63 = r33
	;;
	.mii
	mov r38 = r14
	shladd r14 = r14, 3, r0
	;;
	add r15 = r15, r14
	;;
	.mmi
	adds r14 = 4, r15
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = -1, r14
	nop 0
	(p6) br.cond.dpnt .L382
	;;
	.mmi
	nop 0
	ld4 r15 = [r15]
	nop 0
	;;
	.mii
	sub r14 = r14, r15
	sxt4 r15 = r15
	;;
	sxt4 r59 = r14
	;;
	.mmi
	sub r14 = r34, r59
	nop 0
	mov r65 = r59
	;;
	.mib
	cmp.ltu p6, p7 = r14, r33
	adds r14 = 24, r32
	(p6) br.cond.dpnt .L382
	;;
	.mmi
	nop 0
	ld8 r64 = [r14]
	nop 0
	;;
	.mib
	add r64 = r64, r15
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r62
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L382
	;;
	.mmi
	nop 0
	ld8 r14 = [r32]
	nop 0
	;;
	.mlx
	adds r15 = 8, r14
	movl r14 = 1073741824
	;;
	.mmi
	ld8 r15 = [r15]
	nop 0
	or r14 = r14, r38
	;;
	.mmi
	add r16 = r15, r42
	nop 0
	adds r42 = 8, r42
	;;
	.mii
	ld8 r16 = [r16]
	add r15 = r15, r42
	;;
	cmp.eq p6, p7 = r14, r16
	;;
	.mib
	nop 0
	(p6) mov r35 = r54
	(p6) br.cond.dpnt .L408
	;;
	.align 32
.L409:
	.mmi
	ld8 r16 = [r15], 8
	nop 0
	mov r17 = r35
	.mmi
	mov r35 = r54
	nop 0
	adds r54 = 1, r54
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r16
	(p6) br.cond.dptk .L409
	.mmi
	adds r35 = 2, r17
	nop 0
	nop 0
	;;
.L408:
	.mib
	add r33 = r33, r59
	cmp.le p6, p7 = r36, r35
	(p7) br.cond.dptk .L407
	.mib
	nop 0
	nop 0
	br .L366
.L449:
	.mmi
	adds r17 = 8, r32
	;;
	ld4 r17 = [r17]
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r17, 0
	(p7) br.cond.dptk .L392
	;;
	.mib
	nop 0
	cmp.gtu p6, p7 = r15, r33
	(p7) br.cond.dptk .L382
	.mmi
	adds r15 = -1, r33
	;;
	ld1 r15 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 10, r15
	(p6) br.cond.dpnt .L382
.L391:
	.mmi
	adds r16 = 40, r16
	;;
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r15, 3
	(p6) br.cond.dptk .L388
	.mib
	nop 0
	nop 0
	br .L390
.L446:
	.mmi
	adds r14 = 8, r32
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r14, 1
	(p7) br.cond.dptk .L396
	.mib
	nop 0
	mov r8 = r0
	br .L454
.L450:
	.mmi
	adds r14 = 8, r32
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 1
	(p7) br.cond.dptk .L382
	.mmi
	nop 0
	adds r35 = 1, r35
	nop 0
	;;
	.mib
	nop 0
	cmp.lt p6, p7 = r35, r36
	(p6) br.cond.sptk .L407
	.mib
	nop 0
	nop 0
	br .L366
.L447:
	.mmi
	adds r16 = 40, r16
	;;
	ld4 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r14, 3
	(p6) br.cond.dptk .L396
	.mib
	nop 0
	nop 0
	br .L395
.L404:
	.mmi
	adds r39 = 16, r32
	adds r15 = 24, r32
	dep.z r38 = r38, 3, 27
	.mmi
	mov r64 = r33
	mov r68 = r37
	mov r67 = r36
	;;
	.mmi
	ld8 r14 = [r39]
	mov r66 = r54
	mov r65 = r34
	.mmi
	mov r63 = r32
	ld8 r15 = [r15]
	nop 0
	;;
	.mii
	add r14 = r14, r38
	sub r33 = r33, r15
	;;
	adds r14 = 4, r14
	;;
	.mmi
	nop 0
	ld4 r40 = [r14]
	nop 0
	.mmb
	st4 [r14] = r33
	nop 0
	br.call.sptk.many b0 = lbackref#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	mov r1 = r62
	mov b0 = r60
	;;
	.mii
	(p6) ld8 r14 = [r39]
	mov ar.pfs = r61
	;;
	(p6) add r14 = r14, r38
	;;
	.mmi
	nop 0
	(p6) adds r14 = 4, r14
	nop 0
	;;
	.mib
	(p6) st4 [r14] = r40
	nop 0
	br.ret.sptk.many b0
.L401:
	.mmi
	adds r37 = 1, r37
	adds r14 = 56, r32
	mov r35 = r54
	;;
	.mmi
	ld8 r14 = [r14]
	shladd r15 = r37, 3, r0
	cmp.le p6, p7 = r36, r35
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mib
	st8 [r14] = r33
	nop 0
	(p7) br.cond.dptk .L407
	.mib
	nop 0
	nop 0
	br .L366
.L448:
	.mlx
	adds r54 = 1, r35
	movl r15 = 1476395008
	;;
	.mib
	cmp.eq p6, p7 = r15, r14
	mov r66 = r54
	(p7) br.cond.dptk .L398
	.mmi
	mov r68 = r37
	mov r67 = r36
	mov r65 = r34
	.mmb
	mov r64 = r33
	mov r63 = r32
	br.call.sptk.many b0 = lbackref#
	;;
	.mlx
	nop 0
	movl r14 = 134217727
	.mmb
	cmp.ne p6, p7 = 0, r8
	mov r1 = r62
	(p6) br.cond.dpnt .L420
	;;
	.mmi
	and r38 = r14, r38
	;;
	add r35 = r54, r38
	nop 0
	;;
	.mib
	nop 0
	cmp.le p6, p7 = r36, r35
	(p7) br.cond.dptk .L407
	.mib
	nop 0
	nop 0
	br .L366
	.endp lbackref#
	.align 16
	.align 64
	.proc lslow#
lslow:
	.prologue 12, 51
	.mmi
	.save ar.pfs, r52
	alloc r52 = ar.pfs, 5, 18, 6, 0
	adds r14 = 32, r32
	adds r18 = -1, r33
	.mmi
	adds r17 = 80, r32
	adds r16 = 104, r32
	adds r15 = 96, r32
	;;
	.mmi
	ld8 r14 = [r14]
	mov r53 = r1
	.save rp, r51
	mov r51 = b0
	.mmi
	mov r56 = r0
	adds r46 = 40, r32
	mov r42 = r0
	;;
	.mmi
	cmp.eq p6, p7 = r33, r14
	ld8 r14 = [r32]
	.save ar.lc, r54
	mov r54 = ar.lc
	.body
	.mmi
	addl r49 = 130, r0
	addl r45 = 128, r0
	addl r47 = 255, r0
	;;
	.mmi
	ld8 r37 = [r17]
	adds r14 = 48, r14
	(p6) addl r38 = 128, r0
	.mmi
	addl r50 = 129, r0
	ld8 r43 = [r16]
	adds r48 = 8, r32
	;;
	.mmi
	nop 0
	(p7) ld1 r38 = [r18]
	mov r55 = r37
	.mmi
	ld8 r44 = [r15]
	;;
	nop 0
	(p7) sxt1 r38 = r38
	.mmb
	ld8 r57 = [r14]
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	add r14 = r37, r35
	addl r15 = 1, r0
	mov r1 = r53
	.mmi
	mov r60 = r37
	mov r58 = r37
	addl r59 = 132, r0
	;;
	.mmi
	st1 [r14] = r15
	mov r57 = r36
	mov r56 = r35
	;;
	.mib
	ld8 r55 = [r32]
	nop 0
	br.call.sptk.many b0 = lstep#
	;;
	.mmi
	ld8 r14 = [r46]
	mov r1 = r53
	mov r37 = r8
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r33, r14
	(p7) br.cond.dpnt .L541
	;;
	.align 32
.L457:
	.mii
	ld1 r14 = [r33]
	cmp4.ne p6, p7 = 10, r38
	;;
	sxt1 r14 = r14
	;;
	.mib
	mov r40 = r14
	nop 0
	(p7) br.cond.dpnt .L542
	;;
	.mib
	cmp4.ne p6, p7 = r45, r38
	nop 0
	(p7) br.cond.dpnt .L543
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 10, r14
	(p6) br.cond.dpnt .L503
	;;
	.mmi
	(p7) mov r39 = r0
	nop 0
	nop 0
.L466:
	.mmi
	nop 0
	and r41 = r47, r38
	nop 0
	;;
	.mib
	mov r55 = r41
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mmi
	nop 0
	cmp4.ne p8, p9 = 95, r38
	mov r1 = r53
	.mmb
	nop 0
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L488
	.mib
	addl r14 = 128, r0
	nop 0
	(p9) br.cond.dpnt .L544
	;;
	.mib
	cmp4.ne p6, p7 = r14, r40
	nop 0
	(p6) br.cond.dpnt .L471
	;;
	.mmi
	nop 0
	and r41 = r47, r38
	addl r40 = 128, r0
	;;
.L488:
	.mib
	mov r55 = r41
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r53
	;;
	.mib
	nop 0
	cmp4.eq.or.andcm p6, p7 = 95, r38
	(p7) br.cond.dpnt .L533
	;;
.L490:
	.mib
	cmp4.eq p6, p7 = r49, r39
	zxt1 r55 = r40
	(p6) br.cond.dpnt .L545
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = r45, r40
	nop 0
	;;
	.mbb
	(p7) addl r38 = 128, r0
	(p7) br.cond.dpnt .L477
	br.call.sptk.many b0 = isalnum#
	;;
	.mmi
	addl r59 = 134, r0
	cmp4.ne p8, p9 = 95, r40
	mov r38 = r40
	.mmb
	mov r1 = r53
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L497
	;;
.L553:
	.pred.rel.mutex p8, p9
	.mmi
	(p9) addl r38 = 95, r0
	mov r60 = r37
	mov r58 = r37
	.mmb
	mov r57 = r36
	mov r56 = r35
	(p9) br.cond.dpnt .L497
	;;
	.mib
	ld8 r55 = [r32]
	nop 0
	br.call.sptk.many b0 = lstep#
	;;
	.mmi
	nop 0
	mov r1 = r53
	mov r37 = r8
	;;
	.align 32
.L477:
	.mmi
	add r14 = r37, r36
	ld8 r15 = [r32]
	mov r56 = r43
	.mmi
	nop 0
	mov r55 = r37
	nop 0
	;;
	.mii
	ld1 r14 = [r14]
	adds r15 = 48, r15
	;;
	sxt1 r14 = r14
	.mmi
	ld8 r57 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r42 = r33
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mmi
	mov r56 = r37
	nop 0
	cmp4.eq p6, p7 = 0, r8
	.mmi
	mov r55 = r44
	nop 0
	mov r1 = r53
	;;
	.mib
	nop 0
	cmp.eq.or.andcm p6, p7 = r34, r33
	(p6) br.cond.dpnt .L524
.L548:
	.mii
	ld8 r14 = [r32]
	adds r33 = 1, r33
	;;
	adds r14 = 48, r14
	;;
	.mib
	ld8 r57 = [r14]
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	ld8 r14 = [r32]
	nop 0
	mov r55 = r37
	.mii
	mov r1 = r53
	mov r56 = r43
	;;
	adds r14 = 48, r14
	;;
	.mib
	ld8 r57 = [r14]
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r53
	mov r60 = r37
	mov r59 = r38
	.mmi
	mov r58 = r44
	mov r57 = r36
	mov r56 = r35
	;;
	.mib
	ld8 r55 = [r32]
	nop 0
	br.call.sptk.many b0 = lstep#
	;;
	.mmi
	ld8 r14 = [r46]
	mov r1 = r53
	mov r37 = r8
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r33, r14
	(p6) br.cond.dptk .L457
	;;
.L541:
	.mib
	cmp4.ne p6, p7 = 10, r38
	mov r16 = r48
	(p7) br.cond.dpnt .L546
	;;
	.mib
	ld4 r15 = [r48]
	cmp4.ne p6, p7 = r45, r38
	(p7) br.cond.dpnt .L547
	;;
	.mmi
	and r15 = 2, r15
	;;
	cmp4.eq p6, p7 = 0, r15
	mov r14 = r15
	;;
	.mib
	(p7) addl r40 = 128, r0
	(p7) mov r39 = r0
	(p7) br.cond.dptk .L466
	;;
	.mmi
	ld8 r55 = [r32]
	addl r40 = 128, r0
	addl r39 = 130, r0
	;;
.L478:
	.mmi
	adds r15 = 80, r55
	;;
	ld4 r15 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r14
	(p6) br.cond.dpnt .L481
	;;
.L482:
	.mib
	nop 0
	cmp4.eq p6, p7 = r45, r38
	(p7) br.cond.dpnt .L466
.L533:
	.mmi
	add r14 = r37, r36
	ld8 r15 = [r32]
	nop 0
	.mmi
	mov r56 = r43
	mov r55 = r37
	mov r38 = r40
	;;
	.mii
	ld1 r14 = [r14]
	adds r15 = 48, r15
	;;
	sxt1 r14 = r14
	.mmi
	ld8 r57 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r42 = r33
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r53
	.mmi
	mov r56 = r37
	nop 0
	mov r55 = r44
	;;
	.mib
	nop 0
	cmp.eq.or.andcm p6, p7 = r34, r33
	(p7) br.cond.dptk .L548
.L524:
	.mii
	mov r8 = r42
	mov b0 = r51
	;;
	mov ar.pfs = r52
	;;
	.mib
	nop 0
	mov ar.lc = r54
	br.ret.sptk.many b0
.L468:
	.mmi
	nop 0
	cmp4.ne p6, p7 = 10, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r38 = r14
	(p6) br.cond.dptk .L477
.L503:
	.mmi
	ld8 r55 = [r32]
	nop 0
	addl r40 = 10, r0
	;;
	.mmi
	adds r14 = 40, r55
	nop 0
	adds r15 = 80, r55
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	and r14 = 8, r14
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	mov r39 = r14
	(p7) br.cond.dpnt .L482
	;;
	.mmi
	(p6) mov r14 = r0
	ld4 r15 = [r15]
	(p6) addl r39 = 130, r0
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r14
	(p7) br.cond.dptk .L482
	.mib
	nop 0
	nop 0
	br .L481
.L542:
	.mmi
	ld8 r15 = [r32]
	;;
	adds r16 = 40, r15
	mov r55 = r15
	;;
	.mmi
	ld4 r16 = [r16]
	;;
	and r16 = 8, r16
	nop 0
	;;
	.mib
	mov r39 = r16
	cmp4.ne p6, p7 = 0, r16
	(p7) br.cond.dptk .L466
	;;
.L465:
	.mmi
	adds r16 = 76, r15
	nop 0
	cmp4.eq p6, p7 = 10, r14
	;;
	.mib
	ld4 r14 = [r16]
	adds r16 = 40, r15
	(p7) br.cond.dpnt .L549
	;;
	.mmi
	ld4 r16 = [r16]
	;;
	nop 0
	tbit.nz p6, p7 = r16, 3
	;;
	.mib
	nop 0
	(p6) addl r39 = 131, r0
	(p6) br.cond.dptk .L478
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L513
	;;
	.mmi
	nop 0
	mov r55 = r15
	addl r39 = 129, r0
	.mmb
	nop 0
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dpnt .L550
	;;
.L481:
	.mmi
	adds r14 = -1, r14
	mov r60 = r37
	mov r58 = r37
	.mmi
	mov r59 = r39
	mov r57 = r36
	mov r56 = r35
	;;
	.mmi
	nop 0
	addp4 r14 = r14, r0
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r14
	br.call.sptk.many b0 = lstep#
	;;
	.mib
	mov r1 = r53
	mov r37 = r8
	br.cloop.sptk.few .L526
	.align 32
.L485:
	.mib
	nop 0
	cmp4.eq p6, p7 = r50, r39
	(p7) br.cond.dpnt .L482
	;;
.L484:
	.mib
	nop 0
	cmp4.ne p6, p7 = r45, r40
	(p6) br.cond.dpnt .L513
	;;
.L480:
	.mib
	addl r39 = 129, r0
	cmp4.eq p6, p7 = r45, r38
	(p6) br.cond.dptk .L477
	.mib
	and r41 = r47, r38
	addl r40 = 128, r0
	br .L488
	;;
.L526:
	.mmi
	mov r60 = r37
	mov r58 = r37
	mov r59 = r39
	.mmi
	ld8 r55 = [r32]
	mov r57 = r36
	mov r56 = r35
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = lstep#
	;;
	.mib
	mov r1 = r53
	mov r37 = r8
	br.cloop.sptk.few .L526
	.mib
	nop 0
	nop 0
	br .L485
.L551:
	.mib
	cmp4.ne p6, p7 = r14, r38
	and r55 = r47, r38
	(p7) br.cond.dpnt .L504
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mmi
	cmp4.eq p6, p7 = 95, r38
	mov r1 = r53
	addl r55 = 95, r0
	;;
	.mib
	cmp4.ne.or.andcm p6, p7 = 0, r8
	nop 0
	(p7) br.cond.spnt .L504
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mib
	mov r1 = r53
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L504
	.mmi
	nop 0
	addl r38 = 95, r0
	addl r39 = 133, r0
	;;
.L497:
	.mmi
	adds r39 = -133, r39
	mov r60 = r37
	mov r58 = r37
	.mmi
	addl r59 = 133, r0
	mov r57 = r36
	mov r56 = r35
	;;
	.mib
	cmp4.ltu p6, p7 = 1, r39
	nop 0
	(p6) br.cond.spnt .L477
	;;
	.mib
	ld8 r55 = [r32]
	nop 0
	br.call.sptk.many b0 = lstep#
	;;
	.mib
	mov r1 = r53
	mov r37 = r8
	br .L477
.L549:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L534
.L513:
	.mmi
	addl r39 = 129, r0
	nop 0
	nop 0
.L471:
	.mib
	and r55 = r47, r40
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mib
	mov r1 = r53
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L491
	;;
	.mib
	cmp4.ne p6, p7 = r45, r38
	and r55 = r47, r38
	(p7) br.cond.dpnt .L532
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mmi
	cmp4.eq p6, p7 = 95, r38
	nop 0
	mov r1 = r53
	;;
	.mib
	nop 0
	cmp4.ne.or.andcm p6, p7 = 0, r8
	(p6) br.cond.dpnt .L518
.L532:
	.mmi
	mov r60 = r37
	mov r58 = r37
	addl r59 = 133, r0
	.mmi
	mov r57 = r36
	ld8 r55 = [r32]
	mov r56 = r35
	;;
	.mib
	mov r38 = r40
	nop 0
	br.call.sptk.many b0 = lstep#
	;;
	.mib
	mov r1 = r53
	mov r37 = r8
	br .L477
.L543:
	.mmi
	nop 0
	ld4 r15 = [r48]
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r15, 0
	(p6) br.cond.dptk .L468
	.mmi
	nop 0
	ld8 r15 = [r32]
	nop 0
	;;
	.mib
	nop 0
	mov r55 = r15
	br .L465
.L491:
	.mib
	addl r14 = 128, r0
	cmp4.ne p6, p7 = 95, r40
	(p7) br.cond.dpnt .L551
	;;
	.mib
	cmp4.eq p6, p7 = r14, r38
	nop 0
	(p6) br.cond.dpnt .L533
	;;
	.mmi
	nop 0
	(p7) and r41 = r47, r38
	nop 0
	;;
	.mib
	mov r55 = r41
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r53
	;;
	.mib
	nop 0
	cmp4.eq.or.andcm p6, p7 = 95, r38
	(p6) br.cond.dptk .L490
	.mib
	nop 0
	nop 0
	br .L533
.L545:
	.mmi
	mov r60 = r37
	mov r58 = r37
	addl r59 = 134, r0
	.mmi
	mov r57 = r36
	ld8 r55 = [r32]
	mov r56 = r35
	;;
	.mib
	mov r38 = r40
	nop 0
	br.call.sptk.many b0 = lstep#
	;;
	.mib
	mov r1 = r53
	mov r37 = r8
	br .L477
.L546:
	.mmi
	ld8 r15 = [r32]
	;;
	adds r14 = 40, r15
	nop 0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	and r14 = 8, r14
	nop 0
	;;
	.mib
	mov r39 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L459
	.mmi
	adds r16 = 8, r32
	nop 0
	mov r55 = r15
	;;
	.mmi
	ld4 r16 = [r16]
	nop 0
	adds r15 = 80, r55
	;;
	.mmi
	and r16 = 2, r16
	;;
	cmp4.eq p6, p7 = 0, r16
	mov r14 = r16
	;;
	.mib
	(p7) addl r40 = 128, r0
	nop 0
	(p7) br.cond.dpnt .L466
	;;
	.mmi
	ld4 r15 = [r15]
	addl r40 = 128, r0
	addl r39 = 130, r0
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r14
	(p7) br.cond.dptk .L482
	.mib
	nop 0
	nop 0
	br .L481
	;;
.L547:
	.mib
	nop 0
	tbit.nz p6, p7 = r15, 0
	(p6) br.cond.dptk .L462
	.mmi
	ld8 r15 = [r32]
	ld4 r16 = [r16]
	nop 0
	;;
	.mmi
	adds r14 = 76, r15
	nop 0
	tbit.z p6, p7 = r16, 1
	;;
	.mib
	ld4 r14 = [r14]
	nop 0
	(p6) br.cond.dpnt .L552
	;;
.L528:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L480
	.mmi
	addl r40 = 128, r0
	nop 0
	nop 0
	;;
.L534:
	.mmi
	cmp4.lt p6, p7 = 0, r14
	mov r55 = r15
	addl r39 = 129, r0
	.bbb
	nop 0
	(p7) br.cond.dpnt .L484
	br .L481
	;;
.L544:
	.mib
	addl r55 = 95, r0
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mib
	nop 0
	mov r1 = r53
	br .L490
.L459:
	.mmi
	adds r16 = 8, r32
	nop 0
	adds r14 = 76, r15
	;;
	.mmi
	ld4 r16 = [r16]
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r16, 1
	(p7) br.cond.dptk .L528
.L552:
	.mmi
	mov r55 = r15
	addl r40 = 128, r0
	addl r39 = 131, r0
	;;
	.mmi
	adds r15 = 80, r55
	;;
	ld4 r15 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r14
	(p7) br.cond.dptk .L482
	.mib
	nop 0
	nop 0
	br .L481
.L462:
	.mmi
	nop 0
	and r15 = 2, r15
	nop 0
	;;
	.mib
	mov r14 = r15
	cmp4.eq p6, p7 = 0, r15
	(p7) br.cond.dptk .L477
	.mmi
	nop 0
	ld8 r55 = [r32]
	addl r40 = 128, r0
	.mmb
	nop 0
	addl r39 = 130, r0
	br .L478
	;;
.L550:
	.mmi
	nop 0
	addl r39 = 129, r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r50, r39
	(p6) br.cond.dptk .L484
	.mib
	nop 0
	nop 0
	br .L482
.L504:
	.mmi
	mov r60 = r37
	mov r58 = r37
	addl r59 = 133, r0
	.mmi
	mov r57 = r36
	ld8 r55 = [r32]
	mov r56 = r35
	;;
	.mib
	addl r38 = 95, r0
	nop 0
	br.call.sptk.many b0 = lstep#
	;;
	.mib
	mov r1 = r53
	mov r37 = r8
	br .L477
.L518:
	.mii
	nop 0
	zxt1 r55 = r40
	nop 0
	.mmb
	addl r39 = 133, r0
	mov r38 = r40
	br.call.sptk.many b0 = isalnum#
	;;
	.mmi
	addl r59 = 134, r0
	nop 0
	cmp4.ne p8, p9 = 95, r40
	.mmb
	mov r1 = r53
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L497
	.mib
	nop 0
	nop 0
	br .L553
	.endp lslow#
	.align 16
	.align 64
	.proc ldissect#
ldissect:
	.prologue 12, 54
	.mmi
	.save ar.pfs, r55
	alloc r55 = ar.pfs, 5, 20, 5, 0
	mov r56 = r1
	.save rp, r54
	mov r54 = b0
	.body
	.mmb
	cmp.le p6, p7 = r36, r35
	nop 0
	(p6) br.cond.dpnt .L555
	;;
	.mlx
	nop 0
	movl r46 = 4160749568
	.mlx
	nop 0
	movl r51 = 1476395008
	;;
	.mlx
	nop 0
	movl r49 = 2013265920
	.mlx
	nop 0
	movl r52 = 1744830464
	;;
	.mlx
	nop 0
	movl r47 = 134217727
	.mlx
	nop 0
	movl r48 = 2415919104
	;;
	.mlx
	nop 0
	movl r53 = 1879048192
	.mlx
	nop 0
	movl r50 = 1207959552
	;;
	.mlx
	nop 0
	movl r45 = 805306368
	.mlx
	nop 0
	movl r43 = 268435456
	;;
	.mlx
	nop 0
	movl r44 = 671088640
.L583:
	.mmi
	ld8 r14 = [r32]
	shladd r38 = r35, 3, r0
	adds r37 = 1, r35
	;;
	.mmi
	adds r14 = 8, r14
	;;
	ld8 r19 = [r14]
	nop 0
	;;
	.mmi
	add r14 = r19, r38
	;;
	ld8 r17 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	and r16 = r46, r17
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r51, r16
	nop 0
	(p6) br.cond.dpnt .L556
	;;
	.mib
	cmp.eq p6, p7 = r49, r16
	nop 0
	(p6) br.cond.dpnt .L584
	;;
	.mib
	cmp.eq p6, p7 = r50, r16
	nop 0
	(p6) br.cond.dpnt .L558
	;;
	.mib
	cmp.geu p6, p7 = r51, r16
	nop 0
	(p7) br.cond.dpnt .L596
	;;
	.mib
	cmp.eq p6, p7 = r45, r16
	nop 0
	(p6) br.cond.dpnt .L565
	;;
	.mmi
	nop 0
	cmp.ltu p6, p7 = r45, r16
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r39 = r35
	(p6) br.cond.dptk .L563
	.mib
	nop 0
	cmp.eq p6, p7 = r43, r16
	(p7) br.cond.dpnt .L597
.L565:
	.mmi
	adds r33 = 1, r33
	nop 0
	nop 0
.L592:
	.mmi
	mov r35 = r37
	nop 0
	nop 0
	;;
	.align 32
.L571:
	.mib
	nop 0
	cmp.gt p6, p7 = r36, r35
	(p6) br.cond.dptk .L583
.L555:
	.mmi
	mov r8 = r33
	nop 0
	mov b0 = r54
	;;
	.mib
	nop 0
	mov ar.pfs = r55
	br.ret.sptk.many b0
.L597:
	.mib
	cmp.eq p6, p7 = r44, r16
	nop 0
	(p7) br.cond.spnt .L592
	;;
	.mib
	nop 0
	adds r33 = 1, r33
	br .L592
.L558:
	.mlx
	nop 0
	movl r14 = 134217727
	;;
	.mmi
	and r17 = r14, r17
	;;
	add r39 = r17, r35
	add r37 = r35, r17, 1
	.align 32
.L563:
	.mib
	nop 0
	cmp.eq p6, p7 = r50, r16
	(p7) br.cond.dpnt .L592
	;;
	.mmi
	(p6) mov r59 = r34
	nop 0
	nop 0
.L568:
	.mmi
	mov r61 = r37
	mov r60 = r35
	nop 0
	.mmb
	mov r58 = r33
	mov r57 = r32
	br.call.sptk.many b0 = lslow#
	;;
	.mmi
	mov r1 = r56
	mov r59 = r34
	mov r38 = r8
	.mmi
	mov r61 = r36
	mov r60 = r37
	mov r57 = r32
	;;
	.mib
	mov r58 = r8
	nop 0
	br.call.sptk.many b0 = lslow#
	;;
	.mmi
	nop 0
	mov r1 = r56
	adds r59 = -1, r38
	.mmb
	nop 0
	cmp.eq p6, p7 = r8, r34
	(p7) br.cond.dptk .L568
	;;
	.mmi
	adds r35 = 1, r35
	mov r58 = r33
	mov r61 = r39
	.mmi
	mov r59 = r38
	mov r57 = r32
	mov r40 = r33
	;;
	.mib
	mov r60 = r35
	nop 0
	br.call.sptk.many b0 = lslow#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r56
	;;
	.mib
	nop 0
	cmp.ne.and.orcm p6, p7 = r8, r33
	(p7) br.cond.dpnt .L598
	.align 32
.L588:
	.mmi
	mov r40 = r33
	mov r33 = r8
	mov r61 = r39
	.mmi
	mov r60 = r35
	mov r59 = r38
	mov r57 = r32
	;;
	.mib
	mov r58 = r33
	nop 0
	br.call.sptk.many b0 = lslow#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r56
	;;
	.mib
	nop 0
	cmp.ne.and.orcm p6, p7 = r8, r33
	(p6) br.cond.dptk .L588
	;;
.L598:
	.mmi
	cmp.ne p6, p7 = 0, r8
	mov r60 = r35
	nop 0
	.mmi
	mov r61 = r39
	mov r35 = r37
	mov r57 = r32
	;;
	.mii
	(p7) mov r8 = r33
	(p7) mov r33 = r40
	;;
	mov r58 = r33
	.mmb
	mov r59 = r8
	mov r33 = r38
	br.call.sptk.many b0 = ldissect#
	;;
	.mib
	mov r1 = r56
	cmp.gt p6, p7 = r36, r35
	(p6) br.cond.dptk .L583
	.mib
	nop 0
	nop 0
	br .L555
.L584:
	.mmi
	nop 0
	mov r15 = r17
	mov r37 = r35
	;;
	.align 32
.L557:
	.mmi
	and r15 = r47, r15
	;;
	add r37 = r37, r15
	nop 0
	;;
	.mmi
	shladd r15 = r37, 3, r0
	;;
	add r15 = r19, r15
	nop 0
	;;
	.mmi
	ld8 r15 = [r15]
	;;
	and r18 = r46, r15
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r48, r18
	(p6) br.cond.dptk .L557
	;;
	.mib
	cmp.eq p6, p7 = r53, r16
	adds r37 = 1, r37
	(p6) br.cond.dpnt .L560
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r49, r16
	(p7) br.cond.dpnt .L561
	;;
	.mmi
	(p6) mov r59 = r34
	nop 0
	nop 0
.L569:
	.mmi
	mov r61 = r37
	mov r60 = r35
	nop 0
	.mmb
	mov r58 = r33
	mov r57 = r32
	br.call.sptk.many b0 = lslow#
	;;
	.mmi
	mov r1 = r56
	mov r59 = r34
	mov r39 = r8
	.mmi
	mov r61 = r36
	mov r60 = r37
	mov r57 = r32
	;;
	.mib
	mov r58 = r8
	nop 0
	br.call.sptk.many b0 = lslow#
	;;
	.mmi
	nop 0
	mov r1 = r56
	adds r59 = -1, r39
	.mmb
	nop 0
	cmp.eq p6, p7 = r8, r34
	(p7) br.cond.dptk .L569
	;;
	.mlx
	ld8 r14 = [r32]
	movl r40 = 134217727
	.mmi
	adds r15 = -1, r35
	adds r35 = 1, r35
	mov r59 = r39
	;;
	.mmi
	adds r14 = 8, r14
	mov r60 = r35
	mov r58 = r33
	.mlx
	mov r57 = r32
	movl r42 = 4160749568
	;;
	.mlx
	ld8 r14 = [r14]
	movl r41 = 2281701376
	;;
	.mmi
	add r14 = r14, r38
	;;
	ld8 r38 = [r14]
	nop 0
	;;
	.mmi
	and r38 = r40, r38
	;;
	add r38 = r38, r15
	nop 0
	;;
	.mib
	mov r61 = r38
	nop 0
	br.call.sptk.many b0 = lslow#
	;;
	.mmi
	adds r16 = 1, r38
	nop 0
	mov r1 = r56
	.mmb
	cmp.eq p6, p7 = r8, r39
	nop 0
	(p6) br.cond.dpnt .L580
	;;
	.mmi
	shladd r15 = r16, 3, r0
	nop 0
	nop 0
	.align 32
.L599:
	.mmi
	ld8 r14 = [r32]
	adds r35 = 2, r38
	mov r59 = r39
	.mii
	mov r58 = r33
	mov r57 = r32
	;;
	adds r14 = 8, r14
	.mmi
	mov r60 = r35
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	ld8 r38 = [r15]
	nop 0
	;;
	.mmi
	and r38 = r40, r38
	;;
	add r38 = r38, r16
	nop 0
	;;
	.mmi
	shladd r15 = r38, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	and r14 = r42, r14
	nop 0
	;;
	.mmi
	cmp.ne p6, p7 = r41, r14
	;;
	(p7) adds r38 = -1, r38
	nop 0
	;;
	.mib
	mov r61 = r38
	nop 0
	br.call.sptk.many b0 = lslow#
	;;
	.mmi
	adds r16 = 1, r38
	mov r1 = r56
	cmp.eq p6, p7 = r8, r39
	;;
	.mib
	nop 0
	shladd r15 = r16, 3, r0
	(p7) br.cond.dptk .L599
.L580:
	.mmi
	mov r58 = r33
	mov r60 = r35
	mov r59 = r39
	.mmi
	mov r35 = r37
	mov r61 = r38
	mov r57 = r32
	;;
	.mib
	mov r33 = r39
	nop 0
	br.call.sptk.many b0 = ldissect#
	;;
	.mib
	mov r1 = r56
	cmp.gt p6, p7 = r36, r35
	(p6) br.cond.dptk .L583
	.mib
	nop 0
	nop 0
	br .L555
.L596:
	.mlx
	nop 0
	movl r14 = 1879048192
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r16
	(p6) br.cond.dpnt .L560
	;;
.L561:
	.mmb
	cmp.eq p6, p7 = r52, r16
	adds r15 = 16, r32
	nop 0
	.mii
	adds r14 = 24, r32
	dep.z r17 = r17, 3, 27
	mov r35 = r37
	;;
	.mmi
	(p6) ld8 r15 = [r15]
	(p6) ld8 r16 = [r14]
	nop 0
	;;
	.mmi
	(p6) add r17 = r15, r17
	nop 0
	(p6) sub r16 = r33, r16
	;;
	.mib
	(p6) st4 [r17] = r16
	nop 0
	br .L571
.L556:
	.mlx
	nop 0
	movl r14 = 134217727
	.mmi
	mov r59 = r34
	;;
	and r17 = r14, r17
	nop 0
	;;
	.mmi
	nop 0
	add r39 = r17, r35
	add r37 = r35, r17, 1
	;;
	.align 32
.L562:
	.mmi
	mov r61 = r37
	mov r60 = r35
	nop 0
	.mmb
	mov r58 = r33
	mov r57 = r32
	br.call.sptk.many b0 = lslow#
	;;
	.mmi
	mov r1 = r56
	mov r59 = r34
	mov r38 = r8
	.mmi
	mov r61 = r36
	mov r60 = r37
	mov r57 = r32
	;;
	.mib
	mov r58 = r8
	nop 0
	br.call.sptk.many b0 = lslow#
	;;
	.mmi
	nop 0
	mov r1 = r56
	adds r59 = -1, r38
	.mmb
	nop 0
	cmp.eq p6, p7 = r8, r34
	(p7) br.cond.dptk .L562
	;;
	.mmi
	adds r35 = 1, r35
	mov r58 = r33
	nop 0
	.mmi
	mov r61 = r39
	mov r59 = r38
	mov r57 = r32
	;;
	.mib
	mov r60 = r35
	nop 0
	br.call.sptk.many b0 = lslow#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	mov r1 = r56
	mov r59 = r38
	.mmb
	mov r61 = r39
	mov r60 = r35
	(p7) br.cond.dpnt .L574
	;;
	.mmi
	nop 0
	mov r58 = r33
	mov r57 = r32
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = ldissect#
	;;
	.mmi
	mov r1 = r56
	nop 0
	nop 0
.L574:
	.mmi
	mov r35 = r37
	nop 0
	mov r33 = r38
	;;
	.mib
	nop 0
	cmp.gt p6, p7 = r36, r35
	(p6) br.cond.dptk .L583
	.mib
	nop 0
	nop 0
	br .L555
.L560:
	.mmi
	adds r14 = 16, r32
	nop 0
	dep.z r17 = r17, 3, 27
	.mmi
	adds r15 = 24, r32
	nop 0
	mov r35 = r37
	;;
	.mmi
	ld8 r14 = [r14]
	ld8 r15 = [r15]
	nop 0
	;;
	.mii
	add r14 = r14, r17
	sub r15 = r33, r15
	;;
	adds r14 = 4, r14
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br .L571
	.endp ldissect#
	.align 16
	.align 64
	.global regexec#
	.type	regexec#, @function
	.proc regexec#
regexec:
	.prologue 12, 72
	.mmi
	.save ar.pfs, r73
	alloc r73 = ar.pfs, 5, 40, 6, 0
	.fframe 112
	adds r12 = -112, r12
	.save pr, r75
	mov r75 = pr
	.mmi
	adds r14 = 16, r32
	mov r74 = r1
	and r43 = 7, r36
	;;
	.mmi
	ld4 r15 = [r14]
	addl r14 = 62053, r0
	.save ar.lc, r76
	mov r76 = ar.lc
	;;
	.mii
	nop 0
	.save rp, r72
	mov r72 = b0
	.body
	nop 0
	.mmb
	cmp4.ne p6, p7 = r14, r15
	addl r14 = 53829, r0
	(p6) br.cond.dpnt .L800
	;;
	.mmi
	ld8 r45 = [r32]
	;;
	adds r16 = 56, r45
	adds r44 = 48, r45
	;;
	.mii
	ld4 r15 = [r45]
	nop 0
	;;
	cmp4.ne p6, p7 = r14, r15
	.mmb
	adds r14 = 72, r45
	adds r15 = 40, r45
	(p6) br.cond.dpnt .L800
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mii
	and r14 = 4, r14
	nop 0
	;;
	cmp4.ne p6, p7 = 0, r14
	.mmb
	mov r46 = r14
	adds r14 = 64, r45
	(p6) br.cond.dpnt .L800
	;;
	.mmi
	ld4 r15 = [r15]
	ld8 r39 = [r16]
	nop 0
	;;
	.mmi
	and r15 = 4, r15
	ld8 r16 = [r44]
	adds r39 = 1, r39
	.mmi
	nop 0
	ld8 r38 = [r14]
	nop 0
	;;
	.mib
	cmp4.ne p8, p9 = 0, r15
	cmp.ltu p6, p7 = 64, r16
	(p6) br.cond.dptk .L602
	;;
	.mmi
	mov r14 = r35
	nop 0
	tbit.z p6, p7 = r36, 2
	.mmb
	(p8) mov r34 = r0
	nop 0
	(p6) br.cond.dpnt .L604
	;;
	.mmi
	nop 0
	ld4 r41 = [r14], 4
	nop 0
	;;
	.mii
	ld4 r54 = [r14]
	sxt4 r41 = r41
	;;
	sxt4 r54 = r54
	.mii
	add r41 = r33, r41
	nop 0
	;;
	add r54 = r33, r54
	;;
.L605:
	.mmi
	adds r42 = 96, r45
	nop 0
	cmp.ltu p6, p7 = r54, r41
	.mmb
	adds r14 = 112, r45
	nop 0
	(p6) br.cond.dpnt .L822
	;;
	.mmi
	nop 0
	ld8 r78 = [r42]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r78
	nop 0
	(p6) br.cond.dpnt .L607
	;;
	.mmi
	ld8 r20 = [r14]
	nop 0
	adds r14 = 120, r45
	;;
	.mib
	cmp.ne p6, p7 = 0, r20
	nop 0
	(p7) br.cond.dpnt .L611
	;;
	.mmi
	ld8 r22 = [r14]
	nop 0
	adds r14 = 128, r45
	;;
	.mib
	cmp.eq p6, p7 = 0, r22
	nop 0
	(p6) br.cond.dpnt .L611
	;;
	.mmi
	ld4 r21 = [r14]
	;;
	nop 0
	sxt4 r21 = r21
	;;
	.mmi
	adds r21 = -1, r21
	;;
	add r14 = r41, r21
	add r21 = r78, r21
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r14, r54
	(p7) br.cond.dpnt .L613
	.align 32
.L612:
	.mmi
	ld1 r15 = [r14]
	;;
	shladd r15 = r15, 2, r0
	nop 0
	;;
	.mmi
	add r15 = r20, r15
	;;
	ld4 r15 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r16 = r15
	cmp4.ne p6, p7 = 0, r15
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L927
	;;
	.mmi
	nop 0
	add r14 = r14, r16
	nop 0
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r14, r54
	(p7) br.cond.dptk .L612
	;;
.L613:
	.mib
	cmp.eq p6, p7 = r21, r78
	mov r78 = r14
	(p6) br.cond.dpnt .L607
	.align 32
.L708:
	.mmi
	addl r46 = 1, r0
	nop 0
	nop 0
	;;
.L600:
	.mii
	mov r8 = r46
	mov pr = r75, -1
	;;
	mov b0 = r72
	;;
	.mii
	nop 0
	mov ar.pfs = r73
	;;
	mov ar.lc = r76
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
.L800:
	.body
	.copy_state 1
	.mmi
	addl r46 = 2, r0
	;;
	mov r8 = r46
	mov pr = r75, -1
	;;
	.mii
	nop 0
	mov b0 = r72
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r73
	;;
	mov ar.lc = r76
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
.L602:
	.body
	.copy_state 2
	.pred.rel.mutex p8, p9
	.mmi
	mov r14 = r35
	nop 0
	tbit.z p6, p7 = r36, 2
	.mmb
	(p8) mov r34 = r0
	nop 0
	(p6) br.cond.dpnt .L695
	;;
	.mmi
	nop 0
	ld4 r40 = [r14], 4
	nop 0
	;;
	.mii
	ld4 r47 = [r14]
	sxt4 r40 = r40
	;;
	sxt4 r47 = r47
	.mii
	add r40 = r33, r40
	nop 0
	;;
	add r47 = r33, r47
	;;
.L696:
	.mmi
	adds r42 = 96, r45
	nop 0
	cmp.ltu p6, p7 = r47, r40
	.mmb
	adds r14 = 112, r45
	nop 0
	(p6) br.cond.dpnt .L822
	;;
	.mmi
	nop 0
	ld8 r78 = [r42]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r78
	nop 0
	(p6) br.cond.dpnt .L823
	;;
	.mmi
	ld8 r19 = [r14]
	nop 0
	adds r14 = 120, r45
	;;
	.mib
	cmp.ne p6, p7 = 0, r19
	nop 0
	(p7) br.cond.dpnt .L702
	;;
	.mmi
	ld8 r21 = [r14]
	nop 0
	adds r14 = 128, r45
	;;
	.mib
	cmp.eq p6, p7 = 0, r21
	nop 0
	(p6) br.cond.dpnt .L702
	;;
	.mmi
	ld4 r20 = [r14]
	;;
	nop 0
	sxt4 r20 = r20
	;;
	.mmi
	adds r20 = -1, r20
	;;
	add r37 = r40, r20
	add r20 = r78, r20
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r37, r47
	(p7) br.cond.dpnt .L704
	.align 32
.L703:
	.mmi
	ld1 r14 = [r37]
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r19, r14
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r15 = r14
	cmp4.ne p6, p7 = 0, r14
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L928
	;;
	.mmi
	nop 0
	add r37 = r37, r15
	nop 0
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r37, r47
	(p7) br.cond.dptk .L703
	;;
.L704:
	.mib
	nop 0
	cmp.eq p6, p7 = r20, r78
	(p7) br.cond.dptk .L708
	.align 32
.L698:
	.mmi
	adds r16 = 16, r12
	ld8 r77 = [r44]
	adds r50 = 24, r12
	.mmi
	adds r48 = 32, r12
	adds r51 = 72, r12
	adds r53 = 40, r12
	;;
	.mmi
	adds r52 = 48, r12
	adds r49 = 56, r12
	shladd r77 = r77, 2, r0
	.mmi
	st8 [r16] = r45
	st4 [r50] = r43
	adds r58 = 88, r12
	;;
	.mmi
	st8 [r52] = r40
	st8 [r48] = r0
	adds r63 = 104, r12
	.mmi
	adds r64 = 112, r12
	adds r62 = 96, r12
	adds r54 = 64, r12
	;;
	.mmi
	st8 [r51] = r0
	st8 [r53] = r33
	addl r65 = 1, r0
	.mmi
	addl r55 = 128, r0
	addl r59 = 130, r0
	addl r57 = 255, r0
	;;
	.mmi
	st8 [r49] = r47
	addl r60 = 129, r0
	addl r68 = 255, r0
	.mmb
	cmp.eq p18, p19 = 0, r34
	adds r61 = 144, r45
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	adds r16 = 80, r12
	addl r14 = 2, r0
	adds r17 = 16, r12
	.mmi
	st8 [r58] = r8
	mov r1 = r74
	cmp.eq p6, p7 = 0, r8
	;;
	.mmi
	mov r78 = r0
	cmp.ne p16, p17 = 1, r34
	addl r56 = -1, r0
	.mmb
	addl r67 = 1024, r0
	adds r66 = 152, r45
	(p6) br.cond.spnt .L713
	;;
	.mmi
	st8 [r16] = r14
	ld8 r14 = [r17]
	addl r17 = 3, r0
	.mmi
	st8 [r62] = r8
	;;
	adds r14 = 48, r14
	nop 0
	;;
	.mmi
	ld8 r15 = [r14]
	st8 [r16] = r17
	addl r17 = 4, r0
	;;
	.mmi
	add r15 = r8, r15
	;;
	st8 [r63] = r15
	nop 0
	;;
	.mmi
	ld8 r15 = [r14]
	st8 [r16] = r17
	nop 0
	;;
	.mmi
	shladd r15 = r15, 1, r0
	ld8.a r16 = [r14]
	nop 0
	.mmi
	ld8.a r79 = [r14]
	;;
	add r15 = r8, r15
	nop 0
	;;
	.mmi
	nop 0
	st8 [r64] = r15
	shladd r15 = r16, 1, r0
	.mmi
	nop 0
	chk.a.clr r16, .L966
.L967:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	nop 0
	;;
	.mmi
	add r15 = r15, r16
	;;
	add r77 = r8, r15
	adds r15 = 120, r12
	;;
	.mmi
	nop 0
	st8 [r15] = r77
	nop 0
	;;
	.mib
	ld8.c.clr r79 = [r14]
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r14 = 104, r45
	nop 0
	mov r1 = r74
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	nop 0
	sxt4 r15 = r14
	.mmb
	cmp4.gt p6, p7 = r0, r14
	nop 0
	(p6) br.cond.dpnt .L776
	;;
	.mmi
	nop 0
	sub r37 = r37, r15
	nop 0
	;;
	.mii
	cmp.leu p6, p7 = r37, r40
	nop 0
	;;
	(p7) mov r40 = r37
	;;
.L776:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	ld8 r14 = [r52]
	adds r15 = -1, r40
	mov r78 = r0
	.mmi
	mov r43 = r0
	ld8 r37 = [r62]
	nop 0
	;;
	.mmi
	cmp.eq p6, p7 = r14, r40
	nop 0
	mov r77 = r37
	.mmi
	ld8 r70 = [r63]
	ld8 r71 = [r64]
	nop 0
	;;
	.mmi
	(p7) ld1 r69 = [r15]
	nop 0
	adds r15 = 16, r12
	;;
	.mmi
	ld8 r14 = [r15]
	nop 0
	(p7) sxt1 r69 = r69
	;;
	.mmi
	adds r14 = 48, r14
	nop 0
	(p6) addl r69 = 128, r0
	;;
	.mib
	ld8 r79 = [r14]
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	add r14 = r37, r39
	adds r16 = 16, r12
	mov r82 = r37
	.mmi
	mov r80 = r37
	mov r1 = r74
	addl r81 = 132, r0
	;;
	.mmi
	st1 [r14] = r65
	mov r79 = r38
	mov r78 = r39
	;;
	.mib
	ld8 r77 = [r16]
	nop 0
	br.call.sptk.many b0 = lstep#
	;;
	.mmi
	adds r17 = 16, r12
	mov r1 = r74
	nop 0
	.mmi
	mov r77 = r70
	mov r37 = r8
	mov r78 = r8
	;;
	.mmi
	ld8 r14 = [r17]
	;;
	adds r14 = 48, r14
	nop 0
	;;
	.mbb
	ld8 r79 = [r14]
	br.call.sptk.many b0 = memcpy#
	nop 0
	;;
	.mmi
	mov r1 = r74
	nop 0
	nop 0
.L754:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	ld8 r14 = [r49]
	nop 0
	adds r15 = 16, r12
	.mmi
	mov r78 = r70
	nop 0
	mov r77 = r37
	;;
	.mmi
	cmp.eq p6, p7 = r40, r14
	ld8 r14 = [r15]
	nop 0
	;;
	.mii
	(p7) ld1 r41 = [r40]
	adds r14 = 48, r14
	;;
	(p7) sxt1 r41 = r41
	.mmi
	nop 0
	ld8 r79 = [r14]
	nop 0
	;;
	.mib
	(p6) addl r41 = 128, r0
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r74
	;;
	.mib
	(p6) mov r43 = r40
	cmp4.ne p6, p7 = 10, r69
	(p7) br.cond.dpnt .L929
	;;
	.align 32
.L718:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	cmp4.ne p6, p7 = r55, r69
	nop 0
	(p7) br.cond.dpnt .L930
	;;
	.mib
	cmp4.eq p6, p7 = 10, r41
	nop 0
	(p6) br.cond.dpnt .L732
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r55, r41
	(p6) br.cond.dpnt .L733
.L895:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	mov r42 = r46
	nop 0
	nop 0
.L720:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	and r44 = r57, r69
	nop 0
	;;
	.mib
	mov r77 = r44
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mmi
	nop 0
	cmp4.ne p8, p9 = 95, r69
	mov r1 = r74
	.mmb
	nop 0
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L743
	;;
	.mbb
	cmp4.eq p6, p7 = r55, r41
	(p9) br.cond.dpnt .L931
	(p7) br.cond.dpnt .L730
	;;
.L737:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	nop 0
	cmp4.eq p6, p7 = r55, r69
	(p6) br.cond.dpnt .L728
	;;
	.mmi
	(p7) and r44 = r57, r69
	nop 0
	nop 0
	;;
.L743:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	mov r77 = r44
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r74
	;;
	.mib
	nop 0
	cmp4.eq.or.andcm p6, p7 = 95, r69
	(p7) br.cond.dpnt .L728
	;;
.L744:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	nop 0
	cmp4.eq p6, p7 = r59, r42
	(p6) br.cond.dpnt .L932
	;;
.L792:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	cmp4.ne p6, p7 = r55, r41
	and r77 = r57, r41
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L933
	;;
	.mmi
	(p7) adds r42 = -133, r42
	nop 0
	nop 0
	;;
.L752:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	nop 0
	cmp4.ltu p6, p7 = 1, r42
	(p7) br.cond.dpnt .L847
	;;
	.align 32
.L728:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	add r15 = r37, r38
	cmp.eq p6, p7 = r40, r47
	mov r78 = r37
	.mmi
	mov r77 = r71
	adds r40 = 1, r40
	mov r69 = r41
	;;
	.mmi
	ld1 r14 = [r15]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne.or.andcm p6, p7 = 0, r14
	(p6) br.cond.dpnt .L753
.L934:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r17 = 16, r12
	;;
	ld8 r14 = [r17]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 48, r14
	nop 0
	;;
	.mib
	ld8 r79 = [r14]
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r15 = 16, r12
	mov r77 = r37
	mov r1 = r74
	.mmi
	mov r78 = r70
	;;
	ld8 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 48, r14
	nop 0
	;;
	.mib
	ld8 r79 = [r14]
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r16 = 16, r12
	mov r81 = r41
	mov r82 = r37
	.mmi
	mov r1 = r74
	mov r80 = r71
	mov r79 = r38
	;;
	.mib
	ld8 r77 = [r16]
	mov r78 = r39
	br.call.sptk.many b0 = lstep#
	;;
	.mmi
	nop 0
	ld8 r14 = [r49]
	adds r15 = 16, r12
	.mmi
	mov r37 = r8
	mov r1 = r74
	mov r78 = r70
	;;
	.mmi
	cmp.eq p6, p7 = r40, r14
	ld8 r14 = [r15]
	mov r77 = r37
	;;
	.mmi
	(p7) ld1 r41 = [r40]
	nop 0
	adds r14 = 48, r14
	;;
	.mmi
	(p6) addl r41 = 128, r0
	ld8 r79 = [r14]
	nop 0
	;;
	.mib
	nop 0
	(p7) sxt1 r41 = r41
	br.call.sptk.many b0 = memcmp#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r74
	;;
	.mib
	(p6) mov r43 = r40
	cmp4.ne p6, p7 = 10, r69
	(p6) br.cond.dptk .L718
.L929:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	adds r16 = 16, r12
	nop 0
	;;
	.mmi
	ld8 r15 = [r16]
	;;
	adds r14 = 40, r15
	mov r77 = r15
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	and r14 = 8, r14
	nop 0
	;;
	.mib
	mov r42 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L719
	;;
	.mib
	cmp4.ne p6, p7 = r55, r41
	mov r77 = r15
	(p6) br.cond.dpnt .L720
	;;
	.mmi
	nop 0
	ld4 r14 = [r50]
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 1
	(p7) br.cond.dpnt .L720
.L905:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	mov r14 = r46
	addl r42 = 130, r0
.L795:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r15 = 80, r77
	;;
	ld4 r15 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r14
	(p6) br.cond.dpnt .L731
	;;
.L738:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	add r15 = r37, r38
	cmp4.eq p6, p7 = r55, r69
	nop 0
	.mmb
	mov r78 = r37
	mov r77 = r71
	(p7) br.cond.dpnt .L720
	;;
	.mmi
	ld1 r14 = [r15]
	nop 0
	cmp.eq p6, p7 = r40, r47
	.mii
	mov r69 = r41
	adds r40 = 1, r40
	;;
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne.or.andcm p6, p7 = 0, r14
	(p7) br.cond.dptk .L934
.L753:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	ld1.a r14 = [r15]
	st8 [r54] = r43
	nop 0
	;;
	.mmi
	ld1.c.clr r14 = [r15]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mbb
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L755
	(p19) br.cond.dptk .L760
	.mmi
	nop 0
	ld4 r14 = [r61]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L758
.L760:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	mov r78 = r43
	mov r81 = r38
	mov r80 = r39
	.mmb
	mov r79 = r47
	adds r77 = 16, r12
	br.call.sptk.many b0 = lslow#
	;;
	.mmi
	nop 0
	mov r1 = r74
	mov r37 = r8
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L759
	.align 32
.L935:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	ld8 r43 = [r54]
	mov r81 = r38
	mov r80 = r39
	.mii
	mov r79 = r47
	adds r77 = 16, r12
	;;
	adds r43 = 1, r43
	;;
	.mib
	st8 [r54] = r43
	mov r78 = r43
	br.call.sptk.many b0 = lslow#
	;;
	.mmi
	nop 0
	mov r37 = r8
	mov r1 = r74
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L935
.L759:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	nop 0
	nop 0
	(p17) br.cond.dpnt .L936
.L761:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r17 = 16, r12
	ld8 r16 = [r48]
	nop 0
	;;
	.mii
	ld8 r15 = [r17]
	cmp.eq p6, p7 = 0, r16
	;;
	adds r14 = 136, r15
	;;
	.mib
	ld8 r14 = [r14]
	nop 0
	(p6) br.cond.dpnt .L763
	;;
	.mmi
	adds r14 = 136, r15
	nop 0
	addl r15 = 1, r0
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L765
	.align 32
.L764:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	shladd r16 = r15, 3, r0
	ld8 r14 = [r48]
	adds r15 = 1, r15
	;;
	.mmi
	add r14 = r14, r16
	;;
	adds r14 = 4, r14
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r56
	nop 0
	;;
	.mmi
	ld8 r14 = [r48]
	;;
	add r14 = r14, r16
	adds r16 = 16, r12
	;;
	.mmi
	st4 [r14] = r56
	;;
	ld8 r14 = [r16]
	nop 0
	;;
	.mmi
	adds r14 = 136, r14
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.leu p6, p7 = r15, r14
	(p6) br.cond.dptk .L764
.L765:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	ld4 r14 = [r50]
	ld4 r15 = [r61]
	nop 0
	;;
	.mmi
	and r14 = r67, r14
	;;
	or r14 = r15, r14
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L937
	;;
	.mmi
	nop 0
	ld8 r14 = [r66]
	nop 0
	;;
	.mib
	cmp.ge p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L771
	;;
	.mmi
	nop 0
	ld8 r15 = [r51]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r15
	(p7) br.cond.dpnt .L938
.L771:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	mov r82 = r0
	mov r81 = r38
	mov r80 = r39
	.mmi
	mov r79 = r37
	ld8 r78 = [r54]
	adds r77 = 16, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = lbackref#
	;;
	.mib
	mov r1 = r74
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L772
	.align 32
.L775:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	ld8 r40 = [r54]
	adds r79 = -1, r37
	.mmi
	mov r81 = r38
	mov r80 = r39
	adds r77 = 16, r12
	;;
	.mib
	cmp.leu p6, p7 = r37, r40
	mov r78 = r40
	(p6) br.cond.dpnt .L773
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = lslow#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	mov r1 = r74
	mov r37 = r8
	.mmb
	mov r82 = r0
	mov r81 = r38
	(p7) br.cond.dpnt .L939
	;;
	.mmi
	mov r80 = r39
	adds r77 = 16, r12
	nop 0
	.mmb
	mov r79 = r8
	ld8 r78 = [r54]
	br.call.sptk.many b0 = lbackref#
	;;
	.mib
	mov r1 = r74
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L775
	;;
.L772:
	.pred.rel.mutex p16, p17
	.mib
	ld8 r77 = [r48]
	cmp.ne p6, p7 = 0, r34
	(p7) br.cond.dpnt .L777
	;;
.L778:
	.pred.rel.mutex p16, p17
	.mmi
	ld8 r14 = [r53]
	adds r16 = -2, r34
	cmp.gtu p6, p7 = 2, r34
	.mmi
	adds r15 = 8, r77
	ld8 r17 = [r54]
	addl r22 = -1, r0
	;;
	.mmb
	sub r17 = r17, r14
	sub r37 = r37, r14
	nop 0
	.mii
	adds r14 = 8, r35
	(p7) mov ar.lc = r16
	addl r16 = 1, r0
	;;
	.mmi
	st4 [r35] = r17, 4
	adds r17 = 16, r12
	(p6) mov ar.lc = 0
	;;
	.mib
	st4 [r35] = r37
	nop 0
	(p17) br.cond.dpnt .L777
	;;
	.mii
	ld8 r21 = [r17]
	nop 0
	;;
	adds r21 = 136, r21
	;;
	.align 32
.L784:
	.mmi
	ld8 r20 = [r21]
	mov r17 = r14
	mov r19 = r15
	.mmi
	mov r18 = r14
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	.mmi
	cmp.gtu p6, p7 = r16, r20
	nop 0
	adds r16 = 1, r16
	;;
	.mmi
	nop 0
	(p7) ld4 r17 = [r19], 4
	nop 0
	;;
	.mmi
	(p7) st4 [r18] = r17, 4
	(p6) st4 [r17] = r22, 4
	nop 0
	;;
	.mii
	(p7) ld4 r17 = [r19]
	nop 0
	;;
	nop 0
	.mmb
	(p7) st4 [r18] = r17
	(p6) st4 [r17] = r22
	br.cloop.sptk.few .L784
.L777:
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r77
	(p7) br.cond.dpnt .L780
.L779:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r74
	nop 0
	nop 0
.L780:
	.mmi
	nop 0
	ld8 r77 = [r51]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r77
	nop 0
	(p6) br.cond.dpnt .L786
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r74
	nop 0
	nop 0
.L786:
	.mbb
	ld8 r77 = [r58]
	br.call.sptk.many b0 = free#
	nop 0
	;;
	.mmi
	mov r1 = r74
	nop 0
	nop 0
.L956:
	.mii
	mov r8 = r46
	mov pr = r75, -1
	;;
	mov b0 = r72
	;;
	.mii
	nop 0
	mov ar.pfs = r73
	;;
	mov ar.lc = r76
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
.L733:
	.body
	.copy_state 3
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	ld4 r14 = [r50]
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 1
	(p7) br.cond.dpnt .L895
	;;
	.mmi
	(p6) adds r14 = 16, r12
	;;
	(p6) ld8 r15 = [r14]
	nop 0
	;;
	.mib
	nop 0
	mov r77 = r15
	br .L905
.L932:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	addl r81 = 134, r0
	nop 0
	nop 0
.L750:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r16 = 16, r12
	mov r82 = r37
	nop 0
	.mmi
	mov r80 = r37
	mov r79 = r38
	mov r78 = r39
	;;
	.mib
	ld8 r77 = [r16]
	nop 0
	br.call.sptk.many b0 = lstep#
	;;
	.mib
	mov r1 = r74
	mov r37 = r8
	br .L728
.L933:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	adds r42 = -133, r42
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r74
	addl r81 = 134, r0
	;;
	.mib
	cmp4.ne.and.orcm p6, p7 = 95, r41
	nop 0
	(p6) br.cond.dpnt .L750
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 1, r42
	(p6) br.cond.dptk .L728
	.mib
	nop 0
	nop 0
	br .L847
.L941:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	addl r14 = 128, r0
	nop 0
	and r77 = r68, r69
	;;
	.mib
	cmp4.ne p6, p7 = r14, r69
	nop 0
	(p7) br.cond.dpnt .L847
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r74
	addl r77 = 95, r0
	;;
	.mib
	cmp4.eq.or.andcm p6, p7 = 95, r69
	nop 0
	(p7) br.cond.spnt .L847
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mmi
	mov r1 = r74
	nop 0
	nop 0
	.align 32
.L847:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	addl r81 = 133, r0
	nop 0
	nop 0
.L943:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r16 = 16, r12
	mov r82 = r37
	nop 0
	.mmi
	mov r80 = r37
	mov r79 = r38
	mov r78 = r39
	;;
	.mib
	ld8 r77 = [r16]
	nop 0
	br.call.sptk.many b0 = lstep#
	;;
	.mib
	mov r1 = r74
	mov r37 = r8
	br .L728
.L931:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	addl r77 = 95, r0
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mib
	mov r1 = r74
	cmp4.eq p6, p7 = r59, r42
	(p7) br.cond.dptk .L792
	.mib
	nop 0
	nop 0
	br .L932
	;;
.L942:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	mov r77 = r15
	addl r42 = 129, r0
	.mmb
	nop 0
	cmp4.lt p6, p7 = 0, r14
	(p7) br.cond.dpnt .L829
.L731:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	adds r14 = -1, r14
	nop 0
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L740:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	mov r82 = r37
	mov r80 = r37
	mov r81 = r42
	.mmb
	mov r79 = r38
	mov r78 = r39
	br.call.sptk.many b0 = lstep#
	;;
	.mib
	mov r1 = r74
	mov r37 = r8
	br.cloop.sptk.few .L881
	.mib
	cmp4.eq p6, p7 = r60, r42
	nop 0
	(p7) br.cond.dpnt .L738
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r55, r41
	(p6) br.cond.dptk .L737
	.mib
	nop 0
	nop 0
	br .L730
	;;
.L719:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r14 = 76, r15
	nop 0
	cmp4.eq p6, p7 = 10, r41
	;;
	.mib
	ld4 r14 = [r14]
	nop 0
	(p6) br.cond.dpnt .L848
.L725:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	cmp4.eq p6, p7 = r55, r41
	nop 0
	(p6) br.cond.dpnt .L729
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L940
.L829:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	addl r42 = 129, r0
	nop 0
	nop 0
.L730:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	and r77 = r57, r41
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mib
	mov r1 = r74
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L745
	;;
	.mib
	cmp4.ne p6, p7 = 95, r41
	nop 0
	(p7) br.cond.dpnt .L941
	;;
	.mib
	cmp4.eq p6, p7 = r55, r69
	nop 0
	(p6) br.cond.dpnt .L728
	;;
	.mmi
	nop 0
	(p7) and r44 = r68, r69
	nop 0
	;;
	.mib
	mov r77 = r44
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r74
	;;
	.mib
	nop 0
	cmp4.eq.or.andcm p6, p7 = 95, r69
	(p6) br.cond.dptk .L744
	.mib
	nop 0
	nop 0
	br .L728
.L881:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	adds r15 = 16, r12
	nop 0
	;;
	.mib
	ld8 r77 = [r15]
	nop 0
	br .L740
.L930:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	ld4 r14 = [r50]
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r14, 0
	(p6) br.cond.dptk .L723
	;;
	.mmi
	adds r17 = 16, r12
	nop 0
	cmp4.eq p6, p7 = 10, r41
	;;
	.mmi
	ld8 r77 = [r17]
	;;
	adds r14 = 76, r77
	mov r15 = r77
	;;
	.mib
	ld4 r14 = [r14]
	nop 0
	(p7) br.cond.dptk .L725
	.mmi
	adds r16 = 40, r77
	;;
	ld4 r16 = [r16]
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r16, 3
	(p6) br.cond.dpnt .L848
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	addl r77 = 10, r0
	(p7) br.cond.dpnt .L942
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mib
	mov r1 = r74
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L728
	.mib
	nop 0
	addl r81 = 133, r0
	br .L943
	;;
.L940:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	cmp4.lt p6, p7 = 0, r14
	nop 0
	adds r14 = -1, r14
	.mmb
	addl r42 = 129, r0
	nop 0
	(p7) br.cond.dpnt .L730
	;;
	.mmi
	nop 0
	addp4 r14 = r14, r0
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r14
	br .L740
.L848:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r15 = 80, r77
	nop 0
	addl r42 = 131, r0
	;;
	.mmi
	ld4 r15 = [r15]
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r14
	(p7) br.cond.dptk .L738
	.mib
	nop 0
	nop 0
	br .L731
	;;
.L723:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	cmp4.eq p6, p7 = 10, r41
	nop 0
	(p6) br.cond.dpnt .L726
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r69, r41
	(p7) br.cond.dptk .L728
	;;
	.mib
	adds r16 = 16, r12
	tbit.nz p6, p7 = r14, 1
	(p6) br.cond.dpnt .L728
	;;
	.mmi
	nop 0
	ld8 r15 = [r16]
	nop 0
	;;
	.mib
	nop 0
	mov r77 = r15
	br .L905
.L732:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r14 = 16, r12
	;;
	ld8 r77 = [r14]
	nop 0
	;;
	.mmi
	adds r14 = 40, r77
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mii
	and r14 = 8, r14
	nop 0
	;;
	mov r42 = r14
	.mmb
	cmp4.ne p6, p7 = 0, r14
	mov r14 = r46
	(p7) br.cond.dpnt .L720
	;;
	.mib
	nop 0
	addl r42 = 130, r0
	br .L795
.L928:
	.mmi
	nop 0
	adds r16 = -1, r37
	mov r14 = r20
	.mmb
	nop 0
	cmp.geu p6, p7 = r37, r47
	(p6) br.cond.spnt .L704
	;;
	.align 32
.L706:
	.mmi
	adds r14 = -1, r14
	ld1 r17 = [r16]
	mov r37 = r16
	.mmi
	adds r16 = -1, r16
	;;
	ld1 r15 = [r14]
	sxt1 r18 = r17
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = r15, r18
	;;
	(p6) cmp.eq.unc p8, p0 = r0, r0
	(p7) cmp.eq.unc p9, p0 = r0, r0
	.pred.rel.mutex p8, p9
	;;
	.mib
	nop 0
	cmp.ne.and.orcm p8, p9 = r14, r78
	(p8) br.cond.dptk .L706
	.mib
	sub r15 = r14, r78
	zxt1 r17 = r17
	(p6) br.cond.dpnt .L825
	;;
	.mmi
	shladd r15 = r15, 2, r0
	nop 0
	shladd r17 = r17, 2, r0
	;;
	.mmi
	add r15 = r21, r15
	nop 0
	add r17 = r19, r17
	;;
	.mmi
	ld4 r14 = [r15]
	ld4 r15 = [r17]
	nop 0
	;;
	.mmi
	cmp4.le p6, p7 = r15, r14
	;;
	(p7) mov r14 = r15
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	add r37 = r37, r14
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r37, r47
	(p6) br.cond.dptk .L703
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r20, r78
	(p7) br.cond.dptk .L708
	.mib
	nop 0
	nop 0
	br .L698
.L936:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r14 = 144, r45
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L761
	.mib
	ld8 r77 = [r48]
	nop 0
	br .L778
	;;
.L745:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	cmp4.ne p6, p7 = r55, r69
	and r77 = r68, r69
	(p7) br.cond.dpnt .L847
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r74
	and r77 = r57, r41
	;;
	.mib
	cmp4.eq.or.andcm p6, p7 = 95, r69
	nop 0
	(p7) br.cond.dpnt .L847
	;;
	.mmi
	(p6) addl r42 = 133, r0
	nop 0
	cmp4.ne p6, p7 = r55, r41
	;;
	.mib
	nop 0
	(p7) adds r42 = -133, r42
	(p7) br.cond.dptk .L752
	.mib
	nop 0
	nop 0
	br .L933
.L729:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	ld4 r16 = [r50]
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r16, 1
	(p6) br.cond.dpnt .L848
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L944
	;;
.L831:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	cmp4.eq p6, p7 = r55, r69
	nop 0
	addl r42 = 129, r0
	;;
	.mib
	nop 0
	(p7) and r44 = r57, r69
	(p7) br.cond.dptk .L743
	.mib
	nop 0
	nop 0
	br .L728
.L939:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	ld8 r40 = [r54]
	nop 0
	nop 0
	;;
.L773:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	ld8 r14 = [r52]
	adds r40 = 1, r40
	mov r78 = r0
	.mmi
	mov r43 = r0
	ld8 r37 = [r62]
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = r14, r40
	adds r15 = -1, r40
	.mmi
	ld8 r70 = [r63]
	ld8 r71 = [r64]
	mov r77 = r37
	;;
	.mmi
	(p7) ld1 r69 = [r15]
	nop 0
	adds r15 = 16, r12
	;;
	.mmi
	ld8 r14 = [r15]
	nop 0
	(p7) sxt1 r69 = r69
	;;
	.mmi
	adds r14 = 48, r14
	nop 0
	(p6) addl r69 = 128, r0
	;;
	.mib
	ld8 r79 = [r14]
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	add r14 = r37, r39
	adds r16 = 16, r12
	mov r82 = r37
	.mmi
	mov r80 = r37
	mov r1 = r74
	addl r81 = 132, r0
	;;
	.mmi
	st1 [r14] = r65
	mov r79 = r38
	mov r78 = r39
	;;
	.mib
	ld8 r77 = [r16]
	nop 0
	br.call.sptk.many b0 = lstep#
	;;
	.mmi
	adds r17 = 16, r12
	mov r1 = r74
	nop 0
	.mmi
	mov r77 = r70
	mov r37 = r8
	mov r78 = r8
	;;
	.mmi
	ld8 r14 = [r17]
	;;
	adds r14 = 48, r14
	nop 0
	;;
	.mib
	ld8 r79 = [r14]
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mib
	nop 0
	mov r1 = r74
	br .L754
.L726:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r17 = 16, r12
	nop 0
	addl r42 = 130, r0
	;;
	.mmi
	ld8 r77 = [r17]
	;;
	adds r14 = 40, r77
	nop 0
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	tbit.nz p6, p7 = r14, 3
	mov r14 = r46
	.bbb
	nop 0
	(p7) br.cond.dpnt .L728
	br .L795
.L618:
	.mmi
	ld8 r78 = [r42]
	mov r40 = r37
	adds r37 = 1, r37
	;;
	.mmi
	ld1 r15 = [r40]
	;;
	ld1 r14 = [r78]
	sxt1 r15 = r15
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r15
	(p6) br.cond.dpnt .L617
.L619:
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L618
	.mmi
	mov r78 = r54
	nop 0
	nop 0
	;;
.L609:
	.mib
	nop 0
	cmp.eq p6, p7 = r78, r54
	(p6) br.cond.dpnt .L708
.L607:
	.mmi
	adds r14 = 104, r45
	mov r40 = r41
	adds r50 = 24, r12
	.mmi
	adds r48 = 32, r12
	adds r51 = 72, r12
	adds r53 = 40, r12
	;;
	.mmi
	ld4 r14 = [r14]
	adds r52 = 48, r12
	adds r49 = 56, r12
	.mmi
	st4 [r50] = r43
	st8 [r48] = r0
	adds r16 = 16, r12
	;;
	.mii
	nop 0
	sxt4 r15 = r14
	cmp4.gt p6, p7 = r0, r14
	.mmb
	adds r14 = 88, r12
	st8 [r16] = r45
	nop 0
	;;
	.mmi
	st8 [r14] = r0
	adds r14 = 96, r12
	sub r78 = r78, r15
	.mmi
	st8 [r51] = r0
	;;
	st8 [r14] = r0
	adds r14 = 104, r12
	.mmi
	cmp.leu p8, p9 = r78, r41
	st8 [r53] = r33
	nop 0
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	adds r14 = 112, r12
	.mmi
	st8 [r52] = r41
	;;
	st8 [r49] = r54
	nop 0
	.mmb
	st8 [r14] = r0
	nop 0
	(p6) br.cond.dpnt .L621
	;;
	.mii
	(p8) mov r40 = r41
	nop 0
	;;
	(p9) mov r40 = r78
	;;
.L621:
	.mmi
	addl r58 = 1, r0
	addp4 r61 = r39, r0
	addp4 r14 = r38, r0
	.mmi
	cmp.eq p6, p7 = r41, r40
	mov r77 = r45
	addl r81 = 132, r0
	;;
	.mmi
	(p6) addl r47 = 128, r0
	mov r79 = r38
	mov r78 = r39
	.mmi
	mov r42 = r54
	addl r56 = 128, r0
	addl r60 = 130, r0
	;;
	.mmi
	addl r59 = 255, r0
	addl r62 = 129, r0
	adds r55 = 64, r12
	.mmi
	cmp.ne p16, p17 = 0, r34
	adds r63 = 144, r45
	cmp.ne p18, p19 = 1, r34
	;;
	.mii
	addl r57 = -1, r0
	shl r61 = r58, r61
	shl r58 = r58, r14
	.mmb
	adds r14 = -1, r40
	addl r65 = 1024, r0
	nop 0
	;;
	.mmi
	(p7) ld1 r47 = [r14]
	adds r64 = 152, r45
	mov r41 = r0
	;;
	.mii
	nop 0
	(p7) sxt1 r47 = r47
	nop 0
	;;
	.mib
	mov r82 = r61
	mov r80 = r61
	br.call.sptk.many b0 = sstep#
	;;
	.mmi
	mov r1 = r74
	mov r66 = r8
	mov r37 = r8
.L663:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	nop 0
	cmp.ne p6, p7 = r42, r40
	(p7) br.cond.dpnt .L945
	;;
	.align 32
.L623:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	cmp.eq p6, p7 = r37, r66
	ld1 r14 = [r40]
	nop 0
	;;
	.mii
	(p6) mov r41 = r40
	sxt1 r14 = r14
	cmp4.eq p6, p7 = 10, r47
	;;
	.mib
	mov r43 = r14
	nop 0
	(p6) br.cond.dpnt .L625
	;;
	.mib
	cmp4.eq p6, p7 = r56, r47
	nop 0
	(p6) br.cond.dpnt .L626
	;;
	.mib
	mov r44 = r46
	cmp4.eq p6, p7 = 10, r14
	(p6) br.cond.dpnt .L633
.L637:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	and r42 = r59, r47
	nop 0
	;;
	.mib
	mov r77 = r42
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mmi
	nop 0
	cmp4.ne p8, p9 = 95, r47
	mov r1 = r74
	.mmb
	nop 0
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L655
	;;
	.mbb
	cmp4.eq p6, p7 = r56, r43
	(p9) br.cond.dpnt .L946
	(p7) br.cond.dpnt .L645
	;;
.L651:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	cmp4.eq p6, p7 = r56, r47
	nop 0
	(p6) br.cond.dpnt .L643
	;;
	.mmi
	nop 0
	(p7) and r42 = r59, r47
	(p7) addl r43 = 128, r0
	;;
.L655:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	mov r77 = r42
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r74
	.mii
	cmp4.eq p8, p9 = r60, r44
	cmp4.ne p10, p11 = r56, r43
	;;
	cmp4.eq.or.andcm p6, p7 = 95, r47
	.bbb
	(p7) br.cond.dpnt .L819
	(p8) br.cond.dpnt .L656
	(p10) br.cond.dpnt .L661
.L904:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	addl r47 = 128, r0
	nop 0
	nop 0
	;;
.L643:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	and r14 = r58, r37
	mov r80 = r37
	mov r82 = r66
	.mmi
	mov r81 = r47
	mov r79 = r38
	mov r78 = r39
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L662
	;;
.L950:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	cmp.eq p6, p7 = r40, r54
	nop 0
	adds r17 = 16, r12
	.mmb
	adds r40 = 1, r40
	nop 0
	(p6) br.cond.dpnt .L708
	;;
	.mib
	ld8 r77 = [r17]
	nop 0
	br.call.sptk.many b0 = sstep#
	;;
	.mmi
	ld8 r42 = [r49]
	mov r1 = r74
	mov r37 = r8
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r42, r40
	(p6) br.cond.dptk .L623
	;;
.L945:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	cmp.ne p6, p7 = r37, r66
	nop 0
	(p7) br.cond.dpnt .L947
	;;
	.mib
	cmp4.ne p6, p7 = 10, r47
	nop 0
	(p7) br.cond.dpnt .L948
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r56, r47
	(p6) br.cond.dpnt .L949
.L627:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	ld4 r15 = [r50]
	nop 0
	nop 0
	;;
.L642:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	and r15 = 2, r15
	adds r16 = 16, r12
	addl r43 = 128, r0
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r15
	mov r14 = r15
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L840
	;;
	.mmi
	ld8 r42 = [r16]
	nop 0
	nop 0
	;;
.L902:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r15 = 80, r42
	nop 0
	addl r44 = 130, r0
	;;
	.mmi
	ld4 r15 = [r15]
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r14
	(p6) br.cond.dpnt .L646
	;;
.L635:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	nop 0
	cmp4.eq p6, p7 = r56, r47
	(p7) br.cond.dpnt .L637
.L819:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	mov r47 = r43
	nop 0
	nop 0
	;;
.L959:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	and r14 = r58, r37
	mov r80 = r37
	mov r82 = r66
	.mmi
	mov r81 = r47
	mov r79 = r38
	mov r78 = r39
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L950
.L662:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	st8 [r55] = r41
	nop 0
	(p16) br.cond.dptk .L667
	.mmi
	nop 0
	ld4 r14 = [r63]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L665
.L667:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	mov r78 = r41
	mov r81 = r38
	mov r80 = r39
	.mmb
	mov r79 = r54
	adds r77 = 16, r12
	br.call.sptk.many b0 = sslow#
	;;
	.mmi
	nop 0
	mov r1 = r74
	mov r37 = r8
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L666
	.align 32
.L951:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	ld8 r41 = [r55]
	mov r81 = r38
	mov r80 = r39
	.mii
	mov r79 = r54
	adds r77 = 16, r12
	;;
	adds r41 = 1, r41
	;;
	.mib
	st8 [r55] = r41
	mov r78 = r41
	br.call.sptk.many b0 = sslow#
	;;
	.mmi
	nop 0
	mov r37 = r8
	mov r1 = r74
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L951
.L666:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	nop 0
	nop 0
	(p19) br.cond.dpnt .L952
.L668:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r14 = 16, r12
	ld8 r16 = [r48]
	nop 0
	;;
	.mii
	ld8 r15 = [r14]
	cmp.eq p6, p7 = 0, r16
	;;
	adds r14 = 136, r15
	;;
	.mib
	ld8 r14 = [r14]
	nop 0
	(p6) br.cond.dpnt .L670
	;;
	.mmi
	adds r14 = 136, r15
	nop 0
	addl r15 = 1, r0
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L672
	.align 32
.L671:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	shladd r16 = r15, 3, r0
	ld8 r14 = [r48]
	adds r17 = 16, r12
	.mmi
	adds r15 = 1, r15
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	adds r14 = 4, r14
	;;
	st4 [r14] = r57
	nop 0
	;;
	.mmi
	ld8 r14 = [r48]
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	st4 [r14] = r57
	;;
	ld8 r14 = [r17]
	nop 0
	;;
	.mmi
	adds r14 = 136, r14
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.leu p6, p7 = r15, r14
	(p6) br.cond.dptk .L671
.L672:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	ld4 r14 = [r50]
	ld4 r15 = [r63]
	nop 0
	;;
	.mmi
	and r14 = r65, r14
	;;
	or r14 = r15, r14
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L953
	;;
	.mmi
	nop 0
	ld8 r14 = [r64]
	nop 0
	;;
	.mib
	cmp.ge p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L678
	;;
	.mmi
	nop 0
	ld8 r15 = [r51]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r15
	(p7) br.cond.dpnt .L954
.L678:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	mov r82 = r0
	mov r81 = r38
	mov r80 = r39
	.mmi
	mov r79 = r37
	ld8 r78 = [r55]
	adds r77 = 16, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sbackref#
	;;
	.mib
	mov r1 = r74
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L679
	.align 32
.L682:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	ld8 r40 = [r55]
	adds r79 = -1, r37
	.mmi
	mov r81 = r38
	mov r80 = r39
	adds r77 = 16, r12
	;;
	.mib
	cmp.leu p6, p7 = r37, r40
	mov r78 = r40
	(p6) br.cond.dpnt .L680
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sslow#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	mov r1 = r74
	mov r37 = r8
	.mmb
	mov r82 = r0
	mov r81 = r38
	(p7) br.cond.dpnt .L955
	;;
	.mmi
	mov r80 = r39
	adds r77 = 16, r12
	nop 0
	.mmb
	mov r79 = r8
	ld8 r78 = [r55]
	br.call.sptk.many b0 = sbackref#
	;;
	.mib
	mov r1 = r74
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L682
.L679:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	ld8 r77 = [r48]
	nop 0
	(p17) br.cond.dpnt .L684
	;;
.L685:
	.pred.rel.mutex p18, p19
	.mmi
	ld8 r14 = [r53]
	adds r15 = -2, r34
	cmp.gtu p6, p7 = 2, r34
	.mmi
	adds r16 = 8, r77
	ld8 r17 = [r55]
	addl r22 = -1, r0
	;;
	.mmb
	sub r17 = r17, r14
	sub r37 = r37, r14
	nop 0
	.mii
	adds r14 = 8, r35
	(p7) mov ar.lc = r15
	addl r15 = 1, r0
	;;
	.mmi
	st4 [r35] = r17, 4
	adds r17 = 16, r12
	(p6) mov ar.lc = 0
	;;
	.mib
	st4 [r35] = r37
	nop 0
	(p19) br.cond.dpnt .L684
	;;
	.mii
	ld8 r21 = [r17]
	nop 0
	;;
	adds r21 = 136, r21
	;;
	.align 32
.L691:
	.mmi
	ld8 r20 = [r21]
	mov r17 = r14
	mov r19 = r16
	.mmi
	mov r18 = r14
	adds r16 = 8, r16
	adds r14 = 8, r14
	;;
	.mmi
	cmp.gtu p6, p7 = r15, r20
	nop 0
	adds r15 = 1, r15
	;;
	.mmi
	nop 0
	(p7) ld4 r17 = [r19], 4
	nop 0
	;;
	.mmi
	(p7) st4 [r18] = r17, 4
	(p6) st4 [r17] = r22, 4
	nop 0
	;;
	.mii
	(p7) ld4 r17 = [r19]
	nop 0
	;;
	nop 0
	.mmb
	(p7) st4 [r18] = r17
	(p6) st4 [r17] = r22
	br.cloop.sptk.few .L691
.L684:
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r77
	(p7) br.cond.dpnt .L687
.L686:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r74
	nop 0
	nop 0
.L687:
	.mmi
	nop 0
	ld8 r77 = [r51]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r77
	nop 0
	(p6) br.cond.dpnt .L600
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mib
	nop 0
	mov r1 = r74
	br .L956
.L946:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	addl r77 = 95, r0
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mmi
	cmp4.eq p6, p7 = r60, r44
	nop 0
	addl r14 = 128, r0
	.mmb
	mov r1 = r74
	nop 0
	(p6) br.cond.dpnt .L656
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r43
	(p7) br.cond.dptk .L904
.L661:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	and r77 = r59, r43
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r74
	;;
	.mib
	nop 0
	cmp4.ne.and.orcm p6, p7 = 95, r43
	(p7) br.cond.dpnt .L819
.L656:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r16 = 16, r12
	mov r82 = r37
	mov r80 = r37
	.mmi
	addl r81 = 134, r0
	mov r79 = r38
	mov r78 = r39
	;;
	.mib
	ld8 r77 = [r16]
	mov r47 = r43
	br.call.sptk.many b0 = sstep#
	;;
	.mib
	mov r1 = r74
	mov r37 = r8
	br .L643
.L948:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r17 = 16, r12
	nop 0
	addl r43 = 128, r0
	;;
	.mmi
	ld8 r42 = [r17]
	;;
	adds r14 = 40, r42
	mov r15 = r42
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r14, 3
	(p7) br.cond.dptk .L630
	;;
	.align 32
.L629:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r14 = 76, r15
	nop 0
	cmp4.eq p6, p7 = 10, r43
	;;
	.mib
	ld4 r14 = [r14]
	nop 0
	(p6) br.cond.dpnt .L846
.L640:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	nop 0
	cmp4.eq p6, p7 = r56, r43
	(p6) br.cond.dpnt .L644
	;;
.L961:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L957
.L815:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	addl r44 = 129, r0
	nop 0
	nop 0
.L645:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	and r77 = r59, r43
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mmi
	nop 0
	cmp4.ne p8, p9 = 95, r43
	mov r1 = r74
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L648
	.mib
	nop 0
	nop 0
	(p9) br.cond.dpnt .L958
	;;
.L649:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	cmp4.eq p6, p7 = r56, r47
	nop 0
	;;
	.mib
	nop 0
	(p7) and r42 = r59, r47
	(p7) br.cond.dptk .L655
	.mib
	nop 0
	mov r47 = r43
	br .L959
.L958:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	addl r14 = 128, r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r47
	(p7) br.cond.dpnt .L660
.L658:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	addl r42 = 255, r0
	nop 0
	;;
	.mib
	and r77 = r42, r47
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mmi
	cmp4.eq p6, p7 = 95, r47
	nop 0
	mov r1 = r74
	.mmi
	and r77 = r42, r43
	nop 0
	mov r47 = r43
	;;
	.mib
	cmp4.ne.or.andcm p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L660
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mmi
	cmp4.ne p6, p7 = 95, r43
	adds r16 = 16, r12
	mov r1 = r74
	.mmi
	mov r82 = r37
	mov r80 = r37
	addl r81 = 133, r0
	;;
	.mmi
	cmp4.eq.and.orcm p6, p7 = 0, r8
	nop 0
	mov r79 = r38
	.mmb
	mov r78 = r39
	nop 0
	(p6) br.cond.spnt .L656
	;;
	.mib
	ld8 r77 = [r16]
	nop 0
	br.call.sptk.many b0 = sstep#
	;;
	.mib
	mov r1 = r74
	mov r37 = r8
	br .L643
.L947:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	cmp4.eq p6, p7 = 10, r47
	mov r41 = r40
	(p6) br.cond.dpnt .L809
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r56, r47
	(p7) br.cond.dptk .L627
	.mmi
	addl r43 = 128, r0
	nop 0
	nop 0
	.align 32
.L626:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	ld4 r15 = [r50]
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r15, 0
	(p6) br.cond.dptk .L638
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	cmp4.eq p6, p7 = 10, r43
	;;
	.mmi
	ld8 r42 = [r15]
	;;
	adds r14 = 76, r42
	mov r15 = r42
	;;
	.mib
	ld4 r14 = [r14]
	nop 0
	(p7) br.cond.dptk .L640
	.mmi
	adds r16 = 40, r42
	;;
	ld4 r16 = [r16]
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r16, 3
	(p6) br.cond.dpnt .L846
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L960
	;;
	.mmi
	nop 0
	addl r44 = 129, r0
	cmp4.lt p6, p7 = 0, r14
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L815
	;;
	.mmi
	mov r42 = r15
	nop 0
	nop 0
.L646:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	adds r14 = -1, r14
	nop 0
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L652:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	mov r82 = r37
	mov r80 = r37
	mov r81 = r44
	.mmi
	mov r79 = r38
	mov r78 = r39
	mov r77 = r42
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sstep#
	;;
	.mib
	mov r1 = r74
	mov r37 = r8
	br.cloop.sptk.few .L652
	.mib
	cmp4.eq p6, p7 = r62, r44
	nop 0
	(p7) br.cond.dpnt .L635
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r56, r43
	(p6) br.cond.dptk .L651
	.mib
	nop 0
	nop 0
	br .L645
.L949:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	ld4 r15 = [r50]
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r15, 0
	(p6) br.cond.dptk .L642
	.mmi
	adds r17 = 16, r12
	nop 0
	addl r43 = 128, r0
	;;
	.mmi
	ld8 r15 = [r17]
	nop 0
	cmp4.eq p6, p7 = r56, r43
	;;
	.mmi
	adds r14 = 76, r15
	nop 0
	mov r42 = r15
	;;
	.mib
	ld4 r14 = [r14]
	nop 0
	(p7) br.cond.dptk .L961
	.align 32
.L644:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	ld4 r16 = [r50]
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r16, 1
	(p6) br.cond.dpnt .L846
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L962
	;;
.L817:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	cmp4.eq p6, p7 = r56, r47
	nop 0
	addl r44 = 129, r0
	;;
	.mib
	(p7) and r42 = r59, r47
	(p7) addl r43 = 128, r0
	(p7) br.cond.dptk .L655
	.mib
	nop 0
	nop 0
	br .L643
.L957:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	cmp4.lt p6, p7 = 0, r14
	nop 0
	adds r14 = -1, r14
	.mmb
	addl r44 = 129, r0
	nop 0
	(p7) br.cond.dpnt .L645
	;;
	.mmi
	nop 0
	addp4 r14 = r14, r0
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r14
	br .L652
.L809:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	addl r43 = 128, r0
	nop 0
	nop 0
	.align 32
.L625:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	adds r14 = 16, r12
	nop 0
	;;
	.mmi
	ld8 r42 = [r14]
	;;
	adds r14 = 40, r42
	mov r15 = r42
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	and r14 = 8, r14
	nop 0
	;;
	.mib
	mov r44 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L629
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 10, r43
	(p6) br.cond.dpnt .L635
	;;
.L630:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	mov r44 = r46
	cmp4.eq p6, p7 = r56, r43
	(p6) br.cond.dpnt .L636
	;;
.L963:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	nop 0
	cmp4.eq p6, p7 = r56, r47
	(p6) br.cond.dptk .L819
	.mib
	nop 0
	nop 0
	br .L637
.L636:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mii
	ld4 r15 = [r50]
	mov r44 = r46
	;;
	and r15 = 2, r15
	;;
	.mmi
	nop 0
	mov r14 = r15
	cmp4.eq p6, p7 = 0, r15
	.bbb
	nop 0
	(p6) br.cond.spnt .L902
	br .L963
.L846:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r15 = 80, r42
	nop 0
	addl r44 = 131, r0
	;;
	.mmi
	ld4 r15 = [r15]
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r14
	(p7) br.cond.dptk .L635
	.mib
	nop 0
	nop 0
	br .L646
.L633:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	adds r15 = 16, r12
	nop 0
	;;
	.mmi
	ld8 r42 = [r15]
	;;
	adds r14 = 40, r42
	adds r15 = 80, r42
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	and r14 = 8, r14
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	mov r44 = r14
	mov r14 = r46
	;;
	.mib
	(p7) addl r43 = 10, r0
	nop 0
	(p7) br.cond.dpnt .L637
	;;
	.mmi
	ld4 r15 = [r15]
	addl r43 = 10, r0
	addl r44 = 130, r0
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r14
	(p7) br.cond.dptk .L635
	.mib
	nop 0
	nop 0
	br .L646
	;;
.L638:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	cmp4.eq p6, p7 = 10, r43
	nop 0
	(p6) br.cond.dpnt .L641
	;;
	.mib
	cmp4.eq p6, p7 = r56, r43
	nop 0
	(p6) br.cond.dpnt .L642
	;;
	.mib
	nop 0
	mov r47 = r43
	br .L959
.L960:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	addl r77 = 10, r0
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r74
	;;
	.mib
	nop 0
	(p7) addl r44 = 129, r0
	(p7) br.cond.dptk .L649
	.align 32
.L648:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	nop 0
	cmp4.ne p6, p7 = r56, r47
	(p6) br.cond.dptk .L658
.L660:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r16 = 16, r12
	mov r82 = r37
	mov r80 = r37
	.mmi
	addl r81 = 133, r0
	mov r79 = r38
	mov r78 = r39
	;;
	.mib
	ld8 r77 = [r16]
	mov r47 = r43
	br.call.sptk.many b0 = sstep#
	;;
	.mib
	mov r1 = r74
	mov r37 = r8
	br .L643
.L952:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r14 = 144, r45
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L668
	.mib
	ld8 r77 = [r48]
	nop 0
	br .L685
.L955:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	ld8 r40 = [r55]
	nop 0
	nop 0
	;;
.L680:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	ld8 r41 = [r52]
	adds r40 = 1, r40
	adds r14 = 16, r12
	.mmi
	mov r82 = r61
	addl r81 = 132, r0
	mov r80 = r61
	;;
	.mmi
	cmp.eq p6, p7 = r41, r40
	ld8 r77 = [r14]
	adds r14 = -1, r40
	.mmi
	mov r79 = r38
	mov r78 = r39
	mov r41 = r0
	;;
	.mmi
	(p7) ld1 r47 = [r14]
	ld8 r42 = [r49]
	nop 0
	;;
	.mii
	nop 0
	(p7) sxt1 r47 = r47
	nop 0
	;;
	.mib
	(p6) addl r47 = 128, r0
	nop 0
	br.call.sptk.many b0 = sstep#
	;;
	.mmi
	nop 0
	mov r1 = r74
	mov r66 = r8
	.mmb
	nop 0
	mov r37 = r8
	br .L663
.L641:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r14 = 16, r12
	;;
	ld8 r42 = [r14]
	nop 0
	;;
	.mmi
	adds r14 = 40, r42
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r14, 3
	(p6) br.cond.spnt .L836
	;;
	.mib
	nop 0
	addl r47 = 10, r0
	br .L643
	;;
.L840:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	mov r44 = r46
	addl r43 = 128, r0
	.mmb
	nop 0
	cmp4.eq p6, p7 = r56, r47
	(p6) br.cond.dptk .L819
	.mib
	nop 0
	nop 0
	br .L637
.L822:
	.mmi
	addl r46 = 16, r0
	;;
	mov r8 = r46
	mov pr = r75, -1
	;;
	.mii
	nop 0
	mov b0 = r72
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r73
	;;
	mov ar.lc = r76
	.mmb
	nop 0
	.label_state 4
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
	;;
.L755:
	.body
	.copy_state 4
	.mib
	ld8 r77 = [r58]
	addl r46 = 1, r0
	br.call.sptk.many b0 = free#
	;;
	.mib
	nop 0
	mov r1 = r74
	br .L600
.L702:
	.mmi
	cmp.leu p6, p7 = r47, r40
	sub r14 = r40, r47
	adds r48 = 128, r45
	;;
	.mib
	(p6) mov r37 = r40
	andcm r14 = -1, r14
	(p6) br.cond.dpnt .L700
	;;
	.mmi
	nop 0
	mov r41 = r40
	mov ar.lc = r14
	.mmi
	nop 0
	ld1 r14 = [r78]
	nop 0
	;;
	.mii
	mov r37 = r41
	sxt1 r14 = r14
	adds r41 = 1, r41
	;;
	.mmi
	ld1 r15 = [r37]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r15
	(p6) br.cond.dpnt .L709
	.align 32
.L711:
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L710
.L964:
	.mmi
	mov r37 = r47
	nop 0
	nop 0
	;;
.L700:
	.mib
	nop 0
	cmp.eq p6, p7 = r37, r47
	(p7) br.cond.dptk .L698
	.mib
	nop 0
	addl r46 = 1, r0
	br .L600
.L710:
	.mmi
	ld8 r78 = [r42]
	mov r37 = r41
	adds r41 = 1, r41
	;;
	.mmi
	ld1 r15 = [r37]
	;;
	ld1 r14 = [r78]
	sxt1 r15 = r15
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r15
	(p7) br.cond.dptk .L711
.L709:
	.mii
	ld4 r15 = [r48]
	sub r14 = r47, r37
	;;
	sxt4 r79 = r15
	;;
	.mib
	nop 0
	cmp.gt p6, p7 = r79, r14
	(p6) br.cond.dptk .L711
	.mib
	mov r77 = r37
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mmi
	nop 0
	mov r1 = r74
	cmp4.eq p6, p7 = 0, r8
	.bbb
	nop 0
	(p6) br.cond.dpnt .L700
	br.cloop.sptk.few .L710
	.mib
	nop 0
	nop 0
	br .L964
.L604:
	.mib
	mov r77 = r33
	mov r41 = r33
	br.call.sptk.many b0 = strlen#
	;;
	.mib
	mov r1 = r74
	add r54 = r33, r8
	br .L605
.L695:
	.mib
	mov r77 = r33
	mov r40 = r33
	br.call.sptk.many b0 = strlen#
	;;
	.mib
	mov r1 = r74
	add r47 = r33, r8
	br .L696
.L962:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	cmp4.lt p6, p7 = 0, r14
	addl r44 = 129, r0
	(p7) br.cond.dpnt .L817
	;;
	.mib
	nop 0
	mov r42 = r15
	br .L646
.L670:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	shladd r77 = r14, 3, r0
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	adds r16 = 16, r12
	st8 [r48] = r8
	nop 0
	.mmb
	mov r1 = r74
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L713
	;;
	.mmi
	ld8 r15 = [r16]
	;;
	adds r14 = 136, r15
	addl r15 = 1, r0
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L671
	.mib
	nop 0
	nop 0
	br .L672
.L763:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	shladd r77 = r14, 3, r0
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	adds r14 = 16, r12
	st8 [r48] = r8
	nop 0
	.mmb
	mov r1 = r74
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L766
	;;
	.mmi
	ld8 r15 = [r14]
	;;
	adds r14 = 136, r15
	addl r15 = 1, r0
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L764
	.mib
	nop 0
	nop 0
	br .L765
	;;
.L944:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	cmp4.lt p6, p7 = 0, r14
	mov r77 = r15
	addl r42 = 129, r0
	.bbb
	nop 0
	(p7) br.cond.dpnt .L831
	br .L731
.L954:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	shladd r77 = r14, 3, r0
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	nop 0
	ld8 r14 = [r64]
	mov r1 = r74
	.mmi
	nop 0
	st8 [r51] = r8
	nop 0
	;;
	.mib
	cmp.ge p6, p7 = 0, r14
	nop 0
	(p6) br.cond.spnt .L678
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L678
	.mbb
	ld8 r77 = [r48]
	br.call.sptk.many b0 = free#
	nop 0
	;;
	.mmi
	mov r1 = r74
	nop 0
	nop 0
.L713:
	.mmi
	addl r46 = 12, r0
	nop 0
	nop 0
	;;
.L965:
	.mii
	mov r8 = r46
	mov pr = r75, -1
	;;
	mov b0 = r72
	;;
	.mii
	nop 0
	mov ar.pfs = r73
	;;
	mov ar.lc = r76
	.mmb
	nop 0
	.label_state 5
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
.L611:
	.body
	.copy_state 5
	.mmi
	cmp.leu p6, p7 = r54, r41
	mov r37 = r41
	sub r14 = r41, r54
	;;
	.mmi
	(p6) mov r78 = r41
	andcm r14 = -1, r14
	nop 0
	.mmb
	mov r40 = r37
	adds r37 = 1, r37
	(p6) br.cond.dpnt .L609
	;;
	.mib
	nop 0
	mov ar.lc = r14
	nop 0
	.mmi
	ld1 r15 = [r40]
	ld1 r14 = [r78]
	adds r44 = 128, r45
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	sxt1 r15 = r15
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r15
	(p7) br.cond.dptk .L619
	.align 32
.L617:
	.mii
	ld4 r15 = [r44]
	sub r14 = r54, r40
	;;
	sxt4 r79 = r15
	;;
	.mib
	nop 0
	cmp.gt p6, p7 = r79, r14
	(p6) br.cond.dptk .L619
	.mib
	mov r77 = r40
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r74
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L619
	.mmi
	nop 0
	mov r78 = r40
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r78, r54
	(p7) br.cond.dptk .L607
	.mib
	nop 0
	nop 0
	br .L708
.L938:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	shladd r77 = r14, 3, r0
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	nop 0
	ld8 r14 = [r66]
	mov r1 = r74
	.mmi
	nop 0
	st8 [r51] = r8
	nop 0
	;;
	.mib
	cmp.ge p6, p7 = 0, r14
	nop 0
	(p6) br.cond.spnt .L771
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L771
	.mib
	ld8 r77 = [r48]
	addl r46 = 12, r0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	nop 0
	mov r1 = r74
	nop 0
	.mmb
	ld8 r77 = [r58]
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mib
	nop 0
	mov r1 = r74
	br .L965
.L665:
	.mmi
	nop 0
	ld8 r77 = [r48]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r77
	(p6) br.cond.dptk .L686
	.mib
	nop 0
	nop 0
	br .L687
.L758:
	.mmi
	nop 0
	ld8 r77 = [r48]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r77
	(p6) br.cond.dptk .L779
	.mib
	nop 0
	nop 0
	br .L780
	;;
.L927:
	.mmi
	nop 0
	adds r17 = -1, r14
	mov r15 = r21
	.mmb
	nop 0
	cmp.geu p6, p7 = r14, r54
	(p6) br.cond.spnt .L613
	;;
	.align 32
.L615:
	.mmi
	adds r15 = -1, r15
	ld1 r18 = [r17]
	mov r14 = r17
	.mmi
	adds r17 = -1, r17
	;;
	ld1 r16 = [r15]
	sxt1 r19 = r18
	;;
	.mii
	nop 0
	sxt1 r16 = r16
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = r16, r19
	;;
	(p6) cmp.eq.unc p8, p0 = r0, r0
	(p7) cmp.eq.unc p9, p0 = r0, r0
	.pred.rel.mutex p8, p9
	;;
	.mib
	nop 0
	cmp.ne.and.orcm p8, p9 = r15, r78
	(p8) br.cond.dptk .L615
	.mib
	sub r16 = r15, r78
	zxt1 r18 = r18
	(p6) br.cond.dpnt .L804
	;;
	.mmi
	shladd r16 = r16, 2, r0
	nop 0
	shladd r18 = r18, 2, r0
	;;
	.mmi
	add r16 = r22, r16
	nop 0
	add r18 = r20, r18
	;;
	.mmi
	ld4 r15 = [r16]
	ld4 r16 = [r18]
	nop 0
	;;
	.mmi
	cmp4.le p6, p7 = r16, r15
	;;
	(p7) mov r15 = r16
	nop 0
	;;
	.mii
	nop 0
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r14, r54
	(p6) br.cond.dptk .L612
	;;
	.mib
	cmp.eq p6, p7 = r21, r78
	mov r78 = r14
	(p7) br.cond.dptk .L708
	.mib
	nop 0
	nop 0
	br .L607
	;;
.L953:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	mov r81 = r38
	mov r80 = r39
	mov r79 = r37
	.mmb
	ld8 r78 = [r55]
	adds r77 = 16, r12
	br.call.sptk.many b0 = sdissect#
	;;
	.mib
	mov r1 = r74
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L682
	.mib
	nop 0
	nop 0
	br .L679
.L937:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	mov r81 = r38
	mov r80 = r39
	mov r79 = r37
	.mmb
	ld8 r78 = [r54]
	adds r77 = 16, r12
	br.call.sptk.many b0 = ldissect#
	;;
	.mib
	mov r1 = r74
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L775
	.mib
	nop 0
	nop 0
	br .L772
.L823:
	.mib
	nop 0
	mov r37 = r0
	br .L698
.L825:
	.mmi
	nop 0
	mov r20 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r20, r78
	(p7) br.cond.dptk .L708
	.mib
	nop 0
	nop 0
	br .L698
.L804:
	.mmi
	nop 0
	mov r21 = r15
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r21, r78
	mov r78 = r14
	(p7) br.cond.dptk .L708
	.mib
	nop 0
	nop 0
	br .L607
.L766:
	.mib
	ld8 r77 = [r58]
	addl r46 = 12, r0
	br.call.sptk.many b0 = free#
	;;
	.mib
	nop 0
	mov r1 = r74
	br .L965
.L836:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r15 = 80, r42
	mov r14 = r46
	addl r44 = 130, r0
	;;
	.mmi
	ld4 r15 = [r15]
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r14
	(p7) br.cond.dptk .L635
	.mib
	nop 0
	nop 0
	br .L646
.L966:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	ld8 r16 = [r14]
	nop 0
	;;
	.mib
	nop 0
	shladd r15 = r16, 1, r0
	br .L967
	.endp regexec#
	.global strlen#
	.type	strlen#, @function
	.global free#
	.type	free#, @function
	.global malloc#
	.type	malloc#, @function
	.global memcpy#
	.type	memcpy#, @function
	.global memset#
	.type	memset#, @function
	.global memcmp#
	.type	memcmp#, @function
	.global isalnum#
	.type	isalnum#, @function
	.ident	"GCC: (GNU) 12.2.0"
