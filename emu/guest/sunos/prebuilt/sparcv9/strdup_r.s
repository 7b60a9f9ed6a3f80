! 29c96ac9937a2b317f45b08188b1741c newlib/libc/string/strdup_r.c
	.file	"strdup_r.c"
	.section	".text"
	.section	.text._strdup_r,"ax",@progbits
	.align 4
	.global _strdup_r
	.type	_strdup_r, #function
	.proc	0102
_strdup_r:
	save	%sp, -176, %sp
	call	strlen, 0
	 mov	%i1, %o0
	add	%o0, 1, %i5
	mov	%i0, %o0
	call	_malloc_r, 0
	 mov	%i5, %o1
	brz,pn	%o0, .L7
	 mov	%o0, %i0
	mov	%i5, %o2
	call	memcpy, 0
	 mov	%i1, %o1
.L7:
	return	%i7+8
	 nop
	.size	_strdup_r, .-_strdup_r
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
