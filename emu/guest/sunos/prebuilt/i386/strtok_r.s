// 447365a9289751f87bfc1ce6757d380f newlib/libc/string/strtok_r.c
	.file	"strtok_r.c"
	.text
	.section	.text.__strtok_r,"ax",@progbits
	.p2align 4
	.globl	__strtok_r
	.type	__strtok_r, @function
__strtok_r:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	movl	20(%esp), %eax
	movl	24(%esp), %esi
	movl	28(%esp), %edi
	testl	%eax, %eax
	je	.L22
.L5:
	movsbl	(%eax), %ebp
	leal	1(%eax), %ebx
	movl	%esi, %edx
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L7:
	cmpl	%ecx, %ebp
	je	.L23
.L4:
	movsbl	(%edx), %ecx
	incl	%edx
	testl	%ecx, %ecx
	jne	.L7
	testl	%ebp, %ebp
	je	.L24
.L8:
	incl	%ebx
	movl	%esi, %edx
	movsbl	-1(%ebx), %ebp
	jmp	.L11
	.p2align 4,,10
	.p2align 3
.L9:
	testl	%ecx, %ecx
	je	.L8
.L11:
	movsbl	(%edx), %ecx
	incl	%edx
	cmpl	%ecx, %ebp
	jne	.L9
	testl	%ebp, %ebp
	jne	.L25
	xorl	%ebx, %ebx
.L10:
	movl	%ebx, (%edi)
.L1:
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L23:
	movl	32(%esp), %edx
	testl	%edx, %edx
	je	.L26
	movl	%ebx, %eax
	jmp	.L5
	.p2align 4,,10
	.p2align 3
.L25:
	movb	$0, -1(%ebx)
	jmp	.L10
	.p2align 4,,10
	.p2align 3
.L22:
	movl	(%edi), %eax
	testl	%eax, %eax
	jne	.L5
	xorl	%eax, %eax
.L27:
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L24:
	movl	$0, (%edi)
	xorl	%eax, %eax
	jmp	.L27
.L26:
	movl	%ebx, (%edi)
	movb	$0, (%eax)
	jmp	.L1
	.size	__strtok_r, .-__strtok_r
	.section	.text.strtok_r,"ax",@progbits
	.p2align 4
	.globl	strtok_r
	.type	strtok_r, @function
strtok_r:
	subl	$28, %esp
	movl	$1, %eax
	movl	%eax, 12(%esp)
	movl	40(%esp), %eax
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 8(%esp)
	movl	36(%esp), %eax
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	__strtok_r@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	strtok_r, .-strtok_r
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
