; de66ef63c597271a67e029576875989a newlib/libm/common/log_data.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
