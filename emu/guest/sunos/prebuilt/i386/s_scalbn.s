// f4ad90d67af8ab3facfb7a37341f0326 newlib/libm/common/s_scalbn.c
	.file	"s_scalbn.c"
	.text
	.section	.text.scalbn,"ax",@progbits
	.p2align 4
	.globl	scalbn
	.type	scalbn, @function
scalbn:
	subl	$44, %esp
	movl	%ebx, 32(%esp)
	fldl	48(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 36(%esp)
	fstl	24(%esp)
	movl	%edi, 40(%esp)
	movl	28(%esp), %edx
	movl	%edx, %eax
	sarl	$20, %eax
	andl	$2047, %eax
	jne	.L2
	movl	24(%esp), %eax
	andl	$2147483647, %edx
	orl	%eax, %edx
	je	.L9
	fmuls	.LC0@GOTOFF(%ebx)
	cmpl	$-50000, 56(%esp)
	fstl	24(%esp)
	jl	.L13
	fstp	%st(0)
	movl	28(%esp), %edx
	movl	%edx, %eax
	sarl	$20, %eax
	andl	$2047, %eax
	subl	$54, %eax
.L5:
	movl	56(%esp), %ecx
	addl	%ecx, %eax
	cmpl	$2046, %eax
	jg	.L14
	testl	%eax, %eax
	jg	.L15
	cmpl	$-53, %eax
	jl	.L16
	addl	$54, %eax
	andl	$-2146435073, %edx
	movl	36(%esp), %esi
	sall	$20, %eax
	movl	40(%esp), %edi
	orl	%edx, %eax
	movl	%eax, 28(%esp)
	fldl	24(%esp)
	fmuls	.LC3@GOTOFF(%ebx)
	movl	32(%esp), %ebx
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	fstp	%st(0)
	cmpl	$2047, %eax
	jne	.L5
	fldl	24(%esp)
	movl	32(%esp), %ebx
	fadd	%st(0), %st
	movl	36(%esp), %esi
	movl	40(%esp), %edi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L9:
	fstp	%st(0)
	fldl	24(%esp)
	movl	32(%esp), %ebx
	movl	36(%esp), %esi
	movl	40(%esp), %edi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	fldl	24(%esp)
	fstpl	8(%esp)
	fldl	.LC2@GOTOFF(%ebx)
.L11:
	fstl	24(%esp)
	fstpl	(%esp)
	call	copysign@PLT
	movl	32(%esp), %ebx
	movl	36(%esp), %esi
	movl	40(%esp), %edi
	fmull	24(%esp)
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L15:
	sall	$20, %eax
	andl	$-2146435073, %edx
	movl	32(%esp), %ebx
	orl	%edx, %eax
	movl	36(%esp), %esi
	movl	%eax, 28(%esp)
	movl	40(%esp), %edi
	fldl	24(%esp)
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L13:
	fldl	.LC1@GOTOFF(%ebx)
	fmulp	%st, %st(1)
	movl	32(%esp), %ebx
	movl	36(%esp), %esi
	movl	40(%esp), %edi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L16:
	fldl	24(%esp)
	fstpl	8(%esp)
	fldl	.LC1@GOTOFF(%ebx)
	jmp	.L11
	.size	scalbn, .-scalbn
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1518338048
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC1:
	.long	-1023872167
	.long	27618847
	.align 8
.LC2:
	.long	-2013235812
	.long	2117592124
	.section	.rodata.cst4
	.align 4
.LC3:
	.long	612368384
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
