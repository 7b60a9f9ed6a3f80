! 978d26a7a3bd2ad67127d4677a9ff7b1 newlib/libm/math/wf_tgamma.c
	.file	"wf_tgamma.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	0
	.section	.text.tgammaf,"ax",@progbits
	.align 4
	.global tgammaf
	.type	tgammaf, #function
	.proc	06
tgammaf:
	save	%sp, -120, %sp
	add	%fp, -4, %o1
	call	__ieee754_gammaf_r, 0
	 mov	%i0, %o0
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
	ld	[%l7 + %g1], %g1, %gdop(__fdlib_version)
	ld	[%g1], %g1
	cmp	%g1, -1
	be	.L15
	 nop
	st	%f0, [%fp-16]
	st	%f0, [%fp-20]
	call	finitef, 0
	 ld	[%fp-16], %o0
	cmp	%o0, 0
	bne	.L17
	 ld	[%fp-20], %f0
	st	%f0, [%fp-16]
	call	finitef, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	be	.L17
	 ld	[%fp-16], %f0
	call	floorf, 0
	 mov	%i0, %o0
	st	%i0, [%fp-16]
	ld	[%fp-16], %f8
	fcmps	%f0, %f8
	nop
	fbne	.L16
	 sethi	%gdop_hix22(.LC0), %g1
	ld	[%fp-16], %f9
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f8
	fcmpes	%f9, %f8
	nop
	fble,a	.L14
	 fstod	%f9, %f8
	st	%i0, [%fp-16]
.L16:
	ld	[%fp-16], %f8
	fstod	%f8, %f8
	mov	140, %o4
	std	%f8, [%fp-16]
	ldd	[%fp-16], %o2
	mov	%o2, %o0
	call	__kernel_standard, 0
	 mov	%o3, %o1
	fdtos	%f0, %f0
.L17:
	jmp	%i7+8
	 restore
.L14:
	mov	141, %o4
	std	%f8, [%fp-16]
	ldd	[%fp-16], %o2
	mov	%o2, %o0
	call	__kernel_standard, 0
	 mov	%o3, %o1
	fdtos	%f0, %f0
.L15:
	jmp	%i7+8
	 restore
	.size	tgammaf, .-tgammaf
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
