// e1ae9e14e6c462f646c419d2d25f520a newlib/libc/string/strcasecmp.c
	.file	"strcasecmp.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global strcasecmp#
	.type	strcasecmp#, @function
	.proc strcasecmp#
strcasecmp:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 1, 0
	nop 0
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	addp4 r32 = 0,r32
	addp4 r33 = 0,r33
	;;
	.align 32
.L3:
	.mmi
	adds r14 = 1, r32
	ld1 r38 = [r32]
	nop 0
	;;
	.mib
	addp4 r32 = 0,r14
	nop 0
	br.call.sptk.many b0 = tolower#
	;;
	.mmi
	adds r14 = 1, r33
	nop 0
	mov r34 = r8
	.mmi
	mov r1 = r37
	ld1 r38 = [r33]
	nop 0
	;;
	.mib
	addp4 r33 = 0,r14
	nop 0
	br.call.sptk.many b0 = tolower#
	;;
	.mmi
	cmp4.ne p6, p7 = r8, r34
	nop 0
	mov r1 = r37
	.mmb
	sub r14 = r34, r8
	nop 0
	(p6) br.cond.dpnt .L1
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L3
.L1:
	.mmi
	mov r8 = r14
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp strcasecmp#
	.global tolower#
	.type	tolower#, @function
	.ident	"GCC: (GNU) 12.2.0"
