// aaa4582bcebe1f7962bc1f4518867a5b emu/guest/libc/scan.c
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
	pushl	%esi
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	pushl	%ebx
	subl	$284, %esp
	movl	316(%esp), %ebp
	movl	320(%esp), %esi
	movl	%eax, 16(%esp)
	xorl	%eax, %eax
.L115:
	movl	%edx, 104(%esp,%eax)
	movl	%edx, 108(%esp,%eax)
	addl	$8, %eax
	cmpl	$24, %eax
	jb	.L115
	movl	304(%esp), %eax
	movl	312(%esp), %edx
	movl	%eax, 92(%esp)
	movl	308(%esp), %eax
	movl	%edx, 100(%esp)
	xorl	%edx, %edx
	movl	%edx, 28(%esp)
	movl	%eax, 96(%esp)
	movl	$1, %eax
	movl	%eax, 20(%esp)
	.p2align 4
	.p2align 3
.L117:
	movzbl	20(%esp), %eax
	andb	$1, %al
	testl	%esi, %esi
	je	.L297
.L441:
	movl	(%esi), %edx
	testl	%edx, %edx
	je	.L300
	testb	%al, %al
	je	.L300
	addl	$4, %esi
	cmpl	$255, %edx
	jbe	.L118
.L119:
	movl	%edx, 20(%esp)
	leal	92(%esp), %edi
	movl	%edi, %eax
	call	next
	movl	20(%esp), %edx
	cmpl	%edx, %eax
	je	.L322
	xorl	%edx, %edx
	cmpl	$-1, %eax
	sete	%dl
	movl	%edx, 116(%esp)
	je	.L188
	movl	92(%esp), %edx
	decl	104(%esp)
	testl	%edx, %edx
	je	.L189
	movl	%edx, 4(%esp)
	movl	16(%esp), %ebx
	movl	%eax, (%esp)
	call	ungetc@PLT
	xorl	%eax, %eax
	movl	%eax, 20(%esp)
	movzbl	20(%esp), %eax
	andb	$1, %al
	testl	%esi, %esi
	jne	.L441
	.p2align 4
	.p2align 3
.L297:
	movzbl	0(%ebp), %edx
	testl	%edx, %edx
	je	.L300
	testb	%al, %al
	je	.L300
	incl	%ebp
.L118:
	movl	%edx, (%esp)
	movl	16(%esp), %ebx
	leal	92(%esp), %edi
	movl	%edx, 24(%esp)
	call	isspace@PLT
	movl	24(%esp), %edx
	testl	%eax, %eax
	jne	.L120
	cmpl	$37, %edx
	jne	.L119
	testl	%esi, %esi
	je	.L132
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
	ja	.L133
.L143:
	movl	4(%esi), %edx
	addl	$4, %esi
	leal	-48(%edx), %ecx
	cmpl	$9, %ecx
	ja	.L442
.L139:
	cmpl	$26843544, %eax
	jle	.L135
	movl	4(%esi), %edx
	addl	$4, %esi
	movl	$268435456, %eax
	leal	-48(%edx), %ecx
	cmpl	$9, %ecx
	jbe	.L139
.L442:
	movl	%eax, 108(%esp)
.L133:
	xorl	%eax, %eax
	xorl	%ecx, %ecx
	movl	%eax, 120(%esp)
	xorl	%ebx, %ebx
	movl	%ebp, 24(%esp)
	.p2align 4
	.p2align 3
.L164:
	movl	(%esi), %edx
	leal	-76(%edx), %eax
	cmpl	$46, %eax
	ja	.L426
	movl	16(%esp), %edi
	movl	.L146@GOTOFF(%edi,%eax,4), %ebp
	addl	%edi, %ebp
	jmp	*%ebp
	.section	.rodata
	.align 4
	.align 4
.L146:
	.long	.L150@GOTOFF
	.long	.L426@GOTOFF
	.long	.L426@GOTOFF
	.long	.L426@GOTOFF
	.long	.L426@GOTOFF
	.long	.L426@GOTOFF
	.long	.L426@GOTOFF
	.long	.L426@GOTOFF
	.long	.L426@GOTOFF
	.long	.L426@GOTOFF
	.long	.L426@GOTOFF
	.long	.L426@GOTOFF
	.long	.L426@GOTOFF
	.long	.L426@GOTOFF
	.long	.L426@GOTOFF
	.long	.L426@GOTOFF
	.long	.L426@GOTOFF
	.long	.L426@GOTOFF
	.long	.L426@GOTOFF
	.long	.L426@GOTOFF
	.long	.L426@GOTOFF
	.long	.L426@GOTOFF
	.long	.L426@GOTOFF
	.long	.L426@GOTOFF
	.long	.L426@GOTOFF
	.long	.L426@GOTOFF
	.long	.L426@GOTOFF
	.long	.L426@GOTOFF
	.long	.L149@GOTOFF
	.long	.L426@GOTOFF
	.long	.L147@GOTOFF
	.long	.L426@GOTOFF
	.long	.L148@GOTOFF
	.long	.L426@GOTOFF
	.long	.L426@GOTOFF
	.long	.L426@GOTOFF
	.long	.L426@GOTOFF
	.long	.L147@GOTOFF
	.long	.L426@GOTOFF
	.long	.L426@GOTOFF
	.long	.L316@GOTOFF
	.long	.L426@GOTOFF
	.long	.L426@GOTOFF
	.long	.L426@GOTOFF
	.long	.L426@GOTOFF
	.long	.L426@GOTOFF
	.long	.L316@GOTOFF
	.section	.text.scan_text
	.p2align 4,,10
	.p2align 3
.L120:
	movl	%edi, %eax
	call	next
	cmpl	$255, %eax
	movl	%eax, %edx
	jbe	.L122
	cmpl	$-1, %eax
	je	.L117
	movl	92(%esp), %eax
	decl	104(%esp)
	testl	%eax, %eax
	je	.L125
	.p2align 4
	.p2align 3
.L449:
	movl	%eax, 4(%esp)
	movl	16(%esp), %ebx
	movl	%edx, (%esp)
	call	ungetc@PLT
	jmp	.L117
	.p2align 4,,10
	.p2align 3
.L426:
	movl	24(%esp), %ebp
.L144:
	testb	%cl, %cl
	je	.L158
	movl	%ebx, 120(%esp)
.L158:
	movb	%dl, 124(%esp)
	xorl	%eax, %eax
	testl	%edx, %edx
	setne	%al
	testl	%esi, %esi
	movb	%dl, %cl
	je	.L159
	movl	%ebp, 68(%esp)
	leal	(%esi,%eax,4), %esi
	cmpb	$91, %dl
	movl	%esi, 72(%esp)
	je	.L443
.L160:
	movb	%cl, 24(%esp)
	movl	16(%esp), %ebx
	movsbl	%cl, %eax
	movl	%eax, 4(%esp)
	leal	.LC6@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	call	strchr@PLT
	movzbl	24(%esp), %ecx
	testl	%eax, %eax
	je	.L444
.L180:
	cmpb	$37, %cl
	je	.L445
.L187:
	cmpb	$110, %cl
	je	.L446
	leal	92(%esp), %edi
	movl	%edi, %eax
	call	next
	cmpl	$-1, %eax
	je	.L199
	movl	92(%esp), %edx
	decl	104(%esp)
	testl	%edx, %edx
	je	.L200
	movl	%edx, 4(%esp)
	movl	16(%esp), %ebx
	movl	%eax, (%esp)
	call	ungetc@PLT
.L201:
	xorl	%eax, %eax
	xorl	%edx, %edx
	movl	%eax, 116(%esp)
	movl	112(%esp), %eax
	movl	%edx, 24(%esp)
	testl	%eax, %eax
	jne	.L204
	movl	324(%esp), %ebx
	movl	(%ebx), %ebx
	movl	%ebx, 24(%esp)
	movl	324(%esp), %ebx
	addl	$4, %ebx
	movl	%ebx, 324(%esp)
.L204:
	movzbl	124(%esp), %ebx
	movb	%bl, 20(%esp)
	movb	%bl, %dl
	subb	$65, %dl
	cmpb	$50, %dl
	ja	.L205
	movl	16(%esp), %ebx
	movzbl	%dl, %edx
	movl	.L207@GOTOFF(%ebx,%edx,4), %ecx
	addl	%ebx, %ecx
	jmp	*%ecx
	.section	.rodata
	.align 4
	.align 4
.L207:
	.long	.L208@GOTOFF
	.long	.L205@GOTOFF
	.long	.L212@GOTOFF
	.long	.L205@GOTOFF
	.long	.L208@GOTOFF
	.long	.L208@GOTOFF
	.long	.L208@GOTOFF
	.long	.L205@GOTOFF
	.long	.L205@GOTOFF
	.long	.L205@GOTOFF
	.long	.L205@GOTOFF
	.long	.L205@GOTOFF
	.long	.L205@GOTOFF
	.long	.L205@GOTOFF
	.long	.L205@GOTOFF
	.long	.L205@GOTOFF
	.long	.L205@GOTOFF
	.long	.L205@GOTOFF
	.long	.L211@GOTOFF
	.long	.L205@GOTOFF
	.long	.L205@GOTOFF
	.long	.L205@GOTOFF
	.long	.L205@GOTOFF
	.long	.L205@GOTOFF
	.long	.L205@GOTOFF
	.long	.L205@GOTOFF
	.long	.L210@GOTOFF
	.long	.L205@GOTOFF
	.long	.L205@GOTOFF
	.long	.L205@GOTOFF
	.long	.L205@GOTOFF
	.long	.L205@GOTOFF
	.long	.L208@GOTOFF
	.long	.L205@GOTOFF
	.long	.L209@GOTOFF
	.long	.L205@GOTOFF
	.long	.L208@GOTOFF
	.long	.L208@GOTOFF
	.long	.L208@GOTOFF
	.long	.L205@GOTOFF
	.long	.L205@GOTOFF
	.long	.L205@GOTOFF
	.long	.L205@GOTOFF
	.long	.L205@GOTOFF
	.long	.L205@GOTOFF
	.long	.L205@GOTOFF
	.long	.L205@GOTOFF
	.long	.L205@GOTOFF
	.long	.L205@GOTOFF
	.long	.L205@GOTOFF
	.long	.L206@GOTOFF
	.section	.text.scan_text
	.p2align 4,,10
	.p2align 3
.L316:
	movl	$3, %ebx
.L145:
	addl	$4, %esi
	movb	$1, %cl
	jmp	.L164
	.p2align 4,,10
	.p2align 3
.L147:
	movl	$4, %ebx
	jmp	.L145
	.p2align 4,,10
	.p2align 3
.L132:
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
	ja	.L136
	.p2align 4
	.p2align 3
.L135:
	leal	(%eax,%eax,4), %eax
	testl	%esi, %esi
	leal	-48(%edx,%eax,2), %eax
	jne	.L143
.L138:
	movzbl	1(%ebp), %edx
	incl	%ebp
	leal	-48(%edx), %ecx
	cmpl	$9, %ecx
	ja	.L447
.L141:
	cmpl	$26843544, %eax
	jle	.L448
	movzbl	1(%ebp), %edx
	incl	%ebp
	movl	$268435456, %eax
	leal	-48(%edx), %ecx
	cmpl	$9, %ecx
	jbe	.L141
.L447:
	movl	%eax, 108(%esp)
.L136:
	xorl	%eax, %eax
	xorl	%ecx, %ecx
	movl	%eax, 120(%esp)
	xorl	%ebx, %ebx
	.p2align 4
	.p2align 3
.L165:
	movzbl	0(%ebp), %edx
	movb	%dl, %al
	subb	$76, %al
	cmpb	$46, %al
	ja	.L151
	movl	16(%esp), %edi
	movzbl	%al, %eax
	movl	.L153@GOTOFF(%edi,%eax,4), %esi
	addl	%edi, %esi
	jmp	*%esi
	.section	.rodata
	.align 4
	.align 4
.L153:
	.long	.L157@GOTOFF
	.long	.L151@GOTOFF
	.long	.L151@GOTOFF
	.long	.L151@GOTOFF
	.long	.L151@GOTOFF
	.long	.L151@GOTOFF
	.long	.L151@GOTOFF
	.long	.L151@GOTOFF
	.long	.L151@GOTOFF
	.long	.L151@GOTOFF
	.long	.L151@GOTOFF
	.long	.L151@GOTOFF
	.long	.L151@GOTOFF
	.long	.L151@GOTOFF
	.long	.L151@GOTOFF
	.long	.L151@GOTOFF
	.long	.L151@GOTOFF
	.long	.L151@GOTOFF
	.long	.L151@GOTOFF
	.long	.L151@GOTOFF
	.long	.L151@GOTOFF
	.long	.L151@GOTOFF
	.long	.L151@GOTOFF
	.long	.L151@GOTOFF
	.long	.L151@GOTOFF
	.long	.L151@GOTOFF
	.long	.L151@GOTOFF
	.long	.L151@GOTOFF
	.long	.L156@GOTOFF
	.long	.L151@GOTOFF
	.long	.L154@GOTOFF
	.long	.L151@GOTOFF
	.long	.L155@GOTOFF
	.long	.L151@GOTOFF
	.long	.L151@GOTOFF
	.long	.L151@GOTOFF
	.long	.L151@GOTOFF
	.long	.L154@GOTOFF
	.long	.L151@GOTOFF
	.long	.L151@GOTOFF
	.long	.L318@GOTOFF
	.long	.L151@GOTOFF
	.long	.L151@GOTOFF
	.long	.L151@GOTOFF
	.long	.L151@GOTOFF
	.long	.L151@GOTOFF
	.long	.L318@GOTOFF
	.section	.text.scan_text
	.p2align 4,,10
	.p2align 3
.L151:
	xorl	%esi, %esi
	jmp	.L144
	.p2align 4,,10
	.p2align 3
.L122:
	movl	%eax, (%esp)
	movl	16(%esp), %ebx
	movl	%eax, 24(%esp)
	call	isspace@PLT
	testl	%eax, %eax
	jne	.L120
	movl	92(%esp), %eax
	decl	104(%esp)
	movl	24(%esp), %edx
	testl	%eax, %eax
	jne	.L449
.L125:
	movl	100(%esp), %eax
	testl	%eax, %eax
	je	.L126
	subl	$4, %eax
	movl	%eax, 100(%esp)
	jmp	.L117
	.p2align 4,,10
	.p2align 3
.L448:
	leal	(%eax,%eax,4), %eax
	leal	-48(%edx,%eax,2), %eax
	jmp	.L138
	.p2align 4,,10
	.p2align 3
.L322:
	movl	$1, %eax
	movl	%eax, 20(%esp)
	jmp	.L117
	.p2align 4,,10
	.p2align 3
.L159:
	addl	%eax, %ebp
	xorl	%edi, %edi
	movl	%ebp, 68(%esp)
	cmpb	$91, %dl
	movl	%edi, 72(%esp)
	jne	.L160
	movzbl	0(%ebp), %eax
	cmpb	$94, %al
	je	.L450
.L167:
	cmpb	$93, %al
	sete	%al
	movzbl	%al, %eax
	addl	%eax, %ebp
	jmp	.L173
	.p2align 4,,10
	.p2align 3
.L176:
	incl	%ebp
.L173:
	movzbl	0(%ebp), %eax
	testl	%eax, %eax
	je	.L160
	cmpl	$93, %eax
	jne	.L176
	incl	%ebp
	jmp	.L160
	.p2align 4,,10
	.p2align 3
.L300:
	movl	28(%esp), %ebx
	testl	%ebx, %ebx
	je	.L451
	movl	28(%esp), %eax
	addl	$284, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L200:
	movl	100(%esp), %eax
	testl	%eax, %eax
	je	.L202
	subl	$4, %eax
	movl	%eax, 100(%esp)
	jmp	.L201
	.p2align 4,,10
	.p2align 3
.L189:
	movl	100(%esp), %eax
	testl	%eax, %eax
	je	.L190
	subl	$4, %eax
	movl	%eax, 100(%esp)
.L188:
	xorl	%edx, %edx
	movl	%edx, 20(%esp)
	jmp	.L117
	.p2align 4,,10
	.p2align 3
.L446:
	movl	120(%esp), %eax
	movl	324(%esp), %edi
	movl	104(%esp), %ecx
	cmpl	$3, %eax
	movl	(%edi), %edx
	leal	4(%edi), %ebx
	je	.L196
	ja	.L193
	cmpl	$1, %eax
	je	.L194
	cmpl	$2, %eax
	.p2align 4,,5
	jne	.L196
	movw	%cx, (%edx)
	.p2align 4,,2
	jmp	.L438
.L193:
	subl	$4, %eax
	cmpl	$1, %eax
	ja	.L196
	movl	%ecx, (%edx)
	sarl	$31, %ecx
	movl	%ecx, 4(%edx)
	jmp	.L438
	.p2align 4,,10
	.p2align 3
.L444:
	leal	92(%esp), %edi
.L184:
	movl	%edi, %eax
	call	next
	cmpl	$255, %eax
	movl	%eax, %edx
	jbe	.L181
	cmpl	$-1, %eax
	je	.L434
	movl	92(%esp), %eax
	decl	104(%esp)
	testl	%eax, %eax
	je	.L185
	.p2align 4
	.p2align 3
.L452:
	movl	%eax, 4(%esp)
	movl	16(%esp), %ebx
	movl	%edx, (%esp)
	call	ungetc@PLT
	movzbl	124(%esp), %ecx
	cmpb	$37, %cl
	jne	.L187
	.p2align 4
	.p2align 3
.L445:
	leal	92(%esp), %edi
	movl	%edi, %eax
	call	next
	cmpl	$37, %eax
	je	.L322
	xorl	%edx, %edx
	cmpl	$-1, %eax
	sete	%dl
	movl	%edx, 116(%esp)
	je	.L188
	movl	92(%esp), %edx
	decl	104(%esp)
	testl	%edx, %edx
	je	.L189
	movl	%edx, 4(%esp)
	movl	16(%esp), %ebx
	movl	%eax, (%esp)
	call	ungetc@PLT
	jmp	.L188
	.p2align 4,,10
	.p2align 3
.L181:
	movl	%eax, (%esp)
	movl	16(%esp), %ebx
	movl	%eax, 24(%esp)
	call	isspace@PLT
	testl	%eax, %eax
	jne	.L184
	movl	92(%esp), %eax
	decl	104(%esp)
	movl	24(%esp), %edx
	testl	%eax, %eax
	jne	.L452
.L185:
	movl	100(%esp), %eax
	testl	%eax, %eax
	je	.L186
	subl	$4, %eax
	movzbl	124(%esp), %ecx
	movl	%eax, 100(%esp)
	jmp	.L180
	.p2align 4,,10
	.p2align 3
.L199:
	movl	$1, %ecx
	xorl	%ebx, %ebx
	movl	%ecx, 116(%esp)
	movl	%ebx, 20(%esp)
	jmp	.L117
	.p2align 4,,10
	.p2align 3
.L451:
	movl	116(%esp), %eax
	testl	%eax, %eax
	movl	$-1, %eax
	cmove	%ebx, %eax
	movl	%eax, 28(%esp)
	movl	28(%esp), %eax
	addl	$284, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L148:
	cmpl	$3, %ebx
	sete	%bl
	movzbl	%bl, %ebx
	addl	$3, %ebx
	jmp	.L145
.L149:
	cmpl	$2, %ebx
	setne	%bl
	movzbl	%bl, %ebx
	incl	%ebx
	jmp	.L145
.L150:
	movl	$5, %ebx
	jmp	.L145
.L318:
	movl	$3, %ebx
.L152:
	incl	%ebp
	movb	$1, %cl
	jmp	.L165
.L154:
	movl	$4, %ebx
	jmp	.L152
	.p2align 4,,10
	.p2align 3
.L196:
	movl	%ecx, (%edx)
.L438:
	movl	%ebx, 324(%esp)
	jmp	.L117
	.p2align 4,,10
	.p2align 3
.L443:
	movl	(%esi), %eax
	cmpl	$94, %eax
	jne	.L162
	movl	4(%esi), %eax
	addl	$4, %esi
.L162:
	cmpl	$93, %eax
	jne	.L172
	.p2align 4
	.p2align 3
.L178:
	addl	$4, %esi
.L172:
	movl	(%esi), %eax
	testl	%eax, %eax
	je	.L160
	cmpl	$93, %eax
	jne	.L178
	addl	$4, %esi
	jmp	.L160
.L202:
	decl	96(%esp)
	jmp	.L201
.L190:
	decl	96(%esp)
	jmp	.L188
	.p2align 4,,10
	.p2align 3
.L205:
	movzbl	20(%esp), %ecx
	movl	108(%esp), %eax
	subb	$88, %cl
	cmpb	$32, %cl
	ja	.L262
	movl	16(%esp), %ebx
	movzbl	%cl, %ecx
	xorl	%edx, %edx
	movl	%edx, 132(%esp)
	movsbl	CSWTCH.45@GOTOFF(%ebx,%ecx), %ecx
	movl	%ecx, 40(%esp)
	movl	%ecx, %ebx
	leal	144(%esp), %ecx
	movb	%bl, %dl
	movl	%ecx, 32(%esp)
	andb	$-17, %dl
	testl	%eax, %eax
	movl	%ecx, 128(%esp)
	movl	$128, %ecx
	movl	%ecx, 136(%esp)
	movsbl	%dl, %ecx
	movl	$2147483647, %edx
	movl	%ecx, 36(%esp)
	cmove	%edx, %eax
	movl	%eax, 140(%esp)
	leal	128(%esp), %edx
	xorl	%eax, %eax
	movb	%al, 144(%esp)
	movl	16(%esp), %eax
	movl	%edx, 20(%esp)
	leal	.LC7@GOTOFF(%eax), %ecx
	movl	%edi, %eax
	call	accept
	movl	36(%esp), %eax
	testl	%eax, %eax
	jne	.L264
	movl	16(%esp), %eax
	movl	20(%esp), %edx
	leal	.LC12@GOTOFF(%eax), %ecx
	movl	%edi, %eax
	call	accept
	testl	%eax, %eax
	jne	.L453
	cmpl	$16, 40(%esp)
	jne	.L305
.L331:
	movl	$1, %eax
	movl	%eax, 36(%esp)
	movl	16(%esp), %eax
	leal	hexadecimal_digits@GOTOFF(%eax), %ebx
	jmp	.L266
.L194:
	movb	%cl, (%edx)
	jmp	.L438
.L208:
	leal	144(%esp), %eax
	movl	$2147483647, %edx
	movl	%eax, 32(%esp)
	leal	128(%esp), %ebx
	movl	%eax, 128(%esp)
	xorl	%eax, %eax
	movl	%eax, 132(%esp)
	movl	$128, %eax
	movl	%eax, 136(%esp)
	movl	108(%esp), %eax
	movl	%ebx, 20(%esp)
	testl	%eax, %eax
	cmove	%edx, %eax
	movl	%ebx, %edx
	movl	%eax, 140(%esp)
	xorl	%eax, %eax
	movb	%al, 144(%esp)
	movl	16(%esp), %eax
	leal	.LC7@GOTOFF(%eax), %ecx
	movl	%edi, %eax
	movl	%ecx, 36(%esp)
	call	accept
	movl	16(%esp), %eax
	movl	%ebx, %edx
	leal	.LC8@GOTOFF(%eax), %eax
	movl	%eax, 40(%esp)
	movl	%eax, %ecx
	movl	%edi, %eax
	call	accept
	testl	%eax, %eax
	jne	.L454
	movl	16(%esp), %eax
	movl	20(%esp), %edx
	leal	.LC9@GOTOFF(%eax), %ecx
	movl	%edi, %eax
	call	accept
	testl	%eax, %eax
	movl	%eax, %ebx
	je	.L235
	movl	%esi, 36(%esp)
	movl	16(%esp), %eax
	leal	64(%esp), %ecx
	movl	%ebp, 40(%esp)
	movl	20(%esp), %esi
	movl	%ecx, %ebp
	movw	$0, 64(%esp)
	leal	.LC2@GOTOFF(%eax), %ebx
	movb	$97, %al
	jmp	.L237
	.p2align 4,,10
	.p2align 3
.L456:
	movzbl	1(%ebx), %eax
	incl	%ebx
	testb	%al, %al
	je	.L455
.L237:
	movb	%al, 64(%esp)
	movl	%ebp, %ecx
	movl	%esi, %edx
	movl	%edi, %eax
	call	accept
	testl	%eax, %eax
	jne	.L456
	movl	128(%esp), %eax
	movl	32(%esp), %edi
	movl	36(%esp), %esi
	movl	40(%esp), %ebp
	cmpl	%edi, %eax
	jne	.L308
	jmp	.L188
	.p2align 4,,10
	.p2align 3
.L126:
	decl	96(%esp)
	jmp	.L117
.L157:
	movl	$5, %ebx
	.p2align 4,,2
	jmp	.L152
.L156:
	cmpl	$2, %ebx
	setne	%bl
	movzbl	%bl, %ebx
	incl	%ebx
	jmp	.L152
.L155:
	cmpl	$3, %ebx
	sete	%bl
	movzbl	%bl, %ebx
	addl	$3, %ebx
	jmp	.L152
.L450:
	movzbl	1(%ebp), %eax
	incl	%ebp
	jmp	.L167
.L186:
	decl	96(%esp)
	.p2align 4
	.p2align 3
.L434:
	movzbl	124(%esp), %ecx
	jmp	.L180
.L212:
	movl	108(%esp), %edx
	testl	%edx, %edx
	je	.L325
	jle	.L214
.L221:
	movl	%esi, 20(%esp)
	xorl	%ebx, %ebx
	movl	24(%esp), %esi
	movl	%ebp, 24(%esp)
	movl	%ebx, %ebp
	movl	%edx, %ebx
	jmp	.L223
	.p2align 4,,10
	.p2align 3
.L458:
	testl	%esi, %esi
	je	.L222
	movl	%eax, (%esi,%ebp,4)
.L222:
	incl	%ebp
	cmpl	%ebx, %ebp
	jge	.L457
.L223:
	movl	%edi, %eax
	call	next
	cmpl	$-1, %eax
	jne	.L458
	movl	20(%esp), %esi
	movl	24(%esp), %ebp
	jmp	.L188
.L211:
	movl	24(%esp), %edx
	movl	$1, %ecx
	movl	%edi, %eax
	movl	$0, (%esp)
	call	take_text
	movl	%eax, 20(%esp)
.L225:
	movl	20(%esp), %ebx
	testl	%ebx, %ebx
	je	.L117
.L220:
	movl	112(%esp), %eax
.L214:
	cmpl	$1, %eax
	movl	$1, %ecx
	adcl	$0, 28(%esp)
	movl	%ecx, 20(%esp)
	jmp	.L117
.L210:
	movl	24(%esp), %edx
	leal	68(%esp), %eax
	xorl	%ecx, %ecx
	cmpl	$3, 120(%esp)
	movl	%eax, (%esp)
	movl	%edi, %eax
	sete	%cl
	call	take_text
	movl	%eax, 20(%esp)
	jmp	.L225
.L209:
	movl	120(%esp), %edx
	movl	108(%esp), %ecx
	cmpl	$3, %edx
	sete	32(%esp)
	testl	%ecx, %ecx
	je	.L324
	jle	.L214
.L213:
	movl	%esi, 36(%esp)
	xorl	%ebx, %ebx
	movl	24(%esp), %esi
	movl	%edi, 20(%esp)
	movl	%ebx, %edi
	movl	%ecx, %ebx
	movl	%ebp, 24(%esp)
	movl	%edx, %ebp
	jmp	.L219
	.p2align 4,,10
	.p2align 3
.L216:
	testl	%esi, %esi
	je	.L218
	cmpb	$0, 32(%esp)
	je	.L217
	movl	%eax, (%esi,%edi,4)
.L218:
	incl	%edi
	cmpl	%ebx, %edi
	jge	.L459
.L219:
	movl	20(%esp), %eax
	call	next
	cmpl	$-1, %eax
	je	.L429
	cmpl	$3, %ebp
	je	.L216
	cmpl	$255, %eax
	jle	.L216
	movl	16(%esp), %ebx
	movl	36(%esp), %esi
	movl	24(%esp), %ebp
	call	___errno@PLT
	movl	$88, (%eax)
	jmp	.L188
.L206:
	xorl	%ecx, %ecx
	movl	24(%esp), %edx
	movl	%edi, %eax
	cmpl	$3, 120(%esp)
	movl	$0, (%esp)
	sete	%cl
	call	take_text
	movl	%eax, 20(%esp)
	jmp	.L225
.L217:
	testl	%esi, %esi
	je	.L218
	movb	%al, (%esi,%edi)
	.p2align 4,,2
	jmp	.L218
.L324:
	movl	$1, %ecx
	jmp	.L213
.L325:
	movl	$1, %edx
	jmp	.L221
.L262:
	leal	144(%esp), %ebx
	xorl	%ecx, %ecx
	movl	%ebx, 32(%esp)
	leal	128(%esp), %edx
	testl	%eax, %eax
	movl	%ebx, 128(%esp)
	movl	$128, %ebx
	movl	%edx, 20(%esp)
	movl	%ecx, 132(%esp)
	movl	%ebx, 136(%esp)
	jne	.L304
	movl	16(%esp), %eax
	movl	$2147483647, %ecx
	xorl	%ebx, %ebx
	movl	%ecx, 140(%esp)
	movb	%bl, 144(%esp)
	leal	.LC7@GOTOFF(%eax), %ecx
	movl	%edi, %eax
	call	accept
	movl	$10, %eax
	movl	%eax, 40(%esp)
.L305:
	movl	$1, %eax
	movl	%eax, 36(%esp)
	movl	16(%esp), %eax
	leal	decimal_digits@GOTOFF(%eax), %ebx
.L266:
	movl	%esi, 44(%esp)
	xorl	%edx, %edx
	movl	%ebp, 48(%esp)
	movl	%edx, %esi
	movl	20(%esp), %ebp
	jmp	.L269
	.p2align 4,,10
	.p2align 3
.L270:
	incl	%esi
.L269:
	movl	%ebx, %ecx
	movl	%ebp, %edx
	movl	%edi, %eax
	call	accept
	testl	%eax, %eax
	jne	.L270
	movl	40(%esp), %ebx
	movl	%esi, %edx
	xorl	%eax, %eax
	movl	36(%esp), %edi
	testl	%edx, %edx
	setg	%al
	movzbl	124(%esp), %ecx
	movl	48(%esp), %ebp
	movl	44(%esp), %esi
	orl	%eax, %edi
	testl	%ebx, %ebx
	movb	%cl, 20(%esp)
	movl	$10, %eax
	cmovne	%ebx, %eax
	cmpb	$100, %cl
	movl	16(%esp), %ebx
	movl	%eax, 8(%esp)
	leal	64(%esp), %eax
	movl	%eax, 4(%esp)
	movl	128(%esp), %eax
	movl	%eax, (%esp)
	je	.L333
	cmpb	$105, %cl
	je	.L333
	call	strtoull@PLT
	movzbl	20(%esp), %ecx
	movl	%edx, %ebx
.L274:
	testl	%edi, %edi
	movl	128(%esp), %edx
	je	.L276
	cmpl	%edx, 64(%esp)
	je	.L276
	movl	24(%esp), %edi
	testl	%edi, %edi
	je	.L278
	cmpb	$112, %cl
	je	.L283
	movl	120(%esp), %ecx
	cmpl	$2, %ecx
	je	.L280
	jbe	.L460
	cmpl	$3, %ecx
	je	.L283
	subl	$4, %ecx
	cmpl	$1, %ecx
	.p2align 4,,2
	ja	.L283
	movl	24(%esp), %edi
	movl	%eax, (%edi)
	movl	32(%esp), %eax
	movl	%ebx, 4(%edi)
	cmpl	%eax, %edx
	je	.L220
.L294:
	movl	%edx, (%esp)
	movl	16(%esp), %ebx
	call	free@PLT
	movl	112(%esp), %eax
	jmp	.L214
.L429:
	movl	36(%esp), %esi
	movl	24(%esp), %ebp
	jmp	.L188
.L235:
	movl	16(%esp), %eax
	movl	20(%esp), %edx
	leal	.LC12@GOTOFF(%eax), %ecx
	movl	%edi, %eax
	call	accept
	movl	%eax, %edx
	movl	16(%esp), %eax
	testl	%edx, %edx
	jne	.L461
	leal	.LC3@GOTOFF(%eax), %ecx
	movl	%ecx, 44(%esp)
	leal	decimal_digits@GOTOFF(%eax), %eax
.L436:
	movl	%esi, 48(%esp)
	movl	%eax, %esi
	movl	%ebp, 52(%esp)
	movl	20(%esp), %ebp
	movl	%eax, 40(%esp)
	movl	%edx, 56(%esp)
	jmp	.L241
	.p2align 4,,10
	.p2align 3
.L242:
	incl	%ebx
.L241:
	movl	%esi, %ecx
	movl	%ebp, %edx
	movl	%edi, %eax
	call	accept
	testl	%eax, %eax
	jne	.L242
	movl	56(%esp), %edx
	movl	52(%esp), %ebp
	movl	%eax, 52(%esp)
	movl	48(%esp), %esi
	leal	(%ebx,%edx), %eax
	movl	20(%esp), %edx
	movl	%eax, 48(%esp)
	movl	16(%esp), %eax
	leal	.LC14@GOTOFF(%eax), %ecx
	movl	%edi, %eax
	call	accept
	testl	%eax, %eax
	je	.L244
	movl	%esi, 56(%esp)
	xorl	%ebx, %ebx
	movl	40(%esp), %esi
	movl	%ebp, 60(%esp)
	movl	20(%esp), %ebp
	jmp	.L243
.L245:
	incl	%ebx
.L243:
	movl	%esi, %ecx
	movl	%ebp, %edx
	movl	%edi, %eax
	call	accept
	testl	%eax, %eax
	jne	.L245
	movl	56(%esp), %esi
	movl	60(%esp), %ebp
	addl	%ebx, 48(%esp)
.L244:
	movl	48(%esp), %ebx
	testl	%ebx, %ebx
	je	.L246
	movl	20(%esp), %ebx
	movl	%edi, %eax
	movl	44(%esp), %ecx
	movl	%ebx, %edx
	call	accept
	testl	%eax, %eax
	je	.L247
	movl	36(%esp), %ecx
	movl	%ebx, %edx
	movl	%edi, %eax
	call	accept
	movl	16(%esp), %eax
	movl	%esi, 36(%esp)
	movl	52(%esp), %esi
	leal	decimal_digits@GOTOFF(%eax), %ebx
	jmp	.L248
.L249:
	incl	%esi
.L248:
	movl	20(%esp), %edx
	movl	%ebx, %ecx
	movl	%edi, %eax
	call	accept
	testl	%eax, %eax
	jne	.L249
	movl	%esi, %eax
	movl	36(%esp), %esi
	testl	%eax, %eax
	setg	%dl
	movzbl	%dl, %eax
	movl	%eax, 20(%esp)
.L231:
	movl	24(%esp), %ecx
	movl	128(%esp), %eax
	testl	%ecx, %ecx
	je	.L250
	testb	%dl, %dl
	je	.L250
	movl	120(%esp), %edx
	cmpl	$5, %edx
	je	.L462
	leal	64(%esp), %edi
	cmpl	$3, %edx
	movl	16(%esp), %ebx
	movl	%edi, 4(%esp)
	movl	%eax, (%esp)
	je	.L463
	call	strtof@PLT
	movl	24(%esp), %eax
	movl	32(%esp), %edi
	fstps	(%eax)
	movl	128(%esp), %eax
	cmpl	%edi, %eax
	je	.L220
.L286:
	movl	%eax, (%esp)
	movl	16(%esp), %ebx
	call	free@PLT
	movl	112(%esp), %eax
	jmp	.L214
.L454:
	movl	%esi, 36(%esp)
	movl	16(%esp), %eax
	leal	64(%esp), %ecx
	movl	%ebp, 44(%esp)
	movl	20(%esp), %esi
	movl	%ecx, %ebp
	movw	$0, 64(%esp)
	movl	%ecx, 48(%esp)
	leal	.LC0@GOTOFF(%eax), %ebx
	movb	$110, %al
	jmp	.L229
	.p2align 4,,10
	.p2align 3
.L465:
	movzbl	1(%ebx), %eax
	incl	%ebx
	testb	%al, %al
	je	.L464
.L229:
	movb	%al, 64(%esp)
	movl	%ebp, %ecx
	movl	%esi, %edx
	movl	%edi, %eax
	call	accept
	testl	%eax, %eax
	jne	.L465
	movl	128(%esp), %eax
	movl	32(%esp), %edi
	movl	36(%esp), %esi
	movl	44(%esp), %ebp
	cmpl	%edi, %eax
	je	.L188
.L308:
	movl	%eax, (%esp)
	movl	16(%esp), %ebx
	call	free@PLT
	jmp	.L188
.L459:
	movl	36(%esp), %esi
	movl	24(%esp), %ebp
	jmp	.L220
.L457:
	movl	20(%esp), %esi
	movl	24(%esp), %ebp
	jmp	.L220
.L304:
	movl	%eax, 140(%esp)
	movl	16(%esp), %ebx
	xorl	%eax, %eax
	movb	%al, 144(%esp)
	movl	20(%esp), %edx
	movl	%edi, %eax
	leal	.LC7@GOTOFF(%ebx), %ecx
	call	accept
	leal	decimal_digits@GOTOFF(%ebx), %ebx
	movl	$1, %eax
	movl	%eax, 36(%esp)
	movl	$10, %eax
	movl	%eax, 40(%esp)
	jmp	.L266
.L461:
	movl	20(%esp), %edx
	leal	.LC13@GOTOFF(%eax), %ecx
	movl	%edi, %eax
	call	accept
	testl	%eax, %eax
	jne	.L328
	movl	16(%esp), %eax
	movl	$1, %edx
	leal	.LC3@GOTOFF(%eax), %ecx
	movl	%ecx, 44(%esp)
	leal	decimal_digits@GOTOFF(%eax), %eax
	jmp	.L436
.L453:
	movl	16(%esp), %eax
	movl	20(%esp), %edx
	leal	.LC13@GOTOFF(%eax), %ecx
	movl	%edi, %eax
	call	accept
	testl	%eax, %eax
	jne	.L330
	testb	$-9, %bl
	jne	.L331
.L267:
	movl	$1, %eax
	movl	%eax, 36(%esp)
	movl	$8, %eax
	movl	%eax, 40(%esp)
	movl	16(%esp), %eax
	leal	.LC5@GOTOFF(%eax), %ebx
	jmp	.L266
.L276:
	movl	32(%esp), %eax
	cmpl	%eax, %edx
	je	.L188
	movl	%edx, (%esp)
	movl	16(%esp), %ebx
	call	free@PLT
	jmp	.L188
.L333:
	call	strtoll@PLT
	movzbl	20(%esp), %ecx
	movl	%edx, %ebx
	jmp	.L274
.L460:
	decl	%ecx
	jne	.L283
	movl	24(%esp), %edi
	movb	%al, (%edi)
	movl	32(%esp), %edi
	movl	128(%esp), %eax
	cmpl	%edi, %eax
	jne	.L286
	jmp	.L220
.L247:
	movl	$1, %edi
	movb	$1, %dl
	movl	%edi, 20(%esp)
	jmp	.L231
.L264:
	cmpl	$8, 40(%esp)
	je	.L267
	jmp	.L305
	.p2align 4,,10
	.p2align 3
.L283:
	movl	24(%esp), %edi
	movl	%eax, (%edi)
	movl	32(%esp), %eax
	cmpl	%eax, %edx
	jne	.L294
	jmp	.L220
.L464:
	movl	40(%esp), %ecx
	movl	%edi, %eax
	movl	20(%esp), %edx
	movl	36(%esp), %esi
	movl	44(%esp), %ebp
	call	accept
	testl	%eax, %eax
	je	.L247
	movw	$0, 64(%esp)
	movl	16(%esp), %eax
	leal	.LC1@GOTOFF(%eax), %ebx
	movb	$110, %al
	jmp	.L233
.L466:
	movzbl	1(%ebx), %eax
	incl	%ebx
	testb	%al, %al
	je	.L247
.L233:
	movb	%al, 64(%esp)
	movl	48(%esp), %ecx
	movl	%edi, %eax
	movl	20(%esp), %edx
	call	accept
	testl	%eax, %eax
	jne	.L466
.L246:
	movl	128(%esp), %eax
	movl	32(%esp), %edi
	cmpl	%edi, %eax
	jne	.L308
	jmp	.L188
.L455:
	movl	16(%esp), %eax
	movl	20(%esp), %edx
	movl	36(%esp), %esi
	movl	40(%esp), %ebp
	leal	.LC15@GOTOFF(%eax), %ecx
	movl	%edi, %eax
	call	accept
	testl	%eax, %eax
	je	.L247
	movl	16(%esp), %eax
	leal	.LC10@GOTOFF(%eax), %ebx
.L239:
	movl	20(%esp), %edx
	movl	%ebx, %ecx
	movl	%edi, %eax
	call	accept
	testl	%eax, %eax
	jne	.L239
	movl	16(%esp), %eax
	movl	20(%esp), %edx
	leal	.LC11@GOTOFF(%eax), %ecx
	movl	%edi, %eax
	call	accept
	testl	%eax, %eax
	setne	%dl
	movzbl	%dl, %eax
	movl	%eax, 20(%esp)
	jmp	.L231
.L463:
	call	strtod@PLT
	movl	24(%esp), %eax
	movl	32(%esp), %edi
	fstpl	(%eax)
	movl	128(%esp), %eax
	cmpl	%edi, %eax
	jne	.L286
	jmp	.L220
.L462:
	movl	16(%esp), %ebx
	leal	76(%esp), %edx
	movl	%eax, 4(%esp)
	leal	64(%esp), %edi
	movl	%edi, 8(%esp)
	movl	%edx, (%esp)
	call	quad_strtold@PLT
	subl	$4, %esp
	movl	76(%esp), %eax
	movl	%eax, (%esp)
	movl	80(%esp), %eax
	movl	%eax, 4(%esp)
	movl	84(%esp), %eax
	movl	%eax, 8(%esp)
	movl	88(%esp), %eax
	movl	%eax, 12(%esp)
	call	quad_value@PLT
	movl	24(%esp), %eax
	movl	32(%esp), %edi
	fstpt	(%eax)
	movl	128(%esp), %eax
	cmpl	%edi, %eax
	jne	.L286
	jmp	.L220
.L280:
	movl	24(%esp), %edi
	movw	%ax, (%edi)
	movl	32(%esp), %eax
	cmpl	%eax, %edx
	jne	.L294
	jmp	.L220
.L330:
	movl	$16, %eax
	movl	%eax, 40(%esp)
	movl	16(%esp), %eax
	leal	hexadecimal_digits@GOTOFF(%eax), %ebx
	jmp	.L266
.L328:
	movl	16(%esp), %eax
	xorl	%edx, %edx
	leal	.LC4@GOTOFF(%eax), %ecx
	movl	%ecx, 44(%esp)
	leal	hexadecimal_digits@GOTOFF(%eax), %eax
	jmp	.L436
.L250:
	movl	32(%esp), %edi
	cmpl	%edi, %eax
	je	.L225
	movl	%eax, (%esp)
	movl	16(%esp), %ebx
	call	free@PLT
	jmp	.L225
.L278:
	movl	32(%esp), %eax
	cmpl	%eax, %edx
	jne	.L294
	.p2align 4,,5
	jmp	.L220
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
	.section	.text.__x86.get_pc_thunk.di,"axG",@progbits,__x86.get_pc_thunk.di,comdat
	.globl	__x86.get_pc_thunk.di
	.hidden	__x86.get_pc_thunk.di
	.type	__x86.get_pc_thunk.di, @function
__x86.get_pc_thunk.di:
	movl	(%esp), %edi
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
