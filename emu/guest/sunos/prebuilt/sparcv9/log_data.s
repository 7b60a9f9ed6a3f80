! c84b5e5ed66989d147be23a3491999b9 newlib/libm/common/log_data.c
	.file	"log_data.c"
	.section	".text"
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
