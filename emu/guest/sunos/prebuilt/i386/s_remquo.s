// 18f462dad9bd166aa877ec1ce18ffb9a newlib/libm/common/s_remquo.c
	.file	"s_remquo.c"
	.text
	.section	.text.remquo,"ax",@progbits
	.p2align 4
	.globl	remquo
	.type	remquo, @function
remquo:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	subl	$76, %esp
	fldl	96(%esp)
	fstpl	32(%esp)
	fldl	104(%esp)
	movl	36(%esp), %esi
	movl	%eax, 44(%esp)
	fstpl	24(%esp)
	movl	28(%esp), %edx
	movl	24(%esp), %ebp
	movl	%esi, %eax
	andl	$2147483647, %eax
	movl	%eax, 40(%esp)
	movl	%edx, %edi
	andl	$2147483647, %edi
	movl	%ebp, %ecx
	orl	%edi, %ecx
	je	.L2
	cmpl	$2146435071, %eax
	ja	.L2
	movl	%ebp, %eax
	negl	%eax
	orl	%ebp, %eax
	shrl	$31, %eax
	orl	%edi, %eax
	cmpl	$2146435072, %eax
	ja	.L2
	movl	%esi, %eax
	movl	32(%esp), %ebx
	andl	$-2147483648, %eax
	movl	%eax, 52(%esp)
	movl	%edx, %eax
	xorl	%esi, %eax
	cmpl	%edi, 40(%esp)
	movl	%eax, 56(%esp)
	jg	.L5
	jl	.L63
	cmpl	%ebp, %ebx
	jb	.L63
	.p2align 4,,9
	je	.L108
	testl	$2146435072, %esi
	.p2align 4,,3
	jne	.L10
	movl	40(%esp), %eax
	testl	%eax, %eax
	jne	.L9
	movl	$-1043, %ecx
	testl	%ebx, %ebx
	movl	%ecx, 48(%esp)
	movl	%ebx, %eax
	movl	$-1043, %ecx
	jle	.L109
	.p2align 4
	.p2align 3
.L11:
	addl	%eax, %eax
	decl	%ecx
	testl	%eax, %eax
	jg	.L11
.L100:
	movl	%ecx, 48(%esp)
	testl	$2146435072, %edx
	jne	.L25
.L112:
	testl	%edi, %edi
	jne	.L26
	testl	%ebp, %ebp
	movl	%ebp, %eax
	jle	.L110
.L14:
	movl	$-1043, %ecx
	.p2align 4
	.p2align 3
.L29:
	addl	%eax, %eax
	decl	%ecx
	testl	%eax, %eax
	jg	.L29
.L101:
	movl	%ecx, 32(%esp)
	jmp	.L30
	.p2align 4,,10
	.p2align 3
.L2:
	fldl	32(%esp)
	fmull	24(%esp)
	movl	112(%esp), %eax
	movl	$0, (%eax)
	fdiv	%st(0), %st
.L1:
	addl	$76, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	testl	$2146435072, %esi
	jne	.L10
.L9:
	movl	40(%esp), %eax
	movl	$-1022, %ecx
	movl	%ecx, 48(%esp)
	movl	$-1022, %ecx
	sall	$11, %eax
	testl	%eax, %eax
	jle	.L111
	.p2align 4
	.p2align 3
.L18:
	addl	%eax, %eax
	decl	%ecx
	testl	%eax, %eax
	jle	.L100
	addl	%eax, %eax
	decl	%ecx
	testl	%eax, %eax
	jg	.L18
	jmp	.L100
	.p2align 4,,10
	.p2align 3
.L10:
	movl	40(%esp), %eax
	sarl	$20, %eax
	subl	$1023, %eax
	testl	$2146435072, %edx
	movl	%eax, 48(%esp)
	je	.L112
.L25:
	movl	%edi, %eax
	sarl	$20, %eax
	subl	$1023, %eax
	movl	%eax, 32(%esp)
.L30:
	cmpl	$-1022, 48(%esp)
	jl	.L27
.L24:
	andl	$1048575, %esi
	orl	$1048576, %esi
.L33:
	cmpl	$-1022, 32(%esp)
	jl	.L35
.L31:
	movl	%ebx, %eax
	andl	$1048575, %edx
	subl	%ebp, %eax
	orl	$1048576, %edx
	movl	%eax, 40(%esp)
.L36:
	movl	32(%esp), %ecx
	xorl	%edi, %edi
	movl	48(%esp), %eax
	subl	%ecx, %eax
	leal	-1(%eax), %ecx
	jne	.L42
	jmp	.L38
	.p2align 4,,10
	.p2align 3
.L40:
	subl	%ebp, %ebx
	incl	%edi
	movl	%ebx, %esi
	addl	%edi, %edi
	shrl	$31, %esi
	addl	%ebx, %ebx
	leal	(%esi,%eax,2), %esi
	subl	$1, %ecx
	jb	.L113
.L42:
	movl	%esi, %eax
	subl	%edx, %eax
	cmpl	%ebp, %ebx
	sbbl	$0, %eax
	testl	%eax, %eax
	jns	.L40
	movl	%ebx, %eax
	addl	%edi, %edi
	shrl	$31, %eax
	addl	%ebx, %ebx
	leal	(%eax,%esi,2), %esi
	subl	$1, %ecx
	jnb	.L42
.L113:
	movl	%ebx, %eax
	subl	%ebp, %eax
	movl	%eax, 40(%esp)
.L38:
	movl	%esi, %eax
	subl	%edx, %eax
	cmpl	%ebp, %ebx
	sbbl	$0, %eax
	testl	%eax, %eax
	js	.L44
	movl	40(%esp), %ebx
	incl	%edi
	movl	%eax, %esi
.L44:
	movl	%esi, %eax
	orl	%ebx, %eax
	je	.L45
	cmpl	$1048575, %esi
	jg	.L47
	movl	32(%esp), %eax
	.p2align 4
	.p2align 3
.L46:
	movl	%ebx, %edx
	decl	%eax
	shrl	$31, %edx
	addl	%ebx, %ebx
	leal	(%edx,%esi,2), %esi
	cmpl	$1048575, %esi
	jle	.L46
	movl	%eax, 32(%esp)
.L47:
	movl	32(%esp), %eax
	cmpl	$-1022, %eax
	jl	.L50
	addl	$1023, %eax
	subl	$1048576, %esi
	sall	$20, %eax
	orl	%esi, %eax
	movl	%eax, 40(%esp)
.L6:
	movl	%ebx, 32(%esp)
	movl	40(%esp), %eax
	movl	44(%esp), %ebx
	fldl	24(%esp)
	movl	%eax, 36(%esp)
	fstpl	(%esp)
	call	fabs@PLT
	fldl	.LC0@GOTOFF(%ebx)
	fstl	24(%esp)
	fcomip	%st(1), %st
	jbe	.L95
	fldl	32(%esp)
	fadd	%st(0), %st
	fcomi	%st(1), %st
	jbe	.L114
	fstp	%st(0)
	jmp	.L58
	.p2align 4,,10
	.p2align 3
.L118:
	fstp	%st(0)
	fstp	%st(0)
.L58:
	fsubrl	32(%esp)
	incl	%edi
	fstpl	32(%esp)
	jmp	.L56
.L119:
	fstp	%st(0)
	jmp	.L56
	.p2align 4,,10
	.p2align 3
.L120:
	fstp	%st(0)
	jmp	.L56
	.p2align 4,,10
	.p2align 3
.L121:
	fstp	%st(0)
	.p2align 4
	.p2align 3
.L56:
	movl	32(%esp), %eax
	andl	$2147483647, %edi
	movl	52(%esp), %ecx
	movl	%eax, 24(%esp)
	movl	36(%esp), %eax
	xorl	%eax, %ecx
	movl	56(%esp), %eax
	movl	%ecx, 28(%esp)
	fldl	24(%esp)
	testl	%eax, %eax
	jns	.L61
	negl	%edi
.L61:
	movl	112(%esp), %eax
	movl	%edi, (%eax)
	addl	$76, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L35:
	movl	32(%esp), %ecx
	movl	$-1022, %eax
	subl	%ecx, %eax
	cmpl	$31, %eax
	jg	.L37
	addl	$1054, %ecx
	movl	%ecx, 40(%esp)
.L28:
	movb	%al, %cl
	movl	%ebp, %edx
	sall	%cl, %edi
	movzbl	40(%esp), %ecx
	shrl	%cl, %edx
	movb	%al, %cl
	sall	%cl, %ebp
	movl	%ebx, %eax
	subl	%ebp, %eax
	orl	%edi, %edx
	movl	%eax, 40(%esp)
	jmp	.L36
.L110:
	cmpl	$-1022, 48(%esp)
	jge	.L21
	movl	$-1043, %esi
	movl	%esi, 32(%esp)
	.p2align 4
	.p2align 3
.L27:
	movl	48(%esp), %ecx
	movl	$-1022, %eax
	subl	%ecx, %eax
	movl	%eax, 60(%esp)
	cmpl	$31, %eax
	jg	.L34
.L62:
	movl	48(%esp), %eax
	addl	$1054, %eax
.L16:
	movl	40(%esp), %esi
	movzbl	60(%esp), %ecx
	sall	%cl, %esi
	movb	%al, %cl
	movl	%esi, 40(%esp)
	movl	%ebx, %esi
	shrl	%cl, %esi
	movl	40(%esp), %eax
	movzbl	60(%esp), %ecx
	orl	%eax, %esi
	sall	%cl, %ebx
	jmp	.L33
	.p2align 4,,10
	.p2align 3
.L95:
	movl	44(%esp), %eax
	fld	%st(0)
	fmuls	.LC1@GOTOFF(%eax)
	fldl	32(%esp)
	fcomi	%st(1), %st
	ja	.L118
	fxch	%st(1)
	fucomip	%st(1), %st
	fstp	%st(0)
	jp	.L119
.L105:
	jne	.L120
	testl	$1, %edi
	je	.L121
	.p2align 4,,5
	jmp	.L58
	.p2align 4,,10
	.p2align 3
.L45:
	movl	56(%esp), %edx
	andl	$2147483647, %edi
	testl	%edx, %edx
	js	.L115
.L49:
	movl	112(%esp), %eax
	movl	44(%esp), %ecx
	movl	%edi, (%eax)
	movl	52(%esp), %eax
	shrl	$31, %eax
	fldl	Zero@GOTOFF(%ecx,%eax,8)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L50:
	movl	32(%esp), %edx
	movl	$-1022, %eax
	subl	%edx, %eax
	cmpl	$20, %eax
	jle	.L116
	cmpl	$31, %eax
	jg	.L52
	movb	%al, %cl
	movl	52(%esp), %eax
	shrl	%cl, %ebx
	movl	32(%esp), %ecx
	movl	%eax, 40(%esp)
	addl	$1054, %ecx
	sall	%cl, %esi
	orl	%esi, %ebx
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L37:
	movl	32(%esp), %eax
	movl	$-1054, %ecx
	movl	%ebp, %edx
	movl	%ebx, 40(%esp)
	xorl	%ebp, %ebp
	subl	%eax, %ecx
	sall	%cl, %edx
	jmp	.L36
	.p2align 4,,10
	.p2align 3
.L34:
	movl	48(%esp), %eax
	movl	$-1054, %ecx
	subl	%eax, %ecx
	sall	%cl, %ebx
	movl	%ebx, %esi
	xorl	%ebx, %ebx
	jmp	.L33
	.p2align 4,,10
	.p2align 3
.L26:
	movl	%edi, %eax
	sall	$11, %eax
	testl	%eax, %eax
	jle	.L117
.L22:
	movl	$-1022, %ecx
	.p2align 4
	.p2align 3
.L32:
	addl	%eax, %eax
	decl	%ecx
	testl	%eax, %eax
	jg	.L32
	jmp	.L101
	.p2align 4,,10
	.p2align 3
.L114:
	fucomip	%st(1), %st
	jnp	.L105
	fstp	%st(0)
	.p2align 4,,7
	jmp	.L56
	.p2align 4,,10
	.p2align 3
.L116:
	movb	%al, %cl
	shrl	%cl, %ebx
	movl	%edx, %ecx
	addl	$1054, %ecx
	movl	%esi, %edx
	sall	%cl, %edx
	movb	%al, %cl
	sarl	%cl, %esi
	orl	%edx, %ebx
	movl	%esi, 40(%esp)
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L115:
	negl	%edi
	jmp	.L49
.L111:
	testl	$2146435072, %edx
	jne	.L19
	testl	%edi, %edi
	jne	.L20
	testl	%ebp, %ebp
	movl	%ebp, %eax
	jg	.L14
.L21:
	movl	$11, %eax
	andl	$1048575, %esi
	movl	%eax, 40(%esp)
	movl	$-1043, %eax
	orl	$1048576, %esi
	movl	%eax, 32(%esp)
	movl	$21, %eax
	jmp	.L28
.L117:
	cmpl	$-1022, 48(%esp)
	jl	.L72
.L23:
	andl	$1048575, %esi
	movl	$-1022, %edi
	movl	%edi, 32(%esp)
	orl	$1048576, %esi
	jmp	.L31
	.p2align 4,,10
	.p2align 3
.L63:
	xorl	%edi, %edi
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L108:
	movl	112(%esp), %ecx
	sarl	$31, %eax
	orl	$1, %eax
	movl	%eax, (%ecx)
	movl	52(%esp), %eax
	movl	44(%esp), %ecx
	shrl	$31, %eax
	fldl	Zero@GOTOFF(%ecx,%eax,8)
	jmp	.L1
.L52:
	movl	32(%esp), %eax
	movl	$-1054, %ecx
	movl	%esi, %ebx
	subl	%eax, %ecx
	movl	52(%esp), %eax
	sarl	%cl, %ebx
	movl	%eax, 40(%esp)
	jmp	.L6
.L109:
	testl	$2146435072, %edx
	jne	.L12
	testl	%edi, %edi
	jne	.L13
	testl	%ebp, %ebp
	movl	%ebp, %eax
	jg	.L14
	movl	$-1043, 32(%esp)
.L15:
	movl	$-1043, 48(%esp)
	movl	$21, 60(%esp)
	jmp	.L62
.L19:
	movl	%edi, %eax
	sarl	$20, %eax
	subl	$1023, %eax
	movl	%eax, 32(%esp)
	jmp	.L24
.L12:
	movl	%edi, %eax
	movl	$-1043, %esi
	movl	%esi, 48(%esp)
	sarl	$20, %eax
	movl	$21, %ecx
	movl	%ecx, 60(%esp)
	subl	$1023, %eax
	movl	%eax, 32(%esp)
	movl	$11, %eax
	jmp	.L16
.L72:
	movl	$-1022, %ecx
	movl	%ecx, 32(%esp)
	jmp	.L27
.L13:
	movl	%edi, %eax
	movl	$-1043, %ecx
	movl	%ecx, 48(%esp)
	sall	$11, %eax
	testl	%eax, %eax
	jg	.L22
	movl	$-1022, 32(%esp)
	jmp	.L15
.L20:
	movl	%edi, %eax
	sall	$11, %eax
	testl	%eax, %eax
	jg	.L22
	jmp	.L23
	.size	remquo, .-remquo
	.section	.rodata
	.align 8
	.type	Zero, @object
	.size	Zero, 16
Zero:
	.long	0
	.long	0
	.long	0
	.long	-2147483648
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	2097152
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC1:
	.long	1056964608
	.section	.text.__x86.get_pc_thunk.ax,"axG",@progbits,__x86.get_pc_thunk.ax,comdat
	.globl	__x86.get_pc_thunk.ax
	.hidden	__x86.get_pc_thunk.ax
	.type	__x86.get_pc_thunk.ax, @function
__x86.get_pc_thunk.ax:
	movl	(%esp), %eax
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
