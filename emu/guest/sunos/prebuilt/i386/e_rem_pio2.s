// 2630ec01d34c82af8a321e0c509d6e34 newlib/libm/math/e_rem_pio2.c
	.file	"e_rem_pio2.c"
	.text
	.section	.text.__ieee754_rem_pio2,"ax",@progbits
	.p2align 4
	.globl	__ieee754_rem_pio2
	.type	__ieee754_rem_pio2, @function
__ieee754_rem_pio2:
	subl	$108, %esp
	movl	%ebp, 104(%esp)
	fldl	112(%esp)
	movl	%esi, 96(%esp)
	movl	%ebx, 92(%esp)
	fstl	32(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	36(%esp), %ebp
	movl	%edi, 100(%esp)
	movl	120(%esp), %edi
	movl	%ebp, %esi
	andl	$2147483647, %esi
	cmpl	$1072243195, %esi
	jbe	.L24
	fstp	%st(0)
	cmpl	$1073928571, %esi
	ja	.L4
	testl	%ebp, %ebp
	fldl	32(%esp)
	jle	.L5
	fsubl	.LC1@GOTOFF(%ebx)
	cmpl	$1073291771, %esi
	je	.L6
	fldl	.LC2@GOTOFF(%ebx)
	fstl	32(%esp)
	fld	%st(0)
	fsubr	%st(2), %st
	fsubr	%st, %st(2)
	fxch	%st(2)
	fsubp	%st, %st(1)
	fxch	%st(1)
.L7:
	fstpl	(%edi)
	movl	$1, %eax
	fstpl	8(%edi)
	jmp	.L21
	.p2align 4,,10
	.p2align 3
.L27:
	fstp	%st(0)
	fstp	%st(0)
.L21:
	movl	92(%esp), %ebx
	movl	96(%esp), %esi
	movl	100(%esp), %edi
	movl	104(%esp), %ebp
	addl	$108, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	cmpl	$1094263291, %esi
	jbe	.L25
	cmpl	$2146435071, %esi
	ja	.L26
	fnstcw	46(%esp)
	leal	56(%esp), %ecx
	movl	%esi, %eax
	sarl	$20, %eax
	subl	$1046, %eax
	movl	%eax, %edx
	sall	$20, %edx
	subl	%edx, %esi
	movzwl	46(%esp), %edx
	movl	%esi, 36(%esp)
	fldl	32(%esp)
	orw	$3072, %dx
	movw	%dx, 44(%esp)
	movl	$3, %edx
	fldcw	44(%esp)
	fistl	32(%esp)
	fldcw	46(%esp)
	fildl	32(%esp)
	fstl	56(%esp)
	fsubrp	%st, %st(1)
	flds	.LC9@GOTOFF(%ebx)
	fmul	%st, %st(1)
	fxch	%st(1)
	fldcw	44(%esp)
	fistl	32(%esp)
	fldcw	46(%esp)
	fildl	32(%esp)
	fstl	64(%esp)
	fsubrp	%st, %st(1)
	fmulp	%st, %st(1)
	fstpl	72(%esp)
	fldz
	fstps	32(%esp)
.L15:
	fldz
	movl	%edx, %esi
	decl	%edx
	fldl	(%ecx,%edx,8)
	fucomip	%st(1), %st
	fstp	%st(0)
	jp	.L19
	je	.L15
.L19:
	movl	%esi, 12(%esp)
	leal	two_over_pi@GOTOFF(%ebx), %edx
	movl	%edx, 20(%esp)
	movl	$2, %edx
	movl	%edx, 16(%esp)
	movl	%eax, 8(%esp)
	movl	%edi, 4(%esp)
	movl	%ecx, (%esp)
	call	__kernel_rem_pio2@PLT
	testl	%ebp, %ebp
	jns	.L21
	fldl	(%edi)
	negl	%eax
	fchs
	fstpl	(%edi)
	fldl	8(%edi)
	fchs
	fstpl	8(%edi)
	jmp	.L21
	.p2align 4,,10
	.p2align 3
.L24:
	fstpl	(%edi)
	xorl	%eax, %eax
	fldz
	fstpl	8(%edi)
	jmp	.L21
	.p2align 4,,10
	.p2align 3
.L26:
	fldl	32(%esp)
	xorl	%eax, %eax
	fsub	%st(0), %st
	fstl	8(%edi)
	fstpl	(%edi)
	jmp	.L21
	.p2align 4,,10
	.p2align 3
.L6:
	fsubl	.LC3@GOTOFF(%ebx)
	fldl	.LC4@GOTOFF(%ebx)
	fstl	32(%esp)
	fld	%st(0)
	fsubr	%st(2), %st
	fsubr	%st, %st(2)
	fxch	%st(2)
	fsubp	%st, %st(1)
	fxch	%st(1)
	jmp	.L7
	.p2align 4,,10
	.p2align 3
.L25:
	fldl	32(%esp)
	fstpl	(%esp)
	call	fabs@PLT
	fnstcw	46(%esp)
	fldl	.LC5@GOTOFF(%ebx)
	fmul	%st(1), %st
	movzwl	46(%esp), %eax
	fadds	.LC6@GOTOFF(%ebx)
	orw	$3072, %ax
	movw	%ax, 44(%esp)
	fldcw	44(%esp)
	fistpl	32(%esp)
	fldcw	46(%esp)
	fildl	32(%esp)
	fldl	.LC1@GOTOFF(%ebx)
	movl	32(%esp), %eax
	fmul	%st(1), %st
	cmpl	$31, %eax
	fsubrp	%st, %st(2)
	fldl	.LC2@GOTOFF(%ebx)
	fmul	%st(1), %st
	jg	.L12
	cmpl	%esi, -4+npio2_hw@GOTOFF(%ebx,%eax,4)
	je	.L12
	fstp	%st(1)
	fld	%st(1)
	fsub	%st(1), %st
	fstpl	32(%esp)
	jmp	.L13
	.p2align 4,,10
	.p2align 3
.L28:
	fstp	%st(1)
	jmp	.L13
	.p2align 4,,10
	.p2align 3
.L29:
	fstp	%st(3)
	fstp	%st(1)
	.p2align 4
	.p2align 3
.L13:
	fldl	32(%esp)
	testl	%ebp, %ebp
	fstl	(%edi)
	fsubr	%st, %st(2)
	fxch	%st(2)
	fsubp	%st, %st(1)
	fstl	8(%edi)
	jns	.L27
	fxch	%st(1)
	negl	%eax
	fchs
	fstpl	(%edi)
	fchs
	fstpl	8(%edi)
	jmp	.L21
	.p2align 4,,10
	.p2align 3
.L12:
	fld	%st(2)
	fsub	%st(1), %st
	sarl	$20, %esi
	movl	%esi, %ecx
	fstpl	32(%esp)
	movl	36(%esp), %edx
	shrl	$20, %edx
	andl	$2047, %edx
	subl	%edx, %ecx
	cmpl	$16, %ecx
	jle	.L28
	fstp	%st(0)
	fldl	.LC3@GOTOFF(%ebx)
	fmul	%st(1), %st
	fld	%st(2)
	fsub	%st(1), %st
	fsubr	%st, %st(3)
	fxch	%st(3)
	fsubp	%st, %st(1)
	fldl	.LC4@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubp	%st, %st(1)
	fld	%st(2)
	fsub	%st(1), %st
	fstpl	32(%esp)
	movl	36(%esp), %edx
	fld	%st(2)
	shrl	$20, %edx
	andl	$2047, %edx
	subl	%edx, %esi
	cmpl	$49, %esi
	jle	.L29
	fstp	%st(1)
	fldl	.LC7@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubr	%st, %st(1)
	fxch	%st(3)
	fsub	%st(1), %st
	fsubp	%st, %st(3)
	fxch	%st(1)
	fmull	.LC8@GOTOFF(%ebx)
	fsubp	%st, %st(2)
	fld	%st(0)
	fsub	%st(2), %st
	fstpl	32(%esp)
	fxch	%st(1)
	jmp	.L13
.L5:
	faddl	.LC1@GOTOFF(%ebx)
	cmpl	$1073291771, %esi
	je	.L9
	fldl	.LC2@GOTOFF(%ebx)
	fstl	32(%esp)
	fld	%st(0)
	fadd	%st(2), %st
	fsubr	%st, %st(2)
	fxch	%st(2)
	faddp	%st, %st(1)
	fxch	%st(1)
.L10:
	fstpl	(%edi)
	movl	$-1, %eax
	fstpl	8(%edi)
	jmp	.L21
.L9:
	faddl	.LC3@GOTOFF(%ebx)
	fldl	.LC4@GOTOFF(%ebx)
	fstl	32(%esp)
	fld	%st(0)
	fadd	%st(2), %st
	fsubr	%st, %st(2)
	fxch	%st(2)
	faddp	%st, %st(1)
	fxch	%st(1)
	jmp	.L10
	.size	__ieee754_rem_pio2, .-__ieee754_rem_pio2
	.section	.rodata
	.align 32
	.type	npio2_hw, @object
	.size	npio2_hw, 128
npio2_hw:
	.long	1073291771
	.long	1074340347
	.long	1074977148
	.long	1075388923
	.long	1075800698
	.long	1076025724
	.long	1076231611
	.long	1076437499
	.long	1076643386
	.long	1076849274
	.long	1076971356
	.long	1077074300
	.long	1077177244
	.long	1077280187
	.long	1077383131
	.long	1077486075
	.long	1077589019
	.long	1077691962
	.long	1077794906
	.long	1077897850
	.long	1077968460
	.long	1078019932
	.long	1078071404
	.long	1078122876
	.long	1078174348
	.long	1078225820
	.long	1078277292
	.long	1078328763
	.long	1078380235
	.long	1078431707
	.long	1078483179
	.long	1078534651
	.align 32
	.type	two_over_pi, @object
	.size	two_over_pi, 264
two_over_pi:
	.long	10680707
	.long	7228996
	.long	1387004
	.long	2578385
	.long	16069853
	.long	12639074
	.long	9804092
	.long	4427841
	.long	16666979
	.long	11263675
	.long	12935607
	.long	2387514
	.long	4345298
	.long	14681673
	.long	3074569
	.long	13734428
	.long	16653803
	.long	1880361
	.long	10960616
	.long	8533493
	.long	3062596
	.long	8710556
	.long	7349940
	.long	6258241
	.long	3772886
	.long	3769171
	.long	3798172
	.long	8675211
	.long	12450088
	.long	3874808
	.long	9961438
	.long	366607
	.long	15675153
	.long	9132554
	.long	7151469
	.long	3571407
	.long	2607881
	.long	12013382
	.long	4155038
	.long	6285869
	.long	7677882
	.long	13102053
	.long	15825725
	.long	473591
	.long	9065106
	.long	15363067
	.long	6271263
	.long	9264392
	.long	5636912
	.long	4652155
	.long	7056368
	.long	13614112
	.long	10155062
	.long	1944035
	.long	9527646
	.long	15080200
	.long	6658437
	.long	6231200
	.long	6832269
	.long	16767104
	.long	5075751
	.long	3212806
	.long	1398474
	.long	7579849
	.long	6349435
	.long	12618859
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC1:
	.long	1413480448
	.long	1073291771
	.align 8
.LC2:
	.long	442655537
	.long	1037087841
	.align 8
.LC3:
	.long	442499072
	.long	1037087841
	.align 8
.LC4:
	.long	771977331
	.long	1000544650
	.align 8
.LC5:
	.long	1841940611
	.long	1071931184
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC6:
	.long	1056964608
	.section	.rodata.cst8
	.align 8
.LC7:
	.long	771751936
	.long	1000544650
	.align 8
.LC8:
	.long	622873025
	.long	964395930
	.section	.rodata.cst4
	.align 4
.LC9:
	.long	1266679808
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
