// dfabe005a1b14448719124ee4a42f0bb newlib/libm/common/exp.c
	.file	"exp.c"
	.text
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
