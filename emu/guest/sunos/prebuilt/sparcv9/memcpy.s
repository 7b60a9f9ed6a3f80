! 7e2545f78a635b7194107379ab752cd1 newlib/libc/string/memcpy.c
	.file	"memcpy.c"
	.section	".text"
	.section	.text.memcpy,"ax",@progbits
	.align 4
	.global memcpy
	.type	memcpy, #function
	.proc	0120
memcpy:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	cmp	%i2, 31
	bleu,pt	%xcc, .L7
	 mov	%i0, %g3
	or	%i0, %i1, %g4
	and	%g4, 7, %g4
	brnz,a,pt %g4, .L3
	 add	%i2, -1, %g4
	add	%i2, -32, %o7
	mov	%i1, %g2
	and	%o7, -32, %o7
	mov	%i0, %g1
	add	%o7, 32, %o7
	add	%i0, %o7, %g3
.L6:
	add	%g1, 32, %g1
	ldx	[%g2], %i3
	ldx	[%g2+8], %i4
	ldx	[%g2+16], %i5
	ldx	[%g2+24], %g5
	stx	%i3, [%g1-32]
	stx	%i4, [%g1-24]
	stx	%i5, [%g1-16]
	stx	%g5, [%g1-8]
	cmp	%g1, %g3
	bne,pt	%xcc, .L6
	 add	%g2, 32, %g2
	add	%i1, %o7, %i1
	and	%i2, 24, %g2
	brz,pn	%g2, .L10
	 and	%i2, 31, %g1
	ldx	[%i1+%g4], %g2
.L17:
	stx	%g2, [%g3+%g4]
	add	%g4, 8, %g4
	sub	%g1, %g4, %g2
	cmp	%g2, 7
	bgu,a,pt %xcc, .L17
	 ldx	[%i1+%g4], %g2
	add	%g1, -8, %g1
	and	%i2, 7, %i2
	and	%g1, -8, %g1
	add	%g1, 8, %g1
	add	%g3, %g1, %g3
	add	%i1, %g1, %i1
.L7:
	brz,pn	%i2, .L19
	 add	%i2, -1, %g4
.L3:
	mov	0, %g1
.L9:
	ldub	[%i1+%g1], %g2
	stb	%g2, [%g3+%g1]
	cmp	%g4, %g1
	bne,pt	%xcc, .L9
	 add	%g1, 1, %g1
.L19:
	return	%i7+8
	 nop
.L18:
	return	%i7+8
	 nop
.L10:
	mov	%g1, %i2
	brnz,pt	%i2, .L3
	 add	%i2, -1, %g4
	ba,pt	%xcc, .L18
	 nop
	.size	memcpy, .-memcpy
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
