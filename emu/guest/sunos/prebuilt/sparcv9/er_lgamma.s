! dd79553644f8e0bb226b2507fb902165 newlib/libm/math/er_lgamma.c
	.file	"er_lgamma.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	0
	.align 8
.LC1:
	.long	1072693248
	.long	0
	.align 8
.LC2:
	.long	1074340347
	.long	1413754136
	.align 8
.LC3:
	.long	1071644672
	.long	0
	.align 8
.LC4:
	.long	1074790400
	.long	0
	.align 8
.LC5:
	.long	1127219200
	.long	0
	.align 8
.LC6:
	.long	1073217536
	.long	0
	.align 8
.LC7:
	.long	1073741824
	.long	0
	.align 8
.LC8:
	.long	1071483745
	.long	-1923417860
	.align 8
.LC9:
	.long	1073177304
	.long	1666629183
	.align 8
.LC10:
	.long	1056600180
	.long	1116535378
	.align 8
.LC11:
	.long	1059910380
	.long	-317659827
	.align 8
.LC12:
	.long	1062439572
	.long	292503389
	.align 8
.LC13:
	.long	1065238607
	.long	-1232080920
	.align 8
.LC14:
	.long	1068580352
	.long	441803431
	.align 8
.LC15:
	.long	1068745831
	.long	-478302008
	.align 8
.LC16:
	.long	1057457550
	.long	-1868277705
	.align 8
.LC17:
	.long	1058820232
	.long	-1736574201
	.align 8
.LC18:
	.long	1061205702
	.long	-1984324608
	.align 8
.LC19:
	.long	1063759320
	.long	-860384661
	.align 8
.LC20:
	.long	1066734370
	.long	-1399696261
	.align 8
.LC21:
	.long	1070900044
	.long	-995749971
	.align 8
.LC22:
	.long	1060417389
	.long	1812904951
	.align 8
.LC23:
	.long	1062665870
	.long	-1087563023
	.align 8
.LC24:
	.long	1064893664
	.long	-479141052
	.align 8
.LC25:
	.long	1067501992
	.long	-550127853
	.align 8
.LC26:
	.long	1071576875
	.long	-923912030
	.align 8
.LC27:
	.long	1060502846
	.long	-389884940
	.align 8
.LC28:
	.long	1061266960
	.long	-1670127380
	.align 8
.LC29:
	.long	1063420627
	.long	773179669
	.align 8
.LC30:
	.long	1065688991
	.long	-1164841878
	.align 8
.LC31:
	.long	1068534594
	.long	-1797963365
	.align 8
.LC32:
	.long	-1087078620
	.long	-322728904
	.align 8
.LC33:
	.long	1062002444
	.long	-278812439
	.align 8
.LC34:
	.long	1064185599
	.long	-1276570409
	.align 8
.LC35:
	.long	1066559207
	.long	-1760888340
	.align 8
.LC36:
	.long	1069736999
	.long	-1916353271
	.align 8
.LC37:
	.long	-1135556662
	.long	-1534421217
	.align 8
.LC38:
	.long	1069488569
	.long	-1128035774
	.align 8
.LC39:
	.long	1066100619
	.long	-1087657207
	.align 8
.LC40:
	.long	1070419630
	.long	-167704284
	.align 8
.LC41:
	.long	1072646518
	.long	1156219984
	.align 8
.LC42:
	.long	1073170268
	.long	-786842257
	.align 8
.LC43:
	.long	1071923230
	.long	-1962910209
	.align 8
.LC44:
	.long	1063934651
	.long	1473302369
	.align 8
.LC45:
	.long	1069198933
	.long	-699171704
	.align 8
.LC46:
	.long	1072209403
	.long	-464498513
	.align 8
.LC47:
	.long	1073809189
	.long	-1540679435
	.align 8
.LC48:
	.long	1073980887
	.long	-1027776100
	.align 8
.LC49:
	.long	-1075838976
	.long	0
	.align 8
.LC50:
	.long	1057013740
	.long	-585635515
	.align 8
.LC51:
	.long	1063134902
	.long	1936257593
	.align 8
.LC52:
	.long	1067141148
	.long	2123602273
	.align 8
.LC53:
	.long	1069726620
	.long	-1092226313
	.align 8
.LC54:
	.long	1070913935
	.long	1326686041
	.align 8
.LC55:
	.long	1070302347
	.long	920782968
	.align 8
.LC56:
	.long	1054784247
	.long	-1514962624
	.align 8
.LC57:
	.long	1061780954
	.long	-901666469
	.align 8
.LC58:
	.long	1066604522
	.long	1949226101
	.align 8
.LC59:
	.long	1069941229
	.long	-855908569
	.align 8
.LC60:
	.long	1072110104
	.long	-1814831908
	.align 8
.LC61:
	.long	1073104295
	.long	1657056116
	.align 8
.LC62:
	.long	1075314688
	.long	0
	.align 8
.LC63:
	.long	1075052544
	.long	0
	.align 8
.LC64:
	.long	1074266112
	.long	0
	.align 8
.LC65:
	.long	-1084573539
	.long	194921444
	.align 8
.LC66:
	.long	1061906362
	.long	1289410001
	.align 8
.LC67:
	.long	1061388491
	.long	-1945114815
	.align 8
.LC68:
	.long	1061814687
	.long	-1731249994
	.align 8
.LC69:
	.long	1063698796
	.long	380644956
	.align 8
.LC70:
	.long	1068848469
	.long	1431655739
	.align 8
.LC71:
	.long	1071304675
	.long	-1865843351
	.section	.text.__ieee754_lgamma_r,"ax",@progbits
	.align 4
	.global __ieee754_lgamma_r
	.type	__ieee754_lgamma_r, #function
	.proc	07
__ieee754_lgamma_r:
	.register	%g2, #scratch
	save	%sp, -208, %sp
	std	%f0, [%fp+2039]
	mov	1, %g1
	st	%g1, [%i1]
	ldx	[%fp+2039], %i4
	sethi	%hi(-2147483648), %i5
	srlx	%i4, 32, %i3
	sethi	%hi(2146434048), %g1
	andn	%i3, %i5, %i5
	or	%g1, 1023, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i5, %g1
	bgu,pn	%icc, .L75
	 fmovd	%f0, %f8
	orcc	%i5, %i4, %g0
	be,pn	%icc, .L8
	 sethi	%hi(999291904), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bgu,pt	%icc, .L5
	 cmp	%i3, 0
	bl,pn	%icc, .L76
	 mov	-1, %g1
	call	__ieee754_log, 0
	 nop
	fnegd	%f0, %f10
	return	%i7+8
	 fmovd	%f10, %f0
.L5:
	bge,pt	%icc, .L7
	 sethi	%gdop_hix22(.LC0), %g1
	sethi	%hi(1127218176), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bleu,pn	%icc, .L77
	 sethi	%hi(1070595072), %g1
.L8:
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f8
	fdivd	%f10, %f8, %f10
.L1:
.L84:
	return	%i7+8
	 fmovd	%f10, %f0
.L75:
	fmuld	%f0, %f0, %f10
	return	%i7+8
	 fmovd	%f10, %f0
.L7:
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f10
	sethi	%hi(-1072693248), %g1
	add	%i5, %g1, %g1
	orcc	%g1, %i4, %g0
	be,pt	%icc, .L1
	 sethi	%hi(-1073741824), %g1
	add	%i5, %g1, %g1
	orcc	%g1, %i4, %g0
	be,pn	%icc, .L1
	 sethi	%hi(1073741824), %g1
	andcc	%g1, %i3, %g0
	bne,pt	%icc, .L27
	 sethi	%hi(1075837952), %g1
.L24:
	sethi	%hi(1072483328), %g1
	or	%g1, 204, %g1
	cmp	%i5, %g1
	bleu,pn	%icc, .L78
	 sethi	%hi(1073460224), %g1
	or	%g1, 194, %g1
	cmp	%i5, %g1
	bleu,pt	%icc, .L33
	 sethi	%hi(1072935936), %g1
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f0
	sethi	%gdop_hix22(.LC7), %g1
	xor	%g1, %gdop_lox10(.LC7), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC7)
	ldd	[%g1], %f16
	fsubd	%f16, %f8, %f16
.L30:
	sethi	%gdop_hix22(.LC10), %g1
	xor	%g1, %gdop_lox10(.LC10), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC10)
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC11), %g1
	xor	%g1, %gdop_lox10(.LC11), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC11)
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC12), %g1
	xor	%g1, %gdop_lox10(.LC12), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC12)
	fmuld	%f16, %f16, %f14
	fmuld	%f14, %f8, %f8
	faddd	%f8, %f12, %f8
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC13), %g1
	xor	%g1, %gdop_lox10(.LC13), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC13)
	fmuld	%f8, %f14, %f8
	faddd	%f8, %f12, %f8
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC16), %g1
	xor	%g1, %gdop_lox10(.LC16), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC16)
	fmuld	%f8, %f14, %f8
	faddd	%f8, %f12, %f8
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC14), %g1
	xor	%g1, %gdop_lox10(.LC14), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC14)
	ldd	[%g1], %f18
	fmuld	%f8, %f14, %f8
	sethi	%gdop_hix22(.LC17), %g1
	faddd	%f8, %f18, %f8
	xor	%g1, %gdop_lox10(.LC17), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC17)
	ldd	[%g1], %f18
	fmuld	%f14, %f12, %f12
	sethi	%gdop_hix22(.LC15), %g1
	faddd	%f12, %f18, %f12
	xor	%g1, %gdop_lox10(.LC15), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC15)
	ldd	[%g1], %f18
	fmuld	%f8, %f14, %f8
	sethi	%gdop_hix22(.LC18), %g1
	faddd	%f8, %f18, %f8
	xor	%g1, %gdop_lox10(.LC18), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC18)
	ldd	[%g1], %f18
	fmuld	%f12, %f14, %f12
	sethi	%gdop_hix22(.LC19), %g1
	faddd	%f12, %f18, %f12
	xor	%g1, %gdop_lox10(.LC19), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC19)
	ldd	[%g1], %f18
	fmuld	%f12, %f14, %f12
	sethi	%gdop_hix22(.LC20), %g1
	faddd	%f12, %f18, %f12
	xor	%g1, %gdop_lox10(.LC20), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC20)
	ldd	[%g1], %f18
	fmuld	%f12, %f14, %f12
	sethi	%gdop_hix22(.LC3), %g1
	faddd	%f12, %f18, %f12
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f18
	fmuld	%f8, %f16, %f8
	fmuld	%f12, %f14, %f12
	fmuld	%f16, %f18, %f16
	sethi	%gdop_hix22(.LC21), %g1
	xor	%g1, %gdop_lox10(.LC21), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC21)
	ldd	[%g1], %f18
	faddd	%f12, %f18, %f12
	fmuld	%f12, %f14, %f12
	faddd	%f8, %f12, %f8
	fsubd	%f8, %f16, %f8
	faddd	%f8, %f0, %f8
.L35:
	cmp	%i3, 0
	bge,a,pn %icc, .L84
	 fmovd	%f8, %f10
	ba,pt	%xcc, .L1
	 fsubd	%f10, %f8, %f10
.L76:
	fnegd	%f0, %f0
	call	__ieee754_log, 0
	 st	%g1, [%i1]
	ba,pt	%xcc, .L1
	 fnegd	%f0, %f10
.L77:
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bleu,pn	%icc, .L79
	 fnegd	%f0, %f10
	std	%f0, [%fp+2031]
	std	%f10, [%fp+2039]
	call	floor, 0
	 fmovd	%f10, %f0
	ldd	[%fp+2039], %f10
	fcmpd	%fcc0, %f10, %f0
	fbne,pn	%fcc0, .L80
	 ldd	[%fp+2031], %f8
	sethi	%gdop_hix22(.LC5), %g1
	xor	%g1, %gdop_lox10(.LC5), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	ldd	[%g1], %f10
	fsubd	%f10, %f8, %f10
	std	%f10, [%fp+2039]
	ldx	[%fp+2039], %g1
	and	%g1, 1, %g1
	st	%g1, [%fp+2039]
	sll	%g1, 2, %g2
	ld	[%fp+2039], %f10
	cmp	%g2, 2
	bg,pn	%icc, .L14
	 fitod	%f10, %f10
.L15:
	std	%f8, [%fp+2039]
.L73:
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f2
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	mov	0, %o2
	ldd	[%g1], %f0
	call	__kernel_sin, 0
	 fmuld	%f10, %f0, %f0
	fnegd	%f0, %f12
	ldd	[%fp+2039], %f8
.L10:
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f14
	fcmpd	%fcc1, %f12, %f14
	fbe,pt	%fcc1, .L8
	 std	%f14, [%fp+2039]
	fmuld	%f8, %f12, %f0
	std	%f12, [%fp+2023]
	call	fabs, 0
	 std	%f8, [%fp+2031]
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f10
	call	__ieee754_log, 0
	 fdivd	%f10, %f0, %f0
	ldd	[%fp+2023], %f12
	ldd	[%fp+2039], %f14
	fmovd	%f0, %f10
	fcmped	%fcc2, %f12, %f14
	fbuge,pt %fcc2, .L19
	 ldd	[%fp+2031], %f8
	mov	-1, %g1
	st	%g1, [%i1]
.L19:
	sethi	%hi(-1072693248), %g1
	add	%i5, %g1, %g1
	orcc	%g1, %i4, %g0
	be,pt	%icc, .L1
	 sethi	%hi(-1073741824), %g1
	add	%i5, %g1, %g1
	orcc	%g1, %i4, %g0
	be,pt	%icc, .L1
	 sethi	%hi(1073741824), %g1
	andcc	%g1, %i3, %g0
	be,pt	%icc, .L24
	 fnegd	%f8, %f8
	sethi	%hi(1075837952), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bleu,pt	%icc, .L85
	 sethi	%gdop_hix22(.LC50), %g1
	ba,pt	%xcc, .L83
	 std	%f10, [%fp+2031]
.L14:
	sethi	%gdop_hix22(.LC1), %g1
	std	%f8, [%fp+2039]
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f12
	ba,pt	%xcc, .L73
	 fsubd	%f12, %f10, %f10
.L27:
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bgu,pt	%icc, .L36
	 sethi	%hi(1133509632), %g1
	sethi	%gdop_hix22(.LC50), %g1
.L85:
	xor	%g1, %gdop_lox10(.LC50), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC50)
	fdtoi	%f8, %f16
	fitod	%f16, %f14
	fsubd	%f8, %f14, %f14
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC51), %g1
	xor	%g1, %gdop_lox10(.LC51), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC51)
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC52), %g1
	xor	%g1, %gdop_lox10(.LC52), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC52)
	fmuld	%f14, %f8, %f8
	faddd	%f8, %f12, %f8
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC53), %g1
	xor	%g1, %gdop_lox10(.LC53), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC53)
	fmuld	%f8, %f14, %f8
	faddd	%f8, %f12, %f8
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC56), %g1
	xor	%g1, %gdop_lox10(.LC56), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC56)
	fmuld	%f8, %f14, %f8
	faddd	%f8, %f12, %f8
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC54), %g1
	xor	%g1, %gdop_lox10(.LC54), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC54)
	ldd	[%g1], %f18
	sethi	%gdop_hix22(.LC57), %g1
	xor	%g1, %gdop_lox10(.LC57), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC57)
	fmuld	%f8, %f14, %f8
	faddd	%f8, %f18, %f8
	ldd	[%g1], %f18
	sethi	%gdop_hix22(.LC55), %g1
	xor	%g1, %gdop_lox10(.LC55), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC55)
	fmuld	%f14, %f12, %f12
	faddd	%f12, %f18, %f12
	ldd	[%g1], %f18
	sethi	%gdop_hix22(.LC58), %g1
	xor	%g1, %gdop_lox10(.LC58), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC58)
	fmuld	%f8, %f14, %f8
	faddd	%f8, %f18, %f8
	ldd	[%g1], %f18
	sethi	%gdop_hix22(.LC15), %g1
	xor	%g1, %gdop_lox10(.LC15), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC15)
	fmuld	%f12, %f14, %f12
	faddd	%f12, %f18, %f12
	ldd	[%g1], %f18
	sethi	%gdop_hix22(.LC59), %g1
	xor	%g1, %gdop_lox10(.LC59), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC59)
	fmuld	%f8, %f14, %f8
	fsubd	%f8, %f18, %f8
	ldd	[%g1], %f18
	sethi	%gdop_hix22(.LC60), %g1
	xor	%g1, %gdop_lox10(.LC60), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC60)
	fmuld	%f12, %f14, %f12
	faddd	%f12, %f18, %f12
	ldd	[%g1], %f18
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	st	%f16, [%fp+2039]
	fmuld	%f12, %f14, %f12
	faddd	%f12, %f18, %f12
	ldd	[%g1], %f18
	sethi	%gdop_hix22(.LC61), %g1
	xor	%g1, %gdop_lox10(.LC61), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC61)
	fmuld	%f8, %f14, %f8
	ldd	[%g1], %f20
	fmuld	%f12, %f14, %f12
	fmuld	%f14, %f18, %f18
	faddd	%f12, %f20, %f12
	lduw	[%fp+2039], %g1
	fmuld	%f12, %f14, %f12
	add	%g1, -3, %g1
	sethi	%gdop_hix22(.LC1), %g2
	cmp	%g1, 4
	xor	%g2, %gdop_lox10(.LC1), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC1)
	ldd	[%g2], %f16
	faddd	%f12, %f16, %f12
	fdivd	%f8, %f12, %f8
	bgu,pn	%icc, .L35
	 faddd	%f8, %f18, %f8
	srl	%g1, 0, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-(.L38-.)), %g2
	sllx	%g1, 2, %g1
	or	%g2, %lo(_GLOBAL_OFFSET_TABLE_-(.L38-.)), %g2
	sub	%l7, %g2, %g2
	ldsw	[%g2+%g1], %g1
	jmp	%g2+%g1
	 nop
	.section	".rodata"
	.section	.text.__ieee754_lgamma_r
.L50:
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f12
.L39:
	sethi	%gdop_hix22(.LC63), %g1
	xor	%g1, %gdop_lox10(.LC63), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC63)
	ldd	[%g1], %f16
	faddd	%f14, %f16, %f16
	fmuld	%f16, %f12, %f16
.L40:
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	ldd	[%g1], %f12
	faddd	%f14, %f12, %f12
	fmuld	%f12, %f16, %f12
.L41:
	sethi	%gdop_hix22(.LC64), %g1
	xor	%g1, %gdop_lox10(.LC64), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC64)
	ldd	[%g1], %f0
	faddd	%f14, %f0, %f0
	fmuld	%f0, %f12, %f0
.L42:
	sethi	%gdop_hix22(.LC7), %g1
	xor	%g1, %gdop_lox10(.LC7), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC7)
	ldd	[%g1], %f12
	faddd	%f14, %f12, %f14
	std	%f10, [%fp+2031]
	std	%f8, [%fp+2039]
	call	__ieee754_log, 0
	 fmuld	%f14, %f0, %f0
	ldd	[%fp+2039], %f8
	ldd	[%fp+2031], %f10
	ba,pt	%xcc, .L35
	 faddd	%f8, %f0, %f8
.L49:
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ba,pt	%xcc, .L40
	 ldd	[%g1], %f16
.L48:
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ba,pt	%xcc, .L41
	 ldd	[%g1], %f12
.L47:
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ba,pt	%xcc, .L42
	 ldd	[%g1], %f0
.L37:
	sethi	%gdop_hix22(.LC62), %g1
	xor	%g1, %gdop_lox10(.LC62), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC62)
	ldd	[%g1], %f12
	ba,pt	%xcc, .L39
	 faddd	%f14, %f12, %f12
.L79:
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f2
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	std	%f8, [%fp+2039]
	ldd	[%g1], %f0
	mov	0, %o2
	call	__kernel_sin, 0
	 fmuld	%f8, %f0, %f0
	ldd	[%fp+2039], %f8
	ba,pt	%xcc, .L10
	 fmovd	%f0, %f12
.L80:
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f12
	fmuld	%f10, %f12, %f10
	fmovd	%f10, %f0
	call	floor, 0
	 std	%f10, [%fp+2039]
	ldd	[%fp+2039], %f10
	sethi	%gdop_hix22(.LC4), %g1
	fsubd	%f10, %f0, %f10
	xor	%g1, %gdop_lox10(.LC4), %g1
	faddd	%f10, %f10, %f10
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	ldd	[%g1], %f12
	fmuld	%f10, %f12, %f12
	fdtoi	%f12, %f8
	st	%f8, [%fp+2039]
	lduw	[%fp+2039], %g1
	cmp	%g1, 4
	ble,pn	%icc, .L81
	 ldd	[%fp+2031], %f8
	add	%g1, -5, %g1
	cmp	%g1, 1
	bgu,pn	%icc, .L16
	 sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC6)
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	fsubd	%f10, %f12, %f10
	ldd	[%g1], %f2
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	std	%f8, [%fp+2039]
	ldd	[%g1], %f0
	call	__kernel_cos, 0
	 fmuld	%f10, %f0, %f0
	ldd	[%fp+2039], %f8
	ba,pt	%xcc, .L10
	 fmovd	%f0, %f12
.L81:
	cmp	%g1, 2
	bg,pn	%icc, .L14
	 cmp	%g1, 0
	be,pn	%icc, .L15
	 add	%g1, -1, %g1
	cmp	%g1, 1
	bleu,pt	%icc, .L82
	 sethi	%gdop_hix22(.LC3), %g1
.L16:
	sethi	%gdop_hix22(.LC7), %g1
	std	%f8, [%fp+2039]
	xor	%g1, %gdop_lox10(.LC7), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC7)
	ldd	[%g1], %f12
	ba,pt	%xcc, .L73
	 fsubd	%f10, %f12, %f10
.L82:
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f0
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	fsubd	%f0, %f10, %f10
	ldd	[%g1], %f2
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	std	%f8, [%fp+2039]
	ldd	[%g1], %f0
	call	__kernel_cos, 0
	 fmuld	%f10, %f0, %f0
	ldd	[%fp+2039], %f8
	ba,pt	%xcc, .L10
	 fnegd	%f0, %f12
.L36:
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bgu,a,pt %icc, .L43
	 std	%f8, [%fp+2031]
	std	%f10, [%fp+2031]
.L83:
	fmovd	%f8, %f0
	call	__ieee754_log, 0
	 std	%f8, [%fp+2039]
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f18
	sethi	%gdop_hix22(.LC65), %g1
	xor	%g1, %gdop_lox10(.LC65), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC65)
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC66), %g1
	xor	%g1, %gdop_lox10(.LC66), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC66)
	ldd	[%g1], %f14
	sethi	%gdop_hix22(.LC67), %g1
	xor	%g1, %gdop_lox10(.LC67), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC67)
	ldd	[%fp+2039], %f8
	fdivd	%f18, %f8, %f20
	fmuld	%f20, %f20, %f16
	fmuld	%f16, %f12, %f12
	faddd	%f12, %f14, %f12
	ldd	[%g1], %f14
	sethi	%gdop_hix22(.LC68), %g1
	xor	%g1, %gdop_lox10(.LC68), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC68)
	fmuld	%f12, %f16, %f12
	fsubd	%f12, %f14, %f12
	ldd	[%g1], %f14
	fmuld	%f12, %f16, %f12
	sethi	%gdop_hix22(.LC3), %g1
	faddd	%f12, %f14, %f12
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f14
	sethi	%gdop_hix22(.LC69), %g1
	fsubd	%f8, %f14, %f14
	xor	%g1, %gdop_lox10(.LC69), %g1
	fmuld	%f12, %f16, %f8
	ldx	[%l7 + %g1], %g1, %gdop(.LC69)
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC70), %g1
	fsubd	%f8, %f12, %f8
	xor	%g1, %gdop_lox10(.LC70), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC70)
	ldd	[%g1], %f12
	fsubd	%f0, %f18, %f18
	fmuld	%f8, %f16, %f8
	fmuld	%f14, %f18, %f14
	faddd	%f8, %f12, %f8
	sethi	%gdop_hix22(.LC71), %g1
	fmuld	%f8, %f20, %f8
	xor	%g1, %gdop_lox10(.LC71), %g1
	ldd	[%fp+2031], %f10
	ldx	[%l7 + %g1], %g1, %gdop(.LC71)
	ldd	[%g1], %f12
	faddd	%f8, %f12, %f8
	ba,pt	%xcc, .L35
	 faddd	%f8, %f14, %f8
.L33:
	or	%g1, 195, %g1
	cmp	%i5, %g1
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	bleu,pt	%icc, .L34
	 ldd	[%g1], %f0
	sethi	%gdop_hix22(.LC9), %g1
	xor	%g1, %gdop_lox10(.LC9), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC9)
	ldd	[%g1], %f18
	fsubd	%f8, %f18, %f18
.L32:
	sethi	%gdop_hix22(.LC22), %g1
	xor	%g1, %gdop_lox10(.LC22), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC22)
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC23), %g1
	xor	%g1, %gdop_lox10(.LC23), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC23)
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC24), %g1
	xor	%g1, %gdop_lox10(.LC24), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC24)
	fmuld	%f18, %f18, %f14
	fmuld	%f14, %f18, %f16
	fmuld	%f16, %f8, %f8
	fsubd	%f8, %f12, %f8
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC27), %g1
	xor	%g1, %gdop_lox10(.LC27), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC27)
	fmuld	%f8, %f16, %f8
	faddd	%f8, %f12, %f8
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC25), %g1
	xor	%g1, %gdop_lox10(.LC25), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC25)
	ldd	[%g1], %f20
	sethi	%gdop_hix22(.LC28), %g1
	xor	%g1, %gdop_lox10(.LC28), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC28)
	fmuld	%f8, %f16, %f8
	fsubd	%f8, %f20, %f8
	ldd	[%g1], %f20
	sethi	%gdop_hix22(.LC26), %g1
	xor	%g1, %gdop_lox10(.LC26), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC26)
	fmuld	%f16, %f12, %f12
	fsubd	%f12, %f20, %f12
	ldd	[%g1], %f20
	sethi	%gdop_hix22(.LC29), %g1
	xor	%g1, %gdop_lox10(.LC29), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC29)
	fmuld	%f8, %f16, %f8
	faddd	%f8, %f20, %f8
	fmuld	%f8, %f14, %f8
	ldd	[%g1], %f14
	sethi	%gdop_hix22(.LC30), %g1
	xor	%g1, %gdop_lox10(.LC30), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC30)
	fmuld	%f12, %f16, %f12
	faddd	%f12, %f14, %f12
	ldd	[%g1], %f14
	sethi	%gdop_hix22(.LC32), %g1
	xor	%g1, %gdop_lox10(.LC32), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC32)
	fmuld	%f12, %f16, %f12
	fsubd	%f12, %f14, %f12
	ldd	[%g1], %f14
	sethi	%gdop_hix22(.LC31), %g1
	xor	%g1, %gdop_lox10(.LC31), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC31)
	ldd	[%g1], %f20
	sethi	%gdop_hix22(.LC33), %g1
	xor	%g1, %gdop_lox10(.LC33), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC33)
	fmuld	%f12, %f16, %f12
	faddd	%f12, %f20, %f12
	ldd	[%g1], %f20
	fmuld	%f12, %f18, %f12
	sethi	%gdop_hix22(.LC34), %g1
	xor	%g1, %gdop_lox10(.LC34), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC34)
	ldd	[%g1], %f18
	fmuld	%f16, %f14, %f14
	sethi	%gdop_hix22(.LC35), %g1
	faddd	%f14, %f20, %f14
	xor	%g1, %gdop_lox10(.LC35), %g1
	fmuld	%f14, %f16, %f14
	ldx	[%l7 + %g1], %g1, %gdop(.LC35)
	fsubd	%f14, %f18, %f14
	ldd	[%g1], %f18
	fmuld	%f14, %f16, %f14
	sethi	%gdop_hix22(.LC36), %g1
	faddd	%f14, %f18, %f14
	xor	%g1, %gdop_lox10(.LC36), %g1
	fmuld	%f14, %f16, %f14
	ldx	[%l7 + %g1], %g1, %gdop(.LC36)
	ldd	[%g1], %f18
	fsubd	%f14, %f18, %f14
	sethi	%gdop_hix22(.LC37), %g1
	faddd	%f12, %f14, %f12
	xor	%g1, %gdop_lox10(.LC37), %g1
	fmuld	%f12, %f16, %f12
	ldx	[%l7 + %g1], %g1, %gdop(.LC37)
	ldd	[%g1], %f14
	fsubd	%f14, %f12, %f12
	sethi	%gdop_hix22(.LC38), %g1
	fsubd	%f8, %f12, %f8
	xor	%g1, %gdop_lox10(.LC38), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC38)
	ldd	[%g1], %f12
	fsubd	%f8, %f12, %f8
	ba,pt	%xcc, .L35
	 faddd	%f8, %f0, %f8
.L78:
	std	%f10, [%fp+2031]
	fmovd	%f8, %f0
	call	__ieee754_log, 0
	 std	%f8, [%fp+2039]
	sethi	%hi(1072130048), %g1
	fnegd	%f0, %f0
	or	%g1, 323, %g1
	ldd	[%fp+2039], %f8
	cmp	%i5, %g1
	bleu,pt	%icc, .L29
	 ldd	[%fp+2031], %f10
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f16
	ba,pt	%xcc, .L30
	 fsubd	%f16, %f8, %f16
.L43:
	call	__ieee754_log, 0
	 std	%f10, [%fp+2039]
	sethi	%gdop_hix22(.LC1), %g1
	ldd	[%fp+2031], %f8
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldd	[%fp+2039], %f10
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f12
	fsubd	%f0, %f12, %f12
	ba,pt	%xcc, .L35
	 fmuld	%f12, %f8, %f8
.L34:
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f12
	fsubd	%f8, %f12, %f8
	sethi	%gdop_hix22(.LC39), %g1
.L86:
	xor	%g1, %gdop_lox10(.LC39), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC39)
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC40), %g1
	xor	%g1, %gdop_lox10(.LC40), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC40)
	ldd	[%g1], %f14
	sethi	%gdop_hix22(.LC41), %g1
	xor	%g1, %gdop_lox10(.LC41), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC41)
	fmuld	%f8, %f12, %f12
	faddd	%f12, %f14, %f12
	ldd	[%g1], %f14
	sethi	%gdop_hix22(.LC42), %g1
	xor	%g1, %gdop_lox10(.LC42), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC42)
	fmuld	%f12, %f8, %f12
	faddd	%f12, %f14, %f12
	ldd	[%g1], %f14
	sethi	%gdop_hix22(.LC44), %g1
	xor	%g1, %gdop_lox10(.LC44), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC44)
	fmuld	%f12, %f8, %f12
	faddd	%f12, %f14, %f12
	ldd	[%g1], %f14
	sethi	%gdop_hix22(.LC43), %g1
	xor	%g1, %gdop_lox10(.LC43), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC43)
	ldd	[%g1], %f16
	sethi	%gdop_hix22(.LC45), %g1
	xor	%g1, %gdop_lox10(.LC45), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC45)
	fmuld	%f12, %f8, %f12
	faddd	%f12, %f16, %f12
	ldd	[%g1], %f16
	sethi	%gdop_hix22(.LC15), %g1
	xor	%g1, %gdop_lox10(.LC15), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC15)
	fmuld	%f8, %f14, %f14
	faddd	%f14, %f16, %f14
	ldd	[%g1], %f16
	sethi	%gdop_hix22(.LC46), %g1
	xor	%g1, %gdop_lox10(.LC46), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC46)
	fmuld	%f12, %f8, %f12
	fsubd	%f12, %f16, %f12
	ldd	[%g1], %f16
	sethi	%gdop_hix22(.LC47), %g1
	xor	%g1, %gdop_lox10(.LC47), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC47)
	fmuld	%f14, %f8, %f14
	faddd	%f14, %f16, %f14
	ldd	[%g1], %f16
	sethi	%gdop_hix22(.LC48), %g1
	xor	%g1, %gdop_lox10(.LC48), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC48)
	fmuld	%f14, %f8, %f14
	faddd	%f14, %f16, %f14
	ldd	[%g1], %f16
	fmuld	%f14, %f8, %f14
	sethi	%gdop_hix22(.LC49), %g1
	faddd	%f14, %f16, %f14
	xor	%g1, %gdop_lox10(.LC49), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC49)
	fmuld	%f12, %f8, %f12
	ldd	[%g1], %f16
	sethi	%gdop_hix22(.LC1), %g1
	fmuld	%f8, %f16, %f16
	xor	%g1, %gdop_lox10(.LC1), %g1
	fmuld	%f14, %f8, %f8
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f14
	faddd	%f8, %f14, %f8
	fdivd	%f12, %f8, %f8
	faddd	%f8, %f16, %f8
	ba,pt	%xcc, .L35
	 faddd	%f8, %f0, %f8
.L29:
	sethi	%hi(1070441472), %g1
	or	%g1, 608, %g1
	cmp	%i5, %g1
	bleu,pt	%icc, .L86
	 sethi	%gdop_hix22(.LC39), %g1
	sethi	%gdop_hix22(.LC8), %g1
	xor	%g1, %gdop_lox10(.LC8), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC8)
	ldd	[%g1], %f18
	ba,pt	%xcc, .L32
	 fsubd	%f8, %f18, %f18
	.align 4
	.subsection	-1
	.align 8
.L38:
	.word	.L47-.L38
	.word	.L48-.L38
	.word	.L49-.L38
	.word	.L50-.L38
	.word	.L37-.L38
	.previous
	.size	__ieee754_lgamma_r, .-__ieee754_lgamma_r
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
