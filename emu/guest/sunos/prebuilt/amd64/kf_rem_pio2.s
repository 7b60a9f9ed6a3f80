// ebad4c9eefbcb219dfe3c326983cba35 newlib/libm/math/kf_rem_pio2.c
	.file	"kf_rem_pio2.c"
	.text
	.section	.text.__kernel_rem_pio2f,"ax",@progbits
	.p2align 4
	.globl	__kernel_rem_pio2f
	.type	__kernel_rem_pio2f, @function
__kernel_rem_pio2f:
	pushq	%r15
	movq	%rsi, %rax
	movq	%r9, %rsi
	pushq	%r14
	movq	%rdi, %r14
	leaq	init_jk(%rip), %rdi
	pushq	%r13
	leal	-1(%rcx), %r13d
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	subq	$424, %rsp
	movl	%r8d, 68(%rsp)
	movslq	%r8d, %r8
	movl	(%rdi,%r8,4), %r12d
	cmpl	$-4, %edx
	jl	.L83
	movl	%edx, %r8d
	leal	4(%rdx), %edi
	subl	$3, %r8d
	cmovns	%r8d, %edi
	sarl	$3, %edi
	movslq	%edi, %rbp
	leal	8(,%rbp,8), %edi
	movl	%edi, 80(%rsp)
.L2:
	movl	80(%rsp), %edi
	movl	%edx, %r8d
	movl	%r12d, %r9d
	subl	%edi, %r8d
	movl	%ebp, %edi
	subl	%r13d, %edi
	addl	%r13d, %r9d
	js	.L8
	movslq	%edi, %rdi
	movslq	%r9d, %r9
	leaq	1(%rdi,%r9), %r10
	movq	%rdi, %r9
	negq	%r9
	leaq	176(%rsp,%r9,4), %r9
	.p2align 4,,10
	.p2align 3
.L7:
	pxor	%xmm0, %xmm0
	testl	%edi, %edi
	js	.L6
	pxor	%xmm0, %xmm0
	cvtsi2ssl	(%rsi,%rdi,4), %xmm0
.L6:
	movss	%xmm0, (%r9,%rdi,4)
	addq	$1, %rdi
	cmpq	%r10, %rdi
	jne	.L7
.L8:
	testl	%r12d, %r12d
	js	.L144
	movslq	%ecx, %rdi
	leaq	336(%rsp), %r10
	movl	%r13d, %r9d
	movq	%rdi, 48(%rsp)
	leal	(%r12,%rcx), %r11d
	leaq	(%r14,%rdi,4), %rdi
	leaq	176(%rsp), %rbx
	.p2align 4,,10
	.p2align 3
.L5:
	pxor	%xmm1, %xmm1
	testl	%r13d, %r13d
	js	.L11
	movslq	%r9d, %rcx
	pxor	%xmm1, %xmm1
	leaq	(%rbx,%rcx,4), %r15
	movq	%r14, %rcx
	.p2align 4,,10
	.p2align 3
.L9:
	movss	(%rcx), %xmm0
	mulss	(%r15), %xmm0
	addq	$4, %rcx
	subq	$4, %r15
	addss	%xmm0, %xmm1
	cmpq	%rdi, %rcx
	jne	.L9
.L11:
	addl	$1, %r9d
	movss	%xmm1, (%r10)
	addq	$4, %r10
	cmpl	%r11d, %r9d
	jne	.L5
.L4:
	leaq	96(%rsp), %r10
	movslq	%r12d, %rcx
	leaq	(%rsi,%rbp,4), %r15
	movl	%edx, 84(%rsp)
	leaq	(%r10,%rcx,4), %rdi
	movq	48(%rsp), %rsi
	movq	%rax, 72(%rsp)
	movl	%r12d, %ebp
	movq	%rdi, 56(%rsp)
	movss	.LC1(%rip), %xmm4
	movss	.LC2(%rip), %xmm3
	movq	%r10, 8(%rsp)
	leaq	(%r14,%rsi,4), %rbx
	movl	%r12d, %r10d
	.p2align 4,,10
	.p2align 3
.L12:
	movslq	%ebp, %rsi
	movss	336(%rsp,%rsi,4), %xmm0
	testl	%ebp, %ebp
	jle	.L13
	leal	-1(%rbp), %ecx
	movq	8(%rsp), %rax
	leaq	332(%rsp,%rsi,4), %rdx
	leaq	100(%rsp,%rcx,4), %rdi
	.p2align 4,,10
	.p2align 3
.L14:
	movaps	%xmm0, %xmm1
	addq	$4, %rax
	subq	$4, %rdx
	mulss	%xmm4, %xmm1
	cvttss2sil	%xmm1, %ecx
	pxor	%xmm1, %xmm1
	cvtsi2ssl	%ecx, %xmm1
	movaps	%xmm1, %xmm2
	addss	4(%rdx), %xmm1
	mulss	%xmm3, %xmm2
	subss	%xmm2, %xmm0
	cvttss2sil	%xmm0, %ecx
	movaps	%xmm1, %xmm0
	movl	%ecx, -4(%rax)
	cmpq	%rdi, %rax
	jne	.L14
.L13:
	movl	%r8d, %edi
	movq	%rsi, 40(%rsp)
	movl	%r10d, 32(%rsp)
	movl	%r8d, 24(%rsp)
	call	scalbnf@PLT
	movaps	%xmm0, %xmm1
	movss	.LC3(%rip), %xmm0
	movss	%xmm1, 16(%rsp)
	mulss	%xmm1, %xmm0
	call	floorf@PLT
	movss	16(%rsp), %xmm1
	mulss	.LC4(%rip), %xmm0
	movl	24(%rsp), %r8d
	movss	.LC1(%rip), %xmm4
	movss	.LC2(%rip), %xmm3
	movl	32(%rsp), %r10d
	testl	%r8d, %r8d
	movq	40(%rsp), %rsi
	subss	%xmm0, %xmm1
	pxor	%xmm0, %xmm0
	cvttss2sil	%xmm1, %r9d
	cvtsi2ssl	%r9d, %xmm0
	subss	%xmm0, %xmm1
	jle	.L15
	leal	-1(%rbp), %eax
	movl	$8, %ecx
	cltq
	subl	%r8d, %ecx
	movl	96(%rsp,%rax,4), %r12d
	movl	%r12d, %edx
	sarl	%cl, %edx
	addl	%edx, %r9d
	sall	%cl, %edx
	movl	$7, %ecx
	subl	%edx, %r12d
	subl	%r8d, %ecx
	movl	%r12d, 96(%rsp,%rax,4)
	sarl	%cl, %r12d
	testl	%r12d, %r12d
	jg	.L145
.L17:
	pxor	%xmm0, %xmm0
	ucomiss	%xmm0, %xmm1
	jp	.L32
	jne	.L32
	cmpl	%r10d, %ebp
	jle	.L34
	movq	8(%rsp), %rax
	leaq	0(,%rsi,4), %rdx
	leaq	92(%rsp,%rdx), %rcx
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
	movl	96(%rsp,%rax,4), %r9d
	testl	%r9d, %r9d
	jne	.L37
	movq	56(%rsp), %rax
	movl	$1, %r9d
	.p2align 4,,10
	.p2align 3
.L38:
	movl	-8(%rax), %edi
	subq	$4, %rax
	addl	$1, %r9d
	testl	%edi, %edi
	je	.L38
	leal	1(%rbp), %ecx
	addl	%ebp, %r9d
.L40:
	movq	48(%rsp), %rax
	movslq	%ecx, %rcx
	movslq	%r13d, %rbp
	leaq	336(%rsp), %r11
	addq	%rcx, %rbp
	addq	%rax, %rsi
	leaq	176(%rsp,%rbp,4), %rdi
	subq	%rsi, %rbp
	.p2align 4,,10
	.p2align 3
.L43:
	pxor	%xmm0, %xmm0
	cvtsi2ssl	(%r15,%rcx,4), %xmm0
	movss	%xmm0, (%rdi,%rbp,4)
	testl	%r13d, %r13d
	js	.L89
	movq	%rdi, %rdx
	movq	%r14, %rax
	pxor	%xmm1, %xmm1
	.p2align 4,,10
	.p2align 3
.L42:
	movss	(%rax), %xmm0
	mulss	(%rdx), %xmm0
	addq	$4, %rax
	subq	$4, %rdx
	addss	%xmm0, %xmm1
	cmpq	%rbx, %rax
	jne	.L42
.L41:
	movss	%xmm1, (%r11,%rcx,4)
	addq	$1, %rcx
	addq	$4, %rdi
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
	movl	96(%rsp,%rax,4), %r12d
	sarl	$8, %r12d
	testl	%r12d, %r12d
	jle	.L17
	addl	$1, %r9d
	testl	%ebp, %ebp
	jle	.L23
.L21:
	movq	8(%rsp), %rax
	xorl	%edx, %edx
	xorl	%edi, %edi
	movl	$256, %r11d
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
	movl	$255, %edi
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
	andl	$63, 96(%rsp,%rax,4)
.L28:
	cmpl	$2, %r12d
	jne	.L17
	movss	.LC6(%rip), %xmm7
	subss	%xmm1, %xmm7
	movaps	%xmm7, %xmm1
	testl	%edi, %edi
	je	.L17
	movss	.LC6(%rip), %xmm0
	movl	%r8d, %edi
	movq	%rsi, 88(%rsp)
	movl	%r9d, 40(%rsp)
	movl	%r10d, 32(%rsp)
	movl	%r8d, 16(%rsp)
	movss	%xmm7, 24(%rsp)
	call	scalbnf@PLT
	movss	24(%rsp), %xmm1
	movl	16(%rsp), %r8d
	movss	.LC1(%rip), %xmm4
	movss	.LC2(%rip), %xmm3
	subss	%xmm0, %xmm1
	movl	32(%rsp), %r10d
	movl	40(%rsp), %r9d
	movq	88(%rsp), %rsi
	jmp	.L17
.L18:
	xorl	%r12d, %r12d
	comiss	.LC5(%rip), %xmm1
	jb	.L17
	addl	$1, %r9d
	movl	$2, %r12d
	testl	%ebp, %ebp
	jg	.L21
	movss	.LC6(%rip), %xmm5
	subss	%xmm1, %xmm5
	movaps	%xmm5, %xmm1
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
	andl	$127, 96(%rsp,%rax,4)
	jmp	.L28
.L37:
	leal	1(%rbp), %ecx
	movl	%ecx, %r9d
	jmp	.L40
.L36:
	leal	-1(%rbp), %ebx
	movl	%r12d, %ecx
	movq	72(%rsp), %rax
	movl	%r10d, %r12d
	movslq	%ebx, %rsi
	movq	8(%rsp), %r10
	subl	$8, %r8d
	movl	96(%rsp,%rsi,4), %esi
	testl	%esi, %esi
	jne	.L44
	leal	-2(%rbp), %esi
	movslq	%esi, %rsi
.L45:
	movq	%rsi, %rbx
	subq	$1, %rsi
	subl	$8, %r8d
	movl	4(%r10,%rsi,4), %edx
	testl	%edx, %edx
	je	.L45
.L44:
	movss	.LC6(%rip), %xmm0
	movl	%r8d, %edi
	movq	%rax, 24(%rsp)
	movl	%r9d, 16(%rsp)
	movl	%ecx, 8(%rsp)
	movq	%r10, 32(%rsp)
	call	scalbnf@PLT
	testl	%ebx, %ebx
	movl	8(%rsp), %ecx
	movl	16(%rsp), %r9d
	movq	24(%rsp), %rax
	movaps	%xmm0, %xmm1
	js	.L48
	movslq	%ebx, %r13
	movss	.LC1(%rip), %xmm2
	movq	32(%rsp), %r10
	leaq	336(%rsp), %r8
	movq	%r13, %rsi
	.p2align 4,,10
	.p2align 3
.L49:
	pxor	%xmm0, %xmm0
	cvtsi2ssl	(%r10,%rsi,4), %xmm0
	mulss	%xmm1, %xmm0
	mulss	%xmm2, %xmm1
	movss	%xmm0, (%r8,%rsi,4)
	subq	$1, %rsi
	testl	%esi, %esi
	jns	.L49
	leaq	0(,%r13,4), %rdi
	xorl	%ebp, %ebp
	leaq	256(%rsp), %r14
	addq	%rdi, %r8
	leaq	PIo2(%rip), %r11
	.p2align 4,,10
	.p2align 3
.L50:
	movl	%r12d, %esi
	xorl	%edx, %edx
	pxor	%xmm1, %xmm1
	movl	%ebp, %r10d
	orl	%ebp, %esi
	jns	.L52
	jmp	.L51
	.p2align 4,,10
	.p2align 3
.L147:
	addq	$1, %rdx
	cmpl	%edx, %r10d
	jl	.L51
.L52:
	movss	(%r11,%rdx,4), %xmm0
	mulss	(%r8,%rdx,4), %xmm0
	leal	1(%rdx), %esi
	addss	%xmm0, %xmm1
	cmpl	%esi, %r12d
	jge	.L147
.L51:
	movss	%xmm1, (%r14,%rbp,4)
	leaq	1(%rbp), %rdx
	subq	$4, %r8
	cmpq	%r13, %rbp
	je	.L53
	movq	%rdx, %rbp
	jmp	.L50
.L53:
	movl	68(%rsp), %esi
	cmpl	$2, %esi
	jg	.L54
	testl	%esi, %esi
	jg	.L55
	jne	.L59
	leaq	252(%rsp,%rdi), %rdx
	salq	$2, %rbp
	pxor	%xmm0, %xmm0
	addq	%rdi, %r14
	subq	%rbp, %rdx
.L63:
	addss	(%r14), %xmm0
	subq	$4, %r14
	cmpq	%rdx, %r14
	jne	.L63
.L81:
	testl	%ecx, %ecx
	je	.L64
	xorps	.LC7(%rip), %xmm0
.L64:
	movss	%xmm0, (%rax)
.L59:
	addq	$424, %rsp
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
	cmpl	$3, 68(%rsp)
	jne	.L59
	testl	%ebx, %ebx
	je	.L61
	leaq	(%r14,%rdi), %rdx
	leal	-1(%rbx), %esi
	leaq	252(%rsp,%rdi), %rdi
	salq	$2, %rsi
	movss	(%rdx), %xmm1
	movq	%rdx, %r8
	movq	%rdi, %r10
	subq	%rsi, %r10
	movq	%rdx, %rsi
.L73:
	movss	-4(%rsi), %xmm0
	movaps	%xmm1, %xmm2
	subq	$4, %rsi
	addss	%xmm0, %xmm1
	subss	%xmm1, %xmm0
	addss	%xmm2, %xmm0
	movaps	%xmm1, %xmm2
	unpcklps	%xmm0, %xmm2
	movlps	%xmm2, (%rsi)
	cmpq	%r10, %rsi
	jne	.L73
	cmpl	$1, %ebx
	je	.L61
	leal	-2(%rbx), %r10d
	movq	%rdi, %rsi
	movss	(%rdx), %xmm1
	salq	$2, %r10
	subq	%r10, %rsi
.L75:
	movss	-4(%rdx), %xmm0
	movaps	%xmm1, %xmm2
	subq	$4, %rdx
	addss	%xmm0, %xmm1
	subss	%xmm1, %xmm0
	addss	%xmm2, %xmm0
	movaps	%xmm1, %xmm2
	unpcklps	%xmm0, %xmm2
	movlps	%xmm2, (%rdx)
	cmpq	%rsi, %rdx
	jne	.L75
	pxor	%xmm0, %xmm0
.L76:
	addss	(%r8), %xmm0
	subq	$4, %r8
	cmpq	%rsi, %r8
	jne	.L76
.L77:
	movq	256(%rsp), %xmm1
	testl	%ecx, %ecx
	jne	.L78
	movlps	%xmm1, (%rax)
	movss	%xmm0, 8(%rax)
	jmp	.L59
.L88:
	movl	$1, %edi
	jmp	.L26
.L83:
	movl	$8, 80(%rsp)
	xorl	%ebp, %ebp
	jmp	.L2
.L32:
	movl	84(%rsp), %edx
	movl	80(%rsp), %edi
	movl	%r12d, 48(%rsp)
	movl	%r10d, %r12d
	movq	72(%rsp), %rax
	movq	8(%rsp), %r10
	movaps	%xmm1, %xmm0
	movl	%r9d, 40(%rsp)
	subl	%edx, %edi
	movl	%r8d, 32(%rsp)
	movq	%rax, 24(%rsp)
	movq	%r10, 16(%rsp)
	movq	%rsi, 8(%rsp)
	call	scalbnf@PLT
	comiss	.LC2(%rip), %xmm0
	movq	8(%rsp), %rsi
	movq	16(%rsp), %r10
	movq	24(%rsp), %rax
	movl	32(%rsp), %r8d
	movl	40(%rsp), %r9d
	movl	48(%rsp), %ecx
	jb	.L136
	movss	.LC1(%rip), %xmm2
	pxor	%xmm1, %xmm1
	leal	1(%rbp), %ebx
	addl	$8, %r8d
	mulss	%xmm0, %xmm2
	cvttss2sil	%xmm2, %edi
	movss	.LC2(%rip), %xmm2
	cvtsi2ssl	%edi, %xmm1
	mulss	%xmm1, %xmm2
	subss	%xmm2, %xmm0
	unpcklps	%xmm1, %xmm0
	cvttps2dq	%xmm0, %xmm0
	movq	%xmm0, 96(%rsp,%rsi,4)
	jmp	.L44
.L55:
	leaq	252(%rsp,%rdi), %rsi
	leaq	(%r14,%rdi), %rdx
	pxor	%xmm1, %xmm1
	salq	$2, %rbp
	subq	%rbp, %rsi
.L65:
	addss	(%rdx), %xmm1
	subq	$4, %rdx
	cmpq	%rdx, %rsi
	jne	.L65
	testl	%ecx, %ecx
	jne	.L70
	movss	256(%rsp), %xmm0
	movss	%xmm1, (%rax)
	subss	%xmm1, %xmm0
	testl	%ebx, %ebx
	je	.L68
.L71:
	movl	$1, %edx
.L72:
	addss	(%r14,%rdx,4), %xmm0
	addq	$1, %rdx
	cmpl	%edx, %ebx
	jge	.L72
	testl	%ecx, %ecx
	je	.L68
	movss	.LC7(%rip), %xmm2
.L69:
	xorps	%xmm2, %xmm0
.L68:
	movss	%xmm0, 4(%rax)
	jmp	.L59
.L136:
	cvttss2sil	%xmm0, %edi
	movl	%ebp, %ebx
	movl	%edi, 96(%rsp,%rsi,4)
	jmp	.L44
.L78:
	movq	.LC9(%rip), %xmm5
	xorps	.LC7(%rip), %xmm0
	xorps	%xmm5, %xmm1
	movss	%xmm0, 8(%rax)
	movlps	%xmm1, (%rax)
	jmp	.L59
.L70:
	movss	.LC7(%rip), %xmm2
	movaps	%xmm1, %xmm0
	xorps	%xmm2, %xmm0
	movss	%xmm0, (%rax)
	movss	256(%rsp), %xmm0
	subss	%xmm1, %xmm0
	testl	%ebx, %ebx
	jne	.L71
	jmp	.L69
	.p2align 4,,10
	.p2align 3
.L23:
	cmpl	$2, %r12d
	jne	.L17
	movss	.LC6(%rip), %xmm6
	subss	%xmm1, %xmm6
	movaps	%xmm6, %xmm1
	jmp	.L17
.L48:
	movl	68(%rsp), %esi
	cmpl	$2, %esi
	jg	.L79
	testl	%esi, %esi
	jg	.L80
	pxor	%xmm0, %xmm0
	je	.L81
	jmp	.L59
.L144:
	movslq	%ecx, %rdi
	movq	%rdi, 48(%rsp)
	jmp	.L4
.L79:
	cmpl	$3, 68(%rsp)
	jne	.L59
.L61:
	pxor	%xmm0, %xmm0
	jmp	.L77
.L80:
	testl	%ecx, %ecx
	jne	.L67
	movss	256(%rsp), %xmm0
	movl	$0x00000000, (%rax)
	jmp	.L68
.L67:
	movl	$0x80000000, (%rax)
	movss	.LC7(%rip), %xmm2
	movss	256(%rsp), %xmm0
	jmp	.L69
	.size	__kernel_rem_pio2f, .-__kernel_rem_pio2f
	.section	.rodata
	.align 32
	.type	PIo2, @object
	.size	PIo2, 44
PIo2:
	.long	1070137344
	.long	972029952
	.long	937033728
	.long	866254848
	.long	780402688
	.long	726663168
	.long	667025408
	.long	584056832
	.long	532938752
	.long	465960960
	.long	390332416
	.align 8
	.type	init_jk, @object
	.size	init_jk, 12
init_jk:
	.long	4
	.long	7
	.long	9
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC1:
	.long	998244352
	.align 4
.LC2:
	.long	1132462080
	.align 4
.LC3:
	.long	1040187392
	.align 4
.LC4:
	.long	1090519040
	.align 4
.LC5:
	.long	1056964608
	.align 4
.LC6:
	.long	1065353216
	.section	.rodata.cst16,"aM",@progbits,16
	.align 16
.LC7:
	.long	-2147483648
	.long	0
	.long	0
	.long	0
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC9:
	.long	-2147483648
	.long	-2147483648
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
