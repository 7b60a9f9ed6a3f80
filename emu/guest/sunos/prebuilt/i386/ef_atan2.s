// c778f75f7c727dd9c7f5895020b27e2b newlib/libm/math/ef_atan2.c
	.file	"ef_atan2.c"
	.text
	.section	.text.__ieee754_atan2f,"ax",@progbits
	.p2align 4
	.globl	__ieee754_atan2f
	.type	__ieee754_atan2f, @function
__ieee754_atan2f:
	subl	$60, %esp
	movl	%edi, 52(%esp)
	movl	68(%esp), %eax
	movl	%ebx, 44(%esp)
	movl	64(%esp), %ecx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 48(%esp)
	movl	%ebp, 56(%esp)
	movl	%eax, %edi
	andl	$2147483647, %edi
	movl	%ecx, %edx
	andl	$2147483647, %edx
	cmpl	$2139095040, %edi
	jg	.L24
	cmpl	$2139095040, %edx
	jg	.L24
	cmpl	$1065353216, %eax
	je	.L35
	movl	%eax, %esi
	movl	%ecx, %ebp
	sarl	$30, %esi
	shrl	$31, %ebp
	andl	$2, %esi
	orl	%ebp, %esi
	testl	%edx, %edx
	jne	.L6
	cmpl	$2, %esi
	je	.L16
	cmpl	$3, %esi
	je	.L17
	flds	64(%esp)
	fstps	28(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L6:
	testl	%edi, %edi
	je	.L36
	cmpl	$2139095040, %edi
	je	.L37
	cmpl	$2139095040, %edx
	je	.L38
	subl	%edi, %edx
	movl	%edx, %ecx
	sarl	$23, %ecx
	cmpl	$511705087, %edx
	jg	.L22
	shrl	$31, %eax
	testb	%al, %al
	je	.L25
	cmpl	$-60, %ecx
	jge	.L25
	fldz
	fstps	28(%esp)
	jmp	.L11
	.p2align 4,,10
	.p2align 3
.L24:
	flds	68(%esp)
	fadds	64(%esp)
	fstps	28(%esp)
.L1:
	flds	28(%esp)
	movl	44(%esp), %ebx
	movl	48(%esp), %esi
	movl	52(%esp), %edi
	movl	56(%esp), %ebp
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L17:
	flds	.LC3@GOTOFF(%ebx)
	fstps	28(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L36:
	testl	%ecx, %ecx
	js	.L39
.L21:
	flds	.LC0@GOTOFF(%ebx)
	fstps	28(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L16:
	flds	.LC2@GOTOFF(%ebx)
	fstps	28(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L35:
	flds	64(%esp)
	fstps	(%esp)
	call	atanf@PLT
	fstps	28(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L37:
	decl	%esi
	cmpl	$2139095040, %edx
	je	.L40
	cmpl	$2, %esi
	ja	.L20
	flds	CSWTCH.9@GOTOFF(%ebx,%esi,4)
	fstps	28(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L22:
	flds	.LC0@GOTOFF(%ebx)
	fstps	28(%esp)
.L11:
	cmpl	$1, %esi
	je	.L13
	cmpl	$2, %esi
	je	.L14
	testl	%esi, %esi
	je	.L1
	flds	28(%esp)
	fadds	.LC6@GOTOFF(%ebx)
	fsubs	.LC2@GOTOFF(%ebx)
	fstps	28(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L40:
	cmpl	$2, %esi
	ja	.L19
	flds	CSWTCH.8@GOTOFF(%ebx,%esi,4)
	fstps	28(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L25:
	flds	64(%esp)
	fdivs	68(%esp)
	fstps	(%esp)
	call	fabsf@PLT
	fstps	(%esp)
	call	atanf@PLT
	fstps	28(%esp)
	jmp	.L11
	.p2align 4,,10
	.p2align 3
.L39:
	flds	.LC5@GOTOFF(%ebx)
	fstps	28(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L38:
	testl	%ecx, %ecx
	jns	.L21
	flds	.LC5@GOTOFF(%ebx)
	fstps	28(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L14:
	flds	28(%esp)
	fadds	.LC6@GOTOFF(%ebx)
	fsubrs	.LC2@GOTOFF(%ebx)
	fstps	28(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L13:
	movl	28(%esp), %eax
	addl	$-2147483648, %eax
	movl	%eax, 28(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L20:
	fldz
	fstps	28(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L19:
	flds	.LC4@GOTOFF(%ebx)
	fstps	28(%esp)
	jmp	.L1
	.size	__ieee754_atan2f, .-__ieee754_atan2f
	.section	.rodata
	.align 4
	.type	CSWTCH.9, @object
	.size	CSWTCH.9, 12
CSWTCH.9:
	.long	-2147483648
	.long	1078530011
	.long	-1068953637
	.align 4
	.type	CSWTCH.8, @object
	.size	CSWTCH.8, 12
CSWTCH.8:
	.long	-1085730853
	.long	1075235812
	.long	-1072247836
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1070141403
	.align 4
.LC2:
	.long	1078530011
	.align 4
.LC3:
	.long	-1068953637
	.align 4
.LC4:
	.long	1061752795
	.align 4
.LC5:
	.long	-1077342245
	.align 4
.LC6:
	.long	867941678
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
