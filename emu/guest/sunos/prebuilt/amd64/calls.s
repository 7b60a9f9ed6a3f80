// 0fcaa5f62bb2562f72772b0a14c9b745 emu/guest/libc/sunos/calls.c
	.file	"calls.c"
	.text
	.section	.text.keep_ready,"ax",@progbits
	.p2align 4
	.type	keep_ready, @function
keep_ready:
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	testl	%edx, %edx
	jle	.L8
	movq	%rdi, %r11
	testq	%rdi, %rdi
	je	.L8
	movq	%rsi, %rdi
	movl	%edx, %r9d
	movl	%ecx, %r10d
	xorl	%eax, %eax
	xorl	%ebx, %ebx
	movl	$1, %ebp
	jmp	.L7
	.p2align 4,,10
	.p2align 3
.L21:
	addl	$1, %ebx
	.p2align 4,,10
	.p2align 3
.L5:
	addq	$1, %rax
	cmpl	%eax, %r9d
	jle	.L1
.L7:
	movswl	4(%rdi,%rax,8), %edx
	testl	%r10d, %edx
	je	.L5
	movl	(%rdi,%rax,8), %esi
	testl	%esi, %esi
	leal	63(%rsi), %edx
	movl	%esi, %ecx
	cmovns	%esi, %edx
	andl	$63, %ecx
	sarl	$6, %edx
	movslq	%edx, %rdx
	leaq	(%r11,%rdx,8), %rdx
	movq	(%rdx), %r12
	btq	%rsi, %r12
	jnc	.L5
	movswl	6(%rdi,%rax,8), %esi
	testl	%r8d, %esi
	jne	.L21
	movq	%rbp, %rsi
	addq	$1, %rax
	salq	%cl, %rsi
	movq	%rsi, %rcx
	notq	%rcx
	andq	%r12, %rcx
	movq	%rcx, (%rdx)
	cmpl	%eax, %r9d
	jg	.L7
.L1:
	movl	%ebx, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L8:
	xorl	%ebx, %ebx
	movl	%ebx, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.size	keep_ready, .-keep_ready
	.section	.text.call_value,"ax",@progbits
	.p2align 4
	.globl	call_value
	.type	call_value, @function
call_value:
	cmpq	$-4095, %rdi
	jnb	.L28
	movq	%rdi, %rax
	ret
	.p2align 4,,10
	.p2align 3
.L28:
	subq	$24, %rsp
	movq	%rdi, 8(%rsp)
	call	___errno@PLT
	movq	8(%rsp), %rdi
	negl	%edi
	movl	%edi, (%rax)
	movq	$-1, %rax
	addq	$24, %rsp
	ret
	.size	call_value, .-call_value
	.section	.text.read,"ax",@progbits
	.p2align 4
	.globl	read
	.type	read, @function
read:
	pushq	%r12
	movq	%rdx, %r12
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	movl	%edi, %ebx
	call	cancel_enter@PLT
	movq	%r12, %rcx
	movslq	%ebx, %rsi
	movq	%rbp, %rdx
	movl	$3, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	movq	%rax, %rbx
	call	cancel_leave@PLT
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.size	read, .-read
	.section	.text.write,"ax",@progbits
	.p2align 4
	.globl	write
	.type	write, @function
write:
	pushq	%r12
	movq	%rdx, %r12
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	movl	%edi, %ebx
	call	cancel_enter@PLT
	movq	%r12, %rcx
	movslq	%ebx, %rsi
	movq	%rbp, %rdx
	movl	$4, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	movq	%rax, %rbx
	call	cancel_leave@PLT
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.size	write, .-write
	.section	.text.open,"ax",@progbits
	.p2align 4
	.globl	open
	.type	open, @function
open:
	pushq	%r12
	xorl	%r12d, %r12d
	pushq	%rbp
	movq	%rdi, %rbp
	pushq	%rbx
	movl	%esi, %ebx
	subq	$80, %rsp
	leaq	112(%rsp), %rax
	movq	%rdx, 48(%rsp)
	movq	%rax, 16(%rsp)
	leaq	32(%rsp), %rax
	movl	$16, 8(%rsp)
	movq	%rax, 24(%rsp)
	testb	$1, %bh
	je	.L34
	movslq	16(%rax), %r12
.L34:
	call	cancel_enter@PLT
	movq	%r12, %rcx
	movq	%rbp, %rsi
	movslq	%ebx, %rdx
	movl	$5, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	movq	%rax, %rbx
	call	cancel_leave@PLT
	addq	$80, %rsp
	movl	%ebx, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.size	open, .-open
	.section	.text.open64,"ax",@progbits
	.p2align 4
	.globl	open64
	.type	open64, @function
open64:
	pushq	%r12
	xorl	%r12d, %r12d
	pushq	%rbp
	movq	%rdi, %rbp
	pushq	%rbx
	movl	%esi, %ebx
	subq	$80, %rsp
	leaq	112(%rsp), %rax
	movq	%rdx, 48(%rsp)
	movq	%rax, 16(%rsp)
	leaq	32(%rsp), %rax
	movl	$16, 8(%rsp)
	movq	%rax, 24(%rsp)
	testb	$1, %bh
	je	.L42
	movslq	16(%rax), %r12
.L42:
	call	cancel_enter@PLT
	movq	%r12, %rcx
	movq	%rbp, %rsi
	movslq	%ebx, %rdx
	movl	$5, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	movq	%rax, %rbx
	call	cancel_leave@PLT
	addq	$80, %rsp
	movl	%ebx, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.size	open64, .-open64
	.section	.text.creat,"ax",@progbits
	.p2align 4
	.globl	creat
	.type	creat, @function
creat:
	movl	%esi, %edx
	xorl	%eax, %eax
	movl	$769, %esi
	jmp	open@PLT
	.size	creat, .-creat
	.section	.text.creat64,"ax",@progbits
	.p2align 4
	.globl	creat64
	.type	creat64, @function
creat64:
	movl	%esi, %edx
	xorl	%eax, %eax
	movl	$769, %esi
	jmp	open64@PLT
	.size	creat64, .-creat64
	.section	.text.lseek,"ax",@progbits
	.p2align 4
	.globl	lseek
	.type	lseek, @function
lseek:
	movq	%rsi, %rax
	subq	$8, %rsp
	movslq	%edi, %rsi
	movslq	%edx, %rcx
	movl	$19, %edi
	movq	%rax, %rdx
	xorl	%eax, %eax
	call	system_call@PLT
	addq	$8, %rsp
	movq	%rax, %rdi
	movq	%rdx, %rsi
	jmp	call_value@PLT
	.size	lseek, .-lseek
	.section	.text.__lseek64,"ax",@progbits
	.p2align 4
	.globl	__lseek64
	.type	__lseek64, @function
__lseek64:
	jmp	lseek@PLT
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
	pushq	%r13
	movq	%rcx, %r13
	pushq	%r12
	movq	%rdx, %r12
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	movl	%edi, %ebx
	subq	$8, %rsp
	call	cancel_enter@PLT
	movq	%r13, %r8
	movq	%r12, %rcx
	movslq	%ebx, %rsi
	movq	%rbp, %rdx
	movl	$173, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	movq	%rax, %rbx
	call	cancel_leave@PLT
	addq	$8, %rsp
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.size	pread, .-pread
	.section	.text.pwrite,"ax",@progbits
	.p2align 4
	.globl	pwrite
	.type	pwrite, @function
pwrite:
	pushq	%r13
	movq	%rcx, %r13
	pushq	%r12
	movq	%rdx, %r12
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	movl	%edi, %ebx
	subq	$8, %rsp
	call	cancel_enter@PLT
	movq	%r13, %r8
	movq	%r12, %rcx
	movslq	%ebx, %rsi
	movq	%rbp, %rdx
	movl	$174, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	movq	%rax, %rbx
	call	cancel_leave@PLT
	addq	$8, %rsp
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.size	pwrite, .-pwrite
	.section	.text.pread64,"ax",@progbits
	.p2align 4
	.globl	pread64
	.type	pread64, @function
pread64:
	pushq	%r13
	movq	%rcx, %r13
	pushq	%r12
	movq	%rdx, %r12
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	movl	%edi, %ebx
	subq	$8, %rsp
	call	cancel_enter@PLT
	movq	%r13, %r8
	movq	%r12, %rcx
	movslq	%ebx, %rsi
	movq	%rbp, %rdx
	movl	$173, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	movq	%rax, %rbx
	call	cancel_leave@PLT
	addq	$8, %rsp
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.size	pread64, .-pread64
	.section	.text.pwrite64,"ax",@progbits
	.p2align 4
	.globl	pwrite64
	.type	pwrite64, @function
pwrite64:
	pushq	%r13
	movq	%rcx, %r13
	pushq	%r12
	movq	%rdx, %r12
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	movl	%edi, %ebx
	subq	$8, %rsp
	call	cancel_enter@PLT
	movq	%r13, %r8
	movq	%r12, %rcx
	movslq	%ebx, %rsi
	movq	%rbp, %rdx
	movl	$174, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	movq	%rax, %rbx
	call	cancel_leave@PLT
	addq	$8, %rsp
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.size	pwrite64, .-pwrite64
	.section	.text.fcntl,"ax",@progbits
	.p2align 4
	.globl	fcntl
	.type	fcntl, @function
fcntl:
	pushq	%rbx
	movq	%rdx, %rcx
	movslq	%edi, %rbx
	subq	$96, %rsp
	leaq	112(%rsp), %rax
	movq	%rdx, 64(%rsp)
	movq	%rax, 32(%rsp)
	leaq	48(%rsp), %rax
	movl	$16, 24(%rsp)
	movq	%rax, 40(%rsp)
	cmpl	$7, %esi
	je	.L68
	movslq	%esi, %rdx
	movl	$62, %edi
	movq	%rbx, %rsi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$96, %rsp
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L68:
	movq	%rdx, 8(%rsp)
	call	cancel_enter@PLT
	movq	8(%rsp), %rcx
	movq	%rbx, %rsi
	xorl	%eax, %eax
	movl	$62, %edi
	movl	$7, %edx
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	movq	%rax, %rbx
	call	cancel_leave@PLT
	addq	$96, %rsp
	movl	%ebx, %eax
	popq	%rbx
	ret
	.size	fcntl, .-fcntl
	.section	.text.ioctl,"ax",@progbits
	.p2align 4
	.globl	ioctl
	.type	ioctl, @function
ioctl:
	subq	$88, %rsp
	leaq	96(%rsp), %rax
	movq	%rdx, 48(%rsp)
	movq	48(%rsp), %rcx
	movslq	%esi, %rdx
	movq	%rax, 16(%rsp)
	leaq	32(%rsp), %rax
	movslq	%edi, %rsi
	movl	$54, %edi
	movq	%rax, 24(%rsp)
	xorl	%eax, %eax
	movl	$16, 8(%rsp)
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$88, %rsp
	ret
	.size	ioctl, .-ioctl
	.section	.text.__ftruncate64,"ax",@progbits
	.p2align 4
	.globl	__ftruncate64
	.type	__ftruncate64, @function
__ftruncate64:
	subq	$72, %rsp
	pxor	%xmm0, %xmm0
	movl	$2, %eax
	movaps	%xmm0, (%rsp)
	movq	%rsp, %rdx
	movw	%ax, (%rsp)
	xorl	%eax, %eax
	movq	%rsi, 8(%rsp)
	movl	$11, %esi
	movaps	%xmm0, 16(%rsp)
	movaps	%xmm0, 32(%rsp)
	movaps	%xmm0, 48(%rsp)
	call	fcntl@PLT
	addq	$72, %rsp
	ret
	.size	__ftruncate64, .-__ftruncate64
	.globl	ftruncate64
	.set	ftruncate64,__ftruncate64
	.section	.text.ftruncate,"ax",@progbits
	.p2align 4
	.globl	ftruncate
	.type	ftruncate, @function
ftruncate:
	jmp	__ftruncate64@PLT
	.size	ftruncate, .-ftruncate
	.section	.text.__lockf64,"ax",@progbits
	.p2align 4
	.globl	__lockf64
	.type	__lockf64, @function
__lockf64:
	subq	$72, %rsp
	pxor	%xmm0, %xmm0
	movups	%xmm0, 36(%rsp)
	movups	%xmm0, 4(%rsp)
	movups	%xmm0, 20(%rsp)
	movups	%xmm0, 48(%rsp)
	testl	%esi, %esi
	jne	.L77
	movl	.LC0(%rip), %eax
	movq	%rdx, 16(%rsp)
	movl	%eax, (%rsp)
.L78:
	movl	$6, %esi
.L82:
	xorl	%eax, %eax
	movq	%rsp, %rdx
	call	fcntl@PLT
	testl	%eax, %eax
	jne	.L80
.L84:
	xorl	%eax, %eax
.L76:
	addq	$72, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L77:
	movl	.LC1(%rip), %eax
	movq	%rdx, 16(%rsp)
	movl	%eax, (%rsp)
	cmpl	$3, %esi
	ja	.L90
	jne	.L91
	xorl	%eax, %eax
	movq	%rsp, %rdx
	movl	$14, %esi
	call	fcntl@PLT
	testl	%eax, %eax
	jne	.L80
	cmpw	$3, (%rsp)
	je	.L84
	call	___errno@PLT
	movl	$11, (%rax)
	.p2align 4,,10
	.p2align 3
.L80:
	movl	$-1, %eax
	jmp	.L76
	.p2align 4,,10
	.p2align 3
.L91:
	cmpl	$1, %esi
	jne	.L78
	movl	$7, %esi
	jmp	.L82
	.p2align 4,,10
	.p2align 3
.L90:
	call	___errno@PLT
	movl	$22, (%rax)
	jmp	.L80
	.size	__lockf64, .-__lockf64
	.globl	lockf64
	.set	lockf64,__lockf64
	.section	.text.close,"ax",@progbits
	.p2align 4
	.globl	close
	.type	close, @function
close:
	pushq	%rbx
	movl	%edi, %ebx
	call	cancel_enter@PLT
	movslq	%ebx, %rsi
	movl	$6, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	movq	%rax, %rbx
	call	cancel_leave@PLT
	movl	%ebx, %eax
	popq	%rbx
	ret
	.size	close, .-close
	.section	.text.truncate64,"ax",@progbits
	.p2align 4
	.globl	truncate64
	.type	truncate64, @function
truncate64:
	pushq	%r12
	xorl	%eax, %eax
	pushq	%rbp
	movq	%rsi, %rbp
	movl	$1, %esi
	pushq	%rbx
	call	open64@PLT
	testl	%eax, %eax
	js	.L95
	movq	%rbp, %rsi
	movl	%eax, %edi
	movl	%eax, %ebx
	call	__ftruncate64@PLT
	movl	%eax, %ebp
	call	___errno@PLT
	movl	%ebx, %edi
	movl	(%rax), %r12d
	call	close@PLT
.L96:
	call	___errno@PLT
	movl	%r12d, (%rax)
	movl	%ebp, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L95:
	call	___errno@PLT
	movl	$-1, %ebp
	movl	(%rax), %r12d
	jmp	.L96
	.size	truncate64, .-truncate64
	.section	.text.truncate,"ax",@progbits
	.p2align 4
	.globl	truncate
	.type	truncate, @function
truncate:
	jmp	truncate64@PLT
	.size	truncate, .-truncate
	.section	.text.link,"ax",@progbits
	.p2align 4
	.globl	link
	.type	link, @function
link:
	subq	$8, %rsp
	movq	%rsi, %rdx
	xorl	%eax, %eax
	movq	%rdi, %rsi
	movl	$9, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	link, .-link
	.section	.text.symlink,"ax",@progbits
	.p2align 4
	.globl	symlink
	.type	symlink, @function
symlink:
	subq	$8, %rsp
	movq	%rsi, %rdx
	xorl	%eax, %eax
	movq	%rdi, %rsi
	movl	$89, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	symlink, .-symlink
	.section	.text.readlink,"ax",@progbits
	.p2align 4
	.globl	readlink
	.type	readlink, @function
readlink:
	subq	$8, %rsp
	movq	%rdx, %rcx
	xorl	%eax, %eax
	movq	%rsi, %rdx
	movq	%rdi, %rsi
	movl	$90, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	readlink, .-readlink
	.section	.text.unlink,"ax",@progbits
	.p2align 4
	.globl	unlink
	.type	unlink, @function
unlink:
	subq	$8, %rsp
	movq	%rdi, %rsi
	xorl	%eax, %eax
	movl	$10, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	unlink, .-unlink
	.section	.text.rename,"ax",@progbits
	.p2align 4
	.globl	rename
	.type	rename, @function
rename:
	subq	$8, %rsp
	movq	%rsi, %rdx
	xorl	%eax, %eax
	movq	%rdi, %rsi
	movl	$134, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	rename, .-rename
	.section	.text.mkdir,"ax",@progbits
	.p2align 4
	.globl	mkdir
	.type	mkdir, @function
mkdir:
	subq	$8, %rsp
	movslq	%esi, %rdx
	xorl	%eax, %eax
	movq	%rdi, %rsi
	movl	$80, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	mkdir, .-mkdir
	.section	.text.rmdir,"ax",@progbits
	.p2align 4
	.globl	rmdir
	.type	rmdir, @function
rmdir:
	subq	$8, %rsp
	movq	%rdi, %rsi
	xorl	%eax, %eax
	movl	$79, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	rmdir, .-rmdir
	.section	.text.chdir,"ax",@progbits
	.p2align 4
	.globl	chdir
	.type	chdir, @function
chdir:
	subq	$8, %rsp
	movq	%rdi, %rsi
	xorl	%eax, %eax
	movl	$12, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	chdir, .-chdir
	.section	.text.fchdir,"ax",@progbits
	.p2align 4
	.globl	fchdir
	.type	fchdir, @function
fchdir:
	subq	$8, %rsp
	movslq	%edi, %rsi
	xorl	%eax, %eax
	movl	$120, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	fchdir, .-fchdir
	.section	.text.chroot,"ax",@progbits
	.p2align 4
	.globl	chroot
	.type	chroot, @function
chroot:
	subq	$8, %rsp
	movq	%rdi, %rsi
	xorl	%eax, %eax
	movl	$61, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	chroot, .-chroot
	.section	.text.access,"ax",@progbits
	.p2align 4
	.globl	access
	.type	access, @function
access:
	subq	$8, %rsp
	movslq	%esi, %rdx
	xorl	%eax, %eax
	movq	%rdi, %rsi
	movl	$33, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	access, .-access
	.section	.text.chmod,"ax",@progbits
	.p2align 4
	.globl	chmod
	.type	chmod, @function
chmod:
	subq	$8, %rsp
	movslq	%esi, %rdx
	xorl	%eax, %eax
	movq	%rdi, %rsi
	movl	$15, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	chmod, .-chmod
	.section	.text.fchmod,"ax",@progbits
	.p2align 4
	.globl	fchmod
	.type	fchmod, @function
fchmod:
	subq	$8, %rsp
	movslq	%esi, %rdx
	xorl	%eax, %eax
	movslq	%edi, %rsi
	movl	$93, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	fchmod, .-fchmod
	.section	.text.chown,"ax",@progbits
	.p2align 4
	.globl	chown
	.type	chown, @function
chown:
	subq	$8, %rsp
	movslq	%edx, %rcx
	xorl	%eax, %eax
	movslq	%esi, %rdx
	movq	%rdi, %rsi
	movl	$16, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	chown, .-chown
	.section	.text.lchown,"ax",@progbits
	.p2align 4
	.globl	lchown
	.type	lchown, @function
lchown:
	subq	$8, %rsp
	movslq	%edx, %rcx
	xorl	%eax, %eax
	movslq	%esi, %rdx
	movq	%rdi, %rsi
	movl	$130, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	lchown, .-lchown
	.section	.text.fchown,"ax",@progbits
	.p2align 4
	.globl	fchown
	.type	fchown, @function
fchown:
	subq	$8, %rsp
	movslq	%edx, %rcx
	xorl	%eax, %eax
	movslq	%esi, %rdx
	movslq	%edi, %rsi
	movl	$94, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	fchown, .-fchown
	.section	.text.stat,"ax",@progbits
	.p2align 4
	.globl	stat
	.type	stat, @function
stat:
	subq	$8, %rsp
	movq	%rsi, %rdx
	xorl	%eax, %eax
	movq	%rdi, %rsi
	movl	$18, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	stat, .-stat
	.section	.text.lstat,"ax",@progbits
	.p2align 4
	.globl	lstat
	.type	lstat, @function
lstat:
	subq	$8, %rsp
	movq	%rsi, %rdx
	xorl	%eax, %eax
	movq	%rdi, %rsi
	movl	$88, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	lstat, .-lstat
	.section	.text.fstat,"ax",@progbits
	.p2align 4
	.globl	fstat
	.type	fstat, @function
fstat:
	subq	$8, %rsp
	movq	%rsi, %rdx
	xorl	%eax, %eax
	movslq	%edi, %rsi
	movl	$28, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	fstat, .-fstat
	.section	.text.__stat64,"ax",@progbits
	.p2align 4
	.globl	__stat64
	.type	__stat64, @function
__stat64:
	subq	$8, %rsp
	movq	%rsi, %rdx
	xorl	%eax, %eax
	movq	%rdi, %rsi
	movl	$18, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	__stat64, .-__stat64
	.globl	stat64
	.set	stat64,__stat64
	.section	.text.__lstat64,"ax",@progbits
	.p2align 4
	.globl	__lstat64
	.type	__lstat64, @function
__lstat64:
	subq	$8, %rsp
	movq	%rsi, %rdx
	xorl	%eax, %eax
	movq	%rdi, %rsi
	movl	$88, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	__lstat64, .-__lstat64
	.globl	lstat64
	.set	lstat64,__lstat64
	.section	.text.__fstat64,"ax",@progbits
	.p2align 4
	.globl	__fstat64
	.type	__fstat64, @function
__fstat64:
	subq	$8, %rsp
	movq	%rsi, %rdx
	xorl	%eax, %eax
	movslq	%edi, %rsi
	movl	$28, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	__fstat64, .-__fstat64
	.globl	fstat64
	.set	fstat64,__fstat64
	.section	.text.utime,"ax",@progbits
	.p2align 4
	.globl	utime
	.type	utime, @function
utime:
	subq	$8, %rsp
	movq	%rsi, %rdx
	xorl	%eax, %eax
	movq	%rdi, %rsi
	movl	$30, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	utime, .-utime
	.section	.text.umask,"ax",@progbits
	.p2align 4
	.globl	umask
	.type	umask, @function
umask:
	subq	$8, %rsp
	movslq	%edi, %rsi
	xorl	%eax, %eax
	movl	$60, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	umask, .-umask
	.section	.text.dup,"ax",@progbits
	.p2align 4
	.globl	dup
	.type	dup, @function
dup:
	subq	$8, %rsp
	movslq	%edi, %rsi
	xorl	%eax, %eax
	movl	$41, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	dup, .-dup
	.section	.text.mknod,"ax",@progbits
	.p2align 4
	.globl	mknod
	.type	mknod, @function
mknod:
	subq	$8, %rsp
	movslq	%edx, %rcx
	xorl	%eax, %eax
	movslq	%esi, %rdx
	movq	%rdi, %rsi
	movl	$14, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	mknod, .-mknod
	.section	.text.poll,"ax",@progbits
	.p2align 4
	.globl	poll
	.type	poll, @function
poll:
	pushq	%r12
	movq	%rsi, %r12
	pushq	%rbp
	movq	%rdi, %rbp
	pushq	%rbx
	movl	%edx, %ebx
	call	cancel_enter@PLT
	movslq	%ebx, %rcx
	movq	%rbp, %rsi
	movq	%r12, %rdx
	movl	$87, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	movq	%rax, %rbx
	call	cancel_leave@PLT
	movl	%ebx, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.size	poll, .-poll
	.section	.text.statvfs,"ax",@progbits
	.p2align 4
	.globl	statvfs
	.type	statvfs, @function
statvfs:
	subq	$8, %rsp
	movq	%rsi, %rdx
	xorl	%eax, %eax
	movq	%rdi, %rsi
	movl	$103, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	statvfs, .-statvfs
	.section	.text.fstatvfs,"ax",@progbits
	.p2align 4
	.globl	fstatvfs
	.type	fstatvfs, @function
fstatvfs:
	subq	$8, %rsp
	movq	%rsi, %rdx
	xorl	%eax, %eax
	movslq	%edi, %rsi
	movl	$104, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	fstatvfs, .-fstatvfs
	.section	.text.statvfs64,"ax",@progbits
	.p2align 4
	.globl	statvfs64
	.type	statvfs64, @function
statvfs64:
	subq	$8, %rsp
	movq	%rsi, %rdx
	xorl	%eax, %eax
	movq	%rdi, %rsi
	movl	$103, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	statvfs64, .-statvfs64
	.section	.text.fstatvfs64,"ax",@progbits
	.p2align 4
	.globl	fstatvfs64
	.type	fstatvfs64, @function
fstatvfs64:
	subq	$8, %rsp
	movq	%rsi, %rdx
	xorl	%eax, %eax
	movslq	%edi, %rsi
	movl	$104, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	fstatvfs64, .-fstatvfs64
	.section	.text.readv,"ax",@progbits
	.p2align 4
	.globl	readv
	.type	readv, @function
readv:
	pushq	%r12
	movq	%rsi, %r12
	pushq	%rbp
	movl	%edx, %ebp
	pushq	%rbx
	movl	%edi, %ebx
	call	cancel_enter@PLT
	movslq	%ebp, %rcx
	movslq	%ebx, %rsi
	movq	%r12, %rdx
	movl	$121, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	movq	%rax, %rbx
	call	cancel_leave@PLT
	movl	%ebx, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.size	readv, .-readv
	.section	.text.writev,"ax",@progbits
	.p2align 4
	.globl	writev
	.type	writev, @function
writev:
	pushq	%r12
	movq	%rsi, %r12
	pushq	%rbp
	movl	%edx, %ebp
	pushq	%rbx
	movl	%edi, %ebx
	call	cancel_enter@PLT
	movslq	%ebp, %rcx
	movslq	%ebx, %rsi
	movq	%r12, %rdx
	movl	$122, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	movq	%rax, %rbx
	call	cancel_leave@PLT
	movl	%ebx, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.size	writev, .-writev
	.section	.text.dup2,"ax",@progbits
	.p2align 4
	.globl	dup2
	.type	dup2, @function
dup2:
	movslq	%esi, %rdx
	xorl	%eax, %eax
	movl	$9, %esi
	jmp	fcntl@PLT
	.size	dup2, .-dup2
	.section	.text.fsync,"ax",@progbits
	.p2align 4
	.globl	fsync
	.type	fsync, @function
fsync:
	pushq	%rbx
	movl	%edi, %ebx
	call	cancel_enter@PLT
	movslq	%ebx, %rsi
	movl	$58, %edi
	xorl	%eax, %eax
	movl	$16, %edx
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	movq	%rax, %rbx
	call	cancel_leave@PLT
	movl	%ebx, %eax
	popq	%rbx
	ret
	.size	fsync, .-fsync
	.section	.text.sync,"ax",@progbits
	.p2align 4
	.globl	sync
	.type	sync, @function
sync:
	movl	$36, %edi
	xorl	%eax, %eax
	jmp	system_call@PLT
	.size	sync, .-sync
	.section	.text.mkfifo,"ax",@progbits
	.p2align 4
	.globl	mkfifo
	.type	mkfifo, @function
mkfifo:
	orl	$4096, %esi
	xorl	%edx, %edx
	jmp	mknod@PLT
	.size	mkfifo, .-mkfifo
	.section	.text.remove,"ax",@progbits
	.p2align 4
	.globl	remove
	.type	remove, @function
remove:
	pushq	%rbx
	movq	%rdi, %rbx
	call	unlink@PLT
	testl	%eax, %eax
	jne	.L178
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L178:
	call	___errno@PLT
	cmpl	$21, (%rax)
	je	.L173
	call	___errno@PLT
	cmpl	$1, (%rax)
	jne	.L179
.L173:
	movq	%rbx, %rdi
	popq	%rbx
	jmp	rmdir@PLT
.L179:
	movl	$-1, %eax
	popq	%rbx
	ret
	.size	remove, .-remove
	.section	.text.pipe,"ax",@progbits
	.p2align 4
	.globl	pipe
	.type	pipe, @function
pipe:
	pushq	%r12
	xorl	%eax, %eax
	movq	%rdi, %r12
	movl	$42, %edi
	pushq	%rbp
	pushq	%rbx
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	movq	%rax, %rbp
	movq	%rdx, %rbx
	call	call_value@PLT
	testq	%rax, %rax
	js	.L182
	movl	%ebp, (%r12)
	xorl	%eax, %eax
	movl	%ebx, 4(%r12)
.L181:
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
.L182:
	movl	$-1, %eax
	jmp	.L181
	.size	pipe, .-pipe
	.section	.text.isatty,"ax",@progbits
	.p2align 4
	.globl	isatty
	.type	isatty, @function
isatty:
	subq	$72, %rsp
	xorl	%eax, %eax
	movl	$21505, %esi
	movq	%rsp, %rdx
	call	ioctl@PLT
	testl	%eax, %eax
	sete	%al
	addq	$72, %rsp
	movzbl	%al, %eax
	ret
	.size	isatty, .-isatty
	.section	.text.stream_is_terminal,"ax",@progbits
	.p2align 4
	.globl	stream_is_terminal
	.type	stream_is_terminal, @function
stream_is_terminal:
	pushq	%rbp
	pushq	%rbx
	movl	%edi, %ebx
	subq	$8, %rsp
	call	___errno@PLT
	movl	%ebx, %edi
	movl	(%rax), %ebp
	call	isatty@PLT
	movl	%eax, %ebx
	call	___errno@PLT
	movl	%ebp, (%rax)
	addq	$8, %rsp
	movl	%ebx, %eax
	popq	%rbx
	popq	%rbp
	ret
	.size	stream_is_terminal, .-stream_is_terminal
	.section	.text.mmap,"ax",@progbits
	.p2align 4
	.globl	mmap
	.type	mmap, @function
mmap:
	subq	$16, %rsp
	movl	%ecx, %eax
	movslq	%edx, %rcx
	movq	%rsi, %rdx
	pushq	%r9
	movslq	%r8d, %r9
	movl	%eax, %r8d
	movq	%rdi, %rsi
	orl	$-2147483648, %r8d
	movl	$115, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	addq	$24, %rsp
	movq	%rax, %rdi
	movq	%rdx, %rsi
	jmp	call_value@PLT
	.size	mmap, .-mmap
	.section	.text.mmap64,"ax",@progbits
	.p2align 4
	.globl	mmap64
	.type	mmap64, @function
mmap64:
	subq	$16, %rsp
	movl	%ecx, %eax
	movslq	%edx, %rcx
	movq	%rsi, %rdx
	pushq	%r9
	movslq	%r8d, %r9
	movl	%eax, %r8d
	movq	%rdi, %rsi
	orl	$-2147483648, %r8d
	movl	$115, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	addq	$24, %rsp
	movq	%rax, %rdi
	movq	%rdx, %rsi
	jmp	call_value@PLT
	.size	mmap64, .-mmap64
	.section	.text.munmap,"ax",@progbits
	.p2align 4
	.globl	munmap
	.type	munmap, @function
munmap:
	subq	$8, %rsp
	movq	%rsi, %rdx
	xorl	%eax, %eax
	movq	%rdi, %rsi
	movl	$117, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	munmap, .-munmap
	.section	.text.mprotect,"ax",@progbits
	.p2align 4
	.globl	mprotect
	.type	mprotect, @function
mprotect:
	subq	$8, %rsp
	movslq	%edx, %rcx
	xorl	%eax, %eax
	movq	%rsi, %rdx
	movq	%rdi, %rsi
	movl	$116, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	mprotect, .-mprotect
	.section	.text.memcntl,"ax",@progbits
	.p2align 4
	.globl	memcntl
	.type	memcntl, @function
memcntl:
	subq	$16, %rsp
	movslq	%r9d, %r9
	movq	%rcx, %rax
	movslq	%edx, %rcx
	pushq	%r9
	movq	%rsi, %rdx
	movslq	%r8d, %r9
	movq	%rdi, %rsi
	movq	%rax, %r8
	movl	$131, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$24, %rsp
	ret
	.size	memcntl, .-memcntl
	.section	.text.msync,"ax",@progbits
	.p2align 4
	.globl	msync
	.type	msync, @function
msync:
	movslq	%edx, %rcx
	xorl	%r9d, %r9d
	xorl	%r8d, %r8d
	movl	$1, %edx
	jmp	memcntl@PLT
	.size	msync, .-msync
	.section	.text.madvise,"ax",@progbits
	.p2align 4
	.globl	madvise
	.type	madvise, @function
madvise:
	movslq	%edx, %rcx
	xorl	%r9d, %r9d
	xorl	%r8d, %r8d
	movl	$4, %edx
	jmp	memcntl@PLT
	.size	madvise, .-madvise
	.section	.text.mlock,"ax",@progbits
	.p2align 4
	.globl	mlock
	.type	mlock, @function
mlock:
	xorl	%r9d, %r9d
	xorl	%r8d, %r8d
	xorl	%ecx, %ecx
	movl	$2, %edx
	jmp	memcntl@PLT
	.size	mlock, .-mlock
	.section	.text.munlock,"ax",@progbits
	.p2align 4
	.globl	munlock
	.type	munlock, @function
munlock:
	xorl	%r9d, %r9d
	xorl	%r8d, %r8d
	xorl	%ecx, %ecx
	movl	$3, %edx
	jmp	memcntl@PLT
	.size	munlock, .-munlock
	.section	.text.select,"ax",@progbits
	.p2align 4
	.globl	select
	.type	select, @function
select:
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	subq	$8192, %rsp
	cmpl	$1024, %edi
	ja	.L203
	movq	%rsi, %r13
	movq	%rdx, %rbx
	movq	%rcx, %rbp
	testq	%r8, %r8
	je	.L204
	movq	(%r8), %rsi
	testq	%rsi, %rsi
	js	.L203
	movq	8(%r8), %rax
	cmpq	$999999, %rax
	ja	.L203
	xorl	%edx, %edx
	xorl	%r12d, %r12d
	testl	%edi, %edi
	jne	.L219
	jmp	.L256
	.p2align 4,,10
	.p2align 3
.L216:
	orb	$-126, %al
.L253:
	movslq	%r12d, %rcx
.L218:
	movl	%edx, (%rsp,%rcx,8)
	addl	$1, %edx
	addl	$1, %r12d
	movw	%ax, 4(%rsp,%rcx,8)
	xorl	%eax, %eax
	movw	%ax, 6(%rsp,%rcx,8)
	cmpl	%edx, %edi
	jle	.L213
.L219:
	testq	%r13, %r13
	je	.L257
	movl	%edx, %eax
	movl	%edx, %ecx
	movl	%edx, %r9d
	sarl	$6, %eax
	andl	$63, %r9d
	cltq
	leaq	0(,%rax,8), %rsi
	movq	0(%r13,%rax,8), %rax
	sarq	%cl, %rax
	andl	$1, %eax
	testq	%rbx, %rbx
	je	.L214
.L210:
	movq	(%rbx,%rsi), %rsi
	movl	%r9d, %ecx
	sarq	%cl, %rsi
	andl	$1, %esi
	sall	$2, %esi
	orl	%esi, %eax
.L214:
	testq	%rbp, %rbp
	je	.L215
	movl	%edx, %ecx
	sarl	$6, %ecx
	movslq	%ecx, %rcx
	movq	0(%rbp,%rcx,8), %rcx
	btq	%rdx, %rcx
	jc	.L216
.L215:
	testl	%eax, %eax
	jne	.L253
	addl	$1, %edx
	cmpl	%edx, %edi
	jg	.L219
.L213:
	movslq	%r12d, %rdi
	movl	$-1, %edx
	testq	%r8, %r8
	je	.L224
	movq	(%r8), %rsi
	movq	8(%r8), %rax
.L221:
	imulq	$1000, %rsi, %rsi
	leaq	999(%rax), %rcx
	movabsq	$2361183241434822607, %rax
	imulq	%rcx
	movq	%rcx, %rax
	sarq	$63, %rax
	sarq	$7, %rdx
	subq	%rax, %rdx
	addl	%esi, %edx
.L224:
	movq	%rsp, %r14
	movq	%rdi, %rsi
	movq	%r14, %rdi
	call	poll@PLT
	testl	%eax, %eax
	js	.L206
	testl	%r12d, %r12d
	je	.L222
	movslq	%r12d, %rdx
	movq	%r14, %rax
	leaq	(%r14,%rdx,8), %rdx
	jmp	.L227
	.p2align 4,,10
	.p2align 3
.L226:
	addq	$8, %rax
	cmpq	%rax, %rdx
	je	.L228
.L227:
	testb	$32, 6(%rax)
	je	.L226
	call	___errno@PLT
	movl	$9, (%rax)
.L206:
	addq	$8192, %rsp
	movl	$-1, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L257:
	testq	%rbx, %rbx
	je	.L209
	movl	%edx, %esi
	movl	%edx, %r9d
	xorl	%eax, %eax
	sarl	$6, %esi
	andl	$63, %r9d
	movslq	%esi, %rsi
	salq	$3, %rsi
	jmp	.L210
	.p2align 4,,10
	.p2align 3
.L211:
	movl	%edx, %eax
	sarl	$6, %eax
	cltq
	movq	0(%rbp,%rax,8), %rax
	btq	%rdx, %rax
	jc	.L233
	addl	$1, %edx
	cmpl	%edx, %edi
	jle	.L213
.L209:
	testq	%rbp, %rbp
	jne	.L211
.L249:
	addl	$1, %edx
	cmpl	%edx, %edi
	jle	.L213
	addl	$1, %edx
	cmpl	%edx, %edi
	jg	.L249
	jmp	.L213
	.p2align 4,,10
	.p2align 3
.L204:
	xorl	%edx, %edx
	xorl	%r12d, %r12d
	testl	%edi, %edi
	jne	.L219
	movq	%rsp, %r14
	xorl	%esi, %esi
	movl	$-1, %edx
	movq	%r14, %rdi
	call	poll@PLT
	testl	%eax, %eax
	js	.L206
.L222:
	xorl	%r12d, %r12d
.L228:
	movl	%r12d, %edx
	movq	%r14, %rsi
	movq	%r13, %rdi
	movl	$25, %r8d
	movl	$1, %ecx
	call	keep_ready
	movl	%r12d, %edx
	movq	%r14, %rsi
	movq	%rbx, %rdi
	movl	$12, %r8d
	movl	$4, %ecx
	movl	%eax, %r13d
	call	keep_ready
	movl	%r12d, %edx
	movq	%r14, %rsi
	movq	%rbp, %rdi
	movl	$130, %r8d
	movl	$130, %ecx
	addl	%eax, %r13d
	call	keep_ready
	addq	$8192, %rsp
	popq	%rbx
	addl	%r13d, %eax
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L233:
	movslq	%r12d, %rcx
	movl	$130, %eax
	jmp	.L218
.L256:
	xorl	%edi, %edi
	jmp	.L221
.L203:
	call	___errno@PLT
	movl	$22, (%rax)
	jmp	.L206
	.size	select, .-select
	.section	.text.getpid,"ax",@progbits
	.p2align 4
	.globl	getpid
	.type	getpid, @function
getpid:
	subq	$8, %rsp
	movl	$20, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	addq	$8, %rsp
	ret
	.size	getpid, .-getpid
	.section	.text.getppid,"ax",@progbits
	.p2align 4
	.globl	getppid
	.type	getppid, @function
getppid:
	subq	$8, %rsp
	movl	$20, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	addq	$8, %rsp
	movl	%edx, %eax
	ret
	.size	getppid, .-getppid
	.section	.text.getuid,"ax",@progbits
	.p2align 4
	.globl	getuid
	.type	getuid, @function
getuid:
	subq	$8, %rsp
	movl	$24, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	addq	$8, %rsp
	ret
	.size	getuid, .-getuid
	.section	.text.geteuid,"ax",@progbits
	.p2align 4
	.globl	geteuid
	.type	geteuid, @function
geteuid:
	subq	$8, %rsp
	movl	$24, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	addq	$8, %rsp
	movl	%edx, %eax
	ret
	.size	geteuid, .-geteuid
	.section	.text.getgid,"ax",@progbits
	.p2align 4
	.globl	getgid
	.type	getgid, @function
getgid:
	subq	$8, %rsp
	movl	$47, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	addq	$8, %rsp
	ret
	.size	getgid, .-getgid
	.section	.text.getegid,"ax",@progbits
	.p2align 4
	.globl	getegid
	.type	getegid, @function
getegid:
	subq	$8, %rsp
	movl	$47, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	addq	$8, %rsp
	movl	%edx, %eax
	ret
	.size	getegid, .-getegid
	.section	.text.setuid,"ax",@progbits
	.p2align 4
	.globl	setuid
	.type	setuid, @function
setuid:
	subq	$8, %rsp
	movslq	%edi, %rsi
	xorl	%eax, %eax
	movl	$23, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	setuid, .-setuid
	.section	.text.setgid,"ax",@progbits
	.p2align 4
	.globl	setgid
	.type	setgid, @function
setgid:
	subq	$8, %rsp
	movslq	%edi, %rsi
	xorl	%eax, %eax
	movl	$46, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	setgid, .-setgid
	.section	.text.seteuid,"ax",@progbits
	.p2align 4
	.globl	seteuid
	.type	seteuid, @function
seteuid:
	subq	$8, %rsp
	movslq	%edi, %rsi
	xorl	%eax, %eax
	movl	$141, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	seteuid, .-seteuid
	.section	.text.setegid,"ax",@progbits
	.p2align 4
	.globl	setegid
	.type	setegid, @function
setegid:
	subq	$8, %rsp
	movslq	%edi, %rsi
	xorl	%eax, %eax
	movl	$136, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	setegid, .-setegid
	.section	.text.setreuid,"ax",@progbits
	.p2align 4
	.globl	setreuid
	.type	setreuid, @function
setreuid:
	subq	$8, %rsp
	movslq	%esi, %rdx
	xorl	%eax, %eax
	movslq	%edi, %rsi
	movl	$202, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	setreuid, .-setreuid
	.section	.text.setregid,"ax",@progbits
	.p2align 4
	.globl	setregid
	.type	setregid, @function
setregid:
	subq	$8, %rsp
	movslq	%esi, %rdx
	xorl	%eax, %eax
	movslq	%edi, %rsi
	movl	$203, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	setregid, .-setregid
	.section	.text.getgroups,"ax",@progbits
	.p2align 4
	.globl	getgroups
	.type	getgroups, @function
getgroups:
	subq	$8, %rsp
	movq	%rsi, %rdx
	xorl	%eax, %eax
	movslq	%edi, %rsi
	movl	$92, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	getgroups, .-getgroups
	.section	.text.setgroups,"ax",@progbits
	.p2align 4
	.globl	setgroups
	.type	setgroups, @function
setgroups:
	subq	$8, %rsp
	movq	%rsi, %rdx
	xorl	%eax, %eax
	movslq	%edi, %rsi
	movl	$91, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	setgroups, .-setgroups
	.section	.text.execve,"ax",@progbits
	.p2align 4
	.globl	execve
	.type	execve, @function
execve:
	subq	$8, %rsp
	movq	%rdx, %rcx
	xorl	%eax, %eax
	movq	%rsi, %rdx
	movq	%rdi, %rsi
	movl	$59, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	execve, .-execve
	.section	.text.kill,"ax",@progbits
	.p2align 4
	.globl	kill
	.type	kill, @function
kill:
	subq	$8, %rsp
	movslq	%esi, %rdx
	xorl	%eax, %eax
	movslq	%edi, %rsi
	movl	$37, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	kill, .-kill
	.section	.text.alarm,"ax",@progbits
	.p2align 4
	.globl	alarm
	.type	alarm, @function
alarm:
	subq	$8, %rsp
	movl	%edi, %esi
	xorl	%eax, %eax
	movl	$27, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	alarm, .-alarm
	.section	.text.pause,"ax",@progbits
	.p2align 4
	.globl	pause
	.type	pause, @function
pause:
	pushq	%rbx
	call	cancel_enter@PLT
	movl	$29, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	movq	%rax, %rbx
	call	cancel_leave@PLT
	movl	%ebx, %eax
	popq	%rbx
	ret
	.size	pause, .-pause
	.section	.text.nice,"ax",@progbits
	.p2align 4
	.globl	nice
	.type	nice, @function
nice:
	subq	$8, %rsp
	movslq	%edi, %rsi
	xorl	%eax, %eax
	movl	$34, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	nice, .-nice
	.section	.text.getrlimit,"ax",@progbits
	.p2align 4
	.globl	getrlimit
	.type	getrlimit, @function
getrlimit:
	subq	$8, %rsp
	movq	%rsi, %rdx
	xorl	%eax, %eax
	movslq	%edi, %rsi
	movl	$129, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	getrlimit, .-getrlimit
	.section	.text.setrlimit,"ax",@progbits
	.p2align 4
	.globl	setrlimit
	.type	setrlimit, @function
setrlimit:
	subq	$8, %rsp
	movq	%rsi, %rdx
	xorl	%eax, %eax
	movslq	%edi, %rsi
	movl	$128, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	setrlimit, .-setrlimit
	.section	.text.getrlimit64,"ax",@progbits
	.p2align 4
	.globl	getrlimit64
	.type	getrlimit64, @function
getrlimit64:
	subq	$8, %rsp
	movq	%rsi, %rdx
	xorl	%eax, %eax
	movslq	%edi, %rsi
	movl	$129, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	getrlimit64, .-getrlimit64
	.section	.text.setrlimit64,"ax",@progbits
	.p2align 4
	.globl	setrlimit64
	.type	setrlimit64, @function
setrlimit64:
	subq	$8, %rsp
	movq	%rsi, %rdx
	xorl	%eax, %eax
	movslq	%edi, %rsi
	movl	$128, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	setrlimit64, .-setrlimit64
	.section	.text.getitimer,"ax",@progbits
	.p2align 4
	.globl	getitimer
	.type	getitimer, @function
getitimer:
	subq	$8, %rsp
	movq	%rsi, %rdx
	xorl	%eax, %eax
	movslq	%edi, %rsi
	movl	$157, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	getitimer, .-getitimer
	.section	.text.setitimer,"ax",@progbits
	.p2align 4
	.globl	setitimer
	.type	setitimer, @function
setitimer:
	movq	%rsi, %rax
	subq	$8, %rsp
	movq	%rdx, %rcx
	movslq	%edi, %rsi
	movq	%rax, %rdx
	movl	$158, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	setitimer, .-setitimer
	.section	.text.getpgrp,"ax",@progbits
	.p2align 4
	.globl	getpgrp
	.type	getpgrp, @function
getpgrp:
	subq	$8, %rsp
	xorl	%esi, %esi
	movl	$39, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	getpgrp, .-getpgrp
	.section	.text.setpgrp,"ax",@progbits
	.p2align 4
	.globl	setpgrp
	.type	setpgrp, @function
setpgrp:
	subq	$8, %rsp
	movl	$1, %esi
	movl	$39, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	setpgrp, .-setpgrp
	.section	.text.getsid,"ax",@progbits
	.p2align 4
	.globl	getsid
	.type	getsid, @function
getsid:
	subq	$8, %rsp
	movslq	%edi, %rdx
	movl	$2, %esi
	xorl	%eax, %eax
	movl	$39, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	getsid, .-getsid
	.section	.text.setsid,"ax",@progbits
	.p2align 4
	.globl	setsid
	.type	setsid, @function
setsid:
	subq	$8, %rsp
	movl	$3, %esi
	movl	$39, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	setsid, .-setsid
	.section	.text.getpgid,"ax",@progbits
	.p2align 4
	.globl	getpgid
	.type	getpgid, @function
getpgid:
	subq	$8, %rsp
	movslq	%edi, %rdx
	movl	$4, %esi
	xorl	%eax, %eax
	movl	$39, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	getpgid, .-getpgid
	.section	.text.setpgid,"ax",@progbits
	.p2align 4
	.globl	setpgid
	.type	setpgid, @function
setpgid:
	subq	$8, %rsp
	movslq	%esi, %rcx
	movslq	%edi, %rdx
	movl	$5, %esi
	movl	$39, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	setpgid, .-setpgid
	.section	.text.getrusage,"ax",@progbits
	.p2align 4
	.globl	getrusage
	.type	getrusage, @function
getrusage:
	movq	%rsi, %rdx
	subq	$8, %rsp
	movl	$1, %esi
	cmpl	$-1, %edi
	je	.L321
	xorl	%esi, %esi
	cmpl	$1, %edi
	sete	%sil
	addq	%rsi, %rsi
.L321:
	movl	$181, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	getrusage, .-getrusage
	.section	.text.waitid,"ax",@progbits
	.p2align 4
	.globl	waitid
	.type	waitid, @function
waitid:
	pushq	%r13
	movl	%ecx, %r13d
	pushq	%r12
	movq	%rdx, %r12
	pushq	%rbp
	movl	%esi, %ebp
	pushq	%rbx
	movl	%edi, %ebx
	subq	$8, %rsp
	call	cancel_enter@PLT
	movslq	%r13d, %r8
	movq	%r12, %rcx
	movslq	%ebx, %rsi
	movslq	%ebp, %rdx
	movl	$107, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	movq	%rax, %rbx
	call	cancel_leave@PLT
	addq	$8, %rsp
	movl	%ebx, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.size	waitid, .-waitid
	.section	.text.waitpid,"ax",@progbits
	.p2align 4
	.globl	waitpid
	.type	waitpid, @function
waitpid:
	pushq	%rbp
	movl	%edi, %r8d
	movl	$32, %ecx
	xorl	%eax, %eax
	pushq	%rbx
	movl	%edx, %ebx
	movq	%rsi, %rbp
	subq	$280, %rsp
	leaq	16(%rsp), %rdx
	movq	%rdx, %rdi
	rep stosq
	xorl	%edi, %edi
	testl	%r8d, %r8d
	jle	.L350
.L329:
	orl	$3, %ebx
	movl	%r8d, %esi
	movl	%ebx, %ecx
	call	waitid@PLT
	testl	%eax, %eax
	jne	.L343
	movl	32(%rsp), %eax
	testl	%eax, %eax
	je	.L328
	testq	%rbp, %rbp
	je	.L328
	movl	20(%rsp), %edx
	movl	48(%rsp), %esi
	cmpl	$3, %edx
	je	.L334
	jg	.L335
	cmpl	$1, %edx
	je	.L336
	cmpl	$2, %edx
	jne	.L338
	andl	$127, %esi
	movl	%esi, %ecx
	.p2align 4,,10
	.p2align 3
.L339:
	movl	%ecx, 0(%rbp)
.L328:
	addq	$280, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L335:
	movl	$65535, %ecx
	cmpl	$6, %edx
	je	.L339
.L338:
	sall	$8, %esi
	movzwl	%si, %ecx
	orl	$127, %ecx
	jmp	.L339
	.p2align 4,,10
	.p2align 3
.L350:
	cmpl	$-1, %r8d
	je	.L342
	jge	.L330
	negl	%r8d
	movl	$2, %edi
	jmp	.L329
	.p2align 4,,10
	.p2align 3
.L342:
	movl	$7, %edi
	xorl	%r8d, %r8d
	jmp	.L329
	.p2align 4,,10
	.p2align 3
.L336:
	sall	$8, %esi
	movzwl	%si, %ecx
	jmp	.L339
	.p2align 4,,10
	.p2align 3
.L334:
	movzbl	%sil, %ecx
	orb	$-128, %cl
	jmp	.L339
	.p2align 4,,10
	.p2align 3
.L330:
	movq	%rdx, 8(%rsp)
	call	getpgrp@PLT
	movq	8(%rsp), %rdx
	movl	$2, %edi
	movl	%eax, %r8d
	jmp	.L329
	.p2align 4,,10
	.p2align 3
.L343:
	movl	$-1, %eax
	jmp	.L328
	.size	waitpid, .-waitpid
	.section	.text.wait,"ax",@progbits
	.p2align 4
	.globl	wait
	.type	wait, @function
wait:
	movq	%rdi, %rsi
	xorl	%edx, %edx
	movl	$-1, %edi
	jmp	waitpid@PLT
	.size	wait, .-wait
	.section	.text.wait3,"ax",@progbits
	.p2align 4
	.globl	wait3
	.type	wait3, @function
wait3:
	pushq	%rbp
	movq	%rdx, %rbp
	movl	%esi, %edx
	movq	%rdi, %rsi
	pushq	%rbx
	movl	$-1, %edi
	subq	$8, %rsp
	call	waitpid@PLT
	movl	%eax, %ebx
	testl	%eax, %eax
	jle	.L352
	testq	%rbp, %rbp
	jne	.L361
.L352:
	addq	$8, %rsp
	movl	%ebx, %eax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L361:
	movq	%rbp, %rsi
	movl	$-1, %edi
	call	getrusage@PLT
	addq	$8, %rsp
	movl	%ebx, %eax
	popq	%rbx
	popq	%rbp
	ret
	.size	wait3, .-wait3
	.section	.text.killpg,"ax",@progbits
	.p2align 4
	.globl	killpg
	.type	killpg, @function
killpg:
	negl	%edi
	jmp	kill@PLT
	.size	killpg, .-killpg
	.section	.text.execv,"ax",@progbits
	.p2align 4
	.globl	execv
	.type	execv, @function
execv:
	movq	_environ@GOTPCREL(%rip), %rax
	movq	(%rax), %rdx
	jmp	execve@PLT
	.size	execv, .-execv
	.section	.text.yield,"ax",@progbits
	.p2align 4
	.globl	yield
	.type	yield, @function
yield:
	movl	$146, %edi
	xorl	%eax, %eax
	jmp	system_call@PLT
	.size	yield, .-yield
	.section	.text.sched_yield,"ax",@progbits
	.p2align 4
	.globl	sched_yield
	.type	sched_yield, @function
sched_yield:
	subq	$8, %rsp
	call	yield@PLT
	xorl	%eax, %eax
	addq	$8, %rsp
	ret
	.size	sched_yield, .-sched_yield
	.section	.text.acl,"ax",@progbits
	.p2align 4
	.globl	acl
	.type	acl, @function
acl:
	subq	$8, %rsp
	movq	%rcx, %r8
	xorl	%eax, %eax
	movslq	%edx, %rcx
	movslq	%esi, %rdx
	movq	%rdi, %rsi
	movl	$185, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	acl, .-acl
	.section	.text.acl_trivial,"ax",@progbits
	.p2align 4
	.globl	acl_trivial
	.type	acl_trivial, @function
acl_trivial:
	xorl	%edx, %edx
	subq	$8, %rsp
	xorl	%ecx, %ecx
	movl	$3, %esi
	call	acl@PLT
	cmpl	$4, %eax
	setg	%dl
	movzbl	%dl, %edx
	testl	%eax, %eax
	js	.L374
	movl	%edx, %eax
	addq	$8, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L374:
	call	___errno@PLT
	xorl	%edx, %edx
	cmpl	$89, (%rax)
	setne	%dl
	addq	$8, %rsp
	negl	%edx
	movl	%edx, %eax
	ret
	.size	acl_trivial, .-acl_trivial
	.section	.text.socket,"ax",@progbits
	.p2align 4
	.globl	socket
	.type	socket, @function
socket:
	subq	$8, %rsp
	movslq	%edx, %rcx
	movl	$1, %r9d
	movslq	%esi, %rdx
	xorl	%r8d, %r8d
	movslq	%edi, %rsi
	xorl	%eax, %eax
	movl	$230, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	socket, .-socket
	.section	.text.__xnet_socket,"ax",@progbits
	.p2align 4
	.globl	__xnet_socket
	.type	__xnet_socket, @function
__xnet_socket:
	subq	$8, %rsp
	movslq	%edx, %rcx
	movl	$2, %r9d
	movslq	%esi, %rdx
	xorl	%r8d, %r8d
	movslq	%edi, %rsi
	xorl	%eax, %eax
	movl	$230, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	__xnet_socket, .-__xnet_socket
	.section	.text.socketpair,"ax",@progbits
	.p2align 4
	.globl	socketpair
	.type	socketpair, @function
socketpair:
	pushq	%r13
	movl	%edx, %r13d
	pushq	%r12
	movl	%esi, %r12d
	pushq	%rbp
	movl	%edi, %ebp
	pushq	%rbx
	movq	%rcx, %rbx
	subq	$8, %rsp
	call	socket@PLT
	movl	%eax, (%rbx)
	testl	%eax, %eax
	js	.L380
	movl	%r13d, %edx
	movl	%r12d, %esi
	movl	%ebp, %edi
	call	socket@PLT
	movl	%eax, 4(%rbx)
	testl	%eax, %eax
	js	.L381
	movq	%rbx, %rsi
	movl	$231, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	testq	%rax, %rax
	jne	.L387
	xorl	%eax, %eax
.L379:
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L381:
	movl	(%rbx), %edi
	call	close@PLT
.L380:
	movl	$-1, %eax
	jmp	.L379
.L387:
	call	___errno@PLT
	movl	(%rbx), %edi
	movl	(%rax), %ebp
	call	close@PLT
	movl	4(%rbx), %edi
	call	close@PLT
	call	___errno@PLT
	movl	%ebp, (%rax)
	jmp	.L380
	.size	socketpair, .-socketpair
	.globl	__xnet_socketpair
	.set	__xnet_socketpair,socketpair
	.section	.text.bind,"ax",@progbits
	.p2align 4
	.globl	bind
	.type	bind, @function
bind:
	movq	%rsi, %rax
	subq	$8, %rsp
	movslq	%edx, %rcx
	movslq	%edi, %rsi
	movl	$1, %r8d
	movq	%rax, %rdx
	movl	$232, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	bind, .-bind
	.globl	__xnet_bind
	.set	__xnet_bind,bind
	.section	.text.listen,"ax",@progbits
	.p2align 4
	.globl	listen
	.type	listen, @function
listen:
	subq	$8, %rsp
	movslq	%esi, %rdx
	movl	$1, %ecx
	movslq	%edi, %rsi
	xorl	%eax, %eax
	movl	$233, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	listen, .-listen
	.globl	__xnet_listen
	.set	__xnet_listen,listen
	.section	.text.accept,"ax",@progbits
	.p2align 4
	.globl	accept
	.type	accept, @function
accept:
	pushq	%r12
	movq	%rdx, %r12
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	movl	%edi, %ebx
	call	cancel_enter@PLT
	movq	%r12, %rcx
	movslq	%ebx, %rsi
	movq	%rbp, %rdx
	movl	$1, %r8d
	movl	$234, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	movq	%rax, %rbx
	call	cancel_leave@PLT
	movl	%ebx, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.size	accept, .-accept
	.section	.text.connect,"ax",@progbits
	.p2align 4
	.globl	connect
	.type	connect, @function
connect:
	pushq	%r12
	movq	%rsi, %r12
	pushq	%rbp
	movl	%edx, %ebp
	pushq	%rbx
	movl	%edi, %ebx
	call	cancel_enter@PLT
	movslq	%ebp, %rcx
	movslq	%ebx, %rsi
	movq	%r12, %rdx
	movl	$1, %r8d
	movl	$235, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	movq	%rax, %rbx
	call	cancel_leave@PLT
	movl	%ebx, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.size	connect, .-connect
	.globl	__xnet_connect
	.set	__xnet_connect,connect
	.section	.text.shutdown,"ax",@progbits
	.p2align 4
	.globl	shutdown
	.type	shutdown, @function
shutdown:
	subq	$8, %rsp
	movslq	%esi, %rdx
	movl	$1, %ecx
	movslq	%edi, %rsi
	xorl	%eax, %eax
	movl	$236, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	shutdown, .-shutdown
	.section	.text.getpeername,"ax",@progbits
	.p2align 4
	.globl	getpeername
	.type	getpeername, @function
getpeername:
	movq	%rsi, %rax
	subq	$8, %rsp
	movq	%rdx, %rcx
	movslq	%edi, %rsi
	movl	$1, %r8d
	movq	%rax, %rdx
	movl	$243, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	getpeername, .-getpeername
	.section	.text.getsockname,"ax",@progbits
	.p2align 4
	.globl	getsockname
	.type	getsockname, @function
getsockname:
	movq	%rsi, %rax
	subq	$8, %rsp
	movq	%rdx, %rcx
	movslq	%edi, %rsi
	movl	$1, %r8d
	movq	%rax, %rdx
	movl	$244, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	getsockname, .-getsockname
	.section	.text.getsockopt,"ax",@progbits
	.p2align 4
	.globl	getsockopt
	.type	getsockopt, @function
getsockopt:
	subq	$16, %rsp
	movq	%rcx, %rax
	movq	%r8, %r9
	movslq	%edx, %rcx
	pushq	$1
	movq	%rax, %r8
	movslq	%esi, %rdx
	xorl	%eax, %eax
	movslq	%edi, %rsi
	movl	$245, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$24, %rsp
	ret
	.size	getsockopt, .-getsockopt
	.globl	__xnet_getsockopt
	.set	__xnet_getsockopt,getsockopt
	.section	.text.setsockopt,"ax",@progbits
	.p2align 4
	.globl	setsockopt
	.type	setsockopt, @function
setsockopt:
	subq	$16, %rsp
	movq	%rcx, %rax
	movslq	%r8d, %r9
	movslq	%edx, %rcx
	pushq	$1
	movq	%rax, %r8
	movslq	%esi, %rdx
	xorl	%eax, %eax
	movslq	%edi, %rsi
	movl	$246, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$24, %rsp
	ret
	.size	setsockopt, .-setsockopt
	.section	.text.send,"ax",@progbits
	.p2align 4
	.globl	send
	.type	send, @function
send:
	pushq	%r13
	movl	%ecx, %r13d
	pushq	%r12
	movq	%rdx, %r12
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	movl	%edi, %ebx
	subq	$8, %rsp
	call	cancel_enter@PLT
	movslq	%r13d, %r8
	movq	%r12, %rcx
	movslq	%ebx, %rsi
	movq	%rbp, %rdx
	movl	$240, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	movq	%rax, %rbx
	call	cancel_leave@PLT
	addq	$8, %rsp
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.size	send, .-send
	.section	.text.recv,"ax",@progbits
	.p2align 4
	.globl	recv
	.type	recv, @function
recv:
	pushq	%r13
	movl	%ecx, %r13d
	pushq	%r12
	movq	%rdx, %r12
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	movl	%edi, %ebx
	subq	$8, %rsp
	call	cancel_enter@PLT
	movslq	%r13d, %r8
	movq	%r12, %rcx
	movslq	%ebx, %rsi
	movq	%rbp, %rdx
	movl	$237, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	movq	%rax, %rbx
	call	cancel_leave@PLT
	addq	$8, %rsp
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.size	recv, .-recv
	.section	.text.sendto,"ax",@progbits
	.p2align 4
	.globl	sendto
	.type	sendto, @function
sendto:
	pushq	%r15
	movq	%r8, %r15
	pushq	%r14
	movl	%ecx, %r14d
	pushq	%r13
	movq	%rdx, %r13
	pushq	%r12
	movq	%rsi, %r12
	pushq	%rbp
	movslq	%r9d, %rbp
	pushq	%rbx
	movl	%edi, %ebx
	subq	$8, %rsp
	call	cancel_enter@PLT
	subq	$8, %rsp
	movq	%r15, %r9
	movslq	%r14d, %r8
	pushq	%rbp
	movq	%r13, %rcx
	movslq	%ebx, %rsi
	movq	%r12, %rdx
	movl	$242, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	movq	%rax, %rbx
	call	cancel_leave@PLT
	addq	$24, %rsp
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.size	sendto, .-sendto
	.globl	__xnet_sendto
	.set	__xnet_sendto,sendto
	.section	.text.recvfrom,"ax",@progbits
	.p2align 4
	.globl	recvfrom
	.type	recvfrom, @function
recvfrom:
	pushq	%r15
	movq	%r9, %r15
	pushq	%r14
	movq	%r8, %r14
	pushq	%r13
	movl	%ecx, %r13d
	pushq	%r12
	movq	%rdx, %r12
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	movl	%edi, %ebx
	subq	$8, %rsp
	call	cancel_enter@PLT
	subq	$8, %rsp
	movq	%r14, %r9
	movslq	%r13d, %r8
	pushq	%r15
	movq	%r12, %rcx
	movslq	%ebx, %rsi
	movq	%rbp, %rdx
	movl	$238, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	movq	%rax, %rbx
	call	cancel_leave@PLT
	addq	$24, %rsp
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.size	recvfrom, .-recvfrom
	.section	.text.sendmsg,"ax",@progbits
	.p2align 4
	.globl	sendmsg
	.type	sendmsg, @function
sendmsg:
	pushq	%r12
	movq	%rsi, %r12
	pushq	%rbp
	movl	%edx, %ebp
	pushq	%rbx
	movl	%edi, %ebx
	call	cancel_enter@PLT
	movslq	%ebp, %rcx
	movslq	%ebx, %rsi
	movq	%r12, %rdx
	movl	$241, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	movq	%rax, %rbx
	call	cancel_leave@PLT
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.size	sendmsg, .-sendmsg
	.section	.text.recvmsg,"ax",@progbits
	.p2align 4
	.globl	recvmsg
	.type	recvmsg, @function
recvmsg:
	pushq	%r12
	movq	%rsi, %r12
	pushq	%rbp
	movl	%edx, %ebp
	pushq	%rbx
	movl	%edi, %ebx
	call	cancel_enter@PLT
	movslq	%ebp, %rcx
	movslq	%ebx, %rsi
	movq	%r12, %rdx
	movl	$239, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	movq	%rax, %rbx
	call	cancel_leave@PLT
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.size	recvmsg, .-recvmsg
	.section	.text.htonl,"ax",@progbits
	.p2align 4
	.globl	htonl
	.type	htonl, @function
htonl:
	movl	%edi, %eax
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
	movl	%edi, %eax
	rolw	$8, %ax
	ret
	.size	htons, .-htons
	.globl	ntohs
	.set	ntohs,htons
	.section	.text.clock_settime,"ax",@progbits
	.p2align 4
	.globl	clock_settime
	.type	clock_settime, @function
clock_settime:
	subq	$8, %rsp
	movq	%rsi, %rdx
	xorl	%eax, %eax
	movslq	%edi, %rsi
	movl	$192, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	clock_settime, .-clock_settime
	.section	.text.profil,"ax",@progbits
	.p2align 4
	.globl	profil
	.type	profil, @function
profil:
	movl	%ecx, %r8d
	xorl	%eax, %eax
	movq	%rdx, %rcx
	movq	%rsi, %rdx
	movq	%rdi, %rsi
	movl	$44, %edi
	jmp	system_call@PLT
	.size	profil, .-profil
	.section	.text.pcsample,"ax",@progbits
	.p2align 4
	.globl	pcsample
	.type	pcsample, @function
pcsample:
	subq	$8, %rsp
	movq	%rsi, %rdx
	xorl	%eax, %eax
	movq	%rdi, %rsi
	movl	$26, %edi
	call	system_call@PLT
	addq	$8, %rsp
	movq	%rax, %rdi
	movq	%rdx, %rsi
	jmp	call_value@PLT
	.size	pcsample, .-pcsample
	.globl	errno
	.bss
	.align 4
	.type	errno, @object
	.size	errno, 4
errno:
	.zero	4
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.value	3
	.value	1
	.align 4
.LC1:
	.value	2
	.value	1
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
