! 2070da7db2ac063d7855c058ce9f65f9 newlib/libc/search/tsearch.c
	.file	"tsearch.c"
	.section	".text"
	.section	.text.tsearch,"ax",@progbits
	.align 4
	.global tsearch
	.type	tsearch, #function
	.proc	0120
tsearch:
	save	%sp, -176, %sp
	brz,pn	%i1, .L10
	 mov	%i0, %i5
	ldx	[%i1], %g1
	brz,pn	%g1, .L17
	 nop
	ldx	[%g1], %o1
.L19:
	call	%i2, 0
	 mov	%i5, %o0
	cmp	%o0, 0
	be,pn	%icc, .L18
	 nop
	ldx	[%i1], %g1
	add	%g1, 8, %i1
	add	%g1, 16, %g1
	movge	%icc, %g1, %i1
	ldx	[%i1], %g1
	brnz,a,pt %g1, .L19
	 ldx	[%g1], %o1
.L17:
	call	malloc, 0
	 mov	24, %o0
	brz,pn	%o0, .L21
	 mov	%o0, %i0
	stx	%o0, [%i1]
	stx	%i5, [%o0]
	stx	%g0, [%o0+16]
	stx	%g0, [%o0+8]
.L21:
	return	%i7+8
	 nop
.L10:
	mov	0, %i0
	return	%i7+8
	 nop
.L18:
	return	%i7+8
	 ldx	[%o1], %o0
	.size	tsearch, .-tsearch
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
