// bed2e0d7a1642401565dcf4e2e2eef49 newlib/libm/math/s_erf.c
	.file	"s_erf.c"
	.text
	.section	.text.erf,"ax",@progbits
	.p2align 4
	.globl	erf
	.type	erf, @function
erf:
	pushq	%rbp
	movapd	%xmm0, %xmm1
	pushq	%rbx
	movq	%xmm0, %rbx
	shrq	$32, %rbx
	movl	%ebx, %ebp
	andl	$2147483647, %ebp
	subq	$40, %rsp
	cmpl	$2146435071, %ebp
	ja	.L16
	cmpl	$1072365567, %ebp
	ja	.L4
	cmpl	$1043333119, %ebp
	ja	.L5
	testl	$2139095040, %ebx
	jne	.L6
	mulsd	.LC2(%rip), %xmm0
	mulsd	.LC3(%rip), %xmm1
	addsd	%xmm1, %xmm0
	mulsd	.LC4(%rip), %xmm0
	addq	$40, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	cmpl	$1072955391, %ebp
	jbe	.L17
	cmpl	$1075314687, %ebp
	jbe	.L9
	movsd	.LC1(%rip), %xmm0
	testl	%ebx, %ebx
	js	.L1
	movsd	.LC0(%rip), %xmm0
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L16:
	movsd	.LC0(%rip), %xmm2
	shrl	$31, %ebx
	movl	$1, %eax
	pxor	%xmm0, %xmm0
	addl	%ebx, %ebx
	divsd	%xmm1, %xmm2
	subl	%ebx, %eax
	cvtsi2sdl	%eax, %xmm0
	addsd	%xmm2, %xmm0
.L1:
	addq	$40, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L6:
	mulsd	.LC5(%rip), %xmm0
	addq	$40, %rsp
	popq	%rbx
	popq	%rbp
	addsd	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L9:
	call	fabs@PLT
	movapd	%xmm0, %xmm1
	movapd	%xmm0, %xmm2
	mulsd	%xmm0, %xmm1
	movsd	.LC0(%rip), %xmm0
	divsd	%xmm1, %xmm0
	movapd	%xmm0, %xmm1
	cmpl	$1074191213, %ebp
	jbe	.L18
	mulsd	.LC47(%rip), %xmm1
	subsd	.LC48(%rip), %xmm1
	mulsd	%xmm0, %xmm1
	subsd	.LC49(%rip), %xmm1
	mulsd	%xmm0, %xmm1
	subsd	.LC50(%rip), %xmm1
	mulsd	%xmm0, %xmm1
	subsd	.LC51(%rip), %xmm1
	mulsd	%xmm0, %xmm1
	subsd	.LC52(%rip), %xmm1
	mulsd	%xmm0, %xmm1
	subsd	.LC53(%rip), %xmm1
	movq	%xmm1, %rbp
	movsd	.LC54(%rip), %xmm1
	mulsd	%xmm0, %xmm1
	addsd	.LC55(%rip), %xmm1
	mulsd	%xmm0, %xmm1
	addsd	.LC56(%rip), %xmm1
	mulsd	%xmm0, %xmm1
	addsd	.LC57(%rip), %xmm1
	mulsd	%xmm0, %xmm1
	addsd	.LC58(%rip), %xmm1
	mulsd	%xmm0, %xmm1
	addsd	.LC59(%rip), %xmm1
	mulsd	%xmm0, %xmm1
	addsd	.LC60(%rip), %xmm1
	mulsd	%xmm0, %xmm1
	addsd	.LC0(%rip), %xmm1
	movsd	%xmm1, 24(%rsp)
.L11:
	movabsq	$-4294967296, %rdx
	movq	%xmm2, %rax
	movsd	%xmm2, 16(%rsp)
	andq	%rdx, %rax
	movq	%rax, %xmm1
	movq	%rax, 8(%rsp)
	movapd	%xmm1, %xmm0
	xorpd	.LC61(%rip), %xmm0
	mulsd	%xmm1, %xmm0
	subsd	.LC62(%rip), %xmm0
	call	__ieee754_exp@PLT
	movsd	8(%rsp), %xmm1
	movsd	16(%rsp), %xmm2
	movsd	%xmm0, (%rsp)
	movapd	%xmm1, %xmm4
	addsd	%xmm2, %xmm1
	movsd	%xmm2, 8(%rsp)
	subsd	%xmm2, %xmm4
	movapd	%xmm4, %xmm0
	mulsd	%xmm1, %xmm0
	movq	%rbp, %xmm1
	divsd	24(%rsp), %xmm1
	addsd	%xmm1, %xmm0
	call	__ieee754_exp@PLT
	testl	%ebx, %ebx
	movsd	8(%rsp), %xmm2
	mulsd	(%rsp), %xmm0
	js	.L12
	movapd	%xmm0, %xmm1
	movsd	.LC0(%rip), %xmm0
	divsd	%xmm2, %xmm1
	subsd	%xmm1, %xmm0
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L5:
	movapd	%xmm0, %xmm3
	movsd	.LC11(%rip), %xmm2
	mulsd	%xmm0, %xmm3
	movsd	.LC6(%rip), %xmm0
	mulsd	%xmm3, %xmm2
	addsd	.LC12(%rip), %xmm2
	mulsd	%xmm3, %xmm0
	subsd	.LC7(%rip), %xmm0
	mulsd	%xmm3, %xmm2
	addsd	.LC13(%rip), %xmm2
	mulsd	%xmm3, %xmm0
	subsd	.LC8(%rip), %xmm0
	mulsd	%xmm3, %xmm2
	addsd	.LC14(%rip), %xmm2
	mulsd	%xmm3, %xmm0
	subsd	.LC9(%rip), %xmm0
	mulsd	%xmm3, %xmm2
	addsd	.LC15(%rip), %xmm2
	mulsd	%xmm3, %xmm0
	addsd	.LC10(%rip), %xmm0
	mulsd	%xmm3, %xmm2
	addsd	.LC0(%rip), %xmm2
	addq	$40, %rsp
	popq	%rbx
	popq	%rbp
	divsd	%xmm2, %xmm0
	mulsd	%xmm1, %xmm0
	addsd	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L17:
	call	fabs@PLT
	movsd	.LC0(%rip), %xmm2
	movsd	.LC23(%rip), %xmm1
	movapd	%xmm0, %xmm3
	movsd	.LC16(%rip), %xmm0
	subsd	%xmm2, %xmm3
	mulsd	%xmm3, %xmm1
	addsd	.LC24(%rip), %xmm1
	mulsd	%xmm3, %xmm0
	addsd	.LC17(%rip), %xmm0
	mulsd	%xmm3, %xmm1
	addsd	.LC25(%rip), %xmm1
	mulsd	%xmm3, %xmm0
	subsd	.LC18(%rip), %xmm0
	mulsd	%xmm3, %xmm1
	addsd	.LC26(%rip), %xmm1
	mulsd	%xmm3, %xmm0
	addsd	.LC19(%rip), %xmm0
	mulsd	%xmm3, %xmm1
	addsd	.LC27(%rip), %xmm1
	mulsd	%xmm3, %xmm0
	subsd	.LC20(%rip), %xmm0
	mulsd	%xmm3, %xmm1
	addsd	.LC28(%rip), %xmm1
	mulsd	%xmm3, %xmm0
	addsd	.LC21(%rip), %xmm0
	mulsd	%xmm3, %xmm1
	mulsd	%xmm3, %xmm0
	subsd	.LC22(%rip), %xmm0
	addsd	%xmm2, %xmm1
	testl	%ebx, %ebx
	js	.L8
	divsd	%xmm1, %xmm0
	addsd	.LC29(%rip), %xmm0
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L18:
	mulsd	.LC31(%rip), %xmm1
	subsd	.LC32(%rip), %xmm1
	mulsd	%xmm0, %xmm1
	subsd	.LC33(%rip), %xmm1
	mulsd	%xmm0, %xmm1
	subsd	.LC34(%rip), %xmm1
	mulsd	%xmm0, %xmm1
	subsd	.LC35(%rip), %xmm1
	mulsd	%xmm0, %xmm1
	subsd	.LC36(%rip), %xmm1
	mulsd	%xmm0, %xmm1
	subsd	.LC37(%rip), %xmm1
	mulsd	%xmm0, %xmm1
	subsd	.LC38(%rip), %xmm1
	movq	%xmm1, %rbp
	movsd	.LC39(%rip), %xmm1
	mulsd	%xmm0, %xmm1
	addsd	.LC40(%rip), %xmm1
	mulsd	%xmm0, %xmm1
	addsd	.LC41(%rip), %xmm1
	mulsd	%xmm0, %xmm1
	addsd	.LC42(%rip), %xmm1
	mulsd	%xmm0, %xmm1
	addsd	.LC43(%rip), %xmm1
	mulsd	%xmm0, %xmm1
	addsd	.LC44(%rip), %xmm1
	mulsd	%xmm0, %xmm1
	addsd	.LC45(%rip), %xmm1
	mulsd	%xmm0, %xmm1
	addsd	.LC46(%rip), %xmm1
	mulsd	%xmm0, %xmm1
	addsd	.LC0(%rip), %xmm1
	movsd	%xmm1, 24(%rsp)
	jmp	.L11
	.p2align 4,,10
	.p2align 3
.L8:
	movapd	%xmm0, %xmm2
	movsd	.LC30(%rip), %xmm0
	divsd	%xmm1, %xmm2
	subsd	%xmm2, %xmm0
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L12:
	divsd	%xmm2, %xmm0
	subsd	.LC0(%rip), %xmm0
	jmp	.L1
	.size	erf, .-erf
	.section	.text.erfc,"ax",@progbits
	.p2align 4
	.globl	erfc
	.type	erfc, @function
erfc:
	pushq	%rbp
	pushq	%rbx
	movq	%xmm0, %rbx
	shrq	$32, %rbx
	movl	%ebx, %ebp
	andl	$2147483647, %ebp
	subq	$40, %rsp
	cmpl	$2146435071, %ebp
	ja	.L37
	cmpl	$1072365567, %ebp
	ja	.L22
	cmpl	$1013972991, %ebp
	jbe	.L38
	movapd	%xmm0, %xmm2
	movsd	.LC11(%rip), %xmm3
	movsd	.LC6(%rip), %xmm1
	mulsd	%xmm0, %xmm2
	mulsd	%xmm2, %xmm3
	addsd	.LC12(%rip), %xmm3
	mulsd	%xmm2, %xmm1
	subsd	.LC7(%rip), %xmm1
	mulsd	%xmm2, %xmm3
	addsd	.LC13(%rip), %xmm3
	mulsd	%xmm2, %xmm1
	subsd	.LC8(%rip), %xmm1
	mulsd	%xmm2, %xmm3
	addsd	.LC14(%rip), %xmm3
	mulsd	%xmm2, %xmm1
	subsd	.LC9(%rip), %xmm1
	mulsd	%xmm2, %xmm3
	addsd	.LC15(%rip), %xmm3
	mulsd	%xmm2, %xmm1
	addsd	.LC10(%rip), %xmm1
	mulsd	%xmm2, %xmm3
	movsd	.LC0(%rip), %xmm2
	addsd	%xmm2, %xmm3
	divsd	%xmm3, %xmm1
	mulsd	%xmm0, %xmm1
	cmpl	$1070596095, %ebx
	jg	.L24
	addsd	%xmm0, %xmm1
	addq	$40, %rsp
	popq	%rbx
	popq	%rbp
	subsd	%xmm1, %xmm2
	movapd	%xmm2, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L22:
	cmpl	$1072955391, %ebp
	jbe	.L39
	cmpl	$1077673983, %ebp
	jbe	.L40
	testl	%ebx, %ebx
	jle	.L32
	pxor	%xmm2, %xmm2
	jmp	.L19
	.p2align 4,,10
	.p2align 3
.L37:
	movsd	.LC0(%rip), %xmm1
	shrl	$31, %ebx
	pxor	%xmm2, %xmm2
	addl	%ebx, %ebx
	divsd	%xmm0, %xmm1
	cvtsi2sdl	%ebx, %xmm2
	addsd	%xmm1, %xmm2
.L19:
	addq	$40, %rsp
	movapd	%xmm2, %xmm0
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L24:
	movsd	.LC65(%rip), %xmm2
	addq	$40, %rsp
	popq	%rbx
	popq	%rbp
	subsd	%xmm2, %xmm0
	addsd	%xmm1, %xmm0
	subsd	%xmm0, %xmm2
	movapd	%xmm2, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L40:
	call	fabs@PLT
	movsd	.LC0(%rip), %xmm2
	movapd	%xmm0, %xmm1
	mulsd	%xmm0, %xmm0
	movapd	%xmm2, %xmm3
	divsd	%xmm0, %xmm3
	cmpl	$1074191212, %ebp
	jbe	.L41
	movq	%rbx, %rax
	shrq	$31, %rax
	je	.L30
	cmpl	$1075314687, %ebp
	jg	.L32
.L30:
	movsd	.LC47(%rip), %xmm0
	mulsd	%xmm3, %xmm0
	subsd	.LC48(%rip), %xmm0
	mulsd	%xmm3, %xmm0
	subsd	.LC49(%rip), %xmm0
	mulsd	%xmm3, %xmm0
	subsd	.LC50(%rip), %xmm0
	mulsd	%xmm3, %xmm0
	subsd	.LC51(%rip), %xmm0
	mulsd	%xmm3, %xmm0
	subsd	.LC52(%rip), %xmm0
	mulsd	%xmm3, %xmm0
	subsd	.LC53(%rip), %xmm0
	movq	%xmm0, %rbp
	movsd	.LC54(%rip), %xmm0
	mulsd	%xmm3, %xmm0
	addsd	.LC55(%rip), %xmm0
	mulsd	%xmm3, %xmm0
	addsd	.LC56(%rip), %xmm0
	mulsd	%xmm3, %xmm0
	addsd	.LC57(%rip), %xmm0
	mulsd	%xmm3, %xmm0
	addsd	.LC58(%rip), %xmm0
	mulsd	%xmm3, %xmm0
	addsd	.LC59(%rip), %xmm0
	mulsd	%xmm3, %xmm0
	addsd	.LC60(%rip), %xmm0
	mulsd	%xmm3, %xmm0
	addsd	%xmm2, %xmm0
	movsd	%xmm0, 8(%rsp)
.L29:
	movabsq	$-4294967296, %rdx
	movq	%xmm1, %rax
	movsd	%xmm1, 24(%rsp)
	andq	%rdx, %rax
	movq	%rax, %xmm2
	movq	%rax, 16(%rsp)
	movapd	%xmm2, %xmm0
	xorpd	.LC61(%rip), %xmm0
	mulsd	%xmm2, %xmm0
	subsd	.LC62(%rip), %xmm0
	call	__ieee754_exp@PLT
	movsd	16(%rsp), %xmm2
	movsd	24(%rsp), %xmm1
	movsd	%xmm0, (%rsp)
	movapd	%xmm2, %xmm4
	addsd	%xmm1, %xmm2
	movsd	%xmm1, 16(%rsp)
	subsd	%xmm1, %xmm4
	movapd	%xmm4, %xmm0
	mulsd	%xmm2, %xmm0
	movq	%rbp, %xmm2
	divsd	8(%rsp), %xmm2
	addsd	%xmm2, %xmm0
	call	__ieee754_exp@PLT
	testl	%ebx, %ebx
	movsd	16(%rsp), %xmm1
	mulsd	(%rsp), %xmm0
	jle	.L31
	movapd	%xmm0, %xmm2
	divsd	%xmm1, %xmm2
	jmp	.L19
	.p2align 4,,10
	.p2align 3
.L38:
	movsd	.LC0(%rip), %xmm2
	addq	$40, %rsp
	popq	%rbx
	popq	%rbp
	subsd	%xmm0, %xmm2
	movapd	%xmm2, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L39:
	call	fabs@PLT
	movsd	.LC0(%rip), %xmm2
	movsd	.LC23(%rip), %xmm1
	movapd	%xmm0, %xmm3
	movsd	.LC16(%rip), %xmm0
	subsd	%xmm2, %xmm3
	mulsd	%xmm3, %xmm1
	addsd	.LC24(%rip), %xmm1
	mulsd	%xmm3, %xmm0
	addsd	.LC17(%rip), %xmm0
	mulsd	%xmm3, %xmm1
	addsd	.LC25(%rip), %xmm1
	mulsd	%xmm3, %xmm0
	subsd	.LC18(%rip), %xmm0
	mulsd	%xmm3, %xmm1
	addsd	.LC26(%rip), %xmm1
	mulsd	%xmm3, %xmm0
	addsd	.LC19(%rip), %xmm0
	mulsd	%xmm3, %xmm1
	addsd	.LC27(%rip), %xmm1
	mulsd	%xmm3, %xmm0
	subsd	.LC20(%rip), %xmm0
	mulsd	%xmm3, %xmm1
	addsd	.LC28(%rip), %xmm1
	mulsd	%xmm3, %xmm0
	addsd	.LC21(%rip), %xmm0
	mulsd	%xmm3, %xmm1
	mulsd	%xmm3, %xmm0
	subsd	.LC22(%rip), %xmm0
	addsd	%xmm2, %xmm1
	divsd	%xmm1, %xmm0
	testl	%ebx, %ebx
	js	.L26
	movsd	.LC66(%rip), %xmm2
	subsd	%xmm0, %xmm2
	jmp	.L19
	.p2align 4,,10
	.p2align 3
.L32:
	movsd	.LC63(%rip), %xmm2
	jmp	.L19
	.p2align 4,,10
	.p2align 3
.L41:
	movsd	.LC31(%rip), %xmm0
	mulsd	%xmm3, %xmm0
	subsd	.LC32(%rip), %xmm0
	mulsd	%xmm3, %xmm0
	subsd	.LC33(%rip), %xmm0
	mulsd	%xmm3, %xmm0
	subsd	.LC34(%rip), %xmm0
	mulsd	%xmm3, %xmm0
	subsd	.LC35(%rip), %xmm0
	mulsd	%xmm3, %xmm0
	subsd	.LC36(%rip), %xmm0
	mulsd	%xmm3, %xmm0
	subsd	.LC37(%rip), %xmm0
	mulsd	%xmm3, %xmm0
	subsd	.LC38(%rip), %xmm0
	movq	%xmm0, %rbp
	movsd	.LC39(%rip), %xmm0
	mulsd	%xmm3, %xmm0
	addsd	.LC40(%rip), %xmm0
	mulsd	%xmm3, %xmm0
	addsd	.LC41(%rip), %xmm0
	mulsd	%xmm3, %xmm0
	addsd	.LC42(%rip), %xmm0
	mulsd	%xmm3, %xmm0
	addsd	.LC43(%rip), %xmm0
	mulsd	%xmm3, %xmm0
	addsd	.LC44(%rip), %xmm0
	mulsd	%xmm3, %xmm0
	addsd	.LC45(%rip), %xmm0
	mulsd	%xmm3, %xmm0
	addsd	.LC46(%rip), %xmm0
	mulsd	%xmm3, %xmm0
	addsd	%xmm2, %xmm0
	movsd	%xmm0, 8(%rsp)
	jmp	.L29
	.p2align 4,,10
	.p2align 3
.L26:
	addsd	.LC29(%rip), %xmm0
	addsd	%xmm0, %xmm2
	jmp	.L19
	.p2align 4,,10
	.p2align 3
.L31:
	divsd	%xmm1, %xmm0
	movsd	.LC63(%rip), %xmm2
	subsd	%xmm0, %xmm2
	jmp	.L19
	.size	erfc, .-erfc
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	1072693248
	.align 8
.LC1:
	.long	0
	.long	-1074790400
	.align 8
.LC2:
	.long	0
	.long	1075838976
	.align 8
.LC3:
	.long	-2112562327
	.long	1072721594
	.align 8
.LC4:
	.long	0
	.long	1069547520
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
	.align 8
.LC29:
	.long	1610612736
	.long	1072368321
	.align 8
.LC30:
	.long	1610612736
	.long	-1075115327
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
	.section	.rodata.cst16,"aM",@progbits,16
	.align 16
.LC61:
	.long	0
	.long	-2147483648
	.long	0
	.long	0
	.section	.rodata.cst8
	.align 8
.LC62:
	.long	0
	.long	1071775744
	.align 8
.LC63:
	.long	0
	.long	1073741824
	.align 8
.LC65:
	.long	0
	.long	1071644672
	.align 8
.LC66:
	.long	-2147483648
	.long	1069798650
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
