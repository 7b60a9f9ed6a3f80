! 3bbc40396cdd6f45e5dfd105136bf431 newlib/libm/math/w_remainder.c
	.file	"w_remainder.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	0
	.section	.text.remainder,"ax",@progbits
	.align 4
	.global remainder
	.type	remainder, #function
	.proc	07
remainder:
	save	%sp, -112, %sp
	std	%i2, [%fp-8]
	ldd	[%fp-8], %f8
	mov	%i0, %o0
	std	%f8, [%fp-16]
	mov	%i1, %o1
	mov	%i2, %o2
	call	__ieee754_remainder, 0
	 mov	%i3, %o3
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__fdlib_version), %g1
	xor	%g1, %gdop_lox10(__fdlib_version), %g1
	ld	[%l7 + %g1], %g1, %gdop(__fdlib_version)
	ld	[%g1], %g1
	xnor	%g0, %g1, %g1
	ldd	[%fp-8], %f8
	cmp	%g0, %g1
	mov	1, %g2
	fcmpd	%f8, %f8
	nop
	fbu	.L3
	 subx	%g0, -1, %g1
	mov	0, %g2
.L3:
	or	%g1, %g2, %g1
	andcc	%g1, 1, %g0
	bne	.L15
	 sethi	%gdop_hix22(.LC0), %g1
	ldd	[%fp-8], %f10
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC0)
	ldd	[%l7], %f8
	fcmpd	%f10, %f8
	nop
	fbne	.L12
	 mov	1, %g2
	andcc	%g2, 0xff, %g0
	bne	.L13
	 nop
.L15:
	jmp	%i7+8
	 restore
.L12:
	mov	0, %g2
	andcc	%g2, 0xff, %g0
	be	.L14
	 nop
.L13:
	call	__errno, 0
	 nop
	ldd	[%l7], %f0
	mov	33, %g1
	fdivd	%f0, %f0, %f0
	st	%g1, [%o0]
.L14:
	jmp	%i7+8
	 restore
	.size	remainder, .-remainder
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
