! b5a115a554b13654a69e9daff0773efd newlib/libc/string/wcspbrk.c
	.file	"wcspbrk.c"
	.section	".text"
	.section	.text.wcspbrk,"ax",@progbits
	.align 4
	.global wcspbrk
	.type	wcspbrk, #function
	.proc	0104
wcspbrk:
	save	%sp, -96, %sp
	ld	[%i0], %g3
	cmp	%g3, 0
	be	.L8
	 nop
	ld	[%i1], %g4
	cmp	%g4, 0
	be,a	.L16
	 add	%i0, 4, %i0
	mov	%i1, %g2
.L17:
	b	.L4
	 mov	%g4, %g1
.L15:
	ld	[%g2], %g1
	cmp	%g1, 0
	be,a	.L14
	 add	%i0, 4, %i0
.L4:
	cmp	%g1, %g3
	bne	.L15
	 add	%g2, 4, %g2
	jmp	%i7+8
	 restore
.L14:
	ld	[%i0], %g3
	cmp	%g3, 0
	bne	.L17
	 mov	%i1, %g2
.L8:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L12:
.L16:
	ld	[%i0], %g3
	cmp	%g3, 0
	bne,a	.L12
	 add	%i0, 4, %i0
	b,a	.L8
	.size	wcspbrk, .-wcspbrk
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
