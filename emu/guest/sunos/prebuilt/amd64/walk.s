// d7cbdf546b2ecffcf375b12e1093f628 emu/guest/libc/walk.c
	.file	"walk.c"
	.text
	.section	.text.report,"ax",@progbits
	.p2align 4
	.type	report, @function
report:
	pushq	%r14
	movq	%rcx, %rax
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	movl	%edx, %ebp
	pushq	%rbx
	movq	%rdi, %rbx
	leaq	64(%rbx), %r14
	subq	$304, %rsp
	movq	40(%rbx), %rdx
	leaq	16(%rsp), %r12
	movl	%ecx, 8(%rsp)
	movl	$35, %ecx
	movq	%r12, %rdi
	movl	$0, 4(%rsp)
	rep movsq
	movl	%r8d, 12(%rsp)
	testq	%rdx, %rdx
	je	.L2
	cmpl	$3, %ebp
	je	.L2
	movl	$144, %ecx
	btq	%rbp, %rcx
	jnc	.L3
	movq	lstat@GOTPCREL(%rip), %rdx
.L3:
	leaq	(%r14,%rax), %rdi
	testb	$4, (%rbx)
	movq	%r12, %rsi
	cmove	%r14, %rdi
	call	*%rdx
.L2:
	movl	4(%rbx), %r13d
	movq	24(%rbx), %rax
	testl	%r13d, %r13d
	jne	.L20
	leaq	4(%rsp), %rcx
	movl	%ebp, %edx
	movq	%r12, %rsi
	movq	%r14, %rdi
	call	*%rax
	cmpl	$1, %ebp
	je	.L21
.L7:
	movl	%r13d, 36(%rbx)
	addq	$304, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L21:
	xorl	%r13d, %r13d
	testb	$5, 4(%rsp)
	setne	%r13b
	jmp	.L7
	.p2align 4,,10
	.p2align 3
.L20:
	movl	%ebp, %edx
	movq	%r12, %rsi
	movq	%r14, %rdi
	call	*%rax
	addq	$304, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.size	report, .-report
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"."
.LC1:
	.string	".."
	.section	.text.walk,"ax",@progbits
	.p2align 4
	.type	walk, @function
walk:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	movq	%rdi, %r13
	pushq	%r12
	pushq	%rbp
	leaq	64(%rdi), %rbp
	pushq	%rbx
	leaq	0(%rbp,%rdx), %r14
	movq	%rdx, %rbx
	movl	$280, %edx
	subq	$392, %rsp
	testb	$4, (%rdi)
	cmove	%rbp, %r14
	leaq	96(%rsp), %r12
	movq	%rsi, 16(%rsp)
	xorl	%esi, %esi
	movq	%r12, %rdi
	movl	%ecx, 12(%rsp)
	call	memset@PLT
	testb	$1, 0(%r13)
	movq	%r12, %rsi
	movq	%r14, %rdi
	movq	16(%r13), %rax
	cmove	8(%r13), %rax
	call	*%rax
	testl	%eax, %eax
	je	.L25
	movl	4(%r13), %edx
	movq	16(%r13), %rax
	testl	%edx, %edx
	jne	.L26
.L31:
	movq	%r12, %rsi
	movq	%r14, %rdi
	call	*%rax
	testl	%eax, %eax
	jne	.L28
	movl	112(%rsp), %eax
	andl	$61440, %eax
	cmpl	$40960, %eax
	je	.L110
.L28:
	call	___errno@PLT
	cmpl	$13, (%rax)
	je	.L32
	movl	$-1, %r15d
	testb	$16, 0(%r13)
	je	.L22
.L32:
	movl	12(%rsp), %r8d
	movq	%rbx, %rcx
	movl	$3, %edx
	movq	%r12, %rsi
	movq	%r13, %rdi
	call	report
	movl	%eax, %r15d
.L22:
	addq	$392, %rsp
	movl	%r15d, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L26:
	movq	%r12, %rsi
	movq	%r14, %rdi
	call	*%rax
	testl	%eax, %eax
	jne	.L29
	movl	112(%rsp), %eax
	andl	$61440, %eax
	cmpl	$40960, %eax
	je	.L111
.L29:
	movl	4(%r13), %eax
	testl	%eax, %eax
	jne	.L28
	movq	16(%r13), %rax
	jmp	.L31
	.p2align 4,,10
	.p2align 3
.L25:
	movl	0(%r13), %ecx
	movl	%eax, %r15d
	testb	$2, %cl
	je	.L33
	movl	12(%rsp), %eax
	testl	%eax, %eax
	jne	.L112
.L34:
	movq	96(%rsp), %rax
	movq	%rax, 48(%r13)
.L35:
	movl	112(%rsp), %eax
	andl	$61440, %eax
	cmpl	$16384, %eax
	je	.L36
	xorl	%edx, %edx
	cmpl	$40960, %eax
	movl	12(%rsp), %r8d
	movq	%rbx, %rcx
	sete	%dl
	movq	%r12, %rsi
	movq	%r13, %rdi
	sall	$2, %edx
	call	report
	movl	%eax, %r15d
	jmp	.L22
	.p2align 4,,10
	.p2align 3
.L33:
	movl	12(%rsp), %r14d
	testl	%r14d, %r14d
	je	.L34
	jmp	.L35
	.p2align 4,,10
	.p2align 3
.L36:
	movl	4(%r13), %r11d
	movdqa	96(%rsp), %xmm0
	movq	56(%r13), %rsi
	testl	%r11d, %r11d
	je	.L113
.L37:
	leaq	0(%rbp,%rbx), %r14
	movl	%ecx, %eax
	movq	%rsi, 64(%rsp)
	andl	$4, %eax
	movq	%r14, %rdi
	movups	%xmm0, 72(%rsp)
	cmove	%rbp, %rdi
	andl	$8, %ecx
	movl	%eax, 32(%rsp)
	movl	%ecx, 28(%rsp)
	movq	%rdi, 40(%rsp)
	call	opendir@PLT
	movq	%rax, %r14
	testq	%rax, %rax
	je	.L114
	movl	28(%rsp), %r10d
	testl	%r10d, %r10d
	je	.L45
.L48:
	movl	36(%r13), %eax
	movl	%eax, 24(%rsp)
	testl	%eax, %eax
	jne	.L115
	movl	32(%rsp), %r9d
	testl	%r9d, %r9d
	jne	.L50
	movl	$-1, 48(%rsp)
.L51:
	leaq	64(%rsp), %rax
	movq	%rax, 56(%r13)
	movq	16(%rsp), %rax
	testq	%rax, %rax
	jne	.L116
	movq	$0, 32(%rsp)
	movl	$0, 52(%rsp)
.L56:
	movq	16(%rsp), %r15
	movq	%rbx, 16(%rsp)
	movl	24(%rsp), %ebx
	movq	%rbp, 40(%rsp)
	movq	%r12, 56(%rsp)
	testl	%ebx, %ebx
	jne	.L108
	.p2align 4,,10
	.p2align 3
.L58:
	movq	%r14, %rdi
	call	readdir@PLT
	testq	%rax, %rax
	je	.L108
	leaq	18(%rax), %r12
	movq	%r12, %rdi
	call	strlen@PLT
	leaq	.LC0(%rip), %rsi
	movq	%r12, %rdi
	movq	%rax, %rbp
	call	strcmp@PLT
	testl	%eax, %eax
	je	.L58
	leaq	.LC1(%rip), %rsi
	movq	%r12, %rdi
	call	strcmp@PLT
	testl	%eax, %eax
	je	.L58
	movq	32(%rsp), %rax
	leaq	(%r15,%rax), %rbx
	addq	%rbx, %rbp
	leaq	1(%rbp), %rax
	cmpq	$1024, %rax
	ja	.L117
	movl	52(%rsp), %r8d
	testl	%r8d, %r8d
	je	.L63
	movb	$47, 64(%r13,%r15)
.L63:
	movq	40(%rsp), %rax
	movq	%r12, %rsi
	leaq	(%rax,%rbx), %rdi
	call	strcpy@PLT
	movl	12(%rsp), %eax
	movq	%rbx, %rdx
	movq	%rbp, %rsi
	movq	%r13, %rdi
	leal	1(%rax), %ecx
	call	walk
	movb	$0, 64(%r13,%r15)
	movl	%eax, %ebx
	testl	%ebx, %ebx
	je	.L58
.L108:
	movq	64(%rsp), %rax
	movq	%r14, %rdi
	movl	%ebx, 24(%rsp)
	movq	56(%rsp), %r12
	movq	16(%rsp), %rbx
	movq	%rax, 56(%r13)
	call	closedir@PLT
	cmpl	$-1, 48(%rsp)
	je	.L118
	movl	48(%rsp), %r15d
	movl	%r15d, %edi
	call	fchdir@PLT
	testl	%eax, %eax
	jne	.L69
	movl	28(%rsp), %edx
	movl	24(%rsp), %ecx
	movl	%r15d, %edi
	testl	%edx, %edx
	setne	%dl
	testl	%ecx, %ecx
	sete	%al
	andl	%eax, %edx
	movl	%edx, %ebp
	call	close@PLT
.L67:
	testb	%bpl, %bpl
	je	.L77
	movl	12(%rsp), %r8d
	movq	%rbx, %rcx
	movl	$6, %edx
	movq	%r12, %rsi
	movq	%r13, %rdi
	call	report
	movl	%eax, %r15d
	jmp	.L22
	.p2align 4,,10
	.p2align 3
.L112:
	movq	96(%rsp), %rax
	cmpq	%rax, 48(%r13)
	je	.L35
	jmp	.L22
	.p2align 4,,10
	.p2align 3
.L113:
	testq	%rsi, %rsi
	je	.L37
	movhlps	%xmm0, %xmm1
	movq	%xmm0, %rdx
	movq	%rsi, %rax
	movq	%xmm1, %rdi
	jmp	.L38
	.p2align 4,,10
	.p2align 3
.L39:
	movq	(%rax), %rax
	testq	%rax, %rax
	je	.L37
.L38:
	cmpq	%rdx, 8(%rax)
	jne	.L39
	cmpq	16(%rax), %rdi
	jne	.L39
	jmp	.L22
	.p2align 4,,10
	.p2align 3
.L110:
	movl	12(%rsp), %r8d
	movq	%rbx, %rcx
	movl	$7, %edx
	movq	%r12, %rsi
	movq	%r13, %rdi
	call	report
	movl	%eax, %r15d
	jmp	.L22
	.p2align 4,,10
	.p2align 3
.L116:
	cmpb	$47, 63(%r13,%rax)
	setne	%al
	movzbl	%al, %eax
	movl	%eax, 52(%rsp)
	setne	%al
	movzbl	%al, %eax
	movq	%rax, 32(%rsp)
	jmp	.L56
.L111:
	movl	12(%rsp), %r8d
	movq	%rbx, %rcx
	movl	$4, %edx
	movq	%r12, %rsi
	movq	%r13, %rdi
	call	report
	movl	%eax, %r15d
	jmp	.L22
	.p2align 4,,10
	.p2align 3
.L45:
	movl	12(%rsp), %r8d
	movq	%rbx, %rcx
	movl	$1, %edx
	movq	%r12, %rsi
	movq	%r13, %rdi
	call	report
	testl	%eax, %eax
	je	.L48
	movq	%r14, %rdi
	movl	%eax, 12(%rsp)
	call	closedir@PLT
	movl	12(%rsp), %r15d
	jmp	.L22
	.p2align 4,,10
	.p2align 3
.L50:
	xorl	%esi, %esi
	leaq	.LC0(%rip), %rdi
	xorl	%eax, %eax
	call	open@PLT
	movl	%eax, 48(%rsp)
	testl	%eax, %eax
	jns	.L52
	movq	%r14, %rdi
	call	closedir@PLT
.L68:
	movl	$-1, %r15d
	jmp	.L22
	.p2align 4,,10
	.p2align 3
.L115:
	movl	$0, 36(%r13)
	movq	%r14, %rdi
	call	closedir@PLT
	jmp	.L22
	.p2align 4,,10
	.p2align 3
.L69:
	movl	24(%rsp), %eax
	movl	24(%rsp), %r15d
	testl	%eax, %eax
	jne	.L54
.L106:
	movl	48(%rsp), %edi
	call	close@PLT
	jmp	.L68
	.p2align 4,,10
	.p2align 3
.L52:
	movq	40(%rsp), %rdi
	call	chdir@PLT
	testl	%eax, %eax
	je	.L51
	movq	%r14, %rdi
	call	closedir@PLT
	movl	48(%rsp), %edi
	call	fchdir@PLT
	testl	%eax, %eax
	je	.L106
.L76:
	movl	$-1, %r15d
.L54:
	movl	48(%rsp), %edi
	call	close@PLT
	jmp	.L22
	.p2align 4,,10
	.p2align 3
.L114:
	call	___errno@PLT
	cmpl	$13, (%rax)
	jne	.L68
	movl	12(%rsp), %r8d
	movq	%rbx, %rcx
	movl	$2, %edx
	movq	%r12, %rsi
	movq	%r13, %rdi
	call	report
	movl	%eax, %r15d
	jmp	.L22
	.p2align 4,,10
	.p2align 3
.L118:
	movl	28(%rsp), %esi
	movl	24(%rsp), %edi
	testl	%esi, %esi
	setne	%dl
	testl	%edi, %edi
	sete	%al
	andl	%eax, %edx
	movl	%edx, %ebp
	jmp	.L67
.L117:
	call	___errno@PLT
	movq	%r14, %rdi
	movl	$78, (%rax)
	movq	64(%rsp), %rax
	movq	%rax, 56(%r13)
	call	closedir@PLT
	cmpl	$-1, 48(%rsp)
	je	.L68
	movl	48(%rsp), %ebx
	movl	%ebx, %edi
	call	fchdir@PLT
	testl	%eax, %eax
	jne	.L76
	movl	%ebx, %edi
	call	close@PLT
	jmp	.L68
.L77:
	movl	24(%rsp), %r15d
	jmp	.L22
	.size	walk, .-walk
	.section	.text.start.constprop.0,"ax",@progbits
	.p2align 4
	.type	start.constprop.0, @function
start.constprop.0:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	movq	%rsi, %r13
	pushq	%r12
	pushq	%rbp
	movq	%rdi, %rbp
	movq	%rsi, %rdi
	pushq	%rbx
	subq	$8, %rsp
	call	strlen@PLT
	leaq	-1(%rax), %rbx
	movq	%rax, %r12
	cmpq	$1022, %rbx
	ja	.L156
	leaq	64(%rbp), %r14
	movq	%r13, %rsi
	movq	%r14, %rdi
	call	strcpy@PLT
	cmpq	$1, %r12
	jne	.L123
	jmp	.L125
	.p2align 4,,10
	.p2align 3
.L126:
	movb	$0, 64(%rbp,%rbx)
	cmpq	$1, %rbx
	je	.L125
	subq	$1, %rbx
.L123:
	cmpb	$47, 64(%rbp,%rbx)
	movq	%r12, %r13
	movq	%rbx, %r12
	je	.L126
.L124:
	movq	%r13, %rdx
	.p2align 4,,10
	.p2align 3
.L127:
	movq	%rdx, %rbx
	subq	$1, %rdx
	cmpb	$47, 64(%rbp,%rdx)
	je	.L157
	testq	%rdx, %rdx
	jne	.L127
	cmpq	$1, %r13
	je	.L139
.L131:
	addq	$8, %rsp
	movq	%r13, %rsi
	movq	%rbp, %rdi
	xorl	%ecx, %ecx
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	jmp	walk
	.p2align 4,,10
	.p2align 3
.L125:
	movl	$1, %r13d
	jmp	.L124
	.p2align 4,,10
	.p2align 3
.L139:
	xorl	%edx, %edx
	jmp	.L131
	.p2align 4,,10
	.p2align 3
.L157:
	testb	$4, 0(%rbp)
	je	.L138
	cmpq	$1, %r13
	je	.L139
	xorl	%esi, %esi
	leaq	.LC0(%rip), %rdi
	xorl	%eax, %eax
	call	open@PLT
	movzbl	64(%rbp,%rbx), %r15d
	movb	$0, 64(%rbp,%rbx)
	movl	%eax, %r12d
	testl	%eax, %eax
	jns	.L132
	movb	%r15b, 64(%rbp,%rbx)
.L133:
	movl	$-1, %ebx
	jmp	.L119
	.p2align 4,,10
	.p2align 3
.L132:
	movq	%r14, %rdi
	call	chdir@PLT
	movb	%r15b, 64(%rbp,%rbx)
	testl	%eax, %eax
	je	.L134
	movl	%r12d, %edi
	call	fchdir@PLT
.L135:
	movl	$-1, %ebx
.L136:
	movl	%r12d, %edi
	call	close@PLT
.L119:
	addq	$8, %rsp
	movl	%ebx, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L138:
	movq	%rbx, %rdx
	cmpq	$1, %r13
	jne	.L131
	jmp	.L139
.L134:
	xorl	%ecx, %ecx
	movq	%rbx, %rdx
	movq	%rbp, %rdi
	movq	%r13, %rsi
	call	walk
	movl	%r12d, %edi
	movl	%eax, %ebx
	call	fchdir@PLT
	testl	%ebx, %ebx
	jne	.L136
	testl	%eax, %eax
	jne	.L135
	jmp	.L136
.L156:
	cmpq	$1, %rax
	sbbl	%ebx, %ebx
	call	___errno@PLT
	andl	$-76, %ebx
	addl	$78, %ebx
	movl	%ebx, (%rax)
	jmp	.L133
	.size	start.constprop.0, .-start.constprop.0
	.section	.text.start_nftw,"ax",@progbits
	.p2align 4
	.type	start_nftw, @function
start_nftw:
	subq	$1096, %rsp
	movq	%rdi, %r8
	movl	%edx, %r9d
	xorl	%eax, %eax
	movq	__stat64@GOTPCREL(%rip), %xmm0
	movq	%rcx, %rdx
	movq	%rsp, %rdi
	movl	$136, %ecx
	rep stosq
	movq	%rsi, 24(%rsp)
	movq	%rsp, %rdi
	movq	%r8, %rsi
	movhps	__lstat64@GOTPCREL(%rip), %xmm0
	movl	%r9d, (%rsp)
	movq	%rdx, 40(%rsp)
	movups	%xmm0, 8(%rsp)
	call	start.constprop.0
	addq	$1096, %rsp
	ret
	.size	start_nftw, .-start_nftw
	.section	.text.start_ftw,"ax",@progbits
	.p2align 4
	.type	start_ftw, @function
start_ftw:
	subq	$1096, %rsp
	movq	%rdi, %r8
	xorl	%eax, %eax
	movl	$136, %ecx
	movq	__stat64@GOTPCREL(%rip), %xmm0
	movq	%rsp, %rdi
	rep stosq
	movq	%rsi, 24(%rsp)
	movq	%rsp, %rdi
	movq	%r8, %rsi
	movhps	__lstat64@GOTPCREL(%rip), %xmm0
	movl	$1, 4(%rsp)
	movq	%rdx, 40(%rsp)
	movups	%xmm0, 8(%rsp)
	call	start.constprop.0
	addq	$1096, %rsp
	ret
	.size	start_ftw, .-start_ftw
	.section	.text.ftw,"ax",@progbits
	.p2align 4
	.globl	ftw
	.type	ftw, @function
ftw:
	movq	stat@GOTPCREL(%rip), %rdx
	jmp	start_ftw
	.size	ftw, .-ftw
	.section	.text._xftw,"ax",@progbits
	.p2align 4
	.globl	_xftw
	.type	_xftw, @function
_xftw:
	movq	%rsi, %rdi
	movq	%rdx, %rsi
	movl	%ecx, %edx
	jmp	ftw@PLT
	.size	_xftw, .-_xftw
	.section	.text._xftw64,"ax",@progbits
	.p2align 4
	.globl	_xftw64
	.type	_xftw64, @function
_xftw64:
	movq	%rsi, %rdi
	movq	%rdx, %rsi
	xorl	%edx, %edx
	jmp	start_ftw
	.size	_xftw64, .-_xftw64
	.section	.text.ftw64,"ax",@progbits
	.p2align 4
	.globl	ftw64
	.type	ftw64, @function
ftw64:
	xorl	%edx, %edx
	jmp	start_ftw
	.size	ftw64, .-ftw64
	.section	.text.nftw,"ax",@progbits
	.p2align 4
	.globl	nftw
	.type	nftw, @function
nftw:
	movl	%ecx, %edx
	testb	$1, %cl
	jne	.L168
	movq	stat@GOTPCREL(%rip), %rcx
	jmp	start_nftw
	.p2align 4,,10
	.p2align 3
.L168:
	movq	lstat@GOTPCREL(%rip), %rcx
	jmp	start_nftw
	.size	nftw, .-nftw
	.section	.text.nftw64,"ax",@progbits
	.p2align 4
	.globl	nftw64
	.type	nftw64, @function
nftw64:
	movl	%ecx, %edx
	xorl	%ecx, %ecx
	jmp	start_nftw
	.size	nftw64, .-nftw64
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
