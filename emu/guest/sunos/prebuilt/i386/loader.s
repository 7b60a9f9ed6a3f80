// fcb8c9a02b6bb8790252b03d0d53f21f emu/guest/sunos/loader.c
	.file	"loader.c"
	.text
	.section	.text.read_headers,"ax",@progbits
	.p2align 4
	.type	read_headers, @function
read_headers:
	pushl	%ebp
	pushl	%edi
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	pushl	%esi
	movl	$-1, %esi
	pushl	%ebx
	subl	$16, %esp
	testl	%ecx, %ecx
	movl	%esi, 164(%eax)
	movl	%edi, 4(%esp)
	je	.L2
	sall	$5, %ecx
	movl	8(%eax), %esi
	leal	(%edx,%ecx), %ebp
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L3:
	cmpl	$2, %ebx
	je	.L30
	cmpl	$7, %ebx
	je	.L31
.L4:
	addl	$32, %edx
	cmpl	%edx, %ebp
	je	.L2
.L6:
	movl	8(%edx), %ecx
	movl	(%edx), %ebx
	addl	%esi, %ecx
	cmpl	$1, %ebx
	jne	.L3
	movl	164(%eax), %ebx
	cmpl	%ecx, %ebx
	cmova	%ecx, %ebx
	movl	%ebx, 164(%eax)
	movl	20(%edx), %ebx
	addl	%ebx, %ecx
	movl	168(%eax), %ebx
	cmpl	%ebx, %ecx
	cmovb	%ebx, %ecx
	addl	$32, %edx
	movl	%ecx, 168(%eax)
	cmpl	%edx, %ebp
	jne	.L6
.L2:
	movl	148(%eax), %ecx
	testl	%ecx, %ecx
	je	.L7
	movl	(%ecx), %edx
	testl	%edx, %edx
	je	.L7
	movl	204(%eax), %ebx
	.p2align 4
	.p2align 3
.L12:
	cmpl	$33, %edx
	ja	.L11
	movl	12(%eax,%edx,4), %edi
	testl	%edi, %edi
	jne	.L11
	movl	4(%ecx), %esi
	movl	%esi, 12(%eax,%edx,4)
.L11:
	cmpl	$22, %edx
	sete	%dl
	addl	$8, %ecx
	movzbl	%dl, %edx
	orl	%edx, %ebx
	movl	(%ecx), %edx
	testl	%edx, %edx
	jne	.L12
	movl	%ebx, 204(%eax)
.L7:
	movl	36(%eax), %edx
	testl	%edx, %edx
	je	.L10
	movl	8(%eax), %esi
	addl	%esi, %edx
.L10:
	movl	%edx, 152(%eax)
	movl	32(%eax), %edx
	testl	%edx, %edx
	je	.L15
	movl	8(%eax), %ebx
	addl	%ebx, %edx
.L13:
	movl	%edx, 156(%eax)
	movl	28(%eax), %edx
	testl	%edx, %edx
	je	.L16
	movl	8(%eax), %ecx
	addl	%ecx, %edx
	movl	%edx, 160(%eax)
	addl	$16, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L30:
	movl	%ecx, 148(%eax)
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L31:
	movl	20(%edx), %edi
	movl	%edi, (%esp)
	testl	%edi, %edi
	je	.L4
	movl	16(%edx), %edi
	movl	28(%edx), %ebx
	movl	%edi, 12(%esp)
	movl	4(%esp), %edi
	testl	%ebx, %ebx
	movl	$1, %ebx
	cmovne	28(%edx), %ebx
	movl	%ecx, 172(%eax)
	movl	12(%esp), %ecx
	movl	%ebx, 8(%esp)
	movl	tls_count@GOTOFF(%edi), %ebx
	movl	%ecx, 176(%eax)
	incl	%ebx
	movl	%ebx, tls_count@GOTOFF(%edi)
	movl	(%esp), %edi
	movl	%ebx, 192(%eax)
	movl	%edi, 180(%eax)
	movl	8(%esp), %edi
	movl	%edi, 184(%eax)
	xorl	%edi, %edi
	movl	%edi, 188(%eax)
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L16:
	xorl	%edx, %edx
	movl	%edx, 160(%eax)
	addl	$16, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L15:
	xorl	%edx, %edx
	jmp	.L13
	.size	read_headers, .-read_headers
	.section	.text.relocate_self,"ax",@progbits
	.p2align 4
	.type	relocate_self, @function
relocate_self:
	pushl	%esi
	pushl	%ebx
	movl	%eax, %ebx
	movl	28(%eax), %edx
	movzwl	44(%ebx), %ecx
	addl	%edx, %eax
	testl	%ecx, %ecx
	je	.L32
	sall	$5, %ecx
	xorl	%edx, %edx
	addl	%eax, %ecx
	.p2align 4
	.p2align 3
.L35:
	cmpl	$2, (%eax)
	jne	.L34
	movl	8(%eax), %edx
	addl	%ebx, %edx
.L34:
	addl	$32, %eax
	cmpl	%ecx, %eax
	jne	.L35
	testl	%edx, %edx
	je	.L32
	movl	(%edx), %ecx
	xorl	%esi, %esi
	xorl	%eax, %eax
	testl	%ecx, %ecx
	jne	.L39
	jmp	.L32
	.p2align 4,,10
	.p2align 3
.L37:
	cmpl	$18, %ecx
	jne	.L38
	movl	4(%edx), %esi
.L38:
	movl	8(%edx), %ecx
	addl	$8, %edx
	testl	%ecx, %ecx
	je	.L52
.L39:
	cmpl	$17, %ecx
	jne	.L37
	movl	4(%edx), %eax
	addl	$8, %edx
	movl	(%edx), %ecx
	addl	%ebx, %eax
	testl	%ecx, %ecx
	jne	.L39
.L52:
	cmpl	$7, %esi
	jbe	.L32
	subl	$8, %esi
	shrl	$3, %esi
	leal	8(%eax,%esi,8), %edx
	.p2align 4
	.p2align 3
.L42:
	cmpb	$8, 4(%eax)
	jne	.L41
	movl	(%eax), %ecx
	addl	%ebx, %ecx
	addl	%ebx, (%ecx)
.L41:
	addl	$8, %eax
	cmpl	%eax, %edx
	jne	.L42
.L32:
	popl	%ebx
	popl	%esi
	ret
	.size	relocate_self, .-relocate_self
	.section	.text.print,"ax",@progbits
	.p2align 4
	.type	print, @function
print:
	subl	$28, %esp
	movl	%ebx, 20(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%esi, 24(%esp)
	movl	%eax, %esi
	call	strlen@PLT
	movl	%esi, 4(%esp)
	movl	$2, (%esp)
	movl	%eax, 8(%esp)
	call	write@PLT
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.size	print, .-print
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"precis: "
.LC1:
	.string	": "
.LC2:
	.string	"\n"
	.section	.text.fatal,"ax",@progbits
	.p2align 4
	.type	fatal, @function
fatal:
	pushl	%edi
	movl	%edx, %edi
	pushl	%esi
	movl	%eax, %esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$16, %esp
	leal	.LC0@GOTOFF(%ebx), %eax
	call	print
	movl	%edi, %eax
	call	print
	leal	.LC1@GOTOFF(%ebx), %eax
	call	print
	movl	%esi, %eax
	call	print
	leal	.LC2@GOTOFF(%ebx), %eax
	call	print
	movl	$127, (%esp)
	call	_exit@PLT
	.size	fatal, .-fatal
	.section	.text.make_tcb,"ax",@progbits
	.p2align 4
	.type	make_tcb, @function
make_tcb:
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$16, %esp
	movl	tls_align@GOTOFF(%ebx), %edx
	movl	tls_size@GOTOFF(%ebx), %ecx
	movl	modules@GOTOFF(%ebx), %esi
	addl	%edx, %ecx
	negl	%edx
	leal	-1(%eax,%ecx), %edi
	andl	%edx, %edi
	testl	%esi, %esi
	movl	%edi, (%edi)
	movl	%eax, 12(%edi)
	jne	.L60
	jmp	.L57
	.p2align 4,,10
	.p2align 3
.L59:
	movl	(%esi), %esi
	testl	%esi, %esi
	je	.L57
.L60:
	movl	188(%esi), %eax
	testl	%eax, %eax
	je	.L59
	movl	176(%esi), %edx
	movl	%edx, 8(%esp)
	movl	172(%esi), %edx
	movl	%edx, 4(%esp)
	movl	%edi, %edx
	subl	%eax, %edx
	movl	%edx, (%esp)
	call	memcpy@PLT
	movl	(%esi), %esi
	testl	%esi, %esi
	jne	.L60
.L57:
	addl	$16, %esp
	movl	%edi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.size	make_tcb, .-make_tcb
	.section	.text.find_loaded,"ax",@progbits
	.p2align 4
	.type	find_loaded, @function
find_loaded:
	pushl	%ebp
	pushl	%edi
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	pushl	%esi
	movl	%eax, %esi
	pushl	%ebx
	subl	$44, %esp
	movl	%edi, 28(%esp)
	movl	modules@GOTOFF(%edi), %ebp
	leal	program@GOTOFF(%edi), %edi
	testl	%ebp, %ebp
	jne	.L70
	jmp	.L73
	.p2align 4,,10
	.p2align 3
.L81:
	movl	0(%ebp), %ebp
	testl	%ebp, %ebp
	je	.L73
.L70:
	cmpl	%edi, %ebp
	.p2align 4,,4
	je	.L81
	movl	%esi, 4(%esp)
	movl	28(%esp), %ebx
	movl	4(%ebp), %eax
	movl	%eax, (%esp)
	call	strcmp@PLT
	testl	%eax, %eax
	je	.L69
	movzbl	(%esi), %eax
	movl	%esi, %ecx
	testb	%al, %al
	je	.L75
	movl	%esi, %edx
	.p2align 4
	.p2align 3
.L77:
	incl	%edx
	cmpb	$47, %al
	movzbl	(%edx), %eax
	cmove	%edx, %ecx
	testb	%al, %al
	jne	.L77
.L75:
	movl	4(%ebp), %eax
	movzbl	(%eax), %edx
	movl	%eax, %ebx
	testb	%dl, %dl
	je	.L78
	.p2align 4
	.p2align 3
.L80:
	incl	%eax
	cmpb	$47, %dl
	movzbl	(%eax), %edx
	cmove	%eax, %ebx
	testb	%dl, %dl
	jne	.L80
.L78:
	movl	%ebx, (%esp)
	movl	28(%esp), %ebx
	movl	%ecx, 4(%esp)
	call	strcmp@PLT
	testl	%eax, %eax
	jne	.L81
.L69:
	addl	$44, %esp
	movl	%ebp, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L73:
	addl	$44, %esp
	xorl	%ebp, %ebp
	popl	%ebx
	movl	%ebp, %eax
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	find_loaded, .-find_loaded
	.section	.text.find_in,"ax",@progbits
	.p2align 4
	.type	find_in, @function
find_in:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	movl	%eax, %esi
	pushl	%ebx
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	subl	$44, %esp
	movl	%edx, 28(%esp)
	movl	160(%eax), %ebx
	testl	%ebx, %ebx
	movl	%edi, 24(%esp)
	je	.L99
	movl	(%ebx), %edi
	testl	%edi, %edi
	je	.L99
	movl	%ecx, %eax
	xorl	%edx, %edx
	divl	%edi
	leal	8(%ebx), %ecx
	movl	(%ecx,%edx,4), %edx
	testl	%edx, %edx
	je	.L99
	movl	%edx, %ebp
	movl	%edi, %edx
	movl	%esi, %edi
	jmp	.L100
	.p2align 4,,10
	.p2align 3
.L103:
	addl	%edx, %ebp
	movl	(%ecx,%ebp,4), %ebp
	testl	%ebp, %ebp
	je	.L99
	movl	160(%edi), %ebx
.L100:
	cmpl	4(%ebx), %ebp
	jnb	.L99
	movl	152(%edi), %ebx
	movl	%ebp, %esi
	sall	$4, %esi
	addl	%ebx, %esi
	cmpw	$0, 14(%esi)
	je	.L103
	movzbl	12(%esi), %eax
	shrb	$4, %al
	je	.L103
	movl	%edx, 16(%esp)
	movl	28(%esp), %eax
	movl	%ecx, 20(%esp)
	movl	24(%esp), %ebx
	movl	%eax, 4(%esp)
	movl	156(%edi), %edx
	movl	(%esi), %eax
	addl	%edx, %eax
	movl	%eax, (%esp)
	call	strcmp@PLT
	movl	16(%esp), %edx
	movl	20(%esp), %ecx
	testl	%eax, %eax
	jne	.L103
	movl	%esi, %ebp
	jmp	.L96
	.p2align 4,,10
	.p2align 3
.L99:
	xorl	%ebp, %ebp
.L96:
	addl	$44, %esp
	movl	%ebp, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	find_in, .-find_in
	.section	.text.is_own_library,"ax",@progbits
	.p2align 4
	.type	is_own_library, @function
is_own_library:
	pushl	%ebp
	pushl	%edi
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	pushl	%esi
	movl	%eax, %esi
	pushl	%ebx
	subl	$44, %esp
	movl	%edi, 24(%esp)
	leal	own.2@GOTOFF(%edi), %ebp
	leal	92(%ebp), %eax
	movl	%eax, 28(%esp)
	.p2align 4
	.p2align 3
.L122:
	movl	0(%ebp), %edi
	movl	24(%esp), %ebx
	movl	%edi, (%esp)
	call	strlen@PLT
	movzbl	(%esi), %edx
	movl	%esi, %ecx
	testb	%dl, %dl
	movl	%eax, %ebx
	je	.L118
	movl	%esi, %eax
	.p2align 4
	.p2align 3
.L120:
	incl	%eax
	cmpb	$47, %dl
	movzbl	(%eax), %edx
	cmove	%eax, %ecx
	testb	%dl, %dl
	jne	.L120
.L118:
	movl	%ebx, 8(%esp)
	movl	24(%esp), %ebx
	movl	%edi, 4(%esp)
	movl	%ecx, (%esp)
	call	strncmp@PLT
	testl	%eax, %eax
	je	.L124
	addl	$4, %ebp
	cmpl	%ebp, 28(%esp)
	jne	.L122
	addl	$44, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L124:
	addl	$44, %esp
	movl	$1, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	is_own_library, .-is_own_library
	.section	.text.look_up_below,"ax",@progbits
	.p2align 4
	.type	look_up_below, @function
look_up_below:
	pushl	%ebp
	movl	%eax, %ebp
	pushl	%edi
	pushl	%esi
	movl	%edx, %esi
	pushl	%ebx
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	subl	$44, %esp
	movzbl	(%ecx), %edx
	testb	%dl, %dl
	movl	%edi, 20(%esp)
	movl	%ecx, %edi
	je	.L140
	movl	%ecx, %eax
	xorl	%ecx, %ecx
	.p2align 4
	.p2align 3
.L130:
	sall	$4, %ecx
	incl	%eax
	addl	%ecx, %edx
	movl	%edx, %ecx
	shrl	$24, %ecx
	andl	$240, %ecx
	xorl	%edx, %ecx
	movzbl	(%eax), %edx
	andl	$268435455, %ecx
	testb	%dl, %dl
	jne	.L130
.L129:
	movl	%edi, %edx
	movl	%esi, %eax
	call	find_in
	testl	%eax, %eax
	je	.L154
.L131:
	movl	%eax, 4(%ebp)
	movl	%ebp, %eax
	movl	%esi, 0(%ebp)
	addl	$44, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L154:
	cmpl	$15, 64(%esp)
	movl	148(%esi), %ebx
	jg	.L143
	xorl	%edx, %edx
	testl	%ebx, %ebx
	movl	%edx, 16(%esp)
	je	.L143
	.p2align 4
	.p2align 3
.L132:
	movl	(%ebx), %eax
	testl	%eax, %eax
	je	.L155
	addl	$8, %ebx
	decl	%eax
	jne	.L132
	movl	-4(%ebx), %eax
	movl	156(%esi), %ecx
	addl	%ecx, %eax
	call	find_loaded
	testl	%eax, %eax
	movl	%eax, %edx
	je	.L136
	movl	64(%esp), %eax
	leal	1(%eax), %ecx
.L137:
	movl	%ecx, (%esp)
	leal	24(%esp), %eax
	movl	%edi, %ecx
	call	look_up_below
	movl	24(%esp), %edx
	movl	28(%esp), %eax
	testl	%edx, %edx
	movl	%eax, 16(%esp)
	je	.L132
	movl	%eax, 4(%ebp)
	movl	%edx, %esi
	movl	%ebp, %eax
	movl	%esi, 0(%ebp)
	addl	$44, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L155:
	movl	16(%esp), %eax
	xorl	%esi, %esi
	movl	%esi, 0(%ebp)
	movl	%eax, 4(%ebp)
	addl	$44, %esp
	movl	%ebp, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L136:
	movl	-4(%ebx), %eax
	movl	156(%esi), %edx
	addl	%edx, %eax
	call	is_own_library
	testl	%eax, %eax
	je	.L132
	movl	64(%esp), %eax
	leal	1(%eax), %ecx
	movl	20(%esp), %eax
	leal	own_module@GOTOFF(%eax), %edx
	jmp	.L137
	.p2align 4,,10
	.p2align 3
.L140:
	xorl	%ecx, %ecx
	jmp	.L129
.L143:
	xorl	%esi, %esi
	jmp	.L131
	.size	look_up_below, .-look_up_below
	.section	.rodata.str1.1
.LC3:
	.string	"ld.so.1"
.LC4:
	.string	"no memory"
	.section	.text.allocate,"ax",@progbits
	.p2align 4
	.type	allocate, @function
allocate:
	subl	$44, %esp
	movl	%ebx, 32(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 36(%esp)
	leal	7(%eax), %esi
	movl	%edi, 40(%esp)
	andl	$-8, %esi
	movl	at.0@GOTOFF(%ebx), %edx
	movl	end.1@GOTOFF(%ebx), %eax
	subl	%edx, %eax
	cmpl	%esi, %eax
	jb	.L157
	movl	%edx, %eax
.L158:
	addl	%edx, %esi
	movl	40(%esp), %edi
	movl	%esi, at.0@GOTOFF(%ebx)
	movl	32(%esp), %ebx
	movl	36(%esp), %esi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L157:
	movl	$-2147483390, %eax
	xorl	%edx, %edx
	movl	%eax, 12(%esp)
	leal	16383(%esi), %edi
	movl	$-1, %ecx
	movl	%edx, 20(%esp)
	andl	$-4096, %edi
	movl	$7, %eax
	movl	%ecx, 16(%esp)
	movl	%eax, 8(%esp)
	movl	%edi, 4(%esp)
	movl	$0, (%esp)
	call	mmap@PLT
	cmpl	$-1, %eax
	je	.L163
	movl	%eax, at.0@GOTOFF(%ebx)
	testl	%eax, %eax
	movl	%eax, %edx
	je	.L160
	addl	%eax, %edi
	movl	%edi, end.1@GOTOFF(%ebx)
	jmp	.L158
	.p2align 4,,10
	.p2align 3
.L163:
	xorl	%eax, %eax
	movl	%eax, at.0@GOTOFF(%ebx)
.L160:
	leal	.LC3@GOTOFF(%ebx), %edx
	leal	.LC4@GOTOFF(%ebx), %eax
	call	fatal
	.size	allocate, .-allocate
	.section	.rodata.str1.1
.LC5:
	.string	"cannot be mapped"
	.section	.text.load_file,"ax",@progbits
	.p2align 4
	.type	load_file, @function
load_file:
	subl	$4220, %esp
	xorl	%ecx, %ecx
	movl	%ebx, 4204(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%ecx, 4(%esp)
	movl	%eax, (%esp)
	movl	%esi, 4208(%esp)
	movl	%edx, %esi
	movl	%edi, 4212(%esp)
	movl	%ebp, 4216(%esp)
	movl	%eax, 44(%esp)
	call	open@PLT
	testl	%eax, %eax
	js	.L184
	leal	96(%esp), %ebp
	movl	%eax, %edi
	movl	%ebp, 4(%esp)
	movl	$4096, %eax
	movl	%eax, 8(%esp)
	movl	%edi, (%esp)
	call	read@PLT
	xorl	%edx, %edx
	movl	%edx, 40(%esp)
	cmpl	$51, %eax
	jle	.L166
	cmpl	$1179403647, 96(%esp)
	je	.L200
.L166:
	movl	%edi, (%esp)
	call	close@PLT
.L164:
	movl	40(%esp), %eax
	movl	4204(%esp), %ebx
	movl	4208(%esp), %esi
	movl	4212(%esp), %edi
	movl	4216(%esp), %ebp
	addl	$4220, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L184:
	xorl	%eax, %eax
	movl	%eax, 40(%esp)
	jmp	.L164
	.p2align 4,,10
	.p2align 3
.L200:
	cmpw	$257, 100(%esp)
	jne	.L166
	cmpl	$196611, 112(%esp)
	jne	.L166
	cmpw	$32, 138(%esp)
	jne	.L166
	movl	124(%esp), %eax
	cmpl	$4096, %eax
	ja	.L166
	movzwl	140(%esp), %ecx
	movl	$4096, %edx
	subl	%eax, %edx
	shrl	$5, %edx
	cmpl	%ecx, %edx
	jb	.L166
	addl	%ebp, %eax
	movl	%eax, 48(%esp)
	movl	$208, %eax
	call	allocate
	movl	%esi, (%esp)
	movl	%eax, 40(%esp)
	movl	%eax, %ebp
	call	strlen@PLT
	incl	%eax
	call	allocate
	movl	%esi, 4(%esp)
	movl	%eax, (%esp)
	call	strcpy@PLT
	movl	%eax, 4(%ebp)
	movzwl	140(%esp), %eax
	movl	%eax, 52(%esp)
	testl	%eax, %eax
	je	.L170
	movl	52(%esp), %esi
	xorl	%ebp, %ebp
	movl	$-1, %ecx
	movl	48(%esp), %eax
	sall	$5, %esi
	movl	%eax, 56(%esp)
	addl	%eax, %esi
	.p2align 4
	.p2align 3
.L169:
	cmpl	$1, (%eax)
	jne	.L168
	movl	8(%eax), %edx
	cmpl	%edx, %ecx
	cmova	%edx, %ecx
	addl	20(%eax), %edx
	cmpl	%edx, %ebp
	cmovb	%edx, %ebp
.L168:
	addl	$32, %eax
	cmpl	%eax, %esi
	jne	.L169
	andl	$-4096, %ecx
	cmpl	%ebp, %ecx
	movl	%ecx, %esi
	jnb	.L170
	movl	$0, (%esp)
	movl	$-1, %eax
	xorl	%ecx, %ecx
	movl	%eax, 16(%esp)
	movl	$-2147483390, %eax
	movl	%eax, 12(%esp)
	movl	$1, %eax
	movl	%eax, 8(%esp)
	movl	%ebp, %eax
	movl	%ecx, 20(%esp)
	subl	%esi, %eax
	movl	%eax, 4(%esp)
	call	mmap@PLT
	leal	-1(%eax), %edx
	cmpl	$-3, %edx
	ja	.L170
	movl	40(%esp), %ecx
	subl	%esi, %eax
	movl	52(%esp), %ebp
	movl	%edi, 52(%esp)
	movl	56(%esp), %esi
	movl	%eax, 8(%ecx)
	xorl	%ecx, %ecx
	movl	%ecx, %edi
	jmp	.L181
	.p2align 4,,10
	.p2align 3
.L172:
	incl	%edi
	addl	$32, %esi
	cmpl	%edi, %ebp
	je	.L201
.L181:
	cmpl	$1, (%esi)
	jne	.L172
	movl	20(%esi), %eax
	testl	%eax, %eax
	je	.L172
	movl	40(%esp), %ecx
	movl	8(%esi), %edx
	movl	8(%ecx), %ecx
	movl	%ecx, 56(%esp)
	movl	%ecx, 64(%esp)
	movl	16(%esi), %ecx
	movl	%ecx, 60(%esp)
	cmpl	%ecx, %eax
	jb	.L170
	movl	%edx, 72(%esp)
	andl	$4095, %edx
	movl	%edx, %ecx
	movl	4(%esi), %edx
	movl	%ecx, 68(%esp)
	movl	%edx, 80(%esp)
	andl	$4095, %edx
	cmpl	%edx, %ecx
	jne	.L170
	movl	56(%esp), %edx
	movl	72(%esp), %ecx
	addl	%edx, %ecx
	movl	68(%esp), %edx
	movl	%ecx, 84(%esp)
	subl	%edx, %ecx
	movl	84(%esp), %edx
	movl	%ecx, 76(%esp)
	movl	60(%esp), %ecx
	addl	%edx, %ecx
	movl	%ecx, 92(%esp)
	movl	60(%esp), %ecx
	leal	4095(%edx,%ecx), %ecx
	movl	60(%esp), %edx
	andl	$-4096, %ecx
	movl	%ecx, 88(%esp)
	movl	24(%esi), %ecx
	testl	%edx, %edx
	movl	%ecx, 56(%esp)
	jne	.L202
	movl	72(%esp), %ecx
	addl	%ecx, %eax
	movl	64(%esp), %ecx
	addl	%eax, %ecx
.L177:
	cmpl	%ecx, 76(%esp)
	jb	.L178
.L180:
	testb	$2, 56(%esp)
	je	.L172
	movl	88(%esp), %eax
	cmpl	%ecx, %eax
	cmova	%ecx, %eax
	movl	92(%esp), %ecx
	xorl	%edx, %edx
	movl	%edx, 4(%esp)
	movl	%ecx, (%esp)
	subl	%ecx, %eax
	movl	%eax, 8(%esp)
	call	memset@PLT
	jmp	.L172
	.p2align 4,,10
	.p2align 3
.L201:
	movl	40(%esp), %esi
	movzwl	140(%esp), %ecx
	movl	48(%esp), %edx
	movl	52(%esp), %edi
	movl	%esi, %eax
	call	read_headers
	movl	modules_end@GOTOFF(%ebx), %eax
	testl	%eax, %eax
	je	.L182
	movl	%esi, (%eax)
.L183:
	movl	40(%esp), %eax
	movl	%eax, modules_end@GOTOFF(%ebx)
	jmp	.L166
	.p2align 4,,10
	.p2align 3
.L170:
	movl	44(%esp), %edx
	leal	.LC5@GOTOFF(%ebx), %eax
	call	fatal
	.p2align 4,,10
	.p2align 3
.L182:
	movl	40(%esp), %eax
	movl	%eax, modules@GOTOFF(%ebx)
	jmp	.L183
.L202:
	movl	68(%esp), %ecx
	movl	80(%esp), %eax
	movl	52(%esp), %edx
	subl	%ecx, %eax
	movl	56(%esp), %ecx
	movl	%eax, 20(%esp)
	movl	$-2147483630, %eax
	movl	%eax, 12(%esp)
	movl	%edx, 16(%esp)
	movl	%ecx, %eax
	movl	%ecx, %edx
	shrl	$2, %eax
	andl	$2, %edx
	andl	$1, %eax
	orl	%eax, %edx
	movl	%ecx, %eax
	movl	84(%esp), %ecx
	sall	$2, %eax
	andl	$4, %eax
	orl	%edx, %eax
	movl	%eax, 8(%esp)
	movl	68(%esp), %eax
	subl	%ecx, %eax
	movl	88(%esp), %ecx
	addl	%ecx, %eax
	movl	%eax, 4(%esp)
	movl	76(%esp), %eax
	movl	%eax, (%esp)
	call	mmap@PLT
	decl	%eax
	cmpl	$-3, %eax
	ja	.L170
	movl	20(%esi), %eax
	movl	8(%esi), %edx
	movl	64(%esp), %ecx
	addl	%edx, %eax
	addl	%eax, %ecx
	movl	16(%esi), %eax
	testl	%eax, %eax
	je	.L199
	movl	88(%esp), %eax
	movl	%eax, 76(%esp)
.L199:
	movl	24(%esi), %eax
	movl	%eax, 56(%esp)
	jmp	.L177
.L178:
	movl	%ecx, 60(%esp)
	xorl	%eax, %eax
	movl	%eax, 20(%esp)
	movl	$-1, %eax
	movl	%eax, 16(%esp)
	movl	$-2147483374, %eax
	movl	%eax, 12(%esp)
	movl	56(%esp), %eax
	movl	%eax, %edx
	andl	$2, %eax
	shrl	$2, %edx
	andl	$1, %edx
	orl	%edx, %eax
	movl	56(%esp), %edx
	sall	$2, %edx
	andl	$4, %edx
	orl	%edx, %eax
	movl	%eax, 8(%esp)
	movl	%ecx, %eax
	movl	76(%esp), %ecx
	movl	%ecx, (%esp)
	subl	%ecx, %eax
	movl	%eax, 4(%esp)
	call	mmap@PLT
	decl	%eax
	cmpl	$-3, %eax
	ja	.L170
	movl	24(%esi), %eax
	movl	60(%esp), %ecx
	movl	%eax, 56(%esp)
	jmp	.L180
	.size	load_file, .-load_file
	.section	.text.load_from,"ax",@progbits
	.p2align 4
	.type	load_from, @function
load_from:
	pushl	%ebp
	movl	%eax, %ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$1068, %esp
	testl	%ebp, %ebp
	leal	32(%esp), %eax
	movl	%eax, 28(%esp)
	je	.L205
	movl	%ebp, %edi
	movl	%edx, %ebp
	movzbl	(%edi), %eax
	testb	%al, %al
	je	.L205
	.p2align 4
	.p2align 3
.L230:
	subb	$58, %al
	xorl	%esi, %esi
	cmpb	$1, %al
	ja	.L206
	jmp	.L228
	.p2align 4,,10
	.p2align 3
.L229:
	testb	%al, %al
	je	.L215
.L206:
	incl	%esi
	movzbl	(%edi,%esi), %eax
	movb	%al, %dl
	subb	$58, %dl
	cmpb	$1, %dl
	ja	.L229
.L215:
	leal	(%edi,%esi), %eax
	movl	%eax, 24(%esp)
.L213:
	movl	%ebp, (%esp)
	call	strlen@PLT
	leal	2(%esi,%eax), %eax
	cmpl	$1023, %eax
	jbe	.L208
.L212:
	movl	24(%esp), %eax
	cmpb	$1, (%eax)
	sbbl	$-1, %esi
	addl	%esi, %edi
	movzbl	(%edi), %eax
	testb	%al, %al
	jne	.L230
.L205:
	addl	$1068, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L208:
	movl	%esi, 8(%esp)
	movl	28(%esp), %eax
	movl	%edi, 4(%esp)
	movl	%eax, (%esp)
	call	memcpy@PLT
	movl	28(%esp), %ecx
	cmpl	$1, %esi
	movb	$47, 32(%esp,%esi)
	movl	%esi, %eax
	movl	%ebp, 4(%esp)
	sbbl	$-1, %eax
	addl	%ecx, %eax
	movl	%eax, (%esp)
	call	strcpy@PLT
	movl	28(%esp), %eax
	movl	%ebp, %edx
	call	load_file
	testl	%eax, %eax
	je	.L212
	addl	$1068, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L228:
	movl	%edi, 24(%esp)
	jmp	.L213
	.size	load_from, .-load_from
	.section	.rodata.str1.1
.LC6:
	.string	"/lib:/usr/lib"
	.section	.text.load_library.part.0,"ax",@progbits
	.p2align 4
	.type	load_library.part.0, @function
load_library.part.0:
	subl	$28, %esp
	movl	%ebx, 16(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 24(%esp)
	movl	%edx, %edi
	movl	$47, %edx
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	movl	%esi, 20(%esp)
	movl	%eax, %esi
	call	strchr@PLT
	testl	%eax, %eax
	jne	.L254
	movl	library_path@GOTOFF(%ebx), %eax
	testl	%eax, %eax
	je	.L255
	movl	%esi, %edx
	call	load_from
	testl	%eax, %eax
	jne	.L250
	testl	%edi, %edi
	.p2align 4,,2
	je	.L238
.L234:
	movl	128(%edi), %edx
	testl	%edx, %edx
	je	.L256
.L253:
	movl	156(%edi), %eax
	addl	%edx, %eax
	movl	%esi, %edx
	call	load_from
.L238:
	testl	%eax, %eax
	je	.L240
.L250:
	movl	16(%esp), %ebx
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L255:
	testl	%edi, %edi
	jne	.L234
.L240:
	movl	24(%esp), %edi
	leal	.LC6@GOTOFF(%ebx), %eax
	movl	%esi, %edx
	movl	16(%esp), %ebx
	movl	20(%esp), %esi
	addl	$28, %esp
	jmp	load_from
	.p2align 4,,10
	.p2align 3
.L254:
	movl	16(%esp), %ebx
	movl	%esi, %edx
	movl	%esi, %eax
	movl	24(%esp), %edi
	movl	20(%esp), %esi
	addl	$28, %esp
	jmp	load_file
	.p2align 4,,10
	.p2align 3
.L256:
	movl	72(%edi), %edx
	testl	%edx, %edx
	je	.L240
	jmp	.L253
	.size	load_library.part.0, .-load_library.part.0
	.section	.rodata.str1.1
.LC7:
	.string	"unknown relocation %lu"
	.section	.text.unknown.isra.0,"ax",@progbits
	.p2align 4
	.type	unknown.isra.0, @function
unknown.isra.0:
	pushl	%edi
	movzbl	%dl, %edx
	pushl	%esi
	movl	%eax, %esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$64, %esp
	movl	%edx, 12(%esp)
	leal	24(%esp), %edi
	movl	%edi, (%esp)
	leal	.LC7@GOTOFF(%ebx), %eax
	movl	%eax, 8(%esp)
	movl	$40, %eax
	movl	%eax, 4(%esp)
	call	snprintf@PLT
	movl	4(%esi), %edx
	movl	%edi, %eax
	call	fatal
	.size	unknown.isra.0, .-unknown.isra.0
	.section	.text.relocate_to.isra.0,"ax",@progbits
	.p2align 4
	.type	relocate_to.isra.0, @function
relocate_to.isra.0:
	pushl	%ebx
	movl	%edx, %ebx
	movl	%ecx, %edx
	addl	%ebx, %eax
	movl	8(%esp), %ecx
	movl	%edx, %ebx
	andl	$254, %ebx
	cmpl	$6, %ebx
	je	.L260
	movl	(%eax), %ebx
	addl	%ebx, %ecx
.L260:
	movzbl	%dl, %edx
	cmpl	$2, %edx
	je	.L261
	jbe	.L273
	subl	$6, %edx
	xorl	%ebx, %ebx
	cmpl	$1, %edx
	ja	.L259
.L263:
	movl	%ecx, (%eax)
	movl	$1, %ebx
.L259:
	movl	%ebx, %eax
	popl	%ebx
	ret
	.p2align 4,,10
	.p2align 3
.L273:
	decl	%edx
	je	.L263
	xorl	%ebx, %ebx
	movl	%ebx, %eax
	popl	%ebx
	ret
	.p2align 4,,10
	.p2align 3
.L261:
	subl	%eax, %ecx
	jmp	.L263
	.size	relocate_to.isra.0, .-relocate_to.isra.0
	.section	.text.relocate_tls.isra.0,"ax",@progbits
	.p2align 4
	.type	relocate_tls.isra.0, @function
relocate_tls.isra.0:
	pushl	%ebx
	movl	%edx, %ebx
	movl	%ecx, %edx
	movzbl	%cl, %ecx
	addl	%ebx, %eax
	cmpl	$35, %ecx
	je	.L275
	cmpl	$36, %ecx
	je	.L276
	cmpl	$14, %ecx
	je	.L277
	popl	%ebx
	xorl	%eax, %eax
	.p2align 4,,2
	ret
	.p2align 4,,10
	.p2align 3
.L275:
	movl	8(%esp), %ebx
	movl	192(%ebx), %ebx
	movl	%ebx, 12(%esp)
.L279:
	movl	12(%esp), %ebx
	movl	%ebx, (%eax)
	movl	$1, %eax
	popl	%ebx
	ret
	.p2align 4,,10
	.p2align 3
.L277:
	andl	$254, %edx
	cmpl	$6, %edx
	je	.L282
	movl	(%eax), %edx
.L281:
	movl	8(%esp), %ebx
	movl	12(%esp), %ecx
	subl	188(%ebx), %ecx
	addl	%ecx, %edx
	movl	%edx, 12(%esp)
	jmp	.L279
	.p2align 4,,10
	.p2align 3
.L276:
	andl	$254, %edx
	cmpl	$6, %edx
	je	.L279
	movl	(%eax), %ebx
	addl	%ebx, 12(%esp)
	jmp	.L279
	.p2align 4,,10
	.p2align 3
.L282:
	xorl	%edx, %edx
	jmp	.L281
	.size	relocate_tls.isra.0, .-relocate_tls.isra.0
	.section	.text.look_up,"ax",@progbits
	.p2align 4
	.type	look_up, @function
look_up:
	pushl	%ebp
	movl	%edx, %ebp
	pushl	%edi
	pushl	%esi
	movl	%ecx, %esi
	pushl	%ebx
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	subl	$28, %esp
	movl	%eax, 8(%esp)
	movzbl	(%edx), %eax
	testb	%al, %al
	movl	%edi, 12(%esp)
	movl	48(%esp), %edi
	je	.L294
	movl	%edx, %ecx
	xorl	%ebx, %ebx
	.p2align 4
	.p2align 3
.L289:
	sall	$4, %ebx
	incl	%ecx
	addl	%ebx, %eax
	movl	%eax, %ebx
	shrl	$24, %ebx
	andl	$240, %ebx
	xorl	%eax, %ebx
	movzbl	(%ecx), %eax
	andl	$268435455, %ebx
	testb	%al, %al
	jne	.L289
.L303:
	testl	%esi, %esi
	je	.L304
	.p2align 4
	.p2align 3
.L293:
	cmpl	%esi, %edi
	je	.L291
	movl	%ebx, %ecx
	movl	%ebp, %edx
	movl	%esi, %eax
	call	find_in
	testl	%eax, %eax
	jne	.L292
.L291:
	movl	(%esi), %esi
	testl	%esi, %esi
	jne	.L293
.L304:
	movl	12(%esp), %eax
	movl	%ebp, %edx
	movl	%ebx, %ecx
	leal	own_module@GOTOFF(%eax), %esi
	movl	%esi, %eax
	call	find_in
	xorl	%edx, %edx
	testl	%eax, %eax
	cmove	%edx, %esi
.L292:
	movl	8(%esp), %edx
	movl	%eax, 4(%edx)
	movl	%edx, %eax
	movl	%esi, (%edx)
	addl	$28, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L294:
	xorl	%ebx, %ebx
	jmp	.L303
	.size	look_up, .-look_up
	.section	.text.copied_to,"ax",@progbits
	.p2align 4
	.type	copied_to, @function
copied_to:
	pushl	%ebp
	pushl	%edi
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	pushl	%esi
	pushl	%ebx
	subl	$44, %esp
	movl	80+program@GOTOFF(%edi), %ebx
	testl	%ebx, %ebx
	je	.L307
	addl	8+program@GOTOFF(%edi), %ebx
	je	.L307
	movl	84+program@GOTOFF(%edi), %esi
	shrl	$3, %esi
	je	.L307
	leal	24(%esp), %ebp
	movl	%ebp, 20(%esp)
	leal	program@GOTOFF(%edi), %ecx
	movl	%eax, %ebp
	movl	%ecx, 16(%esp)
	jmp	.L312
	.p2align 4,,10
	.p2align 3
.L309:
	addl	$8, %ebx
	decl	%esi
	je	.L325
.L312:
	movl	4(%ebx), %eax
	cmpb	$5, %al
	jne	.L309
	movl	152+program@GOTOFF(%edi), %edx
	shrl	$8, %eax
	sall	$4, %eax
	movl	156+program@GOTOFF(%edi), %ecx
	addl	%edx, %eax
	movl	(%eax), %edx
	movl	16(%esp), %eax
	addl	%ecx, %edx
	movl	modules@GOTOFF(%edi), %ecx
	movl	%eax, (%esp)
	movl	20(%esp), %eax
	call	look_up
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	testl	%eax, %eax
	je	.L309
	cmpw	$-15, 14(%edx)
	je	.L313
	movl	8(%eax), %eax
.L311:
	movl	4(%edx), %ecx
	addl	%ecx, %eax
	cmpl	%eax, %ebp
	jne	.L309
	movl	(%ebx), %eax
	movl	8+program@GOTOFF(%edi), %edx
	addl	%edx, %eax
.L307:
	addl	$44, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L325:
	addl	$44, %esp
	movl	%ebp, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L313:
	xorl	%eax, %eax
	jmp	.L311
	.size	copied_to, .-copied_to
	.section	.text.set_variable,"ax",@progbits
	.p2align 4
	.type	set_variable, @function
set_variable:
	call	__x86.get_pc_thunk.cx
	addl	$_GLOBAL_OFFSET_TABLE_, %ecx
	subl	$44, %esp
	movl	%esi, 40(%esp)
	leal	24(%esp), %esi
	movl	%ebx, 36(%esp)
	movl	%edx, %ebx
	movl	%eax, %edx
	movl	$0, (%esp)
	movl	%esi, %eax
	movl	modules@GOTOFF(%ecx), %ecx
	call	look_up
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	testl	%eax, %eax
	je	.L327
	cmpw	$-15, 14(%edx)
	je	.L329
	movl	8(%eax), %eax
.L328:
	movl	4(%edx), %edx
	movl	%ebx, (%edx,%eax)
.L327:
	movl	36(%esp), %ebx
	movl	40(%esp), %esi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L329:
	xorl	%eax, %eax
	jmp	.L328
	.size	set_variable, .-set_variable
	.section	.text.relocate_table,"ax",@progbits
	.p2align 4
	.type	relocate_table, @function
relocate_table:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	movl	%eax, %esi
	pushl	%ebx
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	subl	$60, %esp
	movl	12(%eax,%edx,4), %eax
	testl	%eax, %eax
	movl	%edi, 28(%esp)
	je	.L334
	addl	8(%esi), %eax
	je	.L334
	movl	12(%esi,%ecx,4), %edi
	shrl	$3, %edi
	je	.L334
	movl	%esi, 24(%esp)
	movl	%eax, %ebp
	movl	80(%esp), %esi
	jmp	.L357
	.p2align 4,,10
	.p2align 3
.L345:
	addl	$8, %ebp
	decl	%edi
	je	.L334
.L357:
	movl	4(%ebp), %ecx
	xorl	%edx, %edx
	movzbl	%cl, %eax
	cmpl	$5, %eax
	sete	%dl
	cmpl	%esi, %edx
	jne	.L345
	movl	%ecx, %ebx
	shrl	$8, %ebx
	jne	.L383
	movl	24(%esp), %ebx
	testl	%eax, %eax
	movl	0(%ebp), %edx
	movl	8(%ebx), %ebx
	je	.L345
	cmpl	$8, %eax
	jne	.L356
	movl	28(%esp), %eax
	leal	own_module@GOTOFF(%eax), %eax
	cmpl	%eax, 24(%esp)
	je	.L345
	addl	%ebx, (%edx,%ebx)
	addl	$8, %ebp
	decl	%edi
	jne	.L357
.L334:
	addl	$60, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L383:
	movl	24(%esp), %edx
	sall	$4, %ebx
	addl	152(%edx), %ebx
	movl	156(%edx), %edx
	movl	%edx, 32(%esp)
	movl	(%ebx), %edx
	movl	%edx, 36(%esp)
	movzbl	12(%ebx), %edx
	shrb	$4, %dl
	jne	.L339
	cmpl	$5, %eax
	je	.L358
	movl	24(%esp), %edx
	movl	%edx, 32(%esp)
.L341:
	movl	0(%ebp), %eax
	movl	4(%ebx), %edx
	movl	%eax, 36(%esp)
	movl	24(%esp), %eax
	movl	8(%eax), %eax
	movl	%edx, 4(%esp)
	movl	32(%esp), %edx
	movl	%edx, (%esp)
	movl	36(%esp), %edx
	call	relocate_tls.isra.0
	testl	%eax, %eax
	jne	.L345
	cmpw	$-15, 14(%ebx)
	je	.L348
	movl	32(%esp), %eax
	movl	8(%eax), %eax
.L348:
	movl	4(%ebx), %edx
	movl	28(%esp), %ebx
	movl	4(%ebp), %ecx
	addl	%edx, %eax
	movl	%eax, 36(%esp)
	leal	own_module@GOTOFF(%ebx), %edx
	cmpl	%edx, 32(%esp)
	je	.L384
.L350:
	movl	24(%esp), %ebx
	movl	0(%ebp), %edx
	movl	8(%ebx), %eax
	movl	36(%esp), %ebx
	movl	%ebx, (%esp)
	call	relocate_to.isra.0
	testl	%eax, %eax
	jne	.L345
.L382:
	movl	24(%esp), %esi
	movl	4(%ebp), %edx
	movl	%esi, %eax
	call	unknown.isra.0
	.p2align 4,,10
	.p2align 3
.L356:
	xorl	%eax, %eax
	movl	%eax, 4(%esp)
	movl	24(%esp), %eax
	movl	%eax, (%esp)
	movl	%ebx, %eax
	call	relocate_tls.isra.0
	testl	%eax, %eax
	jne	.L345
	movl	24(%esp), %eax
	movl	4(%ebp), %ecx
	movl	0(%ebp), %edx
	movl	8(%eax), %eax
	movl	%eax, (%esp)
	call	relocate_to.isra.0
	testl	%eax, %eax
	jne	.L345
	jmp	.L382
	.p2align 4,,10
	.p2align 3
.L339:
	movl	36(%esp), %ecx
	xorl	%edx, %edx
	cmpl	$5, %eax
	movl	32(%esp), %eax
	cmove	24(%esp), %edx
	movl	%edx, (%esp)
	addl	%ecx, %eax
	movl	28(%esp), %ecx
	movl	%eax, 36(%esp)
	leal	40(%esp), %eax
	movl	36(%esp), %edx
	movl	modules@GOTOFF(%ecx), %ecx
	call	look_up
	movl	40(%esp), %ecx
	movl	44(%esp), %eax
	movl	%ecx, 32(%esp)
	movl	4(%ebp), %ecx
	movl	%eax, %edx
	cmpb	$5, %cl
	je	.L385
	movl	32(%esp), %edx
	testl	%edx, %edx
	jne	.L386
	movzbl	12(%ebx), %eax
	shrb	$4, %al
	cmpb	$2, %al
	jne	.L349
	xorl	%ebx, %ebx
	movl	%ebx, 36(%esp)
	jmp	.L350
	.p2align 4,,10
	.p2align 3
.L384:
	cmpb	$6, %cl
	jne	.L350
	movl	36(%esp), %eax
	call	copied_to
	movl	4(%ebp), %ecx
	movl	%eax, 36(%esp)
	jmp	.L350
	.p2align 4,,10
	.p2align 3
.L349:
	movl	28(%esp), %eax
	movl	missing@GOTOFF(%eax), %edx
	testl	%edx, %edx
	je	.L353
	movl	%edi, 32(%esp)
	movl	36(%esp), %edi
	movl	%esi, 80(%esp)
	movl	%edx, %esi
	jmp	.L352
	.p2align 4,,10
	.p2align 3
.L354:
	movl	(%esi), %esi
	testl	%esi, %esi
	je	.L380
.L352:
	movl	%edi, 4(%esp)
	movl	28(%esp), %ebx
	movl	4(%esi), %eax
	movl	%eax, (%esp)
	call	strcmp@PLT
	testl	%eax, %eax
	jne	.L354
	movl	%esi, %edx
	movl	32(%esp), %edi
	leal	8(%edx), %eax
	movl	80(%esp), %esi
	movl	%eax, 36(%esp)
	movl	4(%ebp), %ecx
	jmp	.L350
.L358:
	movl	24(%esp), %eax
	movl	%ebx, %edx
	movl	%eax, 32(%esp)
.L340:
	movl	8(%edx), %eax
	movl	8(%ebx), %ecx
	cmpl	%ecx, %eax
	cmova	%ecx, %eax
	cmpw	$-15, 14(%edx)
	je	.L360
	movl	32(%esp), %ebx
	movl	8(%ebx), %ecx
.L344:
	movl	%eax, 8(%esp)
	movl	24(%esp), %ebx
	movl	4(%edx), %eax
	addl	%ecx, %eax
	movl	%eax, 4(%esp)
	movl	8(%ebx), %ecx
	movl	0(%ebp), %eax
	movl	28(%esp), %ebx
	addl	%ecx, %eax
	movl	%eax, (%esp)
	call	memcpy@PLT
	jmp	.L345
.L385:
	movl	32(%esp), %eax
	testl	%eax, %eax
	je	.L345
	.p2align 4,,5
	jmp	.L340
.L386:
	movl	%eax, %ebx
	.p2align 4,,3
	jmp	.L341
.L380:
	movl	32(%esp), %edi
	movl	80(%esp), %esi
.L353:
	movl	$32, %eax
	call	allocate
	movl	28(%esp), %ebx
	movl	%eax, 32(%esp)
	movl	36(%esp), %eax
	movl	%eax, (%esp)
	call	strlen@PLT
	incl	%eax
	call	allocate
	movl	36(%esp), %ecx
	movl	%ecx, 4(%esp)
	movl	%eax, (%esp)
	call	strcpy@PLT
	movl	32(%esp), %edx
	movl	%ebx, 28(%esp)
	movl	missing_import@GOT(%ebx), %ebx
	subl	$10, %ebx
	movl	%eax, 4(%edx)
	movl	%eax, %ecx
	sall	$8, %eax
	shrl	$24, %ecx
	orl	$184, %eax
	movl	%eax, 8(%edx)
	leal	8(%edx), %eax
	movl	%eax, 36(%esp)
	subl	%eax, %ebx
	movl	%ebx, %eax
	sall	$16, %eax
	orl	%eax, %ecx
	orl	$59648, %ecx
	movl	%ecx, 12(%edx)
	movl	%ebx, %ecx
	movl	28(%esp), %ebx
	shrl	$16, %ecx
	movl	%ecx, 16(%edx)
	movl	missing_end@GOTOFF(%ebx), %ecx
	movl	%edx, missing_end@GOTOFF(%ebx)
	movl	%edx, (%ecx)
	movl	4(%ebp), %ecx
	jmp	.L350
.L360:
	xorl	%ecx, %ecx
	jmp	.L344
	.size	relocate_table, .-relocate_table
	.section	.rodata.str1.1
.LC8:
	.string	"its code cannot be relocated"
	.section	.text.relocate,"ax",@progbits
	.p2align 4
	.type	relocate, @function
relocate:
	subl	$28, %esp
	movl	%edi, 24(%esp)
	movl	200(%eax), %ecx
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	movl	%ebx, 16(%esp)
	movl	%esi, 20(%esp)
	testl	%ecx, %ecx
	jne	.L387
	movl	%edx, %ebx
	movl	204(%eax), %edx
	movl	%eax, %esi
	testl	%edx, %edx
	je	.L390
	testl	%ebx, %ebx
	je	.L396
	movl	$1, (%esp)
	movl	$18, %ecx
	movl	$17, %edx
	call	relocate_table
.L387:
	movl	16(%esp), %ebx
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L390:
	movl	%ebx, (%esp)
	movl	$18, %ecx
	movl	$17, %edx
	call	relocate_table
	testl	%ebx, %ebx
	jne	.L387
.L393:
	movl	$0, (%esp)
	movl	%esi, %eax
	movl	$2, %ecx
	movl	$23, %edx
	call	relocate_table
	movl	16(%esp), %ebx
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L396:
	movl	164(%eax), %edx
	movl	$7, %eax
	movl	%edi, %ebx
	movl	%eax, 8(%esp)
	movl	168(%esi), %eax
	andl	$-4096, %edx
	movl	%edx, (%esp)
	addl	$4095, %eax
	andl	$-4096, %eax
	subl	%edx, %eax
	movl	%eax, 4(%esp)
	call	mprotect@PLT
	testl	%eax, %eax
	jne	.L397
	movl	$0, (%esp)
	movl	$18, %ecx
	movl	$17, %edx
	movl	%esi, %eax
	call	relocate_table
	jmp	.L393
.L397:
	movl	4(%esi), %edx
	leal	.LC8@GOTOFF(%edi), %eax
	call	fatal
	.size	relocate, .-relocate
	.section	.text.finish,"ax",@progbits
	.p2align 4
	.type	finish, @function
finish:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	call	__x86.get_pc_thunk.si
	addl	$_GLOBAL_OFFSET_TABLE_, %esi
	pushl	%ebx
	subl	$1052, %esp
	movl	modules@GOTOFF(%esi), %eax
	testl	%eax, %eax
	je	.L398
	leal	16(%esp), %ecx
	xorl	%edx, %edx
	movl	%ecx, 8(%esp)
	.p2align 4
	.p2align 3
.L400:
	movl	8(%esp), %edi
	movl	%edx, %ecx
	incl	%edx
	movl	%eax, %ebx
	movl	%eax, -4(%edi,%edx,4)
	movl	(%eax), %eax
	testl	%eax, %eax
	je	.L408
	cmpl	$255, %edx
	jbe	.L400
.L408:
	movl	8(%esp), %eax
	leal	(%eax,%ecx,4), %edi
	leal	program@GOTOFF(%esi), %eax
	movl	%eax, 12(%esp)
	jmp	.L407
	.p2align 4,,10
	.p2align 3
.L403:
	cmpl	%edi, 8(%esp)
	leal	-4(%edi), %eax
	je	.L398
.L436:
	movl	-4(%edi), %ebx
	movl	%eax, %edi
.L407:
	movl	196(%ebx), %eax
	testl	%eax, %eax
	je	.L403
	movl	116(%ebx), %esi
	testl	%esi, %esi
	je	.L404
	addl	8(%ebx), %esi
	je	.L404
	movl	124(%ebx), %edx
	shrl	$2, %edx
	je	.L404
	leal	-4(%esi,%edx,4), %ebp
	.p2align 4
	.p2align 3
.L405:
	call	*0(%ebp)
	movl	%ebp, %edx
	subl	$4, %ebp
	cmpl	%edx, %esi
	jne	.L405
	movl	196(%ebx), %eax
.L404:
	testl	%eax, %eax
	je	.L403
	movl	12(%esp), %eax
	cmpl	%eax, %ebx
	je	.L403
	movl	64(%ebx), %eax
	testl	%eax, %eax
	je	.L403
	movl	8(%ebx), %edx
	addl	%edx, %eax
	call	*%eax
	leal	-4(%edi), %eax
	cmpl	%edi, 8(%esp)
	jne	.L436
.L398:
	addl	$1052, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	finish, .-finish
	.section	.text.initialise.part.0,"ax",@progbits
	.p2align 4
	.type	initialise.part.0, @function
initialise.part.0:
	pushl	%edi
	movl	$1, %ecx
	pushl	%esi
	movl	%eax, %esi
	pushl	%ebx
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	movl	148(%eax), %ebx
	movl	%ecx, 196(%eax)
	testl	%ebx, %ebx
	jne	.L467
	jmp	.L438
	.p2align 4,,10
	.p2align 3
.L443:
	addl	$8, %ebx
.L467:
	movl	(%ebx), %eax
	testl	%eax, %eax
	je	.L438
	decl	%eax
	.p2align 4,,3
	jne	.L443
	movl	4(%ebx), %eax
	movl	156(%esi), %edx
	addl	%edx, %eax
	call	find_loaded
	testl	%eax, %eax
	je	.L443
	movl	196(%eax), %ecx
	testl	%ecx, %ecx
	jne	.L443
	call	initialise.part.0
	jmp	.L443
	.p2align 4,,10
	.p2align 3
.L438:
	leal	program@GOTOFF(%edi), %eax
	cmpl	%eax, %esi
	je	.L441
	movl	60(%esi), %eax
	testl	%eax, %eax
	jne	.L468
.L441:
	movl	112(%esi), %ebx
	testl	%ebx, %ebx
	je	.L437
	addl	8(%esi), %ebx
	je	.L437
	movl	120(%esi), %eax
	shrl	$2, %eax
	je	.L437
	leal	(%ebx,%eax,4), %esi
	.p2align 4
	.p2align 3
.L447:
	call	*(%ebx)
	addl	$4, %ebx
	cmpl	%esi, %ebx
	jne	.L447
.L437:
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L468:
	movl	8(%esi), %edx
	addl	%edx, %eax
	call	*%eax
	.p2align 4,,4
	jmp	.L441
	.size	initialise.part.0, .-initialise.part.0
	.section	.rodata.str1.1
.LC9:
	.string	": shared library not found\n"
	.section	.text.load_needed,"ax",@progbits
	.p2align 4
	.type	load_needed, @function
load_needed:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bp
	addl	$_GLOBAL_OFFSET_TABLE_, %ebp
	subl	$44, %esp
	testl	%eax, %eax
	je	.L469
	movl	%eax, %edi
	leal	.LC0@GOTOFF(%ebp), %eax
	movl	%eax, 20(%esp)
	leal	.LC9@GOTOFF(%ebp), %eax
	movl	%eax, 24(%esp)
	.p2align 4
	.p2align 3
.L473:
	movl	148(%edi), %esi
	testl	%esi, %esi
	jne	.L487
	jmp	.L471
	.p2align 4,,10
	.p2align 3
.L475:
	addl	$8, %esi
.L487:
	movl	(%esi), %eax
	testl	%eax, %eax
	je	.L471
	decl	%eax
	.p2align 4,,3
	jne	.L475
	movl	4(%esi), %ebx
	movl	156(%edi), %edx
	addl	%edx, %ebx
	movl	%ebx, %eax
	call	find_loaded
	testl	%eax, %eax
	jne	.L475
	movl	%ebx, %eax
	call	is_own_library
	testl	%eax, %eax
	.p2align 4,,2
	jne	.L475
	movl	%edi, %edx
	movl	%ebx, %eax
	call	load_library.part.0
	testl	%eax, %eax
	jne	.L475
	movl	20(%esp), %eax
	movl	%ebp, %ebx
	movl	%eax, (%esp)
	call	strlen@PLT
	movl	$2, (%esp)
	movl	%eax, 8(%esp)
	movl	20(%esp), %eax
	movl	%eax, 4(%esp)
	call	write@PLT
	movl	4(%esi), %ecx
	movl	156(%edi), %eax
	addl	%eax, %ecx
	movl	%ecx, (%esp)
	movl	%ecx, 28(%esp)
	call	strlen@PLT
	movl	28(%esp), %ecx
	movl	$2, (%esp)
	movl	%ecx, 4(%esp)
	movl	%eax, 8(%esp)
	call	write@PLT
	movl	24(%esp), %eax
	movl	%eax, (%esp)
	call	strlen@PLT
	movl	$2, (%esp)
	movl	%eax, 8(%esp)
	movl	24(%esp), %eax
	movl	%eax, 4(%esp)
	call	write@PLT
	jmp	.L475
	.p2align 4,,10
	.p2align 3
.L471:
	movl	(%edi), %edi
	testl	%edi, %edi
	jne	.L473
.L469:
	addl	$44, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	load_needed, .-load_needed
	.section	.rodata.str1.1
.LC10:
	.string	"precis: no library has:"
.LC11:
	.string	" "
	.section	.text.bind,"ax",@progbits
	.p2align 4
	.type	bind, @function
bind:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	subl	$44, %esp
	testl	%eax, %eax
	je	.L489
	movl	%eax, %ebx
	movl	%eax, %esi
	.p2align 4
	.p2align 3
.L490:
	xorl	%edx, %edx
	movl	%esi, %eax
	call	relocate
	movl	(%esi), %esi
	testl	%esi, %esi
	jne	.L490
	.p2align 4
	.p2align 3
.L492:
	movl	200(%ebx), %esi
	testl	%esi, %esi
	jne	.L491
	movl	$1, (%esp)
	movl	$18, %ecx
	movl	$17, %edx
	movl	%ebx, %eax
	call	relocate_table
.L491:
	movl	$1, %ecx
	movl	%ecx, 200(%ebx)
	movl	(%ebx), %ebx
	testl	%ebx, %ebx
	jne	.L492
.L489:
	movl	missing@GOTOFF(%edi), %edx
	testl	%edx, %edx
	je	.L488
	leal	.LC10@GOTOFF(%edi), %esi
	movl	%edi, %ebx
	movl	%esi, (%esp)
	call	strlen@PLT
	movl	%esi, 4(%esp)
	movl	$2, (%esp)
	movl	%eax, 8(%esp)
	call	write@PLT
	movl	missing@GOTOFF(%edi), %esi
	testl	%esi, %esi
	je	.L494
	leal	.LC11@GOTOFF(%edi), %ebp
	.p2align 4
	.p2align 3
.L495:
	movl	%ebp, (%esp)
	movl	%edi, %ebx
	call	strlen@PLT
	movl	%ebp, 4(%esp)
	movl	$2, (%esp)
	movl	%eax, 8(%esp)
	call	write@PLT
	movl	4(%esi), %edx
	movl	%edx, (%esp)
	movl	%edx, 28(%esp)
	call	strlen@PLT
	movl	28(%esp), %edx
	movl	$2, (%esp)
	movl	%edx, 4(%esp)
	movl	%eax, 8(%esp)
	call	write@PLT
	movl	(%esi), %esi
	testl	%esi, %esi
	jne	.L495
.L494:
	leal	.LC2@GOTOFF(%edi), %esi
	movl	%edi, %ebx
	movl	%esi, (%esp)
	call	strlen@PLT
	movl	%esi, 4(%esp)
	movl	$2, (%esp)
	movl	%eax, 8(%esp)
	call	write@PLT
	leal	missing@GOTOFF(%edi), %eax
	movl	%eax, missing_end@GOTOFF(%edi)
	xorl	%eax, %eax
	movl	%eax, missing@GOTOFF(%edi)
.L488:
	addl	$44, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	bind, .-bind
	.section	.rodata.str1.1
.LC12:
	.string	"called, but no library has it"
	.section	.text.report_missing,"ax",@progbits
	.p2align 4
	.globl	report_missing
	.type	report_missing, @function
report_missing:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	subl	$12, %esp
	movl	16(%esp), %edx
	leal	.LC12@GOTOFF(%eax), %eax
	call	fatal
	.size	report_missing, .-report_missing
	.section	.text.library_new_tcb,"ax",@progbits
	.p2align 4
	.globl	library_new_tcb
	.type	library_new_tcb, @function
library_new_tcb:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	$1, (%esp)
	movl	tls_align@GOTOFF(%ebx), %eax
	movl	tls_size@GOTOFF(%ebx), %edx
	addl	%edx, %eax
	addl	$256, %eax
	movl	%eax, 4(%esp)
	call	calloc@PLT
	testl	%eax, %eax
	je	.L508
	movl	24(%esp), %ebx
	addl	$28, %esp
	jmp	make_tcb
	.p2align 4,,10
	.p2align 3
.L508:
	movl	24(%esp), %ebx
	xorl	%eax, %eax
	addl	$28, %esp
	ret
	.size	library_new_tcb, .-library_new_tcb
	.section	.text.library_free_tcb,"ax",@progbits
	.p2align 4
	.globl	library_free_tcb
	.type	library_free_tcb, @function
library_free_tcb:
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$16, %esp
	movl	32(%esp), %edi
	movl	8(%edi), %esi
	testl	%esi, %esi
	je	.L512
	.p2align 4
	.p2align 3
.L513:
	movl	%esi, %eax
	movl	(%esi), %esi
	movl	%eax, (%esp)
	call	free@PLT
	testl	%esi, %esi
	jne	.L513
.L512:
	movl	12(%edi), %eax
	movl	%eax, (%esp)
	call	free@PLT
	addl	$16, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.size	library_free_tcb, .-library_free_tcb
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC13:
	.string	"thread-local storage of an unknown library"
	.align 4
.LC14:
	.string	"no memory for thread-local storage"
	.section	.text.__tls_get_addr,"ax",@progbits
	.p2align 4
	.globl	__tls_get_addr
	.type	__tls_get_addr, @function
__tls_get_addr:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$44, %esp
	movl	64(%esp), %ebp
	movl	modules@GOTOFF(%ebx), %esi
	testl	%esi, %esi
	je	.L520
	movl	0(%ebp), %eax
	jmp	.L521
	.p2align 4,,10
	.p2align 3
.L522:
	movl	(%esi), %esi
	testl	%esi, %esi
	je	.L520
.L521:
	cmpl	%eax, 192(%esi)
	jne	.L522
	movl	188(%esi), %eax
	testl	%eax, %eax
	jne	.L530
	call	thread_pointer@PLT
	movl	%eax, %edx
	movl	8(%eax), %eax
	testl	%eax, %eax
	jne	.L525
	jmp	.L526
	.p2align 4,,10
	.p2align 3
.L527:
	movl	(%eax), %eax
	testl	%eax, %eax
	je	.L526
.L525:
	cmpl	4(%eax), %esi
	.p2align 4,,4
	jne	.L527
	movl	8(%eax), %edi
	movl	4(%ebp), %eax
	addl	$44, %esp
	popl	%ebx
	popl	%esi
	addl	%edi, %eax
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L530:
	call	thread_pointer@PLT
	movl	188(%esi), %ecx
	subl	%ecx, %eax
	movl	%eax, %edi
	movl	4(%ebp), %eax
	addl	$44, %esp
	popl	%ebx
	popl	%esi
	addl	%edi, %eax
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L526:
	movl	%edx, 24(%esp)
	movl	184(%esi), %eax
	movl	180(%esi), %edx
	movl	$1, (%esp)
	addl	%edx, %eax
	addl	$12, %eax
	movl	%eax, 4(%esp)
	call	calloc@PLT
	movl	24(%esp), %edx
	testl	%eax, %eax
	movl	%eax, %ecx
	je	.L547
	movl	%edx, 28(%esp)
	movl	184(%esi), %eax
	movl	%ecx, 24(%esp)
	leal	11(%ecx,%eax), %edi
	negl	%eax
	andl	%eax, %edi
	movl	176(%esi), %eax
	movl	%eax, 8(%esp)
	movl	172(%esi), %eax
	movl	%edi, (%esp)
	movl	%eax, 4(%esp)
	call	memcpy@PLT
	movl	28(%esp), %edx
	movl	24(%esp), %ecx
	movl	8(%edx), %eax
	movl	%esi, 4(%ecx)
	movl	%edi, 8(%ecx)
	movl	%eax, (%ecx)
	movl	4(%ebp), %eax
	movl	%ecx, 8(%edx)
	addl	$44, %esp
	popl	%ebx
	addl	%edi, %eax
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L547:
	movl	4(%esi), %edx
	leal	.LC14@GOTOFF(%ebx), %eax
	call	fatal
.L520:
	leal	.LC3@GOTOFF(%ebx), %edx
	leal	.LC13@GOTOFF(%ebx), %eax
	call	fatal
	.size	__tls_get_addr, .-__tls_get_addr
	.section	.text.library_finish,"ax",@progbits
	.p2align 4
	.globl	library_finish
	.type	library_finish, @function
library_finish:
	ret
	.size	library_finish, .-library_finish
	.section	.rodata.str1.1
.LC15:
	.string	"no such shared library"
	.section	.text.dlopen,"ax",@progbits
	.p2align 4
	.globl	dlopen
	.type	dlopen, @function
dlopen:
	subl	$28, %esp
	movl	%edi, 20(%esp)
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	movl	%ebp, 24(%esp)
	movl	32(%esp), %ebp
	movl	%ebx, 12(%esp)
	movl	%esi, 16(%esp)
	testl	%ebp, %ebp
	movl	modules_end@GOTOFF(%edi), %ebx
	je	.L555
	movl	%ebp, %eax
	call	find_loaded
	testl	%eax, %eax
	movl	%eax, %esi
	je	.L566
.L550:
	movl	(%ebx), %eax
	testl	%eax, %eax
	je	.L549
	call	load_needed
	movl	(%ebx), %eax
	call	bind
.L565:
	movl	(%ebx), %ebx
	testl	%ebx, %ebx
	je	.L549
.L567:
	movl	196(%ebx), %eax
	testl	%eax, %eax
	jne	.L565
	movl	%ebx, %eax
	call	initialise.part.0
	movl	(%ebx), %ebx
	testl	%ebx, %ebx
	jne	.L567
.L549:
	movl	%esi, %eax
	movl	12(%esp), %ebx
	movl	16(%esp), %esi
	movl	20(%esp), %edi
	movl	24(%esp), %ebp
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L555:
	leal	program@GOTOFF(%edi), %esi
	jmp	.L550
	.p2align 4,,10
	.p2align 3
.L566:
	leal	own_module@GOTOFF(%edi), %esi
	movl	%ebp, %eax
	call	is_own_library
	testl	%eax, %eax
	jne	.L550
	leal	program@GOTOFF(%edi), %edx
	movl	%ebp, %eax
	call	load_library.part.0
	testl	%eax, %eax
	movl	%eax, %esi
	jne	.L550
	leal	.LC15@GOTOFF(%edi), %eax
	movl	%eax, error_text@GOTOFF(%edi)
	jmp	.L549
	.size	dlopen, .-dlopen
	.section	.rodata.str1.1
.LC16:
	.string	"no such symbol"
.LC17:
	.string	"not a loaded library"
	.section	.text.dlsym,"ax",@progbits
	.p2align 4
	.globl	dlsym
	.type	dlsym, @function
dlsym:
	pushl	%ebp
	pushl	%edi
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	pushl	%esi
	pushl	%ebx
	subl	$44, %esp
	movl	64(%esp), %edx
	movl	68(%esp), %ebp
	movl	modules@GOTOFF(%edi), %ebx
	movl	60(%esp), %esi
	testl	%ebx, %ebx
	je	.L569
	movl	%ebx, 16(%esp)
	movl	%ebx, %ecx
	movl	%edx, 20(%esp)
	jmp	.L571
	.p2align 4,,10
	.p2align 3
.L628:
	movl	(%ecx), %ecx
	testl	%ecx, %ecx
	je	.L627
.L571:
	movl	164(%ecx), %edx
	movl	%esi, %ebx
	movl	168(%ecx), %eax
	subl	%edx, %ebx
	subl	%edx, %eax
	cmpl	%eax, %ebx
	jnb	.L628
	movl	20(%esp), %edx
	movl	16(%esp), %ebx
	cmpl	$-1, %edx
	je	.L575
	leal	3(%edx), %eax
	cmpl	$1, %eax
	ja	.L629
.L578:
	cmpl	$-3, %edx
	jne	.L598
	leal	own_module@GOTOFF(%edi), %eax
	cmpl	%eax, %ecx
	je	.L598
.L583:
	movl	$0, (%esp)
	leal	24(%esp), %eax
	movl	%ebp, %edx
	call	look_up
	movl	24(%esp), %eax
	movl	28(%esp), %edx
.L577:
	leal	.LC16@GOTOFF(%edi), %ecx
	testl	%eax, %eax
	je	.L586
	cmpw	$-15, 14(%edx)
	je	.L597
	movl	8(%eax), %eax
.L590:
	movl	4(%edx), %ecx
	addl	$44, %esp
	popl	%ebx
	popl	%esi
	addl	%ecx, %eax
	popl	%edi
	popl	%ebp
	jmp	copied_to
	.p2align 4,,10
	.p2align 3
.L627:
	movl	16(%esp), %ebx
	movl	20(%esp), %edx
.L569:
	movl	164+own_module@GOTOFF(%edi), %ecx
	movl	168+own_module@GOTOFF(%edi), %eax
	subl	%ecx, %esi
	subl	%ecx, %eax
	cmpl	%eax, %esi
	jnb	.L630
	cmpl	$-1, %edx
	je	.L631
.L574:
	leal	3(%edx), %eax
	cmpl	$1, %eax
	jbe	.L598
	leal	program@GOTOFF(%edi), %eax
	cmpl	%eax, %edx
	je	.L598
	testl	%ebx, %ebx
	setne	%al
	cmpl	%ebx, %edx
	je	.L582
	.p2align 4
	.p2align 3
.L632:
	testb	%al, %al
	je	.L582
.L584:
	movl	(%ebx), %ebx
	testl	%ebx, %ebx
	setne	%al
	cmpl	%ebx, %edx
	jne	.L632
.L582:
	leal	own_module@GOTOFF(%edi), %ecx
	cmpl	%ecx, %edx
	je	.L592
	leal	.LC17@GOTOFF(%edi), %ecx
	testb	%al, %al
	jne	.L592
.L586:
	movl	%ecx, error_text@GOTOFF(%edi)
	addl	$44, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L597:
	xorl	%eax, %eax
	jmp	.L590
	.p2align 4,,10
	.p2align 3
.L631:
	leal	own_module@GOTOFF(%edi), %ecx
.L575:
	movl	(%ecx), %ecx
	jmp	.L583
	.p2align 4,,10
	.p2align 3
.L629:
	leal	program@GOTOFF(%edi), %eax
	cmpl	%eax, %edx
	je	.L578
	cmpl	%ebx, %edx
	jne	.L584
	.p2align 4
	.p2align 3
.L592:
	movl	$0, (%esp)
	leal	24(%esp), %eax
	movl	%ebp, %ecx
	call	look_up_below
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	jmp	.L577
	.p2align 4,,10
	.p2align 3
.L630:
	cmpl	$-1, %edx
	jne	.L574
	xorl	%ecx, %ecx
	jmp	.L583
.L598:
	movl	%ebx, %ecx
	.p2align 4,,4
	jmp	.L583
	.size	dlsym, .-dlsym
	.section	.text.dlerror,"ax",@progbits
	.p2align 4
	.globl	dlerror
	.type	dlerror, @function
dlerror:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	xorl	%ecx, %ecx
	movl	error_text@GOTOFF(%eax), %edx
	movl	%ecx, error_text@GOTOFF(%eax)
	movl	%edx, %eax
	ret
	.size	dlerror, .-dlerror
	.section	.text.dlclose,"ax",@progbits
	.p2align 4
	.globl	dlclose
	.type	dlclose, @function
dlclose:
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	8(%esp), %ecx
	movl	modules@GOTOFF(%ebx), %eax
	testl	%eax, %eax
	setne	%dl
	cmpl	%eax, %ecx
	jne	.L651
	jmp	.L635
	.p2align 4,,10
	.p2align 3
.L652:
	movl	(%eax), %eax
	testl	%eax, %eax
	setne	%dl
	cmpl	%eax, %ecx
	je	.L635
.L651:
	testb	%dl, %dl
	jne	.L652
.L635:
	leal	own_module@GOTOFF(%ebx), %eax
	cmpl	%eax, %ecx
	je	.L639
	testb	%dl, %dl
	jne	.L639
	leal	.LC17@GOTOFF(%ebx), %eax
	movl	%eax, error_text@GOTOFF(%ebx)
	movl	$-1, %eax
	popl	%ebx
	ret
	.p2align 4,,10
	.p2align 3
.L639:
	popl	%ebx
	xorl	%eax, %eax
	ret
	.size	dlclose, .-dlclose
	.section	.text.getexecname,"ax",@progbits
	.p2align 4
	.globl	getexecname
	.type	getexecname, @function
getexecname:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	movl	program_path@GOTOFF(%eax), %eax
	ret
	.size	getexecname, .-getexecname
	.section	.text.dladdr,"ax",@progbits
	.p2align 4
	.globl	dladdr
	.type	dladdr, @function
dladdr:
	pushl	%ebp
	pushl	%edi
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	pushl	%esi
	pushl	%ebx
	subl	$20, %esp
	movl	44(%esp), %edx
	movl	modules@GOTOFF(%edi), %eax
	testl	%eax, %eax
	je	.L655
	movl	40(%esp), %ebp
	jmp	.L657
	.p2align 4,,10
	.p2align 3
.L680:
	movl	(%eax), %eax
	testl	%eax, %eax
	je	.L655
.L657:
	movl	164(%eax), %ecx
	movl	%ebp, %esi
	movl	168(%eax), %ebx
	subl	%ecx, %esi
	subl	%ecx, %ebx
	cmpl	%ebx, %esi
	jnb	.L680
.L656:
	movl	160(%eax), %ebp
	movl	4(%eax), %edi
	testl	%ebp, %ebp
	je	.L666
	movl	4(%ebp), %esi
	cmpl	$1, %esi
	jbe	.L664
	movl	%edi, 16(%esp)
	movl	8(%eax), %ebx
	xorl	%ebp, %ebp
	movl	%ecx, 8(%esp)
	movl	%eax, 12(%esp)
	movl	%edx, 44(%esp)
	movl	%ebx, (%esp)
	movl	152(%eax), %ebx
	movl	%ebx, 4(%esp)
	movl	$1, %ebx
	movl	4(%esp), %edi
	jmp	.L661
	.p2align 4,,10
	.p2align 3
.L660:
	incl	%ebx
	cmpl	%ebx, %esi
	je	.L681
.L661:
	movl	%ebx, %eax
	sall	$4, %eax
	addl	%edi, %eax
	movzwl	14(%eax), %edx
	movl	4(%eax), %ecx
	decl	%edx
	cmpw	$-258, %dx
	ja	.L660
	movl	(%esp), %edx
	addl	%ecx, %edx
	cmpl	%edx, 40(%esp)
	jb	.L660
	testl	%ebp, %ebp
	je	.L665
	cmpl	%ecx, 4(%ebp)
	jnb	.L660
.L665:
	incl	%ebx
	movl	%eax, %ebp
	cmpl	%ebx, %esi
	jne	.L661
	.p2align 4
	.p2align 3
.L681:
	testl	%ebp, %ebp
	movl	8(%esp), %ecx
	movl	12(%esp), %eax
	movl	16(%esp), %edi
	movl	44(%esp), %edx
	je	.L666
	movl	0(%ebp), %ebx
	movl	156(%eax), %esi
	movl	4(%ebp), %ebp
	addl	%esi, %ebx
	movl	8(%eax), %esi
	addl	%esi, %ebp
.L659:
	movl	%edi, (%edx)
	movl	$1, %eax
	movl	%ecx, 4(%edx)
	movl	%ebx, 8(%edx)
	movl	%ebp, 12(%edx)
	addl	$20, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L655:
	movl	164+own_module@GOTOFF(%edi), %ecx
	movl	40(%esp), %ebx
	movl	168+own_module@GOTOFF(%edi), %eax
	subl	%ecx, %ebx
	subl	%ecx, %eax
	cmpl	%eax, %ebx
	jnb	.L662
	leal	own_module@GOTOFF(%edi), %eax
	jmp	.L656
	.p2align 4,,10
	.p2align 3
.L662:
	addl	$20, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L666:
	xorl	%ebx, %ebx
	jmp	.L659
.L664:
	xorl	%ebx, %ebx
	xorl	%ebp, %ebp
	jmp	.L659
	.size	dladdr, .-dladdr
	.section	.rodata.str1.1
.LC18:
	.string	"program"
.LC19:
	.string	"libc.so.1"
.LC20:
	.string	"LD_LIBRARY_PATH"
.LC21:
	.string	"_environ"
.LC22:
	.string	"environ"
	.section	.text.loader_main,"ax",@progbits
	.p2align 4
	.globl	loader_main
	.type	loader_main, @function
loader_main:
	pushl	%ebp
	xorl	%edx, %edx
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$124, %esp
	movl	144(%esp), %esi
	movl	(%esi), %eax
	leal	8(%esi,%eax,4), %eax
	movl	%eax, 40(%esp)
	xorl	%eax, %eax
.L683:
	movl	%edx, 48(%esp,%eax)
	movl	%edx, 52(%esp,%eax)
	addl	$8, %eax
	cmpl	$64, %eax
	jb	.L683
	movl	40(%esp), %edx
	movl	(%edx), %ebp
	testl	%ebp, %ebp
	je	.L713
	.p2align 4
	.p2align 3
.L686:
	movl	4(%edx), %edi
	addl	$4, %edx
	testl	%edi, %edi
	jne	.L686
	movl	4(%edx), %ebp
	leal	4(%edx), %eax
	testl	%ebp, %ebp
	je	.L714
.L743:
	xorl	%edi, %edi
	jmp	.L692
	.p2align 4,,10
	.p2align 3
.L741:
	movl	4(%eax), %edx
	movl	%edx, 48(%esp,%ebp,4)
.L691:
	movl	8(%eax), %ebp
	addl	$8, %eax
	testl	%ebp, %ebp
	je	.L740
.L692:
	cmpl	$15, %ebp
	jbe	.L741
	cmpl	$2014, %ebp
	jne	.L691
	movl	4(%eax), %edi
	addl	$8, %eax
	movl	(%eax), %ebp
	testl	%ebp, %ebp
	jne	.L692
	.p2align 4
	.p2align 3
.L740:
	movl	84(%esp), %eax
	movl	76(%esp), %ebp
	movl	%eax, %edx
	xorl	%eax, %eax
	movl	%eax, 32(%esp)
	movl	68(%esp), %eax
	movl	%edx, 36(%esp)
	movl	%ebp, %edx
	movl	%eax, 24(%esp)
	movl	60(%esp), %eax
	movl	%eax, 28(%esp)
.L687:
	movl	%edx, 44(%esp)
	movl	%ebp, %eax
	call	relocate_self
	movl	44(%esp), %edx
	leal	.LC19@GOTOFF(%ebx), %eax
	movl	%eax, 4+own_module@GOTOFF(%ebx)
	movl	$1, %eax
	movl	%eax, 196+own_module@GOTOFF(%ebx)
	movl	%ebp, 8+own_module@GOTOFF(%ebx)
	movl	%edi, program_path@GOTOFF(%ebx)
	movl	28(%edx), %eax
	movzwl	44(%edx), %ecx
	addl	%eax, %ebp
	leal	own_module@GOTOFF(%ebx), %eax
	movl	%ebp, %edx
	movl	%eax, 44(%esp)
	call	read_headers
	xorl	%edx, %edx
	call	relocate
	movl	4(%esi), %eax
	testl	%eax, %eax
	je	.L742
.L693:
	movl	24(%esp), %ecx
	leal	program@GOTOFF(%ebx), %esi
	movl	%eax, 4+program@GOTOFF(%ebx)
	movl	28(%esp), %edx
	movl	%esi, %eax
	movl	%esi, 24(%esp)
	call	read_headers
	movl	168+program@GOTOFF(%ebx), %eax
	movl	__break_now@GOT(%ebx), %edx
	addl	$7, %eax
	andl	$-8, %eax
	movl	%eax, (%edx)
	movl	modules_end@GOTOFF(%ebx), %eax
	testl	%eax, %eax
	je	.L694
	movl	%esi, (%eax)
.L695:
	movl	24(%esp), %eax
	leal	.LC20@GOTOFF(%ebx), %edi
	movl	%edi, (%esp)
	movl	%eax, modules_end@GOTOFF(%ebx)
	call	strlen@PLT
	movl	40(%esp), %ebp
	movl	%eax, %esi
	movl	0(%ebp), %eax
	leal	1(%esi), %ecx
	testl	%eax, %eax
	je	.L699
	movl	%ecx, 28(%esp)
	jmp	.L696
	.p2align 4,,10
	.p2align 3
.L698:
	movl	4(%ebp), %eax
	addl	$4, %ebp
	testl	%eax, %eax
	je	.L699
.L696:
	movl	%esi, 8(%esp)
	movl	%edi, 4(%esp)
	movl	%eax, (%esp)
	call	strncmp@PLT
	testl	%eax, %eax
	jne	.L698
	movl	0(%ebp), %eax
	cmpb	$61, (%eax,%esi)
	jne	.L698
	movl	28(%esp), %ecx
	addl	%ecx, %eax
	cmpb	$0, (%eax)
	je	.L698
	.p2align 4
	.p2align 3
.L697:
	movl	%eax, library_path@GOTOFF(%ebx)
	movl	24(%esp), %eax
	movl	$1, %edi
	call	load_needed
	movl	44(%esp), %eax
	xorl	%edx, %edx
	call	relocate
	movl	modules@GOTOFF(%ebx), %ebp
	movl	%edi, 200+own_module@GOTOFF(%ebx)
	testl	%ebp, %ebp
	je	.L701
	movl	tls_size@GOTOFF(%ebx), %edx
	movl	%ebp, %eax
	xorl	%ecx, %ecx
	movl	tls_align@GOTOFF(%ebx), %edi
	.p2align 4
	.p2align 3
.L703:
	movl	192(%eax), %esi
	testl	%esi, %esi
	je	.L702
	movl	184(%eax), %ecx
	movl	180(%eax), %esi
	leal	-1(%edx,%esi), %edx
	movl	%ecx, %esi
	addl	%ecx, %edx
	negl	%esi
	andl	%esi, %edx
	cmpl	%ecx, %edi
	movl	%edx, 188(%eax)
	cmovb	%ecx, %edi
	movb	$1, %cl
.L702:
	movl	(%eax), %eax
	testl	%eax, %eax
	jne	.L703
	testb	%cl, %cl
	je	.L701
	movl	%edx, tls_size@GOTOFF(%ebx)
	movl	%edi, tls_align@GOTOFF(%ebx)
.L701:
	movl	%ebp, %eax
	call	bind
	movl	40(%esp), %esi
	leal	.LC21@GOTOFF(%ebx), %eax
	movl	%esi, %edx
	call	set_variable
	leal	.LC22@GOTOFF(%ebx), %eax
	movl	%esi, %edx
	call	set_variable
	movl	tls_size@GOTOFF(%ebx), %edx
	movl	tls_align@GOTOFF(%ebx), %eax
	addl	%edx, %eax
	addl	$256, %eax
	call	allocate
	call	make_tcb
	movl	%eax, (%esp)
	call	set_thread_pointer@PLT
	movl	140+program@GOTOFF(%ebx), %ebp
	testl	%ebp, %ebp
	je	.L708
	addl	8+program@GOTOFF(%ebx), %ebp
	je	.L708
	movl	144+program@GOTOFF(%ebx), %eax
	shrl	$2, %eax
	je	.L708
	leal	0(%ebp,%eax,4), %edi
	.p2align 4
	.p2align 3
.L709:
	call	*0(%ebp)
	addl	$4, %ebp
	cmpl	%edi, %ebp
	jne	.L709
.L708:
	movl	modules@GOTOFF(%ebx), %edi
	testl	%edi, %edi
	je	.L707
	movl	24(%esp), %esi
	.p2align 4
	.p2align 3
.L706:
	cmpl	%esi, %edi
	je	.L712
	movl	196(%edi), %ebp
	testl	%ebp, %ebp
	jne	.L712
	movl	%edi, %eax
	call	initialise.part.0
.L712:
	movl	(%edi), %edi
	testl	%edi, %edi
	jne	.L706
.L707:
	movl	196+program@GOTOFF(%ebx), %eax
	testl	%eax, %eax
	jne	.L710
	movl	24(%esp), %eax
	call	initialise.part.0
.L710:
	leal	finish@GOTOFF(%ebx), %eax
	movl	36(%esp), %ebx
	xorl	%edx, %edx
	movl	32(%esp), %ecx
	addl	$124, %esp
	orl	%ebx, %edx
	popl	%ebx
	orl	%ecx, %eax
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L699:
	xorl	%eax, %eax
	jmp	.L697
	.p2align 4,,10
	.p2align 3
.L742:
	leal	.LC18@GOTOFF(%ebx), %eax
	jmp	.L693
	.p2align 4,,10
	.p2align 3
.L694:
	movl	24(%esp), %eax
	movl	%eax, modules@GOTOFF(%ebx)
	jmp	.L695
.L713:
	movl	40(%esp), %edx
	movl	4(%edx), %ebp
	leal	4(%edx), %eax
	testl	%ebp, %ebp
	jne	.L743
.L714:
	xorl	%eax, %eax
	xorl	%ecx, %ecx
	movl	%eax, 24(%esp)
	xorl	%eax, %eax
	xorl	%edx, %edx
	movl	%eax, 28(%esp)
	xorl	%eax, %eax
	xorl	%edi, %edi
	movl	%eax, 32(%esp)
	movl	%ecx, 36(%esp)
	jmp	.L687
	.size	loader_main, .-loader_main
	.local	at.0
	.comm	at.0,4,4
	.local	end.1
	.comm	end.1,4,4
	.section	.rodata.str1.1
.LC23:
	.string	"libc."
.LC24:
	.string	"libm."
.LC25:
	.string	"libdl."
.LC26:
	.string	"libpthread."
.LC27:
	.string	"libthread."
.LC28:
	.string	"librt."
.LC29:
	.string	"libposix4."
.LC30:
	.string	"libsocket."
.LC31:
	.string	"libnsl."
.LC32:
	.string	"libxnet."
.LC33:
	.string	"libsec."
.LC34:
	.string	"libintl."
.LC35:
	.string	"libgen."
.LC36:
	.string	"libaio."
.LC37:
	.string	"libmd."
.LC38:
	.string	"libmd5."
.LC39:
	.string	"libresolv."
.LC40:
	.string	"libw."
.LC41:
	.string	"libelf."
.LC42:
	.string	"libmalloc."
.LC43:
	.string	"libmapmalloc."
.LC44:
	.string	"libcurses."
.LC45:
	.string	"libtermcap."
	.section	.data.rel.ro.local,"aw"
	.align 32
	.type	own.2, @object
	.size	own.2, 92
own.2:
	.long	.LC23
	.long	.LC24
	.long	.LC25
	.long	.LC26
	.long	.LC27
	.long	.LC28
	.long	.LC29
	.long	.LC30
	.long	.LC31
	.long	.LC32
	.long	.LC33
	.long	.LC34
	.long	.LC35
	.long	.LC36
	.long	.LC37
	.long	.LC38
	.long	.LC39
	.long	.LC40
	.long	.LC41
	.long	.LC42
	.long	.LC43
	.long	.LC44
	.long	.LC45
	.section	.data.rel.local,"aw"
	.align 4
	.type	missing_end, @object
	.size	missing_end, 4
missing_end:
	.long	missing
	.local	missing
	.comm	missing,4,4
	.local	tls_count
	.comm	tls_count,4,4
	.data
	.align 4
	.type	tls_align, @object
	.size	tls_align, 4
tls_align:
	.long	8
	.local	tls_size
	.comm	tls_size,4,4
	.local	library_path
	.comm	library_path,4,4
	.local	program_path
	.comm	program_path,4,4
	.local	error_text
	.comm	error_text,4,4
	.local	program
	.comm	program,208,32
	.local	own_module
	.comm	own_module,208,32
	.local	modules_end
	.comm	modules_end,4,4
	.local	modules
	.comm	modules,4,4
	.section	.text.__x86.get_pc_thunk.ax,"axG",@progbits,__x86.get_pc_thunk.ax,comdat
	.globl	__x86.get_pc_thunk.ax
	.hidden	__x86.get_pc_thunk.ax
	.type	__x86.get_pc_thunk.ax, @function
__x86.get_pc_thunk.ax:
	movl	(%esp), %eax
	ret
	.section	.text.__x86.get_pc_thunk.cx,"axG",@progbits,__x86.get_pc_thunk.cx,comdat
	.globl	__x86.get_pc_thunk.cx
	.hidden	__x86.get_pc_thunk.cx
	.type	__x86.get_pc_thunk.cx, @function
__x86.get_pc_thunk.cx:
	movl	(%esp), %ecx
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
	.section	.text.__x86.get_pc_thunk.bp,"axG",@progbits,__x86.get_pc_thunk.bp,comdat
	.globl	__x86.get_pc_thunk.bp
	.hidden	__x86.get_pc_thunk.bp
	.type	__x86.get_pc_thunk.bp, @function
__x86.get_pc_thunk.bp:
	movl	(%esp), %ebp
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
