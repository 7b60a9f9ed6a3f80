// d996de661b540e5d782c1ac9dcbeb5f6 newlib/libm/math/e_log.c
	.file	"e_log.c"
	.text
	.section	.text.__ieee754_log,"ax",@progbits
	.p2align 4
	.globl	__ieee754_log
	.type	__ieee754_log, @function
__ieee754_log:
	movq	%xmm0, %rcx
	movq	%rcx, %rax
	shrq	$32, %rax
	movl	%eax, %edx
	cmpl	$1048575, %eax
	jg	.L14
	andl	$2147483647, %edx
	orl	%ecx, %edx
	je	.L20
	testl	%eax, %eax
	js	.L21
	mulsd	.LC2(%rip), %xmm0
	movl	$-54, %eax
	movq	%xmm0, %rdx
	shrq	$32, %rdx
	cmpl	$2146435071, %edx
	jg	.L22
.L6:
	movl	%edx, %ecx
	sarl	$20, %ecx
	leal	-1023(%rax,%rcx), %r8d
	movl	%edx, %ecx
	movq	%xmm0, %rdx
	andl	$1048575, %ecx
	movl	%edx, %eax
	leal	614244(%rcx), %esi
	andl	$1048576, %esi
	movl	%esi, %edi
	sarl	$20, %esi
	xorl	$1072693248, %edi
	addl	%r8d, %esi
	orl	%ecx, %edi
	salq	$32, %rdi
	orq	%rdi, %rax
	movq	%rax, %xmm0
	leal	2(%rcx), %eax
	subsd	.LC3(%rip), %xmm0
	andl	$1048575, %eax
	cmpl	$2, %eax
	jg	.L7
	pxor	%xmm1, %xmm1
	ucomisd	%xmm1, %xmm0
	jp	.L8
	jne	.L8
	movapd	%xmm1, %xmm0
	testl	%esi, %esi
	je	.L1
	pxor	%xmm1, %xmm1
	movsd	.LC4(%rip), %xmm0
	cvtsi2sdl	%esi, %xmm1
	mulsd	%xmm1, %xmm0
	mulsd	.LC5(%rip), %xmm1
	addsd	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	xorl	%eax, %eax
	cmpl	$2146435071, %edx
	jle	.L6
.L22:
	addsd	%xmm0, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	movsd	.LC8(%rip), %xmm1
	movapd	%xmm0, %xmm3
	movl	$440401, %eax
	leal	-398458(%rcx), %edx
	subl	%ecx, %eax
	pxor	%xmm5, %xmm5
	orl	%edx, %eax
	cvtsi2sdl	%esi, %xmm5
	addsd	%xmm0, %xmm1
	divsd	%xmm1, %xmm3
	movsd	.LC9(%rip), %xmm1
	movapd	%xmm3, %xmm2
	mulsd	%xmm3, %xmm2
	movapd	%xmm2, %xmm4
	mulsd	%xmm2, %xmm4
	mulsd	%xmm4, %xmm1
	addsd	.LC10(%rip), %xmm1
	mulsd	%xmm4, %xmm1
	addsd	.LC11(%rip), %xmm1
	mulsd	%xmm4, %xmm1
	addsd	.LC12(%rip), %xmm1
	mulsd	%xmm2, %xmm1
	movsd	.LC13(%rip), %xmm2
	mulsd	%xmm4, %xmm2
	addsd	.LC14(%rip), %xmm2
	mulsd	%xmm4, %xmm2
	addsd	.LC15(%rip), %xmm2
	mulsd	%xmm4, %xmm2
	addsd	%xmm2, %xmm1
	movapd	%xmm0, %xmm2
	jle	.L11
	mulsd	.LC7(%rip), %xmm2
	mulsd	%xmm0, %xmm2
	addsd	%xmm2, %xmm1
	mulsd	%xmm3, %xmm1
	testl	%esi, %esi
	jne	.L12
	subsd	%xmm1, %xmm2
	subsd	%xmm2, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L20:
	movsd	.LC1(%rip), %xmm0
	pxor	%xmm1, %xmm1
	divsd	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L8:
	movsd	.LC6(%rip), %xmm2
	movsd	.LC7(%rip), %xmm1
	mulsd	%xmm0, %xmm2
	subsd	%xmm2, %xmm1
	movapd	%xmm0, %xmm2
	mulsd	%xmm0, %xmm2
	mulsd	%xmm2, %xmm1
	testl	%esi, %esi
	je	.L18
	pxor	%xmm2, %xmm2
	movsd	.LC4(%rip), %xmm3
	cvtsi2sdl	%esi, %xmm2
	mulsd	%xmm2, %xmm3
	mulsd	.LC5(%rip), %xmm2
	subsd	%xmm2, %xmm1
	subsd	%xmm0, %xmm1
	subsd	%xmm1, %xmm3
	movapd	%xmm3, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L11:
	subsd	%xmm1, %xmm2
	mulsd	%xmm3, %xmm2
	movapd	%xmm2, %xmm1
	testl	%esi, %esi
	je	.L18
	movsd	.LC4(%rip), %xmm2
	mulsd	%xmm5, %xmm2
	mulsd	.LC5(%rip), %xmm5
	subsd	%xmm5, %xmm1
	subsd	%xmm0, %xmm1
	subsd	%xmm1, %xmm2
	movapd	%xmm2, %xmm0
.L1:
	ret
	.p2align 4,,10
	.p2align 3
.L18:
	subsd	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L21:
	subsd	%xmm0, %xmm0
	pxor	%xmm1, %xmm1
	divsd	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L12:
	movsd	.LC4(%rip), %xmm3
	mulsd	%xmm5, %xmm3
	mulsd	.LC5(%rip), %xmm5
	addsd	%xmm1, %xmm5
	subsd	%xmm5, %xmm2
	subsd	%xmm0, %xmm2
	subsd	%xmm2, %xmm3
	movapd	%xmm3, %xmm0
	ret
	.size	__ieee754_log, .-__ieee754_log
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC1:
	.long	0
	.long	-1018167296
	.align 8
.LC2:
	.long	0
	.long	1129316352
	.align 8
.LC3:
	.long	0
	.long	1072693248
	.align 8
.LC4:
	.long	-18874368
	.long	1072049730
	.align 8
.LC5:
	.long	897137782
	.long	1038760431
	.align 8
.LC6:
	.long	1431655765
	.long	1070945621
	.align 8
.LC7:
	.long	0
	.long	1071644672
	.align 8
.LC8:
	.long	0
	.long	1073741824
	.align 8
.LC9:
	.long	-549563836
	.long	1069740306
	.align 8
.LC10:
	.long	-1765080098
	.long	1070024292
	.align 8
.LC11:
	.long	-1809673383
	.long	1070745892
	.align 8
.LC12:
	.long	1431655827
	.long	1071994197
	.align 8
.LC13:
	.long	-797391201
	.long	1069783561
	.align 8
.LC14:
	.long	495876271
	.long	1070363077
	.align 8
.LC15:
	.long	-1718093308
	.long	1071225241
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
