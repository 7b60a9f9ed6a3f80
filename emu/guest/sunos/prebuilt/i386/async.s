// 04d24e66786bb9454966b50105eb3f5a emu/guest/libc/sunos/async.c
	.file	"async.c"
	.text
	.section	.text.is_valid,"ax",@progbits
	.p2align 4
	.type	is_valid, @function
is_valid:
	subl	$76, %esp
	movl	%ebx, 60(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%ebp, 72(%esp)
	movl	%eax, %ebp
	movl	%esi, 64(%esp)
	leal	40(%esp), %eax
	movl	%ecx, %esi
	movl	%edi, 68(%esp)
	movl	$3, %ecx
	movl	%edx, %edi
	movl	%ebp, 8(%esp)
	xorl	%edx, %edx
	movl	$62, %ebp
	movl	%edx, 16(%esp)
	movl	%ecx, 12(%esp)
	movl	%eax, (%esp)
	movl	%ebp, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	testl	%eax, %eax
	js	.L2
	orl	%edi, %esi
	movl	$1, %eax
	js	.L7
.L1:
	movl	60(%esp), %ebx
	movl	64(%esp), %esi
	movl	68(%esp), %edi
	movl	72(%esp), %ebp
	addl	$76, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	call	___errno@PLT
	movl	$22, (%eax)
.L2:
	xorl	%eax, %eax
	jmp	.L1
	.size	is_valid, .-is_valid
	.section	.text.transfer,"ax",@progbits
	.p2align 4
	.type	transfer, @function
transfer:
	subl	$76, %esp
	movl	%esi, 64(%esp)
	movl	%eax, %esi
	movl	80(%esp), %eax
	movl	%edi, 68(%esp)
	movl	%edx, %edi
	movl	84(%esp), %edx
	movl	%ebx, 60(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	cmpl	$1, 88(%esp)
	movl	%ebp, 72(%esp)
	movl	%ecx, %ebp
	movl	%eax, 12(%esp)
	movl	%edx, 16(%esp)
	movl	%ecx, 8(%esp)
	movl	%edi, 4(%esp)
	movl	%esi, (%esp)
	je	.L18
	call	pwrite64@PLT
	movl	%eax, %edx
	xorl	%eax, %eax
	testl	%edx, %edx
	js	.L19
.L11:
	movl	92(%esp), %esi
	movl	60(%esp), %ebx
	movl	68(%esp), %edi
	movl	72(%esp), %ebp
	movl	%edx, (%esi)
	movl	%eax, 4(%esi)
	movl	64(%esp), %esi
	addl	$76, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L18:
	call	pread64@PLT
	movl	%eax, %edx
	xorl	%eax, %eax
	testl	%edx, %edx
	jns	.L11
.L19:
	movl	%edx, 44(%esp)
	call	___errno@PLT
	movl	44(%esp), %edx
	cmpl	$29, (%eax)
	je	.L20
.L12:
	movl	%edx, 44(%esp)
	call	___errno@PLT
	movl	44(%esp), %edx
	movl	(%eax), %eax
	jmp	.L11
	.p2align 4,,10
	.p2align 3
.L20:
	cmpl	$1, 88(%esp)
	movl	%ebp, 8(%esp)
	movl	%edi, 4(%esp)
	movl	%esi, (%esp)
	je	.L21
	call	write@PLT
	movl	%eax, %edx
.L14:
	xorl	%eax, %eax
	testl	%edx, %edx
	jns	.L11
	.p2align 4,,2
	jmp	.L12
	.p2align 4,,10
	.p2align 3
.L21:
	call	read@PLT
	movl	%eax, %edx
	.p2align 4,,6
	jmp	.L14
	.size	transfer, .-transfer
	.section	.text.start,"ax",@progbits
	.p2align 4
	.type	start, @function
start:
	pushl	%ebp
	movl	%eax, %ebp
	pushl	%edi
	movl	%ecx, %edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	shrl	$31, %edi
	subl	$124, %esp
	movl	%edx, 48(%esp)
	movl	144(%esp), %eax
	movl	%ecx, 52(%esp)
	movl	148(%esp), %edx
	movl	152(%esp), %esi
	movl	%eax, 40(%esp)
	movl	%edi, %eax
	movl	%edx, 44(%esp)
	testb	%al, %al
	jne	.L36
	cmpl	$2, %esi
	ja	.L36
	xorl	%ecx, %ecx
	movl	$62, %edx
	movl	%ecx, 16(%esp)
	leal	72(%esp), %eax
	movl	$3, %edi
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	movl	%edi, 12(%esp)
	movl	%ebp, 8(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	72(%esp), %eax
	movl	76(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	testl	%eax, %eax
	js	.L25
	testl	%esi, %esi
	jne	.L42
.L28:
	movl	$8, (%esp)
	call	malloc@PLT
	testl	%eax, %eax
	movl	%eax, %esi
	je	.L43
	movl	156(%esp), %eax
	movl	44(%esp), %edx
	movl	52(%esp), %ecx
	movl	%eax, 12(%esp)
	movl	160(%esp), %eax
	movl	%edx, 4(%esp)
	movl	48(%esp), %edx
	movl	%eax, 8(%esp)
	movl	40(%esp), %eax
	movl	%eax, (%esp)
	movl	%ebp, %eax
	call	transfer
	movl	156(%esp), %eax
	movl	$0, (%esi)
	movl	%eax, 4(%esi)
	call	guard_enter@PLT
	movl	last_waiting@GOTOFF(%ebx), %eax
	movl	%esi, last_waiting@GOTOFF(%ebx)
	movl	%esi, (%eax)
	call	guard_leave@PLT
	xorl	%edx, %edx
	xorl	%eax, %eax
.L32:
	movl	%edx, 80(%esp,%eax)
	movl	%edx, 84(%esp,%eax)
	addl	$8, %eax
	cmpl	$32, %eax
	jb	.L32
	movl	$22, (%esp)
	leal	80(%esp), %eax
	xorl	%ecx, %ecx
	movl	%eax, 8(%esp)
	movl	%ecx, 4(%esp)
	call	sigaction@PLT
	testl	%eax, %eax
	je	.L44
.L34:
	addl	$124, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L44:
	cmpl	$1, 84(%esp)
	jle	.L34
	call	getpid@PLT
	movl	$22, %edx
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	kill@PLT
	jmp	.L34
	.p2align 4,,10
	.p2align 3
.L42:
	movl	%ebp, (%esp)
	movl	$1, %eax
	xorl	%edx, %edx
	movl	%eax, 12(%esp)
	xorl	%eax, %eax
	movl	%eax, 4(%esp)
	movl	%edx, 8(%esp)
	call	__lseek64@PLT
	cmpl	$2, %esi
	movl	%eax, %ecx
	movl	%edx, %edi
	je	.L45
	movl	%edx, 64(%esp)
	movl	%eax, %esi
.L29:
	testl	%edi, %edi
	movl	%edi, %eax
	jns	.L46
.L30:
	movl	64(%esp), %edi
	xorl	%edx, %edx
	xorl	%eax, %eax
	cmpl	%edx, %esi
	movl	%edi, %ecx
	sbbl	%eax, %ecx
	cmovge	%esi, %edx
	cmovge	%edi, %eax
	movl	%edx, 56(%esp)
	movl	%eax, 60(%esp)
	movl	56(%esp), %esi
	addl	%esi, 40(%esp)
	movl	60(%esp), %edi
	adcl	%edi, 44(%esp)
	jmp	.L28
	.p2align 4,,10
	.p2align 3
.L36:
	call	___errno@PLT
	movl	$22, (%eax)
.L25:
	addl	$124, %esp
	movl	$-1, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L46:
	movl	%ecx, 4(%esp)
	xorl	%edi, %edi
	movl	%edi, 12(%esp)
	movl	%eax, 8(%esp)
	movl	%ebp, (%esp)
	call	__lseek64@PLT
	jmp	.L30
	.p2align 4,,10
	.p2align 3
.L45:
	movl	%eax, 68(%esp)
	movl	$2, %eax
	movl	%eax, 12(%esp)
	xorl	%eax, %eax
	movl	%eax, 4(%esp)
	xorl	%eax, %eax
	movl	%eax, 8(%esp)
	movl	%ebp, (%esp)
	call	__lseek64@PLT
	movl	68(%esp), %ecx
	movl	%edx, 64(%esp)
	movl	%eax, %esi
	jmp	.L29
.L43:
	call	___errno@PLT
	movl	$11, (%eax)
	jmp	.L25
	.size	start, .-start
	.section	.text.event_send,"ax",@progbits
	.p2align 4
	.globl	event_send
	.type	event_send, @function
event_send:
	subl	$60, %esp
	xorl	%eax, %eax
	movl	%ebx, 52(%esp)
	movl	68(%esp), %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 56(%esp)
	cmpl	$2, (%edx)
	je	.L52
.L47:
	movl	52(%esp), %ebx
	movl	56(%esp), %esi
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L52:
	movl	4(%edx), %ecx
	leal	-1(%ecx), %esi
	cmpl	$47, %esi
	ja	.L47
	movl	72(%esp), %esi
	leal	40(%esp), %eax
	movl	%esi, 20(%esp)
	movl	8(%edx), %edx
	movl	%ecx, 12(%esp)
	movl	%eax, (%esp)
	movl	%edx, 16(%esp)
	movl	64(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$190, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	jmp	.L47
	.size	event_send, .-event_send
	.section	.text.sync_file,"ax",@progbits
	.p2align 4
	.type	sync_file, @function
sync_file:
	pushl	%edi
	movl	%ecx, %edi
	pushl	%esi
	movl	%edx, %esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$48, %esp
	cmpl	$16, %eax
	je	.L54
	cmpl	$64, %eax
	jne	.L68
.L54:
	xorl	%ecx, %ecx
	movl	$3, %edx
	movl	%ecx, 16(%esp)
	leal	40(%esp), %eax
	movl	$62, %ecx
	movl	%edx, 12(%esp)
	movl	%ecx, 4(%esp)
	movl	%eax, (%esp)
	movl	%esi, 8(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	testl	%eax, %eax
	js	.L55
	movl	%esi, (%esp)
	call	fsync@PLT
	movl	%eax, %esi
	xorl	%eax, %eax
	testl	%esi, %esi
	jne	.L69
.L58:
	movl	%esi, (%edi)
	movl	%eax, 4(%edi)
	call	getpid@PLT
	movl	$-4, %edx
	movl	%edx, 8(%esp)
	movl	64(%esp), %edx
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	event_send@PLT
	addl	$48, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L69:
	call	___errno@PLT
	movl	(%eax), %eax
	jmp	.L58
	.p2align 4,,10
	.p2align 3
.L68:
	call	___errno@PLT
	movl	$22, (%eax)
.L55:
	addl	$48, %esp
	movl	$-1, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.size	sync_file, .-sync_file
	.section	.text.aio_read,"ax",@progbits
	.p2align 4
	.globl	aio_read
	.type	aio_read, @function
aio_read:
	subl	$44, %esp
	movl	%esi, 32(%esp)
	movl	48(%esp), %esi
	movl	%ebx, 28(%esp)
	movl	%edi, 36(%esp)
	movl	%ebp, 40(%esp)
	movl	12(%esi), %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	16(%esi), %ecx
	movl	(%esi), %eax
	sarl	$31, %edx
	call	is_valid
	testl	%eax, %eax
	je	.L72
	leal	44(%esi), %edi
	movl	8(%esi), %ecx
	movl	$-4, %ebp
	movl	4(%esi), %edx
	addl	$20, %esi
	movl	-20(%esi), %eax
	movl	%edi, 12(%esp)
	movl	$1, %edi
	movl	%edi, 8(%esp)
	movl	-8(%esi), %edi
	movl	%edi, (%esp)
	sarl	$31, %edi
	movl	%edi, 4(%esp)
	call	transfer
	call	getpid@PLT
	movl	%ebp, 8(%esp)
	movl	%esi, 4(%esp)
	movl	%eax, (%esp)
	call	event_send@PLT
	xorl	%eax, %eax
.L70:
	movl	28(%esp), %ebx
	movl	32(%esp), %esi
	movl	36(%esp), %edi
	movl	40(%esp), %ebp
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L72:
	movl	$-1, %eax
	jmp	.L70
	.size	aio_read, .-aio_read
	.section	.text.aio_write,"ax",@progbits
	.p2align 4
	.globl	aio_write
	.type	aio_write, @function
aio_write:
	subl	$44, %esp
	movl	%esi, 32(%esp)
	movl	48(%esp), %esi
	movl	%ebx, 28(%esp)
	movl	%edi, 36(%esp)
	movl	%ebp, 40(%esp)
	movl	12(%esi), %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	16(%esi), %ecx
	movl	(%esi), %eax
	sarl	$31, %edx
	call	is_valid
	testl	%eax, %eax
	je	.L76
	leal	44(%esi), %edi
	movl	8(%esi), %ecx
	movl	$-4, %ebp
	movl	4(%esi), %edx
	addl	$20, %esi
	movl	-20(%esi), %eax
	movl	%edi, 12(%esp)
	movl	$2, %edi
	movl	%edi, 8(%esp)
	movl	-8(%esi), %edi
	movl	%edi, (%esp)
	sarl	$31, %edi
	movl	%edi, 4(%esp)
	call	transfer
	call	getpid@PLT
	movl	%ebp, 8(%esp)
	movl	%esi, 4(%esp)
	movl	%eax, (%esp)
	call	event_send@PLT
	xorl	%eax, %eax
.L74:
	movl	28(%esp), %ebx
	movl	32(%esp), %esi
	movl	36(%esp), %edi
	movl	40(%esp), %ebp
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L76:
	movl	$-1, %eax
	jmp	.L74
	.size	aio_write, .-aio_write
	.section	.text.aio_fsync,"ax",@progbits
	.p2align 4
	.globl	aio_fsync
	.type	aio_fsync, @function
aio_fsync:
	pushl	%ebx
	movl	12(%esp), %eax
	movl	8(%esp), %ebx
	movl	(%eax), %edx
	leal	44(%eax), %ecx
	addl	$20, %eax
	movl	%eax, 8(%esp)
	movl	%ebx, %eax
	popl	%ebx
	jmp	sync_file
	.size	aio_fsync, .-aio_fsync
	.section	.text.aio_error,"ax",@progbits
	.p2align 4
	.globl	aio_error
	.type	aio_error, @function
aio_error:
	movl	4(%esp), %eax
	movl	48(%eax), %eax
	ret
	.size	aio_error, .-aio_error
	.section	.text.aio_return,"ax",@progbits
	.p2align 4
	.globl	aio_return
	.type	aio_return, @function
aio_return:
	subl	$12, %esp
	movl	%esi, 4(%esp)
	movl	16(%esp), %eax
	movl	%ebx, (%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 8(%esp)
	movl	44(%eax), %esi
	movl	$-1, 44(%eax)
	movl	48(%eax), %edi
	movl	$22, 48(%eax)
	testl	%esi, %esi
	js	.L84
.L81:
	movl	%esi, %eax
	movl	(%esp), %ebx
	movl	4(%esp), %esi
	movl	8(%esp), %edi
	addl	$12, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L84:
	call	___errno@PLT
	movl	%edi, (%eax)
	jmp	.L81
	.size	aio_return, .-aio_return
	.section	.text.aio_cancel,"ax",@progbits
	.p2align 4
	.globl	aio_cancel
	.type	aio_cancel, @function
aio_cancel:
	subl	$60, %esp
	xorl	%edx, %edx
	movl	%ebx, 48(%esp)
	leal	40(%esp), %eax
	movl	$3, %ecx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 52(%esp)
	movl	64(%esp), %esi
	movl	%edx, 16(%esp)
	movl	$62, %edx
	movl	%ecx, 12(%esp)
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	movl	%esi, 8(%esp)
	movl	%edi, 56(%esp)
	movl	68(%esp), %edi
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	testl	%eax, %eax
	js	.L86
	testl	%edi, %edi
	je	.L89
	cmpl	%esi, (%edi)
	.p2align 4,,5
	je	.L89
	.p2align 4,,7
	call	___errno@PLT
	movl	$22, (%eax)
.L86:
	movl	48(%esp), %ebx
	movl	$-1, %eax
	movl	52(%esp), %esi
	movl	56(%esp), %edi
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L89:
	movl	48(%esp), %ebx
	movl	$1, %eax
	movl	52(%esp), %esi
	movl	56(%esp), %edi
	addl	$60, %esp
	ret
	.size	aio_cancel, .-aio_cancel
	.section	.text.aio_suspend,"ax",@progbits
	.p2align 4
	.globl	aio_suspend
	.type	aio_suspend, @function
aio_suspend:
	subl	$12, %esp
	movl	%ebx, 8(%esp)
	movl	20(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	testl	%eax, %eax
	jle	.L95
	xorl	%eax, %eax
.L91:
	movl	8(%esp), %ebx
	addl	$12, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L95:
	call	___errno@PLT
	movl	$22, (%eax)
	movl	$-1, %eax
	jmp	.L91
	.size	aio_suspend, .-aio_suspend
	.section	.text.lio_listio,"ax",@progbits
	.p2align 4
	.globl	lio_listio
	.type	lio_listio, @function
lio_listio:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$44, %esp
	movl	64(%esp), %eax
	movl	68(%esp), %ebp
	cmpl	$1, %eax
	ja	.L97
	cmpl	$4096, 72(%esp)
	ja	.L97
	movl	76(%esp), %ecx
	testl	%ecx, %ecx
	setne	%dl
	xorl	$1, %eax
	andb	%al, %dl
	movl	72(%esp), %eax
	xorl	%esi, %esi
	movb	%dl, 31(%esp)
	xorl	%edi, %edi
	movl	%esi, 16(%esp)
	testl	%eax, %eax
	jne	.L98
	jmp	.L131
	.p2align 4,,10
	.p2align 3
.L102:
	movl	12(%esi), %edx
	movl	16(%esi), %ecx
	movl	(%esi), %eax
	sarl	$31, %edx
	call	is_valid
	testl	%eax, %eax
	je	.L104
	movl	4(%esi), %eax
	movl	8(%esi), %ecx
	movl	%eax, 20(%esp)
	movl	(%esi), %eax
	movl	20(%esp), %edx
	movl	%eax, 24(%esp)
	leal	44(%esi), %eax
	movl	%eax, 12(%esp)
	movl	40(%esi), %eax
	movl	%eax, 8(%esp)
	movl	12(%esi), %eax
	movl	%eax, (%esp)
	sarl	$31, %eax
	movl	%eax, 4(%esp)
	movl	24(%esp), %eax
	call	transfer
	call	getpid@PLT
	movl	$-4, %edx
	movl	%edx, 8(%esp)
	leal	20(%esi), %edx
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	event_send@PLT
	movl	48(%esi), %eax
.L103:
	orl	%eax, 16(%esp)
.L101:
	incl	%edi
	cmpl	%edi, 72(%esp)
	je	.L132
.L98:
	movl	0(%ebp,%edi,4), %esi
	testl	%esi, %esi
	je	.L101
	movl	40(%esi), %eax
	testl	%eax, %eax
	je	.L101
	decl	%eax
	cmpl	$1, %eax
	jbe	.L102
	call	___errno@PLT
	movl	$22, (%eax)
	call	___errno@PLT
	movl	(%eax), %eax
	movl	$-1, 44(%esi)
	movl	%eax, 48(%esi)
	jmp	.L103
	.p2align 4,,10
	.p2align 3
.L104:
	call	___errno@PLT
	movl	(%eax), %eax
	movl	$-1, 44(%esi)
	movl	%eax, 48(%esi)
	jmp	.L103
	.p2align 4,,10
	.p2align 3
.L132:
	cmpb	$0, 31(%esp)
	jne	.L133
.L108:
	movl	16(%esp), %eax
	testl	%eax, %eax
	jne	.L134
.L106:
	xorl	%eax, %eax
.L96:
	addl	$44, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L133:
	call	getpid@PLT
	movl	76(%esp), %ecx
	movl	$-4, %edx
	movl	%edx, 8(%esp)
	movl	%ecx, 4(%esp)
	movl	%eax, (%esp)
	call	event_send@PLT
	jmp	.L108
	.p2align 4,,10
	.p2align 3
.L131:
	cmpb	$0, 31(%esp)
	je	.L106
	.p2align 4,,6
	call	getpid@PLT
	movl	$-4, %ecx
	movl	%ecx, 8(%esp)
	movl	76(%esp), %ecx
	movl	%ecx, 4(%esp)
	movl	%eax, (%esp)
	call	event_send@PLT
	jmp	.L106
.L134:
	call	___errno@PLT
	movl	$5, (%eax)
.L100:
	movl	$-1, %eax
	jmp	.L96
.L97:
	call	___errno@PLT
	movl	$22, (%eax)
	jmp	.L100
	.size	lio_listio, .-lio_listio
	.section	.text.aio_read64,"ax",@progbits
	.p2align 4
	.globl	aio_read64
	.type	aio_read64, @function
aio_read64:
	subl	$44, %esp
	movl	%esi, 32(%esp)
	movl	48(%esp), %esi
	movl	%ebx, 28(%esp)
	movl	%edi, 36(%esp)
	movl	%ebp, 40(%esp)
	movl	16(%esi), %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	20(%esi), %ecx
	movl	(%esi), %eax
	sarl	$31, %edx
	call	is_valid
	testl	%eax, %eax
	je	.L137
	leal	48(%esi), %edi
	movl	8(%esi), %ecx
	addl	$24, %esi
	movl	-20(%esi), %edx
	movl	-24(%esi), %eax
	movl	%edi, 12(%esp)
	movl	$1, %edi
	movl	%edi, 8(%esp)
	movl	-8(%esi), %ebp
	movl	-12(%esi), %edi
	movl	%ebp, 4(%esp)
	movl	$-4, %ebp
	movl	%edi, (%esp)
	call	transfer
	call	getpid@PLT
	movl	%ebp, 8(%esp)
	movl	%esi, 4(%esp)
	movl	%eax, (%esp)
	call	event_send@PLT
	xorl	%eax, %eax
.L135:
	movl	28(%esp), %ebx
	movl	32(%esp), %esi
	movl	36(%esp), %edi
	movl	40(%esp), %ebp
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L137:
	movl	$-1, %eax
	jmp	.L135
	.size	aio_read64, .-aio_read64
	.section	.text.aio_write64,"ax",@progbits
	.p2align 4
	.globl	aio_write64
	.type	aio_write64, @function
aio_write64:
	subl	$44, %esp
	movl	%esi, 32(%esp)
	movl	48(%esp), %esi
	movl	%ebx, 28(%esp)
	movl	%edi, 36(%esp)
	movl	%ebp, 40(%esp)
	movl	16(%esi), %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	20(%esi), %ecx
	movl	(%esi), %eax
	sarl	$31, %edx
	call	is_valid
	testl	%eax, %eax
	je	.L141
	leal	48(%esi), %edi
	movl	8(%esi), %ecx
	addl	$24, %esi
	movl	-20(%esi), %edx
	movl	-24(%esi), %eax
	movl	%edi, 12(%esp)
	movl	$2, %edi
	movl	%edi, 8(%esp)
	movl	-8(%esi), %ebp
	movl	-12(%esi), %edi
	movl	%ebp, 4(%esp)
	movl	$-4, %ebp
	movl	%edi, (%esp)
	call	transfer
	call	getpid@PLT
	movl	%ebp, 8(%esp)
	movl	%esi, 4(%esp)
	movl	%eax, (%esp)
	call	event_send@PLT
	xorl	%eax, %eax
.L139:
	movl	28(%esp), %ebx
	movl	32(%esp), %esi
	movl	36(%esp), %edi
	movl	40(%esp), %ebp
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L141:
	movl	$-1, %eax
	jmp	.L139
	.size	aio_write64, .-aio_write64
	.section	.text.aio_fsync64,"ax",@progbits
	.p2align 4
	.globl	aio_fsync64
	.type	aio_fsync64, @function
aio_fsync64:
	pushl	%ebx
	movl	12(%esp), %eax
	movl	8(%esp), %ebx
	movl	(%eax), %edx
	leal	48(%eax), %ecx
	addl	$24, %eax
	movl	%eax, 8(%esp)
	movl	%ebx, %eax
	popl	%ebx
	jmp	sync_file
	.size	aio_fsync64, .-aio_fsync64
	.section	.text.aio_error64,"ax",@progbits
	.p2align 4
	.globl	aio_error64
	.type	aio_error64, @function
aio_error64:
	movl	4(%esp), %eax
	movl	52(%eax), %eax
	ret
	.size	aio_error64, .-aio_error64
	.section	.text.aio_return64,"ax",@progbits
	.p2align 4
	.globl	aio_return64
	.type	aio_return64, @function
aio_return64:
	subl	$12, %esp
	movl	%esi, 4(%esp)
	movl	16(%esp), %eax
	movl	%ebx, (%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 8(%esp)
	movl	48(%eax), %esi
	movl	$-1, 48(%eax)
	movl	52(%eax), %edi
	movl	$22, 52(%eax)
	testl	%esi, %esi
	js	.L149
.L146:
	movl	%esi, %eax
	movl	(%esp), %ebx
	movl	4(%esp), %esi
	movl	8(%esp), %edi
	addl	$12, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L149:
	call	___errno@PLT
	movl	%edi, (%eax)
	jmp	.L146
	.size	aio_return64, .-aio_return64
	.section	.text.aio_cancel64,"ax",@progbits
	.p2align 4
	.globl	aio_cancel64
	.type	aio_cancel64, @function
aio_cancel64:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	36(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	aio_cancel@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	aio_cancel64, .-aio_cancel64
	.section	.text.aio_suspend64,"ax",@progbits
	.p2align 4
	.globl	aio_suspend64
	.type	aio_suspend64, @function
aio_suspend64:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 8(%esp)
	movl	36(%esp), %eax
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	aio_suspend@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	aio_suspend64, .-aio_suspend64
	.section	.text.lio_listio64,"ax",@progbits
	.p2align 4
	.globl	lio_listio64
	.type	lio_listio64, @function
lio_listio64:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$44, %esp
	movl	64(%esp), %eax
	movl	68(%esp), %ebp
	cmpl	$1, %eax
	ja	.L155
	cmpl	$4096, 72(%esp)
	ja	.L155
	movl	76(%esp), %ecx
	testl	%ecx, %ecx
	setne	%dl
	xorl	$1, %eax
	andb	%al, %dl
	movl	72(%esp), %eax
	xorl	%esi, %esi
	movb	%dl, 31(%esp)
	xorl	%edi, %edi
	movl	%esi, 16(%esp)
	testl	%eax, %eax
	jne	.L156
	jmp	.L189
	.p2align 4,,10
	.p2align 3
.L160:
	movl	16(%esi), %edx
	movl	20(%esi), %ecx
	movl	(%esi), %eax
	sarl	$31, %edx
	call	is_valid
	testl	%eax, %eax
	je	.L162
	movl	4(%esi), %eax
	movl	8(%esi), %ecx
	movl	%eax, 20(%esp)
	movl	(%esi), %eax
	movl	%eax, 24(%esp)
	leal	48(%esi), %eax
	movl	%eax, 12(%esp)
	movl	44(%esi), %eax
	movl	%eax, 8(%esp)
	movl	12(%esi), %eax
	movl	16(%esi), %edx
	movl	%eax, (%esp)
	movl	24(%esp), %eax
	movl	%edx, 4(%esp)
	movl	20(%esp), %edx
	call	transfer
	call	getpid@PLT
	movl	$-4, %edx
	movl	%edx, 8(%esp)
	leal	24(%esi), %edx
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	event_send@PLT
	movl	52(%esi), %eax
.L161:
	orl	%eax, 16(%esp)
.L159:
	incl	%edi
	cmpl	%edi, 72(%esp)
	je	.L190
.L156:
	movl	0(%ebp,%edi,4), %esi
	testl	%esi, %esi
	je	.L159
	movl	44(%esi), %eax
	testl	%eax, %eax
	je	.L159
	decl	%eax
	cmpl	$1, %eax
	jbe	.L160
	call	___errno@PLT
	movl	$22, (%eax)
	call	___errno@PLT
	movl	(%eax), %eax
	movl	$-1, 48(%esi)
	movl	%eax, 52(%esi)
	jmp	.L161
	.p2align 4,,10
	.p2align 3
.L162:
	call	___errno@PLT
	movl	(%eax), %eax
	movl	$-1, 48(%esi)
	movl	%eax, 52(%esi)
	jmp	.L161
	.p2align 4,,10
	.p2align 3
.L190:
	cmpb	$0, 31(%esp)
	jne	.L191
.L166:
	movl	16(%esp), %eax
	testl	%eax, %eax
	jne	.L192
.L164:
	xorl	%eax, %eax
.L154:
	addl	$44, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L191:
	call	getpid@PLT
	movl	76(%esp), %ecx
	movl	$-4, %edx
	movl	%edx, 8(%esp)
	movl	%ecx, 4(%esp)
	movl	%eax, (%esp)
	call	event_send@PLT
	jmp	.L166
	.p2align 4,,10
	.p2align 3
.L189:
	cmpb	$0, 31(%esp)
	je	.L164
	.p2align 4,,6
	call	getpid@PLT
	movl	$-4, %ecx
	movl	%ecx, 8(%esp)
	movl	76(%esp), %ecx
	movl	%ecx, 4(%esp)
	movl	%eax, (%esp)
	call	event_send@PLT
	jmp	.L164
.L192:
	call	___errno@PLT
	movl	$5, (%eax)
.L158:
	movl	$-1, %eax
	jmp	.L154
.L155:
	call	___errno@PLT
	movl	$22, (%eax)
	jmp	.L158
	.size	lio_listio64, .-lio_listio64
	.section	.text.aioread,"ax",@progbits
	.p2align 4
	.globl	aioread
	.type	aioread, @function
aioread:
	subl	$12, %esp
	movl	%ebx, (%esp)
	movl	28(%esp), %ebx
	movl	%edi, 8(%esp)
	movl	$1, %edi
	movl	16(%esp), %eax
	movl	%esi, 4(%esp)
	movl	32(%esp), %esi
	movl	%edi, 32(%esp)
	movl	36(%esp), %edi
	movl	%ebx, 16(%esp)
	sarl	$31, %ebx
	movl	20(%esp), %edx
	movl	%ebx, 20(%esp)
	movl	24(%esp), %ecx
	movl	%esi, 24(%esp)
	movl	(%esp), %ebx
	movl	%edi, 28(%esp)
	movl	4(%esp), %esi
	movl	8(%esp), %edi
	addl	$12, %esp
	jmp	start
	.size	aioread, .-aioread
	.section	.text.aiowrite,"ax",@progbits
	.p2align 4
	.globl	aiowrite
	.type	aiowrite, @function
aiowrite:
	subl	$12, %esp
	movl	%ebx, (%esp)
	movl	28(%esp), %ebx
	movl	%edi, 8(%esp)
	movl	$2, %edi
	movl	16(%esp), %eax
	movl	%esi, 4(%esp)
	movl	32(%esp), %esi
	movl	%edi, 32(%esp)
	movl	36(%esp), %edi
	movl	%ebx, 16(%esp)
	sarl	$31, %ebx
	movl	20(%esp), %edx
	movl	%ebx, 20(%esp)
	movl	24(%esp), %ecx
	movl	%esi, 24(%esp)
	movl	(%esp), %ebx
	movl	%edi, 28(%esp)
	movl	4(%esp), %esi
	movl	8(%esp), %edi
	addl	$12, %esp
	jmp	start
	.size	aiowrite, .-aiowrite
	.section	.text.aioread64,"ax",@progbits
	.p2align 4
	.globl	aioread64
	.type	aioread64, @function
aioread64:
	subl	$12, %esp
	movl	%edi, 8(%esp)
	movl	$1, %edi
	movl	28(%esp), %ecx
	movl	%ebx, (%esp)
	movl	32(%esp), %ebx
	movl	%edi, 32(%esp)
	movl	40(%esp), %edi
	movl	%esi, 4(%esp)
	movl	24(%esp), %esi
	movl	16(%esp), %eax
	movl	%ecx, 16(%esp)
	movl	20(%esp), %edx
	movl	%edi, 28(%esp)
	movl	36(%esp), %edi
	movl	%ebx, 20(%esp)
	movl	%esi, %ecx
	movl	(%esp), %ebx
	movl	4(%esp), %esi
	movl	%edi, 24(%esp)
	movl	8(%esp), %edi
	addl	$12, %esp
	jmp	start
	.size	aioread64, .-aioread64
	.section	.text.aiowrite64,"ax",@progbits
	.p2align 4
	.globl	aiowrite64
	.type	aiowrite64, @function
aiowrite64:
	subl	$12, %esp
	movl	%edi, 8(%esp)
	movl	$2, %edi
	movl	28(%esp), %ecx
	movl	%ebx, (%esp)
	movl	32(%esp), %ebx
	movl	%edi, 32(%esp)
	movl	40(%esp), %edi
	movl	%esi, 4(%esp)
	movl	24(%esp), %esi
	movl	16(%esp), %eax
	movl	%ecx, 16(%esp)
	movl	20(%esp), %edx
	movl	%edi, 28(%esp)
	movl	36(%esp), %edi
	movl	%ebx, 20(%esp)
	movl	%esi, %ecx
	movl	(%esp), %ebx
	movl	4(%esp), %esi
	movl	%edi, 24(%esp)
	movl	8(%esp), %edi
	addl	$12, %esp
	jmp	start
	.size	aiowrite64, .-aiowrite64
	.section	.text.aiowait,"ax",@progbits
	.p2align 4
	.globl	aiowait
	.type	aiowait, @function
aiowait:
	subl	$28, %esp
	movl	%ebx, 16(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 20(%esp)
	movl	%edi, 24(%esp)
	call	guard_enter@PLT
	movl	waiting@GOTOFF(%ebx), %esi
	testl	%esi, %esi
	je	.L208
	movl	(%esi), %eax
	movl	%eax, waiting@GOTOFF(%ebx)
	testl	%eax, %eax
	je	.L204
.L207:
	call	guard_leave@PLT
	movl	4(%esi), %edi
	movl	%esi, (%esp)
	call	free@PLT
.L201:
	movl	%edi, %eax
	movl	16(%esp), %ebx
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L204:
	leal	waiting@GOTOFF(%ebx), %eax
	movl	%eax, last_waiting@GOTOFF(%ebx)
	jmp	.L207
	.p2align 4,,10
	.p2align 3
.L208:
	call	guard_leave@PLT
	movl	$-1, %edi
	movl	$0, (%esp)
	call	free@PLT
	call	___errno@PLT
	movl	$22, (%eax)
	jmp	.L201
	.size	aiowait, .-aiowait
	.section	.text.aiocancel,"ax",@progbits
	.p2align 4
	.globl	aiocancel
	.type	aiocancel, @function
aiocancel:
	subl	$12, %esp
	movl	%ebx, 4(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 8(%esp)
	cmpl	$1, waiting@GOTOFF(%ebx)
	sbbl	%esi, %esi
	call	___errno@PLT
	andl	$9, %esi
	movl	4(%esp), %ebx
	addl	$13, %esi
	movl	%esi, (%eax)
	movl	8(%esp), %esi
	movl	$-1, %eax
	addl	$12, %esp
	ret
	.size	aiocancel, .-aiocancel
	.section	.data.rel.local,"aw"
	.align 4
	.type	last_waiting, @object
	.size	last_waiting, 4
last_waiting:
	.long	waiting
	.local	waiting
	.comm	waiting,4,4
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
