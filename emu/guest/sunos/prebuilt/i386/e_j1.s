// 6156fb37565ccd87e8455b4234253e25 newlib/libm/math/e_j1.c
	.file	"e_j1.c"
	.text
	.section	.text.pone,"ax",@progbits
	.p2align 4
	.type	pone, @function
pone:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	subl	$52, %esp
	fldl	56(%esp)
	fstpl	(%esp)
	movl	4(%esp), %edx
	andl	$2147483647, %edx
	cmpl	$1075838975, %edx
	ja	.L3
	cmpl	$1074933386, %edx
	jbe	.L8
	fldl	.LC11@GOTOFF(%eax)
	fldl	.LC12@GOTOFF(%eax)
	fstpl	40(%esp)
	fldl	.LC13@GOTOFF(%eax)
	fstpl	32(%esp)
	fldl	.LC14@GOTOFF(%eax)
	fstpl	24(%esp)
	fldl	.LC15@GOTOFF(%eax)
	fldl	.LC16@GOTOFF(%eax)
	fldl	.LC17@GOTOFF(%eax)
	fldl	.LC18@GOTOFF(%eax)
	fldl	.LC19@GOTOFF(%eax)
	fstpl	16(%esp)
	fldl	.LC20@GOTOFF(%eax)
	fstpl	8(%esp)
	fldl	.LC21@GOTOFF(%eax)
	jmp	.L2
	.p2align 4,,10
	.p2align 3
.L3:
	fldl	.LC0@GOTOFF(%eax)
	fldl	.LC1@GOTOFF(%eax)
	fstpl	40(%esp)
	fldl	.LC2@GOTOFF(%eax)
	fstpl	32(%esp)
	fldl	.LC3@GOTOFF(%eax)
	fstpl	24(%esp)
	fldl	.LC4@GOTOFF(%eax)
	fldl	.LC5@GOTOFF(%eax)
	fldl	.LC6@GOTOFF(%eax)
	fldl	.LC7@GOTOFF(%eax)
	fldl	.LC8@GOTOFF(%eax)
	fstpl	16(%esp)
	fldl	.LC9@GOTOFF(%eax)
	fstpl	8(%esp)
	fldz
.L2:
	fldl	(%esp)
	fmul	%st(0), %st
	fld1
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
	faddl	16(%esp)
	fmul	%st(2), %st
	faddp	%st, %st(1)
	fxch	%st(3)
	fmul	%st(1), %st
	fldl	40(%esp)
	faddp	%st, %st(1)
	fmul	%st(1), %st
	faddl	32(%esp)
	fmul	%st(1), %st
	faddl	24(%esp)
	fmul	%st(1), %st
	faddl	8(%esp)
	addl	$52, %esp
	fmulp	%st, %st(1)
	fadd	%st(1), %st
	fdivrp	%st, %st(2)
	faddp	%st, %st(1)
	ret
	.p2align 4,,10
	.p2align 3
.L8:
	cmpl	$1074191212, %edx
	jbe	.L9
	fldl	.LC22@GOTOFF(%eax)
	fldl	.LC23@GOTOFF(%eax)
	fstpl	40(%esp)
	fldl	.LC24@GOTOFF(%eax)
	fstpl	32(%esp)
	fldl	.LC25@GOTOFF(%eax)
	fstpl	24(%esp)
	fldl	.LC26@GOTOFF(%eax)
	fldl	.LC27@GOTOFF(%eax)
	fldl	.LC28@GOTOFF(%eax)
	fldl	.LC29@GOTOFF(%eax)
	fldl	.LC30@GOTOFF(%eax)
	fstpl	16(%esp)
	fldl	.LC31@GOTOFF(%eax)
	fstpl	8(%esp)
	fldl	.LC32@GOTOFF(%eax)
	jmp	.L2
	.p2align 4,,10
	.p2align 3
.L9:
	fldl	.LC33@GOTOFF(%eax)
	fldl	.LC34@GOTOFF(%eax)
	fstpl	40(%esp)
	fldl	.LC35@GOTOFF(%eax)
	fstpl	32(%esp)
	fldl	.LC36@GOTOFF(%eax)
	fstpl	24(%esp)
	fldl	.LC37@GOTOFF(%eax)
	fldl	.LC38@GOTOFF(%eax)
	fldl	.LC39@GOTOFF(%eax)
	fldl	.LC40@GOTOFF(%eax)
	fldl	.LC41@GOTOFF(%eax)
	fstpl	16(%esp)
	fldl	.LC42@GOTOFF(%eax)
	fstpl	8(%esp)
	fldl	.LC43@GOTOFF(%eax)
	jmp	.L2
	.size	pone, .-pone
	.section	.text.qone,"ax",@progbits
	.p2align 4
	.type	qone, @function
qone:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	subl	$60, %esp
	fldl	64(%esp)
	fstpl	(%esp)
	movl	4(%esp), %edx
	andl	$2147483647, %edx
	cmpl	$1075838975, %edx
	ja	.L12
	cmpl	$1074933386, %edx
	jbe	.L16
	fldl	.LC56@GOTOFF(%eax)
	fldl	.LC57@GOTOFF(%eax)
	fstpl	48(%esp)
	fldl	.LC58@GOTOFF(%eax)
	fstpl	40(%esp)
	fldl	.LC59@GOTOFF(%eax)
	fstpl	32(%esp)
	fldl	.LC60@GOTOFF(%eax)
	fstpl	24(%esp)
	fldl	.LC61@GOTOFF(%eax)
	fldl	.LC62@GOTOFF(%eax)
	fldl	.LC63@GOTOFF(%eax)
	fldl	.LC64@GOTOFF(%eax)
	fstpl	16(%esp)
	fldl	.LC65@GOTOFF(%eax)
	fldl	.LC66@GOTOFF(%eax)
	fldl	.LC67@GOTOFF(%eax)
	fstpl	8(%esp)
	jmp	.L11
	.p2align 4,,10
	.p2align 3
.L12:
	fldl	.LC45@GOTOFF(%eax)
	fldl	.LC46@GOTOFF(%eax)
	fstpl	48(%esp)
	fldl	.LC47@GOTOFF(%eax)
	fstpl	40(%esp)
	fldl	.LC48@GOTOFF(%eax)
	fstpl	32(%esp)
	fldl	.LC49@GOTOFF(%eax)
	fstpl	24(%esp)
	fldl	.LC50@GOTOFF(%eax)
	fldl	.LC51@GOTOFF(%eax)
	fldl	.LC52@GOTOFF(%eax)
	fldl	.LC53@GOTOFF(%eax)
	fstpl	16(%esp)
	fldl	.LC54@GOTOFF(%eax)
	fldl	.LC55@GOTOFF(%eax)
	fldz
	fstpl	8(%esp)
.L11:
	fldl	(%esp)
	fmul	%st(0), %st
	fld1
	fdiv	%st, %st(1)
	fxch	%st(6)
	fmul	%st(1), %st
	faddp	%st, %st(5)
	fmul	%st, %st(4)
	fxch	%st(4)
	faddp	%st, %st(3)
	fxch	%st(2)
	fmul	%st(3), %st
	faddl	16(%esp)
	fmul	%st(3), %st
	faddp	%st, %st(1)
	fmul	%st(2), %st
	faddl	8(%esp)
	fxch	%st(4)
	fmul	%st(2), %st
	faddl	48(%esp)
	fmul	%st(2), %st
	faddl	40(%esp)
	fmul	%st(2), %st
	faddl	32(%esp)
	fmul	%st(2), %st
	faddl	24(%esp)
	fmul	%st(2), %st
	faddp	%st, %st(1)
	fmulp	%st, %st(1)
	faddp	%st, %st(1)
	fdivrp	%st, %st(1)
	fadds	.LC92@GOTOFF(%eax)
	fdivl	(%esp)
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L16:
	cmpl	$1074191212, %edx
	jbe	.L17
	fldl	.LC68@GOTOFF(%eax)
	fldl	.LC69@GOTOFF(%eax)
	fstpl	48(%esp)
	fldl	.LC70@GOTOFF(%eax)
	fstpl	40(%esp)
	fldl	.LC71@GOTOFF(%eax)
	fstpl	32(%esp)
	fldl	.LC72@GOTOFF(%eax)
	fstpl	24(%esp)
	fldl	.LC73@GOTOFF(%eax)
	fldl	.LC74@GOTOFF(%eax)
	fldl	.LC75@GOTOFF(%eax)
	fldl	.LC76@GOTOFF(%eax)
	fstpl	16(%esp)
	fldl	.LC77@GOTOFF(%eax)
	fldl	.LC78@GOTOFF(%eax)
	fldl	.LC79@GOTOFF(%eax)
	fstpl	8(%esp)
	jmp	.L11
	.p2align 4,,10
	.p2align 3
.L17:
	fldl	.LC80@GOTOFF(%eax)
	fldl	.LC81@GOTOFF(%eax)
	fstpl	48(%esp)
	fldl	.LC82@GOTOFF(%eax)
	fstpl	40(%esp)
	fldl	.LC83@GOTOFF(%eax)
	fstpl	32(%esp)
	fldl	.LC84@GOTOFF(%eax)
	fstpl	24(%esp)
	fldl	.LC85@GOTOFF(%eax)
	fldl	.LC86@GOTOFF(%eax)
	fldl	.LC87@GOTOFF(%eax)
	fldl	.LC88@GOTOFF(%eax)
	fstpl	16(%esp)
	fldl	.LC89@GOTOFF(%eax)
	fldl	.LC90@GOTOFF(%eax)
	fldl	.LC91@GOTOFF(%eax)
	fstpl	8(%esp)
	jmp	.L11
	.size	qone, .-qone
	.section	.text.__ieee754_j1,"ax",@progbits
	.p2align 4
	.globl	__ieee754_j1
	.type	__ieee754_j1, @function
__ieee754_j1:
	subl	$60, %esp
	movl	%esi, 52(%esp)
	fldl	64(%esp)
	movl	%edi, 56(%esp)
	movl	%ebx, 48(%esp)
	fstl	16(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	20(%esp), %esi
	movl	%esi, %edi
	andl	$2147483647, %edi
	cmpl	$2146435071, %edi
	jbe	.L19
	fdivrs	.LC44@GOTOFF(%ebx)
.L18:
	movl	48(%esp), %ebx
	movl	52(%esp), %esi
	movl	56(%esp), %edi
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L19:
	fstp	%st(0)
	fldl	16(%esp)
	fstpl	(%esp)
	call	fabs@PLT
	testl	$1073741824, %esi
	fstl	24(%esp)
	jne	.L32
	fstp	%st(0)
	fldl	16(%esp)
	cmpl	$1044381695, %edi
	fmuls	.LC94@GOTOFF(%ebx)
	ja	.L28
	fld1
	fldl	16(%esp)
	faddl	.LC95@GOTOFF(%ebx)
	fcomip	%st(1), %st
	fstp	%st(0)
	ja	.L18
.L28:
	fldl	16(%esp)
	fmul	%st(0), %st
	fldl	.LC96@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubl	.LC97@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC98@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubs	.LC99@GOTOFF(%ebx)
	fmul	%st(1), %st
	fmull	16(%esp)
	fldl	.LC100@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC101@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC102@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC103@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC104@GOTOFF(%ebx)
	fmulp	%st, %st(2)
	fxch	%st(1)
	fadds	.LC44@GOTOFF(%ebx)
	fdivrp	%st, %st(1)
	faddp	%st, %st(1)
	jmp	.L18
	.p2align 4,,10
	.p2align 3
.L32:
	fstpl	(%esp)
	call	sin@PLT
	fstpl	16(%esp)
	fldl	24(%esp)
	fstpl	(%esp)
	call	cos@PLT
	cmpl	$2145386495, %edi
	fldl	16(%esp)
	fsub	%st(1), %st
	jbe	.L33
	fstp	%st(1)
.L22:
	fmull	.LC93@GOTOFF(%ebx)
	fstpl	16(%esp)
	fldl	24(%esp)
	fstpl	(%esp)
	call	__ieee754_sqrt@PLT
	fldl	16(%esp)
	fdivp	%st, %st(1)
.L27:
	testl	%esi, %esi
	jns	.L18
	fchs
	jmp	.L18
	.p2align 4,,10
	.p2align 3
.L33:
	fxch	%st(1)
	fstpl	40(%esp)
	fstpl	32(%esp)
	fldl	24(%esp)
	fld	%st(0)
	faddp	%st, %st(1)
	fstpl	(%esp)
	call	cos@PLT
	fldz
	fldl	16(%esp)
	fld	%st(0)
	fldl	40(%esp)
	fmul	%st, %st(1)
	fxch	%st(1)
	fcomip	%st(3), %st
	fstp	%st(2)
	fldl	32(%esp)
	jbe	.L30
	fstp	%st(0)
	fchs
	fsubp	%st, %st(1)
	fstl	40(%esp)
	fdivrp	%st, %st(1)
.L25:
	cmpl	$1207959552, %edi
	ja	.L22
	fstpl	32(%esp)
	fldl	24(%esp)
	fstpl	(%esp)
	call	pone
	fstpl	16(%esp)
	fldl	24(%esp)
	fstpl	(%esp)
	call	qone
	fldl	16(%esp)
	fldl	32(%esp)
	fmulp	%st, %st(1)
	fxch	%st(1)
	fmull	40(%esp)
	fsubrp	%st, %st(1)
	fmull	.LC93@GOTOFF(%ebx)
	fstpl	16(%esp)
	fldl	24(%esp)
	fstpl	(%esp)
	call	__ieee754_sqrt@PLT
	fldl	16(%esp)
	fdivp	%st, %st(1)
	jmp	.L27
	.p2align 4,,10
	.p2align 3
.L30:
	fstp	%st(2)
	fstp	%st(0)
	fdivr	%st, %st(1)
	fxch	%st(1)
	fstpl	40(%esp)
	jmp	.L25
	.size	__ieee754_j1, .-__ieee754_j1
	.section	.text.__ieee754_y1,"ax",@progbits
	.p2align 4
	.globl	__ieee754_y1
	.type	__ieee754_y1, @function
__ieee754_y1:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$52, %esp
	fldl	64(%esp)
	fstl	16(%esp)
	movl	20(%esp), %eax
	movl	%eax, %esi
	andl	$2147483647, %esi
	cmpl	$2146435071, %esi
	ja	.L49
	fstp	%st(0)
	movl	16(%esp), %edx
	orl	%esi, %edx
	je	.L50
	testl	%eax, %eax
	js	.L51
	testl	$1073741824, %eax
	jne	.L52
	cmpl	$1016070144, %esi
	ja	.L45
	fldl	16(%esp)
	fdivrl	.LC106@GOTOFF(%ebx)
	addl	$52, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L50:
	fldz
	fdivrs	.LC105@GOTOFF(%ebx)
.L34:
	addl	$52, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L49:
	fld	%st(0)
	fmul	%st(1), %st
	faddp	%st, %st(1)
	fdivrs	.LC44@GOTOFF(%ebx)
	addl	$52, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L45:
	fldl	16(%esp)
	fmul	%st(0), %st
	fldl	.LC107@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC108@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubl	.LC109@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC110@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubl	.LC111@GOTOFF(%ebx)
	fldl	.LC112@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC113@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC114@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC115@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC116@GOTOFF(%ebx)
	fmulp	%st, %st(2)
	fld1
	fadd	%st, %st(2)
	fstpl	40(%esp)
	fdivp	%st, %st(1)
	fmull	16(%esp)
	fstpl	24(%esp)
	fldl	16(%esp)
	fstpl	(%esp)
	call	__ieee754_j1@PLT
	fstpl	32(%esp)
	fldl	16(%esp)
	fstpl	(%esp)
	call	__ieee754_log@PLT
	fmull	32(%esp)
	fldl	16(%esp)
	fldl	40(%esp)
	fdivp	%st, %st(1)
	fsubrp	%st, %st(1)
	fmull	.LC117@GOTOFF(%ebx)
	faddl	24(%esp)
	addl	$52, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L51:
	fldz
	addl	$52, %esp
	popl	%ebx
	fdiv	%st(0), %st
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L52:
	fldl	16(%esp)
	fstpl	(%esp)
	call	sin@PLT
	fstpl	24(%esp)
	fldl	16(%esp)
	fstpl	(%esp)
	call	cos@PLT
	cmpl	$2145386495, %esi
	fldl	24(%esp)
	fchs
	fsub	%st(1), %st
	jbe	.L53
	fstp	%st(1)
.L40:
	fmull	.LC93@GOTOFF(%ebx)
	fstpl	24(%esp)
	fldl	16(%esp)
	fstpl	(%esp)
	call	__ieee754_sqrt@PLT
	fdivrl	24(%esp)
	jmp	.L34
	.p2align 4,,10
	.p2align 3
.L53:
	fstpl	40(%esp)
	fstpl	32(%esp)
	fldl	16(%esp)
	fadd	%st(0), %st
	fstpl	(%esp)
	call	cos@PLT
	fldz
	fldl	24(%esp)
	fldl	32(%esp)
	fmul	%st, %st(1)
	fxch	%st(1)
	fcomip	%st(2), %st
	fstp	%st(1)
	jbe	.L47
	fstp	%st(0)
	fldl	40(%esp)
	fdivr	%st, %st(1)
	fxch	%st(1)
	fstpl	40(%esp)
.L43:
	cmpl	$1207959552, %esi
	ja	.L40
	fstpl	32(%esp)
	fldl	16(%esp)
	fstpl	(%esp)
	call	pone
	fstpl	24(%esp)
	fldl	16(%esp)
	fstpl	(%esp)
	call	qone
	fldl	32(%esp)
	fmull	24(%esp)
	fxch	%st(1)
	fmull	40(%esp)
	faddp	%st, %st(1)
	fmull	.LC93@GOTOFF(%ebx)
	fstpl	24(%esp)
	fldl	16(%esp)
	fstpl	(%esp)
	call	__ieee754_sqrt@PLT
	fdivrl	24(%esp)
	jmp	.L34
.L47:
	fsubrl	24(%esp)
	fstl	40(%esp)
	fdivrp	%st, %st(1)
	jmp	.L43
	.size	__ieee754_y1, .-__ieee754_y1
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	1769605933
	.long	1088296209
	.align 8
.LC1:
	.long	-1299245125
	.long	1089983532
	.align 8
.LC2:
	.long	-1748649089
	.long	1088555910
	.align 8
.LC3:
	.long	-1773328561
	.long	1085048284
	.align 8
.LC4:
	.long	-1020820771
	.long	1086253690
	.align 8
.LC5:
	.long	-1549454644
	.long	1085162877
	.align 8
.LC6:
	.long	1697555856
	.long	1081721044
	.align 8
.LC7:
	.long	897548238
	.long	1076525725
	.align 8
.LC8:
	.long	-818
	.long	1069416447
	.align 8
.LC9:
	.long	-1905955668
	.long	1079807301
	.align 8
.LC11:
	.long	57630289
	.long	1083670576
	.align 8
.LC12:
	.long	-1197098219
	.long	1086235824
	.align 8
.LC13:
	.long	1460057851
	.long	1085598020
	.align 8
.LC14:
	.long	453404417
	.long	1083112246
	.align 8
.LC15:
	.long	-1149367113
	.long	1082164664
	.align 8
.LC16:
	.long	-799877559
	.long	1082141974
	.align 8
.LC17:
	.long	1160119021
	.long	1079710649
	.align 8
.LC18:
	.long	1851987427
	.long	1075525124
	.align 8
.LC19:
	.long	-490667965
	.long	1069416447
	.align 8
.LC20:
	.long	-1464900803
	.long	1078830058
	.align 8
.LC21:
	.long	-622736771
	.long	1034749543
	.align 8
.LC22:
	.long	2083450195
	.long	1079636589
	.align 8
.LC23:
	.long	-1557253655
	.long	1082906237
	.align 8
.LC24:
	.long	1345836323
	.long	1083202428
	.align 8
.LC25:
	.long	133277535
	.long	1081412659
	.align 8
.LC26:
	.long	-1901576475
	.long	1078478735
	.align 8
.LC27:
	.long	1294735415
	.long	1079427973
	.align 8
.LC28:
	.long	-1650011863
	.long	1078038344
	.align 8
.LC29:
	.long	-396448374
	.long	1074755260
	.align 8
.LC30:
	.long	1528942971
	.long	1069416437
	.align 8
.LC31:
	.long	-1590425956
	.long	1078027593
	.align 8
.LC32:
	.long	-1481793827
	.long	1042938913
	.align 8
.LC33:
	.long	-196193902
	.long	1075886769
	.align 8
.LC34:
	.long	-635927383
	.long	1079864186
	.align 8
.LC35:
	.long	-710747175
	.long	1080887512
	.align 8
.LC36:
	.long	351874261
	.long	1079988883
	.align 8
.LC37:
	.long	-1519074818
	.long	1075071817
	.align 8
.LC38:
	.long	394235618
	.long	1076998568
	.align 8
.LC39:
	.long	2138155364
	.long	1076395063
	.align 8
.LC40:
	.long	-108024128
	.long	1073935031
	.align 8
.LC41:
	.long	-1099559549
	.long	1069416258
	.align 8
.LC42:
	.long	-1965691684
	.long	1077243837
	.align 8
.LC43:
	.long	-162183948
	.long	1048373716
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC44:
	.long	1065353216
	.section	.rodata.cst8
	.align 8
.LC45:
	.long	245738008
	.long	-1055786647
	.align 8
.LC46:
	.long	1998171484
	.long	1092900818
	.align 8
.LC47:
	.long	1921424409
	.long	1093006931
	.align 8
.LC48:
	.long	-1330159976
	.long	1090541466
	.align 8
.LC49:
	.long	-791116775
	.long	1086230882
	.align 8
.LC50:
	.long	1708170346
	.long	-1058560304
	.align 8
.LC51:
	.long	1090024469
	.long	-1060690713
	.align 8
.LC52:
	.long	1407497590
	.long	-1064846128
	.align 8
.LC53:
	.long	-1570276873
	.long	-1070578287
	.align 8
.LC54:
	.long	-525
	.long	-1078312961
	.align 8
.LC55:
	.long	-564408859
	.long	1080306854
	.align 8
.LC56:
	.long	-50356220
	.long	-1062047954
	.align 8
.LC57:
	.long	-813943221
	.long	1088113412
	.align 8
.LC58:
	.long	-1430597225
	.long	1088968557
	.align 8
.LC59:
	.long	224710185
	.long	1087442719
	.align 8
.LC60:
	.long	-411305927
	.long	1084170033
	.align 8
.LC61:
	.long	-1996642403
	.long	-1062967069
	.align 8
.LC62:
	.long	1764848463
	.long	-1063947066
	.align 8
.LC63:
	.long	1822931376
	.long	-1066994323
	.align 8
.LC64:
	.long	-905728693
	.long	-1071637274
	.align 8
.LC65:
	.long	-883326993
	.long	-1078312961
	.align 8
.LC66:
	.long	-10874446
	.long	1079267762
	.align 8
.LC67:
	.long	446800024
	.long	-1112081853
	.align 8
.LC68:
	.long	688533791
	.long	-1067391376
	.align 8
.LC69:
	.long	232054603
	.long	1084079226
	.align 8
.LC70:
	.long	-1508027226
	.long	1085647802
	.align 8
.LC71:
	.long	1150188698
	.long	1084909646
	.align 8
.LC72:
	.long	-1070469570
	.long	1082461931
	.align 8
.LC73:
	.long	1599871990
	.long	-1066703175
	.align 8
.LC74:
	.long	1192809823
	.long	-1066629165
	.align 8
.LC75:
	.long	-1034086694
	.long	-1068700559
	.align 8
.LC76:
	.long	855824895
	.long	-1072533310
	.align 8
.LC77:
	.long	1370418516
	.long	-1078312981
	.align 8
.LC78:
	.long	-858560540
	.long	1078449443
	.align 8
.LC79:
	.long	-745551793
	.long	-1103769687
	.align 8
.LC80:
	.long	-417601429
	.long	-1072441722
	.align 8
.LC81:
	.long	1010751700
	.long	1080262238
	.align 8
.LC82:
	.long	1221902377
	.long	1082596133
	.align 8
.LC83:
	.long	-834035465
	.long	1082633221
	.align 8
.LC84:
	.long	-612229958
	.long	1081057128
	.align 8
.LC85:
	.long	969895506
	.long	-1070244042
	.align 8
.LC86:
	.long	-569357654
	.long	-1069209181
	.align 8
.LC87:
	.long	-1050111873
	.long	-1070355998
	.align 8
.LC88:
	.long	1773883098
	.long	-1073347452
	.align 8
.LC89:
	.long	-1857507312
	.long	-1078313330
	.align 8
.LC90:
	.long	2024695039
	.long	1077774474
	.align 8
.LC91:
	.long	1153836754
	.long	-1098387162
	.section	.rodata.cst4
	.align 4
.LC92:
	.long	1052770304
	.section	.rodata.cst8
	.align 8
.LC93:
	.long	1346542445
	.long	1071779287
	.section	.rodata.cst4
	.align 4
.LC94:
	.long	1056964608
	.section	.rodata.cst8
	.align 8
.LC95:
	.long	-2013235812
	.long	2117592124
	.align 8
.LC96:
	.long	1187646425
	.long	1047177978
	.align 8
.LC97:
	.long	-1172924824
	.long	1055966662
	.align 8
.LC98:
	.long	-1740166047
	.long	1062669727
	.section	.rodata.cst4
	.align 4
.LC99:
	.long	1031798784
	.section	.rodata.cst8
	.align 8
.LC100:
	.long	-809926952
	.long	1034627791
	.align 8
.LC101:
	.long	-914489556
	.long	1043704968
	.align 8
.LC102:
	.long	859800728
	.long	1051967480
	.align 8
.LC103:
	.long	-1177684380
	.long	1059610454
	.align 8
.LC104:
	.long	308510291
	.long	1066638603
	.section	.rodata.cst4
	.align 4
.LC105:
	.long	-1082130432
	.section	.rodata.cst8
	.align 8
.LC106:
	.long	1841940611
	.long	-1075552464
	.align 8
.LC107:
	.long	1452344760
	.long	-1099387904
	.align 8
.LC108:
	.long	-1884899186
	.long	1056484099
	.align 8
.LC109:
	.long	1212478735
	.long	1063212517
	.align 8
.LC110:
	.long	1982409937
	.long	1068094407
	.align 8
.LC111:
	.long	339524746
	.long	1070143590
	.align 8
.LC112:
	.long	-624265430
	.long	1035096121
	.align 8
.LC113:
	.long	1537645190
	.long	1044037405
	.align 8
.LC114:
	.long	-1991340890
	.long	1052164186
	.align 8
.LC115:
	.long	1814394724
	.long	1059753097
	.align 8
.LC116:
	.long	1062054384
	.long	1066689805
	.align 8
.LC117:
	.long	1841940611
	.long	1071931184
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
