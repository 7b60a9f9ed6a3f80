// 47ae05c5da552927e19d22f4657d35fe newlib/libm/math/k_rem_pio2.c
	.file	"k_rem_pio2.c"
	.text
	.section	.text.__kernel_rem_pio2,"ax",@progbits
	.p2align 4
	.globl	__kernel_rem_pio2
	.type	__kernel_rem_pio2, @function
__kernel_rem_pio2:
	pushq	%r15
	movq	%rsi, %rax
	movslq	%ecx, %rsi
	movslq	%r8d, %rcx
	pushq	%r14
	movq	%rdi, %r14
	movl	%edx, %edi
	leaq	init_jk(%rip), %rdx
	pushq	%r13
	movq	%r9, %r11
	leal	-1(%rsi), %r13d
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	subq	$648, %rsp
	movl	(%rdx,%rcx,4), %r12d
	movl	%r8d, 60(%rsp)
	cmpl	$-20, %edi
	jl	.L83
	leal	-3(%rdi), %edx
	movslq	%edx, %rcx
	sarl	$31, %edx
	imulq	$715827883, %rcx, %rcx
	sarq	$34, %rcx
	subl	%edx, %ecx
	leal	1(%rcx), %edx
	leal	0(,%rdx,4), %r8d
	subl	%r8d, %edx
	sall	$3, %edx
.L2:
	leal	(%rdi,%rdx), %r8d
	movl	%ecx, %edx
	movl	%r12d, %edi
	subl	%r13d, %edx
	addl	%r13d, %edi
	js	.L8
	movslq	%edx, %rdx
	movslq	%edi, %rdi
	leaq	1(%rdx,%rdi), %r9
	movq	%rdx, %rdi
	negq	%rdi
	leaq	160(%rsp,%rdi,8), %rdi
	.p2align 4,,10
	.p2align 3
.L7:
	pxor	%xmm0, %xmm0
	testl	%edx, %edx
	js	.L6
	pxor	%xmm0, %xmm0
	cvtsi2sdl	(%r11,%rdx,4), %xmm0
.L6:
	movsd	%xmm0, (%rdi,%rdx,8)
	addq	$1, %rdx
	cmpq	%r9, %rdx
	jne	.L7
.L8:
	testl	%r12d, %r12d
	js	.L144
	movq	%rsi, 40(%rsp)
	leal	(%r12,%rsi), %r10d
	movl	%r13d, %edi
	leaq	480(%rsp), %r9
	leaq	(%r14,%rsi,8), %rsi
	leaq	160(%rsp), %rbx
	.p2align 4,,10
	.p2align 3
.L5:
	pxor	%xmm1, %xmm1
	testl	%r13d, %r13d
	js	.L11
	movslq	%edi, %rdx
	pxor	%xmm1, %xmm1
	leaq	(%rbx,%rdx,8), %rbp
	movq	%r14, %rdx
	.p2align 4,,10
	.p2align 3
.L9:
	movsd	(%rdx), %xmm0
	mulsd	0(%rbp), %xmm0
	addq	$8, %rdx
	subq	$8, %rbp
	addsd	%xmm0, %xmm1
	cmpq	%rsi, %rdx
	jne	.L9
.L11:
	addl	$1, %edi
	movsd	%xmm1, (%r9)
	addq	$8, %r9
	cmpl	%r10d, %edi
	jne	.L5
.L4:
	leaq	80(%rsp), %r10
	movslq	%r12d, %rdx
	movq	%rax, 64(%rsp)
	movslq	%ecx, %rcx
	leaq	(%r10,%rdx,4), %rsi
	movq	%r10, (%rsp)
	leaq	(%r11,%rcx,4), %r15
	movl	%r12d, %ebp
	movq	%rsi, 48(%rsp)
	movq	40(%rsp), %rsi
	movl	%r12d, %r10d
	movsd	.LC1(%rip), %xmm4
	movsd	.LC2(%rip), %xmm3
	leaq	(%r14,%rsi,8), %rbx
	.p2align 4,,10
	.p2align 3
.L12:
	movslq	%ebp, %rsi
	movsd	480(%rsp,%rsi,8), %xmm0
	testl	%ebp, %ebp
	jle	.L13
	leal	-1(%rbp), %ecx
	movq	(%rsp), %rax
	leaq	472(%rsp,%rsi,8), %rdx
	leaq	84(%rsp,%rcx,4), %rdi
	.p2align 4,,10
	.p2align 3
.L14:
	movapd	%xmm0, %xmm1
	addq	$4, %rax
	subq	$8, %rdx
	mulsd	%xmm4, %xmm1
	cvttsd2sil	%xmm1, %ecx
	pxor	%xmm1, %xmm1
	cvtsi2sdl	%ecx, %xmm1
	movapd	%xmm1, %xmm2
	addsd	8(%rdx), %xmm1
	mulsd	%xmm3, %xmm2
	subsd	%xmm2, %xmm0
	cvttsd2sil	%xmm0, %ecx
	movapd	%xmm1, %xmm0
	movl	%ecx, -4(%rax)
	cmpq	%rdi, %rax
	jne	.L14
.L13:
	movl	%r8d, %edi
	movq	%rsi, 32(%rsp)
	movl	%r10d, 24(%rsp)
	movl	%r8d, 16(%rsp)
	call	scalbn@PLT
	movapd	%xmm0, %xmm1
	movsd	.LC3(%rip), %xmm0
	movsd	%xmm1, 8(%rsp)
	mulsd	%xmm1, %xmm0
	call	floor@PLT
	movsd	8(%rsp), %xmm1
	movl	16(%rsp), %r8d
	mulsd	.LC4(%rip), %xmm0
	movq	.LC1(%rip), %rax
	testl	%r8d, %r8d
	movl	24(%rsp), %r10d
	movq	32(%rsp), %rsi
	movq	%rax, %xmm4
	movq	.LC2(%rip), %rax
	movq	%rax, %xmm3
	subsd	%xmm0, %xmm1
	pxor	%xmm0, %xmm0
	cvttsd2sil	%xmm1, %r9d
	cvtsi2sdl	%r9d, %xmm0
	subsd	%xmm0, %xmm1
	jle	.L15
	leal	-1(%rbp), %eax
	movl	$24, %ecx
	cltq
	subl	%r8d, %ecx
	movl	80(%rsp,%rax,4), %r12d
	movl	%r12d, %edx
	sarl	%cl, %edx
	addl	%edx, %r9d
	sall	%cl, %edx
	movl	$23, %ecx
	subl	%edx, %r12d
	subl	%r8d, %ecx
	movl	%r12d, 80(%rsp,%rax,4)
	sarl	%cl, %r12d
	testl	%r12d, %r12d
	jg	.L145
.L17:
	pxor	%xmm0, %xmm0
	ucomisd	%xmm0, %xmm1
	jp	.L32
	jne	.L32
	cmpl	%r10d, %ebp
	jle	.L34
	movq	(%rsp), %rax
	leaq	0(,%rsi,4), %rdx
	leaq	76(%rsp,%rdx), %rcx
	addq	%rdx, %rax
	movl	%ebp, %edx
	subl	%r10d, %edx
	subl	$1, %edx
	salq	$2, %rdx
	subq	%rdx, %rcx
	xorl	%edx, %edx
	.p2align 4,,10
	.p2align 3
.L35:
	orl	-4(%rax), %edx
	subq	$4, %rax
	cmpq	%rcx, %rax
	jne	.L35
	testl	%edx, %edx
	jne	.L36
.L34:
	leal	-1(%r10), %eax
	cltq
	movl	80(%rsp,%rax,4), %r12d
	testl	%r12d, %r12d
	jne	.L37
	movq	48(%rsp), %rax
	movl	$1, %r9d
	.p2align 4,,10
	.p2align 3
.L38:
	movl	-8(%rax), %r11d
	subq	$4, %rax
	addl	$1, %r9d
	testl	%r11d, %r11d
	je	.L38
	leal	1(%rbp), %ecx
	addl	%ebp, %r9d
.L40:
	movq	40(%rsp), %rax
	movslq	%ecx, %rcx
	movslq	%r13d, %rbp
	leaq	480(%rsp), %r11
	addq	%rcx, %rbp
	addq	%rax, %rsi
	leaq	160(%rsp,%rbp,8), %rdi
	subq	%rsi, %rbp
	.p2align 4,,10
	.p2align 3
.L43:
	pxor	%xmm0, %xmm0
	cvtsi2sdl	(%r15,%rcx,4), %xmm0
	movsd	%xmm0, (%rdi,%rbp,8)
	testl	%r13d, %r13d
	js	.L89
	movq	%rdi, %rdx
	movq	%r14, %rax
	pxor	%xmm1, %xmm1
	.p2align 4,,10
	.p2align 3
.L42:
	movsd	(%rax), %xmm0
	mulsd	(%rdx), %xmm0
	addq	$8, %rax
	subq	$8, %rdx
	addsd	%xmm0, %xmm1
	cmpq	%rbx, %rax
	jne	.L42
.L41:
	movsd	%xmm1, (%r11,%rcx,8)
	addq	$1, %rcx
	addq	$8, %rdi
	cmpl	%ecx, %r9d
	jge	.L43
	movl	%r9d, %ebp
	jmp	.L12
	.p2align 4,,10
	.p2align 3
.L89:
	pxor	%xmm1, %xmm1
	jmp	.L41
.L15:
	jne	.L18
	leal	-1(%rbp), %eax
	cltq
	movl	80(%rsp,%rax,4), %r12d
	sarl	$23, %r12d
	testl	%r12d, %r12d
	jle	.L17
	addl	$1, %r9d
	testl	%ebp, %ebp
	jle	.L23
.L21:
	movq	(%rsp), %rax
	xorl	%edx, %edx
	xorl	%edi, %edi
	movl	$16777216, %r11d
	.p2align 4,,10
	.p2align 3
.L27:
	movl	(%rax), %ecx
	testl	%edi, %edi
	jne	.L24
	testl	%ecx, %ecx
	je	.L25
	movl	%r11d, %edi
	addl	$1, %edx
	addq	$4, %rax
	subl	%ecx, %edi
	movl	%edi, -4(%rax)
	cmpl	%edx, %ebp
	jle	.L88
	movl	(%rax), %ecx
.L24:
	movl	$16777215, %edi
	subl	%ecx, %edi
	movl	%edi, (%rax)
	movl	$1, %edi
.L25:
	addl	$1, %edx
	addq	$4, %rax
	cmpl	%edx, %ebp
	jg	.L27
.L26:
	testl	%r8d, %r8d
	jle	.L28
	cmpl	$1, %r8d
	je	.L29
.L146:
	cmpl	$2, %r8d
	jne	.L28
	leal	-1(%rbp), %eax
	cltq
	andl	$4194303, 80(%rsp,%rax,4)
.L28:
	cmpl	$2, %r12d
	jne	.L17
	movsd	.LC6(%rip), %xmm7
	subsd	%xmm1, %xmm7
	movapd	%xmm7, %xmm1
	testl	%edi, %edi
	je	.L17
	movq	.LC6(%rip), %rax
	movl	%r8d, %edi
	movq	%rsi, 72(%rsp)
	movl	%r9d, 32(%rsp)
	movq	%rax, %xmm0
	movl	%r10d, 24(%rsp)
	movl	%r8d, 8(%rsp)
	movsd	%xmm7, 16(%rsp)
	call	scalbn@PLT
	movsd	16(%rsp), %xmm1
	movl	8(%rsp), %r8d
	movq	.LC1(%rip), %rax
	movl	24(%rsp), %r10d
	subsd	%xmm0, %xmm1
	movl	32(%rsp), %r9d
	movq	72(%rsp), %rsi
	movq	%rax, %xmm4
	movq	.LC2(%rip), %rax
	movq	%rax, %xmm3
	jmp	.L17
.L18:
	xorl	%r12d, %r12d
	comisd	.LC5(%rip), %xmm1
	jb	.L17
	addl	$1, %r9d
	movl	$2, %r12d
	testl	%ebp, %ebp
	jg	.L21
	movsd	.LC6(%rip), %xmm5
	subsd	%xmm1, %xmm5
	movapd	%xmm5, %xmm1
	jmp	.L17
	.p2align 4,,10
	.p2align 3
.L145:
	addl	$1, %r9d
	xorl	%edi, %edi
	testl	%ebp, %ebp
	jg	.L21
	cmpl	$1, %r8d
	jne	.L146
.L29:
	leal	-1(%rbp), %eax
	cltq
	andl	$8388607, 80(%rsp,%rax,4)
	jmp	.L28
.L37:
	leal	1(%rbp), %ecx
	movl	%ecx, %r9d
	jmp	.L40
.L36:
	subl	$1, %ebp
	movl	%r12d, %ecx
	movq	64(%rsp), %rax
	movl	%r10d, %r12d
	movslq	%ebp, %rdx
	movq	(%rsp), %r10
	subl	$24, %r8d
	movl	80(%rsp,%rdx,4), %edi
	testl	%edi, %edi
	jne	.L44
	leaq	(%r10,%rsi,4), %rdx
.L45:
	movl	-8(%rdx), %esi
	subq	$4, %rdx
	subl	$1, %ebp
	subl	$24, %r8d
	testl	%esi, %esi
	je	.L45
.L44:
	movq	%rax, 16(%rsp)
	movq	.LC6(%rip), %rax
	movl	%r8d, %edi
	movl	%r9d, 8(%rsp)
	movq	%rax, %xmm0
	movl	%ecx, (%rsp)
	movq	%r10, 24(%rsp)
	call	scalbn@PLT
	testl	%ebp, %ebp
	movl	(%rsp), %ecx
	movl	8(%rsp), %r9d
	movq	16(%rsp), %rax
	movapd	%xmm0, %xmm1
	js	.L48
	movslq	%ebp, %rbx
	movsd	.LC1(%rip), %xmm2
	movq	24(%rsp), %r10
	leaq	480(%rsp), %rdi
	movq	%rbx, %rdx
	.p2align 4,,10
	.p2align 3
.L49:
	pxor	%xmm0, %xmm0
	cvtsi2sdl	(%r10,%rdx,4), %xmm0
	mulsd	%xmm1, %xmm0
	mulsd	%xmm2, %xmm1
	movsd	%xmm0, (%rdi,%rdx,8)
	subq	$1, %rdx
	testl	%edx, %edx
	jns	.L49
	leaq	0(,%rbx,8), %rsi
	xorl	%r11d, %r11d
	leaq	320(%rsp), %r13
	addq	%rsi, %rdi
	leaq	PIo2(%rip), %r10
	.p2align 4,,10
	.p2align 3
.L50:
	movl	%r12d, %r15d
	xorl	%edx, %edx
	pxor	%xmm1, %xmm1
	movl	%r11d, %r14d
	orl	%r11d, %r15d
	jns	.L52
	jmp	.L51
	.p2align 4,,10
	.p2align 3
.L147:
	addq	$1, %rdx
	cmpl	%edx, %r14d
	jl	.L51
.L52:
	movsd	(%r10,%rdx,8), %xmm0
	mulsd	(%rdi,%rdx,8), %xmm0
	leal	1(%rdx), %r8d
	addsd	%xmm0, %xmm1
	cmpl	%r8d, %r12d
	jge	.L147
.L51:
	movsd	%xmm1, 0(%r13,%r11,8)
	leaq	1(%r11), %rdx
	subq	$8, %rdi
	cmpq	%rbx, %r11
	je	.L53
	movq	%rdx, %r11
	jmp	.L50
.L53:
	movl	60(%rsp), %edi
	cmpl	$2, %edi
	jg	.L54
	testl	%edi, %edi
	jg	.L55
	jne	.L59
	leaq	312(%rsp,%rsi), %rdx
	salq	$3, %r11
	pxor	%xmm0, %xmm0
	addq	%rsi, %r13
	subq	%r11, %rdx
.L63:
	addsd	0(%r13), %xmm0
	subq	$8, %r13
	cmpq	%rdx, %r13
	jne	.L63
.L81:
	testl	%ecx, %ecx
	je	.L64
	xorpd	.LC7(%rip), %xmm0
.L64:
	movsd	%xmm0, (%rax)
.L59:
	addq	$648, %rsp
	movl	%r9d, %eax
	popq	%rbx
	andl	$7, %eax
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
.L54:
	cmpl	$3, 60(%rsp)
	jne	.L59
	testl	%ebp, %ebp
	je	.L61
	leaq	0(%r13,%rsi), %rdx
	leaq	312(%rsp,%rsi), %r8
	leal	-1(%rbp), %esi
	movq	%r8, %r10
	movsd	(%rdx), %xmm1
	movq	%rdx, %rdi
	salq	$3, %rsi
	subq	%rsi, %r10
	movq	%rdx, %rsi
.L73:
	movsd	-8(%rsi), %xmm0
	movapd	%xmm1, %xmm2
	subq	$8, %rsi
	addsd	%xmm0, %xmm1
	subsd	%xmm1, %xmm0
	addsd	%xmm2, %xmm0
	movapd	%xmm1, %xmm2
	unpcklpd	%xmm0, %xmm2
	movups	%xmm2, (%rsi)
	cmpq	%r10, %rsi
	jne	.L73
	cmpl	$1, %ebp
	je	.L61
	leal	-2(%rbp), %r10d
	movq	%r8, %rsi
	movsd	(%rdx), %xmm1
	salq	$3, %r10
	subq	%r10, %rsi
.L75:
	movsd	-8(%rdx), %xmm0
	movapd	%xmm1, %xmm2
	subq	$8, %rdx
	addsd	%xmm0, %xmm1
	subsd	%xmm1, %xmm0
	addsd	%xmm2, %xmm0
	movapd	%xmm1, %xmm2
	unpcklpd	%xmm0, %xmm2
	movups	%xmm2, (%rdx)
	cmpq	%rsi, %rdx
	jne	.L75
	pxor	%xmm0, %xmm0
.L76:
	addsd	(%rdi), %xmm0
	subq	$8, %rdi
	cmpq	%rsi, %rdi
	jne	.L76
.L77:
	movapd	320(%rsp), %xmm1
	testl	%ecx, %ecx
	jne	.L78
	movups	%xmm1, (%rax)
	movsd	%xmm0, 16(%rax)
	jmp	.L59
.L88:
	movl	$1, %edi
	jmp	.L26
.L83:
	movl	$-24, %edx
	xorl	%ecx, %ecx
	jmp	.L2
.L32:
	movq	64(%rsp), %rax
	movl	%r8d, %edi
	movl	%r12d, 40(%rsp)
	movl	%r10d, %r12d
	movq	(%rsp), %r10
	negl	%edi
	movapd	%xmm1, %xmm0
	movl	%r9d, 32(%rsp)
	movq	%rax, 24(%rsp)
	movq	%rsi, 16(%rsp)
	movq	%r10, 8(%rsp)
	movl	%r8d, (%rsp)
	call	scalbn@PLT
	movl	(%rsp), %r8d
	movq	8(%rsp), %r10
	movsd	.LC2(%rip), %xmm3
	movq	16(%rsp), %rsi
	movq	24(%rsp), %rax
	movl	32(%rsp), %r9d
	comisd	%xmm3, %xmm0
	movl	40(%rsp), %ecx
	jb	.L136
	movsd	.LC1(%rip), %xmm2
	pxor	%xmm1, %xmm1
	addl	$1, %ebp
	addl	$24, %r8d
	mulsd	%xmm0, %xmm2
	cvttsd2sil	%xmm2, %edx
	cvtsi2sdl	%edx, %xmm1
	mulsd	%xmm3, %xmm1
	subsd	%xmm1, %xmm0
	unpcklpd	%xmm2, %xmm0
	cvttpd2dq	%xmm0, %xmm0
	movq	%xmm0, 80(%rsp,%rsi,4)
	jmp	.L44
.L55:
	leaq	0(%r13,%rsi), %rdx
	salq	$3, %r11
	pxor	%xmm1, %xmm1
	leaq	312(%rsp,%rsi), %rsi
	subq	%r11, %rsi
.L65:
	addsd	(%rdx), %xmm1
	subq	$8, %rdx
	cmpq	%rdx, %rsi
	jne	.L65
	testl	%ecx, %ecx
	jne	.L70
	movsd	320(%rsp), %xmm0
	movsd	%xmm1, (%rax)
	subsd	%xmm1, %xmm0
	testl	%ebp, %ebp
	je	.L68
.L71:
	movl	$1, %edx
.L72:
	addsd	0(%r13,%rdx,8), %xmm0
	addq	$1, %rdx
	cmpl	%edx, %ebp
	jge	.L72
	testl	%ecx, %ecx
	je	.L68
	movq	.LC7(%rip), %xmm2
.L69:
	xorpd	%xmm2, %xmm0
.L68:
	movsd	%xmm0, 8(%rax)
	jmp	.L59
.L136:
	cvttsd2sil	%xmm0, %edx
	movl	%edx, 80(%rsp,%rsi,4)
	jmp	.L44
.L78:
	movsd	.LC8(%rip), %xmm2
	xorpd	.LC7(%rip), %xmm0
	unpcklpd	%xmm2, %xmm2
	movsd	%xmm0, 16(%rax)
	xorpd	%xmm2, %xmm1
	movups	%xmm1, (%rax)
	jmp	.L59
.L70:
	movq	.LC7(%rip), %xmm2
	movapd	%xmm1, %xmm0
	xorpd	%xmm2, %xmm0
	movsd	%xmm0, (%rax)
	movsd	320(%rsp), %xmm0
	subsd	%xmm1, %xmm0
	testl	%ebp, %ebp
	jne	.L71
	jmp	.L69
	.p2align 4,,10
	.p2align 3
.L23:
	cmpl	$2, %r12d
	jne	.L17
	movsd	.LC6(%rip), %xmm6
	subsd	%xmm1, %xmm6
	movapd	%xmm6, %xmm1
	jmp	.L17
.L48:
	movl	60(%rsp), %esi
	cmpl	$2, %esi
	jg	.L79
	testl	%esi, %esi
	jg	.L80
	pxor	%xmm0, %xmm0
	je	.L81
	jmp	.L59
.L144:
	movq	%rsi, 40(%rsp)
	jmp	.L4
.L79:
	cmpl	$3, 60(%rsp)
	jne	.L59
.L61:
	pxor	%xmm0, %xmm0
	jmp	.L77
.L80:
	testl	%ecx, %ecx
	jne	.L67
	movsd	320(%rsp), %xmm0
	movq	$0x000000000, (%rax)
	jmp	.L68
.L67:
	movq	.LC8(%rip), %rsi
	movq	.LC7(%rip), %xmm2
	movsd	320(%rsp), %xmm0
	movq	%rsi, (%rax)
	jmp	.L69
	.size	__kernel_rem_pio2, .-__kernel_rem_pio2
	.section	.rodata
	.align 32
	.type	PIo2, @object
	.size	PIo2, 64
PIo2:
	.long	1073741824
	.long	1073291771
	.long	0
	.long	1047807021
	.long	-2147483648
	.long	1022903960
	.long	1610612736
	.long	997772369
	.long	-2147483648
	.long	972036995
	.long	1073741824
	.long	947528992
	.long	-2147483648
	.long	920879650
	.long	0
	.long	896135965
	.align 16
	.type	init_jk, @object
	.size	init_jk, 16
init_jk:
	.long	2
	.long	3
	.long	4
	.long	6
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC1:
	.long	0
	.long	1047527424
	.align 8
.LC2:
	.long	0
	.long	1097859072
	.align 8
.LC3:
	.long	0
	.long	1069547520
	.align 8
.LC4:
	.long	0
	.long	1075838976
	.align 8
.LC5:
	.long	0
	.long	1071644672
	.align 8
.LC6:
	.long	0
	.long	1072693248
	.section	.rodata.cst16,"aM",@progbits,16
	.align 16
.LC7:
	.long	0
	.long	-2147483648
	.long	0
	.long	0
	.set	.LC8,.LC7
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
