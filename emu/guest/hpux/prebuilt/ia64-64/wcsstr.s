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
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 1, 0
	ld4 r14 = [r33]
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
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
	cmp.gtu p6, p7 = r8, r34
	.mmb
	adds r19 = 4, r33
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
	ld4 r18 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r18
	(p6) br.cond.dpnt .L3
	.align 32
.L7:
	.mmi
	mov r15 = r32
	mov r14 = r18
	mov r17 = r19
	;;
	.mmi
	nop 0
	ld4 r16 = [r15], 4
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r16
	(p6) br.cond.dpnt .L5
	.align 32
.L19:
	.mmi
	nop 0
	ld4 r14 = [r17], 4
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L3
	;;
	.mmi
	nop 0
	ld4 r16 = [r15], 4
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r16
	(p7) br.cond.dptk .L19
.L5:
	.mmi
	adds r32 = 4, r32
	;;
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
