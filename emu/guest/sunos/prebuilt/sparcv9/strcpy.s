! 04d9b1cfa3f2e4da8cbcd65ec7e55352 newlib/libc/string/strcpy.c
	.file	"strcpy.c"
	.section	".text"
	.section	.text.strcpy,"ax",@progbits
	.align 4
	.global strcpy
	.type	strcpy, #function
	.proc	0102
strcpy:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	or	%i0, %i1, %g1
	and	%g1, 7, %g1
	brnz,pt	%g1, .L4
	 mov	%i0, %g3
	sethi	%hi(2155905024), %g1
	or	%g1, 128, %g1
	ldx	[%i1], %g2
	sethi	%hi(4278123520), %g3
	sllx	%g1, 32, %g5
	or	%g3, 766, %g4
	add	%g5, %g1, %g5
	sllx	%g4, 32, %g4
	or	%g3, 767, %g3
	add	%g4, %g3, %g4
	add	%g2, %g4, %g1
	andn	%g1, %g2, %g1
	and	%g1, %g5, %g1
	brnz,pn	%g1, .L4
	 mov	%i0, %g3
.L5:
	stx	%g2, [%g3]
	add	%i1, 8, %i1
	ldx	[%i1], %g2
	add	%g2, %g4, %g1
	andn	%g1, %g2, %g1
	and	%g1, %g5, %g1
	brz,pt	%g1, .L5
	 add	%g3, 8, %g3
.L4:
	mov	0, %g2
.L3:
	ldub	[%i1+%g2], %g1
	stb	%g1, [%g3+%g2]
	sll	%g1, 24, %g1
	cmp	%g1, 0
	bne,pt	%icc, .L3
	 add	%g2, 1, %g2
	return	%i7+8
	 nop
	.size	strcpy, .-strcpy
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
