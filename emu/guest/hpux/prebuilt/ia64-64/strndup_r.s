// 6793f619a9ff9186a149e14085f60176 newlib/libc/string/strndup_r.c
	.file	"strndup_r.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global _strndup_r#
	.type	_strndup_r#, @function
	.proc _strndup_r#
_strndup_r:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 5, 3, 0
	add r14 = r33, r34
	nop 0
	.mmi
	cmp.ne p6, p7 = 0, r34
	mov r15 = r33
	.save ar.lc, r39
	mov r39 = ar.lc
	;;
	.mii
	sub r14 = r14, r33, 1
	.save rp, r36
	mov r36 = b0
	mov r38 = r1
	.body
	.mmb
	mov r40 = r32
	(p7) addl r41 = 1, r0
	(p7) br.cond.dpnt .L3
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L4:
	.mmi
	mov r34 = r15
	nop 0
	adds r15 = 1, r15
	;;
	.mmi
	ld1 r14 = [r34]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mbb
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L13
	br.cloop.sptk.few .L4
	.mii
	sub r34 = r15, r33
	nop 0
	;;
	adds r41 = 1, r34
.L3:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _malloc_r#
	;;
	.mmi
	mov r35 = r8
	cmp.eq p6, p7 = 0, r8
	mov r1 = r38
	.mmb
	mov r42 = r34
	mov r41 = r33
	(p6) br.cond.dpnt .L6
	;;
	.mib
	mov r40 = r8
	add r34 = r35, r34
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r38
	st1 [r34] = r0
	nop 0
.L6:
	.mii
	mov r8 = r35
	mov b0 = r36
	;;
	mov ar.pfs = r37
	;;
	.mib
	nop 0
	mov ar.lc = r39
	br.ret.sptk.many b0
.L13:
	.mmi
	nop 0
	sub r34 = r34, r33
	nop 0
	;;
	.mib
	nop 0
	adds r41 = 1, r34
	br .L3
	.endp _strndup_r#
	.global memcpy#
	.type	memcpy#, @function
	.global _malloc_r#
	.type	_malloc_r#, @function
	.ident	"GCC: (GNU) 12.2.0"
