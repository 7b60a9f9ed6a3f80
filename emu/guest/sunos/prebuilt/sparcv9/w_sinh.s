! c9c7766ecf0322230457d96044cb4dac newlib/libm/math/w_sinh.c
	.file	"w_sinh.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	-1048576
	.long	0
	.align 8
.LC1:
	.long	2146435072
	.long	0
	.align 8
.LC2:
	.long	0
	.long	0
	.section	.text.sinh,"ax",@progbits
	.align 4
	.global sinh
	.type	sinh, #function
	.proc	07
sinh:
	save	%sp, -192, %sp
	call	__ieee754_sinh, 0
	 std	%f0, [%fp+2031]
	std	%f0, [%fp+2039]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__fdlib_version), %g1
	xor	%g1, %gdop_lox10(__fdlib_version), %g1
	ldx	[%l7 + %g1], %g1, %gdop(__fdlib_version)
	lduw	[%g1], %g1
	cmp	%g1, -1
	be,a,pn	%icc, .L13
	 ldd	[%fp+2039], %f0
	call	finite, 0
	 nop
	cmp	%o0, 0
	bne,pt	%icc, .L13
	 ldd	[%fp+2039], %f0
	call	finite, 0
	 ldd	[%fp+2031], %f0
	cmp	%o0, 0
	be,a,pt	%icc, .L13
	 ldd	[%fp+2039], %f0
	call	__errno, 0
	 nop
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f8
	mov	34, %g1
	ldd	[%fp+2031], %f10
	st	%g1, [%o0]
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	fcmped	%fcc0, %f10, %f8
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f8
	fmovdg	%fcc0, %f10, %f8
	std	%f8, [%fp+2039]
	ldd	[%fp+2039], %f0
.L13:
	return	%i7+8
	 nop
	.size	sinh, .-sinh
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
