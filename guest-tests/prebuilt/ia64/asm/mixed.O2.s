// a14c54adc6228d923e60de2dd4754a1f
	.file	"mixed.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc crc16#
crc16:
	.prologue
	.mmi
	addl r16 = 40961, r0
	mov r8 = r33
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	.mmi
	nop 0
	;;
	nop 0
	mov ar.lc = 15
	.align 32
.L3:
	.mmi
	xor r15 = r8, r32
	nop 0
	extr.u r14 = r8, 1, 31
	;;
	.mmi
	mov r8 = r14
	nop 0
	tbit.z p6, p7 = r15, 0
	;;
	.mib
	(p7) xor r8 = r16, r14
	extr.u r32 = r32, 1, 31
	br.cloop.sptk.few .L3
	;;
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
	.endp crc16#
	.align 16
	.align 64
	.proc merge#
merge:
	.prologue
	.mmi
	.fframe 16
	adds r12 = -16, r12
	.body
	cmp.ne p8, p9 = 0, r33
	nop 0
	.mmi
	cmp.ne p6, p7 = 0, r32
	mov r16 = r32
	mov r15 = r33
	;;
	.mmi
	adds r14 = 8, r12
	(p6) addl r17 = 1, r0
	adds r22 = 16, r12
	.mmi
	adds r19 = 24, r12
	st8 [r12] = r0
	mov r20 = r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	(p7) mov r17 = r0
	.mmi
	(p8) addl r14 = 1, r0
	st8 [r22] = r32
	nop 0
	;;
	.mmi
	(p9) mov r14 = r0
	st8 [r19] = r33
	nop 0
	;;
	.mmi
	and r14 = r17, r14
	;;
	cmp4.eq p8, p9 = 0, r14
	nop 0
	;;
	.mib
	nop 0
	(p8) mov r14 = r12
	(p8) br.cond.dpnt .L9
	;;
	.align 32
.L11:
	.mmi
	adds r17 = 8, r16
	nop 0
	adds r21 = 8, r15
	.mmi
	mov r14 = r15
	nop 0
	mov r18 = r19
	;;
	.mmi
	ld2 r17 = [r17]
	ld2 r15 = [r21]
	nop 0
	;;
	.mii
	nop 0
	sxt2 r15 = r15
	sxt2 r17 = r17
	;;
	.mmi
	cmp4.lt p6, p7 = r15, r17
	;;
	(p7) mov r14 = r16
	(p7) mov r18 = r22
	.mmi
	ld8.a r16 = [r22]
	;;
	ld8.a r15 = [r14]
	nop 0
	.mmi
	st8 [r20] = r14
	cmp.ne p6, p7 = 0, r16
	mov r20 = r14
	;;
	.mmi
	ld8.c.clr r15 = [r14]
	(p6) cmp.eq.unc p8, p0 = r0, r0
	(p7) cmp.eq.unc p9, p0 = r0, r0
	;;
	.mmi
	nop 0
	st8 [r18] = r15
	nop 0
	;;
	.mmi
	ld8 r15 = [r19]
	chk.a.clr r16, .L18
.L19:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p8, p9
	nop 0
	;;
	.mib
	nop 0
	cmp.ne.and.orcm p8, p9 = 0, r15
	(p8) br.cond.dptk .L11
.L9:
	.pred.rel.mutex p6, p7
	.mmi
	(p6) st8 [r14] = r16
	(p7) st8 [r14] = r15
	nop 0
	;;
	.mib
	ld8 r8 = [r12]
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L18:
	.body
	.copy_state 1
	.mmi
	ld8 r16 = [r22]
	;;
	cmp.ne p6, p7 = 0, r16
	nop 0
	;;
	.mib
	(p6) cmp.eq.unc p8, p0 = r0, r0
	(p7) cmp.eq.unc p9, p0 = r0, r0
	br .L19
	.endp merge#
	.align 16
	.align 64
	.proc sort#
sort:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 1, 0
	cmp.eq p6, p7 = 0, r32
	.save rp, r35
	mov r35 = b0
	.mmb
	mov r37 = r1
	.body
	mov r38 = r32
	(p6) br.cond.dpnt .L25
	;;
	.mmi
	ld8 r14 = [r32]
	nop 0
	mov r16 = r32
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L30
	;;
	.mmi
	(p7) mov r34 = r14
	nop 0
	nop 0
	.align 32
.L22:
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L23
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
	(p7) br.cond.dptk .L22
.L23:
	.mib
	st8 [r16] = r0
	nop 0
	br.call.sptk.many b0 = sort#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r38 = r34
	.mmb
	mov r32 = r8
	nop 0
	br.call.sptk.many b0 = sort#
	;;
	.mmi
	mov r1 = r37
	mov r33 = r8
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	nop 0
	br.sptk.many merge#
.L30:
	.body
	.copy_state 1
	.mmi
	mov r8 = r32
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
.L25:
	.mmi
	mov r8 = r0
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp sort#
	.sdata
	.align 8
.LC0:
	data8	pool#+1584
	.text
	.align 16
	.align 64
	.proc lists#
lists:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 2, 0
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.mlx
	mov r2 = r32
	movl r16 = @gprel(pool#)
	;;
	.mmb
	add r16 = r1, r16
	mov r19 = r0
	nop 0
	.mmi
	mov r20 = r0
	addl r21 = 32767, r0
	.save ar.lc, r37
	mov r37 = ar.lc
	.body
	;;
	.mii
	nop 0
	mov ar.lc = 99
	nop 0
	.align 32
.L32:
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
	br.cloop.sptk.few .L32
	.mmi
	nop 0
	addl r14 = @gprel(.LC0), gp
	nop 0
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = sort#
	;;
	.mmi
	mov r39 = r0
	nop 0
	cmp.eq p6, p7 = 0, r8
	.mmi
	mov r33 = r8
	nop 0
	mov r1 = r36
	;;
	.mib
	nop 0
	(p6) mov r39 = r0
	(p6) br.cond.dpnt .L31
	.align 32
.L34:
	.mmi
	adds r15 = 8, r33
	nop 0
	adds r14 = 10, r33
	;;
	.mmi
	ld2 r38 = [r15]
	ld2 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	xor r38 = r14, r38
	nop 0
	;;
	.mib
	nop 0
	sxt2 r38 = r38
	br.call.sptk.many b0 = crc16#
	;;
	.mmi
	ld8 r33 = [r33]
	mov r1 = r36
	mov r39 = r8
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r33
	(p6) br.cond.dptk .L34
.L31:
	.mii
	mov r8 = r39
	mov b0 = r34
	;;
	mov ar.pfs = r35
	;;
	.mib
	nop 0
	mov ar.lc = r37
	br.ret.sptk.many b0
	.endp lists#
	.sdata
	.align 8
.LC1:
	data8	mb#+24
	.text
	.align 16
	.align 64
	.proc matrices#
matrices:
	.prologue
	.mmi
	alloc r16 = ar.pfs, 1, 0, 3, 0
	nop 0
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	.mlx
	addl r14 = @gprel(.LC1), gp
	movl r31 = @gprel(ma#)
	;;
	.mmb
	add r31 = r1, r31
	mov r18 = r0
	nop 0
	.mii
	ld8 r24 = [r14]
	zxt2 r23 = r32
	mov r25 = r0
	;;
	.mlx
	mov r28 = r31
	movl r27 = 17179869188
	.mlx
	nop 0
	movl r26 = 8589934594
	;;
.L41:
	.mmi
	mov r21 = r0
	adds r16 = -24, r24
	zxt2 r14 = r25
	.mlx
	mov r22 = r28
	movl r17 = 4294967296
	;;
	.mmi
	mov r20 = r21
	mov r19 = r21
	dep r21 = r18, r21, 0, 16
	;;
	.mii
	nop 0
	dep r20 = r23, r20, 0, 16
	;;
	dep r19 = r14, r19, 0, 16
	;;
	.mii
	nop 0
	dep r21 = r18, r21, 16, 16
	;;
	dep r20 = r23, r20, 16, 16
	;;
	.mii
	nop 0
	dep r19 = r14, r19, 16, 16
	;;
	dep r21 = r18, r21, 32, 16
	;;
	.mii
	nop 0
	dep r20 = r23, r20, 32, 16
	;;
	dep r19 = r14, r19, 32, 16
	;;
	.mii
	nop 0
	dep r21 = r18, r21, 48, 16
	nop 0
	;;
	.mii
	nop 0
	dep r20 = r23, r20, 48, 16
	;;
	dep r19 = r14, r19, 48, 16
.L42:
	.mii
	mov r14 = r17
	padd4 r17 = r17, r27
	;;
	padd4 r15 = r14, r26
	;;
	.mii
	nop 0
	mix2.r r14 = r15, r14
	;;
	mux2 r14 = r14, 216
	;;
	.mii
	nop 0
	pmpyshr2 r15 = r14, r20, 0
	padd2 r14 = r14, r21
	;;
	.mmi
	psub2 r15 = r15, r19
	;;
	st8 [r22] = r14, 8
	nop 0
	;;
	.mmi
	nop 0
	st8 [r16] = r15, 8
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r24, r16
	(p6) br.cond.dptk .L42
	.mmi
	adds r25 = 1, r25
	add r18 = r23, r18
	adds r28 = 24, r28
	.mmi
	adds r24 = 24, r16
	;;
	nop 0
	zxt2 r18 = r18
	.mmb
	nop 0
	cmp4.eq p6, p7 = 12, r25
	(p7) br.cond.dptk .L41
	.mlx
	nop 0
	movl r34 = @gprel(mc#)
	.mlx
	nop 0
	movl r35 = @gprel(mb#)
	;;
	.mlx
	add r34 = r1, r34
	movl r28 = 35747867511423103
	.mlx
	add r35 = r1, r35
	movl r25 = 64424509455
	;;
	.mmi
	adds r29 = 576, r34
	mov r14 = r34
	adds r35 = 288, r35
	;;
.L46:
	.mmi
	mov r30 = r14
	mov r21 = r35
	adds r33 = 48, r14
	;;
.L45:
	.mmb
	mov r22 = r0
	adds r21 = -288, r21
	nop 0
	.mii
	mov r24 = r31
	mov ar.lc = 11
	;;
	mov r23 = r22
	.align 32
.L44:
	.mmi
	nop 0
	ld2 r14 = [r24], 2
	mov r15 = r0
	.mmi
	ld8 r17 = [r21], 24
	;;
	nop 0
	sxt2 r14 = r14
	;;
	.mii
	nop 0
	dep r15 = r14, r15, 0, 16
	;;
	dep r15 = r14, r15, 16, 16
	;;
	.mii
	nop 0
	dep r15 = r14, r15, 32, 16
	;;
	dep r15 = r14, r15, 48, 16
	;;
	.mii
	nop 0
	pmpyshr2 r14 = r17, r15, 0
	pshr2 r16 = r15, 5
	;;
	.mii
	nop 0
	pmpyshr2 r17 = r17, r15, 16
	nop 0
	;;
	.mii
	nop 0
	unpack2.l r15 = r17, r14
	unpack2.h r14 = r17, r14
	.mmi
	and r16 = r28, r16
	;;
	nop 0
	pshr4 r15 = r15, 2
	.mii
	nop 0
	pshr4 r14 = r14, 2
	;;
	pcmp2.gt r17 = r0, r16
	;;
	.mmi
	and r15 = r25, r15
	and r14 = r25, r14
	unpack2.l r19 = r17, r16
	.mii
	nop 0
	unpack2.h r16 = r17, r16
	;;
	mux2 r18 = r15, 177
	.mii
	nop 0
	mux2 r17 = r14, 177
	;;
	pmpyshr2 r20 = r15, r19, 0
	;;
	.mii
	nop 0
	pmpyshr2 r18 = r18, r19, 0
	;;
	pmpyshr2 r17 = r17, r16, 0
	;;
	.mii
	nop 0
	pmpyshr2.u r15 = r15, r19, 16
	mix2.l r27 = r18, r0
	;;
	.mii
	nop 0
	pmpyshr2 r19 = r14, r16, 0
	mix2.l r26 = r17, r0
	;;
	.mii
	nop 0
	pmpyshr2.u r14 = r14, r16, 16
	mix2.r r15 = r15, r20
	;;
	.mii
	nop 0
	mix2.r r18 = r18, r0
	mix2.r r17 = r17, r0
	;;
	.mii
	nop 0
	mix2.r r14 = r14, r19
	padd4 r15 = r15, r27
	;;
	.mmi
	padd4 r14 = r14, r26
	nop 0
	padd4 r18 = r18, r15
	;;
	.mmi
	padd4 r17 = r17, r14
	nop 0
	padd4 r23 = r23, r18
	;;
	.mib
	nop 0
	padd4 r22 = r22, r17
	br.cloop.sptk.few .L44
	.mmi
	mov r14 = r30
	adds r30 = 16, r30
	adds r21 = 8, r21
	;;
	.mmi
	st8 [r14] = r23, 8
	nop 0
	cmp.ne p6, p7 = r33, r30
	;;
	.mib
	st8 [r14] = r22
	nop 0
	(p6) br.cond.dptk .L45
	.mmi
	nop 0
	mov r14 = r30
	adds r31 = 24, r31
	.mmb
	nop 0
	cmp.ne p6, p7 = r29, r30
	(p6) br.cond.dptk .L46
	.mmi
	nop 0
	adds r19 = 624, r34
	mov r8 = r0
.L47:
	.mmi
	adds r29 = -576, r29
	mov r15 = r34
	mov ar.lc = 11
	;;
	.align 32
.L49:
	.mmi
	nop 0
	ld4 r17 = [r15], 4
	shladd r16 = r8, 2, r0
	.mmi
	ld4 r18 = [r29], 48
	;;
	cmp4.le p6, p7 = r17, r18
	add r8 = r16, r8
	;;
	.mmi
	(p6) addl r16 = 1, r0
	;;
	(p7) addl r16 = 10, r0
	nop 0
	;;
	.mib
	nop 0
	add r8 = r16, r8
	br.cloop.sptk.few .L49
	.mmi
	adds r29 = 4, r29
	nop 0
	adds r34 = 48, r34
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r19, r29
	(p6) br.cond.dptk .L47
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
	.endp matrices#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC4:
	stringz	"5012,1234,-874,+122,35.54400,.1234500,-110.700,+0.64400,5.500e3,-.123e-2,-87e,0.1.2,T0.3e-1F,hello,x9,1e-,,"
	.sdata
	.align 8
.LC5:
	data8	.LC4+1
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
	addl r17 = @gprel(.LC5), gp
	addl r20 = @ltoffx(.L66), r1
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
	ld8.mov r20 = [r20], .L66
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
.L79:
	.mmi
	cmp4.ne p6, p7 = 44, r16
	nop 0
	mov r18 = r16
	.mmb
	adds r15 = -48, r16
	nop 0
	(p7) br.cond.dpnt .L62
	;;
	.mib
	cmp4.ltu p6, p7 = 5, r14
	nop 0
	(p6) br.cond.spnt .L64
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
.L66:
	data8 @pcrel(.L63)
	data8 @pcrel(.L70)
	data8 @pcrel(.L69)
	data8 @pcrel(.L68)
	data8 @pcrel(.L67)
	data8 @pcrel(.L75)
	.text
.L73:
	.mmi
	cmp4.eq p6, p7 = 0, r15
	nop 0
	mov r18 = r15
	.mmb
	addl r14 = 1, r0
	nop 0
	(p6) br.cond.dpnt .L61
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 44, r15
	(p6) br.cond.dpnt .L62
	;;
	.mmi
	(p7) adds r15 = -48, r15
	nop 0
	nop 0
	;;
	.align 32
.L70:
	.mib
	nop 0
	cmp4.geu p6, p7 = 9, r15
	(p7) br.cond.dptk .L117
.L76:
	.mii
	ld1 r15 = [r17], 1
	addl r14 = 2, r0
	;;
	sxt1 r15 = r15
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	mov r18 = r15
	(p6) br.cond.dpnt .L61
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 44, r15
	(p6) br.cond.dpnt .L62
	;;
	.mmi
	(p7) adds r15 = -48, r15
	nop 0
	nop 0
	;;
.L69:
	.mib
	nop 0
	cmp4.geu p6, p7 = 9, r15
	(p6) br.cond.dptk .L81
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 46, r18
	(p7) br.cond.dpnt .L77
	;;
.L113:
	.mib
	nop 0
	cmp4.ne p6, p7 = 101, r18
	(p7) br.cond.dpnt .L118
.L86:
	.mmi
	addl r14 = 6, r0
	nop 0
	nop 0
.L64:
	.mmi
	ld1 r15 = [r17], 1
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	mov r16 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L79
.L61:
	.mmi
	adds r32 = 16, r12
	mov r38 = r0
	mov ar.lc = 6
	;;
	.align 32
.L80:
	.mib
	ld4 r37 = [r32], 4
	nop 0
	br.call.sptk.many b0 = crc16#
	;;
	.mib
	mov r1 = r35
	mov r38 = r8
	br.cloop.sptk.few .L80
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
.L118:
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
	(p6) br.cond.dpnt .L61
	;;
	.mib
	cmp4.eq p6, p7 = 44, r15
	adds r15 = -48, r15
	(p6) br.cond.dpnt .L62
	;;
	.align 32
.L67:
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
	(p6) br.cond.dptk .L79
	.mib
	nop 0
	nop 0
	br .L61
	;;
.L117:
	.mib
	nop 0
	cmp4.eq p6, p7 = 46, r18
	(p7) br.cond.dptk .L86
.L77:
	.mii
	ld1 r15 = [r17], 1
	nop 0
	;;
	sxt1 r15 = r15
	;;
.L111:
	.mmi
	cmp4.eq p6, p7 = 0, r15
	nop 0
	mov r18 = r15
	.mmb
	addl r14 = 3, r0
	nop 0
	(p6) br.cond.dpnt .L61
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 44, r15
	(p6) br.cond.dpnt .L62
	;;
	.mmi
	(p7) adds r15 = -48, r15
	nop 0
	nop 0
	;;
.L68:
	.mib
	nop 0
	cmp4.geu p6, p7 = 9, r15
	(p7) br.cond.dptk .L113
	.mii
	ld1 r15 = [r17], 1
	addl r14 = 3, r0
	;;
	sxt1 r15 = r15
	;;
	.mib
	mov r16 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L79
	.mib
	nop 0
	nop 0
	br .L61
.L119:
	.mii
	ld1 r15 = [r17], 1
	nop 0
	;;
	sxt1 r15 = r15
	;;
.L102:
	.mib
	cmp4.eq p6, p7 = 0, r15
	addl r14 = 5, r0
	(p6) br.cond.dpnt .L61
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 44, r15
	(p6) br.cond.dpnt .L62
	;;
	.mmi
	(p7) adds r15 = -48, r15
	nop 0
	nop 0
	;;
.L75:
	.mib
	nop 0
	cmp4.geu p6, p7 = 9, r15
	(p7) br.cond.dptk .L119
	.mib
	nop 0
	addl r14 = 6, r0
	br .L64
	;;
.L62:
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
	(p6) br.cond.dpnt .L61
	;;
	.mib
	cmp4.eq p6, p7 = 44, r15
	adds r15 = -48, r15
	(p6) br.cond.dpnt .L62
	;;
.L63:
	.mib
	nop 0
	cmp4.ltu p6, p7 = 9, r15
	(p7) br.cond.dptk .L76
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
	(p6) br.cond.dptk .L73
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 46, r18
	(p6) br.cond.dptk .L102
	.mib
	nop 0
	nop 0
	br .L111
.L81:
	.mii
	ld1 r15 = [r17], 1
	addl r14 = 2, r0
	;;
	sxt1 r15 = r15
	;;
	.mib
	mov r16 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L79
	.mib
	nop 0
	nop 0
	br .L61
	.endp states.constprop.0#
	.section	.rodata.str1.8
	.align 8
.LC6:
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
	(p7) br.cond.dpnt .L129
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
.L123:
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
	br.cloop.sptk.few .L123
	;;
.L122:
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
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
.L129:
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
	(p6) br.cond.dpnt .L122
	;;
	.mib
	nop 0
	mov ar.lc = r14
	br .L123
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
