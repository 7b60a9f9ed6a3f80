// 4dd76e4e21b6b8817d3985675de391ef newlib/libc/time/strptime.c
	.file	"strptime.c"
	.text
	.section	.text.match_string,"ax",@progbits
	.p2align 4
	.type	match_string, @function
match_string:
	pushl	%ebp
	pushl	%edi
	movl	%eax, %edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$44, %esp
	movl	%ecx, 28(%esp)
	movl	(%edx), %eax
	testl	%eax, %eax
	je	.L2
	movl	%edx, %ebp
	xorl	%esi, %esi
	jmp	.L5
	.p2align 4,,10
	.p2align 3
.L3:
	incl	%esi
	movl	0(%ebp,%esi,4), %eax
	testl	%eax, %eax
	je	.L2
.L5:
	movl	%eax, (%esp)
	call	strlen@PLT
	movl	%eax, %edx
	movl	28(%esp), %eax
	movl	%edx, 8(%esp)
	movl	%edx, 24(%esp)
	movl	%eax, 12(%esp)
	movl	0(%ebp,%esi,4), %eax
	movl	%eax, 4(%esp)
	movl	(%edi), %eax
	movl	%eax, (%esp)
	call	strncasecmp_l@PLT
	movl	24(%esp), %edx
	testl	%eax, %eax
	jne	.L3
	addl	%edx, (%edi)
	addl	$44, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	addl	$44, %esp
	movl	$-1, %esi
	popl	%ebx
	movl	%esi, %eax
	popl	%esi
	popl	%edi
	popl	%ebp
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
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$76, %esp
	movl	100(%esp), %edi
	movl	108(%esp), %ebp
	movzbl	(%edi), %edx
	testb	%dl, %dl
	je	.L14
	xorl	%eax, %eax
	movl	%eax, 24(%esp)
	jmp	.L13
	.p2align 4,,10
	.p2align 3
.L15:
	cmpb	$37, %dl
	je	.L157
.L19:
	movl	96(%esp), %eax
	cmpb	%dl, (%eax)
	jne	.L63
	incl	%eax
	movl	%eax, 96(%esp)
.L18:
	movl	%edi, 20(%esp)
.L59:
	movl	20(%esp), %eax
	movzbl	1(%eax), %edx
	leal	1(%eax), %edi
	testb	%dl, %dl
	je	.L158
.L13:
	movl	%ebp, 4(%esp)
	movzbl	%dl, %eax
	movl	%eax, (%esp)
	movb	%dl, 20(%esp)
	call	isspace_l@PLT
	movzbl	20(%esp), %edx
	testl	%eax, %eax
	movl	%eax, %ecx
	je	.L15
	movl	96(%esp), %esi
	jmp	.L16
	.p2align 4,,10
	.p2align 3
.L17:
	movl	%esi, 96(%esp)
.L16:
	movl	%ebp, 4(%esp)
	incl	%esi
	movzbl	-1(%esi), %eax
	movl	%eax, (%esp)
	call	isspace_l@PLT
	testl	%eax, %eax
	jne	.L17
	jmp	.L18
	.p2align 4,,10
	.p2align 3
.L157:
	movzbl	1(%edi), %eax
	testb	%al, %al
	je	.L19
	cmpb	$69, %al
	.p2align 4,,3
	je	.L20
	cmpb	$79, %al
	je	.L20
	incl	%edi
	cmpb	$121, %al
	movl	%edi, 20(%esp)
	ja	.L22
.L159:
	movzbl	%al, %edx
	movl	.L24@GOTOFF(%ebx,%edx,4), %edi
	addl	%ebx, %edi
	jmp	*%edi
	.section	.rodata
	.align 4
	.align 4
.L24:
	.long	.L57@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L56@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L55@GOTOFF
	.long	.L54@GOTOFF
	.long	.L53@GOTOFF
	.long	.L52@GOTOFF
	.long	.L22@GOTOFF
	.long	.L51@GOTOFF
	.long	.L22@GOTOFF
	.long	.L35@GOTOFF
	.long	.L34@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L50@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L49@GOTOFF
	.long	.L48@GOTOFF
	.long	.L47@GOTOFF
	.long	.L46@GOTOFF
	.long	.L45@GOTOFF
	.long	.L44@GOTOFF
	.long	.L43@GOTOFF
	.long	.L42@GOTOFF
	.long	.L59@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L40@GOTOFF
	.long	.L37@GOTOFF
	.long	.L39@GOTOFF
	.long	.L38@GOTOFF
	.long	.L38@GOTOFF
	.long	.L22@GOTOFF
	.long	.L22@GOTOFF
	.long	.L37@GOTOFF
	.long	.L22@GOTOFF
	.long	.L36@GOTOFF
	.long	.L35@GOTOFF
	.long	.L34@GOTOFF
	.long	.L33@GOTOFF
	.long	.L32@GOTOFF
	.long	.L22@GOTOFF
	.long	.L31@GOTOFF
	.long	.L22@GOTOFF
	.long	.L30@GOTOFF
	.long	.L29@GOTOFF
	.long	.L28@GOTOFF
	.long	.L27@GOTOFF
	.long	.L22@GOTOFF
	.long	.L26@GOTOFF
	.long	.L25@GOTOFF
	.long	.L23@GOTOFF
	.section	.text.strptime_l
	.p2align 4,,10
	.p2align 3
.L20:
	leal	2(%edi), %eax
	movl	%eax, 20(%esp)
	movzbl	2(%edi), %eax
	cmpb	$121, %al
	jbe	.L159
.L22:
	movl	96(%esp), %ecx
	cmpb	$37, (%ecx)
	je	.L108
	cmpb	%al, 1(%ecx)
	leal	1(%ecx), %edx
	movl	%edx, 96(%esp)
	jne	.L63
.L81:
	incl	%edx
	movl	%edx, 96(%esp)
	jmp	.L59
.L158:
	movl	24(%esp), %eax
	andl	$7, %eax
	cmpl	$7, %eax
	je	.L160
	movl	24(%esp), %eax
	andl	$20, %eax
	cmpl	$20, %eax
	je	.L161
.L89:
	movl	24(%esp), %eax
	andl	$28, %eax
	cmpl	$20, %eax
	je	.L162
.L14:
	movl	96(%esp), %eax
	addl	$76, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L57:
	decl	20(%esp)
.L56:
	movl	96(%esp), %eax
	cmpb	$37, (%eax)
	jne	.L63
.L144:
	incl	%eax
.L146:
	movl	%eax, 96(%esp)
	jmp	.L59
.L30:
	movl	%ebp, 12(%esp)
	movl	104(%esp), %eax
	movl	%eax, 8(%esp)
	movl	_C_time_locale@GOT(%ebx), %eax
	movl	228(%eax), %eax
.L151:
	movl	%eax, 4(%esp)
	movl	96(%esp), %eax
	movl	%eax, (%esp)
	call	strptime_l.localalias
	movl	%eax, 56(%esp)
	testl	%eax, %eax
	jne	.L146
.L63:
	xorl	%eax, %eax
.L164:
	addl	$76, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L162:
	movl	104(%esp), %eax
	movl	20(%eax), %eax
	movl	%eax, 20(%esp)
	leal	1899(%eax), %esi
	movl	$4, %eax
	cmpl	$1969, %esi
	jle	.L100
	movl	$-1840700269, %ebx
	jmp	.L103
.L163:
	leal	366(%eax), %ecx
.L101:
	movl	%ecx, %eax
	decl	%esi
	imull	%ebx
	leal	(%edx,%ecx), %eax
	movl	%ecx, %edx
	sarl	$31, %edx
	sarl	$2, %eax
	subl	%edx, %eax
	leal	0(,%eax,8), %edx
	subl	%eax, %edx
	movl	%ecx, %eax
	subl	%edx, %eax
	cmpl	$1969, %esi
	je	.L100
.L103:
	leal	365(%eax), %ecx
	testl	$3, %esi
	jne	.L101
	imull	$-1030792151, %esi, %edx
	addl	$85899344, %edx
	movl	%edx, %edi
	rorl	$2, %edi
	cmpl	$42949672, %edi
	ja	.L163
	rorl	$4, %edx
	xorl	%eax, %eax
	cmpl	$10737418, %edx
	setbe	%al
	addl	%eax, %ecx
	jmp	.L101
.L160:
	testb	$16, 24(%esp)
	jne	.L89
	movl	104(%esp), %eax
	movl	16(%eax), %edx
	movl	12(%eax), %ecx
	movl	_DAYS_BEFORE_MONTH@GOTOFF(%ebx,%edx,4), %edi
	movl	20(%eax), %ebx
	addl	%edi, %ecx
	movl	%ecx, 28(%eax)
	leal	1900(%ebx), %eax
	testb	$3, %bl
	jne	.L86
	imull	$-1030792151, %eax, %eax
	addl	$85899344, %eax
	movl	%eax, %ebx
	rorl	$2, %ebx
	cmpl	$42949672, %ebx
	ja	.L87
	rorl	$4, %eax
	cmpl	$10737418, %eax
	ja	.L86
.L87:
	decl	%edx
	jg	.L88
.L86:
	movl	104(%esp), %eax
	decl	%ecx
	movl	%ecx, 28(%eax)
.L88:
	orl	$16, 24(%esp)
	jmp	.L89
.L38:
	movl	96(%esp), %edi
	leal	56(%esp), %eax
	movl	$10, %esi
	movl	%ebp, 12(%esp)
	movl	%esi, 8(%esp)
	movl	%eax, 4(%esp)
	movl	%edi, (%esp)
	call	strtol_l@PLT
	movl	56(%esp), %edx
	cmpl	%edx, %edi
	je	.L63
	movl	%edx, 96(%esp)
	movl	104(%esp), %ecx
	orl	$1, 24(%esp)
	movl	%eax, 12(%ecx)
	jmp	.L59
.L35:
	movl	96(%esp), %edi
	leal	56(%esp), %eax
	movl	$10, %ecx
	movl	%ebp, 12(%esp)
	movl	%ecx, 8(%esp)
	movl	%eax, 4(%esp)
	movl	%edi, (%esp)
	call	strtol_l@PLT
	movl	56(%esp), %edx
	cmpl	%edx, %edi
	je	.L63
.L148:
	movl	%edx, 96(%esp)
	movl	104(%esp), %ecx
	movl	%eax, 8(%ecx)
	jmp	.L59
.L34:
	movl	96(%esp), %edi
	leal	56(%esp), %eax
	movl	$10, %edx
	movl	%edx, 8(%esp)
	movl	%ebp, 12(%esp)
	movl	%eax, 4(%esp)
	movl	%edi, (%esp)
	call	strtol_l@PLT
	movl	56(%esp), %edx
	cmpl	%edx, %edi
	je	.L63
	xorl	%ecx, %ecx
	cmpl	$12, %eax
	cmove	%ecx, %eax
	jmp	.L148
.L37:
	movl	_C_time_locale@GOT(%ebx), %edx
	leal	96(%esp), %eax
	movl	%ebp, %ecx
	call	match_string
	testl	%eax, %eax
	js	.L63
.L145:
	movl	104(%esp), %ecx
	orl	$2, 24(%esp)
	movl	%eax, 16(%ecx)
	jmp	.L59
.L31:
	movl	_C_time_locale@GOT(%ebx), %eax
	movl	%ebp, %ecx
	leal	164(%eax), %edx
	leal	96(%esp), %eax
	call	match_string
	testl	%eax, %eax
	movl	%eax, %edx
	js	.L63
	movl	104(%esp), %eax
	movl	8(%eax), %eax
	testl	%eax, %eax
	jne	.L61
	decl	%edx
	jne	.L59
	movl	104(%esp), %eax
	movl	$12, 8(%eax)
	jmp	.L59
.L32:
	movl	96(%esp), %eax
	cmpb	$10, (%eax)
	je	.L144
	xorl	%eax, %eax
	jmp	.L164
	.p2align 4,,10
	.p2align 3
.L55:
	movl	_C_time_locale@GOT(%ebx), %eax
	movl	%ebp, %ecx
	leal	124(%eax), %edx
	leal	96(%esp), %eax
	call	match_string
	testl	%eax, %eax
	js	.L63
.L143:
	movl	104(%esp), %ecx
	orl	$8, 24(%esp)
	movl	%eax, 24(%ecx)
	jmp	.L59
.L54:
	movl	_C_time_locale@GOT(%ebx), %eax
	movl	%ebp, %ecx
	leal	48(%eax), %edx
	leal	96(%esp), %eax
	call	match_string
	testl	%eax, %eax
	jns	.L145
	xorl	%eax, %eax
	jmp	.L164
	.p2align 4,,10
	.p2align 3
.L49:
	movl	%ebp, 12(%esp)
	movl	104(%esp), %eax
	movl	%eax, 8(%esp)
	leal	.LC2@GOTOFF(%ebx), %eax
	jmp	.L151
.L48:
	movl	%ebp, 12(%esp)
	movl	96(%esp), %edi
	movl	$10, %eax
	movl	%eax, 8(%esp)
	leal	56(%esp), %eax
	movl	%eax, 4(%esp)
	movl	%edi, (%esp)
	call	strtol_l@PLT
	movl	56(%esp), %edx
	cmpl	%edx, %edi
	je	.L63
	movl	%edx, 96(%esp)
	movl	104(%esp), %ecx
	movl	%eax, (%ecx)
	jmp	.L59
.L47:
	movl	%ebp, 12(%esp)
	movl	104(%esp), %eax
	movl	%eax, 8(%esp)
	leal	.LC3@GOTOFF(%ebx), %eax
	jmp	.L151
.L46:
	movl	%ebp, 12(%esp)
	movl	96(%esp), %edi
	movl	$10, %eax
	movl	%eax, 8(%esp)
	leal	56(%esp), %eax
	movl	%eax, 4(%esp)
	movl	%edi, (%esp)
	call	strtol_l@PLT
	movl	56(%esp), %ecx
	cmpl	%ecx, %edi
	movl	%eax, %esi
	je	.L63
	movl	104(%esp), %eax
	movl	20(%eax), %eax
	movl	%eax, 32(%esp)
	leal	1899(%eax), %edi
	movl	$4, %eax
	cmpl	$1969, %edi
	jle	.L65
	movl	%ecx, 32(%esp)
	movl	%esi, 36(%esp)
	jmp	.L68
.L166:
	leal	366(%eax), %ecx
.L66:
	movl	$-1840700269, %eax
	movl	%ecx, %esi
	imull	%ecx
	decl	%edi
	sarl	$31, %esi
	leal	(%edx,%ecx), %eax
	sarl	$2, %eax
	subl	%esi, %eax
	leal	0(,%eax,8), %edx
	subl	%eax, %edx
	movl	%ecx, %eax
	subl	%edx, %eax
	cmpl	$1969, %edi
	je	.L165
.L68:
	leal	365(%eax), %ecx
	testl	$3, %edi
	jne	.L66
	imull	$-1030792151, %edi, %edx
	addl	$85899344, %edx
	movl	%edx, %esi
	rorl	$2, %esi
	cmpl	$42949672, %esi
	ja	.L166
	rorl	$4, %edx
	xorl	%eax, %eax
	cmpl	$10737418, %edx
	setbe	%al
	addl	%eax, %ecx
	jmp	.L66
.L45:
	movl	%ecx, 44(%esp)
	movl	96(%esp), %edi
	movl	$10, %ecx
	movl	%ebp, 12(%esp)
	leal	56(%esp), %eax
	movl	%ecx, 8(%esp)
	movl	%eax, 4(%esp)
	movl	%edi, (%esp)
	call	strtol_l@PLT
	movl	%eax, 36(%esp)
	movl	56(%esp), %eax
	movl	%eax, 32(%esp)
	cmpl	%eax, %edi
	je	.L63
	movl	104(%esp), %eax
	movl	20(%eax), %eax
	movl	%eax, 40(%esp)
	leal	1899(%eax), %esi
	cmpl	$1969, %esi
	jle	.L106
	movl	44(%esp), %ecx
	movl	$4, %edx
	movl	%ecx, 40(%esp)
	jmp	.L73
.L168:
	leal	366(%edx), %ecx
.L71:
	movl	$-1840700269, %eax
	decl	%esi
	imull	%ecx
	movl	%ecx, %eax
	sarl	$31, %eax
	addl	%ecx, %edx
	sarl	$2, %edx
	subl	%eax, %edx
	leal	0(,%edx,8), %eax
	subl	%edx, %eax
	subl	%eax, %ecx
	cmpl	$1969, %esi
	movl	%ecx, %edx
	je	.L167
.L73:
	leal	365(%edx), %ecx
	testl	$3, %esi
	jne	.L71
	imull	$-1030792151, %esi, %eax
	addl	$85899344, %eax
	movl	%eax, %edi
	rorl	$2, %edi
	cmpl	$42949672, %edi
	ja	.L168
	rorl	$4, %eax
	cmpl	$10737418, %eax
	setbe	%al
	movzbl	%al, %eax
	addl	%eax, %ecx
	jmp	.L71
.L44:
	movl	%ebp, 12(%esp)
	movl	96(%esp), %edi
	movl	$10, %eax
	movl	%eax, 8(%esp)
	leal	56(%esp), %eax
	movl	%eax, 4(%esp)
	movl	%edi, (%esp)
	call	strtol_l@PLT
	movl	%eax, 36(%esp)
	movl	56(%esp), %eax
	movl	%eax, 32(%esp)
	cmpl	%eax, %edi
	je	.L63
	movl	104(%esp), %eax
	movl	20(%eax), %eax
	movl	%eax, 40(%esp)
	leal	1899(%eax), %edi
	cmpl	$1969, %edi
	jle	.L107
	movl	$4, %eax
	jmp	.L78
.L170:
	leal	366(%eax), %ecx
.L76:
	movl	$-1840700269, %eax
	decl	%edi
	imull	%ecx
	leal	(%edx,%ecx), %eax
	movl	%ecx, %edx
	sarl	$31, %edx
	sarl	$2, %eax
	subl	%edx, %eax
	leal	0(,%eax,8), %edx
	subl	%eax, %edx
	movl	%ecx, %eax
	subl	%edx, %eax
	cmpl	$1969, %edi
	je	.L169
.L78:
	leal	365(%eax), %ecx
	testl	$3, %edi
	jne	.L76
	imull	$-1030792151, %edi, %edx
	addl	$85899344, %edx
	movl	%edx, %esi
	rorl	$2, %esi
	cmpl	$42949672, %esi
	ja	.L170
	rorl	$4, %edx
	xorl	%eax, %eax
	cmpl	$10737418, %edx
	setbe	%al
	addl	%eax, %ecx
	jmp	.L76
.L29:
	call	__errno@PLT
	movl	(%eax), %esi
	call	__errno@PLT
	movl	96(%esp), %edi
	movl	$0, (%eax)
	movl	$10, %eax
	movl	%eax, 8(%esp)
	leal	56(%esp), %eax
	movl	%ebp, 12(%esp)
	movl	%eax, 4(%esp)
	movl	%edi, (%esp)
	call	strtoll_l@PLT
	cmpl	56(%esp), %edi
	movl	%eax, 24(%esp)
	movl	%edx, 28(%esp)
	movl	%eax, 60(%esp)
	je	.L63
	call	__errno@PLT
	movl	(%eax), %eax
	testl	%eax, %eax
	jne	.L63
	movl	60(%esp), %eax
	movl	24(%esp), %ecx
	movl	28(%esp), %edi
	cltd
	xorl	%ecx, %eax
	xorl	%edi, %edx
	orl	%edx, %eax
	jne	.L63
	movl	104(%esp), %eax
	movl	%eax, 4(%esp)
	leal	60(%esp), %eax
	movl	%eax, (%esp)
	call	localtime_r@PLT
	cmpl	%eax, 104(%esp)
	jne	.L63
	call	__errno@PLT
	movl	%esi, (%eax)
	movl	56(%esp), %eax
	movl	%eax, 96(%esp)
	movl	$31, %eax
	movl	%eax, 24(%esp)
	jmp	.L59
.L28:
	movl	96(%esp), %eax
	cmpb	$9, (%eax)
	je	.L144
	xorl	%eax, %eax
	jmp	.L164
	.p2align 4,,10
	.p2align 3
.L27:
	movl	%ebp, 12(%esp)
	movl	96(%esp), %edi
	movl	$10, %eax
	movl	%eax, 8(%esp)
	leal	56(%esp), %eax
	movl	%eax, 4(%esp)
	movl	%edi, (%esp)
	call	strtol_l@PLT
	movl	56(%esp), %edx
	cmpl	%edx, %edi
	je	.L63
	movl	104(%esp), %ecx
	decl	%eax
	orl	$8, 24(%esp)
	movl	%edx, 96(%esp)
	movl	%eax, 24(%ecx)
	jmp	.L59
.L26:
	movl	%ebp, 12(%esp)
	movl	96(%esp), %edi
	movl	$10, %eax
	movl	%eax, 8(%esp)
	leal	56(%esp), %eax
	movl	%eax, 4(%esp)
	movl	%edi, (%esp)
	call	strtol_l@PLT
	movl	56(%esp), %edx
	cmpl	%edx, %edi
	je	.L63
	movl	%edx, 96(%esp)
	movl	104(%esp), %ecx
	orl	$8, 24(%esp)
	movl	%eax, 24(%ecx)
	jmp	.L59
.L25:
	movl	%ebp, 12(%esp)
	movl	104(%esp), %eax
	movl	%eax, 8(%esp)
	movl	_C_time_locale@GOT(%ebx), %eax
	movl	156(%eax), %eax
.L150:
	movl	%eax, 4(%esp)
	movl	96(%esp), %eax
	movl	%eax, (%esp)
	call	strptime_l.localalias
	movl	%eax, 56(%esp)
	testl	%eax, %eax
	je	.L63
.L149:
	orl	$7, 24(%esp)
	movl	%eax, 96(%esp)
	jmp	.L59
.L36:
	movl	%ebp, 12(%esp)
	movl	96(%esp), %edi
	movl	$10, %eax
	movl	%eax, 8(%esp)
	leal	56(%esp), %eax
	movl	%eax, 4(%esp)
	movl	%edi, (%esp)
	call	strtol_l@PLT
	movl	56(%esp), %edx
	cmpl	%edx, %edi
	je	.L63
	movl	104(%esp), %ecx
	decl	%eax
	orl	$16, 24(%esp)
	movl	%edx, 96(%esp)
	movl	%eax, 28(%ecx)
	jmp	.L59
.L33:
	movl	%ebp, 12(%esp)
	movl	96(%esp), %edi
	movl	$10, %eax
	movl	%eax, 8(%esp)
	leal	56(%esp), %eax
	movl	%eax, 4(%esp)
	movl	%edi, (%esp)
	call	strtol_l@PLT
	movl	56(%esp), %edx
	cmpl	%edx, %edi
	je	.L63
	movl	104(%esp), %ecx
	decl	%eax
	orl	$2, 24(%esp)
	movl	%edx, 96(%esp)
	movl	%eax, 16(%ecx)
	jmp	.L59
.L23:
	movl	%ebp, 12(%esp)
	movl	96(%esp), %edi
	movl	$10, %eax
	movl	%eax, 8(%esp)
	leal	56(%esp), %eax
	movl	%eax, 4(%esp)
	movl	%edi, (%esp)
	call	strtol_l@PLT
	movl	56(%esp), %edx
	cmpl	%edx, %edi
	je	.L63
	cmpl	$69, %eax
	jg	.L147
	addl	$100, %eax
.L147:
	movl	%edx, 96(%esp)
	movl	104(%esp), %ecx
	orl	$4, 24(%esp)
	movl	%eax, 20(%ecx)
	jmp	.L59
.L43:
	movl	%ebp, 12(%esp)
	movl	104(%esp), %eax
	movl	%eax, 8(%esp)
	movl	_C_time_locale@GOT(%ebx), %eax
	movl	152(%eax), %eax
	jmp	.L151
.L42:
	movl	%ebp, 12(%esp)
	movl	96(%esp), %edi
	movl	$10, %eax
	movl	%eax, 8(%esp)
	leal	56(%esp), %eax
	movl	%eax, 4(%esp)
	movl	%edi, (%esp)
	call	strtol_l@PLT
	movl	56(%esp), %edx
	cmpl	%edx, %edi
	je	.L63
	subl	$1900, %eax
	jmp	.L147
.L40:
	movl	_C_time_locale@GOT(%ebx), %eax
	movl	%ebp, %ecx
	leal	96(%eax), %edx
	leal	96(%esp), %eax
	call	match_string
	testl	%eax, %eax
	jns	.L143
	xorl	%eax, %eax
	jmp	.L164
	.p2align 4,,10
	.p2align 3
.L39:
	movl	%ebp, 12(%esp)
	movl	104(%esp), %eax
	movl	%eax, 8(%esp)
	movl	_C_time_locale@GOT(%ebx), %eax
	movl	160(%eax), %eax
	movl	%eax, 4(%esp)
	movl	96(%esp), %eax
	movl	%eax, (%esp)
	call	strptime_l.localalias
	movl	%eax, 56(%esp)
	testl	%eax, %eax
	je	.L63
	orl	$15, 24(%esp)
	movl	%eax, 96(%esp)
	jmp	.L59
.L53:
	movl	%ebp, 12(%esp)
	movl	96(%esp), %edi
	movl	$10, %eax
	movl	%eax, 8(%esp)
	leal	56(%esp), %eax
	movl	%eax, 4(%esp)
	movl	%edi, (%esp)
	call	strtol_l@PLT
	movl	56(%esp), %edx
	cmpl	%edx, %edi
	je	.L63
	movl	104(%esp), %ecx
	leal	(%eax,%eax,4), %eax
	movl	%edx, 96(%esp)
	leal	(%eax,%eax,4), %eax
	leal	-1900(,%eax,4), %eax
	orl	$4, 24(%esp)
	movl	%eax, 20(%ecx)
	jmp	.L59
.L52:
	movl	%ebp, 12(%esp)
	movl	104(%esp), %eax
	movl	%eax, 8(%esp)
	leal	.LC0@GOTOFF(%ebx), %eax
	jmp	.L150
.L51:
	movl	%ebp, 12(%esp)
	movl	104(%esp), %eax
	movl	96(%esp), %edi
	movl	%eax, 8(%esp)
	leal	.LC1@GOTOFF(%ebx), %eax
	movl	%eax, 4(%esp)
	movl	%edi, (%esp)
	call	strptime_l.localalias
	movl	%eax, 56(%esp)
	testl	%eax, %eax
	je	.L63
	cmpl	%eax, %edi
	jne	.L149
	xorl	%eax, %eax
	jmp	.L164
	.p2align 4,,10
	.p2align 3
.L50:
	movl	%ebp, 12(%esp)
	movl	96(%esp), %edi
	movl	$10, %eax
	movl	%eax, 8(%esp)
	leal	56(%esp), %eax
	movl	%eax, 4(%esp)
	movl	%edi, (%esp)
	call	strtol_l@PLT
	movl	56(%esp), %edx
	cmpl	%edx, %edi
	je	.L63
	movl	%edx, 96(%esp)
	movl	104(%esp), %ecx
	movl	%eax, 4(%ecx)
	jmp	.L59
.L100:
	movl	104(%esp), %ecx
	movl	28(%ecx), %edx
	addl	%edx, %eax
	movl	$-1840700269, %edx
	movl	%eax, %ecx
	imull	%edx
	leal	(%edx,%ecx), %eax
	movl	%ecx, %edx
	sarl	$31, %edx
	sarl	$2, %eax
	subl	%edx, %eax
	leal	0(,%eax,8), %edx
	subl	%eax, %edx
	movl	%ecx, %eax
	movl	104(%esp), %ecx
	subl	%edx, %eax
	movl	%eax, 24(%ecx)
	jmp	.L14
.L161:
	movl	24(%esp), %ecx
	andl	$2, %ecx
	jne	.L90
	movl	104(%esp), %eax
	movl	28(%eax), %edx
	cmpl	$30, %edx
	jle	.L171
	movl	104(%esp), %eax
	movl	20(%eax), %esi
	leal	1900(%esi), %eax
	andl	$3, %esi
	jne	.L92
	imull	$-1030792151, %eax, %eax
	movl	$1, %ecx
	addl	$85899344, %eax
	movl	%eax, %esi
	rorl	$2, %esi
	cmpl	$42949672, %esi
	ja	.L92
	rorl	$4, %eax
	xorl	%ecx, %ecx
	cmpl	$10737418, %eax
	setbe	%cl
.L92:
	movl	$2, %eax
.L94:
	movl	_DAYS_BEFORE_MONTH@GOTOFF(%ebx,%eax,4), %esi
	addl	%ecx, %esi
	cmpl	%esi, %edx
	jl	.L93
	incl	%eax
	cmpl	$12, %eax
	jne	.L94
	movl	$11, %eax
.L95:
	movl	104(%esp), %ecx
	movl	%eax, 16(%ecx)
.L90:
	testb	$1, 24(%esp)
	jne	.L89
	movl	104(%esp), %eax
	movl	16(%eax), %edx
	movl	28(%eax), %ecx
	movl	_DAYS_BEFORE_MONTH@GOTOFF(%ebx,%edx,4), %esi
	movl	20(%eax), %ebx
	subl	%esi, %ecx
	movl	%ecx, 12(%eax)
	leal	1900(%ebx), %eax
	testb	$3, %bl
	jne	.L97
	imull	$-1030792151, %eax, %eax
	addl	$85899344, %eax
	movl	%eax, %ebx
	rorl	$2, %ebx
	cmpl	$42949672, %ebx
	ja	.L98
	rorl	$4, %eax
	cmpl	$10737418, %eax
	ja	.L97
.L98:
	decl	%edx
	jg	.L89
.L97:
	movl	104(%esp), %eax
	incl	%ecx
	movl	%ecx, 12(%eax)
	jmp	.L89
.L165:
	movl	32(%esp), %ecx
	movl	36(%esp), %esi
.L65:
	movl	104(%esp), %edi
	leal	0(,%esi,8), %edx
	subl	%esi, %edx
	movl	24(%edi), %esi
	addl	%esi, %edx
	subl	%eax, %edx
	movl	%edx, 28(%edi)
	jns	.L69
	movl	%eax, 24(%edi)
	movl	$0, 28(%edi)
.L69:
	orl	$16, 24(%esp)
	movl	%ecx, 96(%esp)
	jmp	.L59
.L167:
	leal	6(%edx), %edi
	movl	$-1840700269, %eax
	movl	40(%esp), %ecx
	imull	%edi
	leal	(%edx,%edi), %eax
	movl	%edi, %edx
	sarl	$31, %edx
	sarl	$2, %eax
	subl	%edx, %eax
	leal	0(,%eax,8), %edx
	subl	%eax, %edx
	movl	%edi, %eax
	subl	%edx, %eax
	movl	$7, %edx
	cmpl	$3, %eax
	cmovle	%edx, %ecx
.L70:
	movl	36(%esp), %edi
	leal	-1(%edi), %edx
	leal	-8(%ecx,%edi,8), %ecx
	movl	104(%esp), %edi
	subl	%edx, %ecx
	movl	24(%edi), %edx
	addl	%edx, %ecx
	movl	%ecx, %edx
	subl	%eax, %edx
	movl	%edx, 28(%edi)
	jns	.L79
	movl	%eax, 24(%edi)
	movl	$0, 28(%edi)
.L79:
	movl	32(%esp), %eax
	orl	$16, 24(%esp)
	movl	%eax, 96(%esp)
	jmp	.L59
.L169:
	leal	6(%eax), %edi
	movl	$-1840700269, %eax
	imull	%edi
	movl	%edi, %eax
	sarl	$31, %eax
	leal	(%edx,%edi), %ecx
	sarl	$2, %ecx
	subl	%eax, %ecx
	leal	0(,%ecx,8), %eax
	subl	%ecx, %eax
	movl	%edi, %ecx
	subl	%eax, %ecx
.L75:
	movl	104(%esp), %eax
	movl	24(%eax), %eax
	movl	%eax, 40(%esp)
	leal	6(%eax), %edi
	movl	$-1840700269, %eax
	imull	%edi
	leal	(%edx,%edi), %eax
	movl	%edi, %edx
	sarl	$31, %edx
	sarl	$2, %eax
	subl	%edx, %eax
	leal	0(,%eax,8), %edx
	subl	%eax, %edx
	movl	%edi, %eax
	movl	36(%esp), %edi
	subl	%edx, %eax
	leal	0(,%edi,8), %edx
	subl	%edi, %edx
	movl	104(%esp), %edi
	addl	%edx, %eax
	subl	%ecx, %eax
	movl	%eax, 28(%edi)
	jns	.L79
	movl	$0, 28(%edi)
	incl	%ecx
	movl	$-1840700269, %eax
	imull	%ecx
	leal	(%edx,%ecx), %eax
	movl	%ecx, %edx
	sarl	$31, %edx
	sarl	$2, %eax
	subl	%edx, %eax
	leal	0(,%eax,8), %edx
	subl	%eax, %edx
	subl	%edx, %ecx
	movl	%ecx, 24(%edi)
	jmp	.L79
.L61:
	movl	104(%esp), %ecx
	addl	$12, %eax
	movl	%eax, 8(%ecx)
	jmp	.L59
.L171:
	movl	$0, 16(%eax)
	jmp	.L90
.L108:
	movl	%ecx, %edx
	jmp	.L81
.L93:
	decl	%eax
	jmp	.L95
.L107:
	movl	$3, %ecx
	.p2align 4,,3
	jmp	.L75
.L106:
	movl	$3, %eax
	movl	$7, %ecx
	jmp	.L70
	.size	strptime_l, .-strptime_l
	.set	strptime_l.localalias,strptime_l
	.section	.text.strptime,"ax",@progbits
	.p2align 4
	.globl	strptime
	.type	strptime, @function
strptime:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	__global_locale@GOT(%ebx), %eax
	movl	%eax, 12(%esp)
	movl	40(%esp), %eax
	movl	%eax, 8(%esp)
	movl	36(%esp), %eax
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	strptime_l@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
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
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
