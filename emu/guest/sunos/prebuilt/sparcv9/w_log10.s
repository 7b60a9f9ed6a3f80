! 9880f41f614661b229600336b3272fe5 newlib/libm/math/w_log10.c
	.file	"w_log10.c"
	.section	".text"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC2:
	.asciz	""
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	-1048576
	.long	0
	.align 8
.LC1:
	.long	0
	.long	0
	.section	.text.log10,"ax",@progbits
	.align 4
	.global log10
	.type	log10, #function
	.proc	07
log10:
	.register	%g2, #scratch
	save	%sp, -192, %sp
	call	__ieee754_log10, 0
	 std	%f0, [%fp+2039]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__fdlib_version), %g1
	xor	%g1, %gdop_lox10(__fdlib_version), %g1
	ldx	[%l7 + %g1], %g1, %gdop(__fdlib_version)
	lduw	[%g1], %g1
	xnor	%g0, %g1, %g1
	cmp	%g0, %g1
	ldd	[%fp+2039], %f8
	subx	%g0, -1, %g2
	fcmpd	%fcc0, %f8, %f8
	mov	0, %g1
	movu	%fcc0, 1, %g1
	orcc	%g2, %g1, %g0
	bne,pn	%icc, .L8
	 sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f10
	fcmped	%fcc1, %f8, %f10
	fbug,pn	%fcc1, .L7
	 nop
	fcmpd	%fcc2, %f8, %f10
	fbne,pt	%fcc2, .L4
	 nop
	call	__errno, 0
	 nop
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f0
	mov	34, %g1
	st	%g1, [%o0]
.L8:
	return	%i7+8
	 nop
.L7:
	return	%i7+8
	 nop
.L4:
	call	__errno, 0
	 sethi	%gdop_hix22(.LC2), %i0
	mov	33, %g1
	xor	%i0, %gdop_lox10(.LC2), %i0
	st	%g1, [%o0]
	ldx	[%l7 + %i0], %i0, %gdop(.LC2)
	call	nan, 0
	 restore
	.size	log10, .-log10
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
