// 66ffd1bae4213d83604f179704261740 emu/guest/libc/sunos/locks.c
	.file	"locks.c"
	.text
	.section	.text.deadline_after,"ax",@progbits
	.p2align 4
	.globl	deadline_after
	.type	deadline_after, @function
deadline_after:
	subl	$60, %esp
	movl	%esi, 48(%esp)
	movl	64(%esp), %esi
	movl	%ebx, 44(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 52(%esp)
	movl	68(%esp), %edi
	cmpl	$999999999, 4(%esi)
	movl	%ebp, 56(%esp)
	ja	.L5
	movl	(%esi), %edx
	testl	%edx, %edx
	js	.L5
	movl	$4, (%esp)
	leal	24(%esp), %eax
	movl	$2147483647, %ebp
	movl	%eax, 4(%esp)
	call	clock_gettime@PLT
	movl	4(%esi), %edx
	xorl	%ecx, %ecx
	movl	28(%esp), %eax
	movl	$4, (%edi)
	movl	24(%esp), %ebx
	movl	(%esi), %esi
	addl	%eax, %edx
	movl	$2147483647, %eax
	cmpl	$999999999, %edx
	setg	%cl
	subl	%ebx, %eax
	subl	%ecx, %eax
	cmpl	%eax, %esi
	jle	.L9
.L3:
	cmpl	$999999999, %edx
	movl	$-1000000000, %eax
	movl	%ebp, 4(%edi)
	movl	$0, %ecx
	cmovle	%ecx, %eax
	addl	%edx, %eax
	movl	%eax, 8(%edi)
	xorl	%eax, %eax
.L1:
	movl	44(%esp), %ebx
	movl	48(%esp), %esi
	movl	52(%esp), %edi
	movl	56(%esp), %ebp
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L9:
	addl	%ebx, %esi
	leal	(%esi,%ecx), %ebp
	jmp	.L3
	.p2align 4,,10
	.p2align 3
.L5:
	movl	$22, %eax
	jmp	.L1
	.size	deadline_after, .-deadline_after
	.section	.text.deadline_left,"ax",@progbits
	.p2align 4
	.globl	deadline_left
	.type	deadline_left, @function
deadline_left:
	subl	$44, %esp
	movl	%esi, 36(%esp)
	movl	48(%esp), %esi
	movl	%ebx, 32(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 40(%esp)
	cmpl	$999999999, 8(%esi)
	ja	.L14
	leal	24(%esp), %eax
	movl	%eax, 4(%esp)
	movl	(%esi), %eax
	movl	%eax, (%esp)
	call	clock_gettime@PLT
	movl	8(%esi), %ebx
	xorl	%edx, %edx
	movl	28(%esp), %ecx
	movl	4(%esi), %eax
	movl	24(%esp), %esi
	cmpl	%ecx, %ebx
	setl	%dl
	leal	(%edx,%esi), %edi
	cmpl	%edi, %eax
	jl	.L16
	cmpl	%ecx, %ebx
	jg	.L17
	cmpl	%esi, %eax
	je	.L16
.L17:
	movl	52(%esp), %edi
	subl	%esi, %eax
	subl	%edx, %eax
	movl	$1000000000, %edx
	movl	36(%esp), %esi
	movl	%eax, (%edi)
	movl	%ebx, %eax
	subl	%ecx, %eax
	cmpl	%ecx, %ebx
	movl	32(%esp), %ebx
	movl	$0, %ecx
	cmovge	%ecx, %edx
	addl	%edx, %eax
	movl	%eax, 4(%edi)
	movl	40(%esp), %edi
	xorl	%eax, %eax
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	movl	32(%esp), %ebx
	movl	$22, %eax
	movl	36(%esp), %esi
	movl	40(%esp), %edi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L16:
	movl	32(%esp), %ebx
	movl	$62, %eax
	movl	36(%esp), %esi
	movl	40(%esp), %edi
	addl	$44, %esp
	ret
	.size	deadline_left, .-deadline_left
	.section	.text.take,"ax",@progbits
	.p2align 4
	.type	take, @function
take:
	pushl	%ebp
	pushl	%edi
	movl	%eax, %edi
	pushl	%esi
	movl	%edx, %esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$60, %esp
	movzbl	15(%eax), %eax
	testb	%al, %al
	jne	.L25
	movl	$255, %eax
#APP
# 60 "./libc/sunos/locks.c" 1
	xchgb %al,15(%edi)
# 0 "" 2
#NO_APP
	testb	%al, %al
	jne	.L25
	.p2align 4
	.p2align 3
.L30:
	testb	$1, 4(%edi)
	jne	.L41
.L27:
	call	thread_self@PLT
	movl	(%eax), %eax
	movb	$0, 2(%edi)
	movl	%eax, 16(%edi)
	xorl	%eax, %eax
.L22:
	addl	$60, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L25:
	leal	40(%esp), %eax
	xorl	%ebp, %ebp
	movl	%eax, 20(%esp)
	testl	%esi, %esi
	cmovne	%eax, %ebp
	testl	%esi, %esi
	leal	24(%esp), %eax
	movl	%eax, 16(%esp)
	je	.L31
	.p2align 4
	.p2align 3
.L28:
	movl	%esi, (%esp)
	movl	20(%esp), %eax
	movl	%eax, 4(%esp)
	call	deadline_left@PLT
	testl	%eax, %eax
	je	.L31
.L32:
	cmpl	$4, %eax
	jne	.L22
	testl	%esi, %esi
	.p2align 4,,4
	jne	.L28
.L31:
	movl	%ebp, 12(%esp)
	movl	$210, %eax
	movl	%eax, 4(%esp)
	movl	16(%esp), %eax
	movl	%edi, 8(%esp)
	movl	%eax, (%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	testl	%eax, %eax
	jns	.L30
	negl	%eax
	jmp	.L32
	.p2align 4,,10
	.p2align 3
.L41:
	call	getpid@PLT
	movl	%eax, 8(%edi)
	.p2align 4,,3
	jmp	.L27
	.size	take, .-take
	.section	.text.mutex_lock_until,"ax",@progbits
	.p2align 4
	.globl	mutex_lock_until
	.type	mutex_lock_until, @function
mutex_lock_until:
	subl	$28, %esp
	movl	%esi, 20(%esp)
	movl	32(%esp), %esi
	movl	%ebx, 16(%esp)
	movl	36(%esp), %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 24(%esp)
	movl	4(%esi), %eax
	testb	$6, %al
	je	.L43
	movzbl	15(%esi), %eax
	testb	%al, %al
	jne	.L58
.L43:
	movl	16(%esp), %ebx
	movl	%esi, %eax
	movl	24(%esp), %edi
	movl	20(%esp), %esi
	addl	$28, %esp
	jmp	take
	.p2align 4,,10
	.p2align 3
.L58:
	movl	%edx, 12(%esp)
	movl	16(%esi), %edi
	call	thread_self@PLT
	movl	12(%esp), %edx
	cmpl	(%eax), %edi
	jne	.L43
	movzwl	4(%esi), %eax
	testb	$1, %al
	jne	.L59
.L44:
	testb	$4, %al
	je	.L46
	movzbl	2(%esi), %eax
	cmpb	$-1, %al
	je	.L47
	incb	%al
	movb	%al, 2(%esi)
	xorl	%eax, %eax
.L42:
	movl	16(%esp), %ebx
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L46:
	movl	$45, %eax
	jmp	.L42
	.p2align 4,,10
	.p2align 3
.L59:
	movl	8(%esi), %edi
	call	getpid@PLT
	movl	12(%esp), %edx
	cmpl	%eax, %edi
	jne	.L43
	movzwl	4(%esi), %eax
	jmp	.L44
	.p2align 4,,10
	.p2align 3
.L47:
	movl	$11, %eax
	jmp	.L42
	.size	mutex_lock_until, .-mutex_lock_until
	.section	.text.mutex_lock,"ax",@progbits
	.p2align 4
	.globl	mutex_lock
	.type	mutex_lock, @function
mutex_lock:
	subl	$28, %esp
	xorl	%eax, %eax
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	mutex_lock_until@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	mutex_lock, .-mutex_lock
	.globl	pthread_mutex_lock
	.set	pthread_mutex_lock,mutex_lock
	.section	.text.mutex_trylock,"ax",@progbits
	.p2align 4
	.globl	mutex_trylock
	.type	mutex_trylock, @function
mutex_trylock:
	subl	$28, %esp
	movl	%esi, 20(%esp)
	movl	32(%esp), %esi
	movl	%ebx, 16(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 24(%esp)
	movl	4(%esi), %eax
	testb	$6, %al
	jne	.L84
.L63:
	movzbl	15(%esi), %edx
	testb	%dl, %dl
	jne	.L67
	movl	$255, %eax
#APP
# 60 "./libc/sunos/locks.c" 1
	xchgb %al,15(%esi)
# 0 "" 2
#NO_APP
	testb	%al, %al
	jne	.L67
	testb	$1, 4(%esi)
	jne	.L85
.L68:
	movb	%dl, 15(%esp)
	call	thread_self@PLT
	movzbl	15(%esp), %edx
	movl	(%eax), %eax
	movl	%eax, 16(%esi)
.L69:
	movb	%dl, 2(%esi)
	xorl	%eax, %eax
	jmp	.L62
	.p2align 4,,10
	.p2align 3
.L67:
	movl	$16, %eax
.L62:
	movl	16(%esp), %ebx
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L84:
	movzbl	15(%esi), %eax
	testb	%al, %al
	je	.L63
	movl	16(%esi), %edi
	call	thread_self@PLT
	cmpl	(%eax), %edi
	jne	.L63
	movzwl	4(%esi), %eax
	testb	$1, %al
	jne	.L86
.L64:
	testb	$4, %al
	je	.L67
	movzbl	2(%esi), %edx
	cmpb	$-1, %dl
	je	.L70
	incb	%dl
	jmp	.L69
	.p2align 4,,10
	.p2align 3
.L85:
	movb	%dl, 15(%esp)
	call	getpid@PLT
	movzbl	15(%esp), %edx
	movl	%eax, 8(%esi)
	jmp	.L68
	.p2align 4,,10
	.p2align 3
.L86:
	movl	8(%esi), %edi
	call	getpid@PLT
	cmpl	%eax, %edi
	jne	.L63
	movzwl	4(%esi), %eax
	jmp	.L64
.L70:
	movl	$11, %eax
	jmp	.L62
	.size	mutex_trylock, .-mutex_trylock
	.globl	pthread_mutex_trylock
	.set	pthread_mutex_trylock,mutex_trylock
	.section	.text.mutex_unlock,"ax",@progbits
	.p2align 4
	.globl	mutex_unlock
	.type	mutex_unlock, @function
mutex_unlock:
	subl	$44, %esp
	movl	%esi, 36(%esp)
	movl	48(%esp), %esi
	movl	%ebx, 32(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 40(%esp)
	movl	4(%esi), %eax
	testb	$6, %al
	jne	.L88
.L94:
	movzbl	2(%esi), %eax
	testb	%al, %al
	jne	.L103
	movl	$0, 16(%esi)
	movb	$0, 15(%esi)
	movzbl	14(%esi), %eax
	testb	%al, %al
	jne	.L96
.L95:
	xorl	%eax, %eax
.L87:
	movl	32(%esp), %ebx
	movl	36(%esp), %esi
	movl	40(%esp), %edi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L88:
	movzbl	15(%esi), %eax
	testb	%al, %al
	jne	.L91
.L93:
	movl	32(%esp), %ebx
	movl	$1, %eax
	movl	36(%esp), %esi
	movl	40(%esp), %edi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L103:
	decb	%al
	movb	%al, 2(%esi)
	jmp	.L95
	.p2align 4,,10
	.p2align 3
.L96:
	movl	%esi, 8(%esp)
	leal	24(%esp), %eax
	movl	$168, %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	testl	%eax, %eax
	jns	.L95
	negl	%eax
	jmp	.L87
	.p2align 4,,10
	.p2align 3
.L91:
	movl	16(%esi), %edi
	call	thread_self@PLT
	cmpl	(%eax), %edi
	jne	.L93
	testb	$1, 4(%esi)
	je	.L94
	movl	8(%esi), %edi
	call	getpid@PLT
	cmpl	%eax, %edi
	jne	.L93
	.p2align 4,,3
	jmp	.L94
	.size	mutex_unlock, .-mutex_unlock
	.globl	pthread_mutex_unlock
	.set	pthread_mutex_unlock,mutex_unlock
	.section	.text.mutex_init,"ax",@progbits
	.p2align 4
	.globl	mutex_init
	.type	mutex_init, @function
mutex_init:
	pushl	%esi
	pushl	%ebx
	movl	16(%esp), %ecx
	movl	12(%esp), %edx
	movl	%ecx, %esi
	andl	$-56, %esi
	jne	.L110
	xorl	%ebx, %ebx
	xorl	%eax, %eax
.L106:
	movl	%ebx, (%edx,%eax)
	movl	%ebx, 4(%edx,%eax)
	addl	$8, %eax
	cmpl	$24, %eax
	jb	.L106
	movw	%cx, 4(%edx)
	testb	$32, %cl
	movw	$19800, 6(%edx)
	je	.L104
	movl	20(%esp), %eax
	movzbl	(%eax), %eax
	movb	%al, 3(%edx)
.L104:
	popl	%ebx
	movl	%esi, %eax
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L110:
	popl	%ebx
	movl	$22, %esi
	movl	%esi, %eax
	popl	%esi
	ret
	.size	mutex_init, .-mutex_init
	.section	.text.mutex_destroy,"ax",@progbits
	.p2align 4
	.globl	mutex_destroy
	.type	mutex_destroy, @function
mutex_destroy:
	movl	4(%esp), %eax
	movw	$0, 6(%eax)
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
	subl	$12, %esp
	movl	%esi, 4(%esp)
	movl	16(%esp), %esi
	movl	%ebx, (%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 8(%esp)
	movzbl	15(%esi), %eax
	testb	%al, %al
	jne	.L115
.L117:
	xorl	%eax, %eax
.L114:
	movl	(%esp), %ebx
	movl	4(%esp), %esi
	movl	8(%esp), %edi
	addl	$12, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L115:
	movl	16(%esi), %edi
	call	thread_self@PLT
	cmpl	(%eax), %edi
	jne	.L117
	testb	$1, 4(%esi)
	movl	$1, %eax
	je	.L114
	movl	8(%esi), %esi
	call	getpid@PLT
	cmpl	%esi, %eax
	sete	%al
	movzbl	%al, %eax
	jmp	.L114
	.size	_mutex_held, .-_mutex_held
	.section	.text.pthread_mutex_timedlock,"ax",@progbits
	.p2align 4
	.globl	pthread_mutex_timedlock
	.type	pthread_mutex_timedlock, @function
pthread_mutex_timedlock:
	subl	$44, %esp
	movl	$3, %eax
	movl	%eax, 20(%esp)
	movl	52(%esp), %eax
	movl	%ebx, 40(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	4(%eax), %edx
	movl	(%eax), %eax
	movl	%edx, 28(%esp)
	movl	%eax, 24(%esp)
	leal	20(%esp), %eax
	movl	%eax, 4(%esp)
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	call	mutex_lock_until@PLT
	movl	$145, %edx
	movl	40(%esp), %ebx
	cmpl	$62, %eax
	cmove	%edx, %eax
	addl	$44, %esp
	ret
	.size	pthread_mutex_timedlock, .-pthread_mutex_timedlock
	.section	.text.pthread_mutex_reltimedlock_np,"ax",@progbits
	.p2align 4
	.globl	pthread_mutex_reltimedlock_np
	.type	pthread_mutex_reltimedlock_np, @function
pthread_mutex_reltimedlock_np:
	subl	$44, %esp
	movl	%ebx, 36(%esp)
	movl	52(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 40(%esp)
	leal	20(%esp), %esi
	movl	%esi, 4(%esp)
	movl	%eax, (%esp)
	call	deadline_after@PLT
	testl	%eax, %eax
	je	.L127
	movl	36(%esp), %ebx
	movl	40(%esp), %esi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L127:
	movl	%esi, 4(%esp)
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	call	mutex_lock_until@PLT
	movl	$145, %edx
	movl	36(%esp), %ebx
	movl	40(%esp), %esi
	cmpl	$62, %eax
	cmove	%edx, %eax
	addl	$44, %esp
	ret
	.size	pthread_mutex_reltimedlock_np, .-pthread_mutex_reltimedlock_np
	.section	.text.cond_wait_until,"ax",@progbits
	.p2align 4
	.globl	cond_wait_until
	.type	cond_wait_until, @function
cond_wait_until:
	subl	$92, %esp
	movl	%ebp, 88(%esp)
	movl	104(%esp), %ebp
	movl	%ebx, 76(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 84(%esp)
	movl	100(%esp), %edi
	movl	%esi, 80(%esp)
	testl	%ebp, %ebp
	je	.L129
	movl	%ebp, (%esp)
	leal	56(%esp), %esi
	movl	%esi, 4(%esp)
	call	deadline_left@PLT
	testl	%eax, %eax
	movl	%eax, %ebp
	jne	.L128
	movl	%esi, %ebp
.L129:
	call	lwp_self@PLT
	movl	%eax, %esi
	movl	4(%edi), %eax
	testb	$6, %al
	je	.L136
	movzbl	15(%edi), %eax
	testb	%al, %al
	jne	.L134
.L135:
	movl	$1, %ebp
.L128:
	movl	%ebp, %eax
	movl	76(%esp), %ebx
	movl	80(%esp), %esi
	movl	84(%esp), %edi
	movl	88(%esp), %ebp
	addl	$92, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L134:
	movl	16(%edi), %edx
	movl	%edx, 36(%esp)
	call	thread_self@PLT
	movl	36(%esp), %edx
	cmpl	(%eax), %edx
	jne	.L135
	testb	$1, 4(%edi)
	je	.L136
	movl	8(%edi), %eax
	movl	%eax, 36(%esp)
	call	getpid@PLT
	cmpl	%eax, 36(%esp)
	jne	.L135
	.p2align 4
	.p2align 3
.L136:
	call	pthread_testcancel@PLT
	incl	560(%esi)
	movzbl	2(%edi), %eax
	movb	%al, 620(%esi)
	movl	96(%esp), %eax
	testb	$1, 4(%edi)
	movl	%eax, 616(%esi)
	jne	.L153
.L133:
	call	thread_self@PLT
	movl	(%eax), %eax
	movb	$0, 2(%edi)
	movb	$85, 15(%edi)
	movl	%eax, 16(%edi)
	decl	560(%esi)
	movl	%edi, 568(%esi)
	call	cancel_enter@PLT
	movl	96(%esp), %ecx
	leal	40(%esp), %eax
	movl	%ebp, 16(%esp)
	movl	$1, %edx
	movl	%edx, 20(%esp)
	movl	%eax, (%esp)
	movl	%ecx, 8(%esp)
	movl	$170, %ecx
	movl	%ecx, 4(%esp)
	movl	%edi, 12(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %ebp
	incl	560(%esi)
	movl	%ebp, %eax
	negl	%ebp
	sarl	$31, %eax
	andl	%eax, %ebp
	call	cancel_leave@PLT
	movzbl	15(%edi), %eax
	cmpb	$85, %al
	je	.L154
.L138:
	xorl	%edx, %edx
	movl	%edi, %eax
	call	take
.L140:
	movzbl	620(%esi), %eax
	movb	%al, 2(%edi)
	xorl	%eax, %eax
	decl	560(%esi)
	movl	%eax, 568(%esi)
	call	cancel_if_asynchronous@PLT
	jmp	.L128
	.p2align 4,,10
	.p2align 3
.L154:
	movzbl	15(%edi), %eax
	testb	%al, %al
	je	.L138
	movl	16(%edi), %edx
	movl	%edx, 36(%esp)
	call	thread_self@PLT
	movl	36(%esp), %edx
	cmpl	(%eax), %edx
	jne	.L138
	testb	$1, 4(%edi)
	jne	.L139
.L141:
	movb	$-1, 15(%edi)
	jmp	.L140
	.p2align 4,,10
	.p2align 3
.L153:
	call	getpid@PLT
	movl	%eax, 8(%edi)
	jmp	.L133
.L139:
	movl	8(%edi), %eax
	movl	%eax, 36(%esp)
	call	getpid@PLT
	cmpl	%eax, 36(%esp)
	jne	.L138
	jmp	.L141
	.size	cond_wait_until, .-cond_wait_until
	.section	.text.cond_wait,"ax",@progbits
	.p2align 4
	.globl	cond_wait
	.type	cond_wait, @function
cond_wait:
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
	call	cond_wait_until@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	cond_wait, .-cond_wait
	.section	.text.cond_timedwait,"ax",@progbits
	.p2align 4
	.globl	cond_timedwait
	.type	cond_timedwait, @function
cond_timedwait:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$36, %esp
	movl	56(%esp), %eax
	movl	48(%esp), %edx
	movl	(%eax), %esi
	movl	4(%eax), %ecx
	movzbl	1(%edx), %eax
	testb	%al, %al
	jne	.L158
	movl	$3, %eax
.L158:
	movl	%eax, 20(%esp)
	leal	20(%esp), %eax
	movl	%eax, 8(%esp)
	movl	52(%esp), %eax
	movl	%edx, (%esp)
	movl	%esi, 24(%esp)
	movl	%ecx, 28(%esp)
	movl	%eax, 4(%esp)
	call	cond_wait_until@PLT
	addl	$36, %esp
	popl	%ebx
	popl	%esi
	ret
	.size	cond_timedwait, .-cond_timedwait
	.section	.text.cond_reltimedwait,"ax",@progbits
	.p2align 4
	.globl	cond_reltimedwait
	.type	cond_reltimedwait, @function
cond_reltimedwait:
	subl	$44, %esp
	movl	%ebx, 36(%esp)
	movl	56(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 40(%esp)
	leal	20(%esp), %esi
	movl	%esi, 4(%esp)
	movl	%eax, (%esp)
	call	deadline_after@PLT
	testl	%eax, %eax
	je	.L163
	movl	36(%esp), %ebx
	movl	40(%esp), %esi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L163:
	movl	%esi, 8(%esp)
	movl	52(%esp), %eax
	movl	%eax, 4(%esp)
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	call	cond_wait_until@PLT
	movl	36(%esp), %ebx
	movl	40(%esp), %esi
	addl	$44, %esp
	ret
	.size	cond_reltimedwait, .-cond_reltimedwait
	.section	.text.pthread_cond_wait,"ax",@progbits
	.p2align 4
	.globl	pthread_cond_wait
	.type	pthread_cond_wait, @function
pthread_cond_wait:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	36(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	cond_wait@PLT
	cmpl	$4, %eax
	je	.L166
	cmpl	$62, %eax
	movl	$145, %edx
	movl	24(%esp), %ebx
	cmove	%edx, %eax
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L166:
	movl	24(%esp), %ebx
	xorl	%eax, %eax
	addl	$28, %esp
	ret
	.size	pthread_cond_wait, .-pthread_cond_wait
	.section	.text.pthread_cond_timedwait,"ax",@progbits
	.p2align 4
	.globl	pthread_cond_timedwait
	.type	pthread_cond_timedwait, @function
pthread_cond_timedwait:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$36, %esp
	movl	56(%esp), %eax
	movl	48(%esp), %edx
	movl	(%eax), %esi
	movl	4(%eax), %ecx
	movzbl	1(%edx), %eax
	testb	%al, %al
	jne	.L169
	movl	$3, %eax
.L169:
	movl	%eax, 20(%esp)
	leal	20(%esp), %eax
	movl	%eax, 8(%esp)
	movl	52(%esp), %eax
	movl	%edx, (%esp)
	movl	%esi, 24(%esp)
	movl	%ecx, 28(%esp)
	movl	%eax, 4(%esp)
	call	cond_wait_until@PLT
	cmpl	$4, %eax
	je	.L171
	cmpl	$62, %eax
	movl	$145, %edx
	cmove	%edx, %eax
	addl	$36, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L171:
	addl	$36, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	ret
	.size	pthread_cond_timedwait, .-pthread_cond_timedwait
	.section	.text.pthread_cond_reltimedwait_np,"ax",@progbits
	.p2align 4
	.globl	pthread_cond_reltimedwait_np
	.type	pthread_cond_reltimedwait_np, @function
pthread_cond_reltimedwait_np:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$36, %esp
	movl	56(%esp), %eax
	leal	20(%esp), %esi
	movl	%esi, 4(%esp)
	movl	%eax, (%esp)
	call	deadline_after@PLT
	testl	%eax, %eax
	je	.L178
.L174:
	cmpl	$4, %eax
	je	.L176
	cmpl	$62, %eax
	movl	$145, %edx
	cmove	%edx, %eax
	addl	$36, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L176:
	addl	$36, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L178:
	movl	%esi, 8(%esp)
	movl	52(%esp), %eax
	movl	%eax, 4(%esp)
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	call	cond_wait_until@PLT
	jmp	.L174
	.size	pthread_cond_reltimedwait_np, .-pthread_cond_reltimedwait_np
	.section	.text.cond_signal,"ax",@progbits
	.p2align 4
	.globl	cond_signal
	.type	cond_signal, @function
cond_signal:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	48(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	cmpb	$0, 3(%eax)
	jne	.L180
.L182:
	movl	40(%esp), %ebx
	xorl	%eax, %eax
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L180:
	movl	%eax, 8(%esp)
	leal	24(%esp), %edx
	movl	$171, %eax
	movl	%eax, 4(%esp)
	movl	%edx, (%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	testl	%eax, %eax
	jns	.L182
	movl	40(%esp), %ebx
	negl	%eax
	addl	$44, %esp
	ret
	.size	cond_signal, .-cond_signal
	.globl	pthread_cond_signal
	.set	pthread_cond_signal,cond_signal
	.section	.text.cond_wait_cancelled,"ax",@progbits
	.p2align 4
	.globl	cond_wait_cancelled
	.type	cond_wait_cancelled, @function
cond_wait_cancelled:
	subl	$44, %esp
	movl	%esi, 32(%esp)
	movl	48(%esp), %esi
	movl	%edi, 36(%esp)
	movl	%ebx, 28(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%ebp, 40(%esp)
	movl	568(%esi), %edi
	movzbl	15(%edi), %eax
	cmpb	$85, %al
	je	.L193
.L185:
	xorl	%edx, %edx
	movl	%edi, %eax
	call	take
.L187:
	movzbl	620(%esi), %eax
	movb	%al, 2(%edi)
	xorl	%eax, %eax
	movl	%eax, 568(%esi)
	movl	616(%esi), %eax
	movl	%eax, (%esp)
	call	cond_signal@PLT
	movl	28(%esp), %ebx
	movl	32(%esp), %esi
	movl	36(%esp), %edi
	movl	40(%esp), %ebp
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L193:
	movzbl	15(%edi), %eax
	testb	%al, %al
	je	.L185
	movl	16(%edi), %ebp
	call	thread_self@PLT
	cmpl	(%eax), %ebp
	jne	.L185
	testb	$1, 4(%edi)
	jne	.L186
.L188:
	movb	$-1, 15(%edi)
	jmp	.L187
	.p2align 4,,10
	.p2align 3
.L186:
	movl	8(%edi), %ebp
	call	getpid@PLT
	cmpl	%eax, %ebp
	jne	.L185
	.p2align 4,,3
	jmp	.L188
	.size	cond_wait_cancelled, .-cond_wait_cancelled
	.section	.text.cond_broadcast,"ax",@progbits
	.p2align 4
	.globl	cond_broadcast
	.type	cond_broadcast, @function
cond_broadcast:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	48(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	cmpb	$0, 3(%eax)
	jne	.L195
.L197:
	movl	40(%esp), %ebx
	xorl	%eax, %eax
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L195:
	movl	%eax, 8(%esp)
	leal	24(%esp), %edx
	movl	$172, %eax
	movl	%eax, 4(%esp)
	movl	%edx, (%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	testl	%eax, %eax
	jns	.L197
	movl	40(%esp), %ebx
	negl	%eax
	addl	$44, %esp
	ret
	.size	cond_broadcast, .-cond_broadcast
	.globl	pthread_cond_broadcast
	.set	pthread_cond_broadcast,cond_broadcast
	.section	.text.cond_init,"ax",@progbits
	.p2align 4
	.globl	cond_init
	.type	cond_init, @function
cond_init:
	movl	8(%esp), %edx
	movl	4(%esp), %eax
	cmpl	$1, %edx
	ja	.L201
	movl	$0, (%eax)
	movl	$0, 8(%eax)
	movl	$0, 12(%eax)
	movw	%dx, 4(%eax)
	movw	$17238, 6(%eax)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L201:
	movl	$22, %eax
	ret
	.size	cond_init, .-cond_init
	.section	.text.cond_destroy,"ax",@progbits
	.p2align 4
	.globl	cond_destroy
	.type	cond_destroy, @function
cond_destroy:
	movl	4(%esp), %eax
	movw	$0, 6(%eax)
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
	subl	$12, %esp
	movl	%ebx, 8(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	__threads_started@GOT(%ebx), %eax
	movl	(%eax), %eax
	testl	%eax, %eax
	jne	.L206
	movl	8(%esp), %ebx
	addl	$12, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L206:
	call	thread_self@PLT
	xorl	%edx, %edx
	incl	560(%eax)
	leal	guard@GOTOFF(%ebx), %eax
	movl	8(%esp), %ebx
	addl	$12, %esp
	jmp	take
	.size	guard_enter, .-guard_enter
	.section	.text.guard_leave,"ax",@progbits
	.p2align 4
	.globl	guard_leave
	.type	guard_leave, @function
guard_leave:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	__threads_started@GOT(%ebx), %eax
	movl	(%eax), %eax
	testl	%eax, %eax
	je	.L207
	leal	guard@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	call	mutex_unlock@PLT
	call	thread_self@PLT
	decl	560(%eax)
.L207:
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	guard_leave, .-guard_leave
	.section	.text.guard_wait,"ax",@progbits
	.p2align 4
	.globl	guard_wait
	.type	guard_wait, @function
guard_wait:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	guard@GOTOFF(%ebx), %eax
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	cond_wait@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	guard_wait, .-guard_wait
	.section	.text.stream_lock_try,"ax",@progbits
	.p2align 4
	.globl	stream_lock_try
	.type	stream_lock_try, @function
stream_lock_try:
	subl	$28, %esp
	movl	%ebx, 20(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 24(%esp)
	movl	32(%esp), %esi
	movl	__threads_started@GOT(%ebx), %eax
	movl	(%eax), %eax
	testl	%eax, %eax
	jne	.L222
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L222:
	call	guard_enter@PLT
	call	thread_self@PLT
	movl	(%esi), %edx
	testl	%edx, %edx
	movl	(%eax), %eax
	jne	.L214
	movl	$1, (%esi)
	movl	%eax, 4(%esi)
.L215:
	incl	8(%esi)
	call	thread_self@PLT
	incl	560(%eax)
	xorl	%eax, %eax
	movl	%eax, 12(%esp)
	call	guard_leave@PLT
	movl	12(%esp), %eax
.L223:
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L214:
	cmpl	4(%esi), %eax
	je	.L215
	movl	$1, %eax
	movl	%eax, 12(%esp)
	call	guard_leave@PLT
	movl	12(%esp), %eax
	jmp	.L223
	.size	stream_lock_try, .-stream_lock_try
	.section	.text.stream_lock_take,"ax",@progbits
	.p2align 4
	.globl	stream_lock_take
	.type	stream_lock_take, @function
stream_lock_take:
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$16, %esp
	movl	32(%esp), %esi
	movl	__threads_started@GOT(%ebx), %eax
	movl	(%eax), %ecx
	testl	%ecx, %ecx
	jne	.L230
	addl	$16, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L230:
	call	guard_enter@PLT
	leal	stream_is_free@GOTOFF(%ebx), %edi
	.p2align 4
	.p2align 3
.L228:
	call	thread_self@PLT
	movl	(%esi), %edx
	testl	%edx, %edx
	movl	(%eax), %eax
	jne	.L226
	movl	$1, (%esi)
	movl	%eax, 4(%esi)
.L227:
	incl	8(%esi)
	call	thread_self@PLT
	incl	560(%eax)
	call	guard_leave@PLT
	addl	$16, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L226:
	cmpl	4(%esi), %eax
	je	.L227
	movl	$2, (%esi)
	movl	%edi, (%esp)
	call	guard_wait@PLT
	jmp	.L228
	.size	stream_lock_take, .-stream_lock_take
	.section	.text.stream_lock_drop,"ax",@progbits
	.p2align 4
	.globl	stream_lock_drop
	.type	stream_lock_drop, @function
stream_lock_drop:
	subl	$28, %esp
	movl	%ebx, 20(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 24(%esp)
	movl	32(%esp), %esi
	movl	__threads_started@GOT(%ebx), %eax
	movl	(%eax), %edx
	testl	%edx, %edx
	je	.L231
	movl	8(%esi), %eax
	testl	%eax, %eax
	jne	.L236
.L231:
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L236:
	call	guard_enter@PLT
	call	thread_self@PLT
	decl	560(%eax)
	decl	8(%esi)
	jne	.L233
	cmpl	$2, (%esi)
	je	.L237
.L234:
	movl	$0, (%esi)
	movl	$0, 4(%esi)
.L233:
	call	guard_leave@PLT
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L237:
	leal	stream_is_free@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	call	cond_broadcast@PLT
	jmp	.L234
	.size	stream_lock_drop, .-stream_lock_drop
	.data
	.align 4
	.type	stream_is_free, @object
	.size	stream_is_free, 16
stream_is_free:
	.zero	6
	.value	17238
	.zero	8
	.align 4
	.type	guard, @object
	.size	guard, 24
guard:
	.zero	6
	.value	19800
	.zero	16
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
