// a1c850355f8851eb064dfc3548881d54 newlib/libc/string/wcscoll.c
	.file	"wcscoll.c"
	.text
	.section	.text.wcscoll,"ax",@progbits
	.p2align 4
	.globl	wcscoll
	.type	wcscoll, @function
wcscoll:
	jmp	wcscmp@PLT
	.size	wcscoll, .-wcscoll
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
