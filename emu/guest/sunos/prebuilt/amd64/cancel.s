// 59d8783bc6b67be7e26eee3dc8bf9a32 emu/guest/libc/sunos/cancel.c
	.file	"cancel.c"
	.text
	.section	.text.end,"ax",@progbits
	.p2align 4
	.type	end, @function
end:
	pushq	%rbx
	movq	%rdi, %rbx
	movl	$1, 1092(%rdi)
	movl	$0, 1084(%rdi)
	movq	1096(%rdi), %rdi
	testq	%rdi, %rdi
	je	.L2
	call	mutex_regain@PLT
.L2:
	movq	$0, 1096(%rbx)
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
	je	.L8
	movl	1072(%rax), %esi
	testl	%esi, %esi
	jne	.L8
	cmpq	$0, 1088(%rax)
	jne	.L8
	movl	1076(%rax), %ecx
	testl	%ecx, %ecx
	jne	.L10
	movl	1084(%rax), %edx
	testl	%edx, %edx
	jne	.L10
.L8:
	addq	$8, %rsp
	ret
.L10:
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
	jne	.L18
	ret
	.p2align 4,,10
	.p2align 3
.L18:
	subq	$8, %rsp
	call	thread_self@PLT
	movl	$1, 1084(%rax)
	movl	1080(%rax), %ecx
	testl	%ecx, %ecx
	je	.L12
	movl	1072(%rax), %edx
	testl	%edx, %edx
	jne	.L12
	cmpq	$0, 1088(%rax)
	jne	.L12
	movq	%rax, %rdi
	call	end
	.p2align 4,,10
	.p2align 3
.L12:
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
	jne	.L25
	ret
	.p2align 4,,10
	.p2align 3
.L25:
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
	movl	4(%rax), %esi
	movq	%rax, %rbx
	testl	%esi, %esi
	jne	.L39
.L29:
	call	guard_leave@PLT
	movl	$3, %eax
.L28:
	addq	$16, %rsp
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L39:
	movl	$1, 1080(%rax)
	call	thread_self@PLT
	cmpq	%rax, %rbx
	je	.L40
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
	je	.L33
.L34:
	addq	$16, %rsp
	xorl	%eax, %eax
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L40:
	call	guard_leave@PLT
	call	thread_self@PLT
	cmpq	%rax, %rbx
	jne	.L34
.L33:
	movl	1076(%rbx), %ecx
	testl	%ecx, %ecx
	je	.L34
	movl	1080(%rbx), %edx
	testl	%edx, %edx
	je	.L34
	movl	1072(%rbx), %eax
	testl	%eax, %eax
	jne	.L34
	cmpq	$0, 1088(%rbx)
	jne	.L34
	movq	%rbx, %rdi
	call	end
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
	cmpl	$1, %ebx
	ja	.L44
	testq	%rbp, %rbp
	je	.L43
	movl	1072(%rax), %edx
	movl	%edx, 0(%rbp)
.L43:
	movl	%ebx, 1072(%rax)
	movl	1076(%rax), %edx
	testl	%edx, %edx
	je	.L41
	movl	1080(%rax), %edx
	testl	%edx, %edx
	je	.L41
	movl	1072(%rax), %edx
	testl	%edx, %edx
	jne	.L45
	cmpq	$0, 1088(%rax)
	jne	.L41
	movq	%rax, %rdi
	call	end
	.p2align 4,,10
	.p2align 3
.L44:
	movl	$22, %edx
.L41:
	addq	$8, %rsp
	movl	%edx, %eax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L45:
	xorl	%edx, %edx
	jmp	.L41
	.size	pthread_setcancelstate, .-pthread_setcancelstate
	.section	.text.pthread_setcanceltype,"ax",@progbits
	.p2align 4
	.globl	pthread_setcanceltype
	.type	pthread_setcanceltype, @function
pthread_setcanceltype:
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	movl	%edi, %ebx
	subq	$8, %rsp
	call	thread_self@PLT
	testl	$-3, %ebx
	jne	.L59
	testq	%rbp, %rbp
	je	.L58
	movl	1076(%rax), %edx
	movl	%edx, 0(%rbp)
.L58:
	movl	%ebx, 1076(%rax)
	movl	1076(%rax), %edx
	testl	%edx, %edx
	je	.L56
	movl	1080(%rax), %edx
	testl	%edx, %edx
	je	.L56
	movl	1072(%rax), %edx
	testl	%edx, %edx
	jne	.L60
	cmpq	$0, 1088(%rax)
	jne	.L56
	movq	%rax, %rdi
	call	end
	.p2align 4,,10
	.p2align 3
.L59:
	movl	$22, %edx
.L56:
	addq	$8, %rsp
	movl	%edx, %eax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L60:
	xorl	%edx, %edx
	jmp	.L56
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
	je	.L73
	movq	16(%rbx), %rdi
	movq	8(%rbx), %rax
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	jmp	*%rax
	.p2align 4,,10
	.p2align 3
.L73:
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
	je	.L84
	pushq	%rbx
	movq	%rdi, %rbx
	.p2align 4,,10
	.p2align 3
.L78:
	movq	(%rax), %rdx
	movq	16(%rax), %rdi
	movq	%rdx, 1112(%rbx)
	call	*8(%rax)
	movq	1112(%rbx), %rax
	testq	%rax, %rax
	jne	.L78
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L84:
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
