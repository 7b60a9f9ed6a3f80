! d15b8618b1caacfae55ceb9e063d1ed2 newlib/libc/string/wcsncmp.c
	.file	"wcsncmp.c"
	.section	".text"
	.section	.text.wcsncmp,"ax",@progbits
	.align 4
	.global wcsncmp
	.type	wcsncmp, #function
	.proc	04
wcsncmp:
	save	%sp, -96, %sp
	cmp	%i2, 0
	be	.L1
	 mov	0, %g2
	b	.L4
	 mov	0, %g1
.L3:
	be	.L1
	 addcc	%i2, -1, %i2
	be	.L12
	 add	%g1, 4, %g1
.L4:
	ld	[%i0+%g1], %g2
	ld	[%i1+%g1], %g3
	cmp	%g2, %g3
	be	.L3
	 cmp	%g2, 0
	sub	%g2, %g3, %g2
.L1:
	jmp	%i7+8
	 restore %g0, %g2, %o0
.L12:
	mov	0, %g2
	jmp	%i7+8
	 restore %g0, %g2, %o0
	.size	wcsncmp, .-wcsncmp
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
