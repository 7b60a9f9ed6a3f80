! 3be26294cc9652dfae8af25518a15c9a newlib/libm/common/exp_data.c
	.file	"exp_data.c"
	.section	".text"
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
