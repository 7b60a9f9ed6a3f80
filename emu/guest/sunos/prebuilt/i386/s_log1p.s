// b76234db1526fbc0b7e8a219f108137d newlib/libm/common/s_log1p.c
	.file	"s_log1p.c"
	.text
	.section	.text.log1p,"ax",@progbits
	.p2align 4
	.globl	log1p
	.type	log1p, @function
log1p:
	fldz
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.dx
	addl	$_GLOBAL_OFFSET_TABLE_, %edx
	subl	$20, %esp
	fldl	32(%esp)
	fstpl	(%esp)
	movl	4(%esp), %eax
	cmpl	$1071284857, %eax
	jg	.L2
	movl	%eax, %ecx
	andl	$2147483647, %ecx
	cmpl	$1072693247, %ecx
	jbe	.L35
	fstp	%st(0)
	fld1
	fchs
	fldl	(%esp)
	fucomip	%st(1), %st
	fstp	%st(0)
	jp	.L7
	jne	.L7
	movl	$1, %eax
	movl	%eax, 32(%esp)
	addl	$20, %esp
	popl	%ebx
	popl	%esi
	jmp	__math_divzero
	.p2align 4,,10
	.p2align 3
.L2:
	fstp	%st(0)
	cmpl	$2146435071, %eax
	jg	.L36
	cmpl	$1128267775, %eax
	jle	.L6
	fldl	(%esp)
	movl	%eax, %ecx
	sarl	$20, %ecx
	fstpl	8(%esp)
	subl	$1023, %ecx
	fldz
.L15:
	andl	$1048575, %eax
	cmpl	$434333, %eax
	jg	.L16
	movl	8(%esp), %ebx
	movl	%eax, %esi
	orl	$1072693248, %esi
	movl	%esi, 4(%esp)
	movl	%ebx, (%esp)
	fldl	(%esp)
.L17:
	fsubs	.LC4@GOTOFF(%edx)
	testl	%eax, %eax
	fstl	(%esp)
	fld	%st(0)
	fmuls	.LC3@GOTOFF(%edx)
	fmulp	%st, %st(1)
	jne	.L18
	fldz
	fsts	8(%esp)
	fldl	(%esp)
	fucomip	%st(1), %st
	jp	.L37
	jne	.L38
	fstp	%st(1)
	testl	%ecx, %ecx
	je	.L39
	fstp	%st(0)
	movl	%ecx, (%esp)
	fildl	(%esp)
	fldl	.LC5@GOTOFF(%edx)
	fmul	%st(1), %st
	faddp	%st, %st(2)
	fmull	.LC6@GOTOFF(%edx)
	faddp	%st, %st(1)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L35:
	cmpl	$1042284543, %ecx
	jbe	.L4
	addl	$1076707644, %eax
	cmpl	$1076707644, %eax
	jbe	.L40
	fldl	(%esp)
	xorl	%ecx, %ecx
	fmuls	.LC3@GOTOFF(%edx)
	fmull	(%esp)
.L18:
	fldl	(%esp)
	testl	%ecx, %ecx
	fadds	.LC8@GOTOFF(%edx)
	fdivrl	(%esp)
	fld	%st(0)
	fmul	%st(1), %st
	fldl	.LC9@GOTOFF(%edx)
	fmul	%st(1), %st
	faddl	.LC10@GOTOFF(%edx)
	fmul	%st(1), %st
	faddl	.LC11@GOTOFF(%edx)
	fmul	%st(1), %st
	faddl	.LC12@GOTOFF(%edx)
	fmul	%st(1), %st
	faddl	.LC13@GOTOFF(%edx)
	fmul	%st(1), %st
	faddl	.LC14@GOTOFF(%edx)
	fmul	%st(1), %st
	faddl	.LC15@GOTOFF(%edx)
	fmulp	%st, %st(1)
	fadd	%st(2), %st
	fmulp	%st, %st(1)
	jne	.L22
	fstp	%st(2)
	fxch	%st(1)
	fsubrp	%st, %st(1)
	jmp	.L33
	.p2align 4,,10
	.p2align 3
.L41:
	fstp	%st(1)
.L33:
	fldl	(%esp)
	addl	$20, %esp
	popl	%ebx
	fsubp	%st, %st(1)
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L36:
	fldl	(%esp)
	fadd	%st(0), %st
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L39:
	fstp	%st(1)
.L1:
	addl	$20, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	fstp	%st(0)
	fldz
	fldl	(%esp)
	fadds	.LC2@GOTOFF(%edx)
	fcomip	%st(1), %st
	fstp	%st(0)
	jbe	.L26
	cmpl	$1016070143, %ecx
	fldl	(%esp)
	jbe	.L1
	fstp	%st(0)
.L26:
	fldl	(%esp)
	fmul	%st(0), %st
	fmuls	.LC3@GOTOFF(%edx)
	fsubrl	(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L7:
	fldl	(%esp)
	fstpl	32(%esp)
	addl	$20, %esp
	popl	%ebx
	popl	%esi
	jmp	__math_invalid
.L37:
	fstp	%st(0)
	jmp	.L19
	.p2align 4,,10
	.p2align 3
.L38:
	fstp	%st(0)
.L19:
	fldl	(%esp)
	testl	%ecx, %ecx
	fmull	.LC7@GOTOFF(%edx)
	fsubrs	.LC4@GOTOFF(%edx)
	fmulp	%st, %st(1)
	je	.L41
	movl	%ecx, 8(%esp)
	fildl	8(%esp)
	fldl	.LC6@GOTOFF(%edx)
	fmul	%st(1), %st
	fxch	%st(1)
	fmull	.LC5@GOTOFF(%edx)
	faddp	%st, %st(3)
	fxch	%st(1)
	fsubp	%st, %st(2)
	fxch	%st(1)
	fsubl	(%esp)
	fsubrp	%st, %st(1)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L22:
	movl	%ecx, 8(%esp)
	fildl	8(%esp)
	fldl	.LC6@GOTOFF(%edx)
	fmul	%st(1), %st
	fxch	%st(1)
	fmull	.LC5@GOTOFF(%edx)
	faddp	%st, %st(4)
	fxch	%st(1)
	faddp	%st, %st(3)
	fxch	%st(2)
	fsubrp	%st, %st(1)
	fsubl	(%esp)
	addl	$20, %esp
	popl	%ebx
	popl	%esi
	fsubrp	%st, %st(1)
	ret
	.p2align 4,,10
	.p2align 3
.L16:
	movl	8(%esp), %ebx
	movl	%eax, %esi
	incl	%ecx
	orl	$1071644672, %esi
	movl	%esi, 4(%esp)
	movl	%ebx, (%esp)
	movl	$1048576, %ebx
	subl	%eax, %ebx
	fldl	(%esp)
	movl	%ebx, %eax
	sarl	$2, %eax
	jmp	.L17
	.p2align 4,,10
	.p2align 3
.L40:
	fstp	%st(0)
.L6:
	fld1
	fldl	(%esp)
	fadd	%st(1), %st
	fstl	8(%esp)
	movl	12(%esp), %eax
	movl	%eax, %ecx
	sarl	$20, %ecx
	subl	$1023, %ecx
	testl	%ecx, %ecx
	jle	.L13
	fldl	(%esp)
	fsubrp	%st, %st(1)
	fsubrp	%st, %st(1)
.L14:
	fdivl	8(%esp)
	jmp	.L15
	.p2align 4,,10
	.p2align 3
.L13:
	fstp	%st(0)
	fsubrl	8(%esp)
	fsubrl	(%esp)
	jmp	.L14
	.size	log1p, .-log1p
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC2:
	.long	1518338048
	.align 4
.LC3:
	.long	1056964608
	.align 4
.LC4:
	.long	1065353216
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC5:
	.long	897137782
	.long	1038760431
	.align 8
.LC6:
	.long	-18874368
	.long	1072049730
	.align 8
.LC7:
	.long	1431655765
	.long	1071994197
	.section	.rodata.cst4
	.align 4
.LC8:
	.long	1073741824
	.section	.rodata.cst8
	.align 8
.LC9:
	.long	-549563836
	.long	1069740306
	.align 8
.LC10:
	.long	-797391201
	.long	1069783561
	.align 8
.LC11:
	.long	-1765080098
	.long	1070024292
	.align 8
.LC12:
	.long	495876271
	.long	1070363077
	.align 8
.LC13:
	.long	-1809673383
	.long	1070745892
	.align 8
.LC14:
	.long	-1718093308
	.long	1071225241
	.align 8
.LC15:
	.long	1431655827
	.long	1071994197
	.section	.text.__x86.get_pc_thunk.dx,"axG",@progbits,__x86.get_pc_thunk.dx,comdat
	.globl	__x86.get_pc_thunk.dx
	.hidden	__x86.get_pc_thunk.dx
	.type	__x86.get_pc_thunk.dx, @function
__x86.get_pc_thunk.dx:
	movl	(%esp), %edx
	ret
	.hidden	__math_invalid
	.hidden	__math_divzero
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
