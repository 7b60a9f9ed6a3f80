// 8db2d8ef514c46c759f7a84bca2bb5ed newlib/libc/string/strdup_r.c
	.file	"strdup_r.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global _strdup_r#
	.type	_strdup_r#, @function
	.proc _strdup_r#
_strdup_r:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	addp4 r33 = 0,r33
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	nop 0
	addp4 r32 = 0,r32
	;;
	.mib
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	adds r34 = 1, r8
	mov r1 = r37
	mov r38 = r32
	;;
	.mib
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = _malloc_r#
	;;
	.mmi
	mov r40 = r34
	nop 0
	addp4 r34 = 0,r8
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r33
	;;
	.mib
	cmp.eq p6, p7 = 0, r34
	mov r38 = r34
	(p6) br.cond.dpnt .L2
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L2:
	.mmi
	mov r8 = r34
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp _strdup_r#
	.global memcpy#
	.type	memcpy#, @function
	.global _malloc_r#
	.type	_malloc_r#, @function
	.global strlen#
	.type	strlen#, @function
	.ident	"GCC: (GNU) 12.2.0"
