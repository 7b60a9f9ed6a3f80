// c84b5e5ed66989d147be23a3491999b9 newlib/libm/common/log_data.c
	.file	"log_data.c"
	.text
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
