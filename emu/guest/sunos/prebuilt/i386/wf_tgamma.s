// 978d26a7a3bd2ad67127d4677a9ff7b1 newlib/libm/math/wf_tgamma.c
	.file	"wf_tgamma.c"
	.text
	.section	.text.tgammaf,"ax",@progbits
	.p2align 4
	.globl	tgammaf
	.type	tgammaf, @function
tgammaf:
	subl	$76, %esp
	movl	%ebx, 72(%esp)
	flds	80(%esp)
	leal	60(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 4(%esp)
	fstps	(%esp)
	call	__ieee754_gammaf_r@PLT
	movl	60(%esp), %ecx
	testl	%ecx, %ecx
	jns	.L2
	fchs
.L2:
	movl	__fdlib_version@GOT(%ebx), %eax
	cmpl	$-1, (%eax)
	je	.L1
	fsts	(%esp)
	fstps	44(%esp)
	call	finitef@PLT
	flds	44(%esp)
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
	flds	80(%esp)
	fstps	(%esp)
	call	finitef@PLT
	flds	44(%esp)
	testl	%eax, %eax
	je	.L1
	fstp	%st(0)
	flds	80(%esp)
	fstps	(%esp)
	call	floorf@PLT
	flds	80(%esp)
	fxch	%st(1)
	fucomip	%st(1), %st
	jp	.L15
	jne	.L16
	fldz
	fsts	44(%esp)
	fcomip	%st(1), %st
	jnb	.L14
	fstp	%st(0)
	jmp	.L6
.L15:
	fstp	%st(0)
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L16:
	fstp	%st(0)
.L6:
	flds	80(%esp)
	movl	$140, %eax
	movl	%eax, 16(%esp)
	fstl	8(%esp)
	fstpl	(%esp)
	call	__kernel_standard@PLT
	fstps	44(%esp)
	flds	44(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L14:
	movl	$141, %edx
	movl	%edx, 16(%esp)
	fstl	8(%esp)
	fstpl	(%esp)
	call	__kernel_standard@PLT
	fstps	44(%esp)
	flds	44(%esp)
	jmp	.L1
	.size	tgammaf, .-tgammaf
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
