// 4b99b89d3a19111d22794c21f2c39815 newlib/libc/time/tzset_r.c
	.file	"tzset_r.c"
	.text
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"TZ"
.LC1:
	.string	"GMT"
.LC2:
	.string	"%10[^0-9,+-]%n"
.LC3:
	.string	"%hu%n:%hu%n:%hu%n"
.LC4:
	.string	"M%hu%n.%hu%n.%hu%n"
.LC7:
	.string	"/%hu%n:%hu%n:%hu%n"
	.section	.text._tzset_unlocked_r,"ax",@progbits
	.p2align 4
	.globl	_tzset_unlocked_r
	.type	_tzset_unlocked_r, @function
_tzset_unlocked_r:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	movq	%rdi, %rbp
	pushq	%rbx
	subq	$72, %rsp
	call	__gettzinfo@PLT
	leaq	.LC0(%rip), %rsi
	movq	%rbp, %rdi
	movq	%rax, %rbx
	call	_getenv_r@PLT
	testq	%rax, %rax
	je	.L41
	movq	prev_tzenv(%rip), %rdi
	movq	%rax, %r14
	testq	%rdi, %rdi
	je	.L4
	movq	%rdi, %rsi
	movq	%rax, %rdi
	call	strcmp@PLT
	testl	%eax, %eax
	je	.L1
	movq	prev_tzenv(%rip), %rdi
.L4:
	call	free@PLT
	movq	%r14, %rdi
	call	strlen@PLT
	movq	%rbp, %rdi
	leaq	1(%rax), %rsi
	call	_malloc_r@PLT
	movq	%rax, prev_tzenv(%rip)
	testq	%rax, %rax
	je	.L6
	movq	%r14, %rsi
	movq	%rax, %rdi
	call	strcpy@PLT
.L6:
	xorl	%eax, %eax
	cmpb	$58, (%r14)
	leaq	52(%rsp), %rbp
	sete	%al
	leaq	__tzname_std(%rip), %r13
	leaq	.LC2(%rip), %r12
	movq	%rbp, %rcx
	addq	%rax, %r14
	movq	%r13, %rdx
	xorl	%eax, %eax
	movq	%r12, %rsi
	movq	%r14, %rdi
	call	siscanf@PLT
	testl	%eax, %eax
	jle	.L1
	movslq	52(%rsp), %rdi
	addq	%r14, %rdi
	movzbl	(%rdi), %eax
	cmpb	$45, %al
	je	.L42
	cmpb	$43, %al
	movl	$1, %r15d
	sete	%al
	movzbl	%al, %eax
	addq	%rax, %rdi
.L9:
	xorl	%r8d, %r8d
	leaq	40(%rsp), %rax
	xorl	%esi, %esi
	movq	%rbp, %r9
	movw	%r8w, 44(%rsp)
	leaq	42(%rsp), %r8
	movq	%rax, %rdx
	movq	%rbp, %rcx
	movw	%si, 42(%rsp)
	leaq	.LC3(%rip), %rsi
	movq	%rax, 8(%rsp)
	xorl	%eax, %eax
	movq	%r8, 16(%rsp)
	pushq	%rbp
	leaq	52(%rsp), %r14
	pushq	%r14
	movq	%rdi, 40(%rsp)
	call	siscanf@PLT
	popq	%r9
	popq	%r10
	testl	%eax, %eax
	jle	.L1
	movzwl	42(%rsp), %edx
	movq	24(%rsp), %rdi
	movq	%rbp, %rcx
	movq	%r12, %rsi
	movq	%rdx, %rax
	salq	$4, %rax
	subq	%rdx, %rax
	movzwl	44(%rsp), %edx
	leaq	(%rdx,%rax,4), %rax
	movzwl	40(%rsp), %edx
	imulq	$3600, %rdx, %rdx
	addq	%rdx, %rax
	imulq	%rax, %r15
	movq	_tzname@GOTPCREL(%rip), %rax
	movq	%r13, (%rax)
	movslq	52(%rsp), %rax
	movq	%r15, 40(%rbx)
	leaq	__tzname_dst(%rip), %r15
	leaq	(%rdi,%rax), %r13
	movq	%r15, %rdx
	xorl	%eax, %eax
	movq	%r13, %rdi
	call	siscanf@PLT
	testl	%eax, %eax
	movq	_tzname@GOTPCREL(%rip), %rax
	jle	.L43
	movq	%r15, 8(%rax)
	movslq	52(%rsp), %rax
	addq	%rax, %r13
	movzbl	0(%r13), %eax
	cmpb	$45, %al
	je	.L44
	cmpb	$43, %al
	movl	$1, %r12d
	sete	%al
	movzbl	%al, %eax
	addq	%rax, %r13
.L12:
	xorl	%r11d, %r11d
	xorl	%eax, %eax
	xorl	%r15d, %r15d
	movl	$0, 52(%rsp)
	movw	%ax, 44(%rsp)
	movq	%rbp, %rcx
	movq	%rbp, %r9
	movq	%r13, %rdi
	movw	%r11w, 40(%rsp)
	leaq	.LC3(%rip), %rsi
	xorl	%eax, %eax
	movw	%r15w, 42(%rsp)
	pushq	%rbp
	pushq	%r14
	movq	32(%rsp), %r8
	movq	24(%rsp), %rdx
	call	siscanf@PLT
	popq	%rdx
	popq	%rcx
	testl	%eax, %eax
	jle	.L45
	movzwl	42(%rsp), %edx
	movq	%rdx, %rax
	salq	$4, %rax
	subq	%rdx, %rax
	movzwl	44(%rsp), %edx
	leaq	(%rdx,%rax,4), %rax
	movzwl	40(%rsp), %edx
	imulq	$3600, %rdx, %rdx
	addq	%rdx, %rax
	imulq	%rax, %r12
.L14:
	movslq	52(%rsp), %rax
	movq	%r12, 80(%rbx)
	leaq	8(%rbx), %r15
	xorl	%r12d, %r12d
	movq	%r14, 24(%rsp)
	addq	%rax, %r13
	movzbl	0(%r13), %eax
	cmpb	$44, %al
	jne	.L15
.L50:
	movzbl	1(%r13), %eax
	addq	$1, %r13
.L15:
	cmpb	$77, %al
	je	.L46
	movl	$68, %r14d
	cmpb	$74, %al
	jne	.L18
	addq	$1, %r13
	movl	$74, %r14d
.L18:
	movl	$10, %edx
	leaq	56(%rsp), %rsi
	movq	%r13, %rdi
	call	strtoul@PLT
	movq	56(%rsp), %rdx
	movw	%ax, 50(%rsp)
	cmpq	%r13, %rdx
	je	.L47
	movzwl	%ax, %eax
	movb	%r14b, (%r15)
	movl	%eax, 12(%r15)
.L21:
	movq	%rdx, %r13
.L17:
	xorl	%edi, %edi
	xorl	%r8d, %r8d
	movl	$2, %esi
	movl	$7200, %eax
	movw	%si, 40(%rsp)
	movw	%di, 42(%rsp)
	movw	%r8w, 44(%rsp)
	movl	$0, 52(%rsp)
	cmpb	$47, 0(%r13)
	je	.L48
.L22:
	movl	%eax, 16(%r15)
	addq	$40, %r15
	testl	%r12d, %r12d
	jne	.L49
	movzbl	0(%r13), %eax
	movl	$1, %r12d
	cmpb	$44, %al
	jne	.L15
	jmp	.L50
	.p2align 4,,10
	.p2align 3
.L49:
	movl	4(%rbx), %edi
	call	__tzcalc_limits@PLT
	movq	40(%rbx), %rax
	movq	_timezone@GOTPCREL(%rip), %rdx
	movq	%rax, (%rdx)
	xorl	%edx, %edx
	cmpq	%rax, 80(%rbx)
	movq	_daylight@GOTPCREL(%rip), %rax
	setne	%dl
	movl	%edx, (%rax)
.L1:
	addq	$72, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L42:
	addq	$1, %rdi
	movq	$-1, %r15
	jmp	.L9
	.p2align 4,,10
	.p2align 3
.L44:
	addq	$1, %r13
	movq	$-1, %r12
	jmp	.L12
	.p2align 4,,10
	.p2align 3
.L47:
	testl	%r12d, %r12d
	je	.L51
	movq	.LC6(%rip), %rax
	movb	$77, 48(%rbx)
	movl	$0, 60(%rbx)
	movq	%rax, 52(%rbx)
	jmp	.L21
	.p2align 4,,10
	.p2align 3
.L41:
	movq	_timezone@GOTPCREL(%rip), %rax
	movq	prev_tzenv(%rip), %rdi
	movq	$0, (%rax)
	movq	_daylight@GOTPCREL(%rip), %rax
	movl	$0, (%rax)
	leaq	.LC1(%rip), %rax
	movq	%rax, %xmm0
	movq	_tzname@GOTPCREL(%rip), %rax
	punpcklqdq	%xmm0, %xmm0
	movups	%xmm0, (%rax)
	call	free@PLT
	movq	$0, prev_tzenv(%rip)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L45:
	movq	40(%rbx), %rax
	leaq	-3600(%rax), %r12
	jmp	.L14
	.p2align 4,,10
	.p2align 3
.L46:
	leaq	46(%rsp), %rdx
	pushq	%rbp
	movq	%rbp, %r9
	movq	%rbp, %rcx
	leaq	.LC4(%rip), %rsi
	movq	%r13, %rdi
	leaq	58(%rsp), %rax
	pushq	%rax
	xorl	%eax, %eax
	leaq	64(%rsp), %r8
	call	siscanf@PLT
	popq	%r9
	popq	%r10
	cmpl	$3, %eax
	jne	.L1
	movzwl	46(%rsp), %eax
	leal	-1(%rax), %edx
	cmpw	$11, %dx
	ja	.L1
	movzwl	48(%rsp), %edx
	leal	-1(%rdx), %ecx
	cmpw	$4, %cx
	ja	.L1
	movzwl	50(%rsp), %ecx
	cmpw	$6, %cx
	ja	.L1
	movb	$77, (%r15)
	movl	%eax, 4(%r15)
	movl	%edx, 8(%r15)
	movl	%ecx, 12(%r15)
	movslq	52(%rsp), %rax
	addq	%rax, %r13
	jmp	.L17
	.p2align 4,,10
	.p2align 3
.L48:
	pushq	%rbp
	movq	%rbp, %rcx
	movq	%r13, %rdi
	movq	%rbp, %r9
	pushq	32(%rsp)
	movq	24(%rsp), %rdx
	leaq	.LC7(%rip), %rsi
	xorl	%eax, %eax
	movq	32(%rsp), %r8
	call	siscanf@PLT
	movzwl	56(%rsp), %eax
	movzwl	58(%rsp), %edx
	imull	$3600, %eax, %eax
	imull	$60, %edx, %edx
	addl	%edx, %eax
	movzwl	60(%rsp), %edx
	addl	%edx, %eax
	movslq	68(%rsp), %rdx
	addq	%rdx, %r13
	popq	%rdx
	popq	%rcx
	jmp	.L22
	.p2align 4,,10
	.p2align 3
.L43:
	movq	(%rax), %rax
	movq	_tzname@GOTPCREL(%rip), %rcx
	movq	40(%rbx), %rdx
	movq	%rax, 8(%rcx)
	movq	_timezone@GOTPCREL(%rip), %rax
	movq	%rdx, (%rax)
	movq	_daylight@GOTPCREL(%rip), %rax
	movl	$0, (%rax)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L51:
	movq	.LC5(%rip), %rax
	movb	$77, 8(%rbx)
	movl	$0, 20(%rbx)
	movq	%rax, 12(%rbx)
	jmp	.L21
	.size	_tzset_unlocked_r, .-_tzset_unlocked_r
	.section	.text._tzset_r,"ax",@progbits
	.p2align 4
	.globl	_tzset_r
	.type	_tzset_r, @function
_tzset_r:
	pushq	%rbx
	movq	%rdi, %rbx
	call	__tz_lock@PLT
	movq	%rbx, %rdi
	call	_tzset_unlocked_r@PLT
	popq	%rbx
	jmp	__tz_unlock@PLT
	.size	_tzset_r, .-_tzset_r
	.local	prev_tzenv
	.comm	prev_tzenv,8,8
	.local	__tzname_dst
	.comm	__tzname_dst,11,8
	.local	__tzname_std
	.comm	__tzname_std,11,8
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC5:
	.long	3
	.long	2
	.align 8
.LC6:
	.long	11
	.long	1
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
