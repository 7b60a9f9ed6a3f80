; ff4bd9d9a4f971218afc729d7174822a newlib/libm/common/log2_data.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
