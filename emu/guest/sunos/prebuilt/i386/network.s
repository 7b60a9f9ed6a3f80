// d158afe9b6248eb30ce5284490ffa858 emu/guest/libc/network.c
	.file	"network.c"
	.text
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"r"
	.section	.text.next_line,"ax",@progbits
	.p2align 4
	.type	next_line, @function
next_line:
	pushl	%ebp
	movl	%eax, %ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$44, %esp
	movl	%edx, 28(%esp)
	movl	4(%eax), %eax
	testl	%eax, %eax
	movl	%ebx, 24(%esp)
	je	.L37
.L2:
	testl	%eax, %eax
	movl	$8388627, %edi
	je	.L19
.L43:
	movl	24(%esp), %ebx
	leal	8(%ebp), %esi
	movl	$1024, %ecx
	movl	%eax, 8(%esp)
	movl	%ecx, 4(%esp)
	movl	%esi, (%esp)
	call	fgets@PLT
	testl	%eax, %eax
	je	.L19
	movl	28(%esp), %edx
	xorl	%ebx, %ebx
	.p2align 4
	.p2align 3
.L9:
	movzbl	(%esi), %eax
	movb	%al, %cl
	subb	$9, %cl
	cmpb	$23, %cl
	ja	.L4
	.p2align 4
	.p2align 3
.L41:
	movl	%edi, %eax
	shrl	%cl, %eax
	testb	$1, %al
	jne	.L38
.L8:
	movl	%esi, (%edx)
	incl	%ebx
	movzbl	(%esi), %eax
	testb	%al, %al
	jne	.L10
	jmp	.L11
	.p2align 4,,10
	.p2align 3
.L40:
	movl	%edi, %eax
	shrl	%cl, %eax
	testb	$1, %al
	jne	.L39
.L15:
	movzbl	1(%esi), %eax
	incl	%esi
	testb	%al, %al
	je	.L11
.L10:
	movb	%al, %cl
	subb	$9, %cl
	cmpb	$23, %cl
	jbe	.L40
	cmpb	$35, %al
	jne	.L15
	movb	$0, (%esi)
.L11:
	addl	$4, %edx
	cmpl	$34, %ebx
	jne	.L9
.L44:
	movl	28(%esp), %eax
	xorl	%edx, %edx
	movl	%edx, 136(%eax)
.L1:
	addl	$44, %esp
	movl	%ebx, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L38:
	movzbl	1(%esi), %eax
	incl	%esi
	movb	%al, %cl
	subb	$9, %cl
	cmpb	$23, %cl
	jbe	.L41
.L4:
	testb	%al, %al
	jne	.L42
.L7:
	movl	$0, (%edx)
	cmpl	$1, %ebx
	jg	.L1
	movl	4(%ebp), %eax
	testl	%eax, %eax
	jne	.L43
.L19:
	addl	$44, %esp
	xorl	%ebx, %ebx
	movl	%ebx, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L39:
	movb	$0, (%esi)
	addl	$4, %edx
	incl	%esi
	cmpl	$34, %ebx
	jne	.L9
	jmp	.L44
	.p2align 4,,10
	.p2align 3
.L42:
	cmpb	$35, %al
	je	.L7
	.p2align 4,,9
	jmp	.L8
	.p2align 4,,10
	.p2align 3
.L37:
	leal	.LC0@GOTOFF(%ebx), %eax
	movl	%eax, 4(%esp)
	movl	0(%ebp), %eax
	movl	%eax, (%esp)
	call	fopen@PLT
	movl	%eax, 4(%ebp)
	jmp	.L2
	.size	next_line, .-next_line
	.section	.text.inet_addr,"ax",@progbits
	.p2align 4
	.globl	inet_addr
	.type	inet_addr, @function
inet_addr:
	pushl	%ebp
	xorl	%ebp, %ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$92, %esp
	movl	112(%esp), %edi
	leal	44(%esp), %eax
	movl	%eax, 16(%esp)
	movzbl	(%edi), %eax
	movl	%eax, (%esp)
	call	isdigit@PLT
	testl	%eax, %eax
	je	.L47
.L71:
	movl	%edi, (%esp)
	leal	1(%ebp), %esi
	xorl	%eax, %eax
	movl	%eax, 8(%esp)
	movl	16(%esp), %eax
	movl	%eax, 4(%esp)
	call	strtoull@PLT
	movl	44(%esp), %edi
	movl	%edx, %ecx
	movl	%eax, %edx
	movl	%edx, 40(%esp,%esi,8)
	leal	48(%esp), %eax
	movl	%eax, 28(%esp)
	movzbl	(%edi), %eax
	movl	%ecx, 44(%esp,%esi,8)
	cmpb	$46, %al
	jne	.L48
	incl	%edi
	cmpl	$4, %esi
	je	.L47
	movzbl	(%edi), %eax
	movl	%esi, %ebp
	movl	%eax, (%esp)
	call	isdigit@PLT
	testl	%eax, %eax
	jne	.L71
	.p2align 4
	.p2align 3
.L47:
	movl	$-1, %eax
.L45:
	addl	$92, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L48:
	movl	%edx, 16(%esp)
	leal	0(,%ebp,8), %edx
	xorl	%edi, %edi
	movl	%ecx, 20(%esp)
	movl	$-1, %esi
	movb	%dl, %cl
	shrdl	%edi, %esi
	xorl	%ebx, %ebx
	shrl	%cl, %edi
	testb	$32, %dl
	cmovne	%edi, %esi
	cmovne	%ebx, %edi
	testb	%al, %al
	je	.L51
	subb	$9, %al
	cmpb	$23, %al
	ja	.L47
	movl	$8388627, %ebx
	movb	%al, %cl
	shrl	%cl, %ebx
	testb	$1, %bl
	je	.L47
	.p2align 4
	.p2align 3
.L51:
	movl	16(%esp), %ecx
	movl	%edi, %eax
	movl	20(%esp), %ebx
	cmpl	%ecx, %esi
	sbbl	%ebx, %eax
	jc	.L47
	testl	%ebp, %ebp
	je	.L53
	movl	28(%esp), %ebx
	movl	$255, %ebp
	xorl	%esi, %esi
	leal	(%ebx,%edx), %edi
	jmp	.L56
	.p2align 4,,10
	.p2align 3
.L54:
	movl	28(%esp), %ecx
	addl	$24, %ecx
	subl	%ebx, %ecx
	shldl	%eax, %edx
	sall	%cl, %eax
	testb	$32, %cl
	je	.L72
	movl	%eax, %edx
	xorl	%eax, %eax
.L72:
	orl	%eax, 16(%esp)
	addl	$8, %ebx
	orl	%edx, 20(%esp)
	cmpl	%edi, %ebx
	je	.L53
.L56:
	movl	(%ebx), %eax
	movl	%esi, %ecx
	movl	4(%ebx), %edx
	cmpl	%eax, %ebp
	sbbl	%edx, %ecx
	jnc	.L54
	jmp	.L47
	.p2align 4,,10
	.p2align 3
.L53:
	movl	16(%esp), %eax
	bswap	%eax
	jmp	.L45
	.size	inet_addr, .-inet_addr
	.section	.rodata.str1.1
.LC1:
	.string	"%u.%u.%u.%u"
	.section	.text.inet_ntoa,"ax",@progbits
	.p2align 4
	.globl	inet_ntoa
	.type	inet_ntoa, @function
inet_ntoa:
	subl	$44, %esp
	movl	%ebx, 36(%esp)
	movl	48(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 40(%esp)
	movl	%eax, %edx
	shrl	$24, %edx
	movl	%edx, 24(%esp)
	movl	%eax, %edx
	shrl	$16, %edx
	leal	text.17@GOTOFF(%ebx), %esi
	movzbl	%dl, %edx
	movl	%edx, 20(%esp)
	movzbl	%ah, %edx
	movzbl	%al, %eax
	movl	%eax, 12(%esp)
	leal	.LC1@GOTOFF(%ebx), %eax
	movl	%eax, 8(%esp)
	movl	$16, %eax
	movl	%esi, (%esp)
	movl	%edx, 16(%esp)
	movl	%eax, 4(%esp)
	call	snprintf@PLT
	movl	%esi, %eax
	movl	36(%esp), %ebx
	movl	40(%esp), %esi
	addl	$44, %esp
	ret
	.size	inet_ntoa, .-inet_ntoa
	.section	.text.gethostent_any,"ax",@progbits
	.p2align 4
	.globl	gethostent_any
	.type	gethostent_any, @function
gethostent_any:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$60, %esp
	leal	32(%esp), %ebp
	leal	words.16@GOTOFF(%ebx), %edi
	leal	hosts@GOTOFF(%ebx), %esi
	jmp	.L76
	.p2align 4,,10
	.p2align 3
.L81:
	movl	words.16@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	call	inet_addr@PLT
	movl	%eax, 28(%esp)
	incl	%eax
	jne	.L83
	movl	%ebp, 8(%esp)
	movl	words.16@GOTOFF(%ebx), %eax
	movl	$26, (%esp)
	movl	%eax, 4(%esp)
	call	inet_pton@PLT
	decl	%eax
	je	.L84
.L76:
	movl	%edi, %edx
	movl	%esi, %eax
	call	next_line
	testl	%eax, %eax
	jne	.L81
	addl	$60, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L83:
	leal	28(%esp), %eax
	movl	$4, %edx
	movl	4+words.16@GOTOFF(%ebx), %esi
	movl	%eax, 4(%esp)
	leal	held.15@GOTOFF(%ebx), %eax
	movl	%edx, 8(%esp)
	movl	%eax, (%esp)
	call	memcpy@PLT
	movl	$2, %edx
	movl	$4, %eax
.L78:
	movl	%eax, 12+out.14@GOTOFF(%ebx)
	leal	8+words.16@GOTOFF(%ebx), %ecx
	movl	%esi, out.14@GOTOFF(%ebx)
	leal	addresses.13@GOTOFF(%ebx), %eax
	movl	%eax, 16+out.14@GOTOFF(%ebx)
	leal	out.14@GOTOFF(%ebx), %eax
	movl	%ecx, 4+out.14@GOTOFF(%ebx)
	movl	%edx, 8+out.14@GOTOFF(%ebx)
	addl	$60, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L84:
	movl	%ebp, 4(%esp)
	movl	$16, %eax
	movl	4+words.16@GOTOFF(%ebx), %esi
	movl	%eax, 8(%esp)
	leal	held.15@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	call	memcpy@PLT
	movl	$26, %edx
	movl	$16, %eax
	jmp	.L78
	.size	gethostent_any, .-gethostent_any
	.section	.text.gethostent,"ax",@progbits
	.p2align 4
	.globl	gethostent
	.type	gethostent, @function
gethostent:
	subl	$12, %esp
	movl	%ebx, 8(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	jmp	.L87
	.p2align 4,,10
	.p2align 3
.L93:
	cmpl	$2, 8(%eax)
	je	.L85
.L87:
	call	gethostent_any@PLT
	testl	%eax, %eax
	.p2align 4,,2
	jne	.L93
.L85:
	movl	8(%esp), %ebx
	addl	$12, %esp
	ret
	.size	gethostent, .-gethostent
	.section	.text.sethostent,"ax",@progbits
	.p2align 4
	.globl	sethostent
	.type	sethostent, @function
sethostent:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	4+hosts@GOTOFF(%ebx), %eax
	testl	%eax, %eax
	je	.L95
	movl	%eax, (%esp)
	call	rewind@PLT
.L95:
	movl	24(%esp), %ebx
	xorl	%eax, %eax
	addl	$28, %esp
	ret
	.size	sethostent, .-sethostent
	.section	.text.endhostent,"ax",@progbits
	.p2align 4
	.globl	endhostent
	.type	endhostent, @function
endhostent:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	4+hosts@GOTOFF(%ebx), %eax
	testl	%eax, %eax
	je	.L101
	movl	%eax, (%esp)
	call	fclose@PLT
.L101:
	xorl	%eax, %eax
	movl	%eax, 4+hosts@GOTOFF(%ebx)
	movl	24(%esp), %ebx
	xorl	%eax, %eax
	addl	$28, %esp
	ret
	.size	endhostent, .-endhostent
	.section	.rodata.str1.1
.LC2:
	.string	"localhost"
.LC3:
	.string	"%s"
	.section	.text.gethostbyname,"ax",@progbits
	.p2align 4
	.globl	gethostbyname
	.type	gethostbyname, @function
gethostbyname:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$44, %esp
	movl	64(%esp), %edi
	movl	%edi, (%esp)
	call	inet_addr@PLT
	movl	$0, (%esp)
	movl	%eax, 24(%esp)
	movl	$16777343, %eax
	movl	%eax, 28(%esp)
	call	sethostent@PLT
.L107:
	cmpl	$-1, 24(%esp)
	jne	.L118
	call	gethostent@PLT
	testl	%eax, %eax
	movl	%eax, %ebp
	je	.L118
	movl	%edi, 4(%esp)
	movl	0(%ebp), %eax
	movl	%eax, (%esp)
	call	strcmp@PLT
	testl	%eax, %eax
	je	.L113
	movl	4(%ebp), %esi
	movl	(%esi), %eax
	testl	%eax, %eax
	jne	.L110
	.p2align 4,,2
	jmp	.L107
	.p2align 4,,10
	.p2align 3
.L112:
	movl	4(%esi), %eax
	addl	$4, %esi
	testl	%eax, %eax
	je	.L107
.L110:
	movl	%eax, 4(%esp)
	movl	%edi, (%esp)
	call	strcmp@PLT
	testl	%eax, %eax
	jne	.L112
	movl	(%esi), %eax
	testl	%eax, %eax
	je	.L107
.L113:
	.p2align 4,,5
	call	endhostent@PLT
.L106:
	addl	$44, %esp
	movl	%ebp, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L118:
	call	endhostent@PLT
	cmpl	$-1, 24(%esp)
	je	.L127
	movl	%edi, 12(%esp)
	movl	$256, %esi
	movl	$4, %edi
	movl	%esi, 4(%esp)
	leal	.LC3@GOTOFF(%ebx), %eax
	movl	%eax, 8(%esp)
	leal	own_name.12@GOTOFF(%ebx), %esi
	movl	%esi, (%esp)
	call	snprintf@PLT
	leal	24(%esp), %eax
	movl	%eax, 4(%esp)
	leal	held.15@GOTOFF(%ebx), %eax
	movl	%edi, 8(%esp)
	movl	%eax, (%esp)
	call	memcpy@PLT
.L119:
	movl	%esi, out.14@GOTOFF(%ebx)
	leal	none.11@GOTOFF(%ebx), %eax
	movl	$4, %edx
	movl	%eax, 4+out.14@GOTOFF(%ebx)
	leal	out.14@GOTOFF(%ebx), %ebp
	movl	$2, %eax
	movl	%eax, 8+out.14@GOTOFF(%ebx)
	leal	addresses.13@GOTOFF(%ebx), %eax
	movl	%edx, 12+out.14@GOTOFF(%ebx)
	movl	%eax, 16+out.14@GOTOFF(%ebx)
	jmp	.L106
.L127:
	movl	%edi, (%esp)
	leal	.LC2@GOTOFF(%ebx), %esi
	movl	%esi, 4(%esp)
	call	strcmp@PLT
	testl	%eax, %eax
	je	.L128
	movl	h_errno@GOT(%ebx), %eax
	xorl	%ebp, %ebp
	movl	$1, (%eax)
	jmp	.L106
.L128:
	leal	28(%esp), %eax
	movl	$4, %ecx
	movl	%eax, 4(%esp)
	leal	held.15@GOTOFF(%ebx), %eax
	movl	%ecx, 8(%esp)
	movl	%eax, (%esp)
	call	memcpy@PLT
	jmp	.L119
	.size	gethostbyname, .-gethostbyname
	.section	.text.gethostbyaddr,"ax",@progbits
	.p2align 4
	.globl	gethostbyaddr
	.type	gethostbyaddr, @function
gethostbyaddr:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$28, %esp
	movl	$0, (%esp)
	movl	52(%esp), %edi
	movl	56(%esp), %esi
	call	sethostent@PLT
	.p2align 4
	.p2align 3
.L130:
	call	gethostent_any@PLT
	testl	%eax, %eax
	movl	%eax, %ebp
	je	.L131
	cmpl	%esi, 8(%eax)
	jne	.L130
	cmpl	%edi, 12(%eax)
	jne	.L130
	movl	%edi, 8(%esp)
	movl	48(%esp), %eax
	movl	%eax, 4(%esp)
	movl	16(%ebp), %eax
	movl	(%eax), %eax
	movl	%eax, (%esp)
	call	memcmp@PLT
	testl	%eax, %eax
	jne	.L130
	call	endhostent@PLT
	.p2align 4,,6
	jmp	.L129
	.p2align 4,,10
	.p2align 3
.L131:
	call	endhostent@PLT
	movl	h_errno@GOT(%ebx), %eax
	movl	$1, (%eax)
.L129:
	addl	$28, %esp
	movl	%ebp, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	gethostbyaddr, .-gethostbyaddr
	.section	.text.getservent,"ax",@progbits
	.p2align 4
	.globl	getservent
	.type	getservent, @function
getservent:
	subl	$44, %esp
	movl	%ebx, 28(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 32(%esp)
	movl	%edi, 36(%esp)
	movl	%ebp, 40(%esp)
	leal	words.10@GOTOFF(%ebx), %edi
	leal	services@GOTOFF(%ebx), %esi
.L138:
	movl	%edi, %edx
	movl	%esi, %eax
	call	next_line
	testl	%eax, %eax
	je	.L137
	movl	4+words.10@GOTOFF(%ebx), %eax
	movl	$47, %ecx
	movl	%ecx, 4(%esp)
	movl	%eax, (%esp)
	call	strchr@PLT
	testl	%eax, %eax
	movl	%eax, %ebp
	je	.L138
	movb	$0, (%eax)
	movl	$10, %eax
	xorl	%edx, %edx
	movl	%eax, 8(%esp)
	movl	4+words.10@GOTOFF(%ebx), %eax
	incl	%ebp
	movl	%edx, 4(%esp)
	movl	words.10@GOTOFF(%ebx), %esi
	movl	%eax, (%esp)
	call	strtol@PLT
	movl	%esi, out.9@GOTOFF(%ebx)
	movl	%ebp, 12+out.9@GOTOFF(%ebx)
	movzwl	%ax, %eax
	movl	%eax, %edx
	sall	$8, %edx
	shrl	$8, %eax
	orl	%edx, %eax
	leal	8+words.10@GOTOFF(%ebx), %edx
	movzwl	%ax, %eax
	movl	%eax, 8+out.9@GOTOFF(%ebx)
	leal	out.9@GOTOFF(%ebx), %eax
	movl	%edx, 4+out.9@GOTOFF(%ebx)
.L137:
	movl	28(%esp), %ebx
	movl	32(%esp), %esi
	movl	36(%esp), %edi
	movl	40(%esp), %ebp
	addl	$44, %esp
	ret
	.size	getservent, .-getservent
	.section	.text.setservent,"ax",@progbits
	.p2align 4
	.globl	setservent
	.type	setservent, @function
setservent:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	4+services@GOTOFF(%ebx), %eax
	testl	%eax, %eax
	je	.L145
	movl	%eax, (%esp)
	call	rewind@PLT
.L145:
	movl	24(%esp), %ebx
	xorl	%eax, %eax
	addl	$28, %esp
	ret
	.size	setservent, .-setservent
	.section	.text.endservent,"ax",@progbits
	.p2align 4
	.globl	endservent
	.type	endservent, @function
endservent:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	4+services@GOTOFF(%ebx), %eax
	testl	%eax, %eax
	je	.L151
	movl	%eax, (%esp)
	call	fclose@PLT
.L151:
	xorl	%eax, %eax
	movl	%eax, 4+services@GOTOFF(%ebx)
	movl	24(%esp), %ebx
	xorl	%eax, %eax
	addl	$28, %esp
	ret
	.size	endservent, .-endservent
	.section	.text.getservbyname,"ax",@progbits
	.p2align 4
	.globl	getservbyname
	.type	getservbyname, @function
getservbyname:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$44, %esp
	movl	$0, (%esp)
	movl	64(%esp), %ebp
	movl	68(%esp), %edi
	call	setservent@PLT
.L166:
	call	getservent@PLT
	testl	%eax, %eax
	movl	%eax, %esi
	je	.L157
	testl	%edi, %edi
	.p2align 4,,2
	jne	.L158
.L161:
	movl	%ebp, 4(%esp)
	movl	(%esi), %eax
	movl	%eax, (%esp)
	call	strcmp@PLT
	testl	%eax, %eax
	je	.L165
	movl	4(%esi), %edx
	movl	(%edx), %eax
	testl	%eax, %eax
	jne	.L162
	.p2align 4,,2
	jmp	.L166
	.p2align 4,,10
	.p2align 3
.L164:
	movl	4(%edx), %eax
	addl	$4, %edx
	testl	%eax, %eax
	je	.L166
.L162:
	movl	%eax, 4(%esp)
	movl	%ebp, (%esp)
	movl	%edx, 28(%esp)
	call	strcmp@PLT
	movl	28(%esp), %edx
	testl	%eax, %eax
	jne	.L164
	movl	(%edx), %eax
	testl	%eax, %eax
	je	.L166
.L165:
	call	endservent@PLT
	addl	$44, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L158:
	movl	%edi, 4(%esp)
	movl	12(%esi), %eax
	movl	%eax, (%esp)
	call	strcmp@PLT
	testl	%eax, %eax
	je	.L161
	call	getservent@PLT
	testl	%eax, %eax
	movl	%eax, %esi
	.p2align 4,,2
	jne	.L158
.L157:
	call	endservent@PLT
	addl	$44, %esp
	xorl	%esi, %esi
	popl	%ebx
	movl	%esi, %eax
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	getservbyname, .-getservbyname
	.section	.text.getservbyport,"ax",@progbits
	.p2align 4
	.globl	getservbyport
	.type	getservbyport, @function
getservbyport:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$28, %esp
	movl	$0, (%esp)
	movl	48(%esp), %ebp
	movl	52(%esp), %edi
	call	setservent@PLT
	.p2align 4
	.p2align 3
.L181:
	call	getservent@PLT
	testl	%eax, %eax
	movl	%eax, %esi
	je	.L182
	testl	%edi, %edi
	.p2align 4,,2
	je	.L185
	movl	%edi, 4(%esp)
	movl	12(%eax), %eax
	movl	%eax, (%esp)
	call	strcmp@PLT
	testl	%eax, %eax
	jne	.L181
.L185:
	cmpl	%ebp, 8(%esi)
	jne	.L181
.L182:
	.p2align 4,,6
	call	endservent@PLT
	addl	$28, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	getservbyport, .-getservbyport
	.section	.text.getprotoent,"ax",@progbits
	.p2align 4
	.globl	getprotoent
	.type	getprotoent, @function
getprotoent:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$20, %esp
	leal	words.8@GOTOFF(%ebx), %edx
	leal	protocols@GOTOFF(%ebx), %eax
	call	next_line
	testl	%eax, %eax
	je	.L195
	movl	$10, %eax
	xorl	%edx, %edx
	movl	words.8@GOTOFF(%ebx), %esi
	movl	%eax, 8(%esp)
	movl	4+words.8@GOTOFF(%ebx), %eax
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	strtol@PLT
	leal	8+words.8@GOTOFF(%ebx), %edx
	movl	%esi, out.7@GOTOFF(%ebx)
	movl	%edx, 4+out.7@GOTOFF(%ebx)
	movl	%eax, 8+out.7@GOTOFF(%ebx)
	leal	out.7@GOTOFF(%ebx), %eax
	addl	$20, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L195:
	addl	$20, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	ret
	.size	getprotoent, .-getprotoent
	.section	.text.setprotoent,"ax",@progbits
	.p2align 4
	.globl	setprotoent
	.type	setprotoent, @function
setprotoent:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	4+protocols@GOTOFF(%ebx), %eax
	testl	%eax, %eax
	je	.L198
	movl	%eax, (%esp)
	call	rewind@PLT
.L198:
	movl	24(%esp), %ebx
	xorl	%eax, %eax
	addl	$28, %esp
	ret
	.size	setprotoent, .-setprotoent
	.section	.text.endprotoent,"ax",@progbits
	.p2align 4
	.globl	endprotoent
	.type	endprotoent, @function
endprotoent:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	4+protocols@GOTOFF(%ebx), %eax
	testl	%eax, %eax
	je	.L204
	movl	%eax, (%esp)
	call	fclose@PLT
.L204:
	xorl	%eax, %eax
	movl	%eax, 4+protocols@GOTOFF(%ebx)
	movl	24(%esp), %ebx
	xorl	%eax, %eax
	addl	$28, %esp
	ret
	.size	endprotoent, .-endprotoent
	.section	.text.getprotobyname,"ax",@progbits
	.p2align 4
	.globl	getprotobyname
	.type	getprotobyname, @function
getprotobyname:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$44, %esp
	movl	$0, (%esp)
	movl	64(%esp), %edi
	call	setprotoent@PLT
	.p2align 4
	.p2align 3
.L215:
	call	getprotoent@PLT
	testl	%eax, %eax
	movl	%eax, %ebp
	je	.L210
	movl	%edi, 4(%esp)
	movl	(%eax), %eax
	movl	%eax, (%esp)
	call	strcmp@PLT
	testl	%eax, %eax
	je	.L211
	movl	4(%ebp), %esi
	movl	(%esi), %eax
	testl	%eax, %eax
	jne	.L212
	.p2align 4,,2
	jmp	.L215
	.p2align 4,,10
	.p2align 3
.L214:
	movl	4(%esi), %eax
	addl	$4, %esi
	testl	%eax, %eax
	je	.L215
.L212:
	movl	%eax, 4(%esp)
	movl	%edi, (%esp)
	call	strcmp@PLT
	testl	%eax, %eax
	jne	.L214
	movl	(%esi), %edx
	testl	%edx, %edx
	je	.L215
.L211:
	.p2align 4,,5
	call	endprotoent@PLT
.L209:
	addl	$44, %esp
	movl	%ebp, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L210:
	call	endprotoent@PLT
	leal	known.6@GOTOFF(%ebx), %eax
	xorl	%esi, %esi
	movl	%eax, 28(%esp)
	testl	%edi, %edi
	movl	%eax, %ecx
	je	.L216
.L231:
	movl	%edi, 4(%esp)
	movl	%ecx, 24(%esp)
	movl	(%ecx), %eax
	movl	%eax, (%esp)
	call	strcmp@PLT
	movl	24(%esp), %ecx
	testl	%eax, %eax
	je	.L219
.L217:
	incl	%esi
	addl	$12, %ecx
	cmpl	$4, %esi
	je	.L209
	testl	%edi, %edi
	jne	.L231
.L216:
	movl	8(%ecx), %eax
	testl	%eax, %eax
	jne	.L217
.L219:
	movl	28(%esp), %edx
	leal	(%esi,%esi,2), %eax
	leal	(%edx,%eax,4), %ebp
	jmp	.L209
	.size	getprotobyname, .-getprotobyname
	.section	.text.getprotobynumber,"ax",@progbits
	.p2align 4
	.globl	getprotobynumber
	.type	getprotobynumber, @function
getprotobynumber:
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$16, %esp
	movl	$0, (%esp)
	movl	32(%esp), %edi
	call	setprotoent@PLT
	jmp	.L234
	.p2align 4,,10
	.p2align 3
.L244:
	cmpl	%edi, 8(%eax)
	je	.L243
.L234:
	.p2align 4,,8
	call	getprotoent@PLT
	testl	%eax, %eax
	movl	%eax, %esi
	jne	.L244
	call	endprotoent@PLT
	leal	known.6@GOTOFF(%ebx), %ecx
	xorl	%eax, %eax
	movl	%ecx, %edx
.L238:
	cmpl	8(%edx), %edi
	je	.L245
	incl	%eax
	addl	$12, %edx
	cmpl	$4, %eax
	jne	.L238
	addl	$16, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L243:
	call	endprotoent@PLT
.L232:
	addl	$16, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
.L245:
	leal	(%eax,%eax,2), %eax
	leal	(%ecx,%eax,4), %esi
	jmp	.L232
	.size	getprotobynumber, .-getprotobynumber
	.section	.text.setnetent,"ax",@progbits
	.p2align 4
	.globl	setnetent
	.type	setnetent, @function
setnetent:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	4+networks@GOTOFF(%ebx), %eax
	testl	%eax, %eax
	je	.L247
	movl	%eax, (%esp)
	call	rewind@PLT
.L247:
	movl	24(%esp), %ebx
	xorl	%eax, %eax
	addl	$28, %esp
	ret
	.size	setnetent, .-setnetent
	.section	.text.endnetent,"ax",@progbits
	.p2align 4
	.globl	endnetent
	.type	endnetent, @function
endnetent:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	4+networks@GOTOFF(%ebx), %eax
	testl	%eax, %eax
	je	.L253
	movl	%eax, (%esp)
	call	fclose@PLT
.L253:
	xorl	%eax, %eax
	movl	%eax, 4+networks@GOTOFF(%ebx)
	movl	24(%esp), %ebx
	xorl	%eax, %eax
	addl	$28, %esp
	ret
	.size	endnetent, .-endnetent
	.section	.text.getrpcent,"ax",@progbits
	.p2align 4
	.globl	getrpcent
	.type	getrpcent, @function
getrpcent:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$20, %esp
	leal	words.2@GOTOFF(%ebx), %edx
	leal	programs@GOTOFF(%ebx), %eax
	call	next_line
	testl	%eax, %eax
	je	.L260
	movl	$10, %eax
	xorl	%edx, %edx
	movl	words.2@GOTOFF(%ebx), %esi
	movl	%eax, 8(%esp)
	movl	4+words.2@GOTOFF(%ebx), %eax
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	strtol@PLT
	leal	8+words.2@GOTOFF(%ebx), %edx
	movl	%esi, out.1@GOTOFF(%ebx)
	movl	%edx, 4+out.1@GOTOFF(%ebx)
	movl	%eax, 8+out.1@GOTOFF(%ebx)
	leal	out.1@GOTOFF(%ebx), %eax
	addl	$20, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L260:
	addl	$20, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	ret
	.size	getrpcent, .-getrpcent
	.section	.text.setrpcent,"ax",@progbits
	.p2align 4
	.globl	setrpcent
	.type	setrpcent, @function
setrpcent:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	4+programs@GOTOFF(%ebx), %eax
	testl	%eax, %eax
	je	.L263
	movl	%eax, (%esp)
	call	rewind@PLT
.L263:
	movl	24(%esp), %ebx
	xorl	%eax, %eax
	addl	$28, %esp
	ret
	.size	setrpcent, .-setrpcent
	.section	.text.endrpcent,"ax",@progbits
	.p2align 4
	.globl	endrpcent
	.type	endrpcent, @function
endrpcent:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	4+programs@GOTOFF(%ebx), %eax
	testl	%eax, %eax
	je	.L269
	movl	%eax, (%esp)
	call	fclose@PLT
.L269:
	xorl	%eax, %eax
	movl	%eax, 4+programs@GOTOFF(%ebx)
	movl	24(%esp), %ebx
	xorl	%eax, %eax
	addl	$28, %esp
	ret
	.size	endrpcent, .-endrpcent
	.section	.text.getrpcbyname,"ax",@progbits
	.p2align 4
	.globl	getrpcbyname
	.type	getrpcbyname, @function
getrpcbyname:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$28, %esp
	movl	$0, (%esp)
	movl	48(%esp), %edi
	call	setrpcent@PLT
	.p2align 4
	.p2align 3
.L280:
	call	getrpcent@PLT
	testl	%eax, %eax
	movl	%eax, %ebp
	je	.L275
	movl	%edi, 4(%esp)
	movl	(%eax), %eax
	movl	%eax, (%esp)
	call	strcmp@PLT
	testl	%eax, %eax
	je	.L275
	movl	4(%ebp), %esi
	movl	(%esi), %eax
	testl	%eax, %eax
	jne	.L277
	.p2align 4,,2
	jmp	.L280
	.p2align 4,,10
	.p2align 3
.L279:
	movl	4(%esi), %eax
	addl	$4, %esi
	testl	%eax, %eax
	je	.L280
.L277:
	movl	%eax, 4(%esp)
	movl	%edi, (%esp)
	call	strcmp@PLT
	testl	%eax, %eax
	jne	.L279
	movl	(%esi), %eax
	testl	%eax, %eax
	je	.L280
.L275:
	.p2align 4,,5
	call	endrpcent@PLT
	addl	$28, %esp
	movl	%ebp, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	getrpcbyname, .-getrpcbyname
	.section	.text.getrpcbynumber,"ax",@progbits
	.p2align 4
	.globl	getrpcbynumber
	.type	getrpcbynumber, @function
getrpcbynumber:
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$16, %esp
	movl	$0, (%esp)
	movl	32(%esp), %edi
	call	setrpcent@PLT
	jmp	.L294
	.p2align 4,,10
	.p2align 3
.L300:
	cmpl	%edi, 8(%eax)
	je	.L293
.L294:
	.p2align 4,,8
	call	getrpcent@PLT
	testl	%eax, %eax
	movl	%eax, %esi
	jne	.L300
.L293:
	call	endrpcent@PLT
	addl	$16, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.size	getrpcbynumber, .-getrpcbynumber
	.section	.rodata.str1.1
.LC4:
	.string	"255.255.255.255"
	.section	.text.inet_aton,"ax",@progbits
	.p2align 4
	.globl	inet_aton
	.type	inet_aton, @function
inet_aton:
	subl	$28, %esp
	movl	%ebx, 20(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 24(%esp)
	movl	32(%esp), %esi
	movl	%esi, (%esp)
	call	inet_addr@PLT
	movl	36(%esp), %edx
	movl	%eax, (%edx)
	incl	%eax
	movl	$1, %edx
	je	.L306
	movl	20(%esp), %ebx
	movl	%edx, %eax
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L306:
	movl	%esi, (%esp)
	leal	.LC4@GOTOFF(%ebx), %eax
	movl	%eax, 4(%esp)
	call	strcmp@PLT
	xorl	%edx, %edx
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	testl	%eax, %eax
	sete	%dl
	addl	$28, %esp
	movl	%edx, %eax
	ret
	.size	inet_aton, .-inet_aton
	.section	.text.inet_network,"ax",@progbits
	.p2align 4
	.globl	inet_network
	.type	inet_network, @function
inet_network:
	pushl	%ebp
	movl	$4, %edx
	pushl	%edi
	pushl	%esi
	xorl	%esi, %esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$60, %esp
	movl	%edx, 28(%esp)
	movl	80(%esp), %edi
	leal	44(%esp), %eax
	movl	%eax, 24(%esp)
.L310:
	movl	%edi, (%esp)
	xorl	%eax, %eax
	movl	%eax, 8(%esp)
	movl	24(%esp), %eax
	movl	%eax, 4(%esp)
	call	strtoul@PLT
	movl	%eax, %ebp
	movzbl	(%edi), %eax
	movl	%eax, (%esp)
	call	isdigit@PLT
	cmpl	$255, %ebp
	ja	.L313
	testl	%eax, %eax
	je	.L313
	movl	44(%esp), %edx
	sall	$8, %esi
	orl	%ebp, %esi
	movzbl	(%edx), %ecx
	cmpb	$46, %cl
	jne	.L319
	decl	28(%esp)
	leal	1(%edx), %edi
	jne	.L310
.L313:
	movl	$-1, %esi
.L307:
	addl	$60, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L319:
	testb	%cl, %cl
	je	.L307
	subb	$9, %cl
	cmpb	$23, %cl
	ja	.L313
	movl	$8388627, %eax
	shrl	%cl, %eax
	testb	$1, %al
	movl	$-1, %eax
	cmove	%eax, %esi
	jmp	.L307
	.size	inet_network, .-inet_network
	.section	.text.getnetent,"ax",@progbits
	.p2align 4
	.globl	getnetent
	.type	getnetent, @function
getnetent:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$20, %esp
	leal	words.4@GOTOFF(%ebx), %edx
	leal	networks@GOTOFF(%ebx), %eax
	call	next_line
	testl	%eax, %eax
	je	.L322
	movl	4+words.4@GOTOFF(%ebx), %eax
	movl	words.4@GOTOFF(%ebx), %esi
	movl	%eax, (%esp)
	call	inet_network@PLT
	leal	8+words.4@GOTOFF(%ebx), %edx
	movl	%edx, 4+out.3@GOTOFF(%ebx)
	movl	$2, %edx
	movl	%esi, out.3@GOTOFF(%ebx)
	movl	%edx, 8+out.3@GOTOFF(%ebx)
	movl	%eax, 12+out.3@GOTOFF(%ebx)
	leal	out.3@GOTOFF(%ebx), %eax
	addl	$20, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L322:
	addl	$20, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	ret
	.size	getnetent, .-getnetent
	.section	.text.getnetbyname,"ax",@progbits
	.p2align 4
	.globl	getnetbyname
	.type	getnetbyname, @function
getnetbyname:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$28, %esp
	movl	$0, (%esp)
	movl	48(%esp), %edi
	call	setnetent@PLT
	.p2align 4
	.p2align 3
.L330:
	call	getnetent@PLT
	testl	%eax, %eax
	movl	%eax, %ebp
	je	.L325
	movl	%edi, 4(%esp)
	movl	(%eax), %eax
	movl	%eax, (%esp)
	call	strcmp@PLT
	testl	%eax, %eax
	je	.L325
	movl	4(%ebp), %esi
	movl	(%esi), %eax
	testl	%eax, %eax
	jne	.L327
	.p2align 4,,2
	jmp	.L330
	.p2align 4,,10
	.p2align 3
.L329:
	movl	4(%esi), %eax
	addl	$4, %esi
	testl	%eax, %eax
	je	.L330
.L327:
	movl	%eax, 4(%esp)
	movl	%edi, (%esp)
	call	strcmp@PLT
	testl	%eax, %eax
	jne	.L329
	movl	(%esi), %eax
	testl	%eax, %eax
	je	.L330
.L325:
	.p2align 4,,5
	call	endnetent@PLT
	addl	$28, %esp
	movl	%ebp, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	getnetbyname, .-getnetbyname
	.section	.text.getnetbyaddr,"ax",@progbits
	.p2align 4
	.globl	getnetbyaddr
	.type	getnetbyaddr, @function
getnetbyaddr:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$28, %esp
	movl	$0, (%esp)
	movl	48(%esp), %edi
	movl	52(%esp), %ebp
	call	setnetent@PLT
	.p2align 4
	.p2align 3
.L347:
	call	getnetent@PLT
	testl	%eax, %eax
	movl	%eax, %esi
	je	.L343
	cmpl	%edi, 12(%eax)
	jne	.L347
	cmpl	%ebp, 8(%eax)
	jne	.L347
.L343:
	.p2align 4,,5
	call	endnetent@PLT
	addl	$28, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	getnetbyaddr, .-getnetbyaddr
	.section	.text.inet_netof,"ax",@progbits
	.p2align 4
	.globl	inet_netof
	.type	inet_netof, @function
inet_netof:
	movl	4(%esp), %edx
	movl	$24, %ecx
	movl	%edx, %eax
	bswap	%eax
	testl	%eax, %eax
	jns	.L351
	shrb	$6, %dl
	xorl	%ecx, %ecx
	cmpb	$2, %dl
	sete	%cl
	leal	8(,%ecx,8), %ecx
.L351:
	shrl	%cl, %eax
	ret
	.size	inet_netof, .-inet_netof
	.section	.text.inet_lnaof,"ax",@progbits
	.p2align 4
	.globl	inet_lnaof
	.type	inet_lnaof, @function
inet_lnaof:
	movl	4(%esp), %ecx
	movl	$16777215, %edx
	movl	%ecx, %eax
	bswap	%eax
	testl	%eax, %eax
	jns	.L355
	shrb	$6, %cl
	movl	$255, %edx
	cmpb	$2, %cl
	movl	$65535, %ecx
	cmove	%ecx, %edx
.L355:
	andl	%edx, %eax
	ret
	.size	inet_lnaof, .-inet_lnaof
	.section	.text.inet_makeaddr,"ax",@progbits
	.p2align 4
	.globl	inet_makeaddr
	.type	inet_makeaddr, @function
inet_makeaddr:
	pushl	%ebx
	movl	12(%esp), %eax
	movl	8(%esp), %ebx
	cmpl	$127, %eax
	jbe	.L361
	cmpl	$65535, %eax
	jbe	.L362
	cmpl	$16777215, %eax
	ja	.L365
	movl	$255, %edx
	movl	$8, %ecx
	jmp	.L359
	.p2align 4,,10
	.p2align 3
.L361:
	movl	$16777215, %edx
	movl	$24, %ecx
.L359:
	sall	%cl, %eax
	movl	16(%esp), %ecx
	andl	%ecx, %edx
	orl	%edx, %eax
	bswap	%eax
	movl	%eax, (%ebx)
	movl	%ebx, %eax
	popl	%ebx
	ret	$4
	.p2align 4,,10
	.p2align 3
.L362:
	movl	$65535, %edx
	movl	$16, %ecx
	jmp	.L359
	.p2align 4,,10
	.p2align 3
.L365:
	movl	16(%esp), %edx
	orl	%edx, %eax
	bswap	%eax
	movl	%eax, (%ebx)
	movl	%ebx, %eax
	popl	%ebx
	ret	$4
	.size	inet_makeaddr, .-inet_makeaddr
	.section	.rodata.str1.1
.LC5:
	.string	"Unknown resolver error"
	.section	.text.hstrerror,"ax",@progbits
	.p2align 4
	.globl	hstrerror
	.type	hstrerror, @function
hstrerror:
	call	__x86.get_pc_thunk.dx
	addl	$_GLOBAL_OFFSET_TABLE_, %edx
	movl	4(%esp), %eax
	cmpl	$4, %eax
	ja	.L368
	movl	texts.0@GOTOFF(%edx,%eax,4), %eax
	ret
	.p2align 4,,10
	.p2align 3
.L368:
	leal	.LC5@GOTOFF(%edx), %eax
	ret
	.size	hstrerror, .-hstrerror
	.section	.rodata.str1.1
.LC6:
	.string	": "
.LC7:
	.string	""
.LC8:
	.string	"%s%s%s\n"
	.section	.text.herror,"ax",@progbits
	.p2align 4
	.globl	herror
	.type	herror, @function
herror:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$244, %esp
	movl	256(%esp), %esi
	movl	h_errno@GOT(%ebx), %eax
	movl	(%eax), %eax
	movl	%eax, (%esp)
	call	hstrerror@PLT
	testl	%esi, %esi
	je	.L372
	cmpb	$0, (%esi)
	jne	.L374
.L372:
	leal	.LC7@GOTOFF(%ebx), %edx
	movl	%edx, %esi
.L370:
	movl	%eax, 20(%esp)
	leal	.LC8@GOTOFF(%ebx), %eax
	movl	%esi, 12(%esp)
	leal	40(%esp), %esi
	movl	%eax, 8(%esp)
	movl	$200, %eax
	movl	%edx, 16(%esp)
	movl	%esi, (%esp)
	movl	%eax, 4(%esp)
	call	snprintf@PLT
	movl	$199, %edx
	movl	%esi, 4(%esp)
	movl	$2, (%esp)
	cmpl	%edx, %eax
	cmova	%edx, %eax
	movl	%eax, 8(%esp)
	call	write@PLT
	addl	$244, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L374:
	leal	.LC6@GOTOFF(%ebx), %edx
	jmp	.L370
	.size	herror, .-herror
	.section	.rodata.str1.1
.LC9:
	.string	"Resolver Error 0 (no error)"
.LC10:
	.string	"Unknown host"
.LC11:
	.string	"Host name lookup failure"
.LC12:
	.string	"Unknown server error"
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC13:
	.string	"No address associated with name"
	.section	.data.rel.ro.local,"aw"
	.align 4
	.type	texts.0, @object
	.size	texts.0, 20
texts.0:
	.long	.LC9
	.long	.LC10
	.long	.LC11
	.long	.LC12
	.long	.LC13
	.local	out.1
	.comm	out.1,12,4
	.local	words.2
	.comm	words.2,140,32
	.local	out.3
	.comm	out.3,16,4
	.local	words.4
	.comm	words.4,140,32
	.local	none.5
	.comm	none.5,4,4
	.section	.rodata.str1.1
.LC14:
	.string	"ip"
.LC15:
	.string	"icmp"
.LC16:
	.string	"tcp"
.LC17:
	.string	"udp"
	.section	.data.rel.local,"aw"
	.align 32
	.type	known.6, @object
	.size	known.6, 48
known.6:
	.long	.LC14
	.long	none.5
	.long	0
	.long	.LC15
	.long	none.5
	.long	1
	.long	.LC16
	.long	none.5
	.long	6
	.long	.LC17
	.long	none.5
	.long	17
	.local	out.7
	.comm	out.7,12,4
	.local	words.8
	.comm	words.8,140,32
	.local	out.9
	.comm	out.9,16,4
	.local	words.10
	.comm	words.10,140,32
	.local	none.11
	.comm	none.11,4,4
	.local	own_name.12
	.comm	own_name.12,256,32
	.align 4
	.type	addresses.13, @object
	.size	addresses.13, 8
addresses.13:
	.long	held.15
	.long	0
	.local	out.14
	.comm	out.14,20,4
	.local	held.15
	.comm	held.15,16,4
	.local	words.16
	.comm	words.16,140,32
	.local	text.17
	.comm	text.17,16,4
	.section	.rodata.str1.1
.LC18:
	.string	"/etc/rpc"
	.section	.data.rel.local
	.align 32
	.type	programs, @object
	.size	programs, 1032
programs:
	.long	.LC18
	.zero	1028
	.section	.rodata.str1.1
.LC19:
	.string	"/etc/networks"
	.section	.data.rel.local
	.align 32
	.type	networks, @object
	.size	networks, 1032
networks:
	.long	.LC19
	.zero	1028
	.section	.rodata.str1.1
.LC20:
	.string	"/etc/protocols"
	.section	.data.rel.local
	.align 32
	.type	protocols, @object
	.size	protocols, 1032
protocols:
	.long	.LC20
	.zero	1028
	.section	.rodata.str1.1
.LC21:
	.string	"/etc/services"
	.section	.data.rel.local
	.align 32
	.type	services, @object
	.size	services, 1032
services:
	.long	.LC21
	.zero	1028
	.section	.rodata.str1.1
.LC22:
	.string	"/etc/hosts"
	.section	.data.rel.local
	.align 32
	.type	hosts, @object
	.size	hosts, 1032
hosts:
	.long	.LC22
	.zero	1028
	.globl	h_errno
	.bss
	.align 4
	.type	h_errno, @object
	.size	h_errno, 4
h_errno:
	.zero	4
	.section	.text.__x86.get_pc_thunk.dx,"axG",@progbits,__x86.get_pc_thunk.dx,comdat
	.globl	__x86.get_pc_thunk.dx
	.hidden	__x86.get_pc_thunk.dx
	.type	__x86.get_pc_thunk.dx, @function
__x86.get_pc_thunk.dx:
	movl	(%esp), %edx
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
