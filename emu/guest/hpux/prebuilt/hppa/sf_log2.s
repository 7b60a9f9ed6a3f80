; cf39b1f32cb4ae7fce444d5025ad610b newlib/libm/common/sf_log2.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
