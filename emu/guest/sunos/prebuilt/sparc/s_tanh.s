! 4bf23ace9f37c9ece008e10375da3388 newlib/libm/math/s_tanh.c
	.file	"s_tanh.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	1072693248
	.long	0
	.align 8
.LC1:
	.long	1073741824
	.long	0
	.align 8
.LC2:
	.long	-1073741824
	.long	0
	.section	.text.tanh,"ax",@progbits
	.align 4
	.global tanh
	.type	tanh, #function
	.proc	07
tanh:
	save	%sp, -104, %sp
	sethi	%hi(-2147483648), %g1
	sethi	%hi(2146434048), %g2
	andn	%i0, %g1, %g1
	or	%g2, 1023, %g2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g1, %g2
	bleu	.L2
	 mov	%i0, %i5
	std	%i0, [%fp-8]
	sethi	%gdop_hix22(.LC0), %g1
	ldd	[%fp-8], %f10
	xor	%g1, %gdop_lox10(.LC0), %g1
	cmp	%i0, 0
	ld	[%l7 + %g1], %l7, %gdop(.LC0)
	ldd	[%l7], %f8
	bl	.L3
	 fdivd	%f8, %f10, %f0
	faddd	%f0, %f8, %f0
.L14:
	jmp	%i7+8
	 restore
.L2:
	sethi	%hi(1077279744), %g2
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	bleu	.L10
	 sethi	%hi(1015020544), %g2
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC0)
	ldd	[%l7], %f0
.L5:
	cmp	%i5, 0
	bl,a	.L14
	 fnegs	%f0, %f0
	jmp	%i7+8
	 restore
.L10:
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	bleu	.L12
	 sethi	%hi(1072692224), %g2
	mov	%i0, %o0
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	bleu	.L7
	 mov	%i1, %o1
	call	fabs, 0
	 nop
	faddd	%f0, %f0, %f8
	std	%f8, [%fp-8]
	call	expm1, 0
	 ldd	[%fp-8], %o0
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f8
	faddd	%f0, %f8, %f0
	sethi	%gdop_hix22(.LC0), %g1
	fdivd	%f8, %f0, %f8
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f0
	b	.L5
	 fsubd	%f0, %f8, %f0
.L3:
	fsubd	%f0, %f8, %f0
	jmp	%i7+8
	 restore
.L12:
	std	%i0, [%fp-8]
	sethi	%gdop_hix22(.LC0), %g1
	ldd	[%fp-8], %f8
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f0
	faddd	%f8, %f0, %f0
	fmuld	%f0, %f8, %f0
	jmp	%i7+8
	 restore
.L7:
	call	fabs, 0
	 nop
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f8
	fmuld	%f0, %f8, %f8
	std	%f8, [%fp-8]
	call	expm1, 0
	 ldd	[%fp-8], %o0
	sethi	%gdop_hix22(.LC1), %g1
	fnegs	%f0, %f8
	fmovs	%f1, %f9
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f10
	faddd	%f0, %f10, %f0
	b	.L5
	 fdivd	%f8, %f0, %f0
	.size	tanh, .-tanh
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
