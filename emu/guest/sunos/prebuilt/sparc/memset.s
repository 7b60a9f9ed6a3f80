! 852d717d38bf299cc75f56798005b75c newlib/libc/string/memset.c
	.file	"memset.c"
	.section	".text"
	.section	.text.memset,"ax",@progbits
	.align 4
	.global memset
	.type	memset, #function
	.proc	0120
memset:
	save	%sp, -96, %sp
	andcc	%i0, 3, %g0
	be	.L14
	 cmp	%i2, 0
	add	%i2, -1, %g2
	mov	%i1, %g3
	bne	.L4
	 mov	%i0, %g1
	b,a	.L34
.L6:
	cmp	%g2, -1
	be	.L34
	 nop
.L4:
	stb	%g3, [%g1]
	add	%g1, 1, %g1
	andcc	%g1, 3, %g0
	bne,a	.L6
	 add	%g2, -1, %g2
.L2:
	cmp	%g2, 3
	bleu	.L30
	 cmp	%g2, 0
	and	%i1, 255, %g3
	sethi	%hi(16842752), %g4
	cmp	%g2, 15
	or	%g4, 257, %g4
	bleu	.L15
	 smul	%g3, %g4, %g3
	add	%g2, -16, %g4
	and	%g4, -16, %g4
	add	%g4, 16, %g4
	add	%g1, %g4, %g4
	st	%g3, [%g1]
.L31:
	st	%g3, [%g1+4]
	st	%g3, [%g1+8]
	st	%g3, [%g1+12]
	add	%g1, 16, %g1
	cmp	%g1, %g4
	bne,a	.L31
	 st	%g3, [%g1]
	and	%g2, 12, %i4
	and	%g2, 15, %i5
	cmp	%i4, 0
	be	.L11
	 mov	%i5, %g2
.L9:
	add	%i5, -4, %g1
	and	%g1, -4, %g1
	add	%g1, 4, %g1
	add	%g4, %g1, %g1
	st	%g3, [%g4]
.L32:
	add	%g4, 4, %g4
	cmp	%g1, %g4
	bne,a	.L32
	 st	%g3, [%g4]
	and	%i5, 3, %g2
.L11:
	cmp	%g2, 0
.L30:
	be	.L35
	 add	%g1, %g2, %g3
	stb	%i1, [%g1]
.L33:
	add	%g1, 1, %g1
	cmp	%g3, %g1
	bne,a	.L33
	 stb	%i1, [%g1]
.L35:
	jmp	%i7+8
	 restore
.L14:
	mov	%i0, %g1
	b	.L2
	 mov	%i2, %g2
.L34:
	jmp	%i7+8
	 restore
.L15:
	mov	%g1, %g4
	b	.L9
	 mov	%g2, %i5
	.size	memset, .-memset
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
