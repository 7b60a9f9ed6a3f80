! 8993c42ba50299d0030a8df1fe5ad68c newlib/libm/common/exp2.c
	.file	"exp2.c"
	.section	".text"
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
