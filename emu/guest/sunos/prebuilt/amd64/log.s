// 4ccae0fea8ef9810109e244f52986faa newlib/libm/common/log.c
	.file	"log.c"
	.text
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
