// 2d8bd065cde4e5f3fbb324742fd2cf17 emu/guest/libc/sunos/directories.c
	.file	"directories.c"
	.text
	.section	.text.getcwd,"ax",@progbits
	.p2align 4
	.globl	getcwd
	.type	getcwd, @function
getcwd:
	subl	$44, %esp
	movl	%esi, 36(%esp)
	movl	48(%esp), %esi
	movl	%ebx, 32(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 40(%esp)
	movl	52(%esp), %edi
	testl	%esi, %esi
	je	.L20
	movl	%edi, 12(%esp)
	leal	24(%esp), %eax
	movl	$229, %ecx
	movl	%ecx, 4(%esp)
	movl	%eax, (%esp)
	movl	%esi, 8(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	testl	%eax, %eax
	je	.L1
.L6:
	xorl	%esi, %esi
.L1:
	movl	%esi, %eax
	movl	32(%esp), %ebx
	movl	36(%esp), %esi
	movl	40(%esp), %edi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L20:
	movl	%edi, (%esp)
	call	malloc@PLT
	testl	%eax, %eax
	movl	%eax, %esi
	je	.L6
	movl	%edi, 12(%esp)
	leal	24(%esp), %eax
	movl	$229, %edx
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	movl	%esi, 8(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	testl	%eax, %eax
	je	.L1
	movl	%esi, (%esp)
	xorl	%esi, %esi
	call	free@PLT
	jmp	.L1
	.size	getcwd, .-getcwd
	.section	.text.opendir,"ax",@progbits
	.p2align 4
	.globl	opendir
	.type	opendir, @function
opendir:
	subl	$316, %esp
	movl	$8192, %ecx
	movl	%ebx, 304(%esp)
	movl	320(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%ecx, 4(%esp)
	movl	%esi, 308(%esp)
	movl	%eax, (%esp)
	movl	%edi, 312(%esp)
	call	open@PLT
	testl	%eax, %eax
	js	.L22
	movl	%eax, %esi
	movl	%esi, (%esp)
	leal	20(%esp), %eax
	movl	%eax, 4(%esp)
	call	__fstat64@PLT
	testl	%eax, %eax
	jne	.L23
	movl	44(%esp), %eax
	andl	$61440, %eax
	cmpl	$16384, %eax
	jne	.L23
	movl	$8480, (%esp)
	call	malloc@PLT
	testl	%eax, %eax
	movl	%eax, %edi
	je	.L25
	movl	%esi, (%eax)
	movl	$2, %edx
	movl	$0, 8(%eax)
	movl	$0, 4(%eax)
	movl	$0, 12(%eax)
	movl	$0, 16(%eax)
	movl	$1, %eax
	movl	%eax, 8(%esp)
	movl	%edx, 4(%esp)
	movl	%esi, (%esp)
	call	fcntl@PLT
.L21:
	movl	%edi, %eax
	movl	304(%esp), %ebx
	movl	308(%esp), %esi
	movl	312(%esp), %edi
	addl	$316, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L23:
	call	___errno@PLT
	movl	$20, (%eax)
.L25:
	movl	%esi, (%esp)
	call	close@PLT
.L22:
	xorl	%edi, %edi
	jmp	.L21
	.size	opendir, .-opendir
	.section	.text.readdir64,"ax",@progbits
	.p2align 4
	.globl	readdir64
	.type	readdir64, @function
readdir64:
	subl	$60, %esp
	movl	%esi, 52(%esp)
	movl	64(%esp), %esi
	movl	%ebx, 48(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 56(%esp)
	movl	4(%esi), %eax
	leal	288(%esi), %edi
	cmpl	8(%esi), %eax
	jge	.L30
	addl	%eax, %edi
.L31:
	movzwl	16(%edi), %edx
	addl	%edx, %eax
	movl	12(%edi), %edx
	movl	%eax, 4(%esi)
	movl	8(%edi), %eax
	movl	%edx, 16(%esi)
	movl	%eax, 12(%esi)
.L29:
	movl	%edi, %eax
	movl	48(%esp), %ebx
	movl	52(%esp), %esi
	movl	56(%esp), %edi
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L30:
	movl	%edi, 12(%esp)
	movl	$8192, %edx
	movl	$213, %ecx
	movl	%edx, 16(%esp)
	leal	40(%esp), %eax
	movl	(%esi), %edx
	movl	%ecx, 4(%esp)
	movl	%eax, (%esp)
	movl	%edx, 8(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	$0, 4(%esi)
	movl	%eax, 8(%esi)
	testl	%eax, %eax
	jle	.L33
	xorl	%eax, %eax
	jmp	.L31
	.p2align 4,,10
	.p2align 3
.L33:
	xorl	%edi, %edi
	jmp	.L29
	.size	readdir64, .-readdir64
	.section	.text.readdir,"ax",@progbits
	.p2align 4
	.globl	readdir
	.type	readdir, @function
readdir:
	subl	$60, %esp
	movl	%ebx, 44(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%ebp, 56(%esp)
	movl	64(%esp), %ebp
	movl	%esi, 48(%esp)
	movl	%edi, 52(%esp)
	movl	%ebp, (%esp)
	call	readdir64@PLT
	leal	20(%ebp), %edx
	movl	%edx, 24(%esp)
	testl	%eax, %eax
	je	.L37
	movl	(%eax), %ecx
	leal	18(%eax), %esi
	movl	%ecx, 20(%ebp)
	movl	8(%eax), %ecx
	movl	%ecx, 24(%ebp)
	movl	%esi, (%esp)
	call	strlen@PLT
	movl	$255, %ecx
	movl	%esi, 4(%esp)
	cmpl	%ecx, %eax
	movl	%eax, %edi
	cmovbe	%eax, %ecx
	addl	$14, %edi
	movl	%ecx, 8(%esp)
	leal	30(%ebp), %eax
	andl	$-4, %edi
	movl	%eax, (%esp)
	movl	%ecx, 28(%esp)
	call	memcpy@PLT
	movl	28(%esp), %ecx
	movb	$0, 30(%ebp,%ecx)
	movw	%di, 28(%ebp)
.L35:
	movl	24(%esp), %eax
	movl	44(%esp), %ebx
	movl	48(%esp), %esi
	movl	52(%esp), %edi
	movl	56(%esp), %ebp
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L37:
	xorl	%eax, %eax
	movl	%eax, 24(%esp)
	jmp	.L35
	.size	readdir, .-readdir
	.section	.text.telldir,"ax",@progbits
	.p2align 4
	.globl	telldir
	.type	telldir, @function
telldir:
	movl	4(%esp), %eax
	movl	12(%eax), %eax
	ret
	.size	telldir, .-telldir
	.section	.text.seekdir,"ax",@progbits
	.p2align 4
	.globl	seekdir
	.type	seekdir, @function
seekdir:
	subl	$28, %esp
	xorl	%eax, %eax
	movl	%edi, 24(%esp)
	movl	36(%esp), %edi
	movl	%esi, 20(%esp)
	movl	32(%esp), %esi
	movl	%ebx, 16(%esp)
	movl	%eax, 8(%esp)
	movl	%edi, 4(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	(%esi), %eax
	movl	%eax, (%esp)
	call	lseek@PLT
	movl	16(%esp), %ebx
	movl	%edi, 12(%esi)
	sarl	$31, %edi
	movl	%edi, 16(%esi)
	movl	24(%esp), %edi
	movl	$0, 8(%esi)
	movl	$0, 4(%esi)
	movl	20(%esp), %esi
	addl	$28, %esp
	ret
	.size	seekdir, .-seekdir
	.section	.text.rewinddir,"ax",@progbits
	.p2align 4
	.globl	rewinddir
	.type	rewinddir, @function
rewinddir:
	subl	$28, %esp
	xorl	%eax, %eax
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	seekdir@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	rewinddir, .-rewinddir
	.section	.text.__posix_readdir_r,"ax",@progbits
	.p2align 4
	.globl	__posix_readdir_r
	.type	__posix_readdir_r, @function
__posix_readdir_r:
	subl	$28, %esp
	movl	%ebx, 16(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 24(%esp)
	movl	36(%esp), %edi
	movl	%esi, 20(%esp)
	movl	%eax, (%esp)
	call	readdir@PLT
	testl	%eax, %eax
	je	.L45
	movl	%eax, %esi
	movl	40(%esp), %eax
	movl	%edi, (%eax)
	leal	10(%esi), %eax
	movl	%eax, (%esp)
	call	strlen@PLT
	movl	%esi, 4(%esp)
	movl	%edi, (%esp)
	addl	$11, %eax
	movl	%eax, 8(%esp)
	call	memcpy@PLT
.L46:
	movl	16(%esp), %ebx
	xorl	%eax, %eax
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L45:
	movl	40(%esp), %eax
	movl	$0, (%eax)
	jmp	.L46
	.size	__posix_readdir_r, .-__posix_readdir_r
	.section	.text.readdir_r,"ax",@progbits
	.p2align 4
	.globl	readdir_r
	.type	readdir_r, @function
readdir_r:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	leal	28(%esp), %eax
	movl	%eax, 8(%esp)
	movl	52(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 4(%esp)
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	call	__posix_readdir_r@PLT
	movl	28(%esp), %eax
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	readdir_r, .-readdir_r
	.section	.text.closedir,"ax",@progbits
	.p2align 4
	.globl	closedir
	.type	closedir, @function
closedir:
	subl	$28, %esp
	movl	%ebx, 20(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 24(%esp)
	movl	(%eax), %esi
	movl	%eax, (%esp)
	call	free@PLT
	movl	%esi, (%esp)
	call	close@PLT
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.size	closedir, .-closedir
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
