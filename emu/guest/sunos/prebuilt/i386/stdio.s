// 919df6640b95bfa5525e280998d1078a emu/guest/libc/stdio.c
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
	call	isatty@PLT
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
	movl	errno@GOT(%ebx), %eax
	movl	20(%esp), %esi
	movl	16(%esp), %ebx
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
	je	.L39
	movl	4(%eax), %esi
	subl	%ebp, %esi
	jne	.L40
	jmp	.L39
	.p2align 4,,10
	.p2align 3
.L42:
	addl	%eax, %ebp
	subl	%eax, %esi
	je	.L50
.L40:
	movl	%esi, 8(%esp)
	movl	%ebp, 4(%esp)
	movzwl	14(%edi), %eax
	movzbl	13(%edi), %edx
	sall	$8, %eax
	orl	%edx, %eax
	movl	%eax, (%esp)
	call	write@PLT
	testl	%eax, %eax
	jg	.L42
	movzbl	12(%edi), %eax
	movl	$-1, %edx
	movl	8(%edi), %ebp
	orb	$32, %al
	movb	%al, 12(%edi)
.L41:
	movl	%ebp, 4(%edi)
	xorl	%ecx, %ecx
	testb	$68, %al
	jne	.L43
	movl	__iob@GOT(%ebx), %esi
	movl	%edi, %eax
	subl	%esi, %eax
	cmpl	$944, %eax
	ja	.L44
	sarl	$4, %eax
.L45:
	leal	(%eax,%eax,2), %eax
	movl	more@GOTOFF(%ebx,%eax,8), %ecx
.L43:
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
.L39:
	movzbl	12(%edi), %eax
	xorl	%edx, %edx
	jmp	.L41
	.p2align 4,,10
	.p2align 3
.L44:
	movl	__more_streams@GOT(%ebx), %ecx
	movl	%edi, %eax
	subl	%ecx, %eax
	sarl	$4, %eax
	addl	$60, %eax
	jmp	.L45
	.p2align 4,,10
	.p2align 3
.L50:
	movl	8(%edi), %ebp
	xorl	%edx, %edx
	movzbl	12(%edi), %eax
	jmp	.L41
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
	ja	.L52
	sarl	$4, %eax
.L53:
	leal	(%eax,%eax,2), %eax
	leal	12+more@GOTOFF(%ebx,%eax,8), %eax
	movl	%eax, (%esp)
	call	stream_lock_try@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L52:
	movl	__more_streams@GOT(%ebx), %eax
	subl	%eax, %edx
	sarl	$4, %edx
	leal	60(%edx), %eax
	jmp	.L53
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
	ja	.L56
	sarl	$4, %eax
.L57:
	leal	(%eax,%eax,2), %eax
	leal	12+more@GOTOFF(%ebx,%eax,8), %eax
	movl	%eax, (%esp)
	call	stream_lock_take@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L56:
	movl	__more_streams@GOT(%ebx), %eax
	subl	%eax, %edx
	sarl	$4, %edx
	leal	60(%edx), %eax
	jmp	.L57
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
	ja	.L60
	sarl	$4, %eax
.L61:
	leal	(%eax,%eax,2), %eax
	leal	12+more@GOTOFF(%ebx,%eax,8), %eax
	movl	%eax, (%esp)
	call	stream_lock_drop@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L60:
	movl	__more_streams@GOT(%ebx), %eax
	subl	%eax, %edx
	sarl	$4, %edx
	leal	60(%edx), %eax
	jmp	.L61
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
	je	.L63
	leal	more@GOTOFF, %edx
	movl	%eax, %ebp
	movl	%edx, 20(%esp)
	addl	$944, %eax
	movl	%eax, 16(%esp)
	.p2align 4
	.p2align 3
.L69:
	movl	12(%esp), %edx
	movl	%ebp, %eax
	subl	%edx, %eax
	cmpl	$944, %eax
	ja	.L65
	sarl	$4, %eax
.L66:
	leal	(%eax,%eax,2), %eax
	leal	(%ebx,%eax,8), %esi
	movl	20(%esp), %eax
	addl	%eax, %esi
	movl	16(%esi), %edi
	call	thread_self@PLT
	cmpl	(%eax), %edi
	je	.L67
	movl	$0, 12(%esi)
	movl	$0, 16(%esi)
	movl	$0, 20(%esi)
.L67:
	movl	16(%esp), %eax
	cmpl	%eax, %ebp
	je	.L70
	movl	28(%esp), %eax
	addl	$16, %ebp
	cmpl	%eax, %ebp
	jne	.L69
.L63:
	addl	$44, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L65:
	movl	24(%esp), %ecx
	movl	%ebp, %eax
	subl	%ecx, %eax
	sarl	$4, %eax
	addl	$60, %eax
	jmp	.L66
	.p2align 4,,10
	.p2align 3
.L70:
	movl	24(%esp), %ebp
	jmp	.L69
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
	ja	.L73
	sarl	$4, %eax
.L74:
	leal	(%eax,%eax), %edx
	leal	(%edx,%eax), %ecx
	movl	8+more@GOTOFF(%ebx,%ecx,8), %edi
	testl	%edi, %edi
	jne	.L75
	movl	36(%esp), %ecx
	movl	$1, %edi
	testl	%ecx, %ecx
	jle	.L79
.L76:
	addl	%eax, %edx
	leal	(%ebx,%edx,8), %eax
	leal	more@GOTOFF, %edx
	movl	%edi, 8(%edx,%eax)
.L75:
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
.L73:
	movl	__more_streams@GOT(%ebx), %edi
	movl	%esi, %eax
	subl	%edi, %eax
	sarl	$4, %eax
	addl	$60, %eax
	jmp	.L74
	.p2align 4,,10
	.p2align 3
.L79:
	setne	%cl
	movzbl	%cl, %edi
	negl	%edi
	jmp	.L76
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
	jne	.L81
	testb	%al, %al
	jns	.L85
	movl	%esi, %eax
	call	flush_output
	movzbl	12(%esi), %eax
	movl	$0, (%esi)
	andb	$-4, %al
	orb	$1, %al
	movb	%al, 12(%esi)
.L81:
	movl	%esi, %eax
	call	give_buffer
	xorl	%eax, %eax
.L80:
	addl	$20, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L85:
	orb	$32, %al
	movb	%al, 12(%esi)
	movl	errno@GOT(%ebx), %eax
	movl	$9, (%eax)
	movl	$-1, %eax
	jmp	.L80
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
	jne	.L87
	testb	%al, %al
	jns	.L92
	movl	(%esi), %edx
	testl	%edx, %edx
	jg	.L93
.L90:
	movl	$0, (%esi)
	movl	8(%esi), %edx
	andb	$-20, %al
	orb	$2, %al
	movb	%al, 12(%esi)
	movl	%edx, 4(%esi)
.L87:
	movl	%esi, %eax
	call	give_buffer
	xorl	%eax, %eax
.L86:
	addl	$20, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L93:
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
	jmp	.L90
	.p2align 4,,10
	.p2align 3
.L92:
	orb	$32, %al
	movb	%al, 12(%esi)
	movl	errno@GOT(%ebx), %eax
	movl	$9, (%eax)
	movl	$-1, %eax
	jmp	.L86
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
	jne	.L95
	movl	__iob@GOT(%ebx), %eax
	movl	%esi, %edi
	subl	%eax, %edi
	cmpl	%eax, %esi
	je	.L109
	cmpl	$944, %edi
	jbe	.L103
	movl	__more_streams@GOT(%ebx), %edx
	movl	%esi, %eax
	subl	%edx, %eax
	sarl	$4, %eax
	addl	$60, %eax
.L99:
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
	jle	.L110
	decl	%eax
	movl	%eax, (%esi)
	leal	1(%edx), %eax
	movl	%eax, 4(%esi)
	movzbl	(%edx), %edi
.L102:
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
.L109:
	testb	$64, 28(%esi)
	jne	.L111
.L103:
	movl	%edi, %eax
	sarl	$4, %eax
	jmp	.L99
	.p2align 4,,10
	.p2align 3
.L111:
	leal	16(%esi), %eax
	call	flush_output
	jmp	.L103
.L110:
	cmpl	$1, %eax
	sbbl	%eax, %eax
	andb	$-16, %al
	addb	$32, %al
	orb	%al, 12(%esi)
.L95:
	movl	$-1, %edi
	jmp	.L102
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
	jne	.L118
	movl	%eax, %edi
	movl	4(%esi), %eax
	movl	8(%esi), %ebx
	movl	__iob@GOT(%ebp), %edx
	movl	%eax, %ecx
	subl	%ebx, %ecx
	movl	%esi, %ebx
	subl	%edx, %ebx
	cmpl	$944, %ebx
	ja	.L115
	sarl	$4, %ebx
	movl	%ebx, 20(%esp)
.L116:
	leal	more@GOTOFF(%ebp), %edx
	movl	%edx, 16(%esp)
	movl	20(%esp), %edx
	leal	(%edx,%edx), %ebx
	movl	%ebx, 28(%esp)
	addl	%ebx, %edx
	movl	16(%esp), %ebx
	cmpl	(%ebx,%edx,8), %ecx
	jb	.L117
	movl	%esi, %eax
	call	flush_output
	testl	%eax, %eax
	jne	.L118
	movl	4(%esi), %eax
.L117:
	movzbl	27(%esp), %ecx
	leal	1(%eax), %edx
	movl	%edx, 4(%esi)
	movb	%cl, (%eax)
	movzbl	12(%esi), %eax
	testb	$68, %al
	jne	.L119
	movl	20(%esp), %ecx
	movl	28(%esp), %ebx
	movl	16(%esp), %edi
	movl	4(%esi), %edx
	addl	%ecx, %ebx
	movl	8(%esi), %ecx
	movl	(%edi,%ebx,8), %edi
	subl	%ecx, %edx
	subl	%edx, %edi
.L119:
	movl	%edi, (%esi)
	movb	%al, %dl
	andb	$4, %dl
	jne	.L120
	shrb	$6, %al
	andb	$1, %al
	je	.L121
	cmpb	$10, 27(%esp)
	je	.L120
.L121:
	movzbl	64(%esp), %edi
.L114:
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
.L115:
	movl	__more_streams@GOT(%ebp), %edx
	movl	%esi, %ebx
	subl	%edx, %ebx
	sarl	$4, %ebx
	leal	60(%ebx), %edx
	movl	%edx, 20(%esp)
	jmp	.L116
	.p2align 4,,10
	.p2align 3
.L120:
	movl	%esi, %eax
	call	flush_output
	testl	%eax, %eax
	je	.L121
.L118:
	movl	$-1, %edi
	jmp	.L114
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
	js	.L133
	movl	4(%esi), %eax
	leal	1(%eax), %edx
	movl	%edx, 4(%esi)
	movzbl	(%eax), %edi
.L131:
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
.L133:
	movl	%esi, (%esp)
	call	__filbuf@PLT
	movl	%eax, %edi
	jmp	.L131
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
	js	.L138
	movl	4(%esi), %eax
	movzbl	32(%esp), %edi
	leal	1(%eax), %edx
	movl	%edx, 4(%esi)
	movl	%edi, %ecx
	movb	%cl, (%eax)
.L136:
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
.L138:
	movl	%esi, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	__flsbuf@PLT
	movl	%eax, %edi
	jmp	.L136
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
	je	.L150
	movl	%esi, %eax
	call	begin_reading
	testl	%eax, %eax
	jne	.L150
	movl	8(%esi), %eax
	movl	4(%esi), %edx
	subl	$8, %eax
	cmpl	%eax, %edx
	je	.L150
	movl	(%esi), %eax
	testl	%eax, %eax
	jns	.L151
	movl	$0, (%esi)
.L151:
	movzbl	32(%esp), %edi
	leal	-1(%edx), %eax
	movl	%eax, 4(%esi)
	movl	%edi, %eax
	movb	%al, -1(%edx)
	incl	(%esi)
	andb	$-17, 12(%esi)
.L149:
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
	movl	$-1, %edi
	jmp	.L149
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
	jne	.L161
	movl	68(%esp), %eax
	movl	72(%esp), %ecx
	imull	%ecx, %eax
	testl	%eax, %eax
	je	.L156
	movl	%eax, 28(%esp)
	movl	%eax, %ebp
	jmp	.L160
	.p2align 4,,10
	.p2align 3
.L175:
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
	je	.L174
.L160:
	movl	(%edi), %esi
	testl	%esi, %esi
	jg	.L175
	movl	%edi, (%esp)
	movl	%edx, 64(%esp)
	call	__filbuf@PLT
	cmpl	$-1, %eax
	je	.L172
	movl	64(%esp), %edx
	movl	$1, %esi
	movb	%al, (%edx)
	addl	%esi, %edx
	subl	%esi, %ebp
	jne	.L160
.L174:
	movl	28(%esp), %eax
.L156:
	xorl	%ebp, %ebp
.L159:
	movl	68(%esp), %edx
	testl	%edx, %edx
	je	.L161
	subl	%ebp, %eax
	xorl	%edx, %edx
	divl	68(%esp)
	movl	%eax, %esi
	jmp	.L155
	.p2align 4,,10
	.p2align 3
.L161:
	xorl	%esi, %esi
.L155:
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
.L172:
	movl	28(%esp), %eax
	jmp	.L159
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
	je	.L211
.L178:
	xorl	%edi, %edi
.L186:
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
.L211:
	movzbl	12(%esi), %eax
	xorl	%edx, %edx
	testb	$68, %al
	jne	.L179
	movl	__iob@GOT(%ebx), %ecx
	movl	%esi, %edx
	subl	%ecx, %edx
	cmpl	$944, %edx
	ja	.L180
	sarl	$4, %edx
.L181:
	movl	4(%esi), %ecx
	leal	(%edx,%edx,2), %edx
	movl	8(%esi), %edi
	movl	more@GOTOFF(%ebx,%edx,8), %edx
	subl	%edi, %ecx
	subl	%ecx, %edx
.L179:
	movl	%edx, (%esi)
	movl	84(%esp), %ebp
	movb	%al, %dl
	movl	88(%esp), %ecx
	imull	%ecx, %ebp
	andb	$4, %dl
	jne	.L182
	testl	%ebp, %ebp
	je	.L184
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
	jmp	.L190
	.p2align 4,,10
	.p2align 3
.L189:
	testl	%edi, %edi
	je	.L212
.L190:
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
	jb	.L189
	movl	%ecx, 32(%esp)
	movl	%edx, %eax
	call	flush_output
	movl	92(%esp), %edx
	movl	32(%esp), %ecx
	testl	%eax, %eax
	je	.L189
	movl	44(%esp), %ebp
	movl	%esi, %edx
	subl	%ecx, %edx
	movl	92(%esp), %esi
	leal	(%edx,%ebp), %eax
	xorl	%edx, %edx
	divl	84(%esp)
	movl	%eax, %edi
	jmp	.L186
	.p2align 4,,10
	.p2align 3
.L212:
	movl	44(%esp), %ebp
	movl	%edx, %esi
	movzbl	12(%edx), %eax
.L184:
	movb	%al, %dl
	andb	$64, %dl
	je	.L191
	movl	%ebp, 8(%esp)
	movl	$10, %eax
	movl	%eax, 4(%esp)
	movl	80(%esp), %eax
	movl	%eax, (%esp)
	call	memchr@PLT
	testl	%eax, %eax
	je	.L210
	movl	%esi, %eax
	call	flush_output
	testl	%eax, %eax
	.p2align 4,,2
	jne	.L178
.L210:
	movzbl	12(%esi), %eax
.L191:
	testb	$68, %al
	jne	.L194
	movl	__iob@GOT(%ebx), %ebp
	movl	%esi, %eax
	subl	%ebp, %eax
	cmpl	$944, %eax
	ja	.L195
	sarl	$4, %eax
.L196:
	leal	(%eax,%eax,2), %edx
	movl	8(%esi), %ecx
	movl	4(%esi), %eax
	movl	more@GOTOFF(%ebx,%edx,8), %edx
	subl	%ecx, %eax
	subl	%eax, %edx
	movl	%edx, 40(%esp)
.L194:
	movl	40(%esp), %eax
	movl	%eax, (%esi)
.L197:
	movl	88(%esp), %edi
	jmp	.L186
	.p2align 4,,10
	.p2align 3
.L180:
	movl	__more_streams@GOT(%ebx), %ebp
	movl	%esi, %edx
	subl	%ebp, %edx
	sarl	$4, %edx
	addl	$60, %edx
	jmp	.L181
	.p2align 4,,10
	.p2align 3
.L182:
	testl	%ebp, %ebp
	je	.L197
	movl	80(%esp), %edi
	jmp	.L185
	.p2align 4,,10
	.p2align 3
.L187:
	addl	%eax, %edi
	subl	%eax, %ebp
	je	.L197
.L185:
	movl	%ebp, 8(%esp)
	movl	%edi, 4(%esp)
	movzwl	14(%esi), %eax
	movzbl	13(%esi), %edx
	sall	$8, %eax
	orl	%edx, %eax
	movl	%eax, (%esp)
	call	write@PLT
	testl	%eax, %eax
	jg	.L187
	orb	$32, 12(%esi)
	xorl	%edi, %edi
	jmp	.L186
	.p2align 4,,10
	.p2align 3
.L195:
	movl	__more_streams@GOT(%ebx), %edi
	movl	%esi, %eax
	subl	%edi, %eax
	sarl	$4, %eax
	addl	$60, %eax
	jmp	.L196
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
	jne	.L219
	movl	%esi, 4(%esp)
	movl	$10, (%esp)
	call	putc@PLT
	incl	%eax
	sete	%al
	movzbl	%al, %esi
	negl	%esi
.L218:
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
.L219:
	movl	$-1, %esi
	jmp	.L218
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
	jmp	.L222
	.p2align 4,,10
	.p2align 3
.L238:
	movl	%esi, (%esp)
	call	getc@PLT
	cmpl	$-1, %eax
	je	.L237
	movb	%al, 0(%ebp)
	incl	%ebp
	cmpl	$10, %eax
	je	.L223
.L222:
	movl	%edi, %eax
	subl	%ebp, %eax
	testl	%eax, %eax
	jg	.L238
.L223:
	movb	$0, 0(%ebp)
	movl	48(%esp), %ebp
.L226:
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
.L237:
	cmpl	48(%esp), %ebp
	je	.L229
	testb	$32, 12(%esi)
	je	.L223
.L229:
	xorl	%ebp, %ebp
	jmp	.L226
	.size	fgets, .-fgets
	.section	.text.fdopen,"ax",@progbits
	.p2align 4
	.globl	fdopen
	.type	fdopen, @function
fdopen:
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$32, %esp
	movl	52(%esp), %eax
	leal	28(%esp), %edx
	call	parse_mode
	testl	%eax, %eax
	js	.L248
	call	guard_enter@PLT
	movl	__iob@GOT(%ebx), %edi
	movl	__more_streams@GOT(%ebx), %esi
	leal	944(%edi), %ecx
	movl	%edi, %eax
.L242:
	leal	3136(%esi), %edx
	jmp	.L243
	.p2align 4,,10
	.p2align 3
.L257:
	cmpb	$0, 12(%eax)
	je	.L255
	cmpl	%ecx, %eax
	jne	.L256
	movl	%esi, %eax
.L243:
	cmpl	%edx, %eax
	jne	.L257
	.p2align 4,,5
	call	guard_leave@PLT
	movl	errno@GOT(%ebx), %eax
	movl	$24, (%eax)
.L248:
	addl	$32, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L255:
	movb	$8, 12(%eax)
	movl	%eax, 12(%esp)
	call	guard_leave@PLT
	movl	12(%esp), %eax
	movzbl	28(%esp), %ecx
	movl	48(%esp), %edx
	movl	$0, (%eax)
	movb	%cl, 12(%eax)
	movzbl	48(%esp), %ecx
	movl	$0, 4(%eax)
	shrw	$8, %dx
	movw	%dx, 14(%eax)
	movl	%eax, %edx
	movl	$0, 8(%eax)
	subl	%edi, %edx
	movb	%cl, 13(%eax)
	cmpl	$944, %edx
	jbe	.L258
	movl	%eax, %edx
	subl	%esi, %edx
	sarl	$4, %edx
	addl	$60, %edx
.L247:
	leal	(%edx,%edx,2), %edx
	leal	more@GOTOFF(%ebx,%edx,8), %edx
	movl	$0, 4(%edx)
	movl	$0, 8(%edx)
	addl	$32, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L256:
	addl	$16, %eax
	jmp	.L242
	.p2align 4,,10
	.p2align 3
.L258:
	sarl	$4, %edx
	jmp	.L247
	.size	fdopen, .-fdopen
	.section	.text.fopen,"ax",@progbits
	.p2align 4
	.globl	fopen
	.type	fopen, @function
fopen:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$60, %esp
	movl	84(%esp), %eax
	leal	44(%esp), %edx
	call	parse_mode
	testl	%eax, %eax
	jns	.L260
.L267:
	addl	$60, %esp
	xorl	%esi, %esi
	popl	%ebx
	movl	%esi, %eax
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L260:
	movl	%eax, 28(%esp)
	call	guard_enter@PLT
	movl	__iob@GOT(%ebx), %ebp
	movl	__more_streams@GOT(%ebx), %edi
	movl	28(%esp), %edx
	leal	944(%ebp), %ecx
	movl	%ebp, %esi
.L262:
	leal	3136(%edi), %eax
	jmp	.L263
	.p2align 4,,10
	.p2align 3
.L278:
	cmpb	$0, 12(%esi)
	je	.L276
	cmpl	%ecx, %esi
	jne	.L277
	movl	%edi, %esi
.L263:
	cmpl	%eax, %esi
	jne	.L278
	.p2align 4,,5
	call	guard_leave@PLT
	movl	errno@GOT(%ebx), %eax
	movl	$24, (%eax)
	jmp	.L267
	.p2align 4,,10
	.p2align 3
.L276:
	movb	$8, 12(%esi)
	movl	%edx, 28(%esp)
	call	guard_leave@PLT
	movl	$438, %eax
	movl	28(%esp), %edx
	movl	%eax, 8(%esp)
	movl	80(%esp), %eax
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	open@PLT
	testl	%eax, %eax
	jns	.L279
	movb	$0, 12(%esi)
	jmp	.L267
	.p2align 4,,10
	.p2align 3
.L279:
	movb	%al, 13(%esi)
	movzbl	44(%esp), %ecx
	shrw	$8, %ax
	movw	%ax, 14(%esi)
	movl	%esi, %eax
	movl	$0, (%esi)
	subl	%ebp, %eax
	movl	$0, 4(%esi)
	cmpl	$944, %eax
	movl	$0, 8(%esi)
	movb	%cl, 12(%esi)
	ja	.L268
	sarl	$4, %eax
.L269:
	leal	(%eax,%eax,2), %eax
	leal	more@GOTOFF(%ebx,%eax,8), %eax
	movl	$0, 4(%eax)
	movl	$0, 8(%eax)
	addl	$60, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L268:
	movl	%esi, %eax
	subl	%edi, %eax
	sarl	$4, %eax
	addl	$60, %eax
	jmp	.L269
	.p2align 4,,10
	.p2align 3
.L277:
	addl	$16, %esi
	jmp	.L262
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
	jne	.L285
	movl	__more_streams@GOT(%ebx), %eax
	xorl	%edx, %edx
	movl	%edx, 24(%esp)
	movl	__iob@GOT(%ebx), %ebp
	movl	%eax, 28(%esp)
	leal	3136(%eax), %edi
	leal	944(%ebp), %esi
	cmpl	%edi, %ebp
	je	.L284
	.p2align 4
	.p2align 3
.L286:
	testb	$2, 12(%ebp)
	jne	.L304
	cmpl	%esi, %ebp
	je	.L294
.L306:
	addl	$16, %ebp
	cmpl	%edi, %ebp
	jne	.L286
.L284:
	movl	24(%esp), %eax
	addl	$44, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L304:
	movl	%ebp, (%esp)
	call	flockfile@PLT
	testb	$2, 12(%ebp)
	jne	.L305
.L290:
	movl	%ebp, (%esp)
	call	funlockfile@PLT
	cmpl	%esi, %ebp
	jne	.L306
.L294:
	movl	28(%esp), %ebp
	jmp	.L286
	.p2align 4,,10
	.p2align 3
.L305:
	movl	%ebp, %eax
	call	flush_output
	orl	%eax, 24(%esp)
	jmp	.L290
	.p2align 4,,10
	.p2align 3
.L285:
	movl	%esi, (%esp)
	call	flockfile@PLT
	xorl	%eax, %eax
	testb	$2, 12(%esi)
	movl	%eax, 24(%esp)
	jne	.L307
.L288:
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
.L307:
	movl	%esi, %eax
	call	flush_output
	movl	%eax, 24(%esp)
	jmp	.L288
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
	je	.L315
	andb	$1, %al
	jne	.L311
	movl	8(%esi), %eax
.L312:
	testl	%eax, %eax
	je	.L314
	testb	$8, 12(%esi)
	jne	.L323
.L314:
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
	jne	.L315
.L310:
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
.L323:
	subl	$8, %eax
	movl	%eax, (%esp)
	call	free@PLT
	jmp	.L314
	.p2align 4,,10
	.p2align 3
.L311:
	movl	(%esi), %eax
	testl	%eax, %eax
	jg	.L324
	movl	$0, (%esi)
	movl	8(%esi), %eax
	movl	%eax, 4(%esi)
	jmp	.L312
	.p2align 4,,10
	.p2align 3
.L324:
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
	jmp	.L312
	.p2align 4,,10
	.p2align 3
.L315:
	movl	$-1, %edi
	jmp	.L310
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
	js	.L328
	movl	%edi, 4(%esp)
	movl	$438, %eax
	movl	%eax, 8(%esp)
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	call	open@PLT
	testl	%eax, %eax
	js	.L328
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
	ja	.L329
	sarl	$4, %eax
.L330:
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
.L328:
	movl	32(%esp), %ebx
	xorl	%eax, %eax
	movl	36(%esp), %esi
	movl	40(%esp), %edi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L329:
	movl	__more_streams@GOT(%ebx), %edx
	movl	%esi, %eax
	subl	%edx, %eax
	sarl	$4, %eax
	addl	$60, %eax
	jmp	.L330
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
	je	.L340
	cmpl	$64, %edx
	jne	.L339
.L340:
	movl	8(%esi), %edi
	movzbl	12(%esi), %eax
	testl	%edi, %edi
	je	.L335
	movb	%al, %bl
	andb	$8, %bl
	jne	.L357
.L335:
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
	je	.L336
	testb	%cl, %cl
	jne	.L358
.L336:
	xorl	%eax, %eax
.L332:
	movl	44(%esp), %ebx
	movl	48(%esp), %esi
	movl	52(%esp), %edi
	movl	56(%esp), %ebp
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L358:
	movl	68(%esp), %eax
	movl	__iob@GOT(%ebp), %edx
	addl	$8, %eax
	movl	%eax, 4(%esi)
	movl	%eax, 8(%esi)
	movl	%esi, %eax
	subl	%edx, %eax
	cmpl	$944, %eax
	ja	.L337
	sarl	$4, %eax
.L338:
	leal	(%eax,%eax,2), %edx
	movl	76(%esp), %eax
	subl	$8, %eax
	movl	%eax, more@GOTOFF(%ebp,%edx,8)
	jmp	.L336
	.p2align 4,,10
	.p2align 3
.L357:
	movb	%cl, 31(%esp)
	subl	$8, %edi
	movl	%ebp, %ebx
	movl	%edi, (%esp)
	movl	%edx, 72(%esp)
	call	free@PLT
	movzbl	12(%esi), %eax
	movzbl	31(%esp), %ecx
	movl	72(%esp), %edx
	jmp	.L335
	.p2align 4,,10
	.p2align 3
.L337:
	movl	__more_streams@GOT(%ebp), %eax
	subl	%eax, %esi
	sarl	$4, %esi
	leal	60(%esi), %eax
	jmp	.L338
	.p2align 4,,10
	.p2align 3
.L339:
	movl	$-1, %eax
	jmp	.L332
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
	jne	.L375
	movl	8(%esi), %ecx
	testl	%ecx, %ecx
	je	.L366
	movl	(%esi), %eax
	testl	%eax, %eax
	jle	.L367
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
.L367:
	movl	$0, (%esi)
	movl	%ecx, 4(%esi)
.L366:
	movb	%dl, %al
	andb	$-17, %al
	js	.L368
	movb	%al, 12(%esi)
.L369:
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
.L365:
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
.L368:
	movl	$0, (%esi)
	andb	$-20, %dl
	movb	%dl, 12(%esi)
	jmp	.L369
	.p2align 4,,10
	.p2align 3
.L375:
	movl	%esi, %eax
	call	flush_output
	testl	%eax, %eax
	jne	.L370
	movzbl	12(%esi), %edx
	jmp	.L366
.L370:
	movl	$-1, %edi
	jmp	.L365
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
	js	.L379
	movl	8(%esi), %edx
	testl	%edx, %edx
	je	.L379
	testb	$2, 12(%esi)
	je	.L380
	movl	4(%esi), %eax
	subl	%edx, %eax
	cltd
	addl	%eax, %edi
	adcl	%edx, %ebp
.L379:
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
.L380:
	movl	(%esi), %eax
	xorl	%edx, %edx
	testl	%eax, %eax
	cmovs	%edx, %eax
	cltd
	subl	%eax, %edi
	sbbl	%edx, %ebp
	jmp	.L379
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
	jne	.L392
.L385:
	movl	%esi, %eax
	movl	16(%esp), %ebx
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L392:
	movl	errno@GOT(%edi), %eax
	movl	$-1, %esi
	movl	$79, (%eax)
	jmp	.L385
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
	je	.L419
	movl	8(%esi), %ecx
	testl	%ecx, %ecx
	je	.L406
	movb	%al, %dl
	andb	$8, %dl
	jne	.L420
.L406:
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
	je	.L408
	movb	%al, %dl
	andb	$8, %dl
	jne	.L421
.L408:
	movl	$0, 4(%esi)
	andb	$-9, %al
	movl	$0, 8(%esi)
	orb	$4, %al
	movl	$0, (%esi)
	movb	%al, 12(%esi)
.L405:
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
.L419:
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
	jmp	.L405
	.p2align 4,,10
	.p2align 3
.L420:
	subl	$8, %ecx
	movl	%ecx, (%esp)
	call	free@PLT
	movzbl	12(%esi), %eax
	jmp	.L406
	.p2align 4,,10
	.p2align 3
.L421:
	subl	$8, %ecx
	movl	%ecx, (%esp)
	call	free@PLT
	movzbl	12(%esi), %eax
	jmp	.L408
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
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 24(%esp)
	movl	%esi, 20(%esp)
	testl	%eax, %eax
	movl	errno@GOT(%ebx), %edx
	movl	(%edx), %edi
	je	.L438
	cmpb	$0, (%eax)
	jne	.L436
.L438:
	movl	__iob@GOT(%ebx), %esi
.L431:
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
.L436:
	movl	%eax, 8(%esp)
	movl	__iob@GOT(%ebx), %esi
	leal	.LC0@GOTOFF(%ebx), %eax
	movl	%eax, 4(%esp)
	leal	32(%esi), %eax
	movl	%eax, (%esp)
	call	fprintf@PLT
	jmp	.L431
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
	jmp	.L442
	.p2align 4,,10
	.p2align 3
.L443:
	cmpl	$10, %eax
	je	.L445
	movb	%al, 0(%ebp)
	incl	%ebp
.L442:
	movl	%esi, (%esp)
	call	getc@PLT
	cmpl	$-1, %eax
	jne	.L443
	cmpl	%edi, %ebp
	je	.L449
.L445:
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
.L449:
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
	jne	.L452
	movl	28(%esp), %eax
.L450:
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L452:
	movl	$-1, %eax
	jmp	.L450
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
	je	.L487
	testb	%al, %al
	jne	.L471
.L487:
	cmpb	$0, 1(%esi)
	jne	.L471
	movb	%dl, 40(%esp)
	leal	56(%esp), %eax
	movl	%eax, (%esp)
	call	pipe@PLT
	movzbl	40(%esp), %edx
	testl	%eax, %eax
	jne	.L474
	cmpb	$119, %dl
	sete	%al
	movzbl	%al, %edi
	call	fork@PLT
	movzbl	36(%esp), %edx
	testl	%eax, %eax
	movl	%eax, %ebp
	je	.L496
	movl	56(%esp,%edx,4), %eax
	movl	%eax, (%esp)
	call	close@PLT
	testl	%ebp, %ebp
	js	.L484
	movl	%esi, 4(%esp)
	movl	56(%esp,%edi,4), %eax
	movl	%eax, (%esp)
	call	fdopen@PLT
	testl	%eax, %eax
	je	.L484
	movl	__iob@GOT(%ebx), %esi
	movl	%eax, %ecx
	subl	%esi, %ecx
	cmpl	$944, %ecx
	ja	.L485
	sarl	$4, %ecx
.L486:
	leal	(%ecx,%ecx,2), %ecx
	movl	%ebp, 4+more@GOTOFF(%ebx,%ecx,8)
	jmp	.L470
	.p2align 4,,10
	.p2align 3
.L471:
	movl	errno@GOT(%ebx), %eax
	movl	$22, (%eax)
.L474:
	xorl	%eax, %eax
.L470:
	movl	76(%esp), %ebx
	movl	80(%esp), %esi
	movl	84(%esp), %edi
	movl	88(%esp), %ebp
	addl	$92, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L485:
	movl	__more_streams@GOT(%ebx), %edx
	movl	%eax, %ecx
	subl	%edx, %ecx
	sarl	$4, %ecx
	addl	$60, %ecx
	jmp	.L486
	.p2align 4,,10
	.p2align 3
.L484:
	movl	56(%esp,%edi,4), %eax
	movl	%eax, (%esp)
	call	close@PLT
	jmp	.L474
.L496:
	movl	%edi, 40(%esp)
	movl	__more_streams@GOT(%ebx), %eax
	leal	4+more@GOTOFF(%ebx), %esi
	movl	%edx, 44(%esp)
	movl	__iob@GOT(%ebx), %ecx
	subl	$960, %eax
	movl	%ecx, 36(%esp)
	movl	%eax, %edi
	jmp	.L481
	.p2align 4,,10
	.p2align 3
.L480:
	movzwl	14(%ecx), %eax
	movzbl	13(%ecx), %ecx
	sall	$8, %eax
	orl	%ecx, %eax
	movl	%eax, (%esp)
	call	close@PLT
.L478:
	incl	%ebp
	addl	$24, %esi
	addl	$16, %edi
	cmpl	$256, %ebp
	je	.L497
.L481:
	movl	(%esi), %eax
	testl	%eax, %eax
	je	.L478
	cmpl	$59, %ebp
	movl	%edi, %ecx
	jg	.L480
	movl	36(%esp), %eax
	movl	%ebp, %ecx
	sall	$4, %ecx
	addl	%eax, %ecx
	jmp	.L480
.L497:
	movl	44(%esp), %edx
	movl	40(%esp), %edi
	movl	56(%esp,%edx,4), %eax
	cmpl	%edx, %eax
	je	.L482
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	movl	%edx, 36(%esp)
	call	dup2@PLT
	movl	36(%esp), %edx
	movl	56(%esp,%edx,4), %eax
	movl	%eax, (%esp)
	call	close@PLT
	movl	36(%esp), %edx
.L482:
	movl	56(%esp,%edi,4), %eax
	cmpl	%edx, %eax
	je	.L483
	movl	%eax, (%esp)
	call	close@PLT
.L483:
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
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$44, %esp
	movl	64(%esp), %edx
	movl	%edx, %eax
	movl	__iob@GOT(%ebx), %esi
	subl	%esi, %eax
	cmpl	$944, %eax
	ja	.L499
	sarl	$4, %eax
.L500:
	leal	(%eax,%eax,2), %eax
	movl	4+more@GOTOFF(%ebx,%eax,8), %esi
	testl	%esi, %esi
	je	.L508
	movl	%edx, (%esp)
	leal	28(%esp), %edi
	call	fclose@PLT
	movl	errno@GOT(%ebx), %ebp
	jmp	.L503
	.p2align 4,,10
	.p2align 3
.L505:
	cmpl	$4, 0(%ebp)
	jne	.L502
.L503:
	movl	%edi, 4(%esp)
	xorl	%eax, %eax
	movl	%eax, 8(%esp)
	movl	%esi, (%esp)
	call	waitpid@PLT
	testl	%eax, %eax
	js	.L505
	movl	28(%esp), %eax
	addl	$44, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L499:
	movl	__more_streams@GOT(%ebx), %ecx
	movl	%edx, %eax
	subl	%ecx, %eax
	sarl	$4, %eax
	addl	$60, %eax
	jmp	.L500
.L508:
	movl	errno@GOT(%ebx), %eax
	movl	$10, (%eax)
.L502:
	addl	$44, %esp
	movl	$-1, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
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
