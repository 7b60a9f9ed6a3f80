// d08a645a65f87dc4990b96801cb59ba1 emu/guest/libc/wordexp.c
	.file	"wordexp.c"
	.text
	.section	.text.find_end,"ax",@progbits
	.p2align 4
	.type	find_end, @function
find_end:
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$32, %esp
	movb	%dl, 30(%esp)
	movsbl	(%eax), %edx
	movb	%cl, 31(%esp)
	testb	%dl, %dl
	je	.L2
	movl	%eax, %edi
	movl	$1, %esi
	jmp	.L9
	.p2align 4,,10
	.p2align 3
.L3:
	cmpb	$39, %dl
	je	.L12
	cmpb	$34, %dl
	je	.L12
	cmpb	%dl, 30(%esp)
	jne	.L7
	incl	%esi
	movl	%edi, %eax
.L4:
	movsbl	1(%eax), %edx
	leal	1(%eax), %edi
	testb	%dl, %dl
	je	.L2
.L9:
	cmpb	$92, %dl
	jne	.L3
	cmpb	$0, 1(%edi)
	jne	.L22
.L2:
	xorl	%eax, %eax
.L1:
	addl	$32, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L22:
	leal	1(%edi), %eax
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L12:
	movl	%edx, 4(%esp)
	incl	%edi
	movl	%edi, (%esp)
	call	strchr@PLT
	testl	%eax, %eax
	jne	.L4
	jmp	.L2
	.p2align 4,,10
	.p2align 3
.L7:
	cmpb	%dl, 31(%esp)
	movl	%edi, %eax
	jne	.L4
	decl	%esi
	.p2align 4,,4
	jne	.L4
	.p2align 4,,4
	jmp	.L1
	.size	find_end, .-find_end
	.section	.text.name_length,"ax",@progbits
	.p2align 4
	.type	name_length, @function
name_length:
	subl	$28, %esp
	movl	%ebx, 16(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 20(%esp)
	xorl	%esi, %esi
	movl	%edi, 24(%esp)
	movl	%eax, %edi
.L24:
	movzbl	(%edi,%esi), %eax
	movl	%eax, (%esp)
	call	isalpha@PLT
	testl	%eax, %eax
	jne	.L25
	movzbl	(%edi,%esi), %eax
	cmpb	$95, %al
	je	.L25
	testl	%esi, %esi
	jne	.L34
.L23:
	movl	%esi, %eax
	movl	16(%esp), %ebx
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
.L34:
	movl	%eax, (%esp)
	call	isdigit@PLT
	testl	%eax, %eax
	je	.L23
	.p2align 4
	.p2align 3
.L25:
	incl	%esi
	jmp	.L24
	.size	name_length, .-name_length
	.section	.text.add_byte,"ax",@progbits
	.p2align 4
	.type	add_byte, @function
add_byte:
	subl	$60, %esp
	movl	%esi, 48(%esp)
	movl	%edx, %esi
	movb	%cl, %dl
	movl	%ebp, 56(%esp)
	movl	4(%esi), %ecx
	movl	%edi, 52(%esp)
	movl	8(%esi), %ebp
	movl	%ebx, 44(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 24(%esp)
	leal	1(%ecx), %edi
	movl	(%esi), %eax
	cmpl	%ebp, %edi
	jb	.L36
	testl	%ebp, %ebp
	movl	$64, %edi
	je	.L37
	leal	(%ebp,%ebp), %edi
.L37:
	movl	%edi, 4(%esp)
	movl	%eax, (%esp)
	movb	%dl, 31(%esp)
	call	realloc@PLT
	movzbl	31(%esp), %edx
	testl	%eax, %eax
	je	.L43
	movl	%edi, 8(%esi)
	movl	4(%esi), %ecx
	movl	%eax, (%esi)
	leal	1(%ecx), %edi
.L36:
	movl	%edi, 4(%esi)
	movb	%dl, (%eax,%ecx)
	movl	(%esi), %edx
	movl	4(%esi), %eax
	movb	$0, (%edx,%eax)
.L35:
	movl	44(%esp), %ebx
	movl	48(%esp), %esi
	movl	52(%esp), %edi
	movl	56(%esp), %ebp
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L43:
	movl	24(%esp), %eax
	movl	16(%eax), %edx
	testl	%edx, %edx
	jne	.L35
	movl	$4, 16(%eax)
	jmp	.L35
	.size	add_byte, .-add_byte
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"*?["
.LC1:
	.string	"*?[]-!"
	.section	.text.put,"ax",@progbits
	.p2align 4
	.type	put, @function
put:
	subl	$60, %esp
	movl	%ebx, 44(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 52(%esp)
	movsbl	%dl, %edi
	movl	%esi, 48(%esp)
	movl	%eax, %esi
	movl	%edi, %eax
	movb	%al, 28(%esp)
	movl	%edi, 4(%esp)
	movl	%ebp, 56(%esp)
	movl	%ecx, %ebp
	leal	.LC0@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	call	strchr@PLT
	movl	%edi, %ecx
	movl	$1, 20(%esi)
	testl	%eax, %eax
	setne	%al
	testl	%ebp, %ebp
	sete	%dl
	andb	%dl, %al
	leal	28(%esi), %edx
	movzbl	%al, %eax
	orl	%eax, 24(%esi)
	movl	%esi, %eax
	call	add_byte
	leal	40(%esi), %edx
	cmpb	$92, 28(%esp)
	je	.L48
	testl	%ebp, %ebp
	jne	.L51
.L46:
	movl	44(%esp), %ebx
	movl	%edi, %ecx
	movl	%esi, %eax
	movl	52(%esp), %edi
	movl	48(%esp), %esi
	movl	56(%esp), %ebp
	addl	$60, %esp
	jmp	add_byte
	.p2align 4,,10
	.p2align 3
.L51:
	movl	%edi, 4(%esp)
	leal	.LC1@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	movl	%edx, 28(%esp)
	call	strchr@PLT
	movl	28(%esp), %edx
	testl	%eax, %eax
	je	.L46
.L48:
	movl	%edx, 28(%esp)
	movl	$92, %ecx
	movl	%esi, %eax
	call	add_byte
	movl	28(%esp), %edx
	jmp	.L46
	.size	put, .-put
	.section	.text.add_word,"ax",@progbits
	.p2align 4
	.type	add_word, @function
add_word:
	subl	$60, %esp
	movl	%edx, %ecx
	movl	%ebx, 44(%esp)
	xorl	%edx, %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	testb	$2, 4(%eax)
	movl	%edi, 52(%esp)
	movl	(%eax), %edi
	movl	%ebp, 56(%esp)
	movl	%eax, %ebp
	movl	%esi, 48(%esp)
	je	.L53
	movl	8(%edi), %edx
.L53:
	movl	%edx, 24(%esp)
	movl	(%edi), %eax
	movl	%ecx, 28(%esp)
	leal	2(%edx,%eax), %eax
	sall	$2, %eax
	movl	%eax, 4(%esp)
	movl	4(%edi), %eax
	movl	%eax, (%esp)
	call	realloc@PLT
	movl	28(%esp), %ecx
	movl	%ecx, (%esp)
	movl	%eax, %esi
	call	strdup@PLT
	testl	%esi, %esi
	movl	24(%esp), %edx
	je	.L57
	movl	%esi, 4(%edi)
	testl	%eax, %eax
	je	.L57
	movl	(%edi), %ebx
	leal	1(%ebx), %ecx
	addl	%edx, %ebx
	movl	%ecx, (%edi)
	addl	%edx, %ecx
	movl	%eax, (%esi,%ebx,4)
	movl	$0, (%esi,%ecx,4)
.L52:
	movl	44(%esp), %ebx
	movl	48(%esp), %esi
	movl	52(%esp), %edi
	movl	56(%esp), %ebp
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L57:
	movl	%eax, (%esp)
	call	free@PLT
	movl	16(%ebp), %eax
	testl	%eax, %eax
	jne	.L52
	movl	$4, 16(%ebp)
	jmp	.L52
	.size	add_word, .-add_word
	.section	.rodata.str1.1
.LC2:
	.string	""
	.section	.text.end_word,"ax",@progbits
	.p2align 4
	.type	end_word, @function
end_word:
	subl	$60, %esp
	xorl	%edx, %edx
	movl	%edi, 52(%esp)
	movl	20(%eax), %edi
	xorl	%ecx, %ecx
	movl	%ebx, 44(%esp)
	movl	%esi, 48(%esp)
	xorl	%esi, %esi
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%ebp, 56(%esp)
	testl	%edi, %edi
	movl	%edx, 20(%esp)
	movl	%ecx, 24(%esp)
	movl	%esi, 28(%esp)
	je	.L67
	movl	%eax, %esi
	movl	16(%eax), %eax
	testl	%eax, %eax
	jne	.L67
	movl	24(%esi), %eax
	testl	%eax, %eax
	je	.L69
	movl	40(%esi), %eax
	testl	%eax, %eax
	je	.L69
	xorl	%ecx, %ecx
	xorl	%ebp, %ebp
	movl	%ecx, 8(%esp)
	leal	20(%esp), %edi
	movl	%edi, 12(%esp)
	movl	%ebp, 4(%esp)
	movl	%eax, (%esp)
	call	glob@PLT
	testl	%eax, %eax
	jne	.L69
	movl	20(%esp), %edx
	testl	%edx, %edx
	je	.L70
	xorl	%ebp, %ebp
	.p2align 4
	.p2align 3
.L71:
	movl	24(%esp), %eax
	movl	(%eax,%ebp,4), %edx
	movl	%esi, %eax
	incl	%ebp
	call	add_word
	cmpl	20(%esp), %ebp
	jb	.L71
.L70:
	movl	%edi, (%esp)
	call	globfree@PLT
	jmp	.L72
	.p2align 4,,10
	.p2align 3
.L69:
	movl	28(%esi), %edx
	testl	%edx, %edx
	je	.L75
	movl	32(%esi), %eax
	testl	%eax, %eax
	jne	.L73
.L75:
	leal	.LC2@GOTOFF(%ebx), %edx
.L73:
	movl	%esi, %eax
	call	add_word
.L72:
	movl	$0, 44(%esi)
	movl	$0, 32(%esi)
	movl	$0, 24(%esi)
	movl	$0, 20(%esi)
.L67:
	movl	44(%esp), %ebx
	movl	48(%esp), %esi
	movl	52(%esp), %edi
	movl	56(%esp), %ebp
	addl	$60, %esp
	ret
	.size	end_word, .-end_word
	.section	.rodata.str1.1
.LC3:
	.string	" \t\n"
.LC4:
	.string	"IFS"
	.section	.text.put_value,"ax",@progbits
	.p2align 4
	.type	put_value, @function
put_value:
	pushl	%ebp
	movl	%ecx, %ebp
	pushl	%edi
	movl	%eax, %edi
	pushl	%esi
	movl	%edx, %esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$44, %esp
	leal	.LC4@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	call	getenv@PLT
	leal	.LC3@GOTOFF(%ebx), %ecx
	testl	%eax, %eax
	je	.L82
	movl	%eax, %ecx
.L82:
	testl	%ebp, %ebp
	je	.L83
	movl	$1, 20(%edi)
.L83:
	movsbl	(%esi), %eax
	testb	%al, %al
	je	.L81
	movl	%ecx, 28(%esp)
	jmp	.L87
	.p2align 4,,10
	.p2align 3
.L86:
	movsbl	(%esi), %edx
	movl	%edi, %eax
	incl	%esi
	movl	%ebp, %ecx
	call	put
	movsbl	(%esi), %eax
	testb	%al, %al
	je	.L81
.L87:
	movl	16(%edi), %edx
	testl	%edx, %edx
	jne	.L81
	testl	%ebp, %ebp
	jne	.L86
	movl	12(%edi), %ecx
	testl	%ecx, %ecx
	je	.L86
	movl	%eax, 4(%esp)
	movl	28(%esp), %eax
	movl	%eax, (%esp)
	call	strchr@PLT
	testl	%eax, %eax
	je	.L86
	movzbl	(%esi), %edx
	movb	%dl, %al
	subb	$9, %al
	cmpb	$1, %al
	setbe	%al
	cmpb	$32, %dl
	sete	%dl
	incl	%esi
	orb	%dl, %al
	xorb	$1, %al
	movzbl	%al, %eax
	orl	%eax, 20(%edi)
	movl	%edi, %eax
	call	end_word
	movsbl	(%esi), %eax
	testb	%al, %al
	jne	.L87
.L81:
	addl	$44, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	put_value, .-put_value
	.section	.rodata.str1.1
.LC5:
	.string	"r"
	.section	.text.put_command,"ax",@progbits
	.p2align 4
	.type	put_command, @function
put_command:
	pushl	%ebp
	xorl	%ebp, %ebp
	pushl	%edi
	xorl	%edi, %edi
	pushl	%esi
	xorl	%esi, %esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$76, %esp
	testb	$4, 4(%eax)
	movl	%eax, 32(%esp)
	movl	%ecx, 44(%esp)
	movl	%esi, 52(%esp)
	movl	%edi, 56(%esp)
	movl	%ebp, 60(%esp)
	je	.L103
	movl	16(%eax), %ebx
	testl	%ebx, %ebx
	jne	.L102
	movl	$3, 16(%eax)
.L102:
	addl	$76, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L103:
	movl	%edx, (%esp)
	movl	%edx, %esi
	call	strlen@PLT
	addl	$18, %eax
	movl	%eax, (%esp)
	call	malloc@PLT
	movl	%eax, %edi
	movl	32(%esp), %eax
	testl	%edi, %edi
	je	.L132
	testb	$16, 4(%eax)
	je	.L121
	leal	.LC2@GOTOFF(%ebx), %eax
.L107:
	movl	%edi, (%esp)
	movl	%eax, 4(%esp)
	call	strcpy@PLT
	movl	%esi, 4(%esp)
	movl	%eax, (%esp)
	call	strcat@PLT
	leal	.LC5@GOTOFF(%ebx), %eax
	movl	%edi, (%esp)
	movl	%eax, 4(%esp)
	call	popen@PLT
	movl	%edi, (%esp)
	xorl	%edi, %edi
	movl	%eax, %ebp
	call	free@PLT
	testl	%ebp, %ebp
	je	.L109
.L108:
	movl	%ebp, (%esp)
	call	getc@PLT
	cmpl	$-1, %eax
	movl	%eax, %edx
	je	.L133
.L118:
	cmpl	$10, %edx
	je	.L110
	testl	%edi, %edi
	je	.L117
	movl	%ebp, 36(%esp)
	movl	%edx, 40(%esp)
	.p2align 4
	.p2align 3
.L111:
	movl	56(%esp), %ebp
	movl	60(%esp), %ecx
	movl	52(%esp), %eax
	leal	1(%ebp), %esi
	cmpl	%ecx, %esi
	jb	.L113
	testl	%ecx, %ecx
	movl	$64, %edx
	je	.L114
	leal	(%ecx,%ecx), %edx
.L114:
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	movl	%edx, 28(%esp)
	call	realloc@PLT
	movl	28(%esp), %edx
	testl	%eax, %eax
	je	.L134
	movl	%eax, 52(%esp)
	movl	%edx, 60(%esp)
.L113:
	movb	$10, (%eax,%ebp)
	movl	%esi, 56(%esp)
	movb	$0, (%eax,%esi)
.L116:
	decl	%edi
	jne	.L111
	movl	36(%esp), %ebp
	movl	40(%esp), %edx
.L117:
	movl	32(%esp), %eax
	movsbl	%dl, %ecx
	xorl	%edi, %edi
	leal	52(%esp), %edx
	call	add_byte
	movl	%ebp, (%esp)
	call	getc@PLT
	cmpl	$-1, %eax
	movl	%eax, %edx
	jne	.L118
.L133:
	movl	%ebp, (%esp)
	call	pclose@PLT
	movl	52(%esp), %edx
	testl	%edx, %edx
	movl	%edx, %esi
	je	.L109
.L119:
	movl	44(%esp), %ecx
	movl	32(%esp), %eax
	call	put_value
	movl	%esi, (%esp)
	call	free@PLT
	addl	$76, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L134:
	movl	32(%esp), %eax
	movl	16(%eax), %edx
	testl	%edx, %edx
	jne	.L116
	movl	$4, 16(%eax)
	jmp	.L116
	.p2align 4,,10
	.p2align 3
.L110:
	incl	%edi
	jmp	.L108
	.p2align 4,,10
	.p2align 3
.L121:
	leal	silent.0@GOTOFF(%ebx), %eax
	jmp	.L107
.L109:
	leal	.LC2@GOTOFF(%ebx), %edx
	xorl	%esi, %esi
	jmp	.L119
.L132:
	movl	16(%eax), %ecx
	testl	%ecx, %ecx
	jne	.L102
	movl	$4, 16(%eax)
	jmp	.L102
	.size	put_command, .-put_command
	.section	.text.factor,"ax",@progbits
	.p2align 4
	.type	factor, @function
factor:
	pushl	%edi
	pushl	%esi
	movl	%eax, %esi
	pushl	%ebx
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	subl	$32, %esp
	movl	(%eax), %edx
.L158:
	movzbl	(%edx), %ebx
	movb	%bl, %al
	subb	$9, %al
	cmpb	$1, %al
	jbe	.L151
	cmpb	$32, %bl
	je	.L151
	movl	8(%esi), %eax
	leal	1(%eax), %ecx
	movl	%ecx, 8(%esi)
	cmpl	$50, %ecx
	jle	.L160
	movl	$1, 4(%esi)
	xorl	%edx, %edx
.L140:
	movl	%eax, 8(%esi)
	addl	$32, %esp
	movl	%edx, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L151:
	incl	%edx
	movl	%edx, (%esi)
	jmp	.L158
	.p2align 4,,10
	.p2align 3
.L160:
	movb	%bl, %al
	subb	$43, %al
	testb	$-3, %al
	je	.L161
	cmpb	$40, %bl
	je	.L162
	movl	%ebx, (%esp)
	movl	%edi, %ebx
	call	isdigit@PLT
	testl	%eax, %eax
	movl	%eax, %edx
	jne	.L163
.L149:
	movl	$1, 4(%esi)
.L159:
	movl	8(%esi), %eax
	decl	%eax
	movl	%eax, 8(%esi)
	addl	$32, %esp
	movl	%edx, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L161:
	incl	%edx
	movl	%esi, %eax
	movl	%edx, (%esi)
	call	factor
	cmpb	$45, %bl
	movl	%eax, %edx
	jne	.L159
	movl	8(%esi), %eax
	negl	%edx
	decl	%eax
	jmp	.L140
	.p2align 4,,10
	.p2align 3
.L163:
	xorl	%eax, %eax
	movl	%eax, 8(%esp)
	leal	28(%esp), %eax
	movl	%eax, 4(%esp)
	movl	(%esi), %eax
	movl	%eax, (%esp)
	call	strtol@PLT
	movl	%eax, %edx
	movl	28(%esp), %eax
	movl	%eax, (%esi)
	movl	8(%esi), %eax
	decl	%eax
	jmp	.L140
	.p2align 4,,10
	.p2align 3
.L162:
	incl	%edx
	movl	%esi, %eax
	movl	%edx, (%esi)
	call	sum
	movl	(%esi), %edi
	movl	%eax, %edx
	movzbl	(%edi), %eax
	movb	%al, %cl
	subb	$9, %cl
	cmpb	$1, %cl
	jbe	.L144
	cmpb	$32, %al
	jne	.L148
.L144:
	leal	1(%edi), %ebx
.L152:
	movl	%ebx, (%esi)
	movl	%ebx, %edi
	incl	%ebx
	movzbl	-1(%ebx), %eax
	movb	%al, %cl
	subb	$9, %cl
	cmpb	$1, %cl
	jbe	.L152
	cmpb	$32, %al
	je	.L152
.L148:
	cmpb	$41, %al
	jne	.L149
	movl	8(%esi), %eax
	incl	%edi
	movl	%edi, (%esi)
	decl	%eax
	jmp	.L140
	.size	factor, .-factor
	.section	.text.product,"ax",@progbits
	.p2align 4
	.type	product, @function
product:
	pushl	%edi
	pushl	%esi
	movl	%eax, %esi
	pushl	%ebx
	call	factor
	movl	%eax, %edi
	.p2align 4
	.p2align 3
.L165:
	movl	(%esi), %edx
.L181:
	movzbl	(%edx), %ebx
	movb	%bl, %cl
	subb	$9, %cl
	cmpb	$1, %cl
	jbe	.L176
	cmpb	$32, %bl
	je	.L176
	cmpb	$42, %bl
	je	.L182
	cmpb	$47, %bl
	.p2align 4,,2
	je	.L173
	cmpb	$37, %bl
	.p2align 4,,2
	jne	.L183
.L173:
	incl	%edx
	movl	%esi, %eax
	movl	%edx, (%esi)
	call	factor
	movl	%eax, %ecx
	leal	1(%eax), %eax
	cmpl	$1, %eax
	jbe	.L184
	movl	%edi, %eax
	cltd
	idivl	%ecx
	cmpb	$47, %bl
	movl	%eax, %edi
	je	.L165
	movl	%edx, %edi
	jmp	.L165
	.p2align 4,,10
	.p2align 3
.L176:
	incl	%edx
	movl	%edx, (%esi)
	jmp	.L181
	.p2align 4,,10
	.p2align 3
.L182:
	incl	%edx
	movl	%esi, %eax
	movl	%edx, (%esi)
	call	factor
	imull	%eax, %edi
	jmp	.L165
	.p2align 4,,10
	.p2align 3
.L184:
	xorl	%eax, %eax
	testl	%ecx, %ecx
	sete	%al
	negl	%edi
	orl	%eax, 4(%esi)
	cmpb	$47, %bl
	je	.L165
	xorl	%edi, %edi
	jmp	.L165
	.p2align 4,,10
	.p2align 3
.L183:
	popl	%ebx
	movl	%edi, %eax
	popl	%esi
	popl	%edi
	ret
	.size	product, .-product
	.section	.text.sum,"ax",@progbits
	.p2align 4
	.type	sum, @function
sum:
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	movl	%eax, %ebx
	call	product
	movl	%eax, %esi
.L186:
	movl	(%ebx), %edi
	movzbl	(%edi), %edx
	movb	%dl, %al
	subb	$9, %al
	cmpb	$1, %al
	jbe	.L188
.L199:
	cmpb	$32, %dl
	jne	.L192
.L188:
	leal	1(%edi), %eax
.L194:
	movl	%eax, (%ebx)
	movl	%eax, %edi
	incl	%eax
	movzbl	-1(%eax), %edx
	movb	%dl, %cl
	subb	$9, %cl
	cmpb	$1, %cl
	jbe	.L194
	cmpb	$32, %dl
	je	.L194
.L192:
	cmpb	$43, %dl
	je	.L197
	cmpb	$45, %dl
	.p2align 4,,2
	jne	.L198
	incl	%edi
	movl	%ebx, %eax
	movl	%edi, (%ebx)
	call	product
	movl	(%ebx), %edi
	movzbl	(%edi), %edx
	subl	%eax, %esi
	movb	%dl, %al
	subb	$9, %al
	cmpb	$1, %al
	ja	.L199
	jmp	.L188
	.p2align 4,,10
	.p2align 3
.L197:
	incl	%edi
	movl	%ebx, %eax
	movl	%edi, (%ebx)
	call	product
	addl	%eax, %esi
	jmp	.L186
	.p2align 4,,10
	.p2align 3
.L198:
	popl	%ebx
	movl	%esi, %eax
	popl	%esi
	popl	%edi
	ret
	.size	sum, .-sum
	.section	.rodata.str1.1
.LC6:
	.string	"$`\"\\"
.LC7:
	.string	"0123456789*@#?!-$"
.LC8:
	.string	"%d"
.LC9:
	.string	"%lu"
.LC10:
	.string	"%ld"
.LC11:
	.string	"/ \t\n'\"\\$`"
.LC12:
	.string	"HOME"
.LC13:
	.string	"|&;<>(){}\n"
	.section	.text.expand,"ax",@progbits
	.p2align 4
	.type	expand, @function
expand:
	pushl	%ebp
	movl	%edx, %ebp
	pushl	%edi
	pushl	%esi
	call	__x86.get_pc_thunk.si
	addl	$_GLOBAL_OFFSET_TABLE_, %esi
	pushl	%ebx
	subl	$108, %esp
	movb	%cl, 19(%esp)
	movzbl	(%edx), %ebx
	movl	%esi, 20(%esp)
	movl	%eax, %esi
	xorl	%eax, %eax
	cmpb	$34, %cl
	sete	%al
	cmpb	%bl, %cl
	movl	%eax, 40(%esp)
	je	.L347
	.p2align 4
	.p2align 3
.L423:
	testb	%bl, %bl
	je	.L347
	movl	16(%esi), %eax
	movl	%eax, 24(%esp)
	testl	%eax, %eax
	jne	.L347
	leal	1(%ebp), %edi
	cmpb	$92, %bl
	je	.L424
	cmpb	$36, %bl
	je	.L425
	cmpb	$96, %bl
	je	.L426
	cmpb	$34, 19(%esp)
	je	.L307
	cmpb	$39, %bl
	je	.L323
	cmpb	$34, %bl
	jne	.L276
.L323:
	movl	$1, 20(%esi)
	cmpb	$34, %bl
	je	.L278
	movzbl	1(%ebp), %eax
	testb	%al, %al
	jne	.L422
	jmp	.L281
	.p2align 4,,10
	.p2align 3
.L279:
	movsbl	%al, %edx
	incl	%edi
	movl	%esi, %eax
	movl	$1, %ecx
	call	put
	movzbl	(%edi), %eax
	testb	%al, %al
	je	.L281
.L422:
	cmpb	$39, %al
	jne	.L279
.L281:
	leal	1(%edi), %ebp
	cmpb	%bl, %al
	jne	.L427
.L207:
	movzbl	0(%ebp), %ebx
	cmpb	19(%esp), %bl
	jne	.L423
.L347:
	addl	$108, %esp
	movl	%ebp, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L424:
	movsbl	1(%ebp), %edx
	testb	%dl, %dl
	je	.L205
	cmpb	$10, %dl
	je	.L226
	cmpb	$34, 19(%esp)
	je	.L428
	movl	$1, %ecx
	movl	%esi, %eax
	addl	$2, %ebp
	call	put
	jmp	.L207
	.p2align 4,,10
	.p2align 3
.L205:
	cmpb	$34, 19(%esp)
	je	.L307
	movl	12(%esi), %eax
	testl	%eax, %eax
	jne	.L300
.L314:
	movsbl	%bl, %ebp
.L301:
	xorl	%ecx, %ecx
	movl	%ebp, %edx
	movl	%esi, %eax
	call	put
.L210:
	movl	%edi, %ebp
	jmp	.L207
	.p2align 4,,10
	.p2align 3
.L425:
	xorl	%eax, %eax
	cmpb	$40, 1(%ebp)
	movl	%eax, 36(%esp)
	jne	.L212
	xorl	%eax, %eax
	cmpb	$40, 2(%ebp)
	sete	%al
	movl	%eax, 36(%esp)
.L212:
	movl	%edi, %eax
	call	name_length
	movl	%eax, 32(%esp)
	movsbl	1(%ebp), %eax
	cmpb	$123, %al
	je	.L429
	movl	32(%esp), %ecx
	addl	%edi, %ecx
	cmpb	$40, %al
	movl	%ecx, 28(%esp)
	je	.L430
.L216:
	testb	%al, %al
	jne	.L218
.L228:
	movl	32(%esp), %eax
	movl	20(%esp), %ebx
	incl	%eax
	movl	%eax, (%esp)
	call	malloc@PLT
	testl	%eax, %eax
	movl	%eax, %ebp
	je	.L431
	movl	%edi, 4(%esp)
	movl	32(%esp), %eax
	movl	%ebp, (%esp)
	movl	20(%esp), %ebx
	movl	%eax, 8(%esp)
	call	memcpy@PLT
	movl	32(%esp), %eax
	movb	$0, 0(%ebp,%eax)
	testl	%eax, %eax
	je	.L232
	movl	40(%esp), %eax
	leal	.LC2@GOTOFF(%ebx), %ecx
	movl	%ebp, %edx
	movl	%eax, (%esp)
	movl	%esi, %eax
	call	put_parameter
.L233:
	movl	%ebp, (%esp)
	movl	20(%esp), %ebx
	call	free@PLT
	movl	28(%esp), %ebp
	jmp	.L207
	.p2align 4,,10
	.p2align 3
.L426:
	xorl	%eax, %eax
	xorl	%ecx, %ecx
	movl	%ecx, 72(%esp)
	xorl	%ebx, %ebx
	movl	%ebx, 76(%esp)
	movl	%eax, 80(%esp)
	movzbl	1(%ebp), %eax
	testb	%al, %al
	je	.L272
	cmpb	$96, %al
	je	.L264
	leal	72(%esp), %edx
	movl	%edx, %ebp
	jmp	.L269
	.p2align 4,,10
	.p2align 3
.L267:
	movsbl	(%edi), %ecx
	movl	%edi, %ebx
.L266:
	movl	%esi, %eax
	movl	%ebp, %edx
	call	add_byte
	movzbl	1(%ebx), %eax
	leal	1(%ebx), %edi
	testb	%al, %al
	je	.L401
	cmpb	$96, %al
	je	.L432
.L269:
	cmpb	$92, %al
	jne	.L267
	movsbl	1(%edi), %ecx
	movb	%cl, %al
	subb	$92, %al
	testb	$-5, %al
	je	.L321
	cmpb	$36, %cl
	jne	.L267
.L321:
	leal	1(%edi), %ebx
	jmp	.L266
	.p2align 4,,10
	.p2align 3
.L307:
	movsbl	%bl, %edx
	movl	$1, %ecx
	movl	%esi, %eax
	movl	%edi, %ebp
	call	put
	jmp	.L207
	.p2align 4,,10
	.p2align 3
.L218:
	movl	%eax, 4(%esp)
	movl	20(%esp), %ebx
	leal	.LC7@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	call	strchr@PLT
	testl	%eax, %eax
	movzbl	1(%ebp), %eax
	jne	.L433
	cmpb	$123, %al
	je	.L230
	cmpb	$40, %al
	jne	.L228
.L230:
	movl	28(%esp), %ecx
	movl	36(%esp), %ebx
	movl	%ecx, %eax
	subl	%edi, %eax
	testl	%ebx, %ebx
	je	.L420
	cmpb	$41, -1(%ecx)
	je	.L434
	xorl	%edx, %edx
	movl	%edx, 36(%esp)
.L420:
	movl	$1, %edx
	xorl	%ecx, %ecx
.L234:
	movl	20(%esp), %ebx
	subl	%ecx, %eax
	addl	%edx, %edi
	movl	%eax, (%esp)
	leal	-1(%eax), %ecx
	movl	%edi, 44(%esp)
	movl	%ecx, 32(%esp)
	call	malloc@PLT
	testl	%eax, %eax
	movl	%eax, %edi
	je	.L435
	movl	32(%esp), %eax
	movl	%edi, (%esp)
	movl	44(%esp), %ecx
	movl	20(%esp), %ebx
	movl	%eax, 8(%esp)
	movl	%ecx, 4(%esp)
	call	memcpy@PLT
	movl	32(%esp), %eax
	movb	$0, (%edi,%eax)
	cmpb	$123, 1(%ebp)
	je	.L436
	movl	36(%esp), %ecx
	testl	%ecx, %ecx
	jne	.L437
	movl	40(%esp), %ecx
	movl	%edi, %edx
	movl	%esi, %eax
	call	put_command
.L237:
	movl	%edi, (%esp)
	movl	20(%esp), %ebx
	call	free@PLT
	movl	28(%esp), %ebp
	incl	%ebp
	jmp	.L207
	.p2align 4,,10
	.p2align 3
.L278:
	movl	%edi, %edx
	movl	$34, %ecx
	movl	%esi, %eax
	call	expand
	movl	%eax, %edi
	movzbl	(%eax), %eax
	jmp	.L281
	.p2align 4,,10
	.p2align 3
.L276:
	cmpb	$126, %bl
	jne	.L284
	movl	20(%esi), %eax
	testl	%eax, %eax
	je	.L438
	movl	12(%esi), %eax
	movl	$126, %ebp
	testl	%eax, %eax
	je	.L301
.L300:
	movsbl	%bl, %ebp
	movl	20(%esp), %ebx
	movl	%ebp, 4(%esp)
	leal	.LC13@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	call	strchr@PLT
	testl	%eax, %eax
	je	.L301
	movl	16(%esi), %ecx
	testl	%ecx, %ecx
	jne	.L210
	movl	$1, 16(%esi)
	movl	%edi, %ebp
	jmp	.L207
	.p2align 4,,10
	.p2align 3
.L433:
	xorl	%edx, %edx
	xorl	%ecx, %ecx
	movl	%edx, 72(%esp)
	movb	%al, %dl
	xorl	%ebx, %ebx
	movl	%ecx, 76(%esp)
	subb	$35, %dl
	xorl	%edi, %edi
	movl	%ebx, 80(%esp)
	cmpb	$1, %dl
	movl	%edi, 84(%esp)
	jbe	.L320
	cmpb	$63, %al
	je	.L320
	cmpb	$64, %al
	jne	.L419
	cmpb	$34, 19(%esp)
	.p2align 4,,2
	je	.L226
.L419:
	leal	72(%esp), %edx
.L225:
	movl	40(%esp), %ecx
	movl	%esi, %eax
	call	put_value
	.p2align 4
	.p2align 3
.L226:
	addl	$2, %ebp
	jmp	.L207
	.p2align 4,,10
	.p2align 3
.L432:
	testb	%al, %al
	je	.L401
	movl	72(%esp), %ebx
	testl	%ebx, %ebx
	je	.L318
	movl	%ebx, %edx
.L274:
	movl	40(%esp), %ecx
	movl	%esi, %eax
	call	put_command
.L273:
	movl	%ebx, (%esp)
	movl	20(%esp), %ebx
	call	free@PLT
	xorl	%eax, %eax
	cmpb	$96, (%edi)
	sete	%al
	leal	(%edi,%eax), %ebp
	jmp	.L207
	.p2align 4,,10
	.p2align 3
.L401:
	movl	16(%esi), %edx
	testl	%edx, %edx
	je	.L272
	movl	72(%esp), %ebx
	jmp	.L273
	.p2align 4,,10
	.p2align 3
.L428:
	movl	%edx, 4(%esp)
	movl	20(%esp), %ebx
	leal	.LC6@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	call	strchr@PLT
	testl	%eax, %eax
	je	.L209
	movsbl	1(%ebp), %edx
	movl	$1, %ecx
	movl	%esi, %eax
	addl	$2, %ebp
	call	put
	jmp	.L207
	.p2align 4,,10
	.p2align 3
.L272:
	movl	$5, 16(%esi)
	movl	72(%esp), %ebx
	jmp	.L273
	.p2align 4,,10
	.p2align 3
.L437:
	movl	%edi, %edx
	movl	%esi, %eax
	call	expand_whole
	xorl	%edx, %edx
	movl	%edx, 68(%esp)
	movl	%eax, %ebp
	xorl	%eax, %eax
	movl	%eax, 64(%esp)
	testl	%ebp, %ebp
	movl	%ebp, 60(%esp)
	je	.L237
	movzbl	0(%ebp), %eax
	movb	%al, %dl
	subb	$9, %dl
	cmpb	$1, %dl
	jbe	.L252
	cmpb	$32, %al
	jne	.L256
.L252:
	leal	1(%ebp), %edx
.L377:
	movl	%edx, 60(%esp)
	incl	%edx
	movzbl	-1(%edx), %eax
	movb	%al, %cl
	subb	$9, %cl
	cmpb	$1, %cl
	jbe	.L377
	cmpb	$32, %al
	je	.L377
.L256:
	testb	%al, %al
	jne	.L439
.L254:
	movl	60(%esp), %eax
	movzbl	(%eax), %edx
	movb	%dl, %cl
	subb	$9, %cl
	cmpb	$1, %cl
	jbe	.L258
	cmpb	$32, %dl
	jne	.L261
.L258:
	incl	%eax
.L378:
	movl	%eax, 60(%esp)
	incl	%eax
	movzbl	-1(%eax), %edx
	movb	%dl, %cl
	subb	$9, %cl
	cmpb	$1, %cl
	jbe	.L378
	cmpb	$32, %dl
	je	.L378
.L261:
	testb	%dl, %dl
	je	.L259
.L257:
	movl	16(%esi), %eax
	testl	%eax, %eax
	jne	.L259
	movl	$5, 16(%esi)
.L259:
	movl	24(%esp), %eax
	leal	72(%esp), %edx
	movl	%edx, (%esp)
	movl	20(%esp), %ebx
	movl	%edx, 24(%esp)
	movl	%eax, 12(%esp)
	leal	.LC10@GOTOFF(%ebx), %eax
	movl	%eax, 8(%esp)
	movl	$24, %eax
	movl	%eax, 4(%esp)
	call	snprintf@PLT
	movl	40(%esp), %ecx
	movl	%esi, %eax
	movl	24(%esp), %edx
	call	put_value
	movl	%ebp, (%esp)
	call	free@PLT
	jmp	.L237
	.p2align 4,,10
	.p2align 3
.L434:
	xorl	%edx, %edx
	cmpl	$3, %eax
	setg	%dl
	movl	%edx, 36(%esp)
	leal	(%edx,%edx), %ecx
	incl	%edx
	jmp	.L234
	.p2align 4,,10
	.p2align 3
.L431:
	movl	16(%esi), %edi
	testl	%edi, %edi
	jne	.L232
	movl	$4, 16(%esi)
.L232:
	movl	40(%esp), %ecx
	movl	$36, %edx
	movl	%esi, %eax
	call	put
	jmp	.L233
	.p2align 4,,10
	.p2align 3
.L429:
	leal	2(%ebp), %eax
	movl	$125, %ecx
	movl	$123, %edx
	call	find_end
	movl	%eax, 28(%esp)
.L214:
	movl	28(%esp), %eax
	testl	%eax, %eax
	je	.L440
	movsbl	1(%ebp), %eax
	jmp	.L216
	.p2align 4,,10
	.p2align 3
.L440:
	movl	16(%esi), %ebp
	testl	%ebp, %ebp
	jne	.L210
	movl	$5, 16(%esi)
	movl	%edi, %ebp
	jmp	.L207
	.p2align 4,,10
	.p2align 3
.L430:
	leal	2(%ebp), %eax
	movl	$41, %ecx
	movl	$40, %edx
	call	find_end
	movl	%eax, 28(%esp)
	jmp	.L214
	.p2align 4,,10
	.p2align 3
.L438:
	movsbl	1(%ebp), %eax
	testb	%al, %al
	je	.L441
	movl	20(%esp), %ecx
	movl	$1, %edx
	movl	%edi, %ebp
	movl	%edi, 28(%esp)
	movl	%edx, %edi
	movl	%esi, 32(%esp)
	leal	.LC11@GOTOFF(%ecx), %ecx
	movl	%ecx, %esi
	jmp	.L286
	.p2align 4,,10
	.p2align 3
.L289:
	movsbl	1(%ebp), %eax
	leal	1(%edi), %edx
	incl	%ebp
	testb	%al, %al
	je	.L414
	movl	%edx, %edi
.L286:
	movl	%eax, 4(%esp)
	movl	20(%esp), %ebx
	movl	%esi, (%esp)
	call	strchr@PLT
	testl	%eax, %eax
	je	.L289
	movl	%edi, %eax
	movl	32(%esp), %esi
	movl	28(%esp), %edi
	movl	%eax, %edx
	decl	%eax
	movl	%eax, 24(%esp)
.L288:
	movl	%edx, (%esp)
	movl	20(%esp), %ebx
	movl	%edx, 28(%esp)
	call	malloc@PLT
	movl	28(%esp), %edx
	testl	%eax, %eax
	movl	%eax, %ecx
	je	.L305
	movl	%ecx, (%esp)
	movl	24(%esp), %eax
	movl	%edi, 4(%esp)
	movl	20(%esp), %ebx
	movl	%edx, 32(%esp)
	movl	%ecx, 28(%esp)
	movl	%eax, 8(%esp)
	call	memcpy@PLT
	movl	32(%esp), %edx
	movl	24(%esp), %eax
	movl	28(%esp), %ecx
	decl	%edx
	movb	$0, (%ecx,%eax)
	je	.L292
	movl	%ecx, (%esp)
	movl	%ecx, 24(%esp)
	call	getpwnam@PLT
	movl	24(%esp), %ecx
.L293:
	testl	%eax, %eax
	je	.L442
	movl	28(%eax), %eax
	movl	%ecx, (%esp)
	movl	20(%esp), %ebx
	movl	%eax, 24(%esp)
	call	free@PLT
	movl	24(%esp), %eax
	testl	%eax, %eax
	je	.L294
.L296:
	movl	24(%esp), %eax
	movzbl	(%eax), %eax
	testb	%al, %al
	je	.L207
	movl	24(%esp), %ebx
	.p2align 4
	.p2align 3
.L298:
	incl	%ebx
	movsbl	%al, %edx
	movl	$1, %ecx
	movl	%esi, %eax
	call	put
	movzbl	(%ebx), %eax
	testb	%al, %al
	jne	.L298
	jmp	.L207
	.p2align 4,,10
	.p2align 3
.L435:
	movl	16(%esi), %eax
	testl	%eax, %eax
	jne	.L237
	movl	$4, 16(%esi)
	jmp	.L237
	.p2align 4,,10
	.p2align 3
.L436:
	cmpb	$35, (%edi)
	je	.L443
.L240:
	movl	%edi, %eax
	call	name_length
	testl	%eax, %eax
	movl	%eax, %edx
	je	.L245
	movl	%edx, 24(%esp)
	movl	20(%esp), %ebx
	leal	1(%eax), %eax
	movl	%eax, (%esp)
	call	malloc@PLT
	movl	24(%esp), %edx
	testl	%eax, %eax
	movl	%eax, %ebp
	je	.L311
	movl	%edx, 8(%esp)
	movl	20(%esp), %ebx
	movl	%edi, 4(%esp)
	movl	%ebp, (%esp)
	movl	%edx, 24(%esp)
	call	memcpy@PLT
	movl	24(%esp), %edx
	movl	40(%esp), %eax
	movb	$0, 0(%ebp,%edx)
	leal	(%edi,%edx), %ecx
	movl	%ebp, %edx
	movl	%eax, (%esp)
	movl	%esi, %eax
	call	put_parameter
.L249:
	movl	%ebp, (%esp)
	movl	20(%esp), %ebx
	call	free@PLT
	jmp	.L237
.L318:
	movl	20(%esp), %eax
	leal	.LC2@GOTOFF(%eax), %edx
	jmp	.L274
.L427:
	movl	16(%esi), %eax
	testl	%eax, %eax
	jne	.L283
	movl	$5, 16(%esi)
.L283:
	movl	%edi, %ebp
	jmp	.L347
.L414:
	movl	%edi, 24(%esp)
	movl	32(%esp), %esi
	movl	28(%esp), %edi
	jmp	.L288
.L443:
	cmpb	$0, 1(%edi)
	je	.L240
	leal	1(%edi), %ecx
	movl	%ecx, 24(%esp)
	movl	%ecx, %eax
	call	name_length
	testl	%eax, %eax
	movl	%eax, %edx
	je	.L245
	movl	24(%esp), %ecx
	cmpb	$0, (%ecx,%eax)
	jne	.L245
	movl	%ecx, 32(%esp)
	movl	20(%esp), %ebx
	leal	1(%eax), %eax
	movl	%eax, (%esp)
	movl	%edx, 24(%esp)
	call	malloc@PLT
	movl	24(%esp), %edx
	movl	32(%esp), %ecx
	testl	%eax, %eax
	movl	%eax, %ebp
	je	.L311
	movl	%edx, 8(%esp)
	movl	20(%esp), %ebx
	movl	%ecx, 4(%esp)
	movl	%ebp, (%esp)
	movl	%edx, 24(%esp)
	call	memcpy@PLT
	movl	24(%esp), %edx
	movb	$0, 0(%ebp,%edx)
	movl	%ebp, (%esp)
	call	getenv@PLT
	testl	%eax, %eax
	je	.L310
	movl	%eax, (%esp)
	movl	20(%esp), %ebx
	call	strlen@PLT
.L310:
	movl	%eax, 12(%esp)
	movl	20(%esp), %ebx
	leal	72(%esp), %edx
	movl	%edx, (%esp)
	movl	%edx, 24(%esp)
	leal	.LC9@GOTOFF(%ebx), %eax
	movl	%eax, 8(%esp)
	movl	$24, %eax
	movl	%eax, 4(%esp)
	call	snprintf@PLT
	movl	40(%esp), %ecx
	movl	%esi, %eax
	movl	24(%esp), %edx
	call	put_value
	jmp	.L249
.L320:
	cmpb	$36, %al
	je	.L444
.L224:
	movl	24(%esp), %eax
	leal	72(%esp), %edx
	movl	%edx, (%esp)
	movl	20(%esp), %ebx
	movl	%edx, 24(%esp)
	movl	%eax, 12(%esp)
	leal	.LC8@GOTOFF(%ebx), %eax
	movl	%eax, 8(%esp)
	movl	$16, %eax
	movl	%eax, 4(%esp)
	call	snprintf@PLT
	movl	24(%esp), %edx
	jmp	.L225
.L245:
	movl	16(%esi), %eax
	testl	%eax, %eax
	jne	.L237
	movl	$5, 16(%esi)
	jmp	.L237
.L442:
	movl	%ecx, (%esp)
	movl	20(%esp), %ebx
	call	free@PLT
.L294:
	movl	$1, %ecx
	movl	$126, %edx
	movl	%esi, %eax
	movl	%edi, %ebp
	call	put
	jmp	.L207
.L441:
	movl	$1, (%esp)
	movl	20(%esp), %ebx
	call	malloc@PLT
	testl	%eax, %eax
	movl	%eax, %ecx
	je	.L305
	movl	20(%esp), %ebx
	xorl	%edx, %edx
	movl	%edi, %ebp
	movl	%ecx, (%esp)
	movl	%edx, 8(%esp)
	movl	%edi, 4(%esp)
	movl	%ecx, 24(%esp)
	call	memcpy@PLT
	movl	24(%esp), %ecx
	movb	$0, (%ecx)
.L292:
	movl	%ecx, 28(%esp)
	movl	20(%esp), %ebx
	leal	.LC12@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	call	getenv@PLT
	movl	28(%esp), %ecx
	movl	%eax, 24(%esp)
	testl	%eax, %eax
	je	.L295
	movl	%ecx, (%esp)
	call	free@PLT
	jmp	.L296
.L264:
	testb	%al, %al
	.p2align 4,,3
	je	.L272
	movl	20(%esp), %eax
	xorl	%ebx, %ebx
	leal	.LC2@GOTOFF(%eax), %edx
	jmp	.L274
.L209:
	movl	$1, %ecx
	movl	$92, %edx
	movl	%esi, %eax
	movl	%edi, %ebp
	call	put
	jmp	.L207
.L439:
	leal	60(%esp), %eax
	call	sum
	movl	%eax, 24(%esp)
	movl	64(%esp), %eax
	testl	%eax, %eax
	jne	.L257
	jmp	.L254
.L295:
	movl	%ecx, 24(%esp)
	movl	20(%esp), %ebx
	call	getuid@PLT
	movl	%eax, (%esp)
	call	getpwuid@PLT
	movl	24(%esp), %ecx
	jmp	.L293
.L305:
	movl	16(%esi), %eax
	testl	%eax, %eax
	jne	.L291
	movl	$4, 16(%esi)
.L291:
	movl	$0, (%esp)
	movl	20(%esp), %ebx
	call	free@PLT
	jmp	.L294
.L284:
	movl	12(%esi), %ebp
	testl	%ebp, %ebp
	je	.L314
	cmpb	$32, %bl
	.p2align 4,,3
	je	.L324
	cmpb	$9, %bl
	jne	.L300
.L324:
	movl	%esi, %eax
	movl	%edi, %ebp
	call	end_word
	jmp	.L207
.L311:
	movl	16(%esi), %eax
	testl	%eax, %eax
	jne	.L248
	movl	$4, 16(%esi)
.L248:
	xorl	%ebp, %ebp
	jmp	.L249
.L444:
	movl	20(%esp), %ebx
	call	getpid@PLT
	movl	%eax, 24(%esp)
	jmp	.L224
	.size	expand, .-expand
	.section	.text.expand_whole,"ax",@progbits
	.p2align 4
	.type	expand_whole, @function
expand_whole:
	subl	$108, %esp
	movl	%edi, 100(%esp)
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	movl	%ebx, 92(%esp)
	movl	%edx, %ebx
	xorl	%edx, %edx
	movl	%esi, 96(%esp)
	movl	%eax, %esi
	xorl	%eax, %eax
	movl	%ebp, 104(%esp)
	leal	28(%esp), %ebp
.L446:
	movl	%edx, 28(%esp,%eax)
	movl	%edx, 32(%esp,%eax)
	addl	$8, %eax
	cmpl	$48, %eax
	jb	.L446
	xorl	%edx, %edx
	xorl	%ecx, %ecx
	movl	%edx, 0(%ebp,%eax)
	movl	4(%esi), %eax
	leal	56(%esp), %edx
	movl	%eax, 32(%esp)
	movl	8(%esi), %eax
	incl	%eax
	movl	%eax, 36(%esp)
	movl	%ebp, %eax
	call	add_byte
	xorl	%ecx, %ecx
	cmpl	$50, 36(%esp)
	movl	%ecx, 60(%esp)
	jle	.L448
	movl	44(%esp), %ebx
	testl	%ebx, %ebx
	je	.L456
.L449:
	movl	68(%esp), %eax
	movl	%edi, %ebx
	movl	%eax, (%esp)
	call	free@PLT
	movl	44(%esp), %edx
	testl	%edx, %edx
	jne	.L450
	movl	60(%esp), %eax
	movl	56(%esp), %edx
	movb	$0, (%edx,%eax)
	movl	56(%esp), %eax
.L445:
	movl	92(%esp), %ebx
	movl	96(%esp), %esi
	movl	100(%esp), %edi
	movl	104(%esp), %ebp
	addl	$108, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L456:
	movl	$5, %ecx
	movl	%ecx, 44(%esp)
	jmp	.L449
	.p2align 4,,10
	.p2align 3
.L448:
	xorl	%ecx, %ecx
	movl	%ebx, %edx
	movl	%ebp, %eax
	call	expand
	jmp	.L449
	.p2align 4,,10
	.p2align 3
.L450:
	movl	56(%esp), %eax
	movl	%eax, (%esp)
	call	free@PLT
	movl	16(%esi), %eax
	testl	%eax, %eax
	jne	.L453
	movl	44(%esp), %eax
	movl	%eax, 16(%esi)
.L453:
	xorl	%eax, %eax
	jmp	.L445
	.size	expand_whole, .-expand_whole
	.section	.rodata.str1.1
.LC14:
	.string	"-=?+"
.LC15:
	.string	"-=?"
	.section	.text.put_parameter,"ax",@progbits
	.p2align 4
	.type	put_parameter, @function
put_parameter:
	subl	$76, %esp
	movl	%ebx, 60(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edx, (%esp)
	movl	%esi, 64(%esp)
	movl	%edi, 68(%esp)
	movl	%ecx, %edi
	movl	%ebp, 72(%esp)
	movl	%eax, %ebp
	movl	%edx, 32(%esp)
	call	getenv@PLT
	movl	%eax, %esi
	movzbl	(%edi), %eax
	movb	%al, %dl
	subb	$35, %dl
	testb	$-3, %dl
	jne	.L458
	cmpb	1(%edi), %al
	movb	%al, %cl
	je	.L515
	xorl	%edx, %edx
	testl	%esi, %esi
	je	.L492
.L461:
	testb	%cl, %cl
	jne	.L500
	movl	$1, %eax
	xorl	%edx, %edx
	movl	%eax, 28(%esp)
	xorl	%edi, %edi
	movl	%edx, 20(%esp)
	movl	%edi, 36(%esp)
.L471:
	movl	%esi, (%esp)
	movb	%cl, 24(%esp)
	call	strdup@PLT
	movl	16(%ebp), %ecx
	testl	%ecx, %ecx
	movl	%eax, %esi
	jne	.L474
	testl	%eax, %eax
	movzbl	24(%esp), %ecx
	je	.L516
	testb	%cl, %cl
	je	.L514
	movb	%cl, %al
	subb	$35, %al
	testb	$-3, %al
	je	.L517
	cmpb	$43, %cl
	jne	.L484
	movl	28(%esp), %eax
	testl	%eax, %eax
	jne	.L518
	leal	.LC2@GOTOFF(%ebx), %edx
.L485:
	movl	80(%esp), %ecx
	movl	%ebp, %eax
	call	put_value
	.p2align 4
	.p2align 3
.L474:
	movl	20(%esp), %eax
	movl	%eax, (%esp)
	call	free@PLT
	movl	%esi, (%esp)
	call	free@PLT
.L457:
	movl	60(%esp), %ebx
	movl	64(%esp), %esi
	movl	68(%esp), %edi
	movl	72(%esp), %ebp
	addl	$76, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L458:
	xorl	%edx, %edx
	cmpb	$58, %al
	sete	%dl
	testl	%esi, %esi
	movzbl	(%edi,%edx), %ecx
	je	.L462
	cmpb	$58, %al
	jne	.L461
	xorl	%eax, %eax
	cmpb	$0, (%esi)
	setne	%al
	movl	%eax, 28(%esp)
.L463:
	testb	%cl, %cl
	jne	.L464
.L467:
	movl	16(%ebp), %ecx
	testl	%ecx, %ecx
	jne	.L457
	movl	$5, 16(%ebp)
	jmp	.L457
	.p2align 4,,10
	.p2align 3
.L516:
	movl	$4, 16(%ebp)
	jmp	.L474
	.p2align 4,,10
	.p2align 3
.L515:
	xorl	%eax, %eax
	testl	%esi, %esi
	setne	%al
	movl	%eax, 28(%esp)
	movl	$1, %eax
	movl	%eax, 36(%esp)
.L460:
	testb	%cl, %cl
	jne	.L470
	testl	%esi, %esi
	jne	.L470
	testb	$32, 4(%ebp)
	jne	.L519
	xorl	%esi, %esi
	xorl	%ecx, %ecx
	movl	%esi, 20(%esp)
	leal	.LC2@GOTOFF(%ebx), %esi
	jmp	.L471
	.p2align 4,,10
	.p2align 3
.L462:
	cmpb	$58, %al
	jne	.L492
	xorl	%eax, %eax
	movl	%eax, 28(%esp)
	jmp	.L463
	.p2align 4,,10
	.p2align 3
.L464:
	movl	%edx, 24(%esp)
	movsbl	%cl, %eax
	movl	%eax, 4(%esp)
	leal	.LC14@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	movb	%cl, 20(%esp)
	call	strchr@PLT
	testl	%eax, %eax
	je	.L467
	xorl	%edx, %edx
	movzbl	20(%esp), %ecx
	xorl	%eax, %eax
	movl	%edx, 36(%esp)
	movl	24(%esp), %edx
.L468:
	movb	%cl, 24(%esp)
	leal	1(%edx,%eax), %edx
	movl	%ebp, %eax
	addl	%edi, %edx
	call	expand_whole
	movzbl	24(%esp), %ecx
	movl	%eax, 20(%esp)
.L472:
	testl	%esi, %esi
	jne	.L471
	leal	.LC2@GOTOFF(%ebx), %esi
	jmp	.L471
	.p2align 4,,10
	.p2align 3
.L520:
	incl	%esi
	cmpl	%esi, 44(%esp)
	jnb	.L481
	movl	%ebp, %esi
	movl	36(%esp), %ebp
	.p2align 4
	.p2align 3
.L514:
	movl	80(%esp), %ecx
	movl	%esi, %edx
	movl	%ebp, %eax
	call	put_value
	jmp	.L474
	.p2align 4,,10
	.p2align 3
.L519:
	movl	16(%ebp), %edx
	testl	%edx, %edx
	jne	.L457
	movl	$2, 16(%ebp)
	jmp	.L457
	.p2align 4,,10
	.p2align 3
.L492:
	xorl	%eax, %eax
	movl	%eax, 36(%esp)
	xorl	%eax, %eax
	movl	%eax, 28(%esp)
	jmp	.L460
	.p2align 4,,10
	.p2align 3
.L470:
	xorl	%eax, %eax
	testb	%cl, %cl
	movl	%eax, 20(%esp)
	je	.L472
	movl	36(%esp), %eax
	xorl	%edx, %edx
	jmp	.L468
	.p2align 4,,10
	.p2align 3
.L500:
	movl	$1, 28(%esp)
	xorl	%eax, %eax
	movl	$0, 36(%esp)
	jmp	.L468
	.p2align 4,,10
	.p2align 3
.L517:
	movl	%esi, (%esp)
	movb	%cl, 24(%esp)
	call	strlen@PLT
	movzbl	24(%esp), %ecx
	cmpb	$35, %cl
	setne	43(%esp)
	xorl	%edx, %edx
	movl	%eax, 44(%esp)
	movzbl	36(%esp), %eax
	movl	%ebp, 36(%esp)
	movl	%esi, %ebp
	movl	%edx, %esi
	xorb	$1, %al
	movb	%al, 32(%esp)
.L481:
	movzbl	43(%esp), %edx
	movl	%esi, %edi
	cmpb	%dl, 32(%esp)
	jne	.L478
	movl	44(%esp), %edi
	subl	%esi, %edi
.L478:
	addl	%ebp, %edi
	cmpb	$35, %cl
	movzbl	(%edi), %eax
	movb	%al, 24(%esp)
	movl	%edi, %eax
	jne	.L479
	movb	$0, (%edi)
	movl	%ebp, %eax
.L479:
	movl	%eax, 4(%esp)
	movl	20(%esp), %eax
	xorl	%edx, %edx
	movl	%edx, 8(%esp)
	movb	%cl, 28(%esp)
	movl	%eax, (%esp)
	call	fnmatch@PLT
	movzbl	24(%esp), %ecx
	movb	%cl, (%edi)
	movzbl	28(%esp), %ecx
	testl	%eax, %eax
	jne	.L520
	cmpb	$37, %cl
	movl	%ebp, %esi
	movl	36(%esp), %ebp
	movl	%edi, %edx
	je	.L521
.L483:
	movl	80(%esp), %ecx
	movl	%ebp, %eax
	call	put_value
	movzbl	24(%esp), %eax
	movb	%al, (%edi)
	jmp	.L474
	.p2align 4,,10
	.p2align 3
.L484:
	movb	%cl, 24(%esp)
	movsbl	%cl, %eax
	movl	%eax, 4(%esp)
	leal	.LC15@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	call	strchr@PLT
	movzbl	24(%esp), %ecx
	testl	%eax, %eax
	je	.L522
	movl	28(%esp), %eax
	testl	%eax, %eax
	jne	.L514
	cmpb	$63, %cl
	je	.L523
	cmpb	$61, %cl
	je	.L524
.L490:
	movl	80(%esp), %ecx
	movl	%ebp, %eax
	movl	20(%esp), %edx
	call	put_value
	jmp	.L474
	.p2align 4,,10
	.p2align 3
.L518:
	movl	20(%esp), %edx
	jmp	.L485
	.p2align 4,,10
	.p2align 3
.L521:
	movb	$0, (%edi)
	movl	%esi, %edx
	jmp	.L483
	.p2align 4,,10
	.p2align 3
.L522:
	movl	16(%ebp), %eax
	testl	%eax, %eax
	jne	.L474
	movl	$5, 16(%ebp)
	jmp	.L474
.L523:
	movl	16(%ebp), %eax
	testl	%eax, %eax
	jne	.L474
	movl	$2, 16(%ebp)
	jmp	.L474
.L524:
	movl	$1, %eax
	movl	%eax, 8(%esp)
	movl	20(%esp), %eax
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	setenv@PLT
	jmp	.L490
	.size	put_parameter, .-put_parameter
	.section	.text.wordfree,"ax",@progbits
	.p2align 4
	.globl	wordfree
	.type	wordfree, @function
wordfree:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$28, %esp
	movl	48(%esp), %edi
	movl	4(%edi), %edx
	testl	%edx, %edx
	je	.L525
	movl	(%edi), %eax
	testl	%eax, %eax
	je	.L527
	xorl	%esi, %esi
	xorl	%ebp, %ebp
	.p2align 4
	.p2align 3
.L529:
	movl	(%edx,%esi), %eax
	testl	%eax, %eax
	je	.L528
	movl	%eax, (%esp)
	incl	%ebp
	call	free@PLT
	movl	4(%edi), %edx
.L528:
	addl	$4, %esi
	cmpl	(%edi), %ebp
	jb	.L529
.L527:
	movl	%edx, (%esp)
	call	free@PLT
	movl	$0, 4(%edi)
	movl	$0, (%edi)
.L525:
	addl	$28, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	wordfree, .-wordfree
	.section	.text.wordexp,"ax",@progbits
	.p2align 4
	.globl	wordexp
	.type	wordexp, @function
wordexp:
	pushl	%ebp
	xorl	%edx, %edx
	pushl	%edi
	xorl	%eax, %eax
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$108, %esp
	movl	132(%esp), %esi
	leal	52(%esp), %ecx
.L539:
	movl	%edx, 52(%esp,%eax)
	movl	%edx, 56(%esp,%eax)
	addl	$8, %eax
	cmpl	$40, %eax
	jb	.L539
	movl	$0, (%ecx,%eax)
	movl	136(%esp), %eax
	movl	$1, %edx
	movl	%esi, 44(%esp)
	xorl	%edi, %edi
	movl	%edx, 56(%esp)
	movl	%eax, 48(%esp)
	testb	$2, %al
	jne	.L562
	testb	$8, 136(%esp)
	jne	.L563
.L542:
	movl	136(%esp), %eax
	andl	$9, %eax
	decl	%eax
	je	.L547
	movl	$0, (%esi)
	movl	$4, %eax
	movl	%eax, 4(%esp)
	leal	1(%edi), %eax
	movl	%eax, (%esp)
	call	calloc@PLT
	movl	%eax, 4(%esi)
	testl	%eax, %eax
	je	.L564
.L547:
	movl	128(%esp), %edx
	leal	44(%esp), %eax
	xorl	%ecx, %ecx
	movl	%eax, 28(%esp)
	movl	(%esi), %ebp
	call	expand
	movl	28(%esp), %eax
	call	end_word
	movl	72(%esp), %eax
	movl	%eax, (%esp)
	call	free@PLT
	movl	84(%esp), %eax
	movl	%eax, (%esp)
	call	free@PLT
	movl	60(%esp), %eax
	testl	$-5, %eax
	jne	.L560
.L538:
	addl	$108, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L549:
	movl	4(%esi), %edx
	decl	%eax
	movl	%eax, (%esi)
	addl	%edi, %eax
	movl	(%edx,%eax,4), %eax
	movl	%eax, (%esp)
	call	free@PLT
.L560:
	movl	(%esi), %eax
	cmpl	%eax, %ebp
	jb	.L549
	addl	%eax, %edi
	movl	4(%esi), %eax
	testb	$1, 136(%esp)
	movl	$0, (%eax,%edi,4)
	je	.L550
.L561:
	movl	60(%esp), %eax
	addl	$108, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L562:
	testb	$8, 136(%esp)
	movl	8(%esi), %edi
	je	.L542
.L563:
	movl	%esi, (%esp)
	call	wordfree@PLT
	jmp	.L542
	.p2align 4,,10
	.p2align 3
.L550:
	movl	%esi, (%esp)
	call	wordfree@PLT
	.p2align 4,,5
	jmp	.L561
	.p2align 4,,10
	.p2align 3
.L564:
	movl	$4, %eax
	jmp	.L538
	.size	wordexp, .-wordexp
	.section	.rodata
	.align 4
	.type	silent.0, @object
	.size	silent.0, 18
silent.0:
	.string	"exec 2>/dev/null\n"
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
