// cf5f705af70d4e4bca0da352e69f4aa7 newlib/libc/string/strtok.c
	.file	"strtok.c"
	.text
	.section	.text.strtok,"ax",@progbits
	.p2align 4
	.globl	strtok
	.type	strtok, @function
strtok:
	movq	_impure_ptr@GOTPCREL(%rip), %rax
	movl	$1, %ecx
	movq	(%rax), %rdx
	addq	$152, %rdx
	jmp	__strtok_r@PLT
	.size	strtok, .-strtok
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
