// 483cebe6d6729a6b368d2df14d2a0161 newlib/libc/time/tzcalc_limits.c
	.file	"tzcalc_limits.c"
	.text
	.section	.text.__tzcalc_limits,"ax",@progbits
	.p2align 4
	.globl	__tzcalc_limits
	.type	__tzcalc_limits, @function
__tzcalc_limits:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	subl	$28, %esp
	movl	%eax, 8(%esp)
	movl	%eax, %ebx
	call	__gettzinfo@PLT
	cmpl	$1969, 48(%esp)
	jle	.L17
	movl	%eax, %edi
	movl	48(%esp), %eax
	movl	48(%esp), %esi
	leal	8(%edi), %ebp
	movl	%eax, 4(%edi)
	leal	-17730(%eax,%eax,8), %eax
	leal	-1970(%esi,%eax,8), %eax
	leal	(%eax,%eax,4), %ebx
	movl	%esi, %eax
	leal	-1901(%esi), %ecx
	subl	$1969, %eax
	sarl	$2, %eax
	movl	$1374389535, %esi
	addl	%eax, %ebx
	movl	%ecx, %eax
	imull	%esi
	movl	48(%esp), %eax
	sarl	$31, %ecx
	sarl	$5, %edx
	subl	%edx, %ecx
	leal	-1601(%eax), %edx
	addl	%ebx, %ecx
	movl	%edx, %eax
	mull	%esi
	shrl	$7, %edx
	leal	(%ecx,%edx), %eax
	movl	%eax, 4(%esp)
	leal	64(%edi), %eax
	movl	%eax, (%esp)
.L16:
	movzbl	0(%ebp), %eax
	movl	12(%ebp), %ecx
	cmpb	$74, %al
	je	.L25
	cmpb	$68, %al
	jne	.L8
	movl	4(%esp), %eax
	addl	%eax, %ecx
.L7:
	movl	16(%ebp), %eax
	imull	$86400, %ecx, %ecx
	addl	$28, %ebp
	movl	-4(%ebp), %edx
	addl	%eax, %ecx
	addl	%edx, %ecx
	movl	%ecx, -8(%ebp)
	cmpl	%ebp, (%esp)
	jne	.L16
	movl	56(%edi), %eax
	cmpl	%eax, 28(%edi)
	setl	%al
	movzbl	%al, %eax
	movl	%eax, (%edi)
	addl	$28, %esp
	movl	$1, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L25:
	movl	4(%esp), %eax
	testb	$3, 48(%esp)
	leal	(%eax,%ecx), %edx
	jne	.L4
	imull	$-1030792151, 48(%esp), %eax
	addl	$85899344, %eax
	rorl	$2, %eax
	cmpl	$42949672, %eax
	jbe	.L4
	xorl	%eax, %eax
	cmpl	$59, %ecx
	setg	%al
	addl	%eax, %edx
.L6:
	leal	-1(%edx), %ecx
	jmp	.L7
	.p2align 4,,10
	.p2align 3
.L4:
	imull	$-1030792151, 48(%esp), %eax
	addl	$85899344, %eax
	rorl	$4, %eax
	cmpl	$10737418, %eax
	ja	.L6
	xorl	%eax, %eax
	cmpl	$59, %ecx
	setg	%al
	addl	%eax, %edx
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L8:
	testb	$3, 48(%esp)
	je	.L26
.L9:
	imull	$-1030792151, 48(%esp), %eax
	addl	$85899344, %eax
	rorl	$4, %eax
	cmpl	$10737418, %eax
	setbe	%al
	movzbl	%al, %eax
	leal	(%eax,%eax,2), %eax
	sall	$4, %eax
.L10:
	movl	8(%esp), %esi
	movl	__month_lengths@GOT(%esi), %edx
	addl	%edx, %eax
	movl	4(%ebp), %edx
	movl	%eax, 12(%esp)
	cmpl	$1, %edx
	jle	.L19
	movl	4(%esp), %ebx
	leal	-4(%eax,%edx,4), %edx
	.p2align 4
	.p2align 3
.L12:
	movl	(%eax), %esi
	addl	$4, %eax
	addl	%esi, %ebx
	cmpl	%eax, %edx
	jne	.L12
	movl	%edx, 12(%esp)
.L11:
	leal	4(%ebx), %esi
	movl	$-1840700269, %eax
	imull	%esi
	movl	%esi, %eax
	sarl	$31, %eax
	addl	%esi, %edx
	sarl	$2, %edx
	subl	%eax, %edx
	leal	0(,%edx,8), %eax
	subl	%edx, %eax
	subl	%eax, %esi
	subl	%esi, %ecx
	jns	.L13
	addl	$7, %ecx
.L13:
	movl	8(%ebp), %eax
	leal	-1(%eax), %edx
	leal	-8(%ecx,%eax,8), %ecx
	movl	12(%esp), %eax
	subl	%edx, %ecx
	movl	(%eax), %eax
	cmpl	%eax, %ecx
	jl	.L14
	.p2align 4
	.p2align 3
.L15:
	subl	$7, %ecx
	cmpl	%eax, %ecx
	jge	.L15
.L14:
	addl	%ebx, %ecx
	jmp	.L7
	.p2align 4,,10
	.p2align 3
.L17:
	addl	$28, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L26:
	imull	$-1030792151, 48(%esp), %edx
	movl	$48, %eax
	addl	$85899344, %edx
	rorl	$2, %edx
	cmpl	$42949672, %edx
	ja	.L10
	jmp	.L9
	.p2align 4,,10
	.p2align 3
.L19:
	movl	4(%esp), %ebx
	jmp	.L11
	.size	__tzcalc_limits, .-__tzcalc_limits
	.section	.text.__x86.get_pc_thunk.ax,"axG",@progbits,__x86.get_pc_thunk.ax,comdat
	.globl	__x86.get_pc_thunk.ax
	.hidden	__x86.get_pc_thunk.ax
	.type	__x86.get_pc_thunk.ax, @function
__x86.get_pc_thunk.ax:
	movl	(%esp), %eax
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
