! adaa7547c2af69c0ba2477bb1124e694 newlib/libm/math/sf_ldexp.c
	.file	"sf_ldexp.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	0
	.section	.text.ldexpf,"ax",@progbits
	.align 4
	.global ldexpf
	.type	ldexpf, #function
	.proc	06
ldexpf:
	.register	%g2, #scratch
	save	%sp, -192, %sp
	call	finitef, 0
	 st	%f1, [%fp+2043]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g0, %o0
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%fp+2043], %f0
	ld	[%g1], %f8
	subx	%g0, -1, %g2
	mov	0, %g1
	fcmps	%fcc0, %f0, %f8
	move	%fcc0, 1, %g1
	orcc	%g1, %g2, %g0
	be,a,pn	%icc, .L6
	 st	%f8, [%fp+2039]
	return	%i7+8
	 nop
.L6:
	mov	%i1, %o1
	call	scalbnf, 0
	 fmovs	%f0, %f1
	fmovs	%f0, %f1
	call	finitef, 0
	 st	%f0, [%fp+2043]
	cmp	%g0, %o0
	ld	[%fp+2043], %f0
	ld	[%fp+2039], %f8
	mov	0, %g1
	fcmps	%fcc1, %f0, %f8
	subx	%g0, -1, %g2
	move	%fcc1, 1, %g1
	orcc	%g1, %g2, %g0
	be,pn	%icc, .L7
	 nop
	call	__errno, 0
	 nop
	mov	34, %g1
	ld	[%fp+2043], %f0
	st	%g1, [%o0]
.L7:
	return	%i7+8
	 nop
	.size	ldexpf, .-ldexpf
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
