// 0b7fcc0825713d0c1e3bb29a1333eeb8 emu/guest/libc/addrinfo.c
	.file	"addrinfo.c"
	.text
	.section	.text.map_to_v6,"ax",@progbits
	.p2align 4
	.type	map_to_v6, @function
map_to_v6:
	pushl	%esi
	movl	%eax, %esi
	pushl	%ebx
	xorl	%eax, %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$68, %esp
	movl	%edx, 28(%esp)
	xorl	%edx, %edx
.L2:
	movl	%edx, 40(%esp,%eax)
	movl	%edx, 44(%esp,%eax)
	addl	$8, %eax
	cmpl	$24, %eax
	jb	.L2
	movl	$26, %eax
	xorl	%edx, %edx
	movl	%eax, 36(%esp)
	movl	$-65536, %eax
	xorl	%ecx, %ecx
	movl	%eax, 52(%esp)
	xorl	%eax, %eax
	movl	%eax, 56(%esp)
	movl	$4, %eax
	movl	%eax, 8(%esp)
	leal	28(%esp), %eax
	movl	%eax, 4(%esp)
	leal	56(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 44(%esp)
	movl	%ecx, 48(%esp)
	call	memcpy@PLT
	xorl	%eax, %eax
.L4:
	movl	36(%esp,%eax), %edx
	movl	%edx, (%esi,%eax)
	addl	$4, %eax
	cmpl	$28, %eax
	jb	.L4
	addl	$68, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	ret
	.size	map_to_v6, .-map_to_v6
	.section	.text.add_address,"ax",@progbits
	.p2align 4
	.type	add_address, @function
add_address:
	pushl	%ebp
	pushl	%edi
	movl	%edx, %edi
	pushl	%esi
	movl	$9, %esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$76, %esp
	movl	%eax, 36(%esp)
	movl	%ecx, 20(%esp)
	leal	transports@GOTOFF(%ebx), %ebp
	leal	36(%ebp), %eax
	movl	%eax, 24(%esp)
.L31:
	movl	96(%esp), %eax
	movl	8(%eax), %eax
	testl	%eax, %eax
	jne	.L11
	movl	4(%ebp), %eax
	testl	%eax, %eax
	je	.L12
	movl	96(%esp), %ecx
	movl	12(%ecx), %edx
	testl	%edx, %edx
	jne	.L13
.L12:
	cmpl	$4, 0(%ebp)
	je	.L23
.L16:
	movl	20(%esp), %ecx
	testl	%ecx, %ecx
	je	.L18
.L53:
	movl	8(%ebp), %edx
	movl	%edx, 28(%esp)
	testl	%edx, %edx
	je	.L23
	movl	%ecx, (%esp)
	movl	$10, %eax
	movl	%eax, 8(%esp)
	leal	60(%esp), %eax
	movl	%eax, 4(%esp)
	call	strtoul@PLT
	movl	20(%esp), %ecx
	movl	%eax, 32(%esp)
	movzbl	(%ecx), %eax
	movl	%eax, (%esp)
	call	isdigit@PLT
	movl	28(%esp), %edx
	testl	%eax, %eax
	je	.L20
	movl	60(%esp), %eax
	cmpb	$0, (%eax)
	je	.L51
.L20:
	movl	96(%esp), %eax
	testb	$64, (%eax)
	je	.L52
.L23:
	addl	$12, %ebp
	cmpl	%ebp, 24(%esp)
	jne	.L31
.L10:
	addl	$76, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L11:
	cmpl	0(%ebp), %eax
	jne	.L23
	movl	4(%ebp), %eax
	testl	%eax, %eax
	je	.L16
	movl	96(%esp), %ecx
	movl	12(%ecx), %edx
	testl	%edx, %edx
	je	.L16
	cmpl	%edx, %eax
	jne	.L23
	movl	20(%esp), %ecx
	testl	%ecx, %ecx
	jne	.L53
	.p2align 4
	.p2align 3
.L18:
	xorl	%ecx, %ecx
	movl	%ecx, 40(%esp)
.L21:
	movl	4(%ebp), %edx
	testl	%edx, %edx
	jne	.L25
	movl	96(%esp), %eax
	movl	12(%eax), %edx
.L25:
	movl	%edx, 32(%esp)
	movl	0(%ebp), %eax
	movl	$64, %edx
	movl	%edx, 4(%esp)
	movl	$1, (%esp)
	movl	%eax, 28(%esp)
	call	calloc@PLT
	movl	%eax, %esi
	movl	(%edi), %eax
	testl	%esi, %esi
	je	.L33
	cmpl	$26, %eax
	movl	32(%esp), %edx
	je	.L54
	movl	4(%edi), %ecx
	movw	$2, 32(%esi)
	movl	$0, 40(%esi)
	movl	$0, 44(%esi)
	movl	%ecx, 32(%esp)
	movl	40(%esp), %ecx
	movw	%cx, 34(%esi)
	movl	32(%esp), %ecx
	movl	%ecx, 36(%esi)
	movl	$16, %ecx
.L30:
	movl	%eax, 4(%esi)
	movl	28(%esp), %eax
	addl	$12, %ebp
	movl	%edx, 12(%esi)
	movl	36(%esp), %edx
	movl	$0, (%esi)
	movl	%ecx, 16(%esi)
	movl	%eax, 8(%esi)
	leal	32(%esi), %eax
	movl	%eax, 24(%esi)
	movl	4(%edx), %eax
	movl	$0, 20(%esi)
	movl	$0, 28(%esi)
	movl	%esi, (%eax)
	addl	$28, %esi
	movl	%esi, 4(%edx)
	xorl	%esi, %esi
	cmpl	%ebp, 24(%esp)
	jne	.L31
	jmp	.L10
	.p2align 4,,10
	.p2align 3
.L13:
	cmpl	%edx, %eax
	je	.L12
	addl	$12, %ebp
	cmpl	%ebp, 24(%esp)
	.p2align 4,,2
	jne	.L31
	.p2align 4,,2
	jmp	.L10
	.p2align 4,,10
	.p2align 3
.L52:
	movl	%edx, 4(%esp)
	movl	20(%esp), %eax
	movl	%eax, (%esp)
	call	getservbyname@PLT
	testl	%eax, %eax
	je	.L23
	movzwl	8(%eax), %eax
	movl	%eax, 40(%esp)
	jmp	.L21
	.p2align 4,,10
	.p2align 3
.L54:
	movl	24(%edi), %eax
	xorl	%ecx, %ecx
	movl	%eax, 32(%esp)
	xorl	%eax, %eax
.L28:
	movl	%ecx, 32(%esi,%eax)
	movl	%ecx, 36(%esi,%eax)
	addl	$8, %eax
	cmpl	$32, %eax
	jb	.L28
	movw	$26, 32(%esi)
	movl	40(%esp), %eax
	movl	%edx, 44(%esp)
	movw	%ax, 34(%esi)
	movl	32(%esp), %eax
	movl	%eax, 56(%esi)
	movl	$16, %eax
	movl	%eax, 8(%esp)
	leal	8(%edi), %eax
	movl	%eax, 4(%esp)
	leal	40(%esi), %eax
	movl	%eax, (%esp)
	call	memcpy@PLT
	movl	(%edi), %eax
	movl	$32, %ecx
	movl	44(%esp), %edx
	jmp	.L30
	.p2align 4,,10
	.p2align 3
.L51:
	movl	32(%esp), %ecx
	movzwl	%cx, %eax
	movl	%eax, %edx
	sall	$8, %edx
	shrl	$8, %eax
	orl	%eax, %edx
	cmpl	$65535, %ecx
	movzwl	%dx, %eax
	movl	%eax, 40(%esp)
	jbe	.L21
	jmp	.L23
	.p2align 4,,10
	.p2align 3
.L33:
	addl	$76, %esp
	movl	$6, %esi
	popl	%ebx
	movl	%esi, %eax
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	add_address, .-add_address
	.section	.text.add_host,"ax",@progbits
	.p2align 4
	.type	add_host, @function
add_host:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	movl	%edx, %esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$156, %esp
	movl	%eax, 28(%esp)
	movl	176(%esp), %eax
	movl	%ecx, 32(%esp)
	cmpl	$26, 4(%eax)
	movl	$0, (%esp)
	sete	%dl
	cmpl	$2, 180(%esp)
	sete	%al
	andb	%al, %dl
	movb	%dl, 47(%esp)
	call	sethostent@PLT
	movl	$8, %eax
	movl	%eax, 24(%esp)
	leal	84(%esp), %eax
	movl	%eax, 36(%esp)
	leal	88(%esp), %eax
	movl	%eax, 40(%esp)
	.p2align 4
	.p2align 3
.L56:
	call	gethostent_any@PLT
	testl	%eax, %eax
	movl	%eax, %edi
	je	.L77
.L101:
	testl	$-9, 24(%esp)
	jne	.L77
	movl	180(%esp), %eax
	cmpl	%eax, 8(%edi)
	jne	.L56
	movl	(%edi), %eax
	movl	4(%edi), %ebp
	movl	%esi, (%esp)
	movl	%eax, 4(%esp)
	call	strcmp@PLT
	testl	%eax, %eax
	jne	.L97
	jmp	.L59
	.p2align 4,,10
	.p2align 3
.L62:
	addl	$4, %ebp
.L97:
	movl	0(%ebp), %eax
	testl	%eax, %eax
	je	.L56
	movl	%eax, 4(%esp)
	movl	%esi, (%esp)
	call	strcmp@PLT
	testl	%eax, %eax
	jne	.L62
	movl	0(%ebp), %ebp
	testl	%ebp, %ebp
	je	.L56
.L59:
	movl	$4, %ecx
	movl	%ecx, 8(%esp)
	movl	16(%edi), %eax
	movl	(%eax), %eax
	movl	%eax, 4(%esp)
	movl	36(%esp), %eax
	movl	%eax, (%esp)
	call	memcpy@PLT
	cmpl	$26, 180(%esp)
	je	.L98
	cmpb	$0, 47(%esp)
	movl	84(%esp), %edx
	jne	.L99
	xorl	%eax, %eax
	xorl	%ecx, %ecx
	movl	%eax, 132(%esp)
	xorl	%eax, %eax
	xorl	%ebp, %ebp
	movl	%eax, 136(%esp)
	xorl	%eax, %eax
	movl	%eax, 140(%esp)
	movl	$2, %eax
	movl	%eax, 116(%esp)
	xorl	%eax, %eax
	movl	%ecx, 124(%esp)
	movl	%ebp, 128(%esp)
	movl	%edx, 120(%esp)
.L74:
	movl	116(%esp,%eax), %edx
	movl	%edx, 88(%esp,%eax)
	addl	$4, %eax
	cmpl	$28, %eax
	jb	.L74
.L70:
	movl	184(%esp), %eax
	movl	(%eax), %eax
	testl	%eax, %eax
	je	.L100
.L76:
	movl	176(%esp), %eax
	movl	32(%esp), %ecx
	movl	40(%esp), %edx
	movl	%eax, (%esp)
	movl	28(%esp), %eax
	call	add_address
	movl	%eax, 24(%esp)
	call	gethostent_any@PLT
	testl	%eax, %eax
	movl	%eax, %edi
	jne	.L101
.L77:
	call	endhostent@PLT
	movl	24(%esp), %eax
	addl	$156, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L99:
	leal	48(%esp), %eax
	call	map_to_v6
	xorl	%eax, %eax
.L72:
	movl	48(%esp,%eax), %edx
	movl	%edx, 88(%esp,%eax)
	addl	$4, %eax
	cmpl	$28, %eax
	jb	.L72
	movl	184(%esp), %eax
	movl	(%eax), %eax
	testl	%eax, %eax
	jne	.L76
	.p2align 4
	.p2align 3
.L100:
	movl	(%edi), %eax
	movl	%eax, (%esp)
	call	strdup@PLT
	movl	184(%esp), %ecx
	movl	%eax, (%ecx)
	jmp	.L76
	.p2align 4,,10
	.p2align 3
.L98:
	movl	16(%edi), %eax
	xorl	%edx, %edx
	movl	(%eax), %ecx
	xorl	%eax, %eax
.L64:
	movl	%edx, 92(%esp,%eax)
	movl	%edx, 96(%esp,%eax)
	addl	$8, %eax
	cmpl	$24, %eax
	jb	.L64
	movl	%ecx, 4(%esp)
	movl	$26, %eax
	movl	$16, %edx
	movl	%eax, 88(%esp)
	leal	96(%esp), %eax
	movl	%edx, 8(%esp)
	movl	%eax, (%esp)
	call	memcpy@PLT
	xorl	%eax, %eax
.L66:
	movl	88(%esp,%eax), %edx
	movl	%edx, 116(%esp,%eax)
	addl	$4, %eax
	cmpl	$28, %eax
	jb	.L66
	xorl	%eax, %eax
.L68:
	movl	116(%esp,%eax), %edx
	movl	%edx, 88(%esp,%eax)
	addl	$4, %eax
	cmpl	$28, %eax
	jb	.L68
	jmp	.L70
	.size	add_host, .-add_host
	.section	.text.freeaddrinfo,"ax",@progbits
	.p2align 4
	.globl	freeaddrinfo
	.type	freeaddrinfo, @function
freeaddrinfo:
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$16, %esp
	movl	32(%esp), %esi
	testl	%esi, %esi
	je	.L102
	.p2align 4
	.p2align 3
.L104:
	movl	%esi, %edi
	movl	28(%esi), %esi
	movl	20(%edi), %eax
	movl	%eax, (%esp)
	call	free@PLT
	movl	%edi, (%esp)
	call	free@PLT
	testl	%esi, %esi
	jne	.L104
.L102:
	addl	$16, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.size	freeaddrinfo, .-freeaddrinfo
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"localhost"
	.section	.text.getaddrinfo,"ax",@progbits
	.p2align 4
	.globl	getaddrinfo
	.type	getaddrinfo, @function
getaddrinfo:
	pushl	%ebp
	xorl	%eax, %eax
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$220, %esp
	movl	%eax, 80(%esp)
	xorl	%eax, %eax
	movl	248(%esp), %esi
	movl	%eax, 72(%esp)
	movl	240(%esp), %ecx
	leal	80(%esp), %ebp
	movl	%ebp, 84(%esp)
	movl	244(%esp), %eax
	orl	%eax, %ecx
	testl	%esi, %esi
	je	.L111
	testl	%ecx, %ecx
	je	.L182
	movl	(%esi), %edx
	testb	$16, %dl
	je	.L184
	movl	240(%esp), %eax
	testl	%eax, %eax
	je	.L177
.L184:
	movl	4(%esi), %eax
	testl	$-3, %eax
	je	.L185
	cmpl	$26, %eax
	movl	$5, %edi
	jne	.L110
.L185:
	cmpl	$4, 8(%esi)
	movl	$10, %edi
	jbe	.L224
.L110:
	addl	$220, %esp
	movl	%edi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L224:
	movl	240(%esp), %edi
	testl	%edi, %edi
	je	.L225
.L115:
	xorl	%eax, %eax
	movl	%eax, 76(%esp)
	leal	116(%esp), %eax
	movl	%eax, 20(%esp)
	movl	%eax, 4(%esp)
	movl	240(%esp), %eax
	movl	%eax, (%esp)
	call	inet_aton@PLT
	testl	%eax, %eax
	je	.L127
	xorl	%eax, %eax
	xorl	%ecx, %ecx
	movl	%eax, 160(%esp)
	xorl	%eax, %eax
	xorl	%edi, %edi
	movl	%eax, 164(%esp)
	xorl	%eax, %eax
	movl	%eax, 168(%esp)
	movl	$2, %eax
	movl	%eax, 144(%esp)
	movl	116(%esp), %eax
	movl	%ecx, 152(%esp)
	movl	%edi, 156(%esp)
	movl	%eax, 148(%esp)
	xorl	%eax, %eax
.L128:
	movl	144(%esp,%eax), %edx
	movl	%edx, 88(%esp,%eax)
	addl	$4, %eax
	cmpl	$28, %eax
	jb	.L128
.L130:
	xorl	%eax, %eax
.L140:
	movl	88(%esp,%eax), %edx
	movl	%edx, 144(%esp,%eax)
	addl	$4, %eax
	cmpl	$28, %eax
	jb	.L140
	movl	4(%esi), %eax
	cmpl	$26, %eax
	je	.L226
.L142:
	testl	%eax, %eax
	je	.L147
	movl	144(%esp), %edx
.L143:
	cmpl	%eax, %edx
	jne	.L144
.L147:
	movl	244(%esp), %ecx
	leal	144(%esp), %edx
	movl	%ebp, %eax
	movl	%esi, (%esp)
	call	add_address
	xorl	%edx, %edx
	movl	%eax, %edi
	jmp	.L126
	.p2align 4,,10
	.p2align 3
.L111:
	testl	%ecx, %ecx
	je	.L182
	movl	240(%esp), %eax
	leal	none.1@GOTOFF(%ebx), %esi
	testl	%eax, %eax
	jne	.L115
.L219:
	movl	in6addr_loopback@GOT(%ebx), %edi
	movl	$16777343, %eax
.L116:
	movl	%eax, 92(%esp)
	xorl	%edx, %edx
	xorl	%eax, %eax
	movl	%edx, 96(%esp)
	xorl	%edx, %edx
	movl	%edx, 100(%esp)
	xorl	%edx, %edx
	movl	%edx, 104(%esp)
	xorl	%edx, %edx
	movl	%edx, 108(%esp)
	xorl	%edx, %edx
	movl	%edx, 112(%esp)
	movl	$2, %edx
	movl	%edx, 88(%esp)
	xorl	%edx, %edx
.L117:
	movl	%edx, 148(%esp,%eax)
	movl	%edx, 152(%esp,%eax)
	addl	$8, %eax
	cmpl	$24, %eax
	jb	.L117
	movl	%ecx, 20(%esp)
	leal	152(%esp), %eax
	movl	$16, %ecx
	movl	%ecx, 8(%esp)
	movl	$26, %edx
	movl	%edi, 4(%esp)
	movl	%eax, (%esp)
	movl	%edx, 144(%esp)
	call	memcpy@PLT
	movl	20(%esp), %ecx
	xorl	%eax, %eax
.L119:
	movl	144(%esp,%eax), %edx
	movl	%edx, 116(%esp,%eax)
	addl	$4, %eax
	cmpl	$28, %eax
	jb	.L119
	cmpl	$26, 4(%esi)
	jne	.L227
.L121:
	movl	%esi, (%esp)
	leal	116(%esp), %edx
	movl	%ebp, %eax
	call	add_address
	xorl	%edx, %edx
	movl	%eax, %edi
.L126:
	movl	80(%esp), %eax
	testl	%edi, %edi
	movl	%eax, %ebp
	jne	.L123
	movl	(%esi), %ecx
.L168:
	testb	$16, %cl
	movl	%eax, %ebp
	je	.L125
	testl	%edx, %edx
	je	.L124
	movl	%edx, 20(%eax)
.L172:
	movl	$0, (%esp)
	call	free@PLT
.L171:
	movl	252(%esp), %eax
	xorl	%edi, %edi
	movl	%ebp, (%eax)
	addl	$220, %esp
	movl	%edi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L127:
	movl	240(%esp), %eax
	movl	%eax, (%esp)
	call	strlen@PLT
	cmpl	$63, %eax
	jbe	.L228
.L131:
	testb	$32, (%esi)
	je	.L229
	movl	$0, (%esp)
	xorl	%ebp, %ebp
	movl	$8, %edi
	call	free@PLT
.L148:
	movl	%ebp, (%esp)
	call	freeaddrinfo@PLT
	addl	$220, %esp
	movl	%edi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L182:
	addl	$220, %esp
	movl	$8, %edi
	popl	%ebx
	movl	%edi, %eax
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L228:
	movl	240(%esp), %eax
	leal	144(%esp), %ecx
	movl	%ecx, (%esp)
	movl	%ecx, 24(%esp)
	movl	%eax, 4(%esp)
	call	strcpy@PLT
	movl	$37, %edx
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	strchr@PLT
	movl	24(%esp), %ecx
	testl	%eax, %eax
	movl	%eax, %edi
	je	.L132
	movb	$0, (%eax)
	xorl	%edx, %edx
	xorl	%eax, %eax
.L133:
	movl	%edx, 92(%esp,%eax)
	movl	%edx, 96(%esp,%eax)
	addl	$8, %eax
	cmpl	$24, %eax
	jb	.L133
	movl	%ecx, 4(%esp)
	movl	$26, %eax
	movl	%eax, 88(%esp)
	leal	96(%esp), %eax
	movl	%eax, 8(%esp)
	movl	$26, (%esp)
	call	inet_pton@PLT
	decl	%eax
	jne	.L131
	movl	$10, %eax
	movl	%eax, 8(%esp)
	leal	76(%esp), %eax
	movl	%eax, 4(%esp)
	leal	1(%edi), %eax
	movl	%eax, (%esp)
	call	strtoul@PLT
	movl	%eax, 112(%esp)
	movzbl	1(%edi), %eax
	movl	%eax, (%esp)
	call	isdigit@PLT
	testl	%eax, %eax
	je	.L131
	movl	76(%esp), %eax
	cmpb	$0, (%eax)
	jne	.L131
	.p2align 4,,2
	jmp	.L130
	.p2align 4,,10
	.p2align 3
.L227:
	movl	%esi, (%esp)
	leal	88(%esp), %edx
	movl	%ebp, %eax
	movl	%ecx, 20(%esp)
	call	add_address
	movl	20(%esp), %ecx
	testl	%eax, %eax
	movl	%eax, %edi
	jne	.L230
	cmpl	$2, 4(%esi)
	jne	.L121
	testb	$16, (%esi)
	jne	.L124
	xorl	%edx, %edx
.L125:
	movl	%edx, (%esp)
	call	free@PLT
	movl	80(%esp), %ebp
	jmp	.L171
	.p2align 4,,10
	.p2align 3
.L226:
	movl	144(%esp), %edx
	cmpl	$2, %edx
	jne	.L143
	testb	$1, (%esi)
	je	.L144
	movl	148(%esp), %edx
	leal	32(%esp), %eax
	call	map_to_v6
	xorl	%eax, %eax
.L145:
	movl	32(%esp,%eax), %edx
	movl	%edx, 144(%esp,%eax)
	addl	$4, %eax
	cmpl	$28, %eax
	jb	.L145
	movl	4(%esi), %eax
	jmp	.L142
	.p2align 4,,10
	.p2align 3
.L144:
	xorl	%ebp, %ebp
	xorl	%edx, %edx
	movl	$1, %edi
.L123:
	movl	%edx, (%esp)
	call	free@PLT
	jmp	.L148
	.p2align 4,,10
	.p2align 3
.L225:
	testb	$8, %dl
	je	.L219
	movl	in6addr_any@GOT(%ebx), %edi
	xorl	%eax, %eax
	jmp	.L116
	.p2align 4,,10
	.p2align 3
.L229:
	movl	4(%esi), %eax
	movl	%eax, 24(%esp)
	cmpl	$26, %eax
	je	.L149
	xorl	%eax, %eax
	xorl	%edx, %edx
	movl	%eax, 124(%esp)
	xorl	%ecx, %ecx
	xorl	%eax, %eax
	movl	%eax, 128(%esp)
	movl	$2, %eax
	xorl	%edi, %edi
	movl	%edx, 132(%esp)
	movl	240(%esp), %edx
	movl	%ecx, 136(%esp)
	movl	244(%esp), %ecx
	movl	%eax, 116(%esp)
	movl	$16777343, %eax
	movl	%edi, 140(%esp)
	leal	72(%esp), %edi
	movl	%eax, 120(%esp)
	movl	$2, %eax
	movl	%edi, 8(%esp)
	movl	%eax, 4(%esp)
	movl	%ebp, %eax
	movl	%esi, (%esp)
	movl	%edi, 28(%esp)
	call	add_host
	cmpl	$2, 24(%esp)
	movl	%eax, %edi
	je	.L214
	testl	$-9, %eax
	je	.L231
.L222:
	movl	72(%esp), %edx
	movl	80(%esp), %ebp
	jmp	.L123
	.p2align 4,,10
	.p2align 3
.L149:
	xorl	%edx, %edx
	xorl	%eax, %eax
.L152:
	movl	%edx, 148(%esp,%eax)
	movl	%edx, 152(%esp,%eax)
	addl	$8, %eax
	cmpl	$24, %eax
	jb	.L152
	movl	$26, %eax
	movl	%eax, 144(%esp)
	movl	$16, %eax
	movl	%eax, 8(%esp)
	movl	in6addr_loopback@GOT(%ebx), %eax
	movl	%eax, 4(%esp)
	leal	152(%esp), %eax
	movl	%eax, (%esp)
	call	memcpy@PLT
	xorl	%eax, %eax
.L154:
	movl	144(%esp,%eax), %edx
	movl	%edx, 116(%esp,%eax)
	addl	$4, %eax
	cmpl	$28, %eax
	jb	.L154
	movl	244(%esp), %ecx
	leal	72(%esp), %eax
	movl	%eax, 24(%esp)
	movl	240(%esp), %edx
	movl	%eax, 8(%esp)
	movl	$26, %eax
	movl	%eax, 4(%esp)
	movl	%ebp, %eax
	movl	%esi, (%esp)
	call	add_host
	movl	(%esi), %ecx
	testb	$1, %cl
	movl	%eax, %edi
	je	.L214
	cmpl	$8, %eax
	jne	.L232
	movl	24(%esp), %eax
	movl	$2, 4(%esp)
	movl	244(%esp), %ecx
	movl	%esi, (%esp)
	movl	240(%esp), %edx
	movl	%eax, 8(%esp)
	movl	%ebp, %eax
	call	add_host
.L223:
	movl	%eax, %edi
	.p2align 4
	.p2align 3
.L214:
	cmpl	$8, %edi
	jne	.L164
	leal	.LC0@GOTOFF(%ebx), %eax
	movl	%eax, 4(%esp)
	movl	240(%esp), %eax
	movl	%eax, (%esp)
	call	strcmp@PLT
	testl	%eax, %eax
	jne	.L215
	movl	%esi, (%esp)
	movl	244(%esp), %ecx
	movl	%ebp, %eax
	movl	20(%esp), %edx
	call	add_address
	movl	%eax, %edi
.L164:
	movl	72(%esp), %edx
	jmp	.L126
	.p2align 4,,10
	.p2align 3
.L230:
	movl	80(%esp), %ebp
	xorl	%edx, %edx
	jmp	.L123
	.p2align 4,,10
	.p2align 3
.L177:
	movl	$3, %edi
	jmp	.L110
.L231:
	movl	28(%esp), %eax
	movl	$26, %ecx
	movl	%ecx, 4(%esp)
	movl	240(%esp), %edx
	movl	%esi, (%esp)
	movl	244(%esp), %ecx
	movl	%eax, 8(%esp)
	movl	%ebp, %eax
	call	add_host
	cmpl	$8, %edi
	je	.L223
	testl	$-9, %eax
	je	.L164
	movl	72(%esp), %edx
	movl	%eax, %edi
	movl	80(%esp), %ebp
	jmp	.L123
	.p2align 4,,10
	.p2align 3
.L132:
	xorl	%edx, %edx
	xorl	%eax, %eax
.L174:
	movl	%edx, 92(%esp,%eax)
	movl	%edx, 96(%esp,%eax)
	addl	$8, %eax
	cmpl	$24, %eax
	jb	.L174
	movl	%ecx, 4(%esp)
	leal	96(%esp), %eax
	movl	$26, %edx
	movl	%eax, 8(%esp)
	movl	$26, (%esp)
	movl	%edx, 88(%esp)
	call	inet_pton@PLT
	decl	%eax
	je	.L130
	jmp	.L131
	.p2align 4,,10
	.p2align 3
.L124:
	movl	240(%esp), %eax
	xorl	%esi, %esi
	movl	%eax, (%esp)
	call	strdup@PLT
	movl	80(%esp), %ebp
	movl	%esi, 72(%esp)
	movl	%eax, 20(%ebp)
	testl	%eax, %eax
	jne	.L172
	movl	$0, (%esp)
	movl	$6, %edi
	call	free@PLT
	jmp	.L148
	.p2align 4,,10
	.p2align 3
.L215:
	movl	72(%esp), %edx
	movl	$8, %edi
	movl	80(%esp), %ebp
	jmp	.L123
.L232:
	testl	%eax, %eax
	jne	.L222
	testb	$2, %cl
	je	.L221
	movl	24(%esp), %eax
	movl	$2, %edi
	movl	%edi, 4(%esp)
	movl	244(%esp), %ecx
	movl	%esi, (%esp)
	movl	240(%esp), %edx
	movl	%eax, 8(%esp)
	movl	%ebp, %eax
	call	add_host
	cmpl	$8, %eax
	movl	%eax, %edi
	jne	.L164
	movl	(%esi), %ecx
.L221:
	movl	72(%esp), %edx
	movl	80(%esp), %eax
	jmp	.L168
	.size	getaddrinfo, .-getaddrinfo
	.section	.rodata.str1.1
.LC1:
	.string	"udp"
.LC2:
	.string	"tcp"
.LC3:
	.string	"%s"
.LC4:
	.string	"%%%u"
.LC5:
	.string	"%u"
	.section	.text.getnameinfo,"ax",@progbits
	.p2align 4
	.globl	getnameinfo
	.type	getnameinfo, @function
getnameinfo:
	subl	$316, %esp
	movl	%ebx, 300(%esp)
	movl	324(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 304(%esp)
	movl	320(%esp), %esi
	movl	%edi, 308(%esp)
	movl	%ebp, 312(%esp)
	cmpl	$15, %eax
	jbe	.L266
	movzwl	(%esi), %edx
	cmpl	$2, %edx
	je	.L293
	cmpl	$26, %edx
	jne	.L266
	cmpl	$31, %eax
	jbe	.L266
	movl	328(%esp), %edi
	testl	%edi, %edi
	je	.L236
	movl	332(%esp), %ecx
	testl	%ecx, %ecx
	je	.L236
.L238:
	testb	$2, 344(%esp)
	leal	8(%esi), %edi
	je	.L267
	testb	$4, 344(%esp)
	jne	.L240
	movl	%edi, 4(%esp)
	leal	32(%esp), %ebp
	movl	$256, %ecx
	movl	%ecx, 12(%esp)
	movl	%ebp, 8(%esp)
	movl	%edx, (%esp)
	call	inet_ntop@PLT
	jmp	.L252
	.p2align 4,,10
	.p2align 3
.L266:
	movl	$5, %eax
.L233:
	movl	300(%esp), %ebx
	movl	304(%esp), %esi
	movl	308(%esp), %edi
	movl	312(%esp), %ebp
	addl	$316, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L293:
	movl	332(%esp), %eax
	testl	%eax, %eax
	jne	.L294
.L236:
	movl	336(%esp), %eax
	testl	%eax, %eax
	je	.L240
	movl	340(%esp), %eax
	testl	%eax, %eax
	je	.L240
	movl	328(%esp), %eax
	testl	%eax, %eax
	je	.L255
	movl	332(%esp), %eax
	testl	%eax, %eax
	jne	.L241
.L255:
	testb	$8, 344(%esp)
	jne	.L244
	testb	$16, 344(%esp)
	jne	.L295
	leal	.LC2@GOTOFF(%ebx), %eax
.L257:
	movl	%eax, 4(%esp)
	movzwl	2(%esi), %eax
	movl	%eax, (%esp)
	call	getservbyport@PLT
	testl	%eax, %eax
	je	.L244
	movl	(%eax), %esi
	movl	%esi, (%esp)
	call	strlen@PLT
	cmpl	340(%esp), %eax
	jnb	.L260
.L258:
	movl	%esi, 4(%esp)
	movl	336(%esp), %eax
	movl	%eax, (%esp)
	call	strcpy@PLT
.L292:
	xorl	%eax, %eax
	jmp	.L233
	.p2align 4,,10
	.p2align 3
.L294:
	movl	328(%esp), %ebp
	testl	%ebp, %ebp
	je	.L236
.L237:
	testb	$2, 344(%esp)
	leal	4(%esi), %edi
	jne	.L247
	movb	$0, 31(%esp)
	movl	$4, %eax
.L245:
	movl	%edx, 8(%esp)
	movl	%eax, 4(%esp)
	movl	%edi, (%esp)
	call	gethostbyaddr@PLT
	testl	%eax, %eax
	je	.L296
	movl	(%eax), %eax
	leal	32(%esp), %ebp
	movl	%ebp, (%esp)
	movl	%eax, 12(%esp)
	leal	.LC3@GOTOFF(%ebx), %eax
	movl	%eax, 8(%esp)
	movl	$256, %eax
	movl	%eax, 4(%esp)
	call	snprintf@PLT
	testb	$1, 344(%esp)
	jne	.L297
.L251:
	movl	%ebp, (%esp)
	call	strlen@PLT
	cmpl	332(%esp), %eax
	jnb	.L260
	movl	%ebp, 4(%esp)
	movl	328(%esp), %eax
	movl	%eax, (%esp)
	call	strcpy@PLT
	movl	336(%esp), %ebp
	testl	%ebp, %ebp
	je	.L292
	movl	340(%esp), %edi
	testl	%edi, %edi
	jne	.L255
	xorl	%eax, %eax
	jmp	.L233
	.p2align 4,,10
	.p2align 3
.L244:
	movzwl	2(%esi), %edx
	movl	$8, %esi
	movl	%esi, 4(%esp)
	leal	32(%esp), %esi
	movl	%esi, (%esp)
	movl	%edx, %eax
	sall	$8, %eax
	shrl	$8, %edx
	orl	%edx, %eax
	movzwl	%ax, %eax
	movl	%eax, 12(%esp)
	leal	.LC5@GOTOFF(%ebx), %eax
	movl	%eax, 8(%esp)
	call	snprintf@PLT
	movl	%esi, (%esp)
	call	strlen@PLT
	cmpl	340(%esp), %eax
	jb	.L258
.L260:
	movl	$15, %eax
	jmp	.L233
	.p2align 4,,10
	.p2align 3
.L247:
	testb	$4, 344(%esp)
	je	.L298
.L240:
	movl	$8, %eax
	jmp	.L233
	.p2align 4,,10
	.p2align 3
.L296:
	testb	$4, 344(%esp)
	jne	.L240
	movl	%edi, 4(%esp)
	movl	$256, %ebp
	movl	%ebp, 12(%esp)
	leal	32(%esp), %ebp
	movl	%ebp, 8(%esp)
	movzwl	(%esi), %eax
	movl	%eax, (%esp)
	call	inet_ntop@PLT
	cmpb	$0, 31(%esp)
	je	.L251
.L252:
	movl	24(%esi), %edi
	testl	%edi, %edi
	je	.L251
	movl	%ebp, (%esp)
	call	strlen@PLT
	leal	.LC4@GOTOFF(%ebx), %edx
	movl	%edx, 8(%esp)
	movl	$16, %edx
	movl	%edi, 12(%esp)
	movl	%edx, 4(%esp)
	addl	%ebp, %eax
	movl	%eax, (%esp)
	call	snprintf@PLT
	jmp	.L251
	.p2align 4,,10
	.p2align 3
.L267:
	movb	$1, 31(%esp)
	movl	$26, %edx
	movl	$16, %eax
	jmp	.L245
	.p2align 4,,10
	.p2align 3
.L295:
	leal	.LC1@GOTOFF(%ebx), %eax
	jmp	.L257
.L298:
	movl	%edi, 4(%esp)
	leal	32(%esp), %ebp
	movl	$256, %eax
	movl	%eax, 12(%esp)
	movl	%ebp, 8(%esp)
	movl	%edx, (%esp)
	call	inet_ntop@PLT
	jmp	.L251
	.p2align 4,,10
	.p2align 3
.L297:
	movl	%ebp, (%esp)
	movl	$46, %ecx
	movl	%ecx, 4(%esp)
	call	strchr@PLT
	testl	%eax, %eax
	je	.L251
	movb	$0, (%eax)
	jmp	.L251
.L241:
	cmpl	$26, %edx
	.p2align 4,,3
	je	.L238
	.p2align 4,,5
	jmp	.L237
	.size	getnameinfo, .-getnameinfo
	.section	.rodata.str1.1
.LC6:
	.string	"Unknown error"
	.section	.text.gai_strerror,"ax",@progbits
	.p2align 4
	.globl	gai_strerror
	.type	gai_strerror, @function
gai_strerror:
	call	__x86.get_pc_thunk.dx
	addl	$_GLOBAL_OFFSET_TABLE_, %edx
	movl	4(%esp), %eax
	cmpl	$14, %eax
	ja	.L301
	movl	texts.0@GOTOFF(%edx,%eax,4), %eax
	ret
	.p2align 4,,10
	.p2align 3
.L301:
	leal	.LC6@GOTOFF(%edx), %eax
	ret
	.size	gai_strerror, .-gai_strerror
	.section	.rodata.str1.1
.LC7:
	.string	"Success"
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC8:
	.string	"Address family for hostname not supported"
	.align 4
.LC9:
	.string	"Temporary failure in name resolution"
	.section	.rodata.str1.1
.LC10:
	.string	"Invalid value for ai_flags"
	.section	.rodata.str1.4
	.align 4
.LC11:
	.string	"Non-recoverable failure in name resolution"
	.section	.rodata.str1.1
.LC12:
	.string	"ai_family not supported"
.LC13:
	.string	"Memory allocation failure"
	.section	.rodata.str1.4
	.align 4
.LC14:
	.string	"No address associated with hostname"
	.align 4
.LC15:
	.string	"Hostname and service name not provided, or not known"
	.align 4
.LC16:
	.string	"Service name not supported for ai_socktype"
	.section	.rodata.str1.1
.LC17:
	.string	"ai_socktype not supported"
	.section	.rodata.str1.4
	.align 4
.LC18:
	.string	"System error returned in errno"
	.section	.rodata.str1.1
.LC19:
	.string	"Invalid value for hints"
.LC20:
	.string	"Resolved protocol is unknown"
.LC21:
	.string	"Argument buffer overflow"
	.section	.data.rel.ro.local,"aw"
	.align 32
	.type	texts.0, @object
	.size	texts.0, 60
texts.0:
	.long	.LC7
	.long	.LC8
	.long	.LC9
	.long	.LC10
	.long	.LC11
	.long	.LC12
	.long	.LC13
	.long	.LC14
	.long	.LC15
	.long	.LC16
	.long	.LC17
	.long	.LC18
	.long	.LC19
	.long	.LC20
	.long	.LC21
	.section	.rodata
	.align 32
	.type	none.1, @object
	.size	none.1, 32
none.1:
	.zero	32
	.section	.data.rel.ro.local
	.align 32
	.type	transports, @object
	.size	transports, 36
transports:
	.long	2
	.long	6
	.long	.LC2
	.long	1
	.long	17
	.long	.LC1
	.long	4
	.long	0
	.long	0
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
