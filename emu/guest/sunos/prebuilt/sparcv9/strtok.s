! cf5f705af70d4e4bca0da352e69f4aa7 newlib/libc/string/strtok.c
	.file	"strtok.c"
	.section	".text"
	.section	.text.strtok,"ax",@progbits
	.align 4
	.global strtok
	.type	strtok, #function
	.proc	0102
strtok:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(_impure_ptr), %g1
	mov	1, %i3
	xor	%g1, %gdop_lox10(_impure_ptr), %g1
	ldx	[%l7 + %g1], %l7, %gdop(_impure_ptr)
	ldx	[%l7], %i2
	call	__strtok_r, 0
	 restore %i2, 152, %o2
	.size	strtok, .-strtok
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
