// f09083d88a39d7414ed63acdf410a2f4 newlib/libc/time/strftime.c
	.file	"strftime.c"
	.text
	.section	.text.iso_year_adjust.isra.0,"ax",@progbits
	.p2align 4
	.type	iso_year_adjust.isra.0, @function
iso_year_adjust.isra.0:
	movl	%edi, %eax
	sarl	$31, %eax
	andl	$2000, %eax
	leal	-100(%rax,%rdi), %eax
	andl	$3, %edi
	jne	.L3
	imull	$-1030792151, %eax, %ecx
	movl	$1, %edi
	addl	$85899344, %ecx
	rorl	$2, %ecx
	cmpl	$42949672, %ecx
	jbe	.L3
	sall	$4, %edx
	leal	(%rdx,%rsi,2), %eax
	addl	%edi, %eax
	cmpl	$33, %eax
	jle	.L13
.L5:
	subl	$5794, %eax
	cmpl	$53, %eax
	ja	.L11
	movabsq	$11822082166292481, %rdx
	btq	%rax, %rdx
	setc	%al
	movzbl	%al, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L3:
	imull	$-1030792151, %eax, %eax
	xorl	%edi, %edi
	addl	$85899344, %eax
	rorl	$4, %eax
	cmpl	$10737418, %eax
	setbe	%dil
	sall	$4, %edx
	leal	(%rdx,%rsi,2), %eax
	addl	%edi, %eax
	cmpl	$33, %eax
	jg	.L5
.L13:
	testl	%eax, %eax
	jns	.L6
.L11:
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L6:
	movabsq	$13690420227, %rdx
	btq	%rax, %rdx
	setc	%al
	movzbl	%al, %eax
	negl	%eax
	ret
	.size	iso_year_adjust.isra.0, .-iso_year_adjust.isra.0
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	""
.LC1:
	.string	"%s%.*d"
.LC2:
	.string	"%s%0.*d"
.LC3:
	.string	"+"
.LC4:
	.string	"-"
.LC5:
	.string	"%.2d"
.LC6:
	.string	"%2d"
.LC7:
	.string	"%.2d/%.2d/%.2d"
.LC8:
	.string	"%lu"
.LC9:
	.string	"Y-%m-%d"
.LC10:
	.string	".*u"
.LC11:
	.string	"%.3d"
.LC12:
	.string	"%.2d:%.2d"
.LC13:
	.string	"%lld"
.LC14:
	.string	"%.2d:%.2d:%.2d"
.LC15:
	.string	"%+03ld%.2ld"
	.section	.text.__strftime.isra.0,"ax",@progbits
	.p2align 4
	.type	__strftime.isra.0, @function
__strftime.isra.0:
	pushq	%r15
	movq	%rdi, %r15
	pushq	%r14
	leaq	.L27(%rip), %r14
	pushq	%r13
	movq	%rcx, %r13
	pushq	%r12
	movq	%rsi, %r12
	pushq	%rbp
	pushq	%rbx
	xorl	%ebx, %ebx
	subq	$88, %rsp
	movl	$0, 8(%rsp)
	.p2align 4,,10
	.p2align 3
.L15:
	movzbl	(%rdx), %eax
	testb	%al, %al
	je	.L20
.L288:
	cmpb	$37, %al
	je	.L287
	leaq	-1(%r12), %rcx
	cmpq	%rcx, %rbx
	jnb	.L17
	addq	$1, %rdx
	movb	%al, (%r15,%rbx)
	addq	$1, %rbx
	movzbl	(%rdx), %eax
	testb	%al, %al
	jne	.L288
.L20:
	testq	%r12, %r12
	je	.L14
	movb	$0, (%r15,%rbx)
.L14:
	addq	$88, %rsp
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
.L287:
	testb	%al, %al
	je	.L20
	movzbl	1(%rdx), %eax
	cmpb	$48, %al
	je	.L21
	cmpb	$43, %al
	je	.L21
	leaq	1(%rdx), %rbp
	leal	-49(%rax), %edx
	xorl	%r10d, %r10d
	xorl	%ecx, %ecx
	cmpb	$8, %dl
	jbe	.L289
.L23:
	cmpb	$69, %al
	je	.L238
	cmpb	$79, %al
	je	.L238
	leal	-37(%rax), %edx
	cmpb	$85, %dl
	ja	.L17
.L290:
	movzbl	%dl, %edx
	movslq	(%r14,%rdx,4), %rdx
	addq	%r14, %rdx
	jmp	*%rdx
	.section	.rodata
	.align 4
	.align 4
.L27:
	.long	.L62-.L27
	.long	.L17-.L27
	.long	.L17-.L27
	.long	.L17-.L27
	.long	.L17-.L27
	.long	.L17-.L27
	.long	.L17-.L27
	.long	.L17-.L27
	.long	.L17-.L27
	.long	.L17-.L27
	.long	.L17-.L27
	.long	.L17-.L27
	.long	.L17-.L27
	.long	.L17-.L27
	.long	.L17-.L27
	.long	.L17-.L27
	.long	.L17-.L27
	.long	.L17-.L27
	.long	.L17-.L27
	.long	.L17-.L27
	.long	.L17-.L27
	.long	.L17-.L27
	.long	.L17-.L27
	.long	.L17-.L27
	.long	.L17-.L27
	.long	.L17-.L27
	.long	.L17-.L27
	.long	.L17-.L27
	.long	.L61-.L27
	.long	.L60-.L27
	.long	.L59-.L27
	.long	.L58-.L27
	.long	.L17-.L27
	.long	.L57-.L27
	.long	.L56-.L27
	.long	.L39-.L27
	.long	.L38-.L27
	.long	.L17-.L27
	.long	.L17-.L27
	.long	.L17-.L27
	.long	.L55-.L27
	.long	.L17-.L27
	.long	.L17-.L27
	.long	.L35-.L27
	.long	.L17-.L27
	.long	.L54-.L27
	.long	.L53-.L27
	.long	.L52-.L27
	.long	.L51-.L27
	.long	.L50-.L27
	.long	.L49-.L27
	.long	.L48-.L27
	.long	.L47-.L27
	.long	.L46-.L27
	.long	.L17-.L27
	.long	.L17-.L27
	.long	.L17-.L27
	.long	.L17-.L27
	.long	.L17-.L27
	.long	.L17-.L27
	.long	.L45-.L27
	.long	.L41-.L27
	.long	.L44-.L27
	.long	.L43-.L27
	.long	.L43-.L27
	.long	.L17-.L27
	.long	.L42-.L27
	.long	.L41-.L27
	.long	.L17-.L27
	.long	.L40-.L27
	.long	.L39-.L27
	.long	.L38-.L27
	.long	.L37-.L27
	.long	.L36-.L27
	.long	.L17-.L27
	.long	.L35-.L27
	.long	.L17-.L27
	.long	.L34-.L27
	.long	.L33-.L27
	.long	.L32-.L27
	.long	.L31-.L27
	.long	.L17-.L27
	.long	.L30-.L27
	.long	.L29-.L27
	.long	.L28-.L27
	.long	.L26-.L27
	.section	.text.__strftime.isra.0
	.p2align 4,,10
	.p2align 3
.L238:
	movzbl	1(%rbp), %eax
	addq	$1, %rbp
	leal	-37(%rax), %edx
	cmpb	$85, %dl
	jbe	.L290
.L17:
	xorl	%ebx, %ebx
	jmp	.L14
	.p2align 4,,10
	.p2align 3
.L21:
	movl	%eax, %r10d
	movzbl	2(%rdx), %eax
	leaq	2(%rdx), %rbp
	xorl	%ecx, %ecx
	leal	-49(%rax), %edx
	cmpb	$8, %dl
	ja	.L23
.L289:
	leaq	48(%rsp), %r9
	movq	%rbp, %rdi
	movl	$10, %edx
	movb	%r10b, (%rsp)
	movq	%r9, %rsi
	call	strtoul@PLT
	movq	48(%rsp), %rbp
	movzbl	(%rsp), %r10d
	movq	%rax, %rcx
	movzbl	0(%rbp), %eax
	jmp	.L23
	.p2align 4,,10
	.p2align 3
.L41:
	movslq	16(%r13), %rdx
	movq	_C_time_locale@GOTPCREL(%rip), %rax
	movq	(%rax,%rdx,8), %rcx
	movq	%rcx, %rdi
	movq	%rcx, (%rsp)
	call	strlen@PLT
	testq	%rax, %rax
	je	.L65
	leaq	-1(%r12), %rsi
	cmpq	%rsi, %rbx
	jnb	.L17
	movq	(%rsp), %rcx
	leaq	(%rbx,%rax), %rdx
	subq	%rbx, %rcx
	jmp	.L72
	.p2align 4,,10
	.p2align 3
.L73:
	cmpq	%rsi, %rbx
	jnb	.L17
.L72:
	addq	$1, %rbx
	movzbl	-1(%rcx,%rbx), %eax
	movb	%al, -1(%r15,%rbx)
	cmpq	%rdx, %rbx
	jne	.L73
	jmp	.L65
	.p2align 4,,10
	.p2align 3
.L39:
	movl	8(%r13), %ecx
	cmpb	$107, %al
	leaq	.LC5(%rip), %rdx
	leaq	.LC6(%rip), %rax
.L247:
	cmove	%rax, %rdx
	movq	%r12, %rsi
	leaq	(%r15,%rbx), %rdi
	xorl	%eax, %eax
	subq	%rbx, %rsi
	call	sniprintf@PLT
	testl	%eax, %eax
	js	.L17
	.p2align 4,,10
	.p2align 3
.L240:
	cltq
	addq	%rax, %rbx
	cmpq	%r12, %rbx
	jnb	.L17
.L65:
	cmpb	$0, 0(%rbp)
	je	.L20
.L141:
	leaq	1(%rbp), %rdx
	jmp	.L15
	.p2align 4,,10
	.p2align 3
.L38:
	movl	8(%r13), %edx
	testl	%edx, %edx
	je	.L161
	cmpl	$12, %edx
	je	.L161
	movslq	%edx, %rcx
	movl	%edx, %esi
	imulq	$715827883, %rcx, %rcx
	sarl	$31, %esi
	sarq	$33, %rcx
	subl	%esi, %ecx
	leal	(%rcx,%rcx,2), %esi
	movl	%edx, %ecx
	sall	$2, %esi
	subl	%esi, %ecx
.L115:
	cmpb	$73, %al
	leaq	.LC6(%rip), %rdx
	leaq	.LC5(%rip), %rax
	jmp	.L247
	.p2align 4,,10
	.p2align 3
.L35:
	xorl	%edx, %edx
	movq	_C_time_locale@GOTPCREL(%rip), %rax
	cmpl	$11, 8(%r13)
	setg	%dl
	movq	328(%rax,%rdx,8), %rcx
	movq	%rcx, %rdi
	movq	%rcx, (%rsp)
	call	strlen@PLT
	testq	%rax, %rax
	je	.L65
	leaq	-1(%r12), %rsi
	cmpq	%rsi, %rbx
	jnb	.L17
	movq	(%rsp), %rcx
	leaq	(%rbx,%rax), %rdx
	movq	%r12, 16(%rsp)
	movq	%rsi, %r12
	movq	%r13, 24(%rsp)
	movq	%r15, %r13
	movq	%rdx, %r15
	subq	%rbx, %rcx
	jmp	.L117
	.p2align 4,,10
	.p2align 3
.L118:
	addq	$1, %rbx
	movb	%al, -1(%r13,%rbx)
	cmpq	%r15, %rbx
	je	.L291
	cmpq	%r12, %rbx
	jnb	.L17
.L117:
	cmpb	$80, 0(%rbp)
	movzbl	(%rcx,%rbx), %eax
	jne	.L118
	movzbl	%al, %edi
	movq	%rcx, (%rsp)
	call	tolower@PLT
	movq	(%rsp), %rcx
	jmp	.L118
	.p2align 4,,10
	.p2align 3
.L43:
	cmpb	$100, %al
	movl	12(%r13), %ecx
	leaq	.LC6(%rip), %rdx
	leaq	.LC5(%rip), %rax
	jmp	.L247
.L56:
	movl	20(%r13), %r9d
	movl	28(%r13), %edx
	movq	%rcx, (%rsp)
	movl	24(%r13), %esi
	cmpl	$-1900, %r9d
	movl	%r9d, %edi
	setl	%al
	setl	24(%rsp)
	movzbl	%al, %eax
	movl	%eax, 16(%rsp)
	call	iso_year_adjust.isra.0
	testl	%r9d, %r9d
	movq	(%rsp), %rcx
	movl	%eax, %r8d
	js	.L95
	movslq	%r9d, %rax
	movl	%r9d, %edx
	imulq	$1374389535, %rax, %rax
	sarl	$31, %edx
	sarq	$37, %rax
	subl	%edx, %eax
	leal	19(%rax), %esi
	imull	$100, %eax, %eax
	subl	%eax, %r9d
	testl	%r8d, %r8d
	js	.L96
.L97:
	addl	%r9d, %r8d
	cmpl	$-1, %r8d
	je	.L152
	cmpl	$100, %r8d
	jne	.L105
	addl	$1, %esi
	xorl	%r8d, %r8d
.L105:
	imull	$100, %esi, %esi
	movl	16(%rsp), %eax
	addl	%esi, %r8d
	testl	%eax, %eax
	jne	.L103
.L274:
	cmpb	$43, %r10b
	jne	.L170
	cmpl	$9999, %r8d
	jbe	.L170
	movb	$43, 48(%rsp)
	testq	%rcx, %rcx
	je	.L136
	movb	$37, 49(%rsp)
	subq	$1, %rcx
	leaq	49(%rsp), %rax
	leaq	48(%rsp), %r9
.L137:
	movb	$48, 1(%rax)
	leaq	2(%rax), %rdi
	jmp	.L138
.L44:
	movq	_C_time_locale@GOTPCREL(%rip), %rax
	movq	320(%rax), %rdx
	movq	%rdx, %rdi
	movq	%rdx, (%rsp)
	call	strlen@PLT
	movq	(%rsp), %rdx
.L76:
	cmpb	$0, (%rdx)
	je	.L65
	movq	%r12, %rsi
	leaq	(%r15,%rbx), %rdi
	movq	%r13, %rcx
	subq	%rbx, %rsi
	call	__strftime.isra.0
	testl	%eax, %eax
	jle	.L17
.L265:
	cltq
	addq	%rax, %rbx
	jmp	.L65
.L29:
	movq	_C_time_locale@GOTPCREL(%rip), %rax
	movq	312(%rax), %rdx
	movq	%rdx, %rdi
	movq	%rdx, (%rsp)
	call	strlen@PLT
	movq	(%rsp), %rdx
	jmp	.L76
.L28:
	movl	20(%r13), %eax
	testl	%eax, %eax
	js	.L131
.L267:
	movslq	%eax, %rcx
	cltd
	imulq	$1374389535, %rcx, %rcx
	sarq	$37, %rcx
	subl	%edx, %ecx
	imull	$100, %ecx, %edx
	subl	%edx, %eax
	movl	%eax, %ecx
	.p2align 4,,10
	.p2align 3
.L253:
	movq	%r12, %rsi
	leaq	(%r15,%rbx), %rdi
	leaq	.LC5(%rip), %rdx
	xorl	%eax, %eax
	subq	%rbx, %rsi
	call	sniprintf@PLT
	testl	%eax, %eax
	jns	.L240
	xorl	%ebx, %ebx
	jmp	.L14
.L26:
	movl	32(%r13), %r8d
	testl	%r8d, %r8d
	js	.L141
	call	__tz_lock@PLT
	movl	8(%rsp), %edi
	testl	%edi, %edi
	je	.L292
.L142:
	call	__gettzinfo@PLT
	movl	32(%r13), %esi
	movq	%rax, %rdx
	xorl	%eax, %eax
	testl	%esi, %esi
	setg	%al
	leaq	(%rax,%rax,4), %rax
	movq	40(%rdx,%rax,8), %rcx
	negq	%rcx
	movq	%rcx, (%rsp)
	call	__tz_unlock@PLT
	movq	(%rsp), %rcx
	movabsq	$-8608480567731124087, %r9
	movq	%rcx, %rax
	movq	%rcx, %rsi
	movq	%rcx, 8(%rsp)
	imulq	%r9
	sarq	$63, %rsi
	movq	%rsi, (%rsp)
	leaq	(%rdx,%rcx), %rdi
	sarq	$5, %rdi
	subq	%rsi, %rdi
	call	labs@PLT
	movq	(%rsp), %rsi
	movabsq	$-8608480567731124087, %r9
	movq	%rax, %r8
	imulq	%r9
	leaq	(%rdx,%r8), %rax
	movq	%r8, %rdx
	sarq	$63, %rdx
	sarq	$5, %rax
	subq	%rdx, %rax
	movq	%rax, %rdx
	salq	$4, %rdx
	subq	%rax, %rdx
	movq	8(%rsp), %rax
	leaq	0(,%rdx,4), %rdi
	movabsq	$5247073869855161349, %rdx
	imulq	%rdx
	leaq	(%r15,%rbx), %rax
	subq	%rdi, %r8
	movq	%rax, %rdi
	xorl	%eax, %eax
	movq	%rdx, %rcx
	leaq	.LC15(%rip), %rdx
	sarq	$10, %rcx
	subq	%rsi, %rcx
	movq	%r12, %rsi
	subq	%rbx, %rsi
	call	sniprintf@PLT
	testl	%eax, %eax
	js	.L17
	cltq
	addq	%rax, %rbx
	cmpq	%r12, %rbx
	jnb	.L17
.L266:
	movl	$1, 8(%rsp)
	jmp	.L65
.L62:
	leaq	-1(%r12), %rax
	cmpq	%rax, %rbx
	jnb	.L17
	movb	$37, (%r15,%rbx)
	addq	$1, %rbx
	jmp	.L65
.L61:
	movslq	24(%r13), %rdx
	movq	_C_time_locale@GOTPCREL(%rip), %rax
	movq	248(%rax,%rdx,8), %rcx
	movq	%rcx, %rdi
	movq	%rcx, (%rsp)
	call	strlen@PLT
	testq	%rax, %rax
	je	.L65
	leaq	-1(%r12), %rsi
	cmpq	%rsi, %rbx
	jnb	.L17
	movq	(%rsp), %rcx
	leaq	(%rbx,%rax), %rdx
	subq	%rbx, %rcx
	.p2align 4,,10
	.p2align 3
.L70:
	addq	$1, %rbx
	movzbl	-1(%rcx,%rbx), %eax
	movb	%al, -1(%r15,%rbx)
	cmpq	%rdx, %rbx
	je	.L65
	cmpq	%rsi, %rbx
	jb	.L70
	xorl	%ebx, %ebx
	jmp	.L14
.L60:
	movslq	16(%r13), %rdx
	movq	_C_time_locale@GOTPCREL(%rip), %rax
	movq	96(%rax,%rdx,8), %rcx
	movq	%rcx, %rdi
	movq	%rcx, (%rsp)
	call	strlen@PLT
	testq	%rax, %rax
	je	.L65
	leaq	-1(%r12), %rsi
	cmpq	%rsi, %rbx
	jnb	.L17
	movq	(%rsp), %rcx
	leaq	(%rbx,%rax), %rdx
	subq	%rbx, %rcx
	.p2align 4,,10
	.p2align 3
.L74:
	addq	$1, %rbx
	movzbl	-1(%rcx,%rbx), %eax
	movb	%al, -1(%r15,%rbx)
	cmpq	%rdx, %rbx
	je	.L65
	cmpq	%rsi, %rbx
	jb	.L74
	xorl	%ebx, %ebx
	jmp	.L14
.L59:
	movl	$2, %eax
	movl	20(%r13), %edx
	cmpq	%rax, %rcx
	cmovnb	%rcx, %rax
	movq	%rax, %r8
	xorl	%eax, %eax
	cmpl	$-1900, %edx
	setl	%al
	subq	%rax, %r8
	testl	%edx, %edx
	js	.L77
	movslq	%edx, %rax
	sarl	$31, %edx
	leaq	.LC1(%rip), %rsi
	leaq	.LC0(%rip), %rcx
	imulq	$1374389535, %rax, %rax
	sarq	$37, %rax
	subl	%edx, %eax
	leal	19(%rax), %r9d
	testb	%r10b, %r10b
	je	.L79
	cmpl	$99, %r9d
	jle	.L174
	leaq	.LC2(%rip), %rsi
	leaq	.LC3(%rip), %rcx
	cmpb	$43, %r10b
	je	.L79
.L174:
	leaq	.LC2(%rip), %rsi
	leaq	.LC0(%rip), %rcx
	.p2align 4,,10
	.p2align 3
.L79:
	movq	%r12, %r10
	movq	%rsi, %rdx
	leaq	(%r15,%rbx), %rdi
	xorl	%eax, %eax
	subq	%rbx, %r10
	movq	%r10, %rsi
	call	sniprintf@PLT
	testl	%eax, %eax
	jns	.L240
	xorl	%ebx, %ebx
	jmp	.L14
	.p2align 4,,10
	.p2align 3
.L58:
	movl	20(%r13), %eax
	testl	%eax, %eax
	js	.L83
.L261:
	movslq	%eax, %r9
	cltd
	movq	%r12, %rsi
	movl	12(%r13), %r8d
	imulq	$1374389535, %r9, %r9
	subq	%rbx, %rsi
	leaq	(%r15,%rbx), %rdi
	sarq	$37, %r9
	subl	%edx, %r9d
	imull	$100, %r9d, %edx
	subl	%edx, %eax
	leaq	.LC7(%rip), %rdx
	movl	%eax, %r9d
	movl	16(%r13), %eax
	leal	1(%rax), %ecx
	xorl	%eax, %eax
	call	sniprintf@PLT
	testl	%eax, %eax
	jns	.L240
	xorl	%ebx, %ebx
	jmp	.L14
	.p2align 4,,10
	.p2align 3
.L57:
	movb	$37, 48(%rsp)
	testb	%r10b, %r10b
	je	.L85
	movb	%r10b, 49(%rsp)
	leaq	50(%rsp), %rdi
	cmpq	$5, %rcx
	ja	.L86
.L87:
	leaq	.LC9(%rip), %rsi
	call	strcpy@PLT
	leaq	48(%rsp), %r9
	movq	%r12, %rsi
	movq	%r13, %rcx
	subq	%rbx, %rsi
	leaq	(%r15,%rbx), %rdi
	movq	%r9, %rdx
	call	__strftime.isra.0
	testl	%eax, %eax
	jg	.L265
	xorl	%ebx, %ebx
	jmp	.L14
	.p2align 4,,10
	.p2align 3
.L55:
	movl	4(%r13), %ecx
	jmp	.L253
.L40:
	movl	28(%r13), %eax
	movq	%r12, %rsi
	leaq	(%r15,%rbx), %rdi
	leaq	.LC11(%rip), %rdx
	subq	%rbx, %rsi
	leal	1(%rax), %ecx
	xorl	%eax, %eax
	call	sniprintf@PLT
	testl	%eax, %eax
	jns	.L240
	xorl	%ebx, %ebx
	jmp	.L14
	.p2align 4,,10
	.p2align 3
.L37:
	movl	16(%r13), %eax
	leal	1(%rax), %ecx
	jmp	.L253
.L36:
	leaq	-1(%r12), %rax
	cmpq	%rax, %rbx
	jnb	.L17
	movb	$10, (%r15,%rbx)
	addq	$1, %rbx
	jmp	.L65
.L34:
	movq	_C_time_locale@GOTPCREL(%rip), %rax
	movq	456(%rax), %rdx
	movq	%rdx, %rdi
	movq	%rdx, (%rsp)
	call	strlen@PLT
	movq	(%rsp), %rdx
	jmp	.L76
.L54:
	movq	%r12, %rsi
	movl	8(%r13), %ecx
	movl	4(%r13), %r8d
	xorl	%eax, %eax
	subq	%rbx, %rsi
	leaq	(%r15,%rbx), %rdi
	leaq	.LC12(%rip), %rdx
	call	sniprintf@PLT
	testl	%eax, %eax
	jns	.L240
	xorl	%ebx, %ebx
	jmp	.L14
	.p2align 4,,10
	.p2align 3
.L42:
	movl	20(%r13), %r8d
	movl	28(%r13), %edx
	movl	24(%r13), %esi
	movl	%r8d, %edi
	call	iso_year_adjust.isra.0
	movl	%eax, %edx
	testl	%r8d, %r8d
	js	.L91
	movslq	%r8d, %rcx
	movl	%r8d, %eax
	imulq	$1374389535, %rcx, %rcx
	sarl	$31, %eax
	sarq	$37, %rcx
	subl	%eax, %ecx
	imull	$100, %ecx, %eax
	movl	%r8d, %ecx
	subl	%eax, %ecx
.L92:
	testl	%edx, %edx
	js	.L293
	je	.L94
	cmpl	$-1901, 20(%r13)
	movl	$-1, %eax
	cmovle	%eax, %edx
.L94:
	addl	%ecx, %edx
	movslq	%edx, %rax
	movl	%edx, %ecx
	imulq	$1374389535, %rax, %rax
	sarl	$31, %ecx
	sarq	$37, %rax
	subl	%ecx, %eax
	imull	$100, %eax, %eax
	subl	%eax, %edx
	leal	100(%rdx), %eax
	movq	%rax, %rcx
	imulq	$1374389535, %rax, %rax
	shrq	$37, %rax
	imull	$100, %eax, %eax
	subl	%eax, %ecx
	jmp	.L253
.L33:
	movl	32(%r13), %r11d
	xorl	%esi, %esi
	testl	%r11d, %r11d
	jns	.L294
.L120:
	movslq	20(%r13), %rdx
	movq	%rdx, %rax
	leaq	-66(%rdx), %rcx
	subq	$69, %rdx
	leal	-1(%rax), %edi
	cmovns	%rdx, %rcx
	movslq	%edi, %rdx
	sarl	$31, %edi
	imulq	$1374389535, %rdx, %rdx
	sarq	$2, %rcx
	sarq	$37, %rdx
	subl	%edi, %edx
	leal	299(%rax), %edi
	subl	$70, %eax
	movslq	%edx, %rdx
	imull	$365, %eax, %eax
	subq	%rdx, %rcx
	movslq	%edi, %rdx
	sarl	$31, %edi
	imulq	$1374389535, %rdx, %rdx
	cltq
	sarq	$39, %rdx
	subl	%edi, %edx
	leaq	(%r15,%rbx), %rdi
	movslq	%edx, %rdx
	addq	%rcx, %rdx
	addq	%rdx, %rax
	movslq	28(%r13), %rdx
	addq	%rdx, %rax
	leaq	(%rax,%rax,2), %rdx
	movslq	8(%r13), %rax
	leaq	(%rax,%rdx,8), %rdx
	movq	%rdx, %rax
	salq	$4, %rax
	subq	%rdx, %rax
	movslq	4(%r13), %rdx
	leaq	(%rdx,%rax,4), %rdx
	movq	%rdx, %rax
	salq	$4, %rax
	subq	%rdx, %rax
	movslq	0(%r13), %rdx
	leaq	(%rdx,%rax,4), %rcx
	xorl	%eax, %eax
	leaq	.LC13(%rip), %rdx
	subq	%rsi, %rcx
	movq	%r12, %rsi
	subq	%rbx, %rsi
	call	sniprintf@PLT
	testl	%eax, %eax
	jns	.L240
	xorl	%ebx, %ebx
	jmp	.L14
	.p2align 4,,10
	.p2align 3
.L32:
	leaq	-1(%r12), %rax
	cmpq	%rax, %rbx
	jnb	.L17
	movb	$9, (%r15,%rbx)
	addq	$1, %rbx
	jmp	.L65
.L31:
	leaq	-1(%r12), %rax
	cmpq	%rax, %rbx
	jnb	.L17
	movl	24(%r13), %edx
	testl	%edx, %edx
	leal	48(%rdx), %eax
	movl	$55, %edx
	cmove	%edx, %eax
	movb	%al, (%r15,%rbx)
	addq	$1, %rbx
	jmp	.L65
.L49:
	movl	24(%r13), %eax
	movl	$6, %ecx
	subl	$1, %eax
	cmovc	%ecx, %eax
	movl	%eax, %edx
	movl	28(%r13), %eax
	addl	$7, %eax
	subl	%edx, %eax
.L260:
	movslq	%eax, %rcx
	imulq	$-1840700269, %rcx, %rcx
	shrq	$32, %rcx
	addl	%eax, %ecx
	sarl	$31, %eax
	sarl	$2, %ecx
	subl	%eax, %ecx
	jmp	.L253
.L48:
	movq	_C_time_locale@GOTPCREL(%rip), %rax
	movq	304(%rax), %rdx
	movq	%rdx, %rdi
	movq	%rdx, (%rsp)
	call	strlen@PLT
	movq	(%rsp), %rdx
	jmp	.L76
.L47:
	movl	20(%r13), %eax
	cmpl	$-1900, %eax
	jge	.L133
	movl	$-1900, %r8d
	movb	$45, 48(%rsp)
	subl	%eax, %r8d
	testq	%rcx, %rcx
	je	.L263
.L134:
	subq	$1, %rcx
.L263:
	leaq	49(%rsp), %rax
	leaq	48(%rsp), %r9
.L135:
	movb	$37, (%rax)
	leaq	1(%rax), %rdi
	testb	%r10b, %r10b
	jne	.L137
.L138:
	leaq	.LC10(%rip), %rsi
	movl	%r8d, 16(%rsp)
	movq	%rcx, (%rsp)
	movq	%r9, 24(%rsp)
	call	strcpy@PLT
	movq	%r12, %rsi
	movl	16(%rsp), %r8d
	xorl	%eax, %eax
	movq	(%rsp), %rcx
	movq	24(%rsp), %rdx
	subq	%rbx, %rsi
	leaq	(%r15,%rbx), %rdi
	call	sniprintf@PLT
	testl	%eax, %eax
	jns	.L240
	xorl	%ebx, %ebx
	jmp	.L14
	.p2align 4,,10
	.p2align 3
.L46:
	movl	32(%r13), %ecx
	testl	%ecx, %ecx
	js	.L141
	call	__tz_lock@PLT
	movl	8(%rsp), %edx
	testl	%edx, %edx
	je	.L295
.L143:
	movl	32(%r13), %eax
	xorl	%edx, %edx
	testl	%eax, %eax
	movq	_tzname@GOTPCREL(%rip), %rax
	setg	%dl
	movq	(%rax,%rdx,8), %rcx
	movq	%rcx, %rdi
	movq	%rcx, (%rsp)
	call	strlen@PLT
	movq	(%rsp), %rcx
	testq	%rax, %rax
	movq	%rax, %rdx
	je	.L296
	leaq	-1(%r12), %rsi
	cmpq	%rsi, %rbx
	jnb	.L146
	addq	%rbx, %rdx
	subq	%rbx, %rcx
	jmp	.L148
	.p2align 4,,10
	.p2align 3
.L147:
	cmpq	%rsi, %rbx
	jnb	.L146
.L148:
	addq	$1, %rbx
	movzbl	-1(%rcx,%rbx), %eax
	movb	%al, -1(%r15,%rbx)
	cmpq	%rdx, %rbx
	jne	.L147
.L145:
	movq	%rdx, (%rsp)
	call	__tz_unlock@PLT
	movq	(%rsp), %rbx
	jmp	.L266
.L52:
	movq	%r12, %rsi
	movl	8(%r13), %ecx
	movl	0(%r13), %r9d
	xorl	%eax, %eax
	movl	4(%r13), %r8d
	subq	%rbx, %rsi
	leaq	(%r15,%rbx), %rdi
	leaq	.LC14(%rip), %rdx
	call	sniprintf@PLT
	testl	%eax, %eax
	jns	.L240
	xorl	%ebx, %ebx
	jmp	.L14
	.p2align 4,,10
	.p2align 3
.L51:
	movl	28(%r13), %eax
	addl	$7, %eax
	subl	24(%r13), %eax
	jmp	.L260
.L50:
	movl	20(%r13), %r9d
	movl	28(%r13), %r8d
	movl	24(%r13), %esi
	movl	%r8d, %edx
	movl	%r9d, %edi
	call	iso_year_adjust.isra.0
	movl	$6, %edx
	subl	$1, %esi
	movl	$1, %ecx
	cmovc	%edx, %esi
	testl	%eax, %eax
	jg	.L253
	je	.L297
	movl	%r9d, %eax
	subl	%r8d, %esi
	sarl	$31, %eax
	andl	$2000, %eax
	leal	-101(%rax,%r9), %eax
	testb	$3, %al
	jne	.L128
	imull	$-1030792151, %eax, %edx
	movl	$1, %ecx
	addl	$85899344, %edx
	rorl	$2, %edx
	cmpl	$42949672, %edx
	ja	.L129
.L128:
	imull	$-1030792151, %eax, %eax
	xorl	%ecx, %ecx
	addl	$85899344, %eax
	rorl	$4, %eax
	cmpl	$10737418, %eax
	setbe	%cl
.L129:
	subl	%ecx, %esi
	xorl	%ecx, %ecx
	cmpl	$5, %esi
	setl	%cl
	addl	$52, %ecx
	jmp	.L253
.L30:
	leaq	-1(%r12), %rax
	cmpq	%rax, %rbx
	jnb	.L17
	movzbl	24(%r13), %eax
	addl	$48, %eax
	movb	%al, (%r15,%rbx)
	addq	$1, %rbx
	jmp	.L65
.L53:
	movl	0(%r13), %ecx
	jmp	.L253
.L45:
	movslq	24(%r13), %rdx
	movq	_C_time_locale@GOTPCREL(%rip), %rax
	movq	192(%rax,%rdx,8), %rcx
	movq	%rcx, %rdi
	movq	%rcx, (%rsp)
	call	strlen@PLT
	testq	%rax, %rax
	je	.L65
	leaq	-1(%r12), %rsi
	cmpq	%rsi, %rbx
	jnb	.L17
	movq	(%rsp), %rcx
	leaq	(%rbx,%rax), %rdx
	subq	%rbx, %rcx
	.p2align 4,,10
	.p2align 3
.L67:
	addq	$1, %rbx
	movzbl	-1(%rcx,%rbx), %eax
	movb	%al, -1(%r15,%rbx)
	cmpq	%rdx, %rbx
	je	.L65
	cmpq	%rsi, %rbx
	jb	.L67
	xorl	%ebx, %ebx
	jmp	.L14
	.p2align 4,,10
	.p2align 3
.L161:
	movl	$12, %ecx
	jmp	.L115
.L170:
	leaq	48(%rsp), %r9
	movq	%r9, %rax
	jmp	.L135
.L95:
	leal	1900(%r9), %edi
	movb	%r10b, 39(%rsp)
	movq	%rcx, (%rsp)
	movl	%eax, 40(%rsp)
	call	abs@PLT
	movq	(%rsp), %rcx
	movzbl	39(%rsp), %r10d
	movslq	%eax, %rsi
	sarl	$31, %eax
	movl	40(%rsp), %r8d
	imulq	$1374389535, %rsi, %rsi
	sarq	$37, %rsi
	subl	%eax, %esi
	movl	20(%r13), %eax
	testl	%eax, %eax
	jns	.L298
	leal	1900(%rax), %edi
	movl	%esi, 44(%rsp)
	movl	%r8d, 40(%rsp)
	movb	%r10b, 39(%rsp)
	movq	%rcx, (%rsp)
	call	abs@PLT
	movl	44(%rsp), %esi
	movl	40(%rsp), %r8d
	movslq	%eax, %r9
	cltd
	movzbl	39(%rsp), %r10d
	movq	(%rsp), %rcx
	imulq	$1374389535, %r9, %r9
	sarq	$37, %r9
	subl	%edx, %r9d
	imull	$100, %r9d, %edx
	subl	%edx, %eax
	movl	%eax, %r9d
.L99:
	testl	%r8d, %r8d
	js	.L96
	jle	.L97
	cmpb	$0, 24(%rsp)
	je	.L97
	leal	-1(%r9), %r8d
	testl	%r9d, %r9d
	je	.L102
	imull	$100, %esi, %esi
	addl	%esi, %r8d
.L103:
	movb	$45, 48(%rsp)
	testq	%rcx, %rcx
	jne	.L134
	jmp	.L263
.L85:
	movb	$43, 49(%rsp)
	movl	$4, %ecx
.L88:
	leaq	50(%rsp), %rdi
	xorl	%eax, %eax
	movl	$30, %esi
	leaq	.LC8(%rip), %rdx
	movq	%rdi, (%rsp)
	call	sniprintf@PLT
	movq	(%rsp), %rdi
	testl	%eax, %eax
	jle	.L87
	cltq
	addq	%rax, %rdi
	jmp	.L87
.L133:
	leal	1900(%rax), %r8d
	jmp	.L274
.L291:
	movq	%r13, %r15
	movq	16(%rsp), %r12
	movq	24(%rsp), %r13
	jmp	.L65
.L294:
	call	__tz_lock@PLT
	movl	8(%rsp), %r10d
	testl	%r10d, %r10d
	je	.L299
.L121:
	call	__gettzinfo@PLT
	movl	32(%r13), %r9d
	movq	%rax, %rdx
	xorl	%eax, %eax
	testl	%r9d, %r9d
	setg	%al
	leaq	(%rax,%rax,4), %rax
	movq	40(%rdx,%rax,8), %rsi
	negq	%rsi
	movq	%rsi, (%rsp)
	call	__tz_unlock@PLT
	movl	$1, 8(%rsp)
	movq	(%rsp), %rsi
	jmp	.L120
.L293:
	cmpl	$-1900, 20(%r13)
	movl	$1, %eax
	cmovle	%eax, %edx
	jmp	.L94
.L96:
	cmpl	$-1899, 20(%r13)
	jl	.L158
	addl	%r9d, %r8d
	cmpl	$-1, %r8d
	jne	.L105
.L152:
	subl	$1, %esi
	movl	$99, %r8d
	jmp	.L105
.L86:
	subq	$6, %rcx
	je	.L87
	jmp	.L88
.L297:
	addl	$10, %r8d
	subl	%esi, %r8d
	movslq	%r8d, %rcx
	imulq	$-1840700269, %rcx, %rcx
	shrq	$32, %rcx
	addl	%r8d, %ecx
	sarl	$31, %r8d
	sarl	$2, %ecx
	subl	%r8d, %ecx
	jmp	.L253
.L158:
	movl	$1, 16(%rsp)
	movl	$1, %r8d
	jmp	.L97
.L292:
	call	_tzset_unlocked@PLT
	jmp	.L142
.L299:
	call	_tzset_unlocked@PLT
	jmp	.L121
.L131:
	leal	1900(%rax), %edi
	call	abs@PLT
	jmp	.L267
.L77:
	leal	1900(%rdx), %edi
	movq	%r8, 24(%rsp)
	movb	%r10b, 16(%rsp)
	movl	%edx, (%rsp)
	call	abs@PLT
	movzbl	16(%rsp), %r10d
	movl	(%rsp), %edx
	leaq	.LC1(%rip), %rsi
	movl	%eax, %edi
	cltq
	movq	24(%rsp), %r8
	imulq	$1374389535, %rax, %rax
	movl	%edi, %ecx
	sarl	$31, %ecx
	sarq	$37, %rax
	subl	%ecx, %eax
	testb	%r10b, %r10b
	leaq	.LC0(%rip), %rcx
	movl	%eax, %r9d
	je	.L80
	cmpl	$9999, %edi
	jle	.L173
	cmpb	$43, %r10b
	jne	.L173
	leaq	.LC3(%rip), %rcx
	leaq	.LC2(%rip), %rsi
.L80:
	cmpl	$-1901, %edx
	leaq	.LC4(%rip), %rax
	cmovle	%rax, %rcx
	jmp	.L79
.L83:
	leal	1900(%rax), %edi
	call	abs@PLT
	jmp	.L261
.L91:
	leal	1900(%r8), %edi
	movl	%eax, (%rsp)
	call	abs@PLT
	movl	(%rsp), %edx
	movslq	%eax, %rcx
	movl	%eax, %esi
	imulq	$1374389535, %rcx, %rcx
	sarl	$31, %esi
	sarq	$37, %rcx
	subl	%esi, %ecx
	imull	$100, %ecx, %esi
	subl	%esi, %eax
	movl	%eax, %ecx
	jmp	.L92
.L136:
	movb	$37, 49(%rsp)
	leaq	49(%rsp), %rax
	leaq	48(%rsp), %r9
	jmp	.L137
.L102:
	leal	-1(%rsi), %eax
	imull	$100, %eax, %eax
	leal	99(%rax), %r8d
	jmp	.L103
.L146:
	call	__tz_unlock@PLT
	xorl	%ebx, %ebx
	jmp	.L14
.L295:
	call	_tzset_unlocked@PLT
	jmp	.L143
.L296:
	movq	%rbx, %rdx
	jmp	.L145
.L298:
	movl	$100, %edi
	cltd
	idivl	%edi
	movl	%edx, %r9d
	jmp	.L99
.L173:
	leaq	.LC0(%rip), %rcx
	leaq	.LC2(%rip), %rsi
	jmp	.L80
	.size	__strftime.isra.0, .-__strftime.isra.0
	.section	.text.strftime,"ax",@progbits
	.p2align 4
	.globl	strftime
	.type	strftime, @function
strftime:
	jmp	__strftime.isra.0
	.size	strftime, .-strftime
	.section	.text.strftime_l,"ax",@progbits
	.p2align 4
	.globl	strftime_l
	.type	strftime_l, @function
strftime_l:
	jmp	__strftime.isra.0
	.size	strftime_l, .-strftime_l
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
