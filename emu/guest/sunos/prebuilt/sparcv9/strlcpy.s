! 78c1040b98dcca5476131f677f8e08c4 newlib/libc/string/strlcpy.c
	.file	"strlcpy.c"
	.section	".text"
	.section	.text.strlcpy,"ax",@progbits
	.align 4
	.global strlcpy
	.type	strlcpy, #function
	.proc	017
strlcpy:
	.register	%g2, #scratch
	save	%sp, -176, %sp
	brz,pt	%i2, .L7
	 mov	%i1, %g1
	add	%i2, -1, %i2
	brnz,a,pt %i2, .L19
	 ldub	[%g1], %g2
	stb	%g0, [%i0]
.L18:
	add	%g1, 1, %g1
	ldsb	[%g1-1], %g2
	cmp	%g2, 0
	bne,a,pt %icc, .L17
	 add	%g1, 1, %g1
	sub	%g1, %i1, %i0
	return	%i7+8
	 add	%o0, -1, %o0
.L16:
	add	%i2, -1, %i2
	brz,a,pn %i2, .L18
	 stb	%g0, [%i0]
	ldub	[%g1], %g2
.L19:
	stb	%g2, [%i0]
	add	%g1, 1, %g1
	sll	%g2, 24, %g2
	cmp	%g2, 0
	bne,pt	%icc, .L16
	 add	%i0, 1, %i0
	sub	%g1, %i1, %i0
	return	%i7+8
	 add	%o0, -1, %o0
.L7:
	add	%g1, 1, %g1
.L17:
	ldsb	[%g1-1], %g2
	cmp	%g2, 0
	bne,a,pt %icc, .L17
	 add	%g1, 1, %g1
	sub	%g1, %i1, %i0
	return	%i7+8
	 add	%o0, -1, %o0
	.size	strlcpy, .-strlcpy
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
