// dc54ad7464c330bda79cb3c5884a212e newlib/libm/math/w_exp.c
	.file	"w_exp.c"
	.text
	.section	.text.exp,"ax",@progbits
	.p2align 4
	.globl	exp
	.type	exp, @function
exp:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	fldl	48(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fstl	16(%esp)
	fstpl	(%esp)
	call	__ieee754_exp@PLT
	movl	__fdlib_version@GOT(%ebx), %eax
	cmpl	$-1, (%eax)
	je	.L1
	fstpl	24(%esp)
	fldl	16(%esp)
	fstpl	(%esp)
	call	finite@PLT
	fldl	24(%esp)
	testl	%eax, %eax
	je	.L1
	fldl	.LC2@GOTOFF(%ebx)
	fstl	24(%esp)
	fldl	16(%esp)
	fcomip	%st(1), %st
	fstp	%st(0)
	ja	.L14
	fldl	.LC3@GOTOFF(%ebx)
	fstl	24(%esp)
	fldl	16(%esp)
	fxch	%st(1)
	fcomip	%st(1), %st
	fstp	%st(0)
	ja	.L15
.L1:
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L15:
	fstp	%st(0)
	call	__errno@PLT
	movl	$34, (%eax)
	fldz
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L14:
	fstp	%st(0)
	call	__errno@PLT
	flds	.LC0@GOTOFF(%ebx)
	movl	$34, (%eax)
	jmp	.L1
	.size	exp, .-exp
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	2139095040
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC2:
	.long	-17155601
	.long	1082535490
	.align 8
.LC3:
	.long	-718458799
	.long	-1064875760
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
