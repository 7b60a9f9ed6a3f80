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
	pushl	%ebp
	movl	%edx, %ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$44, %esp
	movl	%eax, 24(%esp)
	movl	4(%eax), %eax
	movl	%ecx, 16(%esp)
	testl	%eax, %eax
	je	.L18
.L2:
	movl	24(%esp), %esi
	testl	%eax, %eax
	leal	8(%esi), %edi
	movl	%edi, 28(%esp)
	movl	16(%esp), %edi
	leal	-1(%edi), %esi
	movl	%ebp, %edi
	je	.L12
	.p2align 4
	.p2align 3
.L9:
	movl	%eax, 8(%esp)
	movl	28(%esp), %edx
	movl	$1024, %eax
	movl	%eax, 4(%esp)
	movl	%edx, (%esp)
	movl	%edx, 20(%esp)
	call	fgets@PLT
	movl	20(%esp), %ecx
	testl	%eax, %eax
	je	.L12
	xorl	%ebp, %ebp
	.p2align 4
	.p2align 3
.L7:
	cmpl	%esi, %ebp
	movl	$58, %edx
	movl	%ecx, (%edi,%ebp,4)
	movl	$10, %eax
	movl	%ecx, (%esp)
	cmovl	%edx, %eax
	incl	%ebp
	movl	%eax, 4(%esp)
	call	strchr@PLT
	testl	%eax, %eax
	je	.L19
	cmpl	%ebp, 16(%esp)
	movb	$0, (%eax)
	leal	1(%eax), %ecx
	jne	.L7
.L5:
	movl	$1, %eax
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L19:
	cmpl	%ebp, 16(%esp)
	je	.L5
	movl	24(%esp), %eax
	movl	4(%eax), %eax
	testl	%eax, %eax
	jne	.L9
.L12:
	xorl	%eax, %eax
.L1:
	addl	$44, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L18:
	movl	24(%esp), %esi
	leal	.LC0@GOTOFF(%ebx), %eax
	movl	%eax, 4(%esp)
	movl	(%esi), %eax
	movl	%eax, (%esp)
	call	fopen@PLT
	movl	%eax, 4(%esi)
	jmp	.L2
	.size	next_line, .-next_line
	.section	.rodata.str1.1
.LC1:
	.string	""
	.section	.text.next_user,"ax",@progbits
	.p2align 4
	.type	next_user, @function
next_user:
	subl	$76, %esp
	movl	$7, %ecx
	movl	%ebx, 60(%esp)
	leal	20(%esp), %edx
	movl	%esi, 64(%esp)
	movl	%edi, 68(%esp)
	movl	%ebp, 72(%esp)
	call	next_line
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	testl	%eax, %eax
	je	.L22
	movl	$10, %eax
	xorl	%edx, %edx
	movl	20(%esp), %ebp
	movl	%eax, 8(%esp)
	movl	28(%esp), %eax
	movl	%edx, 4(%esp)
	movl	24(%esp), %edi
	movl	%eax, (%esp)
	call	strtol@PLT
	movl	$10, %ecx
	movl	%ecx, 8(%esp)
	movl	%eax, %esi
	xorl	%eax, %eax
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	strtol@PLT
	movl	%ebp, out.5@GOTOFF(%ebx)
	movl	%edi, 4+out.5@GOTOFF(%ebx)
	movl	%esi, 8+out.5@GOTOFF(%ebx)
	movl	%eax, 12+out.5@GOTOFF(%ebx)
	leal	.LC1@GOTOFF(%ebx), %eax
	movl	%eax, 16+out.5@GOTOFF(%ebx)
	movl	%eax, 20+out.5@GOTOFF(%ebx)
	movl	36(%esp), %eax
	movl	%eax, 24+out.5@GOTOFF(%ebx)
	movl	40(%esp), %eax
	movl	%eax, 28+out.5@GOTOFF(%ebx)
	movl	44(%esp), %eax
	movl	%eax, 32+out.5@GOTOFF(%ebx)
	xorl	%eax, %eax
	movl	%eax, 36+out.5@GOTOFF(%ebx)
	xorl	%eax, %eax
	movl	%eax, 40+out.5@GOTOFF(%ebx)
	leal	out.5@GOTOFF(%ebx), %eax
.L20:
	movl	60(%esp), %ebx
	movl	64(%esp), %esi
	movl	68(%esp), %edi
	movl	72(%esp), %ebp
	addl	$76, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L22:
	xorl	%eax, %eax
	jmp	.L20
	.size	next_user, .-next_user
	.section	.text.next_group,"ax",@progbits
	.p2align 4
	.type	next_group, @function
next_group:
	pushl	%ebp
	movl	$4, %ecx
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$44, %esp
	leal	16(%esp), %edx
	call	next_line
	testl	%eax, %eax
	je	.L29
	movl	28(%esp), %edx
	xorl	%esi, %esi
	testl	%edx, %edx
	je	.L27
	cmpb	$0, (%edx)
	je	.L27
.L36:
	cmpl	$64, %esi
	je	.L27
	movl	%edx, (%esp)
	movl	$44, %ecx
	movl	%ecx, 4(%esp)
	movl	%edx, members.4@GOTOFF(%ebx,%esi,4)
	incl	%esi
	call	strchr@PLT
	testl	%eax, %eax
	je	.L27
	movb	$0, (%eax)
	leal	1(%eax), %edx
	cmpb	$0, (%edx)
	jne	.L36
.L27:
	leal	members.4@GOTOFF(%ebx), %edi
	movl	$10, %eax
	movl	16(%esp), %ebp
	movl	$0, (%edi,%esi,4)
	xorl	%edx, %edx
	movl	20(%esp), %esi
	movl	%eax, 8(%esp)
	movl	24(%esp), %eax
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	strtol@PLT
	movl	%ebp, out.3@GOTOFF(%ebx)
	movl	%esi, 4+out.3@GOTOFF(%ebx)
	movl	%edi, 12+out.3@GOTOFF(%ebx)
	movl	%eax, 8+out.3@GOTOFF(%ebx)
	leal	out.3@GOTOFF(%ebx), %eax
	addl	$44, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L29:
	addl	$44, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	next_group, .-next_group
	.section	.text.copy_group,"ax",@progbits
	.p2align 4
	.type	copy_group, @function
copy_group:
	pushl	%ebp
	pushl	%edi
	movl	%eax, %edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$60, %esp
	movl	%edx, 36(%esp)
	movl	84(%esp), %esi
	movl	%ecx, %edx
	movl	%eax, 20(%esp)
	negl	%edx
	movl	80(%esp), %ebp
	andl	$3, %edx
	testl	%eax, %eax
	movl	$0, (%esi)
	je	.L38
	movl	%ecx, %eax
	movl	12(%edi), %ecx
	movl	(%ecx), %esi
	testl	%esi, %esi
	je	.L52
	xorl	%esi, %esi
	.p2align 4
	.p2align 3
.L40:
	incl	%esi
	movl	(%ecx,%esi,4), %edi
	testl	%edi, %edi
	jne	.L40
	leal	0(,%esi,4), %edi
	movl	%edi, 44(%esp)
	addl	$4, %edi
.L39:
	leal	(%edx,%edi), %ecx
	cmpl	%ecx, %ebp
	jb	.L42
	leal	(%eax,%ebp), %ecx
	addl	%edx, %eax
	movl	%eax, 40(%esp)
	addl	%eax, %edi
	movl	20(%esp), %eax
	movl	%ecx, 28(%esp)
	movl	(%eax), %ebp
	movl	%ebp, (%esp)
	call	strlen@PLT
	movl	28(%esp), %ecx
	subl	%edi, %ecx
	incl	%eax
	cmpl	%eax, %ecx
	jb	.L53
	movl	%eax, 8(%esp)
	leal	(%edi,%eax), %edx
	movl	%ebp, 4(%esp)
	movl	%edi, (%esp)
	movl	%edx, 24(%esp)
	call	memcpy@PLT
	movl	28(%esp), %ecx
	movl	24(%esp), %edx
	subl	%edx, %ecx
	movl	%eax, 16(%esp)
.L43:
	movl	%edx, 32(%esp)
	movl	20(%esp), %eax
	movl	%ecx, 24(%esp)
	movl	4(%eax), %edi
	movl	%edi, (%esp)
	call	strlen@PLT
	movl	24(%esp), %ecx
	movl	32(%esp), %edx
	incl	%eax
	cmpl	%eax, %ecx
	jb	.L54
	movl	%eax, 8(%esp)
	leal	(%edx,%eax), %ebp
	movl	%edi, 4(%esp)
	movl	%edx, (%esp)
	call	memcpy@PLT
.L44:
	movl	36(%esp), %edi
	movl	20(%esp), %edx
	movl	16(%esp), %ecx
	movl	8(%edx), %edx
	movl	%eax, 4(%edi)
	movl	40(%esp), %eax
	movl	%ecx, (%edi)
	movl	%edx, 8(%edi)
	movl	%eax, 12(%edi)
	xorl	%edi, %edi
	testl	%esi, %esi
	movl	%eax, 16(%esp)
	je	.L51
	movl	%esi, 32(%esp)
	movl	%ebp, %edx
	movl	20(%esp), %ebp
	jmp	.L50
	.p2align 4,,10
	.p2align 3
.L48:
	movl	%ecx, 4(%esp)
	leal	(%edx,%eax), %esi
	movl	%eax, 8(%esp)
	movl	%edx, (%esp)
	call	memcpy@PLT
	movl	16(%esp), %ecx
	movl	%eax, (%ecx)
	testl	%eax, %eax
	je	.L42
	movl	32(%esp), %eax
	incl	%edi
	addl	$4, %ecx
	movl	%ecx, 16(%esp)
	cmpl	%eax, %edi
	je	.L51
	movl	%esi, %edx
.L50:
	movl	%edx, 24(%esp)
	movl	12(%ebp), %eax
	movl	(%eax,%edi,4), %ecx
	movl	%ecx, (%esp)
	movl	%ecx, 20(%esp)
	call	strlen@PLT
	movl	28(%esp), %esi
	movl	24(%esp), %edx
	movl	20(%esp), %ecx
	subl	%edx, %esi
	incl	%eax
	cmpl	%eax, %esi
	jnb	.L48
	movl	16(%esp), %eax
	movl	$0, (%eax)
.L42:
	addl	$60, %esp
	movl	$34, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L51:
	movl	40(%esp), %eax
	movl	44(%esp), %ebx
	movl	$0, (%eax,%ebx)
	movl	36(%esp), %eax
	movl	(%eax), %ecx
	testl	%ecx, %ecx
	je	.L42
	movl	36(%esp), %eax
	movl	4(%eax), %edx
	testl	%edx, %edx
	je	.L42
	movl	84(%esp), %ebx
	movl	%eax, (%ebx)
.L38:
	addl	$60, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L53:
	movl	%edi, %edx
	xorl	%edi, %edi
	movl	%edi, 16(%esp)
	jmp	.L43
	.p2align 4,,10
	.p2align 3
.L54:
	movl	%edx, %ebp
	xorl	%eax, %eax
	jmp	.L44
	.p2align 4,,10
	.p2align 3
.L52:
	xorl	%ecx, %ecx
	movl	$4, %edi
	movl	%ecx, 44(%esp)
	xorl	%esi, %esi
	jmp	.L39
	.size	copy_group, .-copy_group
	.section	.text.copy_user,"ax",@progbits
	.p2align 4
	.type	copy_user, @function
copy_user:
	pushl	%ebp
	pushl	%edi
	movl	%eax, %edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$44, %esp
	testl	%edi, %edi
	movl	68(%esp), %eax
	movl	$0, (%eax)
	je	.L68
	movl	%edx, %esi
	xorl	%eax, %eax
	movl	%ecx, %edx
.L69:
	movl	(%edi,%eax), %ecx
	movl	%ecx, (%esi,%eax)
	addl	$4, %eax
	cmpl	$44, %eax
	jb	.L69
	movl	%edx, 20(%esp)
	movl	(%edi), %ecx
	movl	%ecx, (%esp)
	movl	%ecx, 16(%esp)
	call	strlen@PLT
	movl	20(%esp), %edx
	incl	%eax
	cmpl	%eax, 64(%esp)
	jb	.L77
	movl	%edx, (%esp)
	movl	16(%esp), %ecx
	leal	(%edx,%eax), %ebp
	movl	%eax, 8(%esp)
	movl	%edx, 16(%esp)
	movl	%ecx, 4(%esp)
	call	memcpy@PLT
	movl	16(%esp), %edx
.L71:
	movl	%eax, (%esi)
	movl	64(%esp), %ecx
	addl	%ecx, %edx
	movl	%edx, 20(%esp)
	movl	4(%edi), %edx
	movl	%edx, (%esp)
	movl	%edx, 24(%esp)
	call	strlen@PLT
	movl	20(%esp), %ecx
	subl	%ebp, %ecx
	movl	%ecx, 16(%esp)
	incl	%eax
	cmpl	%eax, %ecx
	jb	.L78
	movl	%eax, 8(%esp)
	movl	24(%esp), %edx
	leal	0(%ebp,%eax), %ecx
	movl	%ebp, (%esp)
	movl	%ecx, 16(%esp)
	movl	%edx, 4(%esp)
	call	memcpy@PLT
	movl	16(%esp), %ecx
	movl	20(%esp), %edx
	subl	%ecx, %edx
	movl	%edx, 16(%esp)
.L72:
	movl	%eax, 4(%esi)
	movl	24(%edi), %ebp
	movl	%ecx, 24(%esp)
	movl	%ebp, (%esp)
	call	strlen@PLT
	movl	24(%esp), %ecx
	incl	%eax
	cmpl	%eax, 16(%esp)
	jb	.L79
	movl	%ecx, (%esp)
	leal	(%ecx,%eax), %edx
	movl	%eax, 8(%esp)
	movl	%ebp, 4(%esp)
	movl	%edx, 16(%esp)
	call	memcpy@PLT
	movl	16(%esp), %edx
	movl	20(%esp), %ecx
	subl	%edx, %ecx
	movl	%ecx, 16(%esp)
.L73:
	movl	%eax, 24(%esi)
	movl	28(%edi), %ecx
	movl	%edx, 24(%esp)
	movl	%ecx, (%esp)
	movl	%ecx, 28(%esp)
	call	strlen@PLT
	movl	24(%esp), %edx
	incl	%eax
	cmpl	%eax, 16(%esp)
	jb	.L80
	movl	%edx, (%esp)
	movl	28(%esp), %ecx
	leal	(%edx,%eax), %ebp
	movl	%eax, 8(%esp)
	movl	%ecx, 4(%esp)
	call	memcpy@PLT
	movl	20(%esp), %edx
	subl	%ebp, %edx
	movl	%edx, 16(%esp)
.L74:
	movl	%eax, 28(%esi)
	movl	32(%edi), %edi
	movl	%edi, (%esp)
	call	strlen@PLT
	incl	%eax
	cmpl	%eax, 16(%esp)
	jb	.L81
	movl	%eax, 8(%esp)
	movl	%edi, 4(%esp)
	movl	%ebp, (%esp)
	call	memcpy@PLT
.L75:
	movl	%eax, 32(%esi)
	movl	(%esi), %edi
	testl	%edi, %edi
	je	.L85
	movl	4(%esi), %ebx
	testl	%ebx, %ebx
	je	.L85
	movl	24(%esi), %ecx
	testl	%ecx, %ecx
	je	.L85
	movl	28(%esi), %edx
	testl	%edx, %edx
	je	.L85
	testl	%eax, %eax
	je	.L85
	movl	68(%esp), %eax
	movl	%esi, (%eax)
.L68:
	addl	$44, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L85:
	addl	$44, %esp
	movl	$34, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L81:
	xorl	%eax, %eax
	jmp	.L75
	.p2align 4,,10
	.p2align 3
.L80:
	movl	%edx, %ebp
	xorl	%eax, %eax
	jmp	.L74
	.p2align 4,,10
	.p2align 3
.L79:
	movl	%ecx, %edx
	xorl	%eax, %eax
	jmp	.L73
	.p2align 4,,10
	.p2align 3
.L78:
	movl	%ebp, %ecx
	xorl	%eax, %eax
	jmp	.L72
	.p2align 4,,10
	.p2align 3
.L77:
	movl	%edx, %ebp
	xorl	%eax, %eax
	jmp	.L71
	.size	copy_user, .-copy_user
	.section	.text.getpwent,"ax",@progbits
	.p2align 4
	.globl	getpwent
	.type	getpwent, @function
getpwent:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	leal	users@GOTOFF(%eax), %eax
	jmp	next_user
	.size	getpwent, .-getpwent
	.section	.text.fgetpwent,"ax",@progbits
	.p2align 4
	.globl	fgetpwent
	.type	fgetpwent, @function
fgetpwent:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	movl	4(%esp), %edx
	movl	%edx, 4+other@GOTOFF(%eax)
	leal	other@GOTOFF(%eax), %eax
	jmp	next_user
	.size	fgetpwent, .-fgetpwent
	.section	.text.setpwent,"ax",@progbits
	.p2align 4
	.globl	setpwent
	.type	setpwent, @function
setpwent:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	4+users@GOTOFF(%ebx), %eax
	testl	%eax, %eax
	je	.L93
	movl	%eax, (%esp)
	call	rewind@PLT
.L93:
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	setpwent, .-setpwent
	.section	.text.endpwent,"ax",@progbits
	.p2align 4
	.globl	endpwent
	.type	endpwent, @function
endpwent:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	4+users@GOTOFF(%ebx), %eax
	testl	%eax, %eax
	je	.L100
	movl	%eax, (%esp)
	call	fclose@PLT
.L100:
	xorl	%eax, %eax
	movl	%eax, 4+users@GOTOFF(%ebx)
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	endpwent, .-endpwent
	.section	.text.getpwnam,"ax",@progbits
	.p2align 4
	.globl	getpwnam
	.type	getpwnam, @function
getpwnam:
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$16, %esp
	movl	32(%esp), %edi
	call	setpwent@PLT
	jmp	.L107
	.p2align 4,,10
	.p2align 3
.L113:
	movl	%edi, 4(%esp)
	movl	(%eax), %eax
	movl	%eax, (%esp)
	call	strcmp@PLT
	testl	%eax, %eax
	je	.L106
.L107:
	call	getpwent@PLT
	testl	%eax, %eax
	movl	%eax, %esi
	.p2align 4,,2
	jne	.L113
.L106:
	call	endpwent@PLT
	addl	$16, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.size	getpwnam, .-getpwnam
	.section	.text.getpwuid,"ax",@progbits
	.p2align 4
	.globl	getpwuid
	.type	getpwuid, @function
getpwuid:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$20, %esp
	movl	32(%esp), %esi
	call	setpwent@PLT
	jmp	.L116
	.p2align 4,,10
	.p2align 3
.L122:
	cmpl	%esi, 8(%eax)
	je	.L115
.L116:
	.p2align 4,,8
	call	getpwent@PLT
	testl	%eax, %eax
	.p2align 4,,3
	jne	.L122
.L115:
	movl	%eax, 12(%esp)
	call	endpwent@PLT
	movl	12(%esp), %eax
	addl	$20, %esp
	popl	%ebx
	popl	%esi
	ret
	.size	getpwuid, .-getpwuid
	.section	.text.getgrent,"ax",@progbits
	.p2align 4
	.globl	getgrent
	.type	getgrent, @function
getgrent:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	leal	groups@GOTOFF(%eax), %eax
	jmp	next_group
	.size	getgrent, .-getgrent
	.section	.text.fgetgrent,"ax",@progbits
	.p2align 4
	.globl	fgetgrent
	.type	fgetgrent, @function
fgetgrent:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	movl	4(%esp), %edx
	movl	%edx, 4+other@GOTOFF(%eax)
	leal	other@GOTOFF(%eax), %eax
	jmp	next_group
	.size	fgetgrent, .-fgetgrent
	.section	.text.setgrent,"ax",@progbits
	.p2align 4
	.globl	setgrent
	.type	setgrent, @function
setgrent:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	4+groups@GOTOFF(%ebx), %eax
	testl	%eax, %eax
	je	.L125
	movl	%eax, (%esp)
	call	rewind@PLT
.L125:
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	setgrent, .-setgrent
	.section	.text.endgrent,"ax",@progbits
	.p2align 4
	.globl	endgrent
	.type	endgrent, @function
endgrent:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	4+groups@GOTOFF(%ebx), %eax
	testl	%eax, %eax
	je	.L132
	movl	%eax, (%esp)
	call	fclose@PLT
.L132:
	xorl	%eax, %eax
	movl	%eax, 4+groups@GOTOFF(%ebx)
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	endgrent, .-endgrent
	.section	.text.getgrnam,"ax",@progbits
	.p2align 4
	.globl	getgrnam
	.type	getgrnam, @function
getgrnam:
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$16, %esp
	movl	32(%esp), %edi
	call	setgrent@PLT
	jmp	.L139
	.p2align 4,,10
	.p2align 3
.L145:
	movl	%edi, 4(%esp)
	movl	(%eax), %eax
	movl	%eax, (%esp)
	call	strcmp@PLT
	testl	%eax, %eax
	je	.L138
.L139:
	call	getgrent@PLT
	testl	%eax, %eax
	movl	%eax, %esi
	.p2align 4,,2
	jne	.L145
.L138:
	call	endgrent@PLT
	addl	$16, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.size	getgrnam, .-getgrnam
	.section	.text.getgrgid,"ax",@progbits
	.p2align 4
	.globl	getgrgid
	.type	getgrgid, @function
getgrgid:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$20, %esp
	movl	32(%esp), %esi
	call	setgrent@PLT
	jmp	.L148
	.p2align 4,,10
	.p2align 3
.L154:
	cmpl	%esi, 8(%eax)
	je	.L147
.L148:
	.p2align 4,,8
	call	getgrent@PLT
	testl	%eax, %eax
	.p2align 4,,3
	jne	.L154
.L147:
	movl	%eax, 12(%esp)
	call	endgrent@PLT
	movl	12(%esp), %eax
	addl	$20, %esp
	popl	%ebx
	popl	%esi
	ret
	.size	getgrgid, .-getgrgid
	.section	.text.__posix_getpwnam_r,"ax",@progbits
	.p2align 4
	.globl	__posix_getpwnam_r
	.type	__posix_getpwnam_r, @function
__posix_getpwnam_r:
	subl	$28, %esp
	movl	%ebx, 16(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 24(%esp)
	movl	%esi, 20(%esp)
	leal	lock@GOTOFF(%ebx), %edi
	movl	%edi, (%esp)
	call	stream_lock_take@PLT
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	getpwnam@PLT
	movl	48(%esp), %edx
	movl	40(%esp), %ecx
	movl	%edx, 4(%esp)
	movl	44(%esp), %edx
	movl	%edx, (%esp)
	movl	36(%esp), %edx
	call	copy_user
	movl	%edi, (%esp)
	movl	%eax, %esi
	call	stream_lock_drop@PLT
	movl	%esi, %eax
	movl	16(%esp), %ebx
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.size	__posix_getpwnam_r, .-__posix_getpwnam_r
	.section	.text.__posix_getpwuid_r,"ax",@progbits
	.p2align 4
	.globl	__posix_getpwuid_r
	.type	__posix_getpwuid_r, @function
__posix_getpwuid_r:
	subl	$28, %esp
	movl	%ebx, 16(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 24(%esp)
	movl	%esi, 20(%esp)
	leal	lock@GOTOFF(%ebx), %edi
	movl	%edi, (%esp)
	call	stream_lock_take@PLT
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	getpwuid@PLT
	movl	48(%esp), %edx
	movl	40(%esp), %ecx
	movl	%edx, 4(%esp)
	movl	44(%esp), %edx
	movl	%edx, (%esp)
	movl	36(%esp), %edx
	call	copy_user
	movl	%edi, (%esp)
	movl	%eax, %esi
	call	stream_lock_drop@PLT
	movl	%esi, %eax
	movl	16(%esp), %ebx
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.size	__posix_getpwuid_r, .-__posix_getpwuid_r
	.section	.text.__posix_getgrnam_r,"ax",@progbits
	.p2align 4
	.globl	__posix_getgrnam_r
	.type	__posix_getgrnam_r, @function
__posix_getgrnam_r:
	subl	$28, %esp
	movl	%ebx, 16(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 24(%esp)
	movl	%esi, 20(%esp)
	leal	lock@GOTOFF(%ebx), %edi
	movl	%edi, (%esp)
	call	stream_lock_take@PLT
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	getgrnam@PLT
	movl	48(%esp), %edx
	movl	40(%esp), %ecx
	movl	%edx, 4(%esp)
	movl	44(%esp), %edx
	movl	%edx, (%esp)
	movl	36(%esp), %edx
	call	copy_group
	movl	%edi, (%esp)
	movl	%eax, %esi
	call	stream_lock_drop@PLT
	movl	%esi, %eax
	movl	16(%esp), %ebx
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.size	__posix_getgrnam_r, .-__posix_getgrnam_r
	.section	.text.__posix_getgrgid_r,"ax",@progbits
	.p2align 4
	.globl	__posix_getgrgid_r
	.type	__posix_getgrgid_r, @function
__posix_getgrgid_r:
	subl	$28, %esp
	movl	%ebx, 16(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 24(%esp)
	movl	%esi, 20(%esp)
	leal	lock@GOTOFF(%ebx), %edi
	movl	%edi, (%esp)
	call	stream_lock_take@PLT
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	getgrgid@PLT
	movl	48(%esp), %edx
	movl	40(%esp), %ecx
	movl	%edx, 4(%esp)
	movl	44(%esp), %edx
	movl	%edx, (%esp)
	movl	36(%esp), %edx
	call	copy_group
	movl	%edi, (%esp)
	movl	%eax, %esi
	call	stream_lock_drop@PLT
	movl	%esi, %eax
	movl	16(%esp), %ebx
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.size	__posix_getgrgid_r, .-__posix_getgrgid_r
	.section	.text.next_user_r,"ax",@progbits
	.p2align 4
	.globl	next_user_r
	.type	next_user_r, @function
next_user_r:
	subl	$44, %esp
	movl	%ebx, 32(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 40(%esp)
	movl	%esi, 36(%esp)
	leal	lock@GOTOFF(%ebx), %edi
	movl	%edi, (%esp)
	call	stream_lock_take@PLT
	call	getpwent@PLT
	leal	28(%esp), %edx
	movl	52(%esp), %ecx
	movl	%edx, 4(%esp)
	movl	56(%esp), %edx
	movl	%edx, (%esp)
	movl	48(%esp), %edx
	call	copy_user
	movl	%edi, (%esp)
	movl	%eax, %esi
	call	stream_lock_drop@PLT
	movl	28(%esp), %eax
	testl	%eax, %eax
	je	.L169
	movl	32(%esp), %ebx
	xorl	%eax, %eax
	movl	36(%esp), %esi
	movl	40(%esp), %edi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L169:
	testl	%esi, %esi
	movl	$2, %eax
	cmove	%eax, %esi
	call	___errno@PLT
	movl	32(%esp), %ebx
	movl	40(%esp), %edi
	movl	%esi, (%eax)
	movl	36(%esp), %esi
	movl	$-1, %eax
	addl	$44, %esp
	ret
	.size	next_user_r, .-next_user_r
	.section	.text.next_group_r,"ax",@progbits
	.p2align 4
	.globl	next_group_r
	.type	next_group_r, @function
next_group_r:
	subl	$44, %esp
	movl	%ebx, 32(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 40(%esp)
	movl	%esi, 36(%esp)
	leal	lock@GOTOFF(%ebx), %edi
	movl	%edi, (%esp)
	call	stream_lock_take@PLT
	call	getgrent@PLT
	leal	28(%esp), %edx
	movl	52(%esp), %ecx
	movl	%edx, 4(%esp)
	movl	56(%esp), %edx
	movl	%edx, (%esp)
	movl	48(%esp), %edx
	call	copy_group
	movl	%edi, (%esp)
	movl	%eax, %esi
	call	stream_lock_drop@PLT
	movl	28(%esp), %eax
	testl	%eax, %eax
	je	.L176
	movl	32(%esp), %ebx
	xorl	%eax, %eax
	movl	36(%esp), %esi
	movl	40(%esp), %edi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L176:
	testl	%esi, %esi
	movl	$2, %eax
	cmove	%eax, %esi
	call	___errno@PLT
	movl	32(%esp), %ebx
	movl	40(%esp), %edi
	movl	%esi, (%eax)
	movl	36(%esp), %esi
	movl	$-1, %eax
	addl	$44, %esp
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
	subl	$60, %esp
	movl	%ebx, 56(%esp)
	movl	64(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	32(%eax), %edx
	movl	%edx, 32(%esp)
	movl	28(%eax), %edx
	movl	%edx, 28(%esp)
	movl	24(%eax), %edx
	movl	%edx, 24(%esp)
	movl	12(%eax), %edx
	movl	%edx, 20(%esp)
	movl	8(%eax), %edx
	movl	%edx, 16(%esp)
	movl	4(%eax), %edx
	movl	%edx, 12(%esp)
	movl	(%eax), %eax
	movl	%eax, 8(%esp)
	leal	.LC2@GOTOFF(%ebx), %eax
	movl	%eax, 4(%esp)
	movl	68(%esp), %eax
	movl	%eax, (%esp)
	call	fprintf@PLT
	movl	56(%esp), %ebx
	addl	$60, %esp
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
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$20, %esp
	call	getuid@PLT
	movl	%eax, (%esp)
	call	getpwuid@PLT
	testl	%eax, %eax
	je	.L179
	movl	(%eax), %eax
	leal	name.2@GOTOFF(%ebx), %esi
	movl	%esi, (%esp)
	movl	%eax, 12(%esp)
	leal	.LC3@GOTOFF(%ebx), %eax
	movl	%eax, 8(%esp)
	movl	$64, %eax
	movl	%eax, 4(%esp)
	call	snprintf@PLT
	movl	%esi, %eax
.L179:
	addl	$20, %esp
	popl	%ebx
	popl	%esi
	ret
	.size	getlogin, .-getlogin
	.section	.text.cuserid,"ax",@progbits
	.p2align 4
	.globl	cuserid
	.type	cuserid, @function
cuserid:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$20, %esp
	movl	32(%esp), %esi
	call	geteuid@PLT
	movl	%eax, (%esp)
	call	getpwuid@PLT
	testl	%esi, %esi
	je	.L190
	testl	%eax, %eax
	je	.L188
.L191:
	movl	(%eax), %eax
.L187:
	movl	%eax, 12(%esp)
	leal	.LC3@GOTOFF(%ebx), %eax
	movl	%eax, 8(%esp)
	movl	$64, %eax
	movl	%esi, (%esp)
	movl	%eax, 4(%esp)
	call	snprintf@PLT
	addl	$20, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L190:
	leal	own.1@GOTOFF(%ebx), %esi
	testl	%eax, %eax
	jne	.L191
.L188:
	leal	.LC1@GOTOFF(%ebx), %eax
	jmp	.L187
	.size	cuserid, .-cuserid
	.section	.text.initgroups,"ax",@progbits
	.p2align 4
	.globl	initgroups
	.type	initgroups, @function
initgroups:
	pushl	%ebp
	xorl	%edx, %edx
	pushl	%edi
	xorl	%eax, %eax
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$124, %esp
	movl	144(%esp), %esi
	leal	36(%esp), %ecx
.L193:
	movl	%edx, 36(%esp,%eax)
	movl	%edx, 40(%esp,%eax)
	addl	$8, %eax
	cmpl	$72, %eax
	jb	.L193
	movl	$0, (%ecx,%eax)
	movl	148(%esp), %eax
	movl	%eax, 32(%esp)
	call	setgrent@PLT
	movl	$1, %eax
	movl	%eax, 24(%esp)
	leal	32(%esp), %eax
	movl	%eax, 28(%esp)
	.p2align 4
	.p2align 3
.L195:
	call	getgrent@PLT
	testl	%eax, %eax
	movl	%eax, %edi
	je	.L199
	movl	12(%edi), %ebp
	movl	0(%ebp), %eax
	testl	%eax, %eax
	jne	.L200
	jmp	.L195
	.p2align 4,,10
	.p2align 3
.L197:
	movl	4(%ebp), %eax
	addl	$4, %ebp
	testl	%eax, %eax
	je	.L195
.L200:
	movl	%esi, 4(%esp)
	movl	%eax, (%esp)
	call	strcmp@PLT
	testl	%eax, %eax
	jne	.L197
	movl	8(%edi), %eax
	cmpl	148(%esp), %eax
	je	.L197
	incl	24(%esp)
	movl	28(%esp), %edx
	movl	24(%esp), %ecx
	movl	%eax, -4(%edx,%ecx,4)
	cmpl	$20, %ecx
	jne	.L195
.L199:
	call	endgrent@PLT
	movl	28(%esp), %eax
	movl	%eax, 4(%esp)
	movl	24(%esp), %eax
	movl	%eax, (%esp)
	call	setgroups@PLT
	addl	$124, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
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
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$16, %esp
	movl	shells@GOTOFF(%ebx), %eax
	testl	%eax, %eax
	je	.L227
.L209:
	leal	line.0@GOTOFF(%ebx), %esi
	testl	%eax, %eax
	je	.L215
	.p2align 4
	.p2align 3
.L214:
	movl	%eax, 8(%esp)
	movl	$1024, %eax
	movl	%eax, 4(%esp)
	movl	%esi, (%esp)
	call	fgets@PLT
	testl	%eax, %eax
	je	.L215
	movzbl	line.0@GOTOFF(%ebx), %eax
	movl	%esi, %edi
	testb	%al, %al
	jne	.L216
	jmp	.L210
	.p2align 4,,10
	.p2align 3
.L228:
	cmpb	$35, (%edi)
	je	.L210
	movzbl	1(%edi), %eax
	incl	%edi
	testb	%al, %al
	je	.L210
.L216:
	movl	%eax, (%esp)
	call	isspace@PLT
	testl	%eax, %eax
	je	.L228
.L210:
	movb	$0, (%edi)
	cmpb	$47, line.0@GOTOFF(%ebx)
	je	.L217
	movl	shells@GOTOFF(%ebx), %eax
	testl	%eax, %eax
	jne	.L214
.L215:
	addl	$16, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
.L217:
	addl	$16, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
.L227:
	leal	.LC0@GOTOFF(%ebx), %eax
	movl	%eax, 4(%esp)
	leal	.LC4@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	call	fopen@PLT
	movl	%eax, shells@GOTOFF(%ebx)
	jmp	.L209
	.size	getusershell, .-getusershell
	.section	.text.setusershell,"ax",@progbits
	.p2align 4
	.globl	setusershell
	.type	setusershell, @function
setusershell:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	shells@GOTOFF(%ebx), %eax
	testl	%eax, %eax
	je	.L229
	movl	%eax, (%esp)
	call	rewind@PLT
.L229:
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	setusershell, .-setusershell
	.section	.text.endusershell,"ax",@progbits
	.p2align 4
	.globl	endusershell
	.type	endusershell, @function
endusershell:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	shells@GOTOFF(%ebx), %eax
	testl	%eax, %eax
	je	.L236
	movl	%eax, (%esp)
	call	fclose@PLT
.L236:
	xorl	%eax, %eax
	movl	%eax, shells@GOTOFF(%ebx)
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	endusershell, .-endusershell
	.local	line.0
	.comm	line.0,1024,32
	.local	own.1
	.comm	own.1,64,32
	.local	name.2
	.comm	name.2,64,32
	.local	out.3
	.comm	out.3,16,4
	.local	members.4
	.comm	members.4,260,32
	.local	out.5
	.comm	out.5,44,32
	.local	shells
	.comm	shells,4,4
	.local	lock
	.comm	lock,12,4
	.local	other
	.comm	other,1032,32
	.section	.rodata.str1.1
.LC5:
	.string	"/etc/group"
	.section	.data.rel.local,"aw"
	.align 32
	.type	groups, @object
	.size	groups, 1032
groups:
	.long	.LC5
	.zero	1028
	.section	.rodata.str1.1
.LC6:
	.string	"/etc/passwd"
	.section	.data.rel.local
	.align 32
	.type	users, @object
	.size	users, 1032
users:
	.long	.LC6
	.zero	1028
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
