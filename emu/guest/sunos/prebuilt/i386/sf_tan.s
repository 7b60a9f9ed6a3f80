// 6275329232c1d8af93d1476ea3992506 newlib/libm/math/sf_tan.c
	.file	"sf_tan.c"
	.text
	.section	.text.tanf,"ax",@progbits
	.p2align 4
	.globl	tanf
	.type	tanf, @function
tanf:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	48(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	andl	$2147483647, %eax
	cmpl	$1061752794, %eax
	jbe	.L7
	cmpl	$2139095039, %eax
	jbe	.L4
	flds	48(%esp)
	movl	40(%esp), %ebx
	fsub	%st(0), %st
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	flds	48(%esp)
	leal	24(%esp), %eax
	movl	%eax, 4(%esp)
	fstps	(%esp)
	call	__ieee754_rem_pio2f@PLT
	movl	$1, %edx
	flds	28(%esp)
	addl	%eax, %eax
	fstps	4(%esp)
	andl	$2, %eax
	flds	24(%esp)
	subl	%eax, %edx
	movl	%edx, 8(%esp)
	fstps	(%esp)
	call	__kernel_tanf@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	movl	$0x00000000, 4(%esp)
	flds	48(%esp)
	movl	$1, %eax
	movl	%eax, 8(%esp)
	fstps	(%esp)
	call	__kernel_tanf@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	tanf, .-tanf
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
