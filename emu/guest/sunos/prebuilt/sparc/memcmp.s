! 297805ccab629823951e0952241416bd newlib/libc/string/memcmp.c
	.file	"memcmp.c"
	.section	".text"
	.section	.text.memcmp,"ax",@progbits
	.align 4
	.global memcmp
	.type	memcmp, #function
	.proc	04
memcmp:
	save	%sp, -96, %sp
	cmp	%i2, 3
	bleu	.L16
	 cmp	%i2, 0
	or	%i0, %i1, %g1
	andcc	%g1, 3, %g0
	be	.L5
	 add	%i2, -1, %g4
.L3:
	b	.L8
	 mov	0, %g1
.L7:
	be	.L13
	 add	%g1, 1, %g2
	mov	%g2, %g1
.L8:
	ldub	[%i0+%g1], %g2
	ldub	[%i1+%g1], %g3
	cmp	%g2, %g3
	be,a	.L7
	 cmp	%g4, %g1
	sub	%g2, %g3, %i0
	jmp	%i7+8
	 restore
.L15:
	add	%i0, 4, %i0
	cmp	%i2, 3
	bleu	.L6
	 add	%i1, 4, %i1
.L5:
	ld	[%i0], %g2
	ld	[%i1], %g1
	cmp	%g2, %g1
	be,a	.L15
	 add	%i2, -4, %i2
.L6:
	cmp	%i2, 0
.L16:
	bne	.L3
	 add	%i2, -1, %g4
.L13:
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	memcmp, .-memcmp
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
