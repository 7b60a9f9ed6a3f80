// 5487078bac014b62ca853447349c0e70 newlib/libm/common/sincosf.c
	.file	"sincosf.c"
	.text
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
