// 1081518e4a33e420467501e3e016e2d8 emu/guest/libc/scan.c
	.file	"scan.c"
	.text
	.section	.text.next,"ax",@progbits
	.p2align 4
	.type	next, @function
next:
	subl	$28, %esp
	movl	%esi, 24(%esp)
	movl	%eax, %esi
	movl	(%eax), %eax
	movl	%ebx, 20(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	testl	%eax, %eax
	je	.L2
	movl	%eax, (%esp)
	call	getc@PLT
	xorl	%edx, %edx
	cmpl	$-1, %eax
	setne	%dl
.L3:
	addl	%edx, 12(%esi)
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	movl	8(%esi), %edx
	testl	%edx, %edx
	je	.L4
	movl	(%edx), %eax
	testl	%eax, %eax
	je	.L6
	addl	$4, %edx
	movl	20(%esp), %ebx
	movl	%edx, 8(%esi)
	xorl	%edx, %edx
	cmpl	$-1, %eax
	setne	%dl
	addl	%edx, 12(%esi)
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	movl	4(%esi), %edx
	movzbl	(%edx), %eax
	testb	%al, %al
	je	.L6
	incl	%edx
	movl	20(%esp), %ebx
	movl	%edx, 4(%esi)
	movl	$1, %edx
	addl	%edx, 12(%esi)
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
.L6:
	xorl	%edx, %edx
	movl	$-1, %eax
	jmp	.L3
	.size	next, .-next
	.section	.text.take_characters,"ax",@progbits
	.p2align 4
	.type	take_characters, @function
take_characters:
	pushl	%ebp
	movl	%eax, %ebp
	pushl	%edi
	movl	%edx, %edi
	pushl	%esi
	movl	%ecx, %eax
	pushl	%ebx
	call	__x86.get_pc_thunk.si
	addl	$_GLOBAL_OFFSET_TABLE_, %esi
	subl	$28, %esp
	movl	16(%ebp), %edx
	testl	%edx, %edx
	movl	%esi, 12(%esp)
	je	.L18
	jle	.L17
.L10:
	movl	%ebp, 4(%esp)
	movl	%eax, %ebx
	xorl	%esi, %esi
	xorl	$1, %ebx
	andb	$1, %al
	movb	%al, 11(%esp)
	movl	%esi, %ebp
	andb	$1, %bl
	movl	%edx, %esi
	.p2align 4
	.p2align 3
.L16:
	movl	4(%esp), %eax
	call	next
	cmpl	$-1, %eax
	je	.L12
	testb	%bl, %bl
	je	.L13
	cmpl	$255, %eax
	jle	.L13
	movl	12(%esp), %eax
	movl	errno@GOT(%eax), %eax
	movl	$88, (%eax)
.L12:
	addl	$28, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L13:
	testl	%edi, %edi
	je	.L15
	cmpb	$0, 11(%esp)
	je	.L14
	movl	%eax, (%edi,%ebp,4)
.L15:
	incl	%ebp
	cmpl	%ebp, %esi
	jg	.L16
.L17:
	addl	$28, %esp
	movl	$1, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	testl	%edi, %edi
	je	.L15
	movb	%al, (%edi,%ebp)
	jmp	.L15
	.p2align 4,,10
	.p2align 3
.L18:
	movl	$1, %edx
	jmp	.L10
	.size	take_characters, .-take_characters
	.section	.text.accept,"ax",@progbits
	.p2align 4
	.type	accept, @function
accept:
	subl	$60, %esp
	movl	%esi, 48(%esp)
	movl	12(%edx), %esi
	movl	%ebx, 44(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 52(%esp)
	movl	%ebp, 56(%esp)
	testl	%esi, %esi
	jne	.L65
.L41:
	xorl	%ebp, %ebp
	jmp	.L39
	.p2align 4,,10
	.p2align 3
.L65:
	movl	%ecx, 28(%esp)
	movl	%edx, %esi
	movl	%eax, %edi
	call	next
	movl	28(%esp), %ecx
	movl	%eax, %edx
	leal	-65(%eax), %eax
	cmpl	$25, %eax
	ja	.L42
	movl	%edx, %ebp
	orl	$32, %ebp
.L43:
	movl	%ebp, 4(%esp)
	movl	%ecx, (%esp)
	movl	%edx, 28(%esp)
	call	strchr@PLT
	movl	28(%esp), %edx
	testl	%eax, %eax
	je	.L46
	movl	4(%esi), %ecx
	decl	12(%esi)
	leal	1(%ecx), %eax
	cmpl	8(%esi), %eax
	je	.L51
	movl	(%esi), %edi
.L52:
	movl	%eax, 4(%esi)
	movb	%dl, (%edi,%ecx)
	movl	(%esi), %edx
	movl	4(%esi), %eax
	movb	$0, (%edx,%eax)
.L39:
	movl	%ebp, %eax
	movl	44(%esp), %ebx
	movl	48(%esp), %esi
	movl	52(%esp), %edi
	movl	56(%esp), %ebp
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L46:
	movl	12(%esi), %eax
	testl	%eax, %eax
	je	.L41
	cmpl	$-1, %edx
	je	.L41
	movl	(%edi), %eax
	decl	12(%edi)
	testl	%eax, %eax
	je	.L48
	movl	%eax, 4(%esp)
	xorl	%ebp, %ebp
	movl	%edx, (%esp)
	call	ungetc@PLT
	jmp	.L39
	.p2align 4,,10
	.p2align 3
.L48:
	movl	8(%edi), %eax
	testl	%eax, %eax
	je	.L50
	subl	$4, %eax
	xorl	%ebp, %ebp
	movl	%eax, 8(%edi)
	jmp	.L39
	.p2align 4,,10
	.p2align 3
.L51:
	movl	%edx, 28(%esp)
	addl	%eax, %eax
	movl	%eax, (%esp)
	call	malloc@PLT
	testl	%eax, %eax
	movl	%eax, %edi
	je	.L39
	movl	4(%esi), %eax
	movl	%eax, 8(%esp)
	movl	(%esi), %eax
	movl	%edi, (%esp)
	movl	%eax, 4(%esp)
	call	memcpy@PLT
	movl	(%esi), %eax
	leal	16(%esi), %ecx
	movl	28(%esp), %edx
	cmpl	%ecx, %eax
	je	.L54
	movl	%eax, (%esp)
	call	free@PLT
	movl	28(%esp), %edx
.L54:
	movl	%edi, (%esi)
	movl	4(%esi), %ecx
	sall	8(%esi)
	leal	1(%ecx), %eax
	jmp	.L52
	.p2align 4,,10
	.p2align 3
.L50:
	decl	4(%edi)
	xorl	%ebp, %ebp
	jmp	.L39
.L42:
	leal	-1(%edx), %eax
	cmpl	$126, %eax
	ja	.L46
	movl	%edx, %ebp
	jmp	.L43
	.size	accept, .-accept
	.section	.text.take_text,"ax",@progbits
	.p2align 4
	.type	take_text, @function
take_text:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	subl	$76, %esp
	movl	%ecx, 60(%esp)
	movl	16(%eax), %ecx
	movl	%eax, 32(%esp)
	testl	%ecx, %ecx
	movl	%edi, 56(%esp)
	movl	%edx, %edi
	js	.L137
	movl	60(%esp), %ebx
	xorl	%ebp, %ebp
	movl	%ebx, %eax
	xorl	$1, %eax
	andb	$1, %al
	movb	%al, 54(%esp)
	movb	%bl, %al
	andb	$1, %al
	movb	%al, 55(%esp)
	.p2align 4
	.p2align 3
.L69:
	movl	32(%esp), %eax
	call	next
	movl	%eax, 28(%esp)
	incl	%eax
	je	.L138
	movl	96(%esp), %eax
	testl	%eax, %eax
	je	.L70
	movl	96(%esp), %eax
	movl	(%eax), %ebx
	movl	4(%eax), %eax
	testl	%eax, %eax
	je	.L71
	movl	(%eax), %esi
	movl	%esi, 44(%esp)
	cmpl	$94, %esi
	sete	%dl
	movzbl	%dl, %esi
	leal	(%eax,%esi,4), %eax
.L72:
	movl	%esi, 48(%esp)
	movl	$1, %ecx
	jmp	.L73
	.p2align 4,,10
	.p2align 3
.L139:
	movl	(%eax), %edx
	testl	%edx, %edx
	je	.L134
.L83:
	cmpl	$93, %edx
	jne	.L85
	andb	$1, %cl
	je	.L134
.L85:
	cmpl	$45, 4(%eax)
	leal	4(%eax), %ecx
	je	.L74
	movl	%ecx, %eax
.L75:
	movl	28(%esp), %esi
	xorl	%ecx, %ecx
	cmpl	%esi, %edx
	je	.L136
.L73:
	testl	%eax, %eax
	jne	.L139
.L82:
	movzbl	(%ebx), %edx
	testl	%edx, %edx
	je	.L134
	cmpl	$93, %edx
	jne	.L84
	andb	$1, %cl
	je	.L134
.L84:
	cmpb	$45, 1(%ebx)
	leal	1(%ebx), %eax
	je	.L76
	movl	%eax, %ebx
	xorl	%eax, %eax
	jmp	.L75
	.p2align 4,,10
	.p2align 3
.L74:
	movl	%ebx, 40(%esp)
	leal	8(%eax), %esi
	movl	%esi, 36(%esp)
	movl	8(%eax), %esi
	movl	%ecx, %eax
.L77:
	testl	%esi, %esi
	je	.L75
	cmpl	$93, %esi
	je	.L75
	movl	28(%esp), %eax
	cmpl	%edx, %eax
	jb	.L78
	cmpl	%eax, %esi
	jb	.L78
.L136:
	cmpl	$94, 44(%esp)
	setne	%al
	movzbl	%al, %esi
	decl	%esi
	jne	.L89
.L86:
	cmpb	$0, 54(%esp)
	je	.L90
	cmpl	$255, 28(%esp)
	jle	.L90
	movl	56(%esp), %eax
	xorl	%edx, %edx
	movl	errno@GOT(%eax), %eax
	movl	$88, (%eax)
.L66:
	addl	$76, %esp
	movl	%edx, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L70:
	cmpl	$255, 28(%esp)
	ja	.L86
	movl	28(%esp), %eax
	movl	56(%esp), %ebx
	movl	%eax, (%esp)
	call	isspace@PLT
	testl	%eax, %eax
	jne	.L89
	.p2align 4
	.p2align 3
.L90:
	testl	%edi, %edi
	setne	%al
	andb	55(%esp), %al
	je	.L94
	movl	28(%esp), %ebx
	movl	%ebx, (%edi,%ebp,4)
.L95:
	movl	32(%esp), %ebx
	incl	%ebp
	movl	16(%ebx), %edx
	cmpl	%ebp, %edx
	jg	.L69
	testl	%edx, %edx
	je	.L69
	testb	%al, %al
	movl	$1, %edx
	jne	.L140
.L98:
	testl	%edi, %edi
	je	.L66
	movb	$0, (%edi,%ebp)
	addl	$76, %esp
	movl	%edx, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L76:
	leal	2(%ebx), %ecx
	movzbl	2(%ebx), %esi
	movl	%eax, %ebx
	movl	%ecx, 40(%esp)
	xorl	%eax, %eax
	movl	%eax, 36(%esp)
	xorl	%eax, %eax
	jmp	.L77
	.p2align 4,,10
	.p2align 3
.L78:
	movl	36(%esp), %eax
	testl	%eax, %eax
	je	.L80
	movl	4(%eax), %edx
	addl	$4, %eax
	xorl	%ecx, %ecx
	movl	40(%esp), %ebx
	testl	%edx, %edx
	jne	.L83
	.p2align 4
	.p2align 3
.L134:
	movl	48(%esp), %esi
	decl	%esi
	je	.L86
	.p2align 4
	.p2align 3
.L89:
	movl	32(%esp), %eax
	decl	12(%eax)
	movl	(%eax), %eax
	testl	%eax, %eax
	je	.L141
	movl	%eax, 4(%esp)
	movl	28(%esp), %eax
	movl	56(%esp), %ebx
	movl	%eax, (%esp)
	call	ungetc@PLT
.L92:
	movzbl	60(%esp), %ebx
	testl	%edi, %edi
	setne	%al
	xorl	%edx, %edx
	andb	%bl, %al
	testl	%ebp, %ebp
	setg	%dl
	jmp	.L68
	.p2align 4,,10
	.p2align 3
.L94:
	testl	%edi, %edi
	je	.L95
	movzbl	28(%esp), %ebx
	movb	%bl, (%edi,%ebp)
	jmp	.L95
	.p2align 4,,10
	.p2align 3
.L71:
	movzbl	(%ebx), %ecx
	movl	%ecx, 44(%esp)
	cmpl	$94, %ecx
	sete	%dl
	movzbl	%dl, %esi
	addl	%esi, %ebx
	jmp	.L72
	.p2align 4,,10
	.p2align 3
.L80:
	movl	40(%esp), %ebx
	xorl	%ecx, %ecx
	incl	%ebx
	jmp	.L82
.L138:
	movzbl	60(%esp), %ecx
	xorl	%edx, %edx
	testl	%ebp, %ebp
	setg	%dl
	testl	%edi, %edi
	setne	%al
	andb	%cl, %al
.L68:
	testb	%al, %al
	je	.L98
.L140:
	movl	$0, (%edi,%ebp,4)
	addl	$76, %esp
	movl	%edx, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L141:
	movl	32(%esp), %ebx
	movl	8(%ebx), %eax
	testl	%eax, %eax
	je	.L91
	subl	$4, %eax
	movl	%eax, 8(%ebx)
	jmp	.L92
.L91:
	movl	32(%esp), %eax
	decl	4(%eax)
	jmp	.L92
.L137:
	testl	%edx, %edx
	movzbl	60(%esp), %edx
	setne	%al
	xorl	%ebp, %ebp
	andb	%dl, %al
	xorl	%edx, %edx
	jmp	.L68
	.size	take_text, .-take_text
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"nf"
.LC1:
	.string	"nity"
.LC2:
	.string	"an"
.LC3:
	.string	"e"
.LC4:
	.string	"p"
.LC5:
	.string	"01234567"
.LC6:
	.string	"[cCn"
.LC7:
	.string	"+-"
.LC8:
	.string	"i"
.LC9:
	.string	"n"
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC10:
	.string	"0123456789abcdefghijklmnopqrstuvwxyz_"
	.section	.rodata.str1.1
.LC11:
	.string	")"
.LC12:
	.string	"0"
.LC13:
	.string	"x"
.LC14:
	.string	"."
.LC15:
	.string	"("
	.section	.text.scan_text,"ax",@progbits
	.p2align 4
	.globl	scan_text
	.type	scan_text, @function
scan_text:
	pushl	%ebp
	xorl	%edx, %edx
	pushl	%edi
	pushl	%esi
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	pushl	%ebx
	subl	$284, %esp
	movl	316(%esp), %ebp
	movl	320(%esp), %esi
	movl	%eax, 20(%esp)
	xorl	%eax, %eax
.L143:
	movl	%edx, 104(%esp,%eax)
	movl	%edx, 108(%esp,%eax)
	addl	$8, %eax
	cmpl	$24, %eax
	jb	.L143
	movl	304(%esp), %eax
	movl	312(%esp), %edx
	movl	%eax, 92(%esp)
	movl	308(%esp), %eax
	movl	%edx, 100(%esp)
	xorl	%edx, %edx
	movl	%edx, 32(%esp)
	movl	%eax, 96(%esp)
	movl	$1, %eax
	movl	%eax, 24(%esp)
	.p2align 4
	.p2align 3
.L145:
	movzbl	24(%esp), %eax
	andb	$1, %al
	testl	%esi, %esi
	je	.L308
.L419:
	movl	(%esi), %edx
	testl	%edx, %edx
	je	.L311
	testb	%al, %al
	je	.L311
	addl	$4, %esi
	cmpl	$255, %edx
	jbe	.L146
.L147:
	movl	%edx, 24(%esp)
	leal	92(%esp), %edi
	movl	%edi, %eax
	call	next
	movl	24(%esp), %edx
	cmpl	%edx, %eax
	je	.L333
	xorl	%edx, %edx
	cmpl	$-1, %eax
	sete	%dl
	movl	%edx, 116(%esp)
	je	.L216
	movl	92(%esp), %edx
	decl	104(%esp)
	testl	%edx, %edx
	je	.L217
	movl	%edx, 4(%esp)
	movl	20(%esp), %ebx
	movl	%eax, (%esp)
	call	ungetc@PLT
	xorl	%eax, %eax
	movl	%eax, 24(%esp)
	movzbl	24(%esp), %eax
	andb	$1, %al
	testl	%esi, %esi
	jne	.L419
	.p2align 4
	.p2align 3
.L308:
	movzbl	0(%ebp), %edx
	testl	%edx, %edx
	je	.L311
	testb	%al, %al
	je	.L311
	incl	%ebp
.L146:
	movl	%edx, (%esp)
	movl	20(%esp), %ebx
	leal	92(%esp), %edi
	movl	%edx, 28(%esp)
	call	isspace@PLT
	movl	28(%esp), %edx
	testl	%eax, %eax
	jne	.L148
	cmpl	$37, %edx
	jne	.L147
	testl	%esi, %esi
	je	.L160
	xorl	%eax, %eax
	cmpl	$42, (%esi)
	sete	%al
	movl	%eax, 112(%esp)
	leal	(%esi,%eax,4), %esi
	xorl	%eax, %eax
	movl	%eax, 108(%esp)
	movl	(%esi), %eax
	subl	$48, %eax
	cmpl	$9, %eax
	ja	.L161
.L171:
	movl	4(%esi), %edx
	addl	$4, %esi
	leal	-48(%edx), %ecx
	cmpl	$9, %ecx
	ja	.L420
.L167:
	cmpl	$26843544, %eax
	jle	.L163
	movl	4(%esi), %edx
	addl	$4, %esi
	movl	$268435456, %eax
	leal	-48(%edx), %ecx
	cmpl	$9, %ecx
	jbe	.L167
.L420:
	movl	%eax, 108(%esp)
.L161:
	xorl	%eax, %eax
	xorl	%ebx, %ebx
	movl	%eax, 120(%esp)
	xorl	%ecx, %ecx
	movl	%ebp, 28(%esp)
	.p2align 4
	.p2align 3
.L192:
	movl	(%esi), %edx
	leal	-76(%edx), %eax
	cmpl	$46, %eax
	ja	.L404
	movl	20(%esp), %edi
	movl	.L174@GOTOFF(%edi,%eax,4), %ebp
	addl	%edi, %ebp
	jmp	*%ebp
	.section	.rodata
	.align 4
	.align 4
.L174:
	.long	.L178@GOTOFF
	.long	.L404@GOTOFF
	.long	.L404@GOTOFF
	.long	.L404@GOTOFF
	.long	.L404@GOTOFF
	.long	.L404@GOTOFF
	.long	.L404@GOTOFF
	.long	.L404@GOTOFF
	.long	.L404@GOTOFF
	.long	.L404@GOTOFF
	.long	.L404@GOTOFF
	.long	.L404@GOTOFF
	.long	.L404@GOTOFF
	.long	.L404@GOTOFF
	.long	.L404@GOTOFF
	.long	.L404@GOTOFF
	.long	.L404@GOTOFF
	.long	.L404@GOTOFF
	.long	.L404@GOTOFF
	.long	.L404@GOTOFF
	.long	.L404@GOTOFF
	.long	.L404@GOTOFF
	.long	.L404@GOTOFF
	.long	.L404@GOTOFF
	.long	.L404@GOTOFF
	.long	.L404@GOTOFF
	.long	.L404@GOTOFF
	.long	.L404@GOTOFF
	.long	.L177@GOTOFF
	.long	.L404@GOTOFF
	.long	.L175@GOTOFF
	.long	.L404@GOTOFF
	.long	.L176@GOTOFF
	.long	.L404@GOTOFF
	.long	.L404@GOTOFF
	.long	.L404@GOTOFF
	.long	.L404@GOTOFF
	.long	.L175@GOTOFF
	.long	.L404@GOTOFF
	.long	.L404@GOTOFF
	.long	.L327@GOTOFF
	.long	.L404@GOTOFF
	.long	.L404@GOTOFF
	.long	.L404@GOTOFF
	.long	.L404@GOTOFF
	.long	.L404@GOTOFF
	.long	.L327@GOTOFF
	.section	.text.scan_text
	.p2align 4,,10
	.p2align 3
.L148:
	movl	%edi, %eax
	call	next
	cmpl	$255, %eax
	movl	%eax, %edx
	jbe	.L150
	cmpl	$-1, %eax
	je	.L145
	movl	92(%esp), %eax
	decl	104(%esp)
	testl	%eax, %eax
	je	.L153
	.p2align 4
	.p2align 3
.L427:
	movl	%eax, 4(%esp)
	movl	20(%esp), %ebx
	movl	%edx, (%esp)
	call	ungetc@PLT
	jmp	.L145
	.p2align 4,,10
	.p2align 3
.L404:
	movl	28(%esp), %ebp
.L172:
	testb	%cl, %cl
	je	.L186
	movl	%ebx, 120(%esp)
.L186:
	movb	%dl, 124(%esp)
	xorl	%eax, %eax
	testl	%edx, %edx
	setne	%al
	testl	%esi, %esi
	movb	%dl, %cl
	je	.L187
	movl	%ebp, 84(%esp)
	leal	(%esi,%eax,4), %esi
	cmpb	$91, %dl
	movl	%esi, 88(%esp)
	je	.L421
.L188:
	movb	%cl, 28(%esp)
	movl	20(%esp), %ebx
	movsbl	%cl, %eax
	movl	%eax, 4(%esp)
	leal	.LC6@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	call	strchr@PLT
	movzbl	28(%esp), %ecx
	testl	%eax, %eax
	je	.L422
.L208:
	cmpb	$37, %cl
	je	.L423
.L215:
	cmpb	$110, %cl
	je	.L424
	leal	92(%esp), %edi
	movl	%edi, %eax
	call	next
	cmpl	$-1, %eax
	je	.L227
	movl	92(%esp), %edx
	decl	104(%esp)
	testl	%edx, %edx
	je	.L228
	movl	%edx, 4(%esp)
	movl	20(%esp), %ebx
	movl	%eax, (%esp)
	call	ungetc@PLT
.L229:
	movl	112(%esp), %edx
	xorl	%eax, %eax
	movl	%eax, 116(%esp)
	xorl	%eax, %eax
	movl	%eax, 28(%esp)
	testl	%edx, %edx
	jne	.L232
	movl	324(%esp), %eax
	movl	(%eax), %eax
	movl	%eax, 28(%esp)
	movl	324(%esp), %eax
	addl	$4, %eax
	movl	%eax, 324(%esp)
.L232:
	movzbl	124(%esp), %edx
	movb	%dl, %al
	subb	$65, %al
	cmpb	$50, %al
	ja	.L233
	movl	20(%esp), %ebx
	movzbl	%al, %eax
	movl	.L235@GOTOFF(%ebx,%eax,4), %ecx
	addl	%ebx, %ecx
	jmp	*%ecx
	.section	.rodata
	.align 4
	.align 4
.L235:
	.long	.L236@GOTOFF
	.long	.L233@GOTOFF
	.long	.L240@GOTOFF
	.long	.L233@GOTOFF
	.long	.L236@GOTOFF
	.long	.L236@GOTOFF
	.long	.L236@GOTOFF
	.long	.L233@GOTOFF
	.long	.L233@GOTOFF
	.long	.L233@GOTOFF
	.long	.L233@GOTOFF
	.long	.L233@GOTOFF
	.long	.L233@GOTOFF
	.long	.L233@GOTOFF
	.long	.L233@GOTOFF
	.long	.L233@GOTOFF
	.long	.L233@GOTOFF
	.long	.L233@GOTOFF
	.long	.L239@GOTOFF
	.long	.L233@GOTOFF
	.long	.L233@GOTOFF
	.long	.L233@GOTOFF
	.long	.L233@GOTOFF
	.long	.L233@GOTOFF
	.long	.L233@GOTOFF
	.long	.L233@GOTOFF
	.long	.L238@GOTOFF
	.long	.L233@GOTOFF
	.long	.L233@GOTOFF
	.long	.L233@GOTOFF
	.long	.L233@GOTOFF
	.long	.L233@GOTOFF
	.long	.L236@GOTOFF
	.long	.L233@GOTOFF
	.long	.L237@GOTOFF
	.long	.L233@GOTOFF
	.long	.L236@GOTOFF
	.long	.L236@GOTOFF
	.long	.L236@GOTOFF
	.long	.L233@GOTOFF
	.long	.L233@GOTOFF
	.long	.L233@GOTOFF
	.long	.L233@GOTOFF
	.long	.L233@GOTOFF
	.long	.L233@GOTOFF
	.long	.L233@GOTOFF
	.long	.L233@GOTOFF
	.long	.L233@GOTOFF
	.long	.L233@GOTOFF
	.long	.L233@GOTOFF
	.long	.L234@GOTOFF
	.section	.text.scan_text
	.p2align 4,,10
	.p2align 3
.L327:
	movl	$3, %ebx
.L173:
	addl	$4, %esi
	movb	$1, %cl
	jmp	.L192
	.p2align 4,,10
	.p2align 3
.L175:
	movl	$4, %ebx
	jmp	.L173
	.p2align 4,,10
	.p2align 3
.L160:
	xorl	%eax, %eax
	cmpb	$42, 0(%ebp)
	sete	%al
	movl	%eax, 112(%esp)
	addl	%eax, %ebp
	xorl	%eax, %eax
	movl	%eax, 108(%esp)
	movzbl	0(%ebp), %edx
	xorl	%eax, %eax
	leal	-48(%edx), %ecx
	cmpl	$9, %ecx
	ja	.L164
	.p2align 4
	.p2align 3
.L163:
	leal	(%eax,%eax,4), %eax
	testl	%esi, %esi
	leal	-48(%edx,%eax,2), %eax
	jne	.L171
.L166:
	movzbl	1(%ebp), %edx
	incl	%ebp
	leal	-48(%edx), %ecx
	cmpl	$9, %ecx
	ja	.L425
.L169:
	cmpl	$26843544, %eax
	jle	.L426
	movzbl	1(%ebp), %edx
	incl	%ebp
	movl	$268435456, %eax
	leal	-48(%edx), %ecx
	cmpl	$9, %ecx
	jbe	.L169
.L425:
	movl	%eax, 108(%esp)
.L164:
	xorl	%eax, %eax
	xorl	%ebx, %ebx
	movl	%eax, 120(%esp)
	xorl	%ecx, %ecx
	.p2align 4
	.p2align 3
.L193:
	movzbl	0(%ebp), %edx
	movb	%dl, %al
	subb	$76, %al
	cmpb	$46, %al
	ja	.L179
	movl	20(%esp), %edi
	movzbl	%al, %eax
	movl	.L181@GOTOFF(%edi,%eax,4), %esi
	addl	%edi, %esi
	jmp	*%esi
	.section	.rodata
	.align 4
	.align 4
.L181:
	.long	.L185@GOTOFF
	.long	.L179@GOTOFF
	.long	.L179@GOTOFF
	.long	.L179@GOTOFF
	.long	.L179@GOTOFF
	.long	.L179@GOTOFF
	.long	.L179@GOTOFF
	.long	.L179@GOTOFF
	.long	.L179@GOTOFF
	.long	.L179@GOTOFF
	.long	.L179@GOTOFF
	.long	.L179@GOTOFF
	.long	.L179@GOTOFF
	.long	.L179@GOTOFF
	.long	.L179@GOTOFF
	.long	.L179@GOTOFF
	.long	.L179@GOTOFF
	.long	.L179@GOTOFF
	.long	.L179@GOTOFF
	.long	.L179@GOTOFF
	.long	.L179@GOTOFF
	.long	.L179@GOTOFF
	.long	.L179@GOTOFF
	.long	.L179@GOTOFF
	.long	.L179@GOTOFF
	.long	.L179@GOTOFF
	.long	.L179@GOTOFF
	.long	.L179@GOTOFF
	.long	.L184@GOTOFF
	.long	.L179@GOTOFF
	.long	.L182@GOTOFF
	.long	.L179@GOTOFF
	.long	.L183@GOTOFF
	.long	.L179@GOTOFF
	.long	.L179@GOTOFF
	.long	.L179@GOTOFF
	.long	.L179@GOTOFF
	.long	.L182@GOTOFF
	.long	.L179@GOTOFF
	.long	.L179@GOTOFF
	.long	.L329@GOTOFF
	.long	.L179@GOTOFF
	.long	.L179@GOTOFF
	.long	.L179@GOTOFF
	.long	.L179@GOTOFF
	.long	.L179@GOTOFF
	.long	.L329@GOTOFF
	.section	.text.scan_text
	.p2align 4,,10
	.p2align 3
.L179:
	xorl	%esi, %esi
	jmp	.L172
	.p2align 4,,10
	.p2align 3
.L150:
	movl	%eax, (%esp)
	movl	20(%esp), %ebx
	movl	%eax, 28(%esp)
	call	isspace@PLT
	testl	%eax, %eax
	jne	.L148
	movl	92(%esp), %eax
	decl	104(%esp)
	movl	28(%esp), %edx
	testl	%eax, %eax
	jne	.L427
.L153:
	movl	100(%esp), %eax
	testl	%eax, %eax
	je	.L154
	subl	$4, %eax
	movl	%eax, 100(%esp)
	jmp	.L145
	.p2align 4,,10
	.p2align 3
.L426:
	leal	(%eax,%eax,4), %eax
	leal	-48(%edx,%eax,2), %eax
	jmp	.L166
	.p2align 4,,10
	.p2align 3
.L333:
	movl	$1, %eax
	movl	%eax, 24(%esp)
	jmp	.L145
	.p2align 4,,10
	.p2align 3
.L187:
	addl	%eax, %ebp
	xorl	%edi, %edi
	movl	%ebp, 84(%esp)
	cmpb	$91, %dl
	movl	%edi, 88(%esp)
	jne	.L188
	movzbl	0(%ebp), %eax
	cmpb	$94, %al
	je	.L428
.L195:
	cmpb	$93, %al
	sete	%al
	movzbl	%al, %eax
	addl	%eax, %ebp
	jmp	.L201
	.p2align 4,,10
	.p2align 3
.L204:
	incl	%ebp
.L201:
	movzbl	0(%ebp), %eax
	testl	%eax, %eax
	je	.L188
	cmpl	$93, %eax
	jne	.L204
	incl	%ebp
	jmp	.L188
	.p2align 4,,10
	.p2align 3
.L311:
	movl	32(%esp), %ebx
	testl	%ebx, %ebx
	je	.L429
	movl	32(%esp), %eax
	addl	$284, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L228:
	movl	100(%esp), %eax
	testl	%eax, %eax
	je	.L230
	subl	$4, %eax
	movl	%eax, 100(%esp)
	jmp	.L229
	.p2align 4,,10
	.p2align 3
.L217:
	movl	100(%esp), %eax
	testl	%eax, %eax
	je	.L218
	subl	$4, %eax
	movl	%eax, 100(%esp)
.L216:
	xorl	%edx, %edx
	movl	%edx, 24(%esp)
	jmp	.L145
	.p2align 4,,10
	.p2align 3
.L424:
	movl	120(%esp), %eax
	movl	324(%esp), %edi
	movl	104(%esp), %ecx
	cmpl	$3, %eax
	movl	(%edi), %edx
	leal	4(%edi), %ebx
	je	.L224
	ja	.L221
	cmpl	$1, %eax
	je	.L222
	cmpl	$2, %eax
	.p2align 4,,5
	jne	.L224
	movw	%cx, (%edx)
	.p2align 4,,2
	jmp	.L414
.L221:
	subl	$4, %eax
	cmpl	$1, %eax
	ja	.L224
	movl	%ecx, (%edx)
	sarl	$31, %ecx
	movl	%ecx, 4(%edx)
	jmp	.L414
	.p2align 4,,10
	.p2align 3
.L422:
	leal	92(%esp), %edi
.L212:
	movl	%edi, %eax
	call	next
	cmpl	$255, %eax
	movl	%eax, %edx
	jbe	.L209
	cmpl	$-1, %eax
	je	.L410
	movl	92(%esp), %eax
	decl	104(%esp)
	testl	%eax, %eax
	je	.L213
	.p2align 4
	.p2align 3
.L430:
	movl	%eax, 4(%esp)
	movl	20(%esp), %ebx
	movl	%edx, (%esp)
	call	ungetc@PLT
	movzbl	124(%esp), %ecx
	cmpb	$37, %cl
	jne	.L215
	.p2align 4
	.p2align 3
.L423:
	leal	92(%esp), %edi
	movl	%edi, %eax
	call	next
	cmpl	$37, %eax
	je	.L333
	xorl	%edx, %edx
	cmpl	$-1, %eax
	sete	%dl
	movl	%edx, 116(%esp)
	je	.L216
	movl	92(%esp), %edx
	decl	104(%esp)
	testl	%edx, %edx
	je	.L217
	movl	%edx, 4(%esp)
	movl	20(%esp), %ebx
	movl	%eax, (%esp)
	call	ungetc@PLT
	jmp	.L216
	.p2align 4,,10
	.p2align 3
.L209:
	movl	%eax, (%esp)
	movl	20(%esp), %ebx
	movl	%eax, 28(%esp)
	call	isspace@PLT
	testl	%eax, %eax
	jne	.L212
	movl	92(%esp), %eax
	decl	104(%esp)
	movl	28(%esp), %edx
	testl	%eax, %eax
	jne	.L430
.L213:
	movl	100(%esp), %eax
	testl	%eax, %eax
	je	.L214
	subl	$4, %eax
	movzbl	124(%esp), %ecx
	movl	%eax, 100(%esp)
	jmp	.L208
	.p2align 4,,10
	.p2align 3
.L227:
	movl	$1, %ecx
	xorl	%ebx, %ebx
	movl	%ecx, 116(%esp)
	movl	%ebx, 24(%esp)
	jmp	.L145
	.p2align 4,,10
	.p2align 3
.L429:
	movl	116(%esp), %eax
	testl	%eax, %eax
	movl	$-1, %eax
	cmove	%ebx, %eax
	movl	%eax, 32(%esp)
	movl	32(%esp), %eax
	addl	$284, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L176:
	cmpl	$3, %ebx
	sete	%bl
	movzbl	%bl, %ebx
	addl	$3, %ebx
	jmp	.L173
.L177:
	cmpl	$2, %ebx
	setne	%bl
	movzbl	%bl, %ebx
	incl	%ebx
	jmp	.L173
.L178:
	movl	$5, %ebx
	jmp	.L173
.L329:
	movl	$3, %ebx
.L180:
	incl	%ebp
	movb	$1, %cl
	jmp	.L193
.L182:
	movl	$4, %ebx
	jmp	.L180
	.p2align 4,,10
	.p2align 3
.L224:
	movl	%ecx, (%edx)
.L414:
	movl	%ebx, 324(%esp)
	jmp	.L145
	.p2align 4,,10
	.p2align 3
.L421:
	movl	(%esi), %eax
	cmpl	$94, %eax
	jne	.L190
	movl	4(%esi), %eax
	addl	$4, %esi
.L190:
	cmpl	$93, %eax
	jne	.L200
	.p2align 4
	.p2align 3
.L206:
	addl	$4, %esi
.L200:
	movl	(%esi), %eax
	testl	%eax, %eax
	je	.L188
	cmpl	$93, %eax
	jne	.L206
	addl	$4, %esi
	jmp	.L188
.L230:
	decl	96(%esp)
	jmp	.L229
.L218:
	decl	96(%esp)
	jmp	.L216
	.p2align 4,,10
	.p2align 3
.L233:
	subb	$88, %dl
	movl	108(%esp), %eax
	cmpb	$32, %dl
	ja	.L278
	movl	20(%esp), %ecx
	movzbl	%dl, %edx
	movsbl	CSWTCH.45@GOTOFF(%ecx,%edx), %edx
	leal	.LC7@GOTOFF(%ecx), %ecx
	movl	%edx, 44(%esp)
	movl	%edx, %ebx
	leal	144(%esp), %edx
	movl	%edx, 36(%esp)
	movl	%edx, 128(%esp)
	xorl	%edx, %edx
	movl	%edx, 132(%esp)
	movl	$128, %edx
	movl	%edx, 136(%esp)
	movb	%bl, %dl
	andb	$-17, %dl
	testl	%eax, %eax
	movsbl	%dl, %edx
	movl	%edx, 40(%esp)
	movl	$2147483647, %edx
	cmove	%edx, %eax
	movl	%eax, 140(%esp)
	xorl	%eax, %eax
	movb	%al, 144(%esp)
	leal	128(%esp), %eax
	movl	%eax, 24(%esp)
	movl	%eax, %edx
	movl	%edi, %eax
	call	accept
	movl	40(%esp), %eax
	testl	%eax, %eax
	jne	.L280
	movl	20(%esp), %ecx
	movl	%edi, %eax
	movl	24(%esp), %edx
	leal	.LC12@GOTOFF(%ecx), %ecx
	call	accept
	testl	%eax, %eax
	jne	.L431
	cmpl	$16, 44(%esp)
	jne	.L316
.L340:
	movl	$1, %eax
	movl	%eax, 40(%esp)
	movl	20(%esp), %eax
	leal	hexadecimal_digits@GOTOFF(%eax), %ebx
	jmp	.L282
.L222:
	movb	%cl, (%edx)
	jmp	.L414
.L236:
	leal	144(%esp), %eax
	movl	$2147483647, %edx
	movl	%eax, 36(%esp)
	leal	128(%esp), %ebx
	movl	%eax, 128(%esp)
	xorl	%eax, %eax
	movl	%eax, 132(%esp)
	movl	$128, %eax
	movl	%eax, 136(%esp)
	movl	108(%esp), %eax
	movl	%ebx, 24(%esp)
	testl	%eax, %eax
	cmove	%edx, %eax
	movl	%ebx, %edx
	movl	%eax, 140(%esp)
	xorl	%eax, %eax
	movb	%al, 144(%esp)
	movl	20(%esp), %eax
	leal	.LC7@GOTOFF(%eax), %ecx
	movl	%edi, %eax
	movl	%ecx, 40(%esp)
	call	accept
	movl	20(%esp), %eax
	movl	%ebx, %edx
	leal	.LC8@GOTOFF(%eax), %eax
	movl	%eax, 44(%esp)
	movl	%eax, %ecx
	movl	%edi, %eax
	call	accept
	testl	%eax, %eax
	jne	.L432
	movl	20(%esp), %eax
	movl	24(%esp), %edx
	leal	.LC9@GOTOFF(%eax), %ecx
	movl	%edi, %eax
	call	accept
	testl	%eax, %eax
	movl	%eax, %ebx
	je	.L251
	movl	%esi, 40(%esp)
	movl	20(%esp), %eax
	leal	80(%esp), %ecx
	movl	%ebp, 44(%esp)
	movl	%ecx, %esi
	movl	24(%esp), %ebp
	movw	$0, 80(%esp)
	leal	.LC2@GOTOFF(%eax), %ebx
	movb	$97, %al
	jmp	.L253
	.p2align 4,,10
	.p2align 3
.L434:
	movzbl	1(%ebx), %eax
	incl	%ebx
	testb	%al, %al
	je	.L433
.L253:
	movb	%al, 80(%esp)
	movl	%esi, %ecx
	movl	%ebp, %edx
	movl	%edi, %eax
	call	accept
	testl	%eax, %eax
	jne	.L434
	movl	40(%esp), %esi
	movl	44(%esp), %ebp
.L415:
	movl	128(%esp), %eax
	movl	36(%esp), %ebx
	cmpl	%ebx, %eax
	jne	.L319
	jmp	.L216
	.p2align 4,,10
	.p2align 3
.L154:
	decl	96(%esp)
	jmp	.L145
.L185:
	movl	$5, %ebx
	.p2align 4,,2
	jmp	.L180
.L184:
	cmpl	$2, %ebx
	setne	%bl
	movzbl	%bl, %ebx
	incl	%ebx
	jmp	.L180
.L183:
	cmpl	$3, %ebx
	sete	%bl
	movzbl	%bl, %ebx
	addl	$3, %ebx
	jmp	.L180
.L428:
	movzbl	1(%ebp), %eax
	incl	%ebp
	jmp	.L195
.L214:
	decl	96(%esp)
	.p2align 4
	.p2align 3
.L410:
	movzbl	124(%esp), %ecx
	jmp	.L208
.L240:
	movl	28(%esp), %edx
	movl	$1, %ecx
	movl	%edi, %eax
	call	take_characters
	movl	%eax, 24(%esp)
.L241:
	movl	24(%esp), %ebx
	testl	%ebx, %ebx
	je	.L145
.L277:
	cmpl	$1, 112(%esp)
	movl	$1, %ecx
	movl	%ecx, 24(%esp)
	adcl	$0, 32(%esp)
	jmp	.L145
.L239:
	movl	28(%esp), %edx
	movl	$1, %ecx
	movl	%edi, %eax
	movl	$0, (%esp)
	call	take_text
	movl	%eax, 24(%esp)
	jmp	.L241
.L238:
	movl	28(%esp), %edx
	leal	84(%esp), %eax
	xorl	%ecx, %ecx
	cmpl	$3, 120(%esp)
	movl	%eax, (%esp)
	movl	%edi, %eax
	sete	%cl
	call	take_text
	movl	%eax, 24(%esp)
	jmp	.L241
.L237:
	xorl	%ecx, %ecx
	movl	28(%esp), %edx
	movl	%edi, %eax
	cmpl	$3, 120(%esp)
	sete	%cl
	call	take_characters
	movl	%eax, 24(%esp)
	jmp	.L241
.L234:
	xorl	%ecx, %ecx
	movl	28(%esp), %edx
	movl	%edi, %eax
	cmpl	$3, 120(%esp)
	movl	$0, (%esp)
	sete	%cl
	call	take_text
	movl	%eax, 24(%esp)
	jmp	.L241
.L278:
	leal	144(%esp), %ebx
	xorl	%ecx, %ecx
	movl	%ebx, 36(%esp)
	leal	128(%esp), %edx
	testl	%eax, %eax
	movl	%ebx, 128(%esp)
	movl	$128, %ebx
	movl	%edx, 24(%esp)
	movl	%ecx, 132(%esp)
	movl	%ebx, 136(%esp)
	jne	.L315
	movl	20(%esp), %eax
	movl	$2147483647, %ecx
	xorl	%ebx, %ebx
	movl	%ecx, 140(%esp)
	movb	%bl, 144(%esp)
	leal	.LC7@GOTOFF(%eax), %ecx
	movl	%edi, %eax
	call	accept
	movl	$10, %eax
	movl	%eax, 44(%esp)
.L316:
	movl	$1, %eax
	movl	%eax, 40(%esp)
	movl	20(%esp), %eax
	leal	decimal_digits@GOTOFF(%eax), %ebx
.L282:
	movl	%esi, 48(%esp)
	xorl	%edx, %edx
	movl	%ebp, 52(%esp)
	movl	%edx, %esi
	movl	24(%esp), %ebp
	jmp	.L285
	.p2align 4,,10
	.p2align 3
.L286:
	incl	%esi
.L285:
	movl	%ebx, %ecx
	movl	%ebp, %edx
	movl	%edi, %eax
	call	accept
	testl	%eax, %eax
	jne	.L286
	movl	44(%esp), %ebx
	movl	%esi, %edx
	xorl	%eax, %eax
	movl	40(%esp), %edi
	testl	%edx, %edx
	setg	%al
	movzbl	124(%esp), %ecx
	movl	48(%esp), %esi
	movl	52(%esp), %ebp
	orl	%eax, %edi
	testl	%ebx, %ebx
	movb	%cl, 24(%esp)
	movl	$10, %eax
	cmovne	%ebx, %eax
	cmpb	$100, %cl
	movl	20(%esp), %ebx
	movl	%eax, 8(%esp)
	leal	80(%esp), %eax
	movl	%eax, 4(%esp)
	movl	128(%esp), %eax
	movl	%eax, (%esp)
	je	.L342
	cmpb	$105, %cl
	je	.L342
	call	strtoull@PLT
	movzbl	24(%esp), %ecx
	movl	%edx, %ebx
.L290:
	testl	%edi, %edi
	movl	128(%esp), %edx
	je	.L293
	cmpl	%edx, 80(%esp)
	je	.L293
	movl	28(%esp), %edi
	testl	%edi, %edi
	je	.L294
	cmpb	$112, %cl
	je	.L295
	movl	120(%esp), %ecx
	cmpl	$2, %ecx
	je	.L296
	jbe	.L435
	cmpl	$3, %ecx
	je	.L295
	subl	$4, %ecx
	cmpl	$1, %ecx
	.p2align 4,,2
	ja	.L299
	movl	28(%esp), %edi
	movl	%eax, (%edi)
	movl	36(%esp), %eax
	movl	%ebx, 4(%edi)
	cmpl	%eax, %edx
	je	.L277
.L413:
	movl	%edx, (%esp)
	movl	20(%esp), %ebx
	call	free@PLT
	jmp	.L277
.L251:
	movl	20(%esp), %eax
	movl	24(%esp), %edx
	leal	.LC12@GOTOFF(%eax), %ecx
	movl	%edi, %eax
	call	accept
	movl	%eax, %edx
	movl	20(%esp), %eax
	testl	%edx, %edx
	jne	.L436
	leal	.LC3@GOTOFF(%eax), %ecx
	movl	%ecx, 48(%esp)
	leal	decimal_digits@GOTOFF(%eax), %eax
.L411:
	movl	%esi, 52(%esp)
	movl	%eax, %esi
	movl	%ebp, 60(%esp)
	movl	24(%esp), %ebp
	movl	%eax, 44(%esp)
	movl	%edx, 56(%esp)
	jmp	.L257
	.p2align 4,,10
	.p2align 3
.L258:
	incl	%ebx
.L257:
	movl	%esi, %ecx
	movl	%ebp, %edx
	movl	%edi, %eax
	call	accept
	testl	%eax, %eax
	jne	.L258
	movl	56(%esp), %edx
	movl	%eax, 56(%esp)
	movl	52(%esp), %esi
	movl	60(%esp), %ebp
	leal	(%ebx,%edx), %eax
	movl	24(%esp), %edx
	movl	%eax, 52(%esp)
	movl	20(%esp), %eax
	leal	.LC14@GOTOFF(%eax), %ecx
	movl	%edi, %eax
	call	accept
	testl	%eax, %eax
	je	.L260
	movl	%esi, 60(%esp)
	xorl	%ebx, %ebx
	movl	44(%esp), %esi
	movl	%ebp, 44(%esp)
	movl	24(%esp), %ebp
	jmp	.L259
.L261:
	incl	%ebx
.L259:
	movl	%esi, %ecx
	movl	%ebp, %edx
	movl	%edi, %eax
	call	accept
	testl	%eax, %eax
	jne	.L261
	movl	60(%esp), %esi
	movl	44(%esp), %ebp
	addl	%ebx, 52(%esp)
.L260:
	movl	52(%esp), %ebx
	testl	%ebx, %ebx
	je	.L262
	movl	24(%esp), %ebx
	movl	%edi, %eax
	movl	48(%esp), %ecx
	movl	%ebx, %edx
	call	accept
	testl	%eax, %eax
	je	.L263
	movl	40(%esp), %ecx
	movl	%ebx, %edx
	movl	%edi, %eax
	call	accept
	movl	20(%esp), %eax
	movl	%esi, 40(%esp)
	movl	56(%esp), %esi
	leal	decimal_digits@GOTOFF(%eax), %ebx
	jmp	.L264
.L265:
	incl	%esi
.L264:
	movl	24(%esp), %edx
	movl	%ebx, %ecx
	movl	%edi, %eax
	call	accept
	testl	%eax, %eax
	jne	.L265
	movl	%esi, %eax
	movl	40(%esp), %esi
	testl	%eax, %eax
	setg	%dl
	movzbl	%dl, %eax
	movl	%eax, 24(%esp)
.L247:
	movl	28(%esp), %ecx
	movl	128(%esp), %eax
	testl	%ecx, %ecx
	je	.L266
	testb	%dl, %dl
	je	.L266
	movl	120(%esp), %edx
	cmpl	$5, %edx
	je	.L437
	cmpl	$3, %edx
	je	.L438
	movl	%eax, (%esp)
	leal	80(%esp), %ebx
	movl	%ebx, 4(%esp)
	movl	20(%esp), %ebx
	call	strtof@PLT
	movl	28(%esp), %eax
	movl	36(%esp), %edi
	fstps	(%eax)
	movl	128(%esp), %eax
	cmpl	%edi, %eax
	je	.L277
	movl	%eax, (%esp)
	call	free@PLT
	jmp	.L277
.L432:
	movl	%esi, 40(%esp)
	movl	20(%esp), %eax
	leal	80(%esp), %ecx
	movl	%ebp, 48(%esp)
	movl	%ecx, %esi
	movl	24(%esp), %ebp
	movw	$0, 80(%esp)
	movl	%ecx, 52(%esp)
	leal	.LC0@GOTOFF(%eax), %ebx
	movb	$110, %al
	jmp	.L245
	.p2align 4,,10
	.p2align 3
.L440:
	movzbl	1(%ebx), %eax
	incl	%ebx
	testb	%al, %al
	je	.L439
.L245:
	movb	%al, 80(%esp)
	movl	%esi, %ecx
	movl	%ebp, %edx
	movl	%edi, %eax
	call	accept
	testl	%eax, %eax
	jne	.L440
	movl	128(%esp), %eax
	movl	36(%esp), %edi
	movl	40(%esp), %esi
	movl	48(%esp), %ebp
	cmpl	%edi, %eax
	je	.L216
.L319:
	movl	%eax, (%esp)
	movl	20(%esp), %ebx
	call	free@PLT
	jmp	.L216
.L315:
	movl	%eax, 140(%esp)
	movl	20(%esp), %ebx
	xorl	%eax, %eax
	movb	%al, 144(%esp)
	movl	24(%esp), %edx
	movl	%edi, %eax
	leal	.LC7@GOTOFF(%ebx), %ecx
	call	accept
	leal	decimal_digits@GOTOFF(%ebx), %ebx
	movl	$1, %eax
	movl	%eax, 40(%esp)
	movl	$10, %eax
	movl	%eax, 44(%esp)
	jmp	.L282
.L431:
	movl	20(%esp), %eax
	movl	24(%esp), %edx
	leal	.LC13@GOTOFF(%eax), %ecx
	movl	%edi, %eax
	call	accept
	testl	%eax, %eax
	jne	.L339
	testb	$-9, %bl
	jne	.L340
.L283:
	movl	$1, %eax
	movl	%eax, 40(%esp)
	movl	$8, %eax
	movl	%eax, 44(%esp)
	movl	20(%esp), %eax
	leal	.LC5@GOTOFF(%eax), %ebx
	jmp	.L282
.L436:
	movl	24(%esp), %edx
	leal	.LC13@GOTOFF(%eax), %ecx
	movl	%edi, %eax
	call	accept
	testl	%eax, %eax
	jne	.L337
	movl	20(%esp), %eax
	movl	$1, %edx
	leal	.LC3@GOTOFF(%eax), %ecx
	movl	%ecx, 48(%esp)
	leal	decimal_digits@GOTOFF(%eax), %eax
	jmp	.L411
.L293:
	movl	36(%esp), %eax
	cmpl	%eax, %edx
	je	.L216
	movl	%edx, (%esp)
	movl	20(%esp), %ebx
	call	free@PLT
	jmp	.L216
.L342:
	call	strtoll@PLT
	movzbl	24(%esp), %ecx
	movl	%edx, %ebx
	jmp	.L290
.L435:
	decl	%ecx
	jne	.L299
	movl	28(%esp), %edi
	movl	36(%esp), %ebx
	movb	%al, (%edi)
	movl	128(%esp), %eax
	cmpl	%ebx, %eax
	je	.L277
.L302:
	movl	%eax, (%esp)
	movl	20(%esp), %ebx
	call	free@PLT
	jmp	.L277
.L439:
	movl	44(%esp), %ecx
	movl	%edi, %eax
	movl	24(%esp), %edx
	movl	40(%esp), %esi
	movl	48(%esp), %ebp
	call	accept
	testl	%eax, %eax
	je	.L263
	movw	$0, 80(%esp)
	movl	20(%esp), %eax
	leal	.LC1@GOTOFF(%eax), %ebx
	movb	$110, %al
.L249:
	movb	%al, 80(%esp)
	movl	52(%esp), %ecx
	movl	%edi, %eax
	movl	24(%esp), %edx
	call	accept
	testl	%eax, %eax
	je	.L415
	movzbl	1(%ebx), %eax
	incl	%ebx
	testb	%al, %al
	jne	.L249
.L263:
	movl	$1, %edi
	movb	$1, %dl
	movl	%edi, 24(%esp)
	jmp	.L247
.L280:
	cmpl	$8, 44(%esp)
	je	.L283
	jmp	.L316
	.p2align 4,,10
	.p2align 3
.L262:
	movl	128(%esp), %eax
	movl	36(%esp), %edi
	cmpl	%edi, %eax
	jne	.L319
	jmp	.L216
.L433:
	movl	20(%esp), %eax
	movl	24(%esp), %edx
	movl	40(%esp), %esi
	movl	44(%esp), %ebp
	leal	.LC15@GOTOFF(%eax), %ecx
	movl	%edi, %eax
	call	accept
	testl	%eax, %eax
	je	.L263
	movl	20(%esp), %eax
	leal	.LC10@GOTOFF(%eax), %ebx
.L255:
	movl	24(%esp), %edx
	movl	%ebx, %ecx
	movl	%edi, %eax
	call	accept
	testl	%eax, %eax
	jne	.L255
	movl	20(%esp), %eax
	movl	24(%esp), %edx
	leal	.LC11@GOTOFF(%eax), %ecx
	movl	%edi, %eax
	call	accept
	testl	%eax, %eax
	setne	%dl
	movzbl	%dl, %eax
	movl	%eax, 24(%esp)
	jmp	.L247
.L437:
	movl	20(%esp), %ebx
	leal	80(%esp), %edi
	movl	%edi, 8(%esp)
	leal	64(%esp), %edx
	movl	%eax, 4(%esp)
	movl	%edx, (%esp)
	call	strtold@PLT
	subl	$4, %esp
	movl	64(%esp), %eax
	movl	28(%esp), %edi
	movl	%eax, (%edi)
	movl	68(%esp), %eax
	movl	%eax, 4(%edi)
	movl	72(%esp), %eax
	movl	%eax, 8(%edi)
	movl	76(%esp), %eax
	movl	%eax, 12(%edi)
	movl	128(%esp), %eax
	movl	36(%esp), %edi
	cmpl	%edi, %eax
	jne	.L302
	jmp	.L277
.L295:
	movl	28(%esp), %ebx
	movl	%eax, (%ebx)
	movl	36(%esp), %eax
	cmpl	%eax, %edx
	jne	.L413
	jmp	.L277
.L299:
	movl	28(%esp), %edi
	movl	%eax, (%edi)
	movl	36(%esp), %eax
	cmpl	%eax, %edx
	jne	.L413
	jmp	.L277
.L438:
	movl	%eax, (%esp)
	movl	20(%esp), %ebx
	leal	80(%esp), %edi
	movl	%edi, 4(%esp)
	call	strtod@PLT
	movl	28(%esp), %eax
	movl	36(%esp), %ebx
	fstpl	(%eax)
	movl	128(%esp), %eax
	cmpl	%ebx, %eax
	jne	.L302
	jmp	.L277
.L296:
	movl	28(%esp), %edi
	movw	%ax, (%edi)
	movl	36(%esp), %eax
	cmpl	%eax, %edx
	jne	.L413
	jmp	.L277
.L339:
	movl	$16, %eax
	movl	%eax, 44(%esp)
	movl	20(%esp), %eax
	leal	hexadecimal_digits@GOTOFF(%eax), %ebx
	jmp	.L282
.L337:
	movl	20(%esp), %eax
	xorl	%edx, %edx
	leal	.LC4@GOTOFF(%eax), %ecx
	movl	%ecx, 48(%esp)
	leal	hexadecimal_digits@GOTOFF(%eax), %eax
	jmp	.L411
.L266:
	movl	36(%esp), %edi
	cmpl	%edi, %eax
	je	.L241
	movl	%eax, (%esp)
	movl	20(%esp), %ebx
	call	free@PLT
	jmp	.L241
.L294:
	movl	36(%esp), %eax
	cmpl	%eax, %edx
	jne	.L413
	.p2align 4,,5
	jmp	.L277
	.size	scan_text, .-scan_text
	.section	.text.vsscanf,"ax",@progbits
	.p2align 4
	.globl	vsscanf
	.type	vsscanf, @function
vsscanf:
	subl	$44, %esp
	xorl	%edx, %edx
	movl	%ebx, 40(%esp)
	movl	56(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edx, 8(%esp)
	movl	$0, (%esp)
	movl	%eax, 20(%esp)
	movl	52(%esp), %eax
	movl	%eax, 12(%esp)
	xorl	%eax, %eax
	movl	%eax, 16(%esp)
	movl	48(%esp), %eax
	movl	%eax, 4(%esp)
	call	scan_text@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	vsscanf, .-vsscanf
	.section	.text.sscanf,"ax",@progbits
	.p2align 4
	.globl	sscanf
	.type	sscanf, @function
sscanf:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	leal	40(%esp), %eax
	movl	%eax, 8(%esp)
	movl	36(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	vsscanf@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	sscanf, .-sscanf
	.section	.text.vfscanf,"ax",@progbits
	.p2align 4
	.globl	vfscanf
	.type	vfscanf, @function
vfscanf:
	subl	$44, %esp
	xorl	%edx, %edx
	movl	%ebx, 40(%esp)
	movl	56(%esp), %eax
	xorl	%ecx, %ecx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edx, 4(%esp)
	movl	%ecx, 8(%esp)
	movl	%eax, 20(%esp)
	movl	52(%esp), %eax
	movl	%eax, 12(%esp)
	xorl	%eax, %eax
	movl	%eax, 16(%esp)
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	call	scan_text@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	vfscanf, .-vfscanf
	.section	.text.vscanf,"ax",@progbits
	.p2align 4
	.globl	vscanf
	.type	vscanf, @function
vscanf:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	36(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 8(%esp)
	movl	32(%esp), %eax
	movl	%eax, 4(%esp)
	movl	__iob@GOT(%ebx), %eax
	movl	%eax, (%esp)
	call	vfscanf@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	vscanf, .-vscanf
	.section	.text.fscanf,"ax",@progbits
	.p2align 4
	.globl	fscanf
	.type	fscanf, @function
fscanf:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	leal	40(%esp), %eax
	movl	%eax, 8(%esp)
	movl	36(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	vfscanf@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	fscanf, .-fscanf
	.section	.text.scanf,"ax",@progbits
	.p2align 4
	.globl	scanf
	.type	scanf, @function
scanf:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	leal	36(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 8(%esp)
	movl	32(%esp), %eax
	movl	%eax, 4(%esp)
	movl	__iob@GOT(%ebx), %eax
	movl	%eax, (%esp)
	call	vfscanf@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	scanf, .-scanf
	.section	.rodata
	.align 32
	.type	CSWTCH.45, @object
	.size	CSWTCH.45, 33
CSWTCH.45:
	.byte	16
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	0
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	8
	.byte	16
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	16
	.align 4
	.type	hexadecimal_digits, @object
	.size	hexadecimal_digits, 17
hexadecimal_digits:
	.string	"0123456789abcdef"
	.align 4
	.type	decimal_digits, @object
	.size	decimal_digits, 11
decimal_digits:
	.string	"0123456789"
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
