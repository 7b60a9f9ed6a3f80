// 3ce07f8fc2962bbe423e69c33ea402c1 newlib/libm/math/erf_gamma.c
	.file	"erf_gamma.c"
	.text
	.section	.text.__ieee754_gammaf_r,"ax",@progbits
	.p2align 4
	.globl	__ieee754_gammaf_r
	.type	__ieee754_gammaf_r, @function
__ieee754_gammaf_r:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	36(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	flds	32(%esp)
	fstps	(%esp)
	movl	%eax, 4(%esp)
	call	__ieee754_lgammaf_r@PLT
	fstps	(%esp)
	call	__ieee754_expf@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	__ieee754_gammaf_r, .-__ieee754_gammaf_r
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
