// 718aca8d7c681afc84fcc5d03113889b newlib/libm/common/s_ilogb.c
	.file	"s_ilogb.c"
	.text
	.section	.text.ilogb,"ax",@progbits
	.p2align 4
	.globl	ilogb
	.type	ilogb, @function
ilogb:
	pushl	%ebx
	movl	12(%esp), %edx
	movl	8(%esp), %eax
	movl	%edx, %ecx
	andl	$2147483647, %ecx
	andl	$2146435072, %edx
	jne	.L2
	movl	%ecx, %ebx
	orl	%eax, %ebx
	je	.L7
	testl	%ecx, %ecx
	jne	.L4
	testl	%eax, %eax
	movl	$-1043, %edx
	jle	.L1
	.p2align 4
	.p2align 3
.L5:
	addl	%eax, %eax
	decl	%edx
	testl	%eax, %eax
	jg	.L5
	popl	%ebx
	movl	%edx, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	cmpl	$2146435071, %ecx
	ja	.L10
	movl	%ecx, %eax
	sarl	$20, %eax
	leal	-1023(%eax), %edx
.L1:
	popl	%ebx
	movl	%edx, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	movl	%ecx, %eax
	movl	$-1022, %edx
	sall	$11, %eax
	je	.L1
	.p2align 4
	.p2align 3
.L6:
	addl	%eax, %eax
	decl	%edx
	testl	%eax, %eax
	jg	.L6
	popl	%ebx
	movl	%edx, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L10:
	popl	%ebx
	movl	$2147483647, %edx
	movl	%edx, %eax
	ret
.L7:
	movl	$-2147483647, %edx
	jmp	.L1
	.size	ilogb, .-ilogb
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
