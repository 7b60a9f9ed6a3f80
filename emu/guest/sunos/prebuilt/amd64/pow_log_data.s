// 3b3d469a6e7490e02fcddc15cbfae670 newlib/libm/common/pow_log_data.c
	.file	"pow_log_data.c"
	.text
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
