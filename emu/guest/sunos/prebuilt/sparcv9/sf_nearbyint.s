! 79ec5421961beab72d10184cf56fe733 newlib/libm/common/sf_nearbyint.c
	.file	"sf_nearbyint.c"
	.section	".text"
	.section	.text.nearbyintf,"ax",@progbits
	.align 4
	.global nearbyintf
	.type	nearbyintf, #function
	.proc	06
nearbyintf:
	save	%sp, -176, %sp
	call	rintf, 0
	 restore
	.size	nearbyintf, .-nearbyintf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
