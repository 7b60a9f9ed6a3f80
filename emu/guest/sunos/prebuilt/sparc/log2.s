! 571b76f249f96a7bc0ee0896b6995bd2 newlib/libm/common/log2.c
	.file	"log2.c"
	.section	".text"
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
