// dba6a87b34709bdad9c14309a1e5efec newlib/libc/stdlib/getsubopt.c
	.file	"getsubopt.c"
	.text
	.section	.text.getsubopt,"ax",@progbits
	.p2align 4
	.globl	getsubopt
	.type	getsubopt, @function
getsubopt:
	pushl	%ebp
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	subl	$44, %esp
	movl	64(%esp), %ecx
	movl	72(%esp), %ebp
	movl	%eax, 28(%esp)
	movl	suboptarg@GOT(%eax), %esi
	movl	68(%esp), %edi
	testl	%ecx, %ecx
	movl	$0, 0(%ebp)
	movl	$0, (%esi)
	je	.L20
	movl	(%ecx), %edx
	testl	%edx, %edx
	je	.L20
	movzbl	(%edx), %eax
	testb	%al, %al
	je	.L4
	movl	%edi, 68(%esp)
	movl	%ecx, %edi
	.p2align 4
	.p2align 3
.L3:
	cmpb	$44, %al
	sete	%cl
	cmpb	$32, %al
	sete	%bl
	orb	%cl, %bl
	jne	.L5
	cmpb	$9, %al
	jne	.L86
.L5:
	movzbl	1(%edx), %eax
	incl	%edx
	testb	%al, %al
	jne	.L3
	movl	%edi, %ecx
.L4:
	movl	%edx, (%ecx)
.L20:
	addl	$44, %esp
	movl	$-1, %ebp
	popl	%ebx
	movl	%ebp, %eax
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L86:
	movl	%edx, (%esi)
	movl	%edi, %ecx
	movl	68(%esp), %edi
.L71:
	movzbl	1(%edx), %eax
	leal	1(%edx), %ebx
	testb	%al, %al
	je	.L8
	cmpb	$44, %al
	je	.L9
	jg	.L10
	cmpb	$9, %al
	.p2align 4,,7
	je	.L9
	cmpb	$32, %al
	.p2align 4,,7
	jne	.L21
.L9:
	movb	$0, 1(%edx)
	leal	2(%edx), %ebx
.L16:
	movzbl	(%ebx), %eax
	movl	%ecx, %ebp
	testb	%al, %al
	je	.L8
	.p2align 4
	.p2align 3
.L17:
	cmpb	$44, %al
	sete	%cl
	cmpb	$32, %al
	sete	%dl
	orb	%cl, %dl
	jne	.L18
	cmpb	$9, %al
	jne	.L80
.L18:
	movzbl	1(%ebx), %eax
	incl	%ebx
	testb	%al, %al
	jne	.L17
.L80:
	movl	%ebp, %ecx
.L8:
	movl	%ebx, (%ecx)
	movl	(%edi), %eax
	testl	%eax, %eax
	je	.L20
	xorl	%ebp, %ebp
	jmp	.L19
	.p2align 4,,10
	.p2align 3
.L87:
	incl	%ebp
	movl	(%edi,%ebp,4), %eax
	testl	%eax, %eax
	je	.L20
.L19:
	movl	%eax, 4(%esp)
	movl	28(%esp), %ebx
	movl	(%esi), %eax
	movl	%eax, (%esp)
	call	strcmp@PLT
	testl	%eax, %eax
	jne	.L87
	addl	$44, %esp
	movl	%ebp, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L10:
	cmpb	$61, %al
	jne	.L21
	movb	$0, 1(%edx)
	leal	2(%edx), %ebx
	movl	%ebx, 0(%ebp)
	movzbl	2(%edx), %eax
	testb	%al, %al
	jne	.L83
	jmp	.L16
	.p2align 4,,10
	.p2align 3
.L88:
	cmpb	$9, %al
	je	.L14
	movzbl	1(%ebx), %eax
	incl	%ebx
	testb	%al, %al
	.p2align 4,,2
	je	.L16
.L83:
	cmpb	$44, %al
	je	.L13
	cmpb	$32, %al
	jne	.L88
.L14:
	movb	$0, (%ebx)
	incl	%ebx
	.p2align 4,,3
	jmp	.L16
	.p2align 4,,10
	.p2align 3
.L21:
	movl	%ebx, %edx
	jmp	.L71
.L13:
	testb	%al, %al
	je	.L16
	.p2align 4,,7
	jmp	.L14
	.size	getsubopt, .-getsubopt
	.globl	suboptarg
	.bss
	.align 4
	.type	suboptarg, @object
	.size	suboptarg, 4
suboptarg:
	.zero	4
	.section	.text.__x86.get_pc_thunk.ax,"axG",@progbits,__x86.get_pc_thunk.ax,comdat
	.globl	__x86.get_pc_thunk.ax
	.hidden	__x86.get_pc_thunk.ax
	.type	__x86.get_pc_thunk.ax, @function
__x86.get_pc_thunk.ax:
	movl	(%esp), %eax
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
