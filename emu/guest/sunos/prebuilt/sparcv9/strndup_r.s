! 5f2457cdcf86b48076c86365c2fcda97 newlib/libc/string/strndup_r.c
	.file	"strndup_r.c"
	.section	".text"
	.section	.text._strndup_r,"ax",@progbits
	.align 4
	.global _strndup_r
	.type	_strndup_r, #function
	.proc	0102
_strndup_r:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	add	%i1, %i2, %g3
	mov	%i1, %g1
	brnz,pt	%i2, .L4
	 mov	1, %o1
	ba,pt	%xcc, .L3
	 nop
.L5:
	cmp	%g3, %g1
	be,pn	%xcc, .L13
	 sub	%g3, %i1, %i2
.L4:
	ldsb	[%g1], %g2
	cmp	%g2, 0
	bne,a,pt %icc, .L5
	 add	%g1, 1, %g1
	sub	%g1, %i1, %i2
	add	%i2, 1, %o1
.L3:
	call	_malloc_r, 0
	 mov	%i0, %o0
	brz,pn	%o0, .L14
	 mov	%o0, %i0
	mov	%i2, %o2
	call	memcpy, 0
	 mov	%i1, %o1
	stb	%g0, [%i0+%i2]
.L14:
	return	%i7+8
	 nop
.L13:
	ba,pt	%xcc, .L3
	 add	%i2, 1, %o1
	.size	_strndup_r, .-_strndup_r
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
