// 9e2858b383c6c04bce2ada55460819a7 newlib/libm/math/w_pow.c
	.file	"w_pow.c"
	.text
	.section	.text.pow,"ax",@progbits
	.p2align 4
	.globl	pow
	.type	pow, @function
pow:
	subl	$60, %esp
	movl	%ebx, 56(%esp)
	fldl	64(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fldl	72(%esp)
	fstl	8(%esp)
	fstpl	24(%esp)
	fstl	(%esp)
	fstpl	32(%esp)
	call	__ieee754_pow@PLT
	movl	__fdlib_version@GOT(%ebx), %eax
	cmpl	$-1, (%eax)
	je	.L1
	fldl	24(%esp)
	fucomi	%st(0), %st
	jp	.L44
	fldl	32(%esp)
	fucomi	%st(0), %st
	jp	.L40
	fldz
	fxch	%st(1)
	fucomi	%st(1), %st
	jp	.L45
	jne	.L46
	fstp	%st(0)
	fxch	%st(1)
	fucomi	%st(1), %st
	fstp	%st(1)
	jp	.L47
	.p2align 4,,3
	je	.L48
	fxch	%st(1)
	jmp	.L20
.L47:
	fxch	%st(1)
	.p2align 4
	.p2align 3
.L20:
	fstpl	24(%esp)
	fstl	(%esp)
	fstpl	32(%esp)
	call	finite@PLT
	fldl	24(%esp)
	testl	%eax, %eax
	je	.L1
	fldl	32(%esp)
	fldz
	fcomip	%st(1), %st
	fstp	%st(0)
	ja	.L41
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L44:
	fstp	%st(0)
	jmp	.L1
.L49:
	fstp	%st(0)
	fstp	%st(0)
	.p2align 4,,5
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L50:
	fstp	%st(0)
	fstp	%st(0)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L51:
	fstp	%st(0)
.L1:
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
.L45:
	fstp	%st(1)
	fxch	%st(1)
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L46:
	fstp	%st(1)
	fxch	%st(1)
.L6:
	fstpl	40(%esp)
	fstpl	32(%esp)
	fstl	(%esp)
	fstpl	24(%esp)
	call	finite@PLT
	fldl	24(%esp)
	fldl	32(%esp)
	testl	%eax, %eax
	fldl	40(%esp)
	je	.L42
	jmp	.L11
	.p2align 4,,10
	.p2align 3
.L52:
	fxch	%st(1)
	fxch	%st(2)
	fxch	%st(1)
	jmp	.L11
	.p2align 4,,10
	.p2align 3
.L53:
	fxch	%st(1)
	fxch	%st(2)
	.p2align 4
	.p2align 3
.L11:
	fldz
	fsts	24(%esp)
	fxch	%st(3)
	fucomi	%st(3), %st
	fstp	%st(3)
	jp	.L49
	jne	.L50
	fstpl	40(%esp)
	fxch	%st(1)
	fstpl	32(%esp)
	fstpl	(%esp)
	call	finite@PLT
	fldl	32(%esp)
	testl	%eax, %eax
	fldl	40(%esp)
	je	.L51
	fstp	%st(1)
	fstpl	(%esp)
	call	finite@PLT
	fldl	32(%esp)
	testl	%eax, %eax
	je	.L1
	fstp	%st(0)
	call	__errno@PLT
	movl	$34, (%eax)
	fldz
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L40:
	fstp	%st(0)
	fldz
	fxch	%st(1)
	fucomip	%st(1), %st
	fstp	%st(0)
	jp	.L1
	jne	.L1
	fstp	%st(0)
	jmp	.L18
	.p2align 4,,10
	.p2align 3
.L48:
	fstp	%st(0)
	fstp	%st(0)
.L18:
	movl	56(%esp), %ebx
	fld1
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L42:
	fstp	%st(0)
	fxch	%st(1)
	fstpl	32(%esp)
	fstl	(%esp)
	fstpl	24(%esp)
	call	finite@PLT
	fldl	24(%esp)
	fldl	32(%esp)
	testl	%eax, %eax
	fldl	40(%esp)
	je	.L52
	fstp	%st(1)
	fxch	%st(1)
	fstpl	40(%esp)
	fstl	(%esp)
	fstpl	24(%esp)
	call	finite@PLT
	fldl	24(%esp)
	fldl	32(%esp)
	testl	%eax, %eax
	fldl	40(%esp)
	je	.L53
	fxch	%st(1)
	fucomip	%st(0), %st
	jp	.L43
	fxch	%st(1)
	fstpl	32(%esp)
	fstpl	24(%esp)
	call	__errno@PLT
	movl	$34, (%eax)
	fldl	24(%esp)
	fldz
	fcomip	%st(1), %st
	fstp	%st(0)
	fldl	32(%esp)
	ja	.L13
	fstp	%st(0)
.L14:
	flds	.LC1@GOTOFF(%ebx)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L41:
	fstp	%st(0)
	call	__errno@PLT
	movl	$33, (%eax)
.L10:
	flds	.LC2@GOTOFF(%ebx)
	jmp	.L1
.L13:
	fstl	(%esp)
	fstpl	24(%esp)
	call	rint@PLT
	fldl	24(%esp)
	fxch	%st(1)
	fucomip	%st(1), %st
	fstp	%st(0)
	jp	.L10
	je	.L14
	jmp	.L10
.L43:
	fstp	%st(0)
	fstp	%st(0)
	.p2align 4,,7
	call	__errno@PLT
	movl	$33, (%eax)
	fldz
	fdiv	%st(0), %st
	jmp	.L1
	.size	pow, .-pow
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC1:
	.long	2139095040
	.align 4
.LC2:
	.long	-8388608
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
