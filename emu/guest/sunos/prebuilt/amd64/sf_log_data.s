// b0716069bf70d8db6e248bc403ae68ce newlib/libm/common/sf_log_data.c
	.file	"sf_log_data.c"
	.text
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
