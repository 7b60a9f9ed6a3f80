! d73f29f3fd77d599c65599f92db6e48e newlib/libc/string/wcscspn.c
	.file	"wcscspn.c"
	.section	".text"
	.section	.text.wcscspn,"ax",@progbits
	.align 4
	.global wcscspn
	.type	wcscspn, #function
	.proc	017
wcscspn:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	lduw	[%i0], %g3
	cmp	%g3, 0
	be,pn	%icc, .L9
	 nop
	lduw	[%i1], %g5
	cmp	%g5, 0
	be,pn	%icc, .L14
	 mov	%i0, %g4
	mov	%i1, %g2
.L20:
	mov	%g5, %g1
	cmp	%g1, %g3
.L19:
	be,pn	%icc, .L17
	 add	%g2, 4, %g2
	lduw	[%g2], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L19
	 cmp	%g1, %g3
	add	%g4, 4, %g4
	lduw	[%g4], %g3
	cmp	%g3, 0
	bne,a,pt %icc, .L20
	 mov	%i1, %g2
	sub	%g4, %i0, %g4
.L18:
	return	%i7+8
	 srax	%g4, 2, %o0
.L17:
	sub	%g4, %i0, %i0
	return	%i7+8
	 srax	%o0, 2, %o0
.L14:
	add	%g4, 4, %g4
.L21:
	lduw	[%g4], %g3
	cmp	%g3, 0
	bne,a,pt %icc, .L21
	 add	%g4, 4, %g4
	ba,pt	%xcc, .L18
	 sub	%g4, %i0, %g4
.L9:
.L2:
	return	%i7+8
	 mov	0, %o0
	.size	wcscspn, .-wcscspn
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
