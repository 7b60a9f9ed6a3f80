// c06edfb2685b4897799d82dd6ae1c43e newlib/libm/math/ef_j1.c
	.file	"ef_j1.c"
	.text
	.section	.text.ponef,"ax",@progbits
	.p2align 4
	.type	ponef, @function
ponef:
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
	.size	ponef, .-ponef
	.section	.text.qonef,"ax",@progbits
	.p2align 4
	.type	qonef, @function
qonef:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	subl	$28, %esp
	movl	32(%esp), %edx
	andl	$2147483647, %edx
	cmpl	$1075838975, %edx
	jbe	.L12
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
	flds	.LC54@GOTOFF(%eax)
	flds	.LC55@GOTOFF(%eax)
	fldz
	fstps	4(%esp)
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
	faddp	%st, %st(2)
	fxch	%st(1)
	fmul	%st(3), %st
	faddp	%st, %st(1)
	fmul	%st(2), %st
	fadds	4(%esp)
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
	faddp	%st, %st(1)
	fmulp	%st, %st(1)
	fadds	(%esp)
	fdivrp	%st, %st(1)
	fadds	.LC68@GOTOFF(%eax)
	fdivs	32(%esp)
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L12:
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
	flds	.LC65@GOTOFF(%eax)
	flds	.LC66@GOTOFF(%eax)
	flds	.LC67@GOTOFF(%eax)
	fstps	4(%esp)
	jmp	.L11
	.size	qonef, .-qonef
	.section	.text.__ieee754_j1f,"ax",@progbits
	.p2align 4
	.globl	__ieee754_j1f
	.type	__ieee754_j1f, @function
__ieee754_j1f:
	subl	$60, %esp
	movl	%esi, 52(%esp)
	movl	64(%esp), %esi
	movl	%edi, 56(%esp)
	movl	%ebx, 48(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, %edi
	andl	$2147483647, %edi
	cmpl	$2139095039, %edi
	jbe	.L15
	fld1
	fdivs	64(%esp)
.L14:
	movl	48(%esp), %ebx
	movl	52(%esp), %esi
	movl	56(%esp), %edi
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L15:
	flds	64(%esp)
	fstps	(%esp)
	call	fabsf@PLT
	testl	$1073741824, %esi
	fsts	28(%esp)
	jne	.L25
	fstp	%st(0)
	flds	64(%esp)
	cmpl	$838860799, %edi
	fmuls	.LC70@GOTOFF(%ebx)
	ja	.L21
	flds	64(%esp)
	fadds	.LC71@GOTOFF(%ebx)
	fld1
	fsts	28(%esp)
	fxch	%st(1)
	fcomip	%st(1), %st
	fstp	%st(0)
	ja	.L14
.L21:
	flds	64(%esp)
	fmul	%st(0), %st
	flds	.LC72@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubs	.LC73@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC74@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubs	.LC75@GOTOFF(%ebx)
	fmul	%st(1), %st
	fmuls	64(%esp)
	flds	.LC76@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC77@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC78@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC79@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC80@GOTOFF(%ebx)
	fmulp	%st, %st(2)
	fxch	%st(1)
	fadds	.LC44@GOTOFF(%ebx)
	fdivrp	%st, %st(1)
	faddp	%st, %st(1)
	jmp	.L14
	.p2align 4,,10
	.p2align 3
.L25:
	fstps	(%esp)
	call	sinf@PLT
	fstps	32(%esp)
	flds	28(%esp)
	fstps	(%esp)
	call	cosf@PLT
	cmpl	$2130706431, %edi
	flds	32(%esp)
	fld	%st(0)
	fchs
	fsub	%st(2), %st
	fstps	36(%esp)
	fsub	%st(1), %st
	fstps	40(%esp)
	jbe	.L26
	fstp	%st(0)
.L18:
	flds	28(%esp)
	fstps	(%esp)
	call	ponef
	fstps	32(%esp)
	flds	28(%esp)
	fstps	(%esp)
	call	qonef
	flds	40(%esp)
	fmuls	32(%esp)
	fxch	%st(1)
	fmuls	36(%esp)
	fsubrp	%st, %st(1)
	fmuls	.LC69@GOTOFF(%ebx)
	fstps	32(%esp)
	flds	28(%esp)
	fstps	(%esp)
	call	__ieee754_sqrtf@PLT
	testl	%esi, %esi
	flds	32(%esp)
	fdivp	%st, %st(1)
	jns	.L14
	fchs
	jmp	.L14
	.p2align 4,,10
	.p2align 3
.L26:
	fstps	44(%esp)
	flds	28(%esp)
	fld	%st(0)
	faddp	%st, %st(1)
	fstps	(%esp)
	call	cosf@PLT
	flds	44(%esp)
	fmuls	32(%esp)
	fldz
	fsts	32(%esp)
	fxch	%st(1)
	fcomip	%st(1), %st
	fstp	%st(0)
	jbe	.L23
	fdivs	36(%esp)
	fstps	40(%esp)
	jmp	.L18
	.p2align 4,,10
	.p2align 3
.L23:
	fdivs	40(%esp)
	fstps	36(%esp)
	jmp	.L18
	.size	__ieee754_j1f, .-__ieee754_j1f
	.section	.text.__ieee754_y1f,"ax",@progbits
	.p2align 4
	.globl	__ieee754_y1f
	.type	__ieee754_y1f, @function
__ieee754_y1f:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$36, %esp
	movl	48(%esp), %eax
	movl	%eax, %esi
	andl	$2147483647, %esi
	cmpl	$2139095039, %esi
	ja	.L42
	testl	%esi, %esi
	je	.L43
	testl	%eax, %eax
	js	.L44
	testl	$1073741824, %eax
	.p2align 4,,2
	jne	.L45
	cmpl	$612368384, %esi
	ja	.L38
	flds	.LC82@GOTOFF(%ebx)
	fdivs	48(%esp)
	addl	$36, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L43:
	fldz
	fsts	16(%esp)
	fld1
	fchs
	fdivp	%st, %st(1)
.L27:
	addl	$36, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L42:
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
.L38:
	flds	48(%esp)
	fmul	%st(0), %st
	flds	.LC83@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC84@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubs	.LC85@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC86@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubs	.LC87@GOTOFF(%ebx)
	flds	.LC88@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC89@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC90@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC91@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC92@GOTOFF(%ebx)
	fmulp	%st, %st(2)
	fld1
	fsts	16(%esp)
	faddp	%st, %st(2)
	fdivp	%st, %st(1)
	fmuls	48(%esp)
	fstps	20(%esp)
	flds	48(%esp)
	fstps	(%esp)
	call	__ieee754_j1f@PLT
	fstps	24(%esp)
	flds	48(%esp)
	fstps	(%esp)
	call	__ieee754_logf@PLT
	fmuls	24(%esp)
	flds	16(%esp)
	fdivs	48(%esp)
	fsubrp	%st, %st(1)
	fmuls	.LC93@GOTOFF(%ebx)
	fadds	20(%esp)
	addl	$36, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L44:
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
.L45:
	flds	48(%esp)
	fstps	(%esp)
	call	sinf@PLT
	fstps	16(%esp)
	flds	48(%esp)
	fstps	(%esp)
	call	cosf@PLT
	cmpl	$2130706431, %esi
	flds	16(%esp)
	fchs
	fsub	%st(1), %st
	jbe	.L46
	fstp	%st(1)
.L33:
	fmuls	.LC69@GOTOFF(%ebx)
	fstps	16(%esp)
	flds	48(%esp)
	fstps	(%esp)
	call	__ieee754_sqrtf@PLT
	fdivrs	16(%esp)
	jmp	.L27
	.p2align 4,,10
	.p2align 3
.L46:
	fstps	28(%esp)
	fstps	24(%esp)
	flds	48(%esp)
	fadd	%st(0), %st
	fstps	(%esp)
	call	cosf@PLT
	fldz
	fsts	20(%esp)
	flds	16(%esp)
	flds	24(%esp)
	fmul	%st, %st(1)
	fxch	%st(1)
	fcomip	%st(2), %st
	fstp	%st(1)
	jbe	.L40
	fstp	%st(0)
	flds	28(%esp)
	fdivr	%st, %st(1)
	fxch	%st(1)
	fstps	24(%esp)
.L36:
	cmpl	$1207959552, %esi
	ja	.L33
	fstps	20(%esp)
	flds	48(%esp)
	fstps	(%esp)
	call	ponef
	fstps	16(%esp)
	flds	48(%esp)
	fstps	(%esp)
	call	qonef
	flds	20(%esp)
	fmuls	16(%esp)
	fxch	%st(1)
	fmuls	24(%esp)
	faddp	%st, %st(1)
	fmuls	.LC69@GOTOFF(%ebx)
	fstps	16(%esp)
	flds	48(%esp)
	fstps	(%esp)
	call	__ieee754_sqrtf@PLT
	fdivrs	16(%esp)
	jmp	.L27
.L40:
	fsubrs	16(%esp)
	fsts	24(%esp)
	fdivrp	%st, %st(1)
	jmp	.L36
	.size	__ieee754_y1f, .-__ieee754_y1f
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1190176907
	.align 4
.LC1:
	.long	1203675494
	.align 4
.LC2:
	.long	1192254517
	.align 4
.LC3:
	.long	1164193509
	.align 4
.LC4:
	.long	1173836758
	.align 4
.LC5:
	.long	1165110253
	.align 4
.LC6:
	.long	1137575587
	.align 4
.LC7:
	.long	1096013034
	.align 4
.LC8:
	.long	1039138816
	.align 4
.LC9:
	.long	1122265644
	.align 4
.LC11:
	.long	1153171840
	.align 4
.LC12:
	.long	1173693830
	.align 4
.LC13:
	.long	1168591395
	.align 4
.LC14:
	.long	1148705201
	.align 4
.LC15:
	.long	1141124550
	.align 4
.LC16:
	.long	1140943031
	.align 4
.LC17:
	.long	1121492426
	.align 4
.LC18:
	.long	1088008227
	.align 4
.LC19:
	.long	1039138815
	.align 4
.LC20:
	.long	1114447701
	.align 4
.LC21:
	.long	761803583
	.align 4
.LC22:
	.long	1120899948
	.align 4
.LC23:
	.long	1147057133
	.align 4
.LC24:
	.long	1149426659
	.align 4
.LC25:
	.long	1135108504
	.align 4
.LC26:
	.long	1111637116
	.align 4
.LC27:
	.long	1119231018
	.align 4
.LC28:
	.long	1108113989
	.align 4
.LC29:
	.long	1081849319
	.align 4
.LC30:
	.long	1039138731
	.align 4
.LC31:
	.long	1108027981
	.align 4
.LC32:
	.long	827318541
	.align 4
.LC33:
	.long	1090901392
	.align 4
.LC34:
	.long	1122720727
	.align 4
.LC35:
	.long	1130907335
	.align 4
.LC36:
	.long	1123718297
	.align 4
.LC37:
	.long	1084381773
	.align 4
.LC38:
	.long	1099795777
	.align 4
.LC39:
	.long	1094967740
	.align 4
.LC40:
	.long	1075287488
	.align 4
.LC41:
	.long	1039137302
	.align 4
.LC42:
	.long	1101757932
	.align 4
.LC43:
	.long	870796968
	.align 4
.LC44:
	.long	1065353216
	.align 4
.LC45:
	.long	-930100408
	.align 4
.LC46:
	.long	1227013780
	.align 4
.LC47:
	.long	1227862684
	.align 4
.LC48:
	.long	1208138966
	.align 4
.LC49:
	.long	1173654295
	.align 4
.LC50:
	.long	-952289661
	.align 4
.LC51:
	.long	-969332934
	.align 4
.LC52:
	.long	-1002576253
	.align 4
.LC53:
	.long	-1048433523
	.align 4
.LC54:
	.long	-1110310912
	.align 4
.LC55:
	.long	1126262071
	.align 4
.LC56:
	.long	-1063341001
	.align 4
.LC57:
	.long	1125905138
	.align 4
.LC58:
	.long	1144576298
	.align 4
.LC59:
	.long	1144873006
	.align 4
.LC60:
	.long	1132264263
	.align 4
.LC61:
	.long	-1045759566
	.align 4
.LC62:
	.long	-1037480673
	.align 4
.LC63:
	.long	-1046655210
	.align 4
.LC64:
	.long	-1070586845
	.align 4
.LC65:
	.long	-1110313867
	.align 4
.LC66:
	.long	1106003028
	.align 4
.LC67:
	.long	-1270904526
	.align 4
.LC68:
	.long	1052770304
	.align 4
.LC69:
	.long	1058041531
	.align 4
.LC70:
	.long	1056964608
	.align 4
.LC71:
	.long	1900671690
	.align 4
.LC72:
	.long	861231058
	.align 4
.LC73:
	.long	931540534
	.align 4
.LC74:
	.long	985165053
	.align 4
.LC75:
	.long	1031798784
	.align 4
.LC76:
	.long	760829566
	.align 4
.LC77:
	.long	833446982
	.align 4
.LC78:
	.long	899547074
	.align 4
.LC79:
	.long	960690870
	.align 4
.LC80:
	.long	1016916057
	.align 4
.LC82:
	.long	-1088226941
	.align 4
.LC83:
	.long	-1278910461
	.align 4
.LC84:
	.long	935680028
	.align 4
.LC85:
	.long	989507370
	.align 4
.LC86:
	.long	1028562492
	.align 4
.LC87:
	.long	1044955953
	.align 4
.LC88:
	.long	764576207
	.align 4
.LC89:
	.long	836106475
	.align 4
.LC90:
	.long	901120724
	.align 4
.LC91:
	.long	961832011
	.align 4
.LC92:
	.long	1017325674
	.align 4
.LC93:
	.long	1059256707
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
