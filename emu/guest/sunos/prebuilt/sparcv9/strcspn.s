! 3d0f2b7a5bad907c390c639ab74db20c newlib/libc/string/strcspn.c
	.file	"strcspn.c"
	.section	".text"
	.section	.text.strcspn,"ax",@progbits
	.align 4
	.global strcspn
	.type	strcspn, #function
	.proc	017
strcspn:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	ldub	[%i0], %g3
	sll	%g3, 24, %g3
	cmp	%g3, 0
	be,pn	%icc, .L10
	 nop
	ldub	[%i1], %g5
	sll	%g5, 24, %g5
	cmp	%g5, 0
	be,pn	%icc, .L15
	 mov	%i0, %g4
	mov	%i1, %g2
.L22:
	mov	%g5, %g1
	ba,pt	%xcc, .L5
	 sra	%g3, 24, %g3
.L21:
	ldub	[%g2], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	be,a,pn	%icc, .L20
	 add	%g4, 1, %g4
.L5:
	sra	%g1, 24, %g1
	cmp	%g1, %g3
	bne,pt	%icc, .L21
	 add	%g2, 1, %g2
.L9:
	return	%i7+8
	 sub	%g4, %o0, %o0
.L20:
	ldub	[%g4], %g3
	sll	%g3, 24, %g3
	cmp	%g3, 0
	bne,pt	%icc, .L22
	 mov	%i1, %g2
	return	%i7+8
	 sub	%g4, %o0, %o0
.L15:
	add	%g4, 1, %g4
.L23:
	ldsb	[%g4], %g1
	cmp	%g1, 0
	be,pn	%icc, .L9
	 nop
	add	%g4, 1, %g4
	ldsb	[%g4], %g1
	cmp	%g1, 0
	bne,a,pt %icc, .L23
	 add	%g4, 1, %g4
	ba,pt	%xcc, .L9
	 nop
.L10:
	return	%i7+8
	 mov	0, %o0
	.size	strcspn, .-strcspn
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
