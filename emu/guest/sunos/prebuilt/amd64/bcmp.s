// 1456ef7567188213d53963286f44fcce newlib/libc/string/bcmp.c
	.file	"bcmp.c"
	.text
	.section	.text.bcmp,"ax",@progbits
	.p2align 4
	.globl	bcmp
	.type	bcmp, @function
bcmp:
	jmp	memcmp@PLT
	.size	bcmp, .-bcmp
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
