// 4534e5e70a3a8130751f054ae52bf3c6 newlib/libc/time/month_lengths.c
	.file	"month_lengths.c"
	.text
	.globl	__month_lengths
	.section	.rodata
	.align 32
	.type	__month_lengths, @object
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
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
