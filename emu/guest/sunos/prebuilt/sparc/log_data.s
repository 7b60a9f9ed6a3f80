! 5bab38f824af25f575c61ce7f61db92a newlib/libm/common/log_data.c
	.file	"log_data.c"
	.section	".text"
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
