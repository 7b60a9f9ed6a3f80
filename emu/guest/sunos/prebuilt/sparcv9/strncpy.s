! b40c06c1592c98954c4ab11e8922acc4 newlib/libc/string/strncpy.c
	.file	"strncpy.c"
	.section	".text"
	.section	.text.strncpy,"ax",@progbits
	.align 4
	.global strncpy
	.type	strncpy, #function
	.proc	0102
strncpy:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	cmp	%i2, 7
	or	%i0, %i1, %g3
	and	%g3, 7, %g3
	mov	0, %g2
	mov	0, %g1
	movre	%g3, 1, %g2
	movgu	%xcc, 1, %g1
	andcc	%g2, %g1, %g0
	be,pt	%icc, .L5
	 mov	%i0, %g3
	ba,pt	%xcc, .L16
	 sethi	%hi(4278123520), %g2
.L7:
	ldub	[%i1-1], %g2
	stb	%g2, [%g1-1]
	sll	%g2, 24, %g2
	cmp	%g2, 0
	be,pn	%icc, .L17
	 add	%i2, -1, %g4
	mov	%g1, %g3
	mov	%g4, %i2
.L5:
	add	%g3, 1, %g1
.L19:
	brnz,pt	%i2, .L7
	 add	%i1, 1, %i1
.L22:
	return	%i7+8
	 nop
.L17:
	brz,pn	%g4, .L22
	 add	%g3, %i2, %g3
	stb	%g0, [%g1]
.L20:
	add	%g1, 1, %g1
	cmp	%g1, %g3
	bne,a,pt %xcc, .L20
	 stb	%g0, [%g1]
	return	%i7+8
	 nop
.L16:
	sethi	%hi(2155905024), %g1
	or	%g2, 766, %g4
	or	%g1, 128, %g1
	sllx	%g4, 32, %g4
	or	%g2, 767, %g2
	sllx	%g1, 32, %g5
	add	%g4, %g2, %g4
	ba,pt	%xcc, .L2
	 add	%g5, %g1, %g5
.L4:
	add	%i2, -8, %i2
	add	%g3, 8, %g3
	cmp	%i2, 7
	bleu,pn	%xcc, .L5
	 add	%i1, 8, %i1
.L2:
	ldx	[%i1], %g2
	add	%g2, %g4, %g1
	andn	%g1, %g2, %g1
	and	%g1, %g5, %g1
	brz,a,pt %g1, .L4
	 stx	%g2, [%g3]
	ba,pt	%xcc, .L19
	 add	%g3, 1, %g1
	.size	strncpy, .-strncpy
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
