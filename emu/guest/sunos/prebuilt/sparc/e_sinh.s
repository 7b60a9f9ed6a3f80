! b42e173076984c7835a04b8d80e1e1ca newlib/libm/math/e_sinh.c
	.file	"e_sinh.c"
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
	.long	2142010143
	.long	1017934899
	.align 8
.LC3:
	.long	1072693248
	.long	0
	.section	.text.__ieee754_sinh,"ax",@progbits
	.align 4
	.global __ieee754_sinh
	.type	__ieee754_sinh, #function
	.proc	07
__ieee754_sinh:
	save	%sp, -112, %sp
	sethi	%hi(-2147483648), %i5
	sethi	%hi(2146434048), %g1
	andn	%i0, %i5, %i5
	or	%g1, 1023, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i5, %g1
	bgu	.L21
	 cmp	%i0, 0
	bl	.L12
	 sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f10
	sethi	%hi(1077279744), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bgu	.L25
	 sethi	%hi(1082534912), %g1
	sethi	%hi(1043332096), %g1
.L26:
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bgu	.L6
	 std	%f10, [%fp-16]
	sethi	%gdop_hix22(.LC2), %g1
	std	%i0, [%fp-8]
	xor	%g1, %gdop_lox10(.LC2), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%fp-8], %f10
	ldd	[%g1], %f8
	fmovs	%f10, %f0
	faddd	%f10, %f8, %f8
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC3)
	ldd	[%l7], %f12
	fcmped	%f8, %f12
	nop
	fbg	.L29
	 fmovs	%f11, %f1
	mov	%i0, %o0
	call	fabs, 0
	 mov	%i1, %o1
	std	%f0, [%fp-8]
	call	expm1, 0
	 ldd	[%fp-8], %o0
	ldd	[%fp-16], %f10
.L7:
	faddd	%f0, %f0, %f8
	fmuld	%f0, %f0, %f12
	ldd	[%l7], %f14
	faddd	%f0, %f14, %f0
	fdivd	%f12, %f0, %f0
	fsubd	%f8, %f0, %f0
	fmuld	%f0, %f10, %f0
.L29:
	jmp	%i7+8
	 restore
.L12:
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f10
	sethi	%hi(1077279744), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bleu	.L26
	 sethi	%hi(1043332096), %g1
	sethi	%hi(1082534912), %g1
.L25:
	or	%g1, 577, %g1
	cmp	%i5, %g1
	bleu	.L23
	 sethi	%hi(1082535936), %g1
	or	%g1, 973, %g2
	cmp	%i5, %g2
	bleu	.L10
	 or	%g1, 974, %g1
	cmp	%i5, %g1
	bne	.L11
	 sethi	%hi(-1883637760), %g1
	or	%g1, 125, %g1
	cmp	%g1, %i1
	blu	.L27
	 sethi	%gdop_hix22(.LC2), %g1
.L10:
	std	%f10, [%fp-16]
	mov	%i0, %o0
	call	fabs, 0
	 mov	%i1, %o1
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f8
	fmuld	%f0, %f8, %f8
	std	%f8, [%fp-8]
	call	__ieee754_exp, 0
	 ldd	[%fp-8], %o0
	ldd	[%fp-16], %f10
	fmuld	%f10, %f0, %f10
	fmuld	%f10, %f0, %f0
	jmp	%i7+8
	 restore
.L11:
	sethi	%gdop_hix22(.LC2), %g1
.L27:
	std	%i0, [%fp-8]
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldd	[%fp-8], %f8
	ld	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f0
	fmuld	%f8, %f0, %f0
	jmp	%i7+8
	 restore
.L21:
	std	%i0, [%fp-8]
	ldd	[%fp-8], %f8
	faddd	%f8, %f8, %f0
	jmp	%i7+8
	 restore
.L6:
	mov	%i0, %o0
	call	fabs, 0
	 mov	%i1, %o1
	std	%f0, [%fp-8]
	call	expm1, 0
	 ldd	[%fp-8], %o0
	sethi	%hi(1072692224), %g1
	or	%g1, 1023, %g1
	ldd	[%fp-16], %f10
	cmp	%i5, %g1
	sethi	%gdop_hix22(.LC3), %g1
	bleu	.L24
	 xor	%g1, %gdop_lox10(.LC3), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f8
	faddd	%f0, %f8, %f8
	fdivd	%f0, %f8, %f8
	faddd	%f8, %f0, %f0
	fmuld	%f0, %f10, %f0
	jmp	%i7+8
	 restore
.L23:
	std	%f10, [%fp-16]
	mov	%i0, %o0
	call	fabs, 0
	 mov	%i1, %o1
	std	%f0, [%fp-8]
	call	__ieee754_exp, 0
	 ldd	[%fp-8], %o0
	ldd	[%fp-16], %f10
	fmuld	%f0, %f10, %f0
	jmp	%i7+8
	 restore
.L24:
	b	.L7
	 ld	[%l7 + %g1], %l7, %gdop(.LC3)
	.size	__ieee754_sinh, .-__ieee754_sinh
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
