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
	save	%sp, -120, %sp
	mov	1, %g1
	st	%g1, [%i2]
	sethi	%hi(-2147483648), %i5
	sethi	%hi(2146434048), %g1
	andn	%i0, %i5, %i5
	or	%g1, 1023, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i5, %g1
	bgu	.L80
	 mov	%i0, %i3
	orcc	%i5, %i1, %g0
	be	.L76
	 mov	%i1, %l0
	sethi	%hi(999291904), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bgu	.L5
	 cmp	%i0, 0
	bl	.L81
	 mov	%i0, %o0
	call	__ieee754_log, 0
	 mov	%i1, %o1
	fnegs	%f0, %f8
	fmovs	%f1, %f9
	fmovs	%f8, %f0
	fmovs	%f9, %f1
.L92:
	jmp	%i7+8
	 restore
.L5:
	bge	.L7
	 sethi	%hi(-1072693248), %g1
	sethi	%hi(1127218176), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bleu	.L68
	 sethi	%hi(1070595072), %g1
.L76:
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %i4, %gdop(.LC0)
.L8:
	ldd	[%i4], %f10
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f8
	fdivd	%f8, %f10, %f8
.L1:
	fmovs	%f8, %f0
.L89:
	fmovs	%f9, %f1
	jmp	%i7+8
	 restore
.L80:
	std	%i0, [%fp-8]
	ldd	[%fp-8], %f8
	fmuld	%f8, %f8, %f8
	fmovs	%f8, %f0
	fmovs	%f9, %f1
	jmp	%i7+8
	 restore
.L7:
	add	%i5, %g1, %g1
	orcc	%g1, %i1, %g0
	be	.L88
	 sethi	%gdop_hix22(.LC0), %g1
	sethi	%hi(-1073741824), %g1
	add	%i5, %g1, %g1
	orcc	%g1, %i1, %g0
	be	.L52
	 sethi	%hi(1073741824), %g1
	andcc	%i3, %g1, %g0
	bne	.L27
	 sethi	%hi(1075837952), %g1
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %i4, %gdop(.LC0)
	ldd	[%i4], %f8
.L24:
	sethi	%hi(1072483328), %g1
	or	%g1, 204, %g1
	cmp	%i5, %g1
	bleu	.L82
	 sethi	%hi(1073460224), %g1
	or	%g1, 194, %g1
	cmp	%i5, %g1
	bleu	.L33
	 sethi	%hi(1072935936), %g1
	sethi	%gdop_hix22(.LC7), %g1
	std	%i0, [%fp-8]
	xor	%g1, %gdop_lox10(.LC7), %g1
	ldd	[%fp-8], %f10
	ld	[%l7 + %g1], %g1, %gdop(.LC7)
	ldd	[%i4], %f0
	ldd	[%g1], %f16
	fsubd	%f16, %f10, %f16
.L30:
	sethi	%gdop_hix22(.LC10), %g1
	xor	%g1, %gdop_lox10(.LC10), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC10)
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC11), %g1
	xor	%g1, %gdop_lox10(.LC11), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC11)
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC12), %g1
	xor	%g1, %gdop_lox10(.LC12), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC12)
	fmuld	%f16, %f16, %f14
	fmuld	%f14, %f10, %f10
	faddd	%f10, %f12, %f10
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC13), %g1
	xor	%g1, %gdop_lox10(.LC13), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC13)
	fmuld	%f10, %f14, %f10
	faddd	%f10, %f12, %f10
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC16), %g1
	xor	%g1, %gdop_lox10(.LC16), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC16)
	fmuld	%f10, %f14, %f10
	faddd	%f10, %f12, %f10
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC14), %g1
	xor	%g1, %gdop_lox10(.LC14), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC14)
	ldd	[%g1], %f18
	fmuld	%f10, %f14, %f10
	sethi	%gdop_hix22(.LC17), %g1
	faddd	%f10, %f18, %f10
	xor	%g1, %gdop_lox10(.LC17), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC17)
	ldd	[%g1], %f18
	fmuld	%f14, %f12, %f12
	sethi	%gdop_hix22(.LC15), %g1
	faddd	%f12, %f18, %f12
	xor	%g1, %gdop_lox10(.LC15), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC15)
	ldd	[%g1], %f18
	fmuld	%f10, %f14, %f10
	sethi	%gdop_hix22(.LC18), %g1
	faddd	%f10, %f18, %f10
	xor	%g1, %gdop_lox10(.LC18), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC18)
	ldd	[%g1], %f18
	fmuld	%f12, %f14, %f12
	sethi	%gdop_hix22(.LC19), %g1
	faddd	%f12, %f18, %f12
	xor	%g1, %gdop_lox10(.LC19), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC19)
	ldd	[%g1], %f18
	fmuld	%f12, %f14, %f12
	sethi	%gdop_hix22(.LC20), %g1
	faddd	%f12, %f18, %f12
	xor	%g1, %gdop_lox10(.LC20), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC20)
	ldd	[%g1], %f18
	fmuld	%f12, %f14, %f12
	sethi	%gdop_hix22(.LC3), %g1
	faddd	%f12, %f18, %f12
	xor	%g1, %gdop_lox10(.LC3), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f18
	fmuld	%f10, %f16, %f10
	fmuld	%f12, %f14, %f12
	fmuld	%f16, %f18, %f16
	sethi	%gdop_hix22(.LC21), %g1
	xor	%g1, %gdop_lox10(.LC21), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC21)
	ldd	[%g1], %f18
	faddd	%f12, %f18, %f12
	fmuld	%f12, %f14, %f12
	faddd	%f10, %f12, %f10
	fsubd	%f10, %f16, %f10
	faddd	%f10, %f0, %f10
.L35:
	cmp	%i3, 0
	bge,a	.L51
	 fmovs	%f10, %f8
	b	.L1
	 fsubd	%f8, %f10, %f8
.L81:
	std	%i0, [%fp-8]
	mov	-1, %g1
	ldd	[%fp-8], %f8
	fnegs	%f8, %f8
	st	%g1, [%i2]
	std	%f8, [%fp-8]
	call	__ieee754_log, 0
	 ldd	[%fp-8], %o0
	fnegs	%f0, %f8
	b	.L1
	 fmovs	%f1, %f9
.L52:
	sethi	%gdop_hix22(.LC0), %g1
.L88:
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	b	.L1
	 ldd	[%g1], %f8
.L68:
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bleu	.L83
	 std	%i0, [%fp-8]
	ldd	[%fp-8], %f8
	fnegs	%f8, %f8
	std	%f8, [%fp-16]
	std	%f8, [%fp-8]
	call	floor, 0
	 ldd	[%fp-16], %o0
	ldd	[%fp-8], %f8
	fcmpd	%f8, %f0
	nop
	fbne	.L84
	 sethi	%gdop_hix22(.LC5), %g1
	std	%i0, [%fp-8]
	ldd	[%fp-8], %f10
	xor	%g1, %gdop_lox10(.LC5), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC5)
	ldd	[%g1], %f8
	fsubd	%f8, %f10, %f8
	st	%f9, [%fp-8]
	ld	[%fp-8], %g1
	and	%g1, 1, %g1
	st	%g1, [%fp-8]
	sll	%g1, 2, %g2
	ld	[%fp-8], %f8
	cmp	%g2, 2
	bg	.L14
	 fitod	%f8, %f0
.L15:
	sethi	%gdop_hix22(.LC2), %l1
	mov	0, %o4
	xor	%l1, %gdop_lox10(.LC2), %l1
	mov	0, %o2
	mov	0, %o3
	ld	[%l7 + %l1], %l1, %gdop(.LC2)
.L78:
	ldd	[%l1], %f8
	fmuld	%f0, %f8, %f8
.L77:
	std	%f8, [%fp-8]
	call	__kernel_sin, 0
	 ldd	[%fp-8], %o0
	fnegs	%f0, %f10
	fmovs	%f1, %f11
.L10:
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %i4, %gdop(.LC0)
	ldd	[%i4], %f12
	fcmpd	%f10, %f12
	nop
	fbe	.L8
	 std	%f12, [%fp-8]
	std	%i0, [%fp-16]
	ldd	[%fp-16], %f8
	fmuld	%f8, %f10, %f8
	std	%f10, [%fp-24]
	std	%f8, [%fp-16]
	call	fabs, 0
	 ldd	[%fp-16], %o0
	ldd	[%l1], %f8
	fdivd	%f8, %f0, %f8
	std	%f8, [%fp-16]
	call	__ieee754_log, 0
	 ldd	[%fp-16], %o0
	ldd	[%fp-24], %f10
	ldd	[%fp-8], %f12
	fmovs	%f0, %f8
	fcmped	%f10, %f12
	nop
	fbuge	.L19
	 fmovs	%f1, %f9
	mov	-1, %g1
	st	%g1, [%i2]
.L19:
	sethi	%hi(-1072693248), %g1
	add	%i5, %g1, %g1
	orcc	%g1, %l0, %g0
	be	.L89
	 fmovs	%f8, %f0
	sethi	%hi(-1073741824), %g1
	add	%i5, %g1, %g1
	orcc	%g1, %l0, %g0
	be,a	.L92
	 fmovs	%f9, %f1
	std	%i0, [%fp-8]
	ldd	[%fp-8], %f10
	fnegs	%f10, %f10
	std	%f10, [%fp-8]
	sethi	%hi(1073741824), %g1
	andcc	%i3, %g1, %g0
	be	.L24
	 ldd	[%fp-8], %i0
	sethi	%hi(1075837952), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bleu,a	.L91
	 std	%i0, [%fp-8]
	b	.L87
	 std	%f8, [%fp-16]
.L27:
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bgu	.L36
	 sethi	%hi(1133509632), %g1
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f8
	std	%i0, [%fp-8]
.L91:
	sethi	%gdop_hix22(.LC50), %g1
	ldd	[%fp-8], %f10
	xor	%g1, %gdop_lox10(.LC50), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC50)
	fdtoi	%f10, %f16
	fitod	%f16, %f14
	fsubd	%f10, %f14, %f14
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC51), %g1
	xor	%g1, %gdop_lox10(.LC51), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC51)
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC52), %g1
	xor	%g1, %gdop_lox10(.LC52), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC52)
	fmuld	%f14, %f10, %f10
	faddd	%f10, %f12, %f10
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC53), %g1
	xor	%g1, %gdop_lox10(.LC53), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC53)
	fmuld	%f10, %f14, %f10
	faddd	%f10, %f12, %f10
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC56), %g1
	xor	%g1, %gdop_lox10(.LC56), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC56)
	fmuld	%f10, %f14, %f10
	faddd	%f10, %f12, %f10
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC54), %g1
	xor	%g1, %gdop_lox10(.LC54), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC54)
	ldd	[%g1], %f18
	fmuld	%f10, %f14, %f10
	sethi	%gdop_hix22(.LC57), %g1
	faddd	%f10, %f18, %f10
	xor	%g1, %gdop_lox10(.LC57), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC57)
	ldd	[%g1], %f18
	fmuld	%f14, %f12, %f12
	sethi	%gdop_hix22(.LC55), %g1
	faddd	%f12, %f18, %f12
	xor	%g1, %gdop_lox10(.LC55), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC55)
	ldd	[%g1], %f18
	fmuld	%f10, %f14, %f10
	sethi	%gdop_hix22(.LC58), %g1
	faddd	%f10, %f18, %f10
	xor	%g1, %gdop_lox10(.LC58), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC58)
	ldd	[%g1], %f18
	fmuld	%f12, %f14, %f12
	sethi	%gdop_hix22(.LC15), %g1
	faddd	%f12, %f18, %f12
	xor	%g1, %gdop_lox10(.LC15), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC15)
	ldd	[%g1], %f18
	fmuld	%f10, %f14, %f10
	sethi	%gdop_hix22(.LC59), %g1
	fsubd	%f10, %f18, %f10
	xor	%g1, %gdop_lox10(.LC59), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC59)
	ldd	[%g1], %f18
	fmuld	%f12, %f14, %f12
	sethi	%gdop_hix22(.LC60), %g2
	faddd	%f12, %f18, %f12
	xor	%g2, %gdop_lox10(.LC60), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC60)
	ldd	[%g2], %f18
	fmuld	%f12, %f14, %f12
	sethi	%gdop_hix22(.LC61), %g2
	faddd	%f12, %f18, %f12
	xor	%g2, %gdop_lox10(.LC61), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC61)
	ldd	[%g2], %f18
	sethi	%gdop_hix22(.LC1), %g1
	fmuld	%f12, %f14, %f12
	xor	%g1, %gdop_lox10(.LC1), %g1
	faddd	%f12, %f18, %f12
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	sethi	%gdop_hix22(.LC3), %g2
	ldd	[%g1], %f18
	xor	%g2, %gdop_lox10(.LC3), %g2
	st	%f16, [%fp-8]
	ld	[%l7 + %g2], %g2, %gdop(.LC3)
	fmuld	%f10, %f14, %f10
	fmuld	%f12, %f14, %f12
	faddd	%f12, %f18, %f12
	ldd	[%g2], %f18
	fdivd	%f10, %f12, %f10
	fmuld	%f14, %f18, %f18
	ld	[%fp-8], %g2
	add	%g2, -3, %g2
	cmp	%g2, 4
	bgu	.L35
	 faddd	%f10, %f18, %f10
	sll	%g2, 2, %g2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-(.L38-.)), %g3
	or	%g3, %lo(_GLOBAL_OFFSET_TABLE_-(.L38-.)), %g3
	sub	%l7, %g3, %g3
	ld	[%g3+%g2], %g2
	jmp	%g3+%g2
	 nop
	.section	".rodata"
	.section	.text.__ieee754_lgamma_r
.L50:
	ldd	[%g1], %f16
.L39:
	sethi	%gdop_hix22(.LC63), %g1
	xor	%g1, %gdop_lox10(.LC63), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC63)
	ldd	[%g1], %f12
	faddd	%f14, %f12, %f12
	fmuld	%f12, %f16, %f12
.L40:
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC4)
	ldd	[%g1], %f16
	faddd	%f14, %f16, %f16
	fmuld	%f16, %f12, %f16
.L41:
	sethi	%gdop_hix22(.LC64), %g1
	xor	%g1, %gdop_lox10(.LC64), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC64)
	ldd	[%g1], %f12
	faddd	%f14, %f12, %f12
	fmuld	%f12, %f16, %f12
.L42:
	std	%f8, [%fp-24]
	sethi	%gdop_hix22(.LC7), %g1
	xor	%g1, %gdop_lox10(.LC7), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC7)
	ldd	[%g1], %f16
	faddd	%f14, %f16, %f14
	fmuld	%f14, %f12, %f8
	std	%f10, [%fp-16]
	std	%f8, [%fp-8]
	call	__ieee754_log, 0
	 ldd	[%fp-8], %o0
	ldd	[%fp-16], %f10
	ldd	[%fp-24], %f8
	b	.L35
	 faddd	%f10, %f0, %f10
.L49:
	b	.L40
	 ldd	[%g1], %f12
.L48:
	b	.L41
	 ldd	[%g1], %f16
.L47:
	b	.L42
	 ldd	[%g1], %f12
.L37:
	sethi	%gdop_hix22(.LC62), %g1
	xor	%g1, %gdop_lox10(.LC62), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC62)
	ldd	[%g1], %f16
	b	.L39
	 faddd	%f14, %f16, %f16
.L83:
	sethi	%gdop_hix22(.LC2), %l1
	ldd	[%fp-8], %f10
	xor	%l1, %gdop_lox10(.LC2), %l1
	ld	[%l7 + %l1], %l1, %gdop(.LC2)
	ldd	[%l1], %f8
	fmuld	%f10, %f8, %f8
	mov	0, %o4
	std	%f8, [%fp-8]
	mov	0, %o2
	mov	0, %o3
	call	__kernel_sin, 0
	 ldd	[%fp-8], %o0
	fmovs	%f0, %f10
	b	.L10
	 fmovs	%f1, %f11
.L84:
	ldd	[%fp-8], %f10
	sethi	%gdop_hix22(.LC3), %i4
	xor	%i4, %gdop_lox10(.LC3), %i4
	ld	[%l7 + %i4], %i4, %gdop(.LC3)
	ldd	[%i4], %f8
	fmuld	%f10, %f8, %f8
	std	%f8, [%fp-16]
	std	%f8, [%fp-8]
	call	floor, 0
	 ldd	[%fp-16], %o0
	ldd	[%fp-8], %f8
	sethi	%gdop_hix22(.LC4), %g1
	fsubd	%f8, %f0, %f0
	xor	%g1, %gdop_lox10(.LC4), %g1
	faddd	%f0, %f0, %f0
	ld	[%l7 + %g1], %g1, %gdop(.LC4)
	ldd	[%g1], %f8
	fmuld	%f0, %f8, %f8
	fdtoi	%f8, %f8
	st	%f8, [%fp-8]
	ld	[%fp-8], %g1
	cmp	%g1, 4
	ble	.L85
	 cmp	%g1, 2
	add	%g1, -5, %g1
	cmp	%g1, 1
	bgu	.L16
	 sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC6)
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC2), %l1
	fsubd	%f0, %f8, %f0
	xor	%l1, %gdop_lox10(.LC2), %l1
	ld	[%l7 + %l1], %l1, %gdop(.LC2)
	ldd	[%l1], %f8
	fmuld	%f0, %f8, %f8
	mov	0, %o2
	std	%f8, [%fp-8]
	mov	0, %o3
	call	__kernel_cos, 0
	 ldd	[%fp-8], %o0
	fmovs	%f0, %f10
	b	.L10
	 fmovs	%f1, %f11
.L85:
	bg	.L14
	 cmp	%g1, 0
	be	.L15
	 add	%g1, -1, %g1
	cmp	%g1, 1
	bleu,a	.L86
	 ldd	[%i4], %f8
.L16:
	sethi	%gdop_hix22(.LC2), %l1
	sethi	%gdop_hix22(.LC7), %g1
	xor	%l1, %gdop_lox10(.LC2), %l1
	xor	%g1, %gdop_lox10(.LC7), %g1
	mov	0, %o4
	ld	[%l7 + %g1], %g1, %gdop(.LC7)
	ld	[%l7 + %l1], %l1, %gdop(.LC2)
	ldd	[%g1], %f8
	mov	0, %o2
	fsubd	%f0, %f8, %f0
	b	.L78
	 mov	0, %o3
.L86:
	sethi	%gdop_hix22(.LC2), %l1
	fsubd	%f8, %f0, %f8
	xor	%l1, %gdop_lox10(.LC2), %l1
	ld	[%l7 + %l1], %l1, %gdop(.LC2)
	ldd	[%l1], %f10
	fmuld	%f8, %f10, %f8
	mov	0, %o2
	std	%f8, [%fp-8]
	mov	0, %o3
	call	__kernel_cos, 0
	 ldd	[%fp-8], %o0
	fnegs	%f0, %f10
	b	.L10
	 fmovs	%f1, %f11
.L36:
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bgu	.L43
	 mov	%i0, %o0
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f8
	std	%f8, [%fp-16]
.L87:
	mov	%i0, %o0
	call	__ieee754_log, 0
	 mov	%i1, %o1
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f18
	sethi	%gdop_hix22(.LC65), %g1
	xor	%g1, %gdop_lox10(.LC65), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC65)
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC66), %g1
	xor	%g1, %gdop_lox10(.LC66), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC66)
	ldd	[%g1], %f16
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC3)
	std	%i0, [%fp-8]
	ldd	[%fp-8], %f8
	fdivd	%f18, %f8, %f12
	fmuld	%f12, %f12, %f14
	fmuld	%f14, %f10, %f10
	faddd	%f10, %f16, %f10
	ldd	[%g1], %f16
	sethi	%gdop_hix22(.LC67), %g1
	xor	%g1, %gdop_lox10(.LC67), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC67)
	fsubd	%f0, %f18, %f18
	ldd	[%g1], %f20
	sethi	%gdop_hix22(.LC68), %g1
	xor	%g1, %gdop_lox10(.LC68), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC68)
	fsubd	%f8, %f16, %f16
	fmuld	%f16, %f18, %f16
	ldd	[%g1], %f18
	sethi	%gdop_hix22(.LC69), %g1
	xor	%g1, %gdop_lox10(.LC69), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC69)
	fmuld	%f10, %f14, %f10
	fsubd	%f10, %f20, %f10
	fmuld	%f10, %f14, %f10
	faddd	%f10, %f18, %f10
	ldd	[%g1], %f18
	sethi	%gdop_hix22(.LC70), %g1
	xor	%g1, %gdop_lox10(.LC70), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC70)
	fmuld	%f10, %f14, %f10
	ldd	[%fp-16], %f8
	fsubd	%f10, %f18, %f10
	fmuld	%f10, %f14, %f10
	ldd	[%g1], %f14
	sethi	%gdop_hix22(.LC71), %g1
	faddd	%f10, %f14, %f10
	xor	%g1, %gdop_lox10(.LC71), %g1
	fmuld	%f10, %f12, %f10
	ld	[%l7 + %g1], %g1, %gdop(.LC71)
	ldd	[%g1], %f12
	faddd	%f10, %f12, %f10
	b	.L35
	 faddd	%f10, %f16, %f10
.L33:
	or	%g1, 195, %g1
	cmp	%i5, %g1
	bleu	.L34
	 std	%i0, [%fp-8]
	sethi	%gdop_hix22(.LC9), %g1
	xor	%g1, %gdop_lox10(.LC9), %g1
	ldd	[%fp-8], %f10
	ld	[%l7 + %g1], %g1, %gdop(.LC9)
	ldd	[%i4], %f0
	ldd	[%g1], %f18
	fsubd	%f10, %f18, %f18
.L32:
	sethi	%gdop_hix22(.LC22), %g1
	xor	%g1, %gdop_lox10(.LC22), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC22)
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC23), %g1
	xor	%g1, %gdop_lox10(.LC23), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC23)
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC24), %g1
	xor	%g1, %gdop_lox10(.LC24), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC24)
	fmuld	%f18, %f18, %f14
	fmuld	%f14, %f18, %f16
	fmuld	%f16, %f10, %f10
	fsubd	%f10, %f12, %f10
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC27), %g1
	xor	%g1, %gdop_lox10(.LC27), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC27)
	fmuld	%f10, %f16, %f10
	faddd	%f10, %f12, %f10
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC25), %g1
	xor	%g1, %gdop_lox10(.LC25), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC25)
	ldd	[%g1], %f20
	sethi	%gdop_hix22(.LC28), %g1
	xor	%g1, %gdop_lox10(.LC28), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC28)
	fmuld	%f10, %f16, %f10
	fsubd	%f10, %f20, %f10
	ldd	[%g1], %f20
	sethi	%gdop_hix22(.LC26), %g1
	xor	%g1, %gdop_lox10(.LC26), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC26)
	fmuld	%f16, %f12, %f12
	fsubd	%f12, %f20, %f12
	ldd	[%g1], %f20
	sethi	%gdop_hix22(.LC29), %g1
	xor	%g1, %gdop_lox10(.LC29), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC29)
	fmuld	%f10, %f16, %f10
	faddd	%f10, %f20, %f10
	fmuld	%f10, %f14, %f10
	ldd	[%g1], %f14
	sethi	%gdop_hix22(.LC30), %g1
	xor	%g1, %gdop_lox10(.LC30), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC30)
	fmuld	%f12, %f16, %f12
	faddd	%f12, %f14, %f12
	ldd	[%g1], %f14
	sethi	%gdop_hix22(.LC32), %g1
	xor	%g1, %gdop_lox10(.LC32), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC32)
	fmuld	%f12, %f16, %f12
	fsubd	%f12, %f14, %f12
	ldd	[%g1], %f14
	sethi	%gdop_hix22(.LC31), %g1
	xor	%g1, %gdop_lox10(.LC31), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC31)
	ldd	[%g1], %f20
	sethi	%gdop_hix22(.LC33), %g1
	xor	%g1, %gdop_lox10(.LC33), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC33)
	fmuld	%f12, %f16, %f12
	faddd	%f12, %f20, %f12
	ldd	[%g1], %f20
	fmuld	%f12, %f18, %f12
	sethi	%gdop_hix22(.LC34), %g1
	xor	%g1, %gdop_lox10(.LC34), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC34)
	ldd	[%g1], %f18
	fmuld	%f16, %f14, %f14
	sethi	%gdop_hix22(.LC35), %g1
	faddd	%f14, %f20, %f14
	xor	%g1, %gdop_lox10(.LC35), %g1
	fmuld	%f14, %f16, %f14
	ld	[%l7 + %g1], %g1, %gdop(.LC35)
	fsubd	%f14, %f18, %f14
	ldd	[%g1], %f18
	fmuld	%f14, %f16, %f14
	sethi	%gdop_hix22(.LC36), %g1
	faddd	%f14, %f18, %f14
	xor	%g1, %gdop_lox10(.LC36), %g1
	fmuld	%f14, %f16, %f14
	ld	[%l7 + %g1], %g1, %gdop(.LC36)
	ldd	[%g1], %f18
	fsubd	%f14, %f18, %f14
	sethi	%gdop_hix22(.LC37), %g1
	faddd	%f12, %f14, %f12
	xor	%g1, %gdop_lox10(.LC37), %g1
	fmuld	%f12, %f16, %f12
	ld	[%l7 + %g1], %g1, %gdop(.LC37)
	ldd	[%g1], %f14
	fsubd	%f14, %f12, %f12
	sethi	%gdop_hix22(.LC38), %g1
	fsubd	%f10, %f12, %f10
	xor	%g1, %gdop_lox10(.LC38), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC38)
	ldd	[%g1], %f12
	fsubd	%f10, %f12, %f10
	b	.L35
	 faddd	%f10, %f0, %f10
.L82:
	std	%f8, [%fp-8]
	mov	%i0, %o0
	call	__ieee754_log, 0
	 mov	%i1, %o1
	sethi	%hi(1072130048), %g1
	fnegs	%f0, %f0
	or	%g1, 323, %g1
	cmp	%i5, %g1
	bleu	.L29
	 ldd	[%fp-8], %f8
	sethi	%gdop_hix22(.LC1), %g1
	std	%i0, [%fp-8]
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldd	[%fp-8], %f10
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f16
	b	.L30
	 fsubd	%f16, %f10, %f16
.L43:
	call	__ieee754_log, 0
	 mov	%i1, %o1
	sethi	%gdop_hix22(.LC1), %g2
	xor	%g2, %gdop_lox10(.LC1), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC1)
	ldd	[%g2], %f8
	fsubd	%f0, %f8, %f8
	sethi	%gdop_hix22(.LC0), %g1
	std	%i0, [%fp-8]
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldd	[%fp-8], %f10
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	fmuld	%f8, %f10, %f10
	b	.L35
	 ldd	[%g1], %f8
.L14:
	sethi	%gdop_hix22(.LC2), %l1
	sethi	%gdop_hix22(.LC1), %g1
	xor	%l1, %gdop_lox10(.LC2), %l1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %l1], %l1, %gdop(.LC2)
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%l1], %f10
	ldd	[%g1], %f8
	mov	0, %o4
	fsubd	%f8, %f0, %f8
	mov	0, %o2
	mov	0, %o3
	b	.L77
	 fmuld	%f8, %f10, %f8
.L34:
	sethi	%gdop_hix22(.LC1), %g1
	ldd	[%fp-8], %f12
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldd	[%i4], %f0
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f10
	fsubd	%f12, %f10, %f10
	std	%f10, [%fp-8]
	ldd	[%fp-8], %i0
.L31:
	std	%i0, [%fp-8]
	sethi	%gdop_hix22(.LC39), %g2
	ldd	[%fp-8], %f10
	xor	%g2, %gdop_lox10(.LC39), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC39)
	ldd	[%g2], %f12
	sethi	%gdop_hix22(.LC40), %g2
	fmuld	%f10, %f12, %f12
	xor	%g2, %gdop_lox10(.LC40), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC40)
	ldd	[%g2], %f10
	faddd	%f12, %f10, %f12
	ldd	[%fp-8], %f10
	sethi	%gdop_hix22(.LC41), %g2
	fmuld	%f12, %f10, %f12
	xor	%g2, %gdop_lox10(.LC41), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC41)
	ldd	[%g2], %f10
	sethi	%gdop_hix22(.LC42), %g2
	faddd	%f12, %f10, %f12
	xor	%g2, %gdop_lox10(.LC42), %g2
	ldd	[%fp-8], %f10
	ld	[%l7 + %g2], %g2, %gdop(.LC42)
	ldd	[%fp-8], %f14
	fmuld	%f12, %f10, %f12
	ldd	[%g2], %f10
	sethi	%gdop_hix22(.LC44), %g2
	xor	%g2, %gdop_lox10(.LC44), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC44)
	faddd	%f12, %f10, %f12
	ldd	[%g2], %f10
	fmuld	%f12, %f14, %f12
	fmuld	%f14, %f10, %f10
	sethi	%gdop_hix22(.LC43), %g2
	xor	%g2, %gdop_lox10(.LC43), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC43)
	ldd	[%g2], %f14
	sethi	%gdop_hix22(.LC45), %g2
	faddd	%f12, %f14, %f12
	xor	%g2, %gdop_lox10(.LC45), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC45)
	ldd	[%g2], %f14
	faddd	%f10, %f14, %f10
	ldd	[%fp-8], %f14
	sethi	%gdop_hix22(.LC15), %g2
	fmuld	%f12, %f14, %f12
	fmuld	%f10, %f14, %f10
	xor	%g2, %gdop_lox10(.LC15), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC15)
	ldd	[%g2], %f14
	fsubd	%f12, %f14, %f12
	ldd	[%fp-8], %f14
	sethi	%gdop_hix22(.LC46), %g2
	fmuld	%f12, %f14, %f12
	xor	%g2, %gdop_lox10(.LC46), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC46)
	ldd	[%g2], %f14
	faddd	%f10, %f14, %f10
	ldd	[%fp-8], %f14
	sethi	%gdop_hix22(.LC47), %g2
	fmuld	%f10, %f14, %f10
	xor	%g2, %gdop_lox10(.LC47), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC47)
	ldd	[%g2], %f14
	faddd	%f10, %f14, %f10
	ldd	[%fp-8], %f14
	ldd	[%g1], %f16
	fmuld	%f10, %f14, %f10
	sethi	%gdop_hix22(.LC48), %g1
	xor	%g1, %gdop_lox10(.LC48), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC48)
	ldd	[%g1], %f14
	ldd	[%fp-8], %f18
	faddd	%f10, %f14, %f10
	sethi	%gdop_hix22(.LC49), %g1
	fmuld	%f10, %f18, %f10
	xor	%g1, %gdop_lox10(.LC49), %g1
	faddd	%f10, %f16, %f10
	ld	[%l7 + %g1], %g1, %gdop(.LC49)
	fdivd	%f12, %f10, %f10
	ldd	[%g1], %f14
	fmuld	%f18, %f14, %f14
	faddd	%f10, %f14, %f10
	b	.L35
	 faddd	%f10, %f0, %f10
.L29:
	sethi	%hi(1070441472), %g1
	or	%g1, 608, %g1
	cmp	%i5, %g1
	bgu,a	.L73
	 sethi	%gdop_hix22(.LC8), %g1
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	b	.L31
	 ld	[%l7 + %g1], %g1, %gdop(.LC1)
.L73:
	std	%i0, [%fp-8]
	xor	%g1, %gdop_lox10(.LC8), %g1
	ldd	[%fp-8], %f10
	ld	[%l7 + %g1], %g1, %gdop(.LC8)
	ldd	[%g1], %f18
	b	.L32
	 fsubd	%f10, %f18, %f18
.L51:
	b	.L1
	 fmovs	%f11, %f9
	.align 4
	.subsection	-1
	.align 4
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
