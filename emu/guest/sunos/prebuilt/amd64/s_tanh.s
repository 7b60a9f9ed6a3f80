// 4bf23ace9f37c9ece008e10375da3388 newlib/libm/math/s_tanh.c
	.file	"s_tanh.c"
	.text
	.section	.text.tanh,"ax",@progbits
	.p2align 4
	.globl	tanh
	.type	tanh, @function
tanh:
	pushq	%rbx
	movq	%xmm0, %rbx
	shrq	$32, %rbx
	movl	%ebx, %eax
	andl	$2147483647, %eax
	cmpl	$2146435071, %eax
	jbe	.L2
	movsd	.LC0(%rip), %xmm2
	movapd	%xmm2, %xmm1
	divsd	%xmm0, %xmm1
	testl	%ebx, %ebx
	js	.L3
	addsd	%xmm2, %xmm1
	movapd	%xmm1, %xmm0
.L1:
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	cmpl	$1077280767, %eax
	jbe	.L11
	movsd	.LC0(%rip), %xmm0
.L5:
	testl	%ebx, %ebx
	jns	.L1
	xorpd	.LC3(%rip), %xmm0
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L11:
	cmpl	$1015021567, %eax
	jbe	.L12
	cmpl	$1072693247, %eax
	jbe	.L7
	call	fabs@PLT
	addsd	%xmm0, %xmm0
	call	expm1@PLT
	movsd	.LC1(%rip), %xmm1
	addsd	%xmm1, %xmm0
	divsd	%xmm0, %xmm1
	movsd	.LC0(%rip), %xmm0
	subsd	%xmm1, %xmm0
	jmp	.L5
	.p2align 4,,10
	.p2align 3
.L3:
	subsd	%xmm2, %xmm1
	popq	%rbx
	movapd	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L12:
	movsd	.LC0(%rip), %xmm1
	popq	%rbx
	addsd	%xmm0, %xmm1
	mulsd	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	call	fabs@PLT
	mulsd	.LC2(%rip), %xmm0
	call	expm1@PLT
	movapd	%xmm0, %xmm1
	addsd	.LC1(%rip), %xmm1
	xorpd	.LC3(%rip), %xmm0
	divsd	%xmm1, %xmm0
	jmp	.L5
	.size	tanh, .-tanh
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	1072693248
	.align 8
.LC1:
	.long	0
	.long	1073741824
	.align 8
.LC2:
	.long	0
	.long	-1073741824
	.section	.rodata.cst16,"aM",@progbits,16
	.align 16
.LC3:
	.long	0
	.long	-2147483648
	.long	0
	.long	0
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
