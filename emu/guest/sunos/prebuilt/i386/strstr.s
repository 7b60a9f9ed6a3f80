// caff9f68a56a825e176527a7c7150f39 newlib/libc/string/strstr.c
	.file	"strstr.c"
	.text
	.section	.text.two_way_long_needle,"ax",@progbits
	.p2align 4
	.type	two_way_long_needle, @function
two_way_long_needle:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	subl	$1084, %esp
	movl	%eax, 24(%esp)
	movl	1104(%esp), %esi
	movl	%edx, 20(%esp)
	cmpl	$1, %esi
	movl	%edi, 40(%esp)
	movl	%ecx, %edi
	jbe	.L45
	movl	$1, %eax
	xorl	%ecx, %ecx
	movl	%eax, 28(%esp)
	movl	$1, %edx
	movl	$-1, %ebp
	movl	$1, %eax
	jmp	.L7
	.p2align 4,,10
	.p2align 3
.L80:
	movl	%eax, %ebx
	movl	%eax, %ecx
	subl	%ebp, %ebx
	movl	$1, %edx
	movl	%ebx, 28(%esp)
.L4:
	leal	(%ecx,%edx), %eax
	cmpl	%esi, %eax
	jnb	.L79
.L7:
	leal	(%edi,%ebp), %ebx
	movzbl	(%ebx,%edx), %ebx
	cmpb	%bl, (%edi,%eax)
	jb	.L80
	je	.L81
	movl	$1, %eax
	movl	%ecx, %ebp
	movl	%eax, 28(%esp)
	incl	%ecx
	movl	$1, %edx
	leal	(%ecx,%edx), %eax
	cmpl	%esi, %eax
	jb	.L7
.L79:
	movl	$1, %ebx
	xorl	%ecx, %ecx
	movl	%ebx, 36(%esp)
	movl	$1, %edx
	movl	$-1, %ebx
	movl	%ecx, 32(%esp)
	movl	$1, %eax
	movl	%ebp, 44(%esp)
	jmp	.L12
	.p2align 4,,10
	.p2align 3
.L83:
	movl	%eax, 32(%esp)
	movl	%eax, %ecx
	movl	$1, %edx
	subl	%ebx, %ecx
	movl	%ecx, 36(%esp)
.L9:
	movl	32(%esp), %eax
	addl	%edx, %eax
	cmpl	%esi, %eax
	jnb	.L82
.L12:
	movzbl	(%edi,%eax), %ecx
	leal	(%edi,%edx), %ebp
	cmpb	%cl, 0(%ebp,%ebx)
	jb	.L83
	je	.L84
	movl	32(%esp), %eax
	movl	$1, %edx
	movl	$1, %ecx
	movl	%ecx, 36(%esp)
	movl	%eax, %ebx
	incl	%eax
	movl	%eax, 32(%esp)
	movl	32(%esp), %eax
	addl	%edx, %eax
	cmpl	%esi, %eax
	jb	.L12
.L82:
	movl	44(%esp), %ebp
	incl	%ebx
	movl	36(%esp), %ecx
	leal	1(%ebp), %eax
	cmpl	%eax, %ebx
	cmovb	28(%esp), %ecx
	cmovb	%eax, %ebx
	movl	%ebx, 32(%esp)
	movl	%ecx, 28(%esp)
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
	testl	%esi, %esi
	je	.L18
	leal	(%esi,%edi), %ebp
	movl	%edi, %eax
	leal	-1(%edi,%esi), %ebx
	.p2align 4
	.p2align 3
.L17:
	movzbl	(%eax), %edx
	movl	%ebx, %ecx
	subl	%eax, %ecx
	incl	%eax
	cmpl	%eax, %ebp
	movl	%ecx, 48(%esp,%edx,4)
	jne	.L17
.L18:
	movl	%edi, (%esp)
	movl	32(%esp), %eax
	movl	40(%esp), %ebx
	movl	%eax, 8(%esp)
	movl	28(%esp), %eax
	addl	%edi, %eax
	movl	%eax, 4(%esp)
	call	memcmp@PLT
	testl	%eax, %eax
	jne	.L85
	movl	32(%esp), %ebx
	movl	$1, %eax
	xorl	%edx, %edx
	xorl	%ebp, %ebp
	subl	%ebx, %eax
	movl	%eax, 44(%esp)
	jmp	.L15
	.p2align 4,,10
	.p2align 3
.L87:
	movl	28(%esp), %ecx
	cmpl	%ecx, %eax
	jnb	.L76
	testl	%edx, %edx
	je	.L76
	movl	%esi, %eax
	subl	%ecx, %eax
	.p2align 4
	.p2align 3
.L76:
	addl	%eax, %ebp
	xorl	%edx, %edx
.L15:
	movl	20(%esp), %eax
	subl	%esi, %eax
	cmpl	%ebp, %eax
	jb	.L86
.L31:
	movl	24(%esp), %eax
	leal	-1(%esi), %ebx
	leal	(%eax,%ebp), %ecx
	movzbl	-1(%ecx,%esi), %eax
	movl	48(%esp,%eax,4), %eax
	testl	%eax, %eax
	jne	.L87
	movl	32(%esp), %eax
	cmpl	%eax, %edx
	cmovnb	%edx, %eax
	cmpl	%ebx, %eax
	jnb	.L23
	movl	%edx, 36(%esp)
	jmp	.L22
	.p2align 4,,10
	.p2align 3
.L24:
	incl	%eax
	cmpl	%ebx, %eax
	jnb	.L68
.L22:
	movzbl	(%ecx,%eax), %edx
	cmpb	%dl, (%edi,%eax)
	je	.L24
	cmpl	%ebx, %eax
	movl	36(%esp), %edx
	jnb	.L23
	movl	44(%esp), %ebx
	addl	%ebx, %ebp
	jmp	.L76
	.p2align 4,,10
	.p2align 3
.L81:
	movl	28(%esp), %eax
	cmpl	%eax, %edx
	je	.L6
	incl	%edx
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L84:
	cmpl	%edx, 36(%esp)
	je	.L11
	incl	%edx
	.p2align 4,,5
	jmp	.L9
	.p2align 4,,10
	.p2align 3
.L86:
	movl	%edx, 36(%esp)
	movl	%esi, %eax
	movl	24(%esp), %ebx
	orl	$2048, %eax
	movl	%eax, 4(%esp)
	movl	20(%esp), %eax
	addl	%ebx, %eax
	movl	40(%esp), %ebx
	movl	%eax, (%esp)
	call	strnlen@PLT
	movl	36(%esp), %edx
	addl	%eax, 20(%esp)
	movl	20(%esp), %eax
	subl	%esi, %eax
	cmpl	%ebp, %eax
	jnb	.L31
.L44:
	xorl	%eax, %eax
.L1:
	addl	$1084, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L68:
	movl	36(%esp), %edx
.L23:
	movl	32(%esp), %ebx
	leal	-1(%ebx), %eax
	cmpl	%ebx, %edx
	jb	.L26
	jmp	.L88
	.p2align 4,,10
	.p2align 3
.L28:
	leal	-1(%eax), %ebx
	cmpl	%eax, %edx
	je	.L27
	movl	%ebx, %eax
.L26:
	movzbl	(%ecx,%eax), %ebx
	cmpb	%bl, (%edi,%eax)
	je	.L28
	incl	%eax
.L27:
	incl	%edx
	cmpl	%edx, %eax
	jb	.L89
	movl	28(%esp), %eax
	movl	%esi, %edx
	addl	%eax, %ebp
	subl	%eax, %edx
	jmp	.L15
.L85:
	movl	32(%esp), %ebx
	movl	%esi, %eax
	movl	20(%esp), %ecx
	subl	%ebx, %eax
	cmpl	%ebx, %eax
	cmovb	%ebx, %eax
	xorl	%ebp, %ebp
	incl	%eax
	movl	%eax, 36(%esp)
	movl	$1, %eax
	subl	%ebx, %eax
	movl	%eax, 28(%esp)
.L32:
	movl	%ecx, %eax
	subl	%esi, %eax
	cmpl	%ebp, %eax
	jb	.L90
	.p2align 4
	.p2align 3
.L43:
	movl	24(%esp), %eax
	leal	-1(%esi), %ebx
	addl	%ebp, %eax
	movzbl	-1(%eax,%esi), %edx
	movl	48(%esp,%edx,4), %edx
	testl	%edx, %edx
	je	.L91
	addl	%edx, %ebp
.L92:
	movl	%ecx, %eax
	subl	%esi, %eax
	cmpl	%ebp, %eax
	jnb	.L43
.L90:
	movl	%ecx, 20(%esp)
	movl	%esi, %eax
	movl	40(%esp), %ebx
	orl	$2048, %eax
	movl	%eax, 4(%esp)
	movl	24(%esp), %eax
	addl	%ecx, %eax
	movl	%eax, (%esp)
	call	strnlen@PLT
	movl	20(%esp), %ecx
	addl	%eax, %ecx
	movl	%ecx, %eax
	subl	%esi, %eax
	cmpl	%ebp, %eax
	jnb	.L43
	jmp	.L44
	.p2align 4,,10
	.p2align 3
.L91:
	movl	32(%esp), %edx
	cmpl	%ebx, %edx
	jnb	.L35
	movl	%ecx, 20(%esp)
	jmp	.L34
	.p2align 4,,10
	.p2align 3
.L37:
	incl	%edx
	cmpl	%ebx, %edx
	jnb	.L72
.L34:
	movzbl	(%eax,%edx), %ecx
	cmpb	%cl, (%edi,%edx)
	je	.L37
	cmpl	%ebx, %edx
	movl	20(%esp), %ecx
	jnb	.L35
	movl	28(%esp), %eax
	addl	%eax, %ebp
	addl	%edx, %ebp
	jmp	.L92
	.p2align 4,,10
	.p2align 3
.L72:
	movl	20(%esp), %ecx
.L35:
	movl	32(%esp), %ebx
	leal	-1(%ebx), %edx
	testl	%ebx, %ebx
	jne	.L39
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L41:
	subl	$1, %edx
	jb	.L1
.L39:
	movzbl	(%eax,%edx), %ebx
	cmpb	%bl, (%edi,%edx)
	je	.L41
	movl	36(%esp), %eax
	addl	%eax, %ebp
	jmp	.L32
.L11:
	movl	36(%esp), %eax
	movl	$1, %edx
	addl	%eax, 32(%esp)
	jmp	.L9
.L6:
	addl	%edx, %ecx
	movl	$1, %edx
	jmp	.L4
.L89:
	addl	$1084, %esp
	movl	%ecx, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L88:
	movl	%ebx, %eax
	jmp	.L27
.L45:
	movl	$1, %eax
	xorl	%edx, %edx
	movl	%eax, 28(%esp)
	movl	%edx, 32(%esp)
	jmp	.L2
	.size	two_way_long_needle, .-two_way_long_needle
	.section	.text.strstr,"ax",@progbits
	.p2align 4
	.globl	strstr
	.type	strstr, @function
strstr:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$108, %esp
	movl	132(%esp), %esi
	movl	128(%esp), %edi
	movzbl	(%esi), %eax
	testb	%al, %al
	je	.L93
	movzbl	1(%esi), %edx
	testb	%dl, %dl
	je	.L155
	movzbl	2(%esi), %ecx
	testb	%cl, %cl
	je	.L156
	cmpb	$0, 3(%esi)
	movl	(%esi), %ebp
	je	.L157
	cmpb	$0, 4(%esi)
	je	.L158
	movl	%esi, (%esp)
	call	strlen@PLT
	movl	%edi, (%esp)
	movl	%eax, 24(%esp)
	orl	$512, %eax
	movl	%eax, 4(%esp)
	call	strnlen@PLT
	movl	24(%esp), %edx
	cmpl	%edx, %eax
	jb	.L115
	cmpl	$254, %edx
	ja	.L106
	subl	%edx, %eax
	movl	$64, %ecx
	movl	%ecx, 8(%esp)
	addl	%edi, %eax
	movl	%eax, 28(%esp)
	leal	1(%edx), %eax
	movl	%eax, 4(%esp)
	leal	32(%esp), %eax
	movl	%eax, (%esp)
	call	memset@PLT
	movl	24(%esp), %edx
	movl	%esi, %ecx
	testl	%edx, %edx
	movb	%dl, %al
	je	.L110
	.p2align 4
	.p2align 3
.L109:
	movzbl	(%ecx), %ebp
	incl	%ecx
	andl	$63, %ebp
	movb	%al, 32(%esp,%ebp)
	decb	%al
	jne	.L109
.L110:
	movl	%esi, %eax
	movl	%edi, %esi
	movl	%eax, %edi
.L108:
	movzbl	-1(%esi,%edx), %eax
	andl	$63, %eax
	movzbl	32(%esp,%eax), %eax
	leal	-1(%esi,%eax), %esi
	cmpl	%esi, 28(%esp)
	jnb	.L113
	jmp	.L111
	.p2align 4,,10
	.p2align 3
.L159:
	addl	%ebp, %esi
	movl	24(%esp), %edx
	cmpl	%esi, 28(%esp)
	jb	.L111
.L113:
	movl	%edx, 24(%esp)
	movzbl	(%esi,%edx), %eax
	andl	$63, %eax
	movzbl	32(%esp,%eax), %ebp
	movl	%edx, 8(%esp)
	movl	%edi, 4(%esp)
	movl	%esi, (%esp)
	call	memcmp@PLT
	testl	%eax, %eax
	jne	.L159
	movl	%esi, %edi
.L93:
	addl	$108, %esp
	movl	%edi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L156:
	movzbl	(%edi), %ebx
	sall	$16, %eax
	xorl	%ecx, %ecx
	orl	%eax, %edx
	testl	%ebx, %ebx
	je	.L115
	.p2align 4
	.p2align 3
.L97:
	sall	$16, %ecx
	movl	%edi, %eax
	orl	%ebx, %ecx
	incl	%edi
	movzbl	(%edi), %ebx
	cmpl	%ecx, %edx
	je	.L146
	testl	%ebx, %ebx
	jne	.L97
	cmpl	%ecx, %edx
	je	.L146
.L115:
	xorl	%edi, %edi
.L160:
	addl	$108, %esp
	movl	%edi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L111:
	movl	28(%esp), %eax
	addl	%edx, %eax
	cmpb	$0, (%eax)
	je	.L115
	movl	%edx, 24(%esp)
	movl	$2048, %edx
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	strnlen@PLT
	movl	24(%esp), %edx
	addl	%eax, 28(%esp)
	movl	28(%esp), %ecx
	cmpl	%esi, %ecx
	jnb	.L108
	xorl	%edi, %edi
	jmp	.L160
	.p2align 4,,10
	.p2align 3
.L155:
	movl	%edi, (%esp)
	movl	%eax, 4(%esp)
	call	strchr@PLT
	addl	$108, %esp
	popl	%ebx
	popl	%esi
	movl	%eax, %edi
	movl	%edi, %eax
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L158:
	movzbl	(%edi), %edx
	testl	%edx, %edx
	je	.L115
	xorl	%eax, %eax
	bswap	%ebp
	jmp	.L104
	.p2align 4,,10
	.p2align 3
.L161:
	cmpl	%ebp, %eax
	je	.L148
.L104:
	sall	$8, %eax
	movl	%edi, %ecx
	incl	%edi
	orl	%edx, %eax
	movzbl	(%edi), %edx
	testl	%edx, %edx
	jne	.L161
	cmpl	%ebp, %eax
	jne	.L115
.L148:
	leal	-3(%ecx), %edi
	jmp	.L93
	.p2align 4,,10
	.p2align 3
.L157:
	sall	$16, %edx
	sall	$24, %eax
	sall	$8, %ecx
	orl	%edx, %eax
	movzbl	(%edi), %edx
	orl	%eax, %ecx
	testl	%edx, %edx
	je	.L115
	xorl	%eax, %eax
	jmp	.L101
	.p2align 4,,10
	.p2align 3
.L163:
	testl	%edx, %edx
	je	.L162
.L101:
	orl	%edx, %eax
	movl	%edi, %ebx
	sall	$8, %eax
	incl	%edi
	movzbl	(%edi), %edx
	cmpl	%eax, %ecx
	jne	.L163
.L147:
	leal	-2(%ebx), %edi
	jmp	.L93
	.p2align 4,,10
	.p2align 3
.L146:
	leal	-1(%eax), %edi
	jmp	.L93
	.p2align 4,,10
	.p2align 3
.L162:
	cmpl	%eax, %ecx
	je	.L147
	xorl	%edi, %edi
	.p2align 4,,4
	jmp	.L160
.L106:
	movl	%edx, 128(%esp)
	addl	$108, %esp
	movl	%esi, %ecx
	popl	%ebx
	movl	%eax, %edx
	movl	%edi, %eax
	popl	%esi
	popl	%edi
	popl	%ebp
	jmp	two_way_long_needle
	.size	strstr, .-strstr
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
