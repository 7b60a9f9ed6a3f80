// b69b778c2c5844bcd05bee82116ec40b emu/guest/libc/sunos/threads.c
	.file	"threads.c"
	.text
	.section	.text.leave_once,"ax",@progbits
	.p2align 4
	.type	leave_once, @function
leave_once:
	jmp	mutex_unlock@PLT
	.size	leave_once, .-leave_once
	.section	.text.create,"ax",@progbits
	.p2align 4
	.type	create, @function
create:
	pushq	%r15
	pushq	%r14
	movq	%r9, %r14
	pushq	%r13
	movq	%rdx, %r13
	pushq	%r12
	movq	%rdi, %r12
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	subq	$24, %rsp
	movq	%rcx, 8(%rsp)
	movl	__threads_started(%rip), %ecx
	movl	%r8d, 4(%rsp)
	testl	%ecx, %ecx
	je	.L60
.L4:
	movl	$1, __threads_started(%rip)
	leaq	first(%rip), %rbx
	.p2align 4,,10
	.p2align 3
.L15:
	call	guard_enter@PLT
	movq	list(%rip), %rax
	testq	%rax, %rax
	je	.L6
	movq	%rax, %r15
	.p2align 4,,10
	.p2align 3
.L5:
	movl	8(%r15), %edx
	testl	%edx, %edx
	je	.L7
	movl	4(%r15), %edx
	testl	%edx, %edx
	je	.L61
.L7:
	movq	1192(%r15), %r15
	testq	%r15, %r15
	jne	.L5
.L6:
	call	guard_leave@PLT
	movl	$1200, %edi
	call	malloc@PLT
	movq	%rax, %rbx
	testq	%rax, %rax
	je	.L18
	call	library_new_tcb@PLT
	movq	%rax, %r15
	testq	%rax, %rax
	je	.L18
	movl	$150, %ecx
	movq	%rbx, %rdi
	movq	%r12, %rsi
	rep movsq
	movq	%rax, 1144(%rbx)
	movq	%rbx, 8(%rax)
	call	getpagesize@PLT
	movq	%rbp, 1120(%rbx)
	testq	%r13, %r13
	je	.L62
	movq	%r13, 1128(%rbx)
	testq	%rbp, %rbp
	je	.L63
.L22:
	addq	%r13, %rbp
.L21:
	call	guard_enter@PLT
	movl	4(%rsp), %r8d
	movq	%rbp, %rdx
	movq	%rbx, %rsi
	movq	1144(%rbx), %rcx
	leaq	4(%rbx), %r9
	leaq	run(%rip), %rdi
	andl	$128, %r8d
	call	lwp_create@PLT
	movl	%eax, %ebp
	testl	%eax, %eax
	jne	.L64
	movl	4(%rbx), %eax
	movq	list(%rip), %rdx
	cmpl	$1, 1160(%rbx)
	adcl	$0, running(%rip)
	movl	%eax, (%rbx)
	movq	%rdx, 1192(%rbx)
	movq	%rbx, list(%rip)
	testq	%r14, %r14
	je	.L59
	movl	%eax, (%r14)
.L59:
	call	guard_leave@PLT
.L3:
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
.L61:
	cmpq	%r15, %rax
	jne	.L9
	jmp	.L65
	.p2align 4,,10
	.p2align 3
.L13:
	cmpq	%r15, %rax
	je	.L66
.L9:
	movq	%rax, %rdx
	movq	1192(%rax), %rax
	testq	%rax, %rax
	jne	.L13
	call	guard_leave@PLT
	.p2align 4,,10
	.p2align 3
.L14:
	movslq	(%r15), %rsi
	xorl	%edx, %edx
	xorl	%eax, %eax
	movl	$167, %edi
	call	system_call@PLT
	cmpq	$-4, %rax
	je	.L14
	cmpq	%rbx, %r15
	je	.L15
	movq	1136(%r15), %rsi
	testq	%rsi, %rsi
	jne	.L67
.L16:
	movq	1144(%r15), %rdi
	call	library_free_tcb@PLT
	movq	%r15, %rdi
	call	free@PLT
	jmp	.L15
	.p2align 4,,10
	.p2align 3
.L66:
	addq	$1192, %rdx
.L8:
	movq	1192(%r15), %rax
	movq	%rax, (%rdx)
	call	guard_leave@PLT
	jmp	.L14
	.p2align 4,,10
	.p2align 3
.L67:
	movq	1120(%r15), %rdi
	call	munmap@PLT
	jmp	.L16
.L62:
	movq	$2097152, 1128(%rbx)
	testq	%rbp, %rbp
	jne	.L22
	movl	$2097152, %r13d
	jmp	.L20
.L65:
	leaq	list(%rip), %rdx
	jmp	.L8
.L60:
	leaq	first_stack(%rip), %rdi
	call	main_stack@PLT
	jmp	.L4
.L18:
	movq	%rbx, %rdi
	movl	$12, %ebp
	call	free@PLT
	jmp	.L3
.L63:
	cmpq	$2147483647, %r13
	ja	.L24
.L20:
	movq	8(%rsp), %rcx
	cmpq	$2147483647, %rcx
	ja	.L24
	cltq
	xorl	%r9d, %r9d
	movl	$-1, %r8d
	xorl	%edi, %edi
	movq	%rax, %rdx
	leaq	-1(%rax,%rcx), %r12
	leaq	-1(%rax,%r13), %rsi
	movl	$-2147483390, %ecx
	negq	%rdx
	andq	%rdx, %r12
	andq	%rdx, %rsi
	movl	$3, %edx
	addq	%r12, %rsi
	movq	%rsi, 1136(%rbx)
	call	mmap@PLT
	movq	%rax, 1120(%rbx)
	movq	%rax, %rbp
	cmpq	$-1, %rax
	je	.L24
	testq	%r12, %r12
	jne	.L68
.L25:
	addq	1136(%rbx), %rbp
	jne	.L21
.L24:
	movl	$12, %ebp
.L23:
	movq	%r15, %rdi
	call	library_free_tcb@PLT
	movq	%rbx, %rdi
	call	free@PLT
	jmp	.L3
.L64:
	cmpl	$14, %eax
	je	.L69
	call	guard_leave@PLT
	movl	$11, %ebp
.L28:
	movq	1136(%rbx), %rsi
	testq	%rsi, %rsi
	je	.L23
	movq	1120(%rbx), %rdi
	call	munmap@PLT
	jmp	.L23
.L68:
	xorl	%edx, %edx
	movq	%r12, %rsi
	movq	%rax, %rdi
	call	mprotect@PLT
	movq	1120(%rbx), %rbp
	jmp	.L25
.L69:
	call	guard_leave@PLT
	jmp	.L28
	.size	create, .-create
	.section	.text.lwp_self,"ax",@progbits
	.p2align 4
	.globl	lwp_self
	.type	lwp_self, @function
lwp_self:
	movl	__threads_started(%rip), %eax
	testl	%eax, %eax
	jne	.L71
	leaq	first(%rip), %rax
	ret
	.p2align 4,,10
	.p2align 3
.L71:
	subq	$8, %rsp
	call	thread_pointer@PLT
	movq	8(%rax), %rax
	testq	%rax, %rax
	jne	.L70
	leaq	first(%rip), %rax
.L70:
	addq	$8, %rsp
	ret
	.size	lwp_self, .-lwp_self
	.section	.text.claim,"ax",@progbits
	.p2align 4
	.type	claim, @function
claim:
	pushq	%r12
	movq	%rsi, %r12
	pushq	%rbp
	movl	%edi, %ebp
	pushq	%rbx
	call	guard_enter@PLT
	movq	list(%rip), %rbx
	testq	%rbx, %rbx
	jne	.L81
	jmp	.L82
	.p2align 4,,10
	.p2align 3
.L83:
	movq	1192(%rbx), %rbx
	testq	%rbx, %rbx
	je	.L82
.L81:
	cmpl	(%rbx), %ebp
	jne	.L83
	movq	%rbx, (%r12)
	cmpq	$0, 8(%rbx)
	je	.L86
	movl	$22, %ebx
.L85:
	call	guard_leave@PLT
	movl	%ebx, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L86:
	call	lwp_self@PLT
	cmpq	%rax, %rbx
	je	.L87
	movl	$1, 12(%rbx)
	xorl	%ebx, %ebx
	call	guard_leave@PLT
	movl	%ebx, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L82:
	movq	$0, (%r12)
	movl	$3, %ebx
	call	guard_leave@PLT
	movl	%ebx, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
.L87:
	movl	$45, %ebx
	jmp	.L85
	.size	claim, .-claim
	.section	.text.call_for,"ax",@progbits
	.p2align 4
	.type	call_for, @function
call_for:
	pushq	%r13
	movq	%rdx, %r13
	pushq	%r12
	movq	%rsi, %r12
	pushq	%rbp
	movl	%edi, %ebp
	pushq	%rbx
	subq	$24, %rsp
	call	guard_enter@PLT
	movq	list(%rip), %rbx
	testq	%rbx, %rbx
	jne	.L96
	jmp	.L98
	.p2align 4,,10
	.p2align 3
.L99:
	movq	1192(%rbx), %rbx
	testq	%rbx, %rbx
	je	.L98
.L96:
	cmpl	(%rbx), %ebp
	jne	.L99
	call	lwp_self@PLT
	movl	4(%rbx), %edx
	testl	%edx, %edx
	jne	.L105
.L97:
	call	guard_leave@PLT
	addq	$24, %rsp
	movl	$3, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L105:
	cmpq	%rax, %rbx
	je	.L102
	movq	%rbp, %rsi
	movq	%r12, %rdi
	movq	%r13, %rdx
	xorl	%eax, %eax
	call	system_call@PLT
	movl	%eax, %edx
	negl	%edx
	testq	%rax, %rax
	movl	$0, %eax
	cmovs	%edx, %eax
	movl	%eax, 12(%rsp)
	call	guard_leave@PLT
	movl	12(%rsp), %eax
	addq	$24, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L102:
	call	guard_leave@PLT
	movq	%r13, %rdx
	movq	%rbp, %rsi
	movq	%r12, %rdi
	xorl	%eax, %eax
	call	system_call@PLT
	movl	%eax, %edx
	negl	%edx
	testq	%rax, %rax
	movl	$0, %eax
	cmovs	%edx, %eax
	addq	$24, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L98:
	call	lwp_self@PLT
	jmp	.L97
	.size	call_for, .-call_for
	.section	.text.thread_self,"ax",@progbits
	.p2align 4
	.globl	thread_self
	.type	thread_self, @function
thread_self:
	subq	$8, %rsp
	call	lwp_self@PLT
	addq	$8, %rsp
	ret
	.size	thread_self, .-thread_self
	.section	.text.join,"ax",@progbits
	.p2align 4
	.type	join, @function
join:
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$8, %rsp
	call	thread_self@PLT
	movq	%rbx, 1104(%rax)
	movq	%rax, %rbp
	call	cancel_enter@PLT
	.p2align 4,,10
	.p2align 3
.L113:
	movslq	(%rbx), %rsi
	xorl	%edx, %edx
	xorl	%eax, %eax
	movl	$167, %edi
	call	system_call@PLT
	cmpq	$-4, %rax
	je	.L113
	call	cancel_leave@PLT
	movq	$0, 1104(%rbp)
	movq	40(%rbx), %rbp
	call	guard_enter@PLT
	movq	list(%rip), %rax
	testq	%rax, %rax
	je	.L114
	cmpq	%rax, %rbx
	jne	.L116
	jmp	.L131
	.p2align 4,,10
	.p2align 3
.L117:
	cmpq	%rax, %rbx
	je	.L132
.L116:
	movq	%rax, %rdx
	movq	1192(%rax), %rax
	testq	%rax, %rax
	jne	.L117
.L114:
	call	guard_leave@PLT
	leaq	first(%rip), %rax
	cmpq	%rax, %rbx
	je	.L112
	movq	1136(%rbx), %rsi
	testq	%rsi, %rsi
	jne	.L133
.L119:
	movq	1144(%rbx), %rdi
	call	library_free_tcb@PLT
	movq	%rbx, %rdi
	call	free@PLT
.L112:
	addq	$8, %rsp
	movq	%rbp, %rax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L132:
	addq	$1192, %rdx
.L115:
	movq	1192(%rbx), %rax
	movq	%rax, (%rdx)
	jmp	.L114
	.p2align 4,,10
	.p2align 3
.L133:
	movq	1120(%rbx), %rdi
	call	munmap@PLT
	jmp	.L119
.L131:
	leaq	list(%rip), %rdx
	jmp	.L115
	.size	join, .-join
	.section	.text.thr_self,"ax",@progbits
	.p2align 4
	.globl	thr_self
	.type	thr_self, @function
thr_self:
	subq	$8, %rsp
	call	thread_self@PLT
	movl	(%rax), %eax
	addq	$8, %rsp
	ret
	.size	thr_self, .-thr_self
	.globl	pthread_self
	.set	pthread_self,thr_self
	.section	.text.thr_main,"ax",@progbits
	.p2align 4
	.globl	thr_main
	.type	thr_main, @function
thr_main:
	subq	$8, %rsp
	call	lwp_self@PLT
	leaq	first(%rip), %rdx
	cmpq	%rax, %rdx
	sete	%al
	addq	$8, %rsp
	movzbl	%al, %eax
	ret
	.size	thr_main, .-thr_main
	.section	.text.pthread_equal,"ax",@progbits
	.p2align 4
	.globl	pthread_equal
	.type	pthread_equal, @function
pthread_equal:
	xorl	%eax, %eax
	cmpl	%esi, %edi
	sete	%al
	ret
	.size	pthread_equal, .-pthread_equal
	.section	.text.___errno,"ax",@progbits
	.p2align 4
	.globl	___errno
	.type	___errno, @function
___errno:
	subq	$8, %rsp
	call	lwp_self@PLT
	leaq	first(%rip), %rdx
	cmpq	%rdx, %rax
	je	.L141
	addq	$16, %rax
	addq	$8, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L141:
	movq	errno@GOTPCREL(%rip), %rax
	addq	$8, %rsp
	ret
	.size	___errno, .-___errno
	.globl	__errno
	.set	__errno,___errno
	.section	.text.thr_yield,"ax",@progbits
	.p2align 4
	.globl	thr_yield
	.type	thr_yield, @function
thr_yield:
	movl	$146, %edi
	xorl	%eax, %eax
	jmp	system_call@PLT
	.size	thr_yield, .-thr_yield
	.section	.text.pthread_once,"ax",@progbits
	.p2align 4
	.globl	pthread_once
	.type	pthread_once, @function
pthread_once:
	movl	28(%rdi), %eax
	cmpl	$1, %eax
	je	.L154
	pushq	%r12
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$32, %rsp
	call	mutex_lock@PLT
	movl	28(%rbx), %eax
	cmpl	$1, %eax
	jne	.L157
.L146:
	movq	%rbx, %rdi
	call	mutex_unlock@PLT
	addq	$32, %rsp
	xorl	%eax, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L157:
	movq	%rsp, %r12
	xorl	%edx, %edx
	leaq	leave_once(%rip), %rdi
	movq	%rbx, %rsi
	movq	%r12, %rcx
	call	__pthread_cleanup_push@PLT
	call	*%rbp
	movq	%r12, %rsi
	xorl	%edi, %edi
	call	__pthread_cleanup_pop@PLT
	movl	$1, 28(%rbx)
	jmp	.L146
	.p2align 4,,10
	.p2align 3
.L154:
	xorl	%eax, %eax
	ret
	.size	pthread_once, .-pthread_once
	.section	.text.pthread_key_create,"ax",@progbits
	.p2align 4
	.globl	pthread_key_create
	.type	pthread_key_create, @function
pthread_key_create:
	pushq	%r13
	movq	%rsi, %r13
	pushq	%r12
	movq	%rdi, %r12
	pushq	%rbp
	pushq	%rbx
	xorl	%ebx, %ebx
	subq	$8, %rsp
	call	guard_enter@PLT
	leaq	keys(%rip), %rdx
	movq	%rdx, %rax
	jmp	.L159
	.p2align 4,,10
	.p2align 3
.L161:
	addl	$1, %ebx
	addq	$16, %rax
	cmpl	$128, %ebx
	je	.L160
.L159:
	movl	(%rax), %ebp
	testl	%ebp, %ebp
	jne	.L161
	movl	%ebx, %eax
	addl	$1, %ebx
	salq	$4, %rax
	addq	%rax, %rdx
	movq	%r13, 8(%rdx)
	movl	$1, (%rdx)
	call	guard_leave@PLT
	movl	%ebx, (%r12)
	addq	$8, %rsp
	movl	%ebp, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
.L160:
	call	guard_leave@PLT
	movl	$11, %ebp
	addq	$8, %rsp
	popq	%rbx
	movl	%ebp, %eax
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.size	pthread_key_create, .-pthread_key_create
	.globl	thr_keycreate
	.set	thr_keycreate,pthread_key_create
	.section	.text.pthread_key_delete,"ax",@progbits
	.p2align 4
	.globl	pthread_key_delete
	.type	pthread_key_delete, @function
pthread_key_delete:
	subl	$1, %edi
	movl	$22, %eax
	cmpl	$127, %edi
	ja	.L175
	pushq	%rbp
	leaq	keys(%rip), %rbp
	pushq	%rbx
	movl	%edi, %ebx
	movq	%rbx, %rdx
	salq	$4, %rdx
	addq	%rdx, %rbp
	subq	$8, %rsp
	movl	0(%rbp), %edx
	testl	%edx, %edx
	je	.L164
	call	guard_enter@PLT
	movq	list(%rip), %rax
	movl	$0, 0(%rbp)
	testq	%rax, %rax
	je	.L166
	leaq	6(%rbx), %rdi
	.p2align 4,,10
	.p2align 3
.L167:
	movq	$0, (%rax,%rdi,8)
	movq	1192(%rax), %rax
	testq	%rax, %rax
	jne	.L167
.L166:
	call	guard_leave@PLT
	xorl	%eax, %eax
.L164:
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L175:
	ret
	.size	pthread_key_delete, .-pthread_key_delete
	.section	.text.pthread_setspecific,"ax",@progbits
	.p2align 4
	.globl	pthread_setspecific
	.type	pthread_setspecific, @function
pthread_setspecific:
	subl	$1, %edi
	movl	$22, %eax
	cmpl	$127, %edi
	ja	.L183
	pushq	%rbp
	leaq	keys(%rip), %rcx
	pushq	%rbx
	movl	%edi, %ebx
	movq	%rbx, %rdx
	salq	$4, %rdx
	subq	$8, %rsp
	movl	(%rcx,%rdx), %edx
	testl	%edx, %edx
	je	.L178
	movq	%rsi, %rbp
	call	thread_self@PLT
	movq	%rbp, 48(%rax,%rbx,8)
	xorl	%eax, %eax
.L178:
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L183:
	ret
	.size	pthread_setspecific, .-pthread_setspecific
	.globl	thr_setspecific
	.set	thr_setspecific,pthread_setspecific
	.section	.text.pthread_getspecific,"ax",@progbits
	.p2align 4
	.globl	pthread_getspecific
	.type	pthread_getspecific, @function
pthread_getspecific:
	subl	$1, %edi
	xorl	%eax, %eax
	cmpl	$127, %edi
	ja	.L191
	pushq	%rbx
	movl	%edi, %ebx
	leaq	keys(%rip), %rcx
	movq	%rbx, %rdx
	salq	$4, %rdx
	movl	(%rcx,%rdx), %edx
	testl	%edx, %edx
	je	.L186
	call	thread_self@PLT
	movq	48(%rax,%rbx,8), %rax
.L186:
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L191:
	ret
	.size	pthread_getspecific, .-pthread_getspecific
	.section	.text.thr_getspecific,"ax",@progbits
	.p2align 4
	.globl	thr_getspecific
	.type	thr_getspecific, @function
thr_getspecific:
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	movl	%edi, %ebx
	subl	$1, %ebx
	subq	$8, %rsp
	call	pthread_getspecific@PLT
	movq	%rax, 0(%rbp)
	movl	$22, %eax
	cmpl	$127, %ebx
	ja	.L194
	salq	$4, %rbx
	leaq	keys(%rip), %rax
	addq	%rbx, %rax
	cmpl	$1, (%rax)
	sbbl	%eax, %eax
	andl	$22, %eax
.L194:
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.size	thr_getspecific, .-thr_getspecific
	.section	.text.pthread_exit,"ax",@progbits
	.p2align 4
	.globl	pthread_exit
	.type	pthread_exit, @function
pthread_exit:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	subq	$24, %rsp
	movq	%rdi, 8(%rsp)
	call	lwp_self@PLT
	movl	$1, 1092(%rax)
	movq	%rax, %r13
	movq	1104(%rax), %rax
	testq	%rax, %rax
	je	.L201
	movl	$0, 12(%rax)
.L201:
	movq	%r13, %rdi
	movl	$4, %r12d
	leaq	48(%r13), %r14
	call	cancel_run_handlers@PLT
	leaq	2056+keys(%rip), %r15
.L202:
	movq	%r14, %rbp
	leaq	8+keys(%rip), %rbx
	xorl	%ecx, %ecx
	.p2align 4,,10
	.p2align 3
.L205:
	movq	0(%rbp), %rdi
	movq	$0, 0(%rbp)
	testq	%rdi, %rdi
	je	.L204
	movl	-8(%rbx), %esi
	testl	%esi, %esi
	je	.L204
	movq	(%rbx), %rax
	testq	%rax, %rax
	je	.L204
	call	*%rax
	movl	$1, %ecx
.L204:
	addq	$16, %rbx
	addq	$8, %rbp
	cmpq	%r15, %rbx
	jne	.L205
	testl	%ecx, %ecx
	je	.L203
	subl	$1, %r12d
	jne	.L202
.L203:
	movq	8(%rsp), %rax
	movl	__threads_started(%rip), %edx
	movq	%rax, 40(%r13)
	testl	%edx, %edx
	je	.L224
	call	guard_enter@PLT
	movl	running(%rip), %eax
	cmpl	$1, 1160(%r13)
	sbbl	$0, %eax
	movl	%eax, running(%rip)
	testl	%eax, %eax
	je	.L225
	xorl	%eax, %eax
	leaq	one_has_ended(%rip), %rdi
	movl	%eax, 4(%r13)
	call	cond_broadcast@PLT
	call	guard_leave@PLT
	.p2align 4,,10
	.p2align 3
.L209:
	movl	$160, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	jmp	.L209
.L225:
	call	guard_leave@PLT
.L224:
	xorl	%edi, %edi
	call	exit@PLT
	.size	pthread_exit, .-pthread_exit
	.globl	thr_exit
	.set	thr_exit,pthread_exit
	.section	.text.run,"ax",@progbits
	.p2align 4
	.type	run, @function
run:
	pushq	%rbx
	movq	%rdi, %rbx
	call	guard_enter@PLT
	call	guard_leave@PLT
	movq	32(%rbx), %rdi
	call	*24(%rbx)
	movq	%rax, %rdi
	call	pthread_exit@PLT
	.size	run, .-run
	.section	.text.thr_min_stack,"ax",@progbits
	.p2align 4
	.globl	thr_min_stack
	.type	thr_min_stack, @function
thr_min_stack:
	movl	$8192, %eax
	ret
	.size	thr_min_stack, .-thr_min_stack
	.section	.text.thr_create,"ax",@progbits
	.p2align 4
	.globl	thr_create
	.type	thr_create, @function
thr_create:
	pushq	%r15
	xorl	%eax, %eax
	movq	%r9, %r15
	pushq	%r14
	pushq	%r13
	movq	%rdi, %r13
	pushq	%r12
	movq	%rsi, %r12
	pushq	%rbp
	movq	%rdx, %rbp
	movq	%rcx, %rdx
	movl	$150, %ecx
	pushq	%rbx
	movq	%r8, %rbx
	subq	$1208, %rsp
	movq	%rsp, %r14
	movq	%r14, %rdi
	rep stosq
	xorl	%eax, %eax
	testl	$320, %r8d
	movq	%rbp, 24(%rsp)
	setne	%al
	movq	%rdx, 32(%rsp)
	movl	%eax, 8(%rsp)
	movq	%r8, %rax
	shrq	$8, %rax
	andl	$1, %eax
	movl	%eax, 1160(%rsp)
	call	lwp_self@PLT
	movl	1172(%rax), %eax
	movl	%eax, 1172(%rsp)
	movl	$22, %eax
	testq	%rbp, %rbp
	je	.L229
	testq	$-452, %rbx
	jne	.L229
	leaq	-1(%r12), %rdx
	cmpq	$8190, %rdx
	jbe	.L229
	testq	%r13, %r13
	je	.L236
	testq	%r12, %r12
	jne	.L236
.L229:
	addq	$1208, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L236:
	call	getpagesize@PLT
	movq	%r15, %r9
	movl	%ebx, %r8d
	movq	%r12, %rdx
	movslq	%eax, %rcx
	movq	%r13, %rsi
	movq	%r14, %rdi
	call	create
	jmp	.L229
	.size	thr_create, .-thr_create
	.section	.text.pthread_create,"ax",@progbits
	.p2align 4
	.globl	pthread_create
	.type	pthread_create, @function
pthread_create:
	pushq	%r13
	movq	%rdx, %r13
	pushq	%r12
	movq	%rcx, %r12
	pushq	%rbp
	movq	%rdi, %rbp
	pushq	%rbx
	subq	$1208, %rsp
	testq	%rsi, %rsi
	je	.L242
	movq	(%rsi), %rbx
	call	lwp_self@PLT
	movq	%rax, %rdx
	testq	%rbx, %rbx
	je	.L247
.L250:
	movq	%rsp, %r10
	xorl	%eax, %eax
	movl	$150, %ecx
	movl	8(%rbx), %esi
	movq	%r10, %rdi
	rep stosq
	movl	(%rbx), %ecx
	xorl	%eax, %eax
	movq	%r13, 24(%rsp)
	movq	%r12, 32(%rsp)
	testl	%ecx, %ecx
	setne	%al
	movl	%eax, 8(%rsp)
	testl	%esi, %esi
	jne	.L249
	movq	12(%rbx), %rax
.L246:
	movq	32(%rbx), %rcx
	movq	24(%rbx), %rdx
	movq	%rbp, %r9
	xorl	%r8d, %r8d
	movq	40(%rbx), %rsi
	movq	%r10, %rdi
	movq	%rax, 1168(%rsp)
	call	create
	addq	$1208, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L249:
	movq	1168(%rdx), %rax
	jmp	.L246
	.p2align 4,,10
	.p2align 3
.L242:
	call	lwp_usual_attributes@PLT
	movq	%rax, %rbx
	call	lwp_self@PLT
	movq	%rax, %rdx
	testq	%rbx, %rbx
	jne	.L250
.L247:
	addq	$1208, %rsp
	movl	$22, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.size	pthread_create, .-pthread_create
	.section	.text.thread_find,"ax",@progbits
	.p2align 4
	.globl	thread_find
	.type	thread_find, @function
thread_find:
	movq	list(%rip), %rax
	testq	%rax, %rax
	jne	.L252
	jmp	.L259
	.p2align 4,,10
	.p2align 3
.L254:
	movq	1192(%rax), %rax
	testq	%rax, %rax
	je	.L251
.L252:
	cmpl	(%rax), %edi
	jne	.L254
.L251:
	ret
.L259:
	ret
	.size	thread_find, .-thread_find
	.section	.text.pthread_join,"ax",@progbits
	.p2align 4
	.globl	pthread_join
	.type	pthread_join, @function
pthread_join:
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	subq	$24, %rsp
	leaq	8(%rsp), %rsi
	call	claim
	movl	%eax, %ebx
	testl	%eax, %eax
	je	.L265
.L260:
	addq	$24, %rsp
	movl	%ebx, %eax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L265:
	movq	8(%rsp), %rdi
	call	join
	testq	%rbp, %rbp
	je	.L260
	movq	%rax, 0(%rbp)
	addq	$24, %rsp
	movl	%ebx, %eax
	popq	%rbx
	popq	%rbp
	ret
	.size	pthread_join, .-pthread_join
	.section	.text.thr_join,"ax",@progbits
	.p2align 4
	.globl	thr_join
	.type	thr_join, @function
thr_join:
	pushq	%r14
	pushq	%r13
	movq	%rdx, %r13
	pushq	%r12
	movq	%rsi, %r12
	pushq	%rbp
	pushq	%rbx
	subq	$16, %rsp
	testl	%edi, %edi
	je	.L267
	leaq	8(%rsp), %rsi
	call	claim
	testl	%eax, %eax
	je	.L293
.L266:
	addq	$16, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
.L267:
	call	guard_enter@PLT
	leaq	one_has_ended(%rip), %r14
	.p2align 4,,10
	.p2align 3
.L276:
	movq	list(%rip), %rbx
	testq	%rbx, %rbx
	je	.L270
	xorl	%ebp, %ebp
	jmp	.L275
	.p2align 4,,10
	.p2align 3
.L273:
	movq	1192(%rbx), %rbx
	testq	%rbx, %rbx
	je	.L294
.L275:
	cmpq	$0, 8(%rbx)
	jne	.L273
	call	lwp_self@PLT
	cmpq	%rax, %rbx
	je	.L273
	movl	4(%rbx), %eax
	addl	$1, %ebp
	testl	%eax, %eax
	jne	.L273
	movl	$1, 12(%rbx)
	call	guard_leave@PLT
.L280:
	testq	%r12, %r12
	je	.L277
	movl	(%rbx), %eax
	movl	%eax, (%r12)
.L277:
	movq	%rbx, %rdi
	call	join
	testq	%r13, %r13
	je	.L279
	movq	%rax, 0(%r13)
.L279:
	addq	$16, %rsp
	xorl	%eax, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L294:
	movq	$0, 8(%rsp)
	testl	%ebp, %ebp
	je	.L270
	movl	__threads_started(%rip), %eax
	testl	%eax, %eax
	jne	.L295
.L270:
	call	guard_leave@PLT
	movl	$3, %eax
	jmp	.L266
	.p2align 4,,10
	.p2align 3
.L295:
	movq	%r14, %rdi
	call	guard_wait@PLT
	jmp	.L276
.L293:
	movq	8(%rsp), %rbx
	jmp	.L280
	.size	thr_join, .-thr_join
	.section	.text.pthread_detach,"ax",@progbits
	.p2align 4
	.globl	pthread_detach
	.type	pthread_detach, @function
pthread_detach:
	pushq	%rbx
	movl	%edi, %ebx
	call	guard_enter@PLT
	movq	list(%rip), %rax
	testq	%rax, %rax
	jne	.L297
	jmp	.L302
	.p2align 4,,10
	.p2align 3
.L299:
	movq	1192(%rax), %rax
	testq	%rax, %rax
	je	.L302
.L297:
	cmpl	(%rax), %ebx
	jne	.L299
	cmpq	$0, 8(%rax)
	movl	$22, %ebx
	jne	.L298
	movl	$1, 8(%rax)
	xorl	%ebx, %ebx
.L298:
	call	guard_leave@PLT
	movl	%ebx, %eax
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L302:
	call	guard_leave@PLT
	movl	$3, %ebx
	movl	%ebx, %eax
	popq	%rbx
	ret
	.size	pthread_detach, .-pthread_detach
	.section	.text.thread_signal,"ax",@progbits
	.p2align 4
	.globl	thread_signal
	.type	thread_signal, @function
thread_signal:
	movl	4(%rdi), %ecx
	testl	%ecx, %ecx
	jne	.L319
	movl	$3, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L319:
	subq	$8, %rsp
	movslq	%esi, %rdx
	xorl	%eax, %eax
	movslq	%ecx, %rsi
	movl	$163, %edi
	call	system_call@PLT
	movl	%eax, %edx
	negl	%edx
	testq	%rax, %rax
	movl	$0, %eax
	cmovs	%edx, %eax
	addq	$8, %rsp
	ret
	.size	thread_signal, .-thread_signal
	.section	.text.pthread_kill,"ax",@progbits
	.p2align 4
	.globl	pthread_kill
	.type	pthread_kill, @function
pthread_kill:
	movslq	%esi, %rdx
	movl	$163, %esi
	jmp	call_for
	.size	pthread_kill, .-pthread_kill
	.globl	thr_kill
	.set	thr_kill,pthread_kill
	.section	.text.raise,"ax",@progbits
	.p2align 4
	.globl	raise
	.type	raise, @function
raise:
	pushq	%rbp
	pushq	%rbx
	movl	%edi, %ebx
	subq	$8, %rsp
	movl	__threads_started(%rip), %ecx
	testl	%ecx, %ecx
	jne	.L322
.L324:
	addq	$8, %rsp
	movl	%ebx, %edi
	popq	%rbx
	popq	%rbp
	jmp	raise_in_process@PLT
	.p2align 4,,10
	.p2align 3
.L322:
	call	thr_self@PLT
	movl	%ebx, %esi
	movl	%eax, %edi
	call	pthread_kill@PLT
	movl	%eax, %ebp
	testl	%eax, %eax
	jne	.L323
	movl	__threads_started(%rip), %edx
	testl	%edx, %edx
	je	.L324
.L321:
	addq	$8, %rsp
	movl	%ebp, %eax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L323:
	call	___errno@PLT
	movl	%ebp, (%rax)
	movl	__threads_started(%rip), %eax
	testl	%eax, %eax
	je	.L324
	movl	$-1, %ebp
	jmp	.L321
	.size	raise, .-raise
	.section	.text.thr_suspend,"ax",@progbits
	.p2align 4
	.globl	thr_suspend
	.type	thr_suspend, @function
thr_suspend:
	xorl	%edx, %edx
	movl	$161, %esi
	jmp	call_for
	.size	thr_suspend, .-thr_suspend
	.section	.text.thr_continue,"ax",@progbits
	.p2align 4
	.globl	thr_continue
	.type	thr_continue, @function
thr_continue:
	xorl	%edx, %edx
	movl	$162, %esi
	jmp	call_for
	.size	thr_continue, .-thr_continue
	.section	.text.thr_setprio,"ax",@progbits
	.p2align 4
	.globl	thr_setprio
	.type	thr_setprio, @function
thr_setprio:
	pushq	%rbp
	movl	%esi, %ebp
	pushq	%rbx
	movl	%edi, %ebx
	subq	$8, %rsp
	call	guard_enter@PLT
	movq	list(%rip), %rax
	testq	%rax, %rax
	jne	.L330
	jmp	.L331
	.p2align 4,,10
	.p2align 3
.L332:
	movq	1192(%rax), %rax
	testq	%rax, %rax
	je	.L331
.L330:
	cmpl	(%rax), %ebx
	jne	.L332
	movl	%ebp, 1172(%rax)
	call	guard_leave@PLT
	addq	$8, %rsp
	xorl	%eax, %eax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L331:
	call	guard_leave@PLT
	addq	$8, %rsp
	movl	$3, %eax
	popq	%rbx
	popq	%rbp
	ret
	.size	thr_setprio, .-thr_setprio
	.globl	pthread_setschedprio
	.set	pthread_setschedprio,thr_setprio
	.section	.text.thr_getprio,"ax",@progbits
	.p2align 4
	.globl	thr_getprio
	.type	thr_getprio, @function
thr_getprio:
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	movl	%edi, %ebx
	subq	$8, %rsp
	call	guard_enter@PLT
	movq	list(%rip), %rax
	testq	%rax, %rax
	jne	.L342
	jmp	.L343
	.p2align 4,,10
	.p2align 3
.L344:
	movq	1192(%rax), %rax
	testq	%rax, %rax
	je	.L343
.L342:
	cmpl	(%rax), %ebx
	jne	.L344
	testq	%rbp, %rbp
	je	.L348
	movl	1172(%rax), %eax
	movl	%eax, 0(%rbp)
.L348:
	call	guard_leave@PLT
	addq	$8, %rsp
	xorl	%eax, %eax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L343:
	call	guard_leave@PLT
	addq	$8, %rsp
	movl	$3, %eax
	popq	%rbx
	popq	%rbp
	ret
	.size	thr_getprio, .-thr_getprio
	.section	.text.pthread_setschedparam,"ax",@progbits
	.p2align 4
	.globl	pthread_setschedparam
	.type	pthread_setschedparam, @function
pthread_setschedparam:
	movl	$22, %eax
	cmpl	$6, %esi
	jbe	.L375
	ret
	.p2align 4,,10
	.p2align 3
.L375:
	pushq	%r12
	movq	%rdx, %r12
	pushq	%rbp
	movl	%esi, %ebp
	pushq	%rbx
	movl	%edi, %ebx
	call	guard_enter@PLT
	movq	list(%rip), %rax
	testq	%rax, %rax
	jne	.L357
	jmp	.L358
	.p2align 4,,10
	.p2align 3
.L359:
	movq	1192(%rax), %rax
	testq	%rax, %rax
	je	.L358
.L357:
	cmpl	(%rax), %ebx
	jne	.L359
	testq	%r12, %r12
	je	.L376
	movl	(%r12), %edx
.L361:
	movl	%edx, 1172(%rax)
	movl	%ebp, 1168(%rax)
	call	guard_leave@PLT
	xorl	%eax, %eax
.L355:
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L376:
	movl	1172(%rax), %edx
	jmp	.L361
	.p2align 4,,10
	.p2align 3
.L358:
	call	guard_leave@PLT
	movl	$3, %eax
	jmp	.L355
	.size	pthread_setschedparam, .-pthread_setschedparam
	.section	.text.pthread_getschedparam,"ax",@progbits
	.p2align 4
	.globl	pthread_getschedparam
	.type	pthread_getschedparam, @function
pthread_getschedparam:
	pushq	%r12
	movq	%rdx, %r12
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	movl	%edi, %ebx
	call	guard_enter@PLT
	movq	list(%rip), %rax
	testq	%rax, %rax
	jne	.L378
	jmp	.L379
	.p2align 4,,10
	.p2align 3
.L380:
	movq	1192(%rax), %rax
	testq	%rax, %rax
	je	.L379
.L378:
	cmpl	(%rax), %ebx
	jne	.L380
	testq	%r12, %r12
	je	.L385
	movl	1172(%rax), %edx
	movl	%edx, (%r12)
.L385:
	testq	%rbp, %rbp
	je	.L383
	movl	1168(%rax), %eax
	movl	%eax, 0(%rbp)
.L383:
	call	guard_leave@PLT
	popq	%rbx
	xorl	%eax, %eax
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L379:
	call	guard_leave@PLT
	popq	%rbx
	movl	$3, %eax
	popq	%rbp
	popq	%r12
	ret
	.size	pthread_getschedparam, .-pthread_getschedparam
	.section	.text.thr_setconcurrency,"ax",@progbits
	.p2align 4
	.globl	thr_setconcurrency
	.type	thr_setconcurrency, @function
thr_setconcurrency:
	testl	%edi, %edi
	js	.L397
	movl	%edi, concurrency(%rip)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L397:
	movl	$22, %eax
	ret
	.size	thr_setconcurrency, .-thr_setconcurrency
	.globl	pthread_setconcurrency
	.set	pthread_setconcurrency,thr_setconcurrency
	.section	.text.thr_getconcurrency,"ax",@progbits
	.p2align 4
	.globl	thr_getconcurrency
	.type	thr_getconcurrency, @function
thr_getconcurrency:
	movl	concurrency(%rip), %eax
	ret
	.size	thr_getconcurrency, .-thr_getconcurrency
	.globl	pthread_getconcurrency
	.set	pthread_getconcurrency,thr_getconcurrency
	.section	.text.thr_stksegment,"ax",@progbits
	.p2align 4
	.globl	thr_stksegment
	.type	thr_stksegment, @function
thr_stksegment:
	pushq	%rbx
	movq	%rdi, %rbx
	call	thread_self@PLT
	movq	1120(%rax), %rdx
	testq	%rdx, %rdx
	je	.L407
	movdqa	first_stack(%rip), %xmm0
	movups	%xmm0, (%rbx)
	movq	16+first_stack(%rip), %rcx
	movq	%rcx, 16(%rbx)
	movq	1136(%rax), %rcx
	movq	1128(%rax), %rax
	movl	$0, 16(%rbx)
	testq	%rcx, %rcx
	cmove	%rax, %rcx
	movq	%rax, 8(%rbx)
	xorl	%eax, %eax
	addq	%rcx, %rdx
	movq	%rdx, (%rbx)
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L407:
	movl	__threads_started(%rip), %eax
	testl	%eax, %eax
	je	.L408
	movdqa	first_stack(%rip), %xmm1
	movups	%xmm1, (%rbx)
	movq	16+first_stack(%rip), %rax
	movq	%rax, 16(%rbx)
	xorl	%eax, %eax
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L408:
	movq	%rbx, %rdi
	popq	%rbx
	jmp	main_stack@PLT
	.size	thr_stksegment, .-thr_stksegment
	.section	.text.pthread_attr_get_np,"ax",@progbits
	.p2align 4
	.globl	pthread_attr_get_np
	.type	pthread_attr_get_np, @function
pthread_attr_get_np:
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	subq	$32, %rsp
	testq	%rsi, %rsi
	je	.L422
	movq	(%rsi), %r12
	testq	%r12, %r12
	je	.L422
	movl	%edi, %ebp
	call	guard_enter@PLT
	movq	list(%rip), %rbx
	testq	%rbx, %rbx
	jne	.L411
	jmp	.L423
	.p2align 4,,10
	.p2align 3
.L413:
	movq	1192(%rbx), %rbx
	testq	%rbx, %rbx
	je	.L423
.L411:
	cmpl	(%rbx), %ebp
	jne	.L413
	movq	1120(%rbx), %rax
	testq	%rax, %rax
	je	.L433
	movq	16+first_stack(%rip), %rdx
	movq	1128(%rbx), %rcx
	movq	%rdx, 16(%rsp)
	movq	1136(%rbx), %rdx
	movq	%rcx, 8(%rsp)
	testq	%rdx, %rdx
	movq	%rdx, %rsi
	movl	$0, 16(%rsp)
	cmove	%rcx, %rsi
	addq	%rsi, %rax
	movq	%rax, (%rsp)
.L416:
	movl	8(%rbx), %edi
	xorl	%esi, %esi
	testl	%edi, %edi
	movq	1168(%rbx), %rdi
	setne	%sil
	sall	$6, %esi
	testq	%rdx, %rdx
	je	.L418
	subq	1128(%rbx), %rdx
.L418:
	pxor	%xmm0, %xmm0
	subq	%rcx, %rax
	movq	%rdx, 32(%r12)
	xorl	%ebp, %ebp
	movups	%xmm0, (%r12)
	movups	%xmm0, 16(%r12)
	movl	%esi, (%r12)
	movq	%rdi, 12(%r12)
	movq	%rcx, 24(%r12)
	movq	%rax, 40(%r12)
	jmp	.L412
	.p2align 4,,10
	.p2align 3
.L423:
	movl	$3, %ebp
.L412:
	call	guard_leave@PLT
	addq	$32, %rsp
	movl	%ebp, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L422:
	addq	$32, %rsp
	movl	$22, %ebp
	movl	%ebp, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L433:
	movl	__threads_started(%rip), %r8d
	testl	%r8d, %r8d
	je	.L434
	movq	16+first_stack(%rip), %rax
	movdqa	first_stack(%rip), %xmm1
	movq	%rax, 16(%rsp)
	movaps	%xmm1, (%rsp)
.L432:
	movq	8(%rsp), %rcx
	movq	1136(%rbx), %rdx
	movq	(%rsp), %rax
	jmp	.L416
.L434:
	movq	%rsp, %rdi
	call	main_stack@PLT
	movl	%eax, %ebp
	testl	%eax, %eax
	jne	.L412
	jmp	.L432
	.size	pthread_attr_get_np, .-pthread_attr_get_np
	.section	.text.threads_after_fork,"ax",@progbits
	.p2align 4
	.globl	threads_after_fork
	.type	threads_after_fork, @function
threads_after_fork:
	subq	$8, %rsp
	call	lwp_self@PLT
	movl	$1, running(%rip)
	movq	%rax, list(%rip)
	movq	$0, 1192(%rax)
	movl	$0, 1160(%rax)
	addq	$8, %rsp
	ret
	.size	threads_after_fork, .-threads_after_fork
	.local	concurrency
	.comm	concurrency,4,4
	.data
	.align 16
	.type	one_has_ended, @object
	.size	one_has_ended, 16
one_has_ended:
	.zero	6
	.value	17238
	.zero	8
	.local	keys
	.comm	keys,2048,32
	.local	first_stack
	.comm	first_stack,24,16
	.align 4
	.type	running, @object
	.size	running, 4
running:
	.long	1
	.section	.data.rel.local,"aw"
	.align 8
	.type	list, @object
	.size	list, 8
list:
	.quad	first
	.data
	.align 32
	.type	first, @object
	.size	first, 1200
first:
	.long	1
	.long	1
	.zero	1152
	.zero	40
	.hidden	__threads_started
	.globl	__threads_started
	.bss
	.align 4
	.type	__threads_started, @object
	.size	__threads_started, 4
__threads_started:
	.zero	4
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
