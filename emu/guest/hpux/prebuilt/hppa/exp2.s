; 13e83cd9f575eb5e05f93cea1836fa6f newlib/libm/common/exp2.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
