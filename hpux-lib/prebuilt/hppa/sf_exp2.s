; dcc418f32912dfc9aea8691f8904c44f newlib/libm/common/sf_exp2.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
