; 920ebf98466dea7b8099fafafc45116d newlib/libm/common/sincosf_data.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
