// 20a23010fe880908e198f6a84eaf478f newlib/libm/math/wr_gamma.c
	.file	"wr_gamma.c"
	.text
	.section	.text.gamma_r,"ax",@progbits
	.p2align 4
	.globl	gamma_r
	.type	gamma_r, @function
gamma_r:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	56(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fldl	48(%esp)
	fstl	16(%esp)
	movl	%eax, 8(%esp)
	fstpl	(%esp)
	call	__ieee754_gamma_r@PLT
	movl	__fdlib_version@GOT(%ebx), %eax
	cmpl	$-1, (%eax)
	je	.L1
	fstl	(%esp)
	fstpl	24(%esp)
	call	finite@PLT
	fldl	24(%esp)
	testl	%eax, %eax
	je	.L13
.L1:
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L13:
	fstp	%st(0)
	fldl	16(%esp)
	fstpl	(%esp)
	call	finite@PLT
	fldl	24(%esp)
	testl	%eax, %eax
	je	.L1
	fstp	%st(0)
	fldl	16(%esp)
	fstpl	(%esp)
	call	floor@PLT
	fldl	16(%esp)
	fxch	%st(1)
	fucomip	%st(1), %st
	jp	.L15
	jne	.L16
	fldz
	fcomip	%st(1), %st
	fstp	%st(0)
	jnb	.L14
	.p2align 4,,5
	jmp	.L5
.L15:
	fstp	%st(0)
	.p2align 4,,3
	jmp	.L5
	.p2align 4,,10
	.p2align 3
.L16:
	fstp	%st(0)
.L5:
	call	__errno@PLT
	movl	$34, (%eax)
.L8:
	flds	.LC0@GOTOFF(%ebx)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L14:
	call	__errno@PLT
	movl	$33, (%eax)
	jmp	.L8
	.size	gamma_r, .-gamma_r
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	2139095040
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
