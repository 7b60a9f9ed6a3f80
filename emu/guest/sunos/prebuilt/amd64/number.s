// 1a6a2a5169dc39d9d30be2285d1efc91 emu/guest/libc/number.c
	.file	"number.c"
	.text
	.section	.text.magnitude,"ax",@progbits
	.p2align 4
	.type	magnitude, @function
magnitude:
	pushq	%r15
	pushq	%r14
	movl	%edx, %r14d
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	movq	%rcx, %rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$56, %rsp
	movq	%rdi, 40(%rsp)
	movq	%rsi, 32(%rsp)
	movq	%r8, 24(%rsp)
	jmp	.L2
	.p2align 4,,10
	.p2align 3
.L3:
	addq	$1, %rbx
.L2:
	movzbl	(%rbx), %edi
	call	isspace@PLT
	movl	%eax, %r12d
	testl	%eax, %eax
	jne	.L3
	xorl	%eax, %eax
	cmpb	$45, (%rbx)
	sete	%al
	movl	%eax, 0(%rbp)
	movzbl	(%rbx), %eax
	subl	$43, %eax
	andl	$-3, %eax
	cmpb	$1, %al
	adcq	$0, %rbx
	testl	$-17, %r14d
	jne	.L4
	cmpb	$48, (%rbx)
	je	.L52
	testl	%r14d, %r14d
	jne	.L25
.L13:
	movl	$10, %r14d
	.p2align 4,,10
	.p2align 3
.L4:
	movl	$0, 20(%rsp)
	xorl	%r13d, %r13d
	jmp	.L18
	.p2align 4,,10
	.p2align 3
.L54:
	movsbl	%r15b, %eax
	subl	$48, %eax
.L20:
	cmpl	%eax, %r14d
	jle	.L53
.L21:
	movl	%r14d, %r12d
	movzbl	(%rbx), %r15d
	movq	%r12, %rax
	imulq	%r13, %rax
	movl	%r15d, %edi
	movl	%r15d, %ebp
	movq	%rax, 8(%rsp)
	call	isdigit@PLT
	testl	%eax, %eax
	je	.L14
	movsbl	%r15b, %ebp
	leal	-48(%rbp), %eax
.L15:
	movq	8(%rsp), %rcx
	movzbl	(%rbx), %r15d
	addq	%rax, %rcx
	movl	%r15d, %edi
	movl	%r15d, %ebp
	movq	%rcx, 8(%rsp)
	call	isdigit@PLT
	testl	%eax, %eax
	je	.L16
	movsbl	%r15b, %ebp
	leal	-48(%rbp), %edx
.L17:
	movq	24(%rsp), %rax
	subq	%rdx, %rax
	xorl	%edx, %edx
	divq	%r12
	movl	$1, %r12d
	cmpq	%r13, %rax
	movq	8(%rsp), %r13
	setb	%al
	addq	$1, %rbx
	movzbl	%al, %eax
	orl	%eax, 20(%rsp)
.L18:
	movzbl	(%rbx), %r15d
	movl	%r15d, %edi
	movl	%r15d, %ebp
	call	isdigit@PLT
	testl	%eax, %eax
	jne	.L54
	movl	%r15d, %edi
	call	isalpha@PLT
	movl	%eax, %edx
	movl	$99, %eax
	testl	%edx, %edx
	je	.L20
	orl	$32, %ebp
	movsbl	%bpl, %ebp
	leal	-87(%rbp), %eax
	cmpl	%eax, %r14d
	jg	.L21
.L53:
	movq	32(%rsp), %rax
	testq	%rax, %rax
	je	.L22
	testl	%r12d, %r12d
	cmove	40(%rsp), %rbx
	movq	%rbx, (%rax)
.L22:
	movl	20(%rsp), %eax
	testl	%eax, %eax
	je	.L1
	call	___errno@PLT
	movq	24(%rsp), %r13
	movl	$34, (%rax)
.L1:
	addq	$56, %rsp
	movq	%r13, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L16:
	movl	%r15d, %edi
	call	isalpha@PLT
	movl	$99, %edx
	testl	%eax, %eax
	je	.L17
	orl	$32, %ebp
	movsbl	%bpl, %ebp
	leal	-87(%rbp), %edx
	jmp	.L17
	.p2align 4,,10
	.p2align 3
.L14:
	movl	%r15d, %edi
	call	isalpha@PLT
	movl	%eax, %edx
	movl	$99, %eax
	testl	%edx, %edx
	je	.L15
	orl	$32, %ebp
	movsbl	%bpl, %ebp
	leal	-87(%rbp), %eax
	jmp	.L15
	.p2align 4,,10
	.p2align 3
.L25:
	movl	$16, %r14d
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L52:
	movzbl	1(%rbx), %eax
	orl	$32, %eax
	cmpb	$120, %al
	je	.L6
	testl	%r14d, %r14d
	jne	.L25
.L7:
	movl	$8, %r14d
	jmp	.L4
.L6:
	movzbl	2(%rbx), %r13d
	movl	%r13d, %edi
	call	isdigit@PLT
	testl	%eax, %eax
	je	.L8
	movsbl	%r13b, %eax
	subl	$48, %eax
.L9:
	cmpl	$15, %eax
	jg	.L50
	addq	$2, %rbx
	movl	$16, %r14d
	jmp	.L4
.L50:
	movzbl	(%rbx), %eax
	testl	%r14d, %r14d
	jne	.L25
	cmpb	$48, %al
	jne	.L13
	jmp	.L7
.L8:
	movl	%r13d, %edi
	call	isalpha@PLT
	testl	%eax, %eax
	je	.L50
	movl	%r13d, %eax
	orl	$32, %eax
	movsbl	%al, %eax
	subl	$87, %eax
	jmp	.L9
	.size	magnitude, .-magnitude
	.section	.text.double_decimal,"ax",@progbits
	.p2align 4
	.globl	double_decimal
	.type	double_decimal, @function
double_decimal:
	pushq	%rbx
	movl	$1100, %eax
	movl	%edx, %ecx
	movq	%rdi, %rbx
	subq	$32, %rsp
	cmpl	%eax, %esi
	cmovle	%esi, %eax
	cmpl	$1, %ecx
	movl	$2, %esi
	movq	%rbx, %rcx
	sbbl	$-1, %esi
	leaq	24(%rsp), %r9
	movsd	%xmm0, 8(%rsp)
	movl	%eax, %edx
	movq	_impure_ptr@GOTPCREL(%rip), %rax
	leaq	20(%rsp), %r8
	movq	(%rax), %rdi
	call	_dtoa_r@PLT
	movsd	8(%rsp), %xmm0
	pxor	%xmm1, %xmm1
	leaq	16(%rbx), %rdi
	movq	%rdi, 8(%rbx)
	movq	%rax, %rsi
	ucomisd	%xmm1, %xmm0
	jp	.L62
	jne	.L62
	xorl	%edx, %edx
	xorl	%eax, %eax
.L57:
	movl	%eax, 4(%rbx)
	call	memcpy@PLT
	movl	4(%rbx), %eax
	testl	%eax, %eax
	jne	.L55
	movl	$0, (%rbx)
.L55:
	addq	$32, %rsp
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L62:
	movq	24(%rsp), %rdx
	subq	%rsi, %rdx
	movl	%edx, %eax
	movslq	%edx, %rdx
	jmp	.L57
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
	movsd	.LC4(%rip), %xmm2
	movapd	%xmm0, %xmm1
	movmskpd	%xmm0, %eax
	andpd	.LC3(%rip), %xmm1
	andl	$1, %eax
	ucomisd	%xmm1, %xmm2
	movl	%eax, (%rcx)
	movl	$0, (%rdx)
	jb	.L90
	pushq	%r12
	xorl	%eax, %eax
	movl	%esi, %r12d
	pushq	%rbp
	movq	%rdx, %rbp
	pushq	%rbx
	subq	$816, %rsp
	testl	%edi, %edi
	cmovns	%edi, %eax
	movq	%rsp, %rdi
	movl	%eax, %ebx
	orl	%esi, %eax
	je	.L69
	movl	%esi, %edx
	movl	%ebx, %esi
	call	double_decimal@PLT
	movl	(%rsp), %eax
	testl	%r12d, %r12d
	je	.L70
	addl	%eax, %ebx
	movl	$0, %edx
	cmovs	%edx, %ebx
.L70:
	movl	$399, %ecx
	movl	%eax, 0(%rbp)
	cmpl	%ecx, %ebx
	cmovle	%ebx, %ecx
	testl	%ebx, %ebx
	je	.L71
	movl	4(%rsp), %edi
	movq	8(%rsp), %r8
	xorl	%eax, %eax
	leaq	text.0(%rip), %rsi
	.p2align 4,,10
	.p2align 3
.L73:
	movl	$48, %edx
	cmpl	%eax, %edi
	jle	.L72
	movzbl	(%r8,%rax), %edx
.L72:
	movb	%dl, (%rsi,%rax)
	addq	$1, %rax
	cmpl	%eax, %ecx
	jg	.L73
.L74:
	movslq	%ecx, %rcx
	movq	%rsi, %rax
	movb	$0, (%rsi,%rcx)
	addq	$816, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L69:
	xorl	%edx, %edx
	movl	$1, %esi
	call	double_decimal@PLT
	movl	(%rsp), %eax
	movl	%eax, 0(%rbp)
.L71:
	xorl	%ecx, %ecx
	leaq	text.0(%rip), %rsi
	jmp	.L74
	.p2align 4,,10
	.p2align 3
.L90:
	ucomisd	%xmm0, %xmm0
	leaq	.LC1(%rip), %rsi
	leaq	.LC2(%rip), %rax
	leaq	text.0(%rip), %rdi
	cmovnp	%rax, %rsi
	jmp	strcpy@PLT
	.size	digits_of, .-digits_of
	.section	.text.strtod,"ax",@progbits
	.p2align 4
	.globl	strtod
	.type	strtod, @function
strtod:
	pushq	%rbx
	movq	%rsi, %rdx
	movq	%rdi, %rsi
	subq	$16, %rsp
	movq	_impure_ptr@GOTPCREL(%rip), %rax
	movq	(%rax), %rbx
	movl	$0, (%rbx)
	movq	%rbx, %rdi
	call	_strtod_r@PLT
	movl	(%rbx), %eax
	testl	%eax, %eax
	jne	.L94
	addq	$16, %rsp
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L94:
	movsd	%xmm0, 8(%rsp)
	call	___errno@PLT
	movl	(%rbx), %edx
	movsd	8(%rsp), %xmm0
	movl	%edx, (%rax)
	addq	$16, %rsp
	popq	%rbx
	ret
	.size	strtod, .-strtod
	.section	.text.atof,"ax",@progbits
	.p2align 4
	.globl	atof
	.type	atof, @function
atof:
	xorl	%esi, %esi
	jmp	strtod@PLT
	.size	atof, .-atof
	.section	.text.strtol,"ax",@progbits
	.p2align 4
	.globl	strtol
	.type	strtol, @function
strtol:
	movabsq	$-9223372036854775808, %r8
	subq	$24, %rsp
	leaq	12(%rsp), %rcx
	call	magnitude
	movl	12(%rsp), %ecx
	movq	%rax, %rdx
	negq	%rdx
	testl	%ecx, %ecx
	jne	.L96
	movq	%rax, %rdx
	testq	%rax, %rax
	js	.L100
.L96:
	movq	%rdx, %rax
	addq	$24, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L100:
	call	___errno@PLT
	movabsq	$9223372036854775807, %rdx
	movl	$34, (%rax)
	jmp	.L96
	.size	strtol, .-strtol
	.section	.text.strtoll,"ax",@progbits
	.p2align 4
	.globl	strtoll
	.type	strtoll, @function
strtoll:
	movabsq	$-9223372036854775808, %r8
	subq	$24, %rsp
	leaq	12(%rsp), %rcx
	call	magnitude
	movl	12(%rsp), %ecx
	movq	%rax, %rdx
	negq	%rdx
	testl	%ecx, %ecx
	jne	.L101
	movq	%rax, %rdx
	testq	%rax, %rax
	js	.L105
.L101:
	movq	%rdx, %rax
	addq	$24, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L105:
	call	___errno@PLT
	movabsq	$9223372036854775807, %rdx
	movl	$34, (%rax)
	jmp	.L101
	.size	strtoll, .-strtoll
	.section	.text.strtoimax,"ax",@progbits
	.p2align 4
	.globl	strtoimax
	.type	strtoimax, @function
strtoimax:
	movabsq	$-9223372036854775808, %r8
	subq	$24, %rsp
	leaq	12(%rsp), %rcx
	call	magnitude
	movl	12(%rsp), %ecx
	movq	%rax, %rdx
	negq	%rdx
	testl	%ecx, %ecx
	jne	.L106
	movq	%rax, %rdx
	testq	%rax, %rax
	js	.L110
.L106:
	movq	%rdx, %rax
	addq	$24, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L110:
	call	___errno@PLT
	movabsq	$9223372036854775807, %rdx
	movl	$34, (%rax)
	jmp	.L106
	.size	strtoimax, .-strtoimax
	.section	.text.strtoul,"ax",@progbits
	.p2align 4
	.globl	strtoul
	.type	strtoul, @function
strtoul:
	subq	$24, %rsp
	movq	$-1, %r8
	leaq	12(%rsp), %rcx
	call	magnitude
	movl	12(%rsp), %edx
	testl	%edx, %edx
	je	.L111
	negq	%rax
.L111:
	addq	$24, %rsp
	ret
	.size	strtoul, .-strtoul
	.section	.text.strtoull,"ax",@progbits
	.p2align 4
	.globl	strtoull
	.type	strtoull, @function
strtoull:
	subq	$24, %rsp
	movq	$-1, %r8
	leaq	12(%rsp), %rcx
	call	magnitude
	movl	12(%rsp), %edx
	testl	%edx, %edx
	je	.L114
	negq	%rax
.L114:
	addq	$24, %rsp
	ret
	.size	strtoull, .-strtoull
	.section	.text.strtoumax,"ax",@progbits
	.p2align 4
	.globl	strtoumax
	.type	strtoumax, @function
strtoumax:
	subq	$24, %rsp
	movq	$-1, %r8
	leaq	12(%rsp), %rcx
	call	magnitude
	movl	12(%rsp), %edx
	testl	%edx, %edx
	je	.L117
	negq	%rax
.L117:
	addq	$24, %rsp
	ret
	.size	strtoumax, .-strtoumax
	.section	.text.atoi,"ax",@progbits
	.p2align 4
	.globl	atoi
	.type	atoi, @function
atoi:
	subq	$8, %rsp
	movl	$10, %edx
	xorl	%esi, %esi
	call	strtol@PLT
	addq	$8, %rsp
	ret
	.size	atoi, .-atoi
	.section	.text.atol,"ax",@progbits
	.p2align 4
	.globl	atol
	.type	atol, @function
atol:
	movl	$10, %edx
	xorl	%esi, %esi
	jmp	strtol@PLT
	.size	atol, .-atol
	.section	.text.atoll,"ax",@progbits
	.p2align 4
	.globl	atoll
	.type	atoll, @function
atoll:
	movl	$10, %edx
	xorl	%esi, %esi
	jmp	strtoll@PLT
	.size	atoll, .-atoll
	.section	.text.llabs,"ax",@progbits
	.p2align 4
	.globl	llabs
	.type	llabs, @function
llabs:
	movq	%rdi, %rax
	negq	%rax
	cmovs	%rdi, %rax
	ret
	.size	llabs, .-llabs
	.section	.text.ldiv,"ax",@progbits
	.p2align 4
	.globl	ldiv
	.type	ldiv, @function
ldiv:
	movq	%rdi, %rax
	cqto
	idivq	%rsi
	ret
	.size	ldiv, .-ldiv
	.section	.text.lldiv,"ax",@progbits
	.p2align 4
	.globl	lldiv
	.type	lldiv, @function
lldiv:
	movq	%rdi, %rax
	cqto
	idivq	%rsi
	ret
	.size	lldiv, .-lldiv
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC5:
	.string	"0123456789abcdefghijklmnopqrstuvwxyz"
	.section	.text.ultostr,"ax",@progbits
	.p2align 4
	.globl	ultostr
	.type	ultostr, @function
ultostr:
	leal	-2(%rsi), %eax
	leaq	65+text.1(%rip), %rcx
	movslq	%esi, %rsi
	leaq	.LC5(%rip), %r8
	cmpl	$34, %eax
	ja	.L138
	.p2align 4,,10
	.p2align 3
.L130:
	movq	%rdi, %rax
	xorl	%edx, %edx
	subq	$1, %rcx
	divq	%rsi
	movzbl	(%r8,%rdx), %edx
	movb	%dl, (%rcx)
	movq	%rdi, %rdx
	movq	%rax, %rdi
	cmpq	%rsi, %rdx
	jnb	.L130
	movq	%rcx, %rax
	ret
	.p2align 4,,10
	.p2align 3
.L138:
	subq	$8, %rsp
	call	___errno@PLT
	movl	$34, (%rax)
	xorl	%eax, %eax
	addq	$8, %rsp
	ret
	.size	ultostr, .-ultostr
	.section	.text.ltostr,"ax",@progbits
	.p2align 4
	.globl	ltostr
	.type	ltostr, @function
ltostr:
	testq	%rdi, %rdi
	js	.L146
	jmp	ultostr@PLT
	.p2align 4,,10
	.p2align 3
.L146:
	subq	$8, %rsp
	negq	%rdi
	call	ultostr@PLT
	testq	%rax, %rax
	je	.L147
	movb	$45, -1(%rax)
	leaq	-1(%rax), %rdx
.L139:
	movq	%rdx, %rax
	addq	$8, %rsp
	ret
.L147:
	xorl	%edx, %edx
	jmp	.L139
	.size	ltostr, .-ltostr
	.section	.text.ltoa,"ax",@progbits
	.p2align 4
	.globl	ltoa
	.type	ltoa, @function
ltoa:
	movl	$10, %esi
	jmp	ltostr@PLT
	.size	ltoa, .-ltoa
	.section	.text.ultoa,"ax",@progbits
	.p2align 4
	.globl	ultoa
	.type	ultoa, @function
ultoa:
	movl	$10, %esi
	jmp	ultostr@PLT
	.size	ultoa, .-ultoa
	.section	.text.ecvt,"ax",@progbits
	.p2align 4
	.globl	ecvt
	.type	ecvt, @function
ecvt:
	movq	%rdx, %rcx
	movq	%rsi, %rdx
	xorl	%esi, %esi
	jmp	digits_of
	.size	ecvt, .-ecvt
	.section	.text.fcvt,"ax",@progbits
	.p2align 4
	.globl	fcvt
	.type	fcvt, @function
fcvt:
	movq	%rdx, %rcx
	movq	%rsi, %rdx
	movl	$1, %esi
	jmp	digits_of
	.size	fcvt, .-fcvt
	.section	.text.gcvt,"ax",@progbits
	.p2align 4
	.globl	gcvt
	.type	gcvt, @function
gcvt:
	pushq	%r13
	movl	%edi, %edx
	movq	%rsi, %r13
	xorl	%ecx, %ecx
	pushq	%r12
	movl	$103, %esi
	pushq	%rbp
	movq	%r13, %rbp
	pushq	%rbx
	subq	$984, %rsp
	movq	%rsp, %rdi
	call	show_double@PLT
	movl	(%rsp), %edx
	testl	%edx, %edx
	je	.L153
	movb	$45, 0(%r13)
	leaq	1(%r13), %rbp
.L153:
	movl	8(%rsp), %eax
	testl	%eax, %eax
	jle	.L154
	leaq	32(%rsp), %rbx
	xorl	%r12d, %r12d
	jmp	.L157
	.p2align 4,,10
	.p2align 3
.L162:
	movq	%rbp, %rdi
	call	memcpy@PLT
.L156:
	movslq	(%rbx), %rax
	addl	$1, %r12d
	addq	$16, %rbx
	addq	%rax, %rbp
	cmpl	%r12d, 8(%rsp)
	jle	.L154
.L157:
	movq	-8(%rbx), %rsi
	movslq	(%rbx), %rdx
	testq	%rsi, %rsi
	jne	.L162
	movl	$48, %esi
	movq	%rbp, %rdi
	call	memset@PLT
	jmp	.L156
	.p2align 4,,10
	.p2align 3
.L154:
	movb	$0, 0(%rbp)
	addq	$984, %rsp
	movq	%r13, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.size	gcvt, .-gcvt
	.local	text.0
	.comm	text.0,400,32
	.local	text.1
	.comm	text.1,66,32
	.section	.rodata.cst16,"aM",@progbits,16
	.align 16
.LC3:
	.long	-1
	.long	2147483647
	.long	0
	.long	0
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC4:
	.long	-1
	.long	2146435071
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
