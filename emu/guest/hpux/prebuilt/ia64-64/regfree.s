// f1a101952f35c102e5d9e03baafbbfc8 newlib/libc/posix/regfree.c
	.file	"regfree.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global regfree#
	.type	regfree#, @function
	.proc regfree#
regfree:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 1, 0
	adds r14 = 16, r32
	nop 0
	.mmi
	mov r36 = r1
	nop 0
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mmi
	ld4 r16 = [r14]
	nop 0
	addl r15 = 62053, r0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r15, r16
	(p6) br.cond.dptk .L1
	.mmi
	ld8 r33 = [r32]
	nop 0
	addl r15 = 53829, r0
	;;
	.mib
	cmp.eq p6, p7 = 0, r33
	nop 0
	(p6) br.cond.dpnt .L1
	;;
	.mmi
	nop 0
	ld4 r16 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r15, r16
	(p6) br.cond.dptk .L1
	.mmi
	nop 0
	st4 [r14] = r0
	adds r14 = 8, r33
	.mmi
	st4 [r33] = r0
	;;
	ld8 r37 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r37
	nop 0
	(p6) br.cond.dpnt .L3
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L3:
	.mmi
	adds r14 = 24, r33
	;;
	ld8 r37 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r37
	nop 0
	(p6) br.cond.dpnt .L4
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L4:
	.mmi
	adds r14 = 32, r33
	;;
	ld8 r37 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r37
	nop 0
	(p6) br.cond.dpnt .L5
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L5:
	.mmi
	adds r14 = 96, r33
	;;
	ld8 r37 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r37
	nop 0
	(p6) br.cond.dpnt .L6
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L6:
	.mmi
	adds r14 = 112, r33
	;;
	ld8 r37 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r37
	adds r37 = -512, r37
	(p6) br.cond.dpnt .L7
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L7:
	.mmi
	adds r14 = 120, r33
	;;
	ld8 r37 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r37
	nop 0
	(p6) br.cond.dpnt .L8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L8:
	.mib
	nop 0
	mov r37 = r33
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L1:
	.mii
	nop 0
	mov b0 = r34
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp regfree#
	.global free#
	.type	free#, @function
	.ident	"GCC: (GNU) 12.2.0"
