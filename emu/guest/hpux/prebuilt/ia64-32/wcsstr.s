// d57a2f5f93fa5ec4bb4710bfec0e2f14 newlib/libc/string/wcsstr.c
	.file	"wcsstr.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global wcsstr#
	.type	wcsstr#, @function
	.proc wcsstr#
wcsstr:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 1, 0
	addp4 r33 = 0,r33
	nop 0
	.mii
	addp4 r32 = 0,r32
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
	.body
	;;
	.mmi
	ld4 r14 = [r33]
	nop 0
	mov r38 = r32
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L18
.L3:
	.mmi
	mov r8 = r32
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	;;
.L18:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = wcslen#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r34 = r8
	.mmb
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = wcslen#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.gtu p6, p7 = r8, r34
	.mmb
	adds r20 = 4, r33
	nop 0
	(p6) br.cond.dpnt .L9
	;;
	.mmi
	nop 0
	ld4 r14 = [r32]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L9
	;;
	.mmi
	nop 0
	ld4 r19 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r19
	(p6) br.cond.dpnt .L3
	.align 32
.L7:
	.mmi
	mov r16 = r32
	mov r15 = r20
	mov r17 = r19
	;;
	.mmi
	addp4 r14 = 0,r16
	addp4 r18 = 0,r15
	adds r16 = 4, r16
	.mmi
	adds r15 = 4, r15
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r17, r14
	(p6) br.cond.dpnt .L5
	.align 32
.L19:
	.mmi
	nop 0
	ld4 r17 = [r18]
	addp4 r14 = 0,r16
	.mmi
	addp4 r18 = 0,r15
	adds r16 = 4, r16
	adds r15 = 4, r15
	;;
	.mib
	cmp4.ne p6, p7 = 0, r17
	nop 0
	(p7) br.cond.dpnt .L3
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r17, r14
	(p7) br.cond.dptk .L19
.L5:
	.mmi
	adds r32 = 4, r32
	;;
	addp4 r32 = 0,r32
	nop 0
	;;
	.mmi
	nop 0
	ld4 r14 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L7
.L9:
	.mmi
	mov r32 = r0
	nop 0
	mov b0 = r35
	;;
	.mib
	mov r8 = r32
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp wcsstr#
	.global wcslen#
	.type	wcslen#, @function
	.ident	"GCC: (GNU) 12.2.0"
