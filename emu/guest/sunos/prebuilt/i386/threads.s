// b69b778c2c5844bcd05bee82116ec40b emu/guest/libc/sunos/threads.c
	.file	"threads.c"
	.text
	.section	.text.leave_once,"ax",@progbits
	.p2align 4
	.type	leave_once, @function
leave_once:
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
	.size	leave_once, .-leave_once
	.section	.text.create,"ax",@progbits
	.p2align 4
	.type	create, @function
create:
	pushl	%ebp
	movl	%eax, %ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$76, %esp
	movl	%edx, 52(%esp)
	movl	%ecx, 48(%esp)
	movl	__threads_started@GOTOFF(%ebx), %esi
	testl	%esi, %esi
	je	.L66
.L5:
	movl	%ebp, 44(%esp)
	leal	first@GOTOFF(%ebx), %edi
	movl	$1, %ecx
	movl	%ecx, __threads_started@GOTOFF(%ebx)
	.p2align 4
	.p2align 3
.L18:
	leal	56(%esp), %esi
.L16:
	call	guard_enter@PLT
	movl	list@GOTOFF(%ebx), %eax
	testl	%eax, %eax
	je	.L64
	movl	%eax, %ebp
	.p2align 4
	.p2align 3
.L6:
	movl	8(%ebp), %edx
	testl	%edx, %edx
	je	.L8
	movl	4(%ebp), %edx
	testl	%edx, %edx
	je	.L67
.L8:
	movl	624(%ebp), %ebp
	testl	%ebp, %ebp
	jne	.L6
.L64:
	movl	44(%esp), %ebp
	call	guard_leave@PLT
	movl	$628, (%esp)
	call	malloc@PLT
	testl	%eax, %eax
	movl	%eax, %esi
	je	.L19
	call	library_new_tcb@PLT
	testl	%eax, %eax
	movl	%eax, %edi
	je	.L19
	xorl	%eax, %eax
.L20:
	movl	0(%ebp,%eax), %ecx
	movl	4(%ebp,%eax), %edx
	movl	%ecx, (%esi,%eax)
	movl	%edx, 4(%esi,%eax)
	addl	$8, %eax
	cmpl	$624, %eax
	jb	.L20
	movl	0(%ebp,%eax), %edx
	movl	%edx, (%esi,%eax)
	movl	%edi, 592(%esi)
	movl	%esi, 4(%edi)
	call	getpagesize@PLT
	movl	48(%esp), %ebp
	movl	52(%esp), %ecx
	testl	%ebp, %ebp
	movl	%ecx, 580(%esi)
	jne	.L22
	movl	$1048576, %edx
	testl	%ecx, %ecx
	movl	%edx, 584(%esi)
	je	.L38
.L25:
	movl	52(%esp), %ebp
	movl	48(%esp), %eax
	addl	%eax, %ebp
.L24:
	call	guard_enter@PLT
	leal	4(%esi), %eax
	movl	%eax, 20(%esp)
	movl	100(%esp), %eax
	andl	$128, %eax
	movl	%eax, 16(%esp)
	movl	592(%esi), %eax
	movl	%ebp, 8(%esp)
	movl	%esi, 4(%esp)
	movl	%eax, 12(%esp)
	leal	run@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	call	lwp_create@PLT
	testl	%eax, %eax
	movl	%eax, %ebp
	jne	.L68
	movl	list@GOTOFF(%ebx), %edx
	movl	4(%esi), %eax
	cmpl	$1, 600(%esi)
	movl	%edx, 624(%esi)
	movl	104(%esp), %edx
	adcl	$0, running@GOTOFF(%ebx)
	movl	%eax, (%esi)
	movl	%esi, list@GOTOFF(%ebx)
	testl	%edx, %edx
	je	.L65
	movl	104(%esp), %ecx
	movl	%eax, (%ecx)
.L65:
	call	guard_leave@PLT
	addl	$76, %esp
	movl	%ebp, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L67:
	cmpl	%ebp, %eax
	jne	.L10
	jmp	.L69
	.p2align 4,,10
	.p2align 3
.L14:
	cmpl	%ebp, %eax
	je	.L70
.L10:
	movl	%eax, %edx
	movl	624(%eax), %eax
	testl	%eax, %eax
	jne	.L14
	call	guard_leave@PLT
	.p2align 4
	.p2align 3
.L15:
	xorl	%eax, %eax
	movl	%eax, 12(%esp)
	movl	0(%ebp), %eax
	movl	%esi, (%esp)
	movl	%eax, 8(%esp)
	movl	$167, %eax
	movl	%eax, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	cmpl	$-4, 56(%esp)
	je	.L15
	cmpl	%edi, %ebp
	je	.L16
	movl	588(%ebp), %eax
	testl	%eax, %eax
	jne	.L71
.L17:
	movl	592(%ebp), %eax
	movl	%eax, (%esp)
	call	library_free_tcb@PLT
	movl	%ebp, (%esp)
	call	free@PLT
	jmp	.L18
	.p2align 4,,10
	.p2align 3
.L70:
	addl	$624, %edx
.L9:
	movl	624(%ebp), %eax
	movl	%eax, (%edx)
	call	guard_leave@PLT
	jmp	.L15
	.p2align 4,,10
	.p2align 3
.L71:
	movl	%eax, 4(%esp)
	movl	580(%ebp), %eax
	movl	%eax, (%esp)
	call	munmap@PLT
	jmp	.L17
.L69:
	leal	list@GOTOFF(%ebx), %edx
	jmp	.L9
.L66:
	leal	first_stack@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	call	main_stack@PLT
	jmp	.L5
.L19:
	movl	%esi, (%esp)
	movl	$12, %ebp
	call	free@PLT
	addl	$76, %esp
	movl	%ebp, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L22:
	movl	52(%esp), %ebp
	movl	48(%esp), %ecx
	testl	%ebp, %ebp
	movl	%ecx, 584(%esi)
	jne	.L25
	testl	%ecx, %ecx
	js	.L27
.L23:
	movl	96(%esp), %ebp
	testl	%ebp, %ebp
	js	.L27
	movl	96(%esp), %ecx
	movl	%eax, %edx
	negl	%edx
	leal	-1(%eax,%ecx), %ebp
	movl	48(%esp), %ecx
	andl	%edx, %ebp
	leal	-1(%eax,%ecx), %eax
	movl	$-1, %ecx
	andl	%edx, %eax
	xorl	%edx, %edx
	addl	%ebp, %eax
	movl	%eax, 588(%esi)
	movl	%edx, 20(%esp)
	movl	$-2147483390, %edx
	movl	%ecx, 16(%esp)
	movl	$3, %ecx
	movl	%edx, 12(%esp)
	movl	%ecx, 8(%esp)
	movl	%eax, 4(%esp)
	movl	$0, (%esp)
	call	mmap@PLT
	movl	%eax, 580(%esi)
	cmpl	$-1, %eax
	je	.L27
	testl	%ebp, %ebp
	jne	.L72
.L28:
	addl	588(%esi), %eax
	movl	%eax, %ebp
	jne	.L24
.L27:
	movl	$12, %ebp
.L26:
	movl	%edi, (%esp)
	call	library_free_tcb@PLT
	movl	%esi, (%esp)
	call	free@PLT
	addl	$76, %esp
	movl	%ebp, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L68:
	cmpl	$14, %eax
	je	.L73
	call	guard_leave@PLT
	movl	$11, %ebp
.L31:
	movl	588(%esi), %eax
	testl	%eax, %eax
	je	.L26
	movl	%eax, 4(%esp)
	movl	580(%esi), %eax
	movl	%eax, (%esp)
	call	munmap@PLT
	jmp	.L26
.L38:
	movl	$1048576, %edx
	movl	%edx, 48(%esp)
	jmp	.L23
.L72:
	movl	%ebp, 4(%esp)
	xorl	%ecx, %ecx
	movl	%ecx, 8(%esp)
	movl	%eax, (%esp)
	call	mprotect@PLT
	movl	580(%esi), %eax
	jmp	.L28
.L73:
	call	guard_leave@PLT
	.p2align 4,,2
	jmp	.L31
	.size	create, .-create
	.section	.text.lwp_self,"ax",@progbits
	.p2align 4
	.globl	lwp_self
	.type	lwp_self, @function
lwp_self:
	subl	$12, %esp
	movl	%ebx, 8(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	__threads_started@GOTOFF(%ebx), %eax
	testl	%eax, %eax
	jne	.L75
.L77:
	leal	first@GOTOFF(%ebx), %eax
	movl	8(%esp), %ebx
	addl	$12, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L75:
	call	thread_pointer@PLT
	movl	4(%eax), %eax
	testl	%eax, %eax
	je	.L77
	movl	8(%esp), %ebx
	addl	$12, %esp
	ret
	.size	lwp_self, .-lwp_self
	.section	.text.claim,"ax",@progbits
	.p2align 4
	.type	claim, @function
claim:
	pushl	%ebp
	movl	%edx, %ebp
	pushl	%edi
	movl	%eax, %edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$12, %esp
	call	guard_enter@PLT
	movl	list@GOTOFF(%ebx), %esi
	testl	%esi, %esi
	jne	.L83
	jmp	.L84
	.p2align 4,,10
	.p2align 3
.L85:
	movl	624(%esi), %esi
	testl	%esi, %esi
	je	.L84
.L83:
	cmpl	(%esi), %edi
	jne	.L85
	movl	%esi, 0(%ebp)
	movl	8(%esi), %eax
	testl	%eax, %eax
	jne	.L98
	movl	12(%esi), %edi
	testl	%edi, %edi
	je	.L99
.L98:
	movl	$22, %edi
.L87:
	call	guard_leave@PLT
	addl	$12, %esp
	movl	%edi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L99:
	call	lwp_self@PLT
	cmpl	%eax, %esi
	je	.L90
	movl	$1, 12(%esi)
	call	guard_leave@PLT
	addl	$12, %esp
	movl	%edi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L84:
	movl	$0, 0(%ebp)
	movl	$3, %edi
	call	guard_leave@PLT
	addl	$12, %esp
	movl	%edi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L90:
	movl	$45, %edi
	jmp	.L87
	.size	claim, .-claim
	.section	.text.call_for,"ax",@progbits
	.p2align 4
	.type	call_for, @function
call_for:
	pushl	%ebp
	movl	%ecx, %ebp
	pushl	%edi
	pushl	%esi
	movl	%eax, %esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$44, %esp
	movl	%edx, 20(%esp)
	call	guard_enter@PLT
	movl	list@GOTOFF(%ebx), %edi
	testl	%edi, %edi
	jne	.L101
	jmp	.L103
	.p2align 4,,10
	.p2align 3
.L104:
	movl	624(%edi), %edi
	testl	%edi, %edi
	je	.L103
.L101:
	cmpl	(%edi), %esi
	jne	.L104
	call	lwp_self@PLT
	movl	4(%edi), %edx
	testl	%edx, %edx
	jne	.L111
.L102:
	call	guard_leave@PLT
	movl	$3, %eax
.L100:
	addl	$44, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L111:
	cmpl	%eax, %edi
	je	.L107
	movl	%ebp, 12(%esp)
	movl	20(%esp), %ecx
	leal	24(%esp), %eax
	movl	%eax, (%esp)
	movl	%esi, 8(%esp)
	movl	%ecx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	testl	%eax, %eax
	js	.L116
	call	guard_leave@PLT
	xorl	%eax, %eax
.L117:
	addl	$44, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L107:
	call	guard_leave@PLT
	movl	20(%esp), %ecx
	leal	24(%esp), %eax
	movl	%eax, (%esp)
	movl	%ebp, 12(%esp)
	movl	%esi, 8(%esp)
	movl	%ecx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %edx
	movl	%edx, %eax
	negl	%eax
	testl	%edx, %edx
	js	.L100
	xorl	%eax, %eax
	jmp	.L117
	.p2align 4,,10
	.p2align 3
.L103:
	call	lwp_self@PLT
	.p2align 4,,6
	jmp	.L102
.L116:
	negl	%eax
	movl	%eax, 20(%esp)
	call	guard_leave@PLT
	movl	20(%esp), %eax
	jmp	.L100
	.size	call_for, .-call_for
	.section	.text.thread_self,"ax",@progbits
	.p2align 4
	.globl	thread_self
	.type	thread_self, @function
thread_self:
	subl	$12, %esp
	movl	%ebx, 8(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	call	lwp_self@PLT
	movl	8(%esp), %ebx
	addl	$12, %esp
	ret
	.size	thread_self, .-thread_self
	.section	.text.join,"ax",@progbits
	.p2align 4
	.type	join, @function
join:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	movl	%eax, %esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$44, %esp
	leal	24(%esp), %edi
	call	thread_self@PLT
	movl	%esi, 572(%eax)
	movl	%eax, %ebp
	call	cancel_enter@PLT
	.p2align 4
	.p2align 3
.L121:
	xorl	%edx, %edx
	movl	$167, %ecx
	movl	%edx, 12(%esp)
	movl	(%esi), %eax
	movl	%ecx, 4(%esp)
	movl	%edi, (%esp)
	movl	%eax, 8(%esp)
	call	system_call@PLT
	subl	$4, %esp
	cmpl	$-4, 24(%esp)
	je	.L121
	call	cancel_leave@PLT
	xorl	%eax, %eax
	movl	28(%esi), %edi
	movl	%eax, 572(%ebp)
	call	guard_enter@PLT
	movl	list@GOTOFF(%ebx), %eax
	testl	%eax, %eax
	je	.L122
	cmpl	%eax, %esi
	jne	.L124
	jmp	.L139
	.p2align 4,,10
	.p2align 3
.L125:
	cmpl	%eax, %esi
	je	.L140
.L124:
	movl	%eax, %edx
	movl	624(%eax), %eax
	testl	%eax, %eax
	jne	.L125
.L122:
	call	guard_leave@PLT
	leal	first@GOTOFF(%ebx), %eax
	cmpl	%eax, %esi
	je	.L120
	movl	588(%esi), %eax
	testl	%eax, %eax
	jne	.L141
.L127:
	movl	592(%esi), %eax
	movl	%eax, (%esp)
	call	library_free_tcb@PLT
	movl	%esi, (%esp)
	call	free@PLT
.L120:
	addl	$44, %esp
	movl	%edi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L140:
	addl	$624, %edx
.L123:
	movl	624(%esi), %eax
	movl	%eax, (%edx)
	jmp	.L122
	.p2align 4,,10
	.p2align 3
.L141:
	movl	%eax, 4(%esp)
	movl	580(%esi), %eax
	movl	%eax, (%esp)
	call	munmap@PLT
	jmp	.L127
.L139:
	leal	list@GOTOFF(%ebx), %edx
	jmp	.L123
	.size	join, .-join
	.section	.text.thr_self,"ax",@progbits
	.p2align 4
	.globl	thr_self
	.type	thr_self, @function
thr_self:
	subl	$12, %esp
	movl	%ebx, 8(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	call	thread_self@PLT
	movl	8(%esp), %ebx
	movl	(%eax), %eax
	addl	$12, %esp
	ret
	.size	thr_self, .-thr_self
	.globl	pthread_self
	.set	pthread_self,thr_self
	.section	.text.thr_main,"ax",@progbits
	.p2align 4
	.globl	thr_main
	.type	thr_main, @function
thr_main:
	subl	$12, %esp
	movl	%ebx, 8(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	call	lwp_self@PLT
	leal	first@GOTOFF(%ebx), %edx
	movl	8(%esp), %ebx
	cmpl	%eax, %edx
	sete	%al
	addl	$12, %esp
	movzbl	%al, %eax
	ret
	.size	thr_main, .-thr_main
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
	.section	.text.___errno,"ax",@progbits
	.p2align 4
	.globl	___errno
	.type	___errno, @function
___errno:
	subl	$12, %esp
	movl	%ebx, 8(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	call	lwp_self@PLT
	leal	first@GOTOFF(%ebx), %edx
	cmpl	%edx, %eax
	je	.L149
	movl	8(%esp), %ebx
	addl	$16, %eax
	addl	$12, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L149:
	movl	errno@GOT(%ebx), %eax
	movl	8(%esp), %ebx
	addl	$12, %esp
	ret
	.size	___errno, .-___errno
	.globl	__errno
	.set	__errno,___errno
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
	.section	.text.pthread_once,"ax",@progbits
	.p2align 4
	.globl	pthread_once
	.type	pthread_once, @function
pthread_once:
	subl	$44, %esp
	movl	%esi, 36(%esp)
	movl	48(%esp), %esi
	movl	%ebx, 32(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 40(%esp)
	movl	28(%esi), %eax
	decl	%eax
	je	.L154
	movl	%esi, (%esp)
	call	mutex_lock@PLT
	movl	28(%esi), %eax
	decl	%eax
	jne	.L163
.L155:
	movl	%esi, (%esp)
	call	mutex_unlock@PLT
.L154:
	movl	32(%esp), %ebx
	xorl	%eax, %eax
	movl	36(%esp), %esi
	movl	40(%esp), %edi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L163:
	movl	%esi, 4(%esp)
	leal	16(%esp), %edi
	xorl	%eax, %eax
	movl	%eax, 8(%esp)
	leal	leave_once@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	movl	%edi, 12(%esp)
	call	__pthread_cleanup_push@PLT
	call	*52(%esp)
	movl	%edi, 4(%esp)
	movl	$0, (%esp)
	call	__pthread_cleanup_pop@PLT
	movl	$1, 28(%esi)
	jmp	.L155
	.size	pthread_once, .-pthread_once
	.section	.text.pthread_key_create,"ax",@progbits
	.p2align 4
	.globl	pthread_key_create
	.type	pthread_key_create, @function
pthread_key_create:
	pushl	%edi
	pushl	%esi
	xorl	%esi, %esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	call	guard_enter@PLT
	jmp	.L165
	.p2align 4,,10
	.p2align 3
.L167:
	incl	%esi
	cmpl	$128, %esi
	je	.L166
.L165:
	leal	0(,%esi,8), %eax
	movl	keys@GOTOFF(%eax,%ebx), %edi
	testl	%edi, %edi
	jne	.L167
	movl	$1, %edx
	movl	%edx, keys@GOTOFF(%ebx,%esi,8)
	movl	20(%esp), %edx
	incl	%esi
	movl	%edx, 4+keys@GOTOFF(%ebx,%eax)
	call	guard_leave@PLT
	movl	16(%esp), %eax
	movl	%esi, (%eax)
	movl	%edi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
.L166:
	call	guard_leave@PLT
	movl	$11, %edi
	popl	%ebx
	movl	%edi, %eax
	popl	%esi
	popl	%edi
	ret
	.size	pthread_key_create, .-pthread_key_create
	.globl	thr_keycreate
	.set	thr_keycreate,pthread_key_create
	.section	.text.pthread_key_delete,"ax",@progbits
	.p2align 4
	.globl	pthread_key_delete
	.type	pthread_key_delete, @function
pthread_key_delete:
	subl	$28, %esp
	movl	$22, %eax
	movl	%edi, 20(%esp)
	movl	32(%esp), %edi
	movl	%esi, 16(%esp)
	movl	%ebx, 12(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%ebp, 24(%esp)
	leal	-1(%edi), %esi
	cmpl	$127, %esi
	ja	.L170
	leal	keys@GOTOFF(%ebx), %ebp
	movl	0(%ebp,%esi,8), %edx
	testl	%edx, %edx
	je	.L170
	call	guard_enter@PLT
	xorl	%eax, %eax
	movl	%eax, 0(%ebp,%esi,8)
	movl	list@GOTOFF(%ebx), %eax
	testl	%eax, %eax
	je	.L172
	leal	7(%edi), %edx
	.p2align 4
	.p2align 3
.L173:
	movl	$0, (%eax,%edx,4)
	movl	624(%eax), %eax
	testl	%eax, %eax
	jne	.L173
.L172:
	call	guard_leave@PLT
	xorl	%eax, %eax
.L170:
	movl	12(%esp), %ebx
	movl	16(%esp), %esi
	movl	20(%esp), %edi
	movl	24(%esp), %ebp
	addl	$28, %esp
	ret
	.size	pthread_key_delete, .-pthread_key_delete
	.section	.text.pthread_setspecific,"ax",@progbits
	.p2align 4
	.globl	pthread_setspecific
	.type	pthread_setspecific, @function
pthread_setspecific:
	subl	$12, %esp
	movl	$22, %edx
	movl	%esi, 8(%esp)
	movl	16(%esp), %esi
	movl	%ebx, 4(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	-1(%esi), %eax
	cmpl	$127, %eax
	ja	.L181
	movl	keys@GOTOFF(%ebx,%eax,8), %eax
	testl	%eax, %eax
	je	.L181
	call	thread_self@PLT
	movl	20(%esp), %edx
	movl	%edx, 28(%eax,%esi,4)
	xorl	%edx, %edx
.L181:
	movl	4(%esp), %ebx
	movl	%edx, %eax
	movl	8(%esp), %esi
	addl	$12, %esp
	ret
	.size	pthread_setspecific, .-pthread_setspecific
	.globl	thr_setspecific
	.set	thr_setspecific,pthread_setspecific
	.section	.text.pthread_getspecific,"ax",@progbits
	.p2align 4
	.globl	pthread_getspecific
	.type	pthread_getspecific, @function
pthread_getspecific:
	subl	$12, %esp
	xorl	%edx, %edx
	movl	%esi, 8(%esp)
	movl	16(%esp), %esi
	movl	%ebx, 4(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	-1(%esi), %eax
	cmpl	$127, %eax
	ja	.L186
	movl	keys@GOTOFF(%ebx,%eax,8), %eax
	testl	%eax, %eax
	je	.L186
	call	thread_self@PLT
	movl	28(%eax,%esi,4), %edx
.L186:
	movl	4(%esp), %ebx
	movl	%edx, %eax
	movl	8(%esp), %esi
	addl	$12, %esp
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
	decl	%esi
	call	pthread_getspecific@PLT
	movl	36(%esp), %edx
	cmpl	$127, %esi
	movl	%eax, (%edx)
	movl	$22, %eax
	ja	.L191
	leal	keys@GOTOFF(%ebx), %eax
	cmpl	$1, (%eax,%esi,8)
	sbbl	%eax, %eax
	andl	$22, %eax
.L191:
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.size	thr_getspecific, .-thr_getspecific
	.section	.text.pthread_exit,"ax",@progbits
	.p2align 4
	.globl	pthread_exit
	.type	pthread_exit, @function
pthread_exit:
	pushl	%ebp
	pushl	%edi
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	pushl	%esi
	pushl	%ebx
	subl	$60, %esp
	movl	%edi, %ebx
	call	lwp_self@PLT
	movl	$1, %ebx
	movl	%ebx, 564(%eax)
	movl	%eax, %esi
	movl	572(%eax), %eax
	testl	%eax, %eax
	je	.L198
	movl	$0, 12(%eax)
.L198:
	movl	%esi, (%esp)
	movl	%edi, %ebx
	call	cancel_run_handlers@PLT
	leal	4+keys@GOTOFF(%edi), %edx
	movl	$4, %ecx
	movl	%ecx, 32(%esp)
	leal	32(%esi), %eax
	movl	%eax, 24(%esp)
	leal	1024(%edx), %ebp
	movl	%esi, 36(%esp)
	movl	%edx, 28(%esp)
.L199:
	movl	24(%esp), %esi
	xorl	%ecx, %ecx
	movl	28(%esp), %ebx
	.p2align 4
	.p2align 3
.L202:
	movl	(%esi), %eax
	movl	$0, (%esi)
	testl	%eax, %eax
	je	.L201
	movl	-4(%ebx), %edx
	testl	%edx, %edx
	je	.L201
	movl	(%ebx), %edx
	testl	%edx, %edx
	je	.L201
	movl	%eax, (%esp)
	call	*%edx
	movl	$1, %ecx
.L201:
	addl	$8, %ebx
	addl	$4, %esi
	cmpl	%ebp, %ebx
	jne	.L202
	testl	%ecx, %ecx
	je	.L200
	decl	32(%esp)
	jne	.L199
.L200:
	movl	__threads_started@GOTOFF(%edi), %ebp
	movl	36(%esp), %esi
	movl	80(%esp), %eax
	testl	%ebp, %ebp
	movl	%eax, 28(%esi)
	jne	.L204
	xorl	%ebx, %ebx
	movl	%ebx, (%esp)
	movl	%edi, %ebx
	call	exit@PLT
.L204:
	movl	%edi, %ebx
	call	guard_enter@PLT
	movl	running@GOTOFF(%edi), %eax
	cmpl	$1, 600(%esi)
	sbbl	$0, %eax
	movl	%eax, running@GOTOFF(%edi)
	testl	%eax, %eax
	je	.L221
	leal	one_has_ended@GOTOFF(%edi), %eax
	xorl	%edx, %edx
	movl	%edx, 4(%esi)
	leal	40(%esp), %esi
	movl	%eax, (%esp)
	call	cond_broadcast@PLT
	call	guard_leave@PLT
	.p2align 4
	.p2align 3
.L206:
	movl	%esi, (%esp)
	movl	$160, %eax
	movl	%edi, %ebx
	movl	%eax, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	jmp	.L206
.L221:
	call	guard_leave@PLT
	xorl	%ecx, %ecx
	movl	%ecx, (%esp)
	call	exit@PLT
	.size	pthread_exit, .-pthread_exit
	.globl	thr_exit
	.set	thr_exit,pthread_exit
	.section	.text.run,"ax",@progbits
	.p2align 4
	.type	run, @function
run:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$20, %esp
	movl	32(%esp), %esi
	call	guard_enter@PLT
	call	guard_leave@PLT
	movl	24(%esi), %eax
	movl	%eax, (%esp)
	call	*20(%esi)
	movl	%eax, (%esp)
	call	pthread_exit@PLT
	.size	run, .-run
	.section	.text.thr_min_stack,"ax",@progbits
	.p2align 4
	.globl	thr_min_stack
	.type	thr_min_stack, @function
thr_min_stack:
	movl	$4096, %eax
	ret
	.size	thr_min_stack, .-thr_min_stack
	.section	.text.thr_create,"ax",@progbits
	.p2align 4
	.globl	thr_create
	.type	thr_create, @function
thr_create:
	subl	$684, %esp
	xorl	%edx, %edx
	movl	%ebx, 668(%esp)
	xorl	%eax, %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 672(%esp)
	movl	692(%esp), %esi
	movl	%edi, 676(%esp)
	movl	704(%esp), %edi
	movl	%ebp, 680(%esp)
	leal	28(%esp), %ebp
.L226:
	movl	%edx, 28(%esp,%eax)
	movl	%edx, 32(%esp,%eax)
	addl	$8, %eax
	cmpl	$624, %eax
	jb	.L226
	xorl	%edx, %edx
	movl	%edx, 0(%ebp,%eax)
	xorl	%eax, %eax
	testl	$320, %edi
	setne	%al
	movl	%eax, 36(%esp)
	movl	696(%esp), %eax
	movl	%eax, 48(%esp)
	movl	700(%esp), %eax
	movl	%eax, 52(%esp)
	movl	%edi, %eax
	shrl	$8, %eax
	andl	$1, %eax
	movl	%eax, 628(%esp)
	call	lwp_self@PLT
	movl	696(%esp), %ecx
	testl	%ecx, %ecx
	movl	612(%eax), %eax
	movl	%eax, 640(%esp)
	je	.L232
	testl	$-452, %edi
	jne	.L232
	leal	-1(%esi), %eax
	cmpl	$4094, %eax
	jbe	.L232
	movl	688(%esp), %eax
	testl	%eax, %eax
	je	.L234
	testl	%esi, %esi
	movl	$22, %eax
	jne	.L234
.L225:
	movl	668(%esp), %ebx
	movl	672(%esp), %esi
	movl	676(%esp), %edi
	movl	680(%esp), %ebp
	addl	$684, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L232:
	movl	$22, %eax
	jmp	.L225
	.p2align 4,,10
	.p2align 3
.L234:
	call	getpagesize@PLT
	movl	708(%esp), %edx
	movl	%esi, %ecx
	movl	%edi, 4(%esp)
	movl	%edx, 8(%esp)
	movl	688(%esp), %edx
	movl	%eax, (%esp)
	movl	%ebp, %eax
	call	create
	jmp	.L225
	.size	thr_create, .-thr_create
	.section	.text.pthread_create,"ax",@progbits
	.p2align 4
	.globl	pthread_create
	.type	pthread_create, @function
pthread_create:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$660, %esp
	movl	676(%esp), %eax
	testl	%eax, %eax
	je	.L241
	movl	(%eax), %esi
	call	lwp_self@PLT
	testl	%esi, %esi
	movl	%eax, %ecx
	je	.L248
.L251:
	leal	28(%esp), %ebx
	xorl	%edx, %edx
	xorl	%eax, %eax
.L244:
	movl	%edx, 28(%esp,%eax)
	movl	%edx, 32(%esp,%eax)
	addl	$8, %eax
	cmpl	$624, %eax
	jb	.L244
	movl	$0, (%ebx,%eax)
	movl	(%esi), %edx
	xorl	%eax, %eax
	testl	%edx, %edx
	setne	%al
	movl	%eax, 36(%esp)
	movl	680(%esp), %eax
	movl	%eax, 48(%esp)
	movl	684(%esp), %eax
	movl	%eax, 52(%esp)
	movl	8(%esi), %eax
	testl	%eax, %eax
	je	.L246
	movl	608(%ecx), %edx
	movl	612(%ecx), %eax
.L247:
	movl	%eax, 640(%esp)
	movl	672(%esp), %eax
	movl	%edx, 636(%esp)
	movl	20(%esi), %ecx
	movl	28(%esi), %edx
	movl	%eax, 8(%esp)
	xorl	%eax, %eax
	movl	%eax, 4(%esp)
	movl	24(%esi), %eax
	movl	%eax, (%esp)
	movl	%ebx, %eax
	call	create
	addl	$660, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L241:
	call	lwp_usual_attributes@PLT
	movl	%eax, %esi
	call	lwp_self@PLT
	testl	%esi, %esi
	movl	%eax, %ecx
	jne	.L251
.L248:
	addl	$660, %esp
	movl	$22, %eax
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L246:
	movl	12(%esi), %edx
	movl	16(%esi), %eax
	jmp	.L247
	.size	pthread_create, .-pthread_create
	.section	.text.thread_find,"ax",@progbits
	.p2align 4
	.globl	thread_find
	.type	thread_find, @function
thread_find:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	movl	4(%esp), %edx
	movl	list@GOTOFF(%eax), %eax
	testl	%eax, %eax
	jne	.L253
	jmp	.L260
	.p2align 4,,10
	.p2align 3
.L255:
	movl	624(%eax), %eax
	testl	%eax, %eax
	je	.L252
.L253:
	cmpl	(%eax), %edx
	jne	.L255
.L252:
	.p2align 4,,1
	ret
.L260:
	.p2align 4,,10
	ret
	.size	thread_find, .-thread_find
	.section	.text.pthread_join,"ax",@progbits
	.p2align 4
	.globl	pthread_join
	.type	pthread_join, @function
pthread_join:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	32(%esp), %eax
	leal	12(%esp), %edx
	call	claim
	testl	%eax, %eax
	movl	%eax, %ebx
	je	.L266
.L261:
	movl	%ebx, %eax
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L266:
	movl	12(%esp), %eax
	call	join
	movl	36(%esp), %edx
	testl	%edx, %edx
	je	.L261
	movl	36(%esp), %ecx
	movl	%eax, (%ecx)
	movl	%ebx, %eax
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	pthread_join, .-pthread_join
	.section	.text.thr_join,"ax",@progbits
	.p2align 4
	.globl	thr_join
	.type	thr_join, @function
thr_join:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$44, %esp
	movl	64(%esp), %eax
	testl	%eax, %eax
	je	.L268
	leal	28(%esp), %edx
	call	claim
	testl	%eax, %eax
	je	.L294
.L267:
	addl	$44, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L268:
	call	guard_enter@PLT
	leal	one_has_ended@GOTOFF(%ebx), %edi
	.p2align 4
	.p2align 3
.L277:
	movl	list@GOTOFF(%ebx), %ebp
	testl	%ebp, %ebp
	je	.L271
	xorl	%esi, %esi
	jmp	.L276
	.p2align 4,,10
	.p2align 3
.L274:
	movl	624(%ebp), %ebp
	testl	%ebp, %ebp
	je	.L295
.L276:
	movl	8(%ebp), %eax
	testl	%eax, %eax
	jne	.L274
	movl	12(%ebp), %eax
	testl	%eax, %eax
	jne	.L274
	call	lwp_self@PLT
	cmpl	%eax, %ebp
	je	.L274
	movl	4(%ebp), %eax
	incl	%esi
	testl	%eax, %eax
	jne	.L274
	movl	$1, 12(%ebp)
	call	guard_leave@PLT
.L281:
	movl	68(%esp), %ecx
	testl	%ecx, %ecx
	je	.L278
	movl	0(%ebp), %eax
	movl	68(%esp), %ecx
	movl	%eax, (%ecx)
.L278:
	movl	%ebp, %eax
	call	join
	movl	72(%esp), %edx
	testl	%edx, %edx
	je	.L280
	movl	72(%esp), %ecx
	movl	%eax, (%ecx)
.L280:
	addl	$44, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L295:
	xorl	%ebp, %ebp
	testl	%esi, %esi
	movl	%ebp, 28(%esp)
	je	.L271
	movl	__threads_started@GOTOFF(%ebx), %esi
	testl	%esi, %esi
	jne	.L296
.L271:
	call	guard_leave@PLT
	movl	$3, %eax
	jmp	.L267
	.p2align 4,,10
	.p2align 3
.L296:
	movl	%edi, (%esp)
	call	guard_wait@PLT
	jmp	.L277
.L294:
	movl	28(%esp), %ebp
	jmp	.L281
	.size	thr_join, .-thr_join
	.section	.text.pthread_detach,"ax",@progbits
	.p2align 4
	.globl	pthread_detach
	.type	pthread_detach, @function
pthread_detach:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$4, %esp
	movl	16(%esp), %esi
	call	guard_enter@PLT
	movl	list@GOTOFF(%ebx), %eax
	testl	%eax, %eax
	jne	.L298
	jmp	.L303
	.p2align 4,,10
	.p2align 3
.L300:
	movl	624(%eax), %eax
	testl	%eax, %eax
	je	.L303
.L298:
	cmpl	(%eax), %esi
	jne	.L300
	movl	8(%eax), %ecx
	testl	%ecx, %ecx
	jne	.L305
	movl	12(%eax), %esi
	testl	%esi, %esi
	jne	.L305
	movl	$1, 8(%eax)
	call	guard_leave@PLT
	movl	%esi, %eax
	popl	%edx
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L303:
	call	guard_leave@PLT
	movl	$3, %esi
	popl	%edx
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L305:
	call	guard_leave@PLT
	movl	$22, %esi
	popl	%edx
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	ret
	.size	pthread_detach, .-pthread_detach
	.section	.text.thread_signal,"ax",@progbits
	.p2align 4
	.globl	thread_signal
	.type	thread_signal, @function
thread_signal:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	48(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	4(%eax), %edx
	movl	$3, %eax
	testl	%edx, %edx
	je	.L311
	movl	%edx, 8(%esp)
	movl	52(%esp), %ecx
	leal	24(%esp), %eax
	movl	%eax, (%esp)
	movl	$163, %edx
	movl	%edx, 4(%esp)
	movl	%ecx, 12(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	cltd
	negl	%eax
	andl	%edx, %eax
.L311:
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	thread_signal, .-thread_signal
	.section	.text.pthread_kill,"ax",@progbits
	.p2align 4
	.globl	pthread_kill
	.type	pthread_kill, @function
pthread_kill:
	movl	8(%esp), %ecx
	movl	$163, %edx
	movl	4(%esp), %eax
	jmp	call_for
	.size	pthread_kill, .-pthread_kill
	.globl	thr_kill
	.set	thr_kill,pthread_kill
	.section	.text.raise,"ax",@progbits
	.p2align 4
	.globl	raise
	.type	raise, @function
raise:
	subl	$28, %esp
	movl	%ebx, 16(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 24(%esp)
	movl	32(%esp), %edi
	movl	%esi, 20(%esp)
	movl	__threads_started@GOTOFF(%ebx), %ecx
	testl	%ecx, %ecx
	jne	.L320
.L323:
	movl	%edi, (%esp)
	call	raise_in_process@PLT
	movl	%eax, %esi
.L319:
	movl	%esi, %eax
	movl	16(%esp), %ebx
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L320:
	call	thr_self@PLT
	movl	%edi, 4(%esp)
	movl	%eax, (%esp)
	call	pthread_kill@PLT
	testl	%eax, %eax
	movl	%eax, %esi
	jne	.L322
	movl	__threads_started@GOTOFF(%ebx), %edx
	testl	%edx, %edx
	jne	.L319
	jmp	.L323
	.p2align 4,,10
	.p2align 3
.L322:
	call	___errno@PLT
	movl	%esi, (%eax)
	movl	__threads_started@GOTOFF(%ebx), %eax
	testl	%eax, %eax
	je	.L323
	movl	$-1, %esi
	jmp	.L319
	.size	raise, .-raise
	.section	.text.thr_suspend,"ax",@progbits
	.p2align 4
	.globl	thr_suspend
	.type	thr_suspend, @function
thr_suspend:
	movl	4(%esp), %eax
	xorl	%ecx, %ecx
	movl	$161, %edx
	jmp	call_for
	.size	thr_suspend, .-thr_suspend
	.section	.text.thr_continue,"ax",@progbits
	.p2align 4
	.globl	thr_continue
	.type	thr_continue, @function
thr_continue:
	movl	4(%esp), %eax
	xorl	%ecx, %ecx
	movl	$162, %edx
	jmp	call_for
	.size	thr_continue, .-thr_continue
	.section	.text.thr_setprio,"ax",@progbits
	.p2align 4
	.globl	thr_setprio
	.type	thr_setprio, @function
thr_setprio:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$4, %esp
	movl	16(%esp), %esi
	call	guard_enter@PLT
	movl	list@GOTOFF(%ebx), %eax
	testl	%eax, %eax
	jne	.L328
	jmp	.L329
	.p2align 4,,10
	.p2align 3
.L330:
	movl	624(%eax), %eax
	testl	%eax, %eax
	je	.L329
.L328:
	cmpl	(%eax), %esi
	jne	.L330
	movl	20(%esp), %edx
	movl	%edx, 612(%eax)
	call	guard_leave@PLT
	xorl	%eax, %eax
	popl	%edx
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L329:
	call	guard_leave@PLT
	movl	$3, %eax
	popl	%edx
	popl	%ebx
	popl	%esi
	ret
	.size	thr_setprio, .-thr_setprio
	.globl	pthread_setschedprio
	.set	pthread_setschedprio,thr_setprio
	.section	.text.thr_getprio,"ax",@progbits
	.p2align 4
	.globl	thr_getprio
	.type	thr_getprio, @function
thr_getprio:
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	16(%esp), %esi
	movl	20(%esp), %edi
	call	guard_enter@PLT
	movl	list@GOTOFF(%ebx), %eax
	testl	%eax, %eax
	jne	.L340
	jmp	.L341
	.p2align 4,,10
	.p2align 3
.L342:
	movl	624(%eax), %eax
	testl	%eax, %eax
	je	.L341
.L340:
	cmpl	(%eax), %esi
	jne	.L342
	testl	%edi, %edi
	je	.L346
	movl	612(%eax), %eax
	movl	%eax, (%edi)
.L346:
	call	guard_leave@PLT
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L341:
	call	guard_leave@PLT
	movl	$3, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.size	thr_getprio, .-thr_getprio
	.section	.text.pthread_setschedparam,"ax",@progbits
	.p2align 4
	.globl	pthread_setschedparam
	.type	pthread_setschedparam, @function
pthread_setschedparam:
	subl	$12, %esp
	movl	$22, %eax
	movl	%edi, 8(%esp)
	movl	20(%esp), %edi
	movl	%ebx, (%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 4(%esp)
	movl	16(%esp), %esi
	cmpl	$6, %edi
	jbe	.L370
.L353:
	movl	(%esp), %ebx
	movl	4(%esp), %esi
	movl	8(%esp), %edi
	addl	$12, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L370:
	call	guard_enter@PLT
	movl	list@GOTOFF(%ebx), %eax
	testl	%eax, %eax
	jne	.L355
	jmp	.L356
	.p2align 4,,10
	.p2align 3
.L357:
	movl	624(%eax), %eax
	testl	%eax, %eax
	je	.L356
.L355:
	cmpl	(%eax), %esi
	jne	.L357
	movl	24(%esp), %edx
	testl	%edx, %edx
	je	.L371
	movl	24(%esp), %ecx
	movl	(%ecx), %edx
.L359:
	movl	%edi, 608(%eax)
	movl	%edx, 612(%eax)
	call	guard_leave@PLT
	movl	(%esp), %ebx
	xorl	%eax, %eax
	movl	4(%esp), %esi
	movl	8(%esp), %edi
	addl	$12, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L371:
	movl	612(%eax), %edx
	jmp	.L359
	.p2align 4,,10
	.p2align 3
.L356:
	call	guard_leave@PLT
	movl	$3, %eax
	jmp	.L353
	.size	pthread_setschedparam, .-pthread_setschedparam
	.section	.text.pthread_getschedparam,"ax",@progbits
	.p2align 4
	.globl	pthread_getschedparam
	.type	pthread_getschedparam, @function
pthread_getschedparam:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$12, %esp
	movl	32(%esp), %ebp
	movl	36(%esp), %esi
	movl	40(%esp), %edi
	call	guard_enter@PLT
	movl	list@GOTOFF(%ebx), %eax
	testl	%eax, %eax
	jne	.L373
	jmp	.L374
	.p2align 4,,10
	.p2align 3
.L375:
	movl	624(%eax), %eax
	testl	%eax, %eax
	je	.L374
.L373:
	cmpl	(%eax), %ebp
	jne	.L375
	testl	%edi, %edi
	je	.L380
	movl	612(%eax), %edx
	movl	%edx, (%edi)
.L380:
	testl	%esi, %esi
	je	.L378
	movl	608(%eax), %eax
	movl	%eax, (%esi)
.L378:
	call	guard_leave@PLT
	addl	$12, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L374:
	call	guard_leave@PLT
	addl	$12, %esp
	movl	$3, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	pthread_getschedparam, .-pthread_getschedparam
	.section	.text.thr_setconcurrency,"ax",@progbits
	.p2align 4
	.globl	thr_setconcurrency
	.type	thr_setconcurrency, @function
thr_setconcurrency:
	call	__x86.get_pc_thunk.dx
	addl	$_GLOBAL_OFFSET_TABLE_, %edx
	movl	4(%esp), %eax
	testl	%eax, %eax
	js	.L392
	movl	%eax, concurrency@GOTOFF(%edx)
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L392:
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
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	movl	concurrency@GOTOFF(%eax), %eax
	ret
	.size	thr_getconcurrency, .-thr_getconcurrency
	.globl	pthread_getconcurrency
	.set	pthread_getconcurrency,thr_getconcurrency
	.section	.text.thr_stksegment,"ax",@progbits
	.p2align 4
	.globl	thr_stksegment
	.type	thr_stksegment, @function
thr_stksegment:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$20, %esp
	movl	32(%esp), %esi
	call	thread_self@PLT
	movl	580(%eax), %edx
	testl	%edx, %edx
	je	.L402
	movl	588(%eax), %ecx
	movl	584(%eax), %eax
	movl	$0, 8(%esi)
	testl	%ecx, %ecx
	movl	%eax, 4(%esi)
	cmove	%eax, %ecx
	addl	%ecx, %edx
	movl	%edx, (%esi)
.L399:
	xorl	%eax, %eax
.L394:
	addl	$20, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L402:
	movl	__threads_started@GOTOFF(%ebx), %eax
	testl	%eax, %eax
	je	.L403
	movl	first_stack@GOTOFF(%ebx), %eax
	movl	%eax, (%esi)
	movl	4+first_stack@GOTOFF(%ebx), %eax
	movl	%eax, 4(%esi)
	movl	8+first_stack@GOTOFF(%ebx), %eax
	movl	%eax, 8(%esi)
	jmp	.L399
	.p2align 4,,10
	.p2align 3
.L403:
	movl	%esi, (%esp)
	call	main_stack@PLT
	jmp	.L394
	.size	thr_stksegment, .-thr_stksegment
	.section	.text.pthread_attr_get_np,"ax",@progbits
	.p2align 4
	.globl	pthread_attr_get_np
	.type	pthread_attr_get_np, @function
pthread_attr_get_np:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$60, %esp
	movl	84(%esp), %eax
	movl	80(%esp), %ebp
	testl	%eax, %eax
	je	.L419
	movl	(%eax), %edi
	testl	%edi, %edi
	je	.L419
	call	guard_enter@PLT
	movl	list@GOTOFF(%ebx), %esi
	testl	%esi, %esi
	jne	.L406
	jmp	.L420
	.p2align 4,,10
	.p2align 3
.L408:
	movl	624(%esi), %esi
	testl	%esi, %esi
	je	.L420
.L406:
	cmpl	(%esi), %ebp
	jne	.L408
	movl	580(%esi), %edx
	testl	%edx, %edx
	je	.L431
	movl	588(%esi), %ebp
	movl	584(%esi), %ecx
	testl	%ebp, %ebp
	movl	%ebp, %eax
	movl	%ecx, 40(%esp)
	cmove	%ecx, %eax
	addl	%eax, %edx
	xorl	%eax, %eax
	movl	%edx, 36(%esp)
	movl	%eax, 44(%esp)
.L411:
	xorl	%eax, %eax
	cmpl	$0, 8(%esi)
	setne	%al
	sall	$6, %eax
	testl	%ebp, %ebp
	movl	%eax, 28(%esp)
	movl	608(%esi), %eax
	movl	%eax, 20(%esp)
	movl	612(%esi), %eax
	movl	%eax, 24(%esp)
	jne	.L432
.L413:
	xorl	%esi, %esi
	xorl	%eax, %eax
.L414:
	movl	%esi, (%edi,%eax)
	movl	%esi, 4(%edi,%eax)
	addl	$8, %eax
	cmpl	$32, %eax
	jb	.L414
	movl	%ebp, 24(%edi)
	movl	28(%esp), %eax
	subl	%ecx, %edx
	movl	%ecx, 20(%edi)
	xorl	%ebp, %ebp
	movl	%edx, 28(%edi)
	movl	%eax, (%edi)
	movl	20(%esp), %eax
	movl	%eax, 12(%edi)
	movl	24(%esp), %eax
	movl	%eax, 16(%edi)
	jmp	.L407
	.p2align 4,,10
	.p2align 3
.L420:
	movl	$3, %ebp
.L407:
	call	guard_leave@PLT
	addl	$60, %esp
	movl	%ebp, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L419:
	addl	$60, %esp
	movl	$22, %ebp
	popl	%ebx
	movl	%ebp, %eax
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L432:
	movl	584(%esi), %eax
	subl	%eax, %ebp
	jmp	.L413
	.p2align 4,,10
	.p2align 3
.L431:
	movl	__threads_started@GOTOFF(%ebx), %edx
	testl	%edx, %edx
	je	.L433
	movl	first_stack@GOTOFF(%ebx), %edx
	movl	4+first_stack@GOTOFF(%ebx), %ecx
	movl	8+first_stack@GOTOFF(%ebx), %eax
	movl	588(%esi), %ebp
	movl	%edx, 36(%esp)
	movl	%ecx, 40(%esp)
	movl	%eax, 44(%esp)
	jmp	.L411
.L433:
	leal	36(%esp), %eax
	movl	%eax, (%esp)
	call	main_stack@PLT
	testl	%eax, %eax
	movl	%eax, %ebp
	jne	.L407
	movl	40(%esp), %ecx
	movl	588(%esi), %ebp
	movl	36(%esp), %edx
	jmp	.L411
	.size	pthread_attr_get_np, .-pthread_attr_get_np
	.section	.text.threads_after_fork,"ax",@progbits
	.p2align 4
	.globl	threads_after_fork
	.type	threads_after_fork, @function
threads_after_fork:
	subl	$12, %esp
	movl	%ebx, 8(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	call	lwp_self@PLT
	xorl	%edx, %edx
	xorl	%ecx, %ecx
	movl	%eax, list@GOTOFF(%ebx)
	movl	%edx, 624(%eax)
	movl	%ecx, 600(%eax)
	movl	$1, %eax
	movl	%eax, running@GOTOFF(%ebx)
	movl	8(%esp), %ebx
	addl	$12, %esp
	ret
	.size	threads_after_fork, .-threads_after_fork
	.local	concurrency
	.comm	concurrency,4,4
	.data
	.align 4
	.type	one_has_ended, @object
	.size	one_has_ended, 16
one_has_ended:
	.zero	6
	.value	17238
	.zero	8
	.local	keys
	.comm	keys,1024,32
	.local	first_stack
	.comm	first_stack,12,4
	.align 4
	.type	running, @object
	.size	running, 4
running:
	.long	1
	.section	.data.rel.local,"aw"
	.align 4
	.type	list, @object
	.size	list, 4
list:
	.long	first
	.data
	.align 32
	.type	first, @object
	.size	first, 628
first:
	.long	1
	.long	1
	.zero	592
	.zero	28
	.hidden	__threads_started
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
	.section	.text.__x86.get_pc_thunk.di,"axG",@progbits,__x86.get_pc_thunk.di,comdat
	.globl	__x86.get_pc_thunk.di
	.hidden	__x86.get_pc_thunk.di
	.type	__x86.get_pc_thunk.di, @function
__x86.get_pc_thunk.di:
	movl	(%esp), %edi
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
