! 4934acf20e463ae4af26de4a80ffc208 newlib/libm/math/w_atanh.c
	.file	"w_atanh.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	1072693248
	.long	0
	.align 8
.LC1:
	.long	0
	.long	0
	.section	.text.atanh,"ax",@progbits
	.align 4
	.global atanh
	.type	atanh, #function
	.proc	07
atanh:
	.register	%g2, #scratch
	save	%sp, -192, %sp
	call	__ieee754_atanh, 0
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
	fmovd	%f0, %f8
	subx	%g0, -1, %g2
	ldd	[%fp+2039], %f0
	mov	0, %g1
	fcmpd	%fcc0, %f0, %f0
	movu	%fcc0, 1, %g1
	orcc	%g2, %g1, %g0
	bne,pn	%icc, .L1
	 nop
	call	fabs, 0
	 std	%f8, [%fp+2031]
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f10
	fcmped	%fcc1, %f0, %f10
	fbul,pn	%fcc1, .L1
	 ldd	[%fp+2031], %f8
	fcmped	%fcc2, %f0, %f10
	fbule,pn %fcc2, .L8
	 nop
	call	__errno, 0
	 nop
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f8
	mov	33, %g1
	fdivd	%f8, %f8, %f8
	st	%g1, [%o0]
.L1:
	return	%i7+8
	 fmovd	%f8, %f0
.L8:
	call	__errno, 0
	 nop
	mov	33, %g1
	ldd	[%fp+2039], %f10
	st	%g1, [%o0]
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f8
	fdivd	%f10, %f8, %f8
	return	%i7+8
	 fmovd	%f8, %f0
	.size	atanh, .-atanh
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
