// aac675c1f098946feaa6bbaee437aa23 newlib/libc/stdlib/gdtoa-gethex.c
	.file	"gdtoa-gethex.c"
	.text
	.section	.text.rshift,"ax",@progbits
	.p2align 4
	.type	rshift, @function
rshift:
	subl	$40, %esp
	movl	%esi, 28(%esp)
	movl	16(%eax), %esi
	movl	%ebx, 24(%esp)
	movl	%edx, %ebx
	movl	%ebp, 36(%esp)
	sarl	$5, %ebx
	movl	%eax, %ebp
	movl	%edi, 32(%esp)
	movl	%ebx, 8(%esp)
	cmpl	%ebx, %esi
	movl	%esi, 4(%esp)
	jg	.L2
.L6:
	movl	$0, 16(%ebp)
.L3:
	movl	$0, 20(%ebp)
.L1:
	movl	24(%esp), %ebx
	movl	28(%esp), %esi
	movl	32(%esp), %edi
	movl	36(%esp), %ebp
	addl	$40, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	movl	8(%esp), %ebx
	leal	20(%ebp), %edi
	movl	%edx, %eax
	movl	%edi, 12(%esp)
	movl	4(%esp), %edx
	andl	$31, %eax
	movl	%eax, 16(%esp)
	leal	20(%ebp,%ebx,4), %esi
	leal	20(%ebp,%edx,4), %edx
	je	.L23
	movl	16(%esp), %ecx
	leal	4(%esi), %ebx
	movl	$32, %eax
	subl	%ecx, %eax
	movl	%eax, (%esp)
	movl	(%esi), %eax
	shrl	%cl, %eax
	cmpl	%edx, %ebx
	jnb	.L7
	movl	%ebp, 20(%esp)
	movl	12(%esp), %esi
	movl	%edx, %ebp
	movl	%eax, %edi
	movl	%ecx, %edx
	.p2align 4
	.p2align 3
.L8:
	movl	(%ebx), %eax
	addl	$4, %esi
	addl	$4, %ebx
	movzbl	(%esp), %ecx
	sall	%cl, %eax
	movl	%eax, %ecx
	orl	%edi, %ecx
	movl	%ecx, -4(%esi)
	movb	%dl, %cl
	movl	-4(%ebx), %edi
	shrl	%cl, %edi
	cmpl	%ebp, %ebx
	jb	.L8
	movl	8(%esp), %esi
	movl	4(%esp), %edx
	movl	20(%esp), %ebp
	subl	%esi, %edx
	movl	12(%esp), %esi
	testl	%edi, %edi
	leal	-4(%esi,%edx,4), %edx
	movl	%edi, (%edx)
	je	.L9
.L11:
	addl	$4, %edx
	jmp	.L9
	.p2align 4,,10
	.p2align 3
.L23:
	cmpl	%edx, %esi
	jnb	.L6
	.p2align 4
	.p2align 3
.L5:
	movsl
	cmpl	%edx, %esi
	jb	.L5
	movl	8(%esp), %edx
	movl	4(%esp), %eax
	subl	%edx, %eax
	movl	12(%esp), %edx
	leal	(%edx,%eax,4), %edx
.L9:
	movl	12(%esp), %edi
	movl	%edx, %eax
	subl	%edi, %eax
	sarl	$2, %eax
	cmpl	%edi, %edx
	movl	%eax, 16(%ebp)
	jne	.L1
	jmp	.L3
	.p2align 4,,10
	.p2align 3
.L7:
	movl	%eax, 20(%ebp)
	testl	%eax, %eax
	je	.L6
	movl	12(%esp), %edx
	.p2align 4,,2
	jmp	.L11
	.size	rshift, .-rshift
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"Balloc succeeded"
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC1:
	.string	"./newlib/libc/stdlib/gdtoa-gethex.c"
	.section	.text.__gethex,"ax",@progbits
	.p2align 4
	.globl	__gethex
	.type	__gethex, @function
__gethex:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$76, %esp
	movl	_C_numeric_locale@GOT(%ebx), %eax
	movl	(%eax), %edi
	movl	%edi, (%esp)
	movl	%edi, 44(%esp)
	call	strlen@PLT
	movl	%eax, 40(%esp)
	movzbl	-1(%edi,%eax), %eax
	movb	%al, 24(%esp)
	movl	100(%esp), %eax
	movl	(%eax), %esi
	movzbl	2(%esi), %eax
	cmpb	$48, %al
	jne	.L25
	leal	3(%esi), %edx
	.p2align 4
	.p2align 3
.L26:
	movl	%edx, %ecx
	incl	%edx
	movzbl	-1(%edx), %eax
	cmpb	$48, %al
	je	.L26
	movl	%ecx, 20(%esp)
	movl	%ecx, %edx
	subl	%esi, %edx
	leal	-2(%edx), %esi
	movl	%esi, 28(%esp)
.L27:
	movl	__hexdig@GOT(%ebx), %ebp
	cmpb	$0, 0(%ebp,%eax)
	je	.L189
	movl	20(%esp), %eax
	xorl	%ecx, %ecx
	xorl	%esi, %esi
	movl	%ecx, 16(%esp)
	movzbl	(%eax), %eax
	movzbl	0(%ebp,%eax), %eax
.L33:
	testb	%al, %al
	je	.L190
.L31:
	movl	20(%esp), %edi
	.p2align 4
	.p2align 3
.L34:
	movzbl	1(%edi), %eax
	incl	%edi
	cmpb	$0, 0(%ebp,%eax)
	jne	.L34
.L35:
	movl	%edi, (%esp)
	movl	40(%esp), %eax
	movl	%eax, 8(%esp)
	movl	44(%esp), %eax
	movl	%eax, 4(%esp)
	call	strncmp@PLT
	movl	%eax, 32(%esp)
	testl	%eax, %eax
	je	.L191
	xorl	%edx, %edx
	testl	%esi, %esi
	movzbl	(%edi), %eax
	movl	%edx, 32(%esp)
	je	.L41
.L40:
	subl	%edi, %esi
	leal	0(,%esi,4), %ecx
	movl	%ecx, 32(%esp)
.L41:
	andb	$-33, %al
	movl	%edi, %esi
	cmpb	$80, %al
	je	.L101
.L42:
	movl	100(%esp), %eax
	movl	%edi, (%eax)
	movl	16(%esp), %edi
	testl	%edi, %edi
	jne	.L100
.L48:
	movl	20(%esp), %ecx
	movl	%esi, %eax
	xorl	%edx, %edx
	subl	%ecx, %eax
	decl	%eax
	cmpl	$7, %eax
	jle	.L50
	.p2align 4
	.p2align 3
.L51:
	sarl	%eax
	incl	%edx
	cmpl	$7, %eax
	jg	.L51
.L50:
	movl	%edx, 4(%esp)
	movl	96(%esp), %eax
	movl	%eax, (%esp)
	call	_Balloc@PLT
	movl	%eax, 36(%esp)
	testl	%eax, %eax
	je	.L192
	movl	36(%esp), %eax
	addl	$20, %eax
	cmpl	%esi, 20(%esp)
	movl	%eax, 52(%esp)
	jnb	.L112
	movl	40(%esp), %ecx
	xorl	%edx, %edx
	xorl	%edi, %edi
	movl	%eax, 28(%esp)
	movl	$1, %eax
	subl	%ecx, %eax
	movl	%eax, 48(%esp)
	movl	%esi, %eax
	movl	%edx, %esi
	movl	%eax, %edx
	jmp	.L60
	.p2align 4,,10
	.p2align 3
.L57:
	cmpl	$32, %edi
	je	.L193
	movl	%edi, %ecx
	addl	$4, %edi
.L59:
	movzbl	-1(%edx), %eax
	movl	16(%esp), %edx
	movzbl	0(%ebp,%eax), %eax
	andl	$15, %eax
	sall	%cl, %eax
	orl	%eax, %esi
	cmpl	%edx, 20(%esp)
	jnb	.L194
.L60:
	leal	-1(%edx), %eax
	movl	%eax, 16(%esp)
	movzbl	24(%esp), %eax
	cmpb	%al, -1(%edx)
	jne	.L57
	movl	16(%esp), %eax
	movl	48(%esp), %ecx
	addl	%eax, %ecx
	movl	20(%esp), %eax
	cmpl	%eax, %ecx
	jb	.L57
	movl	%ecx, (%esp)
	movl	40(%esp), %eax
	movl	%edx, 60(%esp)
	movl	%ecx, 56(%esp)
	movl	%eax, 8(%esp)
	movl	44(%esp), %eax
	movl	%eax, 4(%esp)
	call	strncmp@PLT
	movl	56(%esp), %ecx
	movl	60(%esp), %edx
	testl	%eax, %eax
	jne	.L57
	movl	%ecx, %edx
	cmpl	%edx, 20(%esp)
	jb	.L60
	.p2align 4
	.p2align 3
.L194:
	movl	%esi, %edx
.L53:
	movl	28(%esp), %eax
	movl	%edx, (%eax)
	leal	4(%eax), %esi
	movl	52(%esp), %eax
	subl	%eax, %esi
	movl	36(%esp), %eax
	sarl	$2, %esi
	movl	%esi, 16(%eax)
	sall	$5, %esi
	movl	%edx, (%esp)
	call	__hi0bits@PLT
	subl	%eax, %esi
	movl	104(%esp), %eax
	movl	(%eax), %eax
	movl	%eax, 16(%esp)
	cmpl	%eax, %esi
	jg	.L195
	movl	$0, %edi
	jl	.L196
.L65:
	movl	104(%esp), %eax
	movl	32(%esp), %ecx
	cmpl	%ecx, 8(%eax)
	jl	.L67
	movl	104(%esp), %eax
	movl	32(%esp), %ecx
	movl	4(%eax), %eax
	cmpl	%ecx, %eax
	jle	.L116
	movl	%eax, %edx
	subl	%ecx, %edx
	cmpl	%edx, 16(%esp)
	jg	.L69
	movl	104(%esp), %ecx
	movl	12(%ecx), %ecx
	cmpl	$2, %ecx
	je	.L70
	cmpl	$3, %ecx
	je	.L71
	decl	%ecx
	je	.L197
.L72:
	movl	36(%esp), %eax
	movl	$80, %esi
	movl	%eax, 4(%esp)
	movl	96(%esp), %eax
	movl	%eax, (%esp)
	call	_Bfree@PLT
	movl	112(%esp), %eax
	movl	$0, (%eax)
	addl	$76, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L191:
	testl	%esi, %esi
	je	.L37
	subl	%edi, %esi
	leal	0(,%esi,4), %eax
	movl	%edi, %esi
	movl	%eax, 32(%esp)
	movzbl	(%edi), %eax
	andb	$-33, %al
	cmpb	$80, %al
	jne	.L42
.L101:
	movzbl	1(%esi), %eax
	cmpb	$43, %al
	je	.L107
	cmpb	$45, %al
	je	.L108
	movzbl	0(%ebp,%eax), %eax
	xorl	%edx, %edx
	movl	%esi, %edi
	movl	%edx, 36(%esp)
	leal	1(%esi), %ecx
	movb	%al, %dl
	decb	%dl
	cmpb	$24, %dl
	ja	.L42
.L200:
	leal	-16(%eax), %edx
	movzbl	1(%ecx), %eax
	leal	1(%ecx), %edi
	jmp	.L188
	.p2align 4,,10
	.p2align 3
.L198:
	leal	(%edx,%edx,4), %eax
	incl	%edi
	leal	-16(%ecx,%eax,2), %edx
	movzbl	(%edi), %eax
.L188:
	movzbl	0(%ebp,%eax), %ecx
	movl	%ecx, %eax
	decb	%al
	cmpb	$24, %al
	jbe	.L198
	movl	36(%esp), %eax
	testl	%eax, %eax
	je	.L47
	negl	%edx
.L47:
	movl	100(%esp), %eax
	addl	%edx, 32(%esp)
	movl	%edi, (%eax)
	movl	16(%esp), %edi
	testl	%edi, %edi
	je	.L48
	.p2align 4
	.p2align 3
.L100:
	cmpl	$1, 28(%esp)
	sbbl	%esi, %esi
	andl	$6, %esi
.L24:
	addl	$76, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L193:
	movl	28(%esp), %eax
	xorl	%ecx, %ecx
	movl	$4, %edi
	movl	%esi, (%eax)
	addl	$4, %eax
	xorl	%esi, %esi
	movl	%eax, 28(%esp)
	jmp	.L59
	.p2align 4,,10
	.p2align 3
.L189:
	movl	40(%esp), %esi
	movl	44(%esp), %eax
	movl	20(%esp), %edi
	movl	%esi, 8(%esp)
	movl	%eax, 4(%esp)
	movl	%edi, (%esp)
	call	strncmp@PLT
	movl	%eax, 16(%esp)
	testl	%eax, %eax
	jne	.L29
	addl	%edi, %esi
	movzbl	(%esi), %edx
	cmpb	$0, 0(%ebp,%edx)
	movl	%edx, %eax
	je	.L30
	cmpb	$48, %dl
	jne	.L103
	movl	%esi, %edx
	.p2align 4
	.p2align 3
.L32:
	movzbl	1(%edx), %eax
	incl	%edx
	cmpb	$48, %al
	je	.L32
	movl	%edx, 20(%esp)
	movzbl	0(%ebp,%eax), %eax
	xorl	%ecx, %ecx
	movl	$1, %edx
	movl	%edx, 28(%esp)
	testb	%al, %al
	sete	%cl
	movl	%ecx, 16(%esp)
	jmp	.L33
	.p2align 4,,10
	.p2align 3
.L116:
	movl	$1, %esi
.L68:
	testl	%edi, %edi
	je	.L78
	movl	104(%esp), %eax
	movl	12(%eax), %eax
	cmpl	$2, %eax
	je	.L79
	cmpl	$3, %eax
	je	.L80
	decl	%eax
	je	.L199
.L81:
	orl	$16, %esi
.L78:
	movl	112(%esp), %eax
	movl	36(%esp), %ebx
	movl	%ebx, (%eax)
	movl	108(%esp), %eax
	movl	32(%esp), %ebx
	movl	%ebx, (%eax)
	addl	$76, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L108:
	movl	$1, %eax
	movl	%eax, 36(%esp)
.L43:
	movzbl	2(%esi), %eax
	leal	2(%esi), %ecx
	movl	%esi, %edi
	movzbl	0(%ebp,%eax), %eax
	movb	%al, %dl
	decb	%dl
	cmpb	$24, %dl
	ja	.L42
	jmp	.L200
	.p2align 4,,10
	.p2align 3
.L195:
	subl	%eax, %esi
	movl	36(%esp), %eax
	movl	%esi, 4(%esp)
	movl	%eax, (%esp)
	call	__any_on@PLT
	testl	%eax, %eax
	movl	%eax, %edi
	je	.L62
	movl	52(%esp), %edi
	leal	-1(%esi), %ecx
	movl	$1, %eax
	sall	%cl, %eax
	movl	%ecx, %edx
	sarl	$5, %edx
	andl	(%edi,%edx,4), %eax
	movl	$1, %edi
	je	.L62
	decl	%ecx
	jg	.L63
.L64:
	movl	$2, %edi
	.p2align 4
	.p2align 3
.L62:
	movl	36(%esp), %eax
	movl	%esi, %edx
	call	rshift
	addl	%esi, 32(%esp)
	jmp	.L65
	.p2align 4,,10
	.p2align 3
.L69:
	leal	-1(%edx), %ecx
	testl	%edi, %edi
	jne	.L117
	testl	%ecx, %ecx
	jne	.L201
.L76:
	movl	$1, %eax
	movl	%ecx, %esi
	sall	%cl, %eax
	movl	52(%esp), %ecx
	sarl	$5, %esi
	andl	(%ecx,%esi,4), %eax
	je	.L77
	orl	$2, %edi
.L77:
	movl	36(%esp), %eax
	movl	$2, %esi
	subl	%edx, 16(%esp)
	call	rshift
	movl	104(%esp), %eax
	movl	4(%eax), %eax
	movl	%eax, 32(%esp)
	jmp	.L68
	.p2align 4,,10
	.p2align 3
.L29:
	movl	20(%esp), %esi
	movzbl	(%esi), %eax
.L30:
	andb	$-33, %al
	cmpb	$80, %al
	je	.L202
	movl	100(%esp), %eax
	movl	%esi, (%eax)
	jmp	.L100
.L79:
	movl	116(%esp), %ecx
	movl	$1, %eax
	subl	%ecx, %eax
	movl	%eax, 116(%esp)
.L80:
	movl	116(%esp), %edx
	testl	%edx, %edx
	je	.L81
.L82:
	movl	36(%esp), %eax
	movl	52(%esp), %edi
	movl	16(%eax), %ebp
	leal	0(,%ebp,4), %eax
	movl	%eax, 20(%esp)
	leal	(%edi,%eax), %ecx
	movl	%edi, %eax
	jmp	.L86
	.p2align 4,,10
	.p2align 3
.L83:
	movl	$0, (%eax)
	addl	$4, %eax
	cmpl	%ecx, %eax
	jnb	.L203
.L86:
	movl	(%eax), %edx
	cmpl	$-1, %edx
	je	.L83
	incl	%edx
	cmpl	$2, %esi
	movl	%edx, (%eax)
	je	.L84
.L85:
	movl	16(%esp), %ebp
	movl	$33, %esi
	andl	$31, %ebp
	je	.L78
	movl	20(%esp), %eax
	movl	-4(%edi,%eax), %eax
	movl	%eax, (%esp)
	call	__hi0bits@PLT
	movl	%eax, %ecx
	movl	$32, %eax
	subl	%ebp, %eax
	cmpl	%eax, %ecx
	jge	.L78
	movl	36(%esp), %eax
	movl	16(%eax), %eax
.L91:
	testl	%eax, %eax
	jg	.L204
.L185:
	movl	36(%esp), %eax
	movl	$0, 16(%eax)
.L97:
	movl	36(%esp), %eax
	movl	$0, 20(%eax)
.L96:
	incl	32(%esp)
	movl	104(%esp), %ecx
	movl	32(%esp), %eax
	cmpl	%eax, 8(%ecx)
	jl	.L67
	movl	$33, %esi
	jmp	.L78
.L199:
	testl	$2, %edi
	je	.L81
	movl	52(%esp), %eax
	movl	(%eax), %ebp
	orl	%ebp, %edi
	andl	$1, %edi
	jne	.L82
	jmp	.L81
	.p2align 4,,10
	.p2align 3
.L107:
	xorl	%eax, %eax
	movl	%eax, 36(%esp)
	jmp	.L43
	.p2align 4,,10
	.p2align 3
.L196:
	movl	36(%esp), %eax
	movl	16(%esp), %ebp
	movl	%eax, 4(%esp)
	movl	96(%esp), %eax
	subl	%esi, %ebp
	movl	%ebp, 8(%esp)
	movl	%eax, (%esp)
	call	__lshift@PLT
	subl	%ebp, 32(%esp)
	movl	%eax, 36(%esp)
	addl	$20, %eax
	movl	%eax, 52(%esp)
	jmp	.L65
	.p2align 4,,10
	.p2align 3
.L37:
	movl	40(%esp), %eax
	leal	(%edi,%eax), %esi
	movzbl	(%esi), %edx
	movl	%esi, %edi
	cmpb	$0, 0(%ebp,%edx)
	movl	%edx, %eax
	je	.L41
	.p2align 4
	.p2align 3
.L39:
	movzbl	1(%edi), %edx
	incl	%edi
	cmpb	$0, 0(%ebp,%edx)
	movl	%edx, %eax
	jne	.L39
	jmp	.L40
	.p2align 4,,10
	.p2align 3
.L25:
	leal	2(%esi), %ecx
	movl	%ecx, 20(%esp)
	xorl	%ecx, %ecx
	movl	%ecx, 28(%esp)
	jmp	.L27
.L190:
	movl	20(%esp), %edi
	jmp	.L35
.L67:
	movl	36(%esp), %eax
	movl	$163, %esi
	movl	%eax, 4(%esp)
	movl	96(%esp), %eax
	movl	%eax, (%esp)
	call	_Bfree@PLT
	movl	112(%esp), %eax
	movl	$0, (%eax)
	jmp	.L24
.L112:
	movl	52(%esp), %eax
	xorl	%edx, %edx
	movl	%eax, 28(%esp)
	jmp	.L53
.L117:
	movl	$1, %edi
	jmp	.L76
.L201:
	movl	%ecx, 4(%esp)
	movl	36(%esp), %eax
	movl	%edx, 24(%esp)
	movl	%ecx, 20(%esp)
	movl	%eax, (%esp)
	call	__any_on@PLT
	movl	20(%esp), %ecx
	movl	24(%esp), %edx
	movl	%eax, %edi
	jmp	.L76
.L63:
	leal	-2(%esi), %eax
	movl	%eax, 4(%esp)
	movl	36(%esp), %eax
	movl	%eax, (%esp)
	call	__any_on@PLT
	testl	%eax, %eax
	je	.L64
	movl	$3, %edi
	jmp	.L62
.L202:
	xorl	%ecx, %ecx
	movl	$1, %edi
	movl	%ecx, 32(%esp)
	movl	%edi, 16(%esp)
	jmp	.L101
.L197:
	movl	16(%esp), %ecx
	cmpl	%edx, %ecx
	jne	.L72
	cmpl	$1, %ecx
	je	.L74
	movl	%ecx, %eax
	decl	%eax
	movl	%eax, 4(%esp)
	movl	36(%esp), %eax
	movl	%eax, (%esp)
	call	__any_on@PLT
	testl	%eax, %eax
	je	.L72
	movl	104(%esp), %eax
	movl	4(%eax), %eax
.L74:
	movl	108(%esp), %ebx
	movl	$98, %esi
	movl	%eax, (%ebx)
	movl	36(%esp), %eax
	movl	52(%esp), %ebx
	movl	$1, 16(%eax)
	movl	$1, (%ebx)
	movl	112(%esp), %ebx
	movl	%eax, (%ebx)
	jmp	.L24
.L71:
	movl	116(%esp), %edx
	testl	%edx, %edx
	je	.L72
	jmp	.L74
.L70:
	movl	116(%esp), %ecx
	testl	%ecx, %ecx
	jne	.L72
	.p2align 4,,5
	jmp	.L74
.L203:
	movl	36(%esp), %eax
	movl	%ebp, %edx
	cmpl	8(%eax), %ebp
	jge	.L205
.L87:
	movl	36(%esp), %ecx
	leal	1(%edx), %eax
	cmpl	$2, %esi
	movl	%eax, 16(%ecx)
	movl	$1, 20(%ecx,%edx,4)
	je	.L84
	cmpl	%eax, %ebp
	jl	.L91
	jmp	.L85
.L84:
	movl	104(%esp), %eax
	movl	$34, %esi
	movl	16(%esp), %ebx
	movl	(%eax), %eax
	decl	%eax
	cmpl	%ebx, %eax
	jne	.L78
	movl	%ebx, %edx
	movl	%ebx, %ecx
	sarl	$5, %edx
	movl	$1, %eax
	sall	%cl, %eax
	movl	(%edi,%edx,4), %ecx
	movl	$33, %esi
	andl	%ecx, %eax
	cmpl	$1, %eax
	adcl	$0, %esi
	jmp	.L78
.L103:
	movl	%esi, 20(%esp)
	movl	$1, %edi
	movl	%edi, 28(%esp)
	jmp	.L31
.L205:
	movl	4(%eax), %eax
	movl	%eax, 24(%esp)
	incl	%eax
	movl	%eax, 4(%esp)
	movl	96(%esp), %eax
	movl	%eax, (%esp)
	call	_Balloc@PLT
	testl	%eax, %eax
	movl	%eax, %ecx
	je	.L206
	movl	%ecx, 24(%esp)
	movl	36(%esp), %edi
	movl	16(%edi), %eax
	leal	8(,%eax,4), %eax
	movl	%eax, 8(%esp)
	leal	12(%edi), %eax
	movl	%eax, 4(%esp)
	leal	12(%ecx), %eax
	movl	%eax, (%esp)
	call	memcpy@PLT
	movl	96(%esp), %eax
	movl	%edi, 4(%esp)
	movl	%eax, (%esp)
	call	_Bfree@PLT
	movl	24(%esp), %ecx
	movl	%ecx, 36(%esp)
	movl	16(%ecx), %edx
	leal	20(%ecx), %edi
	jmp	.L87
.L204:
	leal	(%edi,%eax,4), %esi
	movl	36(%esp), %eax
	leal	24(%eax), %edx
	movl	20(%eax), %eax
	movl	%eax, 16(%esp)
	movl	%eax, %ebp
	shrl	%ebp
	cmpl	%esi, %edx
	jnb	.L93
	movl	%edi, %ecx
.L94:
	movl	(%edx), %eax
	addl	$4, %ecx
	addl	$4, %edx
	sall	$31, %eax
	orl	%ebp, %eax
	movl	%eax, -4(%ecx)
	movl	-4(%edx), %ebp
	shrl	%ebp
	cmpl	%esi, %edx
	jb	.L94
	movl	36(%esp), %eax
	subl	%eax, %esi
	leal	-25(%esi), %eax
	shrl	$2, %eax
	testl	%ebp, %ebp
	leal	4(%edi,%eax,4), %eax
	movl	%ebp, (%eax)
	jne	.L98
.L95:
	movl	36(%esp), %ecx
	movl	%eax, %edx
	subl	%edi, %edx
	sarl	$2, %edx
	cmpl	%eax, %edi
	movl	%edx, 16(%ecx)
	jne	.L96
	jmp	.L97
	.p2align 4,,10
	.p2align 3
.L93:
	movl	%ebp, (%edi)
	testl	%ebp, %ebp
	je	.L185
	movl	%edi, %eax
.L98:
	addl	$4, %eax
	.p2align 4,,2
	jmp	.L95
.L192:
	movl	$222, 4(%esp)
	leal	.LC0@GOTOFF(%ebx), %eax
	xorl	%esi, %esi
	movl	%eax, 12(%esp)
	leal	.LC1@GOTOFF(%ebx), %eax
	movl	%esi, 8(%esp)
	movl	%eax, (%esp)
	call	__assert_func@PLT
.L206:
	movl	$132, 4(%esp)
	leal	.LC0@GOTOFF(%ebx), %eax
	movl	%eax, 12(%esp)
	xorl	%eax, %eax
	movl	%eax, 8(%esp)
	leal	.LC1@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	call	__assert_func@PLT
	.size	__gethex, .-__gethex
	.globl	__hexdig
	.section	.rodata
	.align 32
	.type	__hexdig, @object
	.size	__hexdig, 256
__hexdig:
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	"\020\021\022\023\024\025\026\027\030\031"
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	"\032\033\034\035\036\037"
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	"\032\033\034\035\036\037"
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.string	""
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
