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
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 5, 1, 0
	adds r14 = -1, r34
	nop 0
	.mii
	mov r38 = r1
	.save ar.lc, r39
	mov r39 = ar.lc
	cmp.eq p6, p7 = 0, r34
	;;
	.mii
	nop 0
	.save rp, r36
	mov r36 = b0
	.body
	nop 0
	.mbb
	nop 0
	(p6) br.cond.dpnt .L2
	nop 0
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L4:
	.mib
	ld1 r40 = [r32]
	adds r32 = 1, r32
	br.call.sptk.many b0 = tolower#
	;;
	.mmi
	nop 0
	mov r35 = r8
	mov r1 = r38
	.mmb
	ld1 r40 = [r33]
	adds r33 = 1, r33
	br.call.sptk.many b0 = tolower#
	;;
	.mmi
	cmp4.ne p6, p7 = r8, r35
	nop 0
	mov r1 = r38
	.mmb
	sub r14 = r35, r8
	nop 0
	(p6) br.cond.dpnt .L1
	;;
	.mbb
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L2
	br.cloop.sptk.few .L4
.L2:
	.mmi
	mov r14 = r0
	nop 0
	nop 0
	;;
.L1:
	.mii
	mov r8 = r14
	mov b0 = r36
	;;
	mov ar.pfs = r37
	;;
	.mib
	nop 0
	mov ar.lc = r39
	br.ret.sptk.many b0
	.endp strncasecmp#
	.global tolower#
	.type	tolower#, @function
	.ident	"GCC: (GNU) 12.2.0"
