// 750b29ca1883a4065dcd1a1b7c4b0280 newlib/libc/stdlib/strtod.c
	.file	"strtod.c"
	.text
	.section	.text.sulp,"ax",@progbits
	.p2align 4
	.type	sulp, @function
sulp:
	pushq	%rbp
	movq	%rdi, %xmm0
	movl	%esi, %ebp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$8, %rsp
	call	__ulp@PLT
	testl	%ebp, %ebp
	je	.L1
	shrq	$52, %rbx
	movl	$107, %eax
	andl	$2047, %ebx
	subl	%ebx, %eax
	testl	%eax, %eax
	jle	.L1
	sall	$20, %eax
	addl	$1072693248, %eax
	salq	$32, %rax
	movq	%rax, %xmm1
	mulsd	%xmm1, %xmm0
.L1:
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.size	sulp, .-sulp
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC6:
	.string	"nf"
.LC7:
	.string	"inity"
.LC8:
	.string	"an"
.LC9:
	.string	""
	.section	.text._strtod_l,"ax",@progbits
	.p2align 4
	.globl	_strtod_l
	.type	_strtod_l, @function
_strtod_l:
	pushq	%r15
	pushq	%r14
	movq	%rsi, %r14
	pushq	%r13
	movq	%rdi, %r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	movq	%rcx, %rbx
	subq	$136, %rsp
	movq	_C_numeric_locale@GOTPCREL(%rip), %rax
	movq	%rdx, 16(%rsp)
	movq	$0, 112(%rsp)
	movq	(%rax), %rsi
	movq	%rsi, %rdi
	movq	%rsi, 8(%rsp)
	call	strlen@PLT
	movq	8(%rsp), %rsi
	xorl	%r10d, %r10d
	movq	%rax, %rdx
	movq	%r14, %rax
.L15:
	movq	%rax, 104(%rsp)
	movzbl	(%rax), %ebp
	movq	%rax, %r9
	cmpb	$45, %bpl
	ja	.L185
	leaq	.L11(%rip), %rdi
	movzbl	%bpl, %ecx
	movslq	(%rdi,%rcx,4), %rcx
	addq	%rdi, %rcx
	jmp	*%rcx
	.section	.rodata
	.align 4
	.align 4
.L11:
	.long	.L14-.L11
	.long	.L185-.L11
	.long	.L185-.L11
	.long	.L185-.L11
	.long	.L185-.L11
	.long	.L185-.L11
	.long	.L185-.L11
	.long	.L185-.L11
	.long	.L185-.L11
	.long	.L13-.L11
	.long	.L13-.L11
	.long	.L13-.L11
	.long	.L13-.L11
	.long	.L13-.L11
	.long	.L185-.L11
	.long	.L185-.L11
	.long	.L185-.L11
	.long	.L185-.L11
	.long	.L185-.L11
	.long	.L185-.L11
	.long	.L185-.L11
	.long	.L185-.L11
	.long	.L185-.L11
	.long	.L185-.L11
	.long	.L185-.L11
	.long	.L185-.L11
	.long	.L185-.L11
	.long	.L185-.L11
	.long	.L185-.L11
	.long	.L185-.L11
	.long	.L185-.L11
	.long	.L185-.L11
	.long	.L13-.L11
	.long	.L185-.L11
	.long	.L185-.L11
	.long	.L185-.L11
	.long	.L185-.L11
	.long	.L185-.L11
	.long	.L185-.L11
	.long	.L185-.L11
	.long	.L185-.L11
	.long	.L185-.L11
	.long	.L185-.L11
	.long	.L186-.L11
	.long	.L185-.L11
	.long	.L10-.L11
	.section	.text._strtod_l
	.p2align 4,,10
	.p2align 3
.L185:
	movl	$0, 8(%rsp)
.L9:
	xorl	%r15d, %r15d
	cmpb	$48, %bpl
	je	.L347
.L16:
	movsbl	%bpl, %ebx
	movslq	%edx, %rdx
	leal	-48(%rbx), %eax
	cmpl	$9, %eax
	ja	.L32
	leaq	1(%r9), %rax
	xorl	%ecx, %ecx
	xorl	%r8d, %r8d
	xorl	%r12d, %r12d
	jmp	.L35
	.p2align 4,,10
	.p2align 3
.L349:
	leal	(%r8,%r8,4), %edi
	leal	-48(%rbx,%rdi,2), %r8d
.L34:
	movq	%rax, 104(%rsp)
	movsbl	(%rax), %ebx
	movq	%rax, %rdi
	addl	$1, %r12d
	addq	$1, %rax
	leal	-48(%rbx), %r10d
	movl	%ebx, %ebp
	cmpl	$9, %r10d
	ja	.L348
.L35:
	cmpl	$8, %r12d
	jle	.L349
	leal	(%rcx,%rcx,4), %ecx
	leal	-48(%rbx,%rcx,2), %ecx
	jmp	.L34
	.p2align 4,,10
	.p2align 3
.L13:
	addq	$1, %rax
	jmp	.L15
.L186:
	movl	$0, 8(%rsp)
.L12:
	leaq	1(%rax), %r9
	movq	%r9, 104(%rsp)
	movzbl	1(%rax), %ebp
	testb	%bpl, %bpl
	jne	.L9
.L14:
.L51:
	movq	16(%rsp), %rax
	pxor	%xmm0, %xmm0
	testq	%rax, %rax
	je	.L8
	movq	%r14, (%rax)
.L8:
	addq	$136, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L348:
	movl	%ecx, 48(%rsp)
	movl	%r8d, 40(%rsp)
	movq	%r9, 32(%rsp)
	movq	%rdx, 24(%rsp)
	call	strncmp@PLT
	movq	24(%rsp), %rdx
	movq	32(%rsp), %r9
	testl	%eax, %eax
	movl	40(%rsp), %r8d
	movl	48(%rsp), %ecx
	jne	.L350
	addq	104(%rsp), %rdx
	movl	$0, 24(%rsp)
	movl	%r12d, %esi
	movq	%rdx, 104(%rsp)
	movsbl	(%rdx), %ebx
.L39:
	leal	-48(%rbx), %edi
	cmpl	$9, %edi
	ja	.L341
.L43:
	movq	104(%rsp), %r11
	addl	$1, %eax
	movl	%edi, %ebx
	testl	%edi, %edi
	jne	.L351
.L44:
	leaq	1(%r11), %rdx
	movq	%rdx, 104(%rsp)
	movsbl	1(%r11), %ebx
	jmp	.L39
	.p2align 4,,10
	.p2align 3
.L350:
	andl	$-33, %ebp
	movl	$0, 24(%rsp)
	movl	%r12d, %esi
	xorl	%eax, %eax
	xorl	%r11d, %r11d
	cmpb	$69, %bpl
	jne	.L193
.L37:
	movq	104(%rsp), %r14
	leaq	1(%r14), %rdx
	movq	%rdx, 104(%rsp)
	movsbl	1(%r14), %ebx
	cmpb	$43, %bl
	je	.L194
	cmpb	$45, %bl
	je	.L195
	movl	$0, 32(%rsp)
.L53:
	leal	-48(%rbx), %r10d
	cmpl	$9, %r10d
	ja	.L54
	movq	104(%rsp), %rdx
	cmpl	$48, %ebx
	jne	.L55
	leaq	1(%rdx), %rdi
	.p2align 4,,10
	.p2align 3
.L56:
	movq	%rdi, 104(%rsp)
	movsbl	(%rdi), %ebx
	movq	%rdi, %rdx
	leaq	1(%rdi), %rdi
	cmpl	$48, %ebx
	je	.L56
	leal	-49(%rbx), %edi
	xorl	%ebp, %ebp
	cmpl	$8, %edi
	jbe	.L352
.L38:
	testl	%r12d, %r12d
	jne	.L60
.L355:
	orl	%r15d, %eax
	jne	.L31
	testl	%r11d, %r11d
	jne	.L14
	cmpl	$105, %ebx
	je	.L63
	jg	.L64
	cmpl	$73, %ebx
	je	.L63
	cmpl	$78, %ebx
	jne	.L14
.L65:
	leaq	104(%rsp), %rbx
	leaq	.LC8(%rip), %rsi
	movq	%rbx, %rdi
	call	__match@PLT
	testl	%eax, %eax
	je	.L14
	movq	104(%rsp), %rax
	cmpb	$40, (%rax)
	je	.L353
.L71:
	leaq	.LC9(%rip), %rdi
	call	nan@PLT
	jmp	.L29
	.p2align 4,,10
	.p2align 3
.L347:
	movzbl	1(%r9), %eax
	leaq	1(%r9), %r12
	andl	$-33, %eax
	cmpb	$88, %al
	je	.L354
	.p2align 4,,10
	.p2align 3
.L30:
	movq	%r12, 104(%rsp)
	movq	%r12, %r9
	movzbl	(%r12), %ebp
	leaq	1(%r12), %r12
	cmpb	$48, %bpl
	je	.L30
	testb	%bpl, %bpl
	je	.L31
	movl	$1, %r15d
	jmp	.L16
.L64:
	cmpl	$110, %ebx
	je	.L65
	jmp	.L14
	.p2align 4,,10
	.p2align 3
.L193:
	xorl	%ebp, %ebp
	testl	%r12d, %r12d
	je	.L355
.L60:
	movl	24(%rsp), %eax
	movl	%ebp, %r11d
	pxor	%xmm0, %xmm0
	movl	$16, %edx
	subl	%eax, %r11d
	movl	%r8d, %eax
	testl	%esi, %esi
	cvtsi2sdq	%rax, %xmm0
	cmove	%r12d, %esi
	cmpl	%edx, %r12d
	cmovle	%r12d, %edx
	movq	%xmm0, %r10
	cmpl	$9, %r12d
	jle	.L82
	movq	__mprec_tens@GOTPCREL(%rip), %rdi
	leal	-9(%rdx), %eax
	pxor	%xmm1, %xmm1
	cltq
	cvtsi2sdq	%rcx, %xmm1
	mulsd	(%rdi,%rax,8), %xmm0
	addsd	%xmm1, %xmm0
	movq	%xmm0, %r10
	cmpl	$15, %r12d
	jg	.L83
.L82:
	testl	%r11d, %r11d
	je	.L78
	jle	.L84
	cmpl	$22, %r11d
	jle	.L356
	movl	$37, %eax
	subl	%r12d, %eax
	cmpl	%r11d, %eax
	jge	.L86
	movl	%r12d, %eax
	subl	%edx, %eax
	addl	%r11d, %eax
.L87:
	movl	%eax, %edx
	andl	$15, %edx
	je	.L89
	movq	__mprec_tens@GOTPCREL(%rip), %rcx
	movslq	%edx, %rdx
	movq	%r10, %xmm7
	mulsd	(%rcx,%rdx,8), %xmm7
	movq	%xmm7, %r10
.L89:
	andl	$-16, %eax
	movl	%eax, %edx
	je	.L100
	cmpl	$308, %eax
	jg	.L98
	sarl	$4, %eax
	cmpl	$16, %edx
	jle	.L198
	movq	__mprec_bigtens@GOTPCREL(%rip), %rdi
	movq	%r10, %xmm0
	movl	$1, %edx
	xorl	%ebx, %ebx
	jmp	.L96
	.p2align 4,,10
	.p2align 3
.L199:
	movq	%rcx, %rdx
.L96:
	testb	$1, %al
	je	.L95
	mulsd	-8(%rdi,%rdx,8), %xmm0
	movl	$1, %ebx
.L95:
	sarl	%eax
	leaq	1(%rdx), %rcx
	cmpl	$1, %eax
	jne	.L199
	testb	%bl, %bl
	movq	%xmm0, %rax
	cmove	%r10, %rax
	movq	%rax, %r10
.L94:
	movq	%r10, %rax
	movl	%r10d, %r10d
	movslq	%edx, %rdx
	shrq	$32, %rax
	subl	$55574528, %eax
	salq	$32, %rax
	orq	%rax, %r10
	movq	%r10, %xmm7
	mulsd	(%rdi,%rdx,8), %xmm7
	movq	%xmm7, %r10
	movq	%r10, %rax
	shrq	$32, %rax
	movl	%eax, %edx
	andl	$2146435072, %edx
	cmpl	$2090860544, %edx
	ja	.L98
	cmpl	$2089811968, %edx
	jbe	.L99
	movabsq	$9218868437227405311, %r10
.L115:
	.p2align 4,,10
	.p2align 3
.L100:
	movl	$0, 32(%rsp)
.L114:
	movl	%esi, %edx
	movl	%r12d, %ecx
	movq	%r9, %rsi
	movq	%r13, %rdi
	movq	%r10, 64(%rsp)
	movl	%r11d, 40(%rsp)
	call	__s2b@PLT
	movq	%rax, 56(%rsp)
	testq	%rax, %rax
	je	.L98
	movl	40(%rsp), %r11d
	movl	24(%rsp), %edx
	xorl	%eax, %eax
	movq	64(%rsp), %r10
	subl	%ebp, %edx
	testl	%r11d, %r11d
	movl	%r11d, 80(%rsp)
	cmovs	%edx, %eax
	movq	%r10, 24(%rsp)
	movl	%eax, 48(%rsp)
	movl	$0, %eax
	cmovns	%r11d, %eax
	xorl	%r12d, %r12d
	xorl	%ebx, %ebx
	movl	%eax, 52(%rsp)
	jmp	.L178
	.p2align 4,,10
	.p2align 3
.L364:
	movl	$-1022, %ecx
	subl	%esi, %ecx
	subl	%ecx, %eax
	cmpl	$31, %ecx
	jg	.L121
	movl	$1, %edx
	movl	$0, 72(%rsp)
	sall	%cl, %edx
	movl	%edx, 64(%rsp)
.L120:
	leal	(%r15,%rax), %ecx
	addl	%eax, %r14d
	movl	32(%rsp), %eax
	addl	%eax, %r14d
	cmpl	%ecx, %r15d
	movl	%ecx, %eax
	cmovle	%r15d, %eax
	cmpl	%r14d, %eax
	cmovg	%r14d, %eax
	testl	%eax, %eax
	jle	.L122
	subl	%eax, %ecx
	subl	%eax, %r14d
	subl	%eax, %r15d
.L122:
	movl	48(%rsp), %edx
	testl	%edx, %edx
	jg	.L357
.L123:
	testl	%ecx, %ecx
	jg	.L126
.L129:
	movl	80(%rsp), %r8d
	testl	%r8d, %r8d
	jg	.L358
.L128:
	testl	%r14d, %r14d
	jg	.L359
.L130:
	testl	%r15d, %r15d
	jle	.L131
	movq	%rbx, %rsi
	movl	%r15d, %edx
	movq	%r13, %rdi
	call	__lshift@PLT
	movq	%rax, %rbx
	testq	%rax, %rax
	je	.L116
.L131:
	movq	112(%rsp), %rsi
	movq	%rbp, %rdx
	movq	%r13, %rdi
	call	__mdiff@PLT
	movq	%rax, %r12
	testq	%rax, %rax
	je	.L116
	movl	16(%rax), %r14d
	movl	$0, 16(%rax)
	movq	%rbx, %rsi
	movq	%rax, %rdi
	call	__mcmp@PLT
	testl	%eax, %eax
	js	.L360
	je	.L361
	movq	%rbx, %rsi
	movq	%r12, %rdi
	call	__ratio@PLT
	movsd	.LC10(%rip), %xmm4
	movapd	%xmm0, %xmm1
	comisd	%xmm0, %xmm4
	jb	.L333
	testl	%r14d, %r14d
	jne	.L203
	movabsq	$4503599627370495, %rdx
	movq	40(%rsp), %rax
	testq	%rdx, %rax
	je	.L161
	cmpq	$1, %rax
	je	.L156
	movsd	.LC5(%rip), %xmm2
	movsd	.LC4(%rip), %xmm1
	.p2align 4,,10
	.p2align 3
.L160:
	movq	24(%rsp), %rcx
	movq	%xmm2, %rax
	shrq	$32, %rcx
	movl	%ecx, %edx
	andl	$2146435072, %edx
	cmpl	$2145386496, %edx
	je	.L362
	movl	32(%rsp), %esi
	testl	%esi, %esi
	je	.L169
	cmpl	$111149056, %edx
	ja	.L169
	movsd	.LC12(%rip), %xmm0
	comisd	%xmm1, %xmm0
	jb	.L170
	cvttsd2siq	%xmm1, %rax
	movl	$1, %ecx
	pxor	%xmm1, %xmm1
	testl	%eax, %eax
	cmove	%ecx, %eax
	movl	%eax, %eax
	cvtsi2sdq	%rax, %xmm1
	movapd	%xmm1, %xmm0
	testl	%r14d, %r14d
	jne	.L174
	xorpd	.LC11(%rip), %xmm0
.L174:
	movq	%xmm0, %rax
.L170:
	movq	%rax, %rcx
	movl	%eax, %eax
	shrq	$32, %rcx
	addl	$112197632, %ecx
	subl	%edx, %ecx
	salq	$32, %rcx
	orq	%rcx, %rax
.L169:
	movsd	40(%rsp), %xmm0
	movl	%edx, 72(%rsp)
	movq	%rax, 24(%rsp)
	movsd	%xmm1, 64(%rsp)
	call	__ulp@PLT
	mulsd	24(%rsp), %xmm0
	movl	72(%rsp), %edx
	addsd	40(%rsp), %xmm0
	movsd	64(%rsp), %xmm1
	movq	%xmm0, %rax
	movq	%xmm0, 24(%rsp)
	shrq	$32, %rax
.L168:
	andl	$2146435072, %eax
	cmpl	%edx, %eax
	jne	.L167
	movl	32(%rsp), %ecx
	testl	%ecx, %ecx
	je	.L363
.L167:
	movq	112(%rsp), %rsi
	movq	%r13, %rdi
	call	_Bfree@PLT
	movq	%rbp, %rsi
	movq	%r13, %rdi
	call	_Bfree@PLT
	movq	%rbx, %rsi
	movq	%r13, %rdi
	call	_Bfree@PLT
	movq	%r12, %rsi
	movq	%r13, %rdi
	call	_Bfree@PLT
.L178:
	movq	56(%rsp), %r15
	movq	%r13, %rdi
	movl	8(%r15), %esi
	call	_Balloc@PLT
	movq	%rax, %rbp
	testq	%rax, %rax
	je	.L116
	movslq	20(%r15), %rax
	leaq	16(%r15), %rsi
	leaq	16(%rbp), %rdi
	leaq	8(,%rax,4), %rdx
	call	memcpy@PLT
	movsd	24(%rsp), %xmm3
	leaq	120(%rsp), %rdx
	movq	%r13, %rdi
	leaq	100(%rsp), %rsi
	movapd	%xmm3, %xmm0
	movsd	%xmm3, 40(%rsp)
	call	__d2b@PLT
	movq	%rax, 112(%rsp)
	testq	%rax, %rax
	je	.L93
	movl	$1, %esi
	movq	%r13, %rdi
	call	__i2b@PLT
	movq	%rax, %rbx
	testq	%rax, %rax
	je	.L116
	movl	100(%rsp), %eax
	testl	%eax, %eax
	js	.L118
	movl	48(%rsp), %edi
	movl	52(%rsp), %r14d
	leal	(%rax,%rdi), %r15d
.L119:
	movl	32(%rsp), %edi
	movl	120(%rsp), %edx
	subl	%edi, %eax
	leal	-1(%rdx,%rax), %esi
	movl	$54, %eax
	subl	%edx, %eax
	cmpl	$-1022, %esi
	jl	.L364
	movl	$0, 72(%rsp)
	movl	$1, 64(%rsp)
	jmp	.L120
	.p2align 4,,10
	.p2align 3
.L83:
	movl	%r12d, %eax
	subl	%edx, %eax
	addl	%r11d, %eax
	testl	%eax, %eax
	jg	.L87
	je	.L100
	negl	%eax
	movl	%eax, %edx
	andl	$15, %edx
	je	.L101
	movq	__mprec_tens@GOTPCREL(%rip), %rcx
	movslq	%edx, %rdx
	movq	%r10, %xmm7
	divsd	(%rcx,%rdx,8), %xmm7
	movq	%xmm7, %r10
.L101:
	sarl	$4, %eax
	je	.L100
	cmpl	$31, %eax
	jg	.L112
	movl	%eax, %edi
	movq	%r10, %xmm0
	leaq	tinytens(%rip), %rdx
	andl	$16, %edi
	negl	%edi
	sbbl	%ecx, %ecx
	xorl	%edi, %edi
	andl	$106, %ecx
	movl	%ecx, 32(%rsp)
.L105:
	testb	$1, %al
	je	.L104
	mulsd	(%rdx), %xmm0
	movl	$1, %edi
.L104:
	addq	$8, %rdx
	sarl	%eax
	jne	.L105
	testb	%dil, %dil
	movq	%xmm0, %rax
	cmove	%r10, %rax
	movq	%rax, %r10
	testl	%ecx, %ecx
	je	.L107
	movq	%rax, %rdi
	shrq	$52, %rax
	movl	$107, %edx
	andl	$2047, %eax
	shrq	$32, %rdi
	subl	%eax, %edx
	testl	%edx, %edx
	jle	.L111
	cmpl	$31, %edx
	jle	.L109
	movabsq	$247697979505377280, %r10
	movl	$75, %ecx
	subl	%eax, %ecx
	orl	$-1, %eax
	sall	%cl, %eax
	andl	%edi, %eax
	salq	$32, %rax
	cmpl	$52, %edx
	cmovle	%rax, %r10
.L111:
	movl	$106, 32(%rsp)
.L107:
	movq	%r10, %xmm1
	pxor	%xmm0, %xmm0
	ucomisd	%xmm0, %xmm1
	jp	.L114
	jne	.L114
.L112:
	movl	$34, 0(%r13)
	.p2align 4,,10
	.p2align 3
.L31:
	pxor	%xmm0, %xmm0
.L29:
	movq	16(%rsp), %rsi
	testq	%rsi, %rsi
	je	.L180
	movq	104(%rsp), %rax
	movq	%rax, (%rsi)
.L180:
	movl	8(%rsp), %eax
	testl	%eax, %eax
	je	.L8
	xorpd	.LC11(%rip), %xmm0
	jmp	.L8
	.p2align 4,,10
	.p2align 3
.L191:
	movl	$0, 24(%rsp)
	xorl	%r12d, %r12d
	xorl	%ecx, %ecx
	xorl	%r8d, %r8d
.L341:
	movl	$1, %r11d
.L41:
	movl	%ebx, %edx
	andl	$-33, %edx
	cmpl	$69, %edx
	jne	.L193
	movl	%r12d, %edx
	orl	%eax, %edx
	orl	%r15d, %edx
	je	.L14
	jmp	.L37
	.p2align 4,,10
	.p2align 3
.L54:
	movq	%r14, 104(%rsp)
	xorl	%ebp, %ebp
	jmp	.L38
	.p2align 4,,10
	.p2align 3
.L195:
	movl	$1, 32(%rsp)
.L52:
	leaq	2(%r14), %rdx
	movq	%rdx, 104(%rsp)
	movsbl	2(%r14), %ebx
	jmp	.L53
.L84:
	cmpl	$-22, %r11d
	jl	.L83
	movl	24(%rsp), %eax
	movq	__mprec_tens@GOTPCREL(%rip), %rdx
	movq	%r10, %xmm0
	subl	%ebp, %eax
	cltq
	divsd	(%rdx,%rax,8), %xmm0
	jmp	.L29
.L10:
	movl	$1, 8(%rsp)
	jmp	.L12
.L352:
	leal	-48(%rbx), %r10d
.L55:
	leaq	1(%rdx), %rdi
	movq	%rdi, 104(%rsp)
	movsbl	1(%rdx), %ebx
	leal	-48(%rbx), %edi
	cmpl	$9, %edi
	ja	.L57
	movl	%ecx, 40(%rsp)
	leaq	2(%rdx), %rdi
	.p2align 4,,10
	.p2align 3
.L58:
	leal	(%r10,%r10,4), %ecx
	movq	%rdi, 104(%rsp)
	movq	%rdi, %rbp
	addq	$1, %rdi
	leal	-48(%rbx,%rcx,2), %r10d
	movsbl	-1(%rdi), %ebx
	leal	-48(%rbx), %ecx
	cmpl	$9, %ecx
	jbe	.L58
	movq	%rbp, %rdi
	movl	40(%rsp), %ecx
	movl	$19999, %ebp
	subq	%rdx, %rdi
	cmpq	$8, %rdi
	jle	.L57
.L59:
	movl	32(%rsp), %r10d
	movl	%ebp, %edx
	negl	%edx
	testl	%r10d, %r10d
	cmovne	%edx, %ebp
	jmp	.L38
.L63:
	leaq	104(%rsp), %rbx
	leaq	.LC6(%rip), %rsi
	movq	%rbx, %rdi
	call	__match@PLT
	testl	%eax, %eax
	je	.L14
	leaq	.LC7(%rip), %rsi
	movq	%rbx, %rdi
	subq	$1, 104(%rsp)
	call	__match@PLT
	testl	%eax, %eax
	jne	.L346
	addq	$1, 104(%rsp)
.L346:
	movsd	.LC1(%rip), %xmm0
	jmp	.L29
	.p2align 4,,10
	.p2align 3
.L333:
	mulsd	.LC3(%rip), %xmm1
	movapd	%xmm1, %xmm2
	testl	%r14d, %r14d
	jne	.L160
	xorpd	.LC11(%rip), %xmm2
	jmp	.L160
	.p2align 4,,10
	.p2align 3
.L357:
	movq	%rbx, %rsi
	movq	%r13, %rdi
	movl	%ecx, 84(%rsp)
	call	__pow5mult@PLT
	movl	84(%rsp), %ecx
	testq	%rax, %rax
	movq	%rax, %rbx
	je	.L116
	movq	112(%rsp), %rdx
	movq	%rax, %rsi
	movq	%r13, %rdi
	movl	%ecx, 84(%rsp)
	call	__multiply@PLT
	movl	84(%rsp), %ecx
	testq	%rax, %rax
	je	.L116
	movq	112(%rsp), %rsi
	movq	%r13, %rdi
	movq	%rax, 88(%rsp)
	movl	%ecx, 84(%rsp)
	call	_Bfree@PLT
	movq	88(%rsp), %rax
	movl	84(%rsp), %ecx
	movq	%rax, 112(%rsp)
	jmp	.L123
	.p2align 4,,10
	.p2align 3
.L118:
	movl	52(%rsp), %r14d
	movl	48(%rsp), %r15d
	subl	%eax, %r14d
	jmp	.L119
	.p2align 4,,10
	.p2align 3
.L126:
	movq	112(%rsp), %rsi
	movl	%ecx, %edx
	movq	%r13, %rdi
	call	__lshift@PLT
	movq	%rax, 112(%rsp)
	testq	%rax, %rax
	jne	.L129
.L93:
	movl	$34, 0(%r13)
	movsd	.LC1(%rip), %xmm0
.L92:
	movq	%rax, %rsi
	movq	%r13, %rdi
	movsd	%xmm0, 24(%rsp)
	call	_Bfree@PLT
	movq	%rbp, %rsi
	movq	%r13, %rdi
	call	_Bfree@PLT
	movq	%rbx, %rsi
	movq	%r13, %rdi
	call	_Bfree@PLT
	movq	56(%rsp), %rsi
	movq	%r13, %rdi
	call	_Bfree@PLT
	movq	%r12, %rsi
	movq	%r13, %rdi
	call	_Bfree@PLT
	movsd	24(%rsp), %xmm0
	jmp	.L29
	.p2align 4,,10
	.p2align 3
.L359:
	movq	%rbp, %rsi
	movl	%r14d, %edx
	movq	%r13, %rdi
	call	__lshift@PLT
	movq	%rax, %rbp
	testq	%rax, %rax
	jne	.L130
.L116:
	movq	112(%rsp), %rax
	jmp	.L93
	.p2align 4,,10
	.p2align 3
.L358:
	movl	52(%rsp), %edx
	movq	%rbp, %rsi
	movq	%r13, %rdi
	call	__pow5mult@PLT
	movq	%rax, %rbp
	testq	%rax, %rax
	jne	.L128
	jmp	.L116
	.p2align 4,,10
	.p2align 3
.L121:
	movl	$-1054, %ecx
	movl	$1, %edx
	movl	$1, 64(%rsp)
	subl	%esi, %ecx
	sall	%cl, %edx
	movl	%edx, 72(%rsp)
	jmp	.L120
	.p2align 4,,10
	.p2align 3
.L203:
	movq	.LC4(%rip), %rax
	movq	%rax, %xmm2
	movq	%rax, %xmm1
	jmp	.L160
	.p2align 4,,10
	.p2align 3
.L32:
	movq	%r9, %rdi
	movq	%rdx, 32(%rsp)
	movq	%r9, 24(%rsp)
	call	strncmp@PLT
	movq	24(%rsp), %r9
	movq	32(%rsp), %rdx
	testl	%eax, %eax
	movl	%eax, %esi
	je	.L183
	movl	$0, 24(%rsp)
	xorl	%esi, %esi
	xorl	%ecx, %ecx
	xorl	%r8d, %r8d
	xorl	%eax, %eax
	xorl	%r12d, %r12d
	xorl	%r11d, %r11d
	jmp	.L41
.L183:
	addq	104(%rsp), %rdx
	movq	%rdx, 104(%rsp)
	movsbl	(%rdx), %ebx
	movq	%rdx, %rax
	cmpl	$48, %ebx
	jne	.L365
	.p2align 4,,10
	.p2align 3
.L40:
	movq	%rax, %rcx
	addq	$1, %rax
	movq	%rax, 104(%rsp)
	movsbl	(%rax), %ebx
	cmpl	$48, %ebx
	je	.L40
	subl	%edx, %ecx
	leal	1(%rcx), %eax
.L182:
	leal	-49(%rbx), %edx
	cmpl	$8, %edx
	ja	.L191
	addl	$1, %eax
	movq	104(%rsp), %r9
	subl	$48, %ebx
	xorl	%ecx, %ecx
	movl	%eax, 24(%rsp)
	movl	$1, %r12d
	xorl	%r8d, %r8d
	movq	%r9, %r11
.L42:
	leal	(%r8,%r8,4), %eax
	leal	(%rbx,%rax,2), %r8d
	xorl	%eax, %eax
	jmp	.L44
	.p2align 4,,10
	.p2align 3
.L362:
	leal	-55574528(%rcx), %eax
	movl	24(%rsp), %ecx
	movl	%edx, 84(%rsp)
	salq	$32, %rax
	movsd	%xmm2, 72(%rsp)
	orq	%rax, %rcx
	movsd	%xmm1, 64(%rsp)
	movq	%rcx, %xmm0
	movq	%rcx, %r15
	call	__ulp@PLT
	movsd	72(%rsp), %xmm2
	movq	%r15, %xmm7
	movsd	64(%rsp), %xmm1
	movl	84(%rsp), %edx
	mulsd	%xmm2, %xmm0
	addsd	%xmm0, %xmm7
	movq	%xmm7, %rax
	movq	%xmm7, 24(%rsp)
	shrq	$32, %rax
	movl	%eax, %ecx
	andl	$2146435072, %ecx
	cmpl	$2090860543, %ecx
	jbe	.L165
	movabsq	$9218868437227405311, %rax
	cmpq	%rax, 40(%rsp)
	je	.L116
	movq	%rax, 24(%rsp)
	jmp	.L167
	.p2align 4,,10
	.p2align 3
.L78:
	movq	%r10, %xmm0
	jmp	.L29
.L194:
	movl	$0, 32(%rsp)
	jmp	.L52
.L354:
	movq	%r10, 24(%rsp)
	leaq	100(%rsp), %rcx
	leaq	104(%rsp), %rsi
	movq	%r13, %rdi
	subq	$8, %rsp
	leaq	fpi.1(%rip), %rdx
	pushq	%rbx
	movl	24(%rsp), %r9d
	leaq	128(%rsp), %r8
	call	__gethex@PLT
	popq	%r11
	popq	%rbp
	movl	%eax, %ebp
	movl	%eax, %ebx
	andl	$7, %ebp
	je	.L31
	cmpl	$6, %ebp
	movq	24(%rsp), %r10
	jne	.L19
	movq	16(%rsp), %rax
	testq	%rax, %rax
	je	.L20
	movq	%r12, (%rax)
.L20:
	pxor	%xmm0, %xmm0
	jmp	.L8
.L363:
	cvttsd2siq	%xmm1, %rax
	pxor	%xmm0, %xmm0
	cvtsi2sdq	%rax, %xmm0
	subsd	%xmm0, %xmm1
	testl	%r14d, %r14d
	jne	.L175
	movabsq	$4503599627370495, %rax
	testq	%rax, 24(%rsp)
	jne	.L175
	movsd	.LC15(%rip), %xmm0
	comisd	%xmm1, %xmm0
	jbe	.L167
.L338:
	movq	24(%rsp), %r10
	movq	%r10, %xmm0
.L344:
	movq	112(%rsp), %rax
	jmp	.L92
.L161:
	movsd	.LC4(%rip), %xmm0
	comisd	%xmm1, %xmm0
	ja	.L204
	mulsd	.LC3(%rip), %xmm1
	movapd	%xmm1, %xmm2
	xorpd	.LC11(%rip), %xmm2
	jmp	.L160
.L175:
	movsd	.LC13(%rip), %xmm0
	comisd	%xmm1, %xmm0
	ja	.L338
	comisd	.LC14(%rip), %xmm1
	jbe	.L167
	jmp	.L338
	.p2align 4,,10
	.p2align 3
.L98:
	movl	$34, 0(%r13)
	jmp	.L346
.L351:
	cmpl	$1, %eax
	je	.L366
	leal	(%rax,%r12), %ebp
	leal	-1(%rbp), %r10d
	jmp	.L49
	.p2align 4,,10
	.p2align 3
.L368:
	leal	(%r8,%r8,4), %r8d
	addl	%r8d, %r8d
.L48:
	cmpl	%r10d, %r12d
	je	.L367
.L49:
	movl	%r12d, %edx
	addl	$1, %r12d
	cmpl	$8, %edx
	jbe	.L368
	cmpl	$16, %r12d
	jg	.L48
	leal	(%rcx,%rcx,4), %ecx
	addl	%ecx, %ecx
	jmp	.L48
.L367:
	movl	%ebp, %r12d
.L46:
	addl	%eax, 24(%rsp)
	cmpl	$8, %r10d
	jle	.L42
	xorl	%eax, %eax
	cmpl	$16, %r12d
	jg	.L44
	leal	(%rcx,%rcx,4), %edx
	leal	(%rdi,%rdx,2), %ecx
	jmp	.L44
.L165:
	addl	$55574528, %eax
	movl	24(%rsp), %esi
	movq	%rax, %rcx
	salq	$32, %rcx
	orq	%rcx, %rsi
	movq	%rsi, 24(%rsp)
	jmp	.L168
.L356:
	movq	__mprec_tens@GOTPCREL(%rip), %rax
	movslq	%r11d, %rdx
	movq	%r10, %xmm0
	mulsd	(%rax,%rdx,8), %xmm0
	jmp	.L29
.L57:
	movl	$19999, %ebp
	cmpl	%ebp, %r10d
	cmovle	%r10d, %ebp
	jmp	.L59
.L19:
	movq	112(%rsp), %rdx
	testq	%rdx, %rdx
	je	.L21
	leaq	120(%rsp), %rdi
	movl	$53, %esi
	movq	%r10, 24(%rsp)
	call	__copybits@PLT
	movq	112(%rsp), %rsi
	movq	%r13, %rdi
	call	_Bfree@PLT
	movq	24(%rsp), %r10
.L21:
	movl	100(%rsp), %edx
	cmpl	$5, %ebp
	ja	.L22
	leaq	.L24(%rip), %rcx
	movl	%ebp, %ebp
	movslq	(%rcx,%rbp,4), %rax
	addq	%rcx, %rax
	jmp	*%rax
	.section	.rodata
	.align 4
	.align 4
.L24:
	.long	.L22-.L24
	.long	.L23-.L24
	.long	.L27-.L24
	.long	.L26-.L24
	.long	.L25-.L24
	.long	.L23-.L24
	.section	.text._strtod_l
.L23:
	movl	124(%rsp), %r10d
	leal	1075(%rdx), %eax
	movd	120(%rsp), %xmm7
	sall	$20, %eax
	andl	$-1048577, %r10d
	orl	%eax, %r10d
	movd	%r10d, %xmm5
	punpckldq	%xmm5, %xmm7
	movq	%xmm7, %r10
.L22:
	andl	$8, %ebx
	je	.L78
	movq	%r10, %rdx
	movl	%r10d, %eax
	shrq	$32, %rdx
	orl	$-2147483648, %edx
	salq	$32, %rdx
	orq	%rdx, %rax
	movq	%rax, %xmm0
	jmp	.L29
.L25:
	movabsq	$9223372036854775807, %r10
	jmp	.L22
.L26:
	movabsq	$9218868437227405312, %r10
	jmp	.L22
.L27:
	movq	120(%rsp), %r10
	jmp	.L22
.L365:
	xorl	%eax, %eax
	jmp	.L182
.L204:
	movsd	.LC2(%rip), %xmm2
	movsd	.LC3(%rip), %xmm1
	jmp	.L160
.L86:
	movl	$15, %eax
	movq	__mprec_tens@GOTPCREL(%rip), %rcx
	movq	%r10, %xmm0
	subl	%r12d, %eax
	movslq	%eax, %rdx
	mulsd	(%rcx,%rdx,8), %xmm0
	movl	%r11d, %edx
	subl	%eax, %edx
	movslq	%edx, %rax
	mulsd	(%rcx,%rax,8), %xmm0
	jmp	.L29
.L360:
	movq	24(%rsp), %r10
	testl	%r14d, %r14d
	jne	.L135
	movabsq	$4503599627370495, %rax
	testq	%rax, 40(%rsp)
	jne	.L135
	movq	%r10, %r14
	shrq	$32, %r14
	andl	$2146435072, %r14d
	cmpl	$112197632, %r14d
	jbe	.L135
	cmpl	$0, 24(%r12)
	jne	.L137
	cmpl	$1, 20(%r12)
	jle	.L135
.L137:
	movq	%r12, %rsi
	movl	$1, %edx
	movq	%r13, %rdi
	movq	%r10, 24(%rsp)
	call	__lshift@PLT
	movq	%rbx, %rsi
	movq	%rax, %rdi
	movq	%rax, %r12
	call	__mcmp@PLT
	movq	24(%rsp), %r10
	testl	%eax, %eax
	jg	.L369
.L135:
	movl	32(%rsp), %edx
	movq	%r10, %xmm0
	testl	%edx, %edx
	je	.L344
.L150:
	movq	%r10, %xmm0
	mulsd	.LC16(%rip), %xmm0
	movq	%xmm0, %rax
	testq	%rax, %rax
	jne	.L344
	movl	$34, 0(%r13)
	jmp	.L344
.L361:
	movl	64(%rsp), %edi
	movl	72(%rsp), %edx
	movq	24(%rsp), %r10
	testl	%r14d, %r14d
	je	.L140
	movq	%r10, %rax
	shrq	$32, %rax
	movl	%eax, %ecx
	andl	$1048575, %ecx
	cmpl	$1048575, %ecx
	je	.L370
	testl	%edx, %edx
	jne	.L343
	testl	%r10d, %edi
	je	.L135
.L152:
	movl	32(%rsp), %esi
	movq	%r10, %rdi
	call	sulp
	addsd	40(%rsp), %xmm0
	movq	%xmm0, %r10
	jmp	.L135
.L99:
	addl	$55574528, %eax
	movl	%r10d, %r10d
	salq	$32, %rax
	orq	%rax, %r10
	jmp	.L100
.L353:
	leaq	120(%rsp), %rdx
	leaq	fpinan.0(%rip), %rsi
	movq	%rbx, %rdi
	call	__hexnan@PLT
	cmpl	$5, %eax
	jne	.L71
	movl	124(%rsp), %eax
	movd	120(%rsp), %xmm7
	orl	$2146435072, %eax
	movd	%eax, %xmm6
	punpckldq	%xmm6, %xmm7
	movdqa	%xmm7, %xmm0
	jmp	.L29
.L140:
	movabsq	$4503599627370495, %rax
	testq	%rax, 40(%rsp)
	jne	.L146
.L147:
	movl	32(%rsp), %edi
	movq	%r10, %r14
	shrq	$32, %r14
	testl	%edi, %edi
	je	.L148
	andl	$2146435072, %r14d
	cmpl	$112197632, %r14d
	ja	.L149
	cmpl	$57671680, %r14d
	ja	.L150
.L156:
	movl	$34, 0(%r13)
	movq	112(%rsp), %rax
	pxor	%xmm0, %xmm0
	jmp	.L92
.L146:
	testl	%edx, %edx
	je	.L153
	movq	%r10, %rax
	shrq	$32, %rax
	testl	%eax, %edx
	je	.L135
.L154:
	movl	32(%rsp), %esi
	movq	%r10, %rdi
	call	sulp
	movapd	%xmm0, %xmm1
	movsd	40(%rsp), %xmm0
	subsd	%xmm1, %xmm0
	pxor	%xmm1, %xmm1
	ucomisd	%xmm1, %xmm0
	jp	.L208
	je	.L156
.L208:
	movq	%xmm0, %r10
	jmp	.L135
.L198:
	movq	__mprec_bigtens@GOTPCREL(%rip), %rdi
	xorl	%edx, %edx
	jmp	.L94
.L343:
	testl	%eax, %edx
	je	.L135
	jmp	.L152
.L370:
	orl	$-1, %r8d
	cmpl	$0, 32(%rsp)
	movl	%r10d, %r9d
	je	.L142
	movl	%eax, %ecx
	andl	$2146435072, %ecx
	cmpl	$111149056, %ecx
	ja	.L142
	movl	%ecx, %esi
	movl	$107, %ecx
	shrl	$20, %esi
	subl	%esi, %ecx
	sall	%cl, %r8d
.L142:
	cmpl	%r8d, %r9d
	je	.L371
	testl	%edx, %edx
	jne	.L343
	testl	%edi, %r9d
	je	.L135
	jmp	.L152
.L109:
	movl	%edx, %ecx
	orl	$-1, %eax
	movl	$4294967295, %edx
	sall	%cl, %eax
	salq	$32, %rdx
	andl	%r10d, %eax
	andq	%r10, %rdx
	orq	%rax, %rdx
	movq	%rdx, %r10
	jmp	.L111
.L369:
	cmpl	$0, 32(%rsp)
	jne	.L149
.L148:
	movq	%r10, %rax
	movl	$4294967295, %edx
	shrq	$32, %rax
	andl	$2146435072, %eax
	subl	$1048576, %eax
	orl	$1048575, %eax
	salq	$32, %rax
	movq	%rax, %rcx
	movq	112(%rsp), %rax
	orq	%rdx, %rcx
	movq	%rcx, %xmm0
	jmp	.L92
.L149:
	leal	-1048576(%r14), %eax
	movl	$4294967295, %r10d
	orl	$1048575, %eax
	salq	$32, %rax
	orq	%rax, %r10
	jmp	.L150
.L153:
	testl	%r10d, %edi
	je	.L135
	jmp	.L154
.L371:
	movabsq	$9218868437227405311, %rdx
	cmpq	%rdx, 40(%rsp)
	je	.L144
	andl	$2146435072, %eax
	addl	$1048576, %eax
	movq	%rax, %r10
	salq	$32, %r10
	jmp	.L135
.L366:
	movl	%r12d, %r10d
	addl	$1, %r12d
	jmp	.L46
.L144:
	movl	$34, 0(%r13)
	movq	112(%rsp), %rax
	movsd	.LC1(%rip), %xmm0
	jmp	.L92
	.size	_strtod_l, .-_strtod_l
	.section	.text._strtod_r,"ax",@progbits
	.p2align 4
	.globl	_strtod_r
	.type	_strtod_r, @function
_strtod_r:
	movq	__global_locale@GOTPCREL(%rip), %rcx
	jmp	_strtod_l@PLT
	.size	_strtod_r, .-_strtod_r
	.section	.rodata
	.align 16
	.type	fpinan.0, @object
	.size	fpinan.0, 20
fpinan.0:
	.long	52
	.long	-1074
	.long	971
	.long	1
	.long	0
	.align 16
	.type	fpi.1, @object
	.size	fpi.1, 20
fpi.1:
	.long	53
	.long	-1074
	.long	971
	.long	1
	.long	0
	.align 32
	.type	tinytens, @object
	.size	tinytens, 40
tinytens:
	.long	-1747416644
	.long	1016910514
	.long	-710367437
	.long	961148451
	.long	1156884285
	.long	849678333
	.long	-812869731
	.long	626768392
	.long	1689022275
	.long	292029992
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC1:
	.long	0
	.long	2146435072
	.align 8
.LC2:
	.long	0
	.long	-1075838976
	.align 8
.LC3:
	.long	0
	.long	1071644672
	.align 8
.LC4:
	.long	0
	.long	1072693248
	.align 8
.LC5:
	.long	0
	.long	-1074790400
	.align 8
.LC10:
	.long	0
	.long	1073741824
	.section	.rodata.cst16,"aM",@progbits,16
	.align 16
.LC11:
	.long	0
	.long	-2147483648
	.long	0
	.long	0
	.section	.rodata.cst8
	.align 8
.LC12:
	.long	-4194304
	.long	1105199103
	.align 8
.LC13:
	.long	-1801439851
	.long	1071644671
	.align 8
.LC14:
	.long	900719925
	.long	1071644672
	.align 8
.LC15:
	.long	-1801439851
	.long	1070596095
	.align 8
.LC16:
	.long	0
	.long	961544192
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
