// 4a5cb72320fc2d7c7a0b2c25c699b822 newlib/libm/common/exp_data.c
	.file	"exp_data.c"
	.text
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
