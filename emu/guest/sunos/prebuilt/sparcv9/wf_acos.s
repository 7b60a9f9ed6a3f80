! a5ee5404886374ab660019223fd5f5bc newlib/libm/math/wf_acos.c
	.file	"wf_acos.c"
	.section	".text"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC1:
	.asciz	""
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1065353216
	.section	.text.acosf,"ax",@progbits
	.align 4
	.global acosf
	.type	acosf, #function
	.proc	06
acosf:
	.register	%g2, #scratch
	save	%sp, -192, %sp
	call	__ieee754_acosf, 0
	 st	%f1, [%fp+2043]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__fdlib_version), %g1
	st	%f0, [%fp+2039]
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
	 ld	[%fp+2039], %f0
	call	fabsf, 0
	 nop
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f8
	fcmpes	%fcc1, %f0, %f8
	fbg,pn	%fcc1, .L6
	 ld	[%fp+2039], %f0
.L7:
	return	%i7+8
	 nop
.L6:
	call	__errno, 0
	 sethi	%gdop_hix22(.LC1), %i0
	mov	33, %g1
	xor	%i0, %gdop_lox10(.LC1), %i0
	st	%g1, [%o0]
	ldx	[%l7 + %i0], %i0, %gdop(.LC1)
	call	nanf, 0
	 restore
	.size	acosf, .-acosf
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
