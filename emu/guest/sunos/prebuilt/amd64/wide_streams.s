// cc89986f3fdc452fcea9624bd8bb4489 emu/guest/libc/wide_streams.c
	.file	"wide_streams.c"
	.text
	.section	.text.put_in_buffer,"ax",@progbits
	.p2align 4
	.type	put_in_buffer, @function
put_in_buffer:
	testq	%rdx, %rdx
	je	.L1
	movq	8(%rdi), %r8
	addq	%rsi, %rdx
	addq	%rsi, %r8
	jmp	.L3
	.p2align 4,,10
	.p2align 3
.L5:
	movq	(%rdi), %rcx
	movzbl	(%rsi), %eax
	addq	$1, %rsi
	leaq	4(%rcx), %r9
	movq	%r9, (%rdi)
	movl	%eax, (%rcx)
	movq	%r8, %rax
	subq	%rsi, %rax
	movq	%rax, 8(%rdi)
	cmpq	%rdx, %rsi
	je	.L1
.L3:
	cmpq	%r8, %rsi
	jne	.L5
.L1:
	ret
	.size	put_in_buffer, .-put_in_buffer
	.section	.text.put_wide_in_buffer,"ax",@progbits
	.p2align 4
	.type	put_wide_in_buffer, @function
put_wide_in_buffer:
	testq	%rdx, %rdx
	je	.L7
	movq	8(%rdi), %rax
	movq	%rax, %r8
	subq	%rdx, %r8
	jmp	.L9
	.p2align 4,,10
	.p2align 3
.L11:
	movq	(%rdi), %rdx
	addq	$4, %rsi
	subq	$1, %rax
	leaq	4(%rdx), %rcx
	movq	%rcx, (%rdi)
	movl	-4(%rsi), %ecx
	movl	%ecx, (%rdx)
	movq	%rax, 8(%rdi)
	cmpq	%r8, %rax
	je	.L7
.L9:
	testq	%rax, %rax
	jne	.L11
.L7:
	ret
	.size	put_wide_in_buffer, .-put_wide_in_buffer
	.section	.text.fgetwc,"ax",@progbits
	.p2align 4
	.globl	fgetwc
	.type	fgetwc, @function
fgetwc:
	pushq	%rbx
	movl	$1, %esi
	movq	%rdi, %rbx
	call	fwide@PLT
	movq	%rbx, %rdi
	popq	%rbx
	jmp	getc@PLT
	.size	fgetwc, .-fgetwc
	.section	.text.fputwc,"ax",@progbits
	.p2align 4
	.globl	fputwc
	.type	fputwc, @function
fputwc:
	pushq	%rbp
	movl	%edi, %ebp
	pushq	%rbx
	movq	%rsi, %rbx
	movl	$1, %esi
	movq	%rbx, %rdi
	subq	$8, %rsp
	call	fwide@PLT
	cmpl	$255, %ebp
	ja	.L18
	addq	$8, %rsp
	movq	%rbx, %rsi
	movl	%ebp, %edi
	popq	%rbx
	popq	%rbp
	jmp	putc@PLT
	.p2align 4,,10
	.p2align 3
.L18:
	orb	$32, 24(%rbx)
	call	___errno@PLT
	movl	$88, (%rax)
	addq	$8, %rsp
	movl	$-1, %eax
	popq	%rbx
	popq	%rbp
	ret
	.size	fputwc, .-fputwc
	.section	.text.getwc,"ax",@progbits
	.p2align 4
	.globl	getwc
	.type	getwc, @function
getwc:
	jmp	fgetwc@PLT
	.size	getwc, .-getwc
	.section	.text.putwc,"ax",@progbits
	.p2align 4
	.globl	putwc
	.type	putwc, @function
putwc:
	jmp	fputwc@PLT
	.size	putwc, .-putwc
	.section	.text.getwchar,"ax",@progbits
	.p2align 4
	.globl	getwchar
	.type	getwchar, @function
getwchar:
	movq	__iob@GOTPCREL(%rip), %rdi
	jmp	fgetwc@PLT
	.size	getwchar, .-getwchar
	.section	.text.putwchar,"ax",@progbits
	.p2align 4
	.globl	putwchar
	.type	putwchar, @function
putwchar:
	movq	__iob@GOTPCREL(%rip), %rax
	leaq	128(%rax), %rsi
	jmp	fputwc@PLT
	.size	putwchar, .-putwchar
	.section	.text.ungetwc,"ax",@progbits
	.p2align 4
	.globl	ungetwc
	.type	ungetwc, @function
ungetwc:
	pushq	%rbp
	movq	%rsi, %rbp
	movl	$1, %esi
	pushq	%rbx
	movl	%edi, %ebx
	movq	%rbp, %rdi
	subq	$8, %rsp
	call	fwide@PLT
	cmpl	$255, %ebx
	jbe	.L27
	addq	$8, %rsp
	movl	$-1, %eax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L27:
	addq	$8, %rsp
	movq	%rbp, %rsi
	movl	%ebx, %edi
	popq	%rbx
	popq	%rbp
	jmp	ungetc@PLT
	.size	ungetwc, .-ungetwc
	.section	.text.fgetws,"ax",@progbits
	.p2align 4
	.globl	fgetws
	.type	fgetws, @function
fgetws:
	pushq	%r15
	pushq	%r14
	xorl	%r14d, %r14d
	pushq	%r13
	movl	%esi, %r13d
	pushq	%r12
	movq	%rdi, %r12
	movq	%rdx, %rdi
	pushq	%rbp
	movq	%r12, %r15
	leal	-1(%r13), %ebp
	pushq	%rbx
	movq	%rdx, %rbx
	subq	$8, %rsp
	call	flockfile@PLT
	jmp	.L29
	.p2align 4,,10
	.p2align 3
.L45:
	call	fgetwc@PLT
	cmpl	$-1, %eax
	je	.L44
	movl	%eax, (%r15)
	addl	$1, %r14d
	addq	$4, %r15
	cmpl	$10, %eax
	je	.L30
.L29:
	movq	%rbx, %rdi
	cmpl	%ebp, %r14d
	jl	.L45
	call	funlockfile@PLT
	testl	%r13d, %r13d
	jle	.L34
.L36:
	movslq	%r14d, %r14
	movq	%r12, %rax
	movl	$0, (%r12,%r14,4)
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L44:
	movq	%rbx, %rdi
	call	funlockfile@PLT
	testl	%r14d, %r14d
	je	.L34
	testb	$32, 24(%rbx)
	je	.L36
.L34:
	addq	$8, %rsp
	xorl	%eax, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L30:
	movq	%rbx, %rdi
	call	funlockfile@PLT
	jmp	.L36
	.size	fgetws, .-fgetws
	.section	.text.fputws,"ax",@progbits
	.p2align 4
	.globl	fputws
	.type	fputws, @function
fputws:
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	movq	%rdi, %rbx
	movq	%rsi, %rdi
	subq	$8, %rsp
	call	flockfile@PLT
	movq	%rbp, %rdi
	movl	$1, %esi
	call	fwide@PLT
	movl	(%rbx), %edi
	testl	%edi, %edi
	jne	.L49
	jmp	.L50
	.p2align 4,,10
	.p2align 3
.L48:
	cmpl	$-1, %eax
	je	.L53
.L49:
	movq	%rbp, %rsi
	addq	$4, %rbx
	call	fputwc@PLT
	movl	(%rbx), %edi
	testl	%edi, %edi
	jne	.L48
	xorl	%ebx, %ebx
	cmpl	$-1, %eax
	sete	%bl
	negl	%ebx
.L47:
	movq	%rbp, %rdi
	call	funlockfile@PLT
	addq	$8, %rsp
	movl	%ebx, %eax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L53:
	movl	$-1, %ebx
	jmp	.L47
.L50:
	xorl	%ebx, %ebx
	jmp	.L47
	.size	fputws, .-fputws
	.section	.text.getws,"ax",@progbits
	.p2align 4
	.globl	getws
	.type	getws, @function
getws:
	pushq	%r12
	movq	%rdi, %r12
	pushq	%rbp
	movq	__iob@GOTPCREL(%rip), %rbp
	pushq	%rbx
	movq	%rdi, %rbx
	jmp	.L55
	.p2align 4,,10
	.p2align 3
.L56:
	cmpl	$10, %eax
	je	.L58
	movl	%eax, (%rbx)
	addq	$4, %rbx
.L55:
	movq	%rbp, %rdi
	call	fgetwc@PLT
	cmpl	$-1, %eax
	jne	.L56
	xorl	%eax, %eax
	cmpq	%r12, %rbx
	je	.L54
.L58:
	movl	$0, (%rbx)
	movq	%r12, %rax
.L54:
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.size	getws, .-getws
	.section	.text.putws,"ax",@progbits
	.p2align 4
	.globl	putws
	.type	putws, @function
putws:
	movq	__iob@GOTPCREL(%rip), %rax
	pushq	%rbx
	leaq	128(%rax), %rbx
	movq	%rbx, %rsi
	call	fputws@PLT
	testl	%eax, %eax
	jne	.L64
	movq	%rbx, %rsi
	movl	$10, %edi
	call	fputwc@PLT
	popq	%rbx
	cmpl	$-1, %eax
	sete	%al
	movzbl	%al, %eax
	negl	%eax
	ret
	.p2align 4,,10
	.p2align 3
.L64:
	movl	$-1, %eax
	popq	%rbx
	ret
	.size	putws, .-putws
	.section	.text.vfwprintf,"ax",@progbits
	.p2align 4
	.globl	vfwprintf
	.type	vfwprintf, @function
vfwprintf:
	pushq	%r12
	movq	%rdx, %r12
	pushq	%rbp
	movq	%rsi, %rbp
	movl	$1, %esi
	pushq	%rbx
	movq	%rdi, %rbx
	call	fwide@PLT
	xorl	%esi, %esi
	movq	%r12, %rcx
	movq	%rbp, %rdx
	movq	%rbx, %rdi
	call	print_text@PLT
	testl	%eax, %eax
	jns	.L67
	orb	$32, 24(%rbx)
.L67:
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.size	vfwprintf, .-vfwprintf
	.section	.text.vwprintf,"ax",@progbits
	.p2align 4
	.globl	vwprintf
	.type	vwprintf, @function
vwprintf:
	movq	__iob@GOTPCREL(%rip), %rax
	movq	%rsi, %rdx
	movq	%rdi, %rsi
	leaq	128(%rax), %rdi
	jmp	vfwprintf@PLT
	.size	vwprintf, .-vwprintf
	.section	.text.vswprintf,"ax",@progbits
	.p2align 4
	.globl	vswprintf
	.type	vswprintf, @function
vswprintf:
	pushq	%rbx
	leaq	put_wide_in_buffer(%rip), %rax
	movq	%rsi, %rbx
	leaq	put_in_buffer(%rip), %rsi
	movq	%rsi, %xmm0
	movq	%rax, %xmm1
	punpcklqdq	%xmm1, %xmm0
	subq	$48, %rsp
	movq	%rdi, (%rsp)
	testq	%rbx, %rbx
	je	.L71
	leaq	-1(%rbx), %rax
	leaq	16(%rsp), %rdi
	xorl	%esi, %esi
	movaps	%xmm0, 16(%rsp)
	movq	%rax, 8(%rsp)
	movq	%rsp, %rax
	movq	%rax, 32(%rsp)
	call	format_text@PLT
	movq	(%rsp), %rdx
	movl	$0, (%rdx)
	testl	%eax, %eax
	js	.L74
	movslq	%eax, %rdx
	cmpq	%rbx, %rdx
	jnb	.L74
.L75:
	addq	$48, %rsp
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L71:
	movq	%rsp, %rax
	leaq	16(%rsp), %rdi
	xorl	%esi, %esi
	movaps	%xmm0, 16(%rsp)
	movq	$0, 8(%rsp)
	movq	%rax, 32(%rsp)
	call	format_text@PLT
.L74:
	movl	$-1, %eax
	jmp	.L75
	.size	vswprintf, .-vswprintf
	.section	.text.wprintf,"ax",@progbits
	.p2align 4
	.globl	wprintf
	.type	wprintf, @function
wprintf:
	subq	$216, %rsp
	movq	%rsi, 40(%rsp)
	movq	%rdx, 48(%rsp)
	movq	%rcx, 56(%rsp)
	movq	%r8, 64(%rsp)
	movq	%r9, 72(%rsp)
	testb	%al, %al
	je	.L79
	movaps	%xmm0, 80(%rsp)
	movaps	%xmm1, 96(%rsp)
	movaps	%xmm2, 112(%rsp)
	movaps	%xmm3, 128(%rsp)
	movaps	%xmm4, 144(%rsp)
	movaps	%xmm5, 160(%rsp)
	movaps	%xmm6, 176(%rsp)
	movaps	%xmm7, 192(%rsp)
.L79:
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
	call	vfwprintf@PLT
	addq	$216, %rsp
	ret
	.size	wprintf, .-wprintf
	.section	.text.fwprintf,"ax",@progbits
	.p2align 4
	.globl	fwprintf
	.type	fwprintf, @function
fwprintf:
	subq	$216, %rsp
	movq	%rdx, 48(%rsp)
	movq	%rcx, 56(%rsp)
	movq	%r8, 64(%rsp)
	movq	%r9, 72(%rsp)
	testb	%al, %al
	je	.L83
	movaps	%xmm0, 80(%rsp)
	movaps	%xmm1, 96(%rsp)
	movaps	%xmm2, 112(%rsp)
	movaps	%xmm3, 128(%rsp)
	movaps	%xmm4, 144(%rsp)
	movaps	%xmm5, 160(%rsp)
	movaps	%xmm6, 176(%rsp)
	movaps	%xmm7, 192(%rsp)
.L83:
	leaq	224(%rsp), %rax
	leaq	8(%rsp), %rdx
	movl	$16, 8(%rsp)
	movq	%rax, 16(%rsp)
	leaq	32(%rsp), %rax
	movl	$48, 12(%rsp)
	movq	%rax, 24(%rsp)
	call	vfwprintf@PLT
	addq	$216, %rsp
	ret
	.size	fwprintf, .-fwprintf
	.section	.text.swprintf,"ax",@progbits
	.p2align 4
	.globl	swprintf
	.type	swprintf, @function
swprintf:
	subq	$216, %rsp
	movq	%rcx, 56(%rsp)
	movq	%r8, 64(%rsp)
	movq	%r9, 72(%rsp)
	testb	%al, %al
	je	.L87
	movaps	%xmm0, 80(%rsp)
	movaps	%xmm1, 96(%rsp)
	movaps	%xmm2, 112(%rsp)
	movaps	%xmm3, 128(%rsp)
	movaps	%xmm4, 144(%rsp)
	movaps	%xmm5, 160(%rsp)
	movaps	%xmm6, 176(%rsp)
	movaps	%xmm7, 192(%rsp)
.L87:
	leaq	224(%rsp), %rax
	leaq	8(%rsp), %rcx
	movl	$24, 8(%rsp)
	movq	%rax, 16(%rsp)
	leaq	32(%rsp), %rax
	movl	$48, 12(%rsp)
	movq	%rax, 24(%rsp)
	call	vswprintf@PLT
	addq	$216, %rsp
	ret
	.size	swprintf, .-swprintf
	.section	.text.vfwscanf,"ax",@progbits
	.p2align 4
	.globl	vfwscanf
	.type	vfwscanf, @function
vfwscanf:
	pushq	%r12
	movq	%rdx, %r12
	pushq	%rbp
	movq	%rsi, %rbp
	movl	$1, %esi
	pushq	%rbx
	movq	%rdi, %rbx
	call	fwide@PLT
	movq	%r12, %r9
	movq	%rbp, %r8
	movq	%rbx, %rdi
	xorl	%ecx, %ecx
	popq	%rbx
	xorl	%esi, %esi
	popq	%rbp
	xorl	%edx, %edx
	popq	%r12
	jmp	scan_text@PLT
	.size	vfwscanf, .-vfwscanf
	.section	.text.vwscanf,"ax",@progbits
	.p2align 4
	.globl	vwscanf
	.type	vwscanf, @function
vwscanf:
	movq	%rsi, %rdx
	movq	%rdi, %rsi
	movq	__iob@GOTPCREL(%rip), %rdi
	jmp	vfwscanf@PLT
	.size	vwscanf, .-vwscanf
	.section	.text.vswscanf,"ax",@progbits
	.p2align 4
	.globl	vswscanf
	.type	vswscanf, @function
vswscanf:
	movq	%rsi, %r8
	movq	%rdx, %r9
	xorl	%ecx, %ecx
	movq	%rdi, %rdx
	xorl	%esi, %esi
	xorl	%edi, %edi
	jmp	scan_text@PLT
	.size	vswscanf, .-vswscanf
	.section	.text.wscanf,"ax",@progbits
	.p2align 4
	.globl	wscanf
	.type	wscanf, @function
wscanf:
	subq	$216, %rsp
	movq	%rsi, 40(%rsp)
	movq	%rdx, 48(%rsp)
	movq	%rcx, 56(%rsp)
	movq	%r8, 64(%rsp)
	movq	%r9, 72(%rsp)
	testb	%al, %al
	je	.L95
	movaps	%xmm0, 80(%rsp)
	movaps	%xmm1, 96(%rsp)
	movaps	%xmm2, 112(%rsp)
	movaps	%xmm3, 128(%rsp)
	movaps	%xmm4, 144(%rsp)
	movaps	%xmm5, 160(%rsp)
	movaps	%xmm6, 176(%rsp)
	movaps	%xmm7, 192(%rsp)
.L95:
	leaq	224(%rsp), %rax
	movq	%rdi, %rsi
	movq	__iob@GOTPCREL(%rip), %rdi
	leaq	8(%rsp), %rdx
	movq	%rax, 16(%rsp)
	leaq	32(%rsp), %rax
	movl	$8, 8(%rsp)
	movl	$48, 12(%rsp)
	movq	%rax, 24(%rsp)
	call	vfwscanf@PLT
	addq	$216, %rsp
	ret
	.size	wscanf, .-wscanf
	.section	.text.fwscanf,"ax",@progbits
	.p2align 4
	.globl	fwscanf
	.type	fwscanf, @function
fwscanf:
	subq	$216, %rsp
	movq	%rdx, 48(%rsp)
	movq	%rcx, 56(%rsp)
	movq	%r8, 64(%rsp)
	movq	%r9, 72(%rsp)
	testb	%al, %al
	je	.L99
	movaps	%xmm0, 80(%rsp)
	movaps	%xmm1, 96(%rsp)
	movaps	%xmm2, 112(%rsp)
	movaps	%xmm3, 128(%rsp)
	movaps	%xmm4, 144(%rsp)
	movaps	%xmm5, 160(%rsp)
	movaps	%xmm6, 176(%rsp)
	movaps	%xmm7, 192(%rsp)
.L99:
	leaq	224(%rsp), %rax
	leaq	8(%rsp), %rdx
	movl	$16, 8(%rsp)
	movq	%rax, 16(%rsp)
	leaq	32(%rsp), %rax
	movl	$48, 12(%rsp)
	movq	%rax, 24(%rsp)
	call	vfwscanf@PLT
	addq	$216, %rsp
	ret
	.size	fwscanf, .-fwscanf
	.section	.text.swscanf,"ax",@progbits
	.p2align 4
	.globl	swscanf
	.type	swscanf, @function
swscanf:
	subq	$216, %rsp
	movq	%rdx, 48(%rsp)
	movq	%rcx, 56(%rsp)
	movq	%r8, 64(%rsp)
	movq	%r9, 72(%rsp)
	testb	%al, %al
	je	.L103
	movaps	%xmm0, 80(%rsp)
	movaps	%xmm1, 96(%rsp)
	movaps	%xmm2, 112(%rsp)
	movaps	%xmm3, 128(%rsp)
	movaps	%xmm4, 144(%rsp)
	movaps	%xmm5, 160(%rsp)
	movaps	%xmm6, 176(%rsp)
	movaps	%xmm7, 192(%rsp)
.L103:
	leaq	224(%rsp), %rax
	leaq	8(%rsp), %rdx
	movl	$16, 8(%rsp)
	movq	%rax, 16(%rsp)
	leaq	32(%rsp), %rax
	movl	$48, 12(%rsp)
	movq	%rax, 24(%rsp)
	call	vswscanf@PLT
	addq	$216, %rsp
	ret
	.size	swscanf, .-swscanf
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
