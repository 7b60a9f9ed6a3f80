// f640a92e023ef2f02778c250c59c7c2e emu/guest/libc/glob.c
	.file	"glob.c"
	.text
	.section	.text.order,"ax",@progbits
	.p2align 4
	.type	order, @function
order:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	36(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	(%eax), %eax
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	(%eax), %eax
	movl	%eax, (%esp)
	call	strcmp@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	order, .-order
	.section	.text.add.isra.0,"ax",@progbits
	.p2align 4
	.type	add.isra.0, @function
add.isra.0:
	subl	$60, %esp
	movl	%ebx, 44(%esp)
	movl	%esi, 48(%esp)
	movl	%edx, %esi
	xorl	%edx, %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	testb	$16, %al
	movl	%ebp, 56(%esp)
	movl	%ecx, %ebp
	movl	%edi, 52(%esp)
	je	.L5
	movl	8(%esi), %edx
.L5:
	movl	%edx, 28(%esp)
	movl	(%esi), %eax
	leal	2(%edx,%eax), %eax
	sall	$2, %eax
	movl	%eax, 4(%esp)
	movl	4(%esi), %eax
	movl	%eax, (%esp)
	call	realloc@PLT
	movl	28(%esp), %edx
	testl	%eax, %eax
	movl	%eax, %edi
	je	.L8
	movl	%ebp, (%esp)
	movl	%edx, 28(%esp)
	call	strdup@PLT
	movl	%edi, 4(%esi)
	testl	%eax, %eax
	movl	%eax, %ebp
	je	.L8
	movl	(%esi), %eax
	movl	28(%esp), %edx
	testl	%eax, %eax
	je	.L17
.L9:
	leal	1(%eax), %ecx
	addl	%edx, %eax
	movl	%ecx, (%esi)
	addl	%ecx, %edx
	movl	%ebp, (%edi,%eax,4)
	xorl	%eax, %eax
	movl	$0, (%edi,%edx,4)
.L4:
	movl	44(%esp), %ebx
	movl	48(%esp), %esi
	movl	52(%esp), %edi
	movl	56(%esp), %ebp
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L8:
	movl	$-2, %eax
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L17:
	movl	%edi, (%esp)
	leal	0(,%edx,4), %eax
	movl	%eax, 8(%esp)
	xorl	%eax, %eax
	movl	%eax, 4(%esp)
	call	memset@PLT
	movl	(%esi), %eax
	movl	28(%esp), %edx
	jmp	.L9
	.size	add.isra.0, .-add.isra.0
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"/"
	.section	.text.go_on,"ax",@progbits
	.p2align 4
	.type	go_on, @function
go_on:
	pushl	%ebp
	pushl	%edi
	movl	%edx, %edi
	pushl	%esi
	movl	%eax, %esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$604, %esp
	movzbl	(%ecx), %eax
	testb	%al, %al
	je	.L19
	cmpb	$47, %al
	jne	.L31
	leal	1(%edx), %edx
	cmpl	$1023, %edx
	jbe	.L21
	jmp	.L31
	.p2align 4,,10
	.p2align 3
.L40:
	incl	%edx
	cmpl	$1024, %edx
	je	.L39
.L21:
	movb	$47, 11(%esi,%edx)
	incl	%ecx
	cmpb	$47, (%ecx)
	je	.L40
.L20:
	movb	$0, 12(%esi,%edx)
	cmpb	$0, (%ecx)
	je	.L41
.L27:
	addl	$604, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	jmp	expand
	.p2align 4,,10
	.p2align 3
.L41:
	leal	308(%esp), %eax
	movl	%eax, 4(%esp)
	leal	12(%esi), %edi
	movl	%edi, (%esp)
	call	__stat64@PLT
	testl	%eax, %eax
	jne	.L30
	movl	332(%esp), %eax
	andl	$61440, %eax
	cmpl	$16384, %eax
	je	.L42
.L30:
	addl	$604, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L19:
	leal	24(%esp), %eax
	movl	%eax, 4(%esp)
	leal	12(%esi), %ebp
	movl	%ebp, (%esp)
	call	__lstat64@PLT
	testl	%eax, %eax
	jne	.L30
	movl	(%esi), %eax
	testb	$2, %al
	jne	.L43
.L24:
	movl	8(%esi), %edx
	movl	%ebp, %ecx
	call	add.isra.0
	addl	$604, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L39:
	movl	$1023, %edx
	movb	$0, 12(%esi,%edx)
	cmpb	$0, (%ecx)
	jne	.L27
	jmp	.L41
.L42:
	movl	8(%esi), %edx
	movl	%edi, %ecx
	movl	(%esi), %eax
	addl	$604, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	jmp	add.isra.0
	.p2align 4,,10
	.p2align 3
.L31:
	movl	%edi, %edx
	jmp	.L20
.L43:
	movl	%ebp, (%esp)
	leal	308(%esp), %eax
	movl	%eax, 4(%esp)
	call	__stat64@PLT
	testl	%eax, %eax
	jne	.L38
	movl	332(%esp), %eax
	andl	$61440, %eax
	cmpl	$16384, %eax
	jne	.L38
	leal	1(%edi), %eax
	cmpl	$1023, %eax
	ja	.L38
	leal	.LC0@GOTOFF(%ebx), %eax
	addl	%ebp, %edi
	movl	%eax, 4(%esp)
	movl	%edi, (%esp)
	call	strcpy@PLT
	.p2align 4
	.p2align 3
.L38:
	movl	(%esi), %eax
	jmp	.L24
	.size	go_on, .-go_on
	.section	.rodata.str1.1
.LC1:
	.string	"."
	.section	.text.expand,"ax",@progbits
	.p2align 4
	.type	expand, @function
expand:
	pushl	%ebp
	movl	%edx, %ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	movl	%ecx, %ebx
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	subl	$1084, %esp
	movl	%eax, 20(%esp)
	movzbl	(%ecx), %ecx
	cmpb	$47, %cl
	movl	%edi, 16(%esp)
	je	.L65
	testb	%cl, %cl
	je	.L65
	xorl	%esi, %esi
	.p2align 4
	.p2align 3
.L46:
	movl	%esi, %edx
	incl	%esi
	movzbl	(%ebx,%esi), %eax
	testb	%al, %al
	je	.L69
	cmpb	$47, %al
	jne	.L46
.L69:
	cmpl	$1022, %edx
	ja	.L57
	movb	%cl, 28(%esp)
	leal	(%ebx,%esi), %eax
	xorl	%edi, %edi
	movl	%eax, 32(%esp)
	movl	20(%esp), %eax
	movl	(%eax), %eax
	movl	%eax, 24(%esp)
	movb	%cl, %al
	movl	24(%esp), %edx
	andl	$64, %edx
	movl	%edx, 24(%esp)
	jmp	.L53
	.p2align 4,,10
	.p2align 3
.L87:
	cmpb	$91, %al
	je	.L50
	cmpb	$92, %al
	jne	.L51
	cmpl	$1, 24(%esp)
	adcl	$0, %edi
.L51:
	incl	%edi
	cmpl	%esi, %edi
	jnb	.L66
	movzbl	(%ebx,%edi), %eax
.L53:
	cmpb	$42, %al
	sete	%cl
	cmpb	$63, %al
	sete	%dl
	orb	%cl, %dl
	je	.L87
.L50:
	movl	%ebx, 4(%esp)
	movl	16(%esp), %ebx
	leal	48(%esp), %eax
	movl	%esi, 8(%esp)
	movl	%eax, (%esp)
	movl	%eax, 36(%esp)
	call	memcpy@PLT
	movl	20(%esp), %eax
	testl	%ebp, %ebp
	movb	$0, 48(%esp,%esi)
	leal	12(%eax), %esi
	je	.L88
.L55:
	movl	%esi, (%esp)
	movl	16(%esp), %ebx
	call	opendir@PLT
	xorl	%edx, %edx
	movl	%eax, %edi
	movl	20(%esp), %eax
	testl	%edi, %edi
	leal	12(%eax,%ebp), %ecx
	je	.L89
	movl	%ecx, 40(%esp)
.L58:
	testl	%edx, %edx
	je	.L90
.L63:
	movl	%edi, (%esp)
	movl	16(%esp), %ebx
	movl	%edx, 20(%esp)
	call	closedir@PLT
	movl	20(%esp), %edx
	addl	$1084, %esp
	popl	%ebx
	popl	%esi
	movl	%edx, %eax
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L57:
	xorl	%edx, %edx
.L44:
	addl	$1084, %esp
	movl	%edx, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L88:
	leal	.LC1@GOTOFF(%ebx), %esi
	jmp	.L55
	.p2align 4,,10
	.p2align 3
.L66:
	movzbl	28(%esp), %ecx
	xorl	%eax, %eax
	movl	20(%esp), %edx
	jmp	.L52
	.p2align 4,,10
	.p2align 3
.L56:
	incl	%ebp
	cmpl	$1023, %ebp
	ja	.L57
	movzbl	(%ebx,%eax), %ecx
	incl	%eax
	cmpl	%esi, %eax
	movb	%cl, 11(%edx,%ebp)
	jnb	.L45
	movzbl	(%ebx,%eax), %ecx
.L52:
	cmpb	$92, %cl
	jne	.L56
	testb	$64, (%edx)
	jne	.L56
	leal	1(%eax), %ecx
	cmpl	%esi, %ecx
	cmovb	%ecx, %eax
	jmp	.L56
	.p2align 4,,10
	.p2align 3
.L65:
	movl	%ebx, 32(%esp)
.L45:
	movl	20(%esp), %eax
	movl	%ebp, %edx
	movl	32(%esp), %ecx
	movb	$0, 12(%eax,%ebp)
	addl	$1084, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	jmp	go_on
.L90:
	movl	%edx, 44(%esp)
	.p2align 4
	.p2align 3
.L61:
	movl	%edi, (%esp)
	movl	16(%esp), %ebx
	call	readdir@PLT
	testl	%eax, %eax
	je	.L91
	movl	16(%esp), %ebx
	leal	10(%eax), %esi
	movl	%esi, (%esp)
	call	strlen@PLT
	leal	0(%ebp,%eax), %ecx
	movl	%ecx, 24(%esp)
	leal	1(%ebp,%eax), %eax
	cmpl	$1024, %eax
	ja	.L61
	movl	20(%esp), %eax
	movl	(%eax), %edx
	movl	%esi, 4(%esp)
	movl	%edx, 28(%esp)
	movl	%edx, %eax
	movl	36(%esp), %edx
	sarl	$6, %eax
	andl	$1, %eax
	orl	$4, %eax
	movl	%eax, 8(%esp)
	movl	%edx, (%esp)
	call	fnmatch@PLT
	testl	%eax, %eax
	jne	.L61
	movl	%esi, 4(%esp)
	movl	40(%esp), %esi
	movl	%esi, (%esp)
	call	strcpy@PLT
	movl	20(%esp), %ebx
	movl	24(%esp), %edx
	movl	32(%esp), %ecx
	movl	%ebx, %eax
	call	go_on
	movb	$0, 12(%ebx,%ebp)
	movl	%eax, %edx
	jmp	.L58
	.p2align 4,,10
	.p2align 3
.L91:
	movl	44(%esp), %edx
	jmp	.L63
.L89:
	movl	16(%esp), %ebx
	call	___errno@PLT
	cmpl	$20, (%eax)
	je	.L57
	movl	20(%esp), %eax
	movl	4(%eax), %edi
	testl	%edi, %edi
	je	.L60
	movl	16(%esp), %ebx
	call	___errno@PLT
	movl	(%eax), %eax
	movl	%esi, (%esp)
	movl	%eax, 4(%esp)
	call	*%edi
	movl	$-1, %edx
	testl	%eax, %eax
	jne	.L44
.L60:
	movl	20(%esp), %eax
	movl	(%eax), %eax
	andl	$1, %eax
	negl	%eax
	movl	%eax, %edx
	jmp	.L44
	.size	expand, .-expand
	.section	.text.glob,"ax",@progbits
	.p2align 4
	.globl	glob
	.type	glob, @function
glob:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	subl	$1100, %esp
	movl	$1032, %ecx
	movl	%esi, 1088(%esp)
	leal	36(%esp), %esi
	movl	%ebx, 1084(%esp)
	testl	$4, %esi
	movl	1108(%esp), %ebx
	movl	%edi, 1092(%esp)
	leal	40(%esp), %edi
	movl	%ebp, 1096(%esp)
	movl	1116(%esp), %ebp
	movl	%eax, 24(%esp)
	jne	.L93
	movl	%esi, %edi
	movl	$1036, %ecx
.L93:
	shrl	$2, %ecx
	xorl	%eax, %eax
	rep stosl
	testb	$32, %bl
	movl	%ebx, 36(%esp)
	movl	%ebp, 44(%esp)
	movl	1112(%esp), %eax
	movl	%eax, 40(%esp)
	je	.L96
	movl	0(%ebp), %edi
.L97:
	xorl	%edx, %edx
	testb	$16, %bl
	movl	%edx, 20(%esp)
	je	.L98
	movl	8(%ebp), %eax
	movl	%eax, 20(%esp)
.L98:
	movl	1104(%esp), %ecx
	xorl	%edx, %edx
	movl	%esi, %eax
	movl	%ebx, %esi
	andl	$4, %esi
	call	expand
	testl	%eax, %eax
	jne	.L99
	cmpl	%edi, 0(%ebp)
	je	.L117
.L99:
	testl	%esi, %esi
	.p2align 4,,4
	jne	.L92
.L119:
	movl	0(%ebp), %edx
	cmpl	%edx, %edi
	jb	.L118
.L92:
	movl	1084(%esp), %ebx
	movl	1088(%esp), %esi
	movl	1092(%esp), %edi
	movl	1096(%esp), %ebp
	addl	$1100, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L96:
	movl	$0, 0(%ebp)
	xorl	%edi, %edi
	movl	$0, 4(%ebp)
	jmp	.L97
	.p2align 4,,10
	.p2align 3
.L117:
	testb	$8, %bl
	je	.L104
	movl	1104(%esp), %ecx
	movl	44(%esp), %edx
	movl	36(%esp), %eax
	call	add.isra.0
	testl	%esi, %esi
	jne	.L92
	jmp	.L119
	.p2align 4,,10
	.p2align 3
.L118:
	movl	%eax, 28(%esp)
	movl	24(%esp), %ebx
	movl	$4, %eax
	movl	%eax, 8(%esp)
	subl	%edi, %edx
	movl	%edx, 4(%esp)
	movl	20(%esp), %edx
	leal	order@GOTOFF(%ebx), %ecx
	movl	%ecx, 12(%esp)
	movl	4(%ebp), %ecx
	addl	%edi, %edx
	leal	(%ecx,%edx,4), %edx
	movl	%edx, (%esp)
	call	qsort@PLT
	movl	28(%esp), %eax
	jmp	.L92
.L104:
	movl	$-3, %eax
	jmp	.L92
	.size	glob, .-glob
	.section	.text.globfree,"ax",@progbits
	.p2align 4
	.globl	globfree
	.type	globfree, @function
globfree:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$28, %esp
	movl	48(%esp), %ebp
	movl	0(%ebp), %eax
	movl	4(%ebp), %ecx
	testl	%eax, %eax
	je	.L121
	movl	(%ecx), %eax
	xorl	%edx, %edx
	testl	%eax, %eax
	jne	.L122
	.p2align 4
	.p2align 3
.L123:
	incl	%edx
	movl	(%ecx,%edx,4), %eax
	testl	%eax, %eax
	je	.L123
.L122:
	leal	4(,%edx,4), %edi
	xorl	%esi, %esi
	jmp	.L125
	.p2align 4,,10
	.p2align 3
.L124:
	movl	4(%ebp), %eax
	movl	(%eax,%edi), %eax
	addl	$4, %edi
.L125:
	movl	%eax, (%esp)
	incl	%esi
	call	free@PLT
	cmpl	0(%ebp), %esi
	jb	.L124
	movl	4(%ebp), %ecx
.L121:
	movl	%ecx, (%esp)
	call	free@PLT
	movl	$0, 4(%ebp)
	movl	$0, 0(%ebp)
	addl	$28, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	globfree, .-globfree
	.section	.text.__x86.get_pc_thunk.ax,"axG",@progbits,__x86.get_pc_thunk.ax,comdat
	.globl	__x86.get_pc_thunk.ax
	.hidden	__x86.get_pc_thunk.ax
	.type	__x86.get_pc_thunk.ax, @function
__x86.get_pc_thunk.ax:
	movl	(%esp), %eax
	ret
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.section	.text.__x86.get_pc_thunk.di,"axG",@progbits,__x86.get_pc_thunk.di,comdat
	.globl	__x86.get_pc_thunk.di
	.hidden	__x86.get_pc_thunk.di
	.type	__x86.get_pc_thunk.di, @function
__x86.get_pc_thunk.di:
	movl	(%esp), %edi
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
