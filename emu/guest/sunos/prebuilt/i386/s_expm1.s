// f5b7ff68d8bca479152066cf114b98f0 newlib/libm/common/s_expm1.c
	.file	"s_expm1.c"
	.text
	.section	.text.expm1,"ax",@progbits
	.p2align 4
	.globl	expm1
	.type	expm1, @function
expm1:
	fldz
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	fldl	48(%esp)
	fstpl	8(%esp)
	movl	12(%esp), %ecx
	movl	%ecx, %edx
	movl	%ecx, %ebx
	andl	$2147483647, %edx
	andl	$-2147483648, %ebx
	cmpl	$1078159481, %edx
	jbe	.L2
	fstp	%st(0)
	cmpl	$1082535489, %edx
	jbe	.L31
	cmpl	$2146435071, %edx
	jbe	.L6
	movl	8(%esp), %edx
	andl	$1048575, %ecx
	orl	%edx, %ecx
	je	.L7
	fldl	8(%esp)
	fadd	%st(0), %st
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L2:
	cmpl	$1071001154, %edx
	ja	.L39
	xorl	%ecx, %ecx
	cmpl	$1016070143, %edx
	jbe	.L40
.L17:
	flds	.LC0@GOTOFF(%eax)
	testl	%ecx, %ecx
	fldl	8(%esp)
	fmul	%st(1), %st
	fldl	8(%esp)
	fmul	%st(1), %st
	fldl	.LC11@GOTOFF(%eax)
	fmul	%st(1), %st
	faddl	.LC12@GOTOFF(%eax)
	fmul	%st(1), %st
	fsubl	.LC13@GOTOFF(%eax)
	fmul	%st(1), %st
	faddl	.LC14@GOTOFF(%eax)
	fmul	%st(1), %st
	fsubl	.LC15@GOTOFF(%eax)
	fmul	%st(1), %st
	fld1
	fadd	%st, %st(1)
	fxch	%st(3)
	fmul	%st(1), %st
	fsubrs	.LC17@GOTOFF(%eax)
	fsubr	%st, %st(1)
	fmull	8(%esp)
	fsubrs	.LC18@GOTOFF(%eax)
	fdivrp	%st, %st(1)
	fmul	%st(1), %st
	je	.L41
	cmpl	$-1, %ecx
	fsub	%st(4), %st
	fmull	8(%esp)
	fsubp	%st, %st(4)
	fsubrp	%st, %st(3)
	je	.L42
	cmpl	$1, %ecx
	je	.L43
	fstp	%st(1)
	leal	1(%ecx), %eax
	movl	%ecx, %ebx
	sall	$20, %ebx
	cmpl	$57, %eax
	ja	.L44
	xorl	%eax, %eax
	cmpl	$19, %ecx
	movl	%eax, 16(%esp)
	jg	.L24
	fstp	%st(0)
	movl	$2097152, %eax
	movl	$1072693248, %edx
	sarl	%cl, %eax
	subl	%eax, %edx
	movl	%edx, 20(%esp)
	fldl	16(%esp)
	fxch	%st(1)
	fsubl	8(%esp)
	fsubrp	%st, %st(1)
	fstpl	8(%esp)
.L37:
	movl	8(%esp), %eax
	movl	12(%esp), %edx
	movl	%eax, 8(%esp)
	movl	%edx, %eax
	addl	%ebx, %eax
	movl	%eax, 12(%esp)
.L36:
	fldl	8(%esp)
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L6:
	fldl	.LC5@GOTOFF(%eax)
	fstl	16(%esp)
	fldl	8(%esp)
	fcomip	%st(1), %st
	fstp	%st(0)
	ja	.L45
.L31:
	testl	%ebx, %ebx
	jne	.L4
	fldl	8(%esp)
	fmull	.LC6@GOTOFF(%eax)
	flds	.LC0@GOTOFF(%eax)
.L11:
	fnstcw	30(%esp)
	faddp	%st, %st(1)
	movzwl	30(%esp), %edx
	orw	$3072, %dx
	movw	%dx, 28(%esp)
	fldcw	28(%esp)
	fistpl	16(%esp)
	fldcw	30(%esp)
	fildl	16(%esp)
	fldl	.LC9@GOTOFF(%eax)
	fmul	%st(1), %st
	movl	16(%esp), %ecx
	fsubrl	8(%esp)
	fxch	%st(1)
	fmull	.LC3@GOTOFF(%eax)
.L16:
	fld	%st(1)
	fsub	%st(1), %st
	fstl	8(%esp)
	fsubrp	%st, %st(2)
	fsubrp	%st, %st(1)
	jmp	.L17
	.p2align 4,,10
	.p2align 3
.L41:
	fstp	%st(3)
	fstp	%st(3)
	fstp	%st(0)
	fmull	8(%esp)
	fsubp	%st, %st(1)
	fsubrl	8(%esp)
.L1:
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	fldz
	fldl	8(%esp)
	faddl	.LC7@GOTOFF(%eax)
	fxch	%st(1)
	fcomip	%st(1), %st
	fstp	%st(0)
	ja	.L26
	fldl	8(%esp)
	fmull	.LC6@GOTOFF(%eax)
	flds	.LC1@GOTOFF(%eax)
	jmp	.L11
	.p2align 4,,10
	.p2align 3
.L39:
	fstp	%st(0)
	cmpl	$1072734897, %edx
	ja	.L14
	testl	%ebx, %ebx
	fldl	8(%esp)
	je	.L46
	faddl	.LC9@GOTOFF(%eax)
	movl	$-1, %ecx
	fldl	.LC2@GOTOFF(%eax)
	jmp	.L16
	.p2align 4,,10
	.p2align 3
.L44:
	fxch	%st(1)
	fsubl	8(%esp)
	fsubr	%st(1), %st
	fstpl	8(%esp)
	movl	8(%esp), %eax
	movl	12(%esp), %edx
	movl	%eax, 8(%esp)
	movl	%edx, %eax
	addl	%ebx, %eax
	movl	%eax, 12(%esp)
	fldl	8(%esp)
	fsubp	%st, %st(1)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L40:
	fstp	%st(0)
	fldl	8(%esp)
	faddl	.LC10@GOTOFF(%eax)
	movl	40(%esp), %ebx
	fsub	%st(0), %st
	fsubrl	8(%esp)
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L43:
	fldl	8(%esp)
	flds	.LC19@GOTOFF(%eax)
	fcomip	%st(1), %st
	jbe	.L33
	fstp	%st(1)
	faddp	%st, %st(1)
	fsubrp	%st, %st(1)
	fmuls	.LC20@GOTOFF(%eax)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L46:
	fsubl	.LC9@GOTOFF(%eax)
	movl	$1, %ecx
	fldl	.LC3@GOTOFF(%eax)
	jmp	.L16
	.p2align 4,,10
	.p2align 3
.L42:
	fstp	%st(0)
	fxch	%st(1)
	fsubrl	8(%esp)
	fmul	%st(1), %st
	fsubp	%st, %st(1)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L14:
	fldl	8(%esp)
	testl	%ebx, %ebx
	fmull	.LC6@GOTOFF(%eax)
	je	.L47
	flds	.LC1@GOTOFF(%eax)
	jmp	.L11
	.p2align 4,,10
	.p2align 3
.L7:
	testl	%ebx, %ebx
	je	.L36
.L26:
	fld1
	fchs
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L24:
	movl	$1023, %eax
	subl	%ecx, %eax
	sall	$20, %eax
	movl	%eax, 20(%esp)
	fldl	16(%esp)
	faddp	%st, %st(2)
	fxch	%st(1)
	fsubrl	8(%esp)
	faddp	%st, %st(1)
	fstpl	8(%esp)
	jmp	.L37
	.p2align 4,,10
	.p2align 3
.L33:
	fstp	%st(0)
	fstp	%st(1)
	fxch	%st(1)
	fsubrl	8(%esp)
	fadd	%st(0), %st
	faddp	%st, %st(1)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L45:
	movl	40(%esp), %ebx
	xorl	%edx, %edx
	movl	%edx, 48(%esp)
	addl	$44, %esp
	jmp	__math_oflow
.L47:
	flds	.LC0@GOTOFF(%eax)
	jmp	.L11
	.size	expm1, .-expm1
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1056964608
	.align 4
.LC1:
	.long	-1090519040
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC2:
	.long	897137782
	.long	-1108723217
	.align 8
.LC3:
	.long	897137782
	.long	1038760431
	.align 8
.LC5:
	.long	-17155601
	.long	1082535490
	.align 8
.LC6:
	.long	1697350398
	.long	1073157447
	.align 8
.LC7:
	.long	-1023872167
	.long	27618847
	.align 8
.LC9:
	.long	-18874368
	.long	1072049730
	.align 8
.LC10:
	.long	-2013235812
	.long	2117592124
	.align 8
.LC11:
	.long	1846133549
	.long	-1098187337
	.align 8
.LC12:
	.long	-2031726023
	.long	1053872074
	.align 8
.LC13:
	.long	-1632969801
	.long	1058328089
	.align 8
.LC14:
	.long	436098437
	.long	1062863264
	.align 8
.LC15:
	.long	286331124
	.long	1067520273
	.section	.rodata.cst4
	.align 4
.LC17:
	.long	1077936128
	.align 4
.LC18:
	.long	1086324736
	.align 4
.LC19:
	.long	-1098907648
	.align 4
.LC20:
	.long	-1073741824
	.section	.text.__x86.get_pc_thunk.ax,"axG",@progbits,__x86.get_pc_thunk.ax,comdat
	.globl	__x86.get_pc_thunk.ax
	.hidden	__x86.get_pc_thunk.ax
	.type	__x86.get_pc_thunk.ax, @function
__x86.get_pc_thunk.ax:
	movl	(%esp), %eax
	ret
	.hidden	__math_oflow
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
