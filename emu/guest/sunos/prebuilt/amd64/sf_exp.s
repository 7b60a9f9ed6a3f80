// 94828401a714b73e5cd166a1a0afc605 newlib/libm/common/sf_exp.c
	.file	"sf_exp.c"
	.text
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
