! 6ea55b9b457c6d11dfd8e2719ddee0c1 newlib/libc/string/wcsspn.c
	.file	"wcsspn.c"
	.section	".text"
	.section	.text.wcsspn,"ax",@progbits
	.align 4
	.global wcsspn
	.type	wcsspn, #function
	.proc	017
wcsspn:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	lduw	[%i0], %g3
	cmp	%g3, 0
	be,pn	%icc, .L14
	 mov	0, %g4
.L2:
	lduw	[%i1], %g5
	cmp	%g5, 0
	be,pn	%icc, .L1
	 mov	%i1, %g2
	mov	%i0, %g4
	mov	%g5, %g1
.L4:
	cmp	%g3, %g1
.L15:
	be,pn	%icc, .L3
	 add	%g2, 4, %g2
	lduw	[%g2], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L15
	 cmp	%g3, %g1
	sub	%g4, %i0, %g4
.L16:
	srax	%g4, 2, %g4
.L1:
.L14:
	return	%i7+8
	 mov	%g4, %o0
.L3:
	add	%g4, 4, %g4
	lduw	[%g4], %g3
	cmp	%g3, 0
	be,a,pn	%icc, .L16
	 sub	%g4, %i0, %g4
	mov	%i1, %g2
	ba,pt	%xcc, .L4
	 mov	%g5, %g1
	.size	wcsspn, .-wcsspn
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
