! a848f9ef077ec0359502c01a59910163 newlib/libm/common/s_infinity.c
	.file	"s_infinity.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	2146435072
	.long	0
	.section	.text.infinity,"ax",@progbits
	.align 4
	.global infinity
	.type	infinity, #function
	.proc	07
infinity:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	return	%i7+8
	 ldd	[%g1], %f0
	.size	infinity, .-infinity
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
