// ff1ec3689a052cfce25378ca8ab4c873 emu/guest/libc/sunos/fork.c
	.file	"fork.c"
	.text
	.section	.text.pthread_atfork,"ax",@progbits
	.p2align 4
	.globl	pthread_atfork
	.type	pthread_atfork, @function
pthread_atfork:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$20, %esp
	movl	$20, (%esp)
	call	malloc@PLT
	testl	%eax, %eax
	je	.L4
	movl	%eax, %esi
	call	guard_enter@PLT
	movl	32(%esp), %edx
	movl	$0, 12(%esi)
	movl	last@GOTOFF(%ebx), %eax
	movl	%edx, (%esi)
	movl	36(%esp), %edx
	movl	%eax, 16(%esi)
	testl	%eax, %eax
	movl	%edx, 4(%esi)
	movl	40(%esp), %edx
	movl	%edx, 8(%esi)
	je	.L5
	addl	$12, %eax
.L3:
	movl	%esi, (%eax)
	movl	%esi, last@GOTOFF(%ebx)
	call	guard_leave@PLT
	addl	$20, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	leal	first@GOTOFF(%ebx), %eax
	jmp	.L3
	.p2align 4,,10
	.p2align 3
.L4:
	addl	$20, %esp
	movl	$12, %eax
	popl	%ebx
	popl	%esi
	ret
	.size	pthread_atfork, .-pthread_atfork
	.section	.text.fork,"ax",@progbits
	.p2align 4
	.globl	fork
	.type	fork, @function
fork:
	pushl	%ebp
	call	__x86.get_pc_thunk.bp
	addl	$_GLOBAL_OFFSET_TABLE_, %ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	subl	$44, %esp
	movl	last@GOTOFF(%ebp), %ebx
	testl	%ebx, %ebx
	je	.L13
	.p2align 4
	.p2align 3
.L9:
	movl	(%ebx), %eax
	testl	%eax, %eax
	je	.L12
	call	*%eax
.L12:
	movl	16(%ebx), %ebx
	testl	%ebx, %ebx
	.p2align 4,,2
	jne	.L9
.L13:
	movl	%ebp, %ebx
	call	guard_enter@PLT
	leal	24(%esp), %eax
	movl	$143, %ecx
	movl	%eax, (%esp)
	movl	%ecx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %esi
	movl	28(%esp), %eax
	testl	%esi, %esi
	movl	%eax, 20(%esp)
	js	.L46
	movl	20(%esp), %edx
	testl	%edx, %edx
	jne	.L47
	call	guard_leave@PLT
	movl	first@GOTOFF(%ebp), %ebx
	testl	%ebx, %ebx
	je	.L15
	xorl	%edi, %edi
	.p2align 4
	.p2align 3
.L21:
	testl	%edi, %edi
	movl	8(%ebx), %eax
	cmove	4(%ebx), %eax
	testl	%eax, %eax
	je	.L20
	call	*%eax
.L20:
	movl	12(%ebx), %ebx
	testl	%ebx, %ebx
	jne	.L21
	testl	%edi, %edi
	.p2align 4,,4
	je	.L15
.L23:
	addl	$44, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L47:
	movl	__threads_started@GOT(%ebp), %eax
	movl	(%eax), %eax
	testl	%eax, %eax
	jne	.L48
	call	guard_leave@PLT
.L18:
	movl	first@GOTOFF(%ebp), %ebx
	movl	$1, %edi
	testl	%ebx, %ebx
	jne	.L21
	jmp	.L23
	.p2align 4,,10
	.p2align 3
.L46:
	call	guard_leave@PLT
	movl	first@GOTOFF(%ebp), %ebx
	xorl	%edi, %edi
	testl	%ebx, %ebx
	jne	.L21
.L15:
	movl	%esi, (%esp)
	movl	20(%esp), %eax
	movl	%ebp, %ebx
	movl	%eax, 4(%esp)
	call	call_value@PLT
	addl	$44, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L48:
	call	threads_after_fork@PLT
	call	streams_after_fork@PLT
	.p2align 4,,5
	call	guard_leave@PLT
	.p2align 4,,5
	jmp	.L18
	.size	fork, .-fork
	.globl	fork1
	.set	fork1,fork
	.section	.text.forkall,"ax",@progbits
	.p2align 4
	.globl	forkall
	.type	forkall, @function
forkall:
	subl	$44, %esp
	movl	%ebx, 32(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 36(%esp)
	movl	%edi, 40(%esp)
	call	guard_enter@PLT
	leal	24(%esp), %eax
	movl	$2, %edx
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %esi
	movl	28(%esp), %edi
	call	guard_leave@PLT
	testl	%esi, %esi
	js	.L50
	xorl	%eax, %eax
	testl	%edi, %edi
	jne	.L51
.L50:
	movl	%esi, (%esp)
	movl	%edi, 4(%esp)
	call	call_value@PLT
.L51:
	movl	32(%esp), %ebx
	movl	36(%esp), %esi
	movl	40(%esp), %edi
	addl	$44, %esp
	ret
	.size	forkall, .-forkall
	.local	last
	.comm	last,4,4
	.local	first
	.comm	first,4,4
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
