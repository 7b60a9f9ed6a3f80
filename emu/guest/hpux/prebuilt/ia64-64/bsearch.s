// 32ccb480cdbf928897888c6387913793 newlib/libc/search/bsearch.c
	.file	"bsearch.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global bsearch#
	.type	bsearch#, @function
	.proc bsearch#
bsearch:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 5, 5, 2, 0
	adds r16 = -32, r12
	adds r17 = -16, r12
	.mmi
	.fframe 48
	adds r12 = -48, r12
	cmp.eq p6, p7 = 0, r35
	mov r41 = r1
	;;
	.mmb
	.save.f 0x1
	stf.spill [r16] = f2, 32
	.save.f 0x2
	stf.spill [r17] = f3
	nop 0
	.mii
	mov r38 = r0
	.save rp, r39
	mov r39 = b0
	cmp.eq.or.andcm p6, p7 = 0, r34
	;;
	.mmi
	nop 0
	.save.f 0x4
	stf.spill [r16] = f4
	.body
	nop 0
	.mmb
	setf.sig f3 = r35
	nop 0
	(p6) br.cond.dpnt .L2
	;;
	.mmi
	setf.sig f4 = r33
	nop 0
	nop 0
	.align 32
.L5:
	.mmi
	add r37 = r34, r38
	ld8 r14 = [r36], 8
	mov r42 = r32
	;;
	.mii
	nop 0
	shr.u r37 = r37, 1
	nop 0
	.mmi
	ld8 r1 = [r36], -8
	;;
	setf.sig f6 = r37
	mov b6 = r14
	;;
	.mmf
	nop 0
	nop 0
	xma.l f2 = f3, f6, f4
	;;
	.mib
	getf.sig r43 = f2
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mib
	cmp4.gt p6, p7 = r0, r8
	mov r1 = r41
	(p6) br.cond.dpnt .L6
	;;
	.mib
	cmp4.eq p6, p7 = 0, r8
	adds r38 = 1, r37
	(p6) br.cond.dpnt .L4
	;;
	.mib
	nop 0
	cmp.gtu p6, p7 = r34, r38
	(p6) br.cond.dptk .L5
.L2:
	.mmi
	setf.sig f2 = r0
	nop 0
	nop 0
	;;
.L4:
	.mmb
	getf.sig r8 = f2
	adds r18 = 16, r12
	nop 0
	.mmi
	adds r19 = 32, r12
	nop 0
	mov b0 = r39
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r18], 32
	mov ar.pfs = r40
	.mmi
	nop 0
	ldf.fill f3 = [r19]
	nop 0
	;;
	.mib
	ldf.fill f4 = [r18]
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L6:
	.body
	.copy_state 1
	.mmi
	nop 0
	mov r34 = r37
	nop 0
	;;
	.mib
	nop 0
	cmp.gtu p6, p7 = r34, r38
	(p6) br.cond.dptk .L5
	.mib
	nop 0
	nop 0
	br .L2
	.endp bsearch#
	.ident	"GCC: (GNU) 12.2.0"
