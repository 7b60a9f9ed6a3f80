// faa101b89af8f3cfc0c117e9271623fd newlib/libc/string/strncasecmp_l.c
	.file	"strncasecmp_l.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global strncasecmp_l#
	.type	strncasecmp_l#, @function
	.proc strncasecmp_l#
strncasecmp_l:
	.prologue 12, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 4, 5, 2, 0
	add r14 = r32, r34
	nop 0
	.mii
	mov r39 = r1
	.save ar.lc, r40
	mov r40 = ar.lc
	cmp.eq p6, p7 = 0, r34
	;;
	.mmi
	nop 0
	sub r14 = r14, r32, 1
	.save rp, r37
	mov r37 = b0
	.body
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L2
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L4:
	.mmi
	ld1 r41 = [r32]
	mov r42 = r35
	adds r32 = 1, r32
	;;
	.mib
	nop 0
	sxt1 r41 = r41
	br.call.sptk.many b0 = tolower_l#
	;;
	.mmi
	nop 0
	ld1 r41 = [r33]
	mov r36 = r8
	.mmi
	mov r1 = r39
	mov r42 = r35
	adds r33 = 1, r33
	;;
	.mib
	nop 0
	sxt1 r41 = r41
	br.call.sptk.many b0 = tolower_l#
	;;
	.mmi
	cmp4.ne p6, p7 = r8, r36
	nop 0
	mov r1 = r39
	.mmb
	sub r14 = r36, r8
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
	mov b0 = r37
	;;
	mov ar.pfs = r38
	;;
	.mib
	nop 0
	mov ar.lc = r40
	br.ret.sptk.many b0
	.endp strncasecmp_l#
	.global tolower_l#
	.type	tolower_l#, @function
	.ident	"GCC: (GNU) 12.2.0"
