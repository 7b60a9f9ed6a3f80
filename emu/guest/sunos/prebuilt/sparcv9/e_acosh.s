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
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	std	%f0, [%fp+2039]
	sethi	%hi(1072692224), %g1
	ldx	[%fp+2039], %g3
	or	%g1, 1023, %g1
	srlx	%g3, 32, %g2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g2, %g1
	ble,pn	%icc, .L9
	 fmovd	%f0, %f8
	sethi	%hi(1102052352), %g1
	or	%g1, 1023, %g1
	cmp	%g2, %g1
	ble,pt	%icc, .L4
	 sethi	%hi(-1072693248), %g1
	sethi	%hi(2146434048), %g1
	or	%g1, 1023, %g1
	cmp	%g2, %g1
	ble,pn	%icc, .L5
	 nop
	return	%i7+8
	 faddd	%f0, %f0, %f0
.L4:
	add	%g1, %g2, %g1
	orcc	%g1, %g3, %g0
	be,pn	%icc, .L7
	 sethi	%hi(1073741824), %g1
	cmp	%g2, %g1
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ble,pt	%icc, .L6
	 ldd	[%g1], %f10
	std	%f8, [%fp+2031]
	std	%f10, [%fp+2039]
	fmuld	%f0, %f0, %f0
	call	__ieee754_sqrt, 0
	 fsubd	%f0, %f10, %f0
	ldd	[%fp+2031], %f8
	ldd	[%fp+2039], %f10
	faddd	%f8, %f8, %f12
	faddd	%f0, %f8, %f0
	fdivd	%f10, %f0, %f0
	fsubd	%f12, %f0, %f0
	call	__ieee754_log, 0
	 restore
.L9:
	fsubd	%f0, %f0, %f8
	return	%i7+8
	 fdivd	%f8, %f8, %f0
.L6:
	fsubd	%f0, %f10, %f8
	fmuld	%f8, %f8, %f10
	faddd	%f8, %f8, %f0
	std	%f8, [%fp+2039]
	call	__ieee754_sqrt, 0
	 faddd	%f0, %f10, %f0
	ldd	[%fp+2039], %f8
	faddd	%f0, %f8, %f0
	call	log1p, 0
	 restore
.L7:
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	return	%i7+8
	 ldd	[%g1], %f0
.L5:
	call	__ieee754_log, 0
	 nop
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f8
	return	%i7+8
	 faddd	%f0, %f8, %f0
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
