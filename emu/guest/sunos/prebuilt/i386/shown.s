// 238e64ad6f5a34f0884c1d6349244abb emu/guest/libc/shown.c
	.file	"shown.c"
	.text
	.section	.text.set_exponent,"ax",@progbits
	.p2align 4
	.type	set_exponent, @function
set_exponent:
	pushl	%ebp
	movl	%ecx, %ebp
	pushl	%edi
	movl	$-858993459, %edi
	pushl	%esi
	movl	%eax, %esi
	pushl	%ebx
	movl	%ecx, %ebx
	subl	$12, %esp
	negl	%ebx
	movb	%dl, 7(%esp)
	cmovs	%ecx, %ebx
	movl	$8, %ecx
	movl	%ebp, 8(%esp)
	.p2align 4
	.p2align 3
.L6:
	movl	%ecx, (%esp)
	movl	%ebx, %eax
	decl	%ecx
	mull	%edi
	movl	%ebx, %eax
	shrl	$3, %edx
	leal	(%edx,%edx,4), %ebp
	addl	%ebp, %ebp
	subl	%ebp, %eax
	addb	$48, %al
	movb	%al, 80(%esi,%ecx)
	movl	%ebx, %eax
	movl	%edx, %ebx
	movl	$8, %edx
	subl	%ecx, %edx
	cmpl	%edx, 32(%esp)
	jg	.L6
	cmpl	$9, %eax
	ja	.L6
	movl	8(%esp), %eax
	movl	(%esp), %edi
	sarl	$31, %eax
	leal	-3(%edi), %ecx
	andb	$2, %al
	addb	$43, %al
	movb	%al, 78(%esi,%edi)
	movzbl	7(%esp), %eax
	movb	%al, 77(%esi,%edi)
	movl	8(%esi), %eax
	leal	1(%eax), %edx
	addl	$2, %eax
	movl	%edx, 8(%esi)
	leal	80(%esi,%ecx), %edx
	movl	%edx, (%esi,%eax,8)
	movl	$8, %edx
	subl	%ecx, %edx
	movl	%edx, 4(%esi,%eax,8)
	addl	$12, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	set_exponent, .-set_exponent
	.section	.text.add_digits,"ax",@progbits
	.p2align 4
	.type	add_digits, @function
add_digits:
	subl	$12, %esp
	movl	%ebx, (%esp)
	movl	92(%eax), %ebx
	movl	%esi, 4(%esp)
	movl	%edi, 8(%esp)
	cmpl	%edx, %ebx
	jle	.L10
	movl	96(%eax), %esi
	subl	%edx, %ebx
	cmpl	%ecx, %ebx
	cmovg	%ecx, %ebx
	addl	%esi, %edx
	testl	%ebx, %ebx
	jle	.L12
	movl	8(%eax), %esi
	leal	1(%esi), %edi
	addl	$2, %esi
	movl	%edi, 8(%eax)
	movl	%edx, (%eax,%esi,8)
	movl	%ebx, 4(%eax,%esi,8)
.L12:
	subl	%ebx, %ecx
	.p2align 4
	.p2align 3
.L10:
	testl	%ecx, %ecx
	jle	.L9
	movl	8(%eax), %edx
	leal	1(%edx), %ebx
	addl	$2, %edx
	movl	%ebx, 8(%eax)
	movl	$0, (%eax,%edx,8)
	movl	%ecx, 4(%eax,%edx,8)
.L9:
	movl	(%esp), %ebx
	movl	4(%esp), %esi
	movl	8(%esp), %edi
	addl	$12, %esp
	ret
	.size	add_digits, .-add_digits
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"."
	.section	.text.show_scientific,"ax",@progbits
	.p2align 4
	.type	show_scientific, @function
show_scientific:
	subl	$16, %esp
	movl	%esi, 4(%esp)
	movl	%edx, %esi
	xorl	%edx, %edx
	movl	%edi, 8(%esp)
	movl	%ecx, %edi
	movl	$1, %ecx
	movl	%ebx, (%esp)
	movzbl	20(%esp), %ebx
	movl	%ebp, 12(%esp)
	call	__x86.get_pc_thunk.bp
	addl	$_GLOBAL_OFFSET_TABLE_, %ebp
	call	add_digits
	orl	%esi, %edi
	jne	.L25
.L16:
	movl	%esi, %ecx
	movl	$1, %edx
	call	add_digits
	movl	92(%eax), %ecx
	testl	%ecx, %ecx
	je	.L17
	movl	88(%eax), %esi
	leal	-1(%esi), %ecx
.L17:
	movsbl	%bl, %edx
	movl	$2, %ebx
	movl	4(%esp), %esi
	movl	%ebx, 20(%esp)
	movl	8(%esp), %edi
	movl	(%esp), %ebx
	movl	12(%esp), %ebp
	addl	$16, %esp
	jmp	set_exponent
	.p2align 4,,10
	.p2align 3
.L25:
	movl	8(%eax), %edx
	movl	$1, %edi
	leal	1(%edx), %ecx
	addl	$2, %edx
	movl	%ecx, 8(%eax)
	leal	.LC0@GOTOFF(%ebp), %ecx
	movl	%ecx, (%eax,%edx,8)
	movl	%edi, 4(%eax,%edx,8)
	jmp	.L16
	.size	show_scientific, .-show_scientific
	.section	.text.show_fixed,"ax",@progbits
	.p2align 4
	.type	show_fixed, @function
show_fixed:
	subl	$20, %esp
	movl	%ebx, 4(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 8(%esp)
	movl	88(%eax), %esi
	movl	%edi, 12(%esp)
	movl	%ecx, %edi
	movl	%ebp, 16(%esp)
	orl	%edx, %edi
	testl	%esi, %esi
	movl	%ebx, (%esp)
	movl	%edx, %ebx
	js	.L39
	je	.L30
	xorl	%edx, %edx
	movl	%esi, %ecx
	call	add_digits
	testl	%edi, %edi
	.p2align 4,,2
	jne	.L40
.L32:
	xorl	%edx, %edx
	testl	%esi, %esi
	movl	12(%esp), %edi
	cmovns	%esi, %edx
	movl	16(%esp), %ebp
	movl	%ebx, %ecx
	movl	8(%esp), %esi
	movl	4(%esp), %ebx
	addl	$20, %esp
	jmp	add_digits
	.p2align 4,,10
	.p2align 3
.L39:
	movl	8(%eax), %ecx
	movl	%esi, %edx
	negl	%edx
	cmpl	%ebx, %edx
	cmovg	%ebx, %edx
	testl	%edi, %edi
	leal	1(%ecx), %ebp
	movl	%ebp, 8(%eax)
	leal	2(%ecx), %ebp
	movl	$0, (%eax,%ebp,8)
	movl	$1, 4(%eax,%ebp,8)
	jne	.L41
.L29:
	testl	%edx, %edx
	jle	.L35
	movl	8(%eax), %ecx
	leal	1(%ecx), %edi
	addl	$2, %ecx
	movl	%edi, 8(%eax)
	movl	$0, (%eax,%ecx,8)
	movl	%edx, 4(%eax,%ecx,8)
.L35:
	subl	%edx, %ebx
	jmp	.L32
	.p2align 4,,10
	.p2align 3
.L40:
	movl	8(%eax), %edx
	movl	(%esp), %edi
	leal	1(%edx), %ecx
	addl	$2, %edx
	movl	%ecx, 8(%eax)
	leal	.LC0@GOTOFF(%edi), %ecx
	movl	%ecx, (%eax,%edx,8)
	movl	$1, %ecx
	movl	%ecx, 4(%eax,%edx,8)
	jmp	.L32
	.p2align 4,,10
	.p2align 3
.L41:
	movl	%ebp, 8(%eax)
	movl	(%esp), %edi
	addl	$3, %ecx
	leal	.LC0@GOTOFF(%edi), %edi
	movl	%edi, (%eax,%ecx,8)
	movl	$1, %edi
	movl	%edi, 4(%eax,%ecx,8)
	jmp	.L29
	.p2align 4,,10
	.p2align 3
.L30:
	movl	8(%eax), %edx
	movl	$1, %ebp
	testl	%edi, %edi
	leal	1(%edx), %ecx
	movl	%ecx, 8(%eax)
	leal	2(%edx), %ecx
	movl	$0, (%eax,%ecx,8)
	movl	%ebp, 4(%eax,%ecx,8)
	je	.L32
	movl	(%esp), %edi
	addl	$3, %edx
	movl	$1, %ebp
	movl	%ecx, 8(%eax)
	movl	%ebp, 4(%eax,%edx,8)
	leal	.LC0@GOTOFF(%edi), %ecx
	movl	%ecx, (%eax,%edx,8)
	jmp	.L32
	.size	show_fixed, .-show_fixed
	.section	.text.show_decimal,"ax",@progbits
	.p2align 4
	.type	show_decimal, @function
show_decimal:
	subl	$24, %esp
	movl	%ebx, 8(%esp)
	movl	%ecx, %ebx
	movb	%dl, %cl
	movl	%esi, 12(%esp)
	orb	$32, %cl
	movl	%eax, %esi
	movl	%edi, 16(%esp)
	cmpb	%cl, %dl
	movl	28(%esp), %edi
	movl	%ebp, 20(%esp)
	sete	%al
	decb	%al
	andb	$-32, %al
	addb	$101, %al
	cmpb	$103, %cl
	je	.L71
	cmpb	$101, %cl
	je	.L70
.L51:
	movl	20(%esp), %ebp
	movl	%edi, %ecx
	movl	%ebx, %edx
	movl	16(%esp), %edi
	movl	%esi, %eax
	movl	8(%esp), %ebx
	movl	12(%esp), %esi
	addl	$24, %esp
	jmp	show_fixed
	.p2align 4,,10
	.p2align 3
.L71:
	movl	92(%esi), %edx
	movl	88(%esi), %ebp
	testl	%edx, %edx
	je	.L72
	leal	-1(%ebp), %ecx
	testl	%ebx, %ebx
	movl	%ecx, (%esp)
	movl	$1, %ecx
	je	.L47
	movl	%ebx, %ecx
	decl	%ebx
.L47:
	testl	%edi, %edi
	sete	7(%esp)
	cmpl	$-4, (%esp)
	jl	.L48
	cmpl	%ecx, (%esp)
	jl	.L73
.L48:
	cmpl	%ecx, %edx
	jge	.L70
	cmpb	$0, 7(%esp)
	je	.L70
	leal	-1(%edx), %ebx
	xorl	%edx, %edx
	testl	%ebx, %ebx
	cmovs	%edx, %ebx
.L70:
	movsbl	%al, %eax
	movl	20(%esp), %ebp
	movl	%edi, %ecx
	movl	%eax, 28(%esp)
	movl	16(%esp), %edi
	movl	%ebx, %edx
	movl	%esi, %eax
	movl	8(%esp), %ebx
	movl	12(%esp), %esi
	addl	$24, %esp
	jmp	show_scientific
	.p2align 4,,10
	.p2align 3
.L72:
	cmpl	$1, %ebx
	adcl	$-1, %ebx
.L46:
	subl	%ebp, %edx
	testl	%edi, %edi
	jne	.L51
	cmpl	%ebx, %edx
	jge	.L51
	xorl	%ebx, %ebx
	testl	%edx, %edx
	cmovns	%edx, %ebx
	jmp	.L51
.L73:
	movl	(%esp), %eax
	subl	%eax, %ebx
	jmp	.L46
	.size	show_decimal, .-show_decimal
	.section	.rodata.str1.1
.LC1:
	.string	"0123456789abcdef"
.LC2:
	.string	"0123456789ABCDEF"
.LC3:
	.string	"0x"
.LC4:
	.string	"0X"
	.section	.text.show_hexadecimal.constprop.0,"ax",@progbits
	.p2align 4
	.type	show_hexadecimal.constprop.0, @function
show_hexadecimal.constprop.0:
	pushl	%ebp
	pushl	%edi
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	pushl	%esi
	movl	%ecx, %esi
	pushl	%ebx
	movl	%eax, %ebx
	subl	$28, %esp
	movzbl	56(%esp), %ecx
	movl	%edx, 8(%esp)
	movl	48(%esp), %eax
	movl	%edi, (%esp)
	movl	52(%esp), %edi
	movl	60(%esp), %ebp
	movb	%cl, 7(%esp)
	cmpb	$97, %cl
	movl	%edi, 12(%esp)
	movl	64(%esp), %edi
	movl	%edi, 20(%esp)
	leal	100(%ebx), %edi
	movl	%edi, 16(%esp)
	je	.L124
	testl	%ebp, %ebp
	js	.L108
	cmpl	%eax, %ebp
	jl	.L109
	movl	(%esp), %ecx
	leal	.LC2@GOTOFF(%ecx), %edi
	leal	.LC4@GOTOFF(%ecx), %edx
.L78:
	movl	%edx, 12(%ebx)
	movl	8(%esp), %ecx
	movb	$1, %dl
	movzbl	(%edi,%ecx), %ecx
	movb	%cl, 100(%ebx)
.L105:
	movb	%dl, 8(%esp)
	xorl	%ecx, %ecx
	.p2align 4
	.p2align 3
.L96:
	movsbl	(%esi,%ecx), %edx
	movzbl	(%edi,%edx), %edx
	movb	%dl, 101(%ebx,%ecx)
	incl	%ecx
	cmpl	%eax, %ecx
	jne	.L96
	movl	8(%ebx), %ecx
	movzbl	8(%esp), %edx
	movl	16(%esp), %edi
	leal	1(%ecx), %esi
	movl	%esi, 8(%ebx)
	testb	%dl, %dl
	movl	%esi, 8(%esp)
	leal	(%ebx,%ecx,8), %esi
	movl	%edi, 16(%esi)
	movl	$1, 20(%esi)
	jne	.L97
.L104:
	movl	20(%esp), %esi
	testl	%esi, %esi
	je	.L99
	movl	8(%esp), %edi
	addl	$2, %ecx
	movl	$1, %edx
	movl	%ecx, 8(%ebx)
	movl	(%esp), %eax
	addl	$2, %edi
	movl	%edx, 4(%ebx,%edi,8)
	leal	.LC0@GOTOFF(%eax), %eax
	movl	%eax, (%ebx,%edi,8)
.L99:
	cmpb	$97, 7(%esp)
	movl	$112, %eax
	movl	$80, %edx
	movl	12(%esp), %ecx
	cmove	%eax, %edx
	movl	$1, %eax
	movl	%eax, 48(%esp)
	addl	$28, %esp
	movl	%ebx, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	jmp	set_exponent
	.p2align 4,,10
	.p2align 3
.L108:
	movl	(%esp), %edi
	leal	.LC2@GOTOFF(%edi), %edi
	jmp	.L79
	.p2align 4,,10
	.p2align 3
.L81:
	decl	%eax
	je	.L110
.L79:
	cmpb	$0, -1(%esi,%eax)
	je	.L81
	movb	$1, %cl
.L80:
	movl	(%esp), %edx
	cmpb	$97, 7(%esp)
	leal	.LC4@GOTOFF(%edx), %edx
	jne	.L94
	movl	(%esp), %edx
	leal	.LC3@GOTOFF(%edx), %edx
.L94:
	movl	%edx, 12(%ebx)
	movl	8(%esp), %edx
	testl	%ebp, %ebp
	movzbl	(%edi,%edx), %edx
	movb	%dl, 100(%ebx)
	setg	%dl
	orb	%cl, %dl
	testl	%eax, %eax
	jg	.L105
	movl	8(%ebx), %ecx
	testb	%dl, %dl
	movl	16(%esp), %edi
	leal	1(%ecx), %esi
	movl	%esi, 8(%ebx)
	movl	%esi, 8(%esp)
	leal	(%ebx,%ecx,8), %esi
	movl	%edi, 16(%esi)
	movl	$1, 20(%esi)
	je	.L104
	movl	(%esp), %edi
	addl	$2, %ecx
	movl	%ecx, 8(%ebx)
	movl	$1, 28(%esi)
	leal	.LC0@GOTOFF(%edi), %edx
	movl	%edx, 24(%esi)
	jmp	.L102
	.p2align 4,,10
	.p2align 3
.L97:
	movl	$1, 28(%esi)
	movl	(%esp), %edi
	addl	$3, %ecx
	leal	.LC0@GOTOFF(%edi), %edx
	movl	%edx, 24(%esi)
	leal	101(%ebx), %edx
	movl	%ecx, 8(%ebx)
	movl	%edx, 32(%esi)
	movl	%eax, 36(%esi)
.L102:
	movl	%ebp, %edx
	subl	%eax, %edx
	testl	%edx, %edx
	jle	.L99
	movl	8(%ebx), %eax
	leal	1(%eax), %ecx
	addl	$2, %eax
	movl	%ecx, 8(%ebx)
	movl	$0, (%ebx,%eax,8)
	movl	%edx, 4(%ebx,%eax,8)
	jmp	.L99
	.p2align 4,,10
	.p2align 3
.L124:
	testl	%ebp, %ebp
	js	.L106
	cmpl	%eax, %ebp
	jl	.L107
	movl	(%esp), %ecx
	leal	.LC1@GOTOFF(%ecx), %edi
	leal	.LC3@GOTOFF(%ecx), %edx
	jmp	.L78
.L107:
	movl	(%esp), %edi
	leal	.LC1@GOTOFF(%edi), %edi
.L77:
	leal	1(%ebp), %edx
	cmpl	%edx, %eax
	jle	.L111
	addl	%esi, %edx
	addl	%esi, %eax
	movl	%edi, 24(%esp)
	xorl	%ecx, %ecx
	.p2align 4
	.p2align 3
.L83:
	movsbl	(%edx), %edi
	incl	%edx
	orl	%edi, %ecx
	cmpl	%edx, %eax
	jne	.L83
	testl	%ebp, %ebp
	movl	24(%esp), %edi
	jne	.L82
	movl	8(%esp), %edx
	xorl	%eax, %eax
.L85:
	movsbl	(%esi,%eax), %eax
	cmpl	$7, %eax
	jle	.L87
	orl	%edx, %ecx
	jne	.L115
	cmpl	$8, %eax
	je	.L87
.L115:
	leal	-1(%esi,%ebp), %edx
	movl	%ebp, %eax
	decl	%eax
	jns	.L92
	jmp	.L93
	.p2align 4,,10
	.p2align 3
.L91:
	movb	$0, (%edx)
	leal	-1(%edx), %eax
	cmpl	%edx, %esi
	je	.L93
	movl	%eax, %edx
.L92:
	movzbl	(%edx), %eax
	incb	%al
	cmpb	$15, %al
	jg	.L91
	movb	%al, (%edx)
.L87:
	testl	%ebp, %ebp
	movl	%ebp, %eax
	setne	%cl
	jmp	.L80
	.p2align 4,,10
	.p2align 3
.L110:
	xorl	%ecx, %ecx
	jmp	.L80
	.p2align 4,,10
	.p2align 3
.L106:
	movl	(%esp), %edi
	leal	.LC1@GOTOFF(%edi), %edi
	jmp	.L79
	.p2align 4,,10
	.p2align 3
.L109:
	movl	(%esp), %edi
	leal	.LC2@GOTOFF(%edi), %edi
	jmp	.L77
.L111:
	xorl	%ecx, %ecx
.L82:
	movzbl	-1(%esi,%ebp), %edx
	movl	%ebp, %eax
	andl	$1, %edx
	jmp	.L85
.L93:
	incl	8(%esp)
	jmp	.L87
	.size	show_hexadecimal.constprop.0, .-show_hexadecimal.constprop.0
	.section	.text.forget_decimal,"ax",@progbits
	.p2align 4
	.globl	forget_decimal
	.type	forget_decimal, @function
forget_decimal:
	subl	$28, %esp
	movl	%esi, 20(%esp)
	movl	32(%esp), %esi
	movl	%edi, 24(%esp)
	movl	%ebx, 16(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	8(%esi), %eax
	leal	12(%esi), %edi
	cmpl	%edi, %eax
	je	.L126
	movl	%eax, (%esp)
	call	free@PLT
.L126:
	movl	%edi, 8(%esi)
	movl	16(%esp), %ebx
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.size	forget_decimal, .-forget_decimal
	.section	.text.forget_shown,"ax",@progbits
	.p2align 4
	.globl	forget_shown
	.type	forget_shown, @function
forget_shown:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	addl	$88, %eax
	movl	%eax, (%esp)
	call	forget_decimal@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	forget_shown, .-forget_shown
	.section	.rodata.str1.1
.LC5:
	.string	"NAN"
.LC6:
	.string	"nan"
.LC7:
	.string	"INF"
.LC8:
	.string	"inf"
.LC10:
	.string	""
	.section	.text.show_double,"ax",@progbits
	.p2align 4
	.globl	show_double
	.type	show_double, @function
show_double:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.dx
	addl	$_GLOBAL_OFFSET_TABLE_, %edx
	subl	$92, %esp
	fldl	116(%esp)
	movl	112(%esp), %esi
	fstl	32(%esp)
	movzbl	124(%esp), %ecx
	fld	%st(0)
	fabs
	movl	$0, 8(%esi)
	fldl	.LC9@GOTOFF(%edx)
	fstl	40(%esp)
	fucomip	%st(1), %st
	fstp	%st(0)
	fxam
	fnstsw	%ax
	setnb	%bl
	shrl	$9, %eax
	andl	$1, %eax
	testb	%bl, %bl
	movl	%eax, (%esi)
	movzbl	%bl, %eax
	movl	%eax, 4(%esi)
	leal	.LC10@GOTOFF(%edx), %eax
	movl	%eax, 12(%esi)
	leal	100(%esi), %eax
	movl	%eax, 96(%esi)
	je	.L157
	fstp	%st(0)
	movb	%cl, %al
	movsbl	%cl, %edi
	movl	%edi, 52(%esp)
	orb	$32, %al
	cmpb	$97, %al
	je	.L158
	movl	128(%esp), %edi
	xorl	%ecx, %ecx
	cmpb	$102, %al
	sete	%cl
	testl	%edi, %edi
	js	.L159
	cmpb	$102, %al
	je	.L149
	cmpb	$101, %al
	je	.L160
	movl	128(%esp), %eax
	testl	%eax, %eax
	movl	$1, %eax
	cmovne	128(%esp), %eax
	jmp	.L142
	.p2align 4,,10
	.p2align 3
.L159:
	cmpb	$101, %al
	movl	$6, %ebx
	movl	%ebx, 128(%esp)
	sete	%al
	movzbl	%al, %eax
	addl	$6, %eax
.L142:
	movl	%eax, 12(%esp)
	fldl	32(%esp)
	leal	88(%esi), %eax
	movl	%ecx, 16(%esp)
	movl	%edx, %ebx
	movl	%eax, (%esp)
	fstpl	4(%esp)
	call	double_decimal@PLT
	movl	132(%esp), %eax
	movl	128(%esp), %ecx
	movl	52(%esp), %edx
	movl	%eax, (%esp)
	movl	%esi, %eax
	call	show_decimal
	addl	$92, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L157:
	subb	$65, %cl
	fucomip	%st(0), %st
	jp	.L161
	cmpb	$25, %cl
	ja	.L145
	leal	.LC7@GOTOFF(%edx), %eax
.L134:
	movl	%eax, 16(%esi)
	xorl	%eax, %eax
	movl	$1, 8(%esi)
	movl	$3, 20(%esi)
	addl	$92, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L161:
	cmpb	$25, %cl
	ja	.L144
	leal	.LC5@GOTOFF(%edx), %eax
	jmp	.L134
	.p2align 4,,10
	.p2align 3
.L160:
	movl	128(%esp), %eax
	incl	%eax
	jmp	.L142
	.p2align 4,,10
	.p2align 3
.L158:
	movl	36(%esp), %eax
	leal	80(%esp), %ecx
	movl	%ecx, 48(%esp)
	movl	32(%esp), %edi
	movl	$48, %ecx
	movl	%ecx, 40(%esp)
	movl	36(%esp), %ebp
	movl	%esi, 112(%esp)
	shrl	$20, %eax
	andl	$2047, %eax
	movl	%eax, %ebx
	movl	%ebx, 60(%esp)
	leal	67(%esp), %eax
	movl	%eax, 56(%esp)
	.p2align 4
	.p2align 3
.L137:
	movzbl	40(%esp), %ecx
	movl	%edi, %ebx
	movl	%ebp, %esi
	shrdl	%ebp, %ebx
	shrl	%cl, %esi
	testb	$32, %cl
	cmovne	%esi, %ebx
	incl	%eax
	subl	$4, 40(%esp)
	movl	%ebx, %ecx
	movl	48(%esp), %ebx
	andb	$15, %cl
	movb	%cl, -1(%eax)
	cmpl	%ebx, %eax
	jne	.L137
	fldz
	movl	60(%esp), %ebx
	fldl	32(%esp)
	fucomip	%st(1), %st
	fstp	%st(0)
	movl	112(%esp), %esi
	jp	.L152
	movl	$0, %eax
	je	.L138
.L152:
	testl	%ebx, %ebx
	movl	$-1022, %eax
	je	.L138
	leal	-1023(%ebx), %eax
.L138:
	movl	132(%esp), %edi
	xorl	%edx, %edx
	testl	%ebx, %ebx
	movl	%eax, 4(%esp)
	movl	56(%esp), %ecx
	setne	%dl
	movl	$13, (%esp)
	movl	%esi, %eax
	movl	%edi, 16(%esp)
	movl	128(%esp), %edi
	movl	%edi, 12(%esp)
	movl	52(%esp), %edi
	movl	%edi, 8(%esp)
	call	show_hexadecimal.constprop.0
	addl	$92, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L149:
	movl	128(%esp), %eax
	jmp	.L142
	.p2align 4,,10
	.p2align 3
.L145:
	leal	.LC8@GOTOFF(%edx), %eax
	jmp	.L134
	.p2align 4,,10
	.p2align 3
.L144:
	leal	.LC6@GOTOFF(%edx), %eax
	jmp	.L134
	.size	show_double, .-show_double
	.section	.text.show_quad,"ax",@progbits
	.p2align 4
	.globl	show_quad
	.type	show_quad, @function
show_quad:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$124, %esp
	movl	152(%esp), %edx
	movzbl	164(%esp), %eax
	movl	160(%esp), %ecx
	movl	144(%esp), %edi
	movl	%edx, 44(%esp)
	movl	156(%esp), %edx
	movb	%al, 63(%esp)
	movl	148(%esp), %eax
	movl	%ecx, 52(%esp)
	movl	44(%esp), %ecx
	movl	$0, 8(%edi)
	movl	%edx, 48(%esp)
	movl	%eax, 40(%esp)
	movl	%ecx, %eax
	movl	40(%esp), %edx
	shrl	$16, %eax
	movl	%eax, %ebp
	movl	%ecx, %eax
	shrl	$31, %eax
	andl	$32767, %ebp
	movl	%eax, (%edi)
	xorl	%eax, %eax
	cmpl	$32767, %ebp
	setne	%al
	movl	%eax, 4(%edi)
	leal	.LC10@GOTOFF(%ebx), %eax
	movl	%eax, 12(%edi)
	leal	100(%edi), %eax
	movl	%eax, 96(%edi)
	movzbl	63(%esp), %eax
	je	.L188
	orb	$32, %al
	cmpb	$97, %al
	je	.L189
	movl	168(%esp), %esi
	xorl	%edx, %edx
	cmpb	$102, %al
	sete	%dl
	testl	%esi, %esi
	js	.L190
	cmpb	$102, %al
	je	.L183
	cmpb	$101, %al
	je	.L191
	movl	168(%esp), %eax
	testl	%eax, %eax
	movl	$1, %eax
	cmovne	168(%esp), %eax
	jmp	.L176
	.p2align 4,,10
	.p2align 3
.L190:
	cmpb	$101, %al
	movl	$6, %ecx
	movl	%ecx, 168(%esp)
	sete	%al
	movzbl	%al, %eax
	addl	$6, %eax
.L176:
	movl	%eax, 20(%esp)
	movl	148(%esp), %eax
	movl	%edx, 24(%esp)
	movl	%eax, 4(%esp)
	movl	152(%esp), %eax
	movl	%eax, 8(%esp)
	movl	156(%esp), %eax
	movl	%eax, 12(%esp)
	movl	160(%esp), %eax
	movl	%eax, 16(%esp)
	leal	88(%edi), %eax
	movl	%eax, (%esp)
	call	quad_decimal@PLT
	testl	%eax, %eax
	jne	.L185
	movl	172(%esp), %eax
	movsbl	63(%esp), %edx
	movl	168(%esp), %ecx
	movl	%eax, (%esp)
	movl	%edi, %eax
	call	show_decimal
.L166:
	xorl	%eax, %eax
.L162:
	addl	$124, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L188:
	movl	%edx, 64(%esp)
	subb	$65, %al
	movzwl	%cx, %esi
	movl	%esi, 68(%esp)
	movl	64(%esp), %edx
	movb	%al, 63(%esp)
	movl	48(%esp), %eax
	movl	68(%esp), %ecx
	movl	52(%esp), %esi
	orl	%eax, %edx
	movl	%edx, %eax
	orl	%esi, %ecx
	orl	%ecx, %eax
	je	.L164
	cmpb	$25, 63(%esp)
	jbe	.L192
	leal	.LC6@GOTOFF(%ebx), %eax
.L165:
	movl	$1, 8(%edi)
	movl	%eax, 16(%edi)
	movl	$3, 20(%edi)
	jmp	.L166
	.p2align 4,,10
	.p2align 3
.L192:
	leal	.LC5@GOTOFF(%ebx), %eax
	jmp	.L165
	.p2align 4,,10
	.p2align 3
.L191:
	movl	168(%esp), %eax
	incl	%eax
	jmp	.L176
	.p2align 4,,10
	.p2align 3
.L164:
	cmpb	$25, 63(%esp)
	ja	.L179
	leal	.LC7@GOTOFF(%ebx), %eax
	jmp	.L165
	.p2align 4,,10
	.p2align 3
.L189:
	leal	84(%esp), %esi
	xorl	%ebx, %ebx
	.p2align 4
	.p2align 3
.L171:
	movl	%ebx, %eax
	negl	%eax
	cmpl	$11, %ebx
	jle	.L193
	leal	108(,%eax,4), %ecx
	movl	52(%esp), %edx
	movl	48(%esp), %eax
	shrdl	%edx, %eax
	shrl	%cl, %edx
	testb	$32, %cl
	je	.L195
	movl	%edx, %eax
.L195:
	andb	$15, %al
	movb	%al, (%esi,%ebx)
	incl	%ebx
	cmpl	$28, %ebx
	jne	.L171
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	48(%esp), %ebx
	movsbl	63(%esp), %ecx
	movl	%eax, 72(%esp)
	movl	%edx, %eax
	andl	$2147483647, %eax
	movl	%eax, 76(%esp)
	movl	72(%esp), %eax
	movl	76(%esp), %edx
	orl	%ebx, %eax
	movl	52(%esp), %ebx
	orl	%ebx, %edx
	orl	%edx, %eax
	je	.L180
	testl	%ebp, %ebp
	movl	$-16382, %eax
	je	.L172
	leal	-16383(%ebp), %eax
.L172:
	movl	%ecx, 8(%esp)
	movl	172(%esp), %ebx
	xorl	%edx, %edx
	movl	%eax, 4(%esp)
	testl	%ebp, %ebp
	movl	%esi, %ecx
	movl	$28, (%esp)
	setne	%dl
	movl	%edi, %eax
	movl	%ebx, 16(%esp)
	movl	168(%esp), %ebx
	movl	%ebx, 12(%esp)
	call	show_hexadecimal.constprop.0
	jmp	.L166
	.p2align 4,,10
	.p2align 3
.L193:
	leal	44(,%eax,4), %ecx
	movl	44(%esp), %edx
	movl	40(%esp), %eax
	shrdl	%edx, %eax
	shrl	%cl, %edx
	testb	$32, %cl
	je	.L194
	movl	%edx, %eax
.L194:
	andb	$15, %al
	movb	%al, (%esi,%ebx)
	incl	%ebx
	jmp	.L171
	.p2align 4,,10
	.p2align 3
.L183:
	movl	168(%esp), %eax
	jmp	.L176
	.p2align 4,,10
	.p2align 3
.L179:
	leal	.LC8@GOTOFF(%ebx), %eax
	jmp	.L165
.L180:
	xorl	%eax, %eax
	jmp	.L172
.L185:
	movl	$-1, %eax
	jmp	.L162
	.size	show_quad, .-show_quad
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC9:
	.long	-1
	.long	2146435071
	.section	.text.__x86.get_pc_thunk.dx,"axG",@progbits,__x86.get_pc_thunk.dx,comdat
	.globl	__x86.get_pc_thunk.dx
	.hidden	__x86.get_pc_thunk.dx
	.type	__x86.get_pc_thunk.dx, @function
__x86.get_pc_thunk.dx:
	movl	(%esp), %edx
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
