! b89065e7d4f95ec68a1935b71740104d newlib/libm/math/wf_hypot.c
	.file	"wf_hypot.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	2139095040
	.section	.text.hypotf,"ax",@progbits
	.align 4
	.global hypotf
	.type	hypotf, #function
	.proc	06
hypotf:
	save	%sp, -192, %sp
	st	%f1, [%fp+2043]
	call	__ieee754_hypotf, 0
	 st	%f3, [%fp+2035]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__fdlib_version), %g1
	xor	%g1, %gdop_lox10(__fdlib_version), %g1
	ldx	[%l7 + %g1], %g1, %gdop(__fdlib_version)
	lduw	[%g1], %g1
	cmp	%g1, -1
	be,pn	%icc, .L10
	 fmovs	%f0, %f1
	call	finitef, 0
	 st	%f0, [%fp+2039]
	cmp	%o0, 0
	bne,pt	%icc, .L10
	 ld	[%fp+2039], %f0
	call	finitef, 0
	 ld	[%fp+2043], %f1
	cmp	%o0, 0
	be,pt	%icc, .L10
	 ld	[%fp+2039], %f0
	st	%f0, [%fp+2043]
	call	finitef, 0
	 ld	[%fp+2035], %f1
	cmp	%o0, 0
	be,pt	%icc, .L10
	 ld	[%fp+2043], %f0
	call	__errno, 0
	 nop
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f0
	mov	34, %g1
	st	%g1, [%o0]
.L10:
	return	%i7+8
	 nop
	.size	hypotf, .-hypotf
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
