! f6143dd5d0b6f4a7606edd450a059418 newlib/libc/stdlib/seed48.c
	.file	"seed48.c"
	.section	".text"
	.section	.text._seed48_r,"ax",@progbits
	.align 4
	.global _seed48_r
	.type	_seed48_r, #function
	.proc	0115
_seed48_r:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	lduw	[%i0+240], %g3
	sethi	%gdop_hix22(sseed.0), %g2
	xor	%g2, %gdop_lox10(sseed.0), %g2
	lduh	[%i0+244], %g4
	mov	%i0, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldx	[%l7 + %g2], %i0, %gdop(sseed.0)
	sth	%g4, [%i0+4]
	st	%g3, [%i0]
	lduh	[%i1], %g2
	sth	%g2, [%g1+240]
	lduh	[%i1+2], %g2
	sth	%g2, [%g1+242]
	sethi	%hi(-7168), %g2
	or	%g2, 621, %g2
	lduh	[%i1+4], %g3
	sth	%g2, [%g1+246]
	sethi	%hi(-554958848), %g2
	or	%g2, 5, %g2
	sth	%g3, [%g1+244]
	st	%g2, [%g1+248]
	mov	11, %g2
	sth	%g2, [%g1+252]
	return	%i7+8
	 nop
	.size	_seed48_r, .-_seed48_r
	.section	.text.seed48,"ax",@progbits
	.align 4
	.global seed48
	.type	seed48, #function
	.proc	0115
seed48:
	save	%sp, -176, %sp
	mov	%i0, %i1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(_impure_ptr), %g1
	xor	%g1, %gdop_lox10(_impure_ptr), %g1
	ldx	[%l7 + %g1], %l7, %gdop(_impure_ptr)
	ldx	[%l7], %i0
	call	_seed48_r, 0
	 restore
	.size	seed48, .-seed48
	.local	sseed.0
	.common	sseed.0,6,4
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
