// 5201a4507d992b8d0f7214ccd54447f7 newlib/libm/math/e_sqrt.c
	.file	"e_sqrt.c"
	.text
	.section	.text.__ieee754_sqrt,"ax",@progbits
	.p2align 4
	.globl	__ieee754_sqrt
	.type	__ieee754_sqrt, @function
__ieee754_sqrt:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	subl	$28, %esp
	fldl	48(%esp)
	fstl	(%esp)
	movl	4(%esp), %eax
	movl	(%esp), %ebp
	movl	%eax, %edx
	andl	$2146435072, %edx
	cmpl	$2146435072, %edx
	je	.L54
	fstp	%st(0)
	testl	%eax, %eax
	movl	%ebp, %ebx
	jle	.L55
	movl	%eax, %esi
	sarl	$20, %esi
	je	.L6
.L7:
	leal	-1023(%esi), %edx
	andl	$1048575, %eax
	orl	$1048576, %eax
	andl	$1, %esi
	jne	.L10
	movl	%ebx, %ecx
	addl	%ebx, %ebx
	shrl	$31, %ecx
	leal	(%ecx,%eax,2), %eax
.L10:
	sarl	%edx
	xorl	%ebp, %ebp
	movl	%edx, 20(%esp)
	movl	%ebx, %edx
	xorl	%edi, %edi
	shrl	$31, %edx
	leal	(%edx,%eax,2), %eax
	movl	$2097152, %edx
	leal	(%ebx,%ebx), %ecx
	movl	$22, %ebx
	.p2align 4
	.p2align 3
.L12:
	leal	(%edi,%edx), %esi
	cmpl	%eax, %esi
	jg	.L11
	leal	(%edx,%esi), %edi
	subl	%esi, %eax
	addl	%edx, %ebp
.L11:
	shrl	%edx
	movl	%ecx, %esi
	shrl	$31, %esi
	addl	%ecx, %ecx
	leal	(%esi,%eax,2), %eax
	decl	%ebx
	jne	.L12
	movl	%ebp, 16(%esp)
	movl	$32, %ebx
	xorl	%edx, %edx
	movl	%ebx, 8(%esp)
	xorl	%ebp, %ebp
	movl	$-2147483648, %ebx
	movl	%edx, 12(%esp)
	jmp	.L21
	.p2align 4,,10
	.p2align 3
.L58:
	cmpl	%edx, %ecx
	jb	.L32
	cmpl	%eax, %edi
	jne	.L32
	leal	(%edx,%ebx), %ebp
	xorl	%esi, %esi
	testl	%edx, %edx
	js	.L56
.L17:
	addl	%ebx, 12(%esp)
	subl	%edx, %ecx
.L16:
	shrl	%ebx
	movl	%ecx, %edx
	shrl	$31, %edx
	addl	%ecx, %ecx
	addl	%esi, %edx
	decl	8(%esp)
	movl	%edx, %eax
	je	.L57
.L21:
	leal	0(%ebp,%ebx), %edx
	cmpl	%eax, %edi
	jge	.L58
	movl	%edi, (%esp)
	leal	(%edx,%ebx), %ebp
	testl	%edx, %edx
	js	.L59
.L19:
	subl	%edi, %eax
	cmpl	%edx, %ecx
	jnb	.L60
.L20:
	movl	(%esp), %edi
	leal	-2(%eax,%eax), %esi
	jmp	.L17
	.p2align 4,,10
	.p2align 3
.L55:
	movl	%eax, %edx
	andl	$2147483647, %edx
	orl	%ebp, %edx
	je	.L26
	testl	%eax, %eax
	jne	.L61
	.p2align 4
	.p2align 3
.L5:
	movl	%ebx, %edx
	subl	$21, %eax
	shrl	$11, %edx
	sall	$21, %ebx
	testl	%edx, %edx
	je	.L5
	movl	%eax, %esi
	movl	%edx, %eax
	andl	$1048576, %edx
	movl	%ebx, %ebp
	je	.L6
	movl	$32, %edx
	movl	$-1, %edi
	jmp	.L8
	.p2align 4,,10
	.p2align 3
.L32:
	leal	(%eax,%eax), %esi
	jmp	.L16
	.p2align 4,,10
	.p2align 3
.L59:
	testl	%ebp, %ebp
	js	.L19
.L18:
	leal	1(%edi), %esi
	subl	%edi, %eax
	movl	%esi, (%esp)
	cmpl	%edx, %ecx
	jb	.L20
.L60:
	movl	(%esp), %edi
	leal	(%eax,%eax), %esi
	jmp	.L17
	.p2align 4,,10
	.p2align 3
.L56:
	testl	%ebp, %ebp
	jns	.L18
	jmp	.L17
	.p2align 4,,10
	.p2align 3
.L57:
	orl	%ecx, %edx
	jne	.L22
	movl	12(%esp), %eax
	shrl	%eax
	movl	%eax, 8(%esp)
.L23:
	movl	16(%esp), %edi
	movl	%edi, %eax
	sarl	%eax
	addl	$1071644672, %eax
	andl	$1, %edi
	je	.L25
	orl	$-2147483648, 8(%esp)
.L25:
	movl	20(%esp), %edx
	sall	$20, %edx
	addl	%edx, %eax
	movl	%eax, 4(%esp)
	movl	8(%esp), %eax
	movl	%eax, (%esp)
	fldl	(%esp)
.L1:
	addl	$28, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L22:
	cmpl	$-1, 12(%esp)
	je	.L62
	movl	12(%esp), %eax
	incl	%eax
	shrl	%eax
	movl	%eax, 8(%esp)
	jmp	.L23
	.p2align 4,,10
	.p2align 3
.L6:
	xorl	%ecx, %ecx
	.p2align 4
	.p2align 3
.L9:
	addl	%eax, %eax
	movl	%ecx, %edi
	leal	1(%ecx), %ecx
	testl	$1048576, %eax
	je	.L9
	movl	$32, %edx
	movl	%ebp, %ebx
	sall	%cl, %ebx
	subl	%ecx, %edx
.L8:
	movb	%dl, %cl
	subl	%edi, %esi
	shrl	%cl, %ebp
	orl	%ebp, %eax
	jmp	.L7
	.p2align 4,,10
	.p2align 3
.L54:
	fld	%st(0)
	addl	$28, %esp
	popl	%ebx
	fmul	%st(1), %st
	popl	%esi
	popl	%edi
	faddp	%st, %st(1)
	popl	%ebp
	ret
.L61:
	fldl	(%esp)
	fsub	%st(0), %st
	fdiv	%st(0), %st
	jmp	.L1
.L26:
	fldl	(%esp)
	addl	$28, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L62:
	incl	16(%esp)
	jmp	.L23
	.size	__ieee754_sqrt, .-__ieee754_sqrt
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
