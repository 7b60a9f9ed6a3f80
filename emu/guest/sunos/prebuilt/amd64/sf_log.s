// 38189698762d40b59c6863a2e8776487 newlib/libm/common/sf_log.c
	.file	"sf_log.c"
	.text
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
