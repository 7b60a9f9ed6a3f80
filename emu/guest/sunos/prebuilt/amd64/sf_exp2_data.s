// 71e7450d689055ab343fc6c81136d2a8 newlib/libm/common/sf_exp2_data.c
	.file	"sf_exp2_data.c"
	.text
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
