! eb6d0b229042138d3d1100d5f2e93d34 newlib/libm/common/s_fdim.c
	.file	"s_fdim.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	2146435072
	.long	0
	.align 8
.LC1:
	.long	0
	.long	0
	.section	.text.fdim,"ax",@progbits
	.align 4
	.global fdim
	.type	fdim, #function
	.proc	07
fdim:
	save	%sp, -104, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i0, %o0
	call	__fpclassifyd, 0
	 mov	%i1, %o1
	orcc	%o0, 0, %i5
	bne	.L13
	 mov	%i2, %o0
.L2:
	std	%i0, [%fp-8]
	ldd	[%fp-8], %f0
	jmp	%i7+8
	 restore
.L13:
	call	__fpclassifyd, 0
	 mov	%i3, %o1
	cmp	%o0, 0
	be	.L4
	 cmp	%i5, 1
	be	.L5
	 sethi	%gdop_hix22(.LC0), %g1
	std	%i0, [%fp-8]
	ldd	[%fp-8], %f8
	std	%i2, [%fp-8]
	ldd	[%fp-8], %f10
	fcmped	%f8, %f10
	nop
	fbule	.L11
	 nop
	fsubd	%f8, %f10, %f8
	std	%f8, [%fp-8]
	ldd	[%fp-8], %i0
	std	%i0, [%fp-8]
	ldd	[%fp-8], %f0
	jmp	%i7+8
	 restore
.L11:
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC1)
	ldd	[%l7], %i0
	std	%i0, [%fp-8]
	ldd	[%fp-8], %f0
	jmp	%i7+8
	 restore
.L4:
	mov	%i2, %i0
	mov	%i3, %i1
	std	%i0, [%fp-8]
	ldd	[%fp-8], %f0
	jmp	%i7+8
	 restore
.L5:
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC0)
	b	.L2
	 ldd	[%l7], %i0
	.size	fdim, .-fdim
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
