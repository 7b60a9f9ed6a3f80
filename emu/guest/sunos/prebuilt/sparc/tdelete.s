! d440b31704bae3430eedbcf21ce29305 newlib/libc/search/tdelete.c
	.file	"tdelete.c"
	.section	".text"
	.section	.text.tdelete,"ax",@progbits
	.align 4
	.global tdelete
	.type	tdelete, #function
	.proc	0120
tdelete:
	save	%sp, -96, %sp
	cmp	%i1, 0
	be	.L27
	 mov	0, %i5
	ld	[%i1], %i5
	cmp	%i5, 0
	be	.L4
	 mov	%i5, %g1
	b	.L29
	 ld	[%g1], %o1
.L6:
	ld	[%i5+8], %g1
	cmp	%g1, 0
	be	.L4
	 add	%i5, 8, %i1
.L25:
	ld	[%i1], %g1
	ld	[%g1], %o1
.L29:
	call	%i2, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	be,a	.L24
	 ld	[%i1], %o0
	bge	.L6
	 ld	[%i1], %i5
	ld	[%i5+4], %g1
	cmp	%g1, 0
	bne	.L25
	 add	%i5, 4, %i1
.L4:
	mov	0, %i5
.L27:
	jmp	%i7+8
	 restore %g0, %i5, %o0
.L24:
	ld	[%o0+4], %g2
	cmp	%g2, 0
	be	.L9
	 ld	[%o0+8], %i4
	cmp	%i4, 0
	be,a	.L9
	 mov	%g2, %i4
	ld	[%i4+4], %g1
	cmp	%g1, 0
	bne,a	.L28
	 ld	[%g1+4], %g2
	st	%g2, [%i4+4]
	ld	[%i1], %o0
.L9:
	call	free, 0
	 nop
	st	%i4, [%i1]
.L26:
	jmp	%i7+8
	 restore %g0, %i5, %o0
.L12:
	mov	%g2, %g1
	ld	[%g1+4], %g2
.L28:
	cmp	%g2, 0
	bne,a	.L12
	 mov	%g1, %i4
	ld	[%g1+8], %g2
	st	%g2, [%i4+4]
	ld	[%i1], %g2
	ld	[%g2+4], %g2
	st	%g2, [%g1+4]
	ld	[%i1], %g2
	ld	[%g2+8], %g2
	mov	%g1, %i4
	st	%g2, [%g1+8]
	call	free, 0
	 ld	[%i1], %o0
	b	.L26
	 st	%i4, [%i1]
	.size	tdelete, .-tdelete
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
