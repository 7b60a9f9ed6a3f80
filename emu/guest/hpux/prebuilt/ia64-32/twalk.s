// 515608f8d076574654cb2b8ecba7bf99 newlib/libc/search/twalk.c
	.file	"twalk.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc trecurse#
trecurse:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 3, 5, 3, 0
	addp4 r32 = 0,r32
	.save rp, r37
	mov r37 = b0
	.mmi
	addp4 r33 = 0,r33
	mov r39 = r1
	.body
	mov r42 = r34
	;;
	.mmi
	adds r35 = 4, r32
	adds r36 = 8, r32
	mov r41 = r0
	.mmi
	mov r40 = r32
	;;
	ld4 r14 = [r35]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L17
	;;
	.mmi
	nop 0
	ld8 r14 = [r33], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r33], -8
	mov b6 = r14
	br.call.sptk.many b0 = b6
	;;
	.mmi
	ld4 r40 = [r35]
	nop 0
	mov r41 = r33
	.mii
	mov r1 = r39
	adds r42 = 1, r34
	;;
	addp4 r40 = 0,r40
	;;
	.mib
	cmp.eq p6, p7 = 0, r40
	nop 0
	(p7) br.call.dptk.many b0 = trecurse#
	;;
	.mmi
	ld8 r14 = [r33], 8
	nop 0
	mov r42 = r34
	.mmi
	addl r41 = 1, r0
	nop 0
	mov r40 = r32
	;;
	.mib
	ld8 r1 = [r33], -8
	mov b6 = r14
	br.call.sptk.many b0 = b6
	;;
	.mmi
	ld4 r40 = [r36]
	nop 0
	adds r42 = 1, r34
	.mii
	mov r41 = r33
	mov r1 = r39
	;;
	addp4 r40 = 0,r40
	;;
	.mib
	cmp.eq p6, p7 = 0, r40
	nop 0
	(p7) br.call.dptk.many b0 = trecurse#
	;;
	.mmi
	nop 0
	mov r42 = r34
	addl r41 = 2, r0
.L14:
	.mmi
	ld8 r14 = [r33], 8
	nop 0
	mov r40 = r32
	;;
	.mib
	ld8 r1 = [r33], -8
	mov b6 = r14
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov b0 = r37
	;;
	.mib
	nop 0
	mov ar.pfs = r38
	br.ret.sptk.many b0
.L17:
	.mii
	ld4 r14 = [r36]
	mov r40 = r32
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	.mib
	(p7) addl r41 = 3, r0
	nop 0
	(p7) br.cond.dpnt .L14
	;;
	.mmi
	ld8 r14 = [r33], 8
	nop 0
	mov r41 = r0
	;;
	.mib
	ld8 r1 = [r33], -8
	mov b6 = r14
	br.call.sptk.many b0 = b6
	;;
	.mmi
	ld4 r40 = [r35]
	nop 0
	mov r41 = r33
	.mii
	mov r1 = r39
	adds r42 = 1, r34
	;;
	addp4 r40 = 0,r40
	;;
	.mib
	cmp.eq p6, p7 = 0, r40
	nop 0
	(p7) br.call.dptk.many b0 = trecurse#
	;;
	.mmi
	ld8 r14 = [r33], 8
	nop 0
	mov r42 = r34
	.mmi
	mov r40 = r32
	nop 0
	addl r41 = 1, r0
	;;
	.mib
	ld8 r1 = [r33], -8
	mov b6 = r14
	br.call.sptk.many b0 = b6
	;;
	.mmi
	ld4 r40 = [r36]
	nop 0
	adds r42 = 1, r34
	.mii
	mov r41 = r33
	mov r1 = r39
	;;
	addp4 r40 = 0,r40
	;;
	.mib
	cmp.eq p6, p7 = 0, r40
	nop 0
	(p7) br.call.dptk.many b0 = trecurse#
	;;
	.mib
	mov r42 = r34
	addl r41 = 2, r0
	br .L14
	.endp trecurse#
	.align 16
	.align 64
	.global twalk#
	.type	twalk#, @function
	.proc twalk#
twalk:
	.prologue
	.mmi
	alloc r16 = ar.pfs, 3, 0, 0, 0
	.body
	addp4 r32 = 0,r32
	addp4 r33 = 0,r33
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r32
	nop 0
	cmp4.ne p8, p9 = 0, r33
	;;
	.mmi
	(p8) addl r15 = 1, r0
	nop 0
	(p6) addl r14 = 1, r0
	;;
	.mii
	(p9) mov r15 = r0
	(p7) mov r14 = r0
	;;
	and r14 = r15, r14
	;;
	.mbb
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L22
	br.ret.sptk.many b0
.L22:
	.mmi
	nop 0
	mov r34 = r0
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many trecurse#
	;;
	break.f 0
	;;
	.endp twalk#
	.ident	"GCC: (GNU) 12.2.0"
