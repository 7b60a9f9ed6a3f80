! 60eb27cf174f3c18317c00240e717b6d newlib/libc/string/strxfrm.c
	.file	"strxfrm.c"
	.section	".text"
	.section	.text.strxfrm,"ax",@progbits
	.align 4
	.global strxfrm
	.type	strxfrm, #function
	.proc	017
strxfrm:
	.register	%g2, #scratch
	save	%sp, -176, %sp
	brz,a,pn %i2, .L18
	 ldsb	[%i1], %g1
	ba,pt	%xcc, .L4
	 mov	0, %g1
.L17:
	cmp	%i2, %g2
	be,a,pn	%xcc, .L16
	 add	%i1, 1, %i1
	mov	%g2, %g1
.L4:
	ldub	[%i1+%g1], %g2
	stb	%g2, [%i0+%g1]
	sll	%g2, 24, %g2
	cmp	%g2, 0
	bne,pt	%icc, .L17
	 add	%g1, 1, %g2
.L1:
	return	%i7+8
	 mov	%g1, %o0
.L16:
	add	%i1, %g1, %i1
	ldsb	[%i1], %g1
.L18:
	cmp	%g1, 0
	be,pn	%icc, .L1
	 mov	%i2, %g1
	sub	%i1, %i2, %i1
	add	%g1, 1, %g1
.L19:
	ldsb	[%i1+%g1], %g2
	cmp	%g2, 0
	bne,a,pt %icc, .L19
	 add	%g1, 1, %g1
	return	%i7+8
	 mov	%g1, %o0
	.size	strxfrm, .-strxfrm
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
