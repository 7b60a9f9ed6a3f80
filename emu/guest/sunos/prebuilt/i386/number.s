// 1a6a2a5169dc39d9d30be2285d1efc91 emu/guest/libc/number.c
	.file	"number.c"
	.text
	.globl	__udivdi3
	.section	.text.magnitude,"ax",@progbits
	.p2align 4
	.type	magnitude, @function
magnitude:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	movl	%eax, %esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bp
	addl	$_GLOBAL_OFFSET_TABLE_, %ebp
	subl	$92, %esp
	movl	%ecx, 44(%esp)
	movl	120(%esp), %ebx
	movl	%eax, 76(%esp)
	movl	116(%esp), %ecx
	movl	%edx, 72(%esp)
	movl	%ebx, 60(%esp)
	movl	%ecx, 56(%esp)
	jmp	.L2
	.p2align 4,,10
	.p2align 3
.L3:
	incl	%esi
.L2:
	movzbl	(%esi), %eax
	movl	%ebp, %ebx
	movl	%eax, (%esp)
	call	isspace@PLT
	testl	%eax, %eax
	jne	.L3
	movl	112(%esp), %edx
	movl	%eax, %edi
	xorl	%eax, %eax
	cmpb	$45, (%esi)
	sete	%al
	movl	%eax, (%edx)
	movzbl	(%esi), %eax
	subb	$43, %al
	andb	$-3, %al
	cmpb	$1, %al
	adcl	$0, %esi
	testl	$-17, 44(%esp)
	movl	%esi, 32(%esp)
	jne	.L4
	cmpb	$48, (%esi)
	je	.L50
	movl	44(%esp), %ecx
	testl	%ecx, %ecx
	jne	.L26
.L13:
	movl	$10, %eax
	movl	%eax, 44(%esp)
	.p2align 4
	.p2align 3
.L4:
	movl	44(%esp), %eax
	xorl	%esi, %esi
	xorl	%edx, %edx
	movl	%esi, 68(%esp)
	xorl	%ecx, %ecx
	xorl	%ebx, %ebx
	movl	%edx, 52(%esp)
	movl	32(%esp), %esi
	movl	%ecx, 28(%esp)
	movl	%ebx, 40(%esp)
	movl	%eax, 64(%esp)
	movl	%edi, 48(%esp)
	jmp	.L19
	.p2align 4,,10
	.p2align 3
.L52:
	movsbl	32(%esp), %eax
	subl	$48, %eax
.L21:
	cmpl	%eax, 44(%esp)
	jle	.L51
.L22:
	movl	44(%esp), %edi
	movl	%ebp, %ebx
	movl	40(%esp), %ecx
	movl	%edi, %eax
	mull	28(%esp)
	imull	%edi, %ecx
	movzbl	(%esi), %edi
	movl	%eax, 32(%esp)
	movl	%edx, 36(%esp)
	movl	%edi, %eax
	movl	%edi, (%esp)
	addl	%ecx, 36(%esp)
	movb	%al, 48(%esp)
	call	isdigit@PLT
	testl	%eax, %eax
	je	.L14
	movsbl	48(%esp), %eax
	xorl	%edx, %edx
	subl	$48, %eax
.L15:
	addl	32(%esp), %eax
	movl	%ebp, %ebx
	movzbl	(%esi), %edi
	adcl	36(%esp), %edx
	movl	%eax, 32(%esp)
	movl	%edi, (%esp)
	movl	%edi, %eax
	movl	%edx, 36(%esp)
	movb	%al, 48(%esp)
	call	isdigit@PLT
	testl	%eax, %eax
	je	.L16
	movsbl	48(%esp), %eax
	xorl	%edx, %edx
	subl	$48, %eax
.L17:
	movl	56(%esp), %ecx
	movl	60(%esp), %ebx
	subl	%eax, %ecx
	movl	64(%esp), %eax
	movl	%ecx, (%esp)
	sbbl	%edx, %ebx
	movl	68(%esp), %edx
	movl	%ebx, 4(%esp)
	movl	%ebp, %ebx
	movl	%eax, 8(%esp)
	movl	%edx, 12(%esp)
	call	__udivdi3@PLT
	movl	28(%esp), %edi
	cmpl	%edi, %eax
	sbbl	40(%esp), %edx
	movl	36(%esp), %edx
	setc	%al
	incl	%esi
	movzbl	%al, %eax
	orl	%eax, 52(%esp)
	movl	32(%esp), %eax
	movl	%edx, 40(%esp)
	movl	%eax, 28(%esp)
	movl	$1, %eax
	movl	%eax, 48(%esp)
.L19:
	movzbl	(%esi), %edi
	movl	%ebp, %ebx
	movl	%edi, (%esp)
	movl	%edi, %eax
	movb	%al, 32(%esp)
	call	isdigit@PLT
	testl	%eax, %eax
	jne	.L52
	movl	%edi, (%esp)
	call	isalpha@PLT
	testl	%eax, %eax
	je	.L29
	movzbl	32(%esp), %eax
	orb	$32, %al
	movsbl	%al, %eax
	subl	$87, %eax
	cmpl	%eax, 44(%esp)
	jg	.L22
.L51:
	movl	72(%esp), %eax
	movl	48(%esp), %edi
	testl	%eax, %eax
	je	.L23
	testl	%edi, %edi
	cmove	76(%esp), %esi
	movl	%esi, (%eax)
.L23:
	movl	52(%esp), %eax
	testl	%eax, %eax
	je	.L1
	movl	%ebp, %ebx
	call	___errno@PLT
	movl	60(%esp), %edx
	movl	%edx, 40(%esp)
	movl	$34, (%eax)
	movl	56(%esp), %eax
	movl	%eax, 28(%esp)
.L1:
	movl	28(%esp), %eax
	movl	40(%esp), %edx
	addl	$92, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L16:
	movl	%edi, (%esp)
	call	isalpha@PLT
	testl	%eax, %eax
	je	.L28
	movzbl	48(%esp), %eax
	xorl	%edx, %edx
	orb	$32, %al
	movsbl	%al, %eax
	subl	$87, %eax
	jmp	.L17
	.p2align 4,,10
	.p2align 3
.L14:
	movl	%edi, (%esp)
	call	isalpha@PLT
	testl	%eax, %eax
	je	.L27
	movzbl	48(%esp), %eax
	xorl	%edx, %edx
	orb	$32, %al
	movsbl	%al, %eax
	subl	$87, %eax
	jmp	.L15
	.p2align 4,,10
	.p2align 3
.L29:
	movl	$99, %eax
	jmp	.L21
	.p2align 4,,10
	.p2align 3
.L27:
	movl	$99, %eax
	xorl	%edx, %edx
	jmp	.L15
	.p2align 4,,10
	.p2align 3
.L28:
	movl	$99, %eax
	xorl	%edx, %edx
	jmp	.L17
	.p2align 4,,10
	.p2align 3
.L26:
	movl	$16, %eax
	movl	%eax, 44(%esp)
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L50:
	movzbl	1(%esi), %eax
	movb	%al, 28(%esp)
	orb	$32, %al
	cmpb	$120, %al
	je	.L6
	movl	44(%esp), %esi
	testl	%esi, %esi
	jne	.L26
.L7:
	movl	$8, %eax
	movl	%eax, 44(%esp)
	jmp	.L4
.L6:
	movl	32(%esp), %eax
	movzbl	2(%eax), %esi
	movl	%esi, (%esp)
	movl	%esi, %edx
	movb	%dl, 28(%esp)
	call	isdigit@PLT
	movsbl	28(%esp), %edx
	testl	%eax, %eax
	je	.L8
	subl	$48, %edx
.L9:
	cmpl	$15, %edx
	jg	.L48
	addl	$2, 32(%esp)
	movl	$16, %ebx
	movl	%ebx, 44(%esp)
	jmp	.L4
.L48:
	movl	44(%esp), %edx
	movl	32(%esp), %eax
	testl	%edx, %edx
	movzbl	(%eax), %eax
	jne	.L26
	cmpb	$48, %al
	jne	.L13
	jmp	.L7
.L8:
	movl	%esi, (%esp)
	movb	%dl, 28(%esp)
	call	isalpha@PLT
	movzbl	28(%esp), %edx
	testl	%eax, %eax
	je	.L48
	orb	$32, %dl
	movsbl	%dl, %edx
	subl	$87, %edx
	jmp	.L9
	.size	magnitude, .-magnitude
	.section	.text.double_decimal,"ax",@progbits
	.p2align 4
	.globl	double_decimal
	.type	double_decimal, @function
double_decimal:
	pushl	%edi
	movl	$1100, %edx
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$64, %esp
	movl	92(%esp), %eax
	leal	60(%esp), %ecx
	movl	%ecx, 28(%esp)
	movl	80(%esp), %esi
	leal	56(%esp), %ecx
	movl	%ecx, 24(%esp)
	fldl	84(%esp)
	fstl	4(%esp)
	cmpl	%edx, %eax
	movl	%esi, 20(%esp)
	fstpl	40(%esp)
	cmovg	%edx, %eax
	cmpl	$1, 96(%esp)
	movl	$2, %edx
	movl	%eax, 16(%esp)
	movl	_impure_ptr@GOT(%ebx), %eax
	sbbl	$-1, %edx
	movl	%edx, 12(%esp)
	movl	(%eax), %eax
	movl	%eax, (%esp)
	call	_dtoa_r@PLT
	leal	12(%esi), %ecx
	movl	%ecx, 8(%esi)
	fldz
	fldl	40(%esp)
	fucomip	%st(1), %st
	fstp	%st(0)
	jp	.L60
	jne	.L60
	xorl	%edi, %edi
	xorl	%edx, %edx
.L55:
	movl	%edx, 4(%esi)
	movl	%edi, 8(%esp)
	movl	%eax, 4(%esp)
	movl	%ecx, (%esp)
	call	memcpy@PLT
	movl	4(%esi), %eax
	testl	%eax, %eax
	jne	.L53
	movl	$0, (%esi)
.L53:
	addl	$64, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L60:
	movl	60(%esp), %edx
	subl	%eax, %edx
	movl	%edx, %edi
	jmp	.L55
	.size	double_decimal, .-double_decimal
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC1:
	.string	"nan"
.LC2:
	.string	"inf"
	.section	.text.digits_of,"ax",@progbits
	.p2align 4
	.type	digits_of, @function
digits_of:
	pushl	%edi
	movl	%ecx, %edi
	pushl	%esi
	movl	%eax, %esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$864, %esp
	fldl	880(%esp)
	fxam
	fnstsw	%ax
	movl	888(%esp), %ecx
	fld	%st(0)
	fabs
	fldl	.LC3@GOTOFF(%ebx)
	shrl	$9, %eax
	andl	$1, %eax
	movl	%eax, (%ecx)
	fstl	40(%esp)
	movl	$0, (%edi)
	fucomip	%st(1), %st
	fstp	%st(0)
	jb	.L88
	xorl	%eax, %eax
	testl	%esi, %esi
	cmovs	%eax, %esi
	movl	%esi, %eax
	orl	%edx, %eax
	je	.L68
	movl	%edx, 16(%esp)
	leal	52(%esp), %eax
	movl	%eax, (%esp)
	fstpl	4(%esp)
	movl	%esi, 12(%esp)
	movl	%edx, 40(%esp)
	call	double_decimal@PLT
	movl	40(%esp), %edx
	movl	52(%esp), %eax
	testl	%edx, %edx
	je	.L69
	addl	%eax, %esi
	movl	$0, %edx
	cmovs	%edx, %esi
.L69:
	movl	%eax, (%edi)
	movl	$399, %ecx
	cmpl	%ecx, %esi
	cmovle	%esi, %ecx
	testl	%esi, %esi
	je	.L70
	movl	56(%esp), %esi
	xorl	%eax, %eax
	movl	60(%esp), %edi
	.p2align 4
	.p2align 3
.L72:
	cmpl	%eax, %esi
	movb	$48, %dl
	jle	.L71
	movzbl	(%edi,%eax), %edx
.L71:
	movb	%dl, text.0@GOTOFF(%eax,%ebx)
	incl	%eax
	cmpl	%eax, %ecx
	jg	.L72
.L73:
	leal	text.0@GOTOFF(%ebx), %eax
	movb	$0, (%eax,%ecx)
	addl	$864, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L68:
	xorl	%eax, %eax
	movl	$1, %edx
	movl	%eax, 16(%esp)
	leal	52(%esp), %eax
	movl	%eax, (%esp)
	fstpl	4(%esp)
	movl	%edx, 12(%esp)
	call	double_decimal@PLT
	movl	52(%esp), %eax
	movl	%eax, (%edi)
.L70:
	xorl	%ecx, %ecx
	jmp	.L73
	.p2align 4,,10
	.p2align 3
.L88:
	fucomip	%st(0), %st
	jp	.L89
	leal	.LC2@GOTOFF(%ebx), %eax
.L65:
	movl	%eax, 4(%esp)
	leal	text.0@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	call	strcpy@PLT
	addl	$864, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L89:
	leal	.LC1@GOTOFF(%ebx), %eax
	jmp	.L65
	.size	digits_of, .-digits_of
	.section	.text.strtod,"ax",@progbits
	.p2align 4
	.globl	strtod
	.type	strtod, @function
strtod:
	subl	$44, %esp
	movl	%ebx, 36(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 40(%esp)
	movl	_impure_ptr@GOT(%ebx), %eax
	movl	(%eax), %esi
	movl	52(%esp), %eax
	movl	$0, (%esi)
	movl	%eax, 8(%esp)
	movl	48(%esp), %eax
	movl	%esi, (%esp)
	movl	%eax, 4(%esp)
	call	_strtod_r@PLT
	movl	(%esi), %eax
	testl	%eax, %eax
	jne	.L93
	movl	36(%esp), %ebx
	movl	40(%esp), %esi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L93:
	fstpl	24(%esp)
	call	___errno@PLT
	movl	(%esi), %edx
	movl	36(%esp), %ebx
	movl	40(%esp), %esi
	fldl	24(%esp)
	movl	%edx, (%eax)
	addl	$44, %esp
	ret
	.size	strtod, .-strtod
	.section	.text.atof,"ax",@progbits
	.p2align 4
	.globl	atof
	.type	atof, @function
atof:
	subl	$28, %esp
	xorl	%eax, %eax
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	strtod@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	atof, .-atof
	.section	.text.strtol,"ax",@progbits
	.p2align 4
	.globl	strtol
	.type	strtol, @function
strtol:
	subl	$44, %esp
	movl	$-2147483648, %eax
	movl	%eax, 4(%esp)
	xorl	%edx, %edx
	movl	56(%esp), %ecx
	movl	%edx, 8(%esp)
	leal	28(%esp), %eax
	movl	52(%esp), %edx
	movl	%eax, (%esp)
	movl	48(%esp), %eax
	movl	%ebx, 40(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	call	magnitude
	movl	%eax, %ecx
	negl	%ecx
	cmpl	$0, 28(%esp)
	jne	.L96
	movl	$2147483647, %ecx
	cmpl	%eax, %ecx
	movl	$0, %ecx
	sbbl	%edx, %ecx
	movl	%eax, %ecx
	jc	.L101
.L96:
	movl	40(%esp), %ebx
	movl	%ecx, %eax
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L101:
	call	___errno@PLT
	movl	$2147483647, %ecx
	movl	$34, (%eax)
	jmp	.L96
	.size	strtol, .-strtol
	.section	.text.strtoll,"ax",@progbits
	.p2align 4
	.globl	strtoll
	.type	strtoll, @function
strtoll:
	subl	$44, %esp
	xorl	%eax, %eax
	movl	%eax, 4(%esp)
	movl	$-2147483648, %edx
	movl	56(%esp), %ecx
	movl	%edx, 8(%esp)
	leal	28(%esp), %eax
	movl	52(%esp), %edx
	movl	%eax, (%esp)
	movl	48(%esp), %eax
	movl	%ebx, 40(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	call	magnitude
	movl	28(%esp), %ecx
	testl	%ecx, %ecx
	jne	.L103
	testl	%edx, %edx
	js	.L106
.L102:
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L103:
	negl	%eax
	movl	40(%esp), %ebx
	adcl	$0, %edx
	addl	$44, %esp
	negl	%edx
	ret
	.p2align 4,,10
	.p2align 3
.L106:
	call	___errno@PLT
	movl	$2147483647, %edx
	movl	$34, (%eax)
	movl	$-1, %eax
	jmp	.L102
	.size	strtoll, .-strtoll
	.section	.text.strtoimax,"ax",@progbits
	.p2align 4
	.globl	strtoimax
	.type	strtoimax, @function
strtoimax:
	subl	$44, %esp
	xorl	%eax, %eax
	movl	%eax, 4(%esp)
	movl	$-2147483648, %edx
	movl	56(%esp), %ecx
	movl	%edx, 8(%esp)
	leal	28(%esp), %eax
	movl	52(%esp), %edx
	movl	%eax, (%esp)
	movl	48(%esp), %eax
	movl	%ebx, 40(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	call	magnitude
	movl	28(%esp), %ecx
	testl	%ecx, %ecx
	jne	.L108
	testl	%edx, %edx
	js	.L111
.L107:
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L108:
	negl	%eax
	movl	40(%esp), %ebx
	adcl	$0, %edx
	addl	$44, %esp
	negl	%edx
	ret
	.p2align 4,,10
	.p2align 3
.L111:
	call	___errno@PLT
	movl	$2147483647, %edx
	movl	$34, (%eax)
	movl	$-1, %eax
	jmp	.L107
	.size	strtoimax, .-strtoimax
	.section	.text.strtoul,"ax",@progbits
	.p2align 4
	.globl	strtoul
	.type	strtoul, @function
strtoul:
	subl	$44, %esp
	movl	$-1, %eax
	movl	%eax, 4(%esp)
	xorl	%edx, %edx
	movl	56(%esp), %ecx
	movl	%edx, 8(%esp)
	leal	28(%esp), %eax
	movl	52(%esp), %edx
	movl	%eax, (%esp)
	movl	48(%esp), %eax
	call	magnitude
	movl	28(%esp), %ecx
	testl	%ecx, %ecx
	je	.L112
	negl	%eax
.L112:
	addl	$44, %esp
	ret
	.size	strtoul, .-strtoul
	.section	.text.strtoull,"ax",@progbits
	.p2align 4
	.globl	strtoull
	.type	strtoull, @function
strtoull:
	subl	$44, %esp
	movl	$-1, %eax
	movl	%eax, 4(%esp)
	movl	$-1, %edx
	movl	56(%esp), %ecx
	movl	%edx, 8(%esp)
	leal	28(%esp), %eax
	movl	52(%esp), %edx
	movl	%eax, (%esp)
	movl	48(%esp), %eax
	call	magnitude
	movl	28(%esp), %ecx
	testl	%ecx, %ecx
	je	.L115
	negl	%eax
	adcl	$0, %edx
	negl	%edx
.L115:
	addl	$44, %esp
	ret
	.size	strtoull, .-strtoull
	.section	.text.strtoumax,"ax",@progbits
	.p2align 4
	.globl	strtoumax
	.type	strtoumax, @function
strtoumax:
	subl	$44, %esp
	movl	$-1, %eax
	movl	%eax, 4(%esp)
	movl	$-1, %edx
	movl	56(%esp), %ecx
	movl	%edx, 8(%esp)
	leal	28(%esp), %eax
	movl	52(%esp), %edx
	movl	%eax, (%esp)
	movl	48(%esp), %eax
	call	magnitude
	movl	28(%esp), %ecx
	testl	%ecx, %ecx
	je	.L118
	negl	%eax
	adcl	$0, %edx
	negl	%edx
.L118:
	addl	$44, %esp
	ret
	.size	strtoumax, .-strtoumax
	.section	.text.atoi,"ax",@progbits
	.p2align 4
	.globl	atoi
	.type	atoi, @function
atoi:
	subl	$28, %esp
	movl	$10, %eax
	movl	%ebx, 24(%esp)
	xorl	%edx, %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 8(%esp)
	movl	32(%esp), %eax
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	strtol@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	atoi, .-atoi
	.section	.text.atol,"ax",@progbits
	.p2align 4
	.globl	atol
	.type	atol, @function
atol:
	subl	$28, %esp
	movl	$10, %eax
	movl	%ebx, 24(%esp)
	xorl	%edx, %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 8(%esp)
	movl	32(%esp), %eax
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	strtol@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	atol, .-atol
	.section	.text.atoll,"ax",@progbits
	.p2align 4
	.globl	atoll
	.type	atoll, @function
atoll:
	subl	$28, %esp
	movl	$10, %eax
	movl	%ebx, 24(%esp)
	xorl	%edx, %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 8(%esp)
	movl	32(%esp), %eax
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	strtoll@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	atoll, .-atoll
	.section	.text.llabs,"ax",@progbits
	.p2align 4
	.globl	llabs
	.type	llabs, @function
llabs:
	pushl	%ebx
	movl	8(%esp), %ecx
	movl	12(%esp), %ebx
	movl	%ecx, %eax
	negl	%eax
	movl	%ebx, %edx
	adcl	$0, %edx
	negl	%edx
	cmovs	%ebx, %edx
	cmovs	%ecx, %eax
	popl	%ebx
	ret
	.size	llabs, .-llabs
	.section	.text.ldiv,"ax",@progbits
	.p2align 4
	.globl	ldiv
	.type	ldiv, @function
ldiv:
	movl	8(%esp), %eax
	movl	4(%esp), %ecx
	cltd
	idivl	12(%esp)
	movl	%eax, (%ecx)
	movl	%ecx, %eax
	movl	%edx, 4(%ecx)
	ret	$4
	.size	ldiv, .-ldiv
	.globl	__divmoddi4
	.section	.text.lldiv,"ax",@progbits
	.p2align 4
	.globl	lldiv
	.type	lldiv, @function
lldiv:
	subl	$60, %esp
	movl	%ebx, 52(%esp)
	leal	40(%esp), %eax
	movl	80(%esp), %edx
	movl	%eax, 16(%esp)
	movl	76(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 56(%esp)
	movl	64(%esp), %esi
	movl	%edx, 12(%esp)
	movl	72(%esp), %edx
	movl	%eax, 8(%esp)
	movl	68(%esp), %eax
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	__divmoddi4@PLT
	movl	52(%esp), %ebx
	movl	%eax, (%esi)
	movl	%edx, 4(%esi)
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	%eax, 8(%esi)
	movl	%esi, %eax
	movl	%edx, 12(%esi)
	movl	56(%esp), %esi
	addl	$60, %esp
	ret	$4
	.size	lldiv, .-lldiv
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC7:
	.string	"0123456789abcdefghijklmnopqrstuvwxyz"
	.section	.text.ultostr,"ax",@progbits
	.p2align 4
	.globl	ultostr
	.type	ultostr, @function
ultostr:
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	movl	20(%esp), %esi
	movl	16(%esp), %ecx
	leal	-2(%esi), %edx
	cmpl	$34, %edx
	ja	.L138
	leal	33+text.1@GOTOFF(%eax), %ebx
	leal	.LC7@GOTOFF(%eax), %edi
	.p2align 4
	.p2align 3
.L133:
	movl	%ecx, %eax
	xorl	%edx, %edx
	divl	%esi
	decl	%ebx
	movzbl	(%edi,%edx), %edx
	movb	%dl, (%ebx)
	movl	%ecx, %edx
	movl	%eax, %ecx
	cmpl	%esi, %edx
	jnb	.L133
.L132:
	movl	%ebx, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L138:
	movl	%eax, %ebx
	call	___errno@PLT
	xorl	%ebx, %ebx
	movl	$34, (%eax)
	jmp	.L132
	.size	ultostr, .-ultostr
	.section	.text.ltostr,"ax",@progbits
	.p2align 4
	.globl	ltostr
	.type	ltostr, @function
ltostr:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	36(%esp), %edx
	testl	%eax, %eax
	movl	%edx, 4(%esp)
	js	.L144
	movl	%eax, (%esp)
	call	ultostr@PLT
.L139:
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L144:
	negl	%eax
	movl	%eax, (%esp)
	call	ultostr@PLT
	testl	%eax, %eax
	movl	%eax, %edx
	je	.L145
	movb	$45, -1(%edx)
	leal	-1(%eax), %eax
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
.L145:
	xorl	%eax, %eax
	jmp	.L139
	.size	ltostr, .-ltostr
	.section	.text.ltoa,"ax",@progbits
	.p2align 4
	.globl	ltoa
	.type	ltoa, @function
ltoa:
	subl	$28, %esp
	movl	$10, %eax
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	ltostr@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	ltoa, .-ltoa
	.section	.text.ultoa,"ax",@progbits
	.p2align 4
	.globl	ultoa
	.type	ultoa, @function
ultoa:
	subl	$28, %esp
	movl	$10, %eax
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	ultostr@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	ultoa, .-ultoa
	.section	.text.ecvt,"ax",@progbits
	.p2align 4
	.globl	ecvt
	.type	ecvt, @function
ecvt:
	movl	20(%esp), %edx
	movl	12(%esp), %eax
	movl	16(%esp), %ecx
	movl	%edx, 12(%esp)
	xorl	%edx, %edx
	jmp	digits_of
	.size	ecvt, .-ecvt
	.section	.text.fcvt,"ax",@progbits
	.p2align 4
	.globl	fcvt
	.type	fcvt, @function
fcvt:
	movl	20(%esp), %edx
	movl	12(%esp), %eax
	movl	16(%esp), %ecx
	movl	%edx, 12(%esp)
	movl	$1, %edx
	jmp	digits_of
	.size	fcvt, .-fcvt
	.section	.text.gcvt,"ax",@progbits
	.p2align 4
	.globl	gcvt
	.type	gcvt, @function
gcvt:
	pushl	%ebp
	pushl	%edi
	movl	$103, %edi
	pushl	%esi
	xorl	%esi, %esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$956, %esp
	movl	984(%esp), %eax
	leal	44(%esp), %ebp
	movl	%edi, 12(%esp)
	fldl	976(%esp)
	movl	%esi, 20(%esp)
	movl	%ebp, (%esp)
	fstpl	4(%esp)
	movl	%eax, 16(%esp)
	call	show_double@PLT
	movl	44(%esp), %eax
	movl	988(%esp), %edi
	testl	%eax, %eax
	je	.L153
	movl	%edi, %eax
	movb	$45, (%eax)
	leal	1(%edi), %edi
.L153:
	movl	52(%esp), %ecx
	testl	%ecx, %ecx
	jle	.L154
	xorl	%esi, %esi
	jmp	.L157
	.p2align 4,,10
	.p2align 3
.L161:
	movl	%edi, (%esp)
	incl	%esi
	movl	%eax, 4(%esp)
	call	memcpy@PLT
	movl	12(%ebp,%esi,8), %eax
	addl	%eax, %edi
	cmpl	%esi, 52(%esp)
	jle	.L154
.L157:
	movl	16(%ebp,%esi,8), %eax
	movl	20(%ebp,%esi,8), %ecx
	testl	%eax, %eax
	movl	%ecx, 8(%esp)
	jne	.L161
	movl	%edi, (%esp)
	movl	$48, %edx
	incl	%esi
	movl	%edx, 4(%esp)
	call	memset@PLT
	movl	12(%ebp,%esi,8), %eax
	addl	%eax, %edi
	cmpl	%esi, 52(%esp)
	jg	.L157
.L154:
	movb	$0, (%edi)
	movl	988(%esp), %eax
	addl	$956, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	gcvt, .-gcvt
	.local	text.0
	.comm	text.0,400,32
	.local	text.1
	.comm	text.1,34,32
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC3:
	.long	-1
	.long	2146435071
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
