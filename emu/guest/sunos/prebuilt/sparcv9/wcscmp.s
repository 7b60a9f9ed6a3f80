! 6477441f7435dec7bce0bd3fe39b0445 newlib/libc/string/wcscmp.c
	.file	"wcscmp.c"
	.section	".text"
	.section	.text.wcscmp,"ax",@progbits
	.align 4
	.global wcscmp
	.type	wcscmp, #function
	.proc	04
wcscmp:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	ba,pt	%xcc, .L2
	 mov	0, %g1
.L4:
	be,pn	%icc, .L3
	 add	%g1, 4, %g1
.L2:
	lduw	[%i0+%g1], %g2
	lduw	[%i1+%g1], %g3
	cmp	%g2, %g3
	be,pt	%icc, .L4
	 cmp	%g2, 0
	sub	%g2, %g3, %g2
.L3:
	return	%i7+8
	 sra	%g2, 0, %o0
	.size	wcscmp, .-wcscmp
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
