// f57d2bc3f28ae3aaa537dfa9a50adba9 emu/guest/libc/sunos/more.c
	.file	"more.c"
	.text
	.section	.text.getlogin_r,"ax",@progbits
	.p2align 4
	.globl	getlogin_r
	.type	getlogin_r, @function
getlogin_r:
	pushq	%r12
	movq	%rdi, %r12
	pushq	%rbp
	movslq	%esi, %rbp
	pushq	%rbx
	call	getlogin@PLT
	testq	%rax, %rax
	je	.L4
	movq	%rax, %rdi
	movq	%rax, %rbx
	call	strlen@PLT
	cmpq	%rbp, %rax
	jnb	.L10
	movq	%rbx, %rsi
	movq	%r12, %rdi
	popq	%rbx
	popq	%rbp
	popq	%r12
	jmp	strcpy@PLT
	.p2align 4,,10
	.p2align 3
.L10:
	call	___errno@PLT
	movl	$34, (%rax)
.L4:
	popq	%rbx
	xorl	%eax, %eax
	popq	%rbp
	popq	%r12
	ret
	.size	getlogin_r, .-getlogin_r
	.section	.text.ttyname_r,"ax",@progbits
	.p2align 4
	.globl	ttyname_r
	.type	ttyname_r, @function
ttyname_r:
	pushq	%r12
	movq	%rsi, %r12
	pushq	%rbp
	movslq	%edx, %rbp
	pushq	%rbx
	call	ttyname@PLT
	testq	%rax, %rax
	je	.L14
	movq	%rax, %rdi
	movq	%rax, %rbx
	call	strlen@PLT
	cmpq	%rbp, %rax
	jnb	.L19
	movq	%rbx, %rsi
	movq	%r12, %rdi
	popq	%rbx
	popq	%rbp
	popq	%r12
	jmp	strcpy@PLT
	.p2align 4,,10
	.p2align 3
.L19:
	call	___errno@PLT
	movl	$34, (%rax)
.L14:
	popq	%rbx
	xorl	%eax, %eax
	popq	%rbp
	popq	%r12
	ret
	.size	ttyname_r, .-ttyname_r
	.section	.text.ctermid_r,"ax",@progbits
	.p2align 4
	.globl	ctermid_r
	.type	ctermid_r, @function
ctermid_r:
	testq	%rdi, %rdi
	je	.L21
	jmp	ctermid@PLT
	.p2align 4,,10
	.p2align 3
.L21:
	xorl	%eax, %eax
	ret
	.size	ctermid_r, .-ctermid_r
	.section	.text.__posix_getlogin_r,"ax",@progbits
	.p2align 4
	.globl	__posix_getlogin_r
	.type	__posix_getlogin_r, @function
__posix_getlogin_r:
	pushq	%r12
	movq	%rdi, %r12
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	call	getlogin@PLT
	movq	%rax, %rbx
	movl	$3, %eax
	testq	%rbx, %rbx
	je	.L22
	movq	%rbx, %rdi
	call	strlen@PLT
	cmpq	%rbp, %rax
	jnb	.L32
	movq	%rbx, %rsi
	movq	%r12, %rdi
	call	strcpy@PLT
	testq	%rax, %rax
	je	.L25
	xorl	%eax, %eax
.L22:
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L32:
	call	___errno@PLT
	movl	$34, (%rax)
.L25:
	popq	%rbx
	movl	$34, %eax
	popq	%rbp
	popq	%r12
	ret
	.size	__posix_getlogin_r, .-__posix_getlogin_r
	.section	.text.__posix_ttyname_r,"ax",@progbits
	.p2align 4
	.globl	__posix_ttyname_r
	.type	__posix_ttyname_r, @function
__posix_ttyname_r:
	pushq	%r12
	movq	%rsi, %r12
	pushq	%rbp
	movq	%rdx, %rbp
	pushq	%rbx
	call	ttyname@PLT
	testq	%rax, %rax
	je	.L42
	movq	%rax, %rdi
	movq	%rax, %rbx
	call	strlen@PLT
	cmpq	%rbp, %rax
	jnb	.L43
	movq	%rbx, %rsi
	movq	%r12, %rdi
	call	strcpy@PLT
	testq	%rax, %rax
	je	.L37
	popq	%rbx
	xorl	%eax, %eax
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L43:
	call	___errno@PLT
	movl	$34, (%rax)
.L37:
	popq	%rbx
	movl	$34, %eax
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L42:
	call	___errno@PLT
	popq	%rbx
	popq	%rbp
	movl	(%rax), %eax
	popq	%r12
	ret
	.size	__posix_ttyname_r, .-__posix_ttyname_r
	.section	.text.__posix_asctime_r,"ax",@progbits
	.p2align 4
	.globl	__posix_asctime_r
	.type	__posix_asctime_r, @function
__posix_asctime_r:
	jmp	asctime_r@PLT
	.size	__posix_asctime_r, .-__posix_asctime_r
	.section	.text.__posix_ctime_r,"ax",@progbits
	.p2align 4
	.globl	__posix_ctime_r
	.type	__posix_ctime_r, @function
__posix_ctime_r:
	jmp	ctime_r@PLT
	.size	__posix_ctime_r, .-__posix_ctime_r
	.section	.text.getpwnam_r,"ax",@progbits
	.p2align 4
	.globl	getpwnam_r
	.type	getpwnam_r, @function
getpwnam_r:
	pushq	%rbx
	movslq	%ecx, %rcx
	subq	$16, %rsp
	movq	$0, 8(%rsp)
	leaq	8(%rsp), %r8
	call	__posix_getpwnam_r@PLT
	testl	%eax, %eax
	jne	.L47
	movq	8(%rsp), %rax
	addq	$16, %rsp
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L47:
	movl	%eax, %ebx
	call	___errno@PLT
	movl	%ebx, (%rax)
	addq	$16, %rsp
	xorl	%eax, %eax
	popq	%rbx
	ret
	.size	getpwnam_r, .-getpwnam_r
	.section	.text.getpwuid_r,"ax",@progbits
	.p2align 4
	.globl	getpwuid_r
	.type	getpwuid_r, @function
getpwuid_r:
	pushq	%rbx
	movslq	%ecx, %rcx
	subq	$16, %rsp
	movq	$0, 8(%rsp)
	leaq	8(%rsp), %r8
	call	__posix_getpwuid_r@PLT
	testl	%eax, %eax
	jne	.L51
	movq	8(%rsp), %rax
	addq	$16, %rsp
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L51:
	movl	%eax, %ebx
	call	___errno@PLT
	movl	%ebx, (%rax)
	addq	$16, %rsp
	xorl	%eax, %eax
	popq	%rbx
	ret
	.size	getpwuid_r, .-getpwuid_r
	.section	.text.getgrnam_r,"ax",@progbits
	.p2align 4
	.globl	getgrnam_r
	.type	getgrnam_r, @function
getgrnam_r:
	pushq	%rbx
	movslq	%ecx, %rcx
	subq	$16, %rsp
	movq	$0, 8(%rsp)
	leaq	8(%rsp), %r8
	call	__posix_getgrnam_r@PLT
	testl	%eax, %eax
	jne	.L55
	movq	8(%rsp), %rax
	addq	$16, %rsp
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L55:
	movl	%eax, %ebx
	call	___errno@PLT
	movl	%ebx, (%rax)
	addq	$16, %rsp
	xorl	%eax, %eax
	popq	%rbx
	ret
	.size	getgrnam_r, .-getgrnam_r
	.section	.text.getgrgid_r,"ax",@progbits
	.p2align 4
	.globl	getgrgid_r
	.type	getgrgid_r, @function
getgrgid_r:
	pushq	%rbx
	movslq	%ecx, %rcx
	subq	$16, %rsp
	movq	$0, 8(%rsp)
	leaq	8(%rsp), %r8
	call	__posix_getgrgid_r@PLT
	testl	%eax, %eax
	jne	.L59
	movq	8(%rsp), %rax
	addq	$16, %rsp
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L59:
	movl	%eax, %ebx
	call	___errno@PLT
	movl	%ebx, (%rax)
	addq	$16, %rsp
	xorl	%eax, %eax
	popq	%rbx
	ret
	.size	getgrgid_r, .-getgrgid_r
	.section	.text.getpwent_r,"ax",@progbits
	.p2align 4
	.globl	getpwent_r
	.type	getpwent_r, @function
getpwent_r:
	pushq	%rbx
	xorl	%ecx, %ecx
	movq	%rdi, %rbx
	call	next_user_r@PLT
	testl	%eax, %eax
	movl	$0, %eax
	cmove	%rbx, %rax
	popq	%rbx
	ret
	.size	getpwent_r, .-getpwent_r
	.section	.text.getgrent_r,"ax",@progbits
	.p2align 4
	.globl	getgrent_r
	.type	getgrent_r, @function
getgrent_r:
	pushq	%rbx
	xorl	%ecx, %ecx
	movq	%rdi, %rbx
	call	next_group_r@PLT
	testl	%eax, %eax
	movl	$0, %eax
	cmove	%rbx, %rax
	popq	%rbx
	ret
	.size	getgrent_r, .-getgrent_r
	.section	.text.getwd,"ax",@progbits
	.p2align 4
	.globl	getwd
	.type	getwd, @function
getwd:
	movl	$1024, %esi
	jmp	getcwd@PLT
	.size	getwd, .-getwd
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"/dev/tty"
.LC1:
	.string	"\n"
	.section	.text.getpass,"ax",@progbits
	.p2align 4
	.globl	getpass
	.type	getpass, @function
getpass:
	pushq	%r15
	movl	$2, %esi
	xorl	%eax, %eax
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	movq	%rdi, %rbp
	leaq	.LC0(%rip), %rdi
	pushq	%rbx
	subq	$120, %rsp
	call	open@PLT
	movl	%eax, %ebx
	xorl	%eax, %eax
	testl	%ebx, %ebx
	js	.L71
	leaq	16(%rsp), %r15
	movl	%ebx, %edi
	movq	%r15, %rsi
	call	tcgetattr@PLT
	movl	%eax, %r13d
	testl	%eax, %eax
	je	.L86
.L73:
	movq	%rbp, %rdi
	leaq	text.0(%rip), %r14
	leaq	15(%rsp), %r12
	call	strlen@PLT
	movq	%rbp, %rsi
	movl	%ebx, %edi
	xorl	%ebp, %ebp
	movq	%rax, %rdx
	call	write@PLT
	jmp	.L75
	.p2align 4,,10
	.p2align 3
.L76:
	movzbl	15(%rsp), %eax
	cmpb	$10, %al
	je	.L80
	cmpl	$256, %ebp
	jne	.L87
.L75:
	movl	$1, %edx
	movq	%r12, %rsi
	movl	%ebx, %edi
	call	read@PLT
	cmpq	$1, %rax
	je	.L76
.L80:
	movslq	%ebp, %rbp
	movl	$1, %edx
	leaq	.LC1(%rip), %rsi
	movl	%ebx, %edi
	movb	$0, (%r14,%rbp)
	call	write@PLT
	testl	%r13d, %r13d
	je	.L88
.L78:
	movl	%ebx, %edi
	call	close@PLT
	leaq	text.0(%rip), %rax
.L71:
	addq	$120, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L87:
	movslq	%ebp, %rdx
	addl	$1, %ebp
	movb	%al, (%r14,%rdx)
	jmp	.L75
	.p2align 4,,10
	.p2align 3
.L86:
	movl	48(%rsp), %eax
	leaq	64(%rsp), %rdx
	movl	$21520, %esi
	movl	%ebx, %edi
	movdqa	16(%rsp), %xmm0
	movdqa	32(%rsp), %xmm1
	movl	%eax, 96(%rsp)
	movaps	%xmm0, 64(%rsp)
	movaps	%xmm1, 80(%rsp)
	andl	$-9, 76(%rsp)
	call	tcsetattr@PLT
	jmp	.L73
	.p2align 4,,10
	.p2align 3
.L88:
	movq	%r15, %rdx
	movl	$21520, %esi
	movl	%ebx, %edi
	call	tcsetattr@PLT
	jmp	.L78
	.size	getpass, .-getpass
	.section	.text.sigsend,"ax",@progbits
	.p2align 4
	.globl	sigsend
	.type	sigsend, @function
sigsend:
	movl	%edi, %eax
	subq	$24, %rsp
	movl	%esi, %edi
	movl	%edx, %esi
	testl	%eax, %eax
	je	.L97
	cmpl	$2, %eax
	jne	.L92
	movl	%edi, %eax
	xorl	%edx, %edx
	negl	%eax
	cmpl	$-1, %edi
	cmovne	%eax, %edx
	movl	%edx, %edi
.L96:
	addq	$24, %rsp
	jmp	kill@PLT
	.p2align 4,,10
	.p2align 3
.L97:
	cmpl	$-1, %edi
	jne	.L96
	movl	%edx, 12(%rsp)
	call	getpid@PLT
	movl	12(%rsp), %esi
	movl	%eax, %edi
	jmp	.L96
	.p2align 4,,10
	.p2align 3
.L92:
	call	___errno@PLT
	movl	$22, (%rax)
	movl	$-1, %eax
	addq	$24, %rsp
	ret
	.size	sigsend, .-sigsend
	.section	.text.ualarm,"ax",@progbits
	.p2align 4
	.globl	ualarm
	.type	ualarm, @function
ualarm:
	movl	%esi, %eax
	subq	$72, %rsp
	imulq	$1125899907, %rax, %rax
	leaq	32(%rsp), %rdx
	shrq	$50, %rax
	movl	%eax, %ecx
	imull	$1000000, %eax, %eax
	movq	%rcx, (%rsp)
	subl	%eax, %esi
	movl	%esi, %eax
	movq	%rsp, %rsi
	movq	%rax, 8(%rsp)
	movl	%edi, %eax
	imulq	$1125899907, %rax, %rax
	shrq	$50, %rax
	movl	%eax, %ecx
	imull	$1000000, %eax, %eax
	movq	%rcx, 16(%rsp)
	subl	%eax, %edi
	movl	%edi, %eax
	xorl	%edi, %edi
	movq	%rax, 24(%rsp)
	call	setitimer@PLT
	movl	%eax, %edx
	movl	$-1, %eax
	testl	%edx, %edx
	jne	.L98
	imull	$1000000, 48(%rsp), %eax
	addl	56(%rsp), %eax
.L98:
	addq	$72, %rsp
	ret
	.size	ualarm, .-ualarm
	.section	.text.gethrvtime,"ax",@progbits
	.p2align 4
	.globl	gethrvtime
	.type	gethrvtime, @function
gethrvtime:
	subq	$24, %rsp
	movl	$1, %edi
	movq	%rsp, %rsi
	call	clock_gettime@PLT
	testl	%eax, %eax
	jne	.L105
	imulq	$1000000000, (%rsp), %rax
	addq	8(%rsp), %rax
.L103:
	addq	$24, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L105:
	movq	$-1, %rax
	jmp	.L103
	.size	gethrvtime, .-gethrvtime
	.section	.text.stime,"ax",@progbits
	.p2align 4
	.globl	stime
	.type	stime, @function
stime:
	subq	$8, %rsp
	movq	(%rdi), %rsi
	xorl	%eax, %eax
	movl	$25, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	stime, .-stime
	.section	.text.ssignal,"ax",@progbits
	.p2align 4
	.globl	ssignal
	.type	ssignal, @function
ssignal:
	leal	-1(%rdi), %eax
	cmpl	$14, %eax
	ja	.L111
	leaq	actions(%rip), %rax
	movslq	%edi, %rdi
	movq	(%rax,%rdi,8), %rdx
	movq	%rsi, (%rax,%rdi,8)
	movq	%rdx, %rax
	ret
	.p2align 4,,10
	.p2align 3
.L111:
	xorl	%edx, %edx
	movq	%rdx, %rax
	ret
	.size	ssignal, .-ssignal
	.section	.text.gsignal,"ax",@progbits
	.p2align 4
	.globl	gsignal
	.type	gsignal, @function
gsignal:
	leal	-1(%rdi), %eax
	cmpl	$14, %eax
	ja	.L116
	leaq	actions(%rip), %rdx
	movslq	%edi, %rcx
	movq	(%rdx,%rcx,8), %rax
	cmpq	$1, %rax
	jbe	.L117
	movq	$0, (%rdx,%rcx,8)
	jmp	*%rax
	.p2align 4,,10
	.p2align 3
.L117:
	testq	%rax, %rax
	setne	%al
	movzbl	%al, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L116:
	xorl	%eax, %eax
	ret
	.size	gsignal, .-gsignal
	.section	.text.gethostid,"ax",@progbits
	.p2align 4
	.globl	gethostid
	.type	gethostid, @function
gethostid:
	pushq	%rbx
	movl	$32, %edx
	movl	$7, %edi
	subq	$32, %rsp
	movq	%rsp, %rbx
	movq	%rbx, %rsi
	call	sysinfo@PLT
	movl	%eax, %edx
	xorl	%eax, %eax
	testl	%edx, %edx
	js	.L118
	movl	$10, %edx
	xorl	%esi, %esi
	movq	%rbx, %rdi
	call	strtol@PLT
.L118:
	addq	$32, %rsp
	popq	%rbx
	ret
	.size	gethostid, .-gethostid
	.section	.text.getdents,"ax",@progbits
	.p2align 4
	.globl	getdents
	.type	getdents, @function
getdents:
	movq	%rsi, %rax
	subq	$8, %rsp
	movq	%rdx, %rcx
	movslq	%edi, %rsi
	movq	%rax, %rdx
	movl	$81, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	getdents, .-getdents
	.section	.text.mlockall,"ax",@progbits
	.p2align 4
	.globl	mlockall
	.type	mlockall, @function
mlockall:
	movslq	%edi, %rcx
	xorl	%r9d, %r9d
	xorl	%r8d, %r8d
	movl	$5, %edx
	xorl	%esi, %esi
	xorl	%edi, %edi
	jmp	memcntl@PLT
	.size	mlockall, .-mlockall
	.section	.text.munlockall,"ax",@progbits
	.p2align 4
	.globl	munlockall
	.type	munlockall, @function
munlockall:
	xorl	%r9d, %r9d
	xorl	%r8d, %r8d
	xorl	%ecx, %ecx
	movl	$6, %edx
	xorl	%esi, %esi
	xorl	%edi, %edi
	jmp	memcntl@PLT
	.size	munlockall, .-munlockall
	.section	.text.mincore,"ax",@progbits
	.p2align 4
	.globl	mincore
	.type	mincore, @function
mincore:
	subq	$8, %rsp
	movq	%rdx, %rcx
	xorl	%eax, %eax
	movq	%rsi, %rdx
	movq	%rdi, %rsi
	movl	$114, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	mincore, .-mincore
	.section	.text.ftok,"ax",@progbits
	.p2align 4
	.globl	ftok
	.type	ftok, @function
ftok:
	pushq	%rbx
	movl	%esi, %ebx
	subq	$288, %rsp
	movq	%rsp, %rsi
	call	stat64@PLT
	testl	%eax, %eax
	jne	.L131
	movl	(%rsp), %eax
	movl	8(%rsp), %edx
	sall	$24, %ebx
	sall	$12, %eax
	andl	$4095, %edx
	andl	$16773120, %eax
	orl	%edx, %eax
	orl	%ebx, %eax
.L129:
	addq	$288, %rsp
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L131:
	movl	$-1, %eax
	jmp	.L129
	.size	ftok, .-ftok
	.section	.text.isnand,"ax",@progbits
	.p2align 4
	.globl	isnand
	.type	isnand, @function
isnand:
	xorl	%eax, %eax
	ucomisd	%xmm0, %xmm0
	setp	%al
	ret
	.size	isnand, .-isnand
	.section	.text.unordered,"ax",@progbits
	.p2align 4
	.globl	unordered
	.type	unordered, @function
unordered:
	ucomisd	%xmm0, %xmm0
	setp	%al
	ucomisd	%xmm1, %xmm1
	setp	%dl
	orl	%edx, %eax
	movzbl	%al, %eax
	ret
	.size	unordered, .-unordered
	.section	.text.fpclass,"ax",@progbits
	.p2align 4
	.globl	fpclass
	.type	fpclass, @function
fpclass:
	movq	%xmm0, %rax
	movq	%rax, %rcx
	movq	%rax, %rdx
	notq	%rdx
	shrq	$52, %rcx
	movq	%rdx, %rsi
	andl	$2047, %ecx
	movabsq	$4503599627370495, %rdx
	shrq	$63, %rsi
	andq	%rdx, %rax
	cmpl	$2047, %ecx
	je	.L145
	movl	$8, %edx
	testl	%ecx, %ecx
	jne	.L142
	cmpq	$1, %rax
	sbbl	%edx, %edx
	andl	$2, %edx
	addl	$4, %edx
.L142:
	leal	(%rdx,%rsi), %eax
	ret
	.p2align 4,,10
	.p2align 3
.L145:
	movq	%rax, %rdx
	addl	$2, %esi
	shrq	$51, %rdx
	testq	%rax, %rax
	movl	%edx, %eax
	cmove	%esi, %eax
	ret
	.size	fpclass, .-fpclass
	.section	.text.ulltostr,"ax",@progbits
	.p2align 4
	.globl	ulltostr
	.type	ulltostr, @function
ulltostr:
	movabsq	$-3689348814741910323, %r8
	.p2align 4,,10
	.p2align 3
.L147:
	movq	%rdi, %rax
	subq	$1, %rsi
	mulq	%r8
	movq	%rdi, %rax
	shrq	$3, %rdx
	leaq	(%rdx,%rdx,4), %rcx
	addq	%rcx, %rcx
	subq	%rcx, %rax
	addl	$48, %eax
	movb	%al, (%rsi)
	movq	%rdi, %rax
	movq	%rdx, %rdi
	cmpq	$9, %rax
	ja	.L147
	movq	%rsi, %rax
	ret
	.size	ulltostr, .-ulltostr
	.section	.text.lltostr,"ax",@progbits
	.p2align 4
	.globl	lltostr
	.type	lltostr, @function
lltostr:
	jmp	ulltostr@PLT
	.size	lltostr, .-lltostr
	.section	.text.gettxt,"ax",@progbits
	.p2align 4
	.globl	gettxt
	.type	gettxt, @function
gettxt:
	movq	%rsi, %rax
	ret
	.size	gettxt, .-gettxt
	.section	.text._write,"ax",@progbits
	.p2align 4
	.globl	_write
	.type	_write, @function
_write:
	jmp	write@PLT
	.size	_write, .-_write
	.local	text.0
	.comm	text.0,257,32
	.local	actions
	.comm	actions,128,32
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
