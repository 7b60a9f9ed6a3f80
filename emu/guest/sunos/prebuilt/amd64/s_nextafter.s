// 3d452b227fe930dcc1f52c11354aed8b newlib/libm/common/s_nextafter.c
	.file	"s_nextafter.c"
	.text
	.section	.text.nextafter,"ax",@progbits
	.p2align 4
	.globl	nextafter
	.type	nextafter, @function
nextafter:
	movq	%xmm0, %rdx
	movq	%xmm1, %r8
	movq	%rdx, %rdi
	movq	%r8, %rsi
	shrq	$32, %rdi
	shrq	$32, %rsi
	movl	%edi, %eax
	movl	%esi, %ecx
	andl	$2147483647, %eax
	andl	$2147483647, %ecx
	cmpl	$2146435071, %eax
	jbe	.L2
	subl	$2146435072, %eax
	orl	%edx, %eax
	jne	.L45
	cmpl	$2146435071, %ecx
	jbe	.L4
	subl	$2146435072, %ecx
	orl	%r8d, %ecx
	jne	.L45
	ucomisd	%xmm1, %xmm0
	jp	.L7
	movapd	%xmm0, %xmm1
	je	.L1
.L7:
	movl	%edi, %eax
	movl	%esi, %ecx
	testl	%edi, %edi
	js	.L18
	cmpl	%esi, %edi
	jg	.L23
	jne	.L26
.L46:
	cmpl	%edx, %r8d
	jnb	.L26
.L24:
	subl	$1, %edx
.L22:
	movl	%eax, %ecx
	andl	$2146435072, %ecx
	cmpl	$2146435072, %ecx
	je	.L49
	salq	$32, %rax
	orq	%rdx, %rax
	movq	%rax, %xmm1
	movapd	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	cmpl	$2146435071, %ecx
	ja	.L50
.L10:
	ucomisd	%xmm1, %xmm0
	jp	.L33
	movapd	%xmm0, %xmm1
	je	.L1
.L33:
	orl	%edx, %eax
	jne	.L7
	movq	%rsi, %rax
	andl	$2147483648, %eax
	salq	$32, %rax
	orq	$1, %rax
	movq	%rax, %xmm1
	movapd	%xmm1, %xmm0
	mulsd	%xmm1, %xmm0
	ucomisd	%xmm0, %xmm1
	jp	.L1
	movq	%xmm1, %rdx
	movq	%xmm0, %rax
	cmovne	%rdx, %rax
	movq	%rax, %xmm1
.L1:
	movapd	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L50:
	subl	$2146435072, %ecx
	orl	%r8d, %ecx
	je	.L10
.L45:
	addsd	%xmm0, %xmm1
	movapd	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	ucomisd	%xmm1, %xmm0
	jp	.L9
	movapd	%xmm0, %xmm1
	je	.L1
.L9:
	movl	%edi, %eax
	movl	%esi, %ecx
	testl	%edi, %edi
	js	.L13
	cmpl	%esi, %edi
	jle	.L26
.L16:
	subl	$1, %eax
	jmp	.L24
	.p2align 4,,10
	.p2align 3
.L23:
	testl	%edx, %edx
	jne	.L24
	jmp	.L16
	.p2align 4,,10
	.p2align 3
.L18:
	testl	%esi, %esi
	jns	.L23
	cmpl	%esi, %edi
	jg	.L23
.L17:
	cmpl	%ecx, %eax
	je	.L46
	.p2align 4,,10
	.p2align 3
.L26:
	addl	$1, %edx
	cmpl	$1, %edx
	adcl	$0, %eax
	jmp	.L22
	.p2align 4,,10
	.p2align 3
.L49:
	movapd	%xmm0, %xmm1
	jmp	.L45
	.p2align 4,,10
	.p2align 3
.L13:
	testl	%esi, %esi
	jns	.L16
	cmpl	%esi, %edi
	jle	.L17
	jmp	.L16
	.size	nextafter, .-nextafter
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
