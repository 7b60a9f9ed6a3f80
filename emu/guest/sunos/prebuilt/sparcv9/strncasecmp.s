! 99d84ad2bc9f6c5888f12952cf813e7a newlib/libc/string/strncasecmp.c
	.file	"strncasecmp.c"
	.section	".text"
	.section	.text.strncasecmp,"ax",@progbits
	.align 4
	.global strncasecmp
	.type	strncasecmp, #function
	.proc	04
strncasecmp:
	save	%sp, -176, %sp
	brz,pn	%i2, .L2
	 mov	0, %i4
	ba,pt	%xcc, .L4
	 nop
.L10:
	be,pn	%icc, .L2
	 add	%i4, 1, %i4
	cmp	%i4, %i2
	be,pn	%xcc, .L11
	 mov	0, %i5
.L4:
	call	tolower, 0
	 ldub	[%i0+%i4], %o0
	mov	%o0, %i5
	call	tolower, 0
	 ldub	[%i1+%i4], %o0
	subcc	%i5, %o0, %i5
	be,pt	%icc, .L10
	 cmp	%o0, 0
	return	%i7+8
	 sra	%o5, 0, %o0
.L2:
	mov	0, %i5
.L11:
	return	%i7+8
	 sra	%o5, 0, %o0
	.size	strncasecmp, .-strncasecmp
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
