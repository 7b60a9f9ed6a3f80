! 5471d7e78df43a43fe7139b201311eeb newlib/libm/common/sf_scalbln.c
	.file	"sf_scalbln.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1275068416
	.align 4
.LC1:
	.long	1900671690
	.align 4
.LC2:
	.long	228737632
	.align 4
.LC3:
	.long	855638016
	.section	.text.scalblnf,"ax",@progbits
	.align 4
	.global scalblnf
	.type	scalblnf, #function
	.proc	06
scalblnf:
	save	%sp, -104, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sra	%i0, 23, %g1
	andcc	%g1, 255, %g1
	bne	.L2
	 mov	%i0, %g2
	st	%i0, [%fp-4]
	sethi	%hi(-2147483648), %g1
	andncc	%i0, %g1, %g0
	be	.L23
	 ld	[%fp-4], %f0
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f8
	fmuls	%f0, %f8, %f8
	st	%f8, [%fp-4]
	ld	[%fp-4], %i0
	sra	%i0, 23, %g1
	mov	%i0, %g2
	and	%g1, 255, %g1
	add	%g1, -25, %g1
	sethi	%hi(49152), %g3
.L21:
	add	%i1, %g1, %g1
	or	%g3, 848, %g3
	cmp	%i1, %g3
	ble	.L18
	 mov	1, %g4
.L7:
	andcc	%g4, 0xff, %g0
	bne	.L13
	 cmp	%g1, 254
	ble	.L19
	 mov	1, %g3
.L8:
	andcc	%g3, 0xff, %g0
	bne	.L13
	 sethi	%hi(-50176), %g3
	or	%g3, 176, %g3
	cmp	%i1, %g3
	bl	.L16
	 cmp	%g1, 0
	bg	.L20
	 cmp	%g1, -24
	bl	.L16
	 sethi	%hi(2139095040), %g3
	andn	%g2, %g3, %g2
	add	%g1, 25, %g1
	sll	%g1, 23, %g1
	or	%g1, %g2, %g1
	sethi	%gdop_hix22(.LC3), %g2
	st	%g1, [%fp-4]
	xor	%g2, %gdop_lox10(.LC3), %g2
	ld	[%fp-4], %f9
	ld	[%l7 + %g2], %g2, %gdop(.LC3)
	ld	[%g2], %f8
	fmuls	%f9, %f8, %f0
.L23:
	jmp	%i7+8
	 restore
.L2:
	cmp	%g1, 255
	bne	.L21
	 sethi	%hi(49152), %g3
	st	%i0, [%fp-4]
	ld	[%fp-4], %f8
	fadds	%f8, %f8, %f0
	jmp	%i7+8
	 restore
.L18:
	b	.L7
	 mov	0, %g4
.L19:
	b	.L8
	 mov	0, %g3
.L16:
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC2)
	ld	[%l7], %f8
	mov	%i0, %o1
	st	%f8, [%fp-8]
	st	%f8, [%fp-4]
	call	copysignf, 0
	 ld	[%fp-8], %o0
	ld	[%fp-4], %f8
	fmuls	%f0, %f8, %f0
	jmp	%i7+8
	 restore
.L20:
	sethi	%hi(2139095040), %g3
	sll	%g1, 23, %g1
	andn	%g2, %g3, %g2
	or	%g1, %g2, %g1
	st	%g1, [%fp-4]
	ld	[%fp-4], %f0
	jmp	%i7+8
	 restore
.L13:
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC1)
	ld	[%l7], %f8
	mov	%i0, %o1
	st	%f8, [%fp-8]
	st	%f8, [%fp-4]
	call	copysignf, 0
	 ld	[%fp-8], %o0
	ld	[%fp-4], %f8
	fmuls	%f0, %f8, %f0
	jmp	%i7+8
	 restore
	.size	scalblnf, .-scalblnf
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
