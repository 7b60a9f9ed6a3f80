! e40a33b46c1cf0d353893c6ea9bde633 newlib/libm/common/log2_data.c
	.file	"log2_data.c"
	.section	".text"
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
