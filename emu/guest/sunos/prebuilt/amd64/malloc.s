// d37c24b76fd82f0df56f89a79f811439 emu/guest/libc/malloc.c
	.file	"malloc.c"
	.text
	.section	.text.malloc,"ax",@progbits
	.p2align 4
	.globl	malloc
	.type	malloc, @function
malloc:
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	subq	$8, %rsp
	cmpq	$16, %rdi
	jbe	.L2
	movl	$5, %ebx
	movl	$1, %edx
	.p2align 4,,10
	.p2align 3
.L4:
	addl	$1, %ebx
	cmpl	$41, %ebx
	je	.L10
	movq	%rdx, %rbp
	movl	%ebx, %ecx
	salq	%cl, %rbp
	leaq	-16(%rbp), %rax
	cmpq	%rdi, %rax
	jb	.L4
	call	guard_enter@PLT
	movl	%ebx, %eax
	leaq	free_blocks(%rip), %rdx
	movq	(%rdx,%rax,8), %r12
	movq	%rax, %r13
	testq	%r12, %r12
	je	.L27
.L6:
	movq	8(%r12), %rcx
	movq	%rcx, (%rdx,%rax,8)
	call	guard_leave@PLT
.L8:
	movq	%r13, (%r12)
	addq	$8, %rsp
	leaq	16(%r12), %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L27:
	movq	%rbp, %r13
	cmpq	$1048575, %rbp
	ja	.L28
.L7:
	movq	chunk(%rip), %r12
	movq	chunk_end(%rip), %rax
	subq	%r12, %rax
	cmpq	%r13, %rax
	jb	.L29
	addq	%r12, %r13
	movq	%r13, chunk(%rip)
.L11:
	call	guard_leave@PLT
	testq	%r12, %r12
	je	.L10
.L15:
	movl	%ebx, %r13d
	jmp	.L8
.L29:
	subq	$8, %rsp
	movq	$-1, %r9
	xorl	%esi, %esi
	xorl	%eax, %eax
	pushq	$0
	movl	$3, %ecx
	movl	$1048576, %edx
	movq	$-2147483390, %r8
	movl	$115, %edi
	call	system_call@PLT
	movq	%rax, %r12
	popq	%rax
	popq	%rdx
	cmpq	$-4095, %r12
	jnb	.L30
	movq	%r12, chunk(%rip)
	testq	%r12, %r12
	je	.L25
	leaq	1048576(%r12), %rax
	addq	%r12, %r13
	movq	%rax, chunk_end(%rip)
	movq	%r13, chunk(%rip)
	call	guard_leave@PLT
	jmp	.L15
.L28:
	subq	$8, %rsp
	movl	$3, %ecx
	xorl	%esi, %esi
	movq	%rbp, %rdx
	pushq	$0
	movq	$-1, %r9
	movl	$115, %edi
	xorl	%eax, %eax
	movq	$-2147483390, %r8
	call	system_call@PLT
	popq	%rcx
	popq	%rsi
	movq	%rax, %r12
	cmpq	$-4095, %rax
	jb	.L11
.L25:
	call	guard_leave@PLT
.L10:
	call	___errno@PLT
	movl	$12, (%rax)
	addq	$8, %rsp
	xorl	%eax, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
.L2:
	call	guard_enter@PLT
	movl	$5, %r13d
	movl	$5, %eax
	movq	40+free_blocks(%rip), %r12
	leaq	free_blocks(%rip), %rdx
	testq	%r12, %r12
	jne	.L6
	movl	$5, %ebx
	movl	$32, %r13d
	jmp	.L7
.L30:
	movq	$0, chunk(%rip)
	jmp	.L25
	.size	malloc, .-malloc
	.section	.text.free,"ax",@progbits
	.p2align 4
	.globl	free
	.type	free, @function
free:
	testq	%rdi, %rdi
	je	.L31
	cmpq	$255, -16(%rdi)
	pushq	%rbx
	leaq	-16(%rdi), %rbx
	jne	.L34
	movq	-8(%rdi), %rbx
.L34:
	call	guard_enter@PLT
	movq	(%rbx), %rdx
	leaq	free_blocks(%rip), %rax
	movq	(%rax,%rdx,8), %rcx
	movq	%rbx, (%rax,%rdx,8)
	movq	%rcx, 8(%rbx)
	popq	%rbx
	jmp	guard_leave@PLT
	.p2align 4,,10
	.p2align 3
.L31:
	ret
	.size	free, .-free
	.section	.text.calloc,"ax",@progbits
	.p2align 4
	.globl	calloc
	.type	calloc, @function
calloc:
	pushq	%rbx
	testq	%rsi, %rsi
	je	.L39
	movq	%rsi, %rax
	mulq	%rdi
	jo	.L50
.L39:
	movq	%rsi, %rbx
	imulq	%rdi, %rbx
	movq	%rbx, %rdi
	call	malloc@PLT
	movq	%rax, %rdi
	testq	%rax, %rax
	je	.L44
	movq	%rbx, %rdx
	xorl	%esi, %esi
	popq	%rbx
	jmp	memset@PLT
.L50:
	call	___errno@PLT
	movl	$12, (%rax)
.L44:
	xorl	%eax, %eax
	popq	%rbx
	ret
	.size	calloc, .-calloc
	.section	.text.realloc,"ax",@progbits
	.p2align 4
	.globl	realloc
	.type	realloc, @function
realloc:
	testq	%rdi, %rdi
	je	.L62
	pushq	%r12
	leaq	-16(%rdi), %rdx
	pushq	%rbp
	pushq	%rbx
	cmpq	$255, -16(%rdi)
	movq	%rdi, %rbx
	jne	.L54
	movq	-8(%rdi), %rdx
.L54:
	movq	(%rdx), %rcx
	movl	$1, %eax
	movq	%rbx, %r12
	salq	%cl, %rax
	leaq	(%rdx,%rax), %rbp
	subq	%rbx, %rbp
	cmpq	%rsi, %rbp
	jb	.L63
.L51:
	movq	%r12, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L63:
	movq	%rsi, %rdi
	call	malloc@PLT
	movq	%rax, %r12
	testq	%rax, %rax
	je	.L51
	movq	%rbp, %rdx
	movq	%rbx, %rsi
	movq	%rax, %rdi
	call	memcpy@PLT
	movq	%rbx, %rdi
	call	free@PLT
	movq	%r12, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L62:
	movq	%rsi, %rdi
	jmp	malloc@PLT
	.size	realloc, .-realloc
	.section	.text.memalign,"ax",@progbits
	.p2align 4
	.globl	memalign
	.type	memalign, @function
memalign:
	pushq	%rbx
	testq	%rdi, %rdi
	je	.L65
	leaq	-1(%rdi), %rax
	movq	%rdi, %rbx
	testq	%rdi, %rax
	jne	.L65
	cmpq	$16, %rdi
	jbe	.L80
	movq	$-17, %rax
	subq	%rdi, %rax
	cmpq	%rsi, %rax
	jb	.L81
	leaq	16(%rdi,%rsi), %rdi
	call	malloc@PLT
	movq	%rax, %rdx
	testq	%rax, %rax
	je	.L67
	leaq	15(%rax,%rbx), %rax
	negq	%rbx
	andq	%rbx, %rax
	cmpq	$255, -16(%rdx)
	je	.L71
	subq	$16, %rdx
.L72:
	movq	$255, -16(%rax)
	movq	%rdx, -8(%rax)
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L65:
	call	___errno@PLT
	movl	$22, (%rax)
.L67:
	xorl	%eax, %eax
.L82:
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L81:
	call	___errno@PLT
	movl	$12, (%rax)
	xorl	%eax, %eax
	jmp	.L82
	.p2align 4,,10
	.p2align 3
.L71:
	movq	-8(%rdx), %rdx
	jmp	.L72
	.p2align 4,,10
	.p2align 3
.L80:
	movq	%rsi, %rdi
	popq	%rbx
	jmp	malloc@PLT
	.size	memalign, .-memalign
	.section	.text.valloc,"ax",@progbits
	.p2align 4
	.globl	valloc
	.type	valloc, @function
valloc:
	pushq	%rbx
	movq	%rdi, %rbx
	call	getpagesize@PLT
	movq	%rbx, %rsi
	popq	%rbx
	movslq	%eax, %rdi
	jmp	memalign@PLT
	.size	valloc, .-valloc
	.section	.text.brk,"ax",@progbits
	.p2align 4
	.globl	brk
	.type	brk, @function
brk:
	pushq	%rbx
	movq	%rdi, %rsi
	xorl	%eax, %eax
	movq	%rdi, %rbx
	movl	$17, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	testq	%rax, %rax
	js	.L87
	movq	__break_now@GOTPCREL(%rip), %rax
	movq	%rbx, (%rax)
	xorl	%eax, %eax
	popq	%rbx
	ret
.L87:
	movl	$-1, %eax
	popq	%rbx
	ret
	.size	brk, .-brk
	.section	.text.sbrk,"ax",@progbits
	.p2align 4
	.globl	sbrk
	.type	sbrk, @function
sbrk:
	movq	__break_now@GOTPCREL(%rip), %rax
	pushq	%rbx
	movq	(%rax), %rbx
	testq	%rdi, %rdi
	jne	.L96
	movq	%rbx, %rax
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L96:
	addq	%rbx, %rdi
	call	brk@PLT
	testl	%eax, %eax
	movq	$-1, %rax
	cmovne	%rax, %rbx
	movq	%rbx, %rax
	popq	%rbx
	ret
	.size	sbrk, .-sbrk
	.section	.text.posix_memalign,"ax",@progbits
	.p2align 4
	.globl	posix_memalign
	.type	posix_memalign, @function
posix_memalign:
	movl	$22, %eax
	cmpq	$7, %rsi
	jbe	.L103
	leaq	-1(%rsi), %rcx
	pushq	%rbx
	movq	%rdi, %rbx
	movq	%rsi, %rdi
	testq	%rsi, %rcx
	jne	.L97
	movq	%rdx, %rsi
	call	memalign@PLT
	testq	%rax, %rax
	je	.L101
	movq	%rax, (%rbx)
	xorl	%eax, %eax
.L97:
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L103:
	ret
	.p2align 4,,10
	.p2align 3
.L101:
	movl	$12, %eax
	popq	%rbx
	ret
	.size	posix_memalign, .-posix_memalign
	.local	chunk_end
	.comm	chunk_end,8,8
	.local	chunk
	.comm	chunk,8,8
	.local	free_blocks
	.comm	free_blocks,512,32
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
