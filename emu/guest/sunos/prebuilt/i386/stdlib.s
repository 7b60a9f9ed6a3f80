// c187ccbbd7c4f0d4d0bb736f34576e20 emu/guest/libc/stdlib.c
	.file	"stdlib.c"
	.text
	.section	.text.find_variable,"ax",@progbits
	.p2align 4
	.type	find_variable, @function
find_variable:
	pushl	%ebp
	movl	%edx, %ebp
	pushl	%edi
	movl	%eax, %edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$28, %esp
	movl	_environ@GOT(%ebx), %eax
	movl	(%eax), %esi
	testl	%esi, %esi
	jne	.L2
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L5:
	movl	%ebp, 8(%esp)
	movl	%edi, 4(%esp)
	movl	%eax, (%esp)
	call	strncmp@PLT
	testl	%eax, %eax
	jne	.L4
	movl	(%esi), %eax
	cmpb	$61, (%eax,%ebp)
	je	.L1
.L4:
	addl	$4, %esi
.L2:
	movl	(%esi), %eax
	testl	%eax, %eax
	jne	.L5
.L6:
	xorl	%esi, %esi
.L1:
	addl	$28, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	find_variable, .-find_variable
	.section	.text.getenv,"ax",@progbits
	.p2align 4
	.globl	getenv
	.type	getenv, @function
getenv:
	subl	$28, %esp
	movl	%ebx, 20(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 24(%esp)
	movl	32(%esp), %esi
	movl	%esi, (%esp)
	call	strlen@PLT
	movl	%eax, %edx
	movl	%eax, %ebx
	movl	%esi, %eax
	call	find_variable
	testl	%eax, %eax
	je	.L11
	movl	(%eax), %eax
	leal	1(%eax,%ebx), %eax
.L11:
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.size	getenv, .-getenv
	.section	.text.putenv,"ax",@progbits
	.p2align 4
	.globl	putenv
	.type	putenv, @function
putenv:
	subl	$60, %esp
	movl	%ebx, 44(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 52(%esp)
	movl	64(%esp), %edi
	movl	%esi, 48(%esp)
	movl	$61, %esi
	movl	%esi, 4(%esp)
	movl	%ebp, 56(%esp)
	movl	%edi, (%esp)
	call	strchr@PLT
	testl	%eax, %eax
	je	.L22
	subl	%edi, %eax
	movl	%eax, %edx
	movl	%edi, %eax
	call	find_variable
	testl	%eax, %eax
	je	.L22
	movl	%edi, (%eax)
.L23:
	xorl	%eax, %eax
.L17:
	movl	44(%esp), %ebx
	movl	48(%esp), %esi
	movl	52(%esp), %edi
	movl	56(%esp), %ebp
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L22:
	movl	_environ@GOT(%ebx), %ebp
	movl	0(%ebp), %eax
	testl	%eax, %eax
	je	.L26
	movl	(%eax), %ecx
	xorl	%esi, %esi
	testl	%ecx, %ecx
	je	.L21
	.p2align 4
	.p2align 3
.L20:
	incl	%esi
	movl	(%eax,%esi,4), %edx
	testl	%edx, %edx
	jne	.L20
.L21:
	leal	8(,%esi,4), %eax
.L19:
	movl	%eax, 4(%esp)
	movl	own_environment@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	call	realloc@PLT
	testl	%eax, %eax
	movl	%eax, %edx
	je	.L28
	movl	0(%ebp), %eax
	sall	$2, %esi
	cmpl	own_environment@GOTOFF(%ebx), %eax
	je	.L25
	movl	%edx, (%esp)
	movl	%esi, 8(%esp)
	movl	%eax, 4(%esp)
	movl	%edx, 28(%esp)
	call	memcpy@PLT
	movl	28(%esp), %edx
.L25:
	movl	%edi, (%edx,%esi)
	xorl	%eax, %eax
	movl	%eax, 4(%edx,%esi)
	movl	%edx, own_environment@GOTOFF(%ebx)
	movl	%edx, 0(%ebp)
	jmp	.L23
.L26:
	movl	$8, %eax
	xorl	%esi, %esi
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
	subl	$44, %esp
	movl	%ebx, 28(%esp)
	movl	56(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 32(%esp)
	movl	48(%esp), %esi
	movl	%edi, 36(%esp)
	movl	52(%esp), %edi
	movl	%ebp, 40(%esp)
	testl	%eax, %eax
	jne	.L39
	movl	%esi, (%esp)
	call	getenv@PLT
	movl	%eax, %edx
	xorl	%eax, %eax
	testl	%edx, %edx
	je	.L39
.L35:
	movl	28(%esp), %ebx
	movl	32(%esp), %esi
	movl	36(%esp), %edi
	movl	40(%esp), %ebp
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L39:
	movl	%esi, (%esp)
	call	strlen@PLT
	movl	%edi, (%esp)
	movl	%eax, %ebp
	call	strlen@PLT
	leal	2(%ebp,%eax), %eax
	movl	%eax, (%esp)
	call	malloc@PLT
	testl	%eax, %eax
	je	.L44
	movl	%esi, 4(%esp)
	movl	%eax, (%esp)
	call	strcpy@PLT
	leal	.LC0@GOTOFF(%ebx), %edx
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	strcat@PLT
	movl	%edi, 4(%esp)
	movl	%eax, (%esp)
	call	strcat@PLT
	movl	%eax, (%esp)
	call	putenv@PLT
	jmp	.L35
.L44:
	movl	$-1, %eax
	jmp	.L35
	.size	setenv, .-setenv
	.section	.text.unsetenv,"ax",@progbits
	.p2align 4
	.globl	unsetenv
	.type	unsetenv, @function
unsetenv:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$20, %esp
	movl	32(%esp), %esi
	movl	%esi, (%esp)
	call	strlen@PLT
	movl	%eax, %edx
	movl	%esi, %eax
	call	find_variable
	testl	%eax, %eax
	je	.L49
	movl	(%eax), %edx
	testl	%edx, %edx
	je	.L49
	.p2align 4
	.p2align 3
.L47:
	movl	4(%eax), %edx
	addl	$4, %eax
	movl	%edx, -4(%eax)
	testl	%edx, %edx
	jne	.L47
.L49:
	addl	$20, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	ret
	.size	unsetenv, .-unsetenv
	.section	.text.abs,"ax",@progbits
	.p2align 4
	.globl	abs
	.type	abs, @function
abs:
	movl	4(%esp), %edx
	movl	%edx, %eax
	negl	%eax
	cmovs	%edx, %eax
	ret
	.size	abs, .-abs
	.section	.text.labs,"ax",@progbits
	.p2align 4
	.globl	labs
	.type	labs, @function
labs:
	movl	4(%esp), %edx
	movl	%edx, %eax
	negl	%eax
	cmovs	%edx, %eax
	ret
	.size	labs, .-labs
	.section	.text.srand,"ax",@progbits
	.p2align 4
	.globl	srand
	.type	srand, @function
srand:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	movl	4(%esp), %edx
	movl	%edx, seed@GOTOFF(%eax)
	xorl	%edx, %edx
	movl	%edx, 4+seed@GOTOFF(%eax)
	ret
	.size	srand, .-srand
	.section	.text.rand,"ax",@progbits
	.p2align 4
	.globl	rand
	.type	rand, @function
rand:
	call	__x86.get_pc_thunk.cx
	addl	$_GLOBAL_OFFSET_TABLE_, %ecx
	pushl	%ebx
	imull	$1481765933, seed@GOTOFF(%ecx), %eax
	imull	$1284865837, 4+seed@GOTOFF(%ecx), %ebx
	addl	%eax, %ebx
	movl	$1284865837, %eax
	mull	seed@GOTOFF(%ecx)
	addl	%ebx, %edx
	addl	$-144211633, %eax
	movl	%eax, seed@GOTOFF(%ecx)
	adcl	$335903614, %edx
	popl	%ebx
	movl	%edx, %eax
	movl	%edx, 4+seed@GOTOFF(%ecx)
	shrl	%eax
	andl	$32767, %eax
	ret
	.size	rand, .-rand
	.section	.text.rand_r,"ax",@progbits
	.p2align 4
	.globl	rand_r
	.type	rand_r, @function
rand_r:
	movl	4(%esp), %edx
	imull	$1103515245, (%edx), %eax
	addl	$12345, %eax
	movl	%eax, (%edx)
	shrl	$16, %eax
	andl	$32767, %eax
	ret
	.size	rand_r, .-rand_r
	.section	.text.imaxabs,"ax",@progbits
	.p2align 4
	.globl	imaxabs
	.type	imaxabs, @function
imaxabs:
	pushl	%ebx
	movl	8(%esp), %ecx
	movl	12(%esp), %ebx
	movl	%ecx, %eax
	negl	%eax
	movl	%ebx, %edx
	adcl	$0, %edx
	negl	%edx
	cmovs	%ebx, %edx
	cmovs	%ecx, %eax
	popl	%ebx
	ret
	.size	imaxabs, .-imaxabs
	.section	.text.srandom,"ax",@progbits
	.p2align 4
	.globl	srandom
	.type	srandom, @function
srandom:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	movl	4(%esp), %edx
	movl	%edx, seed@GOTOFF(%eax)
	xorl	%edx, %edx
	movl	%edx, 4+seed@GOTOFF(%eax)
	ret
	.size	srandom, .-srandom
	.section	.text.random,"ax",@progbits
	.p2align 4
	.globl	random
	.type	random, @function
random:
	call	__x86.get_pc_thunk.cx
	addl	$_GLOBAL_OFFSET_TABLE_, %ecx
	pushl	%ebx
	imull	$1481765933, seed@GOTOFF(%ecx), %eax
	imull	$1284865837, 4+seed@GOTOFF(%ecx), %ebx
	addl	%eax, %ebx
	movl	$1284865837, %eax
	mull	seed@GOTOFF(%ecx)
	addl	%ebx, %edx
	addl	$-144211633, %eax
	movl	%eax, seed@GOTOFF(%ecx)
	adcl	$335903614, %edx
	popl	%ebx
	movl	%edx, %eax
	movl	%edx, 4+seed@GOTOFF(%ecx)
	shrl	%eax
	ret
	.size	random, .-random
	.section	.text.insque,"ax",@progbits
	.p2align 4
	.globl	insque
	.type	insque, @function
insque:
	movl	8(%esp), %edx
	movl	4(%esp), %eax
	testl	%edx, %edx
	je	.L73
	movl	(%edx), %ecx
	movl	%edx, 4(%eax)
	movl	%ecx, (%eax)
	testl	%ecx, %ecx
	je	.L69
	movl	%eax, 4(%ecx)
.L69:
	movl	%eax, (%edx)
	ret
	.p2align 4,,10
	.p2align 3
.L73:
	movl	$0, (%eax)
	movl	$0, 4(%eax)
	ret
	.size	insque, .-insque
	.section	.text.remque,"ax",@progbits
	.p2align 4
	.globl	remque
	.type	remque, @function
remque:
	movl	4(%esp), %eax
	movl	(%eax), %edx
	testl	%edx, %edx
	je	.L75
	movl	4(%eax), %ecx
	movl	%ecx, 4(%edx)
.L75:
	movl	4(%eax), %eax
	testl	%eax, %eax
	je	.L74
	movl	%edx, (%eax)
.L74:
	ret
	.size	remque, .-remque
	.section	.text.lfind,"ax",@progbits
	.p2align 4
	.globl	lfind
	.type	lfind, @function
lfind:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	subl	$28, %esp
	movl	56(%esp), %ebx
	movl	52(%esp), %ebp
	movl	64(%esp), %edi
	movl	(%ebx), %edx
	testl	%edx, %edx
	je	.L84
	xorl	%esi, %esi
	jmp	.L86
	.p2align 4,,10
	.p2align 3
.L90:
	movl	60(%esp), %eax
	incl	%esi
	addl	%eax, %ebp
	cmpl	(%ebx), %esi
	jnb	.L84
.L86:
	movl	%ebp, 4(%esp)
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	call	*%edi
	testl	%eax, %eax
	jne	.L90
	addl	$28, %esp
	movl	%ebp, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L84:
	addl	$28, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	lfind, .-lfind
	.section	.text.lsearch,"ax",@progbits
	.p2align 4
	.globl	lsearch
	.type	lsearch, @function
lsearch:
	subl	$60, %esp
	movl	%ebx, 44(%esp)
	movl	80(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 48(%esp)
	movl	76(%esp), %esi
	movl	%edi, 52(%esp)
	movl	72(%esp), %edi
	movl	%ebp, 56(%esp)
	movl	64(%esp), %ebp
	movl	%eax, 16(%esp)
	movl	68(%esp), %eax
	movl	%esi, 12(%esp)
	movl	%edi, 8(%esp)
	movl	%ebp, (%esp)
	movl	%eax, 4(%esp)
	call	lfind@PLT
	testl	%eax, %eax
	je	.L94
.L91:
	movl	44(%esp), %ebx
	movl	48(%esp), %esi
	movl	52(%esp), %edi
	movl	56(%esp), %ebp
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L94:
	movl	(%edi), %eax
	leal	1(%eax), %edx
	movl	%edx, (%edi)
	imull	%esi, %eax
	movl	68(%esp), %edx
	movl	%esi, 8(%esp)
	movl	%ebp, 4(%esp)
	addl	%edx, %eax
	movl	%eax, (%esp)
	call	memcpy@PLT
	jmp	.L91
	.size	lsearch, .-lsearch
	.section	.text.atexit,"ax",@progbits
	.p2align 4
	.globl	atexit
	.type	atexit, @function
atexit:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	movl	at_exit_count@GOTOFF(%eax), %edx
	cmpl	$64, %edx
	je	.L97
	leal	1(%edx), %ecx
	movl	%ecx, at_exit_count@GOTOFF(%eax)
	movl	4(%esp), %ecx
	movl	%ecx, at_exit@GOTOFF(%eax,%edx,4)
	xorl	%eax, %eax
	ret
.L97:
	movl	$-1, %eax
	ret
	.size	atexit, .-atexit
	.section	.text._exit,"ax",@progbits
	.p2align 4
	.globl	_exit
	.type	_exit, @function
_exit:
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$32, %esp
	movl	48(%esp), %edi
	leal	24(%esp), %esi
	.p2align 4
	.p2align 3
.L99:
	movl	%edi, 8(%esp)
	movl	$1, %eax
	movl	%eax, 4(%esp)
	movl	%esi, (%esp)
	call	system_call@PLT
	subl	$4, %esp
	jmp	.L99
	.size	_exit, .-_exit
	.section	.text.exit,"ax",@progbits
	.p2align 4
	.globl	exit
	.type	exit, @function
exit:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$20, %esp
	movl	at_exit_count@GOTOFF(%ebx), %eax
	testl	%eax, %eax
	je	.L102
	leal	at_exit@GOTOFF(%ebx), %esi
	.p2align 4
	.p2align 3
.L103:
	decl	%eax
	movl	%eax, at_exit_count@GOTOFF(%ebx)
	call	*(%esi,%eax,4)
	movl	at_exit_count@GOTOFF(%ebx), %eax
	testl	%eax, %eax
	jne	.L103
.L102:
	call	library_finish@PLT
	movl	$0, (%esp)
	call	fflush@PLT
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	_exit@PLT
	.size	exit, .-exit
	.section	.text.___exit,"ax",@progbits
	.p2align 4
	.globl	___exit
	.type	___exit, @function
___exit:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	call	_exit@PLT
	.size	___exit, .-___exit
	.section	.text.abort,"ax",@progbits
	.p2align 4
	.globl	abort
	.type	abort, @function
abort:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	call	getpid@PLT
	movl	$6, %edx
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	kill@PLT
	movl	$127, (%esp)
	call	_exit@PLT
	.size	abort, .-abort
	.section	.text.raise_in_process,"ax",@progbits
	.p2align 4
	.globl	raise_in_process
	.type	raise_in_process, @function
raise_in_process:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	call	getpid@PLT
	movl	32(%esp), %edx
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	kill@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
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
	subl	$28, %esp
	movl	%ebx, 16(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 24(%esp)
	movl	36(%esp), %edi
	movl	%esi, 20(%esp)
	testl	%edi, %edi
	leal	.LC1@GOTOFF(%ebx), %esi
	je	.L116
	cmpb	$0, (%edi)
	jne	.L117
.L116:
	movl	%esi, %eax
.L115:
	movl	16(%esp), %ebx
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L117:
	movl	%esi, 4(%esp)
	movl	%edi, (%esp)
	call	strcmp@PLT
	testl	%eax, %eax
	je	.L116
	movl	%edi, (%esp)
	leal	.LC2@GOTOFF(%ebx), %eax
	movl	%eax, 4(%esp)
	call	strcmp@PLT
	testl	%eax, %eax
	je	.L116
	xorl	%eax, %eax
	jmp	.L115
	.size	setlocale, .-setlocale
	.section	.text.localeconv,"ax",@progbits
	.p2align 4
	.globl	localeconv
	.type	localeconv, @function
localeconv:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	leal	c.1@GOTOFF(%eax), %eax
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
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	leal	.LC3@GOTOFF(%eax), %eax
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
	subl	$316, %esp
	movl	%ebx, 300(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 308(%esp)
	movl	%esi, 304(%esp)
	movl	%ebp, 312(%esp)
	movl	optind@GOT(%ebx), %edi
	movl	within.0@GOTOFF(%ebx), %eax
	movl	(%edi), %edx
	cmpl	320(%esp), %edx
	jl	.L132
	testl	%eax, %eax
	je	.L133
	leal	1(%eax), %ecx
	xorl	%esi, %esi
.L136:
	movl	%ecx, within.0@GOTOFF(%ebx)
	movzbl	(%esi,%eax), %eax
	movl	optopt@GOT(%ebx), %ebp
	cmpl	$58, %eax
	movl	%eax, 0(%ebp)
	jne	.L138
	cmpb	$0, (%esi,%ecx)
	jne	.L140
	incl	%edx
	xorl	%ecx, %ecx
	movl	%edx, (%edi)
	movl	%ecx, within.0@GOTOFF(%ebx)
.L140:
	movl	328(%esp), %eax
	cmpb	$58, (%eax)
	je	.L150
	movl	opterr@GOT(%ebx), %edx
	movl	324(%esp), %eax
	movl	(%edx), %edx
	movl	(%eax), %eax
	testl	%edx, %edx
	jne	.L180
.L150:
	movl	$63, %eax
	jmp	.L131
	.p2align 4,,10
	.p2align 3
.L132:
	movl	324(%esp), %ecx
	testl	%eax, %eax
	movl	(%ecx,%edx,4), %esi
	leal	1(%eax), %ecx
	jne	.L136
	testl	%esi, %esi
	je	.L133
	cmpb	$45, (%esi)
	jne	.L133
	movzbl	1(%esi), %eax
	testb	%al, %al
	je	.L133
	cmpb	$45, %al
	je	.L181
.L154:
	movl	$1, %eax
	movl	$2, %ecx
	jmp	.L136
	.p2align 4,,10
	.p2align 3
.L138:
	movl	%eax, 4(%esp)
	movl	328(%esp), %eax
	movl	%eax, (%esp)
	call	strchr@PLT
	movl	within.0@GOTOFF(%ebx), %ecx
	addl	%ecx, %esi
	cmpb	$0, (%esi)
	je	.L141
	testl	%eax, %eax
	je	.L140
	cmpb	$58, 1(%eax)
	je	.L182
.L142:
	movl	0(%ebp), %eax
.L131:
	movl	300(%esp), %ebx
	movl	304(%esp), %esi
	movl	308(%esp), %edi
	movl	312(%esp), %ebp
	addl	$316, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L141:
	incl	(%edi)
	xorl	%edx, %edx
	testl	%eax, %eax
	movl	%edx, within.0@GOTOFF(%ebx)
	je	.L140
.L143:
	cmpb	$58, 1(%eax)
	jne	.L142
	cmpb	$0, (%esi)
	jne	.L183
	movl	(%edi), %eax
	cmpl	320(%esp), %eax
	jl	.L147
	movl	optarg@GOT(%ebx), %eax
	movl	$0, (%eax)
.L148:
	movl	328(%esp), %eax
	cmpb	$58, (%eax)
	je	.L155
	movl	324(%esp), %eax
	movl	(%eax), %edx
	movl	opterr@GOT(%ebx), %eax
	movl	(%eax), %ecx
	testl	%ecx, %ecx
	je	.L150
	movl	0(%ebp), %eax
	movl	%edx, 12(%esp)
	movl	%eax, 20(%esp)
	leal	.LC4@GOTOFF(%ebx), %eax
	movl	%eax, 16(%esp)
	jmp	.L178
	.p2align 4,,10
	.p2align 3
.L183:
	movl	optarg@GOT(%ebx), %eax
	movl	%esi, (%eax)
	jmp	.L142
	.p2align 4,,10
	.p2align 3
.L180:
	movl	0(%ebp), %edx
	movl	%eax, 12(%esp)
	movl	%edx, 20(%esp)
	leal	.LC6@GOTOFF(%ebx), %edx
	movl	%edx, 16(%esp)
.L178:
	leal	.LC5@GOTOFF(%ebx), %eax
	movl	%eax, 8(%esp)
	leal	32(%esp), %esi
	movl	$256, %eax
	movl	%eax, 4(%esp)
	movl	%esi, (%esp)
	call	snprintf@PLT
	movl	%esi, 4(%esp)
	movl	$2, (%esp)
	movl	%eax, 8(%esp)
	call	write@PLT
	jmp	.L150
	.p2align 4,,10
	.p2align 3
.L181:
	cmpb	$0, 2(%esi)
	jne	.L154
	incl	%edx
	movl	%edx, (%edi)
	.p2align 4
	.p2align 3
.L133:
	movl	$-1, %eax
	jmp	.L131
	.p2align 4,,10
	.p2align 3
.L182:
	incl	(%edi)
	xorl	%edx, %edx
	movl	%edx, within.0@GOTOFF(%ebx)
	jmp	.L143
	.p2align 4,,10
	.p2align 3
.L147:
	leal	1(%eax), %edx
	movl	%edx, (%edi)
	movl	324(%esp), %edi
	movl	optarg@GOT(%ebx), %edx
	movl	(%edi,%eax,4), %eax
	movl	%eax, (%edx)
	testl	%eax, %eax
	jne	.L142
	jmp	.L148
	.p2align 4,,10
	.p2align 3
.L155:
	movl	$58, %eax
	jmp	.L131
	.size	getopt, .-getopt
	.local	within.0
	.comm	within.0,4,4
	.section	.rodata.str1.1
.LC7:
	.string	"."
	.section	.data.rel.local,"aw"
	.align 32
	.type	c.1, @object
	.size	c.1, 48
c.1:
	.long	.LC7
	.long	.LC3
	.long	.LC3
	.long	.LC3
	.long	.LC3
	.long	.LC3
	.long	.LC3
	.long	.LC3
	.long	.LC3
	.long	.LC3
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
	.align 4
	.type	optarg, @object
	.size	optarg, 4
optarg:
	.zero	4
	.local	at_exit_count
	.comm	at_exit_count,4,4
	.local	at_exit
	.comm	at_exit,256,32
	.data
	.align 8
	.type	seed, @object
	.size	seed, 8
seed:
	.long	1
	.long	0
	.local	own_environment
	.comm	own_environment,4,4
	.section	.text.__x86.get_pc_thunk.ax,"axG",@progbits,__x86.get_pc_thunk.ax,comdat
	.globl	__x86.get_pc_thunk.ax
	.hidden	__x86.get_pc_thunk.ax
	.type	__x86.get_pc_thunk.ax, @function
__x86.get_pc_thunk.ax:
	movl	(%esp), %eax
	ret
	.section	.text.__x86.get_pc_thunk.cx,"axG",@progbits,__x86.get_pc_thunk.cx,comdat
	.globl	__x86.get_pc_thunk.cx
	.hidden	__x86.get_pc_thunk.cx
	.type	__x86.get_pc_thunk.cx, @function
__x86.get_pc_thunk.cx:
	movl	(%esp), %ecx
	ret
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
