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
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 4, 5, 2, 0
	addp4 r32 = 0,r32
	mov r40 = r1
	.mmi
	addp4 r33 = 0,r33
	addp4 r35 = 0,r35
	cmp4.eq p6, p7 = 0, r34
	;;
	.mmi
	nop 0
	add r37 = r34, r32
	.save rp, r38
	mov r38 = b0
	.body
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L2
	;;
	.mmi
	addp4 r37 = 0,r37
	nop 0
	nop 0
	.align 32
.L4:
	.mmi
	adds r14 = 1, r32
	ld1 r41 = [r32]
	mov r42 = r35
	;;
	.mib
	addp4 r32 = 0,r14
	sxt1 r41 = r41
	br.call.sptk.many b0 = tolower_l#
	;;
	.mmi
	adds r14 = 1, r33
	ld1 r41 = [r33]
	nop 0
	.mmi
	mov r36 = r8
	mov r1 = r40
	mov r42 = r35
	;;
	.mib
	addp4 r33 = 0,r14
	sxt1 r41 = r41
	br.call.sptk.many b0 = tolower_l#
	;;
	.mmi
	cmp4.ne p6, p7 = r8, r36
	mov r1 = r40
	nop 0
	.mmb
	cmp4.ne p8, p9 = r37, r32
	sub r14 = r36, r8
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
	mov b0 = r38
	;;
	.mib
	nop 0
	mov ar.pfs = r39
	br.ret.sptk.many b0
	.endp strncasecmp_l#
	.global tolower_l#
	.type	tolower_l#, @function
	.ident	"GCC: (GNU) 12.2.0"
