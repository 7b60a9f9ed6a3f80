! 5a672cb0210ba57bbfa14c3442544d0d newlib/libm/math/w_asin.c
	.file	"w_asin.c"
	.section	".text"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC1:
	.asciz	""
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	1072693248
	.long	0
	.section	.text.asin,"ax",@progbits
	.align 4
	.global asin
	.type	asin, #function
	.proc	07
asin:
	save	%sp, -112, %sp
	mov	%i0, %o0
	call	__ieee754_asin, 0
	 mov	%i1, %o1
	std	%f0, [%fp-16]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__fdlib_version), %g1
	xor	%g1, %gdop_lox10(__fdlib_version), %g1
	ld	[%l7 + %g1], %g1, %gdop(__fdlib_version)
	ld	[%g1], %g1
	cmp	%g1, -1
	be,a	.L8
	 ldd	[%fp-16], %f0
	std	%i0, [%fp-8]
	ldd	[%fp-8], %f8
	fcmpd	%f8, %f8
	nop
	fbu	.L3
	 mov	1, %g1
	mov	0, %g1
.L3:
	andcc	%g1, 0xff, %g0
	bne	.L1
	 mov	%i0, %o0
	call	fabs, 0
	 mov	%i1, %o1
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f8
	fcmped	%f0, %f8
	nop
	fbg	.L7
	 nop
.L1:
	ldd	[%fp-16], %f0
.L8:
	jmp	%i7+8
	 restore
.L7:
	call	__errno, 0
	 sethi	%gdop_hix22(.LC1), %i0
	mov	33, %g1
	xor	%i0, %gdop_lox10(.LC1), %i0
	st	%g1, [%o0]
	ld	[%l7 + %i0], %i0, %gdop(.LC1)
	call	nan, 0
	 restore
	.size	asin, .-asin
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
