! e557be0b8b9730b27ffb55532905e667 newlib/libc/string/strcmp.c
	.file	"strcmp.c"
	.section	".text"
	.section	.text.strcmp,"ax",@progbits
	.align 4
	.global strcmp
	.type	strcmp, #function
	.proc	04
strcmp:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	or	%i0, %i1, %g1
	and	%g1, 7, %g1
	brnz,a,pt %g1, .L19
	 ldub	[%i0], %g2
	ldx	[%i0], %g1
	ldx	[%i1], %g2
	cmp	%g1, %g2
	bne,pn	%xcc, .L14
	 sethi	%hi(4278123520), %g4
	sethi	%hi(2155905024), %g2
	or	%g4, 766, %g3
	or	%g2, 128, %g2
	or	%g4, 767, %g5
	sllx	%g3, 32, %g3
	sllx	%g2, 32, %g4
	add	%g3, %g5, %g3
	ba,pt	%xcc, .L3
	 add	%g4, %g2, %g4
.L16:
	add	%i1, 8, %i1
	ldx	[%i0], %g1
	ldx	[%i1], %g2
	cmp	%g1, %g2
	bne,a,pn %xcc, .L19
	 ldub	[%i0], %g2
.L3:
	add	%g1, %g3, %g2
	andn	%g2, %g1, %g1
	and	%g1, %g4, %g1
	brz,a,pt %g1, .L16
	 add	%i0, 8, %i0
	mov	0, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
.L18:
	sra	%g1, 24, %g1
	cmp	%g3, %g1
	bne,a,pn %icc, .L5
	 and	%g2, 0xff, %i0
	add	%i0, 1, %i0
	add	%i1, 1, %i1
.L14:
	ldub	[%i0], %g2
.L19:
	sll	%g2, 24, %g1
	cmp	%g1, 0
	bne,a,pt %icc, .L18
	 ldsb	[%i1], %g3
	mov	0, %i0
.L5:
	ldub	[%i1], %g1
	sub	%i0, %g1, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
	.size	strcmp, .-strcmp
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
