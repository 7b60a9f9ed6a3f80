! 1abb97e19b1ce4f78b29faba7b08121d newlib/libm/common/sf_exp2_data.c
	.file	"sf_exp2_data.c"
	.section	".text"
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
