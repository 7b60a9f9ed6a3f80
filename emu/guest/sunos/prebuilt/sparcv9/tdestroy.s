! 57281ecab017fa6636c3946b21980da8 newlib/libc/search/tdestroy.c
	.file	"tdestroy.c"
	.section	".text"
	.section	.text.trecurse,"ax",@progbits
	.align 4
	.type	trecurse, #function
	.proc	020
trecurse:
	save	%sp, -176, %sp
	ldx	[%i0+8], %o0
	brz,a,pn %o0, .L11
	 ldx	[%i0+16], %o0
	call	trecurse, 0
	 mov	%i1, %o1
	ldx	[%i0+16], %o0
.L11:
	brz,pn	%o0, .L3
	 nop
	call	trecurse, 0
	 mov	%i1, %o1
.L3:
	call	%i1, 0
	 ldx	[%i0], %o0
	call	free, 0
	 restore
	.size	trecurse, .-trecurse
	.section	.text.tdestroy,"ax",@progbits
	.align 4
	.global tdestroy
	.type	tdestroy, #function
	.proc	020
tdestroy:
	save	%sp, -176, %sp
	brz,pn	%i0, .L14
	 nop
	call	trecurse, 0
	 restore
.L14:
	return	%i7+8
	 nop
	.size	tdestroy, .-tdestroy
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
