// a79fe5a29a32027968431c2b304d37e2 newlib/libc/stdlib/gdtoa-hexnan.c
	.file	"gdtoa-hexnan.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __match#
	.type	__match#, @function
	.proc __match#
__match:
	.prologue
	.body
	.mmi
	addp4 r32 = 0,r32
	nop 0
	addp4 r33 = 0,r33
	;;
	.mii
	ld4 r16 = [r32]
	nop 0
	;;
	adds r16 = 1, r16
	;;
	.align 32
.L2:
	.mmi
	ld1 r15 = [r33]
	nop 0
	addp4 r14 = 0,r16
	.mmi
	adds r17 = 1, r33
	nop 0
	adds r16 = 1, r16
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	addp4 r33 = 0,r17
	;;
	.mib
	cmp4.ne p6, p7 = 0, r15
	nop 0
	(p7) br.cond.dpnt .L9
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mii
	adds r18 = -65, r14
	mov r17 = r14
	;;
	cmp4.ltu p6, p7 = 25, r18
	;;
	.mmi
	nop 0
	(p7) adds r17 = 32, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r15, r17
	(p7) br.cond.dptk .L2
	.mib
	nop 0
	mov r8 = r0
	br.ret.sptk.many b0
	;;
.L9:
	.mmi
	nop 0
	addl r8 = 1, r0
	nop 0
	.mmb
	st4 [r32] = r14
	nop 0
	br.ret.sptk.many b0
	.endp __match#
	.align 16
	.align 64
	.global __hexnan#
	.type	__hexnan#, @function
	.proc __hexnan#
__hexnan:
	.prologue
	.body
	.mmi
	addp4 r33 = 0,r33
	addp4 r34 = 0,r34
	addp4 r32 = 0,r32
	.mmi
	addl r29 = @ltoffx(__hexdig#), r1
	mov r28 = r0
	mov r24 = r0
	;;
	.mmi
	ld4 r31 = [r33]
	ld4.a r21 = [r32]
	nop 0
	;;
	.mii
	nop 0
	extr r17 = r31, 5, 27
	and r31 = 31, r31
	.mmi
	ld8.mov r29 = [r29], __hexdig#
	;;
	shladd r17 = r17, 2, r0
	cmp4.ne p6, p7 = 0, r31
	;;
	.mmi
	add r17 = r17, r34
	;;
	addp4 r17 = 0,r17
	nop 0
	;;
	.mii
	(p6) adds r30 = 4, r17
	(p7) adds r14 = -4, r17
	;;
	(p7) mov r30 = r17
	.mii
	(p7) addp4 r17 = 0,r14
	mov r14 = r0
	;;
	(p6) addp4 r30 = 0,r30
	.mii
	mov r23 = r17
	mov r16 = r17
	;;
	adds r30 = -4, r30
	;;
	.mmi
	st4 [r30] = r0
	;;
	ld4.c.clr r21 = [r32]
	nop 0
	;;
	.mmi
	addp4 r21 = 0,r21
	;;
	adds r15 = 1, r21
	adds r21 = 2, r21
	;;
	.mmi
	nop 0
	ld1 r15 = [r15]
	nop 0
	;;
	.mib
	mov r18 = r15
	cmp4.ne p6, p7 = 0, r15
	(p7) br.cond.dpnt .L22
	;;
	.align 32
.L26:
	.mii
	nop 0
	sxt4 r15 = r18
	cmp4.ltu p8, p9 = 32, r18
	.mmi
	cmp4.ge p10, p11 = r28, r24
	;;
	add r15 = r29, r15
	nop 0
	;;
	.mmi
	nop 0
	ld1 r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L15
	;;
	.mmi
	cmp4.gtu p6, p7 = r23, r16
	nop 0
	cmp4.ge p12, p13 = 7, r14
	.bbb
	nop 0
	(p8) br.cond.dpnt .L16
	(p10) br.cond.dpnt .L17
	;;
	.mib
	nop 0
	(p13) cmp4.ne.and.orcm p6, p7 = 0, r0
	(p6) br.cond.dpnt .L18
	;;
.L21:
	.mib
	addl r14 = 8, r0
	cmp4.leu p6, p7 = r16, r34
	(p6) br.cond.dptk .L17
	;;
	.mmi
	adds r23 = -4, r16
	adds r16 = -4, r16
	mov r28 = r24
	.mmi
	mov r14 = r0
	;;
	addp4 r23 = 0,r23
	nop 0
	.mii
	st4 [r16] = r0
	nop 0
	;;
	mov r16 = r23
.L17:
	.mmi
	addp4 r15 = 0,r21
	nop 0
	adds r21 = 1, r21
	;;
	.mmi
	nop 0
	ld1 r15 = [r15]
	nop 0
	;;
	.mib
	mov r18 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L26
	;;
.L23:
	.mmi
	cmp4.ltu p6, p7 = r16, r23
	nop 0
	cmp4.ge p10, p11 = 7, r14
	.mmb
	cmp4.eq p8, p9 = 0, r24
	nop 0
	(p8) br.cond.dpnt .L22
	;;
	.mib
	nop 0
	(p11) cmp4.ne.and.orcm p6, p7 = 0, r0
	(p6) br.cond.dpnt .L27
	;;
.L31:
	.mmi
	nop 0
	mov r15 = r34
	mov r14 = r16
	.mmb
	nop 0
	cmp4.gtu p6, p7 = r16, r34
	(p7) br.cond.dptk .L58
	;;
	.align 32
.L32:
	.mmi
	mov r18 = r14
	nop 0
	adds r14 = 4, r14
	.mmi
	addp4 r19 = 0,r15
	nop 0
	adds r15 = 4, r15
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r18 = [r18]
	nop 0
	;;
	.mib
	st4 [r19] = r18
	cmp4.geu p6, p7 = r17, r14
	(p6) br.cond.dptk .L32
	.mmi
	sub r15 = r17, r16
	nop 0
	adds r18 = 1, r17
	.mmi
	adds r16 = 1, r16
	nop 0
	addl r14 = 4, r0
	;;
	.mii
	nop 0
	extr.u r15 = r15, 2, 30
	cmp4.gtu p6, p7 = r16, r18
	;;
	.mmi
	(p7) adds r15 = 1, r15
	;;
	(p7) shladd r14 = r15, 2, r0
	nop 0
	;;
	.mii
	add r14 = r14, r34
	nop 0
	;;
	addp4 r14 = 0,r14
	;;
	.align 32
.L35:
	.mmi
	adds r16 = 4, r14
	nop 0
	mov r15 = r14
	;;
	.mmi
	addp4 r14 = 0,r16
	st4 [r15] = r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r17, r14
	(p6) br.cond.dptk .L35
	.mmi
	ld4 r14 = [r30]
	nop 0
	nop 0
	;;
.L36:
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L40
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r17, r34
	(p6) br.cond.dpnt .L38
	.align 32
.L39:
	.mmi
	nop 0
	adds r17 = -4, r17
	nop 0
	;;
	.mmi
	addp4 r17 = 0,r17
	;;
	ld4 r14 = [r17]
	cmp4.ne p8, p9 = r17, r34
	;;
	.mbb
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L40
	(p8) br.cond.dptk .L39
.L38:
	.mmi
	nop 0
	addl r14 = 1, r0
	nop 0
	;;
	.mmi
	st4 [r17] = r14
	nop 0
	nop 0
.L40:
	.mib
	nop 0
	addl r8 = 5, r0
	br.ret.sptk.many b0
.L18:
	.mmi
	sub r15 = 8, r14
	ld4 r22 = [r16]
	adds r19 = 4, r16
	.mmi
	mov r18 = r16
	;;
	shladd r15 = r15, 2, r0
	nop 0
	;;
	.mii
	sub r27 = 32, r15
	addp4 r15 = r15, r0
	;;
	addp4 r27 = r27, r0
	.align 32
.L20:
	.mmi
	addp4 r14 = 0,r19
	adds r19 = 4, r19
	adds r25 = 4, r18
	;;
	.mmi
	ld4 r14 = [r14]
	nop 0
	adds r20 = -4, r19
	;;
	.mii
	addp4 r26 = r14, r0
	addp4 r20 = 0,r20
	;;
	shl r14 = r14, r27
	;;
	.mmi
	or r14 = r22, r14
	nop 0
	shr.u r22 = r26, r15
	;;
	.mmi
	st4 [r18] = r14
	addp4 r14 = 0,r19
	addp4 r18 = 0,r25
	.mmi
	adds r19 = 4, r19
	;;
	cmp4.gtu p6, p7 = r23, r18
	adds r25 = 4, r18
	;;
	.mib
	st4 [r20] = r22
	adds r20 = -4, r19
	(p7) br.cond.dpnt .L21
	;;
	.mii
	ld4 r14 = [r14]
	addp4 r20 = 0,r20
	;;
	addp4 r26 = r14, r0
	;;
	.mii
	nop 0
	shl r14 = r14, r27
	nop 0
	;;
	.mmi
	or r14 = r22, r14
	nop 0
	shr.u r22 = r26, r15
	;;
	.mii
	st4 [r18] = r14
	addp4 r18 = 0,r25
	;;
	cmp4.gtu p6, p7 = r23, r18
	;;
	.mib
	st4 [r20] = r22
	nop 0
	(p6) br.cond.dptk .L20
	.mib
	nop 0
	nop 0
	br .L21
.L15:
	.mmi
	adds r14 = 1, r14
	cmp4.leu p8, p9 = r16, r34
	adds r24 = 1, r24
	;;
	.mmi
	cmp4.lt p6, p7 = 8, r14
	;;
	(p7) ld4 r18 = [r16]
	nop 0
	;;
	.mib
	nop 0
	(p7) shladd r18 = r18, 4, r0
	(p7) br.cond.dptk .L25
	;;
	.mmi
	adds r20 = -4, r16
	nop 0
	adds r19 = -4, r16
	.mmb
	mov r18 = r0
	nop 0
	(p8) br.cond.dpnt .L17
	;;
	.mmi
	st4 [r20] = r0
	addp4 r16 = 0,r19
	addl r14 = 1, r0
.L25:
	.mmi
	and r15 = 15, r15
	;;
	or r15 = r18, r15
	nop 0
	;;
	.mmi
	st4 [r16] = r15
	addp4 r15 = 0,r21
	adds r21 = 1, r21
	;;
	.mmi
	nop 0
	ld1 r15 = [r15]
	nop 0
	;;
	.mib
	mov r18 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L26
	.mib
	nop 0
	nop 0
	br .L23
	;;
.L58:
	.mmi
	cmp4.eq p6, p7 = 0, r31
	sub r16 = 32, r31
	addp4 r15 = 4294967295 - 0x100000000, r0
	.mmi
	ld4 r14 = [r30]
	;;
	(p7) addp4 r16 = r16, r0
	nop 0
	;;
	.mii
	nop 0
	(p7) shr.u r15 = r15, r16
	nop 0
	;;
	.mii
	(p7) and r15 = r14, r15
	nop 0
	;;
	(p7) mov r14 = r15
	.mmb
	nop 0
	(p7) st4 [r30] = r15
	br .L36
.L16:
	.mmi
	nop 0
	cmp4.ne p6, p7 = 41, r18
	nop 0
	;;
	.mib
	(p7) st4 [r32] = r21
	nop 0
	(p7) br.cond.dptk .L23
.L22:
	.mib
	nop 0
	addl r8 = 4, r0
	br.ret.sptk.many b0
.L27:
	.mmi
	sub r14 = 8, r14
	ld4 r21 = [r16]
	adds r19 = 4, r16
	.mmi
	mov r18 = r16
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mii
	sub r25 = 32, r14
	addp4 r14 = r14, r0
	;;
	addp4 r25 = r25, r0
	.align 32
.L30:
	.mmi
	addp4 r15 = 0,r19
	adds r19 = 4, r19
	adds r22 = 4, r18
	;;
	.mmi
	ld4 r15 = [r15]
	nop 0
	adds r20 = -4, r19
	;;
	.mii
	addp4 r24 = r15, r0
	addp4 r20 = 0,r20
	;;
	shl r15 = r15, r25
	;;
	.mmi
	or r15 = r21, r15
	nop 0
	shr.u r21 = r24, r14
	;;
	.mmi
	st4 [r18] = r15
	addp4 r15 = 0,r19
	addp4 r18 = 0,r22
	.mmi
	adds r19 = 4, r19
	;;
	cmp4.ltu p6, p7 = r18, r23
	adds r22 = 4, r18
	;;
	.mib
	st4 [r20] = r21
	adds r20 = -4, r19
	(p7) br.cond.dpnt .L31
	;;
	.mii
	ld4 r15 = [r15]
	addp4 r20 = 0,r20
	;;
	addp4 r24 = r15, r0
	;;
	.mii
	nop 0
	shl r15 = r15, r25
	nop 0
	;;
	.mmi
	or r15 = r21, r15
	nop 0
	shr.u r21 = r24, r14
	;;
	.mii
	st4 [r18] = r15
	addp4 r18 = 0,r22
	;;
	cmp4.ltu p6, p7 = r18, r23
	;;
	.mib
	st4 [r20] = r21
	nop 0
	(p6) br.cond.dptk .L30
	.mib
	nop 0
	nop 0
	br .L31
	.endp __hexnan#
	.ident	"GCC: (GNU) 12.2.0"
