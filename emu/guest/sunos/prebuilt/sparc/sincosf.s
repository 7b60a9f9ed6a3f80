! 4ad99b73f21c8578aa19e1cff00bf38d newlib/libm/common/sincosf.c
	.file	"sincosf.c"
	.section	".text"
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
