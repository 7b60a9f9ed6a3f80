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
	.body
	.mmi
	addp4 r8 = 0,r32
	addp4 r33 = 0,r33
	cmp4.ltu p6, p7 = 15, r34
	;;
	.mmi
	nop 0
	or r16 = r33, r8
	mov r14 = r8
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dptk .L7
	;;
	.mmi
	and r16 = 3, r16
	nop 0
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r16
	mov r17 = r8
	nop 0
	.mmb
	adds r23 = -16, r34
	mov r15 = r33
	(p6) br.cond.dptk .L17
	;;
	.mmi
	nop 0
	(p7) adds r17 = -1, r34
	(p7) mov r14 = r8
	;;
	.mii
	add r17 = r17, r33, 1
	nop 0
	;;
	addp4 r17 = 0,r17
	.align 32
.L9:
	.mmi
	mov r15 = r33
	nop 0
	adds r33 = 1, r33
	.mmi
	addp4 r16 = 0,r14
	nop 0
	adds r14 = 1, r14
	;;
	.mmi
	addp4 r33 = 0,r33
	ld1 r15 = [r15]
	nop 0
	;;
	.mib
	st1 [r16] = r15
	cmp4.ne p6, p7 = r17, r33
	(p6) br.cond.dptk .L9
.L4:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
.L17:
	.mii
	nop 0
	extr.u r23 = r23, 4, 28
	;;
	adds r23 = 1, r23
	;;
	.mmi
	nop 0
	shladd r23 = r23, 4, r0
	nop 0
	;;
	.mii
	add r14 = r23, r8
	nop 0
	;;
	addp4 r14 = 0,r14
	.align 32
.L6:
	.mmi
	adds r22 = 4, r15
	adds r21 = 8, r15
	adds r20 = 12, r15
	.mmi
	ld4 r25 = [r15]
	adds r19 = 4, r17
	adds r18 = 8, r17
	;;
	.mmi
	adds r16 = 12, r17
	addp4 r22 = 0,r22
	addp4 r21 = 0,r21
	.mmi
	adds r24 = 16, r17
	addp4 r20 = 0,r20
	addp4 r19 = 0,r19
	;;
	.mmi
	st4 [r17] = r25
	ld4 r22 = [r22]
	addp4 r17 = 0,r24
	.mmi
	addp4 r18 = 0,r18
	adds r15 = 16, r15
	addp4 r16 = 0,r16
	;;
	.mmi
	ld4 r21 = [r21]
	st4 [r19] = r22
	addp4 r15 = 0,r15
	.mmi
	cmp4.ne p6, p7 = r14, r17
	ld4 r20 = [r20]
	nop 0
	;;
	.mmi
	nop 0
	st4 [r18] = r21
	nop 0
	.mmb
	st4 [r16] = r20
	nop 0
	(p6) br.cond.dptk .L6
	.mmi
	and r19 = 15, r34
	and r18 = 12, r34
	add r15 = r23, r33
	;;
	.mmi
	adds r16 = -4, r19
	cmp4.eq p6, p7 = 0, r18
	addp4 r15 = 0,r15
	;;
	.mii
	nop 0
	extr.u r18 = r16, 2, 30
	nop 0
	.mmb
	(p6) mov r33 = r15
	(p6) mov r34 = r19
	(p6) br.cond.dpnt .L7
	;;
	.mmi
	adds r18 = 1, r18
	;;
	shladd r18 = r18, 2, r0
	nop 0
	;;
	.mii
	add r33 = r18, r15
	nop 0
	;;
	addp4 r33 = 0,r33
.L8:
	.mmi
	mov r16 = r15
	nop 0
	adds r15 = 4, r15
	.mmi
	addp4 r19 = 0,r17
	nop 0
	adds r17 = 4, r17
	;;
	.mmi
	addp4 r15 = 0,r15
	ld4 r16 = [r16]
	nop 0
	;;
	.mib
	st4 [r19] = r16
	cmp4.ne p6, p7 = r33, r15
	(p6) br.cond.dptk .L8
	.mii
	add r14 = r18, r14
	and r34 = 3, r34
	;;
	addp4 r14 = 0,r14
.L7:
	.mib
	adds r17 = -1, r34
	cmp4.ne p6, p7 = 0, r34
	(p7) br.cond.dpnt .L4
	;;
	.mmi
	nop 0
	add r17 = r17, r33, 1
	nop 0
	;;
	.mib
	nop 0
	addp4 r17 = 0,r17
	br .L9
	.endp memcpy#
	.ident	"GCC: (GNU) 12.2.0"
