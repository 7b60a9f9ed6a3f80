// 06c2ae9be16c266a78f4640c28a0c59a emu/guest/libc/process.c
	.file	"process.c"
	.text
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"sh"
.LC1:
	.string	"/bin/sh"
	.section	.text.exec_or_script,"ax",@progbits
	.p2align 4
	.type	exec_or_script, @function
exec_or_script:
	pushl	%edi
	movl	%eax, %ecx
	pushl	%esi
	xorl	%eax, %eax
	pushl	%ebx
	movl	%edx, %esi
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$1040, %esp
	xorl	%edx, %edx
.L2:
	movl	%edx, 16(%esp,%eax)
	movl	%edx, 20(%esp,%eax)
	addl	$8, %eax
	cmpl	$1024, %eax
	jb	.L2
	movl	%ecx, 20(%esp)
	movl	_environ@GOT(%ebx), %edi
	leal	.LC0@GOTOFF(%ebx), %eax
	movl	%eax, 16(%esp)
	movl	(%edi), %eax
	movl	%ecx, (%esp)
	movl	%esi, 4(%esp)
	movl	%eax, 8(%esp)
	call	execve@PLT
	call	___errno@PLT
	cmpl	$8, (%eax)
	jne	.L19
	movl	4(%esi), %edx
	leal	16(%esp), %ecx
	movl	$2, %eax
	movl	%edx, 24(%esp)
	testl	%edx, %edx
	jne	.L8
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L7:
	cmpl	$254, %eax
	je	.L6
.L8:
	incl	%eax
	movl	-4(%esi,%eax,4), %edx
	movl	%edx, (%ecx,%eax,4)
	testl	%edx, %edx
	jne	.L7
.L6:
	movl	(%edi), %eax
	movl	%ecx, 4(%esp)
	movl	%eax, 8(%esp)
	leal	.LC1@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	call	execve@PLT
.L1:
	addl	$1040, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
.L19:
	movl	$-1, %eax
	jmp	.L1
	.size	exec_or_script, .-exec_or_script
	.section	.rodata.str1.1
.LC2:
	.string	"/usr/bin:/bin"
.LC3:
	.string	"/"
.LC4:
	.string	""
.LC5:
	.string	"PATH"
	.section	.text.execvp,"ax",@progbits
	.p2align 4
	.globl	execvp
	.type	execvp, @function
execvp:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$1084, %esp
	movl	1108(%esp), %eax
	movl	1104(%esp), %esi
	movl	%eax, 40(%esp)
	movl	%esi, 32(%esp)
	leal	.LC5@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	call	getenv@PLT
	movl	$47, %edx
	movl	%edx, 4(%esp)
	movl	%esi, (%esp)
	movl	%eax, %edi
	call	strchr@PLT
	testl	%eax, %eax
	jne	.L51
	testl	%edi, %edi
	je	.L32
	movzbl	(%edi), %eax
	testb	%al, %al
	.p2align 4,,2
	je	.L39
.L22:
	leal	48(%esp), %ecx
	movl	%edi, %ebp
	movl	%ecx, 36(%esp)
	leal	.LC3@GOTOFF(%ebx), %ecx
	movl	%ecx, 44(%esp)
	.p2align 4
	.p2align 3
.L24:
	xorl	%esi, %esi
	cmpb	$58, %al
	je	.L52
	.p2align 4
	.p2align 3
.L25:
	movl	%esi, %edi
	incl	%esi
	movzbl	0(%ebp,%esi), %eax
	testb	%al, %al
	je	.L35
	cmpb	$58, %al
	jne	.L25
.L35:
	leal	0(%ebp,%esi), %eax
	movl	%eax, 28(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	strlen@PLT
	leal	3(%edi,%eax), %eax
	cmpl	$1024, %eax
	jbe	.L53
.L27:
	movl	28(%esp), %eax
	cmpb	$1, (%eax)
	sbbl	$-1, %esi
	addl	%esi, %ebp
	movzbl	0(%ebp), %eax
	testb	%al, %al
	jne	.L24
.L39:
	addl	$1084, %esp
	movl	$-1, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L53:
	movl	%esi, 8(%esp)
	movl	36(%esp), %eax
	movl	%ebp, 4(%esp)
	movl	%eax, (%esp)
	movl	%eax, %edi
	call	memcpy@PLT
	movl	36(%esp), %eax
	leal	(%eax,%esi), %edx
	movl	44(%esp), %eax
.L30:
	movl	%edx, (%esp)
	movl	%eax, 4(%esp)
	call	strcpy@PLT
	movl	32(%esp), %eax
	movl	%edi, (%esp)
	movl	%eax, 4(%esp)
	call	strcat@PLT
	movl	40(%esp), %edx
	movl	%edi, %eax
	call	exec_or_script
	jmp	.L27
	.p2align 4,,10
	.p2align 3
.L52:
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	strlen@PLT
	addl	$2, %eax
	cmpl	$1024, %eax
	jbe	.L31
	movl	%ebp, 28(%esp)
	jmp	.L27
.L51:
	movl	40(%esp), %edx
	movl	32(%esp), %eax
	addl	$1084, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	jmp	exec_or_script
.L32:
	leal	.LC2@GOTOFF(%ebx), %edi
	movb	$47, %al
	jmp	.L22
.L31:
	movl	%ebp, 4(%esp)
	leal	48(%esp), %edi
	xorl	%eax, %eax
	movl	%eax, 8(%esp)
	movl	%edi, (%esp)
	call	memcpy@PLT
	leal	.LC4@GOTOFF(%ebx), %eax
	movl	%edi, %edx
	movl	%ebp, 28(%esp)
	jmp	.L30
	.size	execvp, .-execvp
	.section	.text.execl,"ax",@progbits
	.p2align 4
	.globl	execl
	.type	execl, @function
execl:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.si
	addl	$_GLOBAL_OFFSET_TABLE_, %esi
	subl	$532, %esp
	movl	548(%esp), %edx
	testl	%edx, %edx
	je	.L58
	leal	552(%esp), %ebx
	xorl	%eax, %eax
	leal	16(%esp), %ecx
	.p2align 4
	.p2align 3
.L56:
	incl	%eax
	movl	%edx, -4(%ecx,%eax,4)
	movl	-4(%ebx,%eax,4), %edx
	testl	%edx, %edx
	je	.L59
	cmpl	$126, %eax
	jle	.L56
.L59:
	leal	(%ecx,%eax,4), %eax
.L55:
	movl	$0, (%eax)
	movl	544(%esp), %eax
	movl	%esi, %ebx
	movl	%ecx, 4(%esp)
	movl	%eax, (%esp)
	call	execv@PLT
	addl	$532, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L58:
	leal	16(%esp), %ecx
	movl	%ecx, %eax
	jmp	.L55
	.size	execl, .-execl
	.section	.text.execlp,"ax",@progbits
	.p2align 4
	.globl	execlp
	.type	execlp, @function
execlp:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.si
	addl	$_GLOBAL_OFFSET_TABLE_, %esi
	subl	$532, %esp
	movl	548(%esp), %edx
	testl	%edx, %edx
	je	.L69
	leal	552(%esp), %ebx
	xorl	%eax, %eax
	leal	16(%esp), %ecx
	.p2align 4
	.p2align 3
.L67:
	incl	%eax
	movl	%edx, -4(%ecx,%eax,4)
	movl	-4(%ebx,%eax,4), %edx
	testl	%edx, %edx
	je	.L70
	cmpl	$126, %eax
	jle	.L67
.L70:
	leal	(%ecx,%eax,4), %eax
.L66:
	movl	$0, (%eax)
	movl	544(%esp), %eax
	movl	%esi, %ebx
	movl	%ecx, 4(%esp)
	movl	%eax, (%esp)
	call	execvp@PLT
	addl	$532, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L69:
	leal	16(%esp), %ecx
	movl	%ecx, %eax
	jmp	.L66
	.size	execlp, .-execlp
	.section	.text.execle,"ax",@progbits
	.p2align 4
	.globl	execle
	.type	execle, @function
execle:
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	subl	$528, %esp
	movl	548(%esp), %esi
	leal	552(%esp), %ebx
	testl	%esi, %esi
	je	.L82
	movl	%esi, %edx
	xorl	%eax, %eax
	leal	16(%esp), %ecx
	.p2align 4
	.p2align 3
.L78:
	incl	%eax
	movl	%edx, -4(%ecx,%eax,4)
	movl	-4(%ebx,%eax,4), %edx
	testl	%edx, %edx
	je	.L84
	cmpl	$126, %eax
	jle	.L78
.L84:
	leal	(%ecx,%eax,4), %eax
.L77:
	movl	$0, (%eax)
	leal	4(%ebx), %eax
	testl	%esi, %esi
	jne	.L81
	jmp	.L83
	.p2align 4,,10
	.p2align 3
.L90:
	addl	$4, %eax
.L81:
	movl	-4(%eax), %edx
	testl	%edx, %edx
	jne	.L90
.L80:
	movl	(%eax), %eax
	movl	%edi, %ebx
	movl	%ecx, 4(%esp)
	movl	%eax, 8(%esp)
	movl	544(%esp), %eax
	movl	%eax, (%esp)
	call	execve@PLT
	addl	$528, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L83:
	movl	%ebx, %eax
	jmp	.L80
	.p2align 4,,10
	.p2align 3
.L82:
	leal	16(%esp), %ecx
	movl	%ecx, %eax
	jmp	.L77
	.size	execle, .-execle
	.section	.rodata.str1.1
.LC6:
	.string	"-c"
	.section	.text.system,"ax",@progbits
	.p2align 4
	.globl	system
	.type	system, @function
system:
	pushl	%edi
	xorl	%ecx, %ecx
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$48, %esp
	movl	%ecx, 44(%esp)
	movl	64(%esp), %edi
	testl	%edi, %edi
	je	.L98
	movl	$0, (%esp)
	call	fflush@PLT
	call	fork@PLT
	testl	%eax, %eax
	movl	%eax, %esi
	je	.L102
	.p2align 4,,4
	jle	.L95
	leal	44(%esp), %edi
	.p2align 4,,3
	jmp	.L94
	.p2align 4,,10
	.p2align 3
.L96:
	call	___errno@PLT
	cmpl	$4, (%eax)
	jne	.L95
.L94:
	movl	%edi, 4(%esp)
	xorl	%eax, %eax
	movl	%eax, 8(%esp)
	movl	%esi, (%esp)
	call	waitpid@PLT
	testl	%eax, %eax
	js	.L96
	movl	44(%esp), %eax
	addl	$48, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L98:
	addl	$48, %esp
	movl	$1, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L95:
	addl	$48, %esp
	movl	$-1, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
.L102:
	movl	%edi, 12(%esp)
	leal	.LC6@GOTOFF(%ebx), %eax
	xorl	%edx, %edx
	movl	%eax, 8(%esp)
	leal	.LC0@GOTOFF(%ebx), %eax
	movl	%eax, 4(%esp)
	leal	.LC1@GOTOFF(%ebx), %eax
	movl	%edx, 16(%esp)
	movl	%eax, (%esp)
	call	execl@PLT
	movl	$127, (%esp)
	call	_exit@PLT
	.size	system, .-system
	.section	.text.wait4,"ax",@progbits
	.p2align 4
	.globl	wait4
	.type	wait4, @function
wait4:
	subl	$124, %esp
	movl	%edi, 116(%esp)
	movl	128(%esp), %edi
	movl	%ebx, 108(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 112(%esp)
	movl	140(%esp), %esi
	movl	%ebp, 120(%esp)
	cmpl	$-1, %edi
	je	.L114
	testl	%esi, %esi
	je	.L106
	movl	$-1, (%esp)
	leal	24(%esp), %ebp
	movl	%ebp, 4(%esp)
	call	getrusage@PLT
	movl	136(%esp), %eax
	movl	%edi, (%esp)
	movl	%eax, 8(%esp)
	movl	132(%esp), %eax
	movl	%eax, 4(%esp)
	call	waitpid@PLT
	testl	%eax, %eax
	movl	%eax, %edi
	jg	.L117
.L103:
	movl	%edi, %eax
	movl	108(%esp), %ebx
	movl	112(%esp), %esi
	movl	116(%esp), %edi
	movl	120(%esp), %ebp
	addl	$124, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L114:
	testl	%esi, %esi
	je	.L106
	movl	%esi, 8(%esp)
	movl	136(%esp), %eax
	movl	%eax, 4(%esp)
	movl	132(%esp), %eax
	movl	%eax, (%esp)
	call	wait3@PLT
	movl	%eax, %edi
	jmp	.L103
	.p2align 4,,10
	.p2align 3
.L117:
	movl	%esi, 4(%esp)
	movl	$-1, (%esp)
	call	getrusage@PLT
	movl	4(%esi), %edx
	xorl	%eax, %eax
	movl	28(%esp), %ecx
	movl	24(%esp), %ebx
	cmpl	%ecx, %edx
	setl	%al
	addl	%ebx, %eax
	xorl	%ebx, %ebx
	subl	%eax, (%esi)
	cmpl	%ecx, %edx
	movl	$1000000, %eax
	cmovl	%eax, %ebx
	subl	%ecx, %ebx
	movl	36(%esp), %ecx
	addl	%edx, %ebx
	xorl	%edx, %edx
	movl	%ebx, 4(%esi)
	movl	12(%esi), %ebx
	cmpl	%ecx, %ebx
	setl	%dl
	addl	32(%esp), %edx
	subl	%edx, 8(%esi)
	xorl	%edx, %edx
	cmpl	%ecx, %ebx
	cmovge	%edx, %eax
	subl	%ecx, %eax
	addl	%ebx, %eax
	movl	%eax, 12(%esi)
	movl	$5, %eax
	.p2align 4
	.p2align 3
.L111:
	movl	0(%ebp,%eax,4), %edx
	subl	%edx, (%esi,%eax,4)
	incl	%eax
	cmpl	$18, %eax
	jne	.L111
	jmp	.L103
	.p2align 4,,10
	.p2align 3
.L106:
	movl	%edi, (%esp)
	movl	136(%esp), %eax
	movl	%eax, 8(%esp)
	movl	132(%esp), %eax
	movl	%eax, 4(%esp)
	call	waitpid@PLT
	movl	%eax, %edi
	jmp	.L103
	.size	wait4, .-wait4
	.section	.text.nanosleep,"ax",@progbits
	.p2align 4
	.globl	nanosleep
	.type	nanosleep, @function
nanosleep:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$36, %esp
	call	cancel_enter@PLT
	movl	52(%esp), %edx
	leal	24(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 12(%esp)
	movl	48(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$199, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	28(%esp), %edx
	movl	24(%esp), %eax
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	call_value@PLT
	movl	%eax, %esi
	call	cancel_leave@PLT
	addl	$36, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	ret
	.size	nanosleep, .-nanosleep
	.section	.text.sleep,"ax",@progbits
	.p2align 4
	.globl	sleep
	.type	sleep, @function
sleep:
	subl	$44, %esp
	xorl	%edx, %edx
	movl	%ebx, 40(%esp)
	movl	48(%esp), %eax
	xorl	%ecx, %ecx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edx, 24(%esp)
	movl	%ecx, 28(%esp)
	movl	%eax, 16(%esp)
	xorl	%eax, %eax
	movl	%eax, 20(%esp)
	leal	24(%esp), %eax
	movl	%eax, 4(%esp)
	leal	16(%esp), %eax
	movl	%eax, (%esp)
	call	nanosleep@PLT
	movl	%eax, %edx
	xorl	%eax, %eax
	testl	%edx, %edx
	je	.L120
	movl	24(%esp), %eax
.L120:
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	sleep, .-sleep
	.section	.text.usleep,"ax",@progbits
	.p2align 4
	.globl	usleep
	.type	usleep, @function
usleep:
	subl	$44, %esp
	movl	$1125899907, %eax
	movl	%ebx, 40(%esp)
	movl	48(%esp), %ecx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	mull	%ecx
	xorl	%eax, %eax
	movl	%eax, 4(%esp)
	leal	24(%esp), %eax
	movl	%eax, (%esp)
	shrl	$18, %edx
	movl	%edx, 24(%esp)
	imull	$1000000, %edx, %edx
	subl	%edx, %ecx
	imull	$1000, %ecx, %ecx
	movl	%ecx, 28(%esp)
	call	nanosleep@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	usleep, .-usleep
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
	.section	.text.__x86.get_pc_thunk.di,"axG",@progbits,__x86.get_pc_thunk.di,comdat
	.globl	__x86.get_pc_thunk.di
	.hidden	__x86.get_pc_thunk.di
	.type	__x86.get_pc_thunk.di, @function
__x86.get_pc_thunk.di:
	movl	(%esp), %edi
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
