// e5d6d19bf9c7b6d7d1e22301af916f65 emu/guest/libc/users.c
	.file	"users.c"
	.text
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"r"
	.section	.text.next_line,"ax",@progbits
	.p2align 4
	.type	next_line, @function
next_line:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	movl	%edx, %ebx
	subq	$40, %rsp
	movq	8(%rdi), %rdx
	movq	%rdi, 8(%rsp)
	movq	%rsi, 24(%rsp)
	testq	%rdx, %rdx
	je	.L18
.L2:
	movq	8(%rsp), %rax
	addq	$16, %rax
	movq	%rax, 16(%rsp)
	testq	%rdx, %rdx
	je	.L12
	.p2align 4,,10
	.p2align 3
.L9:
	movq	16(%rsp), %rdi
	movl	$1024, %esi
	movq	%rdi, %r15
	call	fgets@PLT
	testq	%rax, %rax
	je	.L12
	movq	24(%rsp), %r13
	leal	-1(%rbx), %r12d
	xorl	%r14d, %r14d
	movl	$58, %ebp
	.p2align 4,,10
	.p2align 3
.L7:
	cmpl	%r12d, %r14d
	movq	%r15, 0(%r13)
	movl	$10, %esi
	movq	%r15, %rdi
	cmovl	%ebp, %esi
	addl	$1, %r14d
	call	strchr@PLT
	testq	%rax, %rax
	je	.L19
	movb	$0, (%rax)
	leaq	1(%rax), %r15
	addq	$8, %r13
	cmpl	%r14d, %ebx
	jne	.L7
.L5:
	movl	$1, %eax
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L19:
	cmpl	%r14d, %ebx
	je	.L5
	movq	8(%rsp), %rax
	movq	8(%rax), %rdx
	testq	%rdx, %rdx
	jne	.L9
.L12:
	xorl	%eax, %eax
.L1:
	addq	$40, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
.L18:
	movq	%rdi, %r15
	movq	(%rdi), %rdi
	leaq	.LC0(%rip), %rsi
	call	fopen@PLT
	movq	%rax, 8(%r15)
	movq	%rax, %rdx
	jmp	.L2
	.size	next_line, .-next_line
	.section	.rodata.str1.1
.LC1:
	.string	""
	.section	.text.next_user,"ax",@progbits
	.p2align 4
	.type	next_user, @function
next_user:
	pushq	%rbx
	movl	$7, %edx
	subq	$80, %rsp
	leaq	16(%rsp), %rsi
	call	next_line
	movl	%eax, %edx
	xorl	%eax, %eax
	testl	%edx, %edx
	je	.L20
	movdqa	16(%rsp), %xmm0
	movq	32(%rsp), %rdi
	movl	$10, %edx
	xorl	%esi, %esi
	movaps	%xmm0, (%rsp)
	call	strtol@PLT
	movq	40(%rsp), %rdi
	movl	$10, %edx
	xorl	%esi, %esi
	movq	%rax, %rbx
	call	strtol@PLT
	movdqa	(%rsp), %xmm0
	movdqa	48(%rsp), %xmm1
	movl	%ebx, 16+out.5(%rip)
	movl	%eax, 20+out.5(%rip)
	leaq	.LC1(%rip), %rax
	movaps	%xmm0, out.5(%rip)
	movq	%rax, %xmm0
	movq	64(%rsp), %rax
	movq	$0, 64+out.5(%rip)
	punpcklqdq	%xmm0, %xmm0
	movl	$0, 72+out.5(%rip)
	movq	%rax, 56+out.5(%rip)
	leaq	out.5(%rip), %rax
	movups	%xmm0, 24+out.5(%rip)
	movups	%xmm1, 40+out.5(%rip)
.L20:
	addq	$80, %rsp
	popq	%rbx
	ret
	.size	next_user, .-next_user
	.section	.text.next_group,"ax",@progbits
	.p2align 4
	.type	next_group, @function
next_group:
	pushq	%r12
	movl	$4, %edx
	pushq	%rbp
	pushq	%rbx
	subq	$48, %rsp
	leaq	16(%rsp), %rsi
	call	next_line
	testl	%eax, %eax
	je	.L31
	movq	40(%rsp), %rdi
	testq	%rdi, %rdi
	je	.L32
	leaq	members.4(%rip), %rbp
	xorl	%ebx, %ebx
	cmpb	$0, (%rdi)
	movq	%rbp, %r12
	je	.L28
	.p2align 4,,10
	.p2align 3
.L37:
	cmpl	$64, %ebx
	je	.L28
	movq	%rdi, (%r12)
	movl	$44, %esi
	addl	$1, %ebx
	call	strchr@PLT
	testq	%rax, %rax
	je	.L28
	leaq	1(%rax), %rdi
	movb	$0, (%rax)
	addq	$8, %r12
	cmpb	$0, (%rdi)
	jne	.L37
.L28:
	movdqa	16(%rsp), %xmm0
	movq	32(%rsp), %rdi
	movslq	%ebx, %rbx
	xorl	%esi, %esi
	movq	$0, 0(%rbp,%rbx,8)
	movl	$10, %edx
	movaps	%xmm0, (%rsp)
	call	strtol@PLT
	movdqa	(%rsp), %xmm0
	movq	%rbp, 24+out.3(%rip)
	movl	%eax, 16+out.3(%rip)
	leaq	out.3(%rip), %rax
	movaps	%xmm0, out.3(%rip)
	addq	$48, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L31:
	addq	$48, %rsp
	xorl	%eax, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
.L32:
	xorl	%ebx, %ebx
	leaq	members.4(%rip), %rbp
	jmp	.L28
	.size	next_group, .-next_group
	.section	.text.copy_group,"ax",@progbits
	.p2align 4
	.type	copy_group, @function
copy_group:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	movq	%rdx, %r13
	negq	%rdx
	pushq	%r12
	andl	$7, %edx
	pushq	%rbp
	pushq	%rbx
	subq	$56, %rsp
	movq	$0, (%r8)
	movq	%rsi, 16(%rsp)
	movq	%r8, 32(%rsp)
	testq	%rdi, %rdi
	je	.L39
	movq	24(%rdi), %rax
	movq	%rdi, %rbp
	cmpq	$0, (%rax)
	je	.L53
	xorl	%r15d, %r15d
	.p2align 4,,10
	.p2align 3
.L41:
	addq	$1, %r15
	cmpq	$0, (%rax,%r15,8)
	jne	.L41
	leaq	0(,%r15,8), %rax
	movq	%rax, 40(%rsp)
	addq	$8, %rax
.L40:
	leaq	(%rdx,%rax), %rsi
	cmpq	%rsi, %rcx
	jb	.L43
	movq	0(%rbp), %rsi
	leaq	0(%r13,%rdx), %rdi
	leaq	0(%r13,%rcx), %rbx
	movq	%rdi, 24(%rsp)
	leaq	(%rdi,%rax), %r13
	movq	%rbx, %r14
	movq	%rbx, %r12
	movq	%rsi, %rdi
	movq	%rbx, 8(%rsp)
	subq	%r13, %r14
	movq	%rsi, (%rsp)
	call	strlen@PLT
	leaq	1(%rax), %rdx
	cmpq	%rdx, %r14
	jb	.L54
	movq	(%rsp), %rsi
	movq	%r13, %rdi
	leaq	0(%r13,%rdx), %rbx
	movq	%r12, %r14
	subq	%rbx, %r14
	call	memcpy@PLT
	movq	%rax, %r13
.L44:
	movq	8(%rbp), %rcx
	movq	%rcx, %rdi
	movq	%rcx, (%rsp)
	call	strlen@PLT
	leaq	1(%rax), %rdx
	cmpq	%rdx, %r14
	jb	.L55
	movq	(%rsp), %rsi
	movq	%rbx, %rdi
	leaq	(%rbx,%rdx), %r14
	call	memcpy@PLT
.L45:
	movq	16(%rsp), %rsi
	movl	16(%rbp), %edx
	movq	%rax, 8(%rsi)
	movq	24(%rsp), %rax
	movq	%r13, (%rsi)
	xorl	%r13d, %r13d
	movl	%edx, 16(%rsi)
	movq	%rax, %rbx
	movq	%rax, 24(%rsi)
	testq	%r15, %r15
	jne	.L51
	jmp	.L52
	.p2align 4,,10
	.p2align 3
.L49:
	leaq	(%r14,%rdx), %rcx
	movq	%r12, %rsi
	movq	%r14, %rdi
	movq	%rcx, (%rsp)
	call	memcpy@PLT
	movq	%rax, (%rbx)
	testq	%rax, %rax
	je	.L43
	addq	$1, %r13
	addq	$8, %rbx
	movq	(%rsp), %rcx
	cmpq	%r15, %r13
	je	.L52
	movq	%rcx, %r14
.L51:
	movq	24(%rbp), %rax
	movq	(%rax,%r13,8), %r12
	movq	%r12, %rdi
	call	strlen@PLT
	leaq	1(%rax), %rdx
	movq	8(%rsp), %rax
	subq	%r14, %rax
	cmpq	%rdx, %rax
	jnb	.L49
	movq	$0, (%rbx)
.L43:
	addq	$56, %rsp
	movl	$34, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L52:
	movq	24(%rsp), %rax
	movq	40(%rsp), %rbx
	movq	$0, (%rax,%rbx)
	movq	16(%rsp), %rax
	cmpq	$0, (%rax)
	je	.L43
	movq	16(%rsp), %rax
	cmpq	$0, 8(%rax)
	je	.L43
	movq	32(%rsp), %rbx
	movq	%rax, (%rbx)
.L39:
	addq	$56, %rsp
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
.L54:
	movq	%r13, %rbx
	xorl	%r13d, %r13d
	jmp	.L44
	.p2align 4,,10
	.p2align 3
.L55:
	movq	%rbx, %r14
	xorl	%eax, %eax
	jmp	.L45
	.p2align 4,,10
	.p2align 3
.L53:
	movq	$0, 40(%rsp)
	movl	$8, %eax
	xorl	%r15d, %r15d
	jmp	.L40
	.size	copy_group, .-copy_group
	.section	.text.copy_user,"ax",@progbits
	.p2align 4
	.type	copy_user, @function
copy_user:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	subq	$24, %rsp
	movq	$0, (%r8)
	movq	%r8, (%rsp)
	testq	%rdi, %rdi
	je	.L68
	movdqu	(%rdi), %xmm0
	movq	%rdi, %r13
	movq	%rdx, %rbp
	movq	%rsi, %rbx
	movq	%rcx, %r12
	movups	%xmm0, (%rsi)
	movdqu	16(%rdi), %xmm1
	movq	(%rdi), %r15
	movups	%xmm1, 16(%rsi)
	movdqu	32(%rdi), %xmm2
	movups	%xmm2, 32(%rsi)
	movdqu	48(%rdi), %xmm3
	movups	%xmm3, 48(%rsi)
	movdqu	64(%rdi), %xmm4
	movq	%r15, %rdi
	movups	%xmm4, 64(%rsi)
	call	strlen@PLT
	leaq	1(%rax), %rdx
	cmpq	%rdx, %r12
	jb	.L75
	movq	%r15, %rsi
	movq	%rbp, %rdi
	leaq	0(%rbp,%rdx), %r14
	call	memcpy@PLT
.L69:
	movq	8(%r13), %rsi
	movq	%rax, (%rbx)
	addq	%r12, %rbp
	movq	%rbp, %r12
	movq	%rsi, %rdi
	movq	%rsi, 8(%rsp)
	subq	%r14, %r12
	call	strlen@PLT
	leaq	1(%rax), %rdx
	cmpq	%rdx, %r12
	jb	.L76
	movq	8(%rsp), %rsi
	leaq	(%r14,%rdx), %r15
	movq	%r14, %rdi
	movq	%rbp, %r12
	subq	%r15, %r12
	call	memcpy@PLT
.L70:
	movq	40(%r13), %rsi
	movq	%rax, 8(%rbx)
	movq	%rsi, %rdi
	movq	%rsi, 8(%rsp)
	call	strlen@PLT
	leaq	1(%rax), %rdx
	cmpq	%rdx, %r12
	jb	.L77
	movq	8(%rsp), %rsi
	leaq	(%r15,%rdx), %r14
	movq	%r15, %rdi
	movq	%rbp, %r12
	subq	%r14, %r12
	call	memcpy@PLT
.L71:
	movq	48(%r13), %rsi
	movq	%rax, 40(%rbx)
	movq	%rsi, %rdi
	movq	%rsi, 8(%rsp)
	call	strlen@PLT
	leaq	1(%rax), %rdx
	cmpq	%rdx, %r12
	jb	.L78
	leaq	(%r14,%rdx), %r15
	movq	8(%rsp), %rsi
	movq	%r14, %rdi
	subq	%r15, %rbp
	call	memcpy@PLT
	movq	%rbp, %r12
.L72:
	movq	56(%r13), %rbp
	movq	%rax, 48(%rbx)
	movq	%rbp, %rdi
	call	strlen@PLT
	leaq	1(%rax), %rdx
	xorl	%eax, %eax
	cmpq	%rdx, %r12
	jb	.L73
	movq	%rbp, %rsi
	movq	%r15, %rdi
	call	memcpy@PLT
.L73:
	cmpq	$0, (%rbx)
	movq	%rax, 56(%rbx)
	je	.L83
	cmpq	$0, 8(%rbx)
	je	.L83
	cmpq	$0, 40(%rbx)
	je	.L83
	cmpq	$0, 48(%rbx)
	je	.L83
	testq	%rax, %rax
	je	.L83
	movq	(%rsp), %rax
	movq	%rbx, (%rax)
.L68:
	addq	$24, %rsp
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
.L75:
	movq	%rbp, %r14
	xorl	%eax, %eax
	jmp	.L69
	.p2align 4,,10
	.p2align 3
.L83:
	addq	$24, %rsp
	movl	$34, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L78:
	movq	%r14, %r15
	xorl	%eax, %eax
	jmp	.L72
	.p2align 4,,10
	.p2align 3
.L77:
	movq	%r15, %r14
	xorl	%eax, %eax
	jmp	.L71
	.p2align 4,,10
	.p2align 3
.L76:
	movq	%r14, %r15
	xorl	%eax, %eax
	jmp	.L70
	.size	copy_user, .-copy_user
	.section	.text.getpwent,"ax",@progbits
	.p2align 4
	.globl	getpwent
	.type	getpwent, @function
getpwent:
	leaq	users(%rip), %rdi
	jmp	next_user
	.size	getpwent, .-getpwent
	.section	.text.fgetpwent,"ax",@progbits
	.p2align 4
	.globl	fgetpwent
	.type	fgetpwent, @function
fgetpwent:
	movq	%rdi, 8+other(%rip)
	leaq	other(%rip), %rdi
	jmp	next_user
	.size	fgetpwent, .-fgetpwent
	.section	.text.setpwent,"ax",@progbits
	.p2align 4
	.globl	setpwent
	.type	setpwent, @function
setpwent:
	movq	8+users(%rip), %rdi
	testq	%rdi, %rdi
	je	.L90
	jmp	rewind@PLT
	.p2align 4,,10
	.p2align 3
.L90:
	ret
	.size	setpwent, .-setpwent
	.section	.text.endpwent,"ax",@progbits
	.p2align 4
	.globl	endpwent
	.type	endpwent, @function
endpwent:
	movq	8+users(%rip), %rdi
	testq	%rdi, %rdi
	je	.L98
	subq	$8, %rsp
	call	fclose@PLT
	movq	$0, 8+users(%rip)
	addq	$8, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L98:
	movq	$0, 8+users(%rip)
	ret
	.size	endpwent, .-endpwent
	.section	.text.getpwnam,"ax",@progbits
	.p2align 4
	.globl	getpwnam
	.type	getpwnam, @function
getpwnam:
	pushq	%rbp
	movq	%rdi, %rbp
	pushq	%rbx
	subq	$8, %rsp
	call	setpwent@PLT
	jmp	.L103
	.p2align 4,,10
	.p2align 3
.L109:
	movq	(%rax), %rdi
	movq	%rbp, %rsi
	call	strcmp@PLT
	testl	%eax, %eax
	je	.L102
.L103:
	call	getpwent@PLT
	movq	%rax, %rbx
	testq	%rax, %rax
	jne	.L109
.L102:
	call	endpwent@PLT
	addq	$8, %rsp
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	ret
	.size	getpwnam, .-getpwnam
	.section	.text.getpwuid,"ax",@progbits
	.p2align 4
	.globl	getpwuid
	.type	getpwuid, @function
getpwuid:
	pushq	%rbp
	movl	%edi, %ebp
	subq	$16, %rsp
	call	setpwent@PLT
	jmp	.L112
	.p2align 4,,10
	.p2align 3
.L118:
	cmpl	%ebp, 16(%rax)
	je	.L111
.L112:
	call	getpwent@PLT
	testq	%rax, %rax
	jne	.L118
.L111:
	movq	%rax, 8(%rsp)
	call	endpwent@PLT
	movq	8(%rsp), %rax
	addq	$16, %rsp
	popq	%rbp
	ret
	.size	getpwuid, .-getpwuid
	.section	.text.getgrent,"ax",@progbits
	.p2align 4
	.globl	getgrent
	.type	getgrent, @function
getgrent:
	leaq	groups(%rip), %rdi
	jmp	next_group
	.size	getgrent, .-getgrent
	.section	.text.fgetgrent,"ax",@progbits
	.p2align 4
	.globl	fgetgrent
	.type	fgetgrent, @function
fgetgrent:
	movq	%rdi, 8+other(%rip)
	leaq	other(%rip), %rdi
	jmp	next_group
	.size	fgetgrent, .-fgetgrent
	.section	.text.setgrent,"ax",@progbits
	.p2align 4
	.globl	setgrent
	.type	setgrent, @function
setgrent:
	movq	8+groups(%rip), %rdi
	testq	%rdi, %rdi
	je	.L121
	jmp	rewind@PLT
	.p2align 4,,10
	.p2align 3
.L121:
	ret
	.size	setgrent, .-setgrent
	.section	.text.endgrent,"ax",@progbits
	.p2align 4
	.globl	endgrent
	.type	endgrent, @function
endgrent:
	movq	8+groups(%rip), %rdi
	testq	%rdi, %rdi
	je	.L129
	subq	$8, %rsp
	call	fclose@PLT
	movq	$0, 8+groups(%rip)
	addq	$8, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L129:
	movq	$0, 8+groups(%rip)
	ret
	.size	endgrent, .-endgrent
	.section	.text.getgrnam,"ax",@progbits
	.p2align 4
	.globl	getgrnam
	.type	getgrnam, @function
getgrnam:
	pushq	%rbp
	movq	%rdi, %rbp
	pushq	%rbx
	subq	$8, %rsp
	call	setgrent@PLT
	jmp	.L134
	.p2align 4,,10
	.p2align 3
.L140:
	movq	(%rax), %rdi
	movq	%rbp, %rsi
	call	strcmp@PLT
	testl	%eax, %eax
	je	.L133
.L134:
	call	getgrent@PLT
	movq	%rax, %rbx
	testq	%rax, %rax
	jne	.L140
.L133:
	call	endgrent@PLT
	addq	$8, %rsp
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	ret
	.size	getgrnam, .-getgrnam
	.section	.text.getgrgid,"ax",@progbits
	.p2align 4
	.globl	getgrgid
	.type	getgrgid, @function
getgrgid:
	pushq	%rbp
	movl	%edi, %ebp
	subq	$16, %rsp
	call	setgrent@PLT
	jmp	.L143
	.p2align 4,,10
	.p2align 3
.L149:
	cmpl	%ebp, 16(%rax)
	je	.L142
.L143:
	call	getgrent@PLT
	testq	%rax, %rax
	jne	.L149
.L142:
	movq	%rax, 8(%rsp)
	call	endgrent@PLT
	movq	8(%rsp), %rax
	addq	$16, %rsp
	popq	%rbp
	ret
	.size	getgrgid, .-getgrgid
	.section	.text.__posix_getpwnam_r,"ax",@progbits
	.p2align 4
	.globl	__posix_getpwnam_r
	.type	__posix_getpwnam_r, @function
__posix_getpwnam_r:
	pushq	%r15
	movq	%rdi, %r15
	pushq	%r14
	leaq	lock(%rip), %r14
	pushq	%r13
	movq	%r14, %rdi
	movq	%r8, %r13
	pushq	%r12
	movq	%rcx, %r12
	pushq	%rbp
	movq	%rdx, %rbp
	pushq	%rbx
	movq	%rsi, %rbx
	subq	$8, %rsp
	call	stream_lock_take@PLT
	movq	%r15, %rdi
	call	getpwnam@PLT
	movq	%r13, %r8
	movq	%r12, %rcx
	movq	%rbp, %rdx
	movq	%rbx, %rsi
	movq	%rax, %rdi
	call	copy_user
	movq	%r14, %rdi
	movl	%eax, %ebx
	call	stream_lock_drop@PLT
	addq	$8, %rsp
	movl	%ebx, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.size	__posix_getpwnam_r, .-__posix_getpwnam_r
	.section	.text.__posix_getpwuid_r,"ax",@progbits
	.p2align 4
	.globl	__posix_getpwuid_r
	.type	__posix_getpwuid_r, @function
__posix_getpwuid_r:
	pushq	%r15
	movl	%edi, %r15d
	pushq	%r14
	leaq	lock(%rip), %r14
	pushq	%r13
	movq	%r14, %rdi
	movq	%r8, %r13
	pushq	%r12
	movq	%rcx, %r12
	pushq	%rbp
	movq	%rdx, %rbp
	pushq	%rbx
	movq	%rsi, %rbx
	subq	$8, %rsp
	call	stream_lock_take@PLT
	movl	%r15d, %edi
	call	getpwuid@PLT
	movq	%r13, %r8
	movq	%r12, %rcx
	movq	%rbp, %rdx
	movq	%rbx, %rsi
	movq	%rax, %rdi
	call	copy_user
	movq	%r14, %rdi
	movl	%eax, %ebx
	call	stream_lock_drop@PLT
	addq	$8, %rsp
	movl	%ebx, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.size	__posix_getpwuid_r, .-__posix_getpwuid_r
	.section	.text.__posix_getgrnam_r,"ax",@progbits
	.p2align 4
	.globl	__posix_getgrnam_r
	.type	__posix_getgrnam_r, @function
__posix_getgrnam_r:
	pushq	%r15
	movq	%rdi, %r15
	pushq	%r14
	leaq	lock(%rip), %r14
	pushq	%r13
	movq	%r14, %rdi
	movq	%r8, %r13
	pushq	%r12
	movq	%rcx, %r12
	pushq	%rbp
	movq	%rdx, %rbp
	pushq	%rbx
	movq	%rsi, %rbx
	subq	$8, %rsp
	call	stream_lock_take@PLT
	movq	%r15, %rdi
	call	getgrnam@PLT
	movq	%r13, %r8
	movq	%r12, %rcx
	movq	%rbp, %rdx
	movq	%rbx, %rsi
	movq	%rax, %rdi
	call	copy_group
	movq	%r14, %rdi
	movl	%eax, %ebx
	call	stream_lock_drop@PLT
	addq	$8, %rsp
	movl	%ebx, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.size	__posix_getgrnam_r, .-__posix_getgrnam_r
	.section	.text.__posix_getgrgid_r,"ax",@progbits
	.p2align 4
	.globl	__posix_getgrgid_r
	.type	__posix_getgrgid_r, @function
__posix_getgrgid_r:
	pushq	%r15
	movl	%edi, %r15d
	pushq	%r14
	leaq	lock(%rip), %r14
	pushq	%r13
	movq	%r14, %rdi
	movq	%r8, %r13
	pushq	%r12
	movq	%rcx, %r12
	pushq	%rbp
	movq	%rdx, %rbp
	pushq	%rbx
	movq	%rsi, %rbx
	subq	$8, %rsp
	call	stream_lock_take@PLT
	movl	%r15d, %edi
	call	getgrgid@PLT
	movq	%r13, %r8
	movq	%r12, %rcx
	movq	%rbp, %rdx
	movq	%rbx, %rsi
	movq	%rax, %rdi
	call	copy_group
	movq	%r14, %rdi
	movl	%eax, %ebx
	call	stream_lock_drop@PLT
	addq	$8, %rsp
	movl	%ebx, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.size	__posix_getgrgid_r, .-__posix_getgrgid_r
	.section	.text.next_user_r,"ax",@progbits
	.p2align 4
	.globl	next_user_r
	.type	next_user_r, @function
next_user_r:
	pushq	%r13
	leaq	lock(%rip), %r13
	pushq	%r12
	movq	%rsi, %r12
	pushq	%rbp
	movq	%rdi, %rbp
	movq	%r13, %rdi
	pushq	%rbx
	movl	%edx, %ebx
	subq	$24, %rsp
	call	stream_lock_take@PLT
	call	getpwent@PLT
	movslq	%ebx, %rcx
	leaq	8(%rsp), %r8
	movq	%r12, %rdx
	movq	%rax, %rdi
	movq	%rbp, %rsi
	call	copy_user
	movq	%r13, %rdi
	movl	%eax, %ebx
	call	stream_lock_drop@PLT
	xorl	%eax, %eax
	cmpq	$0, 8(%rsp)
	je	.L164
	addq	$24, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L164:
	testl	%ebx, %ebx
	movl	$2, %eax
	cmove	%eax, %ebx
	call	___errno@PLT
	movl	%ebx, (%rax)
	addq	$24, %rsp
	movl	$-1, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.size	next_user_r, .-next_user_r
	.section	.text.next_group_r,"ax",@progbits
	.p2align 4
	.globl	next_group_r
	.type	next_group_r, @function
next_group_r:
	pushq	%r13
	leaq	lock(%rip), %r13
	pushq	%r12
	movq	%rsi, %r12
	pushq	%rbp
	movq	%rdi, %rbp
	movq	%r13, %rdi
	pushq	%rbx
	movl	%edx, %ebx
	subq	$24, %rsp
	call	stream_lock_take@PLT
	call	getgrent@PLT
	movslq	%ebx, %rcx
	leaq	8(%rsp), %r8
	movq	%r12, %rdx
	movq	%rax, %rdi
	movq	%rbp, %rsi
	call	copy_group
	movq	%r13, %rdi
	movl	%eax, %ebx
	call	stream_lock_drop@PLT
	xorl	%eax, %eax
	cmpq	$0, 8(%rsp)
	je	.L171
	addq	$24, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L171:
	testl	%ebx, %ebx
	movl	$2, %eax
	cmove	%eax, %ebx
	call	___errno@PLT
	movl	%ebx, (%rax)
	addq	$24, %rsp
	movl	$-1, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.size	next_group_r, .-next_group_r
	.section	.rodata.str1.1
.LC2:
	.string	"%s:%s:%d:%d:%s:%s:%s\n"
	.section	.text.putpwent,"ax",@progbits
	.p2align 4
	.globl	putpwent
	.type	putpwent, @function
putpwent:
	movq	%rdi, %rax
	subq	$16, %rsp
	movq	%rsi, %rdi
	movq	8(%rax), %rcx
	movq	(%rax), %rdx
	pushq	56(%rax)
	leaq	.LC2(%rip), %rsi
	movl	20(%rax), %r9d
	pushq	48(%rax)
	movl	16(%rax), %r8d
	pushq	40(%rax)
	xorl	%eax, %eax
	call	fprintf@PLT
	addq	$40, %rsp
	sarl	$31, %eax
	ret
	.size	putpwent, .-putpwent
	.section	.rodata.str1.1
.LC3:
	.string	"%s"
	.section	.text.getlogin,"ax",@progbits
	.p2align 4
	.globl	getlogin
	.type	getlogin, @function
getlogin:
	pushq	%rbx
	call	getuid@PLT
	movl	%eax, %edi
	call	getpwuid@PLT
	testq	%rax, %rax
	je	.L174
	movq	(%rax), %rcx
	leaq	name.2(%rip), %rbx
	leaq	.LC3(%rip), %rdx
	xorl	%eax, %eax
	movl	$64, %esi
	movq	%rbx, %rdi
	call	snprintf@PLT
	movq	%rbx, %rax
.L174:
	popq	%rbx
	ret
	.size	getlogin, .-getlogin
	.section	.text.cuserid,"ax",@progbits
	.p2align 4
	.globl	cuserid
	.type	cuserid, @function
cuserid:
	pushq	%rbx
	movq	%rdi, %rbx
	call	geteuid@PLT
	movl	%eax, %edi
	call	getpwuid@PLT
	testq	%rbx, %rbx
	leaq	own.1(%rip), %rdx
	leaq	.LC1(%rip), %rcx
	cmove	%rdx, %rbx
	testq	%rax, %rax
	je	.L182
	movq	(%rax), %rcx
.L182:
	movq	%rbx, %rdi
	leaq	.LC3(%rip), %rdx
	movl	$64, %esi
	xorl	%eax, %eax
	call	snprintf@PLT
	movq	%rbx, %rax
	popq	%rbx
	ret
	.size	cuserid, .-cuserid
	.section	.text.initgroups,"ax",@progbits
	.p2align 4
	.globl	initgroups
	.type	initgroups, @function
initgroups:
	pushq	%r15
	pxor	%xmm0, %xmm0
	pushq	%r14
	pushq	%r13
	movl	$1, %r13d
	pushq	%r12
	movl	%esi, %r12d
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$88, %rsp
	movups	%xmm0, 52(%rsp)
	movq	%rsp, %r14
	movl	%esi, (%rsp)
	movups	%xmm0, 4(%rsp)
	movups	%xmm0, 20(%rsp)
	movups	%xmm0, 36(%rsp)
	movups	%xmm0, 64(%rsp)
	call	setgrent@PLT
	cmpq	$20, %r13
	je	.L195
	.p2align 4,,10
	.p2align 3
.L192:
	call	getgrent@PLT
	movq	%rax, %rbp
	testq	%rax, %rax
	je	.L193
	movq	24(%rbp), %r15
	movq	(%r15), %rdi
	testq	%rdi, %rdi
	jne	.L191
	jmp	.L192
	.p2align 4,,10
	.p2align 3
.L190:
	movq	8(%r15), %rdi
	addq	$8, %r15
	testq	%rdi, %rdi
	je	.L192
.L191:
	movq	%rbx, %rsi
	call	strcmp@PLT
	testl	%eax, %eax
	jne	.L190
	movl	16(%rbp), %eax
	cmpl	%r12d, %eax
	je	.L190
	movl	%eax, (%r14,%r13,4)
	addq	$1, %r13
	cmpq	$20, %r13
	jne	.L192
.L195:
	movl	$20, %r13d
.L193:
	call	endgrent@PLT
	movq	%r14, %rsi
	movl	%r13d, %edi
	call	setgroups@PLT
	addq	$88, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.size	initgroups, .-initgroups
	.section	.rodata.str1.1
.LC4:
	.string	"/etc/shells"
	.section	.text.getusershell,"ax",@progbits
	.p2align 4
	.globl	getusershell
	.type	getusershell, @function
getusershell:
	pushq	%rbp
	pushq	%rbx
	subq	$8, %rsp
	movq	shells(%rip), %rdx
	testq	%rdx, %rdx
	je	.L220
.L202:
	leaq	line.0(%rip), %rbp
	testq	%rdx, %rdx
	je	.L208
	.p2align 4,,10
	.p2align 3
.L207:
	movl	$1024, %esi
	movq	%rbp, %rdi
	call	fgets@PLT
	testq	%rax, %rax
	je	.L208
	movzbl	0(%rbp), %edi
	leaq	line.0(%rip), %rbx
	testb	%dil, %dil
	jne	.L209
	jmp	.L203
	.p2align 4,,10
	.p2align 3
.L221:
	cmpb	$35, (%rbx)
	je	.L203
	movzbl	1(%rbx), %edi
	addq	$1, %rbx
	testb	%dil, %dil
	je	.L203
.L209:
	call	isspace@PLT
	testl	%eax, %eax
	je	.L221
.L203:
	movb	$0, (%rbx)
	cmpb	$47, 0(%rbp)
	je	.L210
	movq	shells(%rip), %rdx
	testq	%rdx, %rdx
	jne	.L207
.L208:
	addq	$8, %rsp
	xorl	%eax, %eax
	popq	%rbx
	popq	%rbp
	ret
.L210:
	addq	$8, %rsp
	leaq	line.0(%rip), %rax
	popq	%rbx
	popq	%rbp
	ret
.L220:
	leaq	.LC0(%rip), %rsi
	leaq	.LC4(%rip), %rdi
	call	fopen@PLT
	movq	%rax, shells(%rip)
	movq	%rax, %rdx
	jmp	.L202
	.size	getusershell, .-getusershell
	.section	.text.setusershell,"ax",@progbits
	.p2align 4
	.globl	setusershell
	.type	setusershell, @function
setusershell:
	movq	shells(%rip), %rdi
	testq	%rdi, %rdi
	je	.L222
	jmp	rewind@PLT
	.p2align 4,,10
	.p2align 3
.L222:
	ret
	.size	setusershell, .-setusershell
	.section	.text.endusershell,"ax",@progbits
	.p2align 4
	.globl	endusershell
	.type	endusershell, @function
endusershell:
	movq	shells(%rip), %rdi
	testq	%rdi, %rdi
	je	.L230
	subq	$8, %rsp
	call	fclose@PLT
	movq	$0, shells(%rip)
	addq	$8, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L230:
	movq	$0, shells(%rip)
	ret
	.size	endusershell, .-endusershell
	.local	line.0
	.comm	line.0,1024,32
	.local	own.1
	.comm	own.1,64,32
	.local	name.2
	.comm	name.2,64,32
	.local	out.3
	.comm	out.3,32,32
	.local	members.4
	.comm	members.4,520,32
	.local	out.5
	.comm	out.5,80,32
	.local	shells
	.comm	shells,8,8
	.local	lock
	.comm	lock,12,8
	.local	other
	.comm	other,1040,32
	.section	.rodata.str1.1
.LC5:
	.string	"/etc/group"
	.section	.data.rel.local,"aw"
	.align 32
	.type	groups, @object
	.size	groups, 1040
groups:
	.quad	.LC5
	.zero	1032
	.section	.rodata.str1.1
.LC6:
	.string	"/etc/passwd"
	.section	.data.rel.local
	.align 32
	.type	users, @object
	.size	users, 1040
users:
	.quad	.LC6
	.zero	1032
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
