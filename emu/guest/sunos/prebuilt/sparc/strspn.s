! ddef150abf5511edf05d9f1001797a68 newlib/libc/string/strspn.c
	.file	"strspn.c"
	.section	".text"
	.section	.text.strspn,"ax",@progbits
	.align 4
	.global strspn
	.type	strspn, #function
	.proc	016
strspn:
	save	%sp, -96, %sp
	ldub	[%i0], %g3
	sll	%g3, 24, %g3
	cmp	%g3, 0
	be	.L7
	 nop
	ldub	[%i1], %i5
	sll	%i5, 24, %i5
	cmp	%i5, 0
	be	.L7
	 mov	%i0, %g4
	mov	%i1, %g2
.L14:
	mov	%i5, %g1
	b	.L4
	 sra	%g3, 24, %g3
.L12:
	ldub	[%g2], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	be,a	.L13
	 sub	%g4, %i0, %i0
.L4:
	sra	%g1, 24, %g1
	cmp	%g3, %g1
	bne,a	.L12
	 add	%g2, 1, %g2
	add	%g4, 1, %g4
	ldub	[%g4], %g3
	sll	%g3, 24, %g3
	cmp	%g3, 0
	bne,a	.L14
	 mov	%i1, %g2
	sub	%g4, %i0, %i0
.L13:
	jmp	%i7+8
	 restore
.L7:
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	strspn, .-strspn
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
