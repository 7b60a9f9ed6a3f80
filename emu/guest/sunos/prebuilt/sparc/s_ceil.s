! 489746b1d0989f1fdf0c0afc4e957106 newlib/libm/math/s_ceil.c
	.file	"s_ceil.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	2117592124
	.long	-2013235812
	.section	.text.ceil,"ax",@progbits
	.align 4
	.global ceil
	.type	ceil, #function
	.proc	07
ceil:
	save	%sp, -104, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sra	%i0, 20, %g1
	mov	%i0, %g4
	and	%g1, 2047, %g1
	mov	%i1, %i5
	add	%g1, -1023, %g2
	cmp	%g2, 19
	bg	.L2
	 mov	%i0, %g3
	cmp	%g2, 0
	bl	.L24
	 sethi	%hi(1047552), %g1
	std	%i0, [%fp-8]
	or	%g1, 1023, %g1
	sra	%g1, %g2, %g1
	and	%i0, %g1, %i4
	orcc	%i4, %i1, %g0
	be	.L28
	 ldd	[%fp-8], %f0
	fmovs	%f0, %f10
	fmovs	%f1, %f11
	st	%g0, [%fp-8]
	st	%g0, [%fp-4]
	sethi	%gdop_hix22(.LC0), %i4
	xor	%i4, %gdop_lox10(.LC0), %i4
	ld	[%l7 + %i4], %i4, %gdop(.LC0)
	ldd	[%i4], %f8
	faddd	%f10, %f8, %f8
	ldd	[%fp-8], %f10
	fcmped	%f8, %f10
	nop
	fbule	.L4
	 nop
	cmp	%i0, 0
	ble	.L8
	 sethi	%hi(1048576), %g4
	sra	%g4, %g2, %g2
	add	%i0, %g2, %g3
.L8:
	andn	%g3, %g1, %g4
	mov	0, %i5
.L4:
	mov	%g4, %g2
.L27:
	mov	%i5, %g3
	std	%g2, [%fp-8]
	ldd	[%fp-8], %f0
.L28:
	jmp	%i7+8
	 restore
.L24:
	std	%i0, [%fp-8]
	ldd	[%fp-8], %f10
	st	%g0, [%fp-8]
	st	%g0, [%fp-4]
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f8
	faddd	%f10, %f8, %f8
	ldd	[%fp-8], %f10
	fcmped	%f8, %f10
	nop
	fbule	.L4
	 nop
	cmp	%i0, 0
	bl	.L13
	 mov	0, %i5
	orcc	%i0, %i1, %g4
	be	.L27
	 mov	%g4, %g2
	b	.L4
	 sethi	%hi(1072693248), %g4
.L2:
	cmp	%g2, 51
	ble	.L9
	 std	%i0, [%fp-8]
	cmp	%g2, 1024
	bne	.L28
	 ldd	[%fp-8], %f0
	faddd	%f0, %f0, %f0
	jmp	%i7+8
	 restore
.L9:
	add	%g1, -1043, %g1
	mov	-1, %g3
	srl	%g3, %g1, %g1
	andcc	%i1, %g1, %g0
	be	.L28
	 ldd	[%fp-8], %f0
	fmovs	%f0, %f10
	fmovs	%f1, %f11
	st	%g0, [%fp-8]
	st	%g0, [%fp-4]
	sethi	%gdop_hix22(.LC0), %g3
	xor	%g3, %gdop_lox10(.LC0), %g3
	ld	[%l7 + %g3], %g3, %gdop(.LC0)
	ldd	[%g3], %f8
	faddd	%f10, %f8, %f8
	ldd	[%fp-8], %f10
	fcmped	%f8, %f10
	nop
	fbule	.L4
	 nop
	cmp	%i0, 0
	ble	.L11
	 mov	%i1, %g3
	cmp	%g2, 20
	be	.L25
	 mov	52, %i4
	sub	%i4, %g2, %i4
	mov	1, %g2
	sll	%g2, %i4, %g2
	add	%i1, %g2, %g3
	cmp	%g3, %i1
	addx	%g0, %i0, %g4
.L11:
	b	.L4
	 andn	%g3, %g1, %i5
.L25:
	add	%i0, 1, %g4
	b	.L4
	 andn	%g3, %g1, %i5
.L13:
	b	.L4
	 sethi	%hi(-2147483648), %g4
	.size	ceil, .-ceil
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
