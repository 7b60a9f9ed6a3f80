// 53101d9b8176bf501ee9bfd486f6c0b2 newlib/libm/common/exp2.c
	.file	"exp2.c"
	.text
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
