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
	addp4 r32 = 0,r32
	.mii
	mov r8 = r37
	cmp4.eq p6, p7 = r34, r33
	;;
	addl r17 = 1, r0
	.mmb
	adds r15 = 4, r32
	(p6) mov r8 = r37
	(p6) br.cond.dpnt .L1
	;;
	.mlx
	ld4 r25 = [r15]
	movl r27 = -134217728
	.mlx
	nop 0
	movl r18 = 1476395008
	;;
	.mlx
	nop 0
	movl r9 = 134217727
	.mlx
	nop 0
	movl r19 = -2147483648
	;;
	.mib
	nop 0
	shl r17 = r17, r14
	nop 0
	.mlx
	nop 0
	movl r20 = -1744830464
	;;
	.mlx
	nop 0
	movl r28 = -1610612736
	.mlx
	nop 0
	movl r29 = -2013265920
	;;
	.mlx
	nop 0
	movl r30 = -1879048192
	.mlx
	nop 0
	movl r21 = 1879048192
	;;
	.mlx
	nop 0
	movl r31 = 2013265920
	.mlx
	nop 0
	movl r38 = -268435456
	;;
	.mlx
	nop 0
	movl r39 = 1610612736
	.mlx
	nop 0
	movl r22 = 805306368
	;;
	.mlx
	nop 0
	movl r23 = 1207959552
	.mlx
	nop 0
	movl r40 = 1342177280
	;;
	.mlx
	nop 0
	movl r41 = -939524096
	.mlx
	addp4 r25 = 0,r25
	movl r42 = -134217729
	;;
	.mlx
	nop 0
	movl r24 = 536870912
	.mlx
	nop 0
	movl r43 = 671088640
	;;
	.mlx
	nop 0
	movl r44 = 268435456
	.mlx
	nop 0
	movl r45 = 402653184
	.align 32
.L29:
	.mii
	shladd r15 = r33, 2, r0
	mov r26 = r33
	;;
	add r15 = r15, r25
	;;
	.mmi
	addp4 r15 = 0,r15
	;;
	ld4 r16 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r27, r16
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r18, r14
	nop 0
	(p6) br.cond.dpnt .L3
	;;
	.mib
	cmp4.ltu p6, p7 = r18, r14
	nop 0
	(p6) br.cond.dpnt .L4
	;;
	.mib
	cmp4.eq p6, p7 = r22, r14
	nop 0
	(p6) br.cond.dpnt .L5
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r22, r14
	(p6) br.cond.dptk .L6
	;;
	.mib
	cmp4.eq p6, p7 = r24, r14
	nop 0
	(p6) br.cond.dpnt .L7
	;;
	.mib
	cmp4.ltu p6, p7 = r24, r14
	nop 0
	(p7) br.cond.spnt .L48
	;;
	.mib
	cmp4.eq p6, p7 = r43, r14
	nop 0
	(p7) br.cond.dpnt .L35
	;;
	.mib
	adds r33 = 1, r33
	cmp4.lt p6, p7 = 127, r36
	(p6) br.cond.dptk .L23
.L40:
	.mmi
	nop 0
	and r14 = r17, r35
	nop 0
	;;
	.mii
	shladd r14 = r14, 1, r0
	nop 0
	;;
	or r8 = r8, r14
.L23:
	.mib
	shladd r17 = r17, 1, r0
	cmp4.ne p6, p7 = r33, r34
	(p6) br.cond.dptk .L29
.L1:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	;;
.L6:
	.mlx
	cmp4.eq p6, p7 = r23, r14
	movl r15 = 134217727
	.mmb
	addp4 r26 = r17, r0
	nop 0
	(p6) br.cond.dpnt .L13
	;;
	.mib
	cmp4.ltu p6, p7 = r23, r14
	and r10 = r16, r15
	(p7) br.cond.spnt .L49
	;;
	.mib
	cmp4.eq p6, p7 = r40, r14
	and r14 = r8, r17
	(p7) br.cond.dpnt .L35
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	or r14 = r8, r14
	shr.u r26 = r26, r10
	;;
	.mmi
	and r15 = r17, r14
	;;
	addp4 r15 = r15, r0
	nop 0
	;;
	.mmi
	and r8 = r26, r14
	;;
	cmp4.eq p6, p7 = 0, r8
	nop 0
	;;
	.mii
	nop 0
	shr.u r15 = r15, r10
	;;
	or r14 = r15, r14
	;;
	.mib
	nop 0
	mov r8 = r14
	(p7) br.cond.dptk .L35
	.mmi
	nop 0
	and r26 = r14, r26
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r26
	(p7) br.cond.dptk .L35
	.mmi
	sub r33 = r33, r10, 1
	nop 0
	addl r17 = 1, r0
	;;
	.mii
	addp4 r14 = r33, r0
	adds r33 = 1, r33
	;;
	cmp4.ne p6, p7 = r33, r34
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
.L49:
	.mmi
	add r14 = r41, r14
	;;
	and r14 = r42, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L13
.L35:
	.mmi
	adds r33 = 1, r33
	nop 0
	nop 0
	;;
	.align 32
.L54:
	.mib
	shladd r17 = r17, 1, r0
	cmp4.ne p6, p7 = r33, r34
	(p6) br.cond.dptk .L29
	.mib
	nop 0
	nop 0
	br .L1
	;;
.L52:
	.mib
	nop 0
	cmp4.eq p6, p7 = r30, r14
	(p7) br.cond.spnt .L35
.L13:
	.mmi
	and r14 = r8, r17
	adds r33 = 1, r33
	shladd r17 = r17, 1, r0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	nop 0
	cmp4.ne p6, p7 = r33, r34
	;;
	.mib
	nop 0
	or r8 = r8, r14
	(p6) br.cond.dptk .L29
	.mib
	nop 0
	nop 0
	br .L1
.L4:
	.mib
	cmp4.eq p6, p7 = r19, r14
	nop 0
	(p6) br.cond.dpnt .L16
	;;
	.mib
	cmp4.ltu p6, p7 = r19, r14
	nop 0
	(p7) br.cond.dpnt .L50
	;;
	.mib
	cmp4.eq p6, p7 = r20, r14
	nop 0
	(p6) br.cond.dpnt .L19
	;;
	.mib
	cmp4.ltu p6, p7 = r20, r14
	nop 0
	(p7) br.cond.spnt .L51
	;;
	.mib
	cmp4.eq p6, p7 = r28, r14
	addl r14 = 134, r0
	(p7) br.cond.dpnt .L35
	;;
	.mib
	adds r33 = 1, r33
	cmp4.ne p6, p7 = r14, r36
	(p7) br.cond.dpnt .L40
	;;
	.mib
	shladd r17 = r17, 1, r0
	cmp4.ne p6, p7 = r33, r34
	(p6) br.cond.dptk .L29
	.mib
	nop 0
	nop 0
	br .L1
	;;
.L48:
	.mib
	cmp4.eq p6, p7 = r44, r14
	and r15 = -3, r36
	(p6) br.cond.dpnt .L9
	;;
	.mib
	cmp4.eq p6, p7 = r45, r14
	addl r14 = 129, r0
	(p7) br.cond.spnt .L35
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
	or r8 = r8, r14
	br .L23
.L51:
	.mlx
	nop 0
	movl r15 = 134217727
	.mmb
	cmp4.eq p6, p7 = r29, r14
	nop 0
	(p7) br.cond.dpnt .L52
	;;
	.mmi
	and r16 = r15, r16
	nop 0
	and r14 = r8, r17
	.mlx
	adds r33 = 1, r33
	movl r15 = -1879048192
	;;
	.mmi
	add r26 = r26, r16
	nop 0
	shladd r14 = r14, 1, r0
	;;
	.mii
	shladd r26 = r26, 2, r0
	or r8 = r8, r14
	;;
	add r14 = r26, r25
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r27, r14
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r15, r14
	and r14 = r17, r8
	(p7) br.cond.dpnt .L23
	;;
	.mii
	shladd r17 = r17, 1, r0
	cmp4.ne p6, p7 = r33, r34
	;;
	shl r14 = r14, r16
	;;
	.mib
	nop 0
	or r8 = r14, r8
	(p6) br.cond.dptk .L29
	.mib
	nop 0
	nop 0
	br .L1
.L50:
	.mib
	cmp4.eq p6, p7 = r21, r14
	nop 0
	(p6) br.cond.dpnt .L13
	;;
	.mib
	cmp4.ltu p6, p7 = r21, r14
	nop 0
	(p7) br.cond.spnt .L53
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r31, r14
	(p7) br.cond.dpnt .L35
.L3:
	.mmi
	and r14 = r8, r17
	and r16 = r16, r9
	adds r33 = 1, r33
	;;
	.mii
	shladd r14 = r14, 1, r0
	cmp4.ne p6, p7 = r33, r34
	;;
	or r8 = r8, r14
	;;
	.mii
	and r14 = r17, r8
	shladd r17 = r17, 1, r0
	;;
	shl r14 = r14, r16
	;;
	.mib
	nop 0
	or r8 = r14, r8
	(p6) br.cond.dptk .L29
	.mib
	nop 0
	nop 0
	br .L1
.L53:
	.mmi
	nop 0
	and r16 = r38, r16
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r39, r16
	nop 0
	(p6) br.cond.dpnt .L13
	;;
	.mib
	nop 0
	adds r33 = 1, r33
	br .L54
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
	(p7) br.cond.dpnt .L40
	;;
	.mib
	shladd r17 = r17, 1, r0
	cmp4.ne p6, p7 = r33, r34
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
	(p7) br.cond.dpnt .L40
	;;
	.mib
	shladd r17 = r17, 1, r0
	cmp4.ne p6, p7 = r33, r34
	(p6) br.cond.dptk .L29
	.mib
	nop 0
	nop 0
	br .L1
	;;
.L16:
	.mii
	and r26 = r8, r17
	adds r3 = 1, r33
	;;
	cmp4.eq p6, p7 = 0, r26
	;;
	.mib
	nop 0
	(p6) mov r33 = r3
	(p6) br.cond.dptk .L23
	.mlx
	adds r15 = 4, r15
	movl r10 = -1879048192
	.mlx
	nop 0
	movl r2 = 134217727
	;;
	.mlx
	ld4 r14 = [r15]
	movl r11 = -134217728
	;;
	.mmi
	nop 0
	and r15 = r27, r14
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r10, r15
	addl r15 = 1, r0
	(p6) br.cond.dpnt .L26
	.align 32
.L27:
	.mmi
	and r14 = r2, r14
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	add r14 = r15, r33
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r25
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	and r16 = r11, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r10, r16
	(p6) br.cond.dptk .L27
.L26:
	.mmi
	addp4 r15 = r15, r0
	mov r33 = r3
	shladd r17 = r17, 1, r0
	;;
	.mmi
	cmp4.ne p6, p7 = r33, r34
	;;
	nop 0
	shl r26 = r26, r15
	;;
	.mib
	nop 0
	or r8 = r8, r26
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
	.mlx
	nop 0
	movl r15 = 134217727
	.mii
	adds r14 = 16, r32
	zxt1 r26 = r36
	;;
	and r16 = r15, r16
	.mmi
	ld4 r14 = [r14]
	;;
	shladd r16 = r16, 4, r0
	nop 0
	;;
	.mmi
	addp4 r14 = r16, r14
	;;
	ld4 r15 = [r14], 4
	nop 0
	;;
	.mmi
	addp4 r15 = r26, r15
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
	or r8 = r8, r14
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
	(p7) br.cond.dpnt .L40
	;;
	.mib
	shladd r17 = r17, 1, r0
	cmp4.ne p6, p7 = r33, r34
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
	addp4 r32 = 0,r32
	addp4 r35 = 0,r35
	.mmb
	addp4 r8 = 0,r37
	cmp4.ne p6, p7 = r34, r33
	(p7) br.cond.dpnt .L109
	;;
	.mlx
	nop 0
	movl r42 = -134217728
	.mlx
	adds r43 = 4, r32
	movl r18 = 1476395008
	;;
	.mlx
	nop 0
	movl r19 = -2013265920
	.mlx
	nop 0
	movl r20 = -1744830464
	;;
	.mlx
	nop 0
	movl r26 = -1610612736
	.mlx
	nop 0
	movl r27 = -1879048192
	;;
	.mlx
	nop 0
	movl r21 = 2013265920
	.mlx
	nop 0
	movl r28 = -2147483648
	;;
	.mlx
	nop 0
	movl r22 = -134217729
	.mlx
	nop 0
	movl r29 = 1610612736
	;;
	.mlx
	nop 0
	movl r23 = 805306368
	.mlx
	nop 0
	movl r24 = 1207959552
	;;
	.mlx
	nop 0
	movl r30 = 1342177280
	.mlx
	nop 0
	movl r31 = -939524096
	;;
	.mlx
	nop 0
	movl r25 = 536870912
	.mlx
	nop 0
	movl r38 = 671088640
	;;
	.mlx
	nop 0
	movl r39 = 268435456
	.mlx
	nop 0
	movl r40 = 402653184
	.align 32
.L56:
	.mii
	ld4 r16 = [r43]
	shladd r15 = r33, 2, r0
	;;
	addp4 r16 = 0,r16
	;;
	.mmi
	add r15 = r15, r16
	;;
	addp4 r15 = 0,r15
	nop 0
	;;
	.mmi
	ld4 r17 = [r15]
	;;
	and r14 = r42, r17
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r18, r14
	nop 0
	(p6) br.cond.dpnt .L73
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r18, r14
	(p6) br.cond.dptk .L58
	;;
	.mib
	cmp4.eq p6, p7 = r23, r14
	nop 0
	(p6) br.cond.dpnt .L59
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r23, r14
	(p6) br.cond.dptk .L60
	;;
	.mib
	cmp4.eq p6, p7 = r25, r14
	nop 0
	(p6) br.cond.dpnt .L61
	;;
	.mib
	cmp4.ltu p6, p7 = r25, r14
	nop 0
	(p7) br.cond.spnt .L120
	;;
	.mib
	cmp4.eq p6, p7 = r38, r14
	nop 0
	(p7) br.cond.dpnt .L65
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 127, r36
	(p7) br.cond.dptk .L114
.L113:
	.mmi
	add r15 = r33, r8, 1
	add r16 = r33, r35
	adds r14 = 1, r33
	;;
	.mmi
	addp4 r15 = 0,r15
	nop 0
	addp4 r16 = 0,r16
	;;
	.mmi
	ld1 r16 = [r16]
	ld1 r17 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	or r16 = r17, r16
	nop 0
	;;
	.mmi
	st1 [r15] = r16
	nop 0
	nop 0
.L100:
	.mmi
	mov r33 = r14
	nop 0
	nop 0
	;;
	.align 32
.L81:
	.mib
	nop 0
	cmp4.ne p6, p7 = r33, r34
	(p6) br.cond.dptk .L56
.L109:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	;;
.L72:
	.mib
	cmp4.eq p6, p7 = r20, r14
	nop 0
	(p6) br.cond.dpnt .L78
	;;
	.mib
	cmp4.eq p6, p7 = r26, r14
	nop 0
	(p7) br.cond.spnt .L121
	;;
	.mmi
	nop 0
	addl r14 = 134, r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r36
	(p6) br.cond.dpnt .L113
.L114:
	.mmi
	adds r14 = 1, r33
	nop 0
	nop 0
	;;
.L125:
	.mib
	nop 0
	mov r33 = r14
	br .L81
.L120:
	.mib
	cmp4.eq p6, p7 = r39, r14
	and r15 = -3, r36
	(p6) br.cond.dpnt .L63
	;;
	.mib
	cmp4.eq p6, p7 = r40, r14
	addl r14 = 129, r0
	(p7) br.cond.spnt .L65
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L114
	.mmi
	add r15 = r33, r8, 1
	add r16 = r33, r35
	adds r14 = 1, r33
	;;
	.mmi
	addp4 r15 = 0,r15
	nop 0
	addp4 r16 = 0,r16
	;;
	.mmi
	ld1 r16 = [r16]
	ld1 r17 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	or r16 = r17, r16
	nop 0
	;;
	.mib
	st1 [r15] = r16
	nop 0
	br .L100
.L60:
	.mlx
	cmp4.eq p6, p7 = r24, r14
	movl r15 = 134217727
	.mmb
	add r16 = r33, r8
	adds r41 = 1, r33
	(p6) br.cond.dpnt .L80
	;;
	.mmi
	cmp4.ltu p6, p7 = r24, r14
	nop 0
	addp4 r16 = 0,r16
	.mmb
	and r17 = r15, r17
	nop 0
	(p7) br.cond.spnt .L122
	;;
	.mib
	cmp4.eq p6, p7 = r30, r14
	add r14 = r33, r8, 1
	(p7) br.cond.dpnt .L65
	;;
	.mmi
	addp4 r14 = 0,r14
	nop 0
	sub r33 = r33, r17
	.mmi
	ld1 r44 = [r16]
	ld1.a r17 = [r16]
	nop 0
	;;
	.mmi
	ld1 r15 = [r14]
	;;
	or r44 = r44, r15
	add r15 = r33, r8
	;;
	.mmi
	st1 [r14] = r44
	nop 0
	addp4 r15 = 0,r15
	;;
	.mmi
	ld1 r14 = [r15]
	ld1.c.clr r17 = [r16]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r16 = r14
	or r14 = r17, r14
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
	.mmi
	nop 0
	(p7) mov r33 = r41
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r33, r34
	(p6) br.cond.dptk .L56
	.mib
	nop 0
	nop 0
	br .L109
	;;
.L58:
	.mib
	cmp4.eq p6, p7 = r19, r14
	nop 0
	(p6) br.cond.dpnt .L71
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r19, r14
	(p6) br.cond.dptk .L72
	;;
	.mib
	cmp4.eq p6, p7 = r21, r14
	adds r11 = 1, r33
	(p6) br.cond.dpnt .L73
	;;
	.mib
	cmp4.ltu p6, p7 = r21, r14
	nop 0
	(p7) br.cond.spnt .L123
	;;
	.mib
	cmp4.eq p6, p7 = r28, r14
	add r14 = r33, r8
	(p7) br.cond.dpnt .L65
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	ld1 r41 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r41 = r41
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r41
	(p6) br.cond.dpnt .L94
	;;
	.mmi
	mov r33 = r11
	nop 0
	nop 0
	;;
.L126:
	.mib
	nop 0
	cmp4.ne p6, p7 = r33, r34
	(p6) br.cond.dptk .L56
	.mib
	nop 0
	nop 0
	br .L109
.L122:
	.mmi
	add r14 = r31, r14
	;;
	and r14 = r22, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L80
.L65:
	.mmi
	nop 0
	adds r33 = 1, r33
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r33, r34
	(p6) br.cond.dptk .L56
	.mib
	nop 0
	nop 0
	br .L109
.L123:
	.mmi
	add r15 = r20, r14
	;;
	and r15 = r22, r15
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L80
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r29, r14
	(p7) br.cond.spnt .L65
.L80:
	.mmi
	add r14 = r33, r8, 1
	add r15 = r33, r8
	adds r33 = 1, r33
	;;
	.mmi
	addp4 r14 = 0,r14
	nop 0
	addp4 r15 = 0,r15
	;;
	.mmi
	ld1 r15 = [r15]
	ld1 r16 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	or r15 = r16, r15
	nop 0
	;;
	.mmi
	st1 [r14] = r15
	nop 0
	nop 0
	.align 32
.L124:
	.mib
	nop 0
	cmp4.ne p6, p7 = r33, r34
	(p6) br.cond.dptk .L56
	.mib
	nop 0
	nop 0
	br .L109
	;;
.L121:
	.mmi
	cmp4.eq p6, p7 = r27, r14
	nop 0
	add r15 = r33, r8
	.mmb
	add r14 = r33, r8, 1
	nop 0
	(p7) br.cond.spnt .L65
	;;
	.mmi
	addp4 r14 = 0,r14
	addp4 r15 = 0,r15
	adds r33 = 1, r33
	;;
	.mmi
	ld1 r15 = [r15]
	ld1 r16 = [r14]
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
	br .L124
.L73:
	.mmi
	nop 0
	add r16 = r33, r8, 1
	add r15 = r33, r8
	.mlx
	nop 0
	movl r14 = 134217727
	;;
	.mmi
	addp4 r16 = 0,r16
	addp4 r15 = 0,r15
	and r14 = r14, r17
	;;
	.mmi
	ld1 r41 = [r15]
	add r14 = r33, r14
	adds r33 = 1, r33
	.mmi
	ld1 r17 = [r16]
	;;
	or r17 = r41, r17
	add r14 = r14, r8
	.mmi
	cmp4.ne p6, p7 = r33, r34
	;;
	st1 [r16] = r17
	addp4 r14 = 0,r14
	;;
	.mmi
	ld1 r16 = [r14]
	ld1 r15 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	or r15 = r15, r16
	nop 0
	;;
	.mib
	st1 [r14] = r15
	nop 0
	(p6) br.cond.dptk .L56
	.mib
	nop 0
	nop 0
	br .L109
.L71:
	.mmi
	add r15 = r33, r8, 1
	nop 0
	add r16 = r33, r8
	.mlx
	adds r14 = 1, r33
	movl r41 = 134217727
	;;
	.mmi
	addp4 r15 = 0,r15
	addp4 r16 = 0,r16
	and r17 = r41, r17
	;;
	.mmi
	ld1 r44 = [r16]
	nop 0
	add r33 = r33, r17
	.mlx
	ld1 r41 = [r15]
	movl r17 = -1879048192
	;;
	.mmi
	or r44 = r44, r41
	shladd r41 = r33, 2, r0
	add r33 = r33, r8
	;;
	.mmi
	st1 [r15] = r44
	nop 0
	addp4 r33 = 0,r33
	;;
	.mmi
	ld4 r15 = [r43]
	;;
	addp4 r15 = r41, r15
	nop 0
	;;
	.mmi
	ld4 r15 = [r15]
	;;
	and r15 = r42, r15
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r17, r15
	nop 0
	(p7) br.cond.dpnt .L100
	;;
	.mmi
	ld1 r15 = [r33]
	ld1 r16 = [r16]
	nop 0
	;;
	.mmi
	nop 0
	or r15 = r16, r15
	nop 0
	;;
	.mib
	st1 [r33] = r15
	mov r33 = r14
	br .L81
.L59:
	.mib
	nop 0
	cmp4.lt p6, p7 = 127, r36
	(p6) br.cond.dptk .L114
	.mlx
	nop 0
	movl r15 = 134217727
	.mii
	adds r14 = 16, r32
	zxt1 r16 = r36
	;;
	and r17 = r15, r17
	.mmi
	ld4 r14 = [r14]
	;;
	shladd r17 = r17, 4, r0
	nop 0
	;;
	.mmi
	addp4 r14 = r17, r14
	;;
	ld4 r15 = [r14], 4
	nop 0
	;;
	.mmi
	addp4 r15 = r16, r15
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
	(p6) br.cond.dptk .L114
	.mmi
	add r15 = r33, r8, 1
	add r16 = r33, r35
	adds r14 = 1, r33
	;;
	.mmi
	addp4 r15 = 0,r15
	nop 0
	addp4 r16 = 0,r16
	;;
	.mmi
	ld1 r16 = [r16]
	ld1 r17 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	or r16 = r17, r16
	nop 0
	;;
	.mib
	st1 [r15] = r16
	nop 0
	br .L100
.L63:
	.mii
	nop 0
	sxt1 r17 = r17
	adds r14 = 1, r33
	;;
	.mbb
	cmp4.ne p6, p7 = r36, r17
	(p7) br.cond.dpnt .L113
	br .L125
.L61:
	.mmi
	adds r14 = -130, r36
	;;
	cmp4.geu p6, p7 = 1, r14
	adds r14 = 1, r33
	.bbb
	nop 0
	(p6) br.cond.dpnt .L113
	br .L125
	;;
.L78:
	.mmi
	addl r14 = 133, r0
	;;
	cmp4.eq p6, p7 = r14, r36
	adds r14 = 1, r33
	.bbb
	nop 0
	(p6) br.cond.dpnt .L113
	br .L125
.L94:
	.mlx
	adds r15 = 4, r15
	movl r45 = -1879048192
	.mlx
	nop 0
	movl r10 = 134217727
	;;
	.mlx
	ld4 r14 = [r15]
	movl r9 = -134217728
	;;
	.mmi
	and r15 = r42, r14
	;;
	cmp4.eq p6, p7 = r45, r15
	addl r15 = 1, r0
	;;
	.mib
	nop 0
	(p6) mov r17 = r11
	(p6) br.cond.dpnt .L97
	.align 32
.L96:
	.mmi
	and r14 = r10, r14
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	add r17 = r15, r33
	;;
	shladd r14 = r17, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	and r44 = r9, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r45, r44
	(p6) br.cond.dptk .L96
.L97:
	.mii
	add r14 = r17, r8
	mov r33 = r11
	;;
	addp4 r14 = 0,r14
	;;
	.mmi
	ld1 r15 = [r14]
	;;
	or r41 = r15, r41
	nop 0
	;;
	.mib
	st1 [r14] = r41
	nop 0
	br .L126
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
	addp4 r32 = 0,r32
	.mmi
	addp4 r33 = 0,r33
	mov r53 = r1
	mov r57 = r36
	;;
	.mmb
	addl r42 = 1, r0
	adds r14 = 16, r32
	nop 0
	.mmi
	adds r16 = -1, r33
	adds r15 = 48, r32
	.save rp, r51
	mov r51 = b0
	;;
	.mmb
	ld4 r14 = [r14]
	addl r59 = 132, r0
	nop 0
	.mmi
	mov r56 = r35
	adds r46 = 20, r32
	.save ar.lc, r54
	mov r54 = ar.lc
	.body
	;;
	.mmi
	cmp4.eq p6, p7 = r33, r14
	ld4 r44 = [r15]
	addp4 r34 = 0,r34
	.mmi
	mov r43 = r0
	addl r49 = 130, r0
	addl r45 = 128, r0
	;;
	.mmi
	ld4 r55 = [r32]
	(p6) addl r38 = 128, r0
	shl r60 = r42, r60
	.mmi
	addl r47 = 255, r0
	addl r50 = 129, r0
	adds r48 = 4, r32
	;;
	.mmi
	(p7) ld1 r38 = [r16]
	;;
	nop 0
	(p7) sxt1 r38 = r38
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
	ld4 r14 = [r46]
	nop 0
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r33, r14
	(p7) br.cond.dpnt .L211
	;;
	.align 32
.L129:
	.mii
	ld1 r14 = [r33]
	cmp4.ne p6, p7 = 10, r38
	;;
	sxt1 r14 = r14
	;;
	.mib
	mov r41 = r14
	nop 0
	(p7) br.cond.dpnt .L212
	;;
	.mib
	cmp4.ne p6, p7 = r45, r38
	nop 0
	(p7) br.cond.dpnt .L213
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 10, r14
	(p6) br.cond.dpnt .L175
	;;
	.mmi
	(p7) mov r40 = r0
	nop 0
	nop 0
.L138:
	.mmi
	nop 0
	and r39 = r47, r38
	nop 0
	;;
	.mib
	mov r55 = r39
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
	(p7) br.cond.dptk .L160
	.mib
	addl r14 = 128, r0
	nop 0
	(p9) br.cond.dpnt .L214
	;;
	.mib
	cmp4.ne p6, p7 = r14, r41
	nop 0
	(p6) br.cond.dpnt .L143
	;;
	.mmi
	nop 0
	and r39 = r47, r38
	addl r41 = 128, r0
	;;
.L160:
	.mib
	mov r55 = r39
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
	(p7) br.cond.dpnt .L202
	;;
.L162:
	.mib
	cmp4.eq p6, p7 = r49, r40
	zxt1 r55 = r41
	(p6) br.cond.dpnt .L215
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = r45, r41
	nop 0
	;;
	.mbb
	(p7) addl r38 = 128, r0
	(p7) br.cond.dpnt .L149
	br.call.sptk.many b0 = isalnum#
	;;
	.mmi
	addl r59 = 134, r0
	cmp4.ne p8, p9 = 95, r41
	mov r38 = r41
	.mmb
	mov r1 = r53
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L169
	;;
.L225:
	.pred.rel.mutex p8, p9
	.mmi
	(p9) addl r38 = 95, r0
	mov r60 = r37
	mov r58 = r37
	.mmb
	mov r57 = r36
	mov r56 = r35
	(p9) br.cond.dpnt .L169
	;;
	.mib
	ld4 r55 = [r32]
	nop 0
	br.call.sptk.many b0 = sstep#
	;;
	.mmi
	nop 0
	mov r1 = r53
	mov r37 = r8
	;;
	.align 32
.L149:
	.mmi
	and r14 = r42, r37
	cmp4.eq p6, p7 = r34, r33
	mov r58 = r37
	.mmi
	mov r60 = r44
	mov r59 = r38
	mov r57 = r36
	;;
	.mmi
	cmp4.ne p8, p9 = 0, r14
	mov r56 = r35
	cmp4.eq.or.andcm p6, p7 = r44, r37
	;;
	.mib
	nop 0
	(p8) mov r43 = r33
	(p6) br.cond.dpnt .L195
.L218:
	.mib
	ld4 r55 = [r32]
	adds r33 = 1, r33
	br.call.sptk.many b0 = sstep#
	;;
	.mmi
	addp4 r33 = 0,r33
	ld4 r14 = [r46]
	mov r1 = r53
	.mmi
	nop 0
	mov r37 = r8
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r33, r14
	(p6) br.cond.dptk .L129
	;;
.L211:
	.mib
	cmp4.ne p6, p7 = 10, r38
	mov r15 = r48
	(p7) br.cond.dpnt .L216
	;;
	.mib
	ld4 r14 = [r48]
	cmp4.ne p6, p7 = r45, r38
	(p7) br.cond.dpnt .L217
	;;
	.mmi
	and r15 = 2, r14
	;;
	cmp4.eq p6, p7 = 0, r15
	mov r14 = r15
	;;
	.mib
	(p7) addl r41 = 128, r0
	(p7) mov r40 = r0
	(p7) br.cond.dptk .L138
	;;
	.mmi
	nop 0
	ld4 r39 = [r32]
	addl r41 = 128, r0
	.mii
	addl r40 = 130, r0
	nop 0
	;;
	addp4 r39 = 0,r39
	;;
.L150:
	.mmi
	adds r15 = 48, r39
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
	(p6) br.cond.dpnt .L153
	;;
.L154:
	.mib
	nop 0
	cmp4.eq p6, p7 = r45, r38
	(p7) br.cond.dpnt .L138
	;;
.L202:
	.mmi
	and r14 = r42, r37
	mov r38 = r41
	cmp4.eq p6, p7 = r34, r33
	.mmi
	mov r58 = r37
	mov r60 = r44
	mov r57 = r36
	;;
	.mmi
	cmp4.ne p8, p9 = 0, r14
	nop 0
	mov r59 = r38
	.mmi
	mov r56 = r35
	nop 0
	cmp4.eq.or.andcm p6, p7 = r44, r37
	;;
	.mib
	nop 0
	(p8) mov r43 = r33
	(p7) br.cond.dptk .L218
	;;
.L195:
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
.L140:
	.mmi
	nop 0
	cmp4.ne p6, p7 = 10, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r38 = r14
	(p6) br.cond.dptk .L149
.L175:
	.mii
	ld4 r39 = [r32]
	addl r41 = 10, r0
	;;
	addp4 r39 = 0,r39
	;;
	.mmi
	adds r14 = 24, r39
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	and r14 = 8, r14
	nop 0
	;;
	.mib
	mov r40 = r14
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L154
	;;
	.mmi
	nop 0
	(p6) mov r14 = r0
	addl r40 = 130, r0
.L224:
	.mmi
	adds r15 = 48, r39
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
	(p7) br.cond.dptk .L154
	.mib
	nop 0
	nop 0
	br .L153
.L212:
	.mmi
	ld4 r16 = [r32]
	;;
	addp4 r39 = 0,r16
	nop 0
	;;
	.mmi
	adds r15 = 24, r39
	;;
	ld4 r15 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	and r15 = 8, r15
	nop 0
	;;
	.mib
	mov r40 = r15
	cmp4.ne p6, p7 = 0, r15
	(p7) br.cond.dptk .L138
	;;
.L137:
	.mmi
	adds r15 = 44, r39
	nop 0
	cmp4.eq p6, p7 = 10, r14
	;;
	.mib
	ld4 r14 = [r15]
	adds r15 = 24, r39
	(p7) br.cond.dpnt .L219
	;;
	.mmi
	ld4 r15 = [r15]
	;;
	nop 0
	tbit.nz p6, p7 = r15, 3
	;;
	.mib
	nop 0
	(p6) addl r40 = 131, r0
	(p6) br.cond.dptk .L150
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L185
	;;
	.mmi
	nop 0
	cmp4.ge p6, p7 = 0, r14
	addl r40 = 129, r0
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L220
	;;
	.mmi
	addp4 r39 = 0,r16
	nop 0
	nop 0
.L153:
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
.L158:
	.mmi
	mov r60 = r37
	mov r58 = r37
	mov r59 = r40
	.mmi
	mov r57 = r36
	mov r56 = r35
	mov r55 = r39
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sstep#
	;;
	.mib
	mov r1 = r53
	mov r37 = r8
	br.cloop.sptk.few .L158
	.mib
	nop 0
	cmp4.eq p6, p7 = r50, r40
	(p7) br.cond.dpnt .L154
	;;
.L156:
	.mib
	nop 0
	cmp4.ne p6, p7 = r45, r41
	(p6) br.cond.dpnt .L185
	;;
.L152:
	.mib
	addl r40 = 129, r0
	cmp4.eq p6, p7 = r45, r38
	(p6) br.cond.dptk .L149
	.mib
	and r39 = r47, r38
	addl r41 = 128, r0
	br .L160
	;;
.L221:
	.mib
	cmp4.ne p6, p7 = r14, r38
	and r55 = r47, r38
	(p7) br.cond.dpnt .L176
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
	(p7) br.cond.spnt .L176
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mib
	mov r1 = r53
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L176
	.mmi
	nop 0
	addl r38 = 95, r0
	addl r40 = 133, r0
	;;
.L169:
	.mmi
	adds r40 = -133, r40
	mov r60 = r37
	mov r58 = r37
	.mmi
	addl r59 = 133, r0
	mov r57 = r36
	mov r56 = r35
	;;
	.mib
	cmp4.ltu p6, p7 = 1, r40
	nop 0
	(p6) br.cond.spnt .L149
	;;
	.mib
	ld4 r55 = [r32]
	nop 0
	br.call.sptk.many b0 = sstep#
	;;
	.mib
	mov r1 = r53
	mov r37 = r8
	br .L149
.L219:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L204
.L185:
	.mmi
	addl r40 = 129, r0
	nop 0
	nop 0
.L143:
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
	(p6) br.cond.dptk .L163
	;;
	.mib
	cmp4.ne p6, p7 = r14, r38
	and r55 = r47, r38
	(p7) br.cond.dpnt .L201
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
	(p6) br.cond.dpnt .L190
.L201:
	.mmi
	mov r60 = r37
	mov r58 = r37
	addl r59 = 133, r0
	.mmi
	mov r57 = r36
	ld4 r55 = [r32]
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
	br .L149
.L213:
	.mmi
	nop 0
	ld4 r15 = [r48]
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r15, 0
	(p6) br.cond.dptk .L140
	.mmi
	nop 0
	ld4 r16 = [r32]
	nop 0
	;;
	.mib
	nop 0
	addp4 r39 = 0,r16
	br .L137
.L163:
	.mib
	cmp4.ne p6, p7 = 95, r41
	nop 0
	(p7) br.cond.dpnt .L221
	;;
	.mib
	cmp4.eq p6, p7 = r14, r38
	nop 0
	(p6) br.cond.dpnt .L202
	;;
	.mmi
	nop 0
	(p7) and r39 = r47, r38
	nop 0
	;;
	.mib
	mov r55 = r39
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
	(p6) br.cond.dptk .L162
	.mib
	nop 0
	nop 0
	br .L202
.L215:
	.mmi
	mov r60 = r37
	mov r58 = r37
	addl r59 = 134, r0
	.mmi
	mov r57 = r36
	ld4 r55 = [r32]
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
	br .L149
.L216:
	.mmi
	ld4 r16 = [r32]
	;;
	addp4 r39 = 0,r16
	nop 0
	;;
	.mmi
	adds r14 = 24, r39
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	and r14 = 8, r14
	nop 0
	;;
	.mib
	mov r40 = r14
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L222
	.mmi
	adds r15 = 4, r32
	nop 0
	adds r39 = 44, r39
	;;
	.mmi
	ld4 r15 = [r15]
	ld4 r14 = [r39]
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r15, 1
	(p6) br.cond.dpnt .L223
	;;
.L198:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L152
	.mmi
	addl r41 = 128, r0
	nop 0
	nop 0
	;;
.L204:
	.mib
	cmp4.lt p6, p7 = 0, r14
	addl r40 = 129, r0
	(p7) br.cond.dpnt .L156
	;;
	.mib
	nop 0
	addp4 r39 = 0,r16
	br .L153
.L222:
	.mmi
	adds r15 = 4, r32
	nop 0
	addl r41 = 128, r0
	;;
	.mmi
	ld4 r15 = [r15]
	;;
	and r15 = 2, r15
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	mov r14 = r15
	(p7) br.cond.dpnt .L138
	;;
	.mib
	nop 0
	addl r40 = 130, r0
	br .L224
.L217:
	.mib
	nop 0
	tbit.nz p6, p7 = r14, 0
	(p6) br.cond.dptk .L134
	.mmi
	ld4 r16 = [r32]
	ld4 r15 = [r15]
	nop 0
	;;
	.mii
	addp4 r14 = 0,r16
	tbit.z p6, p7 = r15, 1
	;;
	adds r14 = 44, r14
	;;
	.mib
	ld4 r14 = [r14]
	nop 0
	(p7) br.cond.dptk .L198
.L223:
	.mmi
	addp4 r39 = 0,r16
	addl r41 = 128, r0
	addl r40 = 131, r0
	;;
	.mmi
	adds r15 = 48, r39
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
	(p7) br.cond.dptk .L154
	.mib
	nop 0
	nop 0
	br .L153
.L134:
	.mmi
	nop 0
	and r15 = 2, r14
	nop 0
	;;
	.mib
	mov r14 = r15
	cmp4.eq p6, p7 = 0, r15
	(p7) br.cond.dptk .L149
	.mmi
	ld4 r39 = [r32]
	addl r41 = 128, r0
	addl r40 = 130, r0
	;;
	.mib
	nop 0
	addp4 r39 = 0,r39
	br .L150
.L214:
	.mib
	addl r55 = 95, r0
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mib
	nop 0
	mov r1 = r53
	br .L162
.L220:
	.mmi
	nop 0
	addl r40 = 129, r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r50, r40
	(p6) br.cond.dptk .L156
	.mib
	nop 0
	nop 0
	br .L154
.L176:
	.mmi
	mov r60 = r37
	mov r58 = r37
	addl r59 = 133, r0
	.mmi
	mov r57 = r36
	ld4 r55 = [r32]
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
	br .L149
.L190:
	.mii
	nop 0
	zxt1 r55 = r41
	nop 0
	.mmb
	addl r40 = 133, r0
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
	(p6) br.cond.dptk .L169
	.mib
	nop 0
	nop 0
	br .L225
	.endp sslow#
	.align 16
	.align 64
	.proc sdissect#
sdissect:
	.prologue 12, 55
	.mmb
	.save ar.pfs, r56
	alloc r56 = ar.pfs, 5, 21, 5, 0
	mov r57 = r1
	nop 0
	.mmi
	addp4 r32 = 0,r32
	addp4 r34 = 0,r34
	.save rp, r55
	mov r55 = b0
	.body
	;;
	.mlx
	nop 0
	movl r40 = -134217728
	.mlx
	nop 0
	movl r47 = 1476395008
	;;
	.mlx
	nop 0
	movl r45 = 2013265920
	.mlx
	nop 0
	movl r48 = 1744830464
	;;
	.mlx
	nop 0
	movl r41 = 134217727
	.mlx
	nop 0
	movl r42 = -1879048192
	;;
	.mlx
	addp4 r33 = 0,r33
	movl r52 = 1879048192
	.mlx
	cmp4.le p6, p7 = r36, r35
	movl r46 = 1207959552
	;;
	.mlx
	nop 0
	movl r43 = 805306368
	.mlx
	nop 0
	movl r49 = 268435456
	;;
	.mlx
	nop 0
	movl r50 = 671088640
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L227
.L255:
	.mmi
	ld4 r14 = [r32]
	shladd r44 = r35, 2, r0
	adds r37 = 1, r35
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	adds r14 = 4, r14
	nop 0
	;;
	.mmi
	ld4 r18 = [r14]
	;;
	addp4 r18 = 0,r18
	nop 0
	;;
	.mmi
	add r14 = r44, r18
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	ld4 r17 = [r14]
	;;
	and r16 = r40, r17
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r47, r16
	nop 0
	(p6) br.cond.dpnt .L228
	;;
	.mib
	cmp4.eq p6, p7 = r45, r16
	nop 0
	(p6) br.cond.dpnt .L256
	;;
	.mib
	cmp4.eq p6, p7 = r46, r16
	nop 0
	(p6) br.cond.dpnt .L230
	;;
	.mib
	cmp4.geu p6, p7 = r47, r16
	nop 0
	(p7) br.cond.dpnt .L266
	;;
	.mib
	cmp4.eq p6, p7 = r43, r16
	nop 0
	(p6) br.cond.dpnt .L237
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = r43, r16
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r39 = r35
	(p6) br.cond.dptk .L235
	.mib
	nop 0
	cmp4.eq p6, p7 = r49, r16
	(p7) br.cond.dpnt .L267
.L237:
	.mmi
	mov r35 = r37
	nop 0
	adds r33 = 1, r33
	;;
	.mib
	addp4 r33 = 0,r33
	cmp4.gt p6, p7 = r36, r35
	(p6) br.cond.dptk .L255
	;;
.L227:
	.mmi
	mov r8 = r33
	nop 0
	mov b0 = r55
	;;
	.mib
	nop 0
	mov ar.pfs = r56
	br.ret.sptk.many b0
.L267:
	.mib
	nop 0
	cmp4.eq p6, p7 = r50, r16
	(p6) br.cond.sptk .L237
.L239:
	.mmi
	mov r35 = r37
	nop 0
	nop 0
	;;
	.align 32
.L270:
	.mib
	nop 0
	cmp4.gt p6, p7 = r36, r35
	(p6) br.cond.dptk .L255
	.mib
	nop 0
	nop 0
	br .L227
.L230:
	.mlx
	nop 0
	movl r14 = 134217727
	;;
	.mmi
	and r17 = r14, r17
	;;
	add r39 = r35, r17
	add r37 = r35, r17, 1
	.align 32
.L235:
	.mib
	nop 0
	cmp4.eq p6, p7 = r46, r16
	(p7) br.cond.dpnt .L239
	;;
	.mmi
	(p6) mov r60 = r34
	nop 0
	nop 0
.L240:
	.mmi
	mov r62 = r37
	mov r61 = r35
	nop 0
	.mmb
	mov r59 = r33
	mov r58 = r32
	br.call.sptk.many b0 = sslow#
	;;
	.mmi
	addp4 r38 = 0,r8
	mov r1 = r57
	mov r60 = r34
	.mmi
	mov r62 = r36
	mov r61 = r37
	mov r58 = r32
	;;
	.mib
	mov r59 = r38
	nop 0
	br.call.sptk.many b0 = sslow#
	;;
	.mmi
	adds r60 = -1, r38
	addp4 r8 = 0,r8
	mov r1 = r57
	;;
	.mib
	addp4 r60 = 0,r60
	cmp4.eq p6, p7 = r8, r34
	(p7) br.cond.dptk .L240
	;;
	.mmi
	adds r35 = 1, r35
	mov r59 = r33
	mov r62 = r39
	.mmi
	mov r60 = r38
	mov r58 = r32
	mov r44 = r33
	;;
	.mib
	mov r61 = r35
	nop 0
	br.call.sptk.many b0 = sslow#
	;;
	.mii
	addp4 r8 = 0,r8
	mov r1 = r57
	;;
	cmp4.ne p6, p7 = 0, r8
	;;
	.mib
	nop 0
	cmp4.ne.and.orcm p6, p7 = r8, r33
	(p7) br.cond.dpnt .L268
	.align 32
.L260:
	.mmi
	mov r44 = r33
	mov r33 = r8
	mov r62 = r39
	.mmi
	mov r61 = r35
	mov r60 = r38
	mov r58 = r32
	;;
	.mib
	mov r59 = r33
	nop 0
	br.call.sptk.many b0 = sslow#
	;;
	.mii
	addp4 r8 = 0,r8
	mov r1 = r57
	;;
	cmp4.ne p6, p7 = 0, r8
	;;
	.mib
	nop 0
	cmp4.ne.and.orcm p6, p7 = r8, r33
	(p6) br.cond.dptk .L260
	;;
.L268:
	.mmi
	cmp.ne p6, p7 = 0, r8
	mov r61 = r35
	nop 0
	.mmi
	mov r62 = r39
	mov r35 = r37
	mov r58 = r32
	;;
	.mii
	(p7) mov r8 = r33
	(p7) mov r33 = r44
	;;
	mov r59 = r33
	.mmb
	mov r60 = r8
	mov r33 = r38
	br.call.sptk.many b0 = sdissect#
	;;
	.mib
	mov r1 = r57
	cmp4.gt p6, p7 = r36, r35
	(p6) br.cond.dptk .L255
	.mib
	nop 0
	nop 0
	br .L227
.L256:
	.mmi
	nop 0
	mov r14 = r17
	mov r37 = r35
	;;
	.align 32
.L229:
	.mmi
	and r14 = r41, r14
	;;
	add r37 = r37, r14
	nop 0
	;;
	.mmi
	shladd r14 = r37, 2, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	and r19 = r40, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r42, r19
	(p6) br.cond.dptk .L229
	;;
	.mib
	cmp4.eq p6, p7 = r52, r16
	adds r37 = 1, r37
	(p6) br.cond.dpnt .L232
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r45, r16
	(p7) br.cond.dpnt .L233
	;;
	.mmi
	(p6) mov r60 = r34
	nop 0
	nop 0
.L241:
	.mmi
	mov r62 = r37
	mov r61 = r35
	nop 0
	.mmb
	mov r59 = r33
	mov r58 = r32
	br.call.sptk.many b0 = sslow#
	;;
	.mmi
	addp4 r39 = 0,r8
	mov r1 = r57
	mov r60 = r34
	.mmi
	mov r62 = r36
	mov r61 = r37
	mov r58 = r32
	;;
	.mib
	mov r59 = r39
	nop 0
	br.call.sptk.many b0 = sslow#
	;;
	.mmi
	adds r60 = -1, r39
	addp4 r8 = 0,r8
	mov r1 = r57
	;;
	.mib
	addp4 r60 = 0,r60
	cmp4.eq p6, p7 = r8, r34
	(p7) br.cond.dptk .L241
	;;
	.mlx
	ld4 r14 = [r32]
	movl r51 = 134217727
	.mmi
	adds r38 = -1, r35
	adds r35 = 1, r35
	mov r60 = r39
	;;
	.mmi
	addp4 r14 = 0,r14
	mov r61 = r35
	mov r59 = r33
	.mlx
	mov r58 = r32
	movl r54 = -134217728
	;;
	.mlx
	adds r14 = 4, r14
	movl r53 = -2013265920
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r14 = r44, r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	and r14 = r51, r14
	nop 0
	;;
	.mmi
	nop 0
	add r38 = r38, r14
	nop 0
	;;
	.mib
	mov r62 = r38
	nop 0
	br.call.sptk.many b0 = sslow#
	;;
	.mmi
	adds r16 = 1, r38
	addp4 r8 = 0,r8
	mov r1 = r57
	;;
	.mib
	shladd r14 = r16, 2, r0
	cmp4.eq p6, p7 = r39, r8
	(p6) br.cond.dpnt .L252
	.align 32
.L269:
	.mmi
	nop 0
	ld4 r15 = [r32]
	adds r35 = 2, r38
	.mmi
	mov r60 = r39
	mov r59 = r33
	mov r58 = r32
	;;
	.mii
	addp4 r15 = 0,r15
	mov r61 = r35
	;;
	adds r15 = 4, r15
	;;
	.mmi
	ld4 r15 = [r15]
	;;
	addp4 r15 = 0,r15
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	ld4 r38 = [r14]
	;;
	and r38 = r38, r51
	nop 0
	;;
	.mmi
	add r38 = r16, r38
	;;
	shladd r14 = r38, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	and r14 = r54, r14
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = r53, r14
	;;
	(p7) adds r38 = -1, r38
	nop 0
	;;
	.mib
	mov r62 = r38
	nop 0
	br.call.sptk.many b0 = sslow#
	;;
	.mmi
	adds r16 = 1, r38
	addp4 r8 = 0,r8
	mov r1 = r57
	;;
	.mib
	shladd r14 = r16, 2, r0
	cmp4.eq p6, p7 = r39, r8
	(p7) br.cond.dptk .L269
.L252:
	.mmi
	mov r59 = r33
	mov r61 = r35
	mov r60 = r8
	.mmi
	mov r35 = r37
	mov r62 = r38
	mov r58 = r32
	;;
	.mib
	mov r33 = r39
	nop 0
	br.call.sptk.many b0 = sdissect#
	;;
	.mib
	mov r1 = r57
	cmp4.gt p6, p7 = r36, r35
	(p6) br.cond.dptk .L255
	.mib
	nop 0
	nop 0
	br .L227
.L266:
	.mlx
	nop 0
	movl r14 = 1879048192
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r16
	(p6) br.cond.dpnt .L232
	;;
.L233:
	.mlx
	adds r18 = 8, r32
	movl r14 = 134217727
	.mmb
	adds r15 = 12, r32
	cmp4.eq p6, p7 = r48, r16
	(p7) br.cond.dpnt .L239
	;;
	.mmi
	and r17 = r14, r17
	ld4 r15 = [r15]
	mov r35 = r37
	.mmi
	ld4 r14 = [r18]
	;;
	shladd r17 = r17, 3, r0
	sub r15 = r33, r15
	;;
	.mmi
	nop 0
	addp4 r14 = r17, r14
	nop 0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br .L270
.L228:
	.mlx
	nop 0
	movl r14 = 134217727
	.mmi
	mov r60 = r34
	;;
	and r17 = r14, r17
	nop 0
	;;
	.mmi
	nop 0
	add r39 = r35, r17
	add r37 = r35, r17, 1
	;;
	.align 32
.L234:
	.mmi
	mov r62 = r37
	mov r61 = r35
	nop 0
	.mmb
	mov r59 = r33
	mov r58 = r32
	br.call.sptk.many b0 = sslow#
	;;
	.mmi
	addp4 r38 = 0,r8
	mov r1 = r57
	mov r60 = r34
	.mmi
	mov r62 = r36
	mov r61 = r37
	mov r58 = r32
	;;
	.mib
	mov r59 = r38
	nop 0
	br.call.sptk.many b0 = sslow#
	;;
	.mmi
	adds r60 = -1, r38
	addp4 r8 = 0,r8
	mov r1 = r57
	;;
	.mib
	addp4 r60 = 0,r60
	cmp4.eq p6, p7 = r8, r34
	(p7) br.cond.dptk .L234
	;;
	.mmi
	adds r35 = 1, r35
	mov r59 = r33
	nop 0
	.mmi
	mov r62 = r39
	mov r60 = r38
	mov r58 = r32
	;;
	.mib
	mov r61 = r35
	nop 0
	br.call.sptk.many b0 = sslow#
	;;
	.mmi
	addp4 r8 = 0,r8
	mov r1 = r57
	mov r60 = r38
	.mmi
	mov r62 = r39
	mov r61 = r35
	mov r59 = r33
	;;
	.mib
	cmp.ne p6, p7 = 0, r8
	mov r58 = r32
	(p7) br.cond.dpnt .L246
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sdissect#
	;;
	.mmi
	mov r1 = r57
	nop 0
	nop 0
.L246:
	.mmi
	mov r35 = r37
	nop 0
	mov r33 = r38
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r36, r35
	(p6) br.cond.dptk .L255
	.mib
	nop 0
	nop 0
	br .L227
.L232:
	.mlx
	nop 0
	movl r16 = 134217727
	.mmi
	adds r14 = 8, r32
	adds r15 = 12, r32
	mov r35 = r37
	;;
	.mmi
	and r17 = r16, r17
	ld4 r14 = [r14]
	nop 0
	.mmi
	ld4 r15 = [r15]
	;;
	shladd r17 = r17, 3, r0
	sub r15 = r33, r15
	;;
	.mmi
	addp4 r14 = r17, r14
	;;
	adds r14 = 4, r14
	nop 0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br .L270
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
	.mmb
	.save ar.pfs, r61
	alloc r61 = ar.pfs, 6, 25, 6, 0
	addp4 r32 = 0,r32
	nop 0
	.mii
	mov r62 = r1
	.save rp, r60
	mov r60 = b0
	.body
	addp4 r33 = 0,r33
	;;
	.mlx
	nop 0
	movl r43 = -134217728
	.mlx
	adds r53 = 16, r32
	movl r42 = 805306368
	;;
	.mlx
	adds r52 = 20, r32
	movl r44 = 134217727
	.mlx
	nop 0
	movl r41 = -1744830464
	;;
	.mlx
	nop 0
	movl r50 = -1610612736
	.mlx
	nop 0
	movl r49 = 1610612736
	;;
	.mlx
	nop 0
	movl r48 = -2147483648
	.mlx
	nop 0
	movl r51 = -1879048192
	;;
	.mlx
	nop 0
	movl r40 = 536870912
	.mlx
	nop 0
	movl r47 = 671088640
	;;
	.mlx
	nop 0
	movl r46 = 268435456
	.mlx
	addp4 r34 = 0,r34
	movl r45 = 402653184
	;;
	.mlx
	nop 0
	movl r58 = 1476395008
	.mlx
	cmp4.le p6, p7 = r36, r35
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
	(p6) br.cond.dpnt .L273
	.align 32
.L314:
	.mii
	ld4 r16 = [r32]
	shladd r39 = r35, 2, r0
	;;
	addp4 r16 = 0,r16
	;;
	.mmi
	adds r14 = 4, r16
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	addp4 r15 = 0,r15
	;;
	add r17 = r39, r15
	nop 0
	;;
	.mmi
	addp4 r17 = 0,r17
	;;
	ld4 r38 = [r17]
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r43, r38
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r42, r14
	nop 0
	(p6) br.cond.dpnt .L274
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r42, r14
	(p6) br.cond.dptk .L275
	;;
	.mib
	cmp4.eq p6, p7 = r40, r14
	nop 0
	(p6) br.cond.dpnt .L276
	;;
	.mib
	cmp4.ltu p6, p7 = r40, r14
	nop 0
	(p7) br.cond.dpnt .L349
	;;
	.mib
	cmp4.eq p6, p7 = r47, r14
	nop 0
	(p7) br.cond.dpnt .L339
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = r33, r34
	adds r33 = 1, r33
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L289
	;;
	.mmi
	addp4 r33 = 0,r33
	nop 0
	nop 0
	.align 32
.L290:
	.mmi
	nop 0
	adds r35 = 1, r35
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r35, r36
	(p6) br.cond.sptk .L314
	;;
.L273:
	.mib
	nop 0
	cmp4.eq p6, p7 = r33, r34
	(p7) br.cond.dpnt .L289
	;;
	.mmi
	(p6) mov r8 = r33
	nop 0
	nop 0
.L327:
	.mii
	nop 0
	mov b0 = r60
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r61
	br.ret.sptk.many b0
.L349:
	.mib
	cmp4.eq p6, p7 = r46, r14
	nop 0
	(p6) br.cond.dpnt .L278
	;;
	.mib
	cmp4.eq p6, p7 = r45, r14
	nop 0
	(p7) br.cond.spnt .L339
	;;
	.mmi
	nop 0
	ld4 r14 = [r53]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r33, r14
	(p7) br.cond.dpnt .L350
.L291:
	.mmi
	ld4 r14 = [r52]
	nop 0
	adds r16 = 24, r16
	;;
	.mib
	cmp4.geu p6, p7 = r33, r14
	adds r14 = -1, r33
	(p6) br.cond.dpnt .L289
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
	(p6) br.cond.dpnt .L289
	;;
	.mmi
	nop 0
	ld4 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r14, 3
	(p6) br.cond.dptk .L290
	.align 32
.L289:
	.mmi
	mov r8 = r0
	nop 0
	nop 0
.L361:
	.mii
	nop 0
	mov b0 = r60
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r61
	br.ret.sptk.many b0
.L350:
	.mmi
	adds r14 = 4, r32
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 0
	(p7) br.cond.dptk .L291
	.mmi
	nop 0
	adds r35 = 1, r35
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r35, r36
	(p6) br.cond.sptk .L314
	.mib
	nop 0
	nop 0
	br .L273
	;;
.L275:
	.mib
	cmp4.eq p6, p7 = r41, r14
	nop 0
	(p6) br.cond.dpnt .L282
	;;
	.mib
	cmp4.ltu p6, p7 = r41, r14
	nop 0
	(p7) br.cond.dpnt .L351
	;;
	.mib
	cmp4.eq p6, p7 = r50, r14
	nop 0
	(p7) br.cond.dpnt .L352
	;;
	.mmi
	ld4 r14 = [r52]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r33, r14
	nop 0
	(p7) br.cond.dpnt .L353
	;;
	.mib
	cmp4.geu p6, p7 = r33, r14
	nop 0
	(p6) br.cond.dpnt .L289
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
	(p7) br.cond.dpnt .L354
.L302:
	.mib
	nop 0
	zxt1 r63 = r63
	br.call.sptk.many b0 = isalnum#
	;;
	.mib
	mov r1 = r62
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L289
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
	(p7) br.cond.dpnt .L289
.L303:
	.mmi
	ld4 r14 = [r53]
	nop 0
	adds r38 = -1, r33
	;;
	.mib
	cmp4.gtu p6, p7 = r33, r14
	nop 0
	(p7) br.cond.dpnt .L289
	;;
	.mib
	ld1 r63 = [r38]
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mib
	mov r1 = r62
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L290
	.mii
	ld1 r14 = [r38]
	adds r35 = 1, r35
	;;
	sxt1 r14 = r14
	;;
	.mib
	cmp4.eq p6, p7 = 95, r14
	nop 0
	(p7) br.cond.dpnt .L289
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r35, r36
	(p6) br.cond.sptk .L314
	.mib
	nop 0
	nop 0
	br .L273
	;;
.L351:
	.mib
	cmp4.eq p6, p7 = r49, r14
	adds r17 = 4, r17
	(p6) br.cond.dpnt .L290
	;;
	.mib
	cmp4.eq p6, p7 = r48, r14
	nop 0
	(p7) br.cond.spnt .L355
	;;
	.mmi
	adds r35 = 1, r35
	ld4 r14 = [r17]
	nop 0
	;;
	.align 32
.L304:
	.mmi
	and r14 = r44, r14
	;;
	add r35 = r35, r14
	nop 0
	;;
	.mmi
	shladd r14 = r35, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	and r16 = r43, r14
	and r14 = r44, r14
	;;
	.mib
	cmp4.ne p6, p7 = r51, r16
	nop 0
	(p7) br.cond.dpnt .L290
	;;
	.mmi
	add r35 = r35, r14
	;;
	shladd r14 = r35, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	and r16 = r43, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r51, r16
	(p6) br.cond.dptk .L304
	.mib
	nop 0
	nop 0
	br .L290
.L339:
	.mib
	nop 0
	mov b0 = r60
	nop 0
	.mlx
	nop 0
	movl r8 = @gprel(.LC0)
	;;
	.mmi
	add r8 = r1, r8
	nop 0
	mov ar.pfs = r61
	;;
	.mib
	nop 0
	addp4 r8 = 0,r8
	br.ret.sptk.many b0
.L282:
	.mmi
	ld4 r14 = [r53]
	ld4 r15 = [r52]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	nop 0
	addp4 r15 = 0,r15
	;;
	.mib
	cmp4.ne p6, p7 = r33, r14
	nop 0
	(p7) br.cond.dpnt .L356
	;;
	.mib
	nop 0
	cmp4.leu p6, p7 = r15, r33
	(p6) br.cond.dptk .L297
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
	(p6) br.cond.dpnt .L298
	;;
.L297:
	.mib
	adds r38 = -1, r33
	cmp4.leu p6, p7 = r33, r14
	(p6) br.cond.spnt .L289
	;;
	.mib
	ld1 r63 = [r38]
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mib
	mov r1 = r62
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L289
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
	(p7) br.cond.dpnt .L289
.L299:
	.mmi
	nop 0
	ld4 r14 = [r52]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r33, r14
	(p7) br.cond.dpnt .L289
.L295:
	.mib
	ld1 r63 = [r33]
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mib
	mov r1 = r62
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L290
	.mii
	ld1 r14 = [r33]
	adds r35 = 1, r35
	;;
	sxt1 r14 = r14
	;;
	.mib
	cmp4.eq p6, p7 = 95, r14
	nop 0
	(p7) br.cond.dpnt .L289
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r35, r36
	(p6) br.cond.sptk .L314
	.mib
	nop 0
	nop 0
	br .L273
	;;
.L274:
	.mmi
	adds r16 = 16, r16
	and r38 = r44, r38
	nop 0
	.mmb
	cmp4.eq p6, p7 = r33, r34
	adds r35 = 1, r35
	(p6) br.cond.dpnt .L289
	;;
	.mmi
	ld4 r14 = [r16]
	nop 0
	shladd r38 = r38, 4, r0
	.mii
	ld1 r16 = [r33]
	adds r33 = 1, r33
	;;
	addp4 r14 = r38, r14
	.mmi
	addp4 r33 = 0,r33
	;;
	ld4 r15 = [r14], 4
	nop 0
	;;
	.mmi
	addp4 r15 = r16, r15
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
	(p6) br.cond.dpnt .L289
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r35, r36
	(p6) br.cond.sptk .L314
	.mib
	nop 0
	nop 0
	br .L273
	;;
.L278:
	.mmi
	cmp4.eq p6, p7 = r33, r34
	nop 0
	sxt1 r38 = r38
	.mmb
	adds r35 = 1, r35
	nop 0
	(p6) br.cond.dpnt .L289
	;;
	.mmi
	ld1 r14 = [r33]
	nop 0
	adds r33 = 1, r33
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	addp4 r33 = 0,r33
	;;
	.mib
	cmp4.ne p6, p7 = r38, r14
	nop 0
	(p6) br.cond.dpnt .L289
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r35, r36
	(p6) br.cond.sptk .L314
	.mib
	nop 0
	nop 0
	br .L273
.L276:
	.mii
	ld4 r14 = [r52]
	adds r16 = 24, r16
	;;
	addp4 r14 = 0,r14
	;;
	.mib
	cmp4.ne p6, p7 = r33, r14
	nop 0
	(p7) br.cond.dpnt .L357
	;;
	.mib
	cmp4.geu p6, p7 = r33, r14
	adds r35 = 1, r35
	(p6) br.cond.spnt .L289
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
	(p6) br.cond.dpnt .L289
	;;
	.mmi
	nop 0
	ld4 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 3
	(p6) br.cond.dpnt .L289
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r35, r36
	(p6) br.cond.sptk .L314
	.mib
	nop 0
	nop 0
	br .L273
.L352:
	.mii
	adds r54 = 1, r35
	nop 0
	;;
	mov r66 = r54
.L305:
	.mlx
	cmp4.ltu p6, p7 = r58, r14
	movl r16 = 1879048192
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L358
	;;
	.mlx
	nop 0
	movl r39 = 134217727
	.mmb
	adds r35 = -1, r35
	cmp4.eq p6, p7 = r16, r14
	(p6) br.cond.dpnt .L311
	;;
	.mlx
	and r15 = r39, r38
	movl r40 = -134217728
	.mlx
	nop 0
	movl r41 = -1879048192
	;;
	.mlx
	add r35 = r35, r15
	movl r42 = -2013265920
	.mlx
	nop 0
	movl r15 = 2013265920
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r15, r14
	(p7) br.cond.dpnt .L359
.L319:
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
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r62
	.mmi
	shladd r14 = r35, 2, r0
	nop 0
	adds r66 = 2, r35
	;;
	.mib
	cmp.ne p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L327
	;;
	.mmi
	ld4 r15 = [r32]
	;;
	addp4 r15 = 0,r15
	nop 0
	;;
	.mmi
	adds r15 = 4, r15
	;;
	ld4 r15 = [r15]
	nop 0
	;;
	.mmi
	addp4 r15 = 0,r15
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mii
	addp4 r14 = 0,r14
	nop 0
	;;
	adds r16 = 4, r14
	.mmi
	ld4 r14 = [r14]
	;;
	and r14 = r40, r14
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r41, r14
	nop 0
	(p6) br.cond.dpnt .L289
	;;
	.mmi
	ld4 r14 = [r16]
	;;
	and r14 = r14, r39
	nop 0
	;;
	.mmi
	add r35 = r35, r14, 1
	;;
	shladd r14 = r35, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	and r14 = r40, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = r42, r14
	nop 0
	;;
	.mib
	nop 0
	(p7) adds r35 = -1, r35
	br .L319
.L359:
	.mlx
	adds r39 = 8, r32
	movl r15 = 134217727
	.mmi
	adds r16 = 12, r32
	mov r68 = r37
	mov r67 = r36
	;;
	.mlx
	and r38 = r15, r38
	movl r15 = 1744830464
	.mmi
	mov r66 = r54
	mov r65 = r34
	mov r64 = r33
	;;
	.mmi
	cmp4.eq p6, p7 = r15, r14
	nop 0
	shladd r38 = r38, 3, r0
	.mmb
	mov r63 = r32
	nop 0
	(p7) br.cond.dpnt .L339
	;;
	.mmi
	ld4 r14 = [r39]
	ld4 r15 = [r16]
	nop 0
	;;
	.mii
	addp4 r14 = r38, r14
	sub r15 = r33, r15
	;;
	nop 0
	.mmb
	ld4 r40 = [r14]
	st4 [r14] = r15
	br.call.sptk.many b0 = sbackref#
	;;
	.mmi
	addp4 r8 = 0,r8
	mov r1 = r62
	mov b0 = r60
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	nop 0
	mov ar.pfs = r61
	;;
	.mmi
	(p7) ld4 r14 = [r39]
	;;
	(p7) addp4 r14 = r38, r14
	nop 0
	;;
	.mib
	(p7) st4 [r14] = r40
	nop 0
	br.ret.sptk.many b0
.L358:
	.mmi
	cmp4.eq p6, p7 = r57, r14
	shladd r15 = r37, 2, r0
	mov r68 = r37
	.mmb
	mov r67 = r36
	mov r65 = r34
	(p6) br.cond.dpnt .L308
	;;
	.mlx
	cmp4.eq p6, p7 = r56, r14
	movl r66 = 134217727
	.mmb
	mov r64 = r33
	mov r63 = r32
	(p7) br.cond.spnt .L360
	;;
	.mmi
	adds r14 = 28, r32
	nop 0
	and r66 = r66, r38
	;;
	.mii
	ld4 r14 = [r14]
	sub r66 = r54, r66
	;;
	addp4 r14 = r15, r14
	;;
	.mmi
	nop 0
	ld4 r15 = [r14]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r33, r15
	nop 0
	(p7) br.cond.dpnt .L336
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br.call.sptk.many b0 = sbackref#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L327
.L336:
	.mmi
	mov r35 = r54
	nop 0
	adds r37 = -1, r37
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r36, r35
	(p7) br.cond.dptk .L314
	.mib
	nop 0
	nop 0
	br .L273
	;;
.L360:
	.mlx
	nop 0
	movl r15 = 134217727
	.mmb
	cmp4.eq p6, p7 = r55, r14
	adds r14 = 8, r32
	(p7) br.cond.spnt .L339
	;;
	.mmi
	and r38 = r15, r38
	ld4 r14 = [r14]
	mov r63 = r33
	;;
	.mmi
	shladd r15 = r38, 3, r0
	;;
	addp4 r14 = r15, r14
	nop 0
	;;
	.mmi
	adds r15 = 4, r14
	;;
	ld4 r59 = [r15]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = -1, r59
	nop 0
	(p6) br.cond.dpnt .L289
	;;
	.mmi
	nop 0
	ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	sub r59 = r59, r15
	;;
	sub r14 = r34, r59
	mov r65 = r59
	;;
	.mib
	cmp4.gtu p6, p7 = r33, r14
	adds r14 = 12, r32
	(p6) br.cond.dpnt .L289
	;;
	.mmi
	nop 0
	ld4 r64 = [r14]
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
	(p6) br.cond.dpnt .L289
	;;
	.mlx
	ld4 r14 = [r32]
	movl r15 = 1073741824
	;;
	.mmi
	addp4 r14 = 0,r14
	nop 0
	or r38 = r15, r38
	;;
	.mmi
	adds r14 = 4, r14
	nop 0
	mov r17 = r38
	;;
	.mmi
	ld4 r15 = [r14]
	;;
	addp4 r15 = 0,r15
	nop 0
	;;
	.mmi
	add r14 = r39, r15
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = r14, r38
	adds r14 = 4, r39
	;;
	.mib
	add r14 = r14, r15
	(p6) mov r35 = r54
	(p6) br.cond.dpnt .L315
	;;
	.align 32
.L316:
	.mmi
	addp4 r15 = 0,r14
	mov r16 = r35
	nop 0
	.mmi
	adds r14 = 4, r14
	mov r35 = r54
	adds r54 = 1, r54
	;;
	.mmi
	nop 0
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r15, r17
	(p6) br.cond.dptk .L316
	.mmi
	adds r35 = 2, r16
	nop 0
	nop 0
	;;
.L315:
	.mmi
	add r33 = r59, r33
	nop 0
	cmp4.le p6, p7 = r36, r35
	;;
	.mib
	nop 0
	addp4 r33 = 0,r33
	(p7) br.cond.dptk .L314
	.mib
	nop 0
	nop 0
	br .L273
.L356:
	.mmi
	adds r17 = 4, r32
	;;
	ld4 r17 = [r17]
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r17, 0
	(p7) br.cond.dptk .L299
	;;
	.mib
	nop 0
	cmp4.gtu p6, p7 = r15, r33
	(p7) br.cond.dptk .L289
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
	(p6) br.cond.dpnt .L289
.L298:
	.mmi
	adds r16 = 24, r16
	;;
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r15, 3
	(p6) br.cond.dptk .L295
	.mib
	nop 0
	nop 0
	br .L297
.L353:
	.mmi
	adds r14 = 4, r32
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r14, 1
	(p7) br.cond.dptk .L303
	.mib
	nop 0
	mov r8 = r0
	br .L361
.L357:
	.mmi
	adds r14 = 4, r32
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 1
	(p7) br.cond.dptk .L289
	.mmi
	nop 0
	adds r35 = 1, r35
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r35, r36
	(p6) br.cond.sptk .L314
	.mib
	nop 0
	nop 0
	br .L273
.L354:
	.mmi
	adds r16 = 24, r16
	;;
	ld4 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r14, 3
	(p6) br.cond.dptk .L303
	.mib
	nop 0
	nop 0
	br .L302
.L311:
	.mlx
	adds r39 = 8, r32
	movl r14 = 134217727
	.mmi
	adds r15 = 12, r32
	mov r68 = r37
	mov r67 = r36
	;;
	.mmi
	and r38 = r14, r38
	ld4 r14 = [r39]
	mov r66 = r54
	.mmi
	mov r65 = r34
	mov r64 = r33
	mov r63 = r32
	;;
	.mmi
	shladd r38 = r38, 3, r0
	ld4 r15 = [r15]
	nop 0
	;;
	.mii
	addp4 r14 = r38, r14
	sub r15 = r33, r15
	;;
	adds r14 = 4, r14
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
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L327
	.mmi
	ld4 r14 = [r39]
	nop 0
	mov b0 = r60
	;;
	.mii
	addp4 r14 = r38, r14
	mov ar.pfs = r61
	;;
	adds r14 = 4, r14
	;;
	.mib
	st4 [r14] = r40
	nop 0
	br.ret.sptk.many b0
.L308:
	.mmi
	adds r37 = 1, r37
	adds r14 = 28, r32
	mov r35 = r54
	;;
	.mmi
	ld4 r14 = [r14]
	shladd r15 = r37, 2, r0
	cmp4.le p6, p7 = r36, r35
	;;
	.mmi
	nop 0
	addp4 r14 = r15, r14
	nop 0
	;;
	.mib
	st4 [r14] = r33
	nop 0
	(p7) br.cond.dptk .L314
	.mib
	nop 0
	nop 0
	br .L273
.L355:
	.mlx
	adds r54 = 1, r35
	movl r15 = 1476395008
	;;
	.mib
	cmp4.eq p6, p7 = r15, r14
	mov r66 = r54
	(p7) br.cond.dptk .L305
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
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r62
	;;
	.mib
	and r38 = r14, r38
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L327
	;;
	.mmi
	nop 0
	add r35 = r54, r38
	nop 0
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r36, r35
	(p7) br.cond.dptk .L314
	.mib
	nop 0
	nop 0
	br .L273
	.endp sbackref#
	.align 16
	.align 64
	.proc lbackref#
lbackref:
	.prologue 12, 60
	.mmb
	.save ar.pfs, r61
	alloc r61 = ar.pfs, 6, 25, 6, 0
	addp4 r32 = 0,r32
	nop 0
	.mii
	mov r62 = r1
	.save rp, r60
	mov r60 = b0
	.body
	addp4 r33 = 0,r33
	;;
	.mlx
	nop 0
	movl r43 = -134217728
	.mlx
	adds r53 = 16, r32
	movl r42 = 805306368
	;;
	.mlx
	adds r52 = 20, r32
	movl r44 = 134217727
	.mlx
	nop 0
	movl r41 = -1744830464
	;;
	.mlx
	nop 0
	movl r50 = -1610612736
	.mlx
	nop 0
	movl r49 = 1610612736
	;;
	.mlx
	nop 0
	movl r48 = -2147483648
	.mlx
	nop 0
	movl r51 = -1879048192
	;;
	.mlx
	nop 0
	movl r40 = 536870912
	.mlx
	nop 0
	movl r47 = 671088640
	;;
	.mlx
	nop 0
	movl r46 = 268435456
	.mlx
	addp4 r34 = 0,r34
	movl r45 = 402653184
	;;
	.mlx
	nop 0
	movl r58 = 1476395008
	.mlx
	cmp4.le p6, p7 = r36, r35
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
	(p6) br.cond.dpnt .L364
	.align 32
.L405:
	.mii
	ld4 r16 = [r32]
	shladd r39 = r35, 2, r0
	;;
	addp4 r16 = 0,r16
	;;
	.mmi
	adds r14 = 4, r16
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	addp4 r15 = 0,r15
	;;
	add r17 = r39, r15
	nop 0
	;;
	.mmi
	addp4 r17 = 0,r17
	;;
	ld4 r38 = [r17]
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r43, r38
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r42, r14
	nop 0
	(p6) br.cond.dpnt .L365
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r42, r14
	(p6) br.cond.dptk .L366
	;;
	.mib
	cmp4.eq p6, p7 = r40, r14
	nop 0
	(p6) br.cond.dpnt .L367
	;;
	.mib
	cmp4.ltu p6, p7 = r40, r14
	nop 0
	(p7) br.cond.dpnt .L440
	;;
	.mib
	cmp4.eq p6, p7 = r47, r14
	nop 0
	(p7) br.cond.dpnt .L430
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = r33, r34
	adds r33 = 1, r33
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L380
	;;
	.mmi
	addp4 r33 = 0,r33
	nop 0
	nop 0
	.align 32
.L381:
	.mmi
	nop 0
	adds r35 = 1, r35
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r35, r36
	(p6) br.cond.sptk .L405
	;;
.L364:
	.mib
	nop 0
	cmp4.eq p6, p7 = r33, r34
	(p7) br.cond.dpnt .L380
	;;
	.mmi
	(p6) mov r8 = r33
	nop 0
	nop 0
.L418:
	.mii
	nop 0
	mov b0 = r60
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r61
	br.ret.sptk.many b0
.L440:
	.mib
	cmp4.eq p6, p7 = r46, r14
	nop 0
	(p6) br.cond.dpnt .L369
	;;
	.mib
	cmp4.eq p6, p7 = r45, r14
	nop 0
	(p7) br.cond.spnt .L430
	;;
	.mmi
	nop 0
	ld4 r14 = [r53]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r33, r14
	(p7) br.cond.dpnt .L441
.L382:
	.mmi
	ld4 r14 = [r52]
	nop 0
	adds r16 = 24, r16
	;;
	.mib
	cmp4.geu p6, p7 = r33, r14
	adds r14 = -1, r33
	(p6) br.cond.dpnt .L380
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
	(p6) br.cond.dpnt .L380
	;;
	.mmi
	nop 0
	ld4 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r14, 3
	(p6) br.cond.dptk .L381
	.align 32
.L380:
	.mmi
	mov r8 = r0
	nop 0
	nop 0
.L452:
	.mii
	nop 0
	mov b0 = r60
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r61
	br.ret.sptk.many b0
.L441:
	.mmi
	adds r14 = 4, r32
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 0
	(p7) br.cond.dptk .L382
	.mmi
	nop 0
	adds r35 = 1, r35
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r35, r36
	(p6) br.cond.sptk .L405
	.mib
	nop 0
	nop 0
	br .L364
	;;
.L366:
	.mib
	cmp4.eq p6, p7 = r41, r14
	nop 0
	(p6) br.cond.dpnt .L373
	;;
	.mib
	cmp4.ltu p6, p7 = r41, r14
	nop 0
	(p7) br.cond.dpnt .L442
	;;
	.mib
	cmp4.eq p6, p7 = r50, r14
	nop 0
	(p7) br.cond.dpnt .L443
	;;
	.mmi
	ld4 r14 = [r52]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r33, r14
	nop 0
	(p7) br.cond.dpnt .L444
	;;
	.mib
	cmp4.geu p6, p7 = r33, r14
	nop 0
	(p6) br.cond.dpnt .L380
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
	(p7) br.cond.dpnt .L445
.L393:
	.mib
	nop 0
	zxt1 r63 = r63
	br.call.sptk.many b0 = isalnum#
	;;
	.mib
	mov r1 = r62
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L380
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
	(p7) br.cond.dpnt .L380
.L394:
	.mmi
	ld4 r14 = [r53]
	nop 0
	adds r38 = -1, r33
	;;
	.mib
	cmp4.gtu p6, p7 = r33, r14
	nop 0
	(p7) br.cond.dpnt .L380
	;;
	.mib
	ld1 r63 = [r38]
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mib
	mov r1 = r62
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L381
	.mii
	ld1 r14 = [r38]
	adds r35 = 1, r35
	;;
	sxt1 r14 = r14
	;;
	.mib
	cmp4.eq p6, p7 = 95, r14
	nop 0
	(p7) br.cond.dpnt .L380
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r35, r36
	(p6) br.cond.sptk .L405
	.mib
	nop 0
	nop 0
	br .L364
	;;
.L442:
	.mib
	cmp4.eq p6, p7 = r49, r14
	adds r17 = 4, r17
	(p6) br.cond.dpnt .L381
	;;
	.mib
	cmp4.eq p6, p7 = r48, r14
	nop 0
	(p7) br.cond.spnt .L446
	;;
	.mmi
	adds r35 = 1, r35
	ld4 r14 = [r17]
	nop 0
	;;
	.align 32
.L395:
	.mmi
	and r14 = r44, r14
	;;
	add r35 = r35, r14
	nop 0
	;;
	.mmi
	shladd r14 = r35, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	and r16 = r43, r14
	and r14 = r44, r14
	;;
	.mib
	cmp4.ne p6, p7 = r51, r16
	nop 0
	(p7) br.cond.dpnt .L381
	;;
	.mmi
	add r35 = r35, r14
	;;
	shladd r14 = r35, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	and r16 = r43, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r51, r16
	(p6) br.cond.dptk .L395
	.mib
	nop 0
	nop 0
	br .L381
.L430:
	.mib
	nop 0
	mov b0 = r60
	nop 0
	.mlx
	nop 0
	movl r8 = @gprel(.LC0)
	;;
	.mmi
	add r8 = r1, r8
	nop 0
	mov ar.pfs = r61
	;;
	.mib
	nop 0
	addp4 r8 = 0,r8
	br.ret.sptk.many b0
.L373:
	.mmi
	ld4 r14 = [r53]
	ld4 r15 = [r52]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	nop 0
	addp4 r15 = 0,r15
	;;
	.mib
	cmp4.ne p6, p7 = r33, r14
	nop 0
	(p7) br.cond.dpnt .L447
	;;
	.mib
	nop 0
	cmp4.leu p6, p7 = r15, r33
	(p6) br.cond.dptk .L388
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
	(p6) br.cond.dpnt .L389
	;;
.L388:
	.mib
	adds r38 = -1, r33
	cmp4.leu p6, p7 = r33, r14
	(p6) br.cond.spnt .L380
	;;
	.mib
	ld1 r63 = [r38]
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mib
	mov r1 = r62
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L380
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
	(p7) br.cond.dpnt .L380
.L390:
	.mmi
	nop 0
	ld4 r14 = [r52]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r33, r14
	(p7) br.cond.dpnt .L380
.L386:
	.mib
	ld1 r63 = [r33]
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mib
	mov r1 = r62
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L381
	.mii
	ld1 r14 = [r33]
	adds r35 = 1, r35
	;;
	sxt1 r14 = r14
	;;
	.mib
	cmp4.eq p6, p7 = 95, r14
	nop 0
	(p7) br.cond.dpnt .L380
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r35, r36
	(p6) br.cond.sptk .L405
	.mib
	nop 0
	nop 0
	br .L364
	;;
.L365:
	.mmi
	adds r16 = 16, r16
	and r38 = r44, r38
	nop 0
	.mmb
	cmp4.eq p6, p7 = r33, r34
	adds r35 = 1, r35
	(p6) br.cond.dpnt .L380
	;;
	.mmi
	ld4 r14 = [r16]
	nop 0
	shladd r38 = r38, 4, r0
	.mii
	ld1 r16 = [r33]
	adds r33 = 1, r33
	;;
	addp4 r14 = r38, r14
	.mmi
	addp4 r33 = 0,r33
	;;
	ld4 r15 = [r14], 4
	nop 0
	;;
	.mmi
	addp4 r15 = r16, r15
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
	(p6) br.cond.dpnt .L380
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r35, r36
	(p6) br.cond.sptk .L405
	.mib
	nop 0
	nop 0
	br .L364
	;;
.L369:
	.mmi
	cmp4.eq p6, p7 = r33, r34
	nop 0
	sxt1 r38 = r38
	.mmb
	adds r35 = 1, r35
	nop 0
	(p6) br.cond.dpnt .L380
	;;
	.mmi
	ld1 r14 = [r33]
	nop 0
	adds r33 = 1, r33
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	addp4 r33 = 0,r33
	;;
	.mib
	cmp4.ne p6, p7 = r38, r14
	nop 0
	(p6) br.cond.dpnt .L380
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r35, r36
	(p6) br.cond.sptk .L405
	.mib
	nop 0
	nop 0
	br .L364
.L367:
	.mii
	ld4 r14 = [r52]
	adds r16 = 24, r16
	;;
	addp4 r14 = 0,r14
	;;
	.mib
	cmp4.ne p6, p7 = r33, r14
	nop 0
	(p7) br.cond.dpnt .L448
	;;
	.mib
	cmp4.geu p6, p7 = r33, r14
	adds r35 = 1, r35
	(p6) br.cond.spnt .L380
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
	(p6) br.cond.dpnt .L380
	;;
	.mmi
	nop 0
	ld4 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 3
	(p6) br.cond.dpnt .L380
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r35, r36
	(p6) br.cond.sptk .L405
	.mib
	nop 0
	nop 0
	br .L364
.L443:
	.mii
	adds r54 = 1, r35
	nop 0
	;;
	mov r66 = r54
.L396:
	.mlx
	cmp4.ltu p6, p7 = r58, r14
	movl r16 = 1879048192
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L449
	;;
	.mlx
	nop 0
	movl r39 = 134217727
	.mmb
	adds r35 = -1, r35
	cmp4.eq p6, p7 = r16, r14
	(p6) br.cond.dpnt .L402
	;;
	.mlx
	and r15 = r39, r38
	movl r40 = -134217728
	.mlx
	nop 0
	movl r41 = -1879048192
	;;
	.mlx
	add r35 = r35, r15
	movl r42 = -2013265920
	.mlx
	nop 0
	movl r15 = 2013265920
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r15, r14
	(p7) br.cond.dpnt .L450
.L410:
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
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r62
	.mmi
	shladd r14 = r35, 2, r0
	nop 0
	adds r66 = 2, r35
	;;
	.mib
	cmp.ne p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L418
	;;
	.mmi
	ld4 r15 = [r32]
	;;
	addp4 r15 = 0,r15
	nop 0
	;;
	.mmi
	adds r15 = 4, r15
	;;
	ld4 r15 = [r15]
	nop 0
	;;
	.mmi
	addp4 r15 = 0,r15
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mii
	addp4 r14 = 0,r14
	nop 0
	;;
	adds r16 = 4, r14
	.mmi
	ld4 r14 = [r14]
	;;
	and r14 = r40, r14
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r41, r14
	nop 0
	(p6) br.cond.dpnt .L380
	;;
	.mmi
	ld4 r14 = [r16]
	;;
	and r14 = r14, r39
	nop 0
	;;
	.mmi
	add r35 = r35, r14, 1
	;;
	shladd r14 = r35, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	and r14 = r40, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = r42, r14
	nop 0
	;;
	.mib
	nop 0
	(p7) adds r35 = -1, r35
	br .L410
.L450:
	.mlx
	adds r39 = 8, r32
	movl r15 = 134217727
	.mmi
	adds r16 = 12, r32
	mov r68 = r37
	mov r67 = r36
	;;
	.mlx
	and r38 = r15, r38
	movl r15 = 1744830464
	.mmi
	mov r66 = r54
	mov r65 = r34
	mov r64 = r33
	;;
	.mmi
	cmp4.eq p6, p7 = r15, r14
	nop 0
	shladd r38 = r38, 3, r0
	.mmb
	mov r63 = r32
	nop 0
	(p7) br.cond.dpnt .L430
	;;
	.mmi
	ld4 r14 = [r39]
	ld4 r15 = [r16]
	nop 0
	;;
	.mii
	addp4 r14 = r38, r14
	sub r15 = r33, r15
	;;
	nop 0
	.mmb
	ld4 r40 = [r14]
	st4 [r14] = r15
	br.call.sptk.many b0 = lbackref#
	;;
	.mmi
	addp4 r8 = 0,r8
	mov r1 = r62
	mov b0 = r60
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	nop 0
	mov ar.pfs = r61
	;;
	.mmi
	(p7) ld4 r14 = [r39]
	;;
	(p7) addp4 r14 = r38, r14
	nop 0
	;;
	.mib
	(p7) st4 [r14] = r40
	nop 0
	br.ret.sptk.many b0
.L449:
	.mmi
	cmp4.eq p6, p7 = r57, r14
	shladd r15 = r37, 2, r0
	mov r68 = r37
	.mmb
	mov r67 = r36
	mov r65 = r34
	(p6) br.cond.dpnt .L399
	;;
	.mlx
	cmp4.eq p6, p7 = r56, r14
	movl r66 = 134217727
	.mmb
	mov r64 = r33
	mov r63 = r32
	(p7) br.cond.spnt .L451
	;;
	.mmi
	adds r14 = 28, r32
	nop 0
	and r66 = r66, r38
	;;
	.mii
	ld4 r14 = [r14]
	sub r66 = r54, r66
	;;
	addp4 r14 = r15, r14
	;;
	.mmi
	nop 0
	ld4 r15 = [r14]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r33, r15
	nop 0
	(p7) br.cond.dpnt .L427
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br.call.sptk.many b0 = lbackref#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L418
.L427:
	.mmi
	mov r35 = r54
	nop 0
	adds r37 = -1, r37
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r36, r35
	(p7) br.cond.dptk .L405
	.mib
	nop 0
	nop 0
	br .L364
	;;
.L451:
	.mlx
	nop 0
	movl r15 = 134217727
	.mmb
	cmp4.eq p6, p7 = r55, r14
	adds r14 = 8, r32
	(p7) br.cond.spnt .L430
	;;
	.mmi
	and r38 = r15, r38
	ld4 r14 = [r14]
	mov r63 = r33
	;;
	.mmi
	shladd r15 = r38, 3, r0
	;;
	addp4 r14 = r15, r14
	nop 0
	;;
	.mmi
	adds r15 = 4, r14
	;;
	ld4 r59 = [r15]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = -1, r59
	nop 0
	(p6) br.cond.dpnt .L380
	;;
	.mmi
	nop 0
	ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	sub r59 = r59, r15
	;;
	sub r14 = r34, r59
	mov r65 = r59
	;;
	.mib
	cmp4.gtu p6, p7 = r33, r14
	adds r14 = 12, r32
	(p6) br.cond.dpnt .L380
	;;
	.mmi
	nop 0
	ld4 r64 = [r14]
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
	(p6) br.cond.dpnt .L380
	;;
	.mlx
	ld4 r14 = [r32]
	movl r15 = 1073741824
	;;
	.mmi
	addp4 r14 = 0,r14
	nop 0
	or r38 = r15, r38
	;;
	.mmi
	adds r14 = 4, r14
	nop 0
	mov r17 = r38
	;;
	.mmi
	ld4 r15 = [r14]
	;;
	addp4 r15 = 0,r15
	nop 0
	;;
	.mmi
	add r14 = r39, r15
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = r14, r38
	adds r14 = 4, r39
	;;
	.mib
	add r14 = r14, r15
	(p6) mov r35 = r54
	(p6) br.cond.dpnt .L406
	;;
	.align 32
.L407:
	.mmi
	addp4 r15 = 0,r14
	mov r16 = r35
	nop 0
	.mmi
	adds r14 = 4, r14
	mov r35 = r54
	adds r54 = 1, r54
	;;
	.mmi
	nop 0
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r15, r17
	(p6) br.cond.dptk .L407
	.mmi
	adds r35 = 2, r16
	nop 0
	nop 0
	;;
.L406:
	.mmi
	add r33 = r59, r33
	nop 0
	cmp4.le p6, p7 = r36, r35
	;;
	.mib
	nop 0
	addp4 r33 = 0,r33
	(p7) br.cond.dptk .L405
	.mib
	nop 0
	nop 0
	br .L364
.L447:
	.mmi
	adds r17 = 4, r32
	;;
	ld4 r17 = [r17]
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r17, 0
	(p7) br.cond.dptk .L390
	;;
	.mib
	nop 0
	cmp4.gtu p6, p7 = r15, r33
	(p7) br.cond.dptk .L380
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
	(p6) br.cond.dpnt .L380
.L389:
	.mmi
	adds r16 = 24, r16
	;;
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r15, 3
	(p6) br.cond.dptk .L386
	.mib
	nop 0
	nop 0
	br .L388
.L444:
	.mmi
	adds r14 = 4, r32
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r14, 1
	(p7) br.cond.dptk .L394
	.mib
	nop 0
	mov r8 = r0
	br .L452
.L448:
	.mmi
	adds r14 = 4, r32
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 1
	(p7) br.cond.dptk .L380
	.mmi
	nop 0
	adds r35 = 1, r35
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r35, r36
	(p6) br.cond.sptk .L405
	.mib
	nop 0
	nop 0
	br .L364
.L445:
	.mmi
	adds r16 = 24, r16
	;;
	ld4 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r14, 3
	(p6) br.cond.dptk .L394
	.mib
	nop 0
	nop 0
	br .L393
.L402:
	.mlx
	adds r39 = 8, r32
	movl r14 = 134217727
	.mmi
	adds r15 = 12, r32
	mov r68 = r37
	mov r67 = r36
	;;
	.mmi
	and r38 = r14, r38
	ld4 r14 = [r39]
	mov r66 = r54
	.mmi
	mov r65 = r34
	mov r64 = r33
	mov r63 = r32
	;;
	.mmi
	shladd r38 = r38, 3, r0
	ld4 r15 = [r15]
	nop 0
	;;
	.mii
	addp4 r14 = r38, r14
	sub r15 = r33, r15
	;;
	adds r14 = 4, r14
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
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L418
	.mmi
	ld4 r14 = [r39]
	nop 0
	mov b0 = r60
	;;
	.mii
	addp4 r14 = r38, r14
	mov ar.pfs = r61
	;;
	adds r14 = 4, r14
	;;
	.mib
	st4 [r14] = r40
	nop 0
	br.ret.sptk.many b0
.L399:
	.mmi
	adds r37 = 1, r37
	adds r14 = 28, r32
	mov r35 = r54
	;;
	.mmi
	ld4 r14 = [r14]
	shladd r15 = r37, 2, r0
	cmp4.le p6, p7 = r36, r35
	;;
	.mmi
	nop 0
	addp4 r14 = r15, r14
	nop 0
	;;
	.mib
	st4 [r14] = r33
	nop 0
	(p7) br.cond.dptk .L405
	.mib
	nop 0
	nop 0
	br .L364
.L446:
	.mlx
	adds r54 = 1, r35
	movl r15 = 1476395008
	;;
	.mib
	cmp4.eq p6, p7 = r15, r14
	mov r66 = r54
	(p7) br.cond.dptk .L396
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
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r62
	;;
	.mib
	and r38 = r14, r38
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L418
	;;
	.mmi
	nop 0
	add r35 = r54, r38
	nop 0
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r36, r35
	(p7) br.cond.dptk .L405
	.mib
	nop 0
	nop 0
	br .L364
	.endp lbackref#
	.align 16
	.align 64
	.proc lslow#
lslow:
	.prologue 12, 51
	.mmi
	.save ar.pfs, r52
	alloc r52 = ar.pfs, 5, 18, 6, 0
	addp4 r32 = 0,r32
	.save rp, r51
	mov r51 = b0
	.mmi
	addp4 r33 = 0,r33
	mov r53 = r1
	addp4 r34 = 0,r34
	;;
	.mmi
	adds r14 = 16, r32
	adds r17 = 40, r32
	adds r18 = -1, r33
	.mmi
	adds r16 = 52, r32
	adds r15 = 48, r32
	mov r56 = r0
	;;
	.mmi
	ld4 r14 = [r14]
	adds r46 = 20, r32
	.save ar.lc, r54
	mov r54 = ar.lc
	.body
	.mmi
	mov r42 = r0
	addl r49 = 130, r0
	addl r45 = 128, r0
	;;
	.mmi
	cmp4.eq p6, p7 = r33, r14
	ld4 r14 = [r32]
	addl r47 = 255, r0
	.mmi
	addl r50 = 129, r0
	ld4 r37 = [r17]
	adds r48 = 4, r32
	;;
	.mmi
	addp4 r14 = 0,r14
	nop 0
	addp4 r37 = 0,r37
	.mmi
	(p7) ld1 r38 = [r18]
	ld4 r43 = [r16]
	nop 0
	;;
	.mmi
	adds r14 = 28, r14
	ld4 r44 = [r15]
	(p7) sxt1 r38 = r38
	.mii
	mov r55 = r37
	addp4 r43 = 0,r43
	;;
	(p6) addl r38 = 128, r0
	.mmb
	ld4 r57 = [r14]
	addp4 r44 = 0,r44
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	add r14 = r35, r37
	addl r15 = 1, r0
	mov r1 = r53
	.mmi
	mov r60 = r37
	mov r58 = r37
	addl r59 = 132, r0
	;;
	.mmi
	addp4 r14 = 0,r14
	mov r57 = r36
	mov r56 = r35
	.mmi
	ld4.a r55 = [r32]
	;;
	st1 [r14] = r15
	nop 0
	;;
	.mib
	ld4.c.clr r55 = [r32]
	nop 0
	br.call.sptk.many b0 = lstep#
	;;
	.mmi
	ld4 r14 = [r46]
	mov r1 = r53
	addp4 r37 = 0,r8
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r33, r14
	(p7) br.cond.dpnt .L539
	;;
	.align 32
.L455:
	.mii
	ld1 r14 = [r33]
	cmp4.ne p6, p7 = 10, r38
	;;
	sxt1 r14 = r14
	;;
	.mib
	mov r40 = r14
	nop 0
	(p7) br.cond.dpnt .L540
	;;
	.mib
	cmp4.ne p6, p7 = r45, r38
	nop 0
	(p7) br.cond.dpnt .L541
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 10, r14
	(p6) br.cond.dpnt .L501
	;;
	.mmi
	(p7) mov r39 = r0
	nop 0
	nop 0
.L464:
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
	(p7) br.cond.dptk .L486
	.mib
	addl r14 = 128, r0
	nop 0
	(p9) br.cond.dpnt .L542
	;;
	.mib
	cmp4.ne p6, p7 = r14, r40
	nop 0
	(p6) br.cond.dpnt .L469
	;;
	.mmi
	nop 0
	and r41 = r47, r38
	addl r40 = 128, r0
	;;
.L486:
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
	(p7) br.cond.dpnt .L530
	;;
.L488:
	.mib
	cmp4.eq p6, p7 = r49, r39
	zxt1 r55 = r40
	(p6) br.cond.dpnt .L543
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = r45, r40
	nop 0
	;;
	.mbb
	(p7) addl r38 = 128, r0
	(p7) br.cond.dpnt .L475
	br.call.sptk.many b0 = isalnum#
	;;
	.mmi
	addl r59 = 134, r0
	cmp4.ne p8, p9 = 95, r40
	mov r38 = r40
	.mmb
	mov r1 = r53
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L495
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
	(p9) br.cond.dpnt .L495
	;;
	.mib
	ld4 r55 = [r32]
	nop 0
	br.call.sptk.many b0 = lstep#
	;;
	.mmi
	nop 0
	mov r1 = r53
	addp4 r37 = 0,r8
	;;
	.align 32
.L475:
	.mmi
	add r15 = r36, r37
	ld4 r14 = [r32]
	mov r56 = r43
	.mmi
	mov r55 = r37
	;;
	addp4 r15 = 0,r15
	addp4 r14 = 0,r14
	;;
	.mii
	ld1 r15 = [r15]
	adds r14 = 28, r14
	;;
	sxt1 r15 = r15
	.mmi
	ld4 r57 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r15
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
	cmp4.eq.or.andcm p6, p7 = r34, r33
	(p6) br.cond.dpnt .L522
.L546:
	.mmi
	ld4 r14 = [r32]
	nop 0
	adds r33 = 1, r33
	;;
	.mii
	addp4 r14 = 0,r14
	addp4 r33 = 0,r33
	;;
	adds r14 = 28, r14
	;;
	.mib
	ld4 r57 = [r14]
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	ld4 r14 = [r32]
	nop 0
	mov r55 = r37
	.mii
	mov r1 = r53
	mov r56 = r43
	;;
	addp4 r14 = 0,r14
	;;
	.mmi
	nop 0
	adds r14 = 28, r14
	nop 0
	;;
	.mib
	ld4 r57 = [r14]
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
	ld4 r55 = [r32]
	nop 0
	br.call.sptk.many b0 = lstep#
	;;
	.mmi
	ld4 r14 = [r46]
	mov r1 = r53
	addp4 r37 = 0,r8
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r33, r14
	(p6) br.cond.dptk .L455
	;;
.L539:
	.mib
	cmp4.ne p6, p7 = 10, r38
	mov r15 = r48
	(p7) br.cond.dpnt .L544
	;;
	.mib
	ld4 r14 = [r48]
	cmp4.ne p6, p7 = r45, r38
	(p7) br.cond.dpnt .L545
	;;
	.mmi
	and r15 = 2, r14
	;;
	cmp4.eq p6, p7 = 0, r15
	mov r14 = r15
	;;
	.mib
	(p7) addl r40 = 128, r0
	(p7) mov r39 = r0
	(p7) br.cond.dptk .L464
	;;
	.mmi
	nop 0
	ld4 r55 = [r32]
	addl r40 = 128, r0
	.mii
	addl r39 = 130, r0
	nop 0
	;;
	addp4 r55 = 0,r55
	;;
.L476:
	.mmi
	adds r15 = 48, r55
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
	(p6) br.cond.dpnt .L479
	;;
.L480:
	.mib
	nop 0
	cmp4.eq p6, p7 = r45, r38
	(p7) br.cond.dpnt .L464
.L530:
	.mmi
	add r15 = r36, r37
	ld4 r14 = [r32]
	nop 0
	.mmi
	mov r56 = r43
	mov r55 = r37
	mov r38 = r40
	;;
	.mmi
	addp4 r15 = 0,r15
	nop 0
	addp4 r14 = 0,r14
	;;
	.mii
	ld1 r15 = [r15]
	adds r14 = 28, r14
	;;
	sxt1 r15 = r15
	.mmi
	ld4 r57 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r15
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
	cmp4.eq.or.andcm p6, p7 = r34, r33
	(p7) br.cond.dptk .L546
.L522:
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
.L466:
	.mmi
	nop 0
	cmp4.ne p6, p7 = 10, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r38 = r14
	(p6) br.cond.dptk .L475
.L501:
	.mii
	ld4 r55 = [r32]
	addl r40 = 10, r0
	;;
	addp4 r55 = 0,r55
	;;
	.mmi
	adds r14 = 24, r55
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	and r14 = 8, r14
	nop 0
	;;
	.mib
	mov r39 = r14
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L480
	;;
	.mmi
	nop 0
	(p6) mov r14 = r0
	addl r39 = 130, r0
.L552:
	.mmi
	adds r15 = 48, r55
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
	(p7) br.cond.dptk .L480
	.mib
	nop 0
	nop 0
	br .L479
.L540:
	.mmi
	ld4 r16 = [r32]
	;;
	addp4 r55 = 0,r16
	nop 0
	;;
	.mmi
	adds r15 = 24, r55
	;;
	ld4 r15 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	and r15 = 8, r15
	nop 0
	;;
	.mib
	mov r39 = r15
	cmp4.ne p6, p7 = 0, r15
	(p7) br.cond.dptk .L464
	;;
.L463:
	.mmi
	adds r15 = 44, r55
	nop 0
	cmp4.eq p6, p7 = 10, r14
	;;
	.mib
	ld4 r14 = [r15]
	adds r15 = 24, r55
	(p7) br.cond.dpnt .L547
	;;
	.mmi
	ld4 r15 = [r15]
	;;
	nop 0
	tbit.nz p6, p7 = r15, 3
	;;
	.mib
	nop 0
	(p6) addl r39 = 131, r0
	(p6) br.cond.dptk .L476
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L511
	;;
	.mmi
	nop 0
	addp4 r55 = 0,r16
	addl r39 = 129, r0
	.mmb
	nop 0
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dpnt .L548
	;;
.L479:
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
	addp4 r37 = 0,r8
	br.cloop.sptk.few .L524
	.align 32
.L483:
	.mib
	nop 0
	cmp4.eq p6, p7 = r50, r39
	(p7) br.cond.dpnt .L480
	;;
.L482:
	.mib
	nop 0
	cmp4.ne p6, p7 = r45, r40
	(p6) br.cond.dpnt .L511
	;;
.L478:
	.mib
	addl r39 = 129, r0
	cmp4.eq p6, p7 = r45, r38
	(p6) br.cond.dptk .L475
	.mib
	and r41 = r47, r38
	addl r40 = 128, r0
	br .L486
	;;
.L524:
	.mmi
	ld4 r55 = [r32]
	mov r60 = r37
	mov r58 = r37
	.mmi
	mov r59 = r39
	mov r57 = r36
	mov r56 = r35
	;;
	.mib
	addp4 r55 = 0,r55
	nop 0
	br.call.sptk.many b0 = lstep#
	;;
	.mib
	mov r1 = r53
	addp4 r37 = 0,r8
	br.cloop.sptk.few .L524
	.mib
	nop 0
	nop 0
	br .L483
.L549:
	.mib
	cmp4.ne p6, p7 = r14, r38
	and r55 = r47, r38
	(p7) br.cond.dpnt .L502
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
	(p7) br.cond.spnt .L502
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mib
	mov r1 = r53
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L502
	.mmi
	nop 0
	addl r38 = 95, r0
	addl r39 = 133, r0
	;;
.L495:
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
	(p6) br.cond.spnt .L475
	;;
	.mib
	ld4 r55 = [r32]
	nop 0
	br.call.sptk.many b0 = lstep#
	;;
	.mib
	mov r1 = r53
	addp4 r37 = 0,r8
	br .L475
.L547:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L532
.L511:
	.mmi
	addl r39 = 129, r0
	nop 0
	nop 0
.L469:
	.mib
	and r55 = r47, r40
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mib
	mov r1 = r53
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L489
	;;
	.mib
	cmp4.ne p6, p7 = r45, r38
	and r55 = r47, r38
	(p7) br.cond.dpnt .L529
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
	(p6) br.cond.dpnt .L516
.L529:
	.mmi
	mov r60 = r37
	mov r58 = r37
	addl r59 = 133, r0
	.mmi
	mov r57 = r36
	ld4 r55 = [r32]
	mov r56 = r35
	;;
	.mib
	mov r38 = r40
	nop 0
	br.call.sptk.many b0 = lstep#
	;;
	.mib
	mov r1 = r53
	addp4 r37 = 0,r8
	br .L475
.L541:
	.mmi
	nop 0
	ld4 r15 = [r48]
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r15, 0
	(p6) br.cond.dptk .L466
	.mmi
	nop 0
	ld4 r16 = [r32]
	nop 0
	;;
	.mib
	nop 0
	addp4 r55 = 0,r16
	br .L463
.L489:
	.mib
	addl r14 = 128, r0
	cmp4.ne p6, p7 = 95, r40
	(p7) br.cond.dpnt .L549
	;;
	.mib
	cmp4.eq p6, p7 = r14, r38
	nop 0
	(p6) br.cond.dpnt .L530
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
	(p6) br.cond.dptk .L488
	.mib
	nop 0
	nop 0
	br .L530
.L543:
	.mmi
	mov r60 = r37
	mov r58 = r37
	addl r59 = 134, r0
	.mmi
	mov r57 = r36
	ld4 r55 = [r32]
	mov r56 = r35
	;;
	.mib
	mov r38 = r40
	nop 0
	br.call.sptk.many b0 = lstep#
	;;
	.mib
	mov r1 = r53
	addp4 r37 = 0,r8
	br .L475
.L544:
	.mmi
	ld4 r16 = [r32]
	;;
	addp4 r55 = 0,r16
	nop 0
	;;
	.mmi
	adds r14 = 24, r55
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	and r14 = 8, r14
	nop 0
	;;
	.mib
	mov r39 = r14
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L550
	.mmi
	adds r15 = 4, r32
	nop 0
	adds r55 = 44, r55
	;;
	.mmi
	ld4 r15 = [r15]
	ld4 r14 = [r55]
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r15, 1
	(p6) br.cond.dpnt .L551
	;;
.L526:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L478
	.mmi
	addl r40 = 128, r0
	nop 0
	nop 0
	;;
.L532:
	.mmi
	cmp4.lt p6, p7 = 0, r14
	addp4 r55 = 0,r16
	addl r39 = 129, r0
	.bbb
	nop 0
	(p7) br.cond.dpnt .L482
	br .L479
.L550:
	.mmi
	adds r15 = 4, r32
	nop 0
	addl r40 = 128, r0
	;;
	.mmi
	ld4 r15 = [r15]
	;;
	and r15 = 2, r15
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	mov r14 = r15
	(p7) br.cond.dpnt .L464
	;;
	.mib
	nop 0
	addl r39 = 130, r0
	br .L552
.L545:
	.mib
	nop 0
	tbit.nz p6, p7 = r14, 0
	(p6) br.cond.dptk .L460
	.mmi
	ld4 r16 = [r32]
	ld4 r15 = [r15]
	nop 0
	;;
	.mii
	addp4 r14 = 0,r16
	tbit.z p6, p7 = r15, 1
	;;
	adds r14 = 44, r14
	;;
	.mib
	ld4 r14 = [r14]
	nop 0
	(p7) br.cond.dptk .L526
.L551:
	.mmi
	addp4 r55 = 0,r16
	addl r40 = 128, r0
	addl r39 = 131, r0
	;;
	.mmi
	adds r15 = 48, r55
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
	(p7) br.cond.dptk .L480
	.mib
	nop 0
	nop 0
	br .L479
.L542:
	.mib
	addl r55 = 95, r0
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mib
	nop 0
	mov r1 = r53
	br .L488
.L460:
	.mmi
	nop 0
	and r15 = 2, r14
	nop 0
	;;
	.mib
	mov r14 = r15
	cmp4.eq p6, p7 = 0, r15
	(p7) br.cond.dptk .L475
	.mmi
	ld4 r55 = [r32]
	addl r40 = 128, r0
	addl r39 = 130, r0
	;;
	.mib
	nop 0
	addp4 r55 = 0,r55
	br .L476
.L548:
	.mmi
	nop 0
	addl r39 = 129, r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r50, r39
	(p6) br.cond.dptk .L482
	.mib
	nop 0
	nop 0
	br .L480
.L502:
	.mmi
	mov r60 = r37
	mov r58 = r37
	addl r59 = 133, r0
	.mmi
	mov r57 = r36
	ld4 r55 = [r32]
	mov r56 = r35
	;;
	.mib
	addl r38 = 95, r0
	nop 0
	br.call.sptk.many b0 = lstep#
	;;
	.mib
	mov r1 = r53
	addp4 r37 = 0,r8
	br .L475
.L516:
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
	(p6) br.cond.dptk .L495
	.mib
	nop 0
	nop 0
	br .L553
	.endp lslow#
	.align 16
	.align 64
	.proc ldissect#
ldissect:
	.prologue 12, 55
	.mmb
	.save ar.pfs, r56
	alloc r56 = ar.pfs, 5, 21, 5, 0
	mov r57 = r1
	nop 0
	.mmi
	addp4 r32 = 0,r32
	addp4 r34 = 0,r34
	.save rp, r55
	mov r55 = b0
	.body
	;;
	.mlx
	nop 0
	movl r40 = -134217728
	.mlx
	nop 0
	movl r47 = 1476395008
	;;
	.mlx
	nop 0
	movl r45 = 2013265920
	.mlx
	nop 0
	movl r48 = 1744830464
	;;
	.mlx
	nop 0
	movl r41 = 134217727
	.mlx
	nop 0
	movl r42 = -1879048192
	;;
	.mlx
	addp4 r33 = 0,r33
	movl r52 = 1879048192
	.mlx
	cmp4.le p6, p7 = r36, r35
	movl r46 = 1207959552
	;;
	.mlx
	nop 0
	movl r43 = 805306368
	.mlx
	nop 0
	movl r49 = 268435456
	;;
	.mlx
	nop 0
	movl r50 = 671088640
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L555
.L583:
	.mmi
	ld4 r14 = [r32]
	shladd r44 = r35, 2, r0
	adds r37 = 1, r35
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	adds r14 = 4, r14
	nop 0
	;;
	.mmi
	ld4 r18 = [r14]
	;;
	addp4 r18 = 0,r18
	nop 0
	;;
	.mmi
	add r14 = r44, r18
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	ld4 r17 = [r14]
	;;
	and r16 = r40, r17
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r47, r16
	nop 0
	(p6) br.cond.dpnt .L556
	;;
	.mib
	cmp4.eq p6, p7 = r45, r16
	nop 0
	(p6) br.cond.dpnt .L584
	;;
	.mib
	cmp4.eq p6, p7 = r46, r16
	nop 0
	(p6) br.cond.dpnt .L558
	;;
	.mib
	cmp4.geu p6, p7 = r47, r16
	nop 0
	(p7) br.cond.dpnt .L594
	;;
	.mib
	cmp4.eq p6, p7 = r43, r16
	nop 0
	(p6) br.cond.dpnt .L565
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = r43, r16
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r39 = r35
	(p6) br.cond.dptk .L563
	.mib
	nop 0
	cmp4.eq p6, p7 = r49, r16
	(p7) br.cond.dpnt .L595
.L565:
	.mmi
	mov r35 = r37
	nop 0
	adds r33 = 1, r33
	;;
	.mib
	addp4 r33 = 0,r33
	cmp4.gt p6, p7 = r36, r35
	(p6) br.cond.dptk .L583
	;;
.L555:
	.mmi
	mov r8 = r33
	nop 0
	mov b0 = r55
	;;
	.mib
	nop 0
	mov ar.pfs = r56
	br.ret.sptk.many b0
.L595:
	.mib
	nop 0
	cmp4.eq p6, p7 = r50, r16
	(p6) br.cond.sptk .L565
.L567:
	.mmi
	mov r35 = r37
	nop 0
	nop 0
	;;
	.align 32
.L598:
	.mib
	nop 0
	cmp4.gt p6, p7 = r36, r35
	(p6) br.cond.dptk .L583
	.mib
	nop 0
	nop 0
	br .L555
.L558:
	.mlx
	nop 0
	movl r14 = 134217727
	;;
	.mmi
	and r17 = r14, r17
	;;
	add r39 = r35, r17
	add r37 = r35, r17, 1
	.align 32
.L563:
	.mib
	nop 0
	cmp4.eq p6, p7 = r46, r16
	(p7) br.cond.dpnt .L567
	;;
	.mmi
	(p6) mov r60 = r34
	nop 0
	nop 0
.L568:
	.mmi
	mov r62 = r37
	mov r61 = r35
	nop 0
	.mmb
	mov r59 = r33
	mov r58 = r32
	br.call.sptk.many b0 = lslow#
	;;
	.mmi
	addp4 r38 = 0,r8
	mov r1 = r57
	mov r60 = r34
	.mmi
	mov r62 = r36
	mov r61 = r37
	mov r58 = r32
	;;
	.mib
	mov r59 = r38
	nop 0
	br.call.sptk.many b0 = lslow#
	;;
	.mmi
	adds r60 = -1, r38
	addp4 r8 = 0,r8
	mov r1 = r57
	;;
	.mib
	addp4 r60 = 0,r60
	cmp4.eq p6, p7 = r8, r34
	(p7) br.cond.dptk .L568
	;;
	.mmi
	adds r35 = 1, r35
	mov r59 = r33
	mov r62 = r39
	.mmi
	mov r60 = r38
	mov r58 = r32
	mov r44 = r33
	;;
	.mib
	mov r61 = r35
	nop 0
	br.call.sptk.many b0 = lslow#
	;;
	.mii
	addp4 r8 = 0,r8
	mov r1 = r57
	;;
	cmp4.ne p6, p7 = 0, r8
	;;
	.mib
	nop 0
	cmp4.ne.and.orcm p6, p7 = r8, r33
	(p7) br.cond.dpnt .L596
	.align 32
.L588:
	.mmi
	mov r44 = r33
	mov r33 = r8
	mov r62 = r39
	.mmi
	mov r61 = r35
	mov r60 = r38
	mov r58 = r32
	;;
	.mib
	mov r59 = r33
	nop 0
	br.call.sptk.many b0 = lslow#
	;;
	.mii
	addp4 r8 = 0,r8
	mov r1 = r57
	;;
	cmp4.ne p6, p7 = 0, r8
	;;
	.mib
	nop 0
	cmp4.ne.and.orcm p6, p7 = r8, r33
	(p6) br.cond.dptk .L588
	;;
.L596:
	.mmi
	cmp.ne p6, p7 = 0, r8
	mov r61 = r35
	nop 0
	.mmi
	mov r62 = r39
	mov r35 = r37
	mov r58 = r32
	;;
	.mii
	(p7) mov r8 = r33
	(p7) mov r33 = r44
	;;
	mov r59 = r33
	.mmb
	mov r60 = r8
	mov r33 = r38
	br.call.sptk.many b0 = ldissect#
	;;
	.mib
	mov r1 = r57
	cmp4.gt p6, p7 = r36, r35
	(p6) br.cond.dptk .L583
	.mib
	nop 0
	nop 0
	br .L555
.L584:
	.mmi
	nop 0
	mov r14 = r17
	mov r37 = r35
	;;
	.align 32
.L557:
	.mmi
	and r14 = r41, r14
	;;
	add r37 = r37, r14
	nop 0
	;;
	.mmi
	shladd r14 = r37, 2, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	and r19 = r40, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r42, r19
	(p6) br.cond.dptk .L557
	;;
	.mib
	cmp4.eq p6, p7 = r52, r16
	adds r37 = 1, r37
	(p6) br.cond.dpnt .L560
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r45, r16
	(p7) br.cond.dpnt .L561
	;;
	.mmi
	(p6) mov r60 = r34
	nop 0
	nop 0
.L569:
	.mmi
	mov r62 = r37
	mov r61 = r35
	nop 0
	.mmb
	mov r59 = r33
	mov r58 = r32
	br.call.sptk.many b0 = lslow#
	;;
	.mmi
	addp4 r39 = 0,r8
	mov r1 = r57
	mov r60 = r34
	.mmi
	mov r62 = r36
	mov r61 = r37
	mov r58 = r32
	;;
	.mib
	mov r59 = r39
	nop 0
	br.call.sptk.many b0 = lslow#
	;;
	.mmi
	adds r60 = -1, r39
	addp4 r8 = 0,r8
	mov r1 = r57
	;;
	.mib
	addp4 r60 = 0,r60
	cmp4.eq p6, p7 = r8, r34
	(p7) br.cond.dptk .L569
	;;
	.mlx
	ld4 r14 = [r32]
	movl r51 = 134217727
	.mmi
	adds r38 = -1, r35
	adds r35 = 1, r35
	mov r60 = r39
	;;
	.mmi
	addp4 r14 = 0,r14
	mov r61 = r35
	mov r59 = r33
	.mlx
	mov r58 = r32
	movl r54 = -134217728
	;;
	.mlx
	adds r14 = 4, r14
	movl r53 = -2013265920
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r14 = r44, r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	and r14 = r51, r14
	nop 0
	;;
	.mmi
	nop 0
	add r38 = r38, r14
	nop 0
	;;
	.mib
	mov r62 = r38
	nop 0
	br.call.sptk.many b0 = lslow#
	;;
	.mmi
	adds r16 = 1, r38
	addp4 r8 = 0,r8
	mov r1 = r57
	;;
	.mib
	shladd r14 = r16, 2, r0
	cmp4.eq p6, p7 = r39, r8
	(p6) br.cond.dpnt .L580
	.align 32
.L597:
	.mmi
	nop 0
	ld4 r15 = [r32]
	adds r35 = 2, r38
	.mmi
	mov r60 = r39
	mov r59 = r33
	mov r58 = r32
	;;
	.mii
	addp4 r15 = 0,r15
	mov r61 = r35
	;;
	adds r15 = 4, r15
	;;
	.mmi
	ld4 r15 = [r15]
	;;
	addp4 r15 = 0,r15
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	ld4 r38 = [r14]
	;;
	and r38 = r38, r51
	nop 0
	;;
	.mmi
	add r38 = r16, r38
	;;
	shladd r14 = r38, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	and r14 = r54, r14
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = r53, r14
	;;
	(p7) adds r38 = -1, r38
	nop 0
	;;
	.mib
	mov r62 = r38
	nop 0
	br.call.sptk.many b0 = lslow#
	;;
	.mmi
	adds r16 = 1, r38
	addp4 r8 = 0,r8
	mov r1 = r57
	;;
	.mib
	shladd r14 = r16, 2, r0
	cmp4.eq p6, p7 = r39, r8
	(p7) br.cond.dptk .L597
.L580:
	.mmi
	mov r59 = r33
	mov r61 = r35
	mov r60 = r8
	.mmi
	mov r35 = r37
	mov r62 = r38
	mov r58 = r32
	;;
	.mib
	mov r33 = r39
	nop 0
	br.call.sptk.many b0 = ldissect#
	;;
	.mib
	mov r1 = r57
	cmp4.gt p6, p7 = r36, r35
	(p6) br.cond.dptk .L583
	.mib
	nop 0
	nop 0
	br .L555
.L594:
	.mlx
	nop 0
	movl r14 = 1879048192
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r16
	(p6) br.cond.dpnt .L560
	;;
.L561:
	.mlx
	adds r18 = 8, r32
	movl r14 = 134217727
	.mmb
	adds r15 = 12, r32
	cmp4.eq p6, p7 = r48, r16
	(p7) br.cond.dpnt .L567
	;;
	.mmi
	and r17 = r14, r17
	ld4 r15 = [r15]
	mov r35 = r37
	.mmi
	ld4 r14 = [r18]
	;;
	shladd r17 = r17, 3, r0
	sub r15 = r33, r15
	;;
	.mmi
	nop 0
	addp4 r14 = r17, r14
	nop 0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br .L598
.L556:
	.mlx
	nop 0
	movl r14 = 134217727
	.mmi
	mov r60 = r34
	;;
	and r17 = r14, r17
	nop 0
	;;
	.mmi
	nop 0
	add r39 = r35, r17
	add r37 = r35, r17, 1
	;;
	.align 32
.L562:
	.mmi
	mov r62 = r37
	mov r61 = r35
	nop 0
	.mmb
	mov r59 = r33
	mov r58 = r32
	br.call.sptk.many b0 = lslow#
	;;
	.mmi
	addp4 r38 = 0,r8
	mov r1 = r57
	mov r60 = r34
	.mmi
	mov r62 = r36
	mov r61 = r37
	mov r58 = r32
	;;
	.mib
	mov r59 = r38
	nop 0
	br.call.sptk.many b0 = lslow#
	;;
	.mmi
	adds r60 = -1, r38
	addp4 r8 = 0,r8
	mov r1 = r57
	;;
	.mib
	addp4 r60 = 0,r60
	cmp4.eq p6, p7 = r8, r34
	(p7) br.cond.dptk .L562
	;;
	.mmi
	adds r35 = 1, r35
	mov r59 = r33
	nop 0
	.mmi
	mov r62 = r39
	mov r60 = r38
	mov r58 = r32
	;;
	.mib
	mov r61 = r35
	nop 0
	br.call.sptk.many b0 = lslow#
	;;
	.mmi
	addp4 r8 = 0,r8
	mov r1 = r57
	mov r60 = r38
	.mmi
	mov r62 = r39
	mov r61 = r35
	mov r59 = r33
	;;
	.mib
	cmp.ne p6, p7 = 0, r8
	mov r58 = r32
	(p7) br.cond.dpnt .L574
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ldissect#
	;;
	.mmi
	mov r1 = r57
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
	cmp4.gt p6, p7 = r36, r35
	(p6) br.cond.dptk .L583
	.mib
	nop 0
	nop 0
	br .L555
.L560:
	.mlx
	nop 0
	movl r16 = 134217727
	.mmi
	adds r14 = 8, r32
	adds r15 = 12, r32
	mov r35 = r37
	;;
	.mmi
	and r17 = r16, r17
	ld4 r14 = [r14]
	nop 0
	.mmi
	ld4 r15 = [r15]
	;;
	shladd r17 = r17, 3, r0
	sub r15 = r33, r15
	;;
	.mmi
	addp4 r14 = r17, r14
	;;
	adds r14 = 4, r14
	nop 0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br .L598
	.endp ldissect#
	.align 16
	.align 64
	.global regexec#
	.type	regexec#, @function
	.proc regexec#
regexec:
	.prologue 12, 72
	.mmb
	.save ar.pfs, r73
	alloc r73 = ar.pfs, 5, 40, 6, 0
	.fframe 64
	adds r12 = -64, r12
	nop 0
	.mii
	addp4 r32 = 0,r32
	.save pr, r75
	mov r75 = pr
	mov r74 = r1
	;;
	.mmi
	nop 0
	adds r14 = 8, r32
	.save ar.lc, r76
	mov r76 = ar.lc
	.mmi
	addp4 r33 = 0,r33
	addp4 r35 = 0,r35
	and r43 = 7, r36
	;;
	.mmi
	ld4 r15 = [r14]
	addl r14 = 62053, r0
	.save rp, r72
	mov r72 = b0
	.body
	;;
	.mib
	cmp4.ne p6, p7 = r14, r15
	addl r14 = 53829, r0
	(p6) br.cond.dpnt .L799
	;;
	.mmi
	ld4 r46 = [r32]
	;;
	addp4 r46 = 0,r46
	nop 0
	;;
	.mmi
	ld4 r15 = [r46]
	adds r16 = 32, r46
	adds r44 = 28, r46
	;;
	.mmi
	cmp4.ne p6, p7 = r14, r15
	nop 0
	adds r14 = 40, r46
	.mmb
	adds r15 = 24, r46
	nop 0
	(p6) br.cond.dpnt .L799
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
	mov r47 = r14
	adds r14 = 36, r46
	(p6) br.cond.dpnt .L799
	;;
	.mmi
	ld4 r15 = [r15]
	ld4 r39 = [r16]
	nop 0
	;;
	.mmi
	and r15 = 4, r15
	ld4 r16 = [r44]
	adds r39 = 1, r39
	.mmi
	nop 0
	ld4 r38 = [r14]
	nop 0
	;;
	.mib
	cmp4.ne p8, p9 = 0, r15
	cmp4.ltu p6, p7 = 32, r16
	(p6) br.cond.dptk .L601
	;;
	.mmi
	mov r14 = r35
	nop 0
	tbit.z p6, p7 = r36, 2
	.mmb
	(p8) mov r34 = r0
	nop 0
	(p6) br.cond.dpnt .L603
	;;
	.mmi
	ld4 r41 = [r14], 4
	;;
	ld4 r54 = [r14]
	add r41 = r41, r33
	;;
	.mii
	add r54 = r54, r33
	addp4 r41 = 0,r41
	;;
	addp4 r54 = 0,r54
	;;
.L604:
	.mmi
	adds r42 = 60, r46
	nop 0
	cmp4.ltu p6, p7 = r54, r41
	.mmb
	adds r14 = 68, r46
	nop 0
	(p6) br.cond.dpnt .L821
	;;
	.mmi
	ld4 r78 = [r42]
	;;
	addp4 r78 = 0,r78
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r78
	nop 0
	(p6) br.cond.dpnt .L606
	;;
	.mii
	ld4 r20 = [r14]
	adds r14 = 72, r46
	;;
	addp4 r20 = 0,r20
	;;
	.mib
	cmp.ne p6, p7 = 0, r20
	nop 0
	(p7) br.cond.dpnt .L610
	;;
	.mii
	ld4 r21 = [r14]
	adds r14 = 76, r46
	;;
	addp4 r21 = 0,r21
	;;
	.mib
	cmp.eq p6, p7 = 0, r21
	nop 0
	(p6) br.cond.dpnt .L610
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	adds r14 = -1, r14
	;;
	add r15 = r14, r41
	add r14 = r14, r78
	;;
	.mmi
	addp4 r15 = 0,r15
	nop 0
	addp4 r22 = 0,r14
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r15, r54
	(p7) br.cond.dpnt .L612
	.align 32
.L611:
	.mmi
	ld1 r14 = [r15]
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	add r16 = r14, r15
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L927
	;;
	.mmi
	nop 0
	addp4 r15 = 0,r16
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r15, r54
	(p7) br.cond.dptk .L611
	;;
.L612:
	.mib
	cmp4.eq p6, p7 = r22, r78
	mov r78 = r15
	(p6) br.cond.dpnt .L606
	.align 32
.L707:
	.mmi
	addl r47 = 1, r0
	nop 0
	nop 0
	;;
.L599:
	.mii
	mov r8 = r47
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
	adds r12 = 64, r12
	br.ret.sptk.many b0
.L799:
	.body
	.copy_state 1
	.mmi
	addl r47 = 2, r0
	;;
	mov r8 = r47
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
	adds r12 = 64, r12
	br.ret.sptk.many b0
.L601:
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
	(p6) br.cond.dpnt .L694
	;;
	.mmi
	ld4 r40 = [r14], 4
	;;
	ld4 r55 = [r14]
	add r40 = r40, r33
	;;
	.mii
	add r55 = r55, r33
	addp4 r40 = 0,r40
	;;
	addp4 r55 = 0,r55
	;;
.L695:
	.mmi
	adds r42 = 60, r46
	nop 0
	cmp4.ltu p6, p7 = r55, r40
	.mmb
	adds r14 = 68, r46
	nop 0
	(p6) br.cond.dpnt .L821
	;;
	.mmi
	ld4 r78 = [r42]
	;;
	addp4 r78 = 0,r78
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r78
	nop 0
	(p6) br.cond.dpnt .L822
	;;
	.mii
	ld4 r19 = [r14]
	adds r14 = 72, r46
	;;
	addp4 r19 = 0,r19
	;;
	.mib
	cmp.ne p6, p7 = 0, r19
	nop 0
	(p7) br.cond.dpnt .L701
	;;
	.mii
	ld4 r20 = [r14]
	adds r14 = 76, r46
	;;
	addp4 r20 = 0,r20
	;;
	.mib
	cmp.eq p6, p7 = 0, r20
	nop 0
	(p6) br.cond.dpnt .L701
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	adds r14 = -1, r14
	;;
	add r37 = r14, r40
	add r14 = r14, r78
	;;
	.mmi
	addp4 r37 = 0,r37
	nop 0
	addp4 r21 = 0,r14
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r37, r55
	(p7) br.cond.dpnt .L703
	.align 32
.L702:
	.mmi
	ld1 r14 = [r37]
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	add r15 = r14, r37
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L928
	;;
	.mmi
	nop 0
	addp4 r37 = 0,r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r37, r55
	(p7) br.cond.dptk .L702
	;;
.L703:
	.mib
	nop 0
	cmp4.eq p6, p7 = r21, r78
	(p7) br.cond.dptk .L707
	.align 32
.L697:
	.mmi
	adds r14 = 16, r12
	ld4 r77 = [r44]
	adds r50 = 20, r12
	.mmi
	adds r48 = 24, r12
	adds r51 = 44, r12
	adds r53 = 28, r12
	;;
	.mmi
	adds r52 = 32, r12
	adds r49 = 36, r12
	shladd r77 = r77, 2, r0
	.mmi
	st4 [r14] = r46
	st4 [r50] = r43
	adds r58 = 52, r12
	;;
	.mmi
	st4 [r52] = r40
	st4 [r48] = r0
	adds r57 = 60, r12
	.mmi
	adds r59 = 64, r12
	adds r56 = 56, r12
	adds r60 = 40, r12
	;;
	.mmi
	st4 [r51] = r0
	st4 [r53] = r33
	addl r67 = 1, r0
	.mmi
	addl r61 = 128, r0
	addl r64 = 130, r0
	addl r63 = 255, r0
	;;
	.mmi
	st4 [r49] = r55
	addl r65 = 129, r0
	addl r70 = 255, r0
	.mmb
	cmp4.eq p18, p19 = 0, r34
	adds r66 = 84, r46
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	adds r16 = 48, r12
	addp4 r8 = 0,r8
	addl r14 = 2, r0
	.mmi
	adds r15 = 16, r12
	mov r1 = r74
	addl r17 = 3, r0
	;;
	.mmi
	st4 [r58] = r8
	cmp.eq p6, p7 = 0, r8
	mov r78 = r0
	.mmb
	cmp4.ne p16, p17 = 1, r34
	addl r62 = -1, r0
	(p6) br.cond.spnt .L712
	;;
	.mmi
	st4 [r16] = r14
	ld4 r14 = [r15]
	nop 0
	.mmi
	st4 [r56] = r8
	addl r69 = 1024, r0
	adds r68 = 88, r46
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	adds r14 = 28, r14
	nop 0
	;;
	.mmi
	ld4 r15 = [r14]
	st4 [r16] = r17
	addl r17 = 4, r0
	;;
	.mmi
	add r15 = r15, r8
	;;
	st4 [r57] = r15
	nop 0
	;;
	.mmi
	ld4 r15 = [r14]
	st4 [r16] = r17
	nop 0
	;;
	.mmi
	shladd r15 = r15, 1, r0
	ld4.a r79 = [r14]
	nop 0
	;;
	.mmi
	add r15 = r15, r8
	;;
	st4 [r59] = r15
	nop 0
	;;
	.mmi
	ld4 r15 = [r14]
	;;
	shladd r77 = r15, 1, r0
	nop 0
	;;
	.mii
	add r77 = r77, r15
	adds r15 = 68, r12
	;;
	add r77 = r77, r8
	;;
	.mmi
	addp4 r77 = 0,r77
	;;
	st4 [r15] = r77
	nop 0
	;;
	.mib
	ld4.c.clr r79 = [r14]
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r14 = 64, r46
	nop 0
	mov r1 = r74
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	sub r37 = r37, r14
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dpnt .L775
	;;
	.mmi
	nop 0
	cmp4.leu p6, p7 = r40, r37
	nop 0
	;;
	.mii
	(p6) mov r40 = r37
	nop 0
	;;
	addp4 r40 = 0,r40
	;;
.L775:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r16 = 16, r12
	ld4 r14 = [r52]
	adds r15 = -1, r40
	.mmi
	mov r78 = r0
	ld4 r37 = [r56]
	mov r43 = r0
	;;
	.mmi
	cmp4.eq p6, p7 = r40, r14
	ld4 r14 = [r16]
	addp4 r37 = 0,r37
	.mmi
	nop 0
	ld4 r45 = [r57]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	(p7) ld1 r71 = [r15]
	mov r77 = r37
	.mmi
	addp4 r45 = 0,r45
	ld4 r54 = [r59]
	nop 0
	;;
	.mii
	adds r14 = 28, r14
	(p7) sxt1 r71 = r71
	addp4 r54 = 0,r54
	;;
	.mmi
	nop 0
	(p6) addl r71 = 128, r0
	nop 0
	.mmb
	ld4 r79 = [r14]
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	add r14 = r39, r37
	adds r18 = 16, r12
	mov r82 = r37
	.mmi
	mov r80 = r37
	mov r1 = r74
	addl r81 = 132, r0
	;;
	.mmi
	addp4 r14 = 0,r14
	mov r79 = r38
	mov r78 = r39
	.mmi
	ld4.a r77 = [r18]
	;;
	st1 [r14] = r67
	nop 0
	;;
	.mib
	ld4.c.clr r77 = [r18]
	nop 0
	br.call.sptk.many b0 = lstep#
	;;
	.mmi
	adds r15 = 16, r12
	addp4 r37 = 0,r8
	mov r1 = r74
	.mmi
	mov r77 = r45
	;;
	ld4 r14 = [r15]
	mov r78 = r37
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	adds r14 = 28, r14
	nop 0
	;;
	.mbb
	ld4 r79 = [r14]
	br.call.sptk.many b0 = memcpy#
	nop 0
	;;
	.mmi
	mov r1 = r74
	nop 0
	nop 0
.L753:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	ld4 r14 = [r49]
	nop 0
	adds r16 = 16, r12
	.mmi
	mov r78 = r45
	nop 0
	mov r77 = r37
	;;
	.mmi
	cmp4.eq p6, p7 = r40, r14
	ld4 r14 = [r16]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	(p7) ld1 r41 = [r40]
	nop 0
	;;
	.mii
	adds r14 = 28, r14
	(p7) sxt1 r41 = r41
	;;
	(p6) addl r41 = 128, r0
	.mmb
	ld4 r79 = [r14]
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
	cmp4.ne p6, p7 = 10, r71
	(p7) br.cond.dpnt .L929
	;;
	.align 32
.L717:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	cmp4.ne p6, p7 = r61, r71
	nop 0
	(p7) br.cond.dpnt .L930
	;;
	.mib
	cmp4.eq p6, p7 = 10, r41
	nop 0
	(p6) br.cond.dpnt .L731
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r61, r41
	(p6) br.cond.dpnt .L732
.L894:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	mov r42 = r47
	nop 0
	nop 0
.L719:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	and r44 = r63, r71
	nop 0
	;;
	.mib
	mov r77 = r44
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mmi
	nop 0
	cmp4.ne p8, p9 = 95, r71
	mov r1 = r74
	.mmb
	nop 0
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L742
	;;
	.mbb
	cmp4.eq p6, p7 = r61, r41
	(p9) br.cond.dpnt .L931
	(p7) br.cond.dpnt .L729
	;;
.L736:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	nop 0
	cmp4.eq p6, p7 = r61, r71
	(p6) br.cond.dpnt .L727
	;;
	.mmi
	(p7) and r44 = r63, r71
	nop 0
	nop 0
	;;
.L742:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	mov r77 = r44
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mmi
	cmp4.eq p6, p7 = 95, r71
	nop 0
	mov r1 = r74
	;;
	.mib
	nop 0
	cmp4.ne.or.andcm p6, p7 = 0, r8
	(p7) br.cond.dpnt .L727
	;;
.L743:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	nop 0
	cmp4.eq p6, p7 = r64, r42
	(p6) br.cond.dpnt .L932
	;;
.L791:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	cmp4.ne p6, p7 = r61, r41
	and r77 = r63, r41
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
.L751:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	nop 0
	cmp4.ltu p6, p7 = 1, r42
	(p7) br.cond.dpnt .L846
	;;
	.align 32
.L727:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	add r14 = r38, r37
	cmp4.eq p6, p7 = r40, r55
	mov r78 = r37
	.mii
	mov r77 = r54
	mov r71 = r41
	;;
	addp4 r14 = 0,r14
	;;
	.mmi
	ld1 r15 = [r14]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	nop 0
	cmp4.ne.or.andcm p6, p7 = 0, r15
	(p6) br.cond.dpnt .L752
.L934:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r15 = 16, r12
	nop 0
	adds r40 = 1, r40
	;;
	.mii
	ld4 r14 = [r15]
	addp4 r40 = 0,r40
	;;
	addp4 r14 = 0,r14
	;;
	.mmi
	nop 0
	adds r14 = 28, r14
	nop 0
	;;
	.mib
	ld4 r79 = [r14]
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r16 = 16, r12
	mov r77 = r37
	mov r1 = r74
	.mmi
	mov r78 = r45
	;;
	ld4 r14 = [r16]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	adds r14 = 28, r14
	nop 0
	;;
	.mib
	ld4 r79 = [r14]
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r18 = 16, r12
	mov r81 = r41
	mov r82 = r37
	.mmi
	mov r1 = r74
	mov r80 = r54
	mov r79 = r38
	;;
	.mib
	ld4 r77 = [r18]
	mov r78 = r39
	br.call.sptk.many b0 = lstep#
	;;
	.mmi
	nop 0
	ld4 r14 = [r49]
	adds r16 = 16, r12
	.mmi
	addp4 r37 = 0,r8
	mov r1 = r74
	mov r78 = r45
	;;
	.mmi
	cmp4.eq p6, p7 = r40, r14
	ld4 r14 = [r16]
	mov r77 = r37
	;;
	.mmi
	addp4 r14 = 0,r14
	(p7) ld1 r41 = [r40]
	nop 0
	;;
	.mii
	adds r14 = 28, r14
	(p6) addl r41 = 128, r0
	;;
	(p7) sxt1 r41 = r41
	.mmb
	ld4 r79 = [r14]
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
	cmp4.ne p6, p7 = 10, r71
	(p6) br.cond.dptk .L717
.L929:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r18 = 16, r12
	;;
	ld4 r15 = [r18]
	nop 0
	;;
	.mmi
	addp4 r77 = 0,r15
	;;
	adds r14 = 24, r77
	nop 0
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
	(p6) br.cond.dptk .L718
	;;
	.mib
	cmp4.ne p6, p7 = r61, r41
	addp4 r77 = 0,r15
	(p6) br.cond.dpnt .L719
	;;
	.mmi
	nop 0
	ld4 r14 = [r50]
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 1
	(p7) br.cond.dpnt .L719
.L904:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	mov r14 = r47
	addl r42 = 130, r0
.L794:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r15 = 48, r77
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
	(p6) br.cond.dpnt .L730
	;;
.L737:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	add r14 = r38, r37
	cmp4.eq p6, p7 = r61, r71
	nop 0
	.mmb
	mov r78 = r37
	mov r77 = r54
	(p7) br.cond.dpnt .L719
	;;
	.mmi
	addp4 r14 = 0,r14
	cmp4.eq p6, p7 = r40, r55
	mov r71 = r41
	;;
	.mmi
	ld1 r15 = [r14]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	nop 0
	cmp4.ne.or.andcm p6, p7 = 0, r15
	(p7) br.cond.dptk .L934
.L752:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	st4 [r60] = r43
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mbb
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L754
	(p19) br.cond.dptk .L759
	.mmi
	nop 0
	ld4 r14 = [r66]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L757
.L759:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r14 = 16, r12
	mov r78 = r43
	nop 0
	.mmi
	mov r81 = r38
	mov r80 = r39
	mov r79 = r55
	;;
	.mib
	mov r77 = r14
	nop 0
	br.call.sptk.many b0 = lslow#
	;;
	.mmi
	addp4 r37 = 0,r8
	nop 0
	mov r1 = r74
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r37
	(p6) br.cond.dpnt .L758
	.align 32
.L935:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	ld4 r43 = [r60]
	adds r14 = 16, r12
	.mmi
	mov r81 = r38
	mov r80 = r39
	mov r79 = r55
	;;
	.mmi
	addp4 r43 = 1, r43
	nop 0
	mov r77 = r14
	;;
	.mib
	st4 [r60] = r43
	mov r78 = r43
	br.call.sptk.many b0 = lslow#
	;;
	.mmi
	addp4 r37 = 0,r8
	nop 0
	mov r1 = r74
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r37
	(p7) br.cond.dptk .L935
.L758:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	nop 0
	nop 0
	(p17) br.cond.dpnt .L936
.L760:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	adds r16 = 16, r12
	nop 0
	;;
	.mmi
	ld4 r15 = [r16]
	ld4 r16 = [r48]
	nop 0
	;;
	.mii
	addp4 r14 = 0,r15
	cmp4.eq p6, p7 = 0, r16
	;;
	adds r14 = 80, r14
	;;
	.mib
	ld4 r14 = [r14]
	nop 0
	(p6) br.cond.dpnt .L762
	;;
	.mii
	addp4 r14 = 0,r15
	addl r15 = 1, r0
	;;
	adds r14 = 80, r14
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L764
	.align 32
.L763:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	shladd r16 = r15, 3, r0
	ld4 r14 = [r48]
	adds r15 = 1, r15
	;;
	.mmi
	addp4 r14 = r16, r14
	;;
	adds r14 = 4, r14
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r62
	nop 0
	;;
	.mmi
	ld4 r14 = [r48]
	;;
	addp4 r14 = r16, r14
	adds r16 = 16, r12
	;;
	.mmi
	st4 [r14] = r62
	;;
	ld4 r14 = [r16]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	adds r14 = 80, r14
	nop 0
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.leu p6, p7 = r15, r14
	(p6) br.cond.dptk .L763
.L764:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	ld4 r14 = [r50]
	ld4 r15 = [r66]
	nop 0
	;;
	.mmi
	and r14 = r69, r14
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
	ld4 r14 = [r68]
	nop 0
	;;
	.mib
	cmp4.ge p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L770
	;;
	.mmi
	nop 0
	ld4 r15 = [r51]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p7) br.cond.dpnt .L938
.L770:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r14 = 16, r12
	mov r82 = r0
	mov r81 = r38
	.mmi
	mov r80 = r39
	ld4 r78 = [r60]
	mov r79 = r37
	;;
	.mib
	mov r77 = r14
	nop 0
	br.call.sptk.many b0 = lbackref#
	;;
	.mmi
	nop 0
	mov r1 = r74
	addp4 r8 = 0,r8
	;;
	.align 32
.L769:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	cmp.ne p6, p7 = 0, r8
	adds r15 = 16, r12
	adds r79 = -1, r37
	.mmb
	mov r81 = r38
	mov r80 = r39
	(p6) br.cond.dpnt .L771
	;;
	.mmi
	ld4 r40 = [r60]
	mov r77 = r15
	addp4 r79 = 0,r79
	;;
	.mmi
	nop 0
	addp4 r40 = 0,r40
	nop 0
	;;
	.mib
	cmp4.leu p6, p7 = r37, r40
	mov r78 = r40
	(p6) br.cond.dpnt .L772
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = lslow#
	;;
	.mmi
	addp4 r37 = 0,r8
	adds r16 = 16, r12
	mov r1 = r74
	.mmi
	mov r82 = r0
	mov r81 = r38
	mov r80 = r39
	;;
	.mmi
	cmp.ne p6, p7 = 0, r37
	mov r77 = r16
	mov r79 = r37
	;;
	.mmi
	nop 0
	(p7) ld4 r40 = [r60]
	nop 0
	;;
	.mib
	(p7) addp4 r40 = 0,r40
	nop 0
	(p7) br.cond.dpnt .L772
	;;
	.mib
	ld4 r78 = [r60]
	nop 0
	br.call.sptk.many b0 = lbackref#
	;;
	.mib
	mov r1 = r74
	addp4 r8 = 0,r8
	br .L769
.L732:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mii
	ld4 r14 = [r50]
	adds r16 = 16, r12
	;;
	tbit.z p6, p7 = r14, 1
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L894
	;;
	.mmi
	ld4 r15 = [r16]
	nop 0
	nop 0
	;;
.L943:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	nop 0
	addp4 r77 = 0,r15
	br .L904
.L932:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	addl r81 = 134, r0
	nop 0
	nop 0
.L749:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r14 = 16, r12
	mov r82 = r37
	nop 0
	.mmi
	mov r80 = r37
	mov r79 = r38
	mov r78 = r39
	;;
	.mib
	ld4 r77 = [r14]
	nop 0
	br.call.sptk.many b0 = lstep#
	;;
	.mib
	mov r1 = r74
	addp4 r37 = 0,r8
	br .L727
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
	(p6) br.cond.dpnt .L749
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 1, r42
	(p6) br.cond.dptk .L727
	.mib
	nop 0
	nop 0
	br .L846
.L940:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	addl r14 = 128, r0
	nop 0
	and r77 = r70, r71
	;;
	.mib
	cmp4.ne p6, p7 = r14, r71
	nop 0
	(p7) br.cond.dpnt .L846
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mmi
	cmp4.eq p6, p7 = 95, r71
	mov r1 = r74
	addl r77 = 95, r0
	;;
	.mib
	cmp4.ne.or.andcm p6, p7 = 0, r8
	nop 0
	(p7) br.cond.spnt .L846
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
.L846:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	addl r81 = 133, r0
	nop 0
	nop 0
.L942:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r14 = 16, r12
	mov r82 = r37
	nop 0
	.mmi
	mov r80 = r37
	mov r79 = r38
	mov r78 = r39
	;;
	.mib
	ld4 r77 = [r14]
	nop 0
	br.call.sptk.many b0 = lstep#
	;;
	.mib
	mov r1 = r74
	addp4 r37 = 0,r8
	br .L727
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
	cmp4.eq p6, p7 = r64, r42
	(p7) br.cond.dptk .L791
	.mib
	nop 0
	nop 0
	br .L932
	;;
.L941:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	addp4 r77 = 0,r15
	addl r42 = 129, r0
	.mmb
	nop 0
	cmp4.lt p6, p7 = 0, r14
	(p7) br.cond.dpnt .L828
.L730:
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
.L739:
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
	addp4 r37 = 0,r8
	br.cloop.sptk.few .L880
	.mib
	cmp4.eq p6, p7 = r65, r42
	nop 0
	(p7) br.cond.dpnt .L737
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r61, r41
	(p6) br.cond.dptk .L736
	.mib
	nop 0
	nop 0
	br .L729
	;;
.L718:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r14 = 44, r77
	nop 0
	cmp4.eq p6, p7 = 10, r41
	;;
	.mib
	ld4 r14 = [r14]
	nop 0
	(p6) br.cond.dpnt .L847
.L724:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	cmp4.eq p6, p7 = r61, r41
	nop 0
	(p6) br.cond.dpnt .L728
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L939
.L828:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	addl r42 = 129, r0
	nop 0
	nop 0
.L729:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	and r77 = r63, r41
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mib
	mov r1 = r74
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L744
	;;
	.mib
	cmp4.ne p6, p7 = 95, r41
	nop 0
	(p7) br.cond.dpnt .L940
	;;
	.mib
	cmp4.eq p6, p7 = r61, r71
	nop 0
	(p6) br.cond.dpnt .L727
	;;
	.mmi
	nop 0
	(p7) and r44 = r70, r71
	nop 0
	;;
	.mib
	mov r77 = r44
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mmi
	cmp4.eq p6, p7 = 95, r71
	nop 0
	mov r1 = r74
	;;
	.mib
	nop 0
	cmp4.ne.or.andcm p6, p7 = 0, r8
	(p6) br.cond.dptk .L743
	.mib
	nop 0
	nop 0
	br .L727
.L880:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r18 = 16, r12
	;;
	ld4 r77 = [r18]
	nop 0
	;;
	.mib
	nop 0
	addp4 r77 = 0,r77
	br .L739
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
	(p6) br.cond.dptk .L722
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	cmp4.eq p6, p7 = 10, r41
	;;
	.mmi
	ld4 r15 = [r14]
	;;
	addp4 r77 = 0,r15
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 44, r77
	nop 0
	;;
	.mib
	ld4 r14 = [r14]
	nop 0
	(p7) br.cond.dptk .L724
	.mmi
	adds r16 = 24, r77
	;;
	ld4 r16 = [r16]
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r16, 3
	(p6) br.cond.dpnt .L847
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	addl r77 = 10, r0
	(p7) br.cond.dpnt .L941
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mib
	mov r1 = r74
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L727
	.mib
	nop 0
	addl r81 = 133, r0
	br .L942
	;;
.L939:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	cmp4.lt p6, p7 = 0, r14
	nop 0
	adds r14 = -1, r14
	.mmb
	addl r42 = 129, r0
	nop 0
	(p7) br.cond.dpnt .L729
	;;
	.mmi
	nop 0
	addp4 r14 = r14, r0
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r14
	br .L739
.L847:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r15 = 48, r77
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
	(p7) br.cond.dptk .L737
	.mib
	nop 0
	nop 0
	br .L730
	;;
.L722:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	cmp4.eq p6, p7 = 10, r41
	nop 0
	(p6) br.cond.dpnt .L725
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r71, r41
	(p7) br.cond.dptk .L727
	;;
	.mib
	adds r16 = 16, r12
	tbit.nz p6, p7 = r14, 1
	(p6) br.cond.dpnt .L727
	;;
	.mib
	ld4 r15 = [r16]
	nop 0
	br .L943
.L731:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r14 = 16, r12
	;;
	ld4 r77 = [r14]
	nop 0
	;;
	.mmi
	addp4 r77 = 0,r77
	;;
	adds r14 = 24, r77
	nop 0
	;;
	.mmi
	nop 0
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
	mov r14 = r47
	(p7) br.cond.dpnt .L719
	;;
	.mib
	nop 0
	addl r42 = 130, r0
	br .L794
.L928:
	.mmi
	nop 0
	adds r16 = -1, r37
	mov r14 = r21
	.mmb
	nop 0
	cmp4.geu p6, p7 = r37, r55
	(p6) br.cond.spnt .L703
	;;
	.align 32
.L705:
	.mmi
	adds r14 = -1, r14
	addp4 r37 = 0,r16
	adds r16 = -1, r16
	;;
	.mmi
	addp4 r14 = 0,r14
	ld1 r17 = [r37]
	nop 0
	;;
	.mii
	ld1 r15 = [r14]
	sxt1 r18 = r17
	;;
	sxt1 r15 = r15
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
	cmp4.ne.and.orcm p8, p9 = r14, r78
	(p8) br.cond.dptk .L705
	.mib
	sub r15 = r14, r78
	zxt1 r17 = r17
	(p6) br.cond.dpnt .L824
	;;
	.mii
	shladd r15 = r15, 2, r0
	shladd r17 = r17, 2, r0
	;;
	add r15 = r15, r20
	.mmi
	add r17 = r17, r19
	;;
	addp4 r15 = 0,r15
	addp4 r17 = 0,r17
	;;
	.mmi
	ld4 r15 = [r15]
	ld4 r14 = [r17]
	nop 0
	;;
	.mmi
	cmp4.le p6, p7 = r14, r15
	;;
	(p6) add r37 = r15, r37
	nop 0
	;;
	.mmi
	(p7) add r37 = r14, r37
	;;
	addp4 r37 = 0,r37
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r37, r55
	(p6) br.cond.dptk .L702
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r21, r78
	(p7) br.cond.dptk .L707
	.mib
	nop 0
	nop 0
	br .L697
.L936:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r14 = 84, r46
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L760
	.mii
	ld4 r77 = [r48]
	nop 0
	;;
	addp4 r77 = 0,r77
	;;
.L777:
	.pred.rel.mutex p16, p17
	.mmi
	ld4 r17 = [r53]
	adds r14 = 8, r35
	adds r19 = -2, r34
	.mmi
	cmp4.gtu p6, p7 = 2, r34
	adds r16 = 8, r77
	addl r15 = 1, r0
	;;
	.mmb
	addp4 r17 = 0,r17
	ld4 r18 = [r60]
	nop 0
	.mmi
	addp4 r19 = r19, r0
	addl r23 = -1, r0
	(p6) mov ar.lc = 0
	;;
	.mmi
	sub r18 = r18, r17
	sub r37 = r37, r17
	(p7) mov ar.lc = r19
	;;
	.mmi
	st4 [r35] = r18, 4
	nop 0
	adds r18 = 16, r12
	;;
	.mib
	st4 [r35] = r37
	nop 0
	(p17) br.cond.dpnt .L776
	;;
	.mmi
	nop 0
	ld4 r17 = [r18]
	nop 0
	;;
	.mii
	addp4 r17 = 0,r17
	nop 0
	;;
	adds r22 = 80, r17
	;;
	.align 32
.L783:
	.mmi
	ld4 r21 = [r22]
	addp4 r18 = 0,r14
	addp4 r20 = 0,r16
	.mii
	adds r14 = 8, r14
	adds r16 = 8, r16
	;;
	cmp4.gtu p6, p7 = r15, r21
	.mmi
	adds r17 = 4, r18
	mov r19 = r18
	adds r15 = 1, r15
	;;
	.mmi
	(p7) ld4 r17 = [r20], 4
	(p6) st4 [r18] = r23
	nop 0
	;;
	.mmi
	(p7) st4 [r19] = r17, 4
	nop 0
	(p6) addp4 r17 = 0,r17
	;;
	.mii
	(p7) ld4 r17 = [r20]
	nop 0
	;;
	nop 0
	.mmb
	(p7) st4 [r19] = r17
	(p6) st4 [r17] = r23
	br.cloop.sptk.few .L783
.L776:
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r77
	(p7) br.cond.dpnt .L779
.L778:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r74
	nop 0
	nop 0
.L779:
	.mmi
	ld4 r77 = [r51]
	;;
	addp4 r77 = 0,r77
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r77
	nop 0
	(p6) br.cond.dpnt .L785
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
.L785:
	.mbb
	ld4 r77 = [r58]
	br.call.sptk.many b0 = free#
	nop 0
	;;
	.mmi
	mov r1 = r74
	nop 0
	nop 0
.L961:
	.mii
	mov r8 = r47
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
	adds r12 = 64, r12
	br.ret.sptk.many b0
.L744:
	.body
	.copy_state 3
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	cmp4.ne p6, p7 = r61, r71
	and r77 = r70, r71
	(p7) br.cond.dpnt .L846
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mmi
	cmp4.eq p6, p7 = 95, r71
	mov r1 = r74
	and r77 = r63, r41
	;;
	.mib
	cmp4.ne.or.andcm p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L846
	;;
	.mmi
	(p6) addl r42 = 133, r0
	nop 0
	cmp4.ne p6, p7 = r61, r41
	;;
	.mib
	nop 0
	(p7) adds r42 = -133, r42
	(p7) br.cond.dptk .L751
	.mib
	nop 0
	nop 0
	br .L933
.L728:
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
	(p6) br.cond.dpnt .L847
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L944
	;;
.L830:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	cmp4.eq p6, p7 = r61, r71
	nop 0
	addl r42 = 129, r0
	;;
	.mib
	nop 0
	(p7) and r44 = r63, r71
	(p7) br.cond.dptk .L742
	.mib
	nop 0
	nop 0
	br .L727
.L772:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r40 = 1, r40
	adds r16 = 16, r12
	mov r78 = r0
	.mmi
	ld4 r14 = [r52]
	ld4 r37 = [r56]
	mov r43 = r0
	;;
	.mmi
	addp4 r40 = 0,r40
	nop 0
	addp4 r37 = 0,r37
	.mmi
	ld4 r45 = [r57]
	ld4 r54 = [r59]
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = r40, r14
	ld4 r14 = [r16]
	adds r15 = -1, r40
	.mmi
	mov r77 = r37
	addp4 r45 = 0,r45
	addp4 r54 = 0,r54
	;;
	.mmi
	addp4 r14 = 0,r14
	(p7) ld1 r71 = [r15]
	nop 0
	;;
	.mii
	adds r14 = 28, r14
	(p7) sxt1 r71 = r71
	;;
	(p6) addl r71 = 128, r0
	.mmb
	ld4 r79 = [r14]
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	add r14 = r39, r37
	adds r18 = 16, r12
	mov r82 = r37
	.mmi
	mov r80 = r37
	mov r1 = r74
	addl r81 = 132, r0
	;;
	.mmi
	addp4 r14 = 0,r14
	mov r79 = r38
	mov r78 = r39
	.mmi
	ld4.a r77 = [r18]
	;;
	st1 [r14] = r67
	nop 0
	;;
	.mib
	ld4.c.clr r77 = [r18]
	nop 0
	br.call.sptk.many b0 = lstep#
	;;
	.mmi
	adds r15 = 16, r12
	addp4 r37 = 0,r8
	mov r1 = r74
	.mmi
	mov r77 = r45
	;;
	ld4 r14 = [r15]
	mov r78 = r37
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	adds r14 = 28, r14
	nop 0
	;;
	.mib
	ld4 r79 = [r14]
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mib
	nop 0
	mov r1 = r74
	br .L753
.L725:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r18 = 16, r12
	nop 0
	addl r42 = 130, r0
	;;
	.mmi
	ld4 r77 = [r18]
	;;
	addp4 r77 = 0,r77
	nop 0
	;;
	.mmi
	adds r14 = 24, r77
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	tbit.nz p6, p7 = r14, 3
	mov r14 = r47
	.bbb
	nop 0
	(p7) br.cond.dpnt .L727
	br .L794
.L617:
	.mmi
	ld4 r78 = [r42]
	addp4 r40 = 0,r37
	adds r37 = 1, r37
	;;
	.mmi
	addp4 r78 = 0,r78
	ld1 r15 = [r40]
	nop 0
	;;
	.mii
	ld1 r14 = [r78]
	sxt1 r15 = r15
	;;
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r15
	(p6) br.cond.dpnt .L616
.L618:
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L617
	.mmi
	addp4 r78 = 0,r45
	nop 0
	nop 0
	;;
.L608:
	.mib
	nop 0
	cmp4.eq p6, p7 = r78, r54
	(p6) br.cond.dpnt .L707
.L606:
	.mmi
	adds r14 = 64, r46
	addl r58 = 1, r0
	addp4 r61 = r39, r0
	.mmi
	mov r40 = r41
	adds r52 = 32, r12
	adds r15 = 16, r12
	;;
	.mmi
	ld4 r14 = [r14]
	st4 [r52] = r41
	adds r50 = 20, r12
	.mmi
	adds r48 = 24, r12
	adds r51 = 44, r12
	adds r53 = 28, r12
	;;
	.mmi
	sub r78 = r78, r14
	cmp4.gt p6, p7 = r0, r14
	adds r14 = 52, r12
	.mmi
	adds r49 = 36, r12
	st4 [r50] = r43
	mov r77 = r46
	;;
	.mmi
	st4 [r14] = r0
	adds r14 = 56, r12
	cmp4.leu p8, p9 = r41, r78
	.mmi
	st4 [r15] = r46
	addl r81 = 132, r0
	shl r61 = r58, r61
	;;
	.mmi
	st4 [r14] = r0
	adds r14 = 60, r12
	(p9) mov r78 = r41
	.mmi
	st4 [r48] = r0
	mov r79 = r38
	mov r43 = r54
	;;
	.mmi
	st4 [r14] = r0
	adds r14 = 64, r12
	(p7) addp4 r40 = 0,r78
	.mmi
	st4 [r51] = r0
	mov r78 = r39
	addl r56 = 128, r0
	;;
	.mmi
	st4 [r14] = r0
	addp4 r14 = r38, r0
	cmp4.eq p6, p7 = r41, r40
	.mmi
	st4 [r53] = r33
	mov r82 = r61
	mov r80 = r61
	;;
	.mmi
	st4 [r49] = r54
	(p6) addl r41 = 128, r0
	addl r60 = 130, r0
	.mmi
	addl r59 = 255, r0
	addl r62 = 129, r0
	adds r55 = 40, r12
	;;
	.mmi
	cmp4.ne p16, p17 = 0, r34
	adds r63 = 84, r46
	cmp4.ne p18, p19 = 1, r34
	.mmi
	addl r57 = -1, r0
	addl r65 = 1024, r0
	adds r64 = 88, r46
	;;
	.mii
	nop 0
	shl r58 = r58, r14
	adds r14 = -1, r40
	.mmi
	mov r42 = r0
	;;
	(p7) ld1 r41 = [r14]
	nop 0
	;;
	.mib
	nop 0
	(p7) sxt1 r41 = r41
	br.call.sptk.many b0 = sstep#
	;;
	.mmi
	mov r1 = r74
	mov r66 = r8
	mov r37 = r8
.L662:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	nop 0
	cmp4.ne p6, p7 = r43, r40
	(p7) br.cond.dpnt .L945
	;;
	.align 32
.L622:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	cmp4.eq p6, p7 = r37, r66
	ld1 r14 = [r40]
	nop 0
	;;
	.mii
	(p6) mov r42 = r40
	sxt1 r14 = r14
	cmp4.eq p6, p7 = 10, r41
	;;
	.mib
	mov r44 = r14
	nop 0
	(p6) br.cond.dpnt .L624
	;;
	.mib
	cmp4.eq p6, p7 = r56, r41
	nop 0
	(p6) br.cond.dpnt .L625
	;;
	.mib
	mov r45 = r47
	cmp4.eq p6, p7 = 10, r14
	(p6) br.cond.dpnt .L632
.L636:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	and r43 = r59, r41
	nop 0
	;;
	.mib
	mov r77 = r43
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mmi
	nop 0
	cmp4.ne p8, p9 = 95, r41
	mov r1 = r74
	.mmb
	nop 0
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L654
	;;
	.mbb
	cmp4.eq p6, p7 = r56, r44
	(p9) br.cond.dpnt .L946
	(p7) br.cond.dpnt .L644
	;;
.L650:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	cmp4.eq p6, p7 = r56, r41
	nop 0
	(p6) br.cond.dpnt .L642
	;;
	.mmi
	nop 0
	(p7) and r43 = r59, r41
	(p7) addl r44 = 128, r0
	;;
.L654:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	mov r77 = r43
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r74
	.mii
	cmp4.eq p8, p9 = r60, r45
	cmp4.ne p10, p11 = r56, r44
	;;
	cmp4.eq.or.andcm p6, p7 = 95, r41
	.bbb
	(p7) br.cond.dpnt .L818
	(p8) br.cond.dpnt .L655
	(p10) br.cond.dpnt .L660
.L902:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	addl r41 = 128, r0
	nop 0
	nop 0
	;;
.L642:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	and r14 = r58, r37
	mov r80 = r37
	mov r82 = r66
	.mmi
	mov r81 = r41
	mov r79 = r38
	mov r78 = r39
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L661
	;;
.L950:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	cmp4.eq p6, p7 = r40, r54
	nop 0
	adds r16 = 16, r12
	.mmb
	adds r40 = 1, r40
	nop 0
	(p6) br.cond.dpnt .L707
	;;
	.mib
	ld4 r77 = [r16]
	addp4 r40 = 0,r40
	br.call.sptk.many b0 = sstep#
	;;
	.mmi
	ld4 r43 = [r49]
	mov r1 = r74
	mov r37 = r8
	;;
	.mmi
	nop 0
	addp4 r43 = 0,r43
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r43, r40
	(p6) br.cond.dptk .L622
	;;
.L945:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	cmp4.ne p6, p7 = r37, r66
	nop 0
	(p7) br.cond.dpnt .L947
	;;
	.mib
	cmp4.ne p6, p7 = 10, r41
	nop 0
	(p7) br.cond.dpnt .L948
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r56, r41
	(p6) br.cond.dpnt .L949
.L626:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	ld4 r15 = [r50]
	nop 0
	nop 0
	;;
.L641:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	and r15 = 2, r15
	nop 0
	adds r16 = 16, r12
	.mmi
	addl r44 = 128, r0
	nop 0
	addl r45 = 130, r0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r15
	mov r14 = r15
	(p6) br.cond.dpnt .L839
	;;
	.mmi
	ld4 r43 = [r16]
	;;
	addp4 r43 = 0,r43
	nop 0
	;;
	.mmi
	adds r15 = 48, r43
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
	(p6) br.cond.dpnt .L645
	;;
.L634:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	nop 0
	cmp4.eq p6, p7 = r56, r41
	(p7) br.cond.dpnt .L636
.L818:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	mov r41 = r44
	nop 0
	nop 0
	;;
.L957:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	and r14 = r58, r37
	mov r80 = r37
	mov r82 = r66
	.mmi
	mov r81 = r41
	mov r79 = r38
	mov r78 = r39
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L950
.L661:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	st4 [r55] = r42
	nop 0
	(p16) br.cond.dptk .L666
	.mmi
	nop 0
	ld4 r14 = [r63]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L664
.L666:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r18 = 16, r12
	mov r78 = r42
	nop 0
	.mmi
	mov r81 = r38
	mov r80 = r39
	mov r79 = r54
	;;
	.mib
	mov r77 = r18
	nop 0
	br.call.sptk.many b0 = sslow#
	;;
	.mmi
	addp4 r37 = 0,r8
	nop 0
	mov r1 = r74
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r37
	(p6) br.cond.dpnt .L665
	.align 32
.L951:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	ld4 r42 = [r55]
	adds r18 = 16, r12
	.mmi
	mov r81 = r38
	mov r80 = r39
	mov r79 = r54
	;;
	.mmi
	addp4 r42 = 1, r42
	nop 0
	mov r77 = r18
	;;
	.mib
	st4 [r55] = r42
	mov r78 = r42
	br.call.sptk.many b0 = sslow#
	;;
	.mmi
	addp4 r37 = 0,r8
	nop 0
	mov r1 = r74
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r37
	(p7) br.cond.dptk .L951
.L665:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	nop 0
	nop 0
	(p19) br.cond.dpnt .L952
.L667:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r14 = 16, r12
	ld4 r16 = [r48]
	nop 0
	;;
	.mii
	ld4 r15 = [r14]
	cmp4.eq p6, p7 = 0, r16
	;;
	addp4 r14 = 0,r15
	;;
	.mmi
	nop 0
	adds r14 = 80, r14
	nop 0
	;;
	.mib
	ld4 r14 = [r14]
	nop 0
	(p6) br.cond.dpnt .L669
	;;
	.mii
	addp4 r14 = 0,r15
	addl r15 = 1, r0
	;;
	adds r14 = 80, r14
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L671
	.align 32
.L670:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	shladd r16 = r15, 3, r0
	ld4 r14 = [r48]
	adds r18 = 16, r12
	.mmi
	adds r15 = 1, r15
	;;
	addp4 r14 = r16, r14
	nop 0
	;;
	.mmi
	adds r14 = 4, r14
	;;
	st4 [r14] = r57
	nop 0
	;;
	.mmi
	ld4 r14 = [r48]
	;;
	addp4 r14 = r16, r14
	nop 0
	;;
	.mmi
	st4 [r14] = r57
	;;
	ld4 r14 = [r18]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	adds r14 = 80, r14
	nop 0
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.leu p6, p7 = r15, r14
	(p6) br.cond.dptk .L670
.L671:
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
	ld4 r14 = [r64]
	nop 0
	;;
	.mib
	cmp4.ge p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L677
	;;
	.mmi
	nop 0
	ld4 r15 = [r51]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p7) br.cond.dpnt .L954
.L677:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r15 = 16, r12
	mov r82 = r0
	mov r81 = r38
	.mmi
	mov r80 = r39
	ld4 r78 = [r55]
	mov r79 = r37
	;;
	.mib
	mov r77 = r15
	nop 0
	br.call.sptk.many b0 = sbackref#
	;;
	.mmi
	nop 0
	mov r1 = r74
	addp4 r8 = 0,r8
	;;
	.align 32
.L676:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	cmp.ne p6, p7 = 0, r8
	adds r16 = 16, r12
	adds r79 = -1, r37
	.mmb
	mov r81 = r38
	mov r80 = r39
	(p6) br.cond.dpnt .L678
	;;
	.mmi
	ld4 r40 = [r55]
	mov r77 = r16
	addp4 r79 = 0,r79
	;;
	.mmi
	nop 0
	addp4 r40 = 0,r40
	nop 0
	;;
	.mib
	cmp4.leu p6, p7 = r37, r40
	mov r78 = r40
	(p6) br.cond.dpnt .L679
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sslow#
	;;
	.mmi
	addp4 r37 = 0,r8
	adds r18 = 16, r12
	mov r1 = r74
	.mmi
	mov r82 = r0
	mov r81 = r38
	mov r80 = r39
	;;
	.mmi
	cmp.ne p6, p7 = 0, r37
	mov r77 = r18
	mov r79 = r37
	;;
	.mmi
	nop 0
	(p7) ld4 r40 = [r55]
	nop 0
	;;
	.mib
	(p7) addp4 r40 = 0,r40
	nop 0
	(p7) br.cond.dpnt .L679
	;;
	.mib
	ld4 r78 = [r55]
	nop 0
	br.call.sptk.many b0 = sbackref#
	;;
	.mib
	mov r1 = r74
	addp4 r8 = 0,r8
	br .L676
.L946:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	addl r77 = 95, r0
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mmi
	cmp4.eq p6, p7 = r60, r45
	nop 0
	addl r14 = 128, r0
	.mmb
	mov r1 = r74
	nop 0
	(p6) br.cond.dpnt .L655
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r44
	(p7) br.cond.dptk .L902
.L660:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	and r77 = r59, r44
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
	cmp4.ne.and.orcm p6, p7 = 95, r44
	(p7) br.cond.dpnt .L818
.L655:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r15 = 16, r12
	mov r82 = r37
	mov r80 = r37
	.mmi
	addl r81 = 134, r0
	mov r79 = r38
	mov r78 = r39
	;;
	.mib
	ld4 r77 = [r15]
	mov r41 = r44
	br.call.sptk.many b0 = sstep#
	;;
	.mib
	mov r1 = r74
	mov r37 = r8
	br .L642
.L948:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r16 = 16, r12
	nop 0
	addl r44 = 128, r0
	;;
	.mmi
	ld4 r15 = [r16]
	;;
	addp4 r43 = 0,r15
	nop 0
	;;
	.mmi
	adds r14 = 24, r43
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r14, 3
	(p7) br.cond.dptk .L629
	;;
	.align 32
.L628:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r14 = 44, r43
	nop 0
	cmp4.eq p6, p7 = 10, r44
	;;
	.mib
	ld4 r14 = [r14]
	nop 0
	(p6) br.cond.dpnt .L845
.L639:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	nop 0
	cmp4.eq p6, p7 = r56, r44
	(p6) br.cond.dpnt .L643
	;;
.L959:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L955
.L814:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	addl r45 = 129, r0
	nop 0
	nop 0
.L644:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	and r77 = r59, r44
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mmi
	nop 0
	cmp4.ne p8, p9 = 95, r44
	mov r1 = r74
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L647
	.mib
	nop 0
	nop 0
	(p9) br.cond.dpnt .L956
	;;
.L648:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	cmp4.eq p6, p7 = r56, r41
	nop 0
	;;
	.mib
	nop 0
	(p7) and r43 = r59, r41
	(p7) br.cond.dptk .L654
	.mib
	nop 0
	mov r41 = r44
	br .L957
.L956:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	addl r14 = 128, r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r41
	(p7) br.cond.dpnt .L659
.L657:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	addl r43 = 255, r0
	nop 0
	;;
	.mib
	and r77 = r43, r41
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mmi
	cmp4.eq p6, p7 = 95, r41
	nop 0
	mov r1 = r74
	.mmi
	and r77 = r43, r44
	nop 0
	mov r41 = r44
	;;
	.mib
	cmp4.ne.or.andcm p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L659
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = isalnum#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	adds r15 = 16, r12
	mov r1 = r74
	.mmi
	mov r82 = r37
	mov r80 = r37
	addl r81 = 133, r0
	;;
	.mmi
	cmp4.ne.and.orcm p6, p7 = 95, r44
	nop 0
	mov r79 = r38
	.mmb
	mov r78 = r39
	nop 0
	(p6) br.cond.spnt .L655
	;;
	.mib
	ld4 r77 = [r15]
	nop 0
	br.call.sptk.many b0 = sstep#
	;;
	.mib
	mov r1 = r74
	mov r37 = r8
	br .L642
.L947:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	cmp4.eq p6, p7 = 10, r41
	mov r42 = r40
	(p6) br.cond.dpnt .L808
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r56, r41
	(p7) br.cond.dptk .L626
	.mmi
	addl r44 = 128, r0
	nop 0
	nop 0
	.align 32
.L625:
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
	(p6) br.cond.dptk .L637
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	cmp4.eq p6, p7 = 10, r44
	;;
	.mmi
	ld4 r15 = [r14]
	;;
	addp4 r43 = 0,r15
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 44, r43
	nop 0
	;;
	.mib
	ld4 r14 = [r14]
	nop 0
	(p7) br.cond.dptk .L639
	.mmi
	adds r16 = 24, r43
	;;
	ld4 r16 = [r16]
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r16, 3
	(p6) br.cond.dpnt .L845
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L958
	;;
	.mmi
	nop 0
	addl r45 = 129, r0
	cmp4.lt p6, p7 = 0, r14
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L814
	;;
	.mmi
	addp4 r43 = 0,r15
	nop 0
	nop 0
.L645:
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
.L651:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	mov r82 = r37
	mov r80 = r37
	mov r81 = r45
	.mmi
	mov r79 = r38
	mov r78 = r39
	mov r77 = r43
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sstep#
	;;
	.mib
	mov r1 = r74
	mov r37 = r8
	br.cloop.sptk.few .L651
	.mib
	cmp4.eq p6, p7 = r62, r45
	nop 0
	(p7) br.cond.dpnt .L634
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r56, r44
	(p6) br.cond.dptk .L650
	.mib
	nop 0
	nop 0
	br .L644
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
	(p6) br.cond.dptk .L641
	.mmi
	adds r18 = 16, r12
	nop 0
	addl r44 = 128, r0
	;;
	.mii
	ld4 r15 = [r18]
	cmp4.eq p6, p7 = r56, r44
	;;
	addp4 r43 = 0,r15
	;;
	.mmi
	nop 0
	adds r14 = 44, r43
	nop 0
	;;
	.mib
	ld4 r14 = [r14]
	nop 0
	(p7) br.cond.dptk .L959
	.align 32
.L643:
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
	(p6) br.cond.dpnt .L845
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L960
	;;
.L816:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	cmp4.eq p6, p7 = r56, r41
	nop 0
	addl r45 = 129, r0
	;;
	.mib
	(p7) and r43 = r59, r41
	(p7) addl r44 = 128, r0
	(p7) br.cond.dptk .L654
	.mib
	nop 0
	nop 0
	br .L642
.L955:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	cmp4.lt p6, p7 = 0, r14
	nop 0
	adds r14 = -1, r14
	.mmb
	addl r45 = 129, r0
	nop 0
	(p7) br.cond.dpnt .L644
	;;
	.mmi
	nop 0
	addp4 r14 = r14, r0
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r14
	br .L651
.L808:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	addl r44 = 128, r0
	nop 0
	nop 0
	.align 32
.L624:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r18 = 16, r12
	;;
	ld4 r15 = [r18]
	nop 0
	;;
	.mmi
	addp4 r43 = 0,r15
	;;
	adds r14 = 24, r43
	nop 0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	and r14 = 8, r14
	nop 0
	;;
	.mib
	mov r45 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L628
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 10, r44
	(p6) br.cond.dpnt .L634
	;;
.L629:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	nop 0
	cmp4.eq p6, p7 = r56, r44
	(p6) br.cond.dpnt .L635
	;;
.L901:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	mov r45 = r47
	cmp4.eq p6, p7 = r56, r41
	(p6) br.cond.dptk .L818
	.mib
	nop 0
	nop 0
	br .L636
.L635:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	ld4 r15 = [r50]
	;;
	and r15 = 2, r15
	nop 0
	;;
	.mib
	mov r14 = r15
	cmp4.eq p6, p7 = 0, r15
	(p7) br.cond.sptk .L901
	.mmi
	adds r15 = 48, r43
	nop 0
	addl r45 = 130, r0
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
	(p7) br.cond.dptk .L634
	.mib
	nop 0
	nop 0
	br .L645
.L845:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r15 = 48, r43
	nop 0
	addl r45 = 131, r0
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
	(p7) br.cond.dptk .L634
	.mib
	nop 0
	nop 0
	br .L645
.L632:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r15 = 16, r12
	;;
	ld4 r43 = [r15]
	nop 0
	;;
	.mmi
	addp4 r43 = 0,r43
	;;
	adds r14 = 24, r43
	adds r15 = 48, r43
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	and r14 = 8, r14
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	mov r45 = r14
	mov r14 = r47
	;;
	.mib
	(p7) addl r44 = 10, r0
	nop 0
	(p7) br.cond.dpnt .L636
	;;
	.mmi
	ld4 r15 = [r15]
	addl r44 = 10, r0
	addl r45 = 130, r0
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r14
	(p7) br.cond.dptk .L634
	.mib
	nop 0
	nop 0
	br .L645
	;;
.L637:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	cmp4.eq p6, p7 = 10, r44
	nop 0
	(p6) br.cond.dpnt .L640
	;;
	.mib
	cmp4.eq p6, p7 = r56, r44
	nop 0
	(p6) br.cond.dpnt .L641
	;;
	.mib
	nop 0
	mov r41 = r44
	br .L957
.L958:
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
	(p7) addl r45 = 129, r0
	(p7) br.cond.dptk .L648
	.align 32
.L647:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	nop 0
	cmp4.ne p6, p7 = r56, r41
	(p6) br.cond.dptk .L657
.L659:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r15 = 16, r12
	mov r82 = r37
	mov r80 = r37
	.mmi
	addl r81 = 133, r0
	mov r79 = r38
	mov r78 = r39
	;;
	.mib
	ld4 r77 = [r15]
	mov r41 = r44
	br.call.sptk.many b0 = sstep#
	;;
	.mib
	mov r1 = r74
	mov r37 = r8
	br .L642
.L952:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r14 = 84, r46
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L667
	.mii
	ld4 r77 = [r48]
	nop 0
	;;
	addp4 r77 = 0,r77
	;;
.L684:
	.pred.rel.mutex p18, p19
	.mmi
	ld4 r17 = [r53]
	adds r14 = 8, r35
	adds r19 = -2, r34
	.mmi
	cmp4.gtu p6, p7 = 2, r34
	adds r16 = 8, r77
	addl r15 = 1, r0
	;;
	.mmb
	addp4 r17 = 0,r17
	ld4 r18 = [r55]
	nop 0
	.mmi
	addp4 r19 = r19, r0
	addl r23 = -1, r0
	(p6) mov ar.lc = 0
	;;
	.mmi
	sub r18 = r18, r17
	sub r37 = r37, r17
	(p7) mov ar.lc = r19
	;;
	.mmi
	st4 [r35] = r18, 4
	nop 0
	adds r18 = 16, r12
	;;
	.mib
	st4 [r35] = r37
	nop 0
	(p19) br.cond.dpnt .L683
	;;
	.mmi
	nop 0
	ld4 r17 = [r18]
	nop 0
	;;
	.mii
	addp4 r17 = 0,r17
	nop 0
	;;
	adds r22 = 80, r17
	;;
	.align 32
.L690:
	.mmi
	ld4 r21 = [r22]
	addp4 r18 = 0,r14
	addp4 r20 = 0,r16
	.mii
	adds r14 = 8, r14
	adds r16 = 8, r16
	;;
	cmp4.gtu p6, p7 = r15, r21
	.mmi
	adds r17 = 4, r18
	mov r19 = r18
	adds r15 = 1, r15
	;;
	.mmi
	(p7) ld4 r17 = [r20], 4
	(p6) st4 [r18] = r23
	nop 0
	;;
	.mmi
	(p7) st4 [r19] = r17, 4
	nop 0
	(p6) addp4 r17 = 0,r17
	;;
	.mii
	(p7) ld4 r17 = [r20]
	nop 0
	;;
	nop 0
	.mmb
	(p7) st4 [r19] = r17
	(p6) st4 [r17] = r23
	br.cloop.sptk.few .L690
.L683:
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r77
	(p7) br.cond.dpnt .L686
.L685:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r74
	nop 0
	nop 0
.L686:
	.mmi
	ld4 r77 = [r51]
	;;
	addp4 r77 = 0,r77
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r77
	nop 0
	(p6) br.cond.dpnt .L599
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mib
	nop 0
	mov r1 = r74
	br .L961
.L679:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	ld4 r41 = [r52]
	adds r40 = 1, r40
	adds r14 = 16, r12
	.mmi
	mov r82 = r61
	addl r81 = 132, r0
	mov r80 = r61
	;;
	.mmi
	addp4 r41 = 0,r41
	addp4 r40 = 0,r40
	mov r79 = r38
	.mmi
	ld4 r77 = [r14]
	mov r78 = r39
	mov r42 = r0
	;;
	.mmi
	cmp4.eq p6, p7 = r41, r40
	nop 0
	adds r14 = -1, r40
	.mmi
	ld4 r43 = [r49]
	nop 0
	addp4 r77 = 0,r77
	;;
	.mii
	(p7) ld1 r41 = [r14]
	addp4 r43 = 0,r43
	;;
	(p7) sxt1 r41 = r41
	;;
	.mib
	(p6) addl r41 = 128, r0
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
	br .L662
.L640:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r14 = 16, r12
	;;
	ld4 r43 = [r14]
	nop 0
	;;
	.mmi
	addp4 r43 = 0,r43
	;;
	adds r14 = 24, r43
	nop 0
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r14, 3
	(p6) br.cond.spnt .L835
	;;
	.mib
	nop 0
	addl r41 = 10, r0
	br .L642
	;;
.L839:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	mov r45 = r47
	addl r44 = 128, r0
	.mmb
	nop 0
	cmp4.eq p6, p7 = r56, r41
	(p6) br.cond.dptk .L818
	.mib
	nop 0
	nop 0
	br .L636
.L678:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	ld4 r77 = [r48]
	nop 0
	;;
	.mib
	nop 0
	addp4 r77 = 0,r77
	(p16) br.cond.dptk .L684
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r77
	(p6) br.cond.dptk .L685
	.mib
	nop 0
	nop 0
	br .L686
	;;
.L771:
	.pred.rel.mutex p16, p17
	.mmi
	ld4 r77 = [r48]
	nop 0
	cmp4.ne p6, p7 = 0, r34
	;;
	.mib
	nop 0
	addp4 r77 = 0,r77
	(p6) br.cond.dptk .L777
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r77
	(p6) br.cond.dptk .L778
	.mib
	nop 0
	nop 0
	br .L779
.L821:
	.mmi
	addl r47 = 16, r0
	;;
	mov r8 = r47
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
	adds r12 = 64, r12
	br.ret.sptk.many b0
	;;
.L754:
	.body
	.copy_state 4
	.mib
	ld4 r77 = [r58]
	addl r47 = 1, r0
	br.call.sptk.many b0 = free#
	;;
	.mib
	nop 0
	mov r1 = r74
	br .L599
.L701:
	.mmi
	cmp4.leu p6, p7 = r55, r40
	nop 0
	sub r14 = r40, r55
	.mmi
	mov r48 = r55
	nop 0
	adds r45 = 76, r46
	;;
	.mib
	(p6) mov r37 = r40
	andcm r14 = -1, r14
	(p6) br.cond.dpnt .L699
	;;
	.mmi
	mov r41 = r40
	nop 0
	addp4 r14 = r14, r0
	;;
	.mmi
	addp4 r37 = 0,r41
	nop 0
	mov ar.lc = r14
	.mmi
	ld1 r14 = [r78]
	nop 0
	adds r41 = 1, r41
	;;
	.mii
	ld1 r15 = [r37]
	sxt1 r14 = r14
	;;
	sxt1 r15 = r15
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r15
	(p6) br.cond.dpnt .L708
	.align 32
.L710:
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L709
.L962:
	.mmi
	addp4 r37 = 0,r48
	nop 0
	nop 0
	;;
.L699:
	.mib
	nop 0
	cmp4.eq p6, p7 = r37, r55
	(p7) br.cond.dptk .L697
	.mib
	nop 0
	addl r47 = 1, r0
	br .L599
.L709:
	.mmi
	ld4 r78 = [r42]
	addp4 r37 = 0,r41
	adds r41 = 1, r41
	;;
	.mmi
	addp4 r78 = 0,r78
	ld1 r15 = [r37]
	nop 0
	;;
	.mii
	ld1 r14 = [r78]
	sxt1 r15 = r15
	;;
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r15
	(p7) br.cond.dptk .L710
.L708:
	.mmi
	ld4 r79 = [r45]
	nop 0
	sub r14 = r55, r37
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r79, r14
	(p6) br.cond.dptk .L710
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
	(p6) br.cond.dpnt .L699
	br.cloop.sptk.few .L709
	.mib
	nop 0
	nop 0
	br .L962
.L603:
	.mib
	mov r77 = r33
	mov r41 = r33
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	add r54 = r8, r33
	nop 0
	mov r1 = r74
	;;
	.mib
	nop 0
	addp4 r54 = 0,r54
	br .L604
.L694:
	.mib
	mov r77 = r33
	mov r40 = r33
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	add r55 = r8, r33
	nop 0
	mov r1 = r74
	;;
	.mib
	nop 0
	addp4 r55 = 0,r55
	br .L695
.L960:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	cmp4.lt p6, p7 = 0, r14
	addl r45 = 129, r0
	(p7) br.cond.dpnt .L816
	;;
	.mib
	nop 0
	addp4 r43 = 0,r15
	br .L645
.L669:
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
	addp4 r8 = 0,r8
	adds r16 = 16, r12
	mov r1 = r74
	;;
	.mib
	st4 [r48] = r8
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L712
	;;
	.mmi
	ld4 r15 = [r16]
	;;
	addp4 r14 = 0,r15
	addl r15 = 1, r0
	;;
	.mmi
	adds r14 = 80, r14
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L670
	.mib
	nop 0
	nop 0
	br .L671
.L762:
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
	addp4 r8 = 0,r8
	adds r18 = 16, r12
	mov r1 = r74
	;;
	.mib
	st4 [r48] = r8
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L765
	;;
	.mmi
	ld4 r15 = [r18]
	;;
	addp4 r14 = 0,r15
	addl r15 = 1, r0
	;;
	.mmi
	adds r14 = 80, r14
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L763
	.mib
	nop 0
	nop 0
	br .L764
	;;
.L944:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	cmp4.lt p6, p7 = 0, r14
	addp4 r77 = 0,r15
	addl r42 = 129, r0
	.bbb
	nop 0
	(p7) br.cond.dpnt .L830
	br .L730
.L954:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	shladd r77 = r14, 2, r0
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	ld4 r15 = [r64]
	addp4 r8 = 0,r8
	mov r1 = r74
	;;
	.mmi
	nop 0
	cmp4.ge p6, p7 = 0, r15
	nop 0
	.mmb
	st4 [r51] = r8
	nop 0
	(p6) br.cond.spnt .L677
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L677
	.mbb
	ld4 r77 = [r48]
	br.call.sptk.many b0 = free#
	nop 0
	;;
	.mmi
	mov r1 = r74
	nop 0
	nop 0
.L712:
	.mmi
	addl r47 = 12, r0
	nop 0
	nop 0
	;;
.L963:
	.mii
	mov r8 = r47
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
	adds r12 = 64, r12
	br.ret.sptk.many b0
.L610:
	.body
	.copy_state 5
	.mmi
	sub r14 = r41, r54
	cmp4.leu p6, p7 = r54, r41
	mov r37 = r41
	.mmi
	adds r44 = 76, r46
	;;
	andcm r14 = -1, r14
	(p6) mov r78 = r41
	.mmb
	addp4 r40 = 0,r37
	adds r37 = 1, r37
	(p6) br.cond.dpnt .L608
	;;
	.mmi
	addp4 r14 = r14, r0
	ld1 r15 = [r40]
	mov r45 = r54
	;;
	.mib
	nop 0
	mov ar.lc = r14
	nop 0
	.mii
	ld1 r14 = [r78]
	sxt1 r15 = r15
	;;
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r15
	(p7) br.cond.dptk .L618
	.align 32
.L616:
	.mmi
	ld4 r79 = [r44]
	nop 0
	sub r14 = r54, r40
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r79, r14
	(p6) br.cond.dptk .L618
	.mib
	mov r77 = r40
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r74
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L618
	.mmi
	nop 0
	mov r78 = r40
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r78, r54
	(p7) br.cond.dptk .L606
	.mib
	nop 0
	nop 0
	br .L707
.L938:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	shladd r77 = r14, 2, r0
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	ld4 r15 = [r68]
	addp4 r8 = 0,r8
	mov r1 = r74
	;;
	.mmi
	nop 0
	cmp4.ge p6, p7 = 0, r15
	nop 0
	.mmb
	st4 [r51] = r8
	nop 0
	(p6) br.cond.spnt .L770
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L770
	.mib
	ld4 r77 = [r48]
	addl r47 = 12, r0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	nop 0
	mov r1 = r74
	nop 0
	.mmb
	ld4 r77 = [r58]
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mib
	nop 0
	mov r1 = r74
	br .L963
.L757:
	.mmi
	ld4 r77 = [r48]
	;;
	addp4 r77 = 0,r77
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r77
	(p6) br.cond.dptk .L778
	.mib
	nop 0
	nop 0
	br .L779
.L664:
	.mmi
	ld4 r77 = [r48]
	;;
	addp4 r77 = 0,r77
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r77
	(p6) br.cond.dptk .L685
	.mib
	nop 0
	nop 0
	br .L686
	;;
.L927:
	.mmi
	nop 0
	adds r17 = -1, r15
	mov r14 = r22
	.mmb
	nop 0
	cmp4.geu p6, p7 = r15, r54
	(p6) br.cond.spnt .L612
	;;
	.align 32
.L614:
	.mmi
	adds r14 = -1, r14
	addp4 r15 = 0,r17
	adds r17 = -1, r17
	;;
	.mmi
	addp4 r14 = 0,r14
	ld1 r18 = [r15]
	nop 0
	;;
	.mii
	ld1 r16 = [r14]
	sxt1 r19 = r18
	;;
	sxt1 r16 = r16
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
	cmp4.ne.and.orcm p8, p9 = r14, r78
	(p8) br.cond.dptk .L614
	.mib
	sub r16 = r14, r78
	zxt1 r18 = r18
	(p6) br.cond.dpnt .L803
	;;
	.mii
	shladd r16 = r16, 2, r0
	shladd r18 = r18, 2, r0
	;;
	add r16 = r16, r21
	.mmi
	add r18 = r18, r20
	;;
	addp4 r16 = 0,r16
	addp4 r18 = 0,r18
	;;
	.mmi
	ld4 r16 = [r16]
	ld4 r14 = [r18]
	nop 0
	;;
	.mmi
	cmp4.le p6, p7 = r14, r16
	;;
	(p6) add r15 = r16, r15
	nop 0
	;;
	.mmi
	(p7) add r15 = r14, r15
	;;
	addp4 r15 = 0,r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r15, r54
	(p6) br.cond.dptk .L611
	;;
	.mib
	cmp4.eq p6, p7 = r22, r78
	mov r78 = r15
	(p7) br.cond.dptk .L707
	.mib
	nop 0
	nop 0
	br .L606
	;;
.L953:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r14 = 16, r12
	mov r81 = r38
	mov r80 = r39
	.mmi
	mov r79 = r37
	ld4 r78 = [r55]
	nop 0
	;;
	.mib
	mov r77 = r14
	nop 0
	br.call.sptk.many b0 = sdissect#
	;;
	.mib
	mov r1 = r74
	addp4 r8 = 0,r8
	br .L676
.L937:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r18 = 16, r12
	mov r81 = r38
	mov r80 = r39
	.mmi
	mov r79 = r37
	ld4 r78 = [r60]
	nop 0
	;;
	.mib
	mov r77 = r18
	nop 0
	br.call.sptk.many b0 = ldissect#
	;;
	.mib
	mov r1 = r74
	addp4 r8 = 0,r8
	br .L769
.L822:
	.mib
	nop 0
	mov r37 = r0
	br .L697
.L824:
	.mmi
	nop 0
	mov r21 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r21, r78
	(p7) br.cond.dptk .L707
	.mib
	nop 0
	nop 0
	br .L697
.L803:
	.mmi
	nop 0
	mov r22 = r14
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r22, r78
	mov r78 = r15
	(p7) br.cond.dptk .L707
	.mib
	nop 0
	nop 0
	br .L606
.L765:
	.mib
	ld4 r77 = [r58]
	addl r47 = 12, r0
	br.call.sptk.many b0 = free#
	;;
	.mib
	nop 0
	mov r1 = r74
	br .L963
.L835:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r15 = 48, r43
	mov r14 = r47
	addl r45 = 130, r0
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
	(p7) br.cond.dptk .L634
	.mib
	nop 0
	nop 0
	br .L645
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
