// 7f17beb536cf8617be0e40e9c58559d5 emu/guest/libc/syslog.c
	.file	"syslog.c"
	.text
	.section	.text.openlog,"ax",@progbits
	.p2align 4
	.globl	openlog
	.type	openlog, @function
openlog:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	movl	4(%esp), %ecx
	movl	12(%esp), %edx
	testl	%edx, %edx
	movl	%ecx, log@GOTOFF(%eax)
	movl	8(%esp), %ecx
	movl	%ecx, 4+log@GOTOFF(%eax)
	je	.L1
	testl	$-1017, %edx
	jne	.L1
	movl	%edx, 8+log@GOTOFF(%eax)
.L1:
	ret
	.size	openlog, .-openlog
	.section	.text.closelog,"ax",@progbits
	.p2align 4
	.globl	closelog
	.type	closelog, @function
closelog:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	xorl	%edx, %edx
	xorl	%ecx, %ecx
	movl	%edx, log@GOTOFF(%eax)
	movl	%ecx, 4+log@GOTOFF(%eax)
	ret
	.size	closelog, .-closelog
	.section	.text.setlogmask,"ax",@progbits
	.p2align 4
	.globl	setlogmask
	.type	setlogmask, @function
setlogmask:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	movl	4(%esp), %edx
	testl	%edx, %edx
	movl	12+log@GOTOFF(%eax), %ecx
	je	.L8
	movl	%edx, 12+log@GOTOFF(%eax)
.L8:
	movl	%ecx, %eax
	ret
	.size	setlogmask, .-setlogmask
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"<%d>%.15s "
.LC1:
	.string	"%.200s"
.LC2:
	.string	"[%d]"
.LC3:
	.string	": "
.LC4:
	.string	"%s"
.LC5:
	.string	"/dev/console"
.LC6:
	.string	"\n"
	.section	.text.vsyslog,"ax",@progbits
	.p2align 4
	.globl	vsyslog
	.type	vsyslog, @function
vsyslog:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$2140, %esp
	movl	2160(%esp), %edi
	movl	2164(%esp), %esi
	call	___errno@PLT
	movl	(%eax), %eax
	movl	$0, (%esp)
	movl	%eax, 48(%esp)
	call	time@PLT
	movl	%edi, %ecx
	andl	$7, %ecx
	movl	%eax, 76(%esp)
	movl	12+log@GOTOFF(%ebx), %eax
	sarl	%cl, %eax
	testb	$1, %al
	je	.L13
	testl	$1016, %edi
	jne	.L15
	movl	8+log@GOTOFF(%ebx), %eax
	orl	%eax, %edi
.L15:
	leal	76(%esp), %eax
	movl	%eax, (%esp)
	call	ctime@PLT
	movl	%edi, 12(%esp)
	addl	$4, %eax
	movl	%eax, 16(%esp)
	leal	.LC0@GOTOFF(%ebx), %eax
	movl	%eax, 8(%esp)
	movl	$1024, %eax
	movl	%eax, 4(%esp)
	leal	1104(%esp), %eax
	movl	%eax, (%esp)
	movl	%eax, 44(%esp)
	call	snprintf@PLT
	movl	%eax, 56(%esp)
	movl	%eax, %ebp
	movl	log@GOTOFF(%ebx), %eax
	testl	%eax, %eax
	je	.L51
	movl	%eax, 12(%esp)
	movl	56(%esp), %edi
	leal	.LC1@GOTOFF(%ebx), %eax
	movl	%eax, 8(%esp)
	movl	$1024, %eax
	subl	%edi, %eax
	movl	%eax, 4(%esp)
	movl	44(%esp), %eax
	addl	%edi, %eax
	movl	%eax, (%esp)
	call	snprintf@PLT
	testb	$1, 4+log@GOTOFF(%ebx)
	leal	(%edi,%eax), %ebp
	jne	.L17
.L19:
	movl	56(%esp), %eax
	cmpl	%eax, %ebp
	jle	.L18
	leal	.LC3@GOTOFF(%ebx), %eax
	movl	%eax, 8(%esp)
	movl	$1024, %eax
	subl	%ebp, %eax
	movl	%eax, 4(%esp)
	movl	44(%esp), %eax
	addl	%ebp, %eax
	movl	%eax, (%esp)
	call	snprintf@PLT
	addl	%eax, %ebp
.L18:
	movzbl	(%esi), %eax
	testb	%al, %al
	je	.L34
	movl	%ebp, 52(%esp)
	leal	80(%esp), %ecx
	xorl	%edi, %edi
	movl	%ecx, 40(%esp)
	jmp	.L28
	.p2align 4,,10
	.p2align 3
.L52:
	movzbl	(%esi), %ecx
	movb	%dl, %al
	movl	%edi, %ebp
.L22:
	movb	%cl, 80(%esp,%ebp)
	leal	1(%ebp), %edi
	incl	%esi
.L24:
	testb	%al, %al
	je	.L49
	leal	2(%edi), %edx
	cmpl	$1023, %edx
	ja	.L49
.L28:
	cmpb	$37, %al
	movzbl	1(%esi), %edx
	jne	.L52
	movl	40(%esp), %eax
	cmpb	$109, %dl
	leal	(%eax,%edi), %ecx
	je	.L53
	testb	%dl, %dl
	jne	.L25
	movzbl	(%esi), %eax
	incl	%edi
	movl	52(%esp), %ebp
	movb	%al, (%ecx)
.L26:
	movl	40(%esp), %eax
	addl	%eax, %edi
.L20:
	movb	$0, (%edi)
	movl	2168(%esp), %eax
	movl	%eax, 12(%esp)
	movl	40(%esp), %eax
	movl	%eax, 8(%esp)
	movl	$1024, %eax
	subl	%ebp, %eax
	movl	%eax, 4(%esp)
	movl	44(%esp), %eax
	addl	%ebp, %eax
	movl	%eax, (%esp)
	call	vsnprintf@PLT
	movl	$1, (%esp)
	leal	0(%ebp,%eax), %esi
	movl	$1023, %eax
	cmpl	%eax, %esi
	cmovg	%eax, %esi
	xorl	%eax, %eax
	movl	%eax, 8(%esp)
	movl	$1, %eax
	movl	%eax, 4(%esp)
	call	socket@PLT
	testl	%eax, %eax
	movl	%eax, %edi
	js	.L29
	movl	%esi, 8(%esp)
	leal	daemon.0@GOTOFF(%ebx), %eax
	movl	$94, %ebp
	movl	%eax, 16(%esp)
	xorl	%eax, %eax
	movl	%eax, 12(%esp)
	movl	44(%esp), %eax
	movl	%ebp, 20(%esp)
	movl	%edi, (%esp)
	movl	%eax, 4(%esp)
	call	sendto@PLT
	movl	%edi, (%esp)
	movl	%eax, %ebp
	call	close@PLT
	testl	%ebp, %ebp
	js	.L29
.L50:
	movl	4+log@GOTOFF(%ebx), %eax
.L30:
	testb	$32, %al
	jne	.L54
.L32:
	call	___errno@PLT
	movl	48(%esp), %ecx
	movl	%ecx, (%eax)
.L13:
	addl	$2140, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L51:
	testb	$1, 4+log@GOTOFF(%ebx)
	je	.L18
	movl	56(%esp), %ebp
.L17:
	call	getpid@PLT
	movl	%eax, 12(%esp)
	leal	.LC2@GOTOFF(%ebx), %eax
	movl	%eax, 8(%esp)
	movl	$1024, %eax
	subl	%ebp, %eax
	movl	%eax, 4(%esp)
	movl	44(%esp), %eax
	addl	%ebp, %eax
	movl	%eax, (%esp)
	call	snprintf@PLT
	addl	%eax, %ebp
	jmp	.L19
	.p2align 4,,10
	.p2align 3
.L25:
	movzbl	2(%esi), %eax
	leal	1(%edi), %ebp
	incl	%esi
	movb	$37, (%ecx)
	movb	%dl, %cl
	jmp	.L22
	.p2align 4,,10
	.p2align 3
.L53:
	movl	%ecx, 60(%esp)
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	call	strerror@PLT
	movl	60(%esp), %ecx
	movl	%ecx, (%esp)
	movl	%eax, 12(%esp)
	leal	.LC4@GOTOFF(%ebx), %eax
	movl	%eax, 8(%esp)
	movl	$1024, %eax
	subl	%edi, %eax
	movl	%eax, 4(%esp)
	call	snprintf@PLT
	addl	%eax, %edi
	movl	$1023, %eax
	cmpl	%eax, %edi
	cmova	%eax, %edi
	movzbl	2(%esi), %eax
	addl	$2, %esi
	jmp	.L24
	.p2align 4,,10
	.p2align 3
.L49:
	movl	52(%esp), %ebp
	jmp	.L26
	.p2align 4,,10
	.p2align 3
.L29:
	movl	4+log@GOTOFF(%ebx), %eax
	testb	$2, %al
	je	.L30
	leal	.LC5@GOTOFF(%ebx), %eax
	movl	$1, %ecx
	movl	%ecx, 4(%esp)
	movl	%eax, (%esp)
	call	open@PLT
	testl	%eax, %eax
	movl	%eax, %edi
	js	.L50
	movl	%edi, (%esp)
	movl	56(%esp), %edx
	movl	%esi, %eax
	subl	%edx, %eax
	movl	%eax, 8(%esp)
	movl	44(%esp), %eax
	addl	%edx, %eax
	movl	%eax, 4(%esp)
	call	write@PLT
	leal	.LC6@GOTOFF(%ebx), %eax
	movl	$1, %edx
	movl	%edx, 8(%esp)
	movl	%eax, 4(%esp)
	movl	%edi, (%esp)
	call	write@PLT
	movl	%edi, (%esp)
	call	close@PLT
	jmp	.L50
	.p2align 4,,10
	.p2align 3
.L54:
	movl	$2, (%esp)
	movl	56(%esp), %ecx
	movl	44(%esp), %eax
	subl	%ecx, %esi
	movl	%esi, 8(%esp)
	addl	%ecx, %eax
	movl	%eax, 4(%esp)
	call	write@PLT
	movl	$1, %eax
	movl	%eax, 8(%esp)
	leal	.LC6@GOTOFF(%ebx), %eax
	movl	%eax, 4(%esp)
	movl	$2, (%esp)
	call	write@PLT
	jmp	.L32
.L34:
	leal	80(%esp), %eax
	movl	%eax, 40(%esp)
	movl	%eax, %edi
	jmp	.L20
	.size	vsyslog, .-vsyslog
	.section	.text.syslog,"ax",@progbits
	.p2align 4
	.globl	syslog
	.type	syslog, @function
syslog:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	leal	40(%esp), %eax
	movl	%eax, 8(%esp)
	movl	36(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	vsyslog@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	syslog, .-syslog
	.section	.rodata
	.align 32
	.type	daemon.0, @object
	.size	daemon.0, 94
daemon.0:
	.value	1
	.string	"/dev/log.un"
	.zero	80
	.data
	.align 4
	.type	log, @object
	.size	log, 16
log:
	.long	0
	.long	0
	.long	8
	.long	255
	.section	.text.__x86.get_pc_thunk.ax,"axG",@progbits,__x86.get_pc_thunk.ax,comdat
	.globl	__x86.get_pc_thunk.ax
	.hidden	__x86.get_pc_thunk.ax
	.type	__x86.get_pc_thunk.ax, @function
__x86.get_pc_thunk.ax:
	movl	(%esp), %eax
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
