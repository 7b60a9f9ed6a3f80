! d1d22dba4f00c5902acf29db3504da52 newlib/libm/common/cosf.c
	.file	"cosf.c"
	.section	".text"
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
