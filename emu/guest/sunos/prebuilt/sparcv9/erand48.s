! f7721cc3e78362652f85dcd751fa26b1 newlib/libc/stdlib/erand48.c
	.file	"erand48.c"
	.section	".text"
	.section	.text._erand48_r,"ax",@progbits
	.align 4
	.global _erand48_r
	.type	_erand48_r, #function
	.proc	07
_erand48_r:
	save	%sp, -192, %sp
	mov	%i0, %o0
	call	__dorand48, 0
	 mov	%i1, %o1
	lduh	[%i1], %g1
	mov	-48, %o1
	st	%g1, [%fp+2039]
	ld	[%fp+2039], %f0
	call	ldexp, 0
	 fitod	%f0, %f0
	lduh	[%i1+2], %g1
	std	%f0, [%fp+2039]
	st	%g1, [%fp+2031]
	mov	-32, %o1
	ld	[%fp+2031], %f0
	call	ldexp, 0
	 fitod	%f0, %f0
	ldd	[%fp+2039], %f8
	faddd	%f8, %f0, %f8
	lduh	[%i1+4], %g1
	std	%f8, [%fp+2031]
	st	%g1, [%fp+2039]
	ld	[%fp+2039], %f8
	mov	-16, %o1
	call	ldexp, 0
	 fitod	%f8, %f0
	ldd	[%fp+2031], %f8
	return	%i7+8
	 faddd	%f8, %f0, %f0
	.size	_erand48_r, .-_erand48_r
	.section	.text.erand48,"ax",@progbits
	.align 4
	.global erand48
	.type	erand48, #function
	.proc	07
erand48:
	save	%sp, -176, %sp
	mov	%i0, %i1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(_impure_ptr), %g1
	xor	%g1, %gdop_lox10(_impure_ptr), %g1
	ldx	[%l7 + %g1], %l7, %gdop(_impure_ptr)
	ldx	[%l7], %i0
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
