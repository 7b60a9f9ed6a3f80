! 68df2a11d841dcd20b335fcd8b74bcd1 newlib/libc/search/twalk.c
	.file	"twalk.c"
	.section	".text"
	.section	.text.trecurse,"ax",@progbits
	.align 4
	.type	trecurse, #function
	.proc	020
trecurse:
	save	%sp, -176, %sp
	ldx	[%i0+8], %g1
	brz,pn	%g1, .L13
	 mov	%i2, %o2
	mov	%i0, %o0
.L14:
	call	%i1, 0
	 mov	0, %o1
	ldx	[%i0+8], %o0
	brz,pn	%o0, .L4
	 add	%i2, 1, %o2
	mov	%i1, %o1
	call	trecurse, 0
	 sra	%o2, 0, %o2
.L4:
	mov	%i0, %o0
	mov	%i2, %o2
	call	%i1, 0
	 mov	1, %o1
	ldx	[%i0+16], %o0
	brz,pn	%o0, .L5
	 add	%i2, 1, %o2
	mov	%i1, %o1
	call	trecurse, 0
	 sra	%o2, 0, %o2
.L5:
	mov	%i2, %o2
	mov	2, %o1
	call	%i1, 0
	 mov	%i0, %o0
	return	%i7+8
	 nop
.L13:
	ldx	[%i0+16], %g1
	brnz,pt	%g1, .L14
	 mov	%i0, %o0
	mov	3, %o1
	call	%i1, 0
	 mov	%i0, %o0
	return	%i7+8
	 nop
	.size	trecurse, .-trecurse
	.section	.text.twalk,"ax",@progbits
	.align 4
	.global twalk
	.type	twalk, #function
	.proc	020
twalk:
	.register	%g2, #scratch
	save	%sp, -176, %sp
	mov	0, %g2
	mov	0, %g1
	movrne	%i0, 1, %g2
	movrne	%i1, 1, %g1
	andcc	%g2, %g1, %g0
	bne,pn	%icc, .L17
	 nop
	return	%i7+8
	 nop
.L17:
	call	trecurse, 0
	 restore %g0, 0, %o2
	.size	twalk, .-twalk
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
