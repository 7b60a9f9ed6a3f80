// d7cbdf546b2ecffcf375b12e1093f628 emu/guest/libc/walk.c
	.file	"walk.c"
	.text
	.section	.text.report,"ax",@progbits
	.p2align 4
	.type	report, @function
report:
	pushl	%ebp
	xorl	%ebp, %ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	movl	%eax, %ebx
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	subl	$348, %esp
	movl	%edx, %eax
	movl	%ebp, 40(%esp)
	movl	368(%esp), %esi
	movl	372(%esp), %edx
	movl	%esi, 44(%esp)
	leal	52(%esp), %esi
	movl	%edx, 48(%esp)
	xorl	%edx, %edx
.L2:
	movl	(%eax,%edx), %ebp
	movl	%ebp, 52(%esp,%edx)
	movl	4(%eax,%edx), %ebp
	movl	%ebp, 56(%esp,%edx)
	addl	$8, %edx
	cmpl	$280, %edx
	jb	.L2
	movl	(%eax,%edx), %eax
	leal	40(%ebx), %ebp
	movl	%eax, (%esi,%edx)
	movl	28(%ebx), %edx
	testl	%edx, %edx
	je	.L4
	cmpl	$3, %ecx
	je	.L4
	movl	$144, %eax
	shrl	%cl, %eax
	testb	$1, %al
	je	.L5
	movl	lstat@GOT(%edi), %edx
.L5:
	testb	$4, (%ebx)
	movl	%ebp, %eax
	je	.L6
	movl	368(%esp), %edi
	addl	%edi, %eax
.L6:
	movl	%esi, 4(%esp)
	movl	%eax, (%esp)
	movl	%ecx, 28(%esp)
	call	*%edx
	movl	28(%esp), %ecx
.L4:
	movl	4(%ebx), %edi
	movl	16(%ebx), %eax
	testl	%edi, %edi
	jne	.L24
	movl	%ecx, 8(%esp)
	leal	40(%esp), %edx
	movl	%edx, 12(%esp)
	movl	%esi, 4(%esp)
	movl	%ebp, (%esp)
	movl	%ecx, 28(%esp)
	call	*%eax
	movl	28(%esp), %ecx
	decl	%ecx
	jne	.L9
	testb	$5, 40(%esp)
	setne	%dl
	movzbl	%dl, %edi
.L9:
	movl	%edi, 24(%ebx)
	addl	$348, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L24:
	movl	%esi, 4(%esp)
	movl	%ebp, (%esp)
	movl	%ecx, 8(%esp)
	call	*%eax
	addl	$348, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
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
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	movl	%eax, %esi
	pushl	%ebx
	addl	$40, %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	(%eax,%ecx), %ebp
	subl	$380, %esp
	testb	$4, (%esi)
	movl	%edx, 28(%esp)
	movl	%ecx, 24(%esp)
	movl	%eax, 32(%esp)
	jne	.L26
	movl	%eax, %ebp
.L26:
	xorl	%edi, %edi
	movl	$284, %ecx
	movl	%edi, 4(%esp)
	leal	84(%esp), %edi
	movl	%ecx, 8(%esp)
	movl	%edi, (%esp)
	movl	%edi, 20(%esp)
	call	memset@PLT
	movl	12(%esi), %eax
	testb	$1, (%esi)
	cmove	8(%esi), %eax
	movl	%edi, 4(%esp)
	movl	%ebp, (%esp)
	call	*%eax
	movl	%eax, 16(%esp)
	testl	%eax, %eax
	je	.L28
	movl	4(%esi), %edx
	movl	12(%esi), %eax
	testl	%edx, %edx
	jne	.L29
.L34:
	movl	%ebp, (%esp)
	movl	20(%esp), %edx
	movl	%edx, 4(%esp)
	call	*%eax
	testl	%eax, %eax
	jne	.L31
	movl	108(%esp), %eax
	andl	$61440, %eax
	cmpl	$40960, %eax
	je	.L116
.L31:
	call	___errno@PLT
	cmpl	$13, (%eax)
	je	.L35
	testb	$16, (%esi)
	movl	$-1, %eax
	movl	%eax, 16(%esp)
	je	.L25
.L35:
	movl	400(%esp), %eax
	movl	$3, %ecx
	movl	20(%esp), %edx
	movl	%eax, 4(%esp)
	movl	24(%esp), %eax
	movl	%eax, (%esp)
	movl	%esi, %eax
	call	report
	movl	%eax, 16(%esp)
.L25:
	movl	16(%esp), %eax
	addl	$380, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L29:
	movl	%ebp, (%esp)
	movl	20(%esp), %edx
	movl	%edx, 4(%esp)
	call	*%eax
	testl	%eax, %eax
	jne	.L32
	movl	108(%esp), %eax
	andl	$61440, %eax
	cmpl	$40960, %eax
	je	.L117
.L32:
	movl	4(%esi), %eax
	testl	%eax, %eax
	jne	.L31
	movl	12(%esi), %eax
	jmp	.L34
	.p2align 4,,10
	.p2align 3
.L28:
	movl	(%esi), %eax
	testb	$2, %al
	je	.L36
	movl	400(%esp), %ebp
	testl	%ebp, %ebp
	jne	.L118
.L37:
	movl	84(%esp), %edx
	movl	%edx, 32(%esi)
.L38:
	movl	108(%esp), %edx
	andl	$61440, %edx
	cmpl	$16384, %edx
	je	.L39
	movl	400(%esp), %eax
	xorl	%ecx, %ecx
	cmpl	$40960, %edx
	movl	20(%esp), %edx
	sete	%cl
	sall	$2, %ecx
	movl	%eax, 4(%esp)
	movl	24(%esp), %eax
	movl	%eax, (%esp)
	movl	%esi, %eax
	call	report
	movl	%eax, 16(%esp)
	movl	16(%esp), %eax
	addl	$380, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L36:
	movl	400(%esp), %edi
	testl	%edi, %edi
	je	.L37
	jmp	.L38
	.p2align 4,,10
	.p2align 3
.L39:
	movl	4(%esi), %ecx
	movl	84(%esp), %edx
	movl	100(%esp), %edi
	movl	104(%esp), %ebp
	testl	%ecx, %ecx
	movl	%edx, 36(%esp)
	movl	36(%esi), %edx
	movl	%edi, 40(%esp)
	movl	%ebp, 44(%esp)
	je	.L119
.L40:
	movl	32(%esp), %edi
	movl	%eax, %ecx
	andl	$4, %ecx
	movl	%ecx, 56(%esp)
	movl	%edi, 48(%esp)
	je	.L44
	movl	24(%esp), %ecx
	addl	%edi, %ecx
	movl	%ecx, 48(%esp)
.L44:
	andl	$8, %eax
	movl	44(%esp), %ebp
	movl	%eax, 52(%esp)
	movl	48(%esp), %eax
	movl	%edx, 68(%esp)
	movl	40(%esp), %edi
	movl	36(%esp), %edx
	movl	%ebp, 80(%esp)
	movl	%eax, (%esp)
	movl	%edi, 76(%esp)
	movl	%edx, 72(%esp)
	call	opendir@PLT
	testl	%eax, %eax
	movl	%eax, %ebp
	je	.L120
	movl	52(%esp), %edi
	testl	%edi, %edi
	je	.L48
.L51:
	movl	24(%esi), %edx
	testl	%edx, %edx
	jne	.L121
	movl	56(%esp), %ecx
	testl	%ecx, %ecx
	jne	.L53
	movl	$-1, %eax
	movl	%eax, 56(%esp)
.L54:
	leal	68(%esp), %eax
	movl	%eax, 36(%esi)
	movl	28(%esp), %eax
	testl	%eax, %eax
	jne	.L122
	xorl	%eax, %eax
	movl	%eax, 48(%esp)
	xorl	%eax, %eax
	movl	%eax, 60(%esp)
.L59:
	leal	.LC0@GOTOFF(%ebx), %eax
	testl	%edx, %edx
	movl	%eax, 16(%esp)
	jne	.L67
.L125:
	movl	%edx, 40(%esp)
	movl	%esi, 36(%esp)
.L61:
	movl	%ebp, (%esp)
	call	readdir@PLT
	testl	%eax, %eax
	je	.L123
	leal	10(%eax), %edi
	movl	%edi, (%esp)
	call	strlen@PLT
	movl	%edi, (%esp)
	movl	%eax, %esi
	movl	16(%esp), %eax
	movl	%eax, 4(%esp)
	call	strcmp@PLT
	testl	%eax, %eax
	je	.L61
	movl	%edi, (%esp)
	leal	.LC1@GOTOFF(%ebx), %eax
	movl	%eax, 4(%esp)
	call	strcmp@PLT
	testl	%eax, %eax
	je	.L61
	movl	28(%esp), %edx
	movl	%esi, %eax
	movl	48(%esp), %ecx
	movl	36(%esp), %esi
	addl	%edx, %ecx
	leal	(%eax,%ecx), %edx
	leal	1(%eax,%ecx), %eax
	cmpl	$1024, %eax
	ja	.L124
	movl	60(%esp), %eax
	testl	%eax, %eax
	je	.L66
	movl	28(%esp), %eax
	movb	$47, 40(%esi,%eax)
.L66:
	movl	%edi, 4(%esp)
	movl	32(%esp), %eax
	movl	%edx, 40(%esp)
	movl	%ecx, 36(%esp)
	addl	%ecx, %eax
	movl	%eax, (%esp)
	call	strcpy@PLT
	movl	400(%esp), %eax
	movl	40(%esp), %edx
	movl	36(%esp), %ecx
	incl	%eax
	movl	%eax, (%esp)
	movl	%esi, %eax
	call	walk
	movl	%eax, %edx
	movl	28(%esp), %eax
	testl	%edx, %edx
	movb	$0, 40(%esi,%eax)
	je	.L125
.L67:
	movl	%edx, 16(%esp)
	movl	68(%esp), %eax
	movl	%eax, 36(%esi)
	movl	%ebp, (%esp)
	call	closedir@PLT
	movl	16(%esp), %edx
	cmpl	$-1, 56(%esp)
	je	.L126
	movl	%edx, 16(%esp)
	movl	56(%esp), %edi
	movl	%edi, (%esp)
	call	fchdir@PLT
	movl	16(%esp), %edx
	testl	%eax, %eax
	jne	.L72
	movl	%edi, (%esp)
	movl	52(%esp), %ecx
	movl	%edx, 28(%esp)
	testl	%ecx, %ecx
	setne	%cl
	testl	%edx, %edx
	sete	%al
	andb	%al, %cl
	movb	%cl, 16(%esp)
	call	close@PLT
	movzbl	16(%esp), %ecx
	movl	28(%esp), %edx
.L70:
	testb	%cl, %cl
	je	.L81
	movl	400(%esp), %eax
	movl	$6, %ecx
	movl	20(%esp), %edx
	movl	%eax, 4(%esp)
	movl	24(%esp), %eax
	movl	%eax, (%esp)
	movl	%esi, %eax
	call	report
	movl	%eax, 16(%esp)
	jmp	.L25
	.p2align 4,,10
	.p2align 3
.L118:
	movl	84(%esp), %edx
	cmpl	%edx, 32(%esi)
	je	.L38
	jmp	.L25
	.p2align 4,,10
	.p2align 3
.L119:
	testl	%edx, %edx
	movl	%edx, %ecx
	je	.L40
	movl	%esi, 56(%esp)
	movl	36(%esp), %ebp
	movl	%eax, 48(%esp)
	movl	40(%esp), %esi
	movl	%edx, 52(%esp)
	movl	44(%esp), %edi
	jmp	.L41
	.p2align 4,,10
	.p2align 3
.L42:
	movl	(%ecx), %ecx
	testl	%ecx, %ecx
	je	.L112
.L41:
	cmpl	%ebp, 4(%ecx)
	jne	.L42
	movl	%esi, %eax
	movl	%edi, %edx
	xorl	8(%ecx), %eax
	xorl	12(%ecx), %edx
	orl	%edx, %eax
	jne	.L42
	jmp	.L25
	.p2align 4,,10
	.p2align 3
.L112:
	movl	48(%esp), %eax
	movl	%ebp, 36(%esp)
	movl	52(%esp), %edx
	movl	56(%esp), %esi
	jmp	.L40
	.p2align 4,,10
	.p2align 3
.L116:
	movl	400(%esp), %eax
	movl	$7, %ecx
	movl	20(%esp), %edx
	movl	%eax, 4(%esp)
	movl	24(%esp), %eax
	movl	%eax, (%esp)
	movl	%esi, %eax
	call	report
	movl	%eax, 16(%esp)
	jmp	.L25
	.p2align 4,,10
	.p2align 3
.L122:
	cmpb	$47, 39(%esi,%eax)
	setne	%al
	movzbl	%al, %eax
	movl	%eax, 60(%esp)
	movl	%eax, 48(%esp)
	jmp	.L59
.L117:
	movl	400(%esp), %eax
	movl	$4, %ecx
	movl	20(%esp), %edx
	movl	%eax, 4(%esp)
	movl	24(%esp), %eax
	movl	%eax, (%esp)
	movl	%esi, %eax
	call	report
	movl	%eax, 16(%esp)
	jmp	.L25
	.p2align 4,,10
	.p2align 3
.L48:
	movl	400(%esp), %eax
	movl	$1, %ecx
	movl	20(%esp), %edx
	movl	%eax, 4(%esp)
	movl	24(%esp), %eax
	movl	%eax, (%esp)
	movl	%esi, %eax
	call	report
	testl	%eax, %eax
	movl	%eax, %edi
	je	.L51
	movl	%ebp, (%esp)
	call	closedir@PLT
	movl	%edi, 16(%esp)
	jmp	.L25
	.p2align 4,,10
	.p2align 3
.L53:
	movl	%edx, 16(%esp)
	xorl	%eax, %eax
	movl	%eax, 4(%esp)
	leal	.LC0@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	call	open@PLT
	movl	16(%esp), %edx
	movl	%eax, 56(%esp)
	testl	%eax, %eax
	jns	.L55
	movl	%ebp, (%esp)
	call	closedir@PLT
.L71:
	movl	$-1, %ebp
	movl	%ebp, 16(%esp)
	jmp	.L25
	.p2align 4,,10
	.p2align 3
.L121:
	movl	$0, 24(%esi)
	movl	%ebp, (%esp)
	call	closedir@PLT
	jmp	.L25
	.p2align 4,,10
	.p2align 3
.L123:
	movl	40(%esp), %edx
	movl	36(%esp), %esi
	jmp	.L67
	.p2align 4,,10
	.p2align 3
.L72:
	testl	%edx, %edx
	jne	.L127
.L110:
	movl	56(%esp), %eax
	movl	%eax, (%esp)
	call	close@PLT
	jmp	.L71
	.p2align 4,,10
	.p2align 3
.L55:
	movl	%edx, 16(%esp)
	movl	48(%esp), %eax
	movl	%eax, (%esp)
	call	chdir@PLT
	movl	16(%esp), %edx
	testl	%eax, %eax
	je	.L54
	movl	%ebp, (%esp)
	call	closedir@PLT
	movl	56(%esp), %eax
	movl	%eax, (%esp)
	call	fchdir@PLT
	testl	%eax, %eax
	je	.L110
.L80:
	movl	$-1, %eax
	movl	%eax, 16(%esp)
.L57:
	movl	56(%esp), %eax
	movl	%eax, (%esp)
	call	close@PLT
	jmp	.L25
	.p2align 4,,10
	.p2align 3
.L120:
	call	___errno@PLT
	cmpl	$13, (%eax)
	.p2align 4,,5
	jne	.L71
	movl	400(%esp), %eax
	movl	$2, %ecx
	movl	20(%esp), %edx
	movl	%eax, 4(%esp)
	movl	24(%esp), %eax
	movl	%eax, (%esp)
	movl	%esi, %eax
	call	report
	movl	%eax, 16(%esp)
	jmp	.L25
.L126:
	movl	52(%esp), %ebx
	testl	%ebx, %ebx
	setne	%cl
	testl	%edx, %edx
	sete	%al
	andb	%al, %cl
	jmp	.L70
.L124:
	call	___errno@PLT
	movl	$78, (%eax)
	movl	68(%esp), %eax
	movl	%eax, 36(%esi)
	movl	%ebp, (%esp)
	call	closedir@PLT
	cmpl	$-1, 56(%esp)
	je	.L71
	movl	56(%esp), %esi
	movl	%esi, (%esp)
	call	fchdir@PLT
	testl	%eax, %eax
	jne	.L80
	movl	%esi, (%esp)
	call	close@PLT
	.p2align 4,,3
	jmp	.L71
.L127:
	movl	%edx, 16(%esp)
	jmp	.L57
.L81:
	movl	%edx, 16(%esp)
	.p2align 4,,3
	jmp	.L25
	.size	walk, .-walk
	.section	.text.start.constprop.0,"ax",@progbits
	.p2align 4
	.type	start.constprop.0, @function
start.constprop.0:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	movl	%eax, %esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$44, %esp
	movl	%edx, (%esp)
	movl	%edx, 20(%esp)
	call	strlen@PLT
	movl	20(%esp), %edx
	leal	-1(%eax), %ebp
	cmpl	$1022, %ebp
	ja	.L165
	movl	%edx, 4(%esp)
	leal	40(%esi), %edi
	movl	%edi, (%esp)
	movl	%eax, 20(%esp)
	call	strcpy@PLT
	movl	20(%esp), %ecx
	cmpl	$1, %ecx
	jne	.L132
	jmp	.L134
	.p2align 4,,10
	.p2align 3
.L135:
	movb	$0, 40(%esi,%ebp)
	cmpl	$1, %ebp
	je	.L134
	decl	%ebp
.L132:
	cmpb	$47, 40(%esi,%ebp)
	movl	%ecx, %edx
	movl	%ebp, %ecx
	je	.L135
.L133:
	movl	%edx, %eax
	.p2align 4
	.p2align 3
.L136:
	movl	%eax, %ecx
	decl	%eax
	cmpb	$47, 40(%esi,%eax)
	je	.L166
	testl	%eax, %eax
	jne	.L136
	cmpl	$1, %edx
	je	.L148
.L140:
	movl	$0, (%esp)
	movl	%eax, %ecx
	movl	%esi, %eax
	call	walk
	movl	%eax, %esi
.L128:
	addl	$44, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L134:
	movl	$1, %edx
	jmp	.L133
	.p2align 4,,10
	.p2align 3
.L148:
	xorl	%eax, %eax
	jmp	.L140
	.p2align 4,,10
	.p2align 3
.L166:
	testb	$4, (%esi)
	je	.L147
	cmpl	$1, %edx
	.p2align 4,,3
	je	.L148
	movl	%edx, 24(%esp)
	xorl	%eax, %eax
	movl	%eax, 4(%esp)
	leal	.LC0@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	movl	%ecx, 20(%esp)
	call	open@PLT
	movl	20(%esp), %ecx
	movl	24(%esp), %edx
	movl	%eax, %ebp
	movzbl	40(%esi,%ecx), %eax
	movb	$0, 40(%esi,%ecx)
	testl	%ebp, %ebp
	movb	%al, 20(%esp)
	jns	.L141
	movb	%al, 40(%esi,%ecx)
.L142:
	movl	$-1, %esi
	jmp	.L128
	.p2align 4,,10
	.p2align 3
.L141:
	movl	%edi, (%esp)
	movl	%edx, 28(%esp)
	movl	%ecx, 24(%esp)
	call	chdir@PLT
	movl	24(%esp), %ecx
	movl	28(%esp), %edx
	testl	%eax, %eax
	movzbl	20(%esp), %eax
	movb	%al, 40(%esi,%ecx)
	je	.L143
	movl	%ebp, (%esp)
	call	fchdir@PLT
.L144:
	movl	$-1, %esi
.L145:
	movl	%ebp, (%esp)
	call	close@PLT
	addl	$44, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L147:
	cmpl	$1, %edx
	movl	%ecx, %eax
	jne	.L140
	jmp	.L148
.L143:
	movl	$0, (%esp)
	movl	%esi, %eax
	call	walk
	movl	%ebp, (%esp)
	movl	%eax, %esi
	call	fchdir@PLT
	testl	%esi, %esi
	jne	.L145
	testl	%eax, %eax
	jne	.L144
	.p2align 4,,7
	jmp	.L145
.L165:
	cmpl	$1, %eax
	sbbl	%esi, %esi
	call	___errno@PLT
	andl	$-76, %esi
	addl	$78, %esi
	movl	%esi, (%eax)
	jmp	.L142
	.size	start.constprop.0, .-start.constprop.0
	.section	.text.start_nftw,"ax",@progbits
	.p2align 4
	.type	start_nftw, @function
start_nftw:
	subl	$1116, %esp
	movl	%ebx, 1100(%esp)
	leal	24(%esp), %ebx
	movl	%ebp, 1112(%esp)
	call	__x86.get_pc_thunk.bp
	addl	$_GLOBAL_OFFSET_TABLE_, %ebp
	testb	$4, %bl
	movl	%esi, 1104(%esp)
	movl	%ecx, %esi
	movl	$1060, %ecx
	movl	%edi, 1108(%esp)
	leal	28(%esp), %edi
	movl	%eax, 12(%esp)
	jne	.L168
	movl	%ebx, %edi
	movl	$1064, %ecx
.L168:
	shrl	$2, %ecx
	xorl	%eax, %eax
	rep stosl
	movl	__stat64@GOT(%ebp), %eax
	movl	%edx, 40(%esp)
	movl	12(%esp), %edx
	movl	%esi, 24(%esp)
	movl	%eax, 32(%esp)
	movl	__lstat64@GOT(%ebp), %eax
	movl	%eax, 36(%esp)
	movl	1120(%esp), %eax
	movl	%eax, 52(%esp)
	movl	%ebx, %eax
	call	start.constprop.0
	movl	1100(%esp), %ebx
	movl	1104(%esp), %esi
	movl	1108(%esp), %edi
	movl	1112(%esp), %ebp
	addl	$1116, %esp
	ret
	.size	start_nftw, .-start_nftw
	.section	.text.start_ftw,"ax",@progbits
	.p2align 4
	.type	start_ftw, @function
start_ftw:
	subl	$1116, %esp
	movl	%ebx, 1100(%esp)
	leal	24(%esp), %ebx
	movl	%ebp, 1112(%esp)
	call	__x86.get_pc_thunk.bp
	addl	$_GLOBAL_OFFSET_TABLE_, %ebp
	testb	$4, %bl
	movl	%esi, 1104(%esp)
	movl	%ecx, %esi
	movl	$1064, %ecx
	movl	%edi, 1108(%esp)
	movl	%ebx, %edi
	movl	%eax, 12(%esp)
	jne	.L197
.L183:
	shrl	$2, %ecx
	xorl	%eax, %eax
	rep stosl
	movl	$1, %eax
	movl	%eax, 28(%esp)
	movl	__stat64@GOT(%ebp), %eax
	movl	%edx, 40(%esp)
	movl	12(%esp), %edx
	movl	%esi, 52(%esp)
	movl	%eax, 32(%esp)
	movl	__lstat64@GOT(%ebp), %eax
	movl	%eax, 36(%esp)
	movl	%ebx, %eax
	call	start.constprop.0
	movl	1100(%esp), %ebx
	movl	1104(%esp), %esi
	movl	1108(%esp), %edi
	movl	1112(%esp), %ebp
	addl	$1116, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L197:
	leal	28(%esp), %edi
	xorl	%ecx, %ecx
	movl	%ecx, 24(%esp)
	movl	$1060, %ecx
	jmp	.L183
	.size	start_ftw, .-start_ftw
	.section	.text.ftw,"ax",@progbits
	.p2align 4
	.globl	ftw
	.type	ftw, @function
ftw:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	movl	8(%esp), %edx
	movl	stat@GOT(%eax), %ecx
	movl	4(%esp), %eax
	jmp	start_ftw
	.size	ftw, .-ftw
	.section	.text._xftw,"ax",@progbits
	.p2align 4
	.globl	_xftw
	.type	_xftw, @function
_xftw:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	44(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 8(%esp)
	movl	40(%esp), %eax
	movl	%eax, 4(%esp)
	movl	36(%esp), %eax
	movl	%eax, (%esp)
	call	ftw@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	_xftw, .-_xftw
	.section	.text._xftw64,"ax",@progbits
	.p2align 4
	.globl	_xftw64
	.type	_xftw64, @function
_xftw64:
	movl	12(%esp), %edx
	xorl	%ecx, %ecx
	movl	8(%esp), %eax
	jmp	start_ftw
	.size	_xftw64, .-_xftw64
	.section	.text.ftw64,"ax",@progbits
	.p2align 4
	.globl	ftw64
	.type	ftw64, @function
ftw64:
	movl	8(%esp), %edx
	xorl	%ecx, %ecx
	movl	4(%esp), %eax
	jmp	start_ftw
	.size	ftw64, .-ftw64
	.section	.text.nftw,"ax",@progbits
	.p2align 4
	.globl	nftw
	.type	nftw, @function
nftw:
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	20(%esp), %ecx
	movl	8(%esp), %eax
	movl	12(%esp), %edx
	testb	$1, %cl
	jne	.L205
	movl	stat@GOT(%ebx), %ebx
	movl	%ebx, 8(%esp)
	popl	%ebx
	jmp	start_nftw
	.p2align 4,,10
	.p2align 3
.L205:
	movl	lstat@GOT(%ebx), %ebx
	movl	%ebx, 8(%esp)
	popl	%ebx
	jmp	start_nftw
	.size	nftw, .-nftw
	.section	.text.nftw64,"ax",@progbits
	.p2align 4
	.globl	nftw64
	.type	nftw64, @function
nftw64:
	xorl	%edx, %edx
	movl	4(%esp), %eax
	movl	%edx, 4(%esp)
	movl	16(%esp), %ecx
	movl	8(%esp), %edx
	jmp	start_nftw
	.size	nftw64, .-nftw64
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
	.section	.text.__x86.get_pc_thunk.di,"axG",@progbits,__x86.get_pc_thunk.di,comdat
	.globl	__x86.get_pc_thunk.di
	.hidden	__x86.get_pc_thunk.di
	.type	__x86.get_pc_thunk.di, @function
__x86.get_pc_thunk.di:
	movl	(%esp), %edi
	ret
	.section	.text.__x86.get_pc_thunk.bp,"axG",@progbits,__x86.get_pc_thunk.bp,comdat
	.globl	__x86.get_pc_thunk.bp
	.hidden	__x86.get_pc_thunk.bp
	.type	__x86.get_pc_thunk.bp, @function
__x86.get_pc_thunk.bp:
	movl	(%esp), %ebp
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
