// b76234db1526fbc0b7e8a219f108137d newlib/libm/common/s_log1p.c
	.file	"s_log1p.c"
	.text
	.section	.text.log1p,"ax",@progbits
	.p2align 4
	.globl	log1p
	.type	log1p, @function
log1p:
	movq	%xmm0, %rax
	movapd	%xmm0, %xmm1
	shrq	$32, %rax
	movl	%eax, %edx
	cmpl	$1071284857, %eax
	jg	.L2
	andl	$2147483647, %edx
	cmpl	$1072693247, %edx
	jbe	.L33
	ucomisd	.LC1(%rip), %xmm0
	jp	.L7
	jne	.L7
	movl	$1, %edi
	jmp	__math_divzero
	.p2align 4,,10
	.p2align 3
.L2:
	cmpl	$2146435071, %eax
	jg	.L34
	cmpl	$1128267775, %eax
	jle	.L6
	sarl	$20, %eax
	movsd	.LC4(%rip), %xmm2
	pxor	%xmm3, %xmm3
	subl	$1023, %eax
.L15:
	movl	%edx, %ecx
	andl	$1048575, %ecx
	cmpl	$434333, %ecx
	jg	.L16
	movl	%ecx, %esi
	movq	%xmm0, %rdx
	orl	$1072693248, %esi
	movl	%edx, %edx
	salq	$32, %rsi
	orq	%rsi, %rdx
	movq	%rdx, %xmm1
.L17:
	subsd	%xmm2, %xmm1
	movsd	.LC3(%rip), %xmm4
	mulsd	%xmm1, %xmm4
	mulsd	%xmm1, %xmm4
	testl	%ecx, %ecx
	jne	.L18
	pxor	%xmm0, %xmm0
	ucomisd	%xmm0, %xmm1
	jp	.L19
	jne	.L19
	testl	%eax, %eax
	je	.L1
	pxor	%xmm1, %xmm1
	movsd	.LC5(%rip), %xmm0
	cvtsi2sdl	%eax, %xmm1
	mulsd	%xmm1, %xmm0
	mulsd	.LC6(%rip), %xmm1
	addsd	%xmm3, %xmm0
	addsd	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L33:
	cmpl	$1042284543, %edx
	jbe	.L4
	addl	$1076707644, %eax
	cmpl	$1076707644, %eax
	jbe	.L6
	movsd	.LC3(%rip), %xmm4
	xorl	%eax, %eax
	mulsd	%xmm0, %xmm4
	mulsd	%xmm0, %xmm4
.L18:
	movsd	.LC8(%rip), %xmm2
	movapd	%xmm1, %xmm0
	addsd	%xmm1, %xmm2
	divsd	%xmm2, %xmm0
	movsd	.LC9(%rip), %xmm2
	movapd	%xmm0, %xmm5
	mulsd	%xmm0, %xmm5
	mulsd	%xmm5, %xmm2
	addsd	.LC10(%rip), %xmm2
	mulsd	%xmm5, %xmm2
	addsd	.LC11(%rip), %xmm2
	mulsd	%xmm5, %xmm2
	addsd	.LC12(%rip), %xmm2
	mulsd	%xmm5, %xmm2
	addsd	.LC13(%rip), %xmm2
	mulsd	%xmm5, %xmm2
	addsd	.LC14(%rip), %xmm2
	mulsd	%xmm5, %xmm2
	addsd	.LC15(%rip), %xmm2
	mulsd	%xmm5, %xmm2
	addsd	%xmm4, %xmm2
	mulsd	%xmm0, %xmm2
	testl	%eax, %eax
	jne	.L22
	subsd	%xmm2, %xmm4
	subsd	%xmm4, %xmm1
	movapd	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L34:
	addsd	%xmm0, %xmm1
	movapd	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	movsd	.LC2(%rip), %xmm0
	pxor	%xmm2, %xmm2
	addsd	%xmm1, %xmm0
	comisd	%xmm2, %xmm0
	jbe	.L26
	movapd	%xmm1, %xmm0
	cmpl	$1016070143, %edx
	ja	.L26
.L1:
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	movapd	%xmm1, %xmm0
	jmp	__math_invalid
	.p2align 4,,10
	.p2align 3
.L26:
	movapd	%xmm1, %xmm2
	mulsd	%xmm1, %xmm2
	mulsd	.LC3(%rip), %xmm2
	subsd	%xmm2, %xmm1
	movapd	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L16:
	movl	%ecx, %esi
	movq	%xmm0, %rdx
	addl	$1, %eax
	orl	$1071644672, %esi
	movl	%edx, %edx
	salq	$32, %rsi
	orq	%rsi, %rdx
	movq	%rdx, %xmm1
	movl	$1048576, %edx
	subl	%ecx, %edx
	movl	%edx, %ecx
	sarl	$2, %ecx
	jmp	.L17
	.p2align 4,,10
	.p2align 3
.L6:
	movsd	.LC4(%rip), %xmm2
	movapd	%xmm1, %xmm0
	addsd	%xmm2, %xmm0
	movq	%xmm0, %rax
	movapd	%xmm0, %xmm3
	shrq	$32, %rax
	movl	%eax, %edx
	sarl	$20, %eax
	subl	$1023, %eax
	testl	%eax, %eax
	jle	.L13
	subsd	%xmm1, %xmm3
	movapd	%xmm2, %xmm1
	subsd	%xmm3, %xmm1
.L14:
	movapd	%xmm1, %xmm3
	divsd	%xmm0, %xmm3
	jmp	.L15
	.p2align 4,,10
	.p2align 3
.L19:
	movsd	.LC7(%rip), %xmm0
	mulsd	%xmm1, %xmm0
	subsd	%xmm0, %xmm2
	mulsd	%xmm4, %xmm2
	testl	%eax, %eax
	jne	.L21
	subsd	%xmm2, %xmm1
	movapd	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L22:
	pxor	%xmm5, %xmm5
	movsd	.LC6(%rip), %xmm0
	cvtsi2sdl	%eax, %xmm5
	mulsd	%xmm5, %xmm0
	mulsd	.LC5(%rip), %xmm5
	addsd	%xmm3, %xmm5
	addsd	%xmm2, %xmm5
	subsd	%xmm5, %xmm4
	subsd	%xmm1, %xmm4
	subsd	%xmm4, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L21:
	pxor	%xmm4, %xmm4
	movsd	.LC6(%rip), %xmm0
	cvtsi2sdl	%eax, %xmm4
	mulsd	%xmm4, %xmm0
	mulsd	.LC5(%rip), %xmm4
	addsd	%xmm3, %xmm4
	subsd	%xmm4, %xmm2
	subsd	%xmm1, %xmm2
	subsd	%xmm2, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L13:
	subsd	%xmm2, %xmm3
	subsd	%xmm3, %xmm1
	jmp	.L14
	.size	log1p, .-log1p
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC1:
	.long	0
	.long	-1074790400
	.align 8
.LC2:
	.long	0
	.long	1129316352
	.align 8
.LC3:
	.long	0
	.long	1071644672
	.align 8
.LC4:
	.long	0
	.long	1072693248
	.align 8
.LC5:
	.long	897137782
	.long	1038760431
	.align 8
.LC6:
	.long	-18874368
	.long	1072049730
	.align 8
.LC7:
	.long	1431655765
	.long	1071994197
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
	.long	-797391201
	.long	1069783561
	.align 8
.LC11:
	.long	-1765080098
	.long	1070024292
	.align 8
.LC12:
	.long	495876271
	.long	1070363077
	.align 8
.LC13:
	.long	-1809673383
	.long	1070745892
	.align 8
.LC14:
	.long	-1718093308
	.long	1071225241
	.align 8
.LC15:
	.long	1431655827
	.long	1071994197
	.hidden	__math_invalid
	.hidden	__math_divzero
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
