// dd79553644f8e0bb226b2507fb902165 newlib/libm/math/er_lgamma.c
	.file	"er_lgamma.c"
	.text
	.section	.text.__ieee754_lgamma_r,"ax",@progbits
	.p2align 4
	.globl	__ieee754_lgamma_r
	.type	__ieee754_lgamma_r, @function
__ieee754_lgamma_r:
	subl	$92, %esp
	movl	%ebp, 88(%esp)
	fldl	96(%esp)
	movl	%esi, 80(%esp)
	movl	104(%esp), %eax
	movl	%ebx, 76(%esp)
	fstl	32(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	36(%esp), %ebp
	movl	%edi, 84(%esp)
	movl	$1, (%eax)
	movl	%ebp, %esi
	andl	$2147483647, %esi
	cmpl	$2146435071, %esi
	ja	.L80
	fstp	%st(0)
	movl	32(%esp), %edi
	movl	%esi, %eax
	orl	%edi, %eax
	je	.L8
	cmpl	$999292927, %esi
	ja	.L5
	testl	%ebp, %ebp
	js	.L81
	fldl	32(%esp)
	fstpl	(%esp)
	call	__ieee754_log@PLT
	fchs
	jmp	.L76
	.p2align 4,,10
	.p2align 3
.L5:
	testl	%ebp, %ebp
	jns	.L7
	cmpl	$1127219199, %esi
	jbe	.L82
	.p2align 4,,3
	jmp	.L8
	.p2align 4,,10
	.p2align 3
.L87:
	fstp	%st(0)
	.p2align 4
	.p2align 3
.L8:
	fldz
	fdivrs	.LC1@GOTOFF(%ebx)
.L76:
	movl	76(%esp), %ebx
	movl	80(%esp), %esi
	movl	84(%esp), %edi
	movl	88(%esp), %ebp
	addl	$92, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L80:
	fld	%st(0)
	fmulp	%st, %st(1)
	jmp	.L76
	.p2align 4,,10
	.p2align 3
.L7:
	leal	-1072693248(%esi), %eax
	orl	%edi, %eax
	je	.L54
	leal	-1073741824(%esi), %eax
	orl	%edi, %eax
	je	.L54
	testl	$1073741824, %ebp
	jne	.L29
	fldz
.L26:
	cmpl	$1072483532, %esi
	jbe	.L83
	cmpl	$1073460418, %esi
	jbe	.L35
	fldl	32(%esp)
	fsubrs	.LC7@GOTOFF(%ebx)
	fldz
.L32:
	fld	%st(1)
	fmul	%st(2), %st
	fldl	.LC10@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC11@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC12@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC13@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC14@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC15@GOTOFF(%ebx)
	fmul	%st(3), %st
	fldl	.LC16@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC17@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC18@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC19@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC20@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC21@GOTOFF(%ebx)
	fmulp	%st, %st(2)
	faddp	%st, %st(1)
	fxch	%st(2)
	fmuls	.LC3@GOTOFF(%ebx)
	fsubrp	%st, %st(2)
	faddp	%st, %st(1)
	fxch	%st(1)
	jmp	.L37
.L88:
	fstp	%st(1)
	fxch	%st(1)
	.p2align 4
	.p2align 3
.L37:
	testl	%ebp, %ebp
	jns	.L53
	fsubp	%st, %st(1)
	jmp	.L76
	.p2align 4,,10
	.p2align 3
.L81:
	movl	104(%esp), %eax
	fldl	32(%esp)
	fchs
	movl	$-1, (%eax)
	fstpl	(%esp)
	call	__ieee754_log@PLT
	fchs
	jmp	.L76
	.p2align 4,,10
	.p2align 3
.L54:
	fldz
	jmp	.L76
	.p2align 4,,10
	.p2align 3
.L82:
	cmpl	$1070596095, %esi
	jbe	.L84
	fldl	32(%esp)
	fchs
	fstl	(%esp)
	fstpl	40(%esp)
	call	floor@PLT
	fldl	40(%esp)
	fucomi	%st(1), %st
	fstp	%st(1)
	jp	.L55
	jne	.L55
	fstp	%st(0)
	fldl	32(%esp)
	fsubrs	.LC5@GOTOFF(%ebx)
	fstpl	40(%esp)
	movl	40(%esp), %eax
	andl	$1, %eax
	movl	%eax, 40(%esp)
	sall	$2, %eax
	cmpl	$2, %eax
	fildl	40(%esp)
	jg	.L15
	jmp	.L16
.L90:
	fstp	%st(0)
.L16:
	fmull	.LC2@GOTOFF(%ebx)
	xorl	%edx, %edx
	movl	%edx, 16(%esp)
	fldz
	fstpl	8(%esp)
	fstpl	(%esp)
	call	__kernel_sin@PLT
	fchs
.L10:
	fldz
	fxch	%st(1)
	fucomi	%st(1), %st
	fstp	%st(1)
	jp	.L56
	je	.L87
.L56:
	fldl	32(%esp)
	fmul	%st(1), %st
	fxch	%st(1)
	fstpl	40(%esp)
	fstpl	(%esp)
	call	fabs@PLT
	fdivrl	.LC2@GOTOFF(%ebx)
	fstpl	(%esp)
	call	__ieee754_log@PLT
	fldl	40(%esp)
	fldz
	fcomip	%st(1), %st
	fstp	%st(0)
	jbe	.L21
	movl	104(%esp), %eax
	movl	$-1, (%eax)
.L21:
	leal	-1072693248(%esi), %eax
	orl	%edi, %eax
	je	.L76
	leal	-1073741824(%esi), %eax
	orl	%edi, %eax
	je	.L76
	fldl	32(%esp)
	testl	$1073741824, %ebp
	fchs
	fstpl	32(%esp)
	je	.L26
	cmpl	$1075838975, %esi
	jbe	.L27
	jmp	.L28
	.p2align 4,,10
	.p2align 3
.L29:
	cmpl	$1075838975, %esi
	ja	.L38
	fldz
.L27:
	fnstcw	62(%esp)
	fldl	32(%esp)
	movzwl	62(%esp), %eax
	orw	$3072, %ax
	movw	%ax, 60(%esp)
	fldcw	60(%esp)
	fistl	40(%esp)
	fldcw	62(%esp)
	fildl	40(%esp)
	movl	40(%esp), %eax
	subl	$3, %eax
	fsubrp	%st, %st(1)
	cmpl	$4, %eax
	fldl	.LC50@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC51@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC52@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC53@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC54@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC55@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubl	.LC15@GOTOFF(%ebx)
	fmul	%st(1), %st
	fldl	.LC56@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC57@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC58@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC59@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC60@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC61@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC1@GOTOFF(%ebx)
	fdivrp	%st, %st(1)
	fld	%st(1)
	fmuls	.LC3@GOTOFF(%ebx)
	faddp	%st, %st(1)
	ja	.L88
	movl	.L40@GOTOFF(%ebx,%eax,4), %edx
	addl	%ebx, %edx
	jmp	*%edx
	.section	.rodata
	.align 4
	.align 4
.L40:
	.long	.L49@GOTOFF
	.long	.L50@GOTOFF
	.long	.L51@GOTOFF
	.long	.L52@GOTOFF
	.long	.L39@GOTOFF
	.section	.text.__ieee754_lgamma_r
.L52:
	fld1
.L41:
	fld	%st(2)
	fadds	.LC63@GOTOFF(%ebx)
	fmulp	%st, %st(1)
.L42:
	fld	%st(2)
	fadds	.LC4@GOTOFF(%ebx)
	fmulp	%st, %st(1)
.L43:
	fld	%st(2)
	fadds	.LC64@GOTOFF(%ebx)
	fmulp	%st, %st(1)
	fxch	%st(3)
.L44:
	fstpl	40(%esp)
	fstpl	32(%esp)
	fadds	.LC7@GOTOFF(%ebx)
	fmulp	%st, %st(1)
	fstpl	(%esp)
	call	__ieee754_log@PLT
	fldl	32(%esp)
	faddp	%st, %st(1)
	fldl	40(%esp)
	jmp	.L37
.L51:
	fld1
	jmp	.L42
.L50:
	fld1
	jmp	.L43
.L49:
	fld1
	fxch	%st(3)
	.p2align 4,,3
	jmp	.L44
.L39:
	fld	%st(1)
	fadds	.LC62@GOTOFF(%ebx)
	jmp	.L41
	.p2align 4,,10
	.p2align 3
.L84:
	fldz
	xorl	%ecx, %ecx
	movl	%ecx, 16(%esp)
	fstpl	8(%esp)
	fldl	32(%esp)
	fmull	.LC2@GOTOFF(%ebx)
	fstpl	(%esp)
	call	__kernel_sin@PLT
	jmp	.L10
.L55:
	flds	.LC3@GOTOFF(%ebx)
	fmul	%st, %st(1)
	fstpl	48(%esp)
	fstl	(%esp)
	fstpl	40(%esp)
	call	floor@PLT
	fnstcw	62(%esp)
	fldl	40(%esp)
	fsubp	%st, %st(1)
	movzwl	62(%esp), %eax
	fadd	%st(0), %st
	orw	$3072, %ax
	movw	%ax, 60(%esp)
	fld	%st(0)
	fmuls	.LC4@GOTOFF(%ebx)
	fldcw	60(%esp)
	fistpl	40(%esp)
	fldcw	62(%esp)
	movl	40(%esp), %eax
	fldl	48(%esp)
	cmpl	$4, %eax
	jle	.L85
	fstp	%st(0)
	subl	$5, %eax
	cmpl	$1, %eax
	ja	.L17
	fldz
	fstpl	8(%esp)
	fsubs	.LC6@GOTOFF(%ebx)
	fmull	.LC2@GOTOFF(%ebx)
	fstpl	(%esp)
	call	__kernel_cos@PLT
	jmp	.L10
.L85:
	cmpl	$2, %eax
	jg	.L89
	testl	%eax, %eax
	.p2align 4,,6
	je	.L90
	decl	%eax
	cmpl	$1, %eax
	.p2align 4,,2
	jbe	.L86
	fstp	%st(0)
.L17:
	fsubs	.LC7@GOTOFF(%ebx)
.L78:
	xorl	%eax, %eax
	fmull	.LC2@GOTOFF(%ebx)
	movl	%eax, 16(%esp)
	fldz
	fstpl	8(%esp)
	fstpl	(%esp)
	call	__kernel_sin@PLT
	fchs
	jmp	.L10
.L86:
	fsubp	%st, %st(1)
	fmull	.LC2@GOTOFF(%ebx)
	fldz
	fstpl	8(%esp)
	fstpl	(%esp)
	call	__kernel_cos@PLT
	fchs
	jmp	.L10
.L38:
	cmpl	$1133510655, %esi
	ja	.L45
	fldz
.L28:
	fstpl	40(%esp)
	fldl	32(%esp)
	fstpl	(%esp)
	call	__ieee754_log@PLT
	fld1
	fldl	32(%esp)
	fdivr	%st(1), %st
	fld	%st(0)
	fmul	%st(1), %st
	fldl	.LC65@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC66@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubl	.LC67@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC68@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubl	.LC69@GOTOFF(%ebx)
	fmulp	%st, %st(1)
	faddl	.LC70@GOTOFF(%ebx)
	fmulp	%st, %st(1)
	faddl	.LC71@GOTOFF(%ebx)
	fldl	32(%esp)
	fsubs	.LC3@GOTOFF(%ebx)
	fxch	%st(3)
	fsubp	%st, %st(2)
	fxch	%st(2)
	fmulp	%st, %st(1)
	faddp	%st, %st(1)
	fldl	40(%esp)
	jmp	.L37
.L35:
	cmpl	$1072936131, %esi
	jbe	.L36
	fldl	32(%esp)
	fsubl	.LC9@GOTOFF(%ebx)
	fldz
.L34:
	fld	%st(1)
	fmul	%st(2), %st
	fld	%st(0)
	fmul	%st(3), %st
	fldl	.LC22@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubl	.LC23@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC24@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubl	.LC25@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC26@GOTOFF(%ebx)
	fmulp	%st, %st(2)
	fldl	.LC27@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubl	.LC28@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC29@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubl	.LC30@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC31@GOTOFF(%ebx)
	fmulp	%st, %st(4)
	fldl	.LC32@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC33@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubl	.LC34@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC35@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubl	.LC36@GOTOFF(%ebx)
	faddp	%st, %st(4)
	fmulp	%st, %st(3)
	fxch	%st(2)
	fsubrl	.LC37@GOTOFF(%ebx)
	fsubrp	%st, %st(2)
	fxch	%st(1)
	fsubl	.LC38@GOTOFF(%ebx)
	faddp	%st, %st(1)
	fxch	%st(1)
	jmp	.L37
.L83:
	fstpl	40(%esp)
	fldl	32(%esp)
	fstpl	(%esp)
	call	__ieee754_log@PLT
	cmpl	$1072130371, %esi
	fchs
	fldl	40(%esp)
	jbe	.L31
	fldl	32(%esp)
	fsubrs	.LC1@GOTOFF(%ebx)
	fxch	%st(1)
	fxch	%st(2)
	jmp	.L32
.L45:
	fldl	32(%esp)
	fstpl	(%esp)
	call	__ieee754_log@PLT
	fsubs	.LC1@GOTOFF(%ebx)
	fmull	32(%esp)
	fldz
	jmp	.L37
.L89:
	fstp	%st(0)
.L15:
	fsubrs	.LC1@GOTOFF(%ebx)
	jmp	.L78
.L36:
	fldl	32(%esp)
	fsubs	.LC1@GOTOFF(%ebx)
	fstpl	32(%esp)
	fldz
	jmp	.L33
.L91:
	fxch	%st(1)
.L33:
	fldl	32(%esp)
	fmull	.LC39@GOTOFF(%ebx)
	faddl	.LC40@GOTOFF(%ebx)
	fmull	32(%esp)
	faddl	.LC41@GOTOFF(%ebx)
	fmull	32(%esp)
	faddl	.LC42@GOTOFF(%ebx)
	fmull	32(%esp)
	faddl	.LC43@GOTOFF(%ebx)
	fmull	32(%esp)
	fsubl	.LC15@GOTOFF(%ebx)
	fmull	32(%esp)
	fldl	32(%esp)
	fmull	.LC44@GOTOFF(%ebx)
	faddl	.LC45@GOTOFF(%ebx)
	fmull	32(%esp)
	faddl	.LC46@GOTOFF(%ebx)
	fmull	32(%esp)
	faddl	.LC47@GOTOFF(%ebx)
	fmull	32(%esp)
	faddl	.LC48@GOTOFF(%ebx)
	fmull	32(%esp)
	fadds	.LC1@GOTOFF(%ebx)
	fdivrp	%st, %st(1)
	fldl	32(%esp)
	fmuls	.LC49@GOTOFF(%ebx)
	faddp	%st, %st(1)
	faddp	%st, %st(1)
	fxch	%st(1)
	jmp	.L37
.L31:
	cmpl	$1070442080, %esi
	jbe	.L91
	fldl	32(%esp)
	fsubl	.LC8@GOTOFF(%ebx)
	fxch	%st(1)
	fxch	%st(2)
	jmp	.L34
.L53:
	fstp	%st(0)
	jmp	.L76
	.size	__ieee754_lgamma_r, .-__ieee754_lgamma_r
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC1:
	.long	1065353216
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC2:
	.long	1413754136
	.long	1074340347
	.section	.rodata.cst4
	.align 4
.LC3:
	.long	1056964608
	.align 4
.LC4:
	.long	1082130432
	.align 4
.LC5:
	.long	1501560832
	.align 4
.LC6:
	.long	1069547520
	.align 4
.LC7:
	.long	1073741824
	.section	.rodata.cst8
	.align 8
.LC8:
	.long	-1923417860
	.long	1071483745
	.align 8
.LC9:
	.long	1666629183
	.long	1073177304
	.align 8
.LC10:
	.long	1116535378
	.long	1056600180
	.align 8
.LC11:
	.long	-317659827
	.long	1059910380
	.align 8
.LC12:
	.long	292503389
	.long	1062439572
	.align 8
.LC13:
	.long	-1232080920
	.long	1065238607
	.align 8
.LC14:
	.long	441803431
	.long	1068580352
	.align 8
.LC15:
	.long	-478302008
	.long	1068745831
	.align 8
.LC16:
	.long	-1868277705
	.long	1057457550
	.align 8
.LC17:
	.long	-1736574201
	.long	1058820232
	.align 8
.LC18:
	.long	-1984324608
	.long	1061205702
	.align 8
.LC19:
	.long	-860384661
	.long	1063759320
	.align 8
.LC20:
	.long	-1399696261
	.long	1066734370
	.align 8
.LC21:
	.long	-995749971
	.long	1070900044
	.align 8
.LC22:
	.long	1812904951
	.long	1060417389
	.align 8
.LC23:
	.long	-1087563023
	.long	1062665870
	.align 8
.LC24:
	.long	-479141052
	.long	1064893664
	.align 8
.LC25:
	.long	-550127853
	.long	1067501992
	.align 8
.LC26:
	.long	-923912030
	.long	1071576875
	.align 8
.LC27:
	.long	-389884940
	.long	1060502846
	.align 8
.LC28:
	.long	-1670127380
	.long	1061266960
	.align 8
.LC29:
	.long	773179669
	.long	1063420627
	.align 8
.LC30:
	.long	-1164841878
	.long	1065688991
	.align 8
.LC31:
	.long	-1797963365
	.long	1068534594
	.align 8
.LC32:
	.long	-322728904
	.long	-1087078620
	.align 8
.LC33:
	.long	-278812439
	.long	1062002444
	.align 8
.LC34:
	.long	-1276570409
	.long	1064185599
	.align 8
.LC35:
	.long	-1760888340
	.long	1066559207
	.align 8
.LC36:
	.long	-1916353271
	.long	1069736999
	.align 8
.LC37:
	.long	-1534421217
	.long	-1135556662
	.align 8
.LC38:
	.long	-1128035774
	.long	1069488569
	.align 8
.LC39:
	.long	-1087657207
	.long	1066100619
	.align 8
.LC40:
	.long	-167704284
	.long	1070419630
	.align 8
.LC41:
	.long	1156219984
	.long	1072646518
	.align 8
.LC42:
	.long	-786842257
	.long	1073170268
	.align 8
.LC43:
	.long	-1962910209
	.long	1071923230
	.align 8
.LC44:
	.long	1473302369
	.long	1063934651
	.align 8
.LC45:
	.long	-699171704
	.long	1069198933
	.align 8
.LC46:
	.long	-464498513
	.long	1072209403
	.align 8
.LC47:
	.long	-1540679435
	.long	1073809189
	.align 8
.LC48:
	.long	-1027776100
	.long	1073980887
	.section	.rodata.cst4
	.align 4
.LC49:
	.long	-1090519040
	.section	.rodata.cst8
	.align 8
.LC50:
	.long	-585635515
	.long	1057013740
	.align 8
.LC51:
	.long	1936257593
	.long	1063134902
	.align 8
.LC52:
	.long	2123602273
	.long	1067141148
	.align 8
.LC53:
	.long	-1092226313
	.long	1069726620
	.align 8
.LC54:
	.long	1326686041
	.long	1070913935
	.align 8
.LC55:
	.long	920782968
	.long	1070302347
	.align 8
.LC56:
	.long	-1514962624
	.long	1054784247
	.align 8
.LC57:
	.long	-901666469
	.long	1061780954
	.align 8
.LC58:
	.long	1949226101
	.long	1066604522
	.align 8
.LC59:
	.long	-855908569
	.long	1069941229
	.align 8
.LC60:
	.long	-1814831908
	.long	1072110104
	.align 8
.LC61:
	.long	1657056116
	.long	1073104295
	.section	.rodata.cst4
	.align 4
.LC62:
	.long	1086324736
	.align 4
.LC63:
	.long	1084227584
	.align 4
.LC64:
	.long	1077936128
	.section	.rodata.cst8
	.align 8
.LC65:
	.long	194921444
	.long	-1084573539
	.align 8
.LC66:
	.long	1289410001
	.long	1061906362
	.align 8
.LC67:
	.long	-1945114815
	.long	1061388491
	.align 8
.LC68:
	.long	-1731249994
	.long	1061814687
	.align 8
.LC69:
	.long	380644956
	.long	1063698796
	.align 8
.LC70:
	.long	1431655739
	.long	1068848469
	.align 8
.LC71:
	.long	-1865843351
	.long	1071304675
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
