! 02f3a801cd8acec635fcbe7db2b4edce newlib/libm/common/exp.c
	.file	"exp.c"
	.section	".text"
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
