; 9e864ce34034e647addbd762eee3702d newlib/libm/common/log2.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
