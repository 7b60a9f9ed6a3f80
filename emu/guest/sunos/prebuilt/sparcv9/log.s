! 4ccae0fea8ef9810109e244f52986faa newlib/libm/common/log.c
	.file	"log.c"
	.section	".text"
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
