// d31a63d1e84d0f7bf9fd58947f2873f2 emu/guest/libc/sunos/contexts.c
	.file	"contexts.c"
	.text
	.section	.text.context_finish,"ax",@progbits
	.p2align 4
	.globl	context_finish
	.type	context_finish, @function
context_finish:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	4(%eax), %eax
	testl	%eax, %eax
	je	.L2
	movl	%eax, (%esp)
	call	setcontext@PLT
.L2:
	movl	$0, (%esp)
	call	exit@PLT
	.size	context_finish, .-context_finish
	.section	.text.makecontext,"ax",@progbits
	.p2align 4
	.globl	makecontext
	.type	makecontext, @function
makecontext:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bp
	addl	$_GLOBAL_OFFSET_TABLE_, %ebp
	movl	20(%esp), %edi
	movl	28(%esp), %eax
	movl	24(%edi), %ecx
	movl	28(%edi), %edx
	leal	0(,%eax,4), %ebx
	subl	%ebx, %ecx
	addl	%edx, %ecx
	andl	$-16, %ecx
	testl	%eax, %eax
	jle	.L9
	leal	32(%esp), %esi
	addl	%ecx, %ebx
	movl	%ecx, %eax
	subl	%ecx, %esi
	.p2align 4
	.p2align 3
.L10:
	movl	(%esi,%eax), %edx
	addl	$4, %eax
	movl	%edx, -4(%eax)
	cmpl	%eax, %ebx
	jne	.L10
.L9:
	movl	context_return@GOT(%ebp), %eax
	subl	$4, %ecx
	movl	%eax, (%ecx)
	movl	24(%esp), %eax
	movl	%edi, 68(%edi)
	movl	%ecx, 104(%edi)
	movl	%eax, 92(%edi)
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	makecontext, .-makecontext
	.section	.text.swapcontext,"ax",@progbits
	.p2align 4
	.globl	swapcontext
	.type	swapcontext, @function
swapcontext:
	call	__x86.get_pc_thunk.cx
	addl	$_GLOBAL_OFFSET_TABLE_, %ecx
	subl	$60, %esp
	xorl	%edx, %edx
	movl	%ebx, 56(%esp)
	movl	64(%esp), %eax
	movl	%edx, 44(%esp)
	movl	%eax, (%esp)
	movl	%ecx, 28(%esp)
	movl	%ecx, %ebx
	call	getcontext@PLT
	testl	%eax, %eax
	jne	.L16
	movl	44(%esp), %edx
	testl	%edx, %edx
	jne	.L13
	movl	$1, %eax
	movl	28(%esp), %ebx
	movl	%eax, 44(%esp)
	movl	68(%esp), %eax
	movl	%eax, (%esp)
	call	setcontext@PLT
.L13:
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L16:
	movl	$-1, %eax
	jmp	.L13
	.size	swapcontext, .-swapcontext
	.section	.text.jump_to_signals,"ax",@progbits
	.p2align 4
	.globl	jump_to_signals
	.type	jump_to_signals, @function
jump_to_signals:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	pushl	%esi
	pushl	%ebx
	subl	$564, %esp
	movl	%eax, 36(%esp)
	movl	%eax, %ebx
	leal	48(%esp), %eax
	movl	%eax, (%esp)
	call	getcontext@PLT
	testl	%eax, %eax
	jne	.L20
	testb	$1, 80(%esp)
	jne	.L24
.L20:
	movl	576(%esp), %edx
	xorl	%ebx, %ebx
	movl	$3, %esi
	movl	%ebx, 16(%esp)
	movl	36(%esp), %ebx
	leal	40(%esp), %eax
	movl	%esi, 8(%esp)
	movl	%eax, (%esp)
	movl	%edx, 12(%esp)
	movl	$95, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	addl	$564, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L24:
	movl	580(%esp), %eax
	movl	72(%esp), %ecx
	subl	%ecx, %eax
	cmpl	76(%esp), %eax
	jb	.L20
	movl	$3, %eax
	movl	36(%esp), %ebx
	movl	$16, %ecx
	movl	%eax, 48(%esp)
	movl	576(%esp), %eax
	xorl	%edx, %edx
	movl	%ecx, 8(%esp)
	leal	48(%esp), %esi
	movl	%edx, 80(%esp)
	movl	%eax, 4(%esp)
	leal	56(%esp), %eax
	movl	%eax, (%esp)
	call	memcpy@PLT
	movl	%esi, (%esp)
	call	setcontext@PLT
	addl	$564, %esp
	popl	%ebx
	popl	%esi
	ret
	.size	jump_to_signals, .-jump_to_signals
	.section	.text.main_stack,"ax",@progbits
	.p2align 4
	.globl	main_stack
	.type	main_stack, @function
main_stack:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	subl	$556, %esp
	movl	%ebx, 552(%esp)
	movl	%eax, 28(%esp)
	movl	%eax, %ebx
	leal	32(%esp), %eax
	movl	%eax, (%esp)
	call	getcontext@PLT
	testl	%eax, %eax
	jne	.L30
	movl	60(%esp), %edx
	movl	56(%esp), %ecx
	movl	560(%esp), %ebx
	addl	%edx, %ecx
	movl	%ecx, (%ebx)
	movl	%edx, 4(%ebx)
	movl	$0, 8(%ebx)
	movl	552(%esp), %ebx
	addl	$556, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L30:
	movl	28(%esp), %ebx
	call	___errno@PLT
	movl	552(%esp), %ebx
	movl	(%eax), %eax
	addl	$556, %esp
	ret
	.size	main_stack, .-main_stack
	.section	.text.lwp_create,"ax",@progbits
	.p2align 4
	.globl	lwp_create
	.type	lwp_create, @function
lwp_create:
	subl	$572, %esp
	xorl	%edx, %edx
	movl	%ebx, 560(%esp)
	xorl	%eax, %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 564(%esp)
	movl	%edi, 568(%esp)
.L32:
	movl	%edx, 48(%esp,%eax)
	movl	%edx, 52(%esp,%eax)
	addl	$8, %eax
	cmpl	$512, %eax
	jb	.L32
	movl	$5, %eax
	xorl	%edx, %edx
	movl	%eax, 48(%esp)
	leal	56(%esp), %eax
	movl	$1, %ecx
	movl	%eax, 16(%esp)
	leal	40(%esp), %esi
	movl	$95, %eax
	movl	%edx, 12(%esp)
	leal	48(%esp), %edi
	movl	%ecx, 8(%esp)
	movl	%eax, 4(%esp)
	movl	%esi, (%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	584(%esp), %eax
	movl	580(%esp), %edx
	subl	$8, %eax
	andl	$-16, %eax
	movl	%edx, (%eax)
	subl	$4, %eax
	movl	588(%esp), %edx
	movl	$0, (%eax)
	movl	%eax, 152(%esp)
	movl	596(%esp), %eax
	movl	%edi, 8(%esp)
	movl	%edx, 112(%esp)
	movl	576(%esp), %edx
	movl	%esi, (%esp)
	movl	%eax, 16(%esp)
	movl	592(%esp), %eax
	movl	%edx, 140(%esp)
	movl	%eax, 12(%esp)
	movl	$159, %eax
	movl	%eax, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	movl	560(%esp), %ebx
	movl	564(%esp), %esi
	movl	568(%esp), %edi
	addl	$572, %esp
	cltd
	negl	%eax
	andl	%edx, %eax
	ret
	.size	lwp_create, .-lwp_create
	.section	.text.__x86.get_pc_thunk.ax,"axG",@progbits,__x86.get_pc_thunk.ax,comdat
	.globl	__x86.get_pc_thunk.ax
	.hidden	__x86.get_pc_thunk.ax
	.type	__x86.get_pc_thunk.ax, @function
__x86.get_pc_thunk.ax:
	movl	(%esp), %eax
	ret
	.section	.text.__x86.get_pc_thunk.cx,"axG",@progbits,__x86.get_pc_thunk.cx,comdat
	.globl	__x86.get_pc_thunk.cx
	.hidden	__x86.get_pc_thunk.cx
	.type	__x86.get_pc_thunk.cx, @function
__x86.get_pc_thunk.cx:
	movl	(%esp), %ecx
	ret
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.section	.text.__x86.get_pc_thunk.bp,"axG",@progbits,__x86.get_pc_thunk.bp,comdat
	.globl	__x86.get_pc_thunk.bp
	.hidden	__x86.get_pc_thunk.bp
	.type	__x86.get_pc_thunk.bp, @function
__x86.get_pc_thunk.bp:
	movl	(%esp), %ebp
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
