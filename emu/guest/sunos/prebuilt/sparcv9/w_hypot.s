! 6e24f5c243237ddbfbb4e899190d34a4 newlib/libm/math/w_hypot.c
	.file	"w_hypot.c"
	.section	".text"
	.section	.text.hypot,"ax",@progbits
	.align 4
	.global hypot
	.type	hypot, #function
	.proc	07
hypot:
	save	%sp, -208, %sp
	std	%f0, [%fp+2031]
	call	__ieee754_hypot, 0
	 std	%f2, [%fp+2023]
	sethi	%gdop_hix22(__fdlib_version), %g1
	std	%f0, [%fp+2039]
	xor	%g1, %gdop_lox10(__fdlib_version), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldx	[%l7 + %g1], %l7, %gdop(__fdlib_version)
	lduw	[%l7], %g1
	cmp	%g1, -1
	be,a,pn	%icc, .L10
	 ldd	[%fp+2039], %f0
	call	finite, 0
	 nop
	cmp	%o0, 0
	be,pn	%icc, .L9
	 nop
.L1:
	ldd	[%fp+2039], %f0
.L10:
	return	%i7+8
	 nop
.L9:
	call	finite, 0
	 ldd	[%fp+2031], %f0
	cmp	%o0, 0
	be,pt	%icc, .L10
	 ldd	[%fp+2039], %f0
	call	finite, 0
	 ldd	[%fp+2023], %f0
	cmp	%o0, 0
	be,a,pt	%icc, .L10
	 ldd	[%fp+2039], %f0
	call	__errno, 0
	 nop
	mov	2047, %g1
	sllx	%g1, 52, %g1
	stx	%g1, [%fp+2039]
	mov	34, %g1
	ba,pt	%xcc, .L1
	 st	%g1, [%o0]
	.size	hypot, .-hypot
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
