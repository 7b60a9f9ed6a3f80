! 20a23010fe880908e198f6a84eaf478f newlib/libm/math/wr_gamma.c
	.file	"wr_gamma.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC1:
	.long	0
	.long	0
	.section	.text.gamma_r,"ax",@progbits
	.align 4
	.global gamma_r
	.type	gamma_r, #function
	.proc	07
gamma_r:
	save	%sp, -192, %sp
	std	%f0, [%fp+2031]
	call	__ieee754_gamma_r, 0
	 mov	%i1, %o1
	std	%f0, [%fp+2039]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__fdlib_version), %g1
	xor	%g1, %gdop_lox10(__fdlib_version), %g1
	ldx	[%l7 + %g1], %g1, %gdop(__fdlib_version)
	lduw	[%g1], %g1
	cmp	%g1, -1
	be,a,pn	%icc, .L15
	 ldd	[%fp+2039], %f0
	call	finite, 0
	 nop
	cmp	%o0, 0
	be,pn	%icc, .L13
	 nop
.L1:
	ldd	[%fp+2039], %f0
.L15:
	return	%i7+8
	 nop
.L13:
	call	finite, 0
	 ldd	[%fp+2031], %f0
	cmp	%o0, 0
	be,pt	%icc, .L15
	 ldd	[%fp+2039], %f0
	call	floor, 0
	 ldd	[%fp+2031], %f0
	ldd	[%fp+2031], %f10
	fcmpd	%fcc0, %f0, %f10
	fbne,pn	%fcc0, .L5
	 sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f8
	fcmped	%fcc1, %f10, %f8
	fble,pn	%fcc1, .L14
	 nop
.L5:
	call	__errno, 0
	 nop
	mov	34, %g1
	st	%g1, [%o0]
.L7:
	mov	2047, %g1
	sllx	%g1, 52, %g1
	ba,pt	%xcc, .L1
	 stx	%g1, [%fp+2039]
.L14:
	call	__errno, 0
	 nop
	mov	33, %g1
	ba,pt	%xcc, .L7
	 st	%g1, [%o0]
	.size	gamma_r, .-gamma_r
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
