! f4e7dbe527270c90e08887236282af8f newlib/libm/math/e_acosh.c
	.file	"e_acosh.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	0
	.align 8
.LC1:
	.long	1072049730
	.long	-17155601
	.align 8
.LC2:
	.long	1072693248
	.long	0
	.section	.text.__ieee754_acosh,"ax",@progbits
	.align 4
	.global __ieee754_acosh
	.type	__ieee754_acosh, #function
	.proc	07
__ieee754_acosh:
	save	%sp, -128, %sp
	std	%i0, [%fp-8]
	ldd	[%fp-8], %f8
	st	%f8, [%fp-8]
	sethi	%hi(1072692224), %g1
	ld	[%fp-8], %g2
	or	%g1, 1023, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g2, %g1
	ble	.L9
	 sethi	%hi(1102052352), %g1
	or	%g1, 1023, %g1
	cmp	%g2, %g1
	ble,a	.L4
	 st	%f9, [%fp-8]
	sethi	%hi(2146434048), %g1
	or	%g1, 1023, %g1
	cmp	%g2, %g1
	ble,a	.L5
	 std	%f8, [%fp-8]
	faddd	%f8, %f8, %f0
	jmp	%i7+8
	 restore
.L4:
	sethi	%hi(-1072693248), %g3
	ld	[%fp-8], %g1
	add	%g2, %g3, %g3
	orcc	%g3, %g1, %g0
	be	.L7
	 sethi	%hi(1073741824), %g1
	cmp	%g2, %g1
	ble	.L6
	 sethi	%gdop_hix22(.LC2), %g1
	faddd	%f8, %f8, %f12
	fmuld	%f8, %f8, %f14
	std	%f8, [%fp-24]
	xor	%g1, %gdop_lox10(.LC2), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC2)
	ldd	[%l7], %f10
	fsubd	%f14, %f10, %f8
	std	%f12, [%fp-32]
	std	%f8, [%fp-8]
	std	%f10, [%fp-16]
	call	__ieee754_sqrt, 0
	 ldd	[%fp-8], %o0
	ldd	[%fp-24], %f8
	faddd	%f0, %f8, %f0
	ldd	[%fp-16], %f10
	ldd	[%fp-32], %f12
	fdivd	%f10, %f0, %f10
	fsubd	%f12, %f10, %f8
	std	%f8, [%fp-8]
	ldd	[%fp-8], %i0
	call	__ieee754_log, 0
	 restore
.L9:
	fsubd	%f8, %f8, %f8
	fdivd	%f8, %f8, %f0
	jmp	%i7+8
	 restore
.L6:
	xor	%g1, %gdop_lox10(.LC2), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f10
	fsubd	%f8, %f10, %f8
	faddd	%f8, %f8, %f12
	fmuld	%f8, %f8, %f10
	std	%f8, [%fp-16]
	faddd	%f12, %f10, %f8
	std	%f8, [%fp-8]
	call	__ieee754_sqrt, 0
	 ldd	[%fp-8], %o0
	ldd	[%fp-16], %f8
	faddd	%f0, %f8, %f8
	std	%f8, [%fp-8]
	ldd	[%fp-8], %i0
	call	log1p, 0
	 restore
.L7:
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC0)
	ldd	[%l7], %f0
	jmp	%i7+8
	 restore
.L5:
	call	__ieee754_log, 0
	 ldd	[%fp-8], %o0
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f8
	faddd	%f0, %f8, %f0
	jmp	%i7+8
	 restore
	.size	__ieee754_acosh, .-__ieee754_acosh
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
