! d73f29f3fd77d599c65599f92db6e48e newlib/libc/string/wcscspn.c
	.file	"wcscspn.c"
	.section	".text"
	.section	.text.wcscspn,"ax",@progbits
	.align 4
	.global wcscspn
	.type	wcscspn, #function
	.proc	016
wcscspn:
	save	%sp, -96, %sp
	ld	[%i0], %g3
	cmp	%g3, 0
	be	.L9
	 nop
	ld	[%i1], %i5
	cmp	%i5, 0
	be	.L14
	 mov	%i0, %g4
	mov	%i1, %g2
.L19:
	b	.L5
	 mov	%i5, %g1
.L4:
	ld	[%g2], %g1
	cmp	%g1, 0
	be,a	.L17
	 add	%g4, 4, %g4
.L5:
	cmp	%g1, %g3
	bne,a	.L4
	 add	%g2, 4, %g2
	sub	%g4, %i0, %i0
	sra	%i0, 2, %i0
	jmp	%i7+8
	 restore
.L17:
	ld	[%g4], %g3
	cmp	%g3, 0
	bne	.L19
	 mov	%i1, %g2
	sub	%g4, %i0, %g4
.L18:
	sra	%g4, 2, %i0
	jmp	%i7+8
	 restore
.L14:
	add	%g4, 4, %g4
.L20:
	ld	[%g4], %g3
	cmp	%g3, 0
	bne,a	.L20
	 add	%g4, 4, %g4
	b	.L18
	 sub	%g4, %i0, %g4
.L9:
.L2:
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	wcscspn, .-wcscspn
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
