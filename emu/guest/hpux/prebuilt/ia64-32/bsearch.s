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
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 5, 6, 2, 0
	adds r16 = -16, r12
	.fframe 32
	adds r12 = -32, r12
	.mmi
	addp4 r33 = 0,r33
	cmp4.eq p6, p7 = 0, r35
	mov r42 = r1
	;;
	.mmi
	.save.f 0x1
	stf.spill [r16] = f2, 16
	setf.sig f2 = r35
	mov r39 = r0
	.mmi
	addp4 r32 = 0,r32
	addp4 r36 = 0,r36
	cmp4.eq.or.andcm p6, p7 = 0, r34
	;;
	.mmb
	nop 0
	.save.f 0x2
	stf.spill [r16] = f3
	nop 0
	.mib
	setf.sig f3 = r33
	.save rp, r40
	mov r40 = b0
	.body
	(p6) br.cond.dpnt .L2
	.align 32
.L5:
	.mmi
	add r37 = r34, r39
	ld8 r14 = [r36], 8
	mov r43 = r32
	;;
	.mii
	nop 0
	extr.u r37 = r37, 1, 31
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
	xma.l f6 = f2, f6, f3
	;;
	.mmi
	getf.sig r38 = f6
	;;
	addp4 r38 = 0,r38
	nop 0
	;;
	.mib
	mov r44 = r38
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mib
	cmp4.gt p6, p7 = r0, r8
	mov r1 = r42
	(p6) br.cond.dpnt .L6
	;;
	.mib
	cmp4.eq p6, p7 = 0, r8
	adds r39 = 1, r37
	(p6) br.cond.dpnt .L4
	;;
	.mib
	nop 0
	cmp4.gtu p6, p7 = r34, r39
	(p6) br.cond.dptk .L5
.L2:
	.mmi
	mov r38 = r0
	nop 0
	nop 0
	;;
.L4:
	.mmi
	mov r8 = r38
	adds r17 = 16, r12
	mov b0 = r40
	;;
	.mmi
	ldf.fill f2 = [r17], 16
	nop 0
	mov ar.pfs = r41
	;;
	.mib
	ldf.fill f3 = [r17]
	.label_state 1
	.restore sp
	adds r12 = 32, r12
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
	cmp4.gtu p6, p7 = r34, r39
	(p6) br.cond.dptk .L5
	.mib
	nop 0
	nop 0
	br .L2
	.endp bsearch#
	.ident	"GCC: (GNU) 12.2.0"
