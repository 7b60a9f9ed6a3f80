! ff96f701060ebfbae562f65ff764b63f newlib/libm/math/w_cosh.c
	.file	"w_cosh.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC1:
	.long	1082536910
	.long	-1883637635
	.section	.text.cosh,"ax",@progbits
	.align 4
	.global cosh
	.type	cosh, #function
	.proc	07
cosh:
	.register	%g2, #scratch
	save	%sp, -192, %sp
	call	__ieee754_cosh, 0
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
	mov	2047, %g1
	sllx	%g1, 52, %g1
	stx	%g1, [%fp+2039]
	mov	34, %g1
	ldd	[%fp+2039], %f0
	st	%g1, [%o0]
	return	%i7+8
	 nop
	.size	cosh, .-cosh
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
