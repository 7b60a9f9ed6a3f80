! 3e93d62304cbf03a8ef1adfe83ff531b newlib/libm/math/wf_cosh.c
	.file	"wf_cosh.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	2139095040
	.align 4
.LC1:
	.long	1119016188
	.section	.text.coshf,"ax",@progbits
	.align 4
	.global coshf
	.type	coshf, #function
	.proc	06
coshf:
	save	%sp, -104, %sp
	call	__ieee754_coshf, 0
	 mov	%i0, %o0
	st	%f0, [%fp-4]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__fdlib_version), %g1
	xor	%g1, %gdop_lox10(__fdlib_version), %g1
	ld	[%l7 + %g1], %g1, %gdop(__fdlib_version)
	ld	[%g1], %g1
	cmp	%g1, -1
	be,a	.L9
	 ld	[%fp-4], %f0
	st	%i0, [%fp-8]
	ld	[%fp-8], %f8
	fcmps	%f8, %f8
	nop
	fbu	.L3
	 mov	1, %g1
	mov	0, %g1
.L3:
	andcc	%g1, 0xff, %g0
	bne	.L9
	 ld	[%fp-4], %f0
	call	fabsf, 0
	 mov	%i0, %o0
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f8
	fcmpes	%f0, %f8
	nop
	fbg	.L7
	 nop
	ld	[%fp-4], %f0
.L9:
	jmp	%i7+8
	 restore
.L7:
	call	__errno, 0
	 nop
	mov	34, %g2
	sethi	%gdop_hix22(.LC0), %g1
	st	%g2, [%o0]
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC0)
	ld	[%l7], %f8
	st	%f8, [%fp-4]
	ld	[%fp-4], %f0
	jmp	%i7+8
	 restore
	.size	coshf, .-coshf
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
