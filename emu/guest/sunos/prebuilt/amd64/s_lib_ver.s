// 882122139ffb0dbf6e25ecdf353c6570 newlib/libm/common/s_lib_ver.c
	.file	"s_lib_ver.c"
	.text
	.globl	__fdlib_version
	.bss
	.align 4
	.type	__fdlib_version, @object
	.size	__fdlib_version, 4
__fdlib_version:
	.zero	4
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
