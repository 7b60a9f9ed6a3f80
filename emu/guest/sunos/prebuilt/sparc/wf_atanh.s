! b60701eea54950f858faa328a14c74dd newlib/libm/math/wf_atanh.c
	.file	"wf_atanh.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1065353216
	.align 4
.LC1:
	.long	0
	.section	.text.atanhf,"ax",@progbits
	.align 4
	.global atanhf
	.type	atanhf, #function
	.proc	06
atanhf:
	save	%sp, -104, %sp
	call	__ieee754_atanhf, 0
	 mov	%i0, %o0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__fdlib_version), %g1
	xor	%g1, %gdop_lox10(__fdlib_version), %g1
	ld	[%l7 + %g1], %g1, %gdop(__fdlib_version)
	ld	[%g1], %g1
	cmp	%g1, -1
	be	.L1
	 fmovs	%f0, %f8
	st	%i0, [%fp-4]
	ld	[%fp-4], %f9
	fcmps	%f9, %f9
	nop
	fbu	.L3
	 mov	1, %g1
	mov	0, %g1
.L3:
	andcc	%g1, 0xff, %g0
	bne	.L12
	 fmovs	%f8, %f0
	st	%f8, [%fp-4]
	call	fabsf, 0
	 mov	%i0, %o0
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f9
	fcmpes	%f0, %f9
	nop
	fbul	.L1
	 ld	[%fp-4], %f8
	nop
	fbule	.L9
	 nop
	call	__errno, 0
	 nop
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f8
	mov	33, %g1
	fdivs	%f8, %f8, %f8
	st	%g1, [%o0]
.L1:
	fmovs	%f8, %f0
.L12:
	jmp	%i7+8
	 restore
.L9:
	call	__errno, 0
	 nop
	mov	33, %g1
	st	%i0, [%fp-4]
	st	%g1, [%o0]
	ld	[%fp-4], %f9
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f8
	fdivs	%f9, %f8, %f8
	fmovs	%f8, %f0
	jmp	%i7+8
	 restore
	.size	atanhf, .-atanhf
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
