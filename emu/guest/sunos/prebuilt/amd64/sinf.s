// 8d3cc4023355d45136f9129d4c2b8db8 newlib/libm/common/sinf.c
	.file	"sinf.c"
	.text
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
