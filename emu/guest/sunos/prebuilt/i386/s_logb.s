// 2077485aa2e6465580b1ad9adbdb3d2b newlib/libm/common/s_logb.c
	.file	"s_logb.c"
	.text
	.section	.text.logb,"ax",@progbits
	.p2align 4
	.globl	logb
	.type	logb, @function
logb:
	subl	$28, %esp
	movl	%ebx, 12(%esp)
	movl	36(%esp), %ebx
	movl	%edi, 20(%esp)
	movl	32(%esp), %ecx
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	movl	%esi, 16(%esp)
	movl	%ebp, 24(%esp)
	movl	%ebx, %eax
	andl	$2147483647, %eax
	testl	$2146435072, %ebx
	jne	.L2
	movl	%ecx, %ebx
	movl	%ecx, %edx
	orl	%eax, %ebx
	jne	.L3
	fldz
	fdivrs	.LC3@GOTOFF(%edi)
.L1:
	movl	12(%esp), %ebx
	movl	16(%esp), %esi
	movl	20(%esp), %edi
	movl	24(%esp), %ebp
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L3:
	testl	%eax, %eax
	jne	.L5
	testl	%ecx, %ecx
	jle	.L11
	movl	$-1043, %eax
	.p2align 4
	.p2align 3
.L7:
	addl	%edx, %edx
	decl	%eax
	testl	%edx, %edx
	jg	.L7
	movl	%eax, (%esp)
	fildl	(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L2:
	cmpl	$2146435071, %eax
	jbe	.L20
	cmpl	$2146435072, %eax
	jg	.L14
	testl	%ecx, %ecx
	jne	.L14
	flds	.LC2@GOTOFF(%edi)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L5:
	sall	$11, %eax
	je	.L12
	movl	$-1022, %edx
	.p2align 4
	.p2align 3
.L8:
	addl	%eax, %eax
	decl	%edx
	testl	%eax, %eax
	jg	.L8
	movl	%edx, (%esp)
	fildl	(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L14:
	movl	%ecx, (%esp)
	movl	%ebx, 4(%esp)
	fldl	(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L20:
	sarl	$20, %eax
	subl	$1023, %eax
	movl	%eax, (%esp)
	fildl	(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L12:
	flds	.LC1@GOTOFF(%edi)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L11:
	flds	.LC0@GOTOFF(%edi)
	jmp	.L1
	.size	logb, .-logb
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	-998088704
	.align 4
.LC1:
	.long	-998277120
	.align 4
.LC2:
	.long	2139095040
	.align 4
.LC3:
	.long	-1082130432
	.section	.text.__x86.get_pc_thunk.di,"axG",@progbits,__x86.get_pc_thunk.di,comdat
	.globl	__x86.get_pc_thunk.di
	.hidden	__x86.get_pc_thunk.di
	.type	__x86.get_pc_thunk.di, @function
__x86.get_pc_thunk.di:
	movl	(%esp), %edi
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
