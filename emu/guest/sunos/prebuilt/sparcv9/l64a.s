! a815846c98de3f2964f4eb4f52fda1d9 newlib/libc/stdlib/l64a.c
	.file	"l64a.c"
	.section	".text"
	.section	.text._l64a_r,"ax",@progbits
	.align 4
	.global _l64a_r
	.type	_l64a_r, #function
	.proc	0102
_l64a_r:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	mov	%i0, %g3
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	srl	%i1, 0, %i1
	brz,pn	%i1, .L11
	 add	%i0, 280, %i0
	sethi	%gdop_hix22(R64_ARRAY), %g2
	add	%g3, 286, %g3
	xor	%g2, %gdop_lox10(R64_ARRAY), %g2
	mov	%i0, %g1
	ba,pt	%xcc, .L4
	 ldx	[%l7 + %g2], %l7, %gdop(R64_ARRAY)
.L6:
	brz,a,pn %i1, .L13
	 stb	%g0, [%g1]
.L4:
	add	%g1, 1, %g1
	and	%i1, 63, %g2
	ldub	[%l7+%g2], %g2
	stb	%g2, [%g1-1]
	cmp	%g1, %g3
	bne,pt	%xcc, .L6
	 srlx	%i1, 6, %i1
.L13:
	return	%i7+8
	 nop
.L11:
	mov	%i0, %g1
	stb	%g0, [%g1]
	return	%i7+8
	 nop
	.size	_l64a_r, .-_l64a_r
	.section	.text.l64a,"ax",@progbits
	.align 4
	.global l64a
	.type	l64a, #function
	.proc	0102
l64a:
	save	%sp, -176, %sp
	mov	%i0, %i1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(_impure_ptr), %g1
	xor	%g1, %gdop_lox10(_impure_ptr), %g1
	ldx	[%l7 + %g1], %l7, %gdop(_impure_ptr)
	ldx	[%l7], %i0
	call	_l64a_r, 0
	 restore
	.size	l64a, .-l64a
	.section	".rodata"
	.align 8
	.type	R64_ARRAY, #object
	.size	R64_ARRAY, 65
R64_ARRAY:
	.asciz	"./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
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
