// f41664d068520333382aeca7b4fa761c newlib/libc/string/wcscpy.c
	.file	"wcscpy.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global wcscpy#
	.type	wcscpy#, @function
	.proc wcscpy#
wcscpy:
	.prologue
	.body
	.mmi
	ld4 r16 = [r33]
	mov r15 = r32
	adds r33 = 4, r33
	.mmi
	mov r8 = r32
	st4 [r32] = r0
	nop 0
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r16
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r15 = r32
	(p6) br.cond.dpnt .L2
	;;
	.align 32
.L3:
	.mmi
	st4 [r15] = r16
	ld4 r16 = [r33], 4
	adds r15 = 4, r15
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r16
	(p6) br.cond.dptk .L3
.L2:
	.mib
	st4 [r15] = r0
	nop 0
	br.ret.sptk.many b0
	.endp wcscpy#
	.ident	"GCC: (GNU) 12.2.0"
