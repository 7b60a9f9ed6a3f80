// 874e01d6cf1c30552b18863f29d40150 emu/guest/libc/sunos/signals.c
	.file	"signals.c"
	.text
	.section	.text.sigacthandler,"ax",@progbits
	.p2align 4
	.type	sigacthandler, @function
sigacthandler:
	subl	$28, %esp
	movl	%ebx, 20(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	36(%esp), %edx
	movl	%esi, 24(%esp)
	movl	40(%esp), %esi
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	%esi, 8(%esp)
	call	*handlers@GOTOFF(%ebx,%eax,4)
	movl	%esi, (%esp)
	call	setcontext@PLT
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.size	sigacthandler, .-sigacthandler
	.section	.text.sigaction,"ax",@progbits
	.p2align 4
	.globl	sigaction
	.type	sigaction, @function
sigaction:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$124, %esp
	movl	144(%esp), %edi
	movl	148(%esp), %eax
	movl	152(%esp), %esi
	leal	-1(%edi), %edx
	cmpl	$47, %edx
	ja	.L25
	leal	handlers@GOTOFF(%ebx), %ebp
	testl	%eax, %eax
	movl	0(%ebp,%edi,4), %ecx
	movl	%ecx, 36(%esp)
	je	.L7
	xorl	%edx, %edx
.L8:
	movl	(%eax,%edx), %ecx
	movl	%ecx, 48(%esp,%edx)
	addl	$4, %edx
	cmpl	$32, %edx
	jb	.L8
	movl	4(%eax), %eax
	cmpl	$2, %eax
	jbe	.L10
	movl	%eax, 0(%ebp,%edi,4)
	leal	sigacthandler@GOTOFF(%ebx), %eax
	movl	%eax, 52(%esp)
.L10:
	leal	48(%esp), %eax
.L7:
	movl	%eax, 12(%esp)
	leal	40(%esp), %edx
	movl	$98, %eax
	movl	%eax, 4(%esp)
	leal	80(%esp), %ecx
	movl	%ecx, 16(%esp)
	movl	%edx, (%esp)
	movl	%edi, 8(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	44(%esp), %edx
	movl	40(%esp), %eax
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	call_value@PLT
	testl	%eax, %eax
	movl	%eax, %edx
	jne	.L26
	xorl	%eax, %eax
	testl	%esi, %esi
	je	.L4
.L14:
	movl	80(%esp,%eax), %ecx
	movl	%ecx, (%esi,%eax)
	addl	$4, %eax
	cmpl	$32, %eax
	jb	.L14
	leal	sigacthandler@GOTOFF(%ebx), %eax
	cmpl	%eax, 84(%esp)
	je	.L27
.L4:
	addl	$124, %esp
	movl	%edx, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L27:
	movl	36(%esp), %eax
	movl	%eax, 4(%esi)
	addl	$124, %esp
	movl	%edx, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L26:
	movl	36(%esp), %eax
	movl	%eax, 0(%ebp,%edi,4)
.L6:
	movl	$-1, %edx
	jmp	.L4
.L25:
	call	___errno@PLT
	movl	$22, (%eax)
	jmp	.L6
	.size	sigaction, .-sigaction
	.section	.text.pthread_sigmask,"ax",@progbits
	.p2align 4
	.globl	pthread_sigmask
	.type	pthread_sigmask, @function
pthread_sigmask:
	subl	$76, %esp
	movl	%ebx, 72(%esp)
	movl	84(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	testl	%eax, %eax
	je	.L29
	movl	(%eax), %edx
	movl	%edx, 48(%esp)
	movl	4(%eax), %edx
	movl	%edx, 52(%esp)
	movl	8(%eax), %edx
	movl	12(%eax), %eax
	andl	$-9, 52(%esp)
	movl	%edx, 56(%esp)
	movl	%eax, 60(%esp)
	leal	48(%esp), %eax
.L29:
	movl	%eax, 12(%esp)
	movl	80(%esp), %eax
	leal	40(%esp), %edx
	movl	%edx, (%esp)
	movl	88(%esp), %ecx
	movl	%eax, 8(%esp)
	movl	$95, %eax
	movl	%eax, 4(%esp)
	movl	%ecx, 16(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	movl	72(%esp), %ebx
	addl	$76, %esp
	cltd
	negl	%eax
	andl	%edx, %eax
	ret
	.size	pthread_sigmask, .-pthread_sigmask
	.globl	thr_sigsetmask
	.set	thr_sigsetmask,pthread_sigmask
	.section	.text.sigprocmask,"ax",@progbits
	.p2align 4
	.globl	sigprocmask
	.type	sigprocmask, @function
sigprocmask:
	subl	$28, %esp
	movl	%ebx, 20(%esp)
	movl	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 24(%esp)
	movl	%eax, 8(%esp)
	movl	36(%esp), %eax
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	pthread_sigmask@PLT
	testl	%eax, %eax
	movl	%eax, %esi
	jne	.L42
.L36:
	movl	%esi, %eax
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
.L42:
	call	___errno@PLT
	movl	%esi, (%eax)
	movl	$-1, %esi
	jmp	.L36
	.size	sigprocmask, .-sigprocmask
	.section	.text.sigpending,"ax",@progbits
	.p2align 4
	.globl	sigpending
	.type	sigpending, @function
sigpending:
	subl	$44, %esp
	movl	$99, %ecx
	movl	%ebx, 40(%esp)
	movl	48(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%ecx, 4(%esp)
	movl	%eax, (%esp)
	movl	%edx, 12(%esp)
	movl	$1, %edx
	movl	%edx, 8(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	sigpending, .-sigpending
	.section	.text.sigsuspend,"ax",@progbits
	.p2align 4
	.globl	sigsuspend
	.type	sigsuspend, @function
sigsuspend:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$52, %esp
	movl	64(%esp), %esi
	call	cancel_enter@PLT
	testl	%esi, %esi
	je	.L46
	movl	(%esi), %eax
	movl	%eax, 32(%esp)
	movl	4(%esi), %eax
	movl	%eax, 36(%esp)
	movl	8(%esi), %eax
	andl	$-9, 36(%esp)
	movl	%eax, 40(%esp)
	movl	12(%esi), %eax
	leal	32(%esp), %esi
	movl	%eax, 44(%esp)
.L46:
	movl	%esi, 8(%esp)
	leal	24(%esp), %eax
	movl	$96, %edx
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	28(%esp), %edx
	movl	24(%esp), %eax
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	call_value@PLT
	movl	%eax, %esi
	call	cancel_leave@PLT
	addl	$52, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	ret
	.size	sigsuspend, .-sigsuspend
	.section	.text.sigaltstack,"ax",@progbits
	.p2align 4
	.globl	sigaltstack
	.type	sigaltstack, @function
sigaltstack:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	52(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 12(%esp)
	movl	48(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$97, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	sigaltstack, .-sigaltstack
	.section	.text.sigtimedwait,"ax",@progbits
	.p2align 4
	.globl	sigtimedwait
	.type	sigtimedwait, @function
sigtimedwait:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$52, %esp
	call	cancel_enter@PLT
	movl	72(%esp), %edx
	leal	40(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 16(%esp)
	movl	68(%esp), %edx
	movl	%edx, 12(%esp)
	movl	64(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$144, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	44(%esp), %edx
	movl	40(%esp), %eax
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	call_value@PLT
	movl	%eax, %esi
	call	cancel_leave@PLT
	addl	$52, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	ret
	.size	sigtimedwait, .-sigtimedwait
	.section	.text.sigwaitinfo,"ax",@progbits
	.p2align 4
	.globl	sigwaitinfo
	.type	sigwaitinfo, @function
sigwaitinfo:
	subl	$28, %esp
	xorl	%eax, %eax
	movl	%eax, 8(%esp)
	movl	36(%esp), %eax
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	sigtimedwait@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	sigwaitinfo, .-sigwaitinfo
	.section	.text.sigwait,"ax",@progbits
	.p2align 4
	.globl	sigwait
	.type	sigwait, @function
sigwait:
	subl	$28, %esp
	xorl	%eax, %eax
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	sigwaitinfo@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	sigwait, .-sigwait
	.section	.text.__posix_sigwait,"ax",@progbits
	.p2align 4
	.globl	__posix_sigwait
	.type	__posix_sigwait, @function
__posix_sigwait:
	subl	$28, %esp
	xorl	%eax, %eax
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	sigwaitinfo@PLT
	testl	%eax, %eax
	js	.L63
	movl	36(%esp), %edx
	movl	24(%esp), %ebx
	movl	%eax, (%edx)
	xorl	%eax, %eax
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L63:
	call	___errno@PLT
	movl	24(%esp), %ebx
	movl	(%eax), %eax
	addl	$28, %esp
	ret
	.size	__posix_sigwait, .-__posix_sigwait
	.section	.text.sigqueue,"ax",@progbits
	.p2align 4
	.globl	sigqueue
	.type	sigqueue, @function
sigqueue:
	subl	$60, %esp
	movl	$-2, %edx
	movl	%edx, 20(%esp)
	movl	72(%esp), %edx
	leal	40(%esp), %eax
	movl	%ebx, 56(%esp)
	movl	$190, %ecx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%ecx, 4(%esp)
	movl	%edx, 16(%esp)
	movl	68(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 12(%esp)
	movl	64(%esp), %edx
	movl	%edx, 8(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.size	sigqueue, .-sigqueue
	.section	.text.sigemptyset,"ax",@progbits
	.p2align 4
	.globl	sigemptyset
	.type	sigemptyset, @function
sigemptyset:
	subl	$28, %esp
	movl	$16, %eax
	movl	%ebx, 24(%esp)
	xorl	%edx, %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 8(%esp)
	movl	32(%esp), %eax
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	memset@PLT
	movl	24(%esp), %ebx
	xorl	%eax, %eax
	addl	$28, %esp
	ret
	.size	sigemptyset, .-sigemptyset
	.section	.text.sigfillset,"ax",@progbits
	.p2align 4
	.globl	sigfillset
	.type	sigfillset, @function
sigfillset:
	movl	4(%esp), %eax
	movl	$-1, (%eax)
	movl	$65535, 4(%eax)
	movl	$0, 8(%eax)
	movl	$0, 12(%eax)
	xorl	%eax, %eax
	ret
	.size	sigfillset, .-sigfillset
	.section	.text.sigaddset,"ax",@progbits
	.p2align 4
	.globl	sigaddset
	.type	sigaddset, @function
sigaddset:
	subl	$12, %esp
	movl	%ebx, 8(%esp)
	movl	20(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	16(%esp), %edx
	leal	-1(%eax), %ecx
	cmpl	$47, %ecx
	ja	.L73
	movl	%ecx, %ebx
	movl	$1, %eax
	sarl	$5, %ebx
	sall	%cl, %eax
	orl	%eax, (%edx,%ebx,4)
	xorl	%eax, %eax
	movl	8(%esp), %ebx
	addl	$12, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L73:
	call	___errno@PLT
	movl	8(%esp), %ebx
	movl	$22, (%eax)
	movl	$-1, %eax
	addl	$12, %esp
	ret
	.size	sigaddset, .-sigaddset
	.section	.text.sigdelset,"ax",@progbits
	.p2align 4
	.globl	sigdelset
	.type	sigdelset, @function
sigdelset:
	subl	$12, %esp
	movl	%ebx, 8(%esp)
	movl	20(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	16(%esp), %edx
	leal	-1(%eax), %ecx
	cmpl	$47, %ecx
	ja	.L78
	movl	$1, %eax
	movl	%ecx, %ebx
	sall	%cl, %eax
	sarl	$5, %ebx
	notl	%eax
	andl	%eax, (%edx,%ebx,4)
	xorl	%eax, %eax
	movl	8(%esp), %ebx
	addl	$12, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L78:
	call	___errno@PLT
	movl	8(%esp), %ebx
	movl	$22, (%eax)
	movl	$-1, %eax
	addl	$12, %esp
	ret
	.size	sigdelset, .-sigdelset
	.section	.text.sigismember,"ax",@progbits
	.p2align 4
	.globl	sigismember
	.type	sigismember, @function
sigismember:
	subl	$12, %esp
	movl	%ebx, 8(%esp)
	movl	20(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	-1(%eax), %ecx
	cmpl	$47, %ecx
	ja	.L83
	movl	16(%esp), %eax
	movl	%ecx, %edx
	sarl	$5, %edx
	movl	8(%esp), %ebx
	movl	(%eax,%edx,4), %eax
	addl	$12, %esp
	shrl	%cl, %eax
	andl	$1, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L83:
	call	___errno@PLT
	movl	8(%esp), %ebx
	movl	$22, (%eax)
	movl	$-1, %eax
	addl	$12, %esp
	ret
	.size	sigismember, .-sigismember
	.section	.text.signal,"ax",@progbits
	.p2align 4
	.globl	signal
	.type	signal, @function
signal:
	pushl	%esi
	xorl	%edx, %edx
	pushl	%ebx
	xorl	%eax, %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$84, %esp
	movl	96(%esp), %ecx
	movl	100(%esp), %esi
.L85:
	movl	%edx, 24(%esp,%eax)
	movl	%edx, 28(%esp,%eax)
	addl	$8, %eax
	cmpl	$24, %eax
	jb	.L85
	movl	%esi, 20(%esp)
	cmpl	$18, %ecx
	jne	.L89
	decl	%esi
	jne	.L89
	movl	$65554, %eax
.L87:
	movl	%eax, 16(%esp)
	leal	48(%esp), %eax
	movl	%eax, 8(%esp)
	leal	16(%esp), %eax
	movl	%eax, 4(%esp)
	movl	%ecx, (%esp)
	call	sigaction@PLT
	movl	%eax, %edx
	movl	$-1, %eax
	testl	%edx, %edx
	jne	.L84
	movl	52(%esp), %eax
.L84:
	addl	$84, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L89:
	movl	$18, %eax
	jmp	.L87
	.size	signal, .-signal
	.section	.text.bsd_signal,"ax",@progbits
	.p2align 4
	.globl	bsd_signal
	.type	bsd_signal, @function
bsd_signal:
	pushl	%esi
	xorl	%edx, %edx
	pushl	%ebx
	xorl	%eax, %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$84, %esp
	movl	96(%esp), %ecx
	movl	100(%esp), %esi
.L100:
	movl	%edx, 24(%esp,%eax)
	movl	%edx, 28(%esp,%eax)
	addl	$8, %eax
	cmpl	$24, %eax
	jb	.L100
	movl	%esi, 20(%esp)
	cmpl	$18, %ecx
	jne	.L104
	decl	%esi
	jne	.L104
	movl	$65540, %eax
.L102:
	movl	%eax, 16(%esp)
	leal	48(%esp), %eax
	movl	%eax, 8(%esp)
	leal	16(%esp), %eax
	movl	%eax, 4(%esp)
	movl	%ecx, (%esp)
	call	sigaction@PLT
	movl	%eax, %edx
	movl	$-1, %eax
	testl	%edx, %edx
	jne	.L99
	movl	52(%esp), %eax
.L99:
	addl	$84, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L104:
	movl	$4, %eax
	jmp	.L102
	.size	bsd_signal, .-bsd_signal
	.section	.text.sighold,"ax",@progbits
	.p2align 4
	.globl	sighold
	.type	sighold, @function
sighold:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$36, %esp
	leal	16(%esp), %esi
	movl	%esi, (%esp)
	call	sigemptyset@PLT
	movl	48(%esp), %eax
	movl	%esi, (%esp)
	movl	%eax, 4(%esp)
	call	sigaddset@PLT
	testl	%eax, %eax
	jne	.L116
	movl	%esi, 4(%esp)
	xorl	%eax, %eax
	movl	%eax, 8(%esp)
	movl	$1, (%esp)
	call	sigprocmask@PLT
.L114:
	addl	$36, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L116:
	movl	$-1, %eax
	jmp	.L114
	.size	sighold, .-sighold
	.section	.text.sigrelse,"ax",@progbits
	.p2align 4
	.globl	sigrelse
	.type	sigrelse, @function
sigrelse:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$36, %esp
	leal	16(%esp), %esi
	movl	%esi, (%esp)
	call	sigemptyset@PLT
	movl	48(%esp), %eax
	movl	%esi, (%esp)
	movl	%eax, 4(%esp)
	call	sigaddset@PLT
	testl	%eax, %eax
	jne	.L120
	movl	%esi, 4(%esp)
	xorl	%eax, %eax
	movl	%eax, 8(%esp)
	movl	$2, (%esp)
	call	sigprocmask@PLT
.L118:
	addl	$36, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L120:
	movl	$-1, %eax
	jmp	.L118
	.size	sigrelse, .-sigrelse
	.section	.text.sigignore,"ax",@progbits
	.p2align 4
	.globl	sigignore
	.type	sigignore, @function
sigignore:
	pushl	%esi
	xorl	%edx, %edx
	pushl	%ebx
	xorl	%eax, %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$84, %esp
	movl	96(%esp), %esi
.L123:
	movl	%edx, 24(%esp,%eax)
	movl	%edx, 28(%esp,%eax)
	addl	$8, %eax
	cmpl	$24, %eax
	jb	.L123
	movl	%esi, (%esp)
	movl	$1, %eax
	movl	%eax, 20(%esp)
	xorl	%eax, %eax
	cmpl	$18, %esi
	sete	%al
	sall	$16, %eax
	movl	%eax, 16(%esp)
	leal	48(%esp), %eax
	movl	%eax, 8(%esp)
	leal	16(%esp), %eax
	movl	%eax, 4(%esp)
	call	sigaction@PLT
	testl	%eax, %eax
	jne	.L126
	cmpl	$-1, 52(%esp)
	je	.L126
	movl	%esi, (%esp)
	call	sigrelse@PLT
.L122:
	addl	$84, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L126:
	movl	$-1, %eax
	jmp	.L122
	.size	sigignore, .-sigignore
	.section	.text.sigpause,"ax",@progbits
	.p2align 4
	.globl	sigpause
	.type	sigpause, @function
sigpause:
	pushl	%esi
	xorl	%eax, %eax
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$36, %esp
	movl	%eax, 4(%esp)
	leal	16(%esp), %esi
	movl	%esi, 8(%esp)
	movl	$1, (%esp)
	call	sigprocmask@PLT
	testl	%eax, %eax
	jne	.L134
	movl	%esi, (%esp)
	movl	48(%esp), %eax
	movl	%eax, 4(%esp)
	call	sigdelset@PLT
	testl	%eax, %eax
	jne	.L134
	movl	%esi, (%esp)
	call	sigsuspend@PLT
.L131:
	addl	$36, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L134:
	movl	$-1, %eax
	jmp	.L131
	.size	sigpause, .-sigpause
	.section	.text.sigset,"ax",@progbits
	.p2align 4
	.globl	sigset
	.type	sigset, @function
sigset:
	subl	$140, %esp
	xorl	%edx, %edx
	movl	%ebx, 128(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 136(%esp)
	leal	16(%esp), %edi
	movl	%edi, 8(%esp)
	movl	%edx, 4(%esp)
	movl	$1, (%esp)
	movl	%esi, 132(%esp)
	movl	144(%esp), %esi
	call	sigprocmask@PLT
	testl	%eax, %eax
	je	.L137
.L145:
	movl	$-1, %eax
.L136:
	movl	128(%esp), %ebx
	movl	132(%esp), %esi
	movl	136(%esp), %edi
	addl	$140, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L137:
	movl	%esi, (%esp)
	leal	32(%esp), %eax
	movl	%eax, 8(%esp)
	xorl	%eax, %eax
	movl	%eax, 4(%esp)
	call	sigaction@PLT
	testl	%eax, %eax
	jne	.L145
	cmpl	$2, 148(%esp)
	je	.L152
	xorl	%edx, %edx
	xorl	%eax, %eax
.L142:
	movl	%edx, 72(%esp,%eax)
	movl	%edx, 76(%esp,%eax)
	addl	$8, %eax
	cmpl	$24, %eax
	jb	.L142
	movl	%esi, (%esp)
	movl	148(%esp), %eax
	cmpl	$18, %esi
	movl	%eax, 68(%esp)
	sete	%al
	cmpl	$1, 148(%esp)
	sete	%dl
	andb	%dl, %al
	movzbl	%al, %eax
	sall	$16, %eax
	movl	%eax, 64(%esp)
	leal	96(%esp), %eax
	movl	%eax, 8(%esp)
	leal	64(%esp), %eax
	movl	%eax, 4(%esp)
	call	sigaction@PLT
	testl	%eax, %eax
	jne	.L145
	cmpl	$-1, 100(%esp)
	je	.L145
	movl	%esi, (%esp)
	call	sigrelse@PLT
	testl	%eax, %eax
	jne	.L145
.L146:
	movl	%esi, 4(%esp)
	movl	%edi, (%esp)
	call	sigismember@PLT
	testl	%eax, %eax
	je	.L141
	movl	$2, %eax
	jmp	.L136
	.p2align 4,,10
	.p2align 3
.L152:
	movl	%esi, (%esp)
	call	sighold@PLT
	testl	%eax, %eax
	je	.L146
	.p2align 4,,3
	jmp	.L145
	.p2align 4,,10
	.p2align 3
.L141:
	movl	36(%esp), %eax
	jmp	.L136
	.size	sigset, .-sigset
	.section	.text.siginterrupt,"ax",@progbits
	.p2align 4
	.globl	siginterrupt
	.type	siginterrupt, @function
siginterrupt:
	subl	$60, %esp
	xorl	%eax, %eax
	movl	%ebx, 48(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 52(%esp)
	movl	64(%esp), %esi
	movl	%edi, 56(%esp)
	leal	16(%esp), %edi
	movl	%edi, 8(%esp)
	movl	%eax, 4(%esp)
	movl	%esi, (%esp)
	call	sigaction@PLT
	testl	%eax, %eax
	jne	.L157
	movl	16(%esp), %edx
	movl	68(%esp), %ecx
	movl	%edx, %eax
	orl	$4, %eax
	testl	%ecx, %ecx
	jne	.L160
.L156:
	movl	%eax, 16(%esp)
	xorl	%eax, %eax
	movl	%eax, 8(%esp)
	movl	%edi, 4(%esp)
	movl	%esi, (%esp)
	call	sigaction@PLT
.L153:
	movl	48(%esp), %ebx
	movl	52(%esp), %esi
	movl	56(%esp), %edi
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L160:
	movl	%edx, %eax
	andl	$-5, %eax
	jmp	.L156
	.p2align 4,,10
	.p2align 3
.L157:
	movl	$-1, %eax
	jmp	.L153
	.size	siginterrupt, .-siginterrupt
	.section	.text.strsignal,"ax",@progbits
	.p2align 4
	.globl	strsignal
	.type	strsignal, @function
strsignal:
	call	__x86.get_pc_thunk.cx
	addl	$_GLOBAL_OFFSET_TABLE_, %ecx
	movl	4(%esp), %eax
	leal	-1(%eax), %edx
	cmpl	$36, %edx
	ja	.L163
	movl	names@GOTOFF(%ecx,%eax,4), %eax
	ret
	.p2align 4,,10
	.p2align 3
.L163:
	xorl	%eax, %eax
	ret
	.size	strsignal, .-strsignal
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"UNKNOWN SIGNAL"
.LC1:
	.string	": "
.LC2:
	.string	"\n"
	.section	.text.psignal,"ax",@progbits
	.p2align 4
	.globl	psignal
	.type	psignal, @function
psignal:
	subl	$28, %esp
	movl	%ebx, 16(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 20(%esp)
	movl	%edi, 24(%esp)
	movl	36(%esp), %edi
	movl	%eax, (%esp)
	call	strsignal@PLT
	movl	%eax, %esi
	movl	__iob@GOT(%ebx), %eax
	addl	$32, %eax
	movl	%eax, (%esp)
	call	fflush@PLT
	testl	%edi, %edi
	je	.L165
	cmpb	$0, (%edi)
	jne	.L172
.L165:
	testl	%esi, %esi
	.p2align 4,,4
	je	.L173
.L166:
	movl	%esi, (%esp)
	call	strlen@PLT
	movl	%esi, 4(%esp)
	movl	$2, (%esp)
	movl	%eax, 8(%esp)
	call	write@PLT
	movl	$1, %eax
	movl	%eax, 8(%esp)
	leal	.LC2@GOTOFF(%ebx), %eax
	movl	%eax, 4(%esp)
	movl	$2, (%esp)
	call	write@PLT
	movl	16(%esp), %ebx
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L172:
	movl	%edi, (%esp)
	call	strlen@PLT
	movl	%edi, 4(%esp)
	movl	$2, (%esp)
	movl	%eax, 8(%esp)
	call	write@PLT
	leal	.LC1@GOTOFF(%ebx), %eax
	movl	$2, %edx
	movl	%edx, 8(%esp)
	movl	%eax, 4(%esp)
	movl	$2, (%esp)
	call	write@PLT
	testl	%esi, %esi
	jne	.L166
.L173:
	leal	.LC0@GOTOFF(%ebx), %esi
	jmp	.L166
	.size	psignal, .-psignal
	.section	.rodata.str1.1
.LC3:
	.string	"RTMIN"
.LC4:
	.string	"RTMAX"
.LC5:
	.string	"RTMIN+%d"
.LC6:
	.string	"RTMAX-%d"
	.section	.text.sig2str,"ax",@progbits
	.p2align 4
	.globl	sig2str
	.type	sig2str, @function
sig2str:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	cmpl	$48, %eax
	ja	.L182
	cmpl	$40, %eax
	jle	.L187
	cmpl	$41, %eax
	je	.L185
	cmpl	$48, %eax
	.p2align 4,,2
	je	.L185
	leal	-40(%eax), %ecx
	movl	$48, %edx
	subl	%eax, %edx
	cmpl	%edx, %ecx
	jle	.L188
	leal	.LC6@GOTOFF(%ebx), %eax
.L181:
	movl	%eax, 8(%esp)
	movl	$32, %eax
	movl	%eax, 4(%esp)
	movl	36(%esp), %eax
	movl	%edx, 12(%esp)
	movl	%eax, (%esp)
	call	snprintf@PLT
.L180:
	xorl	%eax, %eax
.L174:
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L185:
	leal	.LC4@GOTOFF(%ebx), %edx
	cmpl	$41, %eax
	jne	.L179
	leal	.LC3@GOTOFF(%ebx), %edx
.L179:
	movl	%edx, 4(%esp)
	movl	36(%esp), %eax
	movl	%eax, (%esp)
	call	strcpy@PLT
	jmp	.L180
	.p2align 4,,10
	.p2align 3
.L187:
	leal	signal_names@GOTOFF(%ebx,%eax,8), %eax
	movl	%eax, 4(%esp)
	movl	36(%esp), %eax
	movl	%eax, (%esp)
	call	strcpy@PLT
	jmp	.L180
	.p2align 4,,10
	.p2align 3
.L188:
	leal	-41(%eax), %edx
	leal	.LC5@GOTOFF(%ebx), %eax
	jmp	.L181
	.p2align 4,,10
	.p2align 3
.L182:
	movl	$-1, %eax
	jmp	.L174
	.size	sig2str, .-sig2str
	.section	.rodata.str1.1
.LC7:
	.string	"CHLD"
.LC8:
	.string	"IO"
.LC9:
	.string	"IOT"
	.section	.text.str2sig,"ax",@progbits
	.p2align 4
	.globl	str2sig
	.type	str2sig, @function
str2sig:
	pushl	%ebp
	movl	$10, %eax
	pushl	%edi
	movl	$18, %ebp
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$76, %esp
	movl	%eax, 8(%esp)
	leal	28(%esp), %eax
	movl	100(%esp), %edi
	movl	%eax, 4(%esp)
	movl	96(%esp), %eax
	movl	%eax, (%esp)
	call	strtol@PLT
	movl	%eax, %esi
	leal	.LC7@GOTOFF(%ebx), %eax
	movl	%eax, 4(%esp)
	movl	96(%esp), %eax
	movl	%eax, (%esp)
	call	strcmp@PLT
	testl	%eax, %eax
	jne	.L210
.L190:
	movl	%ebp, (%edi)
	xorl	%eax, %eax
.L189:
	addl	$76, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L210:
	leal	.LC8@GOTOFF(%ebx), %eax
	movl	%eax, 4(%esp)
	movl	96(%esp), %eax
	movl	%eax, (%esp)
	call	strcmp@PLT
	testl	%eax, %eax
	jne	.L191
	movl	$22, (%edi)
	movl	$22, %esi
.L192:
	xorl	%eax, %eax
	cmpl	$48, %esi
	seta	%al
	negl	%eax
	jmp	.L189
	.p2align 4,,10
	.p2align 3
.L191:
	leal	.LC9@GOTOFF(%ebx), %eax
	movl	%eax, 4(%esp)
	movl	96(%esp), %eax
	movl	%eax, (%esp)
	call	strcmp@PLT
	testl	%eax, %eax
	jne	.L193
	movl	$6, (%edi)
	movl	$6, %esi
	jmp	.L192
.L193:
	movl	28(%esp), %eax
	cmpl	%eax, 96(%esp)
	jb	.L194
.L196:
	movl	$-1, (%edi)
	.p2align 4
	.p2align 3
.L195:
	leal	32(%esp), %esi
	xorl	%ebp, %ebp
	jmp	.L199
	.p2align 4,,10
	.p2align 3
.L197:
	incl	%ebp
	movl	(%edi), %eax
	cmpl	$49, %ebp
	je	.L202
	movl	%eax, %edx
	shrl	$31, %edx
	testb	%dl, %dl
	je	.L202
.L199:
	movl	%esi, 4(%esp)
	movl	%ebp, (%esp)
	call	sig2str@PLT
	testl	%eax, %eax
	jne	.L197
	movl	%esi, (%esp)
	movl	96(%esp), %eax
	movl	%eax, 4(%esp)
	call	strcmp@PLT
	testl	%eax, %eax
	jne	.L197
	jmp	.L190
.L194:
	cmpb	$0, (%eax)
	.p2align 4,,6
	jne	.L196
	movl	%esi, (%edi)
	testl	%esi, %esi
	.p2align 4,,4
	js	.L195
	.p2align 4,,4
	jmp	.L192
.L202:
	cmpl	$48, %eax
	seta	%al
	movzbl	%al, %eax
	negl	%eax
	jmp	.L189
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
.LC10:
	.string	"Hangup"
.LC11:
	.string	"Interrupt"
.LC12:
	.string	"Quit"
.LC13:
	.string	"Illegal Instruction"
.LC14:
	.string	"Trace/Breakpoint Trap"
.LC15:
	.string	"Abort"
.LC16:
	.string	"Emulation Trap"
.LC17:
	.string	"Arithmetic Exception"
.LC18:
	.string	"Killed"
.LC19:
	.string	"Bus Error"
.LC20:
	.string	"Segmentation Fault"
.LC21:
	.string	"Bad System Call"
.LC22:
	.string	"Broken Pipe"
.LC23:
	.string	"Alarm Clock"
.LC24:
	.string	"Terminated"
.LC25:
	.string	"User Signal 1"
.LC26:
	.string	"User Signal 2"
.LC27:
	.string	"Child Status Changed"
.LC28:
	.string	"Power-Fail/Restart"
.LC29:
	.string	"Window Size Change"
.LC30:
	.string	"Urgent Socket Condition"
.LC31:
	.string	"Pollable Event"
.LC32:
	.string	"Stopped (signal)"
.LC33:
	.string	"Stopped (user)"
.LC34:
	.string	"Continued"
.LC35:
	.string	"Stopped (tty input)"
.LC36:
	.string	"Stopped (tty output)"
.LC37:
	.string	"Virtual Timer Expired"
.LC38:
	.string	"Profiling Timer Expired"
.LC39:
	.string	"Cpu Limit Exceeded"
.LC40:
	.string	"File Size Limit Exceeded"
.LC41:
	.string	"No runnable lwp"
.LC42:
	.string	"Inter-lwp signal"
.LC43:
	.string	"Checkpoint Freeze"
.LC44:
	.string	"Checkpoint Thaw"
.LC45:
	.string	"Thread Cancellation"
.LC46:
	.string	"Resource Lost"
	.section	.data.rel.ro.local,"aw"
	.align 32
	.type	names, @object
	.size	names, 152
names:
	.long	.LC0
	.long	.LC10
	.long	.LC11
	.long	.LC12
	.long	.LC13
	.long	.LC14
	.long	.LC15
	.long	.LC16
	.long	.LC17
	.long	.LC18
	.long	.LC19
	.long	.LC20
	.long	.LC21
	.long	.LC22
	.long	.LC23
	.long	.LC24
	.long	.LC25
	.long	.LC26
	.long	.LC27
	.long	.LC28
	.long	.LC29
	.long	.LC30
	.long	.LC31
	.long	.LC32
	.long	.LC33
	.long	.LC34
	.long	.LC35
	.long	.LC36
	.long	.LC37
	.long	.LC38
	.long	.LC39
	.long	.LC40
	.long	.LC41
	.long	.LC42
	.long	.LC43
	.long	.LC44
	.long	.LC45
	.long	.LC46
	.local	handlers
	.comm	handlers,196,32
	.section	.text.__x86.get_pc_thunk.cx,"axG",@progbits,__x86.get_pc_thunk.cx,comdat
	.globl	__x86.get_pc_thunk.cx
	.hidden	__x86.get_pc_thunk.cx
	.type	__x86.get_pc_thunk.cx, @function
__x86.get_pc_thunk.cx:
	movl	(%esp), %ecx
	ret
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
