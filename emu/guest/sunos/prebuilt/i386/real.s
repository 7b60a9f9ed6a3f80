// b50849d5c1068a03ccee98118281fbbe emu/guest/libc/real.c
	.file	"real.c"
	.text
	.section	.text.has_bits_below.part.0,"ax",@progbits
	.p2align 4
	.type	has_bits_below.part.0, @function
has_bits_below.part.0:
	pushl	%edi
	movl	%edx, %edi
	pushl	%esi
	movl	%eax, %esi
	sarl	$5, %edi
	pushl	%ebx
	je	.L2
	leal	8(%eax), %eax
	xorl	%ecx, %ecx
	leal	8(%esi,%edi,4), %ebx
	.p2align 4
	.p2align 3
.L3:
	orl	(%eax), %ecx
	addl	$4, %eax
	cmpl	%ebx, %eax
	jne	.L3
	testl	%ecx, %ecx
	movl	$1, %eax
	je	.L2
.L1:
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	movl	%edx, %eax
	andl	$31, %eax
	je	.L1
	popl	%ebx
	movl	$32, %ecx
	subl	%eax, %ecx
	movl	8(%esi,%edi,4), %eax
	popl	%esi
	sall	%cl, %eax
	popl	%edi
	testl	%eax, %eax
	setne	%al
	movzbl	%al, %eax
	ret
	.size	has_bits_below.part.0, .-has_bits_below.part.0
	.section	.text.shift_right_sticky.part.0,"ax",@progbits
	.p2align 4
	.type	shift_right_sticky.part.0, @function
shift_right_sticky.part.0:
	pushl	%ebp
	pushl	%edi
	movl	%eax, %edi
	pushl	%esi
	movl	%edx, %eax
	pushl	%ebx
	andl	$31, %edx
	subl	$12, %esp
	sarl	$5, %eax
	je	.L22
	movl	%edi, %ecx
	xorl	%ebx, %ebx
	leal	(%edi,%eax,4), %esi
	.p2align 4
	.p2align 3
.L17:
	movl	(%ecx), %ebp
	addl	$4, %ecx
	orl	%ebp, %ebx
	cmpl	%ecx, %esi
	jne	.L17
	testl	%ebx, %ebx
	setne	%cl
	movzbl	%cl, %ebp
.L16:
	testl	%edx, %edx
	je	.L18
	movl	(%edi,%eax,4), %esi
	movl	$32, %ecx
	subl	%edx, %ecx
	sall	%cl, %esi
	movl	%esi, %ecx
	orl	%ebp, %ecx
	setne	%cl
	movzbl	%cl, %ebp
.L18:
	movl	$32, %ecx
	movl	%edi, %ebx
	movl	%ebp, 8(%esp)
	leal	40(%edi), %esi
	subl	%edx, %ecx
	movl	%esi, (%esp)
	movl	%eax, %esi
	movl	%edi, %eax
	movl	%ecx, 4(%esp)
	jmp	.L21
	.p2align 4,,10
	.p2align 3
.L35:
	movl	(%eax,%esi,4), %edi
	je	.L24
	movl	4(%eax,%esi,4), %ebp
.L19:
	testl	%edx, %edx
	je	.L20
	movzbl	4(%esp), %ecx
	sall	%cl, %ebp
	movb	%dl, %cl
	shrl	%cl, %edi
	orl	%ebp, %edi
.L20:
	movl	%edi, (%ebx)
	addl	$4, %ebx
	incl	%esi
	cmpl	%ebx, (%esp)
	je	.L34
.L21:
	cmpl	$9, %esi
	jle	.L35
	xorl	%edi, %edi
	xorl	%ebp, %ebp
	jmp	.L19
	.p2align 4,,10
	.p2align 3
.L24:
	xorl	%ebp, %ebp
	jmp	.L19
	.p2align 4,,10
	.p2align 3
.L34:
	movl	8(%esp), %ebp
	orl	%ebp, (%eax)
	addl	$12, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L22:
	xorl	%ebp, %ebp
	jmp	.L16
	.size	shift_right_sticky.part.0, .-shift_right_sticky.part.0
	.section	.text.shift_right_sticky,"ax",@progbits
	.p2align 4
	.type	shift_right_sticky, @function
shift_right_sticky:
	subl	$28, %esp
	movl	%ebx, 16(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	testl	%edx, %edx
	movl	%esi, 20(%esp)
	movl	%edi, 24(%esp)
	jle	.L36
	cmpl	$319, %edx
	movl	%eax, %esi
	jg	.L42
	movl	16(%esp), %ebx
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	jmp	shift_right_sticky.part.0
	.p2align 4,,10
	.p2align 3
.L42:
	leal	40(%eax), %edx
	xorl	%edi, %edi
	.p2align 4
	.p2align 3
.L39:
	movl	(%eax), %ecx
	addl	$4, %eax
	orl	%ecx, %edi
	cmpl	%edx, %eax
	jne	.L39
	movl	%esi, (%esp)
	xorl	%edx, %edx
	movl	$40, %eax
	movl	%eax, 8(%esp)
	movl	%edx, 4(%esp)
	call	memset@PLT
	xorl	%eax, %eax
	testl	%edi, %edi
	setne	%al
	movl	%eax, (%esi)
.L36:
	movl	16(%esp), %ebx
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.size	shift_right_sticky, .-shift_right_sticky
	.section	.text.keep_bits,"ax",@progbits
	.p2align 4
	.type	keep_bits, @function
keep_bits:
	pushl	%ebp
	xorl	%edx, %edx
	pushl	%edi
	pushl	%esi
	movl	%eax, %esi
	pushl	%ebx
	xorl	%eax, %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$92, %esp
	movl	160(%esp), %edi
.L44:
	movl	%edx, 40(%esp,%eax)
	movl	%edx, 44(%esp,%eax)
	addl	$8, %eax
	cmpl	$40, %eax
	jb	.L44
	testl	%edi, %edi
	je	.L68
	leal	120(%esp), %ebp
	movl	$320, %ecx
	movl	%ebp, (%esp)
	subl	%edi, %ecx
	movl	%ecx, 16(%esp)
	leal	31(%ecx), %edi
	cmovns	%ecx, %edi
	sarl	$5, %edi
	leal	0(,%edi,4), %eax
	movl	%eax, 8(%esp)
	xorl	%eax, %eax
	movl	%eax, 4(%esp)
	call	memset@PLT
	movl	16(%esp), %ecx
	andl	$31, %ecx
	je	.L49
	movl	$-1, %eax
	sall	%cl, %eax
	andl	%eax, 120(%esp,%edi,4)
.L49:
	movl	$1, %eax
	sall	%cl, %eax
	movl	%eax, 40(%esp,%edi,4)
	movl	164(%esp), %eax
	testl	%eax, %eax
	jne	.L69
.L48:
	xorl	%eax, %eax
.L54:
	movl	112(%esp,%eax), %edx
	movl	%edx, (%esi,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L54
	addl	$92, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L69:
	xorl	%edi, %edi
	xorl	%eax, %eax
	movl	%edi, 16(%esp)
	leal	40(%esp), %ebx
	movl	%ebp, %ecx
	movl	%eax, 20(%esp)
	leal	160(%esp), %ebp
	movl	%esi, 28(%esp)
	.p2align 4
	.p2align 3
.L52:
	movl	(%ecx), %eax
	xorl	%edx, %edx
	xorl	%edi, %edi
	movl	(%ebx), %esi
	addl	%esi, %eax
	adcl	%edi, %edx
	addl	16(%esp), %eax
	adcl	20(%esp), %edx
	addl	$4, %ecx
	movl	%eax, -4(%ecx)
	addl	$4, %ebx
	movl	%edx, %eax
	xorl	%edx, %edx
	movl	%eax, 16(%esp)
	cmpl	%ecx, %ebp
	movl	%edx, 20(%esp)
	jne	.L52
	movl	16(%esp), %eax
	movl	28(%esp), %esi
	testl	%eax, %eax
	je	.L48
	incl	116(%esp)
	movl	$-2147483648, %eax
	movl	%eax, 156(%esp)
	jmp	.L48
	.p2align 4,,10
	.p2align 3
.L68:
	movl	$40, %eax
	movl	%eax, 8(%esp)
	xorl	%eax, %eax
	movl	%eax, 4(%esp)
	leal	120(%esp), %eax
	movl	%eax, (%esp)
	call	memset@PLT
	movl	164(%esp), %edx
	xorl	%eax, %eax
	testl	%edx, %edx
	je	.L47
	movl	116(%esp), %eax
	incl	%eax
	movl	%eax, 164(%esp)
	movl	$-2147483648, %eax
.L47:
	movl	%eax, 156(%esp)
	movl	164(%esp), %eax
	movl	%eax, 116(%esp)
	jmp	.L48
	.size	keep_bits, .-keep_bits
	.section	.text.normalise,"ax",@progbits
	.p2align 4
	.type	normalise, @function
normalise:
	pushl	%ebp
	xorl	%edx, %edx
	pushl	%edi
	movl	%eax, %edi
	pushl	%esi
	pushl	%ebx
	subl	$20, %esp
	leal	40(%esp), %esi
	movl	%esi, 4(%esp)
	leal	48(%esp), %eax
	leal	88(%esp), %ecx
	.p2align 4
	.p2align 3
.L71:
	movl	(%eax), %ebx
	addl	$4, %eax
	orl	%ebx, %edx
	cmpl	%ecx, %eax
	jne	.L71
	testl	%edx, %edx
	je	.L86
	movl	84(%esp), %eax
	movl	44(%esp), %edx
	testl	%eax, %eax
	jne	.L74
	movl	4(%esp), %eax
	leal	80(%esp), %esi
	subl	$32, %edx
	leal	4(%eax), %ebx
	.p2align 4
	.p2align 3
.L75:
	movl	%esi, %eax
.L77:
	movl	(%eax), %ecx
	subl	$4, %eax
	movl	%ecx, 8(%eax)
	cmpl	%ebx, %eax
	jne	.L77
	leal	-32(%edx), %ecx
	xorl	%eax, %eax
	movl	%eax, 48(%esp)
	movl	84(%esp), %eax
	testl	%eax, %eax
	jne	.L96
	movl	%ecx, %edx
	jmp	.L75
	.p2align 4,,10
	.p2align 3
.L96:
	movl	%edx, 44(%esp)
.L74:
	bsrl	%eax, %eax
	xorl	$31, %eax
	jne	.L97
.L80:
	subl	%eax, %edx
.L72:
	movl	%edx, 44(%esp)
	xorl	%eax, %eax
.L84:
	movl	40(%esp,%eax), %edx
	movl	%edx, (%edi,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L84
	addl	$20, %esp
	movl	%edi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L97:
	movl	4(%esp), %ebx
	leal	84(%esp), %esi
	movl	%edx, 16(%esp)
	movl	84(%esp), %ebp
	leal	8(%ebx), %ecx
	addl	$4, %ebx
	movl	%ecx, (%esp)
	movl	$32, %ecx
	movl	%ebx, 8(%esp)
	subl	%eax, %ecx
	movl	%ecx, 12(%esp)
	.p2align 4
	.p2align 3
.L82:
	movl	%ebp, %ebx
	movb	%al, %cl
	sall	%cl, %ebx
	cmpl	%esi, (%esp)
	jne	.L98
	movl	4(%esp), %esi
	movl	16(%esp), %edx
	movl	%ebx, 8(%esi)
	jmp	.L80
	.p2align 4,,10
	.p2align 3
.L98:
	movl	-4(%esi), %ebp
	subl	$4, %esi
	movzbl	12(%esp), %ecx
	movl	%ebp, %edx
	shrl	%cl, %edx
	movl	%edx, %ecx
	orl	%ebx, %ecx
	movl	%ecx, 4(%esi)
	cmpl	%esi, 8(%esp)
	jne	.L82
	movl	16(%esp), %edx
	jmp	.L80
	.p2align 4,,10
	.p2align 3
.L86:
	xorl	%edx, %edx
	jmp	.L72
	.size	normalise, .-normalise
	.section	.text.real_of,"ax",@progbits
	.p2align 4
	.globl	real_of
	.type	real_of, @function
real_of:
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	subl	$104, %esp
	movl	128(%esp), %ecx
	movl	132(%esp), %eax
	movl	136(%esp), %edx
	movl	124(%esp), %esi
	movl	%ecx, %ebx
	movzwl	%cx, %edi
	movl	%eax, 48(%esp)
	shrl	$16, %ebx
	xorl	%eax, %eax
	movl	%edx, 52(%esp)
	andl	$32767, %ebx
	setne	%al
	movl	%eax, %edx
	movl	$0, %eax
	sall	$16, %edx
	orl	%esi, %eax
	orl	%edi, %edx
	xorl	%esi, %esi
	xorl	%edi, %edi
.L100:
	movl	%edi, 64(%esp,%esi)
	movl	%edi, 68(%esp,%esi)
	addl	$8, %esi
	cmpl	$24, %esi
	jb	.L100
	shrl	$31, %ecx
	testl	%ebx, %ebx
	movl	%ecx, 56(%esp)
	movl	$-16366, %ecx
	jne	.L110
.L102:
	movl	%eax, 96(%esp)
	movl	48(%esp), %eax
	movl	%edx, 100(%esp)
	movl	52(%esp), %edx
	movl	%ecx, 60(%esp)
	movl	%eax, 88(%esp)
	xorl	%eax, %eax
	movl	%edx, 92(%esp)
.L103:
	movl	56(%esp,%eax), %edx
	movl	%edx, (%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L103
	movl	120(%esp), %eax
	call	normalise
	movl	120(%esp), %eax
	addl	$104, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	ret	$4
	.p2align 4,,10
	.p2align 3
.L110:
	leal	-16367(%ebx), %ecx
	jmp	.L102
	.size	real_of, .-real_of
	.section	.text.real_of_integer,"ax",@progbits
	.p2align 4
	.globl	real_of_integer
	.type	real_of_integer, @function
real_of_integer:
	pushl	%esi
	pushl	%ebx
	subl	$100, %esp
	movl	116(%esp), %edx
	testl	%edx, %edx
	movl	%edx, %ecx
	jns	.L112
	negl	%ecx
.L112:
	xorl	%esi, %esi
	xorl	%eax, %eax
.L113:
	movl	%esi, 56(%esp,%eax)
	movl	%esi, 60(%esp,%eax)
	addl	$8, %eax
	cmpl	$32, %eax
	jb	.L113
	movl	%ecx, 88(%esp)
	shrl	$31, %edx
	movl	$64, %eax
	movl	%edx, 48(%esp)
	xorl	%edx, %edx
	movl	%eax, 52(%esp)
	xorl	%eax, %eax
	movl	%edx, 92(%esp)
.L115:
	movl	48(%esp,%eax), %edx
	movl	%edx, (%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L115
	movl	112(%esp), %eax
	call	normalise
	movl	112(%esp), %eax
	addl	$100, %esp
	popl	%ebx
	popl	%esi
	ret	$4
	.size	real_of_integer, .-real_of_integer
	.section	.text.real_of_words,"ax",@progbits
	.p2align 4
	.globl	real_of_words
	.type	real_of_words, @function
real_of_words:
	pushl	%ebp
	xorl	%edx, %edx
	pushl	%edi
	xorl	%eax, %eax
	pushl	%esi
	pushl	%ebx
	subl	$52, %esp
	movl	72(%esp), %edi
	movl	76(%esp), %ebp
	movl	80(%esp), %ecx
	movl	88(%esp), %esi
.L121:
	movl	%edx, 4(%esp,%eax)
	movl	%edx, 8(%esp,%eax)
	addl	$8, %eax
	cmpl	$48, %eax
	jb	.L121
	testl	%ecx, %ecx
	jne	.L123
	.p2align 4
	.p2align 3
.L124:
	movl	84(%esp), %eax
	movl	%eax, 4(%esp)
.L127:
	xorl	%eax, %eax
.L131:
	movl	4(%esp,%eax), %edx
	movl	%edx, (%edi,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L131
	addl	$52, %esp
	movl	%edi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret	$4
	.p2align 4,,10
	.p2align 3
.L125:
	subl	$32, %esi
	decl	%ecx
	je	.L124
.L123:
	movl	-4(%ebp,%ecx,4), %eax
	testl	%eax, %eax
	je	.L125
	bsrl	-4(%ebp,%ecx,4), %edx
	decl	%ecx
	leal	8(%esp), %eax
	movl	%eax, (%esp)
	leal	48(%esp), %ebx
	movl	%edi, 72(%esp)
	movl	%esi, 88(%esp)
	xorl	$31, %edx
	jmp	.L126
	.p2align 4,,10
	.p2align 3
.L135:
	movl	%edi, %ecx
.L126:
	xorl	%eax, %eax
	testl	%ecx, %ecx
	js	.L128
	movl	0(%ebp,%ecx,4), %eax
.L128:
	movl	%ecx, %edi
	xorl	%esi, %esi
	decl	%edi
	js	.L129
	movl	-4(%ebp,%ecx,4), %esi
.L129:
	testl	%edx, %edx
	je	.L130
	movl	$32, %ecx
	subl	%edx, %ecx
	shrl	%cl, %esi
	movb	%dl, %cl
	sall	%cl, %eax
	orl	%esi, %eax
.L130:
	movl	%eax, (%ebx)
	movl	(%esp), %eax
	subl	$4, %ebx
	cmpl	%eax, %ebx
	jne	.L135
	movl	88(%esp), %esi
	movl	84(%esp), %eax
	movl	72(%esp), %edi
	subl	%edx, %esi
	movl	%eax, 4(%esp)
	movl	%esi, 8(%esp)
	jmp	.L127
	.size	real_of_words, .-real_of_words
	.section	.text.real_round,"ax",@progbits
	.p2align 4
	.globl	real_round
	.type	real_round, @function
real_round:
	pushl	%esi
	pushl	%ebx
	subl	$84, %esp
	movl	144(%esp), %eax
	movl	96(%esp), %ebx
	movl	148(%esp), %esi
	testl	%eax, %eax
	je	.L163
	cmpl	$319, %esi
	jg	.L163
	testl	%esi, %esi
	js	.L175
	movl	$319, %ecx
	subl	%esi, %ecx
	movl	%ecx, %eax
	sarl	$5, %eax
	movl	108(%esp,%eax,4), %eax
	shrl	%cl, %eax
	movl	%eax, %edx
	xorl	%eax, %eax
	testb	$1, %dl
	je	.L157
	movl	$320, %eax
	subl	%esi, %eax
	testl	%ecx, %ecx
	movl	%eax, 76(%esp)
	je	.L158
	leal	100(%esp), %eax
	movl	%ecx, %edx
	call	has_bits_below.part.0
	testl	%eax, %eax
	je	.L176
	movl	$1, %eax
	.p2align 4
	.p2align 3
.L157:
	movl	%eax, 52(%esp)
	xorl	%eax, %eax
	movl	%esi, 48(%esp)
.L159:
	movl	100(%esp,%eax), %edx
	movl	%edx, (%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L159
	movl	%ebx, %eax
	call	keep_bits
.L148:
	addl	$84, %esp
	movl	%ebx, %eax
	popl	%ebx
	popl	%esi
	ret	$4
	.p2align 4,,10
	.p2align 3
.L163:
	xorl	%eax, %eax
.L151:
	movl	100(%esp,%eax), %edx
	movl	%edx, (%ebx,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L151
	addl	$84, %esp
	movl	%ebx, %eax
	popl	%ebx
	popl	%esi
	ret	$4
	.p2align 4,,10
	.p2align 3
.L176:
	cmpl	$320, 76(%esp)
	je	.L157
	.p2align 4
	.p2align 3
.L158:
	movl	76(%esp), %ecx
	movl	%ecx, %eax
	sarl	$5, %eax
	movl	108(%esp,%eax,4), %eax
	shrl	%cl, %eax
	andl	$1, %eax
	jmp	.L157
	.p2align 4,,10
	.p2align 3
.L175:
	movl	100(%esp), %ecx
	leal	4(%ebx), %esi
	xorl	%edx, %edx
	xorl	%eax, %eax
.L155:
	movl	%edx, 4(%ebx,%eax)
	movl	%edx, 8(%ebx,%eax)
	addl	$8, %eax
	cmpl	$40, %eax
	jb	.L155
	movl	$0, (%esi,%eax)
	movl	%ecx, (%ebx)
	jmp	.L148
	.size	real_round, .-real_round
	.section	.text.real_quad,"ax",@progbits
	.p2align 4
	.globl	real_quad
	.type	real_quad, @function
real_quad:
	subl	$156, %esp
	xorl	%eax, %eax
	movl	%ebx, 140(%esp)
	movl	164(%esp), %edx
	leal	80(%esp), %ecx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 148(%esp)
	movl	%ebp, 152(%esp)
	movl	%esi, 144(%esp)
	testl	%edx, %edx
	movl	160(%esp), %esi
	setne	%al
	movl	%eax, %edx
	movl	$0, %eax
	sall	$31, %edx
	movl	%eax, %edi
	movl	168(%esp), %eax
	movl	%edx, %ebp
	movl	$-16381, %edx
	cmpl	%edx, %eax
	cmovg	%edx, %eax
	addl	$16494, %eax
	movl	%eax, 52(%esp)
	xorl	%eax, %eax
.L178:
	movl	164(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L178
	movl	%ecx, (%esp)
	call	real_round@PLT
	xorl	%eax, %eax
	subl	$4, %esp
.L180:
	movl	80(%esp,%eax), %edx
	movl	%edx, 164(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L180
	movl	208(%esp), %eax
	testl	%eax, %eax
	je	.L185
	movl	168(%esp), %ecx
	cmpl	$16384, %ecx
	jg	.L190
	movl	$-16382, %eax
	movl	$15, %edx
	cmpl	%eax, %ecx
	cmovge	%ecx, %eax
	addl	$16382, %eax
	movl	%eax, 76(%esp)
	jne	.L184
	movl	$-16366, %edx
	subl	%ecx, %edx
.L184:
	leal	172(%esp), %eax
	call	shift_right_sticky
	movl	204(%esp), %eax
	movl	%eax, 64(%esp)
	movzwl	208(%esp), %eax
	movl	64(%esp), %ecx
	movl	%eax, 68(%esp)
	movl	76(%esp), %eax
	movl	68(%esp), %ebx
	orl	%edi, %ecx
	movl	%ecx, %edi
	movl	%eax, %edx
	movl	$0, %eax
	orl	%ebp, %ebx
	orl	%eax, %edi
	movl	196(%esp), %eax
	sall	$16, %edx
	movl	%ebx, %ebp
	orl	%edx, %ebp
	movl	200(%esp), %edx
.L182:
	movl	%edi, (%esi)
	movl	140(%esp), %ebx
	movl	%ebp, 4(%esi)
	movl	148(%esp), %edi
	movl	%eax, 8(%esi)
	movl	152(%esp), %ebp
	movl	%esi, %eax
	movl	%edx, 12(%esi)
	movl	144(%esp), %esi
	addl	$156, %esp
	ret	$4
	.p2align 4,,10
	.p2align 3
.L185:
	xorl	%eax, %eax
	xorl	%edx, %edx
	jmp	.L182
	.p2align 4,,10
	.p2align 3
.L190:
	orl	$2147418112, %ebp
	xorl	%eax, %eax
	xorl	%edx, %edx
	jmp	.L182
	.size	real_quad, .-real_quad
	.section	.text.real_result,"ax",@progbits
	.p2align 4
	.globl	real_result
	.type	real_result, @function
real_result:
	subl	$124, %esp
	movl	$288, %eax
	movl	%ebx, 120(%esp)
	leal	64(%esp), %ecx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 52(%esp)
	xorl	%eax, %eax
.L192:
	movl	132(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L192
	movl	%ecx, (%esp)
	call	real_round@PLT
	xorl	%eax, %eax
	subl	$4, %esp
.L194:
	movl	64(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L194
	movl	128(%esp), %eax
	movl	%eax, (%esp)
	call	real_quad@PLT
	subl	$4, %esp
	movl	128(%esp), %eax
	movl	120(%esp), %ebx
	addl	$124, %esp
	ret	$4
	.size	real_result, .-real_result
	.section	.text.real_float,"ax",@progbits
	.p2align 4
	.globl	real_float
	.type	real_float, @function
real_float:
	pushl	%esi
	movl	$-125, %edx
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$84, %esp
	movl	96(%esp), %eax
	testl	%eax, %eax
	setne	%al
	movzbl	%al, %esi
	movl	100(%esp), %eax
	sall	$31, %esi
	cmpl	%edx, %eax
	cmovg	%edx, %eax
	addl	$149, %eax
	movl	%eax, 52(%esp)
	xorl	%eax, %eax
.L200:
	movl	96(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L200
	leal	96(%esp), %eax
	movl	%eax, (%esp)
	call	real_round@PLT
	subl	$4, %esp
	movl	100(%esp), %edx
	cmpl	$128, %edx
	jle	.L202
	orl	$2139095040, %esi
.L203:
	movl	%esi, 76(%esp)
	flds	76(%esp)
	addl	$84, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L202:
	movl	140(%esp), %eax
	testl	%eax, %eax
	je	.L203
	cmpl	$-125, %edx
	jge	.L204
	movl	$-117, %ecx
	subl	%edx, %ecx
	shrl	%cl, %eax
	orl	%eax, %esi
	movl	%esi, 76(%esp)
	flds	76(%esp)
	addl	$84, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L204:
	shrl	$8, %eax
	addl	$126, %edx
	sall	$23, %edx
	andl	$8388607, %eax
	orl	%esi, %edx
	movl	%edx, %esi
	orl	%eax, %esi
	movl	%esi, 76(%esp)
	flds	76(%esp)
	addl	$84, %esp
	popl	%ebx
	popl	%esi
	ret
	.size	real_float, .-real_float
	.section	.text.real_integer,"ax",@progbits
	.p2align 4
	.globl	real_integer
	.type	real_integer, @function
real_integer:
	movl	8(%esp), %edx
	xorl	%eax, %eax
	testl	%edx, %edx
	jle	.L211
	movl	48(%esp), %eax
	movl	$32, %ecx
	subl	%edx, %ecx
	shrl	%cl, %eax
.L211:
	movl	4(%esp), %edx
	testl	%edx, %edx
	je	.L210
	negl	%eax
.L210:
	ret
	.size	real_integer, .-real_integer
	.section	.text.real_to_integer,"ax",@progbits
	.p2align 4
	.globl	real_to_integer
	.type	real_to_integer, @function
real_to_integer:
	subl	$108, %esp
	movl	%edi, 100(%esp)
	movl	160(%esp), %edi
	movl	%ebx, 92(%esp)
	movl	120(%esp), %ebx
	movl	%esi, 96(%esp)
	movl	112(%esp), %esi
	movl	%ebp, 104(%esp)
	testl	%edi, %edi
	je	.L242
	cmpl	$319, %ebx
	jg	.L242
	xorl	%edi, %edi
	testl	%ebx, %ebx
	cmovns	%ebx, %edi
	js	.L220
	movl	$320, %eax
	movl	$319, %edx
	subl	%edi, %eax
	subl	%edi, %edx
	movl	%eax, 72(%esp)
	movl	%edx, %eax
	movb	%dl, %cl
	sarl	$5, %eax
	movl	124(%esp,%eax,4), %eax
	shrl	%cl, %eax
	andl	$1, %eax
	testl	%edx, %edx
	movl	%eax, 76(%esp)
	movl	%eax, %ebp
	je	.L221
	leal	116(%esp), %eax
	call	has_bits_below.part.0
	xorl	%edx, %edx
	testl	%eax, %eax
	setne	%dl
	testl	%ebx, %ebx
	je	.L222
	xorl	%eax, %eax
	cmpl	$320, 72(%esp)
	jne	.L236
.L223:
	cmpl	$3, 164(%esp)
	je	.L233
	ja	.L235
	cmpl	$1, 164(%esp)
	je	.L232
	cmpl	$2, 164(%esp)
	jne	.L238
.L225:
	movl	%ebp, 52(%esp)
	xorl	%eax, %eax
	movl	%edi, 48(%esp)
.L226:
	movl	116(%esp,%eax), %edx
	movl	%edx, (%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L226
	movl	%esi, %eax
	call	keep_bits
.L214:
	movl	%esi, %eax
	movl	92(%esp), %ebx
	movl	96(%esp), %esi
	movl	100(%esp), %edi
	movl	104(%esp), %ebp
	addl	$108, %esp
	ret	$4
	.p2align 4,,10
	.p2align 3
.L242:
	xorl	%eax, %eax
.L217:
	movl	116(%esp,%eax), %edx
	movl	%edx, (%esi,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L217
	jmp	.L214
	.p2align 4,,10
	.p2align 3
.L221:
	testl	%ebx, %ebx
	je	.L222
.L236:
	movl	72(%esp), %ecx
	movl	%ecx, %eax
	sarl	$5, %eax
	movl	124(%esp,%eax,4), %eax
	shrl	%cl, %eax
	andl	$1, %eax
	jmp	.L223
	.p2align 4,,10
	.p2align 3
.L235:
	cmpl	$4, 164(%esp)
	jne	.L238
.L234:
	movl	116(%esp), %eax
	xorl	%ebp, %ebp
	testl	%eax, %eax
	je	.L273
	.p2align 4
	.p2align 3
.L224:
	testl	%ebx, %ebx
	jne	.L225
	.p2align 4
	.p2align 3
.L230:
	xorl	%ecx, %ecx
	movl	%ecx, 120(%esp)
	jmp	.L225
	.p2align 4,,10
	.p2align 3
.L233:
	movl	116(%esp), %eax
	xorl	%ebp, %ebp
	testl	%eax, %eax
	je	.L224
.L273:
	movl	76(%esp), %ebp
	orl	%edx, %ebp
	jmp	.L224
	.p2align 4,,10
	.p2align 3
.L220:
	cmpl	$3, 164(%esp)
	je	.L228
	cmpl	$4, 164(%esp)
	je	.L229
.L274:
	xorl	%ebp, %ebp
	jmp	.L230
	.p2align 4,,10
	.p2align 3
.L276:
	xorl	%eax, %eax
	cmpl	$1, 164(%esp)
	jne	.L274
	.p2align 4
	.p2align 3
.L232:
	movl	76(%esp), %ecx
	testl	%ecx, %ecx
	jne	.L275
	.p2align 4
	.p2align 3
.L238:
	xorl	%ebp, %ebp
	jmp	.L224
	.p2align 4,,10
	.p2align 3
.L275:
	orl	%edx, %eax
	movl	%eax, %ebp
	jmp	.L224
	.p2align 4,,10
	.p2align 3
.L229:
	movl	116(%esp), %edx
	testl	%edx, %edx
	sete	%al
	movzbl	%al, %ebp
	jmp	.L230
	.p2align 4,,10
	.p2align 3
.L222:
	cmpl	$2, 164(%esp)
	je	.L230
	jbe	.L276
	cmpl	$3, 164(%esp)
	je	.L233
	cmpl	$4, 164(%esp)
	je	.L234
	xorl	%ebp, %ebp
	jmp	.L230
	.p2align 4,,10
	.p2align 3
.L228:
	movl	116(%esp), %eax
	testl	%eax, %eax
	setne	%al
	movzbl	%al, %ebp
	jmp	.L230
	.size	real_to_integer, .-real_to_integer
	.section	.text.real_compare,"ax",@progbits
	.p2align 4
	.globl	real_compare
	.type	real_compare, @function
real_compare:
	pushl	%ebx
	movl	52(%esp), %eax
	movl	100(%esp), %edx
	testl	%eax, %eax
	je	.L278
	movl	8(%esp), %ecx
	cmpl	56(%esp), %ecx
	je	.L301
	testl	%edx, %edx
	movl	$1, %eax
	jne	.L302
.L283:
	testl	%ecx, %ecx
	je	.L277
.L305:
	negl	%eax
.L277:
	popl	%ebx
	ret
	.p2align 4,,10
	.p2align 3
.L278:
	testl	%edx, %edx
	je	.L286
	cmpl	$1, 56(%esp)
	popl	%ebx
	sbbl	%eax, %eax
	orl	$1, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L301:
	testl	%edx, %edx
	je	.L290
	movl	60(%esp), %eax
	cmpl	%eax, 12(%esp)
	jne	.L303
	leal	56(%esp), %edx
	movl	$9, %eax
	jmp	.L284
	.p2align 4,,10
	.p2align 3
.L285:
	subl	$1, %eax
	jb	.L304
.L284:
	movl	8(%edx,%eax,4), %ebx
	cmpl	%ebx, 16(%esp,%eax,4)
	je	.L285
	sbbl	%eax, %eax
	orl	$1, %eax
	jmp	.L283
	.p2align 4,,10
	.p2align 3
.L286:
	popl	%ebx
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L303:
	setge	%al
	testl	%ecx, %ecx
	movzbl	%al, %eax
	leal	-1(%eax,%eax), %eax
	je	.L277
	jmp	.L305
	.p2align 4,,10
	.p2align 3
.L302:
	popl	%ebx
	cmpl	$1, %ecx
	sbbl	%eax, %eax
	andl	$2, %eax
	decl	%eax
	ret
	.p2align 4,,10
	.p2align 3
.L304:
	xorl	%eax, %eax
	jmp	.L283
.L290:
	movl	$1, %eax
	jmp	.L283
	.size	real_compare, .-real_compare
	.section	.text.real_negate,"ax",@progbits
	.p2align 4
	.globl	real_negate
	.type	real_negate, @function
real_negate:
	movl	8(%esp), %ecx
	xorl	%eax, %eax
	movl	4(%esp), %edx
	testl	%ecx, %ecx
	sete	%al
	movl	%eax, 8(%esp)
	xorl	%eax, %eax
.L307:
	movl	8(%esp,%eax), %ecx
	movl	%ecx, (%edx,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L307
	movl	%edx, %eax
	ret	$4
	.size	real_negate, .-real_negate
	.section	.text.real_scale,"ax",@progbits
	.p2align 4
	.globl	real_scale
	.type	real_scale, @function
real_scale:
	movl	52(%esp), %ecx
	movl	4(%esp), %edx
	movl	12(%esp), %eax
	testl	%ecx, %ecx
	je	.L311
	movl	56(%esp), %ecx
	addl	%ecx, %eax
.L311:
	movl	%eax, 12(%esp)
	xorl	%eax, %eax
.L312:
	movl	8(%esp,%eax), %ecx
	movl	%ecx, (%edx,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L312
	movl	%edx, %eax
	ret	$4
	.size	real_scale, .-real_scale
	.section	.text.real_add,"ax",@progbits
	.p2align 4
	.globl	real_add
	.type	real_add, @function
real_add:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	subl	$172, %esp
	movl	240(%esp), %ecx
	movl	192(%esp), %ebx
	movl	288(%esp), %edx
	testl	%ecx, %ecx
	je	.L371
	testl	%edx, %edx
	je	.L372
	movl	200(%esp), %eax
	movl	248(%esp), %ecx
	movl	%eax, 56(%esp)
	cmpl	%ecx, %eax
	je	.L349
	leal	244(%esp), %edi
	jl	.L328
.L329:
	movl	56(%esp), %edx
	leal	252(%esp), %ebp
	movl	%ebp, %eax
	subl	%ecx, %edx
	call	shift_right_sticky
	movl	244(%esp), %eax
	cmpl	%eax, 196(%esp)
	je	.L337
	movl	%ebx, 192(%esp)
	leal	204(%esp), %esi
	xorl	%ecx, %ecx
	movl	%ecx, 48(%esp)
	.p2align 4
	.p2align 3
.L338:
	movl	(%esi), %ecx
	xorl	%edx, %edx
	xorl	%ebx, %ebx
	movl	0(%ebp), %eax
	subl	%eax, %ecx
	movl	48(%esp), %eax
	sbbl	%edx, %ebx
	xorl	%edx, %edx
	subl	%eax, %ecx
	movl	%ecx, (%esi)
	sbbl	%edx, %ebx
	addl	$4, %esi
	movl	%ebx, %eax
	addl	$4, %ebp
	andl	$1, %eax
	cmpl	%esi, %edi
	movl	%eax, 48(%esp)
	jne	.L338
	movl	192(%esp), %ebx
	leal	64(%esp), %ecx
	xorl	%eax, %eax
.L339:
	movl	196(%esp,%eax), %edx
	movl	%edx, (%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L339
	movl	%ecx, %eax
	call	normalise
	xorl	%eax, %eax
.L341:
	movl	64(%esp,%eax), %edx
	movl	%edx, 196(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L341
	movl	240(%esp), %edx
	xorl	%eax, %eax
	testl	%edx, %edx
	setne	%al
	andl	%eax, 196(%esp)
	xorl	%eax, %eax
.L343:
	movl	196(%esp,%eax), %edx
	movl	%edx, (%ebx,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L343
.L315:
	addl	$172, %esp
	movl	%ebx, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret	$4
	.p2align 4,,10
	.p2align 3
.L372:
	xorl	%eax, %eax
.L322:
	movl	196(%esp,%eax), %edx
	movl	%edx, 112(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L322
	movl	196(%esp), %eax
	movl	%ecx, %edx
	jmp	.L320
	.p2align 4,,10
	.p2align 3
.L371:
	xorl	%eax, %eax
.L317:
	movl	244(%esp,%eax), %ecx
	movl	%ecx, 112(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L317
	movl	244(%esp), %ecx
	testl	%edx, %edx
	movl	%ecx, %eax
	jne	.L320
	movl	196(%esp), %eax
	testl	%eax, %eax
	je	.L320
	xorl	%eax, %eax
	testl	%ecx, %ecx
	setne	%al
.L320:
	movl	%eax, 112(%esp)
	xorl	%eax, %eax
	movl	%edx, 156(%esp)
.L324:
	movl	112(%esp,%eax), %edx
	movl	%edx, (%ebx,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L324
	addl	$172, %esp
	movl	%ebx, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret	$4
	.p2align 4,,10
	.p2align 3
.L349:
	leal	196(%esp), %edx
	movl	$9, %eax
	leal	244(%esp), %edi
	jmp	.L327
	.p2align 4,,10
	.p2align 3
.L330:
	subl	$1, %eax
	jb	.L329
.L327:
	movl	8(%edi,%eax,4), %esi
	cmpl	%esi, 8(%edx,%eax,4)
	je	.L330
	jnb	.L329
.L328:
	xorl	%eax, %eax
.L331:
	movl	196(%esp,%eax), %edx
	movl	%edx, 112(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L331
	xorl	%eax, %eax
.L333:
	movl	244(%esp,%eax), %edx
	movl	%edx, 196(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L333
	xorl	%eax, %eax
.L335:
	movl	112(%esp,%eax), %edx
	movl	%edx, 244(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L335
	movl	56(%esp), %eax
	movl	%ecx, 56(%esp)
	movl	%eax, %ecx
	jmp	.L329
	.p2align 4,,10
	.p2align 3
.L337:
	movl	%ebx, 192(%esp)
	leal	204(%esp), %ecx
	xorl	%eax, %eax
	movl	%eax, 48(%esp)
	xorl	%eax, %eax
	movl	%ecx, %esi
	movl	%eax, 52(%esp)
	movl	%ecx, 60(%esp)
	.p2align 4
	.p2align 3
.L345:
	movl	(%esi), %eax
	xorl	%edx, %edx
	xorl	%ebx, %ebx
	movl	0(%ebp), %ecx
	addl	%ecx, %eax
	adcl	%ebx, %edx
	addl	48(%esp), %eax
	adcl	52(%esp), %edx
	addl	$4, %esi
	movl	%eax, -4(%esi)
	addl	$4, %ebp
	movl	%edx, %eax
	xorl	%edx, %edx
	movl	%eax, 48(%esp)
	cmpl	%esi, %edi
	movl	%edx, 52(%esp)
	jne	.L345
	movl	48(%esp), %eax
	movl	192(%esp), %ebx
	movl	60(%esp), %ecx
	testl	%eax, %eax
	jne	.L373
.L346:
	xorl	%eax, %eax
.L347:
	movl	196(%esp,%eax), %edx
	movl	%edx, (%ebx,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L347
	jmp	.L315
	.p2align 4,,10
	.p2align 3
.L373:
	movl	$1, %edx
	movl	%ecx, %eax
	call	shift_right_sticky.part.0
	movl	56(%esp), %edi
	orl	$-2147483648, 240(%esp)
	incl	%edi
	movl	%edi, 200(%esp)
	jmp	.L346
	.size	real_add, .-real_add
	.section	.text.real_subtract,"ax",@progbits
	.p2align 4
	.globl	real_subtract
	.type	real_subtract, @function
real_subtract:
	subl	$172, %esp
	xorl	%eax, %eax
	movl	%ebx, 168(%esp)
	leal	112(%esp), %ecx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
.L375:
	movl	228(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L375
	movl	%ecx, (%esp)
	call	real_negate@PLT
	xorl	%eax, %eax
	subl	$4, %esp
.L377:
	movl	112(%esp,%eax), %edx
	movl	%edx, 52(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L377
	xorl	%eax, %eax
.L379:
	movl	180(%esp,%eax), %edx
	movl	%edx, 4(%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L379
	movl	176(%esp), %eax
	movl	%eax, (%esp)
	call	real_add@PLT
	subl	$4, %esp
	movl	176(%esp), %eax
	movl	168(%esp), %ebx
	addl	$172, %esp
	ret	$4
	.size	real_subtract, .-real_subtract
	.section	.text.real_multiply,"ax",@progbits
	.p2align 4
	.globl	real_multiply
	.type	real_multiply, @function
real_multiply:
	pushl	%ebp
	xorl	%edx, %edx
	pushl	%edi
	pushl	%esi
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	pushl	%ebx
	subl	$204, %esp
	movl	224(%esp), %edi
	movl	228(%esp), %ebp
	movl	232(%esp), %ebx
	movl	%eax, 52(%esp)
	movl	276(%esp), %esi
	xorl	%eax, %eax
	movl	280(%esp), %ecx
.L386:
	movl	%edx, 112(%esp,%eax)
	movl	%edx, 116(%esp,%eax)
	addl	$8, %eax
	cmpl	$80, %eax
	jb	.L386
	xorl	%edx, %edx
	xorl	%eax, %eax
.L388:
	movl	%edx, 72(%esp,%eax)
	movl	%edx, 76(%esp,%eax)
	addl	$8, %eax
	cmpl	$40, %eax
	jb	.L388
	xorl	%eax, %eax
	cmpl	%esi, %ebp
	setne	%al
	movl	%eax, 64(%esp)
	leal	(%ebx,%ecx), %eax
	movl	%eax, 60(%esp)
	movl	%eax, 68(%esp)
	movl	272(%esp), %eax
	testl	%eax, %eax
	je	.L390
	movl	320(%esp), %eax
	testl	%eax, %eax
	je	.L390
	leal	112(%esp), %esi
	xorl	%eax, %eax
	movl	%esi, 56(%esp)
	leal	228(%esp), %ebx
	movl	%esi, %edx
	movl	%edi, 224(%esp)
	leal	324(%esp), %ebp
	movl	%eax, %esi
	movl	%ebx, 40(%esp)
	movl	%edx, %edi
	jmp	.L395
	.p2align 4,,10
	.p2align 3
.L393:
	incl	%esi
	addl	$4, %edi
	cmpl	$10, %esi
	je	.L415
.L395:
	movl	40(%esp), %eax
	movl	8(%eax,%esi,4), %eax
	movl	%eax, 36(%esp)
	testl	%eax, %eax
	je	.L393
	xorl	%eax, %eax
	movl	%edi, %ecx
	movl	%eax, 24(%esp)
	leal	284(%esp), %ebx
	xorl	%eax, %eax
	movl	%eax, 28(%esp)
	movl	%esi, 44(%esp)
	movl	%edi, 48(%esp)
	.p2align 4
	.p2align 3
.L394:
	movl	36(%esp), %eax
	xorl	%edi, %edi
	mull	(%ebx)
	movl	(%ecx), %esi
	addl	%esi, %eax
	adcl	%edi, %edx
	addl	24(%esp), %eax
	adcl	28(%esp), %edx
	addl	$4, %ebx
	movl	%eax, (%ecx)
	addl	$4, %ecx
	movl	%edx, %eax
	xorl	%edx, %edx
	movl	%eax, 24(%esp)
	cmpl	%ebp, %ebx
	movl	%edx, 28(%esp)
	jne	.L394
	movl	44(%esp), %esi
	movl	48(%esp), %edi
	movl	24(%esp), %eax
	incl	%esi
	addl	$4, %edi
	movl	%eax, 36(%edi)
	cmpl	$10, %esi
	jne	.L395
.L415:
	movl	188(%esp), %ebx
	movl	56(%esp), %esi
	movl	224(%esp), %edi
	testl	%ebx, %ebx
	jns	.L416
.L396:
	leal	152(%esp), %eax
	movl	$40, %ebx
	movl	%ebx, 8(%esp)
	movl	52(%esp), %ebx
	movl	%eax, 4(%esp)
	leal	72(%esp), %eax
	movl	%eax, (%esp)
	call	memcpy@PLT
	leal	40(%esi), %edx
	xorl	%eax, %eax
	.p2align 4
	.p2align 3
.L399:
	movl	(%esi), %ecx
	addl	$4, %esi
	orl	%ecx, %eax
	cmpl	%esi, %edx
	jne	.L399
	testl	%eax, %eax
	setne	%al
	movzbl	%al, %eax
	orl	%eax, 72(%esp)
.L392:
	xorl	%eax, %eax
.L400:
	movl	64(%esp,%eax), %edx
	movl	%edx, (%edi,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L400
	addl	$204, %esp
	movl	%edi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret	$4
	.p2align 4,,10
	.p2align 3
.L390:
	xorl	%eax, %eax
	movl	%eax, 68(%esp)
	jmp	.L392
.L416:
	leal	188(%esp), %ecx
	.p2align 4
	.p2align 3
.L398:
	leal	(%ebx,%ebx), %edx
	cmpl	%esi, %ecx
	jne	.L417
	movl	%edx, 112(%esp)
	movl	60(%esp), %ebp
	decl	%ebp
	movl	%ebp, 68(%esp)
	jmp	.L396
	.p2align 4,,10
	.p2align 3
.L417:
	movl	-4(%ecx), %ebx
	subl	$4, %ecx
	movl	%ebx, %eax
	shrl	$31, %eax
	orl	%edx, %eax
	movl	%eax, 4(%ecx)
	jmp	.L398
	.size	real_multiply, .-real_multiply
	.globl	__udivmoddi4
	.section	.text.real_divide_small,"ax",@progbits
	.p2align 4
	.globl	real_divide_small
	.type	real_divide_small, @function
real_divide_small:
	pushl	%ebp
	xorl	%edx, %edx
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$92, %esp
	movl	%edx, 60(%esp)
	movl	164(%esp), %eax
	leal	72(%esp), %edx
	movl	%edx, 68(%esp)
	leal	160(%esp), %ebp
	movl	%eax, 56(%esp)
	leal	120(%esp), %eax
	movl	%eax, 64(%esp)
	xorl	%eax, %eax
	.p2align 4
	.p2align 3
.L419:
	movl	%eax, %edi
	movl	0(%ebp), %eax
	xorl	%esi, %esi
	xorl	%edx, %edx
	subl	$4, %ebp
	orl	%edi, %edx
	movl	%edx, 4(%esp)
	movl	60(%esp), %edx
	orl	%esi, %eax
	movl	%eax, (%esp)
	movl	68(%esp), %eax
	movl	%edx, 12(%esp)
	movl	%eax, 16(%esp)
	movl	56(%esp), %eax
	movl	%eax, 8(%esp)
	call	__udivmoddi4@PLT
	movl	64(%esp), %ecx
	movl	%eax, 4(%ebp)
	cmpl	%ecx, %ebp
	movl	72(%esp), %eax
	jne	.L419
	xorl	%eax, %eax
.L420:
	movl	116(%esp,%eax), %edx
	movl	%edx, (%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L420
	movl	112(%esp), %eax
	call	normalise
	movl	112(%esp), %eax
	addl	$92, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret	$4
	.size	real_divide_small, .-real_divide_small
	.section	.text.real_divide,"ax",@progbits
	.p2align 4
	.globl	real_divide
	.type	real_divide, @function
real_divide:
	pushl	%ebp
	xorl	%edx, %edx
	pushl	%edi
	xorl	%eax, %eax
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$204, %esp
.L426:
	movl	%edx, 152(%esp,%eax)
	movl	%edx, 156(%esp,%eax)
	addl	$8, %eax
	cmpl	$40, %eax
	jb	.L426
	movl	276(%esp), %eax
	leal	56(%esp), %esi
	cmpl	%eax, 228(%esp)
	movl	280(%esp), %edx
	setne	%al
	movzbl	%al, %eax
	movl	%eax, 144(%esp)
	movl	232(%esp), %eax
	subl	%edx, %eax
	xorl	%edx, %edx
	movl	%eax, 44(%esp)
	incl	%eax
	movl	%eax, 148(%esp)
	xorl	%eax, %eax
.L428:
	movl	%edx, 56(%esp,%eax)
	movl	%edx, 60(%esp,%eax)
	addl	$8, %eax
	cmpl	$40, %eax
	jb	.L428
	movl	$0, (%esi,%eax)
	leal	100(%esp), %ebp
	xorl	%edx, %edx
	xorl	%eax, %eax
.L430:
	movl	%edx, 100(%esp,%eax)
	movl	%edx, 104(%esp,%eax)
	addl	$8, %eax
	cmpl	$40, %eax
	jb	.L430
	xorl	%edi, %edi
	movl	%edi, 0(%ebp,%eax)
	movl	272(%esp), %eax
	testl	%eax, %eax
	jne	.L432
	xorl	%ecx, %ecx
	movl	%ecx, 148(%esp)
	jmp	.L433
.L432:
	movl	%esi, (%esp)
	movl	$40, %eax
	movl	%eax, 8(%esp)
	leal	236(%esp), %eax
	movl	%eax, 4(%esp)
	call	memcpy@PLT
	leal	284(%esp), %eax
	movl	$40, %edx
	movl	%edx, 8(%esp)
	movl	%eax, 4(%esp)
	movl	%ebp, (%esp)
	call	memcpy@PLT
	movl	$319, %ecx
	movl	%esi, %ebx
	movl	%ecx, 32(%esp)
	leal	96(%esp), %eax
	movl	%eax, 40(%esp)
	.p2align 4
	.p2align 3
.L434:
	movl	$10, %eax
	jmp	.L438
	.p2align 4,,10
	.p2align 3
.L435:
	subl	$1, %eax
	jb	.L437
.L438:
	movl	0(%ebp,%eax,4), %edx
	cmpl	%edx, (%ebx,%eax,4)
	je	.L435
	jnb	.L437
.L436:
	movl	96(%esp), %edi
	movl	%ebx, %edx
	movl	40(%esp), %esi
	.p2align 4
	.p2align 3
.L441:
	leal	(%edi,%edi), %eax
	cmpl	%esi, %ebx
	jne	.L473
	decl	32(%esp)
	movl	%eax, (%ebx)
	movl	32(%esp), %eax
	incl	%eax
	jne	.L434
	movl	%edx, 40(%esp)
	movl	188(%esp), %edi
	movl	%ebx, %esi
	movl	32(%esp), %ecx
	testl	%edi, %edi
	jns	.L458
	movl	152(%esp), %edx
	leal	44(%ebx), %edi
.L444:
	movl	40(%esp), %ecx
	xorl	%eax, %eax
.L452:
	movl	(%ecx), %ebx
	addl	$4, %ecx
	orl	%ebx, %eax
	cmpl	%ecx, %edi
	jne	.L452
	testl	%eax, %eax
	setne	%al
	movzbl	%al, %eax
	orl	%edx, %eax
	movl	%eax, 152(%esp)
.L433:
	movl	224(%esp), %ecx
	xorl	%eax, %eax
.L453:
	movl	144(%esp,%eax), %edx
	movl	%edx, (%ecx,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L453
	movl	224(%esp), %eax
	addl	$204, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret	$4
	.p2align 4,,10
	.p2align 3
.L473:
	movl	-4(%esi), %edi
	subl	$4, %esi
	movl	%edi, %ecx
	shrl	$31, %ecx
	orl	%eax, %ecx
	movl	%ecx, 4(%esi)
	jmp	.L441
	.p2align 4,,10
	.p2align 3
.L437:
	xorl	%eax, %eax
	movl	%ebx, %esi
	movl	%eax, 28(%esp)
	movl	%ebp, %edi
	movl	%ebx, 36(%esp)
	.p2align 4
	.p2align 3
.L439:
	movl	(%esi), %eax
	xorl	%ebx, %ebx
	xorl	%edx, %edx
	movl	(%edi), %ecx
	subl	%ecx, %eax
	movl	28(%esp), %ecx
	sbbl	%ebx, %edx
	xorl	%ebx, %ebx
	subl	%ecx, %eax
	movl	%eax, (%esi)
	sbbl	%ebx, %edx
	addl	$4, %esi
	movl	%edx, %eax
	addl	$4, %edi
	andl	$1, %eax
	cmpl	%esi, %ebp
	movl	%eax, 28(%esp)
	jne	.L439
	movl	32(%esp), %ecx
	movl	$1, %edx
	movl	36(%esp), %ebx
	sall	%cl, %edx
	movl	%ecx, %eax
	sarl	$5, %eax
	orl	%edx, 152(%esp,%eax,4)
	jmp	.L436
.L458:
	movl	$10, %eax
	jmp	.L443
.L445:
	subl	$1, %eax
	jb	.L474
.L443:
	movl	(%esi,%eax,4), %ebx
	movl	0(%ebp,%eax,4), %edx
	cmpl	%edx, %ebx
	je	.L445
	sbbl	%eax, %eax
	incl	%eax
	cmpl	%edx, %ebx
	movl	%eax, 36(%esp)
	movl	$1, %eax
	cmovnb	%eax, %ecx
.L446:
	leal	152(%esp), %eax
	movl	%eax, 32(%esp)
	leal	148(%esp), %eax
	movl	%eax, 28(%esp)
	leal	188(%esp), %ebx
.L448:
	cmpl	%ebx, 32(%esp)
	leal	(%edi,%edi), %eax
	jne	.L475
	movl	%eax, 152(%esp)
.L455:
	movl	44(%esp), %eax
	leal	44(%esi), %edi
	incl	%ecx
	movl	%eax, 148(%esp)
	jne	.L449
.L451:
	movl	36(%esp), %edx
	movl	152(%esp), %eax
	orl	%eax, %edx
	jmp	.L444
.L475:
	movl	-4(%ebx), %edi
	subl	$4, %ebx
	movl	%edi, %edx
	shrl	$31, %edx
	orl	%eax, %edx
	movl	%edx, 4(%ebx)
	cmpl	%ebx, 28(%esp)
	jne	.L448
	jmp	.L455
	.p2align 4,,10
	.p2align 3
.L474:
	movl	$1, %eax
	xorl	%ecx, %ecx
	movl	%eax, 36(%esp)
	jmp	.L446
.L449:
	xorl	%eax, %eax
	movl	%eax, 28(%esp)
.L450:
	movl	(%esi), %eax
	xorl	%ebx, %ebx
	xorl	%edx, %edx
	movl	0(%ebp), %ecx
	subl	%ecx, %eax
	movl	28(%esp), %ecx
	sbbl	%ebx, %edx
	xorl	%ebx, %ebx
	subl	%ecx, %eax
	movl	%eax, (%esi)
	sbbl	%ebx, %edx
	addl	$4, %esi
	movl	%edx, %eax
	addl	$4, %ebp
	andl	$1, %eax
	cmpl	%esi, %edi
	movl	%eax, 28(%esp)
	jne	.L450
	jmp	.L451
	.size	real_divide, .-real_divide
	.section	.text.real_sqrt,"ax",@progbits
	.p2align 4
	.globl	real_sqrt
	.type	real_sqrt, @function
real_sqrt:
	pushl	%ebp
	xorl	%edx, %edx
	pushl	%edi
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	pushl	%esi
	pushl	%ebx
	subl	$316, %esp
	movl	336(%esp), %ebp
	movl	%eax, 80(%esp)
	xorl	%eax, %eax
.L477:
	movl	%edx, 256(%esp,%eax)
	movl	%edx, 260(%esp,%eax)
	addl	$8, %eax
	cmpl	$48, %eax
	jb	.L477
	leal	124(%esp), %edi
	xorl	%edx, %edx
	xorl	%eax, %eax
.L479:
	movl	%edx, 124(%esp,%eax)
	movl	%edx, 128(%esp,%eax)
	addl	$8, %eax
	cmpl	$40, %eax
	jb	.L479
	movl	$0, (%edi,%eax)
	leal	168(%esp), %eax
	xorl	%edx, %edx
	movl	%eax, 76(%esp)
	xorl	%eax, %eax
.L481:
	movl	%edx, 168(%esp,%eax)
	movl	%edx, 172(%esp,%eax)
	addl	$8, %eax
	cmpl	$40, %eax
	jb	.L481
	movl	76(%esp), %edx
	movl	$0, (%edx,%eax)
	movl	384(%esp), %edx
	testl	%edx, %edx
	je	.L524
	movl	344(%esp), %ebx
	leal	348(%esp), %eax
	movl	%eax, 60(%esp)
	testb	$1, %bl
	jne	.L525
.L487:
	movl	%ebp, 336(%esp)
	movl	%ebx, %eax
	movl	%edi, %ecx
	shrl	$31, %eax
	leal	212(%esp), %esi
	addl	%ebx, %eax
	sarl	%eax
	movl	%edx, %ebx
	movl	%eax, 260(%esp)
	movl	$320, %eax
	movl	%esi, %edx
	movl	%eax, 84(%esp)
	leal	252(%esp), %eax
	movl	%eax, 96(%esp)
	leal	164(%esp), %eax
	movl	%eax, 92(%esp)
	leal	208(%esp), %eax
	movl	%eax, 108(%esp)
	leal	384(%esp), %eax
	movl	%eax, 104(%esp)
	leal	344(%esp), %eax
	movl	%eax, 100(%esp)
	.p2align 4
	.p2align 3
.L488:
	movl	%ecx, 88(%esp)
	movl	164(%esp), %edi
	movl	92(%esp), %esi
	.p2align 4
	.p2align 3
.L490:
	leal	0(,%edi,4), %ebp
	cmpl	%esi, %ecx
	jne	.L526
	movl	%ebp, (%ecx)
	movl	%ebx, %eax
	movl	384(%esp), %edi
	shrl	$30, %eax
	movl	100(%esp), %ebp
	orl	%eax, 124(%esp)
	movl	104(%esp), %eax
	.p2align 4
	.p2align 3
.L492:
	cmpl	%eax, 60(%esp)
	leal	0(,%edi,4), %ebx
	jne	.L527
	movl	60(%esp), %eax
	movl	%ebx, (%eax)
.L507:
	movl	76(%esp), %eax
	movl	$44, %esi
	movl	%esi, 8(%esp)
	movl	80(%esp), %ebx
	movl	%edx, (%esp)
	movl	%ecx, 68(%esp)
	movl	%eax, 4(%esp)
	movl	%edx, 64(%esp)
	call	memcpy@PLT
	movl	64(%esp), %edx
	movl	252(%esp), %edi
	movl	96(%esp), %esi
	movl	68(%esp), %ecx
	movl	%edx, %ebp
	.p2align 4
	.p2align 3
.L494:
	leal	0(,%edi,4), %ebx
	cmpl	%esi, %edx
	jne	.L528
	movl	%ebx, (%edx)
	movl	108(%esp), %ebx
	movl	$10, %edi
	orl	$1, 212(%esp)
	.p2align 4
	.p2align 3
.L497:
	testl	%edi, %edi
	movl	(%ebx), %eax
	jne	.L495
	addl	%eax, %eax
	movl	%eax, (%ebx)
	movl	$10, %eax
	jmp	.L496
	.p2align 4,,10
	.p2align 3
.L498:
	subl	$1, %eax
	jb	.L500
.L496:
	movl	(%edx,%eax,4), %ebx
	cmpl	%ebx, (%ecx,%eax,4)
	je	.L498
	.p2align 4,,2
	jb	.L499
.L500:
	leal	44(%ecx), %eax
	movl	%ecx, %esi
	movl	%eax, 64(%esp)
	xorl	%edi, %edi
	movl	%ecx, 68(%esp)
	movl	%edx, 72(%esp)
	.p2align 4
	.p2align 3
.L501:
	movl	(%esi), %ecx
	xorl	%edx, %edx
	xorl	%ebx, %ebx
	movl	0(%ebp), %eax
	subl	%eax, %ecx
	sbbl	%edx, %ebx
	xorl	%edx, %edx
	subl	%edi, %ecx
	movl	%ecx, (%esi)
	sbbl	%edx, %ebx
	addl	$4, %esi
	movl	%ebx, %edi
	addl	$4, %ebp
	andl	$1, %edi
	cmpl	%esi, 64(%esp)
	jne	.L501
	movl	68(%esp), %ecx
	movl	72(%esp), %edx
	orl	$1, 168(%esp)
.L499:
	decl	84(%esp)
	je	.L502
	movl	384(%esp), %ebx
	jmp	.L488
	.p2align 4,,10
	.p2align 3
.L526:
	movl	-4(%esi), %edi
	subl	$4, %esi
	movl	%edi, %eax
	shrl	$30, %eax
	orl	%ebp, %eax
	movl	%eax, 4(%esi)
	jmp	.L490
	.p2align 4,,10
	.p2align 3
.L528:
	movl	-4(%esi), %edi
	subl	$4, %esi
	movl	%edi, %eax
	shrl	$30, %eax
	orl	%ebx, %eax
	movl	%eax, 4(%esi)
	jmp	.L494
	.p2align 4,,10
	.p2align 3
.L527:
	movl	-4(%eax), %edi
	subl	$4, %eax
	movl	%edi, %esi
	shrl	$30, %esi
	orl	%ebx, %esi
	movl	%esi, 4(%eax)
	cmpl	%ebp, %eax
	jne	.L492
	jmp	.L507
	.p2align 4,,10
	.p2align 3
.L495:
	movl	-4(%ebx), %esi
	addl	%eax, %eax
	decl	%edi
	subl	$4, %ebx
	shrl	$31, %esi
	orl	%eax, %esi
	movl	%esi, 4(%ebx)
	jmp	.L497
.L502:
	movl	76(%esp), %eax
	movl	$40, %ebx
	movl	%ecx, %edi
	movl	%ebx, 8(%esp)
	movl	80(%esp), %ebx
	addl	$44, %edi
	movl	336(%esp), %ebp
	movl	%eax, 4(%esp)
	leal	264(%esp), %eax
	movl	%eax, (%esp)
	call	memcpy@PLT
	movl	84(%esp), %edx
	movl	88(%esp), %eax
.L503:
	movl	(%eax), %ecx
	addl	$4, %eax
	orl	%ecx, %edx
	cmpl	%eax, %edi
	jne	.L503
	xorl	%eax, %eax
	testl	%edx, %edx
	setne	%al
	orl	%eax, 264(%esp)
	xorl	%eax, %eax
.L504:
	movl	256(%esp,%eax), %edx
	movl	%edx, (%esp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L504
	movl	%ebp, %eax
	call	normalise
.L476:
	addl	$316, %esp
	movl	%ebp, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret	$4
.L524:
	xorl	%eax, %eax
.L484:
	movl	340(%esp,%eax), %edx
	movl	%edx, 0(%ebp,%eax)
	addl	$4, %eax
	cmpl	$48, %eax
	jb	.L484
	jmp	.L476
.L525:
	movl	$1, %edx
	incl	%ebx
	call	shift_right_sticky.part.0
	movl	384(%esp), %edx
	movl	%ebx, 344(%esp)
	jmp	.L487
	.size	real_sqrt, .-real_sqrt
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
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
