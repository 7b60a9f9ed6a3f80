! bed2e0d7a1642401565dcf4e2e2eef49 newlib/libm/math/s_erf.c
	.file	"s_erf.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	1072693248
	.long	0
	.align 8
.LC1:
	.long	-1074790400
	.long	0
	.align 8
.LC2:
	.long	1075838976
	.long	0
	.align 8
.LC3:
	.long	1072721594
	.long	-2112562327
	.align 8
.LC4:
	.long	1069547520
	.long	0
	.align 8
.LC5:
	.long	1069575866
	.long	-2112562327
	.align 8
.LC6:
	.long	-1090983210
	.long	301995692
	.align 8
.LC7:
	.long	1064805009
	.long	593914084
	.align 8
.LC8:
	.long	1067264593
	.long	-606660273
	.align 8
.LC9:
	.long	1070910845
	.long	1763490067
	.align 8
.LC10:
	.long	1069575866
	.long	-2112562328
	.align 8
.LC11:
	.long	-1093624765
	.long	1117937952
	.align 8
.LC12:
	.long	1059151305
	.long	572267024
	.align 8
.LC13:
	.long	1064620066
	.long	-992777457
	.align 8
.LC14:
	.long	1068541260
	.long	1429655226
	.align 8
.LC15:
	.long	1071216505
	.long	-841294839
	.align 8
.LC16:
	.long	-1084113096
	.long	177604415
	.align 8
.LC17:
	.long	1067592246
	.long	1503106539
	.align 8
.LC18:
	.long	1069310872
	.long	1027483884
	.align 8
.LC19:
	.long	1070882762
	.long	-2142166812
	.align 8
.LC20:
	.long	1071108672
	.long	-71777295
	.align 8
.LC21:
	.long	1071287552
	.long	-1382894771
	.align 8
.LC22:
	.long	1063475640
	.long	-1091078856
	.align 8
.LC23:
	.long	1065913172
	.long	1463096605
	.align 8
.LC24:
	.long	1066134978
	.long	1800527132
	.align 8
.LC25:
	.long	1069557344
	.long	-412928737
	.align 8
.LC26:
	.long	1068655452
	.long	-643831385
	.align 8
.LC27:
	.long	1071729392
	.long	-1830064333
	.align 8
.LC28:
	.long	1069235814
	.long	418308899
	.align 8
.LC29:
	.long	1072368321
	.long	1610612736
	.align 8
.LC30:
	.long	-1075115327
	.long	1610612736
	.align 8
.LC31:
	.long	-1071406865
	.long	-962936228
	.align 8
.LC32:
	.long	1079267941
	.long	1474614002
	.align 8
.LC33:
	.long	1080496988
	.long	-338908238
	.align 8
.LC34:
	.long	1080315057
	.long	-2077744538
	.align 8
.LC35:
	.long	1078931466
	.long	-456416371
	.align 8
.LC36:
	.long	1076174340
	.long	1102112550
	.align 8
.LC37:
	.long	1072051222
	.long	-457542816
	.align 8
.LC38:
	.long	1065628690
	.long	1611490357
	.align 8
.LC39:
	.long	-1079054350
	.long	-294348190
	.align 8
.LC40:
	.long	1075464175
	.long	-1907864941
	.align 8
.LC41:
	.long	1079716003
	.long	-297226708
	.align 8
.LC42:
	.long	1081790497
	.long	1466958612
	.align 8
.LC43:
	.long	1082403609
	.long	569124968
	.align 8
.LC44:
	.long	1081813261
	.long	-712369551
	.align 8
.LC45:
	.long	1080112396
	.long	1382737697
	.align 8
.LC46:
	.long	1077126841
	.long	-1116703097
	.align 8
.LC47:
	.long	-1065469874
	.long	-1680066497
	.align 8
.LC48:
	.long	1083180129
	.long	1781422482
	.align 8
.LC49:
	.long	1082387592
	.long	326496808
	.align 8
.LC50:
	.long	1080300637
	.long	1137044888
	.align 8
.LC51:
	.long	1077002761
	.long	1432328538
	.align 8
.LC52:
	.long	1072272314
	.long	1891796446
	.align 8
.LC53:
	.long	1065628690
	.long	971534154
	.align 8
.LC54:
	.long	-1070173982
	.long	1114713442
	.align 8
.LC55:
	.long	1081976948
	.long	-408950941
	.align 8
.LC56:
	.long	1084486169
	.long	-824230938
	.align 8
.LC57:
	.long	1084817335
	.long	1754014826
	.align 8
.LC58:
	.long	1083704043
	.long	412963096
	.align 8
.LC59:
	.long	1081367726
	.long	572235530
	.align 8
.LC60:
	.long	1077827211
	.long	639455632
	.align 8
.LC61:
	.long	1071775744
	.long	0
	.section	.text.erf,"ax",@progbits
	.align 4
	.global erf
	.type	erf, #function
	.proc	07
erf:
	.register	%g2, #scratch
	save	%sp, -224, %sp
	std	%f0, [%fp+2039]
	sethi	%hi(-2147483648), %i4
	ldx	[%fp+2039], %i5
	sethi	%hi(2146434048), %g1
	srlx	%i5, 32, %i5
	or	%g1, 1023, %g1
	andn	%i5, %i4, %i4
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i4, %g1
	bgu,pn	%icc, .L16
	 fmovd	%f0, %f8
	sethi	%hi(1072364544), %g1
	or	%g1, 1023, %g1
	cmp	%i4, %g1
	bgu,pt	%icc, .L4
	 sethi	%hi(1072954368), %g1
	sethi	%hi(1043332096), %g1
	or	%g1, 1023, %g1
	cmp	%i4, %g1
	bgu,pn	%icc, .L5
	 sethi	%hi(2139095040), %g1
	andcc	%g1, %i5, %g0
	bne,pt	%icc, .L6
	 sethi	%gdop_hix22(.LC5), %g1
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f0
	sethi	%gdop_hix22(.LC3), %g1
	fmuld	%f8, %f0, %f0
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f10
	fmuld	%f8, %f10, %f8
	sethi	%gdop_hix22(.LC4), %g1
	faddd	%f0, %f8, %f0
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	ldd	[%g1], %f8
	return	%i7+8
	 fmuld	%f0, %f8, %f0
.L4:
	or	%g1, 1023, %g1
	cmp	%i4, %g1
	bleu,pn	%icc, .L17
	 sethi	%hi(1075313664), %g1
	or	%g1, 1023, %g1
	cmp	%i4, %g1
	bleu,pn	%icc, .L9
	 sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	cmp	%i5, 0
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f0
	return	%i7+8
	 fmovdl	%icc, %f8, %f0
.L16:
	srl	%i5, 31, %i5
	mov	1, %g1
	add	%i5, %i5, %i5
	sub	%g1, %i5, %g1
	st	%g1, [%fp+2039]
	sethi	%gdop_hix22(.LC0), %g1
	ld	[%fp+2039], %f0
	xor	%g1, %gdop_lox10(.LC0), %g1
	fitod	%f0, %f0
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f10
	fdivd	%f10, %f8, %f8
	return	%i7+8
	 faddd	%f0, %f8, %f0
.L6:
	xor	%g1, %gdop_lox10(.LC5), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	ldd	[%g1], %f0
	fmuld	%f8, %f0, %f0
	return	%i7+8
	 faddd	%f0, %f8, %f0
.L9:
	call	fabs, 0
	 nop
	fmuld	%f0, %f0, %f8
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	fmovd	%f0, %f12
	ldd	[%g1], %f14
	sethi	%hi(1074190336), %g1
	or	%g1, 877, %g1
	cmp	%i4, %g1
	bleu,pt	%icc, .L18
	 fdivd	%f14, %f8, %f8
	sethi	%gdop_hix22(.LC47), %g1
	xor	%g1, %gdop_lox10(.LC47), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC47)
	ldd	[%g1], %f16
	sethi	%gdop_hix22(.LC48), %g1
	xor	%g1, %gdop_lox10(.LC48), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC48)
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC49), %g1
	xor	%g1, %gdop_lox10(.LC49), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC49)
	fmuld	%f8, %f16, %f16
	fsubd	%f16, %f10, %f16
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC50), %g1
	xor	%g1, %gdop_lox10(.LC50), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC50)
	fmuld	%f16, %f8, %f16
	fsubd	%f16, %f10, %f16
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC54), %g1
	xor	%g1, %gdop_lox10(.LC54), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC54)
	fmuld	%f16, %f8, %f16
	fsubd	%f16, %f10, %f16
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC51), %g1
	xor	%g1, %gdop_lox10(.LC51), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC51)
	ldd	[%g1], %f18
	sethi	%gdop_hix22(.LC55), %g1
	xor	%g1, %gdop_lox10(.LC55), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC55)
	fmuld	%f16, %f8, %f16
	fsubd	%f16, %f18, %f16
	ldd	[%g1], %f18
	sethi	%gdop_hix22(.LC52), %g1
	xor	%g1, %gdop_lox10(.LC52), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC52)
	fmuld	%f8, %f10, %f10
	faddd	%f10, %f18, %f10
	ldd	[%g1], %f18
	sethi	%gdop_hix22(.LC56), %g1
	xor	%g1, %gdop_lox10(.LC56), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC56)
	fmuld	%f16, %f8, %f16
	fsubd	%f16, %f18, %f16
	ldd	[%g1], %f18
	sethi	%gdop_hix22(.LC57), %g1
	xor	%g1, %gdop_lox10(.LC57), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC57)
	fmuld	%f10, %f8, %f10
	faddd	%f10, %f18, %f10
	ldd	[%g1], %f18
	sethi	%gdop_hix22(.LC53), %g1
	xor	%g1, %gdop_lox10(.LC53), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC53)
	fmuld	%f16, %f8, %f16
	fmuld	%f10, %f8, %f10
	faddd	%f10, %f18, %f10
	ldd	[%g1], %f18
	sethi	%gdop_hix22(.LC58), %g1
	fsubd	%f16, %f18, %f16
	xor	%g1, %gdop_lox10(.LC58), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC58)
	std	%f16, [%fp+2015]
	ldd	[%g1], %f16
	sethi	%gdop_hix22(.LC59), %g1
	xor	%g1, %gdop_lox10(.LC59), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC59)
	fmuld	%f10, %f8, %f10
	faddd	%f10, %f16, %f10
	ldd	[%g1], %f16
	fmuld	%f10, %f8, %f10
	sethi	%gdop_hix22(.LC60), %g1
	faddd	%f10, %f16, %f10
	xor	%g1, %gdop_lox10(.LC60), %g1
	fmuld	%f10, %f8, %f10
	ldx	[%l7 + %g1], %g1, %gdop(.LC60)
.L14:
	std	%f12, [%fp+2039]
	ldd	[%g1], %f16
	mov	-1, %g2
	faddd	%f10, %f16, %f10
	sllx	%g2, 32, %g2
	ldx	[%fp+2039], %g1
	fmuld	%f10, %f8, %f8
	and	%g1, %g2, %g1
	faddd	%f8, %f14, %f8
	stx	%g1, [%fp+2039]
	std	%f8, [%fp+2007]
	sethi	%gdop_hix22(.LC61), %g1
	ldd	[%fp+2039], %f8
	xor	%g1, %gdop_lox10(.LC61), %g1
	fnegd	%f8, %f10
	ldx	[%l7 + %g1], %g1, %gdop(.LC61)
	fmuld	%f10, %f8, %f10
	ldd	[%g1], %f0
	std	%f12, [%fp+2023]
	std	%f8, [%fp+2031]
	call	__ieee754_exp, 0
	 fsubd	%f10, %f0, %f0
	ldd	[%fp+2023], %f12
	ldd	[%fp+2031], %f8
	ldd	[%fp+2007], %f14
	fsubd	%f8, %f12, %f10
	std	%f12, [%fp+2031]
	faddd	%f12, %f8, %f8
	ldd	[%fp+2015], %f12
	fmuld	%f10, %f8, %f8
	std	%f0, [%fp+2039]
	fdivd	%f12, %f14, %f0
	call	__ieee754_exp, 0
	 faddd	%f8, %f0, %f0
	ldd	[%fp+2039], %f8
	fmuld	%f8, %f0, %f0
	ldd	[%fp+2031], %f12
	sethi	%gdop_hix22(.LC0), %g1
	fdivd	%f0, %f12, %f12
	xor	%g1, %gdop_lox10(.LC0), %g1
	cmp	%i5, 0
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	bl,pn	%icc, .L12
	 ldd	[%g1], %f0
	return	%i7+8
	 fsubd	%f0, %f12, %f0
.L5:
	sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC6)
	fmuld	%f0, %f0, %f12
	ldd	[%g1], %f0
	sethi	%gdop_hix22(.LC7), %g1
	xor	%g1, %gdop_lox10(.LC7), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC7)
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC8), %g1
	xor	%g1, %gdop_lox10(.LC8), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC8)
	fmuld	%f12, %f0, %f0
	fsubd	%f0, %f10, %f0
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC11), %g1
	xor	%g1, %gdop_lox10(.LC11), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC11)
	fmuld	%f0, %f12, %f0
	fsubd	%f0, %f10, %f0
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC9), %g1
	xor	%g1, %gdop_lox10(.LC9), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC9)
	ldd	[%g1], %f14
	sethi	%gdop_hix22(.LC12), %g1
	xor	%g1, %gdop_lox10(.LC12), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC12)
	fmuld	%f0, %f12, %f0
	fsubd	%f0, %f14, %f0
	ldd	[%g1], %f14
	sethi	%gdop_hix22(.LC10), %g1
	xor	%g1, %gdop_lox10(.LC10), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC10)
	fmuld	%f12, %f10, %f10
	faddd	%f10, %f14, %f10
	ldd	[%g1], %f14
	sethi	%gdop_hix22(.LC13), %g1
	xor	%g1, %gdop_lox10(.LC13), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC13)
	fmuld	%f0, %f12, %f0
	faddd	%f0, %f14, %f0
	ldd	[%g1], %f14
	sethi	%gdop_hix22(.LC14), %g1
	xor	%g1, %gdop_lox10(.LC14), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC14)
	fmuld	%f10, %f12, %f10
	faddd	%f10, %f14, %f10
	ldd	[%g1], %f14
	sethi	%gdop_hix22(.LC15), %g1
	xor	%g1, %gdop_lox10(.LC15), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC15)
	fmuld	%f10, %f12, %f10
	faddd	%f10, %f14, %f10
	ldd	[%g1], %f14
	fmuld	%f10, %f12, %f10
	sethi	%gdop_hix22(.LC0), %g1
	faddd	%f10, %f14, %f10
	xor	%g1, %gdop_lox10(.LC0), %g1
	fmuld	%f10, %f12, %f10
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f12
	faddd	%f10, %f12, %f10
	fdivd	%f0, %f10, %f0
	fmuld	%f0, %f8, %f0
	return	%i7+8
	 faddd	%f0, %f8, %f0
.L17:
	call	fabs, 0
	 nop
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC16), %g1
	xor	%g1, %gdop_lox10(.LC16), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC16)
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC17), %g1
	xor	%g1, %gdop_lox10(.LC17), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC17)
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC18), %g1
	xor	%g1, %gdop_lox10(.LC18), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC18)
	fsubd	%f0, %f12, %f0
	fmuld	%f0, %f8, %f8
	faddd	%f8, %f10, %f8
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC19), %g1
	xor	%g1, %gdop_lox10(.LC19), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC19)
	fmuld	%f8, %f0, %f8
	fsubd	%f8, %f10, %f8
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC23), %g1
	xor	%g1, %gdop_lox10(.LC23), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC23)
	fmuld	%f8, %f0, %f8
	faddd	%f8, %f10, %f8
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC20), %g1
	xor	%g1, %gdop_lox10(.LC20), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC20)
	ldd	[%g1], %f14
	fmuld	%f8, %f0, %f8
	sethi	%gdop_hix22(.LC24), %g1
	fsubd	%f8, %f14, %f8
	xor	%g1, %gdop_lox10(.LC24), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC24)
	ldd	[%g1], %f14
	fmuld	%f0, %f10, %f10
	sethi	%gdop_hix22(.LC21), %g1
	faddd	%f10, %f14, %f10
	xor	%g1, %gdop_lox10(.LC21), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC21)
	ldd	[%g1], %f14
	fmuld	%f8, %f0, %f8
	sethi	%gdop_hix22(.LC25), %g1
	faddd	%f8, %f14, %f8
	xor	%g1, %gdop_lox10(.LC25), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC25)
	ldd	[%g1], %f14
	fmuld	%f10, %f0, %f10
	sethi	%gdop_hix22(.LC26), %g1
	faddd	%f10, %f14, %f10
	xor	%g1, %gdop_lox10(.LC26), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC26)
	ldd	[%g1], %f14
	fmuld	%f10, %f0, %f10
	sethi	%gdop_hix22(.LC22), %g1
	faddd	%f10, %f14, %f10
	xor	%g1, %gdop_lox10(.LC22), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC22)
	ldd	[%g1], %f14
	fmuld	%f8, %f0, %f8
	sethi	%gdop_hix22(.LC27), %g1
	fsubd	%f8, %f14, %f8
	xor	%g1, %gdop_lox10(.LC27), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC27)
	ldd	[%g1], %f14
	fmuld	%f10, %f0, %f10
	sethi	%gdop_hix22(.LC28), %g1
	faddd	%f10, %f14, %f10
	xor	%g1, %gdop_lox10(.LC28), %g1
	fmuld	%f10, %f0, %f10
	ldx	[%l7 + %g1], %g1, %gdop(.LC28)
	cmp	%i5, 0
	ldd	[%g1], %f14
	faddd	%f10, %f14, %f10
	fmuld	%f10, %f0, %f10
	faddd	%f10, %f12, %f10
	bl,pn	%icc, .L8
	 fdivd	%f8, %f10, %f0
	sethi	%gdop_hix22(.LC29), %g1
	xor	%g1, %gdop_lox10(.LC29), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC29)
	ldd	[%g1], %f8
	return	%i7+8
	 faddd	%f0, %f8, %f0
.L18:
	sethi	%gdop_hix22(.LC31), %g1
	xor	%g1, %gdop_lox10(.LC31), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC31)
	ldd	[%g1], %f16
	sethi	%gdop_hix22(.LC32), %g1
	xor	%g1, %gdop_lox10(.LC32), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC32)
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC33), %g1
	xor	%g1, %gdop_lox10(.LC33), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC33)
	fmuld	%f8, %f16, %f16
	fsubd	%f16, %f10, %f16
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC34), %g1
	xor	%g1, %gdop_lox10(.LC34), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC34)
	fmuld	%f16, %f8, %f16
	fsubd	%f16, %f10, %f16
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC35), %g1
	xor	%g1, %gdop_lox10(.LC35), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC35)
	fmuld	%f16, %f8, %f16
	fsubd	%f16, %f10, %f16
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC39), %g1
	xor	%g1, %gdop_lox10(.LC39), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC39)
	fmuld	%f16, %f8, %f16
	fsubd	%f16, %f10, %f16
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC36), %g1
	xor	%g1, %gdop_lox10(.LC36), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC36)
	ldd	[%g1], %f18
	sethi	%gdop_hix22(.LC40), %g1
	xor	%g1, %gdop_lox10(.LC40), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC40)
	fmuld	%f16, %f8, %f16
	fsubd	%f16, %f18, %f16
	ldd	[%g1], %f18
	sethi	%gdop_hix22(.LC37), %g1
	xor	%g1, %gdop_lox10(.LC37), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC37)
	fmuld	%f8, %f10, %f10
	faddd	%f10, %f18, %f10
	ldd	[%g1], %f18
	sethi	%gdop_hix22(.LC41), %g1
	xor	%g1, %gdop_lox10(.LC41), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC41)
	fmuld	%f16, %f8, %f16
	fsubd	%f16, %f18, %f16
	ldd	[%g1], %f18
	sethi	%gdop_hix22(.LC42), %g1
	xor	%g1, %gdop_lox10(.LC42), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC42)
	fmuld	%f10, %f8, %f10
	faddd	%f10, %f18, %f10
	ldd	[%g1], %f18
	sethi	%gdop_hix22(.LC43), %g1
	xor	%g1, %gdop_lox10(.LC43), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC43)
	fmuld	%f10, %f8, %f10
	faddd	%f10, %f18, %f10
	ldd	[%g1], %f18
	sethi	%gdop_hix22(.LC38), %g1
	xor	%g1, %gdop_lox10(.LC38), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC38)
	fmuld	%f16, %f8, %f16
	fmuld	%f10, %f8, %f10
	faddd	%f10, %f18, %f10
	ldd	[%g1], %f18
	sethi	%gdop_hix22(.LC44), %g1
	fsubd	%f16, %f18, %f16
	xor	%g1, %gdop_lox10(.LC44), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC44)
	std	%f16, [%fp+2015]
	ldd	[%g1], %f16
	sethi	%gdop_hix22(.LC45), %g1
	xor	%g1, %gdop_lox10(.LC45), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC45)
	fmuld	%f10, %f8, %f10
	faddd	%f10, %f16, %f10
	ldd	[%g1], %f16
	fmuld	%f10, %f8, %f10
	sethi	%gdop_hix22(.LC46), %g1
	faddd	%f10, %f16, %f10
	xor	%g1, %gdop_lox10(.LC46), %g1
	fmuld	%f10, %f8, %f10
	ba,pt	%xcc, .L14
	 ldx	[%l7 + %g1], %g1, %gdop(.LC46)
.L8:
	sethi	%gdop_hix22(.LC30), %g1
	xor	%g1, %gdop_lox10(.LC30), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC30)
	ldd	[%g1], %f8
	return	%i7+8
	 fsubd	%f8, %f0, %f0
.L12:
	return	%i7+8
	 fsubd	%f12, %f0, %f0
	.size	erf, .-erf
	.section	.rodata.cst8
	.align 8
.LC62:
	.long	1073741824
	.long	0
	.align 8
.LC63:
	.long	0
	.long	0
	.align 8
.LC64:
	.long	1072693248
	.long	0
	.align 8
.LC65:
	.long	-1090983210
	.long	301995692
	.align 8
.LC66:
	.long	1064805009
	.long	593914084
	.align 8
.LC67:
	.long	1067264593
	.long	-606660273
	.align 8
.LC68:
	.long	1070910845
	.long	1763490067
	.align 8
.LC69:
	.long	1069575866
	.long	-2112562328
	.align 8
.LC70:
	.long	-1093624765
	.long	1117937952
	.align 8
.LC71:
	.long	1059151305
	.long	572267024
	.align 8
.LC72:
	.long	1064620066
	.long	-992777457
	.align 8
.LC73:
	.long	1068541260
	.long	1429655226
	.align 8
.LC74:
	.long	1071216505
	.long	-841294839
	.align 8
.LC75:
	.long	1071644672
	.long	0
	.align 8
.LC76:
	.long	-1084113096
	.long	177604415
	.align 8
.LC77:
	.long	1067592246
	.long	1503106539
	.align 8
.LC78:
	.long	1069310872
	.long	1027483884
	.align 8
.LC79:
	.long	1070882762
	.long	-2142166812
	.align 8
.LC80:
	.long	1071108672
	.long	-71777295
	.align 8
.LC81:
	.long	1071287552
	.long	-1382894771
	.align 8
.LC82:
	.long	1063475640
	.long	-1091078856
	.align 8
.LC83:
	.long	1065913172
	.long	1463096605
	.align 8
.LC84:
	.long	1066134978
	.long	1800527132
	.align 8
.LC85:
	.long	1069557344
	.long	-412928737
	.align 8
.LC86:
	.long	1068655452
	.long	-643831385
	.align 8
.LC87:
	.long	1071729392
	.long	-1830064333
	.align 8
.LC88:
	.long	1069235814
	.long	418308899
	.align 8
.LC89:
	.long	1069798650
	.long	-2147483648
	.align 8
.LC90:
	.long	1072368321
	.long	1610612736
	.align 8
.LC91:
	.long	-1071406865
	.long	-962936228
	.align 8
.LC92:
	.long	1079267941
	.long	1474614002
	.align 8
.LC93:
	.long	1080496988
	.long	-338908238
	.align 8
.LC94:
	.long	1080315057
	.long	-2077744538
	.align 8
.LC95:
	.long	1078931466
	.long	-456416371
	.align 8
.LC96:
	.long	1076174340
	.long	1102112550
	.align 8
.LC97:
	.long	1072051222
	.long	-457542816
	.align 8
.LC98:
	.long	1065628690
	.long	1611490357
	.align 8
.LC99:
	.long	-1079054350
	.long	-294348190
	.align 8
.LC100:
	.long	1075464175
	.long	-1907864941
	.align 8
.LC101:
	.long	1079716003
	.long	-297226708
	.align 8
.LC102:
	.long	1081790497
	.long	1466958612
	.align 8
.LC103:
	.long	1082403609
	.long	569124968
	.align 8
.LC104:
	.long	1081813261
	.long	-712369551
	.align 8
.LC105:
	.long	1080112396
	.long	1382737697
	.align 8
.LC106:
	.long	1077126841
	.long	-1116703097
	.align 8
.LC107:
	.long	-1065469874
	.long	-1680066497
	.align 8
.LC108:
	.long	1083180129
	.long	1781422482
	.align 8
.LC109:
	.long	1082387592
	.long	326496808
	.align 8
.LC110:
	.long	1080300637
	.long	1137044888
	.align 8
.LC111:
	.long	1077002761
	.long	1432328538
	.align 8
.LC112:
	.long	1072272314
	.long	1891796446
	.align 8
.LC113:
	.long	1065628690
	.long	971534154
	.align 8
.LC114:
	.long	-1070173982
	.long	1114713442
	.align 8
.LC115:
	.long	1081976948
	.long	-408950941
	.align 8
.LC116:
	.long	1084486169
	.long	-824230938
	.align 8
.LC117:
	.long	1084817335
	.long	1754014826
	.align 8
.LC118:
	.long	1083704043
	.long	412963096
	.align 8
.LC119:
	.long	1081367726
	.long	572235530
	.align 8
.LC120:
	.long	1077827211
	.long	639455632
	.align 8
.LC121:
	.long	1071775744
	.long	0
	.section	.text.erfc,"ax",@progbits
	.align 4
	.global erfc
	.type	erfc, #function
	.proc	07
erfc:
	save	%sp, -224, %sp
	std	%f0, [%fp+2039]
	sethi	%hi(-2147483648), %i4
	ldx	[%fp+2039], %i5
	sethi	%hi(2146434048), %g1
	srlx	%i5, 32, %i5
	or	%g1, 1023, %g1
	andn	%i5, %i4, %i4
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i4, %g1
	bgu,pn	%icc, .L33
	 fmovd	%f0, %f12
	sethi	%hi(1072364544), %g1
	or	%g1, 1023, %g1
	cmp	%i4, %g1
	bgu,pt	%icc, .L22
	 sethi	%hi(1072954368), %g1
	sethi	%hi(1013971968), %g1
	or	%g1, 1023, %g1
	cmp	%i4, %g1
	bleu,pn	%icc, .L34
	 sethi	%gdop_hix22(.LC65), %g1
	xor	%g1, %gdop_lox10(.LC65), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC65)
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC66), %g1
	xor	%g1, %gdop_lox10(.LC66), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC66)
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC67), %g1
	xor	%g1, %gdop_lox10(.LC67), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC67)
	fmuld	%f0, %f0, %f14
	fmuld	%f14, %f8, %f8
	fsubd	%f8, %f10, %f8
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC70), %g1
	xor	%g1, %gdop_lox10(.LC70), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC70)
	fmuld	%f8, %f14, %f8
	fsubd	%f8, %f10, %f8
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC68), %g1
	xor	%g1, %gdop_lox10(.LC68), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC68)
	ldd	[%g1], %f16
	sethi	%gdop_hix22(.LC71), %g1
	xor	%g1, %gdop_lox10(.LC71), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC71)
	fmuld	%f8, %f14, %f8
	fsubd	%f8, %f16, %f8
	ldd	[%g1], %f16
	sethi	%gdop_hix22(.LC69), %g1
	xor	%g1, %gdop_lox10(.LC69), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC69)
	fmuld	%f14, %f10, %f10
	faddd	%f10, %f16, %f10
	ldd	[%g1], %f16
	sethi	%gdop_hix22(.LC72), %g1
	xor	%g1, %gdop_lox10(.LC72), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC72)
	fmuld	%f8, %f14, %f8
	faddd	%f8, %f16, %f8
	ldd	[%g1], %f16
	sethi	%gdop_hix22(.LC64), %g1
	xor	%g1, %gdop_lox10(.LC64), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC64)
	ldd	[%g1], %f0
	sethi	%gdop_hix22(.LC73), %g1
	xor	%g1, %gdop_lox10(.LC73), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC73)
	ldd	[%g1], %f18
	sethi	%gdop_hix22(.LC74), %g1
	xor	%g1, %gdop_lox10(.LC74), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC74)
	fmuld	%f10, %f14, %f10
	faddd	%f10, %f16, %f10
	fmuld	%f10, %f14, %f10
	faddd	%f10, %f18, %f10
	ldd	[%g1], %f18
	fmuld	%f10, %f14, %f10
	sethi	%hi(1070595072), %g1
	faddd	%f10, %f18, %f10
	or	%g1, 1023, %g1
	fmuld	%f10, %f14, %f10
	cmp	%i5, %g1
	faddd	%f10, %f0, %f10
	fdivd	%f8, %f10, %f8
	bg,pt	%icc, .L24
	 fmuld	%f8, %f12, %f8
	faddd	%f12, %f8, %f8
	return	%i7+8
	 fsubd	%f0, %f8, %f0
.L22:
	or	%g1, 1023, %g1
	cmp	%i4, %g1
	bleu,pn	%icc, .L35
	 sethi	%hi(1077672960), %g1
	or	%g1, 1023, %g1
	cmp	%i4, %g1
	bleu,pn	%icc, .L36
	 cmp	%i5, 0
	ble,pn	%icc, .L32
	 sethi	%gdop_hix22(.LC63), %g1
	xor	%g1, %gdop_lox10(.LC63), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC63)
	return	%i7+8
	 ldd	[%g1], %f0
.L33:
	srl	%i5, 31, %i5
	sethi	%gdop_hix22(.LC64), %g1
	add	%i5, %i5, %i5
	xor	%g1, %gdop_lox10(.LC64), %g1
	st	%i5, [%fp+2039]
	ldx	[%l7 + %g1], %g1, %gdop(.LC64)
	ld	[%fp+2039], %f10
	ldd	[%g1], %f8
	fdivd	%f8, %f0, %f8
	fitod	%f10, %f0
	return	%i7+8
	 faddd	%f0, %f8, %f0
.L24:
	sethi	%gdop_hix22(.LC75), %g1
	xor	%g1, %gdop_lox10(.LC75), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC75)
	ldd	[%g1], %f0
	fsubd	%f12, %f0, %f12
	faddd	%f12, %f8, %f12
	return	%i7+8
	 fsubd	%f0, %f12, %f0
.L36:
	call	fabs, 0
	 nop
	fmuld	%f0, %f0, %f16
	sethi	%gdop_hix22(.LC64), %g1
	xor	%g1, %gdop_lox10(.LC64), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC64)
	fmovd	%f0, %f12
	ldd	[%g1], %f14
	sethi	%hi(1074190336), %g1
	or	%g1, 876, %g1
	cmp	%i4, %g1
	bleu,pt	%icc, .L37
	 fdivd	%f14, %f16, %f16
	sethi	%hi(1075313664), %g1
	or	%g1, 1023, %g1
	cmp	%i4, %g1
	srl	%i5, 31, %g2
	mov	0, %g1
	movg	%icc, 1, %g1
	andcc	%g2, %g1, %g0
	bne,pn	%icc, .L32
	 sethi	%gdop_hix22(.LC107), %g1
	xor	%g1, %gdop_lox10(.LC107), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC107)
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC108), %g1
	xor	%g1, %gdop_lox10(.LC108), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC108)
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC109), %g1
	xor	%g1, %gdop_lox10(.LC109), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC109)
	fmuld	%f16, %f8, %f8
	fsubd	%f8, %f10, %f8
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC110), %g1
	xor	%g1, %gdop_lox10(.LC110), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC110)
	fmuld	%f8, %f16, %f8
	fsubd	%f8, %f10, %f8
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC114), %g1
	xor	%g1, %gdop_lox10(.LC114), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC114)
	fmuld	%f8, %f16, %f8
	fsubd	%f8, %f10, %f8
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC111), %g1
	xor	%g1, %gdop_lox10(.LC111), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC111)
	ldd	[%g1], %f18
	fmuld	%f8, %f16, %f8
	sethi	%gdop_hix22(.LC115), %g1
	fsubd	%f8, %f18, %f8
	xor	%g1, %gdop_lox10(.LC115), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC115)
	ldd	[%g1], %f18
	fmuld	%f16, %f10, %f10
	sethi	%gdop_hix22(.LC112), %g1
	faddd	%f10, %f18, %f10
	xor	%g1, %gdop_lox10(.LC112), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC112)
	ldd	[%g1], %f18
	fmuld	%f8, %f16, %f8
	sethi	%gdop_hix22(.LC116), %g1
	fsubd	%f8, %f18, %f8
	xor	%g1, %gdop_lox10(.LC116), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC116)
	ldd	[%g1], %f18
	fmuld	%f10, %f16, %f10
	sethi	%gdop_hix22(.LC117), %g1
	faddd	%f10, %f18, %f10
	xor	%g1, %gdop_lox10(.LC117), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC117)
	ldd	[%g1], %f18
	fmuld	%f10, %f16, %f10
	sethi	%gdop_hix22(.LC113), %g1
	faddd	%f10, %f18, %f10
	xor	%g1, %gdop_lox10(.LC113), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC113)
	ldd	[%g1], %f18
	fmuld	%f8, %f16, %f8
	sethi	%gdop_hix22(.LC118), %g1
	fsubd	%f8, %f18, %f8
	xor	%g1, %gdop_lox10(.LC118), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC118)
	ldd	[%g1], %f18
	fmuld	%f10, %f16, %f10
	sethi	%gdop_hix22(.LC119), %g1
	faddd	%f10, %f18, %f10
	xor	%g1, %gdop_lox10(.LC119), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC119)
	ldd	[%g1], %f18
	fmuld	%f10, %f16, %f10
	sethi	%gdop_hix22(.LC120), %g1
	faddd	%f10, %f18, %f10
	xor	%g1, %gdop_lox10(.LC120), %g1
	fmuld	%f10, %f16, %f10
	ldx	[%l7 + %g1], %g1, %gdop(.LC120)
	ldd	[%g1], %f18
	faddd	%f10, %f18, %f10
	fmuld	%f10, %f16, %f10
	faddd	%f10, %f14, %f14
.L29:
	std	%f12, [%fp+2039]
	mov	-1, %g2
	ldx	[%fp+2039], %g1
	sllx	%g2, 32, %g2
	and	%g1, %g2, %g1
	stx	%g1, [%fp+2039]
	sethi	%gdop_hix22(.LC121), %g1
	ldd	[%fp+2039], %f10
	xor	%g1, %gdop_lox10(.LC121), %g1
	fnegd	%f10, %f16
	ldx	[%l7 + %g1], %g1, %gdop(.LC121)
	fmuld	%f16, %f10, %f16
	ldd	[%g1], %f0
	std	%f14, [%fp+2007]
	std	%f8, [%fp+2015]
	std	%f12, [%fp+2023]
	std	%f10, [%fp+2031]
	call	__ieee754_exp, 0
	 fsubd	%f16, %f0, %f0
	std	%f0, [%fp+2039]
	ldd	[%fp+2023], %f12
	ldd	[%fp+2031], %f10
	ldd	[%fp+2015], %f8
	fsubd	%f10, %f12, %f0
	ldd	[%fp+2007], %f14
	faddd	%f12, %f10, %f10
	fdivd	%f8, %f14, %f8
	std	%f12, [%fp+2031]
	fmuld	%f0, %f10, %f0
	call	__ieee754_exp, 0
	 faddd	%f0, %f8, %f0
	ldd	[%fp+2039], %f8
	cmp	%i5, 0
	fmuld	%f8, %f0, %f0
	ble,pn	%icc, .L31
	 ldd	[%fp+2031], %f12
	return	%i7+8
	 fdivd	%f0, %f12, %f0
.L34:
	sethi	%gdop_hix22(.LC64), %g1
	xor	%g1, %gdop_lox10(.LC64), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC64)
	ldd	[%g1], %f0
	return	%i7+8
	 fsubd	%f0, %f12, %f0
.L35:
	call	fabs, 0
	 nop
	sethi	%gdop_hix22(.LC64), %g1
	xor	%g1, %gdop_lox10(.LC64), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC64)
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC76), %g1
	xor	%g1, %gdop_lox10(.LC76), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC76)
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC77), %g1
	xor	%g1, %gdop_lox10(.LC77), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC77)
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC78), %g1
	xor	%g1, %gdop_lox10(.LC78), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC78)
	fsubd	%f0, %f12, %f0
	fmuld	%f0, %f8, %f8
	faddd	%f8, %f10, %f8
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC79), %g1
	xor	%g1, %gdop_lox10(.LC79), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC79)
	fmuld	%f8, %f0, %f8
	fsubd	%f8, %f10, %f8
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC83), %g1
	xor	%g1, %gdop_lox10(.LC83), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC83)
	fmuld	%f8, %f0, %f8
	faddd	%f8, %f10, %f8
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC80), %g1
	xor	%g1, %gdop_lox10(.LC80), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC80)
	ldd	[%g1], %f14
	fmuld	%f8, %f0, %f8
	sethi	%gdop_hix22(.LC84), %g1
	fsubd	%f8, %f14, %f8
	xor	%g1, %gdop_lox10(.LC84), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC84)
	ldd	[%g1], %f14
	fmuld	%f0, %f10, %f10
	sethi	%gdop_hix22(.LC81), %g1
	faddd	%f10, %f14, %f10
	xor	%g1, %gdop_lox10(.LC81), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC81)
	ldd	[%g1], %f14
	fmuld	%f8, %f0, %f8
	sethi	%gdop_hix22(.LC85), %g1
	faddd	%f8, %f14, %f8
	xor	%g1, %gdop_lox10(.LC85), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC85)
	ldd	[%g1], %f14
	fmuld	%f10, %f0, %f10
	sethi	%gdop_hix22(.LC86), %g1
	faddd	%f10, %f14, %f10
	xor	%g1, %gdop_lox10(.LC86), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC86)
	ldd	[%g1], %f14
	fmuld	%f10, %f0, %f10
	sethi	%gdop_hix22(.LC82), %g1
	faddd	%f10, %f14, %f10
	xor	%g1, %gdop_lox10(.LC82), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC82)
	ldd	[%g1], %f14
	fmuld	%f8, %f0, %f8
	sethi	%gdop_hix22(.LC87), %g1
	fsubd	%f8, %f14, %f8
	xor	%g1, %gdop_lox10(.LC87), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC87)
	ldd	[%g1], %f14
	fmuld	%f10, %f0, %f10
	sethi	%gdop_hix22(.LC88), %g1
	faddd	%f10, %f14, %f10
	xor	%g1, %gdop_lox10(.LC88), %g1
	fmuld	%f10, %f0, %f10
	ldx	[%l7 + %g1], %g1, %gdop(.LC88)
	cmp	%i5, 0
	ldd	[%g1], %f14
	faddd	%f10, %f14, %f10
	fmuld	%f10, %f0, %f10
	faddd	%f10, %f12, %f10
	bl,pn	%icc, .L26
	 fdivd	%f8, %f10, %f8
	sethi	%gdop_hix22(.LC89), %g1
	xor	%g1, %gdop_lox10(.LC89), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC89)
	ldd	[%g1], %f0
	return	%i7+8
	 fsubd	%f0, %f8, %f0
.L32:
	sethi	%gdop_hix22(.LC62), %g1
	xor	%g1, %gdop_lox10(.LC62), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC62)
	return	%i7+8
	 ldd	[%g1], %f0
.L37:
	sethi	%gdop_hix22(.LC91), %g1
	xor	%g1, %gdop_lox10(.LC91), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC91)
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC92), %g1
	xor	%g1, %gdop_lox10(.LC92), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC92)
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC93), %g1
	xor	%g1, %gdop_lox10(.LC93), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC93)
	fmuld	%f16, %f8, %f8
	fsubd	%f8, %f10, %f8
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC94), %g1
	xor	%g1, %gdop_lox10(.LC94), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC94)
	fmuld	%f8, %f16, %f8
	fsubd	%f8, %f10, %f8
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC95), %g1
	xor	%g1, %gdop_lox10(.LC95), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC95)
	fmuld	%f8, %f16, %f8
	fsubd	%f8, %f10, %f8
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC99), %g1
	xor	%g1, %gdop_lox10(.LC99), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC99)
	fmuld	%f8, %f16, %f8
	fsubd	%f8, %f10, %f8
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC96), %g1
	xor	%g1, %gdop_lox10(.LC96), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC96)
	ldd	[%g1], %f18
	fmuld	%f8, %f16, %f8
	sethi	%gdop_hix22(.LC100), %g1
	fsubd	%f8, %f18, %f8
	xor	%g1, %gdop_lox10(.LC100), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC100)
	ldd	[%g1], %f18
	fmuld	%f16, %f10, %f10
	sethi	%gdop_hix22(.LC97), %g1
	faddd	%f10, %f18, %f10
	xor	%g1, %gdop_lox10(.LC97), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC97)
	ldd	[%g1], %f18
	fmuld	%f8, %f16, %f8
	sethi	%gdop_hix22(.LC101), %g1
	fsubd	%f8, %f18, %f8
	xor	%g1, %gdop_lox10(.LC101), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC101)
	ldd	[%g1], %f18
	fmuld	%f10, %f16, %f10
	sethi	%gdop_hix22(.LC102), %g1
	faddd	%f10, %f18, %f10
	xor	%g1, %gdop_lox10(.LC102), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC102)
	ldd	[%g1], %f18
	fmuld	%f10, %f16, %f10
	sethi	%gdop_hix22(.LC103), %g1
	faddd	%f10, %f18, %f10
	xor	%g1, %gdop_lox10(.LC103), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC103)
	ldd	[%g1], %f18
	fmuld	%f10, %f16, %f10
	sethi	%gdop_hix22(.LC98), %g1
	faddd	%f10, %f18, %f10
	xor	%g1, %gdop_lox10(.LC98), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC98)
	ldd	[%g1], %f18
	fmuld	%f8, %f16, %f8
	sethi	%gdop_hix22(.LC104), %g1
	fsubd	%f8, %f18, %f8
	xor	%g1, %gdop_lox10(.LC104), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC104)
	ldd	[%g1], %f18
	fmuld	%f10, %f16, %f10
	sethi	%gdop_hix22(.LC105), %g1
	faddd	%f10, %f18, %f10
	xor	%g1, %gdop_lox10(.LC105), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC105)
	ldd	[%g1], %f18
	fmuld	%f10, %f16, %f10
	sethi	%gdop_hix22(.LC106), %g1
	faddd	%f10, %f18, %f10
	xor	%g1, %gdop_lox10(.LC106), %g1
	fmuld	%f10, %f16, %f10
	ldx	[%l7 + %g1], %g1, %gdop(.LC106)
	ldd	[%g1], %f18
	faddd	%f10, %f18, %f10
	fmuld	%f10, %f16, %f10
	ba,pt	%xcc, .L29
	 faddd	%f10, %f14, %f14
.L26:
	sethi	%gdop_hix22(.LC90), %g1
	xor	%g1, %gdop_lox10(.LC90), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC90)
	ldd	[%g1], %f10
	faddd	%f8, %f10, %f8
	return	%i7+8
	 faddd	%f8, %f12, %f0
.L31:
	fdivd	%f0, %f12, %f12
	sethi	%gdop_hix22(.LC62), %g1
	xor	%g1, %gdop_lox10(.LC62), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC62)
	ldd	[%g1], %f0
	return	%i7+8
	 fsubd	%f0, %f12, %f0
	.size	erfc, .-erfc
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.text.__sparc_get_pc_thunk.l7,"axG",@progbits,__sparc_get_pc_thunk.l7,comdat
	.align 4
	.weak	__sparc_get_pc_thunk.l7
	.hidden	__sparc_get_pc_thunk.l7
	.type	__sparc_get_pc_thunk.l7, #function
	.proc	020
__sparc_get_pc_thunk.l7:
	jmp	%o7+8
	 add	%o7, %l7, %l7
	.section	.note.GNU-stack,"",@progbits
