! 5b38abe52ae076a1b6eca62f4c2faa4d newlib/libc/string/wcsncpy.c
	.file	"wcsncpy.c"
	.section	".text"
	.section	.text.wcsncpy,"ax",@progbits
	.align 4
	.global wcsncpy
	.type	wcsncpy, #function
	.proc	0104
wcsncpy:
	save	%sp, -96, %sp
	b	.L2
	 mov	%i0, %g1
.L4:
	ld	[%i1-4], %g2
	st	%g2, [%g1-4]
	cmp	%g2, 0
	be	.L11
	 add	%i2, -1, %g3
	mov	%g3, %i2
.L2:
	add	%i1, 4, %i1
	cmp	%i2, 0
	bne	.L4
	 add	%g1, 4, %g1
.L14:
	jmp	%i7+8
	 restore
.L11:
	cmp	%g3, 0
	be	.L14
	 add	%i2, -2, %i2
.L3:
	st	%g0, [%g1]
	add	%i2, -1, %i2
	cmp	%i2, -1
	bne	.L3
	 add	%g1, 4, %g1
	jmp	%i7+8
	 restore
	.size	wcsncpy, .-wcsncpy
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
