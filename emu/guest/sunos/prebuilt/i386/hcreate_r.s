// 39f7655059d737ad2b7c66f164e72704 newlib/libc/search/hcreate_r.c
	.file	"hcreate_r.c"
	.text
	.section	.text.hcreate_r,"ax",@progbits
	.p2align 4
	.globl	hcreate_r
	.type	hcreate_r, @function
hcreate_r:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$20, %esp
	movl	36(%esp), %esi
	movl	(%esi), %eax
	testl	%eax, %eax
	jne	.L18
	movl	$67108864, %eax
	movl	$16, %edx
	cmpl	%eax, 32(%esp)
	cmovbe	32(%esp), %eax
	cmpl	%edx, %eax
	cmovb	%edx, %eax
	leal	-1(%eax), %edx
	testl	%eax, %edx
	jne	.L19
.L4:
	movl	%eax, 4(%esi)
	sall	$2, %eax
	movl	%eax, (%esp)
	call	malloc@PLT
	movl	%eax, (%esi)
	testl	%eax, %eax
	je	.L6
	movl	4(%esi), %edx
	testl	%edx, %edx
	je	.L8
	leal	(%eax,%edx,4), %edx
	.p2align 4
	.p2align 3
.L10:
	movl	$0, (%eax)
	addl	$4, %eax
	cmpl	%edx, %eax
	jne	.L10
.L8:
	movl	$1, %eax
.L1:
	addl	$20, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L19:
	xorl	%ecx, %ecx
	.p2align 4
	.p2align 3
.L5:
	incl	%ecx
	shrl	%eax
	jne	.L5
	movl	$1, %eax
	sall	%cl, %eax
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L18:
	call	__errno@PLT
	movl	$22, (%eax)
	xorl	%eax, %eax
	jmp	.L1
.L6:
	call	__errno@PLT
	movl	$12, (%eax)
	xorl	%eax, %eax
	jmp	.L1
	.size	hcreate_r, .-hcreate_r
	.section	.text.hdestroy_r,"ax",@progbits
	.p2align 4
	.globl	hdestroy_r
	.type	hdestroy_r, @function
hdestroy_r:
	subl	$28, %esp
	movl	%esi, 24(%esp)
	movl	32(%esp), %esi
	movl	%ebx, 20(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	(%esi), %eax
	testl	%eax, %eax
	je	.L20
	movl	%eax, (%esp)
	call	free@PLT
	movl	$0, (%esi)
.L20:
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.size	hdestroy_r, .-hdestroy_r
	.section	.text.hsearch_r,"ax",@progbits
	.p2align 4
	.globl	hsearch_r
	.type	hsearch_r, @function
hsearch_r:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$44, %esp
	movl	64(%esp), %esi
	movl	68(%esp), %eax
	movl	80(%esp), %edi
	movl	%esi, (%esp)
	movl	%eax, 28(%esp)
	call	strlen@PLT
	movl	%esi, (%esp)
	movl	%eax, 4(%esp)
	movl	__default_hash@GOT(%ebx), %eax
	call	*(%eax)
	movl	%eax, %edx
	movl	4(%edi), %eax
	decl	%eax
	andl	%edx, %eax
	movl	(%edi), %edx
	leal	(%edx,%eax,4), %edi
	movl	(%edi), %ebp
	testl	%ebp, %ebp
	jne	.L29
	jmp	.L27
	.p2align 4,,10
	.p2align 3
.L42:
	movl	0(%ebp), %ebp
	testl	%ebp, %ebp
	je	.L27
.L29:
	movl	%esi, 4(%esp)
	movl	4(%ebp), %eax
	movl	%eax, (%esp)
	call	strcmp@PLT
	testl	%eax, %eax
	jne	.L42
	movl	76(%esp), %ecx
	leal	4(%ebp), %edx
	movl	$1, %eax
	movl	%edx, (%ecx)
	addl	$44, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L27:
	movl	72(%esp), %eax
	testl	%eax, %eax
	jne	.L30
.L32:
	movl	76(%esp), %ecx
	xorl	%edx, %edx
	xorl	%eax, %eax
	movl	%edx, (%ecx)
	addl	$44, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L30:
	movl	$12, (%esp)
	call	malloc@PLT
	testl	%eax, %eax
	movl	%eax, %edx
	je	.L32
	movl	%esi, 4(%eax)
	movl	28(%esp), %eax
	movl	76(%esp), %ecx
	movl	%eax, 8(%edx)
	movl	(%edi), %eax
	movl	%eax, (%edx)
	movl	$1, %eax
	movl	%edx, (%edi)
	addl	$4, %edx
	movl	%edx, (%ecx)
	addl	$44, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	hsearch_r, .-hsearch_r
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
