! b50d8057d434c7fb1ca318f025dad269 newlib/libc/time/gettzinfo.c
	.file	"gettzinfo.c"
	.section	".text"
	.section	.text.__gettzinfo,"ax",@progbits
	.align 4
	.global __gettzinfo
	.type	__gettzinfo, #function
	.proc	0110
__gettzinfo:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(tzinfo), %i0
	xor	%i0, %gdop_lox10(tzinfo), %i0
	ldx	[%l7 + %i0], %i0, %gdop(tzinfo)
	return	%i7+8
	 nop
	.size	__gettzinfo, .-__gettzinfo
	.section	".data"
	.align 8
	.type	tzinfo, #object
	.size	tzinfo, 88
tzinfo:
	.long	1
	.long	0
	.byte	74
	.skip	3
	.long	0
	.long	0
	.long	0
	.long	0
	.skip	4
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	74
	.skip	3
	.long	0
	.long	0
	.long	0
	.long	0
	.skip	4
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.text.__sparc_get_pc_thunk.l7,"axG",@progbits,__sparc_get_pc_thunk.l7,comdat
	.align 4
	.weak	__sparc_get_pc_thunk.l7
	.hidden	__sparc_get_pc_thunk.l7
	.type	__sparc_get_pc_thunk.l7, #function
	.proc	020
__sparc_get_pc_thunk.l7:
	jmp	%o7+8
	 add	%o7, %l7, %l7
	.section	.note.GNU-stack,"",@progbits
