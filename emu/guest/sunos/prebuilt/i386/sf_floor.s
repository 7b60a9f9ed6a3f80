// e6d58a0cac3a6c141096bf9ce014366c newlib/libm/math/sf_floor.c
	.file	"sf_floor.c"
	.text
	.section	.text.floorf,"ax",@progbits
	.p2align 4
	.globl	floorf
	.type	floorf, @function
floorf:
	subl	$12, %esp
	movl	%ebx, 4(%esp)
	movl	16(%esp), %edx
	movl	%esi, 8(%esp)
	call	__x86.get_pc_thunk.si
	addl	$_GLOBAL_OFFSET_TABLE_, %esi
	movl	%edx, %ebx
	andl	$2147483647, %ebx
	movl	%ebx, %ecx
	shrl	$23, %ecx
	subl	$127, %ecx
	cmpl	$22, %ecx
	jg	.L2
	testl	%ecx, %ecx
	movl	%edx, %eax
	js	.L21
	movl	$8388607, %ebx
	sarl	%cl, %ebx
	testl	%ebx, %edx
	je	.L12
	flds	16(%esp)
	fadds	.LC3@GOTOFF(%esi)
	fldz
	fsts	(%esp)
	fxch	%st(1)
	fcomip	%st(1), %st
	fstp	%st(0)
	jbe	.L18
	testl	%edx, %edx
	jns	.L8
	movl	$8388608, %edx
	sarl	%cl, %edx
	addl	%edx, %eax
.L8:
	notl	%ebx
	movl	8(%esp), %esi
	andl	%eax, %ebx
	movl	%ebx, (%esp)
	movl	4(%esp), %ebx
	flds	(%esp)
	addl	$12, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L21:
	flds	16(%esp)
	fadds	.LC3@GOTOFF(%esi)
	fldz
	fsts	(%esp)
	fxch	%st(1)
	fcomip	%st(1), %st
	fstp	%st(0)
	jbe	.L17
	testl	%edx, %edx
	jns	.L1
	testl	%ebx, %ebx
	jne	.L11
	fldz
	fchs
	fstps	(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L2:
	flds	16(%esp)
	cmpl	$2139095039, %ebx
	fsts	(%esp)
	jbe	.L22
	fld	%st(0)
	faddp	%st, %st(1)
	fstps	(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L22:
	fstp	%st(0)
.L1:
	flds	(%esp)
	movl	4(%esp), %ebx
	movl	8(%esp), %esi
	addl	$12, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L12:
	flds	16(%esp)
	movl	4(%esp), %ebx
	fstps	(%esp)
	movl	8(%esp), %esi
	flds	(%esp)
	addl	$12, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L17:
	flds	16(%esp)
	fstps	(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L18:
	flds	16(%esp)
	fstps	(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L11:
	fld1
	fchs
	fstps	(%esp)
	jmp	.L1
	.size	floorf, .-floorf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC3:
	.long	1900671690
	.section	.text.__x86.get_pc_thunk.si,"axG",@progbits,__x86.get_pc_thunk.si,comdat
	.globl	__x86.get_pc_thunk.si
	.hidden	__x86.get_pc_thunk.si
	.type	__x86.get_pc_thunk.si, @function
__x86.get_pc_thunk.si:
	movl	(%esp), %esi
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
