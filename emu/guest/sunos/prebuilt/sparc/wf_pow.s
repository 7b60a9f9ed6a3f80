! 92e83a8bb92bef0a9e90d7c34b2672ca newlib/libm/math/wf_pow.c
	.file	"wf_pow.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1065353216
	.align 4
.LC1:
	.long	2139095040
	.align 4
.LC2:
	.long	-8388608
	.align 4
.LC3:
	.long	0
	.section	.text.powf,"ax",@progbits
	.align 4
	.global powf
	.type	powf, #function
	.proc	06
powf:
	save	%sp, -120, %sp
	st	%i1, [%fp-8]
	ld	[%fp-8], %f8
	st	%i0, [%fp-4]
	mov	%i0, %o0
	st	%f8, [%fp-12]
	call	__ieee754_powf, 0
	 mov	%i1, %o1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__fdlib_version), %g1
	xor	%g1, %gdop_lox10(__fdlib_version), %g1
	ld	[%l7 + %g1], %g1, %gdop(__fdlib_version)
	ld	[%g1], %g1
	cmp	%g1, -1
	be	.L40
	 ld	[%fp-8], %f8
	fcmps	%f8, %f8
	nop
	fbu	.L3
	 mov	1, %g1
	mov	0, %g1
.L3:
	andcc	%g1, 0xff, %g0
	bne	.L40
	 ld	[%fp-4], %f8
	fcmps	%f8, %f8
	nop
	fbu	.L32
	 sethi	%gdop_hix22(.LC3), %i5
	ld	[%fp-4], %f9
	xor	%i5, %gdop_lox10(.LC3), %i5
	ld	[%l7 + %i5], %i5, %gdop(.LC3)
	ld	[%i5], %f8
	fcmps	%f9, %f8
	nop
	fbne,a	.L6
	 st	%f0, [%fp-12]
	st	%f0, [%fp-4]
	st	%f8, [%fp-12]
	ld	[%fp-8], %f9
	fcmps	%f9, %f8
	nop
	fbe	.L14
	 sethi	%gdop_hix22(.LC0), %g1
	st	%f9, [%fp-16]
	call	finitef, 0
	 ld	[%fp-16], %o0
	cmp	%o0, 0
	be	.L40
	 ld	[%fp-4], %f0
	ld	[%fp-8], %f9
	ld	[%fp-12], %f8
	fcmpes	%f9, %f8
	nop
	fbl	.L33
	 nop
.L40:
	jmp	%i7+8
	 restore
.L6:
	st	%f8, [%fp-20]
	st	%f0, [%fp-16]
	call	finitef, 0
	 ld	[%fp-12], %o0
	ld	[%fp-16], %f0
	cmp	%o0, 0
	be	.L34
	 ld	[%fp-20], %f8
.L9:
	ld	[%i5], %f8
	fcmps	%f0, %f8
	nop
	fbne	.L39
	 nop
	st	%f8, [%fp-16]
	st	%f0, [%fp-12]
	call	finitef, 0
	 ld	[%fp-4], %o0
	ld	[%fp-12], %f0
	cmp	%o0, 0
	be	.L40
	 ld	[%fp-16], %f8
	st	%f8, [%fp-12]
	st	%f0, [%fp-4]
	call	finitef, 0
	 ld	[%fp-8], %o0
	ld	[%fp-4], %f0
	cmp	%o0, 0
	be	.L40
	 ld	[%fp-12], %f8
	call	__errno, 0
	 st	%f8, [%fp-4]
	ld	[%fp-4], %f8
	mov	34, %g1
	fmovs	%f8, %f0
	st	%g1, [%o0]
	jmp	%i7+8
	 restore
.L14:
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC0)
	ld	[%l7], %f0
	jmp	%i7+8
	 restore
.L34:
	st	%f0, [%fp-12]
	st	%f8, [%fp-16]
	call	finitef, 0
	 ld	[%fp-4], %o0
	cmp	%o0, 0
	be	.L9
	 ld	[%fp-12], %f0
	call	finitef, 0
	 ld	[%fp-8], %o0
	cmp	%o0, 0
	be	.L9
	 ld	[%fp-12], %f0
	fcmps	%f0, %f0
	nop
	fbu	.L35
	 ld	[%fp-16], %f8
	call	__errno, 0
	 st	%f8, [%fp-12]
	mov	34, %g1
	st	%g1, [%o0]
	ld	[%fp-4], %f9
	ld	[%fp-12], %f8
	fcmpes	%f9, %f8
	nop
	fbl	.L11
	 sethi	%gdop_hix22(.LC1), %g1
.L38:
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f0
	jmp	%i7+8
	 restore
.L32:
	sethi	%gdop_hix22(.LC3), %g1
	ld	[%fp-8], %f9
	xor	%g1, %gdop_lox10(.LC3), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC3)
	ld	[%g1], %f8
	fcmps	%f9, %f8
	nop
	fbne	.L40
	 sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f0
	jmp	%i7+8
	 restore
.L33:
	call	__errno, 0
	 nop
	mov	33, %g1
	st	%g1, [%o0]
	sethi	%gdop_hix22(.LC2), %g1
.L37:
	xor	%g1, %gdop_lox10(.LC2), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC2)
	ld	[%g1], %f0
	jmp	%i7+8
	 restore
.L11:
	call	rintf, 0
	 ld	[%fp-8], %o0
	ld	[%fp-8], %f8
	fcmps	%f0, %f8
	nop
	fbe,a	.L38
	 sethi	%gdop_hix22(.LC1), %g1
	b	.L37
	 sethi	%gdop_hix22(.LC2), %g1
.L35:
	call	__errno, 0
	 st	%f8, [%fp-4]
	ld	[%fp-4], %f8
	mov	33, %g1
	fdivs	%f8, %f8, %f0
	st	%g1, [%o0]
.L39:
	jmp	%i7+8
	 restore
	.size	powf, .-powf
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
