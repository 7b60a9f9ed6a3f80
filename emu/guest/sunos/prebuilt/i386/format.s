// be7eb740269849280f35fd6e874b14c0 emu/guest/libc/format.c
	.file	"format.c"
	.text
	.section	.text.put_in_buffer,"ax",@progbits
	.p2align 4
	.type	put_in_buffer, @function
put_in_buffer:
	subl	$28, %esp
	movl	%esi, 20(%esp)
	movl	32(%esp), %esi
	movl	%edi, 24(%esp)
	movl	40(%esp), %edi
	movl	%ebx, 16(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	4(%esi), %eax
	cmpl	%eax, %edi
	cmova	%eax, %edi
	movl	36(%esp), %eax
	movl	%edi, 8(%esp)
	movl	%eax, 4(%esp)
	movl	(%esi), %eax
	movl	%eax, (%esp)
	call	memcpy@PLT
	movl	16(%esp), %ebx
	addl	%edi, (%esi)
	subl	%edi, 4(%esi)
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.size	put_in_buffer, .-put_in_buffer
	.section	.text.read_number,"ax",@progbits
	.p2align 4
	.type	read_number, @function
read_number:
	pushl	%esi
	movl	%eax, %ecx
	pushl	%ebx
	movl	%edx, %eax
	movl	4(%ecx), %edx
	testl	%edx, %edx
	je	.L5
	cmpl	$42, (%edx)
	je	.L6
	xorl	%eax, %eax
	jmp	.L7
	.p2align 4,,10
	.p2align 3
.L19:
	leal	(%eax,%eax,4), %eax
	leal	-48(%ebx,%eax,2), %eax
.L14:
	addl	$4, %edx
	movl	%edx, 4(%ecx)
.L7:
	movl	(%edx), %ebx
	leal	-48(%ebx), %esi
	cmpl	$9, %esi
	ja	.L4
	cmpl	$26843544, %eax
	jle	.L19
	movl	$268435456, %eax
	jmp	.L14
	.p2align 4,,10
	.p2align 3
.L6:
	addl	$4, %edx
	movl	%edx, 4(%ecx)
.L10:
	movl	(%eax), %edx
	leal	4(%edx), %ecx
	movl	%ecx, (%eax)
	movl	(%edx), %eax
	movl	$-268435456, %edx
	cmpl	%edx, %eax
	cmovl	%edx, %eax
	movl	$268435456, %edx
	cmpl	%edx, %eax
	cmovg	%edx, %eax
.L4:
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	movl	(%ecx), %edx
	cmpb	$42, (%edx)
	je	.L8
	xorl	%eax, %eax
	.p2align 4
	.p2align 3
.L13:
	movzbl	(%edx), %ebx
	leal	-48(%ebx), %esi
	cmpl	$9, %esi
	ja	.L4
	cmpl	$26843544, %eax
	jg	.L12
.L20:
	leal	(%eax,%eax,4), %eax
	incl	%edx
	movl	%edx, (%ecx)
	leal	-48(%ebx,%eax,2), %eax
	movzbl	(%edx), %ebx
	leal	-48(%ebx), %esi
	cmpl	$9, %esi
	ja	.L4
	cmpl	$26843544, %eax
	jle	.L20
.L12:
	incl	%edx
	movl	$268435456, %eax
	movl	%edx, (%ecx)
	jmp	.L13
.L8:
	incl	%edx
	movl	%edx, (%ecx)
	jmp	.L10
	.size	read_number, .-read_number
	.section	.text.pad,"ax",@progbits
	.p2align 4
	.type	pad, @function
pad:
	pushl	%ebp
	movsbl	%dl, %edx
	pushl	%edi
	movl	%ecx, %ebp
	pushl	%esi
	movl	%eax, %esi
	pushl	%ebx
	movl	$32, %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$60, %esp
	movl	%eax, 8(%esp)
	leal	16(%esp), %edi
	movl	%edx, 4(%esp)
	movl	%edi, (%esp)
	call	memset@PLT
	testl	%ebp, %ebp
	jle	.L21
	.p2align 4
	.p2align 3
.L23:
	movl	(%esi), %eax
	movl	$32, %ebx
	movl	%edi, 4(%esp)
	cmpl	%ebx, %ebp
	cmovle	%ebp, %ebx
	subl	$32, %ebp
	movl	%ebx, 8(%esp)
	movl	8(%eax), %edx
	movl	%edx, (%esp)
	call	*(%eax)
	addl	%ebx, 4(%esi)
	testl	%ebp, %ebp
	jg	.L23
.L21:
	addl	$60, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	pad, .-pad
	.section	.text.put_wide,"ax",@progbits
	.p2align 4
	.type	put_wide, @function
put_wide:
	pushl	%ebp
	movl	%ecx, %ebp
	pushl	%edi
	movl	%edx, %edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.si
	addl	$_GLOBAL_OFFSET_TABLE_, %esi
	subl	$108, %esp
	movl	(%eax), %ecx
	movl	%esi, 28(%esp)
	movl	%eax, %esi
	movl	4(%ecx), %eax
	testl	%eax, %eax
	je	.L48
	movl	%ebp, 8(%esp)
	movl	%edx, 4(%esp)
	movl	8(%ecx), %edx
	movl	%edx, (%esp)
	call	*%eax
	addl	%ebp, 4(%esi)
.L26:
	addl	$108, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L48:
	testl	%ebp, %ebp
	je	.L26
	.p2align 4
	.p2align 3
.L28:
	movl	8(%esi), %eax
	testl	%eax, %eax
	jne	.L26
	xorl	%ebx, %ebx
	jmp	.L34
	.p2align 4,,10
	.p2align 3
.L32:
	movb	%al, 32(%esp,%ebx)
	leal	32(%esp), %ecx
	incl	%ebx
	cmpl	%ebp, %ebx
	jnb	.L31
	cmpl	$63, %ebx
	ja	.L31
.L34:
	movl	(%edi,%ebx,4), %eax
	cmpl	$255, %eax
	jbe	.L32
	testl	%ebx, %ebx
	jne	.L49
	movl	28(%esp), %ebx
	call	___errno@PLT
	movl	$88, (%eax)
	movl	$1, 8(%esi)
	addl	$108, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L49:
	leal	32(%esp), %ecx
	.p2align 4
	.p2align 3
.L31:
	movl	(%esi), %eax
	leal	(%edi,%ebx,4), %edi
	movl	%ebx, 8(%esp)
	movl	%ecx, 4(%esp)
	movl	8(%eax), %ecx
	movl	%ecx, (%esp)
	call	*(%eax)
	addl	%ebx, 4(%esi)
	subl	%ebx, %ebp
	jne	.L28
	jmp	.L26
	.size	put_wide, .-put_wide
	.section	.text.begin_field,"ax",@progbits
	.p2align 4
	.type	begin_field, @function
begin_field:
	subl	$60, %esp
	movl	%ebx, 44(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%ecx, (%esp)
	movl	%ecx, 24(%esp)
	movl	%esi, 48(%esp)
	movl	%edi, 52(%esp)
	movl	%eax, %edi
	movl	%ebp, 56(%esp)
	movl	%edx, %ebp
	call	strlen@PLT
	movl	%eax, %esi
	movl	64(%esp), %eax
	movl	%eax, (%esp)
	call	strlen@PLT
	movl	4(%ebp), %ecx
	movl	68(%esp), %edx
	movl	%eax, %ebx
	addl	%esi, %eax
	subl	%eax, %ecx
	subl	%edx, %ecx
	testb	$17, 0(%ebp)
	je	.L64
.L51:
	testl	%esi, %esi
	je	.L52
	movl	%ecx, 28(%esp)
	movl	24(%esp), %edx
	movl	(%edi), %eax
	movl	%esi, 8(%esp)
	movl	%edx, 4(%esp)
	movl	8(%eax), %edx
	movl	%edx, (%esp)
	call	*(%eax)
	movl	28(%esp), %ecx
.L52:
	movl	4(%edi), %eax
	addl	%eax, %esi
	testl	%ebx, %ebx
	movl	%esi, 4(%edi)
	je	.L53
	movl	%ecx, 24(%esp)
	movl	64(%esp), %esi
	movl	(%edi), %eax
	movl	%ebx, 8(%esp)
	movl	%esi, 4(%esp)
	movl	8(%eax), %edx
	movl	%edx, (%esp)
	call	*(%eax)
	movl	4(%edi), %esi
	movl	24(%esp), %ecx
.L53:
	movl	0(%ebp), %eax
	addl	%esi, %ebx
	movl	%ebx, 4(%edi)
	movl	%eax, %edx
	andl	$17, %edx
	cmpl	$16, %edx
	je	.L65
.L54:
	testb	$1, %al
	movl	$0, %eax
	movl	44(%esp), %ebx
	cmove	%eax, %ecx
	movl	48(%esp), %esi
	movl	52(%esp), %edi
	movl	%ecx, %eax
	movl	56(%esp), %ebp
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L64:
	movl	%ecx, 28(%esp)
	movl	$32, %edx
	movl	%edi, %eax
	call	pad
	movl	28(%esp), %ecx
	jmp	.L51
	.p2align 4,,10
	.p2align 3
.L65:
	movl	%ecx, 24(%esp)
	movl	%edi, %eax
	movl	$48, %edx
	call	pad
	movl	0(%ebp), %eax
	movl	24(%esp), %ecx
	jmp	.L54
	.size	begin_field, .-begin_field
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"-"
.LC1:
	.string	" "
.LC2:
	.string	"+"
.LC3:
	.string	""
	.section	.text.put_shown,"ax",@progbits
	.p2align 4
	.type	put_shown, @function
put_shown:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	movl	%ecx, %esi
	pushl	%ebx
	movl	%edx, %ebx
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	subl	$44, %esp
	movl	8(%ecx), %edx
	testl	%edx, %edx
	movl	%edi, 24(%esp)
	movl	%eax, %edi
	jle	.L76
	movl	%ecx, %eax
	leal	(%ecx,%edx,8), %ecx
	xorl	%edx, %edx
	.p2align 4
	.p2align 3
.L68:
	movl	20(%eax), %ebp
	addl	$8, %eax
	addl	%ebp, %edx
	cmpl	%ecx, %eax
	jne	.L68
.L67:
	movl	4(%esi), %ebp
	testl	%ebp, %ebp
	jne	.L69
	andl	$-17, (%ebx)
.L69:
	movl	(%esi), %ecx
	movl	12(%esi), %eax
	testl	%ecx, %ecx
	jne	.L77
	movl	(%ebx), %ecx
	testb	$2, %cl
	jne	.L78
	testb	$4, %cl
	movl	24(%esp), %ecx
	je	.L79
	leal	.LC1@GOTOFF(%ecx), %ecx
	jmp	.L70
	.p2align 4,,10
	.p2align 3
.L77:
	movl	24(%esp), %ecx
	leal	.LC0@GOTOFF(%ecx), %ecx
.L70:
	movl	%edx, 4(%esp)
	movl	%ebx, %edx
	xorl	%ebx, %ebx
	movl	%eax, (%esp)
	movl	%edi, %eax
	call	begin_field
	movl	%eax, 28(%esp)
	movl	8(%esi), %eax
	testl	%eax, %eax
	jg	.L71
	jmp	.L75
	.p2align 4,,10
	.p2align 3
.L90:
	testl	%ebp, %ebp
	je	.L73
	movl	(%edi), %edx
	movl	%ebp, 8(%esp)
	movl	%eax, 4(%esp)
	movl	8(%edx), %eax
	movl	%eax, (%esp)
	call	*(%edx)
.L73:
	addl	%ebp, 4(%edi)
	incl	%ebx
	cmpl	%ebx, 8(%esi)
	jle	.L75
.L71:
	movl	16(%esi,%ebx,8), %eax
	movl	20(%esi,%ebx,8), %ebp
	testl	%eax, %eax
	jne	.L90
	movl	%ebp, %ecx
	movl	$48, %edx
	movl	%edi, %eax
	incl	%ebx
	call	pad
	cmpl	%ebx, 8(%esi)
	jg	.L71
.L75:
	movl	28(%esp), %ecx
	movl	%edi, %eax
	movl	$32, %edx
	call	pad
	movl	24(%esp), %ebx
	movl	%esi, (%esp)
	call	forget_shown@PLT
	addl	$44, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L78:
	movl	24(%esp), %ecx
	leal	.LC2@GOTOFF(%ecx), %ecx
	jmp	.L70
	.p2align 4,,10
	.p2align 3
.L79:
	leal	.LC3@GOTOFF(%ecx), %ecx
	jmp	.L70
	.p2align 4,,10
	.p2align 3
.L76:
	xorl	%edx, %edx
	jmp	.L67
	.size	put_shown, .-put_shown
	.section	.text.put_quad,"ax",@progbits
	.p2align 4
	.type	put_quad, @function
put_quad:
	subl	$972, %esp
	movl	%edi, 964(%esp)
	movl	%eax, %edi
	movl	(%edx), %eax
	movl	%ebx, 956(%esp)
	movl	%esi, 960(%esp)
	movl	%edx, %esi
	movl	%ebp, 968(%esp)
	leal	44(%esp), %ebp
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	shrl	$3, %eax
	andl	$1, %eax
	movl	%eax, 28(%esp)
	movl	8(%edx), %eax
	movl	%eax, 24(%esp)
	movsbl	16(%edx), %eax
	movl	%ebp, (%esp)
	movl	%eax, 20(%esp)
	movl	976(%esp), %eax
	movl	%eax, 4(%esp)
	movl	980(%esp), %eax
	movl	%eax, 8(%esp)
	movl	984(%esp), %eax
	movl	%eax, 12(%esp)
	movl	988(%esp), %eax
	movl	%eax, 16(%esp)
	call	show_quad@PLT
	testl	%eax, %eax
	je	.L92
	call	___errno@PLT
	movl	$12, (%eax)
	movl	$1, 8(%edi)
.L91:
	movl	956(%esp), %ebx
	movl	960(%esp), %esi
	movl	964(%esp), %edi
	movl	968(%esp), %ebp
	addl	$972, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L92:
	movl	%ebp, %ecx
	movl	%esi, %edx
	movl	%edi, %eax
	call	put_shown
	jmp	.L91
	.size	put_quad, .-put_quad
	.section	.text.put_double,"ax",@progbits
	.p2align 4
	.type	put_double, @function
put_double:
	subl	$972, %esp
	movl	%edi, 964(%esp)
	movl	%eax, %edi
	movl	(%edx), %eax
	movl	%ebx, 956(%esp)
	fldl	976(%esp)
	movl	%esi, 960(%esp)
	movl	%edx, %esi
	movl	%ebp, 968(%esp)
	leal	44(%esp), %ebp
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	shrl	$3, %eax
	andl	$1, %eax
	movl	%eax, 20(%esp)
	movl	8(%edx), %eax
	movl	%eax, 16(%esp)
	movsbl	16(%edx), %eax
	fstpl	4(%esp)
	movl	%ebp, (%esp)
	movl	%eax, 12(%esp)
	call	show_double@PLT
	movl	%ebp, %ecx
	movl	%esi, %edx
	movl	%edi, %eax
	call	put_shown
	movl	956(%esp), %ebx
	movl	960(%esp), %esi
	movl	964(%esp), %edi
	movl	968(%esp), %ebp
	addl	$972, %esp
	ret
	.size	put_double, .-put_double
	.section	.rodata.str1.1
.LC4:
	.string	"(null)"
	.section	.text.put_string,"ax",@progbits
	.p2align 4
	.type	put_string, @function
put_string:
	pushl	%ebp
	call	__x86.get_pc_thunk.bp
	addl	$_GLOBAL_OFFSET_TABLE_, %ebp
	pushl	%edi
	movl	%eax, %edi
	pushl	%esi
	pushl	%ebx
	subl	$28, %esp
	testl	%ecx, %ecx
	leal	.LC4@GOTOFF(%ebp), %esi
	je	.L98
	movl	%ecx, %esi
.L98:
	movl	8(%edx), %eax
	testl	%eax, %eax
	je	.L101
	xorl	%ebx, %ebx
	jmp	.L99
	.p2align 4,,10
	.p2align 3
.L102:
	incl	%ebx
	cmpl	%eax, %ebx
	je	.L110
.L99:
	cmpb	$0, (%esi,%ebx)
	.p2align 4,,2
	jne	.L102
	movl	%ebx, 4(%esp)
	leal	.LC3@GOTOFF(%ebp), %ecx
	movl	%edi, %eax
	movl	%ecx, (%esp)
	call	begin_field
	xorl	%ecx, %ecx
	movl	$48, %edx
	movl	%eax, %ebp
	movl	%edi, %eax
	call	pad
	testl	%ebx, %ebx
	jne	.L103
.L104:
	addl	%ebx, 4(%edi)
	addl	$28, %esp
	movl	%edi, %eax
	movl	%ebp, %ecx
	movl	$32, %edx
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	jmp	pad
	.p2align 4,,10
	.p2align 3
.L110:
	movl	%ebx, 4(%esp)
	leal	.LC3@GOTOFF(%ebp), %ecx
	movl	%edi, %eax
	movl	%ecx, (%esp)
	call	begin_field
	xorl	%ecx, %ecx
	movl	$48, %edx
	movl	%eax, %ebp
	movl	%edi, %eax
	call	pad
.L103:
	movl	(%edi), %eax
	movl	%ebx, 8(%esp)
	movl	%esi, 4(%esp)
	movl	8(%eax), %edx
	movl	%edx, (%esp)
	call	*(%eax)
	jmp	.L104
.L101:
	leal	.LC3@GOTOFF(%ebp), %ecx
	xorl	%eax, %eax
	movl	%eax, 4(%esp)
	movl	%edi, %eax
	xorl	%ebx, %ebx
	movl	%ecx, (%esp)
	call	begin_field
	xorl	%ecx, %ecx
	movl	$48, %edx
	movl	%eax, %ebp
	movl	%edi, %eax
	call	pad
	jmp	.L104
	.size	put_string, .-put_string
	.section	.rodata.str1.1
.LC5:
	.string	"0123456789abcdef"
.LC6:
	.string	"0123456789ABCDEF"
.LC7:
	.string	"0X"
.LC8:
	.string	"0x"
	.globl	__udivmoddi4
	.section	.text.put_integer,"ax",@progbits
	.p2align 4
	.type	put_integer, @function
put_integer:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	subl	$156, %esp
	movl	%eax, 80(%esp)
	movzbl	16(%edx), %eax
	movl	%edx, 84(%esp)
	movl	180(%esp), %ebp
	cmpb	$111, %al
	movl	%edi, 56(%esp)
	movl	176(%esp), %edi
	je	.L137
	movb	%al, %dl
	orb	$32, %dl
	cmpb	$120, %dl
	je	.L113
	cmpb	$112, %al
	je	.L170
	cmpb	$88, %al
	je	.L145
	movl	$10, %edx
	movl	%edx, 88(%esp)
.L133:
	cmpb	$100, %al
	je	.L116
	cmpb	$105, %al
	jne	.L171
.L116:
	movl	184(%esp), %eax
	testl	%eax, %eax
	jne	.L140
	movl	84(%esp), %esi
	movl	(%esi), %eax
	testb	$2, %al
	jne	.L141
	testb	$4, %al
	movl	56(%esp), %eax
	je	.L142
	movl	8(%esi), %esi
	leal	.LC5@GOTOFF(%eax), %edx
	movl	%edx, 68(%esp)
	leal	.LC1@GOTOFF(%eax), %edx
	movl	%edx, 96(%esp)
	leal	.LC3@GOTOFF(%eax), %edx
	movl	%esi, 92(%esp)
	jmp	.L112
	.p2align 4,,10
	.p2align 3
.L113:
	cmpb	$88, %al
	jne	.L172
	movl	56(%esp), %esi
	movl	$16, %ebx
	movb	$1, %cl
	movl	%ebx, 88(%esp)
	leal	.LC6@GOTOFF(%esi), %esi
	movl	%esi, 68(%esp)
.L114:
	movl	84(%esp), %esi
	movl	8(%esi), %edx
	movl	%edx, 92(%esp)
	movl	%edi, %edx
	orl	%ebp, %edx
	je	.L143
	testb	%cl, %cl
	je	.L143
	movl	(%esi), %edx
	testb	$8, %dl
	je	.L117
	cmpb	$88, %al
	movl	56(%esp), %eax
	je	.L118
	leal	.LC8@GOTOFF(%eax), %eax
	movl	%eax, 96(%esp)
.L119:
	movl	92(%esp), %eax
	testl	%eax, %eax
	js	.L173
	movl	84(%esp), %esi
	movl	%edx, %eax
	movl	$16, %edx
	movl	%edx, 88(%esp)
	andl	$-17, %eax
	movl	%eax, (%esi)
	movl	$16, %eax
	movl	%eax, 40(%esp)
	xorl	%eax, %eax
	movl	%eax, 44(%esp)
	movl	56(%esp), %eax
	leal	.LC3@GOTOFF(%eax), %edx
	jmp	.L122
	.p2align 4,,10
	.p2align 3
.L137:
	movl	56(%esp), %eax
	movl	$8, %edx
	movl	%edx, 88(%esp)
	leal	.LC5@GOTOFF(%eax), %esi
	movl	%esi, 68(%esp)
.L168:
	leal	.LC3@GOTOFF(%eax), %edx
	movl	84(%esp), %eax
	movl	%edx, 96(%esp)
	movl	8(%eax), %eax
	movl	%eax, 92(%esp)
.L112:
	movl	92(%esp), %ebx
	testl	%ebx, %ebx
	js	.L174
	movl	84(%esp), %eax
	andl	$-17, (%eax)
	movl	%ebp, %eax
	orl	%edi, %eax
	je	.L123
.L136:
	movl	88(%esp), %eax
	xorl	%esi, %esi
	movl	%esi, 44(%esp)
	movl	%eax, 40(%esp)
.L122:
	movl	%edx, 100(%esp)
	leal	104(%esp), %eax
	movl	$24, %esi
	movl	%eax, 72(%esp)
	leal	120(%esp), %eax
	movl	%eax, 60(%esp)
	.p2align 4
	.p2align 3
.L124:
	movl	72(%esp), %eax
	movl	%edi, (%esp)
	movl	44(%esp), %edx
	movl	%ebp, 4(%esp)
	movl	56(%esp), %ebx
	movl	%eax, 16(%esp)
	movl	40(%esp), %eax
	movl	%edx, 12(%esp)
	movl	%eax, 8(%esp)
	call	__udivmoddi4@PLT
	movl	104(%esp), %ebx
	movl	%esi, 76(%esp)
	movl	68(%esp), %ecx
	decl	%esi
	movl	%esi, 64(%esp)
	addl	%ebx, %ecx
	movzbl	(%ecx), %ebx
	movb	%bl, 52(%esp)
	movl	60(%esp), %ebx
	movzbl	52(%esp), %ecx
	movl	%ebp, 52(%esp)
	movl	%edx, %ebp
	movl	44(%esp), %edx
	movb	%cl, (%ebx,%esi)
	movl	%edi, %ebx
	movl	%eax, %edi
	movl	40(%esp), %eax
	cmpl	%eax, %ebx
	movl	52(%esp), %ebx
	sbbl	%edx, %ebx
	jnc	.L124
	movl	$24, %eax
	movl	100(%esp), %edx
	subl	%esi, %eax
	movl	%eax, %edi
	movl	%eax, %ebp
	movl	92(%esp), %eax
	testl	%eax, %eax
	js	.L125
	subl	%edi, %eax
	cmpl	$8, 88(%esp)
	movl	%eax, %ebx
	je	.L126
	movl	%edx, (%esp)
	xorl	%eax, %eax
	testl	%ebx, %ebx
	cmovs	%eax, %ebx
	movl	96(%esp), %ecx
	leal	(%edi,%ebx), %eax
	movl	84(%esp), %edx
	movl	%eax, 4(%esp)
	movl	80(%esp), %eax
	call	begin_field
	movl	%ebx, %ecx
	movl	$48, %edx
	movl	%eax, %esi
	movl	80(%esp), %eax
	call	pad
.L134:
	movl	80(%esp), %eax
	movl	60(%esp), %edx
	movl	64(%esp), %ebx
	movl	(%eax), %eax
	movl	%ebp, 8(%esp)
	addl	%ebx, %edx
	movl	%edx, 4(%esp)
	movl	8(%eax), %edx
	movl	%edx, (%esp)
	call	*(%eax)
.L129:
	movl	80(%esp), %eax
	movl	%esi, %ecx
	movl	$32, %edx
	addl	%edi, 4(%eax)
	call	pad
	addl	$156, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L125:
	movl	76(%esp), %ebx
	subl	$24, %ebx
.L121:
	cmpl	$8, 88(%esp)
	je	.L126
.L128:
	movl	%edx, (%esp)
	xorl	%eax, %eax
	testl	%ebx, %ebx
	cmovs	%eax, %ebx
	movl	96(%esp), %ecx
	leal	(%ebx,%edi), %eax
	movl	84(%esp), %edx
	movl	%eax, 4(%esp)
	movl	80(%esp), %eax
	call	begin_field
	movl	%ebx, %ecx
	movl	$48, %edx
	movl	%eax, %esi
	movl	80(%esp), %eax
	call	pad
	testl	%edi, %edi
	je	.L129
	leal	120(%esp), %eax
	movl	%eax, 60(%esp)
	jmp	.L134
.L123:
	cmpl	$8, 88(%esp)
	jne	.L166
	movl	$24, %ecx
	xorl	%ebp, %ebp
	movl	%ecx, 64(%esp)
	xorl	%edi, %edi
	.p2align 4
	.p2align 3
.L126:
	movl	84(%esp), %eax
	testb	$8, (%eax)
	je	.L128
	testl	%ebx, %ebx
	movl	$1, %eax
	cmovle	%eax, %ebx
	jmp	.L128
	.p2align 4,,10
	.p2align 3
.L174:
	movl	%ebp, %eax
	orl	%edi, %eax
	jne	.L136
	movl	$24, %ebx
	xorl	%ebp, %ebp
	movl	%ebx, 64(%esp)
	xorl	%edi, %edi
	movl	$1, %ebx
	jmp	.L121
	.p2align 4,,10
	.p2align 3
.L140:
	movl	56(%esp), %eax
	leal	.LC5@GOTOFF(%eax), %esi
	movl	%esi, 68(%esp)
	leal	.LC0@GOTOFF(%eax), %esi
.L169:
	movl	%esi, 96(%esp)
	movl	84(%esp), %esi
	leal	.LC3@GOTOFF(%eax), %edx
	movl	8(%esi), %esi
	movl	%esi, 92(%esp)
	jmp	.L112
	.p2align 4,,10
	.p2align 3
.L141:
	movl	56(%esp), %eax
	leal	.LC5@GOTOFF(%eax), %esi
	movl	%esi, 68(%esp)
	leal	.LC2@GOTOFF(%eax), %esi
	jmp	.L169
	.p2align 4,,10
	.p2align 3
.L117:
	movl	92(%esp), %eax
	testl	%eax, %eax
	js	.L175
	movl	84(%esp), %esi
	movl	%edx, %eax
	andl	$-17, %eax
	movl	%eax, (%esi)
	movl	$16, %eax
	movl	%eax, 88(%esp)
	movl	56(%esp), %eax
	leal	.LC3@GOTOFF(%eax), %edx
	movl	%edx, 96(%esp)
	jmp	.L136
	.p2align 4,,10
	.p2align 3
.L170:
	movl	56(%esp), %esi
	movb	$1, %cl
	leal	.LC5@GOTOFF(%esi), %esi
	movl	%esi, 68(%esp)
	movl	$16, %esi
	movl	%esi, 88(%esp)
	jmp	.L114
.L142:
	leal	.LC5@GOTOFF(%eax), %esi
	movl	%esi, 68(%esp)
	jmp	.L168
.L175:
	movl	56(%esp), %eax
	movl	$16, %ecx
	xorl	%ebx, %ebx
	movl	%ecx, 40(%esp)
	movl	$16, %esi
	movl	%ebx, 44(%esp)
	movl	%esi, 88(%esp)
	leal	.LC3@GOTOFF(%eax), %edx
	movl	%edx, 96(%esp)
	jmp	.L122
.L173:
	movl	$16, %eax
	movl	%eax, 88(%esp)
	movl	56(%esp), %eax
	leal	.LC3@GOTOFF(%eax), %edx
	jmp	.L136
.L166:
	movl	92(%esp), %edi
	movl	%edx, (%esp)
	movl	80(%esp), %ebx
	movl	96(%esp), %ecx
	movl	84(%esp), %edx
	movl	%edi, 4(%esp)
	movl	%ebx, %eax
	call	begin_field
	movl	%edi, %ecx
	movl	$48, %edx
	xorl	%edi, %edi
	movl	%eax, %esi
	movl	%ebx, %eax
	call	pad
	jmp	.L129
.L171:
	movl	56(%esp), %esi
	cmpl	$16, 88(%esp)
	leal	.LC5@GOTOFF(%esi), %esi
	sete	%cl
	movl	%esi, 68(%esp)
	jmp	.L114
.L118:
	leal	.LC7@GOTOFF(%eax), %eax
	movl	%eax, 96(%esp)
	jmp	.L119
.L172:
	movl	$16, 88(%esp)
	jmp	.L133
.L143:
	movl	56(%esp), %eax
	leal	.LC3@GOTOFF(%eax), %edx
	movl	%edx, 96(%esp)
	jmp	.L112
.L145:
	movl	$10, 88(%esp)
	movl	56(%esp), %eax
	leal	.LC6@GOTOFF(%eax), %esi
	movl	%esi, 68(%esp)
	jmp	.L168
	.size	put_integer, .-put_integer
	.section	.text.format_text,"ax",@progbits
	.p2align 4
	.globl	format_text
	.type	format_text, @function
format_text:
	pushl	%ebp
	xorl	%eax, %eax
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.si
	addl	$_GLOBAL_OFFSET_TABLE_, %esi
	subl	$124, %esp
	movl	%eax, 68(%esp)
	xorl	%eax, %eax
	movl	152(%esp), %edx
	movl	%eax, 72(%esp)
	movl	148(%esp), %eax
	movl	144(%esp), %edi
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	movl	%esi, %ebx
	movl	%edi, 64(%esp)
	call	has_numbers@PLT
	testl	%eax, %eax
	movl	156(%esp), %eax
	jne	.L321
	movl	%eax, 56(%esp)
	leal	names.0@GOTOFF(%esi), %eax
	movl	%eax, 32(%esp)
	.p2align 4
	.p2align 3
.L179:
	movl	152(%esp), %eax
	movl	$1, %edx
	movb	$0, 36(%esp)
	movl	148(%esp), %ecx
	leal	-1(%edx), %edi
	movb	$0, 28(%esp)
	movl	%eax, 44(%esp)
	movl	%eax, %ebx
	movl	%ecx, 40(%esp)
	testl	%ebx, %ebx
	movl	%ecx, %ebp
	je	.L258
	.p2align 4
	.p2align 3
.L323:
	movl	(%ebx), %ecx
	cmpl	$37, %ecx
	setne	%al
	testl	%ecx, %ecx
	setne	%cl
	andb	%cl, %al
	je	.L322
	movb	%al, 28(%esp)
	addl	$4, %ebx
	incl	%edx
.L324:
	leal	-1(%edx), %edi
	testl	%ebx, %ebx
	jne	.L323
.L258:
	movzbl	0(%ebp), %ecx
	cmpl	$37, %ecx
	setne	%al
	testl	%ecx, %ecx
	setne	%cl
	andb	%cl, %al
	je	.L264
	movb	%al, 36(%esp)
	incl	%ebp
	incl	%edx
	jmp	.L324
	.p2align 4,,10
	.p2align 3
.L322:
	cmpb	$0, 36(%esp)
	movl	40(%esp), %ecx
	movl	44(%esp), %eax
	je	.L260
	movl	%ebp, 148(%esp)
.L260:
	cmpb	$0, 28(%esp)
	je	.L261
	movl	%ebx, 152(%esp)
.L261:
	testl	%eax, %eax
	je	.L325
	leal	64(%esp), %ebp
	movl	%eax, %edx
	movl	%edi, %ecx
	movl	%ebp, %eax
	call	put_wide
.L271:
	movl	(%ebx), %edi
	testl	%edi, %edi
	je	.L273
	movl	72(%esp), %eax
	addl	$4, %ebx
	movl	%ebx, 152(%esp)
	movl	%eax, 36(%esp)
	testl	%eax, %eax
	jne	.L277
.L276:
	xorl	%edi, %edi
	xorl	%ebx, %ebx
	movl	%edi, 96(%esp)
	movl	152(%esp), %edi
	xorl	%eax, %eax
	movl	%ebx, 92(%esp)
	movl	$-1, %ebp
	movl	%ebp, 100(%esp)
	movl	%eax, 104(%esp)
	movb	$0, 108(%esp)
	testl	%edi, %edi
	je	.L180
	.p2align 4
	.p2align 3
.L186:
	movl	(%edi), %ebp
	leal	-1(%ebp), %eax
	cmpl	$126, %eax
	jbe	.L326
.L182:
	leal	56(%esp), %edi
	leal	148(%esp), %ebx
	movl	%edi, %edx
	movl	%ebx, %eax
	call	read_number
	movl	%eax, 96(%esp)
	testl	%eax, %eax
	js	.L327
	movl	152(%esp), %eax
	testl	%eax, %eax
	je	.L188
.L333:
	cmpl	$46, (%eax)
	je	.L189
	movb	$0, 28(%esp)
	movl	148(%esp), %ebp
	xorl	%ebx, %ebx
	.p2align 4
	.p2align 3
.L190:
	movl	(%eax), %edx
	leal	-76(%edx), %ecx
	cmpl	$46, %ecx
	ja	.L194
	movl	.L196@GOTOFF(%esi,%ecx,4), %edi
	addl	%esi, %edi
	jmp	*%edi
	.section	.rodata
	.align 4
	.align 4
.L196:
	.long	.L200@GOTOFF
	.long	.L194@GOTOFF
	.long	.L194@GOTOFF
	.long	.L194@GOTOFF
	.long	.L194@GOTOFF
	.long	.L194@GOTOFF
	.long	.L194@GOTOFF
	.long	.L194@GOTOFF
	.long	.L194@GOTOFF
	.long	.L194@GOTOFF
	.long	.L194@GOTOFF
	.long	.L194@GOTOFF
	.long	.L194@GOTOFF
	.long	.L194@GOTOFF
	.long	.L194@GOTOFF
	.long	.L194@GOTOFF
	.long	.L194@GOTOFF
	.long	.L194@GOTOFF
	.long	.L194@GOTOFF
	.long	.L194@GOTOFF
	.long	.L194@GOTOFF
	.long	.L194@GOTOFF
	.long	.L194@GOTOFF
	.long	.L194@GOTOFF
	.long	.L194@GOTOFF
	.long	.L194@GOTOFF
	.long	.L194@GOTOFF
	.long	.L194@GOTOFF
	.long	.L199@GOTOFF
	.long	.L194@GOTOFF
	.long	.L197@GOTOFF
	.long	.L194@GOTOFF
	.long	.L198@GOTOFF
	.long	.L194@GOTOFF
	.long	.L194@GOTOFF
	.long	.L194@GOTOFF
	.long	.L194@GOTOFF
	.long	.L197@GOTOFF
	.long	.L194@GOTOFF
	.long	.L194@GOTOFF
	.long	.L195@GOTOFF
	.long	.L194@GOTOFF
	.long	.L194@GOTOFF
	.long	.L194@GOTOFF
	.long	.L194@GOTOFF
	.long	.L194@GOTOFF
	.long	.L195@GOTOFF
	.section	.text.format_text
	.p2align 4,,10
	.p2align 3
.L279:
	xorl	%eax, %eax
.L194:
	cmpb	$0, 28(%esp)
	je	.L210
	movl	%ebp, 148(%esp)
.L210:
	testb	%bl, %bl
	je	.L211
	movl	%eax, 152(%esp)
.L211:
	movb	%dl, 108(%esp)
	testl	%eax, %eax
	movb	%dl, %cl
	je	.L212
	movl	(%eax), %edx
	testl	%edx, %edx
	je	.L256
	addl	$4, %eax
	movl	%eax, 152(%esp)
.L216:
	movb	%cl, %al
	subb	$65, %al
	cmpb	$55, %al
	ja	.L217
	movzbl	%al, %eax
	movl	.L219@GOTOFF(%esi,%eax,4), %ebx
	addl	%esi, %ebx
	jmp	*%ebx
	.section	.rodata
	.align 4
	.align 4
.L219:
	.long	.L224@GOTOFF
	.long	.L217@GOTOFF
	.long	.L220@GOTOFF
	.long	.L217@GOTOFF
	.long	.L224@GOTOFF
	.long	.L224@GOTOFF
	.long	.L224@GOTOFF
	.long	.L217@GOTOFF
	.long	.L217@GOTOFF
	.long	.L217@GOTOFF
	.long	.L217@GOTOFF
	.long	.L217@GOTOFF
	.long	.L217@GOTOFF
	.long	.L217@GOTOFF
	.long	.L217@GOTOFF
	.long	.L217@GOTOFF
	.long	.L217@GOTOFF
	.long	.L217@GOTOFF
	.long	.L220@GOTOFF
	.long	.L217@GOTOFF
	.long	.L217@GOTOFF
	.long	.L217@GOTOFF
	.long	.L217@GOTOFF
	.long	.L218@GOTOFF
	.long	.L217@GOTOFF
	.long	.L217@GOTOFF
	.long	.L217@GOTOFF
	.long	.L217@GOTOFF
	.long	.L217@GOTOFF
	.long	.L217@GOTOFF
	.long	.L217@GOTOFF
	.long	.L217@GOTOFF
	.long	.L224@GOTOFF
	.long	.L217@GOTOFF
	.long	.L220@GOTOFF
	.long	.L223@GOTOFF
	.long	.L224@GOTOFF
	.long	.L224@GOTOFF
	.long	.L224@GOTOFF
	.long	.L217@GOTOFF
	.long	.L223@GOTOFF
	.long	.L217@GOTOFF
	.long	.L217@GOTOFF
	.long	.L217@GOTOFF
	.long	.L217@GOTOFF
	.long	.L222@GOTOFF
	.long	.L218@GOTOFF
	.long	.L221@GOTOFF
	.long	.L217@GOTOFF
	.long	.L217@GOTOFF
	.long	.L220@GOTOFF
	.long	.L217@GOTOFF
	.long	.L218@GOTOFF
	.long	.L217@GOTOFF
	.long	.L217@GOTOFF
	.long	.L218@GOTOFF
	.section	.text.format_text
	.p2align 4,,10
	.p2align 3
.L185:
	incl	148(%esp)
.L180:
	movl	148(%esp), %eax
	xorl	%edi, %edi
	movzbl	(%eax), %ebp
	leal	-1(%ebp), %eax
	cmpl	$126, %eax
	ja	.L182
.L326:
	movl	%ebp, 4(%esp)
	movl	32(%esp), %eax
	movl	%esi, %ebx
	movl	%eax, (%esp)
	call	strchr@PLT
	testl	%eax, %eax
	movl	%eax, %ecx
	je	.L183
	movl	32(%esp), %eax
	subl	%eax, %ecx
	movl	$1, %eax
	sall	%cl, %eax
	orl	%eax, 92(%esp)
.L184:
	testl	%edi, %edi
	je	.L185
	addl	$4, %edi
	movl	%edi, 152(%esp)
	jmp	.L186
	.p2align 4,,10
	.p2align 3
.L217:
	movl	64(%esp), %eax
	movl	$1, %edx
	movl	%edx, 8(%esp)
	leal	108(%esp), %edx
	movl	%edx, 4(%esp)
	movl	8(%eax), %edx
	movl	%edx, (%esp)
	call	*(%eax)
	incl	68(%esp)
	jmp	.L179
	.p2align 4,,10
	.p2align 3
.L195:
	movl	$3, %edx
	movl	%edx, 104(%esp)
	.p2align 4
	.p2align 3
.L209:
	addl	$4, %eax
	movb	$1, %bl
	jmp	.L190
	.p2align 4,,10
	.p2align 3
.L197:
	movl	$4, %edx
	movl	%edx, 104(%esp)
	jmp	.L209
	.p2align 4,,10
	.p2align 3
.L224:
	cmpl	$5, 104(%esp)
	movl	56(%esp), %eax
	je	.L328
	fldl	(%eax)
	leal	8(%eax), %edx
	movl	%edx, 56(%esp)
	leal	64(%esp), %ecx
	leal	92(%esp), %edx
	movl	%ecx, %eax
	fstpl	(%esp)
	call	put_double
	jmp	.L179
.L280:
	xorl	%eax, %eax
.L198:
	xorl	%edx, %edx
	cmpl	$3, 104(%esp)
	sete	%dl
	addl	$3, %edx
.L207:
	movl	%edx, 104(%esp)
	testl	%eax, %eax
	jne	.L209
.L205:
	movb	$1, 28(%esp)
	incl	%ebp
.L192:
	movzbl	0(%ebp), %edx
	xorl	%eax, %eax
	movl	%edx, %ecx
	subb	$76, %cl
	cmpb	$46, %cl
	ja	.L279
	movzbl	%cl, %ecx
	movl	.L202@GOTOFF(%esi,%ecx,4), %edi
	addl	%esi, %edi
	jmp	*%edi
	.section	.rodata
	.align 4
	.align 4
.L202:
	.long	.L204@GOTOFF
	.long	.L279@GOTOFF
	.long	.L279@GOTOFF
	.long	.L279@GOTOFF
	.long	.L279@GOTOFF
	.long	.L279@GOTOFF
	.long	.L279@GOTOFF
	.long	.L279@GOTOFF
	.long	.L279@GOTOFF
	.long	.L279@GOTOFF
	.long	.L279@GOTOFF
	.long	.L279@GOTOFF
	.long	.L279@GOTOFF
	.long	.L279@GOTOFF
	.long	.L279@GOTOFF
	.long	.L279@GOTOFF
	.long	.L279@GOTOFF
	.long	.L279@GOTOFF
	.long	.L279@GOTOFF
	.long	.L279@GOTOFF
	.long	.L279@GOTOFF
	.long	.L279@GOTOFF
	.long	.L279@GOTOFF
	.long	.L279@GOTOFF
	.long	.L279@GOTOFF
	.long	.L279@GOTOFF
	.long	.L279@GOTOFF
	.long	.L279@GOTOFF
	.long	.L199@GOTOFF
	.long	.L279@GOTOFF
	.long	.L203@GOTOFF
	.long	.L279@GOTOFF
	.long	.L280@GOTOFF
	.long	.L279@GOTOFF
	.long	.L279@GOTOFF
	.long	.L279@GOTOFF
	.long	.L279@GOTOFF
	.long	.L203@GOTOFF
	.long	.L279@GOTOFF
	.long	.L279@GOTOFF
	.long	.L201@GOTOFF
	.long	.L279@GOTOFF
	.long	.L279@GOTOFF
	.long	.L279@GOTOFF
	.long	.L279@GOTOFF
	.long	.L279@GOTOFF
	.long	.L201@GOTOFF
	.section	.text.format_text
	.p2align 4,,10
	.p2align 3
.L199:
	xorl	%edx, %edx
	cmpl	$2, 104(%esp)
	setne	%dl
	incl	%edx
	jmp	.L207
.L200:
	movl	$5, %ebx
	movl	%ebx, 104(%esp)
	jmp	.L209
.L201:
	movl	$3, %edi
	movl	%edi, 104(%esp)
	jmp	.L205
.L203:
	movl	$4, %ecx
	movl	%ecx, 104(%esp)
	jmp	.L205
.L218:
	movl	104(%esp), %eax
	movl	56(%esp), %edx
	cmpl	$3, %eax
	je	.L238
	ja	.L235
	cmpl	$1, %eax
	je	.L236
	cmpl	$2, %eax
	.p2align 4,,5
	jne	.L238
	leal	4(%edx), %eax
	movl	%eax, 56(%esp)
	movzwl	(%edx), %eax
	xorl	%edx, %edx
.L240:
	leal	92(%esp), %ebx
	xorl	%ebp, %ebp
	movl	%eax, (%esp)
	leal	64(%esp), %ecx
	movl	%edx, 4(%esp)
	movl	%ecx, %eax
	movl	%ebx, %edx
	movl	%ebp, 8(%esp)
	call	put_integer
	jmp	.L179
.L220:
	movl	92(%esp), %eax
	movb	%cl, %bl
	movl	56(%esp), %edx
	orb	$32, %bl
	movb	%bl, 28(%esp)
	andl	$-17, %eax
	cmpl	$3, 104(%esp)
	movl	%eax, 92(%esp)
	leal	4(%edx), %ebx
	je	.L242
	andb	$-17, %cl
	cmpb	$67, %cl
	jne	.L329
.L242:
	cmpb	$99, 28(%esp)
	movl	%ebx, 56(%esp)
	je	.L330
	movl	(%edx), %ebx
	testl	%ebx, %ebx
	je	.L246
	movl	100(%esp), %eax
	testl	%eax, %eax
	je	.L331
	movl	36(%esp), %edx
	jmp	.L247
	.p2align 4,,10
	.p2align 3
.L249:
	incl	%edx
	cmpl	%eax, %edx
	je	.L332
.L247:
	movl	(%ebx,%edx,4), %ecx
	movl	%edx, %edi
	testl	%ecx, %ecx
	jne	.L249
	movl	%edx, 36(%esp)
.L248:
	movl	36(%esp), %eax
	leal	64(%esp), %ebp
	leal	.LC3@GOTOFF(%esi), %ecx
	movl	%ecx, (%esp)
	leal	92(%esp), %edx
	movl	%eax, 4(%esp)
	movl	%ebp, %eax
	call	begin_field
	movl	%edi, %ecx
	movl	%ebx, %edx
	movl	%eax, 28(%esp)
	movl	%ebp, %eax
	call	put_wide
	movl	28(%esp), %ecx
	movl	$32, %edx
	movl	%ebp, %eax
	call	pad
	jmp	.L179
.L223:
	movl	104(%esp), %eax
	movl	56(%esp), %edx
	cmpl	$3, %eax
	je	.L229
	ja	.L226
	cmpl	$1, %eax
	je	.L227
	cmpl	$2, %eax
	.p2align 4,,5
	jne	.L229
	leal	4(%edx), %eax
	movl	%eax, 56(%esp)
	movswl	(%edx), %eax
	cltd
.L231:
	movl	%edx, %ecx
	shrl	$31, %ecx
	testl	%edx, %edx
	jns	.L232
	negl	%eax
	adcl	$0, %edx
	negl	%edx
.L232:
	movl	%eax, (%esp)
	leal	92(%esp), %edi
	movl	%edx, 4(%esp)
	leal	64(%esp), %ebx
	movl	%edi, %edx
	movl	%ecx, 8(%esp)
	movl	%ebx, %eax
	call	put_integer
	jmp	.L179
.L221:
	movl	56(%esp), %eax
	xorl	%ebx, %ebx
	xorl	%edi, %edi
	movl	%ebx, 8(%esp)
	leal	64(%esp), %ecx
	leal	4(%eax), %edx
	movl	%edx, 56(%esp)
	leal	92(%esp), %edx
	movl	(%eax), %eax
	movl	%edi, 4(%esp)
	movl	%eax, (%esp)
	movl	%ecx, %eax
	call	put_integer
	jmp	.L179
.L222:
	movl	56(%esp), %eax
	movl	68(%esp), %ecx
	leal	4(%eax), %edx
	movl	%edx, 56(%esp)
	movl	(%eax), %edx
	movl	104(%esp), %eax
	cmpl	$3, %eax
	je	.L254
	ja	.L251
	cmpl	$1, %eax
	je	.L252
	cmpl	$2, %eax
	.p2align 4,,5
	jne	.L254
	movw	%cx, (%edx)
	.p2align 4,,2
	jmp	.L179
	.p2align 4,,10
	.p2align 3
.L183:
	cmpl	$39, %ebp
	je	.L184
	.p2align 4,,5
	jmp	.L182
	.p2align 4,,10
	.p2align 3
.L327:
	orl	$1, 92(%esp)
	negl	%eax
	movl	%eax, 96(%esp)
	movl	152(%esp), %eax
	testl	%eax, %eax
	jne	.L333
.L188:
	movl	148(%esp), %ebp
	cmpb	$46, 0(%ebp)
	je	.L191
	movb	$0, 28(%esp)
	xorl	%ebx, %ebx
	jmp	.L192
	.p2align 4,,10
	.p2align 3
.L273:
	movl	72(%esp), %ecx
	testl	%ecx, %ecx
	jne	.L277
.L256:
	movl	68(%esp), %eax
.L176:
	addl	$124, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L264:
	cmpb	$0, 36(%esp)
	movl	40(%esp), %ecx
	movl	44(%esp), %eax
	je	.L266
	movl	%ebp, 148(%esp)
.L266:
	cmpb	$0, 28(%esp)
	je	.L267
	xorl	%ebp, %ebp
	movl	%ebp, 152(%esp)
.L267:
	testl	%eax, %eax
	je	.L268
	leal	64(%esp), %ebx
	movl	%eax, %edx
	movl	%edi, %ecx
	movl	%ebx, %eax
	call	put_wide
.L269:
	movl	148(%esp), %eax
	cmpb	$0, (%eax)
	je	.L273
	incl	%eax
	movl	%eax, 148(%esp)
	movl	72(%esp), %eax
	movl	%eax, 36(%esp)
	testl	%eax, %eax
	je	.L276
.L277:
	orl	$-1, %eax
	jmp	.L176
	.p2align 4,,10
	.p2align 3
.L212:
	movl	148(%esp), %eax
	cmpb	$0, (%eax)
	je	.L256
	incl	%eax
	movl	%eax, 148(%esp)
	jmp	.L216
	.p2align 4,,10
	.p2align 3
.L189:
	addl	$4, %eax
	movl	%eax, 152(%esp)
.L193:
	movl	%edi, %edx
	movl	%ebx, %eax
	call	read_number
	movl	$-1, %edx
	movl	148(%esp), %ebp
	movb	$0, 28(%esp)
	testl	%eax, %eax
	cmovs	%edx, %eax
	xorl	%ebx, %ebx
	movl	%eax, 100(%esp)
	movl	152(%esp), %eax
	testl	%eax, %eax
	jne	.L190
	jmp	.L192
	.p2align 4,,10
	.p2align 3
.L325:
	testl	%edi, %edi
	je	.L271
.L270:
	movl	%edi, 8(%esp)
	movl	64(%esp), %eax
	movl	%ecx, 4(%esp)
	movl	8(%eax), %edx
	movl	%edx, (%esp)
	call	*(%eax)
	addl	%edi, 68(%esp)
	testl	%ebx, %ebx
	je	.L269
	jmp	.L271
.L235:
	subl	$4, %eax
	cmpl	$1, %eax
	ja	.L238
	leal	8(%edx), %eax
	movl	%eax, 56(%esp)
	movl	(%edx), %eax
	movl	4(%edx), %edx
	jmp	.L240
.L226:
	subl	$4, %eax
	cmpl	$1, %eax
	ja	.L229
	leal	8(%edx), %eax
	movl	%eax, 56(%esp)
	movl	(%edx), %eax
	movl	4(%edx), %edx
	jmp	.L231
.L251:
	cmpl	$4, %eax
	jne	.L254
	movl	%ecx, (%edx)
	sarl	$31, %ecx
	movl	%ecx, 4(%edx)
	jmp	.L179
.L191:
	incl	%ebp
	movl	%ebp, 148(%esp)
	jmp	.L193
.L268:
	testl	%edi, %edi
	je	.L269
	xorl	%ebx, %ebx
	jmp	.L270
.L329:
	cmpb	$99, 28(%esp)
	movl	%ebx, 56(%esp)
	je	.L334
	movl	(%edx), %ecx
	leal	64(%esp), %eax
	leal	92(%esp), %edx
	call	put_string
	jmp	.L179
.L204:
	movl	$5, %ecx
	movl	%ecx, 104(%esp)
	jmp	.L205
.L330:
	movl	(%edx), %eax
.L244:
	leal	64(%esp), %ebx
	movl	$1, %ebp
	movl	%eax, 60(%esp)
	leal	.LC3@GOTOFF(%esi), %ecx
	movl	%ebx, %eax
	movl	%ecx, (%esp)
	leal	92(%esp), %edx
	movl	%ebp, 4(%esp)
	call	begin_field
	leal	60(%esp), %edx
	movl	$1, %ecx
	movl	%eax, %edi
	movl	%ebx, %eax
	call	put_wide
	movl	%edi, %ecx
	movl	$32, %edx
	movl	%ebx, %eax
	call	pad
	jmp	.L179
.L238:
	leal	4(%edx), %eax
	movl	%eax, 56(%esp)
	movl	(%edx), %eax
	xorl	%edx, %edx
	jmp	.L240
.L229:
	leal	4(%edx), %eax
	movl	%eax, 56(%esp)
	movl	(%edx), %eax
	cltd
	jmp	.L231
.L254:
	movl	%ecx, (%edx)
	jmp	.L179
.L328:
	fldt	(%eax)
	movl	%esi, %ebx
	leal	12(%eax), %edx
	movl	%edx, 56(%esp)
	leal	76(%esp), %edx
	fstpt	4(%esp)
	movl	%edx, (%esp)
	call	quad_words@PLT
	subl	$4, %esp
	movl	76(%esp), %ecx
	leal	92(%esp), %edx
	leal	64(%esp), %eax
	movl	%ecx, (%esp)
	movl	80(%esp), %ecx
	movl	%ecx, 4(%esp)
	movl	84(%esp), %ecx
	movl	%ecx, 8(%esp)
	movl	88(%esp), %ecx
	movl	%ecx, 12(%esp)
	call	put_quad
	jmp	.L179
.L321:
	movl	%eax, 12(%esp)
	movl	152(%esp), %edx
	movl	%edi, (%esp)
	movl	148(%esp), %eax
	movl	%edx, 8(%esp)
	movl	%eax, 4(%esp)
	call	format_numbered@PLT
	addl	$124, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L334:
	movzbl	(%edx), %eax
	jmp	.L244
.L227:
	leal	4(%edx), %eax
	movl	%eax, 56(%esp)
	movsbl	(%edx), %eax
	cltd
	jmp	.L231
.L236:
	leal	4(%edx), %eax
	movl	%eax, 56(%esp)
	movzbl	(%edx), %eax
	xorl	%edx, %edx
	jmp	.L240
.L252:
	movb	%cl, (%edx)
	jmp	.L179
.L332:
	movl	%edx, 36(%esp)
	movl	%edx, %edi
	jmp	.L248
.L246:
	leal	92(%esp), %edx
	xorl	%ecx, %ecx
	leal	64(%esp), %eax
	call	put_string
	jmp	.L179
.L331:
	xorl	%edi, %edi
	movl	%edi, 36(%esp)
	xorl	%edi, %edi
	jmp	.L248
	.size	format_text, .-format_text
	.section	.text.vsnprintf,"ax",@progbits
	.p2align 4
	.globl	vsnprintf
	.type	vsnprintf, @function
vsnprintf:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$52, %esp
	movl	68(%esp), %eax
	movl	64(%esp), %esi
	movl	72(%esp), %edx
	movl	76(%esp), %ecx
	testl	%eax, %eax
	movl	%esi, 28(%esp)
	je	.L336
	movl	%edx, 4(%esp)
	decl	%eax
	movl	%eax, 32(%esp)
	leal	put_in_buffer@GOTOFF(%ebx), %eax
	movl	%eax, 36(%esp)
	xorl	%eax, %eax
	movl	%eax, 40(%esp)
	leal	28(%esp), %eax
	movl	%eax, 44(%esp)
	xorl	%eax, %eax
	movl	%eax, 8(%esp)
	leal	36(%esp), %eax
	movl	%ecx, 12(%esp)
	movl	%eax, (%esp)
	call	format_text@PLT
	movl	28(%esp), %edx
	movb	$0, (%edx)
	addl	$52, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L336:
	movl	%ecx, 12(%esp)
	xorl	%eax, %eax
	xorl	%esi, %esi
	movl	%eax, 32(%esp)
	leal	put_in_buffer@GOTOFF(%ebx), %eax
	movl	%eax, 36(%esp)
	leal	28(%esp), %eax
	movl	%eax, 44(%esp)
	xorl	%eax, %eax
	movl	%eax, 8(%esp)
	leal	36(%esp), %eax
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	movl	%esi, 40(%esp)
	call	format_text@PLT
	addl	$52, %esp
	popl	%ebx
	popl	%esi
	ret
	.size	vsnprintf, .-vsnprintf
	.section	.text.snprintf,"ax",@progbits
	.p2align 4
	.globl	snprintf
	.type	snprintf, @function
snprintf:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	leal	44(%esp), %eax
	movl	%eax, 12(%esp)
	movl	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 8(%esp)
	movl	36(%esp), %eax
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	vsnprintf@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	snprintf, .-snprintf
	.section	.text.vsprintf,"ax",@progbits
	.p2align 4
	.globl	vsprintf
	.type	vsprintf, @function
vsprintf:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 12(%esp)
	movl	36(%esp), %eax
	movl	%eax, 8(%esp)
	movl	$2147483647, %eax
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	vsnprintf@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	vsprintf, .-vsprintf
	.section	.text.sprintf,"ax",@progbits
	.p2align 4
	.globl	sprintf
	.type	sprintf, @function
sprintf:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	leal	40(%esp), %eax
	movl	%eax, 8(%esp)
	movl	36(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	vsprintf@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	sprintf, .-sprintf
	.section	.rodata
	.align 4
	.type	names.0, @object
	.size	names.0, 6
names.0:
	.string	"-+ #0"
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
