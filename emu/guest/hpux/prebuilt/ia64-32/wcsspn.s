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
[.L2:]
	.mmi
	addp4 r32 = 0,r32
	nop 0
	addp4 r33 = 0,r33
	;;
	.mmi
	ld4 r17 = [r32]
	adds r19 = 4, r33
	mov r18 = r32
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r17
	nop 0
	mov r15 = r19
	;;
	.mib
	(p6) mov r8 = r0
	nop 0
	(p6) br.cond.dpnt .L1
	;;
	.mmi
	nop 0
	ld4 r8 = [r33]
	nop 0
	;;
	.mib
	mov r14 = r8
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L1
	;;
	.align 32
.L4:
	.mmi
	addp4 r16 = 0,r15
	nop 0
	cmp4.eq p6, p7 = r14, r17
	.mmb
	adds r15 = 4, r15
	nop 0
	(p6) br.cond.dpnt .L3
	;;
	.mmi
	nop 0
	ld4 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L4
.L12:
	.mii
	sub r18 = r18, r32
	nop 0
	;;
	extr r8 = r18, 2, 30
.L1:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	;;
.L3:
	.mmi
	adds r18 = 4, r18
	mov r15 = r19
	mov r14 = r8
	;;
	.mmi
	addp4 r18 = 0,r18
	;;
	ld4 r17 = [r18]
	nop 0
	;;
	.mbb
	cmp4.ne p6, p7 = 0, r17
	(p7) br.cond.dpnt .L12
	br .L4
	.endp wcsspn#
	.ident	"GCC: (GNU) 12.2.0"
