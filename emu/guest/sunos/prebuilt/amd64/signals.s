// 874e01d6cf1c30552b18863f29d40150 emu/guest/libc/sunos/signals.c
	.file	"signals.c"
	.text
	.section	.text.sigacthandler,"ax",@progbits
	.p2align 4
	.type	sigacthandler, @function
sigacthandler:
	pushq	%rbx
	movslq	%edi, %rcx
	movq	%rdx, %rbx
	leaq	handlers(%rip), %rax
	call	*(%rax,%rcx,8)
	movq	%rbx, %rdi
	popq	%rbx
	jmp	setcontext@PLT
	.size	sigacthandler, .-sigacthandler
	.section	.text.sigaction,"ax",@progbits
	.p2align 4
	.globl	sigaction
	.type	sigaction, @function
sigaction:
	pushq	%r13
	leal	-1(%rdi), %eax
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	subq	$72, %rsp
	cmpl	$47, %eax
	ja	.L18
	leaq	handlers(%rip), %r13
	movslq	%edi, %rbx
	movq	%rdx, %rbp
	movq	0(%r13,%rbx,8), %r12
	testq	%rsi, %rsi
	je	.L7
	movdqu	(%rsi), %xmm0
	movdqu	16(%rsi), %xmm1
	movq	8(%rsi), %rax
	movaps	%xmm0, (%rsp)
	movaps	%xmm1, 16(%rsp)
	cmpq	$2, %rax
	jbe	.L8
	movq	%rax, 0(%r13,%rbx,8)
	leaq	sigacthandler(%rip), %rax
	movq	%rax, 8(%rsp)
.L8:
	movq	%rsp, %rsi
.L7:
	movq	%rsi, %rdx
	movl	$98, %edi
	movq	%rbx, %rsi
	xorl	%eax, %eax
	leaq	32(%rsp), %rcx
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	testq	%rax, %rax
	jne	.L19
	testq	%rbp, %rbp
	je	.L13
	movdqa	32(%rsp), %xmm2
	movdqa	48(%rsp), %xmm3
	leaq	sigacthandler(%rip), %rax
	movups	%xmm2, 0(%rbp)
	movups	%xmm3, 16(%rbp)
	cmpq	%rax, 40(%rsp)
	je	.L20
.L13:
	xorl	%eax, %eax
.L4:
	addq	$72, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L20:
	movq	%r12, 8(%rbp)
	jmp	.L13
	.p2align 4,,10
	.p2align 3
.L19:
	movq	%r12, 0(%r13,%rbx,8)
.L6:
	movl	$-1, %eax
	jmp	.L4
.L18:
	call	___errno@PLT
	movl	$22, (%rax)
	jmp	.L6
	.size	sigaction, .-sigaction
	.section	.text.pthread_sigmask,"ax",@progbits
	.p2align 4
	.globl	pthread_sigmask
	.type	pthread_sigmask, @function
pthread_sigmask:
	subq	$24, %rsp
	movq	%rdx, %rcx
	testq	%rsi, %rsi
	je	.L22
	movdqu	(%rsi), %xmm0
	movq	%rsp, %rsi
	movaps	%xmm0, (%rsp)
	andl	$-9, 4(%rsp)
.L22:
	movslq	%edi, %rdi
	movq	%rsi, %rdx
	xorl	%eax, %eax
	movq	%rdi, %rsi
	movl	$95, %edi
	call	system_call@PLT
	movl	%eax, %edx
	negl	%edx
	testq	%rax, %rax
	movl	$0, %eax
	cmovs	%edx, %eax
	addq	$24, %rsp
	ret
	.size	pthread_sigmask, .-pthread_sigmask
	.globl	thr_sigsetmask
	.set	thr_sigsetmask,pthread_sigmask
	.section	.text.sigprocmask,"ax",@progbits
	.p2align 4
	.globl	sigprocmask
	.type	sigprocmask, @function
sigprocmask:
	pushq	%rbx
	call	pthread_sigmask@PLT
	movl	%eax, %ebx
	testl	%eax, %eax
	jne	.L35
.L29:
	movl	%ebx, %eax
	popq	%rbx
	ret
.L35:
	call	___errno@PLT
	movl	%ebx, (%rax)
	movl	$-1, %ebx
	jmp	.L29
	.size	sigprocmask, .-sigprocmask
	.section	.text.sigpending,"ax",@progbits
	.p2align 4
	.globl	sigpending
	.type	sigpending, @function
sigpending:
	subq	$8, %rsp
	movq	%rdi, %rdx
	movl	$1, %esi
	xorl	%eax, %eax
	movl	$99, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	sigpending, .-sigpending
	.section	.text.sigsuspend,"ax",@progbits
	.p2align 4
	.globl	sigsuspend
	.type	sigsuspend, @function
sigsuspend:
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$16, %rsp
	call	cancel_enter@PLT
	testq	%rbx, %rbx
	je	.L39
	movdqu	(%rbx), %xmm0
	movq	%rsp, %rbx
	movaps	%xmm0, (%rsp)
	andl	$-9, 4(%rsp)
.L39:
	movq	%rbx, %rsi
	movl	$96, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	movq	%rax, %rbx
	call	cancel_leave@PLT
	addq	$16, %rsp
	movl	%ebx, %eax
	popq	%rbx
	ret
	.size	sigsuspend, .-sigsuspend
	.section	.text.sigaltstack,"ax",@progbits
	.p2align 4
	.globl	sigaltstack
	.type	sigaltstack, @function
sigaltstack:
	subq	$8, %rsp
	movq	%rsi, %rdx
	xorl	%eax, %eax
	movq	%rdi, %rsi
	movl	$97, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	sigaltstack, .-sigaltstack
	.section	.text.sigtimedwait,"ax",@progbits
	.p2align 4
	.globl	sigtimedwait
	.type	sigtimedwait, @function
sigtimedwait:
	pushq	%r12
	movq	%rdx, %r12
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	movq	%rdi, %rbx
	call	cancel_enter@PLT
	movq	%r12, %rcx
	movq	%rbx, %rsi
	movq	%rbp, %rdx
	movl	$144, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	movq	%rax, %rbx
	call	cancel_leave@PLT
	movl	%ebx, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.size	sigtimedwait, .-sigtimedwait
	.section	.text.sigwaitinfo,"ax",@progbits
	.p2align 4
	.globl	sigwaitinfo
	.type	sigwaitinfo, @function
sigwaitinfo:
	xorl	%edx, %edx
	jmp	sigtimedwait@PLT
	.size	sigwaitinfo, .-sigwaitinfo
	.section	.text.sigwait,"ax",@progbits
	.p2align 4
	.globl	sigwait
	.type	sigwait, @function
sigwait:
	xorl	%esi, %esi
	jmp	sigwaitinfo@PLT
	.size	sigwait, .-sigwait
	.section	.text.__posix_sigwait,"ax",@progbits
	.p2align 4
	.globl	__posix_sigwait
	.type	__posix_sigwait, @function
__posix_sigwait:
	pushq	%rbx
	movq	%rsi, %rbx
	xorl	%esi, %esi
	call	sigwaitinfo@PLT
	testl	%eax, %eax
	js	.L54
	movl	%eax, (%rbx)
	xorl	%eax, %eax
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L54:
	call	___errno@PLT
	popq	%rbx
	movl	(%rax), %eax
	ret
	.size	__posix_sigwait, .-__posix_sigwait
	.section	.text.sigqueue,"ax",@progbits
	.p2align 4
	.globl	sigqueue
	.type	sigqueue, @function
sigqueue:
	subq	$8, %rsp
	movq	%rdx, %rcx
	movq	$-2, %r8
	xorl	%eax, %eax
	movslq	%esi, %rdx
	movslq	%edi, %rsi
	movl	$190, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	sigqueue, .-sigqueue
	.section	.text.sigemptyset,"ax",@progbits
	.p2align 4
	.globl	sigemptyset
	.type	sigemptyset, @function
sigemptyset:
	subq	$8, %rsp
	movl	$16, %edx
	xorl	%esi, %esi
	call	memset@PLT
	xorl	%eax, %eax
	addq	$8, %rsp
	ret
	.size	sigemptyset, .-sigemptyset
	.section	.text.sigfillset,"ax",@progbits
	.p2align 4
	.globl	sigfillset
	.type	sigfillset, @function
sigfillset:
	movdqa	.LC0(%rip), %xmm0
	xorl	%eax, %eax
	movups	%xmm0, (%rdi)
	ret
	.size	sigfillset, .-sigfillset
	.section	.text.sigaddset,"ax",@progbits
	.p2align 4
	.globl	sigaddset
	.type	sigaddset, @function
sigaddset:
	leal	-1(%rsi), %ecx
	cmpl	$47, %ecx
	ja	.L67
	movl	%ecx, %eax
	movl	$1, %edx
	sarl	$5, %eax
	sall	%cl, %edx
	cltq
	orl	%edx, (%rdi,%rax,4)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L67:
	subq	$8, %rsp
	call	___errno@PLT
	movl	$22, (%rax)
	movl	$-1, %eax
	addq	$8, %rsp
	ret
	.size	sigaddset, .-sigaddset
	.section	.text.sigdelset,"ax",@progbits
	.p2align 4
	.globl	sigdelset
	.type	sigdelset, @function
sigdelset:
	leal	-1(%rsi), %ecx
	cmpl	$47, %ecx
	ja	.L75
	movl	%ecx, %eax
	movl	$-2, %edx
	sarl	$5, %eax
	roll	%cl, %edx
	cltq
	andl	%edx, (%rdi,%rax,4)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L75:
	subq	$8, %rsp
	call	___errno@PLT
	movl	$22, (%rax)
	movl	$-1, %eax
	addq	$8, %rsp
	ret
	.size	sigdelset, .-sigdelset
	.section	.text.sigismember,"ax",@progbits
	.p2align 4
	.globl	sigismember
	.type	sigismember, @function
sigismember:
	leal	-1(%rsi), %ecx
	cmpl	$47, %ecx
	ja	.L83
	movl	%ecx, %eax
	sarl	$5, %eax
	cltq
	movl	(%rdi,%rax,4), %eax
	shrl	%cl, %eax
	andl	$1, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L83:
	subq	$8, %rsp
	call	___errno@PLT
	movl	$22, (%rax)
	movl	$-1, %eax
	addq	$8, %rsp
	ret
	.size	sigismember, .-sigismember
	.section	.text.signal,"ax",@progbits
	.p2align 4
	.globl	signal
	.type	signal, @function
signal:
	subq	$72, %rsp
	pxor	%xmm0, %xmm0
	movups	%xmm0, 4(%rsp)
	movq	%rsi, 8(%rsp)
	movups	%xmm0, 16(%rsp)
	cmpl	$18, %edi
	jne	.L87
	movl	$65554, %eax
	cmpq	$1, %rsi
	jne	.L87
.L85:
	leaq	32(%rsp), %rdx
	movq	%rsp, %rsi
	movl	%eax, (%rsp)
	call	sigaction@PLT
	movl	%eax, %edx
	movq	$-1, %rax
	testl	%edx, %edx
	jne	.L84
	movq	40(%rsp), %rax
.L84:
	addq	$72, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L87:
	movl	$18, %eax
	jmp	.L85
	.size	signal, .-signal
	.section	.text.bsd_signal,"ax",@progbits
	.p2align 4
	.globl	bsd_signal
	.type	bsd_signal, @function
bsd_signal:
	subq	$72, %rsp
	pxor	%xmm0, %xmm0
	movups	%xmm0, 4(%rsp)
	movq	%rsi, 8(%rsp)
	movups	%xmm0, 16(%rsp)
	cmpl	$18, %edi
	jne	.L99
	movl	$65540, %eax
	cmpq	$1, %rsi
	jne	.L99
.L97:
	leaq	32(%rsp), %rdx
	movq	%rsp, %rsi
	movl	%eax, (%rsp)
	call	sigaction@PLT
	movl	%eax, %edx
	movq	$-1, %rax
	testl	%edx, %edx
	jne	.L96
	movq	40(%rsp), %rax
.L96:
	addq	$72, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L99:
	movl	$4, %eax
	jmp	.L97
	.size	bsd_signal, .-bsd_signal
	.section	.text.sighold,"ax",@progbits
	.p2align 4
	.globl	sighold
	.type	sighold, @function
sighold:
	pushq	%rbp
	pushq	%rbx
	movl	%edi, %ebx
	subq	$24, %rsp
	movq	%rsp, %rbp
	movq	%rbp, %rdi
	call	sigemptyset@PLT
	movl	%ebx, %esi
	movq	%rbp, %rdi
	call	sigaddset@PLT
	testl	%eax, %eax
	jne	.L110
	xorl	%edx, %edx
	movq	%rbp, %rsi
	movl	$1, %edi
	call	sigprocmask@PLT
.L108:
	addq	$24, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L110:
	movl	$-1, %eax
	jmp	.L108
	.size	sighold, .-sighold
	.section	.text.sigrelse,"ax",@progbits
	.p2align 4
	.globl	sigrelse
	.type	sigrelse, @function
sigrelse:
	pushq	%rbp
	pushq	%rbx
	movl	%edi, %ebx
	subq	$24, %rsp
	movq	%rsp, %rbp
	movq	%rbp, %rdi
	call	sigemptyset@PLT
	movl	%ebx, %esi
	movq	%rbp, %rdi
	call	sigaddset@PLT
	testl	%eax, %eax
	jne	.L114
	xorl	%edx, %edx
	movq	%rbp, %rsi
	movl	$2, %edi
	call	sigprocmask@PLT
.L112:
	addq	$24, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L114:
	movl	$-1, %eax
	jmp	.L112
	.size	sigrelse, .-sigrelse
	.section	.text.sigignore,"ax",@progbits
	.p2align 4
	.globl	sigignore
	.type	sigignore, @function
sigignore:
	pushq	%rbx
	xorl	%eax, %eax
	pxor	%xmm0, %xmm0
	movl	%edi, %ebx
	subq	$64, %rsp
	cmpl	$18, %edi
	sete	%al
	leaq	32(%rsp), %rdx
	movq	%rsp, %rsi
	movups	%xmm0, 4(%rsp)
	sall	$16, %eax
	movups	%xmm0, 16(%rsp)
	movq	$1, 8(%rsp)
	movl	%eax, (%rsp)
	call	sigaction@PLT
	testl	%eax, %eax
	je	.L122
.L120:
	addq	$64, %rsp
	movl	$-1, %eax
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L122:
	cmpq	$-1, 40(%rsp)
	je	.L120
	addq	$64, %rsp
	movl	%ebx, %edi
	popq	%rbx
	jmp	sigrelse@PLT
	.size	sigignore, .-sigignore
	.section	.text.sigpause,"ax",@progbits
	.p2align 4
	.globl	sigpause
	.type	sigpause, @function
sigpause:
	pushq	%rbp
	xorl	%esi, %esi
	pushq	%rbx
	movl	%edi, %ebx
	movl	$1, %edi
	subq	$24, %rsp
	movq	%rsp, %rbp
	movq	%rbp, %rdx
	call	sigprocmask@PLT
	testl	%eax, %eax
	jne	.L126
	movl	%ebx, %esi
	movq	%rbp, %rdi
	call	sigdelset@PLT
	testl	%eax, %eax
	jne	.L126
	movq	%rbp, %rdi
	call	sigsuspend@PLT
.L123:
	addq	$24, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L126:
	movl	$-1, %eax
	jmp	.L123
	.size	sigpause, .-sigpause
	.section	.text.sigset,"ax",@progbits
	.p2align 4
	.globl	sigset
	.type	sigset, @function
sigset:
	pushq	%r12
	pushq	%rbp
	movq	%rsi, %rbp
	xorl	%esi, %esi
	pushq	%rbx
	movl	%edi, %ebx
	movl	$1, %edi
	subq	$112, %rsp
	movq	%rsp, %r12
	movq	%r12, %rdx
	call	sigprocmask@PLT
	testl	%eax, %eax
	je	.L129
.L135:
	movq	$-1, %rax
.L128:
	addq	$112, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L129:
	xorl	%esi, %esi
	leaq	16(%rsp), %rdx
	movl	%ebx, %edi
	call	sigaction@PLT
	testl	%eax, %eax
	jne	.L135
	cmpq	$2, %rbp
	je	.L141
	cmpl	$18, %ebx
	pxor	%xmm0, %xmm0
	leaq	48(%rsp), %rsi
	movl	%ebx, %edi
	sete	%dl
	xorl	%eax, %eax
	cmpq	$1, %rbp
	movups	%xmm0, 52(%rsp)
	sete	%al
	movq	%rbp, 56(%rsp)
	andl	%edx, %eax
	leaq	80(%rsp), %rdx
	movups	%xmm0, 64(%rsp)
	sall	$16, %eax
	movl	%eax, 48(%rsp)
	call	sigaction@PLT
	testl	%eax, %eax
	jne	.L135
	cmpq	$-1, 88(%rsp)
	je	.L135
	movl	%ebx, %edi
	call	sigrelse@PLT
	testl	%eax, %eax
	jne	.L135
.L136:
	movl	%ebx, %esi
	movq	%r12, %rdi
	call	sigismember@PLT
	testl	%eax, %eax
	je	.L133
	movl	$2, %eax
	jmp	.L128
	.p2align 4,,10
	.p2align 3
.L141:
	movl	%ebx, %edi
	call	sighold@PLT
	testl	%eax, %eax
	je	.L136
	jmp	.L135
	.p2align 4,,10
	.p2align 3
.L133:
	movq	24(%rsp), %rax
	jmp	.L128
	.size	sigset, .-sigset
	.section	.text.siginterrupt,"ax",@progbits
	.p2align 4
	.globl	siginterrupt
	.type	siginterrupt, @function
siginterrupt:
	pushq	%r12
	movl	%esi, %r12d
	xorl	%esi, %esi
	pushq	%rbp
	pushq	%rbx
	movl	%edi, %ebx
	subq	$32, %rsp
	movq	%rsp, %rbp
	movq	%rbp, %rdx
	call	sigaction@PLT
	testl	%eax, %eax
	jne	.L146
	movl	(%rsp), %eax
	movq	%rbp, %rsi
	movl	%ebx, %edi
	movl	%eax, %edx
	orl	$4, %eax
	andl	$-5, %edx
	testl	%r12d, %r12d
	cmovne	%edx, %eax
	xorl	%edx, %edx
	movl	%eax, (%rsp)
	call	sigaction@PLT
.L142:
	addq	$32, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L146:
	movl	$-1, %eax
	jmp	.L142
	.size	siginterrupt, .-siginterrupt
	.section	.text.strsignal,"ax",@progbits
	.p2align 4
	.globl	strsignal
	.type	strsignal, @function
strsignal:
	leal	-1(%rdi), %edx
	xorl	%eax, %eax
	cmpl	$36, %edx
	ja	.L148
	movslq	%edi, %rdi
	leaq	names(%rip), %rax
	movq	(%rax,%rdi,8), %rax
.L148:
	ret
	.size	strsignal, .-strsignal
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC1:
	.string	"UNKNOWN SIGNAL"
.LC2:
	.string	": "
.LC3:
	.string	"\n"
	.section	.text.psignal,"ax",@progbits
	.p2align 4
	.globl	psignal
	.type	psignal, @function
psignal:
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	subq	$8, %rsp
	call	strsignal@PLT
	movq	%rax, %rbx
	movq	__iob@GOTPCREL(%rip), %rax
	leaq	256(%rax), %rdi
	call	fflush@PLT
	testq	%rbp, %rbp
	je	.L152
	cmpb	$0, 0(%rbp)
	jne	.L159
.L152:
	testq	%rbx, %rbx
	leaq	.LC1(%rip), %rax
	cmove	%rax, %rbx
	movq	%rbx, %rdi
	call	strlen@PLT
	movq	%rbx, %rsi
	movl	$2, %edi
	movq	%rax, %rdx
	call	write@PLT
	addq	$8, %rsp
	movl	$1, %edx
	leaq	.LC3(%rip), %rsi
	popq	%rbx
	movl	$2, %edi
	popq	%rbp
	jmp	write@PLT
	.p2align 4,,10
	.p2align 3
.L159:
	movq	%rbp, %rdi
	call	strlen@PLT
	movq	%rbp, %rsi
	movl	$2, %edi
	movq	%rax, %rdx
	call	write@PLT
	movl	$2, %edx
	movl	$2, %edi
	leaq	.LC2(%rip), %rsi
	call	write@PLT
	jmp	.L152
	.size	psignal, .-psignal
	.section	.rodata.str1.1
.LC4:
	.string	"RTMIN"
.LC5:
	.string	"RTMAX"
.LC6:
	.string	"RTMIN+%d"
.LC7:
	.string	"RTMAX-%d"
	.section	.text.sig2str,"ax",@progbits
	.p2align 4
	.globl	sig2str
	.type	sig2str, @function
sig2str:
	movslq	%edi, %rax
	cmpl	$48, %eax
	ja	.L168
	subq	$8, %rsp
	movq	%rsi, %rdi
	cmpl	$40, %eax
	jle	.L176
	cmpl	$41, %eax
	je	.L171
	cmpl	$48, %eax
	je	.L171
	movl	$48, %ecx
	leal	-40(%rax), %esi
	leaq	.LC7(%rip), %rdx
	subl	%eax, %ecx
	cmpl	%ecx, %esi
	jle	.L177
.L167:
	movl	$32, %esi
	xorl	%eax, %eax
	call	snprintf@PLT
.L166:
	xorl	%eax, %eax
	addq	$8, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L171:
	cmpl	$41, %eax
	leaq	.LC5(%rip), %rsi
	leaq	.LC4(%rip), %rax
	cmove	%rax, %rsi
	call	strcpy@PLT
	xorl	%eax, %eax
	addq	$8, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L176:
	leaq	signal_names(%rip), %rdx
	leaq	(%rdx,%rax,8), %rsi
	call	strcpy@PLT
	jmp	.L166
	.p2align 4,,10
	.p2align 3
.L177:
	leal	-41(%rax), %ecx
	leaq	.LC6(%rip), %rdx
	jmp	.L167
	.p2align 4,,10
	.p2align 3
.L168:
	movl	$-1, %eax
	ret
	.size	sig2str, .-sig2str
	.section	.rodata.str1.1
.LC8:
	.string	"CHLD"
.LC9:
	.string	"IO"
.LC10:
	.string	"IOT"
	.section	.text.str2sig,"ax",@progbits
	.p2align 4
	.globl	str2sig
	.type	str2sig, @function
str2sig:
	pushq	%r13
	movl	$10, %edx
	movq	%rdi, %r13
	pushq	%r12
	movq	%rsi, %r12
	pushq	%rbp
	pushq	%rbx
	movl	$18, %ebx
	subq	$56, %rsp
	leaq	8(%rsp), %rsi
	call	strtol@PLT
	leaq	.LC8(%rip), %rsi
	movq	%r13, %rdi
	movq	%rax, %rbp
	call	strcmp@PLT
	testl	%eax, %eax
	jne	.L200
.L179:
	movl	%ebx, (%r12)
	xorl	%eax, %eax
.L178:
	addq	$56, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L200:
	leaq	.LC9(%rip), %rsi
	movq	%r13, %rdi
	call	strcmp@PLT
	testl	%eax, %eax
	jne	.L180
	movl	$22, (%r12)
	movl	$22, %eax
.L181:
	cmpl	$48, %eax
	seta	%al
	movzbl	%al, %eax
	negl	%eax
	jmp	.L178
	.p2align 4,,10
	.p2align 3
.L180:
	leaq	.LC10(%rip), %rsi
	movq	%r13, %rdi
	call	strcmp@PLT
	testl	%eax, %eax
	jne	.L182
	movl	$6, (%r12)
	movl	$6, %eax
	jmp	.L181
.L182:
	movq	8(%rsp), %rax
	cmpq	%rax, %r13
	jb	.L183
.L199:
	movl	$-1, (%r12)
	.p2align 4,,10
	.p2align 3
.L184:
	xorl	%ebx, %ebx
	leaq	16(%rsp), %rbp
	jmp	.L188
	.p2align 4,,10
	.p2align 3
.L186:
	addl	$1, %ebx
	movl	(%r12), %eax
	cmpl	$49, %ebx
	je	.L181
	testl	%eax, %eax
	jns	.L181
.L188:
	movq	%rbp, %rsi
	movl	%ebx, %edi
	call	sig2str@PLT
	testl	%eax, %eax
	jne	.L186
	movq	%r13, %rsi
	movq	%rbp, %rdi
	call	strcmp@PLT
	testl	%eax, %eax
	jne	.L186
	jmp	.L179
.L183:
	cmpb	$0, (%rax)
	jne	.L199
	movl	%ebp, (%r12)
	movl	%ebp, %eax
	testl	%ebp, %ebp
	js	.L184
	jmp	.L181
	.size	str2sig, .-str2sig
	.section	.rodata
	.align 32
	.type	signal_names, @object
	.size	signal_names, 328
signal_names:
	.string	"EXIT"
	.zero	3
	.string	"HUP"
	.zero	4
	.string	"INT"
	.zero	4
	.string	"QUIT"
	.zero	3
	.string	"ILL"
	.zero	4
	.string	"TRAP"
	.zero	3
	.string	"ABRT"
	.zero	3
	.string	"EMT"
	.zero	4
	.string	"FPE"
	.zero	4
	.string	"KILL"
	.zero	3
	.string	"BUS"
	.zero	4
	.string	"SEGV"
	.zero	3
	.string	"SYS"
	.zero	4
	.string	"PIPE"
	.zero	3
	.string	"ALRM"
	.zero	3
	.string	"TERM"
	.zero	3
	.string	"USR1"
	.zero	3
	.string	"USR2"
	.zero	3
	.string	"CLD"
	.zero	4
	.string	"PWR"
	.zero	4
	.string	"WINCH"
	.zero	2
	.string	"URG"
	.zero	4
	.string	"POLL"
	.zero	3
	.string	"STOP"
	.zero	3
	.string	"TSTP"
	.zero	3
	.string	"CONT"
	.zero	3
	.string	"TTIN"
	.zero	3
	.string	"TTOU"
	.zero	3
	.string	"VTALRM"
	.zero	1
	.string	"PROF"
	.zero	3
	.string	"XCPU"
	.zero	3
	.string	"XFSZ"
	.zero	3
	.string	"WAITING"
	.string	"LWP"
	.zero	4
	.string	"FREEZE"
	.zero	1
	.string	"THAW"
	.zero	3
	.string	"CANCEL"
	.zero	1
	.string	"LOST"
	.zero	3
	.string	"XRES"
	.zero	3
	.string	"JVM1"
	.zero	3
	.string	"JVM2"
	.zero	3
	.section	.rodata.str1.1
.LC11:
	.string	"Hangup"
.LC12:
	.string	"Interrupt"
.LC13:
	.string	"Quit"
.LC14:
	.string	"Illegal Instruction"
.LC15:
	.string	"Trace/Breakpoint Trap"
.LC16:
	.string	"Abort"
.LC17:
	.string	"Emulation Trap"
.LC18:
	.string	"Arithmetic Exception"
.LC19:
	.string	"Killed"
.LC20:
	.string	"Bus Error"
.LC21:
	.string	"Segmentation Fault"
.LC22:
	.string	"Bad System Call"
.LC23:
	.string	"Broken Pipe"
.LC24:
	.string	"Alarm Clock"
.LC25:
	.string	"Terminated"
.LC26:
	.string	"User Signal 1"
.LC27:
	.string	"User Signal 2"
.LC28:
	.string	"Child Status Changed"
.LC29:
	.string	"Power-Fail/Restart"
.LC30:
	.string	"Window Size Change"
.LC31:
	.string	"Urgent Socket Condition"
.LC32:
	.string	"Pollable Event"
.LC33:
	.string	"Stopped (signal)"
.LC34:
	.string	"Stopped (user)"
.LC35:
	.string	"Continued"
.LC36:
	.string	"Stopped (tty input)"
.LC37:
	.string	"Stopped (tty output)"
.LC38:
	.string	"Virtual Timer Expired"
.LC39:
	.string	"Profiling Timer Expired"
.LC40:
	.string	"Cpu Limit Exceeded"
.LC41:
	.string	"File Size Limit Exceeded"
.LC42:
	.string	"No runnable lwp"
.LC43:
	.string	"Inter-lwp signal"
.LC44:
	.string	"Checkpoint Freeze"
.LC45:
	.string	"Checkpoint Thaw"
.LC46:
	.string	"Thread Cancellation"
.LC47:
	.string	"Resource Lost"
	.section	.data.rel.ro.local,"aw"
	.align 32
	.type	names, @object
	.size	names, 304
names:
	.quad	.LC1
	.quad	.LC11
	.quad	.LC12
	.quad	.LC13
	.quad	.LC14
	.quad	.LC15
	.quad	.LC16
	.quad	.LC17
	.quad	.LC18
	.quad	.LC19
	.quad	.LC20
	.quad	.LC21
	.quad	.LC22
	.quad	.LC23
	.quad	.LC24
	.quad	.LC25
	.quad	.LC26
	.quad	.LC27
	.quad	.LC28
	.quad	.LC29
	.quad	.LC30
	.quad	.LC31
	.quad	.LC32
	.quad	.LC33
	.quad	.LC34
	.quad	.LC35
	.quad	.LC36
	.quad	.LC37
	.quad	.LC38
	.quad	.LC39
	.quad	.LC40
	.quad	.LC41
	.quad	.LC42
	.quad	.LC43
	.quad	.LC44
	.quad	.LC45
	.quad	.LC46
	.quad	.LC47
	.local	handlers
	.comm	handlers,392,32
	.section	.rodata.cst16,"aM",@progbits,16
	.align 16
.LC0:
	.long	-1
	.long	65535
	.long	0
	.long	0
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
