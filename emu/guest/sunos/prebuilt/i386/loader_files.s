// d6f34ffa81cbeeaca6172b13b7cf3142 emu/guest/sunos/loader_files.c
	.file	"loader_files.c"
	.text
	.section	.text.table_of,"ax",@progbits
	.p2align 4
	.globl	table_of
	.hidden	table_of
	.type	table_of, @function
table_of:
	movl	4(%esp), %edx
	movl	8(%esp), %eax
	movl	12(%edx,%eax,4), %eax
	testl	%eax, %eax
	je	.L3
	movl	8(%edx), %ecx
	addl	%ecx, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L3:
	xorl	%eax, %eax
	ret
	.size	table_of, .-table_of
	.section	.text.add_module,"ax",@progbits
	.p2align 4
	.globl	add_module
	.hidden	add_module
	.type	add_module, @function
add_module:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	movl	4(%esp), %edx
	movl	modules_end@GOTOFF(%eax), %ecx
	testl	%ecx, %ecx
	je	.L6
	movl	%edx, (%ecx)
	movl	%edx, modules_end@GOTOFF(%eax)
	ret
	.p2align 4,,10
	.p2align 3
.L6:
	movl	%edx, modules@GOTOFF(%eax)
	movl	%edx, modules_end@GOTOFF(%eax)
	ret
	.size	add_module, .-add_module
	.section	.text.read_headers,"ax",@progbits
	.p2align 4
	.globl	read_headers
	.hidden	read_headers
	.type	read_headers, @function
read_headers:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	movl	$-1, %esi
	pushl	%ebx
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	subl	$16, %esp
	movl	44(%esp), %ecx
	movl	36(%esp), %edx
	testl	%ecx, %ecx
	movl	%eax, 4(%esp)
	movl	%esi, 164(%edx)
	je	.L9
	movl	40(%esp), %eax
	sall	$5, %ecx
	movl	8(%edx), %esi
	leal	(%eax,%ecx), %ebp
	jmp	.L13
	.p2align 4,,10
	.p2align 3
.L10:
	cmpl	$2, %ebx
	je	.L36
	cmpl	$7, %ebx
	je	.L37
.L11:
	addl	$32, %eax
	cmpl	%eax, %ebp
	je	.L9
.L13:
	movl	8(%eax), %ecx
	movl	(%eax), %ebx
	addl	%esi, %ecx
	cmpl	$1, %ebx
	jne	.L10
	movl	164(%edx), %ebx
	cmpl	%ecx, %ebx
	cmova	%ecx, %ebx
	movl	%ebx, 164(%edx)
	movl	20(%eax), %ebx
	addl	%ebx, %ecx
	movl	168(%edx), %ebx
	cmpl	%ebx, %ecx
	cmovb	%ebx, %ecx
	addl	$32, %eax
	movl	%ecx, 168(%edx)
	cmpl	%eax, %ebp
	jne	.L13
.L9:
	movl	148(%edx), %ecx
	testl	%ecx, %ecx
	je	.L14
	movl	(%ecx), %eax
	testl	%eax, %eax
	je	.L14
	movl	204(%edx), %ebx
	.p2align 4
	.p2align 3
.L19:
	cmpl	$33, %eax
	ja	.L18
	movl	12(%edx,%eax,4), %edi
	testl	%edi, %edi
	jne	.L18
	movl	4(%ecx), %esi
	movl	%esi, 12(%edx,%eax,4)
.L18:
	cmpl	$22, %eax
	sete	%al
	addl	$8, %ecx
	movzbl	%al, %eax
	orl	%eax, %ebx
	movl	(%ecx), %eax
	testl	%eax, %eax
	jne	.L19
	movl	%ebx, 204(%edx)
.L14:
	movl	36(%edx), %eax
	testl	%eax, %eax
	je	.L17
	movl	8(%edx), %esi
	addl	%esi, %eax
.L17:
	movl	%eax, 152(%edx)
	movl	32(%edx), %eax
	testl	%eax, %eax
	je	.L22
	movl	8(%edx), %ebx
	addl	%ebx, %eax
.L20:
	movl	%eax, 156(%edx)
	movl	28(%edx), %eax
	testl	%eax, %eax
	je	.L23
	movl	8(%edx), %ecx
	addl	%ecx, %eax
	movl	%eax, 160(%edx)
	addl	$16, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L36:
	movl	%ecx, 148(%edx)
	jmp	.L11
	.p2align 4,,10
	.p2align 3
.L37:
	movl	20(%eax), %edi
	movl	%edi, (%esp)
	testl	%edi, %edi
	je	.L11
	movl	16(%eax), %edi
	movl	28(%eax), %ebx
	movl	%edi, 12(%esp)
	movl	4(%esp), %edi
	testl	%ebx, %ebx
	movl	$1, %ebx
	cmovne	28(%eax), %ebx
	movl	%ecx, 172(%edx)
	movl	12(%esp), %ecx
	movl	%ebx, 8(%esp)
	movl	tls_count@GOTOFF(%edi), %ebx
	movl	%ecx, 176(%edx)
	incl	%ebx
	movl	%ebx, tls_count@GOTOFF(%edi)
	movl	(%esp), %edi
	movl	%ebx, 192(%edx)
	movl	%edi, 180(%edx)
	movl	8(%esp), %edi
	movl	%edi, 184(%edx)
	xorl	%edi, %edi
	movl	%edi, 188(%edx)
	jmp	.L11
	.p2align 4,,10
	.p2align 3
.L23:
	xorl	%eax, %eax
	movl	%eax, 160(%edx)
	addl	$16, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L22:
	xorl	%eax, %eax
	jmp	.L20
	.size	read_headers, .-read_headers
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
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
	js	.L58
	leal	96(%esp), %edi
	movl	%eax, %ebp
	movl	%edi, 4(%esp)
	movl	$4096, %eax
	movl	%eax, 8(%esp)
	movl	%ebp, (%esp)
	call	read@PLT
	xorl	%edx, %edx
	movl	%edx, 40(%esp)
	cmpl	$51, %eax
	jle	.L40
	cmpl	$1179403647, 96(%esp)
	je	.L83
.L40:
	movl	%ebp, (%esp)
	call	close@PLT
.L38:
	movl	40(%esp), %eax
	movl	4204(%esp), %ebx
	movl	4208(%esp), %esi
	movl	4212(%esp), %edi
	movl	4216(%esp), %ebp
	addl	$4220, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L58:
	xorl	%eax, %eax
	movl	%eax, 40(%esp)
	jmp	.L38
	.p2align 4,,10
	.p2align 3
.L83:
	cmpw	$257, 100(%esp)
	jne	.L40
	cmpl	$196611, 112(%esp)
	jne	.L40
	cmpw	$32, 138(%esp)
	jne	.L40
	movl	124(%esp), %eax
	cmpl	$4096, %eax
	ja	.L40
	movzwl	140(%esp), %ecx
	movl	$4096, %edx
	subl	%eax, %edx
	shrl	$5, %edx
	cmpl	%ecx, %edx
	jb	.L40
	movl	$208, (%esp)
	addl	%eax, %edi
	call	allocate
	movl	%esi, (%esp)
	movl	%eax, 40(%esp)
	call	copy
	movl	40(%esp), %ecx
	movl	%eax, 4(%ecx)
	movzwl	140(%esp), %eax
	movl	%eax, 48(%esp)
	testl	%eax, %eax
	je	.L44
	movl	48(%esp), %esi
	movl	%edi, %eax
	xorl	%edx, %edx
	movl	%edi, 56(%esp)
	movl	$-1, %ecx
	movl	%ebp, 52(%esp)
	sall	$5, %esi
	addl	%edi, %esi
	.p2align 4
	.p2align 3
.L43:
	cmpl	$1, (%eax)
	jne	.L42
	movl	8(%eax), %ebp
	cmpl	%ebp, %ecx
	cmova	%ebp, %ecx
	addl	20(%eax), %ebp
	cmpl	%ebp, %edx
	cmovb	%ebp, %edx
.L42:
	addl	$32, %eax
	cmpl	%esi, %eax
	jne	.L43
	andl	$-4096, %ecx
	movl	52(%esp), %ebp
	cmpl	%edx, %ecx
	movl	%ecx, %esi
	jnb	.L44
	movl	$0, (%esp)
	movl	$-1, %eax
	xorl	%ecx, %ecx
	movl	%eax, 16(%esp)
	movl	$-2147483390, %eax
	movl	%eax, 12(%esp)
	movl	$1, %eax
	movl	%eax, 8(%esp)
	movl	%edx, %eax
	movl	%ecx, 20(%esp)
	subl	%esi, %eax
	movl	%eax, 4(%esp)
	call	map
	testl	%eax, %eax
	je	.L44
	movl	%ebp, 52(%esp)
	movl	40(%esp), %ecx
	subl	%esi, %eax
	movl	48(%esp), %ebp
	xorl	%esi, %esi
	movl	%edi, 48(%esp)
	movl	56(%esp), %edi
	movl	%eax, 8(%ecx)
	jmp	.L55
	.p2align 4,,10
	.p2align 3
.L46:
	incl	%esi
	addl	$32, %edi
	cmpl	%esi, %ebp
	je	.L84
.L55:
	cmpl	$1, (%edi)
	jne	.L46
	movl	20(%edi), %eax
	testl	%eax, %eax
	je	.L46
	movl	8(%edi), %edx
	movl	40(%esp), %ecx
	movl	%edx, 56(%esp)
	movl	16(%edi), %edx
	movl	8(%ecx), %ecx
	movl	%edx, 60(%esp)
	cmpl	%edx, %eax
	movl	%ecx, 68(%esp)
	jb	.L44
	movl	56(%esp), %edx
	andl	$4095, %edx
	movl	%edx, 64(%esp)
	movl	4(%edi), %edx
	movl	%edx, 84(%esp)
	andl	$4095, %edx
	cmpl	%edx, 64(%esp)
	jne	.L44
	movl	%ecx, %edx
	movl	56(%esp), %ecx
	addl	%edx, %ecx
	movl	64(%esp), %edx
	movl	%ecx, 80(%esp)
	subl	%edx, %ecx
	movl	80(%esp), %edx
	movl	%ecx, 76(%esp)
	movl	60(%esp), %ecx
	addl	%edx, %ecx
	movl	%ecx, 92(%esp)
	movl	60(%esp), %ecx
	leal	4095(%edx,%ecx), %ecx
	movl	60(%esp), %edx
	andl	$-4096, %ecx
	movl	%ecx, 88(%esp)
	movl	24(%edi), %ecx
	testl	%edx, %edx
	movl	%ecx, 72(%esp)
	jne	.L85
	movl	56(%esp), %ecx
	addl	%ecx, %eax
	movl	68(%esp), %ecx
	addl	%eax, %ecx
.L51:
	cmpl	%ecx, 76(%esp)
	jb	.L52
.L54:
	testb	$2, 72(%esp)
	je	.L46
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
	jmp	.L46
	.p2align 4,,10
	.p2align 3
.L84:
	movzwl	140(%esp), %eax
	movl	48(%esp), %edi
	movl	40(%esp), %esi
	movl	52(%esp), %ebp
	movl	%eax, 8(%esp)
	movl	%edi, 4(%esp)
	movl	%esi, (%esp)
	call	read_headers
	movl	modules_end@GOTOFF(%ebx), %eax
	testl	%eax, %eax
	je	.L56
	movl	%esi, (%eax)
.L57:
	movl	40(%esp), %eax
	movl	%eax, modules_end@GOTOFF(%ebx)
	jmp	.L40
	.p2align 4,,10
	.p2align 3
.L44:
	movl	44(%esp), %eax
	movl	%eax, 4(%esp)
	leal	.LC0@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	call	fatal
	.p2align 4,,10
	.p2align 3
.L56:
	movl	40(%esp), %eax
	movl	%eax, modules@GOTOFF(%ebx)
	jmp	.L57
.L85:
	movl	64(%esp), %ecx
	movl	84(%esp), %eax
	movl	52(%esp), %edx
	subl	%ecx, %eax
	movl	72(%esp), %ecx
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
	movl	80(%esp), %ecx
	sall	$2, %eax
	andl	$4, %eax
	orl	%eax, %edx
	movl	64(%esp), %eax
	movl	%edx, 8(%esp)
	subl	%ecx, %eax
	movl	88(%esp), %ecx
	addl	%ecx, %eax
	movl	%eax, 4(%esp)
	movl	76(%esp), %eax
	movl	%eax, (%esp)
	call	map
	testl	%eax, %eax
	je	.L44
	movl	20(%edi), %eax
	movl	8(%edi), %edx
	movl	68(%esp), %ecx
	addl	%edx, %eax
	addl	%eax, %ecx
	movl	16(%edi), %eax
	testl	%eax, %eax
	je	.L82
	movl	88(%esp), %eax
	movl	%eax, 76(%esp)
.L82:
	movl	24(%edi), %eax
	movl	%eax, 72(%esp)
	jmp	.L51
.L52:
	movl	%ecx, 56(%esp)
	xorl	%eax, %eax
	movl	%eax, 20(%esp)
	movl	$-1, %eax
	movl	%eax, 16(%esp)
	movl	$-2147483374, %eax
	movl	%eax, 12(%esp)
	movl	72(%esp), %eax
	movl	%eax, %edx
	andl	$2, %eax
	shrl	$2, %edx
	andl	$1, %edx
	orl	%edx, %eax
	movl	72(%esp), %edx
	sall	$2, %edx
	andl	$4, %edx
	orl	%edx, %eax
	movl	%eax, 8(%esp)
	movl	%ecx, %eax
	movl	76(%esp), %ecx
	movl	%ecx, (%esp)
	subl	%ecx, %eax
	movl	%eax, 4(%esp)
	call	map
	testl	%eax, %eax
	je	.L44
	movl	24(%edi), %eax
	movl	56(%esp), %ecx
	movl	%eax, 72(%esp)
	jmp	.L54
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
	je	.L88
	movl	%ebp, %edi
	movl	%edx, %ebp
	movzbl	(%edi), %eax
	testb	%al, %al
	je	.L88
	.p2align 4
	.p2align 3
.L113:
	subb	$58, %al
	xorl	%esi, %esi
	cmpb	$1, %al
	ja	.L89
	jmp	.L111
	.p2align 4,,10
	.p2align 3
.L112:
	testb	%al, %al
	je	.L98
.L89:
	incl	%esi
	movzbl	(%edi,%esi), %eax
	movb	%al, %dl
	subb	$58, %dl
	cmpb	$1, %dl
	ja	.L112
.L98:
	leal	(%edi,%esi), %eax
	movl	%eax, 24(%esp)
.L96:
	movl	%ebp, (%esp)
	call	strlen@PLT
	leal	2(%esi,%eax), %eax
	cmpl	$1023, %eax
	jbe	.L91
.L95:
	movl	24(%esp), %eax
	cmpb	$1, (%eax)
	sbbl	$-1, %esi
	addl	%esi, %edi
	movzbl	(%edi), %eax
	testb	%al, %al
	jne	.L113
.L88:
	addl	$1068, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L91:
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
	je	.L95
	addl	$1068, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L111:
	movl	%edi, 24(%esp)
	jmp	.L96
	.size	load_from, .-load_from
	.section	.rodata.str1.1
.LC1:
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
	jne	.L137
	movl	library_path@GOTOFF(%ebx), %eax
	testl	%eax, %eax
	je	.L138
	movl	%esi, %edx
	call	load_from
	testl	%eax, %eax
	jne	.L133
	testl	%edi, %edi
	.p2align 4,,2
	je	.L121
.L117:
	movl	128(%edi), %edx
	testl	%edx, %edx
	je	.L139
.L136:
	movl	156(%edi), %eax
	addl	%edx, %eax
	movl	%esi, %edx
	call	load_from
.L121:
	testl	%eax, %eax
	je	.L123
.L133:
	movl	16(%esp), %ebx
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L138:
	testl	%edi, %edi
	jne	.L117
.L123:
	movl	24(%esp), %edi
	leal	.LC1@GOTOFF(%ebx), %eax
	movl	%esi, %edx
	movl	16(%esp), %ebx
	movl	20(%esp), %esi
	addl	$28, %esp
	jmp	load_from
	.p2align 4,,10
	.p2align 3
.L137:
	movl	16(%esp), %ebx
	movl	%esi, %edx
	movl	%esi, %eax
	movl	24(%esp), %edi
	movl	20(%esp), %esi
	addl	$28, %esp
	jmp	load_file
	.p2align 4,,10
	.p2align 3
.L139:
	movl	72(%edi), %edx
	testl	%edx, %edx
	je	.L123
	jmp	.L136
	.size	load_library.part.0, .-load_library.part.0
	.section	.text.is_own_library,"ax",@progbits
	.p2align 4
	.globl	is_own_library
	.hidden	is_own_library
	.type	is_own_library, @function
is_own_library:
	pushl	%ebp
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	subl	$44, %esp
	movl	64(%esp), %esi
	movl	%eax, 24(%esp)
	leal	own.0@GOTOFF(%eax), %ebp
	leal	92(%ebp), %eax
	movl	%eax, 28(%esp)
	.p2align 4
	.p2align 3
.L145:
	movl	0(%ebp), %edi
	movl	24(%esp), %ebx
	movl	%edi, (%esp)
	call	strlen@PLT
	movzbl	(%esi), %edx
	movl	%esi, %ecx
	testb	%dl, %dl
	movl	%eax, %ebx
	je	.L141
	movl	%esi, %eax
	.p2align 4
	.p2align 3
.L143:
	incl	%eax
	cmpb	$47, %dl
	movzbl	(%eax), %edx
	cmove	%eax, %ecx
	testb	%dl, %dl
	jne	.L143
.L141:
	movl	%ebx, 8(%esp)
	movl	24(%esp), %ebx
	movl	%edi, 4(%esp)
	movl	%ecx, (%esp)
	call	strncmp@PLT
	testl	%eax, %eax
	je	.L147
	addl	$4, %ebp
	cmpl	%ebp, 28(%esp)
	jne	.L145
	addl	$44, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L147:
	addl	$44, %esp
	movl	$1, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	is_own_library, .-is_own_library
	.section	.text.find_loaded,"ax",@progbits
	.p2align 4
	.globl	find_loaded
	.hidden	find_loaded
	.type	find_loaded, @function
find_loaded:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	subl	$44, %esp
	movl	%eax, 28(%esp)
	movl	modules@GOTOFF(%eax), %ebp
	leal	program@GOTOFF(%eax), %edi
	movl	64(%esp), %esi
	testl	%ebp, %ebp
	jne	.L152
	jmp	.L155
	.p2align 4,,10
	.p2align 3
.L163:
	movl	0(%ebp), %ebp
	testl	%ebp, %ebp
	je	.L155
.L152:
	cmpl	%edi, %ebp
	.p2align 4,,4
	je	.L163
	movl	%esi, 4(%esp)
	movl	28(%esp), %ebx
	movl	4(%ebp), %eax
	movl	%eax, (%esp)
	call	strcmp@PLT
	testl	%eax, %eax
	je	.L151
	movzbl	(%esi), %eax
	movl	%esi, %ecx
	testb	%al, %al
	je	.L157
	movl	%esi, %edx
	.p2align 4
	.p2align 3
.L159:
	incl	%edx
	cmpb	$47, %al
	movzbl	(%edx), %eax
	cmove	%edx, %ecx
	testb	%al, %al
	jne	.L159
.L157:
	movl	4(%ebp), %eax
	movzbl	(%eax), %edx
	movl	%eax, %ebx
	testb	%dl, %dl
	je	.L160
	.p2align 4
	.p2align 3
.L162:
	incl	%eax
	cmpb	$47, %dl
	movzbl	(%eax), %edx
	cmove	%eax, %ebx
	testb	%dl, %dl
	jne	.L162
.L160:
	movl	%ebx, (%esp)
	movl	28(%esp), %ebx
	movl	%ecx, 4(%esp)
	call	strcmp@PLT
	testl	%eax, %eax
	jne	.L163
.L151:
	addl	$44, %esp
	movl	%ebp, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L155:
	addl	$44, %esp
	xorl	%ebp, %ebp
	popl	%ebx
	movl	%ebp, %eax
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	find_loaded, .-find_loaded
	.section	.text.load_library,"ax",@progbits
	.p2align 4
	.globl	load_library
	.hidden	load_library
	.type	load_library, @function
load_library:
	subl	$28, %esp
	movl	%ebx, 16(%esp)
	movl	32(%esp), %ebx
	movl	%esi, 20(%esp)
	movl	%edi, 24(%esp)
	movl	36(%esp), %edi
	call	__x86.get_pc_thunk.si
	addl	$_GLOBAL_OFFSET_TABLE_, %esi
	movl	%ebx, (%esp)
	call	find_loaded
	testl	%eax, %eax
	je	.L182
.L178:
	movl	16(%esp), %ebx
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L182:
	movl	%ebx, (%esp)
	call	is_own_library
	movl	%eax, %edx
	leal	own_module@GOTOFF(%esi), %eax
	testl	%edx, %edx
	jne	.L178
	movl	20(%esp), %esi
	movl	%edi, %edx
	movl	%ebx, %eax
	movl	24(%esp), %edi
	movl	16(%esp), %ebx
	addl	$28, %esp
	jmp	load_library.part.0
	.size	load_library, .-load_library
	.section	.rodata.str1.1
.LC2:
	.string	"precis: "
.LC3:
	.string	": shared library not found\n"
	.section	.text.load_needed,"ax",@progbits
	.p2align 4
	.globl	load_needed
	.hidden	load_needed
	.type	load_needed, @function
load_needed:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	subl	$44, %esp
	movl	64(%esp), %esi
	testl	%esi, %esi
	je	.L183
	leal	.LC2@GOTOFF(%eax), %edi
	leal	.LC3@GOTOFF(%eax), %eax
	movl	%eax, 28(%esp)
	.p2align 4
	.p2align 3
.L187:
	movl	148(%esi), %ebx
	testl	%ebx, %ebx
	jne	.L201
	jmp	.L185
	.p2align 4,,10
	.p2align 3
.L189:
	addl	$8, %ebx
.L201:
	movl	(%ebx), %eax
	testl	%eax, %eax
	je	.L185
	decl	%eax
	.p2align 4,,3
	jne	.L189
	movl	4(%ebx), %ebp
	movl	156(%esi), %ecx
	addl	%ecx, %ebp
	movl	%ebp, (%esp)
	call	find_loaded
	testl	%eax, %eax
	jne	.L189
	movl	%ebp, (%esp)
	call	is_own_library
	testl	%eax, %eax
	jne	.L189
	movl	%esi, %edx
	movl	%ebp, %eax
	call	load_library.part.0
	testl	%eax, %eax
	jne	.L189
	movl	%edi, (%esp)
	call	print
	movl	4(%ebx), %eax
	movl	156(%esi), %edx
	addl	%edx, %eax
	movl	%eax, (%esp)
	call	print
	movl	28(%esp), %eax
	movl	%eax, (%esp)
	call	print
	jmp	.L189
	.p2align 4,,10
	.p2align 3
.L185:
	movl	(%esi), %esi
	testl	%esi, %esi
	jne	.L187
.L183:
	addl	$44, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	load_needed, .-load_needed
	.section	.text.hash_of,"ax",@progbits
	.p2align 4
	.globl	hash_of
	.hidden	hash_of
	.type	hash_of, @function
hash_of:
	movl	4(%esp), %ecx
	xorl	%eax, %eax
	movzbl	(%ecx), %edx
	testb	%dl, %dl
	je	.L205
	.p2align 4
	.p2align 3
.L204:
	sall	$4, %eax
	incl	%ecx
	addl	%eax, %edx
	movl	%edx, %eax
	shrl	$24, %eax
	andl	$240, %eax
	xorl	%edx, %eax
	movzbl	(%ecx), %edx
	andl	$268435455, %eax
	testb	%dl, %dl
	jne	.L204
	ret
	.p2align 4,,10
	.p2align 3
.L205:
	ret
	.size	hash_of, .-hash_of
	.section	.text.find_in,"ax",@progbits
	.p2align 4
	.globl	find_in
	.hidden	find_in
	.type	find_in, @function
find_in:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$44, %esp
	movl	64(%esp), %esi
	movl	160(%esi), %ecx
	testl	%ecx, %ecx
	je	.L210
	movl	(%ecx), %edi
	testl	%edi, %edi
	je	.L210
	movl	72(%esp), %eax
	leal	8(%ecx), %ebp
	xorl	%edx, %edx
	divl	%edi
	movl	0(%ebp,%edx,4), %edx
	testl	%edx, %edx
	je	.L210
	movl	%ecx, %eax
	movl	%ebp, %ecx
	movl	%esi, %ebp
	movl	%edx, %esi
	movl	%edi, %edx
	jmp	.L211
	.p2align 4,,10
	.p2align 3
.L214:
	addl	%edx, %esi
	movl	(%ecx,%esi,4), %esi
	testl	%esi, %esi
	je	.L210
	movl	160(%ebp), %eax
.L211:
	cmpl	4(%eax), %esi
	jnb	.L210
	movl	152(%ebp), %eax
	movl	%esi, %edi
	sall	$4, %edi
	addl	%eax, %edi
	cmpw	$0, 14(%edi)
	je	.L214
	movzbl	12(%edi), %eax
	shrb	$4, %al
	je	.L214
	movl	%edx, 24(%esp)
	movl	68(%esp), %eax
	movl	%ecx, 28(%esp)
	movl	%eax, 4(%esp)
	movl	156(%ebp), %edx
	movl	(%edi), %eax
	addl	%edx, %eax
	movl	%eax, (%esp)
	call	strcmp@PLT
	movl	24(%esp), %edx
	movl	28(%esp), %ecx
	testl	%eax, %eax
	jne	.L214
	movl	%edi, %ecx
	jmp	.L207
	.p2align 4,,10
	.p2align 3
.L210:
	xorl	%ecx, %ecx
.L207:
	addl	$44, %esp
	movl	%ecx, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	find_in, .-find_in
	.section	.text.look_up,"ax",@progbits
	.p2align 4
	.globl	look_up
	.hidden	look_up
	.type	look_up, @function
look_up:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	pushl	%ebx
	subl	$44, %esp
	movl	68(%esp), %edi
	movl	72(%esp), %ebp
	movl	76(%esp), %esi
	movl	%eax, 28(%esp)
	movzbl	(%edi), %eax
	testb	%al, %al
	je	.L235
	movl	%edi, %edx
	xorl	%ebx, %ebx
	.p2align 4
	.p2align 3
.L230:
	sall	$4, %ebx
	incl	%edx
	addl	%ebx, %eax
	movl	%eax, %ebx
	shrl	$24, %ebx
	andl	$240, %ebx
	xorl	%eax, %ebx
	movzbl	(%edx), %eax
	andl	$268435455, %ebx
	testb	%al, %al
	jne	.L230
	testl	%ebp, %ebp
	je	.L245
	.p2align 4
	.p2align 3
.L234:
	cmpl	%ebp, %esi
	je	.L232
	movl	%ebx, 8(%esp)
	movl	%edi, 4(%esp)
	movl	%ebp, (%esp)
	call	find_in
	testl	%eax, %eax
	jne	.L233
.L232:
	movl	0(%ebp), %ebp
.L244:
	testl	%ebp, %ebp
	jne	.L234
.L245:
	movl	%ebx, 8(%esp)
	movl	28(%esp), %eax
	movl	%edi, 4(%esp)
	leal	own_module@GOTOFF(%eax), %ebp
	movl	%ebp, (%esp)
	call	find_in
	xorl	%edx, %edx
	testl	%eax, %eax
	cmove	%edx, %ebp
.L233:
	movl	64(%esp), %ecx
	movl	%eax, 4(%ecx)
	movl	%ecx, %eax
	movl	%ebp, (%ecx)
	addl	$44, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret	$4
.L235:
	xorl	%ebx, %ebx
	jmp	.L244
	.size	look_up, .-look_up
	.section	.text.address_of,"ax",@progbits
	.p2align 4
	.globl	address_of
	.hidden	address_of
	.type	address_of, @function
address_of:
	movl	8(%esp), %edx
	movl	4(%esp), %eax
	cmpw	$-15, 14(%edx)
	je	.L248
	movl	8(%eax), %eax
	movl	4(%edx), %ecx
	addl	%ecx, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L248:
	movl	4(%edx), %ecx
	xorl	%eax, %eax
	addl	%ecx, %eax
	ret
	.size	address_of, .-address_of
	.section	.rodata.str1.1
.LC4:
	.string	"libc."
.LC5:
	.string	"libm."
.LC6:
	.string	"libdl."
.LC7:
	.string	"libpthread."
.LC8:
	.string	"libthread."
.LC9:
	.string	"librt."
.LC10:
	.string	"libposix4."
.LC11:
	.string	"libsocket."
.LC12:
	.string	"libnsl."
.LC13:
	.string	"libxnet."
.LC14:
	.string	"libsec."
.LC15:
	.string	"libintl."
.LC16:
	.string	"libgen."
.LC17:
	.string	"libaio."
.LC18:
	.string	"libmd."
.LC19:
	.string	"libmd5."
.LC20:
	.string	"libresolv."
.LC21:
	.string	"libw."
.LC22:
	.string	"libelf."
.LC23:
	.string	"libmalloc."
.LC24:
	.string	"libmapmalloc."
.LC25:
	.string	"libcurses."
.LC26:
	.string	"libtermcap."
	.section	.data.rel.ro.local,"aw"
	.align 32
	.type	own.0, @object
	.size	own.0, 92
own.0:
	.long	.LC4
	.long	.LC5
	.long	.LC6
	.long	.LC7
	.long	.LC8
	.long	.LC9
	.long	.LC10
	.long	.LC11
	.long	.LC12
	.long	.LC13
	.long	.LC14
	.long	.LC15
	.long	.LC16
	.long	.LC17
	.long	.LC18
	.long	.LC19
	.long	.LC20
	.long	.LC21
	.long	.LC22
	.long	.LC23
	.long	.LC24
	.long	.LC25
	.long	.LC26
	.local	tls_count
	.comm	tls_count,4,4
	.hidden	library_path
	.globl	library_path
	.bss
	.align 4
	.type	library_path, @object
	.size	library_path, 4
library_path:
	.zero	4
	.hidden	modules_end
	.globl	modules_end
	.align 4
	.type	modules_end, @object
	.size	modules_end, 4
modules_end:
	.zero	4
	.hidden	modules
	.globl	modules
	.align 4
	.type	modules, @object
	.size	modules, 4
modules:
	.zero	4
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
	.hidden	print
	.hidden	own_module
	.hidden	program
	.hidden	fatal
	.hidden	map
	.hidden	copy
	.hidden	allocate
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
