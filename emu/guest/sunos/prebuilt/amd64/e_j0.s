// ae0119ccae51bf6e800d31951a9327c6 newlib/libm/math/e_j0.c
	.file	"e_j0.c"
	.text
	.section	.text.pzero,"ax",@progbits
	.p2align 4
	.type	pzero, @function
pzero:
	movq	%xmm0, %rax
	shrq	$32, %rax
	andl	$2147483647, %eax
	cmpl	$1075838975, %eax
	ja	.L3
	cmpl	$1074933386, %eax
	jbe	.L7
	movsd	.LC11(%rip), %xmm14
	movsd	.LC12(%rip), %xmm11
	movsd	.LC15(%rip), %xmm5
	movsd	.LC16(%rip), %xmm3
	movsd	.LC17(%rip), %xmm2
	movsd	.LC18(%rip), %xmm1
	movsd	.LC13(%rip), %xmm10
	movsd	.LC14(%rip), %xmm9
	movsd	.LC19(%rip), %xmm13
	movsd	.LC20(%rip), %xmm8
	movsd	.LC21(%rip), %xmm12
	jmp	.L2
	.p2align 4,,10
	.p2align 3
.L3:
	movsd	.LC0(%rip), %xmm14
	pxor	%xmm12, %xmm12
	movsd	.LC1(%rip), %xmm11
	movsd	.LC4(%rip), %xmm5
	movsd	.LC5(%rip), %xmm3
	movsd	.LC6(%rip), %xmm2
	movsd	.LC7(%rip), %xmm1
	movsd	.LC2(%rip), %xmm10
	movsd	.LC3(%rip), %xmm9
	movsd	.LC8(%rip), %xmm13
	movsd	.LC9(%rip), %xmm8
.L2:
	mulsd	%xmm0, %xmm0
	movsd	.LC44(%rip), %xmm7
	movapd	%xmm7, %xmm6
	divsd	%xmm0, %xmm6
	mulsd	%xmm6, %xmm5
	movapd	%xmm5, %xmm4
	addsd	%xmm3, %xmm4
	mulsd	%xmm6, %xmm4
	movapd	%xmm4, %xmm3
	addsd	%xmm2, %xmm3
	mulsd	%xmm6, %xmm3
	movapd	%xmm3, %xmm2
	addsd	%xmm1, %xmm2
	mulsd	%xmm6, %xmm2
	addsd	%xmm13, %xmm2
	movapd	%xmm2, %xmm1
	mulsd	%xmm6, %xmm1
	movapd	%xmm1, %xmm0
	movapd	%xmm14, %xmm1
	mulsd	%xmm6, %xmm1
	addsd	%xmm12, %xmm0
	addsd	%xmm11, %xmm1
	mulsd	%xmm6, %xmm1
	addsd	%xmm10, %xmm1
	mulsd	%xmm6, %xmm1
	addsd	%xmm9, %xmm1
	mulsd	%xmm6, %xmm1
	addsd	%xmm8, %xmm1
	mulsd	%xmm6, %xmm1
	addsd	%xmm7, %xmm1
	divsd	%xmm1, %xmm0
	addsd	%xmm7, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	cmpl	$1074191212, %eax
	jbe	.L8
	movsd	.LC22(%rip), %xmm14
	movsd	.LC23(%rip), %xmm11
	movsd	.LC26(%rip), %xmm5
	movsd	.LC27(%rip), %xmm3
	movsd	.LC28(%rip), %xmm2
	movsd	.LC29(%rip), %xmm1
	movsd	.LC24(%rip), %xmm10
	movsd	.LC25(%rip), %xmm9
	movsd	.LC30(%rip), %xmm13
	movsd	.LC31(%rip), %xmm8
	movsd	.LC32(%rip), %xmm12
	jmp	.L2
	.p2align 4,,10
	.p2align 3
.L8:
	movsd	.LC33(%rip), %xmm14
	movsd	.LC34(%rip), %xmm11
	movsd	.LC37(%rip), %xmm5
	movsd	.LC38(%rip), %xmm3
	movsd	.LC39(%rip), %xmm2
	movsd	.LC40(%rip), %xmm1
	movsd	.LC35(%rip), %xmm10
	movsd	.LC36(%rip), %xmm9
	movsd	.LC41(%rip), %xmm13
	movsd	.LC42(%rip), %xmm8
	movsd	.LC43(%rip), %xmm12
	jmp	.L2
	.size	pzero, .-pzero
	.section	.text.qzero,"ax",@progbits
	.p2align 4
	.type	qzero, @function
qzero:
	movq	%xmm0, %rax
	movapd	%xmm0, %xmm15
	shrq	$32, %rax
	andl	$2147483647, %eax
	cmpl	$1075838975, %eax
	ja	.L11
	cmpl	$1074933386, %eax
	jbe	.L14
	movsd	.LC56(%rip), %xmm14
	movsd	.LC57(%rip), %xmm11
	movsd	.LC61(%rip), %xmm4
	movsd	.LC62(%rip), %xmm2
	movsd	.LC63(%rip), %xmm1
	movsd	.LC65(%rip), %xmm0
	movsd	.LC58(%rip), %xmm10
	movsd	.LC59(%rip), %xmm9
	movsd	.LC60(%rip), %xmm8
	movsd	.LC64(%rip), %xmm13
	movsd	.LC66(%rip), %xmm7
	movsd	.LC67(%rip), %xmm12
	jmp	.L10
	.p2align 4,,10
	.p2align 3
.L11:
	movsd	.LC45(%rip), %xmm14
	pxor	%xmm12, %xmm12
	movsd	.LC46(%rip), %xmm11
	movsd	.LC50(%rip), %xmm4
	movsd	.LC51(%rip), %xmm2
	movsd	.LC52(%rip), %xmm1
	movsd	.LC54(%rip), %xmm0
	movsd	.LC47(%rip), %xmm10
	movsd	.LC48(%rip), %xmm9
	movsd	.LC49(%rip), %xmm8
	movsd	.LC55(%rip), %xmm7
	movsd	.LC53(%rip), %xmm13
.L10:
	movapd	%xmm15, %xmm3
	movsd	.LC44(%rip), %xmm6
	mulsd	%xmm15, %xmm3
	movapd	%xmm6, %xmm5
	divsd	%xmm3, %xmm5
	mulsd	%xmm5, %xmm4
	addsd	%xmm2, %xmm4
	movapd	%xmm4, %xmm3
	mulsd	%xmm5, %xmm3
	movapd	%xmm3, %xmm2
	addsd	%xmm1, %xmm2
	mulsd	%xmm5, %xmm2
	addsd	%xmm13, %xmm2
	movapd	%xmm2, %xmm1
	mulsd	%xmm5, %xmm1
	addsd	%xmm1, %xmm0
	movapd	%xmm14, %xmm1
	mulsd	%xmm5, %xmm1
	mulsd	%xmm5, %xmm0
	addsd	%xmm11, %xmm1
	addsd	%xmm12, %xmm0
	mulsd	%xmm5, %xmm1
	addsd	%xmm10, %xmm1
	mulsd	%xmm5, %xmm1
	addsd	%xmm9, %xmm1
	mulsd	%xmm5, %xmm1
	addsd	%xmm8, %xmm1
	mulsd	%xmm5, %xmm1
	addsd	%xmm7, %xmm1
	mulsd	%xmm5, %xmm1
	addsd	%xmm6, %xmm1
	divsd	%xmm1, %xmm0
	subsd	.LC92(%rip), %xmm0
	divsd	%xmm15, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	cmpl	$1074191212, %eax
	jbe	.L15
	movsd	.LC68(%rip), %xmm14
	movsd	.LC69(%rip), %xmm11
	movsd	.LC73(%rip), %xmm4
	movsd	.LC74(%rip), %xmm2
	movsd	.LC75(%rip), %xmm1
	movsd	.LC77(%rip), %xmm0
	movsd	.LC70(%rip), %xmm10
	movsd	.LC71(%rip), %xmm9
	movsd	.LC72(%rip), %xmm8
	movsd	.LC76(%rip), %xmm13
	movsd	.LC78(%rip), %xmm7
	movsd	.LC79(%rip), %xmm12
	jmp	.L10
	.p2align 4,,10
	.p2align 3
.L15:
	movsd	.LC80(%rip), %xmm14
	movsd	.LC81(%rip), %xmm11
	movsd	.LC85(%rip), %xmm4
	movsd	.LC86(%rip), %xmm2
	movsd	.LC87(%rip), %xmm1
	movsd	.LC89(%rip), %xmm0
	movsd	.LC82(%rip), %xmm10
	movsd	.LC83(%rip), %xmm9
	movsd	.LC84(%rip), %xmm8
	movsd	.LC88(%rip), %xmm13
	movsd	.LC90(%rip), %xmm7
	movsd	.LC91(%rip), %xmm12
	jmp	.L10
	.size	qzero, .-qzero
	.section	.text.__ieee754_j0,"ax",@progbits
	.p2align 4
	.globl	__ieee754_j0
	.type	__ieee754_j0, @function
__ieee754_j0:
	pushq	%rbp
	pushq	%rbx
	movq	%xmm0, %rbx
	shrq	$32, %rbx
	movl	%ebx, %ebp
	andl	$2147483647, %ebp
	subq	$40, %rsp
	cmpl	$2146435071, %ebp
	jbe	.L17
	mulsd	%xmm0, %xmm0
	movsd	.LC44(%rip), %xmm4
	divsd	%xmm0, %xmm4
.L16:
	addq	$40, %rsp
	movapd	%xmm4, %xmm0
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L17:
	call	fabs@PLT
	movapd	%xmm0, %xmm3
	testl	$1073741824, %ebx
	jne	.L35
	movsd	.LC44(%rip), %xmm4
	cmpl	$1059061759, %ebp
	ja	.L25
	movsd	.LC95(%rip), %xmm0
	addsd	%xmm3, %xmm0
	comisd	%xmm4, %xmm0
	jbe	.L25
	cmpl	$1044381695, %ebp
	jbe	.L16
	movsd	.LC96(%rip), %xmm0
	mulsd	%xmm3, %xmm0
	mulsd	%xmm3, %xmm0
	subsd	%xmm0, %xmm4
	jmp	.L16
	.p2align 4,,10
	.p2align 3
.L25:
	movapd	%xmm3, %xmm5
	movsd	.LC101(%rip), %xmm2
	movsd	.LC97(%rip), %xmm1
	mulsd	%xmm3, %xmm5
	mulsd	%xmm5, %xmm2
	addsd	.LC102(%rip), %xmm2
	mulsd	%xmm5, %xmm1
	addsd	.LC98(%rip), %xmm1
	mulsd	%xmm5, %xmm2
	addsd	.LC103(%rip), %xmm2
	mulsd	%xmm5, %xmm1
	subsd	.LC99(%rip), %xmm1
	mulsd	%xmm5, %xmm2
	addsd	.LC104(%rip), %xmm2
	mulsd	%xmm5, %xmm1
	addsd	.LC100(%rip), %xmm1
	mulsd	%xmm5, %xmm2
	mulsd	%xmm5, %xmm1
	addsd	%xmm4, %xmm2
	divsd	%xmm2, %xmm1
	cmpl	$1072693247, %ebp
	ja	.L27
	subsd	.LC96(%rip), %xmm1
	addq	$40, %rsp
	popq	%rbx
	popq	%rbp
	mulsd	%xmm5, %xmm1
	addsd	%xmm1, %xmm4
	movapd	%xmm4, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L27:
	mulsd	.LC105(%rip), %xmm3
	addq	$40, %rsp
	mulsd	%xmm5, %xmm1
	popq	%rbx
	popq	%rbp
	movapd	%xmm3, %xmm0
	addsd	%xmm4, %xmm0
	subsd	%xmm3, %xmm4
	mulsd	%xmm0, %xmm4
	addsd	%xmm1, %xmm4
	movapd	%xmm4, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L35:
	movsd	%xmm0, 8(%rsp)
	call	sin@PLT
	movsd	8(%rsp), %xmm3
	movsd	%xmm0, (%rsp)
	movapd	%xmm3, %xmm0
	call	cos@PLT
	movsd	(%rsp), %xmm4
	cmpl	$2145386495, %ebp
	movsd	8(%rsp), %xmm3
	addsd	%xmm0, %xmm4
	jbe	.L36
.L20:
	mulsd	.LC94(%rip), %xmm4
	movapd	%xmm3, %xmm0
	movsd	%xmm4, (%rsp)
	call	__ieee754_sqrt@PLT
	movsd	(%rsp), %xmm4
	divsd	%xmm0, %xmm4
	jmp	.L16
	.p2align 4,,10
	.p2align 3
.L36:
	movsd	%xmm0, 16(%rsp)
	movapd	%xmm3, %xmm0
	addsd	%xmm3, %xmm0
	movsd	%xmm4, 24(%rsp)
	call	cos@PLT
	movsd	(%rsp), %xmm6
	pxor	%xmm5, %xmm5
	movsd	16(%rsp), %xmm1
	xorpd	.LC93(%rip), %xmm0
	movsd	8(%rsp), %xmm3
	movapd	%xmm6, %xmm2
	movsd	24(%rsp), %xmm4
	mulsd	%xmm1, %xmm2
	comisd	%xmm2, %xmm5
	ja	.L37
	divsd	%xmm4, %xmm0
	movsd	%xmm0, 24(%rsp)
.L23:
	cmpl	$1207959552, %ebp
	ja	.L20
	movapd	%xmm3, %xmm0
	movsd	%xmm4, 16(%rsp)
	movsd	%xmm3, 8(%rsp)
	call	pzero
	movsd	8(%rsp), %xmm3
	movsd	%xmm0, (%rsp)
	movapd	%xmm3, %xmm0
	call	qzero
	movsd	16(%rsp), %xmm4
	mulsd	(%rsp), %xmm4
	mulsd	24(%rsp), %xmm0
	movsd	8(%rsp), %xmm3
	subsd	%xmm0, %xmm4
	mulsd	.LC94(%rip), %xmm4
	movapd	%xmm3, %xmm0
	movsd	%xmm4, (%rsp)
	call	__ieee754_sqrt@PLT
	movsd	(%rsp), %xmm4
	divsd	%xmm0, %xmm4
	jmp	.L16
	.p2align 4,,10
	.p2align 3
.L37:
	subsd	%xmm1, %xmm6
	movapd	%xmm0, %xmm4
	divsd	%xmm6, %xmm4
	movsd	%xmm6, 24(%rsp)
	jmp	.L23
	.size	__ieee754_j0, .-__ieee754_j0
	.section	.text.__ieee754_y0,"ax",@progbits
	.p2align 4
	.globl	__ieee754_y0
	.type	__ieee754_y0, @function
__ieee754_y0:
	movq	%xmm0, %rax
	pushq	%rbx
	movapd	%xmm0, %xmm1
	movq	%rax, %rdx
	shrq	$32, %rdx
	movl	%edx, %ebx
	subq	$32, %rsp
	andl	$2147483647, %ebx
	cmpl	$2146435071, %ebx
	ja	.L54
	orl	%ebx, %eax
	je	.L55
	testl	%edx, %edx
	js	.L56
	testl	$1073741824, %edx
	jne	.L57
	cmpl	$1044381696, %ebx
	jbe	.L58
	movapd	%xmm0, %xmm3
	movsd	.LC115(%rip), %xmm2
	movsd	%xmm1, 16(%rsp)
	mulsd	%xmm0, %xmm3
	movsd	.LC109(%rip), %xmm0
	mulsd	%xmm3, %xmm0
	addsd	.LC110(%rip), %xmm0
	mulsd	%xmm3, %xmm2
	addsd	.LC116(%rip), %xmm2
	mulsd	%xmm3, %xmm0
	subsd	.LC111(%rip), %xmm0
	mulsd	%xmm3, %xmm2
	addsd	.LC117(%rip), %xmm2
	mulsd	%xmm3, %xmm0
	addsd	.LC112(%rip), %xmm0
	mulsd	%xmm3, %xmm2
	addsd	.LC118(%rip), %xmm2
	mulsd	%xmm3, %xmm0
	subsd	.LC113(%rip), %xmm0
	mulsd	%xmm3, %xmm2
	addsd	.LC44(%rip), %xmm2
	mulsd	%xmm3, %xmm0
	addsd	.LC114(%rip), %xmm0
	mulsd	%xmm3, %xmm0
	subsd	.LC108(%rip), %xmm0
	divsd	%xmm2, %xmm0
	movsd	%xmm0, (%rsp)
	movapd	%xmm1, %xmm0
	call	__ieee754_j0@PLT
	movsd	16(%rsp), %xmm1
	movsd	%xmm0, 8(%rsp)
	movapd	%xmm1, %xmm0
	call	__ieee754_log@PLT
	mulsd	8(%rsp), %xmm0
	mulsd	.LC107(%rip), %xmm0
	addsd	(%rsp), %xmm0
	addq	$32, %rsp
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L55:
	movsd	.LC106(%rip), %xmm0
	pxor	%xmm1, %xmm1
	divsd	%xmm1, %xmm0
.L38:
	addq	$32, %rsp
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L54:
	mulsd	%xmm0, %xmm0
	addsd	%xmm0, %xmm1
	movsd	.LC44(%rip), %xmm0
	addq	$32, %rsp
	popq	%rbx
	divsd	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L58:
	call	__ieee754_log@PLT
	mulsd	.LC107(%rip), %xmm0
	subsd	.LC108(%rip), %xmm0
	jmp	.L38
	.p2align 4,,10
	.p2align 3
.L56:
	pxor	%xmm0, %xmm0
	addq	$32, %rsp
	divsd	%xmm0, %xmm0
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L57:
	movsd	%xmm0, 8(%rsp)
	call	sin@PLT
	movsd	8(%rsp), %xmm1
	movsd	%xmm0, (%rsp)
	movapd	%xmm1, %xmm0
	call	cos@PLT
	movsd	(%rsp), %xmm2
	cmpl	$2145386495, %ebx
	movsd	8(%rsp), %xmm1
	subsd	%xmm0, %xmm2
	jbe	.L59
.L44:
	mulsd	.LC94(%rip), %xmm2
	movsd	%xmm2, (%rsp)
.L53:
	movapd	%xmm1, %xmm0
	call	__ieee754_sqrt@PLT
	movsd	(%rsp), %xmm2
	divsd	%xmm0, %xmm2
	movapd	%xmm2, %xmm0
	jmp	.L38
	.p2align 4,,10
	.p2align 3
.L59:
	movsd	%xmm0, 16(%rsp)
	movapd	%xmm1, %xmm0
	addsd	%xmm1, %xmm0
	movsd	%xmm2, 24(%rsp)
	call	cos@PLT
	movsd	(%rsp), %xmm4
	pxor	%xmm5, %xmm5
	movsd	16(%rsp), %xmm3
	xorpd	.LC93(%rip), %xmm0
	movsd	8(%rsp), %xmm1
	mulsd	%xmm3, %xmm4
	comisd	%xmm4, %xmm5
	ja	.L60
	addsd	(%rsp), %xmm3
	movapd	%xmm0, %xmm2
	divsd	%xmm3, %xmm2
	movsd	%xmm3, 24(%rsp)
.L47:
	cmpl	$1207959552, %ebx
	ja	.L44
	movapd	%xmm1, %xmm0
	movsd	%xmm2, 16(%rsp)
	movsd	%xmm1, 8(%rsp)
	call	pzero
	movsd	8(%rsp), %xmm1
	movsd	%xmm0, (%rsp)
	movapd	%xmm1, %xmm0
	call	qzero
	movsd	16(%rsp), %xmm2
	mulsd	(%rsp), %xmm2
	mulsd	24(%rsp), %xmm0
	movsd	8(%rsp), %xmm1
	addsd	%xmm0, %xmm2
	mulsd	.LC94(%rip), %xmm2
	movsd	%xmm2, (%rsp)
	jmp	.L53
.L60:
	movsd	24(%rsp), %xmm2
	divsd	%xmm2, %xmm0
	movsd	%xmm0, 24(%rsp)
	jmp	.L47
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
	.align 8
.LC44:
	.long	0
	.long	1072693248
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
	.align 8
.LC92:
	.long	0
	.long	1069547520
	.section	.rodata.cst16,"aM",@progbits,16
	.align 16
.LC93:
	.long	0
	.long	-2147483648
	.long	0
	.long	0
	.section	.rodata.cst8
	.align 8
.LC94:
	.long	1346542445
	.long	1071779287
	.align 8
.LC95:
	.long	-2013235812
	.long	2117592124
	.align 8
.LC96:
	.long	0
	.long	1070596096
	.align 8
.LC97:
	.long	1943420878
	.long	-1103899161
	.align 8
.LC98:
	.long	206584089
	.long	1052684753
	.align 8
.LC99:
	.long	-1239759127
	.long	1059645093
	.align 8
.LC100:
	.long	-3
	.long	1066401791
	.align 8
.LC101:
	.long	-193700465
	.long	1041500348
	.align 8
.LC102:
	.long	-830155351
	.long	1050753876
	.align 8
.LC103:
	.long	-581444620
	.long	1058973394
	.align 8
.LC104:
	.long	-2100772188
	.long	1066401000
	.align 8
.LC105:
	.long	0
	.long	1071644672
	.align 8
.LC106:
	.long	0
	.long	-1074790400
	.align 8
.LC107:
	.long	1841940611
	.long	1071931184
	.align 8
.LC108:
	.long	-1714696161
	.long	1068688598
	.align 8
.LC109:
	.long	1765782472
	.long	-1111104451
	.align 8
.LC110:
	.long	995011540
	.long	1045758039
	.align 8
.LC111:
	.long	1943166125
	.long	1053818535
	.align 8
.LC112:
	.long	548576107
	.long	1060554061
	.align 8
.LC113:
	.long	-1318258025
	.long	1066159336
	.align 8
.LC114:
	.long	-1645616132
	.long	1069980929
	.align 8
.LC115:
	.long	1003936239
	.long	1040076824
	.align 8
.LC116:
	.long	2146566909
	.long	1049715757
	.align 8
.LC117:
	.long	-176634175
	.long	1058270395
	.align 8
.LC118:
	.long	-1849047270
	.long	1066013296
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
