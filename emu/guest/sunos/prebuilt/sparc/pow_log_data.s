! 1974027aa92cc0148d928317c49b40b7 newlib/libm/common/pow_log_data.c
	.file	"pow_log_data.c"
	.section	".text"
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
