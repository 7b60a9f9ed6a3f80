// 04d24e66786bb9454966b50105eb3f5a emu/guest/libc/sunos/async.c
	.file	"async.c"
	.text
	.section	.text.transfer,"ax",@progbits
	.p2align 4
	.type	transfer, @function
transfer:
	pushq	%r15
	movq	%r9, %r15
	pushq	%r14
	movl	%r8d, %r14d
	pushq	%r13
	movq	%rdx, %r13
	pushq	%r12
	movq	%rsi, %r12
	pushq	%rbp
	movl	%edi, %ebp
	pushq	%rbx
	subq	$8, %rsp
	cmpl	$1, %r8d
	je	.L12
	call	pwrite64@PLT
	movq	%rax, %rbx
	xorl	%eax, %eax
	testq	%rbx, %rbx
	js	.L13
.L4:
	movq	%rbx, (%r15)
	movl	%eax, 8(%r15)
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L12:
	call	pread64@PLT
	movq	%rax, %rbx
	xorl	%eax, %eax
	testq	%rbx, %rbx
	jns	.L4
.L13:
	call	___errno@PLT
	cmpl	$29, (%rax)
	je	.L14
.L5:
	call	___errno@PLT
	movl	(%rax), %eax
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L14:
	movq	%r13, %rdx
	movq	%r12, %rsi
	movl	%ebp, %edi
	cmpl	$1, %r14d
	je	.L15
	call	write@PLT
	movq	%rax, %rbx
.L7:
	xorl	%eax, %eax
	testq	%rbx, %rbx
	jns	.L4
	jmp	.L5
	.p2align 4,,10
	.p2align 3
.L15:
	call	read@PLT
	movq	%rax, %rbx
	jmp	.L7
	.size	transfer, .-transfer
	.section	.text.start,"ax",@progbits
	.p2align 4
	.type	start, @function
start:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	subq	$72, %rsp
	testl	%edx, %edx
	js	.L28
	movl	%r8d, %ebx
	cmpl	$2, %r8d
	ja	.L28
	xorl	%eax, %eax
	movl	%edi, %r12d
	movq	%rsi, %r15
	movl	%edx, %ebp
	movslq	%edi, %rsi
	movq	%rcx, %r14
	movl	$62, %edi
	xorl	%ecx, %ecx
	movl	$3, %edx
	movq	%r9, %r13
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	testq	%rax, %rax
	js	.L19
	testl	%ebx, %ebx
	jne	.L33
.L22:
	movl	$16, %edi
	call	malloc@PLT
	movq	%rax, %rbx
	testq	%rax, %rax
	je	.L34
	movslq	%ebp, %rdx
	movq	%r15, %rsi
	movl	%r12d, %edi
	movq	%r13, %r9
	movl	128(%rsp), %r8d
	movq	%r14, %rcx
	call	transfer
	movq	$0, (%rbx)
	movq	%r13, 8(%rbx)
	call	guard_enter@PLT
	movq	last_waiting(%rip), %rax
	movq	%rbx, last_waiting(%rip)
	movq	%rbx, (%rax)
	call	guard_leave@PLT
	pxor	%xmm0, %xmm0
	xorl	%esi, %esi
	leaq	16(%rsp), %rdx
	movl	$22, %edi
	movaps	%xmm0, 16(%rsp)
	movq	$0, 48(%rsp)
	movaps	%xmm0, 32(%rsp)
	call	sigaction@PLT
	testl	%eax, %eax
	je	.L35
.L26:
	addq	$72, %rsp
	xorl	%eax, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L35:
	cmpq	$1, 24(%rsp)
	jle	.L26
	call	getpid@PLT
	movl	$22, %esi
	movl	%eax, %edi
	call	kill@PLT
	jmp	.L26
	.p2align 4,,10
	.p2align 3
.L33:
	movl	$1, %edx
	xorl	%esi, %esi
	movl	%r12d, %edi
	call	__lseek64@PLT
	movq	%rax, %r8
	movq	%rax, %rcx
	cmpl	$2, %ebx
	je	.L36
.L23:
	testq	%r8, %r8
	jns	.L37
	xorl	%eax, %eax
	testq	%rcx, %rcx
	cmovs	%rax, %rcx
	addq	%rcx, %r14
	jmp	.L22
	.p2align 4,,10
	.p2align 3
.L28:
	call	___errno@PLT
	movl	$22, (%rax)
.L19:
	addq	$72, %rsp
	movl	$-1, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L37:
	xorl	%edx, %edx
	movq	%r8, %rsi
	movl	%r12d, %edi
	movq	%rcx, 8(%rsp)
	call	__lseek64@PLT
	movq	8(%rsp), %rcx
	xorl	%eax, %eax
	testq	%rcx, %rcx
	cmovs	%rax, %rcx
	addq	%rcx, %r14
	jmp	.L22
	.p2align 4,,10
	.p2align 3
.L36:
	movl	$2, %edx
	xorl	%esi, %esi
	movl	%r12d, %edi
	movq	%rax, 8(%rsp)
	call	__lseek64@PLT
	movq	8(%rsp), %r8
	movq	%rax, %rcx
	jmp	.L23
.L34:
	call	___errno@PLT
	movl	$11, (%rax)
	jmp	.L19
	.size	start, .-start
	.section	.text.event_send,"ax",@progbits
	.p2align 4
	.globl	event_send
	.type	event_send, @function
event_send:
	xorl	%eax, %eax
	cmpl	$2, (%rsi)
	je	.L46
.L43:
	ret
	.p2align 4,,10
	.p2align 3
.L46:
	movl	4(%rsi), %ecx
	leal	-1(%rcx), %r8d
	cmpl	$47, %r8d
	ja	.L43
	subq	$8, %rsp
	movq	8(%rsi), %r9
	movslq	%ecx, %rax
	movslq	%edi, %rsi
	movslq	%edx, %r8
	movl	$190, %edi
	movq	%rax, %rdx
	xorl	%eax, %eax
	movq	%r9, %rcx
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	event_send, .-event_send
	.section	.text.aio_read,"ax",@progbits
	.p2align 4
	.globl	aio_read
	.type	aio_read, @function
aio_read:
	pushq	%r12
	xorl	%ecx, %ecx
	xorl	%eax, %eax
	movl	$3, %edx
	pushq	%rbp
	pushq	%rbx
	movslq	(%rdi), %rsi
	movq	%rdi, %rbx
	movl	32(%rdi), %r12d
	movq	24(%rdi), %rbp
	movl	$62, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	testq	%rax, %rax
	js	.L52
	testq	%rbp, %rbp
	js	.L53
	testl	%r12d, %r12d
	js	.L53
	movq	24(%rbx), %rcx
	movl	(%rbx), %edi
	leaq	80(%rbx), %r9
	movl	$1, %r8d
	movq	16(%rbx), %rdx
	movq	8(%rbx), %rsi
	call	transfer
	call	getpid@PLT
	leaq	40(%rbx), %rsi
	movl	$-4, %edx
	movl	%eax, %edi
	call	event_send@PLT
	popq	%rbx
	xorl	%eax, %eax
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L53:
	call	___errno@PLT
	movl	$22, (%rax)
.L52:
	popq	%rbx
	movl	$-1, %eax
	popq	%rbp
	popq	%r12
	ret
	.size	aio_read, .-aio_read
	.globl	aio_read64
	.set	aio_read64,aio_read
	.section	.text.aio_write,"ax",@progbits
	.p2align 4
	.globl	aio_write
	.type	aio_write, @function
aio_write:
	pushq	%r12
	xorl	%ecx, %ecx
	xorl	%eax, %eax
	movl	$3, %edx
	pushq	%rbp
	pushq	%rbx
	movslq	(%rdi), %rsi
	movq	%rdi, %rbx
	movl	32(%rdi), %r12d
	movq	24(%rdi), %rbp
	movl	$62, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	testq	%rax, %rax
	js	.L60
	testq	%rbp, %rbp
	js	.L61
	testl	%r12d, %r12d
	js	.L61
	movq	24(%rbx), %rcx
	movl	(%rbx), %edi
	leaq	80(%rbx), %r9
	movl	$2, %r8d
	movq	16(%rbx), %rdx
	movq	8(%rbx), %rsi
	call	transfer
	call	getpid@PLT
	leaq	40(%rbx), %rsi
	movl	$-4, %edx
	movl	%eax, %edi
	call	event_send@PLT
	popq	%rbx
	xorl	%eax, %eax
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L61:
	call	___errno@PLT
	movl	$22, (%rax)
.L60:
	popq	%rbx
	movl	$-1, %eax
	popq	%rbp
	popq	%r12
	ret
	.size	aio_write, .-aio_write
	.globl	aio_write64
	.set	aio_write64,aio_write
	.section	.text.aio_fsync,"ax",@progbits
	.p2align 4
	.globl	aio_fsync
	.type	aio_fsync, @function
aio_fsync:
	pushq	%r12
	pushq	%rbp
	leaq	40(%rsi), %rbp
	pushq	%rbx
	movq	%rsi, %rbx
	movl	(%rsi), %r12d
	cmpl	$16, %edi
	je	.L64
	cmpl	$64, %edi
	jne	.L79
.L64:
	movslq	%r12d, %rsi
	xorl	%ecx, %ecx
	movl	$62, %edi
	xorl	%eax, %eax
	movl	$3, %edx
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	testq	%rax, %rax
	js	.L65
	movl	%r12d, %edi
	call	fsync@PLT
	movslq	%eax, %r12
	testl	%eax, %eax
	jne	.L80
.L68:
	movq	%r12, 80(%rbx)
	movl	%eax, 88(%rbx)
	call	getpid@PLT
	movq	%rbp, %rsi
	movl	$-4, %edx
	movl	%eax, %edi
	call	event_send@PLT
	popq	%rbx
	xorl	%eax, %eax
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L80:
	call	___errno@PLT
	movl	(%rax), %eax
	jmp	.L68
	.p2align 4,,10
	.p2align 3
.L79:
	call	___errno@PLT
	movl	$22, (%rax)
.L65:
	popq	%rbx
	movl	$-1, %eax
	popq	%rbp
	popq	%r12
	ret
	.size	aio_fsync, .-aio_fsync
	.globl	aio_fsync64
	.set	aio_fsync64,aio_fsync
	.section	.text.aio_error,"ax",@progbits
	.p2align 4
	.globl	aio_error
	.type	aio_error, @function
aio_error:
	movl	88(%rdi), %eax
	ret
	.size	aio_error, .-aio_error
	.globl	aio_error64
	.set	aio_error64,aio_error
	.section	.text.aio_return,"ax",@progbits
	.p2align 4
	.globl	aio_return
	.type	aio_return, @function
aio_return:
	pushq	%rbp
	pushq	%rbx
	subq	$8, %rsp
	movq	80(%rdi), %rbx
	movl	88(%rdi), %ebp
	movq	$-1, 80(%rdi)
	movl	$22, 88(%rdi)
	testq	%rbx, %rbx
	js	.L85
	addq	$8, %rsp
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L85:
	call	___errno@PLT
	movl	%ebp, (%rax)
	addq	$8, %rsp
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	ret
	.size	aio_return, .-aio_return
	.globl	aio_return64
	.set	aio_return64,aio_return
	.section	.text.aio_cancel,"ax",@progbits
	.p2align 4
	.globl	aio_cancel
	.type	aio_cancel, @function
aio_cancel:
	pushq	%rbp
	xorl	%ecx, %ecx
	xorl	%eax, %eax
	movq	%rsi, %rbp
	pushq	%rbx
	movslq	%edi, %rsi
	movl	%edi, %ebx
	movl	$3, %edx
	movl	$62, %edi
	subq	$8, %rsp
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	testq	%rax, %rax
	js	.L87
	movl	$1, %eax
	testq	%rbp, %rbp
	je	.L86
	cmpl	%ebx, 0(%rbp)
	je	.L86
	call	___errno@PLT
	movl	$22, (%rax)
.L87:
	movl	$-1, %eax
.L86:
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.size	aio_cancel, .-aio_cancel
	.globl	aio_cancel64
	.set	aio_cancel64,aio_cancel
	.section	.text.aio_suspend,"ax",@progbits
	.p2align 4
	.globl	aio_suspend
	.type	aio_suspend, @function
aio_suspend:
	testl	%esi, %esi
	jle	.L99
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L99:
	subq	$8, %rsp
	call	___errno@PLT
	movl	$22, (%rax)
	movl	$-1, %eax
	addq	$8, %rsp
	ret
	.size	aio_suspend, .-aio_suspend
	.globl	aio_suspend64
	.set	aio_suspend64,aio_suspend
	.section	.text.lio_listio,"ax",@progbits
	.p2align 4
	.globl	lio_listio
	.type	lio_listio, @function
lio_listio:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	subq	$24, %rsp
	movq	%rcx, 8(%rsp)
	cmpl	$1, %edi
	ja	.L101
	cmpl	$4096, %edx
	ja	.L101
	testq	%rcx, %rcx
	setne	%r15b
	xorl	$1, %edi
	andl	%edi, %r15d
	movb	%r15b, 7(%rsp)
	testl	%edx, %edx
	je	.L136
	movslq	%edx, %rdx
	movq	%rsi, %r15
	xorl	%ebx, %ebx
	leaq	(%rsi,%rdx,8), %rbp
	.p2align 4,,10
	.p2align 3
.L111:
	movq	(%r15), %r13
	testq	%r13, %r13
	je	.L105
	movl	72(%r13), %eax
	testl	%eax, %eax
	je	.L105
	subl	$1, %eax
	cmpl	$1, %eax
	ja	.L137
	movslq	0(%r13), %rsi
	xorl	%ecx, %ecx
	movl	$62, %edi
	xorl	%eax, %eax
	movl	$3, %edx
	movl	32(%r13), %r14d
	movq	24(%r13), %r12
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	testq	%rax, %rax
	js	.L108
	testq	%r12, %r12
	js	.L116
	testl	%r14d, %r14d
	js	.L116
	movq	24(%r13), %rcx
	movq	16(%r13), %rdx
	leaq	80(%r13), %r9
	movq	8(%r13), %rsi
	movl	0(%r13), %edi
	movl	72(%r13), %r8d
	call	transfer
	call	getpid@PLT
	leaq	40(%r13), %rsi
	movl	$-4, %edx
	movl	%eax, %edi
	call	event_send@PLT
	movl	88(%r13), %eax
.L107:
	orl	%eax, %ebx
.L105:
	addq	$8, %r15
	cmpq	%rbp, %r15
	jne	.L111
	cmpb	$0, 7(%rsp)
	jne	.L138
.L115:
	testl	%ebx, %ebx
	jne	.L139
.L113:
	xorl	%eax, %eax
.L100:
	addq	$24, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L137:
	call	___errno@PLT
	movl	$22, (%rax)
	call	___errno@PLT
	movl	(%rax), %eax
	movq	$-1, 80(%r13)
	movl	%eax, 88(%r13)
	jmp	.L107
	.p2align 4,,10
	.p2align 3
.L116:
	call	___errno@PLT
	movl	$22, (%rax)
.L108:
	call	___errno@PLT
	movl	(%rax), %eax
	movq	$-1, 80(%r13)
	movl	%eax, 88(%r13)
	jmp	.L107
	.p2align 4,,10
	.p2align 3
.L138:
	call	getpid@PLT
	movq	8(%rsp), %rsi
	movl	$-4, %edx
	movl	%eax, %edi
	call	event_send@PLT
	jmp	.L115
	.p2align 4,,10
	.p2align 3
.L136:
	cmpb	$0, 7(%rsp)
	je	.L113
	call	getpid@PLT
	movq	8(%rsp), %rsi
	movl	$-4, %edx
	movl	%eax, %edi
	call	event_send@PLT
	jmp	.L113
.L139:
	call	___errno@PLT
	movl	$5, (%rax)
.L104:
	movl	$-1, %eax
	jmp	.L100
.L101:
	call	___errno@PLT
	movl	$22, (%rax)
	jmp	.L104
	.size	lio_listio, .-lio_listio
	.globl	lio_listio64
	.set	lio_listio64,lio_listio
	.section	.text.aioread,"ax",@progbits
	.p2align 4
	.globl	aioread
	.type	aioread, @function
aioread:
	subq	$16, %rsp
	pushq	$1
	call	start
	addq	$24, %rsp
	ret
	.size	aioread, .-aioread
	.globl	aioread64
	.set	aioread64,aioread
	.section	.text.aiowrite,"ax",@progbits
	.p2align 4
	.globl	aiowrite
	.type	aiowrite, @function
aiowrite:
	subq	$16, %rsp
	pushq	$2
	call	start
	addq	$24, %rsp
	ret
	.size	aiowrite, .-aiowrite
	.globl	aiowrite64
	.set	aiowrite64,aiowrite
	.section	.text.aiowait,"ax",@progbits
	.p2align 4
	.globl	aiowait
	.type	aiowait, @function
aiowait:
	pushq	%rbp
	pushq	%rbx
	subq	$8, %rsp
	call	guard_enter@PLT
	movq	waiting(%rip), %rbx
	testq	%rbx, %rbx
	je	.L151
	movq	(%rbx), %rax
	movq	%rax, waiting(%rip)
	testq	%rax, %rax
	je	.L147
.L150:
	call	guard_leave@PLT
	movq	8(%rbx), %rbp
	movq	%rbx, %rdi
	call	free@PLT
	addq	$8, %rsp
	movq	%rbp, %rax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L147:
	leaq	waiting(%rip), %rax
	movq	%rax, last_waiting(%rip)
	jmp	.L150
	.p2align 4,,10
	.p2align 3
.L151:
	call	guard_leave@PLT
	xorl	%edi, %edi
	movq	$-1, %rbp
	call	free@PLT
	call	___errno@PLT
	movl	$22, (%rax)
	addq	$8, %rsp
	movq	%rbp, %rax
	popq	%rbx
	popq	%rbp
	ret
	.size	aiowait, .-aiowait
	.section	.text.aiocancel,"ax",@progbits
	.p2align 4
	.globl	aiocancel
	.type	aiocancel, @function
aiocancel:
	cmpq	$1, waiting(%rip)
	pushq	%rbx
	sbbl	%ebx, %ebx
	andl	$9, %ebx
	call	___errno@PLT
	addl	$13, %ebx
	movl	%ebx, (%rax)
	movl	$-1, %eax
	popq	%rbx
	ret
	.size	aiocancel, .-aiocancel
	.section	.data.rel.local,"aw"
	.align 8
	.type	last_waiting, @object
	.size	last_waiting, 8
last_waiting:
	.quad	waiting
	.local	waiting
	.comm	waiting,8,8
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
