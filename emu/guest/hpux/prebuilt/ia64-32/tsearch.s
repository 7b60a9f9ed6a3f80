// ee87457b93ece33657dec2606fe343e3 newlib/libc/search/tsearch.c
	.file	"tsearch.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global tsearch#
	.type	tsearch#, @function
	.proc tsearch#
tsearch:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 2, 0
	addp4 r33 = 0,r33
	.save rp, r35
	mov r35 = b0
	.mmi
	addp4 r34 = 0,r34
	mov r37 = r1
	.body
	addp4 r32 = 0,r32
	;;
	.mib
	cmp.eq p6, p7 = 0, r33
	nop 0
	(p6) br.cond.dpnt .L2
	;;
	.mmi
	ld4 r14 = [r33]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L3
	.align 32
.L7:
	.mmi
	nop 0
	ld4 r39 = [r14]
	mov r38 = r32
	.mmi
	nop 0
	ld8 r14 = [r34], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r34], -8
	mov b6 = r14
	br.call.sptk.many b0 = b6
	;;
	.mmi
	ld4 r33 = [r33]
	nop 0
	cmp4.ne p6, p7 = 0, r8
	.mmb
	mov r1 = r37
	nop 0
	(p7) br.cond.dpnt .L19
	;;
	.mii
	cmp4.le p6, p7 = r0, r8
	addp4 r33 = 0,r33
	;;
	(p7) adds r33 = 4, r33
	;;
	.mmi
	(p6) adds r33 = 8, r33
	;;
	addp4 r33 = 0,r33
	nop 0
	;;
	.mmi
	ld4 r14 = [r33]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L7
.L3:
	.mib
	addl r38 = 12, r0
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	adds r15 = 8, r8
	adds r14 = 4, r8
	;;
	.mmi
	(p6) st4 [r33] = r8
	(p6) st4 [r8] = r32
	mov r33 = r8
	;;
	.mmi
	(p6) st4 [r15] = r0
	(p6) st4 [r14] = r0
	nop 0
.L2:
	.mmi
	mov r8 = r33
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
.L19:
	.mmi
	addp4 r33 = 0,r33
	nop 0
	mov b0 = r35
	;;
	.mib
	mov r8 = r33
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp tsearch#
	.global malloc#
	.type	malloc#, @function
	.ident	"GCC: (GNU) 12.2.0"
