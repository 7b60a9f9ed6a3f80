// 03cde0eca8402dc9657d3cdc1793f30f emu/guest/libc/real_functions.c
	.file	"real_functions.c"
	.text
	.section	.text.expm1_series,"ax",@progbits
	.p2align 4
	.type	expm1_series, @function
expm1_series:
	pushq	%r15
	pxor	%xmm0, %xmm0
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$232, %rsp
	movdqu	288(%rsp), %xmm1
	movq	336(%rsp), %rax
	movl	$0, 80(%rsp)
	movdqu	304(%rsp), %xmm2
	movl	340(%rsp), %r15d
	movaps	%xmm0, 32(%rsp)
	movdqu	320(%rsp), %xmm3
	movq	%rax, 144(%rsp)
	movq	296(%rsp), %rbp
	movaps	%xmm0, 48(%rsp)
	movaps	%xmm0, 64(%rsp)
	movaps	%xmm1, 96(%rsp)
	movaps	%xmm2, 112(%rsp)
	movaps	%xmm3, 128(%rsp)
	testl	%r15d, %r15d
	je	.L5
	leaq	32(%rsp), %rax
	movq	%rbp, %rdi
	movl	%r15d, %esi
	xorl	%r14d, %r14d
	movq	%rax, 24(%rsp)
	leaq	160(%rsp), %rax
	xorl	%r13d, %r13d
	movl	$2, %r12d
	movq	%rax, 8(%rsp)
	leaq	96(%rsp), %rax
	movq	%rax, 16(%rsp)
.L3:
	movq	%r14, 40(%rsp)
	subq	$112, %rsp
	movl	%r13d, 196(%rsp)
	movq	%rdi, 216(%rsp)
	movl	%esi, 260(%rsp)
	movq	256(%rsp), %rax
	movdqa	208(%rsp), %xmm7
	movdqa	240(%rsp), %xmm1
	movdqa	144(%rsp), %xmm2
	movq	%rax, 104(%rsp)
	movdqa	160(%rsp), %xmm3
	movq	192(%rsp), %rax
	movups	%xmm7, 56(%rsp)
	movdqa	176(%rsp), %xmm4
	movq	136(%rsp), %rdi
	movups	%xmm1, 88(%rsp)
	movdqa	224(%rsp), %xmm7
	movq	%rax, 48(%rsp)
	movups	%xmm2, (%rsp)
	movups	%xmm7, 72(%rsp)
	movups	%xmm3, 16(%rsp)
	movups	%xmm4, 32(%rsp)
	call	real_add@PLT
	movl	%r15d, 452(%rsp)
	movq	448(%rsp), %rsi
	movdqu	432(%rsp), %xmm7
	movq	120(%rsp), %rdi
	movq	%rbp, 408(%rsp)
	movdqa	208(%rsp), %xmm1
	movq	%rsi, 104(%rsp)
	movdqa	224(%rsp), %xmm2
	movups	%xmm7, 88(%rsp)
	movdqa	240(%rsp), %xmm3
	movdqu	400(%rsp), %xmm5
	movq	256(%rsp), %rsi
	movups	%xmm1, (%rsp)
	movdqu	416(%rsp), %xmm6
	movups	%xmm2, 16(%rsp)
	movq	152(%rsp), %r14
	movups	%xmm3, 32(%rsp)
	movl	196(%rsp), %r13d
	movq	%rsi, 48(%rsp)
	movups	%xmm5, 56(%rsp)
	movups	%xmm6, 72(%rsp)
	call	real_multiply@PLT
	movq	320(%rsp), %rsi
	addq	$48, %rsp
	movdqa	224(%rsp), %xmm4
	movdqa	240(%rsp), %xmm5
	movq	80(%rsp), %rdi
	movdqa	256(%rsp), %xmm6
	movq	%rsi, 48(%rsp)
	movl	%r12d, %esi
	movups	%xmm4, (%rsp)
	movups	%xmm5, 16(%rsp)
	movups	%xmm6, 32(%rsp)
	call	real_divide_small@PLT
	movl	212(%rsp), %esi
	addq	$64, %rsp
	testl	%esi, %esi
	je	.L2
	movq	104(%rsp), %rdi
	testl	%r13d, %r13d
	je	.L4
	leaq	-320(%r14), %r8
	cmpq	%rdi, %r8
	jg	.L2
.L4:
	addl	$1, %r12d
	jmp	.L3
	.p2align 4,,10
	.p2align 3
.L5:
	xorl	%r13d, %r13d
	xorl	%r14d, %r14d
.L2:
	movq	%r14, 40(%rsp)
	movdqa	48(%rsp), %xmm5
	movl	%r13d, 84(%rsp)
	movdqa	32(%rsp), %xmm4
	movq	80(%rsp), %rax
	movdqa	64(%rsp), %xmm6
	movups	%xmm5, 16(%rbx)
	movups	%xmm4, (%rbx)
	movq	%rax, 48(%rbx)
	movq	%rbx, %rax
	movups	%xmm6, 32(%rbx)
	addq	$232, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.size	expm1_series, .-expm1_series
	.section	.text.exp_of_parts,"ax",@progbits
	.p2align 4
	.type	exp_of_parts, @function
exp_of_parts:
	pushq	%r13
	movq	%rsi, %r13
	movq	$-5, %rsi
	pushq	%r12
	movq	%rdi, %r12
	pushq	%rbp
	pushq	%rbx
	movl	$5, %ebx
	subq	$264, %rsp
	leaq	128(%rsp), %rdi
	subq	$64, %rsp
	movdqu	368(%rsp), %xmm3
	movq	416(%rsp), %rax
	movdqu	384(%rsp), %xmm4
	movdqu	400(%rsp), %xmm5
	movq	%rax, 48(%rsp)
	movups	%xmm3, (%rsp)
	movups	%xmm4, 16(%rsp)
	movups	%xmm5, 32(%rsp)
	call	real_scale@PLT
	movq	240(%rsp), %rax
	movdqa	208(%rsp), %xmm7
	leaq	256(%rsp), %rdi
	movdqa	224(%rsp), %xmm3
	movdqa	192(%rsp), %xmm6
	movups	%xmm7, 16(%rsp)
	movups	%xmm3, 32(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm6, (%rsp)
	call	expm1_series
	leaq	128(%rsp), %rdi
	subq	$48, %rsp
	movdqa	one(%rip), %xmm7
	movq	352(%rsp), %rax
	movdqa	304(%rsp), %xmm4
	movdqa	320(%rsp), %xmm5
	movdqa	16+one(%rip), %xmm3
	movups	%xmm7, (%rsp)
	movdqa	336(%rsp), %xmm6
	movq	%rax, 104(%rsp)
	movups	%xmm4, 56(%rsp)
	movq	48+one(%rip), %rax
	movdqa	32+one(%rip), %xmm4
	movups	%xmm5, 72(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm6, 88(%rsp)
	movups	%xmm3, 16(%rsp)
	movups	%xmm4, 32(%rsp)
	call	real_add@PLT
	addq	$112, %rsp
	movq	%rsp, %rbp
	.p2align 4,,10
	.p2align 3
.L15:
	subq	$112, %rsp
	movq	%rbp, %rdi
	movdqa	176(%rsp), %xmm2
	movq	224(%rsp), %rax
	movdqa	192(%rsp), %xmm1
	movdqa	208(%rsp), %xmm0
	movq	%rax, 104(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm2, 56(%rsp)
	movups	%xmm1, 72(%rsp)
	movups	%xmm0, 88(%rsp)
	movups	%xmm2, (%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm0, 32(%rsp)
	call	real_multiply@PLT
	movdqu	112(%rsp), %xmm2
	movdqu	128(%rsp), %xmm1
	movdqu	144(%rsp), %xmm0
	movq	160(%rsp), %rax
	movaps	%xmm2, 176(%rsp)
	movq	%rax, 224(%rsp)
	movaps	%xmm1, 192(%rsp)
	movaps	%xmm0, 208(%rsp)
	addq	$112, %rsp
	subl	$1, %ebx
	jne	.L15
	subq	$64, %rsp
	movq	%r13, %rsi
	movq	%r12, %rdi
	movq	%rax, 48(%rsp)
	movups	%xmm2, (%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm0, 32(%rsp)
	call	real_scale@PLT
	addq	$328, %rsp
	movq	%r12, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.size	exp_of_parts, .-exp_of_parts
	.section	.text.log_series,"ax",@progbits
	.p2align 4
	.type	log_series, @function
log_series:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	xorl	%r13d, %r13d
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$280, %rsp
	movq	344(%rsp), %r14
	movl	388(%rsp), %ebp
	leaq	16(%rsp), %rdi
	subq	$112, %rsp
	movdqu	448(%rsp), %xmm2
	movq	496(%rsp), %rax
	movdqu	464(%rsp), %xmm1
	movdqu	480(%rsp), %xmm0
	movq	%rax, 104(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm2, 56(%rsp)
	movups	%xmm1, 72(%rsp)
	movups	%xmm0, 88(%rsp)
	movups	%xmm2, (%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm0, 32(%rsp)
	call	real_multiply@PLT
	pxor	%xmm0, %xmm0
	movdqu	448(%rsp), %xmm2
	movdqu	464(%rsp), %xmm1
	movq	496(%rsp), %rax
	movaps	%xmm0, 192(%rsp)
	movaps	%xmm0, 208(%rsp)
	movaps	%xmm0, 224(%rsp)
	movdqu	480(%rsp), %xmm0
	movl	$0, 240(%rsp)
	movq	%rax, 304(%rsp)
	movq	%rax, 368(%rsp)
	movaps	%xmm2, 256(%rsp)
	movaps	%xmm1, 272(%rsp)
	movaps	%xmm0, 288(%rsp)
	movaps	%xmm2, 320(%rsp)
	movaps	%xmm1, 336(%rsp)
	movaps	%xmm0, 352(%rsp)
	addq	$112, %rsp
	testl	%ebp, %ebp
	je	.L19
	leaq	144(%rsp), %rax
	xorl	%esi, %esi
	movl	$3, %r12d
	movq	%rax, (%rsp)
	leaq	208(%rsp), %rax
	leaq	80(%rsp), %r15
	movq	%rax, 8(%rsp)
.L20:
	movl	%esi, 132(%rsp)
	subq	$112, %rsp
	movq	%r15, %rdi
	movq	%r13, 200(%rsp)
	movq	%r14, 328(%rsp)
	movl	%ebp, 372(%rsp)
	movq	368(%rsp), %rax
	movdqa	320(%rsp), %xmm6
	movdqa	336(%rsp), %xmm7
	movdqa	208(%rsp), %xmm3
	movq	%rax, 104(%rsp)
	movdqa	224(%rsp), %xmm4
	movq	240(%rsp), %rax
	movups	%xmm6, 56(%rsp)
	movdqa	352(%rsp), %xmm6
	movups	%xmm7, 72(%rsp)
	movdqa	192(%rsp), %xmm7
	movq	%rax, 48(%rsp)
	movups	%xmm6, 88(%rsp)
	movups	%xmm7, (%rsp)
	movups	%xmm3, 16(%rsp)
	movups	%xmm4, 32(%rsp)
	call	real_add@PLT
	movq	176(%rsp), %rdx
	movdqa	128(%rsp), %xmm5
	movdqa	272(%rsp), %xmm4
	movq	112(%rsp), %rdi
	movq	%rdx, 104(%rsp)
	movl	244(%rsp), %ebp
	movdqa	144(%rsp), %xmm6
	movq	304(%rsp), %rdx
	movups	%xmm5, 56(%rsp)
	movdqa	160(%rsp), %xmm7
	movups	%xmm4, 16(%rsp)
	movdqa	288(%rsp), %xmm5
	movdqa	256(%rsp), %xmm3
	movq	%rdx, 48(%rsp)
	movups	%xmm5, 32(%rsp)
	movq	200(%rsp), %r13
	movups	%xmm6, 72(%rsp)
	movups	%xmm7, 88(%rsp)
	movups	%xmm3, (%rsp)
	call	real_multiply@PLT
	movq	304(%rsp), %rdx
	movq	120(%rsp), %rdi
	movl	%r12d, %esi
	movdqa	256(%rsp), %xmm6
	addq	$48, %rsp
	movdqa	224(%rsp), %xmm7
	movdqa	240(%rsp), %xmm3
	movq	%rdx, 48(%rsp)
	movups	%xmm7, 16(%rsp)
	movups	%xmm3, 32(%rsp)
	movups	%xmm6, (%rsp)
	call	real_divide_small@PLT
	movl	324(%rsp), %ecx
	addq	$64, %rsp
	testl	%ecx, %ecx
	je	.L19
	movq	216(%rsp), %r14
	testl	%ebp, %ebp
	je	.L21
	leaq	-320(%r13), %rsi
	cmpq	%r14, %rsi
	jg	.L19
.L21:
	movl	%ebp, %esi
	addl	$2, %r12d
	movl	%ecx, %ebp
	jmp	.L20
	.p2align 4,,10
	.p2align 3
.L19:
	movq	%r13, 88(%rsp)
	subq	$64, %rsp
	movq	%rbx, %rdi
	movl	$1, %esi
	movl	%ebp, 196(%rsp)
	movq	192(%rsp), %rax
	movdqa	144(%rsp), %xmm3
	movdqa	160(%rsp), %xmm4
	movdqa	176(%rsp), %xmm5
	movq	%rax, 48(%rsp)
	movups	%xmm3, (%rsp)
	movups	%xmm4, 16(%rsp)
	movups	%xmm5, 32(%rsp)
	call	real_scale@PLT
	addq	$344, %rsp
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.size	log_series, .-log_series
	.section	.text.reduce,"ax",@progbits
	.p2align 4
	.type	reduce, @function
reduce:
	pushq	%r15
	movl	$12, %ecx
	xorl	%eax, %eax
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$232, %rsp
	leaq	128(%rsp), %rsi
	movq	296(%rsp), %rdx
	movq	%rsi, %rdi
	rep stosq
	testq	%rdx, %rdx
	js	.L53
	leaq	478(%rdx), %rdi
	movq	%rsi, %r11
	movq	%rsi, %r9
	xorl	%r10d, %r10d
	movl	$31, %r12d
	movl	$32, %ebp
	leaq	304(%rsp), %r8
	.p2align 4,,10
	.p2align 3
.L40:
	testq	%rdi, %rdi
	js	.L34
	movq	%rdi, %rax
	movl	%edi, %r14d
	xorl	%r13d, %r13d
	xorl	%r15d, %r15d
	sarq	$5, %rax
	movl	%eax, %edx
	sall	$5, %edx
	subl	%edx, %r14d
	movq	%rax, %rdx
	cmpq	$527, %rax
	jg	.L36
	movq	real_two_over_pi@GOTPCREL(%rip), %rcx
	movl	(%rcx,%rax,4), %r13d
.L37:
	addq	$1, %rdx
	xorl	%r15d, %r15d
	cmpq	$527, %rdx
	ja	.L36
	movq	real_two_over_pi@GOTPCREL(%rip), %rdx
	movl	4(%rdx,%rax,4), %r15d
.L36:
	testl	%r14d, %r14d
	je	.L38
	movl	%ebp, %ecx
	subl	%r14d, %ecx
	shrl	%cl, %r15d
	movl	%r14d, %ecx
	sall	%cl, %r13d
	orl	%r15d, %r13d
.L38:
	leaq	288(%rsp), %rcx
	movq	%r9, %rdx
	xorl	%r14d, %r14d
.L39:
	movl	40(%rcx), %eax
	movl	(%rdx), %r15d
	addq	$4, %rcx
	addq	$4, %rdx
	imulq	%r13, %rax
	addq	%r15, %rax
	addq	%r14, %rax
	movl	%eax, -4(%rdx)
	shrq	$32, %rax
	movq	%rax, %r14
	cmpq	%rcx, %r8
	jne	.L39
	addl	$1, %r10d
	movl	%eax, 16(%r9)
	subq	$32, %rdi
	addq	$4, %r9
	cmpl	$20, %r10d
	jne	.L40
	movl	204(%rsp), %eax
	movl	%eax, %ebp
	shrl	$30, %ebp
	testl	$536870912, %eax
	je	.L41
	addl	$1, %ebp
	leaq	80(%rsi), %rax
	pcmpeqd	%xmm1, %xmm1
.L42:
	movdqa	(%r11), %xmm0
	addq	$16, %r11
	pxor	%xmm1, %xmm0
	movaps	%xmm0, -16(%r11)
	cmpq	%r11, %rax
	jne	.L42
	leaq	64(%rsp), %rdi
	movl	$2, %r8d
	movl	$1, %ecx
	movl	$20, %edx
	andl	$1073741823, 204(%rsp)
	call	real_of_words@PLT
.L43:
	movq	48+half_pi(%rip), %rax
	movq	%rsp, %rdi
	subq	$112, %rsp
	movdqa	half_pi(%rip), %xmm2
	movdqa	16+half_pi(%rip), %xmm3
	movdqa	32+half_pi(%rip), %xmm4
	movdqa	176(%rsp), %xmm5
	movq	%rax, 104(%rsp)
	movdqa	192(%rsp), %xmm6
	movq	224(%rsp), %rax
	movups	%xmm2, 56(%rsp)
	movdqa	208(%rsp), %xmm7
	movups	%xmm3, 72(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm4, 88(%rsp)
	movups	%xmm5, (%rsp)
	movups	%xmm6, 16(%rsp)
	movups	%xmm7, 32(%rsp)
	call	real_multiply@PLT
	movdqu	112(%rsp), %xmm2
	movups	%xmm2, (%rbx)
	movdqu	128(%rsp), %xmm3
	movups	%xmm3, 16(%rbx)
	movdqu	144(%rsp), %xmm4
	movups	%xmm4, 32(%rbx)
	movq	160(%rsp), %rax
	addq	$112, %rsp
	movl	288(%rsp), %ecx
	movq	%rax, 48(%rbx)
	testl	%ecx, %ecx
	je	.L44
	movl	(%rbx), %edx
	xorl	%eax, %eax
	negl	%ebp
	testl	%edx, %edx
	sete	%al
	movl	%eax, (%rbx)
.L44:
	movl	%ebp, %eax
	andl	$3, %eax
.L31:
	addq	$232, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L34:
	movq	%r12, %rdx
	movl	%edi, %r14d
	subq	%rdi, %rdx
	leaq	31(%rdx), %rax
	cmovns	%rdx, %rax
	xorl	%r13d, %r13d
	sarq	$5, %rax
	negq	%rax
	movl	%eax, %edx
	sall	$5, %edx
	subl	%edx, %r14d
	movq	%rax, %rdx
	jmp	.L37
.L41:
	andl	$1073741823, %eax
	leaq	64(%rsp), %rdi
	movl	$2, %r8d
	xorl	%ecx, %ecx
	movl	$20, %edx
	movl	%eax, 204(%rsp)
	call	real_of_words@PLT
	jmp	.L43
.L53:
	movq	336(%rsp), %rax
	movdqu	288(%rsp), %xmm5
	movdqu	304(%rsp), %xmm6
	movdqu	320(%rsp), %xmm7
	movq	%rax, 48(%rbx)
	xorl	%eax, %eax
	movups	%xmm5, (%rbx)
	movups	%xmm6, 16(%rbx)
	movups	%xmm7, 32(%rbx)
	jmp	.L31
	.size	reduce, .-reduce
	.section	.text.angle_series,"ax",@progbits
	.p2align 4
	.type	angle_series, @function
angle_series:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	xorl	%r13d, %r13d
	pushq	%r12
	pushq	%rbp
	movl	%esi, %ebp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$344, %rsp
	movq	408(%rsp), %r14
	movl	452(%rsp), %r12d
	leaq	208(%rsp), %rdi
	subq	$112, %rsp
	movdqu	600(%rsp), %xmm0
	movq	616(%rsp), %rax
	movdqu	568(%rsp), %xmm2
	movdqu	584(%rsp), %xmm1
	movups	%xmm0, 88(%rsp)
	movups	%xmm0, 32(%rsp)
	movups	%xmm2, 56(%rsp)
	movups	%xmm1, 72(%rsp)
	movups	%xmm2, (%rsp)
	movups	%xmm1, 16(%rsp)
	movq	%rax, 104(%rsp)
	movq	%rax, 48(%rsp)
	call	real_multiply@PLT
	leaq	128(%rsp), %rdi
	movdqa	320(%rsp), %xmm3
	movq	368(%rsp), %rax
	movdqa	336(%rsp), %xmm4
	addq	$48, %rsp
	movdqa	304(%rsp), %xmm5
	movups	%xmm3, (%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm5, 32(%rsp)
	movups	%xmm4, 16(%rsp)
	call	real_negate@PLT
	movq	512(%rsp), %rax
	pxor	%xmm0, %xmm0
	movdqu	464(%rsp), %xmm6
	movdqu	480(%rsp), %xmm7
	movaps	%xmm0, 144(%rsp)
	movdqu	496(%rsp), %xmm3
	movl	$0, 192(%rsp)
	movq	%rax, 256(%rsp)
	movaps	%xmm0, 160(%rsp)
	movaps	%xmm0, 176(%rsp)
	movaps	%xmm6, 208(%rsp)
	movaps	%xmm7, 224(%rsp)
	movaps	%xmm3, 240(%rsp)
	addq	$64, %rsp
	testl	%r12d, %r12d
	je	.L55
	leaq	272(%rsp), %rax
	xorl	%esi, %esi
	leaq	80(%rsp), %r15
	movq	%rax, 8(%rsp)
	leaq	144(%rsp), %rax
	movq	%rax, (%rsp)
.L56:
	movl	%esi, 132(%rsp)
	subq	$112, %rsp
	movq	%r15, %rdi
	movq	%r13, 200(%rsp)
	movq	%r14, 264(%rsp)
	movl	%r12d, 308(%rsp)
	movq	304(%rsp), %rax
	movdqa	256(%rsp), %xmm7
	movdqa	272(%rsp), %xmm1
	movdqa	288(%rsp), %xmm2
	movq	%rax, 104(%rsp)
	movdqa	208(%rsp), %xmm3
	movq	240(%rsp), %rax
	movups	%xmm7, 56(%rsp)
	movdqa	224(%rsp), %xmm4
	movups	%xmm1, 72(%rsp)
	movdqa	192(%rsp), %xmm7
	movq	%rax, 48(%rsp)
	movups	%xmm2, 88(%rsp)
	movups	%xmm7, (%rsp)
	movups	%xmm3, 16(%rsp)
	movups	%xmm4, 32(%rsp)
	call	real_add@PLT
	movq	176(%rsp), %rdx
	leal	1(%rbp), %esi
	addl	$2, %ebp
	imull	%ebp, %esi
	movq	120(%rsp), %rdi
	movdqa	160(%rsp), %xmm1
	movdqa	256(%rsp), %xmm2
	movq	%rdx, 104(%rsp)
	movdqa	272(%rsp), %xmm7
	movups	%xmm1, 88(%rsp)
	movdqa	288(%rsp), %xmm3
	movdqa	128(%rsp), %xmm5
	movq	304(%rsp), %rdx
	movl	%esi, %r14d
	movups	%xmm2, (%rsp)
	movdqa	144(%rsp), %xmm6
	movups	%xmm7, 16(%rsp)
	movq	200(%rsp), %r13
	movups	%xmm3, 32(%rsp)
	movl	244(%rsp), %r12d
	movq	%rdx, 48(%rsp)
	movups	%xmm5, 56(%rsp)
	movups	%xmm6, 72(%rsp)
	call	real_multiply@PLT
	movq	432(%rsp), %rdx
	movq	112(%rsp), %rdi
	movl	%r14d, %esi
	movdqa	384(%rsp), %xmm4
	addq	$48, %rsp
	movdqa	352(%rsp), %xmm5
	movdqa	368(%rsp), %xmm6
	movq	%rdx, 48(%rsp)
	movups	%xmm5, 16(%rsp)
	movups	%xmm6, 32(%rsp)
	movups	%xmm4, (%rsp)
	call	real_divide_small@PLT
	movl	260(%rsp), %ecx
	addq	$64, %rsp
	testl	%ecx, %ecx
	je	.L55
	movq	152(%rsp), %r14
	testl	%r12d, %r12d
	je	.L57
	leaq	-320(%r13), %rsi
	cmpq	%r14, %rsi
	jg	.L55
.L57:
	movl	%r12d, %esi
	movl	%ecx, %r12d
	jmp	.L56
	.p2align 4,,10
	.p2align 3
.L55:
	movq	%r13, 88(%rsp)
	movdqa	96(%rsp), %xmm5
	movl	%r12d, 132(%rsp)
	movdqa	80(%rsp), %xmm4
	movq	128(%rsp), %rax
	movdqa	112(%rsp), %xmm6
	movups	%xmm5, 16(%rbx)
	movups	%xmm4, (%rbx)
	movq	%rax, 48(%rbx)
	movq	%rbx, %rax
	movups	%xmm6, 32(%rbx)
	addq	$344, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.size	angle_series, .-angle_series
	.section	.text.sine,"ax",@progbits
	.p2align 4
	.type	sine, @function
sine:
	pushq	%rbp
	movl	%esi, %ebp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$72, %rsp
	andl	$1, %esi
	je	.L68
	movq	%rsp, %rdi
	subq	$112, %rsp
	movdqa	16+one(%rip), %xmm3
	xorl	%esi, %esi
	movq	256(%rsp), %rax
	movdqa	32+one(%rip), %xmm4
	movdqu	208(%rsp), %xmm6
	movups	%xmm3, 16(%rsp)
	movdqu	224(%rsp), %xmm7
	movq	%rax, 104(%rsp)
	movq	48+one(%rip), %rax
	movups	%xmm6, 56(%rsp)
	movdqu	240(%rsp), %xmm6
	movups	%xmm7, 72(%rsp)
	movdqa	one(%rip), %xmm7
	movq	%rax, 48(%rsp)
	movups	%xmm6, 88(%rsp)
	movups	%xmm7, (%rsp)
	movups	%xmm4, 32(%rsp)
	call	angle_series
	addq	$112, %rsp
	andl	$2, %ebp
	jne	.L73
.L70:
	movq	48(%rsp), %rax
	movdqa	(%rsp), %xmm3
	movdqa	16(%rsp), %xmm4
	movdqa	32(%rsp), %xmm5
	movq	%rax, 48(%rbx)
	movq	%rbx, %rax
	movups	%xmm3, (%rbx)
	movups	%xmm4, 16(%rbx)
	movups	%xmm5, 32(%rbx)
	addq	$72, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L68:
	movq	%rsp, %rdi
	subq	$112, %rsp
	movl	$1, %esi
	movdqu	208(%rsp), %xmm2
	movq	256(%rsp), %rax
	movdqu	224(%rsp), %xmm1
	movdqu	240(%rsp), %xmm0
	movq	%rax, 104(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm2, 56(%rsp)
	movups	%xmm1, 72(%rsp)
	movups	%xmm0, 88(%rsp)
	movups	%xmm2, (%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm0, 32(%rsp)
	call	angle_series
	addq	$112, %rsp
	andl	$2, %ebp
	je	.L70
.L73:
	subq	$64, %rsp
	movq	%rbx, %rdi
	movq	112(%rsp), %rax
	movdqa	64(%rsp), %xmm5
	movdqa	80(%rsp), %xmm0
	movdqa	96(%rsp), %xmm1
	movq	%rax, 48(%rsp)
	movups	%xmm5, (%rsp)
	movups	%xmm0, 16(%rsp)
	movups	%xmm1, 32(%rsp)
	call	real_negate@PLT
	addq	$64, %rsp
	movq	%rbx, %rax
	addq	$72, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.size	sine, .-sine
	.section	.text.atan_of_small,"ax",@progbits
	.p2align 4
	.type	atan_of_small, @function
atan_of_small:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	subq	$680, %rsp
	movq	744(%rsp), %rax
	movq	%rdi, 88(%rsp)
	movl	788(%rsp), %edx
	cmpq	$-2, %rax
	jl	.L80
	leaq	352(%rsp), %rsi
	leaq	one(%rip), %r14
	xorl	%ebx, %ebx
	movq	%rsi, 72(%rsp)
	leaq	416(%rsp), %rsi
	leaq	16(%r14), %r13
	movq	%rsi, 64(%rsp)
	leaq	480(%rsp), %rsi
	leaq	16(%r13), %r12
	movq	%rsi, 56(%rsp)
	leaq	544(%rsp), %rsi
	leaq	16(%r12), %rbp
	movq	%rsi, 80(%rsp)
	.p2align 4,,10
	.p2align 3
.L76:
	movq	%rax, 744(%rsp)
	subq	$112, %rsp
	addl	$1, %ebx
	movl	%edx, 900(%rsp)
	movq	896(%rsp), %rax
	movdqu	848(%rsp), %xmm2
	movq	184(%rsp), %rdi
	movdqu	864(%rsp), %xmm1
	movq	%rax, 104(%rsp)
	movdqu	880(%rsp), %xmm0
	movq	%rax, 48(%rsp)
	movups	%xmm2, 56(%rsp)
	movups	%xmm1, 72(%rsp)
	movups	%xmm0, 88(%rsp)
	movups	%xmm2, (%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm0, 32(%rsp)
	call	real_multiply@PLT
	movdqa	(%r14), %xmm2
	movq	0(%rbp), %r15
	movq	512(%rsp), %rax
	movdqa	0(%r13), %xmm1
	movdqa	480(%rsp), %xmm4
	movq	176(%rsp), %rdi
	movups	%xmm2, (%rsp)
	movdqa	496(%rsp), %xmm5
	movdqa	(%r12), %xmm0
	movq	%rax, 104(%rsp)
	movdqa	464(%rsp), %xmm3
	movups	%xmm4, 72(%rsp)
	movups	%xmm5, 88(%rsp)
	movaps	%xmm2, 144(%rsp)
	movups	%xmm1, 16(%rsp)
	movaps	%xmm1, 128(%rsp)
	movups	%xmm0, 32(%rsp)
	movaps	%xmm0, 112(%rsp)
	movq	%r15, 48(%rsp)
	movups	%xmm3, 56(%rsp)
	call	real_add@PLT
	movq	576(%rsp), %rdx
	addq	$48, %rsp
	movdqa	496(%rsp), %xmm7
	movdqa	512(%rsp), %xmm3
	movq	120(%rsp), %rdi
	movdqa	480(%rsp), %xmm6
	movups	%xmm7, 16(%rsp)
	movups	%xmm3, 32(%rsp)
	movups	%xmm6, (%rsp)
	movq	%rdx, 48(%rsp)
	call	real_sqrt@PLT
	subq	$48, %rsp
	movq	640(%rsp), %rdx
	movdqa	112(%rsp), %xmm0
	movq	%r15, 48(%rsp)
	movdqa	592(%rsp), %xmm4
	movdqa	608(%rsp), %xmm5
	movdqa	624(%rsp), %xmm6
	movq	192(%rsp), %rdi
	movq	%rdx, 104(%rsp)
	movdqa	144(%rsp), %xmm2
	movups	%xmm4, 56(%rsp)
	movdqa	128(%rsp), %xmm1
	movups	%xmm5, 72(%rsp)
	movups	%xmm6, 88(%rsp)
	movups	%xmm2, (%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm0, 32(%rsp)
	call	real_add@PLT
	movq	704(%rsp), %rax
	movdqa	656(%rsp), %xmm7
	leaq	848(%rsp), %rdi
	movdqa	672(%rsp), %xmm3
	movdqa	688(%rsp), %xmm4
	movdqu	848(%rsp), %xmm5
	movq	%rax, 104(%rsp)
	movdqu	864(%rsp), %xmm6
	movq	896(%rsp), %rax
	movups	%xmm7, 56(%rsp)
	movdqu	880(%rsp), %xmm7
	movups	%xmm3, 72(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm4, 88(%rsp)
	movups	%xmm5, (%rsp)
	movups	%xmm6, 16(%rsp)
	movups	%xmm7, 32(%rsp)
	call	real_divide@PLT
	movq	856(%rsp), %rax
	movl	900(%rsp), %edx
	addq	$112, %rsp
	cmpq	$-2, %rax
	jge	.L76
	movslq	%ebx, %rbx
.L75:
	movl	%edx, (%rsp)
	leaq	608(%rsp), %rdi
	xorl	%r15d, %r15d
	subq	$112, %rsp
	movl	%edx, 900(%rsp)
	movq	%rax, 856(%rsp)
	movq	%rax, 128(%rsp)
	movq	896(%rsp), %rcx
	movdqu	880(%rsp), %xmm0
	movdqu	848(%rsp), %xmm2
	movdqu	864(%rsp), %xmm1
	movq	%rcx, 104(%rsp)
	movups	%xmm0, 88(%rsp)
	movups	%xmm0, 32(%rsp)
	movups	%xmm2, 56(%rsp)
	movups	%xmm1, 72(%rsp)
	movups	%xmm2, (%rsp)
	movups	%xmm1, 16(%rsp)
	movq	%rcx, 48(%rsp)
	call	real_multiply@PLT
	leaq	208(%rsp), %rdi
	movq	768(%rsp), %rcx
	movdqa	720(%rsp), %xmm3
	movdqa	736(%rsp), %xmm4
	addq	$48, %rsp
	movdqa	704(%rsp), %xmm5
	movq	%rcx, 48(%rsp)
	movups	%xmm5, 32(%rsp)
	movups	%xmm3, (%rsp)
	movups	%xmm4, 16(%rsp)
	call	real_negate@PLT
	pxor	%xmm0, %xmm0
	movdqu	800(%rsp), %xmm2
	movdqu	816(%rsp), %xmm1
	movq	848(%rsp), %rcx
	movaps	%xmm0, 224(%rsp)
	movaps	%xmm0, 240(%rsp)
	movaps	%xmm0, 256(%rsp)
	movdqu	832(%rsp), %xmm0
	movl	$0, 272(%rsp)
	movq	%rcx, 336(%rsp)
	movq	%rcx, 400(%rsp)
	movaps	%xmm2, 288(%rsp)
	movaps	%xmm1, 304(%rsp)
	movaps	%xmm0, 320(%rsp)
	movaps	%xmm2, 352(%rsp)
	movaps	%xmm1, 368(%rsp)
	movaps	%xmm0, 384(%rsp)
	movl	64(%rsp), %edx
	addq	$64, %rsp
	testl	%edx, %edx
	je	.L77
	movq	16(%rsp), %rax
	xorl	%esi, %esi
	movl	$3, %ebp
	leaq	160(%rsp), %r14
	leaq	224(%rsp), %r13
	leaq	288(%rsp), %r12
.L78:
	movl	%esi, 212(%rsp)
	subq	$112, %rsp
	movq	%r14, %rdi
	movq	%r15, 280(%rsp)
	movq	%rax, 408(%rsp)
	movl	%edx, 452(%rsp)
	movq	448(%rsp), %rax
	movdqa	400(%rsp), %xmm4
	movdqa	416(%rsp), %xmm5
	movdqa	432(%rsp), %xmm6
	movq	%rax, 104(%rsp)
	movdqa	272(%rsp), %xmm7
	movq	320(%rsp), %rax
	movups	%xmm4, 56(%rsp)
	movdqa	288(%rsp), %xmm4
	movups	%xmm5, 72(%rsp)
	movdqa	304(%rsp), %xmm5
	movq	%rax, 48(%rsp)
	movups	%xmm6, 88(%rsp)
	movups	%xmm7, (%rsp)
	movups	%xmm4, 16(%rsp)
	movups	%xmm5, 32(%rsp)
	call	real_add@PLT
	movq	256(%rsp), %rax
	movq	%r13, %rdi
	movdqa	208(%rsp), %xmm6
	movl	324(%rsp), %edx
	movdqa	352(%rsp), %xmm5
	movq	%rax, 104(%rsp)
	movdqa	224(%rsp), %xmm7
	movdqa	240(%rsp), %xmm3
	movq	384(%rsp), %rax
	movups	%xmm6, 56(%rsp)
	movdqa	336(%rsp), %xmm4
	movl	%edx, 112(%rsp)
	movdqa	368(%rsp), %xmm6
	movups	%xmm5, 16(%rsp)
	movq	280(%rsp), %r15
	movq	%rax, 48(%rsp)
	movups	%xmm6, 32(%rsp)
	movups	%xmm7, 72(%rsp)
	movups	%xmm3, 88(%rsp)
	movups	%xmm4, (%rsp)
	call	real_multiply@PLT
	addq	$48, %rsp
	movl	%ebp, %esi
	movq	%r12, %rdi
	movdqa	288(%rsp), %xmm7
	movq	336(%rsp), %rax
	movdqa	304(%rsp), %xmm3
	movdqa	320(%rsp), %xmm4
	movq	%rax, 48(%rsp)
	movups	%xmm7, (%rsp)
	movups	%xmm3, 16(%rsp)
	movups	%xmm4, 32(%rsp)
	call	real_divide_small@PLT
	movl	404(%rsp), %ecx
	addq	$64, %rsp
	movl	(%rsp), %edx
	testl	%ecx, %ecx
	je	.L77
	movq	296(%rsp), %rax
	testl	%edx, %edx
	je	.L79
	leaq	-320(%r15), %rsi
	cmpq	%rax, %rsi
	jg	.L77
.L79:
	movl	%edx, %esi
	addl	$2, %ebp
	movl	%ecx, %edx
	jmp	.L78
	.p2align 4,,10
	.p2align 3
.L77:
	movq	%r15, 168(%rsp)
	subq	$64, %rsp
	movq	%rbx, %rsi
	movl	%edx, 276(%rsp)
	movq	152(%rsp), %rbx
	movq	272(%rsp), %rax
	movdqa	224(%rsp), %xmm6
	movdqa	240(%rsp), %xmm7
	movq	%rbx, %rdi
	movdqa	256(%rsp), %xmm3
	movq	%rax, 48(%rsp)
	movups	%xmm6, (%rsp)
	movups	%xmm7, 16(%rsp)
	movups	%xmm3, 32(%rsp)
	call	real_scale@PLT
	addq	$744, %rsp
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L80:
	xorl	%ebx, %ebx
	jmp	.L75
	.size	atan_of_small, .-atan_of_small
	.section	.text.real_exp,"ax",@progbits
	.p2align 4
	.globl	real_exp
	.type	real_exp, @function
real_exp:
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$256, %rsp
	cmpq	$16, 296(%rsp)
	jle	.L92
	cmpl	$1, 288(%rsp)
	movq	48+one(%rip), %rax
	sbbq	%rsi, %rsi
	movdqa	one(%rip), %xmm0
	subq	$64, %rsp
	movdqa	16+one(%rip), %xmm1
	movdqa	32+one(%rip), %xmm2
	andl	$200000, %esi
	movq	%rax, 48(%rsp)
	subq	$100000, %rsi
	movups	%xmm0, (%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	call	real_scale@PLT
	addq	$64, %rsp
	movq	%rbx, %rax
	addq	$256, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L92:
	movdqa	log_2(%rip), %xmm3
	leaq	64(%rsp), %rdi
	subq	$112, %rsp
	movq	48+log_2(%rip), %r12
	movq	448(%rsp), %rax
	movdqa	16+log_2(%rip), %xmm4
	movdqu	416(%rsp), %xmm7
	movups	%xmm3, 56(%rsp)
	movdqu	400(%rsp), %xmm6
	movdqu	432(%rsp), %xmm3
	movdqa	32+log_2(%rip), %xmm5
	movq	%r12, 104(%rsp)
	movups	%xmm7, 16(%rsp)
	movups	%xmm3, 32(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm4, 72(%rsp)
	movups	%xmm5, 88(%rsp)
	movups	%xmm6, (%rsp)
	call	real_divide@PLT
	leaq	112(%rsp), %rdi
	movl	$1, %esi
	movdqa	176(%rsp), %xmm4
	movdqa	192(%rsp), %xmm5
	movq	224(%rsp), %rax
	addq	$48, %rsp
	movdqa	160(%rsp), %xmm6
	movups	%xmm4, (%rsp)
	movups	%xmm5, 16(%rsp)
	movups	%xmm6, 32(%rsp)
	movq	%rax, 48(%rsp)
	call	real_to_integer@PLT
	movdqa	80(%rsp), %xmm0
	movdqa	96(%rsp), %xmm1
	movdqa	64(%rsp), %xmm7
	movq	112(%rsp), %rax
	movups	%xmm0, 16(%rsp)
	movups	%xmm1, 32(%rsp)
	movups	%xmm7, (%rsp)
	movq	%rax, 48(%rsp)
	call	real_integer@PLT
	leaq	192(%rsp), %rdi
	subq	$48, %rsp
	movdqa	log_2(%rip), %xmm2
	movdqa	112(%rsp), %xmm5
	movq	%rax, %rbp
	movdqa	128(%rsp), %xmm6
	movq	%r12, 104(%rsp)
	movdqa	144(%rsp), %xmm7
	movq	160(%rsp), %rax
	movups	%xmm2, 56(%rsp)
	movdqa	16+log_2(%rip), %xmm3
	movdqa	32+log_2(%rip), %xmm4
	movups	%xmm5, (%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm3, 72(%rsp)
	movups	%xmm4, 88(%rsp)
	movups	%xmm6, 16(%rsp)
	movups	%xmm7, 32(%rsp)
	call	real_multiply@PLT
	movq	288(%rsp), %rax
	movdqa	256(%rsp), %xmm1
	leaq	304(%rsp), %rdi
	movdqa	272(%rsp), %xmm2
	movdqu	400(%rsp), %xmm3
	movdqu	416(%rsp), %xmm4
	movq	%rax, 104(%rsp)
	movdqu	432(%rsp), %xmm5
	movq	448(%rsp), %rax
	movups	%xmm1, 72(%rsp)
	movdqa	240(%rsp), %xmm0
	movups	%xmm2, 88(%rsp)
	movups	%xmm3, (%rsp)
	movups	%xmm4, 16(%rsp)
	movups	%xmm5, 32(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm0, 56(%rsp)
	call	real_subtract@PLT
	addq	$48, %rsp
	movq	%rbp, %rsi
	movq	%rbx, %rdi
	movq	304(%rsp), %rax
	movdqa	256(%rsp), %xmm6
	movdqa	272(%rsp), %xmm7
	movdqa	288(%rsp), %xmm0
	movq	%rax, 48(%rsp)
	movups	%xmm6, (%rsp)
	movups	%xmm7, 16(%rsp)
	movups	%xmm0, 32(%rsp)
	call	exp_of_parts
	addq	$64, %rsp
	movq	%rbx, %rax
	addq	$256, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.size	real_exp, .-real_exp
	.section	.text.real_exp2,"ax",@progbits
	.p2align 4
	.globl	real_exp2
	.type	real_exp2, @function
real_exp2:
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$200, %rsp
	cmpq	$16, 232(%rsp)
	jle	.L98
	cmpl	$1, 224(%rsp)
	movq	48+one(%rip), %rax
	sbbq	%rsi, %rsi
	movdqa	one(%rip), %xmm0
	subq	$64, %rsp
	movdqa	16+one(%rip), %xmm1
	movdqa	32+one(%rip), %xmm2
	andl	$200000, %esi
	movq	%rax, 48(%rsp)
	subq	$100000, %rsi
	movups	%xmm0, (%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	call	real_scale@PLT
	addq	$64, %rsp
	movq	%rbx, %rax
	addq	$200, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L98:
	movq	%rsp, %rdi
	subq	$64, %rsp
	movl	$1, %esi
	movdqu	288(%rsp), %xmm3
	movq	336(%rsp), %rax
	movdqu	304(%rsp), %xmm4
	movdqu	320(%rsp), %xmm5
	movq	%rax, 48(%rsp)
	movups	%xmm3, (%rsp)
	movups	%xmm4, 16(%rsp)
	movups	%xmm5, 32(%rsp)
	call	real_to_integer@PLT
	movdqa	96(%rsp), %xmm3
	movdqa	64(%rsp), %xmm6
	movdqa	80(%rsp), %xmm7
	movq	112(%rsp), %rax
	movups	%xmm3, 32(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm6, (%rsp)
	movups	%xmm7, 16(%rsp)
	call	real_integer@PLT
	leaq	128(%rsp), %rdi
	subq	$48, %rsp
	movq	%rax, %rbp
	movdqa	112(%rsp), %xmm4
	movq	160(%rsp), %rax
	movdqa	128(%rsp), %xmm5
	movdqa	144(%rsp), %xmm6
	movdqu	336(%rsp), %xmm7
	movq	%rax, 104(%rsp)
	movdqu	352(%rsp), %xmm0
	movq	384(%rsp), %rax
	movups	%xmm4, 56(%rsp)
	movdqu	368(%rsp), %xmm1
	movups	%xmm5, 72(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm6, 88(%rsp)
	movups	%xmm7, (%rsp)
	movups	%xmm0, 16(%rsp)
	movups	%xmm1, 32(%rsp)
	call	real_subtract@PLT
	movq	48+log_2(%rip), %rax
	movdqa	176(%rsp), %xmm5
	leaq	240(%rsp), %rdi
	movdqa	log_2(%rip), %xmm2
	movdqa	16+log_2(%rip), %xmm3
	movdqa	192(%rsp), %xmm6
	movq	%rax, 104(%rsp)
	movdqa	208(%rsp), %xmm7
	movq	224(%rsp), %rax
	movups	%xmm3, 72(%rsp)
	movdqa	32+log_2(%rip), %xmm4
	movups	%xmm5, (%rsp)
	movups	%xmm6, 16(%rsp)
	movups	%xmm4, 88(%rsp)
	movups	%xmm7, 32(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm2, 56(%rsp)
	call	real_multiply@PLT
	addq	$48, %rsp
	movq	%rbp, %rsi
	movq	%rbx, %rdi
	movq	240(%rsp), %rax
	movdqa	192(%rsp), %xmm0
	movdqa	208(%rsp), %xmm1
	movdqa	224(%rsp), %xmm2
	movq	%rax, 48(%rsp)
	movups	%xmm0, (%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	call	exp_of_parts
	addq	$64, %rsp
	movq	%rbx, %rax
	addq	$200, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.size	real_exp2, .-real_exp2
	.section	.text.real_expm1,"ax",@progbits
	.p2align 4
	.globl	real_expm1
	.type	real_expm1, @function
real_expm1:
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$64, %rsp
	cmpq	$0, 88(%rsp)
	js	.L107
	movq	%rsp, %rdi
	subq	$64, %rsp
	movq	192(%rsp), %rax
	movdqu	144(%rsp), %xmm0
	movdqu	160(%rsp), %xmm1
	movdqu	176(%rsp), %xmm2
	movq	%rax, 48(%rsp)
	movups	%xmm0, (%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	call	real_exp@PLT
	movq	48+one(%rip), %rax
	movq	%rbx, %rdi
	subq	$48, %rsp
	movdqa	112(%rsp), %xmm6
	movdqa	one(%rip), %xmm3
	movq	%rax, 104(%rsp)
	movdqa	16+one(%rip), %xmm4
	movq	160(%rsp), %rax
	movdqa	32+one(%rip), %xmm5
	movups	%xmm6, (%rsp)
	movdqa	128(%rsp), %xmm7
	movups	%xmm3, 56(%rsp)
	movdqa	144(%rsp), %xmm0
	movq	%rax, 48(%rsp)
	movups	%xmm4, 72(%rsp)
	movups	%xmm5, 88(%rsp)
	movups	%xmm7, 16(%rsp)
	movups	%xmm0, 32(%rsp)
	call	real_subtract@PLT
	addq	$112, %rsp
	movq	%rbx, %rax
	addq	$64, %rsp
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L107:
	subq	$64, %rsp
	movq	192(%rsp), %rax
	movdqu	144(%rsp), %xmm1
	movdqu	160(%rsp), %xmm2
	movdqu	176(%rsp), %xmm3
	movq	%rax, 48(%rsp)
	movups	%xmm1, (%rsp)
	movups	%xmm2, 16(%rsp)
	movups	%xmm3, 32(%rsp)
	call	expm1_series
	addq	$64, %rsp
	movq	%rbx, %rax
	addq	$64, %rsp
	popq	%rbx
	ret
	.size	real_expm1, .-real_expm1
	.section	.text.real_log,"ax",@progbits
	.p2align 4
	.globl	real_log
	.type	real_log, @function
real_log:
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$384, %rsp
	movq	48+one(%rip), %r12
	movdqa	one(%rip), %xmm0
	movl	468(%rsp), %eax
	movq	424(%rsp), %rbp
	leaq	64(%rsp), %rdi
	movdqa	16+one(%rip), %xmm1
	movdqa	32+one(%rip), %xmm2
	cmpl	$-1257966796, %eax
	sbbq	$0, %rbp
	cmpl	$-1257966797, %eax
	setbe	%al
	subq	$112, %rsp
	movzbl	%al, %eax
	movq	%rax, 536(%rsp)
	movq	576(%rsp), %rax
	movdqu	544(%rsp), %xmm4
	movq	%r12, 104(%rsp)
	movdqu	560(%rsp), %xmm5
	movq	%rax, 48(%rsp)
	movdqu	528(%rsp), %xmm3
	movups	%xmm4, 16(%rsp)
	movups	%xmm5, 32(%rsp)
	movups	%xmm0, 56(%rsp)
	movups	%xmm1, 72(%rsp)
	movups	%xmm2, 88(%rsp)
	movups	%xmm3, (%rsp)
	call	real_add@PLT
	movq	576(%rsp), %rax
	movdqu	528(%rsp), %xmm1
	leaq	240(%rsp), %rdi
	movdqu	544(%rsp), %xmm2
	movdqa	one(%rip), %xmm6
	movq	%r12, 104(%rsp)
	movdqu	560(%rsp), %xmm3
	movdqa	16+one(%rip), %xmm7
	movq	%rax, 48(%rsp)
	movdqa	32+one(%rip), %xmm0
	movups	%xmm6, 56(%rsp)
	movups	%xmm7, 72(%rsp)
	movups	%xmm0, 88(%rsp)
	movups	%xmm1, (%rsp)
	movups	%xmm2, 16(%rsp)
	movups	%xmm3, 32(%rsp)
	call	real_subtract@PLT
	movq	224(%rsp), %rax
	movdqa	192(%rsp), %xmm5
	leaq	304(%rsp), %rdi
	movdqa	208(%rsp), %xmm6
	movdqa	240(%rsp), %xmm7
	movdqa	256(%rsp), %xmm0
	movq	%rax, 104(%rsp)
	movdqa	272(%rsp), %xmm1
	movq	288(%rsp), %rax
	movups	%xmm5, 72(%rsp)
	movdqa	176(%rsp), %xmm4
	movups	%xmm6, 88(%rsp)
	movups	%xmm7, (%rsp)
	movups	%xmm0, 16(%rsp)
	movups	%xmm1, 32(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm4, 56(%rsp)
	call	real_divide@PLT
	leaq	112(%rsp), %rdi
	addq	$48, %rsp
	movdqa	272(%rsp), %xmm3
	movdqa	288(%rsp), %xmm4
	movq	304(%rsp), %rax
	movdqa	256(%rsp), %xmm2
	movups	%xmm3, 16(%rsp)
	movups	%xmm4, 32(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm2, (%rsp)
	call	log_series
	movq	%rbp, %rsi
	leaq	320(%rsp), %rdi
	addq	$64, %rsp
	call	real_of_integer@PLT
	movq	48+log_2(%rip), %rax
	leaq	320(%rsp), %rdi
	subq	$112, %rsp
	movdqa	log_2(%rip), %xmm5
	movdqa	16+log_2(%rip), %xmm6
	movdqa	368(%rsp), %xmm0
	movq	%rax, 104(%rsp)
	movdqa	384(%rsp), %xmm1
	movq	416(%rsp), %rax
	movups	%xmm5, 56(%rsp)
	movdqa	400(%rsp), %xmm2
	movdqa	32+log_2(%rip), %xmm7
	movups	%xmm6, 72(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm7, 88(%rsp)
	movups	%xmm0, (%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	call	real_multiply@PLT
	movq	160(%rsp), %rax
	movdqa	112(%rsp), %xmm3
	movq	%rbx, %rdi
	movdqa	128(%rsp), %xmm4
	movdqa	144(%rsp), %xmm5
	movdqa	432(%rsp), %xmm6
	movq	%rax, 104(%rsp)
	movdqa	448(%rsp), %xmm7
	movq	480(%rsp), %rax
	movups	%xmm3, 56(%rsp)
	movdqa	464(%rsp), %xmm0
	movups	%xmm4, 72(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm5, 88(%rsp)
	movups	%xmm6, (%rsp)
	movups	%xmm7, 16(%rsp)
	movups	%xmm0, 32(%rsp)
	call	real_add@PLT
	addq	$496, %rsp
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.size	real_log, .-real_log
	.section	.text.real_log1p,"ax",@progbits
	.p2align 4
	.globl	real_log1p
	.type	real_log1p, @function
real_log1p:
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$256, %rsp
	cmpq	$-1, 280(%rsp)
	jge	.L115
	movdqa	16+one(%rip), %xmm1
	movdqa	32+one(%rip), %xmm2
	movl	$1, %esi
	leaq	64(%rsp), %rdi
	movdqa	one(%rip), %xmm0
	movq	48+one(%rip), %rax
	subq	$64, %rsp
	movups	%xmm1, 16(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm0, (%rsp)
	movups	%xmm2, 32(%rsp)
	call	real_scale@PLT
	leaq	192(%rsp), %rdi
	subq	$48, %rsp
	movq	432(%rsp), %rax
	movdqu	384(%rsp), %xmm3
	movdqu	400(%rsp), %xmm4
	movdqu	416(%rsp), %xmm5
	movdqa	176(%rsp), %xmm6
	movq	%rax, 104(%rsp)
	movdqa	192(%rsp), %xmm7
	movq	224(%rsp), %rax
	movups	%xmm3, 56(%rsp)
	movdqa	208(%rsp), %xmm0
	movups	%xmm4, 72(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm5, 88(%rsp)
	movups	%xmm6, (%rsp)
	movups	%xmm7, 16(%rsp)
	movups	%xmm0, 32(%rsp)
	call	real_add@PLT
	movq	288(%rsp), %rax
	movdqa	256(%rsp), %xmm2
	leaq	304(%rsp), %rdi
	movdqa	272(%rsp), %xmm3
	movdqu	384(%rsp), %xmm4
	movdqu	400(%rsp), %xmm5
	movq	%rax, 104(%rsp)
	movdqu	416(%rsp), %xmm6
	movq	432(%rsp), %rax
	movups	%xmm2, 72(%rsp)
	movdqa	240(%rsp), %xmm1
	movups	%xmm3, 88(%rsp)
	movups	%xmm4, (%rsp)
	movups	%xmm5, 16(%rsp)
	movups	%xmm6, 32(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm1, 56(%rsp)
	call	real_divide@PLT
	movq	352(%rsp), %rax
	addq	$48, %rsp
	movq	%rbx, %rdi
	movdqa	256(%rsp), %xmm7
	movdqa	272(%rsp), %xmm0
	movdqa	288(%rsp), %xmm1
	movq	%rax, 48(%rsp)
	movups	%xmm7, (%rsp)
	movups	%xmm0, 16(%rsp)
	movups	%xmm1, 32(%rsp)
	call	log_series
	addq	$64, %rsp
	movq	%rbx, %rax
	addq	$256, %rsp
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L115:
	movq	%rsp, %rdi
	subq	$112, %rsp
	movdqa	one(%rip), %xmm5
	movdqa	16+one(%rip), %xmm6
	movq	432(%rsp), %rax
	movdqu	384(%rsp), %xmm2
	movdqu	400(%rsp), %xmm3
	movdqa	32+one(%rip), %xmm7
	movups	%xmm5, (%rsp)
	movdqu	416(%rsp), %xmm4
	movq	%rax, 104(%rsp)
	movq	48+one(%rip), %rax
	movups	%xmm6, 16(%rsp)
	movups	%xmm7, 32(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm2, 56(%rsp)
	movups	%xmm3, 72(%rsp)
	movups	%xmm4, 88(%rsp)
	call	real_add@PLT
	movq	160(%rsp), %rax
	addq	$48, %rsp
	movq	%rbx, %rdi
	movdqa	64(%rsp), %xmm2
	movdqa	80(%rsp), %xmm3
	movdqa	96(%rsp), %xmm4
	movq	%rax, 48(%rsp)
	movups	%xmm2, (%rsp)
	movups	%xmm3, 16(%rsp)
	movups	%xmm4, 32(%rsp)
	call	real_log@PLT
	addq	$64, %rsp
	movq	%rbx, %rax
	addq	$256, %rsp
	popq	%rbx
	ret
	.size	real_log1p, .-real_log1p
	.section	.text.real_log2,"ax",@progbits
	.p2align 4
	.globl	real_log2
	.type	real_log2, @function
real_log2:
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$64, %rsp
	movq	%rsp, %rdi
	subq	$64, %rsp
	movq	192(%rsp), %rax
	movdqu	144(%rsp), %xmm0
	movdqu	160(%rsp), %xmm1
	movdqu	176(%rsp), %xmm2
	movq	%rax, 48(%rsp)
	movups	%xmm0, (%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	call	real_log@PLT
	movq	48+log_2(%rip), %rax
	movq	%rbx, %rdi
	subq	$48, %rsp
	movdqa	112(%rsp), %xmm6
	movdqa	log_2(%rip), %xmm3
	movq	%rax, 104(%rsp)
	movdqa	16+log_2(%rip), %xmm4
	movq	160(%rsp), %rax
	movdqa	32+log_2(%rip), %xmm5
	movups	%xmm6, (%rsp)
	movdqa	128(%rsp), %xmm7
	movups	%xmm3, 56(%rsp)
	movdqa	144(%rsp), %xmm0
	movq	%rax, 48(%rsp)
	movups	%xmm4, 72(%rsp)
	movups	%xmm5, 88(%rsp)
	movups	%xmm7, 16(%rsp)
	movups	%xmm0, 32(%rsp)
	call	real_divide@PLT
	addq	$176, %rsp
	movq	%rbx, %rax
	popq	%rbx
	ret
	.size	real_log2, .-real_log2
	.section	.text.real_log10,"ax",@progbits
	.p2align 4
	.globl	real_log10
	.type	real_log10, @function
real_log10:
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$64, %rsp
	movq	%rsp, %rdi
	subq	$64, %rsp
	movq	192(%rsp), %rax
	movdqu	144(%rsp), %xmm0
	movdqu	160(%rsp), %xmm1
	movdqu	176(%rsp), %xmm2
	movq	%rax, 48(%rsp)
	movups	%xmm0, (%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	call	real_log@PLT
	movq	48+log_10(%rip), %rax
	movq	%rbx, %rdi
	subq	$48, %rsp
	movdqa	112(%rsp), %xmm6
	movdqa	log_10(%rip), %xmm3
	movq	%rax, 104(%rsp)
	movdqa	16+log_10(%rip), %xmm4
	movq	160(%rsp), %rax
	movdqa	32+log_10(%rip), %xmm5
	movups	%xmm6, (%rsp)
	movdqa	128(%rsp), %xmm7
	movups	%xmm3, 56(%rsp)
	movdqa	144(%rsp), %xmm0
	movq	%rax, 48(%rsp)
	movups	%xmm4, 72(%rsp)
	movups	%xmm5, 88(%rsp)
	movups	%xmm7, 16(%rsp)
	movups	%xmm0, 32(%rsp)
	call	real_divide@PLT
	addq	$176, %rsp
	movq	%rbx, %rax
	popq	%rbx
	ret
	.size	real_log10, .-real_log10
	.section	.text.real_pow,"ax",@progbits
	.p2align 4
	.globl	real_pow
	.type	real_pow, @function
real_pow:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$200, %rsp
	cmpq	$7, 320(%rsp)
	jg	.L121
	movl	312(%rsp), %eax
	testl	%eax, %eax
	je	.L132
.L121:
	leaq	64(%rsp), %rdi
	subq	$64, %rsp
	movdqu	320(%rsp), %xmm3
	movq	368(%rsp), %rax
	movdqu	336(%rsp), %xmm4
	movdqu	352(%rsp), %xmm5
	movq	%rax, 48(%rsp)
	movups	%xmm3, (%rsp)
	movups	%xmm4, 16(%rsp)
	movups	%xmm5, 32(%rsp)
	call	real_log@PLT
	leaq	192(%rsp), %rdi
	subq	$48, %rsp
	movq	224(%rsp), %rax
	movdqa	192(%rsp), %xmm7
	movdqa	208(%rsp), %xmm1
	movdqu	424(%rsp), %xmm2
	movdqu	440(%rsp), %xmm0
	movq	%rax, 104(%rsp)
	movdqu	456(%rsp), %xmm3
	movq	472(%rsp), %rax
	movups	%xmm7, 72(%rsp)
	movdqa	176(%rsp), %xmm6
	movups	%xmm1, 88(%rsp)
	movups	%xmm2, (%rsp)
	movups	%xmm0, 16(%rsp)
	movups	%xmm3, 32(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm6, 56(%rsp)
	call	real_multiply@PLT
	movq	288(%rsp), %rax
	addq	$48, %rsp
	movq	%rbx, %rdi
	movdqa	192(%rsp), %xmm4
	movdqa	208(%rsp), %xmm5
	movdqa	224(%rsp), %xmm6
	movq	%rax, 48(%rsp)
	movups	%xmm4, (%rsp)
	movups	%xmm5, 16(%rsp)
	movups	%xmm6, 32(%rsp)
	call	real_exp@PLT
	addq	$64, %rsp
.L120:
	addq	$200, %rsp
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L132:
	movq	%rsp, %rdi
	subq	$64, %rsp
	xorl	%esi, %esi
	movdqu	376(%rsp), %xmm7
	movq	424(%rsp), %rax
	movups	%xmm7, (%rsp)
	movdqu	392(%rsp), %xmm7
	movq	%rax, 48(%rsp)
	movups	%xmm7, 16(%rsp)
	movdqu	408(%rsp), %xmm7
	movups	%xmm7, 32(%rsp)
	call	real_to_integer@PLT
	subq	$48, %rsp
	movdqu	424(%rsp), %xmm1
	movdqa	112(%rsp), %xmm7
	movdqu	440(%rsp), %xmm2
	movq	472(%rsp), %rax
	movdqu	456(%rsp), %xmm0
	movups	%xmm1, 56(%rsp)
	movdqa	128(%rsp), %xmm1
	movq	%rax, 104(%rsp)
	movq	160(%rsp), %rax
	movups	%xmm2, 72(%rsp)
	movdqa	144(%rsp), %xmm2
	movq	%rax, 48(%rsp)
	movups	%xmm0, 88(%rsp)
	movups	%xmm7, (%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	call	real_compare@PLT
	addq	$112, %rsp
	testl	%eax, %eax
	jne	.L121
	subq	$64, %rsp
	movl	$-2147483648, %r13d
	movl	$1, %r14d
	movdqu	376(%rsp), %xmm0
	movq	424(%rsp), %rax
	movdqu	392(%rsp), %xmm1
	movdqu	408(%rsp), %xmm2
	movups	%xmm0, (%rsp)
	movups	%xmm1, 16(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm2, 32(%rsp)
	call	real_integer@PLT
	movdqu	336(%rsp), %xmm0
	movdqu	320(%rsp), %xmm7
	movq	$0, 240(%rsp)
	movdqu	352(%rsp), %xmm1
	movq	%rax, %rbp
	movq	368(%rsp), %rax
	movaps	%xmm0, 144(%rsp)
	pxor	%xmm0, %xmm0
	movq	%rax, 176(%rsp)
	movaps	%xmm7, 128(%rsp)
	movaps	%xmm1, 160(%rsp)
	movaps	%xmm0, 192(%rsp)
	movaps	%xmm0, 208(%rsp)
	movaps	%xmm0, 224(%rsp)
	addq	$64, %rsp
	testq	%rbp, %rbp
	je	.L122
	leaq	64(%rsp), %r12
	leaq	128(%rsp), %r15
	jmp	.L124
	.p2align 4,,10
	.p2align 3
.L123:
	subq	$112, %rsp
	movq	%r12, %rdi
	movdqa	176(%rsp), %xmm2
	movq	224(%rsp), %rax
	movdqa	192(%rsp), %xmm1
	movdqa	208(%rsp), %xmm0
	movq	%rax, 104(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm2, 56(%rsp)
	movups	%xmm1, 72(%rsp)
	movups	%xmm0, 88(%rsp)
	movups	%xmm2, (%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm0, 32(%rsp)
	call	real_multiply@PLT
	addq	$112, %rsp
	sarq	%rbp
	je	.L122
.L124:
	testb	$1, %bpl
	je	.L123
	movq	%r14, 136(%rsp)
	subq	$112, %rsp
	movq	%r15, %rdi
	movl	%r13d, 292(%rsp)
	movq	224(%rsp), %rax
	movdqa	176(%rsp), %xmm0
	movdqa	192(%rsp), %xmm7
	movdqa	208(%rsp), %xmm3
	movq	%rax, 104(%rsp)
	movdqa	240(%rsp), %xmm4
	movq	288(%rsp), %rax
	movups	%xmm0, 56(%rsp)
	movdqa	256(%rsp), %xmm5
	movups	%xmm7, 72(%rsp)
	movdqa	272(%rsp), %xmm6
	movq	%rax, 48(%rsp)
	movups	%xmm3, 88(%rsp)
	movups	%xmm4, (%rsp)
	movups	%xmm5, 16(%rsp)
	movups	%xmm6, 32(%rsp)
	call	real_multiply@PLT
	movq	248(%rsp), %r14
	movl	292(%rsp), %r13d
	addq	$112, %rsp
	jmp	.L123
	.p2align 4,,10
	.p2align 3
.L122:
	movq	%r14, 136(%rsp)
	movdqa	144(%rsp), %xmm7
	movl	%r13d, 180(%rsp)
	movdqa	128(%rsp), %xmm2
	movdqa	160(%rsp), %xmm0
	movq	176(%rsp), %rax
	movups	%xmm7, 16(%rbx)
	movups	%xmm2, (%rbx)
	movq	%rax, 48(%rbx)
	movups	%xmm0, 32(%rbx)
	jmp	.L120
	.size	real_pow, .-real_pow
	.section	.text.real_cbrt,"ax",@progbits
	.p2align 4
	.globl	real_cbrt
	.type	real_cbrt, @function
real_cbrt:
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$200, %rsp
	movl	224(%rsp), %ebp
	leaq	64(%rsp), %rdi
	subq	$64, %rsp
	movl	$0, 288(%rsp)
	movdqu	304(%rsp), %xmm1
	movq	336(%rsp), %rax
	movdqu	320(%rsp), %xmm2
	movdqu	288(%rsp), %xmm0
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	movups	%xmm0, (%rsp)
	movq	%rax, 48(%rsp)
	call	real_log@PLT
	movq	176(%rsp), %rax
	movl	$3, %esi
	movdqa	128(%rsp), %xmm3
	movdqa	144(%rsp), %xmm4
	leaq	192(%rsp), %rdi
	movdqa	160(%rsp), %xmm5
	movups	%xmm3, (%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm4, 16(%rsp)
	movups	%xmm5, 32(%rsp)
	call	real_divide_small@PLT
	movq	240(%rsp), %rax
	leaq	64(%rsp), %rdi
	movdqa	192(%rsp), %xmm6
	movdqa	208(%rsp), %xmm7
	movdqa	224(%rsp), %xmm0
	movq	%rax, 48(%rsp)
	movups	%xmm6, (%rsp)
	movups	%xmm7, 16(%rsp)
	movups	%xmm0, 32(%rsp)
	call	real_exp@PLT
	movl	%ebp, 64(%rsp)
	movq	112(%rsp), %rax
	movdqa	64(%rsp), %xmm1
	movdqa	80(%rsp), %xmm2
	movdqa	96(%rsp), %xmm3
	movq	%rax, 48(%rbx)
	movq	%rbx, %rax
	movups	%xmm1, (%rbx)
	movups	%xmm2, 16(%rbx)
	movups	%xmm3, 32(%rbx)
	addq	$264, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.size	real_cbrt, .-real_cbrt
	.section	.text.real_sin,"ax",@progbits
	.p2align 4
	.globl	real_sin
	.type	real_sin, @function
real_sin:
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$64, %rsp
	movq	%rsp, %rdi
	subq	$64, %rsp
	movdqu	144(%rsp), %xmm0
	movq	192(%rsp), %rax
	movdqu	160(%rsp), %xmm1
	movdqu	176(%rsp), %xmm2
	movups	%xmm0, (%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	movq	%rax, 48(%rsp)
	call	reduce
	movdqa	64(%rsp), %xmm3
	movdqa	80(%rsp), %xmm4
	movq	%rbx, %rdi
	movdqa	96(%rsp), %xmm5
	movl	%eax, %esi
	movq	112(%rsp), %rax
	movups	%xmm3, (%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm4, 16(%rsp)
	movups	%xmm5, 32(%rsp)
	call	sine
	subq	$-128, %rsp
	movq	%rbx, %rax
	popq	%rbx
	ret
	.size	real_sin, .-real_sin
	.section	.text.real_cos,"ax",@progbits
	.p2align 4
	.globl	real_cos
	.type	real_cos, @function
real_cos:
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$64, %rsp
	movq	%rsp, %rdi
	subq	$64, %rsp
	movdqu	144(%rsp), %xmm0
	movq	192(%rsp), %rax
	movdqu	160(%rsp), %xmm1
	movdqu	176(%rsp), %xmm2
	movups	%xmm0, (%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	movq	%rax, 48(%rsp)
	call	reduce
	movdqa	64(%rsp), %xmm3
	movdqa	80(%rsp), %xmm4
	movq	%rbx, %rdi
	movdqa	96(%rsp), %xmm5
	leal	1(%rax), %esi
	movq	112(%rsp), %rax
	movups	%xmm3, (%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm4, 16(%rsp)
	movups	%xmm5, 32(%rsp)
	call	sine
	subq	$-128, %rsp
	movq	%rbx, %rax
	popq	%rbx
	ret
	.size	real_cos, .-real_cos
	.section	.text.real_tan,"ax",@progbits
	.p2align 4
	.globl	real_tan
	.type	real_tan, @function
real_tan:
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$200, %rsp
	movq	%rsp, %rdi
	subq	$64, %rsp
	movdqu	288(%rsp), %xmm0
	movq	336(%rsp), %rax
	movdqu	304(%rsp), %xmm1
	movdqu	320(%rsp), %xmm2
	movups	%xmm0, (%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	movq	%rax, 48(%rsp)
	call	reduce
	movdqa	64(%rsp), %xmm3
	movdqa	80(%rsp), %xmm4
	leaq	128(%rsp), %rdi
	movdqa	96(%rsp), %xmm5
	movl	%eax, %ebp
	leal	1(%rax), %esi
	movq	112(%rsp), %rax
	movups	%xmm3, (%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm4, 16(%rsp)
	movups	%xmm5, 32(%rsp)
	call	sine
	movdqa	64(%rsp), %xmm6
	movdqa	80(%rsp), %xmm7
	movl	%ebp, %esi
	movdqa	96(%rsp), %xmm0
	movq	112(%rsp), %rax
	leaq	192(%rsp), %rdi
	movups	%xmm6, (%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm7, 16(%rsp)
	movups	%xmm0, 32(%rsp)
	call	sine
	subq	$48, %rsp
	movq	%rbx, %rdi
	movq	224(%rsp), %rax
	movdqa	176(%rsp), %xmm1
	movdqa	192(%rsp), %xmm2
	movdqa	208(%rsp), %xmm3
	movdqa	240(%rsp), %xmm4
	movq	%rax, 104(%rsp)
	movdqa	256(%rsp), %xmm5
	movq	288(%rsp), %rax
	movups	%xmm1, 56(%rsp)
	movdqa	272(%rsp), %xmm6
	movups	%xmm2, 72(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm3, 88(%rsp)
	movups	%xmm4, (%rsp)
	movups	%xmm5, 16(%rsp)
	movups	%xmm6, 32(%rsp)
	call	real_divide@PLT
	addq	$312, %rsp
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	ret
	.size	real_tan, .-real_tan
	.section	.text.real_atan,"ax",@progbits
	.p2align 4
	.globl	real_atan
	.type	real_atan, @function
real_atan:
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$192, %rsp
	cmpq	$0, 216(%rsp)
	jle	.L145
	movdqa	.LC0(%rip), %xmm0
	movq	.LC2(%rip), %rax
	movq	$1, 8(%rsp)
	leaq	64(%rsp), %rdi
	subq	$112, %rsp
	movdqa	one(%rip), %xmm4
	movdqa	16+one(%rip), %xmm5
	movaps	%xmm0, 128(%rsp)
	movdqa	.LC1(%rip), %xmm0
	movdqa	32+one(%rip), %xmm6
	movq	%rax, 160(%rsp)
	movl	320(%rsp), %eax
	movaps	%xmm0, 144(%rsp)
	movl	%eax, 112(%rsp)
	movq	368(%rsp), %rax
	movdqu	352(%rsp), %xmm3
	movups	%xmm4, (%rsp)
	movdqu	320(%rsp), %xmm1
	movdqu	336(%rsp), %xmm2
	movq	%rax, 104(%rsp)
	movq	48+one(%rip), %rax
	movups	%xmm3, 88(%rsp)
	movups	%xmm5, 16(%rsp)
	movups	%xmm6, 32(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm1, 56(%rsp)
	movups	%xmm2, 72(%rsp)
	call	real_divide@PLT
	leaq	240(%rsp), %rdi
	movdqa	176(%rsp), %xmm7
	movdqa	192(%rsp), %xmm1
	movdqa	208(%rsp), %xmm2
	movq	224(%rsp), %rax
	addq	$48, %rsp
	movups	%xmm7, (%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	movq	%rax, 48(%rsp)
	call	atan_of_small
	subq	$48, %rsp
	movq	%rbx, %rdi
	movq	288(%rsp), %rax
	movdqa	112(%rsp), %xmm6
	movdqa	240(%rsp), %xmm3
	movdqa	256(%rsp), %xmm4
	movdqa	272(%rsp), %xmm5
	movq	%rax, 104(%rsp)
	movdqa	128(%rsp), %xmm7
	movq	160(%rsp), %rax
	movups	%xmm3, 56(%rsp)
	movdqa	144(%rsp), %xmm0
	movups	%xmm4, 72(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm5, 88(%rsp)
	movups	%xmm6, (%rsp)
	movups	%xmm7, 16(%rsp)
	movups	%xmm0, 32(%rsp)
	call	real_subtract@PLT
	addq	$112, %rsp
	movq	%rbx, %rax
	addq	$192, %rsp
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L145:
	subq	$64, %rsp
	movq	320(%rsp), %rax
	movdqu	272(%rsp), %xmm1
	movdqu	288(%rsp), %xmm2
	movdqu	304(%rsp), %xmm3
	movq	%rax, 48(%rsp)
	movups	%xmm1, (%rsp)
	movups	%xmm2, 16(%rsp)
	movups	%xmm3, 32(%rsp)
	call	atan_of_small
	addq	$64, %rsp
	movq	%rbx, %rax
	addq	$192, %rsp
	popq	%rbx
	ret
	.size	real_atan, .-real_atan
	.section	.text.real_atan2,"ax",@progbits
	.p2align 4
	.globl	real_atan2
	.type	real_atan2, @function
real_atan2:
	pushq	%r12
	movl	$1, %esi
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$192, %rsp
	movdqa	half_pi(%rip), %xmm1
	movdqa	16+half_pi(%rip), %xmm2
	movl	224(%rsp), %ebp
	movdqa	32+half_pi(%rip), %xmm3
	leaq	64(%rsp), %rdi
	subq	$64, %rsp
	movq	48+half_pi(%rip), %rax
	movl	344(%rsp), %r12d
	movups	%xmm1, (%rsp)
	movups	%xmm2, 16(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm3, 32(%rsp)
	call	real_scale@PLT
	movl	%ebp, 128(%rsp)
	addq	$64, %rsp
	movl	332(%rsp), %edx
	testl	%edx, %edx
	je	.L153
	movl	276(%rsp), %eax
	testl	%eax, %eax
	jne	.L154
	movq	$0, 48(%rsp)
	pxor	%xmm0, %xmm0
	movaps	%xmm0, (%rsp)
	movaps	%xmm0, 16(%rsp)
	movaps	%xmm0, 32(%rsp)
	testl	%r12d, %r12d
	jne	.L155
.L151:
	movq	48(%rsp), %rax
	movdqa	16(%rsp), %xmm5
	movl	%ebp, (%rsp)
	movdqa	32(%rsp), %xmm6
	movdqa	(%rsp), %xmm4
	movq	%rax, 48(%rbx)
	movq	%rbx, %rax
	movups	%xmm4, (%rbx)
	movups	%xmm5, 16(%rbx)
	movups	%xmm6, 32(%rbx)
	addq	$192, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L154:
	leaq	128(%rsp), %rdi
	subq	$112, %rsp
	movdqu	392(%rsp), %xmm7
	movq	440(%rsp), %rax
	movdqu	368(%rsp), %xmm6
	movdqu	336(%rsp), %xmm4
	movdqu	352(%rsp), %xmm5
	movups	%xmm7, 56(%rsp)
	movdqu	408(%rsp), %xmm7
	movq	%rax, 104(%rsp)
	movq	384(%rsp), %rax
	movups	%xmm7, 72(%rsp)
	movdqu	424(%rsp), %xmm7
	movups	%xmm6, 32(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm7, 88(%rsp)
	movups	%xmm4, (%rsp)
	movups	%xmm5, 16(%rsp)
	call	real_divide@PLT
	leaq	112(%rsp), %rdi
	addq	$48, %rsp
	movdqa	192(%rsp), %xmm7
	movdqa	208(%rsp), %xmm4
	movq	240(%rsp), %rax
	movdqa	224(%rsp), %xmm5
	movups	%xmm7, (%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm4, 16(%rsp)
	movups	%xmm5, 32(%rsp)
	call	real_atan@PLT
	movl	64(%rsp), %ebp
	addq	$64, %rsp
	testl	%r12d, %r12d
	je	.L151
.L155:
	movl	%ebp, (%rsp)
	subq	$112, %rsp
	movq	%rbx, %rdi
	movdqa	176(%rsp), %xmm6
	movdqa	112(%rsp), %xmm5
	movq	224(%rsp), %rax
	movdqa	192(%rsp), %xmm7
	movdqa	208(%rsp), %xmm4
	movups	%xmm6, 56(%rsp)
	movdqa	144(%rsp), %xmm1
	movdqa	128(%rsp), %xmm6
	movq	%rax, 104(%rsp)
	movq	160(%rsp), %rax
	movups	%xmm7, 72(%rsp)
	movups	%xmm4, 88(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm5, (%rsp)
	movups	%xmm6, 16(%rsp)
	movups	%xmm1, 32(%rsp)
	call	real_add@PLT
	addq	$112, %rsp
	movq	%rbx, %rax
	addq	$192, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L153:
	movdqa	.LC0(%rip), %xmm0
	movq	.LC2(%rip), %rax
	movl	%ebp, (%rbx)
	movq	$1, 8(%rbx)
	movups	%xmm0, 16(%rbx)
	movdqa	.LC1(%rip), %xmm0
	movq	%rax, 48(%rbx)
	movq	%rbx, %rax
	movups	%xmm0, 32(%rbx)
	addq	$192, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.size	real_atan2, .-real_atan2
	.section	.text.real_asin,"ax",@progbits
	.p2align 4
	.globl	real_asin
	.type	real_asin, @function
real_asin:
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$328, %rsp
	movq	48+one(%rip), %rbp
	movdqa	one(%rip), %xmm3
	movq	400(%rsp), %rax
	movdqa	16+one(%rip), %xmm4
	leaq	256(%rsp), %rdi
	subq	$112, %rsp
	movdqu	464(%rsp), %xmm2
	movdqa	32+one(%rip), %xmm5
	movdqu	480(%rsp), %xmm1
	movq	%rax, 224(%rsp)
	movdqu	496(%rsp), %xmm0
	movaps	%xmm2, 176(%rsp)
	movaps	%xmm1, 192(%rsp)
	movaps	%xmm0, 208(%rsp)
	movups	%xmm2, 56(%rsp)
	movups	%xmm1, 72(%rsp)
	movups	%xmm0, 88(%rsp)
	movq	%rax, 104(%rsp)
	movq	%rbp, 48(%rsp)
	movups	%xmm3, (%rsp)
	movups	%xmm4, 16(%rsp)
	movups	%xmm5, 32(%rsp)
	call	real_add@PLT
	movq	224(%rsp), %rax
	movdqa	176(%rsp), %xmm6
	leaq	304(%rsp), %rdi
	movdqa	192(%rsp), %xmm7
	movdqa	16+one(%rip), %xmm5
	movq	%rbp, 48(%rsp)
	movdqa	208(%rsp), %xmm3
	movups	%xmm6, 56(%rsp)
	movdqa	one(%rip), %xmm4
	movdqa	32+one(%rip), %xmm6
	movq	%rax, 104(%rsp)
	movups	%xmm7, 72(%rsp)
	movups	%xmm3, 88(%rsp)
	movups	%xmm4, (%rsp)
	movups	%xmm5, 16(%rsp)
	movups	%xmm6, 32(%rsp)
	call	real_subtract@PLT
	movq	416(%rsp), %rax
	movdqa	384(%rsp), %xmm0
	leaq	240(%rsp), %rdi
	movdqa	400(%rsp), %xmm1
	movdqa	304(%rsp), %xmm2
	movdqa	320(%rsp), %xmm3
	movq	%rax, 104(%rsp)
	movdqa	336(%rsp), %xmm4
	movq	352(%rsp), %rax
	movups	%xmm0, 72(%rsp)
	movdqa	368(%rsp), %xmm7
	movups	%xmm1, 88(%rsp)
	movups	%xmm2, (%rsp)
	movups	%xmm3, 16(%rsp)
	movups	%xmm4, 32(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm7, 56(%rsp)
	call	real_multiply@PLT
	leaq	112(%rsp), %rdi
	addq	$48, %rsp
	movdqa	192(%rsp), %xmm5
	movdqa	208(%rsp), %xmm6
	movq	240(%rsp), %rax
	movdqa	224(%rsp), %xmm7
	movups	%xmm5, (%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm6, 16(%rsp)
	movups	%xmm7, 32(%rsp)
	call	real_sqrt@PLT
	subq	$48, %rsp
	movq	%rbx, %rdi
	movq	160(%rsp), %rax
	movdqa	112(%rsp), %xmm0
	movdqa	128(%rsp), %xmm1
	movdqa	144(%rsp), %xmm2
	movdqu	464(%rsp), %xmm3
	movq	%rax, 104(%rsp)
	movdqu	480(%rsp), %xmm4
	movq	512(%rsp), %rax
	movups	%xmm0, 56(%rsp)
	movdqu	496(%rsp), %xmm5
	movups	%xmm1, 72(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm2, 88(%rsp)
	movups	%xmm3, (%rsp)
	movups	%xmm4, 16(%rsp)
	movups	%xmm5, 32(%rsp)
	call	real_atan2@PLT
	addq	$440, %rsp
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	ret
	.size	real_asin, .-real_asin
	.section	.text.real_acos,"ax",@progbits
	.p2align 4
	.globl	real_acos
	.type	real_acos, @function
real_acos:
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$328, %rsp
	movdqa	one(%rip), %xmm3
	movdqa	16+one(%rip), %xmm4
	movq	%rsp, %rdi
	subq	$112, %rsp
	movdqa	32+one(%rip), %xmm5
	movq	48+one(%rip), %rbp
	movdqu	480(%rsp), %xmm1
	movq	512(%rsp), %rax
	movups	%xmm3, (%rsp)
	movdqu	496(%rsp), %xmm2
	movups	%xmm4, 16(%rsp)
	movdqu	464(%rsp), %xmm0
	movups	%xmm1, 72(%rsp)
	movups	%xmm2, 88(%rsp)
	movups	%xmm5, 32(%rsp)
	movq	%rbp, 48(%rsp)
	movq	%rax, 104(%rsp)
	movups	%xmm0, 56(%rsp)
	call	real_add@PLT
	leaq	176(%rsp), %rdi
	movdqa	128(%rsp), %xmm7
	movdqa	144(%rsp), %xmm0
	movdqa	112(%rsp), %xmm6
	movq	160(%rsp), %rax
	addq	$48, %rsp
	movups	%xmm7, 16(%rsp)
	movups	%xmm0, 32(%rsp)
	movups	%xmm6, (%rsp)
	movq	%rax, 48(%rsp)
	call	real_sqrt@PLT
	leaq	192(%rsp), %rdi
	subq	$48, %rsp
	movdqa	one(%rip), %xmm4
	movdqu	480(%rsp), %xmm2
	movq	512(%rsp), %rax
	movq	%rbp, 48(%rsp)
	movdqu	496(%rsp), %xmm3
	movdqa	16+one(%rip), %xmm5
	movups	%xmm4, (%rsp)
	movdqu	464(%rsp), %xmm1
	movdqa	32+one(%rip), %xmm6
	movups	%xmm2, 72(%rsp)
	movups	%xmm3, 88(%rsp)
	movups	%xmm5, 16(%rsp)
	movups	%xmm6, 32(%rsp)
	movq	%rax, 104(%rsp)
	movups	%xmm1, 56(%rsp)
	call	real_subtract@PLT
	leaq	304(%rsp), %rdi
	movdqa	256(%rsp), %xmm0
	movdqa	272(%rsp), %xmm1
	movdqa	240(%rsp), %xmm7
	movq	288(%rsp), %rax
	addq	$48, %rsp
	movups	%xmm0, 16(%rsp)
	movups	%xmm1, 32(%rsp)
	movups	%xmm7, (%rsp)
	movq	%rax, 48(%rsp)
	call	real_sqrt@PLT
	leaq	320(%rsp), %rdi
	subq	$48, %rsp
	movq	224(%rsp), %rax
	movdqa	192(%rsp), %xmm3
	movdqa	208(%rsp), %xmm4
	movdqa	304(%rsp), %xmm5
	movdqa	320(%rsp), %xmm6
	movq	%rax, 104(%rsp)
	movdqa	336(%rsp), %xmm7
	movq	352(%rsp), %rax
	movups	%xmm3, 72(%rsp)
	movdqa	176(%rsp), %xmm2
	movups	%xmm4, 88(%rsp)
	movups	%xmm5, (%rsp)
	movups	%xmm6, 16(%rsp)
	movups	%xmm7, 32(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm2, 56(%rsp)
	call	real_atan2@PLT
	movq	416(%rsp), %rax
	addq	$48, %rsp
	movdqa	320(%rsp), %xmm0
	movdqa	336(%rsp), %xmm1
	movq	%rbx, %rdi
	movl	$1, %esi
	movdqa	352(%rsp), %xmm2
	movq	%rax, 48(%rsp)
	movups	%xmm0, (%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	call	real_scale@PLT
	addq	$392, %rsp
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	ret
	.size	real_acos, .-real_acos
	.section	.text.real_sinh,"ax",@progbits
	.p2align 4
	.globl	real_sinh
	.type	real_sinh, @function
real_sinh:
	pushq	%r13
	movl	$100000, %esi
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$328, %rsp
	movq	48+one(%rip), %rbp
	movdqa	one(%rip), %xmm0
	movl	368(%rsp), %r13d
	movq	%rsp, %r12
	subq	$64, %rsp
	movdqa	16+one(%rip), %xmm1
	movq	%rbp, 48(%rsp)
	movdqa	32+one(%rip), %xmm2
	movq	%r12, %rdi
	movups	%xmm0, (%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	call	real_scale@PLT
	movq	%r12, %rsp
	cmpq	$16, 376(%rsp)
	jle	.L163
.L161:
	movq	48(%rsp), %rax
	movdqa	16(%rsp), %xmm4
	movl	%r13d, (%rsp)
	movdqa	32(%rsp), %xmm5
	movdqa	(%rsp), %xmm3
	movq	%rax, 48(%rbx)
	movq	%rbx, %rax
	movups	%xmm3, (%rbx)
	movups	%xmm4, 16(%rbx)
	movups	%xmm5, 32(%rbx)
	addq	$328, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L163:
	movl	$0, 368(%rsp)
	leaq	64(%rsp), %rdi
	subq	$64, %rsp
	movdqu	432(%rsp), %xmm6
	movq	480(%rsp), %rax
	movdqu	448(%rsp), %xmm7
	movups	%xmm6, (%rsp)
	movdqu	464(%rsp), %xmm6
	movq	%rax, 48(%rsp)
	movups	%xmm7, 16(%rsp)
	movups	%xmm6, 32(%rsp)
	call	real_expm1@PLT
	movdqa	one(%rip), %xmm7
	leaq	192(%rsp), %rdi
	subq	$48, %rsp
	movq	224(%rsp), %rax
	movdqa	16+one(%rip), %xmm6
	movq	%rbp, 104(%rsp)
	movdqa	208(%rsp), %xmm0
	movups	%xmm7, 56(%rsp)
	movdqa	32+one(%rip), %xmm7
	movq	%rax, 48(%rsp)
	movups	%xmm6, 72(%rsp)
	movdqa	176(%rsp), %xmm6
	movups	%xmm7, 88(%rsp)
	movdqa	192(%rsp), %xmm7
	movups	%xmm0, 32(%rsp)
	movups	%xmm7, 16(%rsp)
	movups	%xmm6, (%rsp)
	call	real_add@PLT
	movq	288(%rsp), %rax
	movdqa	240(%rsp), %xmm1
	leaq	304(%rsp), %rdi
	movdqa	256(%rsp), %xmm2
	movdqa	272(%rsp), %xmm3
	movdqa	176(%rsp), %xmm4
	movq	%rax, 104(%rsp)
	movq	224(%rsp), %rax
	movups	%xmm1, 56(%rsp)
	movdqa	192(%rsp), %xmm5
	movdqa	208(%rsp), %xmm6
	movups	%xmm2, 72(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm3, 88(%rsp)
	movups	%xmm4, (%rsp)
	movups	%xmm5, 16(%rsp)
	movups	%xmm6, 32(%rsp)
	call	real_divide@PLT
	movq	352(%rsp), %rax
	movdqa	320(%rsp), %xmm0
	leaq	368(%rsp), %rdi
	movdqa	336(%rsp), %xmm1
	movdqa	176(%rsp), %xmm2
	movdqa	192(%rsp), %xmm3
	movq	%rax, 104(%rsp)
	movq	224(%rsp), %rax
	movups	%xmm0, 72(%rsp)
	movdqa	208(%rsp), %xmm4
	movdqa	304(%rsp), %xmm7
	movups	%xmm1, 88(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm2, (%rsp)
	movups	%xmm3, 16(%rsp)
	movups	%xmm4, 32(%rsp)
	movups	%xmm7, 56(%rsp)
	call	real_add@PLT
	movq	416(%rsp), %rax
	addq	$48, %rsp
	movq	%r12, %rdi
	movdqa	320(%rsp), %xmm5
	movq	$-1, %rsi
	movdqa	336(%rsp), %xmm6
	movdqa	352(%rsp), %xmm7
	movq	%rax, 48(%rsp)
	movups	%xmm5, (%rsp)
	movups	%xmm6, 16(%rsp)
	movups	%xmm7, 32(%rsp)
	call	real_scale@PLT
	movq	%r12, %rsp
	jmp	.L161
	.size	real_sinh, .-real_sinh
	.section	.text.real_cosh,"ax",@progbits
	.p2align 4
	.globl	real_cosh
	.type	real_cosh, @function
real_cosh:
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$192, %rsp
	movq	%rsp, %rdi
	subq	$64, %rsp
	movdqu	272(%rsp), %xmm0
	movq	320(%rsp), %rax
	movdqu	288(%rsp), %xmm1
	movdqu	304(%rsp), %xmm2
	movups	%xmm0, (%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	call	real_exp@PLT
	leaq	128(%rsp), %rdi
	subq	$48, %rsp
	movdqa	16+one(%rip), %xmm7
	movq	160(%rsp), %rax
	movdqa	112(%rsp), %xmm3
	movdqa	128(%rsp), %xmm4
	movdqa	32+one(%rip), %xmm0
	movups	%xmm7, 16(%rsp)
	movdqa	144(%rsp), %xmm5
	movq	%rax, 104(%rsp)
	movdqa	one(%rip), %xmm6
	movq	48+one(%rip), %rax
	movups	%xmm3, 56(%rsp)
	movups	%xmm4, 72(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm5, 88(%rsp)
	movups	%xmm6, (%rsp)
	movups	%xmm0, 32(%rsp)
	call	real_divide@PLT
	movq	224(%rsp), %rax
	movdqa	192(%rsp), %xmm2
	leaq	240(%rsp), %rdi
	movdqa	208(%rsp), %xmm3
	movdqa	112(%rsp), %xmm4
	movdqa	128(%rsp), %xmm5
	movq	%rax, 104(%rsp)
	movdqa	144(%rsp), %xmm6
	movq	160(%rsp), %rax
	movups	%xmm2, 72(%rsp)
	movdqa	176(%rsp), %xmm1
	movups	%xmm3, 88(%rsp)
	movups	%xmm4, (%rsp)
	movups	%xmm5, 16(%rsp)
	movups	%xmm6, 32(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm1, 56(%rsp)
	call	real_add@PLT
	movq	288(%rsp), %rax
	addq	$48, %rsp
	movdqa	192(%rsp), %xmm7
	movdqa	208(%rsp), %xmm0
	movq	%rbx, %rdi
	movdqa	224(%rsp), %xmm1
	movq	$-1, %rsi
	movq	%rax, 48(%rsp)
	movups	%xmm7, (%rsp)
	movups	%xmm0, 16(%rsp)
	movups	%xmm1, 32(%rsp)
	call	real_scale@PLT
	addq	$256, %rsp
	movq	%rbx, %rax
	popq	%rbx
	ret
	.size	real_cosh, .-real_cosh
	.section	.text.real_tanh,"ax",@progbits
	.p2align 4
	.globl	real_tanh
	.type	real_tanh, @function
real_tanh:
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$256, %rsp
	cmpq	$8, 280(%rsp)
	jle	.L167
	movl	272(%rsp), %eax
	pxor	%xmm0, %xmm0
	movq	$1, 8(%rdi)
	movups	%xmm0, 16(%rdi)
	movl	%eax, (%rdi)
	movq	.LC4(%rip), %rax
	movups	%xmm0, 32(%rdi)
	movq	%rax, 48(%rdi)
	addq	$256, %rsp
	movq	%rbx, %rax
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L167:
	leaq	64(%rsp), %rdi
	subq	$64, %rsp
	movl	$1, %esi
	movdqu	336(%rsp), %xmm1
	movq	384(%rsp), %rax
	movdqu	352(%rsp), %xmm2
	movdqu	368(%rsp), %xmm3
	movups	%xmm1, (%rsp)
	movups	%xmm2, 16(%rsp)
	movups	%xmm3, 32(%rsp)
	movq	%rax, 48(%rsp)
	call	real_scale@PLT
	movq	176(%rsp), %rax
	leaq	64(%rsp), %rdi
	movdqa	128(%rsp), %xmm4
	movdqa	144(%rsp), %xmm5
	movdqa	160(%rsp), %xmm6
	movq	%rax, 48(%rsp)
	movups	%xmm4, (%rsp)
	movups	%xmm5, 16(%rsp)
	movups	%xmm6, 32(%rsp)
	call	real_expm1@PLT
	movdqa	16+one(%rip), %xmm1
	movdqa	32+one(%rip), %xmm2
	leaq	192(%rsp), %rdi
	movdqa	one(%rip), %xmm7
	movq	48+one(%rip), %rax
	movl	$1, %esi
	movups	%xmm1, 16(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm7, (%rsp)
	movups	%xmm2, 32(%rsp)
	call	real_scale@PLT
	leaq	256(%rsp), %rdi
	subq	$48, %rsp
	movq	288(%rsp), %rax
	movdqa	112(%rsp), %xmm6
	movdqa	240(%rsp), %xmm3
	movdqa	256(%rsp), %xmm4
	movdqa	272(%rsp), %xmm5
	movq	%rax, 104(%rsp)
	movdqa	128(%rsp), %xmm7
	movq	160(%rsp), %rax
	movups	%xmm3, 56(%rsp)
	movdqa	144(%rsp), %xmm0
	movups	%xmm4, 72(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm5, 88(%rsp)
	movups	%xmm6, (%rsp)
	movups	%xmm7, 16(%rsp)
	movups	%xmm0, 32(%rsp)
	call	real_add@PLT
	movq	352(%rsp), %rax
	movdqa	112(%rsp), %xmm4
	movq	%rbx, %rdi
	movdqa	304(%rsp), %xmm1
	movdqa	320(%rsp), %xmm2
	movdqa	336(%rsp), %xmm3
	movq	%rax, 104(%rsp)
	movdqa	128(%rsp), %xmm5
	movq	160(%rsp), %rax
	movups	%xmm1, 56(%rsp)
	movdqa	144(%rsp), %xmm6
	movups	%xmm2, 72(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm3, 88(%rsp)
	movups	%xmm4, (%rsp)
	movups	%xmm5, 16(%rsp)
	movups	%xmm6, 32(%rsp)
	call	real_divide@PLT
	addq	$112, %rsp
	movq	%rbx, %rax
	addq	$256, %rsp
	popq	%rbx
	ret
	.size	real_tanh, .-real_tanh
	.section	.text.real_asinh,"ax",@progbits
	.p2align 4
	.globl	real_asinh
	.type	real_asinh, @function
real_asinh:
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$448, %rsp
	movl	480(%rsp), %r12d
	movq	%rsp, %rdi
	subq	$112, %rsp
	movl	$0, 592(%rsp)
	movdqu	592(%rsp), %xmm2
	movq	640(%rsp), %rax
	movdqu	608(%rsp), %xmm1
	movdqu	624(%rsp), %xmm0
	movups	%xmm2, 56(%rsp)
	movups	%xmm1, 72(%rsp)
	movups	%xmm0, 88(%rsp)
	movups	%xmm2, (%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm0, 32(%rsp)
	movq	%rax, 104(%rsp)
	movq	%rax, 48(%rsp)
	call	real_multiply@PLT
	movdqa	one(%rip), %xmm3
	movdqa	128(%rsp), %xmm7
	leaq	304(%rsp), %rdi
	movdqa	112(%rsp), %xmm6
	movq	160(%rsp), %rax
	movups	%xmm3, 56(%rsp)
	movq	48+one(%rip), %rbp
	movdqa	144(%rsp), %xmm3
	movdqa	16+one(%rip), %xmm4
	movdqa	32+one(%rip), %xmm5
	movups	%xmm7, 16(%rsp)
	movups	%xmm3, 32(%rsp)
	movq	%rbp, 104(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm4, 72(%rsp)
	movups	%xmm5, 88(%rsp)
	movups	%xmm6, (%rsp)
	call	real_add@PLT
	leaq	176(%rsp), %rdi
	movdqa	320(%rsp), %xmm5
	movdqa	336(%rsp), %xmm6
	movdqa	304(%rsp), %xmm4
	movq	352(%rsp), %rax
	addq	$48, %rsp
	movups	%xmm5, 16(%rsp)
	movups	%xmm6, 32(%rsp)
	movups	%xmm4, (%rsp)
	movq	%rax, 48(%rsp)
	call	real_sqrt@PLT
	leaq	320(%rsp), %rdi
	subq	$48, %rsp
	movdqa	one(%rip), %xmm7
	movdqa	192(%rsp), %xmm3
	movq	224(%rsp), %rax
	movq	%rbp, 104(%rsp)
	movdqa	208(%rsp), %xmm4
	movdqa	16+one(%rip), %xmm0
	movups	%xmm7, 56(%rsp)
	movdqa	176(%rsp), %xmm2
	movdqa	32+one(%rip), %xmm1
	movups	%xmm3, 16(%rsp)
	movups	%xmm4, 32(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm0, 72(%rsp)
	movups	%xmm1, 88(%rsp)
	movups	%xmm2, (%rsp)
	call	real_add@PLT
	movq	416(%rsp), %rax
	movdqa	368(%rsp), %xmm5
	leaq	432(%rsp), %rdi
	movdqa	384(%rsp), %xmm6
	movdqa	112(%rsp), %xmm0
	movdqa	400(%rsp), %xmm7
	movq	%rax, 104(%rsp)
	movdqa	128(%rsp), %xmm1
	movq	160(%rsp), %rax
	movups	%xmm5, 56(%rsp)
	movdqa	144(%rsp), %xmm2
	movups	%xmm6, 72(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm7, 88(%rsp)
	movups	%xmm0, (%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	call	real_divide@PLT
	movq	480(%rsp), %rax
	movdqa	448(%rsp), %xmm4
	leaq	496(%rsp), %rdi
	movdqa	464(%rsp), %xmm5
	movdqu	592(%rsp), %xmm6
	movdqu	608(%rsp), %xmm7
	movq	%rax, 104(%rsp)
	movdqu	624(%rsp), %xmm0
	movq	640(%rsp), %rax
	movups	%xmm4, 72(%rsp)
	movdqa	432(%rsp), %xmm3
	movups	%xmm5, 88(%rsp)
	movups	%xmm6, (%rsp)
	movups	%xmm7, 16(%rsp)
	movups	%xmm0, 32(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm3, 56(%rsp)
	call	real_add@PLT
	leaq	240(%rsp), %rdi
	movq	544(%rsp), %rax
	movdqa	496(%rsp), %xmm1
	movdqa	512(%rsp), %xmm2
	addq	$48, %rsp
	movdqa	480(%rsp), %xmm3
	movq	%rax, 48(%rsp)
	movups	%xmm3, 32(%rsp)
	movups	%xmm1, (%rsp)
	movups	%xmm2, 16(%rsp)
	call	real_log1p@PLT
	movl	%r12d, 192(%rsp)
	movq	240(%rsp), %rax
	movdqa	192(%rsp), %xmm4
	movdqa	208(%rsp), %xmm5
	movdqa	224(%rsp), %xmm6
	movq	%rax, 48(%rbx)
	movq	%rbx, %rax
	movups	%xmm4, (%rbx)
	movups	%xmm5, 16(%rbx)
	movups	%xmm6, 32(%rbx)
	addq	$512, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.size	real_asinh, .-real_asinh
	.section	.text.real_acosh,"ax",@progbits
	.p2align 4
	.globl	real_acosh
	.type	real_acosh, @function
real_acosh:
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$392, %rsp
	movdqa	one(%rip), %xmm0
	movdqa	16+one(%rip), %xmm1
	movq	%rsp, %rdi
	subq	$112, %rsp
	movdqa	32+one(%rip), %xmm2
	movq	48+one(%rip), %rbp
	movdqu	528(%rsp), %xmm3
	movq	576(%rsp), %rax
	movups	%xmm0, 56(%rsp)
	movdqu	544(%rsp), %xmm4
	movq	%rbp, 104(%rsp)
	movdqu	560(%rsp), %xmm5
	movq	%rax, 48(%rsp)
	movups	%xmm1, 72(%rsp)
	movups	%xmm2, 88(%rsp)
	movups	%xmm3, (%rsp)
	movups	%xmm4, 16(%rsp)
	movups	%xmm5, 32(%rsp)
	call	real_subtract@PLT
	movl	164(%rsp), %eax
	addq	$112, %rsp
	testl	%eax, %eax
	jne	.L176
	movdqa	(%rsp), %xmm6
	movq	48(%rsp), %rax
	movdqa	16(%rsp), %xmm7
	movups	%xmm6, (%rbx)
	movdqa	32(%rsp), %xmm6
	movq	%rax, 48(%rbx)
	movq	%rbx, %rax
	movups	%xmm7, 16(%rbx)
	movups	%xmm6, 32(%rbx)
	addq	$392, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L176:
	movdqa	32+one(%rip), %xmm1
	movl	$1, %esi
	leaq	64(%rsp), %rdi
	movdqa	one(%rip), %xmm7
	movdqa	16+one(%rip), %xmm0
	subq	$64, %rsp
	movq	%rbp, 48(%rsp)
	movups	%xmm7, (%rsp)
	movups	%xmm0, 16(%rsp)
	movups	%xmm1, 32(%rsp)
	call	real_scale@PLT
	leaq	192(%rsp), %rdi
	subq	$48, %rsp
	movq	224(%rsp), %rax
	movdqa	112(%rsp), %xmm5
	movdqa	176(%rsp), %xmm2
	movdqa	192(%rsp), %xmm3
	movdqa	208(%rsp), %xmm4
	movq	%rax, 104(%rsp)
	movdqa	128(%rsp), %xmm7
	movq	160(%rsp), %rax
	movups	%xmm2, 56(%rsp)
	movdqa	144(%rsp), %xmm0
	movups	%xmm3, 72(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm4, 88(%rsp)
	movups	%xmm5, (%rsp)
	movups	%xmm7, 16(%rsp)
	movups	%xmm0, 32(%rsp)
	call	real_add@PLT
	movq	288(%rsp), %rax
	movdqa	256(%rsp), %xmm2
	leaq	304(%rsp), %rdi
	movdqa	272(%rsp), %xmm3
	movdqa	112(%rsp), %xmm4
	movdqa	128(%rsp), %xmm5
	movq	%rax, 104(%rsp)
	movdqa	144(%rsp), %xmm7
	movq	160(%rsp), %rax
	movups	%xmm2, 72(%rsp)
	movdqa	240(%rsp), %xmm1
	movups	%xmm3, 88(%rsp)
	movups	%xmm4, (%rsp)
	movups	%xmm5, 16(%rsp)
	movups	%xmm7, 32(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm1, 56(%rsp)
	call	real_multiply@PLT
	leaq	368(%rsp), %rdi
	movdqa	320(%rsp), %xmm0
	movdqa	336(%rsp), %xmm1
	movdqa	304(%rsp), %xmm6
	movq	352(%rsp), %rax
	addq	$48, %rsp
	movups	%xmm0, 16(%rsp)
	movups	%xmm1, 32(%rsp)
	movups	%xmm6, (%rsp)
	movq	%rax, 48(%rsp)
	call	real_sqrt@PLT
	leaq	384(%rsp), %rdi
	subq	$48, %rsp
	movq	416(%rsp), %rax
	movdqa	112(%rsp), %xmm5
	movdqa	384(%rsp), %xmm3
	movdqa	400(%rsp), %xmm4
	movdqa	128(%rsp), %xmm7
	movq	%rax, 104(%rsp)
	movdqa	144(%rsp), %xmm6
	movq	160(%rsp), %rax
	movups	%xmm3, 72(%rsp)
	movdqa	368(%rsp), %xmm2
	movups	%xmm4, 88(%rsp)
	movups	%xmm5, (%rsp)
	movups	%xmm7, 16(%rsp)
	movups	%xmm6, 32(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm2, 56(%rsp)
	call	real_add@PLT
	movq	480(%rsp), %rax
	addq	$48, %rsp
	movq	%rbx, %rdi
	movdqa	384(%rsp), %xmm0
	movdqa	400(%rsp), %xmm1
	movdqa	416(%rsp), %xmm2
	movq	%rax, 48(%rsp)
	movups	%xmm0, (%rsp)
	movups	%xmm1, 16(%rsp)
	movups	%xmm2, 32(%rsp)
	call	real_log1p@PLT
	addq	$64, %rsp
	movq	%rbx, %rax
	addq	$392, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.size	real_acosh, .-real_acosh
	.section	.text.real_atanh,"ax",@progbits
	.p2align 4
	.globl	real_atanh
	.type	real_atanh, @function
real_atanh:
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$328, %rsp
	movdqa	one(%rip), %xmm3
	movdqa	16+one(%rip), %xmm4
	movl	352(%rsp), %ebp
	leaq	64(%rsp), %rdi
	movl	$0, 352(%rsp)
	subq	$112, %rsp
	movq	512(%rsp), %rax
	movups	%xmm3, (%rsp)
	movdqu	480(%rsp), %xmm1
	movdqu	496(%rsp), %xmm2
	movdqa	32+one(%rip), %xmm5
	movups	%xmm4, 16(%rsp)
	movdqu	464(%rsp), %xmm0
	movq	%rax, 104(%rsp)
	movq	48+one(%rip), %rax
	movups	%xmm1, 72(%rsp)
	movups	%xmm2, 88(%rsp)
	movups	%xmm5, 32(%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm0, 56(%rsp)
	call	real_subtract@PLT
	leaq	240(%rsp), %rdi
	movl	$1, %esi
	movdqu	480(%rsp), %xmm7
	movdqu	496(%rsp), %xmm0
	movq	512(%rsp), %rax
	addq	$48, %rsp
	movdqu	416(%rsp), %xmm6
	movups	%xmm7, 16(%rsp)
	movups	%xmm0, 32(%rsp)
	movups	%xmm6, (%rsp)
	movq	%rax, 48(%rsp)
	call	real_scale@PLT
	leaq	256(%rsp), %rdi
	subq	$48, %rsp
	movq	224(%rsp), %rax
	movdqa	256(%rsp), %xmm5
	movdqa	272(%rsp), %xmm6
	movdqa	192(%rsp), %xmm2
	movdqa	208(%rsp), %xmm3
	movq	%rax, 104(%rsp)
	movdqa	240(%rsp), %xmm4
	movq	288(%rsp), %rax
	movups	%xmm5, 16(%rsp)
	movdqa	176(%rsp), %xmm1
	movups	%xmm6, 32(%rsp)
	movups	%xmm2, 72(%rsp)
	movups	%xmm3, 88(%rsp)
	movups	%xmm4, (%rsp)
	movq	%rax, 48(%rsp)
	movups	%xmm1, 56(%rsp)
	call	real_divide@PLT
	leaq	368(%rsp), %rdi
	movdqa	304(%rsp), %xmm7
	movdqa	320(%rsp), %xmm0
	movdqa	336(%rsp), %xmm1
	movq	352(%rsp), %rax
	addq	$48, %rsp
	movups	%xmm7, (%rsp)
	movups	%xmm0, 16(%rsp)
	movups	%xmm1, 32(%rsp)
	movq	%rax, 48(%rsp)
	call	real_log1p@PLT
	movq	368(%rsp), %rax
	movdqa	320(%rsp), %xmm2
	leaq	64(%rsp), %rdi
	movdqa	336(%rsp), %xmm3
	movq	$-1, %rsi
	movdqa	352(%rsp), %xmm4
	movq	%rax, 48(%rsp)
	movups	%xmm2, (%rsp)
	movups	%xmm3, 16(%rsp)
	movups	%xmm4, 32(%rsp)
	call	real_scale@PLT
	movl	%ebp, 64(%rsp)
	movq	112(%rsp), %rax
	movdqa	64(%rsp), %xmm5
	movdqa	80(%rsp), %xmm6
	movdqa	96(%rsp), %xmm7
	movq	%rax, 48(%rbx)
	movq	%rbx, %rax
	movups	%xmm5, (%rbx)
	movups	%xmm6, 16(%rbx)
	movups	%xmm7, 32(%rbx)
	addq	$392, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.size	real_atanh, .-real_atanh
	.section	.rodata
	.align 32
	.type	half_pi, @object
	.size	half_pi, 56
half_pi:
	.long	0
	.zero	4
	.quad	1
	.long	-1909193506
	.long	1363806329
	.long	991140642
	.long	34324134
	.long	-1972908940
	.long	688016904
	.long	-2133058351
	.long	-993631605
	.long	560513588
	.long	-921707870
	.align 32
	.type	log_10, @object
	.size	log_10, 56
log_10:
	.long	0
	.zero	4
	.quad	2
	.long	-1314385827
	.long	-1775303977
	.long	32517490
	.long	-2084168062
	.long	-631375602
	.long	-493884167
	.long	-2100098520
	.long	-363407829
	.long	-1431786474
	.long	-1822585379
	.align 32
	.type	log_2, @object
	.size	log_2, 56
log_2:
	.long	0
	.zero	4
	.quad	0
	.long	1844161688
	.long	-407341536
	.long	-1951729109
	.long	-1978853541
	.long	1922610733
	.long	1089684262
	.long	66254511
	.long	-907824232
	.long	-774932053
	.long	-1317922825
	.align 32
	.type	one, @object
	.size	one, 56
one:
	.long	0
	.zero	4
	.quad	1
	.zero	36
	.long	-2147483648
	.section	.rodata.cst16,"aM",@progbits,16
	.align 16
.LC0:
	.long	-1909193506
	.long	1363806329
	.long	991140642
	.long	34324134
	.align 16
.LC1:
	.long	-1972908940
	.long	688016904
	.long	-2133058351
	.long	-993631605
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC2:
	.long	560513588
	.long	-921707870
	.align 8
.LC4:
	.long	0
	.long	-2147483648
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
