! d440b31704bae3430eedbcf21ce29305 newlib/libc/search/tdelete.c
	.file	"tdelete.c"
	.section	".text"
	.section	.text.tdelete,"ax",@progbits
	.align 4
	.global tdelete
	.type	tdelete, #function
	.proc	0120
tdelete:
	.register	%g2, #scratch
	save	%sp, -176, %sp
	brz,pn	%i1, .L29
	 mov	0, %i5
	ldx	[%i1], %i5
	brz,pn	%i5, .L4
	 mov	%i5, %g1
	mov	%i0, %o0
	call	%i2, 0
	 ldx	[%g1], %o1
	cmp	%o0, 0
	be,a,pn	%icc, .L30
	 ldx	[%i1], %o0
.L8:
	bl,pn	%icc, .L25
	 ldx	[%i1], %i5
	ldx	[%i5+16], %g1
	brz,pn	%g1, .L4
	 add	%i5, 16, %i1
.L28:
	ldx	[%i1], %g1
	mov	%i0, %o0
	call	%i2, 0
	 ldx	[%g1], %o1
	cmp	%o0, 0
	bne,pt	%icc, .L8
	 nop
	ldx	[%i1], %o0
.L30:
	ldx	[%o0+8], %g2
	brz,pn	%g2, .L9
	 ldx	[%o0+16], %i4
	brz,a,pn %i4, .L9
	 mov	%g2, %i4
	ldx	[%i4+8], %g1
	brz,a,pn %g1, .L26
	 stx	%g2, [%i4+8]
	ldx	[%g1+8], %g2
	brz,a,pn %g2, .L31
	 ldx	[%g1+16], %g2
	mov	%g1, %i4
.L32:
	mov	%g2, %g1
	ldx	[%g1+8], %g2
	brnz,a,pt %g2, .L32
	 mov	%g1, %i4
	ldx	[%g1+16], %g2
.L31:
	stx	%g2, [%i4+8]
	ldx	[%i1], %g2
	ldx	[%g2+8], %g2
	mov	%g1, %i4
	stx	%g2, [%g1+8]
	ldx	[%i1], %g2
	ldx	[%g2+16], %g2
	stx	%g2, [%g1+16]
	ldx	[%i1], %o0
.L9:
	call	free, 0
	 mov	%i5, %i0
	stx	%i4, [%i1]
	return	%i7+8
	 nop
.L25:
	ldx	[%i5+8], %g1
	brnz,pt	%g1, .L28
	 add	%i5, 8, %i1
.L4:
	mov	0, %i5
.L29:
	return	%i7+8
	 mov	%o5, %o0
.L26:
	ba,pt	%xcc, .L9
	 ldx	[%i1], %o0
	.size	tdelete, .-tdelete
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
