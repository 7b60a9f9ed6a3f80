! e99e3c6fe786f202fd1614597a3089dc newlib/libc/string/wcsstr.c
	.file	"wcsstr.c"
	.section	".text"
	.section	.text.wcsstr,"ax",@progbits
	.align 4
	.global wcsstr
	.type	wcsstr, #function
	.proc	0104
wcsstr:
	save	%sp, -96, %sp
	ld	[%i1], %g1
	cmp	%g1, 0
	bne	.L16
	 nop
.L21:
	jmp	%i7+8
	 restore
.L16:
	call	wcslen, 0
	 mov	%i0, %o0
	mov	%o0, %i5
	call	wcslen, 0
	 mov	%i1, %o0
	cmp	%i5, %o0
	blu	.L9
	 nop
	ld	[%i0], %g1
	cmp	%g1, 0
	be	.L9
	 nop
	ld	[%i1], %g4
	cmp	%g4, 0
	be	.L21
	 mov	%g4, %g2
.L19:
	b	.L6
	 mov	0, %g1
.L18:
	ld	[%i1+%g1], %g2
	cmp	%g2, 0
	be	.L20
	 nop
.L6:
	ld	[%i0+%g1], %g3
	cmp	%g3, %g2
	be	.L18
	 add	%g1, 4, %g1
	add	%i0, 4, %i0
	ld	[%i0], %g1
	cmp	%g1, 0
	bne	.L19
	 mov	%g4, %g2
.L9:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L20:
	jmp	%i7+8
	 restore
	.size	wcsstr, .-wcsstr
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
