; ec06a1dd3b83762c13cc3047044514f1 newlib/libm/common/sincosf.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
