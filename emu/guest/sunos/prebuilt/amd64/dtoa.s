// ae17a666e0a382b133f0ca10245a965b newlib/libc/stdlib/dtoa.c
	.file	"dtoa.c"
	.text
	.section	.text.quorem,"ax",@progbits
	.p2align 4
	.type	quorem, @function
quorem:
	pushq	%r15
	xorl	%eax, %eax
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	subq	$24, %rsp
	movl	20(%rsi), %ebp
	cmpl	%ebp, 20(%rdi)
	jl	.L1
	subl	$1, %ebp
	leaq	24(%rdi), %r14
	leaq	24(%rsi), %rbx
	movq	%rdi, %r15
	movslq	%ebp, %rax
	xorl	%edx, %edx
	salq	$2, %rax
	leaq	(%r14,%rax), %r11
	leaq	(%rbx,%rax), %r12
	movl	(%r12), %eax
	movl	(%r11), %edi
	leal	1(%rax), %ecx
	movl	%edi, %eax
	divl	%ecx
	movl	%eax, 4(%rsp)
	movl	%eax, %r13d
	cmpl	%ecx, %edi
	jb	.L6
	movq	%rbx, 8(%rsp)
	movq	%rbx, %r8
	movq	%r14, %rdi
	xorl	%r10d, %r10d
	xorl	%r9d, %r9d
	.p2align 4,,10
	.p2align 3
.L4:
	movl	(%r8), %eax
	movl	(%rdi), %ebx
	addq	$4, %r8
	addq	$4, %rdi
	movzwl	%ax, %ecx
	shrl	$16, %eax
	imull	%r13d, %ecx
	imull	%r13d, %eax
	addl	%r10d, %ecx
	movl	%ecx, %edx
	movzwl	%cx, %ecx
	shrl	$16, %edx
	addl	%edx, %eax
	movzwl	%bx, %edx
	shrl	$16, %ebx
	subl	%ecx, %edx
	movl	%eax, %r10d
	movzwl	%ax, %eax
	addl	%r9d, %edx
	shrl	$16, %r10d
	movl	%edx, %ecx
	movzwl	%dx, %edx
	sarl	$16, %ecx
	subl	%eax, %ecx
	addl	%ecx, %ebx
	movl	%ebx, %r9d
	sall	$16, %ebx
	orl	%ebx, %edx
	sarl	$16, %r9d
	movl	%edx, -4(%rdi)
	cmpq	%r8, %r12
	jnb	.L4
	movl	(%r11), %r8d
	movq	8(%rsp), %rbx
	testl	%r8d, %r8d
	je	.L27
.L6:
	movq	%r15, %rdi
	call	__mcmp@PLT
	testl	%eax, %eax
	js	.L10
.L32:
	movq	%r14, %rsi
	xorl	%r8d, %r8d
	.p2align 4,,10
	.p2align 3
.L11:
	movl	(%rsi), %ecx
	movl	(%rbx), %edi
	addq	$4, %rbx
	addq	$4, %rsi
	movzwl	%di, %edx
	movzwl	%cx, %eax
	shrl	$16, %edi
	subl	%edx, %eax
	shrl	$16, %ecx
	addl	%r8d, %eax
	movl	%eax, %edx
	movzwl	%ax, %eax
	sarl	$16, %edx
	subl	%edi, %edx
	addl	%ecx, %edx
	movl	%edx, %r8d
	sall	$16, %edx
	orl	%edx, %eax
	sarl	$16, %r8d
	movl	%eax, -4(%rsi)
	cmpq	%rbx, %r12
	jnb	.L11
	movslq	%ebp, %rax
	leaq	(%r14,%rax,4), %rax
	movl	(%rax), %ecx
	testl	%ecx, %ecx
	je	.L28
	leal	1(%r13), %eax
	movl	%eax, 4(%rsp)
	.p2align 4,,10
	.p2align 3
.L10:
	movl	4(%rsp), %eax
.L1:
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
.L30:
	movl	(%rax), %edx
	testl	%edx, %edx
	jne	.L14
	subl	$1, %ebp
.L28:
	subq	$4, %rax
	cmpq	%rax, %r14
	jb	.L30
.L14:
	leal	1(%r13), %eax
	movl	%ebp, 20(%r15)
	movl	%eax, 4(%rsp)
	jmp	.L10
	.p2align 4,,10
	.p2align 3
.L31:
	movl	(%r11), %edi
	testl	%edi, %edi
	jne	.L8
	subl	$1, %ebp
.L27:
	subq	$4, %r11
	cmpq	%r11, %r14
	jb	.L31
.L8:
	movl	%ebp, 20(%r15)
	movq	%r15, %rdi
	call	__mcmp@PLT
	testl	%eax, %eax
	jns	.L32
	jmp	.L10
	.size	quorem, .-quorem
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"Infinity"
.LC1:
	.string	"NaN"
.LC2:
	.string	"0"
.LC8:
	.string	"Balloc succeeded"
.LC9:
	.string	"./newlib/libc/stdlib/dtoa.c"
	.section	.text._dtoa_r,"ax",@progbits
	.p2align 4
	.globl	_dtoa_r
	.type	_dtoa_r, @function
_dtoa_r:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	movq	%r8, %r13
	pushq	%r12
	pushq	%rbp
	movq	%xmm0, %rbp
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$136, %rsp
	movl	%esi, 16(%rsp)
	movq	96(%rdi), %rsi
	movl	%edx, 68(%rsp)
	movq	%rcx, 56(%rsp)
	movq	%r9, 48(%rsp)
	movq	%xmm0, 32(%rsp)
	testq	%rsi, %rsi
	je	.L34
	movl	104(%rdi), %ecx
	movl	$1, %eax
	sall	%cl, %eax
	movd	%ecx, %xmm0
	movd	%eax, %xmm6
	punpckldq	%xmm6, %xmm0
	movq	%xmm0, 8(%rsi)
	call	_Bfree@PLT
	movq	$0, 96(%rbx)
.L34:
	movq	%rbp, %rax
	movq	%rbp, %xmm2
	xorl	%edx, %edx
	shrq	$32, %rax
	movl	%eax, %r14d
	testl	%eax, %eax
	jns	.L35
	andl	$2147483647, %r14d
	movl	32(%rsp), %edx
	movq	%r14, %rax
	salq	$32, %rax
	orq	%rax, %rdx
	movq	%rdx, 32(%rsp)
	movq	%rdx, %xmm2
	movl	$1, %edx
.L35:
	movl	%r14d, %eax
	movl	%edx, 0(%r13)
	andl	$2146435072, %eax
	cmpl	$2146435072, %eax
	je	.L336
	pxor	%xmm0, %xmm0
	ucomisd	%xmm0, %xmm2
	jp	.L40
	jne	.L40
	movq	56(%rsp), %rax
	movl	$1, (%rax)
	movq	48(%rsp), %rax
	testq	%rax, %rax
	je	.L42
	leaq	1+.LC2(%rip), %rbx
	movq	%rbx, (%rax)
.L42:
	leaq	.LC2(%rip), %r14
.L33:
	addq	$136, %rsp
	movq	%r14, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L40:
	leaq	124(%rsp), %rsi
	movapd	%xmm2, %xmm0
	leaq	120(%rsp), %rdx
	movq	%rbx, %rdi
	movsd	%xmm2, 24(%rsp)
	call	__d2b@PLT
	movl	%r14d, %esi
	movsd	24(%rsp), %xmm2
	shrl	$20, %esi
	movq	%rax, 8(%rsp)
	jne	.L337
	movl	120(%rsp), %eax
	movl	124(%rsp), %esi
	addl	%eax, %esi
	leal	1074(%rsi), %edx
	cmpl	$32, %edx
	jle	.L45
	movl	$64, %ecx
	subl	%edx, %ecx
	sall	%cl, %r14d
	leal	1042(%rsi), %ecx
	shrl	%cl, %ebp
	orl	%r14d, %ebp
.L46:
	movl	%ebp, %edx
	pxor	%xmm7, %xmm7
	movl	$1, 96(%rsp)
	subl	$1, %esi
	cvtsi2sdq	%rdx, %xmm7
	movq	%xmm7, %rdx
	movq	%rdx, %rcx
	movl	%edx, %edx
	shrq	$32, %rcx
	subl	$32505856, %ecx
	salq	$32, %rcx
	orq	%rcx, %rdx
.L44:
	pxor	%xmm1, %xmm1
	movq	%rdx, %xmm0
	subsd	.LC4(%rip), %xmm0
	cvtsi2sdl	%esi, %xmm1
	mulsd	.LC7(%rip), %xmm1
	mulsd	.LC5(%rip), %xmm0
	addsd	.LC6(%rip), %xmm0
	addsd	%xmm1, %xmm0
	pxor	%xmm1, %xmm1
	comisd	%xmm0, %xmm1
	cvttsd2sil	%xmm0, %r12d
	ja	.L338
.L49:
	subl	%esi, %eax
	leal	-1(%rax), %r13d
	cmpl	$22, %r12d
	ja	.L190
	movq	__mprec_tens@GOTPCREL(%rip), %r11
	movslq	%r12d, %rdx
	movsd	(%r11,%rdx,8), %xmm0
	comisd	%xmm2, %xmm0
	jbe	.L318
	movl	$0, 92(%rsp)
	subl	$1, %r12d
.L52:
	xorl	%r14d, %r14d
	testl	%r13d, %r13d
	jns	.L55
	movl	$1, %edx
	xorl	%r13d, %r13d
	subl	%eax, %edx
	movl	%edx, %r14d
.L55:
	testl	%r12d, %r12d
	jns	.L186
	movl	%r12d, %eax
	movl	%r12d, 88(%rsp)
	subl	%r12d, %r14d
	xorl	%r12d, %r12d
	negl	%eax
	movl	%eax, 40(%rsp)
	movl	16(%rsp), %eax
	cmpl	$9, %eax
	ja	.L192
.L348:
	cmpl	$5, %eax
	jle	.L59
	subl	$4, %eax
	movl	$0, 24(%rsp)
	movl	%eax, 16(%rsp)
	cmpl	$3, %eax
	je	.L332
	jle	.L339
.L61:
	cmpl	$4, 16(%rsp)
	je	.L220
	movl	$5, 16(%rsp)
	movl	$1, 72(%rsp)
.L60:
	movl	68(%rsp), %eax
	movl	88(%rsp), %ecx
	addl	%ecx, %eax
	leal	1(%rax), %r15d
	movl	%eax, 104(%rsp)
	movl	$1, %eax
	testl	%r15d, %r15d
	cmovg	%r15d, %eax
.L62:
	movslq	%eax, %r10
	cmpl	$31, %eax
	jle	.L340
	movl	$1, %edi
	movl	$4, %edx
	.p2align 4,,10
	.p2align 3
.L63:
	addl	%edx, %edx
	movl	%edi, %esi
	addl	$1, %edi
	movslq	%edx, %rax
	addq	$28, %rax
	cmpq	%rax, %r10
	jnb	.L63
	movl	%esi, 104(%rbx)
.L64:
	movq	%rbx, %rdi
	movsd	%xmm2, 80(%rsp)
	call	_Balloc@PLT
	movsd	80(%rsp), %xmm2
	testq	%rax, %rax
	movq	%rax, %rbp
	je	.L182
	cmpl	$14, %r15d
	movq	%rax, 96(%rbx)
	movl	%r15d, %esi
	setbe	%al
	andb	24(%rsp), %al
	je	.L67
	movl	88(%rsp), %ecx
	testl	%ecx, %ecx
	jle	.L68
	movq	__mprec_tens@GOTPCREL(%rip), %r11
	movl	%ecx, %eax
	andl	$15, %eax
	movsd	(%r11,%rax,8), %xmm1
	movl	%ecx, %eax
	sarl	$4, %eax
	andb	$1, %ch
	je	.L197
	movq	__mprec_bigtens@GOTPCREL(%rip), %rdx
	andl	$15, %eax
	movl	$3, %edi
	movapd	%xmm2, %xmm0
	divsd	32(%rdx), %xmm0
.L69:
	testl	%eax, %eax
	je	.L70
	movq	__mprec_bigtens@GOTPCREL(%rip), %rdx
	.p2align 4,,10
	.p2align 3
.L72:
	testb	$1, %al
	je	.L71
	mulsd	(%rdx), %xmm1
	addl	$1, %edi
.L71:
	addq	$8, %rdx
	sarl	%eax
	jne	.L72
.L70:
	divsd	%xmm1, %xmm0
.L73:
	movl	92(%rsp), %r10d
	testl	%r10d, %r10d
	je	.L77
	movsd	.LC10(%rip), %xmm5
	comisd	%xmm0, %xmm5
	ja	.L341
.L77:
	pxor	%xmm1, %xmm1
	cvtsi2sdl	%edi, %xmm1
	mulsd	%xmm0, %xmm1
	addsd	.LC12(%rip), %xmm1
	movq	%xmm1, %rax
	movq	%rax, %rdx
	movl	%eax, %eax
	shrq	$32, %rdx
	subl	$54525952, %edx
	salq	$32, %rdx
	orq	%rdx, %rax
	testl	%r15d, %r15d
	je	.L181
	movl	88(%rsp), %ecx
	movl	%r15d, %r10d
	movl	%ecx, 32(%rsp)
.L81:
	cvttsd2sil	%xmm0, %edx
	pxor	%xmm1, %xmm1
	movq	%rax, %xmm3
	movq	__mprec_tens@GOTPCREL(%rip), %r11
	leal	-1(%r10), %eax
	movl	72(%rsp), %r9d
	leaq	1(%rbp), %rdi
	cltq
	movsd	(%r11,%rax,8), %xmm4
	cvtsi2sdl	%edx, %xmm1
	leal	48(%rdx), %eax
	subsd	%xmm1, %xmm0
	testl	%r9d, %r9d
	je	.L84
	movsd	.LC15(%rip), %xmm1
	movb	%al, 0(%rbp)
	divsd	%xmm4, %xmm1
	subsd	%xmm3, %xmm1
	comisd	%xmm0, %xmm1
	ja	.L201
	movq	%rdi, %rax
	movl	$1, %edi
	movsd	.LC10(%rip), %xmm5
	movsd	.LC11(%rip), %xmm4
	subl	%eax, %edi
	jmp	.L87
	.p2align 4,,10
	.p2align 3
.L343:
	leal	(%rdi,%rax), %edx
	cmpl	%r10d, %edx
	jge	.L80
	mulsd	%xmm4, %xmm0
	pxor	%xmm3, %xmm3
	addq	$1, %rax
	mulsd	%xmm4, %xmm1
	cvttsd2sil	%xmm0, %edx
	cvtsi2sdl	%edx, %xmm3
	addl	$48, %edx
	movb	%dl, -1(%rax)
	subsd	%xmm3, %xmm0
	comisd	%xmm0, %xmm1
	ja	.L342
.L87:
	movapd	%xmm5, %xmm3
	subsd	%xmm0, %xmm3
	comisd	%xmm3, %xmm1
	jbe	.L343
	jmp	.L106
	.p2align 4,,10
	.p2align 3
.L336:
	movq	56(%rsp), %rax
	movq	%xmm2, %rbx
	movl	$9999, (%rax)
	movabsq	$4503599627370495, %rax
	testq	%rbx, %rax
	je	.L37
	leaq	.LC1(%rip), %r14
	cmpq	$0, 48(%rsp)
	leaq	3(%r14), %rax
	je	.L33
.L178:
	movq	48(%rsp), %rbx
	movq	%rax, (%rbx)
	jmp	.L33
	.p2align 4,,10
	.p2align 3
.L337:
	movq	%xmm2, %rdx
	movl	$0, 96(%rsp)
	subl	$1023, %esi
	movq	%rdx, %rax
	movl	%edx, %edx
	shrq	$32, %rax
	andl	$1048575, %eax
	orq	$1072693248, %rax
	salq	$32, %rax
	orq	%rax, %rdx
	movl	120(%rsp), %eax
	jmp	.L44
	.p2align 4,,10
	.p2align 3
.L37:
	leaq	.LC0(%rip), %r14
	cmpq	$0, 48(%rsp)
	leaq	8(%r14), %rax
	jne	.L178
	jmp	.L33
.L79:
	pxor	%xmm1, %xmm1
	cvtsi2sdl	%edi, %xmm1
	mulsd	%xmm0, %xmm1
	addsd	.LC12(%rip), %xmm1
	movq	%xmm1, %rax
	movq	%rax, %rdx
	movl	%eax, %eax
	shrq	$32, %rdx
	subl	$54525952, %edx
	salq	$32, %rdx
	orq	%rdx, %rax
.L181:
	subsd	.LC13(%rip), %xmm0
	movq	%rax, %xmm1
	comisd	%xmm1, %xmm0
	ja	.L82
	xorpd	.LC14(%rip), %xmm1
	comisd	%xmm0, %xmm1
	ja	.L83
.L80:
	movq	%xmm2, 32(%rsp)
.L67:
	cmpl	$14, 88(%rsp)
	movl	124(%rsp), %eax
	jg	.L101
	testl	%eax, %eax
	jns	.L344
.L101:
	movl	72(%rsp), %ecx
	testl	%ecx, %ecx
	je	.L94
	cmpl	$1, 16(%rsp)
	jle	.L345
	movl	40(%rsp), %ecx
	leal	-1(%r15), %eax
	cmpl	%eax, %ecx
	jl	.L117
	movl	%ecx, %r10d
	subl	%eax, %r10d
	movl	%r14d, %eax
	subl	%r15d, %eax
	movl	%eax, 80(%rsp)
	testl	%r15d, %r15d
	jns	.L346
.L116:
	movl	$1, %esi
	movq	%rbx, %rdi
	movl	%r10d, 96(%rsp)
	call	__i2b@PLT
	movl	96(%rsp), %r10d
	movq	%rax, 24(%rsp)
	jmp	.L113
	.p2align 4,,10
	.p2align 3
.L318:
	movl	$0, 92(%rsp)
	xorl	%r14d, %r14d
	testl	%eax, %eax
	jle	.L347
.L186:
	movl	16(%rsp), %eax
	movl	%r12d, 88(%rsp)
	addl	%r12d, %r13d
	movl	$0, 40(%rsp)
	cmpl	$9, %eax
	jbe	.L348
.L192:
	movl	$1, 24(%rsp)
	movl	$-1, %r15d
	movl	$0, 16(%rsp)
	movl	$1, 72(%rsp)
	movl	$0, 68(%rsp)
.L58:
	movl	$0, 104(%rbx)
	xorl	%esi, %esi
	movl	%r15d, 104(%rsp)
	jmp	.L64
	.p2align 4,,10
	.p2align 3
.L190:
	movl	$1, 92(%rsp)
	jmp	.L52
	.p2align 4,,10
	.p2align 3
.L338:
	pxor	%xmm1, %xmm1
	cvtsi2sdl	%r12d, %xmm1
	ucomisd	%xmm0, %xmm1
	jp	.L224
	je	.L49
.L224:
	subl	$1, %r12d
	jmp	.L49
	.p2align 4,,10
	.p2align 3
.L45:
	movl	$32, %ecx
	subl	%edx, %ecx
	sall	%cl, %ebp
	jmp	.L46
	.p2align 4,,10
	.p2align 3
.L59:
	cmpl	$3, 16(%rsp)
	movl	$1, 24(%rsp)
	je	.L332
	jg	.L61
	cmpl	$2, 16(%rsp)
	jne	.L349
	movl	$0, 72(%rsp)
.L184:
	movl	68(%rsp), %eax
	testl	%eax, %eax
	jle	.L195
	movl	%eax, 104(%rsp)
	movl	%eax, %r15d
	jmp	.L62
	.p2align 4,,10
	.p2align 3
.L68:
	je	.L198
	movl	88(%rsp), %edx
	movq	__mprec_tens@GOTPCREL(%rip), %r11
	negl	%edx
	movl	%edx, %edi
	andl	$15, %edi
	sarl	$4, %edx
	movsd	(%r11,%rdi,8), %xmm1
	mulsd	%xmm2, %xmm1
	je	.L199
	movq	__mprec_bigtens@GOTPCREL(%rip), %r10
	movapd	%xmm1, %xmm0
	xorl	%r11d, %r11d
	movl	$2, %edi
	.p2align 4,,10
	.p2align 3
.L75:
	testb	$1, %dl
	je	.L74
	mulsd	(%r10), %xmm0
	addl	$1, %edi
	movl	%eax, %r11d
.L74:
	addq	$8, %r10
	sarl	%edx
	jne	.L75
	testb	%r11b, %r11b
	jne	.L73
	movapd	%xmm1, %xmm0
	jmp	.L73
	.p2align 4,,10
	.p2align 3
.L84:
	movb	%al, 0(%rbp)
	mulsd	%xmm3, %xmm4
	movl	%r10d, %eax
	movsd	.LC11(%rip), %xmm3
	addq	%rbp, %rax
	cmpl	$1, %r10d
	je	.L350
	.p2align 4,,10
	.p2align 3
.L93:
	mulsd	%xmm3, %xmm0
	pxor	%xmm1, %xmm1
	addq	$1, %rdi
	cvttsd2sil	%xmm0, %edx
	cvtsi2sdl	%edx, %xmm1
	addl	$48, %edx
	movb	%dl, -1(%rdi)
	subsd	%xmm1, %xmm0
	cmpq	%rdi, %rax
	jne	.L93
.L92:
	movsd	.LC15(%rip), %xmm1
	movapd	%xmm4, %xmm3
	addsd	%xmm1, %xmm3
	comisd	%xmm3, %xmm0
	ja	.L106
	subsd	%xmm4, %xmm1
	comisd	%xmm0, %xmm1
	ja	.L91
	movl	124(%rsp), %r8d
	movq	%xmm2, 32(%rsp)
	testl	%r8d, %r8d
	js	.L94
	cmpl	$14, 88(%rsp)
	jle	.L99
	.p2align 4,,10
	.p2align 3
.L94:
	movl	%r14d, 80(%rsp)
	movl	40(%rsp), %r10d
	movl	$0, 72(%rsp)
	movq	$0, 24(%rsp)
.L113:
	movl	80(%rsp), %ecx
	testl	%ecx, %ecx
	jle	.L119
	testl	%r13d, %r13d
	jle	.L119
	cmpl	%r13d, %ecx
	movl	%ecx, %eax
	cmovg	%r13d, %eax
	subl	%eax, %ecx
	subl	%eax, %r14d
	subl	%eax, %r13d
	movl	%ecx, 80(%rsp)
.L119:
	movl	40(%rsp), %eax
	testl	%eax, %eax
	je	.L120
	movl	72(%rsp), %r11d
	testl	%r11d, %r11d
	je	.L121
	testl	%r10d, %r10d
	jne	.L351
.L121:
	movl	40(%rsp), %edx
	movq	8(%rsp), %rsi
	movq	%rbx, %rdi
	call	__pow5mult@PLT
	movq	%rax, 8(%rsp)
.L120:
	movl	$1, %esi
	movq	%rbx, %rdi
	call	__i2b@PLT
	movq	%rax, 40(%rsp)
	testl	%r12d, %r12d
	jne	.L352
	cmpl	$1, 16(%rsp)
	jle	.L126
.L335:
	movl	$1, %eax
.L127:
	addl	%r13d, %eax
	andl	$31, %eax
	je	.L208
	movl	$32, %edx
	subl	%eax, %edx
	cmpl	$4, %edx
	jg	.L353
	je	.L130
	movl	$60, %edx
	subl	%eax, %edx
	jmp	.L128
	.p2align 4,,10
	.p2align 3
.L208:
	movl	$28, %edx
.L128:
	addl	%edx, 80(%rsp)
	addl	%edx, %r14d
	addl	%edx, %r13d
.L130:
	testl	%r14d, %r14d
	jle	.L131
	movq	8(%rsp), %rsi
	movl	%r14d, %edx
	movq	%rbx, %rdi
	call	__lshift@PLT
	movq	%rax, 8(%rsp)
.L131:
	testl	%r13d, %r13d
	jle	.L132
	movq	40(%rsp), %rsi
	movl	%r13d, %edx
	movq	%rbx, %rdi
	call	__lshift@PLT
	movq	%rax, 40(%rsp)
.L132:
	movl	92(%rsp), %r10d
	cmpl	$2, 16(%rsp)
	setg	%r14b
	testl	%r10d, %r10d
	jne	.L354
.L133:
	testl	%r15d, %r15d
	jg	.L140
	testb	%r14b, %r14b
	je	.L140
.L135:
	testl	%r15d, %r15d
	je	.L355
.L103:
	movl	68(%rsp), %eax
	movq	%rbp, %r14
	notl	%eax
	movl	%eax, 32(%rsp)
.L142:
	movq	40(%rsp), %rsi
	movq	%rbx, %rdi
	call	_Bfree@PLT
	cmpq	$0, 24(%rsp)
	je	.L85
.L174:
	movq	24(%rsp), %rsi
	movq	%rbx, %rdi
	call	_Bfree@PLT
.L85:
	movq	8(%rsp), %rsi
	movq	%rbx, %rdi
	call	_Bfree@PLT
	movl	32(%rsp), %r13d
	movq	56(%rsp), %rax
	movb	$0, 0(%rbp)
	addl	$1, %r13d
	movl	%r13d, (%rax)
	movq	48(%rsp), %rax
	testq	%rax, %rax
	je	.L33
	movq	%rbp, (%rax)
	jmp	.L33
	.p2align 4,,10
	.p2align 3
.L140:
	movl	72(%rsp), %r8d
	testl	%r8d, %r8d
	je	.L137
.L139:
	movl	80(%rsp), %eax
	testl	%eax, %eax
	jle	.L144
	movq	24(%rsp), %rsi
	movl	%eax, %edx
	movq	%rbx, %rdi
	call	__lshift@PLT
	movq	%rax, 24(%rsp)
.L144:
	movq	24(%rsp), %r13
	testl	%r12d, %r12d
	jne	.L356
.L145:
	movl	32(%rsp), %eax
	movslq	%r15d, %rcx
	movq	%rbp, 96(%rsp)
	movq	%rbp, %r15
	addq	%rbp, %rcx
	andl	$1, %eax
	movq	%rcx, %rbp
	movl	%eax, 92(%rsp)
	.p2align 4,,10
	.p2align 3
.L166:
	movq	8(%rsp), %r12
	movq	40(%rsp), %rsi
	movq	%r12, %rdi
	call	quorem
	movq	24(%rsp), %rsi
	movq	%r12, %rdi
	movl	%eax, 80(%rsp)
	leal	48(%rax), %r14d
	call	__mcmp@PLT
	movq	40(%rsp), %rsi
	movq	%rbx, %rdi
	movq	%r13, %rdx
	movl	%eax, %r12d
	call	__mdiff@PLT
	movl	16(%rax), %edi
	movq	%rax, %rsi
	testl	%edi, %edi
	jne	.L357
	movq	8(%rsp), %rdi
	movq	%rax, 72(%rsp)
	call	__mcmp@PLT
	movq	72(%rsp), %rsi
	movq	%rbx, %rdi
	movl	%eax, 68(%rsp)
	call	_Bfree@PLT
	movl	16(%rsp), %ecx
	movl	68(%rsp), %eax
	orl	%eax, %ecx
	jne	.L150
	movl	92(%rsp), %ecx
	testl	%ecx, %ecx
	je	.L358
	testl	%r12d, %r12d
	js	.L359
.L156:
	addq	$1, %r15
	movb	%r14b, -1(%r15)
	cmpq	%rbp, %r15
	je	.L213
	movq	8(%rsp), %rsi
	xorl	%ecx, %ecx
	movl	$10, %edx
	movq	%rbx, %rdi
	call	__multadd@PLT
	movq	24(%rsp), %rsi
	xorl	%ecx, %ecx
	movq	%rbx, %rdi
	movq	%rax, 8(%rsp)
	movl	$10, %edx
	cmpq	%r13, 24(%rsp)
	je	.L360
	call	__multadd@PLT
	movq	%r13, %rsi
	xorl	%ecx, %ecx
	movl	$10, %edx
	movq	%rbx, %rdi
	movq	%rax, 24(%rsp)
	call	__multadd@PLT
	movq	%rax, %r13
	jmp	.L166
	.p2align 4,,10
	.p2align 3
.L344:
	movq	__mprec_tens@GOTPCREL(%rip), %r11
.L99:
	movslq	88(%rsp), %rax
	movl	68(%rsp), %edi
	movsd	(%r11,%rax,8), %xmm2
	testl	%edi, %edi
	jns	.L97
	testl	%r15d, %r15d
	jg	.L97
	jne	.L83
	mulsd	.LC13(%rip), %xmm2
	comisd	32(%rsp), %xmm2
	jb	.L82
.L83:
	movq	$0, 40(%rsp)
	movq	$0, 24(%rsp)
	jmp	.L103
	.p2align 4,,10
	.p2align 3
.L220:
	movl	$1, 72(%rsp)
	jmp	.L184
	.p2align 4,,10
	.p2align 3
.L195:
	movl	$1, 68(%rsp)
	movl	$1, %r15d
	jmp	.L58
	.p2align 4,,10
	.p2align 3
.L352:
	movl	%r12d, %edx
	movq	%rax, %rsi
	movq	%rbx, %rdi
	call	__pow5mult@PLT
	cmpl	$1, 16(%rsp)
	movq	%rax, 40(%rsp)
	jle	.L124
.L334:
	xorl	%r12d, %r12d
.L125:
	movq	40(%rsp), %rcx
	movl	20(%rcx), %eax
	movl	%eax, 96(%rsp)
	subl	$1, %eax
	cltq
	movl	24(%rcx,%rax,4), %edi
	call	__hi0bits@PLT
	movl	%eax, %edx
	movl	$32, %eax
	subl	%edx, %eax
	jmp	.L127
	.p2align 4,,10
	.p2align 3
.L354:
	movq	40(%rsp), %rsi
	movq	8(%rsp), %rdi
	call	__mcmp@PLT
	testl	%eax, %eax
	jns	.L133
	movq	8(%rsp), %rsi
	xorl	%ecx, %ecx
	movl	$10, %edx
	movq	%rbx, %rdi
	subl	$1, 88(%rsp)
	call	__multadd@PLT
	movl	72(%rsp), %r9d
	movq	%rax, 8(%rsp)
	testl	%r9d, %r9d
	jne	.L134
	movl	104(%rsp), %eax
	testl	%eax, %eax
	jg	.L229
	movl	%eax, %r15d
	testb	%r14b, %r14b
	jne	.L135
.L229:
	movl	104(%rsp), %r15d
	.p2align 4,,10
	.p2align 3
.L137:
	movq	40(%rsp), %r14
	movq	8(%rsp), %r13
	xorl	%r12d, %r12d
	jmp	.L143
	.p2align 4,,10
	.p2align 3
.L361:
	movq	%r13, %rsi
	xorl	%ecx, %ecx
	movl	$10, %edx
	movq	%rbx, %rdi
	call	__multadd@PLT
	movq	%rax, %r13
.L143:
	movq	%r14, %rsi
	movq	%r13, %rdi
	call	quorem
	addl	$48, %eax
	movb	%al, 0(%rbp,%r12)
	addq	$1, %r12
	cmpl	%r12d, %r15d
	jg	.L361
	movl	%eax, %r14d
	leal	-1(%r15), %eax
	movl	$1, %edx
	movq	%r13, 8(%rsp)
	addq	$1, %rax
	testl	%r15d, %r15d
	cmovle	%rdx, %rax
	xorl	%r15d, %r15d
	leaq	0(%rbp,%rax), %rcx
.L163:
	movq	8(%rsp), %rsi
	movl	$1, %edx
	movq	%rbx, %rdi
	movq	%rcx, 16(%rsp)
	call	__lshift@PLT
	movq	40(%rsp), %rsi
	movq	%rax, %rdi
	movq	%rax, 8(%rsp)
	call	__mcmp@PLT
	movq	16(%rsp), %rcx
	testl	%eax, %eax
	jg	.L169
	jmp	.L362
	.p2align 4,,10
	.p2align 3
.L170:
	cmpq	%rcx, %rbp
	je	.L363
.L162:
.L169:
	movq	%rcx, %r12
	leaq	-1(%rcx), %rcx
	movzbl	-1(%r12), %edx
	cmpb	$57, %dl
	je	.L170
	movl	88(%rsp), %eax
	addl	$1, %edx
	movb	%dl, (%rcx)
	movl	%eax, 32(%rsp)
.L154:
	movq	40(%rsp), %rsi
	movq	%rbx, %rdi
	call	_Bfree@PLT
	movq	24(%rsp), %rax
	testq	%rax, %rax
	je	.L214
	testq	%r15, %r15
	je	.L175
	cmpq	%rax, %r15
	je	.L175
	movq	%r15, %rsi
	movq	%rbx, %rdi
	call	_Bfree@PLT
.L175:
	movq	%rbp, %r14
	movq	%r12, %rbp
	jmp	.L174
	.p2align 4,,10
	.p2align 3
.L197:
	movapd	%xmm2, %xmm0
	movl	$2, %edi
	jmp	.L69
	.p2align 4,,10
	.p2align 3
.L126:
	movabsq	$4503599627370495, %rax
	testq	%rax, 32(%rsp)
	jne	.L335
	movq	32(%rsp), %rax
	shrq	$32, %rax
	testl	$2146435072, %eax
	je	.L335
	addl	$1, %r14d
	addl	$1, %r13d
	movl	$1, %r12d
	jmp	.L335
	.p2align 4,,10
	.p2align 3
.L108:
	cmpq	%rax, %rbp
	je	.L364
.L106:
	movq	%rax, %rcx
	movzbl	-1(%rax), %edx
	subq	$1, %rax
	cmpb	$57, %dl
	je	.L108
	addl	$1, %edx
.L107:
	movq	%rbp, %r14
	movb	%dl, (%rax)
	movq	%rcx, %rbp
	jmp	.L85
	.p2align 4,,10
	.p2align 3
.L353:
	movl	$28, %edx
	subl	%eax, %edx
	addl	%edx, 80(%rsp)
	addl	%edx, %r14d
	addl	%edx, %r13d
	jmp	.L130
	.p2align 4,,10
	.p2align 3
.L355:
	movq	40(%rsp), %rsi
	xorl	%ecx, %ecx
	movl	$5, %edx
	movq	%rbx, %rdi
	movq	%rbp, %r14
	call	__multadd@PLT
	movq	8(%rsp), %rdi
	movq	%rax, %rsi
	movq	%rax, 40(%rsp)
	call	__mcmp@PLT
	testl	%eax, %eax
	jle	.L103
.L141:
	movl	88(%rsp), %eax
	movb	$49, (%r14)
	addq	$1, %rbp
	addl	$1, %eax
	movl	%eax, 32(%rsp)
	jmp	.L142
	.p2align 4,,10
	.p2align 3
.L91:
	movq	%rax, %rdx
	subq	$1, %rax
	cmpb	$48, (%rax)
	je	.L91
	movq	%rbp, %r14
	movq	%rdx, %rbp
	jmp	.L85
	.p2align 4,,10
	.p2align 3
.L198:
	movapd	%xmm2, %xmm0
	movl	$2, %edi
	jmp	.L73
	.p2align 4,,10
	.p2align 3
.L347:
	movl	$1, %edx
	xorl	%r13d, %r13d
	subl	%eax, %edx
	movl	%edx, %r14d
	jmp	.L186
.L117:
	movl	40(%rsp), %ecx
	movl	%eax, %edx
	movl	%r14d, 80(%rsp)
	addl	%r15d, %r13d
	movl	%eax, 40(%rsp)
	addl	%r15d, %r14d
	xorl	%r10d, %r10d
	subl	%ecx, %edx
	addl	%edx, %r12d
	jmp	.L116
.L124:
	movabsq	$4503599627370495, %rax
	testq	%rax, 32(%rsp)
	jne	.L334
	movq	32(%rsp), %rax
	shrq	$32, %rax
	testl	$2146435072, %eax
	je	.L334
	addl	$1, %r14d
	addl	$1, %r13d
	movl	$1, %r12d
	jmp	.L125
.L339:
	movl	$2, 16(%rsp)
	movl	$0, 72(%rsp)
	jmp	.L184
.L351:
	movq	24(%rsp), %rsi
	movl	%r10d, %edx
	movq	%rbx, %rdi
	movl	%r10d, 108(%rsp)
	call	__pow5mult@PLT
	movq	8(%rsp), %rdx
	movq	%rbx, %rdi
	movq	%rax, %rsi
	movq	%rax, 24(%rsp)
	call	__multiply@PLT
	movq	8(%rsp), %rsi
	movq	%rbx, %rdi
	movq	%rax, 96(%rsp)
	call	_Bfree@PLT
	movl	108(%rsp), %r10d
	subl	%r10d, 40(%rsp)
	movq	96(%rsp), %rax
	movq	%rax, 8(%rsp)
	je	.L120
	jmp	.L121
	.p2align 4,,10
	.p2align 3
.L357:
	movq	%rbx, %rdi
	movq	96(%rsp), %rbp
	call	_Bfree@PLT
	testl	%r12d, %r12d
	js	.L148
	movl	32(%rsp), %eax
	movl	16(%rsp), %ecx
	andl	$1, %eax
	orl	%ecx, %r12d
	orl	%r12d, %eax
	jne	.L161
.L148:
	movq	8(%rsp), %rsi
	movq	%rbx, %rdi
	movl	$1, %edx
	call	__lshift@PLT
	movq	40(%rsp), %rsi
	movq	%rax, %rdi
	movq	%rax, 8(%rsp)
	call	__mcmp@PLT
	testl	%eax, %eax
	jle	.L365
.L160:
	cmpl	$57, %r14d
	je	.L152
	movl	80(%rsp), %r14d
	addl	$49, %r14d
.L155:
	movl	88(%rsp), %eax
	movb	%r14b, (%r15)
	leaq	1(%r15), %r12
	movq	24(%rsp), %r15
	movq	%r13, 24(%rsp)
	movl	%eax, 32(%rsp)
	jmp	.L154
	.p2align 4,,10
	.p2align 3
.L360:
	call	__multadd@PLT
	movq	%rax, 24(%rsp)
	movq	%rax, %r13
	jmp	.L166
.L150:
	testl	%r12d, %r12d
	js	.L158
	movl	16(%rsp), %ecx
	orl	%ecx, %r12d
	orl	92(%rsp), %r12d
	je	.L158
	testl	%eax, %eax
	jle	.L156
	movq	96(%rsp), %rbp
.L161:
	cmpl	$57, %r14d
	je	.L152
	movl	88(%rsp), %eax
	leal	1(%r14), %r8d
	leaq	1(%r15), %r12
	movb	%r8b, (%r15)
	movq	24(%rsp), %r15
	movl	%eax, 32(%rsp)
	movq	%r13, 24(%rsp)
	jmp	.L154
	.p2align 4,,10
	.p2align 3
.L332:
	movl	$0, 72(%rsp)
	jmp	.L60
	.p2align 4,,10
	.p2align 3
.L341:
	testl	%r15d, %r15d
	je	.L79
	movl	104(%rsp), %r10d
	testl	%r10d, %r10d
	jle	.L80
	movsd	.LC11(%rip), %xmm3
	addl	$1, %edi
	pxor	%xmm1, %xmm1
	movl	88(%rsp), %eax
	cvtsi2sdl	%edi, %xmm1
	mulsd	%xmm3, %xmm0
	subl	$1, %eax
	movl	%eax, 32(%rsp)
	mulsd	%xmm0, %xmm1
	addsd	.LC12(%rip), %xmm1
	movq	%xmm1, %rax
	movq	%rax, %rdx
	movl	%eax, %eax
	shrq	$32, %rdx
	subl	$54525952, %edx
	salq	$32, %rdx
	orq	%rdx, %rax
	jmp	.L81
	.p2align 4,,10
	.p2align 3
.L345:
	movl	96(%rsp), %edx
	testl	%edx, %edx
	je	.L115
	addl	$1075, %eax
	movl	%r14d, 80(%rsp)
	movl	40(%rsp), %r10d
	addl	%eax, %r13d
	addl	%eax, %r14d
	jmp	.L116
	.p2align 4,,10
	.p2align 3
.L82:
	movq	$0, 40(%rsp)
	movq	%rbp, %r14
	movq	$0, 24(%rsp)
	jmp	.L141
.L97:
	movsd	32(%rsp), %xmm0
	leaq	1(%rbp), %rdx
	movapd	%xmm0, %xmm1
	divsd	%xmm2, %xmm1
	cvttsd2sil	%xmm1, %edi
	pxor	%xmm1, %xmm1
	cvtsi2sdl	%edi, %xmm1
	leal	48(%rdi), %eax
	movb	%al, 0(%rbp)
	mulsd	%xmm2, %xmm1
	subsd	%xmm1, %xmm0
	cmpl	$1, %r15d
	je	.L366
	leal	-2(%rsi), %eax
	movsd	.LC11(%rip), %xmm3
	pxor	%xmm4, %xmm4
	leaq	2(%rbp,%rax), %rax
	jmp	.L111
	.p2align 4,,10
	.p2align 3
.L228:
	movapd	%xmm0, %xmm1
	addq	$1, %rdx
	divsd	%xmm2, %xmm1
	cvttsd2sil	%xmm1, %edi
	pxor	%xmm1, %xmm1
	cvtsi2sdl	%edi, %xmm1
	leal	48(%rdi), %ecx
	movb	%cl, -1(%rdx)
	mulsd	%xmm2, %xmm1
	subsd	%xmm1, %xmm0
	cmpq	%rdx, %rax
	je	.L110
.L111:
	mulsd	%xmm3, %xmm0
	ucomisd	%xmm4, %xmm0
	jp	.L228
	jne	.L228
	movl	88(%rsp), %eax
	movq	%rbp, %r14
	movq	%rdx, %rbp
	movl	%eax, 32(%rsp)
	jmp	.L85
.L214:
	movq	%rbp, %r14
	movq	%r12, %rbp
	jmp	.L85
.L363:
	movl	88(%rsp), %eax
	movb	$49, 0(%rbp)
	addl	$1, %eax
	movl	%eax, 32(%rsp)
	jmp	.L154
.L362:
	jne	.L171
	andl	$1, %r14d
	jne	.L169
	.p2align 4,,10
	.p2align 3
.L171:
	movq	%rcx, %r12
	leaq	-1(%rcx), %rcx
	cmpb	$48, -1(%r12)
	je	.L171
	movl	88(%rsp), %eax
	movl	%eax, 32(%rsp)
	jmp	.L154
.L364:
	addl	$1, 32(%rsp)
	movl	$49, %edx
	jmp	.L107
.L115:
	movl	$54, %eax
	subl	120(%rsp), %eax
	movl	%r14d, 80(%rsp)
	movl	40(%rsp), %r10d
	addl	%eax, %r13d
	addl	%eax, %r14d
	jmp	.L116
.L356:
	movl	8(%r13), %esi
	movq	%rbx, %rdi
	call	_Balloc@PLT
	movq	%rax, %r12
	testq	%rax, %rax
	je	.L367
	movq	24(%rsp), %rcx
	leaq	16(%r12), %rdi
	movslq	20(%rcx), %rax
	leaq	16(%rcx), %rsi
	leaq	8(,%rax,4), %rdx
	call	memcpy@PLT
	movl	$1, %edx
	movq	%r12, %rsi
	movq	%rbx, %rdi
	call	__lshift@PLT
	movq	%rax, %r13
	jmp	.L145
.L342:
	movq	%rbp, %r14
	movq	%rax, %rbp
	jmp	.L85
.L366:
	movq	%rdx, %rax
.L110:
	addsd	%xmm0, %xmm0
	comisd	%xmm2, %xmm0
	ja	.L205
	ucomisd	%xmm2, %xmm0
	jp	.L204
	jne	.L204
	andl	$1, %edi
	jne	.L205
.L204:
	movq	%rbp, %r14
	movq	%rax, %rbp
	movl	88(%rsp), %eax
	movl	%eax, 32(%rsp)
	jmp	.L85
.L213:
	movq	24(%rsp), %r15
	movq	%rbp, %rcx
	movq	%r13, 24(%rsp)
	movq	96(%rsp), %rbp
	jmp	.L163
	.p2align 4,,10
	.p2align 3
.L152:
	movb	$57, (%r15)
	leaq	1(%r15), %rcx
	movq	24(%rsp), %r15
	movq	%r13, 24(%rsp)
	jmp	.L169
.L205:
.L86:
	movl	88(%rsp), %ecx
	movl	%ecx, 32(%rsp)
	jmp	.L106
.L346:
	movl	%r14d, 80(%rsp)
	addl	%r15d, %r13d
	addl	%r15d, %r14d
	jmp	.L116
.L358:
	movq	96(%rsp), %rbp
	cmpl	$57, %r14d
	je	.L152
	movl	80(%rsp), %eax
	addl	$49, %eax
	testl	%r12d, %r12d
	cmovg	%eax, %r14d
	jmp	.L155
.L359:
	movq	96(%rsp), %rbp
	jmp	.L155
.L350:
	movq	%rdi, %rax
	jmp	.L92
.L134:
	movq	24(%rsp), %rsi
	xorl	%ecx, %ecx
	movl	$10, %edx
	movq	%rbx, %rdi
	call	__multadd@PLT
	movq	%rax, 24(%rsp)
	movl	104(%rsp), %eax
	testl	%eax, %eax
	jg	.L230
	movl	%eax, %r15d
	testb	%r14b, %r14b
	jne	.L135
.L230:
	movl	104(%rsp), %r15d
	jmp	.L139
.L199:
	movapd	%xmm1, %xmm0
	movl	$2, %edi
	jmp	.L73
.L365:
	jne	.L155
	testb	$1, %r14b
	jne	.L160
	jmp	.L155
.L201:
	movq	%rbp, %r14
	movq	%rdi, %rbp
	jmp	.L85
.L367:
	leaq	.LC8(%rip), %rcx
	xorl	%edx, %edx
	movl	$746, %esi
	leaq	.LC9(%rip), %rdi
	call	__assert_func@PLT
.L349:
	xorl	%edx, %edx
	xorl	%esi, %esi
	movq	%rbx, %rdi
	movl	%edx, 104(%rbx)
	call	_Balloc@PLT
	movq	%rax, %rbp
	testq	%rax, %rax
	je	.L182
	movq	%rax, 96(%rbx)
	xorl	%eax, %eax
	orl	$-1, %r15d
	orl	$-1, %esi
	movl	%eax, 68(%rsp)
	movl	$-1, 104(%rsp)
	movl	$1, 72(%rsp)
	jmp	.L67
.L158:
	movq	96(%rsp), %rbp
	testl	%eax, %eax
	jg	.L148
	jmp	.L155
.L182:
	leaq	.LC8(%rip), %rcx
	xorl	%edx, %edx
	movl	$426, %esi
	leaq	.LC9(%rip), %rdi
	call	__assert_func@PLT
.L340:
	xorl	%r11d, %r11d
	xorl	%esi, %esi
	movl	%r11d, 104(%rbx)
	jmp	.L64
	.size	_dtoa_r, .-_dtoa_r
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC4:
	.long	0
	.long	1073217536
	.align 8
.LC5:
	.long	1668236129
	.long	1070761895
	.align 8
.LC6:
	.long	-1956591437
	.long	1069976104
	.align 8
.LC7:
	.long	1352628731
	.long	1070810131
	.align 8
.LC10:
	.long	0
	.long	1072693248
	.align 8
.LC11:
	.long	0
	.long	1076101120
	.align 8
.LC12:
	.long	0
	.long	1075576832
	.align 8
.LC13:
	.long	0
	.long	1075052544
	.section	.rodata.cst16,"aM",@progbits,16
	.align 16
.LC14:
	.long	0
	.long	-2147483648
	.long	0
	.long	0
	.section	.rodata.cst8
	.align 8
.LC15:
	.long	0
	.long	1071644672
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
