// b59f8e99da6766746f8d7758da807703 emu/guest/libc/sunos/locks.c
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
	.section	.text.mutex_regain,"ax",@progbits
	.p2align 4
	.globl	mutex_regain
	.type	mutex_regain, @function
mutex_regain:
	movzbl	15(%rdi), %eax
	cmpb	$85, %al
	je	.L152
.L149:
	xorl	%esi, %esi
	jmp	take
	.p2align 4,,10
	.p2align 3
.L152:
	movzbl	15(%rdi), %eax
	testb	%al, %al
	je	.L149
	pushq	%rbx
	subq	$16, %rsp
	movl	16(%rdi), %ebx
	movq	%rdi, 8(%rsp)
	call	thread_self@PLT
	movq	8(%rsp), %rdi
	cmpl	(%rax), %ebx
	je	.L153
.L140:
	addq	$16, %rsp
	xorl	%esi, %esi
	popq	%rbx
	jmp	take
	.p2align 4,,10
	.p2align 3
.L153:
	testb	$1, 4(%rdi)
	jne	.L141
.L143:
	movb	$-1, 15(%rdi)
	addq	$16, %rsp
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L141:
	movl	8(%rdi), %ebx
	movq	%rdi, 8(%rsp)
	call	getpid@PLT
	movq	8(%rsp), %rdi
	cmpl	%eax, %ebx
	jne	.L140
	jmp	.L143
	.size	mutex_regain, .-mutex_regain
	.section	.text.cond_wait_until,"ax",@progbits
	.p2align 4
	.globl	cond_wait_until
	.type	cond_wait_until, @function
cond_wait_until:
	pushq	%r15
	pushq	%r14
	movq	%rdi, %r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	movq	%rdx, %rbp
	pushq	%rbx
	movq	%rsi, %rbx
	subq	$24, %rsp
	testq	%rdx, %rdx
	je	.L155
	movq	%rsp, %r12
	movq	%rdx, %rdi
	movq	%r12, %rsi
	call	deadline_left@PLT
	movl	%eax, %ebp
	testl	%eax, %eax
	jne	.L154
	movq	%r12, %rbp
.L155:
	call	thread_self@PLT
	movzbl	2(%rbx), %r13d
	movq	%rax, %r12
	testb	$6, 4(%rbx)
	je	.L162
	movzbl	15(%rbx), %eax
	testb	%al, %al
	jne	.L160
.L161:
	movl	$1, %ebp
.L154:
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
.L160:
	movl	16(%rbx), %r15d
	call	thread_self@PLT
	cmpl	(%rax), %r15d
	jne	.L161
	testb	$1, 4(%rbx)
	je	.L162
	movl	8(%rbx), %r15d
	call	getpid@PLT
	cmpl	%eax, %r15d
	jne	.L161
	.p2align 4,,10
	.p2align 3
.L162:
	call	pthread_testcancel@PLT
	movb	$0, 2(%rbx)
	testb	$1, 4(%rbx)
	jne	.L172
.L159:
	call	thread_self@PLT
	movl	(%rax), %eax
	movb	$0, 2(%rbx)
	movb	$85, 15(%rbx)
	movl	%eax, 16(%rbx)
	movq	%rbx, 1096(%r12)
	call	cancel_enter@PLT
	movq	%rbp, %rcx
	movl	$1, %r8d
	xorl	%eax, %eax
	movq	%r14, %rsi
	movl	$170, %edi
	movq	%rbx, %rdx
	call	system_call@PLT
	movl	%eax, %ebp
	negl	%ebp
	testq	%rax, %rax
	movl	$0, %eax
	cmovns	%eax, %ebp
	call	cancel_leave@PLT
	movq	%rbx, %rdi
	movq	$0, 1096(%r12)
	call	mutex_regain@PLT
	movb	%r13b, 2(%rbx)
	jmp	.L154
	.p2align 4,,10
	.p2align 3
.L172:
	call	getpid@PLT
	movl	%eax, 8(%rbx)
	jmp	.L159
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
	je	.L180
	addq	$32, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L180:
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
	je	.L183
	cmpl	$62, %eax
	movl	$145, %edx
	cmove	%edx, %eax
	addq	$8, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L183:
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
	je	.L188
	cmpl	$62, %eax
	movl	$145, %edx
	cmove	%edx, %eax
	addq	$40, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L188:
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
	je	.L195
.L191:
	cmpl	$4, %eax
	je	.L193
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
.L193:
	addq	$32, %rsp
	xorl	%eax, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L195:
	movq	%r12, %rdx
	movq	%rbp, %rsi
	movq	%rbx, %rdi
	call	cond_wait_until@PLT
	jmp	.L191
	.size	pthread_cond_reltimedwait_np, .-pthread_cond_reltimedwait_np
	.section	.text.cond_signal,"ax",@progbits
	.p2align 4
	.globl	cond_signal
	.type	cond_signal, @function
cond_signal:
	cmpb	$0, 3(%rdi)
	jne	.L197
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L197:
	subq	$8, %rsp
	movq	%rdi, %rsi
	xorl	%eax, %eax
	movl	$171, %edi
	call	system_call@PLT
	testq	%rax, %rax
	js	.L203
	xorl	%eax, %eax
	addq	$8, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L203:
	negl	%eax
	addq	$8, %rsp
	ret
	.size	cond_signal, .-cond_signal
	.globl	pthread_cond_signal
	.set	pthread_cond_signal,cond_signal
	.section	.text.cond_broadcast,"ax",@progbits
	.p2align 4
	.globl	cond_broadcast
	.type	cond_broadcast, @function
cond_broadcast:
	cmpb	$0, 3(%rdi)
	jne	.L205
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L205:
	subq	$8, %rsp
	movq	%rdi, %rsi
	xorl	%eax, %eax
	movl	$172, %edi
	call	system_call@PLT
	testq	%rax, %rax
	js	.L211
	xorl	%eax, %eax
	addq	$8, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L211:
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
	ja	.L212
	pxor	%xmm0, %xmm0
	movl	$17238, %eax
	movups	%xmm0, (%rdi)
	movw	%si, 4(%rdi)
	movw	%ax, 6(%rdi)
	xorl	%eax, %eax
.L212:
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
	jne	.L221
	ret
	.p2align 4,,10
	.p2align 3
.L221:
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
	jne	.L228
	ret
	.p2align 4,,10
	.p2align 3
.L228:
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
	jne	.L240
	addq	$8, %rsp
	movl	%ebp, %eax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L240:
	movq	%rdi, %rbx
	call	guard_enter@PLT
	call	thread_self@PLT
	movl	(%rbx), %edx
	movl	(%rax), %eax
	testl	%edx, %edx
	jne	.L232
	movl	$1, (%rbx)
	movl	%eax, 4(%rbx)
.L233:
	addl	$1, 8(%rbx)
	xorl	%ebp, %ebp
	call	thread_self@PLT
	addl	$1, 1088(%rax)
	call	guard_leave@PLT
.L241:
	addq	$8, %rsp
	movl	%ebp, %eax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L232:
	cmpl	4(%rbx), %eax
	je	.L233
	movl	$1, %ebp
	call	guard_leave@PLT
	jmp	.L241
	.size	stream_lock_try, .-stream_lock_try
	.section	.text.stream_lock_take,"ax",@progbits
	.p2align 4
	.globl	stream_lock_take
	.type	stream_lock_take, @function
stream_lock_take:
	movq	__threads_started@GOTPCREL(%rip), %rax
	movl	(%rax), %ecx
	testl	%ecx, %ecx
	jne	.L250
	ret
	.p2align 4,,10
	.p2align 3
.L250:
	pushq	%rbp
	leaq	stream_is_free(%rip), %rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$8, %rsp
	call	guard_enter@PLT
	.p2align 4,,10
	.p2align 3
.L246:
	call	thread_self@PLT
	movl	(%rbx), %edx
	movl	(%rax), %eax
	testl	%edx, %edx
	jne	.L244
	movl	$1, (%rbx)
	movl	%eax, 4(%rbx)
.L245:
	addl	$1, 8(%rbx)
	call	thread_self@PLT
	addl	$1, 1088(%rax)
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	jmp	guard_leave@PLT
	.p2align 4,,10
	.p2align 3
.L244:
	cmpl	4(%rbx), %eax
	je	.L245
	movl	$2, (%rbx)
	movq	%rbp, %rdi
	call	guard_wait@PLT
	jmp	.L246
	.size	stream_lock_take, .-stream_lock_take
	.section	.text.stream_lock_drop,"ax",@progbits
	.p2align 4
	.globl	stream_lock_drop
	.type	stream_lock_drop, @function
stream_lock_drop:
	movq	__threads_started@GOTPCREL(%rip), %rax
	movl	(%rax), %edx
	testl	%edx, %edx
	je	.L256
	pushq	%rbx
	movl	8(%rdi), %eax
	movq	%rdi, %rbx
	testl	%eax, %eax
	jne	.L259
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L259:
	call	guard_enter@PLT
	call	thread_self@PLT
	subl	$1, 1088(%rax)
	subl	$1, 8(%rbx)
	jne	.L253
	cmpl	$2, (%rbx)
	je	.L260
.L254:
	movq	$0, (%rbx)
.L253:
	popq	%rbx
	jmp	guard_leave@PLT
	.p2align 4,,10
	.p2align 3
.L256:
	ret
	.p2align 4,,10
	.p2align 3
.L260:
	leaq	stream_is_free(%rip), %rdi
	call	cond_broadcast@PLT
	jmp	.L254
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
