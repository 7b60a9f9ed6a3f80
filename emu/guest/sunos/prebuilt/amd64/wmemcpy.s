// f4699ac9e62f4f176dcf5e44968a2435 newlib/libc/string/wmemcpy.c
	.file	"wmemcpy.c"
	.text
	.section	.text.wmemcpy,"ax",@progbits
	.p2align 4
	.globl	wmemcpy
	.type	wmemcpy, @function
wmemcpy:
	salq	$2, %rdx
	jmp	memcpy@PLT
	.size	wmemcpy, .-wmemcpy
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
