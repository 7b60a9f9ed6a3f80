// eac4bc9cb662a1b999f18ee522c70875 newlib/libm/common/log2.c
	.file	"log2.c"
	.text
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
