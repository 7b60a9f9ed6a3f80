! 297805ccab629823951e0952241416bd newlib/libc/string/memcmp.c
	.file	"memcmp.c"
	.section	".text"
	.section	.text.memcmp,"ax",@progbits
	.align 4
	.global memcmp
	.type	memcmp, #function
	.proc	04
memcmp:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	cmp	%i2, 7
	bleu,pt	%xcc, .L6
	 or	%i0, %i1, %g1
	and	%g1, 7, %g1
	brz,pt	%g1, .L5
	 add	%i2, -1, %g4
.L3:
	ba,pt	%xcc, .L8
	 mov	0, %g1
.L7:
	be,pn	%xcc, .L13
	 add	%g1, 1, %g2
	mov	%g2, %g1
.L8:
	ldub	[%i0+%g1], %g2
	ldub	[%i1+%g1], %g3
	cmp	%g2, %g3
	be,a,pt	%icc, .L7
	 cmp	%g4, %g1
	sub	%g2, %g3, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
.L15:
	add	%i0, 8, %i0
	cmp	%i2, 7
	bleu,pn	%xcc, .L6
	 add	%i1, 8, %i1
.L5:
	ldx	[%i0], %g2
	ldx	[%i1], %g1
	cmp	%g2, %g1
	be,a,pt	%xcc, .L15
	 add	%i2, -8, %i2
.L6:
	brnz,pt	%i2, .L3
	 add	%i2, -1, %g4
.L13:
	mov	0, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
	.size	memcmp, .-memcmp
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
