! 53101d9b8176bf501ee9bfd486f6c0b2 newlib/libm/common/exp2.c
	.file	"exp2.c"
	.section	".text"
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
