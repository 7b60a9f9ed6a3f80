! 3c08747d1d840eda2bed9d6bbfc4ae9d newlib/libm/common/pow.c
	.file	"pow.c"
	.section	".text"
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
