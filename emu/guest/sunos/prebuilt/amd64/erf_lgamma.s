// f0329bb7d049f74177e2973f4dd13aea newlib/libm/math/erf_lgamma.c
	.file	"erf_lgamma.c"
	.text
	.section	.text.__ieee754_lgammaf_r,"ax",@progbits
	.p2align 4
	.globl	__ieee754_lgammaf_r
	.type	__ieee754_lgammaf_r, @function
__ieee754_lgammaf_r:
	pushq	%r12
	movaps	%xmm0, %xmm2
	pushq	%rbp
	pushq	%rbx
	movd	%xmm0, %ebx
	movl	%ebx, %ebp
	andl	$2147483647, %ebp
	subq	$16, %rsp
	movl	$1, (%rdi)
	cmpl	$2139095039, %ebp
	ja	.L70
	testl	%ebp, %ebp
	je	.L8
	movq	%rdi, %r12
	cmpl	$478150655, %ebp
	ja	.L5
	testl	%ebx, %ebx
	js	.L71
	call	__ieee754_logf@PLT
	movaps	%xmm0, %xmm1
	xorps	.LC2(%rip), %xmm1
	addq	$16, %rsp
	popq	%rbx
	popq	%rbp
	movaps	%xmm1, %xmm0
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	testl	%ebx, %ebx
	jns	.L7
	cmpl	$1258291199, %ebp
	jbe	.L72
	.p2align 4,,10
	.p2align 3
.L8:
	movss	.LC1(%rip), %xmm1
	pxor	%xmm0, %xmm0
	divss	%xmm0, %xmm1
.L1:
	addq	$16, %rsp
	movaps	%xmm1, %xmm0
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L70:
	mulss	%xmm0, %xmm2
	addq	$16, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	movaps	%xmm2, %xmm1
	movaps	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	leal	-1065353216(%rbp), %eax
	pxor	%xmm1, %xmm1
	testl	$-8388609, %eax
	je	.L1
	testl	$1073741824, %ebx
	jne	.L27
	pxor	%xmm4, %xmm4
.L24:
	cmpl	$1063675494, %ebp
	jbe	.L73
	cmpl	$1071490583, %ebp
	jbe	.L33
	movss	.LC8(%rip), %xmm3
	pxor	%xmm0, %xmm0
	subss	%xmm2, %xmm3
.L30:
	movaps	%xmm3, %xmm5
	movss	.LC11(%rip), %xmm1
	movss	.LC17(%rip), %xmm2
	mulss	%xmm3, %xmm5
	mulss	%xmm5, %xmm1
	mulss	%xmm5, %xmm2
	addss	.LC12(%rip), %xmm1
	addss	.LC18(%rip), %xmm2
	mulss	%xmm5, %xmm1
	mulss	%xmm5, %xmm2
	addss	.LC13(%rip), %xmm1
	addss	.LC19(%rip), %xmm2
	mulss	%xmm5, %xmm1
	mulss	%xmm5, %xmm2
	addss	.LC14(%rip), %xmm1
	addss	.LC20(%rip), %xmm2
	mulss	%xmm5, %xmm1
	mulss	%xmm5, %xmm2
	addss	.LC15(%rip), %xmm1
	addss	.LC21(%rip), %xmm2
	mulss	%xmm5, %xmm1
	mulss	%xmm5, %xmm2
	addss	.LC16(%rip), %xmm1
	addss	.LC22(%rip), %xmm2
	mulss	%xmm3, %xmm1
	mulss	%xmm5, %xmm2
	mulss	.LC4(%rip), %xmm3
	addss	%xmm2, %xmm1
	subss	%xmm3, %xmm1
	addss	%xmm0, %xmm1
	jmp	.L35
	.p2align 4,,10
	.p2align 3
.L71:
	movss	.LC2(%rip), %xmm1
	movl	$-1, (%rdi)
	xorps	%xmm1, %xmm2
	movaps	%xmm2, %xmm0
	call	__ieee754_logf@PLT
	movss	.LC2(%rip), %xmm1
	xorps	%xmm0, %xmm1
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L72:
	cmpl	$1048575999, %ebp
	jbe	.L74
	movaps	%xmm0, %xmm1
	xorps	.LC2(%rip), %xmm1
	movss	%xmm0, 8(%rsp)
	movaps	%xmm1, %xmm0
	movss	%xmm1, 4(%rsp)
	call	floorf@PLT
	movss	4(%rsp), %xmm1
	movss	8(%rsp), %xmm2
	ucomiss	%xmm0, %xmm1
	jp	.L52
	jne	.L52
	movss	.LC6(%rip), %xmm0
	pxor	%xmm1, %xmm1
	subss	%xmm2, %xmm0
	movd	%xmm0, %eax
	andl	$1, %eax
	cvtsi2ssl	%eax, %xmm1
	sall	$2, %eax
	cmpl	$2, %eax
	jg	.L15
.L16:
	movss	.LC3(%rip), %xmm6
	movss	%xmm2, 8(%rsp)
	mulss	%xmm6, %xmm1
	movss	%xmm6, 4(%rsp)
	movaps	%xmm1, %xmm0
.L68:
	xorl	%edi, %edi
	pxor	%xmm1, %xmm1
	call	__kernel_sinf@PLT
	movss	8(%rsp), %xmm2
	movaps	%xmm0, %xmm3
	xorps	.LC2(%rip), %xmm3
.L10:
	pxor	%xmm0, %xmm0
	ucomiss	%xmm0, %xmm3
	jp	.L53
	je	.L8
.L53:
	movaps	%xmm2, %xmm0
	movss	%xmm2, 12(%rsp)
	mulss	%xmm3, %xmm0
	movss	%xmm3, 8(%rsp)
	call	fabsf@PLT
	movaps	%xmm0, %xmm1
	movss	4(%rsp), %xmm0
	divss	%xmm1, %xmm0
	call	__ieee754_logf@PLT
	movss	8(%rsp), %xmm3
	movss	12(%rsp), %xmm2
	movaps	%xmm0, %xmm1
	pxor	%xmm0, %xmm0
	comiss	%xmm3, %xmm0
	jbe	.L21
	movl	$-1, (%r12)
.L21:
	leal	-1065353216(%rbp), %eax
	testl	$-8388609, %eax
	je	.L1
	xorps	.LC2(%rip), %xmm2
	movaps	%xmm1, %xmm4
	testl	$1073741824, %ebx
	je	.L24
	cmpl	$1090519039, %ebp
	jbe	.L25
.L26:
	movaps	%xmm2, %xmm0
	movss	%xmm4, 8(%rsp)
	movss	%xmm2, 4(%rsp)
	call	__ieee754_logf@PLT
	movss	.LC1(%rip), %xmm3
	movss	4(%rsp), %xmm2
	movaps	%xmm0, %xmm5
	movss	.LC66(%rip), %xmm0
	movss	8(%rsp), %xmm4
	movaps	%xmm3, %xmm6
	subss	%xmm3, %xmm5
	divss	%xmm2, %xmm6
	subss	.LC4(%rip), %xmm2
	mulss	%xmm5, %xmm2
	movaps	%xmm6, %xmm1
	mulss	%xmm6, %xmm1
	mulss	%xmm1, %xmm0
	addss	.LC67(%rip), %xmm0
	mulss	%xmm1, %xmm0
	subss	.LC68(%rip), %xmm0
	mulss	%xmm1, %xmm0
	addss	.LC69(%rip), %xmm0
	mulss	%xmm1, %xmm0
	subss	.LC70(%rip), %xmm0
	mulss	%xmm0, %xmm1
	addss	.LC71(%rip), %xmm1
	mulss	%xmm6, %xmm1
	addss	.LC72(%rip), %xmm1
	addss	%xmm2, %xmm1
	.p2align 4,,10
	.p2align 3
.L35:
	testl	%ebx, %ebx
	jns	.L1
	subss	%xmm1, %xmm4
	movaps	%xmm4, %xmm1
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L27:
	cmpl	$1090519039, %ebp
	ja	.L36
	pxor	%xmm4, %xmm4
.L25:
	cvttss2sil	%xmm2, %eax
	pxor	%xmm0, %xmm0
	movss	.LC51(%rip), %xmm1
	movss	.LC57(%rip), %xmm3
	movss	.LC1(%rip), %xmm5
	cvtsi2ssl	%eax, %xmm0
	subl	$3, %eax
	subss	%xmm0, %xmm2
	movss	.LC4(%rip), %xmm0
	mulss	%xmm2, %xmm1
	mulss	%xmm2, %xmm3
	addss	.LC52(%rip), %xmm1
	addss	.LC58(%rip), %xmm3
	mulss	%xmm2, %xmm0
	mulss	%xmm2, %xmm1
	mulss	%xmm2, %xmm3
	addss	.LC53(%rip), %xmm1
	addss	.LC59(%rip), %xmm3
	mulss	%xmm2, %xmm1
	mulss	%xmm2, %xmm3
	addss	.LC54(%rip), %xmm1
	addss	.LC60(%rip), %xmm3
	mulss	%xmm2, %xmm1
	mulss	%xmm2, %xmm3
	addss	.LC55(%rip), %xmm1
	addss	.LC61(%rip), %xmm3
	mulss	%xmm2, %xmm1
	mulss	%xmm2, %xmm3
	addss	.LC56(%rip), %xmm1
	addss	.LC62(%rip), %xmm3
	mulss	%xmm2, %xmm1
	mulss	%xmm2, %xmm3
	subss	.LC16(%rip), %xmm1
	mulss	%xmm2, %xmm1
	addss	%xmm5, %xmm3
	divss	%xmm3, %xmm1
	addss	%xmm0, %xmm1
	cmpl	$4, %eax
	ja	.L35
	leaq	.L38(%rip), %rdx
	movslq	(%rdx,%rax,4), %rax
	addq	%rdx, %rax
	jmp	*%rax
	.section	.rodata
	.align 4
	.align 4
.L38:
	.long	.L42-.L38
	.long	.L48-.L38
	.long	.L40-.L38
	.long	.L50-.L38
	.long	.L37-.L38
	.section	.text.__ieee754_lgammaf_r
.L50:
	movaps	%xmm5, %xmm0
.L39:
	movss	.LC64(%rip), %xmm5
	addss	%xmm2, %xmm5
	mulss	%xmm0, %xmm5
.L40:
	movss	.LC5(%rip), %xmm0
	addss	%xmm2, %xmm0
	mulss	%xmm5, %xmm0
.L41:
	movss	.LC65(%rip), %xmm5
	addss	%xmm2, %xmm5
	mulss	%xmm0, %xmm5
.L42:
	addss	.LC8(%rip), %xmm2
	movss	%xmm1, 8(%rsp)
	movss	%xmm4, 4(%rsp)
	mulss	%xmm5, %xmm2
	movaps	%xmm2, %xmm0
	call	__ieee754_logf@PLT
	movss	8(%rsp), %xmm1
	movss	4(%rsp), %xmm4
	addss	%xmm0, %xmm1
	jmp	.L35
.L48:
	movaps	%xmm5, %xmm0
	jmp	.L41
.L37:
	movss	.LC63(%rip), %xmm0
	addss	%xmm2, %xmm0
	jmp	.L39
	.p2align 4,,10
	.p2align 3
.L36:
	cmpl	$1551892479, %ebp
	jbe	.L75
	movaps	%xmm2, %xmm0
	movss	%xmm2, 4(%rsp)
	call	__ieee754_logf@PLT
	movss	4(%rsp), %xmm2
	pxor	%xmm4, %xmm4
	movaps	%xmm0, %xmm1
	subss	.LC1(%rip), %xmm1
	mulss	%xmm2, %xmm1
	jmp	.L35
	.p2align 4,,10
	.p2align 3
.L74:
	movss	.LC3(%rip), %xmm0
	xorl	%edi, %edi
	pxor	%xmm1, %xmm1
	movss	%xmm2, 8(%rsp)
	movss	%xmm0, 4(%rsp)
	mulss	%xmm2, %xmm0
	call	__kernel_sinf@PLT
	movss	8(%rsp), %xmm2
	movaps	%xmm0, %xmm3
	jmp	.L10
	.p2align 4,,10
	.p2align 3
.L33:
	cmpl	$1067296287, %ebp
	jbe	.L34
	movaps	%xmm2, %xmm5
	subss	.LC10(%rip), %xmm5
	pxor	%xmm0, %xmm0
.L32:
	movaps	%xmm5, %xmm2
	movss	.LC23(%rip), %xmm1
	mulss	%xmm5, %xmm2
	movaps	%xmm2, %xmm3
	mulss	%xmm5, %xmm3
	mulss	%xmm3, %xmm1
	subss	.LC24(%rip), %xmm1
	mulss	%xmm3, %xmm1
	addss	.LC25(%rip), %xmm1
	mulss	%xmm3, %xmm1
	subss	.LC26(%rip), %xmm1
	mulss	%xmm3, %xmm1
	addss	.LC27(%rip), %xmm1
	mulss	%xmm2, %xmm1
	movss	.LC28(%rip), %xmm2
	mulss	%xmm3, %xmm2
	subss	.LC29(%rip), %xmm2
	mulss	%xmm3, %xmm2
	addss	.LC30(%rip), %xmm2
	mulss	%xmm3, %xmm2
	subss	.LC31(%rip), %xmm2
	mulss	%xmm3, %xmm2
	addss	.LC32(%rip), %xmm2
	mulss	%xmm5, %xmm2
	movss	.LC33(%rip), %xmm5
	mulss	%xmm3, %xmm5
	addss	.LC34(%rip), %xmm5
	mulss	%xmm3, %xmm5
	subss	.LC35(%rip), %xmm5
	mulss	%xmm3, %xmm5
	addss	.LC36(%rip), %xmm5
	mulss	%xmm3, %xmm5
	subss	.LC37(%rip), %xmm5
	addss	%xmm5, %xmm2
	mulss	%xmm3, %xmm2
	movss	.LC38(%rip), %xmm3
	subss	%xmm2, %xmm3
	subss	%xmm3, %xmm1
	subss	.LC39(%rip), %xmm1
	addss	%xmm0, %xmm1
	jmp	.L35
	.p2align 4,,10
	.p2align 3
.L73:
	movaps	%xmm2, %xmm0
	movss	%xmm4, 8(%rsp)
	movss	%xmm2, 4(%rsp)
	call	__ieee754_logf@PLT
	cmpl	$1060850207, %ebp
	xorps	.LC2(%rip), %xmm0
	movss	4(%rsp), %xmm2
	movss	8(%rsp), %xmm4
	jbe	.L29
	movss	.LC1(%rip), %xmm3
	subss	%xmm2, %xmm3
	jmp	.L30
.L52:
	mulss	.LC4(%rip), %xmm1
	movss	%xmm2, 8(%rsp)
	movaps	%xmm1, %xmm0
	movss	%xmm1, 4(%rsp)
	call	floorf@PLT
	movss	4(%rsp), %xmm1
	movss	8(%rsp), %xmm2
	subss	%xmm0, %xmm1
	movss	.LC5(%rip), %xmm0
	addss	%xmm1, %xmm1
	mulss	%xmm1, %xmm0
	cvttss2sil	%xmm0, %eax
	cmpl	$4, %eax
	jle	.L76
	subl	$5, %eax
	cmpl	$1, %eax
	ja	.L17
	subss	.LC7(%rip), %xmm1
	movss	.LC3(%rip), %xmm6
	movss	%xmm2, 8(%rsp)
	movss	%xmm6, 4(%rsp)
	movaps	%xmm1, %xmm0
	pxor	%xmm1, %xmm1
	mulss	%xmm6, %xmm0
	call	__kernel_cosf@PLT
	movss	8(%rsp), %xmm2
	movaps	%xmm0, %xmm3
	jmp	.L10
.L76:
	cmpl	$2, %eax
	jg	.L15
	testl	%eax, %eax
	je	.L16
	subl	$1, %eax
	cmpl	$1, %eax
	jbe	.L77
.L17:
	subss	.LC8(%rip), %xmm1
	movss	.LC3(%rip), %xmm7
	movss	%xmm2, 8(%rsp)
	movss	%xmm7, 4(%rsp)
	movaps	%xmm1, %xmm0
	mulss	%xmm7, %xmm0
	jmp	.L68
.L77:
	movss	.LC4(%rip), %xmm0
	movss	.LC3(%rip), %xmm7
	movss	%xmm2, 8(%rsp)
	subss	%xmm1, %xmm0
	pxor	%xmm1, %xmm1
	movss	%xmm7, 4(%rsp)
	mulss	%xmm7, %xmm0
	call	__kernel_cosf@PLT
	movss	8(%rsp), %xmm2
	movaps	%xmm0, %xmm3
	xorps	.LC2(%rip), %xmm3
	jmp	.L10
.L75:
	pxor	%xmm4, %xmm4
	jmp	.L26
.L34:
	movss	.LC1(%rip), %xmm5
	pxor	%xmm0, %xmm0
	subss	%xmm5, %xmm2
.L31:
	movss	.LC40(%rip), %xmm1
	movss	.LC45(%rip), %xmm3
	mulss	%xmm2, %xmm1
	mulss	%xmm2, %xmm3
	addss	.LC41(%rip), %xmm1
	addss	.LC46(%rip), %xmm3
	mulss	%xmm2, %xmm1
	mulss	%xmm2, %xmm3
	addss	.LC42(%rip), %xmm1
	addss	.LC47(%rip), %xmm3
	mulss	%xmm2, %xmm1
	mulss	%xmm2, %xmm3
	addss	.LC43(%rip), %xmm1
	addss	.LC48(%rip), %xmm3
	mulss	%xmm2, %xmm1
	mulss	%xmm2, %xmm3
	addss	.LC44(%rip), %xmm1
	addss	.LC49(%rip), %xmm3
	mulss	%xmm2, %xmm1
	mulss	%xmm2, %xmm3
	subss	.LC16(%rip), %xmm1
	mulss	%xmm2, %xmm1
	mulss	.LC50(%rip), %xmm2
	addss	%xmm5, %xmm3
	divss	%xmm3, %xmm1
	addss	%xmm2, %xmm1
	addss	%xmm0, %xmm1
	jmp	.L35
.L29:
	movss	.LC1(%rip), %xmm5
	cmpl	$1047343879, %ebp
	jbe	.L31
	movaps	%xmm2, %xmm5
	subss	.LC9(%rip), %xmm5
	jmp	.L32
.L15:
	movss	.LC1(%rip), %xmm5
	movss	.LC3(%rip), %xmm7
	movss	%xmm2, 8(%rsp)
	subss	%xmm1, %xmm5
	movss	%xmm7, 4(%rsp)
	mulss	%xmm7, %xmm5
	movaps	%xmm5, %xmm0
	jmp	.L68
	.size	__ieee754_lgammaf_r, .-__ieee754_lgammaf_r
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC1:
	.long	1065353216
	.section	.rodata.cst16,"aM",@progbits,16
	.align 16
.LC2:
	.long	-2147483648
	.long	0
	.long	0
	.long	0
	.section	.rodata.cst4
	.align 4
.LC3:
	.long	1078530011
	.align 4
.LC4:
	.long	1056964608
	.align 4
.LC5:
	.long	1082130432
	.align 4
.LC6:
	.long	1258291200
	.align 4
.LC7:
	.long	1069547520
	.align 4
.LC8:
	.long	1073741824
	.align 4
.LC9:
	.long	1055677196
	.align 4
.LC10:
	.long	1069225667
	.align 4
.LC11:
	.long	936608674
	.align 4
.LC12:
	.long	963090279
	.align 4
.LC13:
	.long	983323809
	.align 4
.LC14:
	.long	1005716094
	.align 4
.LC15:
	.long	1032450049
	.align 4
.LC16:
	.long	1033773887
	.align 4
.LC17:
	.long	943467637
	.align 4
.LC18:
	.long	954369093
	.align 4
.LC19:
	.long	973452852
	.align 4
.LC20:
	.long	993881798
	.align 4
.LC21:
	.long	1017682197
	.align 4
.LC22:
	.long	1051007590
	.align 4
.LC23:
	.long	967146347
	.align 4
.LC24:
	.long	985134198
	.align 4
.LC25:
	.long	1002956551
	.align 4
.LC26:
	.long	1023823175
	.align 4
.LC27:
	.long	1056422238
	.align 4
.LC28:
	.long	967830007
	.align 4
.LC29:
	.long	973942917
	.align 4
.LC30:
	.long	991172249
	.align 4
.LC31:
	.long	1009319166
	.align 4
.LC32:
	.long	1032083989
	.align 4
.LC33:
	.long	-1180436185
	.align 4
.LC34:
	.long	979826791
	.align 4
.LC35:
	.long	997292030
	.align 4
.LC36:
	.long	1016280893
	.align 4
.LC37:
	.long	1041703228
	.align 4
.LC38:
	.long	837164114
	.align 4
.LC39:
	.long	1039715789
	.align 4
.LC40:
	.long	1012612190
	.align 4
.LC41:
	.long	1047164280
	.align 4
.LC42:
	.long	1064979378
	.align 4
.LC43:
	.long	1069169383
	.align 4
.LC44:
	.long	1059193076
	.align 4
.LC45:
	.long	995284443
	.align 4
.LC46:
	.long	1037398703
	.align 4
.LC47:
	.long	1061482463
	.align 4
.LC48:
	.long	1074280749
	.align 4
.LC49:
	.long	1075654334
	.align 4
.LC50:
	.long	-1090519040
	.align 4
.LC51:
	.long	939917159
	.align 4
.LC52:
	.long	988886452
	.align 4
.LC53:
	.long	1020936420
	.align 4
.LC54:
	.long	1041620198
	.align 4
.LC55:
	.long	1051118714
	.align 4
.LC56:
	.long	1046226010
	.align 4
.LC57:
	.long	922081213
	.align 4
.LC58:
	.long	978054870
	.align 4
.LC59:
	.long	1016643412
	.align 4
.LC60:
	.long	1043337070
	.align 4
.LC61:
	.long	1060688069
	.align 4
.LC62:
	.long	1068641595
	.align 4
.LC63:
	.long	1086324736
	.align 4
.LC64:
	.long	1084227584
	.align 4
.LC65:
	.long	1077936128
	.align 4
.LC66:
	.long	-1160395544
	.align 4
.LC67:
	.long	979058130
	.align 4
.LC68:
	.long	974915164
	.align 4
.LC69:
	.long	978324733
	.align 4
.LC70:
	.long	993397601
	.align 4
.LC71:
	.long	1034594987
	.align 4
.LC72:
	.long	1054244637
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
