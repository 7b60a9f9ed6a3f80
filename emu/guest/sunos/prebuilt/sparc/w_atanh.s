! 4934acf20e463ae4af26de4a80ffc208 newlib/libm/math/w_atanh.c
	.file	"w_atanh.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	1072693248
	.long	0
	.section	.text.atanh,"ax",@progbits
	.align 4
	.global atanh
	.type	atanh, #function
	.proc	07
atanh:
	save	%sp, -104, %sp
	mov	%i0, %o0
	call	__ieee754_atanh, 0
	 mov	%i1, %o1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__fdlib_version), %g1
	fmovs	%f0, %f8
	xor	%g1, %gdop_lox10(__fdlib_version), %g1
	ld	[%l7 + %g1], %g1, %gdop(__fdlib_version)
	ld	[%g1], %g1
	cmp	%g1, -1
	be	.L1
	 fmovs	%f1, %f9
	std	%i0, [%fp-8]
	ldd	[%fp-8], %f10
	fcmpd	%f10, %f10
	nop
	fbu	.L3
	 mov	1, %g1
	mov	0, %g1
.L3:
	andcc	%g1, 0xff, %g0
	bne	.L1
	 mov	%i0, %o0
	std	%f8, [%fp-8]
	call	fabs, 0
	 mov	%i1, %o1
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f10
	fcmped	%f0, %f10
	nop
	fbul	.L1
	 ldd	[%fp-8], %f8
	nop
	fbule	.L9
	 nop
	call	__errno, 0
	 nop
	mov	33, %g1
	st	%g0, [%fp-8]
	st	%g0, [%fp-4]
	st	%g1, [%o0]
	ldd	[%fp-8], %f8
	fdivd	%f8, %f8, %f8
.L1:
	fmovs	%f8, %f0
	fmovs	%f9, %f1
	jmp	%i7+8
	 restore
.L9:
	call	__errno, 0
	 nop
	st	%g0, [%fp-8]
	st	%g0, [%fp-4]
	mov	33, %g1
	ldd	[%fp-8], %f8
	st	%g1, [%o0]
	std	%i0, [%fp-8]
	ldd	[%fp-8], %f10
	fdivd	%f10, %f8, %f8
	fmovs	%f8, %f0
	fmovs	%f9, %f1
	jmp	%i7+8
	 restore
	.size	atanh, .-atanh
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
