! 417a52ccf66eae6f0b2b4eb3ef6a8212 newlib/libc/string/strndup.c
	.file	"strndup.c"
	.section	".text"
	.section	.text.strndup,"ax",@progbits
	.align 4
	.global strndup
	.type	strndup, #function
	.proc	0102
strndup:
	save	%sp, -176, %sp
	mov	%i1, %i2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(_impure_ptr), %g1
	mov	%i0, %i1
	xor	%g1, %gdop_lox10(_impure_ptr), %g1
	ldx	[%l7 + %g1], %l7, %gdop(_impure_ptr)
	ldx	[%l7], %i0
	call	_strndup_r, 0
	 restore
	.size	strndup, .-strndup
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.text.__sparc_get_pc_thunk.l7,"axG",@progbits,__sparc_get_pc_thunk.l7,comdat
	.align 4
	.weak	__sparc_get_pc_thunk.l7
	.hidden	__sparc_get_pc_thunk.l7
	.type	__sparc_get_pc_thunk.l7, #function
	.proc	020
__sparc_get_pc_thunk.l7:
	jmp	%o7+8
	 add	%o7, %l7, %l7
	.section	.note.GNU-stack,"",@progbits
