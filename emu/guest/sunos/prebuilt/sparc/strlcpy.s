! 78c1040b98dcca5476131f677f8e08c4 newlib/libc/string/strlcpy.c
	.file	"strlcpy.c"
	.section	".text"
	.section	.text.strlcpy,"ax",@progbits
	.align 4
	.global strlcpy
	.type	strlcpy, #function
	.proc	016
strlcpy:
	save	%sp, -96, %sp
	cmp	%i2, 0
	be	.L6
	 mov	%i1, %g1
	b	.L17
	 addcc	%i2, -1, %i2
.L16:
	stb	%g2, [%i0]
	add	%g1, 1, %g1
	sll	%g2, 24, %g2
	cmp	%g2, 0
	be	.L4
	 add	%i0, 1, %i0
	addcc	%i2, -1, %i2
.L17:
	bne,a	.L16
	 ldub	[%g1], %g2
	stb	%g0, [%i0]
.L6:
	add	%g1, 1, %g1
.L18:
	ldsb	[%g1-1], %g2
	cmp	%g2, 0
	bne,a	.L18
	 add	%g1, 1, %g1
.L4:
	sub	%g1, %i1, %i0
	jmp	%i7+8
	 restore %i0, -1, %o0
	.size	strlcpy, .-strlcpy
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
