// efba2c163766449c3be819669cab561a emu/guest/libc/sunos/locks.c
	.file	"locks.c"
	.text
	.section	.text.take_free,"ax",@progbits
	.p2align 4
	.type	take_free, @function
take_free:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	4(%eax), %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	testb	$72, %dl
	jne	.L8
	movzbl	15(%eax), %edx
	testb	%dl, %dl
	jne	.L5
	movl	$255, %edx
#APP
# 64 "./libc/sunos/locks.c" 1
	xchgb %dl,15(%eax)
# 0 "" 2
#NO_APP
	xorl	%eax, %eax
	testb	%dl, %dl
	movl	40(%esp), %ebx
	setne	%al
	addl	$44, %esp
	sall	$4, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	movl	40(%esp), %ebx
	movl	$16, %eax
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L8:
	movl	%eax, 8(%esp)
	leal	24(%esp), %edx
	movl	$251, %eax
	movl	%eax, 4(%esp)
	movl	%edx, (%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	40(%esp), %ebx
	addl	$44, %esp
	cltd
	negl	%eax
	andl	%edx, %eax
	ret
	.size	take_free, .-take_free
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
	ja	.L13
	movl	(%esi), %edx
	testl	%edx, %edx
	js	.L13
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
	jle	.L16
.L11:
	cmpl	$999999999, %edx
	movl	$-1000000000, %eax
	movl	%ebp, 4(%edi)
	movl	$0, %ecx
	cmovle	%ecx, %eax
	addl	%edx, %eax
	movl	%eax, 8(%edi)
	xorl	%eax, %eax
.L9:
	movl	44(%esp), %ebx
	movl	48(%esp), %esi
	movl	52(%esp), %edi
	movl	56(%esp), %ebp
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L16:
	addl	%ebx, %esi
	leal	(%esi,%ecx), %ebp
	jmp	.L11
	.p2align 4,,10
	.p2align 3
.L13:
	movl	$22, %eax
	jmp	.L9
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
	ja	.L21
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
	jl	.L23
	cmpl	%ecx, %ebx
	jg	.L24
	cmpl	%esi, %eax
	je	.L23
.L24:
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
.L21:
	movl	32(%esp), %ebx
	movl	$22, %eax
	movl	36(%esp), %esi
	movl	40(%esp), %edi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L23:
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
	call	take_free
	cmpl	$16, %eax
	je	.L52
	movl	%eax, %edx
	testl	%eax, %eax
	sete	%al
	cmpl	$58, %edx
	sete	%cl
	orb	%cl, %al
.L37:
	testb	%al, %al
	jne	.L33
	addl	$60, %esp
	movl	%edx, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L52:
	leal	40(%esp), %eax
	xorl	%ebp, %ebp
	movl	%eax, 20(%esp)
	testl	%esi, %esi
	cmovne	%eax, %ebp
	leal	24(%esp), %eax
	movl	%eax, 16(%esp)
	.p2align 4
	.p2align 3
.L36:
	testl	%esi, %esi
	je	.L34
	movl	%esi, (%esp)
	movl	20(%esp), %eax
	movl	%eax, 4(%esp)
	call	deadline_left@PLT
	testl	%eax, %eax
	movl	%eax, %edx
	je	.L34
.L35:
	cmpl	$4, %edx
	je	.L36
	cmpl	$58, %edx
	sete	%al
	jmp	.L37
	.p2align 4,,10
	.p2align 3
.L34:
	movl	%ebp, 12(%esp)
	movl	$210, %eax
	movl	%eax, 4(%esp)
	movl	16(%esp), %eax
	movl	%edi, 8(%esp)
	movl	%eax, (%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %edx
	testl	%edx, %edx
	js	.L32
	xorl	%edx, %edx
.L33:
	movl	4(%edi), %eax
	testb	$73, %al
	jne	.L53
.L39:
	movl	%edx, 16(%esp)
	call	thread_self@PLT
	movl	16(%esp), %edx
	movl	(%eax), %eax
	movb	$0, 2(%edi)
	movl	%eax, 16(%edi)
	addl	$60, %esp
	movl	%edx, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L32:
	negl	%edx
	jmp	.L35
	.p2align 4,,10
	.p2align 3
.L53:
	movl	%edx, 16(%esp)
	call	getpid@PLT
	movl	16(%esp), %edx
	movl	%eax, 8(%edi)
	jmp	.L39
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
	je	.L55
	movzbl	15(%esi), %eax
	testb	%al, %al
	jne	.L70
.L55:
	movl	16(%esp), %ebx
	movl	%esi, %eax
	movl	24(%esp), %edi
	movl	20(%esp), %esi
	addl	$28, %esp
	jmp	take
	.p2align 4,,10
	.p2align 3
.L70:
	movl	%edx, 12(%esp)
	movl	16(%esi), %edi
	call	thread_self@PLT
	movl	12(%esp), %edx
	cmpl	(%eax), %edi
	jne	.L55
	movzwl	4(%esi), %eax
	testb	$73, %al
	jne	.L71
.L56:
	testb	$4, %al
	je	.L58
	movzbl	2(%esi), %eax
	cmpb	$-1, %al
	je	.L59
	incb	%al
	movb	%al, 2(%esi)
	xorl	%eax, %eax
.L54:
	movl	16(%esp), %ebx
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L58:
	movl	$45, %eax
	jmp	.L54
	.p2align 4,,10
	.p2align 3
.L71:
	movl	8(%esi), %edi
	call	getpid@PLT
	movl	12(%esp), %edx
	cmpl	%eax, %edi
	jne	.L55
	movzwl	4(%esi), %eax
	jmp	.L56
	.p2align 4,,10
	.p2align 3
.L59:
	movl	$11, %eax
	jmp	.L54
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
	.globl	_lwp_mutex_lock
	.set	_lwp_mutex_lock,mutex_lock
	.globl	pthread_mutex_lock
	.set	pthread_mutex_lock,mutex_lock
	.section	.text.mutex_trylock,"ax",@progbits
	.p2align 4
	.globl	mutex_trylock
	.type	mutex_trylock, @function
mutex_trylock:
	subl	$12, %esp
	movl	%edi, 8(%esp)
	movl	16(%esp), %edi
	movl	%ebx, (%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 4(%esp)
	movl	4(%edi), %eax
	testb	$6, %al
	je	.L75
	movzbl	15(%edi), %eax
	testb	%al, %al
	jne	.L96
.L75:
	movl	%edi, %eax
	call	take_free
	testl	%eax, %eax
	movl	%eax, %esi
	je	.L78
	cmpl	$58, %eax
	je	.L78
.L74:
	movl	%esi, %eax
	movl	(%esp), %ebx
	movl	4(%esp), %esi
	movl	8(%esp), %edi
	addl	$12, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L78:
	movl	4(%edi), %eax
	testb	$73, %al
	jne	.L97
.L79:
	call	thread_self@PLT
	movl	(%eax), %eax
	movb	$0, 2(%edi)
	movl	%eax, 16(%edi)
	jmp	.L74
	.p2align 4,,10
	.p2align 3
.L96:
	movl	16(%edi), %esi
	call	thread_self@PLT
	cmpl	(%eax), %esi
	jne	.L75
	movzwl	4(%edi), %eax
	testb	$73, %al
	jne	.L98
.L76:
	testb	$4, %al
	je	.L81
	movzbl	2(%edi), %eax
	cmpb	$-1, %al
	je	.L82
	incb	%al
	xorl	%esi, %esi
	movb	%al, 2(%edi)
	jmp	.L74
	.p2align 4,,10
	.p2align 3
.L97:
	call	getpid@PLT
	movl	%eax, 8(%edi)
	jmp	.L79
	.p2align 4,,10
	.p2align 3
.L81:
	movl	$16, %esi
	jmp	.L74
	.p2align 4,,10
	.p2align 3
.L98:
	movl	8(%edi), %esi
	call	getpid@PLT
	cmpl	%eax, %esi
	jne	.L75
	movzwl	4(%edi), %eax
	jmp	.L76
	.p2align 4,,10
	.p2align 3
.L82:
	movl	$11, %esi
	jmp	.L74
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
	subl	$44, %esp
	movl	%esi, 36(%esp)
	movl	48(%esp), %esi
	movl	%ebx, 32(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 40(%esp)
	movl	4(%esi), %eax
	testb	$78, %al
	jne	.L100
.L106:
	movzbl	2(%esi), %eax
	testb	%al, %al
	jne	.L119
	movl	$0, 16(%esi)
	movl	4(%esi), %eax
	testb	$72, %al
	jne	.L120
	movb	$0, 15(%esi)
	movzbl	14(%esi), %eax
	testb	%al, %al
	jne	.L121
.L109:
	xorl	%eax, %eax
.L99:
	movl	32(%esp), %ebx
	movl	36(%esp), %esi
	movl	40(%esp), %edi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L100:
	movzbl	15(%esi), %eax
	testb	%al, %al
	jne	.L103
.L105:
	movl	32(%esp), %ebx
	movl	$1, %eax
	movl	36(%esp), %esi
	movl	40(%esp), %edi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L119:
	decb	%al
	movb	%al, 2(%esi)
	jmp	.L109
	.p2align 4,,10
	.p2align 3
.L121:
	movl	%esi, 8(%esp)
	leal	24(%esp), %eax
	movl	$168, %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	testl	%eax, %eax
	jns	.L109
	negl	%eax
	jmp	.L99
	.p2align 4,,10
	.p2align 3
.L120:
	movl	%esi, 8(%esp)
	leal	24(%esp), %eax
	movl	$250, %ecx
	movl	%eax, (%esp)
	movl	%ecx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %edx
	movl	%edx, %eax
	negl	%eax
	testl	%edx, %edx
	jns	.L109
	jmp	.L99
	.p2align 4,,10
	.p2align 3
.L103:
	movl	16(%esi), %edi
	call	thread_self@PLT
	cmpl	(%eax), %edi
	.p2align 4,,3
	jne	.L105
	movl	4(%esi), %eax
	testb	$73, %al
	je	.L106
	movl	8(%esi), %edi
	call	getpid@PLT
	cmpl	%eax, %edi
	jne	.L105
	.p2align 4,,3
	jmp	.L106
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
	subl	$44, %esp
	movl	%ebx, 32(%esp)
	movl	52(%esp), %ecx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	48(%esp), %eax
	movl	%esi, 36(%esp)
	movl	%edi, 40(%esp)
	cmpl	$127, %ecx
	ja	.L130
	testb	$72, %cl
	jne	.L143
	xorl	%esi, %esi
.L124:
	xorl	%ebx, %ebx
	xorl	%edx, %edx
.L126:
	movl	%ebx, (%eax,%edx)
	movl	%ebx, 4(%eax,%edx)
	addl	$8, %edx
	cmpl	$24, %edx
	jb	.L126
	movw	%si, (%eax)
	testb	$32, %cl
	movw	%cx, 4(%eax)
	movw	$19800, 6(%eax)
	je	.L129
	movl	56(%esp), %edx
	movzbl	(%edx), %edx
	movb	%dl, 3(%eax)
.L129:
	xorl	%edx, %edx
.L122:
	movl	32(%esp), %ebx
	movl	%edx, %eax
	movl	36(%esp), %esi
	movl	40(%esp), %edi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L143:
	cmpw	$19800, 6(%eax)
	movl	$4, %esi
	jne	.L124
	movzwl	4(%eax), %edi
	cmpl	%ecx, %edi
	jne	.L124
	testb	$4, (%eax)
	je	.L124
	andl	$8, %edi
	movl	$16, %edx
	je	.L122
	leal	24(%esp), %edx
	movl	$8, %ecx
	movl	%eax, 8(%esp)
	movl	$252, %esi
	movl	%edx, (%esp)
	movl	%ecx, 12(%esp)
	movl	%esi, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	%eax, %edx
	negl	%edx
	testl	%eax, %eax
	jns	.L129
	jmp	.L122
	.p2align 4,,10
	.p2align 3
.L130:
	movl	$22, %edx
	jmp	.L122
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
	.section	.text.pthread_mutex_consistent,"ax",@progbits
	.p2align 4
	.globl	pthread_mutex_consistent
	.type	pthread_mutex_consistent, @function
pthread_mutex_consistent:
	subl	$12, %esp
	movl	%esi, 4(%esp)
	movl	16(%esp), %esi
	movl	%ebx, (%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 8(%esp)
	movl	4(%esi), %eax
	testb	$72, %al
	je	.L148
	testb	$1, (%esi)
	je	.L148
	movzbl	15(%esi), %eax
	testb	%al, %al
	jne	.L158
.L148:
	movl	(%esp), %ebx
	movl	$22, %eax
	movl	4(%esp), %esi
	movl	8(%esp), %edi
	addl	$12, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L158:
	movl	16(%esi), %edi
	call	thread_self@PLT
	cmpl	(%eax), %edi
	jne	.L148
	movl	4(%esi), %eax
	testb	$73, %al
	jne	.L149
.L150:
	movl	(%esi), %eax
	movl	(%esp), %ebx
	movl	8(%esp), %edi
	andl	$-2, %eax
	movw	%ax, (%esi)
	movl	4(%esp), %esi
	xorl	%eax, %eax
	addl	$12, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L149:
	movl	8(%esi), %edi
	call	getpid@PLT
	cmpl	%eax, %edi
	jne	.L148
	.p2align 4,,3
	jmp	.L150
	.size	pthread_mutex_consistent, .-pthread_mutex_consistent
	.globl	pthread_mutex_consistent_np
	.set	pthread_mutex_consistent_np,pthread_mutex_consistent
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
	jne	.L160
.L162:
	xorl	%eax, %eax
.L159:
	movl	(%esp), %ebx
	movl	4(%esp), %esi
	movl	8(%esp), %edi
	addl	$12, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L160:
	movl	16(%esi), %edi
	call	thread_self@PLT
	cmpl	(%eax), %edi
	jne	.L162
	movl	4(%esi), %edx
	movl	$1, %eax
	testb	$73, %dl
	je	.L159
	movl	8(%esi), %esi
	call	getpid@PLT
	cmpl	%esi, %eax
	sete	%al
	movzbl	%al, %eax
	jmp	.L159
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
	je	.L172
	movl	36(%esp), %ebx
	movl	40(%esp), %esi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L172:
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
	movl	%edi, 84(%esp)
	movl	104(%esp), %edi
	movl	%ebx, 76(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%ebp, 88(%esp)
	movl	100(%esp), %ebp
	movl	%esi, 80(%esp)
	testl	%edi, %edi
	je	.L174
	movl	%edi, (%esp)
	leal	56(%esp), %esi
	movl	%esi, 4(%esp)
	call	deadline_left@PLT
	testl	%eax, %eax
	jne	.L173
	movl	%esi, %edi
.L174:
	call	lwp_self@PLT
	movl	%eax, %esi
	movl	4(%ebp), %eax
	testb	$6, %al
	je	.L181
	movzbl	15(%ebp), %eax
	testb	%al, %al
	jne	.L179
.L180:
	movl	$1, %eax
.L173:
	movl	76(%esp), %ebx
	movl	80(%esp), %esi
	movl	84(%esp), %edi
	movl	88(%esp), %ebp
	addl	$92, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L179:
	movl	16(%ebp), %edx
	movl	%edx, 36(%esp)
	call	thread_self@PLT
	movl	36(%esp), %edx
	cmpl	(%eax), %edx
	jne	.L180
	movl	4(%ebp), %eax
	testb	$73, %al
	je	.L181
	movl	8(%ebp), %eax
	movl	%eax, 36(%esp)
	call	getpid@PLT
	cmpl	%eax, 36(%esp)
	jne	.L180
	.p2align 4
	.p2align 3
.L181:
	call	pthread_testcancel@PLT
	incl	560(%esi)
	movzbl	2(%ebp), %eax
	movb	%al, 620(%esi)
	movl	96(%esp), %eax
	movl	%eax, 616(%esi)
	movl	4(%ebp), %eax
	testb	$73, %al
	jne	.L201
.L178:
	call	thread_self@PLT
	movl	(%eax), %eax
	movb	$0, 2(%ebp)
	movb	$85, 15(%ebp)
	movl	%eax, 16(%ebp)
	decl	560(%esi)
	movl	%ebp, 568(%esi)
	call	cancel_enter@PLT
	leal	40(%esp), %eax
	movl	$1, %ecx
	movl	%ecx, 20(%esp)
	movl	96(%esp), %ecx
	movl	%edi, 16(%esp)
	movl	$170, %edi
	movl	%edi, 4(%esp)
	movl	%eax, (%esp)
	movl	%ecx, 8(%esp)
	movl	%ebp, 12(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %edi
	incl	560(%esi)
	movl	%edi, %eax
	negl	%edi
	sarl	$31, %eax
	andl	%eax, %edi
	call	cancel_leave@PLT
	movzbl	15(%ebp), %eax
	cmpb	$85, %al
	je	.L183
.L184:
	xorl	%edx, %edx
	movl	%ebp, %eax
	call	take
	xorl	%edx, %edx
	movl	%eax, 36(%esp)
	movzbl	620(%esi), %eax
	movb	%al, 2(%ebp)
	decl	560(%esi)
	movl	%edx, 568(%esi)
	call	cancel_if_asynchronous@PLT
	movl	36(%esp), %eax
	testl	%eax, %eax
	jne	.L173
	movl	%edi, %eax
	jmp	.L173
	.p2align 4,,10
	.p2align 3
.L183:
	movzbl	15(%ebp), %eax
	testb	%al, %al
	je	.L184
	movl	16(%ebp), %edx
	movl	%edx, 36(%esp)
	call	thread_self@PLT
	movl	36(%esp), %edx
	cmpl	(%eax), %edx
	jne	.L184
	movl	4(%ebp), %eax
	testb	$73, %al
	jne	.L202
.L185:
	movb	$-1, 15(%ebp)
	movzbl	620(%esi), %eax
	movb	%al, 2(%ebp)
	xorl	%eax, %eax
	decl	560(%esi)
	movl	%eax, 568(%esi)
	call	cancel_if_asynchronous@PLT
	movl	%edi, %eax
	jmp	.L173
	.p2align 4,,10
	.p2align 3
.L201:
	call	getpid@PLT
	movl	%eax, 8(%ebp)
	.p2align 4,,3
	jmp	.L178
	.p2align 4,,10
	.p2align 3
.L202:
	movl	8(%ebp), %eax
	movl	%eax, 36(%esp)
	call	getpid@PLT
	cmpl	%eax, 36(%esp)
	jne	.L184
	jmp	.L185
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
	.globl	_lwp_cond_wait
	.set	_lwp_cond_wait,cond_wait
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
	jne	.L206
	movl	$3, %eax
.L206:
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
	.globl	_lwp_cond_timedwait
	.set	_lwp_cond_timedwait,cond_timedwait
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
	je	.L211
	movl	36(%esp), %ebx
	movl	40(%esp), %esi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L211:
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
	.globl	_lwp_cond_reltimedwait
	.set	_lwp_cond_reltimedwait,cond_reltimedwait
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
	je	.L214
	cmpl	$62, %eax
	movl	$145, %edx
	movl	24(%esp), %ebx
	cmove	%edx, %eax
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L214:
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
	jne	.L217
	movl	$3, %eax
.L217:
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
	je	.L219
	cmpl	$62, %eax
	movl	$145, %edx
	cmove	%edx, %eax
	addl	$36, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L219:
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
	je	.L226
.L222:
	cmpl	$4, %eax
	je	.L224
	cmpl	$62, %eax
	movl	$145, %edx
	cmove	%edx, %eax
	addl	$36, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L224:
	addl	$36, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L226:
	movl	%esi, 8(%esp)
	movl	52(%esp), %eax
	movl	%eax, 4(%esp)
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	call	cond_wait_until@PLT
	jmp	.L222
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
	jne	.L228
.L230:
	movl	40(%esp), %ebx
	xorl	%eax, %eax
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L228:
	movl	%eax, 8(%esp)
	leal	24(%esp), %edx
	movl	$171, %eax
	movl	%eax, 4(%esp)
	movl	%edx, (%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	testl	%eax, %eax
	jns	.L230
	movl	40(%esp), %ebx
	negl	%eax
	addl	$44, %esp
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
	subl	$44, %esp
	movl	%edi, 36(%esp)
	movl	48(%esp), %edi
	movl	%esi, 32(%esp)
	movl	%ebx, 28(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%ebp, 40(%esp)
	movl	568(%edi), %esi
	movzbl	15(%esi), %eax
	cmpb	$85, %al
	jne	.L235
	movzbl	15(%esi), %eax
	testb	%al, %al
	jne	.L244
.L235:
	xorl	%edx, %edx
	movl	%esi, %eax
	call	take
.L234:
	movzbl	620(%edi), %eax
	movb	%al, 2(%esi)
	xorl	%eax, %eax
	movl	%eax, 568(%edi)
	movl	616(%edi), %eax
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
.L244:
	movl	16(%esi), %ebp
	call	thread_self@PLT
	cmpl	(%eax), %ebp
	jne	.L235
	movl	4(%esi), %eax
	testb	$73, %al
	jne	.L245
.L236:
	movb	$-1, 15(%esi)
	jmp	.L234
	.p2align 4,,10
	.p2align 3
.L245:
	movl	8(%esi), %ebp
	call	getpid@PLT
	cmpl	%eax, %ebp
	jne	.L235
	.p2align 4,,3
	jmp	.L236
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
	jne	.L247
.L249:
	movl	40(%esp), %ebx
	xorl	%eax, %eax
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L247:
	movl	%eax, 8(%esp)
	leal	24(%esp), %edx
	movl	$172, %eax
	movl	%eax, 4(%esp)
	movl	%edx, (%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	testl	%eax, %eax
	jns	.L249
	movl	40(%esp), %ebx
	negl	%eax
	addl	$44, %esp
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
	movl	8(%esp), %edx
	movl	4(%esp), %eax
	cmpl	$1, %edx
	ja	.L253
	movl	$0, (%eax)
	movl	$0, 8(%eax)
	movl	$0, 12(%eax)
	movw	%dx, 4(%eax)
	movw	$17238, 6(%eax)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L253:
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
	jne	.L258
	movl	8(%esp), %ebx
	addl	$12, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L258:
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
	je	.L259
	leal	guard@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	call	mutex_unlock@PLT
	call	thread_self@PLT
	decl	560(%eax)
.L259:
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
	jne	.L274
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L274:
	call	guard_enter@PLT
	call	thread_self@PLT
	movl	(%esi), %edx
	testl	%edx, %edx
	movl	(%eax), %eax
	jne	.L266
	movl	$1, (%esi)
	movl	%eax, 4(%esi)
.L267:
	incl	8(%esi)
	call	thread_self@PLT
	incl	560(%eax)
	xorl	%eax, %eax
	movl	%eax, 12(%esp)
	call	guard_leave@PLT
	movl	12(%esp), %eax
.L275:
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L266:
	cmpl	4(%esi), %eax
	je	.L267
	movl	$1, %eax
	movl	%eax, 12(%esp)
	call	guard_leave@PLT
	movl	12(%esp), %eax
	jmp	.L275
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
	jne	.L282
	addl	$16, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L282:
	call	guard_enter@PLT
	leal	stream_is_free@GOTOFF(%ebx), %edi
	.p2align 4
	.p2align 3
.L280:
	call	thread_self@PLT
	movl	(%esi), %edx
	testl	%edx, %edx
	movl	(%eax), %eax
	jne	.L278
	movl	$1, (%esi)
	movl	%eax, 4(%esi)
.L279:
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
.L278:
	cmpl	4(%esi), %eax
	je	.L279
	movl	$2, (%esi)
	movl	%edi, (%esp)
	call	guard_wait@PLT
	jmp	.L280
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
	je	.L283
	movl	8(%esi), %eax
	testl	%eax, %eax
	jne	.L288
.L283:
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L288:
	call	guard_enter@PLT
	call	thread_self@PLT
	decl	560(%eax)
	decl	8(%esi)
	jne	.L285
	cmpl	$2, (%esi)
	je	.L289
.L286:
	movl	$0, (%esi)
	movl	$0, 4(%esi)
.L285:
	call	guard_leave@PLT
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L289:
	leal	stream_is_free@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	call	cond_broadcast@PLT
	jmp	.L286
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
