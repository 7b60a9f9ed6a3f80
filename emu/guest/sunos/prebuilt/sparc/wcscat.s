! 5e8068bb7d7f330205580b71810ef3f1 newlib/libc/string/wcscat.c
	.file	"wcscat.c"
	.section	".text"
	.section	.text.wcscat,"ax",@progbits
	.align 4
	.global wcscat
	.type	wcscat, #function
	.proc	0104
wcscat:
	save	%sp, -96, %sp
	ld	[%i0], %g1
	cmp	%g1, 0
	be	.L12
	 mov	%i0, %g1
	add	%g1, 4, %g1
.L15:
	ld	[%g1], %g2
	cmp	%g2, 0
	bne,a	.L15
	 add	%g1, 4, %g1
	ld	[%i1], %g2
	cmp	%g2, 0
	be,a	.L16
	 st	%g0, [%g1]
	st	%g2, [%g1]
.L17:
	add	%i1, 4, %i1
	add	%g1, 4, %g1
.L12:
	ld	[%i1], %g2
	cmp	%g2, 0
	bne,a	.L17
	 st	%g2, [%g1]
	st	%g0, [%g1]
.L16:
	jmp	%i7+8
	 restore
	.size	wcscat, .-wcscat
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
