! 52bbaff30ac585c314521a6d88f34290 newlib/libc/string/wmemchr.c
	.file	"wmemchr.c"
	.section	".text"
	.section	.text.wmemchr,"ax",@progbits
	.align 4
	.global wmemchr
	.type	wmemchr, #function
	.proc	0104
wmemchr:
	save	%sp, -96, %sp
	cmp	%i2, 0
	be	.L4
	 mov	0, %g1
	b	.L9
	 ld	[%i0], %g2
.L8:
	cmp	%i2, %g1
	be	.L4
	 add	%i0, 4, %i0
	ld	[%i0], %g2
.L9:
	cmp	%g2, %i1
	bne	.L8
	 add	%g1, 1, %g1
	jmp	%i7+8
	 restore
.L4:
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	wmemchr, .-wmemchr
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
