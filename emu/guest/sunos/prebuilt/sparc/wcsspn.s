! 6ea55b9b457c6d11dfd8e2719ddee0c1 newlib/libc/string/wcsspn.c
	.file	"wcsspn.c"
	.section	".text"
	.section	.text.wcsspn,"ax",@progbits
	.align 4
	.global wcsspn
	.type	wcsspn, #function
	.proc	016
wcsspn:
	save	%sp, -96, %sp
	ld	[%i0], %g3
	cmp	%g3, 0
	be	.L7
	 nop
	ld	[%i1], %i5
	cmp	%i5, 0
	be	.L7
	 mov	%i0, %g4
	mov	%i1, %g2
.L14:
	b	.L4
	 mov	%i5, %g1
.L12:
	ld	[%g2], %g1
	cmp	%g1, 0
	be,a	.L13
	 sub	%g4, %i0, %g4
.L4:
	cmp	%g3, %g1
	bne,a	.L12
	 add	%g2, 4, %g2
	add	%g4, 4, %g4
	ld	[%g4], %g3
	cmp	%g3, 0
	bne,a	.L14
	 mov	%i1, %g2
	sub	%g4, %i0, %g4
.L13:
	sra	%g4, 2, %i0
	jmp	%i7+8
	 restore
.L7:
.L2:
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	wcsspn, .-wcsspn
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
