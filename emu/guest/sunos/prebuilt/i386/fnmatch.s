// 4a9bbb13e187da9059c835d1afde2ba3 newlib/libc/posix/fnmatch.c
	.file	"fnmatch.c"
	.text
	.section	.text.fnmatch,"ax",@progbits
	.p2align 4
	.globl	fnmatch
	.type	fnmatch, @function
fnmatch:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$60, %esp
	movl	84(%esp), %eax
	movl	80(%esp), %ebp
	movl	%eax, 20(%esp)
	movl	88(%esp), %eax
	andl	$512, %eax
	movl	%eax, 36(%esp)
.L2:
	leal	1(%ebp), %eax
	movzbl	0(%ebp), %ecx
	movl	%eax, 24(%esp)
	movl	20(%esp), %eax
	cmpb	$63, %cl
	movzbl	(%eax), %eax
	movb	%al, 44(%esp)
	je	.L3
	jg	.L4
	testb	%cl, %cl
	je	.L5
	cmpb	$42, %cl
	.p2align 4,,6
	jne	.L56
	movzbl	1(%ebp), %eax
	movl	24(%esp), %ebp
	cmpb	$42, %al
	jne	.L19
	.p2align 4
	.p2align 3
.L20:
	movzbl	1(%ebp), %eax
	incl	%ebp
	cmpb	$42, %al
	je	.L20
.L19:
	cmpb	$46, 44(%esp)
	je	.L128
.L21:
	testb	%al, %al
	je	.L129
	cmpb	$47, %al
	.p2align 4,,2
	jne	.L23
	testb	$2, 88(%esp)
	.p2align 4,,2
	je	.L23
	movl	$47, %eax
	movl	%eax, 4(%esp)
	movl	20(%esp), %eax
	movl	%eax, (%esp)
	call	strchr@PLT
	movl	%eax, 20(%esp)
	testl	%eax, %eax
	jne	.L2
	.p2align 4
	.p2align 3
.L14:
	movl	$1, %eax
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L4:
	cmpb	$91, %cl
	je	.L8
	cmpb	$92, %cl
	jne	.L56
	testb	$1, 88(%esp)
	je	.L130
.L56:
	movl	24(%esp), %ebp
.L7:
	movl	20(%esp), %eax
	cmpb	%cl, (%eax)
	je	.L47
	movl	36(%esp), %edx
	testl	%edx, %edx
	je	.L14
	movl	%ecx, (%esp)
	call	tolower@PLT
	movl	%eax, %esi
	movl	20(%esp), %eax
	movzbl	(%eax), %eax
	movl	%eax, (%esp)
	call	tolower@PLT
	cmpl	%eax, %esi
	jne	.L14
.L47:
	incl	20(%esp)
	jmp	.L2
	.p2align 4,,10
	.p2align 3
.L8:
	movzbl	44(%esp), %eax
	testb	%al, %al
	je	.L14
	cmpb	$47, %al
	je	.L131
	cmpb	$46, 44(%esp)
	jne	.L28
	testb	$4, 88(%esp)
	je	.L28
	movl	20(%esp), %eax
	cmpl	84(%esp), %eax
	je	.L14
	testb	$2, 88(%esp)
	je	.L28
	cmpb	$47, -1(%eax)
	jne	.L28
	.p2align 4,,2
	jmp	.L14
	.p2align 4,,10
	.p2align 3
.L5:
	testl	$256, 88(%esp)
	jne	.L132
.L10:
	xorl	%eax, %eax
	cmpb	$0, 44(%esp)
	setne	%al
.L1:
	addl	$60, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L3:
	movzbl	44(%esp), %eax
	testb	%al, %al
	je	.L14
	cmpb	$47, %al
	je	.L133
	cmpb	$46, 44(%esp)
	jne	.L17
	testb	$4, 88(%esp)
	je	.L17
	movl	20(%esp), %eax
	cmpl	84(%esp), %eax
	je	.L14
	testb	$2, 88(%esp)
	je	.L17
	cmpb	$47, -1(%eax)
	jne	.L17
	.p2align 4,,2
	jmp	.L14
	.p2align 4,,10
	.p2align 3
.L130:
	movzbl	1(%ebp), %eax
	testb	%al, %al
	je	.L56
	addl	$2, %ebp
	movzbl	%al, %ecx
	jmp	.L7
	.p2align 4,,10
	.p2align 3
.L132:
	cmpb	$47, 44(%esp)
	jne	.L10
.L11:
	xorl	%eax, %eax
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L128:
	testb	$4, 88(%esp)
	je	.L21
	movl	20(%esp), %esi
	cmpl	84(%esp), %esi
	je	.L14
	testb	$2, 88(%esp)
	je	.L21
	cmpb	$47, -1(%esi)
	jne	.L21
	.p2align 4,,2
	jmp	.L14
	.p2align 4,,10
	.p2align 3
.L133:
	testb	$2, 88(%esp)
	jne	.L14
.L17:
	incl	20(%esp)
	movl	24(%esp), %ebp
	jmp	.L2
	.p2align 4,,10
	.p2align 3
.L131:
	testb	$2, 88(%esp)
	jne	.L14
.L28:
	movzbl	1(%ebp), %eax
	movl	24(%esp), %esi
	cmpb	$33, %al
	sete	28(%esp)
	cmpb	$94, %al
	movzbl	28(%esp), %edx
	sete	%al
	orb	%dl, %al
	movb	%al, 45(%esp)
	je	.L29
	leal	2(%ebp), %esi
.L29:
	movl	88(%esp), %edi
	andl	$512, %edi
	jne	.L134
.L30:
	movzbl	(%esi), %edx
	leal	1(%esi), %ebp
	xorl	%eax, %eax
	movl	%eax, 28(%esp)
	movl	88(%esp), %esi
	movb	%cl, 46(%esp)
	movl	__collate_load_error@GOT(%ebx), %eax
	andl	$2, %esi
	movl	%eax, 40(%esp)
	.p2align 4
	.p2align 3
.L44:
	cmpb	$92, %dl
	je	.L135
	testb	%dl, %dl
	je	.L33
.L139:
	cmpb	$47, %dl
	je	.L136
.L48:
	testl	%edi, %edi
	.p2align 4,,4
	jne	.L137
.L34:
	movzbl	0(%ebp), %eax
	cmpb	$45, %al
	je	.L138
.L35:
	cmpb	%dl, 44(%esp)
	movzbl	%al, %edx
	je	.L54
.L40:
	incl	%ebp
	cmpb	$93, %dl
	jne	.L44
	movzbl	45(%esp), %eax
	movl	28(%esp), %esi
	cmpl	%esi, %eax
	jne	.L47
	jmp	.L14
	.p2align 4,,10
	.p2align 3
.L135:
	testb	$1, 88(%esp)
	jne	.L48
	movzbl	0(%ebp), %edx
	incl	%ebp
	testb	%dl, %dl
	jne	.L139
	.p2align 4
	.p2align 3
.L33:
	movzbl	46(%esp), %ecx
	movl	24(%esp), %ebp
	jmp	.L7
	.p2align 4,,10
	.p2align 3
.L136:
	testl	%esi, %esi
	jne	.L14
	testl	%edi, %edi
	je	.L34
.L137:
	movl	%edx, (%esp)
	call	tolower@PLT
	movb	%al, %dl
	movzbl	0(%ebp), %eax
	cmpb	$45, %al
	jne	.L35
.L138:
	movzbl	1(%ebp), %ecx
	cmpb	$93, %cl
	je	.L36
	testb	%cl, %cl
	je	.L36
	leal	2(%ebp), %eax
	cmpb	$92, %cl
	movl	%eax, 32(%esp)
	je	.L140
.L37:
	testl	%edi, %edi
	jne	.L141
.L38:
	movl	40(%esp), %eax
	movl	(%eax), %ebp
	testl	%ebp, %ebp
	je	.L39
.L142:
	cmpb	%dl, 44(%esp)
	movl	32(%esp), %ebp
	setge	%al
	cmpb	%cl, 44(%esp)
	movzbl	0(%ebp), %edx
	setle	%cl
	testb	%cl, %al
	movl	$1, %eax
	cmove	28(%esp), %eax
	movl	%eax, 28(%esp)
	jmp	.L40
.L41:
	movl	%ebp, (%esp)
	movl	%ecx, 4(%esp)
	call	__collate_range_cmp@PLT
	movl	32(%esp), %ebp
	movzbl	0(%ebp), %edx
	testl	%eax, %eax
	jg	.L40
	.p2align 4
	.p2align 3
.L54:
	movl	$1, %ecx
	movl	%ecx, 28(%esp)
	jmp	.L40
	.p2align 4,,10
	.p2align 3
.L36:
	incl	%ebp
	cmpb	%dl, 44(%esp)
	movl	$45, %edx
	jne	.L48
	movl	$1, %eax
	movl	%eax, 28(%esp)
	jmp	.L48
	.p2align 4,,10
	.p2align 3
.L140:
	testb	$1, 88(%esp)
	jne	.L37
	movzbl	2(%ebp), %ecx
	leal	3(%ebp), %eax
	movl	%eax, 32(%esp)
	testb	%cl, %cl
	je	.L33
	testl	%edi, %edi
	je	.L38
	.p2align 4
	.p2align 3
.L141:
	movl	%ecx, (%esp)
	movb	%dl, 47(%esp)
	call	tolower@PLT
	movzbl	47(%esp), %edx
	movb	%al, %cl
	movl	40(%esp), %eax
	movl	(%eax), %ebp
	testl	%ebp, %ebp
	jne	.L142
.L39:
	movb	%cl, 47(%esp)
	movsbl	44(%esp), %ebp
	movsbl	%dl, %edx
	movl	%edx, (%esp)
	movl	%ebp, 4(%esp)
	call	__collate_range_cmp@PLT
	movsbl	47(%esp), %ecx
	testl	%eax, %eax
	jle	.L41
	movl	32(%esp), %ebp
	movzbl	0(%ebp), %edx
	jmp	.L40
	.p2align 4,,10
	.p2align 3
.L134:
	movb	%cl, 28(%esp)
	movzbl	44(%esp), %eax
	movl	%eax, (%esp)
	call	tolower@PLT
	movzbl	28(%esp), %ecx
	movb	%al, 44(%esp)
	jmp	.L30
.L23:
	movl	88(%esp), %ebx
	movl	88(%esp), %esi
	andl	$-5, %ebx
	andl	$2, %esi
	cmpb	$0, 44(%esp)
	je	.L14
	movl	20(%esp), %edi
	movl	%esi, 20(%esp)
	movl	%ebx, %esi
	movzbl	44(%esp), %ebx
	jmp	.L25
	.p2align 4,,10
	.p2align 3
.L24:
	movzbl	1(%edi), %ebx
	incl	%edi
	testb	%bl, %bl
	je	.L14
.L25:
	movl	%esi, 8(%esp)
	movl	%edi, 4(%esp)
	movl	%ebp, (%esp)
	call	fnmatch.localalias
	testl	%eax, %eax
	je	.L11
	cmpb	$47, %bl
	jne	.L24
	movl	20(%esp), %eax
	testl	%eax, %eax
	je	.L24
	.p2align 4,,2
	jmp	.L14
.L129:
	testb	$2, 88(%esp)
	je	.L11
	testl	$256, 88(%esp)
	jne	.L11
	movl	$47, %eax
	movl	%eax, 4(%esp)
	movl	20(%esp), %eax
	movl	%eax, (%esp)
	call	strchr@PLT
	testl	%eax, %eax
	setne	%al
	movzbl	%al, %eax
	jmp	.L1
	.size	fnmatch, .-fnmatch
	.set	fnmatch.localalias,fnmatch
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
