! f04b8951c8dceca3ecf40cc636f10e07 newlib/libc/string/strcasecmp.c
	.file	"strcasecmp.c"
	.section	".text"
	.section	.text.strcasecmp,"ax",@progbits
	.align 4
	.global strcasecmp
	.type	strcasecmp, #function
	.proc	04
strcasecmp:
	save	%sp, -176, %sp
	ba,pt	%xcc, .L3
	 mov	0, %i4
.L6:
	be,pn	%icc, .L2
	 add	%i4, 1, %i4
.L3:
	call	tolower, 0
	 ldub	[%i0+%i4], %o0
	mov	%o0, %i5
	call	tolower, 0
	 ldub	[%i1+%i4], %o0
	subcc	%i5, %o0, %i5
	be,pt	%icc, .L6
	 cmp	%o0, 0
.L2:
	return	%i7+8
	 sra	%o5, 0, %o0
	.size	strcasecmp, .-strcasecmp
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
