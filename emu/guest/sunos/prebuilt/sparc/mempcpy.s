! 7243f39542cd39c45fbf9ec27ab70009 newlib/libc/string/mempcpy.c
	.file	"mempcpy.c"
	.section	".text"
	.section	.text.mempcpy,"ax",@progbits
	.align 4
	.global mempcpy
	.type	mempcpy, #function
	.proc	0120
mempcpy:
	save	%sp, -96, %sp
	cmp	%i2, 15
	bleu	.L16
	 cmp	%i2, 0
	or	%i0, %i1, %g2
	andcc	%g2, 3, %g2
	be	.L15
	 add	%i2, -1, %g3
.L3:
	add	%g3, 1, %g4
	mov	0, %g1
.L9:
	ldub	[%i1+%g1], %g2
	stb	%g2, [%i0+%g1]
	cmp	%g3, %g1
	bne	.L9
	 add	%g1, 1, %g1
	jmp	%i7+8
	 restore %i0, %g4, %o0
.L15:
	add	%i2, -16, %i5
	mov	%i1, %g1
	and	%i5, -16, %i5
	add	%i5, 16, %i5
	add	%i0, %i5, %g4
	ld	[%g1], %g3
.L17:
	add	%g1, 16, %g1
	st	%g3, [%i0]
	ld	[%g1-12], %g3
	st	%g3, [%i0+4]
	ld	[%g1-8], %g3
	st	%g3, [%i0+8]
	ld	[%g1-4], %g3
	st	%g3, [%i0+12]
	add	%i0, 16, %i0
	cmp	%i0, %g4
	bne,a	.L17
	 ld	[%g1], %g3
	add	%i1, %i5, %i1
	andcc	%i2, 12, %g0
	be	.L10
	 and	%i2, 15, %g1
	ld	[%i1+%g2], %g3
.L18:
	st	%g3, [%g4+%g2]
	add	%g2, 4, %g2
	sub	%g1, %g2, %g3
	cmp	%g3, 3
	bgu,a	.L18
	 ld	[%i1+%g2], %g3
	add	%g1, -4, %g1
	and	%i2, 3, %i2
	and	%g1, -4, %g1
	add	%g1, 4, %g1
	add	%i1, %g1, %i1
	add	%g4, %g1, %i0
.L7:
	cmp	%i2, 0
.L16:
	bne	.L3
	 add	%i2, -1, %g3
	jmp	%i7+8
	 restore
.L10:
	b	.L7
	 mov	%g1, %i2
	.size	mempcpy, .-mempcpy
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
