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
	.mii
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 3, 5, 2, 0
	.save rp, r37
	mov r37 = b0
	cmp.ne p6, p7 = 0, r33
	.mmb
	mov r39 = r1
	.body
	mov r40 = r32
	(p7) br.cond.dpnt .L4
	;;
	.mmi
	nop 0
	ld8 r35 = [r33]
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
	ld8 r41 = [r14]
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
	cmp4.le p6, p7 = r0, r8
	ld8 r35 = [r33]
	mov r40 = r32
	;;
	.mmi
	(p6) adds r33 = 16, r35
	;;
	(p7) adds r33 = 8, r35
	nop 0
	;;
	.mmi
	nop 0
	ld8 r14 = [r33]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L4
	;;
	.mmi
	nop 0
	ld8 r14 = [r33]
	nop 0
	;;
	.mmi
	ld8 r41 = [r14]
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
	ld8 r40 = [r33]
	;;
	adds r15 = 8, r40
	adds r14 = 16, r40
	;;
	.mmi
	ld8 r15 = [r15]
	ld8 r36 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	adds r16 = 8, r36
	(p6) br.cond.dpnt .L9
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r36
	nop 0
	;;
	.mib
	(p6) mov r36 = r15
	nop 0
	(p6) br.cond.dpnt .L9
	;;
	.mmi
	nop 0
	ld8 r14 = [r16]
	nop 0
	;;
	.mmi
	cmp.ne p6, p7 = 0, r14
	;;
	(p7) st8 [r16] = r15
	adds r16 = 8, r14
	;;
	.mib
	(p7) ld8 r40 = [r33]
	nop 0
	(p7) br.cond.dpnt .L9
	;;
	.mmi
	nop 0
	ld8 r15 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r15
	(p7) br.cond.dpnt .L26
	.align 32
.L12:
	.mii
	mov r36 = r14
	mov r14 = r15
	;;
	adds r16 = 8, r14
	;;
	.mmi
	nop 0
	ld8 r15 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L12
.L26:
	.mmi
	adds r15 = 16, r14
	adds r17 = 8, r36
	mov r36 = r14
	.mmi
	ld8.a r40 = [r33]
	;;
	ld8 r14 = [r15]
	nop 0
	;;
	.mmi
	st8 [r17] = r14
	;;
	ld8 r14 = [r33]
	nop 0
	;;
	.mmi
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	st8 [r16] = r14
	;;
	ld8 r14 = [r33]
	nop 0
	;;
	.mmi
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	st8 [r15] = r14
	nop 0
	;;
	.mmi
	ld8.c.clr r40 = [r33]
	nop 0
	nop 0
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
	st8 [r33] = r36
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
