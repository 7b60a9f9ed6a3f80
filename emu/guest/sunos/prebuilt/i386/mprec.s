// e7375500745d712725e21ec4dcace6aa newlib/libc/stdlib/mprec.c
	.file	"mprec.c"
	.text
	.section	.text._Balloc,"ax",@progbits
	.p2align 4
	.globl	_Balloc
	.type	_Balloc, @function
_Balloc:
	subl	$28, %esp
	movl	%esi, 20(%esp)
	movl	32(%esp), %esi
	movl	%ebx, 16(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 24(%esp)
	movl	76(%esi), %eax
	testl	%eax, %eax
	je	.L12
.L2:
	movl	36(%esp), %edi
	leal	(%eax,%edi,4), %edx
	movl	(%edx), %eax
	testl	%eax, %eax
	je	.L4
	movl	(%eax), %ecx
	movl	%ecx, (%edx)
.L5:
	movl	$0, 16(%eax)
	movl	$0, 12(%eax)
.L1:
	movl	16(%esp), %ebx
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L12:
	movl	%esi, (%esp)
	movl	$33, %edx
	movl	$4, %ecx
	movl	%edx, 8(%esp)
	movl	%ecx, 4(%esp)
	call	_calloc_r@PLT
	movl	%eax, 76(%esi)
	testl	%eax, %eax
	jne	.L2
.L6:
	xorl	%eax, %eax
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L4:
	movl	%esi, (%esp)
	movzbl	36(%esp), %ecx
	movl	$1, %edi
	sall	%cl, %edi
	leal	20(,%edi,4), %eax
	movl	%eax, 8(%esp)
	movl	$1, %eax
	movl	%eax, 4(%esp)
	call	_calloc_r@PLT
	testl	%eax, %eax
	je	.L6
	movl	%edi, 8(%eax)
	movl	36(%esp), %ebx
	movl	%ebx, 4(%eax)
	jmp	.L5
	.size	_Balloc, .-_Balloc
	.section	.text._Bfree,"ax",@progbits
	.p2align 4
	.globl	_Bfree
	.type	_Bfree, @function
_Bfree:
	movl	8(%esp), %eax
	testl	%eax, %eax
	je	.L13
	movl	4(%esp), %edx
	movl	4(%eax), %ecx
	movl	76(%edx), %edx
	leal	(%edx,%ecx,4), %edx
	movl	(%edx), %ecx
	movl	%ecx, (%eax)
	movl	%eax, (%edx)
.L13:
	ret
	.size	_Bfree, .-_Bfree
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"Balloc succeeded"
.LC1:
	.string	"./newlib/libc/stdlib/mprec.c"
	.section	.text.__multadd,"ax",@progbits
	.p2align 4
	.globl	__multadd
	.type	__multadd, @function
__multadd:
	pushl	%ebp
	xorl	%ecx, %ecx
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	subl	$44, %esp
	movl	68(%esp), %esi
	movl	72(%esp), %ebp
	movl	76(%esp), %ebx
	movl	%eax, 28(%esp)
	movl	16(%esi), %eax
	movl	%eax, 24(%esp)
	.p2align 4
	.p2align 3
.L19:
	movl	20(%esi,%ecx,4), %eax
	movzwl	%ax, %edx
	imull	%ebp, %edx
	shrl	$16, %eax
	imull	%ebp, %eax
	addl	%ebx, %edx
	movl	%edx, %ebx
	movzwl	%dx, %edx
	shrl	$16, %ebx
	addl	%ebx, %eax
	movl	%eax, %edi
	sall	$16, %eax
	shrl	$16, %edi
	addl	%edx, %eax
	movl	%eax, 20(%esi,%ecx,4)
	incl	%ecx
	movl	%edi, %ebx
	cmpl	%ecx, 24(%esp)
	jg	.L19
	testl	%edi, %edi
	je	.L18
	movl	24(%esp), %eax
	cmpl	%eax, 8(%esi)
	jle	.L27
	movl	24(%esp), %eax
	movl	%edi, 20(%esi,%eax,4)
	incl	%eax
	movl	%eax, 16(%esi)
.L18:
	addl	$44, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L27:
	movl	4(%esi), %eax
	movl	28(%esp), %ebx
	incl	%eax
	movl	%eax, 4(%esp)
	movl	64(%esp), %eax
	movl	%eax, (%esp)
	call	_Balloc@PLT
	testl	%eax, %eax
	movl	%eax, %ebp
	je	.L28
	movl	16(%esi), %eax
	movl	28(%esp), %ebx
	leal	8(,%eax,4), %eax
	movl	%eax, 8(%esp)
	leal	12(%esi), %eax
	movl	%eax, 4(%esp)
	leal	12(%ebp), %eax
	movl	%eax, (%esp)
	call	memcpy@PLT
	movl	64(%esp), %eax
	movl	%esi, 4(%esp)
	movl	%ebp, %esi
	movl	%eax, (%esp)
	call	_Bfree@PLT
	movl	24(%esp), %eax
	movl	%edi, 20(%esi,%eax,4)
	incl	%eax
	movl	%eax, 16(%esi)
	jmp	.L18
.L28:
	movl	$181, 4(%esp)
	movl	28(%esp), %ebx
	leal	.LC0@GOTOFF(%ebx), %eax
	movl	%eax, 12(%esp)
	xorl	%eax, %eax
	movl	%eax, 8(%esp)
	leal	.LC1@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	call	__assert_func@PLT
	.size	__multadd, .-__multadd
	.section	.text.__s2b,"ax",@progbits
	.p2align 4
	.globl	__s2b
	.type	__s2b, @function
__s2b:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$44, %esp
	movl	76(%esp), %eax
	movl	64(%esp), %esi
	movl	68(%esp), %edi
	leal	8(%eax), %ecx
	movl	$954437177, %eax
	imull	%ecx
	sarl	$31, %ecx
	sarl	%edx
	subl	%ecx, %edx
	cmpl	$9, 76(%esp)
	jle	.L38
	movl	$1, %eax
	xorl	%ecx, %ecx
	.p2align 4
	.p2align 3
.L31:
	addl	%eax, %eax
	incl	%ecx
	cmpl	%eax, %edx
	jg	.L31
.L30:
	movl	%ecx, 4(%esp)
	movl	%esi, (%esp)
	call	_Balloc@PLT
	testl	%eax, %eax
	je	.L43
	movl	$1, 16(%eax)
	movl	80(%esp), %edx
	cmpl	$9, 72(%esp)
	movl	%edx, 20(%eax)
	jg	.L44
	leal	10(%edi), %ebp
	movl	$9, %edi
	movl	%edi, 72(%esp)
.L35:
	movl	72(%esp), %edi
	cmpl	%edi, 76(%esp)
	jle	.L29
	movl	76(%esp), %edi
	movl	72(%esp), %ecx
	subl	%ecx, %edi
	addl	%ebp, %edi
	.p2align 4
	.p2align 3
.L37:
	movsbl	0(%ebp), %edx
	incl	%ebp
	movl	%eax, 4(%esp)
	movl	%esi, (%esp)
	subl	$48, %edx
	movl	%edx, 12(%esp)
	movl	$10, %edx
	movl	%edx, 8(%esp)
	call	__multadd@PLT
	cmpl	%ebp, %edi
	jne	.L37
.L29:
	addl	$44, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L44:
	movl	72(%esp), %ecx
	leal	9(%edi), %edx
	movl	%edx, 28(%esp)
	movl	%edx, %ebp
	addl	%ecx, %edi
	.p2align 4
	.p2align 3
.L34:
	movsbl	0(%ebp), %ecx
	movl	$10, %edx
	incl	%ebp
	movl	%edx, 8(%esp)
	movl	%eax, 4(%esp)
	movl	%esi, (%esp)
	subl	$48, %ecx
	movl	%ecx, 12(%esp)
	call	__multadd@PLT
	cmpl	%edi, %ebp
	jne	.L34
	movl	28(%esp), %edx
	movl	72(%esp), %edi
	leal	-8(%edx,%edi), %ebp
	jmp	.L35
	.p2align 4,,10
	.p2align 3
.L38:
	xorl	%ecx, %ecx
	jmp	.L30
.L43:
	movl	$206, 4(%esp)
	leal	.LC0@GOTOFF(%ebx), %eax
	xorl	%esi, %esi
	movl	%eax, 12(%esp)
	leal	.LC1@GOTOFF(%ebx), %eax
	movl	%esi, 8(%esp)
	movl	%eax, (%esp)
	call	__assert_func@PLT
	.size	__s2b, .-__s2b
	.section	.text.__hi0bits,"ax",@progbits
	.p2align 4
	.globl	__hi0bits
	.type	__hi0bits, @function
__hi0bits:
	movl	4(%esp), %eax
	xorl	%edx, %edx
	cmpl	$65535, %eax
	ja	.L46
	sall	$16, %eax
	movl	$16, %edx
.L46:
	cmpl	$16777215, %eax
	ja	.L47
	sall	$8, %eax
	addl	$8, %edx
.L47:
	cmpl	$268435455, %eax
	ja	.L48
	sall	$4, %eax
	addl	$4, %edx
.L48:
	cmpl	$1073741823, %eax
	jbe	.L49
	cmpl	$-2147483648, %eax
	adcl	$0, %edx
.L45:
	movl	%edx, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L49:
	sall	$2, %eax
	js	.L54
	addl	$3, %edx
	testl	$1073741824, %eax
	jne	.L45
	movl	$32, %edx
	movl	%edx, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L54:
	addl	$2, %edx
	movl	%edx, %eax
	ret
	.size	__hi0bits, .-__hi0bits
	.section	.text.__lo0bits,"ax",@progbits
	.p2align 4
	.globl	__lo0bits
	.type	__lo0bits, @function
__lo0bits:
	movl	4(%esp), %ecx
	movl	(%ecx), %eax
	testb	$7, %al
	je	.L56
	testb	$1, %al
	jne	.L64
	testb	$2, %al
	je	.L58
	shrl	%eax
	movl	$1, %edx
	movl	%eax, (%ecx)
.L55:
	movl	%edx, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L56:
	xorl	%edx, %edx
	testw	%ax, %ax
	jne	.L59
	shrl	$16, %eax
	movl	$16, %edx
.L59:
	testb	%al, %al
	jne	.L60
	shrl	$8, %eax
	addl	$8, %edx
.L60:
	testb	$15, %al
	jne	.L61
	shrl	$4, %eax
	addl	$4, %edx
.L61:
	testb	$3, %al
	jne	.L62
	shrl	$2, %eax
	addl	$2, %edx
.L62:
	testb	$1, %al
	jne	.L63
	incl	%edx
	shrl	%eax
	je	.L66
.L63:
	movl	%eax, (%ecx)
	movl	%edx, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L64:
	xorl	%edx, %edx
	movl	%edx, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L66:
	movl	$32, %edx
	jmp	.L55
	.p2align 4,,10
	.p2align 3
.L58:
	shrl	$2, %eax
	movl	$2, %edx
	movl	%eax, (%ecx)
	movl	%edx, %eax
	ret
	.size	__lo0bits, .-__lo0bits
	.section	.text.__i2b,"ax",@progbits
	.p2align 4
	.globl	__i2b
	.type	__i2b, @function
__i2b:
	subl	$28, %esp
	movl	$1, %edx
	movl	%ebx, 24(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	_Balloc@PLT
	testl	%eax, %eax
	je	.L70
	movl	$1, 16(%eax)
	movl	36(%esp), %edx
	movl	24(%esp), %ebx
	movl	%edx, 20(%eax)
	addl	$28, %esp
	ret
.L70:
	movl	$320, 4(%esp)
	leal	.LC0@GOTOFF(%ebx), %eax
	movl	%eax, 12(%esp)
	xorl	%eax, %eax
	movl	%eax, 8(%esp)
	leal	.LC1@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	call	__assert_func@PLT
	.size	__i2b, .-__i2b
	.section	.text.__multiply,"ax",@progbits
	.p2align 4
	.globl	__multiply
	.type	__multiply, @function
__multiply:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$76, %esp
	movl	100(%esp), %ecx
	movl	104(%esp), %edi
	movl	16(%ecx), %edx
	movl	16(%edi), %ebp
	cmpl	%ebp, %edx
	jl	.L72
	movl	%ebp, %eax
	movl	%edx, %ebp
	movl	%eax, %edx
	movl	%edi, %eax
	movl	%ecx, %edi
	movl	%eax, %ecx
.L72:
	leal	0(%ebp,%edx), %esi
	movl	4(%edi), %eax
	cmpl	%esi, 8(%edi)
	jge	.L73
	incl	%eax
.L73:
	movl	%eax, 4(%esp)
	movl	96(%esp), %eax
	movl	%ecx, 100(%esp)
	movl	%edx, 24(%esp)
	movl	%eax, (%esp)
	call	_Balloc@PLT
	movl	24(%esp), %edx
	movl	100(%esp), %ecx
	movl	%eax, 56(%esp)
	testl	%eax, %eax
	je	.L107
	movl	56(%esp), %ebx
	leal	20(%ebx), %eax
	movl	%eax, 52(%esp)
	leal	20(%ebx,%esi,4), %ebx
	cmpl	%ebx, %eax
	jnb	.L78
	.p2align 4
	.p2align 3
.L75:
	movl	$0, (%eax)
	addl	$4, %eax
	cmpl	%ebx, %eax
	jb	.L75
.L78:
	leal	20(%edi), %eax
	movl	%eax, 40(%esp)
	leal	20(%edi,%ebp,4), %eax
	movl	%eax, 28(%esp)
	leal	20(%ecx,%edx,4), %ebx
	movl	%ebx, 36(%esp)
	leal	20(%ecx), %eax
	cmpl	%ebx, %eax
	jnb	.L77
	movl	%esi, 60(%esp)
	movl	28(%esp), %ebx
	movl	$4, %ecx
	movl	%ebx, %edx
	subl	%edi, %edx
	addl	$21, %edi
	subl	$21, %edx
	shrl	$2, %edx
	cmpl	%edi, %ebx
	movl	52(%esp), %edi
	leal	4(,%edx,4), %edx
	cmovnb	%edx, %ecx
	movl	%ecx, 44(%esp)
	movl	%edi, 32(%esp)
	jmp	.L85
	.p2align 4,,10
	.p2align 3
.L81:
	movl	%edx, %edi
	shrl	$16, %edi
	jne	.L108
.L83:
	movl	36(%esp), %ebx
	addl	$4, %eax
	addl	$4, 32(%esp)
	cmpl	%ebx, %eax
	jnb	.L109
.L85:
	movl	(%eax), %edx
	movl	%edx, %edi
	andl	$65535, %edi
	je	.L81
	movl	32(%esp), %esi
	xorl	%ecx, %ecx
	movl	%ecx, 24(%esp)
	movl	40(%esp), %ebx
	movl	%eax, 48(%esp)
	.p2align 4
	.p2align 3
.L82:
	movl	(%ebx), %ecx
	addl	$4, %ebx
	addl	$4, %esi
	movl	-4(%esi), %edx
	movzwl	%cx, %eax
	imull	%edi, %eax
	movzwl	%dx, %ebp
	shrl	$16, %ecx
	imull	%edi, %ecx
	shrl	$16, %edx
	addl	%ebp, %eax
	movl	24(%esp), %ebp
	addl	%edx, %ecx
	addl	%ebp, %eax
	movl	%eax, %edx
	movzwl	%ax, %eax
	shrl	$16, %edx
	addl	%ecx, %edx
	movl	%edx, %ecx
	sall	$16, %edx
	shrl	$16, %ecx
	orl	%eax, %edx
	movl	28(%esp), %eax
	movl	%ecx, 24(%esp)
	movl	%edx, -4(%esi)
	cmpl	%eax, %ebx
	jb	.L82
	movl	44(%esp), %edi
	movl	32(%esp), %ebx
	movl	48(%esp), %eax
	movl	%ecx, (%ebx,%edi)
	movl	(%eax), %edx
	movl	%edx, %edi
	shrl	$16, %edi
	je	.L83
.L108:
	movl	32(%esp), %ebp
	xorl	%edx, %edx
	movl	%eax, 24(%esp)
	movl	40(%esp), %ebx
	movl	0(%ebp), %ecx
	movl	%ecx, %esi
	.p2align 4
	.p2align 3
.L84:
	movzwl	(%ebx), %eax
	shrl	$16, %esi
	movzwl	%cx, %ecx
	addl	$4, %ebp
	addl	$4, %ebx
	imull	%edi, %eax
	addl	%edx, %eax
	addl	%esi, %eax
	movl	0(%ebp), %esi
	movl	%eax, %edx
	sall	$16, %edx
	shrl	$16, %eax
	orl	%ecx, %edx
	movl	%edx, -4(%ebp)
	movzwl	%si, %ecx
	movzwl	-2(%ebx), %edx
	imull	%edi, %edx
	addl	%edx, %ecx
	addl	%eax, %ecx
	movl	28(%esp), %eax
	movl	%ecx, %edx
	shrl	$16, %edx
	cmpl	%eax, %ebx
	jb	.L84
	movl	32(%esp), %ebx
	movl	44(%esp), %edi
	movl	24(%esp), %eax
	addl	$4, 32(%esp)
	movl	%ecx, (%ebx,%edi)
	movl	36(%esp), %ebx
	addl	$4, %eax
	cmpl	%ebx, %eax
	jb	.L85
.L109:
	movl	60(%esp), %esi
.L77:
	testl	%esi, %esi
	jle	.L80
	movl	52(%esp), %eax
	jmp	.L79
	.p2align 4,,10
	.p2align 3
.L86:
	decl	%esi
	je	.L80
.L79:
	movl	-4(%eax,%esi,4), %edx
	testl	%edx, %edx
	je	.L86
.L80:
	movl	56(%esp), %eax
	movl	%esi, 16(%eax)
	addl	$76, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L107:
	movl	$349, 4(%esp)
	leal	.LC0@GOTOFF(%ebx), %eax
	xorl	%esi, %esi
	movl	%eax, 12(%esp)
	leal	.LC1@GOTOFF(%ebx), %eax
	movl	%esi, 8(%esp)
	movl	%eax, (%esp)
	call	__assert_func@PLT
	.size	__multiply, .-__multiply
	.section	.text.__pow5mult,"ax",@progbits
	.p2align 4
	.globl	__pow5mult
	.type	__pow5mult, @function
__pow5mult:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$44, %esp
	movl	72(%esp), %esi
	movl	64(%esp), %ebp
	movl	68(%esp), %edi
	movl	%esi, %eax
	andl	$3, %eax
	jne	.L128
.L111:
	sarl	$2, %esi
	je	.L110
	movl	72(%ebp), %edx
	testl	%edx, %edx
	je	.L129
.L114:
	testl	$1, %esi
	jne	.L130
	.p2align 4
	.p2align 3
.L115:
	sarl	%esi
	je	.L110
.L132:
	movl	(%edx), %eax
	testl	%eax, %eax
	je	.L131
	movl	%eax, %edx
.L133:
	testl	$1, %esi
	je	.L115
.L130:
	movl	%edx, 8(%esp)
	movl	%edi, 4(%esp)
	movl	%ebp, (%esp)
	movl	%edx, 28(%esp)
	call	__multiply@PLT
	movl	%edi, 4(%esp)
	movl	%ebp, (%esp)
	movl	%eax, 24(%esp)
	call	_Bfree@PLT
	sarl	%esi
	movl	24(%esp), %edi
	movl	28(%esp), %edx
	jne	.L132
.L110:
	addl	$44, %esp
	movl	%edi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L131:
	movl	%edx, 8(%esp)
	movl	%edx, 4(%esp)
	movl	%ebp, (%esp)
	movl	%edx, 24(%esp)
	call	__multiply@PLT
	movl	24(%esp), %edx
	movl	%eax, (%edx)
	movl	%eax, %edx
	movl	$0, (%eax)
	jmp	.L133
	.p2align 4,,10
	.p2align 3
.L128:
	movl	%edi, 4(%esp)
	movl	-4+p05.0@GOTOFF(%ebx,%eax,4), %eax
	xorl	%edx, %edx
	movl	%edx, 12(%esp)
	movl	%ebp, (%esp)
	movl	%eax, 8(%esp)
	call	__multadd@PLT
	movl	%eax, %edi
	jmp	.L111
	.p2align 4,,10
	.p2align 3
.L129:
	movl	%ebp, (%esp)
	movl	$625, %eax
	movl	%eax, 4(%esp)
	call	__i2b@PLT
	movl	%eax, 72(%ebp)
	movl	%eax, %edx
	movl	$0, (%eax)
	jmp	.L114
	.size	__pow5mult, .-__pow5mult
	.section	.text.__lshift,"ax",@progbits
	.p2align 4
	.globl	__lshift
	.type	__lshift, @function
__lshift:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	subl	$60, %esp
	movl	%eax, 24(%esp)
	movl	84(%esp), %eax
	movl	88(%esp), %edi
	movl	%eax, %ebx
	movl	4(%eax), %edx
	movl	16(%eax), %eax
	movl	%edi, %esi
	sarl	$5, %esi
	addl	%esi, %eax
	movl	%eax, 32(%esp)
	leal	1(%eax), %ecx
	movl	8(%ebx), %eax
	cmpl	%eax, %ecx
	jle	.L135
	.p2align 4
	.p2align 3
.L136:
	addl	%eax, %eax
	incl	%edx
	cmpl	%eax, %ecx
	jg	.L136
.L135:
	movl	%edx, 4(%esp)
	movl	80(%esp), %eax
	movl	%ecx, 20(%esp)
	movl	24(%esp), %ebx
	movl	%eax, (%esp)
	call	_Balloc@PLT
	movl	20(%esp), %ecx
	movl	%eax, 28(%esp)
	testl	%eax, %eax
	je	.L152
	movl	28(%esp), %eax
	testl	%esi, %esi
	leal	20(%eax), %ebx
	jle	.L138
	leal	20(,%esi,4), %esi
	leal	(%eax,%esi), %edx
	movl	%ebx, %eax
	.p2align 4
	.p2align 3
.L139:
	movl	$0, (%eax)
	addl	$4, %eax
	cmpl	%edx, %eax
	jne	.L139
	leal	-20(%ebx,%esi), %ebx
.L138:
	movl	84(%esp), %eax
	movl	84(%esp), %edx
	leal	20(%eax), %esi
	movl	16(%eax), %eax
	leal	20(%edx,%eax,4), %ebp
	movl	%edi, %eax
	andl	$31, %eax
	je	.L150
	movl	%eax, 36(%esp)
	movl	$32, %edx
	movl	%ebx, %edi
	movl	%ebx, 44(%esp)
	subl	%eax, %edx
	xorl	%eax, %eax
	movl	%edx, 20(%esp)
	movl	36(%esp), %edx
	movl	%eax, %ebx
	movl	%ecx, 40(%esp)
	.p2align 4
	.p2align 3
.L141:
	movl	(%esi), %eax
	movb	%dl, %cl
	addl	$4, %edi
	addl	$4, %esi
	sall	%cl, %eax
	movl	%eax, %ecx
	orl	%ebx, %ecx
	movl	%ecx, -4(%edi)
	movzbl	20(%esp), %ecx
	movl	-4(%esi), %ebx
	shrl	%cl, %ebx
	cmpl	%ebp, %esi
	jb	.L141
	movl	84(%esp), %esi
	movl	%ebp, %edx
	movl	%ebx, %eax
	movl	84(%esp), %edi
	movl	44(%esp), %ebx
	movl	40(%esp), %ecx
	subl	%esi, %edx
	leal	21(%edi), %esi
	subl	$21, %edx
	shrl	$2, %edx
	cmpl	%esi, %ebp
	leal	4(,%edx,4), %edx
	movl	$4, %esi
	cmovb	%esi, %edx
	testl	%eax, %eax
	movl	%eax, (%ebx,%edx)
	jne	.L142
.L143:
	movl	32(%esp), %ecx
.L142:
	movl	28(%esp), %edi
	movl	84(%esp), %eax
	movl	24(%esp), %ebx
	movl	%ecx, 16(%edi)
	movl	%eax, 4(%esp)
	movl	80(%esp), %eax
	movl	%eax, (%esp)
	call	_Bfree@PLT
	addl	$60, %esp
	movl	%edi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L150:
	movl	%ebx, %edi
	.p2align 4
	.p2align 3
.L140:
	movsl
	cmpl	%ebp, %esi
	jb	.L140
	jmp	.L143
.L152:
	movl	$473, 4(%esp)
	movl	24(%esp), %ebx
	xorl	%edi, %edi
	movl	%edi, 8(%esp)
	leal	.LC0@GOTOFF(%ebx), %eax
	movl	%eax, 12(%esp)
	leal	.LC1@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	call	__assert_func@PLT
	.size	__lshift, .-__lshift
	.section	.text.__mcmp,"ax",@progbits
	.p2align 4
	.globl	__mcmp
	.type	__mcmp, @function
__mcmp:
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	movl	16(%esp), %esi
	movl	20(%esp), %edi
	movl	16(%esi), %ebx
	movl	16(%edi), %eax
	subl	%eax, %ebx
	jne	.L153
	leal	0(,%eax,4), %edx
	leal	20(%esi,%edx), %eax
	leal	20(%esi), %ecx
	leal	20(%edi,%edx), %edx
	jmp	.L156
	.p2align 4,,10
	.p2align 3
.L155:
	cmpl	%eax, %ecx
	jnb	.L153
.L156:
	subl	$4, %eax
	movl	-4(%edx), %edi
	subl	$4, %edx
	cmpl	%edi, (%eax)
	je	.L155
	sbbl	%ebx, %ebx
	orl	$1, %ebx
.L153:
	movl	%ebx, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.size	__mcmp, .-__mcmp
	.section	.text.__mdiff,"ax",@progbits
	.p2align 4
	.globl	__mdiff
	.type	__mdiff, @function
__mdiff:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$60, %esp
	movl	88(%esp), %ecx
	movl	84(%esp), %esi
	movl	80(%esp), %ebp
	movl	%ecx, 4(%esp)
	movl	%esi, (%esp)
	call	__mcmp@PLT
	movl	88(%esp), %ecx
	testl	%eax, %eax
	je	.L179
	movl	$0, %edi
	js	.L180
.L164:
	movl	%ecx, 88(%esp)
	movl	4(%esi), %eax
	movl	%ebp, (%esp)
	movl	%eax, 4(%esp)
	call	_Balloc@PLT
	movl	88(%esp), %ecx
	movl	%eax, 24(%esp)
	testl	%eax, %eax
	je	.L181
	movl	24(%esp), %edx
	leal	20(%esi), %eax
	movl	%eax, 32(%esp)
	movl	16(%esi), %ebp
	leal	20(%ecx), %ebx
	movl	%ecx, 88(%esp)
	movl	16(%ecx), %eax
	movl	%edi, 12(%edx)
	movl	%ebp, 40(%esp)
	leal	0(,%ebp,4), %edi
	movl	%edi, 44(%esp)
	leal	20(%esi,%edi), %edi
	movl	32(%esp), %esi
	movl	%edi, 28(%esp)
	leal	20(%ecx,%eax,4), %edi
	movl	%edi, 20(%esp)
	leal	20(%edx), %edi
	xorl	%edx, %edx
	movl	%edi, 36(%esp)
	movl	%edx, 16(%esp)
	.p2align 4
	.p2align 3
.L166:
	movl	(%esi), %edx
	addl	$4, %ebx
	addl	$4, %edi
	movl	-4(%ebx), %ecx
	addl	$4, %esi
	movzwl	%dx, %eax
	shrl	$16, %edx
	movzwl	%cx, %ebp
	shrl	$16, %ecx
	subl	%ebp, %eax
	movl	16(%esp), %ebp
	subl	%ecx, %edx
	addl	%ebp, %eax
	movl	%eax, %ecx
	movzwl	%ax, %eax
	sarl	$16, %ecx
	addl	%ecx, %edx
	movl	%edx, %ecx
	sarl	$16, %ecx
	movl	%ecx, 16(%esp)
	movl	20(%esp), %ecx
	sall	$16, %edx
	orl	%edx, %eax
	movl	%eax, -4(%edi)
	cmpl	%ecx, %ebx
	jb	.L166
	movl	20(%esp), %esi
	movl	88(%esp), %ecx
	movl	40(%esp), %ebp
	movl	%esi, %edx
	leal	21(%ecx), %ebx
	subl	%ecx, %edx
	subl	$21, %edx
	movl	$4, %ecx
	movl	%edx, %edi
	shrl	$2, %edi
	cmpl	%ebx, %esi
	movl	32(%esp), %esi
	leal	4(,%edi,4), %edx
	cmovb	%ecx, %edx
	movl	36(%esp), %ecx
	addl	%edx, %esi
	movl	%esi, 40(%esp)
	addl	%ecx, %edx
	movl	%edx, 32(%esp)
	movl	%edx, %ecx
	movl	28(%esp), %edx
	cmpl	%edx, %esi
	jnb	.L182
	movl	%ebp, 20(%esp)
	movl	28(%esp), %edi
	movl	%esi, %edx
	movl	16(%esp), %ebp
	movl	%esi, 16(%esp)
	.p2align 4
	.p2align 3
.L167:
	movl	(%edx), %ebx
	movl	%ebp, %eax
	addl	$4, %edx
	addl	$4, %ecx
	movzwl	%bx, %ebp
	movl	%ebx, %esi
	addl	%eax, %ebp
	addl	%eax, %ebx
	sarl	$16, %ebp
	movzwl	%bx, %ebx
	shrl	$16, %esi
	addl	%ebp, %esi
	movl	%esi, %ebp
	sall	$16, %esi
	sarl	$16, %ebp
	orl	%esi, %ebx
	movl	%ebx, -4(%ecx)
	cmpl	%edi, %edx
	jb	.L167
	movl	28(%esp), %edx
	movl	%ebx, %eax
	movl	16(%esp), %esi
	movl	32(%esp), %edi
	movl	20(%esp), %ebp
	decl	%edx
	subl	%esi, %edx
	andl	$-4, %edx
	addl	%edx, %edi
	movl	%edi, %edx
.L168:
	testl	%eax, %eax
	jne	.L169
	movl	44(%esp), %eax
	subl	%eax, %edx
	.p2align 4
	.p2align 3
.L170:
	decl	%ebp
	movl	(%edx,%ebp,4), %eax
	testl	%eax, %eax
	je	.L170
.L169:
	movl	24(%esp), %eax
	movl	%ebp, 16(%eax)
	movl	24(%esp), %eax
	addl	$60, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L180:
	movl	%esi, %eax
	movl	$1, %edi
	movl	%ecx, %esi
	movl	%eax, %ecx
	jmp	.L164
	.p2align 4,,10
	.p2align 3
.L179:
	movl	%ebp, (%esp)
	xorl	%edi, %edi
	movl	%edi, 4(%esp)
	call	_Balloc@PLT
	movl	%eax, 24(%esp)
	testl	%eax, %eax
	je	.L183
	movl	24(%esp), %eax
	movl	$1, 16(%eax)
	movl	$0, 20(%eax)
	movl	24(%esp), %eax
	addl	$60, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L182:
	leal	0(,%edi,4), %edx
	xorl	%ecx, %ecx
	movl	36(%esp), %edi
	cmpl	%ebx, 20(%esp)
	cmovb	%ecx, %edx
	addl	%edx, %edi
	movl	%edi, %edx
	jmp	.L168
.L183:
	movl	$562, 4(%esp)
	leal	.LC0@GOTOFF(%ebx), %eax
	xorl	%esi, %esi
	movl	%eax, 12(%esp)
	leal	.LC1@GOTOFF(%ebx), %eax
	movl	%esi, 8(%esp)
	movl	%eax, (%esp)
	call	__assert_func@PLT
.L181:
	movl	$576, 4(%esp)
	leal	.LC0@GOTOFF(%ebx), %eax
	xorl	%ecx, %ecx
	movl	%eax, 12(%esp)
	leal	.LC1@GOTOFF(%ebx), %eax
	movl	%ecx, 8(%esp)
	movl	%eax, (%esp)
	call	__assert_func@PLT
	.size	__mdiff, .-__mdiff
	.section	.text.__ulp,"ax",@progbits
	.p2align 4
	.globl	__ulp
	.type	__ulp, @function
__ulp:
	subl	$12, %esp
	xorl	%edx, %edx
	movl	20(%esp), %eax
	andl	$2146435072, %eax
	subl	$54525952, %eax
	testl	%eax, %eax
	jle	.L191
	movl	%eax, 4(%esp)
	movl	%edx, (%esp)
	fldl	(%esp)
	addl	$12, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L191:
	negl	%eax
	movl	%eax, %ecx
	sarl	$20, %ecx
	cmpl	$20971519, %eax
	jg	.L186
	movl	%edx, (%esp)
	movl	$524288, %eax
	sarl	%cl, %eax
	movl	%eax, 4(%esp)
	fldl	(%esp)
	addl	$12, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L186:
	subl	$20, %ecx
	movl	$1, %edx
	cmpl	$30, %ecx
	jg	.L187
	movl	$-2147483648, %edx
	shrl	%cl, %edx
.L187:
	movl	%edx, (%esp)
	xorl	%eax, %eax
	movl	%eax, 4(%esp)
	fldl	(%esp)
	addl	$12, %esp
	ret
	.size	__ulp, .-__ulp
	.section	.text.__b2d,"ax",@progbits
	.p2align 4
	.globl	__b2d
	.type	__b2d, @function
__b2d:
	subl	$60, %esp
	movl	%edi, 52(%esp)
	movl	64(%esp), %eax
	movl	%ebx, 44(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 48(%esp)
	movl	%ebp, 56(%esp)
	movl	16(%eax), %edx
	leal	20(%eax), %edi
	movl	%edi, 28(%esp)
	leal	20(%eax,%edx,4), %edi
	movl	-4(%edi), %esi
	leal	-4(%edi), %ebp
	movl	%esi, (%esp)
	call	__hi0bits@PLT
	movl	68(%esp), %edx
	movl	%eax, %ebx
	movl	$32, %eax
	movl	%eax, %ecx
	subl	%ebx, %ecx
	cmpl	$10, %ebx
	movl	%ecx, (%edx)
	jle	.L206
	cmpl	%ebp, 28(%esp)
	leal	-11(%ebx), %edx
	jnb	.L196
	testl	%edx, %edx
	movl	-8(%edi), %ebx
	je	.L197
	subl	%edx, %eax
	movb	%dl, %cl
	sall	%cl, %esi
	movl	%ebx, %ebp
	movb	%al, %cl
	shrl	%cl, %ebp
	xorl	%ecx, %ecx
	movl	%ecx, 16(%esp)
	orl	%ebp, %esi
	movb	%dl, %cl
	leal	-8(%edi), %edx
	orl	$1072693248, %esi
	movl	%esi, 20(%esp)
	sall	%cl, %ebx
	cmpl	%edx, 28(%esp)
	jnb	.L195
	movl	-12(%edi), %edx
	movb	%al, %cl
	shrl	%cl, %edx
	orl	%edx, %ebx
	jmp	.L195
	.p2align 4,,10
	.p2align 3
.L196:
	cmpl	$11, %ebx
	je	.L207
	movb	%dl, %cl
	xorl	%eax, %eax
	movl	%eax, 16(%esp)
	sall	%cl, %esi
	xorl	%ebx, %ebx
	orl	$1072693248, %esi
	movl	%esi, 20(%esp)
	jmp	.L195
	.p2align 4,,10
	.p2align 3
.L207:
	xorl	%ebx, %ebx
.L197:
	xorl	%edx, %edx
	orl	$1072693248, %esi
	movl	%edx, 16(%esp)
	movl	%esi, 20(%esp)
.L195:
	movl	%ebx, 16(%esp)
	movl	48(%esp), %esi
	fldl	16(%esp)
	movl	44(%esp), %ebx
	movl	52(%esp), %edi
	movl	56(%esp), %ebp
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L206:
	movl	$11, %ecx
	movl	%esi, %eax
	subl	%ebx, %ecx
	xorl	%edx, %edx
	movl	%edx, 16(%esp)
	shrl	%cl, %eax
	orl	$1072693248, %eax
	movl	%eax, 20(%esp)
	xorl	%eax, %eax
	cmpl	%ebp, 28(%esp)
	jnb	.L194
	movl	-8(%edi), %eax
	shrl	%cl, %eax
.L194:
	leal	21(%ebx), %ecx
	sall	%cl, %esi
	movl	%esi, %ebx
	orl	%eax, %ebx
	jmp	.L195
	.size	__b2d, .-__b2d
	.section	.text.__d2b,"ax",@progbits
	.p2align 4
	.globl	__d2b
	.type	__d2b, @function
__d2b:
	subl	$76, %esp
	movl	$1, %edx
	movl	%ebx, 60(%esp)
	movl	80(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fldl	84(%esp)
	movl	%edx, 4(%esp)
	movl	%esi, 64(%esp)
	fstpl	24(%esp)
	movl	%eax, (%esp)
	movl	%edi, 68(%esp)
	movl	%ebp, 72(%esp)
	call	_Balloc@PLT
	testl	%eax, %eax
	je	.L223
	movl	28(%esp), %ebp
	movl	%eax, %edi
	movl	%ebp, %eax
	shrl	$20, %ebp
	andl	$1048575, %eax
	andl	$2047, %ebp
	je	.L210
	orl	$1048576, %eax
.L210:
	movl	%eax, 44(%esp)
	movl	24(%esp), %esi
	testl	%esi, %esi
	jne	.L224
	leal	44(%esp), %eax
	movl	$1, %esi
	movl	%eax, (%esp)
	call	__lo0bits@PLT
	movl	44(%esp), %ecx
	movl	%esi, 16(%edi)
	movl	%ecx, 20(%edi)
	addl	$32, %eax
	testl	%ebp, %ebp
	je	.L216
.L225:
	movl	92(%esp), %edx
	leal	-1075(%ebp,%eax), %ecx
	movl	$53, %esi
	subl	%eax, %esi
	movl	%ecx, (%edx)
.L217:
	movl	96(%esp), %eax
	movl	60(%esp), %ebx
	movl	72(%esp), %ebp
	movl	%esi, (%eax)
	movl	%edi, %eax
	movl	64(%esp), %esi
	movl	68(%esp), %edi
	addl	$76, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L224:
	movl	%esi, 40(%esp)
	leal	40(%esp), %eax
	movl	%eax, (%esp)
	call	__lo0bits@PLT
	testl	%eax, %eax
	je	.L212
	movl	44(%esp), %esi
	movl	$32, %ecx
	subl	%eax, %ecx
	movl	%esi, %edx
	sall	%cl, %edx
	movl	40(%esp), %ecx
	orl	%edx, %ecx
	movl	%ecx, 20(%edi)
	movb	%al, %cl
	shrl	%cl, %esi
	movl	%esi, 44(%esp)
	movl	%esi, %ecx
.L213:
	movl	%ecx, 24(%edi)
	cmpl	$1, %ecx
	movl	$1, %esi
	sbbl	$-1, %esi
	testl	%ebp, %ebp
	movl	%esi, 16(%edi)
	jne	.L225
.L216:
	movl	92(%esp), %edx
	subl	$1074, %eax
	movl	%eax, (%edx)
	movl	16(%edi,%esi,4), %eax
	sall	$5, %esi
	movl	%eax, (%esp)
	call	__hi0bits@PLT
	subl	%eax, %esi
	jmp	.L217
	.p2align 4,,10
	.p2align 3
.L212:
	movl	40(%esp), %ecx
	movl	%ecx, 20(%edi)
	movl	44(%esp), %ecx
	jmp	.L213
.L223:
	movl	$778, 4(%esp)
	leal	.LC0@GOTOFF(%ebx), %eax
	movl	%eax, 12(%esp)
	xorl	%eax, %eax
	movl	%eax, 8(%esp)
	leal	.LC1@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	call	__assert_func@PLT
	.size	__d2b, .-__d2b
	.section	.text.__ratio,"ax",@progbits
	.p2align 4
	.globl	__ratio
	.type	__ratio, @function
__ratio:
	subl	$76, %esp
	movl	%ebx, 64(%esp)
	leal	56(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 72(%esp)
	movl	80(%esp), %edi
	movl	%eax, 4(%esp)
	movl	%esi, 68(%esp)
	movl	84(%esp), %esi
	movl	%edi, (%esp)
	call	__b2d@PLT
	movl	%esi, (%esp)
	fstpl	16(%esp)
	movl	16(%esp), %eax
	movl	20(%esp), %edx
	movl	%eax, 32(%esp)
	leal	60(%esp), %eax
	movl	%eax, 4(%esp)
	movl	%edx, 36(%esp)
	call	__b2d@PLT
	movl	56(%esp), %ecx
	movl	60(%esp), %ebx
	fstpl	24(%esp)
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, 40(%esp)
	movl	16(%edi), %eax
	movl	%edx, 44(%esp)
	movl	16(%esi), %edx
	subl	%edx, %eax
	sall	$5, %eax
	addl	%ecx, %eax
	subl	%ebx, %eax
	testl	%eax, %eax
	jle	.L227
	movl	20(%esp), %edx
	sall	$20, %eax
	addl	%edx, %eax
	movl	%eax, 36(%esp)
	fldl	32(%esp)
	fstpl	16(%esp)
.L228:
	fldl	16(%esp)
	fdivl	24(%esp)
	movl	64(%esp), %ebx
	movl	68(%esp), %esi
	movl	72(%esp), %edi
	addl	$76, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L227:
	movl	28(%esp), %edx
	sall	$20, %eax
	subl	%eax, %edx
	movl	%edx, 44(%esp)
	fldl	40(%esp)
	fstpl	24(%esp)
	jmp	.L228
	.size	__ratio, .-__ratio
	.section	.text._mprec_log10,"ax",@progbits
	.p2align 4
	.globl	_mprec_log10
	.type	_mprec_log10, @function
_mprec_log10:
	call	__x86.get_pc_thunk.dx
	addl	$_GLOBAL_OFFSET_TABLE_, %edx
	movl	4(%esp), %eax
	cmpl	$23, %eax
	jle	.L235
	fld1
	flds	.LC3@GOTOFF(%edx)
	.p2align 4
	.p2align 3
.L231:
	fmul	%st, %st(1)
	decl	%eax
	jne	.L231
	fstp	%st(0)
	ret
	.p2align 4,,10
	.p2align 3
.L235:
	movl	__mprec_tens@GOT(%edx), %edx
	fldl	(%edx,%eax,8)
	ret
	.size	_mprec_log10, .-_mprec_log10
	.section	.text.__copybits,"ax",@progbits
	.p2align 4
	.globl	__copybits
	.type	__copybits, @function
__copybits:
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	movl	20(%esp), %edi
	movl	24(%esp), %ebx
	movl	16(%esp), %eax
	leal	-1(%edi), %edx
	sarl	$5, %edx
	leal	4(%eax,%edx,4), %ecx
	movl	16(%ebx), %edx
	leal	20(%ebx), %esi
	leal	20(%ebx,%edx,4), %edx
	cmpl	%edx, %esi
	jnb	.L244
	movl	%eax, %edi
	.p2align 4
	.p2align 3
.L238:
	movsl
	cmpl	%edx, %esi
	jb	.L238
	subl	%ebx, %edx
	subl	$21, %edx
	shrl	$2, %edx
	leal	4(%eax,%edx,4), %eax
	cmpl	%ecx, %eax
	jnb	.L245
	.p2align 4
	.p2align 3
.L240:
	movl	$0, (%eax)
	addl	$4, %eax
.L244:
	cmpl	%ecx, %eax
	jb	.L240
.L245:
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.size	__copybits, .-__copybits
	.section	.text.__any_on,"ax",@progbits
	.p2align 4
	.globl	__any_on
	.type	__any_on, @function
__any_on:
	pushl	%esi
	pushl	%ebx
	movl	12(%esp), %eax
	movl	16(%esp), %ecx
	movl	16(%eax), %ebx
	leal	20(%eax), %edx
	sarl	$5, %ecx
	cmpl	%ecx, %ebx
	jge	.L247
	leal	(%edx,%ebx,4), %eax
	jmp	.L250
	.p2align 4,,10
	.p2align 3
.L251:
	movl	-4(%eax), %ecx
	subl	$4, %eax
	testl	%ecx, %ecx
	jne	.L253
.L250:
	cmpl	%eax, %edx
	jb	.L251
	xorl	%ecx, %ecx
.L246:
	popl	%ebx
	movl	%ecx, %eax
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L247:
	leal	(%edx,%ecx,4), %eax
	jle	.L250
	movl	16(%esp), %ecx
	andl	$31, %ecx
	je	.L250
	movl	(%eax), %esi
	movl	%esi, %ebx
	shrl	%cl, %ebx
	sall	%cl, %ebx
	movl	$1, %ecx
	cmpl	%ebx, %esi
	jne	.L246
	jmp	.L250
	.p2align 4,,10
	.p2align 3
.L253:
	popl	%ebx
	movl	$1, %ecx
	movl	%ecx, %eax
	popl	%esi
	ret
	.size	__any_on, .-__any_on
	.section	.rodata
	.align 4
	.type	p05.0, @object
	.size	p05.0, 12
p05.0:
	.long	5
	.long	25
	.long	125
	.globl	__mprec_tinytens
	.align 32
	.type	__mprec_tinytens, @object
	.size	__mprec_tinytens, 40
__mprec_tinytens:
	.long	-1747416644
	.long	1016910514
	.long	-710367437
	.long	961148451
	.long	1156884285
	.long	849678333
	.long	-812869731
	.long	626768392
	.long	1689022275
	.long	180880936
	.globl	__mprec_bigtens
	.align 32
	.type	__mprec_bigtens, @object
	.size	__mprec_bigtens, 40
__mprec_bigtens:
	.long	937459712
	.long	1128383353
	.long	-1257935337
	.long	1184086197
	.long	-381683211
	.long	1295535875
	.long	-114287310
	.long	1518499656
	.long	2138292028
	.long	1964330973
	.globl	__mprec_tens
	.align 32
	.type	__mprec_tens, @object
	.size	__mprec_tens, 200
__mprec_tens:
	.long	0
	.long	1072693248
	.long	0
	.long	1076101120
	.long	0
	.long	1079574528
	.long	0
	.long	1083129856
	.long	0
	.long	1086556160
	.long	0
	.long	1090021888
	.long	0
	.long	1093567616
	.long	0
	.long	1097011920
	.long	0
	.long	1100470148
	.long	0
	.long	1104006501
	.long	536870912
	.long	1107468383
	.long	-402653184
	.long	1110919286
	.long	-1577058304
	.long	1114446484
	.long	-448790528
	.long	1117925532
	.long	512753664
	.long	1121369284
	.long	640942080
	.long	1124887541
	.long	937459712
	.long	1128383353
	.long	-2049400832
	.long	1131820119
	.long	1733216256
	.long	1135329645
	.long	1620131072
	.long	1138841828
	.long	2025163840
	.long	1142271773
	.long	-689770672
	.long	1145772772
	.long	105764242
	.long	1149300943
	.long	-941536522
	.long	1152724226
	.long	2044304820
	.long	1156216899
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC3:
	.long	1092616192
	.section	.text.__x86.get_pc_thunk.ax,"axG",@progbits,__x86.get_pc_thunk.ax,comdat
	.globl	__x86.get_pc_thunk.ax
	.hidden	__x86.get_pc_thunk.ax
	.type	__x86.get_pc_thunk.ax, @function
__x86.get_pc_thunk.ax:
	movl	(%esp), %eax
	ret
	.section	.text.__x86.get_pc_thunk.dx,"axG",@progbits,__x86.get_pc_thunk.dx,comdat
	.globl	__x86.get_pc_thunk.dx
	.hidden	__x86.get_pc_thunk.dx
	.type	__x86.get_pc_thunk.dx, @function
__x86.get_pc_thunk.dx:
	movl	(%esp), %edx
	ret
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
