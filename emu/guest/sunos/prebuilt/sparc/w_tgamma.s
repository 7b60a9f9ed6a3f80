! 5fc000d555f790332f9f2cabcd60316c newlib/libm/math/w_tgamma.c
	.file	"w_tgamma.c"
	.section	".text"
	.section	.text.tgamma,"ax",@progbits
	.align 4
	.global tgamma
	.type	tgamma, #function
	.proc	07
tgamma:
	save	%sp, -120, %sp
	add	%fp, -4, %o2
	mov	%i0, %o0
	call	__ieee754_gamma_r, 0
	 mov	%i1, %o1
	ld	[%fp-4], %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g1, 0
	bl,a	.L2
	 fnegs	%f0, %f0
.L2:
	sethi	%gdop_hix22(__fdlib_version), %g1
	xor	%g1, %gdop_lox10(__fdlib_version), %g1
	ld	[%l7 + %g1], %l7, %gdop(__fdlib_version)
	ld	[%l7], %g1
	cmp	%g1, -1
	be	.L16
	 nop
	std	%f0, [%fp-16]
	std	%f0, [%fp-24]
	call	finite, 0
	 ldd	[%fp-16], %o0
	cmp	%o0, 0
	bne	.L16
	 ldd	[%fp-24], %f0
	std	%f0, [%fp-16]
	mov	%i0, %o0
	call	finite, 0
	 mov	%i1, %o1
	cmp	%o0, 0
	be	.L16
	 ldd	[%fp-16], %f0
	mov	%i0, %o0
	call	floor, 0
	 mov	%i1, %o1
	std	%i0, [%fp-16]
	ldd	[%fp-16], %f8
	fcmpd	%f0, %f8
	nop
	fbne	.L12
	 mov	40, %o4
	st	%g0, [%fp-16]
	st	%g0, [%fp-12]
	ldd	[%fp-16], %f8
	std	%i0, [%fp-16]
	ldd	[%fp-16], %f10
	fcmped	%f10, %f8
	nop
	fble,a	.L12
	 mov	41, %o4
.L12:
	mov	%i0, %o2
	mov	%i1, %o3
	mov	%i0, %o0
	call	__kernel_standard, 0
	 mov	%i1, %o1
.L16:
	jmp	%i7+8
	 restore
	.size	tgamma, .-tgamma
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
