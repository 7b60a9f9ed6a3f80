// 58d8b2dc54aa3298cd233e9c286e9ae3 newlib/libm/math/e_atan2.c
	.file	"e_atan2.c"
	.text
	.section	.text.__ieee754_atan2,"ax",@progbits
	.p2align 4
	.globl	__ieee754_atan2
	.type	__ieee754_atan2, @function
__ieee754_atan2:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	subl	$76, %esp
	movl	%ebx, 60(%esp)
	fldl	80(%esp)
	movl	%esi, 64(%esp)
	movl	%edi, 68(%esp)
	fstpl	32(%esp)
	movl	%ebp, 72(%esp)
	fldl	88(%esp)
	movl	%eax, 40(%esp)
	fstpl	24(%esp)
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, %ecx
	negl	%ecx
	movl	%edx, %ebx
	orl	%eax, %ecx
	andl	$2147483647, %ebx
	shrl	$31, %ecx
	orl	%ebx, %ecx
	cmpl	$2146435072, %ecx
	ja	.L2
	movl	32(%esp), %ecx
	movl	36(%esp), %ebp
	movl	%ecx, %edi
	negl	%edi
	movl	%ebp, %esi
	orl	%ecx, %edi
	andl	$2147483647, %esi
	movl	%esi, 44(%esp)
	shrl	$31, %edi
	orl	%esi, %edi
	cmpl	$2146435072, %edi
	ja	.L2
	leal	-1072693248(%edx), %edi
	orl	%eax, %edi
	je	.L34
	movl	%edx, %edi
	sarl	$30, %edi
	andl	$2, %edi
	movl	%edi, %esi
	movl	%ebp, %edi
	shrl	$31, %edi
	orl	%esi, %edi
	orl	44(%esp), %ecx
	je	.L35
	orl	%ebx, %eax
	je	.L36
	cmpl	$2146435072, %ebx
	je	.L37
	cmpl	$2146435072, 44(%esp)
	je	.L38
	movl	44(%esp), %esi
	subl	%ebx, %esi
	movl	%esi, %eax
	sarl	$20, %eax
	cmpl	$63963135, %esi
	jg	.L22
	shrl	$31, %edx
	testb	%dl, %dl
	je	.L24
	cmpl	$-60, %eax
	jge	.L24
	fldz
	fstpl	24(%esp)
.L11:
	cmpl	$1, %edi
	je	.L13
	cmpl	$2, %edi
	je	.L14
	testl	%edi, %edi
	je	.L1
	movl	40(%esp), %eax
	fldl	24(%esp)
	fsubl	.LC6@GOTOFF(%eax)
	fsubl	.LC2@GOTOFF(%eax)
	fstpl	24(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L2:
	fldl	24(%esp)
	faddl	32(%esp)
	fstpl	24(%esp)
.L1:
	fldl	24(%esp)
	movl	60(%esp), %ebx
	movl	64(%esp), %esi
	movl	68(%esp), %edi
	movl	72(%esp), %ebp
	addl	$76, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L35:
	cmpl	$2, %edi
	je	.L16
	cmpl	$3, %edi
	je	.L17
	fldl	32(%esp)
	fstpl	24(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L34:
	movl	40(%esp), %ebx
	fldl	32(%esp)
	fstpl	(%esp)
	call	atan@PLT
	fstpl	24(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L17:
	movl	40(%esp), %eax
	fldl	.LC3@GOTOFF(%eax)
	fstpl	24(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L36:
	testl	%ebp, %ebp
	movl	40(%esp), %eax
	js	.L39
	fldl	.LC0@GOTOFF(%eax)
	fstpl	24(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L16:
	movl	40(%esp), %eax
	fldl	.LC2@GOTOFF(%eax)
	fstpl	24(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L22:
	movl	40(%esp), %eax
	fldl	.LC0@GOTOFF(%eax)
	fstpl	24(%esp)
	jmp	.L11
	.p2align 4,,10
	.p2align 3
.L39:
	fldl	.LC5@GOTOFF(%eax)
	fstpl	24(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L37:
	decl	%edi
	movl	40(%esp), %eax
	cmpl	$2146435072, 44(%esp)
	je	.L40
	cmpl	$2, %edi
	ja	.L20
	fldl	CSWTCH.9@GOTOFF(%eax,%edi,8)
	fstpl	24(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L38:
	testl	%ebp, %ebp
	movl	40(%esp), %eax
	js	.L41
	fldl	.LC0@GOTOFF(%eax)
	fstpl	24(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L14:
	movl	40(%esp), %eax
	fldl	24(%esp)
	fsubl	.LC6@GOTOFF(%eax)
	fsubrl	.LC2@GOTOFF(%eax)
	fstpl	24(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L13:
	movl	24(%esp), %eax
	movl	%eax, 32(%esp)
	movl	28(%esp), %eax
	addl	$-2147483648, %eax
	movl	%eax, 36(%esp)
	fldl	32(%esp)
	fstpl	24(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L40:
	cmpl	$2, %edi
	ja	.L19
	fldl	CSWTCH.8@GOTOFF(%eax,%edi,8)
	fstpl	24(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L20:
	fldz
	fstpl	24(%esp)
	jmp	.L1
.L24:
	fldl	32(%esp)
	fdivl	24(%esp)
	movl	40(%esp), %ebx
	fstpl	(%esp)
	call	fabs@PLT
	fstpl	(%esp)
	call	atan@PLT
	fstpl	24(%esp)
	jmp	.L11
.L19:
	fldl	.LC4@GOTOFF(%eax)
	fstpl	24(%esp)
	jmp	.L1
.L41:
	fldl	.LC5@GOTOFF(%eax)
	fstpl	24(%esp)
	jmp	.L1
	.size	__ieee754_atan2, .-__ieee754_atan2
	.section	.rodata
	.align 8
	.type	CSWTCH.9, @object
	.size	CSWTCH.9, 24
CSWTCH.9:
	.long	0
	.long	-2147483648
	.long	1413754136
	.long	1074340347
	.long	1413754136
	.long	-1073143301
	.align 8
	.type	CSWTCH.8, @object
	.size	CSWTCH.8, 24
CSWTCH.8:
	.long	1413754136
	.long	-1075240453
	.long	2134057426
	.long	1073928572
	.long	2134057426
	.long	-1073555076
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	1413754136
	.long	1073291771
	.align 8
.LC2:
	.long	1413754136
	.long	1074340347
	.align 8
.LC3:
	.long	1413754136
	.long	-1073143301
	.align 8
.LC4:
	.long	1413754136
	.long	1072243195
	.align 8
.LC5:
	.long	1413754136
	.long	-1074191877
	.align 8
.LC6:
	.long	856972295
	.long	1017226790
	.section	.text.__x86.get_pc_thunk.ax,"axG",@progbits,__x86.get_pc_thunk.ax,comdat
	.globl	__x86.get_pc_thunk.ax
	.hidden	__x86.get_pc_thunk.ax
	.type	__x86.get_pc_thunk.ax, @function
__x86.get_pc_thunk.ax:
	movl	(%esp), %eax
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
