// df8348ef48abf6538b88813879228c31 newlib/libm/math/e_exp.c
	.file	"e_exp.c"
	.text
	.section	.text.__ieee754_exp,"ax",@progbits
	.p2align 4
	.globl	__ieee754_exp
	.type	__ieee754_exp, @function
__ieee754_exp:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	subl	$28, %esp
	fldl	40(%esp)
	fstl	(%esp)
	movl	4(%esp), %edx
	movl	%edx, %ecx
	movl	%edx, %ebx
	shrl	$31, %ebx
	andl	$2147483647, %ecx
	cmpl	$1082535489, %ecx
	jbe	.L2
	cmpl	$2146435071, %ecx
	jbe	.L26
	fstp	%st(0)
	movl	(%esp), %ecx
	andl	$1048575, %edx
	orl	%ecx, %edx
	je	.L7
	fldl	(%esp)
	addl	$28, %esp
	popl	%ebx
	fadd	%st(0), %st
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	fstp	%st(0)
	cmpl	$1071001154, %ecx
	ja	.L27
	cmpl	$1043333119, %ecx
	ja	.L12
	fld1
	fldl	(%esp)
	faddl	.LC3@GOTOFF(%eax)
	fcomip	%st(1), %st
	jbe	.L28
	fldl	(%esp)
	faddp	%st, %st(1)
	jmp	.L22
	.p2align 4,,10
	.p2align 3
.L26:
	fldl	.LC1@GOTOFF(%eax)
	fstl	8(%esp)
	fxch	%st(1)
	fcomi	%st(1), %st
	fstp	%st(1)
	ja	.L4
	fldl	.LC2@GOTOFF(%eax)
	fstl	8(%esp)
	fcomip	%st(1), %st
	fstp	%st(0)
	ja	.L16
.L6:
	fnstcw	22(%esp)
	fldl	(%esp)
	fmull	.LC4@GOTOFF(%eax)
	movzwl	22(%esp), %edx
	faddl	halF@GOTOFF(%eax,%ebx,8)
	orw	$3072, %dx
	movw	%dx, 20(%esp)
	fldcw	20(%esp)
	fistpl	8(%esp)
	fldcw	22(%esp)
	fildl	8(%esp)
	fldl	.LC5@GOTOFF(%eax)
	movl	8(%esp), %edx
	fmul	%st(1), %st
	fsubrl	(%esp)
	fxch	%st(1)
	fmull	.LC6@GOTOFF(%eax)
	jmp	.L9
	.p2align 4,,10
	.p2align 3
.L27:
	cmpl	$1072734897, %ecx
	ja	.L6
	fldl	(%esp)
	movl	$1, %edx
	fsubl	ln2HI@GOTOFF(%eax,%ebx,8)
	subl	%ebx, %edx
	subl	%ebx, %edx
	fldl	ln2LO@GOTOFF(%eax,%ebx,8)
.L9:
	fld	%st(1)
	testl	%edx, %edx
	fsub	%st(1), %st
	fstl	(%esp)
	fld	%st(0)
	fmul	%st(1), %st
	fldl	.LC7@GOTOFF(%eax)
	fmul	%st(1), %st
	fsubl	.LC8@GOTOFF(%eax)
	fmul	%st(1), %st
	faddl	.LC9@GOTOFF(%eax)
	fmul	%st(1), %st
	fsubl	.LC10@GOTOFF(%eax)
	fmul	%st(1), %st
	faddl	.LC11@GOTOFF(%eax)
	fmulp	%st, %st(1)
	fsubr	%st(1), %st
	fmul	%st, %st(1)
	je	.L29
	cmpl	$-1021, %edx
	fsubrs	.LC13@GOTOFF(%eax)
	fdivrp	%st, %st(1)
	fsubrp	%st, %st(1)
	fsubp	%st, %st(1)
	fsubrs	.LC12@GOTOFF(%eax)
	fstpl	(%esp)
	movl	(%esp), %ecx
	movl	4(%esp), %esi
	movl	%ecx, (%esp)
	jl	.L14
	sall	$20, %edx
	leal	(%edx,%esi), %eax
	movl	%eax, 4(%esp)
.L24:
	fldl	(%esp)
.L22:
	addl	$28, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L28:
	fstp	%st(0)
.L12:
	fldl	(%esp)
	fmul	%st(0), %st
	fldl	.LC7@GOTOFF(%eax)
	fmul	%st(1), %st
	fsubl	.LC8@GOTOFF(%eax)
	fmul	%st(1), %st
	faddl	.LC9@GOTOFF(%eax)
	fmul	%st(1), %st
	fsubl	.LC10@GOTOFF(%eax)
	fmul	%st(1), %st
	faddl	.LC11@GOTOFF(%eax)
	fmulp	%st, %st(1)
	fsubrl	(%esp)
	fldl	(%esp)
	fmul	%st(1), %st
	fxch	%st(1)
	jmp	.L10
.L29:
	fstp	%st(2)
	fstp	%st(2)
.L10:
	fsubs	.LC13@GOTOFF(%eax)
	fdivrp	%st, %st(1)
	fldl	(%esp)
	fsubrp	%st, %st(1)
	fsubrs	.LC12@GOTOFF(%eax)
	addl	$28, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	testl	%ebx, %ebx
	je	.L24
.L16:
	fldz
	addl	$28, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	fstp	%st(0)
	fldl	.LC3@GOTOFF(%eax)
	fstl	(%esp)
	fld	%st(0)
	fmulp	%st, %st(1)
	jmp	.L22
	.p2align 4,,10
	.p2align 3
.L14:
	addl	$1000, %edx
	sall	$20, %edx
	addl	%edx, %esi
	movl	%esi, 4(%esp)
	fldl	(%esp)
	fmull	.LC14@GOTOFF(%eax)
	addl	$28, %esp
	popl	%ebx
	popl	%esi
	ret
	.size	__ieee754_exp, .-__ieee754_exp
	.section	.rodata
	.align 8
	.type	ln2LO, @object
	.size	ln2LO, 16
ln2LO:
	.long	897137782
	.long	1038760431
	.long	897137782
	.long	-1108723217
	.align 8
	.type	ln2HI, @object
	.size	ln2HI, 16
ln2HI:
	.long	-18874368
	.long	1072049730
	.long	-18874368
	.long	-1075433918
	.align 8
	.type	halF, @object
	.size	halF, 16
halF:
	.long	0
	.long	1071644672
	.long	0
	.long	-1075838976
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC1:
	.long	-17155601
	.long	1082535490
	.align 8
.LC2:
	.long	-718458799
	.long	-1064875760
	.align 8
.LC3:
	.long	-2013235812
	.long	2117592124
	.align 8
.LC4:
	.long	1697350398
	.long	1073157447
	.align 8
.LC5:
	.long	-18874368
	.long	1072049730
	.align 8
.LC6:
	.long	897137782
	.long	1038760431
	.align 8
.LC7:
	.long	1925096656
	.long	1046886249
	.align 8
.LC8:
	.long	-976065551
	.long	1052491073
	.align 8
.LC9:
	.long	-1356472788
	.long	1058100842
	.align 8
.LC10:
	.long	381599123
	.long	1063698796
	.align 8
.LC11:
	.long	1431655742
	.long	1069897045
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC12:
	.long	1065353216
	.align 4
.LC13:
	.long	1073741824
	.section	.rodata.cst8
	.align 8
.LC14:
	.long	0
	.long	24117248
	.section	.text.__x86.get_pc_thunk.ax,"axG",@progbits,__x86.get_pc_thunk.ax,comdat
	.globl	__x86.get_pc_thunk.ax
	.hidden	__x86.get_pc_thunk.ax
	.type	__x86.get_pc_thunk.ax, @function
__x86.get_pc_thunk.ax:
	movl	(%esp), %eax
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
