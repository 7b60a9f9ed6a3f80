// 0cb06ae8a2cec5fa7eaea46a53073166 emu/guest/libc/files.c
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
	movl	$2, %edx
	je	.L38
	movl	%esi, (%esp)
	call	strlen@PLT
	cmpl	$1023, %eax
	ja	.L35
	movl	%esi, 4(%esp)
	leal	1072(%esp), %eax
	movl	%eax, (%esp)
	movl	%eax, 36(%esp)
	call	strcpy@PLT
	cmpb	$47, (%esi)
	jne	.L18
	movzbl	1072(%esp), %ecx
	testb	%cl, %cl
	je	.L74
.L46:
	xorl	%edi, %edi
.L19:
	xorl	%esi, %esi
	movl	36(%esp), %eax
	movl	%esi, 32(%esp)
	leal	48(%esp), %esi
	movl	%esi, 28(%esp)
	movl	errno@GOT(%ebx), %esi
	movl	%esi, 44(%esp)
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
	je	.L73
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
	movl	%esi, 24(%esp)
	je	.L75
	cmpl	$1, %ebp
	jne	.L30
	cmpb	$46, %cl
	je	.L49
.L30:
	leal	2(%ebp,%edi), %edx
	leal	0(%ebp,%edi), %esi
	cmpl	$1024, %edx
	ja	.L35
	movb	$47, 48(%esp,%edi)
	movl	%eax, 4(%esp)
	movl	28(%esp), %eax
	movl	%ebp, 8(%esp)
	leal	2096(%esp), %ebp
	leal	1(%eax,%edi), %eax
	movl	%eax, (%esp)
	call	memcpy@PLT
	movl	28(%esp), %eax
	movl	$1023, %ecx
	movb	$0, 49(%esp,%esi)
	incl	%esi
	movl	%ecx, 8(%esp)
	movl	%ebp, 4(%esp)
	movl	%eax, (%esp)
	call	readlink@PLT
	testl	%eax, %eax
	js	.L76
	incl	32(%esp)
	movl	%eax, 40(%esp)
	movl	32(%esp), %eax
	cmpl	$20, %eax
	jg	.L50
	movl	24(%esp), %eax
	movl	%eax, (%esp)
	call	strlen@PLT
	movl	40(%esp), %edx
	leal	1(%edx,%eax), %eax
	cmpl	$1024, %eax
	ja	.L77
	movl	24(%esp), %eax
	addl	%ebp, %edx
	movl	%edx, (%esp)
	movl	%eax, 4(%esp)
	call	strcpy@PLT
	movl	36(%esp), %eax
	movl	%ebp, 4(%esp)
	movl	%eax, (%esp)
	call	strcpy@PLT
	movzbl	1072(%esp), %ecx
	cmpb	$47, %cl
	je	.L78
	movb	$0, 48(%esp,%edi)
	movl	36(%esp), %eax
.L33:
	testb	%cl, %cl
	jne	.L25
	.p2align 4
	.p2align 3
.L73:
	leal	48(%esp), %esi
.L24:
	testl	%edi, %edi
	je	.L79
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
.L74:
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
	movl	$78, %edx
.L38:
	movl	errno@GOT(%ebx), %eax
	movl	%edx, (%eax)
.L15:
	xorl	%eax, %eax
.L82:
	addl	$3132, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L76:
	movl	44(%esp), %eax
	cmpl	$22, (%eax)
	jne	.L15
	movl	24(%esp), %eax
	movl	%esi, %edi
	movzbl	(%eax), %ecx
	jmp	.L33
	.p2align 4,,10
	.p2align 3
.L75:
	cmpb	$46, %cl
	jne	.L30
	cmpb	$46, 1(%eax)
	jne	.L30
	leal	48(%esp), %esi
	leal	47(%esp,%edi), %eax
	jmp	.L32
	.p2align 4,,10
	.p2align 3
.L81:
	leal	-1(%eax), %ecx
	decl	%edi
	cmpb	$47, (%eax)
	je	.L80
	movl	%ecx, %eax
.L32:
	testl	%edi, %edi
	jne	.L81
.L31:
	movb	$0, (%esi)
	movl	24(%esp), %eax
	movb	%dl, %cl
	jmp	.L33
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
.L35:
	movl	errno@GOT(%ebx), %eax
	movl	$78, (%eax)
	xorl	%eax, %eax
	jmp	.L82
.L78:
	movb	$0, 48(%esp)
	movl	36(%esp), %eax
	xorl	%edi, %edi
	jmp	.L26
.L49:
	movl	24(%esp), %eax
	movb	%dl, %cl
	jmp	.L33
.L44:
	movl	$22, %edx
	jmp	.L38
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
.L80:
	movl	%eax, %esi
	jmp	.L31
.L43:
	movl	%esi, (%esp)
	.p2align 4,,6
	call	strdup@PLT
	.p2align 4,,3
	jmp	.L10
.L50:
	movl	$249, %edx
	jmp	.L38
.L79:
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
	je	.L83
	cmpb	$0, (%esi)
	jne	.L93
.L83:
	addl	$20, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L93:
	movl	%esi, (%esp)
	call	strlen@PLT
	cmpl	$1, %eax
	jbe	.L85
	leal	-1(%esi,%eax), %eax
	jmp	.L86
	.p2align 4,,10
	.p2align 3
.L88:
	movb	$0, (%eax)
	decl	%eax
	cmpl	%esi, %eax
	je	.L85
.L86:
	cmpb	$47, (%eax)
	je	.L88
.L85:
	movl	%esi, (%esp)
	movl	$47, %eax
	movl	%eax, 4(%esp)
	call	strrchr@PLT
	movl	%eax, %edx
	movl	%esi, %eax
	testl	%edx, %edx
	je	.L83
	cmpb	$0, 1(%edx)
	je	.L83
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
	je	.L98
	movl	%esi, (%esp)
	call	strlen@PLT
	jmp	.L96
	.p2align 4,,10
	.p2align 3
.L102:
	movl	%edx, %eax
.L96:
	cmpl	$1, %eax
	jbe	.L98
	cmpb	$47, -1(%esi,%eax)
	leal	-1(%eax), %edx
	je	.L102
	testl	%eax, %eax
	je	.L103
	.p2align 4
	.p2align 3
.L111:
	cmpb	$47, -1(%esi,%eax)
	leal	-1(%eax), %edx
	je	.L100
	movl	%edx, %eax
.L98:
	testl	%eax, %eax
	jne	.L111
.L103:
	leal	.LC2@GOTOFF(%ebx), %eax
	addl	$20, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L105:
	movl	%edx, %eax
.L100:
	cmpl	$1, %eax
	je	.L99
	cmpb	$47, -1(%esi,%eax)
	leal	-1(%eax), %edx
	je	.L105
.L99:
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
	je	.L117
	movl	%eax, %esi
	movzbl	(%eax), %eax
	jmp	.L115
	.p2align 4,,10
	.p2align 3
.L116:
	movl	%edi, (%esp)
	xorl	%eax, %eax
	movl	%eax, 4(%esp)
	call	access@PLT
	testl	%eax, %eax
	jne	.L114
	movzbl	(%esi), %eax
	incb	%al
	movb	%al, (%esi)
.L115:
	cmpb	$122, %al
	jle	.L116
.L117:
	movb	$0, (%edi)
.L114:
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
	movl	48(%esp), %esi
	movl	%esi, %eax
	call	number_name
	testl	%eax, %eax
	je	.L126
	movl	%eax, %ebp
	movl	errno@GOT(%ebx), %edi
	movzbl	(%eax), %eax
	jmp	.L123
	.p2align 4,,10
	.p2align 3
.L125:
	movl	%esi, (%esp)
	movl	$384, %eax
	movl	$1282, %edx
	movl	%eax, 8(%esp)
	movl	%edx, 4(%esp)
	call	open@PLT
	testl	%eax, %eax
	jns	.L121
	cmpl	$17, (%edi)
	jne	.L121
	movzbl	0(%ebp), %eax
	incb	%al
	movb	%al, 0(%ebp)
.L123:
	cmpb	$122, %al
	jle	.L125
	movl	$17, %edx
.L122:
	movl	errno@GOT(%ebx), %eax
	movl	%edx, (%eax)
	movl	$-1, %eax
.L121:
	addl	$28, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L126:
	movl	$22, %edx
	jmp	.L122
	.size	mkstemp, .-mkstemp
	.section	.text.mkdtemp,"ax",@progbits
	.p2align 4
	.globl	mkdtemp
	.type	mkdtemp, @function
mkdtemp:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$28, %esp
	movl	48(%esp), %esi
	movl	%esi, %eax
	call	number_name
	testl	%eax, %eax
	je	.L134
	movl	%eax, %ebp
	movl	errno@GOT(%ebx), %edi
	movzbl	(%eax), %eax
	jmp	.L130
	.p2align 4,,10
	.p2align 3
.L133:
	movl	%esi, (%esp)
	movl	$448, %eax
	movl	%eax, 4(%esp)
	call	mkdir@PLT
	testl	%eax, %eax
	je	.L135
	cmpl	$17, (%edi)
	jne	.L132
	movzbl	0(%ebp), %eax
	incb	%al
	movb	%al, 0(%ebp)
.L130:
	cmpb	$122, %al
	jle	.L133
	movl	$17, %edx
.L129:
	movl	errno@GOT(%ebx), %eax
	movl	%edx, (%eax)
.L132:
	addl	$28, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L135:
	addl	$28, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L134:
	movl	$22, %edx
	jmp	.L129
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
	je	.L144
.L138:
	leal	.LC3@GOTOFF(%ebp), %eax
	movl	$1321528399, %esi
	movl	%eax, 44(%esp)
	jmp	.L140
	.p2align 4,,10
	.p2align 3
.L145:
	movl	%edi, (%esp)
	xorl	%eax, %eax
	movl	%eax, 4(%esp)
	call	access@PLT
	testl	%eax, %eax
	jne	.L139
.L140:
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
	jbe	.L145
.L139:
	addl	$60, %esp
	movl	%edi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L144:
	leal	own.0@GOTOFF(%ebp), %edi
	jmp	.L138
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
.L148:
	movl	(%esi), %ebp
	testl	%ebp, %ebp
	je	.L150
	movl	%ebp, (%esp)
	movl	$3, %ecx
	movl	%ecx, 4(%esp)
	call	access@PLT
	testl	%eax, %eax
	jne	.L150
	movl	%ebp, 52(%esp)
	movl	1140(%esp), %esi
	leal	.LC7@GOTOFF(%ebx), %eax
	testl	%esi, %esi
	cmovne	%esi, %eax
	movl	$1321528399, %esi
	movl	%eax, 56(%esp)
	leal	.LC8@GOTOFF(%ebx), %eax
	movl	%eax, 60(%esp)
	jmp	.L152
	.p2align 4,,10
	.p2align 3
.L157:
	movl	%edi, (%esp)
	xorl	%eax, %eax
	movl	%eax, 4(%esp)
	call	access@PLT
	testl	%eax, %eax
	jne	.L151
.L152:
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
	jbe	.L157
.L151:
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
.L150:
	addl	$4, %esi
	cmpl	%esi, %edi
	jne	.L148
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
	je	.L162
	movl	(%eax), %edx
	movl	8(%eax), %ecx
	leal	40(%esp), %eax
.L161:
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
.L162:
	xorl	%ecx, %ecx
	xorl	%edx, %edx
	jmp	.L161
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
	je	.L167
	xorl	%esi, %esi
	xorl	%edi, %edi
	movl	%esi, 28(%esp)
	xorl	%ebp, %ebp
	movl	%edi, 20(%esp)
.L168:
	movl	24(%esp), %eax
	movl	%eax, (%esp)
	call	readdir@PLT
	testl	%eax, %eax
	movl	%eax, %esi
	je	.L205
	movl	72(%esp), %ecx
	testl	%ecx, %ecx
	je	.L173
	movl	%esi, (%esp)
	call	*72(%esp)
	testl	%eax, %eax
	je	.L168
.L173:
	movl	28(%esp), %eax
	cmpl	%eax, %ebp
	je	.L206
.L171:
	movl	$268, (%esp)
	movl	20(%esp), %eax
	leal	(%eax,%ebp,4), %edi
	call	malloc@PLT
	movl	%eax, (%edi)
	testl	%eax, %eax
	movl	%eax, %ecx
	je	.L174
	incl	%ebp
	xorl	%eax, %eax
.L175:
	movl	(%esi,%eax), %edi
	movl	4(%esi,%eax), %edx
	movl	%edi, (%ecx,%eax)
	movl	%edx, 4(%ecx,%eax)
	addl	$8, %eax
	cmpl	$264, %eax
	jb	.L175
	movl	(%esi,%eax), %edx
	movl	%edx, (%ecx,%eax)
	jmp	.L168
	.p2align 4,,10
	.p2align 3
.L206:
	leal	8(%ebp), %eax
	leal	(%eax,%eax), %edx
	movl	%edx, 28(%esp)
	sall	$3, %eax
	movl	%eax, 4(%esp)
	movl	20(%esp), %eax
	movl	%eax, (%esp)
	call	realloc@PLT
	testl	%eax, %eax
	je	.L174
	movl	%eax, 20(%esp)
	jmp	.L171
	.p2align 4,,10
	.p2align 3
.L205:
	movl	24(%esp), %eax
	movl	%eax, (%esp)
	call	closedir@PLT
	testl	%ebp, %ebp
	je	.L178
	movl	76(%esp), %edx
	testl	%edx, %edx
	jne	.L207
.L178:
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
.L174:
	testl	%ebp, %ebp
	je	.L181
	movl	20(%esp), %esi
	.p2align 4
	.p2align 3
.L180:
	decl	%ebp
	movl	(%esi,%ebp,4), %eax
	movl	%eax, (%esp)
	call	free@PLT
	testl	%ebp, %ebp
	jne	.L180
.L181:
	movl	20(%esp), %eax
	movl	%eax, (%esp)
	call	free@PLT
	movl	24(%esp), %eax
	movl	%eax, (%esp)
	call	closedir@PLT
.L167:
	addl	$44, %esp
	movl	$-1, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L207:
	movl	%ebp, 4(%esp)
	movl	76(%esp), %eax
	movl	%eax, 12(%esp)
	movl	$4, %eax
	movl	%eax, 8(%esp)
	movl	20(%esp), %eax
	movl	%eax, (%esp)
	call	qsort@PLT
	jmp	.L178
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
