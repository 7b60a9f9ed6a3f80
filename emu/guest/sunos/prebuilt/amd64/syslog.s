// 7f17beb536cf8617be0e40e9c58559d5 emu/guest/libc/syslog.c
	.file	"syslog.c"
	.text
	.section	.text.openlog,"ax",@progbits
	.p2align 4
	.globl	openlog
	.type	openlog, @function
openlog:
	movq	%rdi, log(%rip)
	movl	%esi, 8+log(%rip)
	testl	%edx, %edx
	je	.L1
	testl	$-1017, %edx
	jne	.L1
	movl	%edx, 12+log(%rip)
.L1:
	ret
	.size	openlog, .-openlog
	.section	.text.closelog,"ax",@progbits
	.p2align 4
	.globl	closelog
	.type	closelog, @function
closelog:
	movq	$0, log(%rip)
	movl	$0, 8+log(%rip)
	ret
	.size	closelog, .-closelog
	.section	.text.setlogmask,"ax",@progbits
	.p2align 4
	.globl	setlogmask
	.type	setlogmask, @function
setlogmask:
	movl	16+log(%rip), %eax
	testl	%edi, %edi
	je	.L8
	movl	%edi, 16+log(%rip)
.L8:
	ret
	.size	setlogmask, .-setlogmask
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"<%d>%.15s "
.LC1:
	.string	"%.200s"
.LC2:
	.string	"[%d]"
.LC3:
	.string	": "
.LC4:
	.string	"%s"
.LC5:
	.string	"/dev/console"
.LC6:
	.string	"\n"
	.section	.text.vsyslog,"ax",@progbits
	.p2align 4
	.globl	vsyslog
	.type	vsyslog, @function
vsyslog:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	movl	%edi, %ebp
	pushq	%rbx
	movq	%rsi, %rbx
	subq	$2104, %rsp
	movq	%rdx, 8(%rsp)
	call	___errno@PLT
	xorl	%edi, %edi
	movl	(%rax), %r15d
	call	time@PLT
	movl	16+log(%rip), %ecx
	movq	%rax, 40(%rsp)
	movl	%ebp, %eax
	andl	$7, %eax
	btl	%eax, %ecx
	jnc	.L13
	testl	$1016, %ebp
	jne	.L15
	orl	12+log(%rip), %ebp
.L15:
	leaq	40(%rsp), %rdi
	leaq	1072(%rsp), %r13
	call	ctime@PLT
	movl	%ebp, %ecx
	movl	$1024, %esi
	movq	%r13, %rdi
	leaq	4(%rax), %r8
	leaq	.LC0(%rip), %rdx
	xorl	%eax, %eax
	call	snprintf@PLT
	movq	log(%rip), %rcx
	movslq	%eax, %r12
	testq	%rcx, %rcx
	je	.L51
	movslq	%r12d, %rdi
	movl	$1024, %esi
	leaq	.LC1(%rip), %rdx
	xorl	%eax, %eax
	subq	%rdi, %rsi
	addq	%r13, %rdi
	call	snprintf@PLT
	leal	(%r12,%rax), %ebp
	testb	$1, 8+log(%rip)
	jne	.L17
.L19:
	cmpl	%r12d, %ebp
	jle	.L18
	movslq	%ebp, %rdi
	movl	$1024, %esi
	leaq	.LC3(%rip), %rdx
	xorl	%eax, %eax
	subq	%rdi, %rsi
	addq	%r13, %rdi
	call	snprintf@PLT
	addl	%eax, %ebp
.L18:
	movzbl	(%rbx), %eax
	testb	%al, %al
	je	.L34
	xorl	%r14d, %r14d
	leaq	48(%rsp), %r9
	jmp	.L28
	.p2align 4,,10
	.p2align 3
.L52:
	movzbl	(%rbx), %esi
	movl	%edx, %eax
	movq	%r14, %rcx
.L22:
	movb	%sil, 48(%rsp,%rcx)
	addq	$1, %rbx
	leaq	1(%rcx), %r14
.L24:
	testb	%al, %al
	je	.L49
	leaq	2(%r14), %rdx
	cmpq	$1023, %rdx
	ja	.L49
.L28:
	movzbl	1(%rbx), %edx
	cmpb	$37, %al
	jne	.L52
	leaq	(%r9,%r14), %r10
	cmpb	$109, %dl
	je	.L53
	testb	%dl, %dl
	jne	.L25
	movzbl	(%rbx), %eax
	addq	$1, %r14
	movb	%al, (%r10)
.L49:
	leaq	(%r9,%r14), %r8
.L20:
	movb	$0, (%r8)
	movslq	%ebp, %rdi
	movq	8(%rsp), %rcx
	movq	%r9, %rdx
	movl	$1024, %esi
	subq	%rdi, %rsi
	addq	%r13, %rdi
	call	vsnprintf@PLT
	movl	$1, %esi
	movl	$1, %edi
	leal	0(%rbp,%rax), %ebx
	movl	$1023, %eax
	cmpl	%eax, %ebx
	cmovg	%eax, %ebx
	xorl	%edx, %edx
	call	socket@PLT
	movslq	%ebx, %r14
	movl	%eax, %ebp
	testl	%eax, %eax
	js	.L29
	xorl	%ecx, %ecx
	movq	%r14, %rdx
	movl	%eax, %edi
	movl	$94, %r9d
	leaq	daemon.0(%rip), %r8
	movq	%r13, %rsi
	call	sendto@PLT
	movl	%ebp, %edi
	movl	%eax, %r14d
	call	close@PLT
	testl	%r14d, %r14d
	js	.L29
.L50:
	movl	8+log(%rip), %eax
.L30:
	testb	$32, %al
	jne	.L54
.L32:
	call	___errno@PLT
	movl	%r15d, (%rax)
.L13:
	addq	$2104, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L51:
	movl	%r12d, %ebp
	testb	$1, 8+log(%rip)
	je	.L18
.L17:
	call	getpid@PLT
	movslq	%ebp, %rdi
	movl	$1024, %esi
	leaq	.LC2(%rip), %rdx
	movl	%eax, %ecx
	subq	%rdi, %rsi
	xorl	%eax, %eax
	addq	%r13, %rdi
	call	snprintf@PLT
	addl	%eax, %ebp
	jmp	.L19
	.p2align 4,,10
	.p2align 3
.L25:
	movzbl	2(%rbx), %eax
	movb	$37, (%r10)
	leaq	1(%r14), %rcx
	movl	%edx, %esi
	addq	$1, %rbx
	jmp	.L22
	.p2align 4,,10
	.p2align 3
.L53:
	movl	%r15d, %edi
	movq	%r9, 24(%rsp)
	movq	%r10, 16(%rsp)
	call	strerror@PLT
	movq	16(%rsp), %rdi
	movl	$1024, %esi
	leaq	.LC4(%rip), %rdx
	subq	%r14, %rsi
	movq	%rax, %rcx
	xorl	%eax, %eax
	call	snprintf@PLT
	movq	24(%rsp), %r9
	cltq
	addq	%rax, %r14
	movl	$1023, %eax
	cmpq	%rax, %r14
	cmova	%rax, %r14
	movzbl	2(%rbx), %eax
	addq	$2, %rbx
	jmp	.L24
	.p2align 4,,10
	.p2align 3
.L29:
	movl	8+log(%rip), %eax
	testb	$2, %al
	je	.L30
	movl	$1, %esi
	leaq	.LC5(%rip), %rdi
	xorl	%eax, %eax
	call	open@PLT
	movl	%eax, %ebp
	testl	%eax, %eax
	js	.L50
	movl	%ebx, %edx
	movslq	%r12d, %rsi
	movl	%eax, %edi
	subl	%r12d, %edx
	addq	%r13, %rsi
	movslq	%edx, %rdx
	call	write@PLT
	movl	%ebp, %edi
	movl	$1, %edx
	leaq	.LC6(%rip), %rsi
	call	write@PLT
	movl	%ebp, %edi
	call	close@PLT
	jmp	.L50
	.p2align 4,,10
	.p2align 3
.L54:
	subl	%r12d, %ebx
	leaq	0(%r13,%r12), %rsi
	movl	$2, %edi
	movslq	%ebx, %rdx
	call	write@PLT
	movl	$1, %edx
	movl	$2, %edi
	leaq	.LC6(%rip), %rsi
	call	write@PLT
	jmp	.L32
.L34:
	leaq	48(%rsp), %r9
	movq	%r9, %r8
	jmp	.L20
	.size	vsyslog, .-vsyslog
	.section	.text.syslog,"ax",@progbits
	.p2align 4
	.globl	syslog
	.type	syslog, @function
syslog:
	subq	$216, %rsp
	movq	%rdx, 48(%rsp)
	movq	%rcx, 56(%rsp)
	movq	%r8, 64(%rsp)
	movq	%r9, 72(%rsp)
	testb	%al, %al
	je	.L57
	movaps	%xmm0, 80(%rsp)
	movaps	%xmm1, 96(%rsp)
	movaps	%xmm2, 112(%rsp)
	movaps	%xmm3, 128(%rsp)
	movaps	%xmm4, 144(%rsp)
	movaps	%xmm5, 160(%rsp)
	movaps	%xmm6, 176(%rsp)
	movaps	%xmm7, 192(%rsp)
.L57:
	leaq	224(%rsp), %rax
	leaq	8(%rsp), %rdx
	movl	$16, 8(%rsp)
	movq	%rax, 16(%rsp)
	leaq	32(%rsp), %rax
	movl	$48, 12(%rsp)
	movq	%rax, 24(%rsp)
	call	vsyslog@PLT
	addq	$216, %rsp
	ret
	.size	syslog, .-syslog
	.section	.rodata
	.align 32
	.type	daemon.0, @object
	.size	daemon.0, 94
daemon.0:
	.value	1
	.string	"/dev/log.un"
	.zero	80
	.data
	.align 16
	.type	log, @object
	.size	log, 24
log:
	.quad	0
	.long	0
	.long	8
	.long	255
	.zero	4
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
