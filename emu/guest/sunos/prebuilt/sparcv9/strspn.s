! ddef150abf5511edf05d9f1001797a68 newlib/libc/string/strspn.c
	.file	"strspn.c"
	.section	".text"
	.section	.text.strspn,"ax",@progbits
	.align 4
	.global strspn
	.type	strspn, #function
	.proc	017
strspn:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	ldub	[%i0], %g3
	sll	%g3, 24, %g3
	cmp	%g3, 0
	be,pn	%icc, .L14
	 mov	0, %g4
	ldub	[%i1], %g5
	sll	%g5, 24, %g5
	cmp	%g5, 0
	be,pn	%icc, .L1
	 mov	%i1, %g2
	mov	%i0, %g4
.L15:
	mov	%g5, %g1
	ba,pt	%xcc, .L4
	 sra	%g3, 24, %g3
.L13:
	ldub	[%g2], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	be,a,pn	%icc, .L14
	 sub	%g4, %i0, %g4
.L4:
	sra	%g1, 24, %g1
	cmp	%g3, %g1
	bne,a,pt %icc, .L13
	 add	%g2, 1, %g2
	add	%g4, 1, %g4
	ldub	[%g4], %g3
	sll	%g3, 24, %g3
	cmp	%g3, 0
	bne,a,pt %icc, .L15
	 mov	%i1, %g2
	sub	%g4, %i0, %g4
.L1:
.L14:
	return	%i7+8
	 mov	%g4, %o0
	.size	strspn, .-strspn
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
