! f9d30a2814c006ba4efa74e75735d775 newlib/libc/string/strchr.c
	.file	"strchr.c"
	.section	".text"
	.section	.text.strchr,"ax",@progbits
	.align 4
	.global strchr
	.type	strchr, #function
	.proc	0102
strchr:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	mov	%i1, %g4
	andcc	%i1, 0xff, %g0
	be,pt	%icc, .L33
	 and	%i0, 7, %g1
	brnz,pt	%g1, .L3
	 and	%i1, 0xff, %g2
	and	%i1, 0xff, %i1
.L45:
	sethi	%hi(4278123520), %g2
	sllx	%i1, 8, %i5
	or	%g2, 766, %g3
	add	%i5, %i1, %i5
	or	%g2, 767, %g2
	sllx	%i5, 16, %g5
	or	%g5, %i5, %g5
	ldx	[%i0], %g1
	sllx	%g5, 32, %i3
	sllx	%g3, 32, %g3
	add	%i3, %g5, %i3
	add	%g3, %g2, %g3
	sethi	%hi(2155905024), %g5
	add	%g1, %g3, %g2
	or	%g5, 128, %g5
	andn	%g2, %g1, %g2
	sllx	%g5, 32, %i4
	xor	%i3, %g1, %g1
	add	%i4, %g5, %i4
	add	%g1, %g3, %i5
	andn	%i5, %g1, %g1
	or	%g2, %g1, %g1
	and	%g1, %i4, %g1
	brnz,a,pn %g1, .L39
	 ldub	[%i0], %g1
.L12:
	ldx	[%i0+8], %g1
	xor	%i3, %g1, %g2
	add	%g1, %g3, %i5
	add	%g2, %g3, %g5
	andn	%i5, %g1, %g1
	andn	%g5, %g2, %g2
	or	%g1, %g2, %g1
	and	%g1, %i4, %g1
	brz,pt	%g1, .L12
	 add	%i0, 8, %i0
	ldub	[%i0], %g1
.L39:
	cmp	%g1, 0
	be,pn	%icc, .L19
	 and	%g4, 0xff, %g2
	cmp	%g2, %g1
.L40:
	be,pn	%icc, .L46
	 nop
	add	%i0, 1, %i0
	ldub	[%i0], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L40
	 cmp	%g2, %g1
.L19:
	return	%i7+8
	 mov	0, %o0
.L33:
	brz,pn	%g1, .L41
	 sethi	%hi(4278123520), %g4
	ldub	[%i0], %g1
.L42:
	cmp	%g1, 0
	be,pn	%icc, .L46
	 nop
	add	%i0, 1, %i0
	and	%i0, 7, %g1
	brnz,a,pt %g1, .L42
	 ldub	[%i0], %g1
	sethi	%hi(4278123520), %g4
.L41:
	sethi	%hi(2155905024), %g2
	or	%g2, 128, %g2
	ldx	[%i0], %g1
	or	%g4, 766, %g3
	or	%g4, 767, %g5
	sllx	%g3, 32, %g3
	sllx	%g2, 32, %g4
	add	%g3, %g5, %g3
	add	%g4, %g2, %g4
	add	%g1, %g3, %g2
	andn	%g2, %g1, %g1
	and	%g1, %g4, %g1
	brnz,a,pn %g1, .L43
	 ldub	[%i0], %g1
.L9:
	ldx	[%i0+8], %g1
	add	%g1, %g3, %g2
	andn	%g2, %g1, %g1
	and	%g1, %g4, %g1
	brz,pt	%g1, .L9
	 add	%i0, 8, %i0
	ldub	[%i0], %g1
.L43:
	cmp	%g1, 0
	be,pn	%icc, .L46
	 nop
	add	%i0, 1, %i0
.L44:
	ldub	[%i0], %g1
	cmp	%g1, 0
	bne,a,pt %icc, .L44
	 add	%i0, 1, %i0
	return	%i7+8
	 nop
.L38:
	be,pn	%icc, .L46
	 nop
	add	%i0, 1, %i0
	and	%i0, 7, %g1
	brz,a,pn %g1, .L45
	 and	%i1, 0xff, %i1
.L3:
	ldub	[%i0], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L38
	 cmp	%g1, %g2
	return	%i7+8
	 mov	0, %o0
.L46:
	return	%i7+8
	 nop
	.size	strchr, .-strchr
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
