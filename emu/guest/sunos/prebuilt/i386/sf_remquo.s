// d359edc09e23de6071fc86e905279c64 newlib/libm/common/sf_remquo.c
	.file	"sf_remquo.c"
	.text
	.section	.text.remquof,"ax",@progbits
	.p2align 4
	.globl	remquof
	.type	remquof, @function
remquof:
	pushl	%ebp
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	subl	$60, %esp
	movl	84(%esp), %ebp
	movl	%eax, 28(%esp)
	movl	80(%esp), %eax
	movl	%ebp, %edx
	andl	$2147483647, %edx
	movl	%eax, %esi
	leal	-1(%edx), %ecx
	andl	$2147483647, %esi
	cmpl	$2139095039, %ecx
	ja	.L47
	cmpl	$2139095039, %esi
	jg	.L47
	movl	%eax, %ebx
	xorl	%ebp, %ebx
	movl	%ebx, 40(%esp)
	movl	%eax, %ebx
	andl	$-2147483648, %ebx
	cmpl	%edx, %esi
	movl	%ebx, 36(%esp)
	jl	.L43
	je	.L73
	movl	%ebp, %ebx
	andl	$2139095040, %ebx
	testl	$2139095040, %eax
	je	.L74
	movl	%esi, %edi
	sarl	$23, %edi
	subl	$127, %edi
	testl	%ebx, %ebx
	jne	.L12
.L77:
	movl	%edx, %ecx
	sall	$8, %ecx
	testl	%ecx, %ecx
	jle	.L75
.L13:
	movl	$-126, %ebx
	.p2align 4
	.p2align 3
.L16:
	addl	%ecx, %ecx
	decl	%ebx
	testl	%ecx, %ecx
	jg	.L16
	cmpl	$-126, %edi
	jl	.L18
.L10:
	andl	$8388607, %eax
	orl	$8388608, %eax
	cmpl	$-126, %ebx
	jge	.L15
.L20:
	movl	$-126, %ecx
	subl	%ebx, %ecx
	sall	%cl, %edx
.L21:
	subl	%ebx, %edi
	leal	-1(%edi), %ecx
	movl	$0, %edi
	jne	.L25
	jmp	.L22
	.p2align 4,,10
	.p2align 3
.L23:
	leal	(%esi,%esi), %eax
	incl	%edi
	addl	%edi, %edi
	subl	$1, %ecx
	jb	.L22
.L25:
	movl	%eax, %esi
	subl	%edx, %esi
	jns	.L23
	addl	%eax, %eax
	addl	%edi, %edi
	subl	$1, %ecx
	jnb	.L25
.L22:
	movl	%eax, %ecx
	subl	%edx, %ecx
	js	.L26
	incl	%edi
	movl	%ecx, %eax
.L26:
	testl	%eax, %eax
	jne	.L67
	.p2align 4,,2
	jmp	.L27
	.p2align 4,,10
	.p2align 3
.L28:
	addl	%eax, %eax
	decl	%ebx
.L67:
	cmpl	$8388607, %eax
	jle	.L28
	cmpl	$-126, %ebx
	jl	.L32
	leal	127(%ebx), %esi
	subl	$8388608, %eax
	sall	$23, %esi
	orl	%eax, %esi
.L5:
	movl	%esi, 32(%esp)
	movl	28(%esp), %ebx
	flds	84(%esp)
	fstps	(%esp)
	call	fabsf@PLT
	flds	.LC0@GOTOFF(%ebx)
	fsts	44(%esp)
	fcomip	%st(1), %st
	jbe	.L63
	flds	32(%esp)
	fadd	%st(0), %st
	fcomi	%st(1), %st
	ja	.L79
	fucomip	%st(1), %st
	jp	.L80
.L71:
	jne	.L81
	testl	$1, %edi
	.p2align 4,,3
	jne	.L38
	fstp	%st(0)
	.p2align 4,,3
	jmp	.L36
.L80:
	fstp	%st(0)
	jmp	.L36
	.p2align 4,,10
	.p2align 3
.L81:
	fstp	%st(0)
.L36:
	movl	36(%esp), %eax
	andl	$2147483647, %edi
	movl	32(%esp), %edx
	xorl	%edx, %eax
	movl	%eax, 28(%esp)
	movl	40(%esp), %eax
	testl	%eax, %eax
	jns	.L41
	negl	%edi
.L41:
	movl	88(%esp), %eax
	flds	28(%esp)
	movl	%edi, (%eax)
	addl	$60, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L47:
	flds	80(%esp)
	fmuls	84(%esp)
	movl	88(%esp), %eax
	movl	$0, (%eax)
	fdiv	%st(0), %st
	fstps	28(%esp)
.L1:
	flds	28(%esp)
	addl	$60, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L74:
	movl	%esi, %ecx
	movl	$-126, %edi
	sall	$8, %ecx
	testl	%ecx, %ecx
	jle	.L76
	.p2align 4
	.p2align 3
.L8:
	addl	%ecx, %ecx
	decl	%edi
	testl	%ecx, %ecx
	jg	.L8
	testl	%ebx, %ebx
	je	.L77
.L12:
	movl	%edx, %ebx
	sarl	$23, %ebx
	subl	$127, %ebx
	cmpl	$-126, %edi
	jge	.L10
.L18:
	movl	$-126, %ecx
	movl	%esi, %eax
	subl	%edi, %ecx
	sall	%cl, %eax
	cmpl	$-126, %ebx
	jl	.L20
.L15:
	movl	%ebp, %edx
	andl	$8388607, %edx
	orl	$8388608, %edx
	jmp	.L21
	.p2align 4,,10
	.p2align 3
.L79:
	fstp	%st(0)
	jmp	.L38
	.p2align 4,,10
	.p2align 3
.L82:
	fstp	%st(0)
	fstp	%st(0)
.L38:
	fsubrs	32(%esp)
	incl	%edi
	fstps	32(%esp)
	jmp	.L36
	.p2align 4,,10
	.p2align 3
.L63:
	movl	28(%esp), %eax
	flds	.LC1@GOTOFF(%eax)
	fmul	%st(1), %st
	flds	32(%esp)
	fcomi	%st(1), %st
	ja	.L82
	fxch	%st(1)
	fucomip	%st(1), %st
	fstp	%st(0)
	jnp	.L71
	fstp	%st(0)
	jmp	.L36
	.p2align 4,,10
	.p2align 3
.L43:
	xorl	%edi, %edi
	jmp	.L5
	.p2align 4,,10
	.p2align 3
.L27:
	movl	40(%esp), %edx
	testl	%edx, %edx
	js	.L78
.L31:
	movl	88(%esp), %eax
	movl	%edi, (%eax)
	movl	36(%esp), %eax
	movl	28(%esp), %edi
	shrl	$31, %eax
	flds	Zero@GOTOFF(%edi,%eax,4)
	fstps	28(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L32:
	movl	$-126, %ecx
	subl	%ebx, %ecx
	sarl	%cl, %eax
	movl	%eax, %esi
	jmp	.L5
	.p2align 4,,10
	.p2align 3
.L73:
	movl	88(%esp), %eax
	movl	28(%esp), %edi
	movl	$1, (%eax)
	movl	%ebx, %eax
	shrl	$31, %eax
	flds	Zero@GOTOFF(%edi,%eax,4)
	fstps	28(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L78:
	negl	%edi
	jmp	.L31
.L76:
	testl	%ebx, %ebx
	je	.L9
	movl	%edx, %ebx
	sarl	$23, %ebx
	subl	$127, %ebx
	jmp	.L10
.L75:
	cmpl	$-126, %edi
	jge	.L42
	movl	$-126, %ecx
	movl	%esi, %eax
	subl	%edi, %ecx
	movl	$-126, %ebx
	sall	%cl, %eax
	jmp	.L15
.L9:
	movl	%edx, %ecx
	sall	$8, %ecx
	testl	%ecx, %ecx
	jg	.L13
.L42:
	andl	$8388607, %eax
	movl	$-126, %ebx
	orl	$8388608, %eax
	jmp	.L15
	.size	remquof, .-remquof
	.section	.rodata
	.align 4
	.type	Zero, @object
	.size	Zero, 8
Zero:
	.long	0
	.long	-2147483648
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	16777216
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
