// 3d452b227fe930dcc1f52c11354aed8b newlib/libm/common/s_nextafter.c
	.file	"s_nextafter.c"
	.text
	.section	.text.nextafter,"ax",@progbits
	.p2align 4
	.globl	nextafter
	.type	nextafter, @function
nextafter:
	subl	$28, %esp
	movl	%ebx, 16(%esp)
	fldl	32(%esp)
	movl	%edi, 24(%esp)
	movl	%esi, 20(%esp)
	fstl	(%esp)
	fldl	40(%esp)
	movl	4(%esp), %edx
	fstl	8(%esp)
	movl	(%esp), %ecx
	movl	12(%esp), %ebx
	movl	8(%esp), %esi
	movl	%edx, %eax
	andl	$2147483647, %eax
	movl	%ebx, %edi
	andl	$2147483647, %edi
	cmpl	$2146435071, %eax
	jbe	.L2
	subl	$2146435072, %eax
	orl	%ecx, %eax
	jne	.L53
	cmpl	$2146435071, %edi
	jbe	.L4
	subl	$2146435072, %edi
	orl	%esi, %edi
	jne	.L54
	fxch	%st(1)
	fucomip	%st(1), %st
	fstp	%st(0)
	jp	.L7
	je	.L32
.L7:
	testl	%edx, %edx
	movl	%edx, %edi
	js	.L18
	cmpl	%ebx, %edx
	.p2align 4,,5
	jg	.L23
	.p2align 4,,5
	jne	.L26
.L49:
	cmpl	%ecx, %esi
	.p2align 4,,7
	jnb	.L26
.L24:
	decl	%ecx
.L22:
	movl	%edi, %eax
	andl	$2146435072, %eax
	cmpl	$2146435072, %eax
	je	.L51
	movl	%edi, 4(%esp)
	movl	16(%esp), %ebx
	movl	%ecx, (%esp)
	movl	20(%esp), %esi
	fldl	(%esp)
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	fstp	%st(0)
	fstp	%st(0)
	cmpl	$2146435071, %edi
	ja	.L52
.L10:
	fldl	8(%esp)
	fldl	(%esp)
	fucomip	%st(1), %st
	fstp	%st(0)
	jp	.L33
	je	.L32
.L33:
	orl	%ecx, %eax
	jne	.L7
	movl	$1, (%esp)
	andl	$-2147483648, %ebx
	movl	%ebx, 4(%esp)
	fldl	(%esp)
	fld	%st(0)
	fmul	%st(1), %st
	fxch	%st(1)
	fucomi	%st(1), %st
	jp	.L55
	fcmove	%st(1), %st
	fstp	%st(1)
	jmp	.L1
.L55:
	fstp	%st(1)
.L1:
	movl	16(%esp), %ebx
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L52:
	subl	$2146435072, %edi
	orl	%esi, %edi
	je	.L10
	jmp	.L3
	.p2align 4,,10
	.p2align 3
.L53:
	fstp	%st(0)
	fstp	%st(0)
	jmp	.L3
	.p2align 4,,10
	.p2align 3
.L54:
	fstp	%st(0)
	fstp	%st(0)
.L3:
	fldl	(%esp)
	faddl	8(%esp)
	movl	16(%esp), %ebx
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L32:
	fldl	(%esp)
	movl	16(%esp), %ebx
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	fstp	%st(0)
	fstp	%st(0)
	fldl	8(%esp)
	fldl	(%esp)
	fucomip	%st(1), %st
	fstp	%st(0)
	jp	.L9
	je	.L32
.L9:
	testl	%edx, %edx
	movl	%edx, %edi
	js	.L13
	cmpl	%ebx, %edx
	.p2align 4,,5
	jle	.L26
.L16:
	leal	-1(%edx), %edi
	.p2align 4,,2
	jmp	.L24
	.p2align 4,,10
	.p2align 3
.L23:
	testl	%ecx, %ecx
	jne	.L24
	.p2align 4,,6
	jmp	.L16
	.p2align 4,,10
	.p2align 3
.L18:
	movl	%ebx, %eax
	notl	%eax
	shrl	$31, %eax
	testb	%al, %al
	jne	.L23
	cmpl	%ebx, %edx
	jg	.L23
.L17:
	cmpl	%ebx, %edx
	je	.L49
	.p2align 4
	.p2align 3
.L26:
	incl	%ecx
	jne	.L22
	leal	1(%edx), %edi
	jmp	.L22
	.p2align 4,,10
	.p2align 3
.L51:
	fldl	(%esp)
	fadd	%st(0), %st
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L13:
	movl	%ebx, %eax
	notl	%eax
	shrl	$31, %eax
	testb	%al, %al
	jne	.L16
	cmpl	%ebx, %edx
	jle	.L17
	jmp	.L16
	.size	nextafter, .-nextafter
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
