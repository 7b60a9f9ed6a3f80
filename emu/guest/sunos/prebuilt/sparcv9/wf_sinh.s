! 485607e6cce3d5be3e8af316339d40f7 newlib/libm/math/wf_sinh.c
	.file	"wf_sinh.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	-8388608
	.align 4
.LC1:
	.long	2139095040
	.align 4
.LC2:
	.long	0
	.section	.text.sinhf,"ax",@progbits
	.align 4
	.global sinhf
	.type	sinhf, #function
	.proc	06
sinhf:
	save	%sp, -192, %sp
	call	__ieee754_sinhf, 0
	 st	%f1, [%fp+2043]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__fdlib_version), %g1
	xor	%g1, %gdop_lox10(__fdlib_version), %g1
	ldx	[%l7 + %g1], %g1, %gdop(__fdlib_version)
	lduw	[%g1], %g1
	cmp	%g1, -1
	be,pn	%icc, .L13
	 fmovs	%f0, %f1
	call	finitef, 0
	 st	%f0, [%fp+2039]
	cmp	%o0, 0
	be,pn	%icc, .L12
	 ld	[%fp+2039], %f0
.L13:
	return	%i7+8
	 nop
.L12:
	call	finitef, 0
	 ld	[%fp+2043], %f1
	cmp	%o0, 0
	be,pt	%icc, .L13
	 ld	[%fp+2039], %f0
	call	__errno, 0
	 nop
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ld	[%g1], %f8
	mov	34, %g1
	st	%g1, [%o0]
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%fp+2043], %f9
	fcmpes	%fcc0, %f9, %f8
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f0
	return	%i7+8
	 fmovsg	%fcc0, %f8, %f0
	.size	sinhf, .-sinhf
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
