! 81cfa659392dc911f00900701e6c5c08 newlib/libm/math/sf_frexp.c
	.file	"sf_frexp.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1275068416
	.section	.text.frexpf,"ax",@progbits
	.align 4
	.global frexpf
	.type	frexpf, #function
	.proc	06
frexpf:
	save	%sp, -104, %sp
	sethi	%hi(-2147483648), %g1
	sethi	%hi(2139094016), %g3
	andn	%i0, %g1, %g1
	or	%g3, 1023, %g3
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i0, %g2
	cmp	%g1, %g3
	bg	.L4
	 mov	1, %g4
	mov	0, %g4
.L4:
	andcc	%g4, 0xff, %g0
	bne	.L8
	 cmp	%g1, 0
	be	.L8
	 sethi	%hi(2139095040), %g3
	andcc	%g2, %g3, %g0
	be,a	.L6
	 st	%i0, [%fp-4]
	mov	0, %g4
	sra	%g1, 23, %g1
	add	%g1, -126, %g1
	add	%g1, %g4, %g1
	mov	%g2, %g3
	st	%g1, [%i1]
	sethi	%hi(2139095040), %g2
	sethi	%hi(1056964608), %g1
	andn	%g3, %g2, %g2
	or	%g2, %g1, %g1
	st	%g1, [%fp-4]
	ld	[%fp-4], %f0
	jmp	%i7+8
	 restore
.L6:
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%fp-4], %f9
	ld	[%g1], %f8
	mov	-25, %g4
	fmuls	%f9, %f8, %f8
	sethi	%hi(-2147483648), %g1
	st	%f8, [%fp-4]
	ld	[%fp-4], %g3
	andn	%g3, %g1, %g1
	sra	%g1, 23, %g1
	add	%g1, -126, %g1
	add	%g1, %g4, %g1
	sethi	%hi(2139095040), %g2
	st	%g1, [%i1]
	andn	%g3, %g2, %g2
	sethi	%hi(1056964608), %g1
	or	%g2, %g1, %g1
	st	%g1, [%fp-4]
	ld	[%fp-4], %f0
	jmp	%i7+8
	 restore
.L8:
	st	%i0, [%fp-4]
	st	%g0, [%i1]
	ld	[%fp-4], %f0
	jmp	%i7+8
	 restore
	.size	frexpf, .-frexpf
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
