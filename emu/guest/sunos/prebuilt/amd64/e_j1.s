// 6156fb37565ccd87e8455b4234253e25 newlib/libm/math/e_j1.c
	.file	"e_j1.c"
	.text
	.section	.text.pone,"ax",@progbits
	.p2align 4
	.type	pone, @function
pone:
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
	.size	pone, .-pone
	.section	.text.qone,"ax",@progbits
	.p2align 4
	.type	qone, @function
qone:
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
	addsd	.LC92(%rip), %xmm0
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
	.size	qone, .-qone
	.section	.text.__ieee754_j1,"ax",@progbits
	.p2align 4
	.globl	__ieee754_j1
	.type	__ieee754_j1, @function
__ieee754_j1:
	pushq	%rbp
	pushq	%rbx
	movq	%xmm0, %rbx
	shrq	$32, %rbx
	movl	%ebx, %ebp
	andl	$2147483647, %ebp
	subq	$40, %rsp
	cmpl	$2146435071, %ebp
	jbe	.L17
	movsd	.LC44(%rip), %xmm2
	divsd	%xmm0, %xmm2
.L16:
	addq	$40, %rsp
	movapd	%xmm2, %xmm0
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L17:
	movsd	%xmm0, 8(%rsp)
	call	fabs@PLT
	testl	$1073741824, %ebx
	movsd	8(%rsp), %xmm1
	movsd	%xmm0, (%rsp)
	jne	.L33
	movsd	.LC95(%rip), %xmm2
	movsd	.LC44(%rip), %xmm3
	mulsd	%xmm1, %xmm2
	cmpl	$1044381695, %ebp
	ja	.L26
	movsd	.LC96(%rip), %xmm0
	addsd	%xmm1, %xmm0
	comisd	%xmm3, %xmm0
	ja	.L16
.L26:
	movapd	%xmm1, %xmm4
	movsd	.LC97(%rip), %xmm0
	mulsd	%xmm1, %xmm4
	mulsd	%xmm4, %xmm0
	subsd	.LC98(%rip), %xmm0
	mulsd	%xmm4, %xmm0
	addsd	.LC99(%rip), %xmm0
	mulsd	%xmm4, %xmm0
	subsd	.LC100(%rip), %xmm0
	mulsd	%xmm4, %xmm0
	mulsd	%xmm0, %xmm1
	movsd	.LC101(%rip), %xmm0
	mulsd	%xmm4, %xmm0
	addsd	.LC102(%rip), %xmm0
	mulsd	%xmm4, %xmm0
	addsd	.LC103(%rip), %xmm0
	mulsd	%xmm4, %xmm0
	addsd	.LC104(%rip), %xmm0
	mulsd	%xmm4, %xmm0
	addsd	.LC105(%rip), %xmm0
	addq	$40, %rsp
	popq	%rbx
	popq	%rbp
	mulsd	%xmm4, %xmm0
	addsd	%xmm3, %xmm0
	divsd	%xmm0, %xmm1
	addsd	%xmm1, %xmm2
	movapd	%xmm2, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L33:
	call	sin@PLT
	movsd	%xmm0, 8(%rsp)
	movsd	(%rsp), %xmm0
	call	cos@PLT
	movsd	8(%rsp), %xmm2
	subsd	%xmm0, %xmm2
	cmpl	$2145386495, %ebp
	jbe	.L34
.L32:
	mulsd	.LC94(%rip), %xmm2
	movsd	(%rsp), %xmm0
	movsd	%xmm2, 8(%rsp)
	call	__ieee754_sqrt@PLT
	movsd	8(%rsp), %xmm2
	divsd	%xmm0, %xmm2
	testl	%ebx, %ebx
	jns	.L16
	xorpd	.LC93(%rip), %xmm2
	jmp	.L16
	.p2align 4,,10
	.p2align 3
.L34:
	movsd	(%rsp), %xmm6
	movsd	%xmm0, 24(%rsp)
	movsd	%xmm2, 16(%rsp)
	movapd	%xmm6, %xmm0
	addsd	%xmm6, %xmm0
	call	cos@PLT
	movsd	8(%rsp), %xmm5
	pxor	%xmm3, %xmm3
	movsd	24(%rsp), %xmm1
	movsd	16(%rsp), %xmm2
	movapd	%xmm5, %xmm4
	mulsd	%xmm1, %xmm4
	comisd	%xmm3, %xmm4
	jbe	.L29
	xorpd	.LC93(%rip), %xmm5
	movapd	%xmm0, %xmm2
	subsd	%xmm1, %xmm5
	divsd	%xmm5, %xmm2
	movsd	%xmm5, 24(%rsp)
.L23:
	cmpl	$1207959552, %ebp
	ja	.L32
	movsd	(%rsp), %xmm15
	movsd	%xmm2, 16(%rsp)
	movapd	%xmm15, %xmm0
	call	pone
	movsd	%xmm0, 8(%rsp)
	movapd	%xmm15, %xmm0
	call	qone
	movsd	16(%rsp), %xmm2
	mulsd	24(%rsp), %xmm0
	mulsd	8(%rsp), %xmm2
	subsd	%xmm0, %xmm2
	jmp	.L32
	.p2align 4,,10
	.p2align 3
.L29:
	divsd	%xmm2, %xmm0
	movsd	%xmm0, 24(%rsp)
	jmp	.L23
	.size	__ieee754_j1, .-__ieee754_j1
	.section	.text.__ieee754_y1,"ax",@progbits
	.p2align 4
	.globl	__ieee754_y1
	.type	__ieee754_y1, @function
__ieee754_y1:
	movq	%xmm0, %rax
	pushq	%rbx
	movapd	%xmm0, %xmm1
	movq	%rax, %rdx
	shrq	$32, %rdx
	movl	%edx, %ebx
	subq	$32, %rsp
	andl	$2147483647, %ebx
	cmpl	$2146435071, %ebx
	ja	.L51
	orl	%ebx, %eax
	je	.L52
	testl	%edx, %edx
	js	.L53
	testl	$1073741824, %edx
	jne	.L54
	cmpl	$1016070144, %ebx
	ja	.L46
	movsd	.LC107(%rip), %xmm0
	addq	$32, %rsp
	popq	%rbx
	divsd	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L52:
	movsd	.LC106(%rip), %xmm0
	pxor	%xmm1, %xmm1
	divsd	%xmm1, %xmm0
.L35:
	addq	$32, %rsp
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L51:
	mulsd	%xmm0, %xmm0
	addsd	%xmm0, %xmm1
	movsd	.LC44(%rip), %xmm0
	addq	$32, %rsp
	popq	%rbx
	divsd	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L46:
	movapd	%xmm0, %xmm3
	movsd	.LC108(%rip), %xmm2
	movsd	%xmm1, 16(%rsp)
	mulsd	%xmm0, %xmm3
	movsd	.LC113(%rip), %xmm0
	mulsd	%xmm3, %xmm0
	addsd	.LC114(%rip), %xmm0
	mulsd	%xmm3, %xmm2
	addsd	.LC109(%rip), %xmm2
	mulsd	%xmm3, %xmm0
	addsd	.LC115(%rip), %xmm0
	mulsd	%xmm3, %xmm2
	subsd	.LC110(%rip), %xmm2
	mulsd	%xmm3, %xmm0
	addsd	.LC116(%rip), %xmm0
	mulsd	%xmm3, %xmm2
	addsd	.LC111(%rip), %xmm2
	mulsd	%xmm3, %xmm0
	addsd	.LC117(%rip), %xmm0
	mulsd	%xmm3, %xmm2
	subsd	.LC112(%rip), %xmm2
	mulsd	%xmm3, %xmm0
	addsd	.LC44(%rip), %xmm0
	divsd	%xmm0, %xmm2
	movapd	%xmm1, %xmm0
	mulsd	%xmm1, %xmm2
	movsd	%xmm2, (%rsp)
	call	__ieee754_j1@PLT
	movsd	16(%rsp), %xmm1
	movsd	%xmm0, 8(%rsp)
	movapd	%xmm1, %xmm0
	call	__ieee754_log@PLT
	movsd	.LC44(%rip), %xmm6
	movsd	16(%rsp), %xmm1
	mulsd	8(%rsp), %xmm0
	divsd	%xmm1, %xmm6
	subsd	%xmm6, %xmm0
	mulsd	.LC118(%rip), %xmm0
	addsd	(%rsp), %xmm0
	addq	$32, %rsp
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L53:
	pxor	%xmm0, %xmm0
	addq	$32, %rsp
	divsd	%xmm0, %xmm0
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L54:
	movsd	%xmm0, 8(%rsp)
	call	sin@PLT
	movsd	8(%rsp), %xmm1
	movsd	%xmm0, (%rsp)
	movapd	%xmm1, %xmm0
	call	cos@PLT
	movsd	(%rsp), %xmm2
	xorpd	.LC93(%rip), %xmm2
	cmpl	$2145386495, %ebx
	movsd	8(%rsp), %xmm1
	subsd	%xmm0, %xmm2
	jbe	.L55
.L41:
	mulsd	.LC94(%rip), %xmm2
	movsd	%xmm2, (%rsp)
.L50:
	movapd	%xmm1, %xmm0
	call	__ieee754_sqrt@PLT
	movsd	(%rsp), %xmm2
	divsd	%xmm0, %xmm2
	movapd	%xmm2, %xmm0
	jmp	.L35
	.p2align 4,,10
	.p2align 3
.L55:
	movsd	%xmm0, 16(%rsp)
	movapd	%xmm1, %xmm0
	addsd	%xmm1, %xmm0
	movsd	%xmm2, 24(%rsp)
	call	cos@PLT
	movsd	(%rsp), %xmm5
	pxor	%xmm4, %xmm4
	movsd	16(%rsp), %xmm3
	movsd	8(%rsp), %xmm1
	mulsd	%xmm3, %xmm5
	comisd	%xmm4, %xmm5
	jbe	.L48
	movsd	24(%rsp), %xmm2
	divsd	%xmm2, %xmm0
	movsd	%xmm0, 24(%rsp)
.L44:
	cmpl	$1207959552, %ebx
	ja	.L41
	movapd	%xmm1, %xmm0
	movsd	%xmm2, 16(%rsp)
	movsd	%xmm1, 8(%rsp)
	call	pone
	movsd	8(%rsp), %xmm1
	movsd	%xmm0, (%rsp)
	movapd	%xmm1, %xmm0
	call	qone
	movsd	16(%rsp), %xmm2
	mulsd	(%rsp), %xmm2
	mulsd	24(%rsp), %xmm0
	movsd	8(%rsp), %xmm1
	addsd	%xmm0, %xmm2
	mulsd	.LC94(%rip), %xmm2
	movsd	%xmm2, (%rsp)
	jmp	.L50
.L48:
	movsd	(%rsp), %xmm4
	movapd	%xmm0, %xmm2
	subsd	%xmm3, %xmm4
	divsd	%xmm4, %xmm2
	movsd	%xmm4, 24(%rsp)
	jmp	.L44
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
	.align 8
.LC44:
	.long	0
	.long	1072693248
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
	.align 8
.LC92:
	.long	0
	.long	1071120384
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
	.long	0
	.long	1071644672
	.align 8
.LC96:
	.long	-2013235812
	.long	2117592124
	.align 8
.LC97:
	.long	1187646425
	.long	1047177978
	.align 8
.LC98:
	.long	-1172924824
	.long	1055966662
	.align 8
.LC99:
	.long	-1740166047
	.long	1062669727
	.align 8
.LC100:
	.long	0
	.long	1068498944
	.align 8
.LC101:
	.long	-809926952
	.long	1034627791
	.align 8
.LC102:
	.long	-914489556
	.long	1043704968
	.align 8
.LC103:
	.long	859800728
	.long	1051967480
	.align 8
.LC104:
	.long	-1177684380
	.long	1059610454
	.align 8
.LC105:
	.long	308510291
	.long	1066638603
	.align 8
.LC106:
	.long	0
	.long	-1074790400
	.align 8
.LC107:
	.long	1841940611
	.long	-1075552464
	.align 8
.LC108:
	.long	1452344760
	.long	-1099387904
	.align 8
.LC109:
	.long	-1884899186
	.long	1056484099
	.align 8
.LC110:
	.long	1212478735
	.long	1063212517
	.align 8
.LC111:
	.long	1982409937
	.long	1068094407
	.align 8
.LC112:
	.long	339524746
	.long	1070143590
	.align 8
.LC113:
	.long	-624265430
	.long	1035096121
	.align 8
.LC114:
	.long	1537645190
	.long	1044037405
	.align 8
.LC115:
	.long	-1991340890
	.long	1052164186
	.align 8
.LC116:
	.long	1814394724
	.long	1059753097
	.align 8
.LC117:
	.long	1062054384
	.long	1066689805
	.align 8
.LC118:
	.long	1841940611
	.long	1071931184
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
