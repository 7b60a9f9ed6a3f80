! b60701eea54950f858faa328a14c74dd newlib/libm/math/wf_atanh.c
	.file	"wf_atanh.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1065353216
	.align 4
.LC1:
	.long	0
	.section	.text.atanhf,"ax",@progbits
	.align 4
	.global atanhf
	.type	atanhf, #function
	.proc	06
atanhf:
	.register	%g2, #scratch
	save	%sp, -192, %sp
	call	__ieee754_atanhf, 0
	 st	%f1, [%fp+2043]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__fdlib_version), %g1
	xor	%g1, %gdop_lox10(__fdlib_version), %g1
	ldx	[%l7 + %g1], %g1, %gdop(__fdlib_version)
	lduw	[%g1], %g1
	xnor	%g0, %g1, %g1
	cmp	%g0, %g1
	ld	[%fp+2043], %f1
	subx	%g0, -1, %g2
	fcmps	%fcc0, %f1, %f1
	mov	0, %g1
	movu	%fcc0, 1, %g1
	orcc	%g2, %g1, %g0
	bne,pn	%icc, .L1
	 fmovs	%f0, %f8
	st	%f0, [%fp+2043]
	call	fabsf, 0
	 st	%f1, [%fp+2039]
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f9
	fcmpes	%fcc1, %f0, %f9
	fbul,pn	%fcc1, .L1
	 ld	[%fp+2043], %f8
	fcmpes	%fcc2, %f0, %f9
	fbule,pn %fcc2, .L8
	 ld	[%fp+2039], %f1
	call	__errno, 0
	 nop
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f8
	mov	33, %g1
	fdivs	%f8, %f8, %f8
	st	%g1, [%o0]
.L1:
	return	%i7+8
	 fmovs	%f8, %f0
.L8:
	call	__errno, 0
	 st	%f1, [%fp+2043]
	mov	33, %g1
	ld	[%fp+2043], %f1
	st	%g1, [%o0]
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f8
	fdivs	%f1, %f8, %f8
	return	%i7+8
	 fmovs	%f8, %f0
	.size	atanhf, .-atanhf
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
