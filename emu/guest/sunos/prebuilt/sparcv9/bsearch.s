! 79b97f96b855c83f494d017f97c2a4ba newlib/libc/search/bsearch.c
	.file	"bsearch.c"
	.section	".text"
	.section	.text.bsearch,"ax",@progbits
	.align 4
	.global bsearch
	.type	bsearch, #function
	.proc	0120
bsearch:
	.register	%g2, #scratch
	save	%sp, -176, %sp
	mov	0, %g2
	mov	0, %g1
	movre	%i2, 1, %g2
	movre	%i3, 1, %g1
	orcc	%g2, %g1, %g0
	bne,pn	%icc, .L2
	 mov	%i0, %l1
	mov	0, %l0
	add	%i2, %l0, %i5
.L10:
	srlx	%i5, 1, %i5
	mulx	%i3, %i5, %o1
	mov	%l1, %o0
	add	%i1, %o1, %i0
	call	%i4, 0
	 mov	%i0, %o1
	cmp	%o0, 0
	bl,a,pn	%icc, .L6
	 mov	%i5, %i2
	be,pn	%icc, .L9
	 add	%i5, 1, %l0
	cmp	%l0, %i2
	blu,a,pt %xcc, .L10
	 add	%i2, %l0, %i5
.L2:
	mov	0, %i0
.L9:
	return	%i7+8
	 nop
.L6:
	cmp	%l0, %i2
	blu,a,pt %xcc, .L10
	 add	%i2, %l0, %i5
	return	%i7+8
	 mov	0, %o0
	.size	bsearch, .-bsearch
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
