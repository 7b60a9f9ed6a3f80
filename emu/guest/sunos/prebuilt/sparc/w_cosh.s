! ff96f701060ebfbae562f65ff764b63f newlib/libm/math/w_cosh.c
	.file	"w_cosh.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	2146435072
	.long	0
	.align 8
.LC1:
	.long	1082536910
	.long	-1883637635
	.section	.text.cosh,"ax",@progbits
	.align 4
	.global cosh
	.type	cosh, #function
	.proc	07
cosh:
	save	%sp, -112, %sp
	mov	%i0, %o0
	call	__ieee754_cosh, 0
	 mov	%i1, %o1
	std	%f0, [%fp-8]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__fdlib_version), %g1
	xor	%g1, %gdop_lox10(__fdlib_version), %g1
	ld	[%l7 + %g1], %g1, %gdop(__fdlib_version)
	ld	[%g1], %g1
	cmp	%g1, -1
	be,a	.L9
	 ldd	[%fp-8], %f0
	std	%i0, [%fp-16]
	ldd	[%fp-16], %f8
	fcmpd	%f8, %f8
	nop
	fbu	.L3
	 mov	1, %g1
	mov	0, %g1
.L3:
	andcc	%g1, 0xff, %g0
	bne	.L1
	 mov	%i0, %o0
	call	fabs, 0
	 mov	%i1, %o1
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f8
	fcmped	%f0, %f8
	nop
	fbg	.L7
	 nop
.L1:
	ldd	[%fp-8], %f0
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
	ldd	[%l7], %f8
	std	%f8, [%fp-8]
	ldd	[%fp-8], %f0
	jmp	%i7+8
	 restore
	.size	cosh, .-cosh
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
