/* The dynamic loaders of HP-UX on Itanium, with the C library (hpux-lib/ia64): hpux_ia64_uld32 to hpux_ia64_uld32_end, and of 64 bits. */
	.section .rodata
	.globl hpux_ia64_uld32, hpux_ia64_uld32_end, hpux_ia64_uld64, hpux_ia64_uld64_end
	.balign 16
hpux_ia64_uld32:
	.incbin "uld32"
hpux_ia64_uld32_end:
	.balign 16
hpux_ia64_uld64:
	.incbin "uld64"
hpux_ia64_uld64_end:
	.section .note.GNU-stack, "", @progbits
