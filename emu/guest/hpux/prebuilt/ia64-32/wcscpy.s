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
	addp4 r33 = 0,r33
	nop 0
	addp4 r8 = 0,r32
	;;
	.mmi
	ld4 r16 = [r33]
	mov r14 = r8
	adds r33 = 4, r33
	.mmi
	st4 [r8] = r0
	;;
	cmp4.eq p6, p7 = 0, r16
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r14 = r8
	(p6) br.cond.dpnt .L2
	;;
	.align 32
.L3:
	.mmi
	addp4 r15 = 0,r33
	st4 [r14] = r16
	adds r17 = 4, r14
	.mmi
	adds r33 = 4, r33
	;;
	ld4 r16 = [r15]
	addp4 r14 = 0,r17
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r16
	(p6) br.cond.dptk .L3
.L2:
	.mib
	st4 [r14] = r0
	nop 0
	br.ret.sptk.many b0
	.endp wcscpy#
	.ident	"GCC: (GNU) 12.2.0"
