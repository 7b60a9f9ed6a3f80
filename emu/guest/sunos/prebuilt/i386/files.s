// 623d638b5ffeb80b2713fb2c34cdcb1a emu/guest/libc/files.c
	.file	"files.c"
	.text
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"XXXXXX"
	.section	.text.number_name,"ax",@progbits
	.p2align 4
	.type	number_name, @function
number_name:
	pushl	%ebp
	pushl	%edi
	movl	%eax, %edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$44, %esp
	movl	%eax, (%esp)
	call	strlen@PLT
	movl	%eax, %esi
	call	getpid@PLT
	cmpl	$5, %esi
	movl	%eax, 24(%esp)
	jbe	.L4
	leal	-6(%esi), %eax
	movl	%eax, 28(%esp)
	leal	-6(%edi,%esi), %ebp
	movl	$6, %eax
	movl	%eax, 8(%esp)
	leal	.LC0@GOTOFF(%ebx), %eax
	movl	%eax, 4(%esp)
	movl	%ebp, (%esp)
	call	memcmp@PLT
	testl	%eax, %eax
	jne	.L4
	leal	-1(%esi), %eax
	cmpl	%eax, 28(%esp)
	jnb	.L5
	movl	24(%esp), %ecx
	leal	(%edi,%esi), %ebx
	leal	-5(%edi,%esi), %edi
	movl	$-858993459, %esi
	.p2align 4
	.p2align 3
.L6:
	movl	%ecx, %eax
	decl	%ebx
	mull	%esi
	shrl	$3, %edx
	leal	(%edx,%edx,4), %eax
	addl	%eax, %eax
	subl	%eax, %ecx
	addb	$48, %cl
	movb	%cl, (%ebx)
	cmpl	%edi, %ebx
	movl	%edx, %ecx
	jne	.L6
.L5:
	movb	$97, 0(%ebp)
	addl	$44, %esp
	movl	%ebp, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	addl	$44, %esp
	xorl	%ebp, %ebp
	popl	%ebx
	movl	%ebp, %eax
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	number_name, .-number_name
	.section	.rodata.str1.1
.LC1:
	.string	"/"
	.section	.text.realpath,"ax",@progbits
	.p2align 4
	.globl	realpath
	.type	realpath, @function
realpath:
	pushl	%ebp
	xorl	%ebp, %ebp
	pushl	%edi
	xorl	%edx, %edx
	pushl	%esi
	xorl	%eax, %eax
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$3132, %esp
	movl	%ebp, 48(%esp)
	movl	3152(%esp), %esi
	leal	52(%esp), %ecx
.L11:
	movl	%edx, 52(%esp,%eax)
	movl	%edx, 56(%esp,%eax)
	addl	$8, %eax
	cmpl	$1016, %eax
	jb	.L11
	movl	$0, (%ecx,%eax)
	testl	%esi, %esi
	je	.L44
	cmpb	$0, (%esi)
	je	.L75
	movl	%esi, (%esp)
	call	strlen@PLT
	cmpl	$1023, %eax
	ja	.L73
	movl	%esi, 4(%esp)
	leal	1072(%esp), %eax
	movl	%eax, (%esp)
	movl	%eax, 40(%esp)
	call	strcpy@PLT
	cmpb	$47, (%esi)
	jne	.L18
	movzbl	1072(%esp), %ecx
	testb	%cl, %cl
	je	.L76
.L46:
	xorl	%edi, %edi
.L19:
	xorl	%esi, %esi
	movl	40(%esp), %eax
	movl	%esi, 28(%esp)
	leal	48(%esp), %esi
	movl	%esi, 44(%esp)
	leal	2096(%esp), %esi
	movl	%esi, 36(%esp)
.L25:
	cmpb	$47, %cl
	jne	.L42
	.p2align 4
	.p2align 3
.L26:
	movzbl	1(%eax), %ecx
	incl	%eax
	cmpb	$47, %cl
	je	.L26
	testb	%cl, %cl
	je	.L74
.L42:
	xorl	%ebp, %ebp
	.p2align 4
	.p2align 3
.L27:
	incl	%ebp
	movzbl	(%eax,%ebp), %edx
	testb	%dl, %dl
	je	.L51
	cmpb	$47, %dl
	jne	.L27
.L51:
	leal	(%eax,%ebp), %esi
	cmpl	$2, %ebp
	movl	%esi, 32(%esp)
	je	.L77
	cmpl	$1, %ebp
	jne	.L30
	cmpb	$46, %cl
	je	.L49
.L30:
	leal	2(%ebp,%edi), %edx
	leal	0(%ebp,%edi), %esi
	cmpl	$1024, %edx
	ja	.L73
	movb	$47, 48(%esp,%edi)
	movl	%ebp, 8(%esp)
	movl	44(%esp), %ebp
	movl	%eax, 4(%esp)
	leal	1(%ebp,%edi), %eax
	movl	%eax, (%esp)
	call	memcpy@PLT
	movl	36(%esp), %eax
	movl	$1023, %ecx
	movb	$0, 49(%esp,%esi)
	incl	%esi
	movl	%ebp, (%esp)
	movl	%ecx, 8(%esp)
	movl	%eax, 4(%esp)
	call	readlink@PLT
	testl	%eax, %eax
	movl	%eax, %ebp
	js	.L78
	incl	28(%esp)
	movl	28(%esp), %eax
	cmpl	$20, %eax
	jg	.L50
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	strlen@PLT
	leal	1(%ebp,%eax), %eax
	cmpl	$1024, %eax
	ja	.L79
	movl	36(%esp), %esi
	movl	32(%esp), %eax
	addl	%esi, %ebp
	movl	%eax, 4(%esp)
	movl	%ebp, (%esp)
	call	strcpy@PLT
	movl	40(%esp), %eax
	movl	%esi, 4(%esp)
	movl	%eax, (%esp)
	call	strcpy@PLT
	movzbl	1072(%esp), %ecx
	cmpb	$47, %cl
	je	.L80
	movb	$0, 48(%esp,%edi)
	movl	40(%esp), %eax
.L33:
	testb	%cl, %cl
	jne	.L25
	.p2align 4
	.p2align 3
.L74:
	leal	48(%esp), %esi
.L24:
	testl	%edi, %edi
	je	.L81
.L20:
	movl	%esi, (%esp)
	xorl	%edx, %edx
	movl	%edx, 4(%esp)
	call	access@PLT
	testl	%eax, %eax
	jne	.L15
	movl	3156(%esp), %eax
	testl	%eax, %eax
	je	.L43
	movl	%esi, 4(%esp)
	movl	3156(%esp), %eax
	movl	%eax, (%esp)
	call	strcpy@PLT
.L10:
	addl	$3132, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L76:
	leal	.LC1@GOTOFF(%ebx), %edi
	leal	48(%esp), %esi
.L23:
	movl	%edi, 4(%esp)
	movl	%esi, (%esp)
	call	strcpy@PLT
	jmp	.L20
	.p2align 4,,10
	.p2align 3
.L77:
	cmpb	$46, %cl
	jne	.L30
	cmpb	$46, 1(%eax)
	.p2align 4,,4
	jne	.L30
	leal	48(%esp), %esi
	leal	47(%esp,%edi), %eax
	jmp	.L32
	.p2align 4,,10
	.p2align 3
.L83:
	leal	-1(%eax), %ecx
	decl	%edi
	cmpb	$47, (%eax)
	je	.L82
	movl	%ecx, %eax
.L32:
	testl	%edi, %edi
	jne	.L83
.L31:
	movb	$0, (%esi)
	movl	32(%esp), %eax
	movb	%dl, %cl
	jmp	.L33
	.p2align 4,,10
	.p2align 3
.L79:
	movl	$78, %esi
.L38:
	call	___errno@PLT
	movl	%esi, (%eax)
.L15:
	xorl	%eax, %eax
.L84:
	addl	$3132, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L78:
	call	___errno@PLT
	cmpl	$22, (%eax)
	jne	.L15
	movl	32(%esp), %eax
	movl	%esi, %edi
	movzbl	(%eax), %ecx
	jmp	.L33
	.p2align 4,,10
	.p2align 3
.L75:
	movl	$2, %esi
	jmp	.L38
	.p2align 4,,10
	.p2align 3
.L18:
	leal	48(%esp), %esi
	movl	$1024, %edi
	movl	%edi, 4(%esp)
	movl	%esi, (%esp)
	call	getcwd@PLT
	testl	%eax, %eax
	je	.L15
	movl	%esi, (%esp)
	leal	.LC1@GOTOFF(%ebx), %edi
	movl	%edi, 4(%esp)
	call	strcmp@PLT
	testl	%eax, %eax
	jne	.L22
	movb	$0, 48(%esp)
	movzbl	1072(%esp), %ecx
	testb	%cl, %cl
	jne	.L46
	jmp	.L23
	.p2align 4,,10
	.p2align 3
.L80:
	movb	$0, 48(%esp)
	movl	40(%esp), %eax
	xorl	%edi, %edi
	jmp	.L26
	.p2align 4,,10
	.p2align 3
.L73:
	call	___errno@PLT
	movl	$78, (%eax)
	xorl	%eax, %eax
	jmp	.L84
.L49:
	movl	32(%esp), %eax
	movb	%dl, %cl
	jmp	.L33
.L22:
	movl	%esi, (%esp)
	call	strlen@PLT
	movzbl	1072(%esp), %ecx
	testb	%cl, %cl
	movb	$0, 48(%esp,%eax)
	movl	%eax, %edi
	jne	.L19
	jmp	.L24
	.p2align 4,,10
	.p2align 3
.L44:
	movl	$22, %esi
	jmp	.L38
.L50:
	movl	$249, %esi
	jmp	.L38
.L82:
	movl	%eax, %esi
	jmp	.L31
.L43:
	movl	%esi, (%esp)
	call	strdup@PLT
	.p2align 4,,3
	jmp	.L10
.L81:
	leal	.LC1@GOTOFF(%ebx), %edi
	jmp	.L23
	.size	realpath, .-realpath
	.section	.rodata.str1.1
.LC2:
	.string	"."
	.section	.text.basename,"ax",@progbits
	.p2align 4
	.globl	basename
	.type	basename, @function
basename:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$20, %esp
	movl	32(%esp), %esi
	testl	%esi, %esi
	leal	.LC2@GOTOFF(%ebx), %eax
	je	.L85
	cmpb	$0, (%esi)
	jne	.L95
.L85:
	addl	$20, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L95:
	movl	%esi, (%esp)
	call	strlen@PLT
	cmpl	$1, %eax
	jbe	.L87
	leal	-1(%esi,%eax), %eax
	jmp	.L88
	.p2align 4,,10
	.p2align 3
.L90:
	movb	$0, (%eax)
	decl	%eax
	cmpl	%esi, %eax
	je	.L87
.L88:
	cmpb	$47, (%eax)
	je	.L90
.L87:
	movl	%esi, (%esp)
	movl	$47, %eax
	movl	%eax, 4(%esp)
	call	strrchr@PLT
	movl	%eax, %edx
	movl	%esi, %eax
	testl	%edx, %edx
	je	.L85
	cmpb	$0, 1(%edx)
	je	.L85
	leal	1(%edx), %eax
	addl	$20, %esp
	popl	%ebx
	popl	%esi
	ret
	.size	basename, .-basename
	.section	.text.dirname,"ax",@progbits
	.p2align 4
	.globl	dirname
	.type	dirname, @function
dirname:
	pushl	%esi
	xorl	%eax, %eax
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$20, %esp
	movl	32(%esp), %esi
	testl	%esi, %esi
	je	.L100
	movl	%esi, (%esp)
	call	strlen@PLT
	jmp	.L98
	.p2align 4,,10
	.p2align 3
.L104:
	movl	%edx, %eax
.L98:
	cmpl	$1, %eax
	jbe	.L100
	cmpb	$47, -1(%esi,%eax)
	leal	-1(%eax), %edx
	je	.L104
	testl	%eax, %eax
	je	.L105
	.p2align 4
	.p2align 3
.L113:
	cmpb	$47, -1(%esi,%eax)
	leal	-1(%eax), %edx
	je	.L102
	movl	%edx, %eax
.L100:
	testl	%eax, %eax
	jne	.L113
.L105:
	leal	.LC2@GOTOFF(%ebx), %eax
	addl	$20, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L107:
	movl	%edx, %eax
.L102:
	cmpl	$1, %eax
	je	.L101
	cmpb	$47, -1(%esi,%eax)
	leal	-1(%eax), %edx
	je	.L107
.L101:
	movb	$0, (%esi,%eax)
	addl	$20, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	ret
	.size	dirname, .-dirname
	.section	.text.mktemp,"ax",@progbits
	.p2align 4
	.globl	mktemp
	.type	mktemp, @function
mktemp:
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$16, %esp
	movl	32(%esp), %edi
	movl	%edi, %eax
	call	number_name
	testl	%eax, %eax
	je	.L119
	movl	%eax, %esi
	movzbl	(%eax), %eax
	jmp	.L117
	.p2align 4,,10
	.p2align 3
.L118:
	movl	%edi, (%esp)
	xorl	%eax, %eax
	movl	%eax, 4(%esp)
	call	access@PLT
	testl	%eax, %eax
	jne	.L116
	movzbl	(%esi), %eax
	incb	%al
	movb	%al, (%esi)
.L117:
	cmpb	$122, %al
	jle	.L118
.L119:
	movb	$0, (%edi)
.L116:
	addl	$16, %esp
	movl	%edi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.size	mktemp, .-mktemp
	.section	.text.fdatasync,"ax",@progbits
	.p2align 4
	.globl	fdatasync
	.type	fdatasync, @function
fdatasync:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	call	fsync@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	fdatasync, .-fdatasync
	.section	.text.mkstemp,"ax",@progbits
	.p2align 4
	.globl	mkstemp
	.type	mkstemp, @function
mkstemp:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$28, %esp
	movl	48(%esp), %edi
	movl	%edi, %eax
	call	number_name
	testl	%eax, %eax
	je	.L130
	movl	%eax, %ebp
	movzbl	(%eax), %eax
	jmp	.L125
	.p2align 4,,10
	.p2align 3
.L129:
	movl	%edi, (%esp)
	movl	$384, %eax
	movl	$1282, %edx
	movl	%eax, 8(%esp)
	movl	%edx, 4(%esp)
	call	open@PLT
	testl	%eax, %eax
	movl	%eax, %esi
	jns	.L123
	call	___errno@PLT
	cmpl	$17, (%eax)
	jne	.L123
	movzbl	0(%ebp), %eax
	incb	%al
	movb	%al, 0(%ebp)
.L125:
	cmpb	$122, %al
	jle	.L129
	movl	$17, %esi
.L124:
	call	___errno@PLT
	movl	%esi, (%eax)
	movl	$-1, %esi
.L123:
	addl	$28, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L130:
	movl	$22, %esi
	jmp	.L124
	.size	mkstemp, .-mkstemp
	.section	.text.mkdtemp,"ax",@progbits
	.p2align 4
	.globl	mkdtemp
	.type	mkdtemp, @function
mkdtemp:
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$16, %esp
	movl	32(%esp), %edi
	movl	%edi, %eax
	call	number_name
	testl	%eax, %eax
	je	.L138
	movl	%eax, %esi
	movzbl	(%eax), %eax
	jmp	.L134
	.p2align 4,,10
	.p2align 3
.L137:
	movl	%edi, (%esp)
	movl	$448, %eax
	movl	%eax, 4(%esp)
	call	mkdir@PLT
	testl	%eax, %eax
	je	.L139
	call	___errno@PLT
	cmpl	$17, (%eax)
	.p2align 4,,3
	jne	.L136
	movzbl	(%esi), %eax
	incb	%al
	movb	%al, (%esi)
.L134:
	cmpb	$122, %al
	jle	.L137
	movl	$17, %esi
.L133:
	call	___errno@PLT
	movl	%esi, (%eax)
.L136:
	addl	$16, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L139:
	addl	$16, %esp
	movl	%edi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
.L138:
	movl	$22, %esi
	jmp	.L133
	.size	mkdtemp, .-mkdtemp
	.section	.rodata.str1.1
.LC3:
	.string	"/var/tmp/%c%c%c%05u"
	.section	.text.tmpnam,"ax",@progbits
	.p2align 4
	.globl	tmpnam
	.type	tmpnam, @function
tmpnam:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bp
	addl	$_GLOBAL_OFFSET_TABLE_, %ebp
	subl	$60, %esp
	movl	80(%esp), %edi
	testl	%edi, %edi
	je	.L148
.L142:
	leal	.LC3@GOTOFF(%ebp), %eax
	movl	$1321528399, %esi
	movl	%eax, 44(%esp)
	jmp	.L144
	.p2align 4,,10
	.p2align 3
.L149:
	movl	%edi, (%esp)
	xorl	%eax, %eax
	movl	%eax, 4(%esp)
	call	access@PLT
	testl	%eax, %eax
	jne	.L143
.L144:
	movl	%ebp, %ebx
	call	getpid@PLT
	movl	names_made@GOTOFF(%ebp), %ecx
	movl	%edi, (%esp)
	movl	%eax, %edx
	movl	%eax, %ebx
	shrl	$5, %edx
	movl	$175921861, %eax
	mull	%edx
	movl	%ecx, %eax
	shrl	$7, %edx
	imull	$100000, %edx, %edx
	subl	%edx, %ebx
	movl	%ebx, 24(%esp)
	mull	%esi
	movl	%edx, %ebx
	shrl	$3, %ebx
	leal	(%ebx,%ebx,2), %eax
	leal	(%ebx,%eax,4), %edx
	movl	%ecx, %eax
	addl	%edx, %edx
	subl	%edx, %eax
	addl	$97, %eax
	movl	%eax, 20(%esp)
	movl	%ebx, %eax
	mull	%esi
	shrl	$3, %edx
	leal	(%edx,%edx,2), %eax
	leal	(%edx,%eax,4), %eax
	addl	%eax, %eax
	subl	%eax, %ebx
	movl	$1626496491, %eax
	mull	%ecx
	addl	$97, %ebx
	movl	%ebx, 16(%esp)
	movl	%ebp, %ebx
	movl	%edx, %ecx
	shrl	$8, %ecx
	movl	%ecx, %eax
	mull	%esi
	shrl	$3, %edx
	leal	(%edx,%edx,2), %eax
	leal	(%edx,%eax,4), %eax
	movl	$25, %edx
	movl	%edx, 4(%esp)
	addl	%eax, %eax
	subl	%eax, %ecx
	movl	44(%esp), %eax
	addl	$97, %ecx
	movl	%ecx, 12(%esp)
	movl	%eax, 8(%esp)
	call	snprintf@PLT
	movl	names_made@GOTOFF(%ebp), %eax
	leal	1(%eax), %edx
	cmpl	$17575, %eax
	movl	%edx, names_made@GOTOFF(%ebp)
	jbe	.L149
.L143:
	addl	$60, %esp
	movl	%edi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L148:
	leal	own.0@GOTOFF(%ebp), %edi
	jmp	.L142
	.size	tmpnam, .-tmpnam
	.section	.rodata.str1.1
.LC4:
	.string	"TMPDIR"
.LC5:
	.string	"/var/tmp"
.LC6:
	.string	"/tmp"
.LC7:
	.string	""
.LC8:
	.string	"%s/%.5s%c%c%c%05u"
	.section	.text.tempnam,"ax",@progbits
	.p2align 4
	.globl	tempnam
	.type	tempnam, @function
tempnam:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$1116, %esp
	movl	1140(%esp), %esi
	leal	64(%esp), %ebp
	leal	80(%esp), %edi
	leal	.LC4@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	call	getenv@PLT
	movl	%esi, 1140(%esp)
	movl	%ebp, %esi
	movl	%eax, 64(%esp)
	movl	1136(%esp), %eax
	movl	%eax, 68(%esp)
	leal	.LC5@GOTOFF(%ebx), %eax
	movl	%eax, 72(%esp)
	leal	.LC6@GOTOFF(%ebx), %eax
	movl	%eax, 76(%esp)
.L152:
	movl	(%esi), %ebp
	testl	%ebp, %ebp
	je	.L154
	movl	%ebp, (%esp)
	movl	$3, %ecx
	movl	%ecx, 4(%esp)
	call	access@PLT
	testl	%eax, %eax
	jne	.L154
	movl	%ebp, 52(%esp)
	movl	1140(%esp), %esi
	leal	.LC7@GOTOFF(%ebx), %eax
	testl	%esi, %esi
	cmovne	%esi, %eax
	movl	$1321528399, %esi
	movl	%eax, 56(%esp)
	leal	.LC8@GOTOFF(%ebx), %eax
	movl	%eax, 60(%esp)
	jmp	.L156
	.p2align 4,,10
	.p2align 3
.L161:
	movl	%edi, (%esp)
	xorl	%eax, %eax
	movl	%eax, 4(%esp)
	call	access@PLT
	testl	%eax, %eax
	jne	.L155
.L156:
	call	getpid@PLT
	movl	names_made@GOTOFF(%ebx), %ecx
	movl	%edi, (%esp)
	movl	%eax, %edx
	movl	%eax, %ebp
	shrl	$5, %edx
	movl	$175921861, %eax
	mull	%edx
	movl	%ecx, %eax
	shrl	$7, %edx
	imull	$100000, %edx, %edx
	subl	%edx, %ebp
	movl	%ebp, 32(%esp)
	mull	%esi
	shrl	$3, %edx
	leal	(%edx,%edx,2), %eax
	movl	%edx, %ebp
	leal	(%edx,%eax,4), %edx
	movl	%ecx, %eax
	addl	%edx, %edx
	subl	%edx, %eax
	addl	$97, %eax
	movl	%eax, 28(%esp)
	movl	%ebp, %eax
	mull	%esi
	shrl	$3, %edx
	leal	(%edx,%edx,2), %eax
	leal	(%edx,%eax,4), %eax
	addl	%eax, %eax
	subl	%eax, %ebp
	movl	$1626496491, %eax
	mull	%ecx
	addl	$97, %ebp
	movl	%ebp, 24(%esp)
	movl	%edx, %ecx
	shrl	$8, %ecx
	movl	%ecx, %eax
	mull	%esi
	shrl	$3, %edx
	leal	(%edx,%edx,2), %eax
	leal	(%edx,%eax,4), %eax
	movl	$1024, %edx
	movl	%edx, 4(%esp)
	addl	%eax, %eax
	subl	%eax, %ecx
	movl	56(%esp), %eax
	addl	$97, %ecx
	movl	%ecx, 20(%esp)
	movl	%eax, 16(%esp)
	movl	52(%esp), %eax
	movl	%eax, 12(%esp)
	movl	60(%esp), %eax
	movl	%eax, 8(%esp)
	call	snprintf@PLT
	movl	names_made@GOTOFF(%ebx), %eax
	leal	1(%eax), %edx
	cmpl	$17575, %eax
	movl	%edx, names_made@GOTOFF(%ebx)
	jbe	.L161
.L155:
	movl	%edi, (%esp)
	call	strdup@PLT
	addl	$1116, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L154:
	addl	$4, %esi
	cmpl	%esi, %edi
	jne	.L152
	addl	$1116, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	tempnam, .-tempnam
	.section	.text.lockf,"ax",@progbits
	.p2align 4
	.globl	lockf
	.type	lockf, @function
lockf:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 8(%esp)
	sarl	$31, %eax
	movl	%eax, 12(%esp)
	movl	36(%esp), %eax
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	__lockf64@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	lockf, .-lockf
	.section	.text.utimes,"ax",@progbits
	.p2align 4
	.globl	utimes
	.type	utimes, @function
utimes:
	subl	$60, %esp
	movl	%ebx, 56(%esp)
	movl	68(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	testl	%eax, %eax
	je	.L166
	movl	(%eax), %edx
	movl	8(%eax), %ecx
	leal	40(%esp), %eax
.L165:
	movl	%eax, 12(%esp)
	movl	64(%esp), %eax
	movl	%edx, 40(%esp)
	leal	24(%esp), %edx
	movl	%edx, (%esp)
	movl	%ecx, 44(%esp)
	movl	%eax, 8(%esp)
	movl	$30, %eax
	movl	%eax, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L166:
	xorl	%ecx, %ecx
	xorl	%edx, %edx
	jmp	.L165
	.size	utimes, .-utimes
	.section	.text.alphasort,"ax",@progbits
	.p2align 4
	.globl	alphasort
	.type	alphasort, @function
alphasort:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	36(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	(%eax), %eax
	addl	$10, %eax
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	(%eax), %eax
	addl	$10, %eax
	movl	%eax, (%esp)
	call	strcmp@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	alphasort, .-alphasort
	.section	.text.scandir,"ax",@progbits
	.p2align 4
	.globl	scandir
	.type	scandir, @function
scandir:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$44, %esp
	movl	64(%esp), %eax
	movl	%eax, (%esp)
	call	opendir@PLT
	movl	%eax, 24(%esp)
	testl	%eax, %eax
	je	.L171
	xorl	%esi, %esi
	xorl	%edi, %edi
	movl	%esi, 28(%esp)
	xorl	%ebp, %ebp
	movl	%edi, 20(%esp)
.L172:
	movl	24(%esp), %eax
	movl	%eax, (%esp)
	call	readdir@PLT
	testl	%eax, %eax
	movl	%eax, %esi
	je	.L209
	movl	72(%esp), %ecx
	testl	%ecx, %ecx
	je	.L177
	movl	%esi, (%esp)
	call	*72(%esp)
	testl	%eax, %eax
	je	.L172
.L177:
	movl	28(%esp), %eax
	cmpl	%eax, %ebp
	je	.L210
.L175:
	movl	$268, (%esp)
	movl	20(%esp), %eax
	leal	(%eax,%ebp,4), %edi
	call	malloc@PLT
	movl	%eax, (%edi)
	testl	%eax, %eax
	movl	%eax, %ecx
	je	.L178
	incl	%ebp
	xorl	%eax, %eax
.L179:
	movl	(%esi,%eax), %edi
	movl	4(%esi,%eax), %edx
	movl	%edi, (%ecx,%eax)
	movl	%edx, 4(%ecx,%eax)
	addl	$8, %eax
	cmpl	$264, %eax
	jb	.L179
	movl	(%esi,%eax), %edx
	movl	%edx, (%ecx,%eax)
	jmp	.L172
	.p2align 4,,10
	.p2align 3
.L210:
	leal	8(%ebp), %eax
	leal	(%eax,%eax), %edx
	movl	%edx, 28(%esp)
	sall	$3, %eax
	movl	%eax, 4(%esp)
	movl	20(%esp), %eax
	movl	%eax, (%esp)
	call	realloc@PLT
	testl	%eax, %eax
	je	.L178
	movl	%eax, 20(%esp)
	jmp	.L175
	.p2align 4,,10
	.p2align 3
.L209:
	movl	24(%esp), %eax
	movl	%eax, (%esp)
	call	closedir@PLT
	testl	%ebp, %ebp
	je	.L182
	movl	76(%esp), %edx
	testl	%edx, %edx
	jne	.L211
.L182:
	movl	68(%esp), %eax
	movl	20(%esp), %edx
	movl	%edx, (%eax)
	addl	$44, %esp
	movl	%ebp, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L178:
	testl	%ebp, %ebp
	je	.L185
	movl	20(%esp), %esi
	.p2align 4
	.p2align 3
.L184:
	decl	%ebp
	movl	(%esi,%ebp,4), %eax
	movl	%eax, (%esp)
	call	free@PLT
	testl	%ebp, %ebp
	jne	.L184
.L185:
	movl	20(%esp), %eax
	movl	%eax, (%esp)
	call	free@PLT
	movl	24(%esp), %eax
	movl	%eax, (%esp)
	call	closedir@PLT
.L171:
	addl	$44, %esp
	movl	$-1, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L211:
	movl	%ebp, 4(%esp)
	movl	76(%esp), %eax
	movl	%eax, 12(%esp)
	movl	$4, %eax
	movl	%eax, 8(%esp)
	movl	20(%esp), %eax
	movl	%eax, (%esp)
	call	qsort@PLT
	jmp	.L182
	.size	scandir, .-scandir
	.local	own.0
	.comm	own.0,25,4
	.local	names_made
	.comm	names_made,4,4
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.section	.text.__x86.get_pc_thunk.bp,"axG",@progbits,__x86.get_pc_thunk.bp,comdat
	.globl	__x86.get_pc_thunk.bp
	.hidden	__x86.get_pc_thunk.bp
	.type	__x86.get_pc_thunk.bp, @function
__x86.get_pc_thunk.bp:
	movl	(%esp), %ebp
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
