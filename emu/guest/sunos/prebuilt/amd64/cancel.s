// 3ef94fd886824cfb80a987cc274a39f3 emu/guest/libc/sunos/cancel.c
	.file	"cancel.c"
	.text
	.section	.text.end,"ax",@progbits
	.p2align 4
	.type	end, @function
end:
	subq	$8, %rsp
	cmpq	$0, 1096(%rdi)
	movl	$1, 1092(%rdi)
	movl	$0, 1084(%rdi)
	je	.L2
	call	lwp_self@PLT
	movq	%rax, %rdi
	call	cond_wait_cancelled@PLT
.L2:
	movq	$-19, %rdi
	call	pthread_exit@PLT
	.size	end, .-end
	.section	.text.on_cancel,"ax",@progbits
	.p2align 4
	.type	on_cancel, @function
on_cancel:
	subq	$8, %rsp
	call	thread_self@PLT
	movl	1080(%rax), %edi
	testl	%edi, %edi
	je	.L5
	movl	1072(%rax), %esi
	testl	%esi, %esi
	jne	.L5
	cmpq	$0, 1088(%rax)
	jne	.L5
	movl	1076(%rax), %ecx
	testl	%ecx, %ecx
	jne	.L7
	movl	1084(%rax), %edx
	testl	%edx, %edx
	jne	.L7
.L5:
	addq	$8, %rsp
	ret
.L7:
	movq	%rax, %rdi
	call	end
	.size	on_cancel, .-on_cancel
	.section	.text.cancel_enter,"ax",@progbits
	.p2align 4
	.globl	cancel_enter
	.type	cancel_enter, @function
cancel_enter:
	movq	__threads_started@GOTPCREL(%rip), %rax
	movl	(%rax), %esi
	testl	%esi, %esi
	jne	.L15
	ret
	.p2align 4,,10
	.p2align 3
.L15:
	subq	$8, %rsp
	call	thread_self@PLT
	movl	$1, 1084(%rax)
	movl	1080(%rax), %ecx
	testl	%ecx, %ecx
	je	.L9
	movl	1072(%rax), %edx
	testl	%edx, %edx
	jne	.L9
	cmpq	$0, 1088(%rax)
	jne	.L9
	movq	%rax, %rdi
	call	end
	.p2align 4,,10
	.p2align 3
.L9:
	addq	$8, %rsp
	ret
	.size	cancel_enter, .-cancel_enter
	.section	.text.cancel_leave,"ax",@progbits
	.p2align 4
	.globl	cancel_leave
	.type	cancel_leave, @function
cancel_leave:
	movq	__threads_started@GOTPCREL(%rip), %rax
	movl	(%rax), %eax
	testl	%eax, %eax
	jne	.L22
	ret
	.p2align 4,,10
	.p2align 3
.L22:
	subq	$8, %rsp
	call	thread_self@PLT
	movl	$0, 1084(%rax)
	addq	$8, %rsp
	ret
	.size	cancel_leave, .-cancel_leave
	.section	.text.pthread_testcancel,"ax",@progbits
	.p2align 4
	.globl	pthread_testcancel
	.type	pthread_testcancel, @function
pthread_testcancel:
	subq	$8, %rsp
	call	cancel_enter@PLT
	addq	$8, %rsp
	jmp	cancel_leave@PLT
	.size	pthread_testcancel, .-pthread_testcancel
	.section	.text.cancel_if_asynchronous,"ax",@progbits
	.p2align 4
	.globl	cancel_if_asynchronous
	.type	cancel_if_asynchronous, @function
cancel_if_asynchronous:
	subq	$8, %rsp
	call	thread_self@PLT
	movl	1076(%rax), %esi
	testl	%esi, %esi
	je	.L25
	movl	1080(%rax), %ecx
	testl	%ecx, %ecx
	je	.L25
	movl	1072(%rax), %edx
	testl	%edx, %edx
	jne	.L25
	cmpq	$0, 1088(%rax)
	jne	.L25
	movq	%rax, %rdi
	call	end
	.p2align 4,,10
	.p2align 3
.L25:
	addq	$8, %rsp
	ret
	.size	cancel_if_asynchronous, .-cancel_if_asynchronous
	.section	.text.pthread_cancel,"ax",@progbits
	.p2align 4
	.globl	pthread_cancel
	.type	pthread_cancel, @function
pthread_cancel:
	pushq	%rbx
	xorl	%edx, %edx
	movl	%edi, %ebx
	leaq	action.0(%rip), %rsi
	movl	$36, %edi
	subq	$16, %rsp
	call	sigaction@PLT
	call	guard_enter@PLT
	movl	%ebx, %edi
	call	thread_find@PLT
	testq	%rax, %rax
	je	.L29
	movq	%rax, %rbx
	movl	4(%rax), %eax
	testl	%eax, %eax
	jne	.L38
.L29:
	call	guard_leave@PLT
	movl	$3, %eax
.L28:
	addq	$16, %rsp
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L38:
	movl	$1, 1080(%rbx)
	call	thread_self@PLT
	cmpq	%rax, %rbx
	je	.L39
	movl	$36, %esi
	movq	%rbx, %rdi
	call	thread_signal@PLT
	movl	%eax, 12(%rsp)
	call	guard_leave@PLT
	movl	12(%rsp), %eax
	testl	%eax, %eax
	jne	.L28
	call	thread_self@PLT
	cmpq	%rax, %rbx
	je	.L40
.L33:
	xorl	%eax, %eax
	jmp	.L28
	.p2align 4,,10
	.p2align 3
.L39:
	call	guard_leave@PLT
	call	thread_self@PLT
	cmpq	%rax, %rbx
	jne	.L33
.L40:
	call	cancel_if_asynchronous@PLT
	xorl	%eax, %eax
	jmp	.L28
	.size	pthread_cancel, .-pthread_cancel
	.section	.text.pthread_setcancelstate,"ax",@progbits
	.p2align 4
	.globl	pthread_setcancelstate
	.type	pthread_setcancelstate, @function
pthread_setcancelstate:
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	movl	%edi, %ebx
	subq	$8, %rsp
	call	thread_self@PLT
	movl	$22, %edx
	cmpl	$1, %ebx
	ja	.L41
	testq	%rbp, %rbp
	je	.L43
	movl	1072(%rax), %edx
	movl	%edx, 0(%rbp)
.L43:
	movl	%ebx, 1072(%rax)
	call	cancel_if_asynchronous@PLT
	xorl	%edx, %edx
.L41:
	addq	$8, %rsp
	movl	%edx, %eax
	popq	%rbx
	popq	%rbp
	ret
	.size	pthread_setcancelstate, .-pthread_setcancelstate
	.section	.text.pthread_setcanceltype,"ax",@progbits
	.p2align 4
	.globl	pthread_setcanceltype
	.type	pthread_setcanceltype, @function
pthread_setcanceltype:
	pushq	%r12
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	movl	%edi, %ebx
	movl	%ebx, %r12d
	call	thread_self@PLT
	andl	$-3, %r12d
	jne	.L53
	testq	%rbp, %rbp
	je	.L52
	movl	1076(%rax), %edx
	movl	%edx, 0(%rbp)
.L52:
	movl	%ebx, 1076(%rax)
	call	cancel_if_asynchronous@PLT
	movl	%r12d, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L53:
	movl	$22, %r12d
	popq	%rbx
	popq	%rbp
	movl	%r12d, %eax
	popq	%r12
	ret
	.size	pthread_setcanceltype, .-pthread_setcanceltype
	.section	.text.__pthread_cleanup_push,"ax",@progbits
	.p2align 4
	.globl	__pthread_cleanup_push
	.type	__pthread_cleanup_push, @function
__pthread_cleanup_push:
	pushq	%r13
	movq	%rdi, %r13
	pushq	%r12
	movq	%rsi, %r12
	pushq	%rbp
	movq	%rdx, %rbp
	pushq	%rbx
	movq	%rcx, %rbx
	subq	$8, %rsp
	call	thread_self@PLT
	movq	1112(%rax), %rdx
	movq	%r13, 8(%rbx)
	movq	%r12, 16(%rbx)
	movq	%rdx, (%rbx)
	movq	%rbp, 24(%rbx)
	movq	%rbx, 1112(%rax)
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.size	__pthread_cleanup_push, .-__pthread_cleanup_push
	.section	.text.__pthread_cleanup_pop,"ax",@progbits
	.p2align 4
	.globl	__pthread_cleanup_pop
	.type	__pthread_cleanup_pop, @function
__pthread_cleanup_pop:
	pushq	%rbp
	movl	%edi, %ebp
	pushq	%rbx
	movq	%rsi, %rbx
	subq	$8, %rsp
	call	thread_self@PLT
	movq	(%rbx), %rdx
	movq	%rdx, 1112(%rax)
	testl	%ebp, %ebp
	je	.L60
	movq	16(%rbx), %rdi
	movq	8(%rbx), %rax
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	jmp	*%rax
	.p2align 4,,10
	.p2align 3
.L60:
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.size	__pthread_cleanup_pop, .-__pthread_cleanup_pop
	.section	.text.cancel_run_handlers,"ax",@progbits
	.p2align 4
	.globl	cancel_run_handlers
	.type	cancel_run_handlers, @function
cancel_run_handlers:
	movq	1112(%rdi), %rax
	testq	%rax, %rax
	je	.L71
	pushq	%rbx
	movq	%rdi, %rbx
	.p2align 4,,10
	.p2align 3
.L65:
	movq	(%rax), %rdx
	movq	16(%rax), %rdi
	movq	%rdx, 1112(%rbx)
	call	*8(%rax)
	movq	1112(%rbx), %rax
	testq	%rax, %rax
	jne	.L65
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L71:
	ret
	.size	cancel_run_handlers, .-cancel_run_handlers
	.section	.text._getfp,"ax",@progbits
	.p2align 4
	.globl	_getfp
	.type	_getfp, @function
_getfp:
	pushq	%rbp
	movq	%rsp, %rbp
	movq	%rbp, %rax
	popq	%rbp
	ret
	.size	_getfp, .-_getfp
	.section	.data.rel.ro.local,"aw"
	.align 32
	.type	action.0, @object
	.size	action.0, 32
action.0:
	.long	4
	.zero	4
	.quad	on_cancel
	.zero	16
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
