// 51bbac138a1daa864555b64b4b1a4d03 emu/guest/libc/sunos/contexts.c
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
