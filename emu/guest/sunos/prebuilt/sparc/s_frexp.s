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
	save	%sp, -104, %sp
	st	%g0, [%i2]
	sethi	%hi(2147482624), %g2
	sethi	%hi(2146434048), %g3
	or	%g2, 1023, %g2
	or	%g3, 1023, %g3
	and	%i0, %g2, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g1, %g3
	bgu	.L2
	 mov	%i0, %g4
	orcc	%g1, %i1, %g0
	be	.L2
	 sethi	%hi(2146435072), %g3
	andcc	%i0, %g3, %g0
	be,a	.L3
	 std	%i0, [%fp-8]
	mov	0, %g3
.L4:
	sra	%g1, 20, %g1
	add	%g1, -1022, %g1
	add	%g1, %g3, %g1
	sethi	%hi(2146435072), %g2
	st	%g1, [%i2]
	andn	%g4, %g2, %g2
	sethi	%hi(1071644672), %g1
	or	%g2, %g1, %i0
.L2:
	std	%i0, [%fp-8]
	ldd	[%fp-8], %f0
	jmp	%i7+8
	 restore
.L3:
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%fp-8], %f10
	ldd	[%g1], %f8
	mov	-54, %g3
	fmuld	%f10, %f8, %f8
	std	%f8, [%fp-8]
	ldd	[%fp-8], %i0
	mov	%i0, %g4
	b	.L4
	 and	%g4, %g2, %g1
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
