// 238e64ad6f5a34f0884c1d6349244abb emu/guest/libc/shown.c
	.file	"shown.c"
	.text
	.section	.text.set_exponent,"ax",@progbits
	.p2align 4
	.type	set_exponent, @function
set_exponent:
	movl	%ecx, %r10d
	movl	%edx, %ecx
	pushq	%rbp
	movl	%edx, %r9d
	negl	%ecx
	pushq	%rbx
	movq	%rdi, %r8
	movl	%esi, %r11d
	cmovs	%edx, %ecx
	movl	$3435973837, %ebp
	movl	$8, %edx
	movl	$9, %ebx
	.p2align 4,,10
	.p2align 3
.L3:
	movl	%ecx, %eax
	movl	%ecx, %esi
	imulq	%rbp, %rax
	shrq	$35, %rax
	leal	(%rax,%rax,4), %edi
	addl	%edi, %edi
	subl	%edi, %esi
	movq	%rdx, %rdi
	addl	$48, %esi
	movb	%sil, 151(%r8,%rdx)
	movl	%ecx, %esi
	movl	%eax, %ecx
	movl	%ebx, %eax
	subl	%edx, %eax
	cmpl	%eax, %r10d
	setg	%al
	cmpl	$9, %esi
	seta	%sil
	subq	$1, %rdx
	orb	%sil, %al
	jne	.L3
	sarl	$31, %r9d
	leal	-2(%rdi), %eax
	subl	$3, %edi
	andl	$2, %r9d
	cltq
	movslq	%edi, %rdx
	addl	$43, %r9d
	movb	%r9b, 152(%r8,%rax)
	movb	%r11b, 152(%r8,%rdx)
	movslq	8(%r8), %rax
	leaq	152(%r8,%rdx), %rdx
	leal	1(%rax), %ecx
	salq	$4, %rax
	addq	%r8, %rax
	movl	%ecx, 8(%r8)
	movq	%rdx, 24(%rax)
	movl	$8, %edx
	subl	%edi, %edx
	movl	%edx, 32(%rax)
	popq	%rbx
	popq	%rbp
	ret
	.size	set_exponent, .-set_exponent
	.section	.text.add_digits,"ax",@progbits
	.p2align 4
	.type	add_digits, @function
add_digits:
	movl	%edx, %ecx
	movl	164(%rdi), %edx
	movq	%rdi, %rax
	cmpl	%esi, %edx
	jle	.L10
	subl	%esi, %edx
	movslq	%esi, %rsi
	cmpl	%ecx, %edx
	movl	%edx, %edi
	cmovg	%ecx, %edi
	addq	168(%rax), %rsi
	testl	%edi, %edi
	jle	.L12
	movslq	8(%rax), %rdx
	leal	1(%rdx), %r8d
	salq	$4, %rdx
	addq	%rax, %rdx
	movl	%r8d, 8(%rax)
	movq	%rsi, 24(%rdx)
	movl	%edi, 32(%rdx)
.L12:
	subl	%edi, %ecx
	.p2align 4,,10
	.p2align 3
.L10:
	testl	%ecx, %ecx
	jle	.L9
	movslq	8(%rax), %rdx
	leal	1(%rdx), %esi
	salq	$4, %rdx
	movl	%esi, 8(%rax)
	addq	%rdx, %rax
	movq	$0, 24(%rax)
	movl	%ecx, 32(%rax)
.L9:
	ret
	.size	add_digits, .-add_digits
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"."
	.section	.text.show_scientific,"ax",@progbits
	.p2align 4
	.type	show_scientific, @function
show_scientific:
	pushq	%rbx
	movl	%esi, %r11d
	movl	%edx, %ebx
	xorl	%esi, %esi
	movl	$1, %edx
	movq	%rdi, %r9
	movl	%ecx, %r10d
	call	add_digits
	orl	%r11d, %ebx
	jne	.L24
.L15:
	movl	%r11d, %edx
	movl	$1, %esi
	movq	%r9, %rdi
	call	add_digits
	movl	164(%r9), %edx
	testl	%edx, %edx
	je	.L16
	movl	160(%r9), %eax
	leal	-1(%rax), %edx
.L16:
	movsbl	%r10b, %esi
	movl	$2, %ecx
	movq	%r9, %rdi
	popq	%rbx
	jmp	set_exponent
	.p2align 4,,10
	.p2align 3
.L24:
	movslq	8(%r9), %rax
	leaq	.LC0(%rip), %rbx
	leal	1(%rax), %edx
	salq	$4, %rax
	addq	%r9, %rax
	movl	%edx, 8(%r9)
	movq	%rbx, 24(%rax)
	movl	$1, 32(%rax)
	jmp	.L15
	.size	show_scientific, .-show_scientific
	.section	.text.show_fixed,"ax",@progbits
	.p2align 4
	.type	show_fixed, @function
show_fixed:
	pushq	%rbx
	movl	160(%rdi), %r11d
	movl	%edx, %ebx
	movq	%rdi, %r9
	movl	%esi, %r10d
	orl	%esi, %ebx
	testl	%r11d, %r11d
	js	.L38
	je	.L29
	xorl	%esi, %esi
	movl	%r11d, %edx
	call	add_digits
	testl	%ebx, %ebx
	jne	.L39
.L31:
	xorl	%esi, %esi
	testl	%r11d, %r11d
	movl	%r10d, %edx
	movq	%r9, %rdi
	cmovns	%r11d, %esi
	popq	%rbx
	jmp	add_digits
	.p2align 4,,10
	.p2align 3
.L38:
	movl	%r11d, %edx
	movslq	8(%rdi), %rax
	negl	%edx
	cmpl	%esi, %edx
	leal	1(%rax), %ecx
	cmovg	%esi, %edx
	movq	%rax, %rsi
	salq	$4, %rax
	movl	%ecx, 8(%rdi)
	addq	%rdi, %rax
	movq	$0, 24(%rax)
	movl	$1, 32(%rax)
	testl	%ebx, %ebx
	jne	.L40
.L28:
	testl	%edx, %edx
	jle	.L34
	movslq	8(%r9), %rax
	leal	1(%rax), %ecx
	salq	$4, %rax
	addq	%r9, %rax
	movl	%ecx, 8(%r9)
	movq	$0, 24(%rax)
	movl	%edx, 32(%rax)
.L34:
	subl	%edx, %r10d
	jmp	.L31
	.p2align 4,,10
	.p2align 3
.L39:
	movslq	8(%r9), %rax
	leaq	.LC0(%rip), %rcx
	leal	1(%rax), %edx
	salq	$4, %rax
	addq	%r9, %rax
	movl	%edx, 8(%r9)
	movq	%rcx, 24(%rax)
	movl	$1, 32(%rax)
	jmp	.L31
	.p2align 4,,10
	.p2align 3
.L40:
	movslq	%ecx, %rcx
	addl	$2, %esi
	leaq	.LC0(%rip), %rax
	salq	$4, %rcx
	movl	%esi, 8(%rdi)
	addq	%rdi, %rcx
	movq	%rax, 24(%rcx)
	movl	$1, 32(%rcx)
	jmp	.L28
	.p2align 4,,10
	.p2align 3
.L29:
	movslq	8(%rdi), %rax
	leal	1(%rax), %edx
	movq	%rax, %rcx
	salq	$4, %rax
	addq	%rdi, %rax
	movl	%edx, 8(%rdi)
	movq	$0, 24(%rax)
	movl	$1, 32(%rax)
	testl	%ebx, %ebx
	je	.L31
	movslq	%edx, %rdx
	addl	$2, %ecx
	salq	$4, %rdx
	movl	%ecx, 8(%r9)
	leaq	.LC0(%rip), %rcx
	leaq	(%r9,%rdx), %rax
	movq	%rcx, 24(%rax)
	movl	$1, 32(%rax)
	jmp	.L31
	.size	show_fixed, .-show_fixed
	.section	.text.show_decimal,"ax",@progbits
	.p2align 4
	.type	show_decimal, @function
show_decimal:
	movl	%esi, %eax
	movq	%rdi, %r8
	movl	%edx, %esi
	movl	%ecx, %edx
	movl	%eax, %edi
	movl	$101, %ecx
	orl	$32, %edi
	testb	$32, %al
	movl	$69, %eax
	cmove	%eax, %ecx
	cmpb	$103, %dil
	je	.L67
	cmpb	$101, %dil
	movq	%r8, %rdi
	je	.L68
	jmp	show_fixed
	.p2align 4,,10
	.p2align 3
.L68:
	jmp	show_scientific
	.p2align 4,,10
	.p2align 3
.L67:
	movl	164(%r8), %eax
	movl	160(%r8), %edi
	testl	%eax, %eax
	je	.L69
	leal	-1(%rdi), %r10d
	movl	$1, %r9d
	testl	%esi, %esi
	je	.L46
	movl	%esi, %r9d
	subl	$1, %esi
.L46:
	testl	%edx, %edx
	sete	%r11b
	cmpl	$-4, %r10d
	jl	.L47
	cmpl	%r9d, %r10d
	jl	.L70
.L47:
	cmpl	%r9d, %eax
	jge	.L48
	testb	%r11b, %r11b
	je	.L48
	leal	-1(%rax), %esi
	xorl	%eax, %eax
	testl	%esi, %esi
	cmovs	%eax, %esi
.L48:
	movq	%r8, %rdi
	jmp	show_scientific
	.p2align 4,,10
	.p2align 3
.L69:
	cmpl	$1, %esi
	adcl	$-1, %esi
.L45:
	subl	%edi, %eax
	testl	%edx, %edx
	jne	.L49
	cmpl	%esi, %eax
	setl	%cl
	xorl	%edi, %edi
	testl	%eax, %eax
	cmovs	%edi, %eax
	testb	%cl, %cl
	cmovne	%eax, %esi
.L49:
	movq	%r8, %rdi
	jmp	show_fixed
.L70:
	subl	%r10d, %esi
	jmp	.L45
	.size	show_decimal, .-show_decimal
	.section	.rodata.str1.1
.LC1:
	.string	"0123456789abcdef"
.LC2:
	.string	"0123456789ABCDEF"
.LC3:
	.string	"0x"
.LC4:
	.string	"0X"
	.section	.text.show_hexadecimal.constprop.0,"ax",@progbits
	.p2align 4
	.type	show_hexadecimal.constprop.0, @function
show_hexadecimal.constprop.0:
	pushq	%r14
	movl	%esi, %r11d
	movq	%rdx, %rsi
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	leaq	176(%rdi), %rbp
	pushq	%rbx
	movl	48(%rsp), %ebx
	movl	56(%rsp), %r12d
	cmpb	$97, %r9b
	je	.L120
	leaq	.LC2(%rip), %r10
	testl	%ebx, %ebx
	js	.L73
	leaq	.LC4(%rip), %rax
	cmpl	%ecx, %ebx
	jl	.L74
.L75:
	movq	%rax, 16(%rdi)
	movzbl	(%r10,%r11), %eax
	movl	$1, %r13d
	movb	%al, 176(%rdi)
.L102:
	movslq	%ecx, %r11
	xorl	%eax, %eax
	.p2align 4,,10
	.p2align 3
.L93:
	movsbq	(%rsi,%rax), %rdx
	movzbl	(%r10,%rdx), %edx
	movb	%dl, 177(%rdi,%rax)
	addq	$1, %rax
	cmpq	%rax, %r11
	jne	.L93
	movslq	8(%rdi), %rax
	leal	1(%rax), %esi
	movq	%rax, %rdx
	salq	$4, %rax
	addq	%rdi, %rax
	movl	%esi, 8(%rdi)
	movq	%rbp, 24(%rax)
	movl	$1, 32(%rax)
	testb	%r13b, %r13b
	jne	.L94
.L101:
	testl	%r12d, %r12d
	je	.L96
	movslq	%esi, %rax
	addl	$2, %edx
	leaq	.LC0(%rip), %rbx
	salq	$4, %rax
	movl	%edx, 8(%rdi)
	addq	%rdi, %rax
	movq	%rbx, 24(%rax)
	movl	$1, 32(%rax)
.L96:
	cmpb	$97, %r9b
	movl	$80, %esi
	movl	$112, %eax
	popq	%rbx
	cmove	%eax, %esi
	popq	%rbp
	movl	$1, %ecx
	popq	%r12
	movl	%r8d, %edx
	popq	%r13
	popq	%r14
	jmp	set_exponent
	.p2align 4,,10
	.p2align 3
.L73:
	movslq	%ecx, %rax
	jmp	.L76
	.p2align 4,,10
	.p2align 3
.L78:
	subq	$1, %rax
	movl	%eax, %ecx
	testl	%eax, %eax
	je	.L107
.L76:
	cmpb	$0, -1(%rsi,%rax)
	je	.L78
	testl	%eax, %eax
	movl	%eax, %ecx
	setne	%dl
.L77:
	cmpb	$97, %r9b
	leaq	.LC3(%rip), %r13
	leaq	.LC4(%rip), %rax
	cmove	%r13, %rax
	testl	%ebx, %ebx
	setg	%r13b
	movq	%rax, 16(%rdi)
	movzbl	(%r10,%r11), %eax
	orl	%edx, %r13d
	movb	%al, 176(%rdi)
	testl	%ecx, %ecx
	jg	.L102
	movslq	8(%rdi), %rax
	leal	1(%rax), %esi
	movq	%rax, %rdx
	salq	$4, %rax
	addq	%rdi, %rax
	movl	%esi, 8(%rdi)
	movq	%rbp, 24(%rax)
	movl	$1, 32(%rax)
	testb	%r13b, %r13b
	je	.L101
	addl	$2, %edx
	leaq	.LC0(%rip), %rsi
	movl	%edx, 8(%rdi)
	movq	%rsi, 40(%rax)
	movl	$1, 48(%rax)
	jmp	.L99
	.p2align 4,,10
	.p2align 3
.L94:
	addl	$3, %edx
	leaq	.LC0(%rip), %rsi
	movl	$1, 48(%rax)
	movq	%rsi, 40(%rax)
	movl	%edx, 8(%rdi)
	leaq	177(%rdi), %rdx
	movq	%rdx, 56(%rax)
	movl	%ecx, 64(%rax)
.L99:
	subl	%ecx, %ebx
	testl	%ebx, %ebx
	jle	.L96
	movslq	8(%rdi), %rax
	leal	1(%rax), %edx
	salq	$4, %rax
	addq	%rdi, %rax
	movl	%edx, 8(%rdi)
	movq	$0, 24(%rax)
	movl	%ebx, 32(%rax)
	jmp	.L96
	.p2align 4,,10
	.p2align 3
.L120:
	leaq	.LC1(%rip), %r10
	testl	%ebx, %ebx
	js	.L73
	leaq	.LC3(%rip), %rax
	cmpl	%ecx, %ebx
	jge	.L75
.L74:
	leal	1(%rbx), %eax
	cmpl	%eax, %ecx
	jle	.L108
	subl	$2, %ecx
	movslq	%ebx, %r14
	cltq
	leaq	2(%rsi,%r14), %rdx
	subl	%ebx, %ecx
	addq	%rsi, %rax
	leaq	(%rcx,%rdx), %r13
	xorl	%edx, %edx
	.p2align 4,,10
	.p2align 3
.L80:
	movsbl	(%rax), %ecx
	addq	$1, %rax
	orl	%ecx, %edx
	cmpq	%rax, %r13
	jne	.L80
	movl	%r11d, %eax
	xorl	%ecx, %ecx
	testl	%ebx, %ebx
	jne	.L79
.L82:
	movsbl	(%rsi,%rcx), %r13d
	cmpl	$7, %r13d
	jle	.L84
	orl	%edx, %eax
	jne	.L111
	cmpl	$8, %r13d
	je	.L84
.L111:
	movl	%ebx, %edx
	subl	$1, %edx
	js	.L90
	movslq	%edx, %rax
	leaq	-2(%rsi,%rcx), %rcx
	movl	%edx, %edx
	addq	%rsi, %rax
	subq	%rdx, %rcx
	jmp	.L89
	.p2align 4,,10
	.p2align 3
.L88:
	movb	$0, (%rax)
	subq	$1, %rax
	cmpq	%rax, %rcx
	je	.L90
.L89:
	movzbl	(%rax), %edx
	addl	$1, %edx
	cmpb	$15, %dl
	jg	.L88
	movb	%dl, (%rax)
.L84:
	testl	%ebx, %ebx
	movl	%ebx, %ecx
	setne	%dl
	jmp	.L77
	.p2align 4,,10
	.p2align 3
.L107:
	xorl	%edx, %edx
	jmp	.L77
.L108:
	xorl	%edx, %edx
	movslq	%ebx, %r14
.L79:
	movzbl	-1(%rsi,%r14), %eax
	movq	%r14, %rcx
	andl	$1, %eax
	jmp	.L82
.L90:
	addl	$1, %r11d
	jmp	.L84
	.size	show_hexadecimal.constprop.0, .-show_hexadecimal.constprop.0
	.section	.text.forget_decimal,"ax",@progbits
	.p2align 4
	.globl	forget_decimal
	.type	forget_decimal, @function
forget_decimal:
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	leaq	16(%rbx), %rbp
	subq	$8, %rsp
	movq	8(%rdi), %rdi
	cmpq	%rbp, %rdi
	je	.L122
	call	free@PLT
.L122:
	movq	%rbp, 8(%rbx)
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.size	forget_decimal, .-forget_decimal
	.section	.text.forget_shown,"ax",@progbits
	.p2align 4
	.globl	forget_shown
	.type	forget_shown, @function
forget_shown:
	addq	$160, %rdi
	jmp	forget_decimal@PLT
	.size	forget_shown, .-forget_shown
	.section	.rodata.str1.1
.LC5:
	.string	"NAN"
.LC6:
	.string	"nan"
.LC7:
	.string	"INF"
.LC8:
	.string	"inf"
.LC11:
	.string	""
	.section	.text.show_double,"ax",@progbits
	.p2align 4
	.globl	show_double
	.type	show_double, @function
show_double:
	pushq	%r13
	movapd	%xmm0, %xmm1
	movmskpd	%xmm0, %eax
	pushq	%r12
	movl	%edx, %r12d
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$24, %rsp
	andpd	.LC9(%rip), %xmm1
	movsd	.LC10(%rip), %xmm2
	movl	$0, 8(%rdi)
	ucomisd	%xmm1, %xmm2
	setnb	%dl
	andl	$1, %eax
	movl	%eax, (%rdi)
	movzbl	%dl, %eax
	movl	%eax, 4(%rdi)
	leaq	.LC11(%rip), %rax
	movq	%rax, 16(%rdi)
	leaq	176(%rdi), %rax
	movq	%rax, 168(%rdi)
	testb	%dl, %dl
	je	.L152
	movl	%esi, %eax
	movl	%ecx, %r13d
	movsbl	%sil, %ebp
	orl	$32, %eax
	cmpb	$97, %al
	je	.L153
	xorl	%edx, %edx
	cmpb	$102, %al
	sete	%dl
	testl	%r12d, %r12d
	js	.L154
	movl	%r12d, %esi
	cmpb	$102, %al
	je	.L137
	leal	1(%r12), %esi
	cmpb	$101, %al
	je	.L137
	testl	%r12d, %r12d
	movl	$1, %esi
	cmovne	%r12d, %esi
	jmp	.L137
	.p2align 4,,10
	.p2align 3
.L154:
	xorl	%esi, %esi
	cmpb	$101, %al
	movl	$6, %r12d
	sete	%sil
	addl	$6, %esi
.L137:
	leaq	160(%rbx), %rdi
	call	double_decimal@PLT
	movl	%r13d, %ecx
	movl	%r12d, %edx
	movl	%ebp, %esi
	movq	%rbx, %rdi
	call	show_decimal
	addq	$24, %rsp
	xorl	%eax, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L152:
	subl	$65, %esi
	ucomisd	%xmm0, %xmm0
	jp	.L155
	cmpb	$25, %sil
	leaq	.LC8(%rip), %rax
	leaq	.LC7(%rip), %rdx
	cmovbe	%rdx, %rax
.L129:
	movq	%rax, 24(%rbx)
	xorl	%eax, %eax
	movl	$1, 8(%rbx)
	movl	$3, 32(%rbx)
	addq	$24, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L155:
	cmpb	$25, %sil
	leaq	.LC6(%rip), %rax
	leaq	.LC5(%rip), %rdx
	cmovbe	%rdx, %rax
	jmp	.L129
	.p2align 4,,10
	.p2align 3
.L153:
	movq	%xmm0, %rsi
	leaq	3(%rsp), %r10
	leaq	16(%rsp), %rdi
	movl	$48, %ecx
	movq	%rsi, %r9
	movq	%r10, %rax
	shrq	$52, %r9
	andl	$2047, %r9d
	.p2align 4,,10
	.p2align 3
.L132:
	movq	%rsi, %rdx
	addq	$1, %rax
	shrq	%cl, %rdx
	subl	$4, %ecx
	andl	$15, %edx
	movb	%dl, -1(%rax)
	cmpq	%rax, %rdi
	jne	.L132
	pxor	%xmm1, %xmm1
	ucomisd	%xmm1, %xmm0
	jp	.L147
	movl	$0, %r8d
	je	.L133
.L147:
	leal	-1023(%r9), %r8d
	testl	%r9d, %r9d
	movl	$-1022, %eax
	cmove	%eax, %r8d
.L133:
	pushq	%r13
	xorl	%esi, %esi
	testl	%r9d, %r9d
	movq	%r10, %rdx
	pushq	%r12
	setne	%sil
	movl	%ebp, %r9d
	movq	%rbx, %rdi
	movl	$13, %ecx
	call	show_hexadecimal.constprop.0
	popq	%rax
	popq	%rdx
	xorl	%eax, %eax
	addq	$24, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.size	show_double, .-show_double
	.section	.text.show_quad,"ax",@progbits
	.p2align 4
	.globl	show_quad
	.type	show_quad, @function
show_quad:
	pushq	%r14
	movq	%rsi, %r14
	movq	%rsi, %rax
	movq	%rdx, %r10
	pushq	%r13
	shrq	$48, %r14
	shrq	$63, %rax
	pushq	%r12
	andl	$32767, %r14d
	pushq	%rbp
	movl	%ecx, %ebp
	pushq	%rbx
	movq	%rdi, %rbx
	movq	%rsi, %rdi
	subq	$32, %rsp
	movl	%eax, (%rbx)
	xorl	%eax, %eax
	cmpl	$32767, %r14d
	setne	%al
	movl	$0, 8(%rbx)
	movl	%eax, 4(%rbx)
	leaq	.LC11(%rip), %rax
	movq	%rax, 16(%rbx)
	leaq	176(%rbx), %rax
	movq	%rax, 168(%rbx)
	je	.L183
	movl	%ecx, %eax
	movl	%r8d, %r12d
	movl	%r9d, %r13d
	orl	$32, %eax
	cmpb	$97, %al
	je	.L184
	xorl	%r8d, %r8d
	cmpb	$102, %al
	sete	%r8b
	testl	%r12d, %r12d
	js	.L185
	movl	%r12d, %ecx
	cmpb	$102, %al
	je	.L169
	leal	1(%r12), %ecx
	cmpb	$101, %al
	je	.L169
	testl	%r12d, %r12d
	movl	$1, %ecx
	cmovne	%r12d, %ecx
	jmp	.L169
	.p2align 4,,10
	.p2align 3
.L185:
	xorl	%ecx, %ecx
	cmpb	$101, %al
	movl	$6, %r12d
	sete	%cl
	addl	$6, %ecx
.L169:
	leaq	160(%rbx), %rax
	movq	%rdi, %rsi
	movq	%r10, %rdx
	movq	%rax, %rdi
	call	quad_decimal@PLT
	testl	%eax, %eax
	jne	.L178
	movsbl	%bpl, %esi
	movl	%r13d, %ecx
	movl	%r12d, %edx
	movq	%rbx, %rdi
	call	show_decimal
.L160:
	xorl	%eax, %eax
.L156:
	addq	$32, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L183:
	movabsq	$281474976710655, %rax
	subl	$65, %ebp
	andq	%rsi, %rax
	orq	%rdx, %rax
	je	.L158
	cmpb	$25, %bpl
	leaq	.LC6(%rip), %rax
	leaq	.LC5(%rip), %rdx
	cmovbe	%rdx, %rax
.L159:
	movl	$1, 8(%rbx)
	movq	%rax, 24(%rbx)
	movl	$3, 32(%rbx)
	jmp	.L160
	.p2align 4,,10
	.p2align 3
.L158:
	cmpb	$25, %bpl
	leaq	.LC8(%rip), %rax
	leaq	.LC7(%rip), %rdx
	cmovbe	%rdx, %rax
	jmp	.L159
	.p2align 4,,10
	.p2align 3
.L184:
	movl	$108, %edx
	xorl	%esi, %esi
	movq	%rsp, %r11
	.p2align 4,,10
	.p2align 3
.L164:
	movq	%r10, %rax
	movl	%edx, %ecx
	shrq	%cl, %rax
	andl	$15, %eax
	cmpq	$11, %rsi
	ja	.L163
	leal	-64(%rdx), %ecx
	movq	%rdi, %rax
	shrq	%cl, %rax
	andl	$15, %eax
.L163:
	subl	$4, %edx
	movb	%al, (%r11,%rsi)
	addq	$1, %rsi
	cmpl	$-4, %edx
	jne	.L164
	btrq	$63, %rdi
	xorl	%r8d, %r8d
	movsbl	%bpl, %r9d
	orq	%r10, %rdi
	je	.L165
	leal	-16383(%r14), %r8d
	testl	%r14d, %r14d
	movl	$-16382, %eax
	cmove	%eax, %r8d
.L165:
	pushq	%r13
	xorl	%esi, %esi
	testl	%r14d, %r14d
	movq	%r11, %rdx
	pushq	%r12
	setne	%sil
	movl	$28, %ecx
	movq	%rbx, %rdi
	call	show_hexadecimal.constprop.0
	popq	%rax
	popq	%rdx
	jmp	.L160
.L178:
	movl	$-1, %eax
	jmp	.L156
	.size	show_quad, .-show_quad
	.section	.rodata.cst16,"aM",@progbits,16
	.align 16
.LC9:
	.long	-1
	.long	2147483647
	.long	0
	.long	0
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC10:
	.long	-1
	.long	2146435071
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
