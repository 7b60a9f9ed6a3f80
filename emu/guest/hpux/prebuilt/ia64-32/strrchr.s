// a13e0fa9bd0462f46c2d825964e203bf newlib/libc/string/strrchr.c
	.file	"strrchr.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global strrchr#
	.type	strrchr#, @function
	.proc strrchr#
strrchr:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 2, 0
	cmp4.ne p6, p7 = 0, r33
	.save rp, r35
	mov r35 = b0
	.mmb
	mov r37 = r1
	.body
	addp4 r38 = 0,r32
	(p7) br.cond.dpnt .L10
	;;
	.mib
	mov r39 = r33
	mov r34 = r0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mib
	adds r38 = 1, r8
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L5
	;;
	.align 32
.L4:
	.mmi
	addp4 r38 = 0,r38
	nop 0
	mov r34 = r8
	.mmb
	mov r39 = r33
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r37
	;;
	.mib
	adds r38 = 1, r8
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L4
.L5:
	.mmi
	mov r8 = r34
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	;;
.L10:
	.mib
	mov r39 = r0
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	addp4 r34 = 0,r8
	mov r1 = r37
	mov b0 = r35
	;;
	.mib
	mov r8 = r34
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp strrchr#
	.global strchr#
	.type	strchr#, @function
	.ident	"GCC: (GNU) 12.2.0"
