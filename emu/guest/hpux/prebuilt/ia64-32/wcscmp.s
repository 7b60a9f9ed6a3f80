// 60328e8cc548f7b64af194a3e4be82d4 newlib/libc/string/wcscmp.c
	.file	"wcscmp.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global wcscmp#
	.type	wcscmp#, @function
	.proc wcscmp#
wcscmp:
	.prologue
	.body
	.mmi
	nop 0
	addp4 r33 = 0,r33
	addp4 r32 = 0,r32
	;;
	.align 32
.L2:
	.mmi
	addp4 r14 = 0,r32
	adds r15 = 4, r33
	adds r32 = 4, r32
	;;
	.mmi
	ld4 r8 = [r14]
	ld4 r14 = [r33]
	addp4 r33 = 0,r15
	;;
	.mib
	cmp4.eq p6, p7 = r14, r8
	nop 0
	(p7) br.cond.dpnt .L8
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L2
	.mib
	nop 0
	mov r8 = r0
	br.ret.sptk.many b0
	;;
.L8:
	.mib
	nop 0
	sub r8 = r8, r14
	br.ret.sptk.many b0
	.endp wcscmp#
	.ident	"GCC: (GNU) 12.2.0"
