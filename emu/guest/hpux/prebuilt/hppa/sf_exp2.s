; 8e2cd8973a91289406d2fe47e77940a7 newlib/libm/common/sf_exp2.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
