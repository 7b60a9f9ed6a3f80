// c9c7766ecf0322230457d96044cb4dac newlib/libm/math/w_sinh.c
	.file	"w_sinh.c"
	.text
	.section	.text.sinh,"ax",@progbits
	.p2align 4
	.globl	sinh
	.type	sinh, @function
sinh:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	fldl	48(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fstl	16(%esp)
	fstpl	(%esp)
	call	__ieee754_sinh@PLT
	movl	__fdlib_version@GOT(%ebx), %eax
	cmpl	$-1, (%eax)
	je	.L1
	fstl	(%esp)
	fstpl	24(%esp)
	call	finite@PLT
	fldl	24(%esp)
	testl	%eax, %eax
	je	.L11
.L1:
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L11:
	fstp	%st(0)
	fldl	16(%esp)
	fstpl	(%esp)
	call	finite@PLT
	fldl	24(%esp)
	testl	%eax, %eax
	je	.L1
	fstp	%st(0)
	call	__errno@PLT
	movl	$34, (%eax)
	fldz
	fldl	16(%esp)
	fcomip	%st(1), %st
	fstp	%st(0)
	jbe	.L8
	flds	.LC1@GOTOFF(%ebx)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L8:
	flds	.LC0@GOTOFF(%ebx)
	jmp	.L1
	.size	sinh, .-sinh
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	-8388608
	.align 4
.LC1:
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
