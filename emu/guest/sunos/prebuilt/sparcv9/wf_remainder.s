! e86a8ea141e19f81920c10866257e792 newlib/libm/math/wf_remainder.c
	.file	"wf_remainder.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	0
	.section	.text.remainderf,"ax",@progbits
	.align 4
	.global remainderf
	.type	remainderf, #function
	.proc	06
remainderf:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	call	__ieee754_remainderf, 0
	 st	%f3, [%fp+2043]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%fp+2043], %f3
	sethi	%gdop_hix22(__fdlib_version), %g1
	fcmps	%fcc0, %f3, %f3
	xor	%g1, %gdop_lox10(__fdlib_version), %g1
	mov	0, %g2
	ldx	[%l7 + %g1], %g1, %gdop(__fdlib_version)
	movu	%fcc0, 1, %g2
	lduw	[%g1], %g1
	xnor	%g0, %g1, %g1
	cmp	%g0, %g1
	sethi	%gdop_hix22(.LC0), %g3
	subx	%g0, -1, %g1
	xor	%g3, %gdop_lox10(.LC0), %g3
	or	%g1, %g2, %g1
	ldx	[%l7 + %g3], %g3, %gdop(.LC0)
	mov	0, %g2
	ld	[%g3], %f8
	xor	%g1, 1, %g1
	fcmps	%fcc1, %f3, %f8
	move	%fcc1, 1, %g2
	andcc	%g1, %g2, %g0
	bne,pn	%icc, .L7
	 nop
	return	%i7+8
	 nop
.L7:
	call	__errno, 0
	 st	%f8, [%fp+2043]
	ld	[%fp+2043], %f8
	mov	33, %g1
	st	%g1, [%o0]
	return	%i7+8
	 fdivs	%f8, %f8, %f0
	.size	remainderf, .-remainderf
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
