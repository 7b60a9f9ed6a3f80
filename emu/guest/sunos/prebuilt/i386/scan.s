// 4363f904c47d5a36886388d5db51a06b emu/guest/libc/scan.c
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
	jne	.L35
.L11:
	xorl	%ebp, %ebp
	jmp	.L9
	.p2align 4,,10
	.p2align 3
.L35:
	movl	%ecx, 28(%esp)
	movl	%edx, %esi
	movl	%eax, %edi
	call	next
	movl	28(%esp), %ecx
	movl	%eax, %edx
	leal	-65(%eax), %eax
	cmpl	$25, %eax
	ja	.L12
	movl	%edx, %ebp
	orl	$32, %ebp
.L13:
	movl	%ebp, 4(%esp)
	movl	%ecx, (%esp)
	movl	%edx, 28(%esp)
	call	strchr@PLT
	movl	28(%esp), %edx
	testl	%eax, %eax
	je	.L16
	movl	4(%esi), %ecx
	decl	12(%esi)
	leal	1(%ecx), %eax
	cmpl	8(%esi), %eax
	je	.L21
	movl	(%esi), %edi
.L22:
	movl	%eax, 4(%esi)
	movb	%dl, (%edi,%ecx)
	movl	(%esi), %edx
	movl	4(%esi), %eax
	movb	$0, (%edx,%eax)
.L9:
	movl	%ebp, %eax
	movl	44(%esp), %ebx
	movl	48(%esp), %esi
	movl	52(%esp), %edi
	movl	56(%esp), %ebp
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L16:
	movl	12(%esi), %eax
	testl	%eax, %eax
	je	.L11
	cmpl	$-1, %edx
	je	.L11
	movl	(%edi), %eax
	decl	12(%edi)
	testl	%eax, %eax
	je	.L18
	movl	%eax, 4(%esp)
	xorl	%ebp, %ebp
	movl	%edx, (%esp)
	call	ungetc@PLT
	jmp	.L9
	.p2align 4,,10
	.p2align 3
.L18:
	movl	8(%edi), %eax
	testl	%eax, %eax
	je	.L20
	subl	$4, %eax
	xorl	%ebp, %ebp
	movl	%eax, 8(%edi)
	jmp	.L9
	.p2align 4,,10
	.p2align 3
.L21:
	movl	%edx, 28(%esp)
	addl	%eax, %eax
	movl	%eax, (%esp)
	call	malloc@PLT
	testl	%eax, %eax
	movl	%eax, %edi
	je	.L9
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
	je	.L24
	movl	%eax, (%esp)
	call	free@PLT
	movl	28(%esp), %edx
.L24:
	movl	%edi, (%esi)
	movl	4(%esi), %ecx
	sall	8(%esi)
	leal	1(%ecx), %eax
	jmp	.L22
	.p2align 4,,10
	.p2align 3
.L20:
	decl	4(%edi)
	xorl	%ebp, %ebp
	jmp	.L9
.L12:
	leal	-1(%edx), %eax
	cmpl	$126, %eax
	ja	.L16
	movl	%edx, %ebp
	jmp	.L13
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
	movl	%edx, 44(%esp)
	testl	%ecx, %ecx
	movl	%edi, 56(%esp)
	js	.L108
	movl	60(%esp), %ebx
	xorl	%ebp, %ebp
	movl	%ebx, %eax
	xorl	$1, %eax
	andb	$1, %al
	movb	%al, 50(%esp)
	movb	%bl, %al
	andb	$1, %al
	movb	%al, 51(%esp)
	.p2align 4
	.p2align 3
.L39:
	movl	32(%esp), %eax
	call	next
	movl	%eax, 28(%esp)
	incl	%eax
	je	.L109
	movl	96(%esp), %ebx
	testl	%ebx, %ebx
	je	.L40
	movl	96(%esp), %eax
	movl	(%eax), %ebx
	movl	4(%eax), %eax
	testl	%eax, %eax
	je	.L41
	movl	(%eax), %edi
	cmpl	$94, %edi
	sete	%dl
	movzbl	%dl, %esi
	leal	(%eax,%esi,4), %eax
.L42:
	movl	%esi, 52(%esp)
	movl	$1, %ecx
	jmp	.L43
	.p2align 4,,10
	.p2align 3
.L110:
	movl	(%eax), %edx
	testl	%edx, %edx
	je	.L104
.L53:
	cmpl	$93, %edx
	jne	.L55
	andb	$1, %cl
	je	.L104
.L55:
	cmpl	$45, 4(%eax)
	leal	4(%eax), %ecx
	je	.L44
	movl	%ecx, %eax
.L45:
	movl	28(%esp), %esi
	xorl	%ecx, %ecx
	cmpl	%esi, %edx
	je	.L106
.L43:
	testl	%eax, %eax
	jne	.L110
.L52:
	movzbl	(%ebx), %edx
	testl	%edx, %edx
	je	.L104
	cmpl	$93, %edx
	jne	.L54
	andb	$1, %cl
	je	.L104
.L54:
	cmpb	$45, 1(%ebx)
	leal	1(%ebx), %eax
	je	.L46
	movl	%eax, %ebx
	xorl	%eax, %eax
	jmp	.L45
	.p2align 4,,10
	.p2align 3
.L44:
	movl	%ebx, 40(%esp)
	leal	8(%eax), %esi
	movl	%esi, 36(%esp)
	movl	8(%eax), %esi
	movl	%ecx, %eax
.L47:
	testl	%esi, %esi
	je	.L45
	cmpl	$93, %esi
	je	.L45
	movl	28(%esp), %eax
	cmpl	%edx, %eax
	jb	.L48
	cmpl	%eax, %esi
	jb	.L48
.L106:
	cmpl	$94, %edi
	setne	%al
	movzbl	%al, %esi
	decl	%esi
	jne	.L59
.L56:
	cmpb	$0, 50(%esp)
	je	.L60
	cmpl	$255, 28(%esp)
	jg	.L111
.L60:
	movl	44(%esp), %edi
	testl	%edi, %edi
	setne	%al
	andb	51(%esp), %al
	je	.L64
	movl	28(%esp), %ebx
	movl	%ebx, (%edi,%ebp,4)
.L65:
	movl	32(%esp), %edi
	incl	%ebp
	movl	16(%edi), %edx
	cmpl	%ebp, %edx
	jg	.L39
	testl	%edx, %edx
	je	.L39
	testb	%al, %al
	movl	$1, %edx
	movl	44(%esp), %eax
	jne	.L112
.L68:
	testl	%eax, %eax
	je	.L36
	movb	$0, (%eax,%ebp)
	addl	$76, %esp
	movl	%edx, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L46:
	leal	2(%ebx), %esi
	xorl	%ecx, %ecx
	movl	%esi, 40(%esp)
	movzbl	2(%ebx), %esi
	movl	%eax, %ebx
	movl	%ecx, 36(%esp)
	xorl	%eax, %eax
	jmp	.L47
	.p2align 4,,10
	.p2align 3
.L48:
	movl	36(%esp), %eax
	testl	%eax, %eax
	je	.L50
	movl	4(%eax), %edx
	addl	$4, %eax
	xorl	%ecx, %ecx
	movl	40(%esp), %ebx
	testl	%edx, %edx
	jne	.L53
	.p2align 4
	.p2align 3
.L104:
	movl	52(%esp), %esi
	decl	%esi
	je	.L56
.L59:
	movl	32(%esp), %eax
	decl	12(%eax)
	movl	(%eax), %eax
	testl	%eax, %eax
	je	.L113
.L57:
	movl	%eax, 4(%esp)
	movl	28(%esp), %eax
	movl	56(%esp), %ebx
	movl	%eax, (%esp)
	call	ungetc@PLT
.L62:
	movl	44(%esp), %ebx
	movzbl	60(%esp), %edx
	testl	%ebx, %ebx
	setne	%al
	andb	%dl, %al
	xorl	%edx, %edx
	testl	%ebp, %ebp
	setg	%dl
	jmp	.L38
	.p2align 4,,10
	.p2align 3
.L64:
	movl	44(%esp), %edi
	testl	%edi, %edi
	je	.L65
	movzbl	28(%esp), %ebx
	movb	%bl, (%edi,%ebp)
	jmp	.L65
	.p2align 4,,10
	.p2align 3
.L40:
	cmpl	$255, 28(%esp)
	ja	.L56
	movl	28(%esp), %eax
	movl	56(%esp), %ebx
	movl	%eax, (%esp)
	call	isspace@PLT
	testl	%eax, %eax
	je	.L60
	movl	32(%esp), %eax
	decl	12(%eax)
	movl	(%eax), %eax
	testl	%eax, %eax
	jne	.L57
	jmp	.L113
	.p2align 4,,10
	.p2align 3
.L41:
	movzbl	(%ebx), %edi
	cmpl	$94, %edi
	sete	%dl
	movzbl	%dl, %esi
	addl	%esi, %ebx
	jmp	.L42
	.p2align 4,,10
	.p2align 3
.L111:
	movl	56(%esp), %ebx
	call	___errno@PLT
	xorl	%edx, %edx
	movl	$88, (%eax)
.L36:
	addl	$76, %esp
	movl	%edx, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L50:
	movl	40(%esp), %ebx
	xorl	%ecx, %ecx
	incl	%ebx
	jmp	.L52
.L109:
	movl	44(%esp), %eax
	xorl	%edx, %edx
	testl	%ebp, %ebp
	movzbl	60(%esp), %ecx
	setg	%dl
	testl	%eax, %eax
	setne	%al
	andb	%cl, %al
.L38:
	testb	%al, %al
	movl	44(%esp), %eax
	je	.L68
.L112:
	movl	$0, (%eax,%ebp,4)
	addl	$76, %esp
	movl	%edx, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L113:
	movl	32(%esp), %ebx
	movl	8(%ebx), %eax
	testl	%eax, %eax
	je	.L61
	subl	$4, %eax
	movl	%eax, 8(%ebx)
	jmp	.L62
.L61:
	movl	32(%esp), %eax
	decl	4(%eax)
	jmp	.L62
.L108:
	testl	%edx, %edx
	movzbl	60(%esp), %edx
	setne	%al
	xorl	%ebp, %ebp
	andb	%dl, %al
	xorl	%edx, %edx
	jmp	.L38
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
	xorl	%eax, %eax
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bp
	addl	$_GLOBAL_OFFSET_TABLE_, %ebp
	subl	$300, %esp
	movl	332(%esp), %edi
	movl	336(%esp), %ecx
	movl	%edi, 40(%esp)
	movl	%ecx, %esi
.L115:
	movl	%edx, 120(%esp,%eax)
	movl	%edx, 124(%esp,%eax)
	addl	$8, %eax
	cmpl	$24, %eax
	jb	.L115
	movl	%ecx, 4(%esp)
	movl	320(%esp), %eax
	movl	%ebp, %ebx
	movl	%edi, (%esp)
	movl	328(%esp), %edx
	movl	%ecx, 32(%esp)
	movl	%eax, 108(%esp)
	movl	324(%esp), %eax
	movl	%edx, 116(%esp)
	movl	%eax, 112(%esp)
	call	has_numbers@PLT
	movl	32(%esp), %ecx
	testl	%eax, %eax
	jne	.L443
	movl	40(%esp), %edi
	xorl	%eax, %eax
	movl	$1, %edx
	movl	%eax, 44(%esp)
	movl	%edx, 36(%esp)
	.p2align 4
	.p2align 3
.L117:
	movzbl	36(%esp), %eax
	andb	$1, %al
	testl	%esi, %esi
	je	.L298
.L444:
	movl	(%esi), %edx
	testl	%edx, %edx
	je	.L301
	testb	%al, %al
	je	.L301
	addl	$4, %esi
	cmpl	$255, %edx
	jbe	.L119
.L120:
	movl	%edx, 32(%esp)
	leal	108(%esp), %eax
	call	next
	movl	32(%esp), %edx
	cmpl	%edx, %eax
	je	.L323
	xorl	%edx, %edx
	cmpl	$-1, %eax
	sete	%dl
	movl	%edx, 132(%esp)
	je	.L189
	movl	108(%esp), %edx
	decl	120(%esp)
	testl	%edx, %edx
	je	.L190
	movl	%edx, 4(%esp)
	movl	%ebp, %ebx
	movl	%eax, (%esp)
	call	ungetc@PLT
	xorl	%eax, %eax
	movl	%eax, 36(%esp)
	movzbl	36(%esp), %eax
	andb	$1, %al
	testl	%esi, %esi
	jne	.L444
	.p2align 4
	.p2align 3
.L298:
	movzbl	(%edi), %edx
	testl	%edx, %edx
	je	.L301
	testb	%al, %al
	je	.L301
	incl	%edi
.L119:
	movl	%edx, (%esp)
	movl	%ebp, %ebx
	movl	%edx, 32(%esp)
	call	isspace@PLT
	movl	32(%esp), %edx
	testl	%eax, %eax
	je	.L409
	leal	108(%esp), %eax
	movl	%eax, 32(%esp)
.L121:
	movl	32(%esp), %eax
	call	next
	cmpl	$255, %eax
	movl	%eax, %edx
	jbe	.L123
	cmpl	$-1, %eax
	je	.L117
	movl	108(%esp), %eax
	decl	120(%esp)
	testl	%eax, %eax
	je	.L126
	.p2align 4
	.p2align 3
.L445:
	movl	%eax, 4(%esp)
	movl	%ebp, %ebx
	movl	%edx, (%esp)
	call	ungetc@PLT
	jmp	.L117
	.p2align 4,,10
	.p2align 3
.L123:
	movl	%eax, (%esp)
	movl	%ebp, %ebx
	movl	%eax, 40(%esp)
	call	isspace@PLT
	testl	%eax, %eax
	jne	.L121
	movl	108(%esp), %eax
	decl	120(%esp)
	movl	40(%esp), %edx
	testl	%eax, %eax
	jne	.L445
.L126:
	movl	116(%esp), %eax
	testl	%eax, %eax
	je	.L127
	subl	$4, %eax
	movl	%eax, 116(%esp)
	jmp	.L117
	.p2align 4,,10
	.p2align 3
.L409:
	cmpl	$37, %edx
	jne	.L120
	testl	%esi, %esi
	je	.L133
	xorl	%eax, %eax
	cmpl	$42, (%esi)
	sete	%al
	movl	%eax, 128(%esp)
	leal	(%esi,%eax,4), %esi
	xorl	%eax, %eax
	movl	%eax, 124(%esp)
	movl	(%esi), %eax
	subl	$48, %eax
	cmpl	$9, %eax
	ja	.L134
.L144:
	movl	4(%esi), %edx
	addl	$4, %esi
	leal	-48(%edx), %ecx
	cmpl	$9, %ecx
	ja	.L446
.L140:
	cmpl	$26843544, %eax
	jle	.L136
	movl	4(%esi), %edx
	addl	$4, %esi
	movl	$268435456, %eax
	leal	-48(%edx), %ecx
	cmpl	$9, %ecx
	jbe	.L140
.L446:
	movl	%eax, 124(%esp)
.L134:
	xorl	%eax, %eax
	xorl	%ecx, %ecx
	movl	%eax, 136(%esp)
	xorl	%ebx, %ebx
	movl	%edi, 32(%esp)
	.p2align 4
	.p2align 3
.L165:
	movl	(%esi), %edx
	leal	-76(%edx), %eax
	cmpl	$46, %eax
	ja	.L427
	movl	.L147@GOTOFF(%ebp,%eax,4), %edi
	addl	%ebp, %edi
	jmp	*%edi
	.section	.rodata
	.align 4
	.align 4
.L147:
	.long	.L151@GOTOFF
	.long	.L427@GOTOFF
	.long	.L427@GOTOFF
	.long	.L427@GOTOFF
	.long	.L427@GOTOFF
	.long	.L427@GOTOFF
	.long	.L427@GOTOFF
	.long	.L427@GOTOFF
	.long	.L427@GOTOFF
	.long	.L427@GOTOFF
	.long	.L427@GOTOFF
	.long	.L427@GOTOFF
	.long	.L427@GOTOFF
	.long	.L427@GOTOFF
	.long	.L427@GOTOFF
	.long	.L427@GOTOFF
	.long	.L427@GOTOFF
	.long	.L427@GOTOFF
	.long	.L427@GOTOFF
	.long	.L427@GOTOFF
	.long	.L427@GOTOFF
	.long	.L427@GOTOFF
	.long	.L427@GOTOFF
	.long	.L427@GOTOFF
	.long	.L427@GOTOFF
	.long	.L427@GOTOFF
	.long	.L427@GOTOFF
	.long	.L427@GOTOFF
	.long	.L150@GOTOFF
	.long	.L427@GOTOFF
	.long	.L148@GOTOFF
	.long	.L427@GOTOFF
	.long	.L149@GOTOFF
	.long	.L427@GOTOFF
	.long	.L427@GOTOFF
	.long	.L427@GOTOFF
	.long	.L427@GOTOFF
	.long	.L148@GOTOFF
	.long	.L427@GOTOFF
	.long	.L427@GOTOFF
	.long	.L317@GOTOFF
	.long	.L427@GOTOFF
	.long	.L427@GOTOFF
	.long	.L427@GOTOFF
	.long	.L427@GOTOFF
	.long	.L427@GOTOFF
	.long	.L317@GOTOFF
	.section	.text.scan_text
	.p2align 4,,10
	.p2align 3
.L427:
	movl	32(%esp), %edi
.L145:
	testb	%cl, %cl
	je	.L159
	movl	%ebx, 136(%esp)
.L159:
	movb	%dl, 140(%esp)
	xorl	%eax, %eax
	testl	%edx, %edx
	setne	%al
	testl	%esi, %esi
	movb	%dl, %cl
	je	.L160
	movl	%edi, 84(%esp)
	leal	(%esi,%eax,4), %esi
	cmpb	$91, %dl
	movl	%esi, 88(%esp)
	je	.L447
.L161:
	movb	%cl, 32(%esp)
	movsbl	%cl, %eax
	movl	%ebp, %ebx
	movl	%eax, 4(%esp)
	leal	.LC6@GOTOFF(%ebp), %eax
	movl	%eax, (%esp)
	call	strchr@PLT
	movzbl	32(%esp), %ecx
	testl	%eax, %eax
	je	.L448
.L181:
	cmpb	$37, %cl
	je	.L449
	cmpb	$110, %cl
	je	.L450
	leal	108(%esp), %eax
	movl	%eax, 32(%esp)
	call	next
	cmpl	$-1, %eax
	je	.L200
	movl	108(%esp), %edx
	decl	120(%esp)
	testl	%edx, %edx
	je	.L201
	movl	%edx, 4(%esp)
	movl	%ebp, %ebx
	movl	%eax, (%esp)
	call	ungetc@PLT
.L202:
	xorl	%eax, %eax
	xorl	%edx, %edx
	movl	%eax, 132(%esp)
	movl	128(%esp), %eax
	movl	%edx, 40(%esp)
	testl	%eax, %eax
	je	.L451
.L205:
	movzbl	140(%esp), %ecx
	movb	%cl, %dl
	subb	$65, %dl
	cmpb	$50, %dl
	ja	.L206
	movzbl	%dl, %edx
	movl	.L208@GOTOFF(%ebp,%edx,4), %ebx
	addl	%ebp, %ebx
	jmp	*%ebx
	.section	.rodata
	.align 4
	.align 4
.L208:
	.long	.L209@GOTOFF
	.long	.L206@GOTOFF
	.long	.L213@GOTOFF
	.long	.L206@GOTOFF
	.long	.L209@GOTOFF
	.long	.L209@GOTOFF
	.long	.L209@GOTOFF
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
	.long	.L212@GOTOFF
	.long	.L206@GOTOFF
	.long	.L206@GOTOFF
	.long	.L206@GOTOFF
	.long	.L206@GOTOFF
	.long	.L206@GOTOFF
	.long	.L206@GOTOFF
	.long	.L206@GOTOFF
	.long	.L211@GOTOFF
	.long	.L206@GOTOFF
	.long	.L206@GOTOFF
	.long	.L206@GOTOFF
	.long	.L206@GOTOFF
	.long	.L206@GOTOFF
	.long	.L209@GOTOFF
	.long	.L206@GOTOFF
	.long	.L210@GOTOFF
	.long	.L206@GOTOFF
	.long	.L209@GOTOFF
	.long	.L209@GOTOFF
	.long	.L209@GOTOFF
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
	.long	.L207@GOTOFF
	.section	.text.scan_text
	.p2align 4,,10
	.p2align 3
.L317:
	movl	$3, %ebx
.L146:
	addl	$4, %esi
	movb	$1, %cl
	jmp	.L165
	.p2align 4,,10
	.p2align 3
.L133:
	xorl	%eax, %eax
	cmpb	$42, (%edi)
	sete	%al
	movl	%eax, 128(%esp)
	addl	%eax, %edi
	xorl	%eax, %eax
	movl	%eax, 124(%esp)
	movzbl	(%edi), %edx
	xorl	%eax, %eax
	leal	-48(%edx), %ecx
	cmpl	$9, %ecx
	ja	.L137
	.p2align 4
	.p2align 3
.L136:
	leal	(%eax,%eax,4), %eax
	testl	%esi, %esi
	leal	-48(%edx,%eax,2), %eax
	jne	.L144
.L139:
	movzbl	1(%edi), %edx
	incl	%edi
	leal	-48(%edx), %ecx
	cmpl	$9, %ecx
	ja	.L452
.L142:
	cmpl	$26843544, %eax
	jle	.L453
	movzbl	1(%edi), %edx
	incl	%edi
	movl	$268435456, %eax
	leal	-48(%edx), %ecx
	cmpl	$9, %ecx
	jbe	.L142
.L452:
	movl	%eax, 124(%esp)
.L137:
	xorl	%eax, %eax
	xorl	%ecx, %ecx
	movl	%eax, 136(%esp)
	xorl	%ebx, %ebx
	.p2align 4
	.p2align 3
.L166:
	movzbl	(%edi), %edx
	movb	%dl, %al
	subb	$76, %al
	cmpb	$46, %al
	ja	.L152
	movzbl	%al, %eax
	movl	.L154@GOTOFF(%ebp,%eax,4), %esi
	addl	%ebp, %esi
	jmp	*%esi
	.section	.rodata
	.align 4
	.align 4
.L154:
	.long	.L158@GOTOFF
	.long	.L152@GOTOFF
	.long	.L152@GOTOFF
	.long	.L152@GOTOFF
	.long	.L152@GOTOFF
	.long	.L152@GOTOFF
	.long	.L152@GOTOFF
	.long	.L152@GOTOFF
	.long	.L152@GOTOFF
	.long	.L152@GOTOFF
	.long	.L152@GOTOFF
	.long	.L152@GOTOFF
	.long	.L152@GOTOFF
	.long	.L152@GOTOFF
	.long	.L152@GOTOFF
	.long	.L152@GOTOFF
	.long	.L152@GOTOFF
	.long	.L152@GOTOFF
	.long	.L152@GOTOFF
	.long	.L152@GOTOFF
	.long	.L152@GOTOFF
	.long	.L152@GOTOFF
	.long	.L152@GOTOFF
	.long	.L152@GOTOFF
	.long	.L152@GOTOFF
	.long	.L152@GOTOFF
	.long	.L152@GOTOFF
	.long	.L152@GOTOFF
	.long	.L157@GOTOFF
	.long	.L152@GOTOFF
	.long	.L155@GOTOFF
	.long	.L152@GOTOFF
	.long	.L156@GOTOFF
	.long	.L152@GOTOFF
	.long	.L152@GOTOFF
	.long	.L152@GOTOFF
	.long	.L152@GOTOFF
	.long	.L155@GOTOFF
	.long	.L152@GOTOFF
	.long	.L152@GOTOFF
	.long	.L319@GOTOFF
	.long	.L152@GOTOFF
	.long	.L152@GOTOFF
	.long	.L152@GOTOFF
	.long	.L152@GOTOFF
	.long	.L152@GOTOFF
	.long	.L319@GOTOFF
	.section	.text.scan_text
	.p2align 4,,10
	.p2align 3
.L152:
	xorl	%esi, %esi
	jmp	.L145
	.p2align 4,,10
	.p2align 3
.L453:
	leal	(%eax,%eax,4), %eax
	leal	-48(%edx,%eax,2), %eax
	jmp	.L139
	.p2align 4,,10
	.p2align 3
.L449:
	leal	108(%esp), %eax
	call	next
	cmpl	$37, %eax
	jne	.L454
	.p2align 4
	.p2align 3
.L323:
	movl	$1, %ecx
	movl	%ecx, 36(%esp)
	jmp	.L117
	.p2align 4,,10
	.p2align 3
.L160:
	addl	%eax, %edi
	xorl	%eax, %eax
	movl	%edi, 84(%esp)
	cmpb	$91, %dl
	movl	%eax, 88(%esp)
	jne	.L161
	movzbl	(%edi), %eax
	cmpb	$94, %al
	jne	.L168
	movzbl	1(%edi), %eax
	incl	%edi
.L168:
	cmpb	$93, %al
	sete	%al
	movzbl	%al, %eax
	addl	%eax, %edi
	jmp	.L174
	.p2align 4,,10
	.p2align 3
.L177:
	incl	%edi
.L174:
	movzbl	(%edi), %eax
	testl	%eax, %eax
	je	.L161
	cmpl	$93, %eax
	jne	.L177
	incl	%edi
	jmp	.L161
	.p2align 4,,10
	.p2align 3
.L301:
	movl	44(%esp), %ebx
	testl	%ebx, %ebx
	je	.L455
	movl	44(%esp), %eax
	addl	$300, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L201:
	movl	116(%esp), %eax
	testl	%eax, %eax
	je	.L203
	subl	$4, %eax
	movl	%eax, 116(%esp)
	jmp	.L202
	.p2align 4,,10
	.p2align 3
.L190:
	movl	116(%esp), %eax
	testl	%eax, %eax
	je	.L191
	subl	$4, %eax
	movl	%eax, 116(%esp)
.L189:
	xorl	%ebx, %ebx
	movl	%ebx, 36(%esp)
	jmp	.L117
	.p2align 4,,10
	.p2align 3
.L148:
	movl	$4, %ebx
	jmp	.L146
	.p2align 4,,10
	.p2align 3
.L451:
	movl	340(%esp), %ebx
	movl	(%ebx), %ebx
	movl	%ebx, 40(%esp)
	movl	340(%esp), %ebx
	addl	$4, %ebx
	movl	%ebx, 340(%esp)
	jmp	.L205
	.p2align 4,,10
	.p2align 3
.L455:
	movl	132(%esp), %eax
	testl	%eax, %eax
	movl	$-1, %eax
	cmove	%ebx, %eax
	movl	%eax, 44(%esp)
	movl	44(%esp), %eax
	addl	$300, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L150:
	cmpl	$2, %ebx
	setne	%bl
	movzbl	%bl, %ebx
	incl	%ebx
	jmp	.L146
.L149:
	cmpl	$3, %ebx
	sete	%bl
	movzbl	%bl, %ebx
	addl	$3, %ebx
	jmp	.L146
.L151:
	movl	$5, %ebx
	jmp	.L146
.L203:
	decl	112(%esp)
	jmp	.L202
.L319:
	movl	$3, %ebx
.L153:
	incl	%edi
	movb	$1, %cl
	jmp	.L166
.L155:
	movl	$4, %ebx
	jmp	.L153
.L191:
	decl	112(%esp)
	xorl	%ebx, %ebx
	movl	%ebx, 36(%esp)
	jmp	.L117
	.p2align 4,,10
	.p2align 3
.L450:
	movl	136(%esp), %eax
	movl	340(%esp), %ebx
	movl	340(%esp), %edx
	movl	120(%esp), %ecx
	addl	$4, %ebx
	cmpl	$3, %eax
	movl	(%edx), %edx
	je	.L197
	ja	.L194
	cmpl	$1, %eax
	je	.L195
	cmpl	$2, %eax
	.p2align 4,,5
	jne	.L197
	movw	%cx, (%edx)
.L440:
	movl	%ebx, 340(%esp)
	jmp	.L117
	.p2align 4,,10
	.p2align 3
.L194:
	subl	$4, %eax
	cmpl	$1, %eax
	ja	.L197
	movl	%ecx, (%edx)
	sarl	$31, %ecx
	movl	%ecx, 4(%edx)
	jmp	.L440
	.p2align 4,,10
	.p2align 3
.L448:
	leal	108(%esp), %eax
	movl	%eax, 32(%esp)
.L185:
	movl	32(%esp), %eax
	call	next
	cmpl	$255, %eax
	movl	%eax, %edx
	jbe	.L182
	cmpl	$-1, %eax
	je	.L435
	movl	108(%esp), %eax
	decl	120(%esp)
	testl	%eax, %eax
	je	.L186
	.p2align 4
	.p2align 3
.L456:
	movl	%eax, 4(%esp)
	movl	%ebp, %ebx
	movl	%edx, (%esp)
	call	ungetc@PLT
	movzbl	140(%esp), %ecx
	jmp	.L181
	.p2align 4,,10
	.p2align 3
.L182:
	movl	%eax, (%esp)
	movl	%ebp, %ebx
	movl	%eax, 40(%esp)
	call	isspace@PLT
	testl	%eax, %eax
	jne	.L185
	movl	108(%esp), %eax
	decl	120(%esp)
	movl	40(%esp), %edx
	testl	%eax, %eax
	jne	.L456
.L186:
	movl	116(%esp), %eax
	testl	%eax, %eax
	je	.L187
	subl	$4, %eax
	movzbl	140(%esp), %ecx
	movl	%eax, 116(%esp)
	jmp	.L181
	.p2align 4,,10
	.p2align 3
.L200:
	movl	$1, %ecx
	xorl	%ebx, %ebx
	movl	%ecx, 132(%esp)
	movl	%ebx, 36(%esp)
	jmp	.L117
	.p2align 4,,10
	.p2align 3
.L447:
	movl	(%esi), %eax
	cmpl	$94, %eax
	jne	.L163
	movl	4(%esi), %eax
	addl	$4, %esi
.L163:
	cmpl	$93, %eax
	jne	.L173
	.p2align 4
	.p2align 3
.L179:
	addl	$4, %esi
.L173:
	movl	(%esi), %eax
	testl	%eax, %eax
	je	.L161
	cmpl	$93, %eax
	jne	.L179
	addl	$4, %esi
	jmp	.L161
.L443:
	movl	%edi, 12(%esp)
	movl	340(%esp), %eax
	movl	%ecx, 16(%esp)
	movl	328(%esp), %edx
	movl	%eax, 20(%esp)
	movl	324(%esp), %eax
	movl	%edx, 8(%esp)
	movl	%eax, 4(%esp)
	movl	320(%esp), %eax
	movl	%eax, (%esp)
	call	scan_numbered@PLT
	movl	%eax, 44(%esp)
	movl	44(%esp), %eax
	addl	$300, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L206:
	subb	$88, %cl
	movl	124(%esp), %eax
	cmpb	$32, %cl
	ja	.L263
	movzbl	%cl, %ecx
	xorl	%edx, %edx
	movl	%edx, 148(%esp)
	movsbl	CSWTCH.46@GOTOFF(%ebp,%ecx), %ecx
	movl	%ecx, 56(%esp)
	movl	%ecx, %ebx
	leal	160(%esp), %ecx
	movb	%bl, %dl
	movl	%ecx, 52(%esp)
	andb	$-17, %dl
	testl	%eax, %eax
	movl	%ecx, 144(%esp)
	movl	$128, %ecx
	movl	%ecx, 152(%esp)
	movsbl	%dl, %ecx
	movl	$2147483647, %edx
	movl	%ecx, 48(%esp)
	leal	.LC7@GOTOFF(%ebp), %ecx
	cmove	%edx, %eax
	movl	%eax, 156(%esp)
	xorl	%eax, %eax
	movb	%al, 160(%esp)
	leal	144(%esp), %eax
	movl	%eax, 36(%esp)
	movl	%eax, %edx
	movl	32(%esp), %eax
	call	accept
	movl	48(%esp), %eax
	testl	%eax, %eax
	jne	.L265
	movl	36(%esp), %edx
	leal	.LC12@GOTOFF(%ebp), %ecx
	movl	32(%esp), %eax
	call	accept
	testl	%eax, %eax
	jne	.L457
	cmpl	$16, 56(%esp)
	jne	.L305
.L332:
	leal	hexadecimal_digits@GOTOFF(%ebp), %ebx
	movl	$1, %eax
	movl	%eax, 48(%esp)
.L267:
	movl	%edi, 60(%esp)
	xorl	%edx, %edx
	movl	%esi, 64(%esp)
	movl	%edx, %edi
	movl	32(%esp), %esi
	jmp	.L270
	.p2align 4,,10
	.p2align 3
.L271:
	incl	%edi
.L270:
	movl	36(%esp), %edx
	movl	%ebx, %ecx
	movl	%esi, %eax
	call	accept
	testl	%eax, %eax
	jne	.L271
	movl	48(%esp), %ebx
	movl	%edi, %edx
	xorl	%eax, %eax
	testl	%edx, %edx
	movzbl	140(%esp), %ecx
	setg	%al
	movl	64(%esp), %esi
	movl	60(%esp), %edi
	orl	%eax, %ebx
	movl	$10, %eax
	movl	%ebx, 32(%esp)
	movl	56(%esp), %ebx
	movb	%cl, 36(%esp)
	testl	%ebx, %ebx
	cmovne	%ebx, %eax
	cmpb	$100, %cl
	movl	%eax, 8(%esp)
	leal	80(%esp), %eax
	movl	%ebp, %ebx
	movl	%eax, 4(%esp)
	movl	144(%esp), %eax
	movl	%eax, (%esp)
	je	.L334
	cmpb	$105, %cl
	je	.L334
	call	strtoull@PLT
	movzbl	36(%esp), %ecx
	movl	%edx, %ebx
.L275:
	cmpl	$0, 32(%esp)
	movl	144(%esp), %edx
	je	.L277
	cmpl	%edx, 80(%esp)
	je	.L277
	cmpl	$0, 40(%esp)
	je	.L279
	cmpb	$112, %cl
	je	.L284
	movl	136(%esp), %ecx
	cmpl	$2, %ecx
	je	.L281
	jbe	.L458
	cmpl	$3, %ecx
	je	.L284
	subl	$4, %ecx
	cmpl	$1, %ecx
	.p2align 4,,2
	ja	.L284
	movl	40(%esp), %ecx
	movl	%eax, (%ecx)
	movl	52(%esp), %eax
	movl	%ebx, 4(%ecx)
	cmpl	%eax, %edx
	je	.L221
.L295:
	movl	%edx, (%esp)
	movl	%ebp, %ebx
	call	free@PLT
	movl	128(%esp), %eax
	jmp	.L215
.L454:
	xorl	%edx, %edx
	cmpl	$-1, %eax
	sete	%dl
	movl	%edx, 132(%esp)
	je	.L189
	movl	108(%esp), %edx
	decl	120(%esp)
	testl	%edx, %edx
	je	.L190
	movl	%edx, 4(%esp)
	movl	%ebp, %ebx
	movl	%eax, (%esp)
	call	ungetc@PLT
	jmp	.L189
.L209:
	leal	160(%esp), %eax
	movl	$2147483647, %edx
	movl	%eax, 52(%esp)
	leal	144(%esp), %ebx
	movl	%eax, 144(%esp)
	xorl	%eax, %eax
	movl	%eax, 148(%esp)
	movl	$128, %eax
	movl	%eax, 152(%esp)
	movl	124(%esp), %eax
	movl	%ebx, 36(%esp)
	testl	%eax, %eax
	cmove	%edx, %eax
	movl	%ebx, %edx
	movl	%eax, 156(%esp)
	xorl	%eax, %eax
	movb	%al, 160(%esp)
	leal	.LC7@GOTOFF(%ebp), %eax
	movl	%eax, 56(%esp)
	movl	%eax, %ecx
	movl	32(%esp), %eax
	call	accept
	movl	32(%esp), %eax
	leal	.LC8@GOTOFF(%ebp), %ecx
	movl	%ecx, 60(%esp)
	movl	%ebx, %edx
	call	accept
	testl	%eax, %eax
	jne	.L459
	movl	36(%esp), %edx
	leal	.LC9@GOTOFF(%ebp), %ecx
	movl	32(%esp), %eax
	call	accept
	testl	%eax, %eax
	movl	%eax, %ebx
	jne	.L460
	movl	36(%esp), %edx
	leal	.LC12@GOTOFF(%ebp), %ecx
	movl	32(%esp), %eax
	call	accept
	testl	%eax, %eax
	movl	%eax, %edx
	jne	.L461
	leal	.LC3@GOTOFF(%ebp), %eax
	movl	%eax, 60(%esp)
	leal	decimal_digits@GOTOFF(%ebp), %eax
.L437:
	movl	%eax, 48(%esp)
.L438:
	movl	%edi, 64(%esp)
	movl	36(%esp), %edi
	movl	%esi, 68(%esp)
	movl	32(%esp), %esi
	movl	%edx, 72(%esp)
	jmp	.L242
	.p2align 4,,10
	.p2align 3
.L243:
	incl	%ebx
.L242:
	movl	48(%esp), %ecx
	movl	%edi, %edx
	movl	%esi, %eax
	call	accept
	testl	%eax, %eax
	jne	.L243
	movl	72(%esp), %edx
	leal	.LC14@GOTOFF(%ebp), %ecx
	movl	68(%esp), %esi
	movl	%eax, 68(%esp)
	movl	64(%esp), %edi
	leal	(%ebx,%edx), %eax
	movl	36(%esp), %edx
	movl	%eax, 64(%esp)
	movl	32(%esp), %eax
	call	accept
	testl	%eax, %eax
	je	.L245
	movl	%edi, 72(%esp)
	xorl	%ebx, %ebx
	movl	32(%esp), %edi
	movl	%esi, 76(%esp)
	movl	48(%esp), %esi
	jmp	.L244
.L246:
	incl	%ebx
.L244:
	movl	36(%esp), %edx
	movl	%esi, %ecx
	movl	%edi, %eax
	call	accept
	testl	%eax, %eax
	jne	.L246
	movl	72(%esp), %edi
	movl	76(%esp), %esi
	addl	%ebx, 64(%esp)
.L245:
	movl	64(%esp), %ebx
	testl	%ebx, %ebx
	je	.L247
	movl	32(%esp), %ebx
	movl	60(%esp), %ecx
	movl	36(%esp), %edx
	movl	%ebx, %eax
	call	accept
	testl	%eax, %eax
	je	.L248
	movl	56(%esp), %ecx
	movl	%ebx, %eax
	movl	36(%esp), %edx
	leal	decimal_digits@GOTOFF(%ebp), %ebx
	call	accept
	movl	%edi, 48(%esp)
	movl	68(%esp), %edi
	jmp	.L249
.L250:
	incl	%edi
.L249:
	movl	36(%esp), %edx
	movl	%ebx, %ecx
	movl	32(%esp), %eax
	call	accept
	testl	%eax, %eax
	jne	.L250
	movl	%edi, %eax
	movl	48(%esp), %edi
	testl	%eax, %eax
	setg	%dl
	movzbl	%dl, %eax
	movl	%eax, 36(%esp)
.L232:
	movl	40(%esp), %ecx
	movl	144(%esp), %eax
	testl	%ecx, %ecx
	je	.L251
	testb	%dl, %dl
	je	.L251
	movl	136(%esp), %edx
	cmpl	$5, %edx
	je	.L462
	movl	%eax, (%esp)
	leal	80(%esp), %ebx
	cmpl	$3, %edx
	movl	%ebx, 4(%esp)
	movl	%ebp, %ebx
	je	.L463
	call	strtof@PLT
	movl	40(%esp), %eax
	movl	52(%esp), %ebx
	fstps	(%eax)
	movl	144(%esp), %eax
	cmpl	%ebx, %eax
	je	.L221
.L287:
	movl	%eax, (%esp)
	movl	%ebp, %ebx
	call	free@PLT
	movl	128(%esp), %eax
	jmp	.L215
.L156:
	cmpl	$3, %ebx
	sete	%bl
	movzbl	%bl, %ebx
	addl	$3, %ebx
	jmp	.L153
.L158:
	movl	$5, %ebx
	jmp	.L153
.L157:
	cmpl	$2, %ebx
	setne	%bl
	movzbl	%bl, %ebx
	incl	%ebx
	jmp	.L153
.L212:
	movl	$0, (%esp)
	movl	40(%esp), %edx
	movl	$1, %ecx
	movl	32(%esp), %eax
	call	take_text
	movl	%eax, 36(%esp)
.L226:
	movl	36(%esp), %eax
	testl	%eax, %eax
	je	.L117
.L221:
	movl	128(%esp), %eax
.L215:
	cmpl	$1, %eax
	movl	$1, %eax
	adcl	$0, 44(%esp)
	movl	%eax, 36(%esp)
	jmp	.L117
.L211:
	leal	84(%esp), %eax
	xorl	%ecx, %ecx
	movl	40(%esp), %edx
	cmpl	$3, 136(%esp)
	movl	%eax, (%esp)
	movl	32(%esp), %eax
	sete	%cl
	call	take_text
	movl	%eax, 36(%esp)
	jmp	.L226
.L213:
	movl	124(%esp), %edx
	testl	%edx, %edx
	je	.L326
	jle	.L215
.L222:
	movl	%edi, 36(%esp)
	xorl	%ebx, %ebx
	movl	%esi, 48(%esp)
	movl	%ebx, %edi
	movl	40(%esp), %esi
	movl	%edx, %ebx
	jmp	.L224
	.p2align 4,,10
	.p2align 3
.L465:
	testl	%esi, %esi
	je	.L223
	movl	%eax, (%esi,%edi,4)
.L223:
	incl	%edi
	cmpl	%ebx, %edi
	jge	.L464
.L224:
	movl	32(%esp), %eax
	call	next
	cmpl	$-1, %eax
	jne	.L465
	movl	36(%esp), %edi
	movl	48(%esp), %esi
	jmp	.L189
.L210:
	movl	136(%esp), %edx
	movl	124(%esp), %ecx
	cmpl	$3, %edx
	sete	48(%esp)
	testl	%ecx, %ecx
	je	.L325
	jle	.L215
.L214:
	movl	%edi, 52(%esp)
	xorl	%ebx, %ebx
	movl	%esi, 56(%esp)
	movl	%ebx, %edi
	movl	40(%esp), %esi
	movl	%edx, 36(%esp)
	movl	%ecx, %ebx
	jmp	.L220
	.p2align 4,,10
	.p2align 3
.L217:
	testl	%esi, %esi
	je	.L219
	cmpb	$0, 48(%esp)
	je	.L218
	movl	%eax, (%esi,%edi,4)
.L219:
	incl	%edi
	cmpl	%ebx, %edi
	jge	.L466
.L220:
	movl	32(%esp), %eax
	call	next
	cmpl	$-1, %eax
	je	.L430
	cmpl	$3, 36(%esp)
	je	.L217
	cmpl	$255, %eax
	jle	.L217
	movl	%ebp, %ebx
	movl	52(%esp), %edi
	movl	56(%esp), %esi
	call	___errno@PLT
	xorl	%ebx, %ebx
	movl	%ebx, 36(%esp)
	movl	$88, (%eax)
	jmp	.L117
.L207:
	xorl	%ecx, %ecx
	movl	40(%esp), %edx
	cmpl	$3, 136(%esp)
	movl	$0, (%esp)
	movl	32(%esp), %eax
	sete	%cl
	call	take_text
	movl	%eax, 36(%esp)
	jmp	.L226
.L218:
	testl	%esi, %esi
	je	.L219
	movb	%al, (%esi,%edi)
	.p2align 4,,2
	jmp	.L219
	.p2align 4,,10
	.p2align 3
.L197:
	movl	%ecx, (%edx)
	movl	%ebx, 340(%esp)
	jmp	.L117
.L187:
	decl	112(%esp)
	.p2align 4
	.p2align 3
.L435:
	movzbl	140(%esp), %ecx
	jmp	.L181
.L127:
	decl	112(%esp)
	jmp	.L117
.L195:
	movb	%cl, (%edx)
	jmp	.L440
.L326:
	movl	$1, %edx
	jmp	.L222
.L325:
	movl	$1, %ecx
	jmp	.L214
.L263:
	leal	160(%esp), %ebx
	xorl	%ecx, %ecx
	movl	%ebx, 52(%esp)
	leal	144(%esp), %edx
	testl	%eax, %eax
	movl	%ebx, 144(%esp)
	movl	$128, %ebx
	movl	%edx, 36(%esp)
	movl	%ecx, 148(%esp)
	movl	%ebx, 152(%esp)
	jne	.L304
	movl	32(%esp), %eax
	movl	$2147483647, %ecx
	xorl	%ebx, %ebx
	movl	%ecx, 156(%esp)
	leal	.LC7@GOTOFF(%ebp), %ecx
	movb	%bl, 160(%esp)
	call	accept
	movl	$10, %eax
	movl	%eax, 56(%esp)
.L305:
	leal	decimal_digits@GOTOFF(%ebp), %ebx
	movl	$1, %ecx
	movl	%ecx, 48(%esp)
	jmp	.L267
.L460:
	movl	%edi, 56(%esp)
	leal	80(%esp), %ecx
	movl	36(%esp), %edi
	movl	%esi, 60(%esp)
	leal	.LC2@GOTOFF(%ebp), %ebx
	movl	32(%esp), %esi
	movw	$0, 80(%esp)
	movb	$97, %al
	movl	%ecx, 48(%esp)
	jmp	.L238
	.p2align 4,,10
	.p2align 3
.L468:
	movzbl	1(%ebx), %eax
	incl	%ebx
	testb	%al, %al
	je	.L467
.L238:
	movb	%al, 80(%esp)
	movl	48(%esp), %ecx
	movl	%edi, %edx
	movl	%esi, %eax
	call	accept
	testl	%eax, %eax
	jne	.L468
	movl	144(%esp), %eax
	movl	52(%esp), %ebx
	movl	56(%esp), %edi
	movl	60(%esp), %esi
	cmpl	%ebx, %eax
	je	.L189
.L309:
	movl	%eax, (%esp)
	movl	%ebp, %ebx
	call	free@PLT
	jmp	.L189
.L304:
	movl	%eax, 156(%esp)
	xorl	%eax, %eax
	movl	36(%esp), %edx
	movb	%al, 160(%esp)
	movl	32(%esp), %eax
	leal	.LC7@GOTOFF(%ebp), %ecx
	leal	decimal_digits@GOTOFF(%ebp), %ebx
	call	accept
	movl	$1, %eax
	movl	%eax, 48(%esp)
	movl	$10, %eax
	movl	%eax, 56(%esp)
	jmp	.L267
.L265:
	cmpl	$8, 56(%esp)
	jne	.L305
.L268:
	movl	$1, %ebx
	movl	$8, %eax
	movl	%ebx, 48(%esp)
	leal	.LC5@GOTOFF(%ebp), %ebx
	movl	%eax, 56(%esp)
	jmp	.L267
.L277:
	movl	52(%esp), %eax
	cmpl	%eax, %edx
	je	.L189
	movl	%edx, (%esp)
	movl	%ebp, %ebx
	call	free@PLT
	jmp	.L189
.L334:
	call	strtoll@PLT
	movzbl	36(%esp), %ecx
	movl	%edx, %ebx
	jmp	.L275
.L430:
	movl	52(%esp), %edi
	movl	56(%esp), %esi
	jmp	.L189
.L459:
	movl	%edi, 56(%esp)
	leal	80(%esp), %ecx
	movl	36(%esp), %edi
	movl	%esi, 64(%esp)
	leal	.LC0@GOTOFF(%ebp), %ebx
	movl	32(%esp), %esi
	movw	$0, 80(%esp)
	movb	$110, %al
	movl	%ecx, 48(%esp)
	jmp	.L230
	.p2align 4,,10
	.p2align 3
.L470:
	movzbl	1(%ebx), %eax
	incl	%ebx
	testb	%al, %al
	je	.L469
.L230:
	movb	%al, 80(%esp)
	movl	48(%esp), %ecx
	movl	%edi, %edx
	movl	%esi, %eax
	call	accept
	testl	%eax, %eax
	jne	.L470
	movl	144(%esp), %eax
	movl	52(%esp), %ebx
	movl	56(%esp), %edi
	movl	64(%esp), %esi
	cmpl	%ebx, %eax
	jne	.L309
	jmp	.L189
.L458:
	decl	%ecx
	jne	.L284
	movl	40(%esp), %ebx
	movb	%al, (%ebx)
	movl	52(%esp), %ebx
	movl	144(%esp), %eax
	cmpl	%ebx, %eax
	jne	.L287
	jmp	.L221
.L464:
	movl	36(%esp), %edi
	movl	48(%esp), %esi
	jmp	.L221
.L466:
	movl	52(%esp), %edi
	movl	56(%esp), %esi
	jmp	.L221
.L248:
	movl	$1, %eax
	movb	$1, %dl
	movl	%eax, 36(%esp)
	jmp	.L232
.L284:
	movl	40(%esp), %ebx
	movl	%eax, (%ebx)
	movl	52(%esp), %eax
	cmpl	%eax, %edx
	jne	.L295
	jmp	.L221
.L469:
	movl	60(%esp), %ecx
	movl	36(%esp), %edx
	movl	32(%esp), %eax
	movl	56(%esp), %edi
	movl	64(%esp), %esi
	call	accept
	testl	%eax, %eax
	je	.L248
	movw	$0, 80(%esp)
	leal	.LC1@GOTOFF(%ebp), %ebx
	movb	$110, %al
	jmp	.L234
.L471:
	movzbl	1(%ebx), %eax
	incl	%ebx
	testb	%al, %al
	je	.L248
.L234:
	movb	%al, 80(%esp)
	movl	48(%esp), %ecx
	movl	36(%esp), %edx
	movl	32(%esp), %eax
	call	accept
	testl	%eax, %eax
	jne	.L471
.L247:
	movl	144(%esp), %eax
	movl	52(%esp), %ebx
	cmpl	%ebx, %eax
	jne	.L309
	jmp	.L189
.L467:
	movl	36(%esp), %edx
	leal	.LC15@GOTOFF(%ebp), %ecx
	movl	32(%esp), %eax
	leal	.LC10@GOTOFF(%ebp), %ebx
	movl	56(%esp), %edi
	movl	60(%esp), %esi
	call	accept
	testl	%eax, %eax
	je	.L248
.L240:
	movl	36(%esp), %edx
	movl	%ebx, %ecx
	movl	32(%esp), %eax
	call	accept
	testl	%eax, %eax
	jne	.L240
	movl	36(%esp), %edx
	leal	.LC11@GOTOFF(%ebp), %ecx
	movl	32(%esp), %eax
	call	accept
	testl	%eax, %eax
	setne	%dl
	movzbl	%dl, %eax
	movl	%eax, 36(%esp)
	jmp	.L232
.L461:
	movl	36(%esp), %edx
	leal	.LC13@GOTOFF(%ebp), %ecx
	movl	32(%esp), %eax
	call	accept
	testl	%eax, %eax
	jne	.L329
	leal	.LC3@GOTOFF(%ebp), %ecx
	movl	$1, %edx
	movl	%ecx, 60(%esp)
	leal	decimal_digits@GOTOFF(%ebp), %ecx
	movl	%ecx, 48(%esp)
	jmp	.L438
.L457:
	movl	36(%esp), %edx
	leal	.LC13@GOTOFF(%ebp), %ecx
	movl	32(%esp), %eax
	call	accept
	testl	%eax, %eax
	jne	.L331
	testb	$-9, %bl
	je	.L268
	.p2align 4,,6
	jmp	.L332
.L281:
	movl	40(%esp), %ebx
	movw	%ax, (%ebx)
	movl	52(%esp), %eax
	cmpl	%eax, %edx
	jne	.L295
	jmp	.L221
.L462:
	movl	%eax, 4(%esp)
	leal	92(%esp), %edx
	movl	%edx, (%esp)
	leal	80(%esp), %ebx
	movl	%ebx, 8(%esp)
	movl	%ebp, %ebx
	call	quad_strtold@PLT
	subl	$4, %esp
	movl	92(%esp), %eax
	movl	%eax, (%esp)
	movl	96(%esp), %eax
	movl	%eax, 4(%esp)
	movl	100(%esp), %eax
	movl	%eax, 8(%esp)
	movl	104(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_value@PLT
	movl	40(%esp), %eax
	movl	52(%esp), %ebx
	fstpt	(%eax)
	movl	144(%esp), %eax
	cmpl	%ebx, %eax
	jne	.L287
	jmp	.L221
.L463:
	call	strtod@PLT
	movl	40(%esp), %eax
	movl	52(%esp), %ebx
	fstpl	(%eax)
	movl	144(%esp), %eax
	cmpl	%ebx, %eax
	jne	.L287
	jmp	.L221
.L329:
	leal	.LC4@GOTOFF(%ebp), %eax
	xorl	%edx, %edx
	movl	%eax, 60(%esp)
	leal	hexadecimal_digits@GOTOFF(%ebp), %eax
	jmp	.L437
.L331:
	leal	hexadecimal_digits@GOTOFF(%ebp), %ebx
	movl	$16, %edx
	movl	%edx, 56(%esp)
	jmp	.L267
.L251:
	movl	52(%esp), %ebx
	cmpl	%ebx, %eax
	je	.L226
	movl	%eax, (%esp)
	movl	%ebp, %ebx
	call	free@PLT
	jmp	.L226
.L279:
	movl	52(%esp), %eax
	cmpl	%eax, %edx
	jne	.L295
	.p2align 4,,5
	jmp	.L221
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
	.type	CSWTCH.46, @object
	.size	CSWTCH.46, 33
CSWTCH.46:
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
	.section	.text.__x86.get_pc_thunk.bp,"axG",@progbits,__x86.get_pc_thunk.bp,comdat
	.globl	__x86.get_pc_thunk.bp
	.hidden	__x86.get_pc_thunk.bp
	.type	__x86.get_pc_thunk.bp, @function
__x86.get_pc_thunk.bp:
	movl	(%esp), %ebp
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
