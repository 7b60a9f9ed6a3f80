// 7e4d9d85f3afded67a2e3fc8b9fbbe0a newlib/libc/search/hcreate.c
	.file	"hcreate.c"
	.text
	.section	.text.hcreate,"ax",@progbits
	.p2align 4
	.globl	hcreate
	.type	hcreate, @function
hcreate:
	leaq	htab(%rip), %rsi
	jmp	hcreate_r@PLT
	.size	hcreate, .-hcreate
	.section	.text.hdestroy,"ax",@progbits
	.p2align 4
	.globl	hdestroy
	.type	hdestroy, @function
hdestroy:
	leaq	htab(%rip), %rdi
	jmp	hdestroy_r@PLT
	.size	hdestroy, .-hdestroy
	.section	.text.hsearch,"ax",@progbits
	.p2align 4
	.globl	hsearch
	.type	hsearch, @function
hsearch:
	subq	$24, %rsp
	leaq	htab(%rip), %r8
	leaq	8(%rsp), %rcx
	call	hsearch_r@PLT
	movq	8(%rsp), %rax
	addq	$24, %rsp
	ret
	.size	hsearch, .-hsearch
	.local	htab
	.comm	htab,16,16
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
