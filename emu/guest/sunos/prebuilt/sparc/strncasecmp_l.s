! 678b0d4f0030fbceba9f0cd6b3c3863b newlib/libc/string/strncasecmp_l.c
	.file	"strncasecmp_l.c"
	.section	".text"
	.section	.text.strncasecmp_l,"ax",@progbits
	.align 4
	.global strncasecmp_l
	.type	strncasecmp_l, #function
	.proc	04
strncasecmp_l:
	save	%sp, -96, %sp
	cmp	%i2, 0
	be	.L2
	 mov	0, %i4
	b	.L15
	 mov	%i3, %o1
.L13:
	be	.L2
	 add	%i4, 1, %i4
	cmp	%i4, %i2
	be	.L14
	 mov	0, %i5
	mov	%i3, %o1
.L15:
	call	tolower_l, 0
	 ldsb	[%i0+%i4], %o0
	mov	%i3, %o1
	mov	%o0, %i5
	call	tolower_l, 0
	 ldsb	[%i1+%i4], %o0
	subcc	%i5, %o0, %i5
	be	.L13
	 cmp	%o0, 0
	jmp	%i7+8
	 restore %g0, %i5, %o0
.L2:
	mov	0, %i5
.L14:
	jmp	%i7+8
	 restore %g0, %i5, %o0
	.size	strncasecmp_l, .-strncasecmp_l
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
