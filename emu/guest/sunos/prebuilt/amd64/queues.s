// 53bff3cc900d2dd91bc31626de7ce5f3 emu/guest/libc/sunos/queues.c
	.file	"queues.c"
	.text
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"/tmp/.MQD%s"
	.section	.text.path_of,"ax",@progbits
	.p2align 4
	.type	path_of, @function
path_of:
	pushq	%rbx
	movq	%rdi, %rbx
	movq	%rsi, %rdi
	cmpb	$47, (%rbx)
	jne	.L2
	.p2align 4,,10
	.p2align 3
.L3:
	addq	$1, %rbx
	cmpb	$47, (%rbx)
	je	.L3
.L2:
	xorl	%eax, %eax
	movq	%rbx, %rcx
	movl	$256, %esi
	leaq	.LC0(%rip), %rdx
	call	snprintf@PLT
	cmpb	$0, (%rbx)
	je	.L4
	cmpl	$255, %eax
	jg	.L8
	movl	$47, %esi
	movq	%rbx, %rdi
	call	strchr@PLT
	movq	%rax, %rdx
	xorl	%eax, %eax
	testq	%rdx, %rdx
	jne	.L7
	popq	%rbx
	ret
.L4:
	cmpl	$255, %eax
	jg	.L8
.L7:
	movl	$22, %ebx
.L5:
	call	___errno@PLT
	movl	%ebx, (%rax)
	movl	$-1, %eax
	popq	%rbx
	ret
.L8:
	movl	$78, %ebx
	jmp	.L5
	.size	path_of, .-path_of
	.section	.text.receive_until,"ax",@progbits
	.p2align 4
	.type	receive_until, @function
receive_until:
	pushq	%r15
	leaq	-1(%rdi), %rax
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	subq	$24, %rsp
	cmpq	$-3, %rax
	jbe	.L15
.L19:
	call	___errno@PLT
	movl	$9, %ebp
.L25:
	movl	%ebp, (%rax)
	jmp	.L21
	.p2align 4,,10
	.p2align 3
.L15:
	cmpl	$1297154049, (%rdi)
	movq	%rdi, %r12
	jne	.L19
	movq	%r8, 8(%rsp)
	movq	%rcx, (%rsp)
	testb	$1, 4(%rdi)
	jne	.L19
	movq	16(%rdi), %rax
	movq	%rsi, %r15
	movq	%rdx, %r14
	leaq	8(%rax), %rdi
	call	mutex_lock@PLT
	movq	(%rsp), %rcx
	movq	8(%rsp), %r8
	testl	%eax, %eax
	movl	%eax, %ebp
	jne	.L55
	movq	16(%r12), %rbx
	movslq	68(%rbx), %rax
	leaq	8(%rbx), %r13
	cmpq	%rax, %r14
	movl	$97, %eax
	cmovb	%eax, %ebp
	addl	$1, 76(%rbx)
.L23:
	testl	%ebp, %ebp
	jne	.L27
	movl	72(%rbx), %eax
	testl	%eax, %eax
	jne	.L56
	testb	$-128, 4(%r12)
	je	.L24
	subl	$1, 76(%rbx)
	movq	%r13, %rdi
	movl	$11, %ebp
	call	mutex_unlock@PLT
	call	___errno@PLT
	movl	%ebp, (%rax)
	jmp	.L21
	.p2align 4,,10
	.p2align 3
.L56:
	movl	64(%rbx), %edi
	subl	$1, 76(%rbx)
	testl	%edi, %edi
	jle	.L33
	movslq	68(%rbx), %rsi
	leaq	120(%rbx), %rax
	xorl	%r12d, %r12d
	addq	$23, %rsi
	andq	$-8, %rsi
	jmp	.L32
	.p2align 4,,10
	.p2align 3
.L58:
	jne	.L31
	movl	4(%r12), %edx
	cmpl	%edx, 4(%rax)
	cmovs	%rax, %r12
	.p2align 4,,10
	.p2align 3
.L31:
	addl	$1, %ebp
	addq	%rsi, %rax
	cmpl	%ebp, %edi
	je	.L57
.L32:
	movl	(%rax), %edx
	testl	%edx, %edx
	je	.L31
	testq	%r12, %r12
	je	.L41
	cmpl	(%r12), %edx
	jle	.L58
.L41:
	addl	$1, %ebp
	movq	%rax, %r12
	addq	%rsi, %rax
	cmpl	%ebp, %edi
	jne	.L32
.L57:
	movq	%rcx, (%rsp)
	testq	%r12, %r12
	je	.L33
	movq	8(%r12), %rax
	leaq	16(%r12), %rsi
	movq	%r15, %rdi
	cmpq	%rax, %r14
	cmova	%rax, %r14
	movq	%r14, %rdx
	call	memcpy@PLT
	movq	(%rsp), %rcx
	testq	%rcx, %rcx
	je	.L34
	movl	(%r12), %eax
	subl	$1, %eax
	movl	%eax, (%rcx)
.L34:
	movl	$0, (%r12)
	leaq	48(%rbx), %rdi
	subl	$1, 72(%rbx)
	call	cond_signal@PLT
	movq	%r13, %rdi
	call	mutex_unlock@PLT
.L14:
	addq	$24, %rsp
	movq	%r14, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L24:
	leaq	32(%rbx), %rdi
	testq	%r8, %r8
	je	.L26
	cmpq	$999999999, 16(%r8)
	movq	%rcx, (%rsp)
	ja	.L39
	movq	%r8, %rdx
	movq	%r13, %rsi
	movq	%r8, 8(%rsp)
	call	cond_wait_until@PLT
	movq	8(%rsp), %r8
	movq	(%rsp), %rcx
	movl	%eax, %ebp
	jmp	.L23
	.p2align 4,,10
	.p2align 3
.L33:
	movq	%r13, %rdi
	call	mutex_unlock@PLT
	.p2align 4,,10
	.p2align 3
.L21:
	movq	$-1, %r14
	jmp	.L14
	.p2align 4,,10
	.p2align 3
.L39:
	movl	$22, %ebp
.L27:
	subl	$1, 76(%rbx)
	movq	%r13, %rdi
	call	mutex_unlock@PLT
.L55:
	call	___errno@PLT
	cmpl	$62, %ebp
	jne	.L25
	movl	$145, %ebp
	movl	%ebp, (%rax)
	jmp	.L21
	.p2align 4,,10
	.p2align 3
.L26:
	movq	%r13, %rsi
	movq	%r8, 8(%rsp)
	movq	%rcx, (%rsp)
	call	cond_wait@PLT
	movq	8(%rsp), %r8
	movq	(%rsp), %rcx
	movl	%eax, %ebp
	jmp	.L23
	.size	receive_until, .-receive_until
	.section	.text.send_until,"ax",@progbits
	.p2align 4
	.type	send_until, @function
send_until:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	subq	$24, %rsp
	cmpl	$31, %ecx
	ja	.L96
	leaq	-1(%rdi), %rax
	movq	%rdi, %r12
	cmpq	$-3, %rax
	ja	.L65
	cmpl	$1297154049, (%rdi)
	je	.L64
.L65:
	call	___errno@PLT
	movl	$9, %ebp
	.p2align 4,,10
	.p2align 3
.L71:
	movl	%ebp, (%rax)
	movl	$-1, %ebp
.L59:
	addq	$24, %rsp
	movl	%ebp, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L64:
	movl	4(%rdi), %eax
	movq	%r8, 8(%rsp)
	movl	%ecx, 4(%rsp)
	andl	$3, %eax
	subl	$1, %eax
	cmpl	$1, %eax
	ja	.L65
	movq	16(%rdi), %rax
	movq	%rsi, %r15
	movq	%rdx, %r14
	leaq	8(%rax), %rdi
	call	mutex_lock@PLT
	movl	4(%rsp), %ecx
	movq	8(%rsp), %r8
	testl	%eax, %eax
	movl	%eax, %ebp
	jne	.L95
	movq	16(%r12), %rbx
	movslq	68(%rbx), %rax
	leaq	8(%rbx), %r13
	cmpq	%r14, %rax
	movl	$97, %eax
	cmovb	%eax, %ebp
.L69:
	testl	%ebp, %ebp
	jne	.L73
	movl	64(%rbx), %eax
	cmpl	%eax, 72(%rbx)
	jne	.L97
	testb	$-128, 4(%r12)
	je	.L70
	movq	%r13, %rdi
	movl	$11, %ebp
	call	mutex_unlock@PLT
	call	___errno@PLT
	jmp	.L71
	.p2align 4,,10
	.p2align 3
.L70:
	leaq	48(%rbx), %rdi
	testq	%r8, %r8
	je	.L72
	cmpq	$999999999, 16(%r8)
	movl	%ecx, 4(%rsp)
	ja	.L85
	movq	%r8, %rdx
	movq	%r13, %rsi
	movq	%r8, 8(%rsp)
	call	cond_wait_until@PLT
	movq	8(%rsp), %r8
	movl	4(%rsp), %ecx
	movl	%eax, %ebp
	jmp	.L69
	.p2align 4,,10
	.p2align 3
.L97:
	movslq	68(%rbx), %rdx
	movl	120(%rbx), %edi
	addq	$23, %rdx
	andq	$-8, %rdx
	movq	%rdx, %rsi
	leaq	120(%rbx,%rdx), %rax
	negq	%rsi
	testl	%edi, %edi
	je	.L98
	.p2align 4,,10
	.p2align 3
.L77:
	movq	%rax, %rdi
	addq	%rdx, %rax
	movl	(%rax,%rsi), %r9d
	testl	%r9d, %r9d
	jne	.L77
.L78:
	movl	80(%rbx), %eax
	addl	$1, %ecx
	addq	$16, %rdi
	movq	%r15, %rsi
	movl	%ecx, -16(%rdi)
	leal	1(%rax), %edx
	movl	%edx, 80(%rbx)
	movq	%r14, %rdx
	movl	%eax, -12(%rdi)
	movq	%r14, -8(%rdi)
	call	memcpy@PLT
	movl	72(%rbx), %eax
	leal	1(%rax), %edx
	movl	%edx, 72(%rbx)
	testl	%eax, %eax
	jne	.L79
	movl	84(%rbx), %edi
	testl	%edi, %edi
	je	.L79
	movl	76(%rbx), %r8d
	testl	%r8d, %r8d
	je	.L99
	.p2align 4,,10
	.p2align 3
.L79:
	leaq	32(%rbx), %rdi
	call	cond_signal@PLT
	movq	%r13, %rdi
	call	mutex_unlock@PLT
	jmp	.L59
	.p2align 4,,10
	.p2align 3
.L85:
	movl	$22, %ebp
.L73:
	movq	%r13, %rdi
	call	mutex_unlock@PLT
.L95:
	call	___errno@PLT
	cmpl	$62, %ebp
	jne	.L71
	movl	$145, %ebp
	jmp	.L71
	.p2align 4,,10
	.p2align 3
.L72:
	movq	%r13, %rsi
	movq	%r8, 8(%rsp)
	movl	%ecx, 4(%rsp)
	call	cond_wait@PLT
	movq	8(%rsp), %r8
	movl	4(%rsp), %ecx
	movl	%eax, %ebp
	jmp	.L69
.L98:
	leaq	120(%rbx), %rdi
	jmp	.L78
.L99:
	leaq	88(%rbx), %rsi
	movl	$-5, %edx
	call	event_send@PLT
	movl	$0, 84(%rbx)
	jmp	.L79
.L96:
	call	___errno@PLT
	movl	$22, %ebp
	jmp	.L71
	.size	send_until, .-send_until
	.section	.rodata.str1.1
.LC1:
	.string	"/tmp/.MQN%d.%d"
	.section	.text.mq_open,"ax",@progbits
	.p2align 4
	.globl	mq_open
	.type	mq_open, @function
mq_open:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	movq	%rdi, %r12
	movl	$24, %edi
	pushq	%rbp
	movl	%esi, %ebp
	pushq	%rbx
	subq	$584, %rsp
	movq	%rdx, 544(%rsp)
	movq	%rcx, 552(%rsp)
	call	malloc@PLT
	movq	%rax, %rbx
	movl	%ebp, %eax
	andl	$256, %eax
	movl	%eax, 8(%rsp)
	jne	.L139
	xorl	%r15d, %r15d
	xorl	%r14d, %r14d
.L101:
	testq	%rbx, %rbx
	je	.L128
	leaq	16(%rsp), %r13
	movq	%r12, %rdi
	movq	%r13, %rsi
	call	path_of
	testl	%eax, %eax
	je	.L140
.L128:
	movq	%rbx, %rdi
	movq	$-1, %rbx
	call	free@PLT
.L100:
	addq	$584, %rsp
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
.L140:
	movl	%ebp, %eax
	andl	$1280, %eax
	cmpl	$1280, %eax
	jne	.L108
.L110:
	movl	8(%rsp), %eax
	testl	%eax, %eax
	je	.L128
	testq	%r14, %r14
	je	.L130
	movq	8(%r14), %r12
	movq	16(%r14), %r14
	testq	%r12, %r12
	jle	.L131
	testq	%r14, %r14
	jle	.L131
	cmpq	$1073741824, %r14
	jg	.L116
	movl	$1073741824, %eax
	leaq	24(%r14), %rcx
	cqto
	idivq	%rcx
	cmpq	%rax, %r12
	jg	.L116
.L112:
	call	thread_self@PLT
	movl	(%rax), %r8d
	movl	%r8d, 8(%rsp)
	call	getpid@PLT
	movl	8(%rsp), %r8d
	movl	$256, %esi
	leaq	.LC1(%rip), %rdx
	movl	%eax, %ecx
	leaq	272(%rsp), %rax
	movq	%rax, %rdi
	movq	%rax, 8(%rsp)
	xorl	%eax, %eax
	call	snprintf@PLT
	movq	8(%rsp), %rdi
	movl	%r15d, %edx
	xorl	%eax, %eax
	movl	$1282, %esi
	call	open@PLT
	movl	%eax, %r15d
	testl	%eax, %eax
	jns	.L117
	call	___errno@PLT
	movl	(%rax), %r12d
	call	___errno@PLT
	movl	%r12d, (%rax)
.L115:
	call	___errno@PLT
	cmpl	$17, (%rax)
	jne	.L128
	testl	$1024, %ebp
	jne	.L128
.L121:
	movl	$2, %esi
	movq	%r13, %rdi
	xorl	%eax, %eax
	call	open@PLT
	movl	%eax, %r12d
	testl	%eax, %eax
	jns	.L111
	jmp	.L128
	.p2align 4,,10
	.p2align 3
.L139:
	leaq	640(%rsp), %rax
	movl	$16, 272(%rsp)
	movq	%rax, 280(%rsp)
	leaq	528(%rsp), %rax
	movl	16(%rax), %r15d
	movq	%rax, 288(%rsp)
	movq	24(%rax), %r14
	jmp	.L101
	.p2align 4,,10
	.p2align 3
.L108:
	movl	$2, %esi
	movq	%r13, %rdi
	xorl	%eax, %eax
	call	open@PLT
	movl	%eax, %r12d
	testl	%eax, %eax
	js	.L110
.L111:
	movl	$2, %edx
	xorl	%esi, %esi
	movl	%r12d, %edi
	call	__lseek64@PLT
	movq	%rax, %r13
	leaq	-120(%rax), %rax
	cmpq	$2147483528, %rax
	ja	.L138
	xorl	%edi, %edi
	xorl	%r9d, %r9d
	movl	%r12d, %r8d
	movl	$1, %ecx
	movl	$3, %edx
	movq	%r13, %rsi
	call	mmap@PLT
	movq	%rax, %rdi
	leaq	-1(%rax), %rax
	cmpq	$-3, %rax
	ja	.L138
	cmpl	$1297154049, (%rdi)
	jne	.L125
	movslq	64(%rdi), %rsi
	testl	%esi, %esi
	jle	.L125
	movl	68(%rdi), %ecx
	leal	-1(%rcx), %eax
	cmpl	$1073741823, %eax
	ja	.L125
	movl	$1073741824, %eax
	xorl	%edx, %edx
	idivl	%ecx
	cmpl	%eax, %esi
	jg	.L125
	leal	23(%rcx), %eax
	cltq
	andq	$-8, %rax
	imulq	%rsi, %rax
	addq	$120, %rax
	cmpq	%rax, %r13
	jb	.L125
	movq	%rdi, 16(%rbx)
	movq	%r13, 8(%rbx)
	call	___errno@PLT
	movl	%r12d, %edi
	movl	(%rax), %r13d
	call	close@PLT
	call	___errno@PLT
	movl	%r13d, (%rax)
	movl	$1297154049, (%rbx)
	movl	%ebp, 4(%rbx)
	jmp	.L100
	.p2align 4,,10
	.p2align 3
.L125:
	movq	%r13, %rsi
	call	munmap@PLT
.L138:
	call	___errno@PLT
	movl	$22, (%rax)
	call	___errno@PLT
	movl	%r12d, %edi
	movl	(%rax), %ebp
	call	close@PLT
	call	___errno@PLT
	movl	%ebp, (%rax)
	jmp	.L128
	.p2align 4,,10
	.p2align 3
.L117:
	leaq	23(%r14), %rsi
	movl	%eax, %edi
	andq	$-8, %rsi
	imulq	%r12, %rsi
	addq	$120, %rsi
	call	__ftruncate64@PLT
	testl	%eax, %eax
	je	.L141
.L118:
	call	___errno@PLT
	movl	%r15d, %edi
	movl	(%rax), %r12d
	call	close@PLT
	movq	8(%rsp), %rdi
	call	unlink@PLT
	call	___errno@PLT
	movl	%r12d, (%rax)
	jmp	.L115
	.p2align 4,,10
	.p2align 3
.L130:
	movl	$1024, %r14d
	movl	$128, %r12d
	jmp	.L112
	.p2align 4,,10
	.p2align 3
.L141:
	movl	$3, %edx
	xorl	%r9d, %r9d
	movl	%r15d, %r8d
	movl	$1, %ecx
	movl	$120, %esi
	xorl	%edi, %edi
	call	mmap@PLT
	movq	%rax, %rdx
	leaq	-1(%rax), %rax
	cmpq	$-3, %rax
	ja	.L118
	movq	%rdx, %rdi
	xorl	%eax, %eax
	movl	$15, %ecx
	movl	$120, %esi
	rep stosq
	movl	.LC2(%rip), %eax
	movl	%r12d, 64(%rdx)
	movq	%rdx, %rdi
	movl	%r14d, 68(%rdx)
	movl	%eax, 12(%rdx)
	movl	.LC3(%rip), %eax
	movl	$1297154049, (%rdx)
	movl	%eax, 52(%rdx)
	movl	%eax, 36(%rdx)
	call	munmap@PLT
	movq	8(%rsp), %r14
	movq	%r13, %rsi
	movq	%r14, %rdi
	call	link@PLT
	movl	%eax, %r12d
	call	___errno@PLT
	movl	%r15d, %edi
	movl	(%rax), %edx
	movl	%edx, 8(%rsp)
	call	close@PLT
	movq	%r14, %rdi
	call	unlink@PLT
	call	___errno@PLT
	movl	8(%rsp), %edx
	movl	%edx, (%rax)
	testl	%r12d, %r12d
	je	.L121
	jmp	.L115
	.p2align 4,,10
	.p2align 3
.L116:
	call	___errno@PLT
	movl	$28, (%rax)
	jmp	.L115
.L131:
	call	___errno@PLT
	movl	$22, (%rax)
	jmp	.L115
	.size	mq_open, .-mq_open
	.section	.text.mq_unlink,"ax",@progbits
	.p2align 4
	.globl	mq_unlink
	.type	mq_unlink, @function
mq_unlink:
	pushq	%rbx
	subq	$256, %rsp
	movq	%rsp, %rbx
	movq	%rbx, %rsi
	call	path_of
	testl	%eax, %eax
	jne	.L144
	movq	%rbx, %rdi
	call	unlink@PLT
.L142:
	addq	$256, %rsp
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L144:
	movl	$-1, %eax
	jmp	.L142
	.size	mq_unlink, .-mq_unlink
	.section	.text.mq_send,"ax",@progbits
	.p2align 4
	.globl	mq_send
	.type	mq_send, @function
mq_send:
	xorl	%r8d, %r8d
	jmp	send_until
	.size	mq_send, .-mq_send
	.section	.text.mq_timedsend,"ax",@progbits
	.p2align 4
	.globl	mq_timedsend
	.type	mq_timedsend, @function
mq_timedsend:
	subq	$40, %rsp
	movdqu	(%r8), %xmm0
	movq	%rsp, %r8
	movl	$3, (%rsp)
	movups	%xmm0, 8(%rsp)
	call	send_until
	addq	$40, %rsp
	ret
	.size	mq_timedsend, .-mq_timedsend
	.section	.text.mq_reltimedsend_np,"ax",@progbits
	.p2align 4
	.globl	mq_reltimedsend_np
	.type	mq_reltimedsend_np, @function
mq_reltimedsend_np:
	pushq	%r15
	pushq	%r14
	movl	%ecx, %r14d
	pushq	%r13
	movq	%rdx, %r13
	pushq	%r12
	movq	%rsi, %r12
	pushq	%rbp
	movq	%rdi, %rbp
	movq	%r8, %rdi
	pushq	%rbx
	subq	$40, %rsp
	movq	%rsp, %r15
	movq	%r15, %rsi
	call	deadline_after@PLT
	testl	%eax, %eax
	jne	.L154
	movq	%r15, %r8
	movl	%r14d, %ecx
	movq	%r13, %rdx
	movq	%r12, %rsi
	movq	%rbp, %rdi
	call	send_until
.L149:
	addq	$40, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L154:
	movl	%eax, %ebx
	call	___errno@PLT
	cmpl	$62, %ebx
	movl	$145, %edx
	cmove	%edx, %ebx
	movl	%ebx, (%rax)
	movl	$-1, %eax
	jmp	.L149
	.size	mq_reltimedsend_np, .-mq_reltimedsend_np
	.section	.text.mq_receive,"ax",@progbits
	.p2align 4
	.globl	mq_receive
	.type	mq_receive, @function
mq_receive:
	xorl	%r8d, %r8d
	jmp	receive_until
	.size	mq_receive, .-mq_receive
	.section	.text.mq_timedreceive,"ax",@progbits
	.p2align 4
	.globl	mq_timedreceive
	.type	mq_timedreceive, @function
mq_timedreceive:
	subq	$40, %rsp
	movdqu	(%r8), %xmm0
	movq	%rsp, %r8
	movl	$3, (%rsp)
	movups	%xmm0, 8(%rsp)
	call	receive_until
	addq	$40, %rsp
	ret
	.size	mq_timedreceive, .-mq_timedreceive
	.section	.text.mq_reltimedreceive_np,"ax",@progbits
	.p2align 4
	.globl	mq_reltimedreceive_np
	.type	mq_reltimedreceive_np, @function
mq_reltimedreceive_np:
	pushq	%r15
	pushq	%r14
	movq	%rcx, %r14
	pushq	%r13
	movq	%rdx, %r13
	pushq	%r12
	movq	%rsi, %r12
	pushq	%rbp
	movq	%rdi, %rbp
	movq	%r8, %rdi
	pushq	%rbx
	subq	$40, %rsp
	movq	%rsp, %r15
	movq	%r15, %rsi
	call	deadline_after@PLT
	testl	%eax, %eax
	jne	.L163
	movq	%r15, %r8
	movq	%r14, %rcx
	movq	%r13, %rdx
	movq	%r12, %rsi
	movq	%rbp, %rdi
	call	receive_until
.L158:
	addq	$40, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L163:
	movl	%eax, %ebx
	call	___errno@PLT
	cmpl	$62, %ebx
	movl	$145, %edx
	cmove	%edx, %ebx
	movl	%ebx, (%rax)
	movq	$-1, %rax
	jmp	.L158
	.size	mq_reltimedreceive_np, .-mq_reltimedreceive_np
	.section	.text.mq_notify,"ax",@progbits
	.p2align 4
	.globl	mq_notify
	.type	mq_notify, @function
mq_notify:
	pushq	%r13
	leaq	-1(%rdi), %rax
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	subq	$8, %rsp
	cmpq	$-3, %rax
	jbe	.L165
.L195:
	call	___errno@PLT
	movl	$9, %r13d
.L168:
	movl	%r13d, (%rax)
.L170:
	movl	$-1, %r13d
	jmp	.L164
	.p2align 4,,10
	.p2align 3
.L165:
	cmpl	$1297154049, (%rdi)
	movq	%rdi, %rbx
	jne	.L195
	movq	16(%rdi), %rax
	movq	%rsi, %rbp
	leaq	8(%rax), %rdi
	call	mutex_lock@PLT
	movl	%eax, %r13d
	testl	%eax, %eax
	jne	.L198
	movq	16(%rbx), %rbx
	call	getpid@PLT
	movl	84(%rbx), %edi
	movl	%eax, %r12d
	cmpl	%eax, %edi
	je	.L171
	testl	%edi, %edi
	jne	.L199
.L171:
	testq	%rbp, %rbp
	je	.L175
	testl	%edi, %edi
	je	.L174
	leaq	8(%rbx), %rdi
	movl	$16, %ebx
	call	mutex_unlock@PLT
.L176:
	call	___errno@PLT
	movl	%ebx, (%rax)
	jmp	.L170
	.p2align 4,,10
	.p2align 3
.L172:
	call	___errno@PLT
	cmpl	$3, (%rax)
	jne	.L196
	movl	$0, 84(%rbx)
	xorl	%edi, %edi
	testq	%rbp, %rbp
	je	.L175
	.p2align 4,,10
	.p2align 3
.L174:
	movl	0(%rbp), %eax
	leaq	8(%rbx), %rdi
	subl	$1, %eax
	cmpl	$1, %eax
	ja	.L200
	movdqu	0(%rbp), %xmm0
	movups	%xmm0, 88(%rbx)
	movdqu	16(%rbp), %xmm1
	movl	%r12d, 84(%rbx)
	movups	%xmm1, 104(%rbx)
	call	mutex_unlock@PLT
.L164:
	addq	$8, %rsp
	movl	%r13d, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L175:
	leaq	8(%rbx), %rax
	cmpl	%edi, %r12d
	jne	.L197
	movl	$0, 84(%rbx)
.L197:
	movq	%rax, %rdi
	call	mutex_unlock@PLT
	addq	$8, %rsp
	movl	%r13d, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L199:
	xorl	%esi, %esi
	call	kill@PLT
	testl	%eax, %eax
	jne	.L172
.L196:
	movl	84(%rbx), %edi
	jmp	.L171
	.p2align 4,,10
	.p2align 3
.L200:
	call	mutex_unlock@PLT
	movl	$22, %ebx
	jmp	.L176
.L198:
	call	___errno@PLT
	cmpl	$62, %r13d
	jne	.L168
	movl	$145, %r13d
	jmp	.L168
	.size	mq_notify, .-mq_notify
	.section	.text.mq_getattr,"ax",@progbits
	.p2align 4
	.globl	mq_getattr
	.type	mq_getattr, @function
mq_getattr:
	leaq	-1(%rdi), %rax
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	cmpq	$-3, %rax
	jbe	.L202
.L210:
	call	___errno@PLT
	movl	$9, %ebp
.L205:
	movl	%ebp, (%rax)
	movl	$-1, %ebp
	jmp	.L201
	.p2align 4,,10
	.p2align 3
.L202:
	cmpl	$1297154049, (%rdi)
	movq	%rdi, %r12
	jne	.L210
	movq	16(%rdi), %rax
	movq	%rsi, %rbx
	leaq	8(%rax), %rdi
	call	mutex_lock@PLT
	movl	%eax, %ebp
	testl	%eax, %eax
	jne	.L211
	movq	16(%r12), %rdi
	movl	4(%r12), %eax
	movd	68(%rdi), %xmm1
	movd	72(%rdi), %xmm3
	andl	$128, %eax
	addq	$8, %rdi
	movd	56(%rdi), %xmm4
	movd	%eax, %xmm0
	punpckldq	%xmm3, %xmm1
	punpckldq	%xmm4, %xmm0
	punpcklqdq	%xmm1, %xmm0
	pxor	%xmm1, %xmm1
	movups	%xmm1, 32(%rbx)
	movdqa	%xmm0, %xmm2
	movups	%xmm1, 48(%rbx)
	movups	%xmm1, 64(%rbx)
	pxor	%xmm1, %xmm1
	pcmpgtd	%xmm0, %xmm1
	punpckldq	%xmm1, %xmm2
	punpckhdq	%xmm1, %xmm0
	movups	%xmm2, (%rbx)
	movups	%xmm0, 16(%rbx)
	call	mutex_unlock@PLT
.L201:
	movl	%ebp, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
.L211:
	call	___errno@PLT
	cmpl	$62, %ebp
	jne	.L205
	movl	$145, %ebp
	jmp	.L205
	.size	mq_getattr, .-mq_getattr
	.section	.text.mq_setattr,"ax",@progbits
	.p2align 4
	.globl	mq_setattr
	.type	mq_setattr, @function
mq_setattr:
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$8, %rsp
	movq	(%rsi), %rbp
	testq	%rdx, %rdx
	je	.L213
	movq	%rdx, %rsi
	call	mq_getattr@PLT
	testl	%eax, %eax
	jne	.L214
.L215:
	movl	4(%rbx), %eax
	andl	$128, %ebp
	andb	$127, %al
	orl	%ebp, %eax
	movl	%eax, 4(%rbx)
	addq	$8, %rsp
	xorl	%eax, %eax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L213:
	leaq	-1(%rdi), %rax
	cmpq	$-3, %rax
	ja	.L216
	cmpl	$1297154049, (%rdi)
	je	.L215
.L216:
	call	___errno@PLT
	movl	$9, (%rax)
.L214:
	addq	$8, %rsp
	movl	$-1, %eax
	popq	%rbx
	popq	%rbp
	ret
	.size	mq_setattr, .-mq_setattr
	.section	.text.mq_close,"ax",@progbits
	.p2align 4
	.globl	mq_close
	.type	mq_close, @function
mq_close:
	leaq	-1(%rdi), %rax
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	cmpq	$-3, %rax
	jbe	.L220
.L230:
	call	___errno@PLT
	movl	$9, %ebp
.L223:
	movl	%ebp, (%rax)
	movl	$-1, %ebp
	jmp	.L219
	.p2align 4,,10
	.p2align 3
.L220:
	cmpl	$1297154049, (%rdi)
	movq	%rdi, %rbx
	jne	.L230
	movq	16(%rdi), %rax
	leaq	8(%rax), %rdi
	call	mutex_lock@PLT
	movl	%eax, %ebp
	testl	%eax, %eax
	jne	.L231
	movq	16(%rbx), %rax
	movl	84(%rax), %r12d
	call	getpid@PLT
	movq	16(%rbx), %rdi
	cmpl	%eax, %r12d
	jne	.L227
	movl	$0, 84(%rdi)
.L227:
	addq	$8, %rdi
	call	mutex_unlock@PLT
	movl	$0, (%rbx)
	movq	16(%rbx), %rdi
	movq	8(%rbx), %rsi
	call	munmap@PLT
	movq	%rbx, %rdi
	call	free@PLT
.L219:
	movl	%ebp, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
.L231:
	call	___errno@PLT
	cmpl	$62, %ebp
	jne	.L223
	movl	$145, %ebp
	jmp	.L223
	.size	mq_close, .-mq_close
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC2:
	.value	1
	.value	19800
	.align 4
.LC3:
	.value	1
	.value	17238
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
