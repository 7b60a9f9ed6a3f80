// 4966b37f3cc4d9a6138a5bbd4081fcb1 newlib/libc/posix/regcomp.c
	.file	"regcomp.c"
	.text
	.section	.text.freeset,"ax",@progbits
	.p2align 4
	.type	freeset, @function
freeset:
	pushl	%ebp
	movl	%edx, %ecx
	pushl	%edi
	movl	%eax, %edi
	pushl	%esi
	pushl	%ebx
	subl	$4, %esp
	movl	28(%eax), %eax
	movl	12(%eax), %ebx
	movl	8(%eax), %esi
	movl	16(%eax), %ebp
	sall	$4, %ebx
	testl	%esi, %esi
	je	.L2
	movl	%ebp, (%esp)
	xorl	%eax, %eax
	movl	%ebx, %ebp
	.p2align 4
	.p2align 3
.L3:
	movl	(%ecx), %ebx
	movzbl	%al, %edx
	addl	%ebx, %edx
	movzbl	4(%ecx), %ebx
	notb	%bl
	andb	%bl, (%edx)
	movzbl	%al, %edx
	incl	%eax
	subw	%dx, 6(%ecx)
	cmpl	%eax, %esi
	jne	.L3
	movl	%ebp, %ebx
	movl	(%esp), %ebp
.L2:
	leal	-16(%ebp,%ebx), %eax
	cmpl	%eax, %ecx
	je	.L11
	popl	%eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L11:
	movl	28(%edi), %eax
	decl	12(%eax)
	popl	%eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	freeset, .-freeset
	.section	.text.altoffset,"ax",@progbits
	.p2align 4
	.type	altoffset, @function
altoffset:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	subl	$28, %esp
	movl	%edx, 12(%esp)
	incl	%edx
	je	.L30
	movl	(%eax), %ebx
	leal	4(%eax), %esi
	movl	%ebx, %edx
	andl	$-134217728, %edx
	cmpl	$-1879048192, %edx
	je	.L27
	cmpl	$1610612736, %edx
	je	.L27
	movl	%ecx, %ebp
	xorl	%eax, %eax
	xorl	%edi, %edi
	jmp	.L24
	.p2align 4,,10
	.p2align 3
.L16:
	cmpl	$-2147483648, %edx
	je	.L19
	jbe	.L78
	movl	%edx, %ecx
	andl	$-268435457, %ecx
	cmpl	$-2013265920, %ecx
	je	.L21
	cmpl	$-1610612736, %edx
	jne	.L30
.L21:
	movl	(%esi), %ebx
	leal	4(%esi), %ecx
	movl	%ebx, %edx
	andl	$-134217728, %edx
	cmpl	$1610612736, %edx
	je	.L32
	cmpl	$-1879048192, %edx
	je	.L32
	movl	%ecx, %esi
.L24:
	cmpl	$1476395008, %edx
	je	.L15
	ja	.L16
	cmpl	$671088640, %edx
	je	.L17
	cmpl	$805306368, %edx
	jne	.L79
	testl	%ebp, %ebp
	jne	.L30
.L17:
	incl	%eax
	cmpl	$-1, %eax
	jne	.L21
.L12:
	addl	$28, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L78:
	cmpl	$2013265920, %edx
	je	.L15
	ja	.L30
	subl	$1744830464, %edx
	andl	$-268435456, %edx
	je	.L21
.L30:
	movl	$-1, %eax
.L80:
	addl	$28, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L79:
	cmpl	$268435456, %edx
	je	.L17
	movl	$-1, %eax
	jmp	.L80
	.p2align 4,,10
	.p2align 3
.L19:
	cmpl	%eax, %edi
	cmovl	%eax, %edi
	xorl	%eax, %eax
	jmp	.L21
	.p2align 4,,10
	.p2align 3
.L15:
	movl	%eax, %edx
	movl	%ebp, %ecx
	movl	%esi, %eax
	call	altoffset
	cmpl	$-1, %eax
	je	.L12
	subl	$4, %esi
	.p2align 4
	.p2align 3
.L23:
	andl	$134217727, %ebx
	leal	(%esi,%ebx,4), %esi
	movl	(%esi), %ebx
	movl	%ebx, %edx
	andl	$-134217728, %edx
	cmpl	$1610612736, %edx
	je	.L22
	cmpl	$-1879048192, %edx
	je	.L22
	cmpl	$-2013265920, %edx
	je	.L23
	jmp	.L30
	.p2align 4,,10
	.p2align 3
.L22:
	addl	$4, %esi
	jmp	.L21
	.p2align 4,,10
	.p2align 3
.L32:
	cmpl	%eax, %edi
	cmovl	%eax, %edi
	movl	12(%esp), %eax
	addl	%edi, %eax
	jmp	.L12
.L27:
	movl	12(%esp), %eax
	jmp	.L12
	.size	altoffset, .-altoffset
	.section	.text.p_count,"ax",@progbits
	.p2align 4
	.type	p_count, @function
p_count:
	pushl	%ebp
	movl	%eax, %ebp
	pushl	%edi
	xorl	%edi, %edi
	pushl	%esi
	xorl	%esi, %esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$28, %esp
	movl	(%eax), %eax
	cmpl	4(%ebp), %eax
	jb	.L82
	jmp	.L83
	.p2align 4,,10
	.p2align 3
.L102:
	testb	%al, %al
	je	.L84
	movl	0(%ebp), %edx
	leal	(%esi,%esi,4), %ecx
	incl	%edi
	leal	1(%edx), %eax
	movl	%eax, 0(%ebp)
	movsbl	(%edx), %edx
	cmpl	4(%ebp), %eax
	leal	-48(%edx,%ecx,2), %esi
	jnb	.L101
.L82:
	movzbl	(%eax), %eax
	movl	%eax, (%esp)
	call	isdigit@PLT
	cmpl	$255, %esi
	movl	%eax, %edx
	setle	%al
	testl	%edx, %edx
	jne	.L102
.L84:
	testl	%edi, %edi
	jle	.L83
	testb	%al, %al
	je	.L83
	addl	$28, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L83:
	movl	8(%ebp), %eax
	testl	%eax, %eax
	jne	.L89
	movl	$10, 8(%ebp)
.L89:
	leal	nuls@GOTOFF(%ebx), %eax
	movl	%eax, 0(%ebp)
	movl	%eax, 4(%ebp)
	addl	$28, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L101:
	cmpl	$255, %esi
	setle	%al
	jmp	.L84
	.size	p_count, .-p_count
	.section	.text.p_b_coll_elem,"ax",@progbits
	.p2align 4
	.type	p_b_coll_elem, @function
p_b_coll_elem:
	pushl	%ebp
	movl	%edx, %ebp
	pushl	%edi
	pushl	%esi
	movl	%eax, %esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$44, %esp
	movl	4(%eax), %ecx
	movl	%ebx, 24(%esp)
	movl	(%eax), %ebx
	cmpl	%ecx, %ebx
	movl	%ebx, %edx
	jnb	.L107
	leal	1(%edx), %eax
	cmpl	%ecx, %eax
	jnb	.L108
	.p2align 4
	.p2align 3
.L132:
	movsbl	-1(%eax), %edi
	cmpl	%ebp, %edi
	je	.L131
.L109:
	movl	%eax, (%esi)
.L119:
	movl	%eax, %edx
	leal	1(%edx), %eax
	cmpl	%ecx, %eax
	jb	.L132
.L108:
	movl	%eax, (%esi)
	jne	.L119
.L107:
	movl	8(%esi), %edx
	testl	%edx, %edx
	je	.L105
.L111:
	movl	24(%esp), %eax
	leal	nuls@GOTOFF(%eax), %eax
	movl	%eax, (%esi)
	movl	%eax, 4(%esi)
	xorl	%eax, %eax
.L103:
	addl	$44, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L131:
	cmpb	$93, (%eax)
	jne	.L109
	cmpl	%ecx, %edx
	jnb	.L107
	movl	24(%esp), %ecx
	movl	%edx, %edi
	subl	%ebx, %edi
	movl	cnames@GOTOFF(%ecx), %eax
	leal	cnames@GOTOFF(%ecx), %ebp
	testl	%eax, %eax
	je	.L118
	movl	%esi, 28(%esp)
	movl	%ebx, %esi
	.p2align 4
	.p2align 3
.L117:
	movl	%edi, 8(%esp)
	movl	24(%esp), %ebx
	movl	%esi, 4(%esp)
	movl	%eax, (%esp)
	call	strncmp@PLT
	testl	%eax, %eax
	jne	.L116
	movl	0(%ebp), %eax
	cmpb	$0, (%eax,%edi)
	je	.L133
.L116:
	movl	8(%ebp), %eax
	addl	$8, %ebp
	testl	%eax, %eax
	jne	.L117
	movl	%esi, %ebx
	movl	28(%esp), %esi
.L118:
	decl	%edi
	je	.L134
	movl	8(%esi), %eax
	testl	%eax, %eax
	jne	.L111
	movl	$3, 8(%esi)
	jmp	.L111
	.p2align 4,,10
	.p2align 3
.L133:
	movzbl	4(%ebp), %eax
	addl	$44, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L105:
	movl	$7, 8(%esi)
	jmp	.L111
.L134:
	movzbl	(%ebx), %eax
	jmp	.L103
	.size	p_b_coll_elem, .-p_b_coll_elem
	.section	.text.p_b_symbol,"ax",@progbits
	.p2align 4
	.type	p_b_symbol, @function
p_b_symbol:
	subl	$12, %esp
	movl	%ebx, (%esp)
	movl	%eax, %ebx
	movl	(%eax), %eax
	movl	%esi, 4(%esp)
	movl	4(%ebx), %ecx
	call	__x86.get_pc_thunk.si
	addl	$_GLOBAL_OFFSET_TABLE_, %esi
	movl	%edi, 8(%esp)
	cmpl	%ecx, %eax
	jb	.L136
	movl	8(%ebx), %ecx
	testl	%ecx, %ecx
	jne	.L137
	movl	$7, 8(%ebx)
.L137:
	leal	nuls@GOTOFF(%esi), %eax
	movl	%eax, 4(%ebx)
	leal	1(%eax), %edx
.L138:
	movl	%edx, (%ebx)
	movzbl	(%eax), %eax
.L135:
	movl	(%esp), %ebx
	movl	4(%esp), %esi
	movl	8(%esp), %edi
	addl	$12, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L136:
	leal	1(%eax), %edx
	cmpl	%ecx, %edx
	jnb	.L138
	cmpb	$91, (%eax)
	jne	.L138
	cmpb	$46, 1(%eax)
	jne	.L138
	addl	$2, %eax
	movl	$46, %edx
	movl	%eax, (%ebx)
	movl	%ebx, %eax
	call	p_b_coll_elem
	movl	(%ebx), %edx
	movl	4(%ebx), %ecx
	cmpl	%ecx, %edx
	jnb	.L140
	leal	1(%edx), %edi
	cmpl	%ecx, %edi
	jnb	.L140
	cmpb	$46, (%edx)
	jne	.L140
	cmpb	$93, 1(%edx)
	jne	.L140
	addl	$2, %edx
	movl	%edx, (%ebx)
	jmp	.L135
	.p2align 4,,10
	.p2align 3
.L140:
	movl	8(%ebx), %edx
	testl	%edx, %edx
	jne	.L142
	movl	$3, 8(%ebx)
.L142:
	leal	nuls@GOTOFF(%esi), %edx
	movl	%edx, (%ebx)
	movl	%edx, 4(%ebx)
	jmp	.L135
	.size	p_b_symbol, .-p_b_symbol
	.section	.text.doemit.part.0,"ax",@progbits
	.p2align 4
	.type	doemit.part.0, @function
doemit.part.0:
	subl	$60, %esp
	movl	%ebx, 44(%esp)
	movl	%esi, 48(%esp)
	movl	%eax, %esi
	movl	20(%eax), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%ecx, 24(%esp)
	movl	16(%esi), %ecx
	movl	%edi, 52(%esp)
	movl	%edx, %edi
	movl	12(%esi), %edx
	movl	%ebp, 56(%esp)
	cmpl	%ecx, %eax
	movl	%ebx, 28(%esp)
	jge	.L151
.L147:
	movl	24(%esp), %ebx
	leal	1(%eax), %ecx
	movl	%ecx, 20(%esi)
	movl	56(%esp), %ebp
	movl	48(%esp), %esi
	orl	%ebx, %edi
	movl	44(%esp), %ebx
	movl	%edi, (%edx,%eax,4)
	movl	52(%esp), %edi
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L151:
	leal	1(%ecx), %ebx
	movl	%ebx, %ebp
	shrl	$31, %ebp
	addl	%ebx, %ebp
	movl	%ebp, %ebx
	andl	$-2, %ebp
	sarl	%ebx
	addl	%ebx, %ebp
	cmpl	%ebp, %ecx
	jge	.L147
	movl	%edx, (%esp)
	movl	28(%esp), %ebx
	leal	0(,%ebp,4), %eax
	movl	%eax, 4(%esp)
	call	realloc@PLT
	testl	%eax, %eax
	movl	%eax, %edx
	je	.L152
	movl	%eax, 12(%esi)
	movl	20(%esi), %eax
	movl	%ebp, 16(%esi)
	jmp	.L147
	.p2align 4,,10
	.p2align 3
.L152:
	movl	8(%esi), %eax
	testl	%eax, %eax
	jne	.L149
	movl	$12, 8(%esi)
.L149:
	movl	28(%esp), %eax
	movl	12(%esi), %edx
	leal	nuls@GOTOFF(%eax), %eax
	movl	%eax, (%esi)
	movl	%eax, 4(%esi)
	movl	20(%esi), %eax
	jmp	.L147
	.size	doemit.part.0, .-doemit.part.0
	.section	.text.doinsert.part.0,"ax",@progbits
	.p2align 4
	.type	doinsert.part.0, @function
doinsert.part.0:
	pushl	%ebp
	pushl	%edi
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	pushl	%esi
	movl	%eax, %esi
	pushl	%ebx
	subl	$44, %esp
	movl	20(%eax), %ebp
	movl	64(%esp), %ebx
	movl	%edi, 28(%esp)
	call	doemit.part.0
	movl	12(%esi), %ecx
	leal	36(%esi), %eax
	movl	(%ecx,%ebp,4), %edi
	leal	72(%esi), %ebp
	.p2align 4
	.p2align 3
.L156:
	movl	(%eax), %edx
	cmpl	%ebx, %edx
	jl	.L154
	incl	%edx
	movl	%edx, (%eax)
.L154:
	movl	40(%eax), %edx
	cmpl	%edx, %ebx
	jg	.L155
	incl	%edx
	movl	%edx, 40(%eax)
.L155:
	addl	$4, %eax
	cmpl	%ebp, %eax
	jne	.L156
	movl	20(%esi), %eax
	leal	0(,%ebx,4), %ebp
	notl	%ebx
	addl	%eax, %ebx
	sall	$2, %ebx
	movl	%ebx, 8(%esp)
	movl	28(%esp), %ebx
	leal	(%ecx,%ebp), %eax
	movl	%eax, 4(%esp)
	leal	4(%ecx,%ebp), %eax
	movl	%eax, (%esp)
	call	memmove@PLT
	movl	12(%esi), %eax
	movl	%edi, (%eax,%ebp)
	addl	$44, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	doinsert.part.0, .-doinsert.part.0
	.section	.text.dupl,"ax",@progbits
	.p2align 4
	.type	dupl, @function
dupl:
	subl	$60, %esp
	movl	%edi, 52(%esp)
	movl	%edx, %edi
	movl	20(%eax), %edx
	movl	%ebx, 44(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	%edi, %ecx
	movl	%esi, 48(%esp)
	movl	%ebp, 56(%esp)
	movl	%edx, 24(%esp)
	jne	.L169
.L159:
	movl	24(%esp), %eax
	movl	44(%esp), %ebx
	movl	48(%esp), %esi
	movl	52(%esp), %edi
	movl	56(%esp), %ebp
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L169:
	movl	%eax, %esi
	movl	16(%eax), %eax
	movl	%ecx, %ebp
	addl	%eax, %ecx
	movl	12(%esi), %eax
	cmpl	%ecx, 16(%esi)
	jge	.L161
	movl	%eax, (%esp)
	leal	0(,%ecx,4), %edx
	movl	%edx, 4(%esp)
	movl	%ecx, 28(%esp)
	call	realloc@PLT
	movl	28(%esp), %ecx
	testl	%eax, %eax
	je	.L170
	movl	%eax, 12(%esi)
	movl	20(%esi), %edx
	movl	%ecx, 16(%esi)
.L161:
	leal	0(,%ebp,4), %ecx
	movl	%ecx, 8(%esp)
	leal	(%eax,%edi,4), %ecx
	movl	%ecx, 4(%esp)
	leal	(%eax,%edx,4), %eax
	movl	%eax, (%esp)
	call	memcpy@PLT
	addl	%ebp, 20(%esi)
	jmp	.L159
	.p2align 4,,10
	.p2align 3
.L170:
	movl	8(%esi), %eax
	testl	%eax, %eax
	jne	.L163
	movl	$12, 8(%esi)
.L163:
	leal	nuls@GOTOFF(%ebx), %eax
	movl	20(%esi), %edx
	movl	%eax, (%esi)
	movl	%eax, 4(%esi)
	movl	12(%esi), %eax
	jmp	.L161
	.size	dupl, .-dupl
	.section	.text.ordinary,"ax",@progbits
	.p2align 4
	.type	ordinary, @function
ordinary:
	subl	$76, %esp
	movl	%esi, 64(%esp)
	movl	%eax, %esi
	movl	28(%eax), %eax
	movl	%ebx, 60(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 68(%esp)
	testb	$4, 24(%eax)
	movl	%ebp, 72(%esp)
	movl	56(%eax), %edi
	movzbl	%dl, %ebp
	movl	%edx, 28(%esp)
	jne	.L185
.L172:
	movl	8(%esi), %eax
	testl	%eax, %eax
	jne	.L177
	movl	%ebp, %ecx
	movl	$268435456, %edx
	movl	%esi, %eax
	call	doemit.part.0
.L177:
	movl	28(%esp), %eax
	addl	%edi, %eax
	cmpb	$0, (%eax)
	jne	.L171
	movl	28(%esi), %ecx
	movl	52(%ecx), %edx
	leal	1(%edx), %ebx
	movl	%ebx, 52(%ecx)
	movb	%dl, (%eax)
.L171:
	movl	60(%esp), %ebx
	movl	64(%esp), %esi
	movl	68(%esp), %edi
	movl	72(%esp), %ebp
	addl	$76, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L185:
	movl	%ebp, (%esp)
	call	isalpha@PLT
	testl	%eax, %eax
	je	.L172
	movl	%ebp, (%esp)
	call	isupper@PLT
	movl	%ebp, (%esp)
	testl	%eax, %eax
	jne	.L186
	call	islower@PLT
	testl	%eax, %eax
	jne	.L187
	movzbl	28(%esp), %eax
.L174:
	movl	28(%esp), %ecx
	movsbl	%al, %eax
	cmpl	%ecx, %eax
	je	.L172
	movl	(%esi), %edi
	leal	45(%esp), %eax
	movl	%eax, (%esi)
	movl	4(%esi), %ebx
	leal	47(%esp), %eax
	movl	%eax, 4(%esi)
	movl	%esi, %eax
	movb	%cl, 45(%esp)
	movw	$93, 46(%esp)
	call	p_bracket
	movl	%edi, (%esi)
	movl	%ebx, 4(%esi)
	jmp	.L171
	.p2align 4,,10
	.p2align 3
.L187:
	movl	%ebp, (%esp)
	call	toupper@PLT
	jmp	.L174
	.p2align 4,,10
	.p2align 3
.L186:
	call	tolower@PLT
	.p2align 4,,8
	jmp	.L174
	.size	ordinary, .-ordinary
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"[:<:]]"
.LC1:
	.string	"[:>:]]"
	.section	.text.p_bracket,"ax",@progbits
	.p2align 4
	.type	p_bracket, @function
p_bracket:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	movl	%eax, %esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$60, %esp
	movl	%eax, 20(%esp)
	movl	28(%eax), %edi
	movl	%edi, 24(%esp)
	movl	12(%edi), %ecx
	leal	1(%ecx), %eax
	movl	%eax, 12(%edi)
	movl	8(%edi), %eax
	movl	16(%edi), %edi
	movl	%eax, 16(%esp)
	movl	24(%esi), %eax
	cmpl	%eax, %ecx
	jge	.L189
	leal	7(%ecx), %eax
	movl	%ecx, %ebp
	movl	(%esi), %edx
	sall	$4, %ebp
	testl	%ecx, %ecx
	movl	4(%esi), %esi
	leal	(%edi,%ebp), %ebp
	movl	16(%esp), %edi
	cmovns	%ecx, %eax
	sarl	$3, %eax
	imull	%edi, %eax
	movl	24(%esp), %edi
.L475:
	addl	20(%edi), %eax
	andl	$7, %ecx
	movw	$0, 6(%ebp)
	movl	$0, 8(%ebp)
	movl	$0, 12(%ebp)
	movl	%eax, %edi
	movb	$1, %al
	movl	%edi, 0(%ebp)
	salb	%cl, %al
	movb	%al, 4(%ebp)
	leal	5(%edx), %eax
	cmpl	%esi, %eax
	jb	.L483
.L200:
	cmpl	%esi, %edx
	jb	.L484
.L341:
	xorl	%eax, %eax
	movl	%eax, 36(%esp)
.L336:
	movl	20(%esp), %eax
	cmpl	%esi, %edx
	movl	8(%eax), %eax
	movl	%eax, 24(%esp)
	jnb	.L340
	movl	20(%esp), %ecx
	leal	1(%edx), %eax
	movl	%eax, (%ecx)
	cmpb	$93, (%edx)
	je	.L485
.L340:
	movl	24(%esp), %eax
	testl	%eax, %eax
	jne	.L486
	movl	20(%esp), %ecx
	leal	nuls@GOTOFF(%ebx), %eax
	movl	$7, 8(%ecx)
	movl	%eax, (%ecx)
	movl	%eax, 4(%ecx)
.L188:
	addl	$60, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L189:
	movl	%ecx, 32(%esp)
	movl	20(%esp), %esi
	addl	$8, %eax
	movl	%eax, %edx
	shrl	$3, %edx
	movl	%eax, 24(%esi)
	movl	16(%esp), %esi
	sall	$4, %eax
	imull	%esi, %edx
	testl	%edi, %edi
	movl	%edx, 28(%esp)
	je	.L487
	movl	%eax, 4(%esp)
	movl	%edi, (%esp)
	call	reallocf@PLT
	movl	32(%esp), %ecx
.L192:
	movl	24(%esp), %edi
	movl	%ecx, 24(%esp)
	movl	%eax, 16(%edi)
	movl	20(%esp), %eax
	movl	28(%eax), %esi
	movl	20(%esi), %eax
	testl	%eax, %eax
	je	.L488
	movl	%eax, (%esp)
	movl	28(%esp), %ecx
	movl	%ecx, 4(%esp)
	call	reallocf@PLT
	movl	24(%esp), %ecx
	testl	%ecx, %ecx
	movl	%eax, 20(%esi)
	movl	20(%esp), %eax
	movl	28(%eax), %eax
	jle	.L195
	movl	20(%eax), %esi
	xorl	%edx, %edx
	movl	16(%eax), %ebp
	.p2align 4
	.p2align 3
.L196:
	movl	16(%esp), %ecx
	movl	%edx, %eax
	movl	%edx, %edi
	sarl	$3, %eax
	incl	%edx
	sall	$4, %edi
	imull	%ecx, %eax
	addl	%esi, %eax
	cmpl	%edx, 24(%esp)
	movl	%eax, 0(%ebp,%edi)
	jne	.L196
	movl	24(%esp), %ecx
.L197:
	movl	%ecx, 24(%esp)
	testl	%esi, %esi
	je	.L198
	xorl	%eax, %eax
	movl	16(%esp), %edi
	movl	%eax, 4(%esp)
	movl	28(%esp), %eax
	movl	%edi, 8(%esp)
	subl	%edi, %eax
	addl	%esi, %eax
	movl	%eax, (%esp)
	call	memset@PLT
	movl	20(%esp), %eax
	movl	24(%esp), %ecx
	movl	28(%eax), %ebp
	movl	(%eax), %edx
	movl	4(%eax), %esi
	movl	%ecx, %eax
	sall	$4, %eax
	addl	16(%ebp), %eax
	testl	%ecx, %ecx
	movl	%ebp, 16(%esp)
	movl	%eax, %ebp
	leal	7(%ecx), %eax
	cmovns	%ecx, %eax
	sarl	$3, %eax
	imull	%edi, %eax
	movl	16(%esp), %edi
	jmp	.L475
.L484:
	movzbl	(%edx), %eax
	xorl	%edi, %edi
	movl	%edi, 36(%esp)
	cmpb	$94, %al
	je	.L489
.L207:
	cmpb	$93, %al
	je	.L490
	cmpb	$45, %al
	jne	.L209
	movl	20(%esp), %edi
	leal	1(%edx), %eax
	movl	%eax, (%edi)
	movl	0(%ebp), %eax
	movzbl	4(%ebp), %ecx
	orb	%cl, 45(%eax)
	addw	$45, 6(%ebp)
	movl	4(%edi), %esi
.L209:
	movl	20(%esp), %ecx
	movl	(%ecx), %edx
	cmpl	%esi, %edx
	jnb	.L462
	movl	__collate_load_error@GOT(%ebx), %eax
	movl	%eax, 32(%esp)
	leal	nuls@GOTOFF(%ebx), %eax
	movl	%eax, 28(%esp)
	movzbl	(%edx), %eax
	cmpb	$93, %al
	je	.L296
	.p2align 4
	.p2align 3
.L494:
	leal	1(%edx), %edi
	cmpb	$45, %al
	jne	.L461
	cmpl	%esi, %edi
	jb	.L491
	cmpb	$45, %al
	.p2align 4,,2
	je	.L212
	.p2align 4
	.p2align 3
.L461:
	cmpb	$91, %al
	jne	.L213
	cmpl	%esi, %edi
	jb	.L492
	.p2align 4
	.p2align 3
.L213:
	movl	%ecx, 24(%esp)
	movl	%ecx, %eax
	call	p_b_symbol
	movl	24(%esp), %ecx
	movl	(%ecx), %esi
	movb	%al, 16(%esp)
	movl	4(%ecx), %eax
	cmpl	%eax, %esi
	jnb	.L282
	cmpb	$45, (%esi)
	je	.L493
.L282:
	movl	0(%ebp), %edi
	movzbl	16(%esp), %eax
	movzbl	4(%ebp), %edx
	addl	%edi, %eax
	orb	%dl, (%eax)
	movzbl	16(%esp), %edx
	movl	4(%ecx), %eax
	addw	%dx, 6(%ebp)
	movl	(%ecx), %edx
	movl	%eax, %esi
.L271:
	cmpl	%eax, %edx
	jnb	.L337
	movzbl	(%edx), %eax
	cmpb	$93, %al
	jne	.L494
.L296:
	cmpl	%esi, %edx
	jnb	.L481
	movl	20(%esp), %eax
	movl	(%eax), %edx
	movl	4(%eax), %esi
	jmp	.L336
.L483:
	movl	%edx, (%esp)
	leal	.LC0@GOTOFF(%ebx), %eax
	movl	$6, %ecx
	movl	%ecx, 8(%esp)
	movl	%eax, 4(%esp)
	call	strncmp@PLT
	testl	%eax, %eax
	je	.L495
	movl	20(%esp), %edi
	movl	(%edi), %edx
	movl	4(%edi), %esi
	leal	5(%edx), %eax
	cmpl	%esi, %eax
	jnb	.L200
	movl	%edx, (%esp)
	movl	$6, %eax
	movl	%eax, 8(%esp)
	leal	.LC1@GOTOFF(%ebx), %eax
	movl	%eax, 4(%esp)
	call	strncmp@PLT
	testl	%eax, %eax
	je	.L204
	movl	(%edi), %edx
	movl	4(%edi), %esi
	cmpl	%esi, %edx
	jnb	.L341
	.p2align 4,,2
	jmp	.L484
.L488:
	movl	28(%esp), %eax
	movl	%eax, (%esp)
	call	malloc@PLT
	movl	24(%esp), %ecx
	movl	%eax, 20(%esi)
	movl	20(%esp), %eax
	movl	28(%eax), %eax
	movl	16(%eax), %ebp
	movl	20(%eax), %esi
.L194:
	testl	%ebp, %ebp
	jne	.L197
.L198:
	movl	20(%esp), %eax
	movl	8(%eax), %edi
	testl	%edi, %edi
	jne	.L199
	movl	$12, 8(%eax)
.L199:
	movl	20(%esp), %ecx
	leal	nuls@GOTOFF(%ebx), %eax
	movl	%eax, %edx
	movl	%eax, (%ecx)
	movl	%eax, 4(%ecx)
	movl	%esi, 0(%ebp)
	movl	%eax, %esi
	movb	$1, 4(%ebp)
	cmpl	%esi, %edx
	movw	$0, 6(%ebp)
	movl	$0, 8(%ebp)
	movl	$0, 12(%ebp)
	jnb	.L341
	jmp	.L484
	.p2align 4,,10
	.p2align 3
.L492:
	movzbl	1(%edx), %eax
	cmpb	$58, %al
	je	.L214
	cmpb	$61, %al
	.p2align 4,,3
	jne	.L213
	addl	$2, %edx
	movl	%edx, (%ecx)
	cmpl	%esi, %edx
	jb	.L272
	movl	8(%ecx), %edi
	testl	%edi, %edi
	jne	.L273
	movl	$7, 8(%ecx)
.L273:
	movl	28(%esp), %eax
	movl	%eax, (%ecx)
	movl	%eax, %edx
	movl	%eax, 4(%ecx)
.L272:
	movzbl	(%edx), %eax
	cmpb	$45, %al
	je	.L357
	cmpb	$93, %al
	je	.L357
.L274:
	movl	%ecx, 16(%esp)
	movl	$61, %edx
	movl	%ecx, %eax
	call	p_b_coll_elem
	movl	0(%ebp), %ecx
	movzbl	%al, %edx
	movzbl	%al, %eax
	addl	%ecx, %edx
	movzbl	4(%ebp), %ecx
	orb	%cl, (%edx)
	movl	16(%esp), %ecx
	addw	%ax, 6(%ebp)
	movl	(%ecx), %edx
	movl	4(%ecx), %eax
	cmpl	%eax, %edx
	movl	%eax, %esi
	jnb	.L480
	leal	1(%edx), %edi
	cmpl	%eax, %edi
	jnb	.L278
	cmpb	$61, (%edx)
	je	.L496
.L278:
	movl	20(%esp), %eax
	movl	8(%eax), %eax
	testl	%eax, %eax
	jne	.L217
	movl	20(%esp), %eax
	movl	$3, 8(%eax)
	.p2align 4
	.p2align 3
.L217:
	movl	20(%esp), %edi
	leal	nuls@GOTOFF(%ebx), %eax
	movl	%eax, (%edi)
	movl	%eax, 4(%edi)
.L337:
	movl	20(%esp), %ecx
	movl	%eax, %esi
	movl	(%ecx), %edx
	jmp	.L336
	.p2align 4,,10
	.p2align 3
.L491:
	cmpb	$93, 1(%edx)
	movl	%edi, %ecx
	je	.L497
.L212:
	movl	20(%esp), %eax
	movl	8(%eax), %edi
	testl	%edi, %edi
	jne	.L217
	movl	$11, 8(%eax)
	jmp	.L217
	.p2align 4,,10
	.p2align 3
.L214:
	leal	2(%edx), %eax
	movl	%eax, 16(%esp)
	cmpl	%esi, %eax
	movl	%eax, (%ecx)
	jb	.L219
	movl	8(%ecx), %esi
	testl	%esi, %esi
	jne	.L220
	movl	$7, 8(%ecx)
.L220:
	movl	28(%esp), %edi
	movl	%edi, (%ecx)
	movl	%edi, %eax
	movl	%edi, 4(%ecx)
	movzbl	nuls@GOTOFF(%ebx), %edx
	cmpb	$93, %dl
	je	.L227
	cmpb	$45, %dl
	jne	.L221
.L227:
	movl	8(%ecx), %edx
	testl	%edx, %edx
	jne	.L224
	movl	$4, 8(%ecx)
.L224:
	movl	%eax, (%ecx)
	movl	%eax, 4(%ecx)
.L221:
	movl	%eax, 16(%esp)
	xorl	%esi, %esi
.L228:
	movl	cclasses@GOTOFF(%ebx), %eax
	testl	%eax, %eax
	je	.L268
	movl	%ebp, 24(%esp)
	leal	cclasses@GOTOFF(%ebx), %edi
	movl	%esi, %ebp
	movl	16(%esp), %esi
	movl	%ecx, 16(%esp)
	.p2align 4
	.p2align 3
.L232:
	movl	%ebp, 8(%esp)
	movl	%esi, 4(%esp)
	movl	%eax, (%esp)
	call	strncmp@PLT
	testl	%eax, %eax
	jne	.L235
	movl	(%edi), %eax
	cmpb	$0, (%eax,%ebp)
	je	.L236
.L235:
	movl	8(%edi), %eax
	addl	$8, %edi
	testl	%eax, %eax
	jne	.L232
	movl	16(%esp), %eax
	movl	24(%esp), %ebp
	movl	%eax, 20(%esp)
.L268:
	movl	20(%esp), %eax
	movl	8(%eax), %eax
	testl	%eax, %eax
	jne	.L217
	movl	20(%esp), %eax
	movl	$4, 8(%eax)
	jmp	.L217
.L236:
	testl	%eax, %eax
	movl	24(%esp), %ebp
	movl	16(%esp), %ecx
	je	.L268
	cmpl	$11, 4(%edi)
	ja	.L240
	movl	4(%edi), %eax
	movl	$-128, %edx
	movl	.L242@GOTOFF(%ebx,%eax,4), %edi
	addl	%ebx, %edi
	movl	%edi, %eax
	movl	%ecx, %edi
	jmp	*%eax
	.section	.rodata
	.align 4
	.align 4
.L242:
	.long	.L253@GOTOFF
	.long	.L252@GOTOFF
	.long	.L251@GOTOFF
	.long	.L250@GOTOFF
	.long	.L249@GOTOFF
	.long	.L248@GOTOFF
	.long	.L247@GOTOFF
	.long	.L246@GOTOFF
	.long	.L245@GOTOFF
	.long	.L244@GOTOFF
	.long	.L243@GOTOFF
	.long	.L241@GOTOFF
	.section	.text.p_bracket
	.p2align 4,,10
	.p2align 3
.L241:
	movl	%edx, 16(%esp)
	movzbl	%dl, %esi
	movl	%esi, (%esp)
	call	isxdigit@PLT
	movl	16(%esp), %edx
	testl	%eax, %eax
	je	.L266
	movl	0(%ebp), %eax
	addl	%eax, %esi
	movzbl	4(%ebp), %eax
	orb	%al, (%esi)
	movzbl	%dl, %eax
	addw	%ax, 6(%ebp)
.L266:
	incl	%edx
	cmpl	$128, %edx
	jne	.L241
	.p2align 4
	.p2align 3
.L478:
	movl	%edi, %ecx
.L240:
	movl	4(%ecx), %eax
	movl	(%ecx), %edx
	movl	%eax, %esi
	cmpl	%eax, %edx
	jnb	.L480
	leal	1(%edx), %edi
	cmpl	%eax, %edi
	jnb	.L268
	cmpb	$58, (%edx)
	jne	.L268
	cmpb	$93, 1(%edx)
	jne	.L268
.L279:
	addl	$2, %edx
	movl	%edx, (%ecx)
	jmp	.L271
	.p2align 4,,10
	.p2align 3
.L243:
	movl	%edx, 16(%esp)
	movzbl	%dl, %esi
	movl	%esi, (%esp)
	call	isupper@PLT
	movl	16(%esp), %edx
	testl	%eax, %eax
	je	.L265
	movl	0(%ebp), %eax
	addl	%eax, %esi
	movzbl	4(%ebp), %eax
	orb	%al, (%esi)
	movzbl	%dl, %eax
	addw	%ax, 6(%ebp)
.L265:
	incl	%edx
	cmpl	$128, %edx
	jne	.L243
	jmp	.L478
	.p2align 4,,10
	.p2align 3
.L244:
	movl	%edx, 16(%esp)
	movzbl	%dl, %esi
	movl	%esi, (%esp)
	call	isspace@PLT
	movl	16(%esp), %edx
	testl	%eax, %eax
	je	.L264
	movl	0(%ebp), %eax
	addl	%eax, %esi
	movzbl	4(%ebp), %eax
	orb	%al, (%esi)
	movzbl	%dl, %eax
	addw	%ax, 6(%ebp)
.L264:
	incl	%edx
	cmpl	$128, %edx
	jne	.L244
	jmp	.L478
	.p2align 4,,10
	.p2align 3
.L245:
	movl	%edx, 16(%esp)
	movzbl	%dl, %esi
	movl	%esi, (%esp)
	call	ispunct@PLT
	movl	16(%esp), %edx
	testl	%eax, %eax
	je	.L263
	movl	0(%ebp), %eax
	addl	%eax, %esi
	movzbl	4(%ebp), %eax
	orb	%al, (%esi)
	movzbl	%dl, %eax
	addw	%ax, 6(%ebp)
.L263:
	incl	%edx
	cmpl	$128, %edx
	jne	.L245
	jmp	.L478
	.p2align 4,,10
	.p2align 3
.L246:
	movl	%edx, 16(%esp)
	movzbl	%dl, %esi
	movl	%esi, (%esp)
	call	isprint@PLT
	movl	16(%esp), %edx
	testl	%eax, %eax
	je	.L262
	movl	0(%ebp), %ecx
	movzbl	4(%ebp), %eax
	addl	%ecx, %esi
	orb	%al, (%esi)
	movzbl	%dl, %eax
	addw	%ax, 6(%ebp)
.L262:
	incl	%edx
	cmpl	$128, %edx
	jne	.L246
	jmp	.L478
	.p2align 4,,10
	.p2align 3
.L247:
	movl	%edx, 16(%esp)
	movzbl	%dl, %esi
	movl	%esi, (%esp)
	call	islower@PLT
	movl	16(%esp), %edx
	testl	%eax, %eax
	je	.L261
	movl	0(%ebp), %eax
	addl	%eax, %esi
	movzbl	4(%ebp), %eax
	orb	%al, (%esi)
	movzbl	%dl, %eax
	addw	%ax, 6(%ebp)
.L261:
	incl	%edx
	cmpl	$128, %edx
	jne	.L247
	jmp	.L478
	.p2align 4,,10
	.p2align 3
.L248:
	movl	%edx, 16(%esp)
	movzbl	%dl, %esi
	movl	%esi, (%esp)
	call	isgraph@PLT
	movl	16(%esp), %edx
	testl	%eax, %eax
	je	.L260
	movl	0(%ebp), %eax
	addl	%eax, %esi
	movzbl	4(%ebp), %eax
	orb	%al, (%esi)
	movzbl	%dl, %eax
	addw	%ax, 6(%ebp)
.L260:
	incl	%edx
	cmpl	$128, %edx
	jne	.L248
	jmp	.L478
	.p2align 4,,10
	.p2align 3
.L249:
	movl	%edx, 16(%esp)
	movzbl	%dl, %esi
	movl	%esi, (%esp)
	call	isdigit@PLT
	movl	16(%esp), %edx
	testl	%eax, %eax
	je	.L259
	movl	0(%ebp), %eax
	addl	%eax, %esi
	movzbl	4(%ebp), %eax
	orb	%al, (%esi)
	movzbl	%dl, %eax
	addw	%ax, 6(%ebp)
.L259:
	incl	%edx
	cmpl	$128, %edx
	jne	.L249
	jmp	.L478
	.p2align 4,,10
	.p2align 3
.L250:
	movl	%edx, 16(%esp)
	movzbl	%dl, %esi
	movl	%esi, (%esp)
	call	iscntrl@PLT
	movl	16(%esp), %edx
	testl	%eax, %eax
	je	.L258
	movl	0(%ebp), %eax
	addl	%eax, %esi
	movzbl	4(%ebp), %eax
	orb	%al, (%esi)
	movzbl	%dl, %eax
	addw	%ax, 6(%ebp)
.L258:
	incl	%edx
	cmpl	$128, %edx
	jne	.L250
	jmp	.L478
	.p2align 4,,10
	.p2align 3
.L251:
	movl	%edx, 16(%esp)
	movzbl	%dl, %esi
	movl	%esi, (%esp)
	call	isblank@PLT
	movl	16(%esp), %edx
	testl	%eax, %eax
	je	.L257
	movl	0(%ebp), %eax
	addl	%eax, %esi
	movzbl	4(%ebp), %eax
	orb	%al, (%esi)
	movzbl	%dl, %eax
	addw	%ax, 6(%ebp)
.L257:
	incl	%edx
	cmpl	$128, %edx
	jne	.L251
	jmp	.L478
	.p2align 4,,10
	.p2align 3
.L252:
	movl	%edx, 16(%esp)
	movzbl	%dl, %esi
	movl	%esi, (%esp)
	call	isalpha@PLT
	movl	16(%esp), %edx
	testl	%eax, %eax
	je	.L255
	movl	0(%ebp), %ecx
	movzbl	4(%ebp), %eax
	addl	%ecx, %esi
	orb	%al, (%esi)
	movzbl	%dl, %eax
	addw	%ax, 6(%ebp)
.L255:
	incl	%edx
	cmpl	$128, %edx
	jne	.L252
	jmp	.L478
	.p2align 4,,10
	.p2align 3
.L253:
	movl	%edx, 16(%esp)
	movzbl	%dl, %esi
	movl	%esi, (%esp)
	call	isalnum@PLT
	movl	16(%esp), %edx
	testl	%eax, %eax
	je	.L254
	movl	0(%ebp), %eax
	addl	%eax, %esi
	movzbl	4(%ebp), %eax
	orb	%al, (%esi)
	movzbl	%dl, %eax
	addw	%ax, 6(%ebp)
.L254:
	incl	%edx
	cmpl	$128, %edx
	jne	.L253
	jmp	.L478
	.p2align 4,,10
	.p2align 3
.L480:
	movl	20(%esp), %eax
	movl	8(%eax), %edx
	testl	%edx, %edx
	jne	.L217
	movl	$7, 8(%eax)
	jmp	.L217
	.p2align 4,,10
	.p2align 3
.L219:
	movzbl	2(%edx), %eax
	cmpb	$45, %al
	je	.L477
	cmpb	$93, %al
	je	.L477
	movl	16(%esp), %edi
	cmpl	4(%ecx), %edi
	jnb	.L498
	movl	%ecx, %edi
	jmp	.L229
	.p2align 4,,10
	.p2align 3
.L231:
	movl	(%edi), %eax
	leal	1(%eax), %esi
	cmpl	4(%edi), %esi
	movl	%esi, (%edi)
	jnb	.L499
	movzbl	1(%eax), %eax
.L229:
	movl	%eax, (%esp)
	call	isalpha@PLT
	testl	%eax, %eax
	jne	.L231
	movl	(%edi), %esi
	movl	%edi, %ecx
	movl	16(%esp), %eax
	subl	%eax, %esi
	jmp	.L228
	.p2align 4,,10
	.p2align 3
.L357:
	movl	8(%ecx), %esi
	testl	%esi, %esi
	jne	.L276
	movl	$3, 8(%ecx)
.L276:
	movl	28(%esp), %eax
	movl	%eax, (%ecx)
	movl	%eax, 4(%ecx)
	jmp	.L274
.L499:
	movl	16(%esp), %eax
	movl	%edi, %ecx
	subl	%eax, %esi
	jmp	.L228
.L493:
	leal	1(%esi), %edi
	cmpl	%eax, %edi
	jnb	.L282
	cmpb	$93, 1(%esi)
	je	.L282
	movl	%edi, (%ecx)
	movzbl	1(%esi), %eax
	cmpb	$45, %al
	jne	.L500
	addl	$2, %esi
	movl	%esi, (%ecx)
	jmp	.L284
.L486:
	movl	20(%esp), %ecx
	leal	nuls@GOTOFF(%ebx), %eax
	movl	%eax, (%ecx)
	movl	%eax, 4(%ecx)
	addl	$60, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L487:
	movl	%eax, (%esp)
	call	malloc@PLT
	movl	32(%esp), %ecx
	jmp	.L192
.L500:
	movl	%ecx, 24(%esp)
	movl	%ecx, %eax
	call	p_b_symbol
	movl	24(%esp), %ecx
.L284:
	movzbl	16(%esp), %edx
	cmpb	%al, %dl
	je	.L282
	movl	32(%esp), %edi
	movl	(%edi), %esi
	testl	%esi, %esi
	je	.L285
	cmpb	%dl, %al
	jnb	.L286
	movl	8(%ecx), %edx
	testl	%edx, %edx
	jne	.L287
	movl	$11, 8(%ecx)
.L287:
	movl	28(%esp), %edi
	movl	%edi, (%ecx)
	movl	%edi, 4(%ecx)
.L286:
	movzbl	16(%esp), %edx
	movzbl	%al, %eax
	cmpl	%eax, %edx
	jg	.L288
	incl	%eax
	movl	%ecx, %edi
	.p2align 4
	.p2align 3
.L289:
	movl	0(%ebp), %esi
	movzbl	4(%ebp), %ecx
	addl	%edx, %esi
	orb	%cl, (%esi)
	addw	%dx, 6(%ebp)
	incl	%edx
	cmpl	%eax, %edx
	jne	.L289
	movl	4(%edi), %eax
	movl	%edi, %ecx
	movl	(%edi), %edx
	movl	%eax, %esi
	jmp	.L271
.L204:
	movl	20(%esp), %eax
	movl	8(%eax), %ebp
	testl	%ebp, %ebp
	jne	.L205
	xorl	%ecx, %ecx
	movl	$-1610612736, %edx
	call	doemit.part.0
.L205:
	movl	20(%esp), %eax
	addl	$6, (%eax)
	addl	$60, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L285:
	movl	%ecx, 24(%esp)
	movsbl	16(%esp), %esi
	movsbl	%al, %edi
	movl	%edi, 4(%esp)
	movl	%esi, (%esp)
	call	__collate_range_cmp@PLT
	movl	24(%esp), %ecx
	testl	%eax, %eax
	jle	.L290
	movl	8(%ecx), %eax
	testl	%eax, %eax
	jne	.L291
	movl	$11, 8(%ecx)
.L291:
	leal	nuls@GOTOFF(%ebx), %eax
	movl	%eax, (%ecx)
	movl	%eax, 4(%ecx)
.L290:
	movl	%ecx, 24(%esp)
	movl	$-128, %edx
	jmp	.L295
	.p2align 4,,10
	.p2align 3
.L293:
	incl	%edx
	cmpl	$128, %edx
	je	.L501
.L295:
	movl	%edx, 4(%esp)
	movl	%esi, (%esp)
	movl	%edx, 16(%esp)
	call	__collate_range_cmp@PLT
	movl	16(%esp), %edx
	testl	%eax, %eax
	jg	.L293
	movl	%edx, (%esp)
	movl	%edi, 4(%esp)
	call	__collate_range_cmp@PLT
	movl	16(%esp), %edx
	testl	%eax, %eax
	jg	.L293
	movl	0(%ebp), %ecx
	movzbl	%dl, %eax
	addl	%ecx, %eax
	movzbl	4(%ebp), %ecx
	orb	%cl, (%eax)
	movzbl	%dl, %eax
	incl	%edx
	addw	%ax, 6(%ebp)
	cmpl	$128, %edx
	jne	.L295
.L501:
	movl	24(%esp), %ecx
	movl	4(%ecx), %eax
	movl	(%ecx), %edx
	movl	%eax, %esi
	jmp	.L271
.L288:
	movl	4(%ecx), %eax
	movl	(%ecx), %edx
	movl	%eax, %esi
	jmp	.L271
.L496:
	cmpb	$93, 1(%edx)
	jne	.L278
	jmp	.L279
.L490:
	movl	20(%esp), %edi
	leal	1(%edx), %eax
	movl	%eax, (%edi)
	movl	0(%ebp), %eax
	movzbl	4(%ebp), %ecx
	orb	%cl, 93(%eax)
	addw	$93, 6(%ebp)
	movl	4(%edi), %esi
	jmp	.L209
.L489:
	movl	20(%esp), %eax
	leal	1(%edx), %ecx
	cmpl	%esi, %ecx
	movl	%ecx, (%eax)
	jnb	.L343
	movzbl	1(%edx), %eax
	movl	%ecx, %edx
	movl	$1, %ecx
	movl	%ecx, 36(%esp)
	jmp	.L207
.L485:
	movl	24(%esp), %eax
	testl	%eax, %eax
	jne	.L188
	movl	20(%esp), %eax
	movl	28(%eax), %edi
	movl	24(%edi), %eax
	movl	8(%edi), %esi
	testb	$4, %al
	je	.L306
	movl	%esi, %edx
	decl	%edx
	jns	.L314
	jmp	.L307
	.p2align 4,,10
	.p2align 3
.L309:
	subl	$1, %edx
	jb	.L502
.L314:
	movl	0(%ebp), %eax
	movzbl	%dl, %esi
	movzbl	(%eax,%esi), %eax
	andb	4(%ebp), %al
	je	.L309
	movl	%edx, (%esp)
	movl	%edx, 16(%esp)
	call	isalpha@PLT
	movl	16(%esp), %edx
	testl	%eax, %eax
	je	.L309
	movl	%esi, (%esp)
	call	isupper@PLT
	movl	16(%esp), %edx
	testl	%eax, %eax
	jne	.L503
	movl	%esi, (%esp)
	movl	%edx, 16(%esp)
	call	islower@PLT
	movl	16(%esp), %edx
	testl	%eax, %eax
	jne	.L504
	movb	%dl, 16(%esp)
.L312:
	movsbl	16(%esp), %ecx
	cmpl	%ecx, %edx
	je	.L309
	movl	0(%ebp), %eax
	movzbl	%cl, %ecx
	addl	%eax, %ecx
	movzbl	4(%ebp), %eax
	orb	%al, (%ecx)
	movzbl	16(%esp), %eax
	addw	%ax, 6(%ebp)
	subl	$1, %edx
	jnb	.L314
.L502:
	movl	20(%esp), %eax
	movl	28(%eax), %edi
.L306:
	movl	36(%esp), %eax
	movl	8(%edi), %esi
	testl	%eax, %eax
	je	.L315
	movl	%esi, %ecx
	decl	%ecx
	jns	.L319
	jmp	.L316
	.p2align 4,,10
	.p2align 3
.L506:
	notb	%dl
	andb	%bl, %dl
	movb	%dl, (%eax)
	movzwl	6(%ebp), %eax
	subl	%esi, %eax
	subl	$1, %ecx
	cwtl
	movw	%ax, 6(%ebp)
	jb	.L505
.L319:
	movl	0(%ebp), %esi
	movzbl	%cl, %eax
	movzbl	4(%ebp), %edx
	addl	%esi, %eax
	movzbl	%cl, %esi
	movzbl	(%eax), %ebx
	testb	%bl, %dl
	jne	.L506
	orb	%bl, %dl
	movb	%dl, (%eax)
	movzwl	6(%ebp), %ebx
	addw	%bx, %si
	subl	$1, %ecx
	movswl	%si, %eax
	movw	%ax, 6(%ebp)
	jnb	.L319
.L505:
	movl	20(%esp), %eax
	movl	28(%eax), %edi
	movl	24(%edi), %eax
.L320:
	testb	$2, %al
	je	.L482
	movzbl	4(%ebp), %eax
	movl	0(%ebp), %edx
	notb	%al
	andb	%al, 10(%edx)
	movl	20(%esp), %eax
	subw	$10, 6(%ebp)
	movl	28(%eax), %edi
.L482:
	movl	8(%edi), %esi
.L315:
	testl	%esi, %esi
	je	.L322
	movl	0(%ebp), %ebx
	xorl	%edx, %edx
	xorl	%eax, %eax
	movl	%edi, 28(%esp)
	movzbl	4(%ebp), %ecx
	movl	%edx, 16(%esp)
	movl	%ebx, %edi
	movb	%cl, %bl
	.p2align 4
	.p2align 3
.L324:
	movzbl	%al, %ecx
	movzbl	(%edi,%ecx), %edx
	andb	%bl, %dl
	cmpb	$1, %dl
	sbbl	$-1, 16(%esp)
	incl	%eax
	cmpl	%esi, %eax
	jne	.L324
	movl	16(%esp), %edx
	movb	%bl, %cl
	movl	%edi, %ebx
	movl	28(%esp), %edi
	decl	%edx
	je	.L507
.L322:
	movswl	6(%ebp), %eax
	movl	16(%edi), %ebx
	movl	%eax, 28(%esp)
	movl	12(%edi), %eax
	sall	$4, %eax
	leal	(%ebx,%eax), %edx
	cmpl	%edx, %ebx
	jnb	.L328
	movl	%ebp, 32(%esp)
	movl	%esi, %edi
	movl	%ebx, 44(%esp)
	jmp	.L333
	.p2align 4,,10
	.p2align 3
.L329:
	addl	$16, %ebx
	cmpl	%edx, %ebx
	jnb	.L508
.L333:
	movswl	6(%ebx), %eax
	movl	28(%esp), %ecx
	cmpl	%ecx, %eax
	jne	.L329
	cmpl	%ebx, 32(%esp)
	je	.L329
	testl	%edi, %edi
	je	.L473
	movl	%edx, 36(%esp)
	movzbl	4(%ebx), %eax
	movl	%ebx, 40(%esp)
	movl	(%ebx), %ebp
	movb	%al, 24(%esp)
	movl	32(%esp), %eax
	movl	(%eax), %esi
	movzbl	4(%eax), %ecx
	xorl	%eax, %eax
	jmp	.L332
	.p2align 4,,10
	.p2align 3
.L510:
	incl	%eax
	cmpl	%edi, %eax
	je	.L509
.L332:
	movzbl	24(%esp), %edx
	movzbl	%al, %ebx
	andb	0(%ebp,%ebx), %dl
	movb	%cl, %dl
	setne	16(%esp)
	andb	(%esi,%ebx), %dl
	setne	%dl
	cmpb	%dl, 16(%esp)
	je	.L510
	cmpl	%edi, %eax
	movl	36(%esp), %edx
	movl	40(%esp), %ebx
	jne	.L329
.L473:
	movl	%ebx, %ecx
	movl	32(%esp), %ebp
	movl	44(%esp), %ebx
	jmp	.L330
.L509:
	movl	32(%esp), %ebp
	movl	44(%esp), %ebx
	movl	36(%esp), %edx
	movl	40(%esp), %ecx
.L330:
	movl	%ecx, 16(%esp)
	cmpl	%edx, %ecx
	jnb	.L328
	movl	20(%esp), %edi
	movl	%ebp, %edx
	movl	%edi, %eax
	call	freeset
	movl	28(%edi), %eax
	movl	16(%esp), %ebp
	movl	16(%eax), %ebx
.L328:
	movl	20(%esp), %eax
	movl	8(%eax), %ecx
	testl	%ecx, %ecx
	jne	.L188
	addl	$60, %esp
	movl	%ebp, %ecx
	subl	%ebx, %ecx
	movl	$805306368, %edx
	popl	%ebx
	sarl	$4, %ecx
	popl	%esi
	popl	%edi
	popl	%ebp
	jmp	doemit.part.0
.L508:
	movl	32(%esp), %ebp
	movl	44(%esp), %ebx
	jmp	.L328
.L507:
	xorl	%eax, %eax
	movl	%eax, 16(%esp)
	jmp	.L327
	.p2align 4,,10
	.p2align 3
.L325:
	incl	16(%esp)
	movl	16(%esp), %eax
	cmpl	%esi, %eax
	je	.L326
.L327:
	movzbl	16(%esp), %edx
	movb	%cl, %al
	andb	(%ebx,%edx), %al
	je	.L325
	movl	16(%esp), %eax
	movsbl	%al, %eax
	movl	%eax, 24(%esp)
.L326:
	movl	20(%esp), %edi
	movl	24(%esp), %edx
	movl	%edi, %eax
	call	ordinary
	addl	$60, %esp
	movl	%edi, %eax
	popl	%ebx
	movl	%ebp, %edx
	popl	%esi
	popl	%edi
	popl	%ebp
	jmp	freeset
.L495:
	movl	20(%esp), %eax
	movl	8(%eax), %edx
	testl	%edx, %edx
	jne	.L205
	xorl	%ecx, %ecx
	movl	$-1744830464, %edx
	call	doemit.part.0
	jmp	.L205
.L503:
	movl	%esi, (%esp)
	movl	%edx, 28(%esp)
	call	tolower@PLT
	movl	28(%esp), %edx
	movb	%al, 16(%esp)
	jmp	.L312
.L497:
	cmpl	%esi, %edx
	jnb	.L481
	movl	20(%esp), %edi
	movl	0(%ebp), %eax
	movl	%ecx, (%edi)
	movzbl	4(%ebp), %ecx
	orb	%cl, 45(%eax)
	addw	$45, 6(%ebp)
	movl	(%edi), %edx
	movl	4(%edi), %esi
	jmp	.L336
.L504:
	movl	%esi, (%esp)
	movl	%edx, 28(%esp)
	call	toupper@PLT
	movl	28(%esp), %edx
	movb	%al, 16(%esp)
	jmp	.L312
.L195:
	movl	16(%eax), %ebp
	movl	20(%eax), %esi
	jmp	.L194
.L307:
	movl	36(%esp), %edx
	testl	%edx, %edx
	je	.L315
	jmp	.L320
.L316:
	movl	24(%edi), %eax
	.p2align 4,,2
	jmp	.L320
.L343:
	movl	$1, 36(%esp)
	movl	%ecx, %edx
	jmp	.L336
.L481:
	movl	20(%esp), %eax
	movl	4(%eax), %eax
	jmp	.L337
.L477:
	leal	nuls@GOTOFF(%ebx), %eax
	jmp	.L227
.L462:
	movl	20(%esp), %eax
	movl	8(%eax), %eax
	movl	%eax, 24(%esp)
	jmp	.L340
.L498:
	xorl	%esi, %esi
	jmp	.L228
	.size	p_bracket, .-p_bracket
	.section	.text.repeat,"ax",@progbits
	.p2align 4
	.type	repeat, @function
repeat:
	pushl	%ebp
	movl	%eax, %ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.si
	addl	$_GLOBAL_OFFSET_TABLE_, %esi
	subl	$44, %esp
	movl	20(%eax), %eax
	movl	64(%esp), %edi
	movl	%eax, 24(%esp)
	movl	8(%ebp), %eax
	movl	%esi, 28(%esp)
	testl	%eax, %eax
	jne	.L511
	movl	%edx, %ebx
	movl	%ecx, %esi
.L513:
	cmpl	$1, %esi
	jle	.L514
	cmpl	$256, %esi
	movl	%ebx, %edx
	je	.L554
.L515:
	cmpl	$1, %edi
	jle	.L531
	cmpl	$256, %edi
	je	.L547
	movl	24(%esp), %ecx
	movl	%ebp, %eax
	decl	%edi
	decl	%esi
	call	dupl
	movl	%eax, %edx
	movl	20(%ebp), %eax
	movl	%eax, 24(%esp)
	movl	8(%ebp), %eax
	testl	%eax, %eax
	jne	.L511
	cmpl	$1, %esi
	je	.L548
	cmpl	$256, %esi
	jne	.L515
	.p2align 4
	.p2align 3
.L516:
	movl	$15, 8(%ebp)
	movl	28(%esp), %eax
	leal	nuls@GOTOFF(%eax), %edx
	movl	%edx, 0(%ebp)
	movl	%edx, 4(%ebp)
.L511:
	addl	$44, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L548:
	movl	%edx, %ebx
	.p2align 4
	.p2align 3
.L514:
	cmpl	$1, %edi
	movl	%edi, %eax
	leal	0(,%esi,8), %edx
	jle	.L517
	xorl	%eax, %eax
	cmpl	$256, %edi
	sete	%al
	addl	$2, %eax
.L517:
	addl	%edx, %eax
	cmpl	$19, %eax
	ja	.L516
	movl	28(%esp), %ecx
	movl	.L519@GOTOFF(%ecx,%eax,4), %edx
	addl	%ecx, %edx
	jmp	*%edx
	.section	.rodata
	.align 4
	.align 4
.L519:
	.long	.L525@GOTOFF
	.long	.L524@GOTOFF
	.long	.L524@GOTOFF
	.long	.L524@GOTOFF
	.long	.L516@GOTOFF
	.long	.L516@GOTOFF
	.long	.L516@GOTOFF
	.long	.L516@GOTOFF
	.long	.L516@GOTOFF
	.long	.L511@GOTOFF
	.long	.L522@GOTOFF
	.long	.L521@GOTOFF
	.long	.L516@GOTOFF
	.long	.L516@GOTOFF
	.long	.L516@GOTOFF
	.long	.L516@GOTOFF
	.long	.L516@GOTOFF
	.long	.L516@GOTOFF
	.long	.L520@GOTOFF
	.long	.L518@GOTOFF
	.section	.text.repeat
	.p2align 4,,10
	.p2align 3
.L531:
	movl	%edx, %ebx
	movl	%edi, %eax
	movl	$16, %edx
	jmp	.L517
	.p2align 4,,10
	.p2align 3
.L554:
	cmpl	$1, %edi
	jg	.L516
	movl	%edi, %eax
	movl	$24, %edx
	jmp	.L517
	.p2align 4,,10
	.p2align 3
.L524:
	movl	24(%esp), %ecx
	movl	$2013265920, %edx
	movl	%ebp, %eax
	movl	%ebx, (%esp)
	subl	%ebx, %ecx
	incl	%ecx
	call	doinsert.part.0
	movl	$1, %ecx
	movl	%ebp, %eax
	movl	%edi, (%esp)
	leal	1(%ebx), %edx
	call	repeat
	movl	8(%ebp), %eax
	movl	20(%ebp), %ecx
	testl	%eax, %eax
	jne	.L511
	subl	%ebx, %ecx
	movl	%ebp, %eax
	movl	$-2147483648, %edx
	call	doemit.part.0
	movl	20(%ebp), %ecx
	movl	8(%ebp), %eax
	subl	%ebx, %ecx
	testl	%eax, %eax
	jne	.L511
	movl	12(%ebp), %edx
	movl	%ebp, %eax
	leal	(%edx,%ebx,4), %ebx
	movl	(%ebx), %edx
	andl	$-134217728, %edx
	orl	%ecx, %edx
	xorl	%ecx, %ecx
	movl	%edx, (%ebx)
	movl	$-2013265920, %edx
	call	doemit.part.0
	movl	8(%ebp), %edi
	movl	20(%ebp), %eax
	testl	%edi, %edi
	leal	-1(%eax), %edx
	jne	.L511
	movl	12(%ebp), %ecx
	movl	%ebp, %eax
	leal	(%ecx,%edx,4), %ecx
	movl	(%ecx), %edx
	andl	$-134217728, %edx
	orl	$1, %edx
	movl	%edx, (%ecx)
	addl	$44, %esp
	movl	$2, %ecx
	popl	%ebx
	movl	$-1879048192, %edx
	popl	%esi
	popl	%edi
	popl	%ebp
	jmp	doemit.part.0
	.p2align 4,,10
	.p2align 3
.L521:
	movl	24(%esp), %ecx
	movl	%ebp, %eax
	movl	$1207959552, %edx
	movl	%ebx, (%esp)
	subl	%ebx, %ecx
	incl	%ecx
	call	doinsert.part.0
	movl	8(%ebp), %eax
	movl	20(%ebp), %ecx
	testl	%eax, %eax
	jne	.L511
	addl	$44, %esp
	subl	%ebx, %ecx
	popl	%ebx
	movl	%ebp, %eax
	movl	$1342177280, %edx
	popl	%esi
	popl	%edi
	popl	%ebp
	jmp	doemit.part.0
	.p2align 4,,10
	.p2align 3
.L547:
	movl	%edx, %ebx
.L518:
	movl	24(%esp), %ecx
	movl	%ebx, %edx
	movl	%ebp, %eax
	decl	%esi
	call	dupl
	movl	%eax, %ebx
.L529:
	movl	20(%ebp), %eax
	movl	%eax, 24(%esp)
	movl	8(%ebp), %eax
	testl	%eax, %eax
	je	.L513
	jmp	.L511
	.p2align 4,,10
	.p2align 3
.L522:
	movl	24(%esp), %ecx
	movl	$2013265920, %edx
	movl	%ebp, %eax
	movl	%ebx, (%esp)
	subl	%ebx, %ecx
	incl	%ecx
	call	doinsert.part.0
	movl	8(%ebp), %esi
	movl	20(%ebp), %ecx
	testl	%esi, %esi
	jne	.L530
	subl	%ebx, %ecx
	movl	$-2147483648, %edx
	movl	%ebp, %eax
	call	doemit.part.0
	movl	20(%ebp), %edx
	movl	8(%ebp), %ecx
	subl	%ebx, %edx
	testl	%ecx, %ecx
	jne	.L530
	movl	12(%ebp), %eax
	leal	(%eax,%ebx,4), %ecx
	movl	(%ecx), %eax
	andl	$-134217728, %eax
	orl	%edx, %eax
	movl	$-2013265920, %edx
	movl	%eax, (%ecx)
	xorl	%ecx, %ecx
	movl	%ebp, %eax
	call	doemit.part.0
	movl	20(%ebp), %eax
	movl	8(%ebp), %edx
	decl	%eax
	testl	%edx, %edx
	jne	.L530
	movl	12(%ebp), %edx
	movl	$2, %ecx
	leal	(%edx,%eax,4), %edx
	movl	(%edx), %eax
	andl	$-134217728, %eax
	orl	$1, %eax
	movl	%eax, (%edx)
	movl	$-1879048192, %edx
	movl	%ebp, %eax
	call	doemit.part.0
.L530:
	movl	24(%esp), %ecx
	leal	1(%ebx), %edx
	movl	%ebp, %eax
	decl	%edi
	movl	$1, %esi
	incl	%ecx
	call	dupl
	movl	%eax, %ebx
	jmp	.L529
	.p2align 4,,10
	.p2align 3
.L525:
	movl	%ebx, 20(%ebp)
	addl	$44, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L520:
	movl	24(%esp), %ecx
	movl	%ebx, %edx
	movl	%ebp, %eax
	decl	%edi
	decl	%esi
	call	dupl
	movl	%eax, %ebx
	jmp	.L529
	.size	repeat, .-repeat
	.section	.text.p_bre,"ax",@progbits
	.p2align 4
	.type	p_bre, @function
p_bre:
	pushl	%ebp
	pushl	%edi
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	pushl	%esi
	movl	%eax, %esi
	pushl	%ebx
	subl	$76, %esp
	movl	%ecx, 36(%esp)
	movl	4(%eax), %ebp
	movl	%edx, 28(%esp)
	movl	20(%eax), %ecx
	movl	%edi, 32(%esp)
	movl	(%eax), %edi
	movl	%ecx, 44(%esp)
	cmpl	%ebp, %edi
	jb	.L672
.L556:
	movl	8(%esi), %edx
	testl	%edx, %edx
	jne	.L629
	movl	$14, 8(%esi)
.L629:
	movl	32(%esp), %eax
	leal	nuls@GOTOFF(%eax), %eax
	movl	%eax, (%esi)
	movl	%eax, 4(%esi)
	addl	$76, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L672:
	cmpb	$94, (%edi)
	movl	%ecx, 20(%esp)
	je	.L673
.L557:
	movl	32(%esp), %eax
	xorl	%ebx, %ebx
	movl	$1, %edx
	movl	%ebx, 24(%esp)
	leal	nuls@GOTOFF(%eax), %eax
	movl	%eax, 40(%esp)
	.p2align 4
	.p2align 3
.L623:
	leal	1(%edi), %eax
	cmpl	%ebp, %eax
	jnb	.L625
	movsbl	(%edi), %ebp
	movl	28(%esp), %ebx
	cmpl	%ebx, %ebp
	je	.L674
.L626:
	movl	%eax, (%esi)
	movsbl	(%edi), %ebx
	cmpl	$92, %ebx
	je	.L634
.L560:
	cmpl	$46, %ebx
	je	.L564
	cmpl	$91, %ebx
	jne	.L675
	movl	%esi, %eax
	call	p_bracket
	movl	(%esi), %edi
	movl	4(%esi), %ebp
	cmpl	%ebp, %edi
	jb	.L667
.L657:
	movl	20(%esi), %eax
	movl	%eax, 20(%esp)
	.p2align 4
	.p2align 3
.L559:
	movl	20(%esp), %ecx
	cmpl	%ecx, 44(%esp)
	je	.L556
	addl	$76, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L675:
	cmpl	$42, %ebx
	jne	.L567
	testl	%edx, %edx
	jne	.L567
	movl	8(%esi), %eax
	testl	%eax, %eax
	je	.L676
.L601:
	movl	32(%esp), %eax
	leal	nuls@GOTOFF(%eax), %eax
	movl	%eax, (%esi)
	movl	%eax, 4(%esi)
	.p2align 4
	.p2align 3
.L567:
	movsbl	%bl, %edx
	movl	%esi, %eax
	call	ordinary
	movl	(%esi), %edi
	movl	4(%esi), %ebp
	cmpl	%ebp, %edi
	jnb	.L603
.L667:
	cmpb	$42, (%edi)
	je	.L677
	leal	1(%edi), %eax
	cmpl	%ebp, %eax
	jnb	.L610
	cmpb	$92, (%edi)
	je	.L678
.L610:
	movl	(%esi), %edi
	movl	4(%esi), %ebp
.L603:
	movl	20(%esi), %ecx
	xorl	%eax, %eax
	cmpl	$36, %ebx
	sete	%al
	movl	%eax, 24(%esp)
	movl	%ecx, 20(%esp)
.L591:
	xorl	%edx, %edx
	cmpl	%ebp, %edi
	jb	.L623
	.p2align 4
	.p2align 3
.L668:
	movl	24(%esp), %ebx
	testl	%ebx, %ebx
	je	.L559
	leal	-1(%ecx), %eax
	movl	8(%esi), %ecx
	movl	%eax, 20(%esp)
	movl	%eax, 20(%esi)
	testl	%ecx, %ecx
	jne	.L627
	movl	%esi, %eax
	xorl	%ecx, %ecx
	movl	$536870912, %edx
	call	doemit.part.0
	movl	20(%esi), %eax
	movl	%eax, 20(%esp)
.L627:
	movl	28(%esi), %eax
	orl	$2, 40(%eax)
	incl	48(%eax)
	jmp	.L559
	.p2align 4,,10
	.p2align 3
.L625:
	movl	%eax, (%esi)
	movsbl	(%edi), %ebx
	cmpl	$92, %ebx
	jne	.L560
	movl	8(%esi), %eax
	testl	%eax, %eax
	jne	.L561
	movl	$5, 8(%esi)
.L561:
	movl	40(%esp), %eax
	movl	%eax, 4(%esi)
.L634:
	leal	1(%eax), %ebx
	movl	%ebx, (%esi)
	movsbl	(%eax), %edi
	movl	%edi, %ebx
	orl	$256, %ebx
	cmpl	$296, %ebx
	je	.L562
	jle	.L560
	cmpl	$379, %ebx
	je	.L568
	.p2align 4,,5
	jle	.L679
	cmpl	$381, %ebx
	jne	.L567
.L570:
	movl	8(%esi), %eax
	testl	%eax, %eax
	jne	.L594
	movl	$8, 8(%esi)
.L594:
	movl	32(%esp), %eax
	leal	nuls@GOTOFF(%eax), %eax
	movl	%eax, (%esi)
	movl	%eax, 4(%esi)
	jmp	.L559
	.p2align 4,,10
	.p2align 3
.L679:
	cmpl	$297, %ebx
	je	.L570
	leal	-305(%ebx), %eax
	cmpl	$8, %eax
	ja	.L567
	andl	$-257, %edi
	movl	8(%esi), %edx
	leal	-48(%edi), %ebp
	subl	$32, %edi
	movl	8(%esi,%edi,4), %eax
	testl	%eax, %eax
	je	.L680
	testl	%edx, %edx
	jne	.L595
	movl	%esi, %eax
	movl	%ebp, %ecx
	movl	$939524096, %edx
	call	doemit.part.0
	movl	8(%esi,%edi,4), %eax
.L595:
	movl	32(%esi,%ebp,4), %ecx
	leal	1(%ecx), %edx
	movl	%eax, %ecx
	movl	%esi, %eax
	call	dupl
	movl	8(%esi), %eax
	testl	%eax, %eax
	jne	.L665
	movl	%ebp, %ecx
	movl	$1073741824, %edx
	movl	%esi, %eax
	call	doemit.part.0
.L665:
	movl	4(%esi), %ebp
	movl	(%esi), %edi
	movl	28(%esi), %eax
	cmpl	%ebp, %edi
	movl	$1, 84(%eax)
	jb	.L667
	movl	20(%esi), %ecx
	jmp	.L669
	.p2align 4,,10
	.p2align 3
.L674:
	movsbl	1(%edi), %ebp
	movl	36(%esp), %ebx
	cmpl	%ebx, %ebp
	jne	.L626
	jmp	.L668
	.p2align 4,,10
	.p2align 3
.L677:
	movl	8(%esi), %ebp
	incl	%edi
	movl	%edi, (%esi)
	movl	20(%esi), %ecx
	testl	%ebp, %ebp
	je	.L681
.L670:
	movl	%ecx, 20(%esp)
	xorl	%eax, %eax
	movl	4(%esi), %ebp
	movl	%eax, 24(%esp)
	jmp	.L591
	.p2align 4,,10
	.p2align 3
.L568:
	movl	8(%esi), %edx
	testl	%edx, %edx
	jne	.L594
	movl	$13, 8(%esi)
	jmp	.L594
	.p2align 4,,10
	.p2align 3
.L562:
	movl	28(%esi), %eax
	movl	80(%eax), %edx
	leal	1(%edx), %ebp
	movl	%ebp, 80(%eax)
	cmpl	$9, %ebp
	movl	8(%esi), %eax
	jg	.L579
	movl	%ecx, 36(%esi,%edx,4)
	testl	%eax, %eax
	jne	.L682
	movl	%esi, %eax
	movl	%ebp, %ecx
	movl	$1744830464, %edx
	call	doemit.part.0
	movl	(%esi), %edi
	movl	4(%esi), %eax
	cmpl	%eax, %edi
	jnb	.L683
.L581:
	leal	1(%edi), %edx
	cmpl	%eax, %edx
	jnb	.L585
	cmpb	$92, (%edi)
	je	.L684
.L585:
	movl	$41, %ecx
	movl	$92, %edx
	movl	%esi, %eax
	call	p_bre
.L586:
	cmpl	$9, %ebp
	movl	8(%esi), %eax
	jg	.L587
	movl	20(%esi), %ecx
.L633:
	movl	%ecx, 72(%esi,%ebp,4)
.L587:
	testl	%eax, %eax
	jne	.L685
.L588:
	movl	%ebp, %ecx
	movl	%esi, %eax
	movl	$1879048192, %edx
	call	doemit.part.0
	movl	4(%esi), %eax
	movl	(%esi), %edi
	movl	%eax, %ebp
	cmpl	%eax, %edi
	jnb	.L590
	leal	1(%edi), %edx
	cmpl	%eax, %edx
	jb	.L686
.L590:
	movl	8(%esi), %eax
	testl	%eax, %eax
	jne	.L664
	movl	$8, 8(%esi)
.L664:
	movl	20(%esi), %ecx
.L631:
	movl	32(%esp), %eax
	leal	nuls@GOTOFF(%eax), %eax
	movl	%eax, (%esi)
	movl	%eax, 4(%esi)
.L669:
	movl	%ecx, 20(%esp)
	jmp	.L559
	.p2align 4,,10
	.p2align 3
.L564:
	movl	28(%esi), %eax
	testb	$2, 24(%eax)
	jne	.L687
	movl	8(%esi), %ecx
	testl	%ecx, %ecx
	jne	.L688
	xorl	%ecx, %ecx
	movl	$671088640, %edx
	movl	%esi, %eax
	call	doemit.part.0
	movl	(%esi), %edi
	movl	4(%esi), %ebp
	cmpl	%ebp, %edi
	jb	.L667
	jmp	.L657
	.p2align 4,,10
	.p2align 3
.L681:
	movl	20(%esp), %edi
	movl	%esi, %eax
	movl	$1207959552, %edx
	movl	%edi, (%esp)
	subl	%edi, %ecx
	incl	%ecx
	call	doinsert.part.0
	movl	20(%esi), %ecx
	movl	8(%esi), %ebx
	movl	%ecx, %eax
	subl	%edi, %eax
	testl	%ebx, %ebx
	jne	.L607
	movl	%eax, %ecx
	movl	$1342177280, %edx
	movl	%esi, %eax
	call	doemit.part.0
	movl	20(%esi), %ecx
	movl	20(%esp), %ebx
	movl	8(%esi), %edx
	movl	%ecx, %eax
	subl	%ebx, %eax
	incl	%eax
	testl	%edx, %edx
	jne	.L607
	movl	%ebx, (%esp)
	movl	%eax, %ecx
	movl	$1476395008, %edx
	movl	%esi, %eax
	call	doinsert.part.0
	movl	20(%esi), %ecx
	movl	8(%esi), %edx
	movl	%ecx, %eax
	movl	%edx, 24(%esp)
	subl	%ebx, %eax
	testl	%edx, %edx
	jne	.L689
	movl	%eax, %ecx
	movl	$1610612736, %edx
	movl	%esi, %eax
	call	doemit.part.0
	movl	20(%esi), %eax
	movl	(%esi), %edi
	movl	4(%esi), %ebp
	movl	%eax, 20(%esp)
	movl	%eax, %ecx
	jmp	.L591
	.p2align 4,,10
	.p2align 3
.L678:
	cmpb	$123, 1(%edi)
	jne	.L610
	addl	$2, %edi
	movl	%esi, %eax
	movl	%edi, (%esi)
	call	p_count
	movl	4(%esi), %ebx
	movl	%eax, %ecx
	movl	(%esi), %eax
	movl	%ecx, %edx
	cmpl	%ebx, %eax
	jnb	.L611
	cmpb	$44, (%eax)
	je	.L690
.L611:
	movl	%edx, (%esp)
	movl	20(%esp), %edx
	movl	%esi, %eax
	call	repeat
	movl	(%esi), %edi
	movl	4(%esi), %ebp
	cmpl	%ebp, %edi
	jb	.L616
	movl	20(%esi), %ecx
	.p2align 4
	.p2align 3
.L620:
	movl	8(%esi), %edi
	testl	%edi, %edi
	jne	.L631
	movl	$9, 8(%esi)
	jmp	.L631
	.p2align 4,,10
	.p2align 3
.L579:
	testl	%eax, %eax
	jne	.L691
	movl	%esi, %eax
	movl	%ebp, %ecx
	movl	$1744830464, %edx
	call	doemit.part.0
	movl	(%esi), %edi
	movl	4(%esi), %eax
	cmpl	%eax, %edi
	jb	.L581
	movl	8(%esi), %eax
	testl	%eax, %eax
	je	.L588
	.p2align 4
	.p2align 3
.L685:
	movl	(%esi), %edi
	movl	4(%esi), %eax
.L582:
	cmpl	%eax, %edi
	movl	%eax, %ebp
	jnb	.L664
	leal	1(%edi), %edx
	cmpl	%eax, %edx
	jnb	.L590
.L686:
	cmpb	$92, (%edi)
	jne	.L590
	cmpb	$41, 1(%edi)
	jne	.L590
	addl	$2, %edi
	movl	%edi, (%esi)
	cmpl	%eax, %edi
	jb	.L667
	movl	%eax, %ebp
	movl	20(%esi), %eax
	movl	%eax, 20(%esp)
	movl	%eax, %ecx
	xorl	%eax, %eax
	movl	%eax, 24(%esp)
	jmp	.L591
	.p2align 4,,10
	.p2align 3
.L680:
	testl	%edx, %edx
	jne	.L598
	movl	$6, 8(%esi)
.L598:
	movl	32(%esp), %eax
	leal	nuls@GOTOFF(%eax), %eax
	movl	%eax, (%esi)
	movl	%eax, 4(%esi)
	movl	28(%esi), %eax
	movl	$1, 84(%eax)
	jmp	.L669
	.p2align 4,,10
	.p2align 3
.L687:
	movl	(%esi), %edi
	leal	60(%esp), %eax
	movl	%eax, (%esi)
	movl	4(%esi), %ebp
	leal	63(%esp), %eax
	movl	%eax, 4(%esi)
	movl	$6097502, %eax
	movl	%eax, 60(%esp)
	movl	%esi, %eax
	call	p_bracket
	movl	%edi, (%esi)
	cmpl	%ebp, %edi
	movl	%ebp, 4(%esi)
	jb	.L667
	jmp	.L657
	.p2align 4,,10
	.p2align 3
.L676:
	movl	$13, 8(%esi)
	jmp	.L601
	.p2align 4,,10
	.p2align 3
.L683:
	movl	20(%esi), %ecx
	movl	8(%esi), %eax
	jmp	.L633
	.p2align 4,,10
	.p2align 3
.L607:
	movl	(%esi), %edi
	jmp	.L670
	.p2align 4,,10
	.p2align 3
.L688:
	movl	(%esi), %edi
	movl	4(%esi), %ebp
	cmpl	%ebp, %edi
	jb	.L667
	.p2align 4,,2
	jmp	.L559
	.p2align 4,,10
	.p2align 3
.L682:
	movl	(%esi), %edi
	movl	4(%esi), %eax
	cmpl	%eax, %edi
	jb	.L581
	movl	%ecx, 76(%esi,%edx,4)
	jmp	.L582
	.p2align 4,,10
	.p2align 3
.L691:
	movl	(%esi), %edi
	movl	4(%esi), %eax
	cmpl	%eax, %edi
	jnb	.L631
	jmp	.L581
	.p2align 4,,10
	.p2align 3
.L684:
	cmpb	$41, 1(%edi)
	jne	.L585
	.p2align 4,,7
	jmp	.L586
	.p2align 4,,10
	.p2align 3
.L673:
	incl	%edi
	movl	%edi, (%eax)
	movl	8(%eax), %eax
	testl	%eax, %eax
	jne	.L558
	xorl	%ecx, %ecx
	movl	$402653184, %edx
	movl	%esi, %eax
	call	doemit.part.0
	movl	20(%esi), %ecx
	movl	(%esi), %edi
	movl	4(%esi), %ebp
	movl	%ecx, 20(%esp)
.L558:
	movl	28(%esi), %eax
	orl	$1, 40(%eax)
	incl	44(%eax)
	cmpl	%ebp, %edi
	jb	.L557
	jmp	.L559
	.p2align 4,,10
	.p2align 3
.L616:
	movl	20(%esi), %eax
	movl	%eax, 20(%esp)
	movl	%eax, %ecx
	leal	1(%edi), %eax
	cmpl	%ebp, %eax
	jnb	.L620
	cmpb	$92, (%edi)
	je	.L692
.L635:
	cmpl	%ebp, %eax
	jnb	.L620
	cmpb	$92, -1(%eax)
	.p2align 4,,2
	je	.L693
.L621:
	movl	%eax, (%esi)
	movl	%eax, %edi
	incl	%eax
	cmpl	%ebp, %eax
	jnb	.L620
	cmpb	$92, -1(%eax)
	jne	.L621
.L693:
	cmpb	$125, (%eax)
	jne	.L621
	cmpl	%ebp, %edi
	movl	8(%esi), %eax
	jnb	.L620
	testl	%eax, %eax
	jne	.L631
	movl	$10, 8(%esi)
	jmp	.L631
.L690:
	leal	1(%eax), %edx
	movl	%edx, (%esi)
	cmpl	%ebx, %edx
	jb	.L612
.L613:
	movl	$256, %edx
	jmp	.L611
.L692:
	cmpb	$125, 1(%edi)
	jne	.L635
	addl	$2, %edi
	xorl	%ebx, %ebx
	movl	%edi, (%esi)
	movl	%ebx, 24(%esp)
	jmp	.L591
.L612:
	movl	%ecx, 24(%esp)
	movzbl	1(%eax), %eax
	movl	32(%esp), %ebx
	movl	%eax, (%esp)
	call	isdigit@PLT
	movl	24(%esp), %ecx
	testl	%eax, %eax
	je	.L613
	movl	%esi, %eax
	call	p_count
	movl	24(%esp), %ecx
	cmpl	%eax, %ecx
	movl	%eax, %edx
	jle	.L611
	movl	8(%esi), %ebp
	testl	%ebp, %ebp
	jne	.L615
	movl	$10, 8(%esi)
.L615:
	movl	32(%esp), %eax
	leal	nuls@GOTOFF(%eax), %eax
	movl	%eax, (%esi)
	movl	%eax, 4(%esi)
	jmp	.L611
.L689:
	xorl	%eax, %eax
	movl	(%esi), %edi
	movl	%ecx, 20(%esp)
	movl	4(%esi), %ebp
	movl	%eax, 24(%esp)
	jmp	.L591
	.size	p_bre, .-p_bre
	.section	.text.p_ere,"ax",@progbits
	.p2align 4
	.type	p_ere, @function
p_ere:
	pushl	%ebp
	movl	$1, %ecx
	pushl	%edi
	pushl	%esi
	movl	%eax, %esi
	pushl	%ebx
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	subl	$92, %esp
	movl	20(%esi), %ebx
	movl	%edx, 40(%esp)
	movl	(%eax), %eax
	xorl	%edx, %edx
	movl	%ecx, 52(%esp)
	movl	4(%esi), %ebp
	movl	%edx, 56(%esp)
	movl	%ebx, 44(%esp)
	xorl	%ebx, %ebx
	movl	%edi, 32(%esp)
	leal	nuls@GOTOFF(%edi), %edi
	movl	%ebx, 60(%esp)
	movl	%edi, 48(%esp)
	.p2align 4
	.p2align 3
.L695:
	cmpl	%ebp, %eax
	jnb	.L792
	movl	44(%esp), %edi
	movl	%edi, 28(%esp)
.L696:
	movsbl	(%eax), %edx
	cmpb	$124, %dl
	je	.L780
.L861:
	movl	40(%esp), %ebx
	cmpl	%ebx, %edx
	je	.L780
	leal	1(%eax), %ebx
	movl	%ebx, (%esi)
	movzbl	(%eax), %edx
	movb	%dl, 36(%esp)
	movb	%dl, %cl
	subb	$36, %cl
	cmpb	$88, %cl
	ja	.L698
	movl	32(%esp), %edi
	movzbl	%cl, %ecx
	addl	.L700@GOTOFF(%edi,%ecx,4), %edi
	jmp	*%edi
	.section	.rodata
	.align 4
	.align 4
.L700:
	.long	.L709@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L708@GOTOFF
	.long	.L707@GOTOFF
	.long	.L705@GOTOFF
	.long	.L705@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L706@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L705@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L704@GOTOFF
	.long	.L703@GOTOFF
	.long	.L698@GOTOFF
	.long	.L702@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L698@GOTOFF
	.long	.L701@GOTOFF
	.long	.L699@GOTOFF
	.section	.text.p_ere
	.p2align 4,,10
	.p2align 3
.L701:
	cmpl	%ebp, %ebx
	jb	.L856
	.p2align 4
	.p2align 3
.L698:
	movsbl	36(%esp), %edx
.L852:
	movl	%esi, %eax
	call	ordinary
	movl	(%esi), %eax
.L851:
	movl	4(%esi), %ebp
	xorl	%edi, %edi
.L722:
	cmpl	%ebp, %eax
	jnb	.L855
	movzbl	(%eax), %edx
	movb	%dl, %cl
	subb	$42, %cl
	cmpb	$1, %cl
	jbe	.L739
	cmpb	$63, %dl
	je	.L739
	cmpb	$123, %dl
	jne	.L740
	leal	1(%eax), %edx
	cmpl	%ebp, %edx
	jnb	.L740
	movzbl	1(%eax), %eax
	movl	32(%esp), %ebx
	movl	%eax, (%esp)
	call	isdigit@PLT
	testl	%eax, %eax
	je	.L854
	incl	(%esi)
	testl	%edi, %edi
	je	.L743
	movl	8(%esi), %ebp
	testl	%ebp, %ebp
	jne	.L853
	movl	$13, 8(%esi)
.L853:
	movl	48(%esp), %eax
	movl	%eax, (%esi)
	movl	%eax, 4(%esi)
	.p2align 4
	.p2align 3
.L743:
	movl	%esi, %eax
	call	p_count
	movl	(%esi), %edx
	cmpl	4(%esi), %edx
	movl	%eax, %ecx
	jnb	.L763
	cmpb	$44, (%edx)
	je	.L857
.L763:
	movl	%eax, (%esp)
	movl	28(%esp), %edx
	movl	%esi, %eax
	call	repeat
	movl	(%esi), %eax
	movl	4(%esi), %ebp
	cmpl	%ebp, %eax
	jnb	.L773
	cmpb	$125, (%eax)
	jne	.L769
	jmp	.L858
	.p2align 4,,10
	.p2align 3
.L771:
	incl	%eax
	movl	%eax, (%esi)
	cmpl	%ebp, %eax
	jnb	.L773
.L769:
	cmpb	$125, (%eax)
	.p2align 4,,3
	jne	.L771
	cmpl	%ebp, %eax
	movl	8(%esi), %edx
	jnb	.L773
	testl	%edx, %edx
	jne	.L778
	movl	$10, 8(%esi)
	.p2align 4
	.p2align 3
.L778:
	movl	32(%esp), %eax
	leal	nuls@GOTOFF(%eax), %eax
	movl	%eax, (%esi)
	movl	%eax, 4(%esi)
.L855:
	movl	20(%esi), %edi
	jmp	.L779
	.p2align 4,,10
	.p2align 3
.L705:
	movl	8(%esi), %eax
	movl	28(%esp), %edi
	testl	%eax, %eax
	jne	.L730
	movl	$13, 8(%esi)
	.p2align 4
	.p2align 3
.L730:
	movl	32(%esp), %eax
	leal	nuls@GOTOFF(%eax), %eax
	movl	%eax, (%esi)
	movl	%eax, 4(%esi)
.L779:
	movl	44(%esp), %eax
	cmpl	%eax, %edi
	jne	.L805
.L792:
	movl	8(%esi), %ebx
	testl	%ebx, %ebx
	jne	.L783
	movl	$14, 8(%esi)
.L783:
	movl	32(%esp), %eax
	leal	nuls@GOTOFF(%eax), %eax
	movl	%eax, (%esi)
	movl	%eax, 4(%esi)
.L784:
	movl	52(%esp), %edx
	testl	%edx, %edx
	jne	.L694
	movl	8(%esi), %eax
	testl	%eax, %eax
	jne	.L694
	movl	12(%esi), %eax
	movl	60(%esp), %edi
	movl	44(%esp), %ecx
	leal	(%eax,%edi,4), %edx
	movl	(%edx), %eax
	subl	%edi, %ecx
	andl	$-134217728, %eax
	orl	%ecx, %eax
	movl	%eax, (%edx)
	movl	56(%esp), %eax
	movl	$-1879048192, %edx
	movl	20(%esi), %ecx
	addl	$92, %esp
	popl	%ebx
	subl	%eax, %ecx
	movl	%esi, %eax
	popl	%esi
	popl	%edi
	popl	%ebp
	jmp	doemit.part.0
	.p2align 4,,10
	.p2align 3
.L708:
	cmpl	%ebp, %ebx
	movl	8(%esi), %eax
	jb	.L710
	testl	%eax, %eax
	jne	.L711
	movl	$8, 8(%esi)
.L711:
	movl	48(%esp), %eax
	movl	%eax, (%esi)
	movl	%eax, 4(%esi)
	movl	28(%esi), %eax
	movl	80(%eax), %edx
	leal	1(%edx), %ebx
	movl	%ebx, 80(%eax)
	cmpl	$9, %ebx
	jg	.L713
	movl	28(%esp), %eax
	movl	%eax, 36(%esi,%edx,4)
.L713:
	movl	(%esi), %eax
	cmpl	4(%esi), %eax
	jnb	.L717
	cmpb	$41, (%eax)
	je	.L718
.L717:
	movl	$41, %edx
	movl	%esi, %eax
	call	p_ere
.L718:
	cmpl	$9, %ebx
	jg	.L719
	movl	20(%esi), %eax
	movl	%eax, 72(%esi,%ebx,4)
.L719:
	movl	8(%esi), %ebp
	testl	%ebp, %ebp
	jne	.L720
	movl	$1879048192, %edx
	movl	%ebx, %ecx
	movl	%esi, %eax
	call	doemit.part.0
	movl	(%esi), %edx
	cmpl	4(%esi), %edx
	jnb	.L721
.L794:
	leal	1(%edx), %eax
	movl	%eax, (%esi)
	cmpb	$41, (%edx)
	je	.L851
.L721:
	movl	8(%esi), %edi
	testl	%edi, %edi
	jne	.L778
	movl	$8, 8(%esi)
	jmp	.L778
	.p2align 4,,10
	.p2align 3
.L709:
	movl	8(%esi), %edx
	testl	%edx, %edx
	jne	.L799
	movl	%esi, %eax
	xorl	%ecx, %ecx
	movl	$536870912, %edx
	call	doemit.part.0
	movl	(%esi), %eax
.L728:
	movl	28(%esi), %edx
	xorl	%edi, %edi
	movl	4(%esi), %ebp
	orl	$2, 40(%edx)
	incl	48(%edx)
	jmp	.L722
	.p2align 4,,10
	.p2align 3
.L699:
	movl	8(%esi), %eax
	movl	28(%esp), %edi
	testl	%eax, %eax
	jne	.L730
	movl	$14, 8(%esi)
	jmp	.L730
	.p2align 4,,10
	.p2align 3
.L856:
	movzbl	1(%eax), %eax
	movl	32(%esp), %ebx
	movl	%eax, (%esp)
	call	isdigit@PLT
	testl	%eax, %eax
	je	.L698
	movl	8(%esi), %eax
	testl	%eax, %eax
	jne	.L737
	movl	$13, 8(%esi)
.L737:
	movl	48(%esp), %eax
	movl	%eax, (%esi)
	movl	%eax, 4(%esi)
	jmp	.L698
	.p2align 4,,10
	.p2align 3
.L702:
	movl	8(%esi), %ecx
	testl	%ecx, %ecx
	jne	.L798
	movl	%esi, %eax
	xorl	%ecx, %ecx
	movl	$402653184, %edx
	call	doemit.part.0
	movl	(%esi), %eax
.L727:
	movl	28(%esi), %edx
	movl	$1, %edi
	movl	4(%esi), %ebp
	orl	$1, 40(%edx)
	incl	44(%edx)
	jmp	.L722
	.p2align 4,,10
	.p2align 3
.L703:
	cmpl	%ebp, %ebx
	jb	.L733
	movl	8(%esi), %eax
	testl	%eax, %eax
	jne	.L734
	movl	$5, 8(%esi)
.L734:
	movl	48(%esp), %eax
	movl	%eax, 4(%esi)
	movl	%eax, %ebx
.L733:
	leal	1(%ebx), %eax
	movl	%eax, (%esi)
	movsbl	(%ebx), %edx
	jmp	.L852
	.p2align 4,,10
	.p2align 3
.L704:
	movl	%esi, %eax
	xorl	%edi, %edi
	call	p_bracket
	movl	(%esi), %eax
	movl	4(%esi), %ebp
	jmp	.L722
	.p2align 4,,10
	.p2align 3
.L706:
	movl	28(%esi), %eax
	testb	$2, 24(%eax)
	jne	.L859
	movl	8(%esi), %eax
	testl	%eax, %eax
	movl	%eax, %edi
	jne	.L860
	movl	%esi, %eax
	xorl	%ecx, %ecx
	movl	$671088640, %edx
	call	doemit.part.0
	movl	(%esi), %eax
	movl	4(%esi), %ebp
	jmp	.L722
	.p2align 4,,10
	.p2align 3
.L707:
	movl	8(%esi), %ebx
	movl	28(%esp), %edi
	testl	%ebx, %ebx
	jne	.L730
	movl	$8, 8(%esi)
	jmp	.L730
.L694:
	addl	$92, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L740:
	movsbl	(%eax), %edx
	movl	20(%esi), %ebx
	cmpb	$124, %dl
	movl	%ebx, 28(%esp)
	jne	.L861
	.p2align 4
	.p2align 3
.L780:
	movl	28(%esp), %edi
	movl	44(%esp), %eax
	cmpl	%eax, %edi
	je	.L792
	movl	(%esi), %eax
	movl	4(%esi), %ebp
	cmpl	%ebp, %eax
	jnb	.L805
	cmpb	$124, (%eax)
	jne	.L805
	movl	52(%esp), %ecx
	incl	%eax
	movl	%eax, (%esi)
	movl	8(%esi), %edx
	testl	%ecx, %ecx
	je	.L785
	testl	%edx, %edx
	jne	.L786
	movl	44(%esp), %ebx
	movl	$2013265920, %edx
	movl	%esi, %eax
	movl	%ebx, (%esp)
	subl	%ebx, %edi
	movl	%edi, %ecx
	incl	%ecx
	call	doinsert.part.0
	movl	20(%esi), %edi
	movl	%ebx, 60(%esp)
	movl	%ebx, 56(%esp)
.L785:
	movl	56(%esp), %eax
	movl	%edi, %ecx
	subl	%eax, %ecx
	movl	8(%esi), %eax
	testl	%eax, %eax
	jne	.L862
	movl	%esi, %eax
	movl	$-2147483648, %edx
	call	doemit.part.0
	movl	20(%esi), %edi
	movl	60(%esp), %ebx
	movl	8(%esi), %ebp
	leal	-1(%edi), %eax
	movl	%edi, %ecx
	movl	%eax, 56(%esp)
	subl	%ebx, %ecx
	testl	%ebp, %ebp
	jne	.L788
	movl	12(%esi), %eax
	leal	(%eax,%ebx,4), %edx
	movl	(%edx), %eax
	andl	$-134217728, %eax
	orl	%ecx, %eax
	xorl	%ecx, %ecx
	movl	%eax, (%edx)
	movl	$-2013265920, %edx
	movl	20(%esi), %eax
	movl	%eax, 60(%esp)
	movl	%esi, %eax
	call	doemit.part.0
	movl	20(%esi), %eax
	movl	4(%esi), %ebp
	movl	%eax, 44(%esp)
	movl	(%esi), %eax
.L789:
	xorl	%edx, %edx
	movl	%edx, 52(%esp)
	jmp	.L695
	.p2align 4,,10
	.p2align 3
.L739:
	incl	%eax
	testl	%edi, %edi
	movl	%eax, (%esi)
	jne	.L748
	cmpb	$43, %dl
	je	.L749
	.p2align 4,,3
	jle	.L751
.L750:
	movl	8(%esi), %eax
	movl	20(%esi), %ecx
	testl	%eax, %eax
	jne	.L753
	movl	28(%esp), %edi
	movl	$2013265920, %edx
	movl	%esi, %eax
	movl	%edi, (%esp)
	subl	%edi, %ecx
	incl	%ecx
	call	doinsert.part.0
	movl	20(%esi), %ecx
	movl	8(%esi), %ebp
	subl	%edi, %ecx
	testl	%ebp, %ebp
	jne	.L753
	movl	$-2147483648, %edx
	movl	%esi, %eax
	call	doemit.part.0
	movl	20(%esi), %edx
	movl	8(%esi), %ebx
	subl	%edi, %edx
	testl	%ebx, %ebx
	jne	.L753
	movl	12(%esi), %eax
	leal	(%eax,%edi,4), %ecx
	movl	(%ecx), %eax
	andl	$-134217728, %eax
	orl	%edx, %eax
	movl	$-2013265920, %edx
	movl	%eax, (%ecx)
	xorl	%ecx, %ecx
	movl	%esi, %eax
	call	doemit.part.0
	movl	20(%esi), %eax
	movl	8(%esi), %ecx
	decl	%eax
	testl	%ecx, %ecx
	jne	.L753
	movl	12(%esi), %edx
	movl	$2, %ecx
	leal	(%edx,%eax,4), %edx
	movl	(%edx), %eax
	andl	$-134217728, %eax
	orl	$1, %eax
	movl	%eax, (%edx)
	movl	%esi, %eax
	movl	$-1879048192, %edx
	call	doemit.part.0
	movl	(%esi), %eax
	movl	4(%esi), %ebp
	.p2align 4
	.p2align 3
.L757:
	cmpl	%ebp, %eax
	jnb	.L855
	movzbl	(%eax), %edx
	movb	%dl, %cl
	subb	$42, %cl
	cmpb	$1, %cl
	jbe	.L777
	cmpb	$63, %dl
	je	.L777
	cmpb	$123, %dl
	jne	.L740
	leal	1(%eax), %edx
	cmpl	%ebp, %edx
	jnb	.L740
	movzbl	1(%eax), %eax
	movl	32(%esp), %ebx
	movl	%eax, (%esp)
	call	isdigit@PLT
	testl	%eax, %eax
	je	.L854
	.p2align 4
	.p2align 3
.L777:
	movl	8(%esi), %edi
	testl	%edi, %edi
	jne	.L778
	movl	$13, 8(%esi)
	jmp	.L778
	.p2align 4,,10
	.p2align 3
.L748:
	movl	8(%esi), %edi
	testl	%edi, %edi
	jne	.L747
	movl	$13, 8(%esi)
.L747:
	movl	48(%esp), %eax
	cmpb	$43, %dl
	movl	%eax, (%esi)
	movl	%eax, 4(%esi)
	je	.L749
	jle	.L863
	cmpb	$63, %dl
	je	.L750
	cmpb	$123, %dl
	.p2align 4,,5
	je	.L743
	.p2align 4
	.p2align 3
.L753:
	movl	(%esi), %eax
	movl	4(%esi), %ebp
	jmp	.L757
	.p2align 4,,10
	.p2align 3
.L863:
	cmpb	$42, %dl
	jne	.L753
.L751:
	movl	8(%esi), %ebx
	movl	20(%esi), %ecx
	testl	%ebx, %ebx
	jne	.L753
	movl	28(%esp), %ebx
	movl	$1207959552, %edx
	movl	%esi, %eax
	movl	%ebx, (%esp)
	subl	%ebx, %ecx
	incl	%ecx
	call	doinsert.part.0
	movl	20(%esi), %ecx
	movl	8(%esi), %edx
	subl	%ebx, %ecx
	testl	%edx, %edx
	jne	.L753
	movl	%esi, %eax
	movl	$1342177280, %edx
	call	doemit.part.0
	movl	20(%esi), %ecx
	movl	8(%esi), %eax
	subl	%ebx, %ecx
	incl	%ecx
	testl	%eax, %eax
	jne	.L753
	movl	%ebx, (%esp)
	movl	%esi, %eax
	movl	$1476395008, %edx
	call	doinsert.part.0
	movl	20(%esi), %ecx
	movl	8(%esi), %eax
	subl	%ebx, %ecx
	testl	%eax, %eax
	jne	.L753
	movl	%esi, %eax
	movl	$1610612736, %edx
	call	doemit.part.0
	movl	(%esi), %eax
	movl	4(%esi), %ebp
	jmp	.L757
	.p2align 4,,10
	.p2align 3
.L749:
	movl	8(%esi), %eax
	testl	%eax, %eax
	jne	.L753
	movl	28(%esp), %ebx
	movl	%esi, %eax
	movl	$1207959552, %edx
	movl	20(%esi), %ecx
	movl	%ebx, (%esp)
	subl	%ebx, %ecx
	incl	%ecx
	call	doinsert.part.0
	movl	20(%esi), %ecx
	movl	8(%esi), %eax
	subl	%ebx, %ecx
	testl	%eax, %eax
	jne	.L753
	movl	%esi, %eax
	movl	$1342177280, %edx
	call	doemit.part.0
	movl	(%esi), %eax
	movl	4(%esi), %ebp
	jmp	.L757
	.p2align 4,,10
	.p2align 3
.L773:
	movl	8(%esi), %ebp
	testl	%ebp, %ebp
	jne	.L778
	movl	$9, 8(%esi)
	jmp	.L778
	.p2align 4,,10
	.p2align 3
.L710:
	movl	28(%esi), %edx
	movl	80(%edx), %ecx
	leal	1(%ecx), %ebx
	movl	%ebx, 80(%edx)
	cmpl	$9, %ebx
	jg	.L714
	movl	28(%esp), %edi
	movl	%edi, 36(%esi,%ecx,4)
.L714:
	testl	%eax, %eax
	jne	.L713
	movl	%ebx, %ecx
	movl	$1744830464, %edx
	movl	%esi, %eax
	call	doemit.part.0
	jmp	.L713
	.p2align 4,,10
	.p2align 3
.L854:
	movl	(%esi), %eax
	movl	4(%esi), %ebp
	movl	20(%esi), %edi
	cmpl	%ebp, %eax
	movl	%edi, 28(%esp)
	jb	.L696
	jmp	.L779
	.p2align 4,,10
	.p2align 3
.L862:
	movl	(%esi), %eax
	movl	4(%esi), %ebp
.L786:
	leal	-1(%edi), %ebx
	movl	%ebx, 56(%esp)
.L791:
	movl	%edi, 44(%esp)
	movl	%edi, 60(%esp)
	jmp	.L789
	.p2align 4,,10
	.p2align 3
.L798:
	movl	%ebx, %eax
	jmp	.L727
	.p2align 4,,10
	.p2align 3
.L799:
	movl	%ebx, %eax
	jmp	.L728
	.p2align 4,,10
	.p2align 3
.L720:
	movl	(%esi), %edx
	cmpl	4(%esi), %edx
	jnb	.L778
	.p2align 4,,4
	jmp	.L794
	.p2align 4,,10
	.p2align 3
.L859:
	leal	76(%esp), %eax
	xorl	%edi, %edi
	movl	%eax, (%esi)
	leal	79(%esp), %eax
	movl	%eax, 4(%esi)
	movl	$6097502, %eax
	movl	%eax, 76(%esp)
	movl	%esi, %eax
	call	p_bracket
	movl	%ebx, %eax
	movl	%ebx, (%esi)
	movl	%ebp, 4(%esi)
	jmp	.L722
	.p2align 4,,10
	.p2align 3
.L860:
	movl	4(%esi), %ebp
	movl	%ebx, %eax
	xorl	%edi, %edi
	jmp	.L722
	.p2align 4,,10
	.p2align 3
.L858:
	incl	%eax
	movl	%eax, (%esi)
	jmp	.L757
.L857:
	movl	%eax, 36(%esp)
	leal	1(%edx), %eax
	movl	32(%esp), %ebx
	movl	%eax, (%esi)
	movzbl	1(%edx), %eax
	movl	%eax, (%esp)
	call	isdigit@PLT
	movl	36(%esp), %ecx
	movl	%eax, %edx
	movl	$256, %eax
	testl	%edx, %edx
	je	.L763
	movl	%esi, %eax
	call	p_count
	movl	36(%esp), %ecx
	cmpl	%eax, %ecx
	jle	.L763
	movl	8(%esi), %edx
	testl	%edx, %edx
	jne	.L765
	movl	$10, 8(%esi)
.L765:
	movl	32(%esp), %edi
	leal	nuls@GOTOFF(%edi), %edx
	movl	%edx, (%esi)
	movl	%edx, 4(%esi)
	jmp	.L763
.L805:
	movl	%edi, 44(%esp)
	jmp	.L784
.L788:
	movl	(%esi), %eax
	movl	4(%esi), %ebp
	jmp	.L791
	.size	p_ere, .-p_ere
	.section	.text.regcomp,"ax",@progbits
	.p2align 4
	.globl	regcomp
	.type	regcomp, @function
regcomp:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	pushl	%ebx
	subl	$172, %esp
	movl	200(%esp), %esi
	movl	%eax, 44(%esp)
	movl	%esi, %eax
	andl	$17, %eax
	cmpl	$17, %eax
	je	.L982
	testl	$32, %esi
	je	.L866
	movl	192(%esp), %eax
	movl	20(%eax), %edi
	cmpl	196(%esp), %edi
	jb	.L982
	movl	196(%esp), %ebp
	subl	%ebp, %edi
.L867:
	movl	$351, (%esp)
	movl	44(%esp), %ebx
	call	malloc@PLT
	testl	%eax, %eax
	movl	%eax, %ebp
	je	.L870
	movl	%edi, %edx
	movl	%edi, %eax
	movl	44(%esp), %ebx
	shrl	%edx
	andl	$-2, %eax
	leal	1(%edx,%eax), %eax
	movl	%eax, 64(%esp)
	sall	$2, %eax
	movl	%eax, (%esp)
	call	malloc@PLT
	xorl	%ebx, %ebx
	movl	%ebx, 68(%esp)
	movl	%eax, 60(%esp)
	testl	%eax, %eax
	je	.L1084
	movl	196(%esp), %eax
	xorl	%edx, %edx
	xorl	%ecx, %ecx
	movl	%edx, 56(%esp)
	leal	120(%esp), %edx
	movl	%ebp, 76(%esp)
	movl	%ecx, 72(%esp)
	movl	%eax, 48(%esp)
	movl	196(%esp), %eax
	addl	%edi, %eax
	movl	%eax, 52(%esp)
	leal	80(%esp), %eax
	.p2align 4
	.p2align 3
.L871:
	movl	$0, (%eax)
	addl	$4, %eax
	movl	$0, 36(%eax)
	cmpl	%eax, %edx
	jne	.L871
	movl	$256, 8(%ebp)
	movl	%esi, %eax
	movl	44(%esp), %ebx
	movl	$0, 16(%ebp)
	andl	$-129, %eax
	movl	%eax, 24(%ebp)
	leal	220(%ebp), %eax
	movl	%eax, 56(%ebp)
	movl	$256, %eax
	movl	$0, 20(%ebp)
	movl	$0, 12(%ebp)
	movl	$0, 40(%ebp)
	movl	$0, 44(%ebp)
	movl	$0, 48(%ebp)
	movl	$0, 60(%ebp)
	movl	$-1, 64(%ebp)
	movl	$0, 68(%ebp)
	movl	$0, 72(%ebp)
	movl	$0, 76(%ebp)
	movl	$0, 80(%ebp)
	movl	$1, 52(%ebp)
	movl	%eax, 8(%esp)
	xorl	%eax, %eax
	movl	%eax, 4(%esp)
	leal	92(%ebp), %eax
	movl	%eax, (%esp)
	call	memset@PLT
	movl	56(%esp), %eax
	movl	$0, 84(%ebp)
	testl	%eax, %eax
	jne	.L872
	leal	48(%esp), %ebx
	xorl	%ecx, %ecx
	movl	$134217728, %edx
	movl	%ebx, %eax
	call	doemit.part.0
.L872:
	movl	68(%esp), %ecx
	testl	$1, %esi
	leal	-1(%ecx), %edx
	movl	%edx, 32(%ebp)
	jne	.L1085
	andl	$16, %esi
	je	.L875
	movl	48(%esp), %eax
	leal	48(%esp), %ebx
	cmpl	52(%esp), %eax
	jb	.L876
	movl	56(%esp), %eax
	testl	%eax, %eax
	je	.L877
	movl	%edx, 36(%ebp)
	movl	44(%esp), %eax
	leal	nuls@GOTOFF(%eax), %eax
	movl	%eax, 48(%esp)
	movl	%eax, 52(%esp)
	movl	%ecx, %eax
	jmp	.L878
	.p2align 4,,10
	.p2align 3
.L876:
	leal	1(%eax), %edx
	movl	%edx, 48(%esp)
	movsbl	(%eax), %edx
	movl	%ebx, %eax
	call	ordinary
	movl	48(%esp), %eax
	cmpl	52(%esp), %eax
	jb	.L876
.L1078:
	movl	56(%esp), %eax
	testl	%eax, %eax
	jne	.L1086
.L880:
	xorl	%ecx, %ecx
	movl	$134217728, %edx
	movl	%ebx, %eax
	call	doemit.part.0
	movl	68(%esp), %eax
	movl	56(%esp), %edi
	leal	-1(%eax), %edx
	movl	%edx, 36(%ebp)
	testl	%edi, %edi
	jne	.L878
	movl	56(%ebp), %eax
	movl	$-128, %ecx
	leal	1(%ecx), %edi
	movl	%eax, 28(%esp)
	movl	28(%esp), %eax
	cmpb	$0, (%eax,%ecx)
	jne	.L884
	.p2align 4
	.p2align 3
.L881:
	movl	12(%ebp), %edx
	movzbl	%cl, %ecx
	leal	14(%edx), %eax
	movl	%edx, %ebx
	addl	$7, %ebx
	cmovns	%ebx, %eax
	movl	20(%ebp), %ebx
	sarl	$3, %eax
	testl	%edx, %edx
	jle	.L884
	xorl	%edx, %edx
	jmp	.L886
	.p2align 4,,10
	.p2align 3
.L1087:
	movl	8(%ebp), %esi
	incl	%edx
	addl	%esi, %ebx
	cmpl	%edx, %eax
	jle	.L884
.L886:
	cmpb	$0, (%ebx,%ecx)
	je	.L1087
	movl	52(%ebp), %eax
	cmpl	$128, %edi
	movl	28(%esp), %esi
	movb	%al, 36(%esp)
	leal	1(%eax), %edx
	movl	%edx, 52(%ebp)
	movb	%al, -1(%esi,%edi)
	je	.L882
	movl	%edi, 40(%esp)
	movl	%edi, %ebx
	.p2align 4
	.p2align 3
.L890:
	movl	28(%esp), %eax
	cmpb	$0, (%eax,%ebx)
	jne	.L887
	movl	12(%ebp), %edx
	movzbl	%bl, %edi
	leal	14(%edx), %esi
	movl	%edx, %eax
	addl	$7, %eax
	cmovns	%eax, %esi
	movl	20(%ebp), %eax
	sarl	$3, %esi
	testl	%edx, %edx
	jle	.L888
	movl	%ebx, 32(%esp)
	xorl	%edx, %edx
	jmp	.L889
	.p2align 4,,10
	.p2align 3
.L1089:
	movl	8(%ebp), %ebx
	incl	%edx
	addl	%ebx, %eax
	cmpl	%edx, %esi
	jle	.L1088
.L889:
	movzbl	(%eax,%edi), %ebx
	cmpb	%bl, (%eax,%ecx)
	je	.L1089
	movl	32(%esp), %ebx
.L887:
	incl	%ebx
	cmpl	$128, %ebx
	jne	.L890
	movl	40(%esp), %edi
	.p2align 4
	.p2align 3
.L891:
	movl	28(%esp), %eax
	movl	%edi, %ecx
	leal	1(%ecx), %edi
	cmpb	$0, (%eax,%ecx)
	je	.L881
.L884:
	cmpl	$128, %edi
	jne	.L891
.L882:
	movl	68(%esp), %eax
.L878:
	movl	%eax, 28(%ebp)
	sall	$2, %eax
	movl	44(%esp), %ebx
	movl	%eax, 4(%esp)
	movl	60(%esp), %eax
	movl	%eax, (%esp)
	call	realloc@PLT
	movl	%eax, 4(%ebp)
	testl	%eax, %eax
	movl	%eax, %esi
	je	.L892
	movl	56(%esp), %eax
	testl	%eax, %eax
	jne	.L893
	movl	12(%ebp), %edx
	testl	%edx, %edx
	jle	.L983
	movl	16(%ebp), %eax
	sall	$4, %edx
	xorl	%ecx, %ecx
	movl	$1, %ebx
	addl	%eax, %edx
	.p2align 4
	.p2align 3
.L900:
	movl	12(%eax), %edi
	testl	%edi, %edi
	cmovne	%ebx, %ecx
	addl	$16, %eax
	cmpl	%eax, %edx
	jne	.L900
.L898:
	movl	$0, 64(%ebp)
	xorl	%eax, %eax
	addl	$4, %esi
	movl	%eax, 28(%esp)
	xorl	%eax, %eax
	xorl	%edx, %edx
	movl	%eax, 32(%esp)
	xorl	%edi, %edi
	movl	%ecx, 36(%esp)
	.p2align 4
	.p2align 3
.L930:
	movl	(%esi), %ebx
	leal	4(%esi), %eax
	movl	%ebx, %ecx
	andl	$-134217728, %ecx
	cmpl	$805306368, %ecx
	je	.L901
	ja	.L902
	cmpl	$402653184, %ecx
	je	.L903
	.p2align 4,,5
	jbe	.L1090
	cmpl	$536870912, %ecx
	je	.L903
	cmpl	$671088640, %ecx
	jne	.L906
	cmpl	76(%ebp), %edi
	jle	.L921
	movl	%edi, 76(%ebp)
	testl	%edx, %edx
	js	.L922
	movl	28(%esp), %esi
	addl	%edx, 64(%ebp)
	movl	%esi, 32(%esp)
.L923:
	leal	1(%edi), %edx
	xorl	%edi, %edi
.L908:
	movl	%eax, %esi
	jmp	.L930
	.p2align 4,,10
	.p2align 3
.L982:
	movl	$16, %eax
.L864:
	addl	$172, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L1088:
	movl	32(%esp), %ebx
.L888:
	movl	28(%esp), %esi
	movzbl	36(%esp), %eax
	movb	%al, (%esi,%ebx)
	jmp	.L887
.L1090:
	cmpl	$134217728, %ecx
	je	.L903
	cmpl	$268435456, %ecx
	jne	.L906
	testl	%edi, %edi
	cmovne	28(%esp), %esi
	incl	%edi
	movl	%esi, 28(%esp)
	movl	%eax, %esi
	jmp	.L930
	.p2align 4,,10
	.p2align 3
.L902:
	cmpl	$1744830464, %ecx
	je	.L908
	jbe	.L1091
	cmpl	$2013265920, %ecx
	je	.L910
	.p2align 4,,5
	jbe	.L1092
	andl	$-268435456, %ebx
	cmpl	$-1879048192, %ebx
	je	.L903
	cmpl	$-1610612736, %ecx
	jne	.L906
.L903:
	cmpl	76(%ebp), %edi
	jle	.L918
	movl	%edi, 76(%ebp)
	testl	%edx, %edx
	js	.L919
	movl	28(%esp), %esi
	addl	%edx, 64(%ebp)
	movl	%edi, %edx
	movl	%esi, 32(%esp)
.L920:
	cmpl	$134217728, %ecx
	je	.L929
.L1079:
	xorl	%edi, %edi
	movl	%eax, %esi
	jmp	.L930
	.p2align 4,,10
	.p2align 3
.L1092:
	cmpl	$1879048192, %ecx
	je	.L908
.L906:
	cmpl	76(%ebp), %edi
	jle	.L1093
	movl	%edi, 76(%ebp)
	testl	%edx, %edx
	js	.L928
	movl	64(%ebp), %ebx
	addl	%ebx, %edx
.L928:
	movl	%edx, 64(%ebp)
	movl	28(%esp), %esi
	movl	$-1, %edx
	movl	%esi, 32(%esp)
	jmp	.L920
	.p2align 4,,10
	.p2align 3
.L1091:
	cmpl	$1476395008, %ecx
	je	.L910
	cmpl	$1610612736, %ecx
	je	.L903
	cmpl	$1207959552, %ecx
	jne	.L906
	movl	%eax, %esi
	jmp	.L930
	.p2align 4,,10
	.p2align 3
.L910:
	movl	36(%esp), %ecx
	call	altoffset
	movl	%eax, %edx
	movl	%esi, %eax
	.p2align 4
	.p2align 3
.L914:
	andl	$134217727, %ebx
	leal	(%eax,%ebx,4), %eax
	movl	(%eax), %ebx
	movl	%ebx, %ecx
	andl	$-134217728, %ecx
	cmpl	$1610612736, %ecx
	je	.L903
	cmpl	$-1879048192, %ecx
	je	.L903
	cmpl	$-2013265920, %ecx
	je	.L914
	movl	40(%ebp), %esi
	orl	$4, %esi
	cmpl	$3, 76(%ebp)
	movl	%esi, 40(%ebp)
	jg	.L941
	movl	80(%ebp), %edi
	jmp	.L932
.L901:
	cmpl	76(%ebp), %edi
	jle	.L924
	movl	%edi, 76(%ebp)
	testl	%edx, %edx
	js	.L925
	movl	28(%esp), %esi
	addl	%edx, 64(%ebp)
	movl	%esi, 32(%esp)
.L926:
	leal	1(%edi), %edx
.L927:
	movl	36(%esp), %esi
	xorl	%edi, %edi
	testl	%esi, %esi
	movl	$-1, %esi
	cmovne	%esi, %edx
	movl	%eax, %esi
	jmp	.L930
.L918:
	testl	%edx, %edx
	js	.L920
	addl	%edi, %edx
	jmp	.L920
.L921:
	testl	%edx, %edx
	.p2align 4,,5
	js	.L1079
	addl	%edx, %edi
	.p2align 4,,5
	jmp	.L923
.L924:
	testl	%edx, %edx
	.p2align 4,,5
	js	.L927
	addl	%edx, %edi
	.p2align 4,,5
	jmp	.L926
.L866:
	movl	196(%esp), %eax
	movl	44(%esp), %ebx
	movl	%eax, (%esp)
	call	strlen@PLT
	movl	%eax, %edi
	jmp	.L867
.L929:
	movl	76(%ebp), %eax
	testl	%eax, %eax
	jne	.L931
	movl	$-1, 64(%ebp)
	movl	40(%ebp), %esi
	movl	80(%ebp), %edi
	jmp	.L932
.L919:
	movl	%edx, 64(%ebp)
	movl	28(%esp), %esi
	movl	%esi, 32(%esp)
	jmp	.L920
.L892:
	movl	56(%esp), %eax
	testl	%eax, %eax
	jne	.L895
	movl	$12, %eax
	movl	%eax, 56(%esp)
.L895:
	movl	44(%esp), %eax
	leal	nuls@GOTOFF(%eax), %eax
	movl	%eax, 48(%esp)
	movl	%eax, 52(%esp)
	movl	60(%esp), %eax
	movl	%eax, 4(%ebp)
.L893:
	cmpl	$3, 76(%ebp)
	jg	.L942
	movl	40(%ebp), %esi
	movl	80(%ebp), %edi
.L897:
	movl	$0, 88(%ebp)
	movl	192(%esp), %eax
	andl	$4, %esi
	movl	$53829, 0(%ebp)
	movl	%edi, (%eax)
	movl	%ebp, 4(%eax)
	movl	$62053, 8(%eax)
	jne	.L1094
.L973:
	movl	192(%esp), %eax
	movl	44(%esp), %ebx
	movl	%eax, (%esp)
	call	regfree@PLT
	movl	56(%esp), %eax
	addl	$172, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L931:
	movl	44(%esp), %ebx
	incl	%eax
	movl	%eax, (%esp)
	call	malloc@PLT
	movl	%eax, 60(%ebp)
	testl	%eax, %eax
	je	.L1095
	movl	76(%ebp), %edx
	testl	%edx, %edx
	jle	.L935
	movl	32(%esp), %ecx
	leal	(%eax,%edx), %ebx
	movl	%eax, %esi
.L936:
	movl	(%ecx), %eax
	addl	$4, %ecx
	movl	%eax, %edi
	andl	$-134217728, %edi
	cmpl	$268435456, %edi
	jne	.L936
	movb	%al, (%esi)
	incl	%esi
	cmpl	%ebx, %esi
	jne	.L936
	movb	$0, (%esi)
	cmpl	$3, %edx
	movl	56(%esp), %eax
	jle	.L1080
	testl	%eax, %eax
	jne	.L942
.L941:
	movl	$1028, (%esp)
	movl	44(%esp), %ebx
	call	malloc@PLT
	testl	%eax, %eax
	je	.L1096
	movl	76(%ebp), %edx
	leal	512(%eax), %ecx
	movl	%ecx, 68(%ebp)
	leal	1024(%eax), %ebx
	.p2align 4
	.p2align 3
.L944:
	movl	%edx, (%eax)
	addl	$4, %eax
	cmpl	%eax, %ebx
	jne	.L944
	testl	%edx, %edx
	jle	.L945
	movl	60(%ebp), %eax
	decl	%edx
.L946:
	movzbl	(%eax), %ebx
	incl	%eax
	movl	%edx, (%ecx,%ebx,4)
	subl	$1, %edx
	jnb	.L946
.L945:
	movl	56(%esp), %ebx
	testl	%ebx, %ebx
	jne	.L942
	movl	76(%ebp), %eax
	movl	44(%esp), %ebx
	sall	$2, %eax
	movl	%eax, (%esp)
	call	malloc@PLT
	movl	%eax, 28(%esp)
	testl	%eax, %eax
	je	.L1097
	movl	76(%ebp), %eax
	movl	44(%esp), %ebx
	sall	$2, %eax
	movl	%eax, (%esp)
	call	malloc@PLT
	movl	%eax, 72(%ebp)
	testl	%eax, %eax
	movl	%eax, %edi
	je	.L948
	movl	76(%ebp), %esi
	movl	%esi, 32(%esp)
	testl	%esi, %esi
	jle	.L949
	leal	(%esi,%esi), %ecx
	movl	%edi, %edx
	leal	-1(%ecx), %eax
	subl	%esi, %ecx
	movl	%ecx, %ebx
.L950:
	movl	%eax, (%edx)
	movl	%eax, %ecx
	addl	$4, %edx
	decl	%eax
	cmpl	%ecx, %ebx
	jne	.L950
	movl	%ebp, 36(%esp)
	movl	32(%esp), %eax
	xorl	%ebx, %ebx
	leal	-1(%eax), %ecx
.L954:
	movl	28(%esp), %esi
	cmpl	%eax, 32(%esp)
	movl	%eax, (%esi,%ecx,4)
	jle	.L951
	movl	%ecx, 40(%esp)
	movl	36(%esp), %esi
	movl	60(%esi), %esi
	leal	(%esi,%ecx), %ebp
	jmp	.L952
	.p2align 4,,10
	.p2align 3
.L953:
	sall	$2, %eax
	leal	(%edi,%eax), %ecx
	movl	(%ecx), %edx
	cmpl	%ebx, %edx
	cmovg	%ebx, %edx
	movl	%edx, (%ecx)
	movl	28(%esp), %ecx
	movl	(%ecx,%eax), %eax
	movl	32(%esp), %ecx
	cmpl	%ecx, %eax
	jge	.L1071
.L952:
	movzbl	(%esi,%eax), %ecx
	cmpb	%cl, 0(%ebp)
	jne	.L953
.L1071:
	movl	40(%esp), %ecx
.L951:
	decl	%ecx
	decl	%eax
	incl	%ebx
	cmpl	$-1, %ecx
	jne	.L954
	testl	%eax, %eax
	movl	36(%esp), %ebp
	js	.L1098
.L955:
	movl	32(%esp), %esi
	movl	%edi, %edx
	leal	(%eax,%esi), %ebx
	leal	4(%edi,%eax,4), %esi
.L959:
	movl	(%edx), %ecx
	cmpl	%ebx, %ecx
	cmovg	%ebx, %ecx
	addl	$4, %edx
	movl	%ecx, -4(%edx)
	decl	%ebx
	cmpl	%edx, %esi
	jne	.L959
	movl	32(%esp), %ecx
	movl	28(%esp), %esi
	cmpl	%ecx, %eax
	movl	(%esi,%eax,4), %esi
	jge	.L957
	movl	%ebp, 36(%esp)
	movl	32(%esp), %ecx
.L958:
	cmpl	%eax, %ecx
	jle	.L965
	leal	(%ecx,%esi), %ebx
	cmpl	%esi, %eax
	setle	%dl
	testb	%dl, %dl
	jne	.L961
	jmp	.L965
	.p2align 4,,10
	.p2align 3
.L1099:
	cmpl	%esi, %eax
	jg	.L965
.L961:
	movl	(%edi,%eax,4), %ebp
	movl	%ebx, %edx
	subl	%eax, %edx
	cmpl	%ebp, %edx
	cmovg	%ebp, %edx
	movl	%edx, (%edi,%eax,4)
	incl	%eax
	cmpl	%ecx, %eax
	jl	.L1099
.L1074:
	movl	36(%esp), %ebp
.L957:
	movl	28(%esp), %eax
	movl	44(%esp), %ebx
	movl	%eax, (%esp)
	call	free@PLT
.L942:
	movl	72(%ebp), %edx
	testl	%edx, %edx
	je	.L948
.L1081:
	movl	56(%esp), %eax
.L1080:
	movl	40(%ebp), %esi
.L934:
	testl	%eax, %eax
	movl	80(%ebp), %edi
	jne	.L897
.L932:
	movl	4(%ebp), %eax
	xorl	%ebx, %ebx
	xorl	%ecx, %ecx
	leal	4(%eax), %edx
	.p2align 4
	.p2align 3
.L971:
	movl	(%edx), %eax
	addl	$4, %edx
	andl	$-134217728, %eax
	cmpl	$1207959552, %eax
	je	.L966
	cmpl	$1342177280, %eax
	je	.L967
	cmpl	$134217728, %eax
	jne	.L971
	testl	%ecx, %ecx
	je	.L972
	movl	%ebx, 88(%ebp)
	movl	%esi, %eax
	movl	$53829, 0(%ebp)
	orl	$4, %eax
	movl	%eax, 40(%ebp)
	movl	192(%esp), %eax
	movl	%edi, (%eax)
	movl	%ebp, 4(%eax)
	movl	$62053, 8(%eax)
.L974:
	movl	$15, %eax
	movl	%eax, 56(%esp)
	movl	44(%esp), %eax
	leal	nuls@GOTOFF(%eax), %eax
	movl	%eax, 48(%esp)
	movl	%eax, 52(%esp)
	jmp	.L973
.L967:
	cmpl	%ecx, %ebx
	cmovl	%ecx, %ebx
	decl	%ecx
	jmp	.L971
.L966:
	incl	%ecx
	jmp	.L971
.L972:
	movl	%ebx, 88(%ebp)
	movl	192(%esp), %eax
	movl	$53829, 0(%ebp)
	movl	%edi, (%eax)
	movl	%ebp, 4(%eax)
	movl	$62053, 8(%eax)
	movl	%esi, %eax
	andl	$4, %eax
	jne	.L974
	addl	$172, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L875:
	leal	48(%esp), %ebx
	movl	$128, %ecx
	movl	$128, %edx
	movl	%ebx, %eax
	call	p_bre
	jmp	.L1078
.L1085:
	leal	48(%esp), %ebx
	movl	$128, %edx
	movl	%ebx, %eax
	call	p_ere
	movl	56(%esp), %eax
	testl	%eax, %eax
	je	.L880
.L1086:
	movl	68(%esp), %ecx
.L879:
	leal	-1(%ecx), %edx
	movl	%ecx, %eax
	movl	%edx, 36(%ebp)
	jmp	.L878
.L1094:
	movl	44(%esp), %eax
	leal	nuls@GOTOFF(%eax), %eax
	movl	%eax, 48(%esp)
	movl	%eax, 52(%esp)
	jmp	.L973
.L1097:
	xorl	%ecx, %ecx
	movl	%ecx, 72(%ebp)
.L948:
	movl	68(%ebp), %eax
	testl	%eax, %eax
	je	.L1081
	movl	%eax, (%esp)
	movl	44(%esp), %ebx
	call	free@PLT
	movl	$0, 68(%ebp)
	jmp	.L1081
	.p2align 4,,10
	.p2align 3
.L965:
	cmpl	%ecx, %eax
	jge	.L1074
	movl	28(%esp), %edx
	movl	(%edx,%esi,4), %esi
	jmp	.L958
.L925:
	movl	%edx, 64(%ebp)
	movl	28(%esp), %esi
	movl	%esi, 32(%esp)
	jmp	.L927
.L922:
	movl	%edx, 64(%ebp)
	movl	28(%esp), %esi
	xorl	%edi, %edi
	movl	%esi, 32(%esp)
	movl	%eax, %esi
	jmp	.L930
.L877:
	movl	$14, %eax
	movl	%eax, 56(%esp)
	movl	44(%esp), %eax
	leal	nuls@GOTOFF(%eax), %eax
	movl	%eax, 48(%esp)
	movl	%eax, 52(%esp)
	jmp	.L879
.L983:
	xorl	%ecx, %ecx
	jmp	.L898
.L949:
	movl	$0, %eax
	je	.L955
	.p2align 4,,4
	jmp	.L957
.L935:
	movb	$0, (%eax)
	movl	56(%esp), %eax
	jmp	.L1080
.L1096:
	xorl	%esi, %esi
	movl	%esi, 68(%ebp)
	jmp	.L945
	.p2align 4,,10
	.p2align 3
.L1098:
	movl	28(%esp), %esi
	movl	32(%esp), %ecx
	movl	(%esi,%eax,4), %esi
	jmp	.L958
.L1095:
	xorl	%edi, %edi
	movl	56(%esp), %eax
	movl	%edi, 76(%ebp)
	movl	40(%ebp), %esi
	movl	$-1, 64(%ebp)
	jmp	.L934
.L1084:
	movl	%ebp, (%esp)
	movl	44(%esp), %ebx
	call	free@PLT
.L870:
	movl	$12, %eax
	jmp	.L864
.L1093:
	xorl	%edi, %edi
	orl	$-1, %edx
	movl	%eax, %esi
	jmp	.L930
	.size	regcomp, .-regcomp
	.local	nuls
	.comm	nuls,10,4
	.section	.rodata.str1.1
.LC2:
	.string	"NUL"
.LC3:
	.string	"SOH"
.LC4:
	.string	"STX"
.LC5:
	.string	"ETX"
.LC6:
	.string	"EOT"
.LC7:
	.string	"ENQ"
.LC8:
	.string	"ACK"
.LC9:
	.string	"BEL"
.LC10:
	.string	"alert"
.LC11:
	.string	"BS"
.LC12:
	.string	"backspace"
.LC13:
	.string	"HT"
.LC14:
	.string	"tab"
.LC15:
	.string	"LF"
.LC16:
	.string	"newline"
.LC17:
	.string	"VT"
.LC18:
	.string	"vertical-tab"
.LC19:
	.string	"FF"
.LC20:
	.string	"form-feed"
.LC21:
	.string	"CR"
.LC22:
	.string	"carriage-return"
.LC23:
	.string	"SO"
.LC24:
	.string	"SI"
.LC25:
	.string	"DLE"
.LC26:
	.string	"DC1"
.LC27:
	.string	"DC2"
.LC28:
	.string	"DC3"
.LC29:
	.string	"DC4"
.LC30:
	.string	"NAK"
.LC31:
	.string	"SYN"
.LC32:
	.string	"ETB"
.LC33:
	.string	"CAN"
.LC34:
	.string	"EM"
.LC35:
	.string	"SUB"
.LC36:
	.string	"ESC"
.LC37:
	.string	"IS4"
.LC38:
	.string	"FS"
.LC39:
	.string	"IS3"
.LC40:
	.string	"GS"
.LC41:
	.string	"IS2"
.LC42:
	.string	"RS"
.LC43:
	.string	"IS1"
.LC44:
	.string	"US"
.LC45:
	.string	"space"
.LC46:
	.string	"exclamation-mark"
.LC47:
	.string	"quotation-mark"
.LC48:
	.string	"number-sign"
.LC49:
	.string	"dollar-sign"
.LC50:
	.string	"percent-sign"
.LC51:
	.string	"ampersand"
.LC52:
	.string	"apostrophe"
.LC53:
	.string	"left-parenthesis"
.LC54:
	.string	"right-parenthesis"
.LC55:
	.string	"asterisk"
.LC56:
	.string	"plus-sign"
.LC57:
	.string	"comma"
.LC58:
	.string	"hyphen"
.LC59:
	.string	"hyphen-minus"
.LC60:
	.string	"period"
.LC61:
	.string	"full-stop"
.LC62:
	.string	"slash"
.LC63:
	.string	"solidus"
.LC64:
	.string	"zero"
.LC65:
	.string	"one"
.LC66:
	.string	"two"
.LC67:
	.string	"three"
.LC68:
	.string	"four"
.LC69:
	.string	"five"
.LC70:
	.string	"six"
.LC71:
	.string	"seven"
.LC72:
	.string	"eight"
.LC73:
	.string	"nine"
.LC74:
	.string	"colon"
.LC75:
	.string	"semicolon"
.LC76:
	.string	"less-than-sign"
.LC77:
	.string	"equals-sign"
.LC78:
	.string	"greater-than-sign"
.LC79:
	.string	"question-mark"
.LC80:
	.string	"commercial-at"
.LC81:
	.string	"left-square-bracket"
.LC82:
	.string	"backslash"
.LC83:
	.string	"reverse-solidus"
.LC84:
	.string	"right-square-bracket"
.LC85:
	.string	"circumflex"
.LC86:
	.string	"circumflex-accent"
.LC87:
	.string	"underscore"
.LC88:
	.string	"low-line"
.LC89:
	.string	"grave-accent"
.LC90:
	.string	"left-brace"
.LC91:
	.string	"left-curly-bracket"
.LC92:
	.string	"vertical-line"
.LC93:
	.string	"right-brace"
.LC94:
	.string	"right-curly-bracket"
.LC95:
	.string	"tilde"
.LC96:
	.string	"DEL"
	.section	.data.rel.local,"aw"
	.align 32
	.type	cnames, @object
	.size	cnames, 768
cnames:
	.long	.LC2
	.byte	0
	.zero	3
	.long	.LC3
	.byte	1
	.zero	3
	.long	.LC4
	.byte	2
	.zero	3
	.long	.LC5
	.byte	3
	.zero	3
	.long	.LC6
	.byte	4
	.zero	3
	.long	.LC7
	.byte	5
	.zero	3
	.long	.LC8
	.byte	6
	.zero	3
	.long	.LC9
	.byte	7
	.zero	3
	.long	.LC10
	.byte	7
	.zero	3
	.long	.LC11
	.byte	8
	.zero	3
	.long	.LC12
	.byte	8
	.zero	3
	.long	.LC13
	.byte	9
	.zero	3
	.long	.LC14
	.byte	9
	.zero	3
	.long	.LC15
	.byte	10
	.zero	3
	.long	.LC16
	.byte	10
	.zero	3
	.long	.LC17
	.byte	11
	.zero	3
	.long	.LC18
	.byte	11
	.zero	3
	.long	.LC19
	.byte	12
	.zero	3
	.long	.LC20
	.byte	12
	.zero	3
	.long	.LC21
	.byte	13
	.zero	3
	.long	.LC22
	.byte	13
	.zero	3
	.long	.LC23
	.byte	14
	.zero	3
	.long	.LC24
	.byte	15
	.zero	3
	.long	.LC25
	.byte	16
	.zero	3
	.long	.LC26
	.byte	17
	.zero	3
	.long	.LC27
	.byte	18
	.zero	3
	.long	.LC28
	.byte	19
	.zero	3
	.long	.LC29
	.byte	20
	.zero	3
	.long	.LC30
	.byte	21
	.zero	3
	.long	.LC31
	.byte	22
	.zero	3
	.long	.LC32
	.byte	23
	.zero	3
	.long	.LC33
	.byte	24
	.zero	3
	.long	.LC34
	.byte	25
	.zero	3
	.long	.LC35
	.byte	26
	.zero	3
	.long	.LC36
	.byte	27
	.zero	3
	.long	.LC37
	.byte	28
	.zero	3
	.long	.LC38
	.byte	28
	.zero	3
	.long	.LC39
	.byte	29
	.zero	3
	.long	.LC40
	.byte	29
	.zero	3
	.long	.LC41
	.byte	30
	.zero	3
	.long	.LC42
	.byte	30
	.zero	3
	.long	.LC43
	.byte	31
	.zero	3
	.long	.LC44
	.byte	31
	.zero	3
	.long	.LC45
	.byte	32
	.zero	3
	.long	.LC46
	.byte	33
	.zero	3
	.long	.LC47
	.byte	34
	.zero	3
	.long	.LC48
	.byte	35
	.zero	3
	.long	.LC49
	.byte	36
	.zero	3
	.long	.LC50
	.byte	37
	.zero	3
	.long	.LC51
	.byte	38
	.zero	3
	.long	.LC52
	.byte	39
	.zero	3
	.long	.LC53
	.byte	40
	.zero	3
	.long	.LC54
	.byte	41
	.zero	3
	.long	.LC55
	.byte	42
	.zero	3
	.long	.LC56
	.byte	43
	.zero	3
	.long	.LC57
	.byte	44
	.zero	3
	.long	.LC58
	.byte	45
	.zero	3
	.long	.LC59
	.byte	45
	.zero	3
	.long	.LC60
	.byte	46
	.zero	3
	.long	.LC61
	.byte	46
	.zero	3
	.long	.LC62
	.byte	47
	.zero	3
	.long	.LC63
	.byte	47
	.zero	3
	.long	.LC64
	.byte	48
	.zero	3
	.long	.LC65
	.byte	49
	.zero	3
	.long	.LC66
	.byte	50
	.zero	3
	.long	.LC67
	.byte	51
	.zero	3
	.long	.LC68
	.byte	52
	.zero	3
	.long	.LC69
	.byte	53
	.zero	3
	.long	.LC70
	.byte	54
	.zero	3
	.long	.LC71
	.byte	55
	.zero	3
	.long	.LC72
	.byte	56
	.zero	3
	.long	.LC73
	.byte	57
	.zero	3
	.long	.LC74
	.byte	58
	.zero	3
	.long	.LC75
	.byte	59
	.zero	3
	.long	.LC76
	.byte	60
	.zero	3
	.long	.LC77
	.byte	61
	.zero	3
	.long	.LC78
	.byte	62
	.zero	3
	.long	.LC79
	.byte	63
	.zero	3
	.long	.LC80
	.byte	64
	.zero	3
	.long	.LC81
	.byte	91
	.zero	3
	.long	.LC82
	.byte	92
	.zero	3
	.long	.LC83
	.byte	92
	.zero	3
	.long	.LC84
	.byte	93
	.zero	3
	.long	.LC85
	.byte	94
	.zero	3
	.long	.LC86
	.byte	94
	.zero	3
	.long	.LC87
	.byte	95
	.zero	3
	.long	.LC88
	.byte	95
	.zero	3
	.long	.LC89
	.byte	96
	.zero	3
	.long	.LC90
	.byte	123
	.zero	3
	.long	.LC91
	.byte	123
	.zero	3
	.long	.LC92
	.byte	124
	.zero	3
	.long	.LC93
	.byte	125
	.zero	3
	.long	.LC94
	.byte	125
	.zero	3
	.long	.LC95
	.byte	126
	.zero	3
	.long	.LC96
	.byte	127
	.zero	3
	.long	0
	.byte	0
	.zero	3
	.section	.rodata.str1.1
.LC97:
	.string	"alnum"
.LC98:
	.string	"alpha"
.LC99:
	.string	"blank"
.LC100:
	.string	"cntrl"
.LC101:
	.string	"digit"
.LC102:
	.string	"graph"
.LC103:
	.string	"lower"
.LC104:
	.string	"print"
.LC105:
	.string	"punct"
.LC106:
	.string	"upper"
.LC107:
	.string	"xdigit"
	.section	.data.rel.local
	.align 32
	.type	cclasses, @object
	.size	cclasses, 104
cclasses:
	.long	.LC97
	.long	0
	.long	.LC98
	.long	1
	.long	.LC99
	.long	2
	.long	.LC100
	.long	3
	.long	.LC101
	.long	4
	.long	.LC102
	.long	5
	.long	.LC103
	.long	6
	.long	.LC104
	.long	7
	.long	.LC105
	.long	8
	.long	.LC45
	.long	9
	.long	.LC106
	.long	10
	.long	.LC107
	.long	11
	.long	0
	.zero	4
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
	.section	.text.__x86.get_pc_thunk.si,"axG",@progbits,__x86.get_pc_thunk.si,comdat
	.globl	__x86.get_pc_thunk.si
	.hidden	__x86.get_pc_thunk.si
	.type	__x86.get_pc_thunk.si, @function
__x86.get_pc_thunk.si:
	movl	(%esp), %esi
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
