! 319d9546aa61d3ee76e2ccd0651cd506 newlib/libm/common/sinf.c
	.file	"sinf.c"
	.section	".text"
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
