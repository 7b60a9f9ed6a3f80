// f4915f2f4363f09a38422847c381367e newlib/libm/math/ef_fmod.c
	.file	"ef_fmod.c"
	.text
	.section	.text.__ieee754_fmodf,"ax",@progbits
	.p2align 4
	.globl	__ieee754_fmodf
	.type	__ieee754_fmodf, @function
__ieee754_fmodf:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	subl	$24, %esp
	movl	%ebp, 20(%esp)
	movl	32(%esp), %ebp
	movl	%ebx, 8(%esp)
	movl	%edi, 16(%esp)
	movl	%esi, 12(%esp)
	movl	%ebp, %ebx
	movl	%eax, (%esp)
	movl	28(%esp), %eax
	andl	$2147483647, %ebx
	leal	-1(%ebx), %edx
	movl	%eax, %edi
	andl	$2147483647, %edi
	cmpl	$2139095039, %edx
	ja	.L35
	cmpl	$2139095039, %edi
	jg	.L35
	cmpl	%ebx, %edi
	jl	.L32
	movl	%eax, %esi
	andl	$-2147483648, %esi
	cmpl	%ebx, %edi
	movl	%esi, 4(%esp)
	je	.L50
	movl	%ebp, %esi
	andl	$2139095040, %esi
	testl	$2139095040, %eax
	je	.L51
	movl	%edi, %edx
	sarl	$23, %edx
	subl	$127, %edx
	testl	%esi, %esi
	jne	.L11
.L55:
	movl	%ebx, %ecx
	sall	$8, %ecx
	js	.L52
.L12:
	movl	$-126, %esi
	.p2align 4
	.p2align 3
.L15:
	decl	%esi
	addl	%ecx, %ecx
	jns	.L15
	cmpl	$-126, %edx
	jl	.L17
.L9:
	andl	$8388607, %eax
	orl	$8388608, %eax
	cmpl	$-126, %esi
	jge	.L14
.L19:
	movl	$-126, %ecx
	subl	%esi, %ecx
	sall	%cl, %ebx
.L20:
	subl	%esi, %edx
	jne	.L25
	jmp	.L21
	.p2align 4,,10
	.p2align 3
.L22:
	je	.L53
	leal	(%ecx,%ecx), %eax
	decl	%edx
	.p2align 4,,7
	je	.L21
.L25:
	movl	%eax, %ecx
	subl	%ebx, %ecx
	.p2align 4,,3
	jns	.L22
	addl	%eax, %eax
	decl	%edx
	jne	.L25
.L21:
	movl	%eax, %edx
	subl	%ebx, %edx
	cmovns	%edx, %eax
	testl	%eax, %eax
	jne	.L48
	jmp	.L27
	.p2align 4,,10
	.p2align 3
.L28:
	addl	%eax, %eax
	decl	%esi
.L48:
	cmpl	$8388607, %eax
	jle	.L28
	cmpl	$-126, %esi
	jl	.L30
	movl	4(%esp), %edi
	addl	$127, %esi
	subl	$8388608, %eax
	sall	$23, %esi
	orl	%edi, %eax
	orl	%eax, %esi
	movl	%esi, (%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L35:
	flds	28(%esp)
	fmuls	32(%esp)
	fdiv	%st(0), %st
	fstps	(%esp)
.L1:
	flds	(%esp)
	movl	8(%esp), %ebx
	movl	12(%esp), %esi
	movl	16(%esp), %edi
	movl	20(%esp), %ebp
	addl	$24, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L51:
	movl	%edi, %ecx
	movl	$-126, %edx
	sall	$8, %ecx
	testl	%ecx, %ecx
	jle	.L54
	.p2align 4
	.p2align 3
.L7:
	addl	%ecx, %ecx
	decl	%edx
	testl	%ecx, %ecx
	jg	.L7
	testl	%esi, %esi
	je	.L55
.L11:
	movl	%ebx, %esi
	sarl	$23, %esi
	subl	$127, %esi
	cmpl	$-126, %edx
	jge	.L9
.L17:
	movl	$-126, %ecx
	movl	%edi, %eax
	subl	%edx, %ecx
	sall	%cl, %eax
	cmpl	$-126, %esi
	jl	.L19
.L14:
	movl	%ebp, %ebx
	andl	$8388607, %ebx
	orl	$8388608, %ebx
	jmp	.L20
	.p2align 4,,10
	.p2align 3
.L32:
	flds	28(%esp)
	fstps	(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L53:
	movl	4(%esp), %eax
	movl	(%esp), %edi
	shrl	$31, %eax
	flds	Zero@GOTOFF(%edi,%eax,4)
	fstps	(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L50:
	movl	(%esp), %edi
	movl	%esi, %eax
	shrl	$31, %eax
	flds	Zero@GOTOFF(%edi,%eax,4)
	fstps	(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L30:
	movl	4(%esp), %edi
	movl	$-126, %ecx
	subl	%esi, %ecx
	sarl	%cl, %eax
	orl	%eax, %edi
	movl	%edi, (%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L27:
	movl	4(%esp), %eax
	movl	(%esp), %edi
	shrl	$31, %eax
	flds	Zero@GOTOFF(%edi,%eax,4)
	fstps	(%esp)
	jmp	.L1
.L54:
	testl	%esi, %esi
	je	.L8
	movl	%ebx, %esi
	sarl	$23, %esi
	subl	$127, %esi
	jmp	.L9
.L52:
	cmpl	$-126, %edx
	jge	.L31
	movl	$-126, %ecx
	movl	%edi, %eax
	subl	%edx, %ecx
	movl	$-126, %esi
	sall	%cl, %eax
	jmp	.L14
.L8:
	movl	%ebx, %ecx
	sall	$8, %ecx
	jns	.L12
.L31:
	andl	$8388607, %eax
	movl	$-126, %esi
	orl	$8388608, %eax
	jmp	.L14
	.size	__ieee754_fmodf, .-__ieee754_fmodf
	.section	.rodata
	.align 4
	.type	Zero, @object
	.size	Zero, 8
Zero:
	.long	0
	.long	-2147483648
	.section	.text.__x86.get_pc_thunk.ax,"axG",@progbits,__x86.get_pc_thunk.ax,comdat
	.globl	__x86.get_pc_thunk.ax
	.hidden	__x86.get_pc_thunk.ax
	.type	__x86.get_pc_thunk.ax, @function
__x86.get_pc_thunk.ax:
	movl	(%esp), %eax
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
