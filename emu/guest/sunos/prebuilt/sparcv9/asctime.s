! 3434e3228abe839c0c77af46398e9ee0 newlib/libc/time/asctime.c
	.file	"asctime.c"
	.section	".text"
	.section	.text.asctime,"ax",@progbits
	.align 4
	.global asctime
	.type	asctime, #function
	.proc	0102
asctime:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(_impure_ptr), %g1
	xor	%g1, %gdop_lox10(_impure_ptr), %g1
	ldx	[%l7 + %g1], %l7, %gdop(_impure_ptr)
	ldx	[%l7], %i1
	call	asctime_r, 0
	 restore %i1, 160, %o1
	.size	asctime, .-asctime
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
