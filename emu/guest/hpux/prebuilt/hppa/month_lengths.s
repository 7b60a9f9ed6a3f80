; 5603195e30738ad7027b72cee0bc932d newlib/libc/time/month_lengths.c
	.LEVEL 1.1
	.text
.globl __month_lengths
	.section	.rodata
	.align 4
	.type	__month_lengths, @object
	.size	__month_lengths, 96
__month_lengths:
	.word	31
	.word	28
	.word	31
	.word	30
	.word	31
	.word	30
	.word	31
	.word	31
	.word	30
	.word	31
	.word	30
	.word	31
	.word	31
	.word	29
	.word	31
	.word	30
	.word	31
	.word	30
	.word	31
	.word	31
	.word	30
	.word	31
	.word	30
	.word	31
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
