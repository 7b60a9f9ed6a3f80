// 5fc000d555f790332f9f2cabcd60316c newlib/libm/math/w_tgamma.c
	.file	"w_tgamma.c"
	.text
	.section	.text.tgamma,"ax",@progbits
	.p2align 4
	.globl	tgamma
	.type	tgamma, @function
tgamma:
	subl	$76, %esp
	movl	%ebx, 72(%esp)
	fldl	80(%esp)
	leal	60(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 8(%esp)
	fstl	32(%esp)
	fstpl	(%esp)
	call	__ieee754_gamma_r@PLT
	movl	60(%esp), %ecx
	testl	%ecx, %ecx
	jns	.L2
	fchs
.L2:
	movl	__fdlib_version@GOT(%ebx), %eax
	cmpl	$-1, (%eax)
	je	.L1
	fstl	(%esp)
	fstpl	40(%esp)
	call	finite@PLT
	fldl	40(%esp)
	testl	%eax, %eax
	je	.L13
.L1:
	movl	72(%esp), %ebx
	addl	$76, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L13:
	fstp	%st(0)
	fldl	32(%esp)
	fstpl	(%esp)
	call	finite@PLT
	fldl	40(%esp)
	testl	%eax, %eax
	je	.L1
	fstp	%st(0)
	fldl	32(%esp)
	fstpl	(%esp)
	call	floor@PLT
	fldl	32(%esp)
	fxch	%st(1)
	fucomip	%st(1), %st
	jp	.L15
	jne	.L16
	fldz
	fcomip	%st(1), %st
	jnb	.L14
	fstp	%st(0)
	.p2align 4,,5
	jmp	.L6
.L15:
	fstp	%st(0)
	.p2align 4,,3
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L16:
	fstp	%st(0)
.L6:
	fldl	32(%esp)
	movl	$40, %eax
	movl	%eax, 16(%esp)
	fstl	8(%esp)
	fstpl	(%esp)
	call	__kernel_standard@PLT
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L14:
	fstl	8(%esp)
	movl	$41, %edx
	movl	%edx, 16(%esp)
	fstpl	(%esp)
	call	__kernel_standard@PLT
	jmp	.L1
	.size	tgamma, .-tgamma
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
