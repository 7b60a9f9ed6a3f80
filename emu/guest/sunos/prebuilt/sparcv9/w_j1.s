! ee918443b8284019b0b42325a7785e32 newlib/libm/math/w_j1.c
	.file	"w_j1.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC1:
	.long	1128866299
	.long	1413754136
	.section	.text.j1,"ax",@progbits
	.align 4
	.global j1
	.type	j1, #function
	.proc	07
j1:
	.register	%g2, #scratch
	save	%sp, -192, %sp
	call	__ieee754_j1, 0
	 std	%f0, [%fp+2031]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__fdlib_version), %g1
	std	%f0, [%fp+2039]
	xor	%g1, %gdop_lox10(__fdlib_version), %g1
	ldx	[%l7 + %g1], %g1, %gdop(__fdlib_version)
	lduw	[%g1], %g1
	xnor	%g0, %g1, %g1
	cmp	%g0, %g1
	ldd	[%fp+2031], %f8
	subx	%g0, -1, %g2
	fcmpd	%fcc0, %f8, %f8
	mov	0, %g1
	movu	%fcc0, 1, %g1
	orcc	%g2, %g1, %g0
	bne,pn	%icc, .L8
	 ldd	[%fp+2039], %f0
	call	fabs, 0
	 fmovd	%f8, %f0
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f8
	fcmped	%fcc1, %f0, %f8
	fbg,pn	%fcc1, .L6
	 nop
	ldd	[%fp+2039], %f0
.L8:
	return	%i7+8
	 nop
.L6:
	call	__errno, 0
	 nop
	stx	%g0, [%fp+2039]
	mov	34, %g1
	ldd	[%fp+2039], %f0
	st	%g1, [%o0]
	return	%i7+8
	 nop
	.size	j1, .-j1
	.section	.rodata.cst8
	.align 8
.LC2:
	.long	-1048576
	.long	0
	.align 8
.LC3:
	.long	0
	.long	0
	.align 8
.LC4:
	.long	1128866299
	.long	1413754136
	.section	.text.y1,"ax",@progbits
	.align 4
	.global y1
	.type	y1, #function
	.proc	07
y1:
	save	%sp, -192, %sp
	call	__ieee754_y1, 0
	 std	%f0, [%fp+2039]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__fdlib_version), %g1
	xor	%g1, %gdop_lox10(__fdlib_version), %g1
	ldx	[%l7 + %g1], %g1, %gdop(__fdlib_version)
	lduw	[%g1], %g1
	xnor	%g0, %g1, %g1
	cmp	%g0, %g1
	ldd	[%fp+2039], %f8
	subx	%g0, -1, %g2
	fcmpd	%fcc2, %f8, %f8
	mov	0, %g1
	movu	%fcc2, 1, %g1
	orcc	%g2, %g1, %g0
	bne,pn	%icc, .L20
	 sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f10
	fcmped	%fcc3, %f8, %f10
	fble,pn	%fcc3, .L17
	 sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	ldd	[%g1], %f12
	fcmped	%fcc0, %f8, %f12
	fbg,pn	%fcc0, .L18
	 nop
.L20:
	return	%i7+8
	 nop
.L18:
	call	__errno, 0
	 std	%f10, [%fp+2039]
	ldd	[%fp+2039], %f10
	mov	34, %g1
	st	%g1, [%o0]
	return	%i7+8
	 fmovd	%f10, %f0
.L17:
	call	__errno, 0
	 nop
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f0
	mov	33, %g1
	st	%g1, [%o0]
	return	%i7+8
	 nop
	.size	y1, .-y1
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
