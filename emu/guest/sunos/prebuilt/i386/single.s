// 0a0ec3ac33f03af682ff28ae280aaaae emu/guest/libc/sunos/single.c
	.file	"single.c"
	.text
	.section	.text.guard_enter,"ax",@progbits
	.p2align 4
	.globl	guard_enter
	.type	guard_enter, @function
guard_enter:
	ret
	.size	guard_enter, .-guard_enter
	.section	.text.guard_leave,"ax",@progbits
	.p2align 4
	.globl	guard_leave
	.type	guard_leave, @function
guard_leave:
	ret
	.size	guard_leave, .-guard_leave
	.section	.text.stream_lock_take,"ax",@progbits
	.p2align 4
	.globl	stream_lock_take
	.type	stream_lock_take, @function
stream_lock_take:
	ret
	.size	stream_lock_take, .-stream_lock_take
	.section	.text.stream_lock_try,"ax",@progbits
	.p2align 4
	.globl	stream_lock_try
	.type	stream_lock_try, @function
stream_lock_try:
	xorl	%eax, %eax
	ret
	.size	stream_lock_try, .-stream_lock_try
	.section	.text.stream_lock_drop,"ax",@progbits
	.p2align 4
	.globl	stream_lock_drop
	.type	stream_lock_drop, @function
stream_lock_drop:
	ret
	.size	stream_lock_drop, .-stream_lock_drop
	.section	.text.cancel_enter,"ax",@progbits
	.p2align 4
	.globl	cancel_enter
	.type	cancel_enter, @function
cancel_enter:
	ret
	.size	cancel_enter, .-cancel_enter
	.section	.text.cancel_leave,"ax",@progbits
	.p2align 4
	.globl	cancel_leave
	.type	cancel_leave, @function
cancel_leave:
	ret
	.size	cancel_leave, .-cancel_leave
	.section	.text.thread_self,"ax",@progbits
	.p2align 4
	.globl	thread_self
	.type	thread_self, @function
thread_self:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	leal	only@GOTOFF(%eax), %eax
	ret
	.size	thread_self, .-thread_self
	.section	.text.thr_self,"ax",@progbits
	.p2align 4
	.globl	thr_self
	.type	thr_self, @function
thr_self:
	movl	$1, %eax
	ret
	.size	thr_self, .-thr_self
	.globl	pthread_self
	.set	pthread_self,thr_self
	.section	.text.mutex_init,"ax",@progbits
	.p2align 4
	.globl	mutex_init
	.type	mutex_init, @function
mutex_init:
	xorl	%eax, %eax
	ret
	.size	mutex_init, .-mutex_init
	.section	.text.mutex_destroy,"ax",@progbits
	.p2align 4
	.globl	mutex_destroy
	.type	mutex_destroy, @function
mutex_destroy:
	xorl	%eax, %eax
	ret
	.size	mutex_destroy, .-mutex_destroy
	.section	.text.mutex_lock,"ax",@progbits
	.p2align 4
	.globl	mutex_lock
	.type	mutex_lock, @function
mutex_lock:
	xorl	%eax, %eax
	ret
	.size	mutex_lock, .-mutex_lock
	.section	.text.mutex_trylock,"ax",@progbits
	.p2align 4
	.globl	mutex_trylock
	.type	mutex_trylock, @function
mutex_trylock:
	xorl	%eax, %eax
	ret
	.size	mutex_trylock, .-mutex_trylock
	.section	.text.mutex_unlock,"ax",@progbits
	.p2align 4
	.globl	mutex_unlock
	.type	mutex_unlock, @function
mutex_unlock:
	xorl	%eax, %eax
	ret
	.size	mutex_unlock, .-mutex_unlock
	.section	.text.pthread_mutex_init,"ax",@progbits
	.p2align 4
	.globl	pthread_mutex_init
	.type	pthread_mutex_init, @function
pthread_mutex_init:
	xorl	%eax, %eax
	ret
	.size	pthread_mutex_init, .-pthread_mutex_init
	.section	.text.pthread_mutex_destroy,"ax",@progbits
	.p2align 4
	.globl	pthread_mutex_destroy
	.type	pthread_mutex_destroy, @function
pthread_mutex_destroy:
	xorl	%eax, %eax
	ret
	.size	pthread_mutex_destroy, .-pthread_mutex_destroy
	.section	.text.pthread_mutex_lock,"ax",@progbits
	.p2align 4
	.globl	pthread_mutex_lock
	.type	pthread_mutex_lock, @function
pthread_mutex_lock:
	xorl	%eax, %eax
	ret
	.size	pthread_mutex_lock, .-pthread_mutex_lock
	.section	.text.pthread_mutex_trylock,"ax",@progbits
	.p2align 4
	.globl	pthread_mutex_trylock
	.type	pthread_mutex_trylock, @function
pthread_mutex_trylock:
	xorl	%eax, %eax
	ret
	.size	pthread_mutex_trylock, .-pthread_mutex_trylock
	.section	.text.pthread_mutex_unlock,"ax",@progbits
	.p2align 4
	.globl	pthread_mutex_unlock
	.type	pthread_mutex_unlock, @function
pthread_mutex_unlock:
	xorl	%eax, %eax
	ret
	.size	pthread_mutex_unlock, .-pthread_mutex_unlock
	.section	.text.pthread_attr_init,"ax",@progbits
	.p2align 4
	.globl	pthread_attr_init
	.type	pthread_attr_init, @function
pthread_attr_init:
	xorl	%eax, %eax
	ret
	.size	pthread_attr_init, .-pthread_attr_init
	.section	.text.pthread_attr_destroy,"ax",@progbits
	.p2align 4
	.globl	pthread_attr_destroy
	.type	pthread_attr_destroy, @function
pthread_attr_destroy:
	xorl	%eax, %eax
	ret
	.size	pthread_attr_destroy, .-pthread_attr_destroy
	.section	.text.sema_init,"ax",@progbits
	.p2align 4
	.globl	sema_init
	.type	sema_init, @function
sema_init:
	pushl	%ebx
	movl	12(%esp), %ecx
	movl	8(%esp), %edx
	testl	%ecx, %ecx
	js	.L27
	xorl	%ebx, %ebx
	xorl	%eax, %eax
.L25:
	movl	%ebx, (%edx,%eax)
	movl	%ebx, 4(%edx,%eax)
	addl	$8, %eax
	cmpl	$24, %eax
	jb	.L25
	movl	%ecx, (%edx)
	movl	16(%esp), %eax
	movw	$21325, 6(%edx)
	movw	%ax, 4(%edx)
	xorl	%eax, %eax
	popl	%ebx
	ret
	.p2align 4,,10
	.p2align 3
.L27:
	popl	%ebx
	movl	$22, %eax
	ret
	.size	sema_init, .-sema_init
	.section	.text.sema_destroy,"ax",@progbits
	.p2align 4
	.globl	sema_destroy
	.type	sema_destroy, @function
sema_destroy:
	movl	4(%esp), %eax
	movw	$0, 6(%eax)
	xorl	%eax, %eax
	ret
	.size	sema_destroy, .-sema_destroy
	.section	.text.sema_wait,"ax",@progbits
	.p2align 4
	.globl	sema_wait
	.type	sema_wait, @function
sema_wait:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	48(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 8(%esp)
	movl	$147, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	40(%esp), %ebx
	addl	$44, %esp
	cltd
	negl	%eax
	andl	%edx, %eax
	ret
	.size	sema_wait, .-sema_wait
	.section	.text.sema_trywait,"ax",@progbits
	.p2align 4
	.globl	sema_trywait
	.type	sema_trywait, @function
sema_trywait:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	48(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 8(%esp)
	movl	$149, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	40(%esp), %ebx
	addl	$44, %esp
	cltd
	negl	%eax
	andl	%edx, %eax
	ret
	.size	sema_trywait, .-sema_trywait
	.section	.text.sema_post,"ax",@progbits
	.p2align 4
	.globl	sema_post
	.type	sema_post, @function
sema_post:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	48(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 8(%esp)
	movl	$148, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	40(%esp), %ebx
	addl	$44, %esp
	cltd
	negl	%eax
	andl	%edx, %eax
	ret
	.size	sema_post, .-sema_post
	.section	.text.thr_yield,"ax",@progbits
	.p2align 4
	.globl	thr_yield
	.type	thr_yield, @function
thr_yield:
	subl	$44, %esp
	movl	$146, %edx
	movl	%ebx, 40(%esp)
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	thr_yield, .-thr_yield
	.section	.text.pthread_key_create,"ax",@progbits
	.p2align 4
	.globl	pthread_key_create
	.type	pthread_key_create, @function
pthread_key_create:
	call	__x86.get_pc_thunk.dx
	addl	$_GLOBAL_OFFSET_TABLE_, %edx
	movl	keys_made@GOTOFF(%edx), %eax
	cmpl	$128, %eax
	je	.L47
	leal	1(%eax), %ecx
	movl	%ecx, keys_made@GOTOFF(%edx)
	movl	4(%esp), %edx
	movl	%eax, (%edx)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L47:
	movl	$11, %eax
	ret
	.size	pthread_key_create, .-pthread_key_create
	.globl	thr_keycreate
	.set	thr_keycreate,pthread_key_create
	.section	.text.pthread_key_delete,"ax",@progbits
	.p2align 4
	.globl	pthread_key_delete
	.type	pthread_key_delete, @function
pthread_key_delete:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	movl	keys_made@GOTOFF(%eax), %eax
	cmpl	%eax, 4(%esp)
	sbbl	%eax, %eax
	notl	%eax
	andl	$22, %eax
	ret
	.size	pthread_key_delete, .-pthread_key_delete
	.section	.text.pthread_setspecific,"ax",@progbits
	.p2align 4
	.globl	pthread_setspecific
	.type	pthread_setspecific, @function
pthread_setspecific:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	movl	4(%esp), %edx
	cmpl	keys_made@GOTOFF(%eax), %edx
	jnb	.L53
	movl	8(%esp), %ecx
	movl	%ecx, values@GOTOFF(%eax,%edx,4)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L53:
	movl	$22, %eax
	ret
	.size	pthread_setspecific, .-pthread_setspecific
	.globl	thr_setspecific
	.set	thr_setspecific,pthread_setspecific
	.section	.text.pthread_getspecific,"ax",@progbits
	.p2align 4
	.globl	pthread_getspecific
	.type	pthread_getspecific, @function
pthread_getspecific:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	movl	4(%esp), %edx
	cmpl	keys_made@GOTOFF(%eax), %edx
	jnb	.L56
	movl	values@GOTOFF(%eax,%edx,4), %eax
	ret
	.p2align 4,,10
	.p2align 3
.L56:
	xorl	%eax, %eax
	ret
	.size	pthread_getspecific, .-pthread_getspecific
	.section	.text.thr_getspecific,"ax",@progbits
	.p2align 4
	.globl	thr_getspecific
	.type	thr_getspecific, @function
thr_getspecific:
	subl	$28, %esp
	movl	%ebx, 20(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 24(%esp)
	movl	32(%esp), %esi
	movl	%esi, (%esp)
	call	pthread_getspecific@PLT
	movl	36(%esp), %edx
	cmpl	keys_made@GOTOFF(%ebx), %esi
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	movl	%eax, (%edx)
	sbbl	%eax, %eax
	addl	$28, %esp
	notl	%eax
	andl	$22, %eax
	ret
	.size	thr_getspecific, .-thr_getspecific
	.section	.text.pthread_once,"ax",@progbits
	.p2align 4
	.globl	pthread_once
	.type	pthread_once, @function
pthread_once:
	subl	$12, %esp
	movl	16(%esp), %eax
	movl	(%eax), %edx
	testl	%edx, %edx
	jne	.L62
	movl	$1, (%eax)
	call	*20(%esp)
.L62:
	xorl	%eax, %eax
	addl	$12, %esp
	ret
	.size	pthread_once, .-pthread_once
	.section	.text.pthread_equal,"ax",@progbits
	.p2align 4
	.globl	pthread_equal
	.type	pthread_equal, @function
pthread_equal:
	movl	8(%esp), %eax
	cmpl	%eax, 4(%esp)
	sete	%al
	movzbl	%al, %eax
	ret
	.size	pthread_equal, .-pthread_equal
	.local	keys_made
	.comm	keys_made,4,4
	.local	values
	.comm	values,512,32
	.data
	.align 32
	.type	only, @object
	.size	only, 600
only:
	.long	1
	.zero	596
	.globl	__threads_started
	.bss
	.align 4
	.type	__threads_started, @object
	.size	__threads_started, 4
__threads_started:
	.zero	4
	.section	.text.__x86.get_pc_thunk.ax,"axG",@progbits,__x86.get_pc_thunk.ax,comdat
	.globl	__x86.get_pc_thunk.ax
	.hidden	__x86.get_pc_thunk.ax
	.type	__x86.get_pc_thunk.ax, @function
__x86.get_pc_thunk.ax:
	movl	(%esp), %eax
	ret
	.section	.text.__x86.get_pc_thunk.dx,"axG",@progbits,__x86.get_pc_thunk.dx,comdat
	.globl	__x86.get_pc_thunk.dx
	.hidden	__x86.get_pc_thunk.dx
	.type	__x86.get_pc_thunk.dx, @function
__x86.get_pc_thunk.dx:
	movl	(%esp), %edx
	ret
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
