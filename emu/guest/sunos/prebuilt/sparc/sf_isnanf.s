! 92e2929dd6a18529f2faff2f01f6dc70 newlib/libm/common/sf_isnanf.c
	.file	"sf_isnanf.c"
	.section	".text"
	.section	.text.__isnanf,"ax",@progbits
	.align 4
	.global __isnanf
	.type	__isnanf, #function
	.proc	04
__isnanf:
	save	%sp, -96, %sp
	sethi	%hi(-2147483648), %g1
	sethi	%hi(2139095040), %g2
	andn	%i0, %g1, %g1
	cmp	%g1, %g2
	bg	.L4
	 mov	1, %i0
	mov	0, %i0
.L4:
	jmp	%i7+8
	 restore
	.size	__isnanf, .-__isnanf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
