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
	save	%sp, -128, %sp
	sethi	%hi(-2147483648), %i5
	sethi	%hi(1072242688), %g1
	andn	%i0, %i5, %i5
	or	%g1, 507, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i5, %g1
	bleu	.L22
	 mov	%i0, %i4
	sethi	%hi(1073928192), %g1
	or	%g1, 379, %g1
	cmp	%i5, %g1
	bgu	.L4
	 sethi	%hi(1094262784), %g1
	std	%i0, [%fp-32]
	sethi	%gdop_hix22(.LC1), %g1
	ldd	[%fp-32], %f10
	xor	%g1, %gdop_lox10(.LC1), %g1
	cmp	%i0, 0
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	ble	.L5
	 ldd	[%g1], %f8
	sethi	%hi(1073291264), %g1
	or	%g1, 507, %g1
	cmp	%i5, %g1
	be	.L6
	 fsubd	%f10, %f8, %f8
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f12
	fsubd	%f8, %f12, %f10
	fsubd	%f8, %f10, %f8
	std	%f10, [%i2]
	fsubd	%f8, %f12, %f8
	std	%f8, [%i2+8]
	jmp	%i7+8
	 restore %g0, 1, %o0
.L4:
	or	%g1, 507, %g1
	cmp	%i5, %g1
	bleu	.L23
	 sethi	%hi(2146434048), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bgu	.L24
	 sra	%i5, 20, %o2
	mov	%i1, %g3
	add	%o2, -1046, %o2
	sll	%o2, 20, %i3
	sub	%i5, %i3, %g2
	std	%g2, [%fp-32]
	ldd	[%fp-32], %f8
	fdtoi	%f8, %f10
	fitod	%f10, %f10
	sethi	%gdop_hix22(.LC9), %g1
	fsubd	%f8, %f10, %f8
	xor	%g1, %gdop_lox10(.LC9), %g1
	std	%f10, [%fp-24]
	ld	[%l7 + %g1], %g1, %gdop(.LC9)
	st	%g0, [%fp-32]
	ldd	[%g1], %f12
	st	%g0, [%fp-28]
	fmuld	%f8, %f12, %f8
	fdtoi	%f8, %f14
	fitod	%f14, %f10
	fsubd	%f8, %f10, %f8
	std	%f10, [%fp-16]
	fmuld	%f8, %f12, %f8
	std	%f8, [%fp-8]
	ldd	[%fp-32], %f10
	fcmpd	%f8, %f10
	nop
	fbne	.L15
	 mov	3, %o3
	st	%f14, [%fp-32]
	ld	[%fp-32], %g1
	cmp	%g0, %g1
	addx	%g0, 0, %o3
	add	%o3, 1, %o3
.L15:
	sethi	%gdop_hix22(two_over_pi), %o5
	mov	2, %o4
	xor	%o5, %gdop_lox10(two_over_pi), %o5
	mov	%i2, %o1
	ld	[%l7 + %o5], %o5, %gdop(two_over_pi)
	call	__kernel_rem_pio2, 0
	 add	%fp, -24, %o0
	cmp	%i4, 0
	bl	.L25
	 mov	%o0, %i0
.L29:
	jmp	%i7+8
	 restore
.L22:
	sethi	%gdop_hix22(.LC0), %g1
	std	%i0, [%i2]
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f8
	std	%f8, [%i2+8]
.L3:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L24:
	std	%i0, [%fp-32]
	ldd	[%fp-32], %f8
	fsubd	%f8, %f8, %f8
	std	%f8, [%i2+8]
	b	.L3
	 std	%f8, [%i2]
.L6:
	sethi	%gdop_hix22(.LC3), %g2
	xor	%g2, %gdop_lox10(.LC3), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC3)
	ldd	[%g2], %f10
	sethi	%gdop_hix22(.LC4), %g1
	fsubd	%f8, %f10, %f8
	xor	%g1, %gdop_lox10(.LC4), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC4)
	ldd	[%g1], %f12
	fsubd	%f8, %f12, %f10
	fsubd	%f8, %f10, %f8
	std	%f10, [%i2]
	fsubd	%f8, %f12, %f8
	std	%f8, [%i2+8]
	jmp	%i7+8
	 restore %g0, 1, %o0
.L23:
	mov	%i0, %o0
	call	fabs, 0
	 mov	%i1, %o1
	sethi	%gdop_hix22(.LC5), %g1
	xor	%g1, %gdop_lox10(.LC5), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC5)
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC6)
	fmuld	%f0, %f8, %f8
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC1), %g1
	faddd	%f8, %f10, %f8
	xor	%g1, %gdop_lox10(.LC1), %g1
	fdtoi	%f8, %f8
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	st	%f8, [%fp-32]
	fitod	%f8, %f12
	ldd	[%g1], %f10
	ld	[%fp-32], %i0
	fmuld	%f12, %f10, %f10
	sethi	%gdop_hix22(.LC2), %g1
	cmp	%i0, 31
	xor	%g1, %gdop_lox10(.LC2), %g1
	fsubd	%f0, %f10, %f0
	ld	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f8
	bg	.L12
	 fmuld	%f12, %f8, %f8
	sethi	%gdop_hix22(npio2_hw), %g2
	add	%i0, -1, %g1
	xor	%g2, %gdop_lox10(npio2_hw), %g2
	sll	%g1, 2, %g1
	ld	[%l7 + %g2], %g2, %gdop(npio2_hw)
	ld	[%g2+%g1], %g1
	cmp	%g1, %i5
	be,a	.L26
	 fsubd	%f0, %f8, %f10
.L20:
	fsubd	%f0, %f8, %f10
.L13:
	fsubd	%f0, %f10, %f0
.L27:
	std	%f10, [%i2]
	fsubd	%f0, %f8, %f0
	cmp	%i4, 0
	bge	.L29
	 std	%f0, [%i2+8]
	fnegs	%f10, %f10
	fnegs	%f0, %f0
	std	%f10, [%i2]
	std	%f0, [%i2+8]
	sub	%g0, %i0, %i0
	jmp	%i7+8
	 restore
.L12:
	fsubd	%f0, %f8, %f10
.L26:
	st	%f10, [%fp-32]
	sra	%i5, 20, %i5
	ld	[%fp-32], %g1
	srl	%g1, 20, %g1
	and	%g1, 2047, %g1
	sub	%i5, %g1, %g1
	cmp	%g1, 16
	ble,a	.L27
	 fsubd	%f0, %f10, %f0
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f10
	fmuld	%f12, %f10, %f10
	fsubd	%f0, %f10, %f14
	fsubd	%f0, %f14, %f16
	fsubd	%f16, %f10, %f10
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC4)
	ldd	[%g1], %f8
	fmuld	%f12, %f8, %f8
	fsubd	%f8, %f10, %f8
	fsubd	%f14, %f8, %f10
	st	%f10, [%fp-32]
	fmovs	%f14, %f0
	ld	[%fp-32], %g1
	srl	%g1, 20, %g1
	and	%g1, 2047, %g1
	sub	%i5, %g1, %i5
	cmp	%i5, 49
	ble	.L13
	 fmovs	%f15, %f1
	sethi	%gdop_hix22(.LC7), %g1
	xor	%g1, %gdop_lox10(.LC7), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC7)
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC8), %g1
	fmuld	%f12, %f10, %f10
	xor	%g1, %gdop_lox10(.LC8), %g1
	fsubd	%f0, %f10, %f0
	ld	[%l7 + %g1], %g1, %gdop(.LC8)
	fsubd	%f14, %f0, %f14
	ldd	[%g1], %f8
	fsubd	%f14, %f10, %f14
	fmuld	%f12, %f8, %f8
	b	.L20
	 fsubd	%f8, %f14, %f8
.L25:
	ldd	[%i2], %f10
	ldd	[%i2+8], %f8
	fnegs	%f10, %f10
	fnegs	%f8, %f8
	std	%f10, [%i2]
	std	%f8, [%i2+8]
	sub	%g0, %o0, %i0
	jmp	%i7+8
	 restore
.L5:
	sethi	%hi(1073291264), %g1
	or	%g1, 507, %g1
	cmp	%i5, %g1
	be	.L9
	 faddd	%f10, %f8, %f8
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f12
	faddd	%f8, %f12, %f10
	fsubd	%f8, %f10, %f8
	faddd	%f8, %f12, %f8
.L10:
	std	%f10, [%i2]
	std	%f8, [%i2+8]
	jmp	%i7+8
	 restore %g0, -1, %o0
.L9:
	sethi	%gdop_hix22(.LC3), %g2
	xor	%g2, %gdop_lox10(.LC3), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC3)
	ldd	[%g2], %f10
	sethi	%gdop_hix22(.LC4), %g1
	faddd	%f8, %f10, %f8
	xor	%g1, %gdop_lox10(.LC4), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC4)
	ldd	[%g1], %f12
	faddd	%f8, %f12, %f10
	fsubd	%f8, %f10, %f8
	b	.L10
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
