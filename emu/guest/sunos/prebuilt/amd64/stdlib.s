// c187ccbbd7c4f0d4d0bb736f34576e20 emu/guest/libc/stdlib.c
	.file	"stdlib.c"
	.text
	.section	.text.find_variable,"ax",@progbits
	.p2align 4
	.type	find_variable, @function
find_variable:
	movq	_environ@GOTPCREL(%rip), %rax
	pushq	%r12
	movq	%rdi, %r12
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	movq	(%rax), %rbx
	testq	%rbx, %rbx
	jne	.L2
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L5:
	movq	%rbp, %rdx
	movq	%r12, %rsi
	call	strncmp@PLT
	testl	%eax, %eax
	jne	.L4
	movq	(%rbx), %rax
	cmpb	$61, (%rax,%rbp)
	je	.L1
.L4:
	addq	$8, %rbx
.L2:
	movq	(%rbx), %rdi
	testq	%rdi, %rdi
	jne	.L5
.L6:
	xorl	%ebx, %ebx
.L1:
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.size	find_variable, .-find_variable
	.section	.text.getenv,"ax",@progbits
	.p2align 4
	.globl	getenv
	.type	getenv, @function
getenv:
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$8, %rsp
	call	strlen@PLT
	movq	%rbx, %rdi
	movq	%rax, %rsi
	movq	%rax, %rbp
	call	find_variable
	testq	%rax, %rax
	je	.L11
	movq	(%rax), %rax
	leaq	1(%rax,%rbp), %rax
.L11:
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.size	getenv, .-getenv
	.section	.text.putenv,"ax",@progbits
	.p2align 4
	.globl	putenv
	.type	putenv, @function
putenv:
	pushq	%r13
	movl	$61, %esi
	pushq	%r12
	pushq	%rbp
	movq	%rdi, %rbp
	pushq	%rbx
	subq	$8, %rsp
	call	strchr@PLT
	testq	%rax, %rax
	je	.L22
	subq	%rbp, %rax
	movq	%rbp, %rdi
	movq	%rax, %rsi
	call	find_variable
	testq	%rax, %rax
	je	.L22
	movq	%rbp, (%rax)
.L23:
	xorl	%eax, %eax
.L17:
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L22:
	movq	_environ@GOTPCREL(%rip), %r13
	movq	0(%r13), %rax
	testq	%rax, %rax
	je	.L26
	xorl	%ebx, %ebx
	cmpq	$0, (%rax)
	je	.L21
	.p2align 4,,10
	.p2align 3
.L20:
	addq	$1, %rbx
	cmpq	$0, (%rax,%rbx,8)
	jne	.L20
.L21:
	leaq	16(,%rbx,8), %rsi
.L19:
	movq	own_environment(%rip), %rdi
	call	realloc@PLT
	movq	%rax, %r12
	testq	%rax, %rax
	je	.L28
	movq	0(%r13), %rsi
	salq	$3, %rbx
	cmpq	own_environment(%rip), %rsi
	je	.L25
	movq	%rbx, %rdx
	movq	%rax, %rdi
	call	memcpy@PLT
.L25:
	movq	%rbp, (%r12,%rbx)
	movq	$0, 8(%r12,%rbx)
	movq	%r12, own_environment(%rip)
	movq	%r12, 0(%r13)
	jmp	.L23
.L26:
	movl	$16, %esi
	xorl	%ebx, %ebx
	jmp	.L19
.L28:
	movl	$-1, %eax
	jmp	.L17
	.size	putenv, .-putenv
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"="
	.section	.text.setenv,"ax",@progbits
	.p2align 4
	.globl	setenv
	.type	setenv, @function
setenv:
	pushq	%r12
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	movq	%rdi, %rbx
	testl	%edx, %edx
	jne	.L39
	call	getenv@PLT
	xorl	%edx, %edx
	testq	%rax, %rax
	je	.L39
.L35:
	popq	%rbx
	movl	%edx, %eax
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L39:
	movq	%rbx, %rdi
	call	strlen@PLT
	movq	%rbp, %rdi
	movq	%rax, %r12
	call	strlen@PLT
	leaq	2(%r12,%rax), %rdi
	call	malloc@PLT
	movq	%rax, %rdi
	testq	%rax, %rax
	je	.L44
	movq	%rbx, %rsi
	call	strcpy@PLT
	leaq	.LC0(%rip), %rsi
	movq	%rax, %rdi
	call	strcat@PLT
	movq	%rbp, %rsi
	movq	%rax, %rdi
	call	strcat@PLT
	popq	%rbx
	popq	%rbp
	movq	%rax, %rdi
	popq	%r12
	jmp	putenv@PLT
.L44:
	movl	$-1, %edx
	jmp	.L35
	.size	setenv, .-setenv
	.section	.text.unsetenv,"ax",@progbits
	.p2align 4
	.globl	unsetenv
	.type	unsetenv, @function
unsetenv:
	pushq	%rbx
	movq	%rdi, %rbx
	call	strlen@PLT
	movq	%rbx, %rdi
	movq	%rax, %rsi
	call	find_variable
	testq	%rax, %rax
	je	.L49
	cmpq	$0, (%rax)
	je	.L49
	.p2align 4,,10
	.p2align 3
.L47:
	movq	8(%rax), %rdx
	addq	$8, %rax
	movq	%rdx, -8(%rax)
	testq	%rdx, %rdx
	jne	.L47
.L49:
	xorl	%eax, %eax
	popq	%rbx
	ret
	.size	unsetenv, .-unsetenv
	.section	.text.abs,"ax",@progbits
	.p2align 4
	.globl	abs
	.type	abs, @function
abs:
	movl	%edi, %eax
	negl	%eax
	cmovs	%edi, %eax
	ret
	.size	abs, .-abs
	.section	.text.labs,"ax",@progbits
	.p2align 4
	.globl	labs
	.type	labs, @function
labs:
	movq	%rdi, %rax
	negq	%rax
	cmovs	%rdi, %rax
	ret
	.size	labs, .-labs
	.section	.text.srand,"ax",@progbits
	.p2align 4
	.globl	srand
	.type	srand, @function
srand:
	movl	%edi, %eax
	movq	%rax, seed(%rip)
	ret
	.size	srand, .-srand
	.section	.text.rand,"ax",@progbits
	.p2align 4
	.globl	rand
	.type	rand, @function
rand:
	movabsq	$6364136223846793005, %rax
	imulq	seed(%rip), %rax
	movabsq	$1442695040888963407, %rdx
	addq	%rdx, %rax
	movq	%rax, seed(%rip)
	shrq	$33, %rax
	andl	$32767, %eax
	ret
	.size	rand, .-rand
	.section	.text.rand_r,"ax",@progbits
	.p2align 4
	.globl	rand_r
	.type	rand_r, @function
rand_r:
	imull	$1103515245, (%rdi), %eax
	addl	$12345, %eax
	movl	%eax, (%rdi)
	shrl	$16, %eax
	andl	$32767, %eax
	ret
	.size	rand_r, .-rand_r
	.section	.text.imaxabs,"ax",@progbits
	.p2align 4
	.globl	imaxabs
	.type	imaxabs, @function
imaxabs:
	movq	%rdi, %rax
	negq	%rax
	cmovs	%rdi, %rax
	ret
	.size	imaxabs, .-imaxabs
	.section	.text.srandom,"ax",@progbits
	.p2align 4
	.globl	srandom
	.type	srandom, @function
srandom:
	movl	%edi, %eax
	movq	%rax, seed(%rip)
	ret
	.size	srandom, .-srandom
	.section	.text.random,"ax",@progbits
	.p2align 4
	.globl	random
	.type	random, @function
random:
	movabsq	$6364136223846793005, %rax
	imulq	seed(%rip), %rax
	movabsq	$1442695040888963407, %rdx
	addq	%rdx, %rax
	movq	%rax, seed(%rip)
	shrq	$33, %rax
	ret
	.size	random, .-random
	.section	.text.insque,"ax",@progbits
	.p2align 4
	.globl	insque
	.type	insque, @function
insque:
	testq	%rsi, %rsi
	je	.L70
	movq	(%rsi), %rax
	movq	%rsi, %xmm1
	movq	%rax, %xmm0
	punpcklqdq	%xmm1, %xmm0
	movups	%xmm0, (%rdi)
	testq	%rax, %rax
	je	.L66
	movq	%rdi, 8(%rax)
.L66:
	movq	%rdi, (%rsi)
	ret
	.p2align 4,,10
	.p2align 3
.L70:
	pxor	%xmm0, %xmm0
	movups	%xmm0, (%rdi)
	ret
	.size	insque, .-insque
	.section	.text.remque,"ax",@progbits
	.p2align 4
	.globl	remque
	.type	remque, @function
remque:
	movq	(%rdi), %rax
	testq	%rax, %rax
	je	.L72
	movq	8(%rdi), %rdx
	movq	%rdx, 8(%rax)
.L72:
	movq	8(%rdi), %rdx
	testq	%rdx, %rdx
	je	.L71
	movq	%rax, (%rdx)
.L71:
	ret
	.size	remque, .-remque
	.section	.text.lfind,"ax",@progbits
	.p2align 4
	.globl	lfind
	.type	lfind, @function
lfind:
	cmpq	$0, (%rdx)
	je	.L87
	pushq	%r15
	movq	%rcx, %r15
	pushq	%r14
	movq	%r8, %r14
	pushq	%r13
	movq	%rdi, %r13
	pushq	%r12
	movq	%rdx, %r12
	pushq	%rbp
	xorl	%ebp, %ebp
	pushq	%rbx
	movq	%rsi, %rbx
	subq	$8, %rsp
	jmp	.L83
	.p2align 4,,10
	.p2align 3
.L91:
	addq	$1, %rbp
	addq	%r15, %rbx
	cmpq	(%r12), %rbp
	jnb	.L90
.L83:
	movq	%rbx, %rsi
	movq	%r13, %rdi
	call	*%r14
	testl	%eax, %eax
	jne	.L91
	addq	$8, %rsp
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L90:
	addq	$8, %rsp
	xorl	%eax, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
.L87:
	xorl	%eax, %eax
	ret
	.size	lfind, .-lfind
	.section	.text.lsearch,"ax",@progbits
	.p2align 4
	.globl	lsearch
	.type	lsearch, @function
lsearch:
	pushq	%r13
	movq	%rdi, %r13
	pushq	%r12
	movq	%rdx, %r12
	pushq	%rbp
	movq	%rcx, %rbp
	pushq	%rbx
	movq	%rsi, %rbx
	subq	$8, %rsp
	call	lfind@PLT
	testq	%rax, %rax
	je	.L95
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L95:
	movq	(%r12), %rax
	movq	%r13, %rsi
	leaq	1(%rax), %rdx
	imulq	%rbp, %rax
	movq	%rdx, (%r12)
	addq	$8, %rsp
	movq	%rbp, %rdx
	leaq	(%rbx,%rax), %rdi
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	jmp	memcpy@PLT
	.size	lsearch, .-lsearch
	.section	.text.atexit,"ax",@progbits
	.p2align 4
	.globl	atexit
	.type	atexit, @function
atexit:
	movl	at_exit_count(%rip), %eax
	cmpl	$64, %eax
	je	.L98
	leal	1(%rax), %edx
	movl	%edx, at_exit_count(%rip)
	leaq	at_exit(%rip), %rdx
	movq	%rdi, (%rdx,%rax,8)
	xorl	%eax, %eax
	ret
.L98:
	movl	$-1, %eax
	ret
	.size	atexit, .-atexit
	.section	.text._exit,"ax",@progbits
	.p2align 4
	.globl	_exit
	.type	_exit, @function
_exit:
	pushq	%rbx
	movslq	%edi, %rbx
	.p2align 4,,10
	.p2align 3
.L100:
	movq	%rbx, %rsi
	movl	$1, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	jmp	.L100
	.size	_exit, .-_exit
	.section	.text.exit,"ax",@progbits
	.p2align 4
	.globl	exit
	.type	exit, @function
exit:
	pushq	%rbp
	movl	%edi, %ebp
	pushq	%rbx
	subq	$8, %rsp
	movl	at_exit_count(%rip), %eax
	testl	%eax, %eax
	je	.L103
	leaq	at_exit(%rip), %rbx
	.p2align 4,,10
	.p2align 3
.L104:
	subl	$1, %eax
	movl	%eax, at_exit_count(%rip)
	call	*(%rbx,%rax,8)
	movl	at_exit_count(%rip), %eax
	testl	%eax, %eax
	jne	.L104
.L103:
	call	library_finish@PLT
	xorl	%edi, %edi
	call	fflush@PLT
	movl	%ebp, %edi
	call	_exit@PLT
	.size	exit, .-exit
	.section	.text.___exit,"ax",@progbits
	.p2align 4
	.globl	___exit
	.type	___exit, @function
___exit:
	subq	$8, %rsp
	call	_exit@PLT
	.size	___exit, .-___exit
	.section	.text.abort,"ax",@progbits
	.p2align 4
	.globl	abort
	.type	abort, @function
abort:
	subq	$8, %rsp
	call	getpid@PLT
	movl	$6, %esi
	movl	%eax, %edi
	call	kill@PLT
	movl	$127, %edi
	call	_exit@PLT
	.size	abort, .-abort
	.section	.text.raise_in_process,"ax",@progbits
	.p2align 4
	.globl	raise_in_process
	.type	raise_in_process, @function
raise_in_process:
	pushq	%rbx
	movl	%edi, %ebx
	call	getpid@PLT
	movl	%ebx, %esi
	popq	%rbx
	movl	%eax, %edi
	jmp	kill@PLT
	.size	raise_in_process, .-raise_in_process
	.section	.rodata.str1.1
.LC1:
	.string	"C"
.LC2:
	.string	"POSIX"
	.section	.text.setlocale,"ax",@progbits
	.p2align 4
	.globl	setlocale
	.type	setlocale, @function
setlocale:
	testq	%rsi, %rsi
	je	.L130
	pushq	%rbx
	cmpb	$0, (%rsi)
	movq	%rsi, %rbx
	jne	.L118
.L117:
	leaq	.LC1(%rip), %rax
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L118:
	leaq	.LC1(%rip), %rsi
	movq	%rbx, %rdi
	call	strcmp@PLT
	testl	%eax, %eax
	je	.L117
	leaq	.LC2(%rip), %rsi
	movq	%rbx, %rdi
	call	strcmp@PLT
	testl	%eax, %eax
	je	.L117
	xorl	%eax, %eax
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L130:
	leaq	.LC1(%rip), %rax
	ret
	.size	setlocale, .-setlocale
	.section	.text.localeconv,"ax",@progbits
	.p2align 4
	.globl	localeconv
	.type	localeconv, @function
localeconv:
	leaq	c.1(%rip), %rax
	ret
	.size	localeconv, .-localeconv
	.section	.rodata.str1.1
.LC3:
	.string	""
	.section	.text.no_langinfo,"ax",@progbits
	.p2align 4
	.globl	no_langinfo
	.type	no_langinfo, @function
no_langinfo:
	leaq	.LC3(%rip), %rax
	ret
	.size	no_langinfo, .-no_langinfo
	.section	.rodata.str1.1
.LC4:
	.string	"option requires an argument"
.LC5:
	.string	"%.150s: %s -- %c\n"
.LC6:
	.string	"illegal option"
	.section	.text.getopt,"ax",@progbits
	.p2align 4
	.globl	getopt
	.type	getopt, @function
getopt:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	movq	%rsi, %r13
	pushq	%r12
	movq	%rdx, %r12
	pushq	%rbp
	movl	%edi, %ebp
	pushq	%rbx
	subq	$264, %rsp
	movq	optind@GOTPCREL(%rip), %r15
	movslq	within.0(%rip), %rax
	movl	(%r15), %ecx
	cmpl	%edi, %ecx
	jl	.L136
	testl	%eax, %eax
	je	.L137
	leal	1(%rax), %edx
	xorl	%ebx, %ebx
.L140:
	movzbl	(%rbx,%rax), %esi
	movq	optopt@GOTPCREL(%rip), %r14
	movl	%edx, within.0(%rip)
	movl	%esi, (%r14)
	cmpl	$58, %esi
	jne	.L142
	movslq	%edx, %rdx
	cmpb	$0, (%rbx,%rdx)
	jne	.L144
	movl	$0, within.0(%rip)
	addl	$1, %ecx
	movl	%ecx, (%r15)
.L144:
	cmpb	$58, (%r12)
	je	.L154
	movq	opterr@GOTPCREL(%rip), %rax
	movq	0(%r13), %rcx
	movl	(%rax), %eax
	testl	%eax, %eax
	jne	.L184
.L154:
	movl	$63, %eax
	jmp	.L135
	.p2align 4,,10
	.p2align 3
.L136:
	movslq	%ecx, %rdx
	movq	(%rsi,%rdx,8), %rbx
	leal	1(%rax), %edx
	testl	%eax, %eax
	jne	.L140
	testq	%rbx, %rbx
	je	.L137
	cmpb	$45, (%rbx)
	jne	.L137
	movzbl	1(%rbx), %esi
	testb	%sil, %sil
	je	.L137
	movl	$1, %eax
	movl	$2, %edx
	cmpb	$45, %sil
	jne	.L140
	cmpb	$0, 2(%rbx)
	jne	.L140
	addl	$1, %ecx
	movl	%ecx, (%r15)
	.p2align 4,,10
	.p2align 3
.L137:
	movl	$-1, %eax
	jmp	.L135
	.p2align 4,,10
	.p2align 3
.L142:
	movq	%r12, %rdi
	call	strchr@PLT
	movslq	within.0(%rip), %rdx
	addq	%rdx, %rbx
	cmpb	$0, (%rbx)
	je	.L145
	testq	%rax, %rax
	je	.L144
	cmpb	$58, 1(%rax)
	je	.L185
.L146:
	movl	(%r14), %eax
.L135:
	addq	$264, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L145:
	addl	$1, (%r15)
	movl	$0, within.0(%rip)
	testq	%rax, %rax
	je	.L144
.L147:
	cmpb	$58, 1(%rax)
	jne	.L146
	cmpb	$0, (%rbx)
	jne	.L186
	movslq	(%r15), %rax
	cmpl	%ebp, %eax
	jl	.L151
	movq	optarg@GOTPCREL(%rip), %rax
	movq	$0, (%rax)
.L152:
	cmpb	$58, (%r12)
	movl	$58, %eax
	je	.L135
	movq	opterr@GOTPCREL(%rip), %rax
	movq	0(%r13), %rcx
	movl	(%rax), %edx
	testl	%edx, %edx
	je	.L154
	movl	(%r14), %r9d
	movq	%rsp, %rbx
	leaq	.LC4(%rip), %r8
	jmp	.L182
	.p2align 4,,10
	.p2align 3
.L186:
	movq	optarg@GOTPCREL(%rip), %rax
	movq	%rbx, (%rax)
	jmp	.L146
	.p2align 4,,10
	.p2align 3
.L184:
	movl	(%r14), %r9d
	movq	%rsp, %rbx
	leaq	.LC6(%rip), %r8
.L182:
	movq	%rbx, %rdi
	leaq	.LC5(%rip), %rdx
	movl	$256, %esi
	xorl	%eax, %eax
	call	snprintf@PLT
	movq	%rbx, %rsi
	movl	$2, %edi
	movslq	%eax, %rdx
	call	write@PLT
	jmp	.L154
	.p2align 4,,10
	.p2align 3
.L185:
	addl	$1, (%r15)
	movl	$0, within.0(%rip)
	jmp	.L147
	.p2align 4,,10
	.p2align 3
.L151:
	leal	1(%rax), %edx
	movq	0(%r13,%rax,8), %rax
	movl	%edx, (%r15)
	movq	optarg@GOTPCREL(%rip), %rdx
	movq	%rax, (%rdx)
	testq	%rax, %rax
	jne	.L146
	jmp	.L152
	.size	getopt, .-getopt
	.local	within.0
	.comm	within.0,4,4
	.section	.rodata.str1.1
.LC7:
	.string	"."
	.section	.data.rel.local,"aw"
	.align 32
	.type	c.1, @object
	.size	c.1, 88
c.1:
	.quad	.LC7
	.quad	.LC3
	.quad	.LC3
	.quad	.LC3
	.quad	.LC3
	.quad	.LC3
	.quad	.LC3
	.quad	.LC3
	.quad	.LC3
	.quad	.LC3
	.ascii	"\177\177\177\177\177\177\177\177"
	.globl	optopt
	.bss
	.align 4
	.type	optopt, @object
	.size	optopt, 4
optopt:
	.zero	4
	.globl	opterr
	.data
	.align 4
	.type	opterr, @object
	.size	opterr, 4
opterr:
	.long	1
	.globl	optind
	.align 4
	.type	optind, @object
	.size	optind, 4
optind:
	.long	1
	.globl	optarg
	.bss
	.align 8
	.type	optarg, @object
	.size	optarg, 8
optarg:
	.zero	8
	.local	at_exit_count
	.comm	at_exit_count,4,4
	.local	at_exit
	.comm	at_exit,512,32
	.data
	.align 8
	.type	seed, @object
	.size	seed, 8
seed:
	.quad	1
	.local	own_environment
	.comm	own_environment,8,8
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
