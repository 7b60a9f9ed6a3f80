! a1c850355f8851eb064dfc3548881d54 newlib/libc/string/wcscoll.c
	.file	"wcscoll.c"
	.section	".text"
	.section	.text.wcscoll,"ax",@progbits
	.align 4
	.global wcscoll
	.type	wcscoll, #function
	.proc	04
wcscoll:
	save	%sp, -176, %sp
	call	wcscmp, 0
	 restore
	.size	wcscoll, .-wcscoll
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
