! 678b0d4f0030fbceba9f0cd6b3c3863b newlib/libc/string/strncasecmp_l.c
	.file	"strncasecmp_l.c"
	.section	".text"
	.section	.text.strncasecmp_l,"ax",@progbits
	.align 4
	.global strncasecmp_l
	.type	strncasecmp_l, #function
	.proc	04
strncasecmp_l:
	save	%sp, -176, %sp
	brz,pn	%i2, .L2
	 mov	0, %i4
	ba,pt	%xcc, .L12
	 mov	%i3, %o1
.L10:
	be,pn	%icc, .L2
	 add	%i4, 1, %i4
	cmp	%i4, %i2
	be,pn	%xcc, .L11
	 mov	0, %i5
	mov	%i3, %o1
.L12:
	call	tolower_l, 0
	 ldsb	[%i0+%i4], %o0
	mov	%o0, %i5
	mov	%i3, %o1
	call	tolower_l, 0
	 ldsb	[%i1+%i4], %o0
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
	.size	strncasecmp_l, .-strncasecmp_l
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
