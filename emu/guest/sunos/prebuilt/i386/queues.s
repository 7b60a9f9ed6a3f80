// 53bff3cc900d2dd91bc31626de7ce5f3 emu/guest/libc/sunos/queues.c
	.file	"queues.c"
	.text
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"/tmp/.MQD%s"
	.section	.text.path_of,"ax",@progbits
	.p2align 4
	.type	path_of, @function
path_of:
	pushl	%esi
	movl	%eax, %esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$20, %esp
	cmpb	$47, (%eax)
	jne	.L2
	.p2align 4
	.p2align 3
.L3:
	incl	%esi
	cmpb	$47, (%esi)
	je	.L3
.L2:
	movl	%esi, 12(%esp)
	leal	.LC0@GOTOFF(%ebx), %eax
	movl	$256, %ecx
	movl	%eax, 8(%esp)
	movl	%ecx, 4(%esp)
	movl	%edx, (%esp)
	call	snprintf@PLT
	cmpb	$0, (%esi)
	je	.L4
	cmpl	$255, %eax
	jg	.L8
	movl	%esi, (%esp)
	movl	$47, %eax
	movl	%eax, 4(%esp)
	call	strchr@PLT
	movl	%eax, %edx
	xorl	%eax, %eax
	testl	%edx, %edx
	jne	.L7
	addl	$20, %esp
	popl	%ebx
	popl	%esi
	ret
.L4:
	cmpl	$255, %eax
	jg	.L8
.L7:
	movl	$22, %esi
.L5:
	call	___errno@PLT
	movl	%esi, (%eax)
	addl	$20, %esp
	movl	$-1, %eax
	popl	%ebx
	popl	%esi
	ret
.L8:
	movl	$78, %esi
	jmp	.L5
	.size	path_of, .-path_of
	.section	.text.receive_until,"ax",@progbits
	.p2align 4
	.type	receive_until, @function
receive_until:
	pushl	%ebp
	movl	%eax, %ebp
	pushl	%edi
	decl	%eax
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$44, %esp
	cmpl	$-3, %eax
	movl	%edx, 16(%esp)
	jbe	.L15
.L19:
	call	___errno@PLT
	movl	$9, %edi
.L25:
	movl	%edi, (%eax)
	jmp	.L21
	.p2align 4,,10
	.p2align 3
.L15:
	cmpl	$1297154049, 0(%ebp)
	jne	.L19
	testb	$1, 4(%ebp)
	movl	%ecx, 20(%esp)
	jne	.L19
	movl	12(%ebp), %eax
	addl	$4, %eax
	movl	%eax, (%esp)
	call	mutex_lock@PLT
	movl	20(%esp), %ecx
	testl	%eax, %eax
	movl	%eax, %edi
	jne	.L56
	movl	12(%ebp), %esi
	movl	$97, %eax
	cmpl	64(%esi), %ecx
	leal	4(%esi), %edx
	cmovb	%eax, %edi
	incl	72(%esi)
.L23:
	testl	%edi, %edi
	jne	.L27
	movl	68(%esi), %eax
	testl	%eax, %eax
	jne	.L57
	testb	$-128, 4(%ebp)
	je	.L24
	decl	72(%esi)
	movl	$11, %edi
	movl	%edx, (%esp)
	call	mutex_unlock@PLT
	call	___errno@PLT
	movl	%edi, (%eax)
	jmp	.L21
	.p2align 4,,10
	.p2align 3
.L57:
	movl	60(%esi), %eax
	decl	72(%esi)
	movl	%eax, 20(%esp)
	testl	%eax, %eax
	jle	.L33
	movl	%esi, 28(%esp)
	movl	64(%esi), %eax
	xorl	%ebp, %ebp
	addl	$19, %eax
	andl	$-8, %eax
	movl	%eax, 24(%esp)
	leal	104(%esi), %eax
	movl	24(%esp), %esi
	movl	%ecx, 24(%esp)
	movl	20(%esp), %ecx
	movl	%edx, 20(%esp)
	jmp	.L32
	.p2align 4,,10
	.p2align 3
.L59:
	jne	.L31
	movl	4(%ebp), %edx
	cmpl	%edx, 4(%eax)
	cmovs	%eax, %ebp
	.p2align 4
	.p2align 3
.L31:
	incl	%edi
	addl	%esi, %eax
	cmpl	%edi, %ecx
	je	.L58
.L32:
	movl	(%eax), %edx
	testl	%edx, %edx
	je	.L31
	testl	%ebp, %ebp
	je	.L41
	cmpl	0(%ebp), %edx
	.p2align 4,,2
	jle	.L59
.L41:
	incl	%edi
	movl	%eax, %ebp
	addl	%esi, %eax
	cmpl	%edi, %ecx
	jne	.L32
.L58:
	testl	%ebp, %ebp
	movl	28(%esp), %esi
	movl	24(%esp), %ecx
	movl	20(%esp), %edx
	je	.L33
	movl	8(%ebp), %edi
	leal	12(%ebp), %eax
	movl	%eax, 4(%esp)
	movl	16(%esp), %eax
	cmpl	%edi, %ecx
	movl	%eax, (%esp)
	cmovbe	%ecx, %edi
	movl	%edi, 8(%esp)
	call	memcpy@PLT
	movl	64(%esp), %eax
	movl	20(%esp), %edx
	testl	%eax, %eax
	je	.L34
	movl	0(%ebp), %eax
	movl	64(%esp), %ecx
	decl	%eax
	movl	%eax, (%ecx)
.L34:
	movl	$0, 0(%ebp)
	decl	68(%esi)
	addl	$44, %esi
	movl	%esi, (%esp)
	movl	%edx, 16(%esp)
	call	cond_signal@PLT
	movl	16(%esp), %edx
	movl	%edx, (%esp)
	call	mutex_unlock@PLT
.L14:
	addl	$44, %esp
	movl	%edi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L24:
	movl	68(%esp), %edi
	leal	28(%esi), %eax
	testl	%edi, %edi
	je	.L26
	movl	%ecx, 20(%esp)
	movl	68(%esp), %ecx
	cmpl	$999999999, 8(%ecx)
	ja	.L39
	movl	%ecx, 8(%esp)
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	movl	%edx, 24(%esp)
	call	cond_wait_until@PLT
	movl	24(%esp), %edx
	movl	20(%esp), %ecx
	movl	%eax, %edi
	jmp	.L23
	.p2align 4,,10
	.p2align 3
.L33:
	movl	%edx, (%esp)
	call	mutex_unlock@PLT
	.p2align 4
	.p2align 3
.L21:
	movl	$-1, %edi
	jmp	.L14
	.p2align 4,,10
	.p2align 3
.L39:
	movl	$22, %edi
.L27:
	decl	72(%esi)
	movl	%edx, (%esp)
	call	mutex_unlock@PLT
.L56:
	call	___errno@PLT
	cmpl	$62, %edi
	jne	.L25
	movl	$145, %edi
	movl	%edi, (%eax)
	jmp	.L21
	.p2align 4,,10
	.p2align 3
.L26:
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	movl	%ecx, 24(%esp)
	movl	%edx, 20(%esp)
	call	cond_wait@PLT
	movl	24(%esp), %ecx
	movl	20(%esp), %edx
	movl	%eax, %edi
	jmp	.L23
	.size	receive_until, .-receive_until
	.section	.text.send_until,"ax",@progbits
	.p2align 4
	.type	send_until, @function
send_until:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$44, %esp
	cmpl	$31, 64(%esp)
	movl	%edx, 24(%esp)
	movl	%ecx, 20(%esp)
	ja	.L99
	movl	%eax, %edi
	leal	-1(%eax), %eax
	cmpl	$-3, %eax
	ja	.L66
	cmpl	$1297154049, (%edi)
	je	.L65
.L66:
	call	___errno@PLT
	movl	$9, %ebp
.L72:
	movl	%ebp, (%eax)
	addl	$44, %esp
	movl	$-1, %ebp
	popl	%ebx
	movl	%ebp, %eax
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L65:
	movl	4(%edi), %eax
	andl	$3, %eax
	decl	%eax
	cmpl	$1, %eax
	ja	.L66
	movl	12(%edi), %eax
	addl	$4, %eax
	movl	%eax, (%esp)
	call	mutex_lock@PLT
	testl	%eax, %eax
	movl	%eax, %ebp
	jne	.L98
	movl	12(%edi), %esi
	movl	20(%esp), %eax
	cmpl	%eax, 64(%esi)
	movl	$97, %eax
	leal	4(%esi), %edx
	cmovb	%eax, %ebp
.L70:
	testl	%ebp, %ebp
	jne	.L74
	movl	60(%esi), %eax
	cmpl	%eax, 68(%esi)
	jne	.L100
	testb	$-128, 4(%edi)
	je	.L71
	movl	%edx, (%esp)
	movl	$11, %ebp
	call	mutex_unlock@PLT
	call	___errno@PLT
	jmp	.L72
	.p2align 4,,10
	.p2align 3
.L71:
	movl	68(%esp), %ecx
	leal	44(%esi), %eax
	testl	%ecx, %ecx
	je	.L73
	movl	68(%esp), %ecx
	cmpl	$999999999, 8(%ecx)
	ja	.L86
	movl	%edx, 4(%esp)
	movl	%ecx, 8(%esp)
	movl	%eax, (%esp)
	movl	%edx, 28(%esp)
	call	cond_wait_until@PLT
	movl	28(%esp), %edx
	movl	%eax, %ebp
	jmp	.L70
	.p2align 4,,10
	.p2align 3
.L100:
	movl	64(%esi), %eax
	leal	19(%eax), %edi
	andl	$-8, %edi
	leal	104(%esi,%edi), %eax
	movl	%edi, %ecx
	negl	%ecx
	cmpl	$0, 104(%esi)
	je	.L101
	movl	%esi, 28(%esp)
	.p2align 4
	.p2align 3
.L78:
	movl	%eax, %esi
	addl	%edi, %eax
	cmpl	$0, (%eax,%ecx)
	jne	.L78
	movl	%esi, %ecx
	movl	28(%esp), %esi
.L79:
	movl	%edx, 28(%esp)
	movl	64(%esp), %eax
	addl	$12, %ecx
	incl	%eax
	movl	%eax, -12(%ecx)
	movl	76(%esi), %eax
	leal	1(%eax), %edi
	movl	%edi, 76(%esi)
	movl	%eax, -8(%ecx)
	movl	20(%esp), %eax
	movl	%eax, -4(%ecx)
	movl	%eax, 8(%esp)
	movl	24(%esp), %eax
	movl	%ecx, (%esp)
	movl	%eax, 4(%esp)
	call	memcpy@PLT
	movl	68(%esi), %eax
	movl	28(%esp), %edx
	leal	1(%eax), %ecx
	testl	%eax, %eax
	movl	%ecx, 68(%esi)
	jne	.L80
	movl	80(%esi), %eax
	testl	%eax, %eax
	je	.L80
	movl	72(%esi), %ecx
	testl	%ecx, %ecx
	je	.L102
.L80:
	movl	%edx, 20(%esp)
	addl	$28, %esi
	movl	%esi, (%esp)
	call	cond_signal@PLT
	movl	20(%esp), %edx
	movl	%edx, (%esp)
	call	mutex_unlock@PLT
	addl	$44, %esp
	movl	%ebp, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L86:
	movl	$22, %ebp
.L74:
	movl	%edx, (%esp)
	call	mutex_unlock@PLT
.L98:
	call	___errno@PLT
	cmpl	$62, %ebp
	jne	.L72
	movl	$145, %ebp
	jmp	.L72
	.p2align 4,,10
	.p2align 3
.L73:
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	movl	%edx, 28(%esp)
	call	cond_wait@PLT
	movl	28(%esp), %edx
	movl	%eax, %ebp
	jmp	.L70
.L101:
	leal	104(%esi), %ecx
	jmp	.L79
.L102:
	movl	%edx, 20(%esp)
	leal	84(%esi), %ecx
	movl	$-5, %edx
	movl	%edx, 8(%esp)
	movl	%ecx, 4(%esp)
	movl	%eax, (%esp)
	call	event_send@PLT
	movl	20(%esp), %edx
	movl	$0, 80(%esi)
	jmp	.L80
.L99:
	call	___errno@PLT
	movl	$22, %ebp
	jmp	.L72
	.size	send_until, .-send_until
	.section	.rodata.str1.1
.LC1:
	.string	"/tmp/.MQN%d.%d"
	.section	.text.mq_open,"ax",@progbits
	.p2align 4
	.globl	mq_open
	.type	mq_open, @function
mq_open:
	subl	$588, %esp
	movl	%ebx, 572(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	$16, (%esp)
	movl	%esi, 576(%esp)
	movl	%edi, 580(%esp)
	movl	%ebp, 584(%esp)
	call	malloc@PLT
	movl	%eax, %esi
	movl	596(%esp), %eax
	andl	$256, %eax
	movl	%eax, 32(%esp)
	jne	.L138
	xorl	%edi, %edi
	xorl	%ebp, %ebp
	movl	%edi, 44(%esp)
.L104:
	testl	%esi, %esi
	je	.L128
	movl	592(%esp), %eax
	leal	48(%esp), %edi
	movl	%edi, %edx
	call	path_of
	testl	%eax, %eax
	je	.L139
.L128:
	movl	%esi, (%esp)
	movl	$-1, %esi
	call	free@PLT
.L103:
	movl	%esi, %eax
	movl	572(%esp), %ebx
	movl	576(%esp), %esi
	movl	580(%esp), %edi
	movl	584(%esp), %ebp
	addl	$588, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L139:
	movl	596(%esp), %eax
	andl	$1280, %eax
	cmpl	$1280, %eax
	jne	.L106
.L108:
	movl	32(%esp), %ecx
	testl	%ecx, %ecx
	je	.L128
	testl	%ebp, %ebp
	je	.L130
	movl	4(%ebp), %eax
	movl	8(%ebp), %ebp
	movl	%eax, 32(%esp)
	testl	%eax, %eax
	jle	.L131
	testl	%ebp, %ebp
	jle	.L131
	cmpl	$1073741824, %ebp
	jg	.L114
	xorl	%edx, %edx
	movl	$1073741824, %eax
	leal	20(%ebp), %ecx
	idivl	%ecx
	cmpl	%eax, 32(%esp)
	jg	.L114
.L110:
	call	thread_self@PLT
	movl	(%eax), %edx
	movl	%edx, 40(%esp)
	call	getpid@PLT
	movl	40(%esp), %edx
	movl	%edx, 16(%esp)
	movl	%eax, 12(%esp)
	leal	.LC1@GOTOFF(%ebx), %eax
	movl	%eax, 8(%esp)
	movl	$256, %eax
	movl	%eax, 4(%esp)
	leal	304(%esp), %eax
	movl	%eax, (%esp)
	movl	%eax, 40(%esp)
	call	snprintf@PLT
	movl	$1282, %eax
	movl	44(%esp), %ecx
	movl	%eax, 4(%esp)
	movl	40(%esp), %eax
	movl	%ecx, 8(%esp)
	movl	%eax, (%esp)
	call	open@PLT
	movl	%eax, 44(%esp)
	testl	%eax, %eax
	jns	.L115
	call	___errno@PLT
	movl	(%eax), %ebp
	call	___errno@PLT
	movl	%ebp, (%eax)
.L113:
	call	___errno@PLT
	cmpl	$17, (%eax)
	jne	.L128
	testl	$1024, 596(%esp)
	jne	.L128
.L121:
	movl	%edi, (%esp)
	movl	$2, %eax
	movl	%eax, 4(%esp)
	call	open@PLT
	movl	%eax, 40(%esp)
	testl	%eax, %eax
	jns	.L109
	jmp	.L128
	.p2align 4,,10
	.p2align 3
.L138:
	movl	600(%esp), %eax
	movl	604(%esp), %ebp
	movl	%eax, 44(%esp)
	jmp	.L104
	.p2align 4,,10
	.p2align 3
.L106:
	movl	%edi, (%esp)
	movl	$2, %edx
	movl	%edx, 4(%esp)
	call	open@PLT
	movl	%eax, 40(%esp)
	testl	%eax, %eax
	js	.L108
.L109:
	xorl	%eax, %eax
	movl	$2, %ebp
	movl	%eax, 4(%esp)
	xorl	%eax, %eax
	movl	%eax, 8(%esp)
	movl	40(%esp), %eax
	movl	%ebp, 12(%esp)
	movl	%eax, (%esp)
	call	__lseek64@PLT
	movl	$2147483544, %ecx
	movl	%eax, 32(%esp)
	addl	$-104, %eax
	movl	%edx, 36(%esp)
	movl	%eax, %edi
	adcl	$-1, %edx
	xorl	%eax, %eax
	cmpl	%edi, %ecx
	sbbl	%edx, %eax
	jc	.L137
	movl	40(%esp), %edi
	xorl	%edx, %edx
	movl	$1, %ecx
	movl	%edx, 20(%esp)
	movl	32(%esp), %eax
	movl	%ecx, 12(%esp)
	movl	$0, (%esp)
	movl	%edi, 16(%esp)
	movl	$3, %edi
	movl	%edi, 8(%esp)
	movl	%eax, 4(%esp)
	movl	%eax, 44(%esp)
	call	mmap@PLT
	movl	%eax, %ebp
	leal	-1(%eax), %eax
	cmpl	$-3, %eax
	ja	.L137
	cmpl	$1297154049, 0(%ebp)
	jne	.L125
	movl	60(%ebp), %ecx
	testl	%ecx, %ecx
	jle	.L125
	movl	64(%ebp), %edi
	leal	-1(%edi), %eax
	cmpl	$1073741823, %eax
	ja	.L125
	xorl	%edx, %edx
	movl	$1073741824, %eax
	idivl	%edi
	cmpl	%eax, %ecx
	jg	.L125
	addl	$19, %edi
	andl	$-8, %edi
	imull	%ecx, %edi
	addl	$104, %edi
	cmpl	%edi, 44(%esp)
	jb	.L125
	movl	%ebp, 12(%esi)
	movl	32(%esp), %eax
	movl	%eax, 8(%esi)
	call	___errno@PLT
	movl	(%eax), %edi
	movl	40(%esp), %eax
	movl	%eax, (%esp)
	call	close@PLT
	call	___errno@PLT
	movl	%edi, (%eax)
	movl	596(%esp), %eax
	movl	$1297154049, (%esi)
	movl	%eax, 4(%esi)
	jmp	.L103
	.p2align 4,,10
	.p2align 3
.L125:
	movl	%ebp, (%esp)
	movl	44(%esp), %eax
	movl	%eax, 4(%esp)
	call	munmap@PLT
.L137:
	call	___errno@PLT
	movl	$22, (%eax)
	call	___errno@PLT
	movl	(%eax), %edi
	movl	40(%esp), %eax
	movl	%eax, (%esp)
	call	close@PLT
	call	___errno@PLT
	movl	%edi, (%eax)
	jmp	.L128
	.p2align 4,,10
	.p2align 3
.L115:
	movl	32(%esp), %ecx
	leal	19(%ebp), %eax
	andl	$-8, %eax
	imull	%ecx, %eax
	addl	$104, %eax
	movl	%eax, 4(%esp)
	xorl	%eax, %eax
	movl	%eax, 8(%esp)
	movl	44(%esp), %eax
	movl	%eax, (%esp)
	call	__ftruncate64@PLT
	testl	%eax, %eax
	je	.L140
.L116:
	call	___errno@PLT
	movl	(%eax), %ebp
	movl	44(%esp), %eax
	movl	%eax, (%esp)
	call	close@PLT
	movl	40(%esp), %eax
	movl	%eax, (%esp)
	call	unlink@PLT
	call	___errno@PLT
	movl	%ebp, (%eax)
	jmp	.L113
	.p2align 4,,10
	.p2align 3
.L130:
	movl	$128, %eax
	movl	$1024, %ebp
	movl	%eax, 32(%esp)
	jmp	.L110
	.p2align 4,,10
	.p2align 3
.L140:
	xorl	%eax, %eax
	movl	$1, %edx
	movl	%eax, 20(%esp)
	movl	44(%esp), %eax
	movl	$3, %ecx
	movl	%edx, 12(%esp)
	movl	%ecx, 8(%esp)
	movl	$0, (%esp)
	movl	%eax, 16(%esp)
	movl	$104, %eax
	movl	%eax, 4(%esp)
	call	mmap@PLT
	movl	%eax, %edx
	leal	-1(%eax), %eax
	cmpl	$-3, %eax
	ja	.L116
	xorl	%ecx, %ecx
	xorl	%eax, %eax
.L119:
	movl	%ecx, (%edx,%eax)
	movl	%ecx, 4(%edx,%eax)
	addl	$8, %eax
	cmpl	$104, %eax
	jb	.L119
	movl	%ebp, 64(%edx)
	movl	32(%esp), %eax
	movl	$1297154049, (%edx)
	movl	$1297612801, 8(%edx)
	movl	$1129709569, 48(%edx)
	movl	%eax, 60(%edx)
	movl	$104, %eax
	movl	$1129709569, 32(%edx)
	movl	%edx, (%esp)
	movl	%eax, 4(%esp)
	call	munmap@PLT
	movl	40(%esp), %eax
	movl	%edi, 4(%esp)
	movl	%eax, (%esp)
	call	link@PLT
	movl	%eax, 32(%esp)
	call	___errno@PLT
	movl	44(%esp), %ecx
	movl	(%eax), %ebp
	movl	%ecx, (%esp)
	call	close@PLT
	movl	40(%esp), %eax
	movl	%eax, (%esp)
	call	unlink@PLT
	call	___errno@PLT
	movl	32(%esp), %edx
	testl	%edx, %edx
	movl	%ebp, (%eax)
	je	.L121
	jmp	.L113
	.p2align 4,,10
	.p2align 3
.L114:
	call	___errno@PLT
	movl	$28, (%eax)
	.p2align 4,,2
	jmp	.L113
.L131:
	call	___errno@PLT
	movl	$22, (%eax)
	jmp	.L113
	.size	mq_open, .-mq_open
	.section	.text.mq_unlink,"ax",@progbits
	.p2align 4
	.globl	mq_unlink
	.type	mq_unlink, @function
mq_unlink:
	subl	$284, %esp
	movl	%ebx, 276(%esp)
	movl	288(%esp), %eax
	leal	16(%esp), %ebx
	movl	%esi, 280(%esp)
	movl	%ebx, %edx
	call	__x86.get_pc_thunk.si
	addl	$_GLOBAL_OFFSET_TABLE_, %esi
	call	path_of
	testl	%eax, %eax
	jne	.L143
	movl	%ebx, (%esp)
	movl	%esi, %ebx
	call	unlink@PLT
.L141:
	movl	276(%esp), %ebx
	movl	280(%esp), %esi
	addl	$284, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L143:
	movl	$-1, %eax
	jmp	.L141
	.size	mq_unlink, .-mq_unlink
	.section	.text.mq_send,"ax",@progbits
	.p2align 4
	.globl	mq_send
	.type	mq_send, @function
mq_send:
	xorl	%ecx, %ecx
	movl	8(%esp), %edx
	movl	%ecx, 8(%esp)
	movl	16(%esp), %ecx
	movl	4(%esp), %eax
	movl	%ecx, 4(%esp)
	movl	12(%esp), %ecx
	jmp	send_until
	.size	mq_send, .-mq_send
	.section	.text.mq_timedsend,"ax",@progbits
	.p2align 4
	.globl	mq_timedsend
	.type	mq_timedsend, @function
mq_timedsend:
	subl	$44, %esp
	movl	$3, %eax
	movl	%eax, 20(%esp)
	movl	64(%esp), %eax
	movl	56(%esp), %ecx
	movl	4(%eax), %edx
	movl	(%eax), %eax
	movl	%edx, 28(%esp)
	movl	52(%esp), %edx
	movl	%eax, 24(%esp)
	leal	20(%esp), %eax
	movl	%eax, 4(%esp)
	movl	60(%esp), %eax
	movl	%eax, (%esp)
	movl	48(%esp), %eax
	call	send_until
	addl	$44, %esp
	ret
	.size	mq_timedsend, .-mq_timedsend
	.section	.text.mq_reltimedsend_np,"ax",@progbits
	.p2align 4
	.globl	mq_reltimedsend_np
	.type	mq_reltimedsend_np, @function
mq_reltimedsend_np:
	subl	$44, %esp
	movl	%ebx, 32(%esp)
	movl	64(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 40(%esp)
	leal	20(%esp), %edi
	movl	%edi, 4(%esp)
	movl	%eax, (%esp)
	movl	%esi, 36(%esp)
	call	deadline_after@PLT
	testl	%eax, %eax
	jne	.L153
	movl	60(%esp), %eax
	movl	%edi, 4(%esp)
	movl	56(%esp), %ecx
	movl	52(%esp), %edx
	movl	%eax, (%esp)
	movl	48(%esp), %eax
	call	send_until
.L148:
	movl	32(%esp), %ebx
	movl	36(%esp), %esi
	movl	40(%esp), %edi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L153:
	movl	%eax, %esi
	call	___errno@PLT
	cmpl	$62, %esi
	movl	$145, %edx
	cmove	%edx, %esi
	movl	%esi, (%eax)
	movl	$-1, %eax
	jmp	.L148
	.size	mq_reltimedsend_np, .-mq_reltimedsend_np
	.section	.text.mq_receive,"ax",@progbits
	.p2align 4
	.globl	mq_receive
	.type	mq_receive, @function
mq_receive:
	xorl	%ecx, %ecx
	movl	8(%esp), %edx
	movl	%ecx, 8(%esp)
	movl	16(%esp), %ecx
	movl	4(%esp), %eax
	movl	%ecx, 4(%esp)
	movl	12(%esp), %ecx
	jmp	receive_until
	.size	mq_receive, .-mq_receive
	.section	.text.mq_timedreceive,"ax",@progbits
	.p2align 4
	.globl	mq_timedreceive
	.type	mq_timedreceive, @function
mq_timedreceive:
	subl	$44, %esp
	movl	$3, %eax
	movl	%eax, 20(%esp)
	movl	64(%esp), %eax
	movl	56(%esp), %ecx
	movl	4(%eax), %edx
	movl	(%eax), %eax
	movl	%edx, 28(%esp)
	movl	52(%esp), %edx
	movl	%eax, 24(%esp)
	leal	20(%esp), %eax
	movl	%eax, 4(%esp)
	movl	60(%esp), %eax
	movl	%eax, (%esp)
	movl	48(%esp), %eax
	call	receive_until
	addl	$44, %esp
	ret
	.size	mq_timedreceive, .-mq_timedreceive
	.section	.text.mq_reltimedreceive_np,"ax",@progbits
	.p2align 4
	.globl	mq_reltimedreceive_np
	.type	mq_reltimedreceive_np, @function
mq_reltimedreceive_np:
	subl	$44, %esp
	movl	%ebx, 32(%esp)
	movl	64(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 40(%esp)
	leal	20(%esp), %edi
	movl	%edi, 4(%esp)
	movl	%eax, (%esp)
	movl	%esi, 36(%esp)
	call	deadline_after@PLT
	testl	%eax, %eax
	jne	.L162
	movl	60(%esp), %eax
	movl	%edi, 4(%esp)
	movl	56(%esp), %ecx
	movl	52(%esp), %edx
	movl	%eax, (%esp)
	movl	48(%esp), %eax
	call	receive_until
.L157:
	movl	32(%esp), %ebx
	movl	36(%esp), %esi
	movl	40(%esp), %edi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L162:
	movl	%eax, %esi
	call	___errno@PLT
	cmpl	$62, %esi
	movl	$145, %edx
	cmove	%edx, %esi
	movl	%esi, (%eax)
	movl	$-1, %eax
	jmp	.L157
	.size	mq_reltimedreceive_np, .-mq_reltimedreceive_np
	.section	.text.mq_notify,"ax",@progbits
	.p2align 4
	.globl	mq_notify
	.type	mq_notify, @function
mq_notify:
	subl	$60, %esp
	movl	%esi, 48(%esp)
	movl	64(%esp), %esi
	movl	%ebx, 44(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 52(%esp)
	movl	68(%esp), %edi
	movl	%ebp, 56(%esp)
	leal	-1(%esi), %eax
	cmpl	$-3, %eax
	jbe	.L164
.L194:
	call	___errno@PLT
	movl	$9, %ebp
.L167:
	movl	%ebp, (%eax)
.L169:
	movl	$-1, %ebp
	jmp	.L163
	.p2align 4,,10
	.p2align 3
.L164:
	cmpl	$1297154049, (%esi)
	jne	.L194
	movl	12(%esi), %eax
	addl	$4, %eax
	movl	%eax, (%esp)
	call	mutex_lock@PLT
	testl	%eax, %eax
	movl	%eax, %ebp
	jne	.L197
	movl	12(%esi), %esi
	call	getpid@PLT
	movl	%eax, %edx
	movl	80(%esi), %eax
	cmpl	%edx, %eax
	je	.L170
	testl	%eax, %eax
	jne	.L198
.L170:
	testl	%edi, %edi
	je	.L174
	testl	%eax, %eax
	.p2align 4,,5
	je	.L173
	addl	$4, %esi
	movl	%esi, (%esp)
	movl	$16, %esi
	call	mutex_unlock@PLT
.L175:
	call	___errno@PLT
	movl	%esi, (%eax)
	jmp	.L169
	.p2align 4,,10
	.p2align 3
.L171:
	movl	%edx, 28(%esp)
	call	___errno@PLT
	movl	28(%esp), %edx
	cmpl	$3, (%eax)
	jne	.L195
	movl	$0, 80(%esi)
	xorl	%eax, %eax
	testl	%edi, %edi
	je	.L174
	.p2align 4
	.p2align 3
.L173:
	leal	4(%esi), %eax
	movl	%eax, 28(%esp)
	movl	(%edi), %eax
	leal	-1(%eax), %ecx
	cmpl	$1, %ecx
	ja	.L199
	movl	%eax, 84(%esi)
	movl	4(%edi), %eax
	movl	%eax, 88(%esi)
	movl	8(%edi), %eax
	movl	%eax, 92(%esi)
	movl	12(%edi), %eax
	movl	%eax, 96(%esi)
	movl	16(%edi), %eax
	movl	%edx, 80(%esi)
	movl	%eax, 100(%esi)
	movl	28(%esp), %eax
	movl	%eax, (%esp)
	call	mutex_unlock@PLT
.L163:
	movl	%ebp, %eax
	movl	44(%esp), %ebx
	movl	48(%esp), %esi
	movl	52(%esp), %edi
	movl	56(%esp), %ebp
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L174:
	leal	4(%esi), %ecx
	cmpl	%eax, %edx
	jne	.L196
	movl	$0, 80(%esi)
.L196:
	movl	%ecx, (%esp)
	call	mutex_unlock@PLT
	jmp	.L163
	.p2align 4,,10
	.p2align 3
.L198:
	movl	%edx, 28(%esp)
	xorl	%edx, %edx
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	kill@PLT
	movl	28(%esp), %edx
	testl	%eax, %eax
	jne	.L171
.L195:
	movl	80(%esi), %eax
	jmp	.L170
	.p2align 4,,10
	.p2align 3
.L199:
	movl	28(%esp), %eax
	movl	$22, %esi
	movl	%eax, (%esp)
	call	mutex_unlock@PLT
	jmp	.L175
.L197:
	call	___errno@PLT
	cmpl	$62, %ebp
	.p2align 4,,5
	jne	.L167
	movl	$145, %ebp
	jmp	.L167
	.size	mq_notify, .-mq_notify
	.section	.text.mq_getattr,"ax",@progbits
	.p2align 4
	.globl	mq_getattr
	.type	mq_getattr, @function
mq_getattr:
	subl	$60, %esp
	movl	%ebp, 56(%esp)
	movl	64(%esp), %ebp
	movl	%ebx, 44(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 48(%esp)
	movl	68(%esp), %esi
	movl	%edi, 52(%esp)
	leal	-1(%ebp), %eax
	cmpl	$-3, %eax
	jbe	.L201
.L212:
	call	___errno@PLT
	movl	$9, %edi
.L204:
	movl	%edi, (%eax)
	movl	$-1, %edi
	jmp	.L200
	.p2align 4,,10
	.p2align 3
.L201:
	cmpl	$1297154049, 0(%ebp)
	jne	.L212
	movl	12(%ebp), %eax
	addl	$4, %eax
	movl	%eax, (%esp)
	call	mutex_lock@PLT
	testl	%eax, %eax
	movl	%eax, %edi
	jne	.L213
	movl	4(%ebp), %eax
	xorl	%ecx, %ecx
	movl	12(%ebp), %edx
	andl	$128, %eax
	movl	%eax, 20(%esp)
	movl	64(%edx), %eax
	movl	60(%edx), %ebp
	movl	%eax, 24(%esp)
	movl	68(%edx), %eax
	movl	%eax, 28(%esp)
	xorl	%eax, %eax
.L207:
	movl	%ecx, (%esi,%eax)
	movl	%ecx, 4(%esi,%eax)
	addl	$8, %eax
	cmpl	$64, %eax
	jb	.L207
	movl	%ebp, 4(%esi)
	movl	20(%esp), %eax
	addl	$4, %edx
	movl	%eax, (%esi)
	movl	24(%esp), %eax
	movl	%eax, 8(%esi)
	movl	28(%esp), %eax
	movl	%eax, 12(%esi)
	movl	%edx, (%esp)
	call	mutex_unlock@PLT
.L200:
	movl	%edi, %eax
	movl	44(%esp), %ebx
	movl	48(%esp), %esi
	movl	52(%esp), %edi
	movl	56(%esp), %ebp
	addl	$60, %esp
	ret
.L213:
	call	___errno@PLT
	cmpl	$62, %edi
	jne	.L204
	movl	$145, %edi
	jmp	.L204
	.size	mq_getattr, .-mq_getattr
	.section	.text.mq_setattr,"ax",@progbits
	.p2align 4
	.globl	mq_setattr
	.type	mq_setattr, @function
mq_setattr:
	subl	$28, %esp
	movl	%ebx, 16(%esp)
	movl	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	36(%esp), %edx
	movl	%esi, 20(%esp)
	movl	32(%esp), %esi
	movl	%edi, 24(%esp)
	testl	%eax, %eax
	movl	(%edx), %edi
	je	.L215
	movl	%eax, 4(%esp)
	movl	%esi, (%esp)
	call	mq_getattr@PLT
	testl	%eax, %eax
	jne	.L216
.L217:
	movl	4(%esi), %eax
	andl	$128, %edi
	movl	16(%esp), %ebx
	andl	$-129, %eax
	orl	%edi, %eax
	movl	24(%esp), %edi
	movl	%eax, 4(%esi)
	movl	20(%esp), %esi
	xorl	%eax, %eax
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L215:
	leal	-1(%esi), %eax
	cmpl	$-3, %eax
	ja	.L218
	cmpl	$1297154049, (%esi)
	je	.L217
.L218:
	call	___errno@PLT
	movl	$9, (%eax)
.L216:
	movl	16(%esp), %ebx
	movl	$-1, %eax
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.size	mq_setattr, .-mq_setattr
	.section	.text.mq_close,"ax",@progbits
	.p2align 4
	.globl	mq_close
	.type	mq_close, @function
mq_close:
	subl	$44, %esp
	movl	%esi, 32(%esp)
	movl	48(%esp), %esi
	movl	%ebx, 28(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 36(%esp)
	movl	%ebp, 40(%esp)
	leal	-1(%esi), %eax
	cmpl	$-3, %eax
	jbe	.L222
.L232:
	call	___errno@PLT
	movl	$9, %edi
.L225:
	movl	%edi, (%eax)
	movl	$-1, %edi
	jmp	.L221
	.p2align 4,,10
	.p2align 3
.L222:
	cmpl	$1297154049, (%esi)
	jne	.L232
	movl	12(%esi), %eax
	addl	$4, %eax
	movl	%eax, (%esp)
	call	mutex_lock@PLT
	testl	%eax, %eax
	movl	%eax, %edi
	jne	.L233
	movl	12(%esi), %eax
	movl	80(%eax), %ebp
	call	getpid@PLT
	cmpl	%eax, %ebp
	movl	12(%esi), %eax
	jne	.L229
	movl	$0, 80(%eax)
.L229:
	addl	$4, %eax
	movl	%eax, (%esp)
	call	mutex_unlock@PLT
	movl	8(%esi), %eax
	movl	$0, (%esi)
	movl	%eax, 4(%esp)
	movl	12(%esi), %eax
	movl	%eax, (%esp)
	call	munmap@PLT
	movl	%esi, (%esp)
	call	free@PLT
.L221:
	movl	%edi, %eax
	movl	28(%esp), %ebx
	movl	32(%esp), %esi
	movl	36(%esp), %edi
	movl	40(%esp), %ebp
	addl	$44, %esp
	ret
.L233:
	call	___errno@PLT
	cmpl	$62, %edi
	jne	.L225
	movl	$145, %edi
	jmp	.L225
	.size	mq_close, .-mq_close
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
