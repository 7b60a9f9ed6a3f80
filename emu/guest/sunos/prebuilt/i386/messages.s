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
	pushl	%ebp
	movl	%eax, %ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$364, %esp
	movl	%eax, (%esp)
	movl	%edx, 56(%esp)
	call	opendir@PLT
	xorl	%edx, %edx
	movl	%edx, 40(%esp)
	testl	%eax, %eax
	je	.L1
	leal	path.0@GOTOFF(%ebx), %esi
	movl	%eax, %edi
	leal	.LC0@GOTOFF(%ebx), %eax
	movl	%eax, 52(%esp)
	jmp	.L2
	.p2align 4,,10
	.p2align 3
.L6:
	xorl	%eax, %eax
	movl	%eax, 40(%esp)
.L2:
	movl	%edi, (%esp)
	call	readdir@PLT
	testl	%eax, %eax
	je	.L7
	movl	%ebp, 12(%esp)
	addl	$10, %eax
	movl	%eax, 16(%esp)
	movl	52(%esp), %eax
	movl	%esi, (%esp)
	movl	%eax, 8(%esp)
	movl	$300, %eax
	movl	%eax, 4(%esp)
	call	snprintf@PLT
	leal	68(%esp), %eax
	movl	%eax, 4(%esp)
	movl	%esi, (%esp)
	call	__stat64@PLT
	testl	%eax, %eax
	jne	.L6
	movl	92(%esp), %eax
	andl	$61440, %eax
	cmpl	$8192, %eax
	jne	.L6
	leal	64(%esp), %edx
	movl	$4, %eax
	movl	%eax, 8(%esp)
	leal	108(%esp), %eax
	movl	%edx, (%esp)
	movl	%eax, 4(%esp)
	movl	%edx, 60(%esp)
	call	memcpy@PLT
	movl	$4, %eax
	movl	60(%esp), %edx
	movl	%eax, 8(%esp)
	movl	56(%esp), %eax
	movl	64(%esp), %ecx
	movl	%edx, (%esp)
	addl	$40, %eax
	movl	%eax, 4(%esp)
	movl	%ecx, 40(%esp)
	call	memcpy@PLT
	movl	40(%esp), %ecx
	cmpl	64(%esp), %ecx
	jne	.L6
	movl	56(%esp), %eax
	movl	20(%eax), %edx
	movl	16(%eax), %eax
	movl	%edx, 44(%esp)
	movl	88(%esp), %edx
	movl	%eax, 40(%esp)
	movl	84(%esp), %eax
	movl	40(%esp), %ecx
	xorl	%ecx, %eax
	movl	44(%esp), %ecx
	xorl	%ecx, %edx
	orl	%edx, %eax
	sete	%al
	movzbl	%al, %eax
	movl	%eax, 40(%esp)
	jne	.L2
	.p2align 4
	.p2align 3
.L7:
	movl	%edi, (%esp)
	call	closedir@PLT
.L1:
	movl	40(%esp), %eax
	addl	$364, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	find_terminal.constprop.0, .-find_terminal.constprop.0
	.section	.text.gettext,"ax",@progbits
	.p2align 4
	.globl	gettext
	.type	gettext, @function
gettext:
	movl	4(%esp), %eax
	ret
	.size	gettext, .-gettext
	.section	.text.dgettext,"ax",@progbits
	.p2align 4
	.globl	dgettext
	.type	dgettext, @function
dgettext:
	movl	8(%esp), %eax
	ret
	.size	dgettext, .-dgettext
	.section	.text.dcgettext,"ax",@progbits
	.p2align 4
	.globl	dcgettext
	.type	dcgettext, @function
dcgettext:
	movl	8(%esp), %eax
	ret
	.size	dcgettext, .-dcgettext
	.section	.text.ngettext,"ax",@progbits
	.p2align 4
	.globl	ngettext
	.type	ngettext, @function
ngettext:
	cmpl	$1, 12(%esp)
	movl	8(%esp), %eax
	cmove	4(%esp), %eax
	ret
	.size	ngettext, .-ngettext
	.section	.text.dngettext,"ax",@progbits
	.p2align 4
	.globl	dngettext
	.type	dngettext, @function
dngettext:
	cmpl	$1, 16(%esp)
	movl	12(%esp), %eax
	cmove	8(%esp), %eax
	ret
	.size	dngettext, .-dngettext
	.section	.text.dcngettext,"ax",@progbits
	.p2align 4
	.globl	dcngettext
	.type	dcngettext, @function
dcngettext:
	cmpl	$1, 16(%esp)
	movl	12(%esp), %eax
	cmove	8(%esp), %eax
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
	call	__x86.get_pc_thunk.dx
	addl	$_GLOBAL_OFFSET_TABLE_, %edx
	movl	4(%esp), %eax
	testl	%eax, %eax
	je	.L27
	ret
	.p2align 4,,10
	.p2align 3
.L27:
	leal	.LC1@GOTOFF(%edx), %eax
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
	call	__x86.get_pc_thunk.dx
	addl	$_GLOBAL_OFFSET_TABLE_, %edx
	movl	8(%esp), %eax
	testl	%eax, %eax
	je	.L30
	ret
	.p2align 4,,10
	.p2align 3
.L30:
	leal	.LC2@GOTOFF(%edx), %eax
	ret
	.size	bindtextdomain, .-bindtextdomain
	.section	.text.bind_textdomain_codeset,"ax",@progbits
	.p2align 4
	.globl	bind_textdomain_codeset
	.type	bind_textdomain_codeset, @function
bind_textdomain_codeset:
	movl	8(%esp), %eax
	ret
	.size	bind_textdomain_codeset, .-bind_textdomain_codeset
	.section	.text.catopen,"ax",@progbits
	.p2align 4
	.globl	catopen
	.type	catopen, @function
catopen:
	subl	$12, %esp
	movl	%ebx, 8(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	call	___errno@PLT
	movl	8(%esp), %ebx
	movl	$2, (%eax)
	movl	$-1, %eax
	addl	$12, %esp
	ret
	.size	catopen, .-catopen
	.section	.text.catgets,"ax",@progbits
	.p2align 4
	.globl	catgets
	.type	catgets, @function
catgets:
	movl	16(%esp), %eax
	ret
	.size	catgets, .-catgets
	.section	.text.catclose,"ax",@progbits
	.p2align 4
	.globl	catclose
	.type	catclose, @function
catclose:
	subl	$12, %esp
	movl	%ebx, 8(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	call	___errno@PLT
	movl	8(%esp), %ebx
	movl	$9, (%eax)
	movl	$-1, %eax
	addl	$12, %esp
	ret
	.size	catclose, .-catclose
	.section	.text.iconv_open,"ax",@progbits
	.p2align 4
	.globl	iconv_open
	.type	iconv_open, @function
iconv_open:
	subl	$12, %esp
	movl	%ebx, 8(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	call	___errno@PLT
	movl	8(%esp), %ebx
	movl	$22, (%eax)
	movl	$-1, %eax
	addl	$12, %esp
	ret
	.size	iconv_open, .-iconv_open
	.section	.text.iconv,"ax",@progbits
	.p2align 4
	.globl	iconv
	.type	iconv, @function
iconv:
	subl	$12, %esp
	movl	%ebx, 8(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	call	___errno@PLT
	movl	8(%esp), %ebx
	movl	$9, (%eax)
	movl	$-1, %eax
	addl	$12, %esp
	ret
	.size	iconv, .-iconv
	.section	.text.iconv_close,"ax",@progbits
	.p2align 4
	.globl	iconv_close
	.type	iconv_close, @function
iconv_close:
	subl	$12, %esp
	movl	%ebx, 8(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	call	___errno@PLT
	movl	8(%esp), %ebx
	movl	$9, (%eax)
	movl	$-1, %eax
	addl	$12, %esp
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
	subl	$316, %esp
	movl	%ebx, 304(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 308(%esp)
	movl	320(%esp), %esi
	movl	%edi, 312(%esp)
	movl	%esi, (%esp)
	call	stream_is_terminal@PLT
	testl	%eax, %eax
	je	.L44
	movl	%esi, (%esp)
	leal	20(%esp), %edi
	movl	%edi, 4(%esp)
	call	__fstat64@PLT
	testl	%eax, %eax
	jne	.L44
	leal	.LC3@GOTOFF(%ebx), %eax
	movl	%edi, %edx
	call	find_terminal.constprop.0
	testl	%eax, %eax
	je	.L47
.L48:
	leal	path.0@GOTOFF(%ebx), %eax
	jmp	.L43
	.p2align 4,,10
	.p2align 3
.L47:
	leal	.LC4@GOTOFF(%ebx), %eax
	movl	%edi, %edx
	call	find_terminal.constprop.0
	testl	%eax, %eax
	jne	.L48
	.p2align 4
	.p2align 3
.L44:
	xorl	%eax, %eax
.L43:
	movl	304(%esp), %ebx
	movl	308(%esp), %esi
	movl	312(%esp), %edi
	addl	$316, %esp
	ret
	.size	ttyname, .-ttyname
	.section	.text.ffs,"ax",@progbits
	.p2align 4
	.globl	ffs
	.type	ffs, @function
ffs:
	pushl	%ebx
	movl	8(%esp), %ebx
	testl	%ebx, %ebx
	je	.L57
	movl	%ebx, %eax
	andl	$1, %eax
	jne	.L53
	movl	$1, %eax
	.p2align 4
	.p2align 3
.L56:
	movl	%eax, %ecx
	movl	%ebx, %edx
	sarl	%cl, %edx
	incl	%eax
	testb	$1, %dl
	je	.L56
.L53:
	popl	%ebx
	ret
.L57:
	popl	%ebx
	xorl	%eax, %eax
	ret
	.size	ffs, .-ffs
	.local	path.0
	.comm	path.0,300,32
	.section	.text.__x86.get_pc_thunk.dx,"axG",@progbits,__x86.get_pc_thunk.dx,comdat
	.globl	__x86.get_pc_thunk.dx
	.hidden	__x86.get_pc_thunk.dx
	.type	__x86.get_pc_thunk.dx, @function
__x86.get_pc_thunk.dx:
	movl	(%esp), %edx
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
