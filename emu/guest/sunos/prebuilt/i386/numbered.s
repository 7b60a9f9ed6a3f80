// ad29a2b5835ec3b600ff744affd7579c emu/guest/libc/sunos/numbered.c
	.file	"numbered.c"
	.text
	.section	.text.find_conversion,"ax",@progbits
	.p2align 4
	.type	find_conversion, @function
find_conversion:
	movl	4(%eax), %edx
	movl	%eax, %ecx
	testl	%edx, %edx
	movl	%edx, %eax
	je	.L27
	.p2align 4
	.p2align 3
.L29:
	movl	(%edx), %edx
	testl	%edx, %edx
	je	.L24
	cmpl	$37, %edx
	jne	.L20
	leal	4(%eax), %edx
	movl	4(%eax), %eax
	movl	%edx, 4(%ecx)
	cmpl	$37, %eax
	jne	.L18
	movl	%edx, %eax
.L20:
	addl	$4, %eax
	movl	%eax, 4(%ecx)
	movl	%eax, %edx
	testl	%edx, %edx
	movl	%edx, %eax
	jne	.L29
.L27:
	pushl	%ebx
.L8:
	movl	(%ecx), %eax
	movzbl	(%eax), %ebx
	testl	%ebx, %ebx
	je	.L13
	cmpl	$37, %ebx
	jne	.L5
	leal	1(%eax), %ebx
	movl	%ebx, (%ecx)
	movzbl	1(%eax), %eax
	cmpl	$37, %eax
	jne	.L3
	movl	%ebx, %eax
.L5:
	incl	%eax
	testl	%edx, %edx
	movl	%eax, (%ecx)
	movl	%edx, %eax
	je	.L8
	movl	(%edx), %edx
	testl	%edx, %edx
	je	.L13
.L30:
	cmpl	$37, %edx
	jne	.L4
	leal	4(%eax), %edx
	movl	4(%eax), %eax
	movl	%edx, 4(%ecx)
	cmpl	$37, %eax
	jne	.L3
	movl	%edx, %eax
.L4:
	addl	$4, %eax
	movl	%eax, 4(%ecx)
	movl	%eax, %edx
	testl	%edx, %edx
	movl	%edx, %eax
	je	.L8
	movl	(%edx), %edx
	testl	%edx, %edx
	jne	.L30
.L13:
	popl	%ebx
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L24:
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L18:
	testl	%eax, %eax
	setne	%al
	movzbl	%al, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L3:
	popl	%ebx
	testl	%eax, %eax
	setne	%al
	movzbl	%al, %eax
	ret
	.size	find_conversion, .-find_conversion
	.section	.text.copy,"ax",@progbits
	.p2align 4
	.type	copy, @function
copy:
	pushl	%ebx
	movl	%eax, %ecx
	movl	%edx, %eax
	movl	4(%ecx), %edx
	testl	%edx, %edx
	je	.L32
	movl	4(%eax), %ebx
	movl	(%ebx), %ebx
	movl	%ebx, (%edx)
.L33:
	addl	$4, %edx
	movl	%edx, 4(%ecx)
	movl	4(%eax), %edx
	testl	%edx, %edx
	je	.L36
.L39:
	popl	%ebx
	addl	$4, %edx
	movl	%edx, 4(%eax)
	ret
	.p2align 4,,10
	.p2align 3
.L32:
	movl	(%eax), %ebx
	movl	(%ecx), %edx
	movzbl	(%ebx), %ebx
	movb	%bl, (%edx)
	movl	4(%ecx), %edx
	testl	%edx, %edx
	jne	.L33
	movl	4(%eax), %edx
	incl	(%ecx)
	testl	%edx, %edx
	jne	.L39
.L36:
	incl	(%eax)
	popl	%ebx
	ret
	.size	copy, .-copy
	.section	.text.number_at,"ax",@progbits
	.p2align 4
	.type	number_at, @function
number_at:
	movl	404(%eax,%edx,4), %eax
	movl	(%eax), %eax
	ret
	.size	number_at, .-number_at
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"%d"
.LC1:
	.string	".%d"
.LC2:
	.string	"%s%c"
.LC3:
	.string	""
.LC4:
	.string	"%s%s"
.LC5:
	.string	"-"
	.section	.text.format_one,"ax",@progbits
	.p2align 4
	.type	format_one, @function
format_one:
	pushl	%ebp
	pushl	%edi
	movl	%ecx, %edi
	pushl	%esi
	movl	%edx, %esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$140, %esp
	movl	%eax, 40(%esp)
	movzbl	28(%edx), %ecx
	cmpb	$72, %cl
	je	.L64
	cmpb	$113, %cl
	je	.L65
	movb	%cl, %al
	xorl	%edx, %edx
.L42:
	movb	%dl, 62(%esp)
	movl	16(%esi), %edx
	movb	%al, 61(%esp)
	movb	$0, 63(%esp)
	testl	%edx, %edx
	jne	.L70
	movl	24(%esi), %eax
	movl	%eax, 36(%esp)
.L44:
	movl	12(%esi), %edx
	testl	%edx, %edx
	jne	.L71
	movl	20(%esi), %ebp
.L46:
	movl	$37, %eax
	xorl	%edx, %edx
	movl	%eax, 64(%esp)
	leal	68(%esp), %eax
	movl	%eax, 44(%esp)
	xorl	%eax, %eax
.L47:
	movl	%edx, 68(%esp,%eax)
	movl	%edx, 72(%esp,%eax)
	addl	$8, %eax
	cmpl	$56, %eax
	jb	.L47
	movl	44(%esp), %edx
	cmpb	$110, 29(%esi)
	movl	$0, (%edx,%eax)
	movl	8(%esi), %eax
	movl	404(%edi,%eax,4), %eax
	movl	%eax, 44(%esp)
	je	.L72
	testl	%ebp, %ebp
	js	.L73
	leal	.LC3@GOTOFF(%ebx), %eax
	movl	$16, %edx
	movl	%eax, 16(%esp)
	leal	65(%esp), %edi
	movl	%edi, (%esp)
	leal	.LC4@GOTOFF(%ebx), %eax
	movl	%esi, 12(%esp)
	movl	%eax, 8(%esp)
	movl	%edx, 4(%esp)
	call	snprintf@PLT
	addl	%eax, %edi
	testl	%ebp, %ebp
	jne	.L61
.L62:
	movl	36(%esp), %eax
	testl	%eax, %eax
	js	.L60
	movl	%eax, 12(%esp)
	leal	.LC1@GOTOFF(%ebx), %eax
	movl	$16, %ebp
	movl	%edi, (%esp)
	movl	%eax, 8(%esp)
	movl	%ebp, 4(%esp)
	call	snprintf@PLT
	addl	%eax, %edi
.L60:
	movsbl	29(%esi), %eax
	movl	$16, %ecx
	xorl	%esi, %esi
	movl	%ecx, 4(%esp)
	movl	%edi, (%esp)
	movl	%eax, 16(%esp)
	leal	61(%esp), %eax
	movl	%eax, 12(%esp)
	leal	.LC2@GOTOFF(%ebx), %eax
	movl	%eax, 8(%esp)
	call	snprintf@PLT
	leal	64(%esp), %eax
	movl	44(%esp), %ecx
	movl	%eax, 4(%esp)
	movl	40(%esp), %eax
	movl	%esi, 8(%esp)
	movl	%ecx, 12(%esp)
	movl	%eax, (%esp)
	call	format_text@PLT
	addl	$140, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L65:
	movb	$108, %al
	movb	$108, %dl
	jmp	.L42
	.p2align 4,,10
	.p2align 3
.L73:
	movl	%esi, 12(%esp)
	leal	.LC5@GOTOFF(%ebx), %eax
	movl	%eax, 16(%esp)
	leal	.LC4@GOTOFF(%ebx), %eax
	movl	%eax, 8(%esp)
	leal	65(%esp), %edi
	movl	$16, %eax
	movl	%edi, (%esp)
	movl	%eax, 4(%esp)
	call	snprintf@PLT
	addl	%eax, %edi
	cmpl	$-2147483648, %ebp
	movl	$2147483647, %eax
	je	.L63
.L61:
	movl	%ebp, %eax
	negl	%eax
	cmovs	%ebp, %eax
.L63:
	movl	%eax, 12(%esp)
	leal	.LC0@GOTOFF(%ebx), %eax
	movl	%eax, 8(%esp)
	movl	$16, %eax
	movl	%edi, (%esp)
	movl	%eax, 4(%esp)
	call	snprintf@PLT
	addl	%eax, %edi
	jmp	.L62
	.p2align 4,,10
	.p2align 3
.L64:
	movb	$104, %al
	movb	$104, %dl
	jmp	.L42
	.p2align 4,,10
	.p2align 3
.L71:
	movl	%edi, %eax
	call	number_at
	movl	%eax, %ebp
	jmp	.L46
	.p2align 4,,10
	.p2align 3
.L70:
	movl	%edi, %eax
	call	number_at
	movl	%eax, 36(%esp)
	jmp	.L44
	.p2align 4,,10
	.p2align 3
.L72:
	cmpb	$108, %cl
	movl	(%eax), %eax
	je	.L54
	jg	.L51
	cmpb	$72, %cl
	.p2align 4,,3
	je	.L52
	cmpb	$104, %cl
	.p2align 4,,5
	jne	.L54
	movl	160(%esp), %esi
	movw	%si, (%eax)
	xorl	%eax, %eax
.L74:
	addl	$140, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L51:
	cmpb	$113, %cl
	jne	.L54
	movl	160(%esp), %esi
	movl	%esi, (%eax)
	sarl	$31, %esi
	movl	%esi, 4(%eax)
	xorl	%eax, %eax
	jmp	.L74
	.p2align 4,,10
	.p2align 3
.L54:
	movl	160(%esp), %esi
	movl	%esi, (%eax)
	xorl	%eax, %eax
	jmp	.L74
	.p2align 4,,10
	.p2align 3
.L52:
	movzbl	160(%esp), %ecx
	movb	%cl, (%eax)
	xorl	%eax, %eax
	jmp	.L74
	.size	format_one, .-format_one
	.section	.text.format_plain,"ax",@progbits
	.p2align 4
	.type	format_plain, @function
format_plain:
	pushl	%ebp
	xorl	%ecx, %ecx
	pushl	%edi
	pushl	%esi
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	pushl	%ebx
	subl	$300, %esp
	movl	%ecx, 20(%esp)
	movl	328(%esp), %ebp
	leal	32(%esp), %edi
	movl	324(%esp), %esi
	movl	%eax, 24(%esp)
	leal	332(%esp), %eax
	movl	%eax, 28(%esp)
	movl	$0, 0(%ebp)
.L76:
	movl	4(%esi), %edx
	testl	%edx, %edx
	je	.L96
.L118:
	movl	(%edx), %eax
	testl	%eax, %eax
	je	.L75
.L119:
	movl	0(%ebp), %eax
	testl	%eax, %eax
	jne	.L75
	cmpl	$-1, 20(%esp)
	je	.L75
	xorl	%eax, %eax
	testl	%edx, %edx
	je	.L89
	.p2align 4
	.p2align 3
.L83:
	movl	(%edx), %ecx
	testl	%ecx, %ecx
	je	.L91
.L117:
	movl	0(%ebp), %ebx
	testl	%ebx, %ebx
	jne	.L91
	cmpl	$37, %ecx
	jne	.L116
	testl	%edx, %edx
	movl	(%esi), %ebx
	je	.L81
	cmpl	$37, 4(%edx)
	leal	4(%edx), %ecx
	setne	%dl
	movzbl	%dl, %edx
	movl	%edx, 0(%ebp)
	je	.L82
	movl	%ecx, 4(%esi)
	movl	%ecx, %edx
	jmp	.L83
	.p2align 4,,10
	.p2align 3
.L85:
	movb	$37, (%edi,%eax)
	movb	$37, 1(%edi,%eax)
	addl	$2, %eax
.L80:
	incl	(%esi)
	cmpl	$61, %eax
	ja	.L93
.L89:
	movl	(%esi), %edx
	movzbl	(%edx), %ecx
	xorl	%edx, %edx
.L121:
	testl	%ecx, %ecx
	jne	.L117
	.p2align 4
	.p2align 3
.L91:
	testl	%edx, %edx
	je	.L93
.L100:
	xorl	%ecx, %ecx
	xorl	%edx, %edx
	movl	%ecx, 32(%esp,%eax,4)
	movl	%edi, %eax
.L94:
	movl	%eax, 8(%esp)
	movl	28(%esp), %ebx
	movl	%edx, 4(%esp)
	movl	320(%esp), %eax
	movl	%ebx, 12(%esp)
	movl	24(%esp), %ebx
	movl	%eax, (%esp)
	call	format_text@PLT
	testl	%eax, %eax
	js	.L102
	movl	4(%esi), %edx
	addl	%eax, 20(%esp)
	testl	%edx, %edx
	jne	.L118
.L96:
	movl	(%esi), %eax
	movzbl	(%eax), %eax
	testl	%eax, %eax
	jne	.L119
.L75:
	movl	20(%esp), %eax
	addl	$300, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L116:
	testl	%edx, %edx
	je	.L78
	movl	%ecx, (%edi,%eax,4)
	incl	%eax
	movl	%edx, %ecx
.L79:
	leal	4(%ecx), %edx
	cmpl	$61, %eax
	movl	%edx, 4(%esi)
	jbe	.L83
	jmp	.L100
	.p2align 4,,10
	.p2align 3
.L120:
	movl	16(%esp), %ebx
	xorl	%ecx, %ecx
.L82:
	movl	%ebx, (%esi)
	testl	%ecx, %ecx
	movl	%ecx, 4(%esi)
	je	.L85
	movl	$37, (%edi,%eax,4)
	movl	$37, %edx
	movl	%edx, 4(%edi,%eax,4)
	addl	$2, %eax
	jmp	.L79
	.p2align 4,,10
	.p2align 3
.L93:
	movb	$0, 32(%esp,%eax)
	movl	%edi, %edx
	xorl	%eax, %eax
	jmp	.L94
	.p2align 4,,10
	.p2align 3
.L81:
	leal	1(%ebx), %ecx
	xorl	%edx, %edx
	cmpb	$37, 1(%ebx)
	movl	%ecx, 16(%esp)
	setne	%dl
	movl	%edx, 0(%ebp)
	je	.L120
	movl	16(%esp), %ebx
	movl	%ebx, (%esi)
	movl	(%esi), %edx
	movzbl	(%edx), %ecx
	xorl	%edx, %edx
	jmp	.L121
	.p2align 4,,10
	.p2align 3
.L78:
	movb	%cl, (%edi,%eax)
	incl	%eax
	jmp	.L80
	.p2align 4,,10
	.p2align 3
.L102:
	movl	$-1, %edx
	movl	%edx, 20(%esp)
	jmp	.L76
	.size	format_plain, .-format_plain
	.section	.text.scan_ordered,"ax",@progbits
	.p2align 4
	.type	scan_ordered, @function
scan_ordered:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	leal	64(%esp), %eax
	movl	60(%esp), %edx
	movl	%eax, 20(%esp)
	movl	56(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edx, 16(%esp)
	movl	%eax, 12(%esp)
	movl	52(%esp), %eax
	movl	4(%eax), %edx
	movl	(%eax), %eax
	movl	%edx, 8(%esp)
	movl	%eax, 4(%esp)
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	call	scan_text@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	scan_ordered, .-scan_ordered
	.section	.text.read_position,"ax",@progbits
	.p2align 4
	.type	read_position, @function
read_position:
	subl	$12, %esp
	xorl	%ecx, %ecx
	movl	%esi, 4(%esp)
	movl	4(%eax), %edx
	movl	%ebx, (%esp)
	movl	(%eax), %esi
	movl	%edi, 8(%esp)
	testl	%edx, %edx
	je	.L126
	movl	(%edx), %ebx
	leal	-48(%ebx), %ecx
	cmpl	$9, %ecx
	movl	$0, %ecx
	jbe	.L140
.L129:
	cmpl	$36, %ebx
	jne	.L133
	leal	-1(%ecx), %ebx
	addl	$4, %edx
	cmpl	$98, %ebx
	ja	.L133
.L139:
	movl	%esi, (%eax)
	movl	%edx, 4(%eax)
.L124:
	movl	(%esp), %ebx
	movl	%ecx, %eax
	movl	4(%esp), %esi
	movl	8(%esp), %edi
	addl	$12, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L146:
	cmpl	$26843544, %ecx
	jle	.L132
	movl	$268435456, %ecx
	incl	%esi
	.p2align 4
	.p2align 3
.L126:
	movzbl	(%esi), %ebx
	leal	-48(%ebx), %edi
	cmpl	$9, %edi
	jbe	.L146
	cmpl	$36, %ebx
	jne	.L133
	leal	-1(%ecx), %ebx
	cmpl	$98, %ebx
	ja	.L133
	incl	%esi
	jmp	.L139
	.p2align 4,,10
	.p2align 3
.L133:
	xorl	%ecx, %ecx
	jmp	.L124
	.p2align 4,,10
	.p2align 3
.L140:
	leal	(%ecx,%ecx,4), %ecx
	addl	$4, %edx
	leal	-48(%ebx,%ecx,2), %ecx
	movl	(%edx), %ebx
	leal	-48(%ebx), %edi
	cmpl	$9, %edi
	ja	.L129
.L147:
	cmpl	$26843544, %ecx
	jle	.L140
	movl	4(%edx), %ebx
	addl	$4, %edx
	movl	$268435456, %ecx
	leal	-48(%ebx), %edi
	cmpl	$9, %edi
	ja	.L129
	jmp	.L147
	.p2align 4,,10
	.p2align 3
.L132:
	leal	(%ecx,%ecx,4), %ecx
	incl	%esi
	leal	-48(%ebx,%ecx,2), %ecx
	jmp	.L126
	.size	read_position, .-read_position
	.section	.text.read_amount,"ax",@progbits
	.p2align 4
	.type	read_amount, @function
read_amount:
	subl	$12, %esp
	movl	%esi, 4(%esp)
	movl	%edx, %esi
	movl	4(%eax), %edx
	movl	%ebx, (%esp)
	movl	%ecx, %ebx
	movl	%edi, 8(%esp)
	testl	%edx, %edx
	je	.L149
	cmpl	$42, (%edx)
	jne	.L168
	addl	$4, %edx
	movl	%edx, 4(%eax)
.L160:
	call	read_position
	movl	4(%esp), %esi
	movl	8(%esp), %edi
	movl	%eax, (%ebx)
	testl	%eax, %eax
	movl	(%esp), %ebx
	setne	%al
	addl	$12, %esp
	movzbl	%al, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L168:
	xorl	%ecx, %ecx
.L150:
	movl	(%edx), %ebx
	leal	-48(%ebx), %edi
	cmpl	$9, %edi
	jbe	.L169
.L155:
	movl	%ecx, (%esi)
	movl	(%esp), %ebx
	movl	$1, %eax
	movl	4(%esp), %esi
	movl	8(%esp), %edi
	addl	$12, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L149:
	movl	(%eax), %edx
	cmpb	$42, (%edx)
	jne	.L170
	incl	%edx
	movl	%edx, (%eax)
	jmp	.L160
	.p2align 4,,10
	.p2align 3
.L170:
	xorl	%ecx, %ecx
.L154:
	movzbl	(%edx), %ebx
	leal	-48(%ebx), %edi
	cmpl	$9, %edi
	ja	.L155
	cmpl	$26843544, %ecx
	jg	.L171
	leal	(%ecx,%ecx,4), %ecx
	incl	%edx
	movl	%edx, (%eax)
	leal	-48(%ebx,%ecx,2), %ecx
	jmp	.L154
	.p2align 4,,10
	.p2align 3
.L169:
	cmpl	$26843544, %ecx
	jle	.L172
	movl	$268435456, %ecx
.L156:
	addl	$4, %edx
	movl	%edx, 4(%eax)
	jmp	.L150
	.p2align 4,,10
	.p2align 3
.L172:
	leal	(%ecx,%ecx,4), %ecx
	leal	-48(%ebx,%ecx,2), %ecx
	jmp	.L156
	.p2align 4,,10
	.p2align 3
.L171:
	incl	%edx
	movl	$268435456, %ecx
	movl	%edx, (%eax)
	jmp	.L154
	.size	read_amount, .-read_amount
	.section	.rodata.str1.1
.LC6:
	.string	"-+ #0'"
	.section	.text.read_spec,"ax",@progbits
	.p2align 4
	.type	read_spec, @function
read_spec:
	pushl	%ebp
	pushl	%edi
	movl	%edx, %edi
	pushl	%esi
	movl	%eax, %esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$44, %esp
	call	read_position
	xorl	%ecx, %ecx
	xorl	%edx, %edx
.L174:
	movl	%ecx, (%edi,%edx)
	movl	%ecx, 4(%edi,%edx)
	addl	$8, %edx
	cmpl	$32, %edx
	jb	.L174
	movl	%eax, 8(%edi)
	movl	4(%esi), %eax
	xorl	%ebp, %ebp
	movl	$-1, 24(%edi)
	testl	%eax, %eax
	je	.L177
	.p2align 4
	.p2align 3
.L176:
	movl	(%eax), %eax
	leal	-1(%eax), %edx
	cmpl	$126, %edx
	ja	.L189
.L185:
	movl	%eax, 4(%esp)
	leal	.LC6@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	call	strchr@PLT
	testl	%eax, %eax
	je	.L189
	movl	4(%esi), %eax
	testl	%eax, %eax
	je	.L178
	movl	(%eax), %eax
.L179:
	movl	%ebp, 8(%esp)
	movl	%eax, 4(%esp)
	movl	%edi, (%esp)
	call	memchr@PLT
	testl	%eax, %eax
	je	.L237
.L180:
	movl	4(%esi), %eax
	testl	%eax, %eax
	je	.L183
	addl	$4, %eax
	movl	%eax, 4(%esi)
	jmp	.L176
	.p2align 4,,10
	.p2align 3
.L183:
	incl	(%esi)
.L177:
	movl	(%esi), %eax
	movzbl	(%eax), %eax
	leal	-1(%eax), %edx
	cmpl	$126, %edx
	jbe	.L185
.L189:
	movb	$0, (%edi,%ebp)
	movl	8(%edi), %eax
	testl	%eax, %eax
	jne	.L238
.L186:
	xorl	%eax, %eax
.L173:
	addl	$44, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L237:
	movl	4(%esi), %eax
	testl	%eax, %eax
	je	.L181
.L236:
	movzbl	(%eax), %eax
	movb	%al, (%edi,%ebp)
	incl	%ebp
	jmp	.L180
	.p2align 4,,10
	.p2align 3
.L178:
	movl	(%esi), %eax
	movzbl	(%eax), %eax
	jmp	.L179
	.p2align 4,,10
	.p2align 3
.L181:
	movl	(%esi), %eax
	jmp	.L236
	.p2align 4,,10
	.p2align 3
.L238:
	leal	12(%edi), %ecx
	movl	%esi, %eax
	leal	20(%edi), %edx
	call	read_amount
	testl	%eax, %eax
	je	.L186
	movl	4(%esi), %edx
	testl	%edx, %edx
	je	.L191
	cmpl	$46, (%edx)
	jne	.L193
	addl	$4, %edx
	movl	%edx, 4(%esi)
.L196:
	leal	16(%edi), %ecx
	movl	%esi, %eax
	leal	24(%edi), %edx
	call	read_amount
	testl	%eax, %eax
	je	.L186
	movl	4(%esi), %edx
	testl	%edx, %edx
	je	.L239
.L193:
	xorl	%ecx, %ecx
.L217:
	movl	(%edx), %eax
	subl	$76, %eax
	cmpl	$46, %eax
	ja	.L199
	movl	.L201@GOTOFF(%ebx,%eax,4), %ebp
	addl	%ebx, %ebp
	jmp	*%ebp
	.section	.rodata
	.align 4
	.align 4
.L201:
	.long	.L205@GOTOFF
	.long	.L199@GOTOFF
	.long	.L199@GOTOFF
	.long	.L199@GOTOFF
	.long	.L199@GOTOFF
	.long	.L199@GOTOFF
	.long	.L199@GOTOFF
	.long	.L199@GOTOFF
	.long	.L199@GOTOFF
	.long	.L199@GOTOFF
	.long	.L199@GOTOFF
	.long	.L199@GOTOFF
	.long	.L199@GOTOFF
	.long	.L199@GOTOFF
	.long	.L199@GOTOFF
	.long	.L199@GOTOFF
	.long	.L199@GOTOFF
	.long	.L199@GOTOFF
	.long	.L199@GOTOFF
	.long	.L199@GOTOFF
	.long	.L199@GOTOFF
	.long	.L199@GOTOFF
	.long	.L199@GOTOFF
	.long	.L199@GOTOFF
	.long	.L199@GOTOFF
	.long	.L199@GOTOFF
	.long	.L199@GOTOFF
	.long	.L199@GOTOFF
	.long	.L204@GOTOFF
	.long	.L199@GOTOFF
	.long	.L220@GOTOFF
	.long	.L199@GOTOFF
	.long	.L203@GOTOFF
	.long	.L199@GOTOFF
	.long	.L199@GOTOFF
	.long	.L199@GOTOFF
	.long	.L199@GOTOFF
	.long	.L220@GOTOFF
	.long	.L199@GOTOFF
	.long	.L199@GOTOFF
	.long	.L224@GOTOFF
	.long	.L199@GOTOFF
	.long	.L199@GOTOFF
	.long	.L199@GOTOFF
	.long	.L199@GOTOFF
	.long	.L199@GOTOFF
	.long	.L224@GOTOFF
	.section	.text.read_spec
	.p2align 4,,10
	.p2align 3
.L199:
	movb	%cl, 28(%edi)
	movl	(%edx), %ecx
	cmpl	$127, %ecx
	jbe	.L213
	xorl	%eax, %eax
	xorl	%ecx, %ecx
.L214:
	movb	%cl, 29(%edi)
	movl	%edx, 4(%esi)
	addl	$44, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L213:
	xorl	%eax, %eax
	testb	%cl, %cl
	setne	%al
	leal	(%edx,%eax,4), %edx
	jmp	.L214
.L203:
	cmpb	$108, %cl
	jne	.L224
.L220:
	movb	$113, %cl
.L202:
	addl	$4, %edx
	jmp	.L217
.L224:
	movb	$108, %cl
	jmp	.L202
	.p2align 4,,10
	.p2align 3
.L191:
	movl	(%esi), %ebp
	cmpb	$46, 0(%ebp)
	jne	.L234
	incl	%ebp
	movl	%ebp, (%esi)
	jmp	.L196
.L239:
	movl	(%esi), %ebp
.L234:
	xorl	%edx, %edx
	.p2align 4
	.p2align 3
.L195:
	movl	%edi, 28(%esp)
	movb	%dl, %cl
	.p2align 4
	.p2align 3
.L198:
	movl	%ebp, 24(%esp)
	movzbl	0(%ebp), %edx
	movb	%dl, %al
	subb	$76, %al
	cmpb	$46, %al
	ja	.L206
	movzbl	%al, %eax
	movl	.L208@GOTOFF(%ebx,%eax,4), %edi
	addl	%ebx, %edi
	jmp	*%edi
	.section	.rodata
	.align 4
	.align 4
.L208:
	.long	.L212@GOTOFF
	.long	.L206@GOTOFF
	.long	.L206@GOTOFF
	.long	.L206@GOTOFF
	.long	.L206@GOTOFF
	.long	.L206@GOTOFF
	.long	.L206@GOTOFF
	.long	.L206@GOTOFF
	.long	.L206@GOTOFF
	.long	.L206@GOTOFF
	.long	.L206@GOTOFF
	.long	.L206@GOTOFF
	.long	.L206@GOTOFF
	.long	.L206@GOTOFF
	.long	.L206@GOTOFF
	.long	.L206@GOTOFF
	.long	.L206@GOTOFF
	.long	.L206@GOTOFF
	.long	.L206@GOTOFF
	.long	.L206@GOTOFF
	.long	.L206@GOTOFF
	.long	.L206@GOTOFF
	.long	.L206@GOTOFF
	.long	.L206@GOTOFF
	.long	.L206@GOTOFF
	.long	.L206@GOTOFF
	.long	.L206@GOTOFF
	.long	.L206@GOTOFF
	.long	.L211@GOTOFF
	.long	.L206@GOTOFF
	.long	.L209@GOTOFF
	.long	.L206@GOTOFF
	.long	.L210@GOTOFF
	.long	.L206@GOTOFF
	.long	.L206@GOTOFF
	.long	.L206@GOTOFF
	.long	.L206@GOTOFF
	.long	.L209@GOTOFF
	.long	.L206@GOTOFF
	.long	.L206@GOTOFF
	.long	.L222@GOTOFF
	.long	.L206@GOTOFF
	.long	.L206@GOTOFF
	.long	.L206@GOTOFF
	.long	.L206@GOTOFF
	.long	.L206@GOTOFF
	.long	.L222@GOTOFF
	.section	.text.read_spec
	.p2align 4,,10
	.p2align 3
.L206:
	movl	28(%esp), %edi
	movb	%cl, 28(%edi)
	movzbl	0(%ebp), %edx
	testb	%dl, %dl
	jns	.L215
	xorl	%eax, %eax
	xorl	%edx, %edx
.L216:
	movb	%dl, 29(%edi)
	movl	24(%esp), %ecx
	movl	%ecx, (%esi)
	jmp	.L173
.L205:
	movb	$76, %cl
	jmp	.L202
.L204:
	cmpb	$104, %cl
	je	.L221
	movb	$104, %cl
	.p2align 4,,4
	jmp	.L202
	.p2align 4,,10
	.p2align 3
.L210:
	cmpb	$108, %cl
	jne	.L225
.L209:
	movb	$113, %cl
	.p2align 4
	.p2align 3
.L207:
	incl	%ebp
	movl	%ebp, (%esi)
	jmp	.L198
.L222:
	movb	$108, %cl
	jmp	.L207
.L211:
	cmpb	$104, %cl
	je	.L240
.L225:
	movb	%dl, %cl
	.p2align 4,,4
	jmp	.L207
.L240:
	movb	$72, %cl
	.p2align 4,,4
	jmp	.L207
.L212:
	incl	%ebp
	movl	28(%esp), %edi
	movl	%ebp, (%esi)
	jmp	.L195
.L215:
	setne	%al
	movzbl	%al, %eax
	leal	0(%ebp,%eax), %ecx
	movl	%ecx, 24(%esp)
	jmp	.L216
.L221:
	movb	$72, %cl
	jmp	.L202
	.size	read_spec, .-read_spec
	.section	.text.has_numbers,"ax",@progbits
	.p2align 4
	.globl	has_numbers
	.type	has_numbers, @function
has_numbers:
	leal	4(%esp), %eax
	call	find_conversion
	testl	%eax, %eax
	jne	.L246
	ret
	.p2align 4,,10
	.p2align 3
.L246:
	leal	4(%esp), %eax
	.p2align 4,,6
	call	read_position
	testl	%eax, %eax
	setne	%al
	movzbl	%al, %eax
	ret
	.size	has_numbers, .-has_numbers
	.section	.text.format_numbered,"ax",@progbits
	.p2align 4
	.globl	format_numbered
	.type	format_numbered, @function
format_numbered:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	xorl	%ebx, %ebx
	call	__x86.get_pc_thunk.bp
	addl	$_GLOBAL_OFFSET_TABLE_, %ebp
	subl	$892, %esp
	movl	%ebx, 76(%esp)
	movl	916(%esp), %eax
	movl	920(%esp), %edx
	movl	%eax, 36(%esp)
	leal	80(%esp), %eax
	movl	%edx, 40(%esp)
	leal	480(%esp), %edx
	.p2align 4
	.p2align 3
.L248:
	movl	$0, (%eax)
	addl	$4, %eax
	cmpl	%edx, %eax
	jne	.L248
	leal	44(%esp), %ebx
	movl	$1, %edi
	movl	%ebx, 24(%esp)
	leal	36(%esp), %esi
	jmp	.L249
	.p2align 4,,10
	.p2align 3
.L324:
	cmpb	$67, %al
	je	.L279
	jle	.L322
	cmpb	$71, %al
	.p2align 4,,7
	jg	.L256
	cmpb	$68, %al
	.p2align 4,,7
	jne	.L255
.L251:
	cmpb	$108, %dl
	.p2align 4,,4
	je	.L283
	.p2align 4
	.p2align 3
.L325:
	cmpb	$113, %dl
	sete	%al
	cmpb	$76, %dl
	sete	%dl
	orb	%dl, %al
	movzbl	%al, %eax
	leal	(%eax,%eax), %ecx
	.p2align 4
	.p2align 3
.L253:
	movl	52(%esp), %eax
	testl	%eax, %eax
	je	.L257
	movl	%ecx, 80(%esp,%eax,4)
.L257:
	movl	76(%esp), %edx
	cmpl	%edx, %eax
	cmovl	%edx, %eax
	movl	56(%esp), %edx
	testl	%edx, %edx
	je	.L258
	xorl	%ecx, %ecx
	movl	%ecx, 80(%esp,%edx,4)
.L258:
	cmpl	%edx, %eax
	cmovl	%edx, %eax
	movl	60(%esp), %edx
	testl	%edx, %edx
	je	.L259
	xorl	%ebx, %ebx
	movl	%ebx, 80(%esp,%edx,4)
.L259:
	cmpl	%edx, %eax
	cmovl	%edx, %eax
	movl	%eax, 76(%esp)
.L249:
	movl	%esi, %eax
	call	find_conversion
	testl	%eax, %eax
	je	.L323
	movl	24(%esp), %edx
	movl	%esi, %eax
	call	read_spec
	testl	%eax, %eax
	je	.L250
	movzbl	73(%esp), %eax
	movzbl	72(%esp), %edx
	cmpb	$115, %al
	jg	.L251
	cmpb	$96, %al
	jle	.L324
	movb	%al, %cl
	movl	%edi, %ebx
	subb	$97, %cl
	sall	%cl, %ebx
	testb	$113, %bl
	movl	%ebx, %ecx
	jne	.L255
	andl	$303104, %ecx
	jne	.L280
	cmpb	$99, %al
	je	.L253
	cmpb	$108, %dl
	jne	.L325
.L283:
	movl	$1, %ecx
	jmp	.L253
	.p2align 4,,10
	.p2align 3
.L256:
	cmpb	$83, %al
	movl	$5, %ecx
	je	.L253
	jmp	.L251
.L322:
	cmpb	$65, %al
	.p2align 4,,2
	jne	.L251
.L255:
	xorl	%ecx, %ecx
	cmpb	$76, %dl
	sete	%cl
	addl	$3, %ecx
	jmp	.L253
	.p2align 4,,10
	.p2align 3
.L279:
	xorl	%ecx, %ecx
	jmp	.L253
	.p2align 4,,10
	.p2align 3
.L280:
	movl	$5, %ecx
	jmp	.L253
.L323:
	movl	76(%esp), %ecx
	leal	484(%esp), %edx
	movl	$1, %edi
	movl	924(%esp), %eax
	testl	%ecx, %ecx
	jg	.L267
	jmp	.L278
	.p2align 4,,10
	.p2align 3
.L326:
	leal	8(%eax), %ebx
	cmpl	$1, %ecx
	ja	.L266
.L264:
	leal	4(%eax), %ebx
.L266:
	incl	%edi
	addl	$4, %edx
	cmpl	%edi, 76(%esp)
	movl	%ebx, %eax
	jl	.L278
.L267:
	movl	%eax, (%edx)
	movl	-400(%edx), %ecx
	cmpl	$3, %ecx
	jbe	.L326
	leal	12(%eax), %ebx
	cmpl	$4, %ecx
	jne	.L264
	incl	%edi
	addl	$4, %edx
	cmpl	%edi, 76(%esp)
	movl	%ebx, %eax
	jge	.L267
.L278:
	movl	%esi, 8(%esp)
	movl	912(%esp), %eax
	leal	916(%esp), %edi
	movl	%edi, 4(%esp)
	movl	%eax, (%esp)
	call	format_plain
	movl	36(%esp), %ecx
	testl	%ecx, %ecx
	movl	%eax, %ebx
	je	.L284
	notl	%eax
	shrl	$31, %eax
	testb	%al, %al
	je	.L284
	movl	%esi, 28(%esp)
	leal	76(%esp), %eax
	movl	912(%esp), %esi
	movl	%eax, 24(%esp)
	leal	44(%esp), %ebp
	jmp	.L270
	.p2align 4,,10
	.p2align 3
.L327:
	movl	%edi, 4(%esp)
	addl	%eax, %ebx
	movl	28(%esp), %eax
	movl	%esi, (%esp)
	movl	%eax, 8(%esp)
	call	format_plain
	movl	36(%esp), %edx
	addl	%eax, %ebx
	testl	%edx, %edx
	je	.L268
	movl	%eax, %edx
	notl	%edx
	shrl	$31, %edx
	testb	%dl, %dl
	je	.L268
.L270:
	movl	%ebp, %edx
	movl	%edi, %eax
	call	read_spec
	movl	24(%esp), %ecx
	movl	%ebp, %edx
	movl	%ebx, (%esp)
	movl	%esi, %eax
	call	format_one
	testl	%eax, %eax
	jns	.L327
	movl	76(%esp), %esi
	testl	%esi, %esi
	jg	.L275
.L276:
	movl	$-1, %ebx
	jmp	.L247
.L284:
	movl	%ebx, %eax
.L268:
	movl	76(%esp), %edi
	testl	%edi, %edi
	jle	.L272
.L275:
	movl	$1, %edx
	.p2align 4
	.p2align 3
.L273:
	incl	%edx
	cmpl	%edx, 76(%esp)
	jge	.L273
.L272:
	testl	%eax, %eax
	js	.L276
.L247:
	addl	$892, %esp
	movl	%ebx, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L250:
	movl	%ebp, %ebx
	call	___errno@PLT
	movl	$22, (%eax)
	jmp	.L276
	.size	format_numbered, .-format_numbered
	.section	.rodata.str1.1
.LC7:
	.string	"*0123456789hlLqjzt"
	.section	.text.scan_numbered,"ax",@progbits
	.p2align 4
	.globl	scan_numbered
	.type	scan_numbered, @function
scan_numbered:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	subl	$1676, %esp
	movl	1712(%esp), %edx
	movl	1716(%esp), %edi
	testl	%edx, %edx
	movl	%eax, 424(%esp)
	movl	1708(%esp), %eax
	je	.L385
	movl	%edx, %eax
	movl	$1, %ecx
	jmp	.L331
	.p2align 4,,10
	.p2align 3
.L429:
	addl	$4, %eax
	incl	%ecx
.L331:
	movl	(%eax), %ebx
	testl	%ebx, %ebx
	jne	.L429
	movl	%edx, 440(%esp)
	movl	424(%esp), %ebx
	sall	$2, %ecx
	movl	%ecx, (%esp)
	call	malloc@PLT
	movl	440(%esp), %edx
	xorl	%ecx, %ecx
	movl	%eax, 428(%esp)
	xorl	%eax, %eax
.L376:
	movl	%ecx, 460(%esp,%eax)
	movl	%ecx, 464(%esp,%eax)
	addl	$8, %eax
	cmpl	$400, %eax
	jb	.L376
	leal	860(%esp), %esi
	xorl	%ecx, %ecx
	xorl	%eax, %eax
.L378:
	movl	%ecx, 860(%esp,%eax)
	movl	%ecx, 864(%esp,%eax)
	addl	$8, %eax
	cmpl	$800, %eax
	jb	.L378
	movl	$0, (%esi,%eax)
	movl	428(%esp), %eax
	movl	%eax, 864(%esp)
.L380:
	movl	1712(%esp), %ebx
	xorl	%ebp, %ebp
	movl	%edx, 440(%esp)
	movl	1708(%esp), %ecx
	movl	%ebx, 456(%esp)
	leal	452(%esp), %ebx
	movl	%ecx, 452(%esp)
	jmp	.L333
	.p2align 4,,10
	.p2align 3
.L334:
	movl	%ebx, %eax
	call	read_position
	cmpl	%eax, %ebp
	cmovl	%eax, %ebp
.L333:
	movl	%ebx, %eax
	call	find_conversion
	testl	%eax, %eax
	jne	.L334
	movl	860(%esp), %ecx
	movl	864(%esp), %ebx
	movl	440(%esp), %edx
	movl	%ecx, 432(%esp)
	movl	428(%esp), %ecx
	movl	%ebx, 436(%esp)
	testl	%ecx, %ecx
	je	.L386
	testl	%ebp, %ebp
	je	.L338
	.p2align 4
	.p2align 3
.L336:
	movl	(%edi,%eax,4), %ecx
	movl	%ecx, 8(%esi,%eax,4)
	incl	%eax
	cmpl	%ebp, %eax
	jne	.L336
.L338:
	movl	$1, %ebx
	movl	%edx, %ebp
	leal	1708(%esp), %edi
.L337:
	testl	%ebp, %ebp
	je	.L340
	movl	0(%ebp), %ebp
	.p2align 4
	.p2align 3
.L373:
	testl	%ebp, %ebp
	je	.L342
	testl	%ebx, %ebx
	je	.L374
.L341:
	movl	%esi, %eax
	movl	%edi, %edx
	call	copy
	cmpl	$37, %ebp
	movl	1712(%esp), %eax
	je	.L339
	testl	%eax, %eax
	je	.L340
	movl	(%eax), %ebp
	testl	%ebp, %ebp
	jne	.L341
.L342:
	testl	%ebx, %ebx
	.p2align 4,,3
	je	.L374
	leal	1708(%esp), %edx
	movl	%esi, %eax
	call	copy
	leal	1264(%esp), %eax
	movl	$396, %ebx
	movl	%ebx, 8(%esp)
	movl	424(%esp), %ebx
	movl	%eax, 4(%esp)
	leal	460(%esp), %eax
	movl	%eax, (%esp)
	call	memcpy@PLT
	movl	856(%esp), %eax
	movl	%eax, 412(%esp)
	movl	852(%esp), %eax
	movl	%eax, 408(%esp)
	movl	848(%esp), %eax
	movl	%eax, 404(%esp)
	movl	844(%esp), %eax
	movl	%eax, 400(%esp)
	movl	840(%esp), %eax
	movl	%eax, 396(%esp)
	movl	836(%esp), %eax
	movl	%eax, 392(%esp)
	movl	832(%esp), %eax
	movl	%eax, 388(%esp)
	movl	828(%esp), %eax
	movl	%eax, 384(%esp)
	movl	824(%esp), %eax
	movl	%eax, 380(%esp)
	movl	820(%esp), %eax
	movl	%eax, 376(%esp)
	movl	816(%esp), %eax
	movl	%eax, 372(%esp)
	movl	812(%esp), %eax
	movl	%eax, 368(%esp)
	movl	808(%esp), %eax
	movl	%eax, 364(%esp)
	movl	804(%esp), %eax
	movl	%eax, 360(%esp)
	movl	800(%esp), %eax
	movl	%eax, 356(%esp)
	movl	796(%esp), %eax
	movl	%eax, 352(%esp)
	movl	792(%esp), %eax
	movl	%eax, 348(%esp)
	movl	788(%esp), %eax
	movl	%eax, 344(%esp)
	movl	784(%esp), %eax
	movl	%eax, 340(%esp)
	movl	780(%esp), %eax
	movl	%eax, 336(%esp)
	movl	776(%esp), %eax
	movl	%eax, 332(%esp)
	movl	772(%esp), %eax
	movl	%eax, 328(%esp)
	movl	768(%esp), %eax
	movl	%eax, 324(%esp)
	movl	764(%esp), %eax
	movl	%eax, 320(%esp)
	movl	760(%esp), %eax
	movl	%eax, 316(%esp)
	movl	756(%esp), %eax
	movl	%eax, 312(%esp)
	movl	752(%esp), %eax
	movl	%eax, 308(%esp)
	movl	748(%esp), %eax
	movl	%eax, 304(%esp)
	movl	744(%esp), %eax
	movl	%eax, 300(%esp)
	movl	740(%esp), %eax
	movl	%eax, 296(%esp)
	movl	736(%esp), %eax
	movl	%eax, 292(%esp)
	movl	732(%esp), %eax
	movl	%eax, 288(%esp)
	movl	728(%esp), %eax
	movl	%eax, 284(%esp)
	movl	724(%esp), %eax
	movl	%eax, 280(%esp)
	movl	720(%esp), %eax
	movl	%eax, 276(%esp)
	movl	716(%esp), %eax
	movl	%eax, 272(%esp)
	movl	712(%esp), %eax
	movl	%eax, 268(%esp)
	movl	708(%esp), %eax
	movl	%eax, 264(%esp)
	movl	704(%esp), %eax
	movl	%eax, 260(%esp)
	movl	700(%esp), %eax
	movl	%eax, 256(%esp)
	movl	696(%esp), %eax
	movl	%eax, 252(%esp)
	movl	692(%esp), %eax
	movl	%eax, 248(%esp)
	movl	688(%esp), %eax
	movl	%eax, 244(%esp)
	movl	684(%esp), %eax
	movl	%eax, 240(%esp)
	movl	680(%esp), %eax
	movl	%eax, 236(%esp)
	movl	676(%esp), %eax
	movl	%eax, 232(%esp)
	movl	672(%esp), %eax
	movl	%eax, 228(%esp)
	movl	668(%esp), %eax
	movl	%eax, 224(%esp)
	movl	664(%esp), %eax
	movl	%eax, 220(%esp)
	movl	660(%esp), %eax
	movl	%eax, 216(%esp)
	movl	656(%esp), %eax
	movl	%eax, 212(%esp)
	movl	652(%esp), %eax
	movl	%eax, 208(%esp)
	movl	648(%esp), %eax
	movl	%eax, 204(%esp)
	movl	644(%esp), %eax
	movl	%eax, 200(%esp)
	movl	640(%esp), %eax
	movl	%eax, 196(%esp)
	movl	636(%esp), %eax
	movl	%eax, 192(%esp)
	movl	632(%esp), %eax
	movl	%eax, 188(%esp)
	movl	628(%esp), %eax
	movl	%eax, 184(%esp)
	movl	624(%esp), %eax
	movl	%eax, 180(%esp)
	movl	620(%esp), %eax
	movl	%eax, 176(%esp)
	movl	616(%esp), %eax
	movl	%eax, 172(%esp)
	movl	612(%esp), %eax
	movl	%eax, 168(%esp)
	movl	608(%esp), %eax
	movl	%eax, 164(%esp)
	movl	604(%esp), %eax
	movl	%eax, 160(%esp)
	movl	600(%esp), %eax
	movl	%eax, 156(%esp)
	movl	596(%esp), %eax
	movl	%eax, 152(%esp)
	movl	592(%esp), %eax
	movl	%eax, 148(%esp)
	movl	588(%esp), %eax
	movl	%eax, 144(%esp)
	movl	584(%esp), %eax
	movl	%eax, 140(%esp)
	movl	580(%esp), %eax
	movl	%eax, 136(%esp)
	movl	576(%esp), %eax
	movl	%eax, 132(%esp)
	movl	572(%esp), %eax
	movl	%eax, 128(%esp)
	movl	568(%esp), %eax
	movl	%eax, 124(%esp)
	movl	564(%esp), %eax
	movl	%eax, 120(%esp)
	movl	560(%esp), %eax
	movl	%eax, 116(%esp)
	movl	556(%esp), %eax
	movl	%eax, 112(%esp)
	movl	552(%esp), %eax
	movl	%eax, 108(%esp)
	movl	548(%esp), %eax
	movl	%eax, 104(%esp)
	movl	544(%esp), %eax
	movl	%eax, 100(%esp)
	movl	540(%esp), %eax
	movl	%eax, 96(%esp)
	movl	536(%esp), %eax
	movl	%eax, 92(%esp)
	movl	532(%esp), %eax
	movl	%eax, 88(%esp)
	movl	528(%esp), %eax
	movl	%eax, 84(%esp)
	movl	524(%esp), %eax
	movl	%eax, 80(%esp)
	movl	520(%esp), %eax
	movl	%eax, 76(%esp)
	movl	516(%esp), %eax
	movl	%eax, 72(%esp)
	movl	512(%esp), %eax
	movl	%eax, 68(%esp)
	movl	508(%esp), %eax
	movl	%eax, 64(%esp)
	movl	504(%esp), %eax
	movl	%eax, 60(%esp)
	movl	500(%esp), %eax
	movl	%eax, 56(%esp)
	movl	496(%esp), %eax
	movl	%eax, 52(%esp)
	movl	492(%esp), %eax
	movl	%eax, 48(%esp)
	movl	488(%esp), %eax
	movl	%eax, 44(%esp)
	movl	484(%esp), %eax
	movl	%eax, 40(%esp)
	movl	480(%esp), %eax
	movl	%eax, 36(%esp)
	movl	476(%esp), %eax
	movl	%eax, 32(%esp)
	movl	472(%esp), %eax
	movl	436(%esp), %edx
	movl	%eax, 28(%esp)
	movl	468(%esp), %eax
	movl	%edx, 12(%esp)
	movl	%eax, 24(%esp)
	movl	464(%esp), %eax
	movl	%eax, 20(%esp)
	movl	460(%esp), %eax
	movl	%eax, 16(%esp)
	movl	432(%esp), %eax
	movl	%eax, 8(%esp)
	leal	1700(%esp), %eax
	movl	%eax, 4(%esp)
	movl	1696(%esp), %eax
	movl	%eax, (%esp)
	call	scan_ordered
	movl	%eax, %esi
.L375:
	movl	428(%esp), %eax
	movl	424(%esp), %ebx
	movl	%eax, (%esp)
	call	free@PLT
.L420:
	addl	$1676, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L385:
	movl	$1, %ecx
	jmp	.L329
	.p2align 4,,10
	.p2align 3
.L430:
	incl	%eax
	incl	%ecx
.L329:
	cmpb	$0, (%eax)
	jne	.L430
	movl	%ecx, (%esp)
	movl	424(%esp), %ebx
	movl	%edx, 440(%esp)
	call	malloc@PLT
	movl	440(%esp), %edx
	xorl	%ecx, %ecx
	movl	%eax, 428(%esp)
	xorl	%eax, %eax
.L381:
	movl	%ecx, 460(%esp,%eax)
	movl	%ecx, 464(%esp,%eax)
	addl	$8, %eax
	cmpl	$400, %eax
	jb	.L381
	leal	860(%esp), %esi
	xorl	%ecx, %ecx
	xorl	%eax, %eax
.L383:
	movl	%ecx, 860(%esp,%eax)
	movl	%ecx, 864(%esp,%eax)
	addl	$8, %eax
	cmpl	$800, %eax
	jb	.L383
	xorl	%ecx, %ecx
	movl	%ecx, (%esi,%eax)
	movl	428(%esp), %eax
	movl	%eax, 860(%esp)
	jmp	.L380
	.p2align 4,,10
	.p2align 3
.L340:
	movl	1708(%esp), %eax
	movzbl	(%eax), %ebp
	jmp	.L373
	.p2align 4,,10
	.p2align 3
.L374:
	movl	424(%esp), %ebx
	movl	$-1, %esi
	call	___errno@PLT
	movl	$22, (%eax)
	jmp	.L375
	.p2align 4,,10
	.p2align 3
.L339:
	testl	%eax, %eax
	je	.L343
	movl	(%eax), %eax
.L344:
	cmpl	$37, %eax
	je	.L431
	movl	%edi, %eax
	call	read_position
	testl	%eax, %eax
	jne	.L347
	movl	1712(%esp), %ebp
	testl	%ebp, %ebp
	je	.L348
	movl	0(%ebp), %eax
.L349:
	cmpl	$42, %eax
	jne	.L389
.L350:
	movl	%esi, 440(%esp)
	movl	424(%esp), %eax
	movl	%ebx, 444(%esp)
	leal	.LC7@GOTOFF(%eax), %eax
	movl	%eax, %esi
	movl	%edi, %eax
	movl	%ebp, %edi
	movl	%eax, %ebp
	jmp	.L351
	.p2align 4,,10
	.p2align 3
.L432:
	movl	(%edi), %eax
	leal	-1(%eax), %ecx
	cmpl	$126, %ecx
	ja	.L428
.L354:
	movl	%eax, 4(%esp)
	movl	424(%esp), %ebx
	movl	%esi, (%esp)
	call	strchr@PLT
	testl	%eax, %eax
	je	.L428
	movl	440(%esp), %eax
	movl	%ebp, %edx
	call	copy
	movl	1712(%esp), %edi
.L351:
	testl	%edi, %edi
	jne	.L432
	movl	1708(%esp), %eax
	movzbl	(%eax), %eax
	leal	-1(%eax), %ecx
	cmpl	$126, %ecx
	jbe	.L354
.L428:
	movl	%ebp, %eax
	movl	%edi, %ebp
	movl	444(%esp), %ebx
	testl	%ebp, %ebp
	movl	440(%esp), %esi
	movl	%eax, %edi
	je	.L433
	movl	0(%ebp), %ecx
.L359:
	testl	%ecx, %ecx
	je	.L337
	movl	%ecx, 440(%esp)
	movl	%edi, %edx
	movl	%esi, %eax
	call	copy
	movl	440(%esp), %ecx
	cmpl	$91, %ecx
	je	.L360
	movl	1712(%esp), %ebp
	jmp	.L337
.L389:
	xorl	%ebx, %ebx
	jmp	.L337
	.p2align 4,,10
	.p2align 3
.L347:
	movl	1660(%esp), %ecx
	movl	1712(%esp), %ebp
	cmpl	$99, %ecx
	je	.L389
	movl	864(%esp,%eax,4), %eax
	leal	1(%ecx), %edx
	movl	%edx, 1660(%esp)
	movl	%eax, 1264(%esp,%ecx,4)
	jmp	.L350
	.p2align 4,,10
	.p2align 3
.L343:
	movl	1708(%esp), %eax
	movzbl	(%eax), %eax
	jmp	.L344
.L431:
	movl	%edi, %edx
	movl	%esi, %eax
	call	copy
	movl	1712(%esp), %ebp
	jmp	.L337
.L433:
	movl	1708(%esp), %eax
	movzbl	(%eax), %ecx
	jmp	.L359
.L348:
	movl	1708(%esp), %eax
	movzbl	(%eax), %eax
	jmp	.L349
.L360:
	movl	1712(%esp), %eax
	testl	%eax, %eax
	je	.L361
	movl	(%eax), %edx
	cmpl	$94, %edx
	je	.L362
.L366:
	cmpl	$93, %edx
	jne	.L368
	.p2align 4,,3
	jmp	.L371
	.p2align 4,,10
	.p2align 3
.L434:
	movl	(%eax), %eax
.L370:
	testl	%eax, %eax
	je	.L337
	cmpl	$93, %eax
	.p2align 4,,4
	je	.L337
.L371:
	movl	%esi, %eax
	movl	%edi, %edx
	call	copy
	movl	1712(%esp), %eax
.L368:
	testl	%eax, %eax
	movl	%eax, %ebp
	jne	.L434
	movl	1708(%esp), %eax
	movzbl	(%eax), %eax
	jmp	.L370
.L361:
	movl	1708(%esp), %edx
	movzbl	(%edx), %edx
	cmpb	$94, %dl
	jne	.L366
.L362:
	movl	%esi, %eax
	movl	%edi, %edx
	call	copy
	movl	1712(%esp), %eax
	testl	%eax, %eax
	je	.L435
	movl	(%eax), %edx
	jmp	.L366
.L386:
	movl	$-1, %esi
	jmp	.L420
.L435:
	movl	1708(%esp), %edx
	movzbl	(%edx), %edx
	jmp	.L366
	.size	scan_numbered, .-scan_numbered
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
	.section	.text.__x86.get_pc_thunk.bp,"axG",@progbits,__x86.get_pc_thunk.bp,comdat
	.globl	__x86.get_pc_thunk.bp
	.hidden	__x86.get_pc_thunk.bp
	.type	__x86.get_pc_thunk.bp, @function
__x86.get_pc_thunk.bp:
	movl	(%esp), %ebp
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
