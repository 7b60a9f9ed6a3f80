// 65cc565372be997579fb1046390a8304 emu/guest/libc/sunos/messages.c
	.file	"messages.c"
	.text
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"%s/%s"
	.section	.text.find_terminal.constprop.0,"ax",@progbits
	.p2align 4
	.type	find_terminal.constprop.0, @function
find_terminal.constprop.0:
	pushq	%r15
	leaq	.LC0(%rip), %r15
	pushq	%r14
	pushq	%r13
	xorl	%r13d, %r13d
	pushq	%r12
	movq	%rdi, %r12
	pushq	%rbp
	pushq	%rbx
	leaq	path.0(%rip), %rbx
	subq	$328, %rsp
	movq	%rsi, (%rsp)
	leaq	32(%rsp), %r14
	call	opendir@PLT
	movq	%rax, %rbp
	testq	%rax, %rax
	jne	.L2
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L6:
	xorl	%r13d, %r13d
.L2:
	movq	%rbp, %rdi
	call	readdir@PLT
	testq	%rax, %rax
	je	.L7
	leaq	18(%rax), %r8
	movl	$300, %esi
	movq	%rbx, %rdi
	xorl	%eax, %eax
	movq	%r12, %rcx
	movq	%r15, %rdx
	call	snprintf@PLT
	movq	%r14, %rsi
	movq	%rbx, %rdi
	call	__stat64@PLT
	testl	%eax, %eax
	jne	.L6
	movl	48(%rsp), %eax
	andl	$61440, %eax
	cmpl	$8192, %eax
	jne	.L6
	leaq	24(%rsp), %r13
	leaq	72(%rsp), %rsi
	movl	$8, %edx
	movq	%r13, %rdi
	call	memcpy@PLT
	movq	(%rsp), %rax
	movq	24(%rsp), %rcx
	movq	%r13, %rdi
	movl	$8, %edx
	leaq	40(%rax), %rsi
	movq	%rcx, 8(%rsp)
	call	memcpy@PLT
	movq	8(%rsp), %rcx
	cmpq	24(%rsp), %rcx
	jne	.L6
	movq	(%rsp), %rax
	xorl	%r13d, %r13d
	movq	8(%rax), %rax
	cmpq	%rax, 40(%rsp)
	sete	%r13b
	jne	.L2
	.p2align 4,,10
	.p2align 3
.L7:
	movq	%rbp, %rdi
	call	closedir@PLT
.L1:
	addq	$328, %rsp
	movl	%r13d, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.size	find_terminal.constprop.0, .-find_terminal.constprop.0
	.section	.text.gettext,"ax",@progbits
	.p2align 4
	.globl	gettext
	.type	gettext, @function
gettext:
	movq	%rdi, %rax
	ret
	.size	gettext, .-gettext
	.section	.text.dgettext,"ax",@progbits
	.p2align 4
	.globl	dgettext
	.type	dgettext, @function
dgettext:
	movq	%rsi, %rax
	ret
	.size	dgettext, .-dgettext
	.section	.text.dcgettext,"ax",@progbits
	.p2align 4
	.globl	dcgettext
	.type	dcgettext, @function
dcgettext:
	movq	%rsi, %rax
	ret
	.size	dcgettext, .-dcgettext
	.section	.text.ngettext,"ax",@progbits
	.p2align 4
	.globl	ngettext
	.type	ngettext, @function
ngettext:
	cmpq	$1, %rdx
	movq	%rdi, %rax
	cmovne	%rsi, %rax
	ret
	.size	ngettext, .-ngettext
	.section	.text.dngettext,"ax",@progbits
	.p2align 4
	.globl	dngettext
	.type	dngettext, @function
dngettext:
	cmpq	$1, %rcx
	movq	%rsi, %rax
	cmovne	%rdx, %rax
	ret
	.size	dngettext, .-dngettext
	.section	.text.dcngettext,"ax",@progbits
	.p2align 4
	.globl	dcngettext
	.type	dcngettext, @function
dcngettext:
	cmpq	$1, %rcx
	movq	%rsi, %rax
	cmovne	%rdx, %rax
	ret
	.size	dcngettext, .-dcngettext
	.section	.rodata.str1.1
.LC1:
	.string	"messages"
	.section	.text.textdomain,"ax",@progbits
	.p2align 4
	.globl	textdomain
	.type	textdomain, @function
textdomain:
	movq	%rdi, %rax
	testq	%rdi, %rdi
	leaq	.LC1(%rip), %rdx
	cmove	%rdx, %rax
	ret
	.size	textdomain, .-textdomain
	.section	.rodata.str1.1
.LC2:
	.string	"/usr/lib/locale"
	.section	.text.bindtextdomain,"ax",@progbits
	.p2align 4
	.globl	bindtextdomain
	.type	bindtextdomain, @function
bindtextdomain:
	movq	%rsi, %rax
	testq	%rsi, %rsi
	leaq	.LC2(%rip), %rdx
	cmove	%rdx, %rax
	ret
	.size	bindtextdomain, .-bindtextdomain
	.section	.text.bind_textdomain_codeset,"ax",@progbits
	.p2align 4
	.globl	bind_textdomain_codeset
	.type	bind_textdomain_codeset, @function
bind_textdomain_codeset:
	movq	%rsi, %rax
	ret
	.size	bind_textdomain_codeset, .-bind_textdomain_codeset
	.section	.text.catopen,"ax",@progbits
	.p2align 4
	.globl	catopen
	.type	catopen, @function
catopen:
	subq	$8, %rsp
	call	___errno@PLT
	movl	$2, (%rax)
	movq	$-1, %rax
	addq	$8, %rsp
	ret
	.size	catopen, .-catopen
	.section	.text.catgets,"ax",@progbits
	.p2align 4
	.globl	catgets
	.type	catgets, @function
catgets:
	movq	%rcx, %rax
	ret
	.size	catgets, .-catgets
	.section	.text.catclose,"ax",@progbits
	.p2align 4
	.globl	catclose
	.type	catclose, @function
catclose:
	subq	$8, %rsp
	call	___errno@PLT
	movl	$9, (%rax)
	movl	$-1, %eax
	addq	$8, %rsp
	ret
	.size	catclose, .-catclose
	.section	.text.iconv_open,"ax",@progbits
	.p2align 4
	.globl	iconv_open
	.type	iconv_open, @function
iconv_open:
	subq	$8, %rsp
	call	___errno@PLT
	movl	$22, (%rax)
	movq	$-1, %rax
	addq	$8, %rsp
	ret
	.size	iconv_open, .-iconv_open
	.section	.text.iconv,"ax",@progbits
	.p2align 4
	.globl	iconv
	.type	iconv, @function
iconv:
	subq	$8, %rsp
	call	___errno@PLT
	movl	$9, (%rax)
	movq	$-1, %rax
	addq	$8, %rsp
	ret
	.size	iconv, .-iconv
	.section	.text.iconv_close,"ax",@progbits
	.p2align 4
	.globl	iconv_close
	.type	iconv_close, @function
iconv_close:
	subq	$8, %rsp
	call	___errno@PLT
	movl	$9, (%rax)
	movl	$-1, %eax
	addq	$8, %rsp
	ret
	.size	iconv_close, .-iconv_close
	.section	.rodata.str1.1
.LC3:
	.string	"/dev/pts"
.LC4:
	.string	"/dev"
	.section	.text.ttyname,"ax",@progbits
	.p2align 4
	.globl	ttyname
	.type	ttyname, @function
ttyname:
	pushq	%rbp
	pushq	%rbx
	movl	%edi, %ebx
	subq	$296, %rsp
	call	stream_is_terminal@PLT
	testl	%eax, %eax
	je	.L39
	movq	%rsp, %rbp
	movl	%ebx, %edi
	movq	%rbp, %rsi
	call	__fstat64@PLT
	testl	%eax, %eax
	jne	.L39
	movq	%rbp, %rsi
	leaq	.LC3(%rip), %rdi
	call	find_terminal.constprop.0
	testl	%eax, %eax
	je	.L42
.L43:
	addq	$296, %rsp
	leaq	path.0(%rip), %rax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L42:
	movq	%rbp, %rsi
	leaq	.LC4(%rip), %rdi
	call	find_terminal.constprop.0
	testl	%eax, %eax
	jne	.L43
.L39:
	addq	$296, %rsp
	xorl	%eax, %eax
	popq	%rbx
	popq	%rbp
	ret
	.size	ttyname, .-ttyname
	.section	.text.ffs,"ax",@progbits
	.p2align 4
	.globl	ffs
	.type	ffs, @function
ffs:
	testl	%edi, %edi
	je	.L52
	movl	%edi, %eax
	andl	$1, %eax
	jne	.L48
	movl	$1, %eax
	.p2align 4,,10
	.p2align 3
.L51:
	movl	%eax, %edx
	addl	$1, %eax
	btl	%edx, %edi
	jnc	.L51
	ret
.L52:
	xorl	%eax, %eax
.L48:
	ret
	.size	ffs, .-ffs
	.local	path.0
	.comm	path.0,300,32
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
