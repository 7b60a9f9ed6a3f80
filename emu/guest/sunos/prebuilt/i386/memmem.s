// 20888c192685f9477058ae0be793db8a newlib/libc/string/memmem.c
	.file	"memmem.c"
	.text
	.section	.text.two_way_long_needle,"ax",@progbits
	.p2align 4
	.type	two_way_long_needle, @function
two_way_long_needle:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	call	__x86.get_pc_thunk.si
	addl	$_GLOBAL_OFFSET_TABLE_, %esi
	pushl	%ebx
	subl	$1084, %esp
	movl	%eax, 44(%esp)
	movl	%edx, 40(%esp)
	movl	%esi, 36(%esp)
	movl	1104(%esp), %esi
	cmpl	$1, %esi
	jbe	.L42
	movl	$1, %eax
	xorl	%ebx, %ebx
	movl	%eax, 24(%esp)
	movl	$1, %edx
	movl	$-1, %ebp
	movl	%ebx, 20(%esp)
	movl	$1, %eax
	jmp	.L7
	.p2align 4,,10
	.p2align 3
.L82:
	movl	%eax, 20(%esp)
	movl	%eax, %edi
	movl	$1, %edx
	subl	%ebp, %edi
	movl	%edi, 24(%esp)
.L4:
	movl	20(%esp), %eax
	addl	%edx, %eax
	cmpl	%esi, %eax
	jnb	.L81
.L7:
	leal	(%ecx,%ebp), %edi
	movzbl	(%edi,%edx), %ebx
	cmpb	%bl, (%ecx,%eax)
	jb	.L82
	je	.L83
	movl	20(%esp), %eax
	movl	$1, %edx
	movl	%eax, %ebp
	incl	%eax
	movl	%eax, 20(%esp)
	movl	$1, %eax
	movl	%eax, 24(%esp)
	movl	20(%esp), %eax
	addl	%edx, %eax
	cmpl	%esi, %eax
	jb	.L7
.L81:
	movl	$1, %edi
	xorl	%ebx, %ebx
	movl	%edi, 28(%esp)
	movl	$1, %edx
	movl	$-1, %edi
	movl	%ebx, 20(%esp)
	movl	$1, %eax
	movl	%ebp, 32(%esp)
	jmp	.L12
	.p2align 4,,10
	.p2align 3
.L85:
	movl	%eax, 20(%esp)
	movl	%eax, %ebx
	movl	$1, %edx
	subl	%edi, %ebx
	movl	%ebx, 28(%esp)
.L9:
	movl	20(%esp), %eax
	addl	%edx, %eax
	cmpl	%esi, %eax
	jnb	.L84
.L12:
	movzbl	(%ecx,%eax), %ebx
	leal	(%ecx,%edi), %ebp
	cmpb	%bl, 0(%ebp,%edx)
	jb	.L85
	je	.L86
	movl	20(%esp), %eax
	movl	$1, %edx
	movl	$1, %ebx
	movl	%ebx, 28(%esp)
	movl	%eax, %edi
	incl	%eax
	movl	%eax, 20(%esp)
	movl	20(%esp), %eax
	addl	%edx, %eax
	cmpl	%esi, %eax
	jb	.L12
.L84:
	movl	32(%esp), %ebp
	incl	%edi
	movl	28(%esp), %ebx
	leal	1(%ebp), %eax
	cmpl	%eax, %edi
	cmovb	24(%esp), %ebx
	cmovb	%eax, %edi
	movl	%edi, 32(%esp)
	movl	%ebx, 24(%esp)
.L2:
	leal	48(%esp), %eax
	leal	1072(%esp), %edx
	.p2align 4
	.p2align 3
.L13:
	movl	%esi, (%eax)
	addl	$4, %eax
	cmpl	%edx, %eax
	jne	.L13
	leal	-1(%esi), %edi
	testl	%esi, %esi
	je	.L18
	leal	(%esi,%ecx), %ebp
	movl	%ecx, %eax
	movl	%edi, 20(%esp)
	leal	(%ecx,%edi), %ebx
	.p2align 4
	.p2align 3
.L17:
	movzbl	(%eax), %edx
	movl	%ebx, %edi
	subl	%eax, %edi
	incl	%eax
	cmpl	%eax, %ebp
	movl	%edi, 48(%esp,%edx,4)
	jne	.L17
	movl	20(%esp), %edi
.L18:
	movl	%ecx, (%esp)
	movl	32(%esp), %eax
	movl	%ecx, 28(%esp)
	movl	36(%esp), %ebx
	movl	%eax, 8(%esp)
	movl	24(%esp), %eax
	addl	%ecx, %eax
	movl	%eax, 4(%esp)
	call	memcmp@PLT
	movl	40(%esp), %ecx
	subl	%esi, %ecx
	movl	%ecx, 20(%esp)
	movl	28(%esp), %ecx
	testl	%eax, %eax
	jne	.L87
	movl	32(%esp), %edx
	movl	$1, %eax
	xorl	%ebx, %ebx
	movl	%esi, 1104(%esp)
	xorl	%ebp, %ebp
	movl	44(%esp), %esi
	subl	%edx, %eax
	movl	%eax, 40(%esp)
	jmp	.L15
	.p2align 4,,10
	.p2align 3
.L88:
	testl	%ebx, %ebx
	je	.L76
	movl	24(%esp), %eax
	cmpl	%eax, %edx
	jnb	.L76
	movl	1104(%esp), %edx
	subl	%eax, %edx
	.p2align 4
	.p2align 3
.L76:
	addl	%edx, %ebp
	xorl	%ebx, %ebx
	cmpl	%ebp, 20(%esp)
	jb	.L78
.L15:
	leal	(%esi,%ebp), %eax
	movzbl	(%eax,%edi), %edx
	movl	48(%esp,%edx,4), %edx
	testl	%edx, %edx
	jne	.L88
	movl	32(%esp), %edx
	cmpl	%ebx, %edx
	cmovb	%ebx, %edx
	cmpl	%edi, %edx
	jnb	.L23
	movl	%ebx, 28(%esp)
	jmp	.L22
	.p2align 4,,10
	.p2align 3
.L24:
	incl	%edx
	cmpl	%edi, %edx
	jnb	.L67
.L22:
	movzbl	(%eax,%edx), %ebx
	cmpb	%bl, (%ecx,%edx)
	je	.L24
	cmpl	%edi, %edx
	movl	28(%esp), %ebx
	jnb	.L23
	movl	40(%esp), %eax
	addl	%eax, %ebp
	jmp	.L76
	.p2align 4,,10
	.p2align 3
.L83:
	movl	24(%esp), %eax
	cmpl	%eax, %edx
	je	.L6
	incl	%edx
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L86:
	cmpl	%edx, 28(%esp)
	je	.L11
	incl	%edx
	.p2align 4,,5
	jmp	.L9
	.p2align 4,,10
	.p2align 3
.L67:
	movl	28(%esp), %ebx
.L23:
	movl	32(%esp), %edx
	movl	%edx, 28(%esp)
	decl	%edx
	movl	%edx, 36(%esp)
	movl	28(%esp), %edx
	cmpl	%edx, %ebx
	jnb	.L75
	movl	%ebp, 44(%esp)
	movl	36(%esp), %edx
	movl	%ebx, 28(%esp)
	jmp	.L26
	.p2align 4,,10
	.p2align 3
.L28:
	cmpl	%edx, 28(%esp)
	leal	-1(%edx), %ebp
	je	.L69
	movl	%ebp, %edx
.L26:
	movzbl	(%eax,%edx), %ebx
	cmpb	%bl, (%ecx,%edx)
	je	.L28
	movl	44(%esp), %ebp
	incl	%edx
	movl	%edx, 36(%esp)
	movl	28(%esp), %ebx
.L27:
	incl	%ebx
	cmpl	%ebx, 36(%esp)
	jb	.L1
	movl	24(%esp), %eax
	movl	1104(%esp), %ebx
	addl	%eax, %ebp
	subl	%eax, %ebx
	cmpl	%ebp, 20(%esp)
	jnb	.L15
.L78:
	xorl	%eax, %eax
.L1:
	addl	$1084, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L87:
	movl	32(%esp), %edx
	movl	$1, %eax
	subl	%edx, %esi
	cmpl	%edx, %esi
	cmovb	%edx, %esi
	subl	%edx, %eax
	movl	%eax, 28(%esp)
	leal	1(%esi), %ebp
	xorl	%ebx, %ebx
	movl	%ebp, 32(%esp)
	movl	44(%esp), %ebp
	movl	%edx, %esi
	leal	0(%ebp,%ebx), %eax
	movzbl	(%eax,%edi), %edx
	movl	48(%esp,%edx,4), %edx
	testl	%edx, %edx
	je	.L89
	.p2align 4
	.p2align 3
.L77:
	addl	%edx, %ebx
.L34:
	cmpl	%ebx, 20(%esp)
	jb	.L78
	leal	0(%ebp,%ebx), %eax
	movzbl	(%eax,%edi), %edx
	movl	48(%esp,%edx,4), %edx
	testl	%edx, %edx
	jne	.L77
.L89:
	cmpl	%edi, %esi
	movl	%esi, %edx
	jnb	.L33
	movl	%ebx, 24(%esp)
	jmp	.L32
	.p2align 4,,10
	.p2align 3
.L35:
	incl	%edx
	cmpl	%edi, %edx
	jnb	.L71
.L32:
	movzbl	(%eax,%edx), %ebx
	cmpb	%bl, (%ecx,%edx)
	je	.L35
	cmpl	%edi, %edx
	movl	24(%esp), %ebx
	jnb	.L33
	movl	28(%esp), %eax
	addl	%eax, %ebx
	jmp	.L77
.L71:
	movl	24(%esp), %ebx
.L33:
	leal	-1(%esi), %edx
	testl	%esi, %esi
	je	.L1
	movl	%ebx, 24(%esp)
	jmp	.L37
	.p2align 4,,10
	.p2align 3
.L39:
	subl	$1, %edx
	jb	.L1
.L37:
	movzbl	(%eax,%edx), %ebx
	cmpb	%bl, (%ecx,%edx)
	je	.L39
	movl	24(%esp), %ebx
	movl	32(%esp), %eax
	addl	%eax, %ebx
	jmp	.L34
.L11:
	movl	28(%esp), %eax
	movl	$1, %edx
	addl	%eax, 20(%esp)
	jmp	.L9
.L6:
	addl	%edx, 20(%esp)
	movl	$1, %edx
	jmp	.L4
.L69:
	movl	44(%esp), %ebp
	movl	28(%esp), %ebx
.L75:
	movl	%edx, 36(%esp)
	jmp	.L27
.L42:
	movl	$1, %eax
	xorl	%edx, %edx
	movl	%eax, 24(%esp)
	movl	%edx, 32(%esp)
	jmp	.L2
	.size	two_way_long_needle, .-two_way_long_needle
	.section	.text.memmem,"ax",@progbits
	.p2align 4
	.globl	memmem
	.type	memmem, @function
memmem:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	subl	$316, %esp
	movl	%eax, 28(%esp)
	movl	348(%esp), %eax
	movl	336(%esp), %esi
	movl	340(%esp), %edx
	movl	344(%esp), %ebp
	movl	%eax, 32(%esp)
	testl	%eax, %eax
	je	.L111
	decl	%eax
	je	.L139
	movl	32(%esp), %eax
	cmpl	%eax, %edx
	jb	.L98
	movl	32(%esp), %eax
	movl	%edx, %edi
	subl	%eax, %edi
	addl	%esi, %edi
	cmpl	$2, %eax
	je	.L140
	cmpl	$256, 32(%esp)
	movl	32(%esp), %eax
	ja	.L141
	movl	28(%esp), %ebx
	leal	-1(%eax), %edx
	xorl	%ecx, %ecx
	movl	%edx, 36(%esp)
	leal	48(%esp), %eax
	movl	$256, %edx
	movl	%edx, 8(%esp)
	movl	%ecx, 4(%esp)
	movl	%eax, (%esp)
	call	memset@PLT
	movzbl	0(%ebp), %ebx
	movl	$1, %eax
	.p2align 4
	.p2align 3
.L100:
	movb	%bl, %cl
	movzbl	0(%ebp,%eax), %ebx
	salb	$3, %cl
	movb	%bl, %dl
	subb	%cl, %dl
	movl	36(%esp), %ecx
	movzbl	%dl, %edx
	movb	%al, 48(%esp,%edx)
	incl	%eax
	cmpl	%ecx, %eax
	jb	.L100
	movzbl	0(%ebp,%ecx), %eax
	movl	%ecx, %edx
	movl	32(%esp), %ecx
	movl	%edx, %ebx
	movzbl	-2(%ebp,%ecx), %ecx
	sall	$3, %ecx
	subl	%ecx, %eax
	movzbl	%al, %eax
	movzbl	48(%esp,%eax), %ecx
	movb	%dl, 48(%esp,%eax)
	movl	%ebp, %eax
	subl	%ecx, %ebx
	xorl	%ecx, %ecx
	movl	%ebx, 44(%esp)
	movl	%ecx, %ebp
	movl	%eax, %ecx
.L104:
	cmpl	%esi, %edi
	jb	.L98
	.p2align 4
	.p2align 3
.L102:
	addl	%edx, %esi
	movzbl	-1(%esi), %ebx
	movzbl	(%esi), %eax
	sall	$3, %ebx
	subl	%ebx, %eax
	cmpl	%esi, %edi
	movzbl	%al, %eax
	movzbl	48(%esp,%eax), %eax
	jb	.L112
	testl	%eax, %eax
	je	.L102
.L112:
	subl	%eax, %esi
	cmpl	%edx, %eax
	jb	.L104
	cmpl	$15, %edx
	.p2align 4,,2
	jbe	.L107
	movl	%edx, 40(%esp)
	movl	$4, %eax
	movl	28(%esp), %ebx
	movl	%eax, 8(%esp)
	leal	(%ecx,%ebp), %eax
	movl	%eax, 4(%esp)
	leal	(%esi,%ebp), %eax
	movl	%eax, (%esp)
	movl	%ecx, 36(%esp)
	call	memcmp@PLT
	movl	36(%esp), %ecx
	movl	40(%esp), %edx
	testl	%eax, %eax
	jne	.L108
.L107:
	movl	%edx, 8(%esp)
	movl	28(%esp), %ebx
	movl	%ecx, 4(%esp)
	movl	%esi, (%esp)
	movl	%edx, 40(%esp)
	movl	%ecx, 36(%esp)
	call	memcmp@PLT
	movl	36(%esp), %ecx
	movl	40(%esp), %edx
	testl	%eax, %eax
	je	.L111
	cmpl	$3, %ebp
	jbe	.L109
	subl	$4, %ebp
.L108:
	movl	44(%esp), %eax
	addl	%eax, %esi
	cmpl	%esi, %edi
	jnb	.L102
.L98:
	xorl	%eax, %eax
.L90:
	addl	$316, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L109:
	movl	32(%esp), %eax
	leal	-5(%eax), %ebp
	jmp	.L108
	.p2align 4,,10
	.p2align 3
.L111:
	addl	$316, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L140:
	movzbl	0(%ebp), %edx
	incl	%esi
	movzbl	1(%ebp), %eax
	movzbl	(%esi), %ecx
	sall	$16, %edx
	orl	%eax, %edx
	movzbl	-1(%esi), %eax
	sall	$16, %eax
	orl	%ecx, %eax
	cmpl	%esi, %edi
	jnb	.L138
	jmp	.L95
	.p2align 4,,10
	.p2align 3
.L142:
	movzbl	1(%esi), %ecx
	sall	$16, %eax
	incl	%esi
	orl	%ecx, %eax
	cmpl	%esi, %edi
	jb	.L95
.L138:
	cmpl	%eax, %edx
	jne	.L142
.L133:
	leal	-1(%esi), %eax
	jmp	.L90
.L139:
	movl	%edx, 8(%esp)
	movl	28(%esp), %ebx
	movzbl	0(%ebp), %eax
	movl	%esi, (%esp)
	movl	%eax, 4(%esp)
	call	memchr@PLT
	jmp	.L90
.L95:
	cmpl	%eax, %edx
	jne	.L98
	.p2align 4,,9
	jmp	.L133
.L141:
	movl	%eax, 336(%esp)
	addl	$316, %esp
	movl	%esi, %eax
	popl	%ebx
	movl	%ebp, %ecx
	popl	%esi
	popl	%edi
	popl	%ebp
	jmp	two_way_long_needle
	.size	memmem, .-memmem
	.section	.text.__x86.get_pc_thunk.ax,"axG",@progbits,__x86.get_pc_thunk.ax,comdat
	.globl	__x86.get_pc_thunk.ax
	.hidden	__x86.get_pc_thunk.ax
	.type	__x86.get_pc_thunk.ax, @function
__x86.get_pc_thunk.ax:
	movl	(%esp), %eax
	ret
	.section	.text.__x86.get_pc_thunk.si,"axG",@progbits,__x86.get_pc_thunk.si,comdat
	.globl	__x86.get_pc_thunk.si
	.hidden	__x86.get_pc_thunk.si
	.type	__x86.get_pc_thunk.si, @function
__x86.get_pc_thunk.si:
	movl	(%esp), %esi
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
