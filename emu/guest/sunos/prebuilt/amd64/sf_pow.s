// 2a09a3117ef90a7cc96a99a6ce04e3c6 newlib/libm/common/sf_pow.c
	.file	"sf_pow.c"
	.text
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
