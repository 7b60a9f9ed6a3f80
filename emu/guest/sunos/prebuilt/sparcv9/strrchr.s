! f4f62fcf27318fbfded6388374946f12 newlib/libc/string/strrchr.c
	.file	"strrchr.c"
	.section	".text"
	.section	.text.strrchr,"ax",@progbits
	.align 4
	.global strrchr
	.type	strrchr, #function
	.proc	0102
strrchr:
	save	%sp, -176, %sp
	mov	%i0, %o0
	brnz,pt	%i1, .L2
	 mov	0, %i5
	ba,pt	%xcc, .L11
	 nop
.L4:
	add	%g1, 1, %o0
	mov	%g1, %i5
.L2:
	call	strchr, 0
	 mov	%i1, %o1
	brnz,pt	%o0, .L4
	 mov	%o0, %g1
	return	%i7+8
	 mov	%o5, %o0
.L11:
	call	strchr, 0
	 restore
	.size	strrchr, .-strrchr
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
