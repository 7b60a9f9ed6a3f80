// 55771f3dcd265811ce928b645291d2ef emu/guest/libc/quad_text.c
	.file	"quad_text.c"
	.text
	.section	.text.shift_integer,"ax",@progbits
	.p2align 4
	.type	shift_integer, @function
shift_integer:
	pushl	%ebp
	pushl	%edi
	movl	%eax, %edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.si
	addl	$_GLOBAL_OFFSET_TABLE_, %esi
	subl	$60, %esp
	movl	4(%eax), %eax
	testl	%eax, %eax
	movl	%esi, 32(%esp)
	je	.L1
	testl	%edx, %edx
	je	.L1
	movl	%edx, %esi
	sarl	$5, %esi
	movl	%esi, 36(%esp)
	movl	(%edi), %esi
	movl	$0, (%esi,%eax,4)
	movl	4(%edi), %eax
	testl	%eax, %eax
	js	.L19
	movl	%edi, 40(%esp)
	movl	36(%esp), %ecx
	andl	$31, %edx
	movl	%edx, 24(%esp)
	setne	%dl
	leal	0(,%ecx,4), %ebx
	movl	$32, %ecx
	movl	%ebx, 44(%esp)
	leal	(%esi,%ebx), %ebp
	movl	24(%esp), %ebx
	subl	%ebx, %ecx
	movl	%ecx, 28(%esp)
.L7:
	movl	(%esi,%eax,4), %ebx
	movzbl	24(%esp), %ecx
	sall	%cl, %ebx
	testl	%eax, %eax
	je	.L4
.L20:
	testb	%dl, %dl
	je	.L4
	movl	-4(%esi,%eax,4), %edi
	movzbl	28(%esp), %ecx
	shrl	%cl, %edi
	movl	%edi, %ecx
	orl	%ebx, %ecx
	movl	%ecx, 0(%ebp,%eax,4)
	decl	%eax
	movzbl	24(%esp), %ecx
	movl	(%esi,%eax,4), %ebx
	sall	%cl, %ebx
	testl	%eax, %eax
	jne	.L20
.L4:
	movl	%ebx, 0(%ebp,%eax,4)
	subl	$1, %eax
	jnb	.L7
	movl	40(%esp), %edi
.L6:
	movl	%esi, (%esp)
	movl	44(%esp), %eax
	movl	32(%esp), %ebx
	movl	%eax, 8(%esp)
	xorl	%eax, %eax
	movl	%eax, 4(%esp)
	call	memset@PLT
	movl	4(%edi), %eax
	movl	36(%esp), %edx
	leal	1(%edx,%eax), %eax
	movl	(%edi), %edx
	movl	%eax, 4(%edi)
	cmpl	$1, -4(%edx,%eax,4)
	sbbl	$0, %eax
	movl	%eax, 4(%edi)
.L1:
	addl	$60, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L19:
	movl	36(%esp), %eax
	leal	0(,%eax,4), %eax
	movl	%eax, 44(%esp)
	jmp	.L6
	.size	shift_integer, .-shift_integer
	.section	.text.begin_digits,"ax",@progbits
	.p2align 4
	.type	begin_digits, @function
begin_digits:
	pushl	%esi
	movl	%eax, %esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$20, %esp
	movl	4(%eax), %edx
	movl	8(%eax), %eax
	testl	%eax, %eax
	je	.L22
	movl	(%esi), %eax
	movl	(%eax), %ecx
	addl	%ecx, %edx
.L22:
	movl	$1, 16(%esi)
	movl	$11600, %eax
	movl	$-1, %ecx
	cmpl	%eax, %edx
	cmovle	%edx, %eax
	testl	%eax, %eax
	cmovs	%ecx, %eax
	cmpl	$799, %edx
	movl	%eax, 12(%esi)
	jg	.L23
	movl	20(%esi), %edx
	xorl	%eax, %eax
	testl	%edx, %edx
	sete	%al
	addl	$20, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L23:
	incl	%eax
	movl	%eax, (%esp)
	call	malloc@PLT
	xorl	%edx, %edx
	movl	(%esi), %ecx
	testl	%eax, %eax
	sete	%dl
	movl	%edx, 20(%esi)
	je	.L25
.L26:
	movl	%eax, 8(%ecx)
	xorl	%eax, %eax
	testl	%edx, %edx
	sete	%al
	addl	$20, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L25:
	leal	12(%ecx), %eax
	jmp	.L26
	.size	begin_digits, .-begin_digits
	.section	.text.read_digits,"ax",@progbits
	.p2align 4
	.type	read_digits, @function
read_digits:
	pushl	%ebp
	pushl	%edi
	movl	%eax, %edi
	pushl	%esi
	movl	%edx, %esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$44, %esp
	movl	$0, 8(%edx)
	movl	4(%edx), %ecx
	cmpl	$16, %ecx
	movl	%ebx, 28(%esp)
	sete	%al
	xorl	%ebx, %ebx
	movzbl	%al, %ebp
	xorl	%eax, %eax
	movl	%eax, 24(%esp)
	movsbl	(%edi), %eax
	leal	1(%ebp,%ebp,2), %ebp
	cmpb	$46, %al
	je	.L67
	.p2align 4
	.p2align 3
.L30:
	movb	%al, %dl
	subb	$48, %dl
	cmpb	$9, %dl
	ja	.L33
	subl	$48, %eax
.L34:
	cmpl	%eax, %ecx
	jle	.L35
.L70:
	testl	%ebx, %ebx
	movl	20(%esi), %edx
	jne	.L68
.L37:
	movl	%edx, 20(%esi)
	testl	%eax, %eax
	movl	8(%esi), %edx
	jne	.L48
.L38:
	cmpl	$1, %edx
	movl	$1, %edx
	sbbl	$-1, 16(%esi)
	incl	%edi
	movl	%edx, 24(%esp)
.L71:
	movsbl	(%edi), %eax
	cmpb	$46, %al
	jne	.L30
.L67:
	testl	%ebx, %ebx
	je	.L69
	cmpl	$99, %ecx
	jle	.L35
	subl	%ebp, 20(%esi)
	movl	8(%esi), %edx
.L48:
	testl	%edx, %edx
	jne	.L38
	movl	%edi, 8(%esi)
	movl	%edi, %edx
	jmp	.L38
	.p2align 4,,10
	.p2align 3
.L33:
	orb	$32, %al
	movsbl	%al, %eax
	leal	-97(%eax), %edx
	cmpl	$5, %edx
	ja	.L51
	subl	$87, %eax
	cmpl	%eax, %ecx
	jg	.L70
.L35:
	movl	24(%esp), %eax
	testl	%eax, %eax
	je	.L52
	movl	%edi, 12(%esi)
	movl	$101, %eax
	movsbl	(%edi), %edx
	orl	$32, %edx
	cmpl	$16, %ecx
	movl	$112, %ecx
	cmove	%ecx, %eax
	cmpl	%eax, %edx
	je	.L42
.L44:
	movl	%edi, %ebp
	xorl	%edi, %edi
.L43:
	addl	%edi, 20(%esi)
	addl	$44, %esp
	movl	%ebp, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L68:
	subl	%ebp, %edx
	jmp	.L37
	.p2align 4,,10
	.p2align 3
.L69:
	movl	$1, %ebx
	incl	%edi
	jmp	.L71
	.p2align 4,,10
	.p2align 3
.L51:
	movl	$99, %eax
	jmp	.L34
	.p2align 4,,10
	.p2align 3
.L52:
	addl	$44, %esp
	xorl	%ebp, %ebp
	popl	%ebx
	movl	%ebp, %eax
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L42:
	movzbl	1(%edi), %eax
	movl	%edi, %ebp
	movl	28(%esp), %ebx
	movb	%al, 24(%esp)
	subb	$43, %al
	andb	$-3, %al
	cmpb	$1, %al
	adcl	$1, %ebp
	movzbl	0(%ebp), %eax
	movl	%eax, (%esp)
	call	isdigit@PLT
	testl	%eax, %eax
	je	.L44
	xorl	%edi, %edi
	.p2align 4
	.p2align 3
.L45:
	movzbl	0(%ebp), %eax
	movl	28(%esp), %ebx
	movl	%eax, (%esp)
	call	isdigit@PLT
	testl	%eax, %eax
	je	.L72
	cmpl	$99999999, %edi
	jg	.L46
	movsbl	0(%ebp), %eax
	leal	(%edi,%edi,4), %edx
	leal	-48(%eax,%edx,2), %edi
.L46:
	incl	%ebp
	jmp	.L45
	.p2align 4,,10
	.p2align 3
.L72:
	cmpb	$45, 24(%esp)
	jne	.L43
	negl	%edi
	jmp	.L43
	.size	read_digits, .-read_digits
	.section	.text.compare_integers.isra.0,"ax",@progbits
	.p2align 4
	.type	compare_integers.isra.0, @function
compare_integers.isra.0:
	pushl	%ebx
	cmpl	8(%esp), %edx
	je	.L74
	popl	%ebx
	setge	%al
	movzbl	%al, %eax
	leal	-1(%eax,%eax), %eax
	ret
	.p2align 4,,10
	.p2align 3
.L74:
	decl	%edx
	jns	.L77
.L79:
	popl	%ebx
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L76:
	subl	$1, %edx
	jb	.L79
.L77:
	movl	(%ecx,%edx,4), %ebx
	cmpl	%ebx, (%eax,%edx,4)
	je	.L76
	popl	%ebx
	sbbl	%eax, %eax
	orl	$1, %eax
	ret
	.size	compare_integers.isra.0, .-compare_integers.isra.0
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"inf"
.LC1:
	.string	"infinity"
.LC2:
	.string	"nan"
	.section	.text.parse,"ax",@progbits
	.p2align 4
	.type	parse, @function
parse:
	pushl	%ebp
	movl	%eax, %ebp
	pushl	%edi
	xorl	%eax, %eax
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$252, %esp
	movl	%edx, 72(%esp)
	xorl	%edx, %edx
	movl	%ecx, 64(%esp)
	movl	%ebx, 52(%esp)
.L84:
	movl	%edx, 120(%esp,%eax)
	movl	%edx, 124(%esp,%eax)
	addl	$8, %eax
	cmpl	$24, %eax
	jb	.L84
	movl	64(%esp), %ecx
	movl	$10, %eax
	xorl	%edx, %edx
	movl	%eax, 124(%esp)
	xorl	%eax, %eax
.L86:
	movl	%edx, (%ecx,%eax)
	movl	%edx, 4(%ecx,%eax)
	addl	$8, %eax
	cmpl	$48, %eax
	jb	.L86
	movl	%ebp, %esi
	jmp	.L88
	.p2align 4,,10
	.p2align 3
.L89:
	incl	%esi
.L88:
	movzbl	(%esi), %eax
	movl	52(%esp), %ebx
	movl	%eax, (%esp)
	call	isspace@PLT
	testl	%eax, %eax
	jne	.L89
	movl	64(%esp), %ebx
	xorl	%eax, %eax
	movb	$105, %dl
	cmpb	$45, (%esi)
	sete	%al
	movl	%eax, (%ebx)
	movzbl	(%esi), %eax
	subb	$43, %al
	andb	$-3, %al
	cmpb	$1, %al
	movl	52(%esp), %eax
	adcl	$0, %esi
	movl	%esi, %ecx
	leal	.LC0@GOTOFF(%eax), %ebx
	jmp	.L90
	.p2align 4,,10
	.p2align 3
.L92:
	movzbl	1(%ebx), %edx
	incl	%ebx
	incl	%ecx
	testb	%dl, %dl
	je	.L179
.L90:
	movzbl	(%ecx), %eax
	orb	$32, %al
	cmpb	%dl, %al
	je	.L92
	movl	52(%esp), %eax
	movl	%esi, %ecx
	movb	$110, %dl
	leal	.LC2@GOTOFF(%eax), %ebx
	jmp	.L93
	.p2align 4,,10
	.p2align 3
.L98:
	movzbl	1(%ebx), %edx
	incl	%ebx
	incl	%ecx
	testb	%dl, %dl
	je	.L97
.L93:
	movzbl	(%ecx), %eax
	orb	$32, %al
	cmpb	%dl, %al
	je	.L98
	cmpb	$48, (%esi)
	leal	120(%esp), %edx
	jne	.L100
	movzbl	1(%esi), %eax
	leal	120(%esp), %edx
	orb	$32, %al
	cmpb	$120, %al
	je	.L252
.L100:
	xorl	%ecx, %ecx
	xorl	%eax, %eax
.L105:
	movl	%ecx, 120(%esp,%eax)
	movl	%ecx, 124(%esp,%eax)
	addl	$8, %eax
	cmpl	$24, %eax
	jb	.L105
	movl	$10, %eax
	movl	%eax, 124(%esp)
	movl	%esi, %eax
	call	read_digits
	movl	%eax, 76(%esp)
	testl	%eax, %eax
	sete	%al
	movzbl	%al, %eax
	movl	%eax, 68(%esp)
	je	.L253
.L107:
	movl	128(%esp), %edi
	testl	%edi, %edi
	je	.L96
	movl	64(%esp), %eax
	movl	$11600, %edx
	movl	124(%esp), %ebx
	movl	%edx, %ecx
	movl	140(%esp), %esi
	movl	(%eax), %eax
	movl	%ebx, 60(%esp)
	movl	%esi, 44(%esp)
	movl	%eax, 88(%esp)
	movl	136(%esp), %eax
	cmpl	%edx, %eax
	cmovle	%eax, %ecx
	xorl	%edx, %edx
	cmpl	$10, %ebx
	je	.L254
.L108:
	leal	2(%ecx,%edx), %eax
	movl	52(%esp), %ebx
	leal	9(%ecx,%edx), %edx
	testl	%eax, %eax
	cmovns	%eax, %edx
	sarl	$3, %edx
	leal	16(%edx), %esi
	leal	0(,%esi,8), %eax
	movl	%eax, (%esp)
	call	malloc@PLT
	xorl	%edx, %edx
	xorl	%ecx, %ecx
	movl	%edx, 108(%esp)
	movl	%ecx, 116(%esp)
	movl	%eax, 80(%esp)
	leal	(%eax,%esi,4), %ebx
	testl	%eax, %eax
	movl	%eax, 104(%esp)
	movl	%ebx, 48(%esp)
	movl	%ebx, 112(%esp)
	je	.L182
	movl	132(%esp), %eax
	movl	%eax, 32(%esp)
	cmpl	%eax, %edi
	jnb	.L130
	movl	%edi, 16(%esp)
	movl	80(%esp), %edi
	xorl	%eax, %eax
	movl	%eax, 36(%esp)
	xorl	%ebp, %ebp
	xorl	%esi, %esi
	movb	$0, 40(%esp)
	.p2align 4
	.p2align 3
.L117:
	movl	16(%esp), %eax
	movsbl	(%eax), %eax
	cmpb	$46, %al
	je	.L119
	leal	1(%esi), %ebx
	movb	%al, %dl
	movl	%ebx, 28(%esp)
	subb	$48, %dl
	cmpl	$11599, %esi
	jg	.L120
	cmpb	$9, %dl
	ja	.L121
	subl	$48, %eax
	movl	%eax, %ebx
	movl	%eax, %ecx
	sarl	$31, %ebx
	testl	%ebp, %ebp
	jle	.L123
.L122:
	xorl	%esi, %esi
	.p2align 4
	.p2align 3
.L126:
	movl	60(%esp), %eax
	mull	(%edi,%esi,4)
	addl	%eax, %ecx
	movl	%ecx, (%edi,%esi,4)
	adcl	%edx, %ebx
	incl	%esi
	movl	%ebx, %ecx
	xorl	%ebx, %ebx
	cmpl	%esi, %ebp
	jg	.L126
.L123:
	movl	%ebx, %eax
	movl	28(%esp), %esi
	orl	%ecx, %eax
	jne	.L125
	.p2align 4
	.p2align 3
.L119:
	incl	16(%esp)
	movl	32(%esp), %ebx
	movl	16(%esp), %eax
	cmpl	%ebx, %eax
	jne	.L117
	cmpb	$0, 40(%esp)
	je	.L129
	movl	%ebp, 108(%esp)
.L129:
	cmpl	$11600, %esi
	jle	.L130
	movl	36(%esp), %edx
	testl	%edx, %edx
	jne	.L131
	subl	$11600, %esi
	jmp	.L118
	.p2align 4,,10
	.p2align 3
.L179:
	movl	52(%esp), %eax
	movl	%esi, %ecx
	movb	$105, %dl
	leal	.LC1@GOTOFF(%eax), %ebx
	jmp	.L91
	.p2align 4,,10
	.p2align 3
.L95:
	movzbl	1(%ebx), %edx
	incl	%ebx
	incl	%ecx
	testb	%dl, %dl
	je	.L255
.L91:
	movzbl	(%ecx), %eax
	orb	$32, %al
	cmpb	%dl, %al
	je	.L95
	movl	$3, %eax
.L94:
	addl	%esi, %eax
	movl	%eax, 76(%esp)
	movl	$2, %eax
	movl	%eax, 68(%esp)
.L96:
	movl	72(%esp), %eax
	testl	%eax, %eax
	je	.L83
	movl	76(%esp), %ebx
	movl	%ebx, (%eax)
.L83:
	movl	68(%esp), %eax
	addl	$252, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L120:
	cmpb	$9, %dl
	ja	.L127
	subl	$48, %eax
.L128:
	orl	%eax, 36(%esp)
	movl	28(%esp), %esi
	jmp	.L119
.L121:
	orb	$32, %al
	movsbl	%al, %eax
	leal	-97(%eax), %edx
	cmpl	$5, %edx
	ja	.L256
	subl	$87, %eax
	movl	%eax, %ebx
	movl	%eax, %ecx
	sarl	$31, %ebx
	testl	%ebp, %ebp
	jg	.L122
.L125:
	movl	%ecx, (%edi,%ebp,4)
	movl	28(%esp), %esi
	incl	%ebp
	movb	$1, 40(%esp)
	jmp	.L119
.L127:
	orb	$32, %al
	movsbl	%al, %eax
	leal	-97(%eax), %edx
	cmpl	$5, %edx
	ja	.L186
	subl	$87, %eax
	jmp	.L128
.L255:
	movl	$8, %eax
	jmp	.L94
.L253:
	movl	%ebp, 76(%esp)
	jmp	.L96
.L97:
	cmpb	$40, 3(%esi)
	leal	4(%esi), %edi
	je	.L102
.L101:
	leal	3(%esi), %eax
	movl	%eax, 76(%esp)
	movl	$3, %eax
	movl	%eax, 68(%esp)
	jmp	.L96
	.p2align 4,,10
	.p2align 3
.L103:
	incl	%edi
.L102:
	movzbl	(%edi), %eax
	movl	52(%esp), %ebx
	movl	%eax, (%esp)
	call	isalpha@PLT
	testl	%eax, %eax
	jne	.L103
	movzbl	(%edi), %eax
	movl	%eax, (%esp)
	call	isdigit@PLT
	testl	%eax, %eax
	jne	.L103
	movzbl	(%edi), %eax
	cmpb	$95, %al
	je	.L103
	cmpb	$41, %al
	.p2align 4,,2
	jne	.L101
	leal	1(%edi), %eax
	movl	%eax, 76(%esp)
	movl	$3, %eax
	movl	%eax, 68(%esp)
	jmp	.L96
.L256:
	xorl	%ebx, %ebx
	testl	%ebp, %ebp
	movl	$99, %ecx
	jg	.L122
	jmp	.L125
.L186:
	movl	$99, %eax
	jmp	.L128
.L130:
	xorl	%esi, %esi
.L118:
	cmpl	$10, 60(%esp)
	movl	$1, %eax
	movl	%eax, 116(%esp)
	movl	48(%esp), %eax
	movl	$1, (%eax)
	je	.L257
	movl	44(%esp), %eax
	xorl	%edx, %edx
	leal	(%eax,%esi,4), %eax
	movl	%eax, 92(%esp)
	xorl	%eax, %eax
.L138:
	movl	%edx, 144(%esp,%eax)
	movl	%edx, 148(%esp,%eax)
	addl	$8, %eax
	cmpl	$48, %eax
	jb	.L138
	movl	108(%esp), %esi
	testl	%esi, %esi
	jne	.L140
.L251:
	leal	104(%esp), %ebx
	movl	$1, %edx
.L141:
	movl	48(%esp), %eax
	bsrl	-4(%eax,%edx,4), %ecx
	movl	%edx, %eax
	sall	$5, %eax
	xorl	$31, %ecx
	subl	%ecx, %eax
	subl	%eax, %esi
.L161:
	leal	1(%esi), %eax
	movl	%esi, %edx
	movl	%eax, 84(%esp)
	leal	112(%esp), %eax
	negl	%edx
	cmovs	%esi, %edx
	testl	%esi, %esi
	cmovs	%ebx, %eax
.L160:
	call	shift_integer
	movl	116(%esp), %eax
	movl	104(%esp), %edi
	movl	108(%esp), %ebp
	movl	112(%esp), %ecx
	movl	%eax, 28(%esp)
	movl	%eax, (%esp)
	movl	%edi, %eax
	movl	%ebp, %edx
	movl	%ecx, 40(%esp)
	call	compare_integers.isra.0
	testl	%eax, %eax
	js	.L258
.L162:
	movl	%ebx, 48(%esp)
	movl	$319, %edx
	movl	56(%esp), %ebx
	movl	%edx, 36(%esp)
	movl	%edi, 44(%esp)
	jmp	.L172
	.p2align 4,,10
	.p2align 3
.L163:
	movl	48(%esp), %eax
	movl	$1, %edx
	call	shift_integer
	decl	36(%esp)
	movl	36(%esp), %eax
	cmpl	$200, %eax
	je	.L171
	movl	108(%esp), %ebp
	movl	28(%esp), %edi
	movl	104(%esp), %eax
	movl	40(%esp), %ecx
	movl	%ebp, %edx
	movl	%edi, (%esp)
	movl	%eax, 44(%esp)
	call	compare_integers.isra.0
.L172:
	testl	%eax, %eax
	js	.L163
	xorl	%eax, %eax
	xorl	%edx, %edx
	testl	%ebp, %ebp
	jle	.L259
	movl	%ebp, 32(%esp)
	movl	44(%esp), %ebp
	movl	%ebx, 56(%esp)
	.p2align 4
	.p2align 3
.L164:
	movl	0(%ebp,%eax,4), %esi
	xorl	%edi, %edi
	movl	%edi, 20(%esp)
	movl	28(%esp), %ebx
	xorl	%edi, %edi
	movl	%esi, 16(%esp)
	xorl	%esi, %esi
	cmpl	%ebx, %eax
	jge	.L167
	movl	40(%esp), %edi
	movl	(%edi,%eax,4), %esi
	xorl	%edi, %edi
.L167:
	movl	16(%esp), %ecx
	movl	20(%esp), %ebx
	subl	%esi, %ecx
	sbbl	%edi, %ebx
	xorl	%edi, %edi
	subl	%edx, %ecx
	movl	%ecx, 0(%ebp,%eax,4)
	sbbl	%edi, %ebx
	movl	32(%esp), %edi
	movl	%ebx, %edx
	incl	%eax
	andl	$1, %edx
	cmpl	%edi, %eax
	jne	.L164
	movl	56(%esp), %ebx
	movl	%edi, %ebp
.L165:
	movl	44(%esp), %edx
	xorl	%eax, %eax
	jmp	.L169
	.p2align 4,,10
	.p2align 3
.L170:
	decl	%ebp
	movb	$1, %al
	je	.L260
	movl	%ebp, %ebx
.L169:
	movl	-4(%edx,%ebp,4), %ecx
	testl	%ecx, %ecx
	je	.L170
	testb	%al, %al
	je	.L168
	movl	%ebx, 108(%esp)
.L168:
	movl	36(%esp), %ecx
	movl	$1, %eax
	sall	%cl, %eax
	movl	%ecx, %edx
	sarl	$5, %edx
	orl	%eax, 152(%esp,%edx,4)
	jmp	.L163
	.p2align 4,,10
	.p2align 3
.L260:
	xorl	%esi, %esi
	movl	%esi, 108(%esp)
	jmp	.L168
	.p2align 4,,10
	.p2align 3
.L259:
	jne	.L165
	jmp	.L168
.L171:
	movl	108(%esp), %edx
	xorl	%eax, %eax
	movl	84(%esp), %ebx
	testl	%edx, %edx
	movl	%ebx, 148(%esp)
	setne	%al
	movl	%eax, 152(%esp)
	xorl	%eax, %eax
.L173:
	movl	144(%esp,%eax), %edx
	movl	%edx, 192(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L173
	movl	64(%esp), %ecx
	xorl	%eax, %eax
.L175:
	movl	192(%esp,%eax), %edx
	movl	%edx, (%ecx,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L175
	cmpl	$10, 60(%esp)
	je	.L177
	movl	84(%esp), %ebx
	movl	92(%esp), %eax
	addl	%ebx, %eax
	movl	64(%esp), %ebx
	movl	%eax, 4(%ebx)
.L177:
	movl	80(%esp), %eax
	movl	52(%esp), %ebx
	movl	%eax, (%esp)
	call	free@PLT
.L116:
	movl	64(%esp), %eax
	movl	88(%esp), %ebx
	movl	%ebx, (%eax)
	jmp	.L96
.L254:
	leal	(%eax,%esi), %edx
	cmpl	$20000, %edx
	jg	.L261
	cmpl	$-20000, %edx
	jl	.L262
	movl	44(%esp), %edx
	subl	%ecx, %eax
	addl	%eax, %edx
	jns	.L108
	movl	$1, %eax
	subl	%edx, %eax
	movl	%eax, %edx
	jmp	.L108
.L257:
	movl	44(%esp), %ebx
	addl	%esi, %ebx
	movl	%ebx, 92(%esp)
	movl	%ebx, %eax
	negl	%eax
	cmovs	%ebx, %eax
	testl	%ebx, %ebx
	movl	%eax, 28(%esp)
	js	.L263
	leal	104(%esp), %ebx
	movl	%ebx, 16(%esp)
.L136:
	cmpl	$8, 28(%esp)
	movl	$1000000000, %ebp
	jle	.L143
	movl	%ebx, 44(%esp)
.L142:
	movl	16(%esp), %eax
	movl	4(%eax), %edx
	testl	%edx, %edx
	jle	.L146
	movl	16(%esp), %eax
	leal	0(,%edx,4), %ebx
	xorl	%ecx, %ecx
	movl	%ebx, 40(%esp)
	movl	%edx, 32(%esp)
	movl	(%eax), %eax
	movl	%eax, 36(%esp)
	leal	(%ebx,%eax), %edi
	movl	%eax, %esi
	xorl	%ebx, %ebx
	.p2align 4
	.p2align 3
.L144:
	movl	%ebp, %eax
	mull	(%esi)
	addl	%eax, %ecx
	movl	%ecx, (%esi)
	adcl	%edx, %ebx
	addl	$4, %esi
	movl	%ebx, %ecx
	xorl	%ebx, %ebx
	cmpl	%esi, %edi
	jne	.L144
	movl	%ebx, %eax
	movl	32(%esp), %edx
	orl	%ecx, %eax
	je	.L146
	movl	16(%esp), %edi
	leal	1(%edx), %eax
	movl	%eax, 4(%edi)
	movl	36(%esp), %eax
	movl	40(%esp), %edi
	movl	%ecx, (%eax,%edi)
.L146:
	subl	$9, 28(%esp)
	movl	28(%esp), %eax
	cmpl	$8, %eax
	jg	.L142
	movl	44(%esp), %ebx
.L143:
	movl	28(%esp), %eax
	movl	$10, %ebp
	testl	%eax, %eax
	je	.L264
	movl	%ebx, 44(%esp)
.L149:
	movl	16(%esp), %eax
	movl	4(%eax), %edx
	testl	%edx, %edx
	jle	.L153
	movl	16(%esp), %eax
	leal	0(,%edx,4), %ebx
	xorl	%ecx, %ecx
	movl	%ebx, 40(%esp)
	movl	%edx, 32(%esp)
	movl	(%eax), %eax
	movl	%eax, 36(%esp)
	leal	(%ebx,%eax), %edi
	movl	%eax, %esi
	xorl	%ebx, %ebx
	.p2align 4
	.p2align 3
.L151:
	movl	%ebp, %eax
	mull	(%esi)
	addl	%eax, %ecx
	movl	%ecx, (%esi)
	adcl	%edx, %ebx
	addl	$4, %esi
	movl	%ebx, %ecx
	xorl	%ebx, %ebx
	cmpl	%esi, %edi
	jne	.L151
	movl	%ebx, %eax
	movl	32(%esp), %edx
	orl	%ecx, %eax
	je	.L153
	movl	16(%esp), %edi
	leal	1(%edx), %eax
	movl	%eax, 4(%edi)
	movl	36(%esp), %eax
	movl	40(%esp), %edi
	movl	%ecx, (%eax,%edi)
.L153:
	decl	28(%esp)
	jne	.L149
	movl	44(%esp), %ebx
	movl	116(%esp), %edx
.L154:
	xorl	%ecx, %ecx
	xorl	%eax, %eax
.L157:
	movl	%ecx, 144(%esp,%eax)
	movl	%ecx, 148(%esp,%eax)
	addl	$8, %eax
	cmpl	$48, %eax
	jb	.L157
	movl	108(%esp), %esi
	testl	%esi, %esi
	je	.L265
	movl	80(%esp), %eax
	bsrl	-4(%eax,%esi,4), %eax
	xorl	$31, %eax
	movl	%eax, %ecx
	movl	%esi, %eax
	sall	$5, %eax
	subl	%ecx, %eax
	testl	%edx, %edx
	movl	%eax, %esi
	je	.L161
	jmp	.L141
	.p2align 4,,10
	.p2align 3
.L252:
	movl	%edx, 16(%esp)
	leal	2(%esi), %eax
	movl	$16, %edi
	movl	%edi, 124(%esp)
	call	read_digits
	movl	16(%esp), %edx
	movl	%eax, 76(%esp)
	testl	%eax, %eax
	je	.L100
	xorl	%ebx, %ebx
	movl	%ebx, 68(%esp)
	jmp	.L107
.L263:
	leal	112(%esp), %eax
	movl	%eax, 16(%esp)
	leal	104(%esp), %ebx
	jmp	.L136
.L261:
	movl	64(%esp), %ecx
	xorl	%edx, %edx
	xorl	%eax, %eax
.L110:
	movl	%edx, (%ecx,%eax)
	movl	%edx, 4(%ecx,%eax)
	addl	$8, %eax
	cmpl	$48, %eax
	jb	.L110
	movl	64(%esp), %eax
	movl	$1048576, 4(%eax)
	movl	$-2147483648, 44(%eax)
	jmp	.L116
.L131:
	movl	108(%esp), %ebx
	testl	%ebx, %ebx
	jle	.L187
	movl	%esi, 16(%esp)
	movl	80(%esp), %eax
	xorl	%edx, %edx
	movl	%edx, %edi
	leal	(%eax,%ebx,4), %ebp
	movl	%eax, %ecx
	movl	$1, %eax
	movl	%eax, %esi
.L133:
	movl	60(%esp), %eax
	mull	(%ecx)
	addl	%eax, %esi
	movl	%esi, (%ecx)
	adcl	%edx, %edi
	addl	$4, %ecx
	movl	%edi, %esi
	xorl	%edi, %edi
	cmpl	%ecx, %ebp
	jne	.L133
	movl	%esi, %eax
	movl	16(%esp), %esi
	orl	%eax, %edi
	movl	%eax, %edx
	jne	.L132
.L134:
	subl	$11601, %esi
	jmp	.L118
.L140:
	movl	80(%esp), %eax
	bsrl	-4(%eax,%esi,4), %eax
	sall	$5, %esi
	xorl	$31, %eax
	subl	%eax, %esi
	jmp	.L251
.L258:
	movl	$1, %edx
	movl	%ebx, %eax
	call	shift_integer
	movl	28(%esp), %eax
	movl	104(%esp), %edi
	movl	108(%esp), %ebp
	movl	40(%esp), %ecx
	movl	%eax, (%esp)
	movl	%edi, %eax
	movl	%ebp, %edx
	call	compare_integers.isra.0
	movl	%esi, 84(%esp)
	jmp	.L162
.L187:
	movl	$1, %edx
.L132:
	leal	1(%ebx), %eax
	movl	%eax, 108(%esp)
	movl	80(%esp), %eax
	movl	%edx, (%eax,%ebx,4)
	jmp	.L134
.L262:
	movl	64(%esp), %ecx
	xorl	%edx, %edx
	xorl	%eax, %eax
.L114:
	movl	%edx, (%ecx,%eax)
	movl	%edx, 4(%ecx,%eax)
	addl	$8, %eax
	cmpl	$48, %eax
	jb	.L114
	movl	64(%esp), %eax
	movl	$-1048576, 4(%eax)
	movl	$-2147483648, 44(%eax)
	jmp	.L116
.L265:
	testl	%edx, %edx
	jne	.L141
	leal	112(%esp), %eax
	movl	$1, %ecx
	movl	%ecx, 84(%esp)
	jmp	.L160
.L264:
	movl	116(%esp), %edx
	jmp	.L154
.L182:
	movl	$4, %eax
	movl	%eax, 68(%esp)
	jmp	.L116
	.size	parse, .-parse
	.section	.text.quad_decimal,"ax",@progbits
	.p2align 4
	.globl	quad_decimal
	.type	quad_decimal, @function
quad_decimal:
	pushl	%ebp
	xorl	%edx, %edx
	pushl	%edi
	xorl	%eax, %eax
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$6444, %esp
.L267:
	movl	%edx, 80(%esp,%eax)
	movl	%edx, 84(%esp,%eax)
	addl	$8, %eax
	cmpl	$24, %eax
	jb	.L267
	movl	6464(%esp), %eax
	movl	6464(%esp), %edi
	movl	6472(%esp), %edx
	movl	6468(%esp), %ecx
	movl	%eax, 68(%esp)
	movl	6484(%esp), %eax
	movl	$0, (%edi)
	movl	6476(%esp), %esi
	movl	$0, 4(%edi)
	movl	%ecx, 32(%esp)
	movl	%eax, 72(%esp)
	movl	6488(%esp), %eax
	movl	%eax, 76(%esp)
	movl	6464(%esp), %eax
	addl	$12, %eax
	movl	%eax, 8(%edi)
	movl	%edx, %eax
	movzwl	%dx, %edx
	movl	%edx, 36(%esp)
	shrl	$16, %eax
	movl	$-16494, %edx
	movl	%edx, 24(%esp)
	andl	$32767, %eax
	movl	6480(%esp), %edi
	jne	.L399
.L269:
	movl	$4128, %eax
	movl	%eax, 8(%esp)
	xorl	%eax, %eax
	movl	%eax, 4(%esp)
	leal	2304(%esp), %eax
	movl	%eax, (%esp)
	movl	%eax, 40(%esp)
	call	memset@PLT
	movl	$516, %eax
	movl	2304(%esp), %ebp
	movl	%eax, 2312(%esp)
	movl	2308(%esp), %eax
	movl	$516, %ebx
	movb	$0, 59(%esp)
	movb	$0, 57(%esp)
	movl	%ebp, 52(%esp)
	movl	%eax, 44(%esp)
	movl	24(%esp), %eax
	movb	$0, 58(%esp)
	movl	%ebp, 60(%esp)
	movl	%eax, 28(%esp)
	xorl	%eax, %eax
	movl	%eax, 24(%esp)
	.p2align 4
	.p2align 3
.L277:
	movl	24(%esp), %ecx
	cmpl	$63, %ecx
	jg	.L270
.L400:
	movl	%esi, %eax
	movl	%edi, %edx
	shrdl	%edi, %eax
	shrl	%cl, %edx
	testb	$32, %cl
	cmovne	%edx, %eax
	andb	$1, %al
	jne	.L271
	incl	24(%esp)
	incl	28(%esp)
	movl	24(%esp), %ecx
	cmpl	$63, %ecx
	jle	.L400
.L270:
	movl	24(%esp), %eax
	movl	36(%esp), %edx
	leal	-64(%eax), %ecx
	movl	32(%esp), %eax
	shrdl	%edx, %eax
	shrl	%cl, %edx
	testb	$32, %cl
	cmovne	%edx, %eax
	andb	$1, %al
	jne	.L271
.L273:
	incl	24(%esp)
	incl	28(%esp)
	movl	24(%esp), %eax
	cmpl	$113, %eax
	jne	.L277
	cmpb	$0, 59(%esp)
	movl	60(%esp), %ebp
	je	.L278
	movl	52(%esp), %eax
	movl	%eax, 2304(%esp)
	movl	%eax, %ebp
.L278:
	cmpb	$0, 57(%esp)
	je	.L279
	movl	%ebx, 2312(%esp)
.L279:
	cmpb	$0, 58(%esp)
	je	.L280
	movl	44(%esp), %eax
	movl	%eax, 2308(%esp)
.L280:
	testl	%ebp, %ebp
	je	.L281
	leal	104(%esp), %edi
	xorl	%eax, %eax
	movl	%edi, 32(%esp)
	testl	%ebp, %ebp
	jle	.L282
	.p2align 4
	.p2align 3
.L401:
	movl	%eax, 28(%esp)
	movl	40(%esp), %esi
	xorl	%ecx, %ecx
	movl	%ebp, 44(%esp)
	leal	(%esi,%ebp,4), %ebx
	.p2align 4
	.p2align 3
.L285:
	movl	8(%ebx), %edx
	sall	$2, %ecx
	movl	$316718722, %edi
	movl	%edx, %eax
	shrl	$30, %eax
	orl	%ecx, %eax
	movl	%eax, 20(%esp)
	leal	0(,%edx,4), %ecx
	movl	%ecx, 16(%esp)
	mull	%edi
	addl	16(%esp), %eax
	adcl	20(%esp), %edx
	leal	1(%edx), %ebp
	movl	%ebp, 24(%esp)
	imull	$-294967296, %ebp, %ebp
	subl	%ebp, %ecx
	cmpl	%ecx, %eax
	jnb	.L283
	movl	%edx, 24(%esp)
	subl	$294967296, %ecx
.L283:
	cmpl	$-294967297, %ecx
	jbe	.L284
	incl	24(%esp)
	addl	$294967296, %ecx
.L284:
	movl	24(%esp), %eax
	shrl	$2, %ecx
	subl	$4, %ebx
	movl	%eax, 12(%ebx)
	cmpl	%ebx, %esi
	jne	.L285
	movl	28(%esp), %eax
	movl	32(%esp), %edi
	movl	44(%esp), %ebp
	leal	1(%eax), %ebx
	movl	%ecx, -4(%edi,%ebx,4)
.L286:
	movl	40(%esp), %edx
	movl	%ebp, %edi
	jmp	.L287
	.p2align 4,,10
	.p2align 3
.L289:
	testl	%edi, %edi
	je	.L288
.L287:
	movl	%edi, %ebp
	movl	8(%edx,%ebp,4), %esi
	leal	-1(%edi), %edi
	testl	%esi, %esi
	je	.L289
	testl	%ebp, %ebp
	movl	%ebx, %eax
	jg	.L401
.L282:
	movl	32(%esp), %edi
	leal	1(%eax), %ebx
	xorl	%edx, %edx
	xorl	%ecx, %ecx
	movl	%edx, -4(%edi,%ebx,4)
	jmp	.L286
.L399:
	orl	$65536, 36(%esp)
	subl	$16495, %eax
	movl	%eax, 24(%esp)
	jmp	.L269
	.p2align 4,,10
	.p2align 3
.L271:
	movl	28(%esp), %ecx
	testl	%ecx, %ecx
	jns	.L402
	movl	28(%esp), %ecx
	movl	$-2147483648, %edx
	notl	%ecx
	shrl	%cl, %edx
	movl	%ecx, %eax
	sarl	$5, %eax
	movl	4368(%esp,%eax,4), %ebp
	leal	516(%eax), %ecx
	orl	%ebp, %edx
	movl	44(%esp), %ebp
	cmpl	%ebp, %eax
	jl	.L275
	movb	$1, 58(%esp)
	leal	1(%eax), %ebp
	movl	%ebp, 44(%esp)
.L275:
	movl	%edx, 2304(%esp,%ecx,4)
	cmpl	%ebx, %eax
	jge	.L273
	movb	$1, 57(%esp)
	movl	%eax, %ebx
	jmp	.L273
	.p2align 4,,10
	.p2align 3
.L402:
	movl	%ecx, %eax
	movl	$1, %edx
	sarl	$5, %eax
	sall	%cl, %edx
	orl	%edx, 2316(%esp,%eax,4)
	cmpl	%eax, 52(%esp)
	jg	.L273
	movb	$1, 59(%esp)
	incl	%eax
	movl	%eax, 52(%esp)
	jmp	.L273
	.p2align 4,,10
	.p2align 3
.L288:
	xorl	%edx, %edx
	xorl	%ebp, %ebp
	movl	%edx, 2304(%esp)
	leal	(%eax,%eax,8), %edx
	testl	%ecx, %ecx
	movl	%edx, %eax
	je	.L343
	movl	%edx, %eax
	movl	%ecx, %edx
	movl	%eax, %ecx
.L291:
	movl	$-858993459, %eax
	movl	%edx, %esi
	mull	%edx
	incl	%ebp
	shrl	$3, %edx
	cmpl	$9, %esi
	ja	.L291
	leal	(%ecx,%ebp), %eax
.L343:
	movl	6464(%esp), %esi
	movl	%eax, (%esi)
	movl	32(%esp), %eax
	leal	68(%esp), %esi
	movl	%esi, 28(%esp)
	leal	(%eax,%ebx,4), %eax
	movl	%eax, %ecx
	.p2align 4
	.p2align 3
.L303:
	movl	-4(%ecx), %eax
	movl	$9, %ebp
	movl	$100000000, %esi
	movl	%ebp, 16(%esp)
	movl	$-858993459, %ebp
	movl	%ecx, 44(%esp)
	movl	%eax, 24(%esp)
	jmp	.L301
	.p2align 4,,10
	.p2align 3
.L403:
	movl	8(%edx), %ecx
	leal	1(%eax), %edi
	addb	$48, %bl
	movl	%edi, 4(%edx)
	movb	%bl, (%ecx,%eax)
.L296:
	movl	%esi, %eax
	mull	%ebp
	movl	%edx, %esi
	shrl	$3, %esi
	decl	16(%esp)
	je	.L300
.L404:
	movl	84(%esp), %edi
.L301:
	movl	24(%esp), %eax
	xorl	%edx, %edx
	divl	%esi
	movl	%eax, %ecx
	mull	%ebp
	movl	%edx, %ebx
	shrl	$3, %ebx
	leal	(%ebx,%ebx,4), %eax
	movl	%ecx, %ebx
	addl	%eax, %eax
	subl	%eax, %ebx
	testl	%edi, %edi
	jne	.L297
	testl	%ebx, %ebx
	je	.L296
	movl	28(%esp), %eax
	call	begin_digits
	testl	%eax, %eax
	je	.L296
.L297:
	movl	88(%esp), %edi
	testl	%edi, %edi
	jne	.L296
	movl	68(%esp), %edx
	movl	4(%edx), %eax
	cmpl	80(%esp), %eax
	jl	.L403
	movl	92(%esp), %eax
	leal	1(%eax), %edx
	testl	%eax, %eax
	movl	%edx, 92(%esp)
	jne	.L299
	movl	%ebx, 96(%esp)
	movl	%esi, %eax
	mull	%ebp
	movl	%edx, %esi
	shrl	$3, %esi
	decl	16(%esp)
	jne	.L404
	.p2align 4
	.p2align 3
.L300:
	movl	44(%esp), %ecx
	movl	32(%esp), %eax
	subl	$4, %ecx
	cmpl	%eax, %ecx
	je	.L405
	movl	84(%esp), %edi
	jmp	.L303
	.p2align 4,,10
	.p2align 3
.L299:
	orl	%ebx, 100(%esp)
	jmp	.L296
.L405:
	movl	88(%esp), %ebp
.L281:
	movl	2312(%esp), %ebx
	leal	68(%esp), %eax
	movl	%eax, 28(%esp)
	movl	2308(%esp), %edx
	cmpl	%edx, %ebx
	jge	.L305
	movl	%ebx, %edi
	movl	%edx, %ecx
	movl	%ebp, %ebx
	.p2align 4
	.p2align 3
.L304:
	movl	%ebx, %eax
	orl	92(%esp), %eax
	jne	.L392
	movl	84(%esp), %eax
	movl	%eax, 32(%esp)
	testl	%eax, %eax
	jne	.L306
	movl	76(%esp), %ebx
	testl	%ebx, %ebx
	je	.L306
	movl	72(%esp), %ebx
	movl	68(%esp), %ebp
	negl	%ebx
	cmpl	%ebx, 0(%ebp)
	jl	.L307
.L306:
	cmpl	%ecx, %edi
	jge	.L309
	movl	40(%esp), %eax
	xorl	%esi, %esi
	movl	$1000000000, %ebx
	movl	%edi, 24(%esp)
	leal	(%eax,%ecx,4), %ecx
	leal	(%eax,%edi,4), %ebp
	.p2align 4
	.p2align 3
.L310:
	movl	%ebx, %eax
	xorl	%edi, %edi
	mull	2060(%ecx)
	addl	%esi, %eax
	movl	%eax, 2060(%ecx)
	adcl	%edi, %edx
	subl	$4, %ecx
	cmpl	%ebp, %ecx
	movl	%edx, %esi
	jne	.L310
	testl	%edx, %edx
	movl	24(%esp), %edi
	je	.L309
	testl	%edi, %edi
	je	.L312
	movl	%edx, 4364(%esp,%edi,4)
	leal	-1(%edi), %ecx
	movl	%ecx, 2312(%esp)
.L309:
	xorl	%esi, %esi
.L312:
	movl	%esi, 16(%esp)
	movl	$9, %edx
	movl	32(%esp), %esi
	movl	%edx, 24(%esp)
	movl	$100000000, %edi
	movl	$-858993459, %ebp
	jmp	.L322
	.p2align 4,,10
	.p2align 3
.L313:
	testl	%ebx, %ebx
	jne	.L316
	movl	68(%esp), %eax
	decl	(%eax)
.L317:
	movl	%edi, %eax
	mull	%ebp
	movl	%edx, %edi
	shrl	$3, %edi
	decl	24(%esp)
	je	.L321
.L406:
	movl	84(%esp), %esi
.L322:
	movl	16(%esp), %eax
	xorl	%edx, %edx
	divl	%edi
	movl	%eax, %ecx
	mull	%ebp
	movl	%edx, %ebx
	shrl	$3, %ebx
	leal	(%ebx,%ebx,4), %eax
	movl	%ecx, %ebx
	addl	%eax, %eax
	subl	%eax, %ebx
	testl	%esi, %esi
	je	.L313
.L318:
	movl	88(%esp), %eax
	testl	%eax, %eax
	jne	.L317
	movl	68(%esp), %edx
	movl	4(%edx), %eax
	cmpl	80(%esp), %eax
	jge	.L319
	movl	8(%edx), %ecx
	leal	1(%eax), %esi
	addb	$48, %bl
	movl	%esi, 4(%edx)
	movb	%bl, (%ecx,%eax)
	movl	%edi, %eax
	mull	%ebp
	movl	%edx, %edi
	shrl	$3, %edi
	decl	24(%esp)
	jne	.L406
.L321:
	movl	2312(%esp), %edi
	movl	2308(%esp), %ebp
	cmpl	%ebp, %edi
	jge	.L348
	movl	48(%esp), %edx
	leal	-1(%ebp), %esi
	xorl	%ebx, %ebx
	movl	40(%esp), %eax
	jmp	.L324
	.p2align 4,,10
	.p2align 3
.L326:
	cmpl	%edi, %esi
	movb	$1, %bl
	leal	-1(%esi), %ecx
	je	.L325
	movl	%ecx, %esi
.L324:
	cmpl	$0, 2064(%eax,%esi,4)
	movl	%edx, %ecx
	movl	%esi, %edx
	je	.L326
	movl	%esi, 48(%esp)
	testb	%bl, %bl
	je	.L327
	movl	%ecx, 2308(%esp)
	cmpl	%edi, %ecx
	movl	88(%esp), %ebx
	jg	.L304
.L392:
	movl	%ebx, %ebp
	movl	%ecx, %edx
	movl	%edi, %ebx
	jmp	.L305
	.p2align 4,,10
	.p2align 3
.L316:
	movl	28(%esp), %eax
	call	begin_digits
	testl	%eax, %eax
	jne	.L318
	.p2align 4,,2
	jmp	.L317
	.p2align 4,,10
	.p2align 3
.L319:
	movl	92(%esp), %eax
	leal	1(%eax), %edx
	testl	%eax, %eax
	movl	%edx, 92(%esp)
	jne	.L320
	movl	%ebx, 96(%esp)
	jmp	.L317
	.p2align 4,,10
	.p2align 3
.L320:
	orl	%ebx, 100(%esp)
	jmp	.L317
	.p2align 4,,10
	.p2align 3
.L325:
	movl	%edx, 48(%esp)
	movl	%edi, %ebx
	movl	%edx, 2308(%esp)
.L323:
	movl	88(%esp), %ebp
	movl	48(%esp), %edx
.L305:
	xorl	%eax, %eax
	cmpl	%ebx, %edx
	setg	%al
	orl	%eax, 100(%esp)
	testl	%ebp, %ebp
	jne	.L349
.L307:
	movl	84(%esp), %eax
	testl	%eax, %eax
	jne	.L407
	movl	6464(%esp), %eax
	movl	$0, (%eax)
.L342:
	xorl	%eax, %eax
.L266:
	addl	$6444, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L327:
	movl	88(%esp), %ebx
	movl	%ebp, %ecx
	jmp	.L304
.L348:
	movl	%ebp, 48(%esp)
	movl	%edi, %ebx
	jmp	.L323
.L407:
	movl	68(%esp), %ecx
	movl	4(%ecx), %eax
	testl	%eax, %eax
	je	.L408
	movl	92(%esp), %esi
	movl	8(%ecx), %edi
	testl	%esi, %esi
	movzbl	-1(%edi,%eax), %edx
	je	.L340
	movl	80(%esp), %ebx
	testl	%ebx, %ebx
	js	.L340
	cmpl	$5, 96(%esp)
	jg	.L333
	movl	100(%esp), %ebx
	jne	.L340
	andb	$1, %dl
	movsbl	%dl, %edx
.L334:
	testl	%ebx, %ebx
	setne	%bl
	movzbl	%bl, %ebx
	orl	%edx, %ebx
	je	.L337
.L398:
	movl	8(%ecx), %edi
.L333:
	leal	-1(%edi,%eax), %esi
	jmp	.L336
	.p2align 4,,10
	.p2align 3
.L339:
	movzbl	(%esi), %ebx
	leal	-1(%esi), %edx
	cmpb	$56, %bl
	jle	.L409
	decl	%eax
	movl	%edx, %esi
	movl	%eax, 4(%ecx)
.L336:
	testl	%eax, %eax
	jne	.L339
	movl	$1, 4(%ecx)
	movb	$49, (%edi)
	incl	(%ecx)
	movl	4(%ecx), %eax
.L337:
	testl	%eax, %eax
	je	.L332
	movl	8(%ecx), %edi
	jmp	.L340
.L408:
	movl	92(%esp), %ebp
	testl	%ebp, %ebp
	je	.L332
	movl	80(%esp), %edi
	testl	%edi, %edi
	js	.L332
	cmpl	$5, 96(%esp)
	jg	.L398
	movl	100(%esp), %ebx
	jne	.L332
	xorl	%edx, %edx
	jmp	.L334
	.p2align 4,,10
	.p2align 3
.L341:
	decl	%eax
	movl	%eax, 4(%ecx)
	je	.L332
.L340:
	cmpb	$48, -1(%edi,%eax)
	je	.L341
	.p2align 4,,2
	jmp	.L342
.L332:
	movl	$0, (%ecx)
	jmp	.L342
.L409:
	incb	%bl
	movb	%bl, (%esi)
	movl	4(%ecx), %eax
	jmp	.L337
.L349:
	movl	$-1, %eax
	jmp	.L266
	.size	quad_decimal, .-quad_decimal
	.section	.text.quad_strtold,"ax",@progbits
	.p2align 4
	.globl	quad_strtold
	.type	quad_strtold, @function
quad_strtold:
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	addl	$-128, %esp
	movl	152(%esp), %edx
	leal	80(%esp), %ecx
	movl	148(%esp), %eax
	movl	144(%esp), %esi
	call	parse
	leal	64(%esp), %ecx
	movl	%eax, %edi
	xorl	%eax, %eax
.L411:
	movl	80(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L411
	movl	%ecx, (%esp)
	call	real_quad@PLT
	leal	-2(%edi), %eax
	subl	$4, %esp
	cmpl	$1, %eax
	jbe	.L431
	cmpl	$4, %edi
	je	.L432
	movzwl	70(%esp), %eax
	andl	$32767, %eax
	cmpl	$32767, %eax
	je	.L418
	movl	124(%esp), %edx
	testl	%edx, %edx
	je	.L417
	testl	%eax, %eax
	je	.L418
.L417:
	movl	64(%esp), %eax
	movl	%eax, (%esi)
	movl	68(%esp), %eax
	movl	%eax, 4(%esi)
	movl	72(%esp), %eax
	movl	%eax, 8(%esi)
	movl	76(%esp), %eax
	movl	%eax, 12(%esi)
	subl	$-128, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	ret	$4
	.p2align 4,,10
	.p2align 3
.L418:
	call	___errno@PLT
	movl	$34, (%eax)
	jmp	.L417
	.p2align 4,,10
	.p2align 3
.L431:
	movl	80(%esp), %ecx
	xorl	%eax, %eax
	movl	$2147418112, %edx
	testl	%ecx, %ecx
	je	.L414
	xorl	%eax, %eax
	movl	$-65536, %edx
.L414:
	movl	$0, 8(%esi)
	xorl	%ecx, %ecx
	cmpl	$3, %edi
	movl	$0, 12(%esi)
	sete	%cl
	movl	%ecx, %ebx
	movl	$0, %ecx
	sall	$15, %ebx
	orl	%eax, %ecx
	movl	%ecx, (%esi)
	orl	%edx, %ebx
	movl	%esi, %eax
	movl	%ebx, 4(%esi)
	subl	$-128, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	ret	$4
	.p2align 4,,10
	.p2align 3
.L432:
	call	___errno@PLT
	movl	$12, (%eax)
	jmp	.L417
	.size	quad_strtold, .-quad_strtold
	.section	.text.strtof,"ax",@progbits
	.p2align 4
	.globl	strtof
	.type	strtof, @function
strtof:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$116, %esp
	movl	132(%esp), %edx
	leal	64(%esp), %ecx
	movl	128(%esp), %eax
	call	parse
	xorl	%edx, %edx
	movl	%eax, %esi
.L434:
	movl	64(%esp,%edx), %eax
	movl	%eax, (%esp,%edx)
	addl	$4, %edx
	cmpl	$48, %edx
	jb	.L434
	call	real_float@PLT
	leal	-2(%esi), %eax
	cmpl	$1, %eax
	jbe	.L446
	cmpl	$4, %esi
	je	.L447
	fld	%st(0)
	fabs
	flds	.LC6@GOTOFF(%ebx)
	fsts	60(%esp)
	fucomip	%st(1), %st
	jb	.L448
	movl	108(%esp), %eax
	testl	%eax, %eax
	je	.L449
	flds	.LC7@GOTOFF(%ebx)
	fsts	60(%esp)
	fcomip	%st(1), %st
	fstp	%st(0)
	jbe	.L433
	jmp	.L439
	.p2align 4,,10
	.p2align 3
.L448:
	fstp	%st(0)
.L439:
	fstps	60(%esp)
	call	___errno@PLT
	flds	60(%esp)
	movl	$34, (%eax)
	jmp	.L433
	.p2align 4,,10
	.p2align 3
.L449:
	fstp	%st(0)
.L433:
	addl	$116, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L446:
	fstp	%st(0)
	cmpl	$3, %esi
	je	.L442
	movl	64(%esp), %edx
	testl	%edx, %edx
	je	.L443
	flds	.LC4@GOTOFF(%ebx)
	jmp	.L433
	.p2align 4,,10
	.p2align 3
.L442:
	flds	.LC3@GOTOFF(%ebx)
	jmp	.L433
	.p2align 4,,10
	.p2align 3
.L447:
	fstps	60(%esp)
	call	___errno@PLT
	flds	60(%esp)
	movl	$12, (%eax)
	addl	$116, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L443:
	flds	.LC5@GOTOFF(%ebx)
	jmp	.L433
	.size	strtof, .-strtof
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC3:
	.long	2143289344
	.align 4
.LC4:
	.long	-8388608
	.align 4
.LC5:
	.long	2139095040
	.align 4
.LC6:
	.long	2139095039
	.align 4
.LC7:
	.long	8388608
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
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
