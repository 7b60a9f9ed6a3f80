! de126e013e139dc2906ce594633f1aa3 newlib/libc/string/strpbrk.c
	.file	"strpbrk.c"
	.section	".text"
	.section	.text.strpbrk,"ax",@progbits
	.align 4
	.global strpbrk
	.type	strpbrk, #function
	.proc	0102
strpbrk:
	save	%sp, -96, %sp
	ldub	[%i0], %g3
	sll	%g3, 24, %g3
	cmp	%g3, 0
	be	.L9
	 nop
	ldub	[%i1], %g4
	sll	%g4, 24, %g4
	cmp	%g4, 0
	be,a	.L19
	 add	%i0, 1, %i0
	mov	%i1, %g2
.L20:
	mov	%g4, %g1
	b	.L5
	 sra	%g3, 24, %g3
.L18:
	ldub	[%g2], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	be,a	.L17
	 add	%i0, 1, %i0
.L5:
	sra	%g1, 24, %g1
	cmp	%g1, %g3
	bne,a	.L18
	 add	%g2, 1, %g2
	ldsb	[%g2], %g1
	cmp	%g0, %g1
	subx	%g0, 0, %g1
	and	%i0, %g1, %i0
	jmp	%i7+8
	 restore
.L14:
.L19:
	ldsb	[%i0], %g1
	cmp	%g1, 0
	bne,a	.L14
	 add	%i0, 1, %i0
	mov	%i1, %g2
	ldsb	[%g2], %g1
	cmp	%g0, %g1
	subx	%g0, 0, %g1
	and	%i0, %g1, %i0
	jmp	%i7+8
	 restore
.L17:
	ldub	[%i0], %g3
	sll	%g3, 24, %g3
	cmp	%g3, 0
	bne,a	.L20
	 mov	%i1, %g2
	ldsb	[%g2], %g1
	cmp	%g0, %g1
	subx	%g0, 0, %g1
	and	%i0, %g1, %i0
	jmp	%i7+8
	 restore
.L9:
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	strpbrk, .-strpbrk
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
