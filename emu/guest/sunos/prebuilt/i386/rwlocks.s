// d5ad5e74941b17c51970525689786d05 emu/guest/libc/sunos/rwlocks.c
	.file	"rwlocks.c"
	.text
	.section	.text.lock,"ax",@progbits
	.p2align 4
	.type	lock, @function
lock:
	pushl	%ebp
	movl	%edx, %ebp
	pushl	%edi
	pushl	%esi
	movl	%eax, %esi
	pushl	%ebx
	addl	$8, %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$44, %esp
	movl	%eax, (%esp)
	movl	%ecx, 20(%esp)
	movl	%eax, 16(%esp)
	call	mutex_lock@PLT
	movl	%eax, 28(%esp)
	testl	%eax, %eax
	je	.L34
.L1:
	movl	28(%esp), %eax
	addl	$44, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L34:
	call	thread_self@PLT
	incl	560(%eax)
	movl	(%esi), %eax
	cmpl	$-2147483648, %eax
	je	.L35
.L3:
	leal	32(%esi), %edi
	movl	%edi, 24(%esp)
	.p2align 4
	.p2align 3
.L7:
	cmpl	$-2147483648, %eax
	je	.L12
	testl	%ebp, %ebp
	je	.L13
	testl	%eax, %eax
	jne	.L36
	movl	$-2147483648, (%esi)
	call	thread_self@PLT
	cmpw	$1, 4(%esi)
	movl	(%eax), %eax
	movl	%eax, 40(%esi)
	je	.L17
	xorl	%eax, %eax
.L18:
	movl	%eax, 44(%esi)
.L19:
	call	thread_self@PLT
	decl	560(%eax)
	movl	16(%esp), %eax
	movl	%eax, (%esp)
	call	mutex_unlock@PLT
	movl	28(%esp), %eax
	addl	$44, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L12:
	addl	%ebp, 56(%esi)
	testl	%ebp, %ebp
	jne	.L15
.L8:
	movl	24(%esp), %eax
	xorl	%edi, %edi
.L9:
	movl	%eax, (%esp)
	movl	20(%esp), %edx
	movl	16(%esp), %ecx
	movl	%edx, 8(%esp)
	movl	%ecx, 4(%esp)
	call	cond_wait_until@PLT
	subl	%edi, 56(%esi)
	cmpl	$4, %eax
	je	.L10
	testl	%eax, %eax
	jne	.L11
.L10:
	movl	(%esi), %eax
	jmp	.L7
	.p2align 4,,10
	.p2align 3
.L36:
	incl	56(%esi)
.L15:
	leal	48(%esi), %eax
	movl	$1, %edi
	jmp	.L9
	.p2align 4,,10
	.p2align 3
.L13:
	movl	56(%esi), %ecx
	testl	%ecx, %ecx
	jne	.L37
.L16:
	incl	%eax
	movl	%eax, (%esi)
	call	lwp_self@PLT
	incl	604(%eax)
	jmp	.L19
	.p2align 4,,10
	.p2align 3
.L37:
	call	lwp_self@PLT
	movl	604(%eax), %edx
	testl	%edx, %edx
	je	.L8
	movl	(%esi), %eax
	jmp	.L16
	.p2align 4,,10
	.p2align 3
.L17:
	call	getpid@PLT
	.p2align 4,,6
	jmp	.L18
	.p2align 4,,10
	.p2align 3
.L35:
	movl	40(%esi), %edi
	call	thread_self@PLT
	cmpl	(%eax), %edi
	.p2align 4,,3
	je	.L4
.L32:
	movl	(%esi), %eax
	jmp	.L3
.L11:
	testl	%ebp, %ebp
	movl	%eax, %ecx
	.p2align 4,,3
	je	.L21
	movl	%eax, 20(%esp)
	addl	$32, %esi
	movl	%esi, (%esp)
	call	cond_broadcast@PLT
	movl	20(%esp), %ecx
.L21:
	movl	%ecx, 20(%esp)
	call	thread_self@PLT
	decl	560(%eax)
	movl	16(%esp), %eax
	movl	%eax, (%esp)
	call	mutex_unlock@PLT
	movl	20(%esp), %ecx
	movl	$145, %eax
	cmpl	$62, %ecx
	cmovne	%ecx, %eax
	movl	%eax, 28(%esp)
	jmp	.L1
.L4:
	xorl	%eax, %eax
	movl	44(%esi), %edi
	cmpw	$1, 4(%esi)
	je	.L38
.L5:
	cmpl	%eax, %edi
	jne	.L32
	call	thread_self@PLT
	decl	560(%eax)
	movl	16(%esp), %eax
	movl	%eax, (%esp)
	call	mutex_unlock@PLT
	movl	$45, %eax
	movl	%eax, 28(%esp)
	jmp	.L1
.L38:
	call	getpid@PLT
	jmp	.L5
	.size	lock, .-lock
	.section	.text.rwlock_init,"ax",@progbits
	.p2align 4
	.globl	rwlock_init
	.type	rwlock_init, @function
rwlock_init:
	subl	$28, %esp
	movl	$22, %eax
	movl	%edi, 24(%esp)
	movl	36(%esp), %edi
	movl	%ebx, 16(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 20(%esp)
	movl	32(%esp), %esi
	cmpl	$1, %edi
	ja	.L39
	movl	%esi, (%esp)
	movl	$64, %eax
	xorl	%edx, %edx
	movl	%eax, 8(%esp)
	movl	%edx, 4(%esp)
	call	memset@PLT
	movzwl	%di, %eax
	movw	%ax, 52(%esi)
	movw	%ax, 36(%esi)
	movw	%ax, 12(%esi)
	movw	%ax, 4(%esi)
	xorl	%eax, %eax
	movw	$21079, 6(%esi)
	movw	$19800, 14(%esi)
	movw	$17238, 54(%esi)
	movw	$17238, 38(%esi)
.L39:
	movl	16(%esp), %ebx
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.size	rwlock_init, .-rwlock_init
	.section	.text.rwlock_destroy,"ax",@progbits
	.p2align 4
	.globl	rwlock_destroy
	.type	rwlock_destroy, @function
rwlock_destroy:
	movl	4(%esp), %eax
	movw	$0, 6(%eax)
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
	movl	4(%esp), %eax
	xorl	%ecx, %ecx
	xorl	%edx, %edx
	jmp	lock
	.size	rw_rdlock, .-rw_rdlock
	.globl	pthread_rwlock_rdlock
	.set	pthread_rwlock_rdlock,rw_rdlock
	.section	.text.rw_wrlock,"ax",@progbits
	.p2align 4
	.globl	rw_wrlock
	.type	rw_wrlock, @function
rw_wrlock:
	movl	4(%esp), %eax
	xorl	%ecx, %ecx
	movl	$1, %edx
	jmp	lock
	.size	rw_wrlock, .-rw_wrlock
	.globl	pthread_rwlock_wrlock
	.set	pthread_rwlock_wrlock,rw_wrlock
	.section	.text.rw_tryrdlock,"ax",@progbits
	.p2align 4
	.globl	rw_tryrdlock
	.type	rw_tryrdlock, @function
rw_tryrdlock:
	subl	$28, %esp
	movl	%ebx, 16(%esp)
	movl	%esi, 20(%esp)
	movl	32(%esp), %esi
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 24(%esp)
	leal	8(%esi), %edi
	movl	%edi, (%esp)
	call	mutex_lock@PLT
	movl	(%esi), %eax
	cmpl	$-2147483648, %eax
	je	.L51
	movl	56(%esi), %edx
	testl	%edx, %edx
	jne	.L54
.L50:
	incl	%eax
	movl	%eax, (%esi)
	call	lwp_self@PLT
	incl	604(%eax)
	movl	%edi, (%esp)
	call	mutex_unlock@PLT
	movl	16(%esp), %ebx
	xorl	%eax, %eax
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L54:
	call	lwp_self@PLT
	movl	604(%eax), %eax
	testl	%eax, %eax
	jne	.L55
.L51:
	movl	%edi, (%esp)
	call	mutex_unlock@PLT
	movl	16(%esp), %ebx
	movl	$16, %eax
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L55:
	movl	(%esi), %eax
	jmp	.L50
	.size	rw_tryrdlock, .-rw_tryrdlock
	.globl	pthread_rwlock_tryrdlock
	.set	pthread_rwlock_tryrdlock,rw_tryrdlock
	.section	.text.rw_trywrlock,"ax",@progbits
	.p2align 4
	.globl	rw_trywrlock
	.type	rw_trywrlock, @function
rw_trywrlock:
	subl	$44, %esp
	movl	%ebx, 28(%esp)
	movl	%esi, 32(%esp)
	movl	48(%esp), %esi
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%ebp, 40(%esp)
	movl	%edi, 36(%esp)
	leal	8(%esi), %ebp
	movl	%ebp, (%esp)
	call	mutex_lock@PLT
	movl	(%esi), %edi
	cmpl	$-2147483648, %edi
	je	.L64
	testl	%edi, %edi
	jne	.L64
	movl	$-2147483648, (%esi)
	call	thread_self@PLT
	movl	(%eax), %eax
	movl	%eax, 40(%esi)
	xorl	%eax, %eax
	cmpw	$1, 4(%esi)
	je	.L65
.L61:
	movl	%eax, 44(%esi)
	movl	%ebp, (%esp)
	call	mutex_unlock@PLT
.L56:
	movl	%edi, %eax
	movl	28(%esp), %ebx
	movl	32(%esp), %esi
	movl	36(%esp), %edi
	movl	40(%esp), %ebp
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L64:
	movl	%ebp, (%esp)
	movl	$16, %edi
	call	mutex_unlock@PLT
	jmp	.L56
	.p2align 4,,10
	.p2align 3
.L65:
	call	getpid@PLT
	.p2align 4,,8
	jmp	.L61
	.size	rw_trywrlock, .-rw_trywrlock
	.globl	pthread_rwlock_trywrlock
	.set	pthread_rwlock_trywrlock,rw_trywrlock
	.section	.text.rw_unlock,"ax",@progbits
	.p2align 4
	.globl	rw_unlock
	.type	rw_unlock, @function
rw_unlock:
	subl	$28, %esp
	movl	%esi, 20(%esp)
	movl	32(%esp), %esi
	movl	%ebx, 16(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 24(%esp)
	movl	(%esi), %eax
	cmpl	$-2147483648, %eax
	je	.L81
	testl	%eax, %eax
	jne	.L82
.L71:
	movl	16(%esp), %ebx
	movl	$1, %eax
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L82:
	call	lwp_self@PLT
	movl	604(%eax), %ecx
	testl	%ecx, %ecx
	je	.L71
	leal	8(%esi), %edi
	movl	%edi, (%esp)
	call	mutex_lock@PLT
	decl	(%esi)
	call	lwp_self@PLT
	movl	(%esi), %edx
	decl	604(%eax)
	testl	%edx, %edx
	je	.L72
.L73:
	movl	%edi, (%esp)
	call	mutex_unlock@PLT
	movl	16(%esp), %ebx
	xorl	%eax, %eax
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L81:
	movl	40(%esi), %edi
	call	thread_self@PLT
	cmpl	(%eax), %edi
	jne	.L71
	xorl	%eax, %eax
	movl	44(%esi), %edi
	cmpw	$1, 4(%esi)
	je	.L83
.L70:
	cmpl	%eax, %edi
	jne	.L71
	leal	8(%esi), %edi
	movl	%edi, (%esp)
	call	mutex_lock@PLT
	movl	$0, (%esi)
.L72:
	movl	56(%esi), %eax
	testl	%eax, %eax
	je	.L74
	addl	$48, %esi
	movl	%esi, (%esp)
	call	cond_signal@PLT
	jmp	.L73
	.p2align 4,,10
	.p2align 3
.L74:
	addl	$32, %esi
	movl	%esi, (%esp)
	call	cond_broadcast@PLT
	.p2align 4,,2
	jmp	.L73
.L83:
	call	getpid@PLT
	.p2align 4,,8
	jmp	.L70
	.size	rw_unlock, .-rw_unlock
	.globl	pthread_rwlock_unlock
	.set	pthread_rwlock_unlock,rw_unlock
	.section	.text.pthread_rwlock_timedrdlock,"ax",@progbits
	.p2align 4
	.globl	pthread_rwlock_timedrdlock
	.type	pthread_rwlock_timedrdlock, @function
pthread_rwlock_timedrdlock:
	subl	$28, %esp
	movl	$3, %ecx
	movl	%ecx, 4(%esp)
	movl	36(%esp), %eax
	leal	4(%esp), %ecx
	movl	(%eax), %edx
	movl	4(%eax), %eax
	movl	%edx, 8(%esp)
	xorl	%edx, %edx
	movl	%eax, 12(%esp)
	movl	32(%esp), %eax
	call	lock
	addl	$28, %esp
	ret
	.size	pthread_rwlock_timedrdlock, .-pthread_rwlock_timedrdlock
	.section	.text.pthread_rwlock_timedwrlock,"ax",@progbits
	.p2align 4
	.globl	pthread_rwlock_timedwrlock
	.type	pthread_rwlock_timedwrlock, @function
pthread_rwlock_timedwrlock:
	subl	$28, %esp
	movl	$3, %ecx
	movl	%ecx, 4(%esp)
	movl	36(%esp), %eax
	leal	4(%esp), %ecx
	movl	(%eax), %edx
	movl	4(%eax), %eax
	movl	%edx, 8(%esp)
	movl	$1, %edx
	movl	%eax, 12(%esp)
	movl	32(%esp), %eax
	call	lock
	addl	$28, %esp
	ret
	.size	pthread_rwlock_timedwrlock, .-pthread_rwlock_timedwrlock
	.section	.text.pthread_rwlock_reltimedrdlock_np,"ax",@progbits
	.p2align 4
	.globl	pthread_rwlock_reltimedrdlock_np
	.type	pthread_rwlock_reltimedrdlock_np, @function
pthread_rwlock_reltimedrdlock_np:
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
	je	.L91
	movl	36(%esp), %ebx
	movl	40(%esp), %esi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L91:
	movl	48(%esp), %eax
	movl	%esi, %ecx
	xorl	%edx, %edx
	call	lock
	movl	36(%esp), %ebx
	movl	40(%esp), %esi
	addl	$44, %esp
	ret
	.size	pthread_rwlock_reltimedrdlock_np, .-pthread_rwlock_reltimedrdlock_np
	.section	.text.pthread_rwlock_reltimedwrlock_np,"ax",@progbits
	.p2align 4
	.globl	pthread_rwlock_reltimedwrlock_np
	.type	pthread_rwlock_reltimedwrlock_np, @function
pthread_rwlock_reltimedwrlock_np:
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
	je	.L95
	movl	36(%esp), %ebx
	movl	40(%esp), %esi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L95:
	movl	48(%esp), %eax
	movl	%esi, %ecx
	movl	$1, %edx
	call	lock
	movl	36(%esp), %ebx
	movl	40(%esp), %esi
	addl	$44, %esp
	ret
	.size	pthread_rwlock_reltimedwrlock_np, .-pthread_rwlock_reltimedwrlock_np
	.section	.text._rw_read_held,"ax",@progbits
	.p2align 4
	.globl	_rw_read_held
	.type	_rw_read_held, @function
_rw_read_held:
	subl	$12, %esp
	xorl	%eax, %eax
	movl	%ebx, 8(%esp)
	movl	16(%esp), %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	(%edx), %edx
	testl	%edx, %edx
	jle	.L96
	call	lwp_self@PLT
	movl	604(%eax), %eax
	testl	%eax, %eax
	setg	%al
	movzbl	%al, %eax
.L96:
	movl	8(%esp), %ebx
	addl	$12, %esp
	ret
	.size	_rw_read_held, .-_rw_read_held
	.section	.text._rw_write_held,"ax",@progbits
	.p2align 4
	.globl	_rw_write_held
	.type	_rw_write_held, @function
_rw_write_held:
	subl	$12, %esp
	movl	%esi, 4(%esp)
	movl	16(%esp), %esi
	movl	%ebx, (%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 8(%esp)
	cmpl	$-2147483648, (%esi)
	je	.L102
.L104:
	xorl	%eax, %eax
.L101:
	movl	(%esp), %ebx
	movl	4(%esp), %esi
	movl	8(%esp), %edi
	addl	$12, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L102:
	movl	40(%esi), %edi
	call	thread_self@PLT
	cmpl	(%eax), %edi
	jne	.L104
	xorl	%eax, %eax
	movl	44(%esi), %edi
	cmpw	$1, 4(%esi)
	je	.L108
.L105:
	cmpl	%eax, %edi
	sete	%al
	movzbl	%al, %eax
	jmp	.L101
	.p2align 4,,10
	.p2align 3
.L108:
	call	getpid@PLT
	jmp	.L105
	.size	_rw_write_held, .-_rw_write_held
	.section	.text.lwp_barrier_init,"ax",@progbits
	.p2align 4
	.globl	lwp_barrier_init
	.type	lwp_barrier_init, @function
lwp_barrier_init:
	subl	$28, %esp
	movl	%edi, 24(%esp)
	movl	40(%esp), %edi
	movl	%ebx, 16(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 20(%esp)
	movl	32(%esp), %esi
	testl	%edi, %edi
	je	.L111
	movl	%esi, (%esp)
	movl	$64, %eax
	xorl	%edx, %edx
	movl	%eax, 8(%esp)
	movl	%edx, 4(%esp)
	call	memset@PLT
	movzwl	36(%esp), %eax
	movl	%edi, (%esi)
	movl	16(%esp), %ebx
	movw	$19800, 30(%esi)
	movl	24(%esp), %edi
	movw	$17238, 54(%esi)
	movw	%ax, 52(%esi)
	movw	%ax, 28(%esi)
	movl	20(%esp), %esi
	xorl	%eax, %eax
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L111:
	movl	16(%esp), %ebx
	movl	$22, %eax
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.size	lwp_barrier_init, .-lwp_barrier_init
	.section	.text.pthread_barrier_destroy,"ax",@progbits
	.p2align 4
	.globl	pthread_barrier_destroy
	.type	pthread_barrier_destroy, @function
pthread_barrier_destroy:
	movl	4(%esp), %eax
	movl	4(%eax), %eax
	testl	%eax, %eax
	setne	%al
	movzbl	%al, %eax
	sall	$4, %eax
	ret
	.size	pthread_barrier_destroy, .-pthread_barrier_destroy
	.section	.text.pthread_barrier_wait,"ax",@progbits
	.p2align 4
	.globl	pthread_barrier_wait
	.type	pthread_barrier_wait, @function
pthread_barrier_wait:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$44, %esp
	movl	64(%esp), %edi
	leal	24(%edi), %esi
	movl	%esi, (%esp)
	leal	48(%edi), %ebp
	call	mutex_lock@PLT
	call	thread_self@PLT
	incl	560(%eax)
	movl	4(%edi), %eax
	incl	%eax
	cmpl	(%edi), %eax
	movl	%eax, 4(%edi)
	je	.L121
	movl	8(%edi), %eax
	movl	12(%edi), %edx
	movl	%eax, 24(%esp)
	movl	%edx, 28(%esp)
	.p2align 4
	.p2align 3
.L117:
	movl	%esi, 4(%esp)
	movl	%ebp, (%esp)
	call	cond_wait@PLT
	movl	8(%edi), %ecx
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	xorl	%ecx, %eax
	movl	12(%edi), %ecx
	xorl	%ecx, %edx
	orl	%edx, %eax
	je	.L117
	xorl	%edi, %edi
.L116:
	call	thread_self@PLT
	decl	560(%eax)
	movl	%esi, (%esp)
	call	mutex_unlock@PLT
	addl	$44, %esp
	movl	%edi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L121:
	addl	$1, 8(%edi)
	movl	$0, 4(%edi)
	adcl	$0, 12(%edi)
	movl	$-2, %edi
	movl	%ebp, (%esp)
	call	cond_broadcast@PLT
	jmp	.L116
	.size	pthread_barrier_wait, .-pthread_barrier_wait
	.section	.text.pthread_spin_init,"ax",@progbits
	.p2align 4
	.globl	pthread_spin_init
	.type	pthread_spin_init, @function
pthread_spin_init:
	subl	$28, %esp
	xorl	%eax, %eax
	movl	%ebx, 24(%esp)
	movl	36(%esp), %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 8(%esp)
	xorl	%eax, %eax
	testl	%edx, %edx
	setne	%al
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	mutex_init@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	pthread_spin_init, .-pthread_spin_init
	.section	.text.pthread_spin_destroy,"ax",@progbits
	.p2align 4
	.globl	pthread_spin_destroy
	.type	pthread_spin_destroy, @function
pthread_spin_destroy:
	movl	4(%esp), %eax
	movw	$0, 6(%eax)
	xorl	%eax, %eax
	ret
	.size	pthread_spin_destroy, .-pthread_spin_destroy
	.section	.text.pthread_spin_trylock,"ax",@progbits
	.p2align 4
	.globl	pthread_spin_trylock
	.type	pthread_spin_trylock, @function
pthread_spin_trylock:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	call	mutex_trylock@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	pthread_spin_trylock, .-pthread_spin_trylock
	.section	.text.pthread_spin_lock,"ax",@progbits
	.p2align 4
	.globl	pthread_spin_lock
	.type	pthread_spin_lock, @function
pthread_spin_lock:
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$32, %esp
	movl	48(%esp), %esi
	leal	24(%esp), %edi
	jmp	.L128
	.p2align 4,,10
	.p2align 3
.L129:
	movl	%edi, (%esp)
	movl	$146, %eax
	movl	%eax, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
.L128:
	movl	%esi, (%esp)
	call	mutex_trylock@PLT
	cmpl	$16, %eax
	je	.L129
	addl	$32, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.size	pthread_spin_lock, .-pthread_spin_lock
	.section	.text.pthread_spin_unlock,"ax",@progbits
	.p2align 4
	.globl	pthread_spin_unlock
	.type	pthread_spin_unlock, @function
pthread_spin_unlock:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	call	mutex_unlock@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	pthread_spin_unlock, .-pthread_spin_unlock
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
