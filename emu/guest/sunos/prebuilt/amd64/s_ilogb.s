// 718aca8d7c681afc84fcc5d03113889b newlib/libm/common/s_ilogb.c
	.file	"s_ilogb.c"
	.text
	.section	.text.ilogb,"ax",@progbits
	.p2align 4
	.globl	ilogb
	.type	ilogb, @function
ilogb:
	movq	%xmm0, %rax
	movq	%rax, %rcx
	shrq	$32, %rcx
	movl	%ecx, %edx
	andl	$2147483647, %edx
	testl	$2146435072, %ecx
	jne	.L2
	movl	%edx, %esi
	orl	%eax, %esi
	je	.L7
	testl	%edx, %edx
	jne	.L4
	testl	%eax, %eax
	movl	%eax, %edx
	movl	$-1043, %eax
	jle	.L8
	.p2align 4,,10
	.p2align 3
.L5:
	addl	%edx, %edx
	subl	$1, %eax
	testl	%edx, %edx
	jg	.L5
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	movl	%edx, %eax
	sarl	$20, %eax
	subl	$1023, %eax
	cmpl	$2146435072, %edx
	movl	$2147483647, %edx
	cmovnb	%edx, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	sall	$11, %edx
	movl	$-1022, %eax
	je	.L9
	.p2align 4,,10
	.p2align 3
.L6:
	addl	%edx, %edx
	subl	$1, %eax
	testl	%edx, %edx
	jg	.L6
	ret
.L7:
	movl	$-2147483647, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L9:
	ret
	.p2align 4,,10
	.p2align 3
.L8:
	ret
	.size	ilogb, .-ilogb
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
