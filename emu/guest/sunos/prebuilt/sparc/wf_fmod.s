! 6ed4b7f4228ec5e6f4170b7b88ee5dc7 newlib/libm/math/wf_fmod.c
	.file	"wf_fmod.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	0
	.section	.text.fmodf,"ax",@progbits
	.align 4
	.global fmodf
	.type	fmodf, #function
	.proc	06
fmodf:
	save	%sp, -104, %sp
	mov	%i0, %o0
	call	__ieee754_fmodf, 0
	 mov	%i1, %o1
	st	%i0, [%fp-4]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%fp-4], %f8
	sethi	%gdop_hix22(__fdlib_version), %g1
	st	%i1, [%fp-4]
	xor	%g1, %gdop_lox10(__fdlib_version), %g1
	ld	[%l7 + %g1], %g1, %gdop(__fdlib_version)
	ld	[%g1], %g1
	xnor	%g0, %g1, %g1
	ld	[%fp-4], %f9
	cmp	%g0, %g1
	mov	1, %g2
	fcmps	%f8, %f9
	nop
	fbu	.L3
	 subx	%g0, -1, %g1
	mov	0, %g2
.L3:
	or	%g1, %g2, %g1
	andcc	%g1, 1, %g0
	bne	.L15
	 sethi	%gdop_hix22(.LC0), %g1
	st	%i1, [%fp-4]
	ld	[%fp-4], %f9
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC0)
	ld	[%l7], %f8
	fcmps	%f9, %f8
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
	ld	[%l7], %f0
	mov	33, %g1
	fdivs	%f0, %f0, %f0
	st	%g1, [%o0]
.L14:
	jmp	%i7+8
	 restore
	.size	fmodf, .-fmodf
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
