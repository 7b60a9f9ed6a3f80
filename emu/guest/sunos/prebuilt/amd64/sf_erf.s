// 5e57d247c4b966957b21f2209eca0dd7 newlib/libm/math/sf_erf.c
	.file	"sf_erf.c"
	.text
	.section	.text.erff,"ax",@progbits
	.p2align 4
	.globl	erff
	.type	erff, @function
erff:
	pushq	%rbp
	movaps	%xmm0, %xmm1
	pushq	%rbx
	movd	%xmm0, %ebx
	movl	%ebx, %ebp
	andl	$2147483647, %ebp
	subq	$24, %rsp
	cmpl	$2139095039, %ebp
	ja	.L16
	cmpl	$1062731775, %ebp
	ja	.L4
	cmpl	$830472191, %ebp
	ja	.L5
	andl	$2080374784, %ebx
	jne	.L6
	mulss	.LC2(%rip), %xmm0
	mulss	.LC3(%rip), %xmm1
	addss	%xmm1, %xmm0
	mulss	.LC4(%rip), %xmm0
	addq	$24, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	cmpl	$1067450367, %ebp
	jbe	.L17
	cmpl	$1086324735, %ebp
	jbe	.L9
	movss	.LC1(%rip), %xmm0
	testl	%ebx, %ebx
	js	.L1
	movss	.LC0(%rip), %xmm0
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L16:
	movss	.LC0(%rip), %xmm2
	shrl	$31, %ebx
	movl	$1, %eax
	pxor	%xmm0, %xmm0
	addl	%ebx, %ebx
	divss	%xmm1, %xmm2
	subl	%ebx, %eax
	cvtsi2ssl	%eax, %xmm0
	addss	%xmm2, %xmm0
.L1:
	addq	$24, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L6:
	mulss	.LC5(%rip), %xmm0
	addq	$24, %rsp
	popq	%rbx
	popq	%rbp
	addss	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L9:
	call	fabsf@PLT
	movaps	%xmm0, %xmm1
	movaps	%xmm0, %xmm2
	mulss	%xmm0, %xmm1
	movss	.LC0(%rip), %xmm0
	divss	%xmm1, %xmm0
	movaps	%xmm0, %xmm1
	cmpl	$1077336941, %ebp
	jbe	.L18
	mulss	.LC46(%rip), %xmm1
	subss	.LC47(%rip), %xmm1
	mulss	%xmm0, %xmm1
	subss	.LC48(%rip), %xmm1
	mulss	%xmm0, %xmm1
	subss	.LC49(%rip), %xmm1
	mulss	%xmm0, %xmm1
	subss	.LC50(%rip), %xmm1
	mulss	%xmm0, %xmm1
	subss	.LC51(%rip), %xmm1
	mulss	%xmm0, %xmm1
	subss	.LC52(%rip), %xmm1
	movd	%xmm1, %ebp
	movss	.LC53(%rip), %xmm1
	mulss	%xmm0, %xmm1
	addss	.LC54(%rip), %xmm1
	mulss	%xmm0, %xmm1
	addss	.LC55(%rip), %xmm1
	mulss	%xmm0, %xmm1
	addss	.LC56(%rip), %xmm1
	mulss	%xmm0, %xmm1
	addss	.LC57(%rip), %xmm1
	mulss	%xmm0, %xmm1
	addss	.LC58(%rip), %xmm1
	mulss	%xmm0, %xmm1
	addss	.LC59(%rip), %xmm1
	mulss	%xmm0, %xmm1
	addss	.LC0(%rip), %xmm1
	movss	%xmm1, 12(%rsp)
.L11:
	movd	%xmm2, %eax
	movss	%xmm2, 8(%rsp)
	andl	$-4096, %eax
	movd	%eax, %xmm1
	movl	%eax, 4(%rsp)
	movaps	%xmm1, %xmm0
	xorps	.LC60(%rip), %xmm0
	mulss	%xmm1, %xmm0
	subss	.LC61(%rip), %xmm0
	call	__ieee754_expf@PLT
	movss	4(%rsp), %xmm1
	movss	8(%rsp), %xmm2
	movss	%xmm0, (%rsp)
	movaps	%xmm1, %xmm4
	addss	%xmm2, %xmm1
	movss	%xmm2, 4(%rsp)
	subss	%xmm2, %xmm4
	movaps	%xmm4, %xmm0
	mulss	%xmm1, %xmm0
	movd	%ebp, %xmm1
	divss	12(%rsp), %xmm1
	addss	%xmm1, %xmm0
	call	__ieee754_expf@PLT
	testl	%ebx, %ebx
	movss	4(%rsp), %xmm2
	mulss	(%rsp), %xmm0
	js	.L12
	movaps	%xmm0, %xmm1
	movss	.LC0(%rip), %xmm0
	divss	%xmm2, %xmm1
	subss	%xmm1, %xmm0
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L5:
	movaps	%xmm0, %xmm3
	movss	.LC10(%rip), %xmm2
	mulss	%xmm0, %xmm3
	movss	.LC6(%rip), %xmm0
	mulss	%xmm3, %xmm2
	addss	.LC11(%rip), %xmm2
	mulss	%xmm3, %xmm0
	subss	.LC7(%rip), %xmm0
	mulss	%xmm3, %xmm2
	addss	.LC12(%rip), %xmm2
	mulss	%xmm3, %xmm0
	subss	.LC8(%rip), %xmm0
	mulss	%xmm3, %xmm2
	addss	.LC13(%rip), %xmm2
	mulss	%xmm3, %xmm0
	subss	.LC9(%rip), %xmm0
	mulss	%xmm3, %xmm2
	addss	.LC14(%rip), %xmm2
	mulss	%xmm3, %xmm0
	addss	.LC5(%rip), %xmm0
	mulss	%xmm3, %xmm2
	addss	.LC0(%rip), %xmm2
	addq	$24, %rsp
	popq	%rbx
	popq	%rbp
	divss	%xmm2, %xmm0
	mulss	%xmm1, %xmm0
	addss	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L17:
	call	fabsf@PLT
	movss	.LC0(%rip), %xmm2
	movss	.LC22(%rip), %xmm1
	movaps	%xmm0, %xmm3
	movss	.LC15(%rip), %xmm0
	subss	%xmm2, %xmm3
	mulss	%xmm3, %xmm1
	addss	.LC23(%rip), %xmm1
	mulss	%xmm3, %xmm0
	addss	.LC16(%rip), %xmm0
	mulss	%xmm3, %xmm1
	addss	.LC24(%rip), %xmm1
	mulss	%xmm3, %xmm0
	subss	.LC17(%rip), %xmm0
	mulss	%xmm3, %xmm1
	addss	.LC25(%rip), %xmm1
	mulss	%xmm3, %xmm0
	addss	.LC18(%rip), %xmm0
	mulss	%xmm3, %xmm1
	addss	.LC26(%rip), %xmm1
	mulss	%xmm3, %xmm0
	subss	.LC19(%rip), %xmm0
	mulss	%xmm3, %xmm1
	addss	.LC27(%rip), %xmm1
	mulss	%xmm3, %xmm0
	addss	.LC20(%rip), %xmm0
	mulss	%xmm3, %xmm1
	mulss	%xmm3, %xmm0
	subss	.LC21(%rip), %xmm0
	addss	%xmm2, %xmm1
	testl	%ebx, %ebx
	js	.L8
	divss	%xmm1, %xmm0
	addss	.LC28(%rip), %xmm0
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L18:
	mulss	.LC30(%rip), %xmm1
	subss	.LC31(%rip), %xmm1
	mulss	%xmm0, %xmm1
	subss	.LC32(%rip), %xmm1
	mulss	%xmm0, %xmm1
	subss	.LC33(%rip), %xmm1
	mulss	%xmm0, %xmm1
	subss	.LC34(%rip), %xmm1
	mulss	%xmm0, %xmm1
	subss	.LC35(%rip), %xmm1
	mulss	%xmm0, %xmm1
	subss	.LC36(%rip), %xmm1
	mulss	%xmm0, %xmm1
	subss	.LC37(%rip), %xmm1
	movd	%xmm1, %ebp
	movss	.LC38(%rip), %xmm1
	mulss	%xmm0, %xmm1
	addss	.LC39(%rip), %xmm1
	mulss	%xmm0, %xmm1
	addss	.LC40(%rip), %xmm1
	mulss	%xmm0, %xmm1
	addss	.LC41(%rip), %xmm1
	mulss	%xmm0, %xmm1
	addss	.LC42(%rip), %xmm1
	mulss	%xmm0, %xmm1
	addss	.LC43(%rip), %xmm1
	mulss	%xmm0, %xmm1
	addss	.LC44(%rip), %xmm1
	mulss	%xmm0, %xmm1
	addss	.LC45(%rip), %xmm1
	mulss	%xmm0, %xmm1
	addss	.LC0(%rip), %xmm1
	movss	%xmm1, 12(%rsp)
	jmp	.L11
	.p2align 4,,10
	.p2align 3
.L8:
	movaps	%xmm0, %xmm2
	movss	.LC29(%rip), %xmm0
	divss	%xmm1, %xmm2
	subss	%xmm2, %xmm0
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L12:
	divss	%xmm2, %xmm0
	subss	.LC0(%rip), %xmm0
	jmp	.L1
	.size	erff, .-erff
	.section	.text.erfcf,"ax",@progbits
	.p2align 4
	.globl	erfcf
	.type	erfcf, @function
erfcf:
	pushq	%rbp
	pushq	%rbx
	movd	%xmm0, %ebx
	movl	%ebx, %ebp
	andl	$2147483647, %ebp
	subq	$24, %rsp
	cmpl	$2139095039, %ebp
	ja	.L37
	cmpl	$1062731775, %ebp
	ja	.L22
	cmpl	$595591167, %ebp
	jbe	.L38
	movaps	%xmm0, %xmm2
	movss	.LC10(%rip), %xmm3
	movss	.LC6(%rip), %xmm1
	mulss	%xmm0, %xmm2
	mulss	%xmm2, %xmm3
	addss	.LC11(%rip), %xmm3
	mulss	%xmm2, %xmm1
	subss	.LC7(%rip), %xmm1
	mulss	%xmm2, %xmm3
	addss	.LC12(%rip), %xmm3
	mulss	%xmm2, %xmm1
	subss	.LC8(%rip), %xmm1
	mulss	%xmm2, %xmm3
	addss	.LC13(%rip), %xmm3
	mulss	%xmm2, %xmm1
	subss	.LC9(%rip), %xmm1
	mulss	%xmm2, %xmm3
	addss	.LC14(%rip), %xmm3
	mulss	%xmm2, %xmm1
	addss	.LC5(%rip), %xmm1
	mulss	%xmm2, %xmm3
	movss	.LC0(%rip), %xmm2
	addss	%xmm2, %xmm3
	divss	%xmm3, %xmm1
	mulss	%xmm0, %xmm1
	cmpl	$1048575999, %ebx
	jg	.L24
	addss	%xmm0, %xmm1
	addq	$24, %rsp
	popq	%rbx
	popq	%rbp
	subss	%xmm1, %xmm2
	movaps	%xmm2, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L22:
	cmpl	$1067450367, %ebp
	jbe	.L39
	cmpl	$1105199103, %ebp
	jbe	.L40
	testl	%ebx, %ebx
	jle	.L32
	pxor	%xmm2, %xmm2
	jmp	.L19
	.p2align 4,,10
	.p2align 3
.L37:
	movss	.LC0(%rip), %xmm1
	shrl	$31, %ebx
	pxor	%xmm2, %xmm2
	addl	%ebx, %ebx
	divss	%xmm0, %xmm1
	cvtsi2ssl	%ebx, %xmm2
	addss	%xmm1, %xmm2
.L19:
	addq	$24, %rsp
	movaps	%xmm2, %xmm0
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L24:
	movss	.LC64(%rip), %xmm2
	addq	$24, %rsp
	popq	%rbx
	popq	%rbp
	subss	%xmm2, %xmm0
	addss	%xmm1, %xmm0
	subss	%xmm0, %xmm2
	movaps	%xmm2, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L40:
	call	fabsf@PLT
	movss	.LC0(%rip), %xmm2
	movaps	%xmm0, %xmm3
	mulss	%xmm0, %xmm0
	movaps	%xmm2, %xmm1
	divss	%xmm0, %xmm1
	cmpl	$1077336940, %ebp
	jbe	.L41
	testl	%ebx, %ebx
	jns	.L30
	cmpl	$1086324735, %ebp
	jg	.L32
.L30:
	movss	.LC46(%rip), %xmm0
	mulss	%xmm1, %xmm0
	subss	.LC47(%rip), %xmm0
	mulss	%xmm1, %xmm0
	subss	.LC48(%rip), %xmm0
	mulss	%xmm1, %xmm0
	subss	.LC49(%rip), %xmm0
	mulss	%xmm1, %xmm0
	subss	.LC50(%rip), %xmm0
	mulss	%xmm1, %xmm0
	subss	.LC51(%rip), %xmm0
	mulss	%xmm1, %xmm0
	subss	.LC52(%rip), %xmm0
	movd	%xmm0, %ebp
	movss	.LC53(%rip), %xmm0
	mulss	%xmm1, %xmm0
	addss	.LC54(%rip), %xmm0
	mulss	%xmm1, %xmm0
	addss	.LC55(%rip), %xmm0
	mulss	%xmm1, %xmm0
	addss	.LC56(%rip), %xmm0
	mulss	%xmm1, %xmm0
	addss	.LC57(%rip), %xmm0
	mulss	%xmm1, %xmm0
	addss	.LC58(%rip), %xmm0
	mulss	%xmm1, %xmm0
	addss	.LC59(%rip), %xmm0
	mulss	%xmm1, %xmm0
	addss	%xmm2, %xmm0
	movss	%xmm0, 4(%rsp)
.L29:
	movd	%xmm3, %eax
	movss	%xmm3, 12(%rsp)
	andl	$-4096, %eax
	movd	%eax, %xmm1
	movl	%eax, 8(%rsp)
	movaps	%xmm1, %xmm0
	xorps	.LC60(%rip), %xmm0
	mulss	%xmm1, %xmm0
	subss	.LC61(%rip), %xmm0
	call	__ieee754_expf@PLT
	movss	8(%rsp), %xmm1
	movss	12(%rsp), %xmm3
	movss	%xmm0, (%rsp)
	movaps	%xmm1, %xmm4
	addss	%xmm3, %xmm1
	movss	%xmm3, 8(%rsp)
	subss	%xmm3, %xmm4
	movaps	%xmm4, %xmm0
	mulss	%xmm1, %xmm0
	movd	%ebp, %xmm1
	divss	4(%rsp), %xmm1
	addss	%xmm1, %xmm0
	call	__ieee754_expf@PLT
	testl	%ebx, %ebx
	movss	8(%rsp), %xmm3
	mulss	(%rsp), %xmm0
	jle	.L31
	movaps	%xmm0, %xmm2
	divss	%xmm3, %xmm2
	jmp	.L19
	.p2align 4,,10
	.p2align 3
.L38:
	movss	.LC0(%rip), %xmm2
	addq	$24, %rsp
	popq	%rbx
	popq	%rbp
	subss	%xmm0, %xmm2
	movaps	%xmm2, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L39:
	call	fabsf@PLT
	movss	.LC0(%rip), %xmm2
	movss	.LC22(%rip), %xmm1
	movaps	%xmm0, %xmm3
	movss	.LC15(%rip), %xmm0
	subss	%xmm2, %xmm3
	mulss	%xmm3, %xmm1
	addss	.LC23(%rip), %xmm1
	mulss	%xmm3, %xmm0
	addss	.LC16(%rip), %xmm0
	mulss	%xmm3, %xmm1
	addss	.LC24(%rip), %xmm1
	mulss	%xmm3, %xmm0
	subss	.LC17(%rip), %xmm0
	mulss	%xmm3, %xmm1
	addss	.LC25(%rip), %xmm1
	mulss	%xmm3, %xmm0
	addss	.LC18(%rip), %xmm0
	mulss	%xmm3, %xmm1
	addss	.LC26(%rip), %xmm1
	mulss	%xmm3, %xmm0
	subss	.LC19(%rip), %xmm0
	mulss	%xmm3, %xmm1
	addss	.LC27(%rip), %xmm1
	mulss	%xmm3, %xmm0
	addss	.LC20(%rip), %xmm0
	mulss	%xmm3, %xmm1
	mulss	%xmm3, %xmm0
	subss	.LC21(%rip), %xmm0
	addss	%xmm2, %xmm1
	divss	%xmm1, %xmm0
	testl	%ebx, %ebx
	js	.L26
	movss	.LC65(%rip), %xmm2
	subss	%xmm0, %xmm2
	jmp	.L19
	.p2align 4,,10
	.p2align 3
.L32:
	movss	.LC62(%rip), %xmm2
	jmp	.L19
	.p2align 4,,10
	.p2align 3
.L41:
	movss	.LC30(%rip), %xmm0
	mulss	%xmm1, %xmm0
	subss	.LC31(%rip), %xmm0
	mulss	%xmm1, %xmm0
	subss	.LC32(%rip), %xmm0
	mulss	%xmm1, %xmm0
	subss	.LC33(%rip), %xmm0
	mulss	%xmm1, %xmm0
	subss	.LC34(%rip), %xmm0
	mulss	%xmm1, %xmm0
	subss	.LC35(%rip), %xmm0
	mulss	%xmm1, %xmm0
	subss	.LC36(%rip), %xmm0
	mulss	%xmm1, %xmm0
	subss	.LC37(%rip), %xmm0
	movd	%xmm0, %ebp
	movss	.LC38(%rip), %xmm0
	mulss	%xmm1, %xmm0
	addss	.LC39(%rip), %xmm0
	mulss	%xmm1, %xmm0
	addss	.LC40(%rip), %xmm0
	mulss	%xmm1, %xmm0
	addss	.LC41(%rip), %xmm0
	mulss	%xmm1, %xmm0
	addss	.LC42(%rip), %xmm0
	mulss	%xmm1, %xmm0
	addss	.LC43(%rip), %xmm0
	mulss	%xmm1, %xmm0
	addss	.LC44(%rip), %xmm0
	mulss	%xmm1, %xmm0
	addss	.LC45(%rip), %xmm0
	mulss	%xmm1, %xmm0
	addss	%xmm2, %xmm0
	movss	%xmm0, 4(%rsp)
	jmp	.L29
	.p2align 4,,10
	.p2align 3
.L26:
	addss	.LC28(%rip), %xmm0
	addss	%xmm0, %xmm2
	jmp	.L19
	.p2align 4,,10
	.p2align 3
.L31:
	divss	%xmm3, %xmm0
	movss	.LC62(%rip), %xmm2
	subss	%xmm0, %xmm2
	jmp	.L19
	.size	erfcf, .-erfcf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1065353216
	.align 4
.LC1:
	.long	-1082130432
	.align 4
.LC2:
	.long	1090519040
	.align 4
.LC3:
	.long	1065579988
	.align 4
.LC4:
	.long	1040187392
	.align 4
.LC5:
	.long	1040414164
	.align 4
.LC6:
	.long	-1211672911
	.align 4
.LC7:
	.long	1002247305
	.align 4
.LC8:
	.long	1021923983
	.align 4
.LC9:
	.long	1051093995
	.align 4
.LC10:
	.long	-1232805350
	.align 4
.LC11:
	.long	957017673
	.align 4
.LC12:
	.long	1000767766
	.align 4
.LC13:
	.long	1032137315
	.align 4
.LC14:
	.long	1053539278
	.align 4
.LC15:
	.long	-1156712000
	.align 4
.LC16:
	.long	1024545203
	.align 4
.LC17:
	.long	1038294210
	.align 4
.LC18:
	.long	1050869332
	.align 4
.LC19:
	.long	1052676616
	.align 4
.LC20:
	.long	1054107653
	.align 4
.LC21:
	.long	991612358
	.align 4
.LC22:
	.long	1011112611
	.align 4
.LC23:
	.long	1012887059
	.align 4
.LC24:
	.long	1040265991
	.align 4
.LC25:
	.long	1033050855
	.align 4
.LC26:
	.long	1057642373
	.align 4
.LC27:
	.long	1037693745
	.align 4
.LC28:
	.long	1062753803
	.align 4
.LC29:
	.long	-1084729845
	.align 4
.LC30:
	.long	-1055062146
	.align 4
.LC31:
	.long	1117950763
	.align 4
.LC32:
	.long	1127783143
	.align 4
.LC33:
	.long	1126327692
	.align 4
.LC34:
	.long	1115258967
	.align 4
.LC35:
	.long	1093201954
	.align 4
.LC36:
	.long	1060217015
	.align 4
.LC37:
	.long	1008836755
	.align 4
.LC38:
	.long	-1116242025
	.align 4
.LC39:
	.long	1087520636
	.align 4
.LC40:
	.long	1121535263
	.align 4
.LC41:
	.long	1138131211
	.align 4
.LC42:
	.long	1143036105
	.align 4
.LC43:
	.long	1138313327
	.align 4
.LC44:
	.long	1124706403
	.align 4
.LC45:
	.long	1100821966
	.align 4
.LC46:
	.long	-1007566219
	.align 4
.LC47:
	.long	1149248267
	.align 4
.LC48:
	.long	1142907969
	.align 4
.LC49:
	.long	1126212330
	.align 4
.LC50:
	.long	1099829323
	.align 4
.LC51:
	.long	1061985748
	.align 4
.LC52:
	.long	1008836754
	.align 4
.LC53:
	.long	-1045199086
	.align 4
.LC54:
	.long	1139622823
	.align 4
.LC55:
	.long	1159696590
	.align 4
.LC56:
	.long	1162345915
	.align 4
.LC57:
	.long	1153439577
	.align 4
.LC58:
	.long	1134749041
	.align 4
.LC59:
	.long	1106424921
	.section	.rodata.cst16,"aM",@progbits,16
	.align 16
.LC60:
	.long	-2147483648
	.long	0
	.long	0
	.long	0
	.section	.rodata.cst4
	.align 4
.LC61:
	.long	1058013184
	.align 4
.LC62:
	.long	1073741824
	.align 4
.LC64:
	.long	1056964608
	.align 4
.LC65:
	.long	1042196436
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
