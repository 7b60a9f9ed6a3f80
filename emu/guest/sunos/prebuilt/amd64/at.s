// ff3ecb1081c462ebec8c2b0281d7047c emu/guest/libc/sunos/at.c
	.file	"at.c"
	.text
	.section	.text.close_above,"ax",@progbits
	.p2align 4
	.type	close_above, @function
close_above:
	cmpl	%esi, (%rdi)
	jle	.L8
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L8:
	subq	$8, %rsp
	movl	%esi, %edi
	call	close@PLT
	xorl	%eax, %eax
	addq	$8, %rsp
	ret
	.size	close_above, .-close_above
	.section	.text.openat,"ax",@progbits
	.p2align 4
	.globl	openat
	.type	openat, @function
openat:
	subq	$88, %rsp
	movslq	%edx, %r8
	xorl	%r9d, %r9d
	leaq	96(%rsp), %rax
	movq	%rcx, 56(%rsp)
	movq	%rax, 16(%rsp)
	leaq	32(%rsp), %rax
	movl	$24, 8(%rsp)
	movq	%rax, 24(%rsp)
	testl	$256, %r8d
	je	.L10
	movslq	24(%rax), %r9
.L10:
	movq	%rsi, %rcx
	movslq	%edi, %rdx
	xorl	%esi, %esi
	movl	$76, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$88, %rsp
	ret
	.size	openat, .-openat
	.section	.text.openat64,"ax",@progbits
	.p2align 4
	.globl	openat64
	.type	openat64, @function
openat64:
	subq	$88, %rsp
	movl	%edx, %r8d
	andl	$256, %edx
	leaq	96(%rsp), %rax
	movq	%rcx, 56(%rsp)
	movq	%rax, 16(%rsp)
	leaq	32(%rsp), %rax
	movl	$24, 8(%rsp)
	movq	%rax, 24(%rsp)
	je	.L23
	movslq	24(%rax), %r9
.L18:
	orl	$8192, %r8d
	movq	%rsi, %rcx
	movslq	%edi, %rdx
	xorl	%esi, %esi
	movslq	%r8d, %r8
	movl	$76, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$88, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L23:
	xorl	%r9d, %r9d
	jmp	.L18
	.size	openat64, .-openat64
	.section	.text.fstatat,"ax",@progbits
	.p2align 4
	.globl	fstatat
	.type	fstatat, @function
fstatat:
	subq	$8, %rsp
	movq	%rdx, %r8
	movslq	%ecx, %r9
	movslq	%edi, %rdx
	movq	%rsi, %rcx
	movl	$76, %edi
	movl	$3, %esi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	fstatat, .-fstatat
	.section	.text.fstatat64,"ax",@progbits
	.p2align 4
	.globl	fstatat64
	.type	fstatat64, @function
fstatat64:
	subq	$8, %rsp
	movq	%rdx, %r8
	movslq	%ecx, %r9
	movslq	%edi, %rdx
	movq	%rsi, %rcx
	movl	$76, %edi
	movl	$3, %esi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	fstatat64, .-fstatat64
	.section	.text.renameat,"ax",@progbits
	.p2align 4
	.globl	renameat
	.type	renameat, @function
renameat:
	subq	$8, %rsp
	movslq	%edx, %r8
	movq	%rcx, %r9
	movslq	%edi, %rdx
	movq	%rsi, %rcx
	movl	$76, %edi
	movl	$4, %esi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	renameat, .-renameat
	.section	.text.fchownat,"ax",@progbits
	.p2align 4
	.globl	fchownat
	.type	fchownat, @function
fchownat:
	subq	$16, %rsp
	movslq	%r8d, %r8
	movl	%edx, %eax
	movslq	%ecx, %r9
	pushq	%r8
	movq	%rsi, %rcx
	movslq	%eax, %r8
	movslq	%edi, %rdx
	movl	$5, %esi
	movl	$76, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$24, %rsp
	ret
	.size	fchownat, .-fchownat
	.section	.text.unlinkat,"ax",@progbits
	.p2align 4
	.globl	unlinkat
	.type	unlinkat, @function
unlinkat:
	subq	$8, %rsp
	movq	%rsi, %rcx
	movslq	%edx, %r8
	movl	$6, %esi
	movslq	%edi, %rdx
	xorl	%eax, %eax
	movl	$76, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	unlinkat, .-unlinkat
	.section	.text.futimesat,"ax",@progbits
	.p2align 4
	.globl	futimesat
	.type	futimesat, @function
futimesat:
	subq	$8, %rsp
	movq	%rsi, %rcx
	movq	%rdx, %r8
	movl	$7, %esi
	movslq	%edi, %rdx
	xorl	%eax, %eax
	movl	$76, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	futimesat, .-futimesat
	.section	.text.fdwalk,"ax",@progbits
	.p2align 4
	.globl	fdwalk
	.type	fdwalk, @function
fdwalk:
	pushq	%r13
	xorl	%eax, %eax
	movq	%rsi, %r13
	movl	$4, %esi
	pushq	%r12
	movq	%rdi, %r12
	movl	$137, %edi
	pushq	%rbp
	pushq	%rbx
	subq	$8, %rsp
	call	system_call@PLT
	testq	%rax, %rax
	jle	.L42
	movq	%rax, %rbp
	xorl	%ebx, %ebx
	jmp	.L40
	.p2align 4,,10
	.p2align 3
.L49:
	movl	%ebx, %esi
	movq	%r13, %rdi
	call	*%r12
	testl	%eax, %eax
	sete	%dl
	addq	$1, %rbx
	cmpq	%rbp, %rbx
	jge	.L37
.L50:
	testb	%dl, %dl
	je	.L37
.L40:
	xorl	%ecx, %ecx
	xorl	%eax, %eax
	movl	$1, %edx
	movq	%rbx, %rsi
	movl	$62, %edi
	call	system_call@PLT
	testq	%rax, %rax
	jns	.L49
	addq	$1, %rbx
	movl	$1, %edx
	xorl	%eax, %eax
	cmpq	%rbp, %rbx
	jl	.L50
.L37:
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L42:
	addq	$8, %rsp
	xorl	%eax, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.size	fdwalk, .-fdwalk
	.section	.text.closefrom,"ax",@progbits
	.p2align 4
	.globl	closefrom
	.type	closefrom, @function
closefrom:
	subq	$24, %rsp
	movl	%edi, 12(%rsp)
	leaq	12(%rsp), %rsi
	leaq	close_above(%rip), %rdi
	call	fdwalk@PLT
	addq	$24, %rsp
	ret
	.size	closefrom, .-closefrom
	.section	.text.tell,"ax",@progbits
	.p2align 4
	.globl	tell
	.type	tell, @function
tell:
	movl	$1, %edx
	xorl	%esi, %esi
	jmp	lseek@PLT
	.size	tell, .-tell
	.section	.text.resolvepath,"ax",@progbits
	.p2align 4
	.globl	resolvepath
	.type	resolvepath, @function
resolvepath:
	subq	$8, %rsp
	movq	%rdx, %rcx
	xorl	%eax, %eax
	movq	%rsi, %rdx
	movq	%rdi, %rsi
	movl	$209, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	resolvepath, .-resolvepath
	.section	.text.getpagesizes,"ax",@progbits
	.p2align 4
	.globl	getpagesizes
	.type	getpagesizes, @function
getpagesizes:
	subq	$8, %rsp
	movslq	%esi, %rdx
	xorl	%eax, %eax
	movq	%rdi, %rsi
	movl	$73, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	getpagesizes, .-getpagesizes
	.section	.text.processor_bind,"ax",@progbits
	.p2align 4
	.globl	processor_bind
	.type	processor_bind, @function
processor_bind:
	subq	$8, %rsp
	movq	%rcx, %r8
	xorl	%eax, %eax
	movslq	%edx, %rcx
	movslq	%esi, %rdx
	movslq	%edi, %rsi
	movl	$187, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	processor_bind, .-processor_bind
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
