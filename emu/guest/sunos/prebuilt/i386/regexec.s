// 7d7ba5fd6405d390439fe1454a9cb6fb newlib/libc/posix/regexec.c
	.file	"regexec.c"
	.text
	.section	.text.sstep,"ax",@progbits
	.p2align 4
	.type	sstep, @function
sstep:
	pushl	%ebp
	pushl	%edi
	movl	%eax, %edi
	pushl	%esi
	movl	%ecx, %esi
	pushl	%ebx
	subl	$16, %esp
	movl	%eax, 8(%esp)
	movl	%edx, %eax
	movl	$1, %edx
	movl	%ecx, (%esp)
	movb	%al, %cl
	sall	%cl, %edx
	cmpl	%esi, %eax
	je	.L30
	movl	4(%edi), %esi
	movl	44(%esp), %ebp
	.p2align 4
	.p2align 3
.L29:
	movl	%eax, 4(%esp)
	leal	0(,%eax,4), %edi
	movl	(%esi,%edi), %ecx
	movl	%ecx, %ebx
	andl	$-134217728, %ebx
	cmpl	$1476395008, %ebx
	je	.L3
	ja	.L4
	cmpl	$805306368, %ebx
	je	.L5
	.p2align 4,,5
	ja	.L6
	cmpl	$536870912, %ebx
	je	.L7
	.p2align 4,,5
	jbe	.L72
	cmpl	$671088640, %ebx
	jne	.L65
	incl	%eax
	cmpl	$127, 40(%esp)
	jg	.L23
.L66:
	movl	36(%esp), %ecx
	andl	%edx, %ecx
	addl	%ecx, %ecx
	orl	%ecx, %ebp
.L23:
	addl	%edx, %edx
	cmpl	%eax, (%esp)
	jne	.L29
.L1:
	addl	$16, %esp
	movl	%ebp, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L72:
	cmpl	$268435456, %ebx
	je	.L9
	cmpl	$402653184, %ebx
	jne	.L65
	movl	40(%esp), %ecx
	incl	%eax
	andl	$-3, %ecx
	cmpl	$129, %ecx
	jne	.L23
	movl	36(%esp), %ecx
	andl	%edx, %ecx
	addl	%ecx, %ecx
	orl	%ecx, %ebp
	jmp	.L23
	.p2align 4,,10
	.p2align 3
.L6:
	cmpl	$1207959552, %ebx
	je	.L13
	jbe	.L73
	cmpl	$1342177280, %ebx
	jne	.L65
	movl	%edx, %ebx
	movl	%ecx, %edi
	andl	%ebp, %ebx
	andl	$134217727, %edi
	movl	%edi, 4(%esp)
	addl	%ebx, %ebx
	movl	%edx, %edi
	shrl	%cl, %edi
	orl	%ebp, %ebx
	movl	%edx, %ebp
	andl	%ebx, %ebp
	shrl	%cl, %ebp
	orl	%ebx, %ebp
	testl	%edi, %ebx
	jne	.L65
	testl	%ebp, %edi
	je	.L65
	movl	4(%esp), %edx
	decl	%eax
	subl	%edx, %eax
	movl	$1, %edx
	movb	%al, %cl
	incl	%eax
	sall	%cl, %edx
	addl	%edx, %edx
	cmpl	%eax, (%esp)
	jne	.L29
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L77:
	andl	$-268435456, %ecx
	cmpl	$1610612736, %ecx
	je	.L13
.L65:
	incl	%eax
.L74:
	addl	%edx, %edx
	cmpl	%eax, (%esp)
	jne	.L29
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L73:
	subl	$939524096, %ebx
	andl	$-268435456, %ebx
	jne	.L65
	.p2align 4
	.p2align 3
.L13:
	movl	%edx, %ecx
	incl	%eax
	andl	%ebp, %ecx
	addl	%ecx, %ecx
	orl	%ecx, %ebp
	jmp	.L74
	.p2align 4,,10
	.p2align 3
.L4:
	cmpl	$-2147483648, %ebx
	je	.L16
	jbe	.L75
	cmpl	$-1744830464, %ebx
	je	.L19
	.p2align 4,,5
	jbe	.L76
	cmpl	$-1610612736, %ebx
	jne	.L65
	incl	%eax
	cmpl	$134, 40(%esp)
	je	.L66
	addl	%edx, %edx
	cmpl	%eax, (%esp)
	jne	.L29
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L75:
	cmpl	$1879048192, %ebx
	je	.L13
	.p2align 4,,5
	jbe	.L77
	cmpl	$2013265920, %ebx
	jne	.L65
.L3:
	movl	%edx, %ebx
	incl	%eax
	andl	%ebp, %ebx
	addl	%ebx, %ebx
	orl	%ebp, %ebx
	movl	%edx, %ebp
	andl	%ebx, %ebp
	addl	%edx, %edx
	sall	%cl, %ebp
	orl	%ebx, %ebp
	cmpl	%eax, (%esp)
	jne	.L29
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L76:
	cmpl	$-2013265920, %ebx
	jne	.L78
	movl	4(%esp), %edi
	andl	$134217727, %ecx
	movl	%edx, %ebx
	andl	%ebp, %ebx
	incl	%eax
	addl	%ebx, %ebx
	orl	%ebp, %ebx
	addl	%ecx, %edi
	movl	%ebx, %ebp
	movl	(%esi,%edi,4), %edi
	andl	$-134217728, %edi
	cmpl	$-1879048192, %edi
	je	.L23
	movl	%edx, %ebp
	addl	%edx, %edx
	andl	%ebx, %ebp
	sall	%cl, %ebp
	orl	%ebx, %ebp
	cmpl	%eax, (%esp)
	jne	.L29
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L78:
	cmpl	$-1879048192, %ebx
	je	.L13
	incl	%eax
	.p2align 4,,4
	jmp	.L74
	.p2align 4,,10
	.p2align 3
.L19:
	incl	%eax
	cmpl	$133, 40(%esp)
	je	.L66
	addl	%edx, %edx
	cmpl	%eax, (%esp)
	jne	.L29
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L16:
	leal	1(%eax), %ecx
	movl	%ecx, 4(%esp)
	movl	%edx, %ecx
	andl	%ebp, %ecx
	movl	%ecx, 12(%esp)
	jne	.L79
	movl	4(%esp), %eax
	addl	%edx, %edx
	cmpl	%eax, (%esp)
	jne	.L29
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L7:
	movl	40(%esp), %edi
	incl	%eax
	leal	-130(%edi), %ecx
	cmpl	$1, %ecx
	jbe	.L66
	addl	%edx, %edx
	cmpl	%eax, (%esp)
	jne	.L29
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L5:
	incl	%eax
	cmpl	$127, 40(%esp)
	jg	.L23
	movl	8(%esp), %edi
	andl	$134217727, %ecx
	sall	$4, %ecx
	movl	16(%edi), %ebx
	addl	%ebx, %ecx
	movzbl	40(%esp), %ebx
	movl	(%ecx), %edi
	movzbl	(%edi,%ebx), %ebx
	andb	4(%ecx), %bl
	je	.L23
	movl	36(%esp), %ecx
	andl	%edx, %ecx
	addl	%ecx, %ecx
	orl	%ecx, %ebp
	jmp	.L23
	.p2align 4,,10
	.p2align 3
.L9:
	movsbl	%cl, %ecx
	incl	%eax
	cmpl	40(%esp), %ecx
	je	.L66
	addl	%edx, %edx
	cmpl	%eax, (%esp)
	jne	.L29
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L79:
	movl	4(%esi,%edi), %ebx
	movl	%ebx, %ecx
	andl	$-134217728, %ecx
	cmpl	$-1879048192, %ecx
	movl	$1, %ecx
	je	.L26
	.p2align 4
	.p2align 3
.L27:
	andl	$134217727, %ebx
	addl	%ebx, %ecx
	leal	(%ecx,%eax), %ebx
	movl	(%esi,%ebx,4), %ebx
	movl	%ebx, %edi
	andl	$-134217728, %edi
	cmpl	$-1879048192, %edi
	jne	.L27
.L26:
	movl	12(%esp), %eax
	addl	%edx, %edx
	sall	%cl, %eax
	orl	%eax, %ebp
	movl	4(%esp), %eax
	cmpl	%eax, (%esp)
	jne	.L29
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L30:
	movl	44(%esp), %ebp
	addl	$16, %esp
	popl	%ebx
	popl	%esi
	movl	%ebp, %eax
	popl	%edi
	popl	%ebp
	ret
	.size	sstep, .-sstep
	.section	.text.lstep,"ax",@progbits
	.p2align 4
	.type	lstep, @function
lstep:
	pushl	%ebp
	movl	%eax, %ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	subl	$16, %esp
	cmpl	%ecx, %edx
	movl	%ecx, (%esp)
	movl	44(%esp), %edi
	je	.L141
	movl	%edx, %esi
	.p2align 4
	.p2align 3
.L81:
	movl	4(%ebp), %edx
	leal	0(,%esi,4), %ebx
	movl	(%edx,%ebx), %eax
	movl	%eax, %ecx
	andl	$-134217728, %ecx
	cmpl	$1476395008, %ecx
	je	.L98
	ja	.L83
	cmpl	$805306368, %ecx
	je	.L84
	.p2align 4,,5
	ja	.L85
	cmpl	$536870912, %ecx
	je	.L86
	.p2align 4,,5
	jbe	.L147
	cmpl	$671088640, %ecx
	jne	.L90
	cmpl	$127, 40(%esp)
	leal	1(%esi), %edx
	jle	.L115
	.p2align 4
	.p2align 3
.L126:
	movl	%edx, %esi
.L106:
	cmpl	%esi, (%esp)
	jne	.L81
.L141:
	addl	$16, %esp
	movl	%edi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L86:
	movl	40(%esp), %eax
	leal	1(%esi), %edx
	subl	$130, %eax
	cmpl	$1, %eax
	ja	.L126
.L115:
	movl	36(%esp), %eax
	movzbl	(%eax,%esi), %eax
	movb	%al, 4(%esp)
	orb	%al, 1(%edi,%esi)
	jmp	.L126
	.p2align 4,,10
	.p2align 3
.L147:
	cmpl	$268435456, %ecx
	je	.L88
	cmpl	$402653184, %ecx
	jne	.L90
	movl	40(%esp), %eax
	leal	1(%esi), %edx
	andl	$-3, %eax
	cmpl	$129, %eax
	jne	.L126
	movl	36(%esp), %eax
	movzbl	(%eax,%esi), %eax
	orb	%al, (%edi,%edx)
	jmp	.L126
	.p2align 4,,10
	.p2align 3
.L85:
	cmpl	$1207959552, %ecx
	je	.L105
	jbe	.L148
	cmpl	$1342177280, %ecx
	jne	.L90
	leal	(%edi,%esi), %ecx
	andl	$134217727, %eax
	movzbl	(%ecx), %ebx
	leal	1(%esi), %edx
	orb	%bl, 1(%edi,%esi)
	subl	%eax, %esi
	leal	(%edi,%esi), %ebx
	movl	%ebx, 4(%esp)
	movzbl	(%ebx), %eax
	movb	%al, %bl
	orb	(%ecx), %bl
	movb	%bl, %cl
	movl	4(%esp), %ebx
	movb	%cl, (%ebx)
	je	.L126
	testb	%al, %al
	jne	.L126
	jmp	.L106
	.p2align 4,,10
	.p2align 3
.L83:
	cmpl	$-2013265920, %ecx
	je	.L96
	.p2align 4,,5
	ja	.L97
	cmpl	$2013265920, %ecx
	je	.L98
	.p2align 4,,5
	jbe	.L149
	cmpl	$-2147483648, %ecx
	jne	.L90
	movzbl	(%edi,%esi), %eax
	leal	1(%esi), %ecx
	movl	%ecx, 4(%esp)
	movb	%al, 11(%esp)
	testb	%al, %al
	jne	.L120
	movl	4(%esp), %esi
	jmp	.L106
	.p2align 4,,10
	.p2align 3
.L148:
	subl	$939524096, %ecx
	andl	$-268435456, %ecx
	je	.L105
.L90:
	incl	%esi
	jmp	.L106
	.p2align 4,,10
	.p2align 3
.L149:
	leal	-1744830464(%ecx), %eax
	testl	$-268435456, %eax
	je	.L105
	cmpl	$1610612736, %ecx
	jne	.L90
.L105:
	movzbl	(%edi,%esi), %eax
	orb	%al, 1(%edi,%esi)
	incl	%esi
	jmp	.L106
	.p2align 4,,10
	.p2align 3
.L97:
	cmpl	$-1744830464, %ecx
	je	.L103
	cmpl	$-1610612736, %ecx
	jne	.L150
	cmpl	$134, 40(%esp)
	leal	1(%esi), %edx
	jne	.L126
	movl	36(%esp), %eax
	movzbl	(%eax,%esi), %eax
	movb	%al, 4(%esp)
	orb	%al, 1(%edi,%esi)
	jmp	.L126
	.p2align 4,,10
	.p2align 3
.L150:
	cmpl	$-1879048192, %ecx
	jne	.L90
	movzbl	(%edi,%esi), %eax
	orb	%al, 1(%edi,%esi)
	incl	%esi
	jmp	.L106
	.p2align 4,,10
	.p2align 3
.L98:
	leal	(%edi,%esi), %edx
	andl	$134217727, %eax
	movzbl	(%edx), %ebx
	addl	%esi, %eax
	orb	%bl, 1(%edi,%esi)
	incl	%esi
	movzbl	(%edx), %edx
	orb	%dl, (%edi,%eax)
	jmp	.L106
	.p2align 4,,10
	.p2align 3
.L96:
	leal	(%edi,%esi), %ecx
	andl	$134217727, %eax
	movzbl	(%ecx), %ebx
	leal	1(%esi), %edx
	addl	%esi, %eax
	orb	%bl, 1(%edi,%esi)
	movl	4(%ebp), %ebx
	movl	(%ebx,%eax,4), %ebx
	andl	$-134217728, %ebx
	cmpl	$-1879048192, %ebx
	je	.L126
	movzbl	(%ecx), %ecx
	orb	%cl, (%edi,%eax)
	jmp	.L126
	.p2align 4,,10
	.p2align 3
.L103:
	cmpl	$133, 40(%esp)
	leal	1(%esi), %edx
	jne	.L126
	movl	36(%esp), %eax
	movzbl	(%eax,%esi), %eax
	movb	%al, 4(%esp)
	orb	%al, 1(%edi,%esi)
	jmp	.L126
	.p2align 4,,10
	.p2align 3
.L84:
	cmpl	$127, 40(%esp)
	leal	1(%esi), %edx
	jg	.L126
	andl	$134217727, %eax
	movl	%eax, %ecx
	movl	16(%ebp), %eax
	sall	$4, %ecx
	addl	%eax, %ecx
	movzbl	40(%esp), %eax
	movl	(%ecx), %ebx
	movzbl	(%ebx,%eax), %eax
	andb	4(%ecx), %al
	je	.L126
	movl	36(%esp), %eax
	movzbl	(%eax,%esi), %eax
	orb	%al, (%edi,%edx)
	jmp	.L126
	.p2align 4,,10
	.p2align 3
.L88:
	leal	1(%esi), %edx
	movsbl	%al, %eax
	cmpl	40(%esp), %eax
	jne	.L126
	movl	36(%esp), %eax
	movzbl	(%eax,%esi), %eax
	orb	%al, (%edi,%edx)
	jmp	.L126
	.p2align 4,,10
	.p2align 3
.L120:
	movl	4(%edx,%ebx), %eax
	movl	%eax, %ecx
	andl	$-134217728, %ecx
	cmpl	$-1879048192, %ecx
	je	.L121
	movl	%ebp, 12(%esp)
	movl	$1, %ecx
	.p2align 4
	.p2align 3
.L122:
	andl	$134217727, %eax
	addl	%eax, %ecx
	leal	(%ecx,%esi), %ebx
	movl	(%edx,%ebx,4), %eax
	movl	%eax, %ebp
	andl	$-134217728, %ebp
	cmpl	$-1879048192, %ebp
	jne	.L122
	movl	12(%esp), %ebp
.L123:
	movzbl	11(%esp), %eax
	movl	4(%esp), %esi
	orb	%al, (%edi,%ebx)
	jmp	.L106
.L121:
	movl	4(%esp), %ebx
	jmp	.L123
	.size	lstep, .-lstep
	.section	.text.sslow,"ax",@progbits
	.p2align 4
	.type	sslow, @function
sslow:
	pushl	%ebp
	movl	%edx, %ebp
	pushl	%edi
	movl	%eax, %edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.si
	addl	$_GLOBAL_OFFSET_TABLE_, %esi
	subl	$76, %esp
	movl	%ecx, 48(%esp)
	movl	48(%eax), %eax
	cmpl	%edx, 16(%edi)
	movl	%eax, 40(%esp)
	movl	%esi, 36(%esp)
	je	.L204
	movsbl	-1(%edx), %eax
	movl	%eax, 24(%esp)
.L152:
	movzbl	96(%esp), %ecx
	movl	$1, %ebx
	movl	$132, %esi
	movl	%ebx, %edx
	movl	(%edi), %eax
	movl	%esi, 4(%esp)
	sall	%cl, %edx
	movl	100(%esp), %ecx
	movl	%edx, 8(%esp)
	movl	%edx, (%esp)
	movl	96(%esp), %edx
	call	sstep
	movzbl	100(%esp), %ecx
	sall	%cl, %ebx
	movl	%ebx, 44(%esp)
	movl	%eax, %esi
	xorl	%eax, %eax
	movl	%eax, 28(%esp)
	jmp	.L196
	.p2align 4,,10
	.p2align 3
.L153:
	cmpl	$10, 24(%esp)
	movsbl	0(%ebp), %ecx
	je	.L238
	cmpl	$128, 24(%esp)
	je	.L239
	cmpl	$10, %ecx
	je	.L199
	xorl	%edx, %edx
	movl	%edx, 32(%esp)
.L162:
	movl	%ecx, 60(%esp)
	movzbl	24(%esp), %edx
	movl	36(%esp), %ebx
	movl	%edx, (%esp)
	movl	%edx, 52(%esp)
	movl	%edx, 56(%esp)
	call	isalnum@PLT
	movl	56(%esp), %edx
	movl	60(%esp), %ecx
	testl	%eax, %eax
	jne	.L184
	cmpl	$95, 24(%esp)
	je	.L240
	cmpl	$128, %ecx
	jne	.L167
.L201:
	movl	%edx, 52(%esp)
	movl	$128, %ecx
.L184:
	movl	%ecx, 56(%esp)
	movl	52(%esp), %eax
	movl	36(%esp), %ebx
	movl	%eax, (%esp)
	call	isalnum@PLT
	movl	56(%esp), %ecx
	testl	%eax, %eax
	jne	.L186
	cmpl	$95, 24(%esp)
	je	.L186
.L215:
	movl	%ecx, 24(%esp)
.L173:
	movl	28(%esp), %eax
	movl	40(%esp), %ebx
	testl	%esi, 44(%esp)
	cmovne	%ebp, %eax
	cmpl	%ebx, %esi
	movl	%eax, 28(%esp)
	je	.L151
	movl	48(%esp), %eax
	cmpl	%eax, %ebp
	je	.L151
	movl	24(%esp), %edx
	incl	%ebp
	movl	(%edi), %eax
	movl	%esi, (%esp)
	movl	100(%esp), %ecx
	movl	%ebx, 8(%esp)
	movl	%edx, 4(%esp)
	movl	96(%esp), %edx
	call	sstep
	movl	%eax, %esi
.L196:
	cmpl	%ebp, 20(%edi)
	jne	.L153
	cmpl	$10, 24(%esp)
	je	.L241
	cmpl	$128, 24(%esp)
	movl	4(%edi), %eax
	je	.L242
	andl	$2, %eax
	movl	%eax, %ebx
	jne	.L243
.L171:
	movl	(%edi), %eax
	movl	$130, %edx
	movl	$128, %ecx
	movl	%edx, 32(%esp)
.L174:
	movl	48(%eax), %edx
	addl	%edx, %ebx
	testl	%ebx, %ebx
	jg	.L244
.L178:
	cmpl	$128, 24(%esp)
	je	.L215
	jmp	.L162
	.p2align 4,,10
	.p2align 3
.L240:
	movl	$95, (%esp)
	movl	36(%esp), %ebx
	movl	%ecx, 24(%esp)
	call	isalnum@PLT
	movl	24(%esp), %ecx
	.p2align 4
	.p2align 3
.L186:
	cmpl	$130, 32(%esp)
	je	.L212
	cmpl	$128, %ecx
	je	.L233
	movzbl	%cl, %edx
.L197:
	movl	%edx, (%esp)
	movl	36(%esp), %ebx
	movl	%ecx, 24(%esp)
	call	isalnum@PLT
	movl	24(%esp), %ecx
	testl	%eax, %eax
	je	.L245
	movl	%ecx, 24(%esp)
.L193:
	movl	32(%esp), %eax
	subl	$133, %eax
	cmpl	$1, %eax
	ja	.L173
.L237:
	movl	$133, %edx
	jmp	.L189
	.p2align 4,,10
	.p2align 3
.L238:
	movl	(%edi), %edx
	movl	24(%edx), %ebx
	movl	%edx, %eax
	andl	$2, %ebx
	movl	%ebx, 32(%esp)
	je	.L162
.L161:
	cmpl	$10, %ecx
	movl	44(%edx), %ebx
	jne	.L246
	testb	$2, 24(%edx)
	movl	$131, 32(%esp)
	jne	.L174
	testl	%ebx, %ebx
	je	.L209
	jle	.L209
.L179:
	movl	%ecx, 52(%esp)
	movl	%edx, %eax
	movl	%ebp, %ecx
	movl	%edi, 56(%esp)
	movl	$129, %edx
	movl	%eax, %ebp
	movl	%edx, 32(%esp)
	movl	%esi, %eax
	movl	%edx, %edi
	movl	%ecx, %esi
	jmp	.L182
	.p2align 4,,10
	.p2align 3
.L246:
	testl	%ebx, %ebx
	jne	.L166
.L209:
	movl	$129, %eax
	movl	%eax, 32(%esp)
.L167:
	movl	%ecx, 52(%esp)
	movl	36(%esp), %ebx
	movzbl	%cl, %edx
	movl	%edx, (%esp)
	movl	%edx, 56(%esp)
	call	isalnum@PLT
	movl	52(%esp), %ecx
	testl	%eax, %eax
	je	.L187
	cmpl	$128, 24(%esp)
	movl	56(%esp), %edx
	je	.L236
	movl	%edx, 52(%esp)
	movzbl	24(%esp), %eax
	movl	%ecx, 32(%esp)
	movl	36(%esp), %ebx
	movl	%eax, (%esp)
	call	isalnum@PLT
	movl	32(%esp), %ecx
	cmpl	$95, 24(%esp)
	movl	52(%esp), %edx
	je	.L214
	testl	%eax, %eax
	jne	.L214
.L236:
	movl	%ecx, 24(%esp)
	movl	$133, %edx
	jmp	.L189
	.p2align 4,,10
	.p2align 3
.L239:
	testb	$1, 4(%edi)
	jne	.L164
	movl	(%edi), %edx
	movl	%edx, %eax
	jmp	.L161
	.p2align 4,,10
	.p2align 3
.L164:
	cmpl	$10, %ecx
	jne	.L215
.L199:
	movl	(%edi), %eax
	movl	24(%eax), %ecx
	andl	$2, %ecx
	movl	%ecx, 32(%esp)
	movl	$10, %ecx
	je	.L178
	movl	$130, %edx
	xorl	%ebx, %ebx
	movl	%edx, 32(%esp)
	movl	48(%eax), %edx
	addl	%edx, %ebx
	testl	%ebx, %ebx
	jle	.L178
.L244:
	movl	%edi, 56(%esp)
	movl	32(%esp), %edi
	movl	%ecx, 52(%esp)
	movl	%ebp, %ecx
	movl	%eax, %ebp
	movl	%esi, %eax
	movl	%ecx, %esi
	.p2align 4
	.p2align 3
.L182:
	movl	%eax, 8(%esp)
	movl	100(%esp), %ecx
	movl	%eax, (%esp)
	movl	96(%esp), %edx
	movl	%ebp, %eax
	movl	%edi, 4(%esp)
	call	sstep
	decl	%ebx
	jne	.L182
	cmpl	$129, 32(%esp)
	movl	%esi, %ebp
	movl	52(%esp), %ecx
	movl	%eax, %esi
	movl	56(%esp), %edi
	jne	.L178
.L180:
	cmpl	$128, %ecx
	jne	.L209
.L176:
	movl	24(%esp), %eax
	cmpl	$128, %eax
	je	.L173
	movl	$129, %edx
	movl	%edx, 32(%esp)
	movzbl	%al, %edx
	jmp	.L201
	.p2align 4,,10
	.p2align 3
.L245:
	cmpl	$95, %ecx
	je	.L247
.L212:
	movl	%ecx, 24(%esp)
	movl	$134, %edx
.L189:
	movl	(%edi), %eax
	movl	%edx, 4(%esp)
	movl	100(%esp), %ecx
	movl	%esi, 8(%esp)
	movl	96(%esp), %edx
	movl	%esi, (%esp)
	call	sstep
	movl	%eax, %esi
	jmp	.L173
	.p2align 4,,10
	.p2align 3
.L151:
	movl	28(%esp), %eax
	addl	$76, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L187:
	cmpl	$95, %ecx
	je	.L248
	movl	24(%esp), %eax
	cmpl	$128, %eax
	je	.L215
	movzbl	%al, %eax
	movl	%eax, 52(%esp)
	jmp	.L184
	.p2align 4,,10
	.p2align 3
.L241:
	movl	(%edi), %edx
	movl	24(%edx), %eax
	andl	$2, %eax
	movl	%eax, 32(%esp)
	je	.L249
	movl	4(%edi), %eax
	movl	44(%edx), %ebx
	testb	$2, %al
	je	.L250
.L231:
	testl	%ebx, %ebx
	je	.L176
	movl	$128, %ecx
	jg	.L179
	.p2align 4,,4
	jmp	.L176
	.p2align 4,,10
	.p2align 3
.L249:
	movl	4(%edi), %ebx
	movl	$128, %ecx
	andl	$2, %ebx
	jne	.L162
	movl	%edx, %eax
	movl	$130, %edx
	movl	%edx, 32(%esp)
	movl	$128, %ecx
	jmp	.L174
	.p2align 4,,10
	.p2align 3
.L242:
	testb	$1, %al
	jne	.L158
	movl	(%edi), %edx
	testb	$2, %al
	movl	44(%edx), %ebx
	jne	.L231
.L250:
	movl	$131, 32(%esp)
	movl	%edx, %eax
	movl	$128, %ecx
	jmp	.L174
	.p2align 4,,10
	.p2align 3
.L243:
	xorl	%ebx, %ebx
	movl	$128, %ecx
	movl	%ebx, 32(%esp)
	jmp	.L162
	.p2align 4,,10
	.p2align 3
.L158:
	andl	$2, %eax
	movl	%eax, %ebx
	je	.L171
	jmp	.L173
	.p2align 4,,10
	.p2align 3
.L248:
	cmpl	$128, 24(%esp)
	je	.L200
	movzbl	24(%esp), %eax
	movl	36(%esp), %ebx
	movl	%eax, (%esp)
	call	isalnum@PLT
	cmpl	$95, 24(%esp)
	jne	.L251
.L198:
	movl	$95, (%esp)
	movl	36(%esp), %ebx
	call	isalnum@PLT
	testl	%eax, %eax
	jne	.L200
	movl	$95, %ebx
	movl	$133, %eax
	movl	%ebx, 24(%esp)
	movl	%eax, 32(%esp)
	jmp	.L193
	.p2align 4,,10
	.p2align 3
.L204:
	movl	$128, %eax
	movl	%eax, 24(%esp)
	jmp	.L152
	.p2align 4,,10
	.p2align 3
.L233:
	movl	$128, %eax
	movl	%eax, 24(%esp)
	jmp	.L173
	.p2align 4,,10
	.p2align 3
.L166:
	jg	.L179
	jmp	.L180
.L251:
	testl	%eax, %eax
	.p2align 4,,9
	jne	.L198
	.p2align 4
	.p2align 3
.L200:
	movl	$95, %ecx
	movl	%ecx, 24(%esp)
	jmp	.L237
.L214:
	movl	$133, %eax
	movl	%eax, 32(%esp)
	jmp	.L197
.L247:
	movl	$95, %eax
	movl	%eax, 24(%esp)
	jmp	.L193
	.size	sslow, .-sslow
	.section	.text.sdissect,"ax",@progbits
	.p2align 4
	.type	sdissect, @function
sdissect:
	pushl	%ebp
	movl	%eax, %ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	subl	$60, %esp
	movl	%ecx, 28(%esp)
	movl	84(%esp), %eax
	cmpl	%eax, 80(%esp)
	jge	.L253
	movl	%edx, %edi
.L282:
	movl	0(%ebp), %eax
	movl	4(%eax), %ebx
	movl	80(%esp), %eax
	leal	0(,%eax,4), %edx
	movl	(%ebx,%edx), %eax
	movl	%eax, %ecx
	andl	$-134217728, %ecx
	cmpl	$1476395008, %ecx
	je	.L254
	cmpl	$2013265920, %ecx
	je	.L283
	cmpl	$1207959552, %ecx
	je	.L256
	movl	80(%esp), %edx
	cmpl	$1476395008, %ecx
	leal	1(%edx), %esi
	movl	%esi, 32(%esp)
	ja	.L304
	cmpl	$805306368, %ecx
	je	.L263
	jbe	.L305
	movl	80(%esp), %eax
	cmpl	$1207959552, %ecx
	movl	%eax, 44(%esp)
	jne	.L303
.L285:
	movl	%esi, 36(%esp)
	movl	28(%esp), %ecx
	movl	32(%esp), %ebx
	jmp	.L266
	.p2align 4,,10
	.p2align 3
.L306:
	leal	-1(%esi), %ecx
.L266:
	movl	%ebx, 4(%esp)
	movl	80(%esp), %eax
	movl	%edi, %edx
	movl	%eax, (%esp)
	movl	%ebp, %eax
	call	sslow
	movl	28(%esp), %ecx
	movl	%ebx, (%esp)
	movl	%eax, %esi
	movl	84(%esp), %eax
	movl	%esi, %edx
	movl	%eax, 4(%esp)
	movl	%ebp, %eax
	call	sslow
	cmpl	%eax, 28(%esp)
	jne	.L306
	movl	%edi, 40(%esp)
	movl	%esi, %ebx
	movl	36(%esp), %esi
	movl	%ebx, 36(%esp)
	movl	44(%esp), %ebx
	movl	%esi, %eax
	movl	%edi, %esi
	movl	%eax, %edi
	jmp	.L274
	.p2align 4,,10
	.p2align 3
.L287:
	movl	%esi, 40(%esp)
	movl	%eax, %esi
.L274:
	movl	36(%esp), %ecx
	movl	%esi, %edx
	movl	%ebp, %eax
	movl	%ebx, 4(%esp)
	movl	%edi, (%esp)
	call	sslow
	testl	%eax, %eax
	je	.L288
	cmpl	%eax, %esi
	jne	.L287
.L288:
	movl	%edi, %edx
	testl	%eax, %eax
	movl	36(%esp), %ebx
	movl	%esi, %edi
	movl	%edx, %esi
	movl	44(%esp), %edx
	movl	%esi, (%esp)
	cmove	%edi, %eax
	cmove	40(%esp), %edi
	movl	%eax, %ecx
	movl	%ebp, %eax
	movl	%edx, 4(%esp)
	movl	%edi, %edx
	movl	%ebx, %edi
	call	sdissect
	movl	32(%esp), %eax
	movl	%eax, 80(%esp)
	movl	84(%esp), %eax
	cmpl	%eax, 80(%esp)
	jl	.L282
	.p2align 4
	.p2align 3
.L308:
	movl	%edi, %edx
.L253:
	addl	$60, %esp
	movl	%edx, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L305:
	cmpl	$268435456, %ecx
	jne	.L307
.L263:
	incl	%edi
.L303:
	movl	%esi, 80(%esp)
.L269:
	movl	84(%esp), %eax
	cmpl	%eax, 80(%esp)
	jl	.L282
	jmp	.L308
	.p2align 4,,10
	.p2align 3
.L307:
	cmpl	$671088640, %ecx
	je	.L263
	.p2align 4,,5
	jmp	.L303
	.p2align 4,,10
	.p2align 3
.L283:
	movl	80(%esp), %ecx
	.p2align 4
	.p2align 3
.L255:
	andl	$134217727, %eax
	addl	%eax, %ecx
	movl	(%ebx,%ecx,4), %eax
	movl	%eax, %esi
	andl	$-134217728, %esi
	cmpl	$-1879048192, %esi
	jne	.L255
	movl	%edx, 36(%esp)
	leal	1(%ecx), %ebx
	movl	28(%esp), %ecx
	movl	%ebx, 32(%esp)
	jmp	.L267
	.p2align 4,,10
	.p2align 3
.L309:
	leal	-1(%esi), %ecx
.L267:
	movl	%ebx, 4(%esp)
	movl	80(%esp), %eax
	movl	%edi, %edx
	movl	%eax, (%esp)
	movl	%ebp, %eax
	call	sslow
	movl	28(%esp), %ecx
	movl	%ebx, (%esp)
	movl	%eax, %esi
	movl	84(%esp), %eax
	movl	%esi, %edx
	movl	%eax, 4(%esp)
	movl	%ebp, %eax
	call	sslow
	cmpl	%eax, 28(%esp)
	jne	.L309
	movl	80(%esp), %eax
	movl	36(%esp), %edx
	movl	%edi, 36(%esp)
	leal	1(%eax), %ecx
	movl	0(%ebp), %eax
	movl	%ecx, %edi
	movl	4(%eax), %eax
	movl	(%eax,%edx), %eax
	movl	80(%esp), %edx
	andl	$134217727, %eax
	leal	-1(%edx,%eax), %ebx
	jmp	.L278
	.p2align 4,,10
	.p2align 3
.L310:
	movl	0(%ebp), %eax
	leal	1(%ebx), %edx
	leal	2(%ebx), %edi
	movl	4(%eax), %eax
	movl	(%eax,%edx,4), %ebx
	andl	$134217727, %ebx
	addl	%edx, %ebx
	movl	(%eax,%ebx,4), %eax
	andl	$-134217728, %eax
	cmpl	$-2013265920, %eax
	sete	%al
	movzbl	%al, %eax
	subl	%eax, %ebx
.L278:
	movl	36(%esp), %edx
	movl	%esi, %ecx
	movl	%ebp, %eax
	movl	%ebx, 4(%esp)
	movl	%edi, (%esp)
	call	sslow
	cmpl	%eax, %esi
	jne	.L310
	movl	%ebx, 4(%esp)
	movl	%edi, %eax
	movl	36(%esp), %edi
	movl	%eax, (%esp)
	movl	%esi, %ecx
	movl	%ebp, %eax
	movl	%edi, %edx
	movl	%esi, %edi
	call	sdissect
	movl	32(%esp), %eax
	movl	%eax, 80(%esp)
	jmp	.L269
	.p2align 4,,10
	.p2align 3
.L254:
	movl	80(%esp), %edx
	andl	$134217727, %eax
	movl	%edi, 32(%esp)
	movl	28(%esp), %ebx
	addl	%eax, %edx
	movl	%edx, 36(%esp)
	movl	80(%esp), %edx
	movl	%ebx, %ecx
	leal	1(%edx,%eax), %esi
	jmp	.L260
	.p2align 4,,10
	.p2align 3
.L311:
	leal	-1(%edi), %ecx
.L260:
	movl	%esi, 4(%esp)
	movl	80(%esp), %eax
	movl	32(%esp), %edx
	movl	%eax, (%esp)
	movl	%ebp, %eax
	call	sslow
	movl	%ebx, %ecx
	movl	%esi, (%esp)
	movl	%eax, %edi
	movl	84(%esp), %eax
	movl	%edi, %edx
	movl	%eax, 4(%esp)
	movl	%ebp, %eax
	call	sslow
	cmpl	%eax, %ebx
	jne	.L311
	movl	80(%esp), %eax
	movl	%edi, %ebx
	movl	36(%esp), %edx
	movl	%ebx, %ecx
	movl	32(%esp), %edi
	incl	%eax
	movl	%eax, 32(%esp)
	movl	%edx, 4(%esp)
	movl	%edi, %edx
	movl	%eax, (%esp)
	movl	%ebp, %eax
	call	sslow
	testl	%eax, %eax
	je	.L272
	movl	36(%esp), %eax
	movl	%ebx, %ecx
	movl	%edi, %edx
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	movl	%ebp, %eax
	call	sdissect
.L272:
	movl	%esi, 80(%esp)
	movl	%ebx, %edi
	jmp	.L269
	.p2align 4,,10
	.p2align 3
.L256:
	movl	80(%esp), %edx
	andl	$134217727, %eax
	addl	%eax, %edx
	movl	%edx, 44(%esp)
	movl	80(%esp), %edx
	leal	1(%edx,%eax), %eax
	movl	%eax, 32(%esp)
	leal	1(%edx), %esi
	jmp	.L285
	.p2align 4,,10
	.p2align 3
.L304:
	cmpl	$1879048192, %ecx
	je	.L312
	cmpl	$1744830464, %ecx
	jne	.L303
	movl	12(%ebp), %ebx
	movl	%edi, %ecx
	andl	$134217727, %eax
	movl	8(%ebp), %edx
	subl	%ebx, %ecx
	movl	%ecx, (%edx,%eax,8)
	jmp	.L303
.L312:
	movl	12(%ebp), %ebx
	movl	%edi, %ecx
	andl	$134217727, %eax
	movl	8(%ebp), %edx
	subl	%ebx, %ecx
	movl	%ecx, 4(%edx,%eax,8)
	jmp	.L303
	.size	sdissect, .-sdissect
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"shut up gcc"
	.section	.text.sbackref,"ax",@progbits
	.p2align 4
	.type	sbackref, @function
sbackref:
	pushl	%ebp
	movl	%eax, %ebp
	pushl	%edi
	pushl	%esi
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	pushl	%ebx
	subl	$60, %esp
	movl	%ecx, 32(%esp)
	movl	80(%esp), %esi
	movl	%edi, 28(%esp)
	movl	%edx, %edi
.L314:
	cmpl	84(%esp), %esi
	jl	.L356
	jmp	.L315
	.p2align 4,,10
	.p2align 3
.L405:
	cmpl	$536870912, %eax
	je	.L318
	.p2align 4,,6
	jbe	.L404
	cmpl	$671088640, %eax
	jne	.L403
	cmpl	%edi, 32(%esp)
	.p2align 4,,2
	je	.L331
	incl	%edi
	.p2align 4
	.p2align 3
.L332:
	incl	%esi
	cmpl	%esi, 84(%esp)
	jle	.L315
.L356:
	movl	0(%ebp), %ecx
	leal	0(,%esi,4), %eax
	movl	%eax, 24(%esp)
	movl	4(%ecx), %edx
	movl	(%edx,%eax), %ebx
	movl	%ebx, %eax
	andl	$-134217728, %eax
	cmpl	$805306368, %eax
	je	.L316
	jbe	.L405
	cmpl	$-1744830464, %eax
	je	.L324
	.p2align 4,,6
	jbe	.L406
	cmpl	$-1610612736, %eax
	jne	.L407
	movl	20(%ebp), %eax
	cmpl	%edi, %eax
	je	.L408
	cmpl	%eax, %edi
	jnb	.L331
	movzbl	(%edi), %eax
	cmpb	$10, %al
	je	.L409
.L344:
	movl	%eax, (%esp)
	movl	28(%esp), %ebx
	call	isalnum@PLT
	testl	%eax, %eax
	jne	.L331
	cmpb	$95, (%edi)
	je	.L331
.L345:
	cmpl	%edi, 16(%ebp)
	.p2align 4,,3
	jnb	.L331
	movzbl	-1(%edi), %eax
	movl	28(%esp), %ebx
	movl	%eax, (%esp)
	call	isalnum@PLT
	testl	%eax, %eax
	jne	.L332
	cmpb	$95, -1(%edi)
	je	.L332
	.p2align 4
	.p2align 3
.L331:
	xorl	%eax, %eax
.L313:
	addl	$60, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L406:
	cmpl	$1610612736, %eax
	je	.L332
	cmpl	$-2147483648, %eax
	jne	.L410
	movl	24(%esp), %eax
	incl	%esi
	movl	4(%edx,%eax), %eax
	.p2align 4
	.p2align 3
.L346:
	andl	$134217727, %eax
	addl	%eax, %esi
	movl	(%edx,%esi,4), %eax
	movl	%eax, %ecx
	andl	$-134217728, %ecx
	cmpl	$-1879048192, %ecx
	jne	.L346
	jmp	.L332
	.p2align 4,,10
	.p2align 3
.L404:
	cmpl	$268435456, %eax
	je	.L320
	cmpl	$402653184, %eax
	jne	.L403
	cmpl	%edi, 16(%ebp)
	je	.L411
.L333:
	cmpl	20(%ebp), %edi
	jnb	.L331
	cmpb	$10, -1(%edi)
	jne	.L331
.L400:
	testb	$2, 24(%ecx)
	jne	.L332
	.p2align 4,,3
	jmp	.L331
	.p2align 4,,10
	.p2align 3
.L403:
	movl	28(%esp), %eax
	addl	$60, %esp
	popl	%ebx
	popl	%esi
	leal	.LC0@GOTOFF(%eax), %eax
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L318:
	movl	20(%ebp), %eax
	cmpl	%edi, %eax
	je	.L412
	cmpl	%eax, %edi
	jnb	.L331
	cmpb	$10, (%edi)
	je	.L400
	.p2align 4,,6
	jmp	.L331
	.p2align 4,,10
	.p2align 3
.L320:
	cmpl	%edi, 32(%esp)
	je	.L331
	cmpb	%bl, (%edi)
	leal	1(%edi), %eax
	.p2align 4,,2
	jne	.L331
	movl	%eax, %edi
	jmp	.L332
	.p2align 4,,10
	.p2align 3
.L324:
	movl	16(%ebp), %eax
	movl	20(%ebp), %edx
	cmpl	%edi, %eax
	je	.L413
	cmpl	%edx, %edi
	jnb	.L339
	cmpb	$10, -1(%edi)
	je	.L340
.L339:
	cmpl	%edi, %eax
	.p2align 4,,3
	jnb	.L331
	movzbl	-1(%edi), %eax
	movl	28(%esp), %ebx
	movl	%eax, (%esp)
	call	isalnum@PLT
	testl	%eax, %eax
	jne	.L331
	cmpb	$95, -1(%edi)
	je	.L331
.L341:
	cmpl	20(%ebp), %edi
	.p2align 4,,2
	jnb	.L331
.L337:
	movzbl	(%edi), %eax
	movl	28(%esp), %ebx
	movl	%eax, (%esp)
	call	isalnum@PLT
	testl	%eax, %eax
	jne	.L332
	cmpb	$95, (%edi)
	je	.L332
	.p2align 4,,6
	jmp	.L331
	.p2align 4,,10
	.p2align 3
.L316:
	movl	16(%ecx), %eax
	andl	$134217727, %ebx
	sall	$4, %ebx
	addl	%eax, %ebx
	cmpl	%edi, 32(%esp)
	je	.L331
	movzbl	(%edi), %eax
	leal	1(%edi), %edx
	movl	(%ebx), %ecx
	movzbl	(%ecx,%eax), %eax
	andb	4(%ebx), %al
	je	.L331
	movl	%edx, %edi
	jmp	.L332
	.p2align 4,,10
	.p2align 3
.L407:
	leal	1(%esi), %edx
	movl	%edx, 36(%esp)
.L347:
	cmpl	$1476395008, %eax
	jbe	.L414
	cmpl	$1879048192, %eax
	je	.L353
	cmpl	$2013265920, %eax
	jne	.L415
	andl	$134217727, %ebx
	movl	%edx, %eax
	leal	-1(%esi,%ebx), %ebx
	movl	32(%esp), %esi
.L361:
	movl	%eax, (%esp)
	movl	88(%esp), %edx
	movl	%esi, %ecx
	movl	%ebx, 4(%esp)
	movl	%ebp, %eax
	movl	%edx, 8(%esp)
	movl	%edi, %edx
	call	sbackref
	testl	%eax, %eax
	jne	.L313
	movl	0(%ebp), %eax
	leal	0(,%ebx,4), %edx
	movl	4(%eax), %ecx
	movl	(%ecx,%edx), %eax
	andl	$-134217728, %eax
	cmpl	$-1879048192, %eax
	je	.L331
	movl	4(%ecx,%edx), %edx
	leal	2(%ebx), %eax
	andl	$134217727, %edx
	leal	1(%ebx,%edx), %ebx
	movl	(%ecx,%ebx,4), %edx
	andl	$-134217728, %edx
	cmpl	$-2013265920, %edx
	sete	%dl
	movzbl	%dl, %edx
	subl	%edx, %ebx
	jmp	.L361
	.p2align 4,,10
	.p2align 3
.L415:
	cmpl	$1744830464, %eax
	jne	.L403
	movl	12(%ebp), %ecx
	andl	$134217727, %ebx
	movl	%edi, %edx
	movl	8(%ebp), %eax
	sall	$3, %ebx
	subl	%ecx, %edx
	movl	32(%esp), %ecx
	addl	%ebx, %eax
	movl	(%eax), %esi
	movl	%edx, (%eax)
	movl	88(%esp), %eax
	movl	%edi, %edx
	movl	%eax, 8(%esp)
	movl	84(%esp), %eax
	movl	%eax, 4(%esp)
	movl	36(%esp), %eax
	movl	%eax, (%esp)
	movl	%ebp, %eax
	call	sbackref
	testl	%eax, %eax
	jne	.L313
	movl	8(%ebp), %edx
	movl	%esi, (%edx,%ebx)
	jmp	.L313
	.p2align 4,,10
	.p2align 3
.L414:
	cmpl	$1207959552, %eax
	je	.L350
	cmpl	$1342177280, %eax
	jne	.L416
	movl	28(%ebp), %eax
	movl	88(%esp), %edx
	leal	(%eax,%edx,4), %eax
	cmpl	%edi, (%eax)
	je	.L417
	movl	%edi, (%eax)
	movl	88(%esp), %eax
	andl	$134217727, %ebx
	movl	36(%esp), %esi
	movl	%edi, %edx
	movl	32(%esp), %ecx
	movl	%eax, 8(%esp)
	movl	84(%esp), %eax
	movl	%eax, 4(%esp)
	movl	%esi, %eax
	subl	%ebx, %eax
	movl	%eax, (%esp)
	movl	%ebp, %eax
	call	sbackref
	testl	%eax, %eax
	jne	.L313
	decl	88(%esp)
	jmp	.L314
	.p2align 4,,10
	.p2align 3
.L416:
	cmpl	$939524096, %eax
	jne	.L403
	movl	8(%ebp), %eax
	andl	$134217727, %ebx
	movl	%ebx, 44(%esp)
	leal	(%eax,%ebx,8), %eax
	movl	4(%eax), %ecx
	cmpl	$-1, %ecx
	je	.L331
	movl	(%eax), %eax
	subl	%eax, %ecx
	movl	%ecx, 40(%esp)
	movl	%ecx, %ebx
	movl	32(%esp), %ecx
	subl	%ebx, %ecx
	cmpl	%edi, %ecx
	jb	.L331
	movl	%ebx, 8(%esp)
	movl	12(%ebp), %ebx
	movl	%edi, (%esp)
	addl	%ebx, %eax
	movl	28(%esp), %ebx
	movl	%eax, 4(%esp)
	call	memcmp@PLT
	testl	%eax, %eax
	jne	.L331
	movl	0(%ebp), %eax
	movl	24(%esp), %ebx
	movl	4(%eax), %ecx
	movl	44(%esp), %eax
	orl	$1073741824, %eax
	cmpl	(%ecx,%ebx), %eax
	je	.L367
	movl	36(%esp), %ebx
	jmp	.L358
	.p2align 4,,10
	.p2align 3
.L418:
	incl	%ebx
.L358:
	cmpl	(%ecx,%ebx,4), %eax
	movl	%esi, %edx
	movl	%ebx, %esi
	jne	.L418
	leal	2(%edx), %esi
.L357:
	movl	40(%esp), %eax
	addl	%eax, %edi
	jmp	.L314
	.p2align 4,,10
	.p2align 3
.L413:
	testb	$1, 4(%ebp)
	je	.L341
	cmpl	%edx, %edi
	jnb	.L331
	cmpb	$10, -1(%edi)
	jne	.L331
.L340:
	testb	$2, 24(%ecx)
	jne	.L337
	.p2align 4,,3
	jmp	.L339
	.p2align 4,,10
	.p2align 3
.L408:
	testb	$2, 4(%ebp)
	jne	.L331
	.p2align 4,,7
	jmp	.L345
	.p2align 4,,10
	.p2align 3
.L411:
	testb	$1, 4(%ebp)
	je	.L332
	.p2align 4,,7
	jmp	.L333
	.p2align 4,,10
	.p2align 3
.L412:
	testb	$2, 4(%ebp)
	je	.L332
	.p2align 4,,7
	jmp	.L331
	.p2align 4,,10
	.p2align 3
.L409:
	testb	$2, 24(%ecx)
	jne	.L345
	.p2align 4,,7
	jmp	.L344
	.p2align 4,,10
	.p2align 3
.L350:
	movl	88(%esp), %eax
	movl	28(%ebp), %edx
	movl	36(%esp), %esi
	incl	%eax
	movl	%edi, (%edx,%eax,4)
	movl	%eax, 88(%esp)
	jmp	.L314
	.p2align 4,,10
	.p2align 3
.L353:
	movl	12(%ebp), %ecx
	andl	$134217727, %ebx
	movl	%edi, %edx
	movl	8(%ebp), %eax
	sall	$3, %ebx
	subl	%ecx, %edx
	movl	32(%esp), %ecx
	addl	%ebx, %eax
	movl	4(%eax), %esi
	movl	%edx, 4(%eax)
	movl	88(%esp), %eax
	movl	%edi, %edx
	movl	%eax, 8(%esp)
	movl	84(%esp), %eax
	movl	%eax, 4(%esp)
	movl	36(%esp), %eax
	movl	%eax, (%esp)
	movl	%ebp, %eax
	call	sbackref
	testl	%eax, %eax
	jne	.L313
	movl	8(%ebp), %edx
	movl	%esi, 4(%edx,%ebx)
	jmp	.L313
.L417:
	decl	88(%esp)
	movl	36(%esp), %esi
	jmp	.L314
.L367:
	movl	36(%esp), %esi
	jmp	.L357
.L315:
	movl	32(%esp), %eax
	cmpl	%edi, %eax
	je	.L313
	jmp	.L331
.L410:
	leal	1(%esi), %edx
	cmpl	$1476395008, %eax
	movl	%edx, 36(%esp)
	jne	.L347
	movl	88(%esp), %eax
	movl	%edi, %edx
	movl	32(%esp), %ecx
	movl	%eax, 8(%esp)
	movl	84(%esp), %eax
	movl	%eax, 4(%esp)
	movl	36(%esp), %eax
	movl	%eax, (%esp)
	movl	%ebp, %eax
	call	sbackref
	testl	%eax, %eax
	jne	.L313
	movl	36(%esp), %eax
	andl	$134217727, %ebx
	addl	%ebx, %eax
	movl	%eax, %esi
	jmp	.L314
	.size	sbackref, .-sbackref
	.section	.text.lbackref,"ax",@progbits
	.p2align 4
	.type	lbackref, @function
lbackref:
	pushl	%ebp
	movl	%eax, %ebp
	pushl	%edi
	pushl	%esi
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	pushl	%ebx
	subl	$60, %esp
	movl	%ecx, 32(%esp)
	movl	80(%esp), %esi
	movl	%edi, 28(%esp)
	movl	%edx, %edi
.L420:
	cmpl	84(%esp), %esi
	jl	.L462
	jmp	.L421
	.p2align 4,,10
	.p2align 3
.L511:
	cmpl	$536870912, %eax
	je	.L424
	.p2align 4,,6
	jbe	.L510
	cmpl	$671088640, %eax
	jne	.L509
	cmpl	%edi, 32(%esp)
	.p2align 4,,2
	je	.L437
	incl	%edi
	.p2align 4
	.p2align 3
.L438:
	incl	%esi
	cmpl	%esi, 84(%esp)
	jle	.L421
.L462:
	movl	0(%ebp), %ecx
	leal	0(,%esi,4), %eax
	movl	%eax, 24(%esp)
	movl	4(%ecx), %edx
	movl	(%edx,%eax), %ebx
	movl	%ebx, %eax
	andl	$-134217728, %eax
	cmpl	$805306368, %eax
	je	.L422
	jbe	.L511
	cmpl	$-1744830464, %eax
	je	.L430
	.p2align 4,,6
	jbe	.L512
	cmpl	$-1610612736, %eax
	jne	.L513
	movl	20(%ebp), %eax
	cmpl	%edi, %eax
	je	.L514
	cmpl	%eax, %edi
	jnb	.L437
	movzbl	(%edi), %eax
	cmpb	$10, %al
	je	.L515
.L450:
	movl	%eax, (%esp)
	movl	28(%esp), %ebx
	call	isalnum@PLT
	testl	%eax, %eax
	jne	.L437
	cmpb	$95, (%edi)
	je	.L437
.L451:
	cmpl	%edi, 16(%ebp)
	.p2align 4,,3
	jnb	.L437
	movzbl	-1(%edi), %eax
	movl	28(%esp), %ebx
	movl	%eax, (%esp)
	call	isalnum@PLT
	testl	%eax, %eax
	jne	.L438
	cmpb	$95, -1(%edi)
	je	.L438
	.p2align 4
	.p2align 3
.L437:
	xorl	%eax, %eax
.L419:
	addl	$60, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L512:
	cmpl	$1610612736, %eax
	je	.L438
	cmpl	$-2147483648, %eax
	jne	.L516
	movl	24(%esp), %eax
	incl	%esi
	movl	4(%edx,%eax), %eax
	.p2align 4
	.p2align 3
.L452:
	andl	$134217727, %eax
	addl	%eax, %esi
	movl	(%edx,%esi,4), %eax
	movl	%eax, %ecx
	andl	$-134217728, %ecx
	cmpl	$-1879048192, %ecx
	jne	.L452
	jmp	.L438
	.p2align 4,,10
	.p2align 3
.L510:
	cmpl	$268435456, %eax
	je	.L426
	cmpl	$402653184, %eax
	jne	.L509
	cmpl	%edi, 16(%ebp)
	je	.L517
.L439:
	cmpl	20(%ebp), %edi
	jnb	.L437
	cmpb	$10, -1(%edi)
	jne	.L437
.L506:
	testb	$2, 24(%ecx)
	jne	.L438
	.p2align 4,,3
	jmp	.L437
	.p2align 4,,10
	.p2align 3
.L509:
	movl	28(%esp), %eax
	addl	$60, %esp
	popl	%ebx
	popl	%esi
	leal	.LC0@GOTOFF(%eax), %eax
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L424:
	movl	20(%ebp), %eax
	cmpl	%edi, %eax
	je	.L518
	cmpl	%eax, %edi
	jnb	.L437
	cmpb	$10, (%edi)
	je	.L506
	.p2align 4,,6
	jmp	.L437
	.p2align 4,,10
	.p2align 3
.L426:
	cmpl	%edi, 32(%esp)
	je	.L437
	cmpb	%bl, (%edi)
	leal	1(%edi), %eax
	.p2align 4,,2
	jne	.L437
	movl	%eax, %edi
	jmp	.L438
	.p2align 4,,10
	.p2align 3
.L430:
	movl	16(%ebp), %eax
	movl	20(%ebp), %edx
	cmpl	%edi, %eax
	je	.L519
	cmpl	%edx, %edi
	jnb	.L445
	cmpb	$10, -1(%edi)
	je	.L446
.L445:
	cmpl	%edi, %eax
	.p2align 4,,3
	jnb	.L437
	movzbl	-1(%edi), %eax
	movl	28(%esp), %ebx
	movl	%eax, (%esp)
	call	isalnum@PLT
	testl	%eax, %eax
	jne	.L437
	cmpb	$95, -1(%edi)
	je	.L437
.L447:
	cmpl	20(%ebp), %edi
	.p2align 4,,2
	jnb	.L437
.L443:
	movzbl	(%edi), %eax
	movl	28(%esp), %ebx
	movl	%eax, (%esp)
	call	isalnum@PLT
	testl	%eax, %eax
	jne	.L438
	cmpb	$95, (%edi)
	je	.L438
	.p2align 4,,6
	jmp	.L437
	.p2align 4,,10
	.p2align 3
.L422:
	movl	16(%ecx), %eax
	andl	$134217727, %ebx
	sall	$4, %ebx
	addl	%eax, %ebx
	cmpl	%edi, 32(%esp)
	je	.L437
	movzbl	(%edi), %eax
	leal	1(%edi), %edx
	movl	(%ebx), %ecx
	movzbl	(%ecx,%eax), %eax
	andb	4(%ebx), %al
	je	.L437
	movl	%edx, %edi
	jmp	.L438
	.p2align 4,,10
	.p2align 3
.L513:
	leal	1(%esi), %edx
	movl	%edx, 36(%esp)
.L453:
	cmpl	$1476395008, %eax
	jbe	.L520
	cmpl	$1879048192, %eax
	je	.L459
	cmpl	$2013265920, %eax
	jne	.L521
	andl	$134217727, %ebx
	movl	%edx, %eax
	leal	-1(%esi,%ebx), %ebx
	movl	32(%esp), %esi
.L467:
	movl	%eax, (%esp)
	movl	88(%esp), %edx
	movl	%esi, %ecx
	movl	%ebx, 4(%esp)
	movl	%ebp, %eax
	movl	%edx, 8(%esp)
	movl	%edi, %edx
	call	lbackref
	testl	%eax, %eax
	jne	.L419
	movl	0(%ebp), %eax
	leal	0(,%ebx,4), %edx
	movl	4(%eax), %ecx
	movl	(%ecx,%edx), %eax
	andl	$-134217728, %eax
	cmpl	$-1879048192, %eax
	je	.L437
	movl	4(%ecx,%edx), %edx
	leal	2(%ebx), %eax
	andl	$134217727, %edx
	leal	1(%ebx,%edx), %ebx
	movl	(%ecx,%ebx,4), %edx
	andl	$-134217728, %edx
	cmpl	$-2013265920, %edx
	sete	%dl
	movzbl	%dl, %edx
	subl	%edx, %ebx
	jmp	.L467
	.p2align 4,,10
	.p2align 3
.L521:
	cmpl	$1744830464, %eax
	jne	.L509
	movl	12(%ebp), %ecx
	andl	$134217727, %ebx
	movl	%edi, %edx
	movl	8(%ebp), %eax
	sall	$3, %ebx
	subl	%ecx, %edx
	movl	32(%esp), %ecx
	addl	%ebx, %eax
	movl	(%eax), %esi
	movl	%edx, (%eax)
	movl	88(%esp), %eax
	movl	%edi, %edx
	movl	%eax, 8(%esp)
	movl	84(%esp), %eax
	movl	%eax, 4(%esp)
	movl	36(%esp), %eax
	movl	%eax, (%esp)
	movl	%ebp, %eax
	call	lbackref
	testl	%eax, %eax
	jne	.L419
	movl	8(%ebp), %edx
	movl	%esi, (%edx,%ebx)
	jmp	.L419
	.p2align 4,,10
	.p2align 3
.L520:
	cmpl	$1207959552, %eax
	je	.L456
	cmpl	$1342177280, %eax
	jne	.L522
	movl	28(%ebp), %eax
	movl	88(%esp), %edx
	leal	(%eax,%edx,4), %eax
	cmpl	%edi, (%eax)
	je	.L523
	movl	%edi, (%eax)
	movl	88(%esp), %eax
	andl	$134217727, %ebx
	movl	36(%esp), %esi
	movl	%edi, %edx
	movl	32(%esp), %ecx
	movl	%eax, 8(%esp)
	movl	84(%esp), %eax
	movl	%eax, 4(%esp)
	movl	%esi, %eax
	subl	%ebx, %eax
	movl	%eax, (%esp)
	movl	%ebp, %eax
	call	lbackref
	testl	%eax, %eax
	jne	.L419
	decl	88(%esp)
	jmp	.L420
	.p2align 4,,10
	.p2align 3
.L522:
	cmpl	$939524096, %eax
	jne	.L509
	movl	8(%ebp), %eax
	andl	$134217727, %ebx
	movl	%ebx, 44(%esp)
	leal	(%eax,%ebx,8), %eax
	movl	4(%eax), %ecx
	cmpl	$-1, %ecx
	je	.L437
	movl	(%eax), %eax
	subl	%eax, %ecx
	movl	%ecx, 40(%esp)
	movl	%ecx, %ebx
	movl	32(%esp), %ecx
	subl	%ebx, %ecx
	cmpl	%edi, %ecx
	jb	.L437
	movl	%ebx, 8(%esp)
	movl	12(%ebp), %ebx
	movl	%edi, (%esp)
	addl	%ebx, %eax
	movl	28(%esp), %ebx
	movl	%eax, 4(%esp)
	call	memcmp@PLT
	testl	%eax, %eax
	jne	.L437
	movl	0(%ebp), %eax
	movl	24(%esp), %ebx
	movl	4(%eax), %ecx
	movl	44(%esp), %eax
	orl	$1073741824, %eax
	cmpl	(%ecx,%ebx), %eax
	je	.L473
	movl	36(%esp), %ebx
	jmp	.L464
	.p2align 4,,10
	.p2align 3
.L524:
	incl	%ebx
.L464:
	cmpl	(%ecx,%ebx,4), %eax
	movl	%esi, %edx
	movl	%ebx, %esi
	jne	.L524
	leal	2(%edx), %esi
.L463:
	movl	40(%esp), %eax
	addl	%eax, %edi
	jmp	.L420
	.p2align 4,,10
	.p2align 3
.L519:
	testb	$1, 4(%ebp)
	je	.L447
	cmpl	%edx, %edi
	jnb	.L437
	cmpb	$10, -1(%edi)
	jne	.L437
.L446:
	testb	$2, 24(%ecx)
	jne	.L443
	.p2align 4,,3
	jmp	.L445
	.p2align 4,,10
	.p2align 3
.L514:
	testb	$2, 4(%ebp)
	jne	.L437
	.p2align 4,,7
	jmp	.L451
	.p2align 4,,10
	.p2align 3
.L517:
	testb	$1, 4(%ebp)
	je	.L438
	.p2align 4,,7
	jmp	.L439
	.p2align 4,,10
	.p2align 3
.L518:
	testb	$2, 4(%ebp)
	je	.L438
	.p2align 4,,7
	jmp	.L437
	.p2align 4,,10
	.p2align 3
.L515:
	testb	$2, 24(%ecx)
	jne	.L451
	.p2align 4,,7
	jmp	.L450
	.p2align 4,,10
	.p2align 3
.L456:
	movl	88(%esp), %eax
	movl	28(%ebp), %edx
	movl	36(%esp), %esi
	incl	%eax
	movl	%edi, (%edx,%eax,4)
	movl	%eax, 88(%esp)
	jmp	.L420
	.p2align 4,,10
	.p2align 3
.L459:
	movl	12(%ebp), %ecx
	andl	$134217727, %ebx
	movl	%edi, %edx
	movl	8(%ebp), %eax
	sall	$3, %ebx
	subl	%ecx, %edx
	movl	32(%esp), %ecx
	addl	%ebx, %eax
	movl	4(%eax), %esi
	movl	%edx, 4(%eax)
	movl	88(%esp), %eax
	movl	%edi, %edx
	movl	%eax, 8(%esp)
	movl	84(%esp), %eax
	movl	%eax, 4(%esp)
	movl	36(%esp), %eax
	movl	%eax, (%esp)
	movl	%ebp, %eax
	call	lbackref
	testl	%eax, %eax
	jne	.L419
	movl	8(%ebp), %edx
	movl	%esi, 4(%edx,%ebx)
	jmp	.L419
.L523:
	decl	88(%esp)
	movl	36(%esp), %esi
	jmp	.L420
.L473:
	movl	36(%esp), %esi
	jmp	.L463
.L421:
	movl	32(%esp), %eax
	cmpl	%edi, %eax
	je	.L419
	jmp	.L437
.L516:
	leal	1(%esi), %edx
	cmpl	$1476395008, %eax
	movl	%edx, 36(%esp)
	jne	.L453
	movl	88(%esp), %eax
	movl	%edi, %edx
	movl	32(%esp), %ecx
	movl	%eax, 8(%esp)
	movl	84(%esp), %eax
	movl	%eax, 4(%esp)
	movl	36(%esp), %eax
	movl	%eax, (%esp)
	movl	%ebp, %eax
	call	lbackref
	testl	%eax, %eax
	jne	.L419
	movl	36(%esp), %eax
	andl	$134217727, %ebx
	addl	%ebx, %eax
	movl	%eax, %esi
	jmp	.L420
	.size	lbackref, .-lbackref
	.section	.text.lslow,"ax",@progbits
	.p2align 4
	.type	lslow, @function
lslow:
	pushl	%ebp
	movl	%edx, %ebp
	pushl	%edi
	pushl	%esi
	movl	%eax, %esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$76, %esp
	movl	%ecx, 56(%esp)
	movl	40(%eax), %edi
	movl	52(%eax), %eax
	cmpl	%edx, 16(%esi)
	movl	%eax, 44(%esp)
	movl	48(%esi), %eax
	movl	%eax, 52(%esp)
	je	.L578
	movsbl	-1(%edx), %eax
	movl	%eax, 28(%esp)
.L526:
	movl	(%esi), %eax
	movl	28(%eax), %eax
	movl	%edi, (%esp)
	movl	%eax, 8(%esp)
	xorl	%eax, %eax
	movl	%eax, 4(%esp)
	call	memset@PLT
	movl	96(%esp), %eax
	movl	$132, %edx
	movl	100(%esp), %ecx
	movb	$1, (%edi,%eax)
	movl	(%esi), %eax
	movl	%edx, 4(%esp)
	movl	96(%esp), %edx
	movl	%edi, 8(%esp)
	movl	%edi, (%esp)
	call	lstep
	xorl	%ecx, %ecx
	movl	%ecx, 36(%esp)
	movl	%eax, %edi
	jmp	.L570
	.p2align 4,,10
	.p2align 3
.L527:
	movsbl	0(%ebp), %eax
	cmpl	$10, 28(%esp)
	movl	%eax, 32(%esp)
	je	.L612
	cmpl	$128, 28(%esp)
	je	.L613
	cmpl	$10, 32(%esp)
	je	.L573
	xorl	%ecx, %ecx
	movl	%ecx, 40(%esp)
.L536:
	movzbl	28(%esp), %edx
	movl	%edx, (%esp)
	movl	%edx, 60(%esp)
	movl	%edx, 48(%esp)
	call	isalnum@PLT
	movl	48(%esp), %edx
	testl	%eax, %eax
	je	.L557
	movl	60(%esp), %ecx
.L558:
	movl	%ecx, (%esp)
	call	isalnum@PLT
	cmpl	$95, 28(%esp)
	je	.L560
	testl	%eax, %eax
	jne	.L560
.L589:
	movl	32(%esp), %eax
	movl	%eax, 28(%esp)
.L547:
	movl	100(%esp), %eax
	cmpb	$0, (%edi,%eax)
	movl	36(%esp), %eax
	cmovne	%ebp, %eax
	movl	%eax, 36(%esp)
	movl	(%esi), %eax
	movl	28(%eax), %eax
	movl	%edi, (%esp)
	movl	%eax, 8(%esp)
	movl	44(%esp), %eax
	movl	%eax, 4(%esp)
	call	memcmp@PLT
	movl	56(%esp), %ecx
	cmpl	%ecx, %ebp
	je	.L525
	testl	%eax, %eax
	je	.L525
	movl	(%esi), %eax
	incl	%ebp
	movl	52(%esp), %ecx
	movl	28(%eax), %eax
	movl	%ecx, (%esp)
	movl	%edi, 4(%esp)
	movl	%eax, 8(%esp)
	call	memcpy@PLT
	movl	(%esi), %eax
	movl	28(%eax), %eax
	movl	%edi, (%esp)
	movl	%eax, 8(%esp)
	movl	44(%esp), %eax
	movl	%eax, 4(%esp)
	call	memcpy@PLT
	movl	52(%esp), %ecx
	movl	(%esi), %eax
	movl	%edi, 8(%esp)
	movl	28(%esp), %edi
	movl	96(%esp), %edx
	movl	%ecx, (%esp)
	movl	100(%esp), %ecx
	movl	%edi, 4(%esp)
	call	lstep
	movl	%eax, %edi
.L570:
	cmpl	%ebp, 20(%esi)
	jne	.L527
	cmpl	$10, 28(%esp)
	je	.L614
	cmpl	$128, 28(%esp)
	movl	4(%esi), %edx
	je	.L615
	andl	$2, %edx
	movl	%edx, 48(%esp)
	je	.L545
	movl	$128, %eax
	movl	%eax, 32(%esp)
	xorl	%eax, %eax
	movl	%eax, 40(%esp)
	jmp	.L536
	.p2align 4,,10
	.p2align 3
.L620:
	movl	$95, (%esp)
	call	isalnum@PLT
	.p2align 4
	.p2align 3
.L560:
	cmpl	$130, 40(%esp)
	je	.L586
	movl	32(%esp), %eax
	cmpl	$128, %eax
	je	.L607
	movzbl	%al, %edx
.L571:
	movl	%edx, (%esp)
	call	isalnum@PLT
	testl	%eax, %eax
	je	.L616
	movl	32(%esp), %eax
	movl	%eax, 28(%esp)
.L567:
	movl	40(%esp), %eax
	subl	$133, %eax
	cmpl	$1, %eax
	ja	.L547
.L611:
	movl	$133, %edx
	jmp	.L563
	.p2align 4,,10
	.p2align 3
.L612:
	movl	(%esi), %ecx
	movl	24(%ecx), %edx
	movl	%ecx, %eax
	andl	$2, %edx
	movl	%edx, 40(%esp)
	je	.L536
	movl	44(%ecx), %edx
	cmpl	$10, 32(%esp)
	movl	%edx, 48(%esp)
	jne	.L617
.L539:
	testb	$2, 24(%ecx)
	movl	$131, %edx
	movl	%edx, 40(%esp)
	je	.L618
.L548:
	movl	48(%eax), %edx
	addl	%edx, 48(%esp)
	movl	48(%esp), %ecx
	testl	%ecx, %ecx
	jg	.L619
.L552:
	cmpl	$128, 28(%esp)
	je	.L589
	jmp	.L536
	.p2align 4,,10
	.p2align 3
.L613:
	testb	$1, 4(%esi)
	jne	.L538
	movl	(%esi), %ecx
	cmpl	$10, 32(%esp)
	movl	44(%ecx), %edx
	movl	%ecx, %eax
	movl	%edx, 48(%esp)
	je	.L539
.L617:
	testl	%edx, %edx
	jne	.L540
.L583:
	movl	$129, %edx
	movl	%edx, 40(%esp)
.L541:
	movzbl	32(%esp), %edx
	movl	%edx, (%esp)
	movl	%edx, 48(%esp)
	call	isalnum@PLT
	testl	%eax, %eax
	je	.L561
	cmpl	$128, 28(%esp)
	movl	48(%esp), %edx
	je	.L610
	movl	%edx, 40(%esp)
	movzbl	28(%esp), %eax
	movl	%eax, (%esp)
	call	isalnum@PLT
	movl	40(%esp), %edx
	testl	%eax, %eax
	jne	.L588
	cmpl	$95, 28(%esp)
	je	.L588
.L610:
	movl	32(%esp), %eax
	movl	$133, %edx
	movl	%eax, 28(%esp)
	jmp	.L563
	.p2align 4,,10
	.p2align 3
.L557:
	cmpl	$95, 28(%esp)
	je	.L620
	cmpl	$128, 32(%esp)
	jne	.L541
.L575:
	movl	$128, %eax
	movl	%edx, %ecx
	movl	%eax, 32(%esp)
	jmp	.L558
	.p2align 4,,10
	.p2align 3
.L538:
	cmpl	$10, 32(%esp)
	jne	.L589
.L573:
	movl	(%esi), %eax
	movl	$10, %edx
	movl	%edx, 32(%esp)
	movl	24(%eax), %ecx
	andl	$2, %ecx
	movl	%ecx, 40(%esp)
	je	.L552
	xorl	%edx, %edx
	movl	$130, %ecx
	movl	%edx, 48(%esp)
	movl	48(%eax), %edx
	addl	%edx, 48(%esp)
	movl	%ecx, 40(%esp)
	movl	48(%esp), %ecx
	testl	%ecx, %ecx
	jle	.L552
.L619:
	movl	%ebp, 60(%esp)
	movl	%edi, %edx
	movl	%ecx, %ebp
	movl	%esi, %edi
	movl	40(%esp), %esi
	jmp	.L556
	.p2align 4,,10
	.p2align 3
.L621:
	movl	(%edi), %eax
.L556:
	movl	%edx, 8(%esp)
	movl	100(%esp), %ecx
	movl	%edx, (%esp)
	movl	96(%esp), %edx
	movl	%esi, 4(%esp)
	call	lstep
	decl	%ebp
	movl	%eax, %edx
	jne	.L621
	cmpl	$129, 40(%esp)
	movl	%edi, %esi
	movl	60(%esp), %ebp
	movl	%eax, %edi
	jne	.L552
.L554:
	cmpl	$128, 32(%esp)
	jne	.L583
.L550:
	movl	28(%esp), %eax
	cmpl	$128, %eax
	je	.L547
	movl	$129, %edx
	movl	%edx, 40(%esp)
	movzbl	%al, %edx
	jmp	.L575
	.p2align 4,,10
	.p2align 3
.L616:
	cmpl	$95, 32(%esp)
	je	.L622
.L586:
	movl	32(%esp), %eax
	movl	$134, %edx
	movl	%eax, 28(%esp)
.L563:
	movl	(%esi), %eax
	movl	%edx, 4(%esp)
	movl	100(%esp), %ecx
	movl	%edi, 8(%esp)
	movl	96(%esp), %edx
	movl	%edi, (%esp)
	call	lstep
	movl	%eax, %edi
	jmp	.L547
	.p2align 4,,10
	.p2align 3
.L561:
	cmpl	$95, 32(%esp)
	je	.L623
	movl	28(%esp), %eax
	cmpl	$128, %eax
	je	.L589
	movzbl	%al, %ecx
	jmp	.L558
	.p2align 4,,10
	.p2align 3
.L525:
	movl	36(%esp), %eax
	addl	$76, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L614:
	movl	(%esi), %ecx
	movl	24(%ecx), %eax
	andl	$2, %eax
	movl	%eax, 40(%esp)
	je	.L624
	movl	4(%esi), %edx
	movl	44(%ecx), %eax
	testb	$2, %dl
	movl	%eax, 48(%esp)
	je	.L625
.L605:
	movl	48(%esp), %eax
	testl	%eax, %eax
	je	.L550
	movl	$128, %eax
	movl	%eax, 32(%esp)
	jg	.L553
	jmp	.L550
	.p2align 4,,10
	.p2align 3
.L624:
	movl	4(%esi), %eax
	andl	$2, %eax
	movl	%eax, 48(%esp)
	jne	.L626
	movl	%ecx, %eax
	movl	$128, %edx
	movl	%edx, 32(%esp)
	movl	$130, %ecx
	movl	%ecx, 40(%esp)
	jmp	.L548
	.p2align 4,,10
	.p2align 3
.L615:
	testb	$1, %dl
	jne	.L532
	movl	(%esi), %ecx
	testb	$2, %dl
	movl	44(%ecx), %eax
	movl	%eax, 48(%esp)
	jne	.L605
.L625:
	movl	$128, 32(%esp)
	movl	%ecx, %eax
	movl	$131, 40(%esp)
	jmp	.L548
	.p2align 4,,10
	.p2align 3
.L532:
	andl	$2, %edx
	movl	%edx, 48(%esp)
	jne	.L547
.L545:
	movl	$128, %edx
	movl	$130, %ecx
	movl	(%esi), %eax
	movl	%edx, 32(%esp)
	movl	%ecx, 40(%esp)
	jmp	.L548
	.p2align 4,,10
	.p2align 3
.L618:
	movl	48(%esp), %eax
	testl	%eax, %eax
	je	.L583
	jle	.L583
.L553:
	movl	%ebp, 60(%esp)
	movl	%ecx, %eax
	movl	$129, %ecx
	movl	%ecx, 40(%esp)
	movl	%edi, %edx
	movl	48(%esp), %ebp
	movl	%esi, %edi
	movl	%ecx, %esi
	jmp	.L556
	.p2align 4,,10
	.p2align 3
.L607:
	movl	$128, %ecx
	movl	%ecx, 28(%esp)
	jmp	.L547
	.p2align 4,,10
	.p2align 3
.L623:
	cmpl	$128, 28(%esp)
	je	.L574
	movzbl	28(%esp), %eax
	movl	%eax, (%esp)
	call	isalnum@PLT
	testl	%eax, %eax
	je	.L627
.L572:
	movl	$95, (%esp)
	call	isalnum@PLT
	testl	%eax, %eax
	jne	.L574
	movl	$95, %eax
	movl	%eax, 28(%esp)
	movl	$133, %eax
	movl	%eax, 40(%esp)
	jmp	.L567
	.p2align 4,,10
	.p2align 3
.L578:
	movl	$128, %eax
	movl	%eax, 28(%esp)
	jmp	.L526
	.p2align 4,,10
	.p2align 3
.L540:
	jg	.L553
	jmp	.L554
.L627:
	cmpl	$95, 28(%esp)
	.p2align 4,,6
	je	.L572
	.p2align 4
	.p2align 3
.L574:
	movl	$95, %eax
	movl	%eax, 28(%esp)
	jmp	.L611
.L588:
	movl	$133, %eax
	movl	%eax, 40(%esp)
	jmp	.L571
.L622:
	movl	$95, %eax
	movl	%eax, 28(%esp)
	jmp	.L567
.L626:
	movl	$128, %eax
	movl	%eax, 32(%esp)
	jmp	.L536
	.size	lslow, .-lslow
	.section	.text.ldissect,"ax",@progbits
	.p2align 4
	.type	ldissect, @function
ldissect:
	pushl	%ebp
	movl	%eax, %ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	subl	$60, %esp
	movl	%ecx, 28(%esp)
	movl	84(%esp), %eax
	cmpl	%eax, 80(%esp)
	jge	.L629
	movl	%edx, %edi
.L658:
	movl	0(%ebp), %eax
	movl	4(%eax), %ebx
	movl	80(%esp), %eax
	leal	0(,%eax,4), %edx
	movl	(%ebx,%edx), %eax
	movl	%eax, %ecx
	andl	$-134217728, %ecx
	cmpl	$1476395008, %ecx
	je	.L630
	cmpl	$2013265920, %ecx
	je	.L659
	cmpl	$1207959552, %ecx
	je	.L632
	movl	80(%esp), %edx
	cmpl	$1476395008, %ecx
	leal	1(%edx), %esi
	movl	%esi, 32(%esp)
	ja	.L680
	cmpl	$805306368, %ecx
	je	.L639
	jbe	.L681
	movl	80(%esp), %eax
	cmpl	$1207959552, %ecx
	movl	%eax, 44(%esp)
	jne	.L679
.L661:
	movl	%esi, 36(%esp)
	movl	28(%esp), %ecx
	movl	32(%esp), %ebx
	jmp	.L642
	.p2align 4,,10
	.p2align 3
.L682:
	leal	-1(%esi), %ecx
.L642:
	movl	%ebx, 4(%esp)
	movl	80(%esp), %eax
	movl	%edi, %edx
	movl	%eax, (%esp)
	movl	%ebp, %eax
	call	lslow
	movl	28(%esp), %ecx
	movl	%ebx, (%esp)
	movl	%eax, %esi
	movl	84(%esp), %eax
	movl	%esi, %edx
	movl	%eax, 4(%esp)
	movl	%ebp, %eax
	call	lslow
	cmpl	%eax, 28(%esp)
	jne	.L682
	movl	%edi, 40(%esp)
	movl	%esi, %ebx
	movl	36(%esp), %esi
	movl	%ebx, 36(%esp)
	movl	44(%esp), %ebx
	movl	%esi, %eax
	movl	%edi, %esi
	movl	%eax, %edi
	jmp	.L650
	.p2align 4,,10
	.p2align 3
.L663:
	movl	%esi, 40(%esp)
	movl	%eax, %esi
.L650:
	movl	36(%esp), %ecx
	movl	%esi, %edx
	movl	%ebp, %eax
	movl	%ebx, 4(%esp)
	movl	%edi, (%esp)
	call	lslow
	testl	%eax, %eax
	je	.L664
	cmpl	%eax, %esi
	jne	.L663
.L664:
	movl	%edi, %edx
	testl	%eax, %eax
	movl	36(%esp), %ebx
	movl	%esi, %edi
	movl	%edx, %esi
	movl	44(%esp), %edx
	movl	%esi, (%esp)
	cmove	%edi, %eax
	cmove	40(%esp), %edi
	movl	%eax, %ecx
	movl	%ebp, %eax
	movl	%edx, 4(%esp)
	movl	%edi, %edx
	movl	%ebx, %edi
	call	ldissect
	movl	32(%esp), %eax
	movl	%eax, 80(%esp)
	movl	84(%esp), %eax
	cmpl	%eax, 80(%esp)
	jl	.L658
	.p2align 4
	.p2align 3
.L684:
	movl	%edi, %edx
.L629:
	addl	$60, %esp
	movl	%edx, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L681:
	cmpl	$268435456, %ecx
	jne	.L683
.L639:
	incl	%edi
.L679:
	movl	%esi, 80(%esp)
.L645:
	movl	84(%esp), %eax
	cmpl	%eax, 80(%esp)
	jl	.L658
	jmp	.L684
	.p2align 4,,10
	.p2align 3
.L683:
	cmpl	$671088640, %ecx
	je	.L639
	.p2align 4,,5
	jmp	.L679
	.p2align 4,,10
	.p2align 3
.L659:
	movl	80(%esp), %ecx
	.p2align 4
	.p2align 3
.L631:
	andl	$134217727, %eax
	addl	%eax, %ecx
	movl	(%ebx,%ecx,4), %eax
	movl	%eax, %esi
	andl	$-134217728, %esi
	cmpl	$-1879048192, %esi
	jne	.L631
	movl	%edx, 36(%esp)
	leal	1(%ecx), %ebx
	movl	28(%esp), %ecx
	movl	%ebx, 32(%esp)
	jmp	.L643
	.p2align 4,,10
	.p2align 3
.L685:
	leal	-1(%esi), %ecx
.L643:
	movl	%ebx, 4(%esp)
	movl	80(%esp), %eax
	movl	%edi, %edx
	movl	%eax, (%esp)
	movl	%ebp, %eax
	call	lslow
	movl	28(%esp), %ecx
	movl	%ebx, (%esp)
	movl	%eax, %esi
	movl	84(%esp), %eax
	movl	%esi, %edx
	movl	%eax, 4(%esp)
	movl	%ebp, %eax
	call	lslow
	cmpl	%eax, 28(%esp)
	jne	.L685
	movl	80(%esp), %eax
	movl	36(%esp), %edx
	movl	%edi, 36(%esp)
	leal	1(%eax), %ecx
	movl	0(%ebp), %eax
	movl	%ecx, %edi
	movl	4(%eax), %eax
	movl	(%eax,%edx), %eax
	movl	80(%esp), %edx
	andl	$134217727, %eax
	leal	-1(%edx,%eax), %ebx
	jmp	.L654
	.p2align 4,,10
	.p2align 3
.L686:
	movl	0(%ebp), %eax
	leal	1(%ebx), %edx
	leal	2(%ebx), %edi
	movl	4(%eax), %eax
	movl	(%eax,%edx,4), %ebx
	andl	$134217727, %ebx
	addl	%edx, %ebx
	movl	(%eax,%ebx,4), %eax
	andl	$-134217728, %eax
	cmpl	$-2013265920, %eax
	sete	%al
	movzbl	%al, %eax
	subl	%eax, %ebx
.L654:
	movl	36(%esp), %edx
	movl	%esi, %ecx
	movl	%ebp, %eax
	movl	%ebx, 4(%esp)
	movl	%edi, (%esp)
	call	lslow
	cmpl	%eax, %esi
	jne	.L686
	movl	%ebx, 4(%esp)
	movl	%edi, %eax
	movl	36(%esp), %edi
	movl	%eax, (%esp)
	movl	%esi, %ecx
	movl	%ebp, %eax
	movl	%edi, %edx
	movl	%esi, %edi
	call	ldissect
	movl	32(%esp), %eax
	movl	%eax, 80(%esp)
	jmp	.L645
	.p2align 4,,10
	.p2align 3
.L630:
	movl	80(%esp), %edx
	andl	$134217727, %eax
	movl	%edi, 32(%esp)
	movl	28(%esp), %ebx
	addl	%eax, %edx
	movl	%edx, 36(%esp)
	movl	80(%esp), %edx
	movl	%ebx, %ecx
	leal	1(%edx,%eax), %esi
	jmp	.L636
	.p2align 4,,10
	.p2align 3
.L687:
	leal	-1(%edi), %ecx
.L636:
	movl	%esi, 4(%esp)
	movl	80(%esp), %eax
	movl	32(%esp), %edx
	movl	%eax, (%esp)
	movl	%ebp, %eax
	call	lslow
	movl	%ebx, %ecx
	movl	%esi, (%esp)
	movl	%eax, %edi
	movl	84(%esp), %eax
	movl	%edi, %edx
	movl	%eax, 4(%esp)
	movl	%ebp, %eax
	call	lslow
	cmpl	%eax, %ebx
	jne	.L687
	movl	80(%esp), %eax
	movl	%edi, %ebx
	movl	36(%esp), %edx
	movl	%ebx, %ecx
	movl	32(%esp), %edi
	incl	%eax
	movl	%eax, 32(%esp)
	movl	%edx, 4(%esp)
	movl	%edi, %edx
	movl	%eax, (%esp)
	movl	%ebp, %eax
	call	lslow
	testl	%eax, %eax
	je	.L648
	movl	36(%esp), %eax
	movl	%ebx, %ecx
	movl	%edi, %edx
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	movl	%ebp, %eax
	call	ldissect
.L648:
	movl	%esi, 80(%esp)
	movl	%ebx, %edi
	jmp	.L645
	.p2align 4,,10
	.p2align 3
.L632:
	movl	80(%esp), %edx
	andl	$134217727, %eax
	addl	%eax, %edx
	movl	%edx, 44(%esp)
	movl	80(%esp), %edx
	leal	1(%edx,%eax), %eax
	movl	%eax, 32(%esp)
	leal	1(%edx), %esi
	jmp	.L661
	.p2align 4,,10
	.p2align 3
.L680:
	cmpl	$1879048192, %ecx
	je	.L688
	cmpl	$1744830464, %ecx
	jne	.L679
	movl	12(%ebp), %ebx
	movl	%edi, %ecx
	andl	$134217727, %eax
	movl	8(%ebp), %edx
	subl	%ebx, %ecx
	movl	%ecx, (%edx,%eax,8)
	jmp	.L679
.L688:
	movl	12(%ebp), %ebx
	movl	%edi, %ecx
	andl	$134217727, %eax
	movl	8(%ebp), %edx
	subl	%ebx, %ecx
	movl	%ecx, 4(%edx,%eax,8)
	jmp	.L679
	.size	ldissect, .-ldissect
	.section	.text.regexec,"ax",@progbits
	.p2align 4
	.globl	regexec
	.type	regexec, @function
regexec:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	subl	$156, %esp
	movl	%eax, 36(%esp)
	movl	176(%esp), %eax
	cmpl	$62053, 8(%eax)
	jne	.L894
	movl	4(%eax), %eax
	cmpl	$53829, (%eax)
	movl	%eax, 56(%esp)
	jne	.L894
	movl	40(%eax), %edi
	movl	%edi, 28(%esp)
	movl	%edi, %ebx
	andl	$4, %ebx
	movl	%ebx, 60(%esp)
	jne	.L894
	movl	32(%eax), %edi
	movl	192(%esp), %ecx
	incl	%edi
	movl	%edi, 32(%esp)
	movl	36(%eax), %edi
	andl	$7, %ecx
	movl	%edi, 28(%esp)
	movl	%eax, %edi
	movl	24(%eax), %eax
	movl	%eax, 40(%esp)
	andl	$8, %eax
	cmpl	$32, 28(%edi)
	jbe	.L1107
	testl	%eax, %eax
	movl	60(%esp), %eax
	cmove	184(%esp), %eax
	testb	$4, 192(%esp)
	movl	%eax, 184(%esp)
	je	.L786
	movl	188(%esp), %eax
	movl	180(%esp), %ebp
	movl	%eax, %ebx
	movl	(%eax), %edi
	movl	4(%ebx), %edx
	movl	180(%esp), %eax
	addl	%edi, %ebp
	addl	%edx, %eax
	movl	%eax, 48(%esp)
.L787:
	cmpl	%ebp, 48(%esp)
	jb	.L915
	movl	56(%esp), %eax
	movl	60(%eax), %ebx
	testl	%ebx, %ebx
	je	.L916
	movl	68(%eax), %edi
	testl	%edi, %edi
	je	.L793
	movl	56(%esp), %esi
	movl	72(%esi), %eax
	movl	%eax, 40(%esp)
	testl	%eax, %eax
	je	.L793
	movl	76(%esi), %eax
	leal	-1(%ebx,%eax), %esi
	movl	%esi, 44(%esp)
	leal	-1(%ebp,%eax), %esi
	movl	48(%esp), %eax
	cmpl	%eax, %esi
	jnb	.L795
	movl	%ecx, 52(%esp)
	.p2align 4
	.p2align 3
.L794:
	movzbl	(%esi), %eax
	movl	(%edi,%eax,4), %eax
	testl	%eax, %eax
	je	.L1108
.L1099:
	addl	%eax, %esi
	movl	48(%esp), %eax
	cmpl	%eax, %esi
	jb	.L794
.L1079:
	movl	52(%esp), %ecx
.L795:
	movl	44(%esp), %eax
	cmpl	%eax, %ebx
	je	.L789
.L800:
	movl	$1, %eax
	movl	%eax, 60(%esp)
	movl	60(%esp), %eax
	addl	$156, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L894:
	movl	$2, %edx
	movl	%edx, 60(%esp)
.L689:
	movl	60(%esp), %eax
	addl	$156, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L1107:
	testl	%eax, %eax
	cmove	184(%esp), %ebx
	testb	$4, 192(%esp)
	movl	%ebx, 184(%esp)
	je	.L693
	movl	188(%esp), %ebx
	movl	180(%esp), %eax
	movl	(%ebx), %edx
	movl	4(%ebx), %esi
	addl	%edx, %eax
	movl	%eax, 40(%esp)
	movl	180(%esp), %eax
	addl	%esi, %eax
	movl	%eax, 44(%esp)
.L694:
	movl	40(%esp), %ebx
	cmpl	%ebx, 44(%esp)
	jb	.L915
	movl	56(%esp), %eax
	movl	60(%eax), %esi
	testl	%esi, %esi
	je	.L696
	movl	68(%eax), %edi
	testl	%edi, %edi
	je	.L700
	movl	56(%esp), %eax
	movl	72(%eax), %ebp
	testl	%ebp, %ebp
	je	.L700
	movl	76(%eax), %eax
	leal	-1(%esi,%eax), %ebx
	movl	%ebx, 48(%esp)
	movl	40(%esp), %ebx
	leal	-1(%ebx,%eax), %eax
	movl	44(%esp), %ebx
	cmpl	%ebx, %eax
	jnb	.L702
	movl	%ecx, 52(%esp)
	jmp	.L701
	.p2align 4,,10
	.p2align 3
.L703:
	movl	44(%esp), %ebx
	addl	%edx, %eax
	cmpl	%ebx, %eax
	jnb	.L1071
.L701:
	movzbl	(%eax), %edx
	movl	(%edi,%edx,4), %edx
	testl	%edx, %edx
	jne	.L703
	movl	44(%esp), %ebx
	cmpl	%ebx, %eax
	jnb	.L1071
	movl	48(%esp), %ebx
	jmp	.L704
	.p2align 4,,10
	.p2align 3
.L1110:
	cmpl	%ebx, %esi
	je	.L1109
.L704:
	movzbl	-1(%eax), %edx
	decl	%eax
	decl	%ebx
	movzbl	(%ebx), %ecx
	cmpb	%cl, %dl
	je	.L1110
.L1056:
	subl	%esi, %ebx
	movl	(%edi,%edx,4), %edx
	movl	0(%ebp,%ebx,4), %ecx
	movl	44(%esp), %ebx
	cmpl	%edx, %ecx
	cmovl	%edx, %ecx
	addl	%ecx, %eax
	cmpl	%ebx, %eax
	jb	.L701
	.p2align 4
	.p2align 3
.L1071:
	movl	52(%esp), %ecx
.L702:
	movl	48(%esp), %ebx
	cmpl	%ebx, %esi
	jne	.L800
	movl	%eax, %esi
.L696:
	movl	56(%esp), %eax
	xorl	%ebx, %ebx
	xorl	%edi, %edi
	movl	%ecx, 92(%esp)
	movl	180(%esp), %ecx
	xorl	%ebp, %ebp
	movl	%ebx, 96(%esp)
	movl	44(%esp), %ebx
	xorl	%edx, %edx
	movl	%edi, 116(%esp)
	xorl	%edi, %edi
	movl	%eax, 88(%esp)
	movl	64(%eax), %eax
	movl	%ecx, 100(%esp)
	movl	40(%esp), %ecx
	movl	%ebx, 108(%esp)
	xorl	%ebx, %ebx
	movl	%edi, 136(%esp)
	movl	%ebp, 124(%esp)
	testl	%eax, %eax
	movl	%ecx, 104(%esp)
	movl	%ecx, %edi
	movl	%edx, 128(%esp)
	movl	%ebx, 132(%esp)
	js	.L711
	subl	%eax, %esi
	cmpl	%esi, %ecx
	movl	%esi, %edi
	cmovnb	%ecx, %edi
.L711:
	movzbl	32(%esp), %ecx
	movl	$1, %eax
	movl	%eax, %ebp
	movl	44(%esp), %ebx
	movl	40(%esp), %edx
	sall	%cl, %ebp
	movzbl	28(%esp), %ecx
	movl	%ebp, 76(%esp)
	movl	%edi, %ebp
	movl	%ebx, %edi
	sall	%cl, %eax
	movl	%eax, 52(%esp)
	movl	56(%esp), %eax
.L774:
	cmpl	%edx, %ebp
	je	.L902
	movsbl	-1(%ebp), %ebx
	movl	%ebx, 40(%esp)
.L712:
	movl	76(%esp), %ecx
	movl	$132, %edx
	movl	%edx, 4(%esp)
	movl	32(%esp), %edx
	movl	%ecx, 8(%esp)
	movl	%ecx, (%esp)
	movl	28(%esp), %ecx
	call	sstep
	xorl	%edx, %edx
	cmpl	%edi, %ebp
	movl	%edx, 72(%esp)
	movl	%eax, 48(%esp)
	movl	%eax, %edx
	je	.L1111
	.p2align 4
	.p2align 3
.L713:
	cmpl	%edx, 48(%esp)
	movsbl	0(%ebp), %ecx
	movl	40(%esp), %eax
	jne	.L1104
	movl	%ebp, 72(%esp)
.L1104:
	cmpl	$10, %eax
	je	.L715
	addl	$-128, %eax
	je	.L716
	cmpl	$10, %ecx
	je	.L723
.L1088:
	xorl	%edi, %edi
.L727:
	movl	%edx, 68(%esp)
	movzbl	40(%esp), %esi
	movl	%ecx, 64(%esp)
	movl	36(%esp), %ebx
	movl	%esi, (%esp)
	call	isalnum@PLT
	movl	64(%esp), %ecx
	movl	68(%esp), %edx
	testl	%eax, %eax
	jne	.L745
	cmpl	$95, 40(%esp)
	je	.L1112
.L743:
	cmpl	$128, %ecx
	jne	.L735
.L741:
	movl	40(%esp), %eax
	cmpl	$128, %eax
	je	.L733
	movzbl	%al, %esi
	movl	$128, %ecx
.L745:
	movl	%esi, (%esp)
	movl	36(%esp), %ebx
	movl	%edx, 68(%esp)
	movl	%ecx, 64(%esp)
	call	isalnum@PLT
	movl	64(%esp), %ecx
	cmpl	$95, 40(%esp)
	movl	68(%esp), %edx
	je	.L881
	testl	%eax, %eax
	jne	.L881
.L913:
	movl	%ecx, 40(%esp)
.L733:
	testl	%edx, 52(%esp)
	jne	.L753
.L1138:
	cmpl	%ebp, 44(%esp)
	je	.L800
	movl	%edx, (%esp)
	movl	48(%esp), %eax
	incl	%ebp
	movl	32(%esp), %edx
	movl	28(%esp), %ecx
	movl	%eax, 8(%esp)
	movl	40(%esp), %eax
	movl	%eax, 4(%esp)
	movl	88(%esp), %eax
	call	sstep
	movl	108(%esp), %edi
	cmpl	%edi, %ebp
	movl	%eax, %edx
	jne	.L713
.L1111:
	cmpl	%edx, 48(%esp)
	je	.L1113
	cmpl	$10, 40(%esp)
	je	.L1114
	cmpl	$128, 40(%esp)
	je	.L1115
.L717:
	movl	92(%esp), %ebx
.L732:
	andl	$2, %ebx
	jne	.L932
	movl	88(%esp), %esi
	movl	$128, %ecx
.L1087:
	movl	48(%esi), %eax
	movl	$130, %edi
	addl	%eax, %ebx
	testl	%ebx, %ebx
	jle	.L725
.L1073:
	movl	%ebp, 64(%esp)
	movl	%edx, %eax
	movl	%ebx, %ebp
	movl	%ecx, %ebx
	.p2align 4
	.p2align 3
.L742:
	movl	%eax, 8(%esp)
	movl	28(%esp), %ecx
	movl	%eax, (%esp)
	movl	32(%esp), %edx
	movl	%esi, %eax
	movl	%edi, 4(%esp)
	call	sstep
	decl	%ebp
	jne	.L742
	cmpl	$129, %edi
	movl	64(%esp), %ebp
	movl	%eax, %edx
	movl	%ebx, %ecx
	je	.L743
	jmp	.L725
.L793:
	movl	48(%esp), %eax
	movl	%ebp, %esi
	cmpl	%eax, %ebp
	jnb	.L792
	movl	%ebp, 44(%esp)
	movl	48(%esp), %edi
	movl	%ecx, 40(%esp)
	movl	56(%esp), %ebp
	jmp	.L791
	.p2align 4,,10
	.p2align 3
.L804:
	incl	%esi
	cmpl	%esi, %edi
	je	.L800
	movl	60(%ebp), %ebx
.L791:
	movzbl	(%ebx), %eax
	cmpb	%al, (%esi)
	jne	.L804
	movl	76(%ebp), %eax
	movl	%edi, %ecx
	subl	%esi, %ecx
	cmpl	%eax, %ecx
	jl	.L804
	movl	%ebx, 4(%esp)
	movl	36(%esp), %ebx
	movl	%eax, 8(%esp)
	movl	%esi, (%esp)
	call	memcmp@PLT
	testl	%eax, %eax
	jne	.L804
	movl	40(%esp), %ecx
	movl	44(%esp), %ebp
.L792:
	cmpl	%esi, 48(%esp)
	je	.L800
.L789:
	movl	180(%esp), %eax
	xorl	%ebx, %ebx
	movl	%ebx, 116(%esp)
	movl	56(%esp), %edi
	movl	%ecx, 92(%esp)
	movl	36(%esp), %ebx
	xorl	%ecx, %ecx
	movl	%ecx, 96(%esp)
	movl	%eax, 100(%esp)
	movl	48(%esp), %eax
	movl	%edi, 88(%esp)
	movl	%ebp, 104(%esp)
	movl	%eax, 108(%esp)
	movl	28(%edi), %eax
	movl	%eax, 40(%esp)
	sall	$2, %eax
	movl	%eax, (%esp)
	call	malloc@PLT
	movl	%eax, 124(%esp)
	testl	%eax, %eax
	je	.L805
	movl	88(%esp), %edx
	movl	$4, %ecx
	movl	28(%edx), %edx
	movl	%eax, 128(%esp)
	movl	%ecx, 120(%esp)
	movl	%edx, 8(%esp)
	addl	%edx, %eax
	movl	%eax, 132(%esp)
	addl	%edx, %eax
	movl	%eax, 136(%esp)
	addl	%edx, %eax
	xorl	%edx, %edx
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	movl	%eax, 140(%esp)
	call	memset@PLT
	movl	64(%edi), %eax
	testl	%eax, %eax
	js	.L1080
	subl	%eax, %esi
	cmpl	%esi, %ebp
	cmovb	%esi, %ebp
.L869:
	movl	132(%esp), %eax
	cmpl	104(%esp), %ebp
	movl	128(%esp), %esi
	movl	%eax, 56(%esp)
	movl	136(%esp), %eax
	movl	%eax, 64(%esp)
	je	.L919
	movsbl	-1(%ebp), %eax
	movl	%eax, 40(%esp)
.L807:
	movl	88(%esp), %eax
	xorl	%ebx, %ebx
	movl	28(%eax), %eax
	movl	%ebx, 4(%esp)
	movl	36(%esp), %ebx
	movl	%esi, (%esp)
	movl	%eax, 8(%esp)
	call	memset@PLT
	movl	32(%esp), %edx
	movl	$132, %eax
	movl	28(%esp), %ecx
	movb	$1, (%esi,%edx)
	movl	%eax, 4(%esp)
	movl	88(%esp), %eax
	movl	%esi, 8(%esp)
	movl	%esi, (%esp)
	call	lstep
	movl	%eax, %esi
	movl	88(%esp), %eax
	movl	28(%eax), %eax
	movl	%esi, 4(%esp)
	movl	%eax, 8(%esp)
	movl	56(%esp), %eax
	movl	%eax, (%esp)
	call	memcpy@PLT
	xorl	%edx, %edx
	cmpl	%ebp, 108(%esp)
	movl	%edi, 72(%esp)
	movl	%edx, 52(%esp)
	je	.L920
	.p2align 4
	.p2align 3
.L1118:
	movsbl	0(%ebp), %eax
	movl	%eax, 44(%esp)
.L808:
	movl	88(%esp), %eax
	movl	36(%esp), %ebx
	movl	28(%eax), %eax
	movl	%esi, (%esp)
	movl	%eax, 8(%esp)
	movl	56(%esp), %eax
	movl	%eax, 4(%esp)
	call	memcmp@PLT
	testl	%eax, %eax
	movl	52(%esp), %eax
	cmove	%ebp, %eax
	cmpl	$10, 40(%esp)
	movl	%eax, 52(%esp)
	je	.L1116
	cmpl	$128, 40(%esp)
	je	.L1117
	movl	44(%esp), %eax
	cmpl	$10, %eax
	je	.L824
	addl	$-128, %eax
	je	.L825
.L1062:
	xorl	%edi, %edi
.L812:
	movzbl	40(%esp), %ecx
	movl	36(%esp), %ebx
	movl	%ecx, (%esp)
	movl	%ecx, 68(%esp)
	call	isalnum@PLT
	testl	%eax, %eax
	je	.L834
	movl	68(%esp), %ecx
	movl	36(%esp), %ebx
	movl	%ecx, (%esp)
	call	isalnum@PLT
	testl	%eax, %eax
	jne	.L836
.L1128:
	cmpl	$95, 40(%esp)
	je	.L836
.L820:
	movl	28(%esp), %eax
	addl	%esi, %eax
	cmpb	$0, (%eax)
	jne	.L846
.L1119:
	cmpl	%ebp, 48(%esp)
	je	.L846
	movl	88(%esp), %eax
	incl	%ebp
	movl	64(%esp), %edi
	movl	36(%esp), %ebx
	movl	28(%eax), %eax
	movl	%esi, 4(%esp)
	movl	%edi, (%esp)
	movl	%eax, 8(%esp)
	call	memcpy@PLT
	movl	88(%esp), %eax
	movl	56(%esp), %edx
	movl	28(%eax), %eax
	movl	%edx, 4(%esp)
	movl	%esi, (%esp)
	movl	%eax, 8(%esp)
	call	memcpy@PLT
	movl	44(%esp), %ebx
	movl	28(%esp), %ecx
	movl	%esi, 8(%esp)
	movl	32(%esp), %edx
	movl	%edi, (%esp)
	movl	88(%esp), %eax
	movl	%ebx, 4(%esp)
	call	lstep
	cmpl	%ebp, 108(%esp)
	movl	%ebx, 40(%esp)
	movl	%eax, %esi
	jne	.L1118
.L920:
	movl	$128, %ecx
	movl	%ecx, 44(%esp)
	jmp	.L808
	.p2align 4,,10
	.p2align 3
.L825:
	testb	$2, 92(%esp)
	jne	.L1062
.L1094:
	movl	88(%esp), %ecx
.L826:
	movl	%ecx, %eax
.L1092:
	xorl	%ebx, %ebx
	movl	$130, %edi
.L888:
	movl	48(%eax), %edx
	addl	%edx, %ebx
	testl	%ebx, %ebx
	jg	.L832
.L830:
	cmpl	$128, 40(%esp)
	jne	.L812
	movl	28(%esp), %eax
	addl	%esi, %eax
	cmpb	$0, (%eax)
	je	.L1119
	.p2align 4
	.p2align 3
.L846:
	movl	52(%esp), %edx
	movl	72(%esp), %edi
	movl	%edx, 112(%esp)
	cmpb	$0, (%eax)
	je	.L848
	movl	184(%esp), %eax
	testl	%eax, %eax
	jne	.L850
	movl	84(%edi), %eax
	testl	%eax, %eax
	je	.L851
.L850:
	movl	48(%esp), %ebx
	leal	88(%esp), %esi
	jmp	.L853
	.p2align 4,,10
	.p2align 3
.L1120:
	movl	112(%esp), %eax
	leal	1(%eax), %edx
	movl	%edx, 112(%esp)
.L853:
	movl	28(%esp), %eax
	movl	%ebx, %ecx
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	movl	%esi, %eax
	call	lslow
	testl	%eax, %eax
	je	.L1120
	cmpl	$1, 184(%esp)
	movl	%eax, %ebp
	je	.L1121
.L854:
	movl	96(%esp), %edx
	movl	88(%esp), %eax
	testl	%edx, %edx
	movl	80(%eax), %ecx
	je	.L1122
.L856:
	movl	80(%eax), %ecx
	testl	%ecx, %ecx
	je	.L862
	leal	8(%edx), %eax
	leal	8(%edx,%ecx,8), %edx
	.p2align 4
	.p2align 3
.L861:
	movl	$-1, 4(%eax)
	addl	$8, %eax
	movl	$-1, -8(%eax)
	cmpl	%eax, %edx
	jne	.L861
.L862:
	movl	92(%esp), %eax
	andl	$1024, %eax
	orl	84(%edi), %eax
	je	.L1123
	movl	88(%edi), %eax
	testl	%eax, %eax
	jle	.L864
	movl	116(%esp), %ecx
	testl	%ecx, %ecx
	jne	.L864
	jmp	.L1124
	.p2align 4,,10
	.p2align 3
.L1126:
	movl	28(%esp), %eax
	leal	-1(%ebp), %ecx
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	movl	%esi, %eax
	call	lslow
	testl	%eax, %eax
	movl	%eax, %ebp
	je	.L1125
.L864:
	xorl	%eax, %eax
	movl	112(%esp), %edx
	movl	%ebp, %ecx
	movl	%eax, 8(%esp)
	movl	28(%esp), %eax
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	movl	%esi, %eax
	call	lbackref
.L863:
	testl	%eax, %eax
	jne	.L1082
	movl	112(%esp), %edx
	cmpl	%ebp, %edx
	jb	.L1126
.L866:
	leal	1(%edx), %ebp
	jmp	.L869
	.p2align 4,,10
	.p2align 3
.L1127:
	movl	88(%esp), %eax
.L832:
	movl	%esi, 8(%esp)
	movl	28(%esp), %ecx
	movl	%esi, (%esp)
	movl	32(%esp), %edx
	movl	%edi, 4(%esp)
	call	lstep
	decl	%ebx
	movl	%eax, %esi
	jne	.L1127
	cmpl	$129, %edi
	jne	.L830
.L833:
	cmpl	$128, 44(%esp)
	jne	.L822
.L829:
	movl	40(%esp), %eax
	cmpl	$128, %eax
	je	.L820
	movl	36(%esp), %ebx
	movzbl	%al, %ecx
	movl	%ecx, (%esp)
	call	isalnum@PLT
	testl	%eax, %eax
	je	.L1128
.L836:
	cmpl	$130, %edi
	je	.L1129
.L885:
	cmpl	$128, 44(%esp)
	jne	.L843
.L944:
	subl	$133, %edi
	cmpl	$1, %edi
	ja	.L820
	jmp	.L939
	.p2align 4,,10
	.p2align 3
.L1116:
	movl	88(%esp), %ecx
	movl	24(%ecx), %edi
	movl	%ecx, %eax
	andl	$2, %edi
	jne	.L811
	cmpl	$128, 44(%esp)
	jne	.L812
	testb	$2, 92(%esp)
	je	.L826
	jmp	.L812
	.p2align 4,,10
	.p2align 3
.L1117:
	movl	92(%esp), %eax
	testb	$1, %al
	jne	.L815
	movl	88(%esp), %eax
	cmpl	$10, 44(%esp)
	movl	44(%eax), %ebx
	movl	%eax, %ecx
	je	.L1130
.L817:
	cmpl	$128, 44(%esp)
	je	.L821
	testl	%ebx, %ebx
	movl	$129, %edi
	jne	.L1131
.L822:
	movzbl	44(%esp), %eax
	movl	36(%esp), %ebx
	movl	%eax, (%esp)
	call	isalnum@PLT
	testl	%eax, %eax
	jne	.L837
	cmpl	$95, 44(%esp)
	jne	.L829
	cmpl	$128, 40(%esp)
	je	.L939
	movzbl	40(%esp), %eax
	movl	36(%esp), %ebx
	movl	%eax, (%esp)
	call	isalnum@PLT
	testl	%eax, %eax
	je	.L1132
.L887:
	movl	$95, (%esp)
	movl	36(%esp), %ebx
	call	isalnum@PLT
	.p2align 4
	.p2align 3
.L939:
	movl	$133, %ecx
.L842:
	movl	%ecx, 4(%esp)
	movl	32(%esp), %edx
	movl	%esi, 8(%esp)
	movl	28(%esp), %ecx
	movl	%esi, (%esp)
	movl	88(%esp), %eax
	call	lstep
	movl	%eax, %esi
	jmp	.L820
	.p2align 4,,10
	.p2align 3
.L811:
	cmpl	$10, 44(%esp)
	movl	44(%ecx), %ebx
	jne	.L817
.L940:
	movl	$131, %edi
	jmp	.L888
	.p2align 4,,10
	.p2align 3
.L834:
	cmpl	$95, 40(%esp)
	jne	.L833
	movl	$95, (%esp)
	movl	36(%esp), %ebx
	call	isalnum@PLT
	cmpl	$130, %edi
	jne	.L885
.L1129:
	movl	$134, %ecx
	jmp	.L842
	.p2align 4,,10
	.p2align 3
.L815:
	movl	44(%esp), %ebx
	cmpl	$10, %ebx
	je	.L818
	addl	$-128, %ebx
	jne	.L820
	testb	$2, %al
	je	.L1094
	.p2align 4,,6
	jmp	.L820
	.p2align 4,,10
	.p2align 3
.L824:
	movl	88(%esp), %eax
	movl	24(%eax), %edi
	andl	$2, %edi
	jne	.L1092
	jmp	.L812
	.p2align 4,,10
	.p2align 3
.L1108:
	movl	48(%esp), %eax
	cmpl	%eax, %esi
	jnb	.L1079
	movl	44(%esp), %eax
	jmp	.L797
	.p2align 4,,10
	.p2align 3
.L1133:
	cmpb	%cl, %dl
	jne	.L1060
.L797:
	decl	%eax
	decl	%esi
	movzbl	(%esi), %edx
	cmpl	%eax, %ebx
	movzbl	(%eax), %ecx
	jne	.L1133
	cmpb	%cl, %dl
	je	.L918
.L1060:
	movl	40(%esp), %ecx
	subl	%ebx, %eax
	movl	(%edi,%edx,4), %edx
	movl	(%ecx,%eax,4), %eax
	cmpl	%edx, %eax
	cmovl	%edx, %eax
	jmp	.L1099
	.p2align 4,,10
	.p2align 3
.L837:
	cmpl	$128, 40(%esp)
	je	.L939
	movzbl	40(%esp), %eax
	movl	36(%esp), %ebx
	movl	%eax, (%esp)
	call	isalnum@PLT
	testl	%eax, %eax
	jne	.L933
	cmpl	$95, 40(%esp)
	jne	.L939
.L933:
	movl	$133, %edi
	jmp	.L885
	.p2align 4,,10
	.p2align 3
.L821:
	testb	$2, 92(%esp)
	je	.L940
	testl	%ebx, %ebx
	movl	$129, %edi
	je	.L829
	jle	.L829
.L828:
	movl	%ecx, %eax
	movl	$129, %edi
	jmp	.L832
	.p2align 4,,10
	.p2align 3
.L843:
	movzbl	44(%esp), %eax
	movl	36(%esp), %ebx
	movl	%eax, (%esp)
	call	isalnum@PLT
	cmpl	$95, 44(%esp)
	je	.L944
	testl	%eax, %eax
	movl	$134, %ecx
	je	.L842
	jmp	.L944
	.p2align 4,,10
	.p2align 3
.L818:
	movl	88(%esp), %eax
	testb	$2, 24(%eax)
	jne	.L1092
	.p2align 4,,3
	jmp	.L820
	.p2align 4,,10
	.p2align 3
.L1130:
	testb	$2, 24(%eax)
	jne	.L940
	testl	%ebx, %ebx
	.p2align 4,,5
	jne	.L1134
	movl	$10, (%esp)
	movl	36(%esp), %ebx
	call	isalnum@PLT
	testl	%eax, %eax
	je	.L820
	jmp	.L939
	.p2align 4,,10
	.p2align 3
.L723:
	movl	88(%esp), %esi
	movl	$10, %ecx
	movl	24(%esi), %edi
	andl	$2, %edi
	je	.L727
	xorl	%ebx, %ebx
	movl	$10, %ecx
	movl	$130, %edi
.L882:
	movl	48(%esi), %eax
	addl	%eax, %ebx
	testl	%ebx, %ebx
	jg	.L1073
.L725:
	cmpl	$128, 40(%esp)
	je	.L913
	jmp	.L727
	.p2align 4,,10
	.p2align 3
.L903:
	movl	$128, %ecx
	.p2align 4
	.p2align 3
.L715:
	movl	88(%esp), %eax
	movl	24(%eax), %edi
	movl	%eax, %esi
	andl	$2, %edi
	jne	.L719
	cmpl	$10, %ecx
	je	.L727
	cmpl	$128, %ecx
	jne	.L727
.L726:
	movl	92(%esp), %ebx
	andl	$2, %ebx
	jne	.L1088
	jmp	.L1087
	.p2align 4,,10
	.p2align 3
.L1113:
	movl	%ebp, 72(%esp)
	movl	40(%esp), %eax
	cmpl	$10, %eax
	je	.L903
	addl	$-128, %eax
	jne	.L717
	movl	$128, %ecx
	.p2align 4
	.p2align 3
.L716:
	movl	92(%esp), %ebx
	testb	$1, %bl
	jne	.L728
	movl	88(%esp), %esi
	cmpl	$10, %ecx
	movl	44(%esi), %ebx
	movl	%esi, %eax
	je	.L1135
.L730:
	cmpl	$128, %ecx
	je	.L1136
	testl	%ebx, %ebx
	movl	$129, %edi
	jne	.L1137
.L735:
	movl	%edx, 68(%esp)
	movl	36(%esp), %ebx
	movzbl	%cl, %esi
	movl	%esi, (%esp)
	movl	%ecx, 64(%esp)
	call	isalnum@PLT
	movl	64(%esp), %ecx
	movl	68(%esp), %edx
	testl	%eax, %eax
	jne	.L1090
	cmpl	$95, %ecx
	je	.L1090
	movl	40(%esp), %eax
	cmpl	$128, %eax
	je	.L913
	movzbl	%al, %esi
	jmp	.L745
	.p2align 4,,10
	.p2align 3
.L881:
	cmpl	$130, %edi
	je	.L746
.L1058:
	cmpl	$128, %ecx
	jne	.L752
	testl	%edx, 52(%esp)
	movl	$128, %eax
	movl	%eax, 40(%esp)
	je	.L1138
	.p2align 4
	.p2align 3
.L753:
	movl	184(%esp), %edi
	movl	72(%esp), %edx
	testl	%edi, %edi
	movl	%edx, 112(%esp)
	jne	.L755
	movl	56(%esp), %eax
	movl	84(%eax), %esi
	testl	%esi, %esi
	je	.L756
.L755:
	movl	44(%esp), %ebx
	leal	88(%esp), %esi
	jmp	.L758
	.p2align 4,,10
	.p2align 3
.L1139:
	movl	112(%esp), %eax
	leal	1(%eax), %edx
	movl	%edx, 112(%esp)
.L758:
	movl	28(%esp), %eax
	movl	%ebx, %ecx
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	movl	%esi, %eax
	call	sslow
	testl	%eax, %eax
	je	.L1139
	cmpl	$1, 184(%esp)
	movl	%eax, %edi
	je	.L1140
.L759:
	movl	96(%esp), %edx
	movl	88(%esp), %eax
	testl	%edx, %edx
	movl	80(%eax), %ecx
	je	.L1141
.L761:
	movl	80(%eax), %ecx
	testl	%ecx, %ecx
	je	.L767
	leal	8(%edx), %eax
	leal	8(%edx,%ecx,8), %edx
	.p2align 4
	.p2align 3
.L766:
	movl	$-1, 4(%eax)
	addl	$8, %eax
	movl	$-1, -8(%eax)
	cmpl	%edx, %eax
	jne	.L766
.L767:
	movl	92(%esp), %eax
	movl	56(%esp), %ebx
	andl	$1024, %eax
	orl	84(%ebx), %eax
	je	.L1142
	movl	56(%esp), %eax
	movl	88(%eax), %eax
	testl	%eax, %eax
	jle	.L769
	movl	116(%esp), %ecx
	testl	%ecx, %ecx
	jne	.L769
	jmp	.L1143
	.p2align 4,,10
	.p2align 3
.L1145:
	movl	28(%esp), %eax
	leal	-1(%edi), %ecx
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	movl	%esi, %eax
	call	sslow
	testl	%eax, %eax
	movl	%eax, %edi
	je	.L1144
.L769:
	xorl	%eax, %eax
	movl	112(%esp), %edx
	movl	%edi, %ecx
	movl	%eax, 8(%esp)
	movl	28(%esp), %eax
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	movl	%esi, %eax
	call	sbackref
.L768:
	testl	%eax, %eax
	jne	.L770
	movl	112(%esp), %edx
	cmpl	%edi, %edx
	jb	.L1145
.L771:
	leal	1(%edx), %ebp
	movl	88(%esp), %eax
	movl	104(%esp), %edx
	movl	108(%esp), %edi
	jmp	.L774
	.p2align 4,,10
	.p2align 3
.L1114:
	movl	88(%esp), %esi
	movl	$128, %ecx
	testb	$2, 24(%esi)
	movl	%esi, %eax
	je	.L726
	.p2align 4
	.p2align 3
.L719:
	cmpl	$10, %ecx
	movl	44(%eax), %ebx
	jne	.L730
.L938:
	movl	$131, %edi
	jmp	.L882
	.p2align 4,,10
	.p2align 3
.L1090:
	cmpl	$128, 40(%esp)
	je	.L942
	movl	%edx, 68(%esp)
	movzbl	40(%esp), %eax
	movl	%ecx, 64(%esp)
	movl	36(%esp), %ebx
	movl	%eax, (%esp)
	call	isalnum@PLT
	movl	64(%esp), %ecx
	movl	68(%esp), %edx
	testl	%eax, %eax
	jne	.L880
	cmpl	$95, 40(%esp)
	je	.L880
	.p2align 4
	.p2align 3
.L942:
	movl	%ecx, 40(%esp)
	movl	$133, %eax
.L749:
	movl	%edx, 8(%esp)
	movl	28(%esp), %ecx
	movl	%eax, 4(%esp)
	movl	88(%esp), %eax
	movl	%edx, (%esp)
	movl	32(%esp), %edx
	call	sstep
	movl	%eax, %edx
	jmp	.L733
	.p2align 4,,10
	.p2align 3
.L880:
	movl	%esi, (%esp)
	movl	36(%esp), %ebx
	movl	%edx, 64(%esp)
	movl	%ecx, 40(%esp)
	call	isalnum@PLT
	movl	40(%esp), %ecx
	movl	64(%esp), %edx
	cmpl	$95, %ecx
	je	.L942
	testl	%eax, %eax
	jne	.L942
	.p2align 4
	.p2align 3
.L746:
	movl	%ecx, 40(%esp)
	movl	$134, %eax
	jmp	.L749
	.p2align 4,,10
	.p2align 3
.L728:
	cmpl	$10, %ecx
	je	.L731
	cmpl	$128, %ecx
	jne	.L913
	.p2align 4,,2
	jmp	.L732
	.p2align 4,,10
	.p2align 3
.L1136:
	movl	92(%esp), %edi
.L734:
	andl	$2, %edi
	je	.L938
	testl	%ebx, %ebx
	movl	$129, %edi
	je	.L741
	jle	.L741
.L740:
	movl	%ebp, 64(%esp)
	movl	%eax, %esi
	movl	%ebx, %ebp
	movl	$129, %edi
	movl	%edx, %eax
	movl	%ecx, %ebx
	jmp	.L742
	.p2align 4,,10
	.p2align 3
.L752:
	movl	%edx, 64(%esp)
	movl	36(%esp), %ebx
	movzbl	%cl, %eax
	movl	%eax, (%esp)
	movl	%ecx, 40(%esp)
	call	isalnum@PLT
	movl	40(%esp), %ecx
	movl	64(%esp), %edx
	cmpl	$95, %ecx
	je	.L913
	testl	%eax, %eax
	jne	.L913
	movl	%ecx, 40(%esp)
	movl	$134, %eax
	jmp	.L749
	.p2align 4,,10
	.p2align 3
.L1115:
	movl	92(%esp), %edi
	testl	$1, %edi
	movl	%edi, %ebx
	jne	.L732
	movl	88(%esp), %eax
	movl	$128, %ecx
	movl	44(%eax), %ebx
	movl	%eax, %esi
	jmp	.L734
	.p2align 4,,10
	.p2align 3
.L1112:
	movl	$95, (%esp)
	movl	36(%esp), %ebx
	movl	%edx, 64(%esp)
	movl	%ecx, 40(%esp)
	call	isalnum@PLT
	cmpl	$130, %edi
	movl	40(%esp), %ecx
	movl	64(%esp), %edx
	jne	.L1058
	jmp	.L746
	.p2align 4,,10
	.p2align 3
.L731:
	movl	88(%esp), %esi
	testb	$2, 24(%esi)
	jne	.L928
	movl	$10, %eax
	movl	%eax, 40(%esp)
	jmp	.L733
	.p2align 4,,10
	.p2align 3
.L1135:
	testb	$2, 24(%esi)
	jne	.L938
	testl	%ebx, %ebx
	je	.L1146
	movl	$129, %edi
	jg	.L740
	.p2align 4,,4
	jmp	.L735
	.p2align 4,,10
	.p2align 3
.L1137:
	jg	.L1073
	.p2align 4,,11
	jmp	.L735
	.p2align 4,,10
	.p2align 3
.L932:
	xorl	%edi, %edi
	movl	$128, %ecx
	.p2align 4,,4
	jmp	.L725
	.p2align 4,,10
	.p2align 3
.L770:
	movl	184(%esp), %ebp
	movl	96(%esp), %eax
	testl	%ebp, %ebp
	je	.L775
.L776:
	movl	100(%esp), %ecx
	movl	112(%esp), %edx
	movl	188(%esp), %ebx
	subl	%ecx, %edi
	subl	%ecx, %edx
	cmpl	$1, 184(%esp)
	movl	%edx, (%ebx)
	movl	%edi, 4(%ebx)
	je	.L775
	movl	88(%esp), %edx
	movl	184(%esp), %ebp
	movl	80(%edx), %ecx
	movl	$1, %edx
	jmp	.L782
	.p2align 4,,10
	.p2align 3
.L1147:
	movl	(%eax,%edx,8), %esi
	movl	4(%eax,%edx,8), %edi
	movl	%esi, (%ebx,%edx,8)
	movl	%edi, 4(%ebx,%edx,8)
.L781:
	incl	%edx
	cmpl	%ebp, %edx
	jnb	.L775
.L782:
	cmpl	%edx, %ecx
	jnb	.L1147
	movl	$-1, (%ebx,%edx,8)
	movl	$-1, %esi
	movl	%esi, 4(%ebx,%edx,8)
	jmp	.L781
.L756:
	movl	96(%esp), %eax
	.p2align 4
	.p2align 3
.L775:
	testl	%eax, %eax
	je	.L778
	movl	%eax, (%esp)
	movl	36(%esp), %ebx
	call	free@PLT
.L778:
	movl	116(%esp), %eax
	testl	%eax, %eax
	je	.L689
.L1095:
	movl	%eax, (%esp)
	movl	36(%esp), %ebx
	call	free@PLT
	movl	60(%esp), %eax
	addl	$156, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L1140:
	movl	56(%esp), %eax
	movl	84(%eax), %ebx
	testl	%ebx, %ebx
	jne	.L759
	movl	96(%esp), %eax
	jmp	.L776
	.p2align 4,,10
	.p2align 3
.L1121:
	movl	84(%edi), %eax
	testl	%eax, %eax
	jne	.L854
	movl	96(%esp), %eax
	movl	%ebp, %edi
.L871:
	movl	100(%esp), %ecx
	movl	112(%esp), %edx
	movl	188(%esp), %ebx
	subl	%ecx, %edi
	subl	%ecx, %edx
	cmpl	$1, 184(%esp)
	movl	%edx, (%ebx)
	movl	%edi, 4(%ebx)
	je	.L870
	movl	88(%esp), %edx
	movl	184(%esp), %ebp
	movl	80(%edx), %ecx
	movl	$1, %edx
	jmp	.L877
	.p2align 4,,10
	.p2align 3
.L1148:
	movl	(%eax,%edx,8), %esi
	movl	4(%eax,%edx,8), %edi
	movl	%esi, (%ebx,%edx,8)
	movl	%edi, 4(%ebx,%edx,8)
.L876:
	incl	%edx
	cmpl	%ebp, %edx
	jnb	.L870
.L877:
	cmpl	%edx, %ecx
	jnb	.L1148
	movl	$-1, (%ebx,%edx,8)
	movl	$-1, %esi
	movl	%esi, 4(%ebx,%edx,8)
	jmp	.L876
	.p2align 4,,10
	.p2align 3
.L902:
	movl	$128, %ecx
	movl	%ecx, 40(%esp)
	jmp	.L712
	.p2align 4,,10
	.p2align 3
.L915:
	movl	$16, %ecx
	movl	%ecx, 60(%esp)
	jmp	.L689
	.p2align 4,,10
	.p2align 3
.L1144:
	movl	112(%esp), %edx
	jmp	.L771
	.p2align 4,,10
	.p2align 3
.L919:
	movl	$128, %eax
	movl	%eax, 40(%esp)
	jmp	.L807
	.p2align 4,,10
	.p2align 3
.L1082:
	movl	%ebp, %edi
	movl	184(%esp), %ebp
	movl	96(%esp), %eax
	testl	%ebp, %ebp
	jne	.L871
.L870:
	testl	%eax, %eax
	je	.L873
	movl	%eax, (%esp)
	movl	36(%esp), %ebx
	call	free@PLT
.L873:
	movl	116(%esp), %eax
	testl	%eax, %eax
	je	.L879
	movl	%eax, (%esp)
	movl	36(%esp), %ebx
	call	free@PLT
.L879:
	movl	124(%esp), %eax
	jmp	.L1095
	.p2align 4,,10
	.p2align 3
.L1125:
	movl	112(%esp), %edx
	jmp	.L866
	.p2align 4,,10
	.p2align 3
.L848:
	movl	124(%esp), %eax
	movl	36(%esp), %ebx
	movl	%eax, (%esp)
	call	free@PLT
	jmp	.L800
	.p2align 4,,10
	.p2align 3
.L1131:
	jg	.L832
	.p2align 4,,11
	jmp	.L822
.L786:
	movl	%ecx, 40(%esp)
	movl	180(%esp), %eax
	movl	36(%esp), %ebx
	movl	%eax, (%esp)
	call	strlen@PLT
	movl	180(%esp), %esi
	movl	180(%esp), %ebp
	movl	40(%esp), %ecx
	addl	%esi, %eax
	movl	%eax, 48(%esp)
	jmp	.L787
.L693:
	movl	%ecx, 48(%esp)
	movl	180(%esp), %eax
	movl	36(%esp), %ebx
	movl	%eax, (%esp)
	call	strlen@PLT
	movl	180(%esp), %ebp
	movl	48(%esp), %ecx
	addl	%ebp, %eax
	movl	%eax, 44(%esp)
	movl	180(%esp), %eax
	movl	%eax, 40(%esp)
	jmp	.L694
.L1132:
	cmpl	$95, 40(%esp)
	je	.L887
	jmp	.L939
	.p2align 4,,10
	.p2align 3
.L700:
	movl	40(%esp), %eax
	movl	44(%esp), %ebx
	movl	%eax, %edi
	cmpl	%ebx, %eax
	jnb	.L1086
	movl	%ecx, 52(%esp)
	movl	56(%esp), %ebp
	movl	44(%esp), %edx
	jmp	.L698
	.p2align 4,,10
	.p2align 3
.L710:
	incl	%edi
	cmpl	%edi, %edx
	je	.L800
	movl	60(%ebp), %esi
.L698:
	movzbl	(%esi), %eax
	cmpb	%al, (%edi)
	jne	.L710
	movl	76(%ebp), %eax
	movl	%edx, %ebx
	subl	%edi, %ebx
	cmpl	%eax, %ebx
	jl	.L710
	movl	%eax, 8(%esp)
	movl	36(%esp), %ebx
	movl	%esi, 4(%esp)
	movl	%edi, (%esp)
	movl	%edx, 48(%esp)
	call	memcmp@PLT
	movl	48(%esp), %edx
	testl	%eax, %eax
	jne	.L710
	movl	52(%esp), %ecx
.L1086:
	cmpl	%edi, 44(%esp)
	movl	%edi, %esi
	jne	.L696
	jmp	.L800
	.p2align 4,,10
	.p2align 3
.L1109:
	cmpb	%cl, %dl
	jne	.L1056
	movl	%ebx, 48(%esp)
	movl	52(%esp), %ecx
	jmp	.L702
.L1143:
	movl	36(%esp), %ebx
	leal	4(,%eax,4), %eax
	movl	%eax, (%esp)
	call	malloc@PLT
	movl	56(%esp), %ecx
	movl	88(%ecx), %edx
	movl	%eax, 116(%esp)
	testl	%edx, %edx
	jle	.L769
	testl	%eax, %eax
	jne	.L769
	movl	96(%esp), %eax
	movl	36(%esp), %ebx
	movl	%eax, (%esp)
	call	free@PLT
.L805:
	movl	$12, %ebx
	movl	%ebx, 60(%esp)
	jmp	.L689
.L1124:
	movl	36(%esp), %ebx
	leal	4(,%eax,4), %eax
	movl	%eax, (%esp)
	call	malloc@PLT
	movl	88(%edi), %edx
	testl	%edx, %edx
	movl	%eax, 116(%esp)
	jle	.L864
	testl	%eax, %eax
	jne	.L864
	movl	96(%esp), %eax
	movl	36(%esp), %ebx
	movl	%eax, (%esp)
	call	free@PLT
	movl	124(%esp), %eax
	movl	%eax, (%esp)
	call	free@PLT
	jmp	.L805
	.p2align 4,,10
	.p2align 3
.L1141:
	movl	36(%esp), %ebx
	leal	8(,%ecx,8), %eax
	movl	%eax, (%esp)
	call	malloc@PLT
	movl	%eax, 96(%esp)
	testl	%eax, %eax
	movl	%eax, %edx
	je	.L805
	movl	88(%esp), %eax
	jmp	.L761
.L1122:
	movl	36(%esp), %ebx
	leal	8(,%ecx,8), %eax
	movl	%eax, (%esp)
	call	malloc@PLT
	movl	%eax, 96(%esp)
	testl	%eax, %eax
	movl	%eax, %edx
	je	.L857
	movl	88(%esp), %eax
	jmp	.L856
	.p2align 4,,10
	.p2align 3
.L1142:
	movl	28(%esp), %eax
	movl	%edi, %ecx
	movl	112(%esp), %edx
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	movl	%esi, %eax
	call	sdissect
	jmp	.L768
.L1080:
	movl	56(%esp), %edi
	jmp	.L869
	.p2align 4,,10
	.p2align 3
.L1123:
	movl	28(%esp), %eax
	movl	%ebp, %ecx
	movl	112(%esp), %edx
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	movl	%esi, %eax
	call	ldissect
	jmp	.L863
.L1134:
	movl	$129, %edi
	jg	.L828
	.p2align 4,,6
	jmp	.L822
.L916:
	xorl	%esi, %esi
	.p2align 4,,4
	jmp	.L789
.L918:
	movl	%eax, 44(%esp)
	movl	52(%esp), %ecx
	jmp	.L795
.L1146:
	movl	$10, (%esp)
	movl	36(%esp), %ebx
	movl	%edx, 64(%esp)
	movl	%ecx, 40(%esp)
	call	isalnum@PLT
	movl	40(%esp), %ecx
	movl	64(%esp), %edx
	testl	%eax, %eax
	jne	.L942
	jmp	.L913
.L857:
	movl	124(%esp), %eax
	movl	36(%esp), %ebx
	movl	%eax, (%esp)
	call	free@PLT
	jmp	.L805
.L851:
	movl	96(%esp), %eax
	jmp	.L870
.L928:
	xorl	%ebx, %ebx
	movl	$130, %edi
	jmp	.L882
	.size	regexec, .-regexec
	.section	.text.__x86.get_pc_thunk.ax,"axG",@progbits,__x86.get_pc_thunk.ax,comdat
	.globl	__x86.get_pc_thunk.ax
	.hidden	__x86.get_pc_thunk.ax
	.type	__x86.get_pc_thunk.ax, @function
__x86.get_pc_thunk.ax:
	movl	(%esp), %eax
	ret
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
	.section	.text.__x86.get_pc_thunk.di,"axG",@progbits,__x86.get_pc_thunk.di,comdat
	.globl	__x86.get_pc_thunk.di
	.hidden	__x86.get_pc_thunk.di
	.type	__x86.get_pc_thunk.di, @function
__x86.get_pc_thunk.di:
	movl	(%esp), %edi
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
