; d35ae357bd86ea5b542af34f1083d038 newlib/libm/common/cosf.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
