! 9c3274d1c5a85e3cbc5dc3f08d047758 newlib/libm/math/e_atanh.c
	.file	"e_atanh.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC1:
	.long	2117592124
	.long	-2013235812
	.align 8
.LC2:
	.long	1072693248
	.long	0
	.align 8
.LC3:
	.long	1071644672
	.long	0
	.section	.text.__ieee754_atanh,"ax",@progbits
	.align 4
	.global __ieee754_atanh
	.type	__ieee754_atanh, #function
	.proc	07
__ieee754_atanh:
	save	%sp, -104, %sp
	sethi	%hi(-2147483648), %g2
	sub	%g0, %i1, %g1
	andn	%i0, %g2, %g2
	or	%g1, %i1, %g1
	sethi	%hi(1072693248), %g3
	srl	%g1, 31, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	or	%g1, %g2, %g1
	cmp	%g1, %g3
	bgu	.L12
	 mov	%i0, %i5
	cmp	%g2, %g3
	be	.L13
	 sethi	%hi(1043332096), %g1
	or	%g1, 1023, %g1
	cmp	%g2, %g1
	bleu,a	.L14
	 std	%i0, [%fp-8]
	std	%i0, [%fp-8]
	st	%g2, [%fp-8]
	sethi	%hi(1071643648), %g1
	or	%g1, 1023, %g1
	cmp	%g2, %g1
	bleu	.L6
	 ldd	[%fp-8], %f8
	faddd	%f8, %f8, %f12
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f10
	fsubd	%f10, %f8, %f8
	fdivd	%f12, %f8, %f8
	std	%f8, [%fp-8]
	call	log1p, 0
	 ldd	[%fp-8], %o0
	sethi	%gdop_hix22(.LC3), %g1
	cmp	%i5, 0
	xor	%g1, %gdop_lox10(.LC3), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f8
	bl	.L15
	 fmuld	%f0, %f8, %f0
.L17:
	jmp	%i7+8
	 restore
.L14:
	ldd	[%fp-8], %f10
	st	%g0, [%fp-8]
	st	%g0, [%fp-4]
	sethi	%gdop_hix22(.LC1), %g1
	fmovs	%f10, %f0
	xor	%g1, %gdop_lox10(.LC1), %g1
	fmovs	%f11, %f1
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f8
	faddd	%f10, %f8, %f8
	ldd	[%fp-8], %f10
	fcmped	%f8, %f10
	nop
	fbg	.L16
	 nop
	std	%i0, [%fp-8]
	st	%g2, [%fp-8]
	ldd	[%fp-8], %f8
.L6:
	faddd	%f8, %f8, %f14
	sethi	%gdop_hix22(.LC2), %g1
	fmuld	%f14, %f8, %f10
	xor	%g1, %gdop_lox10(.LC2), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f12
	fsubd	%f12, %f8, %f8
	fdivd	%f10, %f8, %f8
	faddd	%f8, %f14, %f8
	std	%f8, [%fp-8]
	call	log1p, 0
	 ldd	[%fp-8], %o0
	sethi	%gdop_hix22(.LC3), %g1
	cmp	%i5, 0
	xor	%g1, %gdop_lox10(.LC3), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f8
	bge	.L17
	 fmuld	%f0, %f8, %f0
.L15:
	fnegs	%f0, %f0
	jmp	%i7+8
	 restore
.L12:
	std	%i0, [%fp-8]
	ldd	[%fp-8], %f8
	fsubd	%f8, %f8, %f0
	fdivd	%f0, %f0, %f0
	jmp	%i7+8
	 restore
.L13:
	st	%g0, [%fp-8]
	st	%g0, [%fp-4]
	ldd	[%fp-8], %f0
	std	%i0, [%fp-8]
	ldd	[%fp-8], %f8
	fdivd	%f8, %f0, %f0
.L16:
	jmp	%i7+8
	 restore
	.size	__ieee754_atanh, .-__ieee754_atanh
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
