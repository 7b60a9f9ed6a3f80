// bf113407d5f52cc79f38f878344bced8 newlib/libc/search/tdelete.c
	.file	"tdelete.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global tdelete#
	.type	tdelete#, @function
	.proc tdelete#
tdelete:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 3, 5, 2, 0
	addp4 r33 = 0,r33
	.save rp, r37
	mov r37 = b0
	.mmi
	addp4 r34 = 0,r34
	addp4 r32 = 0,r32
	mov r39 = r1
	.body
	;;
	.mib
	cmp.ne p6, p7 = 0, r33
	mov r40 = r32
	(p7) br.cond.dpnt .L4
	;;
	.mmi
	ld4 r35 = [r33]
	;;
	addp4 r35 = 0,r35
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r35
	nop 0
	(p6) br.cond.dpnt .L4
	;;
	.mmi
	nop 0
	(p7) mov r14 = r35
	nop 0
	;;
	.mmi
	ld4 r41 = [r14]
	ld8 r14 = [r34], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r34], -8
	mov b6 = r14
	br.call.sptk.many b0 = b6
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L25
	;;
	.align 32
.L8:
	.mmi
	ld4 r35 = [r33]
	cmp4.le p6, p7 = r0, r8
	mov r40 = r32
	;;
	.mmi
	addp4 r35 = 0,r35
	;;
	(p7) adds r14 = 4, r35
	(p7) adds r33 = 4, r35
	;;
	.mmi
	(p6) adds r14 = 8, r35
	nop 0
	(p6) adds r33 = 8, r35
	;;
	.mii
	ld4 r14 = [r14]
	addp4 r33 = 0,r33
	;;
	addp4 r14 = 0,r14
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L4
	;;
	.mmi
	ld4 r14 = [r33]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	ld4 r41 = [r14]
	ld8 r14 = [r34], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r34], -8
	mov b6 = r14
	br.call.sptk.many b0 = b6
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L8
.L25:
	.mmi
	nop 0
	ld4 r40 = [r33]
	nop 0
	;;
	.mmi
	addp4 r40 = 0,r40
	;;
	adds r14 = 4, r40
	adds r15 = 8, r40
	;;
	.mmi
	ld4 r14 = [r14]
	ld4 r36 = [r15]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	nop 0
	addp4 r36 = 0,r36
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	adds r16 = 4, r36
	(p6) br.cond.dpnt .L9
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r36
	nop 0
	;;
	.mib
	(p6) mov r36 = r14
	nop 0
	(p6) br.cond.dpnt .L9
	;;
	.mmi
	ld4 r15 = [r16]
	;;
	addp4 r15 = 0,r15
	nop 0
	;;
	.mmi
	cmp.ne p6, p7 = 0, r15
	;;
	(p7) st4 [r16] = r14
	adds r16 = 4, r15
	;;
	.mmi
	nop 0
	(p7) ld4 r40 = [r33]
	nop 0
	;;
	.mib
	(p7) addp4 r40 = 0,r40
	nop 0
	(p7) br.cond.dpnt .L9
	;;
	.mmi
	ld4 r14 = [r16]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L26
	.align 32
.L12:
	.mii
	mov r36 = r15
	mov r15 = r14
	;;
	adds r16 = 4, r15
	;;
	.mmi
	ld4 r14 = [r16]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
.L26:
	.mmi
	adds r17 = 8, r15
	nop 0
	adds r18 = 4, r36
	.mmi
	ld4.a r40 = [r33]
	nop 0
	mov r36 = r15
	;;
	.mmi
	ld4 r14 = [r17]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	st4 [r18] = r14
	;;
	ld4 r14 = [r33]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	adds r14 = 4, r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	st4 [r16] = r14
	;;
	ld4 r14 = [r33]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	adds r14 = 8, r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	nop 0
	st4 [r17] = r14
	nop 0
	;;
	.mii
	ld4.c.clr r40 = [r33]
	nop 0
	;;
	addp4 r40 = 0,r40
.L9:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmb
	mov r8 = r35
	mov r1 = r39
	nop 0
	.mmi
	st4 [r33] = r36
	nop 0
	mov b0 = r37
	;;
	.mib
	nop 0
	mov ar.pfs = r38
	br.ret.sptk.many b0
.L4:
	.mmi
	mov r35 = r0
	nop 0
	mov b0 = r37
	;;
	.mib
	mov r8 = r35
	mov ar.pfs = r38
	br.ret.sptk.many b0
	.endp tdelete#
	.global free#
	.type	free#, @function
	.ident	"GCC: (GNU) 12.2.0"
