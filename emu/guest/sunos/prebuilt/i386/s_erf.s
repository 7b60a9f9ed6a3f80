// bed2e0d7a1642401565dcf4e2e2eef49 newlib/libm/math/s_erf.c
	.file	"s_erf.c"
	.text
	.section	.text.erf,"ax",@progbits
	.p2align 4
	.globl	erf
	.type	erf, @function
erf:
	subl	$76, %esp
	movl	%esi, 68(%esp)
	fldl	80(%esp)
	movl	%edi, 72(%esp)
	movl	%ebx, 64(%esp)
	fstl	24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	28(%esp), %esi
	movl	%esi, %edi
	andl	$2147483647, %edi
	cmpl	$2146435071, %edi
	ja	.L16
	fstp	%st(0)
	cmpl	$1072365567, %edi
	ja	.L4
	cmpl	$1043333119, %edi
	ja	.L5
	andl	$2139095040, %esi
	fldl	24(%esp)
	jne	.L6
	fmuls	.LC2@GOTOFF(%ebx)
	movl	68(%esp), %esi
	movl	72(%esp), %edi
	fldl	24(%esp)
	fmull	.LC3@GOTOFF(%ebx)
	faddp	%st, %st(1)
	fmuls	.LC4@GOTOFF(%ebx)
	movl	64(%esp), %ebx
	addl	$76, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	cmpl	$1072955391, %edi
	jbe	.L17
	cmpl	$1075314687, %edi
	jbe	.L9
	fld1
	testl	%esi, %esi
	jns	.L1
	fchs
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L16:
	shrl	$31, %esi
	movl	$1, %eax
	addl	%esi, %esi
	subl	%esi, %eax
	movl	%eax, 32(%esp)
	fildl	32(%esp)
	fxch	%st(1)
	fdivrs	.LC0@GOTOFF(%ebx)
	faddp	%st, %st(1)
.L1:
	movl	64(%esp), %ebx
	movl	68(%esp), %esi
	movl	72(%esp), %edi
	addl	$76, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L6:
	fmull	.LC5@GOTOFF(%ebx)
	movl	68(%esp), %esi
	movl	64(%esp), %ebx
	movl	72(%esp), %edi
	faddl	24(%esp)
	addl	$76, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L9:
	fldl	24(%esp)
	fstpl	(%esp)
	call	fabs@PLT
	cmpl	$1074191213, %edi
	fstl	24(%esp)
	fmul	%st(0), %st
	fld1
	fdiv	%st, %st(1)
	fld	%st(1)
	jbe	.L18
	fmull	.LC47@GOTOFF(%ebx)
	fsubl	.LC48@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubl	.LC49@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubl	.LC50@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubl	.LC51@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubl	.LC52@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubl	.LC53@GOTOFF(%ebx)
	fstpl	48(%esp)
	fldl	.LC54@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC55@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC56@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC57@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC58@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC59@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC60@GOTOFF(%ebx)
	fmulp	%st, %st(2)
	faddp	%st, %st(1)
	fstpl	56(%esp)
.L11:
	movl	28(%esp), %edx
	xorl	%eax, %eax
	movl	%eax, 32(%esp)
	movl	%edx, 36(%esp)
	fldl	32(%esp)
	fld	%st(0)
	fchs
	fmul	%st(1), %st
	fxch	%st(1)
	fstpl	40(%esp)
	fsubs	.LC61@GOTOFF(%ebx)
	fstpl	(%esp)
	call	__ieee754_exp@PLT
	fstpl	32(%esp)
	fldl	24(%esp)
	fldl	40(%esp)
	fsub	%st, %st(1)
	faddl	24(%esp)
	fmulp	%st, %st(1)
	fldl	48(%esp)
	fdivl	56(%esp)
	faddp	%st, %st(1)
	fstpl	(%esp)
	call	__ieee754_exp@PLT
	testl	%esi, %esi
	fmull	32(%esp)
	fdivl	24(%esp)
	js	.L12
	fsubrs	.LC0@GOTOFF(%ebx)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L5:
	fldl	24(%esp)
	fmul	%st(0), %st
	movl	68(%esp), %esi
	movl	72(%esp), %edi
	fldl	.LC6@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubl	.LC7@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubl	.LC8@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubl	.LC9@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC10@GOTOFF(%ebx)
	fldl	.LC11@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC12@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC13@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC14@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC15@GOTOFF(%ebx)
	fmulp	%st, %st(2)
	fxch	%st(1)
	fadds	.LC0@GOTOFF(%ebx)
	movl	64(%esp), %ebx
	fdivrp	%st, %st(1)
	fmull	24(%esp)
	faddl	24(%esp)
	addl	$76, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L17:
	fldl	24(%esp)
	fstpl	(%esp)
	call	fabs@PLT
	testl	%esi, %esi
	fld1
	fsubr	%st, %st(1)
	fldl	.LC16@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC17@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubl	.LC18@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC19@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubl	.LC20@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC21@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubl	.LC22@GOTOFF(%ebx)
	fldl	.LC23@GOTOFF(%ebx)
	fmul	%st(3), %st
	faddl	.LC24@GOTOFF(%ebx)
	fmul	%st(3), %st
	faddl	.LC25@GOTOFF(%ebx)
	fmul	%st(3), %st
	faddl	.LC26@GOTOFF(%ebx)
	fmul	%st(3), %st
	faddl	.LC27@GOTOFF(%ebx)
	fmul	%st(3), %st
	faddl	.LC28@GOTOFF(%ebx)
	fmulp	%st, %st(3)
	fxch	%st(2)
	faddp	%st, %st(1)
	fdivrp	%st, %st(1)
	js	.L8
	fadds	.LC29@GOTOFF(%ebx)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L18:
	fmull	.LC31@GOTOFF(%ebx)
	fsubl	.LC32@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubl	.LC33@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubl	.LC34@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubl	.LC35@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubl	.LC36@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubl	.LC37@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubl	.LC38@GOTOFF(%ebx)
	fstpl	48(%esp)
	fldl	.LC39@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC40@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC41@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC42@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC43@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC44@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC45@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC46@GOTOFF(%ebx)
	fmulp	%st, %st(2)
	faddp	%st, %st(1)
	fstpl	56(%esp)
	jmp	.L11
	.p2align 4,,10
	.p2align 3
.L8:
	fsubrs	.LC30@GOTOFF(%ebx)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L12:
	fsubs	.LC0@GOTOFF(%ebx)
	jmp	.L1
	.size	erf, .-erf
	.section	.text.erfc,"ax",@progbits
	.p2align 4
	.globl	erfc
	.type	erfc, @function
erfc:
	subl	$76, %esp
	movl	%edi, 72(%esp)
	fldl	80(%esp)
	movl	%esi, 68(%esp)
	movl	%ebx, 64(%esp)
	fstl	24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	28(%esp), %edi
	movl	%edi, %esi
	andl	$2147483647, %esi
	cmpl	$2146435071, %esi
	ja	.L40
	fstp	%st(0)
	cmpl	$1072365567, %esi
	ja	.L22
	cmpl	$1013972991, %esi
	fldl	24(%esp)
	jbe	.L41
	fmul	%st(0), %st
	cmpl	$1070596095, %edi
	fldl	.LC6@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubl	.LC7@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubl	.LC8@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubl	.LC9@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC10@GOTOFF(%ebx)
	fldl	.LC11@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC12@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC13@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC14@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC15@GOTOFF(%ebx)
	fmulp	%st, %st(2)
	fld1
	fadd	%st, %st(2)
	fxch	%st(1)
	fdivp	%st, %st(2)
	fxch	%st(1)
	fmull	24(%esp)
	jg	.L24
	movl	64(%esp), %ebx
	faddl	24(%esp)
	movl	68(%esp), %esi
	movl	72(%esp), %edi
	addl	$76, %esp
	fsubrp	%st, %st(1)
	ret
	.p2align 4,,10
	.p2align 3
.L22:
	cmpl	$1072955391, %esi
	jbe	.L42
	cmpl	$1077673983, %esi
	jbe	.L43
	testl	%edi, %edi
	jle	.L32
	fldz
	jmp	.L19
	.p2align 4,,10
	.p2align 3
.L40:
	shrl	$31, %edi
	leal	(%edi,%edi), %eax
	movl	%eax, 32(%esp)
	fildl	32(%esp)
	fxch	%st(1)
	fdivrs	.LC0@GOTOFF(%ebx)
	faddp	%st, %st(1)
.L19:
	movl	64(%esp), %ebx
	movl	68(%esp), %esi
	movl	72(%esp), %edi
	addl	$76, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L24:
	fstp	%st(1)
	flds	.LC65@GOTOFF(%ebx)
	fldl	24(%esp)
	fsub	%st(1), %st
	movl	64(%esp), %ebx
	movl	68(%esp), %esi
	movl	72(%esp), %edi
	addl	$76, %esp
	faddp	%st, %st(2)
	fsubp	%st, %st(1)
	ret
	.p2align 4,,10
	.p2align 3
.L43:
	fldl	24(%esp)
	fstpl	(%esp)
	call	fabs@PLT
	cmpl	$1074191212, %esi
	fstl	24(%esp)
	fld	%st(0)
	fmulp	%st, %st(1)
	fld1
	fdiv	%st, %st(1)
	jbe	.L44
	fstp	%st(0)
	movl	%edi, %eax
	shrl	$31, %eax
	testb	%al, %al
	je	.L30
	cmpl	$1075314687, %esi
	jg	.L45
.L30:
	fldl	.LC47@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubl	.LC48@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubl	.LC49@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubl	.LC50@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubl	.LC51@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubl	.LC52@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubl	.LC53@GOTOFF(%ebx)
	fstpl	40(%esp)
	fldl	.LC54@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC55@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC56@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC57@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC58@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC59@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC60@GOTOFF(%ebx)
	fmulp	%st, %st(1)
	fadds	.LC0@GOTOFF(%ebx)
	fstpl	48(%esp)
.L29:
	movl	28(%esp), %edx
	xorl	%eax, %eax
	movl	%eax, 32(%esp)
	movl	%edx, 36(%esp)
	fldl	32(%esp)
	fld	%st(0)
	fchs
	fmul	%st(1), %st
	fxch	%st(1)
	fstpl	56(%esp)
	fsubs	.LC61@GOTOFF(%ebx)
	fstpl	(%esp)
	call	__ieee754_exp@PLT
	fstpl	32(%esp)
	fldl	24(%esp)
	fldl	56(%esp)
	fsub	%st, %st(1)
	faddl	24(%esp)
	fmulp	%st, %st(1)
	fldl	40(%esp)
	fdivl	48(%esp)
	faddp	%st, %st(1)
	fstpl	(%esp)
	call	__ieee754_exp@PLT
	testl	%edi, %edi
	fmull	32(%esp)
	fdivl	24(%esp)
	jg	.L19
	fsubrs	.LC63@GOTOFF(%ebx)
	jmp	.L19
	.p2align 4,,10
	.p2align 3
.L41:
	fsubrs	.LC0@GOTOFF(%ebx)
	movl	64(%esp), %ebx
	movl	68(%esp), %esi
	movl	72(%esp), %edi
	addl	$76, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L42:
	fldl	24(%esp)
	fstpl	(%esp)
	call	fabs@PLT
	testl	%edi, %edi
	fld1
	fsubr	%st, %st(1)
	fldl	.LC16@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC17@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubl	.LC18@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC19@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubl	.LC20@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC21@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubl	.LC22@GOTOFF(%ebx)
	fldl	.LC23@GOTOFF(%ebx)
	fmul	%st(3), %st
	faddl	.LC24@GOTOFF(%ebx)
	fmul	%st(3), %st
	faddl	.LC25@GOTOFF(%ebx)
	fmul	%st(3), %st
	faddl	.LC26@GOTOFF(%ebx)
	fmul	%st(3), %st
	faddl	.LC27@GOTOFF(%ebx)
	fmul	%st(3), %st
	faddl	.LC28@GOTOFF(%ebx)
	fmulp	%st, %st(3)
	fxch	%st(2)
	fadd	%st(1), %st
	fdivrp	%st, %st(2)
	js	.L26
	fstp	%st(0)
	fsubrs	.LC66@GOTOFF(%ebx)
	jmp	.L19
	.p2align 4,,10
	.p2align 3
.L45:
	fstp	%st(0)
	.p2align 4
	.p2align 3
.L32:
	flds	.LC63@GOTOFF(%ebx)
	jmp	.L19
	.p2align 4,,10
	.p2align 3
.L44:
	fldl	.LC31@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubl	.LC32@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubl	.LC33@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubl	.LC34@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubl	.LC35@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubl	.LC36@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubl	.LC37@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubl	.LC38@GOTOFF(%ebx)
	fstpl	40(%esp)
	fldl	.LC39@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC40@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC41@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC42@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC43@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC44@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC45@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC46@GOTOFF(%ebx)
	fmulp	%st, %st(2)
	faddp	%st, %st(1)
	fstpl	48(%esp)
	jmp	.L29
	.p2align 4,,10
	.p2align 3
.L26:
	fxch	%st(1)
	fadds	.LC29@GOTOFF(%ebx)
	faddp	%st, %st(1)
	jmp	.L19
	.size	erfc, .-erfc
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1065353216
	.align 4
.LC2:
	.long	1090519040
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC3:
	.long	-2112562327
	.long	1072721594
	.section	.rodata.cst4
	.align 4
.LC4:
	.long	1040187392
	.section	.rodata.cst8
	.align 8
.LC5:
	.long	-2112562327
	.long	1069575866
	.align 8
.LC6:
	.long	301995692
	.long	-1090983210
	.align 8
.LC7:
	.long	593914084
	.long	1064805009
	.align 8
.LC8:
	.long	-606660273
	.long	1067264593
	.align 8
.LC9:
	.long	1763490067
	.long	1070910845
	.align 8
.LC10:
	.long	-2112562328
	.long	1069575866
	.align 8
.LC11:
	.long	1117937952
	.long	-1093624765
	.align 8
.LC12:
	.long	572267024
	.long	1059151305
	.align 8
.LC13:
	.long	-992777457
	.long	1064620066
	.align 8
.LC14:
	.long	1429655226
	.long	1068541260
	.align 8
.LC15:
	.long	-841294839
	.long	1071216505
	.align 8
.LC16:
	.long	177604415
	.long	-1084113096
	.align 8
.LC17:
	.long	1503106539
	.long	1067592246
	.align 8
.LC18:
	.long	1027483884
	.long	1069310872
	.align 8
.LC19:
	.long	-2142166812
	.long	1070882762
	.align 8
.LC20:
	.long	-71777295
	.long	1071108672
	.align 8
.LC21:
	.long	-1382894771
	.long	1071287552
	.align 8
.LC22:
	.long	-1091078856
	.long	1063475640
	.align 8
.LC23:
	.long	1463096605
	.long	1065913172
	.align 8
.LC24:
	.long	1800527132
	.long	1066134978
	.align 8
.LC25:
	.long	-412928737
	.long	1069557344
	.align 8
.LC26:
	.long	-643831385
	.long	1068655452
	.align 8
.LC27:
	.long	-1830064333
	.long	1071729392
	.align 8
.LC28:
	.long	418308899
	.long	1069235814
	.section	.rodata.cst4
	.align 4
.LC29:
	.long	1062753803
	.align 4
.LC30:
	.long	-1084729845
	.section	.rodata.cst8
	.align 8
.LC31:
	.long	-962936228
	.long	-1071406865
	.align 8
.LC32:
	.long	1474614002
	.long	1079267941
	.align 8
.LC33:
	.long	-338908238
	.long	1080496988
	.align 8
.LC34:
	.long	-2077744538
	.long	1080315057
	.align 8
.LC35:
	.long	-456416371
	.long	1078931466
	.align 8
.LC36:
	.long	1102112550
	.long	1076174340
	.align 8
.LC37:
	.long	-457542816
	.long	1072051222
	.align 8
.LC38:
	.long	1611490357
	.long	1065628690
	.align 8
.LC39:
	.long	-294348190
	.long	-1079054350
	.align 8
.LC40:
	.long	-1907864941
	.long	1075464175
	.align 8
.LC41:
	.long	-297226708
	.long	1079716003
	.align 8
.LC42:
	.long	1466958612
	.long	1081790497
	.align 8
.LC43:
	.long	569124968
	.long	1082403609
	.align 8
.LC44:
	.long	-712369551
	.long	1081813261
	.align 8
.LC45:
	.long	1382737697
	.long	1080112396
	.align 8
.LC46:
	.long	-1116703097
	.long	1077126841
	.align 8
.LC47:
	.long	-1680066497
	.long	-1065469874
	.align 8
.LC48:
	.long	1781422482
	.long	1083180129
	.align 8
.LC49:
	.long	326496808
	.long	1082387592
	.align 8
.LC50:
	.long	1137044888
	.long	1080300637
	.align 8
.LC51:
	.long	1432328538
	.long	1077002761
	.align 8
.LC52:
	.long	1891796446
	.long	1072272314
	.align 8
.LC53:
	.long	971534154
	.long	1065628690
	.align 8
.LC54:
	.long	1114713442
	.long	-1070173982
	.align 8
.LC55:
	.long	-408950941
	.long	1081976948
	.align 8
.LC56:
	.long	-824230938
	.long	1084486169
	.align 8
.LC57:
	.long	1754014826
	.long	1084817335
	.align 8
.LC58:
	.long	412963096
	.long	1083704043
	.align 8
.LC59:
	.long	572235530
	.long	1081367726
	.align 8
.LC60:
	.long	639455632
	.long	1077827211
	.section	.rodata.cst4
	.align 4
.LC61:
	.long	1058013184
	.align 4
.LC63:
	.long	1073741824
	.align 4
.LC65:
	.long	1056964608
	.align 4
.LC66:
	.long	1042196436
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
