; b1297f23c32cdbaef97584ac4c6c776e newlib/libm/common/sincosf_data.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
