// e849b259ea29f2ad394450c1ea90624a emu/guest/sunos/loader.c
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
	movl	208(%eax), %ebx
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
	movl	%ebx, 208(%eax)
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
	xorl	%ecx, %ecx
	movl	%ecx, 196(%eax)
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
	movl	at.1@GOTOFF(%ebx), %edx
	movl	end.2@GOTOFF(%ebx), %eax
	subl	%edx, %eax
	cmpl	%esi, %eax
	jb	.L58
	movl	%edx, %eax
.L59:
	addl	%edx, %esi
	movl	40(%esp), %edi
	movl	%esi, at.1@GOTOFF(%ebx)
	movl	32(%esp), %ebx
	movl	36(%esp), %esi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L58:
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
	je	.L64
	movl	%eax, at.1@GOTOFF(%ebx)
	testl	%eax, %eax
	movl	%eax, %edx
	je	.L61
	addl	%eax, %edi
	movl	%edi, end.2@GOTOFF(%ebx)
	jmp	.L59
	.p2align 4,,10
	.p2align 3
.L64:
	xorl	%eax, %eax
	movl	%eax, at.1@GOTOFF(%ebx)
.L61:
	leal	.LC3@GOTOFF(%ebx), %edx
	leal	.LC4@GOTOFF(%ebx), %eax
	call	fatal
	.size	allocate, .-allocate
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
	jne	.L66
	jmp	.L69
	.p2align 4,,10
	.p2align 3
.L77:
	movl	0(%ebp), %ebp
	testl	%ebp, %ebp
	je	.L69
.L66:
	cmpl	%edi, %ebp
	.p2align 4,,4
	je	.L77
	movl	%esi, 4(%esp)
	movl	28(%esp), %ebx
	movl	4(%ebp), %eax
	movl	%eax, (%esp)
	call	strcmp@PLT
	testl	%eax, %eax
	je	.L65
	movzbl	(%esi), %eax
	movl	%esi, %ecx
	testb	%al, %al
	je	.L71
	movl	%esi, %edx
	.p2align 4
	.p2align 3
.L73:
	incl	%edx
	cmpb	$47, %al
	movzbl	(%edx), %eax
	cmove	%edx, %ecx
	testb	%al, %al
	jne	.L73
.L71:
	movl	4(%ebp), %eax
	movzbl	(%eax), %edx
	movl	%eax, %ebx
	testb	%dl, %dl
	je	.L74
	.p2align 4
	.p2align 3
.L76:
	incl	%eax
	cmpb	$47, %dl
	movzbl	(%eax), %edx
	cmove	%eax, %ebx
	testb	%dl, %dl
	jne	.L76
.L74:
	movl	%ebx, (%esp)
	movl	28(%esp), %ebx
	movl	%ecx, 4(%esp)
	call	strcmp@PLT
	testl	%eax, %eax
	jne	.L77
.L65:
	addl	$44, %esp
	movl	%ebp, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L69:
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
	je	.L95
	movl	(%ebx), %edi
	testl	%edi, %edi
	je	.L95
	movl	%ecx, %eax
	xorl	%edx, %edx
	divl	%edi
	leal	8(%ebx), %ecx
	movl	(%ecx,%edx,4), %edx
	testl	%edx, %edx
	je	.L95
	movl	%edx, %ebp
	movl	%edi, %edx
	movl	%esi, %edi
	jmp	.L96
	.p2align 4,,10
	.p2align 3
.L99:
	addl	%edx, %ebp
	movl	(%ecx,%ebp,4), %ebp
	testl	%ebp, %ebp
	je	.L95
	movl	160(%edi), %ebx
.L96:
	cmpl	4(%ebx), %ebp
	jnb	.L95
	movl	152(%edi), %ebx
	movl	%ebp, %esi
	sall	$4, %esi
	addl	%ebx, %esi
	cmpw	$0, 14(%esi)
	je	.L99
	movzbl	12(%esi), %eax
	shrb	$4, %al
	je	.L99
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
	jne	.L99
	movl	%esi, %ebp
	jmp	.L92
	.p2align 4,,10
	.p2align 3
.L95:
	xorl	%ebp, %ebp
.L92:
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
	leal	own.0@GOTOFF(%edi), %ebp
	leal	92(%ebp), %eax
	movl	%eax, 28(%esp)
	.p2align 4
	.p2align 3
.L118:
	movl	0(%ebp), %edi
	movl	24(%esp), %ebx
	movl	%edi, (%esp)
	call	strlen@PLT
	movzbl	(%esi), %edx
	movl	%esi, %ecx
	testb	%dl, %dl
	movl	%eax, %ebx
	je	.L114
	movl	%esi, %eax
	.p2align 4
	.p2align 3
.L116:
	incl	%eax
	cmpb	$47, %dl
	movzbl	(%eax), %edx
	cmove	%eax, %ecx
	testb	%dl, %dl
	jne	.L116
.L114:
	movl	%ebx, 8(%esp)
	movl	24(%esp), %ebx
	movl	%edi, 4(%esp)
	movl	%ecx, (%esp)
	call	strncmp@PLT
	testl	%eax, %eax
	je	.L120
	addl	$4, %ebp
	cmpl	%ebp, 28(%esp)
	jne	.L118
	addl	$44, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L120:
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
	je	.L136
	movl	%ecx, %eax
	xorl	%ecx, %ecx
	.p2align 4
	.p2align 3
.L126:
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
	jne	.L126
.L125:
	movl	%edi, %edx
	movl	%esi, %eax
	call	find_in
	testl	%eax, %eax
	je	.L150
.L127:
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
.L150:
	cmpl	$15, 64(%esp)
	movl	148(%esi), %ebx
	jg	.L139
	xorl	%edx, %edx
	testl	%ebx, %ebx
	movl	%edx, 16(%esp)
	je	.L139
	.p2align 4
	.p2align 3
.L128:
	movl	(%ebx), %eax
	testl	%eax, %eax
	je	.L151
	addl	$8, %ebx
	decl	%eax
	jne	.L128
	movl	-4(%ebx), %eax
	movl	156(%esi), %ecx
	addl	%ecx, %eax
	call	find_loaded
	testl	%eax, %eax
	movl	%eax, %edx
	je	.L132
	movl	64(%esp), %eax
	leal	1(%eax), %ecx
.L133:
	movl	%ecx, (%esp)
	leal	24(%esp), %eax
	movl	%edi, %ecx
	call	look_up_below
	movl	24(%esp), %edx
	movl	28(%esp), %eax
	testl	%edx, %edx
	movl	%eax, 16(%esp)
	je	.L128
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
.L151:
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
.L132:
	movl	-4(%ebx), %eax
	movl	156(%esi), %edx
	addl	%edx, %eax
	call	is_own_library
	testl	%eax, %eax
	je	.L128
	movl	64(%esp), %eax
	leal	1(%eax), %ecx
	movl	20(%esp), %eax
	leal	own_module@GOTOFF(%eax), %edx
	jmp	.L133
	.p2align 4,,10
	.p2align 3
.L136:
	xorl	%ecx, %ecx
	jmp	.L125
.L139:
	xorl	%esi, %esi
	jmp	.L127
	.size	look_up_below, .-look_up_below
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
	js	.L172
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
	jle	.L154
	cmpl	$1179403647, 96(%esp)
	je	.L188
.L154:
	movl	%edi, (%esp)
	call	close@PLT
.L152:
	movl	40(%esp), %eax
	movl	4204(%esp), %ebx
	movl	4208(%esp), %esi
	movl	4212(%esp), %edi
	movl	4216(%esp), %ebp
	addl	$4220, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L172:
	xorl	%eax, %eax
	movl	%eax, 40(%esp)
	jmp	.L152
	.p2align 4,,10
	.p2align 3
.L188:
	cmpw	$257, 100(%esp)
	jne	.L154
	cmpl	$196611, 112(%esp)
	jne	.L154
	cmpw	$32, 138(%esp)
	jne	.L154
	movl	124(%esp), %eax
	cmpl	$4096, %eax
	ja	.L154
	movzwl	140(%esp), %ecx
	movl	$4096, %edx
	subl	%eax, %edx
	shrl	$5, %edx
	cmpl	%ecx, %edx
	jb	.L154
	addl	%ebp, %eax
	movl	%eax, 48(%esp)
	movl	$212, %eax
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
	je	.L158
	movl	52(%esp), %esi
	xorl	%ebp, %ebp
	movl	$-1, %ecx
	movl	48(%esp), %eax
	sall	$5, %esi
	movl	%eax, 56(%esp)
	addl	%eax, %esi
	.p2align 4
	.p2align 3
.L157:
	cmpl	$1, (%eax)
	jne	.L156
	movl	8(%eax), %edx
	cmpl	%edx, %ecx
	cmova	%edx, %ecx
	addl	20(%eax), %edx
	cmpl	%edx, %ebp
	cmovb	%edx, %ebp
.L156:
	addl	$32, %eax
	cmpl	%eax, %esi
	jne	.L157
	andl	$-4096, %ecx
	cmpl	%ebp, %ecx
	movl	%ecx, %esi
	jnb	.L158
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
	ja	.L158
	movl	40(%esp), %ecx
	subl	%esi, %eax
	movl	52(%esp), %ebp
	movl	%edi, 52(%esp)
	movl	56(%esp), %esi
	movl	%eax, 8(%ecx)
	xorl	%ecx, %ecx
	movl	%ecx, %edi
	jmp	.L169
	.p2align 4,,10
	.p2align 3
.L160:
	incl	%edi
	addl	$32, %esi
	cmpl	%edi, %ebp
	je	.L189
.L169:
	cmpl	$1, (%esi)
	jne	.L160
	movl	20(%esi), %eax
	testl	%eax, %eax
	je	.L160
	movl	40(%esp), %ecx
	movl	8(%esi), %edx
	movl	8(%ecx), %ecx
	movl	%ecx, 56(%esp)
	movl	%ecx, 64(%esp)
	movl	16(%esi), %ecx
	movl	%ecx, 60(%esp)
	cmpl	%ecx, %eax
	jb	.L158
	movl	%edx, 72(%esp)
	andl	$4095, %edx
	movl	%edx, %ecx
	movl	4(%esi), %edx
	movl	%ecx, 68(%esp)
	movl	%edx, 80(%esp)
	andl	$4095, %edx
	cmpl	%edx, %ecx
	jne	.L158
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
	jne	.L190
	movl	72(%esp), %ecx
	addl	%ecx, %eax
	movl	64(%esp), %ecx
	addl	%eax, %ecx
.L165:
	cmpl	%ecx, 76(%esp)
	jb	.L166
.L168:
	testb	$2, 56(%esp)
	je	.L160
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
	jmp	.L160
	.p2align 4,,10
	.p2align 3
.L189:
	movl	40(%esp), %esi
	movzwl	140(%esp), %ecx
	movl	48(%esp), %edx
	movl	52(%esp), %edi
	movl	%esi, %eax
	call	read_headers
	movl	modules_end@GOTOFF(%ebx), %eax
	testl	%eax, %eax
	je	.L170
	movl	%esi, (%eax)
.L171:
	movl	40(%esp), %eax
	movl	%eax, modules_end@GOTOFF(%ebx)
	jmp	.L154
	.p2align 4,,10
	.p2align 3
.L158:
	movl	44(%esp), %edx
	leal	.LC5@GOTOFF(%ebx), %eax
	call	fatal
	.p2align 4,,10
	.p2align 3
.L170:
	movl	40(%esp), %eax
	movl	%eax, modules@GOTOFF(%ebx)
	jmp	.L171
.L190:
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
	ja	.L158
	movl	20(%esi), %eax
	movl	8(%esi), %edx
	movl	64(%esp), %ecx
	addl	%edx, %eax
	addl	%eax, %ecx
	movl	16(%esi), %eax
	testl	%eax, %eax
	je	.L187
	movl	88(%esp), %eax
	movl	%eax, 76(%esp)
.L187:
	movl	24(%esi), %eax
	movl	%eax, 56(%esp)
	jmp	.L165
.L166:
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
	ja	.L158
	movl	24(%esi), %eax
	movl	60(%esp), %ecx
	movl	%eax, 56(%esp)
	jmp	.L168
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
	je	.L193
	movl	%ebp, %edi
	movl	%edx, %ebp
	movzbl	(%edi), %eax
	testb	%al, %al
	je	.L193
	.p2align 4
	.p2align 3
.L218:
	subb	$58, %al
	xorl	%esi, %esi
	cmpb	$1, %al
	ja	.L194
	jmp	.L216
	.p2align 4,,10
	.p2align 3
.L217:
	testb	%al, %al
	je	.L203
.L194:
	incl	%esi
	movzbl	(%edi,%esi), %eax
	movb	%al, %dl
	subb	$58, %dl
	cmpb	$1, %dl
	ja	.L217
.L203:
	leal	(%edi,%esi), %eax
	movl	%eax, 24(%esp)
.L201:
	movl	%ebp, (%esp)
	call	strlen@PLT
	leal	2(%esi,%eax), %eax
	cmpl	$1023, %eax
	jbe	.L196
.L200:
	movl	24(%esp), %eax
	cmpb	$1, (%eax)
	sbbl	$-1, %esi
	addl	%esi, %edi
	movzbl	(%edi), %eax
	testb	%al, %al
	jne	.L218
.L193:
	addl	$1068, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L196:
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
	je	.L200
	addl	$1068, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L216:
	movl	%edi, 24(%esp)
	jmp	.L201
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
	jne	.L242
	movl	library_path@GOTOFF(%ebx), %eax
	testl	%eax, %eax
	je	.L243
	movl	%esi, %edx
	call	load_from
	testl	%eax, %eax
	jne	.L238
	testl	%edi, %edi
	.p2align 4,,2
	je	.L226
.L222:
	movl	128(%edi), %edx
	testl	%edx, %edx
	je	.L244
.L241:
	movl	156(%edi), %eax
	addl	%edx, %eax
	movl	%esi, %edx
	call	load_from
.L226:
	testl	%eax, %eax
	je	.L228
.L238:
	movl	16(%esp), %ebx
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L243:
	testl	%edi, %edi
	jne	.L222
.L228:
	movl	24(%esp), %edi
	leal	.LC6@GOTOFF(%ebx), %eax
	movl	%esi, %edx
	movl	16(%esp), %ebx
	movl	20(%esp), %esi
	addl	$28, %esp
	jmp	load_from
	.p2align 4,,10
	.p2align 3
.L242:
	movl	16(%esp), %ebx
	movl	%esi, %edx
	movl	%esi, %eax
	movl	24(%esp), %edi
	movl	20(%esp), %esi
	addl	$28, %esp
	jmp	load_file
	.p2align 4,,10
	.p2align 3
.L244:
	movl	72(%edi), %edx
	testl	%edx, %edx
	je	.L228
	jmp	.L241
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
	je	.L248
	movl	(%eax), %ebx
	addl	%ebx, %ecx
.L248:
	movzbl	%dl, %edx
	cmpl	$2, %edx
	je	.L249
	jbe	.L261
	subl	$6, %edx
	xorl	%ebx, %ebx
	cmpl	$1, %edx
	ja	.L247
.L251:
	movl	%ecx, (%eax)
	movl	$1, %ebx
.L247:
	movl	%ebx, %eax
	popl	%ebx
	ret
	.p2align 4,,10
	.p2align 3
.L261:
	decl	%edx
	je	.L251
	xorl	%ebx, %ebx
	movl	%ebx, %eax
	popl	%ebx
	ret
	.p2align 4,,10
	.p2align 3
.L249:
	subl	%eax, %ecx
	jmp	.L251
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
	je	.L263
	cmpl	$36, %ecx
	je	.L264
	cmpl	$14, %ecx
	je	.L265
	popl	%ebx
	xorl	%eax, %eax
	.p2align 4,,2
	ret
	.p2align 4,,10
	.p2align 3
.L263:
	movl	8(%esp), %ebx
	movl	192(%ebx), %ebx
	movl	%ebx, 12(%esp)
.L267:
	movl	12(%esp), %ebx
	movl	%ebx, (%eax)
	movl	$1, %eax
	popl	%ebx
	ret
	.p2align 4,,10
	.p2align 3
.L265:
	andl	$254, %edx
	cmpl	$6, %edx
	je	.L270
	movl	(%eax), %edx
.L269:
	movl	8(%esp), %ebx
	movl	12(%esp), %ecx
	subl	188(%ebx), %ecx
	addl	%ecx, %edx
	movl	%edx, 12(%esp)
	jmp	.L267
	.p2align 4,,10
	.p2align 3
.L264:
	andl	$254, %edx
	cmpl	$6, %edx
	je	.L267
	movl	(%eax), %ebx
	addl	%ebx, 12(%esp)
	jmp	.L267
	.p2align 4,,10
	.p2align 3
.L270:
	xorl	%edx, %edx
	jmp	.L269
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
	je	.L282
	movl	%edx, %ecx
	xorl	%ebx, %ebx
	.p2align 4
	.p2align 3
.L277:
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
	jne	.L277
.L291:
	testl	%esi, %esi
	je	.L292
	.p2align 4
	.p2align 3
.L281:
	cmpl	%esi, %edi
	je	.L279
	movl	%ebx, %ecx
	movl	%ebp, %edx
	movl	%esi, %eax
	call	find_in
	testl	%eax, %eax
	jne	.L280
.L279:
	movl	(%esi), %esi
	testl	%esi, %esi
	jne	.L281
.L292:
	movl	12(%esp), %eax
	movl	%ebp, %edx
	movl	%ebx, %ecx
	leal	own_module@GOTOFF(%eax), %esi
	movl	%esi, %eax
	call	find_in
	xorl	%edx, %edx
	testl	%eax, %eax
	cmove	%edx, %esi
.L280:
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
.L282:
	xorl	%ebx, %ebx
	jmp	.L291
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
	je	.L295
	addl	8+program@GOTOFF(%edi), %ebx
	je	.L295
	movl	84+program@GOTOFF(%edi), %esi
	shrl	$3, %esi
	je	.L295
	leal	24(%esp), %ebp
	movl	%ebp, 20(%esp)
	leal	program@GOTOFF(%edi), %ecx
	movl	%eax, %ebp
	movl	%ecx, 16(%esp)
	jmp	.L300
	.p2align 4,,10
	.p2align 3
.L297:
	addl	$8, %ebx
	decl	%esi
	je	.L313
.L300:
	movl	4(%ebx), %eax
	cmpb	$5, %al
	jne	.L297
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
	je	.L297
	cmpw	$-15, 14(%edx)
	je	.L301
	movl	8(%eax), %eax
.L299:
	movl	4(%edx), %ecx
	addl	%ecx, %eax
	cmpl	%eax, %ebp
	jne	.L297
	movl	(%ebx), %eax
	movl	8+program@GOTOFF(%edi), %edx
	addl	%edx, %eax
.L295:
	addl	$44, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L313:
	addl	$44, %esp
	movl	%ebp, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L301:
	xorl	%eax, %eax
	jmp	.L299
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
	je	.L315
	cmpw	$-15, 14(%edx)
	je	.L317
	movl	8(%eax), %eax
.L316:
	movl	4(%edx), %edx
	movl	%ebx, (%edx,%eax)
.L315:
	movl	36(%esp), %ebx
	movl	40(%esp), %esi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L317:
	xorl	%eax, %eax
	jmp	.L316
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
	je	.L322
	addl	8(%esi), %eax
	je	.L322
	movl	12(%esi,%ecx,4), %edi
	shrl	$3, %edi
	je	.L322
	movl	%esi, 24(%esp)
	movl	%eax, %ebp
	movl	80(%esp), %esi
	jmp	.L345
	.p2align 4,,10
	.p2align 3
.L333:
	addl	$8, %ebp
	decl	%edi
	je	.L322
.L345:
	movl	4(%ebp), %ecx
	xorl	%edx, %edx
	movzbl	%cl, %eax
	cmpl	$5, %eax
	sete	%dl
	cmpl	%esi, %edx
	jne	.L333
	movl	%ecx, %ebx
	shrl	$8, %ebx
	jne	.L371
	movl	24(%esp), %ebx
	testl	%eax, %eax
	movl	0(%ebp), %edx
	movl	8(%ebx), %ebx
	je	.L333
	cmpl	$8, %eax
	jne	.L344
	movl	28(%esp), %eax
	leal	own_module@GOTOFF(%eax), %eax
	cmpl	%eax, 24(%esp)
	je	.L333
	addl	%ebx, (%edx,%ebx)
	addl	$8, %ebp
	decl	%edi
	jne	.L345
.L322:
	addl	$60, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L371:
	movl	24(%esp), %edx
	sall	$4, %ebx
	addl	152(%edx), %ebx
	movl	156(%edx), %edx
	movl	%edx, 32(%esp)
	movl	(%ebx), %edx
	movl	%edx, 36(%esp)
	movzbl	12(%ebx), %edx
	shrb	$4, %dl
	jne	.L327
	cmpl	$5, %eax
	je	.L346
	movl	24(%esp), %edx
	movl	%edx, 32(%esp)
.L329:
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
	jne	.L333
	cmpw	$-15, 14(%ebx)
	je	.L336
	movl	32(%esp), %eax
	movl	8(%eax), %eax
.L336:
	movl	4(%ebx), %edx
	movl	28(%esp), %ebx
	movl	4(%ebp), %ecx
	addl	%edx, %eax
	movl	%eax, 36(%esp)
	leal	own_module@GOTOFF(%ebx), %edx
	cmpl	%edx, 32(%esp)
	je	.L372
.L338:
	movl	24(%esp), %ebx
	movl	0(%ebp), %edx
	movl	8(%ebx), %eax
	movl	36(%esp), %ebx
	movl	%ebx, (%esp)
	call	relocate_to.isra.0
	testl	%eax, %eax
	jne	.L333
.L370:
	movl	24(%esp), %esi
	movl	4(%ebp), %edx
	movl	%esi, %eax
	call	unknown.isra.0
	.p2align 4,,10
	.p2align 3
.L344:
	xorl	%eax, %eax
	movl	%eax, 4(%esp)
	movl	24(%esp), %eax
	movl	%eax, (%esp)
	movl	%ebx, %eax
	call	relocate_tls.isra.0
	testl	%eax, %eax
	jne	.L333
	movl	24(%esp), %eax
	movl	4(%ebp), %ecx
	movl	0(%ebp), %edx
	movl	8(%eax), %eax
	movl	%eax, (%esp)
	call	relocate_to.isra.0
	testl	%eax, %eax
	jne	.L333
	jmp	.L370
	.p2align 4,,10
	.p2align 3
.L327:
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
	je	.L373
	movl	32(%esp), %edx
	testl	%edx, %edx
	jne	.L374
	movzbl	12(%ebx), %eax
	shrb	$4, %al
	cmpb	$2, %al
	jne	.L337
	xorl	%ebx, %ebx
	movl	%ebx, 36(%esp)
	jmp	.L338
	.p2align 4,,10
	.p2align 3
.L372:
	cmpb	$6, %cl
	jne	.L338
	movl	36(%esp), %eax
	call	copied_to
	movl	4(%ebp), %ecx
	movl	%eax, 36(%esp)
	jmp	.L338
	.p2align 4,,10
	.p2align 3
.L337:
	movl	28(%esp), %eax
	movl	missing@GOTOFF(%eax), %edx
	testl	%edx, %edx
	je	.L341
	movl	%edi, 32(%esp)
	movl	36(%esp), %edi
	movl	%esi, 80(%esp)
	movl	%edx, %esi
	jmp	.L340
	.p2align 4,,10
	.p2align 3
.L342:
	movl	(%esi), %esi
	testl	%esi, %esi
	je	.L368
.L340:
	movl	%edi, 4(%esp)
	movl	28(%esp), %ebx
	movl	4(%esi), %eax
	movl	%eax, (%esp)
	call	strcmp@PLT
	testl	%eax, %eax
	jne	.L342
	movl	%esi, %edx
	movl	32(%esp), %edi
	leal	8(%edx), %eax
	movl	80(%esp), %esi
	movl	%eax, 36(%esp)
	movl	4(%ebp), %ecx
	jmp	.L338
.L346:
	movl	24(%esp), %eax
	movl	%ebx, %edx
	movl	%eax, 32(%esp)
.L328:
	movl	8(%edx), %eax
	movl	8(%ebx), %ecx
	cmpl	%ecx, %eax
	cmova	%ecx, %eax
	cmpw	$-15, 14(%edx)
	je	.L348
	movl	32(%esp), %ebx
	movl	8(%ebx), %ecx
.L332:
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
	jmp	.L333
.L373:
	movl	32(%esp), %eax
	testl	%eax, %eax
	je	.L333
	.p2align 4,,5
	jmp	.L328
.L374:
	movl	%eax, %ebx
	.p2align 4,,3
	jmp	.L329
.L368:
	movl	32(%esp), %edi
	movl	80(%esp), %esi
.L341:
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
	jmp	.L338
.L348:
	xorl	%ecx, %ecx
	jmp	.L332
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
	movl	204(%eax), %ecx
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	movl	%ebx, 16(%esp)
	movl	%esi, 20(%esp)
	testl	%ecx, %ecx
	jne	.L375
	movl	%edx, %ebx
	movl	208(%eax), %edx
	movl	%eax, %esi
	testl	%edx, %edx
	je	.L378
	testl	%ebx, %ebx
	je	.L384
	movl	$1, (%esp)
	movl	$18, %ecx
	movl	$17, %edx
	call	relocate_table
.L375:
	movl	16(%esp), %ebx
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L378:
	movl	%ebx, (%esp)
	movl	$18, %ecx
	movl	$17, %edx
	call	relocate_table
	testl	%ebx, %ebx
	jne	.L375
.L381:
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
.L384:
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
	jne	.L385
	movl	$0, (%esp)
	movl	$18, %ecx
	movl	$17, %edx
	movl	%esi, %eax
	call	relocate_table
	jmp	.L381
.L385:
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
	je	.L386
	leal	16(%esp), %ecx
	xorl	%edx, %edx
	movl	%ecx, 8(%esp)
	.p2align 4
	.p2align 3
.L388:
	movl	8(%esp), %edi
	movl	%edx, %ecx
	incl	%edx
	movl	%eax, %ebx
	movl	%eax, -4(%edi,%edx,4)
	movl	(%eax), %eax
	testl	%eax, %eax
	je	.L396
	cmpl	$255, %edx
	jbe	.L388
.L396:
	movl	8(%esp), %eax
	leal	(%eax,%ecx,4), %edi
	leal	program@GOTOFF(%esi), %eax
	movl	%eax, 12(%esp)
	jmp	.L395
	.p2align 4,,10
	.p2align 3
.L391:
	cmpl	%edi, 8(%esp)
	leal	-4(%edi), %eax
	je	.L386
.L424:
	movl	-4(%edi), %ebx
	movl	%eax, %edi
.L395:
	movl	200(%ebx), %eax
	testl	%eax, %eax
	je	.L391
	movl	116(%ebx), %esi
	testl	%esi, %esi
	je	.L392
	addl	8(%ebx), %esi
	je	.L392
	movl	124(%ebx), %edx
	shrl	$2, %edx
	je	.L392
	leal	-4(%esi,%edx,4), %ebp
	.p2align 4
	.p2align 3
.L393:
	call	*0(%ebp)
	movl	%ebp, %edx
	subl	$4, %ebp
	cmpl	%edx, %esi
	jne	.L393
	movl	200(%ebx), %eax
.L392:
	testl	%eax, %eax
	je	.L391
	movl	12(%esp), %eax
	cmpl	%eax, %ebx
	je	.L391
	movl	64(%ebx), %eax
	testl	%eax, %eax
	je	.L391
	movl	8(%ebx), %edx
	addl	%edx, %eax
	call	*%eax
	leal	-4(%edi), %eax
	cmpl	%edi, 8(%esp)
	jne	.L424
.L386:
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
	movl	%ecx, 200(%eax)
	testl	%ebx, %ebx
	jne	.L455
	jmp	.L426
	.p2align 4,,10
	.p2align 3
.L431:
	addl	$8, %ebx
.L455:
	movl	(%ebx), %eax
	testl	%eax, %eax
	je	.L426
	decl	%eax
	.p2align 4,,3
	jne	.L431
	movl	4(%ebx), %eax
	movl	156(%esi), %edx
	addl	%edx, %eax
	call	find_loaded
	testl	%eax, %eax
	je	.L431
	movl	200(%eax), %ecx
	testl	%ecx, %ecx
	jne	.L431
	call	initialise.part.0
	jmp	.L431
	.p2align 4,,10
	.p2align 3
.L426:
	leal	program@GOTOFF(%edi), %eax
	cmpl	%eax, %esi
	je	.L429
	movl	60(%esi), %eax
	testl	%eax, %eax
	jne	.L456
.L429:
	movl	112(%esi), %ebx
	testl	%ebx, %ebx
	je	.L425
	addl	8(%esi), %ebx
	je	.L425
	movl	120(%esi), %eax
	shrl	$2, %eax
	je	.L425
	leal	(%ebx,%eax,4), %esi
	.p2align 4
	.p2align 3
.L435:
	call	*(%ebx)
	addl	$4, %ebx
	cmpl	%esi, %ebx
	jne	.L435
.L425:
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L456:
	movl	8(%esi), %edx
	addl	%edx, %eax
	call	*%eax
	.p2align 4,,4
	jmp	.L429
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
	je	.L457
	movl	%eax, %edi
	leal	.LC0@GOTOFF(%ebp), %eax
	movl	%eax, 20(%esp)
	leal	.LC9@GOTOFF(%ebp), %eax
	movl	%eax, 24(%esp)
	.p2align 4
	.p2align 3
.L461:
	movl	148(%edi), %esi
	testl	%esi, %esi
	jne	.L475
	jmp	.L459
	.p2align 4,,10
	.p2align 3
.L463:
	addl	$8, %esi
.L475:
	movl	(%esi), %eax
	testl	%eax, %eax
	je	.L459
	decl	%eax
	.p2align 4,,3
	jne	.L463
	movl	4(%esi), %ebx
	movl	156(%edi), %edx
	addl	%edx, %ebx
	movl	%ebx, %eax
	call	find_loaded
	testl	%eax, %eax
	jne	.L463
	movl	%ebx, %eax
	call	is_own_library
	testl	%eax, %eax
	.p2align 4,,2
	jne	.L463
	movl	%edi, %edx
	movl	%ebx, %eax
	call	load_library.part.0
	testl	%eax, %eax
	jne	.L463
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
	jmp	.L463
	.p2align 4,,10
	.p2align 3
.L459:
	movl	(%edi), %edi
	testl	%edi, %edi
	jne	.L461
.L457:
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
	je	.L477
	movl	%eax, %ebx
	movl	%eax, %esi
	.p2align 4
	.p2align 3
.L478:
	xorl	%edx, %edx
	movl	%esi, %eax
	call	relocate
	movl	(%esi), %esi
	testl	%esi, %esi
	jne	.L478
	.p2align 4
	.p2align 3
.L480:
	movl	204(%ebx), %esi
	testl	%esi, %esi
	jne	.L479
	movl	$1, (%esp)
	movl	$18, %ecx
	movl	$17, %edx
	movl	%ebx, %eax
	call	relocate_table
.L479:
	movl	$1, %ecx
	movl	%ecx, 204(%ebx)
	movl	(%ebx), %ebx
	testl	%ebx, %ebx
	jne	.L480
.L477:
	movl	missing@GOTOFF(%edi), %edx
	testl	%edx, %edx
	je	.L476
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
	je	.L482
	leal	.LC11@GOTOFF(%edi), %ebp
	.p2align 4
	.p2align 3
.L483:
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
	jne	.L483
.L482:
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
.L476:
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
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC13:
	.string	"thread-local storage of an unknown library"
	.section	.text.__tls_get_addr,"ax",@progbits
	.p2align 4
	.globl	__tls_get_addr
	.type	__tls_get_addr, @function
__tls_get_addr:
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$16, %esp
	movl	32(%esp), %edi
	movl	modules@GOTOFF(%ebx), %esi
	testl	%esi, %esi
	je	.L497
	movl	(%edi), %eax
	jmp	.L498
	.p2align 4,,10
	.p2align 3
.L499:
	movl	(%esi), %esi
	testl	%esi, %esi
	je	.L497
.L498:
	cmpl	%eax, 192(%esi)
	jne	.L499
	movl	188(%esi), %eax
	testl	%eax, %eax
	jne	.L514
	movl	196(%esi), %eax
	testl	%eax, %eax
	je	.L515
.L502:
	movl	4(%edi), %edx
	addl	$16, %esp
	popl	%ebx
	popl	%esi
	addl	%edx, %eax
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L514:
	call	thread_pointer@PLT
	movl	4(%edi), %ebx
	movl	188(%esi), %edi
	addl	$16, %esp
	addl	%ebx, %eax
	popl	%ebx
	subl	%edi, %eax
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L515:
	movl	180(%esi), %ecx
	movl	184(%esi), %eax
	addl	%ecx, %eax
	call	allocate
	movl	184(%esi), %edx
	leal	-1(%edx,%eax), %eax
	negl	%edx
	andl	%edx, %eax
	movl	176(%esi), %edx
	movl	%eax, 196(%esi)
	movl	%edx, 8(%esp)
	movl	172(%esi), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	memcpy@PLT
	movl	196(%esi), %eax
	jmp	.L502
.L497:
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
.LC14:
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
	je	.L523
	movl	%ebp, %eax
	call	find_loaded
	testl	%eax, %eax
	movl	%eax, %esi
	je	.L534
.L518:
	movl	(%ebx), %eax
	testl	%eax, %eax
	je	.L517
	call	load_needed
	movl	(%ebx), %eax
	call	bind
.L533:
	movl	(%ebx), %ebx
	testl	%ebx, %ebx
	je	.L517
.L535:
	movl	200(%ebx), %eax
	testl	%eax, %eax
	jne	.L533
	movl	%ebx, %eax
	call	initialise.part.0
	movl	(%ebx), %ebx
	testl	%ebx, %ebx
	jne	.L535
.L517:
	movl	%esi, %eax
	movl	12(%esp), %ebx
	movl	16(%esp), %esi
	movl	20(%esp), %edi
	movl	24(%esp), %ebp
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L523:
	leal	program@GOTOFF(%edi), %esi
	jmp	.L518
	.p2align 4,,10
	.p2align 3
.L534:
	leal	own_module@GOTOFF(%edi), %esi
	movl	%ebp, %eax
	call	is_own_library
	testl	%eax, %eax
	jne	.L518
	leal	program@GOTOFF(%edi), %edx
	movl	%ebp, %eax
	call	load_library.part.0
	testl	%eax, %eax
	movl	%eax, %esi
	jne	.L518
	leal	.LC14@GOTOFF(%edi), %eax
	movl	%eax, error_text@GOTOFF(%edi)
	jmp	.L517
	.size	dlopen, .-dlopen
	.section	.rodata.str1.1
.LC15:
	.string	"no such symbol"
.LC16:
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
	je	.L537
	movl	%ebx, 16(%esp)
	movl	%ebx, %ecx
	movl	%edx, 20(%esp)
	jmp	.L539
	.p2align 4,,10
	.p2align 3
.L596:
	movl	(%ecx), %ecx
	testl	%ecx, %ecx
	je	.L595
.L539:
	movl	164(%ecx), %edx
	movl	%esi, %ebx
	movl	168(%ecx), %eax
	subl	%edx, %ebx
	subl	%edx, %eax
	cmpl	%eax, %ebx
	jnb	.L596
	movl	20(%esp), %edx
	movl	16(%esp), %ebx
	cmpl	$-1, %edx
	je	.L543
	leal	3(%edx), %eax
	cmpl	$1, %eax
	ja	.L597
.L546:
	cmpl	$-3, %edx
	jne	.L566
	leal	own_module@GOTOFF(%edi), %eax
	cmpl	%eax, %ecx
	je	.L566
.L551:
	movl	$0, (%esp)
	leal	24(%esp), %eax
	movl	%ebp, %edx
	call	look_up
	movl	24(%esp), %eax
	movl	28(%esp), %edx
.L545:
	leal	.LC15@GOTOFF(%edi), %ecx
	testl	%eax, %eax
	je	.L554
	cmpw	$-15, 14(%edx)
	je	.L565
	movl	8(%eax), %eax
.L558:
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
.L595:
	movl	16(%esp), %ebx
	movl	20(%esp), %edx
.L537:
	movl	164+own_module@GOTOFF(%edi), %ecx
	movl	168+own_module@GOTOFF(%edi), %eax
	subl	%ecx, %esi
	subl	%ecx, %eax
	cmpl	%eax, %esi
	jnb	.L598
	cmpl	$-1, %edx
	je	.L599
.L542:
	leal	3(%edx), %eax
	cmpl	$1, %eax
	jbe	.L566
	leal	program@GOTOFF(%edi), %eax
	cmpl	%eax, %edx
	je	.L566
	testl	%ebx, %ebx
	setne	%al
	cmpl	%ebx, %edx
	je	.L550
	.p2align 4
	.p2align 3
.L600:
	testb	%al, %al
	je	.L550
.L552:
	movl	(%ebx), %ebx
	testl	%ebx, %ebx
	setne	%al
	cmpl	%ebx, %edx
	jne	.L600
.L550:
	leal	own_module@GOTOFF(%edi), %ecx
	cmpl	%ecx, %edx
	je	.L560
	leal	.LC16@GOTOFF(%edi), %ecx
	testb	%al, %al
	jne	.L560
.L554:
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
.L565:
	xorl	%eax, %eax
	jmp	.L558
	.p2align 4,,10
	.p2align 3
.L599:
	leal	own_module@GOTOFF(%edi), %ecx
.L543:
	movl	(%ecx), %ecx
	jmp	.L551
	.p2align 4,,10
	.p2align 3
.L597:
	leal	program@GOTOFF(%edi), %eax
	cmpl	%eax, %edx
	je	.L546
	cmpl	%ebx, %edx
	jne	.L552
	.p2align 4
	.p2align 3
.L560:
	movl	$0, (%esp)
	leal	24(%esp), %eax
	movl	%ebp, %ecx
	call	look_up_below
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	jmp	.L545
	.p2align 4,,10
	.p2align 3
.L598:
	cmpl	$-1, %edx
	jne	.L542
	xorl	%ecx, %ecx
	jmp	.L551
.L566:
	movl	%ebx, %ecx
	.p2align 4,,4
	jmp	.L551
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
	jne	.L619
	jmp	.L603
	.p2align 4,,10
	.p2align 3
.L620:
	movl	(%eax), %eax
	testl	%eax, %eax
	setne	%dl
	cmpl	%eax, %ecx
	je	.L603
.L619:
	testb	%dl, %dl
	jne	.L620
.L603:
	leal	own_module@GOTOFF(%ebx), %eax
	cmpl	%eax, %ecx
	je	.L607
	testb	%dl, %dl
	jne	.L607
	leal	.LC16@GOTOFF(%ebx), %eax
	movl	%eax, error_text@GOTOFF(%ebx)
	movl	$-1, %eax
	popl	%ebx
	ret
	.p2align 4,,10
	.p2align 3
.L607:
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
	je	.L623
	movl	40(%esp), %ebp
	jmp	.L625
	.p2align 4,,10
	.p2align 3
.L648:
	movl	(%eax), %eax
	testl	%eax, %eax
	je	.L623
.L625:
	movl	164(%eax), %ecx
	movl	%ebp, %esi
	movl	168(%eax), %ebx
	subl	%ecx, %esi
	subl	%ecx, %ebx
	cmpl	%ebx, %esi
	jnb	.L648
.L624:
	movl	160(%eax), %ebp
	movl	4(%eax), %edi
	testl	%ebp, %ebp
	je	.L634
	movl	4(%ebp), %esi
	cmpl	$1, %esi
	jbe	.L632
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
	jmp	.L629
	.p2align 4,,10
	.p2align 3
.L628:
	incl	%ebx
	cmpl	%ebx, %esi
	je	.L649
.L629:
	movl	%ebx, %eax
	sall	$4, %eax
	addl	%edi, %eax
	movzwl	14(%eax), %edx
	movl	4(%eax), %ecx
	decl	%edx
	cmpw	$-258, %dx
	ja	.L628
	movl	(%esp), %edx
	addl	%ecx, %edx
	cmpl	%edx, 40(%esp)
	jb	.L628
	testl	%ebp, %ebp
	je	.L633
	cmpl	%ecx, 4(%ebp)
	jnb	.L628
.L633:
	incl	%ebx
	movl	%eax, %ebp
	cmpl	%ebx, %esi
	jne	.L629
	.p2align 4
	.p2align 3
.L649:
	testl	%ebp, %ebp
	movl	8(%esp), %ecx
	movl	12(%esp), %eax
	movl	16(%esp), %edi
	movl	44(%esp), %edx
	je	.L634
	movl	0(%ebp), %ebx
	movl	156(%eax), %esi
	movl	4(%ebp), %ebp
	addl	%esi, %ebx
	movl	8(%eax), %esi
	addl	%esi, %ebp
.L627:
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
.L623:
	movl	164+own_module@GOTOFF(%edi), %ecx
	movl	40(%esp), %ebx
	movl	168+own_module@GOTOFF(%edi), %eax
	subl	%ecx, %ebx
	subl	%ecx, %eax
	cmpl	%eax, %ebx
	jnb	.L630
	leal	own_module@GOTOFF(%edi), %eax
	jmp	.L624
	.p2align 4,,10
	.p2align 3
.L630:
	addl	$20, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L634:
	xorl	%ebx, %ebx
	jmp	.L627
.L632:
	xorl	%ebx, %ebx
	xorl	%ebp, %ebp
	jmp	.L627
	.size	dladdr, .-dladdr
	.section	.rodata.str1.1
.LC17:
	.string	"program"
.LC18:
	.string	"libc.so.1"
.LC19:
	.string	"LD_LIBRARY_PATH"
.LC20:
	.string	"_environ"
.LC21:
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
.L651:
	movl	%edx, 48(%esp,%eax)
	movl	%edx, 52(%esp,%eax)
	addl	$8, %eax
	cmpl	$64, %eax
	jb	.L651
	movl	40(%esp), %edx
	movl	(%edx), %ebp
	testl	%ebp, %ebp
	je	.L684
	.p2align 4
	.p2align 3
.L654:
	movl	4(%edx), %edi
	addl	$4, %edx
	testl	%edi, %edi
	jne	.L654
	movl	4(%edx), %ebp
	leal	4(%edx), %eax
	testl	%ebp, %ebp
	je	.L685
.L720:
	xorl	%edi, %edi
	jmp	.L660
	.p2align 4,,10
	.p2align 3
.L718:
	movl	4(%eax), %edx
	movl	%edx, 48(%esp,%ebp,4)
.L659:
	movl	8(%eax), %ebp
	addl	$8, %eax
	testl	%ebp, %ebp
	je	.L717
.L660:
	cmpl	$15, %ebp
	jbe	.L718
	cmpl	$2014, %ebp
	jne	.L659
	movl	4(%eax), %edi
	addl	$8, %eax
	movl	(%eax), %ebp
	testl	%ebp, %ebp
	jne	.L660
	.p2align 4
	.p2align 3
.L717:
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
.L655:
	movl	%edx, 44(%esp)
	movl	%ebp, %eax
	call	relocate_self
	movl	44(%esp), %edx
	leal	.LC18@GOTOFF(%ebx), %eax
	movl	%eax, 4+own_module@GOTOFF(%ebx)
	movl	$1, %eax
	movl	%eax, 200+own_module@GOTOFF(%ebx)
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
	je	.L719
.L661:
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
	je	.L662
	movl	%esi, (%eax)
.L663:
	movl	24(%esp), %eax
	leal	.LC19@GOTOFF(%ebx), %edi
	movl	%edi, (%esp)
	movl	%eax, modules_end@GOTOFF(%ebx)
	call	strlen@PLT
	movl	40(%esp), %ebp
	movl	%eax, %esi
	movl	0(%ebp), %eax
	leal	1(%esi), %ecx
	testl	%eax, %eax
	je	.L667
	movl	%ecx, 28(%esp)
	jmp	.L664
	.p2align 4,,10
	.p2align 3
.L666:
	movl	4(%ebp), %eax
	addl	$4, %ebp
	testl	%eax, %eax
	je	.L667
.L664:
	movl	%esi, 8(%esp)
	movl	%edi, 4(%esp)
	movl	%eax, (%esp)
	call	strncmp@PLT
	testl	%eax, %eax
	jne	.L666
	movl	0(%ebp), %eax
	cmpb	$61, (%eax,%esi)
	jne	.L666
	movl	28(%esp), %ecx
	addl	%ecx, %eax
	cmpb	$0, (%eax)
	je	.L666
	.p2align 4
	.p2align 3
.L665:
	movl	%eax, library_path@GOTOFF(%ebx)
	movl	24(%esp), %eax
	movl	$1, %edi
	call	load_needed
	movl	44(%esp), %eax
	xorl	%edx, %edx
	call	relocate
	movl	modules@GOTOFF(%ebx), %ebp
	movl	%edi, 204+own_module@GOTOFF(%ebx)
	testl	%ebp, %ebp
	je	.L669
	movl	tls_size@GOTOFF(%ebx), %edx
	movl	%ebp, %eax
	xorl	%ecx, %ecx
	movl	tls_align@GOTOFF(%ebx), %edi
	.p2align 4
	.p2align 3
.L671:
	movl	192(%eax), %esi
	testl	%esi, %esi
	je	.L670
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
.L670:
	movl	(%eax), %eax
	testl	%eax, %eax
	jne	.L671
	testb	%cl, %cl
	je	.L669
	movl	%edx, tls_size@GOTOFF(%ebx)
	movl	%edi, tls_align@GOTOFF(%ebx)
.L669:
	movl	%ebp, %eax
	call	bind
	movl	40(%esp), %esi
	leal	.LC20@GOTOFF(%ebx), %eax
	movl	%esi, %edx
	call	set_variable
	leal	.LC21@GOTOFF(%ebx), %eax
	movl	%esi, %edx
	call	set_variable
	movl	tls_size@GOTOFF(%ebx), %edx
	movl	tls_align@GOTOFF(%ebx), %eax
	addl	%edx, %eax
	addl	$256, %eax
	call	allocate
	movl	tls_size@GOTOFF(%ebx), %ecx
	movl	modules@GOTOFF(%ebx), %edi
	movl	%eax, %edx
	movl	tls_align@GOTOFF(%ebx), %eax
	addl	%eax, %ecx
	negl	%eax
	leal	-1(%ecx,%edx), %ebp
	andl	%eax, %ebp
	testl	%edi, %edi
	movl	%ebp, 0(%ebp)
	jne	.L673
	jmp	.L677
	.p2align 4,,10
	.p2align 3
.L676:
	movl	(%edi), %edi
	testl	%edi, %edi
	je	.L677
.L673:
	movl	188(%edi), %eax
	testl	%eax, %eax
	je	.L676
	movl	176(%edi), %edx
	movl	%edx, 8(%esp)
	movl	172(%edi), %edx
	movl	%edx, 4(%esp)
	movl	%ebp, %edx
	subl	%eax, %edx
	movl	%edx, (%esp)
	call	memcpy@PLT
	movl	(%edi), %edi
	testl	%edi, %edi
	jne	.L673
.L677:
	movl	%ebp, (%esp)
	call	set_thread_pointer@PLT
	movl	140+program@GOTOFF(%ebx), %ebp
	testl	%ebp, %ebp
	je	.L675
	addl	8+program@GOTOFF(%ebx), %ebp
	je	.L675
	movl	144+program@GOTOFF(%ebx), %eax
	shrl	$2, %eax
	je	.L675
	leal	0(%ebp,%eax,4), %edi
	.p2align 4
	.p2align 3
.L680:
	call	*0(%ebp)
	addl	$4, %ebp
	cmpl	%edi, %ebp
	jne	.L680
.L675:
	movl	modules@GOTOFF(%ebx), %edi
	testl	%edi, %edi
	je	.L679
	movl	24(%esp), %esi
	.p2align 4
	.p2align 3
.L678:
	cmpl	%esi, %edi
	je	.L683
	movl	200(%edi), %ebp
	testl	%ebp, %ebp
	jne	.L683
	movl	%edi, %eax
	call	initialise.part.0
.L683:
	movl	(%edi), %edi
	testl	%edi, %edi
	jne	.L678
.L679:
	movl	200+program@GOTOFF(%ebx), %eax
	testl	%eax, %eax
	jne	.L681
	movl	24(%esp), %eax
	call	initialise.part.0
.L681:
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
.L667:
	xorl	%eax, %eax
	jmp	.L665
	.p2align 4,,10
	.p2align 3
.L719:
	leal	.LC17@GOTOFF(%ebx), %eax
	jmp	.L661
	.p2align 4,,10
	.p2align 3
.L662:
	movl	24(%esp), %eax
	movl	%eax, modules@GOTOFF(%ebx)
	jmp	.L663
.L684:
	movl	40(%esp), %edx
	movl	4(%edx), %ebp
	leal	4(%edx), %eax
	testl	%ebp, %ebp
	jne	.L720
.L685:
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
	jmp	.L655
	.size	loader_main, .-loader_main
	.section	.rodata.str1.1
.LC22:
	.string	"libc."
.LC23:
	.string	"libm."
.LC24:
	.string	"libdl."
.LC25:
	.string	"libpthread."
.LC26:
	.string	"libthread."
.LC27:
	.string	"librt."
.LC28:
	.string	"libposix4."
.LC29:
	.string	"libsocket."
.LC30:
	.string	"libnsl."
.LC31:
	.string	"libxnet."
.LC32:
	.string	"libsec."
.LC33:
	.string	"libintl."
.LC34:
	.string	"libgen."
.LC35:
	.string	"libaio."
.LC36:
	.string	"libmd."
.LC37:
	.string	"libmd5."
.LC38:
	.string	"libresolv."
.LC39:
	.string	"libw."
.LC40:
	.string	"libelf."
.LC41:
	.string	"libmalloc."
.LC42:
	.string	"libmapmalloc."
.LC43:
	.string	"libcurses."
.LC44:
	.string	"libtermcap."
	.section	.data.rel.ro.local,"aw"
	.align 32
	.type	own.0, @object
	.size	own.0, 92
own.0:
	.long	.LC22
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
	.local	at.1
	.comm	at.1,4,4
	.local	end.2
	.comm	end.2,4,4
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
	.comm	program,212,32
	.local	own_module
	.comm	own_module,212,32
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
