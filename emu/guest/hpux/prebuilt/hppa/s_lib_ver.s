; 85f1da9f5cf3bf56a23dcb596be20946 newlib/libm/common/s_lib_ver.c
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
