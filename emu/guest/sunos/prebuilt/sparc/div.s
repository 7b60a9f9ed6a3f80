! 790043234bf0a3ee4669710399790174 newlib/libc/stdlib/div.c
	.file	"div.c"
	.section	".text"
	.section	.text.div,"ax",@progbits
	.align 4
	.global div
	.type	div, #function
	.proc	010
div:
	save	%sp, -96, %sp
	ld	[%fp+64], %g2
	mov	%i0, %g1
	sra	%g1, 31, %g4
	wr	%g4, 0, %y
	nop
	nop
	nop
	sdiv	%g1, %i1, %g3
	smul	%g3, %i1, %i1
	st	%g3, [%g2]
	sub	%g1, %i1, %g1
	st	%g1, [%g2+4]
	jmp	%i7+12
	 restore %g0, %g2, %o0
	.size	div, .-div
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
