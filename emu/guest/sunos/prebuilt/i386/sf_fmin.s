// c847918f2a4280cac900b91c764a17f4 newlib/libm/common/sf_fmin.c
	.file	"sf_fmin.c"
	.text
	.section	.text.fminf,"ax",@progbits
	.p2align 4
	.globl	fminf
	.type	fminf, @function
fminf:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	flds	32(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fstps	(%esp)
	call	__fpclassifyf@PLT
	testl	%eax, %eax
	jne	.L2
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L11:
	fstp	%st(0)
.L4:
	flds	36(%esp)
.L1:
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	flds	36(%esp)
	fstps	(%esp)
	call	__fpclassifyf@PLT
	flds	32(%esp)
	testl	%eax, %eax
	je	.L1
	flds	36(%esp)
	fcomip	%st(1), %st
	jbe	.L11
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	fminf, .-fminf
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
