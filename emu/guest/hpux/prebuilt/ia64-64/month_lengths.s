// 5603195e30738ad7027b72cee0bc932d newlib/libc/time/month_lengths.c
	.file	"month_lengths.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.global __month_lengths#
	.section	.rodata,	"a",	"progbits"
	.align 4
	.type	__month_lengths#, @object
	.size	__month_lengths#, 96
__month_lengths:
	data4	31
	data4	28
	data4	31
	data4	30
	data4	31
	data4	30
	data4	31
	data4	31
	data4	30
	data4	31
	data4	30
	data4	31
	data4	31
	data4	29
	data4	31
	data4	30
	data4	31
	data4	30
	data4	31
	data4	31
	data4	30
	data4	31
	data4	30
	data4	31
	.ident	"GCC: (GNU) 12.2.0"
