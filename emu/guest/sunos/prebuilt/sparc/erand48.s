! f7721cc3e78362652f85dcd751fa26b1 newlib/libc/stdlib/erand48.c
	.file	"erand48.c"
	.section	".text"
	.section	.text._erand48_r,"ax",@progbits
	.align 4
	.global _erand48_r
	.type	_erand48_r, #function
	.proc	07
_erand48_r:
	save	%sp, -112, %sp
	mov	%i0, %o0
	call	__dorand48, 0
	 mov	%i1, %o1
	lduh	[%i1], %o0
	st	%o0, [%fp-8]
	ld	[%fp-8], %f8
	fitod	%f8, %f8
	mov	-48, %o2
	std	%f8, [%fp-8]
	call	ldexp, 0
	 ldd	[%fp-8], %o0
	lduh	[%i1+2], %o0
	st	%o0, [%fp-16]
	ld	[%fp-16], %f9
	fitod	%f9, %f8
	std	%f0, [%fp-8]
	std	%f8, [%fp-16]
	mov	-32, %o2
	call	ldexp, 0
	 ldd	[%fp-16], %o0
	ldd	[%fp-8], %f8
	faddd	%f8, %f0, %f8
	lduh	[%i1+4], %o0
	std	%f8, [%fp-16]
	st	%o0, [%fp-8]
	ld	[%fp-8], %f8
	fitod	%f8, %f8
	mov	-16, %o2
	std	%f8, [%fp-8]
	call	ldexp, 0
	 ldd	[%fp-8], %o0
	ldd	[%fp-16], %f8
	faddd	%f8, %f0, %f0
	jmp	%i7+8
	 restore
	.size	_erand48_r, .-_erand48_r
	.section	.text.erand48,"ax",@progbits
	.align 4
	.global erand48
	.type	erand48, #function
	.proc	07
erand48:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(_impure_ptr), %g1
	mov	%i0, %i1
	xor	%g1, %gdop_lox10(_impure_ptr), %g1
	ld	[%l7 + %g1], %l7, %gdop(_impure_ptr)
	ld	[%l7], %i0
	call	_erand48_r, 0
	 restore
	.size	erand48, .-erand48
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
