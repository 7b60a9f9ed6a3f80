// d15b8618b1caacfae55ceb9e063d1ed2 newlib/libc/string/wcsncmp.c
	.file	"wcsncmp.c"
	.text
	.section	.text.wcsncmp,"ax",@progbits
	.p2align 4
	.globl	wcsncmp
	.type	wcsncmp, @function
wcsncmp:
	xorl	%ecx, %ecx
	testq	%rdx, %rdx
	je	.L1
	xorl	%eax, %eax
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L3:
	testl	%ecx, %ecx
	je	.L1
	addq	$1, %rax
	cmpq	%rax, %rdx
	je	.L12
.L4:
	movl	(%rdi,%rax,4), %ecx
	movl	(%rsi,%rax,4), %r8d
	cmpl	%r8d, %ecx
	je	.L3
	subl	%r8d, %ecx
.L1:
	movl	%ecx, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L12:
	xorl	%ecx, %ecx
	movl	%ecx, %eax
	ret
	.size	wcsncmp, .-wcsncmp
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
