! abfb5b15c18a2412a16e511e944ea612 newlib/libm/math/wf_sqrt.c
	.file	"wf_sqrt.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	0
	.section	.text.sqrtf,"ax",@progbits
	.align 4
	.global sqrtf
	.type	sqrtf, #function
	.proc	06
sqrtf:
	save	%sp, -104, %sp
	st	%i0, [%fp-4]
	ld	[%fp-4], %f8
	mov	%i0, %o0
	call	__ieee754_sqrtf, 0
	 st	%f8, [%fp-8]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__fdlib_version), %g1
	xor	%g1, %gdop_lox10(__fdlib_version), %g1
	ld	[%l7 + %g1], %g1, %gdop(__fdlib_version)
	ld	[%g1], %g1
	cmp	%g1, -1
	be	.L9
	 ld	[%fp-4], %f8
	fcmps	%f8, %f8
	nop
	fbu	.L3
	 mov	1, %g1
	mov	0, %g1
.L3:
	andcc	%g1, 0xff, %g0
	bne	.L9
	 sethi	%gdop_hix22(.LC0), %g1
	ld	[%fp-4], %f9
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC0)
	ld	[%l7], %f8
	fcmpes	%f9, %f8
	nop
	fbl	.L7
	 nop
.L9:
	jmp	%i7+8
	 restore
.L7:
	call	__errno, 0
	 st	%f8, [%fp-4]
	ld	[%fp-4], %f8
	mov	33, %g1
	fdivs	%f8, %f8, %f0
	st	%g1, [%o0]
	jmp	%i7+8
	 restore
	.size	sqrtf, .-sqrtf
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
