// f09083d88a39d7414ed63acdf410a2f4 newlib/libc/time/strftime.c
	.file	"strftime.c"
	.text
	.section	.text.iso_year_adjust,"ax",@progbits
	.p2align 4
	.type	iso_year_adjust, @function
iso_year_adjust:
	pushl	%ebx
	movl	%eax, %edx
	movl	20(%eax), %ecx
	movl	%ecx, %eax
	sarl	$31, %eax
	andl	$2000, %eax
	testb	$3, %cl
	leal	-100(%ecx,%eax), %eax
	jne	.L3
	imull	$-1030792151, %eax, %ebx
	movl	$1, %ecx
	addl	$85899344, %ebx
	rorl	$2, %ebx
	cmpl	$42949672, %ebx
	jbe	.L3
.L4:
	movl	28(%edx), %eax
	movl	24(%edx), %edx
	sall	$4, %eax
	leal	(%eax,%edx,2), %eax
	addl	%ecx, %eax
	cmpl	$5794, %eax
	je	.L13
	jg	.L6
	cmpl	$1, %eax
	jle	.L18
	leal	-10(%eax), %ecx
	cmpl	$23, %ecx
	.p2align 4,,2
	ja	.L14
	popl	%ebx
	movl	$13369551, %eax
	shrl	%cl, %eax
	andl	$1, %eax
	negl	%eax
	ret
	.p2align 4,,10
	.p2align 3
.L3:
	imull	$-1030792151, %eax, %eax
	xorl	%ecx, %ecx
	addl	$85899344, %eax
	rorl	$4, %eax
	cmpl	$10737418, %eax
	setbe	%cl
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L18:
	popl	%ebx
	notl	%eax
	sarl	$31, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L6:
	cmpl	$5812, %eax
	jle	.L19
	leal	-5826(%eax), %ecx
	cmpl	$21, %ecx
	ja	.L14
	popl	%ebx
	movl	$2752543, %eax
	shrl	%cl, %eax
	andl	$1, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L19:
	popl	%ebx
	cmpl	$5809, %eax
	setg	%al
	movzbl	%al, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	popl	%ebx
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L13:
	popl	%ebx
	movl	$1, %eax
	ret
	.size	iso_year_adjust, .-iso_year_adjust
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
	pushl	%ebp
	xorl	%ebp, %ebp
	pushl	%edi
	pushl	%esi
	call	__x86.get_pc_thunk.si
	addl	$_GLOBAL_OFFSET_TABLE_, %esi
	pushl	%ebx
	subl	$140, %esp
	movl	%eax, 56(%esp)
	movl	%ecx, %eax
	xorl	%ecx, %ecx
	movl	%edx, 44(%esp)
	movl	%ecx, 72(%esp)
	movl	%esi, 40(%esp)
	leal	96(%esp), %esi
	movl	%esi, 60(%esp)
	.p2align 4
	.p2align 3
.L21:
	movzbl	(%eax), %edx
	testb	%dl, %dl
	je	.L26
.L294:
	cmpb	$37, %dl
	je	.L293
	movl	44(%esp), %esi
	leal	-1(%esi), %ecx
	cmpl	%ecx, %ebp
	jnb	.L23
	movl	56(%esp), %edi
	incl	%eax
	movb	%dl, (%edi,%ebp)
	incl	%ebp
	movzbl	(%eax), %edx
	testb	%dl, %dl
	jne	.L294
.L26:
	movl	44(%esp), %eax
	testl	%eax, %eax
	je	.L20
	movl	56(%esp), %eax
	movb	$0, (%eax,%ebp)
.L20:
	addl	$140, %esp
	movl	%ebp, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L293:
	testb	%dl, %dl
	je	.L26
	movzbl	1(%eax), %ecx
	cmpb	$48, %cl
	je	.L27
	cmpb	$43, %cl
	je	.L27
	movb	$0, 48(%esp)
	leal	1(%eax), %edi
	movb	%cl, %al
	subb	$49, %al
	xorl	%esi, %esi
	cmpb	$8, %al
	jbe	.L295
.L29:
	cmpb	$69, %cl
	je	.L244
	cmpb	$79, %cl
	je	.L244
	movb	%cl, %al
	subb	$37, %al
	cmpb	$85, %al
	ja	.L23
.L296:
	movl	40(%esp), %ebx
	movzbl	%al, %eax
	movl	.L33@GOTOFF(%ebx,%eax,4), %edx
	addl	%ebx, %edx
	jmp	*%edx
	.section	.rodata
	.align 4
	.align 4
.L33:
	.long	.L68@GOTOFF
	.long	.L23@GOTOFF
	.long	.L23@GOTOFF
	.long	.L23@GOTOFF
	.long	.L23@GOTOFF
	.long	.L23@GOTOFF
	.long	.L23@GOTOFF
	.long	.L23@GOTOFF
	.long	.L23@GOTOFF
	.long	.L23@GOTOFF
	.long	.L23@GOTOFF
	.long	.L23@GOTOFF
	.long	.L23@GOTOFF
	.long	.L23@GOTOFF
	.long	.L23@GOTOFF
	.long	.L23@GOTOFF
	.long	.L23@GOTOFF
	.long	.L23@GOTOFF
	.long	.L23@GOTOFF
	.long	.L23@GOTOFF
	.long	.L23@GOTOFF
	.long	.L23@GOTOFF
	.long	.L23@GOTOFF
	.long	.L23@GOTOFF
	.long	.L23@GOTOFF
	.long	.L23@GOTOFF
	.long	.L23@GOTOFF
	.long	.L23@GOTOFF
	.long	.L67@GOTOFF
	.long	.L66@GOTOFF
	.long	.L65@GOTOFF
	.long	.L64@GOTOFF
	.long	.L23@GOTOFF
	.long	.L63@GOTOFF
	.long	.L62@GOTOFF
	.long	.L45@GOTOFF
	.long	.L44@GOTOFF
	.long	.L23@GOTOFF
	.long	.L23@GOTOFF
	.long	.L23@GOTOFF
	.long	.L61@GOTOFF
	.long	.L23@GOTOFF
	.long	.L23@GOTOFF
	.long	.L41@GOTOFF
	.long	.L23@GOTOFF
	.long	.L60@GOTOFF
	.long	.L59@GOTOFF
	.long	.L58@GOTOFF
	.long	.L57@GOTOFF
	.long	.L56@GOTOFF
	.long	.L55@GOTOFF
	.long	.L54@GOTOFF
	.long	.L53@GOTOFF
	.long	.L52@GOTOFF
	.long	.L23@GOTOFF
	.long	.L23@GOTOFF
	.long	.L23@GOTOFF
	.long	.L23@GOTOFF
	.long	.L23@GOTOFF
	.long	.L23@GOTOFF
	.long	.L51@GOTOFF
	.long	.L47@GOTOFF
	.long	.L50@GOTOFF
	.long	.L49@GOTOFF
	.long	.L49@GOTOFF
	.long	.L23@GOTOFF
	.long	.L48@GOTOFF
	.long	.L47@GOTOFF
	.long	.L23@GOTOFF
	.long	.L46@GOTOFF
	.long	.L45@GOTOFF
	.long	.L44@GOTOFF
	.long	.L43@GOTOFF
	.long	.L42@GOTOFF
	.long	.L23@GOTOFF
	.long	.L41@GOTOFF
	.long	.L23@GOTOFF
	.long	.L40@GOTOFF
	.long	.L39@GOTOFF
	.long	.L38@GOTOFF
	.long	.L37@GOTOFF
	.long	.L23@GOTOFF
	.long	.L36@GOTOFF
	.long	.L35@GOTOFF
	.long	.L34@GOTOFF
	.long	.L32@GOTOFF
	.section	.text.__strftime.isra.0
	.p2align 4,,10
	.p2align 3
.L244:
	movzbl	1(%edi), %ecx
	incl	%edi
	movb	%cl, %al
	subb	$37, %al
	cmpb	$85, %al
	jbe	.L296
.L23:
	xorl	%ebp, %ebp
.L298:
	addl	$140, %esp
	movl	%ebp, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L27:
	movb	%cl, 48(%esp)
	movzbl	2(%eax), %ecx
	leal	2(%eax), %edi
	xorl	%esi, %esi
	movb	%cl, %al
	subb	$49, %al
	cmpb	$8, %al
	ja	.L29
.L295:
	movl	60(%esp), %eax
	movl	$10, %edx
	movl	%edi, (%esp)
	movl	40(%esp), %ebx
	movl	%edx, 8(%esp)
	movl	%eax, 4(%esp)
	call	strtoul@PLT
	movl	96(%esp), %edi
	movzbl	(%edi), %ecx
	movl	%eax, %esi
	jmp	.L29
	.p2align 4,,10
	.p2align 3
.L47:
	movl	160(%esp), %eax
	movl	40(%esp), %ebx
	movl	16(%eax), %edx
	movl	_C_time_locale@GOT(%ebx), %eax
	movl	(%eax,%edx,4), %esi
	movl	%esi, (%esp)
	call	strlen@PLT
	testl	%eax, %eax
	je	.L71
	movl	44(%esp), %ebx
	leal	-1(%ebx), %edx
	cmpl	%edx, %ebp
	jnb	.L23
	movl	56(%esp), %ecx
	addl	%ebp, %eax
	subl	%ebp, %esi
	jmp	.L78
	.p2align 4,,10
	.p2align 3
.L79:
	cmpl	%edx, %ebp
	jnb	.L23
.L78:
	incl	%ebp
	movzbl	-1(%esi,%ebp), %ebx
	cmpl	%ebp, %eax
	movb	%bl, -1(%ecx,%ebp)
	jne	.L79
	movl	%eax, %ebp
	jmp	.L71
	.p2align 4,,10
	.p2align 3
.L45:
	movl	160(%esp), %eax
	cmpb	$107, %cl
	movl	8(%eax), %edx
	movl	40(%esp), %eax
	leal	.LC5@GOTOFF(%eax), %eax
	jne	.L123
	movl	40(%esp), %eax
	leal	.LC6@GOTOFF(%eax), %eax
	.p2align 4
	.p2align 3
.L123:
	movl	%eax, 8(%esp)
	movl	44(%esp), %esi
	movl	%edx, 12(%esp)
	movl	40(%esp), %ebx
	movl	%esi, %eax
	subl	%ebp, %eax
	movl	%eax, 4(%esp)
	movl	56(%esp), %eax
	addl	%ebp, %eax
	movl	%eax, (%esp)
	call	sniprintf@PLT
	testl	%eax, %eax
	js	.L23
	.p2align 4
	.p2align 3
.L246:
	addl	%eax, %ebp
	cmpl	%esi, %ebp
	jnb	.L23
.L71:
	cmpb	$0, (%edi)
	je	.L26
.L148:
	leal	1(%edi), %eax
	jmp	.L21
	.p2align 4,,10
	.p2align 3
.L44:
	movl	160(%esp), %eax
	movl	8(%eax), %ebx
	testl	%ebx, %ebx
	je	.L169
	cmpl	$12, %ebx
	je	.L169
	movl	$715827883, %eax
	imull	%ebx
	movl	%ebx, %eax
	sarl	$31, %eax
	sarl	%edx
	subl	%eax, %edx
	leal	(%edx,%edx,2), %eax
	sall	$2, %eax
	subl	%eax, %ebx
	movl	%ebx, %edx
.L122:
	movl	40(%esp), %eax
	cmpb	$73, %cl
	leal	.LC6@GOTOFF(%eax), %eax
	jne	.L123
.L270:
	movl	40(%esp), %eax
	leal	.LC5@GOTOFF(%eax), %eax
	jmp	.L123
	.p2align 4,,10
	.p2align 3
.L41:
	movl	160(%esp), %eax
	movl	40(%esp), %ebx
	cmpl	$11, 8(%eax)
	movl	_C_time_locale@GOT(%ebx), %edx
	setg	%al
	movzbl	%al, %eax
	movl	164(%edx,%eax,4), %eax
	movl	%eax, (%esp)
	movl	%eax, 48(%esp)
	call	strlen@PLT
	testl	%eax, %eax
	je	.L71
	movl	44(%esp), %esi
	leal	-1(%esi), %ecx
	cmpl	%ecx, %ebp
	jnb	.L23
	leal	0(%ebp,%eax), %esi
	movl	%ebp, %edx
	movl	48(%esp), %ebp
	movl	%esi, 48(%esp)
	movl	56(%esp), %esi
	subl	%edx, %ebp
	movl	%ebp, %eax
	movl	%edx, %ebp
	movl	%eax, %edx
	jmp	.L124
	.p2align 4,,10
	.p2align 3
.L125:
	incl	%ebp
	cmpl	%ebp, 48(%esp)
	movb	%al, -1(%esi,%ebp)
	je	.L297
	cmpl	%ecx, %ebp
	jnb	.L23
.L124:
	cmpb	$80, (%edi)
	movzbl	(%edx,%ebp), %eax
	jne	.L125
	movl	%eax, (%esp)
	movl	40(%esp), %ebx
	movl	%edx, 76(%esp)
	movl	%ecx, 64(%esp)
	call	tolower@PLT
	movl	76(%esp), %edx
	movl	64(%esp), %ecx
	jmp	.L125
	.p2align 4,,10
	.p2align 3
.L49:
	movl	160(%esp), %eax
	cmpb	$100, %cl
	movl	12(%eax), %edx
	movl	40(%esp), %eax
	leal	.LC6@GOTOFF(%eax), %eax
	jne	.L123
	jmp	.L270
.L35:
	movl	40(%esp), %ebx
	movl	_C_time_locale@GOT(%ebx), %eax
	movl	156(%eax), %esi
	movl	%esi, (%esp)
	call	strlen@PLT
.L82:
	cmpb	$0, (%esi)
	je	.L71
	movl	44(%esp), %edx
	movl	%esi, %ecx
	movl	56(%esp), %eax
	movl	160(%esp), %ebx
	subl	%ebp, %edx
	addl	%ebp, %eax
	movl	%ebx, (%esp)
	call	__strftime.isra.0
	testl	%eax, %eax
	jle	.L23
	addl	%eax, %ebp
	jmp	.L71
.L34:
	movl	160(%esp), %eax
	movl	20(%eax), %ecx
	testl	%ecx, %ecx
	js	.L138
.L271:
	movl	$1374389535, %eax
	imull	%ecx
	movl	%edx, %eax
	movl	%ecx, %edx
	sarl	$31, %edx
	sarl	$5, %eax
	subl	%edx, %eax
	leal	(%eax,%eax,4), %eax
	leal	(%eax,%eax,4), %edx
	movl	%ecx, %eax
	sall	$2, %edx
	subl	%edx, %eax
.L139:
	movl	%eax, 12(%esp)
.L250:
	movl	40(%esp), %ebx
	leal	.LC5@GOTOFF(%ebx), %eax
.L256:
	movl	%eax, 8(%esp)
	movl	44(%esp), %esi
	movl	%esi, %eax
	subl	%ebp, %eax
	movl	%eax, 4(%esp)
	movl	56(%esp), %eax
	addl	%ebp, %eax
	movl	%eax, (%esp)
	call	sniprintf@PLT
	testl	%eax, %eax
	jns	.L246
	xorl	%ebp, %ebp
	jmp	.L298
.L32:
	movl	160(%esp), %eax
	movl	32(%eax), %eax
	testl	%eax, %eax
	js	.L148
	movl	40(%esp), %ebx
	call	__tz_lock@PLT
	movl	72(%esp), %eax
	testl	%eax, %eax
	je	.L299
.L149:
	movl	40(%esp), %ebx
	call	__gettzinfo@PLT
	movl	%eax, %ecx
	movl	160(%esp), %eax
	movl	32(%eax), %eax
	testl	%eax, %eax
	setg	%al
	movzbl	%al, %eax
	leal	0(,%eax,8), %edx
	subl	%eax, %edx
	movl	32(%ecx,%edx,4), %eax
	negl	%eax
	movl	%eax, %esi
	call	__tz_unlock@PLT
	movl	$-2004318071, %eax
	movl	%esi, %ecx
	movl	%ebx, 40(%esp)
	imull	%esi
	sarl	$31, %ecx
	movl	%ecx, 48(%esp)
	leal	(%edx,%esi), %eax
	sarl	$5, %eax
	subl	%ecx, %eax
	movl	%eax, (%esp)
	call	labs@PLT
	movl	40(%esp), %ebx
	movl	%eax, %ecx
	movl	$-2004318071, %eax
	imull	%ecx
	leal	(%edx,%ecx), %eax
	movl	%ecx, %edx
	sarl	$31, %edx
	sarl	$5, %eax
	subl	%edx, %eax
	movl	%eax, %edx
	sall	$4, %edx
	subl	%eax, %edx
	movl	$-1851608123, %eax
	sall	$2, %edx
	subl	%edx, %ecx
	movl	%ecx, 16(%esp)
	imull	%esi
	movl	48(%esp), %ecx
	leal	(%edx,%esi), %eax
	movl	44(%esp), %esi
	sarl	$11, %eax
	subl	%ecx, %eax
	movl	%eax, 12(%esp)
	leal	.LC15@GOTOFF(%ebx), %eax
	movl	%eax, 8(%esp)
	movl	%esi, %eax
	subl	%ebp, %eax
	movl	%eax, 4(%esp)
	movl	56(%esp), %eax
	addl	%ebp, %eax
	movl	%eax, (%esp)
	call	sniprintf@PLT
	testl	%eax, %eax
	js	.L23
	addl	%eax, %ebp
	cmpl	%esi, %ebp
	jnb	.L23
.L276:
	movl	$1, %edx
	movl	%edx, 72(%esp)
	jmp	.L71
.L68:
	movl	44(%esp), %eax
	decl	%eax
	cmpl	%eax, %ebp
	jnb	.L23
	movl	56(%esp), %eax
	movb	$37, (%eax,%ebp)
	incl	%ebp
	jmp	.L71
.L67:
	movl	160(%esp), %eax
	movl	40(%esp), %ebx
	movl	24(%eax), %edx
	movl	_C_time_locale@GOT(%ebx), %eax
	movl	124(%eax,%edx,4), %esi
	movl	%esi, (%esp)
	call	strlen@PLT
	testl	%eax, %eax
	je	.L71
	movl	44(%esp), %ebx
	leal	-1(%ebx), %edx
	cmpl	%edx, %ebp
	jnb	.L23
	movl	56(%esp), %ecx
	addl	%ebp, %eax
	subl	%ebp, %esi
	.p2align 4
	.p2align 3
.L76:
	incl	%ebp
	movzbl	-1(%esi,%ebp), %ebx
	cmpl	%eax, %ebp
	movb	%bl, -1(%ecx,%ebp)
	je	.L71
	cmpl	%edx, %ebp
	jb	.L76
	xorl	%ebp, %ebp
	jmp	.L298
.L66:
	movl	160(%esp), %eax
	movl	40(%esp), %ebx
	movl	16(%eax), %edx
	movl	_C_time_locale@GOT(%ebx), %eax
	movl	48(%eax,%edx,4), %esi
	movl	%esi, (%esp)
	call	strlen@PLT
	testl	%eax, %eax
	je	.L71
	movl	44(%esp), %ebx
	leal	-1(%ebx), %edx
	cmpl	%edx, %ebp
	jnb	.L23
	movl	56(%esp), %ecx
	addl	%ebp, %eax
	subl	%ebp, %esi
	.p2align 4
	.p2align 3
.L80:
	incl	%ebp
	movzbl	-1(%esi,%ebp), %ebx
	cmpl	%eax, %ebp
	movb	%bl, -1(%ecx,%ebp)
	je	.L71
	cmpl	%edx, %ebp
	jb	.L80
	xorl	%ebp, %ebp
	jmp	.L298
.L65:
	movl	160(%esp), %eax
	movl	20(%eax), %ecx
	movl	$2, %eax
	cmpl	%eax, %esi
	cmovnb	%esi, %eax
	xorl	%edx, %edx
	cmpl	$-1900, %ecx
	setl	%dl
	subl	%edx, %eax
	testl	%ecx, %ecx
	movl	%eax, %esi
	js	.L83
	movl	$1374389535, %eax
	imull	%ecx
	movl	%ecx, %eax
	sarl	$31, %eax
	sarl	$5, %edx
	subl	%eax, %edx
	movl	40(%esp), %eax
	addl	$19, %edx
	cmpb	$0, 48(%esp)
	jne	.L84
	leal	.LC1@GOTOFF(%eax), %ebx
	leal	.LC0@GOTOFF(%eax), %eax
.L85:
	movl	%esi, 16(%esp)
	movl	44(%esp), %esi
	movl	%eax, 12(%esp)
	movl	%ebx, 8(%esp)
	movl	40(%esp), %ebx
	movl	%edx, 20(%esp)
	movl	%esi, %eax
	subl	%ebp, %eax
	movl	%eax, 4(%esp)
	movl	56(%esp), %eax
	addl	%ebp, %eax
	movl	%eax, (%esp)
	call	sniprintf@PLT
	testl	%eax, %eax
	jns	.L246
	xorl	%ebp, %ebp
	jmp	.L298
	.p2align 4,,10
	.p2align 3
.L64:
	movl	160(%esp), %eax
	movl	20(%eax), %ecx
	testl	%ecx, %ecx
	js	.L89
.L268:
	movl	$1374389535, %eax
	movl	40(%esp), %ebx
	imull	%ecx
	movl	%edx, %eax
	movl	%ecx, %edx
	sarl	$31, %edx
	sarl	$5, %eax
	subl	%edx, %eax
	leal	(%eax,%eax,4), %eax
	leal	(%eax,%eax,4), %edx
	movl	%ecx, %eax
	sall	$2, %edx
	subl	%edx, %eax
	movl	%eax, 20(%esp)
	movl	160(%esp), %eax
	movl	12(%eax), %eax
	movl	%eax, 16(%esp)
	movl	160(%esp), %eax
	movl	16(%eax), %eax
	movl	%eax, 48(%esp)
	incl	%eax
	movl	%eax, 12(%esp)
	leal	.LC7@GOTOFF(%ebx), %eax
.L267:
	movl	%eax, 8(%esp)
	movl	44(%esp), %esi
	movl	%esi, %eax
	subl	%ebp, %eax
	movl	%eax, 4(%esp)
	movl	56(%esp), %eax
	addl	%ebp, %eax
	movl	%eax, (%esp)
	call	sniprintf@PLT
	testl	%eax, %eax
	jns	.L246
	xorl	%ebp, %ebp
	jmp	.L298
	.p2align 4,,10
	.p2align 3
.L63:
	movb	$37, 96(%esp)
	movzbl	48(%esp), %eax
	testb	%al, %al
	je	.L91
	movb	%al, 97(%esp)
	leal	98(%esp), %edx
	cmpl	$5, %esi
	ja	.L92
.L95:
	movl	%edx, %eax
.L93:
	movl	%eax, (%esp)
	movl	40(%esp), %ebx
	leal	.LC9@GOTOFF(%ebx), %edx
	movl	%edx, 4(%esp)
	call	strcpy@PLT
	movl	44(%esp), %edx
	leal	96(%esp), %ecx
	movl	56(%esp), %eax
	movl	160(%esp), %esi
	subl	%ebp, %edx
	addl	%ebp, %eax
	movl	%esi, (%esp)
	call	__strftime.isra.0
	testl	%eax, %eax
	jle	.L23
	addl	%eax, %ebp
	jmp	.L71
.L61:
	movl	160(%esp), %eax
	movl	4(%eax), %eax
	jmp	.L139
.L46:
	movl	160(%esp), %eax
	movl	40(%esp), %ebx
	movl	28(%eax), %eax
	movl	%eax, 48(%esp)
	incl	%eax
	movl	%eax, 12(%esp)
	leal	.LC11@GOTOFF(%ebx), %eax
	jmp	.L256
.L43:
	movl	160(%esp), %eax
	movl	16(%eax), %eax
	movl	%eax, 48(%esp)
	incl	%eax
	movl	%eax, 12(%esp)
	jmp	.L250
.L42:
	movl	44(%esp), %eax
	decl	%eax
	cmpl	%eax, %ebp
	jnb	.L23
	movl	56(%esp), %eax
	movb	$10, (%eax,%ebp)
	incl	%ebp
	jmp	.L71
.L40:
	movl	40(%esp), %ebx
	movl	_C_time_locale@GOT(%ebx), %eax
	movl	228(%eax), %esi
	movl	%esi, (%esp)
	call	strlen@PLT
	jmp	.L82
.L60:
	movl	160(%esp), %eax
	movl	40(%esp), %ebx
	movl	4(%eax), %eax
	movl	%eax, 16(%esp)
	movl	160(%esp), %eax
	movl	8(%eax), %eax
	movl	%eax, 12(%esp)
	leal	.LC12@GOTOFF(%ebx), %eax
.L263:
	movl	%eax, 8(%esp)
	movl	44(%esp), %esi
	movl	%esi, %eax
	subl	%ebp, %eax
	movl	%eax, 4(%esp)
	movl	56(%esp), %eax
	addl	%ebp, %eax
	movl	%eax, (%esp)
	call	sniprintf@PLT
	testl	%eax, %eax
	jns	.L246
	xorl	%ebp, %ebp
	jmp	.L298
	.p2align 4,,10
	.p2align 3
.L48:
	movl	160(%esp), %eax
	call	iso_year_adjust
	movl	%eax, %esi
	movl	160(%esp), %eax
	movl	20(%eax), %ebx
	testl	%ebx, %ebx
	js	.L97
	movl	$1374389535, %eax
	imull	%ebx
	movl	%ebx, %eax
	sarl	$31, %eax
	sarl	$5, %edx
	subl	%eax, %edx
	leal	(%edx,%edx,4), %eax
	leal	(%eax,%eax,4), %eax
	sall	$2, %eax
	subl	%eax, %ebx
	movl	%ebx, %edx
.L98:
	leal	(%esi,%edx), %ecx
	movl	$1374389535, %ebx
	movl	%ecx, %eax
	imull	%ebx
	movl	%ecx, %eax
	sarl	$31, %eax
	sarl	$5, %edx
	subl	%eax, %edx
	leal	(%edx,%edx,4), %eax
	leal	(%eax,%eax,4), %eax
	sall	$2, %eax
	subl	%eax, %ecx
	addl	$100, %ecx
	movl	%ecx, %eax
	mull	%ebx
	shrl	$5, %edx
	leal	(%edx,%edx,4), %eax
	leal	(%eax,%eax,4), %eax
	sall	$2, %eax
	subl	%eax, %ecx
	movl	%ecx, 12(%esp)
	jmp	.L250
.L39:
	xorl	%eax, %eax
	movl	%eax, 48(%esp)
	xorl	%eax, %eax
	movl	%eax, 52(%esp)
	movl	160(%esp), %eax
	movl	32(%eax), %eax
	testl	%eax, %eax
	jns	.L300
.L127:
	movl	%edi, 76(%esp)
	movl	160(%esp), %eax
	movl	20(%eax), %ecx
	leal	-1(%ecx), %esi
	movl	%ecx, %eax
	cltd
	addl	$-69, %eax
	adcl	$-1, %edx
	movl	%eax, %ebx
	movl	%edx, %eax
	xorl	%edi, %edi
	movl	%edi, 84(%esp)
	sarl	$31, %eax
	andl	$3, %eax
	movl	%eax, 80(%esp)
	movl	%ebx, %eax
	movl	$1374389535, %ebx
	addl	80(%esp), %eax
	adcl	84(%esp), %edx
	shrdl	$2, %edx, %eax
	movl	%eax, 64(%esp)
	sarl	$2, %edx
	movl	%esi, %eax
	movl	%edx, 68(%esp)
	imull	%ebx
	sarl	$31, %esi
	movl	68(%esp), %edi
	sarl	$5, %edx
	movl	%edx, %eax
	subl	%esi, %eax
	movl	64(%esp), %esi
	cltd
	subl	%eax, %esi
	movl	%esi, 64(%esp)
	leal	299(%ecx), %esi
	sbbl	%edx, %edi
	movl	%edi, 68(%esp)
	movl	%esi, %eax
	imull	%ebx
	movl	64(%esp), %ebx
	sarl	$31, %esi
	sarl	$7, %edx
	subl	%esi, %edx
	movl	68(%esp), %esi
	movl	%edx, %eax
	cltd
	addl	%eax, %ebx
	leal	-630(%ecx,%ecx,8), %eax
	leal	-70(%ecx,%eax,8), %eax
	adcl	%edx, %esi
	leal	(%eax,%eax,4), %eax
	cltd
	addl	%ebx, %eax
	adcl	%esi, %edx
	movl	160(%esp), %esi
	movl	28(%esi), %ecx
	movl	%ecx, %ebx
	sarl	$31, %ebx
	addl	%eax, %ecx
	movl	$24, %eax
	adcl	%edx, %ebx
	mull	%ecx
	imull	$24, %ebx, %esi
	movl	%eax, %ecx
	movl	160(%esp), %eax
	movl	%edx, %ebx
	addl	%esi, %ebx
	movl	8(%eax), %eax
	cltd
	addl	%ecx, %eax
	adcl	%ebx, %edx
	movl	$60, %ebx
	imull	$60, %edx, %esi
	mull	%ebx
	addl	%esi, %edx
	movl	160(%esp), %esi
	movl	4(%esi), %ecx
	movl	%ecx, %edi
	sarl	$31, %edi
	addl	%ecx, %eax
	adcl	%edi, %edx
	imull	$60, %edx, %ecx
	mull	%ebx
	movl	%eax, %ebx
	movl	160(%esp), %eax
	movl	%edx, %esi
	addl	%ecx, %esi
	movl	(%eax), %eax
	cltd
	addl	%ebx, %eax
	movl	40(%esp), %ebx
	adcl	%esi, %edx
	movl	44(%esp), %esi
	subl	48(%esp), %eax
	sbbl	52(%esp), %edx
	movl	%eax, 12(%esp)
	leal	.LC13@GOTOFF(%ebx), %eax
	movl	%eax, 8(%esp)
	movl	%esi, %eax
	movl	%edx, 16(%esp)
	subl	%ebp, %eax
	movl	%eax, 4(%esp)
	movl	56(%esp), %eax
	addl	%ebp, %eax
	movl	%eax, (%esp)
	call	sniprintf@PLT
	testl	%eax, %eax
	js	.L23
	addl	%eax, %ebp
	movl	76(%esp), %edi
	cmpl	%esi, %ebp
	jb	.L71
	xorl	%ebp, %ebp
	jmp	.L298
	.p2align 4,,10
	.p2align 3
.L38:
	movl	44(%esp), %eax
	decl	%eax
	cmpl	%eax, %ebp
	jnb	.L23
	movl	56(%esp), %eax
	movb	$9, (%eax,%ebp)
	incl	%ebp
	jmp	.L71
.L58:
	movl	160(%esp), %eax
	movl	40(%esp), %ebx
	movl	(%eax), %eax
	movl	%eax, 20(%esp)
	movl	160(%esp), %eax
	movl	4(%eax), %eax
	movl	%eax, 16(%esp)
	movl	160(%esp), %eax
	movl	8(%eax), %eax
	movl	%eax, 12(%esp)
	leal	.LC14@GOTOFF(%ebx), %eax
	jmp	.L267
.L57:
	movl	160(%esp), %eax
	movl	28(%eax), %eax
	movl	%eax, 48(%esp)
	leal	7(%eax), %ecx
	movl	160(%esp), %eax
	movl	24(%eax), %edx
	subl	%edx, %ecx
.L272:
	movl	$-1840700269, %eax
	imull	%ecx
	addl	%ecx, %edx
	sarl	$2, %edx
	sarl	$31, %ecx
	subl	%ecx, %edx
	movl	%edx, 12(%esp)
	jmp	.L250
.L56:
	movl	160(%esp), %eax
	movl	$6, %ebx
	call	iso_year_adjust
	movl	%eax, %edx
	movl	160(%esp), %eax
	movl	24(%eax), %eax
	testl	%eax, %eax
	je	.L131
	leal	-1(%eax), %ebx
.L131:
	movl	160(%esp), %eax
	testl	%edx, %edx
	movl	28(%eax), %ecx
	movl	$1, %eax
	jg	.L139
	je	.L301
	movl	160(%esp), %eax
	subl	%ecx, %ebx
	movl	20(%eax), %edx
	movl	%edx, %eax
	sarl	$31, %eax
	andl	$2000, %eax
	leal	-101(%edx,%eax), %eax
	testb	$3, %al
	jne	.L135
	imull	$-1030792151, %eax, %ecx
	movl	$1, %edx
	addl	$85899344, %ecx
	rorl	$2, %ecx
	cmpl	$42949672, %ecx
	ja	.L136
.L135:
	imull	$-1030792151, %eax, %eax
	xorl	%edx, %edx
	addl	$85899344, %eax
	rorl	$4, %eax
	cmpl	$10737418, %eax
	setbe	%dl
.L136:
	subl	%edx, %ebx
	xorl	%eax, %eax
	cmpl	$5, %ebx
	setl	%al
	addl	$52, %eax
	jmp	.L139
.L36:
	movl	44(%esp), %eax
	decl	%eax
	cmpl	%eax, %ebp
	jnb	.L23
	movl	160(%esp), %eax
	movl	24(%eax), %eax
	movl	%eax, 48(%esp)
	movzbl	48(%esp), %eax
.L278:
	addb	$48, %al
.L277:
	movl	56(%esp), %esi
	movb	%al, (%esi,%ebp)
	incl	%ebp
	jmp	.L71
.L59:
	movl	160(%esp), %eax
	movl	(%eax), %eax
	jmp	.L139
.L62:
	movl	160(%esp), %eax
	movl	20(%eax), %ebx
	cmpl	$-1900, %ebx
	setl	64(%esp)
	movzbl	64(%esp), %eax
	movl	%eax, 88(%esp)
	movl	160(%esp), %eax
	call	iso_year_adjust
	testl	%ebx, %ebx
	movl	%eax, 76(%esp)
	js	.L102
	movl	$1374389535, %eax
	movl	%ebx, %ecx
	imull	%ebx
	sarl	$31, %ecx
	sarl	$5, %edx
	subl	%ecx, %edx
	leal	(%edx,%edx,4), %eax
	leal	(%eax,%eax,4), %eax
	sall	$2, %eax
	leal	19(%edx), %ecx
	subl	%eax, %ebx
	movl	76(%esp), %eax
	testl	%eax, %eax
	js	.L103
.L104:
	movl	76(%esp), %eax
	addl	%eax, %ebx
	cmpl	$-1, %ebx
	je	.L159
	cmpl	$100, %ebx
	jne	.L112
	incl	%ecx
	xorl	%ebx, %ebx
.L112:
	leal	(%ecx,%ecx,4), %eax
	movl	88(%esp), %ecx
	leal	(%eax,%eax,4), %eax
	leal	(%ebx,%eax,4), %edx
	testl	%ecx, %ecx
	jne	.L110
.L285:
	cmpb	$43, 48(%esp)
	jne	.L178
	cmpl	$9999, %edx
	jbe	.L178
	movb	$43, 96(%esp)
	testl	%esi, %esi
	je	.L143
	movb	$37, 97(%esp)
	leal	96(%esp), %ebx
	decl	%esi
	movl	%ebx, 64(%esp)
	leal	97(%esp), %eax
.L144:
	movb	$48, 1(%eax)
	leal	2(%eax), %ecx
	jmp	.L145
.L50:
	movl	40(%esp), %ebx
	movl	_C_time_locale@GOT(%ebx), %eax
	movl	160(%eax), %esi
	movl	%esi, (%esp)
	call	strlen@PLT
	jmp	.L82
.L54:
	movl	40(%esp), %ebx
	movl	_C_time_locale@GOT(%ebx), %eax
	movl	152(%eax), %esi
	movl	%esi, (%esp)
	call	strlen@PLT
	jmp	.L82
.L53:
	movl	160(%esp), %eax
	movl	20(%eax), %eax
	cmpl	$-1900, %eax
	jge	.L140
	movb	$45, 96(%esp)
	movl	$-1900, %edx
	subl	%eax, %edx
	testl	%esi, %esi
	je	.L273
.L141:
	decl	%esi
.L273:
	leal	96(%esp), %ebx
	movl	%ebx, 64(%esp)
	leal	97(%esp), %eax
.L142:
	movb	$37, (%eax)
	cmpb	$0, 48(%esp)
	jne	.L144
	leal	1(%eax), %ecx
.L145:
	movl	%ecx, (%esp)
	movl	40(%esp), %ebx
	movl	%edx, 48(%esp)
	leal	.LC10@GOTOFF(%ebx), %eax
	movl	%eax, 4(%esp)
	call	strcpy@PLT
	movl	48(%esp), %edx
	movl	%esi, 12(%esp)
	movl	64(%esp), %eax
	movl	%edx, 16(%esp)
	jmp	.L263
.L52:
	movl	160(%esp), %eax
	movl	32(%eax), %esi
	testl	%esi, %esi
	js	.L148
	movl	40(%esp), %ebx
	call	__tz_lock@PLT
	movl	72(%esp), %ebx
	testl	%ebx, %ebx
	je	.L302
.L150:
	movl	160(%esp), %eax
	movl	40(%esp), %ebx
	movl	32(%eax), %ecx
	xorl	%eax, %eax
	movl	_tzname@GOT(%ebx), %edx
	testl	%ecx, %ecx
	setg	%al
	movl	(%edx,%eax,4), %esi
	movl	%esi, (%esp)
	call	strlen@PLT
	testl	%eax, %eax
	je	.L303
	movl	44(%esp), %ebx
	leal	-1(%ebx), %edx
	cmpl	%edx, %ebp
	jnb	.L153
	movl	56(%esp), %ecx
	addl	%ebp, %eax
	subl	%ebp, %esi
	jmp	.L155
	.p2align 4,,10
	.p2align 3
.L154:
	cmpl	%edx, %ebp
	jnb	.L153
.L155:
	incl	%ebp
	movzbl	-1(%esi,%ebp), %ebx
	cmpl	%ebp, %eax
	movb	%bl, -1(%ecx,%ebp)
	jne	.L154
.L152:
	movl	%eax, 48(%esp)
	movl	40(%esp), %ebx
	call	__tz_unlock@PLT
	movl	48(%esp), %ebp
	jmp	.L276
.L37:
	movl	44(%esp), %eax
	decl	%eax
	cmpl	%eax, %ebp
	jnb	.L23
	movl	160(%esp), %eax
	movl	24(%eax), %eax
	testl	%eax, %eax
	jne	.L278
	movb	$55, %al
	jmp	.L277
.L55:
	movl	160(%esp), %eax
	movl	24(%eax), %edx
	movl	$6, %eax
	testl	%edx, %edx
	je	.L137
	leal	-1(%edx), %eax
.L137:
	movl	160(%esp), %esi
	movl	28(%esi), %esi
	movl	%esi, 48(%esp)
	leal	7(%esi), %ecx
	subl	%eax, %ecx
	jmp	.L272
.L51:
	movl	160(%esp), %eax
	movl	40(%esp), %ebx
	movl	24(%eax), %edx
	movl	_C_time_locale@GOT(%ebx), %eax
	movl	96(%eax,%edx,4), %esi
	movl	%esi, (%esp)
	call	strlen@PLT
	testl	%eax, %eax
	je	.L71
	movl	44(%esp), %ebx
	leal	-1(%ebx), %edx
	cmpl	%edx, %ebp
	jnb	.L23
	movl	56(%esp), %ecx
	addl	%ebp, %eax
	subl	%ebp, %esi
	.p2align 4
	.p2align 3
.L73:
	incl	%ebp
	movzbl	-1(%esi,%ebp), %ebx
	cmpl	%eax, %ebp
	movb	%bl, -1(%ecx,%ebp)
	je	.L71
	cmpl	%edx, %ebp
	jb	.L73
	xorl	%ebp, %ebp
	jmp	.L298
	.p2align 4,,10
	.p2align 3
.L91:
	movb	$43, 97(%esp)
	movl	$4, %esi
.L94:
	movl	%esi, 12(%esp)
	movl	40(%esp), %ebx
	leal	98(%esp), %edx
	movl	%edx, (%esp)
	movl	%edx, 48(%esp)
	leal	.LC8@GOTOFF(%ebx), %eax
	movl	%eax, 8(%esp)
	movl	$30, %eax
	movl	%eax, 4(%esp)
	call	sniprintf@PLT
	movl	48(%esp), %edx
	testl	%eax, %eax
	jle	.L95
	addl	%edx, %eax
	jmp	.L93
.L140:
	leal	1900(%eax), %edx
	jmp	.L285
.L169:
	movl	$12, %edx
	jmp	.L122
.L178:
	leal	96(%esp), %eax
	movl	%eax, 64(%esp)
	jmp	.L142
.L102:
	addl	$1900, %ebx
	movl	%ebx, (%esp)
	movl	40(%esp), %ebx
	call	abs@PLT
	movl	%eax, %ecx
	movl	$1374389535, %eax
	imull	%ecx
	movl	%ecx, %eax
	sarl	$31, %eax
	sarl	$5, %edx
	movl	%edx, %ecx
	subl	%eax, %ecx
	movl	160(%esp), %eax
	movl	20(%eax), %eax
	testl	%eax, %eax
	jns	.L304
	movl	%ecx, 92(%esp)
	movl	40(%esp), %ebx
	addl	$1900, %eax
	movl	%eax, (%esp)
	call	abs@PLT
	movl	%eax, %ecx
	movl	$1374389535, %eax
	imull	%ecx
	movl	%ecx, %eax
	sarl	$31, %eax
	movl	%edx, %ebx
	sarl	$5, %ebx
	subl	%eax, %ebx
	leal	(%ebx,%ebx,4), %eax
	movl	%ecx, %ebx
	movl	92(%esp), %ecx
	leal	(%eax,%eax,4), %eax
	sall	$2, %eax
	subl	%eax, %ebx
.L106:
	movl	76(%esp), %eax
	testl	%eax, %eax
	js	.L103
	jle	.L104
	cmpb	$0, 64(%esp)
	je	.L104
	leal	-1(%ebx), %eax
	testl	%ebx, %ebx
	je	.L109
	leal	(%ecx,%ecx,4), %edx
	leal	(%edx,%edx,4), %edx
	leal	(%eax,%edx,4), %edx
.L110:
	movb	$45, 96(%esp)
	testl	%esi, %esi
	jne	.L141
	jmp	.L273
.L297:
	movl	48(%esp), %ebp
	jmp	.L71
.L300:
	movl	40(%esp), %ebx
	call	__tz_lock@PLT
	movl	72(%esp), %eax
	testl	%eax, %eax
	je	.L305
.L128:
	movl	40(%esp), %ebx
	call	__gettzinfo@PLT
	movl	%eax, %ecx
	movl	160(%esp), %eax
	movl	32(%eax), %esi
	xorl	%eax, %eax
	testl	%esi, %esi
	setg	%al
	leal	0(,%eax,8), %edx
	subl	%eax, %edx
	movl	32(%ecx,%edx,4), %esi
	call	__tz_unlock@PLT
	movl	$1, %eax
	movl	%eax, 72(%esp)
	negl	%esi
	movl	%esi, 48(%esp)
	sarl	$31, %esi
	movl	%esi, 52(%esp)
	jmp	.L127
.L103:
	movl	160(%esp), %eax
	cmpl	$-1899, 20(%eax)
	jl	.L166
	movl	76(%esp), %eax
	addl	%eax, %ebx
	cmpl	$-1, %ebx
	jne	.L112
.L159:
	decl	%ecx
	movl	$99, %ebx
	jmp	.L112
.L84:
	leal	.LC2@GOTOFF(%eax), %ebx
	cmpl	$99, %edx
	jle	.L182
	cmpb	$43, 48(%esp)
	jne	.L182
	leal	.LC3@GOTOFF(%eax), %eax
	jmp	.L85
.L92:
	subl	$6, %esi
	je	.L95
	.p2align 4,,2
	jmp	.L94
.L166:
	movl	$1, %eax
	movl	%eax, 76(%esp)
	movl	$1, %eax
	movl	%eax, 88(%esp)
	jmp	.L104
.L301:
	addl	$10, %ecx
	movl	$-1840700269, %eax
	subl	%ebx, %ecx
	imull	%ecx
	leal	(%edx,%ecx), %eax
	sarl	$2, %eax
	sarl	$31, %ecx
	subl	%ecx, %eax
	jmp	.L139
.L305:
	movl	40(%esp), %ebx
	call	_tzset_unlocked@PLT
	jmp	.L128
.L299:
	movl	40(%esp), %ebx
	call	_tzset_unlocked@PLT
	.p2align 4,,4
	jmp	.L149
.L182:
	leal	.LC0@GOTOFF(%eax), %eax
	jmp	.L85
.L89:
	movl	40(%esp), %ebx
	leal	1900(%ecx), %eax
	movl	%eax, (%esp)
	call	abs@PLT
	movl	%eax, %ecx
	jmp	.L268
.L83:
	movl	%ecx, 64(%esp)
	movl	40(%esp), %ebx
	leal	1900(%ecx), %eax
	movl	%eax, (%esp)
	call	abs@PLT
	movl	64(%esp), %ecx
	movl	%eax, %ebx
	movl	$1374389535, %eax
	imull	%ebx
	movl	%ebx, %eax
	sarl	$31, %eax
	sarl	$5, %edx
	subl	%eax, %edx
	movzbl	48(%esp), %eax
	testb	%al, %al
	je	.L161
	cmpl	$9999, %ebx
	movl	40(%esp), %ebx
	jle	.L181
	cmpb	$43, %al
	jne	.L181
	leal	.LC3@GOTOFF(%ebx), %eax
	leal	.LC2@GOTOFF(%ebx), %ebx
.L86:
	cmpl	$-1900, %ecx
	jge	.L85
	movl	40(%esp), %eax
	leal	.LC4@GOTOFF(%eax), %eax
	jmp	.L85
.L138:
	movl	40(%esp), %ebx
	addl	$1900, %ecx
	movl	%ecx, (%esp)
	call	abs@PLT
	movl	%eax, %ecx
	jmp	.L271
.L97:
	addl	$1900, %ebx
	movl	%ebx, (%esp)
	movl	40(%esp), %ebx
	call	abs@PLT
	movl	%eax, %ebx
	movl	$1374389535, %eax
	imull	%ebx
	movl	%ebx, %eax
	sarl	$31, %eax
	sarl	$5, %edx
	subl	%eax, %edx
	leal	(%edx,%edx,4), %eax
	leal	(%eax,%eax,4), %eax
	sall	$2, %eax
	subl	%eax, %ebx
	testl	%esi, %esi
	movl	%ebx, %edx
	jns	.L100
	movl	160(%esp), %eax
	cmpl	$-1900, 20(%eax)
	movl	$1, %eax
	cmovle	%eax, %esi
	jmp	.L98
.L143:
	movb	$37, 97(%esp)
	leal	96(%esp), %ebx
	movl	%ebx, 64(%esp)
	leal	97(%esp), %eax
	jmp	.L144
.L109:
	leal	-5(%ecx,%ecx,4), %eax
	leal	(%eax,%eax,4), %eax
	leal	99(,%eax,4), %edx
	jmp	.L110
.L161:
	movl	40(%esp), %ebx
	leal	.LC0@GOTOFF(%ebx), %eax
	leal	.LC1@GOTOFF(%ebx), %ebx
	jmp	.L86
.L153:
	movl	40(%esp), %ebx
	xorl	%ebp, %ebp
	call	__tz_unlock@PLT
	jmp	.L298
.L302:
	movl	40(%esp), %ebx
	call	_tzset_unlocked@PLT
	.p2align 4,,4
	jmp	.L150
.L100:
	.p2align 4,,4
	je	.L98
	movl	160(%esp), %eax
	cmpl	$-1901, 20(%eax)
	movl	$-1, %eax
	cmovle	%eax, %esi
	jmp	.L98
.L303:
	movl	%ebp, %eax
	jmp	.L152
.L304:
	movl	$100, %ebx
	cltd
	idivl	%ebx
	movl	%edx, %ebx
	jmp	.L106
.L181:
	leal	.LC0@GOTOFF(%ebx), %eax
	leal	.LC2@GOTOFF(%ebx), %ebx
	jmp	.L86
	.size	__strftime.isra.0, .-__strftime.isra.0
	.section	.text.strftime,"ax",@progbits
	.p2align 4
	.globl	strftime
	.type	strftime, @function
strftime:
	movl	16(%esp), %edx
	movl	4(%esp), %eax
	movl	12(%esp), %ecx
	movl	%edx, 4(%esp)
	movl	8(%esp), %edx
	jmp	__strftime.isra.0
	.size	strftime, .-strftime
	.section	.text.strftime_l,"ax",@progbits
	.p2align 4
	.globl	strftime_l
	.type	strftime_l, @function
strftime_l:
	movl	16(%esp), %edx
	movl	4(%esp), %eax
	movl	12(%esp), %ecx
	movl	%edx, 4(%esp)
	movl	8(%esp), %edx
	jmp	__strftime.isra.0
	.size	strftime_l, .-strftime_l
	.section	.text.__x86.get_pc_thunk.si,"axG",@progbits,__x86.get_pc_thunk.si,comdat
	.globl	__x86.get_pc_thunk.si
	.hidden	__x86.get_pc_thunk.si
	.type	__x86.get_pc_thunk.si, @function
__x86.get_pc_thunk.si:
	movl	(%esp), %esi
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
