// 3d0f2b7a5bad907c390c639ab74db20c newlib/libc/string/strcspn.c
	.file	"strcspn.c"
	.text
	.section	.text.strcspn,"ax",@progbits
	.p2align 4
	.globl	strcspn
	.type	strcspn, @function
strcspn:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	movl	20(%esp), %edi
	movl	24(%esp), %ebp
	movzbl	(%edi), %ebx
	testb	%bl, %bl
	je	.L10
	movzbl	0(%ebp), %eax
	movl	%edi, %esi
	testb	%al, %al
	je	.L15
	.p2align 4
	.p2align 3
.L7:
	movl	%ebp, %ecx
	movb	%al, %dl
	jmp	.L5
	.p2align 4,,10
	.p2align 3
.L22:
	movzbl	1(%ecx), %edx
	incl	%ecx
	testb	%dl, %dl
	je	.L21
.L5:
	cmpb	%bl, %dl
	jne	.L22
.L9:
	subl	%edi, %esi
.L1:
	popl	%ebx
	movl	%esi, %eax
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L21:
	movzbl	1(%esi), %ebx
	incl	%esi
	testb	%bl, %bl
	jne	.L7
	jmp	.L9
	.p2align 4,,10
	.p2align 3
.L15:
	incl	%esi
	cmpb	$0, (%esi)
	je	.L9
	incl	%esi
	cmpb	$0, (%esi)
	.p2align 4,,3
	jne	.L15
	.p2align 4,,3
	jmp	.L9
.L10:
	xorl	%esi, %esi
	.p2align 4,,5
	jmp	.L1
	.size	strcspn, .-strcspn
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
