// 74570c85beda1522865e2446824e207d newlib/libm/common/log2_data.c
	.file	"log2_data.c"
	.text
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
