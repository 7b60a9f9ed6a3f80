! 1aaabba1483c58b66c12298d6bc2c508 newlib/libm/math/s_ldexp.c
	.file	"s_ldexp.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	0
	.section	.text.ldexp,"ax",@progbits
	.align 4
	.global ldexp
	.type	ldexp, #function
	.proc	07
ldexp:
	save	%sp, -104, %sp
	mov	%i0, %o0
	call	finite, 0
	 mov	%i1, %o1
	sethi	%gdop_hix22(.LC0), %g1
	std	%i0, [%fp-8]
	xor	%g1, %gdop_lox10(.LC0), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldd	[%fp-8], %f10
	ld	[%l7 + %g1], %l7, %gdop(.LC0)
	ldd	[%l7], %f8
	fcmpd	%f10, %f8
	nop
	fbe	.L3
	 mov	1, %g1
	mov	0, %g1
.L3:
	andcc	%g1, 0xff, %g0
	bne	.L2
	 cmp	%o0, 0
	bne,a	.L8
	 mov	%i0, %o0
.L2:
	std	%i0, [%fp-8]
.L10:
	ldd	[%fp-8], %f0
	jmp	%i7+8
	 restore
.L8:
	mov	%i1, %o1
	call	scalbn, 0
	 mov	%i2, %o2
	std	%f0, [%fp-8]
	ldd	[%fp-8], %i0
	mov	%i0, %o0
	call	finite, 0
	 mov	%i1, %o1
	std	%i0, [%fp-8]
	ldd	[%l7], %f8
	ldd	[%fp-8], %f10
	fcmpd	%f10, %f8
	nop
	fbne	.L9
	 mov	1, %g1
.L5:
	andcc	%g1, 0xff, %g0
	bne	.L4
	 cmp	%o0, 0
	bne,a	.L10
	 std	%i0, [%fp-8]
.L4:
	call	__errno, 0
	 nop
	mov	34, %g1
	std	%i0, [%fp-8]
	st	%g1, [%o0]
	ldd	[%fp-8], %f0
	jmp	%i7+8
	 restore
.L9:
	b	.L5
	 mov	0, %g1
	.size	ldexp, .-ldexp
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
