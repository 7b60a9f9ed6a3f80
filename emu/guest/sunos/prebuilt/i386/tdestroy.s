// 57281ecab017fa6636c3946b21980da8 newlib/libc/search/tdestroy.c
	.file	"tdestroy.c"
	.text
	.section	.text.trecurse,"ax",@progbits
	.p2align 4
	.type	trecurse, @function
trecurse:
	subl	$28, %esp
	movl	%ebx, 16(%esp)
	movl	%eax, %ebx
	movl	4(%eax), %eax
	movl	%edi, 24(%esp)
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	movl	%esi, 20(%esp)
	movl	%edx, %esi
	testl	%eax, %eax
	je	.L2
	call	trecurse
.L2:
	movl	8(%ebx), %eax
	testl	%eax, %eax
	je	.L3
	movl	%esi, %edx
	call	trecurse
.L3:
	movl	(%ebx), %eax
	movl	%eax, (%esp)
	call	*%esi
	movl	%ebx, (%esp)
	movl	%edi, %ebx
	call	free@PLT
	movl	16(%esp), %ebx
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.size	trecurse, .-trecurse
	.section	.text.tdestroy,"ax",@progbits
	.p2align 4
	.globl	tdestroy
	.type	tdestroy, @function
tdestroy:
	movl	4(%esp), %eax
	movl	8(%esp), %edx
	testl	%eax, %eax
	je	.L12
	jmp	trecurse
	.p2align 4,,10
	.p2align 3
.L12:
	ret
	.size	tdestroy, .-tdestroy
	.section	.text.__x86.get_pc_thunk.di,"axG",@progbits,__x86.get_pc_thunk.di,comdat
	.globl	__x86.get_pc_thunk.di
	.hidden	__x86.get_pc_thunk.di
	.type	__x86.get_pc_thunk.di, @function
__x86.get_pc_thunk.di:
	movl	(%esp), %edi
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
