! 977c71fb8abb24637d98ad66b8c758af newlib/libc/string/strcat.c
	.file	"strcat.c"
	.section	".text"
	.section	.text.strcat,"ax",@progbits
	.align 4
	.global strcat
	.type	strcat, #function
	.proc	0102
strcat:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	and	%i0, 7, %g1
	brnz,pt	%g1, .L13
	 mov	%i0, %o0
	sethi	%hi(4278123520), %g4
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
	brnz,a,pn %g1, .L16
	 ldsb	[%o0], %g1
.L3:
	ldx	[%o0+8], %g1
	add	%g1, %g3, %g2
	andn	%g2, %g1, %g1
	and	%g1, %g4, %g1
	brnz,pn	%g1, .L13
	 add	%o0, 8, %o0
	ldx	[%o0+8], %g1
	add	%g1, %g3, %g2
	andn	%g2, %g1, %g1
	and	%g1, %g4, %g1
	brz,pt	%g1, .L3
	 add	%o0, 8, %o0
	ba,pt	%xcc, .L16
	 ldsb	[%o0], %g1
.L4:
.L13:
	ldsb	[%o0], %g1
.L16:
	cmp	%g1, 0
	bne,a,pt %icc, .L4
	 add	%o0, 1, %o0
	call	strcpy, 0
	 mov	%i1, %o1
	return	%i7+8
	 nop
	.size	strcat, .-strcat
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
