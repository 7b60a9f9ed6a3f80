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
	save	%sp, -104, %sp
	std	%i0, [%fp-8]
	sethi	%hi(-2147483648), %g2
	ldd	[%fp-8], %f0
	st	%f0, [%fp-8]
	sethi	%hi(-2147483648), %g1
	ld	[%fp-8], %g4
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	andn	%g4, %g1, %g1
	and	%g4, %g2, %g3
	sethi	%hi(1078159360), %g2
	or	%g2, 121, %g2
	cmp	%g1, %g2
	bleu	.L2
	 sethi	%hi(1071000576), %g2
	sethi	%hi(1082534912), %g2
	or	%g2, 577, %g2
	cmp	%g1, %g2
	bleu	.L47
	 cmp	%g3, 0
	sethi	%hi(2146434048), %g2
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	bleu	.L6
	 sethi	%gdop_hix22(.LC5), %g1
	st	%f1, [%fp-8]
	sethi	%hi(-1048576), %g2
	ld	[%fp-8], %g1
	andn	%g4, %g2, %g2
	orcc	%g2, %g1, %g0
	be,a	.L7
	 cmp	%g3, 0
	faddd	%f0, %f0, %f0
	jmp	%i7+8
	 restore
.L2:
	or	%g2, 578, %g2
	cmp	%g1, %g2
	bgu	.L37
	 sethi	%hi(1016069120), %g2
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	bleu	.L38
	 sethi	%gdop_hix22(.LC0), %g1
	mov	0, %g2
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
.L17:
	ldd	[%g1], %f16
	sethi	%gdop_hix22(.LC11), %g1
	xor	%g1, %gdop_lox10(.LC11), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC11)
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC12), %g1
	xor	%g1, %gdop_lox10(.LC12), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC12)
	ldd	[%g1], %f14
	fmuld	%f0, %f16, %f18
	sethi	%gdop_hix22(.LC13), %g3
	fmuld	%f0, %f18, %f10
	xor	%g3, %gdop_lox10(.LC13), %g3
	fmuld	%f10, %f8, %f8
	ld	[%l7 + %g3], %g3, %gdop(.LC13)
	faddd	%f8, %f14, %f8
	ldd	[%g3], %f14
	fmuld	%f8, %f10, %f8
	sethi	%gdop_hix22(.LC16), %g1
	fsubd	%f8, %f14, %f8
	xor	%g1, %gdop_lox10(.LC16), %g1
	sethi	%gdop_hix22(.LC14), %g3
	ld	[%l7 + %g1], %g1, %gdop(.LC16)
	xor	%g3, %gdop_lox10(.LC14), %g3
	ld	[%l7 + %g3], %g3, %gdop(.LC14)
	ldd	[%g3], %f14
	fmuld	%f8, %f10, %f8
	faddd	%f8, %f14, %f8
	ldd	[%g1], %f14
	sethi	%gdop_hix22(.LC15), %g1
	xor	%g1, %gdop_lox10(.LC15), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC15)
	ldd	[%g1], %f20
	fmuld	%f8, %f10, %f8
	sethi	%gdop_hix22(.LC17), %g1
	fsubd	%f8, %f20, %f8
	xor	%g1, %gdop_lox10(.LC17), %g1
	fmuld	%f8, %f10, %f8
	ld	[%l7 + %g1], %g1, %gdop(.LC17)
	faddd	%f8, %f14, %f8
	fmuld	%f18, %f8, %f20
	cmp	%g2, 0
	ldd	[%g1], %f18
	sethi	%gdop_hix22(.LC18), %g1
	fsubd	%f18, %f20, %f18
	xor	%g1, %gdop_lox10(.LC18), %g1
	fsubd	%f8, %f18, %f8
	ld	[%l7 + %g1], %g1, %gdop(.LC18)
	fmuld	%f0, %f18, %f18
	ldd	[%g1], %f20
	fsubd	%f20, %f18, %f18
	fdivd	%f8, %f18, %f8
	be	.L39
	 fmuld	%f8, %f10, %f8
	fsubd	%f8, %f12, %f8
	cmp	%g2, -1
	fmuld	%f8, %f0, %f8
	fsubd	%f8, %f12, %f8
	be	.L40
	 fsubd	%f8, %f10, %f8
	cmp	%g2, 1
	be	.L41
	 add	%g2, 1, %g1
	cmp	%g1, 57
	bgu	.L42
	 sll	%g2, 20, %g4
	cmp	%g2, 19
	bg	.L24
	 mov	0, %i5
	sethi	%hi(2097152), %g1
	fsubd	%f8, %f0, %f8
	sra	%g1, %g2, %g1
	sethi	%hi(1072693248), %g2
	sub	%g2, %g1, %i4
	std	%i4, [%fp-8]
	ldd	[%fp-8], %f10
	fsubd	%f10, %f8, %f8
.L35:
	std	%f8, [%fp-8]
	ldd	[%fp-8], %i4
	mov	%i5, %g3
	add	%g4, %i4, %g2
	std	%g2, [%fp-8]
	ldd	[%fp-8], %f0
	jmp	%i7+8
	 restore
.L6:
	xor	%g1, %gdop_lox10(.LC5), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC5)
	ldd	[%g1], %f8
	fcmped	%f0, %f8
	nop
	fbg	.L43
	 cmp	%g3, 0
.L47:
	bne,a	.L4
	 st	%g0, [%fp-8]
	sethi	%gdop_hix22(.LC0), %g1
	sethi	%gdop_hix22(.LC6), %g2
	xor	%g1, %gdop_lox10(.LC0), %g1
	xor	%g2, %gdop_lox10(.LC6), %g2
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%l7 + %g2], %g2, %gdop(.LC6)
	ldd	[%g1], %f8
	ldd	[%g2], %f10
	fmuld	%f0, %f10, %f10
.L11:
	faddd	%f8, %f10, %f8
	sethi	%gdop_hix22(.LC9), %g3
	xor	%g3, %gdop_lox10(.LC9), %g3
	ld	[%l7 + %g3], %g3, %gdop(.LC9)
	fdtoi	%f8, %f8
	ldd	[%g3], %f12
	st	%f8, [%fp-8]
	sethi	%gdop_hix22(.LC3), %g3
	fitod	%f8, %f8
	xor	%g3, %gdop_lox10(.LC3), %g3
	fmuld	%f8, %f12, %f12
	ld	[%l7 + %g3], %g3, %gdop(.LC3)
	ld	[%fp-8], %g2
	ldd	[%g3], %f10
	fsubd	%f0, %f12, %f12
	fmuld	%f8, %f10, %f8
.L16:
	fsubd	%f12, %f8, %f0
	fsubd	%f12, %f0, %f12
	b	.L17
	 fsubd	%f12, %f8, %f12
.L39:
	fmuld	%f0, %f8, %f8
	fsubd	%f8, %f10, %f8
	fsubd	%f0, %f8, %f0
	jmp	%i7+8
	 restore
.L4:
	st	%g0, [%fp-4]
	sethi	%gdop_hix22(.LC7), %g1
	ldd	[%fp-8], %f10
	xor	%g1, %gdop_lox10(.LC7), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC7)
	ldd	[%g1], %f8
	faddd	%f0, %f8, %f8
	fcmped	%f8, %f10
	nop
	fbl	.L44
	 sethi	%gdop_hix22(.LC1), %g2
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g2, %gdop_lox10(.LC1), %g2
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g2], %g2, %gdop(.LC1)
	sethi	%gdop_hix22(.LC6), %g3
	ldd	[%g2], %f8
	xor	%g3, %gdop_lox10(.LC6), %g3
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%l7 + %g3], %g3, %gdop(.LC6)
	ldd	[%g3], %f10
	b	.L11
	 fmuld	%f0, %f10, %f10
.L37:
	sethi	%hi(1072734208), %g2
	or	%g2, 689, %g2
	cmp	%g1, %g2
	bgu	.L14
	 cmp	%g3, 0
	be,a	.L45
	 sethi	%gdop_hix22(.LC3), %g2
	sethi	%gdop_hix22(.LC2), %g2
	xor	%g2, %gdop_lox10(.LC2), %g2
	ld	[%l7 + %g2], %g3, %gdop(.LC2)
	sethi	%gdop_hix22(.LC9), %g2
	xor	%g2, %gdop_lox10(.LC9), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC9)
	sethi	%gdop_hix22(.LC0), %g1
	ldd	[%g2], %f12
	xor	%g1, %gdop_lox10(.LC0), %g1
	faddd	%f0, %f12, %f12
	mov	-1, %g2
	ldd	[%g3], %f8
	b	.L16
	 ld	[%l7 + %g1], %g1, %gdop(.LC0)
.L42:
	fsubd	%f8, %f0, %f8
	fsubd	%f14, %f8, %f8
	std	%f8, [%fp-8]
	ldd	[%fp-8], %g2
	mov	%g3, %i5
	add	%g4, %g2, %i4
	std	%i4, [%fp-8]
	ldd	[%fp-8], %f0
	fsubd	%f0, %f14, %f0
	jmp	%i7+8
	 restore
.L38:
	sethi	%gdop_hix22(.LC10), %g1
	xor	%g1, %gdop_lox10(.LC10), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC10)
	ldd	[%g1], %f8
	faddd	%f0, %f8, %f8
	fsubd	%f8, %f8, %f8
	fsubd	%f0, %f8, %f0
	jmp	%i7+8
	 restore
.L41:
	sethi	%gdop_hix22(.LC19), %g1
	xor	%g1, %gdop_lox10(.LC19), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC19)
	ldd	[%g1], %f10
	fcmped	%f0, %f10
	nop
	fbuge	.L33
	 nop
	faddd	%f0, %f16, %f16
	sethi	%gdop_hix22(.LC20), %g1
	fsubd	%f8, %f16, %f8
	xor	%g1, %gdop_lox10(.LC20), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC20)
	ldd	[%g1], %f0
	fmuld	%f8, %f0, %f0
	jmp	%i7+8
	 restore
.L45:
	xor	%g2, %gdop_lox10(.LC3), %g2
	ld	[%l7 + %g2], %g3, %gdop(.LC3)
	sethi	%gdop_hix22(.LC9), %g2
	xor	%g2, %gdop_lox10(.LC9), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC9)
	sethi	%gdop_hix22(.LC0), %g1
	ldd	[%g2], %f12
	xor	%g1, %gdop_lox10(.LC0), %g1
	fsubd	%f0, %f12, %f12
	mov	1, %g2
	ldd	[%g3], %f8
	b	.L16
	 ld	[%l7 + %g1], %g1, %gdop(.LC0)
.L40:
	fsubd	%f0, %f8, %f8
	fmuld	%f8, %f16, %f8
	fsubd	%f8, %f16, %f0
	jmp	%i7+8
	 restore
.L14:
	sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC6)
	ldd	[%g1], %f10
	be	.L46
	 fmuld	%f0, %f10, %f10
	sethi	%gdop_hix22(.LC1), %g2
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g2, %gdop_lox10(.LC1), %g2
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g2], %g2, %gdop(.LC1)
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	b	.L11
	 ldd	[%g2], %f8
.L24:
	mov	1023, %g1
	sub	%g1, %g2, %g1
	sll	%g1, 20, %i4
	std	%i4, [%fp-8]
	ldd	[%fp-8], %f10
	faddd	%f8, %f10, %f8
	fsubd	%f0, %f8, %f0
	b	.L35
	 faddd	%f0, %f14, %f8
.L7:
	bne	.L25
	 sethi	%gdop_hix22(.LC4), %g1
	jmp	%i7+8
	 restore
.L33:
	fsubd	%f0, %f8, %f8
	faddd	%f8, %f8, %f8
	faddd	%f8, %f14, %f0
	jmp	%i7+8
	 restore
.L25:
	xor	%g1, %gdop_lox10(.LC4), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC4)
	ldd	[%g1], %f0
	jmp	%i7+8
	 restore
.L43:
	call	__math_oflow, 0
	 restore %g0, 0, %o0
.L44:
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC4)
	ldd	[%l7], %f0
	jmp	%i7+8
	 restore
.L46:
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	b	.L11
	 ldd	[%g1], %f8
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
