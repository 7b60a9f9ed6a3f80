// e4bb3a92e264b8f64fa044b28a715e50 newlib/libm/common/sf_nextafter.c
	.file	"sf_nextafter.c"
	.text
	.section	.text.nextafterf,"ax",@progbits
	.p2align 4
	.globl	nextafterf
	.type	nextafterf, @function
nextafterf:
	movd	%xmm1, %edx
	movd	%xmm0, %ecx
	movl	%edx, %esi
	movl	%ecx, %eax
	andl	$2147483647, %esi
	andl	$2147483647, %eax
	cmpl	$2139095040, %esi
	jg	.L20
	cmpl	$2139095040, %eax
	jg	.L20
	ucomiss	%xmm1, %xmm0
	jp	.L16
	movaps	%xmm0, %xmm1
	je	.L1
.L16:
	testl	%eax, %eax
	jne	.L6
	andl	$-2147483648, %edx
	orl	$1, %edx
	movd	%edx, %xmm1
	movaps	%xmm1, %xmm0
	mulss	%xmm1, %xmm0
	ucomiss	%xmm0, %xmm1
	jp	.L1
	movd	%xmm0, %eax
	cmovne	%edx, %eax
	movd	%eax, %xmm1
.L1:
	movaps	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L22:
	movaps	%xmm0, %xmm1
.L20:
	addss	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L6:
	testl	%ecx, %ecx
	js	.L8
	leal	-1(%rcx), %esi
	leal	1(%rcx), %eax
	cmpl	%edx, %ecx
	cmovg	%esi, %eax
.L10:
	movl	%eax, %edx
	andl	$2139095040, %edx
	cmpl	$2139095040, %edx
	je	.L22
.L13:
	movd	%eax, %xmm1
	movaps	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L8:
	testl	%edx, %edx
	jns	.L18
	cmpl	%edx, %ecx
	leal	1(%rcx), %eax
	setg	%dl
	testb	%dl, %dl
	je	.L10
.L18:
	leal	-1(%rcx), %eax
	jmp	.L13
	.size	nextafterf, .-nextafterf
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
