! 025ba660aabdd3ebb535c2223c1600fb newlib/libc/string/wcstok.c
	.file	"wcstok.c"
	.section	".text"
	.section	.text.wcstok,"ax",@progbits
	.align 4
	.global wcstok
	.type	wcstok, #function
	.proc	0104
wcstok:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	brz,a,pn %i0, .L20
	 ldx	[%i2], %i0
.L5:
	add	%i0, 4, %g4
.L23:
	mov	%i1, %g1
	ba,pt	%xcc, .L4
	 lduw	[%g4-4], %g3
.L6:
	cmp	%g3, %g2
	be,a,pn	%icc, .L5
	 mov	%g4, %i0
.L4:
	lduw	[%g1], %g2
	cmp	%g2, 0
	bne,pt	%icc, .L6
	 add	%g1, 4, %g1
	cmp	%g3, 0
	be,a,pn	%icc, .L21
	 stx	%g0, [%i2]
	add	%g4, 4, %g4
.L22:
	mov	%i1, %g1
	ba,pt	%xcc, .L11
	 lduw	[%g4-4], %g3
.L9:
	cmp	%g2, 0
	be,a,pn	%icc, .L22
	 add	%g4, 4, %g4
.L11:
	lduw	[%g1], %g2
	cmp	%g3, %g2
	bne,pt	%icc, .L9
	 add	%g1, 4, %g1
	cmp	%g3, 0
	be,a,pt	%icc, .L13
	 mov	0, %g4
	st	%g0, [%g4-4]
	stx	%g4, [%i2]
	return	%i7+8
	 nop
.L13:
	stx	%g4, [%i2]
	return	%i7+8
	 nop
.L20:
	brnz,pt	%i0, .L23
	 add	%i0, 4, %g4
	return	%i7+8
	 mov	0, %o0
.L21:
	return	%i7+8
	 mov	0, %o0
	.size	wcstok, .-wcstok
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
