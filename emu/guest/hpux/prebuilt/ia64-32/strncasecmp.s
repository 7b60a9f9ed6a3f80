// 2a9ce0327dd0c60a65a166644b63cdad newlib/libc/string/strncasecmp.c
	.file	"strncasecmp.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global strncasecmp#
	.type	strncasecmp#, @function
	.proc strncasecmp#
strncasecmp:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 3, 5, 1, 0
	addp4 r32 = 0,r32
	.save rp, r37
	mov r37 = b0
	.mmi
	mov r39 = r1
	.body
	addp4 r33 = 0,r33
	cmp4.eq p6, p7 = 0, r34
	;;
	.mib
	nop 0
	add r36 = r34, r32
	(p6) br.cond.dpnt .L2
	;;
	.mmi
	addp4 r36 = 0,r36
	nop 0
	nop 0
	.align 32
.L4:
	.mmi
	adds r14 = 1, r32
	ld1 r40 = [r32]
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
	mov r35 = r8
	.mmi
	mov r1 = r39
	ld1 r40 = [r33]
	nop 0
	;;
	.mib
	addp4 r33 = 0,r14
	nop 0
	br.call.sptk.many b0 = tolower#
	;;
	.mmi
	cmp4.ne p6, p7 = r8, r35
	mov r1 = r39
	nop 0
	.mmb
	cmp4.ne p8, p9 = r32, r36
	sub r14 = r35, r8
	(p6) br.cond.dpnt .L1
	;;
	.mbb
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L2
	(p8) br.cond.dptk .L4
.L2:
	.mmi
	mov r14 = r0
	nop 0
	nop 0
	;;
.L1:
	.mmi
	mov r8 = r14
	nop 0
	mov b0 = r37
	;;
	.mib
	nop 0
	mov ar.pfs = r38
	br.ret.sptk.many b0
	.endp strncasecmp#
	.global tolower#
	.type	tolower#, @function
	.ident	"GCC: (GNU) 12.2.0"
