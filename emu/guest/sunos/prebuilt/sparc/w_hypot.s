! 6e24f5c243237ddbfbb4e899190d34a4 newlib/libm/math/w_hypot.c
	.file	"w_hypot.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	2146435072
	.long	0
	.section	.text.hypot,"ax",@progbits
	.align 4
	.global hypot
	.type	hypot, #function
	.proc	07
hypot:
	save	%sp, -112, %sp
	mov	%i0, %o0
	mov	%i1, %o1
	mov	%i2, %o2
	call	__ieee754_hypot, 0
	 mov	%i3, %o3
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__fdlib_version), %g1
	xor	%g1, %gdop_lox10(__fdlib_version), %g1
	ld	[%l7 + %g1], %g1, %gdop(__fdlib_version)
	ld	[%g1], %g1
	cmp	%g1, -1
	be	.L13
	 nop
	std	%f0, [%fp-8]
	std	%f0, [%fp-16]
	call	finite, 0
	 ldd	[%fp-8], %o0
	cmp	%o0, 0
	bne	.L13
	 ldd	[%fp-16], %f0
	std	%f0, [%fp-8]
	mov	%i0, %o0
	call	finite, 0
	 mov	%i1, %o1
	cmp	%o0, 0
	be	.L13
	 ldd	[%fp-8], %f0
	mov	%i2, %o0
	call	finite, 0
	 mov	%i3, %o1
	cmp	%o0, 0
	be	.L13
	 ldd	[%fp-8], %f0
	call	__errno, 0
	 nop
	mov	34, %g2
	sethi	%gdop_hix22(.LC0), %g1
	st	%g2, [%o0]
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC0)
	ldd	[%l7], %f0
.L13:
	jmp	%i7+8
	 restore
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
