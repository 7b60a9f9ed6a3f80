! a908184b6a08a18e0fb80756ae017b04 newlib/libm/common/sf_log.c
	.file	"sf_log.c"
	.section	".text"
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
