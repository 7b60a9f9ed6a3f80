! 9e2858b383c6c04bce2ada55460819a7 newlib/libm/math/w_pow.c
	.file	"w_pow.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	1072693248
	.long	0
	.align 8
.LC1:
	.long	2146435072
	.long	0
	.align 8
.LC2:
	.long	-1048576
	.long	0
	.align 8
.LC3:
	.long	0
	.long	0
	.section	.text.pow,"ax",@progbits
	.align 4
	.global pow
	.type	pow, #function
	.proc	07
pow:
	save	%sp, -136, %sp
	std	%i2, [%fp-16]
	ldd	[%fp-16], %f8
	std	%i0, [%fp-8]
	mov	%i0, %o0
	mov	%i1, %o1
	std	%f8, [%fp-24]
	mov	%i2, %o2
	call	__ieee754_pow, 0
	 mov	%i3, %o3
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__fdlib_version), %g1
	xor	%g1, %gdop_lox10(__fdlib_version), %g1
	ld	[%l7 + %g1], %g1, %gdop(__fdlib_version)
	ld	[%g1], %g1
	cmp	%g1, -1
	be	.L40
	 ldd	[%fp-16], %f8
	fcmpd	%f8, %f8
	nop
	fbu	.L3
	 mov	1, %g1
	mov	0, %g1
.L3:
	andcc	%g1, 0xff, %g0
	bne	.L40
	 ldd	[%fp-8], %f8
	fcmpd	%f8, %f8
	nop
	fbu	.L32
	 sethi	%gdop_hix22(.LC3), %i5
	ldd	[%fp-8], %f10
	xor	%i5, %gdop_lox10(.LC3), %i5
	ld	[%l7 + %i5], %i5, %gdop(.LC3)
	ldd	[%i5], %f8
	fcmpd	%f10, %f8
	nop
	fbne,a	.L6
	 std	%f0, [%fp-24]
	std	%f0, [%fp-8]
	std	%f8, [%fp-24]
	ldd	[%fp-16], %f10
	fcmpd	%f10, %f8
	nop
	fbe	.L14
	 sethi	%gdop_hix22(.LC0), %g1
	std	%f10, [%fp-32]
	call	finite, 0
	 ldd	[%fp-32], %o0
	cmp	%o0, 0
	be	.L40
	 ldd	[%fp-8], %f0
	ldd	[%fp-16], %f10
	ldd	[%fp-24], %f8
	fcmped	%f10, %f8
	nop
	fbl	.L33
	 nop
.L40:
	jmp	%i7+8
	 restore
.L6:
	std	%f8, [%fp-40]
	std	%f0, [%fp-32]
	call	finite, 0
	 ldd	[%fp-24], %o0
	ldd	[%fp-32], %f0
	cmp	%o0, 0
	be	.L34
	 ldd	[%fp-40], %f8
.L9:
	ldd	[%i5], %f8
	fcmpd	%f0, %f8
	nop
	fbne	.L39
	 nop
	std	%f8, [%fp-32]
	std	%f0, [%fp-24]
	call	finite, 0
	 ldd	[%fp-8], %o0
	ldd	[%fp-24], %f0
	cmp	%o0, 0
	be	.L40
	 ldd	[%fp-32], %f8
	std	%f8, [%fp-24]
	std	%f0, [%fp-8]
	call	finite, 0
	 ldd	[%fp-16], %o0
	ldd	[%fp-8], %f0
	cmp	%o0, 0
	be	.L40
	 ldd	[%fp-24], %f8
	call	__errno, 0
	 std	%f8, [%fp-8]
	ldd	[%fp-8], %f8
	mov	34, %g1
	fmovs	%f8, %f0
	fmovs	%f9, %f1
	st	%g1, [%o0]
	jmp	%i7+8
	 restore
.L14:
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC0)
	ldd	[%l7], %f0
	jmp	%i7+8
	 restore
.L34:
	std	%f0, [%fp-24]
	std	%f8, [%fp-32]
	call	finite, 0
	 ldd	[%fp-8], %o0
	cmp	%o0, 0
	be	.L9
	 ldd	[%fp-24], %f0
	call	finite, 0
	 ldd	[%fp-16], %o0
	cmp	%o0, 0
	be	.L9
	 ldd	[%fp-24], %f0
	fcmpd	%f0, %f0
	nop
	fbu	.L35
	 ldd	[%fp-32], %f8
	call	__errno, 0
	 std	%f8, [%fp-24]
	mov	34, %g1
	st	%g1, [%o0]
	ldd	[%fp-8], %f10
	ldd	[%fp-24], %f8
	fcmped	%f10, %f8
	nop
	fbl	.L11
	 sethi	%gdop_hix22(.LC1), %g1
.L38:
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f0
	jmp	%i7+8
	 restore
.L32:
	st	%g0, [%fp-8]
	st	%g0, [%fp-4]
	ldd	[%fp-16], %f10
	ldd	[%fp-8], %f8
	fcmpd	%f10, %f8
	nop
	fbne	.L40
	 sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f0
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
	ldd	[%g1], %f0
	jmp	%i7+8
	 restore
.L11:
	call	rint, 0
	 ldd	[%fp-16], %o0
	ldd	[%fp-16], %f8
	fcmpd	%f0, %f8
	nop
	fbe,a	.L38
	 sethi	%gdop_hix22(.LC1), %g1
	b	.L37
	 sethi	%gdop_hix22(.LC2), %g1
.L35:
	call	__errno, 0
	 std	%f8, [%fp-8]
	ldd	[%fp-8], %f8
	mov	33, %g1
	fdivd	%f8, %f8, %f0
	st	%g1, [%o0]
.L39:
	jmp	%i7+8
	 restore
	.size	pow, .-pow
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
