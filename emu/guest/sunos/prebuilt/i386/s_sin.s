// 81ff95b002185ac4ab83af0a72f491d2 newlib/libm/math/s_sin.c
	.file	"s_sin.c"
	.text
	.section	.text.sin,"ax",@progbits
	.p2align 4
	.globl	sin
	.type	sin, @function
sin:
	subl	$76, %esp
	movl	%ebx, 72(%esp)
	fldl	80(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fstl	40(%esp)
	movl	44(%esp), %eax
	andl	$2147483647, %eax
	cmpl	$1072243195, %eax
	jbe	.L10
	fstp	%st(0)
	cmpl	$2146435071, %eax
	jbe	.L4
	fldl	40(%esp)
	fsub	%st(0), %st
.L1:
	movl	72(%esp), %ebx
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
	andl	$3, %eax
	cmpl	$1, %eax
	je	.L5
	cmpl	$2, %eax
	je	.L6
	testl	%eax, %eax
	je	.L11
	fldl	56(%esp)
	fstpl	8(%esp)
	fldl	48(%esp)
	fstpl	(%esp)
	call	__kernel_cos@PLT
	fchs
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L10:
	fldz
	xorl	%ecx, %ecx
	movl	%ecx, 16(%esp)
	fstpl	8(%esp)
	fstpl	(%esp)
	call	__kernel_sin@PLT
	movl	72(%esp), %ebx
	addl	$76, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	fldl	56(%esp)
	fstpl	8(%esp)
	fldl	48(%esp)
	fstpl	(%esp)
	call	__kernel_cos@PLT
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L11:
	fldl	56(%esp)
	movl	$1, %edx
	movl	%edx, 16(%esp)
	fstpl	8(%esp)
	fldl	48(%esp)
	fstpl	(%esp)
	call	__kernel_sin@PLT
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L6:
	fldl	56(%esp)
	movl	$1, %eax
	movl	%eax, 16(%esp)
	fstpl	8(%esp)
	fldl	48(%esp)
	fstpl	(%esp)
	call	__kernel_sin@PLT
	fchs
	jmp	.L1
	.size	sin, .-sin
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
