! 882122139ffb0dbf6e25ecdf353c6570 newlib/libm/common/s_lib_ver.c
	.file	"s_lib_ver.c"
	.section	".text"
	.global __fdlib_version
	.section	".bss"
	.align 4
	.type	__fdlib_version, #object
	.size	__fdlib_version, 4
__fdlib_version:
	.skip	4
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
