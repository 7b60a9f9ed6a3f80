// efba2c163766449c3be819669cab561a emu/guest/libc/sunos/locks.c
	.file	"locks.c"
	.text
	.section	.text.take_free,"ax",@progbits
	.p2align 4
	.type	take_free, @function
take_free:
	testb	$72, 4(%rdi)
	jne	.L11
	movzbl	15(%rdi), %edx
	movl	$16, %eax
	testb	%dl, %dl
	jne	.L7
	movl	$255, %eax
#APP
# 64 "./libc/sunos/locks.c" 1
	xchgb %al,15(%rdi)
# 0 "" 2
#NO_APP
	testb	%al, %al
	setne	%al
	movzbl	%al, %eax
	sall	$4, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	ret
	.p2align 4,,10
	.p2align 3
.L11:
	subq	$8, %rsp
	movq	%rdi, %rsi
	xorl	%eax, %eax
	movl	$251, %edi
	call	system_call@PLT
	movl	%eax, %edx
	negl	%edx
	testq	%rax, %rax
	movl	$0, %eax
	cmovs	%edx, %eax
	addq	$8, %rsp
	ret
	.size	take_free, .-take_free
	.section	.text.deadline_after,"ax",@progbits
	.p2align 4
	.globl	deadline_after
	.type	deadline_after, @function
deadline_after:
	cmpq	$999999999, 8(%rdi)
	movl	$22, %eax
	ja	.L19
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$24, %rsp
	cmpq	$0, (%rdi)
	js	.L12
	movq	%rsi, %rbp
	movl	$4, %edi
	movq	%rsp, %rsi
	call	clock_gettime@PLT
	movq	8(%rbx), %rdx
	movq	(%rsp), %rax
	xorl	%r8d, %r8d
	addq	8(%rsp), %rdx
	movq	(%rbx), %rdi
	movabsq	$9223372036854775807, %rsi
	movl	$4, 0(%rbp)
	cmpq	$999999999, %rdx
	movq	%rsi, %rcx
	setg	%r8b
	subq	%rax, %rcx
	addq	%rdi, %rax
	subq	%r8, %rcx
	addq	%r8, %rax
	cmpq	%rcx, %rdi
	movl	$0, %ecx
	cmovg	%rsi, %rax
	cmpq	$999999999, %rdx
	movq	%rax, 8(%rbp)
	movq	$-1000000000, %rax
	cmovle	%rcx, %rax
	addq	%rdx, %rax
	movq	%rax, 16(%rbp)
	xorl	%eax, %eax
.L12:
	addq	$24, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L19:
	ret
	.size	deadline_after, .-deadline_after
	.section	.text.deadline_left,"ax",@progbits
	.p2align 4
	.globl	deadline_left
	.type	deadline_left, @function
deadline_left:
	cmpq	$999999999, 16(%rdi)
	movl	$22, %edx
	ja	.L34
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$24, %rsp
	movl	(%rdi), %edi
	movq	%rsp, %rsi
	call	clock_gettime@PLT
	movq	16(%rbx), %rsi
	xorl	%r8d, %r8d
	movq	(%rsp), %rdi
	movq	8(%rsp), %rcx
	movq	8(%rbx), %rax
	movl	$62, %edx
	cmpq	%rcx, %rsi
	setl	%r8b
	leaq	(%r8,%rdi), %r9
	cmpq	%r9, %rax
	jl	.L22
	cmpq	%rcx, %rsi
	jg	.L29
	cmpq	%rdi, %rax
	je	.L22
.L29:
	subq	%rdi, %rax
	movl	$1000000000, %edx
	subq	%r8, %rax
	movq	%rax, 0(%rbp)
	movq	%rsi, %rax
	subq	%rcx, %rax
	cmpq	%rcx, %rsi
	movl	$0, %ecx
	cmovge	%rcx, %rdx
	addq	%rdx, %rax
	xorl	%edx, %edx
	movq	%rax, 8(%rbp)
.L22:
	addq	$24, %rsp
	movl	%edx, %eax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L34:
	movl	%edx, %eax
	ret
	.size	deadline_left, .-deadline_left
	.section	.text.take,"ax",@progbits
	.p2align 4
	.type	take, @function
take:
	pushq	%r14
	pushq	%r13
	pushq	%r12
	movq	%rdi, %r12
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	subq	$16, %rsp
	call	take_free
	movl	%eax, %ebx
	cmpl	$16, %eax
	je	.L62
.L60:
	testl	%ebx, %ebx
	sete	%al
	cmpl	$58, %ebx
	sete	%dl
	orl	%edx, %eax
	testb	%al, %al
	jne	.L41
	addq	$16, %rsp
	movl	%ebx, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L62:
	xorl	%r13d, %r13d
	movq	%rsp, %r14
	testq	%rbp, %rbp
	cmovne	%r14, %r13
	testq	%rbp, %rbp
	je	.L42
	.p2align 4,,10
	.p2align 3
.L39:
	movq	%r14, %rsi
	movq	%rbp, %rdi
	call	deadline_left@PLT
	movl	%eax, %ebx
	testl	%eax, %eax
	je	.L42
.L43:
	cmpl	$4, %ebx
	jne	.L60
	testq	%rbp, %rbp
	jne	.L39
.L42:
	xorl	%eax, %eax
	movq	%r13, %rdx
	movq	%r12, %rsi
	movl	$210, %edi
	call	system_call@PLT
	testq	%rax, %rax
	js	.L40
	xorl	%ebx, %ebx
.L41:
	testb	$73, 4(%r12)
	jne	.L63
.L47:
	call	thread_self@PLT
	movl	(%rax), %eax
	movb	$0, 2(%r12)
	movl	%eax, 16(%r12)
	addq	$16, %rsp
	movl	%ebx, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L40:
	movl	%eax, %ebx
	negl	%ebx
	jmp	.L43
	.p2align 4,,10
	.p2align 3
.L63:
	call	getpid@PLT
	movl	%eax, 8(%r12)
	jmp	.L47
	.size	take, .-take
	.section	.text.mutex_lock_until,"ax",@progbits
	.p2align 4
	.globl	mutex_lock_until
	.type	mutex_lock_until, @function
mutex_lock_until:
	testb	$6, 4(%rdi)
	je	.L81
	movzbl	15(%rdi), %eax
	testb	%al, %al
	jne	.L84
.L81:
	jmp	take
	.p2align 4,,10
	.p2align 3
.L84:
	pushq	%rbx
	subq	$16, %rsp
	movl	16(%rdi), %ebx
	movq	%rsi, 8(%rsp)
	movq	%rdi, (%rsp)
	call	thread_self@PLT
	movq	(%rsp), %rdi
	movq	8(%rsp), %rsi
	cmpl	(%rax), %ebx
	je	.L85
.L65:
	addq	$16, %rsp
	popq	%rbx
	jmp	take
	.p2align 4,,10
	.p2align 3
.L85:
	movzwl	4(%rdi), %edx
	testb	$73, %dl
	jne	.L86
.L66:
	andl	$4, %edx
	movl	$45, %eax
	je	.L64
	movzbl	2(%rdi), %eax
	cmpb	$-1, %al
	je	.L69
	addl	$1, %eax
	movb	%al, 2(%rdi)
	xorl	%eax, %eax
.L64:
	addq	$16, %rsp
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L86:
	movl	8(%rdi), %ebx
	call	getpid@PLT
	movq	(%rsp), %rdi
	movq	8(%rsp), %rsi
	cmpl	%eax, %ebx
	jne	.L65
	movzwl	4(%rdi), %edx
	jmp	.L66
	.p2align 4,,10
	.p2align 3
.L69:
	movl	$11, %eax
	jmp	.L64
	.size	mutex_lock_until, .-mutex_lock_until
	.section	.text.mutex_lock,"ax",@progbits
	.p2align 4
	.globl	mutex_lock
	.type	mutex_lock, @function
mutex_lock:
	xorl	%esi, %esi
	jmp	mutex_lock_until@PLT
	.size	mutex_lock, .-mutex_lock
	.globl	_lwp_mutex_lock
	.set	_lwp_mutex_lock,mutex_lock
	.globl	pthread_mutex_lock
	.set	pthread_mutex_lock,mutex_lock
	.section	.text.mutex_trylock,"ax",@progbits
	.p2align 4
	.globl	mutex_trylock
	.type	mutex_trylock, @function
mutex_trylock:
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$8, %rsp
	testb	$6, 4(%rdi)
	je	.L89
	movzbl	15(%rdi), %eax
	testb	%al, %al
	jne	.L111
.L89:
	movq	%rbx, %rdi
	call	take_free
	movl	%eax, %ebp
	testl	%eax, %eax
	je	.L92
	cmpl	$58, %eax
	je	.L92
.L88:
	addq	$8, %rsp
	movl	%ebp, %eax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L92:
	testb	$73, 4(%rbx)
	jne	.L112
.L93:
	call	thread_self@PLT
	movl	(%rax), %eax
	movb	$0, 2(%rbx)
	movl	%eax, 16(%rbx)
	addq	$8, %rsp
	movl	%ebp, %eax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L111:
	movl	16(%rdi), %ebp
	call	thread_self@PLT
	cmpl	(%rax), %ebp
	jne	.L89
	movzwl	4(%rbx), %eax
	testb	$73, %al
	jne	.L113
.L90:
	movl	$16, %ebp
	testb	$4, %al
	je	.L88
	movzbl	2(%rbx), %eax
	cmpb	$-1, %al
	je	.L96
	addl	$1, %eax
	xorl	%ebp, %ebp
	movb	%al, 2(%rbx)
	jmp	.L88
	.p2align 4,,10
	.p2align 3
.L112:
	call	getpid@PLT
	movl	%eax, 8(%rbx)
	jmp	.L93
	.p2align 4,,10
	.p2align 3
.L113:
	movl	8(%rbx), %ebp
	call	getpid@PLT
	cmpl	%eax, %ebp
	jne	.L89
	movzwl	4(%rbx), %eax
	jmp	.L90
	.p2align 4,,10
	.p2align 3
.L96:
	movl	$11, %ebp
	jmp	.L88
	.size	mutex_trylock, .-mutex_trylock
	.globl	_lwp_mutex_trylock
	.set	_lwp_mutex_trylock,mutex_trylock
	.globl	pthread_mutex_trylock
	.set	pthread_mutex_trylock,mutex_trylock
	.section	.text.mutex_unlock,"ax",@progbits
	.p2align 4
	.globl	mutex_unlock
	.type	mutex_unlock, @function
mutex_unlock:
	pushq	%rbp
	subq	$16, %rsp
	testb	$78, 4(%rdi)
	jne	.L115
.L121:
	movzbl	2(%rdi), %eax
	testb	%al, %al
	jne	.L134
	movl	$0, 16(%rdi)
	testb	$72, 4(%rdi)
	jne	.L135
	movb	$0, 15(%rdi)
	movzbl	14(%rdi), %eax
	testb	%al, %al
	jne	.L136
.L124:
	xorl	%eax, %eax
.L114:
	addq	$16, %rsp
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L115:
	movzbl	15(%rdi), %eax
	testb	%al, %al
	jne	.L118
.L120:
	addq	$16, %rsp
	movl	$1, %eax
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L134:
	subl	$1, %eax
	movb	%al, 2(%rdi)
	jmp	.L124
	.p2align 4,,10
	.p2align 3
.L136:
	movq	%rdi, %rsi
	xorl	%eax, %eax
	movl	$168, %edi
	call	system_call@PLT
	testq	%rax, %rax
	jns	.L124
	negl	%eax
	jmp	.L114
	.p2align 4,,10
	.p2align 3
.L135:
	movq	%rdi, %rsi
	xorl	%eax, %eax
	movl	$250, %edi
	call	system_call@PLT
	movq	%rax, %rdx
	negl	%eax
	testq	%rdx, %rdx
	jns	.L124
	jmp	.L114
	.p2align 4,,10
	.p2align 3
.L118:
	movl	16(%rdi), %ebp
	movq	%rdi, 8(%rsp)
	call	thread_self@PLT
	movq	8(%rsp), %rdi
	cmpl	(%rax), %ebp
	jne	.L120
	testb	$73, 4(%rdi)
	je	.L121
	movl	8(%rdi), %ebp
	call	getpid@PLT
	movq	8(%rsp), %rdi
	cmpl	%eax, %ebp
	jne	.L120
	jmp	.L121
	.size	mutex_unlock, .-mutex_unlock
	.globl	_lwp_mutex_unlock
	.set	_lwp_mutex_unlock,mutex_unlock
	.globl	pthread_mutex_unlock
	.set	pthread_mutex_unlock,mutex_unlock
	.section	.text.mutex_init,"ax",@progbits
	.p2align 4
	.globl	mutex_init
	.type	mutex_init, @function
mutex_init:
	movl	$22, %eax
	cmpl	$127, %esi
	ja	.L155
	testb	$72, %sil
	jne	.L159
	xorl	%eax, %eax
.L139:
	pxor	%xmm0, %xmm0
	movq	$0, 16(%rdi)
	movups	%xmm0, (%rdi)
	movw	%ax, (%rdi)
	movl	$19800, %eax
	movw	%si, 4(%rdi)
	andl	$32, %esi
	movw	%ax, 6(%rdi)
	je	.L156
	movzbl	(%rdx), %eax
	movb	%al, 3(%rdi)
.L156:
	xorl	%eax, %eax
.L155:
	ret
	.p2align 4,,10
	.p2align 3
.L159:
	cmpw	$19800, 6(%rdi)
	movl	$4, %eax
	jne	.L139
	movzwl	4(%rdi), %ecx
	cmpl	%esi, %ecx
	jne	.L139
	testb	$4, (%rdi)
	je	.L139
	andl	$8, %ecx
	movl	$16, %eax
	je	.L155
	movq	%rdi, %rsi
	subq	$8, %rsp
	movl	$8, %edx
	xorl	%eax, %eax
	movl	$252, %edi
	call	system_call@PLT
	movq	%rax, %rdx
	negl	%eax
	testq	%rdx, %rdx
	js	.L137
	xorl	%eax, %eax
.L137:
	addq	$8, %rsp
	ret
	.size	mutex_init, .-mutex_init
	.section	.text.mutex_destroy,"ax",@progbits
	.p2align 4
	.globl	mutex_destroy
	.type	mutex_destroy, @function
mutex_destroy:
	xorl	%eax, %eax
	movw	%ax, 6(%rdi)
	xorl	%eax, %eax
	ret
	.size	mutex_destroy, .-mutex_destroy
	.globl	pthread_mutex_destroy
	.set	pthread_mutex_destroy,mutex_destroy
	.section	.text.pthread_mutex_consistent,"ax",@progbits
	.p2align 4
	.globl	pthread_mutex_consistent
	.type	pthread_mutex_consistent, @function
pthread_mutex_consistent:
	testb	$72, 4(%rdi)
	je	.L176
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$8, %rsp
	testb	$1, (%rdi)
	je	.L164
	movzbl	15(%rdi), %eax
	testb	%al, %al
	jne	.L177
.L164:
	addq	$8, %rsp
	movl	$22, %eax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L176:
	movl	$22, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L177:
	movl	16(%rdi), %ebp
	call	thread_self@PLT
	cmpl	(%rax), %ebp
	jne	.L164
	testb	$73, 4(%rbx)
	jne	.L165
.L166:
	andw	$-2, (%rbx)
	addq	$8, %rsp
	xorl	%eax, %eax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L165:
	movl	8(%rbx), %ebp
	call	getpid@PLT
	cmpl	%eax, %ebp
	jne	.L164
	jmp	.L166
	.size	pthread_mutex_consistent, .-pthread_mutex_consistent
	.globl	pthread_mutex_consistent_np
	.set	pthread_mutex_consistent_np,pthread_mutex_consistent
	.section	.text._mutex_held,"ax",@progbits
	.p2align 4
	.globl	_mutex_held
	.type	_mutex_held, @function
_mutex_held:
	movzbl	15(%rdi), %eax
	testb	%al, %al
	jne	.L179
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L179:
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$8, %rsp
	movl	16(%rdi), %ebp
	call	thread_self@PLT
	cmpl	(%rax), %ebp
	je	.L187
	xorl	%eax, %eax
.L178:
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L187:
	movl	$1, %eax
	testb	$73, 4(%rbx)
	je	.L178
	movl	8(%rbx), %ebx
	call	getpid@PLT
	cmpl	%ebx, %eax
	sete	%al
	movzbl	%al, %eax
	jmp	.L178
	.size	_mutex_held, .-_mutex_held
	.section	.text.pthread_mutex_timedlock,"ax",@progbits
	.p2align 4
	.globl	pthread_mutex_timedlock
	.type	pthread_mutex_timedlock, @function
pthread_mutex_timedlock:
	subq	$40, %rsp
	movdqu	(%rsi), %xmm0
	movq	%rsp, %rsi
	movl	$3, (%rsp)
	movups	%xmm0, 8(%rsp)
	call	mutex_lock_until@PLT
	movl	$145, %edx
	cmpl	$62, %eax
	cmove	%edx, %eax
	addq	$40, %rsp
	ret
	.size	pthread_mutex_timedlock, .-pthread_mutex_timedlock
	.section	.text.pthread_mutex_reltimedlock_np,"ax",@progbits
	.p2align 4
	.globl	pthread_mutex_reltimedlock_np
	.type	pthread_mutex_reltimedlock_np, @function
pthread_mutex_reltimedlock_np:
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	movq	%rsi, %rdi
	subq	$40, %rsp
	movq	%rsp, %rbp
	movq	%rbp, %rsi
	call	deadline_after@PLT
	testl	%eax, %eax
	je	.L194
	addq	$40, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L194:
	movq	%rbp, %rsi
	movq	%rbx, %rdi
	call	mutex_lock_until@PLT
	movl	$145, %edx
	cmpl	$62, %eax
	cmove	%edx, %eax
	addq	$40, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.size	pthread_mutex_reltimedlock_np, .-pthread_mutex_reltimedlock_np
	.section	.text.cond_wait_until,"ax",@progbits
	.p2align 4
	.globl	cond_wait_until
	.type	cond_wait_until, @function
cond_wait_until:
	pushq	%r14
	pushq	%r13
	movq	%rdi, %r13
	pushq	%r12
	movq	%rdx, %r12
	pushq	%rbp
	pushq	%rbx
	movq	%rsi, %rbx
	subq	$16, %rsp
	testq	%rdx, %rdx
	je	.L196
	movq	%rsp, %rbp
	movq	%rdx, %rdi
	movq	%rbp, %rsi
	call	deadline_left@PLT
	movl	%eax, %r12d
	testl	%eax, %eax
	jne	.L195
	movq	%rbp, %r12
.L196:
	call	lwp_self@PLT
	movq	%rax, %rbp
	testb	$6, 4(%rbx)
	je	.L203
	movzbl	15(%rbx), %eax
	testb	%al, %al
	jne	.L201
.L202:
	movl	$1, %r12d
.L195:
	addq	$16, %rsp
	movl	%r12d, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L201:
	movl	16(%rbx), %r14d
	call	thread_self@PLT
	cmpl	(%rax), %r14d
	jne	.L202
	testb	$73, 4(%rbx)
	je	.L203
	movl	8(%rbx), %r14d
	call	getpid@PLT
	cmpl	%eax, %r14d
	jne	.L202
	.p2align 4,,10
	.p2align 3
.L203:
	call	pthread_testcancel@PLT
	addl	$1, 1088(%rbp)
	movzbl	2(%rbx), %eax
	movq	%r13, 1176(%rbp)
	movb	%al, 1184(%rbp)
	testb	$73, 4(%rbx)
	jne	.L224
.L200:
	call	thread_self@PLT
	movl	(%rax), %eax
	movb	$0, 2(%rbx)
	movb	$85, 15(%rbx)
	movl	%eax, 16(%rbx)
	subl	$1, 1088(%rbp)
	movq	%rbx, 1096(%rbp)
	call	cancel_enter@PLT
	movq	%r13, %rsi
	movl	$1, %r8d
	xorl	%eax, %eax
	movq	%r12, %rcx
	movl	$170, %edi
	movq	%rbx, %rdx
	call	system_call@PLT
	movl	%eax, %edx
	negl	%edx
	testq	%rax, %rax
	movl	$0, %eax
	cmovs	%edx, %eax
	addl	$1, 1088(%rbp)
	movl	%eax, %r13d
	call	cancel_leave@PLT
	movzbl	15(%rbx), %eax
	cmpb	$85, %al
	je	.L205
.L206:
	xorl	%esi, %esi
	movq	%rbx, %rdi
	call	take
	movl	%eax, %r12d
	movzbl	1184(%rbp), %eax
	movb	%al, 2(%rbx)
	subl	$1, 1088(%rbp)
	movq	$0, 1096(%rbp)
	call	cancel_if_asynchronous@PLT
	testl	%r12d, %r12d
	je	.L208
	addq	$16, %rsp
	movl	%r12d, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L205:
	movzbl	15(%rbx), %eax
	testb	%al, %al
	je	.L206
	movl	16(%rbx), %r12d
	call	thread_self@PLT
	cmpl	(%rax), %r12d
	jne	.L206
	testb	$73, 4(%rbx)
	jne	.L225
.L207:
	movb	$-1, 15(%rbx)
	movzbl	1184(%rbp), %eax
	movb	%al, 2(%rbx)
	subl	$1, 1088(%rbp)
	movq	$0, 1096(%rbp)
	call	cancel_if_asynchronous@PLT
.L208:
	movl	%r13d, %r12d
	jmp	.L195
	.p2align 4,,10
	.p2align 3
.L224:
	call	getpid@PLT
	movl	%eax, 8(%rbx)
	jmp	.L200
	.p2align 4,,10
	.p2align 3
.L225:
	movl	8(%rbx), %r12d
	call	getpid@PLT
	cmpl	%eax, %r12d
	jne	.L206
	jmp	.L207
	.size	cond_wait_until, .-cond_wait_until
	.section	.text.cond_wait,"ax",@progbits
	.p2align 4
	.globl	cond_wait
	.type	cond_wait, @function
cond_wait:
	xorl	%edx, %edx
	jmp	cond_wait_until@PLT
	.size	cond_wait, .-cond_wait
	.globl	_lwp_cond_wait
	.set	_lwp_cond_wait,cond_wait
	.section	.text.cond_timedwait,"ax",@progbits
	.p2align 4
	.globl	cond_timedwait
	.type	cond_timedwait, @function
cond_timedwait:
	subq	$40, %rsp
	movzbl	1(%rdi), %eax
	movdqu	(%rdx), %xmm0
	movl	$3, %edx
	testb	%al, %al
	movups	%xmm0, 8(%rsp)
	cmove	%edx, %eax
	movq	%rsp, %rdx
	movl	%eax, (%rsp)
	call	cond_wait_until@PLT
	addq	$40, %rsp
	ret
	.size	cond_timedwait, .-cond_timedwait
	.globl	_lwp_cond_timedwait
	.set	_lwp_cond_timedwait,cond_timedwait
	.section	.text.cond_reltimedwait,"ax",@progbits
	.p2align 4
	.globl	cond_reltimedwait
	.type	cond_reltimedwait, @function
cond_reltimedwait:
	pushq	%r12
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	movq	%rdi, %rbx
	movq	%rdx, %rdi
	subq	$32, %rsp
	movq	%rsp, %r12
	movq	%r12, %rsi
	call	deadline_after@PLT
	testl	%eax, %eax
	je	.L233
	addq	$32, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L233:
	movq	%r12, %rdx
	movq	%rbp, %rsi
	movq	%rbx, %rdi
	call	cond_wait_until@PLT
	addq	$32, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.size	cond_reltimedwait, .-cond_reltimedwait
	.globl	_lwp_cond_reltimedwait
	.set	_lwp_cond_reltimedwait,cond_reltimedwait
	.section	.text.pthread_cond_wait,"ax",@progbits
	.p2align 4
	.globl	pthread_cond_wait
	.type	pthread_cond_wait, @function
pthread_cond_wait:
	subq	$8, %rsp
	call	cond_wait@PLT
	cmpl	$4, %eax
	je	.L236
	cmpl	$62, %eax
	movl	$145, %edx
	cmove	%edx, %eax
	addq	$8, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L236:
	xorl	%eax, %eax
	addq	$8, %rsp
	ret
	.size	pthread_cond_wait, .-pthread_cond_wait
	.section	.text.pthread_cond_timedwait,"ax",@progbits
	.p2align 4
	.globl	pthread_cond_timedwait
	.type	pthread_cond_timedwait, @function
pthread_cond_timedwait:
	subq	$40, %rsp
	movzbl	1(%rdi), %eax
	movdqu	(%rdx), %xmm0
	movl	$3, %edx
	testb	%al, %al
	movups	%xmm0, 8(%rsp)
	cmove	%edx, %eax
	movq	%rsp, %rdx
	movl	%eax, (%rsp)
	call	cond_wait_until@PLT
	cmpl	$4, %eax
	je	.L241
	cmpl	$62, %eax
	movl	$145, %edx
	cmove	%edx, %eax
	addq	$40, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L241:
	xorl	%eax, %eax
	addq	$40, %rsp
	ret
	.size	pthread_cond_timedwait, .-pthread_cond_timedwait
	.section	.text.pthread_cond_reltimedwait_np,"ax",@progbits
	.p2align 4
	.globl	pthread_cond_reltimedwait_np
	.type	pthread_cond_reltimedwait_np, @function
pthread_cond_reltimedwait_np:
	pushq	%r12
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	movq	%rdi, %rbx
	movq	%rdx, %rdi
	subq	$32, %rsp
	movq	%rsp, %r12
	movq	%r12, %rsi
	call	deadline_after@PLT
	testl	%eax, %eax
	je	.L248
.L244:
	cmpl	$4, %eax
	je	.L246
	cmpl	$62, %eax
	movl	$145, %edx
	cmove	%edx, %eax
	addq	$32, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L246:
	addq	$32, %rsp
	xorl	%eax, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L248:
	movq	%r12, %rdx
	movq	%rbp, %rsi
	movq	%rbx, %rdi
	call	cond_wait_until@PLT
	jmp	.L244
	.size	pthread_cond_reltimedwait_np, .-pthread_cond_reltimedwait_np
	.section	.text.cond_signal,"ax",@progbits
	.p2align 4
	.globl	cond_signal
	.type	cond_signal, @function
cond_signal:
	cmpb	$0, 3(%rdi)
	jne	.L250
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L250:
	subq	$8, %rsp
	movq	%rdi, %rsi
	xorl	%eax, %eax
	movl	$171, %edi
	call	system_call@PLT
	testq	%rax, %rax
	js	.L256
	xorl	%eax, %eax
	addq	$8, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L256:
	negl	%eax
	addq	$8, %rsp
	ret
	.size	cond_signal, .-cond_signal
	.globl	_lwp_cond_signal
	.set	_lwp_cond_signal,cond_signal
	.globl	pthread_cond_signal
	.set	pthread_cond_signal,cond_signal
	.section	.text.cond_wait_cancelled,"ax",@progbits
	.p2align 4
	.globl	cond_wait_cancelled
	.type	cond_wait_cancelled, @function
cond_wait_cancelled:
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	movq	1096(%rdi), %rbp
	movq	%rdi, %rbx
	movzbl	15(%rbp), %eax
	cmpb	$85, %al
	jne	.L260
	movzbl	15(%rbp), %eax
	testb	%al, %al
	jne	.L269
.L260:
	xorl	%esi, %esi
	movq	%rbp, %rdi
	call	take
.L259:
	movzbl	1184(%rbx), %eax
	movb	%al, 2(%rbp)
	movq	1176(%rbx), %rdi
	movq	$0, 1096(%rbx)
	popq	%rbx
	popq	%rbp
	popq	%r12
	jmp	cond_signal@PLT
	.p2align 4,,10
	.p2align 3
.L269:
	movl	16(%rbp), %r12d
	call	thread_self@PLT
	cmpl	(%rax), %r12d
	jne	.L260
	testb	$73, 4(%rbp)
	jne	.L270
.L261:
	movb	$-1, 15(%rbp)
	jmp	.L259
	.p2align 4,,10
	.p2align 3
.L270:
	movl	8(%rbp), %r12d
	call	getpid@PLT
	cmpl	%eax, %r12d
	jne	.L260
	jmp	.L261
	.size	cond_wait_cancelled, .-cond_wait_cancelled
	.section	.text.cond_broadcast,"ax",@progbits
	.p2align 4
	.globl	cond_broadcast
	.type	cond_broadcast, @function
cond_broadcast:
	cmpb	$0, 3(%rdi)
	jne	.L272
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L272:
	subq	$8, %rsp
	movq	%rdi, %rsi
	xorl	%eax, %eax
	movl	$172, %edi
	call	system_call@PLT
	testq	%rax, %rax
	js	.L278
	xorl	%eax, %eax
	addq	$8, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L278:
	negl	%eax
	addq	$8, %rsp
	ret
	.size	cond_broadcast, .-cond_broadcast
	.globl	_lwp_cond_broadcast
	.set	_lwp_cond_broadcast,cond_broadcast
	.globl	pthread_cond_broadcast
	.set	pthread_cond_broadcast,cond_broadcast
	.section	.text.cond_init,"ax",@progbits
	.p2align 4
	.globl	cond_init
	.type	cond_init, @function
cond_init:
	movl	$22, %eax
	cmpl	$1, %esi
	ja	.L279
	pxor	%xmm0, %xmm0
	movl	$17238, %eax
	movups	%xmm0, (%rdi)
	movw	%si, 4(%rdi)
	movw	%ax, 6(%rdi)
	xorl	%eax, %eax
.L279:
	ret
	.size	cond_init, .-cond_init
	.section	.text.cond_destroy,"ax",@progbits
	.p2align 4
	.globl	cond_destroy
	.type	cond_destroy, @function
cond_destroy:
	xorl	%eax, %eax
	movw	%ax, 6(%rdi)
	xorl	%eax, %eax
	ret
	.size	cond_destroy, .-cond_destroy
	.globl	pthread_cond_destroy
	.set	pthread_cond_destroy,cond_destroy
	.section	.text.guard_enter,"ax",@progbits
	.p2align 4
	.globl	guard_enter
	.type	guard_enter, @function
guard_enter:
	movq	__threads_started@GOTPCREL(%rip), %rax
	movl	(%rax), %eax
	testl	%eax, %eax
	jne	.L288
	ret
	.p2align 4,,10
	.p2align 3
.L288:
	subq	$8, %rsp
	call	thread_self@PLT
	xorl	%esi, %esi
	leaq	guard(%rip), %rdi
	addl	$1, 1088(%rax)
	addq	$8, %rsp
	jmp	take
	.size	guard_enter, .-guard_enter
	.section	.text.guard_leave,"ax",@progbits
	.p2align 4
	.globl	guard_leave
	.type	guard_leave, @function
guard_leave:
	movq	__threads_started@GOTPCREL(%rip), %rax
	movl	(%rax), %eax
	testl	%eax, %eax
	jne	.L295
	ret
	.p2align 4,,10
	.p2align 3
.L295:
	subq	$8, %rsp
	leaq	guard(%rip), %rdi
	call	mutex_unlock@PLT
	call	thread_self@PLT
	subl	$1, 1088(%rax)
	addq	$8, %rsp
	ret
	.size	guard_leave, .-guard_leave
	.section	.text.guard_wait,"ax",@progbits
	.p2align 4
	.globl	guard_wait
	.type	guard_wait, @function
guard_wait:
	leaq	guard(%rip), %rsi
	jmp	cond_wait@PLT
	.size	guard_wait, .-guard_wait
	.section	.text.stream_lock_try,"ax",@progbits
	.p2align 4
	.globl	stream_lock_try
	.type	stream_lock_try, @function
stream_lock_try:
	pushq	%rbp
	pushq	%rbx
	subq	$8, %rsp
	movq	__threads_started@GOTPCREL(%rip), %rax
	movl	(%rax), %ebp
	testl	%ebp, %ebp
	jne	.L307
	addq	$8, %rsp
	movl	%ebp, %eax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L307:
	movq	%rdi, %rbx
	call	guard_enter@PLT
	call	thread_self@PLT
	movl	(%rbx), %edx
	movl	(%rax), %eax
	testl	%edx, %edx
	jne	.L299
	movl	$1, (%rbx)
	movl	%eax, 4(%rbx)
.L300:
	addl	$1, 8(%rbx)
	xorl	%ebp, %ebp
	call	thread_self@PLT
	addl	$1, 1088(%rax)
	call	guard_leave@PLT
.L308:
	addq	$8, %rsp
	movl	%ebp, %eax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L299:
	cmpl	4(%rbx), %eax
	je	.L300
	movl	$1, %ebp
	call	guard_leave@PLT
	jmp	.L308
	.size	stream_lock_try, .-stream_lock_try
	.section	.text.stream_lock_take,"ax",@progbits
	.p2align 4
	.globl	stream_lock_take
	.type	stream_lock_take, @function
stream_lock_take:
	movq	__threads_started@GOTPCREL(%rip), %rax
	movl	(%rax), %ecx
	testl	%ecx, %ecx
	jne	.L317
	ret
	.p2align 4,,10
	.p2align 3
.L317:
	pushq	%rbp
	leaq	stream_is_free(%rip), %rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$8, %rsp
	call	guard_enter@PLT
	.p2align 4,,10
	.p2align 3
.L313:
	call	thread_self@PLT
	movl	(%rbx), %edx
	movl	(%rax), %eax
	testl	%edx, %edx
	jne	.L311
	movl	$1, (%rbx)
	movl	%eax, 4(%rbx)
.L312:
	addl	$1, 8(%rbx)
	call	thread_self@PLT
	addl	$1, 1088(%rax)
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	jmp	guard_leave@PLT
	.p2align 4,,10
	.p2align 3
.L311:
	cmpl	4(%rbx), %eax
	je	.L312
	movl	$2, (%rbx)
	movq	%rbp, %rdi
	call	guard_wait@PLT
	jmp	.L313
	.size	stream_lock_take, .-stream_lock_take
	.section	.text.stream_lock_drop,"ax",@progbits
	.p2align 4
	.globl	stream_lock_drop
	.type	stream_lock_drop, @function
stream_lock_drop:
	movq	__threads_started@GOTPCREL(%rip), %rax
	movl	(%rax), %edx
	testl	%edx, %edx
	je	.L323
	pushq	%rbx
	movl	8(%rdi), %eax
	movq	%rdi, %rbx
	testl	%eax, %eax
	jne	.L326
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L326:
	call	guard_enter@PLT
	call	thread_self@PLT
	subl	$1, 1088(%rax)
	subl	$1, 8(%rbx)
	jne	.L320
	cmpl	$2, (%rbx)
	je	.L327
.L321:
	movq	$0, (%rbx)
.L320:
	popq	%rbx
	jmp	guard_leave@PLT
	.p2align 4,,10
	.p2align 3
.L323:
	ret
	.p2align 4,,10
	.p2align 3
.L327:
	leaq	stream_is_free(%rip), %rdi
	call	cond_broadcast@PLT
	jmp	.L321
	.size	stream_lock_drop, .-stream_lock_drop
	.data
	.align 16
	.type	stream_is_free, @object
	.size	stream_is_free, 16
stream_is_free:
	.zero	6
	.value	17238
	.zero	8
	.align 16
	.type	guard, @object
	.size	guard, 24
guard:
	.zero	6
	.value	19800
	.zero	16
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
