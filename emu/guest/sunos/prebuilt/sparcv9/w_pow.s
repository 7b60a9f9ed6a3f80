! 9e2858b383c6c04bce2ada55460819a7 newlib/libm/math/w_pow.c
	.file	"w_pow.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	1072693248
	.long	0
	.align 8
.LC1:
	.long	2146435072
	.long	0
	.align 8
.LC2:
	.long	-1048576
	.long	0
	.align 8
.LC3:
	.long	0
	.long	0
	.section	.text.pow,"ax",@progbits
	.align 4
	.global pow
	.type	pow, #function
	.proc	07
pow:
	.register	%g2, #scratch
	save	%sp, -208, %sp
	std	%f2, [%fp+2039]
	call	__ieee754_pow, 0
	 std	%f0, [%fp+2031]
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
	fcmpd	%fcc0, %f8, %f8
	mov	0, %g1
	movu	%fcc0, 1, %g1
	orcc	%g2, %g1, %g0
	bne,pn	%icc, .L1
	 fmovd	%f0, %f12
	ldd	[%fp+2031], %f10
	sethi	%gdop_hix22(.LC3), %g1
	fcmpd	%fcc1, %f10, %f10
	xor	%g1, %gdop_lox10(.LC3), %g1
	fbu,pn	%fcc1, .L16
	 ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f14
	fcmpd	%fcc3, %f10, %f14
	fbne,a,pn %fcc3, .L5
	 std	%f8, [%fp+2023]
	std	%f0, [%fp+2039]
	fcmpd	%fcc0, %f8, %f14
	fbe,pt	%fcc0, .L13
	 std	%f14, [%fp+2031]
	fmovd	%f8, %f0
	call	finite, 0
	 std	%f8, [%fp+2023]
	cmp	%o0, 0
	be,pn	%icc, .L1
	 ldd	[%fp+2039], %f12
	ldd	[%fp+2023], %f8
	ldd	[%fp+2031], %f14
	fcmped	%fcc1, %f8, %f14
	fbl,pn	%fcc1, .L17
	 nop
.L1:
	return	%i7+8
	 fmovd	%f12, %f0
.L5:
	std	%f10, [%fp+2031]
	std	%f14, [%fp+2015]
	call	finite, 0
	 std	%f0, [%fp+2039]
	cmp	%o0, 0
	ldd	[%fp+2039], %f12
	ldd	[%fp+2031], %f10
	be,pn	%icc, .L18
	 ldd	[%fp+2023], %f8
.L8:
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f14
	fcmpd	%fcc1, %f12, %f14
	fbne,pt	%fcc1, .L1
	 nop
	std	%f14, [%fp+2023]
	std	%f8, [%fp+2031]
	std	%f12, [%fp+2039]
	call	finite, 0
	 fmovd	%f10, %f0
	cmp	%o0, 0
	ldd	[%fp+2039], %f12
	ldd	[%fp+2031], %f8
	be,pt	%icc, .L1
	 ldd	[%fp+2023], %f14
	std	%f14, [%fp+2031]
	call	finite, 0
	 fmovd	%f8, %f0
	cmp	%o0, 0
	ldd	[%fp+2039], %f12
	be,pt	%icc, .L1
	 ldd	[%fp+2031], %f14
	call	__errno, 0
	 std	%f14, [%fp+2039]
	ldd	[%fp+2039], %f14
	mov	34, %g1
	fmovd	%f14, %f12
	ba,pt	%xcc, .L1
	 st	%g1, [%o0]
.L13:
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f12
	return	%i7+8
	 fmovd	%f12, %f0
.L18:
	std	%f12, [%fp+2031]
	fmovd	%f10, %f0
	call	finite, 0
	 std	%f10, [%fp+2039]
	ldd	[%fp+2039], %f10
	cmp	%o0, 0
	ldd	[%fp+2031], %f12
	be,pt	%icc, .L8
	 ldd	[%fp+2023], %f8
	std	%f10, [%fp+2023]
	fmovd	%f8, %f0
	call	finite, 0
	 std	%f8, [%fp+2039]
	ldd	[%fp+2039], %f8
	cmp	%o0, 0
	ldd	[%fp+2031], %f12
	be,pt	%icc, .L8
	 ldd	[%fp+2023], %f10
	fcmpd	%fcc2, %f12, %f12
	fbu,pn	%fcc2, .L19
	 ldd	[%fp+2015], %f14
	std	%f14, [%fp+2023]
	std	%f8, [%fp+2031]
	call	__errno, 0
	 std	%f10, [%fp+2039]
	mov	34, %g1
	st	%g1, [%o0]
	ldd	[%fp+2039], %f10
	ldd	[%fp+2023], %f14
	fcmped	%fcc3, %f10, %f14
	fbl,pn	%fcc3, .L10
	 ldd	[%fp+2031], %f8
	sethi	%gdop_hix22(.LC1), %g1
.L21:
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ba,pt	%xcc, .L1
	 ldd	[%g1], %f12
.L16:
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC0), %g1
	fcmpd	%fcc2, %f8, %f10
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f8
	ba,pt	%xcc, .L1
	 fmovde	%fcc2, %f8, %f12
.L17:
	call	__errno, 0
	 nop
	mov	33, %g1
	st	%g1, [%o0]
	sethi	%gdop_hix22(.LC2), %g1
.L20:
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ba,pt	%xcc, .L1
	 ldd	[%g1], %f12
.L10:
	fmovd	%f8, %f0
	call	rint, 0
	 std	%f8, [%fp+2039]
	ldd	[%fp+2039], %f8
	fcmpd	%fcc0, %f0, %f8
	fbe,a,pt %fcc0, .L21
	 sethi	%gdop_hix22(.LC1), %g1
	ba,pt	%xcc, .L20
	 sethi	%gdop_hix22(.LC2), %g1
.L19:
	call	__errno, 0
	 std	%f14, [%fp+2039]
	ldd	[%fp+2039], %f14
	mov	33, %g1
	fdivd	%f14, %f14, %f12
	ba,pt	%xcc, .L1
	 st	%g1, [%o0]
	.size	pow, .-pow
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
