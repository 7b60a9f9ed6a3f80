! 5b89c6c9800ae83e3b0f1a6fa9b231c8 newlib/libm/common/sf_pow.c
	.file	"sf_pow.c"
	.section	".text"
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
