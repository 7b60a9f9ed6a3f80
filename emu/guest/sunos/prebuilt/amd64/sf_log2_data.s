// 5fea790791802fe48be3250888736e8e newlib/libm/common/sf_log2_data.c
	.file	"sf_log2_data.c"
	.text
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
