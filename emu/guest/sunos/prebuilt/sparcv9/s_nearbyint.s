! 9508a12b47095c72e0ee9310e35833a4 newlib/libm/common/s_nearbyint.c
	.file	"s_nearbyint.c"
	.section	".text"
	.section	.text.nearbyint,"ax",@progbits
	.align 4
	.global nearbyint
	.type	nearbyint, #function
	.proc	07
nearbyint:
	save	%sp, -176, %sp
	call	rint, 0
	 restore
	.size	nearbyint, .-nearbyint
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
