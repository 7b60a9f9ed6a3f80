! b5a115a554b13654a69e9daff0773efd newlib/libc/string/wcspbrk.c
	.file	"wcspbrk.c"
	.section	".text"
	.section	.text.wcspbrk,"ax",@progbits
	.align 4
	.global wcspbrk
	.type	wcspbrk, #function
	.proc	0104
wcspbrk:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	lduw	[%i0], %g3
	cmp	%g3, 0
	be,a,pn	%icc, .L14
	 mov	0, %i0
	lduw	[%i1], %g4
	cmp	%g4, 0
	be,a,pn	%icc, .L15
	 add	%i0, 4, %i0
	mov	%i1, %g2
.L17:
	mov	%g4, %g1
	cmp	%g1, %g3
.L16:
	be,pn	%icc, .L14
	 add	%g2, 4, %g2
	lduw	[%g2], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L16
	 cmp	%g1, %g3
	add	%i0, 4, %i0
	lduw	[%i0], %g3
	cmp	%g3, 0
	bne,a,pt %icc, .L17
	 mov	%i1, %g2
	mov	0, %i0
.L14:
	return	%i7+8
	 nop
.L12:
.L15:
	lduw	[%i0], %g3
	cmp	%g3, 0
	bne,a,pt %icc, .L12
	 add	%i0, 4, %i0
	return	%i7+8
	 mov	0, %o0
	.size	wcspbrk, .-wcspbrk
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
