// 0dd6c26bada4eb0a7bb570dd6585959b newlib/libm/common/sf_exp2.c
	.file	"sf_exp2.c"
	.text
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
