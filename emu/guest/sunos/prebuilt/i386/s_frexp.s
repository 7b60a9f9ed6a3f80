// 5bb083d76dbd2b7fe1124a440777af7b newlib/libm/math/s_frexp.c
	.file	"s_frexp.c"
	.text
	.section	.text.frexp,"ax",@progbits
	.p2align 4
	.globl	frexp
	.type	frexp, @function
frexp:
	subl	$20, %esp
	movl	%esi, 16(%esp)
	fldl	24(%esp)
	call	__x86.get_pc_thunk.si
	addl	$_GLOBAL_OFFSET_TABLE_, %esi
	movl	32(%esp), %ecx
	movl	%ebx, 12(%esp)
	fstpl	(%esp)
	movl	4(%esp), %edx
	movl	$0, (%ecx)
	movl	%edx, %eax
	andl	$2147483647, %eax
	cmpl	$2146435071, %eax
	ja	.L2
	movl	(%esp), %ebx
	orl	%eax, %ebx
	je	.L2
	xorl	%ebx, %ebx
	testl	$2146435072, %edx
	jne	.L4
	fldl	(%esp)
	movl	$-54, %ebx
	fmuls	.LC0@GOTOFF(%esi)
	fstpl	(%esp)
	movl	4(%esp), %edx
	movl	%edx, %eax
	andl	$2147483647, %eax
.L4:
	sarl	$20, %eax
	andl	$-2146435073, %edx
	leal	-1022(%ebx,%eax), %eax
	orl	$1071644672, %edx
	movl	%eax, (%ecx)
	movl	%edx, 4(%esp)
.L2:
	fldl	(%esp)
	movl	12(%esp), %ebx
	movl	16(%esp), %esi
	addl	$20, %esp
	ret
	.size	frexp, .-frexp
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1518338048
	.section	.text.__x86.get_pc_thunk.si,"axG",@progbits,__x86.get_pc_thunk.si,comdat
	.globl	__x86.get_pc_thunk.si
	.hidden	__x86.get_pc_thunk.si
	.type	__x86.get_pc_thunk.si, @function
__x86.get_pc_thunk.si:
	movl	(%esp), %esi
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
