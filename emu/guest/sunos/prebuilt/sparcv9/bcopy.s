! 1786fdacd8c7434eba50826032266e58 newlib/libc/string/bcopy.c
	.file	"bcopy.c"
	.section	".text"
	.section	.text.bcopy,"ax",@progbits
	.align 4
	.global bcopy
	.type	bcopy, #function
	.proc	020
bcopy:
	save	%sp, -176, %sp
	mov	%i1, %g1
	mov	%i0, %i1
	call	memmove, 0
	 restore %g0, %g1, %o0
	.size	bcopy, .-bcopy
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
