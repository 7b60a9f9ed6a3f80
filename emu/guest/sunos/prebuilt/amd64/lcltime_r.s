// b7851d5e68733c4f207150a5a8b0c35d newlib/libc/time/lcltime_r.c
	.file	"lcltime_r.c"
	.text
	.section	.text.localtime_r,"ax",@progbits
	.p2align 4
	.globl	localtime_r
	.type	localtime_r, @function
localtime_r:
	pushq	%r14
	pushq	%r13
	movq	%rdi, %r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	movq	%rsi, %rbx
	call	__gettzinfo@PLT
	movq	%rbx, %rsi
	movq	%r13, %rdi
	movq	%rax, %r12
	call	gmtime_r@PLT
	movq	%rax, %rbx
	movl	20(%rax), %eax
	leal	1900(%rax), %r14d
	testb	$3, %al
	jne	.L2
	imull	$-1030792151, %r14d, %eax
	movl	$48, %ebp
	addl	$85899344, %eax
	rorl	$2, %eax
	cmpl	$42949672, %eax
	jbe	.L2
.L3:
	addq	__month_lengths@GOTPCREL(%rip), %rbp
	call	__tz_lock@PLT
	call	_tzset_unlocked@PLT
	movq	_daylight@GOTPCREL(%rip), %rax
	movl	(%rax), %esi
	testl	%esi, %esi
	je	.L4
	cmpl	%r14d, 4(%r12)
	jne	.L5
.L8:
	movl	(%r12), %ecx
	movq	0(%r13), %rax
	movq	32(%r12), %rdx
	testl	%ecx, %ecx
	jne	.L6
	cmpq	%rdx, %rax
	jl	.L13
	movl	$1, 32(%rbx)
.L14:
	movq	80(%r12), %rcx
	jmp	.L30
	.p2align 4,,10
	.p2align 3
.L2:
	imull	$-1030792151, %r14d, %eax
	addl	$85899344, %eax
	rorl	$4, %eax
	cmpl	$10737418, %eax
	setbe	%al
	movzbl	%al, %eax
	leaq	(%rax,%rax,2), %rbp
	salq	$4, %rbp
	jmp	.L3
	.p2align 4,,10
	.p2align 3
.L4:
	movl	$0, 32(%rbx)
.L11:
	movq	40(%r12), %rcx
.L30:
	movabsq	$5247073869855161349, %rax
	movq	%rcx, %r8
	movq	(%rbx), %xmm1
	imulq	%rcx
	sarq	$63, %r8
	movq	%rdx, %rdi
	sarq	$10, %rdi
	movq	%rdi, %rsi
	subq	%r8, %rdi
	subq	%r8, %rsi
	imulq	$3600, %rsi, %rax
	movq	%rcx, %rsi
	subq	%rax, %rsi
	movabsq	$-8608480567731124087, %rax
	imulq	%rsi
	movq	%rsi, %rax
	sarq	$63, %rax
	leaq	(%rdx,%rsi), %rcx
	sarq	$5, %rcx
	subq	%rax, %rcx
	movq	%rcx, %rax
	movd	%ecx, %xmm2
	salq	$4, %rax
	subq	%rcx, %rax
	salq	$2, %rax
	subq	%rax, %rsi
	movl	8(%rbx), %eax
	movd	%esi, %xmm0
	punpckldq	%xmm2, %xmm0
	subl	%edi, %eax
	psubd	%xmm0, %xmm1
	movl	%eax, 8(%rbx)
	movd	%xmm1, %ecx
	pshufd	$0xe5, %xmm1, %xmm3
	movq	%xmm1, (%rbx)
	movd	%xmm3, %edx
	cmpl	$59, %ecx
	jle	.L15
	addl	$1, %edx
	subl	$60, %ecx
	movl	%edx, 4(%rbx)
	movl	%ecx, (%rbx)
.L16:
	cmpl	$59, %edx
	jle	.L17
	addl	$1, %eax
	subl	$60, %edx
	movl	%eax, 8(%rbx)
	movl	%edx, 4(%rbx)
.L18:
	cmpl	$23, %eax
	jle	.L19
	movl	24(%rbx), %edi
	xorl	%ecx, %ecx
	addl	$1, 28(%rbx)
	leal	1(%rdi), %edx
	movl	12(%rbx), %edi
	cmpl	$7, %edx
	cmovge	%ecx, %edx
	movslq	16(%rbx), %rcx
	subl	$24, %eax
	movl	%eax, 8(%rbx)
	movl	%edx, 24(%rbx)
	leal	1(%rdi), %edx
	movq	%rcx, %rax
	movl	%edx, 12(%rbx)
	movl	0(%rbp,%rcx,4), %ecx
	cmpl	%ecx, %edx
	jle	.L22
	subl	%ecx, %edx
	movl	%edx, 12(%rbx)
	leal	1(%rax), %edx
	cmpl	$11, %eax
	je	.L23
	movl	%edx, 16(%rbx)
.L22:
	call	__tz_unlock@PLT
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L19:
	testl	%eax, %eax
	jns	.L22
	movl	24(%rbx), %edx
	subl	$1, 28(%rbx)
	movl	$6, %ecx
	movl	12(%rbx), %edi
	subl	$1, %edx
	cmovs	%ecx, %edx
	addl	$24, %eax
	movl	%eax, 8(%rbx)
	movl	%edx, 24(%rbx)
	leal	-1(%rdi), %edx
	movl	%edx, 12(%rbx)
	testl	%edx, %edx
	jne	.L22
	movl	16(%rbx), %eax
	subl	$1, %eax
	js	.L26
	movl	%eax, 16(%rbx)
	cltq
	salq	$2, %rax
.L27:
	movl	0(%rbp,%rax), %eax
	movl	%eax, 12(%rbx)
	jmp	.L22
	.p2align 4,,10
	.p2align 3
.L17:
	testl	%edx, %edx
	jns	.L18
	subl	$1, %eax
	addl	$60, %edx
	movl	%eax, 8(%rbx)
	movl	%edx, 4(%rbx)
	jmp	.L18
	.p2align 4,,10
	.p2align 3
.L15:
	testl	%ecx, %ecx
	jns	.L16
	subl	$1, %edx
	addl	$60, %ecx
	movl	%edx, 4(%rbx)
	movl	%ecx, (%rbx)
	jmp	.L16
	.p2align 4,,10
	.p2align 3
.L5:
	movl	%r14d, %edi
	call	__tzcalc_limits@PLT
	testl	%eax, %eax
	jne	.L8
	movl	$-1, 32(%rbx)
	jmp	.L11
	.p2align 4,,10
	.p2align 3
.L6:
	cmpq	%rdx, %rax
	jl	.L4
.L13:
	cmpq	%rax, 72(%r12)
	setg	%al
	movzbl	%al, %eax
	movl	%eax, 32(%rbx)
	cmpl	$1, %eax
	je	.L14
	jmp	.L11
	.p2align 4,,10
	.p2align 3
.L23:
	addl	$1, 20(%rbx)
	movl	$0, 16(%rbx)
	movl	$0, 28(%rbx)
	jmp	.L22
	.p2align 4,,10
	.p2align 3
.L26:
	movl	20(%rbx), %eax
	movl	$11, 16(%rbx)
	leal	-1(%rax), %edx
	addl	$1899, %eax
	movl	%edx, 20(%rbx)
	andl	$3, %edx
	jne	.L28
	imull	$-1030792151, %eax, %ecx
	movl	$365, %edx
	addl	$85899344, %ecx
	rorl	$2, %ecx
	cmpl	$42949672, %ecx
	ja	.L29
.L28:
	imull	$-1030792151, %eax, %eax
	xorl	%edx, %edx
	addl	$85899344, %eax
	rorl	$4, %eax
	cmpl	$10737418, %eax
	setbe	%dl
	addl	$364, %edx
.L29:
	movl	%edx, 28(%rbx)
	movl	$44, %eax
	jmp	.L27
	.size	localtime_r, .-localtime_r
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
