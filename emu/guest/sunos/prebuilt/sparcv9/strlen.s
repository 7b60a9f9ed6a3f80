! a8cb4aef71a9c31196fc59226e2228d9 newlib/libc/string/strlen.c
	.file	"strlen.c"
	.section	".text"
	.section	.text.strlen,"ax",@progbits
	.align 4
	.global strlen
	.type	strlen, #function
	.proc	017
strlen:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	and	%i0, 7, %g1
	brz,pn	%g1, .L10
	 mov	%i0, %g1
	ba,pt	%xcc, .L24
	 ldsb	[%g1], %g2
.L3:
	and	%g1, 7, %g2
	brz,pn	%g2, .L23
	 sethi	%hi(4278123520), %g5
	ldsb	[%g1], %g2
.L24:
	cmp	%g2, 0
	bne,a,pt %icc, .L3
	 add	%g1, 1, %g1
	return	%i7+8
	 sub	%g1, %o0, %o0
.L10:
	sethi	%hi(4278123520), %g5
.L23:
	sethi	%hi(2155905024), %g3
	or	%g3, 128, %g3
	ldx	[%g1], %g2
	or	%g5, 766, %g4
	or	%g5, 767, %i5
	sllx	%g4, 32, %g4
	sllx	%g3, 32, %g5
	add	%g4, %i5, %g4
	add	%g5, %g3, %g5
	add	%g2, %g4, %g3
	andn	%g3, %g2, %g2
	and	%g2, %g5, %g2
	brnz,a,pn %g2, .L22
	 ldsb	[%g1], %g2
.L7:
	ldx	[%g1+8], %g2
	add	%g2, %g4, %g3
	andn	%g3, %g2, %g2
	and	%g2, %g5, %g2
	brnz,pn	%g2, .L18
	 add	%g1, 8, %g1
	ldx	[%g1+8], %g2
	add	%g2, %g4, %g3
	andn	%g3, %g2, %g2
	and	%g2, %g5, %g2
	brz,pt	%g2, .L7
	 add	%g1, 8, %g1
	ba,pt	%xcc, .L22
	 ldsb	[%g1], %g2
.L9:
.L18:
	ldsb	[%g1], %g2
.L22:
	cmp	%g2, 0
	bne,a,pt %icc, .L9
	 add	%g1, 1, %g1
	return	%i7+8
	 sub	%g1, %o0, %o0
	.size	strlen, .-strlen
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
