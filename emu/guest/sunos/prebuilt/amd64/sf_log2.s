// e1689e4a030c0232537a74780e12a2e1 newlib/libm/common/sf_log2.c
	.file	"sf_log2.c"
	.text
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
