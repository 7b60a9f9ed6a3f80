// 0fcaa5f62bb2562f72772b0a14c9b745 emu/guest/libc/sunos/calls.c
	.file	"calls.c"
	.text
	.section	.text.keep_ready,"ax",@progbits
	.p2align 4
	.type	keep_ready, @function
keep_ready:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	subl	$12, %esp
	testl	%ecx, %ecx
	movl	%eax, 4(%esp)
	jle	.L8
	testl	%eax, %eax
	je	.L8
	movl	%edx, %ebx
	xorl	%edx, %edx
	movl	%edx, 8(%esp)
	movl	%ecx, %ebp
	xorl	%eax, %eax
	jmp	.L7
	.p2align 4,,10
	.p2align 3
.L21:
	incl	8(%esp)
	.p2align 4
	.p2align 3
.L5:
	incl	%eax
	cmpl	%eax, %ebp
	jle	.L1
.L7:
	movswl	4(%ebx,%eax,8), %edx
	testl	%edx, 32(%esp)
	je	.L5
	movl	(%ebx,%eax,8), %ecx
	movl	4(%esp), %esi
	leal	31(%ecx), %edx
	testl	%ecx, %ecx
	cmovns	%ecx, %edx
	sarl	$5, %edx
	leal	(%esi,%edx,4), %esi
	movl	%ecx, %edx
	movl	(%esi), %edi
	andl	$31, %edx
	movl	%edx, (%esp)
	movl	%edi, %edx
	sarl	%cl, %edx
	testb	$1, %dl
	je	.L5
	movswl	6(%ebx,%eax,8), %ecx
	testl	%ecx, 36(%esp)
	jne	.L21
	movzbl	(%esp), %ecx
	movl	$1, %edx
	incl	%eax
	sall	%cl, %edx
	notl	%edx
	andl	%edi, %edx
	cmpl	%eax, %ebp
	movl	%edx, (%esi)
	jg	.L7
.L1:
	movl	8(%esp), %eax
	addl	$12, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L8:
	xorl	%eax, %eax
	movl	%eax, 8(%esp)
	movl	8(%esp), %eax
	addl	$12, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	keep_ready, .-keep_ready
	.section	.text.call_value,"ax",@progbits
	.p2align 4
	.globl	call_value
	.type	call_value, @function
call_value:
	subl	$12, %esp
	movl	%esi, 8(%esp)
	movl	16(%esp), %esi
	movl	%ebx, 4(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	cmpl	$-4095, %esi
	jnb	.L25
.L22:
	movl	%esi, %eax
	movl	4(%esp), %ebx
	movl	8(%esp), %esi
	addl	$12, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L25:
	call	___errno@PLT
	negl	%esi
	movl	%esi, (%eax)
	movl	$-1, %esi
	jmp	.L22
	.size	call_value, .-call_value
	.section	.text.read,"ax",@progbits
	.p2align 4
	.globl	read
	.type	read, @function
read:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$52, %esp
	call	cancel_enter@PLT
	movl	72(%esp), %edx
	leal	40(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 16(%esp)
	movl	68(%esp), %edx
	movl	%edx, 12(%esp)
	movl	64(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$3, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	44(%esp), %edx
	movl	40(%esp), %eax
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	call_value@PLT
	movl	%eax, %esi
	call	cancel_leave@PLT
	addl	$52, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	ret
	.size	read, .-read
	.section	.text.write,"ax",@progbits
	.p2align 4
	.globl	write
	.type	write, @function
write:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$52, %esp
	call	cancel_enter@PLT
	movl	72(%esp), %edx
	leal	40(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 16(%esp)
	movl	68(%esp), %edx
	movl	%edx, 12(%esp)
	movl	64(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$4, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	44(%esp), %edx
	movl	40(%esp), %eax
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	call_value@PLT
	movl	%eax, %esi
	call	cancel_leave@PLT
	addl	$52, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	ret
	.size	write, .-write
	.section	.text.open,"ax",@progbits
	.p2align 4
	.globl	open
	.type	open, @function
open:
	subl	$60, %esp
	movl	%esi, 52(%esp)
	movl	68(%esp), %esi
	movl	%edi, 56(%esp)
	movl	%ebx, 48(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, %edi
	andl	$256, %edi
	je	.L31
	movl	72(%esp), %edi
.L31:
	call	cancel_enter@PLT
	movl	64(%esp), %edx
	leal	40(%esp), %eax
	movl	%edi, 16(%esp)
	movl	%esi, 12(%esp)
	movl	%eax, (%esp)
	movl	%edx, 8(%esp)
	movl	$5, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	44(%esp), %edx
	movl	40(%esp), %eax
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	call_value@PLT
	movl	%eax, %esi
	call	cancel_leave@PLT
	movl	%esi, %eax
	movl	48(%esp), %ebx
	movl	52(%esp), %esi
	movl	56(%esp), %edi
	addl	$60, %esp
	ret
	.size	open, .-open
	.section	.text.open64,"ax",@progbits
	.p2align 4
	.globl	open64
	.type	open64, @function
open64:
	subl	$60, %esp
	movl	%esi, 52(%esp)
	movl	68(%esp), %esi
	movl	%edi, 56(%esp)
	movl	%ebx, 48(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, %edi
	andl	$256, %edi
	je	.L37
	movl	72(%esp), %edi
.L37:
	call	cancel_enter@PLT
	movl	64(%esp), %edx
	leal	40(%esp), %eax
	movl	%edi, 16(%esp)
	movl	%esi, 12(%esp)
	movl	%eax, (%esp)
	movl	%edx, 8(%esp)
	movl	$225, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	44(%esp), %edx
	movl	40(%esp), %eax
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	call_value@PLT
	movl	%eax, %esi
	call	cancel_leave@PLT
	movl	%esi, %eax
	movl	48(%esp), %ebx
	movl	52(%esp), %esi
	movl	56(%esp), %edi
	addl	$60, %esp
	ret
	.size	open64, .-open64
	.section	.text.creat,"ax",@progbits
	.p2align 4
	.globl	creat
	.type	creat, @function
creat:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	36(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 8(%esp)
	movl	$769, %eax
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	open@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	creat, .-creat
	.section	.text.creat64,"ax",@progbits
	.p2align 4
	.globl	creat64
	.type	creat64, @function
creat64:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	36(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 8(%esp)
	movl	$769, %eax
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	open64@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	creat64, .-creat64
	.section	.text.lseek,"ax",@progbits
	.p2align 4
	.globl	lseek
	.type	lseek, @function
lseek:
	subl	$60, %esp
	movl	%ebx, 56(%esp)
	movl	72(%esp), %edx
	leal	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 16(%esp)
	movl	68(%esp), %edx
	movl	%edx, 12(%esp)
	movl	64(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$19, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.size	lseek, .-lseek
	.section	.text.__lseek64,"ax",@progbits
	.p2align 4
	.globl	__lseek64
	.type	__lseek64, @function
__lseek64:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$52, %esp
	movl	76(%esp), %edx
	leal	40(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 20(%esp)
	movl	72(%esp), %edx
	movl	%edx, 16(%esp)
	movl	68(%esp), %edx
	movl	%edx, 12(%esp)
	movl	64(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$175, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %ecx
	movl	44(%esp), %esi
	cmpl	$-255, %ecx
	movl	%ecx, %eax
	movl	%esi, %edx
	jb	.L48
	testl	%esi, %esi
	je	.L57
.L48:
	addl	$52, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L57:
	movl	%esi, 4(%esp)
	movl	%ecx, (%esp)
	call	call_value@PLT
	addl	$52, %esp
	popl	%ebx
	popl	%esi
	cltd
	ret
	.size	__lseek64, .-__lseek64
	.globl	llseek
	.set	llseek,__lseek64
	.globl	lseek64
	.set	lseek64,__lseek64
	.section	.text.pread,"ax",@progbits
	.p2align 4
	.globl	pread
	.type	pread, @function
pread:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$52, %esp
	call	cancel_enter@PLT
	movl	76(%esp), %edx
	leal	40(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 20(%esp)
	movl	72(%esp), %edx
	movl	%edx, 16(%esp)
	movl	68(%esp), %edx
	movl	%edx, 12(%esp)
	movl	64(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$173, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	44(%esp), %edx
	movl	40(%esp), %eax
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	call_value@PLT
	movl	%eax, %esi
	call	cancel_leave@PLT
	addl	$52, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	ret
	.size	pread, .-pread
	.section	.text.pwrite,"ax",@progbits
	.p2align 4
	.globl	pwrite
	.type	pwrite, @function
pwrite:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$52, %esp
	call	cancel_enter@PLT
	movl	76(%esp), %edx
	leal	40(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 20(%esp)
	movl	72(%esp), %edx
	movl	%edx, 16(%esp)
	movl	68(%esp), %edx
	movl	%edx, 12(%esp)
	movl	64(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$174, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	44(%esp), %edx
	movl	40(%esp), %eax
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	call_value@PLT
	movl	%eax, %esi
	call	cancel_leave@PLT
	addl	$52, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	ret
	.size	pwrite, .-pwrite
	.section	.text.pread64,"ax",@progbits
	.p2align 4
	.globl	pread64
	.type	pread64, @function
pread64:
	subl	$60, %esp
	movl	%ebx, 48(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 52(%esp)
	movl	76(%esp), %esi
	movl	%edi, 56(%esp)
	movl	80(%esp), %edi
	call	cancel_enter@PLT
	movl	72(%esp), %edx
	leal	40(%esp), %eax
	movl	%edi, 24(%esp)
	movl	%esi, 20(%esp)
	movl	%eax, (%esp)
	movl	%edx, 16(%esp)
	movl	68(%esp), %edx
	movl	%edx, 12(%esp)
	movl	64(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$222, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	44(%esp), %edx
	movl	40(%esp), %eax
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	call_value@PLT
	movl	%eax, %esi
	call	cancel_leave@PLT
	movl	%esi, %eax
	movl	48(%esp), %ebx
	movl	52(%esp), %esi
	movl	56(%esp), %edi
	addl	$60, %esp
	ret
	.size	pread64, .-pread64
	.section	.text.pwrite64,"ax",@progbits
	.p2align 4
	.globl	pwrite64
	.type	pwrite64, @function
pwrite64:
	subl	$60, %esp
	movl	%ebx, 48(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 52(%esp)
	movl	76(%esp), %esi
	movl	%edi, 56(%esp)
	movl	80(%esp), %edi
	call	cancel_enter@PLT
	movl	72(%esp), %edx
	leal	40(%esp), %eax
	movl	%edi, 24(%esp)
	movl	%esi, 20(%esp)
	movl	%eax, (%esp)
	movl	%edx, 16(%esp)
	movl	68(%esp), %edx
	movl	%edx, 12(%esp)
	movl	64(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$223, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	44(%esp), %edx
	movl	40(%esp), %eax
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	call_value@PLT
	movl	%eax, %esi
	call	cancel_leave@PLT
	movl	%esi, %eax
	movl	48(%esp), %ebx
	movl	52(%esp), %esi
	movl	56(%esp), %edi
	addl	$60, %esp
	ret
	.size	pwrite64, .-pwrite64
	.section	.text.fcntl,"ax",@progbits
	.p2align 4
	.globl	fcntl
	.type	fcntl, @function
fcntl:
	subl	$60, %esp
	movl	%esi, 52(%esp)
	movl	68(%esp), %esi
	movl	%ebx, 48(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 56(%esp)
	movl	72(%esp), %edi
	cmpl	$7, %esi
	je	.L70
	cmpl	$35, %esi
	je	.L70
	movl	%edi, 16(%esp)
	movl	64(%esp), %edx
	leal	40(%esp), %eax
	movl	%esi, 12(%esp)
	movl	%eax, (%esp)
	movl	%edx, 8(%esp)
	movl	$62, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	48(%esp), %ebx
	movl	52(%esp), %esi
	movl	56(%esp), %edi
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L70:
	call	cancel_enter@PLT
	movl	64(%esp), %ecx
	leal	40(%esp), %eax
	movl	%edi, 16(%esp)
	movl	%esi, 12(%esp)
	movl	%eax, (%esp)
	movl	%ecx, 8(%esp)
	movl	$62, %ecx
	movl	%ecx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	44(%esp), %edx
	movl	40(%esp), %eax
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	call_value@PLT
	movl	%eax, 36(%esp)
	call	cancel_leave@PLT
	movl	36(%esp), %eax
	movl	48(%esp), %ebx
	movl	52(%esp), %esi
	movl	56(%esp), %edi
	addl	$60, %esp
	ret
	.size	fcntl, .-fcntl
	.section	.text.ioctl,"ax",@progbits
	.p2align 4
	.globl	ioctl
	.type	ioctl, @function
ioctl:
	subl	$60, %esp
	movl	%ebx, 56(%esp)
	movl	72(%esp), %edx
	leal	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 16(%esp)
	movl	68(%esp), %edx
	movl	%edx, 12(%esp)
	movl	64(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$54, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.size	ioctl, .-ioctl
	.section	.text.__ftruncate64,"ax",@progbits
	.p2align 4
	.globl	__ftruncate64
	.type	__ftruncate64, @function
__ftruncate64:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	subl	$108, %esp
	xorl	%ecx, %ecx
	movl	%edi, 100(%esp)
	movl	116(%esp), %edi
	leal	40(%esp), %edx
	movl	%ebp, 104(%esp)
	movl	120(%esp), %ebp
	movl	%ebx, 92(%esp)
	movl	$40, %ebx
	movl	%esi, 96(%esp)
	movl	%ebx, %esi
	movw	$0, 38(%esp)
	andl	$-8, %esi
	movl	%eax, 28(%esp)
	xorl	%eax, %eax
.L76:
	movl	%ecx, (%edx,%eax)
	movl	%ecx, 4(%edx,%eax)
	addl	$8, %eax
	cmpl	%esi, %eax
	jb	.L76
	addl	%eax, %edx
	testb	$2, %bl
	jne	.L95
.L80:
	movl	%edi, 40(%esp)
	leal	36(%esp), %eax
	movl	28(%esp), %ebx
	movl	%eax, 8(%esp)
	movl	$27, %eax
	movl	%eax, 4(%esp)
	movl	112(%esp), %eax
	movl	%ebp, 44(%esp)
	movw	$2, 36(%esp)
	movl	%eax, (%esp)
	call	fcntl@PLT
	movl	92(%esp), %ebx
	movl	96(%esp), %esi
	movl	100(%esp), %edi
	movl	104(%esp), %ebp
	addl	$108, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L95:
	movw	$0, (%edx)
	jmp	.L80
	.size	__ftruncate64, .-__ftruncate64
	.globl	ftruncate64
	.set	ftruncate64,__ftruncate64
	.section	.text.ftruncate,"ax",@progbits
	.p2align 4
	.globl	ftruncate
	.type	ftruncate, @function
ftruncate:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	36(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 4(%esp)
	sarl	$31, %eax
	movl	%eax, 8(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	__ftruncate64@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	ftruncate, .-ftruncate
	.section	.text.__lockf64,"ax",@progbits
	.p2align 4
	.globl	__lockf64
	.type	__lockf64, @function
__lockf64:
	pushl	%edi
	xorl	%edx, %edx
	pushl	%esi
	xorl	%eax, %eax
	pushl	%ebx
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	subl	$64, %esp
	movl	84(%esp), %esi
	movl	88(%esp), %ecx
	movl	92(%esp), %ebx
.L99:
	movl	%edx, 24(%esp,%eax)
	movl	%edx, 28(%esp,%eax)
	addl	$8, %eax
	cmpl	$40, %eax
	jb	.L99
	testl	%esi, %esi
	je	.L118
	movl	%ecx, 32(%esp)
	movl	$65538, %edx
	cmpl	$3, %esi
	movl	%edx, 20(%esp)
	movl	%ebx, 36(%esp)
	ja	.L119
	jne	.L120
	leal	20(%esp), %eax
	movl	%edi, %ebx
	movl	%eax, 8(%esp)
	movl	$33, %eax
	movl	%eax, 4(%esp)
	movl	80(%esp), %eax
	movl	%eax, (%esp)
	call	fcntl@PLT
	testl	%eax, %eax
	jne	.L104
	cmpw	$3, 20(%esp)
	jne	.L121
.L108:
	xorl	%eax, %eax
.L98:
	addl	$64, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L118:
	movl	%ecx, 32(%esp)
	movl	$65539, %esi
	movl	%esi, 20(%esp)
	movl	%ebx, 36(%esp)
.L102:
	movl	$34, %eax
.L106:
	movl	%eax, 4(%esp)
	movl	80(%esp), %eax
	leal	20(%esp), %edx
	movl	%edx, 8(%esp)
	movl	%edi, %ebx
	movl	%eax, (%esp)
	call	fcntl@PLT
	testl	%eax, %eax
	je	.L108
.L104:
	movl	$-1, %eax
	jmp	.L98
	.p2align 4,,10
	.p2align 3
.L120:
	decl	%esi
	jne	.L102
	movl	$35, %eax
	jmp	.L106
.L121:
	movl	%edi, %ebx
	call	___errno@PLT
	movl	$11, (%eax)
	jmp	.L104
	.p2align 4,,10
	.p2align 3
.L119:
	movl	%edi, %ebx
	call	___errno@PLT
	movl	$22, (%eax)
	jmp	.L104
	.size	__lockf64, .-__lockf64
	.globl	lockf64
	.set	lockf64,__lockf64
	.section	.text.close,"ax",@progbits
	.p2align 4
	.globl	close
	.type	close, @function
close:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$36, %esp
	call	cancel_enter@PLT
	movl	48(%esp), %edx
	leal	24(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 8(%esp)
	movl	$6, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	28(%esp), %edx
	movl	24(%esp), %eax
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	call_value@PLT
	movl	%eax, %esi
	call	cancel_leave@PLT
	addl	$36, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	ret
	.size	close, .-close
	.section	.text.truncate64,"ax",@progbits
	.p2align 4
	.globl	truncate64
	.type	truncate64, @function
truncate64:
	subl	$44, %esp
	movl	$1, %eax
	movl	%ebx, 28(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 4(%esp)
	movl	48(%esp), %eax
	movl	%esi, 32(%esp)
	movl	52(%esp), %esi
	movl	%edi, 36(%esp)
	movl	56(%esp), %edi
	movl	%ebp, 40(%esp)
	movl	%eax, (%esp)
	call	open64@PLT
	testl	%eax, %eax
	js	.L125
	movl	%esi, 4(%esp)
	movl	%eax, %ebp
	movl	%edi, 8(%esp)
	movl	%eax, (%esp)
	call	__ftruncate64@PLT
	movl	%eax, %edi
	call	___errno@PLT
	movl	(%eax), %esi
	movl	%ebp, (%esp)
	call	close@PLT
.L126:
	call	___errno@PLT
	movl	28(%esp), %ebx
	movl	40(%esp), %ebp
	movl	%esi, (%eax)
	movl	%edi, %eax
	movl	32(%esp), %esi
	movl	36(%esp), %edi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L125:
	call	___errno@PLT
	movl	$-1, %edi
	movl	(%eax), %esi
	jmp	.L126
	.size	truncate64, .-truncate64
	.section	.text.truncate,"ax",@progbits
	.p2align 4
	.globl	truncate
	.type	truncate, @function
truncate:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	36(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 4(%esp)
	sarl	$31, %eax
	movl	%eax, 8(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	truncate64@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	truncate, .-truncate
	.section	.text.link,"ax",@progbits
	.p2align 4
	.globl	link
	.type	link, @function
link:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	52(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 12(%esp)
	movl	48(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$9, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	link, .-link
	.section	.text.symlink,"ax",@progbits
	.p2align 4
	.globl	symlink
	.type	symlink, @function
symlink:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	52(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 12(%esp)
	movl	48(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$89, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	symlink, .-symlink
	.section	.text.readlink,"ax",@progbits
	.p2align 4
	.globl	readlink
	.type	readlink, @function
readlink:
	subl	$60, %esp
	movl	%ebx, 56(%esp)
	movl	72(%esp), %edx
	leal	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 16(%esp)
	movl	68(%esp), %edx
	movl	%edx, 12(%esp)
	movl	64(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$90, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.size	readlink, .-readlink
	.section	.text.unlink,"ax",@progbits
	.p2align 4
	.globl	unlink
	.type	unlink, @function
unlink:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	48(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 8(%esp)
	movl	$10, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	unlink, .-unlink
	.section	.text.rename,"ax",@progbits
	.p2align 4
	.globl	rename
	.type	rename, @function
rename:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	52(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 12(%esp)
	movl	48(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$134, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	rename, .-rename
	.section	.text.mkdir,"ax",@progbits
	.p2align 4
	.globl	mkdir
	.type	mkdir, @function
mkdir:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	52(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 12(%esp)
	movl	48(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$80, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	mkdir, .-mkdir
	.section	.text.rmdir,"ax",@progbits
	.p2align 4
	.globl	rmdir
	.type	rmdir, @function
rmdir:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	48(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 8(%esp)
	movl	$79, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	rmdir, .-rmdir
	.section	.text.chdir,"ax",@progbits
	.p2align 4
	.globl	chdir
	.type	chdir, @function
chdir:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	48(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 8(%esp)
	movl	$12, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	chdir, .-chdir
	.section	.text.fchdir,"ax",@progbits
	.p2align 4
	.globl	fchdir
	.type	fchdir, @function
fchdir:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	48(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 8(%esp)
	movl	$120, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	fchdir, .-fchdir
	.section	.text.chroot,"ax",@progbits
	.p2align 4
	.globl	chroot
	.type	chroot, @function
chroot:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	48(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 8(%esp)
	movl	$61, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	chroot, .-chroot
	.section	.text.access,"ax",@progbits
	.p2align 4
	.globl	access
	.type	access, @function
access:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	52(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 12(%esp)
	movl	48(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$33, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	access, .-access
	.section	.text.chmod,"ax",@progbits
	.p2align 4
	.globl	chmod
	.type	chmod, @function
chmod:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	52(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 12(%esp)
	movl	48(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$15, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	chmod, .-chmod
	.section	.text.fchmod,"ax",@progbits
	.p2align 4
	.globl	fchmod
	.type	fchmod, @function
fchmod:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	52(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 12(%esp)
	movl	48(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$93, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	fchmod, .-fchmod
	.section	.text.chown,"ax",@progbits
	.p2align 4
	.globl	chown
	.type	chown, @function
chown:
	subl	$60, %esp
	movl	%ebx, 56(%esp)
	movl	72(%esp), %edx
	leal	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 16(%esp)
	movl	68(%esp), %edx
	movl	%edx, 12(%esp)
	movl	64(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$16, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.size	chown, .-chown
	.section	.text.lchown,"ax",@progbits
	.p2align 4
	.globl	lchown
	.type	lchown, @function
lchown:
	subl	$60, %esp
	movl	%ebx, 56(%esp)
	movl	72(%esp), %edx
	leal	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 16(%esp)
	movl	68(%esp), %edx
	movl	%edx, 12(%esp)
	movl	64(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$130, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.size	lchown, .-lchown
	.section	.text.fchown,"ax",@progbits
	.p2align 4
	.globl	fchown
	.type	fchown, @function
fchown:
	subl	$60, %esp
	movl	%ebx, 56(%esp)
	movl	72(%esp), %edx
	leal	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 16(%esp)
	movl	68(%esp), %edx
	movl	%edx, 12(%esp)
	movl	64(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$94, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.size	fchown, .-fchown
	.section	.text.stat,"ax",@progbits
	.p2align 4
	.globl	stat
	.type	stat, @function
stat:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	52(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 12(%esp)
	movl	48(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$18, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	stat, .-stat
	.section	.text.lstat,"ax",@progbits
	.p2align 4
	.globl	lstat
	.type	lstat, @function
lstat:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	52(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 12(%esp)
	movl	48(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$88, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	lstat, .-lstat
	.section	.text.fstat,"ax",@progbits
	.p2align 4
	.globl	fstat
	.type	fstat, @function
fstat:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	52(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 12(%esp)
	movl	48(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$28, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	fstat, .-fstat
	.section	.text.__stat64,"ax",@progbits
	.p2align 4
	.globl	__stat64
	.type	__stat64, @function
__stat64:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	52(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 12(%esp)
	movl	48(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$215, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	__stat64, .-__stat64
	.globl	stat64
	.set	stat64,__stat64
	.section	.text.__lstat64,"ax",@progbits
	.p2align 4
	.globl	__lstat64
	.type	__lstat64, @function
__lstat64:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	52(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 12(%esp)
	movl	48(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$216, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	__lstat64, .-__lstat64
	.globl	lstat64
	.set	lstat64,__lstat64
	.section	.text.__fstat64,"ax",@progbits
	.p2align 4
	.globl	__fstat64
	.type	__fstat64, @function
__fstat64:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	52(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 12(%esp)
	movl	48(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$217, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	__fstat64, .-__fstat64
	.globl	fstat64
	.set	fstat64,__fstat64
	.section	.text.utime,"ax",@progbits
	.p2align 4
	.globl	utime
	.type	utime, @function
utime:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	52(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 12(%esp)
	movl	48(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$30, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	utime, .-utime
	.section	.text.umask,"ax",@progbits
	.p2align 4
	.globl	umask
	.type	umask, @function
umask:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	48(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 8(%esp)
	movl	$60, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	umask, .-umask
	.section	.text.dup,"ax",@progbits
	.p2align 4
	.globl	dup
	.type	dup, @function
dup:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	48(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 8(%esp)
	movl	$41, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	dup, .-dup
	.section	.text.mknod,"ax",@progbits
	.p2align 4
	.globl	mknod
	.type	mknod, @function
mknod:
	subl	$60, %esp
	movl	%ebx, 56(%esp)
	movl	72(%esp), %edx
	leal	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 16(%esp)
	movl	68(%esp), %edx
	movl	%edx, 12(%esp)
	movl	64(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$14, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.size	mknod, .-mknod
	.section	.text.poll,"ax",@progbits
	.p2align 4
	.globl	poll
	.type	poll, @function
poll:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$52, %esp
	call	cancel_enter@PLT
	movl	72(%esp), %edx
	leal	40(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 16(%esp)
	movl	68(%esp), %edx
	movl	%edx, 12(%esp)
	movl	64(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$87, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	44(%esp), %edx
	movl	40(%esp), %eax
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	call_value@PLT
	movl	%eax, %esi
	call	cancel_leave@PLT
	addl	$52, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	ret
	.size	poll, .-poll
	.section	.text.statvfs,"ax",@progbits
	.p2align 4
	.globl	statvfs
	.type	statvfs, @function
statvfs:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	52(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 12(%esp)
	movl	48(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$103, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	statvfs, .-statvfs
	.section	.text.fstatvfs,"ax",@progbits
	.p2align 4
	.globl	fstatvfs
	.type	fstatvfs, @function
fstatvfs:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	52(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 12(%esp)
	movl	48(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$104, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	fstatvfs, .-fstatvfs
	.section	.text.statvfs64,"ax",@progbits
	.p2align 4
	.globl	statvfs64
	.type	statvfs64, @function
statvfs64:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	52(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 12(%esp)
	movl	48(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$218, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	statvfs64, .-statvfs64
	.section	.text.fstatvfs64,"ax",@progbits
	.p2align 4
	.globl	fstatvfs64
	.type	fstatvfs64, @function
fstatvfs64:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	52(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 12(%esp)
	movl	48(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$219, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	fstatvfs64, .-fstatvfs64
	.section	.text.readv,"ax",@progbits
	.p2align 4
	.globl	readv
	.type	readv, @function
readv:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$52, %esp
	call	cancel_enter@PLT
	movl	72(%esp), %edx
	leal	40(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 16(%esp)
	movl	68(%esp), %edx
	movl	%edx, 12(%esp)
	movl	64(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$121, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	44(%esp), %edx
	movl	40(%esp), %eax
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	call_value@PLT
	movl	%eax, %esi
	call	cancel_leave@PLT
	addl	$52, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	ret
	.size	readv, .-readv
	.section	.text.writev,"ax",@progbits
	.p2align 4
	.globl	writev
	.type	writev, @function
writev:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$52, %esp
	call	cancel_enter@PLT
	movl	72(%esp), %edx
	leal	40(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 16(%esp)
	movl	68(%esp), %edx
	movl	%edx, 12(%esp)
	movl	64(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$122, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	44(%esp), %edx
	movl	40(%esp), %eax
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	call_value@PLT
	movl	%eax, %esi
	call	cancel_leave@PLT
	addl	$52, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	ret
	.size	writev, .-writev
	.section	.text.dup2,"ax",@progbits
	.p2align 4
	.globl	dup2
	.type	dup2, @function
dup2:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	36(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 8(%esp)
	movl	$9, %eax
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	fcntl@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	dup2, .-dup2
	.section	.text.fsync,"ax",@progbits
	.p2align 4
	.globl	fsync
	.type	fsync, @function
fsync:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$36, %esp
	call	cancel_enter@PLT
	movl	$16, %edx
	movl	$58, %ecx
	movl	%edx, 12(%esp)
	movl	48(%esp), %edx
	leal	24(%esp), %eax
	movl	%ecx, 4(%esp)
	movl	%eax, (%esp)
	movl	%edx, 8(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	28(%esp), %edx
	movl	24(%esp), %eax
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	call_value@PLT
	movl	%eax, %esi
	call	cancel_leave@PLT
	addl	$36, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	ret
	.size	fsync, .-fsync
	.section	.text.sync,"ax",@progbits
	.p2align 4
	.globl	sync
	.type	sync, @function
sync:
	subl	$44, %esp
	movl	$36, %edx
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
	.size	sync, .-sync
	.section	.text.mkfifo,"ax",@progbits
	.p2align 4
	.globl	mkfifo
	.type	mkfifo, @function
mkfifo:
	subl	$28, %esp
	xorl	%eax, %eax
	movl	%eax, 8(%esp)
	movl	36(%esp), %eax
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	orl	$4096, %eax
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	mknod@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	mkfifo, .-mkfifo
	.section	.text.remove,"ax",@progbits
	.p2align 4
	.globl	remove
	.type	remove, @function
remove:
	subl	$28, %esp
	movl	%ebx, 20(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 24(%esp)
	movl	32(%esp), %esi
	movl	%esi, (%esp)
	call	unlink@PLT
	testl	%eax, %eax
	jne	.L212
.L204:
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L212:
	call	___errno@PLT
	cmpl	$21, (%eax)
	je	.L207
	.p2align 4,,5
	call	___errno@PLT
	cmpl	$1, (%eax)
	.p2align 4,,2
	jne	.L213
.L207:
	movl	%esi, (%esp)
	call	rmdir@PLT
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
.L213:
	movl	$-1, %eax
	jmp	.L204
	.size	remove, .-remove
	.section	.text.pipe,"ax",@progbits
	.p2align 4
	.globl	pipe
	.type	pipe, @function
pipe:
	subl	$60, %esp
	movl	$42, %edx
	movl	%ebx, 44(%esp)
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	movl	%esi, 48(%esp)
	movl	%edi, 52(%esp)
	movl	64(%esp), %edi
	movl	%ebp, 56(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %ebp
	movl	28(%esp), %esi
	movl	%ebp, (%esp)
	movl	%esi, 4(%esp)
	call	call_value@PLT
	testl	%eax, %eax
	js	.L216
	movl	%ebp, (%edi)
	xorl	%eax, %eax
	movl	%esi, 4(%edi)
.L215:
	movl	44(%esp), %ebx
	movl	48(%esp), %esi
	movl	52(%esp), %edi
	movl	56(%esp), %ebp
	addl	$60, %esp
	ret
.L216:
	movl	$-1, %eax
	jmp	.L215
	.size	pipe, .-pipe
	.section	.text.isatty,"ax",@progbits
	.p2align 4
	.globl	isatty
	.type	isatty, @function
isatty:
	subl	$92, %esp
	movl	%ebx, 88(%esp)
	leal	16(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 8(%esp)
	movl	$21505, %eax
	movl	%eax, 4(%esp)
	movl	96(%esp), %eax
	movl	%eax, (%esp)
	call	ioctl@PLT
	movl	88(%esp), %ebx
	testl	%eax, %eax
	sete	%al
	addl	$92, %esp
	movzbl	%al, %eax
	ret
	.size	isatty, .-isatty
	.section	.text.stream_is_terminal,"ax",@progbits
	.p2align 4
	.globl	stream_is_terminal
	.type	stream_is_terminal, @function
stream_is_terminal:
	subl	$28, %esp
	movl	%ebx, 16(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 20(%esp)
	movl	%edi, 24(%esp)
	call	___errno@PLT
	movl	(%eax), %edi
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	isatty@PLT
	movl	%eax, %esi
	call	___errno@PLT
	movl	16(%esp), %ebx
	movl	%edi, (%eax)
	movl	%esi, %eax
	movl	24(%esp), %edi
	movl	20(%esp), %esi
	addl	$28, %esp
	ret
	.size	stream_is_terminal, .-stream_is_terminal
	.section	.text.mmap,"ax",@progbits
	.p2align 4
	.globl	mmap
	.type	mmap, @function
mmap:
	subl	$60, %esp
	movl	%ebx, 56(%esp)
	movl	84(%esp), %eax
	leal	40(%esp), %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edx, (%esp)
	movl	%eax, 28(%esp)
	movl	80(%esp), %eax
	movl	%eax, 24(%esp)
	movl	76(%esp), %eax
	orl	$-2147483648, %eax
	movl	%eax, 20(%esp)
	movl	72(%esp), %eax
	movl	%eax, 16(%esp)
	movl	68(%esp), %eax
	movl	%eax, 12(%esp)
	movl	64(%esp), %eax
	movl	%eax, 8(%esp)
	movl	$115, %eax
	movl	%eax, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.size	mmap, .-mmap
	.section	.text.mmap64,"ax",@progbits
	.p2align 4
	.globl	mmap64
	.type	mmap64, @function
mmap64:
	subl	$76, %esp
	movl	%ebx, 72(%esp)
	movl	104(%esp), %eax
	leal	56(%esp), %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edx, (%esp)
	movl	%eax, 32(%esp)
	movl	100(%esp), %eax
	movl	%eax, 28(%esp)
	movl	96(%esp), %eax
	movl	%eax, 24(%esp)
	movl	92(%esp), %eax
	orl	$-2147483648, %eax
	movl	%eax, 20(%esp)
	movl	88(%esp), %eax
	movl	%eax, 16(%esp)
	movl	84(%esp), %eax
	movl	%eax, 12(%esp)
	movl	80(%esp), %eax
	movl	%eax, 8(%esp)
	movl	$214, %eax
	movl	%eax, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	56(%esp), %eax
	movl	60(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	72(%esp), %ebx
	addl	$76, %esp
	ret
	.size	mmap64, .-mmap64
	.section	.text.munmap,"ax",@progbits
	.p2align 4
	.globl	munmap
	.type	munmap, @function
munmap:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	52(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 12(%esp)
	movl	48(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$117, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	munmap, .-munmap
	.section	.text.mprotect,"ax",@progbits
	.p2align 4
	.globl	mprotect
	.type	mprotect, @function
mprotect:
	subl	$60, %esp
	movl	%ebx, 56(%esp)
	movl	72(%esp), %edx
	leal	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 16(%esp)
	movl	68(%esp), %edx
	movl	%edx, 12(%esp)
	movl	64(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$116, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.size	mprotect, .-mprotect
	.section	.text.memcntl,"ax",@progbits
	.p2align 4
	.globl	memcntl
	.type	memcntl, @function
memcntl:
	subl	$60, %esp
	movl	%ebx, 56(%esp)
	movl	84(%esp), %edx
	leal	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 28(%esp)
	movl	80(%esp), %edx
	movl	%edx, 24(%esp)
	movl	76(%esp), %edx
	movl	%edx, 20(%esp)
	movl	72(%esp), %edx
	movl	%edx, 16(%esp)
	movl	68(%esp), %edx
	movl	%edx, 12(%esp)
	movl	64(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$131, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.size	memcntl, .-memcntl
	.section	.text.msync,"ax",@progbits
	.p2align 4
	.globl	msync
	.type	msync, @function
msync:
	subl	$44, %esp
	xorl	%eax, %eax
	movl	%eax, 20(%esp)
	movl	56(%esp), %eax
	xorl	%edx, %edx
	movl	%ebx, 40(%esp)
	movl	$1, %ecx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edx, 16(%esp)
	movl	%eax, 12(%esp)
	movl	52(%esp), %eax
	movl	%ecx, 8(%esp)
	movl	%eax, 4(%esp)
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	call	memcntl@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	msync, .-msync
	.section	.text.madvise,"ax",@progbits
	.p2align 4
	.globl	madvise
	.type	madvise, @function
madvise:
	subl	$44, %esp
	xorl	%eax, %eax
	movl	%eax, 20(%esp)
	movl	56(%esp), %eax
	xorl	%edx, %edx
	movl	%ebx, 40(%esp)
	movl	$4, %ecx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edx, 16(%esp)
	movl	%eax, 12(%esp)
	movl	52(%esp), %eax
	movl	%ecx, 8(%esp)
	movl	%eax, 4(%esp)
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	call	memcntl@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	madvise, .-madvise
	.section	.text.mlock,"ax",@progbits
	.p2align 4
	.globl	mlock
	.type	mlock, @function
mlock:
	subl	$44, %esp
	xorl	%eax, %eax
	movl	%eax, 20(%esp)
	movl	$2, %eax
	xorl	%edx, %edx
	movl	%eax, 8(%esp)
	movl	52(%esp), %eax
	xorl	%ecx, %ecx
	movl	%ebx, 40(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edx, 16(%esp)
	movl	%eax, 4(%esp)
	movl	48(%esp), %eax
	movl	%ecx, 12(%esp)
	movl	%eax, (%esp)
	call	memcntl@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	mlock, .-mlock
	.section	.text.munlock,"ax",@progbits
	.p2align 4
	.globl	munlock
	.type	munlock, @function
munlock:
	subl	$44, %esp
	xorl	%eax, %eax
	movl	%eax, 20(%esp)
	movl	$3, %eax
	xorl	%edx, %edx
	movl	%eax, 8(%esp)
	movl	52(%esp), %eax
	xorl	%ecx, %ecx
	movl	%ebx, 40(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edx, 16(%esp)
	movl	%eax, 4(%esp)
	movl	48(%esp), %eax
	movl	%ecx, 12(%esp)
	movl	%eax, (%esp)
	call	memcntl@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	munlock, .-munlock
	.section	.text.select,"ax",@progbits
	.p2align 4
	.globl	select
	.type	select, @function
select:
	pushl	%ebp
	pushl	%edi
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	pushl	%esi
	pushl	%ebx
	subl	$8236, %esp
	cmpl	$1024, 8256(%esp)
	movl	8260(%esp), %edi
	movl	%eax, 28(%esp)
	movl	8264(%esp), %ebp
	movl	8272(%esp), %edx
	ja	.L241
	testl	%edx, %edx
	je	.L242
	movl	(%edx), %ebx
	testl	%ebx, %ebx
	js	.L241
	movl	4(%edx), %eax
	cmpl	$999999, %eax
	ja	.L241
	xorl	%ecx, %ecx
	xorl	%esi, %esi
	cmpl	$0, 8256(%esp)
	je	.L297
.L291:
	movl	%esi, 24(%esp)
	movl	%ecx, %eax
	movl	%edx, 8272(%esp)
	jmp	.L257
	.p2align 4,,10
	.p2align 3
.L254:
	orl	$130, %ebx
.L293:
	movl	24(%esp), %edx
	movswl	%bx, %ebx
.L256:
	movl	%eax, 32(%esp,%edx,8)
	incl	%eax
	incl	24(%esp)
	cmpl	%eax, 8256(%esp)
	movw	%bx, 36(%esp,%edx,8)
	movw	$0, 38(%esp,%edx,8)
	jle	.L294
.L257:
	testl	%edi, %edi
	je	.L298
	movl	%eax, %esi
	movb	%al, %cl
	sarl	$5, %esi
	movl	%eax, %edx
	sall	$2, %esi
	andl	$31, %edx
	movl	(%edi,%esi), %ebx
	sarl	%cl, %ebx
	andl	$1, %ebx
	testl	%ebp, %ebp
	je	.L252
.L248:
	movl	0(%ebp,%esi), %esi
	movb	%dl, %cl
	sarl	%cl, %esi
	andl	$1, %esi
	sall	$2, %esi
	orl	%esi, %ebx
.L252:
	movl	8268(%esp), %edx
	testl	%edx, %edx
	je	.L253
	movl	8268(%esp), %ecx
	movl	%eax, %edx
	sarl	$5, %edx
	movl	(%ecx,%edx,4), %edx
	movb	%al, %cl
	sarl	%cl, %edx
	testb	$1, %dl
	jne	.L254
.L253:
	testl	%ebx, %ebx
	jne	.L293
	incl	%eax
	cmpl	%eax, 8256(%esp)
	jg	.L257
.L294:
	movl	24(%esp), %esi
	movl	8272(%esp), %edx
.L251:
	movl	%esi, 24(%esp)
	testl	%edx, %edx
	je	.L270
	movl	(%edx), %ebx
	movl	4(%edx), %eax
.L259:
	leal	999(%eax), %ecx
	movl	$274877907, %eax
	imull	%ecx
	imull	$1000, %ebx, %eax
	sarl	$31, %ecx
	sarl	$6, %edx
	subl	%ecx, %edx
	addl	%eax, %edx
.L262:
	movl	%edx, 8(%esp)
	movl	24(%esp), %eax
	leal	32(%esp), %edx
	movl	%edx, (%esp)
	movl	28(%esp), %ebx
	movl	%edx, 24(%esp)
	movl	%eax, 4(%esp)
	call	poll@PLT
	testl	%eax, %eax
	js	.L244
	testl	%esi, %esi
	movl	24(%esp), %edx
	je	.L260
	xorl	%eax, %eax
	jmp	.L265
	.p2align 4,,10
	.p2align 3
.L264:
	incl	%eax
	cmpl	%esi, %eax
	je	.L266
.L265:
	testb	$32, 6(%edx,%eax,8)
	je	.L264
	movl	28(%esp), %ebx
	call	___errno@PLT
	movl	$9, (%eax)
.L244:
	addl	$8236, %esp
	movl	$-1, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L298:
	testl	%ebp, %ebp
	je	.L289
	movl	%eax, %esi
	movl	%eax, %edx
	sarl	$5, %esi
	andl	$31, %edx
	sall	$2, %esi
	xorl	%ebx, %ebx
	jmp	.L248
	.p2align 4,,10
	.p2align 3
.L289:
	movl	8268(%esp), %ebx
	movl	%eax, %ecx
	testl	%ebx, %ebx
	je	.L299
.L249:
	movl	%ecx, %edx
	sarl	$5, %edx
	movl	(%ebx,%edx,4), %edx
	sarl	%cl, %edx
	testb	$1, %dl
	jne	.L271
	incl	%ecx
	cmpl	%ecx, 8256(%esp)
	jle	.L294
	testl	%ebx, %ebx
	jne	.L249
.L299:
	movl	24(%esp), %esi
	movl	8272(%esp), %edx
.L286:
	incl	%ecx
	cmpl	%ecx, 8256(%esp)
	jg	.L286
	jmp	.L251
	.p2align 4,,10
	.p2align 3
.L242:
	movl	8256(%esp), %eax
	xorl	%ecx, %ecx
	xorl	%esi, %esi
	testl	%eax, %eax
	jne	.L291
	movl	$-1, %ebx
	xorl	%esi, %esi
	movl	%ebx, 8(%esp)
	movl	28(%esp), %ebx
	leal	32(%esp), %edx
	movl	%edx, (%esp)
	movl	%esi, 4(%esp)
	movl	%edx, 24(%esp)
	call	poll@PLT
	movl	24(%esp), %edx
	testl	%eax, %eax
	js	.L244
.L260:
	xorl	%esi, %esi
.L266:
	movl	$1, (%esp)
	movl	$25, %eax
	movl	%esi, %ecx
	movl	%eax, 4(%esp)
	movl	%edi, %eax
	movl	%edx, 24(%esp)
	call	keep_ready
	movl	$12, %edx
	movl	%esi, %ecx
	movl	%edx, 4(%esp)
	movl	24(%esp), %edx
	movl	$4, (%esp)
	movl	%eax, %ebx
	movl	%ebp, %eax
	call	keep_ready
	movl	24(%esp), %edx
	movl	$130, %ecx
	movl	%ecx, 4(%esp)
	movl	%esi, %ecx
	movl	$130, (%esp)
	addl	%eax, %ebx
	movl	8268(%esp), %eax
	call	keep_ready
	addl	$8236, %esp
	addl	%ebx, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L270:
	movl	$-1, %edx
	jmp	.L262
	.p2align 4,,10
	.p2align 3
.L271:
	movl	24(%esp), %edx
	movl	%ecx, %eax
	movl	$130, %ebx
	jmp	.L256
.L297:
	xorl	%edx, %edx
	movl	%edx, 24(%esp)
	jmp	.L259
.L241:
	movl	28(%esp), %ebx
	call	___errno@PLT
	movl	$22, (%eax)
	jmp	.L244
	.size	select, .-select
	.section	.text.getpid,"ax",@progbits
	.p2align 4
	.globl	getpid
	.type	getpid, @function
getpid:
	subl	$44, %esp
	movl	$20, %edx
	movl	%ebx, 40(%esp)
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	getpid, .-getpid
	.section	.text.getppid,"ax",@progbits
	.p2align 4
	.globl	getppid
	.type	getppid, @function
getppid:
	subl	$44, %esp
	movl	$20, %edx
	movl	%ebx, 40(%esp)
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	28(%esp), %eax
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	getppid, .-getppid
	.section	.text.getuid,"ax",@progbits
	.p2align 4
	.globl	getuid
	.type	getuid, @function
getuid:
	subl	$44, %esp
	movl	$24, %edx
	movl	%ebx, 40(%esp)
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	getuid, .-getuid
	.section	.text.geteuid,"ax",@progbits
	.p2align 4
	.globl	geteuid
	.type	geteuid, @function
geteuid:
	subl	$44, %esp
	movl	$24, %edx
	movl	%ebx, 40(%esp)
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	28(%esp), %eax
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	geteuid, .-geteuid
	.section	.text.getgid,"ax",@progbits
	.p2align 4
	.globl	getgid
	.type	getgid, @function
getgid:
	subl	$44, %esp
	movl	$47, %edx
	movl	%ebx, 40(%esp)
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	getgid, .-getgid
	.section	.text.getegid,"ax",@progbits
	.p2align 4
	.globl	getegid
	.type	getegid, @function
getegid:
	subl	$44, %esp
	movl	$47, %edx
	movl	%ebx, 40(%esp)
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	28(%esp), %eax
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	getegid, .-getegid
	.section	.text.setuid,"ax",@progbits
	.p2align 4
	.globl	setuid
	.type	setuid, @function
setuid:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	48(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 8(%esp)
	movl	$23, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	setuid, .-setuid
	.section	.text.setgid,"ax",@progbits
	.p2align 4
	.globl	setgid
	.type	setgid, @function
setgid:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	48(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 8(%esp)
	movl	$46, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	setgid, .-setgid
	.section	.text.seteuid,"ax",@progbits
	.p2align 4
	.globl	seteuid
	.type	seteuid, @function
seteuid:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	48(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 8(%esp)
	movl	$141, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	seteuid, .-seteuid
	.section	.text.setegid,"ax",@progbits
	.p2align 4
	.globl	setegid
	.type	setegid, @function
setegid:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	48(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 8(%esp)
	movl	$136, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	setegid, .-setegid
	.section	.text.setreuid,"ax",@progbits
	.p2align 4
	.globl	setreuid
	.type	setreuid, @function
setreuid:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	52(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 12(%esp)
	movl	48(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$202, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	setreuid, .-setreuid
	.section	.text.setregid,"ax",@progbits
	.p2align 4
	.globl	setregid
	.type	setregid, @function
setregid:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	52(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 12(%esp)
	movl	48(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$203, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	setregid, .-setregid
	.section	.text.getgroups,"ax",@progbits
	.p2align 4
	.globl	getgroups
	.type	getgroups, @function
getgroups:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	52(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 12(%esp)
	movl	48(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$92, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	getgroups, .-getgroups
	.section	.text.setgroups,"ax",@progbits
	.p2align 4
	.globl	setgroups
	.type	setgroups, @function
setgroups:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	52(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 12(%esp)
	movl	48(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$91, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	setgroups, .-setgroups
	.section	.text.execve,"ax",@progbits
	.p2align 4
	.globl	execve
	.type	execve, @function
execve:
	subl	$60, %esp
	movl	%ebx, 56(%esp)
	movl	72(%esp), %edx
	leal	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 16(%esp)
	movl	68(%esp), %edx
	movl	%edx, 12(%esp)
	movl	64(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$59, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.size	execve, .-execve
	.section	.text.kill,"ax",@progbits
	.p2align 4
	.globl	kill
	.type	kill, @function
kill:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	52(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 12(%esp)
	movl	48(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$37, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	kill, .-kill
	.section	.text.alarm,"ax",@progbits
	.p2align 4
	.globl	alarm
	.type	alarm, @function
alarm:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	48(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 8(%esp)
	movl	$27, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	alarm, .-alarm
	.section	.text.pause,"ax",@progbits
	.p2align 4
	.globl	pause
	.type	pause, @function
pause:
	subl	$44, %esp
	movl	%ebx, 36(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 40(%esp)
	call	cancel_enter@PLT
	leal	24(%esp), %eax
	movl	$29, %edx
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	28(%esp), %edx
	movl	24(%esp), %eax
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	call_value@PLT
	movl	%eax, %esi
	call	cancel_leave@PLT
	movl	%esi, %eax
	movl	36(%esp), %ebx
	movl	40(%esp), %esi
	addl	$44, %esp
	ret
	.size	pause, .-pause
	.section	.text.nice,"ax",@progbits
	.p2align 4
	.globl	nice
	.type	nice, @function
nice:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	48(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 8(%esp)
	movl	$34, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	nice, .-nice
	.section	.text.getrlimit,"ax",@progbits
	.p2align 4
	.globl	getrlimit
	.type	getrlimit, @function
getrlimit:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	52(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 12(%esp)
	movl	48(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$129, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	getrlimit, .-getrlimit
	.section	.text.setrlimit,"ax",@progbits
	.p2align 4
	.globl	setrlimit
	.type	setrlimit, @function
setrlimit:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	52(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 12(%esp)
	movl	48(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$128, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	setrlimit, .-setrlimit
	.section	.text.getrlimit64,"ax",@progbits
	.p2align 4
	.globl	getrlimit64
	.type	getrlimit64, @function
getrlimit64:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	52(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 12(%esp)
	movl	48(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$221, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	getrlimit64, .-getrlimit64
	.section	.text.setrlimit64,"ax",@progbits
	.p2align 4
	.globl	setrlimit64
	.type	setrlimit64, @function
setrlimit64:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	52(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 12(%esp)
	movl	48(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$220, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	setrlimit64, .-setrlimit64
	.section	.text.getitimer,"ax",@progbits
	.p2align 4
	.globl	getitimer
	.type	getitimer, @function
getitimer:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	52(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 12(%esp)
	movl	48(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$157, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	getitimer, .-getitimer
	.section	.text.setitimer,"ax",@progbits
	.p2align 4
	.globl	setitimer
	.type	setitimer, @function
setitimer:
	subl	$60, %esp
	movl	%ebx, 56(%esp)
	movl	72(%esp), %edx
	leal	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 16(%esp)
	movl	68(%esp), %edx
	movl	%edx, 12(%esp)
	movl	64(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$158, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.size	setitimer, .-setitimer
	.section	.text.getpgrp,"ax",@progbits
	.p2align 4
	.globl	getpgrp
	.type	getpgrp, @function
getpgrp:
	subl	$44, %esp
	xorl	%edx, %edx
	movl	%ebx, 40(%esp)
	leal	24(%esp), %eax
	movl	$39, %ecx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edx, 8(%esp)
	movl	%ecx, 4(%esp)
	movl	%eax, (%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	getpgrp, .-getpgrp
	.section	.text.setpgrp,"ax",@progbits
	.p2align 4
	.globl	setpgrp
	.type	setpgrp, @function
setpgrp:
	subl	$44, %esp
	movl	$1, %edx
	movl	%ebx, 40(%esp)
	leal	24(%esp), %eax
	movl	$39, %ecx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edx, 8(%esp)
	movl	%ecx, 4(%esp)
	movl	%eax, (%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	setpgrp, .-setpgrp
	.section	.text.getsid,"ax",@progbits
	.p2align 4
	.globl	getsid
	.type	getsid, @function
getsid:
	subl	$44, %esp
	movl	$39, %ecx
	movl	%ebx, 40(%esp)
	movl	48(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%ecx, 4(%esp)
	movl	%eax, (%esp)
	movl	%edx, 12(%esp)
	movl	$2, %edx
	movl	%edx, 8(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	getsid, .-getsid
	.section	.text.setsid,"ax",@progbits
	.p2align 4
	.globl	setsid
	.type	setsid, @function
setsid:
	subl	$44, %esp
	movl	$3, %edx
	movl	%ebx, 40(%esp)
	leal	24(%esp), %eax
	movl	$39, %ecx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edx, 8(%esp)
	movl	%ecx, 4(%esp)
	movl	%eax, (%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	setsid, .-setsid
	.section	.text.getpgid,"ax",@progbits
	.p2align 4
	.globl	getpgid
	.type	getpgid, @function
getpgid:
	subl	$44, %esp
	movl	$39, %ecx
	movl	%ebx, 40(%esp)
	movl	48(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%ecx, 4(%esp)
	movl	%eax, (%esp)
	movl	%edx, 12(%esp)
	movl	$4, %edx
	movl	%edx, 8(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	getpgid, .-getpgid
	.section	.text.setpgid,"ax",@progbits
	.p2align 4
	.globl	setpgid
	.type	setpgid, @function
setpgid:
	subl	$60, %esp
	movl	$39, %ecx
	movl	%ebx, 56(%esp)
	movl	68(%esp), %edx
	leal	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%ecx, 4(%esp)
	movl	%eax, (%esp)
	movl	%edx, 16(%esp)
	movl	64(%esp), %edx
	movl	%edx, 12(%esp)
	movl	$5, %edx
	movl	%edx, 8(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.size	setpgid, .-setpgid
	.section	.text.getrusage,"ax",@progbits
	.p2align 4
	.globl	getrusage
	.type	getrusage, @function
getrusage:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	48(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	cmpl	$-1, %eax
	je	.L364
	decl	%eax
	sete	%al
	movzbl	%al, %eax
	addl	%eax, %eax
.L363:
	movl	%eax, 8(%esp)
	movl	52(%esp), %ecx
	leal	24(%esp), %edx
	movl	%edx, (%esp)
	movl	$181, %eax
	movl	%eax, 4(%esp)
	movl	%ecx, 12(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L364:
	movl	$1, %eax
	jmp	.L363
	.size	getrusage, .-getrusage
	.section	.text.waitid,"ax",@progbits
	.p2align 4
	.globl	waitid
	.type	waitid, @function
waitid:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$52, %esp
	call	cancel_enter@PLT
	movl	76(%esp), %edx
	leal	40(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 20(%esp)
	movl	72(%esp), %edx
	movl	%edx, 16(%esp)
	movl	68(%esp), %edx
	movl	%edx, 12(%esp)
	movl	64(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$107, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	44(%esp), %edx
	movl	40(%esp), %eax
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	call_value@PLT
	movl	%eax, %esi
	call	cancel_leave@PLT
	addl	$52, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	ret
	.size	waitid, .-waitid
	.section	.text.waitpid,"ax",@progbits
	.p2align 4
	.globl	waitpid
	.type	waitpid, @function
waitpid:
	pushl	%esi
	xorl	%ecx, %ecx
	pushl	%ebx
	xorl	%eax, %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$276, %esp
	movl	288(%esp), %edx
	movl	292(%esp), %esi
.L369:
	movl	%ecx, 16(%esp,%eax)
	movl	%ecx, 20(%esp,%eax)
	addl	$8, %eax
	cmpl	$256, %eax
	jb	.L369
	xorl	%ecx, %ecx
	testl	%edx, %edx
	jle	.L393
	.p2align 4
	.p2align 3
.L371:
	movl	%edx, 4(%esp)
	movl	296(%esp), %eax
	movl	%ecx, (%esp)
	orl	$3, %eax
	movl	%eax, 12(%esp)
	leal	16(%esp), %eax
	movl	%eax, 8(%esp)
	call	waitid@PLT
	testl	%eax, %eax
	jne	.L385
	movl	28(%esp), %eax
	testl	%eax, %eax
	je	.L368
	testl	%esi, %esi
	je	.L368
	movl	20(%esp), %edx
	movl	36(%esp), %ebx
	cmpl	$3, %edx
	je	.L376
	jg	.L377
	cmpl	$1, %edx
	je	.L378
	cmpl	$2, %edx
	.p2align 4,,5
	jne	.L380
	andl	$127, %ebx
	movl	%ebx, %ecx
	.p2align 4
	.p2align 3
.L381:
	movl	%ecx, (%esi)
.L368:
	addl	$276, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L377:
	cmpl	$6, %edx
	movl	$65535, %ecx
	je	.L381
.L380:
	sall	$8, %ebx
	movzwl	%bx, %ecx
	orl	$127, %ecx
	jmp	.L381
	.p2align 4,,10
	.p2align 3
.L393:
	cmpl	$-1, %edx
	je	.L384
	jge	.L372
	negl	%edx
	movl	$2, %ecx
	jmp	.L371
	.p2align 4,,10
	.p2align 3
.L384:
	movl	$7, %ecx
	xorl	%edx, %edx
	jmp	.L371
	.p2align 4,,10
	.p2align 3
.L378:
	sall	$8, %ebx
	movzwl	%bx, %ecx
	jmp	.L381
	.p2align 4,,10
	.p2align 3
.L376:
	movzbl	%bl, %ecx
	orl	$128, %ecx
	jmp	.L381
	.p2align 4,,10
	.p2align 3
.L372:
	call	getpgrp@PLT
	movl	$2, %ecx
	movl	%eax, %edx
	jmp	.L371
	.p2align 4,,10
	.p2align 3
.L385:
	movl	$-1, %eax
	jmp	.L368
	.size	waitpid, .-waitpid
	.section	.text.wait,"ax",@progbits
	.p2align 4
	.globl	wait
	.type	wait, @function
wait:
	subl	$28, %esp
	xorl	%eax, %eax
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 8(%esp)
	movl	32(%esp), %eax
	movl	$-1, (%esp)
	movl	%eax, 4(%esp)
	call	waitpid@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	wait, .-wait
	.section	.text.wait3,"ax",@progbits
	.p2align 4
	.globl	wait3
	.type	wait3, @function
wait3:
	subl	$28, %esp
	movl	%ebx, 20(%esp)
	movl	36(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	$-1, (%esp)
	movl	%esi, 24(%esp)
	movl	%eax, 8(%esp)
	movl	32(%esp), %eax
	movl	%eax, 4(%esp)
	call	waitpid@PLT
	testl	%eax, %eax
	movl	%eax, %esi
	jle	.L396
	movl	40(%esp), %eax
	testl	%eax, %eax
	jne	.L405
.L396:
	movl	%esi, %eax
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L405:
	movl	$-1, (%esp)
	movl	40(%esp), %eax
	movl	%eax, 4(%esp)
	call	getrusage@PLT
	movl	%esi, %eax
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.size	wait3, .-wait3
	.section	.text.killpg,"ax",@progbits
	.p2align 4
	.globl	killpg
	.type	killpg, @function
killpg:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	36(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	negl	%eax
	movl	%eax, (%esp)
	call	kill@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	killpg, .-killpg
	.section	.text.execv,"ax",@progbits
	.p2align 4
	.globl	execv
	.type	execv, @function
execv:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	_environ@GOT(%ebx), %eax
	movl	(%eax), %eax
	movl	%eax, 8(%esp)
	movl	36(%esp), %eax
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	execve@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	execv, .-execv
	.section	.text.yield,"ax",@progbits
	.p2align 4
	.globl	yield
	.type	yield, @function
yield:
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
	.size	yield, .-yield
	.section	.text.sched_yield,"ax",@progbits
	.p2align 4
	.globl	sched_yield
	.type	sched_yield, @function
sched_yield:
	subl	$12, %esp
	movl	%ebx, 8(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	call	yield@PLT
	movl	8(%esp), %ebx
	xorl	%eax, %eax
	addl	$12, %esp
	ret
	.size	sched_yield, .-sched_yield
	.section	.text.acl,"ax",@progbits
	.p2align 4
	.globl	acl
	.type	acl, @function
acl:
	subl	$60, %esp
	movl	%ebx, 56(%esp)
	movl	76(%esp), %edx
	leal	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 20(%esp)
	movl	72(%esp), %edx
	movl	%edx, 16(%esp)
	movl	68(%esp), %edx
	movl	%edx, 12(%esp)
	movl	64(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$185, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.size	acl, .-acl
	.section	.text.acl_trivial,"ax",@progbits
	.p2align 4
	.globl	acl_trivial
	.type	acl_trivial, @function
acl_trivial:
	subl	$28, %esp
	xorl	%eax, %eax
	movl	%ebx, 24(%esp)
	xorl	%edx, %edx
	movl	$3, %ecx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 12(%esp)
	movl	32(%esp), %eax
	movl	%edx, 8(%esp)
	movl	%ecx, 4(%esp)
	movl	%eax, (%esp)
	call	acl@PLT
	testl	%eax, %eax
	js	.L420
	cmpl	$4, %eax
	movl	24(%esp), %ebx
	setg	%al
	addl	$28, %esp
	movzbl	%al, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L420:
	call	___errno@PLT
	movl	24(%esp), %ebx
	cmpl	$89, (%eax)
	setne	%al
	addl	$28, %esp
	movzbl	%al, %eax
	negl	%eax
	ret
	.size	acl_trivial, .-acl_trivial
	.section	.text.socket,"ax",@progbits
	.p2align 4
	.globl	socket
	.type	socket, @function
socket:
	subl	$60, %esp
	movl	$1, %edx
	movl	%edx, 24(%esp)
	movl	72(%esp), %edx
	leal	40(%esp), %eax
	movl	%ebx, 56(%esp)
	xorl	%ecx, %ecx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%ecx, 20(%esp)
	movl	%edx, 16(%esp)
	movl	68(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 12(%esp)
	movl	64(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$230, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.size	socket, .-socket
	.section	.text.__xnet_socket,"ax",@progbits
	.p2align 4
	.globl	__xnet_socket
	.type	__xnet_socket, @function
__xnet_socket:
	subl	$60, %esp
	movl	$2, %edx
	movl	%edx, 24(%esp)
	movl	72(%esp), %edx
	leal	40(%esp), %eax
	movl	%ebx, 56(%esp)
	xorl	%ecx, %ecx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%ecx, 20(%esp)
	movl	%edx, 16(%esp)
	movl	68(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 12(%esp)
	movl	64(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$230, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.size	__xnet_socket, .-__xnet_socket
	.section	.text.socketpair,"ax",@progbits
	.p2align 4
	.globl	socketpair
	.type	socketpair, @function
socketpair:
	subl	$60, %esp
	movl	%ebx, 44(%esp)
	movl	64(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 52(%esp)
	movl	68(%esp), %edi
	movl	%ebp, 56(%esp)
	movl	72(%esp), %ebp
	movl	%eax, (%esp)
	movl	%esi, 48(%esp)
	movl	76(%esp), %esi
	movl	%edi, 4(%esp)
	movl	%ebp, 8(%esp)
	call	socket@PLT
	movl	%eax, (%esi)
	testl	%eax, %eax
	js	.L426
	movl	%ebp, 8(%esp)
	movl	64(%esp), %eax
	movl	%edi, 4(%esp)
	movl	%eax, (%esp)
	call	socket@PLT
	movl	%eax, 4(%esi)
	testl	%eax, %eax
	js	.L427
	movl	%esi, 8(%esp)
	leal	24(%esp), %eax
	movl	$231, %edx
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	testl	%eax, %eax
	jne	.L435
.L425:
	movl	44(%esp), %ebx
	movl	48(%esp), %esi
	movl	52(%esp), %edi
	movl	56(%esp), %ebp
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L427:
	movl	(%esi), %eax
	movl	%eax, (%esp)
	call	close@PLT
.L426:
	movl	$-1, %eax
	jmp	.L425
.L435:
	call	___errno@PLT
	movl	(%eax), %edi
	movl	(%esi), %eax
	movl	%eax, (%esp)
	call	close@PLT
	movl	4(%esi), %eax
	movl	%eax, (%esp)
	call	close@PLT
	call	___errno@PLT
	movl	%edi, (%eax)
	jmp	.L426
	.size	socketpair, .-socketpair
	.globl	__xnet_socketpair
	.set	__xnet_socketpair,socketpair
	.section	.text.bind,"ax",@progbits
	.p2align 4
	.globl	bind
	.type	bind, @function
bind:
	subl	$60, %esp
	movl	$1, %edx
	movl	%edx, 20(%esp)
	movl	72(%esp), %edx
	leal	40(%esp), %eax
	movl	%ebx, 56(%esp)
	movl	$232, %ecx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%ecx, 4(%esp)
	movl	%edx, 16(%esp)
	movl	68(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 12(%esp)
	movl	64(%esp), %edx
	movl	%edx, 8(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.size	bind, .-bind
	.globl	__xnet_bind
	.set	__xnet_bind,bind
	.section	.text.listen,"ax",@progbits
	.p2align 4
	.globl	listen
	.type	listen, @function
listen:
	subl	$60, %esp
	movl	$1, %edx
	movl	%edx, 16(%esp)
	movl	68(%esp), %edx
	leal	40(%esp), %eax
	movl	%ebx, 56(%esp)
	movl	$233, %ecx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%ecx, 4(%esp)
	movl	%edx, 12(%esp)
	movl	64(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 8(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.size	listen, .-listen
	.globl	__xnet_listen
	.set	__xnet_listen,listen
	.section	.text.accept,"ax",@progbits
	.p2align 4
	.globl	accept
	.type	accept, @function
accept:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$52, %esp
	call	cancel_enter@PLT
	movl	$1, %edx
	movl	$234, %ecx
	movl	%edx, 20(%esp)
	movl	72(%esp), %edx
	leal	40(%esp), %eax
	movl	%ecx, 4(%esp)
	movl	%eax, (%esp)
	movl	%edx, 16(%esp)
	movl	68(%esp), %edx
	movl	%edx, 12(%esp)
	movl	64(%esp), %edx
	movl	%edx, 8(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	44(%esp), %edx
	movl	40(%esp), %eax
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	call_value@PLT
	movl	%eax, %esi
	call	cancel_leave@PLT
	addl	$52, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	ret
	.size	accept, .-accept
	.section	.text.connect,"ax",@progbits
	.p2align 4
	.globl	connect
	.type	connect, @function
connect:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$52, %esp
	call	cancel_enter@PLT
	movl	$1, %edx
	movl	$235, %ecx
	movl	%edx, 20(%esp)
	movl	72(%esp), %edx
	leal	40(%esp), %eax
	movl	%ecx, 4(%esp)
	movl	%eax, (%esp)
	movl	%edx, 16(%esp)
	movl	68(%esp), %edx
	movl	%edx, 12(%esp)
	movl	64(%esp), %edx
	movl	%edx, 8(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	44(%esp), %edx
	movl	40(%esp), %eax
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	call_value@PLT
	movl	%eax, %esi
	call	cancel_leave@PLT
	addl	$52, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	ret
	.size	connect, .-connect
	.globl	__xnet_connect
	.set	__xnet_connect,connect
	.section	.text.shutdown,"ax",@progbits
	.p2align 4
	.globl	shutdown
	.type	shutdown, @function
shutdown:
	subl	$60, %esp
	movl	$1, %edx
	movl	%edx, 16(%esp)
	movl	68(%esp), %edx
	leal	40(%esp), %eax
	movl	%ebx, 56(%esp)
	movl	$236, %ecx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%ecx, 4(%esp)
	movl	%edx, 12(%esp)
	movl	64(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 8(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.size	shutdown, .-shutdown
	.section	.text.getpeername,"ax",@progbits
	.p2align 4
	.globl	getpeername
	.type	getpeername, @function
getpeername:
	subl	$60, %esp
	movl	$1, %edx
	movl	%edx, 20(%esp)
	movl	72(%esp), %edx
	leal	40(%esp), %eax
	movl	%ebx, 56(%esp)
	movl	$243, %ecx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%ecx, 4(%esp)
	movl	%edx, 16(%esp)
	movl	68(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 12(%esp)
	movl	64(%esp), %edx
	movl	%edx, 8(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.size	getpeername, .-getpeername
	.section	.text.getsockname,"ax",@progbits
	.p2align 4
	.globl	getsockname
	.type	getsockname, @function
getsockname:
	subl	$60, %esp
	movl	$1, %edx
	movl	%edx, 20(%esp)
	movl	72(%esp), %edx
	leal	40(%esp), %eax
	movl	%ebx, 56(%esp)
	movl	$244, %ecx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%ecx, 4(%esp)
	movl	%edx, 16(%esp)
	movl	68(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 12(%esp)
	movl	64(%esp), %edx
	movl	%edx, 8(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.size	getsockname, .-getsockname
	.section	.text.getsockopt,"ax",@progbits
	.p2align 4
	.globl	getsockopt
	.type	getsockopt, @function
getsockopt:
	subl	$60, %esp
	movl	$1, %edx
	movl	%edx, 28(%esp)
	movl	80(%esp), %edx
	leal	40(%esp), %eax
	movl	%ebx, 56(%esp)
	movl	$245, %ecx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%ecx, 4(%esp)
	movl	%edx, 24(%esp)
	movl	76(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 20(%esp)
	movl	72(%esp), %edx
	movl	%edx, 16(%esp)
	movl	68(%esp), %edx
	movl	%edx, 12(%esp)
	movl	64(%esp), %edx
	movl	%edx, 8(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.size	getsockopt, .-getsockopt
	.globl	__xnet_getsockopt
	.set	__xnet_getsockopt,getsockopt
	.section	.text.setsockopt,"ax",@progbits
	.p2align 4
	.globl	setsockopt
	.type	setsockopt, @function
setsockopt:
	subl	$60, %esp
	movl	$1, %edx
	movl	%edx, 28(%esp)
	movl	80(%esp), %edx
	leal	40(%esp), %eax
	movl	%ebx, 56(%esp)
	movl	$246, %ecx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%ecx, 4(%esp)
	movl	%edx, 24(%esp)
	movl	76(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 20(%esp)
	movl	72(%esp), %edx
	movl	%edx, 16(%esp)
	movl	68(%esp), %edx
	movl	%edx, 12(%esp)
	movl	64(%esp), %edx
	movl	%edx, 8(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.size	setsockopt, .-setsockopt
	.section	.text.send,"ax",@progbits
	.p2align 4
	.globl	send
	.type	send, @function
send:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$52, %esp
	call	cancel_enter@PLT
	movl	76(%esp), %edx
	leal	40(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 20(%esp)
	movl	72(%esp), %edx
	movl	%edx, 16(%esp)
	movl	68(%esp), %edx
	movl	%edx, 12(%esp)
	movl	64(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$240, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	44(%esp), %edx
	movl	40(%esp), %eax
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	call_value@PLT
	movl	%eax, %esi
	call	cancel_leave@PLT
	addl	$52, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	ret
	.size	send, .-send
	.section	.text.recv,"ax",@progbits
	.p2align 4
	.globl	recv
	.type	recv, @function
recv:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$52, %esp
	call	cancel_enter@PLT
	movl	76(%esp), %edx
	leal	40(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 20(%esp)
	movl	72(%esp), %edx
	movl	%edx, 16(%esp)
	movl	68(%esp), %edx
	movl	%edx, 12(%esp)
	movl	64(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$237, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	44(%esp), %edx
	movl	40(%esp), %eax
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	call_value@PLT
	movl	%eax, %esi
	call	cancel_leave@PLT
	addl	$52, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	ret
	.size	recv, .-recv
	.section	.text.sendto,"ax",@progbits
	.p2align 4
	.globl	sendto
	.type	sendto, @function
sendto:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$52, %esp
	call	cancel_enter@PLT
	movl	84(%esp), %edx
	leal	40(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 28(%esp)
	movl	80(%esp), %edx
	movl	%edx, 24(%esp)
	movl	76(%esp), %edx
	movl	%edx, 20(%esp)
	movl	72(%esp), %edx
	movl	%edx, 16(%esp)
	movl	68(%esp), %edx
	movl	%edx, 12(%esp)
	movl	64(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$242, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	44(%esp), %edx
	movl	40(%esp), %eax
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	call_value@PLT
	movl	%eax, %esi
	call	cancel_leave@PLT
	addl	$52, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	ret
	.size	sendto, .-sendto
	.globl	__xnet_sendto
	.set	__xnet_sendto,sendto
	.section	.text.recvfrom,"ax",@progbits
	.p2align 4
	.globl	recvfrom
	.type	recvfrom, @function
recvfrom:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$52, %esp
	call	cancel_enter@PLT
	movl	84(%esp), %edx
	leal	40(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 28(%esp)
	movl	80(%esp), %edx
	movl	%edx, 24(%esp)
	movl	76(%esp), %edx
	movl	%edx, 20(%esp)
	movl	72(%esp), %edx
	movl	%edx, 16(%esp)
	movl	68(%esp), %edx
	movl	%edx, 12(%esp)
	movl	64(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$238, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	44(%esp), %edx
	movl	40(%esp), %eax
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	call_value@PLT
	movl	%eax, %esi
	call	cancel_leave@PLT
	addl	$52, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	ret
	.size	recvfrom, .-recvfrom
	.section	.text.sendmsg,"ax",@progbits
	.p2align 4
	.globl	sendmsg
	.type	sendmsg, @function
sendmsg:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$52, %esp
	call	cancel_enter@PLT
	movl	72(%esp), %edx
	leal	40(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 16(%esp)
	movl	68(%esp), %edx
	movl	%edx, 12(%esp)
	movl	64(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$241, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	44(%esp), %edx
	movl	40(%esp), %eax
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	call_value@PLT
	movl	%eax, %esi
	call	cancel_leave@PLT
	addl	$52, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	ret
	.size	sendmsg, .-sendmsg
	.section	.text.recvmsg,"ax",@progbits
	.p2align 4
	.globl	recvmsg
	.type	recvmsg, @function
recvmsg:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$52, %esp
	call	cancel_enter@PLT
	movl	72(%esp), %edx
	leal	40(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 16(%esp)
	movl	68(%esp), %edx
	movl	%edx, 12(%esp)
	movl	64(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$239, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	44(%esp), %edx
	movl	40(%esp), %eax
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	call_value@PLT
	movl	%eax, %esi
	call	cancel_leave@PLT
	addl	$52, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	ret
	.size	recvmsg, .-recvmsg
	.section	.text.htonl,"ax",@progbits
	.p2align 4
	.globl	htonl
	.type	htonl, @function
htonl:
	movl	4(%esp), %eax
	bswap	%eax
	ret
	.size	htonl, .-htonl
	.globl	ntohl
	.set	ntohl,htonl
	.section	.text.htons,"ax",@progbits
	.p2align 4
	.globl	htons
	.type	htons, @function
htons:
	movzwl	4(%esp), %edx
	movl	%edx, %eax
	sall	$8, %eax
	shrl	$8, %edx
	orl	%edx, %eax
	ret
	.size	htons, .-htons
	.globl	ntohs
	.set	ntohs,htons
	.section	.text.clock_settime,"ax",@progbits
	.p2align 4
	.globl	clock_settime
	.type	clock_settime, @function
clock_settime:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	52(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 12(%esp)
	movl	48(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$192, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	clock_settime, .-clock_settime
	.section	.text.profil,"ax",@progbits
	.p2align 4
	.globl	profil
	.type	profil, @function
profil:
	subl	$60, %esp
	movl	%ebx, 56(%esp)
	movl	76(%esp), %edx
	leal	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 20(%esp)
	movl	72(%esp), %edx
	movl	%edx, 16(%esp)
	movl	68(%esp), %edx
	movl	%edx, 12(%esp)
	movl	64(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$44, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.size	profil, .-profil
	.section	.text.pcsample,"ax",@progbits
	.p2align 4
	.globl	pcsample
	.type	pcsample, @function
pcsample:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	52(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 12(%esp)
	movl	48(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$26, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	pcsample, .-pcsample
	.globl	errno
	.bss
	.align 4
	.type	errno, @object
	.size	errno, 4
errno:
	.zero	4
	.section	.text.__x86.get_pc_thunk.ax,"axG",@progbits,__x86.get_pc_thunk.ax,comdat
	.globl	__x86.get_pc_thunk.ax
	.hidden	__x86.get_pc_thunk.ax
	.type	__x86.get_pc_thunk.ax, @function
__x86.get_pc_thunk.ax:
	movl	(%esp), %eax
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
