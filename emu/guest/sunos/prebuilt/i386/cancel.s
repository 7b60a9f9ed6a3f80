// 3ef94fd886824cfb80a987cc274a39f3 emu/guest/libc/sunos/cancel.c
	.file	"cancel.c"
	.text
	.section	.text.end,"ax",@progbits
	.p2align 4
	.type	end, @function
end:
	pushl	%ebx
	xorl	%ecx, %ecx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$24, %esp
	movl	$1, %edx
	movl	%edx, 564(%eax)
	movl	%ecx, 556(%eax)
	movl	568(%eax), %eax
	testl	%eax, %eax
	je	.L2
	call	lwp_self@PLT
	movl	%eax, (%esp)
	call	cond_wait_cancelled@PLT
.L2:
	movl	$-19, (%esp)
	call	pthread_exit@PLT
	.size	end, .-end
	.section	.text.on_cancel,"ax",@progbits
	.p2align 4
	.type	on_cancel, @function
on_cancel:
	subl	$12, %esp
	movl	%ebx, 8(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	call	thread_self@PLT
	movl	552(%eax), %ebx
	testl	%ebx, %ebx
	je	.L5
	movl	544(%eax), %ecx
	testl	%ecx, %ecx
	jne	.L5
	movl	560(%eax), %edx
	testl	%edx, %edx
	jne	.L5
	movl	564(%eax), %ebx
	testl	%ebx, %ebx
	jne	.L5
	movl	548(%eax), %ecx
	testl	%ecx, %ecx
	jne	.L7
	movl	556(%eax), %edx
	testl	%edx, %edx
	jne	.L7
.L5:
	movl	8(%esp), %ebx
	addl	$12, %esp
	ret
.L7:
	call	end
	.size	on_cancel, .-on_cancel
	.section	.text.cancel_enter,"ax",@progbits
	.p2align 4
	.globl	cancel_enter
	.type	cancel_enter, @function
cancel_enter:
	subl	$12, %esp
	movl	%ebx, 8(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	__threads_started@GOT(%ebx), %eax
	movl	(%eax), %eax
	testl	%eax, %eax
	jne	.L12
.L9:
	movl	8(%esp), %ebx
	addl	$12, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L12:
	call	thread_self@PLT
	movl	$1, %edx
	movl	%edx, 556(%eax)
	movl	552(%eax), %ecx
	testl	%ecx, %ecx
	je	.L9
	movl	544(%eax), %ebx
	testl	%ebx, %ebx
	jne	.L9
	movl	560(%eax), %ecx
	testl	%ecx, %ecx
	jne	.L9
	movl	564(%eax), %edx
	testl	%edx, %edx
	jne	.L9
	call	end
	.size	cancel_enter, .-cancel_enter
	.section	.text.cancel_leave,"ax",@progbits
	.p2align 4
	.globl	cancel_leave
	.type	cancel_leave, @function
cancel_leave:
	subl	$12, %esp
	movl	%ebx, 8(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	__threads_started@GOT(%ebx), %eax
	movl	(%eax), %ecx
	testl	%ecx, %ecx
	je	.L13
	call	thread_self@PLT
	xorl	%edx, %edx
	movl	%edx, 556(%eax)
.L13:
	movl	8(%esp), %ebx
	addl	$12, %esp
	ret
	.size	cancel_leave, .-cancel_leave
	.section	.text.pthread_testcancel,"ax",@progbits
	.p2align 4
	.globl	pthread_testcancel
	.type	pthread_testcancel, @function
pthread_testcancel:
	subl	$12, %esp
	movl	%ebx, 8(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	call	cancel_enter@PLT
	call	cancel_leave@PLT
	movl	8(%esp), %ebx
	addl	$12, %esp
	ret
	.size	pthread_testcancel, .-pthread_testcancel
	.section	.text.cancel_if_asynchronous,"ax",@progbits
	.p2align 4
	.globl	cancel_if_asynchronous
	.type	cancel_if_asynchronous, @function
cancel_if_asynchronous:
	subl	$12, %esp
	movl	%ebx, 8(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	call	thread_self@PLT
	movl	548(%eax), %ecx
	testl	%ecx, %ecx
	je	.L18
	movl	552(%eax), %edx
	testl	%edx, %edx
	je	.L18
	movl	544(%eax), %ebx
	testl	%ebx, %ebx
	jne	.L18
	movl	560(%eax), %ecx
	testl	%ecx, %ecx
	jne	.L18
	movl	564(%eax), %edx
	testl	%edx, %edx
	jne	.L18
	call	end
	.p2align 4,,10
	.p2align 3
.L18:
	movl	8(%esp), %ebx
	addl	$12, %esp
	ret
	.size	cancel_if_asynchronous, .-cancel_if_asynchronous
	.section	.text.pthread_cancel,"ax",@progbits
	.p2align 4
	.globl	pthread_cancel
	.type	pthread_cancel, @function
pthread_cancel:
	pushl	%esi
	xorl	%esi, %esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$36, %esp
	movl	%esi, 8(%esp)
	movl	$36, (%esp)
	leal	action.0@GOTOFF(%ebx), %eax
	movl	%eax, 4(%esp)
	call	sigaction@PLT
	call	guard_enter@PLT
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	call	thread_find@PLT
	testl	%eax, %eax
	je	.L22
	movl	4(%eax), %ecx
	movl	%eax, %esi
	testl	%ecx, %ecx
	jne	.L31
.L22:
	call	guard_leave@PLT
	movl	$3, %eax
.L21:
	addl	$36, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L31:
	movl	$1, %edx
	movl	%edx, 552(%eax)
	call	thread_self@PLT
	cmpl	%eax, %esi
	je	.L32
	movl	%esi, (%esp)
	movl	$36, %eax
	movl	%eax, 4(%esp)
	call	thread_signal@PLT
	movl	%eax, 28(%esp)
	call	guard_leave@PLT
	movl	28(%esp), %eax
	testl	%eax, %eax
	jne	.L21
	call	thread_self@PLT
	cmpl	%eax, %esi
	je	.L33
.L26:
	xorl	%eax, %eax
	.p2align 4,,4
	jmp	.L21
	.p2align 4,,10
	.p2align 3
.L32:
	call	guard_leave@PLT
	.p2align 4,,6
	call	thread_self@PLT
	cmpl	%eax, %esi
	.p2align 4,,3
	jne	.L26
.L33:
	.p2align 4,,6
	call	cancel_if_asynchronous@PLT
	xorl	%eax, %eax
	.p2align 4,,4
	jmp	.L21
	.size	pthread_cancel, .-pthread_cancel
	.section	.text.pthread_setcancelstate,"ax",@progbits
	.p2align 4
	.globl	pthread_setcancelstate
	.type	pthread_setcancelstate, @function
pthread_setcancelstate:
	subl	$12, %esp
	movl	%ebx, (%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 4(%esp)
	movl	16(%esp), %esi
	movl	%edi, 8(%esp)
	movl	20(%esp), %edi
	call	thread_self@PLT
	cmpl	$1, %esi
	ja	.L37
	testl	%edi, %edi
	je	.L36
	movl	544(%eax), %edx
	movl	%edx, (%edi)
.L36:
	movl	%esi, 544(%eax)
	call	cancel_if_asynchronous@PLT
	movl	(%esp), %ebx
	xorl	%eax, %eax
	movl	4(%esp), %esi
	movl	8(%esp), %edi
	addl	$12, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L37:
	movl	(%esp), %ebx
	movl	$22, %eax
	movl	4(%esp), %esi
	movl	8(%esp), %edi
	addl	$12, %esp
	ret
	.size	pthread_setcancelstate, .-pthread_setcancelstate
	.section	.text.pthread_setcanceltype,"ax",@progbits
	.p2align 4
	.globl	pthread_setcanceltype
	.type	pthread_setcanceltype, @function
pthread_setcanceltype:
	subl	$28, %esp
	movl	%ebx, 12(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 16(%esp)
	movl	32(%esp), %esi
	movl	%ebp, 24(%esp)
	movl	%edi, 20(%esp)
	movl	36(%esp), %edi
	movl	%esi, %ebp
	call	thread_self@PLT
	andl	$-3, %ebp
	jne	.L45
	testl	%edi, %edi
	je	.L44
	movl	548(%eax), %edx
	movl	%edx, (%edi)
.L44:
	movl	%esi, 548(%eax)
	call	cancel_if_asynchronous@PLT
.L42:
	movl	%ebp, %eax
	movl	12(%esp), %ebx
	movl	16(%esp), %esi
	movl	20(%esp), %edi
	movl	24(%esp), %ebp
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L45:
	movl	$22, %ebp
	jmp	.L42
	.size	pthread_setcanceltype, .-pthread_setcanceltype
	.section	.text.__pthread_cleanup_push,"ax",@progbits
	.p2align 4
	.globl	__pthread_cleanup_push
	.type	__pthread_cleanup_push, @function
__pthread_cleanup_push:
	subl	$12, %esp
	movl	%ebx, 4(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 8(%esp)
	movl	28(%esp), %esi
	call	thread_self@PLT
	movl	576(%eax), %edx
	movl	%edx, (%esi)
	movl	16(%esp), %edx
	movl	%edx, 4(%esi)
	movl	20(%esp), %edx
	movl	%edx, 8(%esi)
	movl	24(%esp), %edx
	movl	%edx, 12(%esi)
	movl	%esi, 576(%eax)
	movl	4(%esp), %ebx
	movl	8(%esp), %esi
	addl	$12, %esp
	ret
	.size	__pthread_cleanup_push, .-__pthread_cleanup_push
	.section	.text.__pthread_cleanup_pop,"ax",@progbits
	.p2align 4
	.globl	__pthread_cleanup_pop
	.type	__pthread_cleanup_pop, @function
__pthread_cleanup_pop:
	subl	$12, %esp
	movl	%ebx, (%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 4(%esp)
	movl	20(%esp), %esi
	movl	%edi, 8(%esp)
	movl	16(%esp), %edi
	call	thread_self@PLT
	movl	(%esi), %edx
	testl	%edi, %edi
	movl	%edx, 576(%eax)
	je	.L52
	movl	8(%esi), %eax
	movl	(%esp), %ebx
	movl	8(%esp), %edi
	movl	%eax, 16(%esp)
	movl	4(%esi), %eax
	movl	4(%esp), %esi
	addl	$12, %esp
	jmp	*%eax
	.p2align 4,,10
	.p2align 3
.L52:
	movl	(%esp), %ebx
	movl	4(%esp), %esi
	movl	8(%esp), %edi
	addl	$12, %esp
	ret
	.size	__pthread_cleanup_pop, .-__pthread_cleanup_pop
	.section	.text.cancel_run_handlers,"ax",@progbits
	.p2align 4
	.globl	cancel_run_handlers
	.type	cancel_run_handlers, @function
cancel_run_handlers:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	32(%esp), %ebx
	movl	576(%ebx), %eax
	testl	%eax, %eax
	je	.L55
	.p2align 4
	.p2align 3
.L57:
	movl	(%eax), %edx
	movl	%edx, 576(%ebx)
	movl	8(%eax), %edx
	movl	%edx, (%esp)
	call	*4(%eax)
	movl	576(%ebx), %eax
	testl	%eax, %eax
	jne	.L57
.L55:
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	cancel_run_handlers, .-cancel_run_handlers
	.section	.text._getfp,"ax",@progbits
	.p2align 4
	.globl	_getfp
	.type	_getfp, @function
_getfp:
	pushl	%ebp
	movl	%esp, %ebp
	movl	%ebp, %eax
	popl	%ebp
	ret
	.size	_getfp, .-_getfp
	.section	.data.rel.ro.local,"aw"
	.align 32
	.type	action.0, @object
	.size	action.0, 32
action.0:
	.long	4
	.long	on_cancel
	.zero	24
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
