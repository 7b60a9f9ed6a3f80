! 7b70fa7d316796f4ddeea4b965e20ce3 newlib/libc/time/difftime.c
	.file	"difftime.c"
	.section	".text"
	.section	.text.difftime,"ax",@progbits
	.align 4
	.global difftime
	.type	difftime, #function
	.proc	07
difftime:
	save	%sp, -104, %sp
	sub	%i0, %i1, %i1
	st	%i1, [%fp-4]
	ld	[%fp-4], %f8
	fitod	%f8, %f0
	jmp	%i7+8
	 restore
	.size	difftime, .-difftime
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
