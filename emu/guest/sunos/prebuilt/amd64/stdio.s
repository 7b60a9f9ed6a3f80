// 3896c7e904da9b6d2b00c1c020ce861e emu/guest/libc/stdio.c
	.file	"stdio.c"
	.text
	.section	.text.give_buffer,"ax",@progbits
	.p2align 4
	.type	give_buffer, @function
give_buffer:
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	subq	$24, %rsp
	movzbl	24(%rdi), %eax
	andl	$4, %eax
	cmpb	$1, %al
	sbbq	%r12, %r12
	andl	$8191, %r12d
	addq	$1, %r12
	cmpq	$0, 16(%rdi)
	je	.L14
	addq	$24, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	movq	%rdi, %rbx
	leaq	8(%r12), %rdi
	call	malloc@PLT
	testq	%rax, %rax
	je	.L15
	movq	__iob@GOTPCREL(%rip), %r13
	addq	$8, %rax
	movq	%rax, %xmm0
	movq	%rbx, %rax
	subq	%r13, %rax
	leaq	128(%r13), %rdx
	punpcklqdq	%xmm0, %xmm0
	sarq	$7, %rax
	movl	%eax, %ebp
	cmpq	%rdx, %rbx
	je	.L16
	movzbl	24(%rbx), %edx
	movups	%xmm0, 8(%rbx)
	orl	$8, %edx
	cmpl	$19, %eax
	jbe	.L7
	movq	%rbx, %rbp
	subq	__more_streams@GOTPCREL(%rip), %rbp
	sarq	$7, %rbp
	addl	$20, %ebp
.L7:
	salq	$5, %rbp
	leaq	more(%rip), %rax
	movb	%dl, 24(%rbx)
	movl	$0, (%rbx)
	movq	%r12, (%rax,%rbp)
	addq	$24, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L16:
	movzwl	154(%r13), %edi
	movzbl	153(%r13), %eax
	movaps	%xmm0, (%rsp)
	sall	$8, %edi
	orl	%eax, %edi
	call	stream_is_terminal@PLT
	movdqa	(%rsp), %xmm0
	testl	%eax, %eax
	je	.L6
	orb	$64, 152(%r13)
.L6:
	movzbl	152(%r13), %edx
	movups	%xmm0, 136(%r13)
	orl	$8, %edx
	jmp	.L7
.L15:
	movl	$127, %edi
	call	exit@PLT
	.size	give_buffer, .-give_buffer
	.section	.text.parse_mode,"ax",@progbits
	.p2align 4
	.type	parse_mode, @function
parse_mode:
	pushq	%rbp
	movq	%rsi, %rbp
	movl	$43, %esi
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$8, %rsp
	call	strchr@PLT
	testq	%rax, %rax
	je	.L41
	movl	$128, 0(%rbp)
	movzbl	(%rbx), %edx
	cmpb	$114, %dl
	je	.L22
	movl	$770, %eax
	cmpb	$119, %dl
	je	.L17
	movl	$266, %eax
	cmpb	$97, %dl
	je	.L17
	call	___errno@PLT
	movl	$22, (%rax)
	movl	$-1, %eax
.L17:
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L41:
	xorl	%edx, %edx
	cmpb	$114, (%rbx)
	setne	%dl
	addl	$1, %edx
	movl	%edx, 0(%rbp)
	movzbl	(%rbx), %edx
	cmpb	$114, %dl
	je	.L22
	movl	$769, %eax
	cmpb	$119, %dl
	je	.L17
	movl	$265, %eax
	cmpb	$97, %dl
	je	.L17
	call	___errno@PLT
	movl	$22, (%rax)
	movl	$-1, %eax
	jmp	.L17
	.p2align 4,,10
	.p2align 3
.L22:
	testq	%rax, %rax
	setne	%al
	addq	$8, %rsp
	movzbl	%al, %eax
	popq	%rbx
	popq	%rbp
	addl	%eax, %eax
	ret
	.size	parse_mode, .-parse_mode
	.section	.text.free_stream,"ax",@progbits
	.p2align 4
	.type	free_stream, @function
free_stream:
	pushq	%rbx
	call	guard_enter@PLT
	movq	__iob@GOTPCREL(%rip), %rbx
	movq	__more_streams@GOTPCREL(%rip), %rdi
	leaq	2432(%rbx), %rax
	leaq	30208(%rdi), %rsi
	jmp	.L44
	.p2align 4,,10
	.p2align 3
.L52:
	cmpb	$0, 24(%rbx)
	je	.L51
	cmpq	%rax, %rbx
	leaq	128(%rbx), %rcx
	movq	%rdi, %rdx
	cmovne	%rcx, %rdx
	movq	%rdx, %rbx
.L44:
	cmpq	%rsi, %rbx
	jne	.L52
	call	guard_leave@PLT
	xorl	%ebx, %ebx
	call	___errno@PLT
	movl	$24, (%rax)
	movq	%rbx, %rax
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L51:
	movb	$8, 24(%rbx)
	call	guard_leave@PLT
	movq	%rbx, %rax
	popq	%rbx
	ret
	.size	free_stream, .-free_stream
	.section	.text.flush_output,"ax",@progbits
	.p2align 4
	.type	flush_output, @function
flush_output:
	pushq	%r12
	pushq	%rbp
	movq	%rdi, %rbp
	pushq	%rbx
	movq	16(%rdi), %r12
	testq	%r12, %r12
	je	.L54
	movq	8(%rdi), %rbx
	subq	%r12, %rbx
	jne	.L55
	jmp	.L54
	.p2align 4,,10
	.p2align 3
.L57:
	addq	%rax, %r12
	subq	%rax, %rbx
	je	.L64
.L55:
	movzwl	26(%rbp), %edi
	movzbl	25(%rbp), %eax
	movq	%rbx, %rdx
	movq	%r12, %rsi
	sall	$8, %edi
	orl	%eax, %edi
	call	write@PLT
	testq	%rax, %rax
	jg	.L57
	movzbl	24(%rbp), %eax
	movq	16(%rbp), %r12
	movl	$-1, %ecx
	orl	$32, %eax
	movb	%al, 24(%rbp)
.L56:
	movq	%r12, 8(%rbp)
	xorl	%edx, %edx
	testb	$68, %al
	jne	.L58
	movq	%rbp, %rdx
	subq	__iob@GOTPCREL(%rip), %rdx
	sarq	$7, %rdx
	movl	%edx, %eax
	cmpl	$19, %edx
	jbe	.L59
	movq	%rbp, %rax
	subq	__more_streams@GOTPCREL(%rip), %rax
	sarq	$7, %rax
	addl	$20, %eax
.L59:
	salq	$5, %rax
	leaq	more(%rip), %rdx
	movl	(%rdx,%rax), %edx
.L58:
	movl	%edx, 0(%rbp)
	movl	%ecx, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L54:
	movzbl	24(%rbp), %eax
	xorl	%ecx, %ecx
	jmp	.L56
	.p2align 4,,10
	.p2align 3
.L64:
	movq	16(%rbp), %r12
	movzbl	24(%rbp), %eax
	xorl	%ecx, %ecx
	jmp	.L56
	.size	flush_output, .-flush_output
	.section	.text.ftrylockfile,"ax",@progbits
	.p2align 4
	.globl	ftrylockfile
	.type	ftrylockfile, @function
ftrylockfile:
	movq	%rdi, %rdx
	subq	__iob@GOTPCREL(%rip), %rdx
	sarq	$7, %rdx
	movl	%edx, %eax
	cmpl	$19, %edx
	jbe	.L66
	subq	__more_streams@GOTPCREL(%rip), %rdi
	sarq	$7, %rdi
	leal	20(%rdi), %eax
.L66:
	salq	$5, %rax
	leaq	more(%rip), %rdx
	leaq	16(%rdx,%rax), %rdi
	jmp	stream_lock_try@PLT
	.size	ftrylockfile, .-ftrylockfile
	.section	.text.flockfile,"ax",@progbits
	.p2align 4
	.globl	flockfile
	.type	flockfile, @function
flockfile:
	movq	%rdi, %rdx
	subq	__iob@GOTPCREL(%rip), %rdx
	sarq	$7, %rdx
	movl	%edx, %eax
	cmpl	$19, %edx
	jbe	.L68
	subq	__more_streams@GOTPCREL(%rip), %rdi
	sarq	$7, %rdi
	leal	20(%rdi), %eax
.L68:
	salq	$5, %rax
	leaq	more(%rip), %rdx
	leaq	16(%rdx,%rax), %rdi
	jmp	stream_lock_take@PLT
	.size	flockfile, .-flockfile
	.section	.text.funlockfile,"ax",@progbits
	.p2align 4
	.globl	funlockfile
	.type	funlockfile, @function
funlockfile:
	movq	%rdi, %rdx
	subq	__iob@GOTPCREL(%rip), %rdx
	sarq	$7, %rdx
	movl	%edx, %eax
	cmpl	$19, %edx
	jbe	.L70
	subq	__more_streams@GOTPCREL(%rip), %rdi
	sarq	$7, %rdi
	leal	20(%rdi), %eax
.L70:
	salq	$5, %rax
	leaq	more(%rip), %rdx
	leaq	16(%rdx,%rax), %rdi
	jmp	stream_lock_drop@PLT
	.size	funlockfile, .-funlockfile
	.section	.text.streams_after_fork,"ax",@progbits
	.p2align 4
	.globl	streams_after_fork
	.type	streams_after_fork, @function
streams_after_fork:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	subq	$24, %rsp
	movq	__more_streams@GOTPCREL(%rip), %r12
	leaq	30208(%r12), %rax
	cmpq	%rax, __iob@GOTPCREL(%rip)
	je	.L71
	movq	__iob@GOTPCREL(%rip), %r15
	leaq	more(%rip), %rbp
	movq	%r15, %rax
	addq	$2432, %rax
	movq	%rax, 8(%rsp)
	.p2align 4,,10
	.p2align 3
.L76:
	movq	%r15, %rax
	subq	__iob@GOTPCREL(%rip), %rax
	sarq	$7, %rax
	movl	%eax, %ebx
	cmpl	$19, %eax
	jbe	.L73
	movq	%r15, %rbx
	subq	%r12, %rbx
	sarq	$7, %rbx
	addl	$20, %ebx
.L73:
	salq	$5, %rbx
	leaq	0(%rbp,%rbx), %r14
	movl	20(%r14), %r13d
	call	thread_self@PLT
	cmpl	(%rax), %r13d
	je	.L74
	movq	$0, 16(%rbp,%rbx)
	movl	$0, 24(%r14)
.L74:
	movq	8(%rsp), %rax
	cmpq	%rax, %r15
	je	.L77
	subq	$-128, %r15
	leaq	30208(%r12), %rax
	cmpq	%rax, %r15
	jne	.L76
.L71:
	addq	$24, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L77:
	movq	%r12, %r15
	jmp	.L76
	.size	streams_after_fork, .-streams_after_fork
	.section	.text.fwide,"ax",@progbits
	.p2align 4
	.globl	fwide
	.type	fwide, @function
fwide:
	pushq	%r12
	movl	%esi, %r12d
	pushq	%rbp
	movq	%rdi, %rbp
	pushq	%rbx
	call	flockfile@PLT
	movq	%rbp, %rax
	subq	__iob@GOTPCREL(%rip), %rax
	sarq	$7, %rax
	movl	%eax, %edx
	cmpl	$19, %eax
	jbe	.L80
	movq	%rbp, %rdx
	subq	__more_streams@GOTPCREL(%rip), %rdx
	sarq	$7, %rdx
	addl	$20, %edx
.L80:
	movq	%rdx, %rcx
	leaq	more(%rip), %rax
	salq	$5, %rcx
	movl	12(%rax,%rcx), %ebx
	testl	%ebx, %ebx
	jne	.L81
	xorl	%ebx, %ebx
	testl	%r12d, %r12d
	movl	$1, %ecx
	setne	%bl
	negl	%ebx
	testl	%r12d, %r12d
	cmovg	%ecx, %ebx
	salq	$5, %rdx
	movl	%ebx, 12(%rax,%rdx)
.L81:
	movq	%rbp, %rdi
	call	funlockfile@PLT
	movl	%ebx, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.size	fwide, .-fwide
	.section	.text.begin_reading,"ax",@progbits
	.p2align 4
	.type	begin_reading, @function
begin_reading:
	pushq	%rbx
	movl	$-1, %esi
	movq	%rdi, %rbx
	call	fwide@PLT
	movzbl	24(%rbx), %eax
	testb	$1, %al
	jne	.L87
	testb	%al, %al
	jns	.L91
	movq	%rbx, %rdi
	call	flush_output
	movzbl	24(%rbx), %eax
	movl	$0, (%rbx)
	andl	$-4, %eax
	orl	$1, %eax
	movb	%al, 24(%rbx)
.L87:
	movq	%rbx, %rdi
	call	give_buffer
	xorl	%eax, %eax
	popq	%rbx
	ret
.L91:
	orl	$32, %eax
	movb	%al, 24(%rbx)
	call	___errno@PLT
	movl	$9, (%rax)
	movl	$-1, %eax
	popq	%rbx
	ret
	.size	begin_reading, .-begin_reading
	.section	.text.begin_writing,"ax",@progbits
	.p2align 4
	.type	begin_writing, @function
begin_writing:
	pushq	%rbx
	movl	$-1, %esi
	movq	%rdi, %rbx
	call	fwide@PLT
	movzbl	24(%rbx), %eax
	testb	$2, %al
	jne	.L93
	testb	%al, %al
	jns	.L98
	movslq	(%rbx), %rsi
	testl	%esi, %esi
	jg	.L99
.L96:
	movq	16(%rbx), %rdx
	andl	$-20, %eax
	movl	$0, (%rbx)
	orl	$2, %eax
	movq	%rdx, 8(%rbx)
	movb	%al, 24(%rbx)
.L93:
	movq	%rbx, %rdi
	call	give_buffer
	xorl	%eax, %eax
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L99:
	movzwl	26(%rbx), %edi
	movzbl	25(%rbx), %eax
	negq	%rsi
	movl	$1, %edx
	sall	$8, %edi
	orl	%eax, %edi
	call	__lseek64@PLT
	movzbl	24(%rbx), %eax
	jmp	.L96
.L98:
	orl	$32, %eax
	movb	%al, 24(%rbx)
	call	___errno@PLT
	movl	$9, (%rax)
	movl	$-1, %eax
	popq	%rbx
	ret
	.size	begin_writing, .-begin_writing
	.section	.text.__filbuf,"ax",@progbits
	.p2align 4
	.globl	__filbuf
	.type	__filbuf, @function
__filbuf:
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$8, %rsp
	call	flockfile@PLT
	movq	%rbx, %rdi
	call	begin_reading
	testl	%eax, %eax
	jne	.L101
	movq	__iob@GOTPCREL(%rip), %rdx
	movq	%rbx, %rax
	subq	%rdx, %rax
	sarq	$7, %rax
	movl	%eax, %ebp
	cmpq	%rdx, %rbx
	je	.L115
	cmpl	$19, %eax
	jbe	.L105
	movq	%rbx, %rbp
	subq	__more_streams@GOTPCREL(%rip), %rbp
	sarq	$7, %rbp
	addl	$20, %ebp
.L105:
	movzwl	26(%rbx), %edi
	leaq	more(%rip), %rax
	salq	$5, %rbp
	movq	16(%rbx), %rsi
	movq	(%rax,%rbp), %rdx
	movzbl	25(%rbx), %eax
	sall	$8, %edi
	orl	%eax, %edi
	call	read@PLT
	movq	16(%rbx), %rdx
	movl	$0, (%rbx)
	movq	%rdx, 8(%rbx)
	testq	%rax, %rax
	jle	.L116
	subl	$1, %eax
	movl	%eax, (%rbx)
	leaq	1(%rdx), %rax
	movq	%rax, 8(%rbx)
	movzbl	(%rdx), %ebp
.L108:
	movq	%rbx, %rdi
	call	funlockfile@PLT
	addq	$8, %rsp
	movl	%ebp, %eax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L115:
	testb	$64, 152(%rbx)
	je	.L105
	leaq	128(%rbx), %rdi
	call	flush_output
	jmp	.L105
.L116:
	cmpq	$1, %rax
	sbbl	%eax, %eax
	andl	$-16, %eax
	addl	$32, %eax
	orb	%al, 24(%rbx)
.L101:
	movl	$-1, %ebp
	jmp	.L108
	.size	__filbuf, .-__filbuf
	.section	.text.__flsbuf,"ax",@progbits
	.p2align 4
	.globl	__flsbuf
	.type	__flsbuf, @function
__flsbuf:
	pushq	%r14
	pushq	%r13
	pushq	%r12
	movl	%edi, %r12d
	movq	%rsi, %rdi
	pushq	%rbp
	pushq	%rbx
	movq	%rsi, %rbx
	call	flockfile@PLT
	movq	%rbx, %rdi
	call	begin_writing
	testl	%eax, %eax
	jne	.L122
	movq	8(%rbx), %rcx
	movq	%rbx, %rdx
	subq	__iob@GOTPCREL(%rip), %rdx
	movl	%eax, %r13d
	sarq	$7, %rdx
	movq	%rcx, %rsi
	movl	%edx, %eax
	subq	16(%rbx), %rsi
	cmpl	$19, %edx
	jbe	.L120
	movq	%rbx, %rax
	subq	__more_streams@GOTPCREL(%rip), %rax
	sarq	$7, %rax
	addl	$20, %eax
.L120:
	movl	%eax, %ebp
	leaq	more(%rip), %r14
	movq	%rbp, %rax
	salq	$5, %rax
	cmpq	(%r14,%rax), %rsi
	jb	.L121
	movq	%rbx, %rdi
	call	flush_output
	testl	%eax, %eax
	jne	.L122
	movq	8(%rbx), %rcx
.L121:
	leaq	1(%rcx), %rax
	movq	%rax, 8(%rbx)
	movb	%r12b, (%rcx)
	movzbl	24(%rbx), %edx
	testb	$68, %dl
	je	.L133
	movl	%r13d, (%rbx)
	testb	$4, %dl
	jne	.L124
.L134:
	andl	$64, %edx
	je	.L125
	cmpb	$10, %r12b
	je	.L124
.L125:
	movzbl	%r12b, %r12d
.L119:
	movq	%rbx, %rdi
	call	funlockfile@PLT
	popq	%rbx
	movl	%r12d, %eax
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L133:
	movq	%rbp, %rax
	salq	$5, %rax
	movq	(%r14,%rax), %r13
	movq	8(%rbx), %rax
	subq	16(%rbx), %rax
	subl	%eax, %r13d
	movl	%r13d, (%rbx)
	testb	$4, %dl
	je	.L134
.L124:
	movq	%rbx, %rdi
	call	flush_output
	testl	%eax, %eax
	je	.L125
.L122:
	movl	$-1, %r12d
	jmp	.L119
	.size	__flsbuf, .-__flsbuf
	.section	.text.getc,"ax",@progbits
	.p2align 4
	.globl	getc
	.type	getc, @function
getc:
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$8, %rsp
	call	flockfile@PLT
	subl	$1, (%rbx)
	js	.L139
	movq	8(%rbx), %rax
	leaq	1(%rax), %rdx
	movq	%rdx, 8(%rbx)
	movzbl	(%rax), %ebp
.L137:
	movq	%rbx, %rdi
	call	funlockfile@PLT
	addq	$8, %rsp
	movl	%ebp, %eax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L139:
	movq	%rbx, %rdi
	call	__filbuf@PLT
	movl	%eax, %ebp
	jmp	.L137
	.size	getc, .-getc
	.section	.text.putc,"ax",@progbits
	.p2align 4
	.globl	putc
	.type	putc, @function
putc:
	pushq	%rbp
	movl	%edi, %ebp
	movq	%rsi, %rdi
	pushq	%rbx
	movq	%rsi, %rbx
	subq	$8, %rsp
	call	flockfile@PLT
	subl	$1, (%rbx)
	js	.L144
	movq	8(%rbx), %rax
	leaq	1(%rax), %rdx
	movq	%rdx, 8(%rbx)
	movb	%bpl, (%rax)
	movzbl	%bpl, %ebp
.L142:
	movq	%rbx, %rdi
	call	funlockfile@PLT
	addq	$8, %rsp
	movl	%ebp, %eax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L144:
	movl	%ebp, %edi
	movq	%rbx, %rsi
	call	__flsbuf@PLT
	movl	%eax, %ebp
	jmp	.L142
	.size	putc, .-putc
	.section	.text.fgetc,"ax",@progbits
	.p2align 4
	.globl	fgetc
	.type	fgetc, @function
fgetc:
	jmp	getc@PLT
	.size	fgetc, .-fgetc
	.section	.text.fputc,"ax",@progbits
	.p2align 4
	.globl	fputc
	.type	fputc, @function
fputc:
	jmp	putc@PLT
	.size	fputc, .-fputc
	.section	.text.getchar,"ax",@progbits
	.p2align 4
	.globl	getchar
	.type	getchar, @function
getchar:
	movq	__iob@GOTPCREL(%rip), %rdi
	jmp	getc@PLT
	.size	getchar, .-getchar
	.section	.text.putchar,"ax",@progbits
	.p2align 4
	.globl	putchar
	.type	putchar, @function
putchar:
	movq	__iob@GOTPCREL(%rip), %rax
	leaq	128(%rax), %rsi
	jmp	putc@PLT
	.size	putchar, .-putchar
	.section	.text.ungetc,"ax",@progbits
	.p2align 4
	.globl	ungetc
	.type	ungetc, @function
ungetc:
	pushq	%rbp
	movl	%edi, %ebp
	movq	%rsi, %rdi
	pushq	%rbx
	movq	%rsi, %rbx
	subq	$8, %rsp
	call	flockfile@PLT
	cmpl	$-1, %ebp
	je	.L152
	movq	%rbx, %rdi
	call	begin_reading
	testl	%eax, %eax
	jne	.L152
	movq	16(%rbx), %rax
	movq	8(%rbx), %rdx
	subq	$8, %rax
	cmpq	%rax, %rdx
	je	.L152
	movl	(%rbx), %eax
	testl	%eax, %eax
	jns	.L153
	movl	$0, (%rbx)
.L153:
	leaq	-1(%rdx), %rax
	movq	%rax, 8(%rbx)
	movb	%bpl, -1(%rdx)
	movzbl	%bpl, %ebp
	addl	$1, (%rbx)
	andb	$-17, 24(%rbx)
.L151:
	movq	%rbx, %rdi
	call	funlockfile@PLT
	addq	$8, %rsp
	movl	%ebp, %eax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L152:
	movl	$-1, %ebp
	jmp	.L151
	.size	ungetc, .-ungetc
	.section	.text.fread,"ax",@progbits
	.p2align 4
	.globl	fread
	.type	fread, @function
fread:
	pushq	%r15
	movq	%rdi, %r15
	movq	%rcx, %rdi
	pushq	%r14
	pushq	%r13
	movq	%rsi, %r13
	pushq	%r12
	movq	%rdx, %r12
	pushq	%rbp
	movq	%rcx, %rbp
	pushq	%rbx
	subq	$8, %rsp
	call	flockfile@PLT
	movq	%rbp, %rdi
	call	begin_reading
	testl	%eax, %eax
	jne	.L163
	imulq	%r13, %r12
	testq	%r12, %r12
	je	.L158
	movq	%r12, %r14
	jmp	.L162
	.p2align 4,,10
	.p2align 3
.L175:
	cmpq	%r14, %rbx
	movq	8(%rbp), %rsi
	movq	%r15, %rdi
	cmova	%r14, %rbx
	movq	%rbx, %rdx
	addq	%rbx, %r15
	call	memcpy@PLT
	addq	%rbx, 8(%rbp)
	subl	%ebx, 0(%rbp)
	subq	%rbx, %r14
	je	.L158
.L162:
	movslq	0(%rbp), %rbx
	testl	%ebx, %ebx
	jg	.L175
	movq	%rbp, %rdi
	call	__filbuf@PLT
	cmpl	$-1, %eax
	je	.L161
	movl	$1, %ebx
	movb	%al, (%r15)
	addq	%rbx, %r15
	subq	%rbx, %r14
	jne	.L162
.L158:
	xorl	%r14d, %r14d
.L161:
	testq	%r13, %r13
	jne	.L176
.L163:
	xorl	%r12d, %r12d
.L157:
	movq	%rbp, %rdi
	call	funlockfile@PLT
	addq	$8, %rsp
	movq	%r12, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L176:
	subq	%r14, %r12
	xorl	%edx, %edx
	movq	%r12, %rax
	divq	%r13
	movq	%rax, %r12
	jmp	.L157
	.size	fread, .-fread
	.section	.text.fwrite,"ax",@progbits
	.p2align 4
	.globl	fwrite
	.type	fwrite, @function
fwrite:
	pushq	%r15
	movq	%rcx, %r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	subq	$56, %rsp
	movq	%rdi, 8(%rsp)
	movq	%rcx, %rdi
	movq	%rsi, 24(%rsp)
	movq	%rdx, 32(%rsp)
	call	flockfile@PLT
	movq	%r15, %rdi
	call	begin_writing
	movl	%eax, 44(%rsp)
	testl	%eax, %eax
	je	.L209
.L179:
	xorl	%ebx, %ebx
.L186:
	movq	%r15, %rdi
	call	funlockfile@PLT
	addq	$56, %rsp
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
.L209:
	movzbl	24(%r15), %eax
	xorl	%edx, %edx
	testb	$68, %al
	jne	.L180
	movq	%r15, %rsi
	subq	__iob@GOTPCREL(%rip), %rsi
	sarq	$7, %rsi
	movl	%esi, %edx
	cmpl	$19, %esi
	ja	.L210
.L181:
	leaq	more(%rip), %r13
	salq	$5, %rdx
	movq	8(%r15), %rsi
	subq	16(%r15), %rsi
	movq	0(%r13,%rdx), %rdx
	subl	%esi, %edx
.L180:
	movq	24(%rsp), %rcx
	movq	32(%rsp), %rbx
	movl	%edx, (%r15)
	imulq	%rbx, %rcx
	movq	%rcx, 16(%rsp)
	testb	$4, %al
	jne	.L182
	testq	%rcx, %rcx
	je	.L184
	movq	%r15, %rbp
	movq	%r15, %rax
	movq	16(%rsp), %r14
	movq	8(%rsp), %rbx
	subq	__iob@GOTPCREL(%rip), %rbp
	subq	__more_streams@GOTPCREL(%rip), %rax
	leaq	more(%rip), %r13
	sarq	$7, %rbp
	sarq	$7, %rax
	addl	$20, %eax
	cmpl	$19, %ebp
	cmova	%eax, %ebp
	movl	%ebp, %ebp
	salq	$5, %rbp
	jmp	.L190
	.p2align 4,,10
	.p2align 3
.L189:
	testq	%r14, %r14
	je	.L211
.L190:
	movq	8(%r15), %rdi
	movq	0(%r13,%rbp), %r9
	movq	%r14, %r12
	movq	%rbx, %rsi
	movq	%rdi, %rax
	subq	16(%r15), %rax
	subq	%rax, %r9
	cmpq	%r14, %r9
	movq	%r9, (%rsp)
	cmovbe	%r9, %r12
	movq	%r12, %rdx
	addq	%r12, %rbx
	call	memcpy@PLT
	movq	(%rsp), %r9
	movq	%r14, %rsi
	addq	%r12, 8(%r15)
	subq	%r12, %r14
	cmpq	%r9, %rsi
	jb	.L189
	movq	%r15, %rdi
	movq	%rsi, (%rsp)
	call	flush_output
	movq	(%rsp), %rsi
	testl	%eax, %eax
	je	.L189
	movq	16(%rsp), %rax
	movq	%r12, %rdx
	subq	%rsi, %rdx
	addq	%rdx, %rax
	xorl	%edx, %edx
	divq	24(%rsp)
	movq	%rax, %rbx
	jmp	.L186
	.p2align 4,,10
	.p2align 3
.L211:
	movzbl	24(%r15), %eax
.L184:
	testb	$64, %al
	je	.L191
	movq	16(%rsp), %rdx
	movq	8(%rsp), %rdi
	movl	$10, %esi
	call	memchr@PLT
	testq	%rax, %rax
	je	.L208
	movq	%r15, %rdi
	call	flush_output
	testl	%eax, %eax
	jne	.L179
.L208:
	movzbl	24(%r15), %eax
.L191:
	testb	$68, %al
	jne	.L194
	movq	%r15, %rdx
	subq	__iob@GOTPCREL(%rip), %rdx
	sarq	$7, %rdx
	movl	%edx, %eax
	cmpl	$19, %edx
	jbe	.L195
	movq	%r15, %rax
	subq	__more_streams@GOTPCREL(%rip), %rax
	sarq	$7, %rax
	addl	$20, %eax
.L195:
	salq	$5, %rax
	leaq	more(%rip), %rdx
	movq	(%rdx,%rax), %rdx
	movq	8(%r15), %rax
	subq	16(%r15), %rax
	movl	%edx, %ecx
	subl	%eax, %ecx
	movl	%ecx, 44(%rsp)
.L194:
	movl	44(%rsp), %eax
	movl	%eax, (%r15)
.L196:
	movq	32(%rsp), %rbx
	jmp	.L186
	.p2align 4,,10
	.p2align 3
.L210:
	movq	%r15, %rdx
	subq	__more_streams@GOTPCREL(%rip), %rdx
	sarq	$7, %rdx
	addl	$20, %edx
	jmp	.L181
	.p2align 4,,10
	.p2align 3
.L182:
	cmpq	$0, 16(%rsp)
	jne	.L185
	jmp	.L196
	.p2align 4,,10
	.p2align 3
.L187:
	addq	%rax, 8(%rsp)
	subq	%rax, 16(%rsp)
	je	.L196
.L185:
	movzwl	26(%r15), %edi
	movzbl	25(%r15), %eax
	movq	16(%rsp), %rdx
	movq	8(%rsp), %rsi
	sall	$8, %edi
	orl	%eax, %edi
	call	write@PLT
	testq	%rax, %rax
	jg	.L187
	orb	$32, 24(%r15)
	xorl	%ebx, %ebx
	jmp	.L186
	.size	fwrite, .-fwrite
	.section	.text.put_in_stream,"ax",@progbits
	.p2align 4
	.type	put_in_stream, @function
put_in_stream:
	movq	%rdi, %rcx
	movq	%rsi, %rdi
	movl	$1, %esi
	jmp	fwrite@PLT
	.size	put_in_stream, .-put_in_stream
	.section	.text.fputs,"ax",@progbits
	.p2align 4
	.globl	fputs
	.type	fputs, @function
fputs:
	pushq	%r12
	movq	%rsi, %r12
	pushq	%rbp
	movq	%rdi, %rbp
	pushq	%rbx
	call	strlen@PLT
	movq	%r12, %rcx
	movq	%rbp, %rdi
	movl	$1, %esi
	movq	%rax, %rdx
	movq	%rax, %rbx
	call	fwrite@PLT
	cmpq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	setne	%al
	popq	%r12
	movzbl	%al, %eax
	negl	%eax
	ret
	.size	fputs, .-fputs
	.section	.text.puts,"ax",@progbits
	.p2align 4
	.globl	puts
	.type	puts, @function
puts:
	pushq	%r12
	movq	__iob@GOTPCREL(%rip), %r12
	pushq	%rbp
	pushq	%rbx
	leaq	128(%r12), %rbp
	movq	%rdi, %rbx
	movq	%rbp, %rdi
	call	flockfile@PLT
	movq	%rbp, %rsi
	movq	%rbx, %rdi
	call	fputs@PLT
	testl	%eax, %eax
	jne	.L217
	movq	%rbp, %rsi
	movl	$10, %edi
	xorl	%ebx, %ebx
	call	putc@PLT
	cmpl	$-1, %eax
	sete	%bl
	negl	%ebx
.L216:
	leaq	128(%r12), %rdi
	call	funlockfile@PLT
	movl	%ebx, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L217:
	movl	$-1, %ebx
	jmp	.L216
	.size	puts, .-puts
	.section	.text.fgets,"ax",@progbits
	.p2align 4
	.globl	fgets
	.type	fgets, @function
fgets:
	pushq	%r13
	movq	%rdi, %r13
	movq	%rdx, %rdi
	pushq	%r12
	movl	%esi, %r12d
	pushq	%rbp
	leal	-1(%r12,%r13), %r12d
	movq	%rdx, %rbp
	pushq	%rbx
	movq	%r13, %rbx
	subq	$8, %rsp
	call	flockfile@PLT
	jmp	.L220
	.p2align 4,,10
	.p2align 3
.L236:
	movq	%rbp, %rdi
	call	getc@PLT
	cmpl	$-1, %eax
	je	.L235
	addq	$1, %rbx
	movb	%al, -1(%rbx)
	cmpl	$10, %eax
	je	.L221
.L220:
	movl	%r12d, %eax
	subl	%ebx, %eax
	testl	%eax, %eax
	jg	.L236
.L221:
	movb	$0, (%rbx)
.L224:
	movq	%rbp, %rdi
	call	funlockfile@PLT
	addq	$8, %rsp
	movq	%r13, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L235:
	cmpq	%r13, %rbx
	je	.L227
	testb	$32, 24(%rbp)
	je	.L221
.L227:
	xorl	%r13d, %r13d
	jmp	.L224
	.size	fgets, .-fgets
	.section	.text.fdopen,"ax",@progbits
	.p2align 4
	.globl	fdopen
	.type	fdopen, @function
fdopen:
	pushq	%rbx
	movl	%edi, %ebx
	movq	%rsi, %rdi
	subq	$16, %rsp
	leaq	12(%rsp), %rsi
	call	parse_mode
	testl	%eax, %eax
	js	.L240
	call	free_stream
	testq	%rax, %rax
	je	.L240
	movl	12(%rsp), %edx
	movq	%rax, %rcx
	movb	%bl, 25(%rax)
	pxor	%xmm0, %xmm0
	subq	__iob@GOTPCREL(%rip), %rcx
	shrw	$8, %bx
	movl	$0, (%rax)
	sarq	$7, %rcx
	movb	%dl, 24(%rax)
	movw	%bx, 26(%rax)
	movl	%ecx, %edx
	movups	%xmm0, 8(%rax)
	cmpl	$19, %ecx
	jbe	.L241
	movq	%rax, %rdx
	subq	__more_streams@GOTPCREL(%rip), %rdx
	sarq	$7, %rdx
	addl	$20, %edx
.L241:
	salq	$5, %rdx
	leaq	8+more(%rip), %rcx
	movq	$0, (%rcx,%rdx)
	addq	$16, %rsp
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L240:
	addq	$16, %rsp
	xorl	%eax, %eax
	popq	%rbx
	ret
	.size	fdopen, .-fdopen
	.section	.text.fopen,"ax",@progbits
	.p2align 4
	.globl	fopen
	.type	fopen, @function
fopen:
	pushq	%r12
	movq	%rdi, %r12
	movq	%rsi, %rdi
	pushq	%rbp
	pushq	%rbx
	subq	$16, %rsp
	leaq	12(%rsp), %rsi
	call	parse_mode
	testl	%eax, %eax
	jns	.L247
.L251:
	addq	$16, %rsp
	xorl	%ebx, %ebx
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L247:
	movl	%eax, %ebp
	call	free_stream
	movq	%rax, %rbx
	testq	%rax, %rax
	je	.L251
	xorl	%eax, %eax
	movl	$438, %edx
	movl	%ebp, %esi
	movq	%r12, %rdi
	call	open@PLT
	testl	%eax, %eax
	js	.L257
	movl	12(%rsp), %edx
	movb	%al, 25(%rbx)
	pxor	%xmm0, %xmm0
	shrw	$8, %ax
	movw	%ax, 26(%rbx)
	movb	%dl, 24(%rbx)
	movq	%rbx, %rdx
	subq	__iob@GOTPCREL(%rip), %rdx
	sarq	$7, %rdx
	movl	$0, (%rbx)
	movups	%xmm0, 8(%rbx)
	movl	%edx, %eax
	cmpl	$19, %edx
	jbe	.L252
	movq	%rbx, %rax
	subq	__more_streams@GOTPCREL(%rip), %rax
	sarq	$7, %rax
	addl	$20, %eax
.L252:
	salq	$5, %rax
	leaq	8+more(%rip), %rdx
	movq	$0, (%rdx,%rax)
	addq	$16, %rsp
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L257:
	movb	$0, 24(%rbx)
	jmp	.L251
	.size	fopen, .-fopen
	.section	.text.__fopen64,"ax",@progbits
	.p2align 4
	.globl	__fopen64
	.type	__fopen64, @function
__fopen64:
	jmp	fopen@PLT
	.size	__fopen64, .-__fopen64
	.section	.text.fopen64,"ax",@progbits
	.p2align 4
	.globl	fopen64
	.type	fopen64, @function
fopen64:
	jmp	fopen@PLT
	.size	fopen64, .-fopen64
	.section	.text.fflush,"ax",@progbits
	.p2align 4
	.globl	fflush
	.type	fflush, @function
fflush:
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	subq	$8, %rsp
	testq	%rdi, %rdi
	jne	.L261
	movq	__more_streams@GOTPCREL(%rip), %rbp
	movq	__iob@GOTPCREL(%rip), %rbx
	xorl	%r13d, %r13d
	leaq	30208(%rbp), %rax
	leaq	2432(%rbx), %r12
	cmpq	%rax, %rbx
	je	.L260
	.p2align 4,,10
	.p2align 3
.L262:
	testb	$2, 24(%rbx)
	jne	.L280
	cmpq	%r12, %rbx
	je	.L270
.L282:
	subq	$-128, %rbx
	leaq	30208(%rbp), %rax
	cmpq	%rax, %rbx
	jne	.L262
.L260:
	addq	$8, %rsp
	movl	%r13d, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L280:
	movq	%rbx, %rdi
	call	flockfile@PLT
	testb	$2, 24(%rbx)
	jne	.L281
.L266:
	movq	%rbx, %rdi
	call	funlockfile@PLT
	cmpq	%r12, %rbx
	jne	.L282
.L270:
	movq	%rbp, %rbx
	jmp	.L262
	.p2align 4,,10
	.p2align 3
.L281:
	movq	%rbx, %rdi
	call	flush_output
	orl	%eax, %r13d
	jmp	.L266
	.p2align 4,,10
	.p2align 3
.L261:
	movq	%rdi, %rbx
	xorl	%r13d, %r13d
	call	flockfile@PLT
	testb	$2, 24(%rbx)
	jne	.L283
.L264:
	movq	%rbx, %rdi
	call	funlockfile@PLT
	addq	$8, %rsp
	movl	%r13d, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L283:
	movq	%rbx, %rdi
	call	flush_output
	movl	%eax, %r13d
	jmp	.L264
	.size	fflush, .-fflush
	.section	.text.fclose,"ax",@progbits
	.p2align 4
	.globl	fclose
	.type	fclose, @function
fclose:
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$8, %rsp
	call	flockfile@PLT
	movq	%rbx, %rdi
	call	fflush@PLT
	movl	%eax, %ebp
	movzbl	24(%rbx), %eax
	testb	%al, %al
	je	.L291
	testb	$1, %al
	jne	.L287
	movq	16(%rbx), %rdi
.L288:
	testq	%rdi, %rdi
	je	.L290
	testb	$8, 24(%rbx)
	jne	.L299
.L290:
	movzwl	26(%rbx), %edi
	movzbl	25(%rbx), %eax
	movb	$0, 24(%rbx)
	pxor	%xmm0, %xmm0
	movl	$0, (%rbx)
	sall	$8, %edi
	movups	%xmm0, 8(%rbx)
	orl	%eax, %edi
	call	close@PLT
	testl	%eax, %eax
	jne	.L291
.L286:
	movq	%rbx, %rdi
	call	funlockfile@PLT
	addq	$8, %rsp
	movl	%ebp, %eax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L299:
	subq	$8, %rdi
	call	free@PLT
	jmp	.L290
	.p2align 4,,10
	.p2align 3
.L287:
	movslq	(%rbx), %rsi
	testl	%esi, %esi
	jg	.L300
	movq	16(%rbx), %rdi
	movl	$0, (%rbx)
	movq	%rdi, 8(%rbx)
	jmp	.L288
	.p2align 4,,10
	.p2align 3
.L300:
	movzwl	26(%rbx), %edi
	movzbl	25(%rbx), %eax
	negq	%rsi
	movl	$1, %edx
	sall	$8, %edi
	orl	%eax, %edi
	call	__lseek64@PLT
	movq	16(%rbx), %rdi
	movl	$0, (%rbx)
	movq	%rdi, 8(%rbx)
	jmp	.L288
	.p2align 4,,10
	.p2align 3
.L291:
	movl	$-1, %ebp
	jmp	.L286
	.size	fclose, .-fclose
	.section	.text.freopen,"ax",@progbits
	.p2align 4
	.globl	freopen
	.type	freopen, @function
freopen:
	pushq	%r12
	movq	%rdi, %r12
	movq	%rsi, %rdi
	pushq	%rbp
	pushq	%rbx
	movq	%rdx, %rbx
	subq	$16, %rsp
	leaq	12(%rsp), %rsi
	call	parse_mode
	movq	%rbx, %rdi
	movl	%eax, %ebp
	call	fclose@PLT
	testl	%ebp, %ebp
	js	.L304
	xorl	%eax, %eax
	movl	$438, %edx
	movl	%ebp, %esi
	movq	%r12, %rdi
	call	open@PLT
	testl	%eax, %eax
	js	.L304
	movl	12(%rsp), %edx
	movb	%al, 25(%rbx)
	pxor	%xmm0, %xmm0
	shrw	$8, %ax
	movw	%ax, 26(%rbx)
	movb	%dl, 24(%rbx)
	movq	%rbx, %rdx
	subq	__iob@GOTPCREL(%rip), %rdx
	sarq	$7, %rdx
	movl	$0, (%rbx)
	movups	%xmm0, 8(%rbx)
	movl	%edx, %eax
	cmpl	$19, %edx
	jbe	.L305
	movq	%rbx, %rax
	subq	__more_streams@GOTPCREL(%rip), %rax
	sarq	$7, %rax
	addl	$20, %eax
.L305:
	salq	$5, %rax
	leaq	8+more(%rip), %rdx
	movq	$0, (%rdx,%rax)
	addq	$16, %rsp
	movq	%rbx, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L304:
	addq	$16, %rsp
	xorl	%eax, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.size	freopen, .-freopen
	.section	.text.setvbuf,"ax",@progbits
	.p2align 4
	.globl	setvbuf
	.type	setvbuf, @function
setvbuf:
	cmpl	$4, %edx
	pushq	%r14
	setne	%r14b
	pushq	%r13
	movq	%rcx, %r13
	pushq	%r12
	movq	%rsi, %r12
	pushq	%rbp
	movl	%edx, %ebp
	andl	$-5, %edx
	pushq	%rbx
	movq	%rdi, %rbx
	je	.L314
	cmpl	$64, %ebp
	jne	.L313
.L314:
	movq	16(%rbx), %rdi
	movzbl	24(%rbx), %eax
	testq	%rdi, %rdi
	je	.L310
	testb	$8, %al
	jne	.L331
.L310:
	andl	$-77, %eax
	pxor	%xmm0, %xmm0
	movl	$0, (%rbx)
	orl	%ebp, %eax
	testq	%r12, %r12
	movups	%xmm0, 8(%rbx)
	setne	%dl
	cmpq	$8, %r13
	movb	%al, 24(%rbx)
	seta	%al
	testb	%al, %dl
	je	.L311
	testb	%r14b, %r14b
	jne	.L332
.L311:
	xorl	%eax, %eax
.L307:
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L332:
	leaq	8(%r12), %rax
	movq	%rbx, %rdx
	subq	__iob@GOTPCREL(%rip), %rdx
	movq	%rax, %xmm0
	sarq	$7, %rdx
	punpcklqdq	%xmm0, %xmm0
	movl	%edx, %eax
	movups	%xmm0, 8(%rbx)
	cmpl	$19, %edx
	jbe	.L312
	subq	__more_streams@GOTPCREL(%rip), %rbx
	sarq	$7, %rbx
	leal	20(%rbx), %eax
.L312:
	salq	$5, %rax
	subq	$8, %r13
	leaq	more(%rip), %rdx
	movq	%r13, (%rdx,%rax)
	jmp	.L311
	.p2align 4,,10
	.p2align 3
.L331:
	subq	$8, %rdi
	call	free@PLT
	movzbl	24(%rbx), %eax
	jmp	.L310
	.p2align 4,,10
	.p2align 3
.L313:
	movl	$-1, %eax
	jmp	.L307
	.size	setvbuf, .-setvbuf
	.section	.text.setbuf,"ax",@progbits
	.p2align 4
	.globl	setbuf
	.type	setbuf, @function
setbuf:
	xorl	%edx, %edx
	testq	%rsi, %rsi
	movl	$8192, %ecx
	sete	%dl
	sall	$2, %edx
	jmp	setvbuf@PLT
	.size	setbuf, .-setbuf
	.section	.text.setlinebuf,"ax",@progbits
	.p2align 4
	.globl	setlinebuf
	.type	setlinebuf, @function
setlinebuf:
	xorl	%ecx, %ecx
	movl	$64, %edx
	xorl	%esi, %esi
	jmp	setvbuf@PLT
	.size	setlinebuf, .-setlinebuf
	.section	.text.__fseeko64,"ax",@progbits
	.p2align 4
	.globl	__fseeko64
	.type	__fseeko64, @function
__fseeko64:
	pushq	%r12
	movl	%edx, %r12d
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	movq	%rdi, %rbx
	call	flockfile@PLT
	movzbl	24(%rbx), %eax
	testb	$2, %al
	jne	.L347
	movq	16(%rbx), %rdx
	testq	%rdx, %rdx
	je	.L338
	movslq	(%rbx), %rsi
	testl	%esi, %esi
	jle	.L339
	movzwl	26(%rbx), %edi
	movzbl	25(%rbx), %eax
	movl	$1, %edx
	negq	%rsi
	sall	$8, %edi
	orl	%eax, %edi
	call	__lseek64@PLT
	movq	16(%rbx), %rdx
	movzbl	24(%rbx), %eax
.L339:
	movl	$0, (%rbx)
	movq	%rdx, 8(%rbx)
.L338:
	movl	%eax, %edx
	andb	$-17, %dl
	js	.L340
	movb	%dl, 24(%rbx)
.L341:
	movzwl	26(%rbx), %edi
	movzbl	25(%rbx), %eax
	movq	%rbp, %rsi
	movl	%r12d, %edx
	sall	$8, %edi
	orl	%eax, %edi
	call	__lseek64@PLT
	sarq	$63, %rax
	movq	%rax, %rbp
.L337:
	movq	%rbx, %rdi
	call	funlockfile@PLT
	movl	%ebp, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L340:
	andl	$-20, %eax
	movl	$0, (%rbx)
	movb	%al, 24(%rbx)
	jmp	.L341
	.p2align 4,,10
	.p2align 3
.L347:
	movq	%rbx, %rdi
	call	flush_output
	testl	%eax, %eax
	jne	.L342
	movzbl	24(%rbx), %eax
	jmp	.L338
.L342:
	movl	$-1, %ebp
	jmp	.L337
	.size	__fseeko64, .-__fseeko64
	.section	.text.fseek,"ax",@progbits
	.p2align 4
	.globl	fseek
	.type	fseek, @function
fseek:
	jmp	__fseeko64@PLT
	.size	fseek, .-fseek
	.section	.text.__ftello64,"ax",@progbits
	.p2align 4
	.globl	__ftello64
	.type	__ftello64, @function
__ftello64:
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$8, %rsp
	call	flockfile@PLT
	movzwl	26(%rbx), %edi
	movzbl	25(%rbx), %eax
	xorl	%esi, %esi
	movl	$1, %edx
	sall	$8, %edi
	orl	%eax, %edi
	call	__lseek64@PLT
	movq	%rax, %rbp
	testq	%rax, %rax
	js	.L350
	movq	16(%rbx), %rax
	testq	%rax, %rax
	je	.L350
	testb	$2, 24(%rbx)
	je	.L351
	movq	8(%rbx), %rdx
	subq	%rax, %rdx
	addq	%rdx, %rbp
.L350:
	movq	%rbx, %rdi
	call	funlockfile@PLT
	addq	$8, %rsp
	movq	%rbp, %rax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L351:
	movslq	(%rbx), %rax
	xorl	%edx, %edx
	testl	%eax, %eax
	cmovs	%rdx, %rax
	subq	%rax, %rbp
	jmp	.L350
	.size	__ftello64, .-__ftello64
	.section	.text.ftell,"ax",@progbits
	.p2align 4
	.globl	ftell
	.type	ftell, @function
ftell:
	jmp	__ftello64@PLT
	.size	ftell, .-ftell
	.section	.text.fseeko,"ax",@progbits
	.p2align 4
	.globl	fseeko
	.type	fseeko, @function
fseeko:
	jmp	fseek@PLT
	.size	fseeko, .-fseeko
	.section	.text.ftello,"ax",@progbits
	.p2align 4
	.globl	ftello
	.type	ftello, @function
ftello:
	jmp	ftell@PLT
	.size	ftello, .-ftello
	.section	.text.rewind,"ax",@progbits
	.p2align 4
	.globl	rewind
	.type	rewind, @function
rewind:
	pushq	%rbx
	xorl	%edx, %edx
	movq	%rdi, %rbx
	xorl	%esi, %esi
	call	fseek@PLT
	andb	$-33, 24(%rbx)
	popq	%rbx
	ret
	.size	rewind, .-rewind
	.section	.text.feof,"ax",@progbits
	.p2align 4
	.globl	feof
	.type	feof, @function
feof:
	movzbl	24(%rdi), %eax
	andl	$16, %eax
	ret
	.size	feof, .-feof
	.section	.text.ferror,"ax",@progbits
	.p2align 4
	.globl	ferror
	.type	ferror, @function
ferror:
	movzbl	24(%rdi), %eax
	andl	$32, %eax
	ret
	.size	ferror, .-ferror
	.section	.text.clearerr,"ax",@progbits
	.p2align 4
	.globl	clearerr
	.type	clearerr, @function
clearerr:
	andb	$-49, 24(%rdi)
	ret
	.size	clearerr, .-clearerr
	.section	.text.fileno,"ax",@progbits
	.p2align 4
	.globl	fileno
	.type	fileno, @function
fileno:
	movzwl	26(%rdi), %eax
	movzbl	25(%rdi), %edx
	sall	$8, %eax
	orl	%edx, %eax
	ret
	.size	fileno, .-fileno
	.section	.text.print_text,"ax",@progbits
	.p2align 4
	.globl	print_text
	.type	print_text, @function
print_text:
	pushq	%r13
	movq	%rcx, %r13
	pushq	%r12
	movq	%rsi, %r12
	pushq	%rbp
	movq	%rdx, %rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$40, %rsp
	call	flockfile@PLT
	leaq	put_in_stream(%rip), %rax
	movq	%rbx, 16(%rsp)
	movq	%rax, (%rsp)
	movzbl	24(%rbx), %eax
	movq	$0, 8(%rsp)
	testb	$4, %al
	je	.L381
	movq	16(%rbx), %rdi
	testq	%rdi, %rdi
	je	.L368
	testb	$8, %al
	jne	.L382
.L368:
	andl	$-13, %eax
	movl	$0, (%rbx)
	pxor	%xmm0, %xmm0
	movq	%rbp, %rdx
	movb	%al, 24(%rbx)
	movq	%rsp, %rdi
	movq	%r13, %rcx
	movq	%r12, %rsi
	movups	%xmm0, 8(%rbx)
	call	format_text@PLT
	movq	%rbx, %rdi
	movl	%eax, %ebp
	call	flush_output
	movq	16(%rbx), %rdi
	movzbl	24(%rbx), %eax
	testq	%rdi, %rdi
	je	.L370
	testb	$8, %al
	jne	.L383
.L370:
	andl	$-9, %eax
	movl	$0, (%rbx)
	pxor	%xmm0, %xmm0
	orl	$4, %eax
	movups	%xmm0, 8(%rbx)
	movb	%al, 24(%rbx)
.L367:
	movq	%rbx, %rdi
	call	funlockfile@PLT
	addq	$40, %rsp
	movl	%ebp, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L381:
	movq	%rbp, %rdx
	movq	%rsp, %rdi
	movq	%r13, %rcx
	movq	%r12, %rsi
	call	format_text@PLT
	movl	%eax, %ebp
	jmp	.L367
	.p2align 4,,10
	.p2align 3
.L382:
	subq	$8, %rdi
	call	free@PLT
	movzbl	24(%rbx), %eax
	jmp	.L368
	.p2align 4,,10
	.p2align 3
.L383:
	subq	$8, %rdi
	call	free@PLT
	movzbl	24(%rbx), %eax
	jmp	.L370
	.size	print_text, .-print_text
	.section	.text.vfprintf,"ax",@progbits
	.p2align 4
	.globl	vfprintf
	.type	vfprintf, @function
vfprintf:
	movq	%rdx, %rcx
	xorl	%edx, %edx
	jmp	print_text@PLT
	.size	vfprintf, .-vfprintf
	.section	.text.vprintf,"ax",@progbits
	.p2align 4
	.globl	vprintf
	.type	vprintf, @function
vprintf:
	movq	__iob@GOTPCREL(%rip), %rax
	movq	%rsi, %rdx
	movq	%rdi, %rsi
	leaq	128(%rax), %rdi
	jmp	vfprintf@PLT
	.size	vprintf, .-vprintf
	.section	.text.fprintf,"ax",@progbits
	.p2align 4
	.globl	fprintf
	.type	fprintf, @function
fprintf:
	subq	$216, %rsp
	movq	%rdx, 48(%rsp)
	movq	%rcx, 56(%rsp)
	movq	%r8, 64(%rsp)
	movq	%r9, 72(%rsp)
	testb	%al, %al
	je	.L388
	movaps	%xmm0, 80(%rsp)
	movaps	%xmm1, 96(%rsp)
	movaps	%xmm2, 112(%rsp)
	movaps	%xmm3, 128(%rsp)
	movaps	%xmm4, 144(%rsp)
	movaps	%xmm5, 160(%rsp)
	movaps	%xmm6, 176(%rsp)
	movaps	%xmm7, 192(%rsp)
.L388:
	leaq	224(%rsp), %rax
	leaq	8(%rsp), %rdx
	movl	$16, 8(%rsp)
	movq	%rax, 16(%rsp)
	leaq	32(%rsp), %rax
	movl	$48, 12(%rsp)
	movq	%rax, 24(%rsp)
	call	vfprintf@PLT
	addq	$216, %rsp
	ret
	.size	fprintf, .-fprintf
	.section	.text.printf,"ax",@progbits
	.p2align 4
	.globl	printf
	.type	printf, @function
printf:
	subq	$216, %rsp
	movq	%rsi, 40(%rsp)
	movq	%rdx, 48(%rsp)
	movq	%rcx, 56(%rsp)
	movq	%r8, 64(%rsp)
	movq	%r9, 72(%rsp)
	testb	%al, %al
	je	.L392
	movaps	%xmm0, 80(%rsp)
	movaps	%xmm1, 96(%rsp)
	movaps	%xmm2, 112(%rsp)
	movaps	%xmm3, 128(%rsp)
	movaps	%xmm4, 144(%rsp)
	movaps	%xmm5, 160(%rsp)
	movaps	%xmm6, 176(%rsp)
	movaps	%xmm7, 192(%rsp)
.L392:
	leaq	224(%rsp), %rax
	leaq	8(%rsp), %rdx
	movq	%rdi, %rsi
	movl	$8, 8(%rsp)
	movq	%rax, 16(%rsp)
	leaq	32(%rsp), %rax
	movq	%rax, 24(%rsp)
	movq	__iob@GOTPCREL(%rip), %rax
	movl	$48, 12(%rsp)
	leaq	128(%rax), %rdi
	call	vfprintf@PLT
	addq	$216, %rsp
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
	pushq	%rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$8, %rsp
	call	___errno@PLT
	movl	(%rax), %ebp
	testq	%rbx, %rbx
	je	.L402
	cmpb	$0, (%rbx)
	jne	.L400
.L402:
	movq	__iob@GOTPCREL(%rip), %rbx
.L395:
	movl	%ebp, %edi
	call	strerror@PLT
	addq	$8, %rsp
	leaq	256(%rbx), %rdi
	leaq	.LC1(%rip), %rsi
	movq	%rax, %rdx
	popq	%rbx
	xorl	%eax, %eax
	popq	%rbp
	jmp	fprintf@PLT
	.p2align 4,,10
	.p2align 3
.L400:
	movq	%rbx, %rdx
	movq	__iob@GOTPCREL(%rip), %rbx
	leaq	.LC0(%rip), %rsi
	xorl	%eax, %eax
	leaq	256(%rbx), %rdi
	call	fprintf@PLT
	jmp	.L395
	.size	perror, .-perror
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC2:
	.string	"Assertion failed: %s, file %s, line %d\n"
	.section	.text.__assert,"ax",@progbits
	.p2align 4
	.globl	__assert
	.type	__assert, @function
__assert:
	subq	$8, %rsp
	movq	__iob@GOTPCREL(%rip), %rax
	movq	%rsi, %rcx
	movl	%edx, %r8d
	leaq	.LC2(%rip), %rsi
	movq	%rdi, %rdx
	leaq	256(%rax), %rdi
	xorl	%eax, %eax
	call	fprintf@PLT
	call	getpid@PLT
	movl	$6, %esi
	movl	%eax, %edi
	call	kill@PLT
	movl	$127, %edi
	call	_exit@PLT
	.size	__assert, .-__assert
	.section	.text.gets,"ax",@progbits
	.p2align 4
	.globl	gets
	.type	gets, @function
gets:
	pushq	%r12
	movq	%rdi, %r12
	pushq	%rbp
	movq	__iob@GOTPCREL(%rip), %rbp
	pushq	%rbx
	movq	%rdi, %rbx
	jmp	.L406
	.p2align 4,,10
	.p2align 3
.L407:
	cmpl	$10, %eax
	je	.L409
	movb	%al, (%rbx)
	addq	$1, %rbx
.L406:
	movq	%rbp, %rdi
	call	getc@PLT
	cmpl	$-1, %eax
	jne	.L407
	xorl	%eax, %eax
	cmpq	%r12, %rbx
	je	.L405
.L409:
	movb	$0, (%rbx)
	movq	%r12, %rax
.L405:
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.size	gets, .-gets
	.section	.text.getw,"ax",@progbits
	.p2align 4
	.globl	getw
	.type	getw, @function
getw:
	subq	$24, %rsp
	movq	%rdi, %rcx
	movl	$1, %edx
	movl	$4, %esi
	leaq	12(%rsp), %rdi
	call	fread@PLT
	cmpq	$1, %rax
	jne	.L415
	movl	12(%rsp), %eax
.L413:
	addq	$24, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L415:
	movl	$-1, %eax
	jmp	.L413
	.size	getw, .-getw
	.section	.text.putw,"ax",@progbits
	.p2align 4
	.globl	putw
	.type	putw, @function
putw:
	subq	$24, %rsp
	movq	%rsi, %rcx
	movl	$1, %edx
	movl	$4, %esi
	movl	%edi, 12(%rsp)
	leaq	12(%rsp), %rdi
	call	fwrite@PLT
	cmpq	$1, %rax
	setne	%al
	addq	$24, %rsp
	movzbl	%al, %eax
	negl	%eax
	ret
	.size	putw, .-putw
	.section	.text.fgetpos,"ax",@progbits
	.p2align 4
	.globl	fgetpos
	.type	fgetpos, @function
fgetpos:
	pushq	%rbx
	movq	%rsi, %rbx
	call	ftell@PLT
	movq	%rax, (%rbx)
	sarq	$63, %rax
	popq	%rbx
	ret
	.size	fgetpos, .-fgetpos
	.section	.text.fsetpos,"ax",@progbits
	.p2align 4
	.globl	fsetpos
	.type	fsetpos, @function
fsetpos:
	movq	(%rsi), %rsi
	xorl	%edx, %edx
	jmp	fseek@PLT
	.size	fsetpos, .-fsetpos
	.section	.text.setbuffer,"ax",@progbits
	.p2align 4
	.globl	setbuffer
	.type	setbuffer, @function
setbuffer:
	xorl	%eax, %eax
	testq	%rsi, %rsi
	movq	%rdx, %rcx
	sete	%al
	leal	0(,%rax,4), %edx
	jmp	setvbuf@PLT
	.size	setbuffer, .-setbuffer
	.section	.text.getc_unlocked,"ax",@progbits
	.p2align 4
	.globl	getc_unlocked
	.type	getc_unlocked, @function
getc_unlocked:
	jmp	getc@PLT
	.size	getc_unlocked, .-getc_unlocked
	.section	.text.putc_unlocked,"ax",@progbits
	.p2align 4
	.globl	putc_unlocked
	.type	putc_unlocked, @function
putc_unlocked:
	jmp	putc@PLT
	.size	putc_unlocked, .-putc_unlocked
	.section	.text.getchar_unlocked,"ax",@progbits
	.p2align 4
	.globl	getchar_unlocked
	.type	getchar_unlocked, @function
getchar_unlocked:
	movq	__iob@GOTPCREL(%rip), %rdi
	jmp	getc@PLT
	.size	getchar_unlocked, .-getchar_unlocked
	.section	.text.putchar_unlocked,"ax",@progbits
	.p2align 4
	.globl	putchar_unlocked
	.type	putchar_unlocked, @function
putchar_unlocked:
	movq	__iob@GOTPCREL(%rip), %rax
	leaq	128(%rax), %rsi
	jmp	putc@PLT
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
	pushq	%r15
	pushq	%r14
	pushq	%r13
	movq	%rdi, %r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	movq	%rsi, %rbx
	subq	$40, %rsp
	movzbl	(%rsi), %r12d
	cmpb	$119, %r12b
	setne	%bpl
	cmpb	$114, %r12b
	je	.L443
	testb	%bpl, %bpl
	jne	.L428
.L443:
	cmpb	$0, 1(%rbx)
	jne	.L428
	leaq	24(%rsp), %rdi
	call	pipe@PLT
	testl	%eax, %eax
	jne	.L431
	xorl	%r14d, %r14d
	cmpb	$119, %r12b
	movzbl	%bpl, %ebp
	sete	%r14b
	call	fork@PLT
	movl	%eax, %r12d
	testl	%eax, %eax
	je	.L454
	movl	24(%rsp,%rbp,4), %edi
	call	close@PLT
	testl	%r12d, %r12d
	js	.L441
	movl	24(%rsp,%r14,4), %edi
	movq	%rbx, %rsi
	call	fdopen@PLT
	testq	%rax, %rax
	je	.L441
	movq	%rax, %rcx
	subq	__iob@GOTPCREL(%rip), %rcx
	sarq	$7, %rcx
	movl	%ecx, %edx
	cmpl	$19, %ecx
	ja	.L455
.L442:
	salq	$5, %rdx
	leaq	more(%rip), %rcx
	movl	%r12d, 8(%rcx,%rdx)
	addq	$40, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L428:
	call	___errno@PLT
	movl	$22, (%rax)
.L431:
	xorl	%eax, %eax
.L456:
	addq	$40, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L455:
	movq	%rax, %rdx
	subq	__more_streams@GOTPCREL(%rip), %rdx
	sarq	$7, %rdx
	addl	$20, %edx
	jmp	.L442
	.p2align 4,,10
	.p2align 3
.L441:
	movl	24(%rsp,%r14,4), %edi
	call	close@PLT
	xorl	%eax, %eax
	jmp	.L456
.L454:
	movq	__more_streams@GOTPCREL(%rip), %rax
	movq	__iob@GOTPCREL(%rip), %rdx
	leaq	8+more(%rip), %rbx
	leaq	-2560(%rax), %r15
	.p2align 4,,10
	.p2align 3
.L438:
	movl	(%rbx), %eax
	testl	%eax, %eax
	je	.L435
	cmpl	$19, %r12d
	movq	%rdx, %rax
	movq	%rdx, 8(%rsp)
	cmovg	%r15, %rax
	movzwl	26(%rax), %edi
	movzbl	25(%rax), %eax
	sall	$8, %edi
	orl	%eax, %edi
	call	close@PLT
	movq	8(%rsp), %rdx
.L435:
	addl	$1, %r12d
	addq	$32, %rbx
	subq	$-128, %rdx
	subq	$-128, %r15
	cmpl	$256, %r12d
	jne	.L438
	movslq	%ebp, %rbx
	movl	24(%rsp,%rbx,4), %edi
	cmpl	%edi, %ebp
	je	.L439
	movl	%ebp, %esi
	call	dup2@PLT
	movl	24(%rsp,%rbx,4), %edi
	call	close@PLT
.L439:
	movl	24(%rsp,%r14,4), %edi
	cmpl	%edi, %ebp
	je	.L440
	call	close@PLT
.L440:
	leaq	.LC5(%rip), %rdi
	xorl	%r8d, %r8d
	movq	%r13, %rcx
	xorl	%eax, %eax
	leaq	.LC3(%rip), %rdx
	leaq	.LC4(%rip), %rsi
	call	execl@PLT
	movl	$127, %edi
	call	_exit@PLT
	.size	popen, .-popen
	.section	.text.pclose,"ax",@progbits
	.p2align 4
	.globl	pclose
	.type	pclose, @function
pclose:
	pushq	%rbp
	movq	%rdi, %rdx
	pushq	%rbx
	subq	$24, %rsp
	subq	__iob@GOTPCREL(%rip), %rdx
	sarq	$7, %rdx
	movl	%edx, %eax
	cmpl	$19, %edx
	jbe	.L458
	movq	%rdi, %rax
	subq	__more_streams@GOTPCREL(%rip), %rax
	sarq	$7, %rax
	addl	$20, %eax
.L458:
	salq	$5, %rax
	leaq	more(%rip), %rdx
	movl	8(%rdx,%rax), %ebx
	testl	%ebx, %ebx
	je	.L467
	call	fclose@PLT
	leaq	12(%rsp), %rbp
	jmp	.L461
	.p2align 4,,10
	.p2align 3
.L463:
	call	___errno@PLT
	cmpl	$4, (%rax)
	jne	.L460
.L461:
	xorl	%edx, %edx
	movq	%rbp, %rsi
	movl	%ebx, %edi
	call	waitpid@PLT
	testl	%eax, %eax
	js	.L463
	movl	12(%rsp), %eax
	addq	$24, %rsp
	popq	%rbx
	popq	%rbp
	ret
.L467:
	call	___errno@PLT
	movl	$10, (%rax)
.L460:
	addq	$24, %rsp
	movl	$-1, %eax
	popq	%rbx
	popq	%rbp
	ret
	.size	pclose, .-pclose
	.local	more
	.comm	more,8192,32
	.globl	__iob
	.data
	.align 32
	.type	__iob, @object
	.size	__iob, 2560
__iob:
	.long	0
	.zero	4
	.quad	0
	.quad	0
	.byte	1
	.byte	0
	.value	0
	.zero	100
	.long	0
	.zero	4
	.quad	0
	.quad	0
	.byte	2
	.byte	1
	.value	0
	.zero	100
	.long	0
	.zero	4
	.quad	0
	.quad	0
	.byte	6
	.byte	2
	.value	0
	.zero	100
	.zero	2176
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
