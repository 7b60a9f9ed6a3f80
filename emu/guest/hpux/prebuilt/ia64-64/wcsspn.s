// 540cac8485a937541f92d96390d27154 newlib/libc/string/wcsspn.c
	.file	"wcsspn.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global wcsspn#
	.type	wcsspn#, @function
	.proc wcsspn#
wcsspn:
	.prologue
	.body
	.mmi
	ld4 r16 = [r32]
	adds r19 = 4, r33
	mov r17 = r32
	;;
	.mib
	cmp4.eq p6, p7 = 0, r16
	mov r15 = r19
	(p6) br.cond.dpnt .L7
	;;
	.mmi
	nop 0
	ld4 r18 = [r33]
	nop 0
	;;
	.mib
	mov r14 = r18
	cmp4.eq p6, p7 = 0, r18
	(p6) br.cond.dpnt .L7
	;;
	.align 32
.L4:
	.mib
	cmp4.eq p6, p7 = r14, r16
	nop 0
	(p6) br.cond.dpnt .L3
	;;
	.mmi
	nop 0
	ld4 r14 = [r15], 4
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L4
.L10:
	.mmi
	nop 0
	sub r17 = r17, r32
	nop 0
	;;
	.mib
	nop 0
	shr r8 = r17, 2
	br.ret.sptk.many b0
.L3:
	.mmi
	adds r17 = 4, r17
	mov r15 = r19
	mov r14 = r18
	;;
	.mmi
	nop 0
	ld4 r16 = [r17]
	nop 0
	;;
	.mbb
	cmp4.ne p6, p7 = 0, r16
	(p7) br.cond.dpnt .L10
	br .L4
.L7:
[.L2:]
	.mib
	nop 0
	mov r8 = r0
	br.ret.sptk.many b0
	.endp wcsspn#
	.ident	"GCC: (GNU) 12.2.0"
