// 2992be76f81ba133e7cbc80fc19fc5be emu/guest/libc/sunos/attributes.c
	.file	"attributes.c"
	.text
	.section	.text.lwp_usual_attributes,"ax",@progbits
	.p2align 4
	.globl	lwp_usual_attributes
	.type	lwp_usual_attributes, @function
lwp_usual_attributes:
	subq	$8, %rsp
	call	getpagesize@PLT
	cltq
	movq	%rax, 32+usual.0(%rip)
	leaq	usual.0(%rip), %rax
	addq	$8, %rsp
	ret
	.size	lwp_usual_attributes, .-lwp_usual_attributes
	.section	.text.pthread_attr_init,"ax",@progbits
	.p2align 4
	.globl	pthread_attr_init
	.type	pthread_attr_init, @function
pthread_attr_init:
	pushq	%rbp
	movq	%rdi, %rbp
	movl	$48, %edi
	pushq	%rbx
	subq	$8, %rsp
	call	malloc@PLT
	testq	%rax, %rax
	je	.L6
	movq	%rax, %rbx
	call	lwp_usual_attributes@PLT
	movdqu	(%rax), %xmm0
	movups	%xmm0, (%rbx)
	movdqu	16(%rax), %xmm1
	movups	%xmm1, 16(%rbx)
	movdqu	32(%rax), %xmm2
	xorl	%eax, %eax
	movups	%xmm2, 32(%rbx)
	movq	%rbx, 0(%rbp)
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L6:
	addq	$8, %rsp
	movl	$12, %eax
	popq	%rbx
	popq	%rbp
	ret
	.size	pthread_attr_init, .-pthread_attr_init
	.section	.text.pthread_attr_destroy,"ax",@progbits
	.p2align 4
	.globl	pthread_attr_destroy
	.type	pthread_attr_destroy, @function
pthread_attr_destroy:
	testq	%rdi, %rdi
	je	.L10
	pushq	%rbx
	movq	%rdi, %rbx
	movq	(%rdi), %rdi
	testq	%rdi, %rdi
	je	.L11
	call	free@PLT
	movq	$0, (%rbx)
	xorl	%eax, %eax
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L11:
	movl	$22, %eax
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L10:
	movl	$22, %eax
	ret
	.size	pthread_attr_destroy, .-pthread_attr_destroy
	.section	.text.pthread_attr_setdetachstate,"ax",@progbits
	.p2align 4
	.globl	pthread_attr_setdetachstate
	.type	pthread_attr_setdetachstate, @function
pthread_attr_setdetachstate:
	testq	%rdi, %rdi
	je	.L20
	movq	(%rdi), %rax
	testq	%rax, %rax
	je	.L20
	movl	%esi, %edx
	andl	$-65, %edx
	jne	.L20
	movl	%esi, (%rax)
	movl	%edx, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L20:
	movl	$22, %edx
	movl	%edx, %eax
	ret
	.size	pthread_attr_setdetachstate, .-pthread_attr_setdetachstate
	.section	.text.pthread_attr_getdetachstate,"ax",@progbits
	.p2align 4
	.globl	pthread_attr_getdetachstate
	.type	pthread_attr_getdetachstate, @function
pthread_attr_getdetachstate:
	testq	%rdi, %rdi
	je	.L24
	movq	(%rdi), %rax
	testq	%rax, %rax
	je	.L24
	movl	(%rax), %eax
	movl	%eax, (%rsi)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L24:
	movl	$22, %eax
	ret
	.size	pthread_attr_getdetachstate, .-pthread_attr_getdetachstate
	.section	.text.pthread_attr_setstacksize,"ax",@progbits
	.p2align 4
	.globl	pthread_attr_setstacksize
	.type	pthread_attr_setstacksize, @function
pthread_attr_setstacksize:
	testq	%rdi, %rdi
	je	.L32
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$8, %rsp
	cmpq	$0, (%rdi)
	je	.L28
	movq	%rsi, %rbp
	call	thr_min_stack@PLT
	cmpq	%rax, %rbp
	jb	.L28
	movq	(%rbx), %rax
	movq	%rbp, 24(%rax)
	addq	$8, %rsp
	xorl	%eax, %eax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L28:
	addq	$8, %rsp
	movl	$22, %eax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L32:
	movl	$22, %eax
	ret
	.size	pthread_attr_setstacksize, .-pthread_attr_setstacksize
	.section	.text.pthread_attr_getstacksize,"ax",@progbits
	.p2align 4
	.globl	pthread_attr_getstacksize
	.type	pthread_attr_getstacksize, @function
pthread_attr_getstacksize:
	testq	%rdi, %rdi
	je	.L36
	movq	(%rdi), %rax
	testq	%rax, %rax
	je	.L36
	movq	24(%rax), %rax
	movq	%rax, (%rsi)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L36:
	movl	$22, %eax
	ret
	.size	pthread_attr_getstacksize, .-pthread_attr_getstacksize
	.section	.text.pthread_attr_setstackaddr,"ax",@progbits
	.p2align 4
	.globl	pthread_attr_setstackaddr
	.type	pthread_attr_setstackaddr, @function
pthread_attr_setstackaddr:
	testq	%rdi, %rdi
	je	.L40
	movq	(%rdi), %rax
	testq	%rax, %rax
	je	.L40
	movq	%rsi, 40(%rax)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L40:
	movl	$22, %eax
	ret
	.size	pthread_attr_setstackaddr, .-pthread_attr_setstackaddr
	.section	.text.pthread_attr_getstackaddr,"ax",@progbits
	.p2align 4
	.globl	pthread_attr_getstackaddr
	.type	pthread_attr_getstackaddr, @function
pthread_attr_getstackaddr:
	testq	%rdi, %rdi
	je	.L44
	movq	(%rdi), %rax
	testq	%rax, %rax
	je	.L44
	movq	40(%rax), %rax
	movq	%rax, (%rsi)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L44:
	movl	$22, %eax
	ret
	.size	pthread_attr_getstackaddr, .-pthread_attr_getstackaddr
	.section	.text.pthread_attr_setguardsize,"ax",@progbits
	.p2align 4
	.globl	pthread_attr_setguardsize
	.type	pthread_attr_setguardsize, @function
pthread_attr_setguardsize:
	testq	%rdi, %rdi
	je	.L48
	movq	(%rdi), %rax
	testq	%rax, %rax
	je	.L48
	movq	%rsi, 32(%rax)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L48:
	movl	$22, %eax
	ret
	.size	pthread_attr_setguardsize, .-pthread_attr_setguardsize
	.section	.text.pthread_attr_getguardsize,"ax",@progbits
	.p2align 4
	.globl	pthread_attr_getguardsize
	.type	pthread_attr_getguardsize, @function
pthread_attr_getguardsize:
	testq	%rdi, %rdi
	je	.L52
	movq	(%rdi), %rax
	testq	%rax, %rax
	je	.L52
	movq	32(%rax), %rax
	movq	%rax, (%rsi)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L52:
	movl	$22, %eax
	ret
	.size	pthread_attr_getguardsize, .-pthread_attr_getguardsize
	.section	.text.pthread_attr_setscope,"ax",@progbits
	.p2align 4
	.globl	pthread_attr_setscope
	.type	pthread_attr_setscope, @function
pthread_attr_setscope:
	testq	%rdi, %rdi
	je	.L55
	movq	(%rdi), %rdx
	movl	$22, %eax
	testq	%rdx, %rdx
	je	.L53
	cmpl	$1, %esi
	ja	.L53
	movl	%esi, 4(%rdx)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L53:
	ret
	.p2align 4,,10
	.p2align 3
.L55:
	movl	$22, %eax
	ret
	.size	pthread_attr_setscope, .-pthread_attr_setscope
	.section	.text.pthread_attr_getscope,"ax",@progbits
	.p2align 4
	.globl	pthread_attr_getscope
	.type	pthread_attr_getscope, @function
pthread_attr_getscope:
	testq	%rdi, %rdi
	je	.L61
	movq	(%rdi), %rax
	testq	%rax, %rax
	je	.L61
	movl	4(%rax), %eax
	movl	%eax, (%rsi)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L61:
	movl	$22, %eax
	ret
	.size	pthread_attr_getscope, .-pthread_attr_getscope
	.section	.text.pthread_attr_setinheritsched,"ax",@progbits
	.p2align 4
	.globl	pthread_attr_setinheritsched
	.type	pthread_attr_setinheritsched, @function
pthread_attr_setinheritsched:
	testq	%rdi, %rdi
	je	.L64
	movq	(%rdi), %rdx
	movl	$22, %eax
	testq	%rdx, %rdx
	je	.L62
	cmpl	$1, %esi
	ja	.L62
	movl	%esi, 8(%rdx)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L62:
	ret
	.p2align 4,,10
	.p2align 3
.L64:
	movl	$22, %eax
	ret
	.size	pthread_attr_setinheritsched, .-pthread_attr_setinheritsched
	.section	.text.pthread_attr_getinheritsched,"ax",@progbits
	.p2align 4
	.globl	pthread_attr_getinheritsched
	.type	pthread_attr_getinheritsched, @function
pthread_attr_getinheritsched:
	testq	%rdi, %rdi
	je	.L70
	movq	(%rdi), %rax
	testq	%rax, %rax
	je	.L70
	movl	8(%rax), %eax
	movl	%eax, (%rsi)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L70:
	movl	$22, %eax
	ret
	.size	pthread_attr_getinheritsched, .-pthread_attr_getinheritsched
	.section	.text.pthread_attr_setschedpolicy,"ax",@progbits
	.p2align 4
	.globl	pthread_attr_setschedpolicy
	.type	pthread_attr_setschedpolicy, @function
pthread_attr_setschedpolicy:
	testq	%rdi, %rdi
	je	.L73
	movq	(%rdi), %rdx
	movl	$22, %eax
	testq	%rdx, %rdx
	je	.L71
	cmpl	$6, %esi
	ja	.L71
	movl	%esi, 12(%rdx)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L71:
	ret
	.p2align 4,,10
	.p2align 3
.L73:
	movl	$22, %eax
	ret
	.size	pthread_attr_setschedpolicy, .-pthread_attr_setschedpolicy
	.section	.text.pthread_attr_getschedpolicy,"ax",@progbits
	.p2align 4
	.globl	pthread_attr_getschedpolicy
	.type	pthread_attr_getschedpolicy, @function
pthread_attr_getschedpolicy:
	testq	%rdi, %rdi
	je	.L79
	movq	(%rdi), %rax
	testq	%rax, %rax
	je	.L79
	movl	12(%rax), %eax
	movl	%eax, (%rsi)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L79:
	movl	$22, %eax
	ret
	.size	pthread_attr_getschedpolicy, .-pthread_attr_getschedpolicy
	.section	.text.pthread_attr_setstack,"ax",@progbits
	.p2align 4
	.globl	pthread_attr_setstack
	.type	pthread_attr_setstack, @function
pthread_attr_setstack:
	pushq	%rbp
	movq	%rsi, %rbp
	movq	%rdx, %rsi
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$8, %rsp
	call	pthread_attr_setstacksize@PLT
	testl	%eax, %eax
	je	.L83
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L83:
	addq	$8, %rsp
	movq	%rbp, %rsi
	movq	%rbx, %rdi
	popq	%rbx
	popq	%rbp
	jmp	pthread_attr_setstackaddr@PLT
	.size	pthread_attr_setstack, .-pthread_attr_setstack
	.section	.text.pthread_attr_getstack,"ax",@progbits
	.p2align 4
	.globl	pthread_attr_getstack
	.type	pthread_attr_getstack, @function
pthread_attr_getstack:
	pushq	%rbp
	movq	%rsi, %rbp
	movq	%rdx, %rsi
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$8, %rsp
	call	pthread_attr_getstacksize@PLT
	testl	%eax, %eax
	je	.L87
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L87:
	addq	$8, %rsp
	movq	%rbp, %rsi
	movq	%rbx, %rdi
	popq	%rbx
	popq	%rbp
	jmp	pthread_attr_getstackaddr@PLT
	.size	pthread_attr_getstack, .-pthread_attr_getstack
	.section	.text.pthread_attr_setschedparam,"ax",@progbits
	.p2align 4
	.globl	pthread_attr_setschedparam
	.type	pthread_attr_setschedparam, @function
pthread_attr_setschedparam:
	testq	%rdi, %rdi
	je	.L91
	movq	(%rdi), %rdx
	testq	%rdx, %rdx
	je	.L91
	movl	(%rsi), %ecx
	movl	$22, %eax
	cmpl	$127, %ecx
	ja	.L88
	movl	%ecx, 16(%rdx)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L91:
	movl	$22, %eax
.L88:
	ret
	.size	pthread_attr_setschedparam, .-pthread_attr_setschedparam
	.section	.text.pthread_attr_getschedparam,"ax",@progbits
	.p2align 4
	.globl	pthread_attr_getschedparam
	.type	pthread_attr_getschedparam, @function
pthread_attr_getschedparam:
	testq	%rdi, %rdi
	je	.L96
	movq	(%rdi), %rax
	testq	%rax, %rax
	je	.L96
	movl	16(%rax), %eax
	movl	%eax, (%rsi)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L96:
	movl	$22, %eax
	ret
	.size	pthread_attr_getschedparam, .-pthread_attr_getschedparam
	.section	.text.sched_get_priority_max,"ax",@progbits
	.p2align 4
	.globl	sched_get_priority_max
	.type	sched_get_priority_max, @function
sched_get_priority_max:
	cmpl	$6, %edi
	ja	.L98
	cmpl	$1, %edi
	sbbl	%eax, %eax
	andl	$68, %eax
	addl	$59, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L98:
	subq	$8, %rsp
	call	___errno@PLT
	movl	$22, (%rax)
	movl	$-1, %eax
	addq	$8, %rsp
	ret
	.size	sched_get_priority_max, .-sched_get_priority_max
	.section	.text.sched_get_priority_min,"ax",@progbits
	.p2align 4
	.globl	sched_get_priority_min
	.type	sched_get_priority_min, @function
sched_get_priority_min:
	subq	$8, %rsp
	call	sched_get_priority_max@PLT
	addq	$8, %rsp
	sarl	$31, %eax
	ret
	.size	sched_get_priority_min, .-sched_get_priority_min
	.section	.text.init,"ax",@progbits
	.p2align 4
	.type	init, @function
init:
	pushq	%rbx
	movq	%rdi, %rbx
	movl	$24, %edi
	call	malloc@PLT
	testq	%rax, %rax
	je	.L108
	pxor	%xmm0, %xmm0
	movq	$0, 16(%rax)
	movups	%xmm0, (%rax)
	movl	$3, 16(%rax)
	movq	%rax, (%rbx)
	xorl	%eax, %eax
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L108:
	movl	$12, %eax
	popq	%rbx
	ret
	.size	init, .-init
	.globl	pthread_barrierattr_init
	.set	pthread_barrierattr_init,init
	.globl	pthread_rwlockattr_init
	.set	pthread_rwlockattr_init,init
	.globl	pthread_condattr_init
	.set	pthread_condattr_init,init
	.globl	pthread_mutexattr_init
	.set	pthread_mutexattr_init,init
	.section	.text.destroy,"ax",@progbits
	.p2align 4
	.type	destroy, @function
destroy:
	testq	%rdi, %rdi
	je	.L112
	pushq	%rbx
	movq	%rdi, %rbx
	movq	(%rdi), %rdi
	testq	%rdi, %rdi
	je	.L113
	call	free@PLT
	movq	$0, (%rbx)
	xorl	%eax, %eax
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L113:
	movl	$22, %eax
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L112:
	movl	$22, %eax
	ret
	.size	destroy, .-destroy
	.globl	pthread_barrierattr_destroy
	.set	pthread_barrierattr_destroy,destroy
	.globl	pthread_rwlockattr_destroy
	.set	pthread_rwlockattr_destroy,destroy
	.globl	pthread_condattr_destroy
	.set	pthread_condattr_destroy,destroy
	.globl	pthread_mutexattr_destroy
	.set	pthread_mutexattr_destroy,destroy
	.section	.text.pthread_mutexattr_setpshared,"ax",@progbits
	.p2align 4
	.globl	pthread_mutexattr_setpshared
	.type	pthread_mutexattr_setpshared, @function
pthread_mutexattr_setpshared:
	testq	%rdi, %rdi
	je	.L120
	movq	(%rdi), %rdx
	movl	$22, %eax
	testq	%rdx, %rdx
	je	.L118
	cmpl	$1, %esi
	ja	.L118
	movl	%esi, (%rdx)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L118:
	ret
	.p2align 4,,10
	.p2align 3
.L120:
	movl	$22, %eax
	ret
	.size	pthread_mutexattr_setpshared, .-pthread_mutexattr_setpshared
	.section	.text.pthread_mutexattr_getpshared,"ax",@progbits
	.p2align 4
	.globl	pthread_mutexattr_getpshared
	.type	pthread_mutexattr_getpshared, @function
pthread_mutexattr_getpshared:
	testq	%rdi, %rdi
	je	.L126
	movq	(%rdi), %rax
	testq	%rax, %rax
	je	.L126
	movl	(%rax), %eax
	movl	%eax, (%rsi)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L126:
	movl	$22, %eax
	ret
	.size	pthread_mutexattr_getpshared, .-pthread_mutexattr_getpshared
	.section	.text.pthread_condattr_setpshared,"ax",@progbits
	.p2align 4
	.globl	pthread_condattr_setpshared
	.type	pthread_condattr_setpshared, @function
pthread_condattr_setpshared:
	testq	%rdi, %rdi
	je	.L129
	movq	(%rdi), %rdx
	movl	$22, %eax
	testq	%rdx, %rdx
	je	.L127
	cmpl	$1, %esi
	ja	.L127
	movl	%esi, (%rdx)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L127:
	ret
	.p2align 4,,10
	.p2align 3
.L129:
	movl	$22, %eax
	ret
	.size	pthread_condattr_setpshared, .-pthread_condattr_setpshared
	.section	.text.pthread_condattr_getpshared,"ax",@progbits
	.p2align 4
	.globl	pthread_condattr_getpshared
	.type	pthread_condattr_getpshared, @function
pthread_condattr_getpshared:
	testq	%rdi, %rdi
	je	.L135
	movq	(%rdi), %rax
	testq	%rax, %rax
	je	.L135
	movl	(%rax), %eax
	movl	%eax, (%rsi)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L135:
	movl	$22, %eax
	ret
	.size	pthread_condattr_getpshared, .-pthread_condattr_getpshared
	.section	.text.pthread_rwlockattr_setpshared,"ax",@progbits
	.p2align 4
	.globl	pthread_rwlockattr_setpshared
	.type	pthread_rwlockattr_setpshared, @function
pthread_rwlockattr_setpshared:
	testq	%rdi, %rdi
	je	.L138
	movq	(%rdi), %rdx
	movl	$22, %eax
	testq	%rdx, %rdx
	je	.L136
	cmpl	$1, %esi
	ja	.L136
	movl	%esi, (%rdx)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L136:
	ret
	.p2align 4,,10
	.p2align 3
.L138:
	movl	$22, %eax
	ret
	.size	pthread_rwlockattr_setpshared, .-pthread_rwlockattr_setpshared
	.section	.text.pthread_rwlockattr_getpshared,"ax",@progbits
	.p2align 4
	.globl	pthread_rwlockattr_getpshared
	.type	pthread_rwlockattr_getpshared, @function
pthread_rwlockattr_getpshared:
	testq	%rdi, %rdi
	je	.L144
	movq	(%rdi), %rax
	testq	%rax, %rax
	je	.L144
	movl	(%rax), %eax
	movl	%eax, (%rsi)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L144:
	movl	$22, %eax
	ret
	.size	pthread_rwlockattr_getpshared, .-pthread_rwlockattr_getpshared
	.section	.text.pthread_barrierattr_setpshared,"ax",@progbits
	.p2align 4
	.globl	pthread_barrierattr_setpshared
	.type	pthread_barrierattr_setpshared, @function
pthread_barrierattr_setpshared:
	testq	%rdi, %rdi
	je	.L147
	movq	(%rdi), %rdx
	movl	$22, %eax
	testq	%rdx, %rdx
	je	.L145
	cmpl	$1, %esi
	ja	.L145
	movl	%esi, (%rdx)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L145:
	ret
	.p2align 4,,10
	.p2align 3
.L147:
	movl	$22, %eax
	ret
	.size	pthread_barrierattr_setpshared, .-pthread_barrierattr_setpshared
	.section	.text.pthread_barrierattr_getpshared,"ax",@progbits
	.p2align 4
	.globl	pthread_barrierattr_getpshared
	.type	pthread_barrierattr_getpshared, @function
pthread_barrierattr_getpshared:
	testq	%rdi, %rdi
	je	.L153
	movq	(%rdi), %rax
	testq	%rax, %rax
	je	.L153
	movl	(%rax), %eax
	movl	%eax, (%rsi)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L153:
	movl	$22, %eax
	ret
	.size	pthread_barrierattr_getpshared, .-pthread_barrierattr_getpshared
	.section	.text.pthread_mutexattr_settype,"ax",@progbits
	.p2align 4
	.globl	pthread_mutexattr_settype
	.type	pthread_mutexattr_settype, @function
pthread_mutexattr_settype:
	testq	%rdi, %rdi
	je	.L158
	movq	(%rdi), %rax
	testq	%rax, %rax
	je	.L158
	testl	$-3, %esi
	je	.L160
	movl	$22, %edx
	cmpl	$4, %esi
	jne	.L154
.L160:
	movl	%esi, 4(%rax)
	xorl	%edx, %edx
.L154:
	movl	%edx, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L158:
	movl	$22, %edx
	movl	%edx, %eax
	ret
	.size	pthread_mutexattr_settype, .-pthread_mutexattr_settype
	.section	.text.pthread_mutexattr_gettype,"ax",@progbits
	.p2align 4
	.globl	pthread_mutexattr_gettype
	.type	pthread_mutexattr_gettype, @function
pthread_mutexattr_gettype:
	testq	%rdi, %rdi
	je	.L167
	movq	(%rdi), %rax
	testq	%rax, %rax
	je	.L167
	movl	4(%rax), %eax
	movl	%eax, (%rsi)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L167:
	movl	$22, %eax
	ret
	.size	pthread_mutexattr_gettype, .-pthread_mutexattr_gettype
	.section	.text.pthread_mutexattr_setprotocol,"ax",@progbits
	.p2align 4
	.globl	pthread_mutexattr_setprotocol
	.type	pthread_mutexattr_setprotocol, @function
pthread_mutexattr_setprotocol:
	testq	%rdi, %rdi
	je	.L172
	movq	(%rdi), %rax
	testq	%rax, %rax
	je	.L172
	testl	$-17, %esi
	je	.L174
	movl	$22, %edx
	cmpl	$32, %esi
	jne	.L168
.L174:
	movl	%esi, 8(%rax)
	xorl	%edx, %edx
.L168:
	movl	%edx, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L172:
	movl	$22, %edx
	movl	%edx, %eax
	ret
	.size	pthread_mutexattr_setprotocol, .-pthread_mutexattr_setprotocol
	.section	.text.pthread_mutexattr_getprotocol,"ax",@progbits
	.p2align 4
	.globl	pthread_mutexattr_getprotocol
	.type	pthread_mutexattr_getprotocol, @function
pthread_mutexattr_getprotocol:
	testq	%rdi, %rdi
	je	.L181
	movq	(%rdi), %rax
	testq	%rax, %rax
	je	.L181
	movl	8(%rax), %eax
	movl	%eax, (%rsi)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L181:
	movl	$22, %eax
	ret
	.size	pthread_mutexattr_getprotocol, .-pthread_mutexattr_getprotocol
	.section	.text.pthread_mutexattr_setprioceiling,"ax",@progbits
	.p2align 4
	.globl	pthread_mutexattr_setprioceiling
	.type	pthread_mutexattr_setprioceiling, @function
pthread_mutexattr_setprioceiling:
	testq	%rdi, %rdi
	je	.L184
	movq	(%rdi), %rdx
	movl	$22, %eax
	testq	%rdx, %rdx
	je	.L182
	cmpl	$127, %esi
	ja	.L182
	movl	%esi, 12(%rdx)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L182:
	ret
	.p2align 4,,10
	.p2align 3
.L184:
	movl	$22, %eax
	ret
	.size	pthread_mutexattr_setprioceiling, .-pthread_mutexattr_setprioceiling
	.section	.text.pthread_mutexattr_getprioceiling,"ax",@progbits
	.p2align 4
	.globl	pthread_mutexattr_getprioceiling
	.type	pthread_mutexattr_getprioceiling, @function
pthread_mutexattr_getprioceiling:
	testq	%rdi, %rdi
	je	.L190
	movq	(%rdi), %rax
	testq	%rax, %rax
	je	.L190
	movl	12(%rax), %eax
	movl	%eax, (%rsi)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L190:
	movl	$22, %eax
	ret
	.size	pthread_mutexattr_getprioceiling, .-pthread_mutexattr_getprioceiling
	.section	.text.pthread_mutexattr_setrobust,"ax",@progbits
	.p2align 4
	.globl	pthread_mutexattr_setrobust
	.type	pthread_mutexattr_setrobust, @function
pthread_mutexattr_setrobust:
	testq	%rdi, %rdi
	je	.L195
	movq	(%rdi), %rax
	testq	%rax, %rax
	je	.L195
	movl	%esi, %edx
	andl	$-65, %edx
	jne	.L195
	movl	%esi, 20(%rax)
	movl	%edx, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L195:
	movl	$22, %edx
	movl	%edx, %eax
	ret
	.size	pthread_mutexattr_setrobust, .-pthread_mutexattr_setrobust
	.globl	pthread_mutexattr_setrobust_np
	.set	pthread_mutexattr_setrobust_np,pthread_mutexattr_setrobust
	.section	.text.pthread_mutexattr_getrobust,"ax",@progbits
	.p2align 4
	.globl	pthread_mutexattr_getrobust
	.type	pthread_mutexattr_getrobust, @function
pthread_mutexattr_getrobust:
	testq	%rdi, %rdi
	je	.L199
	movq	(%rdi), %rax
	testq	%rax, %rax
	je	.L199
	movl	20(%rax), %eax
	movl	%eax, (%rsi)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L199:
	movl	$22, %eax
	ret
	.size	pthread_mutexattr_getrobust, .-pthread_mutexattr_getrobust
	.globl	pthread_mutexattr_getrobust_np
	.set	pthread_mutexattr_getrobust_np,pthread_mutexattr_getrobust
	.section	.text.pthread_condattr_setclock,"ax",@progbits
	.p2align 4
	.globl	pthread_condattr_setclock
	.type	pthread_condattr_setclock, @function
pthread_condattr_setclock:
	testq	%rdi, %rdi
	je	.L203
	movq	(%rdi), %rdx
	testq	%rdx, %rdx
	je	.L203
	leal	-3(%rsi), %ecx
	movl	$22, %eax
	cmpl	$1, %ecx
	ja	.L200
	movl	%esi, 16(%rdx)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L203:
	movl	$22, %eax
.L200:
	ret
	.size	pthread_condattr_setclock, .-pthread_condattr_setclock
	.section	.text.pthread_condattr_getclock,"ax",@progbits
	.p2align 4
	.globl	pthread_condattr_getclock
	.type	pthread_condattr_getclock, @function
pthread_condattr_getclock:
	testq	%rdi, %rdi
	je	.L208
	movq	(%rdi), %rax
	testq	%rax, %rax
	je	.L208
	movl	16(%rax), %eax
	movl	%eax, (%rsi)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L208:
	movl	$22, %eax
	ret
	.size	pthread_condattr_getclock, .-pthread_condattr_getclock
	.section	.text.pthread_mutex_init,"ax",@progbits
	.p2align 4
	.globl	pthread_mutex_init
	.type	pthread_mutex_init, @function
pthread_mutex_init:
	subq	$24, %rsp
	testq	%rsi, %rsi
	je	.L210
	movq	(%rsi), %rax
	testq	%rax, %rax
	je	.L210
	movl	12(%rax), %edx
	movl	(%rax), %esi
	orl	4(%rax), %esi
	orl	8(%rax), %esi
	movb	%dl, 15(%rsp)
	orl	20(%rax), %esi
	leaq	15(%rsp), %rdx
	call	mutex_init@PLT
	addq	$24, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L210:
	leaq	15(%rsp), %rdx
	xorl	%esi, %esi
	movb	$0, 15(%rsp)
	call	mutex_init@PLT
	addq	$24, %rsp
	ret
	.size	pthread_mutex_init, .-pthread_mutex_init
	.section	.text.pthread_mutex_getprioceiling,"ax",@progbits
	.p2align 4
	.globl	pthread_mutex_getprioceiling
	.type	pthread_mutex_getprioceiling, @function
pthread_mutex_getprioceiling:
	movl	$22, %eax
	testb	$32, 4(%rdi)
	je	.L219
	movzbl	3(%rdi), %eax
	movl	%eax, (%rsi)
	xorl	%eax, %eax
.L219:
	ret
	.size	pthread_mutex_getprioceiling, .-pthread_mutex_getprioceiling
	.section	.text.pthread_mutex_setprioceiling,"ax",@progbits
	.p2align 4
	.globl	pthread_mutex_setprioceiling
	.type	pthread_mutex_setprioceiling, @function
pthread_mutex_setprioceiling:
	testb	$32, 4(%rdi)
	je	.L226
	pushq	%r12
	movl	$22, %eax
	pushq	%rbp
	movl	%esi, %ebp
	pushq	%rbx
	cmpl	$127, %esi
	jbe	.L235
.L223:
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L235:
	movq	%rdi, %rbx
	movq	%rdx, %r12
	call	mutex_lock@PLT
	testl	%eax, %eax
	jne	.L223
	testq	%r12, %r12
	je	.L225
	movzbl	3(%rbx), %eax
	movl	%eax, (%r12)
.L225:
	movb	%bpl, 3(%rbx)
	movq	%rbx, %rdi
	popq	%rbx
	popq	%rbp
	popq	%r12
	jmp	mutex_unlock@PLT
	.p2align 4,,10
	.p2align 3
.L226:
	movl	$22, %eax
	ret
	.size	pthread_mutex_setprioceiling, .-pthread_mutex_setprioceiling
	.section	.text.pthread_cond_init,"ax",@progbits
	.p2align 4
	.globl	pthread_cond_init
	.type	pthread_cond_init, @function
pthread_cond_init:
	pushq	%rbp
	movq	%rdi, %rbp
	pushq	%rbx
	subq	$8, %rsp
	testq	%rsi, %rsi
	je	.L237
	movq	(%rsi), %rax
	movq	%rsi, %rbx
	xorl	%esi, %esi
	testq	%rax, %rax
	je	.L238
	movl	(%rax), %esi
.L238:
	xorl	%edx, %edx
	movq	%rbp, %rdi
	call	cond_init@PLT
	testl	%eax, %eax
	jne	.L236
	movq	(%rbx), %rdx
	testq	%rdx, %rdx
	je	.L236
	movl	16(%rdx), %edx
	movb	%dl, 1(%rbp)
.L236:
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L237:
	addq	$8, %rsp
	xorl	%edx, %edx
	xorl	%esi, %esi
	popq	%rbx
	popq	%rbp
	jmp	cond_init@PLT
	.size	pthread_cond_init, .-pthread_cond_init
	.section	.text.pthread_rwlock_init,"ax",@progbits
	.p2align 4
	.globl	pthread_rwlock_init
	.type	pthread_rwlock_init, @function
pthread_rwlock_init:
	xorl	%eax, %eax
	testq	%rsi, %rsi
	je	.L246
	movq	(%rsi), %rdx
	testq	%rdx, %rdx
	je	.L246
	movl	(%rdx), %eax
.L246:
	xorl	%edx, %edx
	movl	%eax, %esi
	jmp	rwlock_init@PLT
	.size	pthread_rwlock_init, .-pthread_rwlock_init
	.section	.text.pthread_barrier_init,"ax",@progbits
	.p2align 4
	.globl	pthread_barrier_init
	.type	pthread_barrier_init, @function
pthread_barrier_init:
	xorl	%eax, %eax
	testq	%rsi, %rsi
	je	.L252
	movq	(%rsi), %rcx
	testq	%rcx, %rcx
	je	.L252
	movl	(%rcx), %eax
.L252:
	movl	%eax, %esi
	jmp	lwp_barrier_init@PLT
	.size	pthread_barrier_init, .-pthread_barrier_init
	.local	usual.0
	.comm	usual.0,48,32
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
