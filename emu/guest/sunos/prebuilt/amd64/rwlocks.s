// d5ad5e74941b17c51970525689786d05 emu/guest/libc/sunos/rwlocks.c
	.file	"rwlocks.c"
	.text
	.section	.text.lock,"ax",@progbits
	.p2align 4
	.type	lock, @function
lock:
	pushq	%r15
	movq	%rdi, %r15
	pushq	%r14
	pushq	%r13
	leaq	8(%rdi), %r13
	pushq	%r12
	movq	%r13, %rdi
	movq	%rdx, %r12
	pushq	%rbp
	pushq	%rbx
	movl	%esi, %ebx
	subq	$24, %rsp
	call	mutex_lock@PLT
	movl	%eax, %r14d
	testl	%eax, %eax
	je	.L33
.L1:
	addq	$24, %rsp
	movl	%r14d, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L33:
	call	thread_self@PLT
	addl	$1, 1088(%rax)
	movl	(%r15), %eax
	cmpl	$-2147483648, %eax
	je	.L34
.L3:
	leaq	32(%r15), %rcx
	movq	%rcx, 8(%rsp)
	.p2align 4,,10
	.p2align 3
.L7:
	cmpl	$-2147483648, %eax
	je	.L12
	testl	%ebx, %ebx
	je	.L13
	testl	%eax, %eax
	jne	.L35
	movl	$-2147483648, (%r15)
	call	thread_self@PLT
	cmpw	$1, 4(%r15)
	movl	(%rax), %eax
	movl	%eax, 40(%r15)
	je	.L17
	xorl	%eax, %eax
.L18:
	movl	%eax, 44(%r15)
.L19:
	call	thread_self@PLT
	movq	%r13, %rdi
	subl	$1, 1088(%rax)
	call	mutex_unlock@PLT
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L12:
	addl	%ebx, 56(%r15)
	testl	%ebx, %ebx
	jne	.L15
.L8:
	movq	8(%rsp), %rdi
	xorl	%ebp, %ebp
.L9:
	movq	%r12, %rdx
	movq	%r13, %rsi
	call	cond_wait_until@PLT
	subl	%ebp, 56(%r15)
	movl	%eax, %edx
	cmpl	$4, %eax
	je	.L10
	testl	%eax, %eax
	jne	.L11
.L10:
	movl	(%r15), %eax
	jmp	.L7
	.p2align 4,,10
	.p2align 3
.L35:
	addl	$1, 56(%r15)
.L15:
	leaq	48(%r15), %rdi
	movl	$1, %ebp
	jmp	.L9
	.p2align 4,,10
	.p2align 3
.L13:
	movl	56(%r15), %edx
	testl	%edx, %edx
	jne	.L36
.L16:
	addl	$1, %eax
	movl	%eax, (%r15)
	call	lwp_self@PLT
	addl	$1, 1164(%rax)
	jmp	.L19
	.p2align 4,,10
	.p2align 3
.L36:
	call	lwp_self@PLT
	movl	1164(%rax), %eax
	testl	%eax, %eax
	je	.L8
	movl	(%r15), %eax
	jmp	.L16
	.p2align 4,,10
	.p2align 3
.L17:
	call	getpid@PLT
	jmp	.L18
	.p2align 4,,10
	.p2align 3
.L34:
	movl	40(%r15), %ebp
	call	thread_self@PLT
	cmpl	(%rax), %ebp
	je	.L4
.L31:
	movl	(%r15), %eax
	jmp	.L3
.L4:
	xorl	%eax, %eax
	cmpw	$1, 4(%r15)
	movl	44(%r15), %ebp
	je	.L37
.L5:
	cmpl	%eax, %ebp
	jne	.L31
	call	thread_self@PLT
	movq	%r13, %rdi
	movl	$45, %r14d
	subl	$1, 1088(%rax)
	call	mutex_unlock@PLT
	jmp	.L1
.L37:
	call	getpid@PLT
	jmp	.L5
.L11:
	testl	%ebx, %ebx
	je	.L21
	leaq	32(%r15), %rdi
	movl	%eax, 8(%rsp)
	call	cond_broadcast@PLT
	movl	8(%rsp), %edx
.L21:
	movl	%edx, 8(%rsp)
	movl	$145, %r14d
	call	thread_self@PLT
	movq	%r13, %rdi
	subl	$1, 1088(%rax)
	call	mutex_unlock@PLT
	movl	8(%rsp), %edx
	cmpl	$62, %edx
	cmovne	%edx, %r14d
	jmp	.L1
	.size	lock, .-lock
	.section	.text.rwlock_init,"ax",@progbits
	.p2align 4
	.globl	rwlock_init
	.type	rwlock_init, @function
rwlock_init:
	cmpl	$1, %esi
	ja	.L41
	pushq	%rbp
	movl	$64, %edx
	movl	%esi, %ebp
	xorl	%esi, %esi
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$8, %rsp
	call	memset@PLT
	movl	$21079, %eax
	movl	$19800, %edx
	movl	$17238, %ecx
	movl	$17238, %esi
	movw	%ax, 6(%rbx)
	xorl	%eax, %eax
	movw	%bp, 52(%rbx)
	movw	%bp, 36(%rbx)
	movw	%bp, 12(%rbx)
	movw	%bp, 4(%rbx)
	movw	%dx, 14(%rbx)
	movw	%cx, 54(%rbx)
	movw	%si, 38(%rbx)
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L41:
	movl	$22, %eax
	ret
	.size	rwlock_init, .-rwlock_init
	.section	.text.rwlock_destroy,"ax",@progbits
	.p2align 4
	.globl	rwlock_destroy
	.type	rwlock_destroy, @function
rwlock_destroy:
	xorl	%eax, %eax
	movw	%ax, 6(%rdi)
	xorl	%eax, %eax
	ret
	.size	rwlock_destroy, .-rwlock_destroy
	.globl	pthread_rwlock_destroy
	.set	pthread_rwlock_destroy,rwlock_destroy
	.section	.text.rw_rdlock,"ax",@progbits
	.p2align 4
	.globl	rw_rdlock
	.type	rw_rdlock, @function
rw_rdlock:
	xorl	%edx, %edx
	xorl	%esi, %esi
	jmp	lock
	.size	rw_rdlock, .-rw_rdlock
	.globl	pthread_rwlock_rdlock
	.set	pthread_rwlock_rdlock,rw_rdlock
	.section	.text.rw_wrlock,"ax",@progbits
	.p2align 4
	.globl	rw_wrlock
	.type	rw_wrlock, @function
rw_wrlock:
	xorl	%edx, %edx
	movl	$1, %esi
	jmp	lock
	.size	rw_wrlock, .-rw_wrlock
	.globl	pthread_rwlock_wrlock
	.set	pthread_rwlock_wrlock,rw_wrlock
	.section	.text.rw_tryrdlock,"ax",@progbits
	.p2align 4
	.globl	rw_tryrdlock
	.type	rw_tryrdlock, @function
rw_tryrdlock:
	pushq	%rbp
	leaq	8(%rdi), %rbp
	pushq	%rbx
	movq	%rdi, %rbx
	movq	%rbp, %rdi
	subq	$8, %rsp
	call	mutex_lock@PLT
	movl	(%rbx), %eax
	cmpl	$-2147483648, %eax
	je	.L53
	movl	56(%rbx), %edx
	testl	%edx, %edx
	jne	.L56
.L52:
	addl	$1, %eax
	movl	%eax, (%rbx)
	call	lwp_self@PLT
	movq	%rbp, %rdi
	addl	$1, 1164(%rax)
	call	mutex_unlock@PLT
	addq	$8, %rsp
	xorl	%eax, %eax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L56:
	call	lwp_self@PLT
	movl	1164(%rax), %eax
	testl	%eax, %eax
	jne	.L57
.L53:
	movq	%rbp, %rdi
	call	mutex_unlock@PLT
	addq	$8, %rsp
	movl	$16, %eax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L57:
	movl	(%rbx), %eax
	jmp	.L52
	.size	rw_tryrdlock, .-rw_tryrdlock
	.globl	pthread_rwlock_tryrdlock
	.set	pthread_rwlock_tryrdlock,rw_tryrdlock
	.section	.text.rw_trywrlock,"ax",@progbits
	.p2align 4
	.globl	rw_trywrlock
	.type	rw_trywrlock, @function
rw_trywrlock:
	pushq	%r12
	leaq	8(%rdi), %r12
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	movq	%r12, %rdi
	call	mutex_lock@PLT
	movl	(%rbx), %ebp
	cmpl	$-2147483648, %ebp
	je	.L66
	testl	%ebp, %ebp
	jne	.L66
	movl	$-2147483648, (%rbx)
	call	thread_self@PLT
	movl	(%rax), %eax
	movl	%eax, 40(%rbx)
	xorl	%eax, %eax
	cmpw	$1, 4(%rbx)
	je	.L67
.L63:
	movl	%eax, 44(%rbx)
	movq	%r12, %rdi
	call	mutex_unlock@PLT
	movl	%ebp, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L66:
	movq	%r12, %rdi
	movl	$16, %ebp
	call	mutex_unlock@PLT
	movl	%ebp, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L67:
	call	getpid@PLT
	jmp	.L63
	.size	rw_trywrlock, .-rw_trywrlock
	.globl	pthread_rwlock_trywrlock
	.set	pthread_rwlock_trywrlock,rw_trywrlock
	.section	.text.rw_unlock,"ax",@progbits
	.p2align 4
	.globl	rw_unlock
	.type	rw_unlock, @function
rw_unlock:
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$8, %rsp
	movl	(%rdi), %eax
	cmpl	$-2147483648, %eax
	je	.L83
	testl	%eax, %eax
	jne	.L84
.L73:
	addq	$8, %rsp
	movl	$1, %eax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L84:
	call	lwp_self@PLT
	movl	1164(%rax), %ecx
	testl	%ecx, %ecx
	je	.L73
	leaq	8(%rbx), %rbp
	movq	%rbp, %rdi
	call	mutex_lock@PLT
	subl	$1, (%rbx)
	call	lwp_self@PLT
	movl	(%rbx), %edx
	subl	$1, 1164(%rax)
	testl	%edx, %edx
	je	.L74
.L75:
	movq	%rbp, %rdi
	call	mutex_unlock@PLT
	addq	$8, %rsp
	xorl	%eax, %eax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L83:
	movl	40(%rdi), %ebp
	call	thread_self@PLT
	cmpl	(%rax), %ebp
	jne	.L73
	xorl	%eax, %eax
	cmpw	$1, 4(%rbx)
	movl	44(%rbx), %ebp
	je	.L85
.L72:
	cmpl	%eax, %ebp
	jne	.L73
	leaq	8(%rbx), %rbp
	movq	%rbp, %rdi
	call	mutex_lock@PLT
	movl	$0, (%rbx)
.L74:
	movl	56(%rbx), %eax
	testl	%eax, %eax
	je	.L76
	leaq	48(%rbx), %rdi
	call	cond_signal@PLT
	jmp	.L75
	.p2align 4,,10
	.p2align 3
.L76:
	leaq	32(%rbx), %rdi
	call	cond_broadcast@PLT
	jmp	.L75
.L85:
	call	getpid@PLT
	jmp	.L72
	.size	rw_unlock, .-rw_unlock
	.globl	pthread_rwlock_unlock
	.set	pthread_rwlock_unlock,rw_unlock
	.section	.text.pthread_rwlock_timedrdlock,"ax",@progbits
	.p2align 4
	.globl	pthread_rwlock_timedrdlock
	.type	pthread_rwlock_timedrdlock, @function
pthread_rwlock_timedrdlock:
	subq	$40, %rsp
	movdqu	(%rsi), %xmm0
	xorl	%esi, %esi
	movq	%rsp, %rdx
	movl	$3, (%rsp)
	movups	%xmm0, 8(%rsp)
	call	lock
	addq	$40, %rsp
	ret
	.size	pthread_rwlock_timedrdlock, .-pthread_rwlock_timedrdlock
	.section	.text.pthread_rwlock_timedwrlock,"ax",@progbits
	.p2align 4
	.globl	pthread_rwlock_timedwrlock
	.type	pthread_rwlock_timedwrlock, @function
pthread_rwlock_timedwrlock:
	subq	$40, %rsp
	movdqu	(%rsi), %xmm0
	movl	$1, %esi
	movq	%rsp, %rdx
	movl	$3, (%rsp)
	movups	%xmm0, 8(%rsp)
	call	lock
	addq	$40, %rsp
	ret
	.size	pthread_rwlock_timedwrlock, .-pthread_rwlock_timedwrlock
	.section	.text.pthread_rwlock_reltimedrdlock_np,"ax",@progbits
	.p2align 4
	.globl	pthread_rwlock_reltimedrdlock_np
	.type	pthread_rwlock_reltimedrdlock_np, @function
pthread_rwlock_reltimedrdlock_np:
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	movq	%rsi, %rdi
	subq	$40, %rsp
	movq	%rsp, %rbp
	movq	%rbp, %rsi
	call	deadline_after@PLT
	testl	%eax, %eax
	je	.L93
	addq	$40, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L93:
	movq	%rbp, %rdx
	movq	%rbx, %rdi
	xorl	%esi, %esi
	call	lock
	addq	$40, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.size	pthread_rwlock_reltimedrdlock_np, .-pthread_rwlock_reltimedrdlock_np
	.section	.text.pthread_rwlock_reltimedwrlock_np,"ax",@progbits
	.p2align 4
	.globl	pthread_rwlock_reltimedwrlock_np
	.type	pthread_rwlock_reltimedwrlock_np, @function
pthread_rwlock_reltimedwrlock_np:
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	movq	%rsi, %rdi
	subq	$40, %rsp
	movq	%rsp, %rbp
	movq	%rbp, %rsi
	call	deadline_after@PLT
	testl	%eax, %eax
	je	.L97
	addq	$40, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L97:
	movq	%rbp, %rdx
	movq	%rbx, %rdi
	movl	$1, %esi
	call	lock
	addq	$40, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.size	pthread_rwlock_reltimedwrlock_np, .-pthread_rwlock_reltimedwrlock_np
	.section	.text._rw_read_held,"ax",@progbits
	.p2align 4
	.globl	_rw_read_held
	.type	_rw_read_held, @function
_rw_read_held:
	movl	(%rdi), %edx
	testl	%edx, %edx
	jg	.L106
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L106:
	subq	$8, %rsp
	call	lwp_self@PLT
	movl	1164(%rax), %eax
	testl	%eax, %eax
	setg	%al
	addq	$8, %rsp
	movzbl	%al, %eax
	ret
	.size	_rw_read_held, .-_rw_read_held
	.section	.text._rw_write_held,"ax",@progbits
	.p2align 4
	.globl	_rw_write_held
	.type	_rw_write_held, @function
_rw_write_held:
	cmpl	$-2147483648, (%rdi)
	je	.L108
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L108:
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$8, %rsp
	movl	40(%rdi), %ebp
	call	thread_self@PLT
	cmpl	(%rax), %ebp
	je	.L116
	xorl	%eax, %eax
.L107:
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L116:
	xorl	%eax, %eax
	cmpw	$1, 4(%rbx)
	movl	44(%rbx), %ebp
	je	.L117
.L111:
	cmpl	%eax, %ebp
	sete	%al
	movzbl	%al, %eax
	jmp	.L107
	.p2align 4,,10
	.p2align 3
.L117:
	call	getpid@PLT
	jmp	.L111
	.size	_rw_write_held, .-_rw_write_held
	.section	.text.lwp_barrier_init,"ax",@progbits
	.p2align 4
	.globl	lwp_barrier_init
	.type	lwp_barrier_init, @function
lwp_barrier_init:
	testl	%edx, %edx
	je	.L122
	pushq	%r12
	movl	%esi, %r12d
	xorl	%esi, %esi
	pushq	%rbp
	movl	%edx, %ebp
	movl	$64, %edx
	pushq	%rbx
	movq	%rdi, %rbx
	call	memset@PLT
	movl	$19800, %eax
	movl	$17238, %edx
	movl	%ebp, (%rbx)
	movw	%ax, 30(%rbx)
	xorl	%eax, %eax
	movw	%r12w, 52(%rbx)
	movw	%r12w, 28(%rbx)
	movw	%dx, 54(%rbx)
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L122:
	movl	$22, %eax
	ret
	.size	lwp_barrier_init, .-lwp_barrier_init
	.section	.text.pthread_barrier_destroy,"ax",@progbits
	.p2align 4
	.globl	pthread_barrier_destroy
	.type	pthread_barrier_destroy, @function
pthread_barrier_destroy:
	movl	4(%rdi), %edx
	xorl	%eax, %eax
	testl	%edx, %edx
	setne	%al
	sall	$4, %eax
	ret
	.size	pthread_barrier_destroy, .-pthread_barrier_destroy
	.section	.text.pthread_barrier_wait,"ax",@progbits
	.p2align 4
	.globl	pthread_barrier_wait
	.type	pthread_barrier_wait, @function
pthread_barrier_wait:
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	leaq	24(%rdi), %rbp
	pushq	%rbx
	movq	%rdi, %rbx
	movq	%rbp, %rdi
	leaq	48(%rbx), %r12
	subq	$8, %rsp
	call	mutex_lock@PLT
	call	thread_self@PLT
	addl	$1, 1088(%rax)
	movl	4(%rbx), %eax
	addl	$1, %eax
	movl	%eax, 4(%rbx)
	cmpl	(%rbx), %eax
	je	.L134
	movq	8(%rbx), %r13
	.p2align 4,,10
	.p2align 3
.L131:
	movq	%rbp, %rsi
	movq	%r12, %rdi
	call	cond_wait@PLT
	cmpq	%r13, 8(%rbx)
	je	.L131
	xorl	%ebx, %ebx
.L130:
	call	thread_self@PLT
	movq	%rbp, %rdi
	subl	$1, 1088(%rax)
	call	mutex_unlock@PLT
	addq	$8, %rsp
	movl	%ebx, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
.L134:
	addq	$1, 8(%rbx)
	movq	%r12, %rdi
	movl	$0, 4(%rbx)
	movl	$-2, %ebx
	call	cond_broadcast@PLT
	jmp	.L130
	.size	pthread_barrier_wait, .-pthread_barrier_wait
	.section	.text.pthread_spin_init,"ax",@progbits
	.p2align 4
	.globl	pthread_spin_init
	.type	pthread_spin_init, @function
pthread_spin_init:
	testl	%esi, %esi
	setne	%sil
	xorl	%edx, %edx
	movzbl	%sil, %esi
	jmp	mutex_init@PLT
	.size	pthread_spin_init, .-pthread_spin_init
	.section	.text.pthread_spin_destroy,"ax",@progbits
	.p2align 4
	.globl	pthread_spin_destroy
	.type	pthread_spin_destroy, @function
pthread_spin_destroy:
	xorl	%eax, %eax
	movw	%ax, 6(%rdi)
	xorl	%eax, %eax
	ret
	.size	pthread_spin_destroy, .-pthread_spin_destroy
	.section	.text.pthread_spin_trylock,"ax",@progbits
	.p2align 4
	.globl	pthread_spin_trylock
	.type	pthread_spin_trylock, @function
pthread_spin_trylock:
	jmp	mutex_trylock@PLT
	.size	pthread_spin_trylock, .-pthread_spin_trylock
	.section	.text.pthread_spin_lock,"ax",@progbits
	.p2align 4
	.globl	pthread_spin_lock
	.type	pthread_spin_lock, @function
pthread_spin_lock:
	pushq	%rbx
	movq	%rdi, %rbx
	jmp	.L139
	.p2align 4,,10
	.p2align 3
.L140:
	movl	$146, %edi
	xorl	%eax, %eax
	call	system_call@PLT
.L139:
	movq	%rbx, %rdi
	call	mutex_trylock@PLT
	cmpl	$16, %eax
	je	.L140
	xorl	%eax, %eax
	popq	%rbx
	ret
	.size	pthread_spin_lock, .-pthread_spin_lock
	.section	.text.pthread_spin_unlock,"ax",@progbits
	.p2align 4
	.globl	pthread_spin_unlock
	.type	pthread_spin_unlock, @function
pthread_spin_unlock:
	jmp	mutex_unlock@PLT
	.size	pthread_spin_unlock, .-pthread_spin_unlock
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
