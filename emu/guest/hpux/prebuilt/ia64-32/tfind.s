// 17bddd7957e1070f4a1f8b69f6689649 newlib/libc/search/tfind.c
	.file	"tfind.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global tfind#
	.type	tfind#, @function
	.proc tfind#
tfind:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 2, 0
	addp4 r33 = 0,r33
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	addp4 r32 = 0,r32
	addp4 r34 = 0,r34
	;;
	.mib
	cmp.ne p6, p7 = 0, r33
	nop 0
	(p7) br.cond.dpnt .L4
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
	(p6) br.cond.dpnt .L4
	.align 32
.L8:
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
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L15
	;;
	.mii
	ld4 r33 = [r33]
	cmp4.le p6, p7 = r0, r8
	;;
	addp4 r33 = 0,r33
	;;
	.mmi
	(p7) adds r33 = 4, r33
	;;
	(p6) adds r33 = 8, r33
	nop 0
	;;
	.mmi
	addp4 r33 = 0,r33
	;;
	ld4 r14 = [r33]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L8
.L4:
	.mmi
	mov r8 = r0
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
.L15:
	.mmi
	ld4 r8 = [r33]
	nop 0
	mov b0 = r35
	;;
	.mib
	addp4 r8 = 0,r8
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp tfind#
	.ident	"GCC: (GNU) 12.2.0"
