// f0329bb7d049f74177e2973f4dd13aea newlib/libm/math/erf_lgamma.c
	.file	"erf_lgamma.c"
	.text
	.section	.text.__ieee754_lgammaf_r,"ax",@progbits
	.p2align 4
	.globl	__ieee754_lgammaf_r
	.type	__ieee754_lgammaf_r, @function
__ieee754_lgammaf_r:
	subl	$60, %esp
	movl	%ebp, 56(%esp)
	movl	64(%esp), %ebp
	movl	%edi, 52(%esp)
	movl	68(%esp), %edi
	movl	%esi, 48(%esp)
	movl	%ebx, 44(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%ebp, %esi
	movl	$1, (%edi)
	andl	$2147483647, %esi
	cmpl	$2139095039, %esi
	ja	.L68
	testl	%esi, %esi
	je	.L8
	cmpl	$478150655, %esi
	ja	.L5
	testl	%ebp, %ebp
	js	.L69
	flds	64(%esp)
	fstps	(%esp)
	call	__ieee754_logf@PLT
	fchs
	jmp	.L64
	.p2align 4,,10
	.p2align 3
.L5:
	testl	%ebp, %ebp
	jns	.L7
	cmpl	$1258291199, %esi
	jbe	.L70
	.p2align 4,,3
	jmp	.L8
	.p2align 4,,10
	.p2align 3
.L77:
	fstp	%st(0)
	.p2align 4
	.p2align 3
.L8:
	fldz
	fsts	20(%esp)
	fld1
	fdivp	%st, %st(1)
	jmp	.L64
	.p2align 4,,10
	.p2align 3
.L78:
	fstp	%st(0)
.L64:
	movl	44(%esp), %ebx
	movl	48(%esp), %esi
	movl	52(%esp), %edi
	movl	56(%esp), %ebp
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L68:
	flds	64(%esp)
	fmul	%st(0), %st
	jmp	.L64
	.p2align 4,,10
	.p2align 3
.L7:
	leal	-1065353216(%esi), %eax
	testl	$-8388609, %eax
	jne	.L71
	fldz
	jmp	.L64
	.p2align 4,,10
	.p2align 3
.L69:
	movl	$-1, (%edi)
	flds	64(%esp)
	fchs
	fstps	(%esp)
	call	__ieee754_logf@PLT
	fchs
	jmp	.L64
	.p2align 4,,10
	.p2align 3
.L71:
	testl	$1073741824, %ebp
	jne	.L27
	fldz
.L24:
	cmpl	$1063675494, %esi
	jbe	.L72
	cmpl	$1071490583, %esi
	jbe	.L33
	flds	.LC7@GOTOFF(%ebx)
	fsubs	64(%esp)
	fldz
.L30:
	fld	%st(1)
	fmul	%st(2), %st
	flds	.LC10@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC11@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC12@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC13@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC14@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC15@GOTOFF(%ebx)
	fmul	%st(3), %st
	flds	.LC16@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC17@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC18@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC19@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC20@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC21@GOTOFF(%ebx)
	fmulp	%st, %st(2)
	faddp	%st, %st(1)
	fxch	%st(2)
	fmuls	.LC3@GOTOFF(%ebx)
	fsubrp	%st, %st(2)
	faddp	%st, %st(1)
	fxch	%st(1)
	jmp	.L35
	.p2align 4,,10
	.p2align 3
.L70:
	cmpl	$1048575999, %esi
	jbe	.L73
	flds	64(%esp)
	fchs
	fsts	(%esp)
	fstps	20(%esp)
	call	floorf@PLT
	flds	20(%esp)
	fucomi	%st(1), %st
	fstp	%st(1)
	jp	.L52
	jne	.L52
	fstp	%st(0)
	flds	.LC5@GOTOFF(%ebx)
	fsubs	64(%esp)
	fstps	20(%esp)
	movl	20(%esp), %eax
	andl	$1, %eax
	movl	%eax, 20(%esp)
	sall	$2, %eax
	cmpl	$2, %eax
	fildl	20(%esp)
	jg	.L15
.L66:
	fmuls	.LC2@GOTOFF(%ebx)
	xorl	%eax, %eax
	movl	%eax, 8(%esp)
	movl	$0x00000000, 4(%esp)
	fstps	(%esp)
	call	__kernel_sinf@PLT
	fchs
.L10:
	fldz
	fsts	20(%esp)
	fxch	%st(1)
	fucomi	%st(1), %st
	fstp	%st(1)
	jp	.L53
	je	.L77
.L53:
	fld	%st(0)
	fstps	24(%esp)
	fmuls	64(%esp)
	fstps	(%esp)
	call	fabsf@PLT
	fdivrs	.LC2@GOTOFF(%ebx)
	fstps	(%esp)
	call	__ieee754_logf@PLT
	fldz
	fsts	20(%esp)
	flds	24(%esp)
	fxch	%st(1)
	fcomip	%st(1), %st
	fstp	%st(0)
	jbe	.L21
	movl	$-1, (%edi)
.L21:
	leal	-1065353216(%esi), %eax
	testl	$-8388609, %eax
	je	.L64
	flds	64(%esp)
	testl	$1073741824, %ebp
	fchs
	fstps	64(%esp)
	je	.L24
	cmpl	$1090519039, %esi
	jbe	.L25
.L26:
	fstps	24(%esp)
	flds	64(%esp)
	fstps	(%esp)
	call	__ieee754_logf@PLT
	fld1
	fsts	20(%esp)
	flds	64(%esp)
	fdivr	%st(1), %st
	fld	%st(0)
	fmul	%st(1), %st
	flds	.LC65@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC66@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubs	.LC67@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC68@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubs	.LC69@GOTOFF(%ebx)
	fmulp	%st, %st(1)
	fadds	.LC70@GOTOFF(%ebx)
	fmulp	%st, %st(1)
	fadds	.LC71@GOTOFF(%ebx)
	flds	64(%esp)
	fsubs	.LC3@GOTOFF(%ebx)
	fxch	%st(3)
	fsubp	%st, %st(2)
	fxch	%st(2)
	fmulp	%st, %st(1)
	faddp	%st, %st(1)
	flds	24(%esp)
	jmp	.L35
.L79:
	fstp	%st(1)
	fxch	%st(1)
	.p2align 4
	.p2align 3
.L35:
	testl	%ebp, %ebp
	jns	.L78
	fsubp	%st, %st(1)
	jmp	.L64
	.p2align 4,,10
	.p2align 3
.L27:
	cmpl	$1090519039, %esi
	ja	.L36
	fldz
.L25:
	fnstcw	30(%esp)
	flds	64(%esp)
	movzwl	30(%esp), %eax
	orw	$3072, %ax
	movw	%ax, 28(%esp)
	fldcw	28(%esp)
	fistl	20(%esp)
	fldcw	30(%esp)
	fildl	20(%esp)
	movl	20(%esp), %eax
	subl	$3, %eax
	fsubrp	%st, %st(1)
	cmpl	$4, %eax
	flds	.LC50@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC51@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC52@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC53@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC54@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC55@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubs	.LC15@GOTOFF(%ebx)
	fmul	%st(1), %st
	flds	.LC56@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC57@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC58@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC59@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC60@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC61@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC1@GOTOFF(%ebx)
	fdivrp	%st, %st(1)
	flds	.LC3@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddp	%st, %st(1)
	ja	.L79
	movl	.L38@GOTOFF(%ebx,%eax,4), %edx
	addl	%ebx, %edx
	jmp	*%edx
	.section	.rodata
	.align 4
	.align 4
.L38:
	.long	.L47@GOTOFF
	.long	.L48@GOTOFF
	.long	.L49@GOTOFF
	.long	.L50@GOTOFF
	.long	.L37@GOTOFF
	.section	.text.__ieee754_lgammaf_r
.L50:
	fld1
.L39:
	flds	.LC63@GOTOFF(%ebx)
	fadd	%st(3), %st
	fmulp	%st, %st(1)
.L40:
	flds	.LC4@GOTOFF(%ebx)
	fadd	%st(3), %st
	fmulp	%st, %st(1)
.L41:
	flds	.LC64@GOTOFF(%ebx)
	fadd	%st(3), %st
	fmulp	%st, %st(1)
	fxch	%st(1)
.L42:
	fstps	24(%esp)
	fxch	%st(2)
	fstps	20(%esp)
	fadds	.LC7@GOTOFF(%ebx)
	fmulp	%st, %st(1)
	fstps	(%esp)
	call	__ieee754_logf@PLT
	flds	24(%esp)
	faddp	%st, %st(1)
	flds	20(%esp)
	jmp	.L35
.L49:
	fld1
	jmp	.L40
.L48:
	fld1
	jmp	.L41
.L47:
	fld1
	fxch	%st(1)
	.p2align 4,,3
	jmp	.L42
.L37:
	flds	.LC62@GOTOFF(%ebx)
	fadd	%st(2), %st
	jmp	.L39
	.p2align 4,,10
	.p2align 3
.L36:
	cmpl	$1551892479, %esi
	jbe	.L74
	flds	64(%esp)
	fstps	(%esp)
	call	__ieee754_logf@PLT
	fld1
	fsubrp	%st, %st(1)
	fmuls	64(%esp)
	fldz
	jmp	.L35
	.p2align 4,,10
	.p2align 3
.L73:
	movl	$0x00000000, 4(%esp)
	flds	64(%esp)
	xorl	%edx, %edx
	fmuls	.LC2@GOTOFF(%ebx)
	movl	%edx, 8(%esp)
	fstps	(%esp)
	call	__kernel_sinf@PLT
	jmp	.L10
	.p2align 4,,10
	.p2align 3
.L33:
	cmpl	$1067296287, %esi
	jbe	.L34
	flds	64(%esp)
	fsubs	.LC9@GOTOFF(%ebx)
	fldz
.L32:
	fld	%st(1)
	fmul	%st(2), %st
	fld	%st(0)
	fmul	%st(3), %st
	flds	.LC22@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubs	.LC23@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC24@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubs	.LC25@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC26@GOTOFF(%ebx)
	fmulp	%st, %st(2)
	flds	.LC27@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubs	.LC28@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC29@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubs	.LC30@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC31@GOTOFF(%ebx)
	fmulp	%st, %st(4)
	flds	.LC32@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC33@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubs	.LC34@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC35@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubs	.LC36@GOTOFF(%ebx)
	faddp	%st, %st(4)
	fmulp	%st, %st(3)
	fxch	%st(2)
	fsubrs	.LC37@GOTOFF(%ebx)
	fsubrp	%st, %st(2)
	fxch	%st(1)
	fsubs	.LC38@GOTOFF(%ebx)
	faddp	%st, %st(1)
	fxch	%st(1)
	jmp	.L35
	.p2align 4,,10
	.p2align 3
.L72:
	fstps	20(%esp)
	flds	64(%esp)
	fstps	(%esp)
	call	__ieee754_logf@PLT
	cmpl	$1060850207, %esi
	fchs
	flds	20(%esp)
	jbe	.L29
	fld1
	fsubs	64(%esp)
	fxch	%st(1)
	fxch	%st(2)
	jmp	.L30
.L52:
	flds	.LC3@GOTOFF(%ebx)
	fsts	20(%esp)
	fmulp	%st, %st(1)
	fsts	(%esp)
	fstps	24(%esp)
	call	floorf@PLT
	fnstcw	30(%esp)
	flds	24(%esp)
	fsubp	%st, %st(1)
	movzwl	30(%esp), %eax
	fadd	%st(0), %st
	orw	$3072, %ax
	movw	%ax, 28(%esp)
	flds	.LC4@GOTOFF(%ebx)
	fmul	%st(1), %st
	fldcw	28(%esp)
	fistpl	24(%esp)
	fldcw	30(%esp)
	movl	24(%esp), %eax
	cmpl	$4, %eax
	jle	.L75
	subl	$5, %eax
	cmpl	$1, %eax
	ja	.L17
	fsubs	.LC6@GOTOFF(%ebx)
	movl	$0x00000000, 4(%esp)
	fmuls	.LC2@GOTOFF(%ebx)
	fstps	(%esp)
	call	__kernel_cosf@PLT
	jmp	.L10
.L75:
	cmpl	$2, %eax
	jg	.L15
	testl	%eax, %eax
	.p2align 4,,6
	je	.L66
	decl	%eax
	cmpl	$1, %eax
	.p2align 4,,2
	jbe	.L76
.L17:
	fsubs	.LC7@GOTOFF(%ebx)
	jmp	.L66
.L76:
	fsubrs	20(%esp)
	movl	$0x00000000, 4(%esp)
	fmuls	.LC2@GOTOFF(%ebx)
	fstps	(%esp)
	call	__kernel_cosf@PLT
	fchs
	jmp	.L10
.L74:
	fldz
	jmp	.L26
.L34:
	flds	64(%esp)
	fsubs	.LC1@GOTOFF(%ebx)
	fstps	64(%esp)
	fldz
	jmp	.L31
.L80:
	fxch	%st(1)
.L31:
	flds	64(%esp)
	fmuls	.LC39@GOTOFF(%ebx)
	fadds	.LC40@GOTOFF(%ebx)
	fmuls	64(%esp)
	fadds	.LC41@GOTOFF(%ebx)
	fmuls	64(%esp)
	fadds	.LC42@GOTOFF(%ebx)
	fmuls	64(%esp)
	fadds	.LC43@GOTOFF(%ebx)
	fmuls	64(%esp)
	fsubs	.LC15@GOTOFF(%ebx)
	fmuls	64(%esp)
	flds	64(%esp)
	fmuls	.LC44@GOTOFF(%ebx)
	fadds	.LC45@GOTOFF(%ebx)
	fmuls	64(%esp)
	fadds	.LC46@GOTOFF(%ebx)
	fmuls	64(%esp)
	fadds	.LC47@GOTOFF(%ebx)
	fmuls	64(%esp)
	fadds	.LC48@GOTOFF(%ebx)
	fmuls	64(%esp)
	fadds	.LC1@GOTOFF(%ebx)
	fdivrp	%st, %st(1)
	flds	64(%esp)
	fmuls	.LC49@GOTOFF(%ebx)
	faddp	%st, %st(1)
	faddp	%st, %st(1)
	fxch	%st(1)
	jmp	.L35
.L29:
	cmpl	$1047343879, %esi
	jbe	.L80
	flds	64(%esp)
	fsubs	.LC8@GOTOFF(%ebx)
	fxch	%st(1)
	fxch	%st(2)
	jmp	.L32
.L15:
	fsubrs	.LC1@GOTOFF(%ebx)
	jmp	.L66
	.size	__ieee754_lgammaf_r, .-__ieee754_lgammaf_r
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC1:
	.long	1065353216
	.align 4
.LC2:
	.long	1078530011
	.align 4
.LC3:
	.long	1056964608
	.align 4
.LC4:
	.long	1082130432
	.align 4
.LC5:
	.long	1258291200
	.align 4
.LC6:
	.long	1069547520
	.align 4
.LC7:
	.long	1073741824
	.align 4
.LC8:
	.long	1055677196
	.align 4
.LC9:
	.long	1069225667
	.align 4
.LC10:
	.long	936608674
	.align 4
.LC11:
	.long	963090279
	.align 4
.LC12:
	.long	983323809
	.align 4
.LC13:
	.long	1005716094
	.align 4
.LC14:
	.long	1032450049
	.align 4
.LC15:
	.long	1033773887
	.align 4
.LC16:
	.long	943467637
	.align 4
.LC17:
	.long	954369093
	.align 4
.LC18:
	.long	973452852
	.align 4
.LC19:
	.long	993881798
	.align 4
.LC20:
	.long	1017682197
	.align 4
.LC21:
	.long	1051007590
	.align 4
.LC22:
	.long	967146347
	.align 4
.LC23:
	.long	985134198
	.align 4
.LC24:
	.long	1002956551
	.align 4
.LC25:
	.long	1023823175
	.align 4
.LC26:
	.long	1056422238
	.align 4
.LC27:
	.long	967830007
	.align 4
.LC28:
	.long	973942917
	.align 4
.LC29:
	.long	991172249
	.align 4
.LC30:
	.long	1009319166
	.align 4
.LC31:
	.long	1032083989
	.align 4
.LC32:
	.long	-1180436185
	.align 4
.LC33:
	.long	979826791
	.align 4
.LC34:
	.long	997292030
	.align 4
.LC35:
	.long	1016280893
	.align 4
.LC36:
	.long	1041703228
	.align 4
.LC37:
	.long	837164114
	.align 4
.LC38:
	.long	1039715789
	.align 4
.LC39:
	.long	1012612190
	.align 4
.LC40:
	.long	1047164280
	.align 4
.LC41:
	.long	1064979378
	.align 4
.LC42:
	.long	1069169383
	.align 4
.LC43:
	.long	1059193076
	.align 4
.LC44:
	.long	995284443
	.align 4
.LC45:
	.long	1037398703
	.align 4
.LC46:
	.long	1061482463
	.align 4
.LC47:
	.long	1074280749
	.align 4
.LC48:
	.long	1075654334
	.align 4
.LC49:
	.long	-1090519040
	.align 4
.LC50:
	.long	939917159
	.align 4
.LC51:
	.long	988886452
	.align 4
.LC52:
	.long	1020936420
	.align 4
.LC53:
	.long	1041620198
	.align 4
.LC54:
	.long	1051118714
	.align 4
.LC55:
	.long	1046226010
	.align 4
.LC56:
	.long	922081213
	.align 4
.LC57:
	.long	978054870
	.align 4
.LC58:
	.long	1016643412
	.align 4
.LC59:
	.long	1043337070
	.align 4
.LC60:
	.long	1060688069
	.align 4
.LC61:
	.long	1068641595
	.align 4
.LC62:
	.long	1086324736
	.align 4
.LC63:
	.long	1084227584
	.align 4
.LC64:
	.long	1077936128
	.align 4
.LC65:
	.long	-1160395544
	.align 4
.LC66:
	.long	979058130
	.align 4
.LC67:
	.long	974915164
	.align 4
.LC68:
	.long	978324733
	.align 4
.LC69:
	.long	993397601
	.align 4
.LC70:
	.long	1034594987
	.align 4
.LC71:
	.long	1054244637
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
