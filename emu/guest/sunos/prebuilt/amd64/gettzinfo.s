// b50d8057d434c7fb1ca318f025dad269 newlib/libc/time/gettzinfo.c
	.file	"gettzinfo.c"
	.text
	.section	.text.__gettzinfo,"ax",@progbits
	.p2align 4
	.globl	__gettzinfo
	.type	__gettzinfo, @function
__gettzinfo:
	leaq	tzinfo(%rip), %rax
	ret
	.size	__gettzinfo, .-__gettzinfo
	.data
	.align 32
	.type	tzinfo, @object
	.size	tzinfo, 88
tzinfo:
	.long	1
	.long	0
	.byte	74
	.zero	3
	.long	0
	.long	0
	.long	0
	.long	0
	.zero	4
	.quad	0
	.quad	0
	.byte	74
	.zero	3
	.long	0
	.long	0
	.long	0
	.long	0
	.zero	4
	.quad	0
	.quad	0
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
