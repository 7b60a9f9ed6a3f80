// ff26f01f35cac3dca7ea790e4674c6e5 newlib/libm/common/s_finite.c
	.file	"s_finite.c"
	.text
	.section	.text.finite,"ax",@progbits
	.p2align 4
	.globl	finite
	.type	finite, @function
finite:
	movq	%xmm0, %rax
	shrq	$32, %rax
	andl	$2147483647, %eax
	subl	$2146435072, %eax
	shrl	$31, %eax
	ret
	.size	finite, .-finite
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
