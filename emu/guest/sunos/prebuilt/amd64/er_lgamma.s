// dd79553644f8e0bb226b2507fb902165 newlib/libm/math/er_lgamma.c
	.file	"er_lgamma.c"
	.text
	.section	.text.__ieee754_lgamma_r,"ax",@progbits
	.p2align 4
	.globl	__ieee754_lgamma_r
	.type	__ieee754_lgamma_r, @function
__ieee754_lgamma_r:
	pushq	%r13
	movapd	%xmm0, %xmm2
	pushq	%r12
	movq	%xmm0, %r12
	movq	%r12, %r13
	pushq	%rbp
	shrq	$32, %r13
	pushq	%rbx
	movl	%r13d, %ebp
	andl	$2147483647, %ebp
	subq	$40, %rsp
	movl	$1, (%rdi)
	cmpl	$2146435071, %ebp
	ja	.L83
	movl	%ebp, %eax
	orl	%r12d, %eax
	je	.L8
	movq	%rdi, %rbx
	cmpl	$999292927, %ebp
	ja	.L5
	testl	%r13d, %r13d
	js	.L84
	call	__ieee754_log@PLT
	movapd	%xmm0, %xmm1
	xorpd	.LC2(%rip), %xmm1
	addq	$40, %rsp
	popq	%rbx
	popq	%rbp
	movapd	%xmm1, %xmm0
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	testl	%r13d, %r13d
	jns	.L7
	cmpl	$1127219199, %ebp
	jbe	.L85
	.p2align 4,,10
	.p2align 3
.L8:
	movsd	.LC1(%rip), %xmm1
	pxor	%xmm0, %xmm0
	divsd	%xmm0, %xmm1
.L1:
	addq	$40, %rsp
	movapd	%xmm1, %xmm0
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L83:
	movapd	%xmm0, %xmm1
	addq	$40, %rsp
	mulsd	%xmm0, %xmm1
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	movapd	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	leal	-1072693248(%rbp), %eax
	pxor	%xmm1, %xmm1
	orl	%r12d, %eax
	je	.L1
	leal	-1073741824(%rbp), %eax
	orl	%r12d, %eax
	je	.L1
	testl	$1073741824, %r13d
	jne	.L29
.L26:
	cmpl	$1072483532, %ebp
	jbe	.L86
	cmpl	$1073460418, %ebp
	jbe	.L35
	movsd	.LC8(%rip), %xmm4
	pxor	%xmm3, %xmm3
	subsd	%xmm2, %xmm4
.L32:
	movapd	%xmm4, %xmm5
	movsd	.LC11(%rip), %xmm0
	movsd	.LC17(%rip), %xmm2
	mulsd	%xmm4, %xmm5
	mulsd	%xmm5, %xmm0
	mulsd	%xmm5, %xmm2
	addsd	.LC12(%rip), %xmm0
	addsd	.LC18(%rip), %xmm2
	mulsd	%xmm5, %xmm0
	mulsd	%xmm5, %xmm2
	addsd	.LC13(%rip), %xmm0
	addsd	.LC19(%rip), %xmm2
	mulsd	%xmm5, %xmm0
	mulsd	%xmm5, %xmm2
	addsd	.LC14(%rip), %xmm0
	addsd	.LC20(%rip), %xmm2
	mulsd	%xmm5, %xmm0
	mulsd	%xmm5, %xmm2
	addsd	.LC15(%rip), %xmm0
	addsd	.LC21(%rip), %xmm2
	mulsd	%xmm5, %xmm0
	mulsd	%xmm5, %xmm2
	addsd	.LC16(%rip), %xmm0
	addsd	.LC22(%rip), %xmm2
	mulsd	%xmm4, %xmm0
	mulsd	%xmm5, %xmm2
	mulsd	.LC4(%rip), %xmm4
	addsd	%xmm2, %xmm0
	subsd	%xmm4, %xmm0
	addsd	%xmm0, %xmm3
	.p2align 4,,10
	.p2align 3
.L37:
	testl	%r13d, %r13d
	jns	.L53
	subsd	%xmm3, %xmm1
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L84:
	movq	.LC2(%rip), %xmm1
	movl	$-1, (%rdi)
	xorpd	%xmm1, %xmm2
	movapd	%xmm2, %xmm0
	call	__ieee754_log@PLT
	movq	.LC2(%rip), %xmm1
	xorpd	%xmm0, %xmm1
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L85:
	cmpl	$1070596095, %ebp
	jbe	.L87
	movapd	%xmm0, %xmm1
	xorpd	.LC2(%rip), %xmm1
	movsd	%xmm0, 16(%rsp)
	movapd	%xmm1, %xmm0
	movsd	%xmm1, 8(%rsp)
	call	floor@PLT
	movsd	8(%rsp), %xmm1
	movsd	16(%rsp), %xmm2
	ucomisd	%xmm0, %xmm1
	jp	.L55
	jne	.L55
	movsd	.LC6(%rip), %xmm0
	pxor	%xmm1, %xmm1
	subsd	%xmm2, %xmm0
	movq	%xmm0, %rax
	andl	$1, %eax
	cvtsi2sdl	%eax, %xmm1
	sall	$2, %eax
	cmpl	$2, %eax
	jg	.L15
.L16:
	movsd	.LC3(%rip), %xmm6
	movsd	%xmm2, 16(%rsp)
	mulsd	%xmm6, %xmm1
	movsd	%xmm6, 8(%rsp)
	movapd	%xmm1, %xmm0
.L81:
	xorl	%edi, %edi
	pxor	%xmm1, %xmm1
	call	__kernel_sin@PLT
	movsd	16(%rsp), %xmm2
	movapd	%xmm0, %xmm3
	xorpd	.LC2(%rip), %xmm3
.L10:
	pxor	%xmm0, %xmm0
	ucomisd	%xmm0, %xmm3
	jp	.L56
	je	.L8
.L56:
	movapd	%xmm2, %xmm0
	movsd	%xmm2, 24(%rsp)
	mulsd	%xmm3, %xmm0
	movsd	%xmm3, 16(%rsp)
	call	fabs@PLT
	movapd	%xmm0, %xmm1
	movsd	8(%rsp), %xmm0
	divsd	%xmm1, %xmm0
	call	__ieee754_log@PLT
	movsd	16(%rsp), %xmm3
	movsd	24(%rsp), %xmm2
	movapd	%xmm0, %xmm1
	pxor	%xmm0, %xmm0
	comisd	%xmm3, %xmm0
	jbe	.L21
	movl	$-1, (%rbx)
.L21:
	leal	-1072693248(%rbp), %eax
	orl	%r12d, %eax
	je	.L1
	leal	-1073741824(%rbp), %eax
	orl	%r12d, %eax
	je	.L1
	xorpd	.LC2(%rip), %xmm2
	testl	$1073741824, %r13d
	je	.L26
	cmpl	$1075838975, %ebp
	jbe	.L27
	jmp	.L28
	.p2align 4,,10
	.p2align 3
.L29:
	cmpl	$1075838975, %ebp
	ja	.L38
.L27:
	cvttsd2sil	%xmm2, %eax
	pxor	%xmm0, %xmm0
	movsd	.LC51(%rip), %xmm3
	movsd	.LC57(%rip), %xmm4
	movsd	.LC1(%rip), %xmm5
	cvtsi2sdl	%eax, %xmm0
	subl	$3, %eax
	subsd	%xmm0, %xmm2
	movsd	.LC4(%rip), %xmm0
	mulsd	%xmm2, %xmm3
	mulsd	%xmm2, %xmm4
	addsd	.LC52(%rip), %xmm3
	addsd	.LC58(%rip), %xmm4
	mulsd	%xmm2, %xmm0
	mulsd	%xmm2, %xmm3
	mulsd	%xmm2, %xmm4
	addsd	.LC53(%rip), %xmm3
	addsd	.LC59(%rip), %xmm4
	mulsd	%xmm2, %xmm3
	mulsd	%xmm2, %xmm4
	addsd	.LC54(%rip), %xmm3
	addsd	.LC60(%rip), %xmm4
	mulsd	%xmm2, %xmm3
	mulsd	%xmm2, %xmm4
	addsd	.LC55(%rip), %xmm3
	addsd	.LC61(%rip), %xmm4
	mulsd	%xmm2, %xmm3
	mulsd	%xmm2, %xmm4
	addsd	.LC56(%rip), %xmm3
	addsd	.LC62(%rip), %xmm4
	mulsd	%xmm2, %xmm3
	mulsd	%xmm2, %xmm4
	subsd	.LC16(%rip), %xmm3
	mulsd	%xmm2, %xmm3
	addsd	%xmm5, %xmm4
	divsd	%xmm4, %xmm3
	addsd	%xmm0, %xmm3
	cmpl	$4, %eax
	ja	.L37
	leaq	.L40(%rip), %rdx
	movslq	(%rdx,%rax,4), %rax
	addq	%rdx, %rax
	jmp	*%rax
	.section	.rodata
	.align 4
	.align 4
.L40:
	.long	.L44-.L40
	.long	.L50-.L40
	.long	.L42-.L40
	.long	.L52-.L40
	.long	.L39-.L40
	.section	.text.__ieee754_lgamma_r
.L52:
	movapd	%xmm5, %xmm0
.L41:
	movsd	.LC64(%rip), %xmm5
	addsd	%xmm2, %xmm5
	mulsd	%xmm0, %xmm5
.L42:
	movsd	.LC5(%rip), %xmm0
	addsd	%xmm2, %xmm0
	mulsd	%xmm5, %xmm0
.L43:
	movsd	.LC65(%rip), %xmm5
	addsd	%xmm2, %xmm5
	mulsd	%xmm0, %xmm5
.L44:
	addsd	.LC8(%rip), %xmm2
	movsd	%xmm1, 16(%rsp)
	movsd	%xmm3, 8(%rsp)
	mulsd	%xmm5, %xmm2
	movapd	%xmm2, %xmm0
	call	__ieee754_log@PLT
	movsd	8(%rsp), %xmm3
	movsd	16(%rsp), %xmm1
	addsd	%xmm0, %xmm3
	jmp	.L37
.L50:
	movapd	%xmm5, %xmm0
	jmp	.L43
.L39:
	movsd	.LC63(%rip), %xmm0
	addsd	%xmm2, %xmm0
	jmp	.L41
	.p2align 4,,10
	.p2align 3
.L87:
	movsd	.LC3(%rip), %xmm0
	xorl	%edi, %edi
	pxor	%xmm1, %xmm1
	movsd	%xmm2, 16(%rsp)
	movsd	%xmm0, 8(%rsp)
	mulsd	%xmm2, %xmm0
	call	__kernel_sin@PLT
	movsd	16(%rsp), %xmm2
	movapd	%xmm0, %xmm3
	jmp	.L10
.L55:
	mulsd	.LC4(%rip), %xmm1
	movsd	%xmm2, 16(%rsp)
	movapd	%xmm1, %xmm0
	movsd	%xmm1, 8(%rsp)
	call	floor@PLT
	movsd	8(%rsp), %xmm1
	movsd	16(%rsp), %xmm2
	subsd	%xmm0, %xmm1
	movsd	.LC5(%rip), %xmm0
	addsd	%xmm1, %xmm1
	mulsd	%xmm1, %xmm0
	cvttsd2sil	%xmm0, %eax
	cmpl	$4, %eax
	jle	.L88
	subl	$5, %eax
	cmpl	$1, %eax
	ja	.L17
	subsd	.LC7(%rip), %xmm1
	movsd	.LC3(%rip), %xmm7
	movsd	%xmm2, 16(%rsp)
	movsd	%xmm7, 8(%rsp)
	movapd	%xmm1, %xmm0
	pxor	%xmm1, %xmm1
	mulsd	%xmm7, %xmm0
	call	__kernel_cos@PLT
	movsd	16(%rsp), %xmm2
	movapd	%xmm0, %xmm3
	jmp	.L10
.L88:
	cmpl	$2, %eax
	jg	.L15
	testl	%eax, %eax
	je	.L16
	subl	$1, %eax
	cmpl	$1, %eax
	jbe	.L89
.L17:
	subsd	.LC8(%rip), %xmm1
	movsd	.LC3(%rip), %xmm6
	movsd	%xmm2, 16(%rsp)
	movsd	%xmm6, 8(%rsp)
	movapd	%xmm1, %xmm0
	mulsd	%xmm6, %xmm0
	jmp	.L81
.L89:
	movsd	.LC4(%rip), %xmm0
	movsd	.LC3(%rip), %xmm7
	movsd	%xmm2, 16(%rsp)
	subsd	%xmm1, %xmm0
	pxor	%xmm1, %xmm1
	movsd	%xmm7, 8(%rsp)
	mulsd	%xmm7, %xmm0
	call	__kernel_cos@PLT
	movsd	16(%rsp), %xmm2
	movapd	%xmm0, %xmm3
	xorpd	.LC2(%rip), %xmm3
	jmp	.L10
.L38:
	cmpl	$1133510655, %ebp
	ja	.L45
.L28:
	movapd	%xmm2, %xmm0
	movsd	%xmm1, 16(%rsp)
	movsd	%xmm2, 8(%rsp)
	call	__ieee754_log@PLT
	movsd	.LC1(%rip), %xmm4
	movsd	8(%rsp), %xmm2
	movapd	%xmm0, %xmm5
	movsd	.LC66(%rip), %xmm0
	movsd	16(%rsp), %xmm1
	movapd	%xmm4, %xmm6
	subsd	%xmm4, %xmm5
	divsd	%xmm2, %xmm6
	subsd	.LC4(%rip), %xmm2
	mulsd	%xmm5, %xmm2
	movapd	%xmm6, %xmm3
	mulsd	%xmm6, %xmm3
	mulsd	%xmm3, %xmm0
	addsd	.LC67(%rip), %xmm0
	mulsd	%xmm3, %xmm0
	subsd	.LC68(%rip), %xmm0
	mulsd	%xmm3, %xmm0
	addsd	.LC69(%rip), %xmm0
	mulsd	%xmm3, %xmm0
	subsd	.LC70(%rip), %xmm0
	mulsd	%xmm0, %xmm3
	addsd	.LC71(%rip), %xmm3
	mulsd	%xmm6, %xmm3
	addsd	.LC72(%rip), %xmm3
	addsd	%xmm2, %xmm3
	jmp	.L37
.L35:
	cmpl	$1072936131, %ebp
	jbe	.L36
	movapd	%xmm2, %xmm5
	subsd	.LC10(%rip), %xmm5
	pxor	%xmm3, %xmm3
.L34:
	movapd	%xmm5, %xmm2
	movsd	.LC23(%rip), %xmm0
	mulsd	%xmm5, %xmm2
	movapd	%xmm2, %xmm4
	mulsd	%xmm5, %xmm4
	mulsd	%xmm4, %xmm0
	subsd	.LC24(%rip), %xmm0
	mulsd	%xmm4, %xmm0
	addsd	.LC25(%rip), %xmm0
	mulsd	%xmm4, %xmm0
	subsd	.LC26(%rip), %xmm0
	mulsd	%xmm4, %xmm0
	addsd	.LC27(%rip), %xmm0
	mulsd	%xmm2, %xmm0
	movsd	.LC28(%rip), %xmm2
	mulsd	%xmm4, %xmm2
	subsd	.LC29(%rip), %xmm2
	mulsd	%xmm4, %xmm2
	addsd	.LC30(%rip), %xmm2
	mulsd	%xmm4, %xmm2
	subsd	.LC31(%rip), %xmm2
	mulsd	%xmm4, %xmm2
	addsd	.LC32(%rip), %xmm2
	mulsd	%xmm5, %xmm2
	movsd	.LC33(%rip), %xmm5
	mulsd	%xmm4, %xmm5
	addsd	.LC34(%rip), %xmm5
	mulsd	%xmm4, %xmm5
	subsd	.LC35(%rip), %xmm5
	mulsd	%xmm4, %xmm5
	addsd	.LC36(%rip), %xmm5
	mulsd	%xmm4, %xmm5
	subsd	.LC37(%rip), %xmm5
	addsd	%xmm5, %xmm2
	mulsd	%xmm4, %xmm2
	movsd	.LC38(%rip), %xmm4
	subsd	%xmm2, %xmm4
	subsd	%xmm4, %xmm0
	subsd	.LC39(%rip), %xmm0
	addsd	%xmm0, %xmm3
	jmp	.L37
.L86:
	movapd	%xmm2, %xmm0
	movsd	%xmm1, 16(%rsp)
	movsd	%xmm2, 8(%rsp)
	call	__ieee754_log@PLT
	cmpl	$1072130371, %ebp
	movsd	8(%rsp), %xmm2
	movsd	16(%rsp), %xmm1
	movapd	%xmm0, %xmm3
	xorpd	.LC2(%rip), %xmm3
	jbe	.L31
	movsd	.LC1(%rip), %xmm4
	subsd	%xmm2, %xmm4
	jmp	.L32
.L45:
	movapd	%xmm2, %xmm0
	movsd	%xmm1, 16(%rsp)
	movsd	%xmm2, 8(%rsp)
	call	__ieee754_log@PLT
	movsd	8(%rsp), %xmm2
	movsd	16(%rsp), %xmm1
	movapd	%xmm0, %xmm3
	subsd	.LC1(%rip), %xmm3
	mulsd	%xmm2, %xmm3
	jmp	.L37
.L15:
	movsd	.LC1(%rip), %xmm5
	movsd	.LC3(%rip), %xmm6
	movsd	%xmm2, 16(%rsp)
	subsd	%xmm1, %xmm5
	movsd	%xmm6, 8(%rsp)
	mulsd	%xmm6, %xmm5
	movapd	%xmm5, %xmm0
	jmp	.L81
.L36:
	movsd	.LC1(%rip), %xmm5
	pxor	%xmm3, %xmm3
	subsd	%xmm5, %xmm2
.L33:
	movsd	.LC40(%rip), %xmm0
	movsd	.LC45(%rip), %xmm4
	mulsd	%xmm2, %xmm0
	mulsd	%xmm2, %xmm4
	addsd	.LC41(%rip), %xmm0
	addsd	.LC46(%rip), %xmm4
	mulsd	%xmm2, %xmm0
	mulsd	%xmm2, %xmm4
	addsd	.LC42(%rip), %xmm0
	addsd	.LC47(%rip), %xmm4
	mulsd	%xmm2, %xmm0
	mulsd	%xmm2, %xmm4
	addsd	.LC43(%rip), %xmm0
	addsd	.LC48(%rip), %xmm4
	mulsd	%xmm2, %xmm0
	mulsd	%xmm2, %xmm4
	addsd	.LC44(%rip), %xmm0
	addsd	.LC49(%rip), %xmm4
	mulsd	%xmm2, %xmm0
	mulsd	%xmm2, %xmm4
	subsd	.LC16(%rip), %xmm0
	mulsd	%xmm2, %xmm0
	mulsd	.LC50(%rip), %xmm2
	addsd	%xmm5, %xmm4
	divsd	%xmm4, %xmm0
	addsd	%xmm0, %xmm2
	addsd	%xmm2, %xmm3
	jmp	.L37
.L31:
	movsd	.LC1(%rip), %xmm5
	cmpl	$1070442080, %ebp
	jbe	.L33
	movapd	%xmm2, %xmm5
	subsd	.LC9(%rip), %xmm5
	jmp	.L34
.L53:
	movapd	%xmm3, %xmm1
	jmp	.L1
	.size	__ieee754_lgamma_r, .-__ieee754_lgamma_r
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC1:
	.long	0
	.long	1072693248
	.section	.rodata.cst16,"aM",@progbits,16
	.align 16
.LC2:
	.long	0
	.long	-2147483648
	.long	0
	.long	0
	.section	.rodata.cst8
	.align 8
.LC3:
	.long	1413754136
	.long	1074340347
	.align 8
.LC4:
	.long	0
	.long	1071644672
	.align 8
.LC5:
	.long	0
	.long	1074790400
	.align 8
.LC6:
	.long	0
	.long	1127219200
	.align 8
.LC7:
	.long	0
	.long	1073217536
	.align 8
.LC8:
	.long	0
	.long	1073741824
	.align 8
.LC9:
	.long	-1923417860
	.long	1071483745
	.align 8
.LC10:
	.long	1666629183
	.long	1073177304
	.align 8
.LC11:
	.long	1116535378
	.long	1056600180
	.align 8
.LC12:
	.long	-317659827
	.long	1059910380
	.align 8
.LC13:
	.long	292503389
	.long	1062439572
	.align 8
.LC14:
	.long	-1232080920
	.long	1065238607
	.align 8
.LC15:
	.long	441803431
	.long	1068580352
	.align 8
.LC16:
	.long	-478302008
	.long	1068745831
	.align 8
.LC17:
	.long	-1868277705
	.long	1057457550
	.align 8
.LC18:
	.long	-1736574201
	.long	1058820232
	.align 8
.LC19:
	.long	-1984324608
	.long	1061205702
	.align 8
.LC20:
	.long	-860384661
	.long	1063759320
	.align 8
.LC21:
	.long	-1399696261
	.long	1066734370
	.align 8
.LC22:
	.long	-995749971
	.long	1070900044
	.align 8
.LC23:
	.long	1812904951
	.long	1060417389
	.align 8
.LC24:
	.long	-1087563023
	.long	1062665870
	.align 8
.LC25:
	.long	-479141052
	.long	1064893664
	.align 8
.LC26:
	.long	-550127853
	.long	1067501992
	.align 8
.LC27:
	.long	-923912030
	.long	1071576875
	.align 8
.LC28:
	.long	-389884940
	.long	1060502846
	.align 8
.LC29:
	.long	-1670127380
	.long	1061266960
	.align 8
.LC30:
	.long	773179669
	.long	1063420627
	.align 8
.LC31:
	.long	-1164841878
	.long	1065688991
	.align 8
.LC32:
	.long	-1797963365
	.long	1068534594
	.align 8
.LC33:
	.long	-322728904
	.long	-1087078620
	.align 8
.LC34:
	.long	-278812439
	.long	1062002444
	.align 8
.LC35:
	.long	-1276570409
	.long	1064185599
	.align 8
.LC36:
	.long	-1760888340
	.long	1066559207
	.align 8
.LC37:
	.long	-1916353271
	.long	1069736999
	.align 8
.LC38:
	.long	-1534421217
	.long	-1135556662
	.align 8
.LC39:
	.long	-1128035774
	.long	1069488569
	.align 8
.LC40:
	.long	-1087657207
	.long	1066100619
	.align 8
.LC41:
	.long	-167704284
	.long	1070419630
	.align 8
.LC42:
	.long	1156219984
	.long	1072646518
	.align 8
.LC43:
	.long	-786842257
	.long	1073170268
	.align 8
.LC44:
	.long	-1962910209
	.long	1071923230
	.align 8
.LC45:
	.long	1473302369
	.long	1063934651
	.align 8
.LC46:
	.long	-699171704
	.long	1069198933
	.align 8
.LC47:
	.long	-464498513
	.long	1072209403
	.align 8
.LC48:
	.long	-1540679435
	.long	1073809189
	.align 8
.LC49:
	.long	-1027776100
	.long	1073980887
	.align 8
.LC50:
	.long	0
	.long	-1075838976
	.align 8
.LC51:
	.long	-585635515
	.long	1057013740
	.align 8
.LC52:
	.long	1936257593
	.long	1063134902
	.align 8
.LC53:
	.long	2123602273
	.long	1067141148
	.align 8
.LC54:
	.long	-1092226313
	.long	1069726620
	.align 8
.LC55:
	.long	1326686041
	.long	1070913935
	.align 8
.LC56:
	.long	920782968
	.long	1070302347
	.align 8
.LC57:
	.long	-1514962624
	.long	1054784247
	.align 8
.LC58:
	.long	-901666469
	.long	1061780954
	.align 8
.LC59:
	.long	1949226101
	.long	1066604522
	.align 8
.LC60:
	.long	-855908569
	.long	1069941229
	.align 8
.LC61:
	.long	-1814831908
	.long	1072110104
	.align 8
.LC62:
	.long	1657056116
	.long	1073104295
	.align 8
.LC63:
	.long	0
	.long	1075314688
	.align 8
.LC64:
	.long	0
	.long	1075052544
	.align 8
.LC65:
	.long	0
	.long	1074266112
	.align 8
.LC66:
	.long	194921444
	.long	-1084573539
	.align 8
.LC67:
	.long	1289410001
	.long	1061906362
	.align 8
.LC68:
	.long	-1945114815
	.long	1061388491
	.align 8
.LC69:
	.long	-1731249994
	.long	1061814687
	.align 8
.LC70:
	.long	380644956
	.long	1063698796
	.align 8
.LC71:
	.long	1431655739
	.long	1068848469
	.align 8
.LC72:
	.long	-1865843351
	.long	1071304675
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
