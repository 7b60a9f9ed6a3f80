! 8e8f1c6eb4493cfdee36fa110e291a3e newlib/libm/common/math_errf.c
	.file	"math_errf.c"
	.section	".text"
	.section	.text.with_errnof,"ax",@progbits
	.align 4
	.type	with_errnof, #function
	.proc	06
with_errnof:
	save	%sp, -192, %sp
	call	__errno, 0
	 st	%f1, [%fp+2043]
	st	%i1, [%o0]
	ld	[%fp+2043], %f1
	return	%i7+8
	 fmovs	%f1, %f0
	.size	with_errnof, .-with_errnof
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1879048192
	.align 4
.LC1:
	.long	-268435456
	.section	.text.xflowf.constprop.0,"ax",@progbits
	.align 4
	.type	xflowf.constprop.0, #function
	.proc	06
xflowf.constprop.0:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC1), %g1
	fmovs	%f8, %f1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f9
	fmovrsne	%i0, %f9, %f1
	fmuls	%f1, %f8, %f1
	call	with_errnof, 0
	 restore %g0, 34, %o1
	.size	xflowf.constprop.0, .-xflowf.constprop.0
	.section	.text.__math_oflowf,"ax",@progbits
	.align 4
	.global __math_oflowf
	.hidden	__math_oflowf
	.type	__math_oflowf, #function
	.proc	06
__math_oflowf:
	save	%sp, -176, %sp
	call	xflowf.constprop.0, 0
	 restore
	.size	__math_oflowf, .-__math_oflowf
	.section	.rodata.cst4
	.align 4
.LC2:
	.long	-1082130432
	.align 4
.LC3:
	.long	1065353216
	.align 4
.LC4:
	.long	0
	.section	.text.__math_divzerof,"ax",@progbits
	.align 4
	.global __math_divzerof
	.hidden	__math_divzerof
	.type	__math_divzerof, #function
	.proc	06
__math_divzerof:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ld	[%g1], %f1
	sethi	%gdop_hix22(.LC4), %g1
	fmovrse	%i0, %f8, %f1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	ld	[%g1], %f8
	fdivs	%f1, %f8, %f1
	call	with_errnof, 0
	 restore %g0, 34, %o1
	.size	__math_divzerof, .-__math_divzerof
	.section	.text.__math_invalidf,"ax",@progbits
	.align 4
	.global __math_invalidf
	.hidden	__math_invalidf
	.type	__math_invalidf, #function
	.proc	06
__math_invalidf:
	save	%sp, -176, %sp
	fsubs	%f1, %f1, %f0
	fcmps	%fcc0, %f1, %f1
	fbu,pn	%fcc0, .L10
	 fdivs	%f0, %f0, %f1
	call	with_errnof, 0
	 restore %g0, 33, %o1
.L10:
	return	%i7+8
	 fmovs	%f1, %f0
	.size	__math_invalidf, .-__math_invalidf
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
