// fc0c8c9a49a8a6143e9867760e78767e newlib/libc/string/strcasestr.c
	.file	"strcasestr.c"
	.text
	.section	.text.critical_factorization,"ax",@progbits
	.p2align 4
	.type	critical_factorization, @function
critical_factorization:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$60, %esp
	cmpl	$1, %edx
	movl	%edx, 24(%esp)
	movl	%ecx, 40(%esp)
	jbe	.L14
	movl	%eax, %esi
	movl	$1, %ecx
	movl	$-1, %eax
	movl	$1, %edi
	movl	%ecx, 36(%esp)
	xorl	%edx, %edx
	movl	%eax, %ebp
	jmp	.L7
	.p2align 4,,10
	.p2align 3
.L20:
	movl	32(%esp), %ecx
	movl	$1, %edi
	movl	%ecx, %eax
	movl	%ecx, %edx
	subl	%ebp, %eax
	movl	%eax, 36(%esp)
.L4:
	movl	24(%esp), %eax
	leal	(%edx,%edi), %ecx
	cmpl	%eax, %ecx
	jnb	.L19
.L7:
	movl	%edx, 28(%esp)
	movzbl	(%esi,%ecx), %eax
	movl	%ecx, 32(%esp)
	movl	%eax, (%esp)
	call	tolower@PLT
	movb	%al, 23(%esp)
	leal	(%esi,%edi), %eax
	movzbl	(%eax,%ebp), %eax
	movl	%eax, (%esp)
	call	tolower@PLT
	movl	28(%esp), %edx
	cmpb	%al, 23(%esp)
	jb	.L20
	je	.L21
	movl	24(%esp), %eax
	movl	$1, %edi
	movl	%edx, %ebp
	movl	%edi, 36(%esp)
	incl	%edx
	movl	$1, %edi
	leal	(%edx,%edi), %ecx
	cmpl	%eax, %ecx
	jb	.L7
.L19:
	movl	%ebp, 44(%esp)
	movl	36(%esp), %ecx
	movl	$1, %ebp
	movl	40(%esp), %eax
	movl	$1, %edx
	movl	%ecx, (%eax)
	movl	$1, %ecx
	movl	$-1, %eax
	movl	%ecx, 36(%esp)
	movl	%eax, %edi
	xorl	%ecx, %ecx
	jmp	.L12
	.p2align 4,,10
	.p2align 3
.L23:
	movl	32(%esp), %edx
	movl	$1, %ebp
	movl	%edx, %eax
	movl	%edx, %ecx
	subl	%edi, %eax
	movl	%eax, 36(%esp)
.L9:
	movl	24(%esp), %eax
	leal	0(%ebp,%ecx), %edx
	cmpl	%eax, %edx
	jnb	.L22
.L12:
	movl	%ecx, 28(%esp)
	movzbl	(%esi,%edx), %eax
	movl	%edx, 32(%esp)
	movl	%eax, (%esp)
	call	tolower@PLT
	movb	%al, 23(%esp)
	leal	(%esi,%ebp), %eax
	movzbl	(%eax,%edi), %eax
	movl	%eax, (%esp)
	call	tolower@PLT
	movl	28(%esp), %ecx
	cmpb	23(%esp), %al
	jb	.L23
	cmpb	%al, 23(%esp)
	je	.L24
	movl	24(%esp), %eax
	movl	$1, %edx
	movl	%ecx, %edi
	movl	%edx, 36(%esp)
	incl	%ecx
	movl	$1, %ebp
	leal	0(%ebp,%ecx), %edx
	cmpl	%eax, %edx
	jb	.L12
.L22:
	movl	44(%esp), %eax
	movl	%edi, %edx
	incl	%edx
	incl	%eax
	cmpl	%eax, %edx
	jb	.L1
.L2:
	movl	40(%esp), %eax
	movl	36(%esp), %esi
	movl	%esi, (%eax)
	movl	%edx, %eax
.L1:
	addl	$60, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L21:
	movl	36(%esp), %eax
	cmpl	%eax, %edi
	je	.L6
	incl	%edi
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L24:
	movl	36(%esp), %eax
	cmpl	%eax, %ebp
	je	.L11
	incl	%ebp
	.p2align 4,,3
	jmp	.L9
	.p2align 4,,10
	.p2align 3
.L6:
	addl	%edi, %edx
	movl	$1, %edi
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L11:
	addl	%ebp, %ecx
	movl	$1, %ebp
	jmp	.L9
	.p2align 4,,10
	.p2align 3
.L14:
	movl	$1, %eax
	xorl	%edx, %edx
	movl	%eax, 36(%esp)
	jmp	.L2
	.size	critical_factorization, .-critical_factorization
	.section	.text.two_way_long_needle,"ax",@progbits
	.p2align 4
	.type	two_way_long_needle, @function
two_way_long_needle:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	movl	%edx, %esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$1116, %esp
	movl	%eax, 36(%esp)
	movl	1136(%esp), %edx
	movl	%ecx, %eax
	movl	%ecx, 28(%esp)
	leal	76(%esp), %ecx
	call	critical_factorization
	movl	1136(%esp), %ecx
	leal	1104(%esp), %edx
	movl	%eax, 48(%esp)
	leal	80(%esp), %eax
	.p2align 4
	.p2align 3
.L26:
	movl	%ecx, (%eax)
	addl	$4, %eax
	cmpl	%eax, %edx
	jne	.L26
	movl	1136(%esp), %ecx
	testl	%ecx, %ecx
	je	.L100
	movl	1136(%esp), %eax
	movl	28(%esp), %ebp
	decl	%eax
	movl	%eax, 32(%esp)
	movl	%eax, %edi
	.p2align 4
	.p2align 3
.L31:
	movzbl	0(%ebp), %eax
	incl	%ebp
	movl	%eax, (%esp)
	call	tolower@PLT
	movl	%edi, 80(%esp,%eax,4)
	subl	$1, %edi
	jnb	.L31
	movl	48(%esp), %edx
	movl	76(%esp), %eax
	movl	%edx, 8(%esp)
	movl	28(%esp), %edx
	movl	%eax, 56(%esp)
	movl	%edx, (%esp)
	addl	%edx, %eax
	movl	%eax, 4(%esp)
	call	strncasecmp@PLT
	testl	%eax, %eax
	jne	.L30
	xorl	%ecx, %ecx
	movl	$1, %eax
	movl	%ecx, 40(%esp)
	movl	48(%esp), %ecx
	xorl	%edi, %edi
	movl	%edi, 44(%esp)
	subl	%ecx, %eax
	movl	%eax, 60(%esp)
	.p2align 4
	.p2align 3
.L99:
	movl	%esi, %eax
	movl	1136(%esp), %ebp
	movl	44(%esp), %esi
	movl	36(%esp), %ecx
	addl	%ebp, %esi
	movl	%esi, %edx
	subl	%eax, %edx
	addl	%ecx, %eax
	movl	%edx, 8(%esp)
	xorl	%edx, %edx
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	memchr@PLT
	testl	%eax, %eax
	jne	.L59
	testl	%esi, %esi
	je	.L59
	movl	36(%esp), %eax
	movzbl	-1(%eax,%esi), %eax
	movl	%eax, (%esp)
	call	tolower@PLT
	movl	80(%esp,%eax,4), %eax
	testl	%eax, %eax
	je	.L33
	movl	40(%esp), %edx
	testl	%edx, %edx
	je	.L34
	movl	56(%esp), %edx
	cmpl	%edx, %eax
	jnb	.L34
	movl	1136(%esp), %eax
	subl	%edx, %eax
.L34:
	addl	%eax, 44(%esp)
	xorl	%eax, %eax
	movl	%eax, 40(%esp)
	jmp	.L99
.L30:
	movl	48(%esp), %ecx
	movl	1136(%esp), %eax
	subl	%ecx, %eax
	cmpl	%ecx, %eax
	cmovb	%ecx, %eax
	xorl	%edi, %edi
	movl	%edi, 40(%esp)
	incl	%eax
	movl	%eax, 56(%esp)
	movl	%eax, 76(%esp)
	movl	$1, %eax
	subl	%ecx, %eax
	movl	%eax, 52(%esp)
	movl	%esi, %eax
	.p2align 4
	.p2align 3
.L47:
	movl	1136(%esp), %edx
	xorl	%ecx, %ecx
	movl	%ecx, 4(%esp)
	movl	40(%esp), %esi
	movl	36(%esp), %ecx
	addl	%edx, %esi
	movl	%esi, %edx
	subl	%eax, %edx
	addl	%ecx, %eax
	movl	%edx, 8(%esp)
	movl	%eax, (%esp)
	call	memchr@PLT
	testl	%esi, %esi
	je	.L59
	testl	%eax, %eax
	jne	.L59
	movl	36(%esp), %edi
	movzbl	-1(%edi,%esi), %eax
	movl	%eax, (%esp)
	call	tolower@PLT
	movl	80(%esp,%eax,4), %eax
	testl	%eax, %eax
	je	.L101
	addl	%eax, 40(%esp)
	movl	%esi, %eax
	jmp	.L47
	.p2align 4,,10
	.p2align 3
.L101:
	movl	1136(%esp), %eax
	movl	40(%esp), %edx
	leal	-1(%eax), %ecx
	movl	48(%esp), %eax
	addl	%edx, %edi
	cmpl	%ecx, %eax
	movl	%eax, %ebp
	jnb	.L53
	movl	%esi, 44(%esp)
	movl	%ecx, 32(%esp)
	jmp	.L49
	.p2align 4,,10
	.p2align 3
.L54:
	movl	32(%esp), %eax
	incl	%ebp
	cmpl	%eax, %ebp
	jnb	.L96
.L49:
	movl	28(%esp), %eax
	movzbl	(%eax,%ebp), %eax
	movl	%eax, (%esp)
	call	tolower@PLT
	movl	%eax, %esi
	movzbl	(%edi,%ebp), %eax
	movl	%eax, (%esp)
	call	tolower@PLT
	cmpl	%eax, %esi
	je	.L54
	movl	32(%esp), %ecx
	movl	44(%esp), %esi
	cmpl	%ecx, %ebp
	jnb	.L53
	movl	40(%esp), %eax
	movl	52(%esp), %ecx
	addl	%ecx, %eax
	addl	%ebp, %eax
	movl	%eax, 40(%esp)
	movl	%esi, %eax
	jmp	.L47
.L100:
	movl	48(%esp), %eax
	movl	28(%esp), %ecx
	movl	%eax, 8(%esp)
	movl	76(%esp), %eax
	movl	%ecx, (%esp)
	addl	%ecx, %eax
	movl	%eax, 4(%esp)
	call	strncasecmp@PLT
	testl	%eax, %eax
	jne	.L30
	movl	%esi, %eax
	negl	%eax
	movl	%eax, 8(%esp)
	xorl	%eax, %eax
	movl	%eax, 4(%esp)
	movl	36(%esp), %eax
	addl	%esi, %eax
	movl	%eax, (%esp)
	call	memchr@PLT
.L59:
	xorl	%eax, %eax
.L25:
	addl	$1116, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L96:
	movl	44(%esp), %esi
.L53:
	movl	48(%esp), %eax
	leal	-1(%eax), %ebp
	testl	%eax, %eax
	je	.L51
	movl	%esi, 32(%esp)
	movl	%edi, %eax
	movl	%ebp, %edi
	movl	%eax, %ebp
	jmp	.L50
	.p2align 4,,10
	.p2align 3
.L56:
	subl	$1, %edi
	jb	.L97
.L50:
	movl	28(%esp), %eax
	movzbl	(%eax,%edi), %eax
	movl	%eax, (%esp)
	call	tolower@PLT
	movl	%eax, %esi
	movzbl	0(%ebp,%edi), %eax
	movl	%eax, (%esp)
	call	tolower@PLT
	cmpl	%eax, %esi
	je	.L56
	movl	32(%esp), %esi
	movl	56(%esp), %ecx
	addl	%ecx, 40(%esp)
	movl	%esi, %eax
	jmp	.L47
.L97:
	movl	%ebp, %edi
.L51:
	addl	$1116, %esp
	movl	%edi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L33:
	movl	40(%esp), %eax
	movl	48(%esp), %ebp
	movl	44(%esp), %ecx
	cmpl	%ebp, %eax
	cmovnb	%eax, %ebp
	movl	36(%esp), %eax
	leal	(%eax,%ecx), %edi
	movl	32(%esp), %eax
	cmpl	%eax, %ebp
	jnb	.L39
	movl	%esi, 52(%esp)
	movl	%edi, %eax
	movl	%ebp, %edi
	movl	%eax, %ebp
	jmp	.L36
	.p2align 4,,10
	.p2align 3
.L40:
	movl	32(%esp), %eax
	incl	%edi
	cmpl	%eax, %edi
	jnb	.L92
.L36:
	movl	28(%esp), %eax
	movzbl	(%eax,%edi), %eax
	movl	%eax, (%esp)
	call	tolower@PLT
	movl	%eax, %esi
	movzbl	0(%ebp,%edi), %eax
	movl	%eax, (%esp)
	call	tolower@PLT
	cmpl	%eax, %esi
	je	.L40
	movl	32(%esp), %eax
	movl	52(%esp), %esi
	cmpl	%eax, %edi
	jnb	.L39
	movl	44(%esp), %eax
	xorl	%ebp, %ebp
	movl	%ebp, 40(%esp)
	movl	60(%esp), %ecx
	addl	%ecx, %eax
	addl	%edi, %eax
	movl	%eax, 44(%esp)
	jmp	.L99
	.p2align 4,,10
	.p2align 3
.L92:
	movl	52(%esp), %esi
.L39:
	movl	48(%esp), %eax
	movl	36(%esp), %edx
	movl	44(%esp), %ecx
	cmpl	%eax, 40(%esp)
	leal	-1(%eax), %ebp
	leal	(%edx,%ecx), %edi
	jnb	.L102
	movl	%esi, 52(%esp)
	movl	%edi, %eax
	movl	%ebp, %edi
	movl	%eax, %ebp
	jmp	.L37
	.p2align 4,,10
	.p2align 3
.L42:
	cmpl	%edi, 40(%esp)
	leal	-1(%edi), %eax
	je	.L93
	movl	%eax, %edi
.L37:
	movl	28(%esp), %eax
	movzbl	(%eax,%edi), %eax
	movl	%eax, (%esp)
	call	tolower@PLT
	movl	%eax, %esi
	movzbl	0(%ebp,%edi), %eax
	movl	%eax, (%esp)
	call	tolower@PLT
	cmpl	%eax, %esi
	je	.L42
	movl	52(%esp), %esi
	movl	%edi, %ebp
	incl	%ebp
.L38:
	movl	40(%esp), %eax
	incl	%eax
	cmpl	%eax, %ebp
	jb	.L103
	movl	56(%esp), %ecx
	movl	1136(%esp), %eax
	addl	%ecx, 44(%esp)
	subl	%ecx, %eax
	movl	%eax, 40(%esp)
	jmp	.L99
.L93:
	movl	52(%esp), %esi
	movl	%edi, %ebp
	jmp	.L38
.L102:
	movl	%eax, %ebp
	jmp	.L38
.L103:
	movl	36(%esp), %eax
	movl	44(%esp), %edx
	addl	%edx, %eax
	jmp	.L25
	.size	two_way_long_needle, .-two_way_long_needle
	.section	.text.strcasestr,"ax",@progbits
	.p2align 4
	.globl	strcasestr
	.type	strcasestr, @function
strcasestr:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$92, %esp
	movl	112(%esp), %eax
	movl	116(%esp), %edx
	movl	%eax, 36(%esp)
	movzbl	(%eax), %eax
	movl	%edx, 24(%esp)
	movzbl	(%edx), %edx
	testb	%al, %al
	je	.L165
	movl	$1, %edx
	movl	24(%esp), %ebp
	movl	%edx, 32(%esp)
	movl	36(%esp), %esi
	jmp	.L105
	.p2align 4,,10
	.p2align 3
.L109:
	movl	%eax, (%esp)
	incl	%esi
	call	tolower@PLT
	movl	%eax, %edi
	leal	1(%ebp), %eax
	movl	%eax, 28(%esp)
	movzbl	0(%ebp), %eax
	movl	%eax, (%esp)
	call	tolower@PLT
	cmpl	%eax, %edi
	sete	%al
	movzbl	%al, %eax
	andl	%eax, 32(%esp)
	movzbl	(%esi), %eax
	testb	%al, %al
	je	.L166
	movl	28(%esp), %ebp
.L105:
	cmpb	$0, 0(%ebp)
	jne	.L109
	movl	32(%esp), %eax
	testl	%eax, %eax
	jne	.L110
.L168:
	movl	24(%esp), %edx
	movl	%ebp, %eax
	subl	%edx, %eax
	movl	36(%esp), %edx
	movl	%eax, 28(%esp)
	leal	-1(%eax), %esi
	incl	%edx
	cmpl	$31, %eax
	movl	%edx, 44(%esp)
	jbe	.L167
	movl	28(%esp), %eax
	movl	%esi, %edx
	movl	24(%esp), %ecx
	movl	%eax, 112(%esp)
	movl	44(%esp), %eax
	addl	$92, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	jmp	two_way_long_needle
	.p2align 4,,10
	.p2align 3
.L166:
	cmpb	$0, 1(%ebp)
	jne	.L126
	movl	32(%esp), %eax
	movl	28(%esp), %ebp
	testl	%eax, %eax
	je	.L168
.L110:
	movl	36(%esp), %eax
	addl	$92, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L165:
	testb	%dl, %dl
	je	.L110
	.p2align 4
	.p2align 3
.L126:
	xorl	%eax, %eax
.L104:
	addl	$92, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L167:
	movl	24(%esp), %edi
	leal	76(%esp), %ecx
	movl	%eax, %edx
	movl	%edi, %eax
	call	critical_factorization
	movl	76(%esp), %edx
	movl	%edi, (%esp)
	movl	%edx, 60(%esp)
	movl	%eax, 48(%esp)
	movl	%eax, 8(%esp)
	leal	(%edi,%edx), %eax
	movl	%eax, 4(%esp)
	call	strncasecmp@PLT
	testl	%eax, %eax
	jne	.L169
	movl	48(%esp), %ecx
	xorl	%eax, %eax
	movl	%eax, 32(%esp)
	xorl	%eax, %eax
	movl	%eax, 40(%esp)
	movl	$1, %eax
	subl	%ecx, %eax
	movl	%eax, 56(%esp)
	.p2align 4
	.p2align 3
.L112:
	movl	28(%esp), %eax
	xorl	%ebp, %ebp
	movl	%ebp, 4(%esp)
	movl	40(%esp), %edx
	leal	(%eax,%edx), %edi
	movl	%edi, 52(%esp)
	movl	%edi, %eax
	subl	%esi, %eax
	movl	%eax, 8(%esp)
	movl	44(%esp), %eax
	addl	%eax, %esi
	movl	%esi, (%esp)
	call	memchr@PLT
	testl	%edi, %edi
	je	.L126
	testl	%eax, %eax
	jne	.L126
	movl	48(%esp), %eax
	movl	32(%esp), %edi
	movl	40(%esp), %edx
	cmpl	%edi, %eax
	cmovnb	%eax, %edi
	movl	36(%esp), %eax
	leal	(%eax,%edx), %ebp
	movl	28(%esp), %eax
	cmpl	%eax, %edi
	jnb	.L117
	movl	%ebp, %eax
	movl	%edi, %ebp
	movl	%eax, %edi
	jmp	.L114
	.p2align 4,,10
	.p2align 3
.L118:
	incl	%ebp
	cmpl	%ebp, 28(%esp)
	je	.L117
.L114:
	movl	24(%esp), %eax
	movzbl	(%eax,%ebp), %eax
	movl	%eax, (%esp)
	call	tolower@PLT
	movl	%eax, %esi
	movzbl	1(%edi,%ebp), %eax
	movl	%eax, (%esp)
	call	tolower@PLT
	cmpl	%eax, %esi
	je	.L118
	movl	28(%esp), %eax
	cmpl	%eax, %ebp
	jnb	.L117
	movl	40(%esp), %eax
	movl	56(%esp), %edx
	addl	%edx, %eax
	addl	%ebp, %eax
	movl	%eax, 40(%esp)
	xorl	%eax, %eax
	movl	%eax, 32(%esp)
.L123:
	movl	52(%esp), %esi
	jmp	.L112
	.p2align 4,,10
	.p2align 3
.L117:
	movl	48(%esp), %eax
	movl	36(%esp), %edx
	movl	40(%esp), %ecx
	cmpl	%eax, 32(%esp)
	leal	-1(%eax), %edi
	leal	(%edx,%ecx), %ebp
	jnb	.L170
	movl	%ebp, %eax
	movl	%edi, %ebp
	movl	%eax, %edi
	jmp	.L115
	.p2align 4,,10
	.p2align 3
.L120:
	movl	32(%esp), %edx
	leal	-1(%ebp), %eax
	cmpl	%edx, %ebp
	je	.L162
	movl	%eax, %ebp
.L115:
	movl	24(%esp), %eax
	movzbl	(%eax,%ebp), %eax
	movl	%eax, (%esp)
	call	tolower@PLT
	movl	%eax, %esi
	movzbl	1(%edi,%ebp), %eax
	movl	%eax, (%esp)
	call	tolower@PLT
	cmpl	%eax, %esi
	je	.L120
	movl	%ebp, %edi
	incl	%edi
.L116:
	movl	32(%esp), %eax
	incl	%eax
	cmpl	%eax, %edi
	jb	.L171
	movl	60(%esp), %edx
	movl	28(%esp), %eax
	addl	%edx, 40(%esp)
	subl	%edx, %eax
	movl	%eax, 32(%esp)
	jmp	.L123
	.p2align 4,,10
	.p2align 3
.L162:
	movl	%ebp, %edi
	jmp	.L116
.L169:
	movl	48(%esp), %edx
	movl	28(%esp), %eax
	subl	%edx, %eax
	cmpl	%edx, %eax
	cmovb	%edx, %eax
	xorl	%edi, %edi
	movl	%edi, 32(%esp)
	leal	1(%eax), %ecx
	movl	$1, %eax
	movl	%ecx, 76(%esp)
	subl	%edx, %eax
	movl	%eax, 52(%esp)
	movl	%ecx, 56(%esp)
.L127:
	movl	28(%esp), %eax
	movl	32(%esp), %edx
	movl	44(%esp), %ecx
	leal	(%eax,%edx), %edi
	movl	%edi, 40(%esp)
	movl	%edi, %eax
	subl	%esi, %eax
	addl	%ecx, %esi
	movl	%eax, 8(%esp)
	xorl	%eax, %eax
	movl	%eax, 4(%esp)
	movl	%esi, (%esp)
	call	memchr@PLT
	testl	%edi, %edi
	je	.L126
	testl	%eax, %eax
	jne	.L126
	movl	48(%esp), %ecx
	movl	28(%esp), %eax
	movl	36(%esp), %esi
	movl	32(%esp), %edx
	movl	%ecx, %ebp
	cmpl	%eax, %ecx
	leal	(%esi,%edx), %edi
	jnb	.L128
	movl	%edi, %eax
	movl	%ebp, %edi
	movl	%eax, %ebp
	jmp	.L135
	.p2align 4,,10
	.p2align 3
.L129:
	incl	%edi
	cmpl	%edi, 28(%esp)
	je	.L128
.L135:
	movl	24(%esp), %eax
	movzbl	(%eax,%edi), %eax
	movl	%eax, (%esp)
	call	tolower@PLT
	movl	%eax, %esi
	movzbl	1(%ebp,%edi), %eax
	movl	%eax, (%esp)
	call	tolower@PLT
	cmpl	%eax, %esi
	je	.L129
	movl	28(%esp), %eax
	cmpl	%eax, %edi
	jnb	.L128
	movl	32(%esp), %eax
	movl	52(%esp), %edx
	addl	%edx, %eax
	addl	%edi, %eax
	movl	%eax, 32(%esp)
.L134:
	movl	40(%esp), %esi
	jmp	.L127
	.p2align 4,,10
	.p2align 3
.L128:
	movl	48(%esp), %eax
	leal	-1(%eax), %ebp
	testl	%eax, %eax
	je	.L132
	movl	36(%esp), %eax
	movl	32(%esp), %ecx
	leal	(%eax,%ecx), %edi
	movl	%edi, %eax
	movl	%ebp, %edi
	movl	%eax, %ebp
	jmp	.L131
	.p2align 4,,10
	.p2align 3
.L133:
	subl	$1, %edi
	jb	.L132
.L131:
	movl	24(%esp), %eax
	movzbl	(%eax,%edi), %eax
	movl	%eax, (%esp)
	call	tolower@PLT
	movl	%eax, %esi
	movzbl	1(%ebp,%edi), %eax
	movl	%eax, (%esp)
	call	tolower@PLT
	cmpl	%eax, %esi
	je	.L133
	movl	56(%esp), %ecx
	addl	%ecx, 32(%esp)
	jmp	.L134
.L132:
	movl	44(%esp), %eax
	movl	32(%esp), %ecx
	addl	%ecx, %eax
	jmp	.L104
.L170:
	movl	%eax, %edi
	jmp	.L116
.L171:
	movl	44(%esp), %eax
	movl	40(%esp), %ecx
	addl	%ecx, %eax
	jmp	.L104
	.size	strcasestr, .-strcasestr
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
