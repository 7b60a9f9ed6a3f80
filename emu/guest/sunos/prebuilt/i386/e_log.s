// d996de661b540e5d782c1ac9dcbeb5f6 newlib/libm/math/e_log.c
	.file	"e_log.c"
	.text
	.section	.text.__ieee754_log,"ax",@progbits
	.p2align 4
	.globl	__ieee754_log
	.type	__ieee754_log, @function
__ieee754_log:
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.dx
	addl	$_GLOBAL_OFFSET_TABLE_, %edx
	subl	$8, %esp
	fldl	24(%esp)
	fstpl	(%esp)
	movl	4(%esp), %eax
	cmpl	$1048575, %eax
	jg	.L14
	movl	(%esp), %ebx
	movl	%eax, %ecx
	andl	$2147483647, %ecx
	orl	%ebx, %ecx
	je	.L21
	testl	%eax, %eax
	js	.L22
	fldl	(%esp)
	movl	$-54, %ecx
	fmuls	.LC2@GOTOFF(%edx)
	fstpl	(%esp)
	movl	4(%esp), %eax
	cmpl	$2146435071, %eax
	jg	.L23
.L6:
	movl	%eax, %ebx
	andl	$1048575, %eax
	sarl	$20, %ebx
	leal	-1023(%ecx,%ebx), %ebx
	leal	614244(%eax), %ecx
	andl	$1048576, %ecx
	movl	%ecx, %esi
	sarl	$20, %ecx
	xorl	$1072693248, %esi
	orl	%eax, %esi
	addl	%ebx, %ecx
	movl	%esi, 4(%esp)
	leal	2(%eax), %ebx
	andl	$1048575, %ebx
	fldl	(%esp)
	fsubs	.LC3@GOTOFF(%edx)
	cmpl	$2, %ebx
	jg	.L7
	fldz
	fsts	(%esp)
	fxch	%st(1)
	fucomi	%st(1), %st
	jp	.L24
	jne	.L25
	fstp	%st(0)
	testl	%ecx, %ecx
	je	.L1
	fstp	%st(0)
	movl	%ecx, (%esp)
	fildl	(%esp)
	fldl	.LC4@GOTOFF(%edx)
	fmul	%st(1), %st
	fxch	%st(1)
	fmull	.LC5@GOTOFF(%edx)
	faddp	%st, %st(1)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L14:
	xorl	%ecx, %ecx
	cmpl	$2146435071, %eax
	jle	.L6
.L23:
	fldl	(%esp)
	fadd	%st(0), %st
.L1:
	addl	$8, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	movl	%ecx, (%esp)
	fld	%st(0)
	movl	$440401, %ebx
	fadds	.LC8@GOTOFF(%edx)
	subl	%eax, %ebx
	leal	-398458(%eax), %esi
	orl	%esi, %ebx
	fdivr	%st(1), %st
	fildl	(%esp)
	fld	%st(1)
	fmul	%st(2), %st
	fld	%st(0)
	fmul	%st(1), %st
	fldl	.LC9@GOTOFF(%edx)
	fmul	%st(1), %st
	faddl	.LC10@GOTOFF(%edx)
	fmul	%st(1), %st
	faddl	.LC11@GOTOFF(%edx)
	fmul	%st(1), %st
	faddl	.LC12@GOTOFF(%edx)
	fmulp	%st, %st(2)
	fldl	.LC13@GOTOFF(%edx)
	fmul	%st(1), %st
	faddl	.LC14@GOTOFF(%edx)
	fmul	%st(1), %st
	faddl	.LC15@GOTOFF(%edx)
	fmulp	%st, %st(1)
	faddp	%st, %st(1)
	jle	.L11
	fld	%st(3)
	testl	%ecx, %ecx
	fmuls	.LC7@GOTOFF(%edx)
	fmul	%st(4), %st
	fadd	%st, %st(1)
	fxch	%st(1)
	fmulp	%st, %st(3)
	jne	.L12
	fstp	%st(1)
	fsubp	%st, %st(1)
	jmp	.L19
	.p2align 4,,10
	.p2align 3
.L26:
	fstp	%st(0)
.L19:
	fsubrp	%st, %st(1)
	addl	$8, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L21:
	fldz
	fdivrs	.LC1@GOTOFF(%edx)
	addl	$8, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
.L24:
	fstp	%st(1)
	jmp	.L8
	.p2align 4,,10
	.p2align 3
.L25:
	fstp	%st(1)
.L8:
	fldl	.LC6@GOTOFF(%edx)
	testl	%ecx, %ecx
	fmul	%st(1), %st
	fsubrs	.LC7@GOTOFF(%edx)
	fld	%st(1)
	fmul	%st(2), %st
	fmulp	%st, %st(1)
	je	.L19
	movl	%ecx, (%esp)
	fildl	(%esp)
	fldl	.LC4@GOTOFF(%edx)
	fmul	%st(1), %st
	fxch	%st(1)
	fmull	.LC5@GOTOFF(%edx)
	fsubrp	%st, %st(2)
	fxch	%st(1)
	fsubp	%st, %st(2)
	fsubp	%st, %st(1)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L11:
	fsubr	%st(3), %st
	testl	%ecx, %ecx
	fmulp	%st, %st(2)
	je	.L26
	fldl	.LC4@GOTOFF(%edx)
	fmul	%st(1), %st
	fxch	%st(1)
	fmull	.LC5@GOTOFF(%edx)
	fsubrp	%st, %st(2)
	fxch	%st(1)
	fsubp	%st, %st(2)
	fsubp	%st, %st(1)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L22:
	fldl	(%esp)
	fsub	%st(0), %st
	fdivs	.LC0@GOTOFF(%edx)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L12:
	fldl	.LC4@GOTOFF(%edx)
	fmul	%st(2), %st
	fxch	%st(2)
	fmull	.LC5@GOTOFF(%edx)
	faddp	%st, %st(3)
	fsubp	%st, %st(2)
	fxch	%st(1)
	fsubp	%st, %st(2)
	fsubp	%st, %st(1)
	jmp	.L1
	.size	__ieee754_log, .-__ieee754_log
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	0
	.align 4
.LC1:
	.long	-629145600
	.align 4
.LC2:
	.long	1518338048
	.align 4
.LC3:
	.long	1065353216
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC4:
	.long	-18874368
	.long	1072049730
	.align 8
.LC5:
	.long	897137782
	.long	1038760431
	.align 8
.LC6:
	.long	1431655765
	.long	1070945621
	.section	.rodata.cst4
	.align 4
.LC7:
	.long	1056964608
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
	.long	-1765080098
	.long	1070024292
	.align 8
.LC11:
	.long	-1809673383
	.long	1070745892
	.align 8
.LC12:
	.long	1431655827
	.long	1071994197
	.align 8
.LC13:
	.long	-797391201
	.long	1069783561
	.align 8
.LC14:
	.long	495876271
	.long	1070363077
	.align 8
.LC15:
	.long	-1718093308
	.long	1071225241
	.section	.text.__x86.get_pc_thunk.dx,"axG",@progbits,__x86.get_pc_thunk.dx,comdat
	.globl	__x86.get_pc_thunk.dx
	.hidden	__x86.get_pc_thunk.dx
	.type	__x86.get_pc_thunk.dx, @function
__x86.get_pc_thunk.dx:
	movl	(%esp), %edx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
