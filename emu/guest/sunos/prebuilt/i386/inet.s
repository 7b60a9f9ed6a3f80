// 42e6abc921cab8d847420f99aec4f563 emu/guest/libc/inet.c
	.file	"inet.c"
	.text
	.section	.text.parse_ipv4,"ax",@progbits
	.p2align 4
	.type	parse_ipv4, @function
parse_ipv4:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	movl	%eax, %esi
	pushl	%ebx
	xorl	%eax, %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$44, %esp
	movl	%edx, 24(%esp)
	movl	$0, (%edx)
	movl	%eax, 20(%esp)
.L2:
	movzbl	(%esi), %eax
	xorl	%ebp, %ebp
	xorl	%edi, %edi
	movl	%eax, (%esp)
	call	isdigit@PLT
	testl	%eax, %eax
	je	.L3
.L16:
	cmpl	$4, %ebp
	je	.L15
	movsbl	(%esi), %eax
	leal	(%edi,%edi,4), %edx
	incl	%esi
	incl	%ebp
	leal	-48(%eax,%edx,2), %edi
	movzbl	(%esi), %eax
	movl	%eax, (%esp)
	call	isdigit@PLT
	testl	%eax, %eax
	jne	.L16
.L3:
	movl	%eax, 28(%esp)
	testl	%ebp, %ebp
	sete	%cl
	cmpl	$3, %ebp
	setg	%dl
	orb	%cl, %dl
	jne	.L12
	cmpl	$255, %edi
	ja	.L12
	movl	20(%esp), %ebp
	xorl	%edx, %edx
	movl	$46, %eax
	movsbl	(%esi), %ecx
	cmpl	$3, %ebp
	cmovne	%eax, %edx
	cmpl	%edx, %ecx
	jne	.L12
	movl	24(%esp), %ecx
	incl	%ebp
	incl	%esi
	movl	%ebp, 20(%esp)
	movl	(%ecx), %eax
	sall	$8, %eax
	orl	%edi, %eax
	cmpl	$4, %ebp
	movl	%eax, (%ecx)
	jne	.L2
	movl	$1, %eax
.L1:
	addl	$44, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L15:
	addl	$44, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L12:
	movl	28(%esp), %eax
	jmp	.L1
	.size	parse_ipv4, .-parse_ipv4
	.section	.text.inet_pton,"ax",@progbits
	.p2align 4
	.globl	inet_pton
	.type	inet_pton, @function
inet_pton:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$108, %esp
	movl	128(%esp), %eax
	movl	132(%esp), %ecx
	cmpl	$2, %eax
	je	.L81
	cmpl	$26, %eax
	jne	.L82
	movzbl	(%ecx), %eax
	cmpb	$58, %al
	je	.L24
.L27:
	movl	$-1, %esi
	movl	%ecx, %edi
	movl	%esi, 36(%esp)
	leal	64(%esp), %edx
	xorl	%esi, %esi
	movl	%edx, 40(%esp)
	movl	%edx, %ebp
	movl	%esi, %ecx
	movl	%edx, 44(%esp)
	.p2align 4
	.p2align 3
.L25:
	cmpb	$58, %al
	jne	.L28
	cmpl	$-1, 36(%esp)
	je	.L83
.L28:
	cmpl	$8, %ecx
	je	.L20
	movl	$0, 0(%ebp)
	leal	4(%edi), %eax
	movl	%edi, %esi
	movl	%eax, 28(%esp)
	movl	%ecx, 32(%esp)
	movl	%edi, 132(%esp)
.L31:
	movzbl	(%esi), %eax
	movl	%eax, (%esp)
	movb	%al, 24(%esp)
	call	isdigit@PLT
	movzbl	24(%esp), %edx
	testl	%eax, %eax
	je	.L35
	cmpb	$63, %dl
	jg	.L77
.L36:
	movzbl	(%esi), %eax
	incl	%esi
	movl	0(%ebp), %edi
	movl	%eax, (%esp)
	movb	%al, 24(%esp)
	sall	$4, %edi
	call	isdigit@PLT
	movsbl	24(%esp), %edx
	testl	%eax, %eax
	je	.L32
	subl	$48, %edx
.L33:
	orl	%edi, %edx
	cmpl	%esi, 28(%esp)
	movl	%edx, 0(%ebp)
	jne	.L31
.L77:
	cmpb	$46, (%esi)
	movl	32(%esp), %ecx
	movl	132(%esp), %edi
	jne	.L37
	cmpl	$7, %ecx
	jne	.L84
.L37:
	cmpl	%esi, %edi
	je	.L20
	movzbl	(%esi), %eax
	incl	%ecx
	testb	%al, %al
	je	.L78
	cmpb	$58, %al
	jne	.L20
	movzbl	1(%esi), %eax
	addl	$4, %ebp
	testb	%al, %al
	je	.L20
	leal	1(%esi), %edi
	jmp	.L25
	.p2align 4,,10
	.p2align 3
.L82:
	call	___errno@PLT
	movl	$124, (%eax)
	addl	$108, %esp
	movl	$-1, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L35:
	orb	$32, %dl
	movsbl	%dl, %edx
	subl	$97, %edx
	cmpl	$5, %edx
	jbe	.L36
	jmp	.L77
	.p2align 4,,10
	.p2align 3
.L32:
	orb	$32, %dl
	movsbl	%dl, %edx
	leal	-97(%edx), %eax
	cmpl	$5, %eax
	ja	.L45
	subl	$87, %edx
	jmp	.L33
	.p2align 4,,10
	.p2align 3
.L45:
	movl	$99, %edx
	jmp	.L33
	.p2align 4,,10
	.p2align 3
.L81:
	leal	64(%esp), %esi
	movl	%ecx, %eax
	movl	%esi, %edx
	call	parse_ipv4
	testl	%eax, %eax
	jne	.L85
.L20:
	xorl	%eax, %eax
.L87:
	addl	$108, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L84:
	movl	%ecx, 24(%esp)
	leal	48(%esp), %edx
	movl	%edi, %eax
	call	parse_ipv4
	movl	24(%esp), %ecx
	testl	%eax, %eax
	je	.L37
	movl	48(%esp), %eax
	leal	1(%ecx), %esi
	movl	40(%esp), %edi
	movl	44(%esp), %edx
	addl	$2, 24(%esp)
	movl	%eax, %ecx
	andl	$65535, %eax
	shrl	$16, %ecx
	movl	%ecx, 0(%ebp)
	movl	%eax, 64(%esp,%esi,4)
.L38:
	cmpl	$-1, 36(%esp)
	je	.L86
.L40:
	movl	24(%esp), %esi
	cmpl	$8, %esi
	je	.L20
	movl	36(%esp), %ebp
	cmpl	$7, %ebp
	jg	.L42
	movl	$7, %eax
	.p2align 4
	.p2align 3
.L44:
	xorl	%ecx, %ecx
	cmpl	%esi, %ebp
	jge	.L43
	decl	%esi
	movl	64(%esp,%esi,4), %ecx
.L43:
	movl	%ecx, (%edx,%eax,4)
	decl	%eax
	cmpl	%ebp, %eax
	jge	.L44
.L42:
	leal	49(%esp), %eax
	leal	32(%edx), %ecx
	.p2align 4
	.p2align 3
.L41:
	movl	(%edi), %edx
	addl	$4, %edi
	addl	$2, %eax
	movb	%dh, -3(%eax)
	movb	%dl, -2(%eax)
	cmpl	%edi, %ecx
	jne	.L41
	movl	$16, %eax
	movl	%eax, 8(%esp)
	leal	48(%esp), %eax
	movl	%eax, 4(%esp)
	movl	136(%esp), %eax
	movl	%eax, (%esp)
	call	memcpy@PLT
	jmp	.L21
	.p2align 4,,10
	.p2align 3
.L83:
	cmpb	$0, 1(%edi)
	leal	1(%edi), %eax
	je	.L29
	movl	%ecx, 36(%esp)
	movl	%eax, %edi
	jmp	.L28
	.p2align 4,,10
	.p2align 3
.L85:
	movl	%esi, 4(%esp)
	movl	64(%esp), %eax
	movl	$4, %edi
	movl	%edi, 8(%esp)
	bswap	%eax
	movl	%eax, 64(%esp)
	movl	136(%esp), %eax
	movl	%eax, (%esp)
	call	memcpy@PLT
.L21:
	addl	$108, %esp
	movl	$1, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L24:
	movzbl	1(%ecx), %eax
	incl	%ecx
	cmpb	$58, %al
	je	.L27
	xorl	%eax, %eax
	jmp	.L87
.L78:
	movl	%ecx, 24(%esp)
	movl	40(%esp), %edi
	movl	44(%esp), %edx
	jmp	.L38
.L86:
	cmpl	$8, 24(%esp)
	je	.L42
	xorl	%eax, %eax
	jmp	.L87
.L29:
	movl	%ecx, 24(%esp)
	movl	40(%esp), %edi
	movl	%ecx, 36(%esp)
	movl	44(%esp), %edx
	jmp	.L40
	.size	inet_pton, .-inet_pton
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	":%x"
.LC1:
	.string	"%x"
.LC2:
	.string	":"
.LC3:
	.string	""
.LC4:
	.string	"%u.%u.%u.%u"
.LC5:
	.string	"::"
.LC6:
	.string	"%s%u.%u.%u.%u"
	.section	.text.inet_ntop,"ax",@progbits
	.p2align 4
	.globl	inet_ntop
	.type	inet_ntop, @function
inet_ntop:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	subl	$156, %esp
	movl	%eax, 36(%esp)
	movl	176(%esp), %eax
	movl	180(%esp), %edx
	cmpl	$2, %eax
	je	.L123
	cmpl	$26, %eax
	jne	.L91
	leal	64(%esp), %ebp
	xorl	%esi, %esi
	.p2align 4
	.p2align 3
.L92:
	movzbl	(%edx,%esi,2), %eax
	movzbl	1(%edx,%esi,2), %ecx
	sall	$8, %eax
	orl	%ecx, %eax
	movl	%eax, 0(%ebp,%esi,4)
	incl	%esi
	cmpl	$8, %esi
	jne	.L92
	movl	%esi, 40(%esp)
	movl	$1, %eax
	movl	$-1, %edi
	movl	%edx, 180(%esp)
	xorl	%ebx, %ebx
	movl	%eax, %esi
	.p2align 4
	.p2align 3
.L93:
	movl	$8, %ecx
	xorl	%eax, %eax
	leal	0(%ebp,%ebx,4), %edx
	subl	%ebx, %ecx
	jmp	.L94
	.p2align 4,,10
	.p2align 3
.L96:
	incl	%eax
	cmpl	%ecx, %eax
	je	.L122
.L94:
	cmpl	$0, (%edx,%eax,4)
	je	.L96
.L122:
	leal	(%eax,%ebx), %edx
	cmpl	%eax, %esi
	cmovl	%ebx, %edi
	cmovl	%eax, %esi
	leal	1(%edx), %ebx
	cmpl	$7, %ebx
	jle	.L93
	xorl	%ebx, %ebx
	testl	%edi, %edi
	movl	180(%esp), %edx
	movl	%esi, 56(%esp)
	movl	%esi, %eax
	movl	40(%esp), %esi
	je	.L124
.L99:
	movl	%esi, 44(%esp)
	leal	96(%esp), %eax
	xorl	%esi, %esi
	movl	%eax, 48(%esp)
	movl	%eax, %ecx
	movl	36(%esp), %eax
	movl	%ebx, 60(%esp)
	movl	%edx, 180(%esp)
	leal	.LC1@GOTOFF(%eax), %ebp
	movl	%ebp, 40(%esp)
	leal	.LC0@GOTOFF(%eax), %eax
	movl	%edi, %ebp
	movl	%eax, 52(%esp)
	movl	%ecx, %edi
	jmp	.L103
	.p2align 4,,10
	.p2align 3
.L127:
	movl	52(%esp), %eax
.L102:
	movl	%ebx, 12(%esp)
	movl	36(%esp), %ebx
	movl	$8, %edx
	movl	%edi, (%esp)
	incl	%esi
	movl	%eax, 8(%esp)
	movl	%edx, 4(%esp)
	call	snprintf@PLT
	addl	%eax, %edi
	cmpl	%esi, 44(%esp)
	jle	.L125
.L103:
	cmpl	%ebp, %esi
	je	.L126
	testl	%esi, %esi
	movl	64(%esp,%esi,4), %ebx
	movl	40(%esp), %eax
	je	.L102
	cmpb	$58, -1(%edi)
	jne	.L127
	movl	40(%esp), %eax
	jmp	.L102
	.p2align 4,,10
	.p2align 3
.L126:
	movl	%edi, (%esp)
	movl	36(%esp), %ebx
	movl	$3, %ecx
	movl	%ecx, 4(%esp)
	leal	.LC5@GOTOFF(%ebx), %eax
	movl	%eax, 8(%esp)
	call	snprintf@PLT
	addl	%eax, %edi
	movl	56(%esp), %eax
	leal	-1(%esi,%eax), %esi
	incl	%esi
	cmpl	%esi, 44(%esp)
	jg	.L103
	.p2align 4
	.p2align 3
.L125:
	movl	60(%esp), %ebx
	movl	%edi, %ecx
	movl	180(%esp), %edx
	testl	%ebx, %ebx
	je	.L90
	cmpb	$58, -1(%ecx)
	movzbl	15(%edx), %edi
	movzbl	14(%edx), %esi
	movzbl	13(%edx), %ebx
	movl	36(%esp), %eax
	movzbl	12(%edx), %edx
	je	.L114
	leal	.LC2@GOTOFF(%eax), %eax
.L105:
	movl	%ebx, 20(%esp)
	movl	36(%esp), %ebx
	movl	%eax, 12(%esp)
	movl	%edi, 28(%esp)
	movl	%esi, 24(%esp)
	movl	%edx, 16(%esp)
	leal	.LC6@GOTOFF(%ebx), %eax
	movl	%eax, 8(%esp)
	movl	$20, %eax
	movl	%eax, 4(%esp)
	movl	%ecx, (%esp)
	call	snprintf@PLT
.L90:
	movl	48(%esp), %eax
	movl	36(%esp), %ebx
	movl	%eax, (%esp)
	call	strlen@PLT
	cmpl	188(%esp), %eax
	jnb	.L128
	movl	48(%esp), %eax
	movl	36(%esp), %ebx
	movl	%eax, 4(%esp)
	movl	184(%esp), %eax
	movl	%eax, (%esp)
	call	strcpy@PLT
	addl	$156, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L124:
	cmpl	$6, %eax
	je	.L110
	cmpl	$5, %eax
	jne	.L99
	cmpl	$65535, 84(%esp)
	sete	%al
	cmpb	$1, %al
	movzbl	%al, %ebx
	sbbl	%esi, %esi
	andl	$2, %esi
	addl	$6, %esi
	jmp	.L99
.L91:
	movl	36(%esp), %ebx
	call	___errno@PLT
	movl	$124, (%eax)
	xorl	%eax, %eax
.L129:
	addl	$156, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L123:
	movzbl	3(%edx), %eax
	movl	36(%esp), %ebx
	movl	%eax, 24(%esp)
	movzbl	2(%edx), %eax
	movl	%eax, 20(%esp)
	movzbl	1(%edx), %eax
	movl	%eax, 16(%esp)
	movzbl	(%edx), %eax
	movl	%eax, 12(%esp)
	leal	.LC4@GOTOFF(%ebx), %eax
	movl	%eax, 8(%esp)
	movl	$48, %eax
	movl	%eax, 4(%esp)
	leal	96(%esp), %eax
	movl	%eax, (%esp)
	movl	%eax, 48(%esp)
	call	snprintf@PLT
	jmp	.L90
.L114:
	leal	.LC3@GOTOFF(%eax), %eax
	jmp	.L105
.L110:
	movl	$6, %esi
	movl	$1, %ebx
	jmp	.L99
.L128:
	movl	36(%esp), %ebx
	call	___errno@PLT
	movl	$28, (%eax)
	xorl	%eax, %eax
	jmp	.L129
	.size	inet_ntop, .-inet_ntop
	.globl	in6addr_loopback
	.section	.rodata
	.align 4
	.type	in6addr_loopback, @object
	.size	in6addr_loopback, 16
in6addr_loopback:
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.ascii	"\001"
	.globl	in6addr_any
	.align 4
	.type	in6addr_any, @object
	.size	in6addr_any, 16
in6addr_any:
	.zero	16
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
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
