! 2077485aa2e6465580b1ad9adbdb3d2b newlib/libm/common/s_logb.c
	.file	"s_logb.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	-1064285184
	.long	0
	.align 8
.LC1:
	.long	-1064308736
	.long	0
	.align 8
.LC2:
	.long	2146435072
	.long	0
	.align 8
.LC3:
	.long	-1074790400
	.long	0
	.section	.text.logb,"ax",@progbits
	.align 4
	.global logb
	.type	logb, #function
	.proc	07
logb:
	save	%sp, -104, %sp
	sethi	%hi(2146435072), %g4
	sethi	%hi(-2147483648), %g2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i1, %g3
	mov	%i1, %i5
	andcc	%i0, %g4, %g0
	bne	.L2
	 andn	%i0, %g2, %g2
	orcc	%i1, %g2, %g0
	bne,a	.L3
	 cmp	%g2, 0
	st	%g0, [%fp-8]
	st	%g0, [%fp-4]
	sethi	%gdop_hix22(.LC3), %g1
	ldd	[%fp-8], %f8
	xor	%g1, %gdop_lox10(.LC3), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f0
	fdivd	%f0, %f8, %f0
	jmp	%i7+8
	 restore
.L3:
	bne,a	.L5
	 sll	%g2, 11, %g2
	cmp	%i1, 0
	ble	.L12
	 mov	-1043, %g1
.L7:
	add	%g3, %g3, %g3
	cmp	%g3, 0
	bg	.L7
	 add	%g1, -1, %g1
	st	%g1, [%fp-8]
	ld	[%fp-8], %f8
	fitod	%f8, %f0
	jmp	%i7+8
	 restore
.L2:
	sethi	%hi(2146434048), %g1
	or	%g1, 1023, %g1
	cmp	%g2, %g1
	bleu	.L20
	 cmp	%g2, %g4
	ble	.L21
	 mov	1, %g1
.L11:
	andcc	%g1, 0xff, %g0
	bne	.L15
	 cmp	%i5, 0
	bne	.L15
	 sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC2)
	ldd	[%l7], %f0
	jmp	%i7+8
	 restore
.L21:
	b	.L11
	 mov	0, %g1
.L5:
	cmp	%g2, 0
	be	.L13
	 mov	-1022, %g1
.L8:
	add	%g2, %g2, %g2
	cmp	%g2, 0
	bg	.L8
	 add	%g1, -1, %g1
	st	%g1, [%fp-8]
	ld	[%fp-8], %f8
	fitod	%f8, %f0
	jmp	%i7+8
	 restore
.L15:
	std	%i0, [%fp-8]
	ldd	[%fp-8], %f0
	jmp	%i7+8
	 restore
.L20:
	sra	%g2, 20, %g2
	add	%g2, -1023, %g2
	st	%g2, [%fp-8]
	ld	[%fp-8], %f8
	fitod	%f8, %f0
	jmp	%i7+8
	 restore
.L13:
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC1)
	ldd	[%l7], %f0
	jmp	%i7+8
	 restore
.L12:
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC0)
	ldd	[%l7], %f0
	jmp	%i7+8
	 restore
	.size	logb, .-logb
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
