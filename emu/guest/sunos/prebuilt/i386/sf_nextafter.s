// e4bb3a92e264b8f64fa044b28a715e50 newlib/libm/common/sf_nextafter.c
	.file	"sf_nextafter.c"
	.text
	.section	.text.nextafterf,"ax",@progbits
	.p2align 4
	.globl	nextafterf
	.type	nextafterf, @function
nextafterf:
	subl	$8, %esp
	movl	%ebx, 4(%esp)
	movl	16(%esp), %eax
	movl	12(%esp), %edx
	movl	%eax, %ebx
	movl	%edx, %ecx
	andl	$2147483647, %ebx
	andl	$2147483647, %ecx
	cmpl	$2139095040, %ebx
	jg	.L15
	cmpl	$2139095040, %ecx
	jg	.L15
	flds	16(%esp)
	flds	12(%esp)
	fucomip	%st(1), %st
	fstp	%st(0)
	jp	.L16
	je	.L14
.L16:
	testl	%ecx, %ecx
	jne	.L6
	andl	$-2147483648, %eax
	orl	$1, %eax
	movl	%eax, (%esp)
	flds	(%esp)
	fmul	%st(0), %st
	flds	(%esp)
	fucomi	%st(1), %st
	jp	.L23
	fcmove	%st(1), %st
	fstp	%st(1)
	fstps	(%esp)
	jmp	.L1
.L23:
	fstp	%st(0)
	fstp	%st(0)
.L1:
	flds	(%esp)
	movl	4(%esp), %ebx
	addl	$8, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	flds	12(%esp)
	movl	4(%esp), %ebx
	fstps	(%esp)
	flds	(%esp)
	addl	$8, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L15:
	flds	12(%esp)
	fadds	16(%esp)
	movl	4(%esp), %ebx
	fstps	(%esp)
	flds	(%esp)
	addl	$8, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L6:
	testl	%edx, %edx
	js	.L8
	leal	1(%edx), %ecx
	cmpl	%eax, %edx
	jle	.L10
	leal	-1(%edx), %ecx
.L10:
	movl	%ecx, %eax
	andl	$2139095040, %eax
	cmpl	$2139095040, %eax
	je	.L22
.L13:
	movl	%ecx, (%esp)
	movl	4(%esp), %ebx
	flds	(%esp)
	addl	$8, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L8:
	movl	%eax, %ecx
	notl	%ecx
	shrl	$31, %ecx
	testb	%cl, %cl
	jne	.L18
	leal	1(%edx), %ecx
	cmpl	%eax, %edx
	setg	%al
	testb	%al, %al
	je	.L10
.L18:
	leal	-1(%edx), %ecx
	jmp	.L13
	.p2align 4,,10
	.p2align 3
.L22:
	flds	12(%esp)
	fadd	%st(0), %st
	fstps	(%esp)
	jmp	.L1
	.size	nextafterf, .-nextafterf
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
