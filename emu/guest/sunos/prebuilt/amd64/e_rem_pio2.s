// 2630ec01d34c82af8a321e0c509d6e34 newlib/libm/math/e_rem_pio2.c
	.file	"e_rem_pio2.c"
	.text
	.section	.text.__ieee754_rem_pio2,"ax",@progbits
	.p2align 4
	.globl	__ieee754_rem_pio2
	.type	__ieee754_rem_pio2, @function
__ieee754_rem_pio2:
	movq	%xmm0, %rax
	pushq	%r12
	movq	%rax, %r12
	pushq	%rbp
	shrq	$32, %r12
	pushq	%rbx
	movq	%rdi, %rbx
	movl	%r12d, %ebp
	andl	$2147483647, %ebp
	subq	$32, %rsp
	cmpl	$1072243195, %ebp
	jbe	.L26
	cmpl	$1073928571, %ebp
	ja	.L4
	testl	%r12d, %r12d
	jle	.L5
	subsd	.LC1(%rip), %xmm0
	cmpl	$1073291771, %ebp
	je	.L6
	movsd	.LC2(%rip), %xmm2
	movapd	%xmm0, %xmm1
	subsd	%xmm2, %xmm1
	subsd	%xmm1, %xmm0
	subsd	%xmm2, %xmm0
.L7:
	movsd	%xmm1, (%rbx)
	movl	$1, %eax
	movsd	%xmm0, 8(%rbx)
.L1:
	addq	$32, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	cmpl	$1094263291, %ebp
	jbe	.L27
	cmpl	$2146435071, %ebp
	ja	.L28
	movl	%ebp, %edx
	pxor	%xmm1, %xmm1
	pxor	%xmm2, %xmm2
	movl	%eax, %eax
	sarl	$20, %edx
	subl	$1046, %edx
	movl	%edx, %ecx
	sall	$20, %ecx
	subl	%ecx, %ebp
	salq	$32, %rbp
	orq	%rbp, %rax
	movq	%rax, %xmm0
	cvttsd2sil	%xmm0, %eax
	cvtsi2sdl	%eax, %xmm1
	subsd	%xmm1, %xmm0
	movsd	%xmm1, (%rsp)
	movsd	.LC11(%rip), %xmm1
	mulsd	%xmm1, %xmm0
	cvttsd2sil	%xmm0, %eax
	cvtsi2sdl	%eax, %xmm2
	subsd	%xmm2, %xmm0
	movsd	%xmm2, 8(%rsp)
	mulsd	%xmm1, %xmm0
	pxor	%xmm1, %xmm1
	ucomisd	%xmm1, %xmm0
	movsd	%xmm0, 16(%rsp)
	jp	.L20
	jne	.L20
	cmpl	$1, %eax
	movl	$1, %ecx
	sbbl	$-1, %ecx
.L16:
	movq	%rsp, %rdi
	leaq	two_over_pi(%rip), %r9
	movl	$2, %r8d
	movq	%rbx, %rsi
	call	__kernel_rem_pio2@PLT
	testl	%r12d, %r12d
	jns	.L1
	movsd	.LC10(%rip), %xmm0
	movupd	(%rbx), %xmm5
	negl	%eax
	unpcklpd	%xmm0, %xmm0
	xorpd	%xmm5, %xmm0
	movups	%xmm0, (%rbx)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L26:
	movq	$0x000000000, 8(%rdi)
	xorl	%eax, %eax
	movsd	%xmm0, (%rdi)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L28:
	subsd	%xmm0, %xmm0
	xorl	%eax, %eax
	unpcklpd	%xmm0, %xmm0
	movups	%xmm0, (%rdi)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L6:
	subsd	.LC3(%rip), %xmm0
	movsd	.LC4(%rip), %xmm2
	movapd	%xmm0, %xmm1
	subsd	%xmm2, %xmm1
	subsd	%xmm1, %xmm0
	subsd	%xmm2, %xmm0
	jmp	.L7
	.p2align 4,,10
	.p2align 3
.L27:
	call	fabs@PLT
	movsd	.LC5(%rip), %xmm1
	pxor	%xmm3, %xmm3
	movsd	.LC2(%rip), %xmm2
	mulsd	%xmm0, %xmm1
	addsd	.LC6(%rip), %xmm1
	cvttsd2sil	%xmm1, %eax
	movsd	.LC1(%rip), %xmm1
	cvtsi2sdl	%eax, %xmm3
	mulsd	%xmm3, %xmm1
	mulsd	%xmm3, %xmm2
	subsd	%xmm1, %xmm0
	movapd	%xmm0, %xmm1
	cmpl	$31, %eax
	jg	.L12
	leal	-1(%rax), %edx
	leaq	npio2_hw(%rip), %rcx
	movslq	%edx, %rdx
	cmpl	%ebp, (%rcx,%rdx,4)
	je	.L12
.L24:
	subsd	%xmm2, %xmm1
.L13:
	subsd	%xmm1, %xmm0
	movsd	%xmm1, (%rbx)
	subsd	%xmm2, %xmm0
	testl	%r12d, %r12d
	js	.L14
	movsd	%xmm0, 8(%rbx)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L12:
	subsd	%xmm2, %xmm1
	sarl	$20, %ebp
	movl	%ebp, %ecx
	movq	%xmm1, %rdx
	shrq	$52, %rdx
	andl	$2047, %edx
	subl	%edx, %ecx
	cmpl	$16, %ecx
	jle	.L13
	movsd	.LC3(%rip), %xmm1
	movapd	%xmm0, %xmm4
	movsd	.LC4(%rip), %xmm2
	mulsd	%xmm3, %xmm1
	mulsd	%xmm3, %xmm2
	subsd	%xmm1, %xmm4
	subsd	%xmm4, %xmm0
	subsd	%xmm1, %xmm0
	movapd	%xmm4, %xmm1
	subsd	%xmm0, %xmm2
	movapd	%xmm4, %xmm0
	subsd	%xmm2, %xmm1
	movq	%xmm1, %rdx
	shrq	$52, %rdx
	andl	$2047, %edx
	subl	%edx, %ebp
	cmpl	$49, %ebp
	jle	.L13
	movsd	.LC7(%rip), %xmm1
	mulsd	%xmm3, %xmm1
	mulsd	.LC8(%rip), %xmm3
	subsd	%xmm1, %xmm0
	subsd	%xmm0, %xmm4
	subsd	%xmm1, %xmm4
	movapd	%xmm0, %xmm1
	subsd	%xmm4, %xmm3
	movapd	%xmm3, %xmm2
	jmp	.L24
	.p2align 4,,10
	.p2align 3
.L20:
	movl	$3, %ecx
	jmp	.L16
	.p2align 4,,10
	.p2align 3
.L14:
	unpcklpd	%xmm0, %xmm1
	movsd	.LC10(%rip), %xmm0
	negl	%eax
	unpcklpd	%xmm0, %xmm0
	xorpd	%xmm0, %xmm1
	movups	%xmm1, (%rbx)
	jmp	.L1
.L5:
	addsd	.LC1(%rip), %xmm0
	cmpl	$1073291771, %ebp
	je	.L9
	movsd	.LC2(%rip), %xmm2
	movapd	%xmm0, %xmm1
	addsd	%xmm2, %xmm1
	subsd	%xmm1, %xmm0
	addsd	%xmm2, %xmm0
.L10:
	movsd	%xmm1, (%rbx)
	movl	$-1, %eax
	movsd	%xmm0, 8(%rbx)
	jmp	.L1
.L9:
	addsd	.LC3(%rip), %xmm0
	movsd	.LC4(%rip), %xmm2
	movapd	%xmm0, %xmm1
	addsd	%xmm2, %xmm1
	subsd	%xmm1, %xmm0
	addsd	%xmm2, %xmm0
	jmp	.L10
	.size	__ieee754_rem_pio2, .-__ieee754_rem_pio2
	.section	.rodata
	.align 32
	.type	npio2_hw, @object
	.size	npio2_hw, 128
npio2_hw:
	.long	1073291771
	.long	1074340347
	.long	1074977148
	.long	1075388923
	.long	1075800698
	.long	1076025724
	.long	1076231611
	.long	1076437499
	.long	1076643386
	.long	1076849274
	.long	1076971356
	.long	1077074300
	.long	1077177244
	.long	1077280187
	.long	1077383131
	.long	1077486075
	.long	1077589019
	.long	1077691962
	.long	1077794906
	.long	1077897850
	.long	1077968460
	.long	1078019932
	.long	1078071404
	.long	1078122876
	.long	1078174348
	.long	1078225820
	.long	1078277292
	.long	1078328763
	.long	1078380235
	.long	1078431707
	.long	1078483179
	.long	1078534651
	.align 32
	.type	two_over_pi, @object
	.size	two_over_pi, 264
two_over_pi:
	.long	10680707
	.long	7228996
	.long	1387004
	.long	2578385
	.long	16069853
	.long	12639074
	.long	9804092
	.long	4427841
	.long	16666979
	.long	11263675
	.long	12935607
	.long	2387514
	.long	4345298
	.long	14681673
	.long	3074569
	.long	13734428
	.long	16653803
	.long	1880361
	.long	10960616
	.long	8533493
	.long	3062596
	.long	8710556
	.long	7349940
	.long	6258241
	.long	3772886
	.long	3769171
	.long	3798172
	.long	8675211
	.long	12450088
	.long	3874808
	.long	9961438
	.long	366607
	.long	15675153
	.long	9132554
	.long	7151469
	.long	3571407
	.long	2607881
	.long	12013382
	.long	4155038
	.long	6285869
	.long	7677882
	.long	13102053
	.long	15825725
	.long	473591
	.long	9065106
	.long	15363067
	.long	6271263
	.long	9264392
	.long	5636912
	.long	4652155
	.long	7056368
	.long	13614112
	.long	10155062
	.long	1944035
	.long	9527646
	.long	15080200
	.long	6658437
	.long	6231200
	.long	6832269
	.long	16767104
	.long	5075751
	.long	3212806
	.long	1398474
	.long	7579849
	.long	6349435
	.long	12618859
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC1:
	.long	1413480448
	.long	1073291771
	.align 8
.LC2:
	.long	442655537
	.long	1037087841
	.align 8
.LC3:
	.long	442499072
	.long	1037087841
	.align 8
.LC4:
	.long	771977331
	.long	1000544650
	.align 8
.LC5:
	.long	1841940611
	.long	1071931184
	.align 8
.LC6:
	.long	0
	.long	1071644672
	.align 8
.LC7:
	.long	771751936
	.long	1000544650
	.align 8
.LC8:
	.long	622873025
	.long	964395930
	.align 8
.LC10:
	.long	0
	.long	-2147483648
	.align 8
.LC11:
	.long	0
	.long	1097859072
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
