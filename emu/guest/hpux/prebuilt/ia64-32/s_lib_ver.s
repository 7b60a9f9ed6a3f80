// 85f1da9f5cf3bf56a23dcb596be20946 newlib/libm/common/s_lib_ver.c
	.file	"s_lib_ver.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.global __fdlib_version#
	.section	.sbss,"aws",@nobits
	.align 4
	.type	__fdlib_version#, @object
	.size	__fdlib_version#, 4
__fdlib_version:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
