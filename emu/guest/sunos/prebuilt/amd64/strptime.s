// 4dd76e4e21b6b8817d3985675de391ef newlib/libc/time/strptime.c
	.file	"strptime.c"
	.text
	.section	.text.match_string,"ax",@progbits
	.p2align 4
	.type	match_string, @function
match_string:
	pushq	%r14
	pushq	%r13
	movq	%rdi, %r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	movq	(%rsi), %rdi
	testq	%rdi, %rdi
	je	.L2
	movq	%rsi, %r12
	movq	%rdx, %r14
	xorl	%ebx, %ebx
	jmp	.L5
	.p2align 4,,10
	.p2align 3
.L3:
	addq	$1, %rbx
	movq	(%r12,%rbx,8), %rdi
	testq	%rdi, %rdi
	je	.L2
.L5:
	call	strlen@PLT
	movq	(%r12,%rbx,8), %rsi
	movq	0(%r13), %rdi
	movq	%r14, %rcx
	movslq	%eax, %rbp
	movq	%rbp, %rdx
	call	strncasecmp_l@PLT
	testl	%eax, %eax
	jne	.L3
	addq	%rbp, 0(%r13)
	movl	%ebx, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	popq	%rbx
	movl	$-1, %eax
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.size	match_string, .-match_string
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"%m/%d/%y"
.LC1:
	.string	"%Y-%m-%d"
.LC2:
	.string	"%H:%M"
.LC3:
	.string	"%H:%M:%S"
	.section	.text.strptime_l,"ax",@progbits
	.p2align 4
	.globl	strptime_l
	.type	strptime_l, @function
strptime_l:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	subq	$40, %rsp
	movzbl	(%rsi), %ebx
	movq	%rdi, 8(%rsp)
	testb	%bl, %bl
	je	.L14
	movq	%rsi, %r12
	movq	%rdx, %r13
	movq	%rcx, %rbp
	xorl	%r14d, %r14d
	leaq	.L24(%rip), %r15
	jmp	.L13
	.p2align 4,,10
	.p2align 3
.L15:
	cmpb	$37, %bl
	je	.L155
.L19:
	movq	8(%rsp), %rax
	cmpb	%bl, (%rax)
	jne	.L63
	addq	$1, %rax
	movq	%rax, 8(%rsp)
.L18:
	movq	%r12, %rbx
.L59:
	leaq	1(%rbx), %r12
	movzbl	1(%rbx), %ebx
	testb	%bl, %bl
	je	.L156
.L13:
	movzbl	%bl, %edi
	movq	%rbp, %rsi
	xorl	%eax, %eax
	call	isspace_l@PLT
	movl	%eax, %r8d
	testl	%eax, %eax
	je	.L15
	movq	8(%rsp), %rbx
	jmp	.L16
	.p2align 4,,10
	.p2align 3
.L17:
	movq	%rbx, 8(%rsp)
.L16:
	movzbl	(%rbx), %edi
	movq	%rbp, %rsi
	xorl	%eax, %eax
	addq	$1, %rbx
	call	isspace_l@PLT
	testl	%eax, %eax
	jne	.L17
	jmp	.L18
	.p2align 4,,10
	.p2align 3
.L155:
	movzbl	1(%r12), %eax
	testb	%al, %al
	je	.L19
	cmpb	$69, %al
	je	.L20
	leaq	1(%r12), %rbx
	cmpb	$79, %al
	je	.L20
	cmpb	$121, %al
	ja	.L22
.L157:
	movzbl	%al, %edx
	movslq	(%r15,%rdx,4), %rdx
	addq	%r15, %rdx
	jmp	*%rdx
	.section	.rodata
	.align 4
	.align 4
.L24:
	.long	.L57-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L56-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L55-.L24
	.long	.L54-.L24
	.long	.L53-.L24
	.long	.L52-.L24
	.long	.L22-.L24
	.long	.L51-.L24
	.long	.L22-.L24
	.long	.L35-.L24
	.long	.L34-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L50-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L49-.L24
	.long	.L48-.L24
	.long	.L47-.L24
	.long	.L46-.L24
	.long	.L45-.L24
	.long	.L44-.L24
	.long	.L43-.L24
	.long	.L42-.L24
	.long	.L59-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L40-.L24
	.long	.L37-.L24
	.long	.L39-.L24
	.long	.L38-.L24
	.long	.L38-.L24
	.long	.L22-.L24
	.long	.L22-.L24
	.long	.L37-.L24
	.long	.L22-.L24
	.long	.L36-.L24
	.long	.L35-.L24
	.long	.L34-.L24
	.long	.L33-.L24
	.long	.L32-.L24
	.long	.L22-.L24
	.long	.L31-.L24
	.long	.L22-.L24
	.long	.L30-.L24
	.long	.L29-.L24
	.long	.L28-.L24
	.long	.L27-.L24
	.long	.L22-.L24
	.long	.L26-.L24
	.long	.L25-.L24
	.long	.L23-.L24
	.section	.text.strptime_l
	.p2align 4,,10
	.p2align 3
.L20:
	movzbl	2(%r12), %eax
	leaq	2(%r12), %rbx
	cmpb	$121, %al
	jbe	.L157
.L22:
	movq	8(%rsp), %rcx
	cmpb	$37, (%rcx)
	je	.L108
	leaq	1(%rcx), %rdx
	movq	%rdx, 8(%rsp)
	cmpb	%al, 1(%rcx)
	jne	.L63
.L81:
	addq	$1, %rdx
	movq	%rdx, 8(%rsp)
	jmp	.L59
.L156:
	movl	%r14d, %eax
	andl	$7, %eax
	cmpl	$7, %eax
	je	.L158
	movl	%r14d, %eax
	andl	$20, %eax
	cmpl	$20, %eax
	je	.L159
.L89:
	andl	$28, %r14d
	cmpl	$20, %r14d
	je	.L160
.L14:
	movq	8(%rsp), %rax
	addq	$40, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
.L57:
	subq	$1, %rbx
.L56:
	movq	8(%rsp), %rax
	cmpb	$37, (%rax)
	jne	.L63
.L144:
	addq	$1, %rax
.L146:
	movq	%rax, 8(%rsp)
	jmp	.L59
.L30:
	movq	_C_time_locale@GOTPCREL(%rip), %rax
	movq	%rbp, %rcx
	movq	%r13, %rdx
	movq	456(%rax), %rsi
.L149:
	movq	8(%rsp), %rdi
	call	strptime_l.localalias
	movq	%rax, 16(%rsp)
	testq	%rax, %rax
	jne	.L146
.L63:
	xorl	%eax, %eax
.L162:
	addq	$40, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
.L160:
	movl	20(%r13), %eax
	leal	1899(%rax), %ecx
	movl	$4, %eax
	cmpl	$1969, %ecx
	jg	.L103
	jmp	.L100
	.p2align 4,,10
	.p2align 3
.L161:
	leal	366(%rax), %esi
.L101:
	movl	%esi, %edx
	movl	%esi, %eax
	subl	$1, %ecx
	imulq	$613566757, %rdx, %rdx
	shrq	$32, %rdx
	subl	%edx, %eax
	shrl	%eax
	addl	%edx, %eax
	shrl	$2, %eax
	leal	0(,%rax,8), %edx
	subl	%eax, %edx
	movl	%esi, %eax
	subl	%edx, %eax
	cmpl	$1969, %ecx
	je	.L100
.L103:
	leal	365(%rax), %esi
	testb	$3, %cl
	jne	.L101
	imull	$-1030792151, %ecx, %edx
	addl	$85899344, %edx
	movl	%edx, %edi
	rorl	$2, %edi
	cmpl	$42949672, %edi
	ja	.L161
	rorl	$4, %edx
	xorl	%eax, %eax
	cmpl	$10737418, %edx
	setbe	%al
	addl	%eax, %esi
	jmp	.L101
.L158:
	testb	$16, %r14b
	jne	.L89
	movslq	16(%r13), %rsi
	leaq	_DAYS_BEFORE_MONTH(%rip), %rax
	movl	12(%r13), %edx
	movq	%rsi, %rcx
	addl	(%rax,%rsi,4), %edx
	movl	20(%r13), %esi
	movl	%edx, 28(%r13)
	leal	1900(%rsi), %eax
	andl	$3, %esi
	jne	.L86
	imull	$-1030792151, %eax, %eax
	addl	$85899344, %eax
	movl	%eax, %esi
	rorl	$2, %esi
	cmpl	$42949672, %esi
	ja	.L87
	rorl	$4, %eax
	cmpl	$10737418, %eax
	ja	.L86
.L87:
	cmpl	$1, %ecx
	jg	.L88
.L86:
	subl	$1, %edx
	movl	%edx, 28(%r13)
.L88:
	orl	$16, %r14d
	jmp	.L89
.L38:
	movq	8(%rsp), %r12
	movl	$10, %edx
	leaq	16(%rsp), %rsi
	movq	%rbp, %rcx
	movq	%r12, %rdi
	call	strtol_l@PLT
	movq	16(%rsp), %rdx
	cmpq	%rdx, %r12
	je	.L63
	movl	%eax, 12(%r13)
	orl	$1, %r14d
	movq	%rdx, 8(%rsp)
	jmp	.L59
.L35:
	movq	8(%rsp), %r12
	movl	$10, %edx
	leaq	16(%rsp), %rsi
	movq	%rbp, %rcx
	movq	%r12, %rdi
	call	strtol_l@PLT
	movq	16(%rsp), %rdx
	cmpq	%rdx, %r12
	je	.L63
	movl	%eax, 8(%r13)
	movq	%rdx, 8(%rsp)
	jmp	.L59
.L34:
	movq	8(%rsp), %r12
	movq	%rbp, %rcx
	movl	$10, %edx
	leaq	16(%rsp), %rsi
	movq	%r12, %rdi
	call	strtol_l@PLT
	movq	16(%rsp), %rcx
	movl	%eax, %edx
	cmpq	%rcx, %r12
	je	.L63
	cmpl	$12, %eax
	movl	$0, %eax
	movq	%rcx, 8(%rsp)
	cmove	%eax, %edx
	movl	%edx, 8(%r13)
	jmp	.L59
.L37:
	movq	_C_time_locale@GOTPCREL(%rip), %rsi
	leaq	8(%rsp), %rdi
	movq	%rbp, %rdx
	call	match_string
	testl	%eax, %eax
	js	.L63
.L145:
	movl	%eax, 16(%r13)
	orl	$2, %r14d
	jmp	.L59
.L31:
	movq	_C_time_locale@GOTPCREL(%rip), %rax
	movq	%rbp, %rdx
	leaq	8(%rsp), %rdi
	leaq	328(%rax), %rsi
	call	match_string
	movl	%eax, %edx
	testl	%eax, %eax
	js	.L63
	movl	8(%r13), %eax
	testl	%eax, %eax
	jne	.L61
	cmpl	$1, %edx
	jne	.L59
	movl	$12, 8(%r13)
	jmp	.L59
.L32:
	movq	8(%rsp), %rax
	cmpb	$10, (%rax)
	je	.L144
	xorl	%eax, %eax
	jmp	.L162
	.p2align 4,,10
	.p2align 3
.L55:
	movq	_C_time_locale@GOTPCREL(%rip), %rax
	leaq	8(%rsp), %rdi
	movq	%rbp, %rdx
	leaq	248(%rax), %rsi
	call	match_string
	testl	%eax, %eax
	js	.L63
.L143:
	movl	%eax, 24(%r13)
	orl	$8, %r14d
	jmp	.L59
.L54:
	movq	_C_time_locale@GOTPCREL(%rip), %rax
	leaq	8(%rsp), %rdi
	movq	%rbp, %rdx
	leaq	96(%rax), %rsi
	call	match_string
	testl	%eax, %eax
	jns	.L145
	xorl	%eax, %eax
	jmp	.L162
	.p2align 4,,10
	.p2align 3
.L49:
	movq	%rbp, %rcx
	movq	%r13, %rdx
	leaq	.LC2(%rip), %rsi
	jmp	.L149
.L48:
	movq	8(%rsp), %r12
	movl	$10, %edx
	leaq	16(%rsp), %rsi
	movq	%rbp, %rcx
	movq	%r12, %rdi
	call	strtol_l@PLT
	movq	16(%rsp), %rdx
	cmpq	%rdx, %r12
	je	.L63
	movl	%eax, 0(%r13)
	movq	%rdx, 8(%rsp)
	jmp	.L59
.L47:
	movq	%rbp, %rcx
	movq	%r13, %rdx
	leaq	.LC3(%rip), %rsi
	jmp	.L149
.L46:
	movq	8(%rsp), %r12
	leaq	16(%rsp), %rsi
	movq	%rbp, %rcx
	movl	$10, %edx
	movq	%r12, %rdi
	call	strtol_l@PLT
	movq	16(%rsp), %r8
	movq	%rax, %rdi
	cmpq	%r8, %r12
	je	.L63
	movl	20(%r13), %eax
	leal	1899(%rax), %ecx
	movl	$4, %eax
	cmpl	$1969, %ecx
	jg	.L68
	jmp	.L65
	.p2align 4,,10
	.p2align 3
.L163:
	leal	366(%rax), %esi
.L66:
	movl	%esi, %eax
	movl	%esi, %edx
	subl	$1, %ecx
	imulq	$613566757, %rax, %rax
	shrq	$32, %rax
	subl	%eax, %edx
	shrl	%edx
	addl	%edx, %eax
	shrl	$2, %eax
	leal	0(,%rax,8), %edx
	subl	%eax, %edx
	movl	%esi, %eax
	subl	%edx, %eax
	cmpl	$1969, %ecx
	je	.L65
.L68:
	leal	365(%rax), %esi
	testb	$3, %cl
	jne	.L66
	imull	$-1030792151, %ecx, %edx
	addl	$85899344, %edx
	movl	%edx, %r9d
	rorl	$2, %r9d
	cmpl	$42949672, %r9d
	ja	.L163
	rorl	$4, %edx
	xorl	%eax, %eax
	cmpl	$10737418, %edx
	setbe	%al
	addl	%eax, %esi
	jmp	.L66
.L45:
	movq	8(%rsp), %r12
	leaq	16(%rsp), %rsi
	movq	%rbp, %rcx
	movl	%r8d, (%rsp)
	movl	$10, %edx
	movq	%r12, %rdi
	call	strtol_l@PLT
	movq	16(%rsp), %rdi
	movq	%rax, %rsi
	cmpq	%rdi, %r12
	je	.L63
	movl	20(%r13), %eax
	leal	1899(%rax), %edx
	cmpl	$1969, %edx
	jle	.L106
	movl	(%rsp), %r8d
	movl	$4, %eax
	jmp	.L73
.L165:
	leal	366(%rax), %ecx
.L71:
	movl	%ecx, %eax
	movl	%ecx, %r9d
	subl	$1, %edx
	imulq	$613566757, %rax, %rax
	shrq	$32, %rax
	subl	%eax, %r9d
	shrl	%r9d
	addl	%r9d, %eax
	shrl	$2, %eax
	leal	0(,%rax,8), %r9d
	subl	%eax, %r9d
	movl	%ecx, %eax
	subl	%r9d, %eax
	cmpl	$1969, %edx
	je	.L164
.L73:
	leal	365(%rax), %ecx
	testb	$3, %dl
	jne	.L71
	imull	$-1030792151, %edx, %r9d
	addl	$85899344, %r9d
	movl	%r9d, %r10d
	rorl	$2, %r10d
	cmpl	$42949672, %r10d
	ja	.L165
	rorl	$4, %r9d
	xorl	%eax, %eax
	cmpl	$10737418, %r9d
	setbe	%al
	addl	%eax, %ecx
	jmp	.L71
.L44:
	movq	8(%rsp), %r12
	leaq	16(%rsp), %rsi
	movq	%rbp, %rcx
	movl	$10, %edx
	movq	%r12, %rdi
	call	strtol_l@PLT
	movq	16(%rsp), %rdi
	movq	%rax, %rsi
	cmpq	%rdi, %r12
	je	.L63
	movl	20(%r13), %eax
	leal	1899(%rax), %ecx
	cmpl	$1969, %ecx
	jle	.L107
	movl	$4, %eax
	jmp	.L78
.L167:
	leal	366(%rax), %r8d
.L76:
	movl	%r8d, %edx
	movl	%r8d, %eax
	subl	$1, %ecx
	imulq	$613566757, %rdx, %rdx
	shrq	$32, %rdx
	subl	%edx, %eax
	shrl	%eax
	addl	%edx, %eax
	shrl	$2, %eax
	leal	0(,%rax,8), %edx
	subl	%eax, %edx
	movl	%r8d, %eax
	subl	%edx, %eax
	cmpl	$1969, %ecx
	je	.L166
.L78:
	leal	365(%rax), %r8d
	testb	$3, %cl
	jne	.L76
	imull	$-1030792151, %ecx, %edx
	addl	$85899344, %edx
	movl	%edx, %r9d
	rorl	$2, %r9d
	cmpl	$42949672, %r9d
	ja	.L167
	rorl	$4, %edx
	xorl	%eax, %eax
	cmpl	$10737418, %edx
	setbe	%al
	addl	%eax, %r8d
	jmp	.L76
.L29:
	call	__errno@PLT
	movl	(%rax), %r14d
	call	__errno@PLT
	movq	8(%rsp), %rdi
	leaq	16(%rsp), %rsi
	movq	%rbp, %rcx
	movl	$0, (%rax)
	movl	$10, %edx
	movq	%rdi, (%rsp)
	call	strtoll_l@PLT
	movq	(%rsp), %rdi
	movq	%rax, 24(%rsp)
	movq	%rax, %r12
	cmpq	16(%rsp), %rdi
	je	.L63
	call	__errno@PLT
	movl	(%rax), %eax
	testl	%eax, %eax
	jne	.L63
	cmpq	%r12, 24(%rsp)
	jne	.L63
	leaq	24(%rsp), %rdi
	movq	%r13, %rsi
	call	localtime_r@PLT
	cmpq	%rax, %r13
	jne	.L63
	call	__errno@PLT
	movl	%r14d, (%rax)
	movq	16(%rsp), %rax
	movl	$31, %r14d
	movq	%rax, 8(%rsp)
	jmp	.L59
.L28:
	movq	8(%rsp), %rax
	cmpb	$9, (%rax)
	je	.L144
	xorl	%eax, %eax
	jmp	.L162
	.p2align 4,,10
	.p2align 3
.L27:
	movq	8(%rsp), %r12
	movl	$10, %edx
	leaq	16(%rsp), %rsi
	movq	%rbp, %rcx
	movq	%r12, %rdi
	call	strtol_l@PLT
	movq	16(%rsp), %rdx
	cmpq	%rdx, %r12
	je	.L63
	subl	$1, %eax
	movq	%rdx, 8(%rsp)
	orl	$8, %r14d
	movl	%eax, 24(%r13)
	jmp	.L59
.L26:
	movq	8(%rsp), %r12
	movl	$10, %edx
	leaq	16(%rsp), %rsi
	movq	%rbp, %rcx
	movq	%r12, %rdi
	call	strtol_l@PLT
	movq	16(%rsp), %rdx
	cmpq	%rdx, %r12
	je	.L63
	movl	%eax, 24(%r13)
	orl	$8, %r14d
	movq	%rdx, 8(%rsp)
	jmp	.L59
.L25:
	movq	_C_time_locale@GOTPCREL(%rip), %rax
	movq	%rbp, %rcx
	movq	%r13, %rdx
	movq	312(%rax), %rsi
.L148:
	movq	8(%rsp), %rdi
	call	strptime_l.localalias
	movq	%rax, 16(%rsp)
	testq	%rax, %rax
	je	.L63
.L147:
	movq	%rax, 8(%rsp)
	orl	$7, %r14d
	jmp	.L59
.L36:
	movq	8(%rsp), %r12
	movl	$10, %edx
	leaq	16(%rsp), %rsi
	movq	%rbp, %rcx
	movq	%r12, %rdi
	call	strtol_l@PLT
	movq	16(%rsp), %rdx
	cmpq	%rdx, %r12
	je	.L63
	subl	$1, %eax
	movq	%rdx, 8(%rsp)
	orl	$16, %r14d
	movl	%eax, 28(%r13)
	jmp	.L59
.L33:
	movq	8(%rsp), %r12
	movl	$10, %edx
	leaq	16(%rsp), %rsi
	movq	%rbp, %rcx
	movq	%r12, %rdi
	call	strtol_l@PLT
	movq	16(%rsp), %rdx
	cmpq	%rdx, %r12
	je	.L63
	subl	$1, %eax
	movq	%rdx, 8(%rsp)
	orl	$2, %r14d
	movl	%eax, 16(%r13)
	jmp	.L59
.L23:
	movq	8(%rsp), %r12
	movq	%rbp, %rcx
	movl	$10, %edx
	leaq	16(%rsp), %rsi
	movq	%r12, %rdi
	call	strtol_l@PLT
	movq	16(%rsp), %rcx
	movl	%eax, %edx
	cmpq	%rcx, %r12
	je	.L63
	cmpl	$70, %eax
	leal	100(%rax), %esi
	movq	%rcx, 8(%rsp)
	cmovl	%esi, %edx
	orl	$4, %r14d
	movl	%edx, 20(%r13)
	jmp	.L59
.L43:
	movq	_C_time_locale@GOTPCREL(%rip), %rax
	movq	%rbp, %rcx
	movq	%r13, %rdx
	movq	304(%rax), %rsi
	jmp	.L149
.L42:
	movq	8(%rsp), %r12
	movl	$10, %edx
	leaq	16(%rsp), %rsi
	movq	%rbp, %rcx
	movq	%r12, %rdi
	call	strtol_l@PLT
	movq	16(%rsp), %rdx
	cmpq	%rdx, %r12
	je	.L63
	subl	$1900, %eax
	movq	%rdx, 8(%rsp)
	orl	$4, %r14d
	movl	%eax, 20(%r13)
	jmp	.L59
.L40:
	movq	_C_time_locale@GOTPCREL(%rip), %rax
	leaq	8(%rsp), %rdi
	movq	%rbp, %rdx
	leaq	192(%rax), %rsi
	call	match_string
	testl	%eax, %eax
	jns	.L143
	xorl	%eax, %eax
	jmp	.L162
	.p2align 4,,10
	.p2align 3
.L39:
	movq	_C_time_locale@GOTPCREL(%rip), %rax
	movq	8(%rsp), %rdi
	movq	%rbp, %rcx
	movq	%r13, %rdx
	movq	320(%rax), %rsi
	call	strptime_l.localalias
	movq	%rax, 16(%rsp)
	testq	%rax, %rax
	je	.L63
	movq	%rax, 8(%rsp)
	orl	$15, %r14d
	jmp	.L59
.L53:
	movq	8(%rsp), %r12
	movl	$10, %edx
	leaq	16(%rsp), %rsi
	movq	%rbp, %rcx
	movq	%r12, %rdi
	call	strtol_l@PLT
	movq	16(%rsp), %rdx
	cmpq	%rdx, %r12
	je	.L63
	imull	$100, %eax, %eax
	movq	%rdx, 8(%rsp)
	orl	$4, %r14d
	subl	$1900, %eax
	movl	%eax, 20(%r13)
	jmp	.L59
.L52:
	movq	%rbp, %rcx
	movq	%r13, %rdx
	leaq	.LC0(%rip), %rsi
	jmp	.L148
.L51:
	movq	8(%rsp), %r12
	movq	%rbp, %rcx
	movq	%r13, %rdx
	leaq	.LC1(%rip), %rsi
	movq	%r12, %rdi
	call	strptime_l.localalias
	movq	%rax, 16(%rsp)
	testq	%rax, %rax
	je	.L63
	cmpq	%rax, %r12
	jne	.L147
	xorl	%eax, %eax
	jmp	.L162
	.p2align 4,,10
	.p2align 3
.L50:
	movq	8(%rsp), %r12
	movl	$10, %edx
	leaq	16(%rsp), %rsi
	movq	%rbp, %rcx
	movq	%r12, %rdi
	call	strtol_l@PLT
	movq	16(%rsp), %rdx
	cmpq	%rdx, %r12
	je	.L63
	movl	%eax, 4(%r13)
	movq	%rdx, 8(%rsp)
	jmp	.L59
.L100:
	addl	28(%r13), %eax
	movslq	%eax, %rdx
	movl	%eax, %ecx
	imulq	$-1840700269, %rdx, %rdx
	sarl	$31, %ecx
	shrq	$32, %rdx
	addl	%eax, %edx
	sarl	$2, %edx
	subl	%ecx, %edx
	leal	0(,%rdx,8), %ecx
	subl	%edx, %ecx
	subl	%ecx, %eax
	movl	%eax, 24(%r13)
	jmp	.L14
.L159:
	movl	%r14d, %edx
	andl	$2, %edx
	jne	.L90
	movl	28(%r13), %esi
	cmpl	$30, %esi
	jle	.L168
	movl	20(%r13), %ecx
	leal	1900(%rcx), %eax
	andl	$3, %ecx
	jne	.L92
	imull	$-1030792151, %eax, %eax
	movl	$1, %edx
	addl	$85899344, %eax
	movl	%eax, %ecx
	rorl	$2, %ecx
	cmpl	$42949672, %ecx
	ja	.L92
	rorl	$4, %eax
	xorl	%edx, %edx
	cmpl	$10737418, %eax
	setbe	%dl
.L92:
	movl	$2, %eax
	leaq	_DAYS_BEFORE_MONTH(%rip), %rdi
.L94:
	movl	(%rdi,%rax,4), %ecx
	addl	%edx, %ecx
	cmpl	%ecx, %esi
	jl	.L93
	addq	$1, %rax
	cmpq	$12, %rax
	jne	.L94
	movl	$11, %eax
.L95:
	movl	%eax, 16(%r13)
.L90:
	testb	$1, %r14b
	jne	.L89
	movslq	16(%r13), %rsi
	leaq	_DAYS_BEFORE_MONTH(%rip), %rax
	movl	28(%r13), %edx
	movq	%rsi, %rcx
	subl	(%rax,%rsi,4), %edx
	movl	20(%r13), %esi
	movl	%edx, 12(%r13)
	leal	1900(%rsi), %eax
	andl	$3, %esi
	jne	.L97
	imull	$-1030792151, %eax, %eax
	addl	$85899344, %eax
	movl	%eax, %esi
	rorl	$2, %esi
	cmpl	$42949672, %esi
	ja	.L98
	rorl	$4, %eax
	cmpl	$10737418, %eax
	ja	.L97
.L98:
	cmpl	$1, %ecx
	jg	.L89
.L97:
	addl	$1, %edx
	movl	%edx, 12(%r13)
	jmp	.L89
.L65:
	leal	0(,%rdi,8), %edx
	subl	%edi, %edx
	addl	24(%r13), %edx
	subl	%eax, %edx
	movl	%edx, 28(%r13)
	jns	.L69
	movl	%eax, 24(%r13)
	movl	$0, 28(%r13)
.L69:
	movq	%r8, 8(%rsp)
	orl	$16, %r14d
	jmp	.L59
.L166:
	leal	6(%rax), %edx
	movq	%rdx, %rax
	imulq	$613566757, %rdx, %rdx
	movl	%eax, %ecx
	shrq	$32, %rdx
	subl	%edx, %ecx
	shrl	%ecx
	addl	%ecx, %edx
	shrl	$2, %edx
	leal	0(,%rdx,8), %ecx
	subl	%edx, %ecx
	subl	%ecx, %eax
	movl	%eax, %edx
.L75:
	movl	24(%r13), %eax
	leal	6(%rax), %ecx
	movslq	%ecx, %rax
	movl	%ecx, %r8d
	imulq	$-1840700269, %rax, %rax
	sarl	$31, %r8d
	shrq	$32, %rax
	addl	%ecx, %eax
	sarl	$2, %eax
	subl	%r8d, %eax
	leal	0(,%rax,8), %r8d
	subl	%eax, %r8d
	movl	%ecx, %eax
	subl	%r8d, %eax
	leal	(%rax,%rsi,8), %eax
	subl	%esi, %eax
	subl	%edx, %eax
	movl	%eax, 28(%r13)
	jns	.L79
	leal	1(%rdx), %ecx
	movl	$0, 28(%r13)
	movq	%rcx, %rdx
	imulq	$613566757, %rcx, %rcx
	movl	%edx, %eax
	shrq	$32, %rcx
	subl	%ecx, %eax
	shrl	%eax
	addl	%ecx, %eax
	shrl	$2, %eax
	leal	0(,%rax,8), %ecx
	subl	%eax, %ecx
	movl	%edx, %eax
	subl	%ecx, %eax
	movl	%eax, 24(%r13)
.L79:
	movq	%rdi, 8(%rsp)
	orl	$16, %r14d
	jmp	.L59
.L164:
	leal	6(%rax), %edx
	movq	%rdx, %rax
	imulq	$613566757, %rdx, %rdx
	movl	%eax, %ecx
	shrq	$32, %rdx
	subl	%edx, %ecx
	shrl	%ecx
	addl	%ecx, %edx
	shrl	$2, %edx
	leal	0(,%rdx,8), %ecx
	subl	%edx, %ecx
	subl	%ecx, %eax
	cmpl	$3, %eax
	movl	%eax, %edx
	movl	$7, %eax
	cmovle	%eax, %r8d
.L70:
	subl	$1, %esi
	leal	(%r8,%rsi,8), %eax
	subl	%esi, %eax
	addl	24(%r13), %eax
	subl	%edx, %eax
	movl	%eax, 28(%r13)
	jns	.L79
	movl	%edx, 24(%r13)
	movl	$0, 28(%r13)
	jmp	.L79
.L61:
	addl	$12, %eax
	movl	%eax, 8(%r13)
	jmp	.L59
.L168:
	movl	$0, 16(%r13)
	jmp	.L90
.L108:
	movq	%rcx, %rdx
	jmp	.L81
.L93:
	subl	$1, %eax
	jmp	.L95
.L107:
	movl	$3, %edx
	jmp	.L75
.L106:
	movl	$3, %edx
	movl	$7, %r8d
	jmp	.L70
	.size	strptime_l, .-strptime_l
	.set	strptime_l.localalias,strptime_l
	.section	.text.strptime,"ax",@progbits
	.p2align 4
	.globl	strptime
	.type	strptime, @function
strptime:
	movq	__global_locale@GOTPCREL(%rip), %rcx
	jmp	strptime_l@PLT
	.size	strptime, .-strptime
	.globl	tm_year_base
	.section	.rodata
	.align 4
	.type	tm_year_base, @object
	.size	tm_year_base, 4
tm_year_base:
	.long	1900
	.align 32
	.type	_DAYS_BEFORE_MONTH, @object
	.size	_DAYS_BEFORE_MONTH, 48
_DAYS_BEFORE_MONTH:
	.long	0
	.long	31
	.long	59
	.long	90
	.long	120
	.long	151
	.long	181
	.long	212
	.long	243
	.long	273
	.long	304
	.long	334
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
