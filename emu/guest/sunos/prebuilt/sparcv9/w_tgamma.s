! 5fc000d555f790332f9f2cabcd60316c newlib/libm/math/w_tgamma.c
	.file	"w_tgamma.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	0
	.section	.text.tgamma,"ax",@progbits
	.align 4
	.global tgamma
	.type	tgamma, #function
	.proc	07
tgamma:
	save	%sp, -208, %sp
	std	%f0, [%fp+2023]
	call	__ieee754_gamma_r, 0
	 add	%fp, 2043, %o1
	lduw	[%fp+2043], %g1
	cmp	%g1, 0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	fnegd	%f0, %f10
	sethi	%gdop_hix22(__fdlib_version), %g1
	fmovd	%f0, %f8
	xor	%g1, %gdop_lox10(__fdlib_version), %g1
	fmovdl	%icc, %f10, %f8
	ldx	[%l7 + %g1], %g1, %gdop(__fdlib_version)
	lduw	[%g1], %g1
	cmp	%g1, -1
	be,pn	%icc, .L1
	 nop
	fmovd	%f8, %f0
	call	finite, 0
	 std	%f8, [%fp+2015]
	cmp	%o0, 0
	be,pn	%icc, .L13
	 ldd	[%fp+2015], %f8
.L1:
	return	%i7+8
	 fmovd	%f8, %f0
.L13:
	call	finite, 0
	 ldd	[%fp+2023], %f0
	cmp	%o0, 0
	be,pt	%icc, .L1
	 ldd	[%fp+2015], %f8
	call	floor, 0
	 ldd	[%fp+2023], %f0
	ldd	[%fp+2023], %f10
	fcmpd	%fcc0, %f0, %f10
	fbne,pn	%fcc0, .L6
	 sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f8
	fcmped	%fcc1, %f10, %f8
	fble,pn	%fcc1, .L14
	 mov	41, %o2
.L6:
	ldd	[%fp+2023], %f2
	mov	40, %o2
	call	__kernel_standard, 0
	 fmovd	%f2, %f0
	ba,pt	%xcc, .L1
	 fmovd	%f0, %f8
.L14:
	fmovd	%f10, %f2
	call	__kernel_standard, 0
	 fmovd	%f10, %f0
	ba,pt	%xcc, .L1
	 fmovd	%f0, %f8
	.size	tgamma, .-tgamma
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
