! 8fca67ee0534b00676937e5d25c977f4 newlib/libm/common/sf_exp2.c
	.file	"sf_exp2.c"
	.section	".text"
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
