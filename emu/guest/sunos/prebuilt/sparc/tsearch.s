! 2070da7db2ac063d7855c058ce9f65f9 newlib/libc/search/tsearch.c
	.file	"tsearch.c"
	.section	".text"
	.section	.text.tsearch,"ax",@progbits
	.align 4
	.global tsearch
	.type	tsearch, #function
	.proc	0120
tsearch:
	save	%sp, -96, %sp
	cmp	%i1, 0
	be	.L10
	 mov	%i0, %i5
.L15:
	ld	[%i1], %g1
	cmp	%g1, 0
	be	.L3
	 nop
	ld	[%g1], %o1
.L19:
	call	%i2, 0
	 mov	%i5, %o0
	cmp	%o0, 0
	be,a	.L21
	 ld	[%i1], %i0
	ld	[%i1], %g1
	bge	.L15
	 add	%g1, 8, %i1
	add	%g1, 4, %i1
	ld	[%i1], %g1
	cmp	%g1, 0
	bne,a	.L19
	 ld	[%g1], %o1
.L3:
	call	malloc, 0
	 mov	12, %o0
	orcc	%o0, 0, %i0
	be	.L20
	 nop
	st	%i0, [%i1]
	st	%i5, [%i0]
	st	%g0, [%i0+8]
	st	%g0, [%i0+4]
.L21:
	jmp	%i7+8
	 restore
.L10:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L20:
	jmp	%i7+8
	 restore
	.size	tsearch, .-tsearch
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
