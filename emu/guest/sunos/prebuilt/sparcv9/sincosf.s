! 5487078bac014b62ca853447349c0e70 newlib/libm/common/sincosf.c
	.file	"sincosf.c"
	.section	".text"
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
