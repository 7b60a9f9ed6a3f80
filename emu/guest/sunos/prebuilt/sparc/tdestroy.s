! 57281ecab017fa6636c3946b21980da8 newlib/libc/search/tdestroy.c
	.file	"tdestroy.c"
	.section	".text"
	.section	.text.trecurse,"ax",@progbits
	.align 4
	.type	trecurse, #function
	.proc	020
trecurse:
	save	%sp, -96, %sp
	ld	[%i0+4], %o0
	cmp	%o0, 0
	be,a	.L11
	 ld	[%i0+8], %o0
	call	trecurse, 0
	 mov	%i1, %o1
	ld	[%i0+8], %o0
.L11:
	cmp	%o0, 0
	be	.L3
	 nop
	call	trecurse, 0
	 mov	%i1, %o1
.L3:
	call	%i1, 0
	 ld	[%i0], %o0
	call	free, 0
	 restore
	.size	trecurse, .-trecurse
	.section	.text.tdestroy,"ax",@progbits
	.align 4
	.global tdestroy
	.type	tdestroy, #function
	.proc	020
tdestroy:
	save	%sp, -96, %sp
	cmp	%i0, 0
	be	.L14
	 nop
	call	trecurse, 0
	 restore
.L14:
	jmp	%i7+8
	 restore
	.size	tdestroy, .-tdestroy
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
