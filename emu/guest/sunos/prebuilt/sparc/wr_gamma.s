! 20a23010fe880908e198f6a84eaf478f newlib/libm/math/wr_gamma.c
	.file	"wr_gamma.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	2146435072
	.long	0
	.section	.text.gamma_r,"ax",@progbits
	.align 4
	.global gamma_r
	.type	gamma_r, #function
	.proc	07
gamma_r:
	save	%sp, -112, %sp
	mov	%i2, %o2
	mov	%i0, %o0
	call	__ieee754_gamma_r, 0
	 mov	%i1, %o1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__fdlib_version), %g1
	xor	%g1, %gdop_lox10(__fdlib_version), %g1
	ld	[%l7 + %g1], %g1, %gdop(__fdlib_version)
	ld	[%g1], %g1
	cmp	%g1, -1
	be	.L15
	 nop
	std	%f0, [%fp-8]
	std	%f0, [%fp-16]
	call	finite, 0
	 ldd	[%fp-8], %o0
	cmp	%o0, 0
	bne	.L15
	 ldd	[%fp-16], %f0
	std	%f0, [%fp-8]
	mov	%i0, %o0
	call	finite, 0
	 mov	%i1, %o1
	cmp	%o0, 0
	be	.L15
	 ldd	[%fp-8], %f0
	mov	%i0, %o0
	call	floor, 0
	 mov	%i1, %o1
	std	%i0, [%fp-8]
	ldd	[%fp-8], %f8
	fcmpd	%f0, %f8
	nop
	fbne	.L5
	 nop
	st	%g0, [%fp-8]
	st	%g0, [%fp-4]
	ldd	[%fp-8], %f8
	std	%i0, [%fp-8]
	ldd	[%fp-8], %f10
	fcmped	%f10, %f8
	nop
	fble	.L14
	 nop
.L5:
	call	__errno, 0
	 nop
	mov	34, %g1
	st	%g1, [%o0]
.L7:
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC0)
	ldd	[%l7], %f0
.L15:
	jmp	%i7+8
	 restore
.L14:
	call	__errno, 0
	 nop
	mov	33, %g1
	b	.L7
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
