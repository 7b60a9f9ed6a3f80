// cd88a8e68cf7051f9cc77130927330d3 emu/guest/libc/regcmp.c
	.file	"regcmp.c"
	.text
	.section	.text.number,"ax",@progbits
	.p2align 4
	.type	number, @function
number:
	pushl	%edi
	movl	%eax, %edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$16, %esp
	movl	(%eax), %eax
	movzbl	(%eax), %eax
	movl	%eax, (%esp)
	call	isdigit@PLT
	testl	%eax, %eax
	je	.L2
	movl	(%edi), %eax
	xorl	%esi, %esi
	jmp	.L3
	.p2align 4,,10
	.p2align 3
.L17:
	testl	%eax, %eax
	je	.L16
	movl	(%edi), %edx
	leal	(%esi,%esi,4), %ecx
	leal	1(%edx), %eax
	movl	%eax, (%edi)
	movsbl	(%edx), %edx
	leal	-48(%edx,%ecx,2), %esi
.L3:
	movzbl	(%eax), %eax
	movl	%eax, (%esp)
	call	isdigit@PLT
	cmpl	$255, %esi
	jle	.L17
.L2:
	movl	$1, 8(%edi)
	addl	$16, %esp
	xorl	%esi, %esi
	popl	%ebx
	movl	%esi, %eax
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L16:
	cmpl	$255, %esi
	jg	.L2
	addl	$16, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.size	number, .-number
	.section	.text.compile_one,"ax",@progbits
	.p2align 4
	.type	compile_one, @function
compile_one:
	pushl	%ebp
	pushl	%edi
	movl	%eax, %edi
	pushl	%esi
	pushl	%ebx
	movl	%edx, %ebx
	call	__x86.get_pc_thunk.si
	addl	$_GLOBAL_OFFSET_TABLE_, %esi
	subl	$60, %esp
	movl	4(%eax), %ecx
	movl	%ecx, 28(%esp)
	movl	(%ecx), %eax
	leal	1(%eax), %edx
	movl	%edx, (%ecx)
	leal	(%eax,%eax,4), %edx
	leal	(%eax,%edx,2), %eax
	xorl	%edx, %edx
	sall	$2, %eax
	movl	%eax, 32(%esp)
	leal	(%ecx,%eax), %ebp
	leal	4(%ecx,%eax), %ecx
	xorl	%eax, %eax
.L19:
	movl	%edx, 4(%ebp,%eax)
	movl	%edx, 8(%ebp,%eax)
	addl	$8, %eax
	cmpl	$40, %eax
	jb	.L19
	movl	$0, (%ecx,%eax)
	movl	(%edi), %ecx
	movw	$2561, 4(%ebp)
	movl	$65537, 8(%ebp)
	leal	1(%ecx), %eax
	movl	%eax, (%edi)
	movzbl	(%ecx), %edx
	cmpb	$46, %dl
	je	.L21
	jle	.L87
	cmpb	$92, %dl
	je	.L28
	cmpb	$123, %dl
	.p2align 4,,5
	jne	.L88
.L58:
	movl	$1, 8(%edi)
.L18:
	addl	$60, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L88:
	cmpb	$91, %dl
	jne	.L26
	movzbl	1(%ecx), %ebx
	xorl	%edx, %edx
	movb	$2, 4(%ebp)
	movb	%bl, 43(%esp)
	cmpb	$94, %bl
	sete	%dl
	leal	(%eax,%edx), %esi
	movl	%esi, (%edi)
	movl	%esi, 36(%esp)
	movzbl	(%esi), %ecx
	testb	%cl, %cl
	je	.L60
	movl	%ebp, 44(%esp)
	movl	28(%esp), %eax
	movl	32(%esp), %ebx
	leal	16(%eax,%ebx), %ebx
	.p2align 4
	.p2align 3
.L32:
	cmpb	$93, %cl
	jne	.L36
	cmpl	%esi, 36(%esp)
	jne	.L82
.L36:
	cmpb	$45, 1(%esi)
	movzbl	%cl, %eax
	jne	.L33
	movzbl	2(%esi), %edx
	testb	%dl, %dl
	je	.L33
	cmpb	$93, %dl
	je	.L33
	leal	2(%esi), %ebp
	movl	%ebp, (%edi)
	movzbl	2(%esi), %edx
	cmpb	%cl, %dl
	jb	.L34
	leal	1(%edx), %esi
	.p2align 4
	.p2align 3
.L35:
	movl	%eax, %ecx
	movl	$1, %ebp
	andl	$7, %ecx
	movl	%eax, %edx
	sall	%cl, %ebp
	incl	%eax
	sarl	$3, %edx
	movl	%ebp, %ecx
	orb	%cl, (%ebx,%edx)
	cmpl	%esi, %eax
	jne	.L35
.L86:
	movl	(%edi), %ebp
.L34:
	leal	1(%ebp), %esi
	movl	%esi, (%edi)
	movzbl	1(%ebp), %ecx
	testb	%cl, %cl
	jne	.L32
.L82:
	movl	44(%esp), %ebp
.L31:
	leal	1(%esi), %eax
	movl	%eax, (%edi)
	cmpb	$93, (%esi)
	je	.L37
	movl	$1, 8(%edi)
.L37:
	cmpb	$94, 43(%esp)
	je	.L38
.L40:
	andb	$-2, 16(%ebp)
	jmp	.L30
	.p2align 4,,10
	.p2align 3
.L87:
	cmpb	$40, %dl
	je	.L23
	jle	.L89
	movb	%dl, %cl
	subb	$42, %cl
	cmpb	$1, %cl
	jbe	.L58
.L26:
	movb	%dl, 6(%ebp)
.L30:
	movl	$65537, 8(%ebp)
	movzbl	(%eax), %edx
	movb	%dl, %cl
	subb	$42, %cl
	cmpb	$1, %cl
	jbe	.L90
	cmpb	$123, %dl
	jne	.L18
	incl	%eax
	movl	%eax, (%edi)
	movl	%edi, %eax
	call	number
	cwtl
	movw	%ax, 10(%ebp)
	movw	%ax, 8(%ebp)
	movl	(%edi), %eax
	cmpb	$44, (%eax)
	je	.L91
.L56:
	leal	1(%eax), %edx
	movl	%edx, (%edi)
	cmpb	$125, (%eax)
	jne	.L58
	movzwl	10(%ebp), %eax
	cmpw	%ax, 8(%ebp)
	jg	.L58
	jmp	.L18
	.p2align 4,,10
	.p2align 3
.L89:
	cmpb	$36, %dl
	jne	.L26
	cmpb	$0, 1(%ecx)
	.p2align 4,,4
	je	.L92
	movb	$36, 6(%ebp)
	jmp	.L30
	.p2align 4,,10
	.p2align 3
.L33:
	andb	$7, %cl
	movl	$1, %edx
	sarl	$3, %eax
	sall	%cl, %edx
	orb	%dl, (%ebx,%eax)
	jmp	.L86
	.p2align 4,,10
	.p2align 3
.L90:
	leal	1(%eax), %edx
	movl	%edx, (%edi)
	cmpb	$43, (%eax)
	movw	$32767, 10(%ebp)
	sete	%al
	movzbl	%al, %eax
	movw	%ax, 8(%ebp)
	addl	$60, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L21:
	movb	$0, 4(%ebp)
	jmp	.L30
	.p2align 4,,10
	.p2align 3
.L23:
	movb	$5, 4(%ebp)
	incl	%ebx
	cmpl	$50, %ebx
	jle	.L41
	movl	$1, 8(%edi)
.L44:
	leal	1(%eax), %edx
	movl	%edx, (%edi)
	cmpb	$41, (%eax)
	je	.L47
	movl	%eax, (%edi)
	movl	$1, 8(%edi)
	jmp	.L18
	.p2align 4,,10
	.p2align 3
.L28:
	movzbl	1(%ecx), %eax
	testb	%al, %al
	je	.L58
	cmpb	$110, %al
	jne	.L53
	movb	$10, %al
.L53:
	movb	%al, 6(%ebp)
	leal	2(%ecx), %eax
	movl	%eax, (%edi)
	jmp	.L30
.L41:
	movl	8(%edi), %edx
	testl	%edx, %edx
	je	.L43
	jmp	.L44
	.p2align 4,,10
	.p2align 3
.L93:
	testl	%ebx, %ebx
	je	.L46
	cmpb	$41, %dl
	.p2align 4,,6
	je	.L44
.L46:
	movl	%edi, %eax
	movl	%ebx, %edx
	call	compile_one
	movl	8(%edi), %eax
	testl	%eax, %eax
	movl	(%edi), %eax
	jne	.L44
.L43:
	movzbl	(%eax), %edx
	testb	%dl, %dl
	jne	.L93
	jmp	.L44
.L47:
	movl	4(%edi), %ecx
	movl	(%ecx), %ecx
	movl	%ecx, 12(%ebp)
	cmpb	$36, 1(%eax)
	je	.L94
	movl	%edx, %eax
	jmp	.L30
.L92:
	movb	$4, 4(%ebp)
	jmp	.L18
.L60:
	movl	36(%esp), %esi
	jmp	.L31
.L38:
	movl	28(%esp), %ebx
	movl	32(%esp), %esi
	leal	16(%ebx,%esi), %edx
	leal	48(%ebx,%esi), %ecx
	.p2align 4
	.p2align 3
.L39:
	notl	(%edx)
	addl	$4, %edx
	cmpl	%edx, %ecx
	jne	.L39
	jmp	.L40
.L91:
	leal	1(%eax), %edx
	movl	$32767, %ecx
	movl	%edx, (%edi)
	cmpb	$125, 1(%eax)
	je	.L57
	movl	%edi, %eax
	call	number
	movl	(%edi), %edx
	movswl	%ax, %ecx
.L57:
	movw	%cx, 10(%ebp)
	movl	%edx, %eax
	jmp	.L56
.L94:
	movzbl	2(%eax), %eax
	movl	%esi, %ebx
	movl	%eax, (%esp)
	call	isdigit@PLT
	testl	%eax, %eax
	movl	(%edi), %eax
	je	.L30
	movzbl	1(%eax), %edx
	addl	$2, %eax
	subb	$48, %dl
	movb	%dl, 5(%ebp)
	movl	%eax, (%edi)
	jmp	.L30
	.size	compile_one, .-compile_one
	.section	.text.match,"ax",@progbits
	.p2align 4
	.type	match, @function
match:
	pushl	%ebp
	pushl	%edi
	movl	%ecx, %edi
	pushl	%esi
	movl	%eax, %esi
	pushl	%ebx
	leal	1(%edx), %ebx
	subl	$60, %esp
	movl	%eax, 28(%esp)
	movl	80(%esp), %ebp
	movl	%edx, %eax
	movl	(%esi), %ecx
	leal	(%edx,%edx,4), %edx
	leal	(%eax,%edx,2), %eax
	leal	-1(%ebx), %edx
	testl	%ebp, %ebp
	movl	%ecx, 24(%esp)
	leal	(%ecx,%eax,4), %ecx
	je	.L97
.L153:
	movl	0(%ebp), %eax
	leal	(%eax,%eax,4), %esi
	leal	(%eax,%esi,2), %eax
	movl	24(%esp), %esi
	movl	12(%esi,%eax,4), %eax
.L98:
	cmpl	%edx, %eax
	je	.L150
	movzbl	4(%ecx), %eax
	cmpb	$4, %al
	je	.L107
	cmpb	$5, %al
	je	.L108
	cmpb	$3, %al
	je	.L109
	movl	%ebx, 32(%esp)
	movl	24(%esp), %ebx
	leal	0(,%edx,4), %esi
	movl	%esi, 44(%esp)
	leal	(%esi,%edx), %ecx
	leal	(%edx,%ecx,2), %ecx
	leal	(%ebx,%ecx,4), %esi
	movswl	10(%ebx,%ecx,4), %ecx
	xorl	%ebx, %ebx
	movl	%ecx, 36(%esp)
	testl	%ecx, %ecx
	jle	.L114
	movl	%edx, 40(%esp)
	movl	36(%esp), %edx
	jmp	.L111
	.p2align 4,,10
	.p2align 3
.L152:
	testb	%al, %al
	jne	.L151
	incl	%ebx
	cmpl	%ebx, %edx
	je	.L114
.L111:
	movzbl	(%edi,%ebx), %ecx
	testb	%cl, %cl
	jne	.L152
.L114:
	movswl	8(%esi), %eax
	cmpl	%eax, %ebx
	jl	.L113
.L120:
	movl	32(%esp), %edx
	leal	(%edi,%ebx), %ecx
	movl	%ebp, (%esp)
	movl	28(%esp), %eax
	call	match
	testl	%eax, %eax
	jne	.L95
	movswl	8(%esi), %eax
	decl	%ebx
	cmpl	%ebx, %eax
	jle	.L120
.L113:
	xorl	%eax, %eax
.L95:
	addl	$60, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L107:
	cmpb	$0, (%edi)
	jne	.L113
.L109:
	incl	%ebx
	addl	$44, %ecx
	leal	-1(%ebx), %edx
	testl	%ebp, %ebp
	jne	.L153
.L97:
	movl	24(%esp), %eax
	movl	(%eax), %eax
	jmp	.L98
	.p2align 4,,10
	.p2align 3
.L151:
	cmpb	$2, %al
	movl	40(%esp), %edx
	je	.L154
.L117:
	cmpb	6(%esi), %cl
	jne	.L114
	incl	%ebx
	cmpl	%ebx, 36(%esp)
	je	.L114
	movzbl	(%edi,%ebx), %ecx
	testb	%cl, %cl
	je	.L114
	cmpb	$2, %al
	jne	.L117
	.p2align 4
	.p2align 3
.L154:
	movl	%esi, 40(%esp)
	movl	%ebp, 80(%esp)
.L138:
	movl	44(%esp), %esi
	movb	%cl, %al
	andb	$7, %cl
	movl	24(%esp), %ebp
	shrb	$3, %al
	movzbl	%al, %eax
	addl	%edx, %esi
	leal	(%edx,%esi,2), %esi
	leal	0(%ebp,%esi,4), %esi
	movzbl	16(%eax,%esi), %eax
	sarl	%cl, %eax
	testb	$1, %al
	je	.L146
	incl	%ebx
	cmpl	%ebx, 36(%esp)
	je	.L146
	movzbl	(%edi,%ebx), %ecx
	testb	%cl, %cl
	jne	.L138
.L146:
	movl	40(%esp), %esi
	movl	80(%esp), %ebp
	jmp	.L114
	.p2align 4,,10
	.p2align 3
.L108:
	movl	%ebp, 4(%esp)
	movl	28(%esp), %eax
	xorl	%ecx, %ecx
	movl	%edi, (%esp)
	call	match_group
	addl	$60, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L150:
	testl	%ebp, %ebp
	movl	%edi, %eax
	je	.L95
	movl	0(%ebp), %edx
	movl	24(%esp), %esi
	leal	(%edx,%edx,4), %eax
	leal	(%edx,%eax,2), %eax
	movzbl	5(%esi,%eax,4), %ebx
	leal	(%esi,%eax,4), %ecx
	movl	%ecx, 32(%esp)
	movl	8(%ebp), %ecx
	cmpl	$10, %ebx
	je	.L122
	movl	28(%esp), %eax
	leal	(%eax,%ebx,4), %eax
	movl	4(%eax), %esi
	movl	%ecx, 4(%eax)
	movl	%esi, 24(%esp)
	movl	44(%eax), %esi
	movl	%edi, 44(%eax)
.L101:
	cmpl	%ecx, %edi
	movl	12(%ebp), %eax
	je	.L155
	movl	4(%ebp), %ecx
	movl	%eax, 4(%esp)
	movl	28(%esp), %eax
	movl	%edi, (%esp)
	incl	%ecx
	call	match_group
.L103:
	testl	%eax, %eax
	jne	.L95
	cmpl	$10, %ebx
	je	.L95
	movl	28(%esp), %edx
	movl	24(%esp), %edi
	movl	%esi, 44(%edx,%ebx,4)
	movl	%edi, 4(%edx,%ebx,4)
	jmp	.L95
.L122:
	xorl	%eax, %eax
	xorl	%esi, %esi
	movl	%eax, 24(%esp)
	jmp	.L101
.L155:
	movl	32(%esp), %edx
	movl	%edi, %ecx
	movl	12(%edx), %edx
	movl	%eax, (%esp)
	movl	28(%esp), %eax
	call	match
	jmp	.L103
	.size	match, .-match
	.section	.text.match_group,"ax",@progbits
	.p2align 4
	.type	match_group, @function
match_group:
	subl	$60, %esp
	movl	%edi, 52(%esp)
	movl	%eax, %edi
	movl	%edx, %eax
	movl	%edx, 16(%esp)
	leal	(%edx,%edx,4), %edx
	movl	%ebx, 44(%esp)
	leal	(%eax,%edx,2), %ebx
	movl	(%edi), %edx
	movl	%esi, 48(%esp)
	movl	%ecx, %esi
	movl	64(%esp), %ecx
	movl	%ebp, 56(%esp)
	movl	68(%esp), %ebp
	movl	%esi, 20(%esp)
	leal	(%edx,%ebx,4), %ebx
	movl	%ecx, 24(%esp)
	movswl	10(%ebx), %edx
	movl	%ebp, 28(%esp)
	cmpl	%esi, %edx
	jg	.L157
.L160:
	movswl	8(%ebx), %eax
	cmpl	%esi, %eax
	jg	.L165
	movl	12(%ebx), %edx
	movl	%edi, %eax
	movl	%ebp, (%esp)
	call	match
.L156:
	movl	44(%esp), %ebx
	movl	48(%esp), %esi
	movl	52(%esp), %edi
	movl	56(%esp), %ebp
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L165:
	xorl	%eax, %eax
	jmp	.L156
	.p2align 4,,10
	.p2align 3
.L157:
	movl	%ecx, 64(%esp)
	leal	1(%eax), %edx
	leal	16(%esp), %eax
	movl	%eax, (%esp)
	movl	%edi, %eax
	call	match
	movl	64(%esp), %ecx
	testl	%eax, %eax
	jne	.L156
	jmp	.L160
	.size	match_group, .-match_group
	.section	.text.regcmp,"ax",@progbits
	.p2align 4
	.globl	regcmp
	.type	regcmp, @function
regcmp:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$4156, %esp
	movl	4176(%esp), %edx
	testl	%edx, %edx
	je	.L178
	leal	48(%esp), %eax
	xorl	%edi, %edi
	movl	%eax, 28(%esp)
	leal	4180(%esp), %ebp
	jmp	.L169
	.p2align 4,,10
	.p2align 3
.L185:
	movl	%esi, 8(%esp)
	movl	28(%esp), %ecx
	movl	4176(%esp), %edx
	movl	%ecx, 24(%esp)
	leal	(%ecx,%edi), %eax
	addl	%esi, %edi
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	memcpy@PLT
	movl	%ebp, %eax
	addl	$4, %ebp
	movl	(%eax), %edx
	movl	24(%esp), %ecx
	testl	%edx, %edx
	je	.L184
.L169:
	movl	%edx, (%esp)
	movl	%edx, 4176(%esp)
	call	strlen@PLT
	movl	%eax, %esi
	movl	$4096, %eax
	subl	%edi, %eax
	cmpl	%eax, %esi
	jb	.L185
.L168:
	xorl	%eax, %eax
	jmp	.L166
	.p2align 4,,10
	.p2align 3
.L184:
	leal	5(%edi,%edi,4), %eax
	leal	1(%edi,%eax,2), %eax
	leal	4(,%eax,4), %eax
.L167:
	movb	$0, 48(%esp,%edi)
	xorl	%esi, %esi
	xorl	%edi, %edi
	movl	%eax, 4(%esp)
	movl	$1, (%esp)
	movl	%esi, 40(%esp)
	movl	%edi, 44(%esp)
	movl	%ecx, 36(%esp)
	call	calloc@PLT
	movl	%eax, 40(%esp)
	testl	%eax, %eax
	je	.L168
	movl	36(%esp), %edx
	cmpb	$94, (%edx)
	jne	.L172
	incl	%edx
	movl	%edx, 36(%esp)
	movl	(%eax), %edx
	leal	1(%edx), %ecx
	movl	%ecx, (%eax)
	leal	(%edx,%edx,4), %ecx
	leal	(%edx,%ecx,2), %edx
	movb	$3, 4(%eax,%edx,4)
.L172:
	movl	44(%esp), %edx
	leal	36(%esp), %esi
	testl	%edx, %edx
	je	.L173
	jmp	.L174
	.p2align 4,,10
	.p2align 3
.L176:
	xorl	%edx, %edx
	movl	%esi, %eax
	call	compile_one
	movl	44(%esp), %eax
	testl	%eax, %eax
	jne	.L175
.L173:
	movl	36(%esp), %eax
	cmpb	$0, (%eax)
	jne	.L176
	movl	40(%esp), %eax
.L166:
	addl	$4156, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L178:
	movl	$48, %eax
	xorl	%edi, %edi
	leal	48(%esp), %ecx
	jmp	.L167
	.p2align 4,,10
	.p2align 3
.L175:
	movl	40(%esp), %eax
.L174:
	movl	%eax, (%esp)
	call	free@PLT
	xorl	%eax, %eax
	jmp	.L166
	.size	regcmp, .-regcmp
	.section	.text.regex,"ax",@progbits
	.p2align 4
	.globl	regex
	.type	regex, @function
regex:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$140, %esp
	movl	160(%esp), %ebp
	leal	44(%esp), %eax
	movl	164(%esp), %edi
	movl	%eax, %esi
	testl	%ebp, %ebp
	je	.L190
	.p2align 4
	.p2align 3
.L187:
	movl	%esi, (%esp)
	movl	$84, %eax
	movl	%eax, 8(%esp)
	xorl	%eax, %eax
	movl	%eax, 4(%esp)
	call	memset@PLT
	xorl	%edx, %edx
	movl	%edi, %ecx
	movl	$0, (%esp)
	movl	%esi, %eax
	movl	%ebp, 44(%esp)
	call	match
	testl	%eax, %eax
	jne	.L189
	cmpb	$0, (%edi)
	je	.L190
	movl	0(%ebp), %eax
	testl	%eax, %eax
	je	.L191
	cmpb	$3, 4(%ebp)
	je	.L190
.L191:
	incl	%edi
	jmp	.L187
	.p2align 4,,10
	.p2align 3
.L189:
	movl	%esi, %ecx
	movl	%eax, %esi
	movl	__loc1@GOT(%ebx), %edx
	movl	%ecx, %eax
	movl	84(%esp), %ecx
	movl	%edi, (%edx)
	movl	$9, %edx
	testl	%ecx, %ecx
	jne	.L214
	.p2align 4
	.p2align 3
.L198:
	movl	%edx, %ecx
	decl	%edx
	movl	4(%eax,%edx,4), %edi
	testl	%edi, %edi
	jne	.L194
	testl	%edx, %edx
	jne	.L198
	addl	$140, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L214:
	movl	$10, %ecx
	.p2align 4
	.p2align 3
.L194:
	leal	168(%esp), %ebp
	movl	%esi, 28(%esp)
	leal	48(%esp), %edi
	leal	168(%esp,%ecx,4), %ecx
	.p2align 4
	.p2align 3
.L196:
	movl	(%edi), %eax
	addl	$4, %ebp
	testl	%eax, %eax
	je	.L195
	movl	%ecx, 24(%esp)
	movl	40(%edi), %edx
	movl	-4(%ebp), %esi
	movl	%eax, 4(%esp)
	subl	%eax, %edx
	movl	%edx, 8(%esp)
	movl	%esi, (%esp)
	call	memcpy@PLT
	movl	40(%edi), %eax
	movl	(%edi), %edx
	movl	24(%esp), %ecx
	subl	%edx, %eax
	movb	$0, (%esi,%eax)
.L195:
	addl	$4, %edi
	cmpl	%ecx, %ebp
	jne	.L196
	movl	28(%esp), %esi
	addl	$140, %esp
	popl	%ebx
	movl	%esi, %eax
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L190:
	addl	$140, %esp
	xorl	%esi, %esi
	popl	%ebx
	movl	%esi, %eax
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	regex, .-regex
	.globl	__loc1
	.bss
	.align 4
	.type	__loc1, @object
	.size	__loc1, 4
__loc1:
	.zero	4
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
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
