! 3ee8857a6394bfee88254ce8761a239a newlib/libm/common/s_scalbln.c
	.file	"s_scalbln.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	1129316352
	.long	0
	.align 8
.LC1:
	.long	2117592124
	.long	-2013235812
	.align 8
.LC2:
	.long	27618847
	.long	-1023872167
	.align 8
.LC3:
	.long	1016070144
	.long	0
	.section	.text.scalbln,"ax",@progbits
	.align 4
	.global scalbln
	.type	scalbln, #function
	.proc	07
scalbln:
	save	%sp, -112, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sra	%i0, 20, %g1
	andcc	%g1, 2047, %g1
	bne	.L2
	 mov	%i0, %g4
	std	%i0, [%fp-8]
	sethi	%hi(-2147483648), %g2
	andn	%i0, %g2, %g2
	orcc	%g2, %i1, %g0
	be	.L25
	 ldd	[%fp-8], %f0
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	fmovs	%f0, %f10
	ldd	[%g1], %f8
	fmovs	%f1, %f11
	fmuld	%f10, %f8, %f8
	std	%f8, [%fp-8]
	ldd	[%fp-8], %i0
	mov	%i0, %g4
	sra	%g4, 20, %g1
	and	%g1, 2047, %g1
	add	%g1, -54, %g1
	sethi	%hi(49152), %g2
.L23:
	add	%i2, %g1, %g1
	or	%g2, 848, %g2
	cmp	%i2, %g2
	ble	.L18
	 mov	1, %g3
.L7:
	andcc	%g3, 0xff, %g0
	bne	.L13
	 cmp	%g1, 2046
	ble	.L19
	 mov	1, %g2
.L8:
	andcc	%g2, 0xff, %g0
	bne	.L13
	 sethi	%hi(-50176), %g2
	or	%g2, 176, %g2
	cmp	%i2, %g2
	bl	.L20
	 cmp	%g1, 0
	bg	.L21
	 cmp	%g1, -53
	bl	.L22
	 add	%g1, 54, %g1
	sll	%g1, 20, %g1
	sethi	%hi(2146435072), %g2
	andn	%g4, %g2, %g2
	or	%g1, %g2, %i0
	sethi	%gdop_hix22(.LC3), %g1
	std	%i0, [%fp-8]
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldd	[%fp-8], %f8
	ld	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f0
	fmuld	%f8, %f0, %f0
.L25:
	jmp	%i7+8
	 restore
.L2:
	cmp	%g1, 2047
	bne	.L23
	 sethi	%hi(49152), %g2
	std	%i0, [%fp-8]
	ldd	[%fp-8], %f8
	faddd	%f8, %f8, %f0
	jmp	%i7+8
	 restore
.L18:
	b	.L7
	 mov	0, %g3
.L19:
	b	.L8
	 mov	0, %g2
.L20:
	sethi	%gdop_hix22(.LC2), %g1
	mov	%i0, %o2
	xor	%g1, %gdop_lox10(.LC2), %g1
	mov	%i1, %o3
	ld	[%l7 + %g1], %g1, %gdop(.LC2)
.L15:
	ldd	[%g1], %f8
.L16:
	std	%f8, [%fp-16]
	std	%f8, [%fp-8]
	call	copysign, 0
	 ldd	[%fp-16], %o0
	ldd	[%fp-8], %f8
	fmuld	%f0, %f8, %f0
	jmp	%i7+8
	 restore
.L21:
	sll	%g1, 20, %g1
	sethi	%hi(2146435072), %i5
	andn	%g4, %i5, %g4
	or	%g1, %g4, %i0
	std	%i0, [%fp-8]
	ldd	[%fp-8], %f0
	jmp	%i7+8
	 restore
.L13:
	sethi	%gdop_hix22(.LC1), %g1
	mov	%i0, %o2
	xor	%g1, %gdop_lox10(.LC1), %g1
	mov	%i1, %o3
	b	.L15
	 ld	[%l7 + %g1], %g1, %gdop(.LC1)
.L22:
	sethi	%gdop_hix22(.LC2), %g1
	mov	%i0, %o2
	xor	%g1, %gdop_lox10(.LC2), %g1
	mov	%i1, %o3
	ld	[%l7 + %g1], %l7, %gdop(.LC2)
	b	.L16
	 ldd	[%l7], %f8
	.size	scalbln, .-scalbln
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
