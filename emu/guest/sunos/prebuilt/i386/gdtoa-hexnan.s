// d1b2a9add6445a56e584add36de8b1b9 newlib/libc/stdlib/gdtoa-hexnan.c
	.file	"gdtoa-hexnan.c"
	.text
	.section	.text.__match,"ax",@progbits
	.p2align 4
	.globl	__match
	.type	__match, @function
__match:
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	movl	16(%esp), %edi
	movl	20(%esp), %ecx
	movl	(%edi), %edx
	jmp	.L2
	.p2align 4,,10
	.p2align 3
.L3:
	cmpl	%ebx, %eax
	jne	.L6
.L2:
	movsbl	(%ecx), %ebx
	incl	%ecx
	incl	%edx
	testl	%ebx, %ebx
	je	.L9
	movsbl	(%edx), %eax
	leal	-65(%eax), %esi
	cmpl	$25, %esi
	ja	.L3
	addl	$32, %eax
	cmpl	%ebx, %eax
	je	.L2
.L6:
	popl	%ebx
	xorl	%eax, %eax
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L9:
	movl	%edx, (%edi)
	movl	$1, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.size	__match, .-__match
	.section	.text.__hexnan,"ax",@progbits
	.p2align 4
	.globl	__hexnan
	.type	__hexnan, @function
__hexnan:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	subl	$40, %esp
	movl	64(%esp), %edx
	movl	68(%esp), %edi
	movl	(%edx), %ecx
	movl	%ecx, %edx
	sarl	$5, %edx
	andl	$31, %ecx
	movl	%ecx, 36(%esp)
	leal	(%edi,%edx,4), %edx
	jne	.L11
	movl	%edx, 16(%esp)
	leal	-4(%edx), %ebx
.L12:
	movl	16(%esp), %edx
	movl	$0, -4(%edx)
	movl	60(%esp), %edx
	movl	(%edx), %edx
	movzbl	1(%edx), %ecx
	testl	%ecx, %ecx
	je	.L23
	movl	__hexdig@GOT(%eax), %eax
	xorl	%esi, %esi
	movl	%edx, %edi
	movl	%esi, 12(%esp)
	movl	%ebx, %ebp
	xorl	%edx, %edx
	movl	%ebx, 8(%esp)
	xorl	%esi, %esi
	movl	%ebx, 32(%esp)
	movl	%eax, (%esp)
	.p2align 4
	.p2align 3
.L27:
	movl	(%esp), %eax
	movzbl	(%eax,%ecx), %eax
	testb	%al, %al
	jne	.L15
	cmpl	$32, %ecx
	ja	.L16
	movl	12(%esp), %eax
	cmpl	%eax, %esi
	jle	.L17
	movl	8(%esp), %eax
	cmpl	%eax, %ebp
	jnb	.L22
	cmpl	$7, %edx
	jg	.L22
	movl	0(%ebp), %eax
	movl	$8, %ecx
	movl	%ebp, %ebx
	movl	%ebp, 20(%esp)
	subl	%edx, %ecx
	movl	8(%esp), %ebp
	movl	%esi, 24(%esp)
	sall	$2, %ecx
	movl	$32, %edx
	movl	%edi, 28(%esp)
	subl	%ecx, %edx
	movl	%edx, 4(%esp)
	movl	%eax, %esi
	movl	%ecx, %edx
	.p2align 4
	.p2align 3
.L21:
	movl	4(%ebx), %edi
	addl	$4, %ebx
	movzbl	4(%esp), %ecx
	movl	%edi, %eax
	sall	%cl, %eax
	movl	%eax, %ecx
	orl	%esi, %ecx
	movl	%edi, %esi
	movl	%ecx, -4(%ebx)
	movb	%dl, %cl
	shrl	%cl, %esi
	movl	%esi, (%ebx)
	cmpl	%ebp, %ebx
	jb	.L21
	movl	20(%esp), %ebp
	movl	24(%esp), %esi
	movl	28(%esp), %edi
.L22:
	cmpl	%ebp, 68(%esp)
	movl	$8, %edx
	jnb	.L17
	movl	$0, -4(%ebp)
	leal	-4(%ebp), %eax
	xorl	%edx, %edx
	movl	%eax, 8(%esp)
	movl	%eax, %ebp
	movl	%esi, 12(%esp)
	.p2align 4
	.p2align 3
.L17:
	movzbl	2(%edi), %ecx
	incl	%edi
	testl	%ecx, %ecx
	jne	.L27
	movl	32(%esp), %ebx
.L24:
	testl	%esi, %esi
	je	.L23
	movl	8(%esp), %eax
	cmpl	%eax, %ebp
	jnb	.L33
	cmpl	$7, %edx
	jle	.L28
.L33:
	cmpl	%ebp, 68(%esp)
	jnb	.L65
.L42:
	movl	68(%esp), %edi
	movl	%ebp, %esi
	.p2align 4
	.p2align 3
.L30:
	movsl
	cmpl	%esi, %ebx
	jnb	.L30
	movl	68(%esp), %ecx
	leal	1(%ebx), %edx
	movl	%ebx, %eax
	subl	%ebp, %eax
	incl	%ebp
	shrl	$2, %eax
	cmpl	%ebp, %edx
	leal	4(,%eax,4), %eax
	movl	$4, %edx
	cmovb	%edx, %eax
	addl	%ecx, %eax
	.p2align 4
	.p2align 3
.L34:
	movl	$0, (%eax)
	addl	$4, %eax
	cmpl	%eax, %ebx
	jnb	.L34
	movl	16(%esp), %eax
	movl	-4(%eax), %eax
.L35:
	testl	%eax, %eax
	jne	.L39
	cmpl	%ebx, 68(%esp)
	je	.L37
	movl	68(%esp), %eax
	jmp	.L38
	.p2align 4,,10
	.p2align 3
.L40:
	cmpl	%ebx, %eax
	je	.L37
.L38:
	movl	-4(%ebx), %edx
	subl	$4, %ebx
	testl	%edx, %edx
	je	.L40
.L39:
	addl	$40, %esp
	movl	$5, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L15:
	incl	%edx
	incl	%esi
	cmpl	$8, %edx
	jg	.L25
	movl	0(%ebp), %ecx
	sall	$4, %ecx
.L26:
	andb	$15, %al
	movzbl	%al, %eax
	orl	%ecx, %eax
	movl	%eax, 0(%ebp)
	jmp	.L17
	.p2align 4,,10
	.p2align 3
.L25:
	cmpl	%ebp, 68(%esp)
	jnb	.L17
	movl	$0, -4(%ebp)
	xorl	%ecx, %ecx
	subl	$4, %ebp
	movl	$1, %edx
	jmp	.L26
	.p2align 4,,10
	.p2align 3
.L11:
	leal	4(%edx), %edi
	movl	%edx, %ebx
	movl	%edi, 16(%esp)
	jmp	.L12
	.p2align 4,,10
	.p2align 3
.L65:
	movl	36(%esp), %edx
	movl	16(%esp), %edi
	testl	%edx, %edx
	movl	-4(%edi), %eax
	je	.L35
	movl	$32, %ecx
	subl	%edx, %ecx
	movl	$-1, %edx
	shrl	%cl, %edx
	andl	%edx, %eax
	movl	%eax, -4(%edi)
	jmp	.L35
	.p2align 4,,10
	.p2align 3
.L16:
	cmpl	$41, %ecx
	movl	32(%esp), %ebx
	je	.L66
.L23:
	addl	$40, %esp
	movl	$4, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L37:
	movl	$1, (%ebx)
	jmp	.L39
	.p2align 4,,10
	.p2align 3
.L28:
	movl	%ebp, 4(%esp)
	movl	$8, %eax
	subl	%edx, %eax
	movl	%ebp, %edx
	leal	0(,%eax,4), %ecx
	movl	$32, %eax
	subl	%ecx, %eax
	movl	%eax, (%esp)
	movl	0(%ebp), %eax
	movl	8(%esp), %ebp
	movl	%ebx, 8(%esp)
	movl	%edx, %ebx
	movl	%ecx, %edx
	movl	%eax, %esi
	.p2align 4
	.p2align 3
.L32:
	movl	4(%ebx), %edi
	addl	$4, %ebx
	movzbl	(%esp), %ecx
	movl	%edi, %eax
	sall	%cl, %eax
	movl	%eax, %ecx
	orl	%esi, %ecx
	movl	%ecx, -4(%ebx)
	movb	%dl, %cl
	shrl	%cl, %edi
	movl	%edi, (%ebx)
	cmpl	%ebp, %ebx
	movl	%edi, %esi
	jb	.L32
	movl	4(%esp), %ebp
	cmpl	%ebp, 68(%esp)
	movl	8(%esp), %ebx
	jb	.L42
	jmp	.L65
	.p2align 4,,10
	.p2align 3
.L66:
	movl	60(%esp), %eax
	addl	$2, %edi
	movl	%edi, (%eax)
	jmp	.L24
	.size	__hexnan, .-__hexnan
	.section	.text.__x86.get_pc_thunk.ax,"axG",@progbits,__x86.get_pc_thunk.ax,comdat
	.globl	__x86.get_pc_thunk.ax
	.hidden	__x86.get_pc_thunk.ax
	.type	__x86.get_pc_thunk.ax, @function
__x86.get_pc_thunk.ax:
	movl	(%esp), %eax
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
