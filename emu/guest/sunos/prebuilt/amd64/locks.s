// 66ffd1bae4213d83604f179704261740 emu/guest/libc/sunos/locks.c
	.file	"locks.c"
	.text
	.section	.text.deadline_after,"ax",@progbits
	.p2align 4
	.globl	deadline_after
	.type	deadline_after, @function
deadline_after:
	cmpq	$999999999, 8(%rdi)
	movl	$22, %eax
	ja	.L8
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$24, %rsp
	cmpq	$0, (%rdi)
	js	.L1
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
.L1:
	addq	$24, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L8:
	ret
	.size	deadline_after, .-deadline_after
	.section	.text.deadline_left,"ax",@progbits
	.p2align 4
	.globl	deadline_left
	.type	deadline_left, @function
deadline_left:
	cmpq	$999999999, 16(%rdi)
	movl	$22, %edx
	ja	.L24
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
	jl	.L12
	cmpq	%rcx, %rsi
	jg	.L19
	cmpq	%rdi, %rax
	je	.L12
.L19:
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
.L12:
	addq	$24, %rsp
	movl	%edx, %eax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L24:
	movl	%edx, %eax
	ret
	.size	deadline_left, .-deadline_left
	.section	.text.take,"ax",@progbits
	.p2align 4
	.type	take, @function
take:
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	movq	%rdi, %rbp
	pushq	%rbx
	movq	%rsi, %rbx
	subq	$24, %rsp
	movzbl	15(%rdi), %eax
	testb	%al, %al
	jne	.L30
	movl	$255, %eax
#APP
# 60 "./libc/sunos/locks.c" 1
	xchgb %al,15(%rdi)
# 0 "" 2
#NO_APP
	testb	%al, %al
	jne	.L30
	.p2align 4,,10
	.p2align 3
.L35:
	testb	$1, 4(%rbp)
	jne	.L49
.L32:
	call	thread_self@PLT
	movl	(%rax), %eax
	movb	$0, 2(%rbp)
	movl	%eax, 16(%rbp)
	addq	$24, %rsp
	xorl	%eax, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L30:
	xorl	%r12d, %r12d
	movq	%rsp, %r13
	testq	%rbx, %rbx
	cmovne	%r13, %r12
	.p2align 4,,10
	.p2align 3
.L29:
	testq	%rbx, %rbx
	je	.L36
	movq	%r13, %rsi
	movq	%rbx, %rdi
	call	deadline_left@PLT
	testl	%eax, %eax
	je	.L36
.L37:
	cmpl	$4, %eax
	je	.L29
	testl	%eax, %eax
	je	.L35
	addq	$24, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L36:
	xorl	%eax, %eax
	movq	%r12, %rdx
	movq	%rbp, %rsi
	movl	$210, %edi
	call	system_call@PLT
	testq	%rax, %rax
	jns	.L35
	negl	%eax
	jmp	.L37
	.p2align 4,,10
	.p2align 3
.L49:
	call	getpid@PLT
	movl	%eax, 8(%rbp)
	jmp	.L32
	.size	take, .-take
	.section	.text.mutex_lock_until,"ax",@progbits
	.p2align 4
	.globl	mutex_lock_until
	.type	mutex_lock_until, @function
mutex_lock_until:
	testb	$6, 4(%rdi)
	je	.L67
	movzbl	15(%rdi), %eax
	testb	%al, %al
	jne	.L70
.L67:
	jmp	take
	.p2align 4,,10
	.p2align 3
.L70:
	pushq	%rbx
	subq	$16, %rsp
	movl	16(%rdi), %ebx
	movq	%rsi, 8(%rsp)
	movq	%rdi, (%rsp)
	call	thread_self@PLT
	movq	(%rsp), %rdi
	movq	8(%rsp), %rsi
	cmpl	(%rax), %ebx
	je	.L71
.L51:
	addq	$16, %rsp
	popq	%rbx
	jmp	take
	.p2align 4,,10
	.p2align 3
.L71:
	movzwl	4(%rdi), %edx
	testb	$1, %dl
	jne	.L72
.L52:
	andl	$4, %edx
	movl	$45, %eax
	je	.L50
	movzbl	2(%rdi), %eax
	cmpb	$-1, %al
	je	.L55
	addl	$1, %eax
	movb	%al, 2(%rdi)
	xorl	%eax, %eax
.L50:
	addq	$16, %rsp
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L72:
	movl	8(%rdi), %ebx
	call	getpid@PLT
	movq	(%rsp), %rdi
	movq	8(%rsp), %rsi
	cmpl	%eax, %ebx
	jne	.L51
	movzwl	4(%rdi), %edx
	jmp	.L52
	.p2align 4,,10
	.p2align 3
.L55:
	movl	$11, %eax
	jmp	.L50
	.size	mutex_lock_until, .-mutex_lock_until
	.section	.text.mutex_lock,"ax",@progbits
	.p2align 4
	.globl	mutex_lock
	.type	mutex_lock, @function
mutex_lock:
	xorl	%esi, %esi
	jmp	mutex_lock_until@PLT
	.size	mutex_lock, .-mutex_lock
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
	jne	.L96
.L75:
	movzbl	15(%rbx), %ebp
	testb	%bpl, %bpl
	jne	.L79
	movl	$255, %eax
#APP
# 60 "./libc/sunos/locks.c" 1
	xchgb %al,15(%rbx)
# 0 "" 2
#NO_APP
	testb	%al, %al
	jne	.L79
	testb	$1, 4(%rbx)
	jne	.L97
.L80:
	call	thread_self@PLT
	movl	(%rax), %eax
	movl	%eax, 16(%rbx)
.L81:
	movb	%bpl, 2(%rbx)
	xorl	%eax, %eax
	jmp	.L74
	.p2align 4,,10
	.p2align 3
.L79:
	movl	$16, %eax
.L74:
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L96:
	movzbl	15(%rdi), %eax
	testb	%al, %al
	je	.L75
	movl	16(%rdi), %ebp
	call	thread_self@PLT
	cmpl	(%rax), %ebp
	jne	.L75
	movzwl	4(%rbx), %eax
	testb	$1, %al
	jne	.L98
.L76:
	testb	$4, %al
	je	.L79
	movzbl	2(%rbx), %ebp
	cmpb	$-1, %bpl
	je	.L82
	addl	$1, %ebp
	jmp	.L81
	.p2align 4,,10
	.p2align 3
.L97:
	call	getpid@PLT
	movl	%eax, 8(%rbx)
	jmp	.L80
	.p2align 4,,10
	.p2align 3
.L98:
	movl	8(%rbx), %ebp
	call	getpid@PLT
	cmpl	%eax, %ebp
	jne	.L75
	movzwl	4(%rbx), %eax
	jmp	.L76
.L82:
	movl	$11, %eax
	jmp	.L74
	.size	mutex_trylock, .-mutex_trylock
	.globl	pthread_mutex_trylock
	.set	pthread_mutex_trylock,mutex_trylock
	.section	.text.mutex_unlock,"ax",@progbits
	.p2align 4
	.globl	mutex_unlock
	.type	mutex_unlock, @function
mutex_unlock:
	pushq	%rbp
	subq	$16, %rsp
	testb	$6, 4(%rdi)
	jne	.L100
.L106:
	movzbl	2(%rdi), %eax
	testb	%al, %al
	jne	.L115
	movl	$0, 16(%rdi)
	movb	$0, 15(%rdi)
	movzbl	14(%rdi), %eax
	testb	%al, %al
	jne	.L108
.L107:
	xorl	%eax, %eax
.L99:
	addq	$16, %rsp
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L100:
	movzbl	15(%rdi), %eax
	testb	%al, %al
	jne	.L103
.L105:
	addq	$16, %rsp
	movl	$1, %eax
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L115:
	subl	$1, %eax
	movb	%al, 2(%rdi)
	jmp	.L107
	.p2align 4,,10
	.p2align 3
.L108:
	movq	%rdi, %rsi
	xorl	%eax, %eax
	movl	$168, %edi
	call	system_call@PLT
	testq	%rax, %rax
	jns	.L107
	negl	%eax
	jmp	.L99
	.p2align 4,,10
	.p2align 3
.L103:
	movl	16(%rdi), %ebp
	movq	%rdi, 8(%rsp)
	call	thread_self@PLT
	movq	8(%rsp), %rdi
	cmpl	(%rax), %ebp
	jne	.L105
	testb	$1, 4(%rdi)
	je	.L106
	movl	8(%rdi), %ebp
	call	getpid@PLT
	movq	8(%rsp), %rdi
	cmpl	%eax, %ebp
	jne	.L105
	jmp	.L106
	.size	mutex_unlock, .-mutex_unlock
	.globl	pthread_mutex_unlock
	.set	pthread_mutex_unlock,mutex_unlock
	.section	.text.mutex_init,"ax",@progbits
	.p2align 4
	.globl	mutex_init
	.type	mutex_init, @function
mutex_init:
	movl	%esi, %eax
	andl	$-56, %eax
	jne	.L120
	pxor	%xmm0, %xmm0
	movl	$19800, %ecx
	movq	$0, 16(%rdi)
	movups	%xmm0, (%rdi)
	movw	%si, 4(%rdi)
	andl	$32, %esi
	movw	%cx, 6(%rdi)
	je	.L116
	movzbl	(%rdx), %edx
	movb	%dl, 3(%rdi)
	ret
	.p2align 4,,10
	.p2align 3
.L120:
	movl	$22, %eax
.L116:
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
	.section	.text._mutex_held,"ax",@progbits
	.p2align 4
	.globl	_mutex_held
	.type	_mutex_held, @function
_mutex_held:
	movzbl	15(%rdi), %eax
	testb	%al, %al
	jne	.L123
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L123:
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$8, %rsp
	movl	16(%rdi), %ebp
	call	thread_self@PLT
	cmpl	(%rax), %ebp
	je	.L131
	xorl	%eax, %eax
.L122:
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L131:
	movl	$1, %eax
	testb	$1, 4(%rbx)
	je	.L122
	movl	8(%rbx), %ebx
	call	getpid@PLT
	cmpl	%ebx, %eax
	sete	%al
	movzbl	%al, %eax
	jmp	.L122
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
	je	.L138
	addq	$40, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L138:
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
	je	.L140
	movq	%rsp, %rbp
	movq	%rdx, %rdi
	movq	%rbp, %rsi
	call	deadline_left@PLT
	movl	%eax, %r12d
	testl	%eax, %eax
	jne	.L139
	movq	%rbp, %r12
.L140:
	call	lwp_self@PLT
	movq	%rax, %rbp
	testb	$6, 4(%rbx)
	je	.L147
	movzbl	15(%rbx), %eax
	testb	%al, %al
	jne	.L145
.L146:
	movl	$1, %r12d
.L139:
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
.L145:
	movl	16(%rbx), %r14d
	call	thread_self@PLT
	cmpl	(%rax), %r14d
	jne	.L146
	testb	$1, 4(%rbx)
	je	.L147
	movl	8(%rbx), %r14d
	call	getpid@PLT
	cmpl	%eax, %r14d
	jne	.L146
	.p2align 4,,10
	.p2align 3
.L147:
	call	pthread_testcancel@PLT
	addl	$1, 1088(%rbp)
	movzbl	2(%rbx), %eax
	movq	%r13, 1176(%rbp)
	movb	%al, 1184(%rbp)
	testb	$1, 4(%rbx)
	jne	.L164
.L144:
	call	thread_self@PLT
	movl	(%rax), %eax
	movb	$0, 2(%rbx)
	movb	$85, 15(%rbx)
	movl	%eax, 16(%rbx)
	subl	$1, 1088(%rbp)
	movq	%rbx, 1096(%rbp)
	call	cancel_enter@PLT
	movq	%r12, %rcx
	movl	$1, %r8d
	xorl	%eax, %eax
	movq	%r13, %rsi
	movl	$170, %edi
	movq	%rbx, %rdx
	call	system_call@PLT
	movl	%eax, %r12d
	negl	%r12d
	testq	%rax, %rax
	movl	$0, %eax
	cmovns	%eax, %r12d
	addl	$1, 1088(%rbp)
	call	cancel_leave@PLT
	movzbl	15(%rbx), %eax
	cmpb	$85, %al
	je	.L165
.L149:
	xorl	%esi, %esi
	movq	%rbx, %rdi
	call	take
.L151:
	movzbl	1184(%rbp), %eax
	movb	%al, 2(%rbx)
	subl	$1, 1088(%rbp)
	movq	$0, 1096(%rbp)
	call	cancel_if_asynchronous@PLT
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
.L165:
	movzbl	15(%rbx), %eax
	testb	%al, %al
	je	.L149
	movl	16(%rbx), %r13d
	call	thread_self@PLT
	cmpl	(%rax), %r13d
	jne	.L149
	testb	$1, 4(%rbx)
	jne	.L150
.L152:
	movb	$-1, 15(%rbx)
	jmp	.L151
	.p2align 4,,10
	.p2align 3
.L164:
	call	getpid@PLT
	movl	%eax, 8(%rbx)
	jmp	.L144
.L150:
	movl	8(%rbx), %r13d
	call	getpid@PLT
	cmpl	%eax, %r13d
	jne	.L149
	jmp	.L152
	.size	cond_wait_until, .-cond_wait_until
	.section	.text.cond_wait,"ax",@progbits
	.p2align 4
	.globl	cond_wait
	.type	cond_wait, @function
cond_wait:
	xorl	%edx, %edx
	jmp	cond_wait_until@PLT
	.size	cond_wait, .-cond_wait
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
	je	.L173
	addq	$32, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L173:
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
	.section	.text.pthread_cond_wait,"ax",@progbits
	.p2align 4
	.globl	pthread_cond_wait
	.type	pthread_cond_wait, @function
pthread_cond_wait:
	subq	$8, %rsp
	call	cond_wait@PLT
	cmpl	$4, %eax
	je	.L176
	cmpl	$62, %eax
	movl	$145, %edx
	cmove	%edx, %eax
	addq	$8, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L176:
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
	je	.L181
	cmpl	$62, %eax
	movl	$145, %edx
	cmove	%edx, %eax
	addq	$40, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L181:
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
	je	.L188
.L184:
	cmpl	$4, %eax
	je	.L186
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
.L186:
	addq	$32, %rsp
	xorl	%eax, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L188:
	movq	%r12, %rdx
	movq	%rbp, %rsi
	movq	%rbx, %rdi
	call	cond_wait_until@PLT
	jmp	.L184
	.size	pthread_cond_reltimedwait_np, .-pthread_cond_reltimedwait_np
	.section	.text.cond_signal,"ax",@progbits
	.p2align 4
	.globl	cond_signal
	.type	cond_signal, @function
cond_signal:
	cmpb	$0, 3(%rdi)
	jne	.L190
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L190:
	subq	$8, %rsp
	movq	%rdi, %rsi
	xorl	%eax, %eax
	movl	$171, %edi
	call	system_call@PLT
	testq	%rax, %rax
	js	.L196
	xorl	%eax, %eax
	addq	$8, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L196:
	negl	%eax
	addq	$8, %rsp
	ret
	.size	cond_signal, .-cond_signal
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
	je	.L206
.L198:
	xorl	%esi, %esi
	movq	%rbp, %rdi
	call	take
.L200:
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
.L206:
	movzbl	15(%rbp), %eax
	testb	%al, %al
	je	.L198
	movl	16(%rbp), %r12d
	call	thread_self@PLT
	cmpl	(%rax), %r12d
	jne	.L198
	testb	$1, 4(%rbp)
	jne	.L199
.L201:
	movb	$-1, 15(%rbp)
	jmp	.L200
	.p2align 4,,10
	.p2align 3
.L199:
	movl	8(%rbp), %r12d
	call	getpid@PLT
	cmpl	%eax, %r12d
	jne	.L198
	jmp	.L201
	.size	cond_wait_cancelled, .-cond_wait_cancelled
	.section	.text.cond_broadcast,"ax",@progbits
	.p2align 4
	.globl	cond_broadcast
	.type	cond_broadcast, @function
cond_broadcast:
	cmpb	$0, 3(%rdi)
	jne	.L208
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L208:
	subq	$8, %rsp
	movq	%rdi, %rsi
	xorl	%eax, %eax
	movl	$172, %edi
	call	system_call@PLT
	testq	%rax, %rax
	js	.L214
	xorl	%eax, %eax
	addq	$8, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L214:
	negl	%eax
	addq	$8, %rsp
	ret
	.size	cond_broadcast, .-cond_broadcast
	.globl	pthread_cond_broadcast
	.set	pthread_cond_broadcast,cond_broadcast
	.section	.text.cond_init,"ax",@progbits
	.p2align 4
	.globl	cond_init
	.type	cond_init, @function
cond_init:
	movl	$22, %eax
	cmpl	$1, %esi
	ja	.L215
	pxor	%xmm0, %xmm0
	movl	$17238, %eax
	movups	%xmm0, (%rdi)
	movw	%si, 4(%rdi)
	movw	%ax, 6(%rdi)
	xorl	%eax, %eax
.L215:
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
	jne	.L224
	ret
	.p2align 4,,10
	.p2align 3
.L224:
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
	jne	.L231
	ret
	.p2align 4,,10
	.p2align 3
.L231:
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
	jne	.L243
	addq	$8, %rsp
	movl	%ebp, %eax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L243:
	movq	%rdi, %rbx
	call	guard_enter@PLT
	call	thread_self@PLT
	movl	(%rbx), %edx
	movl	(%rax), %eax
	testl	%edx, %edx
	jne	.L235
	movl	$1, (%rbx)
	movl	%eax, 4(%rbx)
.L236:
	addl	$1, 8(%rbx)
	xorl	%ebp, %ebp
	call	thread_self@PLT
	addl	$1, 1088(%rax)
	call	guard_leave@PLT
.L244:
	addq	$8, %rsp
	movl	%ebp, %eax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L235:
	cmpl	4(%rbx), %eax
	je	.L236
	movl	$1, %ebp
	call	guard_leave@PLT
	jmp	.L244
	.size	stream_lock_try, .-stream_lock_try
	.section	.text.stream_lock_take,"ax",@progbits
	.p2align 4
	.globl	stream_lock_take
	.type	stream_lock_take, @function
stream_lock_take:
	movq	__threads_started@GOTPCREL(%rip), %rax
	movl	(%rax), %ecx
	testl	%ecx, %ecx
	jne	.L253
	ret
	.p2align 4,,10
	.p2align 3
.L253:
	pushq	%rbp
	leaq	stream_is_free(%rip), %rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$8, %rsp
	call	guard_enter@PLT
	.p2align 4,,10
	.p2align 3
.L249:
	call	thread_self@PLT
	movl	(%rbx), %edx
	movl	(%rax), %eax
	testl	%edx, %edx
	jne	.L247
	movl	$1, (%rbx)
	movl	%eax, 4(%rbx)
.L248:
	addl	$1, 8(%rbx)
	call	thread_self@PLT
	addl	$1, 1088(%rax)
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	jmp	guard_leave@PLT
	.p2align 4,,10
	.p2align 3
.L247:
	cmpl	4(%rbx), %eax
	je	.L248
	movl	$2, (%rbx)
	movq	%rbp, %rdi
	call	guard_wait@PLT
	jmp	.L249
	.size	stream_lock_take, .-stream_lock_take
	.section	.text.stream_lock_drop,"ax",@progbits
	.p2align 4
	.globl	stream_lock_drop
	.type	stream_lock_drop, @function
stream_lock_drop:
	movq	__threads_started@GOTPCREL(%rip), %rax
	movl	(%rax), %edx
	testl	%edx, %edx
	je	.L259
	pushq	%rbx
	movl	8(%rdi), %eax
	movq	%rdi, %rbx
	testl	%eax, %eax
	jne	.L262
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L262:
	call	guard_enter@PLT
	call	thread_self@PLT
	subl	$1, 1088(%rax)
	subl	$1, 8(%rbx)
	jne	.L256
	cmpl	$2, (%rbx)
	je	.L263
.L257:
	movq	$0, (%rbx)
.L256:
	popq	%rbx
	jmp	guard_leave@PLT
	.p2align 4,,10
	.p2align 3
.L259:
	ret
	.p2align 4,,10
	.p2align 3
.L263:
	leaq	stream_is_free(%rip), %rdi
	call	cond_broadcast@PLT
	jmp	.L257
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
