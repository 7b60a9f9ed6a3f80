// 06c2ae9be16c266a78f4640c28a0c59a emu/guest/libc/process.c
	.file	"process.c"
	.text
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"sh"
.LC1:
	.string	"/bin/sh"
	.section	.text.exec_or_script,"ax",@progbits
	.p2align 4
	.type	exec_or_script, @function
exec_or_script:
	pushq	%r12
	movq	%rdi, %r8
	xorl	%eax, %eax
	movl	$256, %ecx
	pushq	%rbp
	pushq	%rbx
	movq	%rsi, %rbx
	subq	$2048, %rsp
	movq	_environ@GOTPCREL(%rip), %rbp
	movq	%rsp, %r12
	movq	0(%rbp), %rdx
	movq	%r12, %rdi
	rep stosq
	leaq	.LC0(%rip), %rax
	movq	%r8, %rdi
	movq	%r8, 8(%rsp)
	movq	%rax, (%rsp)
	call	execve@PLT
	call	___errno@PLT
	cmpl	$8, (%rax)
	jne	.L16
	movq	8(%rbx), %rdx
	movl	$8, %eax
	leaq	16(%rsp), %rcx
	movq	%rdx, 16(%rsp)
	testq	%rdx, %rdx
	jne	.L6
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L5:
	cmpq	$2024, %rax
	je	.L4
.L6:
	movq	8(%rbx,%rax), %rdx
	movq	%rdx, (%rcx,%rax)
	addq	$8, %rax
	testq	%rdx, %rdx
	jne	.L5
.L4:
	movq	0(%rbp), %rdx
	movq	%r12, %rsi
	leaq	.LC1(%rip), %rdi
	call	execve@PLT
.L1:
	addq	$2048, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
.L16:
	movl	$-1, %eax
	jmp	.L1
	.size	exec_or_script, .-exec_or_script
	.section	.rodata.str1.1
.LC2:
	.string	"/usr/bin:/bin"
.LC3:
	.string	"/"
.LC4:
	.string	""
.LC5:
	.string	"PATH"
	.section	.text.execvp,"ax",@progbits
	.p2align 4
	.globl	execvp
	.type	execvp, @function
execvp:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	movq	%rsi, %r13
	pushq	%r12
	pushq	%rbp
	movq	%rdi, %rbp
	leaq	.LC5(%rip), %rdi
	pushq	%rbx
	subq	$1032, %rsp
	call	getenv@PLT
	movl	$47, %esi
	movq	%rbp, %rdi
	movq	%rax, %r14
	call	strchr@PLT
	testq	%rax, %rax
	jne	.L48
	testq	%r14, %r14
	je	.L29
	movzbl	(%r14), %eax
	testb	%al, %al
	je	.L36
	.p2align 4,,10
	.p2align 3
.L21:
	xorl	%ebx, %ebx
	cmpb	$58, %al
	je	.L49
	.p2align 4,,10
	.p2align 3
.L22:
	movq	%rbx, %r15
	addq	$1, %rbx
	movzbl	(%r14,%rbx), %eax
	testb	%al, %al
	je	.L32
	cmpb	$58, %al
	jne	.L22
.L32:
	movq	%rbp, %rdi
	leaq	(%r14,%rbx), %r12
	call	strlen@PLT
	leaq	3(%r15,%rax), %rax
	cmpq	$1024, %rax
	jbe	.L50
.L24:
	cmpb	$1, (%r12)
	sbbq	$-1, %rbx
	addq	%rbx, %r14
	movzbl	(%r14), %eax
	testb	%al, %al
	jne	.L21
.L36:
	addq	$1032, %rsp
	movl	$-1, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L50:
	movq	%rsp, %r15
	movq	%r14, %rsi
	movq	%rbx, %rdx
	movq	%r15, %rdi
	call	memcpy@PLT
	leaq	(%r15,%rbx), %rdi
	leaq	.LC3(%rip), %rsi
.L27:
	call	strcpy@PLT
	movq	%rbp, %rsi
	movq	%r15, %rdi
	call	strcat@PLT
	movq	%r13, %rsi
	movq	%r15, %rdi
	call	exec_or_script
	jmp	.L24
	.p2align 4,,10
	.p2align 3
.L49:
	movq	%rbp, %rdi
	movq	%r14, %r12
	call	strlen@PLT
	addq	$2, %rax
	cmpq	$1024, %rax
	ja	.L24
	movq	%rsp, %r15
	movq	%r14, %rsi
	xorl	%edx, %edx
	movq	%r14, %r12
	movq	%r15, %rdi
	call	memcpy@PLT
	movq	%r15, %rdi
	leaq	.LC4(%rip), %rsi
	jmp	.L27
.L48:
	addq	$1032, %rsp
	movq	%r13, %rsi
	movq	%rbp, %rdi
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	jmp	exec_or_script
.L29:
	movl	$47, %eax
	leaq	.LC2(%rip), %r14
	jmp	.L21
	.size	execvp, .-execvp
	.section	.text.execl,"ax",@progbits
	.p2align 4
	.globl	execl
	.type	execl, @function
execl:
	subq	$1112, %rsp
	movq	%rdi, %r10
	leaq	1120(%rsp), %rax
	movq	%rdx, 1072(%rsp)
	movq	%rax, 16(%rsp)
	leaq	1056(%rsp), %rax
	movq	%rcx, 1080(%rsp)
	movq	%r8, 1088(%rsp)
	movq	%r9, 1096(%rsp)
	movl	$16, 8(%rsp)
	movq	%rax, 24(%rsp)
	testq	%rsi, %rsi
	je	.L57
	movq	%rax, %r9
	movl	$16, %ecx
	movl	$1, %eax
	leaq	1120(%rsp), %rdi
	leaq	32(%rsp), %r8
	jmp	.L55
	.p2align 4,,10
	.p2align 3
.L64:
	movl	%ecx, %edx
	addl	$8, %ecx
	addq	%r9, %rdx
	movq	(%rdx), %rsi
	leaq	1(%rax), %rdx
	testq	%rsi, %rsi
	je	.L59
.L65:
	cmpl	$126, %eax
	jg	.L59
	movq	%rdx, %rax
.L55:
	movq	%rsi, -8(%r8,%rax,8)
	cmpl	$47, %ecx
	jbe	.L64
	movq	%rdi, %rdx
	addq	$8, %rdi
	movq	(%rdx), %rsi
	leaq	1(%rax), %rdx
	testq	%rsi, %rsi
	jne	.L65
.L59:
	cltq
	leaq	(%r8,%rax,8), %rax
.L52:
	movq	$0, (%rax)
	movq	%r8, %rsi
	movq	%r10, %rdi
	call	execv@PLT
	addq	$1112, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L57:
	leaq	32(%rsp), %r8
	movq	%r8, %rax
	jmp	.L52
	.size	execl, .-execl
	.section	.text.execlp,"ax",@progbits
	.p2align 4
	.globl	execlp
	.type	execlp, @function
execlp:
	subq	$1112, %rsp
	movq	%rdi, %r10
	leaq	1120(%rsp), %rax
	movq	%rdx, 1072(%rsp)
	movq	%rax, 16(%rsp)
	leaq	1056(%rsp), %rax
	movq	%rcx, 1080(%rsp)
	movq	%r8, 1088(%rsp)
	movq	%r9, 1096(%rsp)
	movl	$16, 8(%rsp)
	movq	%rax, 24(%rsp)
	testq	%rsi, %rsi
	je	.L72
	movq	%rax, %r9
	movl	$16, %ecx
	movl	$1, %eax
	leaq	1120(%rsp), %rdi
	leaq	32(%rsp), %r8
	jmp	.L70
	.p2align 4,,10
	.p2align 3
.L79:
	movl	%ecx, %edx
	addl	$8, %ecx
	addq	%r9, %rdx
	movq	(%rdx), %rsi
	leaq	1(%rax), %rdx
	testq	%rsi, %rsi
	je	.L74
.L80:
	cmpl	$126, %eax
	jg	.L74
	movq	%rdx, %rax
.L70:
	movq	%rsi, -8(%r8,%rax,8)
	cmpl	$47, %ecx
	jbe	.L79
	movq	%rdi, %rdx
	addq	$8, %rdi
	movq	(%rdx), %rsi
	leaq	1(%rax), %rdx
	testq	%rsi, %rsi
	jne	.L80
.L74:
	cltq
	leaq	(%r8,%rax,8), %rax
.L67:
	movq	$0, (%rax)
	movq	%r8, %rsi
	movq	%r10, %rdi
	call	execvp@PLT
	addq	$1112, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L72:
	leaq	32(%rsp), %r8
	movq	%r8, %rax
	jmp	.L67
	.size	execlp, .-execlp
	.section	.text.execle,"ax",@progbits
	.p2align 4
	.globl	execle
	.type	execle, @function
execle:
	subq	$1256, %rsp
	movq	%rdx, 1088(%rsp)
	movq	%rcx, 1096(%rsp)
	movq	%r8, 1104(%rsp)
	movq	%r9, 1112(%rsp)
	testb	%al, %al
	je	.L96
	movaps	%xmm0, 1120(%rsp)
	movaps	%xmm1, 1136(%rsp)
	movaps	%xmm2, 1152(%rsp)
	movaps	%xmm3, 1168(%rsp)
	movaps	%xmm4, 1184(%rsp)
	movaps	%xmm5, 1200(%rsp)
	movaps	%xmm6, 1216(%rsp)
	movaps	%xmm7, 1232(%rsp)
.L96:
	leaq	1264(%rsp), %rax
	movl	$16, (%rsp)
	leaq	1072(%rsp), %r9
	movl	$48, 4(%rsp)
	movq	%rax, 8(%rsp)
	movdqu	(%rsp), %xmm0
	movq	%r9, 16(%rsp)
	movq	%r9, 40(%rsp)
	movups	%xmm0, 24(%rsp)
	testq	%rsi, %rsi
	je	.L94
	movq	%rsi, %rdx
	movl	$1, %eax
	leaq	48(%rsp), %r8
	jmp	.L86
	.p2align 4,,10
	.p2align 3
.L106:
	movl	%edx, %ecx
	addl	$8, %edx
	addq	%r9, %rcx
	movl	%edx, (%rsp)
	movq	(%rcx), %rdx
	leaq	1(%rax), %rcx
	testq	%rdx, %rdx
	je	.L97
.L107:
	cmpl	$126, %eax
	jg	.L97
	movq	%rcx, %rax
.L86:
	movq	%rdx, -8(%r8,%rax,8)
	movl	(%rsp), %edx
	cmpl	$47, %edx
	jbe	.L106
	movq	8(%rsp), %rcx
	leaq	8(%rcx), %rdx
	movq	%rdx, 8(%rsp)
	movq	(%rcx), %rdx
	leaq	1(%rax), %rcx
	testq	%rdx, %rdx
	jne	.L107
.L97:
	cltq
	leaq	(%r8,%rax,8), %rax
.L83:
	movq	40(%rsp), %r9
	movl	24(%rsp), %edx
	movq	$0, (%rax)
	testq	%rsi, %rsi
	jne	.L91
	jmp	.L88
	.p2align 4,,10
	.p2align 3
.L108:
	movl	%edx, %eax
	addl	$8, %edx
	addq	%r9, %rax
	movl	%edx, 24(%rsp)
	cmpq	$0, (%rax)
	je	.L88
.L91:
	cmpl	$47, %edx
	jbe	.L108
	movq	32(%rsp), %rax
	leaq	8(%rax), %rcx
	movq	%rcx, 32(%rsp)
	cmpq	$0, (%rax)
	jne	.L91
.L88:
	cmpl	$47, %edx
	ja	.L92
	movl	%edx, %eax
	addl	$8, %edx
	movl	%edx, 24(%rsp)
	addq	%rax, %r9
.L93:
	movq	(%r9), %rdx
	movq	%r8, %rsi
	call	execve@PLT
	addq	$1256, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L92:
	movq	32(%rsp), %r9
	leaq	8(%r9), %rax
	movq	%rax, 32(%rsp)
	jmp	.L93
	.p2align 4,,10
	.p2align 3
.L94:
	leaq	48(%rsp), %r8
	movq	%r8, %rax
	jmp	.L83
	.size	execle, .-execle
	.section	.rodata.str1.1
.LC6:
	.string	"-c"
	.section	.text.system,"ax",@progbits
	.p2align 4
	.globl	system
	.type	system, @function
system:
	pushq	%rbp
	pushq	%rbx
	subq	$24, %rsp
	movl	$0, 12(%rsp)
	testq	%rdi, %rdi
	je	.L116
	movq	%rdi, %rbp
	xorl	%edi, %edi
	call	fflush@PLT
	call	fork@PLT
	movl	%eax, %ebx
	testl	%eax, %eax
	je	.L120
	jle	.L113
	leaq	12(%rsp), %rbp
	jmp	.L112
	.p2align 4,,10
	.p2align 3
.L114:
	call	___errno@PLT
	cmpl	$4, (%rax)
	jne	.L113
.L112:
	xorl	%edx, %edx
	movq	%rbp, %rsi
	movl	%ebx, %edi
	call	waitpid@PLT
	testl	%eax, %eax
	js	.L114
	movl	12(%rsp), %eax
	addq	$24, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L116:
	addq	$24, %rsp
	movl	$1, %eax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L113:
	addq	$24, %rsp
	movl	$-1, %eax
	popq	%rbx
	popq	%rbp
	ret
.L120:
	leaq	.LC1(%rip), %rdi
	xorl	%r8d, %r8d
	movq	%rbp, %rcx
	xorl	%eax, %eax
	leaq	.LC6(%rip), %rdx
	leaq	.LC0(%rip), %rsi
	call	execl@PLT
	movl	$127, %edi
	call	_exit@PLT
	.size	system, .-system
	.section	.text.wait4,"ax",@progbits
	.p2align 4
	.globl	wait4
	.type	wait4, @function
wait4:
	pushq	%r14
	pushq	%r13
	movl	%edx, %r13d
	pushq	%r12
	movq	%rsi, %r12
	pushq	%rbp
	movl	%edi, %ebp
	pushq	%rbx
	movq	%rcx, %rbx
	subq	$144, %rsp
	cmpl	$-1, %edi
	je	.L131
	testq	%rcx, %rcx
	je	.L124
	movq	%rsp, %r14
	movl	$-1, %edi
	movq	%r14, %rsi
	call	getrusage@PLT
	movl	%ebp, %edi
	movl	%r13d, %edx
	movq	%r12, %rsi
	call	waitpid@PLT
	movl	%eax, %ebp
	testl	%eax, %eax
	jg	.L134
.L121:
	addq	$144, %rsp
	movl	%ebp, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L131:
	testq	%rcx, %rcx
	je	.L124
	addq	$144, %rsp
	movl	%r13d, %esi
	movq	%r12, %rdi
	movq	%rcx, %rdx
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	jmp	wait3@PLT
	.p2align 4,,10
	.p2align 3
.L134:
	movq	%rbx, %rsi
	movl	$-1, %edi
	call	getrusage@PLT
	movq	8(%rbx), %rcx
	movq	8(%rsp), %rsi
	xorl	%eax, %eax
	cmpq	%rsi, %rcx
	setl	%al
	xorl	%edi, %edi
	addq	(%rsp), %rax
	subq	%rax, (%rbx)
	movq	%rdi, %rdx
	cmpq	%rsi, %rcx
	movl	$1000000, %eax
	cmovl	%rax, %rdx
	subq	%rsi, %rdx
	xorl	%esi, %esi
	addq	%rcx, %rdx
	movq	24(%rsp), %rcx
	movq	%rdx, 8(%rbx)
	movq	24(%rbx), %rdx
	cmpq	%rcx, %rdx
	setl	%sil
	addq	16(%rsp), %rsi
	subq	%rsi, 16(%rbx)
	cmpq	%rcx, %rdx
	cmovge	%rdi, %rax
	subq	%rcx, %rax
	addq	%rdx, %rax
	movq	%rax, 24(%rbx)
	movl	$40, %eax
	.p2align 4,,10
	.p2align 3
.L128:
	movq	(%r14,%rax), %rdx
	subq	%rdx, (%rbx,%rax)
	addq	$8, %rax
	cmpq	$144, %rax
	jne	.L128
	jmp	.L121
	.p2align 4,,10
	.p2align 3
.L124:
	addq	$144, %rsp
	movl	%r13d, %edx
	movq	%r12, %rsi
	movl	%ebp, %edi
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	jmp	waitpid@PLT
	.size	wait4, .-wait4
	.section	.text.nanosleep,"ax",@progbits
	.p2align 4
	.globl	nanosleep
	.type	nanosleep, @function
nanosleep:
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$8, %rsp
	call	cancel_enter@PLT
	movq	%rbx, %rsi
	movq	%rbp, %rdx
	movl	$199, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	movq	%rax, %rbx
	call	cancel_leave@PLT
	addq	$8, %rsp
	movl	%ebx, %eax
	popq	%rbx
	popq	%rbp
	ret
	.size	nanosleep, .-nanosleep
	.section	.text.sleep,"ax",@progbits
	.p2align 4
	.globl	sleep
	.type	sleep, @function
sleep:
	subq	$40, %rsp
	movl	%edi, %eax
	pxor	%xmm0, %xmm0
	leaq	16(%rsp), %rsi
	movq	%rsp, %rdi
	movq	%rax, (%rsp)
	movq	$0, 8(%rsp)
	movaps	%xmm0, 16(%rsp)
	call	nanosleep@PLT
	movl	%eax, %edx
	xorl	%eax, %eax
	testl	%edx, %edx
	je	.L137
	movl	16(%rsp), %eax
.L137:
	addq	$40, %rsp
	ret
	.size	sleep, .-sleep
	.section	.text.usleep,"ax",@progbits
	.p2align 4
	.globl	usleep
	.type	usleep, @function
usleep:
	movl	%edi, %eax
	subq	$24, %rsp
	xorl	%esi, %esi
	imulq	$1125899907, %rax, %rax
	shrq	$50, %rax
	movl	%eax, %edx
	imull	$1000000, %eax, %eax
	movq	%rdx, (%rsp)
	subl	%eax, %edi
	imull	$1000, %edi, %eax
	movq	%rsp, %rdi
	movq	%rax, 8(%rsp)
	call	nanosleep@PLT
	addq	$24, %rsp
	ret
	.size	usleep, .-usleep
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
