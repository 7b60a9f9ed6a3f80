// 73345d548c5483ee62bbb944e9cdf1f8 newlib/libm/common/sf_logb.c
	.file	"sf_logb.c"
	.text
	.section	.text.logbf,"ax",@progbits
	.p2align 4
	.globl	logbf
	.type	logbf, @function
logbf:
	call	__x86.get_pc_thunk.cx
	addl	$_GLOBAL_OFFSET_TABLE_, %ecx
	subl	$4, %esp
	movl	8(%esp), %edx
	movl	%edx, %eax
	andl	$2147483647, %eax
	je	.L13
	andl	$2139095040, %edx
	je	.L14
	cmpl	$2139095040, %eax
	je	.L8
	flds	8(%esp)
	jbe	.L15
	popl	%eax
	.p2align 4,,1
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	sall	$8, %eax
	testl	%eax, %eax
	jle	.L7
	movl	$-126, %edx
	.p2align 4
	.p2align 3
.L6:
	addl	%eax, %eax
	decl	%edx
	testl	%eax, %eax
	jg	.L6
	movl	%edx, (%esp)
	fildl	(%esp)
	popl	%eax
	ret
	.p2align 4,,10
	.p2align 3
.L13:
	fldz
	fsts	(%esp)
	fld1
	fchs
	fdivp	%st, %st(1)
	popl	%eax
	ret
	.p2align 4,,10
	.p2align 3
.L15:
	fstp	%st(0)
	sarl	$23, %eax
	subl	$127, %eax
	movl	%eax, (%esp)
	fildl	(%esp)
	popl	%eax
	ret
	.p2align 4,,10
	.p2align 3
.L8:
	flds	.LC1@GOTOFF(%ecx)
	popl	%eax
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	flds	.LC0@GOTOFF(%ecx)
	popl	%eax
	ret
	.size	logbf, .-logbf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	-1023672320
	.align 4
.LC1:
	.long	2139095040
	.section	.text.__x86.get_pc_thunk.cx,"axG",@progbits,__x86.get_pc_thunk.cx,comdat
	.globl	__x86.get_pc_thunk.cx
	.hidden	__x86.get_pc_thunk.cx
	.type	__x86.get_pc_thunk.cx, @function
__x86.get_pc_thunk.cx:
	movl	(%esp), %ecx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
