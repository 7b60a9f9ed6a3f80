! f4f62fcf27318fbfded6388374946f12 newlib/libc/string/strrchr.c
	.file	"strrchr.c"
	.section	".text"
	.section	.text.strrchr,"ax",@progbits
	.align 4
	.global strrchr
	.type	strrchr, #function
	.proc	0102
strrchr:
	save	%sp, -96, %sp
	mov	0, %i5
	cmp	%i1, 0
	bne	.L2
	 mov	%i0, %o0
	b,a	.L11
.L4:
	mov	%g1, %i5
.L2:
	call	strchr, 0
	 mov	%i1, %o1
	orcc	%o0, 0, %g1
	bne	.L4
	 add	%g1, 1, %o0
	jmp	%i7+8
	 restore %g0, %i5, %o0
.L11:
	call	strchr, 0
	 restore
	.size	strrchr, .-strrchr
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
