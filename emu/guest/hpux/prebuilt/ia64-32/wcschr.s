// c6b82609c7cf39cf71e14693604fbda2 newlib/libc/string/wcschr.c
	.file	"wcschr.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global wcschr#
	.type	wcschr#, @function
	.proc wcschr#
wcschr:
	.prologue
	.body
	.mmi
	addp4 r32 = 0,r32
	nop 0
	nop 0
	;;
	.align 32
.L3:
	.mmi
	addp4 r8 = 0,r32
	nop 0
	adds r32 = 4, r32
	;;
	.mmi
	nop 0
	ld4 r14 = [r8]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r33, r14
	nop 0
	(p6) br.cond.dpnt .L2
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L3
	.mmi
	mov r8 = r0
	nop 0
	nop 0
.L2:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp wcschr#
	.ident	"GCC: (GNU) 12.2.0"
