! 79b97f96b855c83f494d017f97c2a4ba newlib/libc/search/bsearch.c
	.file	"bsearch.c"
	.section	".text"
	.section	.text.bsearch,"ax",@progbits
	.align 4
	.global bsearch
	.type	bsearch, #function
	.proc	0120
bsearch:
	save	%sp, -96, %sp
	cmp	%i2, 0
	be	.L2
	 mov	%i0, %l1
	cmp	%i3, 0
	be	.L10
	 mov	0, %i0
	b	.L5
	 mov	0, %l0
.L9:
	be	.L10
	 add	%i5, 1, %l0
	cmp	%l0, %i2
	bgeu	.L10
	 mov	0, %i0
.L5:
	add	%i2, %l0, %i5
.L11:
	srl	%i5, 1, %i5
	smul	%i3, %i5, %o1
	mov	%l1, %o0
	add	%i1, %o1, %i0
	call	%i4, 0
	 mov	%i0, %o1
	cmp	%o0, 0
	bge	.L9
	 nop
	mov	%i5, %i2
	cmp	%l0, %i5
	blu	.L11
	 add	%i2, %l0, %i5
.L2:
	mov	0, %i0
.L10:
	jmp	%i7+8
	 restore
	.size	bsearch, .-bsearch
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
