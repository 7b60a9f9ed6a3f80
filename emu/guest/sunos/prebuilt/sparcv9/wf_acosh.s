! ea272df4059b278a481bec8e5426c384 newlib/libm/math/wf_acosh.c
	.file	"wf_acosh.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1065353216
	.align 4
.LC1:
	.long	0
	.section	.text.acoshf,"ax",@progbits
	.align 4
	.global acoshf
	.type	acoshf, #function
	.proc	06
acoshf:
	.register	%g2, #scratch
	save	%sp, -192, %sp
	call	__ieee754_acoshf, 0
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
	bne,pn	%icc, .L7
	 sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f8
	fcmpes	%fcc1, %f1, %f8
	fbl,pn	%fcc1, .L6
	 nop
.L7:
	return	%i7+8
	 nop
.L6:
	call	__errno, 0
	 nop
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f0
	mov	33, %g1
	st	%g1, [%o0]
	return	%i7+8
	 fdivs	%f0, %f0, %f0
	.size	acoshf, .-acoshf
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
