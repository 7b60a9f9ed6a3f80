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
	.mii
	ld8 r16 = [r32]
	nop 0
	;;
	adds r16 = 1, r16
	.align 32
.L2:
	.mii
	ld1 r15 = [r33]
	adds r33 = 1, r33
	;;
	sxt1 r15 = r15
	;;
	.mib
	cmp4.ne p6, p7 = 0, r15
	nop 0
	(p7) br.cond.dpnt .L9
	;;
	.mmi
	ld1 r14 = [r16], 1
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
	st8 [r32] = r16
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
	.mmi
	ld4 r30 = [r33]
	addl r28 = @ltoffx(__hexdig#), r1
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	.mmi
	mov r27 = r0
	ld8.a r20 = [r32]
	mov r19 = r0
	;;
	.mii
	nop 0
	extr r14 = r30, 5, 27
	and r30 = 31, r30
	.mmb
	adds r15 = 1, r20
	ld8.mov r28 = [r28], __hexdig#
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	nop 0
	cmp4.ne p6, p7 = 0, r30
	;;
	.mmi
	add r14 = r34, r14
	;;
	(p6) mov r21 = r14
	(p6) adds r14 = 4, r14
	;;
	.mmi
	adds r29 = -4, r14
	(p7) adds r21 = -4, r14
	mov r14 = r0
	;;
	.mmi
	st4 [r29] = r0
	mov r25 = r21
	mov r16 = r21
	;;
	.mmi
	chk.a.clr r20, .L64
.L65:
	ld1 r15 = [r15]
	adds r20 = 2, r20
	;;
	.mib
	mov r17 = r15
	cmp4.ne p6, p7 = 0, r15
	(p7) br.cond.dpnt .L22
	;;
	.align 32
.L26:
	.mmi
	addp4 r15 = r17, r0
	cmp4.ltu p8, p9 = 32, r17
	cmp4.ge p10, p11 = r27, r19
	;;
	.mmi
	add r15 = r28, r15
	;;
	ld1 r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L15
	;;
	.mmi
	cmp.gtu p6, p7 = r25, r16
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
	cmp.leu p6, p7 = r16, r34
	(p6) br.cond.dptk .L17
	;;
	.mmi
	adds r25 = -4, r16
	mov r27 = r19
	mov r14 = r0
	;;
	.mmi
	nop 0
	st4 [r25] = r0
	mov r16 = r25
.L17:
	.mmi
	nop 0
	ld1 r15 = [r20], 1
	nop 0
	;;
	.mib
	mov r17 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L26
	;;
.L23:
	.mmi
	cmp.ltu p6, p7 = r16, r25
	cmp4.ge p10, p11 = 7, r14
	cmp4.eq p8, p9 = 0, r19
	.mmb
	adds r18 = 4, r21
	adds r19 = 4, r16
	(p8) br.cond.dpnt .L22
	;;
	.mmi
	(p11) cmp4.ne.and.orcm p6, p7 = 0, r0
	mov r17 = r34
	nop 0
	.mmb
	mov r15 = r16
	cmp.ltu p8, p9 = r18, r19
	(p6) br.cond.dpnt .L27
	;;
	.mmi
	nop 0
	sub r14 = r21, r16
	cmp.gtu p6, p7 = r16, r34
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dptk .L62
	;;
	.mii
	nop 0
	shr.u r14 = r14, 2
	nop 0
	;;
.L28:
	.pred.rel.mutex p8, p9
	.mii
	nop 0
	(p9) mov ar.lc = r14
	;;
	(p8) mov ar.lc = 0
	.align 32
.L32:
	.mmi
	ld4 r14 = [r15]
	nop 0
	adds r15 = 4, r15
	;;
	.mib
	st4 [r17] = r14, 4
	nop 0
	br.cloop.sptk.few .L32
	;;
	.mmi
	sub r17 = r21, r16
	adds r14 = 1, r21
	adds r16 = 1, r16
	.mmi
	addl r15 = 4, r0
	;;
	cmp.gtu p6, p7 = r16, r14
	and r17 = -4, r17
	.mmi
	adds r16 = 4, r21
	;;
	(p7) adds r15 = 4, r17
	nop 0
	;;
	.mmi
	add r15 = r34, r15
	;;
	sub r14 = r21, r15
	adds r17 = 4, r15
	;;
	.mmi
	cmp.ltu p6, p7 = r16, r17
	nop 0
	shr.u r14 = r14, 2
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r14
	;;
	(p6) mov ar.lc = 0
	;;
	.align 32
.L35:
	.mib
	st4 [r15] = r0
	adds r15 = 4, r15
	br.cloop.sptk.few .L35
	.mmi
	ld4 r14 = [r29]
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
	cmp.eq p6, p7 = r21, r34
	(p6) br.cond.dpnt .L38
	.align 32
.L39:
	.mmi
	adds r21 = -4, r21
	;;
	ld4 r14 = [r21]
	cmp.ne p8, p9 = r21, r34
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
	st4 [r21] = r14
	nop 0
	nop 0
.L40:
	.mib
	addl r8 = 5, r0
	mov ar.lc = r2
	br.ret.sptk.many b0
.L18:
	.mmi
	sub r15 = 8, r14
	mov r17 = r16
	sub r14 = r25, r16, 1
	.mmi
	adds r23 = 3, r25
	mov r22 = r16
	cmp.eq p6, p7 = 0, r25
	;;
	.mmi
	shladd r15 = r15, 2, r0
	ld4 r18 = [r17], 4
	shr.u r14 = r14, 2
	;;
	.mmb
	sub r26 = 32, r15
	cmp.ltu p8, p9 = r23, r17
	nop 0
	.mmi
	addp4 r15 = r15, r0
	nop 0
	mov ar.lc = r14
	;;
	.mbb
	addp4 r26 = r26, r0
	(p8) br.cond.spnt .L54
	(p6) br.cond.spnt .L54
.L20:
	.mmi
	ld4 r14 = [r17], 4
	;;
	addp4 r24 = r14, r0
	adds r23 = -4, r17
	;;
	.mii
	nop 0
	shl r14 = r14, r26
	nop 0
	;;
	.mmi
	or r14 = r18, r14
	nop 0
	shr.u r18 = r24, r15
	;;
	.mmi
	nop 0
	st4 [r22] = r14, 4
	nop 0
	;;
	.mib
	st4 [r23] = r18
	nop 0
	br.cloop.sptk.few .L20
	.mib
	nop 0
	nop 0
	br .L21
	;;
.L54:
	.mmi
	ld4 r14 = [r17], 4
	nop 0
	mov ar.lc = 0
	;;
	.mii
	addp4 r24 = r14, r0
	adds r23 = -4, r17
	;;
	shl r14 = r14, r26
	;;
	.mmi
	or r14 = r18, r14
	nop 0
	shr.u r18 = r24, r15
	;;
	.mmi
	nop 0
	st4 [r22] = r14, 4
	nop 0
	;;
	.mib
	st4 [r23] = r18
	nop 0
	br.cloop.sptk.few .L20
	.mib
	nop 0
	nop 0
	br .L21
.L15:
	.mmi
	adds r14 = 1, r14
	cmp.leu p8, p9 = r16, r34
	adds r19 = 1, r19
	;;
	.mmi
	cmp4.lt p6, p7 = 8, r14
	;;
	(p7) ld4 r17 = [r16]
	nop 0
	;;
	.mib
	nop 0
	(p7) shladd r17 = r17, 4, r0
	(p7) br.cond.dptk .L25
	;;
	.mib
	adds r18 = -4, r16
	mov r17 = r0
	(p8) br.cond.dpnt .L17
	;;
	.mmi
	st4 [r18] = r0
	mov r16 = r18
	addl r14 = 1, r0
.L25:
	.mmi
	and r15 = 15, r15
	;;
	or r15 = r17, r15
	nop 0
	;;
	.mmi
	st4 [r16] = r15
	;;
	ld1 r15 = [r20], 1
	nop 0
	;;
	.mib
	mov r17 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L26
	.mib
	nop 0
	nop 0
	br .L23
	;;
.L62:
	.mmi
	cmp4.eq p6, p7 = 0, r30
	sub r16 = 32, r30
	addp4 r15 = 4294967295 - 0x100000000, r0
	.mmi
	ld4 r14 = [r29]
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
	(p7) st4 [r29] = r15
	br .L36
.L16:
	.mmi
	nop 0
	cmp4.ne p6, p7 = 41, r17
	nop 0
	;;
	.mib
	(p7) st8 [r32] = r20
	nop 0
	(p7) br.cond.dptk .L23
.L22:
	.mib
	addl r8 = 4, r0
	mov ar.lc = r2
	br.ret.sptk.many b0
.L27:
	.mmi
	sub r14 = 8, r14
	mov r17 = r16
	sub r15 = r25, r16, 1
	.mmi
	adds r20 = 3, r25
	mov r19 = r16
	cmp.eq p6, p7 = 0, r25
	;;
	.mmi
	shladd r14 = r14, 2, r0
	ld4 r18 = [r17], 4
	shr.u r15 = r15, 2
	;;
	.mmb
	sub r23 = 32, r14
	cmp.ltu p8, p9 = r20, r17
	nop 0
	.mmi
	addp4 r14 = r14, r0
	nop 0
	mov ar.lc = r15
	;;
	.mbb
	addp4 r23 = r23, r0
	(p8) br.cond.spnt .L53
	(p6) br.cond.spnt .L53
.L30:
	.mmi
	ld4 r15 = [r17], 4
	;;
	addp4 r22 = r15, r0
	adds r20 = -4, r17
	;;
	.mii
	nop 0
	shl r15 = r15, r23
	nop 0
	;;
	.mmi
	or r15 = r18, r15
	nop 0
	shr.u r18 = r22, r14
	;;
	.mmi
	nop 0
	st4 [r19] = r15, 4
	nop 0
	;;
	.mib
	st4 [r20] = r18
	nop 0
	br.cloop.sptk.few .L30
.L63:
	.mmi
	sub r14 = r21, r16
	adds r19 = 4, r16
	adds r18 = 4, r21
	.mmi
	mov r17 = r34
	mov r15 = r16
	cmp.gtu p6, p7 = r16, r34
	;;
	.mii
	nop 0
	shr.u r14 = r14, 2
	nop 0
	.mmb
	cmp.ltu p8, p9 = r18, r19
	nop 0
	(p6) br.cond.dptk .L28
	.mib
	nop 0
	nop 0
	br .L62
.L53:
	.mmi
	ld4 r15 = [r17], 4
	nop 0
	mov ar.lc = 0
	;;
	.mii
	addp4 r22 = r15, r0
	adds r20 = -4, r17
	;;
	shl r15 = r15, r23
	;;
	.mmi
	or r15 = r18, r15
	nop 0
	shr.u r18 = r22, r14
	;;
	.mmi
	nop 0
	st4 [r19] = r15, 4
	nop 0
	;;
	.mib
	st4 [r20] = r18
	nop 0
	br.cloop.sptk.few .L30
	.mib
	nop 0
	nop 0
	br .L63
.L64:
	.mmi
	nop 0
	ld8 r20 = [r32]
	nop 0
	;;
	.mib
	nop 0
	adds r15 = 1, r20
	br .L65
	.endp __hexnan#
	.ident	"GCC: (GNU) 12.2.0"
