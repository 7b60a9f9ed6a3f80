! dfabe005a1b14448719124ee4a42f0bb newlib/libm/common/exp.c
	.file	"exp.c"
	.section	".text"
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
