! 978d26a7a3bd2ad67127d4677a9ff7b1 newlib/libm/math/wf_tgamma.c
	.file	"wf_tgamma.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	0
	.section	.text.tgammaf,"ax",@progbits
	.align 4
	.global tgammaf
	.type	tgammaf, #function
	.proc	06
tgammaf:
	save	%sp, -208, %sp
	st	%f1, [%fp+2027]
	call	__ieee754_gammaf_r, 0
	 add	%fp, 2043, %o1
	lduw	[%fp+2043], %g1
	cmp	%g1, 0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	fnegs	%f0, %f8
	sethi	%gdop_hix22(__fdlib_version), %g1
	fmovsl	%icc, %f8, %f0
	xor	%g1, %gdop_lox10(__fdlib_version), %g1
	ldx	[%l7 + %g1], %g1, %gdop(__fdlib_version)
	lduw	[%g1], %g1
	cmp	%g1, -1
	be,pn	%icc, .L15
	 fmovs	%f0, %f1
	call	finitef, 0
	 st	%f0, [%fp+2023]
	cmp	%o0, 0
	be,pn	%icc, .L13
	 ld	[%fp+2023], %f0
.L15:
	return	%i7+8
	 nop
.L13:
	call	finitef, 0
	 ld	[%fp+2027], %f1
	cmp	%o0, 0
	be,pt	%icc, .L15
	 ld	[%fp+2023], %f0
	call	floorf, 0
	 ld	[%fp+2027], %f1
	ld	[%fp+2027], %f9
	fcmps	%fcc0, %f0, %f9
	fbne,pn	%fcc0, .L6
	 sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f8
	fcmpes	%fcc1, %f9, %f8
	fble,a,pn %fcc1, .L14
	 fstod	%f9, %f2
.L6:
	ld	[%fp+2027], %f8
	mov	140, %o2
	fstod	%f8, %f2
	call	__kernel_standard, 0
	 fmovd	%f2, %f0
	return	%i7+8
	 fdtos	%f0, %f0
.L14:
	mov	141, %o2
	call	__kernel_standard, 0
	 fmovd	%f2, %f0
	return	%i7+8
	 fdtos	%f0, %f0
	.size	tgammaf, .-tgammaf
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
