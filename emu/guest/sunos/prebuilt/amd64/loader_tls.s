// 8ab2238dd346f02a9fcc129bccc381a6 emu/guest/sunos/loader_tls.c
	.file	"loader_tls.c"
	.text
	.section	.text.make_tcb,"ax",@progbits
	.p2align 4
	.type	make_tcb, @function
make_tcb:
	pushq	%rbp
	pushq	%rbx
	subq	$8, %rsp
	movq	tls_align(%rip), %rax
	movq	tls_size(%rip), %rdx
	movq	modules(%rip), %rbx
	addq	%rax, %rdx
	negq	%rax
	leaq	-1(%rdi,%rdx), %rbp
	andq	%rax, %rbp
	movq	%rbp, 0(%rbp)
	movq	%rdi, 24(%rbp)
	testq	%rbx, %rbx
	jne	.L4
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L3:
	movq	(%rbx), %rbx
	testq	%rbx, %rbx
	je	.L1
.L4:
	movq	376(%rbx), %rax
	testq	%rax, %rax
	je	.L3
	movq	352(%rbx), %rdx
	movq	344(%rbx), %rsi
	movq	%rbp, %rdi
	subq	%rax, %rdi
	call	memcpy@PLT
	movq	(%rbx), %rbx
	testq	%rbx, %rbx
	jne	.L4
.L1:
	addq	$8, %rsp
	movq	%rbp, %rax
	popq	%rbx
	popq	%rbp
	ret
	.size	make_tcb, .-make_tcb
	.section	.text.place_tls,"ax",@progbits
	.p2align 4
	.globl	place_tls
	.hidden	place_tls
	.type	place_tls, @function
place_tls:
	testq	%rdi, %rdi
	je	.L14
	movq	tls_size(%rip), %rax
	movq	tls_align(%rip), %rcx
	xorl	%edx, %edx
	.p2align 4,,10
	.p2align 3
.L18:
	movl	384(%rdi), %esi
	testl	%esi, %esi
	je	.L17
	movq	368(%rdi), %rdx
	movq	360(%rdi), %rsi
	leaq	-1(%rax,%rsi), %rax
	movq	%rdx, %rsi
	addq	%rdx, %rax
	negq	%rsi
	andq	%rsi, %rax
	cmpq	%rdx, %rcx
	movq	%rax, 376(%rdi)
	cmovb	%rdx, %rcx
	movl	$1, %edx
.L17:
	movq	(%rdi), %rdi
	testq	%rdi, %rdi
	jne	.L18
	testb	%dl, %dl
	je	.L14
	movq	%rax, tls_size(%rip)
	movq	%rcx, tls_align(%rip)
.L14:
	ret
	.size	place_tls, .-place_tls
	.section	.text.first_tcb,"ax",@progbits
	.p2align 4
	.globl	first_tcb
	.hidden	first_tcb
	.type	first_tcb, @function
first_tcb:
	subq	$8, %rsp
	movq	tls_align(%rip), %rdi
	addq	tls_size(%rip), %rdi
	addq	$512, %rdi
	call	allocate
	addq	$8, %rsp
	movq	%rax, %rdi
	jmp	make_tcb
	.size	first_tcb, .-first_tcb
	.section	.text.library_new_tcb,"ax",@progbits
	.p2align 4
	.globl	library_new_tcb
	.type	library_new_tcb, @function
library_new_tcb:
	subq	$8, %rsp
	movq	tls_align(%rip), %rsi
	movl	$1, %edi
	addq	tls_size(%rip), %rsi
	addq	$512, %rsi
	call	calloc@PLT
	testq	%rax, %rax
	je	.L26
	movq	%rax, %rdi
	addq	$8, %rsp
	jmp	make_tcb
	.p2align 4,,10
	.p2align 3
.L26:
	xorl	%eax, %eax
	addq	$8, %rsp
	ret
	.size	library_new_tcb, .-library_new_tcb
	.section	.text.library_free_tcb,"ax",@progbits
	.p2align 4
	.globl	library_free_tcb
	.type	library_free_tcb, @function
library_free_tcb:
	pushq	%rbp
	movq	%rdi, %rbp
	pushq	%rbx
	subq	$8, %rsp
	movq	16(%rdi), %rbx
	testq	%rbx, %rbx
	je	.L30
	.p2align 4,,10
	.p2align 3
.L31:
	movq	%rbx, %rdi
	movq	(%rbx), %rbx
	call	free@PLT
	testq	%rbx, %rbx
	jne	.L31
.L30:
	movq	24(%rbp), %rdi
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	jmp	free@PLT
	.size	library_free_tcb, .-library_free_tcb
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"ld.so.1"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC1:
	.string	"thread-local storage of an unknown library"
	.align 8
.LC2:
	.string	"no memory for thread-local storage"
	.section	.text.__tls_get_addr,"ax",@progbits
	.p2align 4
	.globl	__tls_get_addr
	.type	__tls_get_addr, @function
__tls_get_addr:
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	movq	modules(%rip), %rbx
	testq	%rbx, %rbx
	je	.L38
	movq	(%rdi), %rdx
	movq	%rdi, %r12
	jmp	.L39
	.p2align 4,,10
	.p2align 3
.L40:
	movq	(%rbx), %rbx
	testq	%rbx, %rbx
	je	.L38
.L39:
	movl	384(%rbx), %eax
	cmpq	%rdx, %rax
	jne	.L40
	cmpq	$0, 376(%rbx)
	jne	.L48
	call	thread_pointer@PLT
	movq	%rax, %r13
	movq	16(%rax), %rax
	testq	%rax, %rax
	jne	.L43
	jmp	.L44
	.p2align 4,,10
	.p2align 3
.L45:
	movq	(%rax), %rax
	testq	%rax, %rax
	je	.L44
.L43:
	cmpq	8(%rax), %rbx
	jne	.L45
	movq	16(%rax), %rbp
	jmp	.L42
	.p2align 4,,10
	.p2align 3
.L48:
	call	thread_pointer@PLT
	subq	376(%rbx), %rax
	movq	%rax, %rbp
.L42:
	movq	8(%r12), %rax
	popq	%rbx
	addq	%rbp, %rax
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L44:
	movq	368(%rbx), %rsi
	addq	360(%rbx), %rsi
	movl	$1, %edi
	addq	$24, %rsi
	call	calloc@PLT
	movq	%rax, %r14
	testq	%rax, %rax
	je	.L65
	movq	368(%rbx), %rax
	movq	352(%rbx), %rdx
	movq	344(%rbx), %rsi
	leaq	23(%r14,%rax), %rbp
	negq	%rax
	andq	%rax, %rbp
	movq	%rbp, %rdi
	call	memcpy@PLT
	movq	16(%r13), %xmm0
	movq	%rbx, %xmm1
	movq	%rbp, 16(%r14)
	punpcklqdq	%xmm1, %xmm0
	movups	%xmm0, (%r14)
	movq	%r14, 16(%r13)
	jmp	.L42
.L65:
	movq	8(%rbx), %rsi
	leaq	.LC2(%rip), %rdi
	call	fatal
.L38:
	leaq	.LC0(%rip), %rsi
	leaq	.LC1(%rip), %rdi
	call	fatal
	.size	__tls_get_addr, .-__tls_get_addr
	.data
	.align 8
	.type	tls_align, @object
	.size	tls_align, 8
tls_align:
	.quad	8
	.local	tls_size
	.comm	tls_size,8,8
	.hidden	fatal
	.hidden	allocate
	.hidden	modules
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
