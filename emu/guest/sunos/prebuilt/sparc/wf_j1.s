! 36bdbcaa4cd7e6a06dcd0c7c3ab3010d newlib/libm/math/wf_j1.c
	.file	"wf_j1.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	0
	.align 4
.LC1:
	.long	1514737627
	.section	.text.j1f,"ax",@progbits
	.align 4
	.global j1f
	.type	j1f, #function
	.proc	06
j1f:
	save	%sp, -104, %sp
	call	__ieee754_j1f, 0
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
	.size	j1f, .-j1f
	.section	.rodata.cst4
	.align 4
.LC2:
	.long	-8388608
	.align 4
.LC3:
	.long	0
	.align 4
.LC4:
	.long	1514737627
	.section	.text.y1f,"ax",@progbits
	.align 4
	.global y1f
	.type	y1f, #function
	.proc	06
y1f:
	save	%sp, -104, %sp
	st	%i0, [%fp-4]
	ld	[%fp-4], %f8
	mov	%i0, %o0
	call	__ieee754_y1f, 0
	 st	%f8, [%fp-8]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__fdlib_version), %g1
	xor	%g1, %gdop_lox10(__fdlib_version), %g1
	ld	[%l7 + %g1], %g1, %gdop(__fdlib_version)
	ld	[%g1], %g1
	cmp	%g1, -1
	be	.L22
	 ld	[%fp-8], %f8
	fcmps	%f8, %f8
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
	ld	[%g1], %f9
	fcmpes	%f8, %f9
	nop
	fble	.L19
	 sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC4)
	ld	[%g1], %f10
	fcmpes	%f8, %f10
	nop
	fbg	.L20
	 nop
.L22:
	jmp	%i7+8
	 restore
.L20:
	call	__errno, 0
	 st	%f9, [%fp-4]
	ld	[%fp-4], %f9
	mov	34, %g1
	fmovs	%f9, %f0
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
	ld	[%l7], %f0
	jmp	%i7+8
	 restore
	.size	y1f, .-y1f
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
