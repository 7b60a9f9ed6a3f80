! 60875b1000ea38d6911a96811b9bcd25 newlib/libm/math/w_acosh.c
	.file	"w_acosh.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	1072693248
	.long	0
	.align 8
.LC1:
	.long	0
	.long	0
	.section	.text.acosh,"ax",@progbits
	.align 4
	.global acosh
	.type	acosh, #function
	.proc	07
acosh:
	.register	%g2, #scratch
	save	%sp, -192, %sp
	call	__ieee754_acosh, 0
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
	bne,pn	%icc, .L7
	 sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f10
	fcmped	%fcc1, %f8, %f10
	fbl,pn	%fcc1, .L6
	 nop
.L7:
	return	%i7+8
	 nop
.L6:
	call	__errno, 0
	 nop
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f0
	mov	33, %g1
	st	%g1, [%o0]
	return	%i7+8
	 fdivd	%f0, %f0, %f0
	.size	acosh, .-acosh
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
