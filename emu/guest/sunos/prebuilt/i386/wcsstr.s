// e99e3c6fe786f202fd1614597a3089dc newlib/libc/string/wcsstr.c
	.file	"wcsstr.c"
	.text
	.section	.text.wcsstr,"ax",@progbits
	.p2align 4
	.globl	wcsstr
	.type	wcsstr, @function
wcsstr:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$28, %esp
	movl	52(%esp), %edi
	movl	48(%esp), %esi
	movl	(%edi), %ecx
	testl	%ecx, %ecx
	jne	.L17
.L1:
	addl	$28, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L17:
	movl	%esi, (%esp)
	call	wcslen@PLT
	movl	%edi, (%esp)
	movl	%eax, %ebp
	call	wcslen@PLT
	cmpl	%eax, %ebp
	jb	.L9
	movl	(%esi), %edx
	testl	%edx, %edx
	je	.L9
	movl	(%edi), %ebx
	testl	%ebx, %ebx
	je	.L1
	.p2align 4
	.p2align 3
.L7:
	movl	%ebx, %edx
	xorl	%eax, %eax
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L18:
	addl	$4, %eax
	movl	(%edi,%eax), %edx
	testl	%edx, %edx
	je	.L1
.L6:
	cmpl	%edx, (%esi,%eax)
	je	.L18
	movl	4(%esi), %eax
	addl	$4, %esi
	testl	%eax, %eax
	jne	.L7
.L9:
	addl	$28, %esp
	xorl	%esi, %esi
	popl	%ebx
	movl	%esi, %eax
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	wcsstr, .-wcsstr
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
