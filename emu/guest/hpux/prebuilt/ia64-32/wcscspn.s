// b11ce01af8da488ec39a94612d0a3119 newlib/libc/string/wcscspn.c
	.file	"wcscspn.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global wcscspn#
	.type	wcscspn#, @function
	.proc wcscspn#
wcscspn:
	.prologue
	.body
	.mmi
	addp4 r32 = 0,r32
	nop 0
	addp4 r33 = 0,r33
	;;
	.mmi
	ld4 r8 = [r32]
	adds r19 = 4, r33
	mov r17 = r32
	;;
	.mib
	cmp4.eq p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L1
	;;
	.mmi
	nop 0
	ld4 r18 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r18
	(p7) br.cond.dpnt .L16
.L6:
	.mmi
	nop 0
	mov r15 = r19
	mov r14 = r18
	;;
	.align 32
.L5:
	.mmi
	addp4 r16 = 0,r15
	nop 0
	cmp4.ne p6, p7 = r14, r8
	.mmb
	adds r15 = 4, r15
	nop 0
	(p7) br.cond.dpnt .L7
	;;
	.mmi
	nop 0
	ld4 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
	.mmi
	adds r17 = 4, r17
	;;
	addp4 r17 = 0,r17
	nop 0
	;;
	.mmi
	nop 0
	ld4 r8 = [r17]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L6
	.align 32
.L7:
	.mii
	sub r17 = r17, r32
	nop 0
	;;
	extr r8 = r17, 2, 30
[.L2:]
.L1:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
.L16:
	.mmi
	adds r17 = 4, r17
	;;
	addp4 r17 = 0,r17
	nop 0
	;;
	.mmi
	nop 0
	ld4 r8 = [r17]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L7
	;;
	.mmi
	adds r17 = 4, r17
	;;
	addp4 r17 = 0,r17
	nop 0
	;;
	.mmi
	nop 0
	ld4 r8 = [r17]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L16
	.mib
	nop 0
	nop 0
	br .L7
	.endp wcscspn#
	.ident	"GCC: (GNU) 12.2.0"
