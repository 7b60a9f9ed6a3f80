! 317ffc5b7654b16d7cc6782528e385d6 newlib/libm/math/w_jn.c
	.file	"w_jn.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	0
	.align 8
.LC1:
	.long	1128866299
	.long	1413754136
	.section	.text.jn,"ax",@progbits
	.align 4
	.global jn
	.type	jn, #function
	.proc	07
jn:
	save	%sp, -112, %sp
	st	%i1, [%fp-8]
	st	%i2, [%fp-4]
	mov	%i0, %o0
	mov	%i1, %o1
	call	__ieee754_jn, 0
	 mov	%i2, %o2
	std	%f0, [%fp-16]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__fdlib_version), %g1
	xor	%g1, %gdop_lox10(__fdlib_version), %g1
	ld	[%l7 + %g1], %g1, %gdop(__fdlib_version)
	ld	[%g1], %g1
	cmp	%g1, -1
	be	.L1
	 ldd	[%fp-8], %f8
	fcmpd	%f8, %f8
	nop
	fbu	.L3
	 mov	1, %g1
	mov	0, %g1
.L3:
	andcc	%g1, 0xff, %g0
	bne	.L9
	 ldd	[%fp-16], %f0
	call	fabs, 0
	 ldd	[%fp-8], %o0
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f8
	fcmped	%f0, %f8
	nop
	fbg	.L7
	 nop
.L1:
	ldd	[%fp-16], %f0
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
	std	%f8, [%fp-16]
	ldd	[%fp-16], %f0
	jmp	%i7+8
	 restore
	.size	jn, .-jn
	.section	.rodata.cst8
	.align 8
.LC2:
	.long	-1048576
	.long	0
	.align 8
.LC3:
	.long	0
	.long	0
	.align 8
.LC4:
	.long	1128866299
	.long	1413754136
	.section	.text.yn,"ax",@progbits
	.align 4
	.global yn
	.type	yn, #function
	.proc	07
yn:
	save	%sp, -112, %sp
	st	%i1, [%fp-8]
	st	%i2, [%fp-4]
	ldd	[%fp-8], %f8
	mov	%i0, %o0
	std	%f8, [%fp-16]
	mov	%i1, %o1
	call	__ieee754_yn, 0
	 mov	%i2, %o2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__fdlib_version), %g1
	xor	%g1, %gdop_lox10(__fdlib_version), %g1
	ld	[%l7 + %g1], %g1, %gdop(__fdlib_version)
	ld	[%g1], %g1
	cmp	%g1, -1
	be	.L22
	 ldd	[%fp-16], %f8
	fcmpd	%f8, %f8
	nop
	fbu	.L12
	 mov	1, %g1
	mov	0, %g1
.L12:
	andcc	%g1, 0xff, %g0
	bne	.L22
	 sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f10
	fcmped	%f8, %f10
	nop
	fble	.L19
	 sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC4)
	ldd	[%g1], %f12
	fcmped	%f8, %f12
	nop
	fbg	.L20
	 nop
.L22:
	jmp	%i7+8
	 restore
.L20:
	call	__errno, 0
	 std	%f10, [%fp-8]
	ldd	[%fp-8], %f10
	mov	34, %g1
	fmovs	%f10, %f0
	fmovs	%f11, %f1
	st	%g1, [%o0]
	jmp	%i7+8
	 restore
.L19:
	call	__errno, 0
	 nop
	mov	33, %g2
	sethi	%gdop_hix22(.LC2), %g1
	st	%g2, [%o0]
	xor	%g1, %gdop_lox10(.LC2), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC2)
	ldd	[%l7], %f0
	jmp	%i7+8
	 restore
	.size	yn, .-yn
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
