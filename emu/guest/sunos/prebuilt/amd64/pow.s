// 3c08747d1d840eda2bed9d6bbfc4ae9d newlib/libm/common/pow.c
	.file	"pow.c"
	.text
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
