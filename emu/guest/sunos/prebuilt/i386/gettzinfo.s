// b50d8057d434c7fb1ca318f025dad269 newlib/libc/time/gettzinfo.c
	.file	"gettzinfo.c"
	.text
	.section	.text.__gettzinfo,"ax",@progbits
	.p2align 4
	.globl	__gettzinfo
	.type	__gettzinfo, @function
__gettzinfo:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	leal	tzinfo@GOTOFF(%eax), %eax
	ret
	.size	__gettzinfo, .-__gettzinfo
	.data
	.align 32
	.type	tzinfo, @object
	.size	tzinfo, 64
tzinfo:
	.long	1
	.long	0
	.byte	74
	.zero	3
	.long	0
	.long	0
	.long	0
	.long	0
	.long	0
	.long	0
	.byte	74
	.zero	3
	.long	0
	.long	0
	.long	0
	.long	0
	.long	0
	.long	0
	.section	.text.__x86.get_pc_thunk.ax,"axG",@progbits,__x86.get_pc_thunk.ax,comdat
	.globl	__x86.get_pc_thunk.ax
	.hidden	__x86.get_pc_thunk.ax
	.type	__x86.get_pc_thunk.ax, @function
__x86.get_pc_thunk.ax:
	movl	(%esp), %eax
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
