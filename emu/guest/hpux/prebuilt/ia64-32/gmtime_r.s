// 89b82b2ba34e928fb864c57d2faeaa04 newlib/libc/time/gmtime_r.c
	.file	"gmtime_r.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global gmtime_r#
	.type	gmtime_r#, @function
	.proc gmtime_r#
gmtime_r:
	.prologue
	.body
	.mmi
	addp4 r32 = 0,r32
	nop 0
	addp4 r8 = 0,r33
	;;
	.mmi
	ld4 r3 = [r32]
	nop 0
	adds r24 = 8, r8
	.mii
	adds r27 = 4, r8
	adds r26 = 24, r8
	;;
	sxt4 r16 = r3
	;;
	.mii
	nop 0
	extr r2 = r3, 31, 1
	shl r14 = r16, 6
	;;
	.mmi
	sub r14 = r14, r16
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	sub r14 = r14, r16
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	sub r15 = r15, r14
	;;
	nop 0
	shl r14 = r15, 6
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r16
	;;
	nop 0
	shl r14 = r15, 6
	;;
	.mmi
	add r14 = r15, r14
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	sub r14 = r14, r16
	;;
	nop 0
	shl r14 = r14, 5
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	sub r14 = r14, r16
	;;
	nop 0
	shr r14 = r14, 48
	;;
	.mmi
	sub r2 = r14, r2
	;;
	shladd r14 = r2, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r2
	;;
	shladd r15 = r14, 4, r0
	nop 0
	;;
	.mmi
	sub r15 = r15, r14
	;;
	shladd r14 = r15, 4, r0
	nop 0
	;;
	.mmi
	nop 0
	sub r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r14, 7, 25
	;;
	sub r3 = r3, r14
	;;
	.mmi
	cmp4.gt p6, p7 = r0, r3
	;;
	(p7) addl r2 = 719468, r2
	(p6) addl r3 = 86400, r3
	;;
	.mii
	(p6) addl r2 = 719467, r2
	addp4 r20 = r3, r0
	;;
	addp4 r21 = r2, r0
	.mii
	adds r22 = 3, r2
	shl r17 = r20, 5
	;;
	shladd r18 = r21, 3, r0
	.mii
	addp4 r23 = r22, r0
	add r17 = r17, r20
	;;
	sub r18 = r18, r21
	.mii
	shladd r15 = r23, 3, r0
	shladd r17 = r17, 3, r0
	;;
	shl r18 = r18, 11
	.mmi
	sub r17 = r17, r20
	nop 0
	add r15 = r15, r23
	;;
	.mii
	sub r18 = r18, r21
	shl r25 = r15, 6
	shladd r16 = r17, 3, r0
	;;
	.mmi
	shladd r19 = r18, 2, r0
	add r15 = r15, r25
	sub r16 = r16, r17
	;;
	.mmi
	add r18 = r18, r19
	shladd r15 = r15, 3, r0
	shladd r16 = r16, 3, r0
	;;
	.mmi
	shladd r18 = r18, 2, r0
	add r15 = r15, r23
	add r16 = r16, r20
	;;
	.mii
	add r18 = r18, r21
	shl r17 = r15, 15
	shl r16 = r16, 5
	;;
	.mmi
	shladd r19 = r18, 4, r0
	sub r16 = r16, r20
	add r17 = r15, r17
	;;
	.mmi
	sub r15 = r19, r18
	shladd r18 = r16, 3, r0
	shladd r17 = r17, 2, r0
	;;
	.mmi
	shladd r15 = r15, 3, r0
	add r16 = r16, r18
	add r17 = r17, r23
	;;
	.mmi
	add r15 = r15, r21
	shladd r23 = r16, 3, r0
	shr.u r17 = r17, 32
	;;
	.mmi
	shladd r19 = r15, 3, r0
	nop 0
	sub r18 = r22, r17
	;;
	.mmi
	sub r19 = r19, r15
	add r15 = r16, r23
	extr.u r18 = r18, 1, 31
	;;
	.mmi
	shladd r19 = r19, 2, r0
	shladd r15 = r15, 4, r0
	add r18 = r18, r17
	;;
	.mmi
	add r19 = r19, r21
	add r15 = r15, r20
	extr.u r18 = r18, 2, 30
	;;
	.mii
	nop 0
	shr.u r19 = r19, 47
	shladd r15 = r15, 2, r0
	.mmi
	shladd r21 = r18, 3, r0
	;;
	shladd r17 = r19, 3, r0
	add r15 = r15, r20
	.mii
	shladd r16 = r19, 2, r0
	sub r18 = r21, r18
	;;
	shr.u r15 = r15, 43
	.mmi
	add r17 = r17, r19
	add r16 = r16, r19
	sub r23 = r22, r18
	;;
	.mmi
	nop 0
	shladd r20 = r15, 4, r0
	shladd r17 = r17, 4, r0
	.mmi
	st4 [r24] = r15
	st4 [r26] = r23
	shladd r18 = r16, 2, r0
	;;
	.mmi
	sub r20 = r20, r15
	add r17 = r17, r19
	add r18 = r16, r18
	;;
	.mmi
	shladd r15 = r20, 4, r0
	shladd r17 = r17, 4, r0
	shladd r18 = r18, 4, r0
	;;
	.mii
	sub r17 = r17, r19
	sub r15 = r15, r20
	;;
	dep.z r16 = r17, 6, 26
	.mmi
	shladd r15 = r15, 4, r0
	;;
	sub r3 = r3, r15
	sub r17 = r17, r16
	;;
	.mii
	add r17 = r17, r2
	addp4 r24 = r3, r0
	;;
	extr.u r19 = r17, 2, 30
	.mii
	shladd r14 = r24, 4, r0
	nop 0
	;;
	extr.u r25 = r17, 4, 28
	.mmi
	add r14 = r14, r24
	shladd r20 = r19, 3, r0
	shladd r16 = r19, 1, r0
	;;
	.mib
	nop 0
	shl r21 = r14, 8
	nop 0
	.mmi
	add r20 = r20, r19
	shladd r15 = r25, 2, r0
	add r16 = r16, r19
	;;
	.mmi
	add r14 = r14, r21
	add r15 = r15, r25
	shl r20 = r20, 6
	.mii
	shladd r28 = r16, 4, r0
	nop 0
	;;
	shl r22 = r14, 16
	.mmi
	add r20 = r20, r19
	shladd r21 = r15, 3, r0
	add r16 = r16, r28
	;;
	.mmi
	sub r21 = r21, r15
	nop 0
	add r15 = r14, r22
	.mmi
	shladd r14 = r20, 2, r0
	nop 0
	shl r28 = r16, 8
	;;
	.mmi
	sub r20 = r14, r20
	shladd r22 = r21, 4, r0
	add r16 = r16, r28
	.mmi
	shladd r15 = r15, 3, r0
	;;
	nop 0
	shl r14 = r20, 10
	.mmi
	sub r22 = r22, r21
	shladd r16 = r16, 2, r0
	add r15 = r15, r24
	;;
	.mmi
	sub r14 = r14, r20
	add r16 = r16, r19
	shl r22 = r22, 5
	.mib
	nop 0
	shr.u r15 = r15, 37
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	sub r22 = r22, r25
	shladd r20 = r16, 3, r0
	.mmi
	shladd r24 = r15, 4, r0
	st4 [r27] = r15
	nop 0
	;;
	.mmi
	sub r14 = r14, r19
	shladd r21 = r22, 3, r0
	sub r16 = r20, r16
	;;
	.mmi
	shladd r14 = r14, 4, r0
	sub r20 = r21, r22
	shl r22 = r16, 9
	.mmi
	sub r21 = r24, r15
	;;
	sub r14 = r14, r19
	shl r15 = r20, 6
	.mii
	add r16 = r16, r22
	shladd r21 = r21, 2, r0
	;;
	shladd r20 = r14, 4, r0
	.mmi
	shladd r16 = r16, 3, r0
	add r15 = r15, r25
	sub r3 = r3, r21
	;;
	.mmi
	add r14 = r14, r20
	add r16 = r16, r19
	shr.u r15 = r15, 36
	.mii
	st4 [r8] = r3
	nop 0
	;;
	shr.u r14 = r14, 43
	.mii
	nop 0
	shr.u r16 = r16, 39
	;;
	add r14 = r14, r17
	;;
	.mmi
	sub r14 = r14, r16
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mii
	addp4 r21 = r14, r0
	extr.u r22 = r14, 2, 30
	;;
	shladd r15 = r21, 2, r0
	.mmi
	shladd r19 = r22, 1, r0
	;;
	add r15 = r15, r21
	add r19 = r19, r22
	;;
	.mii
	shladd r15 = r15, 3, r0
	shladd r16 = r19, 4, r0
	;;
	add r15 = r15, r21
	.mmi
	add r19 = r19, r16
	;;
	shladd r20 = r15, 2, r0
	shl r16 = r19, 8
	;;
	.mmi
	add r15 = r15, r20
	nop 0
	add r19 = r19, r16
	;;
	.mii
	nop 0
	shl r16 = r15, 8
	shladd r19 = r19, 2, r0
	;;
	.mii
	add r15 = r15, r16
	add r19 = r19, r22
	;;
	shl r16 = r15, 9
	.mmi
	shladd r20 = r19, 3, r0
	;;
	add r16 = r15, r16
	sub r20 = r20, r19
	;;
	.mmi
	shladd r16 = r16, 1, r0
	nop 0
	shl r19 = r20, 9
	;;
	.mii
	add r16 = r16, r21
	add r19 = r20, r19
	;;
	shl r16 = r16, 5
	.mmi
	shladd r19 = r19, 3, r0
	;;
	add r16 = r16, r21
	add r19 = r19, r22
	;;
	.mii
	nop 0
	shr.u r16 = r16, 32
	shr.u r19 = r19, 39
	;;
	.mmi
	sub r15 = r14, r16
	;;
	nop 0
	extr.u r15 = r15, 1, 31
	;;
	.mmi
	add r15 = r15, r16
	;;
	nop 0
	extr.u r15 = r15, 8, 24
	;;
	.mmi
	addp4 r22 = r15, r0
	shladd r14 = r15, 3, r0
	add r16 = r18, r15
	.mmi
	mov r20 = r15
	;;
	shladd r21 = r22, 2, r0
	add r18 = r14, r15
	;;
	.mii
	add r21 = r21, r22
	shladd r18 = r18, 3, r0
	;;
	shladd r21 = r21, 3, r0
	.mmi
	add r18 = r18, r15
	;;
	add r21 = r21, r22
	shladd r23 = r18, 2, r0
	;;
	.mii
	nop 0
	shl r14 = r21, 10
	add r18 = r18, r23
	;;
	.mmi
	sub r14 = r14, r21
	;;
	nop 0
	shl r14 = r14, 5
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	nop 0
	shl r14 = r14, 5
	;;
	.mmi
	sub r14 = r14, r22
	;;
	nop 0
	shr.u r14 = r14, 37
	;;
	.mmi
	sub r14 = r14, r19
	nop 0
	addl r19 = 1529, r0
	;;
	.mmi
	add r14 = r14, r17
	;;
	sub r14 = r14, r18
	addl r18 = 305, r0
	;;
	.mmi
	shladd r17 = r14, 2, r0
	cmp4.geu p6, p7 = r18, r14
	adds r22 = 1, r14
	;;
	.mii
	add r17 = r17, r14
	(p7) adds r14 = -306, r14
	;;
	adds r17 = 2, r17
	;;
	.mii
	addp4 r18 = r17, r0
	cmp4.ltu p8, p9 = r19, r17
	;;
	shladd r17 = r18, 4, r0
	.mmi
	(p8) addl r19 = -10, r0
	;;
	sub r17 = r17, r18
	(p9) addl r19 = 2, r0
	;;
	.mii
	nop 0
	shl r17 = r17, 5
	;;
	sub r17 = r17, r18
	;;
	.mmi
	shladd r21 = r17, 3, r0
	;;
	sub r17 = r21, r17
	nop 0
	;;
	.mii
	nop 0
	shl r21 = r17, 6
	;;
	sub r21 = r21, r17
	;;
	.mii
	nop 0
	shl r17 = r21, 6
	;;
	sub r17 = r17, r21
	;;
	.mmi
	shladd r17 = r17, 1, r0
	;;
	sub r17 = r17, r18
	nop 0
	;;
	.mmi
	shladd r18 = r17, 3, r0
	;;
	add r17 = r17, r18
	nop 0
	;;
	.mmi
	shladd r18 = r17, 4, r0
	;;
	sub r17 = r18, r17
	nop 0
	;;
	.mii
	nop 0
	shr.u r17 = r17, 39
	;;
	shladd r18 = r17, 3, r0
	.mmi
	add r19 = r19, r17
	;;
	add r18 = r18, r17
	cmp4.geu p8, p9 = 1, r19
	;;
	.mii
	shladd r21 = r18, 4, r0
	(p8) addl r17 = 1, r0
	;;
	add r18 = r18, r21
	.mmi
	(p9) mov r17 = r0
	;;
	adds r18 = 2, r18
	add r17 = r16, r17
	;;
	.mmi
	addp4 r18 = r18, r0
	;;
	shladd r16 = r18, 1, r0
	nop 0
	;;
	.mmi
	add r16 = r16, r18
	;;
	shladd r21 = r16, 4, r0
	nop 0
	;;
	.mmi
	add r16 = r16, r21
	;;
	nop 0
	shl r21 = r16, 8
	;;
	.mmi
	add r16 = r16, r21
	;;
	nop 0
	shl r21 = r16, 16
	;;
	.mmi
	add r16 = r16, r21
	;;
	shladd r16 = r16, 2, r0
	nop 0
	;;
	.mmi
	add r16 = r16, r18
	;;
	nop 0
	shr.u r16 = r16, 34
	;;
	.mib
	nop 0
	sub r18 = r22, r16
	(p7) br.cond.dptk .L6
	.mmi
	and r15 = 3, r15
	nop 0
	shladd r21 = r20, 4, r0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L7
	.mmi
	add r16 = r21, r20
	;;
	nop 0
	dep.z r15 = r16, 5, 27
	;;
	.mmi
	sub r15 = r15, r16
	;;
	shladd r15 = r15, 4, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r20
	;;
	nop 0
	dep.z r15 = r15, 7, 25
	;;
	.mmi
	sub r15 = r15, r20
	;;
	shladd r16 = r15, 2, r0
	nop 0
	;;
	.mmi
	sub r15 = r16, r15
	;;
	shladd r16 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r16
	;;
	shladd r15 = r15, 4, r0
	nop 0
	;;
	.mmi
	sub r15 = r15, r20
	;;
	shladd r16 = r15, 3, r0
	nop 0
	;;
	.mmi
	sub r15 = r16, r15
	;;
	nop 0
	mix4.r r16 = r15, r15
	.mlx
	nop 0
	movl r15 = 42949672
	;;
	.mii
	nop 0
	shr.u r16 = r16, 2
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r15, r16
	(p7) br.cond.dptk .L7
	;;
	.mmi
	(p6) addl r15 = 1, r0
	nop 0
	nop 0
	.mii
	adds r14 = 59, r14
	nop 0
	;;
	add r14 = r14, r15
.L6:
	.mmi
	adds r15 = -1900, r17
	adds r22 = 28, r8
	adds r21 = 20, r8
	.mmi
	adds r20 = 16, r8
	adds r17 = 12, r8
	adds r16 = 32, r8
	;;
	.mmi
	st4 [r22] = r14
	st4 [r21] = r15
	nop 0
	;;
	.mmi
	st4 [r20] = r19
	st4 [r17] = r18
	nop 0
	;;
	.mib
	st4 [r16] = r0
	nop 0
	br.ret.sptk.many b0
.L7:
	.mii
	add r21 = r21, r20
	adds r14 = 59, r14
	;;
	dep.z r15 = r21, 5, 27
	;;
	.mmi
	sub r15 = r15, r21
	;;
	shladd r15 = r15, 4, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r20
	;;
	nop 0
	dep.z r15 = r15, 7, 25
	;;
	.mmi
	sub r15 = r15, r20
	;;
	shladd r16 = r15, 2, r0
	nop 0
	;;
	.mmi
	sub r15 = r16, r15
	;;
	shladd r16 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r16
	;;
	shladd r15 = r15, 4, r0
	nop 0
	;;
	.mmi
	sub r15 = r15, r20
	;;
	shladd r16 = r15, 3, r0
	nop 0
	;;
	.mmi
	sub r15 = r16, r15
	;;
	nop 0
	mix4.r r16 = r15, r15
	.mlx
	nop 0
	movl r15 = 10737418
	;;
	.mii
	nop 0
	shr.u r16 = r16, 4
	;;
	cmp4.geu p6, p7 = r15, r16
	;;
	.mmi
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	nop 0
	;;
	.mib
	nop 0
	add r14 = r14, r15
	br .L6
	.endp gmtime_r#
	.ident	"GCC: (GNU) 12.2.0"
