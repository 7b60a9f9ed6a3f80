! eba1cc04004a1c591337c006a92ff4ea newlib/libc/stdlib/jrand48.c
	.file	"jrand48.c"
	.section	".text"
	.section	.text._jrand48_r,"ax",@progbits
	.align 4
	.global _jrand48_r
	.type	_jrand48_r, #function
	.proc	05
_jrand48_r:
	save	%sp, -176, %sp
	mov	%i0, %o0
	call	__dorand48, 0
	 mov	%i1, %o1
	lduh	[%i1+4], %g1
	lduh	[%i1+2], %i0
	sllx	%g1, 16, %g1
	return	%i7+8
	 add	%g1, %o0, %o0
	.size	_jrand48_r, .-_jrand48_r
	.section	.text.jrand48,"ax",@progbits
	.align 4
	.global jrand48
	.type	jrand48, #function
	.proc	05
jrand48:
	save	%sp, -176, %sp
	mov	%i0, %i1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(_impure_ptr), %g1
	xor	%g1, %gdop_lox10(_impure_ptr), %g1
	ldx	[%l7 + %g1], %l7, %gdop(_impure_ptr)
	ldx	[%l7], %i0
	call	_jrand48_r, 0
	 restore
	.size	jrand48, .-jrand48
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
