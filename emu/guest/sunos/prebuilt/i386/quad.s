// bf3f2c23d620090c58d4bf24651e87a6 emu/guest/libc/quad.c
	.file	"quad.c"
	.text
	.section	.text.shift_right,"ax",@progbits
	.p2align 4
	.type	shift_right, @function
shift_right:
	subl	$36, %esp
	cmpl	$127, %edx
	movl	%esi, 28(%esp)
	movl	20(%eax), %esi
	movl	%edi, 32(%esp)
	movl	24(%eax), %edi
	movl	%ebx, 24(%esp)
	movl	%eax, %ebx
	movl	%edx, 8(%esp)
	movl	%esi, (%esp)
	movl	%edi, 4(%esp)
	jbe	.L2
	movl	12(%ebx), %ecx
	movl	%esi, %eax
	movl	%edi, %edx
	movl	$0, 12(%ebx)
	movl	16(%ebx), %esi
	movl	$0, 16(%ebx)
	orl	%ecx, %eax
	orl	%esi, %edx
	orl	%edx, %eax
	setne	%al
	xorl	%edi, %edi
	movl	%edi, 4(%esp)
	movzbl	%al, %eax
	movl	%eax, (%esp)
.L3:
	movl	(%esp), %eax
	movl	4(%esp), %edx
	movl	28(%esp), %esi
	movl	32(%esp), %edi
	movl	%eax, 20(%ebx)
	movl	%edx, 24(%ebx)
	movl	24(%esp), %ebx
	addl	$36, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	movl	8(%esp), %eax
	cmpl	$63, %eax
	jbe	.L4
	cmpl	$64, %eax
	movl	12(%ebx), %esi
	movl	16(%ebx), %edi
	je	.L5
	movl	$128, %ecx
	movl	%edi, %edx
	subl	%eax, %ecx
	movl	%esi, %eax
	shldl	%esi, %edi
	sall	%cl, %esi
	testb	$32, %cl
	je	.L16
	movl	%esi, %edi
	xorl	%esi, %esi
.L16:
	movl	8(%esp), %ecx
	orl	%esi, (%esp)
	movl	%eax, %esi
	orl	%edi, 4(%esp)
	movl	%edx, %edi
	xorl	%eax, %eax
	subl	$64, %ecx
	shrl	%cl, %edi
	shrdl	%edx, %esi
	testb	$32, %cl
	cmovne	%edi, %esi
	cmovne	%eax, %edi
.L5:
	movl	$0, 12(%ebx)
	movl	(%esp), %edx
	movl	$0, 16(%ebx)
	movl	4(%esp), %ecx
	movl	%edx, %eax
	orl	%ecx, %eax
	setne	%al
	xorl	%edx, %edx
	movzbl	%al, %eax
	orl	%edi, %edx
	movl	%edx, 4(%esp)
	orl	%esi, %eax
	movl	%eax, (%esp)
	jmp	.L3
	.p2align 4,,10
	.p2align 3
.L4:
	movl	8(%esp), %ecx
	testl	%ecx, %ecx
	je	.L3
	movl	12(%ebx), %esi
	movl	$64, %eax
	movl	16(%ebx), %edi
	subl	%ecx, %eax
	movl	%eax, 20(%esp)
	movl	%esi, %eax
	movl	%edi, %edx
	shrdl	%edx, %eax
	shrl	%cl, %edx
	testb	$32, %cl
	je	.L14
	movl	%edx, %eax
	xorl	%edx, %edx
.L14:
	movl	%eax, 12(%ebx)
	movzbl	8(%esp), %ecx
	movl	%edx, 16(%ebx)
	movl	(%esp), %eax
	movl	4(%esp), %edx
	shrdl	%edx, %eax
	shrl	%cl, %edx
	testb	$32, %cl
	je	.L15
	movl	%edx, %eax
	xorl	%edx, %edx
.L15:
	movl	%eax, 8(%esp)
	movzbl	20(%esp), %ecx
	xorl	%eax, %eax
	movl	%edx, 12(%esp)
	shldl	%esi, %edi
	sall	%cl, %esi
	testb	$32, %cl
	cmovne	%esi, %edi
	cmovne	%eax, %esi
	movl	%esi, %eax
	movl	%edi, %edx
	movl	8(%esp), %esi
	movl	12(%esp), %edi
	orl	%eax, %esi
	movl	%esi, 8(%esp)
	orl	%edx, %edi
	movl	(%esp), %esi
	movl	%edi, 12(%esp)
	movl	4(%esp), %edi
	xorl	%edx, %edx
	shldl	%esi, %edi
	sall	%cl, %esi
	testb	$32, %cl
	cmovne	%esi, %edi
	cmovne	%edx, %esi
	xorl	%eax, %eax
	orl	%edi, %esi
	movl	8(%esp), %esi
	movl	12(%esp), %edi
	setne	%al
	xorl	%edx, %edx
	orl	%eax, %esi
	movl	%esi, (%esp)
	orl	%edx, %edi
	movl	%edi, 4(%esp)
	jmp	.L3
	.size	shift_right, .-shift_right
	.section	.text.pack,"ax",@progbits
	.p2align 4
	.type	pack, @function
pack:
	subl	$52, %esp
	movl	%ebx, 40(%esp)
	movl	%eax, %ebx
	movl	60(%esp), %eax
	movl	%esi, 44(%esp)
	movl	56(%esp), %ecx
	movl	%edi, 48(%esp)
	movl	%eax, %edx
	movl	$0, %eax
	movl	%eax, 8(%esp)
	sall	$31, %edx
	cmpl	$3, %ecx
	movl	%edx, 12(%esp)
	je	.L26
	cmpl	$2, %ecx
	je	.L19
	cmpl	$1, %ecx
	je	.L36
	movl	$0, (%esp)
	xorl	%eax, %eax
	testl	%ecx, %ecx
	movl	%eax, 4(%esp)
	jne	.L37
.L18:
	movl	8(%esp), %eax
	movl	12(%esp), %edx
	movl	44(%esp), %esi
	movl	48(%esp), %edi
	movl	%eax, (%ebx)
	movl	(%esp), %eax
	movl	%edx, 4(%ebx)
	movl	4(%esp), %edx
	movl	%eax, 8(%ebx)
	movl	%ebx, %eax
	movl	%edx, 12(%ebx)
	movl	40(%esp), %ebx
	addl	$52, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L36:
	movl	64(%esp), %eax
	cmpl	$16383, %eax
	jg	.L19
	cmpl	$-16382, %eax
	jl	.L38
.L22:
	addl	$16383, %eax
	movl	%eax, %edx
	xorl	%eax, %eax
	movl	%eax, 32(%esp)
	sall	$16, %edx
	movl	%edx, 36(%esp)
.L23:
	movl	76(%esp), %eax
	xorl	%esi, %esi
	movl	$16384, %ecx
	movl	%esi, 20(%esp)
	movl	68(%esp), %esi
	movl	80(%esp), %edx
	movl	%eax, %edi
	andl	$32767, %edi
	movl	%edi, 16(%esp)
	shrdl	$15, %edx, %eax
	movl	%esi, %edi
	sall	$17, %edi
	movl	$0, %esi
	shrl	$15, %edx
	orl	%esi, %eax
	movl	68(%esp), %esi
	movl	%eax, (%esp)
	orl	%edi, %edx
	movl	72(%esp), %edi
	movl	%edx, 4(%esp)
	shrdl	$15, %edi, %esi
	movl	%esi, 24(%esp)
	shrl	$15, %edi
	movzwl	%di, %eax
	movl	24(%esp), %esi
	movl	%eax, 28(%esp)
	movl	32(%esp), %eax
	movl	28(%esp), %edi
	orl	%eax, %esi
	movl	36(%esp), %eax
	movl	%esi, 24(%esp)
	movl	16(%esp), %esi
	orl	%eax, %edi
	movl	%edi, 28(%esp)
	movl	20(%esp), %edi
	cmpl	%esi, %ecx
	movl	$0, %ecx
	sbbl	%edi, %ecx
	jnc	.L39
.L24:
	addl	$1, (%esp)
	adcl	$0, 4(%esp)
	movl	(%esp), %edx
	movl	4(%esp), %ecx
	movl	%edx, %eax
	orl	%ecx, %eax
	sete	%cl
	xorl	%edx, %edx
	movzbl	%cl, %ecx
	addl	%ecx, 24(%esp)
	adcl	%edx, 28(%esp)
.L25:
	movl	24(%esp), %esi
	movl	28(%esp), %edi
	orl	%esi, 8(%esp)
	orl	%edi, 12(%esp)
	jmp	.L18
	.p2align 4,,10
	.p2align 3
.L19:
	orl	$2147418112, 12(%esp)
	xorl	%eax, %eax
	movl	$0, (%esp)
	movl	%eax, 4(%esp)
	jmp	.L18
	.p2align 4,,10
	.p2align 3
.L26:
	xorl	%eax, %eax
	movl	$2147450880, %edx
	movl	%eax, 8(%esp)
	xorl	%ecx, %ecx
	movl	%edx, 12(%esp)
	movl	$0, (%esp)
	movl	%ecx, 4(%esp)
	jmp	.L18
	.p2align 4,,10
	.p2align 3
.L39:
	xorl	$16384, %esi
	movl	%edi, %eax
	orl	%esi, %eax
	jne	.L25
	movl	(%esp), %ecx
	andl	$1, %ecx
	orl	$0, %ecx
	je	.L25
	jmp	.L24
	.p2align 4,,10
	.p2align 3
.L37:
	movl	64(%esp), %eax
	cmpl	$-16382, %eax
	jge	.L22
.L38:
	movl	$-16382, %edx
	subl	%eax, %edx
	movl	$200, %eax
	cmpl	%eax, %edx
	cmovg	%eax, %edx
	xorl	%esi, %esi
	leal	56(%esp), %eax
	xorl	%edi, %edi
	call	shift_right
	movl	%esi, 32(%esp)
	movl	%edi, 36(%esp)
	jmp	.L23
	.size	pack, .-pack
	.section	.text.normalise,"ax",@progbits
	.p2align 4
	.type	normalise, @function
normalise:
	subl	$28, %esp
	movl	%edi, 20(%esp)
	movl	%eax, %edi
	movl	%eax, 4(%esp)
	movl	16(%edi), %edx
	movl	%esi, 16(%esp)
	movl	12(%eax), %eax
	movl	%ebx, 12(%esp)
	movl	20(%edi), %esi
	movl	%ebp, 24(%esp)
	movl	24(%edi), %edi
	movl	%edx, %ebx
	movl	%eax, %ecx
	orl	%esi, %ecx
	orl	%edi, %ebx
	orl	%ebx, %ecx
	je	.L41
	testl	%edx, %edx
	js	.L40
	movl	4(%esp), %ebx
	movl	8(%ebx), %ebp
	.p2align 4
	.p2align 3
.L44:
	movl	%edi, %ebx
	decl	%ebp
	shldl	$1, %eax, %edx
	movl	%ebx, %ecx
	xorl	%ebx, %ebx
	addl	%eax, %eax
	shrl	$31, %ecx
	orl	%ebx, %edx
	shldl	$1, %esi, %edi
	orl	%ecx, %eax
	addl	%esi, %esi
	testl	%edx, %edx
	jns	.L44
	movl	4(%esp), %ebx
	movl	%eax, 12(%ebx)
	movl	%edx, 16(%ebx)
	movl	%esi, 20(%ebx)
	movl	%edi, 24(%ebx)
	movl	%ebp, 8(%ebx)
.L40:
	movl	12(%esp), %ebx
	movl	16(%esp), %esi
	movl	20(%esp), %edi
	movl	24(%esp), %ebp
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L41:
	movl	4(%esp), %eax
	movl	$0, (%eax)
	jmp	.L40
	.size	normalise, .-normalise
	.section	.text.unpack,"ax",@progbits
	.p2align 4
	.type	unpack, @function
unpack:
	subl	$52, %esp
	movl	$1, %edx
	movl	%ebp, 48(%esp)
	movl	%eax, %ebp
	movl	60(%esp), %eax
	movl	%edx, 4(%esp)
	movl	60(%esp), %edx
	movl	%ebx, 36(%esp)
	movl	60(%esp), %ecx
	movl	%edi, 44(%esp)
	movl	%esi, 40(%esp)
	shrl	$31, %eax
	movl	%eax, 8(%esp)
	movl	56(%esp), %eax
	shrl	$16, %ecx
	andl	$32767, %ecx
	shldl	$15, %eax, %edx
	sall	$15, %eax
	movl	%eax, %ebx
	movl	%edx, %eax
	movl	68(%esp), %edx
	andl	$2147483647, %eax
	andl	$-32768, %ebx
	movl	%eax, %edi
	movl	%ebx, %esi
	movl	%edx, %eax
	xorl	%edx, %edx
	shrl	$17, %eax
	orl	%edx, %edi
	movl	68(%esp), %edx
	movl	%edi, 20(%esp)
	orl	%eax, %esi
	movl	64(%esp), %eax
	movl	%esi, 16(%esp)
	shldl	$15, %eax, %edx
	movl	%edx, 28(%esp)
	sall	$15, %eax
	cmpl	$32767, %ecx
	movl	%eax, 24(%esp)
	je	.L59
	testl	%ecx, %ecx
	movl	$-16382, %eax
	jne	.L60
.L51:
	movl	%eax, 12(%esp)
	leal	4(%esp), %eax
	call	normalise
.L50:
	xorl	%eax, %eax
.L52:
	movl	4(%esp,%eax), %edx
	movl	%edx, 0(%ebp,%eax)
	addl	$4, %eax
	cmpl	$28, %eax
	jb	.L52
	movl	%ebp, %eax
	movl	36(%esp), %ebx
	movl	40(%esp), %esi
	movl	44(%esp), %edi
	movl	48(%esp), %ebp
	addl	$52, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L59:
	movl	%esi, 16(%esp)
	movl	%edi, %ebx
	movl	%esi, %ecx
	orl	%eax, %ecx
	orl	%edx, %ebx
	orl	%ebx, %ecx
	movl	$16384, %eax
	movl	%eax, 12(%esp)
	cmpl	$1, %ecx
	movl	$2, %ecx
	sbbl	$-1, %ecx
	orl	$-2147483648, %edi
	movl	%ecx, 4(%esp)
	movl	%edi, 20(%esp)
	jmp	.L50
	.p2align 4,,10
	.p2align 3
.L60:
	movl	%esi, 16(%esp)
	leal	-16383(%ecx), %eax
	orl	$-2147483648, %edi
	movl	%edi, 20(%esp)
	jmp	.L51
	.size	unpack, .-unpack
	.section	.text.narrow,"ax",@progbits
	.p2align 4
	.type	narrow, @function
narrow:
	subl	$116, %esp
	movl	%ebx, 100(%esp)
	movl	120(%esp), %eax
	leal	68(%esp), %ebx
	movl	%ebp, 112(%esp)
	movl	140(%esp), %ebp
	movl	%esi, 104(%esp)
	xorl	%esi, %esi
	movl	%edi, 108(%esp)
	movl	%eax, (%esp)
	movl	124(%esp), %eax
	movl	%eax, 4(%esp)
	movl	128(%esp), %eax
	movl	%eax, 8(%esp)
	movl	132(%esp), %eax
	movl	%eax, 12(%esp)
	movl	%ebx, %eax
	call	unpack
	movzbl	136(%esp), %ecx
	leal	1(%ebp,%ebp), %eax
	movl	72(%esp), %edi
	cltd
	shldl	%eax, %edx
	sall	%cl, %eax
	testb	$32, %cl
	cmovne	%eax, %edx
	cmovne	%esi, %eax
	testl	%edi, %edi
	je	.L80
	movzbl	%cl, %edi
	shrl	$5, %edi
	andl	$1, %edi
	movl	%edi, %esi
	sall	%cl, %edi
	xorl	$1, %esi
	sall	%cl, %esi
	movl	68(%esp), %ecx
	addl	%eax, %esi
	adcl	%edx, %edi
	cmpl	$3, %ecx
	je	.L84
.L63:
	cmpl	$2, %ecx
	je	.L71
	cmpl	$1, %ecx
	je	.L85
	testl	%ecx, %ecx
	.p2align 4,,3
	je	.L61
	movl	76(%esp), %ecx
	movl	$1, %edx
	subl	%ebp, %edx
	cmpl	%ecx, %edx
	jg	.L86
.L68:
	leal	0(%ebp,%ecx), %eax
	movzbl	136(%esp), %ecx
	xorl	%ebp, %ebp
	cltd
	shldl	%eax, %edx
	sall	%cl, %eax
	testb	$32, %cl
	cmovne	%eax, %edx
	cmovne	%ebp, %eax
	movl	%eax, 48(%esp)
	movl	%edx, 52(%esp)
.L69:
	movl	136(%esp), %eax
	movl	$62, %ecx
	xorl	%edx, %edx
	xorl	%ebx, %ebx
	subl	%eax, %ecx
	movl	$1, %eax
	shldl	%eax, %edx
	sall	%cl, %eax
	testb	$32, %cl
	cmovne	%eax, %edx
	cmovne	%ebx, %eax
	movl	80(%esp), %ebx
	movl	%eax, 40(%esp)
	movl	$2, %eax
	xorl	%ebp, %ebp
	movl	%edx, 44(%esp)
	xorl	%edx, %edx
	shldl	%eax, %edx
	sall	%cl, %eax
	testb	$32, %cl
	cmovne	%eax, %edx
	cmovne	%ebp, %eax
	addl	$-1, %eax
	movl	$63, %ecx
	adcl	$-1, %edx
	andl	%eax, %ebx
	movl	136(%esp), %eax
	movl	%ebx, 16(%esp)
	movl	84(%esp), %ebx
	subl	%eax, %ecx
	movl	80(%esp), %eax
	andl	%edx, %ebx
	movl	84(%esp), %edx
	movl	%ebx, 20(%esp)
	xorl	%ebx, %ebx
	shrdl	%edx, %eax
	shrl	%cl, %edx
	testb	$32, %cl
	movzbl	136(%esp), %ecx
	cmovne	%edx, %eax
	cmovne	%ebx, %edx
	movl	%eax, 24(%esp)
	movl	$-1, %eax
	xorl	%ebp, %ebp
	movl	%edx, 28(%esp)
	movl	$-1, %edx
	shldl	%eax, %edx
	sall	%cl, %eax
	testb	$32, %cl
	cmovne	%eax, %edx
	cmovne	%ebp, %eax
	movl	%edx, %ebx
	movl	%eax, %ebp
	movl	24(%esp), %eax
	notl	%ebx
	notl	%ebp
	movl	%ebx, %ecx
	movl	28(%esp), %ebx
	andl	%eax, %ebp
	movl	%ebp, 32(%esp)
	movl	16(%esp), %ebp
	andl	%ecx, %ebx
	movl	32(%esp), %eax
	movl	%ebx, 36(%esp)
	movl	48(%esp), %ecx
	movl	52(%esp), %ebx
	movl	36(%esp), %edx
	orl	%ecx, %eax
	movl	40(%esp), %ecx
	orl	%ebx, %edx
	movl	44(%esp), %ebx
	cmpl	%ebp, %ecx
	sbbl	20(%esp), %ebx
	jc	.L82
	movl	16(%esp), %ebp
	movl	40(%esp), %ecx
	movl	44(%esp), %ebx
	xorl	%ebp, %ecx
	movl	20(%esp), %ebp
	xorl	%ebp, %ebx
	orl	%ebx, %ecx
	jne	.L71
	movl	92(%esp), %ecx
	orl	88(%esp), %ecx
	je	.L72
	.p2align 4
	.p2align 3
.L82:
	addl	$1, %eax
	adcl	$0, %edx
.L71:
	orl	%eax, %esi
	orl	%edx, %edi
.L61:
	movl	%esi, %eax
	movl	%edi, %edx
	movl	100(%esp), %ebx
	movl	104(%esp), %esi
	movl	108(%esp), %edi
	movl	112(%esp), %ebp
	addl	$116, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L80:
	movl	68(%esp), %ecx
	xorl	%esi, %esi
	xorl	%edi, %edi
	cmpl	$3, %ecx
	jne	.L63
.L84:
	movl	136(%esp), %edi
	leal	-1(%edi), %ecx
	movzbl	%cl, %edi
	shrl	$5, %edi
	andl	$1, %edi
	movl	%edi, %esi
	sall	%cl, %edi
	xorl	$1, %esi
	sall	%cl, %esi
	orl	%edx, %edi
	orl	%eax, %esi
	jmp	.L61
	.p2align 4,,10
	.p2align 3
.L85:
	movl	76(%esp), %ecx
	cmpl	%ebp, %ecx
	jg	.L71
	movl	$1, %edx
	subl	%ebp, %edx
	cmpl	%ecx, %edx
	jle	.L68
.L86:
	subl	%ecx, %edx
	movl	$200, %eax
	cmpl	%eax, %edx
	cmovg	%eax, %edx
	movl	%ebx, %eax
	call	shift_right
	xorl	%eax, %eax
	movl	%eax, 48(%esp)
	xorl	%eax, %eax
	movl	%eax, 52(%esp)
	jmp	.L69
	.p2align 4,,10
	.p2align 3
.L72:
	movl	%eax, %ebx
	xorl	%ecx, %ecx
	movl	%ecx, 60(%esp)
	andl	$1, %ebx
	movl	%ebx, 56(%esp)
	addl	56(%esp), %eax
	adcl	60(%esp), %edx
	jmp	.L71
	.size	narrow, .-narrow
	.section	.text._U_Qfadd,"ax",@progbits
	.p2align 4
	.globl	_U_Qfadd
	.type	_U_Qfadd, @function
_U_Qfadd:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	subl	$204, %esp
	movl	244(%esp), %edx
	leal	60(%esp), %eax
	movl	%edx, (%esp)
	movl	248(%esp), %edx
	movl	%edx, 4(%esp)
	movl	252(%esp), %edx
	movl	%edx, 8(%esp)
	movl	256(%esp), %edx
	movl	%edx, 12(%esp)
	call	unpack
	movl	228(%esp), %edx
	leal	88(%esp), %eax
	movl	%edx, (%esp)
	movl	232(%esp), %edx
	movl	%edx, 4(%esp)
	movl	236(%esp), %edx
	movl	%edx, 8(%esp)
	movl	240(%esp), %edx
	movl	%edx, 12(%esp)
	call	unpack
	xorl	%eax, %eax
.L88:
	movl	88(%esp,%eax), %edx
	movl	%edx, 116(%esp,%eax)
	addl	$4, %eax
	cmpl	$28, %eax
	jb	.L88
	xorl	%eax, %eax
.L90:
	movl	60(%esp,%eax), %edx
	movl	%edx, 144(%esp,%eax)
	addl	$4, %eax
	cmpl	$28, %eax
	jb	.L90
	movl	116(%esp), %edx
	cmpl	$3, %edx
	je	.L120
	movl	144(%esp), %eax
	testl	%eax, %eax
	je	.L142
	testl	%edx, %edx
	je	.L102
	cmpl	$3, %eax
	je	.L102
	cmpl	$2, %edx
	.p2align 4,,3
	je	.L101
	cmpl	$2, %eax
	.p2align 4,,2
	je	.L102
	movl	124(%esp), %edx
	movl	152(%esp), %eax
	cmpl	%eax, %edx
	jl	.L106
	movl	128(%esp), %edi
	movl	132(%esp), %ebp
	movl	%edi, 32(%esp)
	movl	%ebp, 36(%esp)
	je	.L107
	movl	136(%esp), %ecx
	movl	%eax, %ebp
	movl	%edx, %eax
	movl	140(%esp), %ebx
	movl	%ebp, %edx
.L108:
	movl	36(%esp), %edi
	movl	%ebx, %ebp
	movl	32(%esp), %esi
	shrl	%ebp
	movl	%ebp, 52(%esp)
	shrdl	$1, %edi, %esi
	movl	%esi, 40(%esp)
	movl	32(%esp), %esi
	shrl	%edi
	movl	%edi, 44(%esp)
	movl	%ecx, %edi
	shrdl	$1, %ebx, %edi
	movl	%edi, 48(%esp)
	movl	%esi, %edi
	movl	$0, %esi
	movl	%esi, 32(%esp)
	sall	$31, %edi
	movl	48(%esp), %esi
	movl	%edi, 36(%esp)
	movl	32(%esp), %ebx
	movl	52(%esp), %edi
	movl	36(%esp), %ebp
	orl	%ebx, %esi
	orl	%ebp, %edi
	sall	$31, %ecx
	setne	%cl
	incl	%eax
	movl	%eax, 124(%esp)
	movzbl	%cl, %ecx
	subl	%edx, %eax
	xorl	%ebx, %ebx
	movl	$200, %edx
	orl	%ecx, %esi
	orl	%ebx, %edi
	leal	144(%esp), %ecx
	cmpl	%edx, %eax
	cmovg	%edx, %eax
	movl	%eax, %edx
	movl	%ecx, %eax
	call	shift_right
	movl	148(%esp), %eax
	cmpl	%eax, 120(%esp)
	je	.L143
	movl	164(%esp), %eax
	movl	168(%esp), %edx
	movl	40(%esp), %ecx
	subl	156(%esp), %ecx
	movl	%eax, 32(%esp)
	movl	44(%esp), %ebx
	movl	$1, %eax
	movl	%edx, 36(%esp)
	movl	32(%esp), %ebp
	sbbl	160(%esp), %ebx
	xorl	%edx, %edx
	cmpl	%ebp, %esi
	movl	%edi, %ebp
	sbbl	36(%esp), %ebp
	jc	.L119
	xorl	%eax, %eax
	xorl	%edx, %edx
.L119:
	subl	%eax, %ecx
	movl	%esi, %eax
	sbbl	%edx, %ebx
	movl	%edi, %edx
	subl	32(%esp), %eax
	sbbl	36(%esp), %edx
.L118:
	movl	%eax, 136(%esp)
	leal	116(%esp), %eax
	movl	%edx, 140(%esp)
	movl	%ecx, 128(%esp)
	movl	%ebx, 132(%esp)
	call	normalise
	movl	116(%esp), %edx
	testl	%edx, %edx
	jne	.L120
	xorl	%eax, %eax
	movl	%eax, 120(%esp)
.L120:
	xorl	%eax, %eax
.L95:
	movl	116(%esp,%eax), %edx
	movl	%edx, 172(%esp,%eax)
	addl	$4, %eax
	cmpl	$28, %eax
	jb	.L95
.L94:
	xorl	%eax, %eax
.L121:
	movl	172(%esp,%eax), %edx
	movl	%edx, (%esp,%eax)
	addl	$4, %eax
	cmpl	$28, %eax
	jb	.L121
	movl	224(%esp), %eax
	call	pack
	movl	224(%esp), %eax
	addl	$204, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret	$4
	.p2align 4,,10
	.p2align 3
.L102:
	xorl	%eax, %eax
.L99:
	movl	144(%esp,%eax), %edx
	movl	%edx, 172(%esp,%eax)
	addl	$4, %eax
	cmpl	$28, %eax
	jb	.L99
	jmp	.L94
	.p2align 4,,10
	.p2align 3
.L142:
	testl	%edx, %edx
	jne	.L120
	movl	148(%esp), %ebp
	xorl	%edx, %edx
	xorl	%ecx, %ecx
	movl	120(%esp), %eax
	xorl	%ebx, %ebx
	xorl	%esi, %esi
	movl	%edx, 172(%esp)
	xorl	%edi, %edi
	movl	%ecx, 180(%esp)
	movl	%ebx, 184(%esp)
	movl	%esi, 188(%esp)
	andl	%ebp, %eax
	xorl	%ebp, %ebp
	movl	%eax, 176(%esp)
	movl	%edi, 192(%esp)
	movl	%ebp, 196(%esp)
	jmp	.L94
.L145:
	cmpl	164(%esp), %ecx
	movl	%ebx, %edi
	sbbl	168(%esp), %edi
	jnc	.L124
	.p2align 4
	.p2align 3
.L106:
	xorl	%ecx, %ecx
.L109:
	movl	116(%esp,%ecx), %ebx
	movl	%ebx, 172(%esp,%ecx)
	addl	$4, %ecx
	cmpl	$28, %ecx
	jb	.L109
	xorl	%ecx, %ecx
.L111:
	movl	144(%esp,%ecx), %ebx
	movl	%ebx, 116(%esp,%ecx)
	addl	$4, %ecx
	cmpl	$28, %ecx
	jb	.L111
	xorl	%ecx, %ecx
.L113:
	movl	172(%esp,%ecx), %ebx
	movl	%ebx, 144(%esp,%ecx)
	addl	$4, %ecx
	cmpl	$28, %ecx
	jb	.L113
	movl	128(%esp), %edi
	movl	132(%esp), %ebp
	movl	136(%esp), %ecx
	movl	140(%esp), %ebx
	movl	%edi, 32(%esp)
	movl	%ebp, 36(%esp)
	jmp	.L108
	.p2align 4,,10
	.p2align 3
.L143:
	movl	%esi, %eax
	xorl	%ebp, %ebp
	addl	164(%esp), %eax
	movl	%edi, %edx
	adcl	168(%esp), %edx
	jc	.L144
.L116:
	movl	40(%esp), %ecx
	addl	156(%esp), %ecx
	movl	44(%esp), %ebx
	adcl	160(%esp), %ebx
	xorl	%edi, %edi
	addl	%ebp, %ecx
	adcl	%edi, %ebx
	jmp	.L118
	.p2align 4,,10
	.p2align 3
.L107:
	movl	156(%esp), %edi
	movl	160(%esp), %ebp
	movl	36(%esp), %ebx
	cmpl	%edi, 32(%esp)
	sbbl	%ebp, %ebx
	jc	.L106
	movl	32(%esp), %esi
	movl	136(%esp), %ecx
	movl	140(%esp), %ebx
	xorl	%esi, %edi
	movl	36(%esp), %esi
	xorl	%esi, %ebp
	movl	%ebp, %esi
	orl	%edi, %esi
	je	.L145
.L124:
	movl	%eax, %ebp
	movl	%edx, %eax
	movl	%ebp, %edx
	jmp	.L108
	.p2align 4,,10
	.p2align 3
.L101:
	cmpl	$2, %eax
	jne	.L120
	movl	148(%esp), %eax
	cmpl	%eax, 120(%esp)
	je	.L120
	xorl	%edx, %edx
	xorl	%eax, %eax
.L104:
	movl	%edx, 176(%esp,%eax)
	movl	%edx, 180(%esp,%eax)
	addl	$8, %eax
	cmpl	$24, %eax
	jb	.L104
	movl	$3, %edi
	movl	%edi, 172(%esp)
	jmp	.L94
.L144:
	movl	$1, %ebp
	jmp	.L116
	.size	_U_Qfadd, .-_U_Qfadd
	.section	.text._U_Qfsub,"ax",@progbits
	.p2align 4
	.globl	_U_Qfsub
	.type	_U_Qfsub, @function
_U_Qfsub:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$52, %esp
	movl	84(%esp), %eax
	addl	$-2147483648, 88(%esp)
	movl	64(%esp), %esi
	movl	%eax, 20(%esp)
	movl	88(%esp), %eax
	movl	%esi, (%esp)
	movl	%eax, 24(%esp)
	movl	92(%esp), %eax
	movl	%eax, 28(%esp)
	movl	96(%esp), %eax
	movl	%eax, 32(%esp)
	movl	68(%esp), %eax
	movl	%eax, 4(%esp)
	movl	72(%esp), %eax
	movl	%eax, 8(%esp)
	movl	76(%esp), %eax
	movl	%eax, 12(%esp)
	movl	80(%esp), %eax
	movl	%eax, 16(%esp)
	call	_U_Qfadd@PLT
	movl	%esi, %eax
	subl	$4, %esp
	addl	$52, %esp
	popl	%ebx
	popl	%esi
	ret	$4
	.size	_U_Qfsub, .-_U_Qfsub
	.section	.text._U_Qfmpy,"ax",@progbits
	.p2align 4
	.globl	_U_Qfmpy
	.type	_U_Qfmpy, @function
_U_Qfmpy:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	subl	$292, %esp
	movl	332(%esp), %edx
	leal	176(%esp), %eax
	movl	%edx, (%esp)
	movl	336(%esp), %edx
	movl	%edx, 4(%esp)
	movl	340(%esp), %edx
	movl	%edx, 8(%esp)
	movl	344(%esp), %edx
	movl	%edx, 12(%esp)
	call	unpack
	movl	316(%esp), %edx
	leal	204(%esp), %eax
	movl	%edx, (%esp)
	movl	320(%esp), %edx
	movl	%edx, 4(%esp)
	movl	324(%esp), %edx
	movl	%edx, 8(%esp)
	movl	328(%esp), %edx
	movl	%edx, 12(%esp)
	call	unpack
	movl	216(%esp), %ebx
	movl	204(%esp), %ecx
	movl	208(%esp), %eax
	movl	212(%esp), %edi
	movl	%ebx, 80(%esp)
	movl	220(%esp), %ebx
	cmpl	$3, %ecx
	movl	176(%esp), %edx
	movl	180(%esp), %esi
	movl	184(%esp), %ebp
	movl	%ebx, 88(%esp)
	movl	224(%esp), %ebx
	movl	%ebx, 72(%esp)
	movl	228(%esp), %ebx
	movl	%ebx, 32(%esp)
	movl	188(%esp), %ebx
	movl	%ebx, 40(%esp)
	movl	192(%esp), %ebx
	movl	%ebx, 48(%esp)
	movl	196(%esp), %ebx
	movl	%ebx, 56(%esp)
	movl	200(%esp), %ebx
	movl	%ebx, 64(%esp)
	je	.L149
	cmpl	$3, %edx
	je	.L172
	cmpl	$2, %ecx
	je	.L183
	testl	%ecx, %ecx
	.p2align 4,,3
	jne	.L184
	cmpl	$2, %edx
	.p2align 4,,3
	je	.L172
	xorl	%edx, %edx
	xorl	%eax, %esi
	movl	%edx, 260(%esp)
	movl	%esi, 264(%esp)
	jmp	.L182
	.p2align 4,,10
	.p2align 3
.L183:
	testl	%edx, %edx
	movl	$3, %edx
	cmove	%edx, %ecx
.L149:
	movl	%ecx, 260(%esp)
	xorl	%esi, %eax
	movl	%eax, 264(%esp)
.L182:
	leal	1(%ebp,%edi), %eax
	xorl	%edx, %edx
	movl	%eax, 268(%esp)
	xorl	%ecx, %ecx
	xorl	%eax, %eax
	movl	%eax, 272(%esp)
	xorl	%ebx, %ebx
	movl	%edx, 276(%esp)
	movl	%ecx, 280(%esp)
	movl	%ebx, 284(%esp)
.L155:
	xorl	%eax, %eax
.L166:
	movl	260(%esp,%eax), %edx
	movl	%edx, 232(%esp,%eax)
	addl	$4, %eax
	cmpl	$28, %eax
	jb	.L166
	xorl	%eax, %eax
.L168:
	movl	232(%esp,%eax), %edx
	movl	%edx, (%esp,%eax)
	addl	$4, %eax
	cmpl	$28, %eax
	jb	.L168
	movl	312(%esp), %eax
	call	pack
	movl	312(%esp), %eax
	addl	$292, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret	$4
	.p2align 4,,10
	.p2align 3
.L184:
	cmpl	$2, %edx
	movl	$2, %ecx
	je	.L149
	xorl	%ecx, %ecx
	testl	%edx, %edx
	setne	%cl
	xorl	%esi, %eax
	movl	%eax, 264(%esp)
	leal	1(%ebp,%edi), %eax
	xorl	%edi, %edi
	movl	%eax, 268(%esp)
	xorl	%eax, %eax
	xorl	%ebp, %ebp
	movl	%eax, 280(%esp)
	xorl	%eax, %eax
	testl	%edx, %edx
	movl	%ecx, 260(%esp)
	movl	%edi, 272(%esp)
	movl	%ebp, 276(%esp)
	movl	%eax, 284(%esp)
	je	.L155
	movl	80(%esp), %ecx
	movl	40(%esp), %esi
	movl	88(%esp), %ebp
	movl	48(%esp), %edi
	movl	%ecx, %eax
	movl	%esi, 172(%esp)
	mull	%esi
	imull	$0, %ebp, %ecx
	movl	%edi, 40(%esp)
	movl	%eax, 48(%esp)
	movl	%esi, %eax
	movl	%edx, 52(%esp)
	mull	%ebp
	movl	52(%esp), %ebx
	addl	%ecx, %edx
	movl	%ebx, %ecx
	xorl	%ebx, %ebx
	addl	%eax, %ecx
	movl	80(%esp), %eax
	movl	%ecx, 112(%esp)
	adcl	%edx, %ebx
	imull	$0, %edi, %esi
	movl	%ebx, %ecx
	mull	%edi
	xorl	%edi, %edi
	movl	%edi, 116(%esp)
	movl	116(%esp), %edi
	addl	%esi, %edx
	movl	112(%esp), %esi
	addl	%eax, %esi
	movl	40(%esp), %eax
	movl	%esi, 108(%esp)
	adcl	%edx, %edi
	xorl	%ebx, %ebx
	movl	64(%esp), %esi
	mull	%ebp
	addl	%eax, %ecx
	movl	48(%esp), %eax
	adcl	%edx, %ebx
	xorl	%edx, %edx
	addl	%edi, %ecx
	movl	%esi, %edi
	movl	%ecx, 160(%esp)
	adcl	%edx, %ebx
	movl	%eax, 104(%esp)
	movl	56(%esp), %eax
	movl	%ebx, 164(%esp)
	imull	$0, %eax, %ecx
	movl	%eax, %ebx
	mull	80(%esp)
	movl	%ebx, 168(%esp)
	movl	%edx, 60(%esp)
	addl	%ecx, 60(%esp)
	imull	$0, %ebp, %ecx
	movl	%eax, 56(%esp)
	movl	%ebx, %eax
	mull	%ebp
	movl	60(%esp), %ebx
	addl	%ecx, %edx
	movl	%ebx, %ecx
	xorl	%ebx, %ebx
	addl	%eax, %ecx
	movl	80(%esp), %eax
	movl	%ecx, 120(%esp)
	adcl	%edx, %ebx
	imull	$0, %esi, %esi
	movl	%ebx, %ecx
	mull	%edi
	addl	%esi, %edx
	xorl	%esi, %esi
	movl	%esi, 124(%esp)
	addl	120(%esp), %eax
	adcl	124(%esp), %edx
	xorl	%ebx, %ebx
	movl	%eax, %esi
	movl	%ebp, %eax
	movl	%esi, 88(%esp)
	movl	%edx, %edi
	mull	64(%esp)
	movl	%edi, 92(%esp)
	addl	%eax, %ecx
	movl	%edi, %eax
	movl	%ecx, %edi
	adcl	%edx, %ebx
	xorl	%edx, %edx
	addl	%eax, %edi
	movl	%edi, 112(%esp)
	movl	%ebx, %ebp
	movl	172(%esp), %edi
	adcl	%edx, %ebp
	movl	72(%esp), %edx
	movl	%ebp, 116(%esp)
	movl	32(%esp), %ebx
	xorl	%ebp, %ebp
	movl	%edi, %eax
	imull	$0, %edx, %esi
	movl	%edx, %ecx
	mull	%edx
	movl	%edx, 52(%esp)
	addl	%esi, 52(%esp)
	imull	$0, %ebx, %esi
	movl	%eax, 48(%esp)
	movl	%edi, %eax
	mull	%ebx
	movl	52(%esp), %edi
	movl	40(%esp), %ebx
	addl	%esi, %edx
	movl	%edi, %esi
	xorl	%edi, %edi
	addl	%eax, %esi
	movl	%esi, 128(%esp)
	adcl	%edx, %edi
	movl	%ebx, %edx
	imull	%ebp, %edx
	movl	%ebx, %eax
	movl	%edi, %esi
	movl	%edx, 72(%esp)
	mull	%ecx
	movl	72(%esp), %ebx
	addl	%ebx, %edx
	xorl	%ebx, %ebx
	addl	128(%esp), %eax
	movl	%ebx, 132(%esp)
	movl	168(%esp), %ebx
	adcl	132(%esp), %edx
	xorl	%edi, %edi
	movl	%eax, 72(%esp)
	movl	40(%esp), %eax
	movl	%edx, 76(%esp)
	mull	32(%esp)
	addl	%eax, %esi
	adcl	%edx, %edi
	movl	76(%esp), %edx
	movl	%edx, %eax
	xorl	%edx, %edx
	addl	%eax, %esi
	movl	%esi, 80(%esp)
	adcl	%edx, %edi
	movl	%edi, 84(%esp)
	imull	$0, %ecx, %eax
	movl	%ebx, %edi
	imull	%ebp, %edi
	movl	%edi, %esi
	addl	%eax, %esi
	movl	%ebx, %eax
	mull	%ecx
	movl	%eax, 40(%esp)
	movl	32(%esp), %edi
	movl	%ebx, %eax
	movl	%edx, 44(%esp)
	movl	64(%esp), %ebx
	addl	%esi, 44(%esp)
	mull	%edi
	imull	$0, %edi, %esi
	movl	44(%esp), %edi
	addl	%esi, %edx
	movl	%edi, %esi
	xorl	%edi, %edi
	addl	%eax, %esi
	movl	%esi, 136(%esp)
	movl	%ecx, %eax
	adcl	%edx, %edi
	mull	%ebx
	imull	%ebx, %ebp
	addl	%ebp, %edx
	xorl	%ebp, %ebp
	movl	%ebp, 140(%esp)
	movl	%edx, %ecx
	movl	%eax, %edx
	addl	136(%esp), %edx
	movl	%ebx, %eax
	adcl	140(%esp), %ecx
	xorl	%esi, %esi
	movl	%edx, 64(%esp)
	movl	%esi, %ebx
	mull	32(%esp)
	movl	%ecx, 68(%esp)
	movl	%edi, %ecx
	movl	68(%esp), %ebp
	addl	%eax, %ecx
	movl	88(%esp), %eax
	adcl	%edx, %ebx
	movl	%ebp, %edi
	movl	%ebx, %esi
	movl	%ecx, %ebx
	xorl	%ebp, %ebp
	movl	%eax, 156(%esp)
	addl	%edi, %ebx
	movl	56(%esp), %eax
	movl	%ebx, %edi
	movl	64(%esp), %ebx
	adcl	%ebp, %esi
	xorl	%ecx, %ecx
	movl	%esi, %ebp
	movl	%eax, 152(%esp)
	movl	%ebx, 100(%esp)
	movl	40(%esp), %ebx
	movl	%ebx, 96(%esp)
	movl	72(%esp), %ebx
	movl	%ebx, 148(%esp)
	movl	48(%esp), %ebx
	movl	148(%esp), %edx
	movl	%ebx, 144(%esp)
	movl	144(%esp), %eax
	addl	152(%esp), %eax
	adcl	156(%esp), %edx
	jc	.L185
.L156:
	xorl	%ebx, %ebx
	xorl	%esi, %esi
	addl	%edi, %eax
	movl	%eax, 40(%esp)
	adcl	%ebp, %edx
	movl	%edx, 44(%esp)
	jc	.L186
.L158:
	xorl	%edi, %edi
	addl	%ecx, %esi
	movl	%esi, 32(%esp)
	movl	112(%esp), %esi
	adcl	%ebx, %edi
	movl	%edi, 36(%esp)
	xorl	%eax, %eax
	movl	116(%esp), %edi
	addl	104(%esp), %esi
	adcl	108(%esp), %edi
	jc	.L187
.L160:
	xorl	%edx, %edx
	addl	160(%esp), %eax
	adcl	164(%esp), %edx
	xorl	%ecx, %ecx
	addl	80(%esp), %esi
	adcl	84(%esp), %edi
	jc	.L188
.L162:
	xorl	%ebx, %ebx
	addl	%eax, %ecx
	adcl	%edx, %ebx
	xorl	%eax, %eax
	addl	32(%esp), %esi
	adcl	36(%esp), %edi
	jc	.L189
.L164:
	xorl	%edx, %edx
	addl	%ecx, %eax
	movl	96(%esp), %ecx
	movl	%eax, 272(%esp)
	adcl	%ebx, %edx
	movl	40(%esp), %eax
	movl	%edx, 276(%esp)
	movl	100(%esp), %ebx
	movl	44(%esp), %edx
	orl	%ecx, %eax
	orl	%ebx, %edx
	orl	%edx, %eax
	setne	%al
	xorl	%edx, %edx
	movzbl	%al, %eax
	orl	%edi, %edx
	movl	%edx, 284(%esp)
	orl	%esi, %eax
	movl	%eax, 280(%esp)
	leal	260(%esp), %eax
	call	normalise
	jmp	.L155
	.p2align 4,,10
	.p2align 3
.L172:
	movl	$3, %ecx
	jmp	.L149
.L185:
	movl	$1, %ecx
	jmp	.L156
.L189:
	movl	$1, %eax
	jmp	.L164
.L188:
	movl	$1, %ecx
	jmp	.L162
.L187:
	movl	$1, %eax
	jmp	.L160
.L186:
	movl	$1, %esi
	jmp	.L158
	.size	_U_Qfmpy, .-_U_Qfmpy
	.section	.text._U_Qfdiv,"ax",@progbits
	.p2align 4
	.globl	_U_Qfdiv
	.type	_U_Qfdiv, @function
_U_Qfdiv:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	subl	$212, %esp
	movl	252(%esp), %edx
	leal	96(%esp), %eax
	movl	%edx, (%esp)
	movl	256(%esp), %edx
	movl	%edx, 4(%esp)
	movl	260(%esp), %edx
	movl	%edx, 8(%esp)
	movl	264(%esp), %edx
	movl	%edx, 12(%esp)
	call	unpack
	movl	236(%esp), %edx
	leal	124(%esp), %eax
	movl	%edx, (%esp)
	movl	240(%esp), %edx
	movl	%edx, 4(%esp)
	movl	244(%esp), %edx
	movl	%edx, 8(%esp)
	movl	248(%esp), %edx
	movl	%edx, 12(%esp)
	call	unpack
	movl	148(%esp), %edi
	movl	$1, %ecx
	movl	%ecx, 180(%esp)
	movl	112(%esp), %ebp
	movl	100(%esp), %ecx
	movl	144(%esp), %esi
	movl	%edi, 36(%esp)
	movl	108(%esp), %edi
	movl	%ebp, 52(%esp)
	movl	120(%esp), %ebp
	movl	124(%esp), %ebx
	movl	%esi, 32(%esp)
	movl	96(%esp), %esi
	movl	%edi, 48(%esp)
	movl	116(%esp), %edi
	movl	%ebp, 44(%esp)
	movl	104(%esp), %ebp
	movl	136(%esp), %eax
	movl	140(%esp), %edx
	movl	%edi, 40(%esp)
	movl	128(%esp), %edi
	xorl	%edi, %ecx
	xorl	%edi, %edi
	movl	%ecx, 184(%esp)
	movl	132(%esp), %ecx
	movl	%edi, 196(%esp)
	subl	%ebp, %ecx
	xorl	%ebp, %ebp
	movl	%ecx, 188(%esp)
	xorl	%ecx, %ecx
	movl	%ecx, 192(%esp)
	xorl	%ecx, %ecx
	cmpl	$3, %esi
	movl	%ebp, 200(%esp)
	movl	%ecx, 204(%esp)
	je	.L206
	cmpl	$3, %ebx
	je	.L206
	cmpl	%esi, %ebx
	je	.L226
	cmpl	$2, %ebx
	.p2align 4,,3
	je	.L191
.L193:
	testl	%esi, %esi
	.p2align 4,,4
	je	.L207
	testl	%ebx, %ebx
	.p2align 4,,4
	je	.L208
	cmpl	$2, %esi
	.p2align 4,,4
	jne	.L227
.L208:
	xorl	%ebx, %ebx
	.p2align 4,,4
	jmp	.L191
.L226:
	cmpl	$1, %ebx
	.p2align 4,,3
	je	.L193
	.p2align 4
	.p2align 3
.L206:
	movl	$3, %ebx
.L191:
	movl	%ebx, 180(%esp)
.L204:
	xorl	%eax, %eax
.L200:
	movl	180(%esp,%eax), %edx
	movl	%edx, 152(%esp,%eax)
	addl	$4, %eax
	cmpl	$28, %eax
	jb	.L200
	xorl	%eax, %eax
.L202:
	movl	152(%esp,%eax), %edx
	movl	%edx, (%esp,%eax)
	addl	$4, %eax
	cmpl	$28, %eax
	jb	.L202
	movl	232(%esp), %eax
	call	pack
	movl	232(%esp), %eax
	addl	$212, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret	$4
.L207:
	movl	$2, %ebx
	jmp	.L191
.L227:
	movl	%eax, %ecx
	movl	%edx, %ebx
	shrdl	$1, %edx, %ecx
	movl	%eax, %edx
	movl	%ecx, 72(%esp)
	shrl	%ebx
	movl	32(%esp), %ecx
	movl	%ebx, 76(%esp)
	movl	36(%esp), %ebx
	movl	$0, %eax
	sall	$31, %edx
	xorl	%ebp, %ebp
	movl	%ebp, 60(%esp)
	movl	$128, %ebp
	movl	%ebp, 92(%esp)
	movl	%ecx, %esi
	shrdl	$1, %ebx, %esi
	movl	%ebx, %edi
	shrl	%edi
	orl	%eax, %esi
	movl	%esi, 32(%esp)
	movl	%ecx, %eax
	orl	%edx, %edi
	movl	%edi, 36(%esp)
	andl	$1, %eax
	movl	52(%esp), %edx
	movl	%eax, 56(%esp)
	movl	48(%esp), %eax
	movl	%edx, %ebx
	shrl	%ebx
	movl	%eax, %ecx
	movl	%ebx, 84(%esp)
	shrdl	$1, %edx, %ecx
	movl	44(%esp), %ebx
	movl	%ecx, 80(%esp)
	movl	40(%esp), %ecx
	movl	%eax, %edx
	sall	$31, %edx
	movl	$0, %eax
	shrdl	$1, %ebx, %ecx
	shrl	%ebx
	orl	%eax, %ecx
	movl	%ecx, 64(%esp)
	xorl	%eax, %eax
	orl	%edx, %ebx
	movl	%eax, 40(%esp)
	xorl	%eax, %eax
	movl	72(%esp), %ecx
	movl	%eax, 44(%esp)
	xorl	%eax, %eax
	movl	%eax, 48(%esp)
	xorl	%eax, %eax
	movl	%ebx, 68(%esp)
	movl	76(%esp), %ebx
	movl	%eax, 52(%esp)
	jmp	.L199
	.p2align 4,,10
	.p2align 3
.L229:
	xorl	%ecx, %eax
	xorl	%ebx, %edx
	orl	%edx, %eax
	jne	.L209
.L195:
	subl	80(%esp), %ecx
	movl	$1, %eax
	movl	64(%esp), %edi
	movl	68(%esp), %ebp
	movl	36(%esp), %esi
	sbbl	84(%esp), %ebx
	xorl	%edx, %edx
	cmpl	%edi, 32(%esp)
	sbbl	%ebp, %esi
	jc	.L198
	xorl	%eax, %eax
	xorl	%edx, %edx
.L198:
	subl	%eax, %ecx
	movl	64(%esp), %edi
	movl	$1, %eax
	movl	%eax, 72(%esp)
	sbbl	%edx, %ebx
	movl	68(%esp), %ebp
	subl	%edi, 32(%esp)
	sbbl	%ebp, 36(%esp)
	xorl	%eax, %eax
	movl	%eax, 76(%esp)
.L196:
	movl	48(%esp), %edi
	movl	44(%esp), %edx
	movl	52(%esp), %ebp
	movl	%edx, %eax
	xorl	%edx, %edx
	shldl	$1, %edi, %ebp
	addl	%edi, %edi
	movl	%ebp, 52(%esp)
	shrl	$31, %eax
	movl	%edi, 48(%esp)
	movl	%eax, %esi
	movl	52(%esp), %eax
	movl	%edx, %edi
	movl	44(%esp), %edx
	movl	48(%esp), %ebp
	orl	%eax, %edi
	movl	40(%esp), %eax
	movl	%edi, 52(%esp)
	movl	72(%esp), %edi
	orl	%ebp, %esi
	movl	76(%esp), %ebp
	movl	%esi, 48(%esp)
	shldl	$1, %eax, %edx
	addl	%eax, %eax
	orl	%edi, %eax
	movl	36(%esp), %edi
	movl	%eax, 40(%esp)
	orl	%ebp, %edx
	movl	%ecx, %eax
	movl	%edx, 44(%esp)
	movl	%ebx, %edx
	addl	%ecx, %eax
	shldl	$1, %ecx, %edx
	xorl	%ebp, %ebp
	movl	%edi, %esi
	xorl	%edi, %edi
	shrl	$31, %esi
	movl	%edi, %ebx
	movl	60(%esp), %edi
	movl	%esi, %ecx
	orl	%edx, %ebx
	movl	36(%esp), %edx
	orl	%eax, %ecx
	movl	32(%esp), %eax
	movl	56(%esp), %esi
	movl	%ebp, 56(%esp)
	shldl	$1, %eax, %edx
	addl	%eax, %eax
	orl	%eax, %esi
	orl	%edx, %edi
	movl	%esi, 32(%esp)
	xorl	%eax, %eax
	decl	92(%esp)
	movl	%edi, 36(%esp)
	movl	%eax, 60(%esp)
	je	.L228
.L199:
	movl	80(%esp), %eax
	movl	84(%esp), %edx
	cmpl	%ecx, %eax
	movl	%edx, %esi
	sbbl	%ebx, %esi
	jc	.L195
	movl	64(%esp), %edi
	movl	68(%esp), %ebp
	movl	36(%esp), %esi
	cmpl	%edi, 32(%esp)
	sbbl	%ebp, %esi
	jnc	.L229
.L209:
	xorl	%eax, %eax
	movl	%eax, 72(%esp)
	xorl	%eax, %eax
	movl	%eax, 76(%esp)
	jmp	.L196
.L228:
	movl	48(%esp), %eax
	movl	52(%esp), %edx
	movl	%eax, 192(%esp)
	movl	%ecx, %eax
	movl	40(%esp), %ecx
	movl	%edx, 196(%esp)
	movl	%ebx, %edx
	orl	%esi, %eax
	orl	%edi, %edx
	movl	44(%esp), %ebx
	orl	%edx, %eax
	setne	%al
	xorl	%edx, %edx
	movzbl	%al, %eax
	orl	%ecx, %eax
	orl	%ebx, %edx
	movl	%eax, 200(%esp)
	leal	180(%esp), %eax
	movl	%edx, 204(%esp)
	call	normalise
	jmp	.L204
	.size	_U_Qfdiv, .-_U_Qfdiv
	.section	.text._U_Qfcmp,"ax",@progbits
	.p2align 4
	.globl	_U_Qfcmp
	.type	_U_Qfcmp, @function
_U_Qfcmp:
	subl	$124, %esp
	movl	132(%esp), %edx
	movl	%ebx, 108(%esp)
	movl	152(%esp), %ecx
	movl	%edi, 116(%esp)
	movl	128(%esp), %eax
	movl	%ebp, 120(%esp)
	movl	136(%esp), %edi
	movl	%edx, 20(%esp)
	movl	128(%esp), %edx
	movl	%ecx, 24(%esp)
	movl	140(%esp), %ebp
	movl	%esi, 112(%esp)
	movl	156(%esp), %ebx
	movl	%eax, 16(%esp)
	leal	48(%esp), %eax
	movl	144(%esp), %esi
	movl	%edx, (%esp)
	movl	132(%esp), %edx
	movl	%edi, 32(%esp)
	movl	148(%esp), %edi
	movl	%ebp, 36(%esp)
	movl	%ebx, 28(%esp)
	movl	%edx, 4(%esp)
	movl	136(%esp), %edx
	movl	%edx, 8(%esp)
	movl	140(%esp), %edx
	movl	%edx, 12(%esp)
	call	unpack
	movl	144(%esp), %edx
	leal	76(%esp), %eax
	movl	48(%esp), %ebp
	movl	52(%esp), %ebx
	movl	%edx, (%esp)
	movl	148(%esp), %edx
	movl	%edx, 4(%esp)
	movl	152(%esp), %edx
	movl	%edx, 8(%esp)
	movl	156(%esp), %edx
	movl	%edx, 12(%esp)
	call	unpack
	cmpl	$3, %ebp
	movl	80(%esp), %ecx
	movl	76(%esp), %eax
	je	.L238
	cmpl	$3, %eax
	je	.L238
	orl	%ebp, %eax
	je	.L240
	movl	16(%esp), %ebp
	movl	%esi, %eax
	movl	%edi, %edx
	xorl	%ebp, %eax
	movl	20(%esp), %ebp
	xorl	%ebp, %edx
	orl	%edx, %eax
	je	.L232
	cmpl	%ecx, %ebx
	je	.L244
.L233:
	cmpl	$1, %ebx
	sbbl	%eax, %eax
	andl	$8, %eax
	addl	$8, %eax
	jmp	.L231
	.p2align 4,,10
	.p2align 3
.L238:
	movl	$2, %eax
.L231:
	testl	%eax, 160(%esp)
	movl	108(%esp), %ebx
	movl	112(%esp), %esi
	setne	%al
	movl	116(%esp), %edi
	movl	120(%esp), %ebp
	movzbl	%al, %eax
	addl	$124, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L244:
	movl	16(%esp), %eax
	movl	20(%esp), %edx
	cmpl	%eax, %esi
	movl	%edi, %esi
	sbbl	%edx, %esi
	setc	%al
	movzbl	%al, %eax
.L235:
	cmpl	%ebx, %eax
	setne	%al
	movzbl	%al, %eax
	leal	8(,%eax,8), %eax
	jmp	.L231
	.p2align 4,,10
	.p2align 3
.L240:
	movl	$4, %eax
	jmp	.L231
	.p2align 4,,10
	.p2align 3
.L232:
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	32(%esp), %esi
	movl	36(%esp), %edi
	xorl	%esi, %eax
	xorl	%edi, %edx
	orl	%edx, %eax
	je	.L240
	cmpl	%ecx, %ebx
	jne	.L233
	movl	24(%esp), %eax
	movl	32(%esp), %esi
	movl	28(%esp), %edx
	movl	36(%esp), %edi
	cmpl	%esi, %eax
	movl	%edx, %eax
	sbbl	%edi, %eax
	setc	%al
	movzbl	%al, %eax
	jmp	.L235
	.size	_U_Qfcmp, .-_U_Qfcmp
	.section	.text._U_Qfcnvff_dbl_to_quad,"ax",@progbits
	.p2align 4
	.globl	_U_Qfcnvff_dbl_to_quad
	.type	_U_Qfcnvff_dbl_to_quad, @function
_U_Qfcnvff_dbl_to_quad:
	subl	$76, %esp
	movl	$1, %edx
	movl	%ebx, 64(%esp)
	movl	88(%esp), %ebx
	movl	%esi, 68(%esp)
	movl	84(%esp), %ecx
	movl	%edi, 72(%esp)
	movl	%edx, 36(%esp)
	movl	%ebx, %esi
	movl	%ebx, %edi
	shrl	$31, %esi
	movl	%esi, 40(%esp)
	shldl	$11, %ecx, %edi
	movl	%ecx, %esi
	movl	%ebx, %ecx
	andl	$2147483647, %edi
	shrl	$20, %ecx
	movl	%edi, %edx
	movl	%edi, 52(%esp)
	sall	$11, %esi
	andl	$2047, %ecx
	movl	%esi, 48(%esp)
	xorl	%edi, %edi
	movl	%esi, %eax
	movl	%edi, 60(%esp)
	xorl	%esi, %esi
	cmpl	$2047, %ecx
	movl	%esi, 56(%esp)
	je	.L257
	testl	%ecx, %ecx
	movl	$-1022, %ebx
	jne	.L258
.L249:
	movl	%ebx, 44(%esp)
	leal	36(%esp), %eax
	call	normalise
.L248:
	xorl	%eax, %eax
.L250:
	movl	36(%esp,%eax), %edx
	movl	%edx, (%esp,%eax)
	addl	$4, %eax
	cmpl	$28, %eax
	jb	.L250
	movl	80(%esp), %eax
	call	pack
	movl	80(%esp), %eax
	movl	64(%esp), %ebx
	movl	68(%esp), %esi
	movl	72(%esp), %edi
	addl	$76, %esp
	ret	$4
	.p2align 4,,10
	.p2align 3
.L257:
	movl	%eax, 48(%esp)
	movl	%edx, %ecx
	orl	%eax, %ecx
	movl	$1024, %eax
	movl	%eax, 44(%esp)
	cmpl	$1, %ecx
	movl	$2, %ecx
	sbbl	$-1, %ecx
	orl	$-2147483648, %edx
	movl	%ecx, 36(%esp)
	movl	%edx, 52(%esp)
	jmp	.L248
	.p2align 4,,10
	.p2align 3
.L258:
	movl	%eax, 48(%esp)
	leal	-1023(%ecx), %ebx
	orl	$-2147483648, %edx
	movl	%edx, 52(%esp)
	jmp	.L249
	.size	_U_Qfcnvff_dbl_to_quad, .-_U_Qfcnvff_dbl_to_quad
	.section	.text._U_Qfcnvxf_sgl_to_quad,"ax",@progbits
	.p2align 4
	.globl	_U_Qfcnvxf_sgl_to_quad
	.type	_U_Qfcnvxf_sgl_to_quad, @function
_U_Qfcnvxf_sgl_to_quad:
	subl	$68, %esp
	movl	%ebx, 64(%esp)
	movl	76(%esp), %eax
	movl	%eax, %edx
	movl	%eax, %ebx
	shrl	$31, %edx
	movl	%eax, %ecx
	sarl	$31, %ebx
	testl	%eax, %eax
	jns	.L260
	negl	%ecx
	adcl	$0, %ebx
	negl	%ebx
.L260:
	movl	%edx, 40(%esp)
	movl	$1, %eax
	movl	$63, %edx
	movl	%eax, 36(%esp)
	leal	36(%esp), %eax
	movl	%ecx, 48(%esp)
	xorl	%ecx, %ecx
	movl	%ebx, 52(%esp)
	xorl	%ebx, %ebx
	movl	%edx, 44(%esp)
	movl	%ecx, 56(%esp)
	movl	%ebx, 60(%esp)
	call	normalise
	xorl	%eax, %eax
.L261:
	movl	36(%esp,%eax), %edx
	movl	%edx, (%esp,%eax)
	addl	$4, %eax
	cmpl	$28, %eax
	jb	.L261
	movl	72(%esp), %eax
	call	pack
	movl	72(%esp), %eax
	movl	64(%esp), %ebx
	addl	$68, %esp
	ret	$4
	.size	_U_Qfcnvxf_sgl_to_quad, .-_U_Qfcnvxf_sgl_to_quad
	.section	.text._U_Qfcnvxf_dbl_to_quad,"ax",@progbits
	.p2align 4
	.globl	_U_Qfcnvxf_dbl_to_quad
	.type	_U_Qfcnvxf_dbl_to_quad, @function
_U_Qfcnvxf_dbl_to_quad:
	subl	$68, %esp
	movl	%ebx, 64(%esp)
	movl	80(%esp), %ecx
	movl	76(%esp), %eax
	movl	%ecx, %ebx
	movl	%ecx, %edx
	shrl	$31, %ebx
	testl	%ecx, %ecx
	jns	.L266
	negl	%eax
	adcl	$0, %edx
	negl	%edx
.L266:
	movl	%eax, 48(%esp)
	xorl	%eax, %eax
	movl	$1, %ecx
	movl	%eax, 56(%esp)
	xorl	%eax, %eax
	movl	%ebx, 40(%esp)
	movl	$63, %ebx
	movl	%eax, 60(%esp)
	leal	36(%esp), %eax
	movl	%ecx, 36(%esp)
	movl	%ebx, 44(%esp)
	movl	%edx, 52(%esp)
	call	normalise
	xorl	%eax, %eax
.L267:
	movl	36(%esp,%eax), %edx
	movl	%edx, (%esp,%eax)
	addl	$4, %eax
	cmpl	$28, %eax
	jb	.L267
	movl	72(%esp), %eax
	call	pack
	movl	72(%esp), %eax
	movl	64(%esp), %ebx
	addl	$68, %esp
	ret	$4
	.size	_U_Qfcnvxf_dbl_to_quad, .-_U_Qfcnvxf_dbl_to_quad
	.section	.text._U_Qfcnvfxt_quad_to_sgl,"ax",@progbits
	.p2align 4
	.globl	_U_Qfcnvfxt_quad_to_sgl
	.type	_U_Qfcnvfxt_quad_to_sgl, @function
_U_Qfcnvfxt_quad_to_sgl:
	pushl	%esi
	pushl	%ebx
	subl	$52, %esp
	movl	64(%esp), %edx
	leal	20(%esp), %eax
	movl	%edx, (%esp)
	movl	68(%esp), %edx
	movl	%edx, 4(%esp)
	movl	72(%esp), %edx
	movl	%edx, 8(%esp)
	movl	76(%esp), %edx
	movl	%edx, 12(%esp)
	call	unpack
	movl	20(%esp), %ecx
	movl	24(%esp), %ebx
	movl	28(%esp), %esi
	movl	32(%esp), %eax
	testl	%ecx, %ecx
	movl	36(%esp), %edx
	je	.L280
	cmpl	$3, %ecx
	je	.L280
	cmpl	$1, %ecx
	je	.L286
	cmpl	$2, %ecx
	.p2align 4,,2
	je	.L275
.L274:
	cmpl	$30, %esi
	.p2align 4,,2
	jg	.L275
	movl	$63, %ecx
	subl	%esi, %ecx
	shrdl	%edx, %eax
	shrl	%cl, %edx
	testb	$32, %cl
	cmovne	%edx, %eax
	testl	%ebx, %ebx
	je	.L271
	negl	%eax
.L271:
	addl	$52, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L286:
	testl	%esi, %esi
	jns	.L274
.L280:
	addl	$52, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L275:
	cmpl	$1, %ebx
	movl	$2147483647, %eax
	sbbl	$-1, %eax
	addl	$52, %esp
	popl	%ebx
	popl	%esi
	ret
	.size	_U_Qfcnvfxt_quad_to_sgl, .-_U_Qfcnvfxt_quad_to_sgl
	.section	.text._U_Qfcnvfxt_quad_to_dbl,"ax",@progbits
	.p2align 4
	.globl	_U_Qfcnvfxt_quad_to_dbl
	.type	_U_Qfcnvfxt_quad_to_dbl, @function
_U_Qfcnvfxt_quad_to_dbl:
	subl	$60, %esp
	movl	%ebx, 48(%esp)
	movl	64(%esp), %edx
	leal	20(%esp), %eax
	movl	%esi, 52(%esp)
	movl	%edi, 56(%esp)
	movl	%edx, (%esp)
	movl	68(%esp), %edx
	movl	%edx, 4(%esp)
	movl	72(%esp), %edx
	movl	%edx, 8(%esp)
	movl	76(%esp), %edx
	movl	%edx, 12(%esp)
	call	unpack
	movl	20(%esp), %edx
	movl	24(%esp), %ebx
	movl	28(%esp), %eax
	movl	32(%esp), %esi
	testl	%edx, %edx
	movl	36(%esp), %edi
	je	.L295
	cmpl	$3, %edx
	je	.L295
	cmpl	$1, %edx
	je	.L304
	cmpl	$2, %edx
	.p2align 4,,2
	je	.L291
.L290:
	cmpl	$62, %eax
	.p2align 4,,2
	jg	.L291
	movl	$63, %ecx
	movl	%edi, %edx
	subl	%eax, %ecx
	movl	%esi, %eax
	shrl	%cl, %edx
	xorl	%esi, %esi
	shrdl	%edi, %eax
	testb	$32, %cl
	cmovne	%edx, %eax
	cmovne	%esi, %edx
	testl	%ebx, %ebx
	je	.L287
	negl	%eax
	adcl	$0, %edx
	negl	%edx
.L287:
	movl	48(%esp), %ebx
	movl	52(%esp), %esi
	movl	56(%esp), %edi
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L304:
	testl	%eax, %eax
	jns	.L290
.L295:
	movl	48(%esp), %ebx
	xorl	%eax, %eax
	xorl	%edx, %edx
	movl	52(%esp), %esi
	movl	56(%esp), %edi
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L291:
	xorl	%eax, %eax
	testl	%ebx, %ebx
	movl	$-2147483648, %edx
	jne	.L287
	movl	48(%esp), %ebx
	movl	$-1, %eax
	movl	$2147483647, %edx
	movl	52(%esp), %esi
	movl	56(%esp), %edi
	addl	$60, %esp
	ret
	.size	_U_Qfcnvfxt_quad_to_dbl, .-_U_Qfcnvfxt_quad_to_dbl
	.section	.text._U_Qfcnvff_quad_to_dbl,"ax",@progbits
	.p2align 4
	.globl	_U_Qfcnvff_quad_to_dbl
	.type	_U_Qfcnvff_quad_to_dbl, @function
_U_Qfcnvff_quad_to_dbl:
	subl	$36, %esp
	movl	$1023, %eax
	movl	%eax, 20(%esp)
	movl	40(%esp), %eax
	movl	$52, %edx
	movl	%edx, 16(%esp)
	movl	%eax, (%esp)
	movl	44(%esp), %eax
	movl	%eax, 4(%esp)
	movl	48(%esp), %eax
	movl	%eax, 8(%esp)
	movl	52(%esp), %eax
	movl	%eax, 12(%esp)
	call	narrow
	movl	%eax, 24(%esp)
	movl	%edx, 28(%esp)
	fldl	24(%esp)
	addl	$36, %esp
	ret
	.size	_U_Qfcnvff_quad_to_dbl, .-_U_Qfcnvff_quad_to_dbl
	.section	.text._U_Qfcnvff_quad_to_sgl,"ax",@progbits
	.p2align 4
	.globl	_U_Qfcnvff_quad_to_sgl
	.type	_U_Qfcnvff_quad_to_sgl, @function
_U_Qfcnvff_quad_to_sgl:
	subl	$36, %esp
	movl	$127, %eax
	movl	%eax, 20(%esp)
	movl	40(%esp), %eax
	movl	$23, %edx
	movl	%edx, 16(%esp)
	movl	%eax, (%esp)
	movl	44(%esp), %eax
	movl	%eax, 4(%esp)
	movl	48(%esp), %eax
	movl	%eax, 8(%esp)
	movl	52(%esp), %eax
	movl	%eax, 12(%esp)
	call	narrow
	movl	%eax, 28(%esp)
	flds	28(%esp)
	addl	$36, %esp
	ret
	.size	_U_Qfcnvff_quad_to_sgl, .-_U_Qfcnvff_quad_to_sgl
	.section	.text._U_Qfcnvff_sgl_to_quad,"ax",@progbits
	.p2align 4
	.globl	_U_Qfcnvff_sgl_to_quad
	.type	_U_Qfcnvff_sgl_to_quad, @function
_U_Qfcnvff_sgl_to_quad:
	subl	$28, %esp
	movl	%ebx, 20(%esp)
	flds	36(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 24(%esp)
	movl	32(%esp), %esi
	fstpl	4(%esp)
	movl	%esi, (%esp)
	call	_U_Qfcnvff_dbl_to_quad@PLT
	movl	%esi, %eax
	subl	$4, %esp
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	addl	$28, %esp
	ret	$4
	.size	_U_Qfcnvff_sgl_to_quad, .-_U_Qfcnvff_sgl_to_quad
	.section	.text._U_Qfneg,"ax",@progbits
	.p2align 4
	.globl	_U_Qfneg
	.type	_U_Qfneg, @function
_U_Qfneg:
	pushl	%ebx
	movl	16(%esp), %ebx
	movl	8(%esp), %eax
	movl	12(%esp), %ecx
	addl	$-2147483648, %ebx
	movl	%ebx, 4(%eax)
	movl	24(%esp), %ebx
	movl	%ecx, (%eax)
	movl	20(%esp), %ecx
	movl	%ebx, 12(%eax)
	movl	%ecx, 8(%eax)
	popl	%ebx
	ret	$4
	.size	_U_Qfneg, .-_U_Qfneg
	.section	.text._U_Qfabs,"ax",@progbits
	.p2align 4
	.globl	_U_Qfabs
	.type	_U_Qfabs, @function
_U_Qfabs:
	movl	12(%esp), %edx
	movl	4(%esp), %eax
	movl	8(%esp), %ecx
	andl	$2147483647, %edx
	movl	%edx, 4(%eax)
	movl	16(%esp), %edx
	movl	%ecx, (%eax)
	movl	20(%esp), %ecx
	movl	%edx, 8(%eax)
	movl	%ecx, 12(%eax)
	ret	$4
	.size	_U_Qfabs, .-_U_Qfabs
	.section	.text._U_Qfcnvfxt_quad_to_quad,"ax",@progbits
	.p2align 4
	.globl	_U_Qfcnvfxt_quad_to_quad
	.type	_U_Qfcnvfxt_quad_to_quad, @function
_U_Qfcnvfxt_quad_to_quad:
	subl	$76, %esp
	movl	%ebx, 60(%esp)
	movl	84(%esp), %edx
	leal	28(%esp), %eax
	movl	%esi, 64(%esp)
	movl	%edi, 68(%esp)
	movl	%ebp, 72(%esp)
	movl	%edx, (%esp)
	movl	88(%esp), %edx
	movl	%edx, 4(%esp)
	movl	92(%esp), %edx
	movl	%edx, 8(%esp)
	movl	96(%esp), %edx
	movl	%edx, 12(%esp)
	call	unpack
	movl	28(%esp), %eax
	testl	%eax, %eax
	je	.L322
	cmpl	$3, %eax
	je	.L322
	cmpl	$1, %eax
	movl	32(%esp), %ecx
	movl	36(%esp), %esi
	je	.L332
	cmpl	$2, %eax
	je	.L318
.L317:
	cmpl	$126, %esi
	jg	.L318
	movl	40(%esp), %edi
	movl	44(%esp), %ebp
	movl	%ecx, 20(%esp)
	movl	48(%esp), %eax
	movl	52(%esp), %edx
	.p2align 4
	.p2align 3
.L320:
	movl	%edi, %ecx
	incl	%esi
	shrdl	$1, %edx, %eax
	movl	%ecx, %ebx
	shrl	%edx
	movl	$0, %ecx
	sall	$31, %ebx
	orl	%ecx, %eax
	shrdl	$1, %ebp, %edi
	orl	%ebx, %edx
	shrl	%ebp
	cmpl	$127, %esi
	jne	.L320
	movl	20(%esp), %ecx
	testl	%ecx, %ecx
	je	.L315
	movl	%eax, %esi
	xorl	%ecx, %ecx
	orl	%edx, %esi
	sete	%cl
	xorl	%ebx, %ebx
	subl	%edi, %ecx
	sbbl	%ebp, %ebx
	movl	%ecx, %edi
	addl	$-1, %edi
	movl	%ebx, %ebp
	adcl	$-1, %ebp
	negl	%eax
	adcl	$0, %edx
	negl	%edx
.L315:
	movl	80(%esp), %esi
	movl	60(%esp), %ebx
	movl	%edi, (%esi)
	movl	68(%esp), %edi
	movl	%ebp, 4(%esi)
	movl	72(%esp), %ebp
	movl	%eax, 8(%esi)
	movl	%esi, %eax
	movl	%edx, 12(%esi)
	movl	64(%esp), %esi
	addl	$76, %esp
	ret	$4
	.p2align 4,,10
	.p2align 3
.L332:
	testl	%esi, %esi
	jns	.L317
	.p2align 4
	.p2align 3
.L322:
	xorl	%edi, %edi
	xorl	%ebp, %ebp
	xorl	%eax, %eax
	xorl	%edx, %edx
	jmp	.L315
	.p2align 4,,10
	.p2align 3
.L318:
	testl	%ecx, %ecx
	je	.L333
	xorl	%edi, %edi
	movl	$-2147483648, %ebp
	xorl	%eax, %eax
	xorl	%edx, %edx
	jmp	.L315
	.p2align 4,,10
	.p2align 3
.L333:
	movl	$-1, %edi
	movl	$2147483647, %ebp
	movl	$-1, %eax
	movl	$-1, %edx
	jmp	.L315
	.size	_U_Qfcnvfxt_quad_to_quad, .-_U_Qfcnvfxt_quad_to_quad
	.section	.text._U_Qfcnvxf_quad_to_quad,"ax",@progbits
	.p2align 4
	.globl	_U_Qfcnvxf_quad_to_quad
	.type	_U_Qfcnvxf_quad_to_quad, @function
_U_Qfcnvxf_quad_to_quad:
	subl	$84, %esp
	movl	%ebx, 72(%esp)
	movl	96(%esp), %ebx
	movl	92(%esp), %ecx
	movl	%esi, 76(%esp)
	movl	100(%esp), %eax
	movl	$1, %esi
	movl	%esi, 44(%esp)
	movl	104(%esp), %edx
	movl	%edi, 80(%esp)
	movl	%ebx, %esi
	movl	$127, %edi
	movl	%edi, 52(%esp)
	shrl	$31, %esi
	movl	%esi, 48(%esp)
	movl	%ecx, 56(%esp)
	movl	%ebx, 60(%esp)
	movl	%eax, 64(%esp)
	movl	%edx, 68(%esp)
	je	.L335
	movl	%eax, %edi
	orl	%edx, %edi
	sete	39(%esp)
	xorl	%edi, %edi
	movzbl	39(%esp), %esi
	subl	%ecx, %esi
	sbbl	%ebx, %edi
	addl	$-1, %esi
	movl	%esi, 56(%esp)
	adcl	$-1, %edi
	negl	%eax
	movl	%edi, 60(%esp)
	adcl	$0, %edx
	movl	%eax, 64(%esp)
	negl	%edx
	movl	%edx, 68(%esp)
.L335:
	leal	44(%esp), %eax
	call	normalise
	xorl	%eax, %eax
.L336:
	movl	44(%esp,%eax), %edx
	movl	%edx, (%esp,%eax)
	addl	$4, %eax
	cmpl	$28, %eax
	jb	.L336
	movl	88(%esp), %eax
	call	pack
	movl	88(%esp), %eax
	movl	72(%esp), %ebx
	movl	76(%esp), %esi
	movl	80(%esp), %edi
	addl	$84, %esp
	ret	$4
	.size	_U_Qfcnvxf_quad_to_quad, .-_U_Qfcnvxf_quad_to_quad
	.section	.text._U_Qfcnvxf_quad_to_dbl,"ax",@progbits
	.p2align 4
	.globl	_U_Qfcnvxf_quad_to_dbl
	.type	_U_Qfcnvxf_quad_to_dbl, @function
_U_Qfcnvxf_quad_to_dbl:
	subl	$60, %esp
	movl	%ebx, 56(%esp)
	movl	64(%esp), %edx
	leal	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	68(%esp), %edx
	movl	%edx, 8(%esp)
	movl	72(%esp), %edx
	movl	%edx, 12(%esp)
	movl	76(%esp), %edx
	movl	%edx, 16(%esp)
	call	_U_Qfcnvxf_quad_to_quad@PLT
	subl	$4, %esp
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	movl	36(%esp), %eax
	movl	%eax, 4(%esp)
	movl	40(%esp), %eax
	movl	%eax, 8(%esp)
	movl	44(%esp), %eax
	movl	%eax, 12(%esp)
	call	_U_Qfcnvff_quad_to_dbl@PLT
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.size	_U_Qfcnvxf_quad_to_dbl, .-_U_Qfcnvxf_quad_to_dbl
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
