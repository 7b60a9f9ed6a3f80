! 31f66d8b021f4a33bf0d611ee827687d newlib/libm/common/sf_log_data.c
	.file	"sf_log_data.c"
	.section	".text"
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
