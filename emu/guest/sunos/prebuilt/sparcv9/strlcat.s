! 5d63f6fc6390a364a3c00ede415b4612 newlib/libc/string/strlcat.c
	.file	"strlcat.c"
	.section	".text"
	.section	.text.strlcat,"ax",@progbits
	.align 4
	.global strlcat
	.type	strlcat, #function
	.proc	017
strlcat:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	brz,pn	%i2, .L10
	 add	%i0, %i2, %g3
	ba,pt	%xcc, .L3
	 mov	%i0, %g1
.L5:
	cmp	%g1, %g3
	be,a,pn	%xcc, .L22
	 sub	%g1, %i0, %i0
.L3:
	ldsb	[%g1], %g2
	cmp	%g2, 0
	bne,a,pt %icc, .L5
	 add	%g1, 1, %g1
	sub	%g1, %i0, %i0
.L22:
	sub	%i2, %i0, %i2
	brz,pn	%i2, .L2
	 nop
	ldsb	[%i1], %g3
	ldub	[%i1], %g4
	cmp	%g3, 0
	be,pn	%icc, .L7
	 mov	%i1, %g2
.L6:
	cmp	%i2, 1
	be,pn	%xcc, .L23
	 add	%g2, 1, %g2
	stb	%g4, [%g1]
	add	%i2, -1, %i2
	add	%g1, 1, %g1
.L23:
	ldsb	[%g2], %g3
	cmp	%g3, 0
	bne,pt	%icc, .L6
	 ldub	[%g2], %g4
	sub	%g2, %i1, %g2
	add	%i0, %g2, %i0
.L7:
	stb	%g0, [%g1]
	return	%i7+8
	 nop
.L10:
	mov	0, %i0
.L2:
	call	strlen, 0
	 mov	%i1, %o0
	jmp	%i7+8
	 restore %i0, %o0, %o0
	.size	strlcat, .-strlcat
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
