! e1689e4a030c0232537a74780e12a2e1 newlib/libm/common/sf_log2.c
	.file	"sf_log2.c"
	.section	".text"
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
