! 99d84ad2bc9f6c5888f12952cf813e7a newlib/libc/string/strncasecmp.c
	.file	"strncasecmp.c"
	.section	".text"
	.section	.text.strncasecmp,"ax",@progbits
	.align 4
	.global strncasecmp
	.type	strncasecmp, #function
	.proc	04
strncasecmp:
	save	%sp, -96, %sp
	cmp	%i2, 0
	be	.L2
	 mov	0, %i4
	b,a	.L4
.L13:
	be	.L2
	 add	%i4, 1, %i4
	cmp	%i4, %i2
	be	.L14
	 mov	0, %i5
.L4:
	call	tolower, 0
	 ldub	[%i0+%i4], %o0
	mov	%o0, %i5
	call	tolower, 0
	 ldub	[%i1+%i4], %o0
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
	.size	strncasecmp, .-strncasecmp
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
