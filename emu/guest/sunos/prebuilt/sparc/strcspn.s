! 3d0f2b7a5bad907c390c639ab74db20c newlib/libc/string/strcspn.c
	.file	"strcspn.c"
	.section	".text"
	.section	.text.strcspn,"ax",@progbits
	.align 4
	.global strcspn
	.type	strcspn, #function
	.proc	016
strcspn:
	save	%sp, -96, %sp
	ldub	[%i0], %g3
	sll	%g3, 24, %g3
	cmp	%g3, 0
	be,a	.L25
	 mov	0, %i0
	ldub	[%i1], %i5
	sll	%i5, 24, %i5
	cmp	%i5, 0
	be	.L15
	 mov	%i0, %g4
	mov	%i1, %g2
.L23:
	mov	%i5, %g1
	b	.L5
	 sra	%g3, 24, %g3
.L21:
	ldub	[%g2], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	be,a	.L20
	 add	%g4, 1, %g4
.L5:
	sra	%g1, 24, %g1
	cmp	%g1, %g3
	bne,a	.L21
	 add	%g2, 1, %g2
	sub	%g4, %i0, %i0
.L25:
	jmp	%i7+8
	 restore
.L20:
	ldub	[%g4], %g3
	sll	%g3, 24, %g3
	cmp	%g3, 0
	bne	.L23
	 mov	%i1, %g2
	sub	%g4, %i0, %i0
	jmp	%i7+8
	 restore
.L15:
	add	%g4, 1, %g4
.L24:
	ldsb	[%g4], %g1
	cmp	%g1, 0
	be,a	.L25
	 sub	%g4, %i0, %i0
	add	%g4, 1, %g4
	ldsb	[%g4], %g1
	cmp	%g1, 0
	bne,a	.L24
	 add	%g4, 1, %g4
	sub	%g4, %i0, %i0
	jmp	%i7+8
	 restore
	.size	strcspn, .-strcspn
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
