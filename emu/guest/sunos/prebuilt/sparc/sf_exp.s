! 604a8d8beac7df77ca9a6e58bbfacb7c newlib/libm/common/sf_exp.c
	.file	"sf_exp.c"
	.section	".text"
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
