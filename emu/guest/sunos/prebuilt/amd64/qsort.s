// 7afd24686c87ed86dfe809ac9c2bed29 newlib/libc/search/qsort.c
	.file	"qsort.c"
	.text
	.section	.text.qsort,"ax",@progbits
	.p2align 4
	.globl	qsort
	.type	qsort, @function
qsort:
	pushq	%r15
	movq	%rsi, %rax
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	movq	%rdi, %rbp
	movq	%rdx, %rdi
	pushq	%rbx
	movq	%rcx, %rbx
	subq	$232, %rsp
	movq	%rdx, 32(%rsp)
	orq	%rbp, %rdx
	andl	$7, %edx
	movl	$2, 12(%rsp)
	jne	.L2
	cmpq	$8, %rdi
	setne	%dil
	movzbl	%dil, %edi
	movl	%edi, 12(%rsp)
.L2:
	movq	$0, 64(%rsp)
	movq	32(%rsp), %rsi
	movslq	%esi, %rdi
	negq	%rsi
	movq	%rdi, 24(%rsp)
	shrq	$3, %rdi
	movq	%rsi, %r14
	movq	%rdi, 40(%rsp)
	.p2align 4,,10
	.p2align 3
.L3:
	movq	32(%rsp), %rdi
	leaq	0(%rbp,%rdi), %rsi
	imulq	%rax, %rdi
	movq	%rsi, 80(%rsp)
	leaq	0(%rbp,%rdi), %rdi
	movq	%rdi, 56(%rsp)
	cmpq	$6, %rax
	jbe	.L157
	movq	32(%rsp), %rdi
	movq	%rax, %rcx
	leaq	-1(%rax), %rdx
	shrq	%rcx
	imulq	%rdi, %rcx
	imulq	%rdi, %rdx
	leaq	0(%rbp,%rcx), %r12
	leaq	0(%rbp,%rdx), %r15
	cmpq	$7, %rax
	je	.L15
	movq	%r15, 16(%rsp)
	movq	%rbp, 48(%rsp)
	cmpq	$40, %rax
	ja	.L158
.L16:
	movq	48(%rsp), %r13
	movq	%r12, %rsi
	movq	%r13, %rdi
	call	*%rbx
	testl	%eax, %eax
	js	.L159
	movq	16(%rsp), %r13
	movq	%r12, %rdi
	movq	%r13, %rsi
	call	*%rbx
	testl	%eax, %eax
	jle	.L160
.L15:
	movl	12(%rsp), %edi
	testl	%edi, %edi
	jne	.L36
	movq	0(%rbp), %rax
	movq	(%r12), %rsi
	movq	%rsi, 0(%rbp)
	movq	%rax, (%r12)
.L37:
	movq	80(%rsp), %rax
	movl	$0, 16(%rsp)
	movq	%r15, %r12
	movq	%rax, 72(%rsp)
	movq	%rax, %r13
	.p2align 4,,10
	.p2align 3
.L41:
	movq	%r13, %rcx
	cmpq	%r13, %r15
	jb	.L147
	movq	%r13, 48(%rsp)
	movq	%rbp, %rsi
	movq	%r13, %rdi
	call	*%rbx
	movq	48(%rsp), %rcx
	testl	%eax, %eax
	jle	.L161
	movq	%rcx, 48(%rsp)
	jmp	.L50
	.p2align 4,,10
	.p2align 3
.L163:
	movq	(%r15), %rax
	movq	(%r12), %rcx
	movq	%rcx, (%r15)
	movq	%rax, (%r12)
.L53:
	movl	$1, 16(%rsp)
	addq	%r14, %r12
.L51:
	addq	%r14, %r15
	cmpq	%r13, %r15
	jb	.L146
.L50:
	movq	%rbp, %rsi
	movq	%r15, %rdi
	call	*%rbx
	testl	%eax, %eax
	js	.L162
	jne	.L51
	movl	12(%rsp), %ecx
	testl	%ecx, %ecx
	je	.L163
	cmpl	$1, 12(%rsp)
	movq	%r12, %rcx
	movq	%r15, %rax
	je	.L164
	movq	24(%rsp), %rdi
	leaq	(%r15,%rdi), %r9
	.p2align 4,,10
	.p2align 3
.L54:
	movzbl	(%rax), %edx
	movzbl	(%rcx), %esi
	addq	$1, %rcx
	addq	$1, %rax
	movb	%sil, -1(%rax)
	movb	%dl, -1(%rcx)
	movq	%r9, %rdx
	subq	%rax, %rdx
	testq	%rdx, %rdx
	jg	.L54
	jmp	.L53
	.p2align 4,,10
	.p2align 3
.L147:
	movl	16(%rsp), %eax
	movq	%r13, %rdi
	testl	%eax, %eax
	je	.L165
.L64:
	movq	72(%rsp), %rax
	movq	%rdi, %rsi
	subq	%rax, %rsi
	subq	%rbp, %rax
	cmpq	%rsi, %rax
	cmovg	%rsi, %rax
	testq	%rax, %rax
	jne	.L74
	movq	56(%rsp), %rax
	movq	32(%rsp), %rdx
	movq	%r12, %r8
	subq	%r15, %r8
	subq	%r12, %rax
	subq	%rdx, %rax
	cmpq	%r8, %rax
	cmova	%r8, %rax
	movq	%rax, %r9
	testq	%rax, %rax
	jne	.L166
.L76:
	movq	56(%rsp), %rdi
	movq	%rsi, %r12
	subq	%r8, %rdi
	cmpq	%r8, %rsi
	jnb	.L81
	movq	%rbp, %rax
	movq	%r8, %r12
	movq	%rdi, %rbp
	movq	%rsi, %r8
	movq	%rax, %rdi
.L81:
	movq	32(%rsp), %rsi
	cmpq	%r8, %rsi
	jnb	.L85
	movq	64(%rsp), %r11
	cmpq	$7, %r11
	ja	.L86
	movq	%r12, %rax
	xorl	%edx, %edx
	movq	%r11, %rcx
	addq	$1, %r11
	divq	%rsi
	movq	%r11, 64(%rsp)
	salq	$4, %rcx
	xorl	%edx, %edx
	movq	%rbp, 96(%rsp,%rcx)
	movq	%rdi, %rbp
	movq	%rax, 104(%rsp,%rcx)
	movq	%r8, %rax
	divq	%rsi
	jmp	.L3
	.p2align 4,,10
	.p2align 3
.L164:
	movq	40(%rsp), %rsi
	.p2align 4,,10
	.p2align 3
.L55:
	movq	(%rax), %rdx
	movq	(%rcx), %rdi
	subq	$1, %rsi
	addq	$8, %rcx
	addq	$8, %rax
	movq	%rdi, -8(%rax)
	movq	%rdx, -8(%rcx)
	testq	%rsi, %rsi
	jg	.L55
	jmp	.L53
	.p2align 4,,10
	.p2align 3
.L162:
	movq	48(%rsp), %rcx
	cmpq	%r13, %r15
	jb	.L147
	movl	12(%rsp), %edx
	testl	%edx, %edx
	jne	.L58
	movq	0(%r13), %rax
	movq	(%r15), %rcx
	movq	%rcx, 0(%r13)
	movq	%rax, (%r15)
.L59:
	movq	32(%rsp), %rax
	movl	$1, 16(%rsp)
	subq	%rax, %r15
.L63:
	movq	32(%rsp), %rax
	addq	%rax, %r13
	jmp	.L41
	.p2align 4,,10
	.p2align 3
.L146:
	movl	16(%rsp), %eax
	movq	48(%rsp), %rcx
	movq	%r13, %rdi
	testl	%eax, %eax
	jne	.L64
.L165:
	movq	32(%rsp), %r12
	movq	56(%rsp), %rdi
	negq	%r12
	cmpq	%rdi, 80(%rsp)
	jnb	.L6
	movl	12(%rsp), %r13d
	movq	80(%rsp), %rax
	movq	%rbp, 16(%rsp)
	movq	%r14, 72(%rsp)
	movq	32(%rsp), %r14
	.p2align 4,,10
	.p2align 3
.L65:
	cmpq	%rax, 16(%rsp)
	jnb	.L73
	movq	%rax, 48(%rsp)
	movq	%rax, %r15
	jmp	.L71
	.p2align 4,,10
	.p2align 3
.L167:
	movq	0(%rbp), %rax
	movq	0(%rbp,%r12), %rsi
	movq	%rsi, 0(%rbp)
	movq	%rax, 0(%rbp,%r12)
.L67:
	cmpq	%r15, 16(%rsp)
	jnb	.L154
.L71:
	movq	%r15, %rbp
	subq	%r14, %r15
	movq	%rbp, %rsi
	movq	%r15, %rdi
	call	*%rbx
	testl	%eax, %eax
	jle	.L154
	testl	%r13d, %r13d
	je	.L167
	movq	24(%rsp), %rdi
	movq	%r15, %rax
	leaq	(%rdi,%rbp), %r9
	cmpl	$1, %r13d
	je	.L168
	.p2align 4,,10
	.p2align 3
.L68:
	movzbl	0(%rbp), %edx
	movzbl	(%rax), %ecx
	addq	$1, %rax
	addq	$1, %rbp
	movb	%cl, -1(%rbp)
	movb	%dl, -1(%rax)
	movq	%r9, %rdx
	subq	%rbp, %rdx
	testq	%rdx, %rdx
	jg	.L68
	cmpq	%r15, 16(%rsp)
	jb	.L71
	.p2align 4,,10
	.p2align 3
.L154:
	movq	48(%rsp), %rax
.L73:
	movq	56(%rsp), %rdi
	addq	%r14, %rax
	cmpq	%rdi, %rax
	jb	.L65
	movq	72(%rsp), %r14
.L6:
	cmpq	$0, 64(%rsp)
	je	.L169
.L89:
	subq	$1, 64(%rsp)
	movq	64(%rsp), %rax
	salq	$4, %rax
	movq	96(%rsp,%rax), %rbp
	movq	104(%rsp,%rax), %rax
	jmp	.L3
	.p2align 4,,10
	.p2align 3
.L58:
	movq	24(%rsp), %rdi
	cmpl	$1, 12(%rsp)
	movq	%r15, %rax
	leaq	0(%r13,%rdi), %r9
	je	.L170
	.p2align 4,,10
	.p2align 3
.L60:
	movzbl	(%rcx), %edx
	movzbl	(%rax), %esi
	addq	$1, %rax
	addq	$1, %rcx
	movb	%sil, -1(%rcx)
	movb	%dl, -1(%rax)
	movq	%r9, %rdx
	subq	%rcx, %rdx
	testq	%rdx, %rdx
	jg	.L60
	jmp	.L59
	.p2align 4,,10
	.p2align 3
.L161:
	jne	.L63
	movl	12(%rsp), %esi
	movq	72(%rsp), %rdi
	testl	%esi, %esi
	jne	.L43
	movq	(%rdi), %rax
	movq	0(%r13), %rcx
	movq	%rcx, (%rdi)
	movq	%rax, 0(%r13)
.L44:
	movq	32(%rsp), %rdi
	movl	$1, 16(%rsp)
	addq	%rdi, 72(%rsp)
	jmp	.L63
	.p2align 4,,10
	.p2align 3
.L170:
	movq	40(%rsp), %rsi
	.p2align 4,,10
	.p2align 3
.L61:
	movq	(%rcx), %rdx
	movq	(%rax), %rdi
	subq	$1, %rsi
	addq	$8, %rax
	addq	$8, %rcx
	movq	%rdi, -8(%rcx)
	movq	%rdx, -8(%rax)
	testq	%rsi, %rsi
	jg	.L61
	jmp	.L59
.L157:
	cmpq	%rdi, %rsi
	jnb	.L6
	movl	12(%rsp), %r13d
	movq	80(%rsp), %rax
	movq	%rbp, 16(%rsp)
	movq	32(%rsp), %r12
	.p2align 4,,10
	.p2align 3
.L5:
	cmpq	%rax, 16(%rsp)
	jnb	.L14
	movq	%rax, 48(%rsp)
	movq	%rax, %r15
	jmp	.L12
	.p2align 4,,10
	.p2align 3
.L171:
	movq	0(%rbp), %rax
	movq	0(%rbp,%r14), %rsi
	movq	%rsi, 0(%rbp)
	movq	%rax, 0(%rbp,%r14)
.L8:
	cmpq	%r15, 16(%rsp)
	jnb	.L153
.L12:
	movq	%r15, %rbp
	subq	%r12, %r15
	movq	%rbp, %rsi
	movq	%r15, %rdi
	call	*%rbx
	testl	%eax, %eax
	jle	.L153
	testl	%r13d, %r13d
	je	.L171
	movq	24(%rsp), %rdi
	movq	%r15, %rax
	leaq	0(%rbp,%rdi), %r9
	cmpl	$1, %r13d
	je	.L172
	.p2align 4,,10
	.p2align 3
.L9:
	movzbl	0(%rbp), %edx
	movzbl	(%rax), %ecx
	addq	$1, %rax
	addq	$1, %rbp
	movb	%cl, -1(%rbp)
	movb	%dl, -1(%rax)
	movq	%r9, %rdx
	subq	%rbp, %rdx
	testq	%rdx, %rdx
	jg	.L9
	cmpq	%r15, 16(%rsp)
	jb	.L12
	.p2align 4,,10
	.p2align 3
.L153:
	movq	48(%rsp), %rax
.L14:
	movq	56(%rsp), %rdi
	addq	%r12, %rax
	cmpq	%rdi, %rax
	jb	.L5
	cmpq	$0, 64(%rsp)
	jne	.L89
.L169:
	addq	$232, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L172:
	movq	40(%rsp), %rsi
	.p2align 4,,10
	.p2align 3
.L10:
	movq	0(%rbp), %rdx
	movq	(%rax), %rcx
	subq	$1, %rsi
	addq	$8, %rax
	addq	$8, %rbp
	movq	%rcx, -8(%rbp)
	movq	%rdx, -8(%rax)
	testq	%rsi, %rsi
	jg	.L10
	jmp	.L8
.L85:
	cmpq	%r12, 32(%rsp)
	jnb	.L6
	movq	%r12, %rax
	xorl	%edx, %edx
	divq	32(%rsp)
	jmp	.L3
.L43:
	movq	24(%rsp), %rsi
	cmpl	$1, 12(%rsp)
	movq	%rdi, %rax
	leaq	(%rdi,%rsi), %r9
	je	.L173
	.p2align 4,,10
	.p2align 3
.L45:
	movzbl	(%rax), %edx
	movzbl	(%rcx), %esi
	addq	$1, %rcx
	addq	$1, %rax
	movb	%sil, -1(%rax)
	movb	%dl, -1(%rcx)
	movq	%r9, %rdx
	subq	%rax, %rdx
	testq	%rdx, %rdx
	jg	.L45
	jmp	.L44
.L36:
	movq	24(%rsp), %rdi
	cmpl	$1, 12(%rsp)
	movq	%rbp, %rax
	leaq	0(%rbp,%rdi), %r8
	je	.L174
	.p2align 4,,10
	.p2align 3
.L38:
	movzbl	(%rax), %edx
	movzbl	(%r12), %ecx
	addq	$1, %r12
	addq	$1, %rax
	movb	%cl, -1(%rax)
	movb	%dl, -1(%r12)
	movq	%r8, %rdx
	subq	%rax, %rdx
	testq	%rdx, %rdx
	jg	.L38
	jmp	.L37
.L74:
	movq	%rdi, %r8
	movslq	%eax, %r10
	movq	%rbp, %r9
	subq	%rax, %r8
	addq	%rbp, %r10
	cmpl	$2, 12(%rsp)
	jne	.L175
	.p2align 4,,10
	.p2align 3
.L77:
	movzbl	(%r9), %eax
	movzbl	(%r8), %edx
	addq	$1, %r8
	addq	$1, %r9
	movb	%dl, -1(%r9)
	movb	%al, -1(%r8)
	movq	%r10, %rax
	subq	%r9, %rax
	testq	%rax, %rax
	jg	.L77
	movq	56(%rsp), %r9
	movq	32(%rsp), %rax
	movq	%r12, %r8
	subq	%r15, %r8
	subq	%r12, %r9
	subq	%rax, %r9
	cmpq	%r8, %r9
	cmova	%r8, %r9
	testq	%r9, %r9
	je	.L76
	movq	56(%rsp), %rax
	movslq	%r9d, %rdx
	subq	%r9, %rax
.L82:
	addq	%rdi, %rdx
	.p2align 4,,10
	.p2align 3
.L84:
	movzbl	(%rcx), %edi
	movzbl	(%rax), %r9d
	addq	$1, %rax
	addq	$1, %rcx
	movb	%r9b, -1(%rcx)
	movb	%dil, -1(%rax)
	movq	%rdx, %rdi
	subq	%rcx, %rdi
	testq	%rdi, %rdi
	jg	.L84
	jmp	.L76
.L159:
	movq	16(%rsp), %rsi
	movq	%r12, %rdi
	call	*%rbx
	testl	%eax, %eax
	js	.L15
	movq	16(%rsp), %rsi
	movq	%r13, %rdi
	call	*%rbx
	testl	%eax, %eax
	js	.L33
.L34:
	movq	48(%rsp), %r12
	jmp	.L15
.L158:
	shrq	$3, %rax
	imulq	%rdi, %rax
	leaq	0(%rbp,%rax,2), %rdi
	leaq	0(%rbp,%rax), %r13
	movq	%rax, 72(%rsp)
	movq	%rdi, 16(%rsp)
	movq	%r13, %rsi
	movq	%rbp, %rdi
	movq	%r13, 48(%rsp)
	call	*%rbx
	testl	%eax, %eax
	js	.L176
	movq	16(%rsp), %r13
	movq	48(%rsp), %rdi
	movq	%r13, %rsi
	call	*%rbx
	testl	%eax, %eax
	jle	.L177
.L22:
	movq	72(%rsp), %rax
	movq	%r12, %r13
	movq	%r12, %rsi
	leaq	(%r12,%rax), %rdi
	subq	%rax, %r13
	movq	%rdi, 16(%rsp)
	movq	%rax, %rdi
	negq	%rdi
	movq	%r13, 88(%rsp)
	movq	%rdi, 72(%rsp)
	movq	%r13, %rdi
	call	*%rbx
	testl	%eax, %eax
	js	.L178
	movq	16(%rsp), %r13
	movq	%r12, %rdi
	movq	%r13, %rsi
	call	*%rbx
	testl	%eax, %eax
	jle	.L179
.L28:
	movq	72(%rsp), %rdi
	leaq	(%r15,%rdi), %rax
	addq	%rax, %rdi
	movq	%rax, %rsi
	movq	%rax, 16(%rsp)
	movq	%rax, %r13
	movq	%rdi, 72(%rsp)
	call	*%rbx
	movq	%r15, %rsi
	testl	%eax, %eax
	js	.L180
	movq	16(%rsp), %rdi
	call	*%rbx
	testl	%eax, %eax
	jg	.L16
	movq	72(%rsp), %r13
	movq	%r15, %rsi
	movq	%r13, %rdi
	call	*%rbx
	movq	%r13, 16(%rsp)
	testl	%eax, %eax
	js	.L16
.L30:
	movq	%r15, 16(%rsp)
	jmp	.L16
.L86:
	movq	32(%rsp), %r15
	xorl	%edx, %edx
	movq	%r8, %rax
	movq	%rbx, %rcx
	divq	%r15
	movq	%r15, %rdx
	movq	%rax, %rsi
	call	qsort.localalias
	cmpq	%r12, %r15
	jnb	.L89
	movq	%r12, %rax
	xorl	%edx, %edx
	divq	32(%rsp)
	jmp	.L3
.L166:
	movslq	%eax, %rdx
	movq	56(%rsp), %rax
	subq	%r9, %rax
	cmpl	$2, 12(%rsp)
	je	.L82
.L91:
	shrq	$3, %rdx
	.p2align 4,,10
	.p2align 3
.L83:
	movq	(%rcx), %rdi
	movq	(%rax), %r9
	subq	$1, %rdx
	addq	$8, %rax
	addq	$8, %rcx
	movq	%r9, -8(%rcx)
	movq	%rdi, -8(%rax)
	testq	%rdx, %rdx
	jg	.L83
	jmp	.L76
	.p2align 4,,10
	.p2align 3
.L168:
	movq	40(%rsp), %rsi
	.p2align 4,,10
	.p2align 3
.L69:
	movq	0(%rbp), %rdx
	movq	(%rax), %rcx
	subq	$1, %rsi
	addq	$8, %rax
	addq	$8, %rbp
	movq	%rcx, -8(%rbp)
	movq	%rdx, -8(%rax)
	testq	%rsi, %rsi
	jg	.L69
	jmp	.L67
.L160:
	movq	48(%rsp), %rdi
	movq	%r13, %rsi
	call	*%rbx
	testl	%eax, %eax
	js	.L34
.L33:
	movq	16(%rsp), %r12
	jmp	.L15
.L173:
	movq	40(%rsp), %rsi
	.p2align 4,,10
	.p2align 3
.L46:
	movq	(%rax), %rdx
	movq	(%rcx), %rdi
	subq	$1, %rsi
	addq	$8, %rcx
	addq	$8, %rax
	movq	%rdi, -8(%rax)
	movq	%rdx, -8(%rcx)
	testq	%rsi, %rsi
	jg	.L46
	jmp	.L44
.L174:
	movq	40(%rsp), %rsi
	.p2align 4,,10
	.p2align 3
.L39:
	movq	(%rax), %rdx
	movq	(%r12), %rcx
	subq	$1, %rsi
	addq	$8, %r12
	addq	$8, %rax
	movq	%rcx, -8(%rax)
	movq	%rdx, -8(%r12)
	testq	%rsi, %rsi
	jg	.L39
	jmp	.L37
.L179:
	movq	88(%rsp), %rdi
	movq	%r13, %rsi
	call	*%rbx
	testl	%eax, %eax
	js	.L26
.L25:
	movq	16(%rsp), %r12
	jmp	.L28
.L177:
	movq	%r13, %rsi
	movq	%rbp, %rdi
	call	*%rbx
	testl	%eax, %eax
	js	.L20
.L19:
	movq	16(%rsp), %rax
	movq	%rax, 48(%rsp)
	jmp	.L22
.L175:
	cltq
	movq	%rbp, %rdi
	shrq	$3, %rax
	.p2align 4,,10
	.p2align 3
.L78:
	movq	(%rdi), %rdx
	movq	(%r8), %r9
	subq	$1, %rax
	addq	$8, %r8
	addq	$8, %rdi
	movq	%r9, -8(%rdi)
	movq	%rdx, -8(%r8)
	testq	%rax, %rax
	jg	.L78
	movq	56(%rsp), %rdi
	movq	32(%rsp), %rax
	movq	%r12, %r8
	subq	%r15, %r8
	subq	%r12, %rdi
	subq	%rax, %rdi
	cmpq	%r8, %rdi
	cmova	%r8, %rdi
	testq	%rdi, %rdi
	je	.L76
	movq	56(%rsp), %rax
	movslq	%edi, %rdx
	subq	%rdi, %rax
	jmp	.L91
.L178:
	movq	16(%rsp), %rsi
	movq	%r12, %rdi
	call	*%rbx
	testl	%eax, %eax
	js	.L28
	movq	16(%rsp), %rsi
	movq	%r13, %rdi
	call	*%rbx
	testl	%eax, %eax
	js	.L25
.L26:
	movq	88(%rsp), %r12
	jmp	.L28
.L176:
	movq	16(%rsp), %rsi
	movq	%r13, %rdi
	call	*%rbx
	testl	%eax, %eax
	js	.L22
	movq	16(%rsp), %rsi
	movq	%rbp, %rdi
	call	*%rbx
	testl	%eax, %eax
	js	.L19
.L20:
	movq	%rbp, 48(%rsp)
	jmp	.L22
.L180:
	movq	%r13, %rdi
	call	*%rbx
	testl	%eax, %eax
	js	.L16
	movq	72(%rsp), %r13
	movq	%r15, %rsi
	movq	%r13, %rdi
	call	*%rbx
	testl	%eax, %eax
	js	.L30
	movq	%r13, 16(%rsp)
	jmp	.L16
	.size	qsort, .-qsort
	.set	qsort.localalias,qsort
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
