! 5f2457cdcf86b48076c86365c2fcda97 newlib/libc/string/strndup_r.c
	.file	"strndup_r.c"
	.section	".text"
	.section	.text._strndup_r,"ax",@progbits
	.align 4
	.global _strndup_r
	.type	_strndup_r, #function
	.proc	0102
_strndup_r:
	save	%sp, -96, %sp
	mov	1, %o1
	add	%i1, %i2, %g3
	cmp	%i2, 0
	bne	.L4
	 mov	%i1, %g1
	b,a	.L3
.L5:
	cmp	%g3, %g1
	be	.L13
	 sub	%g3, %i1, %i2
.L4:
	ldsb	[%g1], %g2
	cmp	%g2, 0
	bne,a	.L5
	 add	%g1, 1, %g1
	sub	%g1, %i1, %i2
	add	%i2, 1, %o1
.L3:
	call	_malloc_r, 0
	 mov	%i0, %o0
	orcc	%o0, 0, %i0
	be	.L14
	 mov	%i2, %o2
	call	memcpy, 0
	 mov	%i1, %o1
	stb	%g0, [%i0+%i2]
.L14:
	jmp	%i7+8
	 restore
.L13:
	b	.L3
	 add	%i2, 1, %o1
	.size	_strndup_r, .-_strndup_r
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
