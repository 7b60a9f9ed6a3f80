! f5b7ff68d8bca479152066cf114b98f0 newlib/libm/common/s_expm1.c
	.file	"s_expm1.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	1071644672
	.long	0
	.align 8
.LC1:
	.long	-1075838976
	.long	0
	.align 8
.LC2:
	.long	-1108723217
	.long	897137782
	.align 8
.LC3:
	.long	1038760431
	.long	897137782
	.align 8
.LC4:
	.long	-1074790400
	.long	0
	.align 8
.LC5:
	.long	1082535490
	.long	-17155601
	.align 8
.LC6:
	.long	1073157447
	.long	1697350398
	.align 8
.LC7:
	.long	27618847
	.long	-1023872167
	.align 8
.LC8:
	.long	0
	.long	0
	.align 8
.LC9:
	.long	1072049730
	.long	-18874368
	.align 8
.LC10:
	.long	2117592124
	.long	-2013235812
	.align 8
.LC11:
	.long	-1098187337
	.long	1846133549
	.align 8
.LC12:
	.long	1053872074
	.long	-2031726023
	.align 8
.LC13:
	.long	1058328089
	.long	-1632969801
	.align 8
.LC14:
	.long	1062863264
	.long	436098437
	.align 8
.LC15:
	.long	1067520273
	.long	286331124
	.align 8
.LC16:
	.long	1072693248
	.long	0
	.align 8
.LC17:
	.long	1074266112
	.long	0
	.align 8
.LC18:
	.long	1075314688
	.long	0
	.align 8
.LC19:
	.long	-1076887552
	.long	0
	.align 8
.LC20:
	.long	-1073741824
	.long	0
	.section	.text.expm1,"ax",@progbits
	.align 4
	.global expm1
	.type	expm1, #function
	.proc	07
expm1:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	std	%f0, [%fp+2039]
	sethi	%hi(-2147483648), %g2
	ldx	[%fp+2039], %g5
	sethi	%hi(-2147483648), %g1
	srlx	%g5, 32, %g4
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	andn	%g4, %g1, %g1
	and	%g2, %g4, %g3
	sethi	%hi(1078159360), %g2
	or	%g2, 121, %g2
	cmp	%g1, %g2
	bleu,pt	%icc, .L2
	 sethi	%hi(1071000576), %g2
	sethi	%hi(1082534912), %g2
	or	%g2, 577, %g2
	cmp	%g1, %g2
	bleu,pt	%icc, .L47
	 cmp	%g3, 0
	sethi	%hi(2146434048), %g2
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	bleu,pt	%icc, .L6
	 sethi	%gdop_hix22(.LC5), %g1
	sethi	%hi(-1048576), %g1
	andn	%g4, %g1, %g1
	orcc	%g1, %g5, %g0
	be,pt	%icc, .L7
	 cmp	%g3, 0
	return	%i7+8
	 faddd	%f0, %f0, %f0
.L2:
	or	%g2, 578, %g2
	cmp	%g1, %g2
	bgu,a,pn %icc, .L38
	 sethi	%hi(1072734208), %g2
	sethi	%hi(1016069120), %g3
	or	%g3, 1023, %g3
	cmp	%g1, %g3
	bleu,pn	%icc, .L39
	 mov	0, %g2
.L17:
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f20
	sethi	%gdop_hix22(.LC11), %g1
	xor	%g1, %gdop_lox10(.LC11), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC11)
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC12), %g1
	xor	%g1, %gdop_lox10(.LC12), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC12)
	ldd	[%g1], %f16
	sethi	%gdop_hix22(.LC16), %g1
	xor	%g1, %gdop_lox10(.LC16), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC16)
	fmuld	%f0, %f20, %f12
	ldd	[%g1], %f18
	fmuld	%f0, %f12, %f10
	sethi	%gdop_hix22(.LC13), %g1
	fmuld	%f10, %f8, %f8
	xor	%g1, %gdop_lox10(.LC13), %g1
	faddd	%f8, %f16, %f8
	ldx	[%l7 + %g1], %g1, %gdop(.LC13)
	ldd	[%g1], %f16
	fmuld	%f8, %f10, %f8
	sethi	%gdop_hix22(.LC14), %g1
	fsubd	%f8, %f16, %f8
	xor	%g1, %gdop_lox10(.LC14), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC14)
	ldd	[%g1], %f16
	fmuld	%f8, %f10, %f8
	sethi	%gdop_hix22(.LC15), %g1
	faddd	%f8, %f16, %f8
	xor	%g1, %gdop_lox10(.LC15), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC15)
	ldd	[%g1], %f16
	fmuld	%f8, %f10, %f8
	sethi	%gdop_hix22(.LC17), %g1
	fsubd	%f8, %f16, %f8
	xor	%g1, %gdop_lox10(.LC17), %g1
	fmuld	%f8, %f10, %f8
	ldx	[%l7 + %g1], %g1, %gdop(.LC17)
	faddd	%f8, %f18, %f8
	fmuld	%f12, %f8, %f16
	cmp	%g2, 0
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC18), %g1
	fsubd	%f12, %f16, %f12
	xor	%g1, %gdop_lox10(.LC18), %g1
	fsubd	%f8, %f12, %f8
	ldx	[%l7 + %g1], %g1, %gdop(.LC18)
	fmuld	%f0, %f12, %f12
	ldd	[%g1], %f16
	fsubd	%f16, %f12, %f12
	fdivd	%f8, %f12, %f8
	be,pn	%icc, .L40
	 fmuld	%f8, %f10, %f8
	fsubd	%f8, %f14, %f8
	cmp	%g2, -1
	fmuld	%f8, %f0, %f8
	fsubd	%f8, %f14, %f8
	be,pn	%icc, .L41
	 fsubd	%f8, %f10, %f8
	cmp	%g2, 1
	be,pn	%icc, .L42
	 add	%g2, 1, %g1
	cmp	%g1, 57
	bgu,pn	%icc, .L43
	 sll	%g2, 20, %g3
	cmp	%g2, 19
	bg,pt	%icc, .L24
	 mov	1023, %g1
	sethi	%hi(2097152), %g1
	fsubd	%f8, %f0, %f8
	sra	%g1, %g2, %g2
	sethi	%hi(1072693248), %g1
	sub	%g1, %g2, %g1
	sllx	%g1, 32, %g1
	stx	%g1, [%fp+2039]
	ldd	[%fp+2039], %f10
	fsubd	%f10, %f8, %f8
.L36:
	std	%f8, [%fp+2039]
	ldx	[%fp+2039], %g1
	srlx	%g1, 32, %g2
	srl	%g1, 0, %g1
	add	%g3, %g2, %g3
	sllx	%g3, 32, %g3
	or	%g1, %g3, %g1
	stx	%g1, [%fp+2039]
	ldd	[%fp+2039], %f0
	return	%i7+8
	 nop
.L6:
	xor	%g1, %gdop_lox10(.LC5), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	ldd	[%g1], %f8
	fcmped	%fcc0, %f0, %f8
	fbg,pn	%fcc0, .L44
	 cmp	%g3, 0
.L47:
	bne,pt	%icc, .L4
	 sethi	%gdop_hix22(.LC7), %g1
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
.L35:
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC6)
	ldd	[%g1], %f10
	fmuld	%f0, %f10, %f10
.L11:
	faddd	%f8, %f10, %f8
	sethi	%gdop_hix22(.LC9), %g1
	fdtoi	%f8, %f8
	xor	%g1, %gdop_lox10(.LC9), %g1
	st	%f8, [%fp+2039]
	ldx	[%l7 + %g1], %g1, %gdop(.LC9)
	lduw	[%fp+2039], %g2
	ldd	[%g1], %f14
	st	%g2, [%fp+2039]
	sethi	%gdop_hix22(.LC3), %g1
	ld	[%fp+2039], %f8
	xor	%g1, %gdop_lox10(.LC3), %g1
	fitod	%f8, %f8
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	fmuld	%f8, %f14, %f14
	ldd	[%g1], %f10
	fsubd	%f0, %f14, %f14
	fmuld	%f8, %f10, %f8
.L16:
	fsubd	%f14, %f8, %f0
	fsubd	%f14, %f0, %f14
	ba,pt	%xcc, .L17
	 fsubd	%f14, %f8, %f14
.L40:
	fmuld	%f0, %f8, %f8
	fsubd	%f8, %f10, %f8
	return	%i7+8
	 fsubd	%f0, %f8, %f0
.L4:
	xor	%g1, %gdop_lox10(.LC7), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC7)
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC8), %g1
	faddd	%f0, %f8, %f8
	xor	%g1, %gdop_lox10(.LC8), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC8)
	ldd	[%g1], %f10
	fcmped	%fcc1, %f8, %f10
	fbl,pn	%fcc1, .L45
	 sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ba,pt	%xcc, .L35
	 ldx	[%l7 + %g1], %g1, %gdop(.LC1)
.L38:
	or	%g2, 689, %g2
	cmp	%g1, %g2
	bgu,pn	%icc, .L14
	 cmp	%g3, 0
	be,pn	%icc, .L46
	 sethi	%gdop_hix22(.LC9), %g1
	xor	%g1, %gdop_lox10(.LC9), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC9)
	mov	-1, %g2
	ldd	[%g1], %f14
	sethi	%gdop_hix22(.LC2), %g1
	faddd	%f0, %f14, %f14
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ba,pt	%xcc, .L16
	 ldd	[%g1], %f8
.L43:
	fsubd	%f8, %f0, %f8
	fsubd	%f18, %f8, %f8
	std	%f8, [%fp+2039]
	ldx	[%fp+2039], %g1
	srlx	%g1, 32, %g2
	srl	%g1, 0, %g1
	add	%g3, %g2, %g3
	sllx	%g3, 32, %g3
	or	%g1, %g3, %g1
	stx	%g1, [%fp+2039]
	ldd	[%fp+2039], %f8
	return	%i7+8
	 fsubd	%f8, %f18, %f0
.L39:
	sethi	%gdop_hix22(.LC10), %g1
	xor	%g1, %gdop_lox10(.LC10), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC10)
	ldd	[%g1], %f8
	faddd	%f0, %f8, %f8
	fsubd	%f8, %f8, %f8
	return	%i7+8
	 fsubd	%f0, %f8, %f0
.L42:
	sethi	%gdop_hix22(.LC19), %g1
	xor	%g1, %gdop_lox10(.LC19), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC19)
	ldd	[%g1], %f10
	fcmped	%fcc2, %f0, %f10
	fbuge,pt %fcc2, .L33
	 nop
	faddd	%f0, %f20, %f20
	sethi	%gdop_hix22(.LC20), %g1
	fsubd	%f8, %f20, %f8
	xor	%g1, %gdop_lox10(.LC20), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC20)
	ldd	[%g1], %f0
	return	%i7+8
	 fmuld	%f8, %f0, %f0
.L46:
	xor	%g1, %gdop_lox10(.LC9), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC9)
	mov	1, %g2
	ldd	[%g1], %f14
	sethi	%gdop_hix22(.LC3), %g1
	fsubd	%f0, %f14, %f14
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ba,pt	%xcc, .L16
	 ldd	[%g1], %f8
.L41:
	fsubd	%f0, %f8, %f8
	fmuld	%f8, %f20, %f8
	return	%i7+8
	 fsubd	%f8, %f20, %f0
.L14:
	sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC6)
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f12
	fmuld	%f0, %f10, %f10
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f8
	ba,pt	%xcc, .L11
	 fmovdne	%icc, %f12, %f8
.L24:
	sub	%g1, %g2, %g1
	sll	%g1, 20, %g1
	sllx	%g1, 32, %g1
	stx	%g1, [%fp+2039]
	ldd	[%fp+2039], %f10
	faddd	%f8, %f10, %f8
	fsubd	%f0, %f8, %f0
	ba,pt	%xcc, .L36
	 faddd	%f0, %f18, %f8
.L7:
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	ldd	[%g1], %f8
	return	%i7+8
	 fmovdne	%icc, %f8, %f0
.L33:
	fsubd	%f0, %f8, %f8
	faddd	%f8, %f8, %f8
	return	%i7+8
	 faddd	%f8, %f18, %f0
.L44:
	call	__math_oflow, 0
	 restore %g0, 0, %o0
.L45:
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	return	%i7+8
	 ldd	[%g1], %f0
	.size	expm1, .-expm1
	.hidden	__math_oflow
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
