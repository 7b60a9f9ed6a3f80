; a347d97bbd5cb9d19585b0f3915cd4fe newlib/libm/common/log.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
