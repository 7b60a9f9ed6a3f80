// ceaf3bdb1dc976c627c7ff86eddabdef newlib/libm/common/s_rint.c
	.file	"s_rint.c"
	.text
	.section	.text.rint,"ax",@progbits
	.p2align 4
	.globl	rint
	.type	rint, @function
rint:
	subl	$44, %esp
	movl	%esi, 32(%esp)
	fldl	48(%esp)
	movl	%ebx, 28(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fstpl	(%esp)
	movl	%edi, 36(%esp)
	movl	4(%esp), %eax
	movl	%ebp, 40(%esp)
	movl	(%esp), %edi
	movl	%eax, %edx
	movl	%eax, %esi
	sarl	$20, %edx
	shrl	$31, %esi
	andl	$2047, %edx
	leal	-1023(%edx), %ecx
	cmpl	$19, %ecx
	jg	.L2
	testl	%ecx, %ecx
	js	.L20
	movl	$1048575, %edx
	sarl	%cl, %edx
	movl	%edx, %ebp
	andl	%eax, %ebp
	orl	%edi, %ebp
	je	.L1
	shrl	%edx
	movl	%edx, %ebp
	andl	%eax, %edx
	orl	%edx, %edi
	je	.L5
	cmpl	$19, %ecx
	sete	%dl
	movzbl	%dl, %edi
	movl	%ebp, %edx
	sall	$31, %edi
	notl	%edx
	andl	%eax, %edx
	movl	$262144, %eax
	sarl	%cl, %eax
	orl	%edx, %eax
.L5:
	movl	%eax, 4(%esp)
	movl	%edi, (%esp)
	fldl	(%esp)
	fldl	TWO52@GOTOFF(%ebx,%esi,8)
	fadd	%st, %st(1)
	fxch	%st(1)
	fstpl	16(%esp)
	fldl	16(%esp)
	fsubp	%st, %st(1)
	fstpl	(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L21:
	fstp	%st(0)
.L1:
	fldl	(%esp)
	movl	28(%esp), %ebx
	movl	32(%esp), %esi
	movl	36(%esp), %edi
	movl	40(%esp), %ebp
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L20:
	movl	%eax, %edx
	andl	$2147483647, %edx
	orl	%edi, %edx
	je	.L1
	movl	%eax, %ecx
	andl	$1048575, %ecx
	orl	%edi, %ecx
	movl	%ecx, %edx
	negl	%edx
	orl	%ecx, %edx
	movl	%eax, %ecx
	shrl	$12, %edx
	andl	$-131072, %ecx
	andl	$524288, %edx
	andl	$-2147483648, %eax
	orl	%ecx, %edx
	movl	%edx, 4(%esp)
	fldl	(%esp)
	fldl	TWO52@GOTOFF(%ebx,%esi,8)
	fadd	%st, %st(1)
	fxch	%st(1)
	fstpl	16(%esp)
	fldl	16(%esp)
	fsubp	%st, %st(1)
	fstpl	(%esp)
	movl	4(%esp), %ebx
	movl	(%esp), %ecx
	movl	%ebx, %edx
	movl	%ecx, (%esp)
	andl	$2147483647, %edx
	orl	%edx, %eax
	movl	%eax, 4(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L2:
	cmpl	$51, %ecx
	jle	.L6
	cmpl	$1024, %ecx
	fldl	(%esp)
	jne	.L21
	fld	%st(0)
	faddp	%st, %st(1)
	fstpl	(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L6:
	leal	-1043(%edx), %ecx
	movl	$-1, %edx
	shrl	%cl, %edx
	testl	%edx, %edi
	je	.L1
	shrl	%edx
	testl	%edx, %edi
	je	.L5
	notl	%edx
	andl	%edi, %edx
	movl	$1073741824, %edi
	sarl	%cl, %edi
	orl	%edx, %edi
	jmp	.L5
	.size	rint, .-rint
	.section	.rodata
	.align 8
	.type	TWO52, @object
	.size	TWO52, 16
TWO52:
	.long	0
	.long	1127219200
	.long	0
	.long	-1020264448
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
