! 0c4d4d8f862f0d091d3ea1743bba3cac newlib/libc/string/wcsrchr.c
	.file	"wcsrchr.c"
	.section	".text"
	.section	.text.wcsrchr,"ax",@progbits
	.align 4
	.global wcsrchr
	.type	wcsrchr, #function
	.proc	0104
wcsrchr:
	save	%sp, -96, %sp
	ld	[%i0], %g1
	cmp	%g1, 0
	be	.L5
	 mov	%i0, %g1
	add	%g1, 4, %g1
.L13:
	ld	[%g1], %g2
	cmp	%g2, 0
	bne,a	.L13
	 add	%g1, 4, %g1
	cmp	%i0, %g1
	bgu,a	.L14
	 mov	0, %g1
.L5:
	ld	[%g1], %g2
.L15:
	cmp	%g2, %i1
	be	.L1
	 nop
	add	%g1, -4, %g1
	cmp	%i0, %g1
	bleu,a	.L15
	 ld	[%g1], %g2
	mov	0, %g1
.L1:
.L14:
	jmp	%i7+8
	 restore %g0, %g1, %o0
	.size	wcsrchr, .-wcsrchr
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
