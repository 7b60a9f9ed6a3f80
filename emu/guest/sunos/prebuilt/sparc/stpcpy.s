! faeee2e6ae73399382dab9e4501e8c2a newlib/libc/string/stpcpy.c
	.file	"stpcpy.c"
	.section	".text"
	.section	.text.stpcpy,"ax",@progbits
	.align 4
	.global stpcpy
	.type	stpcpy, #function
	.proc	0102
stpcpy:
	save	%sp, -96, %sp
	or	%i1, %i0, %g2
	andcc	%g2, 3, %g0
	bne	.L4
	 mov	%i0, %g1
	ld	[%i1], %g2
	sethi	%hi(-16843776), %i5
	sethi	%hi(-2139062272), %g4
	or	%i5, 767, %i5
	or	%g4, 128, %g4
	add	%g2, %i5, %g3
	andn	%g3, %g2, %g3
	andcc	%g3, %g4, %g0
	bne,a	.L9
	 ldub	[%i1], %g2
.L3:
	st	%g2, [%g1]
	add	%i1, 4, %i1
	ld	[%i1], %g2
	add	%g2, %i5, %g3
	andn	%g3, %g2, %g3
	andcc	%g3, %g4, %g0
	be	.L3
	 add	%g1, 4, %g1
.L4:
	ldub	[%i1], %g2
.L9:
	stb	%g2, [%g1]
	mov	%g1, %i0
	sll	%g2, 24, %g2
	add	%i1, 1, %i1
	cmp	%g2, 0
	bne	.L4
	 add	%g1, 1, %g1
	jmp	%i7+8
	 restore
	.size	stpcpy, .-stpcpy
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
