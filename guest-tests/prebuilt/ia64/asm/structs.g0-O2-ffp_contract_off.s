// 062bf9571a326e30f302255c9a2cd023
	.file	"structs.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc turn1#
turn1:
	.prologue
	.body
	.mii
	nop 0
	pmpy2.r r33 = r33, r32
	nop 0
	;;
	.mib
	nop 0
	add r8 = r33, r34
	br.ret.sptk.many b0
	.endp turn1#
	.align 16
	.align 64
	.proc turn2#
turn2:
	.prologue
	.mmi
	.fframe 16
	adds r12 = -16, r12
	.body
	mov r15 = r33
	zxt1 r32 = r32
	.mii
	nop 0
	zxt1 r34 = r34
	;;
	extr.u r33 = r33, 8, 8
	.mii
	mov r14 = r0
	mov r8 = r0
	;;
	pmpy2.r r33 = r33, r32
	;;
	.mii
	nop 0
	pmpy2.r r15 = r15, r32
	;;
	add r33 = r34, r33, 1
	;;
	.mmi
	nop 0
	add r34 = r34, r15
	nop 0
	;;
	.mii
	nop 0
	dep r14 = r34, r14, 0, 8
	;;
	dep r14 = r33, r14, 8, 8
	;;
	.mii
	nop 0
	extr.u r15 = r14, 8, 8
	zxt1 r14 = r14
	;;
	.mii
	nop 0
	dep r8 = r14, r8, 0, 8
	;;
	dep r8 = r15, r8, 8, 8
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp turn2#
	.align 16
	.align 64
	.proc turn3#
turn3:
	.prologue
	.mii
	.fframe 16
	adds r12 = -16, r12
	.body
	zxt1 r34 = r34
	zxt1 r32 = r32
	;;
	.mmi
	adds r19 = 16, r12
	nop 0
	adds r17 = 3, r34
	;;
	.mmi
	st8 [r19] = r33
	mov r16 = r19
	zxt1 r17 = r17
	;;
.L6:
	.mii
	ld1 r14 = [r16], 1
	adds r15 = 1, r34
	;;
	zxt1 r15 = r15
	.mii
	adds r18 = -1, r16
	nop 0
	;;
	pmpy2.r r14 = r14, r32
	.mmi
	cmp4.ne p6, p7 = r17, r15
	;;
	add r14 = r34, r14
	mov r34 = r15
	;;
	.mib
	st1 [r18] = r14
	nop 0
	(p6) br.cond.dptk .L6
	.mmi
	ld2 r14 = [r19]
	mov r8 = r0
	adds r15 = 18, r12
	;;
	.mii
	nop 0
	extr.u r16 = r14, 8, 8
	zxt1 r14 = r14
	.mmi
	ld1 r15 = [r15]
	;;
	nop 0
	dep r8 = r14, r8, 0, 8
	;;
	.mii
	nop 0
	dep r8 = r16, r8, 8, 8
	;;
	dep r8 = r15, r8, 16, 8
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp turn3#
	.align 16
	.align 64
	.proc turn4#
turn4:
	.prologue
	.mii
	.fframe 16
	adds r12 = -16, r12
	.body
	zxt1 r34 = r34
	zxt1 r32 = r32
	;;
	.mmi
	adds r19 = 16, r12
	nop 0
	adds r17 = 4, r34
	;;
	.mmi
	st4 [r19] = r33
	mov r16 = r19
	zxt1 r17 = r17
	;;
.L11:
	.mii
	ld1 r14 = [r16], 1
	adds r15 = 1, r34
	;;
	zxt1 r15 = r15
	.mii
	adds r18 = -1, r16
	nop 0
	;;
	pmpy2.r r14 = r14, r32
	.mmi
	cmp4.ne p6, p7 = r17, r15
	;;
	add r14 = r34, r14
	mov r34 = r15
	;;
	.mib
	st1 [r18] = r14
	nop 0
	(p6) br.cond.dptk .L11
	.mii
	ld4 r14 = [r19]
	mov r8 = r0
	;;
	zxt1 r16 = r14
	;;
	.mii
	nop 0
	extr.u r15 = r14, 8, 8
	;;
	dep r8 = r16, r8, 0, 8
	;;
	.mii
	nop 0
	dep r8 = r15, r8, 8, 8
	;;
	extr.u r15 = r14, 16, 8
	;;
	.mii
	nop 0
	dep r8 = r15, r8, 16, 8
	;;
	extr.u r14 = r14, 24, 8
	;;
	.mii
	nop 0
	dep r8 = r14, r8, 24, 8
	nop 0
	.mmb
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	.endp turn4#
	.align 16
	.align 64
	.proc turn5#
turn5:
	.prologue
	.mii
	.fframe 16
	adds r12 = -16, r12
	.body
	zxt1 r34 = r34
	zxt1 r32 = r32
	;;
	.mmi
	adds r19 = 16, r12
	nop 0
	adds r18 = 5, r34
	;;
	.mmi
	st8 [r19] = r33
	mov r16 = r19
	zxt1 r18 = r18
	;;
	.align 32
.L16:
	.mii
	ld1 r14 = [r16], 1
	adds r15 = 1, r34
	;;
	zxt1 r15 = r15
	.mii
	adds r17 = -1, r16
	nop 0
	;;
	pmpy2.r r14 = r14, r32
	.mmi
	cmp4.ne p6, p7 = r18, r15
	;;
	add r14 = r34, r14
	mov r34 = r15
	;;
	.mib
	st1 [r17] = r14
	nop 0
	(p6) br.cond.dptk .L16
	.mmi
	ld4 r14 = [r19]
	mov r8 = r0
	adds r15 = 20, r12
	;;
	.mii
	nop 0
	zxt1 r17 = r14
	nop 0
	.mmi
	ld1 r15 = [r15]
	;;
	nop 0
	extr.u r16 = r14, 8, 8
	;;
	.mii
	nop 0
	dep r8 = r17, r8, 0, 8
	;;
	dep r8 = r16, r8, 8, 8
	;;
	.mii
	nop 0
	extr.u r16 = r14, 16, 8
	;;
	dep r8 = r16, r8, 16, 8
	;;
	.mii
	nop 0
	extr.u r14 = r14, 24, 8
	;;
	dep r8 = r14, r8, 24, 8
	;;
	.mii
	nop 0
	dep r8 = r15, r8, 32, 8
	nop 0
	.mmb
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	.endp turn5#
	.align 16
	.align 64
	.proc turn6#
turn6:
	.prologue
	.mii
	.fframe 16
	adds r12 = -16, r12
	.body
	zxt1 r34 = r34
	zxt1 r32 = r32
	;;
	.mmi
	adds r19 = 16, r12
	nop 0
	adds r18 = 6, r34
	;;
	.mmi
	st8 [r19] = r33
	mov r16 = r19
	zxt1 r18 = r18
	;;
	.align 32
.L21:
	.mii
	ld1 r14 = [r16], 1
	adds r15 = 1, r34
	;;
	zxt1 r15 = r15
	.mii
	adds r17 = -1, r16
	nop 0
	;;
	pmpy2.r r14 = r14, r32
	.mmi
	cmp4.ne p6, p7 = r18, r15
	;;
	add r14 = r34, r14
	mov r34 = r15
	;;
	.mib
	st1 [r17] = r14
	nop 0
	(p6) br.cond.dptk .L21
	.mmi
	ld4 r14 = [r19]
	mov r8 = r0
	adds r15 = 20, r12
	;;
	.mii
	nop 0
	zxt1 r16 = r14
	nop 0
	.mmi
	ld2 r15 = [r15]
	;;
	nop 0
	extr.u r17 = r14, 8, 8
	;;
	.mii
	nop 0
	dep r8 = r16, r8, 0, 8
	zxt1 r16 = r15
	;;
	.mii
	nop 0
	dep r8 = r17, r8, 8, 8
	;;
	extr.u r17 = r14, 16, 8
	;;
	.mii
	nop 0
	dep r8 = r17, r8, 16, 8
	;;
	extr.u r14 = r14, 24, 8
	;;
	.mii
	nop 0
	dep r8 = r14, r8, 24, 8
	;;
	dep r8 = r16, r8, 32, 8
	;;
	.mii
	nop 0
	extr.u r15 = r15, 8, 8
	;;
	dep r8 = r15, r8, 40, 8
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp turn6#
	.align 16
	.align 64
	.proc turn7#
turn7:
	.prologue
	.mii
	.fframe 16
	adds r12 = -16, r12
	.body
	zxt1 r34 = r34
	zxt1 r32 = r32
	;;
	.mmi
	adds r19 = 16, r12
	nop 0
	adds r18 = 7, r34
	;;
	.mmi
	st8 [r19] = r33
	mov r16 = r19
	zxt1 r18 = r18
	;;
	.align 32
.L26:
	.mii
	ld1 r14 = [r16], 1
	adds r15 = 1, r34
	;;
	zxt1 r15 = r15
	.mii
	adds r17 = -1, r16
	nop 0
	;;
	pmpy2.r r14 = r14, r32
	.mmi
	cmp4.ne p6, p7 = r18, r15
	;;
	add r14 = r34, r14
	mov r34 = r15
	;;
	.mib
	st1 [r17] = r14
	nop 0
	(p6) br.cond.dptk .L26
	.mmi
	ld4 r14 = [r19]
	mov r8 = r0
	adds r16 = 20, r12
	;;
	.mii
	nop 0
	zxt1 r17 = r14
	nop 0
	.mii
	ld2 r15 = [r16]
	adds r16 = 22, r12
	;;
	extr.u r18 = r14, 8, 8
	.mii
	ld1 r16 = [r16]
	nop 0
	;;
	dep r8 = r17, r8, 0, 8
	.mii
	nop 0
	zxt1 r17 = r15
	;;
	dep r8 = r18, r8, 8, 8
	;;
	.mii
	nop 0
	extr.u r18 = r14, 16, 8
	;;
	dep r8 = r18, r8, 16, 8
	;;
	.mii
	nop 0
	extr.u r14 = r14, 24, 8
	;;
	dep r8 = r14, r8, 24, 8
	;;
	.mii
	nop 0
	dep r8 = r17, r8, 32, 8
	;;
	extr.u r15 = r15, 8, 8
	;;
	.mii
	nop 0
	dep r8 = r15, r8, 40, 8
	;;
	dep r8 = r16, r8, 48, 8
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp turn7#
	.align 16
	.align 64
	.proc turn8#
turn8:
	.prologue
	.mii
	.fframe 16
	adds r12 = -16, r12
	.body
	zxt1 r34 = r34
	zxt1 r32 = r32
	;;
	.mmi
	adds r19 = 16, r12
	nop 0
	adds r18 = 8, r34
	;;
	.mmi
	st8 [r19] = r33
	mov r16 = r19
	zxt1 r18 = r18
	;;
	.align 32
.L31:
	.mii
	ld1 r14 = [r16], 1
	adds r15 = 1, r34
	;;
	zxt1 r15 = r15
	.mii
	adds r17 = -1, r16
	nop 0
	;;
	pmpy2.r r14 = r14, r32
	.mmi
	cmp4.ne p6, p7 = r18, r15
	;;
	add r14 = r34, r14
	mov r34 = r15
	;;
	.mib
	st1 [r17] = r14
	nop 0
	(p6) br.cond.dptk .L31
	.mmi
	ld8 r14 = [r19]
	nop 0
	mov r8 = r0
	;;
	.mii
	nop 0
	zxt1 r16 = r14
	shr.u r15 = r14, 56
	;;
	.mii
	nop 0
	dep r8 = r16, r8, 0, 8
	;;
	extr.u r16 = r14, 8, 8
	;;
	.mii
	nop 0
	dep r8 = r16, r8, 8, 8
	;;
	extr.u r16 = r14, 16, 8
	;;
	.mii
	nop 0
	dep r8 = r16, r8, 16, 8
	;;
	extr.u r16 = r14, 24, 8
	;;
	.mii
	nop 0
	dep r8 = r16, r8, 24, 8
	;;
	extr.u r16 = r14, 32, 8
	;;
	.mii
	nop 0
	dep r8 = r16, r8, 32, 8
	;;
	extr.u r16 = r14, 40, 8
	;;
	.mii
	nop 0
	dep r8 = r16, r8, 40, 8
	;;
	extr.u r14 = r14, 48, 8
	;;
	.mii
	nop 0
	dep r8 = r14, r8, 48, 8
	;;
	dep r8 = r15, r8, 56, 8
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp turn8#
	.align 16
	.align 64
	.proc turn9#
turn9:
	.prologue
	.mii
	.fframe 16
	adds r12 = -16, r12
	zxt1 r35 = r35
	zxt1 r32 = r32
	;;
	.mmi
	adds r18 = 16, r12
	adds r19 = 24, r12
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	;;
	.mmb
	st8 [r18] = r33
	st8 [r19] = r34
	nop 0
	.mmi
	mov r14 = r18
	sub r35 = r35, r18, 1
	mov ar.lc = 8
	;;
	.align 32
.L36:
	.mmi
	ld1 r16 = [r14], 1
	;;
	add r15 = r35, r14
	adds r17 = -1, r14
	;;
	.mii
	nop 0
	pmpy2.r r16 = r16, r32
	;;
	add r15 = r15, r16
	;;
	.mib
	st1 [r17] = r15
	nop 0
	br.cloop.sptk.few .L36
	.mmi
	nop 0
	ld8 r14 = [r18]
	mov r8 = r0
	.mii
	ld1 r9 = [r19]
	nop 0
	;;
	zxt1 r16 = r14
	.mii
	nop 0
	shr.u r15 = r14, 56
	;;
	dep r8 = r16, r8, 0, 8
	;;
	.mii
	nop 0
	extr.u r16 = r14, 8, 8
	;;
	dep r8 = r16, r8, 8, 8
	;;
	.mii
	nop 0
	extr.u r16 = r14, 16, 8
	;;
	dep r8 = r16, r8, 16, 8
	;;
	.mii
	nop 0
	extr.u r16 = r14, 24, 8
	;;
	dep r8 = r16, r8, 24, 8
	;;
	.mii
	nop 0
	extr.u r16 = r14, 32, 8
	;;
	dep r8 = r16, r8, 32, 8
	;;
	.mii
	nop 0
	extr.u r16 = r14, 40, 8
	;;
	dep r8 = r16, r8, 40, 8
	;;
	.mii
	nop 0
	extr.u r14 = r14, 48, 8
	;;
	dep r8 = r14, r8, 48, 8
	;;
	.mii
	nop 0
	dep r8 = r15, r8, 56, 8
	;;
	mov ar.lc = r2
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp turn9#
	.align 16
	.align 64
	.proc turn12#
turn12:
	.prologue
	.mii
	.fframe 16
	adds r12 = -16, r12
	zxt1 r35 = r35
	zxt1 r32 = r32
	;;
	.mmi
	adds r18 = 16, r12
	adds r19 = 24, r12
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	;;
	.mmb
	st8 [r18] = r33
	st8 [r19] = r34
	nop 0
	.mmi
	mov r14 = r18
	sub r35 = r35, r18, 1
	mov ar.lc = 11
	;;
	.align 32
.L41:
	.mmi
	ld1 r16 = [r14], 1
	;;
	add r15 = r35, r14
	adds r17 = -1, r14
	;;
	.mii
	nop 0
	pmpy2.r r16 = r16, r32
	;;
	add r15 = r15, r16
	;;
	.mib
	st1 [r17] = r15
	nop 0
	br.cloop.sptk.few .L41
	.mmi
	ld8 r14 = [r18]
	mov r8 = r0
	mov r9 = r0
	.mii
	ld4 r15 = [r19]
	nop 0
	;;
	zxt1 r16 = r14
	.mii
	nop 0
	zxt1 r17 = r15
	;;
	extr.u r18 = r14, 8, 8
	;;
	.mii
	nop 0
	dep r8 = r16, r8, 0, 8
	shr.u r16 = r14, 56
	;;
	.mii
	nop 0
	dep r8 = r18, r8, 8, 8
	;;
	extr.u r18 = r14, 16, 8
	;;
	.mii
	nop 0
	dep r8 = r18, r8, 16, 8
	;;
	extr.u r18 = r14, 24, 8
	;;
	.mii
	nop 0
	dep r8 = r18, r8, 24, 8
	;;
	extr.u r18 = r14, 32, 8
	;;
	.mii
	nop 0
	dep r8 = r18, r8, 32, 8
	;;
	dep r9 = r17, r9, 0, 8
	;;
	.mii
	nop 0
	extr.u r18 = r14, 40, 8
	;;
	extr.u r17 = r15, 8, 8
	;;
	.mii
	nop 0
	dep r8 = r18, r8, 40, 8
	;;
	extr.u r14 = r14, 48, 8
	;;
	.mii
	nop 0
	dep r9 = r17, r9, 8, 8
	;;
	extr.u r17 = r15, 16, 8
	;;
	.mii
	nop 0
	dep r8 = r14, r8, 48, 8
	;;
	dep r9 = r17, r9, 16, 8
	;;
	.mii
	nop 0
	extr.u r15 = r15, 24, 8
	;;
	dep r8 = r16, r8, 56, 8
	;;
	.mii
	nop 0
	dep r9 = r15, r9, 24, 8
	;;
	mov ar.lc = r2
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp turn12#
	.align 16
	.align 64
	.proc turn15#
turn15:
	.prologue
	.mii
	.fframe 16
	adds r12 = -16, r12
	zxt1 r18 = r35
	zxt1 r32 = r32
	;;
	.mmi
	adds r19 = 16, r12
	adds r20 = 24, r12
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	;;
	.mmb
	st8 [r19] = r33
	st8 [r20] = r34
	nop 0
	.mmi
	mov r14 = r19
	sub r18 = r18, r19, 1
	mov ar.lc = 14
	;;
	.align 32
.L46:
	.mmi
	ld1 r16 = [r14], 1
	;;
	add r15 = r18, r14
	adds r17 = -1, r14
	;;
	.mii
	nop 0
	pmpy2.r r16 = r16, r32
	;;
	add r15 = r15, r16
	;;
	.mib
	st1 [r17] = r15
	nop 0
	br.cloop.sptk.few .L46
	.mmi
	ld8 r14 = [r19]
	mov r8 = r0
	mov r9 = r0
	.mmi
	adds r17 = 28, r12
	ld4 r15 = [r20]
	nop 0
	;;
	.mii
	nop 0
	zxt1 r18 = r14
	zxt1 r21 = r15
	.mmb
	ld2 r16 = [r17]
	adds r17 = 30, r12
	nop 0
	;;
	.mii
	nop 0
	extr.u r20 = r14, 8, 8
	zxt1 r19 = r16
	.mmb
	nop 0
	ld1 r17 = [r17]
	nop 0
	;;
	.mii
	nop 0
	dep r8 = r18, r8, 0, 8
	shr.u r18 = r14, 56
	;;
	.mii
	nop 0
	dep r8 = r20, r8, 8, 8
	;;
	dep r9 = r21, r9, 0, 8
	;;
	.mii
	nop 0
	extr.u r20 = r14, 16, 8
	;;
	extr.u r21 = r15, 8, 8
	;;
	.mii
	nop 0
	dep r8 = r20, r8, 16, 8
	;;
	dep r9 = r21, r9, 8, 8
	;;
	.mii
	nop 0
	extr.u r20 = r14, 24, 8
	;;
	extr.u r21 = r15, 16, 8
	;;
	.mii
	nop 0
	dep r8 = r20, r8, 24, 8
	;;
	dep r9 = r21, r9, 16, 8
	;;
	.mii
	nop 0
	extr.u r20 = r14, 32, 8
	;;
	extr.u r15 = r15, 24, 8
	;;
	.mii
	nop 0
	dep r8 = r20, r8, 32, 8
	;;
	dep r9 = r15, r9, 24, 8
	;;
	.mii
	nop 0
	extr.u r20 = r14, 40, 8
	;;
	dep r8 = r20, r8, 40, 8
	;;
	.mii
	nop 0
	extr.u r14 = r14, 48, 8
	;;
	dep r9 = r19, r9, 32, 8
	;;
	.mii
	nop 0
	extr.u r16 = r16, 8, 8
	;;
	dep r8 = r14, r8, 48, 8
	;;
	.mii
	nop 0
	dep r9 = r16, r9, 40, 8
	;;
	dep r8 = r18, r8, 56, 8
	;;
	.mii
	nop 0
	dep r9 = r17, r9, 48, 8
	;;
	mov ar.lc = r2
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp turn15#
	.align 16
	.align 64
	.proc turn16#
turn16:
	.prologue
	.mii
	.fframe 16
	adds r12 = -16, r12
	zxt1 r18 = r35
	zxt1 r32 = r32
	;;
	.mmi
	adds r19 = 16, r12
	adds r20 = 24, r12
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	;;
	.mmb
	st8 [r19] = r33
	st8 [r20] = r34
	nop 0
	.mmi
	mov r14 = r19
	sub r18 = r18, r19, 1
	mov ar.lc = 15
	;;
	.align 32
.L51:
	.mmi
	ld1 r16 = [r14], 1
	;;
	add r15 = r18, r14
	adds r17 = -1, r14
	;;
	.mii
	nop 0
	pmpy2.r r16 = r16, r32
	;;
	add r15 = r15, r16
	;;
	.mib
	st1 [r17] = r15
	nop 0
	br.cloop.sptk.few .L51
	.mmi
	ld8 r15 = [r19]
	mov r8 = r0
	mov r9 = r0
	.mii
	ld8 r14 = [r20]
	nop 0
	;;
	zxt1 r16 = r15
	.mii
	nop 0
	zxt1 r18 = r14
	;;
	extr.u r19 = r15, 8, 8
	.mii
	nop 0
	shr.u r17 = r15, 56
	;;
	dep r8 = r16, r8, 0, 8
	.mii
	nop 0
	shr.u r16 = r14, 56
	;;
	dep r9 = r18, r9, 0, 8
	;;
	.mii
	nop 0
	extr.u r18 = r14, 8, 8
	;;
	dep r8 = r19, r8, 8, 8
	;;
	.mii
	nop 0
	dep r9 = r18, r9, 8, 8
	;;
	extr.u r19 = r15, 16, 8
	;;
	.mii
	nop 0
	extr.u r18 = r14, 16, 8
	;;
	dep r8 = r19, r8, 16, 8
	;;
	.mii
	nop 0
	dep r9 = r18, r9, 16, 8
	;;
	extr.u r19 = r15, 24, 8
	;;
	.mii
	nop 0
	extr.u r18 = r14, 24, 8
	;;
	dep r8 = r19, r8, 24, 8
	;;
	.mii
	nop 0
	dep r9 = r18, r9, 24, 8
	;;
	extr.u r19 = r15, 32, 8
	;;
	.mii
	nop 0
	extr.u r18 = r14, 32, 8
	;;
	dep r8 = r19, r8, 32, 8
	;;
	.mii
	nop 0
	dep r9 = r18, r9, 32, 8
	;;
	extr.u r19 = r15, 40, 8
	;;
	.mii
	nop 0
	extr.u r18 = r14, 40, 8
	;;
	dep r8 = r19, r8, 40, 8
	;;
	.mii
	nop 0
	extr.u r15 = r15, 48, 8
	;;
	dep r9 = r18, r9, 40, 8
	;;
	.mii
	nop 0
	extr.u r14 = r14, 48, 8
	;;
	dep r8 = r15, r8, 48, 8
	;;
	.mii
	nop 0
	dep r9 = r14, r9, 48, 8
	;;
	dep r8 = r17, r8, 56, 8
	;;
	.mii
	nop 0
	dep r9 = r16, r9, 56, 8
	;;
	mov ar.lc = r2
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp turn16#
	.align 16
	.align 64
	.proc turn17#
turn17:
	.prologue
	.mii
	.fframe 48
	adds r12 = -48, r12
	zxt1 r18 = r36
	zxt1 r32 = r32
	;;
	.mmb
	adds r19 = 32, r12
	adds r21 = 40, r12
	nop 0
	.mmi
	adds r20 = 48, r12
	nop 0
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	;;
	.mmb
	st8 [r19] = r33
	st8 [r21] = r34
	nop 0
	.mmi
	mov r14 = r19
	sub r18 = r18, r19, 1
	mov ar.lc = 16
	;;
	.mmi
	st8 [r20] = r35
	nop 0
	nop 0
	.align 32
.L56:
	.mmi
	ld1 r16 = [r14], 1
	;;
	add r15 = r18, r14
	adds r17 = -1, r14
	;;
	.mii
	nop 0
	pmpy2.r r16 = r16, r32
	;;
	add r15 = r15, r16
	;;
	.mib
	st1 [r17] = r15
	nop 0
	br.cloop.sptk.few .L56
	.mmi
	ld8 r15 = [r19]
	mov r8 = r0
	mov r9 = r0
	.mmi
	mov r11 = r0
	ld8 r14 = [r21]
	nop 0
	;;
	.mii
	nop 0
	zxt1 r16 = r15
	zxt1 r18 = r14
	.mmi
	ld1 r10 = [r20]
	;;
	nop 0
	extr.u r19 = r15, 8, 8
	.mii
	nop 0
	shr.u r17 = r15, 56
	;;
	dep r8 = r16, r8, 0, 8
	.mii
	nop 0
	shr.u r16 = r14, 56
	;;
	dep r9 = r18, r9, 0, 8
	;;
	.mii
	nop 0
	extr.u r18 = r14, 8, 8
	;;
	dep r8 = r19, r8, 8, 8
	;;
	.mii
	nop 0
	dep r9 = r18, r9, 8, 8
	;;
	extr.u r19 = r15, 16, 8
	;;
	.mii
	nop 0
	extr.u r18 = r14, 16, 8
	;;
	dep r8 = r19, r8, 16, 8
	;;
	.mii
	nop 0
	dep r9 = r18, r9, 16, 8
	;;
	extr.u r19 = r15, 24, 8
	;;
	.mii
	nop 0
	extr.u r18 = r14, 24, 8
	;;
	dep r8 = r19, r8, 24, 8
	;;
	.mii
	nop 0
	dep r9 = r18, r9, 24, 8
	;;
	extr.u r19 = r15, 32, 8
	;;
	.mii
	nop 0
	extr.u r18 = r14, 32, 8
	;;
	dep r8 = r19, r8, 32, 8
	;;
	.mii
	nop 0
	dep r9 = r18, r9, 32, 8
	;;
	extr.u r19 = r15, 40, 8
	;;
	.mii
	nop 0
	extr.u r18 = r14, 40, 8
	;;
	dep r8 = r19, r8, 40, 8
	;;
	.mii
	nop 0
	extr.u r15 = r15, 48, 8
	;;
	dep r9 = r18, r9, 40, 8
	;;
	.mii
	nop 0
	extr.u r14 = r14, 48, 8
	;;
	dep r8 = r15, r8, 48, 8
	;;
	.mii
	nop 0
	dep r9 = r14, r9, 48, 8
	;;
	dep r8 = r17, r8, 56, 8
	;;
	.mii
	nop 0
	dep r9 = r16, r9, 56, 8
	;;
	mov ar.lc = r2
	.mmb
	nop 0
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	.endp turn17#
	.align 16
	.align 64
	.proc turn24#
turn24:
	.prologue
	.mii
	.fframe 48
	adds r12 = -48, r12
	zxt1 r18 = r36
	zxt1 r32 = r32
	;;
	.mmb
	adds r19 = 32, r12
	adds r21 = 40, r12
	nop 0
	.mmi
	adds r20 = 48, r12
	nop 0
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	;;
	.mmb
	st8 [r19] = r33
	st8 [r21] = r34
	nop 0
	.mmi
	mov r14 = r19
	sub r18 = r18, r19, 1
	mov ar.lc = 23
	;;
	.mmi
	st8 [r20] = r35
	nop 0
	nop 0
	.align 32
.L61:
	.mmi
	ld1 r16 = [r14], 1
	;;
	add r15 = r18, r14
	adds r17 = -1, r14
	;;
	.mii
	nop 0
	pmpy2.r r16 = r16, r32
	;;
	add r15 = r15, r16
	;;
	.mib
	st1 [r17] = r15
	nop 0
	br.cloop.sptk.few .L61
	.mmi
	ld8 r16 = [r19]
	mov r8 = r0
	mov r9 = r0
	.mmi
	mov r10 = r0
	ld8 r15 = [r21]
	mov r11 = r0
	;;
	.mii
	ld8 r14 = [r20]
	zxt1 r17 = r16
	zxt1 r21 = r15
	;;
	.mii
	nop 0
	zxt1 r20 = r14
	shr.u r19 = r16, 56
	;;
	.mii
	nop 0
	extr.u r22 = r16, 8, 8
	shr.u r18 = r15, 56
	;;
	.mii
	nop 0
	dep r8 = r17, r8, 0, 8
	shr.u r17 = r14, 56
	;;
	.mii
	nop 0
	dep r9 = r21, r9, 0, 8
	;;
	dep r10 = r20, r10, 0, 8
	;;
	.mii
	nop 0
	extr.u r21 = r15, 8, 8
	;;
	extr.u r20 = r14, 8, 8
	;;
	.mii
	nop 0
	dep r8 = r22, r8, 8, 8
	;;
	dep r9 = r21, r9, 8, 8
	;;
	.mii
	nop 0
	extr.u r22 = r16, 16, 8
	;;
	extr.u r21 = r15, 16, 8
	;;
	.mii
	nop 0
	dep r10 = r20, r10, 8, 8
	;;
	extr.u r20 = r14, 16, 8
	;;
	.mii
	nop 0
	dep r8 = r22, r8, 16, 8
	;;
	dep r9 = r21, r9, 16, 8
	;;
	.mii
	nop 0
	extr.u r22 = r16, 24, 8
	;;
	extr.u r21 = r15, 24, 8
	;;
	.mii
	nop 0
	dep r10 = r20, r10, 16, 8
	;;
	extr.u r20 = r14, 24, 8
	;;
	.mii
	nop 0
	dep r8 = r22, r8, 24, 8
	;;
	dep r9 = r21, r9, 24, 8
	;;
	.mii
	nop 0
	extr.u r22 = r16, 32, 8
	;;
	extr.u r21 = r15, 32, 8
	;;
	.mii
	nop 0
	dep r10 = r20, r10, 24, 8
	;;
	extr.u r20 = r14, 32, 8
	;;
	.mii
	nop 0
	dep r8 = r22, r8, 32, 8
	;;
	dep r9 = r21, r9, 32, 8
	;;
	.mii
	nop 0
	extr.u r22 = r16, 40, 8
	;;
	extr.u r21 = r15, 40, 8
	;;
	.mii
	nop 0
	dep r10 = r20, r10, 32, 8
	;;
	extr.u r20 = r14, 40, 8
	;;
	.mii
	nop 0
	dep r8 = r22, r8, 40, 8
	;;
	extr.u r16 = r16, 48, 8
	;;
	.mii
	nop 0
	dep r9 = r21, r9, 40, 8
	;;
	extr.u r15 = r15, 48, 8
	;;
	.mii
	nop 0
	dep r10 = r20, r10, 40, 8
	;;
	extr.u r14 = r14, 48, 8
	;;
	.mii
	nop 0
	dep r8 = r16, r8, 48, 8
	;;
	dep r9 = r15, r9, 48, 8
	;;
	.mii
	nop 0
	dep r10 = r14, r10, 48, 8
	;;
	dep r8 = r19, r8, 56, 8
	;;
	.mii
	nop 0
	dep r9 = r18, r9, 56, 8
	;;
	dep r10 = r17, r10, 56, 8
	;;
	.mii
	nop 0
	mov ar.lc = r2
	nop 0
	.mmb
	.restore sp
	adds r12 = 48, r12
	nop 0
	br.ret.sptk.many b0
	.endp turn24#
	.align 16
	.align 64
	.proc turn33#
turn33:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 7, 4, 3, 0
	.fframe 48
	adds r12 = -48, r12
	zxt1 r18 = r38
	.mmi
	mov r41 = r1
	mov r19 = r8
	zxt1 r32 = r32
	;;
	.mmi
	adds r14 = 16, r12
	adds r15 = 48, r12
	.save rp, r39
	mov r39 = b0
	;;
	.mmb
	st8 [r14] = r33
	adds r14 = 24, r12
	nop 0
	.mmi
	st8 [r15] = r37
	nop 0
	.save ar.lc, r42
	mov r42 = ar.lc
	.body
	;;
	.mmi
	st8 [r14] = r34
	adds r14 = 32, r12
	mov ar.lc = 32
	;;
	.mmi
	st8 [r14] = r35
	nop 0
	adds r14 = 40, r12
	;;
	.mii
	st8 [r14] = r36
	adds r14 = 16, r12
	;;
	sub r18 = r18, r14, 1
	.align 32
.L66:
	.mmi
	ld1 r16 = [r14], 1
	;;
	add r15 = r18, r14
	adds r17 = -1, r14
	;;
	.mii
	nop 0
	pmpy2.r r16 = r16, r32
	;;
	add r15 = r15, r16
	;;
	.mib
	st1 [r17] = r15
	nop 0
	br.cloop.sptk.few .L66
	.mmi
	addl r45 = 33, r0
	nop 0
	adds r44 = 16, r12
	.mmb
	mov r43 = r19
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mii
	mov r1 = r41
	mov b0 = r39
	;;
	mov ar.pfs = r40
	;;
	.mii
	nop 0
	mov ar.lc = r42
	nop 0
	.mmb
	.restore sp
	adds r12 = 48, r12
	nop 0
	br.ret.sptk.many b0
	.endp turn33#
	.align 16
	.align 64
	.proc turn40#
turn40:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 7, 4, 3, 0
	.fframe 48
	adds r12 = -48, r12
	zxt1 r18 = r38
	.mmi
	mov r41 = r1
	mov r19 = r8
	zxt1 r32 = r32
	;;
	.mmi
	adds r14 = 16, r12
	adds r15 = 48, r12
	.save rp, r39
	mov r39 = b0
	;;
	.mmb
	st8 [r14] = r33
	adds r14 = 24, r12
	nop 0
	.mmi
	st8 [r15] = r37
	nop 0
	.save ar.lc, r42
	mov r42 = ar.lc
	.body
	;;
	.mmi
	st8 [r14] = r34
	adds r14 = 32, r12
	mov ar.lc = 39
	;;
	.mmi
	st8 [r14] = r35
	nop 0
	adds r14 = 40, r12
	;;
	.mii
	st8 [r14] = r36
	adds r14 = 16, r12
	;;
	sub r18 = r18, r14, 1
	.align 32
.L71:
	.mmi
	ld1 r16 = [r14], 1
	;;
	add r15 = r18, r14
	adds r17 = -1, r14
	;;
	.mii
	nop 0
	pmpy2.r r16 = r16, r32
	;;
	add r15 = r15, r16
	;;
	.mib
	st1 [r17] = r15
	nop 0
	br.cloop.sptk.few .L71
	.mmi
	addl r45 = 40, r0
	nop 0
	adds r44 = 16, r12
	.mmb
	mov r43 = r19
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mii
	mov r1 = r41
	mov b0 = r39
	;;
	mov ar.pfs = r40
	;;
	.mii
	nop 0
	mov ar.lc = r42
	nop 0
	.mmb
	.restore sp
	adds r12 = 48, r12
	nop 0
	br.ret.sptk.many b0
	.endp turn40#
	.align 16
	.align 64
	.proc scale#
scale:
	.prologue
	.mfi
	.fframe 32
	adds r12 = -32, r12
	.body
	fpack f8 = f9, f8
	nop 0
	.mfi
	nop 0
	fpack f10 = f10, f10
	nop 0
	;;
	.mmi
	adds r14 = 4, r12
	;;
	ldfs.a f9 = [r14]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fpmpy f8 = f8, f10
	;;
	.mmi
	stf8 [r12] = f8
	;;
	ldfs f8 = [r12]
	nop 0
	.mmb
	chk.a.clr f9, .L77
.L78:
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L77:
	.body
	.copy_state 1
	.mib
	ldfs f9 = [r14]
	nop 0
	br .L78
	.endp scale#
	.align 16
	.align 64
	.proc bump.constprop.0#
bump.constprop.0:
	.prologue
	.mmi
	.fframe 48
	adds r12 = -48, r12
	.body
	mov r14 = r32
	mov r18 = r35
	;;
	.mmi
	adds r19 = 20, r12
	adds r20 = 44, r12
	adds r16 = 8, r12
	.mlx
	adds r17 = 32, r12
	movl r15 = 0x3fd0000000000000
	;;
	.mlx
	setf.d f7 = r15
	movl r15 = 0x3f000000
	.mmi
	ldfs.a f6 = [r19]
	adds r22 = 16, r12
	adds r23 = 24, r12
	;;
	.mmi
	ldfs.a f10 = [r20]
	setf.s f9 = r15
	adds r21 = 40, r12
	.mmi
	st8 [r22] = r34
	adds r14 = 3, r14
	adds r18 = 3, r18
	;;
	.mmi
	nop 0
	st8 [r21] = r37
	mov r15 = r16
	.mmi
	st8 [r16] = r33
	shladd r34 = r34, 1, r0
	shladd r37 = r37, 1, r0
	;;
	.mmi
	st8 [r12] = r32
	st8 [r23] = r35
	nop 0
	;;
	.mmi
	st1 [r12] = r14
	st1 [r23] = r18
	mov r14 = r8
	;;
	.mmi
	nop 0
	ld8 r18 = [r12]
	nop 0
	.mmi
	st2 [r22] = r34
	st8 [r17] = r36
	nop 0
	;;
	.mmi
	ldfs.c.clr f6 = [r19]
	st8 [r14] = r18, 8
	nop 0
	.mmi
	st2 [r21] = r37
	addl r18 = 7, r0
	adds r21 = 48, r12
	;;
	.mmf
	ldfs.c.clr f10 = [r20]
	nop 0
	fmpy.s f8 = f6, f9
	.mmi
	st8 [r21] = r38
	st4 [r21] = r18
	nop 0
	;;
	.mfi
	nop 0
	fmpy.s f9 = f10, f9
	nop 0
	.mmi
	ldfd f10 = [r16]
	;;
	stfs [r19] = f8
	nop 0
	;;
	.mmi
	nop 0
	stfs [r20] = f9
	nop 0
	;;
	.mfi
	nop 0
	fadd.d f6 = f10, f7
	nop 0
	.mmi
	ldfd f10 = [r17]
	;;
	stfd [r16] = f6
	nop 0
	;;
	.mmi
	nop 0
	ld8 r16 = [r15], 8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f7 = f10, f7
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15], 8
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15], 8
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	;;
	stfd [r17] = f7
	nop 0
	;;
	.mmi
	nop 0
	ld8 r16 = [r15], 8
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r16 = [r15], 8
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	st8 [r14] = r15
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	.endp bump.constprop.0#
	.align 16
	.align 64
	.proc reverse.constprop.0#
reverse.constprop.0:
	.prologue
	.mmi
	nop 0
	.fframe 80
	adds r12 = -80, r12
	.body
	nop 0
	;;
	.mlx
	nop 0
	movl r14 = 0x4008000000000000
	.mmf
	nop 0
	nop 0
	mov f11 = f1
	;;
	.mlx
	setf.d f9 = r14
	movl r14 = 0x4000000000000000
	;;
	.mlx
	setf.d f10 = r14
	movl r14 = 0x4010000000000000
	;;
	.mib
	setf.d f8 = r14
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
	.endp reverse.constprop.0#
	.align 16
	.align 64
	.proc add.constprop.0#
add.constprop.0:
	.prologue
	.mmi
	nop 0
	.fframe 48
	adds r12 = -48, r12
	.body
	nop 0
	;;
	.mlx
	nop 0
	movl r14 = 0x4006000000000000
	;;
	.mlx
	setf.d f9 = r14
	movl r14 = 0x4004000000000000
	;;
	.mib
	setf.d f8 = r14
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	.endp add.constprop.0#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%d:%08x "
	.align 8
.LC2:
	stringz	"\n%g %g %g %g %g %g %g %g\n"
	.align 8
.LC3:
	stringz	"%c %g %d %g %c %g %d %g %d\n"
	.sdata
	.align 8
.LC1:
	data4	1069547520
	data4	-1072693248
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 50
	.mmb
	.save ar.pfs, r51
	alloc r51 = ar.pfs, 0, 21, 8, 0
	adds r16 = -24, r12
	nop 0
	.mmi
	adds r17 = -16, r12
	.fframe 544
	adds r12 = -544, r12
	mov r18 = ar.lc
	;;
	.mmi
	mov r52 = r1
	.save.f 0x1
	stf.spill [r17] = f2
	.save rp, r50
	mov r50 = b0
	.mlx
	addl r54 = 1, r0
	movl r55 = 8589934593
	;;
	.mlx
	addl r53 = 5, r0
	movl r32 = -2128831035
	.mmi
	adds r34 = 34, r12
	adds r35 = 33, r12
	adds r33 = 35, r12
	;;
	.mmi
	nop 0
	.savesp ar.lc, 520
	st8 [r16] = r18, 24
	nop 0
	;;
	.mib
	.save.f 0x2
	stf.spill [r16] = f3
	.body
	nop 0
	br.call.sptk.many b0 = turn1#
	;;
	.mmi
	addl r55 = 2, r0
	mov r1 = r52
	nop 0
	.mmb
	mov r54 = r8
	addl r53 = 3, r0
	br.call.sptk.many b0 = turn1#
	;;
	.mii
	nop 0
	zxt1 r55 = r8
	mov r1 = r52
	.mmb
	nop 0
	addl r54 = 1, r0
	nop 0
	;;
	.mlx
	xor r55 = r32, r55
	movl r53 = @gprel(.LC0)
	;;
	.mii
	nop 0
	dep.z r14 = r55, 16, 16
	add r53 = r1, r53
	;;
	.mmi
	add r14 = r14, r55
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r55
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r55
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r55
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	add r55 = r14, r55
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r52
	movl r55 = 8589934593
	.mmb
	addl r54 = 513, r0
	addl r53 = 5, r0
	br.call.sptk.many b0 = turn2#
	;;
	.mmi
	adds r14 = 497, r12
	adds r16 = 498, r12
	sxt2 r8 = r8
	.mmi
	mov r1 = r52
	addl r55 = 2, r0
	addl r53 = 3, r0
	;;
	.mib
	nop 0
	extr.u r15 = r8, 8, 8
	nop 0
	.mii
	st1 [r14] = r8
	zxt1 r54 = r8
	;;
	zxt1 r14 = r15
	.mmi
	st1 [r16] = r15
	;;
	nop 0
	shl r14 = r14, 8
	;;
	.mib
	or r54 = r54, r14
	nop 0
	br.call.sptk.many b0 = turn2#
	;;
	.mii
	adds r14 = 500, r12
	extr.u r55 = r8, 8, 8
	zxt1 r15 = r8
	.mmb
	mov r1 = r52
	addl r54 = 2, r0
	nop 0
	;;
	.mmi
	nop 0
	xor r15 = r32, r15
	nop 0
	.mlx
	st2 [r14] = r8
	movl r53 = @gprel(.LC0)
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	add r53 = r1, r53
	;;
	.mii
	add r14 = r14, r15
	nop 0
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	xor r55 = r14, r55
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r55, 16, 16
	;;
	add r14 = r14, r55
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r55
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r55
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r55
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	add r55 = r14, r55
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r15 = 32, r12
	addl r14 = 513, r0
	mov r1 = r52
	.mlx
	addl r53 = 5, r0
	movl r55 = 8589934593
	;;
	.mmi
	st2 [r15] = r14
	nop 0
	addl r14 = 3, r0
	;;
	.mmi
	nop 0
	st1 [r34] = r14
	nop 0
	;;
	.mib
	ld8 r54 = [r15]
	nop 0
	br.call.sptk.many b0 = turn3#
	;;
	.mmi
	adds r14 = 496, r12
	adds r15 = 494, r12
	sxt4 r8 = r8
	.mmi
	mov r1 = r52
	addl r55 = 2, r0
	addl r53 = 3, r0
	;;
	.mii
	nop 0
	extr.u r16 = r8, 16, 8
	nop 0
	.mmi
	st1 [r15] = r8
	;;
	st1 [r14] = r16
	extr.u r8 = r8, 8, 8
	.mmi
	adds r16 = 495, r12
	ld2.a r54 = [r15]
	nop 0
	;;
	.mmi
	ld1 r14 = [r14]
	st1 [r16] = r8
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r14, 16
	nop 0
	.mmi
	ld2.c.clr r54 = [r15]
	nop 0
	nop 0
	;;
	.mib
	or r54 = r54, r14
	nop 0
	br.call.sptk.many b0 = turn3#
	;;
	.mii
	adds r15 = 32, r12
	sxt4 r8 = r8
	mov r1 = r52
	.mmi
	mov r55 = r32
	;;
	nop 0
	extr.u r14 = r8, 8, 8
	.mii
	st1 [r15] = r8
	nop 0
	;;
	extr.u r8 = r8, 16, 8
	.mmi
	st1 [r35] = r14
	;;
	st1 [r34] = r8
	nop 0
	.align 32
.L86:
	.mmi
	mov r14 = r15
	nop 0
	adds r15 = 1, r15
	;;
	.mii
	ld1 r14 = [r14]
	cmp.ne p6, p7 = r33, r15
	;;
	xor r55 = r55, r14
	;;
	.mii
	nop 0
	dep.z r14 = r55, 16, 16
	;;
	add r14 = r14, r55
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r55
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r55
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r55
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r55 = r14, r55
	(p6) br.cond.dptk .L86
	.mlx
	nop 0
	movl r53 = @gprel(.LC0)
	.mmi
	addl r54 = 3, r0
	adds r36 = 32, r12
	adds r32 = 36, r12
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r52
	movl r14 = 67305985
	.mlx
	addl r53 = 5, r0
	movl r55 = 8589934593
	;;
	.mmi
	nop 0
	st4 [r36] = r14
	nop 0
	;;
	.mib
	ld8 r54 = [r36]
	nop 0
	br.call.sptk.many b0 = turn4#
	;;
	.mmi
	adds r14 = 492, r12
	adds r15 = 490, r12
	sxt4 r8 = r8
	.mmi
	mov r1 = r52
	addl r55 = 2, r0
	addl r53 = 3, r0
	;;
	.mii
	nop 0
	extr.u r16 = r8, 16, 8
	nop 0
	.mii
	st1 [r15] = r8
	nop 0
	;;
	extr.u r17 = r8, 24, 8
	.mmi
	st1 [r14] = r16
	ld2.a r54 = [r15]
	adds r16 = 493, r12
	;;
	.mii
	st1 [r16] = r17
	extr.u r8 = r8, 8, 8
	adds r16 = 491, r12
	;;
	.mmi
	ld2 r14 = [r14]
	st1 [r16] = r8
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r14, 16
	nop 0
	.mmi
	ld2.c.clr r54 = [r15]
	nop 0
	nop 0
	;;
	.mib
	or r54 = r54, r14
	nop 0
	br.call.sptk.many b0 = turn4#
	;;
	.mmi
	mov r1 = r52
	st4 [r36] = r8
	mov ar.lc = 3
	.mlx
	nop 0
	movl r55 = -2128831035
	.align 32
.L87:
	.mii
	ld1 r14 = [r36]
	adds r36 = 1, r36
	;;
	xor r55 = r55, r14
	;;
	.mii
	nop 0
	dep.z r14 = r55, 16, 16
	;;
	add r14 = r14, r55
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r55
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r55
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r55
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r55 = r14, r55
	br.cloop.sptk.few .L87
	.mlx
	nop 0
	movl r53 = @gprel(.LC0)
	.mmi
	addl r54 = 4, r0
	adds r39 = 32, r12
	adds r37 = 37, r12
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r52
	movl r14 = 67305985
	.mlx
	addl r53 = 5, r0
	movl r55 = 8589934593
	;;
	.mmi
	st4 [r39] = r14
	nop 0
	addl r14 = 5, r0
	;;
	.mmi
	nop 0
	st1 [r36] = r14
	nop 0
	;;
	.mib
	ld8 r54 = [r39]
	nop 0
	br.call.sptk.many b0 = turn5#
	;;
	.mmi
	adds r15 = 485, r12
	adds r18 = 486, r12
	extr.u r14 = r8, 8, 8
	.mmi
	mov r1 = r52
	addl r55 = 2, r0
	zxt1 r17 = r8
	;;
	.mib
	nop 0
	zxt1 r16 = r14
	nop 0
	.mmi
	st1 [r15] = r8
	st1 [r18] = r14
	adds r18 = 487, r12
	;;
	.mii
	nop 0
	extr.u r15 = r8, 16, 8
	shl r16 = r16, 8
	.mmi
	addl r53 = 3, r0
	;;
	nop 0
	extr.u r14 = r8, 24, 8
	.mmi
	or r16 = r17, r16
	st1 [r18] = r15
	adds r17 = 488, r12
	;;
	.mii
	nop 0
	extr.u r8 = r8, 32, 8
	zxt1 r15 = r15
	.mmb
	nop 0
	st1 [r17] = r14
	nop 0
	;;
	.mii
	nop 0
	shl r15 = r15, 16
	zxt1 r14 = r14
	;;
	.mii
	or r15 = r16, r15
	zxt1 r54 = r8
	shl r14 = r14, 24
	.mmi
	adds r16 = 489, r12
	;;
	or r14 = r15, r14
	shl r54 = r54, 32
	.mmi
	nop 0
	st1 [r16] = r8
	nop 0
	;;
	.mib
	or r54 = r14, r54
	nop 0
	br.call.sptk.many b0 = turn5#
	;;
	.mmi
	st1 [r39] = r8
	nop 0
	extr.u r14 = r8, 8, 8
	.mlx
	mov r1 = r52
	movl r55 = -2128831035
	;;
	.mii
	st1 [r35] = r14
	extr.u r15 = r8, 16, 8
	;;
	extr.u r14 = r8, 24, 8
	.mii
	st1 [r34] = r15
	nop 0
	;;
	extr.u r8 = r8, 32, 8
	.mmi
	st1 [r33] = r14
	;;
	st1 [r36] = r8
	mov ar.lc = 4
	.align 32
.L88:
	.mii
	ld1 r14 = [r39]
	adds r39 = 1, r39
	;;
	xor r55 = r55, r14
	;;
	.mii
	nop 0
	dep.z r14 = r55, 16, 16
	;;
	add r14 = r14, r55
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r55
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r55
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r55
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r55 = r14, r55
	br.cloop.sptk.few .L88
	.mlx
	nop 0
	movl r53 = @gprel(.LC0)
	.mmi
	addl r54 = 5, r0
	adds r36 = 32, r12
	adds r38 = 38, r12
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r52
	movl r14 = 67305985
	.mlx
	addl r53 = 5, r0
	movl r55 = 8589934593
	;;
	.mmi
	st4 [r36] = r14
	nop 0
	addl r14 = 1541, r0
	;;
	.mmi
	nop 0
	st2 [r32] = r14
	nop 0
	;;
	.mib
	ld8 r54 = [r36]
	nop 0
	br.call.sptk.many b0 = turn6#
	;;
	.mmi
	adds r15 = 479, r12
	adds r16 = 480, r12
	extr.u r14 = r8, 8, 8
	.mmi
	mov r1 = r52
	addl r55 = 2, r0
	zxt1 r18 = r8
	;;
	.mmi
	st1 [r15] = r8
	st1 [r16] = r14
	extr.u r15 = r8, 16, 8
	.mmi
	adds r16 = 481, r12
	addl r53 = 3, r0
	zxt1 r17 = r14
	;;
	.mii
	st1 [r16] = r15
	extr.u r14 = r8, 24, 8
	zxt1 r16 = r15
	.mmb
	nop 0
	adds r15 = 482, r12
	nop 0
	;;
	.mii
	nop 0
	extr.u r54 = r8, 32, 8
	shl r17 = r17, 8
	.mmb
	nop 0
	st1 [r15] = r14
	nop 0
	;;
	.mii
	or r17 = r18, r17
	zxt1 r15 = r14
	shl r16 = r16, 16
	;;
	.mmi
	or r16 = r17, r16
	adds r17 = 483, r12
	extr.u r8 = r8, 40, 8
	.mii
	nop 0
	shl r15 = r15, 24
	;;
	or r16 = r16, r15
	.mmi
	st1 [r17] = r54
	adds r15 = 484, r12
	zxt1 r54 = r54
	;;
	.mii
	st1 [r15] = r8
	shl r54 = r54, 32
	zxt1 r8 = r8
	;;
	.mii
	nop 0
	shl r8 = r8, 40
	or r54 = r16, r54
	;;
	.mib
	or r54 = r54, r8
	nop 0
	br.call.sptk.many b0 = turn6#
	;;
	.mmi
	st1 [r36] = r8
	nop 0
	extr.u r15 = r8, 8, 8
	.mlx
	mov r1 = r52
	movl r55 = -2128831035
	;;
	.mii
	nop 0
	extr.u r14 = r8, 16, 8
	nop 0
	.mmi
	st1 [r35] = r15
	nop 0
	nop 0
	;;
	.mii
	st1 [r34] = r14
	extr.u r15 = r8, 24, 8
	;;
	extr.u r14 = r8, 32, 8
	.mii
	st1 [r33] = r15
	nop 0
	;;
	extr.u r8 = r8, 40, 8
	.mmi
	st1 [r32] = r14
	;;
	st1 [r39] = r8
	mov ar.lc = 5
	.align 32
.L89:
	.mii
	ld1 r14 = [r36]
	adds r36 = 1, r36
	;;
	xor r55 = r55, r14
	;;
	.mii
	nop 0
	dep.z r14 = r55, 16, 16
	;;
	add r14 = r14, r55
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r55
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r55
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r55
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r55 = r14, r55
	br.cloop.sptk.few .L89
	.mlx
	nop 0
	movl r53 = @gprel(.LC0)
	.mmi
	addl r54 = 6, r0
	nop 0
	adds r40 = 39, r12
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	adds r15 = 32, r12
	movl r14 = 67305985
	.mmi
	mov r1 = r52
	nop 0
	addl r53 = 5, r0
	;;
	.mmi
	nop 0
	st4 [r15] = r14
	addl r14 = 1541, r0
	.mlx
	nop 0
	movl r55 = 8589934593
	;;
	.mmi
	st2 [r32] = r14
	nop 0
	addl r14 = 7, r0
	;;
	.mmi
	nop 0
	st1 [r36] = r14
	nop 0
	;;
	.mib
	ld8 r54 = [r15]
	nop 0
	br.call.sptk.many b0 = turn7#
	;;
	.mmi
	adds r15 = 473, r12
	adds r14 = 472, r12
	extr.u r16 = r8, 8, 8
	.mmi
	mov r1 = r52
	addl r55 = 2, r0
	addl r53 = 3, r0
	;;
	.mii
	st1 [r15] = r16
	extr.u r17 = r8, 16, 8
	adds r15 = 474, r12
	.mmi
	st1 [r14] = r8
	;;
	st1 [r15] = r17
	extr.u r16 = r8, 24, 8
	.mmi
	adds r15 = 475, r12
	;;
	st1 [r15] = r16
	extr.u r17 = r8, 32, 8
	.mmi
	adds r15 = 476, r12
	;;
	nop 0
	extr.u r16 = r8, 40, 8
	.mmi
	st1 [r15] = r17
	nop 0
	adds r15 = 477, r12
	;;
	.mii
	st1 [r15] = r16
	extr.u r8 = r8, 48, 8
	adds r15 = 478, r12
	;;
	.mmi
	nop 0
	st1 [r15] = r8
	nop 0
	;;
	.mib
	ld8 r54 = [r14]
	nop 0
	br.call.sptk.many b0 = turn7#
	;;
	.mmi
	adds r15 = 32, r12
	nop 0
	extr.u r14 = r8, 8, 8
	.mlx
	mov r1 = r52
	movl r55 = -2128831035
	;;
	.mmi
	nop 0
	st1 [r15] = r8
	extr.u r16 = r8, 16, 8
	.mii
	st1 [r35] = r14
	nop 0
	;;
	extr.u r14 = r8, 24, 8
	.mmi
	nop 0
	st1 [r34] = r16
	nop 0
	;;
	.mii
	st1 [r33] = r14
	extr.u r16 = r8, 32, 8
	;;
	extr.u r14 = r8, 40, 8
	.mii
	st1 [r32] = r16
	nop 0
	;;
	extr.u r8 = r8, 48, 8
	.mmi
	st1 [r37] = r14
	;;
	st1 [r36] = r8
	mov ar.lc = 6
	.align 32
.L90:
	.mii
	ld1 r14 = [r15]
	adds r15 = 1, r15
	;;
	xor r55 = r55, r14
	;;
	.mii
	nop 0
	dep.z r14 = r55, 16, 16
	;;
	add r14 = r14, r55
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r55
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r55
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r55
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r55 = r14, r55
	br.cloop.sptk.few .L90
	.mlx
	nop 0
	movl r53 = @gprel(.LC0)
	.mmi
	addl r54 = 7, r0
	adds r39 = 32, r12
	adds r36 = 40, r12
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r52
	movl r55 = 8589934593
	.mlx
	addl r53 = 5, r0
	movl r54 = 578437695752307201
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = turn8#
	;;
	.mmi
	adds r14 = 440, r12
	adds r15 = 436, r12
	extr.u r16 = r8, 32, 8
	.mmi
	mov r1 = r52
	addl r55 = 2, r0
	addl r53 = 3, r0
	;;
	.mib
	nop 0
	extr.u r17 = r8, 40, 8
	nop 0
	.mmi
	st1 [r14] = r16
	st1 [r15] = r8
	adds r16 = 441, r12
	;;
	.mii
	st1 [r16] = r17
	extr.u r18 = r8, 48, 8
	adds r16 = 442, r12
	.mmi
	ld4.a r54 = [r15]
	;;
	st1 [r16] = r18
	extr.u r17 = r8, 56, 8
	.mmi
	adds r16 = 443, r12
	;;
	st1 [r16] = r17
	extr.u r18 = r8, 8, 8
	.mii
	adds r16 = 437, r12
	nop 0
	;;
	extr.u r17 = r8, 16, 8
	.mmi
	st1 [r16] = r18
	ld4 r14 = [r14]
	adds r16 = 438, r12
	;;
	.mmi
	st1 [r16] = r17
	nop 0
	extr.u r8 = r8, 24, 8
	.mmi
	adds r16 = 439, r12
	nop 0
	shl r14 = r14, 32
	;;
	.mmi
	st1 [r16] = r8
	;;
	ld4.c.clr r54 = [r15]
	nop 0
	;;
	.mib
	or r54 = r54, r14
	nop 0
	br.call.sptk.many b0 = turn8#
	;;
	.mmi
	mov r1 = r52
	st8 [r39] = r8
	mov ar.lc = 7
	.mlx
	nop 0
	movl r55 = -2128831035
	.align 32
.L91:
	.mii
	ld1 r14 = [r39]
	adds r39 = 1, r39
	;;
	xor r55 = r55, r14
	;;
	.mii
	nop 0
	dep.z r14 = r55, 16, 16
	;;
	add r14 = r14, r55
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r55
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r55
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r55
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r55 = r14, r55
	br.cloop.sptk.few .L91
	.mlx
	nop 0
	movl r53 = @gprel(.LC0)
	.mmi
	addl r54 = 8, r0
	nop 0
	adds r41 = 41, r12
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	adds r15 = 32, r12
	movl r14 = 578437695752307201
	.mmi
	mov r1 = r52
	nop 0
	addl r53 = 5, r0
	;;
	.mmi
	nop 0
	st8 [r15] = r14
	addl r14 = 9, r0
	.mlx
	nop 0
	movl r56 = 8589934593
	;;
	.mmi
	st1 [r39] = r14
	;;
	ld8 r54 = [r15]
	nop 0
	.mmb
	ld8 r55 = [r39]
	nop 0
	br.call.sptk.many b0 = turn9#
	;;
	.mmi
	adds r14 = 427, r12
	adds r17 = 428, r12
	extr.u r15 = r8, 8, 8
	.mmi
	mov r1 = r52
	addl r56 = 2, r0
	zxt1 r16 = r8
	;;
	.mib
	nop 0
	zxt1 r18 = r15
	nop 0
	.mmi
	st1 [r14] = r8
	st1 [r17] = r15
	adds r15 = 435, r12
	;;
	.mii
	nop 0
	extr.u r14 = r8, 16, 8
	shl r18 = r18, 8
	.mmb
	st1 [r15] = r9
	adds r17 = 429, r12
	nop 0
	;;
	.mib
	nop 0
	extr.u r15 = r8, 24, 8
	nop 0
	.mmi
	or r18 = r16, r18
	st1 [r17] = r14
	zxt1 r16 = r14
	;;
	.mib
	nop 0
	zxt1 r17 = r15
	nop 0
	.mmi
	adds r14 = 430, r12
	addl r53 = 3, r0
	shl r16 = r16, 16
	;;
	.mmi
	st1 [r14] = r15
	or r16 = r18, r16
	extr.u r15 = r8, 32, 8
	.mii
	adds r18 = 431, r12
	shl r17 = r17, 24
	;;
	extr.u r14 = r8, 40, 8
	.mmi
	or r16 = r16, r17
	st1 [r18] = r15
	adds r17 = 432, r12
	;;
	.mib
	nop 0
	zxt1 r15 = r15
	nop 0
	.mmi
	st1 [r17] = r14
	nop 0
	zxt1 r14 = r14
	;;
	.mii
	nop 0
	extr.u r17 = r8, 48, 8
	shl r15 = r15, 32
	;;
	.mii
	or r15 = r16, r15
	zxt1 r54 = r17
	shl r14 = r14, 40
	.mmi
	adds r16 = 433, r12
	;;
	nop 0
	extr.u r8 = r8, 56, 8
	.mmi
	or r14 = r15, r14
	adds r15 = 434, r12
	shl r54 = r54, 48
	;;
	.mmi
	nop 0
	or r14 = r14, r54
	shl r54 = r8, 56
	.mmi
	st1 [r16] = r17
	st1 [r15] = r8
	zxt1 r55 = r9
	;;
	.mib
	or r54 = r14, r54
	nop 0
	br.call.sptk.many b0 = turn9#
	;;
	.mmi
	adds r15 = 32, r12
	nop 0
	extr.u r16 = r8, 8, 8
	.mlx
	mov r1 = r52
	movl r55 = -2128831035
	;;
	.mii
	nop 0
	extr.u r14 = r8, 16, 8
	nop 0
	.mmi
	st1 [r15] = r8
	st1 [r35] = r16
	nop 0
	;;
	.mii
	st1 [r34] = r14
	extr.u r16 = r8, 24, 8
	;;
	extr.u r14 = r8, 32, 8
	.mmi
	nop 0
	st1 [r33] = r16
	nop 0
	;;
	.mii
	st1 [r32] = r14
	extr.u r16 = r8, 40, 8
	;;
	extr.u r14 = r8, 48, 8
	.mii
	st1 [r37] = r16
	nop 0
	;;
	extr.u r8 = r8, 56, 8
	.mmi
	nop 0
	st1 [r38] = r14
	nop 0
	;;
	.mmi
	st1 [r40] = r8
	st1 [r39] = r9
	mov ar.lc = 8
	.align 32
.L92:
	.mii
	ld1 r14 = [r15]
	adds r15 = 1, r15
	;;
	xor r55 = r55, r14
	;;
	.mii
	nop 0
	dep.z r14 = r55, 16, 16
	;;
	add r14 = r14, r55
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r55
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r55
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r55
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r55 = r14, r55
	br.cloop.sptk.few .L92
	.mlx
	nop 0
	movl r53 = @gprel(.LC0)
	.mmi
	nop 0
	addl r54 = 9, r0
	nop 0
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	nop 0
	mov r1 = r52
	nop 0
	.mmi
	adds r15 = 32, r12
	addl r14 = 1, r0
	mov ar.lc = 11
	;;
	.align 32
.L93:
	.mib
	st1 [r15] = r14, 1
	adds r14 = 1, r14
	br.cloop.sptk.few .L93
	.mmi
	adds r16 = 32, r12
	ld8 r55 = [r36]
	addl r53 = 5, r0
	.mlx
	adds r43 = 42, r12
	movl r56 = 8589934593
	;;
	.mmi
	ld8 r54 = [r16]
	nop 0
	adds r42 = 43, r12
	.mmb
	adds r45 = 44, r12
	nop 0
	br.call.sptk.many b0 = turn12#
	;;
	.mmi
	adds r19 = 415, r12
	mov r1 = r52
	extr.u r15 = r8, 8, 8
	.mmi
	addl r56 = 2, r0
	addl r53 = 3, r0
	zxt1 r18 = r8
	;;
	.mib
	nop 0
	extr.u r17 = r8, 16, 8
	nop 0
	.mmi
	st1 [r19] = r8
	adds r19 = 416, r12
	zxt1 r16 = r15
	;;
	.mii
	st1 [r19] = r15
	shl r16 = r16, 8
	zxt1 r15 = r17
	;;
	.mib
	nop 0
	extr.u r14 = r8, 24, 8
	nop 0
	.mmi
	or r16 = r18, r16
	adds r18 = 417, r12
	shl r15 = r15, 16
	;;
	.mmi
	st1 [r18] = r17
	or r15 = r16, r15
	extr.u r18 = r8, 32, 8
	.mmi
	adds r17 = 418, r12
	adds r16 = 419, r12
	zxt1 r19 = r14
	;;
	.mmi
	st1 [r17] = r14
	st1 [r16] = r18
	shl r19 = r19, 24
	.mmi
	adds r17 = 423, r12
	adds r14 = 420, r12
	zxt1 r18 = r18
	;;
	.mmi
	st1 [r17] = r9
	or r19 = r15, r19
	extr.u r17 = r8, 40, 8
	.mii
	nop 0
	shl r18 = r18, 32
	;;
	extr.u r16 = r9, 8, 8
	.mmi
	st1 [r14] = r17
	or r18 = r19, r18
	adds r14 = 424, r12
	;;
	.mib
	nop 0
	extr.u r15 = r8, 48, 8
	nop 0
	.mmi
	adds r19 = 421, r12
	st1 [r14] = r16
	zxt1 r17 = r17
	;;
	.mib
	nop 0
	extr.u r14 = r9, 16, 8
	nop 0
	.mmi
	st1 [r19] = r15
	adds r19 = 425, r12
	zxt1 r16 = r16
	;;
	.mib
	nop 0
	shl r17 = r17, 40
	nop 0
	.mii
	st1 [r19] = r14
	zxt1 r15 = r15
	;;
	extr.u r19 = r9, 24, 8
	.mmi
	or r17 = r18, r17
	adds r18 = 426, r12
	zxt1 r9 = r9
	;;
	.mii
	nop 0
	shl r16 = r16, 8
	zxt1 r14 = r14
	.mmb
	nop 0
	st1 [r18] = r19
	nop 0
	;;
	.mii
	or r16 = r9, r16
	extr.u r8 = r8, 56, 8
	zxt1 r19 = r19
	;;
	.mii
	nop 0
	shl r15 = r15, 48
	shl r14 = r14, 16
	;;
	.mmb
	or r14 = r16, r14
	or r15 = r17, r15
	nop 0
	.mii
	adds r16 = 422, r12
	shl r54 = r8, 56
	shl r55 = r19, 24
	;;
	.mmi
	or r55 = r14, r55
	st1 [r16] = r8
	or r54 = r15, r54
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = turn12#
	;;
	.mmi
	adds r15 = 32, r12
	nop 0
	extr.u r16 = r8, 8, 8
	.mlx
	mov r1 = r52
	movl r55 = -2128831035
	;;
	.mii
	nop 0
	extr.u r14 = r8, 16, 8
	nop 0
	.mmi
	st1 [r15] = r8
	st1 [r36] = r9
	nop 0
	;;
	.mmi
	st1 [r35] = r16
	st1 [r34] = r14
	extr.u r16 = r8, 24, 8
	;;
	.mii
	nop 0
	extr.u r14 = r8, 32, 8
	nop 0
	.mmi
	st1 [r33] = r16
	nop 0
	nop 0
	;;
	.mii
	st1 [r32] = r14
	extr.u r16 = r8, 40, 8
	;;
	extr.u r14 = r8, 48, 8
	.mii
	st1 [r37] = r16
	nop 0
	;;
	extr.u r8 = r8, 56, 8
	.mii
	st1 [r38] = r14
	nop 0
	;;
	extr.u r16 = r9, 8, 8
	.mii
	st1 [r40] = r8
	nop 0
	;;
	extr.u r14 = r9, 16, 8
	.mii
	st1 [r41] = r16
	nop 0
	;;
	extr.u r9 = r9, 24, 8
	.mmi
	st1 [r43] = r14
	;;
	st1 [r42] = r9
	mov ar.lc = 11
	.align 32
.L94:
	.mii
	ld1 r14 = [r15]
	adds r15 = 1, r15
	;;
	xor r55 = r55, r14
	;;
	.mii
	nop 0
	dep.z r14 = r55, 16, 16
	;;
	add r14 = r14, r55
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r55
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r55
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r55
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r55 = r14, r55
	br.cloop.sptk.few .L94
	.mlx
	nop 0
	movl r53 = @gprel(.LC0)
	.mmi
	nop 0
	addl r54 = 12, r0
	nop 0
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	nop 0
	mov r1 = r52
	nop 0
	.mmi
	adds r15 = 32, r12
	addl r14 = 1, r0
	mov ar.lc = 14
	;;
	.align 32
.L95:
	.mib
	st1 [r15] = r14, 1
	adds r14 = 1, r14
	br.cloop.sptk.few .L95
	;;
	.mmi
	adds r14 = 32, r12
	ld8 r55 = [r36]
	addl r53 = 5, r0
	.mlx
	adds r47 = 45, r12
	movl r56 = 8589934593
	;;
	.mmi
	ld8 r54 = [r14]
	nop 0
	adds r46 = 46, r12
	.mmb
	adds r44 = 47, r12
	nop 0
	br.call.sptk.many b0 = turn15#
	;;
	.mmi
	adds r16 = 401, r12
	adds r15 = 400, r12
	extr.u r17 = r8, 8, 8
	.mmi
	adds r14 = 408, r12
	mov r1 = r52
	addl r56 = 2, r0
	;;
	.mmi
	nop 0
	st1 [r16] = r17
	extr.u r19 = r8, 16, 8
	.mmi
	adds r16 = 402, r12
	st1 [r15] = r8
	addl r53 = 3, r0
	;;
	.mib
	nop 0
	extr.u r18 = r8, 24, 8
	nop 0
	.mmi
	st1 [r16] = r19
	st1 [r14] = r9
	adds r16 = 403, r12
	;;
	.mii
	st1 [r16] = r18
	extr.u r17 = r8, 32, 8
	adds r16 = 404, r12
	;;
	.mii
	st1 [r16] = r17
	extr.u r18 = r8, 40, 8
	adds r16 = 405, r12
	;;
	.mii
	st1 [r16] = r18
	extr.u r17 = r8, 48, 8
	adds r16 = 406, r12
	;;
	.mii
	st1 [r16] = r17
	extr.u r8 = r8, 56, 8
	adds r16 = 407, r12
	;;
	.mii
	nop 0
	extr.u r18 = r9, 8, 8
	nop 0
	.mii
	st1 [r16] = r8
	adds r16 = 409, r12
	;;
	extr.u r17 = r9, 16, 8
	.mmi
	ld8 r54 = [r15]
	st1 [r16] = r18
	adds r15 = 410, r12
	;;
	.mii
	st1 [r15] = r17
	extr.u r16 = r9, 24, 8
	adds r15 = 411, r12
	;;
	.mii
	st1 [r15] = r16
	extr.u r17 = r9, 32, 8
	adds r15 = 412, r12
	;;
	.mib
	nop 0
	extr.u r16 = r9, 40, 8
	nop 0
	.mmi
	st1 [r15] = r17
	nop 0
	adds r15 = 413, r12
	;;
	.mii
	st1 [r15] = r16
	extr.u r9 = r9, 48, 8
	adds r15 = 414, r12
	;;
	.mmi
	nop 0
	st1 [r15] = r9
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br.call.sptk.many b0 = turn15#
	;;
	.mmi
	adds r15 = 32, r12
	nop 0
	extr.u r16 = r8, 8, 8
	.mlx
	mov r1 = r52
	movl r55 = -2128831035
	;;
	.mii
	nop 0
	extr.u r14 = r8, 16, 8
	nop 0
	.mmi
	st1 [r15] = r8
	st1 [r36] = r9
	nop 0
	;;
	.mmi
	st1 [r35] = r16
	st1 [r34] = r14
	extr.u r16 = r8, 24, 8
	;;
	.mii
	nop 0
	extr.u r14 = r8, 32, 8
	nop 0
	.mmi
	st1 [r33] = r16
	nop 0
	nop 0
	;;
	.mii
	st1 [r32] = r14
	extr.u r16 = r8, 40, 8
	;;
	extr.u r14 = r8, 48, 8
	.mii
	st1 [r37] = r16
	nop 0
	;;
	extr.u r8 = r8, 56, 8
	.mii
	st1 [r38] = r14
	nop 0
	;;
	extr.u r14 = r9, 8, 8
	.mii
	st1 [r40] = r8
	nop 0
	;;
	extr.u r16 = r9, 16, 8
	.mii
	st1 [r41] = r14
	nop 0
	;;
	extr.u r14 = r9, 24, 8
	.mmi
	nop 0
	st1 [r43] = r16
	nop 0
	;;
	.mii
	st1 [r42] = r14
	extr.u r16 = r9, 32, 8
	;;
	extr.u r14 = r9, 40, 8
	.mii
	st1 [r45] = r16
	nop 0
	;;
	extr.u r9 = r9, 48, 8
	.mmi
	st1 [r47] = r14
	;;
	st1 [r46] = r9
	mov ar.lc = 14
	.align 32
.L96:
	.mii
	ld1 r14 = [r15]
	adds r15 = 1, r15
	;;
	xor r55 = r55, r14
	;;
	.mii
	nop 0
	dep.z r14 = r55, 16, 16
	;;
	add r14 = r14, r55
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r55
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r55
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r55
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r55 = r14, r55
	br.cloop.sptk.few .L96
	.mlx
	nop 0
	movl r53 = @gprel(.LC0)
	.mmi
	addl r54 = 15, r0
	nop 0
	adds r39 = 48, r12
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r52
	movl r56 = 8589934593
	.mlx
	addl r53 = 5, r0
	movl r54 = 578437695752307201
	;;
	.mlx
	nop 0
	movl r55 = 1157159078456920585
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = turn16#
	;;
	.mii
	adds r22 = 330, r12
	extr.u r20 = r8, 8, 8
	zxt1 r21 = r8
	.mmb
	mov r1 = r52
	addl r56 = 2, r0
	nop 0
	;;
	.mib
	nop 0
	extr.u r15 = r8, 16, 8
	nop 0
	.mmi
	st1 [r22] = r20
	addl r53 = 3, r0
	zxt1 r17 = r20
	;;
	.mii
	adds r20 = 331, r12
	extr.u r14 = r9, 8, 8
	zxt1 r18 = r15
	;;
	.mib
	nop 0
	extr.u r16 = r8, 24, 8
	nop 0
	.mmi
	st1 [r20] = r15
	adds r15 = 332, r12
	shl r17 = r17, 8
	;;
	.mib
	nop 0
	extr.u r24 = r9, 16, 8
	nop 0
	.mmi
	or r17 = r21, r17
	st1 [r15] = r16
	zxt1 r19 = r14
	;;
	.mmb
	adds r21 = 329, r12
	adds r15 = 337, r12
	nop 0
	.mii
	adds r20 = 338, r12
	zxt1 r22 = r24
	shl r19 = r19, 8
	;;
	.mmi
	st1 [r21] = r8
	st1 [r15] = r9
	zxt1 r21 = r9
	.mii
	nop 0
	shl r18 = r18, 16
	;;
	extr.u r15 = r8, 32, 8
	.mmi
	st1 [r20] = r14
	or r19 = r21, r19
	zxt1 r20 = r16
	;;
	.mmi
	adds r16 = 333, r12
	nop 0
	shl r22 = r22, 16
	.mmi
	or r18 = r17, r18
	nop 0
	shl r20 = r20, 24
	;;
	.mmi
	st1 [r16] = r15
	adds r16 = 339, r12
	extr.u r23 = r9, 24, 8
	.mmi
	or r22 = r19, r22
	or r20 = r18, r20
	zxt1 r19 = r15
	;;
	.mmi
	st1 [r16] = r24
	adds r16 = 340, r12
	extr.u r14 = r9, 32, 8
	.mmi
	adds r15 = 334, r12
	nop 0
	zxt1 r21 = r23
	;;
	.mmi
	st1 [r16] = r23
	nop 0
	shl r19 = r19, 32
	.mii
	adds r16 = 341, r12
	zxt1 r18 = r14
	;;
	extr.u r17 = r8, 40, 8
	.mmi
	st1 [r16] = r14
	or r19 = r20, r19
	adds r14 = 342, r12
	;;
	.mib
	nop 0
	extr.u r16 = r9, 40, 8
	nop 0
	.mmi
	adds r20 = 335, r12
	st1 [r15] = r17
	shl r21 = r21, 24
	;;
	.mib
	nop 0
	extr.u r54 = r8, 48, 8
	nop 0
	.mmi
	st1 [r14] = r16
	or r21 = r22, r21
	zxt1 r17 = r17
	;;
	.mib
	nop 0
	extr.u r55 = r9, 48, 8
	nop 0
	.mmi
	st1 [r20] = r54
	adds r20 = 343, r12
	shl r18 = r18, 32
	;;
	.mib
	nop 0
	zxt1 r16 = r16
	nop 0
	.mmi
	st1 [r20] = r55
	or r18 = r21, r18
	shl r17 = r17, 40
	;;
	.mii
	nop 0
	zxt1 r54 = r54
	shl r16 = r16, 40
	.mmb
	adds r15 = 336, r12
	or r17 = r19, r17
	nop 0
	;;
	.mii
	nop 0
	extr.u r8 = r8, 56, 8
	zxt1 r55 = r55
	.mmb
	or r16 = r18, r16
	adds r14 = 344, r12
	nop 0
	;;
	.mii
	nop 0
	extr.u r9 = r9, 56, 8
	shl r54 = r54, 48
	.mmi
	st1 [r15] = r8
	;;
	nop 0
	shl r55 = r55, 48
	.mmi
	or r54 = r17, r54
	st1 [r14] = r9
	shl r8 = r8, 56
	;;
	.mii
	or r55 = r16, r55
	shl r9 = r9, 56
	or r54 = r54, r8
	;;
	.mib
	or r55 = r55, r9
	nop 0
	br.call.sptk.many b0 = turn16#
	;;
	.mmi
	adds r15 = 32, r12
	mov r1 = r52
	mov ar.lc = 15
	.mlx
	nop 0
	movl r55 = -2128831035
	;;
	.mmi
	nop 0
	st8 [r15] = r8, 8
	nop 0
	;;
	.mmi
	st8 [r15] = r9, -8
	nop 0
	nop 0
	;;
	.align 32
.L97:
	.mii
	ld1 r14 = [r15]
	adds r15 = 1, r15
	;;
	xor r55 = r55, r14
	;;
	.mii
	nop 0
	dep.z r14 = r55, 16, 16
	;;
	add r14 = r14, r55
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r55
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r55
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r55
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r55 = r14, r55
	br.cloop.sptk.few .L97
	.mlx
	nop 0
	movl r53 = @gprel(.LC0)
	.mmi
	nop 0
	addl r54 = 16, r0
	nop 0
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	nop 0
	mov r1 = r52
	nop 0
	.mmi
	adds r15 = 32, r12
	addl r14 = 1, r0
	mov ar.lc = 16
	;;
	.align 32
.L98:
	.mib
	st1 [r15] = r14, 1
	adds r14 = 1, r14
	br.cloop.sptk.few .L98
	.mmi
	adds r16 = 32, r12
	ld8 r55 = [r36]
	addl r53 = 5, r0
	.mlx
	ld8 r56 = [r39]
	movl r57 = 8589934593
	;;
	.mib
	ld8 r54 = [r16]
	nop 0
	br.call.sptk.many b0 = turn17#
	;;
	.mmi
	adds r17 = 313, r12
	adds r16 = 312, r12
	extr.u r19 = r8, 8, 8
	.mmi
	adds r15 = 328, r12
	adds r14 = 320, r12
	mov r1 = r52
	;;
	.mmi
	st1 [r17] = r19
	adds r17 = 314, r12
	extr.u r21 = r8, 16, 8
	.mmi
	st1 [r16] = r8
	addl r57 = 2, r0
	addl r53 = 3, r0
	;;
	.mib
	nop 0
	extr.u r18 = r8, 24, 8
	nop 0
	.mmi
	st1 [r17] = r21
	st1 [r15] = r10
	adds r17 = 315, r12
	;;
	.mmi
	nop 0
	st1 [r17] = r18
	extr.u r20 = r8, 32, 8
	.mmi
	adds r17 = 316, r12
	ld8 r56 = [r15]
	adds r15 = 323, r12
	;;
	.mib
	nop 0
	extr.u r19 = r8, 40, 8
	nop 0
	.mmi
	st1 [r17] = r20
	st1 [r14] = r9
	adds r17 = 317, r12
	;;
	.mii
	st1 [r17] = r19
	extr.u r18 = r8, 48, 8
	adds r17 = 318, r12
	;;
	.mii
	st1 [r17] = r18
	extr.u r8 = r8, 56, 8
	adds r17 = 319, r12
	;;
	.mii
	nop 0
	extr.u r19 = r9, 8, 8
	nop 0
	.mii
	st1 [r17] = r8
	adds r17 = 321, r12
	;;
	extr.u r18 = r9, 16, 8
	.mmi
	st1 [r17] = r19
	ld8 r54 = [r16]
	adds r16 = 322, r12
	;;
	.mii
	nop 0
	extr.u r17 = r9, 24, 8
	nop 0
	.mmi
	st1 [r16] = r18
	;;
	st1 [r15] = r17
	extr.u r16 = r9, 32, 8
	.mmi
	adds r15 = 324, r12
	;;
	st1 [r15] = r16
	extr.u r17 = r9, 40, 8
	.mmi
	adds r15 = 325, r12
	;;
	nop 0
	extr.u r16 = r9, 48, 8
	.mmi
	st1 [r15] = r17
	nop 0
	adds r15 = 326, r12
	;;
	.mii
	st1 [r15] = r16
	extr.u r9 = r9, 56, 8
	adds r15 = 327, r12
	;;
	.mmi
	nop 0
	st1 [r15] = r9
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br.call.sptk.many b0 = turn17#
	;;
	.mmi
	adds r15 = 32, r12
	st1 [r39] = r10
	extr.u r16 = r8, 8, 8
	.mlx
	mov r1 = r52
	movl r55 = -2128831035
	;;
	.mii
	nop 0
	extr.u r14 = r8, 16, 8
	nop 0
	.mmi
	st1 [r15] = r8
	st1 [r36] = r9
	nop 0
	;;
	.mmi
	st1 [r35] = r16
	st1 [r34] = r14
	extr.u r16 = r8, 24, 8
	;;
	.mii
	nop 0
	extr.u r14 = r8, 32, 8
	nop 0
	.mmi
	st1 [r33] = r16
	nop 0
	nop 0
	;;
	.mii
	st1 [r32] = r14
	extr.u r16 = r8, 40, 8
	;;
	extr.u r14 = r8, 48, 8
	.mii
	st1 [r37] = r16
	nop 0
	;;
	extr.u r8 = r8, 56, 8
	.mii
	st1 [r38] = r14
	nop 0
	;;
	extr.u r16 = r9, 8, 8
	.mii
	st1 [r40] = r8
	nop 0
	;;
	extr.u r14 = r9, 16, 8
	.mmi
	nop 0
	st1 [r41] = r16
	nop 0
	;;
	.mii
	st1 [r43] = r14
	extr.u r16 = r9, 24, 8
	;;
	extr.u r14 = r9, 32, 8
	.mmi
	nop 0
	st1 [r42] = r16
	nop 0
	;;
	.mii
	st1 [r45] = r14
	extr.u r16 = r9, 40, 8
	;;
	extr.u r14 = r9, 48, 8
	.mii
	st1 [r47] = r16
	nop 0
	;;
	extr.u r9 = r9, 56, 8
	.mmi
	st1 [r46] = r14
	;;
	st1 [r44] = r9
	mov ar.lc = 16
	.align 32
.L99:
	.mii
	ld1 r14 = [r15]
	adds r15 = 1, r15
	;;
	xor r55 = r55, r14
	;;
	.mii
	nop 0
	dep.z r14 = r55, 16, 16
	;;
	add r14 = r14, r55
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r55
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r55
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r55
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r55 = r14, r55
	br.cloop.sptk.few .L99
	.mlx
	nop 0
	movl r53 = @gprel(.LC0)
	.mmi
	addl r54 = 17, r0
	nop 0
	adds r49 = 56, r12
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r52
	movl r16 = 4294967296
	.mlx
	adds r17 = 32, r12
	movl r24 = 34359738376
	;;
	.mlx
	nop 0
	movl r23 = 8589934594
	.mlx
	nop 0
	movl r22 = 17179869188
	;;
	.mlx
	nop 0
	movl r21 = 25769803782
	.mlx
	nop 0
	movl r20 = 72340172838076673
.L100:
	.mmi
	mov r14 = r16
	nop 0
	padd4 r16 = r16, r24
	;;
	.mmi
	padd4 r15 = r14, r22
	padd4 r18 = r14, r21
	padd4 r19 = r14, r23
	;;
	.mii
	nop 0
	mix2.r r15 = r18, r15
	mix2.r r14 = r19, r14
	;;
	.mii
	nop 0
	mux2 r15 = r15, 216
	mux2 r14 = r14, 216
	;;
	.mii
	nop 0
	mix1.r r14 = r15, r14
	;;
	mux1 r14 = r14, @alt
	;;
	.mmi
	padd1 r14 = r14, r20
	;;
	st8 [r17] = r14, 8
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r49, r17
	(p6) br.cond.dptk .L100
	.mmi
	adds r14 = 32, r12
	ld8 r55 = [r36]
	addl r53 = 5, r0
	.mlx
	adds r48 = 52, r12
	movl r57 = 8589934593
	;;
	.mmi
	nop 0
	ld8 r54 = [r14]
	nop 0
	.mmb
	ld8 r56 = [r39]
	nop 0
	br.call.sptk.many b0 = turn24#
	;;
	.mmi
	nop 0
	adds r17 = 289, r12
	extr.u r19 = r8, 8, 8
	.mmi
	adds r15 = 296, r12
	adds r16 = 288, r12
	adds r14 = 304, r12
	;;
	.mmi
	st1 [r17] = r19
	adds r17 = 290, r12
	extr.u r24 = r8, 16, 8
	.mmi
	st1 [r15] = r9
	mov r1 = r52
	addl r57 = 2, r0
	;;
	.mib
	nop 0
	extr.u r21 = r8, 24, 8
	nop 0
	.mmi
	st1 [r17] = r24
	adds r17 = 291, r12
	addl r53 = 3, r0
	;;
	.mii
	st1 [r17] = r21
	extr.u r23 = r8, 32, 8
	adds r17 = 292, r12
	.mmi
	st1 [r16] = r8
	;;
	nop 0
	extr.u r18 = r8, 40, 8
	.mmi
	st1 [r17] = r23
	st1 [r14] = r10
	adds r17 = 293, r12
	;;
	.mii
	st1 [r17] = r18
	extr.u r22 = r8, 48, 8
	adds r17 = 294, r12
	;;
	.mib
	nop 0
	extr.u r20 = r8, 56, 8
	nop 0
	.mmi
	st1 [r17] = r22
	nop 0
	adds r17 = 295, r12
	;;
	.mii
	st1 [r17] = r20
	extr.u r19 = r9, 8, 8
	adds r17 = 297, r12
	;;
	.mii
	st1 [r17] = r19
	extr.u r21 = r9, 16, 8
	adds r17 = 298, r12
	.mmi
	ld8 r54 = [r16]
	;;
	nop 0
	extr.u r18 = r9, 24, 8
	.mmi
	st1 [r17] = r21
	nop 0
	adds r17 = 299, r12
	;;
	.mii
	st1 [r17] = r18
	extr.u r20 = r9, 32, 8
	adds r17 = 300, r12
	;;
	.mii
	nop 0
	extr.u r19 = r9, 40, 8
	nop 0
	.mii
	st1 [r17] = r20
	adds r17 = 301, r12
	;;
	extr.u r18 = r9, 48, 8
	.mmi
	st1 [r17] = r19
	nop 0
	adds r17 = 302, r12
	;;
	.mii
	st1 [r17] = r18
	extr.u r9 = r9, 56, 8
	adds r17 = 303, r12
	;;
	.mii
	nop 0
	extr.u r18 = r10, 8, 8
	nop 0
	.mii
	st1 [r17] = r9
	adds r17 = 305, r12
	;;
	extr.u r16 = r10, 16, 8
	.mmi
	ld8 r55 = [r15]
	st1 [r17] = r18
	adds r15 = 306, r12
	;;
	.mii
	st1 [r15] = r16
	extr.u r17 = r10, 24, 8
	adds r15 = 307, r12
	;;
	.mii
	st1 [r15] = r17
	extr.u r16 = r10, 32, 8
	adds r15 = 308, r12
	;;
	.mii
	nop 0
	extr.u r17 = r10, 40, 8
	nop 0
	.mii
	st1 [r15] = r16
	adds r15 = 309, r12
	;;
	extr.u r16 = r10, 48, 8
	.mmi
	st1 [r15] = r17
	nop 0
	adds r15 = 310, r12
	;;
	.mii
	st1 [r15] = r16
	extr.u r10 = r10, 56, 8
	adds r15 = 311, r12
	;;
	.mmi
	nop 0
	st1 [r15] = r10
	nop 0
	;;
	.mib
	ld8 r56 = [r14]
	nop 0
	br.call.sptk.many b0 = turn24#
	;;
	.mmi
	adds r15 = 32, r12
	nop 0
	extr.u r16 = r8, 8, 8
	.mlx
	mov r1 = r52
	movl r55 = -2128831035
	;;
	.mii
	nop 0
	extr.u r14 = r8, 16, 8
	nop 0
	.mmi
	st1 [r15] = r8
	st1 [r36] = r9
	nop 0
	;;
	.mmi
	st1 [r35] = r16
	st1 [r39] = r10
	extr.u r16 = r8, 24, 8
	;;
	.mmi
	nop 0
	st1 [r34] = r14
	extr.u r14 = r8, 32, 8
	.mmi
	nop 0
	st1 [r33] = r16
	nop 0
	;;
	.mii
	st1 [r32] = r14
	extr.u r16 = r8, 40, 8
	;;
	extr.u r14 = r8, 48, 8
	.mii
	st1 [r37] = r16
	nop 0
	;;
	extr.u r8 = r8, 56, 8
	.mii
	st1 [r38] = r14
	nop 0
	;;
	extr.u r16 = r9, 8, 8
	.mii
	st1 [r40] = r8
	nop 0
	;;
	extr.u r14 = r9, 16, 8
	.mmi
	nop 0
	st1 [r41] = r16
	nop 0
	;;
	.mii
	st1 [r43] = r14
	extr.u r16 = r9, 24, 8
	;;
	extr.u r14 = r9, 32, 8
	.mmi
	nop 0
	st1 [r42] = r16
	nop 0
	;;
	.mii
	st1 [r45] = r14
	extr.u r16 = r9, 40, 8
	;;
	extr.u r14 = r9, 48, 8
	.mmi
	st1 [r47] = r16
	;;
	nop 0
	extr.u r17 = r10, 8, 8
	.mii
	st1 [r46] = r14
	adds r14 = 49, r12
	;;
	extr.u r9 = r9, 56, 8
	;;
	.mmi
	st1 [r44] = r9
	nop 0
	extr.u r16 = r10, 16, 8
	.mii
	st1 [r14] = r17
	adds r14 = 50, r12
	;;
	extr.u r17 = r10, 24, 8
	.mii
	st1 [r14] = r16
	adds r16 = 51, r12
	;;
	extr.u r14 = r10, 32, 8
	.mmi
	st1 [r16] = r17
	;;
	st1 [r48] = r14
	extr.u r17 = r10, 40, 8
	.mmi
	adds r14 = 53, r12
	;;
	nop 0
	extr.u r16 = r10, 48, 8
	.mii
	st1 [r14] = r17
	adds r14 = 54, r12
	;;
	extr.u r10 = r10, 56, 8
	.mmi
	st1 [r14] = r16
	nop 0
	adds r14 = 55, r12
	;;
	.mmi
	nop 0
	st1 [r14] = r10
	mov ar.lc = 23
	.align 32
.L101:
	.mii
	ld1 r14 = [r15]
	adds r15 = 1, r15
	;;
	xor r55 = r55, r14
	;;
	.mii
	nop 0
	dep.z r14 = r55, 16, 16
	;;
	add r14 = r14, r55
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r55
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r55
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r55
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r55 = r14, r55
	br.cloop.sptk.few .L101
	.mlx
	nop 0
	movl r53 = @gprel(.LC0)
	.mmi
	nop 0
	addl r54 = 24, r0
	nop 0
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 32, r12
	mov r1 = r52
	mov ar.lc = 32
	.mmi
	nop 0
	;;
	nop 0
	sub r16 = 1, r14
	;;
	.align 32
.L102:
	.mmi
	nop 0
	add r15 = r16, r14
	nop 0
	;;
	.mib
	st1 [r14] = r15, 1
	nop 0
	br.cloop.sptk.few .L102
	.mmi
	adds r15 = 32, r12
	adds r32 = 184, r12
	adds r33 = 64, r12
	.mlx
	ld8 r55 = [r36]
	movl r59 = 8589934593
	;;
	.mmi
	ld8 r54 = [r15]
	addl r53 = 5, r0
	mov r8 = r32
	.mmi
	ld8 r56 = [r39]
	;;
	ld8 r57 = [r49]
	nop 0
	.mmb
	ld8 r58 = [r33]
	nop 0
	br.call.sptk.many b0 = turn33#
	;;
	.mmi
	adds r14 = 192, r12
	mov r1 = r52
	adds r8 = 32, r12
	.mmi
	addl r59 = 2, r0
	ld8 r54 = [r32]
	addl r53 = 3, r0
	;;
	.mmi
	ld8 r55 = [r14]
	nop 0
	adds r14 = 200, r12
	;;
	.mmi
	ld8 r56 = [r14]
	nop 0
	adds r14 = 208, r12
	;;
	.mmi
	ld8 r57 = [r14]
	nop 0
	adds r14 = 216, r12
	;;
	.mib
	ld8 r58 = [r14]
	nop 0
	br.call.sptk.many b0 = turn33#
	;;
	.mmi
	mov r1 = r52
	adds r15 = 32, r12
	mov ar.lc = 32
	.mlx
	nop 0
	movl r55 = -2128831035
	;;
	.align 32
.L103:
	.mii
	ld1 r14 = [r15]
	adds r15 = 1, r15
	;;
	xor r55 = r55, r14
	;;
	.mii
	nop 0
	dep.z r14 = r55, 16, 16
	;;
	add r14 = r14, r55
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r55
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r55
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r55
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r55 = r14, r55
	br.cloop.sptk.few .L103
	.mlx
	nop 0
	movl r53 = @gprel(.LC0)
	.mmi
	nop 0
	addl r54 = 33, r0
	nop 0
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r52
	movl r16 = 4294967296
	.mlx
	adds r17 = 32, r12
	movl r24 = 34359738376
	;;
	.mlx
	nop 0
	movl r23 = 8589934594
	.mlx
	nop 0
	movl r22 = 17179869188
	;;
	.mlx
	nop 0
	movl r21 = 25769803782
	.mlx
	nop 0
	movl r20 = 72340172838076673
	;;
	.mii
	nop 0
	mov ar.lc = 4
	nop 0
.L104:
	.mii
	mov r14 = r16
	padd4 r16 = r16, r24
	;;
	padd4 r15 = r14, r22
	.mii
	padd4 r18 = r14, r21
	padd4 r19 = r14, r23
	;;
	mix2.r r15 = r18, r15
	.mii
	nop 0
	mix2.r r14 = r19, r14
	;;
	mux2 r15 = r15, 216
	.mii
	nop 0
	mux2 r14 = r14, 216
	;;
	mix1.r r14 = r15, r14
	;;
	.mii
	nop 0
	mux1 r14 = r14, @alt
	;;
	padd1 r14 = r14, r20
	;;
	.mib
	st8 [r17] = r14, 8
	nop 0
	br.cloop.sptk.few .L104
	.mmi
	adds r16 = 32, r12
	adds r34 = 144, r12
	addl r53 = 5, r0
	.mlx
	ld8 r55 = [r36]
	movl r59 = 8589934593
	;;
	.mmi
	ld8 r54 = [r16]
	mov r32 = r16
	mov r8 = r34
	.mmi
	ld8 r56 = [r39]
	;;
	ld8 r57 = [r49]
	nop 0
	.mmb
	ld8 r58 = [r33]
	nop 0
	br.call.sptk.many b0 = turn40#
	;;
	.mmi
	adds r14 = 152, r12
	mov r1 = r52
	mov r8 = r32
	.mmi
	addl r59 = 2, r0
	ld8 r54 = [r34]
	addl r53 = 3, r0
	;;
	.mmi
	ld8 r55 = [r14]
	nop 0
	adds r14 = 160, r12
	;;
	.mmi
	ld8 r56 = [r14]
	nop 0
	adds r14 = 168, r12
	;;
	.mmi
	ld8 r57 = [r14]
	nop 0
	adds r14 = 176, r12
	;;
	.mib
	ld8 r58 = [r14]
	nop 0
	br.call.sptk.many b0 = turn40#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov ar.lc = 39
	.mlx
	nop 0
	movl r55 = -2128831035
	.align 32
.L105:
	.mii
	ld1 r14 = [r32]
	adds r32 = 1, r32
	;;
	xor r55 = r55, r14
	;;
	.mii
	nop 0
	dep.z r14 = r55, 16, 16
	;;
	add r14 = r14, r55
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r55
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r55
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r55
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r55 = r14, r55
	br.cloop.sptk.few .L105
	.mlx
	addl r54 = 40, r0
	movl r53 = @gprel(.LC0)
	.mfi
	adds r44 = 452, r12
	mov f3 = f1
	adds r45 = 456, r12
	;;
	.mmi
	add r53 = r1, r53
	adds r37 = 384, r12
	adds r38 = 392, r12
	.mmb
	adds r40 = 256, r12
	adds r41 = 264, r12
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r52
	movl r15 = 0x40000000
	.mmi
	adds r14 = 464, r12
	adds r42 = 272, r12
	adds r43 = 280, r12
	;;
	.mmi
	setf.s f10 = r15
	nop 0
	addl r15 = @gprel(.LC1), gp
	.mmi
	adds r35 = 88, r12
	nop 0
	adds r34 = 16, r12
	;;
	.mlx
	ldf8 f6 = [r15]
	movl r15 = 0x4000000000000000
	;;
	.mmi
	nop 0
	setf.d f2 = r15
	nop 0
	;;
	.mmi
	stf8 [r14] = f6
	;;
	ldfs f8 = [r14]
	adds r14 = 468, r12
	;;
	.mib
	ldfs f9 = [r14]
	nop 0
	br.call.sptk.many b0 = scale#
	;;
	.mlx
	adds r14 = 444, r12
	movl r16 = 0x3f000000
	.mmi
	nop 0
	mov r1 = r52
	nop 0
	;;
	.mmi
	setf.s f10 = r16
	;;
	stfs [r14] = f8
	adds r14 = 448, r12
	;;
	.mib
	stfs [r14] = f9
	nop 0
	br.call.sptk.many b0 = scale#
	;;
	.mlx
	nop 0
	movl r14 = 0x3fe0000000000000
	.mfi
	nop 0
	mov f13 = f8
	mov r1 = r52
	;;
	.mfi
	setf.d f7 = r14
	mov f12 = f9
	nop 0
	.mmf
	setf.d f10 = r14
	adds r14 = 368, r12
	mov f8 = f3
	;;
	.mlx
	stfd [r14] = f3
	movl r15 = 0x3fd0000000000000
	.mmf
	adds r14 = 376, r12
	nop 0
	mov f9 = f2
	;;
	.mmi
	nop 0
	stfd [r14] = f2
	adds r14 = 352, r12
	.mmi
	setf.d f11 = r15
	;;
	stfs [r44] = f13
	nop 0
	;;
	.mmi
	stfs [r45] = f12
	;;
	stfd [r14] = f7
	adds r14 = 360, r12
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = add.constprop.0#
	;;
	.mlx
	nop 0
	movl r14 = 0x4010000000000000
	.mfi
	nop 0
	mov f12 = f8
	mov r1 = r52
	;;
	.mfi
	setf.d f11 = r14
	mov f7 = f9
	adds r14 = 224, r12
	.mlx
	nop 0
	movl r16 = 0x4008000000000000
	;;
	.mmf
	stfd [r14] = f3
	adds r14 = 232, r12
	mov f9 = f2
	.mmf
	setf.d f10 = r16
	nop 0
	mov f8 = f3
	;;
	.mmi
	stfd [r14] = f2
	nop 0
	adds r14 = 240, r12
	;;
	.mmi
	nop 0
	st8 [r14] = r16
	adds r14 = 248, r12
	.mmi
	stfd [r37] = f12
	;;
	stfd [r38] = f7
	nop 0
	;;
	.mib
	stfd [r14] = f11
	nop 0
	br.call.sptk.many b0 = reverse.constprop.0#
	;;
	.mmi
	adds r16 = 32, r12
	addl r15 = 97, r0
	adds r14 = 80, r12
	.mmi
	stfd [r41] = f9
	stfd [r42] = f10
	mov r1 = r52
	;;
	.mmi
	st1 [r16] = r15
	addl r15 = 98, r0
	mov r8 = r35
	.mlx
	stfd [r43] = f11
	movl r16 = 0x41000000
	;;
	.mlx
	st1 [r49] = r15
	movl r15 = 0x3ff8000000000000
	.mmi
	stfd [r40] = f8
	;;
	st8 [r36] = r15
	addl r15 = 100, r0
	;;
	.mlx
	st2 [r39] = r15
	movl r15 = 0x4004000000000000
	.mlx
	st4 [r48] = r16
	movl r16 = 0x40800000
	;;
	.mmi
	st8 [r33] = r15
	nop 0
	addl r15 = -100, r0
	;;
	.mmi
	st2 [r32] = r15
	nop 0
	addl r15 = 10, r0
	;;
	.mmi
	st4 [r14] = r15
	nop 0
	adds r15 = 76, r12
	;;
	.mmi
	nop 0
	st4 [r15] = r16
	adds r15 = 32, r12
	.mmi
	ld8 r59 = [r14]
	;;
	ld8 r53 = [r15]
	nop 0
	.mmi
	ld8 r54 = [r36]
	;;
	ld8 r55 = [r39]
	nop 0
	.mmi
	ld8 r56 = [r49]
	;;
	ld8 r57 = [r33]
	nop 0
	.mmb
	ld8 r58 = [r32]
	nop 0
	br.call.sptk.many b0 = bump.constprop.0#
	;;
	.mmi
	ldfs f7 = [r45]
	ldfs f6 = [r44]
	mov r1 = r52
	.mmi
	ldfd f8 = [r43]
	ld8 r60 = [r42]
	nop 0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC2)
	.mmi
	ld8 r59 = [r41]
	ld8 r58 = [r40]
	nop 0
	;;
	.mmi
	nop 0
	add r53 = r1, r53
	nop 0
	.mmi
	ld8 r57 = [r38]
	ld8 r56 = [r37]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f7 = f7
	.mmf
	stfd [r34] = f8
	nop 0
	fnorm.d f6 = f6
	;;
	.mmi
	nop 0
	getf.d r55 = f7
	nop 0
	;;
	.mib
	getf.d r54 = f6
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 128, r12
	adds r15 = 136, r12
	mov r1 = r52
	.mmi
	adds r16 = 120, r12
	;;
	ld2 r60 = [r14]
	adds r14 = 112, r12
	.mlx
	ld4 r15 = [r15]
	movl r53 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	ld1 r58 = [r14]
	adds r14 = 108, r12
	.mmi
	add r53 = r1, r53
	ld8 r59 = [r16]
	sxt2 r60 = r60
	;;
	.mmi
	ldfs f7 = [r14]
	adds r14 = 132, r12
	sxt1 r58 = r58
	.mmi
	nop 0
	ld1 r54 = [r35]
	nop 0
	;;
	.mmi
	ldfs f6 = [r14]
	adds r14 = 104, r12
	sxt1 r54 = r54
	;;
	.mmi
	ld2 r56 = [r14]
	nop 0
	adds r14 = 24, r12
	;;
	.mmi
	st4 [r14] = r15
	adds r14 = 96, r12
	sxt2 r56 = r56
	;;
	.mmi
	nop 0
	ld8 r55 = [r14]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f6
	;;
	.mmi
	nop 0
	getf.d r57 = f7
	nop 0
	;;
	.mib
	stfd [r34] = f6
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r52
	nop 0
	.mmi
	adds r19 = 520, r12
	adds r20 = 528, r12
	mov b0 = r50
	;;
	.mmi
	nop 0
	ld8 r21 = [r19], 24
	mov ar.pfs = r51
	.mmi
	ldf.fill f2 = [r20]
	;;
	ldf.fill f3 = [r19]
	mov ar.lc = r21
	.mmb
	nop 0
	.restore sp
	adds r12 = 544, r12
	br.ret.sptk.many b0
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
