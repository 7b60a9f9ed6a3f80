! 4534e5e70a3a8130751f054ae52bf3c6 newlib/libc/time/month_lengths.c
	.file	"month_lengths.c"
	.section	".text"
	.global __month_lengths
	.section	".rodata"
	.align 4
	.type	__month_lengths, #object
	.size	__month_lengths, 96
__month_lengths:
	.long	31
	.long	28
	.long	31
	.long	30
	.long	31
	.long	30
	.long	31
	.long	31
	.long	30
	.long	31
	.long	30
	.long	31
	.long	31
	.long	29
	.long	31
	.long	30
	.long	31
	.long	30
	.long	31
	.long	31
	.long	30
	.long	31
	.long	30
	.long	31
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
