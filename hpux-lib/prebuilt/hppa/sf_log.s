; e3200bcbf867bd293a95fc25ec568f10 newlib/libm/common/sf_log.c
	.LEVEL 1.1
	.text
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
