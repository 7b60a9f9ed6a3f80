// 368315a0951db8b145c06d9a281e9568 newlib/libm/math/ef_j0.c
	.file	"ef_j0.c"
	.text
	.section	.text.pzerof,"ax",@progbits
	.p2align 4
	.type	pzerof, @function
pzerof:
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
	.size	pzerof, .-pzerof
	.section	.text.qzerof,"ax",@progbits
	.p2align 4
	.type	qzerof, @function
qzerof:
	movd	%xmm0, %eax
	movaps	%xmm0, %xmm15
	andl	$2147483647, %eax
	cmpl	$1090519039, %eax
	ja	.L11
	cmpl	$1089936471, %eax
	jbe	.L14
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
	.p2align 4,,10
	.p2align 3
.L11:
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
	subss	.LC92(%rip), %xmm0
	divss	%xmm15, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	cmpl	$1077336935, %eax
	jbe	.L15
	movss	.LC68(%rip), %xmm14
	movss	.LC69(%rip), %xmm11
	movss	.LC73(%rip), %xmm4
	movss	.LC74(%rip), %xmm2
	movss	.LC75(%rip), %xmm1
	movss	.LC77(%rip), %xmm0
	movss	.LC70(%rip), %xmm10
	movss	.LC71(%rip), %xmm9
	movss	.LC72(%rip), %xmm8
	movss	.LC76(%rip), %xmm13
	movss	.LC78(%rip), %xmm7
	movss	.LC79(%rip), %xmm12
	jmp	.L10
	.p2align 4,,10
	.p2align 3
.L15:
	movss	.LC80(%rip), %xmm14
	movss	.LC81(%rip), %xmm11
	movss	.LC85(%rip), %xmm4
	movss	.LC86(%rip), %xmm2
	movss	.LC87(%rip), %xmm1
	movss	.LC89(%rip), %xmm0
	movss	.LC82(%rip), %xmm10
	movss	.LC83(%rip), %xmm9
	movss	.LC84(%rip), %xmm8
	movss	.LC88(%rip), %xmm13
	movss	.LC90(%rip), %xmm7
	movss	.LC91(%rip), %xmm12
	jmp	.L10
	.size	qzerof, .-qzerof
	.section	.text.__ieee754_j0f,"ax",@progbits
	.p2align 4
	.globl	__ieee754_j0f
	.type	__ieee754_j0f, @function
__ieee754_j0f:
	pushq	%rbp
	movd	%xmm0, %ebp
	pushq	%rbx
	movl	%ebp, %ebx
	andl	$2147483647, %ebx
	subq	$40, %rsp
	cmpl	$2139095039, %ebx
	jbe	.L17
	mulss	%xmm0, %xmm0
	movss	.LC44(%rip), %xmm1
	divss	%xmm0, %xmm1
.L16:
	addq	$40, %rsp
	movaps	%xmm1, %xmm0
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L17:
	call	fabsf@PLT
	andl	$1073741824, %ebp
	movaps	%xmm0, %xmm2
	jne	.L33
	movss	.LC44(%rip), %xmm4
	cmpl	$956301311, %ebx
	ja	.L23
	movss	.LC95(%rip), %xmm0
	addss	%xmm2, %xmm0
	comiss	%xmm4, %xmm0
	jbe	.L23
	movaps	%xmm4, %xmm1
	cmpl	$838860799, %ebx
	jbe	.L16
	movss	.LC96(%rip), %xmm0
	mulss	%xmm2, %xmm0
	mulss	%xmm2, %xmm0
	subss	%xmm0, %xmm1
	jmp	.L16
	.p2align 4,,10
	.p2align 3
.L23:
	movaps	%xmm2, %xmm3
	movss	.LC101(%rip), %xmm0
	movss	.LC97(%rip), %xmm1
	mulss	%xmm2, %xmm3
	mulss	%xmm3, %xmm0
	addss	.LC102(%rip), %xmm0
	mulss	%xmm3, %xmm1
	addss	.LC98(%rip), %xmm1
	mulss	%xmm3, %xmm0
	addss	.LC103(%rip), %xmm0
	mulss	%xmm3, %xmm1
	subss	.LC99(%rip), %xmm1
	mulss	%xmm3, %xmm0
	addss	.LC104(%rip), %xmm0
	mulss	%xmm3, %xmm1
	addss	.LC100(%rip), %xmm1
	mulss	%xmm3, %xmm0
	mulss	%xmm3, %xmm1
	addss	%xmm4, %xmm0
	divss	%xmm0, %xmm1
	cmpl	$1065353215, %ebx
	ja	.L25
	subss	.LC96(%rip), %xmm1
	addq	$40, %rsp
	popq	%rbx
	popq	%rbp
	mulss	%xmm3, %xmm1
	addss	%xmm4, %xmm1
	movaps	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L25:
	mulss	.LC105(%rip), %xmm2
	addq	$40, %rsp
	mulss	%xmm1, %xmm3
	popq	%rbx
	popq	%rbp
	movaps	%xmm2, %xmm0
	addss	%xmm4, %xmm0
	subss	%xmm2, %xmm4
	mulss	%xmm4, %xmm0
	movaps	%xmm0, %xmm1
	addss	%xmm3, %xmm1
	movaps	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L33:
	movss	%xmm0, 16(%rsp)
	call	sinf@PLT
	movss	16(%rsp), %xmm2
	movss	%xmm0, 12(%rsp)
	movaps	%xmm2, %xmm0
	movss	%xmm2, 20(%rsp)
	call	cosf@PLT
	movss	12(%rsp), %xmm1
	cmpl	$2130706431, %ebx
	movss	20(%rsp), %xmm2
	movaps	%xmm1, %xmm5
	movaps	%xmm1, %xmm6
	subss	%xmm0, %xmm5
	addss	%xmm0, %xmm6
	movss	%xmm5, 12(%rsp)
	movss	%xmm6, 16(%rsp)
	jbe	.L34
.L20:
	movaps	%xmm2, %xmm0
	movss	%xmm2, 24(%rsp)
	call	pzerof
	movss	24(%rsp), %xmm2
	movss	%xmm0, 20(%rsp)
	movaps	%xmm2, %xmm0
	call	qzerof
	movss	16(%rsp), %xmm1
	mulss	12(%rsp), %xmm0
	mulss	20(%rsp), %xmm1
	movss	24(%rsp), %xmm2
	subss	%xmm0, %xmm1
	mulss	.LC94(%rip), %xmm1
	movaps	%xmm2, %xmm0
	movss	%xmm1, 12(%rsp)
	call	__ieee754_sqrtf@PLT
	movss	12(%rsp), %xmm1
	divss	%xmm0, %xmm1
	jmp	.L16
	.p2align 4,,10
	.p2align 3
.L34:
	movss	%xmm0, 28(%rsp)
	movaps	%xmm2, %xmm0
	addss	%xmm2, %xmm0
	movss	%xmm1, 24(%rsp)
	call	cosf@PLT
	movss	28(%rsp), %xmm3
	movss	24(%rsp), %xmm1
	xorps	.LC93(%rip), %xmm0
	movss	20(%rsp), %xmm2
	mulss	%xmm3, %xmm1
	pxor	%xmm3, %xmm3
	comiss	%xmm1, %xmm3
	ja	.L35
	divss	16(%rsp), %xmm0
	movss	%xmm0, 12(%rsp)
	jmp	.L20
	.p2align 4,,10
	.p2align 3
.L35:
	divss	12(%rsp), %xmm0
	movss	%xmm0, 16(%rsp)
	jmp	.L20
	.size	__ieee754_j0f, .-__ieee754_j0f
	.section	.text.__ieee754_y0f,"ax",@progbits
	.p2align 4
	.globl	__ieee754_y0f
	.type	__ieee754_y0f, @function
__ieee754_y0f:
	pushq	%rbx
	movd	%xmm0, %eax
	movaps	%xmm0, %xmm1
	movl	%eax, %ebx
	andl	$2147483647, %ebx
	subq	$32, %rsp
	cmpl	$2139095039, %ebx
	ja	.L49
	testl	%ebx, %ebx
	je	.L50
	testl	%eax, %eax
	js	.L51
	testl	$1073741824, %eax
	jne	.L52
	cmpl	$838860800, %ebx
	jbe	.L53
	movaps	%xmm0, %xmm3
	movss	.LC115(%rip), %xmm2
	movss	%xmm1, 20(%rsp)
	mulss	%xmm0, %xmm3
	movss	.LC109(%rip), %xmm0
	mulss	%xmm3, %xmm0
	addss	.LC110(%rip), %xmm0
	mulss	%xmm3, %xmm2
	addss	.LC116(%rip), %xmm2
	mulss	%xmm3, %xmm0
	subss	.LC111(%rip), %xmm0
	mulss	%xmm3, %xmm2
	addss	.LC117(%rip), %xmm2
	mulss	%xmm3, %xmm0
	addss	.LC112(%rip), %xmm0
	mulss	%xmm3, %xmm2
	addss	.LC118(%rip), %xmm2
	mulss	%xmm3, %xmm0
	subss	.LC113(%rip), %xmm0
	mulss	%xmm3, %xmm2
	addss	.LC44(%rip), %xmm2
	mulss	%xmm3, %xmm0
	addss	.LC114(%rip), %xmm0
	mulss	%xmm3, %xmm0
	subss	.LC108(%rip), %xmm0
	divss	%xmm2, %xmm0
	movss	%xmm0, 12(%rsp)
	movaps	%xmm1, %xmm0
	call	__ieee754_j0f@PLT
	movss	20(%rsp), %xmm1
	movss	%xmm0, 16(%rsp)
	movaps	%xmm1, %xmm0
	call	__ieee754_logf@PLT
	mulss	16(%rsp), %xmm0
	mulss	.LC107(%rip), %xmm0
	addss	12(%rsp), %xmm0
	addq	$32, %rsp
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L50:
	movss	.LC106(%rip), %xmm0
	pxor	%xmm1, %xmm1
	divss	%xmm1, %xmm0
.L36:
	addq	$32, %rsp
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L49:
	mulss	%xmm0, %xmm0
	addss	%xmm0, %xmm1
	movss	.LC44(%rip), %xmm0
	addq	$32, %rsp
	popq	%rbx
	divss	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L53:
	call	__ieee754_logf@PLT
	mulss	.LC107(%rip), %xmm0
	subss	.LC108(%rip), %xmm0
	jmp	.L36
	.p2align 4,,10
	.p2align 3
.L51:
	pxor	%xmm0, %xmm0
	addq	$32, %rsp
	divss	%xmm0, %xmm0
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L52:
	movss	%xmm0, 16(%rsp)
	call	sinf@PLT
	movss	16(%rsp), %xmm1
	movss	%xmm0, 12(%rsp)
	movaps	%xmm1, %xmm0
	movss	%xmm1, 20(%rsp)
	call	cosf@PLT
	movss	12(%rsp), %xmm2
	cmpl	$2130706431, %ebx
	movss	20(%rsp), %xmm1
	movaps	%xmm2, %xmm6
	movaps	%xmm2, %xmm7
	subss	%xmm0, %xmm6
	addss	%xmm0, %xmm7
	movss	%xmm6, 12(%rsp)
	movss	%xmm7, 16(%rsp)
	jbe	.L54
.L42:
	movaps	%xmm1, %xmm0
	movss	%xmm1, 24(%rsp)
	call	pzerof
	movss	24(%rsp), %xmm1
	movss	%xmm0, 20(%rsp)
	movaps	%xmm1, %xmm0
	call	qzerof
	movss	12(%rsp), %xmm6
	mulss	20(%rsp), %xmm6
	movaps	%xmm0, %xmm2
	movss	24(%rsp), %xmm1
	mulss	16(%rsp), %xmm2
	movaps	%xmm1, %xmm0
	addss	%xmm6, %xmm2
	mulss	.LC94(%rip), %xmm2
	movss	%xmm2, 12(%rsp)
	call	__ieee754_sqrtf@PLT
	movss	12(%rsp), %xmm2
	divss	%xmm0, %xmm2
	movaps	%xmm2, %xmm0
	jmp	.L36
	.p2align 4,,10
	.p2align 3
.L54:
	movss	%xmm0, 28(%rsp)
	movaps	%xmm1, %xmm0
	addss	%xmm1, %xmm0
	movss	%xmm2, 24(%rsp)
	call	cosf@PLT
	movss	28(%rsp), %xmm3
	movss	24(%rsp), %xmm2
	xorps	.LC93(%rip), %xmm0
	movss	20(%rsp), %xmm1
	mulss	%xmm3, %xmm2
	pxor	%xmm3, %xmm3
	comiss	%xmm2, %xmm3
	ja	.L55
	divss	16(%rsp), %xmm0
	movss	%xmm0, 12(%rsp)
	jmp	.L42
.L55:
	divss	12(%rsp), %xmm0
	movss	%xmm0, 16(%rsp)
	jmp	.L42
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
	.section	.rodata.cst16,"aM",@progbits,16
	.align 16
.LC93:
	.long	-2147483648
	.long	0
	.long	0
	.long	0
	.section	.rodata.cst4
	.align 4
.LC94:
	.long	1058041531
	.align 4
.LC95:
	.long	1900671690
	.align 4
.LC96:
	.long	1048576000
	.align 4
.LC97:
	.long	-1315000516
	.align 4
.LC98:
	.long	905285256
	.align 4
.LC99:
	.long	960967982
	.align 4
.LC100:
	.long	1015021568
	.align 4
.LC101:
	.long	815810024
	.align 4
.LC102:
	.long	889838246
	.align 4
.LC103:
	.long	955594391
	.align 4
.LC104:
	.long	1015015236
	.align 4
.LC105:
	.long	1056964608
	.align 4
.LC106:
	.long	-1082130432
	.align 4
.LC107:
	.long	1059256707
	.align 4
.LC108:
	.long	1033316021
	.align 4
.LC109:
	.long	-1372642837
	.align 4
.LC110:
	.long	849871546
	.align 4
.LC111:
	.long	914355516
	.align 4
.LC112:
	.long	968239721
	.align 4
.LC113:
	.long	1013081926
	.align 4
.LC114:
	.long	1043654669
	.align 4
.LC115:
	.long	804421826
	.align 4
.LC116:
	.long	881533292
	.align 4
.LC117:
	.long	949970400
	.align 4
.LC118:
	.long	1011913605
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
