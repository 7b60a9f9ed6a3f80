// 599cdf7ed50df354f35a155759a2e1a9 newlib/libm/common/cosf.c
	.file	"cosf.c"
	.text
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
