// 81cfa659392dc911f00900701e6c5c08 newlib/libm/math/sf_frexp.c
	.file	"sf_frexp.c"
	.text
	.section	.text.frexpf,"ax",@progbits
	.p2align 4
	.globl	frexpf
	.type	frexpf, @function
frexpf:
	subl	$8, %esp
	movl	%ebx, 4(%esp)
	movl	12(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	16(%esp), %ecx
	movl	%eax, %edx
	andl	$2147483647, %edx
	cmpl	$2139095039, %edx
	jg	.L7
	testl	%edx, %edx
	je	.L7
	testl	$2139095040, %eax
	je	.L5
	xorl	%ebx, %ebx
.L6:
	sarl	$23, %edx
	andl	$-2139095041, %eax
	leal	-126(%ebx,%edx), %edx
	orl	$1056964608, %eax
	movl	4(%esp), %ebx
	movl	%eax, (%esp)
	movl	%edx, (%ecx)
	flds	(%esp)
	addl	$8, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	flds	12(%esp)
	fmuls	.LC0@GOTOFF(%ebx)
	movl	$-25, %ebx
	fstps	(%esp)
	movl	(%esp), %eax
	movl	%eax, %edx
	andl	$2147483647, %edx
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L7:
	movl	$0, (%ecx)
	flds	12(%esp)
	movl	4(%esp), %ebx
	fstps	(%esp)
	flds	(%esp)
	addl	$8, %esp
	ret
	.size	frexpf, .-frexpf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1275068416
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
