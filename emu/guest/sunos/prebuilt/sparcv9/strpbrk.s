! de126e013e139dc2906ce594633f1aa3 newlib/libc/string/strpbrk.c
	.file	"strpbrk.c"
	.section	".text"
	.section	.text.strpbrk,"ax",@progbits
	.align 4
	.global strpbrk
	.type	strpbrk, #function
	.proc	0102
strpbrk:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	ldub	[%i0], %g3
	sll	%g3, 24, %g3
	cmp	%g3, 0
	be,pn	%icc, .L1
	 mov	0, %g4
	ldub	[%i1], %g5
	sll	%g5, 24, %g5
	cmp	%g5, 0
	be,pn	%icc, .L15
	 mov	%i0, %g4
	mov	%i1, %g2
.L22:
	mov	%g5, %g1
	ba,pt	%xcc, .L5
	 sra	%g3, 24, %g3
.L19:
	ldub	[%g2], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	be,a,pn	%icc, .L18
	 add	%g4, 1, %g4
.L5:
	sra	%g1, 24, %g1
	cmp	%g1, %g3
	bne,a,pt %icc, .L19
	 add	%g2, 1, %g2
.L4:
	ldsb	[%g2], %g1
.L20:
	cmp	%g1, 0
	move	%icc, 0, %g4
.L1:
	return	%i7+8
	 mov	%g4, %o0
.L15:
	add	%g4, 1, %g4
.L21:
	ldsb	[%g4], %g1
	cmp	%g1, 0
	bne,a,pt %icc, .L21
	 add	%g4, 1, %g4
	ba,pt	%xcc, .L4
	 mov	%i1, %g2
.L18:
	ldub	[%g4], %g3
	sll	%g3, 24, %g3
	cmp	%g3, 0
	bne,a,pt %icc, .L22
	 mov	%i1, %g2
	ba,pt	%xcc, .L20
	 ldsb	[%g2], %g1
	.size	strpbrk, .-strpbrk
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
