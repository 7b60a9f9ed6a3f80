; 6c12c74f19fa108ebe9a1927f9194a52 newlib/libm/common/sincosf_data.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
