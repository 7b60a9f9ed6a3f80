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
	.body
	.mmi
	addp4 r8 = 0,r32
	nop 0
	addp4 r33 = 0,r33
	.mmb
	cmp4.ltu p6, p7 = 15, r34
	nop 0
	(p7) br.cond.dptk .L7
	;;
	.mii
	or r16 = r33, r8
	nop 0
	;;
	and r16 = 3, r16
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r16
	nop 0
	adds r20 = -16, r34
	.mmb
	mov r14 = r33
	nop 0
	(p6) br.cond.dptk .L17
	;;
	.mmi
	(p7) adds r18 = -1, r34
	nop 0
	nop 0
	;;
	.mmi
	add r17 = r18, r33, 1
	mov r14 = r8
	nop 0
	.mii
	adds r18 = 1, r18
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
	.mii
	add r8 = r18, r8
	nop 0
	;;
	addp4 r8 = 0,r8
.L4:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
.L17:
	.mii
	nop 0
	extr.u r20 = r20, 4, 28
	;;
	adds r20 = 1, r20
	;;
	.mmi
	nop 0
	shladd r20 = r20, 4, r0
	nop 0
	;;
	.mii
	add r23 = r20, r8
	nop 0
	;;
	addp4 r23 = 0,r23
	.align 32
.L6:
	.mmi
	adds r15 = 4, r14
	adds r19 = 4, r8
	adds r18 = 8, r14
	.mmi
	ld4 r16 = [r14]
	adds r17 = 8, r8
	adds r21 = 16, r8
	;;
	.mmi
	nop 0
	addp4 r15 = 0,r15
	addp4 r19 = 0,r19
	.mmi
	st4 [r8] = r16
	addp4 r18 = 0,r18
	adds r16 = 12, r14
	;;
	.mmi
	ld4 r22 = [r15]
	addp4 r17 = 0,r17
	adds r15 = 12, r8
	.mmi
	addp4 r16 = 0,r16
	addp4 r8 = 0,r21
	adds r14 = 16, r14
	;;
	.mmi
	st4 [r19] = r22
	addp4 r15 = 0,r15
	addp4 r14 = 0,r14
	.mmi
	cmp4.ne p6, p7 = r23, r8
	;;
	ld4 r18 = [r18]
	nop 0
	;;
	.mmi
	st4 [r17] = r18
	;;
	ld4 r16 = [r16]
	nop 0
	;;
	.mib
	st4 [r15] = r16
	nop 0
	(p6) br.cond.dptk .L6
	.mmi
	and r17 = 15, r34
	and r16 = 12, r34
	add r14 = r20, r33
	;;
	.mmi
	adds r15 = -4, r17
	nop 0
	cmp4.eq p6, p7 = 0, r16
	.mmb
	addp4 r14 = 0,r14
	nop 0
	(p6) br.cond.dpnt .L10
	;;
	.mii
	nop 0
	extr.u r16 = r15, 2, 30
	;;
	adds r16 = 1, r16
	;;
	.mmi
	nop 0
	shladd r16 = r16, 2, r0
	nop 0
	;;
	.mii
	add r33 = r16, r14
	nop 0
	;;
	addp4 r33 = 0,r33
.L8:
	.mmi
	mov r15 = r14
	nop 0
	adds r14 = 4, r14
	.mmi
	addp4 r17 = 0,r8
	nop 0
	adds r8 = 4, r8
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	st4 [r17] = r15
	cmp4.ne p6, p7 = r33, r14
	(p6) br.cond.dptk .L8
	.mii
	add r16 = r16, r23
	and r34 = 3, r34
	;;
	addp4 r8 = 0,r16
.L7:
	.mib
	adds r18 = -1, r34
	cmp4.ne p6, p7 = 0, r34
	(p7) br.cond.dpnt .L4
	;;
.L16:
	.mmi
	add r17 = r18, r33, 1
	mov r14 = r8
	adds r18 = 1, r18
	;;
	.mib
	nop 0
	addp4 r17 = 0,r17
	br .L9
	;;
.L10:
	.mmi
	mov r34 = r17
	mov r33 = r14
	mov r8 = r23
	;;
	.mib
	adds r18 = -1, r34
	cmp4.ne p6, p7 = 0, r34
	(p6) br.cond.dptk .L16
	.mib
	nop 0
	nop 0
	br .L4
	.endp mempcpy#
	.ident	"GCC: (GNU) 12.2.0"
