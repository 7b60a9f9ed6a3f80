// a9e354b087a361f374c9fb857ffb2bb3 newlib/libm/math/k_standard.c
	.file	"k_standard.c"
	.text
	.section	.text.__kernel_standard,"ax",@progbits
	.p2align 4
	.globl	__kernel_standard
	.type	__kernel_standard, @function
__kernel_standard:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	64(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fldl	48(%esp)
	fldl	56(%esp)
	cmpl	$142, %eax
	ja	.L68
	movl	.L4@GOTOFF(%ebx,%eax,4), %edx
	addl	%ebx, %edx
	jmp	*%edx
	.section	.rodata
	.align 4
	.align 4
.L4:
	.long	.L69@GOTOFF
	.long	.L42@GOTOFF
	.long	.L42@GOTOFF
	.long	.L42@GOTOFF
	.long	.L40@GOTOFF
	.long	.L40@GOTOFF
	.long	.L40@GOTOFF
	.long	.L7@GOTOFF
	.long	.L36@GOTOFF
	.long	.L36@GOTOFF
	.long	.L36@GOTOFF
	.long	.L36@GOTOFF
	.long	.L36@GOTOFF
	.long	.L36@GOTOFF
	.long	.L40@GOTOFF
	.long	.L5@GOTOFF
	.long	.L36@GOTOFF
	.long	.L36@GOTOFF
	.long	.L36@GOTOFF
	.long	.L36@GOTOFF
	.long	.L55@GOTOFF
	.long	.L25@GOTOFF
	.long	.L7@GOTOFF
	.long	.L36@GOTOFF
	.long	.L16@GOTOFF
	.long	.L14@GOTOFF
	.long	.L16@GOTOFF
	.long	.L16@GOTOFF
	.long	.L16@GOTOFF
	.long	.L16@GOTOFF
	.long	.L16@GOTOFF
	.long	.L15@GOTOFF
	.long	.L14@GOTOFF
	.long	.L13@GOTOFF
	.long	.L7@GOTOFF
	.long	.L7@GOTOFF
	.long	.L7@GOTOFF
	.long	.L7@GOTOFF
	.long	.L7@GOTOFF
	.long	.L7@GOTOFF
	.long	.L40@GOTOFF
	.long	.L5@GOTOFF
	.long	.L55@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L69@GOTOFF
	.long	.L42@GOTOFF
	.long	.L42@GOTOFF
	.long	.L42@GOTOFF
	.long	.L40@GOTOFF
	.long	.L40@GOTOFF
	.long	.L40@GOTOFF
	.long	.L7@GOTOFF
	.long	.L36@GOTOFF
	.long	.L36@GOTOFF
	.long	.L36@GOTOFF
	.long	.L36@GOTOFF
	.long	.L36@GOTOFF
	.long	.L36@GOTOFF
	.long	.L40@GOTOFF
	.long	.L5@GOTOFF
	.long	.L36@GOTOFF
	.long	.L36@GOTOFF
	.long	.L36@GOTOFF
	.long	.L36@GOTOFF
	.long	.L55@GOTOFF
	.long	.L25@GOTOFF
	.long	.L7@GOTOFF
	.long	.L36@GOTOFF
	.long	.L16@GOTOFF
	.long	.L14@GOTOFF
	.long	.L16@GOTOFF
	.long	.L16@GOTOFF
	.long	.L16@GOTOFF
	.long	.L16@GOTOFF
	.long	.L16@GOTOFF
	.long	.L15@GOTOFF
	.long	.L14@GOTOFF
	.long	.L13@GOTOFF
	.long	.L7@GOTOFF
	.long	.L7@GOTOFF
	.long	.L7@GOTOFF
	.long	.L7@GOTOFF
	.long	.L7@GOTOFF
	.long	.L7@GOTOFF
	.long	.L40@GOTOFF
	.long	.L5@GOTOFF
	.long	.L55@GOTOFF
	.section	.text.__kernel_standard
	.p2align 4,,10
	.p2align 3
.L36:
	fstp	%st(0)
	fstp	%st(0)
	call	__errno@PLT
	flds	.LC1@GOTOFF(%ebx)
	movl	$33, (%eax)
.L1:
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	fstp	%st(0)
	fstp	%st(0)
	call	__errno@PLT
	movl	$34, (%eax)
	jmp	.L2
	.p2align 4,,10
	.p2align 3
.L68:
	fstp	%st(0)
	fstp	%st(0)
	jmp	.L2
	.p2align 4,,10
	.p2align 3
.L69:
	fstp	%st(0)
	fstp	%st(0)
.L2:
	fldz
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L16:
	fstp	%st(0)
	fstp	%st(0)
	fldz
	fdiv	%st(0), %st
	fstpl	24(%esp)
	call	__errno@PLT
	movl	40(%esp), %ebx
	fldl	24(%esp)
	movl	$33, (%eax)
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L40:
	fstp	%st(0)
	fstp	%st(0)
	call	__errno@PLT
	movl	$34, (%eax)
.L45:
	flds	.LC0@GOTOFF(%ebx)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L42:
	fstp	%st(0)
	fstp	%st(0)
	call	__errno@PLT
	movl	$33, (%eax)
	fldz
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L5:
	fstp	%st(0)
	fstp	%st(0)
	call	__errno@PLT
	movl	$33, (%eax)
	jmp	.L45
	.p2align 4,,10
	.p2align 3
.L14:
	fstp	%st(0)
	fldz
	fxch	%st(1)
	fcomip	%st(1), %st
	fstp	%st(0)
	jbe	.L62
	jmp	.L65
	.p2align 4,,10
	.p2align 3
.L70:
	fstp	%st(0)
.L65:
	flds	.LC0@GOTOFF(%ebx)
.L64:
	fstpl	24(%esp)
	call	__errno@PLT
	fldl	24(%esp)
	movl	$34, (%eax)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L55:
	fstp	%st(0)
	fstp	%st(0)
	fld1
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L15:
	fstp	%st(0)
	fdivs	.LC2@GOTOFF(%ebx)
	fstpl	24(%esp)
	call	__errno@PLT
	fldl	24(%esp)
	movl	$33, (%eax)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L13:
	fstp	%st(0)
	fstpl	8(%esp)
	fldz
	fstpl	(%esp)
	call	copysign@PLT
	jmp	.L64
	.p2align 4,,10
	.p2align 3
.L25:
	fldz
	fcomip	%st(2), %st
	fstp	%st(1)
	jbe	.L70
	fmuls	.LC4@GOTOFF(%ebx)
	fstl	(%esp)
	fstpl	24(%esp)
	call	rint@PLT
	fldl	24(%esp)
	fxch	%st(1)
	fucomip	%st(1), %st
	fstp	%st(0)
	jp	.L62
	je	.L65
	.p2align 4
	.p2align 3
.L62:
	flds	.LC1@GOTOFF(%ebx)
	jmp	.L64
	.size	__kernel_standard, .-__kernel_standard
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	2139095040
	.align 4
.LC1:
	.long	-8388608
	.align 4
.LC2:
	.long	0
	.align 4
.LC4:
	.long	1056964608
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
