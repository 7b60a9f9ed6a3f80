// 3896c7e904da9b6d2b00c1c020ce861e emu/guest/libc/stdio.c
	.file	"stdio.c"
	.text
	.section	.text.give_buffer,"ax",@progbits
	.p2align 4
	.type	give_buffer, @function
give_buffer:
	subl	$60, %esp
	movl	%ebx, 44(%esp)
	movl	%esi, 48(%esp)
	movl	%eax, %esi
	movl	%edi, 52(%esp)
	movl	8(%esi), %ecx
	movl	%ebp, 56(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movzbl	12(%eax), %eax
	andb	$4, %al
	cmpb	$1, %al
	sbbl	%edi, %edi
	andl	$8191, %edi
	incl	%edi
	testl	%ecx, %ecx
	je	.L14
.L1:
	movl	44(%esp), %ebx
	movl	48(%esp), %esi
	movl	52(%esp), %edi
	movl	56(%esp), %ebp
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	leal	8(%edi), %eax
	movl	%eax, (%esp)
	call	malloc@PLT
	testl	%eax, %eax
	je	.L15
	movl	__iob@GOT(%ebx), %edx
	leal	8(%eax), %ecx
	movl	%esi, %eax
	subl	%edx, %eax
	movl	%eax, 24(%esp)
	movl	%eax, %ebp
	leal	16(%edx), %eax
	sarl	$4, %ebp
	cmpl	%eax, %esi
	je	.L16
	movl	%ecx, 4(%esi)
	movzbl	12(%esi), %eax
	movl	%ecx, 8(%esi)
	orb	$8, %al
	cmpl	$944, 24(%esp)
	jbe	.L7
	movl	__more_streams@GOT(%ebx), %edx
	movl	%esi, %ebp
	subl	%edx, %ebp
	sarl	$4, %ebp
	addl	$60, %ebp
.L7:
	movb	%al, 12(%esi)
	leal	0(%ebp,%ebp,2), %eax
	movl	$0, (%esi)
	movl	%edi, more@GOTOFF(%ebx,%eax,8)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L16:
	movl	%ecx, 28(%esp)
	movzwl	30(%edx), %eax
	movl	%edx, 24(%esp)
	movzbl	29(%edx), %ecx
	sall	$8, %eax
	orl	%ecx, %eax
	movl	%eax, (%esp)
	call	stream_is_terminal@PLT
	movl	24(%esp), %edx
	movl	28(%esp), %ecx
	testl	%eax, %eax
	je	.L6
	orb	$64, 28(%edx)
.L6:
	movzbl	28(%edx), %eax
	movl	%ecx, 20(%edx)
	movl	%ecx, 24(%edx)
	orb	$8, %al
	jmp	.L7
.L15:
	movl	$127, (%esp)
	call	exit@PLT
	.size	give_buffer, .-give_buffer
	.section	.text.parse_mode,"ax",@progbits
	.p2align 4
	.type	parse_mode, @function
parse_mode:
	subl	$28, %esp
	movl	%ebx, 16(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 24(%esp)
	movl	%edx, %edi
	movl	$43, %edx
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	movl	%esi, 20(%esp)
	movl	%eax, %esi
	call	strchr@PLT
	testl	%eax, %eax
	je	.L36
	movl	$128, (%edi)
	movzbl	(%esi), %edx
	cmpb	$114, %dl
	je	.L22
	cmpb	$119, %dl
	je	.L24
	cmpb	$97, %dl
	je	.L37
.L23:
	.p2align 4,,5
	call	___errno@PLT
	movl	16(%esp), %ebx
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	movl	$22, (%eax)
	movl	$-1, %eax
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L24:
	movl	16(%esp), %ebx
	movl	$770, %eax
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L37:
	movl	16(%esp), %ebx
	movl	$266, %eax
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L36:
	xorl	%edx, %edx
	cmpb	$114, (%esi)
	setne	%dl
	incl	%edx
	movl	%edx, (%edi)
	movzbl	(%esi), %edx
	cmpb	$114, %dl
	je	.L22
	cmpb	$119, %dl
	je	.L26
	cmpb	$97, %dl
	jne	.L23
	movl	16(%esp), %ebx
	movl	$265, %eax
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L22:
	testl	%eax, %eax
	movl	16(%esp), %ebx
	setne	%al
	movl	20(%esp), %esi
	movzbl	%al, %eax
	movl	24(%esp), %edi
	addl	$28, %esp
	addl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L26:
	movl	16(%esp), %ebx
	movl	$769, %eax
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.size	parse_mode, .-parse_mode
	.section	.text.free_stream,"ax",@progbits
	.p2align 4
	.type	free_stream, @function
free_stream:
	pushl	%esi
	call	__x86.get_pc_thunk.si
	addl	$_GLOBAL_OFFSET_TABLE_, %esi
	pushl	%ebx
	subl	$20, %esp
	movl	%esi, %ebx
	call	guard_enter@PLT
	movl	__iob@GOT(%esi), %eax
	movl	__more_streams@GOT(%esi), %ecx
	leal	944(%eax), %ebx
.L39:
	leal	3136(%ecx), %edx
	jmp	.L40
	.p2align 4,,10
	.p2align 3
.L49:
	cmpb	$0, 12(%eax)
	je	.L47
	cmpl	%ebx, %eax
	jne	.L48
	movl	%ecx, %eax
.L40:
	cmpl	%edx, %eax
	jne	.L49
	movl	%esi, %ebx
	call	guard_leave@PLT
	call	___errno@PLT
	movl	$24, (%eax)
	addl	$20, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L47:
	movb	$8, 12(%eax)
	movl	%esi, %ebx
	movl	%eax, 12(%esp)
	call	guard_leave@PLT
	movl	12(%esp), %eax
	addl	$20, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L48:
	addl	$16, %eax
	jmp	.L39
	.size	free_stream, .-free_stream
	.section	.text.flush_output,"ax",@progbits
	.p2align 4
	.type	flush_output, @function
flush_output:
	pushl	%ebp
	pushl	%edi
	movl	%eax, %edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$28, %esp
	movl	8(%eax), %ebp
	testl	%ebp, %ebp
	je	.L51
	movl	4(%eax), %esi
	subl	%ebp, %esi
	jne	.L52
	jmp	.L51
	.p2align 4,,10
	.p2align 3
.L54:
	addl	%eax, %ebp
	subl	%eax, %esi
	je	.L62
.L52:
	movl	%esi, 8(%esp)
	movl	%ebp, 4(%esp)
	movzwl	14(%edi), %eax
	movzbl	13(%edi), %edx
	sall	$8, %eax
	orl	%edx, %eax
	movl	%eax, (%esp)
	call	write@PLT
	testl	%eax, %eax
	jg	.L54
	movzbl	12(%edi), %eax
	movl	$-1, %edx
	movl	8(%edi), %ebp
	orb	$32, %al
	movb	%al, 12(%edi)
.L53:
	movl	%ebp, 4(%edi)
	xorl	%ecx, %ecx
	testb	$68, %al
	jne	.L55
	movl	__iob@GOT(%ebx), %esi
	movl	%edi, %eax
	subl	%esi, %eax
	cmpl	$944, %eax
	ja	.L56
	sarl	$4, %eax
.L57:
	leal	(%eax,%eax,2), %eax
	movl	more@GOTOFF(%ebx,%eax,8), %ecx
.L55:
	movl	%ecx, (%edi)
	addl	$28, %esp
	movl	%edx, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L51:
	movzbl	12(%edi), %eax
	xorl	%edx, %edx
	jmp	.L53
	.p2align 4,,10
	.p2align 3
.L56:
	movl	__more_streams@GOT(%ebx), %ecx
	movl	%edi, %eax
	subl	%ecx, %eax
	sarl	$4, %eax
	addl	$60, %eax
	jmp	.L57
	.p2align 4,,10
	.p2align 3
.L62:
	movl	8(%edi), %ebp
	xorl	%edx, %edx
	movzbl	12(%edi), %eax
	jmp	.L53
	.size	flush_output, .-flush_output
	.section	.text.ftrylockfile,"ax",@progbits
	.p2align 4
	.globl	ftrylockfile
	.type	ftrylockfile, @function
ftrylockfile:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	32(%esp), %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edx, %eax
	movl	__iob@GOT(%ebx), %ecx
	subl	%ecx, %eax
	cmpl	$944, %eax
	ja	.L64
	sarl	$4, %eax
.L65:
	leal	(%eax,%eax,2), %eax
	leal	12+more@GOTOFF(%ebx,%eax,8), %eax
	movl	%eax, (%esp)
	call	stream_lock_try@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L64:
	movl	__more_streams@GOT(%ebx), %eax
	subl	%eax, %edx
	sarl	$4, %edx
	leal	60(%edx), %eax
	jmp	.L65
	.size	ftrylockfile, .-ftrylockfile
	.section	.text.flockfile,"ax",@progbits
	.p2align 4
	.globl	flockfile
	.type	flockfile, @function
flockfile:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	32(%esp), %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edx, %eax
	movl	__iob@GOT(%ebx), %ecx
	subl	%ecx, %eax
	cmpl	$944, %eax
	ja	.L68
	sarl	$4, %eax
.L69:
	leal	(%eax,%eax,2), %eax
	leal	12+more@GOTOFF(%ebx,%eax,8), %eax
	movl	%eax, (%esp)
	call	stream_lock_take@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L68:
	movl	__more_streams@GOT(%ebx), %eax
	subl	%eax, %edx
	sarl	$4, %edx
	leal	60(%edx), %eax
	jmp	.L69
	.size	flockfile, .-flockfile
	.section	.text.funlockfile,"ax",@progbits
	.p2align 4
	.globl	funlockfile
	.type	funlockfile, @function
funlockfile:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	32(%esp), %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edx, %eax
	movl	__iob@GOT(%ebx), %ecx
	subl	%ecx, %eax
	cmpl	$944, %eax
	ja	.L72
	sarl	$4, %eax
.L73:
	leal	(%eax,%eax,2), %eax
	leal	12+more@GOTOFF(%ebx,%eax,8), %eax
	movl	%eax, (%esp)
	call	stream_lock_drop@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L72:
	movl	__more_streams@GOT(%ebx), %eax
	subl	%eax, %edx
	sarl	$4, %edx
	leal	60(%edx), %eax
	jmp	.L73
	.size	funlockfile, .-funlockfile
	.section	.text.streams_after_fork,"ax",@progbits
	.p2align 4
	.globl	streams_after_fork
	.type	streams_after_fork, @function
streams_after_fork:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$44, %esp
	movl	__more_streams@GOT(%ebx), %ecx
	movl	__iob@GOT(%ebx), %eax
	movl	%ecx, 24(%esp)
	addl	$3136, %ecx
	movl	%eax, 12(%esp)
	cmpl	%ecx, %eax
	movl	%ecx, 28(%esp)
	je	.L75
	leal	more@GOTOFF, %edx
	movl	%eax, %ebp
	movl	%edx, 20(%esp)
	addl	$944, %eax
	movl	%eax, 16(%esp)
	.p2align 4
	.p2align 3
.L81:
	movl	12(%esp), %edx
	movl	%ebp, %eax
	subl	%edx, %eax
	cmpl	$944, %eax
	ja	.L77
	sarl	$4, %eax
.L78:
	leal	(%eax,%eax,2), %eax
	leal	(%ebx,%eax,8), %esi
	movl	20(%esp), %eax
	addl	%eax, %esi
	movl	16(%esi), %edi
	call	thread_self@PLT
	cmpl	(%eax), %edi
	je	.L79
	movl	$0, 12(%esi)
	movl	$0, 16(%esi)
	movl	$0, 20(%esi)
.L79:
	movl	16(%esp), %eax
	cmpl	%eax, %ebp
	je	.L82
	movl	28(%esp), %eax
	addl	$16, %ebp
	cmpl	%eax, %ebp
	jne	.L81
.L75:
	addl	$44, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L77:
	movl	24(%esp), %ecx
	movl	%ebp, %eax
	subl	%ecx, %eax
	sarl	$4, %eax
	addl	$60, %eax
	jmp	.L78
	.p2align 4,,10
	.p2align 3
.L82:
	movl	24(%esp), %ebp
	jmp	.L81
	.size	streams_after_fork, .-streams_after_fork
	.section	.text.fwide,"ax",@progbits
	.p2align 4
	.globl	fwide
	.type	fwide, @function
fwide:
	subl	$28, %esp
	movl	%ebx, 16(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 20(%esp)
	movl	32(%esp), %esi
	movl	%edi, 24(%esp)
	movl	%esi, (%esp)
	call	flockfile@PLT
	movl	__iob@GOT(%ebx), %edx
	movl	%esi, %eax
	subl	%edx, %eax
	cmpl	$944, %eax
	ja	.L85
	sarl	$4, %eax
.L86:
	leal	(%eax,%eax), %edx
	leal	(%edx,%eax), %ecx
	movl	8+more@GOTOFF(%ebx,%ecx,8), %edi
	testl	%edi, %edi
	jne	.L87
	movl	36(%esp), %ecx
	movl	$1, %edi
	testl	%ecx, %ecx
	jle	.L91
.L88:
	addl	%eax, %edx
	leal	(%ebx,%edx,8), %eax
	leal	more@GOTOFF, %edx
	movl	%edi, 8(%edx,%eax)
.L87:
	movl	%esi, (%esp)
	call	funlockfile@PLT
	movl	%edi, %eax
	movl	16(%esp), %ebx
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L85:
	movl	__more_streams@GOT(%ebx), %edi
	movl	%esi, %eax
	subl	%edi, %eax
	sarl	$4, %eax
	addl	$60, %eax
	jmp	.L86
	.p2align 4,,10
	.p2align 3
.L91:
	setne	%cl
	movzbl	%cl, %edi
	negl	%edi
	jmp	.L88
	.size	fwide, .-fwide
	.section	.text.begin_reading,"ax",@progbits
	.p2align 4
	.type	begin_reading, @function
begin_reading:
	pushl	%esi
	movl	$-1, %edx
	pushl	%ebx
	movl	%eax, %esi
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$20, %esp
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	fwide@PLT
	movzbl	12(%esi), %eax
	movb	%al, %dl
	andb	$1, %dl
	jne	.L93
	testb	%al, %al
	jns	.L97
	movl	%esi, %eax
	call	flush_output
	movzbl	12(%esi), %eax
	movl	$0, (%esi)
	andb	$-4, %al
	orb	$1, %al
	movb	%al, 12(%esi)
.L93:
	movl	%esi, %eax
	call	give_buffer
	xorl	%eax, %eax
.L92:
	addl	$20, %esp
	popl	%ebx
	popl	%esi
	ret
.L97:
	orb	$32, %al
	movb	%al, 12(%esi)
	call	___errno@PLT
	movl	$9, (%eax)
	movl	$-1, %eax
	jmp	.L92
	.size	begin_reading, .-begin_reading
	.section	.text.begin_writing,"ax",@progbits
	.p2align 4
	.type	begin_writing, @function
begin_writing:
	pushl	%esi
	movl	$-1, %edx
	pushl	%ebx
	movl	%eax, %esi
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$20, %esp
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	fwide@PLT
	movzbl	12(%esi), %eax
	movb	%al, %dl
	andb	$2, %dl
	jne	.L99
	testb	%al, %al
	jns	.L104
	movl	(%esi), %edx
	testl	%edx, %edx
	jg	.L105
.L102:
	movl	$0, (%esi)
	movl	8(%esi), %edx
	andb	$-20, %al
	orb	$2, %al
	movb	%al, 12(%esi)
	movl	%edx, 4(%esi)
.L99:
	movl	%esi, %eax
	call	give_buffer
	xorl	%eax, %eax
.L98:
	addl	$20, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L105:
	movl	$1, %eax
	movl	%eax, 12(%esp)
	movl	%edx, %eax
	cltd
	negl	%eax
	movl	%eax, 4(%esp)
	adcl	$0, %edx
	negl	%edx
	movl	%edx, 8(%esp)
	movzwl	14(%esi), %eax
	movzbl	13(%esi), %edx
	sall	$8, %eax
	orl	%edx, %eax
	movl	%eax, (%esp)
	call	__lseek64@PLT
	movzbl	12(%esi), %eax
	jmp	.L102
.L104:
	orb	$32, %al
	movb	%al, 12(%esi)
	call	___errno@PLT
	movl	$9, (%eax)
	movl	$-1, %eax
	jmp	.L98
	.size	begin_writing, .-begin_writing
	.section	.text.__filbuf,"ax",@progbits
	.p2align 4
	.globl	__filbuf
	.type	__filbuf, @function
__filbuf:
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$16, %esp
	movl	32(%esp), %esi
	movl	%esi, (%esp)
	call	flockfile@PLT
	movl	%esi, %eax
	call	begin_reading
	testl	%eax, %eax
	jne	.L107
	movl	__iob@GOT(%ebx), %eax
	movl	%esi, %edi
	subl	%eax, %edi
	cmpl	%eax, %esi
	je	.L121
	cmpl	$944, %edi
	jbe	.L115
	movl	__more_streams@GOT(%ebx), %edx
	movl	%esi, %eax
	subl	%edx, %eax
	sarl	$4, %eax
	addl	$60, %eax
.L111:
	leal	(%eax,%eax,2), %eax
	movl	more@GOTOFF(%ebx,%eax,8), %eax
	movl	%eax, 8(%esp)
	movl	8(%esi), %eax
	movl	%eax, 4(%esp)
	movzwl	14(%esi), %eax
	movzbl	13(%esi), %edx
	sall	$8, %eax
	orl	%edx, %eax
	movl	%eax, (%esp)
	call	read@PLT
	movl	8(%esi), %edx
	movl	$0, (%esi)
	movl	%edx, 4(%esi)
	testl	%eax, %eax
	jle	.L122
	decl	%eax
	movl	%eax, (%esi)
	leal	1(%edx), %eax
	movl	%eax, 4(%esi)
	movzbl	(%edx), %edi
.L114:
	movl	%esi, (%esp)
	call	funlockfile@PLT
	addl	$16, %esp
	movl	%edi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L121:
	testb	$64, 28(%esi)
	jne	.L123
.L115:
	movl	%edi, %eax
	sarl	$4, %eax
	jmp	.L111
	.p2align 4,,10
	.p2align 3
.L123:
	leal	16(%esi), %eax
	call	flush_output
	jmp	.L115
.L122:
	cmpl	$1, %eax
	sbbl	%eax, %eax
	andb	$-16, %al
	addb	$32, %al
	orb	%al, 12(%esi)
.L107:
	movl	$-1, %edi
	jmp	.L114
	.size	__filbuf, .-__filbuf
	.section	.text.__flsbuf,"ax",@progbits
	.p2align 4
	.globl	__flsbuf
	.type	__flsbuf, @function
__flsbuf:
	subl	$60, %esp
	movl	%ebp, 56(%esp)
	call	__x86.get_pc_thunk.bp
	addl	$_GLOBAL_OFFSET_TABLE_, %ebp
	movl	%esi, 48(%esp)
	movl	68(%esp), %esi
	movl	%ebx, 44(%esp)
	movl	%edi, 52(%esp)
	movl	%esi, (%esp)
	movl	%ebp, %ebx
	call	flockfile@PLT
	movzbl	64(%esp), %eax
	movb	%al, 27(%esp)
	movl	%esi, %eax
	call	begin_writing
	testl	%eax, %eax
	jne	.L130
	movl	%eax, %edi
	movl	4(%esi), %eax
	movl	8(%esi), %ebx
	movl	__iob@GOT(%ebp), %edx
	movl	%eax, %ecx
	subl	%ebx, %ecx
	movl	%esi, %ebx
	subl	%edx, %ebx
	cmpl	$944, %ebx
	ja	.L127
	sarl	$4, %ebx
	movl	%ebx, 20(%esp)
.L128:
	leal	more@GOTOFF(%ebp), %edx
	movl	%edx, 16(%esp)
	movl	20(%esp), %edx
	leal	(%edx,%edx), %ebx
	movl	%ebx, 28(%esp)
	addl	%ebx, %edx
	movl	16(%esp), %ebx
	cmpl	(%ebx,%edx,8), %ecx
	jb	.L129
	movl	%esi, %eax
	call	flush_output
	testl	%eax, %eax
	jne	.L130
	movl	4(%esi), %eax
.L129:
	movzbl	27(%esp), %ecx
	leal	1(%eax), %edx
	movl	%edx, 4(%esi)
	movb	%cl, (%eax)
	movzbl	12(%esi), %eax
	testb	$68, %al
	jne	.L131
	movl	20(%esp), %ecx
	movl	28(%esp), %ebx
	movl	16(%esp), %edi
	movl	4(%esi), %edx
	addl	%ecx, %ebx
	movl	8(%esi), %ecx
	movl	(%edi,%ebx,8), %edi
	subl	%ecx, %edx
	subl	%edx, %edi
.L131:
	movl	%edi, (%esi)
	movb	%al, %dl
	andb	$4, %dl
	jne	.L132
	shrb	$6, %al
	andb	$1, %al
	je	.L133
	cmpb	$10, 27(%esp)
	je	.L132
.L133:
	movzbl	64(%esp), %edi
.L126:
	movl	%esi, (%esp)
	movl	%ebp, %ebx
	call	funlockfile@PLT
	movl	%edi, %eax
	movl	44(%esp), %ebx
	movl	48(%esp), %esi
	movl	52(%esp), %edi
	movl	56(%esp), %ebp
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L127:
	movl	__more_streams@GOT(%ebp), %edx
	movl	%esi, %ebx
	subl	%edx, %ebx
	sarl	$4, %ebx
	leal	60(%ebx), %edx
	movl	%edx, 20(%esp)
	jmp	.L128
	.p2align 4,,10
	.p2align 3
.L132:
	movl	%esi, %eax
	call	flush_output
	testl	%eax, %eax
	je	.L133
.L130:
	movl	$-1, %edi
	jmp	.L126
	.size	__flsbuf, .-__flsbuf
	.section	.text.getc,"ax",@progbits
	.p2align 4
	.globl	getc
	.type	getc, @function
getc:
	subl	$28, %esp
	movl	%ebx, 16(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 20(%esp)
	movl	32(%esp), %esi
	movl	%edi, 24(%esp)
	movl	%esi, (%esp)
	call	flockfile@PLT
	decl	(%esi)
	js	.L145
	movl	4(%esi), %eax
	leal	1(%eax), %edx
	movl	%edx, 4(%esi)
	movzbl	(%eax), %edi
.L143:
	movl	%esi, (%esp)
	call	funlockfile@PLT
	movl	%edi, %eax
	movl	16(%esp), %ebx
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L145:
	movl	%esi, (%esp)
	call	__filbuf@PLT
	movl	%eax, %edi
	jmp	.L143
	.size	getc, .-getc
	.section	.text.putc,"ax",@progbits
	.p2align 4
	.globl	putc
	.type	putc, @function
putc:
	subl	$28, %esp
	movl	%ebx, 16(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 20(%esp)
	movl	36(%esp), %esi
	movl	%edi, 24(%esp)
	movl	%esi, (%esp)
	call	flockfile@PLT
	decl	(%esi)
	js	.L150
	movl	4(%esi), %eax
	movzbl	32(%esp), %edi
	leal	1(%eax), %edx
	movl	%edx, 4(%esi)
	movl	%edi, %ecx
	movb	%cl, (%eax)
.L148:
	movl	%esi, (%esp)
	call	funlockfile@PLT
	movl	%edi, %eax
	movl	16(%esp), %ebx
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L150:
	movl	%esi, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	__flsbuf@PLT
	movl	%eax, %edi
	jmp	.L148
	.size	putc, .-putc
	.section	.text.fgetc,"ax",@progbits
	.p2align 4
	.globl	fgetc
	.type	fgetc, @function
fgetc:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	call	getc@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	fgetc, .-fgetc
	.section	.text.fputc,"ax",@progbits
	.p2align 4
	.globl	fputc
	.type	fputc, @function
fputc:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	36(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	putc@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	fputc, .-fputc
	.section	.text.getchar,"ax",@progbits
	.p2align 4
	.globl	getchar
	.type	getchar, @function
getchar:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	__iob@GOT(%ebx), %eax
	movl	%eax, (%esp)
	call	getc@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	getchar, .-getchar
	.section	.text.putchar,"ax",@progbits
	.p2align 4
	.globl	putchar
	.type	putchar, @function
putchar:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	__iob@GOT(%ebx), %eax
	addl	$16, %eax
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	putc@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	putchar, .-putchar
	.section	.text.ungetc,"ax",@progbits
	.p2align 4
	.globl	ungetc
	.type	ungetc, @function
ungetc:
	subl	$28, %esp
	movl	%ebx, 16(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 20(%esp)
	movl	36(%esp), %esi
	movl	%edi, 24(%esp)
	movl	%esi, (%esp)
	call	flockfile@PLT
	cmpl	$-1, 32(%esp)
	je	.L162
	movl	%esi, %eax
	call	begin_reading
	testl	%eax, %eax
	jne	.L162
	movl	8(%esi), %eax
	movl	4(%esi), %edx
	subl	$8, %eax
	cmpl	%eax, %edx
	je	.L162
	movl	(%esi), %eax
	testl	%eax, %eax
	jns	.L163
	movl	$0, (%esi)
.L163:
	movzbl	32(%esp), %edi
	leal	-1(%edx), %eax
	movl	%eax, 4(%esi)
	movl	%edi, %eax
	movb	%al, -1(%edx)
	incl	(%esi)
	andb	$-17, 12(%esi)
.L161:
	movl	%esi, (%esp)
	call	funlockfile@PLT
	movl	%edi, %eax
	movl	16(%esp), %ebx
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L162:
	movl	$-1, %edi
	jmp	.L161
	.size	ungetc, .-ungetc
	.section	.text.fread,"ax",@progbits
	.p2align 4
	.globl	fread
	.type	fread, @function
fread:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$44, %esp
	movl	76(%esp), %edi
	movl	%edi, (%esp)
	call	flockfile@PLT
	movl	%edi, %eax
	call	begin_reading
	movl	64(%esp), %edx
	testl	%eax, %eax
	jne	.L173
	movl	68(%esp), %eax
	movl	72(%esp), %ecx
	imull	%ecx, %eax
	testl	%eax, %eax
	je	.L168
	movl	%eax, 28(%esp)
	movl	%eax, %ebp
	jmp	.L172
	.p2align 4,,10
	.p2align 3
.L187:
	movl	%edx, 64(%esp)
	cmpl	%ebp, %esi
	cmova	%ebp, %esi
	movl	%esi, 8(%esp)
	movl	4(%edi), %eax
	movl	%edx, (%esp)
	movl	%eax, 4(%esp)
	call	memcpy@PLT
	movl	64(%esp), %edx
	addl	%esi, 4(%edi)
	subl	%esi, (%edi)
	addl	%esi, %edx
	subl	%esi, %ebp
	je	.L186
.L172:
	movl	(%edi), %esi
	testl	%esi, %esi
	jg	.L187
	movl	%edi, (%esp)
	movl	%edx, 64(%esp)
	call	__filbuf@PLT
	cmpl	$-1, %eax
	je	.L184
	movl	64(%esp), %edx
	movl	$1, %esi
	movb	%al, (%edx)
	addl	%esi, %edx
	subl	%esi, %ebp
	jne	.L172
.L186:
	movl	28(%esp), %eax
.L168:
	xorl	%ebp, %ebp
.L171:
	movl	68(%esp), %edx
	testl	%edx, %edx
	je	.L173
	subl	%ebp, %eax
	xorl	%edx, %edx
	divl	68(%esp)
	movl	%eax, %esi
	jmp	.L167
	.p2align 4,,10
	.p2align 3
.L173:
	xorl	%esi, %esi
.L167:
	movl	%edi, (%esp)
	call	funlockfile@PLT
	addl	$44, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L184:
	movl	28(%esp), %eax
	jmp	.L171
	.size	fread, .-fread
	.section	.text.fwrite,"ax",@progbits
	.p2align 4
	.globl	fwrite
	.type	fwrite, @function
fwrite:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$60, %esp
	movl	92(%esp), %esi
	movl	%esi, (%esp)
	call	flockfile@PLT
	movl	%esi, %eax
	call	begin_writing
	movl	%eax, 40(%esp)
	testl	%eax, %eax
	je	.L223
.L190:
	xorl	%edi, %edi
.L198:
	movl	%esi, (%esp)
	call	funlockfile@PLT
	addl	$60, %esp
	movl	%edi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L223:
	movzbl	12(%esi), %eax
	xorl	%edx, %edx
	testb	$68, %al
	jne	.L191
	movl	__iob@GOT(%ebx), %ecx
	movl	%esi, %edx
	subl	%ecx, %edx
	cmpl	$944, %edx
	ja	.L192
	sarl	$4, %edx
.L193:
	movl	4(%esi), %ecx
	leal	(%edx,%edx,2), %edx
	movl	8(%esi), %edi
	movl	more@GOTOFF(%ebx,%edx,8), %edx
	subl	%edi, %ecx
	subl	%ecx, %edx
.L191:
	movl	%edx, (%esi)
	movl	84(%esp), %ebp
	movb	%al, %dl
	movl	88(%esp), %ecx
	imull	%ecx, %ebp
	andb	$4, %dl
	jne	.L194
	testl	%ebp, %ebp
	je	.L196
	movl	__iob@GOT(%ebx), %edi
	movl	%esi, %ecx
	movl	%esi, %eax
	movl	%ebp, 44(%esp)
	subl	%edi, %ecx
	movl	__more_streams@GOT(%ebx), %edi
	movl	%ecx, %edx
	sarl	$4, %edx
	subl	%edi, %eax
	movl	%ebp, %edi
	sarl	$4, %eax
	addl	$60, %eax
	cmpl	$944, %ecx
	cmova	%eax, %edx
	movl	80(%esp), %eax
	movl	%eax, 28(%esp)
	leal	(%edx,%edx,2), %eax
	movl	%esi, %edx
	leal	more@GOTOFF(%ebx,%eax,8), %eax
	movl	%eax, 36(%esp)
	jmp	.L202
	.p2align 4,,10
	.p2align 3
.L201:
	testl	%edi, %edi
	je	.L224
.L202:
	movl	%edx, 92(%esp)
	movl	4(%edx), %eax
	movl	8(%edx), %esi
	movl	36(%esp), %edx
	movl	%eax, %ecx
	subl	%esi, %ecx
	movl	(%edx), %esi
	movl	%eax, (%esp)
	movl	%esi, 32(%esp)
	movl	%esi, %ebp
	subl	%ecx, %ebp
	movl	28(%esp), %ecx
	cmpl	%ebp, %edi
	movl	%ebp, %esi
	cmovbe	%edi, %esi
	movl	%esi, 8(%esp)
	movl	%ecx, 4(%esp)
	call	memcpy@PLT
	movl	92(%esp), %edx
	movl	%edi, %ecx
	addl	%esi, 28(%esp)
	subl	%esi, %edi
	addl	%esi, 4(%edx)
	cmpl	%ebp, %ecx
	jb	.L201
	movl	%ecx, 32(%esp)
	movl	%edx, %eax
	call	flush_output
	movl	92(%esp), %edx
	movl	32(%esp), %ecx
	testl	%eax, %eax
	je	.L201
	movl	44(%esp), %ebp
	movl	%esi, %edx
	subl	%ecx, %edx
	movl	92(%esp), %esi
	leal	(%edx,%ebp), %eax
	xorl	%edx, %edx
	divl	84(%esp)
	movl	%eax, %edi
	jmp	.L198
	.p2align 4,,10
	.p2align 3
.L224:
	movl	44(%esp), %ebp
	movl	%edx, %esi
	movzbl	12(%edx), %eax
.L196:
	movb	%al, %dl
	andb	$64, %dl
	je	.L203
	movl	%ebp, 8(%esp)
	movl	$10, %eax
	movl	%eax, 4(%esp)
	movl	80(%esp), %eax
	movl	%eax, (%esp)
	call	memchr@PLT
	testl	%eax, %eax
	je	.L222
	movl	%esi, %eax
	call	flush_output
	testl	%eax, %eax
	.p2align 4,,2
	jne	.L190
.L222:
	movzbl	12(%esi), %eax
.L203:
	testb	$68, %al
	jne	.L206
	movl	__iob@GOT(%ebx), %ebp
	movl	%esi, %eax
	subl	%ebp, %eax
	cmpl	$944, %eax
	ja	.L207
	sarl	$4, %eax
.L208:
	leal	(%eax,%eax,2), %edx
	movl	8(%esi), %ecx
	movl	4(%esi), %eax
	movl	more@GOTOFF(%ebx,%edx,8), %edx
	subl	%ecx, %eax
	subl	%eax, %edx
	movl	%edx, 40(%esp)
.L206:
	movl	40(%esp), %eax
	movl	%eax, (%esi)
.L209:
	movl	88(%esp), %edi
	jmp	.L198
	.p2align 4,,10
	.p2align 3
.L192:
	movl	__more_streams@GOT(%ebx), %ebp
	movl	%esi, %edx
	subl	%ebp, %edx
	sarl	$4, %edx
	addl	$60, %edx
	jmp	.L193
	.p2align 4,,10
	.p2align 3
.L194:
	testl	%ebp, %ebp
	je	.L209
	movl	80(%esp), %edi
	jmp	.L197
	.p2align 4,,10
	.p2align 3
.L199:
	addl	%eax, %edi
	subl	%eax, %ebp
	je	.L209
.L197:
	movl	%ebp, 8(%esp)
	movl	%edi, 4(%esp)
	movzwl	14(%esi), %eax
	movzbl	13(%esi), %edx
	sall	$8, %eax
	orl	%edx, %eax
	movl	%eax, (%esp)
	call	write@PLT
	testl	%eax, %eax
	jg	.L199
	orb	$32, 12(%esi)
	xorl	%edi, %edi
	jmp	.L198
	.p2align 4,,10
	.p2align 3
.L207:
	movl	__more_streams@GOT(%ebx), %edi
	movl	%esi, %eax
	subl	%edi, %eax
	sarl	$4, %eax
	addl	$60, %eax
	jmp	.L208
	.size	fwrite, .-fwrite
	.section	.text.put_in_stream,"ax",@progbits
	.p2align 4
	.type	put_in_stream, @function
put_in_stream:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 12(%esp)
	movl	40(%esp), %eax
	movl	%eax, 8(%esp)
	movl	$1, %eax
	movl	%eax, 4(%esp)
	movl	36(%esp), %eax
	movl	%eax, (%esp)
	call	fwrite@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	put_in_stream, .-put_in_stream
	.section	.text.fputs,"ax",@progbits
	.p2align 4
	.globl	fputs
	.type	fputs, @function
fputs:
	subl	$28, %esp
	movl	%ebx, 16(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 24(%esp)
	movl	32(%esp), %edi
	movl	%esi, 20(%esp)
	movl	%edi, (%esp)
	call	strlen@PLT
	movl	%edi, (%esp)
	movl	%eax, %esi
	movl	36(%esp), %eax
	movl	%esi, 8(%esp)
	movl	%eax, 12(%esp)
	movl	$1, %eax
	movl	%eax, 4(%esp)
	call	fwrite@PLT
	movl	16(%esp), %ebx
	movl	24(%esp), %edi
	cmpl	%esi, %eax
	movl	20(%esp), %esi
	setne	%al
	addl	$28, %esp
	movzbl	%al, %eax
	negl	%eax
	ret
	.size	fputs, .-fputs
	.section	.text.puts,"ax",@progbits
	.p2align 4
	.globl	puts
	.type	puts, @function
puts:
	subl	$28, %esp
	movl	%ebx, 16(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 24(%esp)
	movl	%esi, 20(%esp)
	movl	__iob@GOT(%ebx), %edi
	leal	16(%edi), %esi
	movl	%esi, (%esp)
	call	flockfile@PLT
	movl	32(%esp), %eax
	movl	%esi, 4(%esp)
	movl	%eax, (%esp)
	call	fputs@PLT
	testl	%eax, %eax
	jne	.L231
	movl	%esi, 4(%esp)
	movl	$10, (%esp)
	call	putc@PLT
	incl	%eax
	sete	%al
	movzbl	%al, %esi
	negl	%esi
.L230:
	leal	16(%edi), %eax
	movl	%eax, (%esp)
	call	funlockfile@PLT
	movl	%esi, %eax
	movl	16(%esp), %ebx
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L231:
	movl	$-1, %esi
	jmp	.L230
	.size	puts, .-puts
	.section	.text.fgets,"ax",@progbits
	.p2align 4
	.globl	fgets
	.type	fgets, @function
fgets:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$28, %esp
	movl	56(%esp), %esi
	movl	%esi, (%esp)
	call	flockfile@PLT
	movl	48(%esp), %ebp
	movl	52(%esp), %eax
	leal	-1(%ebp,%eax), %edi
	jmp	.L234
	.p2align 4,,10
	.p2align 3
.L250:
	movl	%esi, (%esp)
	call	getc@PLT
	cmpl	$-1, %eax
	je	.L249
	movb	%al, 0(%ebp)
	incl	%ebp
	cmpl	$10, %eax
	je	.L235
.L234:
	movl	%edi, %eax
	subl	%ebp, %eax
	testl	%eax, %eax
	jg	.L250
.L235:
	movb	$0, 0(%ebp)
	movl	48(%esp), %ebp
.L238:
	movl	%esi, (%esp)
	call	funlockfile@PLT
	addl	$28, %esp
	movl	%ebp, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L249:
	cmpl	48(%esp), %ebp
	je	.L241
	testb	$32, 12(%esi)
	je	.L235
.L241:
	xorl	%ebp, %ebp
	jmp	.L238
	.size	fgets, .-fgets
	.section	.text.fdopen,"ax",@progbits
	.p2align 4
	.globl	fdopen
	.type	fdopen, @function
fdopen:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	36(%esp), %eax
	leal	12(%esp), %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	call	parse_mode
	testl	%eax, %eax
	js	.L254
	call	free_stream
	testl	%eax, %eax
	.p2align 4,,4
	je	.L254
	movl	$0, (%eax)
	movzbl	12(%esp), %ecx
	movl	$0, 4(%eax)
	movl	32(%esp), %edx
	movl	$0, 8(%eax)
	movb	%cl, 12(%eax)
	movzbl	32(%esp), %ecx
	shrw	$8, %dx
	movw	%dx, 14(%eax)
	movl	%eax, %edx
	movb	%cl, 13(%eax)
	movl	__iob@GOT(%ebx), %ecx
	subl	%ecx, %edx
	cmpl	$944, %edx
	ja	.L255
	sarl	$4, %edx
.L256:
	leal	(%edx,%edx,2), %edx
	leal	more@GOTOFF(%ebx,%edx,8), %edx
	movl	24(%esp), %ebx
	movl	$0, 4(%edx)
	movl	$0, 8(%edx)
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L254:
	movl	24(%esp), %ebx
	xorl	%eax, %eax
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L255:
	movl	__more_streams@GOT(%ebx), %ecx
	movl	%eax, %edx
	subl	%ecx, %edx
	sarl	$4, %edx
	addl	$60, %edx
	jmp	.L256
	.size	fdopen, .-fdopen
	.section	.text.fopen,"ax",@progbits
	.p2align 4
	.globl	fopen
	.type	fopen, @function
fopen:
	subl	$44, %esp
	movl	%edi, 40(%esp)
	movl	52(%esp), %eax
	leal	28(%esp), %edx
	movl	%ebx, 32(%esp)
	movl	%esi, 36(%esp)
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	call	parse_mode
	testl	%eax, %eax
	jns	.L262
.L266:
	xorl	%esi, %esi
.L261:
	movl	%esi, %eax
	movl	32(%esp), %ebx
	movl	36(%esp), %esi
	movl	40(%esp), %edi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L262:
	movl	%eax, %ebx
	call	free_stream
	testl	%eax, %eax
	movl	%eax, %esi
	je	.L266
	movl	%ebx, 4(%esp)
	movl	$438, %eax
	movl	%edi, %ebx
	movl	%eax, 8(%esp)
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	call	open@PLT
	testl	%eax, %eax
	js	.L273
	movb	%al, 13(%esi)
	movzbl	28(%esp), %ecx
	shrw	$8, %ax
	movw	%ax, 14(%esi)
	movl	%esi, %eax
	movl	$0, (%esi)
	movl	$0, 4(%esi)
	movb	%cl, 12(%esi)
	movl	__iob@GOT(%edi), %ecx
	movl	$0, 8(%esi)
	subl	%ecx, %eax
	cmpl	$944, %eax
	ja	.L267
	sarl	$4, %eax
.L268:
	leal	(%eax,%eax,2), %eax
	leal	more@GOTOFF(%edi,%eax,8), %eax
	movl	$0, 4(%eax)
	movl	$0, 8(%eax)
	jmp	.L261
	.p2align 4,,10
	.p2align 3
.L273:
	movb	$0, 12(%esi)
	jmp	.L266
	.p2align 4,,10
	.p2align 3
.L267:
	movl	__more_streams@GOT(%edi), %edx
	movl	%esi, %eax
	subl	%edx, %eax
	sarl	$4, %eax
	addl	$60, %eax
	jmp	.L268
	.size	fopen, .-fopen
	.section	.text.__fopen64,"ax",@progbits
	.p2align 4
	.globl	__fopen64
	.type	__fopen64, @function
__fopen64:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	36(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	fopen@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	__fopen64, .-__fopen64
	.section	.text.fopen64,"ax",@progbits
	.p2align 4
	.globl	fopen64
	.type	fopen64, @function
fopen64:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	36(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	fopen@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	fopen64, .-fopen64
	.section	.text.fflush,"ax",@progbits
	.p2align 4
	.globl	fflush
	.type	fflush, @function
fflush:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$44, %esp
	movl	64(%esp), %esi
	testl	%esi, %esi
	jne	.L279
	movl	__more_streams@GOT(%ebx), %eax
	xorl	%edx, %edx
	movl	%edx, 24(%esp)
	movl	__iob@GOT(%ebx), %ebp
	movl	%eax, 28(%esp)
	leal	3136(%eax), %edi
	leal	944(%ebp), %esi
	cmpl	%edi, %ebp
	je	.L278
	.p2align 4
	.p2align 3
.L280:
	testb	$2, 12(%ebp)
	jne	.L298
	cmpl	%esi, %ebp
	je	.L288
.L300:
	addl	$16, %ebp
	cmpl	%edi, %ebp
	jne	.L280
.L278:
	movl	24(%esp), %eax
	addl	$44, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L298:
	movl	%ebp, (%esp)
	call	flockfile@PLT
	testb	$2, 12(%ebp)
	jne	.L299
.L284:
	movl	%ebp, (%esp)
	call	funlockfile@PLT
	cmpl	%esi, %ebp
	jne	.L300
.L288:
	movl	28(%esp), %ebp
	jmp	.L280
	.p2align 4,,10
	.p2align 3
.L299:
	movl	%ebp, %eax
	call	flush_output
	orl	%eax, 24(%esp)
	jmp	.L284
	.p2align 4,,10
	.p2align 3
.L279:
	movl	%esi, (%esp)
	call	flockfile@PLT
	xorl	%eax, %eax
	testb	$2, 12(%esi)
	movl	%eax, 24(%esp)
	jne	.L301
.L282:
	movl	%esi, (%esp)
	call	funlockfile@PLT
	movl	24(%esp), %eax
	addl	$44, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L301:
	movl	%esi, %eax
	call	flush_output
	movl	%eax, 24(%esp)
	jmp	.L282
	.size	fflush, .-fflush
	.section	.text.fclose,"ax",@progbits
	.p2align 4
	.globl	fclose
	.type	fclose, @function
fclose:
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$16, %esp
	movl	32(%esp), %esi
	movl	%esi, (%esp)
	call	flockfile@PLT
	movl	%esi, (%esp)
	call	fflush@PLT
	movl	%eax, %edi
	movzbl	12(%esi), %eax
	testb	%al, %al
	je	.L309
	andb	$1, %al
	jne	.L305
	movl	8(%esi), %eax
.L306:
	testl	%eax, %eax
	je	.L308
	testb	$8, 12(%esi)
	jne	.L317
.L308:
	movl	$0, 4(%esi)
	movzwl	14(%esi), %eax
	movl	$0, 8(%esi)
	movzbl	13(%esi), %edx
	movl	$0, (%esi)
	movb	$0, 12(%esi)
	sall	$8, %eax
	orl	%edx, %eax
	movl	%eax, (%esp)
	call	close@PLT
	testl	%eax, %eax
	jne	.L309
.L304:
	movl	%esi, (%esp)
	call	funlockfile@PLT
	addl	$16, %esp
	movl	%edi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L317:
	subl	$8, %eax
	movl	%eax, (%esp)
	call	free@PLT
	jmp	.L308
	.p2align 4,,10
	.p2align 3
.L305:
	movl	(%esi), %eax
	testl	%eax, %eax
	jg	.L318
	movl	$0, (%esi)
	movl	8(%esi), %eax
	movl	%eax, 4(%esi)
	jmp	.L306
	.p2align 4,,10
	.p2align 3
.L318:
	movl	$1, %edx
	movl	%edx, 12(%esp)
	cltd
	negl	%eax
	movl	%eax, 4(%esp)
	adcl	$0, %edx
	negl	%edx
	movl	%edx, 8(%esp)
	movzwl	14(%esi), %eax
	movzbl	13(%esi), %edx
	sall	$8, %eax
	orl	%edx, %eax
	movl	%eax, (%esp)
	call	__lseek64@PLT
	movl	8(%esi), %eax
	movl	$0, (%esi)
	movl	%eax, 4(%esi)
	jmp	.L306
	.p2align 4,,10
	.p2align 3
.L309:
	movl	$-1, %edi
	jmp	.L304
	.size	fclose, .-fclose
	.section	.text.freopen,"ax",@progbits
	.p2align 4
	.globl	freopen
	.type	freopen, @function
freopen:
	subl	$44, %esp
	movl	%ebx, 32(%esp)
	movl	52(%esp), %eax
	leal	28(%esp), %edx
	movl	%esi, 36(%esp)
	movl	56(%esp), %esi
	movl	%edi, 40(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	call	parse_mode
	movl	%esi, (%esp)
	movl	%eax, %edi
	call	fclose@PLT
	testl	%edi, %edi
	js	.L322
	movl	%edi, 4(%esp)
	movl	$438, %eax
	movl	%eax, 8(%esp)
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	call	open@PLT
	testl	%eax, %eax
	js	.L322
	movb	%al, 13(%esi)
	movzbl	28(%esp), %ecx
	shrw	$8, %ax
	movw	%ax, 14(%esi)
	movl	%esi, %eax
	movl	$0, (%esi)
	movl	$0, 4(%esi)
	movb	%cl, 12(%esi)
	movl	__iob@GOT(%ebx), %ecx
	movl	$0, 8(%esi)
	subl	%ecx, %eax
	cmpl	$944, %eax
	ja	.L323
	sarl	$4, %eax
.L324:
	leal	(%eax,%eax,2), %eax
	movl	40(%esp), %edi
	leal	more@GOTOFF(%ebx,%eax,8), %eax
	movl	32(%esp), %ebx
	movl	$0, 4(%eax)
	movl	$0, 8(%eax)
	movl	%esi, %eax
	movl	36(%esp), %esi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L322:
	movl	32(%esp), %ebx
	xorl	%eax, %eax
	movl	36(%esp), %esi
	movl	40(%esp), %edi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L323:
	movl	__more_streams@GOT(%ebx), %edx
	movl	%esi, %eax
	subl	%edx, %eax
	sarl	$4, %eax
	addl	$60, %eax
	jmp	.L324
	.size	freopen, .-freopen
	.section	.text.setvbuf,"ax",@progbits
	.p2align 4
	.globl	setvbuf
	.type	setvbuf, @function
setvbuf:
	subl	$60, %esp
	movl	%ebp, 56(%esp)
	movl	72(%esp), %edx
	call	__x86.get_pc_thunk.bp
	addl	$_GLOBAL_OFFSET_TABLE_, %ebp
	movl	%esi, 48(%esp)
	movl	64(%esp), %esi
	movl	%ebx, 44(%esp)
	movl	%edi, 52(%esp)
	cmpl	$4, %edx
	setne	%cl
	testl	$-5, %edx
	je	.L334
	cmpl	$64, %edx
	jne	.L333
.L334:
	movl	8(%esi), %edi
	movzbl	12(%esi), %eax
	testl	%edi, %edi
	je	.L329
	movb	%al, %bl
	andb	$8, %bl
	jne	.L351
.L329:
	movl	$0, 4(%esi)
	movl	68(%esp), %ebx
	andb	$-77, %al
	movl	$0, 8(%esi)
	orb	%dl, %al
	movb	%al, 12(%esi)
	movl	$0, (%esi)
	testl	%ebx, %ebx
	setne	%dl
	cmpl	$8, 76(%esp)
	seta	%al
	testb	%al, %dl
	je	.L330
	testb	%cl, %cl
	jne	.L352
.L330:
	xorl	%eax, %eax
.L326:
	movl	44(%esp), %ebx
	movl	48(%esp), %esi
	movl	52(%esp), %edi
	movl	56(%esp), %ebp
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L352:
	movl	68(%esp), %eax
	movl	__iob@GOT(%ebp), %edx
	addl	$8, %eax
	movl	%eax, 4(%esi)
	movl	%eax, 8(%esi)
	movl	%esi, %eax
	subl	%edx, %eax
	cmpl	$944, %eax
	ja	.L331
	sarl	$4, %eax
.L332:
	leal	(%eax,%eax,2), %edx
	movl	76(%esp), %eax
	subl	$8, %eax
	movl	%eax, more@GOTOFF(%ebp,%edx,8)
	jmp	.L330
	.p2align 4,,10
	.p2align 3
.L351:
	movb	%cl, 31(%esp)
	subl	$8, %edi
	movl	%ebp, %ebx
	movl	%edi, (%esp)
	movl	%edx, 72(%esp)
	call	free@PLT
	movzbl	12(%esi), %eax
	movzbl	31(%esp), %ecx
	movl	72(%esp), %edx
	jmp	.L329
	.p2align 4,,10
	.p2align 3
.L331:
	movl	__more_streams@GOT(%ebp), %eax
	subl	%eax, %esi
	sarl	$4, %esi
	leal	60(%esi), %eax
	jmp	.L332
	.p2align 4,,10
	.p2align 3
.L333:
	movl	$-1, %eax
	jmp	.L326
	.size	setvbuf, .-setvbuf
	.section	.text.setbuf,"ax",@progbits
	.p2align 4
	.globl	setbuf
	.type	setbuf, @function
setbuf:
	subl	$28, %esp
	movl	$8192, %eax
	movl	%ebx, 24(%esp)
	movl	36(%esp), %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 12(%esp)
	xorl	%eax, %eax
	movl	%edx, 4(%esp)
	testl	%edx, %edx
	sete	%al
	sall	$2, %eax
	movl	%eax, 8(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	setvbuf@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	setbuf, .-setbuf
	.section	.text.setlinebuf,"ax",@progbits
	.p2align 4
	.globl	setlinebuf
	.type	setlinebuf, @function
setlinebuf:
	subl	$28, %esp
	xorl	%eax, %eax
	movl	%ebx, 24(%esp)
	movl	$64, %edx
	xorl	%ecx, %ecx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 12(%esp)
	movl	32(%esp), %eax
	movl	%edx, 8(%esp)
	movl	%ecx, 4(%esp)
	movl	%eax, (%esp)
	call	setvbuf@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	setlinebuf, .-setlinebuf
	.section	.text.__fseeko64,"ax",@progbits
	.p2align 4
	.globl	__fseeko64
	.type	__fseeko64, @function
__fseeko64:
	subl	$44, %esp
	movl	%ebx, 28(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 32(%esp)
	movl	48(%esp), %esi
	movl	%edi, 36(%esp)
	movl	52(%esp), %edi
	movl	%ebp, 40(%esp)
	movl	56(%esp), %ebp
	movl	%esi, (%esp)
	call	flockfile@PLT
	movzbl	12(%esi), %edx
	movb	%dl, %al
	andb	$2, %al
	jne	.L369
	movl	8(%esi), %ecx
	testl	%ecx, %ecx
	je	.L360
	movl	(%esi), %eax
	testl	%eax, %eax
	jle	.L361
	movl	$1, %edx
	movl	%edx, 12(%esp)
	cltd
	negl	%eax
	movl	%eax, 4(%esp)
	adcl	$0, %edx
	negl	%edx
	movl	%edx, 8(%esp)
	movzwl	14(%esi), %eax
	movzbl	13(%esi), %edx
	sall	$8, %eax
	orl	%edx, %eax
	movl	%eax, (%esp)
	call	__lseek64@PLT
	movl	8(%esi), %ecx
	movzbl	12(%esi), %edx
.L361:
	movl	$0, (%esi)
	movl	%ecx, 4(%esi)
.L360:
	movb	%dl, %al
	andb	$-17, %al
	js	.L362
	movb	%al, 12(%esi)
.L363:
	movl	%edi, 4(%esp)
	movl	60(%esp), %eax
	movl	%ebp, 8(%esp)
	movl	%eax, 12(%esp)
	movzwl	14(%esi), %eax
	movzbl	13(%esi), %edx
	sall	$8, %eax
	orl	%edx, %eax
	movl	%eax, (%esp)
	call	__lseek64@PLT
	movl	%edx, %edi
	sarl	$31, %edi
.L359:
	movl	%esi, (%esp)
	call	funlockfile@PLT
	movl	%edi, %eax
	movl	28(%esp), %ebx
	movl	32(%esp), %esi
	movl	36(%esp), %edi
	movl	40(%esp), %ebp
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L362:
	movl	$0, (%esi)
	andb	$-20, %dl
	movb	%dl, 12(%esi)
	jmp	.L363
	.p2align 4,,10
	.p2align 3
.L369:
	movl	%esi, %eax
	call	flush_output
	testl	%eax, %eax
	jne	.L364
	movzbl	12(%esi), %edx
	jmp	.L360
.L364:
	movl	$-1, %edi
	jmp	.L359
	.size	__fseeko64, .-__fseeko64
	.section	.text.fseek,"ax",@progbits
	.p2align 4
	.globl	fseek
	.type	fseek, @function
fseek:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 12(%esp)
	movl	36(%esp), %eax
	movl	%eax, 4(%esp)
	sarl	$31, %eax
	movl	%eax, 8(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	__fseeko64@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	fseek, .-fseek
	.section	.text.__ftello64,"ax",@progbits
	.p2align 4
	.globl	__ftello64
	.type	__ftello64, @function
__ftello64:
	subl	$44, %esp
	movl	%ebx, 28(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 32(%esp)
	movl	48(%esp), %esi
	movl	%edi, 36(%esp)
	movl	%ebp, 40(%esp)
	movl	%esi, (%esp)
	call	flockfile@PLT
	xorl	%edx, %edx
	xorl	%ecx, %ecx
	movl	%edx, 4(%esp)
	movl	$1, %eax
	movl	%eax, 12(%esp)
	movl	%ecx, 8(%esp)
	movzwl	14(%esi), %eax
	movzbl	13(%esi), %edx
	sall	$8, %eax
	orl	%edx, %eax
	movl	%eax, (%esp)
	call	__lseek64@PLT
	testl	%edx, %edx
	movl	%eax, %edi
	movl	%edx, %ebp
	js	.L373
	movl	8(%esi), %edx
	testl	%edx, %edx
	je	.L373
	testb	$2, 12(%esi)
	je	.L374
	movl	4(%esi), %eax
	subl	%edx, %eax
	cltd
	addl	%eax, %edi
	adcl	%edx, %ebp
.L373:
	movl	%esi, (%esp)
	call	funlockfile@PLT
	movl	%edi, %eax
	movl	%ebp, %edx
	movl	28(%esp), %ebx
	movl	32(%esp), %esi
	movl	36(%esp), %edi
	movl	40(%esp), %ebp
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L374:
	movl	(%esi), %eax
	xorl	%edx, %edx
	testl	%eax, %eax
	cmovs	%edx, %eax
	cltd
	subl	%eax, %edi
	sbbl	%edx, %ebp
	jmp	.L373
	.size	__ftello64, .-__ftello64
	.section	.text.ftell,"ax",@progbits
	.p2align 4
	.globl	ftell
	.type	ftell, @function
ftell:
	subl	$28, %esp
	movl	%edi, 24(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	movl	%ebx, 16(%esp)
	movl	%esi, 20(%esp)
	movl	%eax, (%esp)
	movl	%edi, %ebx
	call	__ftello64@PLT
	movl	%eax, %ebx
	movl	%eax, %ecx
	sarl	$31, %ebx
	xorl	%eax, %ecx
	xorl	%edx, %ebx
	movl	%eax, %esi
	orl	%ebx, %ecx
	jne	.L386
.L379:
	movl	%esi, %eax
	movl	16(%esp), %ebx
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L386:
	movl	%edi, %ebx
	movl	$-1, %esi
	call	___errno@PLT
	movl	$79, (%eax)
	jmp	.L379
	.size	ftell, .-ftell
	.section	.text.fseeko,"ax",@progbits
	.p2align 4
	.globl	fseeko
	.type	fseeko, @function
fseeko:
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
	call	fseek@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	fseeko, .-fseeko
	.section	.text.ftello,"ax",@progbits
	.p2align 4
	.globl	ftello
	.type	ftello, @function
ftello:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	call	ftell@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	ftello, .-ftello
	.section	.text.rewind,"ax",@progbits
	.p2align 4
	.globl	rewind
	.type	rewind, @function
rewind:
	subl	$28, %esp
	xorl	%eax, %eax
	movl	%ebx, 20(%esp)
	xorl	%edx, %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 24(%esp)
	movl	32(%esp), %esi
	movl	%eax, 8(%esp)
	movl	%edx, 4(%esp)
	movl	%esi, (%esp)
	call	fseek@PLT
	andb	$-33, 12(%esi)
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.size	rewind, .-rewind
	.section	.text.feof,"ax",@progbits
	.p2align 4
	.globl	feof
	.type	feof, @function
feof:
	movl	4(%esp), %eax
	movzbl	12(%eax), %eax
	andl	$16, %eax
	ret
	.size	feof, .-feof
	.section	.text.ferror,"ax",@progbits
	.p2align 4
	.globl	ferror
	.type	ferror, @function
ferror:
	movl	4(%esp), %eax
	movzbl	12(%eax), %eax
	andl	$32, %eax
	ret
	.size	ferror, .-ferror
	.section	.text.clearerr,"ax",@progbits
	.p2align 4
	.globl	clearerr
	.type	clearerr, @function
clearerr:
	movl	4(%esp), %eax
	andb	$-49, 12(%eax)
	ret
	.size	clearerr, .-clearerr
	.section	.text.fileno,"ax",@progbits
	.p2align 4
	.globl	fileno
	.type	fileno, @function
fileno:
	movl	4(%esp), %edx
	movzwl	14(%edx), %eax
	movzbl	13(%edx), %edx
	sall	$8, %eax
	orl	%edx, %eax
	ret
	.size	fileno, .-fileno
	.section	.text.print_text,"ax",@progbits
	.p2align 4
	.globl	print_text
	.type	print_text, @function
print_text:
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$32, %esp
	movl	48(%esp), %esi
	movl	%esi, (%esp)
	call	flockfile@PLT
	leal	put_in_stream@GOTOFF(%ebx), %eax
	movl	%eax, 20(%esp)
	xorl	%eax, %eax
	movl	%eax, 24(%esp)
	movzbl	12(%esi), %eax
	movl	%esi, 28(%esp)
	movb	%al, %dl
	andb	$4, %dl
	je	.L413
	movl	8(%esi), %ecx
	testl	%ecx, %ecx
	je	.L400
	movb	%al, %dl
	andb	$8, %dl
	jne	.L414
.L400:
	movl	$0, 4(%esi)
	andb	$-13, %al
	movl	56(%esp), %edx
	movb	%al, 12(%esi)
	movl	60(%esp), %eax
	movl	$0, 8(%esi)
	movl	$0, (%esi)
	movl	%edx, 8(%esp)
	movl	%eax, 12(%esp)
	movl	52(%esp), %eax
	movl	%eax, 4(%esp)
	leal	20(%esp), %eax
	movl	%eax, (%esp)
	call	format_text@PLT
	movl	%eax, %edi
	movl	%esi, %eax
	call	flush_output
	movl	8(%esi), %ecx
	movzbl	12(%esi), %eax
	testl	%ecx, %ecx
	je	.L402
	movb	%al, %dl
	andb	$8, %dl
	jne	.L415
.L402:
	movl	$0, 4(%esi)
	andb	$-9, %al
	movl	$0, 8(%esi)
	orb	$4, %al
	movl	$0, (%esi)
	movb	%al, 12(%esi)
.L399:
	movl	%esi, (%esp)
	call	funlockfile@PLT
	addl	$32, %esp
	movl	%edi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L413:
	movl	60(%esp), %eax
	movl	56(%esp), %edx
	movl	%eax, 12(%esp)
	movl	52(%esp), %eax
	movl	%edx, 8(%esp)
	movl	%eax, 4(%esp)
	leal	20(%esp), %eax
	movl	%eax, (%esp)
	call	format_text@PLT
	movl	%eax, %edi
	jmp	.L399
	.p2align 4,,10
	.p2align 3
.L414:
	subl	$8, %ecx
	movl	%ecx, (%esp)
	call	free@PLT
	movzbl	12(%esi), %eax
	jmp	.L400
	.p2align 4,,10
	.p2align 3
.L415:
	subl	$8, %ecx
	movl	%ecx, (%esp)
	call	free@PLT
	movzbl	12(%esi), %eax
	jmp	.L402
	.size	print_text, .-print_text
	.section	.text.vfprintf,"ax",@progbits
	.p2align 4
	.globl	vfprintf
	.type	vfprintf, @function
vfprintf:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 12(%esp)
	movl	36(%esp), %eax
	movl	%eax, 4(%esp)
	xorl	%eax, %eax
	movl	%eax, 8(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	print_text@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	vfprintf, .-vfprintf
	.section	.text.vprintf,"ax",@progbits
	.p2align 4
	.globl	vprintf
	.type	vprintf, @function
vprintf:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	36(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 8(%esp)
	movl	32(%esp), %eax
	movl	%eax, 4(%esp)
	movl	__iob@GOT(%ebx), %eax
	addl	$16, %eax
	movl	%eax, (%esp)
	call	vfprintf@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	vprintf, .-vprintf
	.section	.text.fprintf,"ax",@progbits
	.p2align 4
	.globl	fprintf
	.type	fprintf, @function
fprintf:
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
	call	vfprintf@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	fprintf, .-fprintf
	.section	.text.printf,"ax",@progbits
	.p2align 4
	.globl	printf
	.type	printf, @function
printf:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	leal	36(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 8(%esp)
	movl	32(%esp), %eax
	movl	%eax, 4(%esp)
	movl	__iob@GOT(%ebx), %eax
	addl	$16, %eax
	movl	%eax, (%esp)
	call	vfprintf@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	printf, .-printf
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"%s: "
.LC1:
	.string	"%s\n"
	.section	.text.perror,"ax",@progbits
	.p2align 4
	.globl	perror
	.type	perror, @function
perror:
	subl	$28, %esp
	movl	%ebx, 16(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 20(%esp)
	movl	32(%esp), %esi
	movl	%edi, 24(%esp)
	call	___errno@PLT
	testl	%esi, %esi
	movl	(%eax), %edi
	je	.L432
	cmpb	$0, (%esi)
	jne	.L430
.L432:
	movl	__iob@GOT(%ebx), %esi
.L425:
	movl	%edi, (%esp)
	call	strerror@PLT
	movl	%eax, 8(%esp)
	leal	.LC1@GOTOFF(%ebx), %eax
	movl	%eax, 4(%esp)
	leal	32(%esi), %eax
	movl	%eax, (%esp)
	call	fprintf@PLT
	movl	16(%esp), %ebx
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L430:
	movl	%esi, 8(%esp)
	movl	__iob@GOT(%ebx), %esi
	leal	.LC0@GOTOFF(%ebx), %eax
	movl	%eax, 4(%esp)
	leal	32(%esi), %eax
	movl	%eax, (%esp)
	call	fprintf@PLT
	jmp	.L425
	.size	perror, .-perror
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC2:
	.string	"Assertion failed: %s, file %s, line %d\n"
	.section	.text.__assert,"ax",@progbits
	.p2align 4
	.globl	__assert
	.type	__assert, @function
__assert:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	56(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 16(%esp)
	movl	52(%esp), %eax
	movl	%eax, 12(%esp)
	movl	48(%esp), %eax
	movl	%eax, 8(%esp)
	leal	.LC2@GOTOFF(%ebx), %eax
	movl	%eax, 4(%esp)
	movl	__iob@GOT(%ebx), %eax
	addl	$32, %eax
	movl	%eax, (%esp)
	call	fprintf@PLT
	call	getpid@PLT
	movl	$6, %edx
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	kill@PLT
	movl	$127, (%esp)
	call	_exit@PLT
	.size	__assert, .-__assert
	.section	.text.gets,"ax",@progbits
	.p2align 4
	.globl	gets
	.type	gets, @function
gets:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$28, %esp
	movl	48(%esp), %edi
	movl	%edi, %ebp
	movl	__iob@GOT(%ebx), %esi
	jmp	.L436
	.p2align 4,,10
	.p2align 3
.L437:
	cmpl	$10, %eax
	je	.L439
	movb	%al, 0(%ebp)
	incl	%ebp
.L436:
	movl	%esi, (%esp)
	call	getc@PLT
	cmpl	$-1, %eax
	jne	.L437
	cmpl	%edi, %ebp
	je	.L443
.L439:
	movb	$0, 0(%ebp)
	addl	$28, %esp
	movl	%edi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L443:
	addl	$28, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	gets, .-gets
	.section	.text.getw,"ax",@progbits
	.p2align 4
	.globl	getw
	.type	getw, @function
getw:
	subl	$44, %esp
	movl	$4, %edx
	movl	%ebx, 40(%esp)
	movl	48(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edx, 4(%esp)
	movl	%eax, 12(%esp)
	movl	$1, %eax
	movl	%eax, 8(%esp)
	leal	28(%esp), %eax
	movl	%eax, (%esp)
	call	fread@PLT
	decl	%eax
	jne	.L446
	movl	28(%esp), %eax
.L444:
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L446:
	movl	$-1, %eax
	jmp	.L444
	.size	getw, .-getw
	.section	.text.putw,"ax",@progbits
	.p2align 4
	.globl	putw
	.type	putw, @function
putw:
	subl	$28, %esp
	movl	$4, %edx
	movl	%ebx, 24(%esp)
	movl	36(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edx, 4(%esp)
	movl	%eax, 12(%esp)
	movl	$1, %eax
	movl	%eax, 8(%esp)
	leal	32(%esp), %eax
	movl	%eax, (%esp)
	call	fwrite@PLT
	movl	24(%esp), %ebx
	decl	%eax
	setne	%al
	addl	$28, %esp
	movzbl	%al, %eax
	negl	%eax
	ret
	.size	putw, .-putw
	.section	.text.fgetpos,"ax",@progbits
	.p2align 4
	.globl	fgetpos
	.type	fgetpos, @function
fgetpos:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	call	ftell@PLT
	movl	36(%esp), %edx
	movl	24(%esp), %ebx
	movl	%eax, (%edx)
	sarl	$31, %eax
	addl	$28, %esp
	ret
	.size	fgetpos, .-fgetpos
	.section	.text.fsetpos,"ax",@progbits
	.p2align 4
	.globl	fsetpos
	.type	fsetpos, @function
fsetpos:
	subl	$28, %esp
	xorl	%eax, %eax
	movl	%eax, 8(%esp)
	movl	36(%esp), %eax
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	(%eax), %eax
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	fseek@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	fsetpos, .-fsetpos
	.section	.text.setbuffer,"ax",@progbits
	.p2align 4
	.globl	setbuffer
	.type	setbuffer, @function
setbuffer:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	36(%esp), %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	40(%esp), %eax
	movl	%edx, 4(%esp)
	movl	%eax, 12(%esp)
	xorl	%eax, %eax
	testl	%edx, %edx
	sete	%al
	sall	$2, %eax
	movl	%eax, 8(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	setvbuf@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	setbuffer, .-setbuffer
	.section	.text.getc_unlocked,"ax",@progbits
	.p2align 4
	.globl	getc_unlocked
	.type	getc_unlocked, @function
getc_unlocked:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	call	getc@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	getc_unlocked, .-getc_unlocked
	.section	.text.putc_unlocked,"ax",@progbits
	.p2align 4
	.globl	putc_unlocked
	.type	putc_unlocked, @function
putc_unlocked:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	36(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	putc@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	putc_unlocked, .-putc_unlocked
	.section	.text.getchar_unlocked,"ax",@progbits
	.p2align 4
	.globl	getchar_unlocked
	.type	getchar_unlocked, @function
getchar_unlocked:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	__iob@GOT(%ebx), %eax
	movl	%eax, (%esp)
	call	getc@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	getchar_unlocked, .-getchar_unlocked
	.section	.text.putchar_unlocked,"ax",@progbits
	.p2align 4
	.globl	putchar_unlocked
	.type	putchar_unlocked, @function
putchar_unlocked:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	__iob@GOT(%ebx), %eax
	addl	$16, %eax
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	putc@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	putchar_unlocked, .-putchar_unlocked
	.section	.rodata.str1.1
.LC3:
	.string	"-c"
.LC4:
	.string	"sh"
.LC5:
	.string	"/bin/sh"
	.section	.text.popen,"ax",@progbits
	.p2align 4
	.globl	popen
	.type	popen, @function
popen:
	subl	$92, %esp
	movl	%esi, 80(%esp)
	movl	100(%esp), %esi
	movl	%ebx, 76(%esp)
	movl	%edi, 84(%esp)
	movl	%ebp, 88(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movzbl	(%esi), %edx
	cmpb	$119, %dl
	setne	36(%esp)
	cmpb	$114, %dl
	movzbl	36(%esp), %eax
	je	.L481
	testb	%al, %al
	jne	.L465
.L481:
	cmpb	$0, 1(%esi)
	jne	.L465
	movb	%dl, 40(%esp)
	leal	56(%esp), %eax
	movl	%eax, (%esp)
	call	pipe@PLT
	movzbl	40(%esp), %edx
	testl	%eax, %eax
	jne	.L468
	cmpb	$119, %dl
	sete	%al
	movzbl	%al, %edi
	call	fork@PLT
	movzbl	36(%esp), %edx
	testl	%eax, %eax
	movl	%eax, %ebp
	je	.L490
	movl	56(%esp,%edx,4), %eax
	movl	%eax, (%esp)
	call	close@PLT
	testl	%ebp, %ebp
	js	.L478
	movl	%esi, 4(%esp)
	movl	56(%esp,%edi,4), %eax
	movl	%eax, (%esp)
	call	fdopen@PLT
	testl	%eax, %eax
	je	.L478
	movl	__iob@GOT(%ebx), %esi
	movl	%eax, %ecx
	subl	%esi, %ecx
	cmpl	$944, %ecx
	ja	.L479
	sarl	$4, %ecx
.L480:
	leal	(%ecx,%ecx,2), %ecx
	movl	%ebp, 4+more@GOTOFF(%ebx,%ecx,8)
	jmp	.L464
	.p2align 4,,10
	.p2align 3
.L465:
	call	___errno@PLT
	movl	$22, (%eax)
.L468:
	xorl	%eax, %eax
.L464:
	movl	76(%esp), %ebx
	movl	80(%esp), %esi
	movl	84(%esp), %edi
	movl	88(%esp), %ebp
	addl	$92, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L479:
	movl	__more_streams@GOT(%ebx), %edx
	movl	%eax, %ecx
	subl	%edx, %ecx
	sarl	$4, %ecx
	addl	$60, %ecx
	jmp	.L480
	.p2align 4,,10
	.p2align 3
.L478:
	movl	56(%esp,%edi,4), %eax
	movl	%eax, (%esp)
	call	close@PLT
	jmp	.L468
.L490:
	movl	%edi, 40(%esp)
	movl	__more_streams@GOT(%ebx), %eax
	leal	4+more@GOTOFF(%ebx), %esi
	movl	%edx, 44(%esp)
	movl	__iob@GOT(%ebx), %ecx
	subl	$960, %eax
	movl	%ecx, 36(%esp)
	movl	%eax, %edi
	jmp	.L475
	.p2align 4,,10
	.p2align 3
.L474:
	movzwl	14(%ecx), %eax
	movzbl	13(%ecx), %ecx
	sall	$8, %eax
	orl	%ecx, %eax
	movl	%eax, (%esp)
	call	close@PLT
.L472:
	incl	%ebp
	addl	$24, %esi
	addl	$16, %edi
	cmpl	$256, %ebp
	je	.L491
.L475:
	movl	(%esi), %eax
	testl	%eax, %eax
	je	.L472
	cmpl	$59, %ebp
	movl	%edi, %ecx
	jg	.L474
	movl	36(%esp), %eax
	movl	%ebp, %ecx
	sall	$4, %ecx
	addl	%eax, %ecx
	jmp	.L474
.L491:
	movl	44(%esp), %edx
	movl	40(%esp), %edi
	movl	56(%esp,%edx,4), %eax
	cmpl	%edx, %eax
	je	.L476
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	movl	%edx, 36(%esp)
	call	dup2@PLT
	movl	36(%esp), %edx
	movl	56(%esp,%edx,4), %eax
	movl	%eax, (%esp)
	call	close@PLT
	movl	36(%esp), %edx
.L476:
	movl	56(%esp,%edi,4), %eax
	cmpl	%edx, %eax
	je	.L477
	movl	%eax, (%esp)
	call	close@PLT
.L477:
	movl	96(%esp), %eax
	xorl	%edi, %edi
	movl	%edi, 16(%esp)
	movl	%eax, 12(%esp)
	leal	.LC3@GOTOFF(%ebx), %eax
	movl	%eax, 8(%esp)
	leal	.LC4@GOTOFF(%ebx), %eax
	movl	%eax, 4(%esp)
	leal	.LC5@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	call	execl@PLT
	movl	$127, (%esp)
	call	_exit@PLT
	.size	popen, .-popen
	.section	.text.pclose,"ax",@progbits
	.p2align 4
	.globl	pclose
	.type	pclose, @function
pclose:
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$32, %esp
	movl	48(%esp), %edx
	movl	%edx, %eax
	movl	__iob@GOT(%ebx), %esi
	subl	%esi, %eax
	cmpl	$944, %eax
	ja	.L493
	sarl	$4, %eax
.L494:
	leal	(%eax,%eax,2), %eax
	movl	4+more@GOTOFF(%ebx,%eax,8), %esi
	testl	%esi, %esi
	je	.L502
	movl	%edx, (%esp)
	leal	28(%esp), %edi
	call	fclose@PLT
	jmp	.L497
	.p2align 4,,10
	.p2align 3
.L499:
	call	___errno@PLT
	cmpl	$4, (%eax)
	.p2align 4,,5
	jne	.L496
.L497:
	movl	%edi, 4(%esp)
	xorl	%eax, %eax
	movl	%eax, 8(%esp)
	movl	%esi, (%esp)
	call	waitpid@PLT
	testl	%eax, %eax
	js	.L499
	movl	28(%esp), %eax
	addl	$32, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L493:
	movl	__more_streams@GOT(%ebx), %ecx
	movl	%edx, %eax
	subl	%ecx, %eax
	sarl	$4, %eax
	addl	$60, %eax
	jmp	.L494
.L502:
	call	___errno@PLT
	movl	$10, (%eax)
.L496:
	addl	$32, %esp
	movl	$-1, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.size	pclose, .-pclose
	.local	more
	.comm	more,6144,32
	.globl	__iob
	.data
	.align 32
	.type	__iob, @object
	.size	__iob, 960
__iob:
	.long	0
	.long	0
	.long	0
	.byte	1
	.byte	0
	.value	0
	.long	0
	.long	0
	.long	0
	.byte	2
	.byte	1
	.value	0
	.long	0
	.long	0
	.long	0
	.byte	6
	.byte	2
	.value	0
	.zero	912
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
	.section	.text.__x86.get_pc_thunk.bp,"axG",@progbits,__x86.get_pc_thunk.bp,comdat
	.globl	__x86.get_pc_thunk.bp
	.hidden	__x86.get_pc_thunk.bp
	.type	__x86.get_pc_thunk.bp, @function
__x86.get_pc_thunk.bp:
	movl	(%esp), %ebp
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
