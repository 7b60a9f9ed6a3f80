! 07f69de82c6a6a4eb582a50539030cb6 newlib/libm/math/wf_atan2.c
	.file	"wf_atan2.c"
	.section	".text"
	.section	.text.atan2f,"ax",@progbits
	.align 4
	.global atan2f
	.type	atan2f, #function
	.proc	06
atan2f:
	save	%sp, -176, %sp
	call	__ieee754_atan2f, 0
	 restore
	.size	atan2f, .-atan2f
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
