// ae0119ccae51bf6e800d31951a9327c6 newlib/libm/math/e_j0.c
	.file	"e_j0.c"
	.text
	.section	.text.pzero,"ax",@progbits
	.p2align 4
	.type	pzero, @function
pzero:
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
	.size	pzero, .-pzero
	.section	.text.qzero,"ax",@progbits
	.p2align 4
	.type	qzero, @function
qzero:
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
	fsubs	.LC92@GOTOFF(%eax)
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
	.size	qzero, .-qzero
	.section	.text.__ieee754_j0,"ax",@progbits
	.p2align 4
	.globl	__ieee754_j0
	.type	__ieee754_j0, @function
__ieee754_j0:
	subl	$60, %esp
	movl	%edi, 56(%esp)
	fldl	64(%esp)
	movl	%esi, 52(%esp)
	movl	%ebx, 48(%esp)
	fstl	16(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	20(%esp), %edi
	movl	%edi, %esi
	andl	$2147483647, %esi
	cmpl	$2146435071, %esi
	jbe	.L19
	fld	%st(0)
	fmulp	%st, %st(1)
	fdivrs	.LC44@GOTOFF(%ebx)
	jmp	.L18
	.p2align 4,,10
	.p2align 3
.L39:
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
	fstp	%st(0)
	fldl	16(%esp)
	fstpl	(%esp)
	call	fabs@PLT
	andl	$1073741824, %edi
	fld	%st(0)
	jne	.L35
	fstp	%st(1)
	cmpl	$1059061759, %esi
	ja	.L27
	fld1
	fsts	16(%esp)
	fldl	.LC94@GOTOFF(%ebx)
	fadd	%st(2), %st
	fcomip	%st(1), %st
	jbe	.L38
	cmpl	$1044381695, %esi
	jbe	.L39
	fld	%st(1)
	fmuls	.LC95@GOTOFF(%ebx)
	fmulp	%st, %st(2)
	fsubp	%st, %st(1)
	jmp	.L18
	.p2align 4,,10
	.p2align 3
.L38:
	fstp	%st(0)
.L27:
	fld	%st(0)
	cmpl	$1072693247, %esi
	fmul	%st(1), %st
	fldl	.LC96@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC97@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubl	.LC98@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC99@GOTOFF(%ebx)
	fmul	%st(1), %st
	fldl	.LC100@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC101@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC102@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC103@GOTOFF(%ebx)
	fmul	%st(2), %st
	fld1
	fadd	%st, %st(1)
	fxch	%st(2)
	fdivp	%st, %st(1)
	ja	.L29
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
.L29:
	fxch	%st(3)
	fmuls	.LC104@GOTOFF(%ebx)
	movl	52(%esp), %esi
	movl	48(%esp), %ebx
	movl	56(%esp), %edi
	addl	$60, %esp
	fld	%st(0)
	fadd	%st(2), %st
	fxch	%st(2)
	fsubp	%st, %st(1)
	fmulp	%st, %st(1)
	fxch	%st(2)
	fmulp	%st, %st(1)
	faddp	%st, %st(1)
	ret
	.p2align 4,,10
	.p2align 3
.L35:
	fstp	%st(0)
	fstl	(%esp)
	fstpl	24(%esp)
	call	sin@PLT
	fstpl	16(%esp)
	fldl	24(%esp)
	fstpl	(%esp)
	call	cos@PLT
	cmpl	$2145386495, %esi
	fldl	16(%esp)
	fadd	%st(1), %st
	fldl	24(%esp)
	jbe	.L36
	fstp	%st(2)
	jmp	.L22
.L40:
	fxch	%st(1)
	.p2align 4
	.p2align 3
.L22:
	fmull	.LC93@GOTOFF(%ebx)
	fstpl	16(%esp)
	fstpl	(%esp)
	call	__ieee754_sqrt@PLT
	fdivrl	16(%esp)
	jmp	.L18
	.p2align 4,,10
	.p2align 3
.L36:
	fxch	%st(1)
	fstpl	40(%esp)
	fxch	%st(1)
	fstpl	32(%esp)
	fld	%st(0)
	faddp	%st, %st(1)
	fstpl	(%esp)
	call	cos@PLT
	fchs
	fldz
	fldl	16(%esp)
	fld	%st(0)
	fldl	32(%esp)
	fmul	%st, %st(1)
	fxch	%st(3)
	fcomip	%st(1), %st
	fstp	%st(0)
	fldl	24(%esp)
	fldl	40(%esp)
	ja	.L37
	fstp	%st(2)
	fstp	%st(2)
	fdivr	%st, %st(2)
	fxch	%st(2)
	fstpl	40(%esp)
.L25:
	cmpl	$1207959552, %esi
	ja	.L40
	fxch	%st(1)
	fstpl	32(%esp)
	fstl	(%esp)
	fstpl	24(%esp)
	call	pzero
	fstpl	16(%esp)
	fldl	24(%esp)
	fstpl	(%esp)
	call	qzero
	fldl	32(%esp)
	fmull	16(%esp)
	fxch	%st(1)
	fmull	40(%esp)
	fsubrp	%st, %st(1)
	fmull	.LC93@GOTOFF(%ebx)
	fstpl	16(%esp)
	fldl	24(%esp)
	fstpl	(%esp)
	call	__ieee754_sqrt@PLT
	fdivrl	16(%esp)
	jmp	.L18
	.p2align 4,,10
	.p2align 3
.L37:
	fstp	%st(0)
	fxch	%st(2)
	fsubrp	%st, %st(1)
	fstl	40(%esp)
	fdivrp	%st, %st(2)
	jmp	.L25
	.size	__ieee754_j0, .-__ieee754_j0
	.section	.text.__ieee754_y0,"ax",@progbits
	.p2align 4
	.globl	__ieee754_y0
	.type	__ieee754_y0, @function
__ieee754_y0:
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
	ja	.L57
	fstp	%st(0)
	movl	16(%esp), %edx
	orl	%esi, %edx
	je	.L58
	testl	%eax, %eax
	js	.L59
	testl	$1073741824, %eax
	jne	.L60
	cmpl	$1044381696, %esi
	jbe	.L61
	fldl	16(%esp)
	fmul	%st(0), %st
	fldl	.LC108@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC109@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubl	.LC110@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC111@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubl	.LC112@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC113@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubl	.LC107@GOTOFF(%ebx)
	fldl	.LC114@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC115@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC116@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC117@GOTOFF(%ebx)
	fmulp	%st, %st(2)
	fxch	%st(1)
	fadds	.LC44@GOTOFF(%ebx)
	fdivrp	%st, %st(1)
	fstpl	24(%esp)
	fldl	16(%esp)
	fstpl	(%esp)
	call	__ieee754_j0@PLT
	fstpl	32(%esp)
	fldl	16(%esp)
	fstpl	(%esp)
	call	__ieee754_log@PLT
	fmull	32(%esp)
	fmull	.LC106@GOTOFF(%ebx)
	faddl	24(%esp)
	addl	$52, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L58:
	fldz
	fdivrs	.LC105@GOTOFF(%ebx)
.L41:
	addl	$52, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L57:
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
.L61:
	fldl	16(%esp)
	fstpl	(%esp)
	call	__ieee754_log@PLT
	fmull	.LC106@GOTOFF(%ebx)
	fsubl	.LC107@GOTOFF(%ebx)
	jmp	.L41
	.p2align 4,,10
	.p2align 3
.L59:
	fldz
	addl	$52, %esp
	popl	%ebx
	fdiv	%st(0), %st
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L60:
	fldl	16(%esp)
	fstpl	(%esp)
	call	sin@PLT
	fstpl	24(%esp)
	fldl	16(%esp)
	fstpl	(%esp)
	call	cos@PLT
	cmpl	$2145386495, %esi
	fldl	24(%esp)
	fsub	%st(1), %st
	jbe	.L62
	fstp	%st(1)
.L56:
	fmull	.LC93@GOTOFF(%ebx)
	fstpl	24(%esp)
	fldl	16(%esp)
	fstpl	(%esp)
	call	__ieee754_sqrt@PLT
	fdivrl	24(%esp)
	jmp	.L41
	.p2align 4,,10
	.p2align 3
.L62:
	fxch	%st(1)
	fstpl	32(%esp)
	fstpl	40(%esp)
	fldl	16(%esp)
	fadd	%st(0), %st
	fstpl	(%esp)
	call	cos@PLT
	fchs
	fldz
	fldl	24(%esp)
	fldl	32(%esp)
	fmul	%st, %st(1)
	fxch	%st(2)
	fcomip	%st(1), %st
	fstp	%st(0)
	ja	.L63
	faddl	24(%esp)
	fstl	40(%esp)
	fdivrp	%st, %st(1)
.L50:
	cmpl	$1207959552, %esi
	ja	.L56
	fstpl	32(%esp)
	fldl	16(%esp)
	fstpl	(%esp)
	call	pzero
	fstpl	24(%esp)
	fldl	16(%esp)
	fstpl	(%esp)
	call	qzero
	fldl	32(%esp)
	fmull	24(%esp)
	fxch	%st(1)
	fmull	40(%esp)
	faddp	%st, %st(1)
	jmp	.L56
.L63:
	fstp	%st(0)
	fldl	40(%esp)
	fdivr	%st, %st(1)
	fxch	%st(1)
	fstpl	40(%esp)
	jmp	.L50
	.size	__ieee754_y0, .-__ieee754_y0
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	1328302556
	.long	1088897399
	.align 8
.LC1:
	.long	-1885361731
	.long	1090289935
	.align 8
.LC2:
	.long	1857466463
	.long	1088672443
	.align 8
.LC3:
	.long	1348036920
	.long	1085141885
	.align 8
.LC4:
	.long	919364669
	.long	-1061911285
	.align 8
.LC5:
	.long	-850539780
	.long	-1063032210
	.align 8
.LC6:
	.long	2065295459
	.long	-1066397438
	.align 8
.LC7:
	.long	-1269848199
	.long	-1071633968
	.align 8
.LC8:
	.long	-718
	.long	-1078853633
	.align 8
.LC9:
	.long	128542545
	.long	1079845427
	.align 8
.LC11:
	.long	-955520924
	.long	1084410909
	.align 8
.LC12:
	.long	-92865992
	.long	1086508216
	.align 8
.LC13:
	.long	-1883366048
	.long	1085758200
	.align 8
.LC14:
	.long	1551771748
	.long	1083206914
	.align 8
.LC15:
	.long	681806807
	.long	-1066031377
	.align 8
.LC16:
	.long	1732430947
	.long	-1066093645
	.align 8
.LC17:
	.long	1518147459
	.long	-1068438737
	.align 8
.LC18:
	.long	-116626497
	.long	-1072651408
	.align 8
.LC19:
	.long	-426050618
	.long	-1078853633
	.align 8
.LC20:
	.long	211338718
	.long	1078878337
	.align 8
.LC21:
	.long	1206162892
	.long	-1112991567
	.align 8
.LC22:
	.long	-63467391
	.long	1080406678
	.align 8
.LC23:
	.long	-1195140226
	.long	1083285500
	.align 8
.LC24:
	.long	1829790166
	.long	1083352686
	.align 8
.LC25:
	.long	1179286542
	.long	1081514041
	.align 8
.LC26:
	.long	-1466771441
	.long	-1069583700
	.align 8
.LC27:
	.long	1107958341
	.long	-1068692958
	.align 8
.LC28:
	.long	1287212564
	.long	-1070205110
	.align 8
.LC29:
	.long	-1364950924
	.long	-1073527374
	.align 8
.LC30:
	.long	-138354101
	.long	-1078853642
	.align 8
.LC31:
	.long	-2079883821
	.long	1078062482
	.align 8
.LC32:
	.long	1877060230
	.long	-1104813821
	.align 8
.LC33:
	.long	1144592393
	.long	1076711603
	.align 8
.LC34:
	.long	985070335
	.long	1080245251
	.align 8
.LC35:
	.long	1122633627
	.long	1081141126
	.align 8
.LC36:
	.long	250120079
	.long	1080100510
	.align 8
.LC37:
	.long	-1349523697
	.long	-1073095039
	.align 8
.LC38:
	.long	-987471101
	.long	-1071226138
	.align 8
.LC39:
	.long	-307255309
	.long	-1071740173
	.align 8
.LC40:
	.long	-1977309117
	.long	-1074317767
	.align 8
.LC41:
	.long	1230904898
	.long	-1078853790
	.align 8
.LC42:
	.long	-1869915815
	.long	1077295205
	.align 8
.LC43:
	.long	-383319443
	.long	-1099443434
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC44:
	.long	1065353216
	.section	.rodata.cst8
	.align 8
.LC45:
	.long	747974853
	.long	-1055589011
	.align 8
.LC46:
	.long	685640509
	.long	1093248619
	.align 8
.LC47:
	.long	-2086327485
	.long	1093174234
	.align 8
.LC48:
	.long	1423150143
	.long	1090610770
	.align 8
.LC49:
	.long	1315636579
	.long	1086300760
	.align 8
.LC50:
	.long	244323686
	.long	1088557780
	.align 8
.LC51:
	.long	1041822829
	.long	1086410137
	.align 8
.LC52:
	.long	355473445
	.long	1082223971
	.align 8
.LC53:
	.long	1538471126
	.long	1076332882
	.align 8
.LC54:
	.long	-468
	.long	1068679167
	.align 8
.LC55:
	.long	911948220
	.long	1080326357
	.align 8
.LC56:
	.long	-1092893175
	.long	-1061885353
	.align 8
.LC57:
	.long	528110752
	.long	1088524568
	.align 8
.LC58:
	.long	-1746918542
	.long	1089189347
	.align 8
.LC59:
	.long	2069438061
	.long	1087530962
	.align 8
.LC60:
	.long	-635322162
	.long	1084242848
	.align 8
.LC61:
	.long	1405543334
	.long	1084168169
	.align 8
.LC62:
	.long	-1647786879
	.long	1083182329
	.align 8
.LC63:
	.long	176654569
	.long	1080091538
	.align 8
.LC64:
	.long	-1181401645
	.long	1075271600
	.align 8
.LC65:
	.long	-781012916
	.long	1068679167
	.align 8
.LC66:
	.long	-77720253
	.long	1079292339
	.align 8
.LC67:
	.long	701271257
	.long	1035222415
	.align 8
.LC68:
	.long	538768399
	.long	-1067276309
	.align 8
.LC69:
	.long	-649088576
	.long	1084467370
	.align 8
.LC70:
	.long	-674797016
	.long	1085881452
	.align 8
.LC71:
	.long	-464651165
	.long	1085075531
	.align 8
.LC72:
	.long	-2041295181
	.long	1082535299
	.align 8
.LC73:
	.long	-2114313760
	.long	1080350588
	.align 8
.LC74:
	.long	-497091297
	.long	1080383963
	.align 8
.LC75:
	.long	-1775391011
	.long	1078284184
	.align 8
.LC76:
	.long	1628740853
	.long	1074446588
	.align 8
.LC77:
	.long	244123714
	.long	1068679150
	.align 8
.LC78:
	.long	-1075625050
	.long	1078485282
	.align 8
.LC79:
	.long	1792985986
	.long	1043516675
	.align 8
.LC80:
	.long	-122476239
	.long	-1072349590
	.align 8
.LC81:
	.long	234885989
	.long	1080726867
	.align 8
.LC82:
	.long	-1671642604
	.long	1082890108
	.align 8
.LC83:
	.long	582205218
	.long	1082811973
	.align 8
.LC84:
	.long	-456045760
	.long	1081136529
	.align 8
.LC85:
	.long	1904298932
	.long	1076904113
	.align 8
.LC86:
	.long	704371786
	.long	1077914254
	.align 8
.LC87:
	.long	-1426493467
	.long	1076690367
	.align 8
.LC88:
	.long	-416843876
	.long	1073739927
	.align 8
.LC89:
	.long	1049116212
	.long	1068678853
	.align 8
.LC90:
	.long	-138380563
	.long	1077829014
	.align 8
.LC91:
	.long	1425501147
	.long	1048850747
	.section	.rodata.cst4
	.align 4
.LC92:
	.long	1040187392
	.section	.rodata.cst8
	.align 8
.LC93:
	.long	1346542445
	.long	1071779287
	.align 8
.LC94:
	.long	-2013235812
	.long	2117592124
	.section	.rodata.cst4
	.align 4
.LC95:
	.long	1048576000
	.section	.rodata.cst8
	.align 8
.LC96:
	.long	1943420878
	.long	-1103899161
	.align 8
.LC97:
	.long	206584089
	.long	1052684753
	.align 8
.LC98:
	.long	-1239759127
	.long	1059645093
	.align 8
.LC99:
	.long	-3
	.long	1066401791
	.align 8
.LC100:
	.long	-193700465
	.long	1041500348
	.align 8
.LC101:
	.long	-830155351
	.long	1050753876
	.align 8
.LC102:
	.long	-581444620
	.long	1058973394
	.align 8
.LC103:
	.long	-2100772188
	.long	1066401000
	.section	.rodata.cst4
	.align 4
.LC104:
	.long	1056964608
	.align 4
.LC105:
	.long	-1082130432
	.section	.rodata.cst8
	.align 8
.LC106:
	.long	1841940611
	.long	1071931184
	.align 8
.LC107:
	.long	-1714696161
	.long	1068688598
	.align 8
.LC108:
	.long	1765782472
	.long	-1111104451
	.align 8
.LC109:
	.long	995011540
	.long	1045758039
	.align 8
.LC110:
	.long	1943166125
	.long	1053818535
	.align 8
.LC111:
	.long	548576107
	.long	1060554061
	.align 8
.LC112:
	.long	-1318258025
	.long	1066159336
	.align 8
.LC113:
	.long	-1645616132
	.long	1069980929
	.align 8
.LC114:
	.long	1003936239
	.long	1040076824
	.align 8
.LC115:
	.long	2146566909
	.long	1049715757
	.align 8
.LC116:
	.long	-176634175
	.long	1058270395
	.align 8
.LC117:
	.long	-1849047270
	.long	1066013296
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
