! 1456ef7567188213d53963286f44fcce newlib/libc/string/bcmp.c
	.file	"bcmp.c"
	.section	".text"
	.section	.text.bcmp,"ax",@progbits
	.align 4
	.global bcmp
	.type	bcmp, #function
	.proc	04
bcmp:
	save	%sp, -176, %sp
	call	memcmp, 0
	 restore
	.size	bcmp, .-bcmp
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
