; 776c0565b380b203298007883da9cf60 newlib/libm/common/sf_log.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
