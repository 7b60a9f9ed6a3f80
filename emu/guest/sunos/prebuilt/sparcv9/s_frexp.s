! 5bb083d76dbd2b7fe1124a440777af7b newlib/libm/math/s_frexp.c
	.file	"s_frexp.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	1129316352
	.long	0
	.section	.text.frexp,"ax",@progbits
	.align 4
	.global frexp
	.type	frexp, #function
	.proc	07
frexp:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	std	%f0, [%fp+2039]
	st	%g0, [%i1]
	ldx	[%fp+2039], %g5
	sethi	%hi(2147482624), %g2
	srlx	%g5, 32, %g4
	or	%g2, 1023, %g2
	sethi	%hi(2146434048), %g3
	and	%g2, %g4, %g1
	or	%g3, 1023, %g3
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g1, %g3
	bgu,pn	%icc, .L2
	 orcc	%g1, %g5, %g0
	be,pn	%icc, .L2
	 sethi	%hi(2146435072), %g3
	andcc	%g3, %g4, %g0
	bne,pt	%icc, .L4
	 mov	0, %g5
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%fp+2039], %f10
	ldd	[%g1], %f8
	mov	-54, %g5
	fmuld	%f10, %f8, %f8
	std	%f8, [%fp+2039]
	ldx	[%fp+2039], %g1
	srlx	%g1, 32, %g1
	mov	%g1, %g4
	and	%g2, %g1, %g1
.L4:
	sra	%g1, 20, %g1
	add	%g1, -1022, %g1
	add	%g1, %g5, %g1
	ldx	[%fp+2039], %g3
	sethi	%hi(2146435072), %g2
	srl	%g3, 0, %g3
	andn	%g4, %g2, %g2
	st	%g1, [%i1]
	sethi	%hi(1071644672), %g4
	or	%g2, %g4, %g2
	sllx	%g2, 32, %g2
	or	%g3, %g2, %g1
	stx	%g1, [%fp+2039]
.L2:
	ldd	[%fp+2039], %f0
	return	%i7+8
	 nop
	.size	frexp, .-frexp
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
