! f4ad90d67af8ab3facfb7a37341f0326 newlib/libm/common/s_scalbn.c
	.file	"s_scalbn.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	1129316352
	.long	0
	.align 8
.LC1:
	.long	27618847
	.long	-1023872167
	.align 8
.LC2:
	.long	2117592124
	.long	-2013235812
	.align 8
.LC3:
	.long	1016070144
	.long	0
	.section	.text.scalbn,"ax",@progbits
	.align 4
	.global scalbn
	.type	scalbn, #function
	.proc	07
scalbn:
	save	%sp, -112, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sra	%i0, 20, %g1
	andcc	%g1, 2047, %g1
	bne	.L2
	 mov	%i0, %g2
	std	%i0, [%fp-8]
	sethi	%hi(-2147483648), %g1
	andn	%i0, %g1, %g1
	orcc	%g1, %i1, %g0
	be	.L19
	 ldd	[%fp-8], %f0
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f8
	fmuld	%f0, %f8, %f8
	std	%f8, [%fp-8]
	sethi	%hi(-50176), %g1
	or	%g1, 176, %g1
	cmp	%i2, %g1
	bl	.L13
	 ldd	[%fp-8], %i0
	mov	%i0, %g2
	sra	%g2, 20, %g1
	and	%g1, 2047, %g1
	add	%g1, -54, %g1
	add	%i2, %g1, %i2
.L17:
	cmp	%i2, 2046
	bg	.L14
	 cmp	%i2, 0
	bg	.L15
	 cmp	%i2, -53
	bl	.L16
	 sethi	%hi(2146435072), %g1
	andn	%g2, %g1, %g1
	add	%i2, 54, %i2
	sll	%i2, 20, %i2
	or	%i2, %g1, %i0
	sethi	%gdop_hix22(.LC3), %g1
	std	%i0, [%fp-8]
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldd	[%fp-8], %f0
	ld	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f8
	fmuld	%f0, %f8, %f0
.L19:
	jmp	%i7+8
	 restore
.L2:
	cmp	%g1, 2047
	bne,a	.L17
	 add	%i2, %g1, %i2
	std	%i0, [%fp-8]
	ldd	[%fp-8], %f8
	faddd	%f8, %f8, %f0
	jmp	%i7+8
	 restore
.L14:
	sethi	%gdop_hix22(.LC2), %g1
	mov	%i0, %o2
	xor	%g1, %gdop_lox10(.LC2), %g1
	mov	%i1, %o3
	ld	[%l7 + %g1], %l7, %gdop(.LC2)
.L11:
	ldd	[%l7], %f8
	std	%f8, [%fp-16]
	std	%f8, [%fp-8]
	call	copysign, 0
	 ldd	[%fp-16], %o0
	ldd	[%fp-8], %f8
	fmuld	%f0, %f8, %f0
	jmp	%i7+8
	 restore
.L15:
	sll	%i2, 20, %i2
	sethi	%hi(2146435072), %g1
	andn	%g2, %g1, %g1
	or	%i2, %g1, %i0
	std	%i0, [%fp-8]
	ldd	[%fp-8], %f0
	jmp	%i7+8
	 restore
.L13:
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f0
	fmuld	%f8, %f0, %f0
	jmp	%i7+8
	 restore
.L16:
	sethi	%gdop_hix22(.LC1), %g1
	mov	%i0, %o2
	xor	%g1, %gdop_lox10(.LC1), %g1
	mov	%i1, %o3
	b	.L11
	 ld	[%l7 + %g1], %l7, %gdop(.LC1)
	.size	scalbn, .-scalbn
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
