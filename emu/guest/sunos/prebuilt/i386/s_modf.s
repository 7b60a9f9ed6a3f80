// 196fd1127c04e64fe01666b34fde6c35 newlib/libm/common/s_modf.c
	.file	"s_modf.c"
	.text
	.section	.text.modf,"ax",@progbits
	.p2align 4
	.globl	modf
	.type	modf, @function
modf:
	pushl	%esi
	pushl	%ebx
	subl	$20, %esp
	fldl	32(%esp)
	movl	40(%esp), %ebx
	fstl	(%esp)
	movl	4(%esp), %edx
	movl	(%esp), %esi
	movl	%edx, %eax
	sarl	$20, %eax
	andl	$2047, %eax
	leal	-1023(%eax), %ecx
	cmpl	$19, %ecx
	jg	.L2
	testl	%ecx, %ecx
	js	.L10
	fstp	%st(0)
	movl	$1048575, %eax
	sarl	%cl, %eax
	movl	%edx, %ecx
	andl	%eax, %ecx
	orl	%esi, %ecx
	je	.L11
	notl	%eax
	andl	%edx, %eax
	movl	%eax, 12(%esp)
	xorl	%eax, %eax
	movl	%eax, 8(%esp)
	fldl	8(%esp)
	fstl	(%ebx)
	fsubrl	(%esp)
	addl	$20, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	fstp	%st(0)
	cmpl	$51, %ecx
	jg	.L12
	leal	-1043(%eax), %ecx
	movl	$-1, %eax
	shrl	%cl, %eax
	testl	%esi, %eax
	jne	.L7
	fldl	(%esp)
	andl	$-2147483648, %edx
	movl	$0, (%esp)
	movl	%edx, 4(%esp)
	fstpl	(%ebx)
	fldl	(%esp)
	addl	$20, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L11:
	fldl	(%esp)
	andl	$-2147483648, %edx
	movl	$0, (%esp)
	movl	%edx, 4(%esp)
	fstpl	(%ebx)
	fldl	(%esp)
	addl	$20, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L12:
	fldl	(%esp)
	andl	$-2147483648, %edx
	movl	$0, (%esp)
	movl	%edx, 4(%esp)
	fstpl	(%ebx)
	fldl	(%esp)
	addl	$20, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	movl	%edx, 12(%esp)
	notl	%eax
	andl	%esi, %eax
	movl	%eax, 8(%esp)
	fldl	8(%esp)
	fstl	(%ebx)
	fsubrl	(%esp)
	addl	$20, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L10:
	movl	$0, (%ebx)
	andl	$-2147483648, %edx
	movl	%edx, 4(%ebx)
	addl	$20, %esp
	popl	%ebx
	popl	%esi
	ret
	.size	modf, .-modf
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
