! c65fc58d0d94a9e0d8156b39088e9db4 newlib/libm/common/log.c
	.file	"log.c"
	.section	".text"
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
