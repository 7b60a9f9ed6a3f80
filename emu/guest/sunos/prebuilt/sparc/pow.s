! 39b1dfb5905e5685f0733f35b6c005f2 newlib/libm/common/pow.c
	.file	"pow.c"
	.section	".text"
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
