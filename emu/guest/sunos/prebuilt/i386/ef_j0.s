// 368315a0951db8b145c06d9a281e9568 newlib/libm/math/ef_j0.c
	.file	"ef_j0.c"
	.text
	.section	.text.pzerof,"ax",@progbits
	.p2align 4
	.type	pzerof, @function
pzerof:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	subl	$24, %esp
	movl	28(%esp), %edx
	andl	$2147483647, %edx
	cmpl	$1090519039, %edx
	ja	.L3
	cmpl	$1089936471, %edx
	jbe	.L8
	flds	.LC11@GOTOFF(%eax)
	flds	.LC12@GOTOFF(%eax)
	fstps	20(%esp)
	flds	.LC13@GOTOFF(%eax)
	fstps	16(%esp)
	flds	.LC14@GOTOFF(%eax)
	fstps	12(%esp)
	flds	.LC15@GOTOFF(%eax)
	flds	.LC16@GOTOFF(%eax)
	flds	.LC17@GOTOFF(%eax)
	flds	.LC18@GOTOFF(%eax)
	flds	.LC19@GOTOFF(%eax)
	fstps	8(%esp)
	flds	.LC20@GOTOFF(%eax)
	flds	.LC21@GOTOFF(%eax)
	fstps	4(%esp)
	jmp	.L2
	.p2align 4,,10
	.p2align 3
.L3:
	flds	.LC0@GOTOFF(%eax)
	flds	.LC1@GOTOFF(%eax)
	fstps	20(%esp)
	flds	.LC2@GOTOFF(%eax)
	fstps	16(%esp)
	flds	.LC3@GOTOFF(%eax)
	fstps	12(%esp)
	flds	.LC4@GOTOFF(%eax)
	flds	.LC5@GOTOFF(%eax)
	flds	.LC6@GOTOFF(%eax)
	flds	.LC7@GOTOFF(%eax)
	flds	.LC8@GOTOFF(%eax)
	fstps	8(%esp)
	flds	.LC9@GOTOFF(%eax)
	fldz
	fstps	4(%esp)
.L2:
	flds	28(%esp)
	fmul	%st(0), %st
	fld1
	fsts	(%esp)
	fdiv	%st, %st(1)
	fxch	%st(6)
	fmul	%st(1), %st
	faddp	%st, %st(5)
	fmul	%st, %st(4)
	fxch	%st(4)
	faddp	%st, %st(3)
	fxch	%st(2)
	fmul	%st(3), %st
	faddp	%st, %st(1)
	fmul	%st(2), %st
	fadds	8(%esp)
	fmul	%st(2), %st
	fadds	4(%esp)
	fxch	%st(4)
	fmul	%st(2), %st
	fadds	20(%esp)
	fmul	%st(2), %st
	fadds	16(%esp)
	fmul	%st(2), %st
	fadds	12(%esp)
	fmul	%st(2), %st
	faddp	%st, %st(1)
	fmulp	%st, %st(1)
	faddp	%st, %st(1)
	fdivrp	%st, %st(1)
	fadds	(%esp)
	addl	$24, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L8:
	cmpl	$1077336935, %edx
	jbe	.L9
	flds	.LC22@GOTOFF(%eax)
	flds	.LC23@GOTOFF(%eax)
	fstps	20(%esp)
	flds	.LC24@GOTOFF(%eax)
	fstps	16(%esp)
	flds	.LC25@GOTOFF(%eax)
	fstps	12(%esp)
	flds	.LC26@GOTOFF(%eax)
	flds	.LC27@GOTOFF(%eax)
	flds	.LC28@GOTOFF(%eax)
	flds	.LC29@GOTOFF(%eax)
	flds	.LC30@GOTOFF(%eax)
	fstps	8(%esp)
	flds	.LC31@GOTOFF(%eax)
	flds	.LC32@GOTOFF(%eax)
	fstps	4(%esp)
	jmp	.L2
	.p2align 4,,10
	.p2align 3
.L9:
	flds	.LC33@GOTOFF(%eax)
	flds	.LC34@GOTOFF(%eax)
	fstps	20(%esp)
	flds	.LC35@GOTOFF(%eax)
	fstps	16(%esp)
	flds	.LC36@GOTOFF(%eax)
	fstps	12(%esp)
	flds	.LC37@GOTOFF(%eax)
	flds	.LC38@GOTOFF(%eax)
	flds	.LC39@GOTOFF(%eax)
	flds	.LC40@GOTOFF(%eax)
	flds	.LC41@GOTOFF(%eax)
	fstps	8(%esp)
	flds	.LC42@GOTOFF(%eax)
	flds	.LC43@GOTOFF(%eax)
	fstps	4(%esp)
	jmp	.L2
	.size	pzerof, .-pzerof
	.section	.text.qzerof,"ax",@progbits
	.p2align 4
	.type	qzerof, @function
qzerof:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	subl	$28, %esp
	movl	32(%esp), %edx
	andl	$2147483647, %edx
	cmpl	$1090519039, %edx
	ja	.L12
	cmpl	$1089936471, %edx
	jbe	.L16
	flds	.LC56@GOTOFF(%eax)
	flds	.LC57@GOTOFF(%eax)
	fstps	24(%esp)
	flds	.LC58@GOTOFF(%eax)
	fstps	20(%esp)
	flds	.LC59@GOTOFF(%eax)
	fstps	16(%esp)
	flds	.LC60@GOTOFF(%eax)
	fstps	12(%esp)
	flds	.LC61@GOTOFF(%eax)
	fstps	8(%esp)
	flds	.LC62@GOTOFF(%eax)
	flds	.LC63@GOTOFF(%eax)
	flds	.LC64@GOTOFF(%eax)
	fstps	4(%esp)
	flds	.LC65@GOTOFF(%eax)
	flds	.LC66@GOTOFF(%eax)
	flds	.LC67@GOTOFF(%eax)
	jmp	.L11
	.p2align 4,,10
	.p2align 3
.L12:
	flds	.LC45@GOTOFF(%eax)
	flds	.LC46@GOTOFF(%eax)
	fstps	24(%esp)
	flds	.LC47@GOTOFF(%eax)
	fstps	20(%esp)
	flds	.LC48@GOTOFF(%eax)
	fstps	16(%esp)
	flds	.LC49@GOTOFF(%eax)
	fstps	12(%esp)
	flds	.LC50@GOTOFF(%eax)
	fstps	8(%esp)
	flds	.LC51@GOTOFF(%eax)
	flds	.LC52@GOTOFF(%eax)
	flds	.LC53@GOTOFF(%eax)
	fstps	4(%esp)
	flds	.LC54@GOTOFF(%eax)
	flds	.LC55@GOTOFF(%eax)
	fldz
.L11:
	flds	32(%esp)
	fmul	%st(0), %st
	fld1
	fsts	(%esp)
	fdivp	%st, %st(1)
	flds	8(%esp)
	fmul	%st(1), %st
	faddp	%st, %st(6)
	fmul	%st, %st(5)
	fxch	%st(5)
	faddp	%st, %st(4)
	fxch	%st(3)
	fmul	%st(4), %st
	fadds	4(%esp)
	fmul	%st(4), %st
	faddp	%st, %st(2)
	fxch	%st(1)
	fmul	%st(3), %st
	faddp	%st, %st(2)
	fxch	%st(3)
	fmul	%st(2), %st
	fadds	24(%esp)
	fmul	%st(2), %st
	fadds	20(%esp)
	fmul	%st(2), %st
	fadds	16(%esp)
	fmul	%st(2), %st
	fadds	12(%esp)
	fmul	%st(2), %st
	faddp	%st, %st(3)
	fxch	%st(2)
	fmulp	%st, %st(1)
	fadds	(%esp)
	fdivrp	%st, %st(1)
	fsubs	.LC92@GOTOFF(%eax)
	fdivs	32(%esp)
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L16:
	cmpl	$1077336935, %edx
	jbe	.L17
	flds	.LC68@GOTOFF(%eax)
	flds	.LC69@GOTOFF(%eax)
	fstps	24(%esp)
	flds	.LC70@GOTOFF(%eax)
	fstps	20(%esp)
	flds	.LC71@GOTOFF(%eax)
	fstps	16(%esp)
	flds	.LC72@GOTOFF(%eax)
	fstps	12(%esp)
	flds	.LC73@GOTOFF(%eax)
	fstps	8(%esp)
	flds	.LC74@GOTOFF(%eax)
	flds	.LC75@GOTOFF(%eax)
	flds	.LC76@GOTOFF(%eax)
	fstps	4(%esp)
	flds	.LC77@GOTOFF(%eax)
	flds	.LC78@GOTOFF(%eax)
	flds	.LC79@GOTOFF(%eax)
	jmp	.L11
	.p2align 4,,10
	.p2align 3
.L17:
	flds	.LC80@GOTOFF(%eax)
	flds	.LC81@GOTOFF(%eax)
	fstps	24(%esp)
	flds	.LC82@GOTOFF(%eax)
	fstps	20(%esp)
	flds	.LC83@GOTOFF(%eax)
	fstps	16(%esp)
	flds	.LC84@GOTOFF(%eax)
	fstps	12(%esp)
	flds	.LC85@GOTOFF(%eax)
	fstps	8(%esp)
	flds	.LC86@GOTOFF(%eax)
	flds	.LC87@GOTOFF(%eax)
	flds	.LC88@GOTOFF(%eax)
	fstps	4(%esp)
	flds	.LC89@GOTOFF(%eax)
	flds	.LC90@GOTOFF(%eax)
	flds	.LC91@GOTOFF(%eax)
	jmp	.L11
	.size	qzerof, .-qzerof
	.section	.text.__ieee754_j0f,"ax",@progbits
	.p2align 4
	.globl	__ieee754_j0f
	.type	__ieee754_j0f, @function
__ieee754_j0f:
	subl	$60, %esp
	movl	%edi, 56(%esp)
	movl	64(%esp), %edi
	movl	%esi, 52(%esp)
	movl	%ebx, 48(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, %esi
	andl	$2147483647, %esi
	cmpl	$2139095039, %esi
	jbe	.L19
	flds	64(%esp)
	fmul	%st(0), %st
	fdivrs	.LC44@GOTOFF(%ebx)
	jmp	.L18
	.p2align 4,,10
	.p2align 3
.L37:
	fstp	%st(1)
.L18:
	movl	48(%esp), %ebx
	movl	52(%esp), %esi
	movl	56(%esp), %edi
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L19:
	flds	64(%esp)
	fstps	(%esp)
	call	fabsf@PLT
	andl	$1073741824, %edi
	fld	%st(0)
	jne	.L33
	fstp	%st(1)
	cmpl	$956301311, %esi
	ja	.L25
	fld1
	fsts	28(%esp)
	flds	.LC94@GOTOFF(%ebx)
	fadd	%st(2), %st
	fcomip	%st(1), %st
	jbe	.L36
	cmpl	$838860799, %esi
	jbe	.L37
	flds	.LC95@GOTOFF(%ebx)
	fmul	%st(2), %st
	fmulp	%st, %st(2)
	fsubp	%st, %st(1)
	jmp	.L18
	.p2align 4,,10
	.p2align 3
.L36:
	fstp	%st(0)
.L25:
	fld	%st(0)
	cmpl	$1065353215, %esi
	fmul	%st(1), %st
	flds	.LC96@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC97@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubs	.LC98@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC99@GOTOFF(%ebx)
	fmul	%st(1), %st
	flds	.LC100@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC101@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC102@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC103@GOTOFF(%ebx)
	fmul	%st(2), %st
	fld1
	fsts	28(%esp)
	fadd	%st, %st(1)
	fxch	%st(2)
	fdivp	%st, %st(1)
	ja	.L27
	fstp	%st(3)
	fxch	%st(1)
	fxch	%st(2)
	fsubs	.LC95@GOTOFF(%ebx)
	movl	52(%esp), %esi
	movl	48(%esp), %ebx
	movl	56(%esp), %edi
	addl	$60, %esp
	fmulp	%st, %st(2)
	faddp	%st, %st(1)
	ret
	.p2align 4,,10
	.p2align 3
.L27:
	fstp	%st(1)
	fxch	%st(2)
	fmuls	.LC104@GOTOFF(%ebx)
	movl	52(%esp), %esi
	movl	48(%esp), %ebx
	movl	56(%esp), %edi
	flds	28(%esp)
	fadd	%st(1), %st
	flds	28(%esp)
	addl	$60, %esp
	fsubp	%st, %st(2)
	fmulp	%st, %st(1)
	fxch	%st(1)
	fmulp	%st, %st(2)
	faddp	%st, %st(1)
	ret
	.p2align 4,,10
	.p2align 3
.L33:
	fstp	%st(0)
	fsts	(%esp)
	fstps	28(%esp)
	call	sinf@PLT
	fstps	36(%esp)
	flds	28(%esp)
	fsts	(%esp)
	fstps	40(%esp)
	call	cosf@PLT
	cmpl	$2130706431, %esi
	flds	36(%esp)
	fld	%st(0)
	fsub	%st(2), %st
	fstps	28(%esp)
	fadd	%st(1), %st
	fstps	32(%esp)
	flds	40(%esp)
	jbe	.L34
	fstp	%st(1)
.L22:
	fsts	(%esp)
	fstps	40(%esp)
	call	pzerof
	fstps	36(%esp)
	flds	40(%esp)
	fstps	(%esp)
	call	qzerof
	flds	32(%esp)
	fmuls	36(%esp)
	fxch	%st(1)
	fmuls	28(%esp)
	fsubrp	%st, %st(1)
	fmuls	.LC93@GOTOFF(%ebx)
	fstps	28(%esp)
	flds	40(%esp)
	fstps	(%esp)
	call	__ieee754_sqrtf@PLT
	fdivrs	28(%esp)
	jmp	.L18
	.p2align 4,,10
	.p2align 3
.L34:
	fxch	%st(1)
	fstps	44(%esp)
	fld	%st(0)
	faddp	%st, %st(1)
	fstps	(%esp)
	call	cosf@PLT
	fchs
	flds	44(%esp)
	fmuls	36(%esp)
	fldz
	fsts	36(%esp)
	fcomip	%st(1), %st
	fstp	%st(0)
	flds	40(%esp)
	ja	.L35
	fxch	%st(1)
	fdivs	32(%esp)
	fstps	28(%esp)
	jmp	.L22
	.p2align 4,,10
	.p2align 3
.L35:
	fxch	%st(1)
	fdivs	28(%esp)
	fstps	32(%esp)
	jmp	.L22
	.size	__ieee754_j0f, .-__ieee754_j0f
	.section	.text.__ieee754_y0f,"ax",@progbits
	.p2align 4
	.globl	__ieee754_y0f
	.type	__ieee754_y0f, @function
__ieee754_y0f:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$36, %esp
	movl	48(%esp), %eax
	movl	%eax, %esi
	andl	$2147483647, %esi
	cmpl	$2139095039, %esi
	ja	.L51
	testl	%esi, %esi
	je	.L52
	testl	%eax, %eax
	js	.L53
	testl	$1073741824, %eax
	.p2align 4,,2
	jne	.L54
	cmpl	$838860800, %esi
	jbe	.L55
	flds	48(%esp)
	fmul	%st(0), %st
	flds	.LC108@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC109@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubs	.LC110@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC111@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubs	.LC112@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC113@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubs	.LC107@GOTOFF(%ebx)
	flds	.LC114@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC115@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC116@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC117@GOTOFF(%ebx)
	fmulp	%st, %st(2)
	fxch	%st(1)
	fadds	.LC44@GOTOFF(%ebx)
	fdivrp	%st, %st(1)
	fstps	16(%esp)
	flds	48(%esp)
	fstps	(%esp)
	call	__ieee754_j0f@PLT
	fstps	20(%esp)
	flds	48(%esp)
	fstps	(%esp)
	call	__ieee754_logf@PLT
	fmuls	20(%esp)
	fmuls	.LC106@GOTOFF(%ebx)
	fadds	16(%esp)
	addl	$36, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L52:
	fldz
	fsts	16(%esp)
	fld1
	fchs
	fdivp	%st, %st(1)
.L38:
	addl	$36, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L51:
	flds	48(%esp)
	fmul	%st(0), %st
	fadds	48(%esp)
	fdivrs	.LC44@GOTOFF(%ebx)
	addl	$36, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L55:
	flds	48(%esp)
	fstps	(%esp)
	call	__ieee754_logf@PLT
	fmuls	.LC106@GOTOFF(%ebx)
	fsubs	.LC107@GOTOFF(%ebx)
	jmp	.L38
	.p2align 4,,10
	.p2align 3
.L53:
	fldz
	fsts	16(%esp)
	addl	$36, %esp
	popl	%ebx
	fld	%st(0)
	fdivp	%st, %st(1)
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L54:
	flds	48(%esp)
	fstps	(%esp)
	call	sinf@PLT
	fstps	16(%esp)
	flds	48(%esp)
	fstps	(%esp)
	call	cosf@PLT
	cmpl	$2130706431, %esi
	flds	16(%esp)
	fld	%st(0)
	fsub	%st(2), %st
	fstps	20(%esp)
	fadd	%st(1), %st
	fstps	24(%esp)
	jbe	.L56
	fstp	%st(0)
.L44:
	flds	48(%esp)
	fstps	(%esp)
	call	pzerof
	fstps	16(%esp)
	flds	48(%esp)
	fstps	(%esp)
	call	qzerof
	flds	20(%esp)
	fmuls	16(%esp)
	fxch	%st(1)
	fmuls	24(%esp)
	faddp	%st, %st(1)
	fmuls	.LC93@GOTOFF(%ebx)
	fstps	16(%esp)
	flds	48(%esp)
	fstps	(%esp)
	call	__ieee754_sqrtf@PLT
	fdivrs	16(%esp)
	jmp	.L38
	.p2align 4,,10
	.p2align 3
.L56:
	fstps	28(%esp)
	flds	48(%esp)
	fadd	%st(0), %st
	fstps	(%esp)
	call	cosf@PLT
	fchs
	flds	28(%esp)
	fmuls	16(%esp)
	fldz
	fsts	16(%esp)
	fcomip	%st(1), %st
	fstp	%st(0)
	ja	.L57
	fdivs	24(%esp)
	fstps	20(%esp)
	jmp	.L44
.L57:
	fdivs	20(%esp)
	fstps	24(%esp)
	jmp	.L44
	.size	__ieee754_y0f, .-__ieee754_y0f
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1194986426
	.align 4
.LC1:
	.long	1206126716
	.align 4
.LC2:
	.long	1193186779
	.align 4
.LC3:
	.long	1164942315
	.align 4
.LC4:
	.long	-979097510
	.align 4
.LC5:
	.long	-988064906
	.align 4
.LC6:
	.long	-1014986732
	.align 4
.LC7:
	.long	-1056878970
	.align 4
.LC8:
	.long	-1114636288
	.align 4
.LC9:
	.long	1122570648
	.align 4
.LC11:
	.long	1159094510
	.align 4
.LC12:
	.long	1175872968
	.align 4
.LC13:
	.long	1169872836
	.align 4
.LC14:
	.long	1149462547
	.align 4
.LC15:
	.long	-1012058247
	.align 4
.LC16:
	.long	-1012556389
	.align 4
.LC17:
	.long	-1031317125
	.align 4
.LC18:
	.long	-1065018488
	.align 4
.LC19:
	.long	-1114636289
	.align 4
.LC20:
	.long	1114833928
	.align 4
.LC21:
	.long	-1387739766
	.align 4
.LC22:
	.long	1127060664
	.align 4
.LC23:
	.long	1150091238
	.align 4
.LC24:
	.long	1150628723
	.align 4
.LC25:
	.long	1135919562
	.align 4
.LC26:
	.long	-1040476827
	.align 4
.LC27:
	.long	-1033350894
	.align 4
.LC28:
	.long	-1045448110
	.align 4
.LC29:
	.long	-1072026219
	.align 4
.LC30:
	.long	-1114636360
	.align 4
.LC31:
	.long	1108307092
	.align 4
.LC32:
	.long	-1322317797
	.align 4
.LC33:
	.long	1097500058
	.align 4
.LC34:
	.long	1125769242
	.align 4
.LC35:
	.long	1132936242
	.align 4
.LC36:
	.long	1124611312
	.align 4
.LC37:
	.long	-1068567539
	.align 4
.LC38:
	.long	-1053616330
	.align 4
.LC39:
	.long	-1057728609
	.align 4
.LC40:
	.long	-1078349364
	.align 4
.LC41:
	.long	-1114637550
	.align 4
.LC42:
	.long	1102168877
	.align 4
.LC43:
	.long	-1279354697
	.align 4
.LC44:
	.long	1065353216
	.align 4
.LC45:
	.long	-928519319
	.align 4
.LC46:
	.long	1229796185
	.align 4
.LC47:
	.long	1229201108
	.align 4
.LC48:
	.long	1208693395
	.align 4
.LC49:
	.long	1174213314
	.align 4
.LC50:
	.long	1192269472
	.align 4
.LC51:
	.long	1175088330
	.align 4
.LC52:
	.long	1141599001
	.align 4
.LC53:
	.long	1094470291
	.align 4
.LC54:
	.long	1033240576
	.align 4
.LC55:
	.long	1126418090
	.align 4
.LC56:
	.long	-978890050
	.align 4
.LC57:
	.long	1192003777
	.align 4
.LC58:
	.long	1197322013
	.align 4
.LC59:
	.long	1184054932
	.align 4
.LC60:
	.long	1157750023
	.align 4
.LC61:
	.long	1157152587
	.align 4
.LC62:
	.long	1149265869
	.align 4
.LC63:
	.long	1124539536
	.align 4
.LC64:
	.long	1085980038
	.align 4
.LC65:
	.long	1033240575
	.align 4
.LC66:
	.long	1118145952
	.align 4
.LC67:
	.long	765586553
	.align 4
.LC68:
	.long	-1022017703
	.align 4
.LC69:
	.long	1159546199
	.align 4
.LC70:
	.long	1170858855
	.align 4
.LC71:
	.long	1164411487
	.align 4
.LC72:
	.long	1144089628
	.align 4
.LC73:
	.long	1126611940
	.align 4
.LC74:
	.long	1126878943
	.align 4
.LC75:
	.long	1110080709
	.align 4
.LC76:
	.long	1079379939
	.align 4
.LC77:
	.long	1033240432
	.align 4
.LC78:
	.long	1111689494
	.align 4
.LC79:
	.long	831940635
	.align 4
.LC80:
	.long	-1062603944
	.align 4
.LC81:
	.long	1129622168
	.align 4
.LC82:
	.long	1146928101
	.align 4
.LC83:
	.long	1146303017
	.align 4
.LC84:
	.long	1132899471
	.align 4
.LC85:
	.long	1099040140
	.align 4
.LC86:
	.long	1107121265
	.align 4
.LC87:
	.long	1097330173
	.align 4
.LC88:
	.long	1073726655
	.align 4
.LC89:
	.long	1033238058
	.align 4
.LC90:
	.long	1106439352
	.align 4
.LC91:
	.long	874613211
	.align 4
.LC92:
	.long	1040187392
	.align 4
.LC93:
	.long	1058041531
	.align 4
.LC94:
	.long	1900671690
	.align 4
.LC95:
	.long	1048576000
	.align 4
.LC96:
	.long	-1315000516
	.align 4
.LC97:
	.long	905285256
	.align 4
.LC98:
	.long	960967982
	.align 4
.LC99:
	.long	1015021568
	.align 4
.LC100:
	.long	815810024
	.align 4
.LC101:
	.long	889838246
	.align 4
.LC102:
	.long	955594391
	.align 4
.LC103:
	.long	1015015236
	.align 4
.LC104:
	.long	1056964608
	.align 4
.LC106:
	.long	1059256707
	.align 4
.LC107:
	.long	1033316021
	.align 4
.LC108:
	.long	-1372642837
	.align 4
.LC109:
	.long	849871546
	.align 4
.LC110:
	.long	914355516
	.align 4
.LC111:
	.long	968239721
	.align 4
.LC112:
	.long	1013081926
	.align 4
.LC113:
	.long	1043654669
	.align 4
.LC114:
	.long	804421826
	.align 4
.LC115:
	.long	881533292
	.align 4
.LC116:
	.long	949970400
	.align 4
.LC117:
	.long	1011913605
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
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
