; b9b76aa8216357964d5d4110ada84aa0 newlib/libm/common/log2_data.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
