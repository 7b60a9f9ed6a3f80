// 87294633de3373408be0a77497b26a69 newlib/libc/search/hash_func.c
	.file	"hash_func.c"
	.text
	.section	.text.hash4,"ax",@progbits
	.p2align 4
	.type	hash4, @function
hash4:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.cx
	addl	$_GLOBAL_OFFSET_TABLE_, %ecx
	movl	16(%esp), %eax
	movl	12(%esp), %edx
	testl	%eax, %eax
	je	.L2
	leal	7(%eax), %ebx
	andl	$7, %eax
	movl	.L5@GOTOFF(%ecx,%eax,4), %esi
	shrl	$3, %ebx
	addl	%esi, %ecx
	jmp	*%ecx
	.section	.rodata
	.align 4
	.align 4
.L5:
	.long	.L12@GOTOFF
	.long	.L13@GOTOFF
	.long	.L14@GOTOFF
	.long	.L15@GOTOFF
	.long	.L16@GOTOFF
	.long	.L17@GOTOFF
	.long	.L18@GOTOFF
	.long	.L19@GOTOFF
	.section	.text.hash4
	.p2align 4,,10
	.p2align 3
.L19:
	xorl	%ecx, %ecx
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L28:
	leal	1(%edx), %esi
	movl	%eax, %ecx
	sall	$5, %ecx
	addl	%eax, %ecx
.L3:
	movzbl	(%esi), %eax
	leal	1(%esi), %edx
	addl	%ecx, %eax
	movl	%eax, %ecx
	sall	$5, %ecx
	addl	%eax, %ecx
.L4:
	movzbl	(%edx), %eax
	incl	%edx
	addl	%ecx, %eax
	movl	%eax, %ecx
	sall	$5, %ecx
	addl	%eax, %ecx
.L6:
	movzbl	(%edx), %eax
	incl	%edx
	addl	%ecx, %eax
	movl	%eax, %ecx
	sall	$5, %ecx
	addl	%eax, %ecx
.L7:
	movzbl	(%edx), %eax
	leal	1(%edx), %esi
	addl	%ecx, %eax
	movl	%eax, %ecx
	sall	$5, %ecx
	addl	%eax, %ecx
.L8:
	movzbl	(%esi), %eax
	leal	1(%esi), %edx
	addl	%ecx, %eax
	movl	%eax, %ecx
	sall	$5, %ecx
	addl	%eax, %ecx
.L9:
	movzbl	(%edx), %eax
	leal	1(%edx), %esi
	addl	%ecx, %eax
	movl	%eax, %ecx
	sall	$5, %ecx
	addl	%eax, %ecx
.L10:
	movzbl	(%esi), %eax
	leal	1(%esi), %edx
	addl	%ecx, %eax
	movl	%eax, %ecx
	sall	$5, %ecx
	addl	%eax, %ecx
.L11:
	movzbl	(%edx), %eax
	addl	%ecx, %eax
	decl	%ebx
	jne	.L28
.L2:
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L13:
	xorl	%ecx, %ecx
	jmp	.L11
	.p2align 4,,10
	.p2align 3
.L14:
	movl	%edx, %esi
	xorl	%ecx, %ecx
	jmp	.L10
	.p2align 4,,10
	.p2align 3
.L15:
	xorl	%ecx, %ecx
	jmp	.L9
	.p2align 4,,10
	.p2align 3
.L16:
	movl	%edx, %esi
	xorl	%ecx, %ecx
	jmp	.L8
	.p2align 4,,10
	.p2align 3
.L17:
	xorl	%ecx, %ecx
	jmp	.L7
	.p2align 4,,10
	.p2align 3
.L18:
	xorl	%ecx, %ecx
	jmp	.L6
.L12:
	movl	%edx, %esi
	xorl	%ecx, %ecx
	.p2align 4,,3
	jmp	.L3
	.size	hash4, .-hash4
	.globl	__default_hash
	.section	.data.rel.local,"aw"
	.align 4
	.type	__default_hash, @object
	.size	__default_hash, 4
__default_hash:
	.long	hash4
	.section	.text.__x86.get_pc_thunk.cx,"axG",@progbits,__x86.get_pc_thunk.cx,comdat
	.globl	__x86.get_pc_thunk.cx
	.hidden	__x86.get_pc_thunk.cx
	.type	__x86.get_pc_thunk.cx, @function
__x86.get_pc_thunk.cx:
	movl	(%esp), %ecx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
