// f57d2bc3f28ae3aaa537dfa9a50adba9 emu/guest/libc/sunos/more.c
	.file	"more.c"
	.text
	.section	.text.getlogin_r,"ax",@progbits
	.p2align 4
	.globl	getlogin_r
	.type	getlogin_r, @function
getlogin_r:
	subl	$28, %esp
	movl	%ebx, 20(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 24(%esp)
	call	getlogin@PLT
	testl	%eax, %eax
	je	.L2
	movl	%eax, (%esp)
	movl	%eax, %esi
	call	strlen@PLT
	cmpl	36(%esp), %eax
	jnb	.L10
	movl	%esi, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	strcpy@PLT
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L10:
	call	___errno@PLT
	movl	$34, (%eax)
.L2:
	movl	20(%esp), %ebx
	xorl	%eax, %eax
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.size	getlogin_r, .-getlogin_r
	.section	.text.ttyname_r,"ax",@progbits
	.p2align 4
	.globl	ttyname_r
	.type	ttyname_r, @function
ttyname_r:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$20, %esp
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	ttyname@PLT
	testl	%eax, %eax
	je	.L12
	movl	%eax, (%esp)
	movl	%eax, %esi
	call	strlen@PLT
	cmpl	40(%esp), %eax
	jnb	.L19
	movl	%esi, 4(%esp)
	movl	36(%esp), %eax
	movl	%eax, (%esp)
	call	strcpy@PLT
	addl	$20, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L19:
	call	___errno@PLT
	movl	$34, (%eax)
.L12:
	addl	$20, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	ret
	.size	ttyname_r, .-ttyname_r
	.section	.text.ctermid_r,"ax",@progbits
	.p2align 4
	.globl	ctermid_r
	.type	ctermid_r, @function
ctermid_r:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	testl	%eax, %eax
	je	.L22
	movl	%eax, (%esp)
	call	ctermid@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L22:
	movl	24(%esp), %ebx
	xorl	%eax, %eax
	addl	$28, %esp
	ret
	.size	ctermid_r, .-ctermid_r
	.section	.text.__posix_getlogin_r,"ax",@progbits
	.p2align 4
	.globl	__posix_getlogin_r
	.type	__posix_getlogin_r, @function
__posix_getlogin_r:
	subl	$28, %esp
	movl	%ebx, 20(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 24(%esp)
	call	getlogin@PLT
	testl	%eax, %eax
	je	.L28
	movl	%eax, (%esp)
	movl	%eax, %esi
	call	strlen@PLT
	cmpl	36(%esp), %eax
	jnb	.L33
	movl	%esi, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	strcpy@PLT
	testl	%eax, %eax
	je	.L27
	movl	20(%esp), %ebx
	xorl	%eax, %eax
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L33:
	call	___errno@PLT
	movl	$34, (%eax)
.L27:
	movl	20(%esp), %ebx
	movl	$34, %eax
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L28:
	movl	20(%esp), %ebx
	movl	$3, %eax
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.size	__posix_getlogin_r, .-__posix_getlogin_r
	.section	.text.__posix_ttyname_r,"ax",@progbits
	.p2align 4
	.globl	__posix_ttyname_r
	.type	__posix_ttyname_r, @function
__posix_ttyname_r:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$20, %esp
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	ttyname@PLT
	testl	%eax, %eax
	je	.L43
	movl	%eax, (%esp)
	movl	%eax, %esi
	call	strlen@PLT
	cmpl	40(%esp), %eax
	jnb	.L44
	movl	%esi, 4(%esp)
	movl	36(%esp), %eax
	movl	%eax, (%esp)
	call	strcpy@PLT
	testl	%eax, %eax
	je	.L38
	addl	$20, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L44:
	call	___errno@PLT
	movl	$34, (%eax)
.L38:
	addl	$20, %esp
	movl	$34, %eax
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L43:
	call	___errno@PLT
	movl	(%eax), %eax
	addl	$20, %esp
	popl	%ebx
	popl	%esi
	ret
	.size	__posix_ttyname_r, .-__posix_ttyname_r
	.section	.text.__posix_asctime_r,"ax",@progbits
	.p2align 4
	.globl	__posix_asctime_r
	.type	__posix_asctime_r, @function
__posix_asctime_r:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	36(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	asctime_r@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	__posix_asctime_r, .-__posix_asctime_r
	.section	.text.__posix_ctime_r,"ax",@progbits
	.p2align 4
	.globl	__posix_ctime_r
	.type	__posix_ctime_r, @function
__posix_ctime_r:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	36(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	ctime_r@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	__posix_ctime_r, .-__posix_ctime_r
	.section	.text.getpwnam_r,"ax",@progbits
	.p2align 4
	.globl	getpwnam_r
	.type	getpwnam_r, @function
getpwnam_r:
	pushl	%esi
	xorl	%eax, %eax
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$52, %esp
	movl	%eax, 44(%esp)
	leal	44(%esp), %eax
	movl	%eax, 16(%esp)
	movl	76(%esp), %eax
	movl	%eax, 12(%esp)
	movl	72(%esp), %eax
	movl	%eax, 8(%esp)
	movl	68(%esp), %eax
	movl	%eax, 4(%esp)
	movl	64(%esp), %eax
	movl	%eax, (%esp)
	call	__posix_getpwnam_r@PLT
	testl	%eax, %eax
	jne	.L50
	movl	44(%esp), %eax
	addl	$52, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L50:
	movl	%eax, %esi
	call	___errno@PLT
	movl	%esi, (%eax)
	addl	$52, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	ret
	.size	getpwnam_r, .-getpwnam_r
	.section	.text.getpwuid_r,"ax",@progbits
	.p2align 4
	.globl	getpwuid_r
	.type	getpwuid_r, @function
getpwuid_r:
	pushl	%esi
	xorl	%eax, %eax
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$52, %esp
	movl	%eax, 44(%esp)
	leal	44(%esp), %eax
	movl	%eax, 16(%esp)
	movl	76(%esp), %eax
	movl	%eax, 12(%esp)
	movl	72(%esp), %eax
	movl	%eax, 8(%esp)
	movl	68(%esp), %eax
	movl	%eax, 4(%esp)
	movl	64(%esp), %eax
	movl	%eax, (%esp)
	call	__posix_getpwuid_r@PLT
	testl	%eax, %eax
	jne	.L54
	movl	44(%esp), %eax
	addl	$52, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L54:
	movl	%eax, %esi
	call	___errno@PLT
	movl	%esi, (%eax)
	addl	$52, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	ret
	.size	getpwuid_r, .-getpwuid_r
	.section	.text.getgrnam_r,"ax",@progbits
	.p2align 4
	.globl	getgrnam_r
	.type	getgrnam_r, @function
getgrnam_r:
	pushl	%esi
	xorl	%eax, %eax
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$52, %esp
	movl	%eax, 44(%esp)
	leal	44(%esp), %eax
	movl	%eax, 16(%esp)
	movl	76(%esp), %eax
	movl	%eax, 12(%esp)
	movl	72(%esp), %eax
	movl	%eax, 8(%esp)
	movl	68(%esp), %eax
	movl	%eax, 4(%esp)
	movl	64(%esp), %eax
	movl	%eax, (%esp)
	call	__posix_getgrnam_r@PLT
	testl	%eax, %eax
	jne	.L58
	movl	44(%esp), %eax
	addl	$52, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L58:
	movl	%eax, %esi
	call	___errno@PLT
	movl	%esi, (%eax)
	addl	$52, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	ret
	.size	getgrnam_r, .-getgrnam_r
	.section	.text.getgrgid_r,"ax",@progbits
	.p2align 4
	.globl	getgrgid_r
	.type	getgrgid_r, @function
getgrgid_r:
	pushl	%esi
	xorl	%eax, %eax
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$52, %esp
	movl	%eax, 44(%esp)
	leal	44(%esp), %eax
	movl	%eax, 16(%esp)
	movl	76(%esp), %eax
	movl	%eax, 12(%esp)
	movl	72(%esp), %eax
	movl	%eax, 8(%esp)
	movl	68(%esp), %eax
	movl	%eax, 4(%esp)
	movl	64(%esp), %eax
	movl	%eax, (%esp)
	call	__posix_getgrgid_r@PLT
	testl	%eax, %eax
	jne	.L62
	movl	44(%esp), %eax
	addl	$52, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L62:
	movl	%eax, %esi
	call	___errno@PLT
	movl	%esi, (%eax)
	addl	$52, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	ret
	.size	getgrgid_r, .-getgrgid_r
	.section	.text.getpwent_r,"ax",@progbits
	.p2align 4
	.globl	getpwent_r
	.type	getpwent_r, @function
getpwent_r:
	subl	$28, %esp
	xorl	%eax, %eax
	movl	%eax, 12(%esp)
	movl	40(%esp), %eax
	movl	%ebx, 20(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 24(%esp)
	movl	32(%esp), %esi
	movl	%eax, 8(%esp)
	movl	36(%esp), %eax
	movl	%esi, (%esp)
	movl	%eax, 4(%esp)
	call	next_user_r@PLT
	movl	20(%esp), %ebx
	testl	%eax, %eax
	movl	$0, %eax
	cmove	%esi, %eax
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.size	getpwent_r, .-getpwent_r
	.section	.text.getgrent_r,"ax",@progbits
	.p2align 4
	.globl	getgrent_r
	.type	getgrent_r, @function
getgrent_r:
	subl	$28, %esp
	xorl	%eax, %eax
	movl	%eax, 12(%esp)
	movl	40(%esp), %eax
	movl	%ebx, 20(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 24(%esp)
	movl	32(%esp), %esi
	movl	%eax, 8(%esp)
	movl	36(%esp), %eax
	movl	%esi, (%esp)
	movl	%eax, 4(%esp)
	call	next_group_r@PLT
	movl	20(%esp), %ebx
	testl	%eax, %eax
	movl	$0, %eax
	cmove	%esi, %eax
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.size	getgrent_r, .-getgrent_r
	.section	.text.getwd,"ax",@progbits
	.p2align 4
	.globl	getwd
	.type	getwd, @function
getwd:
	subl	$28, %esp
	movl	$1024, %eax
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	getcwd@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	getwd, .-getwd
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"/dev/tty"
.LC1:
	.string	"\n"
	.section	.text.getpass,"ax",@progbits
	.p2align 4
	.globl	getpass
	.type	getpass, @function
getpass:
	pushl	%ebp
	movl	$2, %eax
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$124, %esp
	movl	%eax, 4(%esp)
	movl	144(%esp), %edi
	leal	.LC0@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	call	open@PLT
	testl	%eax, %eax
	js	.L87
	movl	%eax, %esi
	movl	%esi, (%esp)
	leal	40(%esp), %eax
	movl	%eax, 4(%esp)
	movl	%eax, 28(%esp)
	call	tcgetattr@PLT
	movl	%eax, 24(%esp)
	testl	%eax, %eax
	je	.L78
.L77:
	movl	%edi, (%esp)
	leal	39(%esp), %ebp
	call	strlen@PLT
	movl	%edi, 4(%esp)
	xorl	%edi, %edi
	movl	%esi, (%esp)
	movl	%eax, 8(%esp)
	call	write@PLT
	leal	text.0@GOTOFF(%ebx), %eax
	movl	%eax, 20(%esp)
	jmp	.L81
	.p2align 4,,10
	.p2align 3
.L82:
	movzbl	39(%esp), %eax
	cmpb	$10, %al
	je	.L86
	cmpl	$256, %edi
	jne	.L92
.L81:
	movl	%ebp, 4(%esp)
	movl	$1, %eax
	movl	%eax, 8(%esp)
	movl	%esi, (%esp)
	call	read@PLT
	decl	%eax
	je	.L82
.L86:
	movl	20(%esp), %eax
	movl	$1, %edx
	movb	$0, (%eax,%edi)
	leal	.LC1@GOTOFF(%ebx), %eax
	movl	%edx, 8(%esp)
	movl	%eax, 4(%esp)
	movl	%esi, (%esp)
	call	write@PLT
	movl	24(%esp), %ecx
	testl	%ecx, %ecx
	je	.L93
.L84:
	movl	%esi, (%esp)
	call	close@PLT
	movl	20(%esp), %eax
	addl	$124, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L78:
	movl	40(%esp,%eax), %edx
	movl	%edx, 76(%esp,%eax)
	addl	$4, %eax
	cmpl	$36, %eax
	jb	.L78
	movl	%esi, (%esp)
	leal	76(%esp), %eax
	movl	%eax, 8(%esp)
	movl	$21520, %eax
	movl	%eax, 4(%esp)
	andl	$-9, 88(%esp)
	call	tcsetattr@PLT
	jmp	.L77
	.p2align 4,,10
	.p2align 3
.L92:
	movl	20(%esp), %ecx
	movb	%al, (%ecx,%edi)
	incl	%edi
	jmp	.L81
	.p2align 4,,10
	.p2align 3
.L93:
	movl	%esi, (%esp)
	movl	28(%esp), %eax
	movl	%eax, 8(%esp)
	movl	$21520, %eax
	movl	%eax, 4(%esp)
	call	tcsetattr@PLT
	jmp	.L84
	.p2align 4,,10
	.p2align 3
.L87:
	addl	$124, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	getpass, .-getpass
	.section	.text.sigsend,"ax",@progbits
	.p2align 4
	.globl	sigsend
	.type	sigsend, @function
sigsend:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	32(%esp), %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	36(%esp), %eax
	testl	%edx, %edx
	je	.L102
	cmpl	$2, %edx
	jne	.L98
	cmpl	$-1, %eax
	je	.L100
	negl	%eax
.L99:
	movl	%eax, (%esp)
	movl	40(%esp), %ecx
	movl	%ecx, 4(%esp)
	call	kill@PLT
.L94:
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L100:
	xorl	%eax, %eax
	jmp	.L99
	.p2align 4,,10
	.p2align 3
.L102:
	cmpl	$-1, %eax
	jne	.L99
	.p2align 4,,6
	call	getpid@PLT
	.p2align 4,,5
	jmp	.L99
	.p2align 4,,10
	.p2align 3
.L98:
	call	___errno@PLT
	movl	$22, (%eax)
	movl	$-1, %eax
	jmp	.L94
	.size	sigsend, .-sigsend
	.section	.text.ualarm,"ax",@progbits
	.p2align 4
	.globl	ualarm
	.type	ualarm, @function
ualarm:
	subl	$60, %esp
	movl	$1125899907, %ecx
	movl	%edi, 56(%esp)
	movl	68(%esp), %edi
	movl	%ebx, 48(%esp)
	movl	64(%esp), %ebx
	movl	%esi, 52(%esp)
	call	__x86.get_pc_thunk.si
	addl	$_GLOBAL_OFFSET_TABLE_, %esi
	movl	$0, (%esp)
	movl	%edi, %eax
	imull	%ecx
	movl	%edi, %eax
	sarl	$31, %eax
	sarl	$18, %edx
	subl	%eax, %edx
	movl	%ebx, %eax
	movl	%edx, 16(%esp)
	imull	$1000000, %edx, %edx
	subl	%edx, %edi
	movl	%edi, 20(%esp)
	imull	%ecx
	movl	%ebx, %eax
	sarl	$31, %eax
	sarl	$18, %edx
	subl	%eax, %edx
	movl	%edx, 24(%esp)
	imull	$1000000, %edx, %edx
	leal	32(%esp), %eax
	movl	%eax, 8(%esp)
	leal	16(%esp), %eax
	movl	%eax, 4(%esp)
	subl	%edx, %ebx
	movl	%ebx, 28(%esp)
	movl	%esi, %ebx
	call	setitimer@PLT
	testl	%eax, %eax
	jne	.L105
	imull	$1000000, 40(%esp), %eax
	movl	44(%esp), %edx
	movl	48(%esp), %ebx
	movl	52(%esp), %esi
	movl	56(%esp), %edi
	addl	$60, %esp
	addl	%edx, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L105:
	movl	48(%esp), %ebx
	movl	$-1, %eax
	movl	52(%esp), %esi
	movl	56(%esp), %edi
	addl	$60, %esp
	ret
	.size	ualarm, .-ualarm
	.section	.text.gethrvtime,"ax",@progbits
	.p2align 4
	.globl	gethrvtime
	.type	gethrvtime, @function
gethrvtime:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 4(%esp)
	movl	$1, (%esp)
	call	clock_gettime@PLT
	testl	%eax, %eax
	jne	.L109
	movl	28(%esp), %ecx
	movl	$1000000000, %eax
	imull	24(%esp)
	movl	%ecx, %ebx
	sarl	$31, %ebx
	addl	%ecx, %eax
	adcl	%ebx, %edx
.L107:
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L109:
	movl	$-1, %eax
	movl	$-1, %edx
	jmp	.L107
	.size	gethrvtime, .-gethrvtime
	.section	.text.stime,"ax",@progbits
	.p2align 4
	.globl	stime
	.type	stime, @function
stime:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	48(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	(%edx), %edx
	movl	%eax, (%esp)
	movl	%edx, 8(%esp)
	movl	$25, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	stime, .-stime
	.section	.text.ssignal,"ax",@progbits
	.p2align 4
	.globl	ssignal
	.type	ssignal, @function
ssignal:
	pushl	%ebx
	call	__x86.get_pc_thunk.cx
	addl	$_GLOBAL_OFFSET_TABLE_, %ecx
	movl	8(%esp), %eax
	leal	-1(%eax), %edx
	cmpl	$14, %edx
	ja	.L115
	movl	12(%esp), %ebx
	leal	actions@GOTOFF(%ecx), %edx
	movl	(%edx,%eax,4), %ecx
	movl	%ebx, (%edx,%eax,4)
	popl	%ebx
	movl	%ecx, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L115:
	popl	%ebx
	xorl	%ecx, %ecx
	movl	%ecx, %eax
	ret
	.size	ssignal, .-ssignal
	.section	.text.gsignal,"ax",@progbits
	.p2align 4
	.globl	gsignal
	.type	gsignal, @function
gsignal:
	call	__x86.get_pc_thunk.cx
	addl	$_GLOBAL_OFFSET_TABLE_, %ecx
	movl	4(%esp), %eax
	leal	-1(%eax), %edx
	cmpl	$14, %edx
	ja	.L121
	leal	actions@GOTOFF(%ecx), %ecx
	movl	(%ecx,%eax,4), %edx
	cmpl	$1, %edx
	jbe	.L122
	movl	$0, (%ecx,%eax,4)
	movl	%eax, 4(%esp)
	jmp	*%edx
	.p2align 4,,10
	.p2align 3
.L122:
	xorl	%eax, %eax
	testl	%edx, %edx
	setne	%al
	ret
	.p2align 4,,10
	.p2align 3
.L121:
	xorl	%eax, %eax
	ret
	.size	gsignal, .-gsignal
	.section	.text.gethostid,"ax",@progbits
	.p2align 4
	.globl	gethostid
	.type	gethostid, @function
gethostid:
	subl	$60, %esp
	movl	$32, %ecx
	movl	%ebx, 52(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 56(%esp)
	leal	16(%esp), %esi
	movl	%ecx, 8(%esp)
	movl	%esi, 4(%esp)
	movl	$7, (%esp)
	call	sysinfo@PLT
	movl	%eax, %edx
	xorl	%eax, %eax
	testl	%edx, %edx
	js	.L123
	movl	%esi, (%esp)
	movl	$10, %eax
	xorl	%edx, %edx
	movl	%eax, 8(%esp)
	movl	%edx, 4(%esp)
	call	strtol@PLT
.L123:
	movl	52(%esp), %ebx
	movl	56(%esp), %esi
	addl	$60, %esp
	ret
	.size	gethostid, .-gethostid
	.section	.text.getdents,"ax",@progbits
	.p2align 4
	.globl	getdents
	.type	getdents, @function
getdents:
	subl	$60, %esp
	movl	%ebx, 56(%esp)
	movl	72(%esp), %edx
	leal	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 16(%esp)
	movl	68(%esp), %edx
	movl	%edx, 12(%esp)
	movl	64(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$81, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.size	getdents, .-getdents
	.section	.text.mlockall,"ax",@progbits
	.p2align 4
	.globl	mlockall
	.type	mlockall, @function
mlockall:
	subl	$44, %esp
	xorl	%eax, %eax
	movl	%ebx, 40(%esp)
	xorl	%edx, %edx
	movl	$5, %ecx
	movl	%eax, 20(%esp)
	movl	48(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edx, 16(%esp)
	movl	%ecx, 8(%esp)
	movl	%eax, 12(%esp)
	xorl	%eax, %eax
	movl	%eax, 4(%esp)
	movl	$0, (%esp)
	call	memcntl@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	mlockall, .-mlockall
	.section	.text.munlockall,"ax",@progbits
	.p2align 4
	.globl	munlockall
	.type	munlockall, @function
munlockall:
	subl	$44, %esp
	xorl	%eax, %eax
	movl	%ebx, 40(%esp)
	xorl	%edx, %edx
	xorl	%ecx, %ecx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 20(%esp)
	movl	$6, %eax
	movl	%eax, 8(%esp)
	xorl	%eax, %eax
	movl	%edx, 16(%esp)
	movl	%ecx, 12(%esp)
	movl	%eax, 4(%esp)
	movl	$0, (%esp)
	call	memcntl@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	munlockall, .-munlockall
	.section	.text.mincore,"ax",@progbits
	.p2align 4
	.globl	mincore
	.type	mincore, @function
mincore:
	subl	$60, %esp
	movl	%ebx, 56(%esp)
	movl	72(%esp), %edx
	leal	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 16(%esp)
	movl	68(%esp), %edx
	movl	%edx, 12(%esp)
	movl	64(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$114, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.size	mincore, .-mincore
	.section	.text.ftok,"ax",@progbits
	.p2align 4
	.globl	ftok
	.type	ftok, @function
ftok:
	subl	$316, %esp
	movl	%ebx, 312(%esp)
	leal	20(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 4(%esp)
	movl	320(%esp), %eax
	movl	%eax, (%esp)
	call	stat64@PLT
	testl	%eax, %eax
	jne	.L138
	movl	20(%esp), %eax
	movl	36(%esp), %edx
	sall	$12, %eax
	andl	$4095, %edx
	andl	$16773120, %eax
	orl	%edx, %eax
	movl	324(%esp), %edx
	sall	$24, %edx
	orl	%edx, %eax
.L136:
	movl	312(%esp), %ebx
	addl	$316, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L138:
	movl	$-1, %eax
	jmp	.L136
	.size	ftok, .-ftok
	.section	.text.isnand,"ax",@progbits
	.p2align 4
	.globl	isnand
	.type	isnand, @function
isnand:
	fldl	4(%esp)
	xorl	%eax, %eax
	fucomip	%st(0), %st
	setp	%al
	ret
	.size	isnand, .-isnand
	.section	.text.unordered,"ax",@progbits
	.p2align 4
	.globl	unordered
	.type	unordered, @function
unordered:
	fldl	4(%esp)
	fucomip	%st(0), %st
	fldl	12(%esp)
	setp	%al
	fucomip	%st(0), %st
	setp	%dl
	orb	%dl, %al
	movzbl	%al, %eax
	ret
	.size	unordered, .-unordered
	.section	.text.fpclass,"ax",@progbits
	.p2align 4
	.globl	fpclass
	.type	fpclass, @function
fpclass:
	subl	$8, %esp
	movl	%esi, 4(%esp)
	movl	16(%esp), %eax
	movl	%ebx, (%esp)
	movl	12(%esp), %esi
	movl	%eax, %ecx
	movl	%eax, %edx
	shrl	$20, %ecx
	notl	%edx
	andl	$2047, %ecx
	andl	$1048575, %eax
	shrl	$31, %edx
	cmpl	$2047, %ecx
	je	.L153
	testl	%ecx, %ecx
	movl	$8, %ebx
	je	.L154
.L149:
	movzbl	%dl, %edx
	movl	4(%esp), %esi
	leal	(%edx,%ebx), %eax
	movl	(%esp), %ebx
	addl	$8, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L154:
	orl	%esi, %eax
	cmpl	$1, %eax
	sbbl	%ebx, %ebx
	andl	$2, %ebx
	addl	$4, %ebx
	jmp	.L149
	.p2align 4,,10
	.p2align 3
.L153:
	orl	%eax, %esi
	je	.L147
	movl	(%esp), %ebx
	shrl	$19, %eax
	movl	4(%esp), %esi
	addl	$8, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L147:
	movzbl	%dl, %eax
	movl	(%esp), %ebx
	movl	4(%esp), %esi
	addl	$2, %eax
	addl	$8, %esp
	ret
	.size	fpclass, .-fpclass
	.section	.text.ulltostr,"ax",@progbits
	.p2align 4
	.globl	ulltostr
	.type	ulltostr, @function
ulltostr:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	subl	$20, %esp
	movl	40(%esp), %esi
	movl	44(%esp), %edi
	movl	48(%esp), %ecx
	.p2align 4
	.p2align 3
.L158:
	movl	%esi, %ebx
	xorl	%eax, %eax
	addl	%edi, %ebx
	jc	.L161
.L156:
	addl	%eax, %ebx
	movl	$-858993459, %eax
	mull	%ebx
	movl	$-858993459, %ebp
	movl	%edx, %eax
	andl	$-4, %edx
	shrl	$2, %eax
	addl	%eax, %edx
	xorl	%eax, %eax
	movl	%eax, 12(%esp)
	subl	%edx, %ebx
	movl	%esi, %eax
	movl	%ebx, 8(%esp)
	movl	%edi, %edx
	subl	8(%esp), %eax
	sbbl	12(%esp), %edx
	movl	%eax, (%esp)
	movl	(%esp), %eax
	movl	%edx, 4(%esp)
	imull	$-858993459, 4(%esp), %ebx
	imull	$-858993460, (%esp), %edx
	addl	%edx, %ebx
	mull	%ebp
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	(%esp), %eax
	movl	$5, %edx
	addl	%ebx, 4(%esp)
	movl	$9, %ebx
	andl	$1, %eax
	mull	%edx
	movl	%esi, %edx
	movl	(%esp), %esi
	addl	8(%esp), %eax
	decl	%ecx
	addb	$48, %al
	movb	%al, (%ecx)
	movl	%edi, %eax
	movl	4(%esp), %edi
	shrdl	$1, %edi, %esi
	shrl	%edi
	cmpl	%edx, %ebx
	movl	$0, %edx
	sbbl	%eax, %edx
	jc	.L158
	movl	%ecx, 48(%esp)
	addl	$20, %esp
	movl	%ecx, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L161:
	movl	$1, %eax
	jmp	.L156
	.size	ulltostr, .-ulltostr
	.section	.text.lltostr,"ax",@progbits
	.p2align 4
	.globl	lltostr
	.type	lltostr, @function
lltostr:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	36(%esp), %edx
	movl	%eax, 8(%esp)
	movl	32(%esp), %eax
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	ulltostr@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	lltostr, .-lltostr
	.section	.text.gettxt,"ax",@progbits
	.p2align 4
	.globl	gettxt
	.type	gettxt, @function
gettxt:
	movl	8(%esp), %eax
	ret
	.size	gettxt, .-gettxt
	.section	.text._write,"ax",@progbits
	.p2align 4
	.globl	_write
	.type	_write, @function
_write:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 8(%esp)
	movl	36(%esp), %eax
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	write@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	_write, .-_write
	.local	text.0
	.comm	text.0,257,32
	.local	actions
	.comm	actions,64,32
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
	.section	.text.__x86.get_pc_thunk.si,"axG",@progbits,__x86.get_pc_thunk.si,comdat
	.globl	__x86.get_pc_thunk.si
	.hidden	__x86.get_pc_thunk.si
	.type	__x86.get_pc_thunk.si, @function
__x86.get_pc_thunk.si:
	movl	(%esp), %esi
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
