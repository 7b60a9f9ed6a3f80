// 89c915ed49f954bbb7168994c1b593c1 newlib/libc/string/memcpy.c
	.file	"memcpy.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global memcpy#
	.type	memcpy#, @function
	.proc memcpy#
memcpy:
	.prologue
	.mmi
	cmp.ltu p6, p7 = 31, r34
	or r18 = r33, r32
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	.mmi
	nop 0
	mov r8 = r32
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r15 = r32
	(p7) br.cond.dptk .L7
	;;
	.mmi
	adds r17 = -32, r34
	and r18 = 7, r18
	mov r14 = r33
	.mmi
	mov r16 = r32
	adds r19 = -1, r34
	mov r15 = r32
	;;
	.mib
	and r17 = -32, r17
	cmp.eq p6, p7 = 0, r18
	(p7) br.cond.dptk .L3
	;;
	.mmi
	adds r22 = 32, r17
	;;
	adds r17 = -32, r22
	add r15 = r32, r22
	;;
	.mii
	nop 0
	shr.u r17 = r17, 5
	;;
	mov ar.lc = r17
	.align 32
.L6:
	.mmi
	mov r21 = r14
	mov r19 = r16
	adds r23 = 16, r14
	.mmi
	adds r20 = 24, r14
	adds r18 = 16, r16
	adds r17 = 24, r16
	;;
	.mmi
	ld8 r24 = [r21], 8
	nop 0
	adds r14 = 32, r14
	.mmi
	adds r16 = 32, r16
	ld8 r23 = [r23]
	nop 0
	;;
	.mmi
	st8 [r19] = r24, 8
	ld8 r21 = [r21]
	nop 0
	.mmi
	st8 [r18] = r23
	ld8 r20 = [r20]
	nop 0
	;;
	.mmi
	nop 0
	st8 [r19] = r21
	nop 0
	.mmb
	st8 [r17] = r20
	nop 0
	br.cloop.sptk.few .L6
	.mmi
	and r19 = 31, r34
	nop 0
	and r17 = 24, r34
	.mmi
	add r22 = r33, r22
	nop 0
	mov r16 = r15
	;;
	.mii
	adds r18 = -8, r19
	cmp.eq p6, p7 = 0, r17
	;;
	and r18 = -8, r18
	.mmb
	(p6) mov r33 = r22
	(p6) mov r34 = r19
	(p6) br.cond.dpnt .L7
	;;
	.mii
	adds r18 = 8, r18
	nop 0
	;;
	add r33 = r22, r18
.L8:
	.mmi
	mov r17 = r22
	nop 0
	adds r22 = 8, r22
	;;
	.mmi
	ld8 r17 = [r17]
	nop 0
	cmp.ne p6, p7 = r33, r22
	;;
	.mib
	st8 [r16] = r17, 8
	nop 0
	(p6) br.cond.dptk .L8
	.mmi
	nop 0
	and r34 = 7, r34
	add r15 = r15, r18
	;;
.L7:
	.mib
	adds r19 = -1, r34
	cmp.ne p6, p7 = 0, r34
	(p7) br.cond.dpnt .L4
	;;
.L3:
	.mii
	nop 0
	mov ar.lc = r19
	nop 0
	.align 32
.L9:
	.mmi
	ld1 r14 = [r33]
	nop 0
	adds r33 = 1, r33
	;;
	.mib
	st1 [r15] = r14, 1
	nop 0
	br.cloop.sptk.few .L9
	;;
.L4:
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
	.endp memcpy#
	.ident	"GCC: (GNU) 12.2.0"
