// f7ecb817a446c21f3f81e0bb3d7cb43d newlib/libc/string/mempcpy.c
	.file	"mempcpy.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global mempcpy#
	.type	mempcpy#, @function
	.proc mempcpy#
mempcpy:
	.prologue
	.mmi
	or r17 = r33, r32
	nop 0
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	.mmb
	mov r8 = r32
	cmp.ltu p6, p7 = 31, r34
	(p7) br.cond.dptk .L7
	;;
	.mmi
	adds r15 = -32, r34
	nop 0
	and r17 = 7, r17
	.mmi
	mov r14 = r33
	nop 0
	adds r16 = -1, r34
	;;
	.mib
	and r15 = -32, r15
	cmp.eq p6, p7 = 0, r17
	(p7) br.cond.dptk .L3
	;;
	.mmi
	adds r20 = 32, r15
	;;
	adds r15 = -32, r20
	add r23 = r32, r20
	;;
	.mii
	nop 0
	shr.u r15 = r15, 5
	;;
	mov ar.lc = r15
	.align 32
.L6:
	.mmi
	mov r19 = r14
	mov r18 = r8
	adds r17 = 16, r14
	.mmi
	adds r21 = 16, r8
	adds r16 = 24, r14
	adds r15 = 24, r8
	;;
	.mmi
	ld8 r22 = [r19], 8
	adds r8 = 32, r8
	adds r14 = 32, r14
	;;
	.mmi
	st8 [r18] = r22, 8
	;;
	ld8 r19 = [r19]
	nop 0
	;;
	.mmi
	st8 [r18] = r19
	;;
	ld8 r17 = [r17]
	nop 0
	;;
	.mmi
	st8 [r21] = r17
	;;
	ld8 r16 = [r16]
	nop 0
	;;
	.mib
	st8 [r15] = r16
	nop 0
	br.cloop.sptk.few .L6
	.mmi
	and r18 = 31, r34
	nop 0
	and r16 = 24, r34
	.mmi
	add r20 = r33, r20
	nop 0
	mov r15 = r23
	;;
	.mii
	adds r17 = -8, r18
	cmp.eq p6, p7 = 0, r16
	;;
	and r17 = -8, r17
	.mmb
	(p6) mov r33 = r20
	(p6) mov r34 = r18
	(p6) br.cond.dpnt .L7
	;;
	.mii
	adds r8 = 8, r17
	nop 0
	;;
	add r33 = r20, r8
.L8:
	.mmi
	mov r16 = r20
	nop 0
	adds r20 = 8, r20
	;;
	.mmi
	ld8 r16 = [r16]
	nop 0
	cmp.ne p6, p7 = r33, r20
	;;
	.mib
	st8 [r15] = r16, 8
	nop 0
	(p6) br.cond.dptk .L8
	.mmi
	nop 0
	add r8 = r23, r8
	and r34 = 7, r34
	;;
.L7:
	.mib
	adds r16 = -1, r34
	cmp.ne p6, p7 = 0, r34
	(p7) br.cond.dpnt .L4
	;;
.L3:
	.mmi
	mov r15 = r8
	adds r17 = 1, r16
	mov ar.lc = r16
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
	.mmi
	add r8 = r8, r17
	nop 0
	nop 0
	;;
.L4:
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
	.endp mempcpy#
	.ident	"GCC: (GNU) 12.2.0"
