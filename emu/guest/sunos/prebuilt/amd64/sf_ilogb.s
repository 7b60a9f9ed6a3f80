// acabcda6ecd12a8eec0ac36e63bb852a newlib/libm/common/sf_ilogb.c
	.file	"sf_ilogb.c"
	.text
	.section	.text.ilogbf,"ax",@progbits
	.p2align 4
	.globl	ilogbf
	.type	ilogbf, @function
ilogbf:
	movd	%xmm0, %edx
	movl	%edx, %eax
	andl	$2147483647, %eax
	je	.L5
	andl	$2139095040, %edx
	je	.L10
	movl	%eax, %edx
	sarl	$23, %edx
	subl	$127, %edx
	cmpl	$2139095040, %eax
	movl	$2147483647, %eax
	cmovnb	%eax, %edx
.L1:
	movl	%edx, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L10:
	sall	$8, %eax
	movl	$-126, %edx
	testl	%eax, %eax
	jle	.L1
	.p2align 4,,10
	.p2align 3
.L4:
	addl	%eax, %eax
	subl	$1, %edx
	testl	%eax, %eax
	jg	.L4
	movl	%edx, %eax
	ret
.L5:
	movl	$-2147483647, %edx
	jmp	.L1
	.size	ilogbf, .-ilogbf
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
