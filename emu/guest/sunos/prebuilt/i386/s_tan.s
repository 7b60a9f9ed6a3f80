// d860bdd503fa0b7a09c8c69f92d2ab3c newlib/libm/math/s_tan.c
	.file	"s_tan.c"
	.text
	.section	.text.tan,"ax",@progbits
	.p2align 4
	.globl	tan
	.type	tan, @function
tan:
	subl	$76, %esp
	movl	%ebx, 72(%esp)
	fldl	80(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fstl	40(%esp)
	movl	44(%esp), %eax
	andl	$2147483647, %eax
	cmpl	$1072243195, %eax
	jbe	.L7
	fstp	%st(0)
	cmpl	$2146435071, %eax
	jbe	.L4
	fldl	40(%esp)
	movl	72(%esp), %ebx
	fsub	%st(0), %st
	addl	$76, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	fldl	40(%esp)
	leal	48(%esp), %eax
	movl	%eax, 8(%esp)
	fstpl	(%esp)
	call	__ieee754_rem_pio2@PLT
	movl	$1, %edx
	fldl	56(%esp)
	addl	%eax, %eax
	fstpl	8(%esp)
	andl	$2, %eax
	fldl	48(%esp)
	subl	%eax, %edx
	movl	%edx, 16(%esp)
	fstpl	(%esp)
	call	__kernel_tan@PLT
	movl	72(%esp), %ebx
	addl	$76, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	fldz
	movl	$1, %eax
	movl	%eax, 16(%esp)
	fstpl	8(%esp)
	fstpl	(%esp)
	call	__kernel_tan@PLT
	movl	72(%esp), %ebx
	addl	$76, %esp
	ret
	.size	tan, .-tan
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
