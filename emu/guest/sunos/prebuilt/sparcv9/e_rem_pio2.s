! 2630ec01d34c82af8a321e0c509d6e34 newlib/libm/math/e_rem_pio2.c
	.file	"e_rem_pio2.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	0
	.align 8
.LC1:
	.long	1073291771
	.long	1413480448
	.align 8
.LC2:
	.long	1037087841
	.long	442655537
	.align 8
.LC3:
	.long	1037087841
	.long	442499072
	.align 8
.LC4:
	.long	1000544650
	.long	771977331
	.align 8
.LC5:
	.long	1071931184
	.long	1841940611
	.align 8
.LC6:
	.long	1071644672
	.long	0
	.align 8
.LC7:
	.long	1000544650
	.long	771751936
	.align 8
.LC8:
	.long	964395930
	.long	622873025
	.align 8
.LC9:
	.long	1097859072
	.long	0
	.section	.text.__ieee754_rem_pio2,"ax",@progbits
	.align 4
	.global __ieee754_rem_pio2
	.type	__ieee754_rem_pio2, #function
	.proc	04
__ieee754_rem_pio2:
	.register	%g2, #scratch
	save	%sp, -224, %sp
	std	%f0, [%fp+2007]
	sethi	%hi(-2147483648), %i5
	ldx	[%fp+2007], %g1
	sethi	%hi(1072242688), %g2
	srlx	%g1, 32, %i4
	or	%g2, 507, %g2
	andn	%i4, %i5, %i5
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i5, %g2
	bleu,pn	%icc, .L22
	 sethi	%hi(1073928192), %g2
	or	%g2, 379, %g2
	cmp	%i5, %g2
	bgu,a,pt %icc, .L4
	 sethi	%hi(1094262784), %g2
	sethi	%gdop_hix22(.LC1), %g1
	cmp	%i4, 0
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ble,pn	%icc, .L5
	 ldd	[%g1], %f10
	sethi	%hi(1073291264), %g1
	or	%g1, 507, %g1
	cmp	%i5, %g1
	be,pn	%icc, .L6
	 fsubd	%f0, %f10, %f8
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f12
	fsubd	%f8, %f12, %f10
	fsubd	%f8, %f10, %f8
	fsubd	%f8, %f12, %f8
.L7:
	std	%f10, [%i1]
	std	%f8, [%i1+8]
	mov	1, %i0
.L8:
	return	%i7+8
	 sra	%o0, 0, %o0
.L4:
	or	%g2, 507, %g2
	cmp	%i5, %g2
	bleu,pn	%icc, .L23
	 sethi	%hi(2146434048), %g2
	or	%g2, 1023, %g2
	cmp	%i5, %g2
	bgu,pn	%icc, .L24
	 sethi	%gdop_hix22(.LC9), %g2
	xor	%g2, %gdop_lox10(.LC9), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC9)
	sra	%i5, 20, %o2
	ldd	[%g2], %f12
	srl	%g1, 0, %g1
	add	%o2, -1046, %o2
	sll	%o2, 20, %g2
	sub	%i5, %g2, %i5
	sllx	%i5, 32, %i5
	or	%g1, %i5, %g1
	stx	%g1, [%fp+2007]
	ldd	[%fp+2007], %f8
	fdtoi	%f8, %f10
	fitod	%f10, %f10
	fsubd	%f8, %f10, %f8
	std	%f10, [%fp+2023]
	fmuld	%f8, %f12, %f8
	fdtoi	%f8, %f14
	fitod	%f14, %f10
	fsubd	%f8, %f10, %f8
	std	%f10, [%fp+2031]
	fmuld	%f8, %f12, %f8
	std	%f8, [%fp+2039]
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f10
	fcmpd	%fcc0, %f8, %f10
	fbne,pn	%fcc0, .L15
	 mov	3, %o3
	st	%f14, [%fp+2007]
	lduw	[%fp+2007], %g1
	cmp	%g0, %g1
	addx	%g0, 0, %o3
	add	%o3, 1, %o3
.L15:
	sethi	%gdop_hix22(two_over_pi), %o5
	mov	2, %o4
	xor	%o5, %gdop_lox10(two_over_pi), %o5
	sra	%o3, 0, %o3
	ldx	[%l7 + %o5], %o5, %gdop(two_over_pi)
	sra	%o2, 0, %o2
	mov	%i1, %o1
	call	__kernel_rem_pio2, 0
	 add	%fp, 2023, %o0
	cmp	%i4, 0
	bge,pt	%icc, .L8
	 mov	%o0, %i0
	ldd	[%i1], %f10
	ldd	[%i1+8], %f8
	fnegd	%f10, %f10
	fnegd	%f8, %f8
	std	%f10, [%i1]
	std	%f8, [%i1+8]
	ba,pt	%xcc, .L8
	 sub	%g0, %o0, %i0
.L22:
	sethi	%gdop_hix22(.LC0), %g1
	std	%f0, [%i1]
	xor	%g1, %gdop_lox10(.LC0), %g1
	mov	0, %i0
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f8
	ba,pt	%xcc, .L8
	 std	%f8, [%i1+8]
.L24:
	fsubd	%f0, %f0, %f8
	mov	0, %i0
	std	%f8, [%i1+8]
	ba,pt	%xcc, .L8
	 std	%f8, [%i1]
.L6:
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f10
	fsubd	%f8, %f10, %f8
	fsubd	%f8, %f12, %f10
	fsubd	%f8, %f10, %f8
	ba,pt	%xcc, .L7
	 fsubd	%f8, %f12, %f8
.L23:
	call	fabs, 0
	 nop
	sethi	%gdop_hix22(.LC5), %g1
	xor	%g1, %gdop_lox10(.LC5), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC6), %g1
	fmuld	%f0, %f8, %f8
	xor	%g1, %gdop_lox10(.LC6), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC6)
	ldd	[%g1], %f10
	faddd	%f8, %f10, %f8
	fdtoi	%f8, %f8
	st	%f8, [%fp+2007]
	sethi	%gdop_hix22(.LC1), %g1
	lduw	[%fp+2007], %i0
	xor	%g1, %gdop_lox10(.LC1), %g1
	st	%i0, [%fp+2007]
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%fp+2007], %f8
	ldd	[%g1], %f10
	fitod	%f8, %f12
	sethi	%gdop_hix22(.LC2), %g1
	fmuld	%f12, %f10, %f10
	xor	%g1, %gdop_lox10(.LC2), %g1
	cmp	%i0, 31
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	fsubd	%f0, %f10, %f0
	ldd	[%g1], %f8
	bg,pt	%icc, .L12
	 fmuld	%f12, %f8, %f8
	sethi	%gdop_hix22(npio2_hw), %g2
	add	%i0, -1, %g1
	xor	%g2, %gdop_lox10(npio2_hw), %g2
	sra	%g1, 0, %g1
	ldx	[%l7 + %g2], %g2, %gdop(npio2_hw)
	sllx	%g1, 2, %g1
	lduw	[%g2+%g1], %g1
	cmp	%g1, %i5
	be,a,pn	%icc, .L25
	 fsubd	%f0, %f8, %f10
.L20:
	fsubd	%f0, %f8, %f10
.L13:
	fsubd	%f0, %f10, %f0
.L26:
	std	%f10, [%i1]
	fsubd	%f0, %f8, %f0
	cmp	%i4, 0
	bge,pt	%icc, .L8
	 std	%f0, [%i1+8]
	fnegd	%f10, %f10
	fnegd	%f0, %f0
	std	%f10, [%i1]
	std	%f0, [%i1+8]
	ba,pt	%xcc, .L8
	 sub	%g0, %i0, %i0
.L12:
	fsubd	%f0, %f8, %f10
.L25:
	std	%f10, [%fp+2007]
	sra	%i5, 20, %i5
	ldx	[%fp+2007], %g1
	srlx	%g1, 52, %g1
	and	%g1, 2047, %g1
	sub	%i5, %g1, %g1
	cmp	%g1, 16
	ble,a,pt %icc, .L26
	 fsubd	%f0, %f10, %f0
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f10
	fmuld	%f12, %f10, %f10
	fsubd	%f0, %f10, %f14
	fsubd	%f0, %f14, %f16
	fsubd	%f16, %f10, %f10
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	ldd	[%g1], %f8
	fmuld	%f12, %f8, %f8
	fsubd	%f8, %f10, %f8
	fsubd	%f14, %f8, %f10
	std	%f10, [%fp+2007]
	ldx	[%fp+2007], %g1
	srlx	%g1, 52, %g1
	and	%g1, 2047, %g1
	sub	%i5, %g1, %i5
	cmp	%i5, 49
	ble,pt	%icc, .L13
	 fmovd	%f14, %f0
	sethi	%gdop_hix22(.LC7), %g1
	xor	%g1, %gdop_lox10(.LC7), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC7)
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC8), %g1
	fmuld	%f12, %f8, %f8
	xor	%g1, %gdop_lox10(.LC8), %g1
	fsubd	%f14, %f8, %f0
	ldx	[%l7 + %g1], %g1, %gdop(.LC8)
	fsubd	%f14, %f0, %f14
	ldd	[%g1], %f10
	fsubd	%f14, %f8, %f8
	fmuld	%f12, %f10, %f12
	ba,pt	%xcc, .L20
	 fsubd	%f12, %f8, %f8
.L5:
	sethi	%hi(1073291264), %g1
	or	%g1, 507, %g1
	cmp	%i5, %g1
	be,pn	%icc, .L9
	 faddd	%f0, %f10, %f8
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f12
	faddd	%f8, %f12, %f10
	fsubd	%f8, %f10, %f8
	faddd	%f8, %f12, %f8
.L10:
	std	%f10, [%i1]
	std	%f8, [%i1+8]
	ba,pt	%xcc, .L8
	 mov	-1, %i0
.L9:
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f10
	faddd	%f8, %f10, %f8
	faddd	%f8, %f12, %f10
	fsubd	%f8, %f10, %f8
	ba,pt	%xcc, .L10
	 faddd	%f8, %f12, %f8
	.size	__ieee754_rem_pio2, .-__ieee754_rem_pio2
	.section	".rodata"
	.align 4
	.type	npio2_hw, #object
	.size	npio2_hw, 128
npio2_hw:
	.long	1073291771
	.long	1074340347
	.long	1074977148
	.long	1075388923
	.long	1075800698
	.long	1076025724
	.long	1076231611
	.long	1076437499
	.long	1076643386
	.long	1076849274
	.long	1076971356
	.long	1077074300
	.long	1077177244
	.long	1077280187
	.long	1077383131
	.long	1077486075
	.long	1077589019
	.long	1077691962
	.long	1077794906
	.long	1077897850
	.long	1077968460
	.long	1078019932
	.long	1078071404
	.long	1078122876
	.long	1078174348
	.long	1078225820
	.long	1078277292
	.long	1078328763
	.long	1078380235
	.long	1078431707
	.long	1078483179
	.long	1078534651
	.align 4
	.type	two_over_pi, #object
	.size	two_over_pi, 264
two_over_pi:
	.long	10680707
	.long	7228996
	.long	1387004
	.long	2578385
	.long	16069853
	.long	12639074
	.long	9804092
	.long	4427841
	.long	16666979
	.long	11263675
	.long	12935607
	.long	2387514
	.long	4345298
	.long	14681673
	.long	3074569
	.long	13734428
	.long	16653803
	.long	1880361
	.long	10960616
	.long	8533493
	.long	3062596
	.long	8710556
	.long	7349940
	.long	6258241
	.long	3772886
	.long	3769171
	.long	3798172
	.long	8675211
	.long	12450088
	.long	3874808
	.long	9961438
	.long	366607
	.long	15675153
	.long	9132554
	.long	7151469
	.long	3571407
	.long	2607881
	.long	12013382
	.long	4155038
	.long	6285869
	.long	7677882
	.long	13102053
	.long	15825725
	.long	473591
	.long	9065106
	.long	15363067
	.long	6271263
	.long	9264392
	.long	5636912
	.long	4652155
	.long	7056368
	.long	13614112
	.long	10155062
	.long	1944035
	.long	9527646
	.long	15080200
	.long	6658437
	.long	6231200
	.long	6832269
	.long	16767104
	.long	5075751
	.long	3212806
	.long	1398474
	.long	7579849
	.long	6349435
	.long	12618859
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
