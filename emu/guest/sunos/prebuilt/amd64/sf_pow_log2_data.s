// b2e9ef77d040fbf6a61facb750c35a59 newlib/libm/common/sf_pow_log2_data.c
	.file	"sf_pow_log2_data.c"
	.text
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
