// b4a6d489705dad5b137a6f82b01a68c3 newlib/libm/common/sincosf_data.c
	.file	"sincosf_data.c"
	.text
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
