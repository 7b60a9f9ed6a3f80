// 5c9110ee48bda5828bd3cbe984e72ec5 newlib/libm/math/ef_remainder.c
	.file	"ef_remainder.c"
	.text
	.section	.text.__ieee754_remainderf,"ax",@progbits
	.p2align 4
	.globl	__ieee754_remainderf
	.type	__ieee754_remainderf, @function
__ieee754_remainderf:
	subl	$60, %esp
	movl	%ebp, 56(%esp)
	movl	68(%esp), %ebp
	movl	%edi, 52(%esp)
	movl	64(%esp), %edi
	movl	%esi, 48(%esp)
	movl	%ebx, 44(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%ebp, %esi
	andl	$2147483647, %esi
	movl	%edi, %eax
	leal	-1(%esi), %edx
	andl	$2147483647, %eax
	cmpl	$2139095039, %edx
	ja	.L13
	cmpl	$2139095039, %eax
	jg	.L13
	cmpl	$2130706431, %esi
	jbe	.L20
.L5:
	cmpl	%eax, %esi
	je	.L21
	flds	64(%esp)
	fstps	(%esp)
	call	fabsf@PLT
	fstps	28(%esp)
	flds	68(%esp)
	fstps	(%esp)
	call	fabsf@PLT
	andl	$2130706432, %ebp
	jne	.L7
	flds	28(%esp)
	fadd	%st(0), %st
	fcomip	%st(1), %st
	jbe	.L22
	flds	28(%esp)
	fsub	%st(1), %st
	fsts	28(%esp)
	fld	%st(0)
	fadd	%st(1), %st
	fcomip	%st(2), %st
	jb	.L23
	fsubp	%st, %st(1)
	fstps	28(%esp)
	jmp	.L8
	.p2align 4,,10
	.p2align 3
.L22:
	fstp	%st(0)
	jmp	.L8
	.p2align 4,,10
	.p2align 3
.L23:
	fstp	%st(0)
	fstp	%st(0)
	jmp	.L8
	.p2align 4,,10
	.p2align 3
.L24:
	fstp	%st(0)
	fstp	%st(0)
	fstp	%st(0)
	jmp	.L8
	.p2align 4,,10
	.p2align 3
.L25:
	fstp	%st(0)
	fstp	%st(0)
	.p2align 4
	.p2align 3
.L8:
	movl	28(%esp), %eax
	andl	$-2147483648, %edi
	xorl	%edi, %eax
	movl	%eax, 28(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L13:
	flds	64(%esp)
	fmuls	68(%esp)
	fdiv	%st(0), %st
	fstps	28(%esp)
.L1:
	flds	28(%esp)
	movl	44(%esp), %ebx
	movl	48(%esp), %esi
	movl	52(%esp), %edi
	movl	56(%esp), %ebp
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	flds	.LC1@GOTOFF(%ebx)
	fmul	%st(1), %st
	flds	28(%esp)
	fcomi	%st(1), %st
	jbe	.L24
	fsub	%st(2), %st
	fsts	28(%esp)
	fcomi	%st(1), %st
	fstp	%st(1)
	jb	.L25
	fsubp	%st, %st(1)
	fstps	28(%esp)
	jmp	.L8
	.p2align 4,,10
	.p2align 3
.L21:
	flds	64(%esp)
	fmuls	.LC0@GOTOFF(%ebx)
	fstps	28(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L20:
	movl	%eax, 28(%esp)
	flds	68(%esp)
	fadd	%st(0), %st
	fstps	4(%esp)
	flds	64(%esp)
	fstps	(%esp)
	call	__ieee754_fmodf@PLT
	movl	28(%esp), %eax
	fstps	64(%esp)
	jmp	.L5
	.size	__ieee754_remainderf, .-__ieee754_remainderf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	0
	.align 4
.LC1:
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
