! 335a36721b6018152b4c623b2df951b5 newlib/libm/math/e_hypot.c
	.file	"e_hypot.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	2144337920
	.long	0
	.section	.text.__ieee754_hypot,"ax",@progbits
	.align 4
	.global __ieee754_hypot
	.type	__ieee754_hypot, #function
	.proc	07
__ieee754_hypot:
	save	%sp, -112, %sp
	sethi	%hi(2147482624), %g3
	or	%g3, 1023, %g3
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	and	%i2, %g3, %g1
	and	%i0, %g3, %g2
	mov	%g1, %g4
	cmp	%g2, %g1
	bge	.L2
	 mov	%g2, %g3
	std	%i0, [%fp-8]
	mov	%g2, %i5
	mov	%i2, %i0
	mov	%g1, %g2
	mov	%i3, %i1
	mov	%g3, %g1
	ldd	[%fp-8], %i2
	mov	%g4, %g3
	mov	%i5, %g4
.L2:
	std	%i0, [%fp-8]
	std	%i2, [%fp-16]
	st	%g2, [%fp-8]
	st	%g1, [%fp-16]
	sub	%g3, %g4, %g2
	sethi	%hi(62914560), %g1
	ldd	[%fp-8], %f8
	cmp	%g2, %g1
	bg	.L27
	 ldd	[%fp-16], %f0
	sethi	%hi(1596981248), %g1
	cmp	%g3, %g1
	bg	.L28
	 sethi	%hi(2146434048), %g1
	mov	0, %i5
.L5:
	sethi	%hi(548404224), %g1
	or	%g1, 1023, %g1
	cmp	%g4, %g1
	bg,a	.L31
	 fsubd	%f8, %f0, %f10
	sethi	%hi(1047552), %g1
	or	%g1, 1023, %g1
	cmp	%g4, %g1
	bg,a	.L9
	 std	%f8, [%fp-8]
	st	%f1, [%fp-8]
	ld	[%fp-8], %g1
	orcc	%g4, %g1, %g0
	be	.L14
	 sethi	%gdop_hix22(.LC0), %g1
	add	%i5, -1022, %i5
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC0)
	ldd	[%l7], %f10
	fmuld	%f0, %f10, %f0
	fmuld	%f8, %f10, %f8
.L8:
	fsubd	%f8, %f0, %f10
.L31:
	fcmped	%f0, %f10
	nop
	fbuge	.L25
	 nop
	fnegs	%f0, %f10
	fmovs	%f1, %f11
	st	%g0, [%fp-4]
	st	%g3, [%fp-8]
	fmuld	%f10, %f0, %f0
	ldd	[%fp-8], %f10
	faddd	%f8, %f10, %f14
	fmuld	%f10, %f10, %f16
	fsubd	%f8, %f10, %f8
	fmuld	%f14, %f8, %f8
	fsubd	%f0, %f8, %f8
	fsubd	%f16, %f8, %f8
	std	%f8, [%fp-8]
	call	__ieee754_sqrt, 0
	 ldd	[%fp-8], %o0
	cmp	%i5, 0
.L30:
	be	.L33
	 mov	0, %g3
	sll	%i5, 20, %i5
	sethi	%hi(1072693248), %g1
	add	%i5, %g1, %g2
	std	%g2, [%fp-8]
	ldd	[%fp-8], %f8
	fmuld	%f0, %f8, %f0
.L33:
	jmp	%i7+8
	 restore
.L28:
	or	%g1, 1023, %g1
	cmp	%g3, %g1
	bg	.L29
	 sethi	%hi(-629145600), %g1
	std	%f8, [%fp-8]
	std	%f0, [%fp-16]
	mov	600, %i5
	add	%g3, %g1, %g3
	add	%g4, %g1, %g4
	st	%g3, [%fp-8]
	st	%g4, [%fp-16]
	ldd	[%fp-8], %f8
	b	.L5
	 ldd	[%fp-16], %f0
.L29:
	st	%f9, [%fp-8]
	sethi	%hi(-1048576), %g2
	ld	[%fp-8], %g1
	andn	%g3, %g2, %g2
	orcc	%g2, %g1, %g0
	bne,a	.L7
	 faddd	%f8, %f0, %f8
.L7:
	st	%f1, [%fp-8]
	sethi	%hi(2146435072), %g2
	ld	[%fp-8], %g1
	xor	%g4, %g2, %g2
	orcc	%g2, %g1, %g0
	be	.L32
	 nop
.L14:
	fmovs	%f8, %f0
	fmovs	%f9, %f1
	jmp	%i7+8
	 restore
.L27:
	faddd	%f0, %f8, %f0
.L32:
	jmp	%i7+8
	 restore
.L25:
	st	%g0, [%fp-4]
	st	%g4, [%fp-8]
	fnegs	%f10, %f14
	fmovs	%f11, %f15
	mov	0, %i3
	fmuld	%f14, %f10, %f14
	sethi	%hi(1048576), %g1
	ldd	[%fp-8], %f10
	add	%g3, %g1, %i2
	fsubd	%f0, %f10, %f16
	std	%i2, [%fp-8]
	faddd	%f8, %f8, %f8
	ldd	[%fp-8], %f12
	fmuld	%f10, %f12, %f10
	fsubd	%f8, %f12, %f8
	fmuld	%f16, %f12, %f12
	fmuld	%f8, %f0, %f8
	faddd	%f8, %f12, %f8
	fsubd	%f14, %f8, %f14
	fsubd	%f10, %f14, %f8
	std	%f8, [%fp-8]
	call	__ieee754_sqrt, 0
	 ldd	[%fp-8], %o0
	b	.L30
	 cmp	%i5, 0
.L9:
	std	%f0, [%fp-16]
	sethi	%hi(629145600), %g1
	add	%i5, -600, %i5
	add	%g3, %g1, %g3
	add	%g4, %g1, %g4
	st	%g3, [%fp-8]
	st	%g4, [%fp-16]
	ldd	[%fp-8], %f8
	b	.L8
	 ldd	[%fp-16], %f0
	.size	__ieee754_hypot, .-__ieee754_hypot
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
