// f0d5190c089607d452b67dedde463c1d newlib/libm/common/sf_round.c
	.file	"sf_round.c"
	.text
	.section	.text.roundf,"ax",@progbits
	.p2align 4
	.globl	roundf
	.type	roundf, @function
roundf:
	movd	%xmm0, %eax
	movl	%eax, %ecx
	movl	%eax, %edx
	shrl	$23, %ecx
	movzbl	%cl, %ecx
	subl	$127, %ecx
	cmpl	$22, %ecx
	jg	.L2
	testl	%ecx, %ecx
	js	.L10
	movl	$8388607, %esi
	sarl	%cl, %esi
	testl	%eax, %esi
	je	.L1
	movl	$4194304, %eax
	notl	%esi
	sarl	%cl, %eax
	addl	%edx, %eax
	andl	%esi, %eax
	movd	%eax, %xmm0
.L1:
	ret
	.p2align 4,,10
	.p2align 3
.L10:
	andl	$-2147483648, %eax
	movl	%eax, %edx
	orl	$1065353216, %edx
	cmpl	$-1, %ecx
	cmove	%edx, %eax
	movd	%eax, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	cmpl	$128, %ecx
	jne	.L1
	addss	%xmm0, %xmm0
	ret
	.size	roundf, .-roundf
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
