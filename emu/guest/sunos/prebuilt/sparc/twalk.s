! 68df2a11d841dcd20b335fcd8b74bcd1 newlib/libc/search/twalk.c
	.file	"twalk.c"
	.section	".text"
	.section	.text.trecurse,"ax",@progbits
	.align 4
	.type	trecurse, #function
	.proc	020
trecurse:
	save	%sp, -96, %sp
	ld	[%i0+4], %g1
	cmp	%g1, 0
	be	.L13
	 mov	%i2, %o2
	mov	%i0, %o0
.L14:
	call	%i1, 0
	 mov	0, %o1
	ld	[%i0+4], %o0
	cmp	%o0, 0
	be	.L4
	 add	%i2, 1, %o2
	call	trecurse, 0
	 mov	%i1, %o1
.L4:
	mov	%i0, %o0
	mov	%i2, %o2
	call	%i1, 0
	 mov	1, %o1
	ld	[%i0+8], %o0
	cmp	%o0, 0
	be	.L5
	 add	%i2, 1, %o2
	call	trecurse, 0
	 mov	%i1, %o1
.L5:
	mov	%i2, %o2
	mov	2, %o1
	call	%i1, 0
	 mov	%i0, %o0
	jmp	%i7+8
	 restore
.L13:
	ld	[%i0+8], %g1
	cmp	%g1, 0
	bne	.L14
	 mov	%i0, %o0
	mov	3, %o1
	call	%i1, 0
	 mov	%i0, %o0
	jmp	%i7+8
	 restore
	.size	trecurse, .-trecurse
	.section	.text.twalk,"ax",@progbits
	.align 4
	.global twalk
	.type	twalk, #function
	.proc	020
twalk:
	save	%sp, -96, %sp
	cmp	%i0, 0
	be	.L24
	 cmp	%i1, 0
	bne	.L23
	 nop
.L24:
	jmp	%i7+8
	 restore
.L23:
	call	trecurse, 0
	 restore %g0, 0, %o2
	.size	twalk, .-twalk
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
