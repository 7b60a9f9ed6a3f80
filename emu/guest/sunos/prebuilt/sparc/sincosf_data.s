! bf47066da9f826d4dffad3b278d00b8d newlib/libm/common/sincosf_data.c
	.file	"sincosf_data.c"
	.section	".text"
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
