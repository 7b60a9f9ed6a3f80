! 7b70fa7d316796f4ddeea4b965e20ce3 newlib/libc/time/difftime.c
	.file	"difftime.c"
	.section	".text"
	.section	.text.difftime,"ax",@progbits
	.align 4
	.global difftime
	.type	difftime, #function
	.proc	07
difftime:
	save	%sp, -192, %sp
	sub	%i0, %i1, %i1
	stx	%i1, [%fp+2039]
	ldd	[%fp+2039], %f8
	return	%i7+8
	 fxtod	%f8, %f0
	.size	difftime, .-difftime
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
