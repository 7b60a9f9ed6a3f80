; 0c04f39db7a262711d9d7fa9a3c2c953 newlib/libm/common/s_lib_ver.c
	.LEVEL 1.1
	.text
.globl __fdlib_version
	.section	.bss
	.type	__fdlib_version, @object
	.size	__fdlib_version, 4
	.align 4
__fdlib_version:
	.block 4
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
