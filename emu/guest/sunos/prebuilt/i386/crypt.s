// 23cadadb6f8fecf2ac310e67355de66c emu/guest/libc/crypt.c
	.file	"crypt.c"
	.text
	.section	.text.run_des,"ax",@progbits
	.p2align 4
	.type	run_des, @function
run_des:
	pushl	%ebp
	movl	%ecx, %ebp
	pushl	%edi
	pushl	%esi
	call	__x86.get_pc_thunk.si
	addl	$_GLOBAL_OFFSET_TABLE_, %esi
	pushl	%ebx
	subl	$240, %esp
	movl	%edx, 40(%esp)
	movl	%esi, 4(%esp)
	movl	%eax, %esi
	xorl	%eax, %eax
	.p2align 4
	.p2align 3
.L2:
	movl	%eax, %edx
	movl	%eax, %ecx
	andl	$-32, %edx
	andl	$31, %ecx
	leal	240(%edx), %edi
	leal	(%esp,%edi), %edx
	movl	4(%esp), %edi
	movzbl	initial@GOTOFF(%eax,%edi), %ebx
	incl	%eax
	movzbl	-1(%esi,%ebx), %ebx
	andb	$1, %bl
	cmpl	$64, %eax
	movb	%bl, -64(%ecx,%edx)
	jne	.L2
	movl	%esi, 60(%esp)
	leal	152(%esp), %ebx
	xorl	%eax, %eax
	movl	%ebx, 52(%esp)
	leal	176(%esp), %ebx
	movl	%ebp, %edx
	movl	%eax, 12(%esp)
	movl	%edi, %eax
	movl	%ebx, 16(%esp)
	leal	96(%esp), %ebx
	movl	%ebx, 32(%esp)
	leal	boxes@GOTOFF(%eax), %ebx
	movl	%ebx, 8(%esp)
	leal	permutation@GOTOFF(%eax), %eax
	movl	%eax, 56(%esp)
	leal	subkeys@GOTOFF(%edi), %edi
	movl	%edi, 48(%esp)
	leal	64(%esp), %eax
	movl	%eax, 28(%esp)
	leal	128(%esp), %edi
	movl	$-24, %eax
	subl	%edi, %eax
	movl	%eax, 44(%esp)
	.p2align 4
	.p2align 3
.L13:
	movl	12(%esp), %esi
	movl	40(%esp), %ebx
	movl	%esi, %eax
	andl	$1, %eax
	testl	%ebx, %ebx
	movl	%eax, 20(%esp)
	movl	%esi, %eax
	je	.L3
	movl	$15, %eax
	subl	%esi, %eax
.L3:
	movl	48(%esp), %esi
	leal	(%eax,%eax,2), %eax
	xorl	%ecx, %ecx
	movl	%edx, 24(%esp)
	sall	$4, %eax
	movl	$-1431655765, %ebx
	leal	(%esi,%eax), %ebp
	movl	12(%esp), %eax
	movl	%ebp, (%esp)
	notl	%eax
	andl	$1, %eax
	sall	$5, %eax
	leal	240(%esp,%eax), %esi
	.p2align 4
	.p2align 3
.L4:
	movl	%ecx, %eax
	movl	%ecx, %ebp
	mull	%ebx
	movl	%edx, %eax
	andl	$-4, %edx
	shrl	$2, %eax
	leal	(%eax,%eax,2), %eax
	addl	%eax, %eax
	subl	%eax, %ebp
	leal	31(%edx,%ebp), %eax
	andl	$31, %eax
	movzbl	-64(%eax,%esi), %eax
	movb	%al, (%edi,%ecx)
	incl	%ecx
	cmpl	$48, %ecx
	jne	.L4
	movl	(%esp), %ebp
	movl	%edi, %esi
	movl	24(%esp), %edx
	movl	52(%esp), %ebx
	movl	44(%esp), %eax
	movl	%ebp, 24(%esp)
	movl	16(%esp), %ebp
	movl	%edx, (%esp)
	.p2align 4
	.p2align 3
.L6:
	movl	(%esp), %edx
	leal	(%eax,%ebx), %ecx
	shrl	%cl, %edx
	testb	$1, %dl
	je	.L5
	movzbl	-24(%ebx), %ecx
	movzbl	(%ebx), %edx
	movb	%cl, (%ebx)
	movb	%dl, -24(%ebx)
.L5:
	incl	%ebx
	cmpl	%ebx, %ebp
	jne	.L6
	movl	%edi, 36(%esp)
	movl	24(%esp), %ebp
	movl	(%esp), %edx
	movl	$0, (%esp)
	movl	%ebp, %ebx
	movl	32(%esp), %ebp
	movl	%edx, 24(%esp)
	.p2align 4
	.p2align 3
.L7:
	xorl	%edi, %edi
	xorl	%eax, %eax
	.p2align 4
	.p2align 3
.L8:
	movzbl	(%ebx,%eax), %ecx
	movzbl	(%esi,%eax), %edx
	xorb	%cl, %dl
	movl	$5, %ecx
	subl	%eax, %ecx
	movsbl	%dl, %edx
	sall	%cl, %edx
	incl	%eax
	orl	%edx, %edi
	cmpl	$6, %eax
	jne	.L8
	movl	%edi, %edx
	movl	%edi, %eax
	sall	$4, %edx
	andl	$32, %edi
	sarl	%eax
	andl	$16, %edx
	andl	$15, %eax
	orl	%edx, %eax
	movl	(%esp), %edx
	orl	%eax, %edi
	movl	8(%esp), %eax
	sall	$6, %edx
	addl	%edi, %edx
	movzbl	(%eax,%edx), %edx
	xorl	%eax, %eax
.L9:
	movl	$3, %ecx
	movl	%edx, %edi
	subl	%eax, %ecx
	sarl	%cl, %edi
	movl	%edi, %ecx
	andb	$1, %cl
	movb	%cl, 0(%ebp,%eax)
	incl	%eax
	cmpl	$4, %eax
	jne	.L9
	incl	(%esp)
	addl	$4, %ebp
	addl	$6, %esi
	addl	$6, %ebx
	movl	(%esp), %eax
	cmpl	$8, %eax
	jne	.L7
	movl	36(%esp), %edi
	xorl	%ecx, %ecx
	movl	24(%esp), %edx
	movl	32(%esp), %eax
	movl	56(%esp), %ebp
	movl	%edi, 24(%esp)
	movl	28(%esp), %edi
	movl	%edx, (%esp)
	leal	-1(%eax), %esi
	.p2align 4
	.p2align 3
.L11:
	leal	0(%ebp,%ecx), %edx
	movzbl	(%edx), %eax
	movzbl	1(%edx), %ebx
	movzbl	(%esi,%eax), %eax
	movb	(%esi,%ebx), %ah
	movzbl	2(%edx), %ebx
	movzbl	3(%edx), %edx
	movzbl	(%ebx,%esi), %ebx
	movzbl	(%edx,%esi), %edx
	sall	$16, %ebx
	sall	$24, %edx
	orl	%ebx, %eax
	orl	%edx, %eax
	movl	%eax, (%edi,%ecx)
	addl	$4, %ecx
	cmpl	$32, %ecx
	jne	.L11
	movl	20(%esp), %ecx
	movl	16(%esp), %eax
	movl	(%esp), %edx
	movl	24(%esp), %edi
	movl	28(%esp), %esi
	sall	$5, %ecx
	addl	%eax, %ecx
	xorl	%eax, %eax
	.p2align 4
	.p2align 3
.L12:
	movl	(%esi,%eax), %ebx
	xorl	%ebx, (%ecx,%eax)
	addl	$4, %eax
	cmpl	$32, %eax
	jne	.L12
	incl	12(%esp)
	movl	12(%esp), %eax
	cmpl	$16, %eax
	jne	.L13
	movl	60(%esp), %esi
	xorl	%edx, %edx
	.p2align 4
	.p2align 3
.L14:
	movl	4(%esp), %eax
	movl	%edx, %ebx
	movzbl	initial@GOTOFF(%edx,%eax), %ecx
	xorl	%eax, %eax
	cmpl	$31, %edx
	setle	%al
	andl	$31, %ebx
	sall	$5, %eax
	incl	%edx
	addl	$240, %eax
	addl	%esp, %eax
	cmpl	$64, %edx
	movzbl	-64(%ebx,%eax), %eax
	movb	%al, -1(%esi,%ecx)
	jne	.L14
	addl	$240, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	run_des, .-run_des
	.section	.text.digit_value,"ax",@progbits
	.p2align 4
	.type	digit_value, @function
digit_value:
	subl	$44, %esp
	movl	%ebx, 32(%esp)
	movl	%edi, 40(%esp)
	xorl	%edi, %edi
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	testb	%al, %al
	movl	%esi, 36(%esp)
	jne	.L41
.L32:
	leal	-46(%edi), %eax
	andl	$63, %eax
.L31:
	movl	32(%esp), %ebx
	movl	36(%esp), %esi
	movl	40(%esp), %edi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L41:
	movb	%al, 31(%esp)
	leal	digits@GOTOFF(%ebx), %esi
	movsbl	%al, %edi
	movl	%edi, 4(%esp)
	movl	%esi, (%esp)
	call	strchr@PLT
	movzbl	31(%esp), %edx
	testl	%eax, %eax
	je	.L33
	subl	%esi, %eax
	movl	32(%esp), %ebx
	movl	36(%esp), %esi
	movl	40(%esp), %edi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L33:
	cmpb	$96, %dl
	jbe	.L35
	movzbl	%dl, %eax
	movl	32(%esp), %ebx
	subl	$59, %eax
	movl	36(%esp), %esi
	movl	40(%esp), %edi
	andl	$63, %eax
	addl	$44, %esp
	ret
.L35:
	leal	-53(%edi), %eax
	cmpb	$64, %dl
	ja	.L31
	jmp	.L32
	.size	digit_value, .-digit_value
	.section	.text.setkey,"ax",@progbits
	.p2align 4
	.globl	setkey
	.type	setkey, @function
setkey:
	pushl	%ebp
	xorl	%edx, %edx
	pushl	%edi
	pushl	%esi
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	pushl	%ebx
	subl	$84, %esp
	movl	104(%esp), %edi
	movl	%eax, (%esp)
	leal	choice_1@GOTOFF(%eax), %ebp
	leal	-1(%edi), %ebx
	leal	28(%esp), %edi
	.p2align 4
	.p2align 3
.L43:
	leal	0(%ebp,%edx), %ecx
	movzbl	(%ecx), %eax
	movzbl	1(%ecx), %esi
	movzbl	(%ebx,%eax), %eax
	movb	(%ebx,%esi), %ah
	movzbl	2(%ecx), %esi
	movzbl	3(%ecx), %ecx
	movzbl	(%esi,%ebx), %esi
	movzbl	(%ecx,%ebx), %ecx
	sall	$16, %esi
	sall	$24, %ecx
	orl	%esi, %eax
	orl	%ecx, %eax
	andl	$16843009, %eax
	movl	%eax, (%edi,%edx)
	addl	$4, %edx
	cmpl	$56, %edx
	jne	.L43
	movl	(%esp), %edi
	xorl	%ebp, %ebp
	leal	rotations@GOTOFF(%edi), %ecx
	leal	16(%ecx), %esi
	movl	%esi, 16(%esp)
	leal	subkeys@GOTOFF(%edi), %eax
	leal	choice_2@GOTOFF(%edi), %edx
	.p2align 4
	.p2align 3
.L46:
	movzbl	(%ecx), %ebx
	leal	48(%edx), %edi
	movl	%edx, %esi
	movl	%edi, (%esp)
	movl	%eax, %edi
	movl	%ecx, 4(%esp)
	movl	%eax, 8(%esp)
	movl	%edx, 12(%esp)
	addl	%ebx, %ebp
	.p2align 4
	.p2align 3
.L45:
	movzbl	(%esi), %eax
	xorl	%ebx, %ebx
	leal	-1(%eax), %ecx
	cmpl	$27, %ecx
	jle	.L44
	leal	-29(%eax), %ecx
	movl	$28, %ebx
.L44:
	addl	%ebp, %ecx
	movl	$-1840700269, %eax
	imull	%ecx
	movl	%ecx, %eax
	sarl	$31, %eax
	incl	%esi
	incl	%edi
	addl	%ecx, %edx
	sarl	$4, %edx
	subl	%eax, %edx
	leal	0(,%edx,8), %eax
	subl	%edx, %eax
	sall	$2, %eax
	subl	%eax, %ecx
	leal	84(%ebx), %eax
	leal	(%esp,%eax), %ebx
	movzbl	-56(%ecx,%ebx), %eax
	movb	%al, -1(%edi)
	movl	(%esp), %eax
	cmpl	%eax, %esi
	jne	.L45
	movl	4(%esp), %ecx
	movl	8(%esp), %eax
	movl	16(%esp), %edi
	movl	12(%esp), %edx
	incl	%ecx
	addl	$48, %eax
	cmpl	%edi, %ecx
	jne	.L46
	addl	$84, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	setkey, .-setkey
	.section	.text.encrypt,"ax",@progbits
	.p2align 4
	.globl	encrypt
	.type	encrypt, @function
encrypt:
	movl	8(%esp), %edx
	xorl	%ecx, %ecx
	movl	4(%esp), %eax
	jmp	run_des
	.size	encrypt, .-encrypt
	.section	.text.crypt,"ax",@progbits
	.p2align 4
	.globl	crypt
	.type	crypt, @function
crypt:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	xorl	%ecx, %ecx
	xorl	%edx, %edx
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	subl	$108, %esp
	movl	%eax, 20(%esp)
	xorl	%eax, %eax
	movl	%ecx, 32(%esp)
	leal	36(%esp), %ecx
.L54:
	movl	%edx, 36(%esp,%eax)
	movl	%edx, 40(%esp,%eax)
	addl	$8, %eax
	cmpl	$56, %eax
	jb	.L54
	movl	$0, (%ecx,%eax)
	movl	132(%esp), %eax
	movsbl	(%eax), %eax
	call	digit_value
	movl	132(%esp), %esi
	movl	%eax, %ebx
	xorl	%eax, %eax
	cmpb	$0, (%esi)
	je	.L56
	movsbl	1(%esi), %eax
.L56:
	call	digit_value
	leal	32(%esp), %esi
	xorl	%edx, %edx
	movl	%esi, 28(%esp)
	movl	%esi, %edi
	movl	$6, %ebp
	movl	%edx, %esi
	sall	$6, %eax
	orl	%ebx, %eax
	movl	%eax, 24(%esp)
	leal	96(%esp), %eax
	movl	%eax, 16(%esp)
	.p2align 4
	.p2align 3
.L57:
	movl	128(%esp), %eax
	movsbl	(%eax,%esi), %ebx
	testb	%bl, %bl
	je	.L80
	xorl	%eax, %eax
	.p2align 4
	.p2align 3
.L58:
	movl	%ebp, %ecx
	movl	%ebx, %edx
	subl	%eax, %ecx
	sarl	%cl, %edx
	andb	$1, %dl
	movb	%dl, (%edi,%eax)
	incl	%eax
	cmpl	$7, %eax
	jne	.L58
	movl	16(%esp), %eax
	addl	$8, %edi
	incl	%esi
	cmpl	%eax, %edi
	jne	.L57
.L80:
	movl	28(%esp), %esi
	movl	20(%esp), %ebx
	movl	%esi, (%esp)
	call	setkey@PLT
	movl	$64, %eax
	xorl	%edx, %edx
	movl	%eax, 8(%esp)
	movl	%edx, 4(%esp)
	movl	%esi, (%esp)
	call	memset@PLT
	movl	24(%esp), %edi
	movl	$25, %ebx
	.p2align 4
	.p2align 3
.L59:
	xorl	%edx, %edx
	movl	%edi, %ecx
	movl	%esi, %eax
	call	run_des
	decl	%ebx
	jne	.L59
	movl	132(%esp), %eax
	movl	20(%esp), %ebx
	movzbl	(%eax), %eax
	movb	%al, out.0@GOTOFF(%ebx)
	testb	%al, %al
	je	.L62
	movl	132(%esp), %ebx
	movzbl	1(%ebx), %edx
	testb	%dl, %dl
	je	.L62
	movb	%dl, %al
.L62:
	movl	20(%esp), %ebx
	movl	$6, %ecx
	movb	%al, 1+out.0@GOTOFF(%ebx)
	leal	2+out.0@GOTOFF(%ebx), %edi
	movl	%ebx, %eax
	leal	digits@GOTOFF(%eax), %ebp
	xorl	%ebx, %ebx
	.p2align 4
	.p2align 3
.L63:
	movl	%edi, 16(%esp)
	movl	%ebx, %eax
	xorl	%edx, %edx
	.p2align 4
	.p2align 3
.L65:
	addl	%edx, %edx
	cmpl	$63, %eax
	jg	.L64
	movsbl	(%esi,%eax), %edi
	orl	%edi, %edx
.L64:
	incl	%eax
	cmpl	%ecx, %eax
	jne	.L65
	movl	16(%esp), %edi
	addl	$6, %ebx
	movzbl	0(%ebp,%edx), %ecx
	incl	%edi
	movb	%cl, -1(%edi)
	leal	6(%eax), %ecx
	cmpl	$66, %eax
	jne	.L63
	movl	20(%esp), %eax
	addl	$108, %esp
	popl	%ebx
	popl	%esi
	leal	out.0@GOTOFF(%eax), %eax
	popl	%edi
	popl	%ebp
	ret
	.size	crypt, .-crypt
	.local	out.0
	.comm	out.0,14,4
	.section	.rodata
	.align 32
	.type	digits, @object
	.size	digits, 65
digits:
	.string	"./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
	.local	subkeys
	.comm	subkeys,768,32
	.align 32
	.type	boxes, @object
	.size	boxes, 512
boxes:
	.string	"\016\004\r\001\002\017\013\b\003\n\006\f\005\t"
	.string	"\007"
	.string	"\017\007\004\016\002\r\001\n\006\f\013\t\005\003\b\004\001\016\b\r\006\002\013\017\f\t\007\003\n\005"
	.string	"\017\f\b\002\004\t\001\007\005\013\003\016\n"
	.ascii	"\006\r"
	.string	"\017\001\b\016\006\013\003\004\t\007\002\r\f"
	.string	"\005\n\003\r\004\007\017\002\b\016\f"
	.string	"\001\n\006\t\013\005"
	.string	"\016\007\013\n\004\r\001\005\b\f\006\t\003\002\017\r\b\n\001\003\017\004\002\013\006\007\f"
	.ascii	"\005\016\t"
	.string	"\n"
	.string	"\t\016\006\003\017\005\001\r\f\007\013\004\002\b\r\007"
	.string	"\t\003\004\006\n\002\b\005\016\f\013\017\001\r\006\004\t\b\017\003"
	.string	"\013\001\002\f\005\n\016\007\001\n\r"
	.ascii	"\006\t\b\007\004\017\016\003\013\005\002\f"
	.string	"\007\r\016\003"
	.string	"\006\t\n\001\002\b\005\013\f\004\017\r\b\013\005\006\017"
	.string	"\003\004\007\002\f\001\n\016\t\n\006\t"
	.string	"\f\013\007\r\017\001\003\016\005\002\b\004\003\017"
	.ascii	"\006\n\001\r\b\t\004\005\013\f\007\002\016"
	.string	"\002\f\004\001\007\n\013\006\b\005\003\017\r"
	.string	"\016\t\016\013\002\f\004\007\r\001\005"
	.string	"\017\n\003\t\b\006\004\002\001\013\n\r\007\b\017\t\f\005\006\003"
	.string	"\016\013\b\f\007\001\016\002\r\006\017"
	.ascii	"\t\n\004\005\003"
	.string	"\f\001\n\017\t\002\006\b"
	.string	"\r\003\004\016\007\005\013\n\017\004\002\007\f\t\005\006\001\r\016"
	.string	"\013\003\b\t\016\017\005\002\b\f\003\007"
	.string	"\004\n\001\r\013\006\004\003\002\f\t\005\017\n\013\016\001\007\006"
	.ascii	"\b\r"
	.string	"\004\013\002\016\017"
	.string	"\b\r\003\f\t\007\005\n\006\001\r"
	.string	"\013\007\004\t\001\n\016\003\005\f\002\017\b\006\001\004\013\r\f\003\007\016\n\017\006\b"
	.string	"\005\t\002\006\013\r\b\001\004\n\007\t\005"
	.ascii	"\017\016\002\003\f"
	.string	"\r\002\b\004\006\017\013\001\n\t\003\016\005"
	.string	"\f\007\001\017\r\b\n\003\007\004\f\005\006\013"
	.string	"\016\t\002\007\013\004\001\t\f\016\002"
	.string	"\006\n\r\017\003\005\b\002\001\016\007\004\n\b\r\017\f\t"
	.ascii	"\003\005\006\013"
	.align 4
	.type	rotations, @object
	.size	rotations, 16
rotations:
	.ascii	"\001\001\002\002\002\002\002\002\001\002\002\002\002\002\002"
	.ascii	"\001"
	.align 32
	.type	choice_2, @object
	.size	choice_2, 48
choice_2:
	.ascii	"\016\021\013\030\001\005\003\034\017\006\025\n\027\023\f\004"
	.ascii	"\032\b\020\007\033\024\r\002)4\037%/7\036(3-!0,1'8\"5.*2$\035"
	.ascii	" "
	.align 32
	.type	choice_1, @object
	.size	choice_1, 56
choice_1:
	.ascii	"91)!\031\021\t\001:2*\"\032\022\n\002;3+#\033\023\013\003<4,"
	.ascii	"$?7/'\037\027\017\007>6.&\036\026\016\006=5-%\035\025\r\005\034"
	.ascii	"\024\f\004"
	.align 32
	.type	permutation, @object
	.size	permutation, 32
permutation:
	.ascii	"\020\007\024\025\035\f\034\021\001\017\027\032\005\022\037\n"
	.ascii	"\002\b\030\016 \033\003\t\023\r\036\006\026\013\004\031"
	.align 32
	.type	initial, @object
	.size	initial, 64
initial:
	.ascii	":2*\"\032\022\n\002<4,$\034\024\f\004>6.&\036\026\016\006@80"
	.ascii	"( \030\020\b91)!\031\021\t\001;3+#\033\023\013\003=5-%\035\025"
	.ascii	"\r\005?7/'\037\027\017\007"
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
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
