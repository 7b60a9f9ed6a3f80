! 81fdc5339d9c46e4b230e7e10b3a5776 newlib/libm/common/sf_log2.c
	.file	"sf_log2.c"
	.section	".text"
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
