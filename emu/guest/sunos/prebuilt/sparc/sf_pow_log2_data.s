! 521b0acde003ecc9dcf6393385c40825 newlib/libm/common/sf_pow_log2_data.c
	.file	"sf_pow_log2_data.c"
	.section	".text"
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
