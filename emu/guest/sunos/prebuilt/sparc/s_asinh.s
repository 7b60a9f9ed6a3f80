! d4cbf7c347b3e7385fcaf5191c1e7700 newlib/libm/math/s_asinh.c
	.file	"s_asinh.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	2117592124
	.long	-2013235812
	.align 8
.LC1:
	.long	1072693248
	.long	0
	.align 8
.LC2:
	.long	1072049730
	.long	-17155601
	.section	.text.asinh,"ax",@progbits
	.align 4
	.global asinh
	.type	asinh, #function
	.proc	07
asinh:
	save	%sp, -128, %sp
	std	%i0, [%fp-8]
	sethi	%hi(-2147483648), %g1
	ld	[%fp-8], %i5
	sethi	%hi(2146434048), %g2
	andn	%i5, %g1, %g1
	or	%g2, 1023, %g2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g1, %g2
	bgu	.L12
	 sethi	%hi(1043332096), %g2
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	bleu,a	.L13
	 sethi	%gdop_hix22(.LC0), %g1
	sethi	%hi(1102053376), %g2
	cmp	%g1, %g2
	bleu	.L6
	 sethi	%hi(1073741824), %g2
	call	fabs, 0
	 ldd	[%fp-8], %o0
	std	%f0, [%fp-8]
	call	__ieee754_log, 0
	 ldd	[%fp-8], %o0
	sethi	%gdop_hix22(.LC2), %g1
	cmp	%i5, 0
	xor	%g1, %gdop_lox10(.LC2), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f8
	ble	.L14
	 faddd	%f0, %f8, %f0
	jmp	%i7+8
	 restore
.L13:
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%fp-8], %f0
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC1), %g1
	faddd	%f0, %f8, %f8
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC1)
	ldd	[%l7], %f10
	fcmped	%f8, %f10
	nop
	fbg	.L17
	 nop
.L5:
	call	fabs, 0
	 ldd	[%fp-8], %o0
	ldd	[%l7], %f10
	ldd	[%fp-8], %f8
	fmuld	%f8, %f8, %f8
	faddd	%f8, %f10, %f12
	std	%f10, [%fp-32]
	std	%f12, [%fp-8]
	std	%f8, [%fp-24]
	ldd	[%fp-8], %o0
	call	__ieee754_sqrt, 0
	 std	%f0, [%fp-16]
	ldd	[%fp-32], %f10
	ldd	[%fp-24], %f8
	faddd	%f0, %f10, %f0
	ldd	[%fp-16], %f10
	fdivd	%f8, %f0, %f8
	faddd	%f8, %f10, %f8
	std	%f8, [%fp-8]
	call	log1p, 0
	 ldd	[%fp-8], %o0
	cmp	%i5, 0
	bg	.L17
	 nop
.L14:
	fnegs	%f0, %f0
	jmp	%i7+8
	 restore
.L12:
	ldd	[%fp-8], %f8
	faddd	%f8, %f8, %f0
	jmp	%i7+8
	 restore
.L17:
	jmp	%i7+8
	 restore
.L6:
	cmp	%g1, %g2
	bleu	.L16
	 sethi	%gdop_hix22(.LC1), %g1
	call	fabs, 0
	 ldd	[%fp-8], %o0
	fmovs	%f0, %f8
	fmovs	%f1, %f9
	std	%f8, [%fp-24]
	ldd	[%fp-8], %f8
	sethi	%gdop_hix22(.LC1), %g1
	fmuld	%f8, %f8, %f12
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC1)
	ldd	[%l7], %f10
	faddd	%f12, %f10, %f8
	std	%f10, [%fp-16]
	std	%f8, [%fp-8]
	call	__ieee754_sqrt, 0
	 ldd	[%fp-8], %o0
	ldd	[%fp-24], %f8
	ldd	[%fp-16], %f10
	faddd	%f0, %f8, %f0
	faddd	%f8, %f8, %f12
	fdivd	%f10, %f0, %f10
	faddd	%f10, %f12, %f8
	std	%f8, [%fp-8]
	call	__ieee754_log, 0
	 ldd	[%fp-8], %o0
	cmp	%i5, 0
	bg	.L17
	 nop
	fnegs	%f0, %f0
	jmp	%i7+8
	 restore
.L16:
	xor	%g1, %gdop_lox10(.LC1), %g1
	b	.L5
	 ld	[%l7 + %g1], %l7, %gdop(.LC1)
	.size	asinh, .-asinh
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
