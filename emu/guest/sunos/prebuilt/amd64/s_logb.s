// 2077485aa2e6465580b1ad9adbdb3d2b newlib/libm/common/s_logb.c
	.file	"s_logb.c"
	.text
	.section	.text.logb,"ax",@progbits
	.p2align 4
	.globl	logb
	.type	logb, @function
logb:
	movq	%xmm0, %rdx
	movq	%rdx, %rdi
	movq	%rdx, %rsi
	movl	%edx, %ecx
	shrq	$32, %rdi
	movl	%edi, %eax
	andl	$2147483647, %eax
	testl	$2146435072, %edi
	jne	.L2
	movl	%eax, %edx
	orl	%esi, %edx
	jne	.L3
	movsd	.LC3(%rip), %xmm0
	pxor	%xmm1, %xmm1
	divsd	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L3:
	testl	%eax, %eax
	jne	.L5
	testl	%esi, %esi
	jle	.L11
	movl	$-1043, %eax
	.p2align 4,,10
	.p2align 3
.L7:
	addl	%ecx, %ecx
	subl	$1, %eax
	testl	%ecx, %ecx
	jg	.L7
	pxor	%xmm0, %xmm0
	cvtsi2sdl	%eax, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	cmpl	$2146435071, %eax
	jbe	.L20
	cmpl	$2146435072, %eax
	jg	.L14
	movsd	.LC2(%rip), %xmm0
	testl	%edx, %edx
	jne	.L14
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	sall	$11, %eax
	je	.L12
	movl	$-1022, %edx
	.p2align 4,,10
	.p2align 3
.L8:
	addl	%eax, %eax
	subl	$1, %edx
	testl	%eax, %eax
	jg	.L8
	pxor	%xmm0, %xmm0
	cvtsi2sdl	%edx, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	movq	%rdx, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L20:
	sarl	$20, %eax
	pxor	%xmm0, %xmm0
	subl	$1023, %eax
	cvtsi2sdl	%eax, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L12:
	movsd	.LC1(%rip), %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L11:
	movsd	.LC0(%rip), %xmm0
	ret
	.size	logb, .-logb
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	-1064285184
	.align 8
.LC1:
	.long	0
	.long	-1064308736
	.align 8
.LC2:
	.long	0
	.long	2146435072
	.align 8
.LC3:
	.long	0
	.long	-1074790400
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
