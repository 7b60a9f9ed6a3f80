// d345d860739dc2fca73fcee5c7d1b91b newlib/libm/math/e_fmod.c
	.file	"e_fmod.c"
	.text
	.section	.text.__ieee754_fmod,"ax",@progbits
	.p2align 4
	.globl	__ieee754_fmod
	.type	__ieee754_fmod, @function
__ieee754_fmod:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	subl	$36, %esp
	fldl	56(%esp)
	fstpl	8(%esp)
	fldl	64(%esp)
	movl	12(%esp), %esi
	movl	%eax, 24(%esp)
	fstpl	(%esp)
	movl	4(%esp), %edx
	movl	(%esp), %edi
	movl	%esi, %ebx
	andl	$2147483647, %ebx
	movl	%ebx, 20(%esp)
	movl	%edx, %ecx
	andl	$2147483647, %ecx
	movl	%ecx, 16(%esp)
	movl	%ecx, %eax
	orl	%edi, %eax
	je	.L2
	cmpl	$2146435071, %ebx
	ja	.L2
	movl	%edi, %eax
	negl	%eax
	orl	%edi, %eax
	shrl	$31, %eax
	orl	%ecx, %eax
	cmpl	$2146435072, %eax
	ja	.L2
	movl	16(%esp), %ecx
	movl	%esi, %eax
	andl	$-2147483648, %eax
	movl	8(%esp), %ebx
	cmpl	%ecx, 20(%esp)
	movl	%eax, 28(%esp)
	jg	.L5
	jl	.L55
	cmpl	%edi, %ebx
	jb	.L55
	cmpl	%ebx, %edi
	.p2align 4,,7
	je	.L87
	testl	$2146435072, %esi
	jne	.L8
	movl	20(%esp), %eax
	testl	%eax, %eax
	jne	.L7
	movl	$-1043, (%esp)
	testl	%ebx, %ebx
	movl	%ebx, %eax
	movl	$-1043, %ecx
	jle	.L91
	.p2align 4
	.p2align 3
.L9:
	addl	%eax, %eax
	decl	%ecx
	testl	%eax, %eax
	jg	.L9
.L85:
	movl	%ecx, (%esp)
	testl	$2146435072, %edx
	jne	.L23
.L94:
	movl	16(%esp), %ecx
	testl	%ecx, %ecx
	jne	.L24
	testl	%edi, %edi
	movl	%edi, %eax
	jle	.L92
.L12:
	movl	$-1043, %ebp
	.p2align 4
	.p2align 3
.L27:
	addl	%eax, %eax
	decl	%ebp
	testl	%eax, %eax
	jg	.L27
	jmp	.L28
	.p2align 4,,10
	.p2align 3
.L2:
	fldl	8(%esp)
	fmull	(%esp)
	fdiv	%st(0), %st
.L1:
	addl	$36, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	testl	$2146435072, %esi
	jne	.L8
.L7:
	movl	$-1022, (%esp)
	movl	20(%esp), %eax
	movl	$-1022, %ecx
	sall	$11, %eax
	testl	%eax, %eax
	jle	.L93
	.p2align 4
	.p2align 3
.L16:
	addl	%eax, %eax
	decl	%ecx
	testl	%eax, %eax
	jle	.L85
	addl	%eax, %eax
	decl	%ecx
	testl	%eax, %eax
	jg	.L16
	jmp	.L85
	.p2align 4,,10
	.p2align 3
.L8:
	movl	20(%esp), %eax
	sarl	$20, %eax
	subl	$1023, %eax
	testl	$2146435072, %edx
	movl	%eax, (%esp)
	je	.L94
.L23:
	movl	16(%esp), %eax
	sarl	$20, %eax
	leal	-1023(%eax), %ebp
.L28:
	cmpl	$-1022, (%esp)
	jl	.L25
.L22:
	andl	$1048575, %esi
	orl	$1048576, %esi
.L31:
	cmpl	$-1022, %ebp
	jl	.L33
.L29:
	andl	$1048575, %edx
	movl	%ebx, %eax
	orl	$1048576, %edx
	subl	%edi, %eax
.L34:
	movl	(%esp), %ecx
	subl	%ebp, %ecx
	jne	.L44
	jmp	.L38
	.p2align 4,,10
	.p2align 3
.L96:
	decl	%eax
	js	.L40
	subl	%edi, %ebx
.L41:
	movl	%ebx, %esi
	addl	%ebx, %ebx
	shrl	$31, %esi
	decl	%ecx
	leal	(%esi,%eax,2), %esi
	je	.L95
.L44:
	movl	%esi, %eax
	subl	%edx, %eax
	cmpl	%edi, %ebx
	jb	.L96
	testl	%eax, %eax
	js	.L40
	subl	%edi, %ebx
	movl	%eax, %esi
	orl	%ebx, %esi
	jne	.L41
.L88:
	movl	28(%esp), %eax
.L87:
	movl	24(%esp), %edx
	shrl	$31, %eax
	fldl	Zero@GOTOFF(%edx,%eax,8)
	addl	$36, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L40:
	movl	%ebx, %eax
	addl	%ebx, %ebx
	shrl	$31, %eax
	decl	%ecx
	leal	(%eax,%esi,2), %esi
	jne	.L44
.L95:
	movl	%ebx, %eax
	subl	%edi, %eax
.L38:
	movl	%esi, %ecx
	subl	%edx, %ecx
	cmpl	%edi, %ebx
	sbbl	$0, %ecx
.L45:
	testl	%ecx, %ecx
	cmovns	%ecx, %esi
	cmovns	%eax, %ebx
	movl	%esi, %eax
	orl	%ebx, %eax
	jne	.L86
	jmp	.L88
	.p2align 4,,10
	.p2align 3
.L48:
	movl	%ebx, %eax
	decl	%ebp
	shrl	$31, %eax
	addl	%ebx, %ebx
	leal	(%eax,%esi,2), %esi
.L86:
	cmpl	$1048575, %esi
	jle	.L48
	cmpl	$-1022, %ebp
	jge	.L97
	movl	$-1022, %eax
	subl	%ebp, %eax
	cmpl	$20, %eax
	jg	.L51
	movb	%al, %cl
	movl	%esi, %edx
	shrl	%cl, %ebx
	leal	1054(%ebp), %ecx
	sall	%cl, %edx
	movb	%al, %cl
	sarl	%cl, %esi
	orl	%edx, %ebx
	orl	%esi, 28(%esp)
.L52:
	movl	28(%esp), %eax
	movl	%ebx, (%esp)
	movl	%eax, 4(%esp)
	fldl	(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L33:
	movl	$-1022, %eax
	subl	%ebp, %eax
	cmpl	$31, %eax
	jg	.L35
	leal	1054(%ebp), %edx
	movl	%edx, 20(%esp)
.L26:
	movl	16(%esp), %edx
	movb	%al, %cl
	sall	%cl, %edx
	movzbl	20(%esp), %ecx
	movl	%edx, 8(%esp)
	movl	%edi, %edx
	shrl	%cl, %edx
	movl	8(%esp), %ecx
	orl	%ecx, %edx
	movb	%al, %cl
	sall	%cl, %edi
	movl	%ebx, %eax
	subl	%edi, %eax
	jmp	.L34
.L92:
	cmpl	$-1022, (%esp)
	jge	.L19
	movl	$-1043, %ebp
	.p2align 4
	.p2align 3
.L25:
	movl	(%esp), %ecx
	movl	$-1022, %eax
	subl	%ecx, %eax
	movl	%eax, 8(%esp)
	cmpl	$31, %eax
	jg	.L32
.L54:
	movl	(%esp), %eax
	addl	$1054, %eax
.L14:
	movl	20(%esp), %esi
	movzbl	8(%esp), %ecx
	sall	%cl, %esi
	movb	%al, %cl
	movl	%esi, 20(%esp)
	movl	%ebx, %esi
	shrl	%cl, %esi
	movl	20(%esp), %eax
	movzbl	8(%esp), %ecx
	orl	%eax, %esi
	sall	%cl, %ebx
	jmp	.L31
	.p2align 4,,10
	.p2align 3
.L35:
	movl	$-1054, %ecx
	movl	%edi, %edx
	subl	%ebp, %ecx
	xorl	%edi, %edi
	sall	%cl, %edx
	movl	(%esp), %ecx
	subl	%ebp, %ecx
	jne	.L44
	movl	%esi, %ecx
	movl	%ebx, %eax
	subl	%edx, %ecx
	jmp	.L45
	.p2align 4,,10
	.p2align 3
.L32:
	movl	(%esp), %eax
	movl	$-1054, %ecx
	movl	%ebx, %esi
	xorl	%ebx, %ebx
	subl	%eax, %ecx
	sall	%cl, %esi
	jmp	.L31
	.p2align 4,,10
	.p2align 3
.L24:
	movl	16(%esp), %eax
	sall	$11, %eax
	testl	%eax, %eax
	jle	.L98
.L20:
	movl	$-1022, %ebp
	.p2align 4
	.p2align 3
.L30:
	addl	%eax, %eax
	decl	%ebp
	testl	%eax, %eax
	jg	.L30
	jmp	.L28
	.p2align 4,,10
	.p2align 3
.L97:
	movl	28(%esp), %edx
	leal	1023(%ebp), %eax
	subl	$1048576, %esi
	movl	%ebx, (%esp)
	sall	$20, %eax
	orl	%edx, %esi
	orl	%esi, %eax
	movl	%eax, 4(%esp)
	fldl	(%esp)
	jmp	.L1
.L93:
	testl	$2146435072, %edx
	jne	.L17
	movl	16(%esp), %ebp
	testl	%ebp, %ebp
	jne	.L18
	testl	%edi, %edi
	movl	%edi, %eax
	jg	.L12
.L19:
	movl	$11, %eax
	andl	$1048575, %esi
	movl	%eax, 20(%esp)
	orl	$1048576, %esi
	movl	$-1043, %ebp
	movl	$21, %eax
	jmp	.L26
.L98:
	cmpl	$-1022, (%esp)
	jl	.L63
.L21:
	andl	$1048575, %esi
	movl	$-1022, %ebp
	orl	$1048576, %esi
	jmp	.L29
	.p2align 4,,10
	.p2align 3
.L55:
	fldl	8(%esp)
	jmp	.L1
.L51:
	cmpl	$31, %eax
	jg	.L53
	movb	%al, %cl
	movl	%esi, %eax
	shrl	%cl, %ebx
	leal	1054(%ebp), %ecx
	sall	%cl, %eax
	orl	%eax, %ebx
	jmp	.L52
.L53:
	movl	$-1054, %ecx
	subl	%ebp, %ecx
	sarl	%cl, %esi
	movl	%esi, %ebx
	jmp	.L52
.L91:
	testl	$2146435072, %edx
	jne	.L10
	movl	16(%esp), %ebp
	testl	%ebp, %ebp
	jne	.L11
	testl	%edi, %edi
	movl	%edi, %eax
	movl	$-1043, %ebp
	jg	.L12
.L13:
	movl	$-1043, (%esp)
	movl	$21, 8(%esp)
	jmp	.L54
.L17:
	movl	16(%esp), %eax
	sarl	$20, %eax
	leal	-1023(%eax), %ebp
	jmp	.L22
.L10:
	movl	$-1043, (%esp)
	movl	16(%esp), %eax
	movl	$21, %ecx
	movl	%ecx, 8(%esp)
	sarl	$20, %eax
	leal	-1023(%eax), %ebp
	movl	$11, %eax
	jmp	.L14
.L63:
	movl	$-1022, %ebp
	jmp	.L25
.L11:
	movl	$-1043, (%esp)
	movl	16(%esp), %eax
	movl	$-1022, %ebp
	sall	$11, %eax
	testl	%eax, %eax
	jg	.L20
	jmp	.L13
.L18:
	movl	16(%esp), %eax
	sall	$11, %eax
	testl	%eax, %eax
	jg	.L20
	.p2align 4,,2
	jmp	.L21
	.size	__ieee754_fmod, .-__ieee754_fmod
	.section	.rodata
	.align 8
	.type	Zero, @object
	.size	Zero, 16
Zero:
	.long	0
	.long	0
	.long	0
	.long	-2147483648
	.section	.text.__x86.get_pc_thunk.ax,"axG",@progbits,__x86.get_pc_thunk.ax,comdat
	.globl	__x86.get_pc_thunk.ax
	.hidden	__x86.get_pc_thunk.ax
	.type	__x86.get_pc_thunk.ax, @function
__x86.get_pc_thunk.ax:
	movl	(%esp), %eax
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
