// c06edfb2685b4897799d82dd6ae1c43e newlib/libm/math/ef_j1.c
	.file	"ef_j1.c"
	.text
	.section	.text.ponef,"ax",@progbits
	.p2align 4
	.type	ponef, @function
ponef:
	movd	%xmm0, %eax
	andl	$2147483647, %eax
	cmpl	$1090519039, %eax
	ja	.L3
	cmpl	$1089936471, %eax
	jbe	.L7
	movss	.LC11(%rip), %xmm14
	movss	.LC12(%rip), %xmm11
	movss	.LC15(%rip), %xmm5
	movss	.LC16(%rip), %xmm3
	movss	.LC17(%rip), %xmm2
	movss	.LC18(%rip), %xmm1
	movss	.LC13(%rip), %xmm10
	movss	.LC14(%rip), %xmm9
	movss	.LC19(%rip), %xmm13
	movss	.LC20(%rip), %xmm8
	movss	.LC21(%rip), %xmm12
	jmp	.L2
	.p2align 4,,10
	.p2align 3
.L3:
	movss	.LC0(%rip), %xmm14
	pxor	%xmm12, %xmm12
	movss	.LC1(%rip), %xmm11
	movss	.LC4(%rip), %xmm5
	movss	.LC5(%rip), %xmm3
	movss	.LC6(%rip), %xmm2
	movss	.LC7(%rip), %xmm1
	movss	.LC2(%rip), %xmm10
	movss	.LC3(%rip), %xmm9
	movss	.LC8(%rip), %xmm13
	movss	.LC9(%rip), %xmm8
.L2:
	mulss	%xmm0, %xmm0
	movss	.LC44(%rip), %xmm7
	movaps	%xmm7, %xmm6
	divss	%xmm0, %xmm6
	mulss	%xmm6, %xmm5
	movaps	%xmm5, %xmm4
	addss	%xmm3, %xmm4
	mulss	%xmm6, %xmm4
	movaps	%xmm4, %xmm3
	addss	%xmm2, %xmm3
	mulss	%xmm6, %xmm3
	movaps	%xmm3, %xmm2
	addss	%xmm1, %xmm2
	mulss	%xmm6, %xmm2
	addss	%xmm13, %xmm2
	movaps	%xmm2, %xmm1
	mulss	%xmm6, %xmm1
	movaps	%xmm1, %xmm0
	movaps	%xmm14, %xmm1
	mulss	%xmm6, %xmm1
	addss	%xmm12, %xmm0
	addss	%xmm11, %xmm1
	mulss	%xmm6, %xmm1
	addss	%xmm10, %xmm1
	mulss	%xmm6, %xmm1
	addss	%xmm9, %xmm1
	mulss	%xmm6, %xmm1
	addss	%xmm8, %xmm1
	mulss	%xmm6, %xmm1
	addss	%xmm7, %xmm1
	divss	%xmm1, %xmm0
	addss	%xmm7, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	cmpl	$1077336935, %eax
	jbe	.L8
	movss	.LC22(%rip), %xmm14
	movss	.LC23(%rip), %xmm11
	movss	.LC26(%rip), %xmm5
	movss	.LC27(%rip), %xmm3
	movss	.LC28(%rip), %xmm2
	movss	.LC29(%rip), %xmm1
	movss	.LC24(%rip), %xmm10
	movss	.LC25(%rip), %xmm9
	movss	.LC30(%rip), %xmm13
	movss	.LC31(%rip), %xmm8
	movss	.LC32(%rip), %xmm12
	jmp	.L2
	.p2align 4,,10
	.p2align 3
.L8:
	movss	.LC33(%rip), %xmm14
	movss	.LC34(%rip), %xmm11
	movss	.LC37(%rip), %xmm5
	movss	.LC38(%rip), %xmm3
	movss	.LC39(%rip), %xmm2
	movss	.LC40(%rip), %xmm1
	movss	.LC35(%rip), %xmm10
	movss	.LC36(%rip), %xmm9
	movss	.LC41(%rip), %xmm13
	movss	.LC42(%rip), %xmm8
	movss	.LC43(%rip), %xmm12
	jmp	.L2
	.size	ponef, .-ponef
	.section	.text.qonef,"ax",@progbits
	.p2align 4
	.type	qonef, @function
qonef:
	movd	%xmm0, %eax
	movaps	%xmm0, %xmm15
	andl	$2147483647, %eax
	cmpl	$1075838975, %eax
	jbe	.L11
	movss	.LC45(%rip), %xmm14
	pxor	%xmm12, %xmm12
	movss	.LC46(%rip), %xmm11
	movss	.LC50(%rip), %xmm4
	movss	.LC51(%rip), %xmm2
	movss	.LC52(%rip), %xmm1
	movss	.LC54(%rip), %xmm0
	movss	.LC47(%rip), %xmm10
	movss	.LC48(%rip), %xmm9
	movss	.LC49(%rip), %xmm8
	movss	.LC55(%rip), %xmm7
	movss	.LC53(%rip), %xmm13
.L10:
	movaps	%xmm15, %xmm3
	movss	.LC44(%rip), %xmm6
	mulss	%xmm15, %xmm3
	movaps	%xmm6, %xmm5
	divss	%xmm3, %xmm5
	mulss	%xmm5, %xmm4
	addss	%xmm2, %xmm4
	movaps	%xmm4, %xmm3
	mulss	%xmm5, %xmm3
	movaps	%xmm3, %xmm2
	addss	%xmm1, %xmm2
	mulss	%xmm5, %xmm2
	addss	%xmm13, %xmm2
	movaps	%xmm2, %xmm1
	mulss	%xmm5, %xmm1
	addss	%xmm1, %xmm0
	movaps	%xmm14, %xmm1
	mulss	%xmm5, %xmm1
	mulss	%xmm5, %xmm0
	addss	%xmm11, %xmm1
	addss	%xmm12, %xmm0
	mulss	%xmm5, %xmm1
	addss	%xmm10, %xmm1
	mulss	%xmm5, %xmm1
	addss	%xmm9, %xmm1
	mulss	%xmm5, %xmm1
	addss	%xmm8, %xmm1
	mulss	%xmm5, %xmm1
	addss	%xmm7, %xmm1
	mulss	%xmm5, %xmm1
	addss	%xmm6, %xmm1
	divss	%xmm1, %xmm0
	addss	.LC68(%rip), %xmm0
	divss	%xmm15, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L11:
	movss	.LC56(%rip), %xmm14
	movss	.LC57(%rip), %xmm11
	movss	.LC61(%rip), %xmm4
	movss	.LC62(%rip), %xmm2
	movss	.LC63(%rip), %xmm1
	movss	.LC65(%rip), %xmm0
	movss	.LC58(%rip), %xmm10
	movss	.LC59(%rip), %xmm9
	movss	.LC60(%rip), %xmm8
	movss	.LC64(%rip), %xmm13
	movss	.LC66(%rip), %xmm7
	movss	.LC67(%rip), %xmm12
	jmp	.L10
	.size	qonef, .-qonef
	.section	.text.__ieee754_j1f,"ax",@progbits
	.p2align 4
	.globl	__ieee754_j1f
	.type	__ieee754_j1f, @function
__ieee754_j1f:
	pushq	%rbp
	pushq	%rbx
	movd	%xmm0, %ebx
	movl	%ebx, %ebp
	andl	$2147483647, %ebp
	subq	$40, %rsp
	cmpl	$2139095039, %ebp
	jbe	.L13
	movss	.LC44(%rip), %xmm2
	divss	%xmm0, %xmm2
.L12:
	addq	$40, %rsp
	movaps	%xmm2, %xmm0
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L13:
	movss	%xmm0, 16(%rsp)
	call	fabsf@PLT
	testl	$1073741824, %ebx
	movss	16(%rsp), %xmm1
	movss	%xmm0, 12(%rsp)
	jne	.L25
	movss	.LC71(%rip), %xmm2
	movss	.LC44(%rip), %xmm3
	mulss	%xmm1, %xmm2
	cmpl	$838860799, %ebp
	ja	.L19
	movss	.LC72(%rip), %xmm0
	addss	%xmm1, %xmm0
	comiss	%xmm3, %xmm0
	ja	.L12
.L19:
	movaps	%xmm1, %xmm4
	movss	.LC73(%rip), %xmm0
	mulss	%xmm1, %xmm4
	mulss	%xmm4, %xmm0
	subss	.LC74(%rip), %xmm0
	mulss	%xmm4, %xmm0
	addss	.LC75(%rip), %xmm0
	mulss	%xmm4, %xmm0
	subss	.LC76(%rip), %xmm0
	mulss	%xmm4, %xmm0
	mulss	%xmm0, %xmm1
	movss	.LC77(%rip), %xmm0
	mulss	%xmm4, %xmm0
	addss	.LC78(%rip), %xmm0
	mulss	%xmm4, %xmm0
	addss	.LC79(%rip), %xmm0
	mulss	%xmm4, %xmm0
	addss	.LC80(%rip), %xmm0
	mulss	%xmm4, %xmm0
	addss	.LC81(%rip), %xmm0
	addq	$40, %rsp
	popq	%rbx
	popq	%rbp
	mulss	%xmm4, %xmm0
	addss	%xmm3, %xmm0
	divss	%xmm0, %xmm1
	addss	%xmm1, %xmm2
	movaps	%xmm2, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L25:
	call	sinf@PLT
	movss	%xmm0, 16(%rsp)
	movss	12(%rsp), %xmm0
	call	cosf@PLT
	movss	16(%rsp), %xmm1
	movaps	%xmm0, %xmm2
	movaps	%xmm1, %xmm0
	xorps	.LC69(%rip), %xmm0
	movaps	%xmm1, %xmm5
	subss	%xmm2, %xmm5
	subss	%xmm2, %xmm0
	movss	%xmm5, 20(%rsp)
	movss	%xmm0, 16(%rsp)
	cmpl	$2130706431, %ebp
	jbe	.L26
.L16:
	movss	12(%rsp), %xmm15
	movaps	%xmm15, %xmm0
	call	ponef
	movss	%xmm0, 24(%rsp)
	movaps	%xmm15, %xmm0
	call	qonef
	movss	20(%rsp), %xmm2
	mulss	16(%rsp), %xmm0
	mulss	24(%rsp), %xmm2
	subss	%xmm0, %xmm2
	mulss	.LC70(%rip), %xmm2
	movss	12(%rsp), %xmm0
	movss	%xmm2, 16(%rsp)
	call	__ieee754_sqrtf@PLT
	movss	16(%rsp), %xmm2
	divss	%xmm0, %xmm2
	testl	%ebx, %ebx
	jns	.L12
	xorps	.LC69(%rip), %xmm2
	jmp	.L12
	.p2align 4,,10
	.p2align 3
.L26:
	movss	12(%rsp), %xmm6
	movss	%xmm2, 28(%rsp)
	movss	%xmm1, 24(%rsp)
	movaps	%xmm6, %xmm0
	addss	%xmm6, %xmm0
	call	cosf@PLT
	movss	28(%rsp), %xmm2
	movss	24(%rsp), %xmm1
	mulss	%xmm2, %xmm1
	pxor	%xmm2, %xmm2
	comiss	%xmm2, %xmm1
	jbe	.L22
	divss	16(%rsp), %xmm0
	movss	%xmm0, 20(%rsp)
	jmp	.L16
	.p2align 4,,10
	.p2align 3
.L22:
	divss	20(%rsp), %xmm0
	movss	%xmm0, 16(%rsp)
	jmp	.L16
	.size	__ieee754_j1f, .-__ieee754_j1f
	.section	.text.__ieee754_y1f,"ax",@progbits
	.p2align 4
	.globl	__ieee754_y1f
	.type	__ieee754_y1f, @function
__ieee754_y1f:
	pushq	%rbx
	movd	%xmm0, %eax
	movaps	%xmm0, %xmm1
	movl	%eax, %ebx
	andl	$2147483647, %ebx
	subq	$16, %rsp
	cmpl	$2139095039, %ebx
	ja	.L43
	testl	%ebx, %ebx
	je	.L44
	testl	%eax, %eax
	js	.L45
	testl	$1073741824, %eax
	jne	.L46
	cmpl	$612368384, %ebx
	ja	.L38
	movss	.LC83(%rip), %xmm0
	addq	$16, %rsp
	popq	%rbx
	divss	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L44:
	movss	.LC82(%rip), %xmm0
	pxor	%xmm1, %xmm1
	divss	%xmm1, %xmm0
.L27:
	addq	$16, %rsp
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L43:
	mulss	%xmm0, %xmm0
	addss	%xmm0, %xmm1
	movss	.LC44(%rip), %xmm0
	addq	$16, %rsp
	popq	%rbx
	divss	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L38:
	movaps	%xmm0, %xmm3
	movss	.LC84(%rip), %xmm2
	movss	%xmm1, 8(%rsp)
	mulss	%xmm0, %xmm3
	movss	.LC89(%rip), %xmm0
	mulss	%xmm3, %xmm0
	addss	.LC90(%rip), %xmm0
	mulss	%xmm3, %xmm2
	addss	.LC85(%rip), %xmm2
	mulss	%xmm3, %xmm0
	addss	.LC91(%rip), %xmm0
	mulss	%xmm3, %xmm2
	subss	.LC86(%rip), %xmm2
	mulss	%xmm3, %xmm0
	addss	.LC92(%rip), %xmm0
	mulss	%xmm3, %xmm2
	addss	.LC87(%rip), %xmm2
	mulss	%xmm3, %xmm0
	addss	.LC93(%rip), %xmm0
	mulss	%xmm3, %xmm2
	subss	.LC88(%rip), %xmm2
	mulss	%xmm3, %xmm0
	addss	.LC44(%rip), %xmm0
	divss	%xmm0, %xmm2
	movaps	%xmm1, %xmm0
	mulss	%xmm1, %xmm2
	movss	%xmm2, (%rsp)
	call	__ieee754_j1f@PLT
	movss	8(%rsp), %xmm1
	movss	%xmm0, 4(%rsp)
	movaps	%xmm1, %xmm0
	call	__ieee754_logf@PLT
	movss	.LC44(%rip), %xmm6
	movss	8(%rsp), %xmm1
	mulss	4(%rsp), %xmm0
	divss	%xmm1, %xmm6
	subss	%xmm6, %xmm0
	mulss	.LC94(%rip), %xmm0
	addss	(%rsp), %xmm0
	addq	$16, %rsp
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L45:
	pxor	%xmm0, %xmm0
	addq	$16, %rsp
	divss	%xmm0, %xmm0
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L46:
	movss	%xmm0, 4(%rsp)
	call	sinf@PLT
	movss	4(%rsp), %xmm1
	movss	%xmm0, (%rsp)
	movaps	%xmm1, %xmm0
	call	cosf@PLT
	movss	(%rsp), %xmm2
	xorps	.LC69(%rip), %xmm2
	cmpl	$2130706431, %ebx
	movss	4(%rsp), %xmm1
	subss	%xmm0, %xmm2
	jbe	.L47
.L33:
	mulss	.LC70(%rip), %xmm2
	movss	%xmm2, (%rsp)
.L42:
	movaps	%xmm1, %xmm0
	call	__ieee754_sqrtf@PLT
	movss	(%rsp), %xmm2
	divss	%xmm0, %xmm2
	movaps	%xmm2, %xmm0
	jmp	.L27
	.p2align 4,,10
	.p2align 3
.L47:
	movss	%xmm0, 8(%rsp)
	movaps	%xmm1, %xmm0
	addss	%xmm1, %xmm0
	movss	%xmm2, 12(%rsp)
	call	cosf@PLT
	movss	(%rsp), %xmm5
	pxor	%xmm4, %xmm4
	movss	8(%rsp), %xmm3
	movss	4(%rsp), %xmm1
	mulss	%xmm3, %xmm5
	comiss	%xmm4, %xmm5
	jbe	.L40
	movss	12(%rsp), %xmm2
	divss	%xmm2, %xmm0
	movss	%xmm0, 12(%rsp)
.L36:
	cmpl	$1207959552, %ebx
	ja	.L33
	movaps	%xmm1, %xmm0
	movss	%xmm2, 8(%rsp)
	movss	%xmm1, 4(%rsp)
	call	ponef
	movss	4(%rsp), %xmm1
	movss	%xmm0, (%rsp)
	movaps	%xmm1, %xmm0
	call	qonef
	movss	8(%rsp), %xmm2
	mulss	(%rsp), %xmm2
	mulss	12(%rsp), %xmm0
	movss	4(%rsp), %xmm1
	addss	%xmm0, %xmm2
	mulss	.LC70(%rip), %xmm2
	movss	%xmm2, (%rsp)
	jmp	.L42
.L40:
	movss	(%rsp), %xmm4
	movaps	%xmm0, %xmm2
	subss	%xmm3, %xmm4
	divss	%xmm4, %xmm2
	movss	%xmm4, 12(%rsp)
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
	.section	.rodata.cst16,"aM",@progbits,16
	.align 16
.LC69:
	.long	-2147483648
	.long	0
	.long	0
	.long	0
	.section	.rodata.cst4
	.align 4
.LC70:
	.long	1058041531
	.align 4
.LC71:
	.long	1056964608
	.align 4
.LC72:
	.long	1900671690
	.align 4
.LC73:
	.long	861231058
	.align 4
.LC74:
	.long	931540534
	.align 4
.LC75:
	.long	985165053
	.align 4
.LC76:
	.long	1031798784
	.align 4
.LC77:
	.long	760829566
	.align 4
.LC78:
	.long	833446982
	.align 4
.LC79:
	.long	899547074
	.align 4
.LC80:
	.long	960690870
	.align 4
.LC81:
	.long	1016916057
	.align 4
.LC82:
	.long	-1082130432
	.align 4
.LC83:
	.long	-1088226941
	.align 4
.LC84:
	.long	-1278910461
	.align 4
.LC85:
	.long	935680028
	.align 4
.LC86:
	.long	989507370
	.align 4
.LC87:
	.long	1028562492
	.align 4
.LC88:
	.long	1044955953
	.align 4
.LC89:
	.long	764576207
	.align 4
.LC90:
	.long	836106475
	.align 4
.LC91:
	.long	901120724
	.align 4
.LC92:
	.long	961832011
	.align 4
.LC93:
	.long	1017325674
	.align 4
.LC94:
	.long	1059256707
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
