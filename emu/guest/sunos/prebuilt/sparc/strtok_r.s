! 447365a9289751f87bfc1ce6757d380f newlib/libc/string/strtok_r.c
	.file	"strtok_r.c"
	.section	".text"
	.section	.text.__strtok_r,"ax",@progbits
	.align 4
	.global __strtok_r
	.type	__strtok_r, #function
	.proc	0102
__strtok_r:
	save	%sp, -96, %sp
	cmp	%i0, 0
	be,a	.L21
	 ld	[%i2], %i0
.L5:
	add	%i0, 1, %g4
.L26:
	ldsb	[%i0], %g3
	b	.L4
	 mov	%i1, %g1
.L7:
	cmp	%g3, %g2
	be	.L22
	 cmp	%i3, 0
.L4:
	ldsb	[%g1], %g2
	cmp	%g2, 0
	bne	.L7
	 add	%g1, 1, %g1
	cmp	%g3, 0
	be,a	.L23
	 st	%g0, [%i2]
	add	%g4, 1, %g4
.L25:
	mov	%i1, %g1
	b	.L11
	 ldsb	[%g4-1], %g3
.L9:
	cmp	%g2, 0
	be,a	.L25
	 add	%g4, 1, %g4
.L11:
	ldsb	[%g1], %g2
	cmp	%g3, %g2
	bne	.L9
	 add	%g1, 1, %g1
	cmp	%g3, 0
	be,a	.L13
	 mov	0, %g4
	stb	%g0, [%g4-1]
	st	%g4, [%i2]
	jmp	%i7+8
	 restore
.L22:
	be,a	.L24
	 st	%g4, [%i2]
	b	.L5
	 mov	%g4, %i0
.L13:
	st	%g4, [%i2]
	jmp	%i7+8
	 restore
.L21:
	cmp	%i0, 0
	bne	.L26
	 add	%i0, 1, %g4
	jmp	%i7+8
	 restore %g0, 0, %o0
.L23:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L24:
	stb	%g0, [%i0]
	jmp	%i7+8
	 restore
	.size	__strtok_r, .-__strtok_r
	.section	.text.strtok_r,"ax",@progbits
	.align 4
	.global strtok_r
	.type	strtok_r, #function
	.proc	0102
strtok_r:
	save	%sp, -96, %sp
	call	__strtok_r, 0
	 restore %g0, 1, %o3
	.size	strtok_r, .-strtok_r
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
