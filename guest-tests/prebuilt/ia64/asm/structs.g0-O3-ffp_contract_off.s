// 4743854255421c84b51403339fec3cb6
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
	.mmi
	mov r14 = r33
	;;
	adds r17 = 2, r34
	extr.u r15 = r33, 8, 8
	.mmi
	setf.sig f6 = r32
	adds r16 = 16, r12
	mov r8 = r0
	;;
	.mii
	nop 0
	extr.u r33 = r33, 16, 8
	nop 0
	.mmi
	setf.sig f8 = r17
	;;
	setf.sig f7 = r33
	pmpy2.r r14 = r14, r32
	;;
	.mii
	nop 0
	pmpy2.r r15 = r15, r32
	;;
	add r14 = r34, r14
	;;
	.mmi
	st1 [r16] = r14
	add r34 = r34, r15, 1
	adds r14 = 17, r12
	;;
	.mfi
	nop 0
	xma.l f6 = f6, f7, f8
	nop 0
	.mmi
	st1 [r14] = r34
	;;
	ld2 r14 = [r16]
	nop 0
	;;
	.mii
	nop 0
	zxt1 r15 = r14
	;;
	dep r8 = r15, r8, 0, 8
	;;
	.mii
	getf.sig r32 = f6
	extr.u r14 = r14, 8, 8
	;;
	dep r8 = r14, r8, 8, 8
	;;
	.mii
	nop 0
	zxt1 r32 = r32
	;;
	dep r8 = r32, r8, 16, 8
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
	.mmi
	.fframe 16
	adds r12 = -16, r12
	.body
	mov r14 = r33
	zxt1 r32 = r32
	.mii
	nop 0
	zxt1 r34 = r34
	;;
	extr.u r18 = r33, 8, 8
	.mmi
	adds r19 = 16, r12
	adds r16 = 2, r34
	adds r15 = 3, r34
	;;
	.mii
	nop 0
	pmpy2.r r18 = r18, r32
	mov r8 = r0
	;;
	.mii
	nop 0
	pmpy2.r r14 = r14, r32
	;;
	extr.u r17 = r33, 16, 8
	;;
	.mii
	nop 0
	pmpy2.r r17 = r17, r32
	;;
	extr.u r33 = r33, 24, 8
	.mii
	add r14 = r34, r14
	add r34 = r34, r18, 1
	;;
	pmpy2.r r33 = r33, r32
	.mmi
	st1 [r19] = r14
	nop 0
	adds r14 = 17, r12
	;;
	.mmi
	add r16 = r16, r17
	st1 [r14] = r34
	adds r14 = 18, r12
	;;
	.mii
	st1 [r14] = r16
	adds r14 = 19, r12
	;;
	add r15 = r15, r33
	;;
	.mmi
	st1 [r14] = r15
	;;
	ld4 r14 = [r19]
	nop 0
	;;
	.mii
	nop 0
	zxt1 r16 = r14
	;;
	extr.u r15 = r14, 8, 8
	;;
	.mii
	nop 0
	dep r8 = r16, r8, 0, 8
	;;
	dep r8 = r15, r8, 8, 8
	;;
	.mii
	nop 0
	extr.u r15 = r14, 16, 8
	;;
	dep r8 = r15, r8, 16, 8
	;;
	.mii
	nop 0
	extr.u r14 = r14, 24, 8
	;;
	dep r8 = r14, r8, 24, 8
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
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
	.mmb
	nop 0
	mov r14 = r33
	nop 0
	;;
	.mmi
	adds r21 = 4, r34
	setf.sig f6 = r32
	extr.u r19 = r33, 8, 8
	.mmi
	adds r20 = 16, r12
	adds r15 = 3, r34
	adds r16 = 2, r34
	;;
	.mib
	nop 0
	extr.u r18 = r33, 16, 8
	nop 0
	.mmi
	setf.sig f8 = r21
	nop 0
	mov r8 = r0
	;;
	.mii
	nop 0
	extr.u r17 = r33, 24, 8
	;;
	extr.u r33 = r33, 32, 8
	;;
	.mmi
	setf.sig f7 = r33
	nop 0
	pmpy2.r r14 = r14, r32
	;;
	.mii
	nop 0
	pmpy2.r r19 = r19, r32
	;;
	pmpy2.r r18 = r18, r32
	;;
	.mii
	nop 0
	pmpy2.r r17 = r17, r32
	add r14 = r34, r14
	;;
	.mmi
	st1 [r20] = r14
	add r34 = r34, r19, 1
	adds r14 = 17, r12
	;;
	.mfi
	nop 0
	xma.l f6 = f6, f7, f8
	add r16 = r16, r18
	.mmi
	st1 [r14] = r34
	;;
	add r17 = r15, r17
	adds r15 = 18, r12
	.mmi
	ld4.a r14 = [r20]
	;;
	st1 [r15] = r16
	adds r15 = 19, r12
	;;
	.mmi
	nop 0
	st1 [r15] = r17
	zxt1 r15 = r14
	.mmi
	chk.a.clr r14, .L11
.L12:
	;;
	getf.sig r32 = f6
	dep r8 = r15, r8, 0, 8
	;;
	.mii
	nop 0
	extr.u r15 = r14, 8, 8
	;;
	dep r8 = r15, r8, 8, 8
	;;
	.mii
	nop 0
	extr.u r15 = r14, 16, 8
	;;
	dep r8 = r15, r8, 16, 8
	;;
	.mii
	nop 0
	extr.u r14 = r14, 24, 8
	zxt1 r32 = r32
	;;
	.mii
	nop 0
	dep r8 = r14, r8, 24, 8
	;;
	dep r8 = r32, r8, 32, 8
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L11:
	.body
	.copy_state 1
	.mmi
	nop 0
	ld4 r14 = [r20]
	nop 0
	;;
	.mib
	nop 0
	zxt1 r15 = r14
	br .L12
	.endp turn5#
	.align 16
	.align 64
	.proc turn6#
turn6:
	.prologue
	.mmi
	.fframe 16
	adds r12 = -16, r12
	.body
	mov r15 = r33
	zxt1 r32 = r32
	.mii
	mov r14 = r33
	zxt1 r34 = r34
	;;
	extr.u r23 = r14, 8, 8
	.mmi
	adds r25 = 16, r12
	adds r19 = 3, r34
	adds r16 = 5, r34
	;;
	.mmi
	nop 0
	adds r20 = 2, r34
	pmpy2.r r23 = r23, r32
	.mmi
	adds r17 = 4, r34
	mov r8 = r0
	adds r24 = 20, r12
	;;
	.mii
	nop 0
	pmpy2.r r15 = r15, r32
	;;
	extr.u r22 = r14, 16, 8
	;;
	.mii
	nop 0
	extr.u r21 = r14, 24, 8
	;;
	pmpy2.r r22 = r22, r32
	.mii
	add r15 = r34, r15
	add r34 = r34, r23, 1
	;;
	pmpy2.r r21 = r21, r32
	.mii
	st1 [r25] = r15
	adds r15 = 17, r12
	;;
	extr.u r18 = r14, 32, 8
	.mmi
	st1 [r15] = r34
	;;
	nop 0
	extr.u r14 = r14, 40, 8
	.mmi
	add r20 = r20, r22
	ld4.a r15 = [r25]
	nop 0
	;;
	.mii
	nop 0
	pmpy2.r r18 = r18, r32
	add r21 = r19, r21
	.mmi
	adds r19 = 18, r12
	;;
	nop 0
	pmpy2.r r14 = r14, r32
	.mmi
	st1 [r19] = r20
	nop 0
	adds r19 = 19, r12
	;;
	.mmi
	nop 0
	st1 [r19] = r21
	zxt1 r19 = r15
	.mmi
	chk.a.clr r15, .L15
.L16:
	;;
	add r17 = r17, r18
	dep r8 = r19, r8, 0, 8
	;;
	.mii
	nop 0
	extr.u r18 = r15, 8, 8
	add r14 = r16, r14
	.mmb
	adds r16 = 21, r12
	st1 [r24] = r17
	nop 0
	;;
	.mii
	st1 [r16] = r14
	dep r8 = r18, r8, 8, 8
	;;
	extr.u r16 = r15, 16, 8
	.mii
	ld2 r14 = [r24]
	nop 0
	;;
	dep r8 = r16, r8, 16, 8
	.mii
	nop 0
	zxt1 r16 = r14
	;;
	extr.u r15 = r15, 24, 8
	;;
	.mii
	nop 0
	dep r8 = r15, r8, 24, 8
	;;
	dep r8 = r16, r8, 32, 8
	;;
	.mii
	nop 0
	extr.u r14 = r14, 8, 8
	;;
	dep r8 = r14, r8, 40, 8
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L15:
	.body
	.copy_state 1
	.mmi
	nop 0
	ld4 r15 = [r25]
	nop 0
	;;
	.mib
	nop 0
	zxt1 r19 = r15
	br .L16
	.endp turn6#
	.align 16
	.align 64
	.proc turn7#
turn7:
	.prologue
	.mmb
	.fframe 16
	adds r12 = -16, r12
	.body
	mov r15 = r33
	nop 0
	.mii
	mov r14 = r33
	zxt1 r32 = r32
	zxt1 r34 = r34
	;;
	.mib
	nop 0
	extr.u r18 = r14, 8, 8
	nop 0
	.mmi
	adds r20 = 3, r34
	adds r16 = 5, r34
	adds r26 = 6, r34
	;;
	.mmi
	adds r21 = 2, r34
	adds r17 = 4, r34
	pmpy2.r r18 = r18, r32
	.mmi
	setf.sig f6 = r32
	setf.sig f8 = r26
	adds r25 = 16, r12
	;;
	.mii
	nop 0
	pmpy2.r r15 = r15, r32
	mov r8 = r0
	.mmb
	nop 0
	adds r24 = 20, r12
	nop 0
	;;
	.mii
	nop 0
	extr.u r23 = r14, 16, 8
	;;
	extr.u r22 = r14, 24, 8
	;;
	.mii
	add r15 = r34, r15
	extr.u r19 = r14, 32, 8
	add r34 = r34, r18, 1
	;;
	.mii
	nop 0
	extr.u r18 = r14, 40, 8
	nop 0
	.mii
	st1 [r25] = r15
	adds r15 = 17, r12
	;;
	extr.u r14 = r14, 48, 8
	.mmi
	st1 [r15] = r34
	;;
	setf.sig f7 = r14
	pmpy2.r r23 = r23, r32
	.mmi
	ld4.a r15 = [r25]
	;;
	nop 0
	pmpy2.r r22 = r22, r32
	;;
	.mii
	nop 0
	pmpy2.r r19 = r19, r32
	;;
	pmpy2.r r18 = r18, r32
	.mmi
	add r21 = r21, r23
	;;
	add r22 = r20, r22
	adds r20 = 18, r12
	;;
	.mfi
	nop 0
	xma.l f6 = f6, f7, f8
	nop 0
	.mmi
	st1 [r20] = r21
	adds r20 = 19, r12
	add r17 = r17, r19
	;;
	.mmi
	st1 [r20] = r22
	add r18 = r16, r18
	extr.u r19 = r15, 8, 8
	.mmi
	adds r16 = 21, r12
	chk.a.clr r15, .L19
.L20:
	zxt1 r20 = r15
	;;
	.mii
	nop 0
	dep r8 = r20, r8, 0, 8
	nop 0
	.mmi
	st1 [r16] = r18
	st1 [r24] = r17
	nop 0
	;;
	.mii
	nop 0
	extr.u r16 = r15, 16, 8
	nop 0
	.mmi
	ld2 r14 = [r24]
	;;
	getf.sig r32 = f6
	dep r8 = r19, r8, 8, 8
	;;
	.mii
	nop 0
	dep r8 = r16, r8, 16, 8
	zxt1 r16 = r14
	;;
	.mii
	nop 0
	extr.u r15 = r15, 24, 8
	nop 0
	;;
	.mii
	nop 0
	dep r8 = r15, r8, 24, 8
	;;
	dep r8 = r16, r8, 32, 8
	;;
	.mii
	nop 0
	extr.u r14 = r14, 8, 8
	zxt1 r32 = r32
	;;
	.mii
	nop 0
	dep r8 = r14, r8, 40, 8
	;;
	dep r8 = r32, r8, 48, 8
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L19:
	.body
	.copy_state 1
	.mmi
	nop 0
	ld4 r15 = [r25]
	nop 0
	;;
	.mib
	nop 0
	extr.u r19 = r15, 8, 8
	br .L20
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
	zxt1 r32 = r32
	zxt1 r34 = r34
	;;
	.mmi
	mov r14 = r0
	adds r17 = 16, r12
	mov r8 = r0
	;;
	.mmi
	nop 0
	mov r15 = r14
	dep r14 = r32, r14, 0, 8
	.mii
	st8 [r17] = r33
	nop 0
	;;
	dep r14 = r32, r14, 8, 8
	.mmi
	ld8 r18 = [r17]
	;;
	nop 0
	dep r14 = r32, r14, 16, 8
	;;
	.mii
	nop 0
	dep r14 = r32, r14, 24, 8
	unpack1.l r19 = r15, r18
	;;
	.mii
	nop 0
	dep r14 = r32, r14, 32, 8
	unpack1.h r18 = r15, r18
	;;
	.mii
	nop 0
	dep r14 = r32, r14, 40, 8
	;;
	dep r14 = r32, r14, 48, 8
	;;
	.mii
	nop 0
	dep r15 = r34, r15, 0, 8
	;;
	dep r14 = r32, r14, 56, 8
	;;
	.mii
	nop 0
	dep r15 = r34, r15, 8, 8
	unpack1.l r16 = r0, r14
	;;
	.mii
	nop 0
	dep r15 = r34, r15, 16, 8
	unpack1.h r14 = r0, r14
	;;
	.mii
	nop 0
	dep r15 = r34, r15, 24, 8
	;;
	pmpyshr2 r16 = r16, r19, 0
	;;
	.mii
	nop 0
	pmpyshr2 r14 = r14, r18, 0
	;;
	dep r15 = r34, r15, 32, 8
	;;
	.mii
	nop 0
	dep r15 = r34, r15, 40, 8
	mix1.r r14 = r14, r16
	;;
	.mib
	nop 0
	dep r15 = r34, r15, 48, 8
	nop 0
	.mlx
	nop 0
	movl r16 = 506097522914230528
	;;
	.mii
	nop 0
	dep r15 = r34, r15, 56, 8
	mux1 r14 = r14, @alt
	;;
	.mmi
	padd1 r15 = r15, r16
	;;
	padd1 r14 = r14, r15
	nop 0
	;;
	.mmi
	st8 [r17] = r14
	;;
	ld8 r14 = [r17]
	nop 0
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
	.body
	zxt1 r32 = r32
	zxt1 r35 = r35
	.mmi
	setf.sig f7 = r34
	;;
	mov r14 = r0
	adds r17 = 16, r12
	.mmi
	adds r18 = 8, r35
	setf.sig f6 = r32
	mov r8 = r0
	;;
	.mmi
	mov r15 = r14
	nop 0
	dep r14 = r32, r14, 0, 8
	.mmi
	setf.sig f8 = r18
	st8 [r17] = r33
	nop 0
	;;
	.mii
	nop 0
	dep r14 = r32, r14, 8, 8
	nop 0
	.mmi
	ld8 r16 = [r17]
	;;
	nop 0
	dep r14 = r32, r14, 16, 8
	;;
	.mii
	nop 0
	dep r14 = r32, r14, 24, 8
	unpack1.l r19 = r15, r16
	;;
	.mii
	nop 0
	dep r14 = r32, r14, 32, 8
	unpack1.h r18 = r15, r16
	;;
	.mii
	nop 0
	dep r14 = r32, r14, 40, 8
	nop 0
	.mfi
	nop 0
	xma.l f6 = f6, f7, f8
	nop 0
	;;
	.mii
	nop 0
	dep r14 = r32, r14, 48, 8
	;;
	dep r15 = r35, r15, 0, 8
	;;
	.mii
	nop 0
	dep r14 = r32, r14, 56, 8
	nop 0
	;;
	.mii
	nop 0
	dep r15 = r35, r15, 8, 8
	unpack1.l r16 = r0, r14
	.mmi
	getf.sig r9 = f6
	;;
	nop 0
	dep r15 = r35, r15, 16, 8
	.mii
	nop 0
	unpack1.h r14 = r0, r14
	;;
	dep r15 = r35, r15, 24, 8
	;;
	.mii
	nop 0
	pmpyshr2 r16 = r16, r19, 0
	;;
	pmpyshr2 r14 = r14, r18, 0
	;;
	.mii
	nop 0
	dep r15 = r35, r15, 32, 8
	zxt1 r9 = r9
	;;
	.mii
	nop 0
	dep r15 = r35, r15, 40, 8
	mix1.r r14 = r14, r16
	;;
	.mib
	nop 0
	dep r15 = r35, r15, 48, 8
	nop 0
	.mlx
	nop 0
	movl r16 = 506097522914230528
	;;
	.mii
	nop 0
	dep r15 = r35, r15, 56, 8
	mux1 r14 = r14, @alt
	;;
	.mmi
	padd1 r15 = r15, r16
	;;
	padd1 r14 = r14, r15
	nop 0
	;;
	.mmi
	st8 [r17] = r14
	;;
	ld8 r14 = [r17]
	nop 0
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
	.endp turn9#
	.align 16
	.align 64
	.proc turn12#
turn12:
	.prologue
	.mii
	.fframe 16
	adds r12 = -16, r12
	.body
	zxt1 r32 = r32
	zxt1 r35 = r35
	.mmb
	nop 0
	mov r22 = r34
	nop 0
	;;
	.mmi
	mov r14 = r0
	adds r17 = 16, r12
	adds r24 = 11, r35
	.mmi
	setf.sig f6 = r32
	adds r20 = 9, r35
	mov r8 = r0
	;;
	.mmi
	mov r15 = r14
	setf.sig f8 = r24
	dep r14 = r32, r14, 0, 8
	.mmi
	st8 [r17] = r33
	adds r19 = 10, r35
	adds r23 = 24, r12
	;;
	.mib
	nop 0
	dep r14 = r32, r14, 8, 8
	nop 0
	.mmi
	ld8 r18 = [r17]
	mov r9 = r0
	adds r21 = 8, r35
	;;
	.mii
	nop 0
	dep r14 = r32, r14, 16, 8
	;;
	dep r14 = r32, r14, 24, 8
	.mii
	nop 0
	unpack1.l r25 = r15, r18
	;;
	dep r14 = r32, r14, 32, 8
	.mii
	nop 0
	unpack1.h r18 = r15, r18
	;;
	dep r14 = r32, r14, 40, 8
	;;
	.mii
	nop 0
	dep r15 = r35, r15, 0, 8
	;;
	dep r14 = r32, r14, 48, 8
	;;
	.mii
	nop 0
	dep r15 = r35, r15, 8, 8
	;;
	dep r14 = r32, r14, 56, 8
	;;
	.mii
	nop 0
	dep r15 = r35, r15, 16, 8
	unpack1.l r16 = r0, r14
	;;
	.mii
	nop 0
	dep r15 = r35, r15, 24, 8
	unpack1.h r14 = r0, r14
	;;
	.mii
	nop 0
	dep r15 = r35, r15, 32, 8
	;;
	pmpyshr2 r16 = r16, r25, 0
	;;
	.mii
	nop 0
	pmpyshr2 r14 = r14, r18, 0
	;;
	dep r15 = r35, r15, 40, 8
	;;
	.mii
	nop 0
	dep r15 = r35, r15, 48, 8
	mix1.r r14 = r14, r16
	;;
	.mib
	nop 0
	dep r15 = r35, r15, 56, 8
	nop 0
	.mlx
	nop 0
	movl r16 = 506097522914230528
	;;
	.mii
	padd1 r15 = r15, r16
	extr.u r18 = r34, 8, 8
	mux1 r14 = r14, @alt
	;;
	.mii
	nop 0
	extr.u r16 = r34, 16, 8
	nop 0
	;;
	.mii
	nop 0
	extr.u r34 = r34, 24, 8
	padd1 r14 = r14, r15
	;;
	.mii
	setf.sig f7 = r34
	pmpy2.r r18 = r18, r32
	;;
	pmpy2.r r15 = r16, r32
	;;
	.mmi
	st8 [r17] = r14
	nop 0
	pmpy2.r r22 = r22, r32
	;;
	.mmi
	ld8 r14 = [r17]
	add r20 = r20, r18
	adds r17 = 27, r12
	;;
	.mii
	nop 0
	zxt1 r18 = r14
	add r15 = r19, r15
	;;
	.mfi
	nop 0
	xma.l f6 = f6, f7, f8
	dep r8 = r18, r8, 0, 8
	.mmi
	adds r18 = 25, r12
	nop 0
	add r21 = r21, r22
	;;
	.mmi
	st1 [r18] = r20
	nop 0
	extr.u r16 = r14, 8, 8
	.mmi
	adds r18 = 26, r12
	st1 [r23] = r21
	nop 0
	;;
	.mii
	st1 [r18] = r15
	dep r8 = r16, r8, 8, 8
	;;
	extr.u r18 = r14, 16, 8
	.mmi
	nop 0
	ld4.a r15 = [r23]
	nop 0
	;;
	.mii
	getf.sig r34 = f6
	dep r8 = r18, r8, 16, 8
	zxt1 r16 = r15
	;;
	.mii
	nop 0
	extr.u r18 = r14, 24, 8
	;;
	dep r8 = r18, r8, 24, 8
	;;
	.mii
	nop 0
	extr.u r18 = r14, 32, 8
	;;
	dep r8 = r18, r8, 32, 8
	;;
	.mii
	st1 [r17] = r34
	extr.u r18 = r14, 40, 8
	shr.u r17 = r14, 56
	;;
	.mii
	chk.a.clr r15, .L33
.L34:
	dep r9 = r16, r9, 0, 8
	;;
	extr.u r16 = r15, 8, 8
	;;
	.mii
	nop 0
	dep r8 = r18, r8, 40, 8
	;;
	extr.u r14 = r14, 48, 8
	;;
	.mii
	nop 0
	dep r9 = r16, r9, 8, 8
	;;
	extr.u r16 = r15, 16, 8
	;;
	.mii
	nop 0
	dep r8 = r14, r8, 48, 8
	;;
	dep r9 = r16, r9, 16, 8
	;;
	.mii
	nop 0
	extr.u r15 = r15, 24, 8
	;;
	dep r8 = r17, r8, 56, 8
	;;
	.mii
	nop 0
	dep r9 = r15, r9, 24, 8
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L33:
	.body
	.copy_state 1
	.mmi
	nop 0
	ld4 r15 = [r23]
	nop 0
	;;
	.mib
	nop 0
	zxt1 r16 = r15
	br .L34
	.endp turn12#
	.align 16
	.align 64
	.proc turn15#
turn15:
	.prologue
	.mii
	.fframe 16
	adds r12 = -16, r12
	.body
	zxt1 r32 = r32
	zxt1 r35 = r35
	;;
	.mmi
	adds r20 = 16, r12
	nop 0
	adds r26 = 24, r12
	.mmi
	addl r27 = 8, r0
	nop 0
	addl r19 = 7, r0
	;;
	.mmi
	sub r15 = r0, r20
	st8 [r20] = r33
	nop 0
	.mmi
	st8 [r26] = r34
	;;
	and r18 = 7, r15
	and r16 = 6, r15
	;;
	.mib
	cmp4.eq p6, p7 = 0, r18
	nop 0
	(p6) br.cond.dpnt .L39
	;;
	.mmi
	ld1 r14 = [r20]
	cmp4.eq p6, p7 = 0, r16
	adds r16 = 17, r12
	;;
	.mii
	nop 0
	pmpy2.r r14 = r14, r32
	;;
	add r14 = r35, r14
	;;
	.mib
	st1 [r20] = r14
	nop 0
	(p6) br.cond.dpnt .L40
	;;
	.mii
	ld1 r14 = [r16]
	cmp4.geu p6, p7 = 2, r18
	;;
	pmpy2.r r14 = r14, r32
	;;
	.mmi
	add r14 = r35, r14, 1
	;;
	st1 [r16] = r14
	adds r16 = 18, r12
	.mmb
	adds r14 = 2, r35
	nop 0
	(p6) br.cond.dpnt .L41
	;;
	.mii
	nop 0
	tbit.z p6, p7 = r15, 2
	nop 0
	.mmi
	ld1 r15 = [r16]
	;;
	nop 0
	pmpy2.r r15 = r15, r32
	;;
	.mmi
	add r14 = r14, r15
	;;
	st1 [r16] = r14
	adds r16 = 19, r12
	.mmb
	adds r14 = 3, r35
	nop 0
	(p6) br.cond.dpnt .L42
	;;
	.mii
	ld1 r15 = [r16]
	cmp4.geu p6, p7 = 4, r18
	;;
	pmpy2.r r15 = r15, r32
	;;
	.mmi
	add r14 = r14, r15
	;;
	st1 [r16] = r14
	adds r16 = 20, r12
	.mmb
	adds r14 = 4, r35
	nop 0
	(p6) br.cond.dpnt .L43
	;;
	.mii
	ld1 r15 = [r16]
	cmp4.eq p6, p7 = 5, r18
	;;
	pmpy2.r r15 = r15, r32
	;;
	.mmi
	add r14 = r14, r15
	;;
	st1 [r16] = r14
	adds r16 = 21, r12
	.mmb
	adds r14 = 5, r35
	nop 0
	(p6) br.cond.dpnt .L44
	;;
	.mii
	ld1 r15 = [r16]
	cmp4.ne p6, p7 = 7, r18
	;;
	pmpy2.r r15 = r15, r32
	;;
	.mmi
	add r14 = r14, r15
	;;
	st1 [r16] = r14
	adds r16 = 22, r12
	.mmb
	adds r14 = 6, r35
	nop 0
	(p6) br.cond.dpnt .L45
	;;
	.mmi
	ld1 r15 = [r16]
	;;
	nop 0
	pmpy2.r r15 = r15, r32
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	st1 [r16] = r14
	nop 0
	nop 0
.L36:
	.mmi
	mov r15 = r0
	adds r14 = 1, r19
	add r24 = r20, r18
	.mlx
	cmp.eq p6, p7 = 7, r18
	movl r23 = 8589934594
	;;
	.mmi
	mov r17 = r15
	nop 0
	dep r15 = r32, r15, 0, 8
	.mlx
	ld8 r21 = [r24]
	movl r18 = 17179869188
	;;
	.mib
	nop 0
	dep r15 = r32, r15, 8, 8
	nop 0
	.mlx
	nop 0
	movl r22 = 25769803782
	;;
	.mii
	nop 0
	dep r15 = r32, r15, 16, 8
	unpack4.l r14 = r14, r19
	;;
	.mii
	nop 0
	dep r15 = r32, r15, 24, 8
	unpack1.l r25 = r17, r21
	;;
	.mmi
	nop 0
	padd4 r18 = r14, r18
	dep r15 = r32, r15, 32, 8
	.mmi
	padd4 r22 = r14, r22
	padd4 r23 = r14, r23
	unpack1.h r21 = r17, r21
	;;
	.mii
	nop 0
	dep r15 = r32, r15, 40, 8
	nop 0
	;;
	.mii
	nop 0
	dep r15 = r32, r15, 48, 8
	mix2.r r14 = r23, r14
	;;
	.mii
	nop 0
	dep r15 = r32, r15, 56, 8
	mix2.r r18 = r22, r18
	;;
	.mii
	nop 0
	unpack1.l r16 = r17, r15
	unpack1.h r15 = r17, r15
	;;
	.mii
	nop 0
	dep r17 = r35, r17, 0, 8
	mux2 r18 = r18, 216
	;;
	.mii
	nop 0
	dep r17 = r35, r17, 8, 8
	mux2 r14 = r14, 216
	;;
	.mii
	nop 0
	dep r17 = r35, r17, 16, 8
	;;
	pmpyshr2 r16 = r16, r25, 0
	.mii
	nop 0
	mix1.r r14 = r18, r14
	;;
	pmpyshr2 r15 = r15, r21, 0
	;;
	.mii
	nop 0
	dep r17 = r35, r17, 24, 8
	mux1 r14 = r14, @alt
	;;
	.mii
	nop 0
	dep r17 = r35, r17, 32, 8
	mix1.r r15 = r15, r16
	.mmi
	adds r16 = -8, r27
	;;
	nop 0
	dep r17 = r35, r17, 40, 8
	;;
	.mii
	nop 0
	dep r17 = r35, r17, 48, 8
	mux1 r15 = r15, @alt
	;;
	.mii
	nop 0
	dep r17 = r35, r17, 56, 8
	nop 0
	;;
	.mmi
	padd1 r15 = r15, r17
	;;
	padd1 r14 = r14, r15
	adds r15 = 9, r19
	;;
	.mib
	st8 [r24] = r14
	adds r14 = 8, r19
	(p6) br.cond.dpnt .L38
	;;
	.mii
	nop 0
	sxt4 r17 = r14
	add r14 = r14, r35
	.mmi
	cmp4.eq p6, p7 = 9, r27
	;;
	add r17 = r20, r17
	nop 0
	;;
	.mmi
	ld1 r18 = [r17]
	;;
	nop 0
	pmpy2.r r18 = r18, r32
	;;
	.mmi
	add r14 = r14, r18
	;;
	st1 [r17] = r14
	sxt4 r17 = r15
	.mmb
	add r15 = r15, r35
	adds r14 = 10, r19
	(p6) br.cond.dpnt .L38
	;;
	.mmi
	add r17 = r20, r17
	nop 0
	cmp4.eq p6, p7 = 2, r16
	;;
	.mmi
	ld1 r18 = [r17]
	;;
	nop 0
	pmpy2.r r18 = r18, r32
	;;
	.mmi
	add r15 = r15, r18
	;;
	st1 [r17] = r15
	sxt4 r17 = r14
	.mmb
	add r14 = r14, r35
	adds r15 = 11, r19
	(p6) br.cond.dpnt .L38
	;;
	.mmi
	add r17 = r20, r17
	nop 0
	cmp4.eq p6, p7 = 3, r16
	;;
	.mmi
	ld1 r18 = [r17]
	;;
	nop 0
	pmpy2.r r18 = r18, r32
	;;
	.mmi
	add r14 = r14, r18
	;;
	st1 [r17] = r14
	sxt4 r17 = r15
	.mmb
	add r15 = r15, r35
	adds r14 = 12, r19
	(p6) br.cond.dpnt .L38
	;;
	.mmi
	add r17 = r20, r17
	nop 0
	cmp4.eq p6, p7 = 4, r16
	;;
	.mmi
	nop 0
	ld1 r18 = [r17]
	nop 0
	;;
	.mii
	nop 0
	pmpy2.r r18 = r18, r32
	;;
	add r15 = r15, r18
	;;
	.mii
	st1 [r17] = r15
	sxt4 r17 = r14
	add r14 = r14, r35
	.mmb
	adds r15 = 13, r19
	adds r19 = 14, r19
	(p6) br.cond.dpnt .L38
	;;
	.mmi
	add r17 = r20, r17
	nop 0
	cmp4.eq p6, p7 = 5, r16
	;;
	.mmi
	ld1 r18 = [r17]
	;;
	nop 0
	pmpy2.r r18 = r18, r32
	;;
	.mmi
	add r14 = r14, r18
	;;
	st1 [r17] = r14
	sxt4 r14 = r15
	.mmb
	add r15 = r15, r35
	nop 0
	(p6) br.cond.dpnt .L38
	;;
	.mmi
	add r14 = r20, r14
	nop 0
	cmp4.eq p6, p7 = 6, r16
	;;
	.mii
	ld1 r16 = [r14]
	(p7) sxt4 r19 = r19
	(p7) adds r35 = 14, r35
	;;
	.mmi
	(p7) add r19 = r20, r19
	;;
	nop 0
	pmpy2.r r16 = r16, r32
	;;
	.mmi
	add r15 = r15, r16
	;;
	st1 [r14] = r15
	nop 0
	;;
	.mmi
	(p7) ld1 r15 = [r19]
	;;
	nop 0
	(p7) pmpy2.r r15 = r15, r32
	;;
	.mmi
	nop 0
	(p7) add r35 = r35, r15
	nop 0
	;;
	.mmi
	(p7) st1 [r19] = r35
	nop 0
	nop 0
.L38:
	.mmi
	ld8 r14 = [r20]
	mov r8 = r0
	mov r9 = r0
	.mmi
	adds r17 = 28, r12
	ld4 r15 = [r26]
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
	.mmi
	ld1 r17 = [r17]
	;;
	nop 0
	dep r8 = r18, r8, 0, 8
	.mii
	nop 0
	shr.u r18 = r14, 56
	;;
	dep r8 = r20, r8, 8, 8
	;;
	.mii
	nop 0
	dep r9 = r21, r9, 0, 8
	;;
	extr.u r20 = r14, 16, 8
	;;
	.mii
	nop 0
	extr.u r21 = r15, 8, 8
	;;
	dep r8 = r20, r8, 16, 8
	;;
	.mii
	nop 0
	dep r9 = r21, r9, 8, 8
	;;
	extr.u r20 = r14, 24, 8
	;;
	.mii
	nop 0
	extr.u r21 = r15, 16, 8
	;;
	dep r8 = r20, r8, 24, 8
	;;
	.mii
	nop 0
	dep r9 = r21, r9, 16, 8
	;;
	extr.u r20 = r14, 32, 8
	;;
	.mii
	nop 0
	extr.u r15 = r15, 24, 8
	;;
	dep r8 = r20, r8, 32, 8
	;;
	.mii
	nop 0
	dep r9 = r15, r9, 24, 8
	;;
	extr.u r20 = r14, 40, 8
	;;
	.mii
	nop 0
	dep r8 = r20, r8, 40, 8
	;;
	extr.u r14 = r14, 48, 8
	;;
	.mii
	nop 0
	dep r9 = r19, r9, 32, 8
	;;
	extr.u r16 = r16, 8, 8
	;;
	.mii
	nop 0
	dep r8 = r14, r8, 48, 8
	;;
	dep r9 = r16, r9, 40, 8
	;;
	.mii
	nop 0
	dep r8 = r18, r8, 56, 8
	;;
	dep r9 = r17, r9, 48, 8
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L43:
	.body
	.copy_state 1
	.mib
	addl r27 = 11, r0
	addl r19 = 4, r0
	br .L36
	;;
.L40:
	.mib
	addl r27 = 14, r0
	addl r19 = 1, r0
	br .L36
	;;
.L39:
	.mib
	addl r27 = 15, r0
	mov r19 = r0
	br .L36
	;;
.L41:
	.mib
	addl r27 = 13, r0
	addl r19 = 2, r0
	br .L36
	;;
.L42:
	.mib
	addl r27 = 12, r0
	addl r19 = 3, r0
	br .L36
	;;
.L44:
	.mib
	addl r27 = 10, r0
	addl r19 = 5, r0
	br .L36
	;;
.L45:
	.mib
	addl r27 = 9, r0
	addl r19 = 6, r0
	br .L36
	.endp turn15#
	.align 16
	.align 64
	.proc turn16#
turn16:
	.prologue
	.mii
	.fframe 16
	adds r12 = -16, r12
	.body
	zxt1 r32 = r32
	zxt1 r35 = r35
	;;
	.mmi
	adds r18 = 16, r12
	nop 0
	adds r26 = 24, r12
	.mmi
	adds r19 = 22, r12
	nop 0
	addl r27 = 9, r0
	;;
	.mmi
	sub r16 = r0, r18
	st8 [r18] = r33
	nop 0
	.mmi
	st8 [r26] = r34
	;;
	and r20 = 7, r16
	and r17 = 6, r16
	;;
	.mib
	cmp4.eq p6, p7 = 0, r20
	nop 0
	(p6) br.cond.dpnt .L74
	;;
	.mmi
	ld1 r14 = [r18]
	cmp4.eq p6, p7 = 0, r17
	adds r17 = 17, r12
	;;
	.mii
	nop 0
	pmpy2.r r14 = r14, r32
	;;
	add r14 = r35, r14
	;;
	.mib
	st1 [r18] = r14
	nop 0
	(p6) br.cond.dpnt .L75
	;;
	.mii
	ld1 r14 = [r17]
	cmp4.geu p6, p7 = 2, r20
	;;
	pmpy2.r r14 = r14, r32
	;;
	.mmi
	add r14 = r35, r14, 1
	;;
	st1 [r17] = r14
	adds r17 = 18, r12
	.mmb
	adds r14 = 2, r35
	nop 0
	(p6) br.cond.dpnt .L76
	;;
	.mii
	nop 0
	tbit.z p6, p7 = r16, 2
	nop 0
	.mmi
	ld1 r16 = [r17]
	;;
	nop 0
	pmpy2.r r16 = r16, r32
	;;
	.mmi
	add r14 = r14, r16
	;;
	st1 [r17] = r14
	adds r17 = 19, r12
	.mmb
	adds r14 = 3, r35
	nop 0
	(p6) br.cond.dpnt .L77
	;;
	.mii
	ld1 r16 = [r17]
	cmp4.geu p6, p7 = 4, r20
	;;
	pmpy2.r r16 = r16, r32
	;;
	.mmi
	add r14 = r14, r16
	;;
	st1 [r17] = r14
	adds r17 = 20, r12
	.mmb
	adds r14 = 4, r35
	nop 0
	(p6) br.cond.dpnt .L78
	;;
	.mii
	ld1 r16 = [r17]
	cmp4.eq p6, p7 = 5, r20
	;;
	pmpy2.r r16 = r16, r32
	;;
	.mmi
	add r14 = r14, r16
	;;
	st1 [r17] = r14
	adds r17 = 21, r12
	.mmb
	adds r14 = 5, r35
	nop 0
	(p6) br.cond.dpnt .L79
	;;
	.mii
	ld1 r16 = [r17]
	cmp4.ne p6, p7 = 7, r20
	;;
	pmpy2.r r16 = r16, r32
	;;
	.mmi
	add r14 = r14, r16
	nop 0
	addl r16 = 7, r0
	;;
	.mib
	st1 [r17] = r14
	adds r14 = 6, r35
	(p6) br.cond.dpnt .L80
	;;
	.mmi
	ld1 r17 = [r19]
	;;
	nop 0
	pmpy2.r r17 = r17, r32
	;;
	.mmi
	nop 0
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	st1 [r19] = r14
	nop 0
	nop 0
.L70:
	.mmi
	mov r14 = r0
	adds r17 = 1, r16
	add r25 = r18, r20
	.mlx
	sub r20 = 16, r20
	movl r22 = 17179869188
	;;
	.mmi
	mov r19 = r14
	nop 0
	dep r14 = r32, r14, 0, 8
	.mlx
	ld8 r23 = [r25]
	movl r24 = 25769803782
	;;
	.mib
	nop 0
	dep r14 = r32, r14, 8, 8
	nop 0
	.mlx
	nop 0
	movl r15 = 8589934594
	;;
	.mii
	nop 0
	dep r14 = r32, r14, 16, 8
	unpack4.l r17 = r17, r16
	;;
	.mii
	nop 0
	dep r14 = r32, r14, 24, 8
	unpack1.l r21 = r19, r23
	;;
	.mmi
	nop 0
	padd4 r24 = r17, r24
	dep r14 = r32, r14, 32, 8
	.mmi
	padd4 r22 = r17, r22
	padd4 r15 = r17, r15
	unpack1.h r23 = r19, r23
	;;
	.mii
	nop 0
	dep r14 = r32, r14, 40, 8
	nop 0
	;;
	.mii
	nop 0
	dep r14 = r32, r14, 48, 8
	mix2.r r22 = r24, r22
	;;
	.mii
	nop 0
	dep r14 = r32, r14, 56, 8
	mix2.r r15 = r15, r17
	;;
	.mii
	nop 0
	unpack1.l r24 = r19, r14
	unpack1.h r14 = r19, r14
	;;
	.mii
	nop 0
	dep r19 = r35, r19, 0, 8
	mux2 r15 = r15, 216
	;;
	.mii
	nop 0
	dep r19 = r35, r19, 8, 8
	mux2 r22 = r22, 216
	;;
	.mii
	nop 0
	pmpyshr2 r21 = r24, r21, 0
	;;
	pmpyshr2 r23 = r14, r23, 0
	.mii
	nop 0
	mix1.r r15 = r22, r15
	;;
	dep r19 = r35, r19, 16, 8
	;;
	.mii
	nop 0
	dep r19 = r35, r19, 24, 8
	mix1.r r21 = r23, r21
	;;
	.mii
	nop 0
	dep r19 = r35, r19, 32, 8
	mux1 r15 = r15, @alt
	;;
	.mii
	nop 0
	dep r19 = r35, r19, 40, 8
	mux1 r21 = r21, @alt
	;;
	.mii
	nop 0
	dep r19 = r35, r19, 48, 8
	;;
	dep r19 = r35, r19, 56, 8
	;;
	.mii
	padd1 r21 = r21, r19
	extr.u r20 = r20, 3, 29
	;;
	cmp4.ne p6, p7 = 2, r20
	;;
	.mmi
	nop 0
	padd1 r15 = r15, r21
	nop 0
	;;
	.mib
	st8 [r25] = r15
	nop 0
	(p6) br.cond.dptk .L72
	.mlx
	adds r25 = 8, r25
	movl r22 = 60129542158
	.mlx
	nop 0
	movl r15 = 34359738376
	;;
	.mlx
	ld8 r20 = [r25]
	movl r21 = 42949672970
	.mlx
	padd4 r15 = r17, r15
	movl r16 = 51539607564
	;;
	.mmi
	padd4 r21 = r17, r21
	padd4 r16 = r17, r16
	padd4 r17 = r17, r22
	;;
	.mii
	nop 0
	unpack1.l r22 = r0, r20
	unpack1.h r20 = r0, r20
	;;
	.mii
	nop 0
	mix2.r r15 = r21, r15
	mix2.r r16 = r17, r16
	;;
	.mii
	nop 0
	pmpyshr2 r14 = r14, r20, 0
	;;
	pmpyshr2 r24 = r24, r22, 0
	.mii
	nop 0
	mux2 r15 = r15, 216
	;;
	mux2 r16 = r16, 216
	;;
	.mii
	nop 0
	mix1.r r24 = r14, r24
	;;
	mix1.r r14 = r16, r15
	;;
	.mii
	nop 0
	mux1 r15 = r24, @alt
	;;
	mux1 r14 = r14, @alt
	;;
	.mii
	padd1 r15 = r15, r19
	nop 0
	;;
	padd1 r14 = r14, r15
	;;
	.mmi
	st8 [r25] = r14
	nop 0
	nop 0
.L73:
	.mmi
	ld8 r15 = [r18]
	nop 0
	mov r8 = r0
	.mmi
	mov r9 = r0
	ld8 r14 = [r26]
	nop 0
	;;
	.mii
	nop 0
	zxt1 r16 = r15
	zxt1 r18 = r14
	;;
	.mii
	nop 0
	extr.u r19 = r15, 8, 8
	shr.u r17 = r15, 56
	;;
	.mii
	nop 0
	dep r8 = r16, r8, 0, 8
	shr.u r16 = r14, 56
	;;
	.mii
	nop 0
	dep r9 = r18, r9, 0, 8
	;;
	extr.u r18 = r14, 8, 8
	;;
	.mii
	nop 0
	dep r8 = r19, r8, 8, 8
	;;
	dep r9 = r18, r9, 8, 8
	;;
	.mii
	nop 0
	extr.u r19 = r15, 16, 8
	;;
	extr.u r18 = r14, 16, 8
	;;
	.mii
	nop 0
	dep r8 = r19, r8, 16, 8
	;;
	dep r9 = r18, r9, 16, 8
	;;
	.mii
	nop 0
	extr.u r19 = r15, 24, 8
	;;
	extr.u r18 = r14, 24, 8
	;;
	.mii
	nop 0
	dep r8 = r19, r8, 24, 8
	;;
	dep r9 = r18, r9, 24, 8
	;;
	.mii
	nop 0
	extr.u r19 = r15, 32, 8
	;;
	extr.u r18 = r14, 32, 8
	;;
	.mii
	nop 0
	dep r8 = r19, r8, 32, 8
	;;
	dep r9 = r18, r9, 32, 8
	;;
	.mii
	nop 0
	extr.u r19 = r15, 40, 8
	;;
	extr.u r18 = r14, 40, 8
	;;
	.mii
	nop 0
	dep r8 = r19, r8, 40, 8
	;;
	extr.u r15 = r15, 48, 8
	;;
	.mii
	nop 0
	dep r9 = r18, r9, 40, 8
	;;
	extr.u r14 = r14, 48, 8
	;;
	.mii
	nop 0
	dep r8 = r15, r8, 48, 8
	;;
	dep r9 = r14, r9, 48, 8
	;;
	.mii
	nop 0
	dep r8 = r17, r8, 56, 8
	;;
	dep r9 = r16, r9, 56, 8
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L72:
	.body
	.copy_state 1
	.mmi
	adds r14 = 8, r16
	adds r15 = 9, r16
	cmp4.eq p6, p7 = 9, r27
	.mmi
	adds r17 = -8, r27
	mov r8 = r0
	mov r9 = r0
	;;
	.mii
	nop 0
	sxt4 r19 = r14
	add r14 = r14, r35
	;;
	.mmi
	add r19 = r18, r19
	;;
	ld1 r20 = [r19]
	nop 0
	;;
	.mii
	nop 0
	pmpy2.r r20 = r20, r32
	;;
	add r14 = r14, r20
	;;
	.mmi
	nop 0
	st1 [r19] = r14
	sxt4 r19 = r15
	.mmb
	add r15 = r15, r35
	adds r14 = 10, r16
	(p6) br.cond.dpnt .L73
	;;
	.mmi
	add r19 = r18, r19
	nop 0
	cmp4.eq p6, p7 = 2, r17
	;;
	.mmi
	ld1 r20 = [r19]
	;;
	nop 0
	pmpy2.r r20 = r20, r32
	;;
	.mmi
	add r15 = r15, r20
	;;
	st1 [r19] = r15
	sxt4 r19 = r14
	.mmb
	add r14 = r14, r35
	adds r15 = 11, r16
	(p6) br.cond.dpnt .L73
	;;
	.mmi
	add r19 = r18, r19
	nop 0
	cmp4.eq p6, p7 = 3, r17
	;;
	.mmi
	ld1 r20 = [r19]
	;;
	nop 0
	pmpy2.r r20 = r20, r32
	;;
	.mmi
	add r14 = r14, r20
	;;
	st1 [r19] = r14
	sxt4 r19 = r15
	.mmb
	add r15 = r15, r35
	adds r14 = 12, r16
	(p6) br.cond.dpnt .L73
	;;
	.mmi
	add r19 = r18, r19
	nop 0
	cmp4.eq p6, p7 = 4, r17
	;;
	.mmi
	nop 0
	ld1 r20 = [r19]
	nop 0
	;;
	.mii
	nop 0
	pmpy2.r r20 = r20, r32
	;;
	add r15 = r15, r20
	;;
	.mii
	st1 [r19] = r15
	sxt4 r19 = r14
	add r14 = r14, r35
	.mmb
	adds r15 = 13, r16
	adds r16 = 14, r16
	(p6) br.cond.dpnt .L73
	;;
	.mmi
	add r19 = r18, r19
	nop 0
	cmp4.eq p6, p7 = 5, r17
	;;
	.mmi
	ld1 r20 = [r19]
	;;
	nop 0
	pmpy2.r r20 = r20, r32
	;;
	.mmi
	add r14 = r14, r20
	;;
	st1 [r19] = r14
	sxt4 r14 = r15
	.mmb
	add r15 = r15, r35
	nop 0
	(p6) br.cond.dpnt .L73
	;;
	.mmi
	add r14 = r18, r14
	nop 0
	cmp4.eq p6, p7 = 6, r17
	;;
	.mmi
	ld1 r17 = [r14]
	;;
	nop 0
	pmpy2.r r17 = r17, r32
	;;
	.mmi
	add r15 = r15, r17
	;;
	st1 [r14] = r15
	(p7) sxt4 r14 = r16
	.mmi
	(p7) add r16 = r16, r35
	;;
	(p7) add r14 = r18, r14
	nop 0
	;;
	.mmi
	(p7) ld1 r15 = [r14]
	;;
	nop 0
	(p7) pmpy2.r r15 = r15, r32
	;;
	.mmi
	(p7) add r16 = r16, r15
	ld8.a r15 = [r18]
	nop 0
	;;
	.mmi
	(p7) st1 [r14] = r16
	nop 0
	zxt1 r16 = r15
	.mmi
	chk.a.clr r15, .L101
.L102:
	nop 0
	shr.u r17 = r15, 56
	;;
	.mii
	ld8 r14 = [r26]
	extr.u r19 = r15, 8, 8
	;;
	dep r8 = r16, r8, 0, 8
	.mii
	nop 0
	zxt1 r18 = r14
	;;
	dep r9 = r18, r9, 0, 8
	.mii
	nop 0
	shr.u r16 = r14, 56
	;;
	extr.u r18 = r14, 8, 8
	;;
	.mii
	nop 0
	dep r8 = r19, r8, 8, 8
	;;
	dep r9 = r18, r9, 8, 8
	;;
	.mii
	nop 0
	extr.u r19 = r15, 16, 8
	;;
	extr.u r18 = r14, 16, 8
	;;
	.mii
	nop 0
	dep r8 = r19, r8, 16, 8
	;;
	dep r9 = r18, r9, 16, 8
	;;
	.mii
	nop 0
	extr.u r19 = r15, 24, 8
	;;
	extr.u r18 = r14, 24, 8
	;;
	.mii
	nop 0
	dep r8 = r19, r8, 24, 8
	;;
	dep r9 = r18, r9, 24, 8
	;;
	.mii
	nop 0
	extr.u r19 = r15, 32, 8
	;;
	extr.u r18 = r14, 32, 8
	;;
	.mii
	nop 0
	dep r8 = r19, r8, 32, 8
	;;
	dep r9 = r18, r9, 32, 8
	;;
	.mii
	nop 0
	extr.u r19 = r15, 40, 8
	;;
	extr.u r18 = r14, 40, 8
	;;
	.mii
	nop 0
	dep r8 = r19, r8, 40, 8
	;;
	extr.u r15 = r15, 48, 8
	;;
	.mii
	nop 0
	dep r9 = r18, r9, 40, 8
	;;
	extr.u r14 = r14, 48, 8
	;;
	.mii
	nop 0
	dep r8 = r15, r8, 48, 8
	;;
	dep r9 = r14, r9, 48, 8
	;;
	.mii
	nop 0
	dep r8 = r17, r8, 56, 8
	;;
	dep r9 = r16, r9, 56, 8
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L78:
	.body
	.copy_state 2
	.mib
	addl r27 = 12, r0
	addl r16 = 4, r0
	br .L70
	;;
.L75:
	.mib
	addl r27 = 15, r0
	addl r16 = 1, r0
	br .L70
	;;
.L74:
	.mib
	addl r27 = 16, r0
	mov r16 = r0
	br .L70
	;;
.L76:
	.mib
	addl r27 = 14, r0
	addl r16 = 2, r0
	br .L70
	;;
.L77:
	.mib
	addl r27 = 13, r0
	addl r16 = 3, r0
	br .L70
	;;
.L79:
	.mib
	addl r27 = 11, r0
	addl r16 = 5, r0
	br .L70
	;;
.L80:
	.mib
	addl r27 = 10, r0
	addl r16 = 6, r0
	br .L70
.L101:
	.mmi
	nop 0
	ld8 r15 = [r18]
	nop 0
	;;
	.mib
	nop 0
	zxt1 r16 = r15
	br .L102
	.endp turn16#
	.align 16
	.align 64
	.proc turn17#
turn17:
	.prologue
	.mii
	.fframe 48
	adds r12 = -48, r12
	.body
	zxt1 r32 = r32
	zxt1 r36 = r36
	;;
	.mmi
	adds r18 = 32, r12
	adds r29 = 40, r12
	adds r28 = 48, r12
	.mii
	adds r19 = 38, r12
	addl r24 = 10, r0
	;;
	sub r15 = r0, r18
	.mmi
	st8 [r18] = r33
	st8 [r29] = r34
	nop 0
	;;
	.mmi
	and r21 = 7, r15
	st8 [r28] = r35
	and r17 = 6, r15
	;;
	.mib
	cmp4.eq p6, p7 = 0, r21
	nop 0
	(p6) br.cond.dpnt .L109
	;;
	.mmi
	ld1 r14 = [r18]
	cmp4.eq p6, p7 = 0, r17
	adds r17 = 33, r12
	;;
	.mii
	nop 0
	pmpy2.r r14 = r14, r32
	;;
	add r14 = r36, r14
	;;
	.mib
	st1 [r18] = r14
	nop 0
	(p6) br.cond.dpnt .L110
	;;
	.mii
	ld1 r14 = [r17]
	cmp4.geu p6, p7 = 2, r21
	;;
	pmpy2.r r14 = r14, r32
	;;
	.mmi
	add r14 = r36, r14, 1
	;;
	st1 [r17] = r14
	adds r17 = 34, r12
	.mmb
	adds r14 = 2, r36
	nop 0
	(p6) br.cond.dpnt .L111
	;;
	.mii
	nop 0
	tbit.z p6, p7 = r15, 2
	nop 0
	.mmi
	ld1 r15 = [r17]
	;;
	nop 0
	pmpy2.r r15 = r15, r32
	;;
	.mmi
	add r14 = r14, r15
	;;
	st1 [r17] = r14
	adds r17 = 35, r12
	.mmb
	adds r14 = 3, r36
	nop 0
	(p6) br.cond.dpnt .L112
	;;
	.mii
	ld1 r15 = [r17]
	cmp4.geu p6, p7 = 4, r21
	;;
	pmpy2.r r15 = r15, r32
	;;
	.mmi
	add r14 = r14, r15
	;;
	st1 [r17] = r14
	adds r17 = 36, r12
	.mmb
	adds r14 = 4, r36
	nop 0
	(p6) br.cond.dpnt .L113
	;;
	.mii
	ld1 r15 = [r17]
	cmp4.eq p6, p7 = 5, r21
	;;
	pmpy2.r r15 = r15, r32
	;;
	.mmi
	add r14 = r14, r15
	;;
	st1 [r17] = r14
	adds r17 = 37, r12
	.mmb
	adds r14 = 5, r36
	nop 0
	(p6) br.cond.dpnt .L114
	;;
	.mii
	ld1 r15 = [r17]
	cmp4.ne p6, p7 = 7, r21
	;;
	pmpy2.r r15 = r15, r32
	;;
	.mmi
	add r14 = r14, r15
	nop 0
	adds r15 = 6, r36
	;;
	.mib
	st1 [r17] = r14
	addl r14 = 7, r0
	(p6) br.cond.dpnt .L115
	;;
	.mmi
	ld1 r17 = [r19]
	;;
	nop 0
	pmpy2.r r17 = r17, r32
	;;
	.mmi
	nop 0
	add r15 = r15, r17
	nop 0
	;;
	.mmi
	st1 [r19] = r15
	nop 0
	nop 0
.L104:
	.mmi
	mov r15 = r0
	adds r17 = 1, r14
	add r26 = r18, r21
	.mlx
	sub r21 = 17, r21
	movl r16 = 8589934594
	;;
	.mmi
	mov r19 = r15
	nop 0
	dep r15 = r32, r15, 0, 8
	.mlx
	ld8 r25 = [r26]
	movl r23 = 17179869188
	;;
	.mib
	nop 0
	dep r15 = r32, r15, 8, 8
	nop 0
	.mlx
	nop 0
	movl r27 = 25769803782
	;;
	.mii
	nop 0
	dep r15 = r32, r15, 16, 8
	unpack4.l r17 = r17, r14
	;;
	.mii
	nop 0
	dep r15 = r32, r15, 24, 8
	unpack1.l r20 = r19, r25
	;;
	.mmi
	nop 0
	padd4 r27 = r17, r27
	dep r15 = r32, r15, 32, 8
	.mmi
	padd4 r16 = r17, r16
	padd4 r23 = r17, r23
	unpack1.h r25 = r19, r25
	;;
	.mii
	nop 0
	dep r15 = r32, r15, 40, 8
	nop 0
	;;
	.mii
	nop 0
	dep r15 = r32, r15, 48, 8
	mix2.r r16 = r16, r17
	;;
	.mii
	nop 0
	dep r15 = r32, r15, 56, 8
	mix2.r r23 = r27, r23
	;;
	.mii
	nop 0
	unpack1.l r22 = r19, r15
	unpack1.h r15 = r19, r15
	;;
	.mii
	nop 0
	dep r19 = r36, r19, 0, 8
	mux2 r23 = r23, 216
	;;
	.mii
	nop 0
	dep r19 = r36, r19, 8, 8
	mux2 r16 = r16, 216
	;;
	.mib
	nop 0
	pmpyshr2 r25 = r15, r25, 0
	nop 0
	.mlx
	nop 0
	movl r27 = 42949672970
	;;
	.mii
	nop 0
	pmpyshr2 r20 = r22, r20, 0
	mix1.r r16 = r23, r16
	.mmi
	padd4 r27 = r17, r27
	;;
	nop 0
	dep r19 = r36, r19, 16, 8
	;;
	.mii
	nop 0
	dep r19 = r36, r19, 24, 8
	mix1.r r20 = r25, r20
	;;
	.mii
	nop 0
	dep r19 = r36, r19, 32, 8
	mux1 r16 = r16, @alt
	;;
	.mii
	nop 0
	dep r19 = r36, r19, 40, 8
	mux1 r20 = r20, @alt
	;;
	.mii
	nop 0
	dep r19 = r36, r19, 48, 8
	;;
	dep r19 = r36, r19, 56, 8
	;;
	.mmi
	padd1 r20 = r20, r19
	nop 0
	extr.u r23 = r21, 3, 29
	;;
	.mlx
	cmp4.eq p6, p7 = 2, r23
	movl r23 = 51539607564
	;;
	.mmi
	padd1 r16 = r16, r20
	(p7) adds r14 = 8, r14
	(p7) adds r24 = -8, r24
	.mlx
	padd4 r23 = r17, r23
	movl r20 = 60129542158
	;;
	.mlx
	st8 [r26] = r16
	movl r16 = 34359738376
	.mmb
	adds r26 = 8, r26
	nop 0
	(p7) br.cond.dpnt .L107
	;;
	.mmi
	ld8 r25 = [r26]
	padd4 r16 = r17, r16
	cmp4.eq p6, p7 = 16, r21
	.mmi
	padd4 r17 = r17, r20
	adds r14 = 16, r14
	adds r24 = -16, r24
	;;
	.mii
	nop 0
	unpack1.l r21 = r0, r25
	unpack1.h r25 = r0, r25
	;;
	.mii
	nop 0
	mix2.r r16 = r27, r16
	mix2.r r17 = r17, r23
	;;
	.mii
	nop 0
	pmpyshr2 r15 = r15, r25, 0
	;;
	pmpyshr2 r22 = r22, r21, 0
	.mii
	nop 0
	mux2 r16 = r16, 216
	;;
	mux2 r17 = r17, 216
	;;
	.mii
	nop 0
	mix1.r r22 = r15, r22
	;;
	mix1.r r15 = r17, r16
	;;
	.mii
	nop 0
	mux1 r16 = r22, @alt
	;;
	mux1 r15 = r15, @alt
	;;
	.mmi
	padd1 r16 = r16, r19
	;;
	padd1 r15 = r15, r16
	nop 0
	;;
	.mib
	st8 [r26] = r15
	nop 0
	(p6) br.cond.dpnt .L108
.L107:
	.mib
	nop 0
	sxt4 r15 = r14
	nop 0
	.mmi
	add r17 = r14, r36
	adds r16 = 1, r14
	cmp4.eq p6, p7 = 1, r24
	;;
	.mmi
	add r15 = r18, r15
	;;
	ld1 r19 = [r15]
	nop 0
	;;
	.mii
	nop 0
	pmpy2.r r19 = r19, r32
	;;
	add r17 = r17, r19
	;;
	.mmi
	nop 0
	st1 [r15] = r17
	sxt4 r17 = r16
	.mmb
	add r16 = r16, r36
	adds r15 = 2, r14
	(p6) br.cond.dpnt .L108
	;;
	.mmi
	add r17 = r18, r17
	nop 0
	cmp4.eq p6, p7 = 2, r24
	;;
	.mmi
	ld1 r19 = [r17]
	;;
	nop 0
	pmpy2.r r19 = r19, r32
	;;
	.mmi
	add r16 = r16, r19
	;;
	st1 [r17] = r16
	sxt4 r17 = r15
	.mmb
	add r15 = r15, r36
	adds r16 = 3, r14
	(p6) br.cond.dpnt .L108
	;;
	.mmi
	add r17 = r18, r17
	nop 0
	cmp4.eq p6, p7 = 3, r24
	;;
	.mmi
	ld1 r19 = [r17]
	;;
	nop 0
	pmpy2.r r19 = r19, r32
	;;
	.mmi
	add r15 = r15, r19
	;;
	st1 [r17] = r15
	sxt4 r17 = r16
	.mmb
	add r16 = r16, r36
	adds r15 = 4, r14
	(p6) br.cond.dpnt .L108
	;;
	.mmi
	add r17 = r18, r17
	nop 0
	cmp4.eq p6, p7 = 4, r24
	;;
	.mmi
	nop 0
	ld1 r19 = [r17]
	nop 0
	;;
	.mii
	nop 0
	pmpy2.r r19 = r19, r32
	;;
	add r16 = r16, r19
	;;
	.mii
	st1 [r17] = r16
	sxt4 r17 = r15
	add r15 = r15, r36
	.mmb
	adds r16 = 5, r14
	adds r14 = 6, r14
	(p6) br.cond.dpnt .L108
	;;
	.mmi
	add r17 = r18, r17
	nop 0
	cmp4.eq p6, p7 = 5, r24
	;;
	.mmi
	ld1 r19 = [r17]
	;;
	nop 0
	pmpy2.r r19 = r19, r32
	;;
	.mmi
	add r15 = r15, r19
	;;
	st1 [r17] = r15
	sxt4 r15 = r16
	.mmb
	add r16 = r16, r36
	nop 0
	(p6) br.cond.dpnt .L108
	;;
	.mmi
	add r15 = r18, r15
	nop 0
	cmp4.eq p6, p7 = 6, r24
	;;
	.mmi
	nop 0
	ld1 r17 = [r15]
	nop 0
	;;
	.mii
	nop 0
	pmpy2.r r17 = r17, r32
	;;
	add r16 = r16, r17
	;;
	.mii
	st1 [r15] = r16
	(p7) sxt4 r15 = r14
	(p7) add r14 = r14, r36
	;;
	.mmi
	(p7) add r15 = r18, r15
	;;
	(p7) ld1 r16 = [r15]
	nop 0
	;;
	.mii
	nop 0
	(p7) pmpy2.r r16 = r16, r32
	;;
	(p7) add r14 = r14, r16
	.mmi
	nop 0
	;;
	(p7) st1 [r15] = r14
	nop 0
.L108:
	.mmi
	ld8 r15 = [r18]
	mov r8 = r0
	mov r9 = r0
	.mmi
	mov r11 = r0
	ld8 r14 = [r29]
	nop 0
	;;
	.mii
	nop 0
	zxt1 r16 = r15
	zxt1 r18 = r14
	.mmb
	nop 0
	ld1 r10 = [r28]
	nop 0
	;;
	.mii
	nop 0
	extr.u r19 = r15, 8, 8
	shr.u r17 = r15, 56
	;;
	.mii
	nop 0
	dep r8 = r16, r8, 0, 8
	shr.u r16 = r14, 56
	;;
	.mii
	nop 0
	dep r9 = r18, r9, 0, 8
	;;
	extr.u r18 = r14, 8, 8
	;;
	.mii
	nop 0
	dep r8 = r19, r8, 8, 8
	;;
	dep r9 = r18, r9, 8, 8
	;;
	.mii
	nop 0
	extr.u r19 = r15, 16, 8
	;;
	extr.u r18 = r14, 16, 8
	;;
	.mii
	nop 0
	dep r8 = r19, r8, 16, 8
	;;
	dep r9 = r18, r9, 16, 8
	;;
	.mii
	nop 0
	extr.u r19 = r15, 24, 8
	;;
	extr.u r18 = r14, 24, 8
	;;
	.mii
	nop 0
	dep r8 = r19, r8, 24, 8
	;;
	dep r9 = r18, r9, 24, 8
	;;
	.mii
	nop 0
	extr.u r19 = r15, 32, 8
	;;
	extr.u r18 = r14, 32, 8
	;;
	.mii
	nop 0
	dep r8 = r19, r8, 32, 8
	;;
	dep r9 = r18, r9, 32, 8
	;;
	.mii
	nop 0
	extr.u r19 = r15, 40, 8
	;;
	extr.u r18 = r14, 40, 8
	;;
	.mii
	nop 0
	dep r8 = r19, r8, 40, 8
	;;
	extr.u r15 = r15, 48, 8
	;;
	.mii
	nop 0
	dep r9 = r18, r9, 40, 8
	;;
	extr.u r14 = r14, 48, 8
	;;
	.mii
	nop 0
	dep r8 = r15, r8, 48, 8
	;;
	dep r9 = r14, r9, 48, 8
	;;
	.mii
	nop 0
	dep r8 = r17, r8, 56, 8
	;;
	dep r9 = r16, r9, 56, 8
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L113:
	.body
	.copy_state 1
	.mib
	addl r24 = 13, r0
	addl r14 = 4, r0
	br .L104
	;;
.L110:
	.mib
	addl r24 = 16, r0
	addl r14 = 1, r0
	br .L104
	;;
.L109:
	.mib
	addl r24 = 17, r0
	mov r14 = r0
	br .L104
	;;
.L111:
	.mib
	addl r24 = 15, r0
	addl r14 = 2, r0
	br .L104
	;;
.L112:
	.mib
	addl r24 = 14, r0
	addl r14 = 3, r0
	br .L104
	;;
.L114:
	.mib
	addl r24 = 12, r0
	addl r14 = 5, r0
	br .L104
	;;
.L115:
	.mib
	addl r24 = 11, r0
	addl r14 = 6, r0
	br .L104
	.endp turn17#
	.align 16
	.align 64
	.proc turn24#
turn24:
	.prologue
	.mii
	.fframe 48
	adds r12 = -48, r12
	.body
	zxt1 r32 = r32
	zxt1 r36 = r36
	;;
	.mmi
	adds r19 = 32, r12
	adds r30 = 40, r12
	adds r29 = 48, r12
	.mii
	addl r31 = 17, r0
	addl r18 = 7, r0
	;;
	sub r15 = r0, r19
	.mmi
	st8 [r19] = r33
	st8 [r30] = r34
	nop 0
	;;
	.mmi
	and r21 = 7, r15
	st8 [r29] = r35
	and r17 = 6, r15
	;;
	.mib
	cmp4.eq p6, p7 = 0, r21
	nop 0
	(p6) br.cond.dpnt .L144
	;;
	.mmi
	ld1 r14 = [r19]
	cmp4.eq p6, p7 = 0, r17
	adds r17 = 33, r12
	;;
	.mii
	nop 0
	pmpy2.r r14 = r14, r32
	;;
	add r14 = r36, r14
	;;
	.mib
	st1 [r19] = r14
	nop 0
	(p6) br.cond.dpnt .L145
	;;
	.mii
	ld1 r14 = [r17]
	cmp4.geu p6, p7 = 2, r21
	;;
	pmpy2.r r14 = r14, r32
	;;
	.mmi
	add r14 = r36, r14, 1
	;;
	st1 [r17] = r14
	adds r17 = 34, r12
	.mmb
	adds r14 = 2, r36
	nop 0
	(p6) br.cond.dpnt .L146
	;;
	.mii
	nop 0
	tbit.z p6, p7 = r15, 2
	nop 0
	.mmi
	ld1 r15 = [r17]
	;;
	nop 0
	pmpy2.r r15 = r15, r32
	;;
	.mmi
	add r14 = r14, r15
	;;
	st1 [r17] = r14
	adds r17 = 35, r12
	.mmb
	adds r14 = 3, r36
	nop 0
	(p6) br.cond.dpnt .L147
	;;
	.mii
	ld1 r15 = [r17]
	cmp4.geu p6, p7 = 4, r21
	;;
	pmpy2.r r15 = r15, r32
	;;
	.mmi
	add r14 = r14, r15
	;;
	st1 [r17] = r14
	adds r17 = 36, r12
	.mmb
	adds r14 = 4, r36
	nop 0
	(p6) br.cond.dpnt .L148
	;;
	.mii
	ld1 r15 = [r17]
	cmp4.eq p6, p7 = 5, r21
	;;
	pmpy2.r r15 = r15, r32
	;;
	.mmi
	add r14 = r14, r15
	;;
	st1 [r17] = r14
	adds r17 = 37, r12
	.mmb
	adds r14 = 5, r36
	nop 0
	(p6) br.cond.dpnt .L149
	;;
	.mii
	ld1 r15 = [r17]
	cmp4.ne p6, p7 = 7, r21
	;;
	pmpy2.r r15 = r15, r32
	;;
	.mmi
	add r14 = r14, r15
	;;
	st1 [r17] = r14
	adds r17 = 38, r12
	.mmb
	adds r14 = 6, r36
	nop 0
	(p6) br.cond.dpnt .L150
	;;
	.mmi
	ld1 r15 = [r17]
	;;
	nop 0
	pmpy2.r r15 = r15, r32
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	st1 [r17] = r14
	nop 0
	nop 0
.L140:
	.mmi
	mov r15 = r0
	adds r14 = 1, r18
	add r27 = r19, r21
	.mlx
	sub r21 = 24, r21
	movl r23 = 17179869188
	;;
	.mmi
	mov r20 = r15
	ld8 r24 = [r27]
	dep r15 = r32, r15, 0, 8
	.mlx
	mov r26 = r27
	movl r25 = 25769803782
	;;
	.mib
	nop 0
	dep r15 = r32, r15, 8, 8
	nop 0
	.mlx
	adds r27 = 16, r27
	movl r17 = 8589934594
	;;
	.mii
	nop 0
	dep r15 = r32, r15, 16, 8
	unpack4.l r14 = r14, r18
	;;
	.mii
	nop 0
	dep r15 = r32, r15, 24, 8
	unpack1.l r22 = r20, r24
	;;
	.mmi
	nop 0
	padd4 r25 = r14, r25
	dep r15 = r32, r15, 32, 8
	.mmi
	padd4 r23 = r14, r23
	padd4 r17 = r14, r17
	unpack1.h r24 = r20, r24
	;;
	.mib
	nop 0
	dep r15 = r32, r15, 40, 8
	nop 0
	.mlx
	nop 0
	movl r16 = 34359738376
	;;
	.mii
	nop 0
	dep r15 = r32, r15, 48, 8
	mix2.r r23 = r25, r23
	.mmb
	nop 0
	padd4 r16 = r14, r16
	nop 0
	;;
	.mii
	nop 0
	dep r15 = r32, r15, 56, 8
	mix2.r r17 = r17, r14
	;;
	.mii
	nop 0
	unpack1.l r25 = r20, r15
	unpack1.h r15 = r20, r15
	;;
	.mii
	nop 0
	dep r20 = r36, r20, 0, 8
	mux2 r23 = r23, 216
	;;
	.mii
	nop 0
	dep r20 = r36, r20, 8, 8
	mux2 r17 = r17, 216
	;;
	.mib
	nop 0
	pmpyshr2 r24 = r15, r24, 0
	nop 0
	.mlx
	nop 0
	movl r28 = 42949672970
	;;
	.mii
	nop 0
	pmpyshr2 r22 = r25, r22, 0
	mix1.r r17 = r23, r17
	.mmi
	padd4 r28 = r14, r28
	;;
	nop 0
	dep r20 = r36, r20, 16, 8
	.mlx
	nop 0
	movl r23 = 51539607564
	;;
	.mii
	nop 0
	dep r20 = r36, r20, 24, 8
	mix1.r r22 = r24, r22
	.mmb
	nop 0
	padd4 r23 = r14, r23
	nop 0
	;;
	.mii
	nop 0
	dep r20 = r36, r20, 32, 8
	mux1 r17 = r17, @alt
	;;
	.mii
	nop 0
	dep r20 = r36, r20, 40, 8
	mux1 r22 = r22, @alt
	;;
	.mib
	nop 0
	dep r20 = r36, r20, 48, 8
	nop 0
	.mlx
	nop 0
	movl r24 = 60129542158
	;;
	.mib
	nop 0
	dep r20 = r36, r20, 56, 8
	nop 0
	.mmi
	padd4 r24 = r14, r24
	nop 0
	mix2.r r16 = r28, r16
	;;
	.mmi
	padd1 r22 = r22, r20
	nop 0
	extr.u r21 = r21, 3, 29
	;;
	.mii
	cmp4.ne p6, p7 = 3, r21
	mix2.r r23 = r24, r23
	mux2 r16 = r16, 216
	;;
	.mlx
	padd1 r17 = r17, r22
	movl r22 = 94489280534
	;;
	.mii
	nop 0
	mux2 r23 = r23, 216
	nop 0
	;;
	.mmi
	st8 [r26] = r17, 8
	nop 0
	mix1.r r16 = r23, r16
	;;
	.mmi
	ld8 r21 = [r26]
	;;
	nop 0
	mux1 r16 = r16, @alt
	;;
	.mii
	nop 0
	unpack1.l r17 = r0, r21
	unpack1.h r21 = r0, r21
	;;
	.mii
	nop 0
	pmpyshr2 r17 = r25, r17, 0
	;;
	pmpyshr2 r21 = r15, r21, 0
	;;
	.mib
	nop 0
	mix1.r r17 = r21, r17
	nop 0
	.mlx
	nop 0
	movl r21 = 77309411346
	;;
	.mmi
	nop 0
	padd4 r21 = r14, r21
	nop 0
	;;
	.mii
	nop 0
	mux1 r17 = r17, @alt
	;;
	padd1 r17 = r17, r20
	;;
	.mlx
	padd1 r16 = r16, r17
	movl r17 = 85899345940
	;;
	.mmi
	nop 0
	padd4 r17 = r14, r17
	nop 0
	;;
	.mlx
	st8 [r26] = r16
	movl r16 = 68719476752
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L142
	;;
	.mmi
	ld8 r18 = [r27]
	padd4 r16 = r14, r16
	padd4 r14 = r14, r22
	;;
	.mii
	nop 0
	unpack1.l r22 = r0, r18
	unpack1.h r18 = r0, r18
	;;
	.mii
	nop 0
	mix2.r r17 = r14, r17
	mix2.r r16 = r21, r16
	;;
	.mii
	nop 0
	pmpyshr2 r15 = r15, r18, 0
	;;
	pmpyshr2 r14 = r25, r22, 0
	.mii
	nop 0
	mux2 r16 = r16, 216
	;;
	mux2 r17 = r17, 216
	;;
	.mii
	nop 0
	mix1.r r14 = r15, r14
	;;
	mix1.r r15 = r17, r16
	;;
	.mii
	nop 0
	mux1 r14 = r14, @alt
	;;
	mux1 r15 = r15, @alt
	;;
	.mii
	padd1 r14 = r14, r20
	nop 0
	;;
	padd1 r14 = r15, r14
	;;
	.mmi
	st8 [r27] = r14
	nop 0
	nop 0
.L143:
	.mmi
	ld8 r16 = [r19]
	mov r8 = r0
	mov r9 = r0
	.mmi
	mov r10 = r0
	ld8 r15 = [r30]
	mov r11 = r0
	;;
	.mii
	ld8 r14 = [r29]
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
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L142:
	.body
	.copy_state 1
	.mmi
	adds r14 = 16, r18
	adds r15 = 17, r18
	cmp4.eq p6, p7 = 17, r31
	.mmi
	adds r16 = -16, r31
	mov r8 = r0
	mov r9 = r0
	;;
	.mib
	nop 0
	sxt4 r17 = r14
	nop 0
	.mmi
	add r14 = r14, r36
	mov r10 = r0
	mov r11 = r0
	;;
	.mmi
	add r17 = r19, r17
	;;
	ld1 r20 = [r17]
	nop 0
	;;
	.mii
	nop 0
	pmpy2.r r20 = r20, r32
	;;
	add r14 = r14, r20
	;;
	.mmi
	nop 0
	st1 [r17] = r14
	sxt4 r17 = r15
	.mmb
	add r15 = r15, r36
	adds r14 = 18, r18
	(p6) br.cond.dpnt .L143
	;;
	.mmi
	add r17 = r19, r17
	nop 0
	cmp4.eq p6, p7 = 2, r16
	;;
	.mmi
	ld1 r20 = [r17]
	;;
	nop 0
	pmpy2.r r20 = r20, r32
	;;
	.mmi
	add r15 = r15, r20
	;;
	st1 [r17] = r15
	sxt4 r17 = r14
	.mmb
	add r14 = r14, r36
	adds r15 = 19, r18
	(p6) br.cond.dpnt .L143
	;;
	.mmi
	add r17 = r19, r17
	nop 0
	cmp4.eq p6, p7 = 3, r16
	;;
	.mmi
	ld1 r20 = [r17]
	;;
	nop 0
	pmpy2.r r20 = r20, r32
	;;
	.mmi
	add r14 = r14, r20
	;;
	st1 [r17] = r14
	sxt4 r17 = r15
	.mmb
	add r15 = r15, r36
	adds r14 = 20, r18
	(p6) br.cond.dpnt .L143
	;;
	.mmi
	add r17 = r19, r17
	nop 0
	cmp4.eq p6, p7 = 4, r16
	;;
	.mmi
	nop 0
	ld1 r20 = [r17]
	nop 0
	;;
	.mii
	nop 0
	pmpy2.r r20 = r20, r32
	;;
	add r15 = r15, r20
	;;
	.mii
	st1 [r17] = r15
	sxt4 r17 = r14
	add r14 = r14, r36
	.mmb
	adds r15 = 21, r18
	adds r18 = 22, r18
	(p6) br.cond.dpnt .L143
	;;
	.mmi
	add r17 = r19, r17
	nop 0
	cmp4.eq p6, p7 = 5, r16
	;;
	.mmi
	ld1 r20 = [r17]
	;;
	nop 0
	pmpy2.r r20 = r20, r32
	;;
	.mmi
	add r14 = r14, r20
	;;
	st1 [r17] = r14
	sxt4 r14 = r15
	.mmb
	add r15 = r15, r36
	nop 0
	(p6) br.cond.dpnt .L143
	;;
	.mmi
	add r14 = r19, r14
	nop 0
	cmp4.eq p6, p7 = 6, r16
	;;
	.mmi
	ld1 r16 = [r14]
	;;
	nop 0
	pmpy2.r r16 = r16, r32
	;;
	.mmi
	add r15 = r15, r16
	ld8.a r16 = [r19]
	nop 0
	;;
	.mmi
	st1 [r14] = r15
	nop 0
	(p7) sxt4 r14 = r18
	.mmi
	(p7) add r18 = r18, r36
	nop 0
	zxt1 r17 = r16
	;;
	.mmi
	(p7) add r14 = r19, r14
	nop 0
	extr.u r22 = r16, 8, 8
	;;
	.mmi
	(p7) ld1 r15 = [r14]
	;;
	nop 0
	(p7) pmpy2.r r15 = r15, r32
	;;
	.mmi
	(p7) add r18 = r18, r15
	ld8.a r15 = [r30]
	nop 0
	;;
	.mmi
	(p7) st1 [r14] = r18
	nop 0
	zxt1 r21 = r15
	.mmi
	chk.a.clr r15, .L173
.L174:
	nop 0
	shr.u r18 = r15, 56
	;;
	.mmi
	ld8 r14 = [r29]
	nop 0
	dep r9 = r21, r9, 0, 8
	.mmi
	chk.a.clr r16, .L171
.L172:
	nop 0
	shr.u r19 = r16, 56
	;;
	.mii
	nop 0
	extr.u r21 = r15, 8, 8
	zxt1 r20 = r14
	;;
	.mii
	nop 0
	dep r8 = r17, r8, 0, 8
	shr.u r17 = r14, 56
	;;
	.mii
	nop 0
	dep r10 = r20, r10, 0, 8
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
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L148:
	.body
	.copy_state 2
	.mib
	addl r31 = 20, r0
	addl r18 = 4, r0
	br .L140
	;;
.L145:
	.mib
	addl r31 = 23, r0
	addl r18 = 1, r0
	br .L140
	;;
.L144:
	.mib
	addl r31 = 24, r0
	mov r18 = r0
	br .L140
	;;
.L146:
	.mib
	addl r31 = 22, r0
	addl r18 = 2, r0
	br .L140
	;;
.L147:
	.mib
	addl r31 = 21, r0
	addl r18 = 3, r0
	br .L140
	;;
.L149:
	.mib
	addl r31 = 19, r0
	addl r18 = 5, r0
	br .L140
	;;
.L150:
	.mib
	addl r31 = 18, r0
	addl r18 = 6, r0
	br .L140
.L171:
	.mmi
	ld8 r16 = [r19]
	;;
	nop 0
	zxt1 r17 = r16
	;;
	.mib
	nop 0
	extr.u r22 = r16, 8, 8
	br .L172
.L173:
	.mmi
	nop 0
	ld8 r15 = [r30]
	nop 0
	;;
	.mib
	nop 0
	zxt1 r21 = r15
	br .L174
	.endp turn24#
	.align 16
	.align 64
	.proc turn33#
turn33:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 7, 3, 3, 0
	.fframe 48
	adds r12 = -48, r12
	zxt1 r32 = r32
	.mmi
	mov r41 = r1
	mov r28 = r8
	zxt1 r38 = r38
	;;
	.mmi
	adds r14 = 16, r12
	adds r16 = 16, r12
	.save rp, r39
	mov r39 = b0
	.body
	.mmi
	adds r17 = 16, r12
	adds r18 = 22, r12
	addl r25 = 26, r0
	;;
	.mmi
	st8 [r14] = r33
	sub r15 = r0, r14
	adds r14 = 24, r12
	;;
	.mmi
	st8 [r14] = r34
	adds r14 = 32, r12
	and r23 = 7, r15
	;;
	.mmi
	st8 [r14] = r35
	adds r14 = 40, r12
	cmp4.eq p6, p7 = 0, r23
	;;
	.mmi
	st8 [r14] = r36
	nop 0
	adds r14 = 48, r12
	;;
	.mib
	st8 [r14] = r37
	nop 0
	(p6) br.cond.dpnt .L181
	;;
	.mmi
	ld1 r14 = [r16]
	nop 0
	and r16 = 6, r15
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r16
	nop 0
	adds r16 = 17, r12
	;;
	.mii
	nop 0
	pmpy2.r r14 = r14, r32
	;;
	add r14 = r38, r14
	;;
	.mib
	st1 [r17] = r14
	nop 0
	(p6) br.cond.dpnt .L182
	;;
	.mii
	ld1 r14 = [r16]
	cmp4.geu p6, p7 = 2, r23
	;;
	pmpy2.r r14 = r14, r32
	;;
	.mmi
	add r14 = r38, r14, 1
	;;
	st1 [r16] = r14
	adds r16 = 18, r12
	.mmb
	adds r14 = 2, r38
	nop 0
	(p6) br.cond.dpnt .L183
	;;
	.mii
	nop 0
	tbit.z p6, p7 = r15, 2
	nop 0
	.mmi
	ld1 r15 = [r16]
	;;
	nop 0
	pmpy2.r r15 = r15, r32
	;;
	.mmi
	add r14 = r14, r15
	;;
	st1 [r16] = r14
	adds r16 = 19, r12
	.mmb
	adds r14 = 3, r38
	nop 0
	(p6) br.cond.dpnt .L184
	;;
	.mii
	ld1 r15 = [r16]
	cmp4.geu p6, p7 = 4, r23
	;;
	pmpy2.r r15 = r15, r32
	;;
	.mmi
	add r14 = r14, r15
	;;
	st1 [r16] = r14
	adds r16 = 20, r12
	.mmb
	adds r14 = 4, r38
	nop 0
	(p6) br.cond.dpnt .L185
	;;
	.mii
	ld1 r15 = [r16]
	cmp4.eq p6, p7 = 5, r23
	;;
	pmpy2.r r15 = r15, r32
	;;
	.mmi
	add r14 = r14, r15
	;;
	st1 [r16] = r14
	adds r16 = 21, r12
	.mmb
	adds r14 = 5, r38
	nop 0
	(p6) br.cond.dpnt .L186
	;;
	.mii
	ld1 r15 = [r16]
	cmp4.ne p6, p7 = 7, r23
	;;
	pmpy2.r r15 = r15, r32
	;;
	.mmi
	add r14 = r14, r15
	;;
	st1 [r16] = r14
	adds r14 = 6, r38
	.mmb
	addl r16 = 7, r0
	nop 0
	(p6) br.cond.dpnt .L187
	;;
	.mmi
	ld1 r15 = [r18]
	;;
	nop 0
	pmpy2.r r15 = r15, r32
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	st1 [r18] = r14
	nop 0
	nop 0
.L176:
	.mmi
	mov r15 = r0
	nop 0
	adds r14 = 1, r16
	.mlx
	adds r19 = 16, r12
	movl r17 = 17179869188
	;;
	.mmi
	mov r20 = r15
	nop 0
	dep r15 = r32, r15, 0, 8
	.mlx
	add r26 = r19, r23
	movl r21 = 25769803782
	;;
	.mib
	nop 0
	dep r15 = r32, r15, 8, 8
	nop 0
	.mlx
	ld8 r24 = [r26]
	movl r19 = 8589934594
	;;
	.mii
	mov r29 = r26
	dep r15 = r32, r15, 16, 8
	unpack4.l r14 = r14, r16
	.mmb
	adds r31 = 16, r26
	sub r23 = 33, r23
	nop 0
	;;
	.mii
	nop 0
	dep r15 = r32, r15, 24, 8
	unpack1.l r22 = r20, r24
	.mmi
	adds r26 = 24, r26
	;;
	padd4 r21 = r14, r21
	dep r15 = r32, r15, 32, 8
	.mmi
	padd4 r17 = r14, r17
	padd4 r19 = r14, r19
	unpack1.h r24 = r20, r24
	;;
	.mib
	nop 0
	dep r15 = r32, r15, 40, 8
	nop 0
	.mlx
	nop 0
	movl r18 = 34359738376
	;;
	.mii
	nop 0
	dep r15 = r32, r15, 48, 8
	mix2.r r17 = r21, r17
	.mmb
	nop 0
	padd4 r18 = r14, r18
	nop 0
	;;
	.mii
	nop 0
	dep r15 = r32, r15, 56, 8
	mix2.r r19 = r19, r14
	;;
	.mii
	nop 0
	unpack1.l r21 = r20, r15
	unpack1.h r15 = r20, r15
	;;
	.mii
	nop 0
	dep r20 = r38, r20, 0, 8
	mux2 r17 = r17, 216
	;;
	.mii
	nop 0
	dep r20 = r38, r20, 8, 8
	mux2 r19 = r19, 216
	;;
	.mib
	nop 0
	pmpyshr2 r24 = r15, r24, 0
	nop 0
	.mlx
	nop 0
	movl r27 = 42949672970
	;;
	.mii
	nop 0
	pmpyshr2 r22 = r21, r22, 0
	mix1.r r19 = r17, r19
	.mmi
	padd4 r27 = r14, r27
	;;
	nop 0
	dep r20 = r38, r20, 16, 8
	.mlx
	nop 0
	movl r17 = 60129542158
	;;
	.mii
	nop 0
	dep r20 = r38, r20, 24, 8
	mix1.r r22 = r24, r22
	.mmi
	padd4 r17 = r14, r17
	;;
	nop 0
	dep r20 = r38, r20, 32, 8
	.mlx
	nop 0
	movl r24 = 51539607564
	;;
	.mii
	nop 0
	dep r20 = r38, r20, 40, 8
	mux1 r22 = r22, @alt
	.mmb
	nop 0
	padd4 r24 = r14, r24
	nop 0
	;;
	.mii
	nop 0
	dep r20 = r38, r20, 48, 8
	mux1 r19 = r19, @alt
	;;
	.mii
	nop 0
	dep r20 = r38, r20, 56, 8
	mix2.r r24 = r17, r24
	;;
	.mmi
	nop 0
	padd1 r22 = r22, r20
	mix2.r r18 = r27, r18
	.mlx
	nop 0
	movl r27 = 94489280534
	;;
	.mlx
	padd4 r27 = r14, r27
	movl r17 = 68719476752
	.mlx
	nop 0
	movl r30 = 77309411346
	;;
	.mmi
	padd1 r19 = r19, r22
	nop 0
	mux2 r22 = r24, 216
	.mlx
	padd4 r30 = r14, r30
	movl r24 = 85899345940
	;;
	.mii
	padd4 r24 = r14, r24
	mux2 r18 = r18, 216
	padd4 r17 = r14, r17
	;;
	.mii
	st8 [r29] = r19, 8
	mix2.r r24 = r27, r24
	mix1.r r18 = r22, r18
	;;
	.mmi
	nop 0
	ld8 r27 = [r29]
	mix2.r r17 = r30, r17
	.mlx
	nop 0
	movl r19 = 103079215128
	;;
	.mii
	nop 0
	mux1 r18 = r18, @alt
	mux2 r24 = r24, 216
	.mmb
	nop 0
	padd4 r19 = r14, r19
	nop 0
	;;
	.mii
	nop 0
	unpack1.l r22 = r0, r27
	unpack1.h r27 = r0, r27
	;;
	.mii
	nop 0
	extr.u r30 = r23, 3, 29
	mux2 r17 = r17, 216
	;;
	.mii
	nop 0
	pmpyshr2 r22 = r21, r22, 0
	cmp4.eq p6, p7 = 4, r30
	;;
	.mii
	nop 0
	pmpyshr2 r27 = r15, r27, 0
	mix1.r r17 = r24, r17
	.mmb
	nop 0
	(p7) adds r16 = 24, r16
	nop 0
	;;
	.mlx
	nop 0
	movl r24 = 111669149722
	;;
	.mii
	nop 0
	mix1.r r22 = r27, r22
	mux1 r17 = r17, @alt
	.mmi
	padd4 r24 = r14, r24
	;;
	nop 0
	mux1 r22 = r22, @alt
	.mii
	nop 0
	mix2.r r19 = r24, r19
	;;
	padd1 r22 = r22, r20
	;;
	.mmi
	padd1 r18 = r18, r22
	ld8 r22 = [r31]
	nop 0
	;;
	.mii
	st8 [r29] = r18
	unpack1.l r18 = r0, r22
	unpack1.h r22 = r0, r22
	;;
	.mii
	nop 0
	pmpyshr2 r18 = r21, r18, 0
	nop 0
	;;
	.mii
	nop 0
	pmpyshr2 r22 = r15, r22, 0
	;;
	mix1.r r18 = r22, r18
	;;
	.mii
	nop 0
	mux1 r18 = r18, @alt
	;;
	padd1 r18 = r18, r20
	;;
	.mlx
	padd1 r17 = r17, r18
	movl r18 = 120259084316
	;;
	.mmi
	nop 0
	padd4 r18 = r14, r18
	nop 0
	;;
	.mib
	st8 [r31] = r17
	(p7) adds r17 = -24, r25
	(p7) br.cond.dpnt .L179
	;;
	.mmi
	ld8 r22 = [r26]
	adds r17 = -32, r25
	cmp4.eq p6, p7 = 32, r23
	.mlx
	adds r16 = 32, r16
	movl r25 = 128849018910
	;;
	.mii
	padd4 r14 = r14, r25
	nop 0
	;;
	unpack1.l r23 = r0, r22
	.mii
	nop 0
	unpack1.h r22 = r0, r22
	;;
	mix2.r r18 = r14, r18
	.mii
	nop 0
	mux2 r14 = r19, 216
	;;
	pmpyshr2 r21 = r21, r23, 0
	;;
	.mii
	nop 0
	pmpyshr2 r15 = r15, r22, 0
	mux2 r18 = r18, 216
	;;
	.mii
	nop 0
	mix1.r r15 = r15, r21
	mix1.r r14 = r18, r14
	;;
	.mii
	nop 0
	mux1 r15 = r15, @alt
	mux1 r14 = r14, @alt
	;;
	.mmi
	padd1 r15 = r15, r20
	;;
	padd1 r14 = r14, r15
	nop 0
	;;
	.mib
	st8 [r26] = r14
	nop 0
	(p6) br.cond.dpnt .L180
.L179:
	.mmi
	nop 0
	adds r19 = 16, r12
	sxt4 r15 = r16
	.mmi
	add r18 = r16, r38
	adds r14 = 1, r16
	cmp4.eq p6, p7 = 1, r17
	;;
	.mmi
	add r15 = r19, r15
	;;
	ld1 r19 = [r15]
	nop 0
	;;
	.mii
	nop 0
	pmpy2.r r19 = r19, r32
	;;
	add r18 = r18, r19
	.mmi
	adds r19 = 16, r12
	;;
	st1 [r15] = r18
	sxt4 r18 = r14
	.mmb
	add r14 = r14, r38
	adds r15 = 2, r16
	(p6) br.cond.dpnt .L180
	;;
	.mmi
	add r18 = r19, r18
	nop 0
	cmp4.eq p6, p7 = 2, r17
	;;
	.mmi
	ld1 r19 = [r18]
	;;
	nop 0
	pmpy2.r r19 = r19, r32
	;;
	.mmi
	add r14 = r14, r19
	nop 0
	adds r19 = 16, r12
	;;
	.mmi
	nop 0
	st1 [r18] = r14
	sxt4 r18 = r15
	.mmb
	add r15 = r15, r38
	adds r14 = 3, r16
	(p6) br.cond.dpnt .L180
	;;
	.mmi
	add r18 = r19, r18
	nop 0
	cmp4.eq p6, p7 = 3, r17
	;;
	.mmi
	ld1 r19 = [r18]
	;;
	nop 0
	pmpy2.r r19 = r19, r32
	;;
	.mmi
	add r15 = r15, r19
	nop 0
	adds r19 = 16, r12
	;;
	.mmi
	nop 0
	st1 [r18] = r15
	sxt4 r18 = r14
	.mmb
	add r14 = r14, r38
	adds r15 = 4, r16
	(p6) br.cond.dpnt .L180
	;;
	.mmi
	add r18 = r19, r18
	nop 0
	cmp4.eq p6, p7 = 4, r17
	;;
	.mmi
	ld1 r19 = [r18]
	;;
	nop 0
	pmpy2.r r19 = r19, r32
	;;
	.mmi
	add r14 = r14, r19
	nop 0
	adds r19 = 16, r12
	;;
	.mii
	st1 [r18] = r14
	sxt4 r18 = r15
	add r15 = r15, r38
	.mmb
	adds r14 = 5, r16
	adds r16 = 6, r16
	(p6) br.cond.dpnt .L180
	;;
	.mmi
	add r18 = r19, r18
	nop 0
	cmp4.eq p6, p7 = 5, r17
	;;
	.mmi
	ld1 r19 = [r18]
	;;
	nop 0
	pmpy2.r r19 = r19, r32
	;;
	.mmi
	add r15 = r15, r19
	;;
	st1 [r18] = r15
	sxt4 r15 = r14
	.mmb
	add r14 = r14, r38
	nop 0
	(p6) br.cond.dpnt .L180
	;;
	.mii
	cmp4.eq p6, p7 = 6, r17
	adds r17 = 16, r12
	;;
	add r15 = r17, r15
	.mmi
	(p7) adds r19 = 16, r12
	;;
	ld1 r17 = [r15]
	nop 0
	;;
	.mii
	nop 0
	pmpy2.r r17 = r17, r32
	;;
	add r14 = r14, r17
	;;
	.mii
	st1 [r15] = r14
	(p7) sxt4 r14 = r16
	(p7) add r16 = r16, r38
	;;
	.mmi
	(p7) add r14 = r19, r14
	;;
	(p7) ld1 r15 = [r14]
	nop 0
	;;
	.mii
	nop 0
	(p7) pmpy2.r r15 = r15, r32
	;;
	(p7) add r16 = r16, r15
	.mmi
	nop 0
	;;
	(p7) st1 [r14] = r16
	nop 0
.L180:
	.mmi
	addl r44 = 33, r0
	nop 0
	adds r43 = 16, r12
	.mmb
	mov r42 = r28
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mii
	mov r1 = r41
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L185:
	.body
	.copy_state 1
	.mib
	addl r25 = 29, r0
	addl r16 = 4, r0
	br .L176
	;;
.L182:
	.mib
	addl r25 = 32, r0
	addl r16 = 1, r0
	br .L176
	;;
.L181:
	.mib
	addl r25 = 33, r0
	mov r16 = r0
	br .L176
	;;
.L183:
	.mib
	addl r25 = 31, r0
	addl r16 = 2, r0
	br .L176
	;;
.L184:
	.mib
	addl r25 = 30, r0
	addl r16 = 3, r0
	br .L176
	;;
.L186:
	.mib
	addl r25 = 28, r0
	addl r16 = 5, r0
	br .L176
	;;
.L187:
	.mib
	addl r25 = 27, r0
	addl r16 = 6, r0
	br .L176
	.endp turn33#
	.align 16
	.align 64
	.proc turn40#
turn40:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 7, 3, 3, 0
	.fframe 48
	adds r12 = -48, r12
	zxt1 r32 = r32
	.mmi
	mov r41 = r1
	mov r28 = r8
	zxt1 r38 = r38
	;;
	.mmi
	adds r14 = 16, r12
	adds r16 = 16, r12
	.save rp, r39
	mov r39 = b0
	.body
	.mmi
	addl r43 = 33, r0
	nop 0
	addl r19 = 7, r0
	;;
	.mmi
	st8 [r14] = r33
	sub r15 = r0, r14
	adds r14 = 24, r12
	;;
	.mmi
	st8 [r14] = r34
	adds r14 = 32, r12
	and r21 = 7, r15
	.mmi
	and r17 = 6, r15
	;;
	st8 [r14] = r35
	adds r14 = 40, r12
	.mmi
	cmp4.eq p6, p7 = 0, r21
	;;
	st8 [r14] = r36
	adds r14 = 48, r12
	;;
	.mib
	st8 [r14] = r37
	nop 0
	(p6) br.cond.dpnt .L216
	;;
	.mmi
	ld1 r14 = [r16]
	cmp4.eq p6, p7 = 0, r17
	adds r17 = 17, r12
	;;
	.mii
	nop 0
	pmpy2.r r14 = r14, r32
	;;
	add r14 = r38, r14
	;;
	.mib
	st1 [r16] = r14
	nop 0
	(p6) br.cond.dpnt .L217
	;;
	.mii
	ld1 r14 = [r17]
	cmp4.geu p6, p7 = 2, r21
	;;
	pmpy2.r r14 = r14, r32
	;;
	.mmi
	add r14 = r38, r14, 1
	;;
	st1 [r17] = r14
	adds r17 = 18, r12
	.mmb
	adds r14 = 2, r38
	nop 0
	(p6) br.cond.dpnt .L218
	;;
	.mii
	nop 0
	tbit.z p6, p7 = r15, 2
	nop 0
	.mmi
	ld1 r15 = [r17]
	;;
	nop 0
	pmpy2.r r15 = r15, r32
	;;
	.mmi
	add r14 = r14, r15
	;;
	st1 [r17] = r14
	adds r17 = 19, r12
	.mmb
	adds r14 = 3, r38
	nop 0
	(p6) br.cond.dpnt .L219
	;;
	.mii
	ld1 r15 = [r17]
	cmp4.geu p6, p7 = 4, r21
	;;
	pmpy2.r r15 = r15, r32
	;;
	.mmi
	add r14 = r14, r15
	;;
	st1 [r17] = r14
	adds r17 = 20, r12
	.mmb
	adds r14 = 4, r38
	nop 0
	(p6) br.cond.dpnt .L220
	;;
	.mii
	ld1 r15 = [r17]
	cmp4.eq p6, p7 = 5, r21
	;;
	pmpy2.r r15 = r15, r32
	;;
	.mmi
	add r14 = r14, r15
	;;
	st1 [r17] = r14
	adds r17 = 21, r12
	.mmb
	adds r14 = 5, r38
	nop 0
	(p6) br.cond.dpnt .L221
	;;
	.mii
	ld1 r15 = [r17]
	cmp4.ne p6, p7 = 7, r21
	;;
	pmpy2.r r15 = r15, r32
	;;
	.mmi
	add r14 = r14, r15
	;;
	st1 [r17] = r14
	adds r17 = 22, r12
	.mmb
	adds r14 = 6, r38
	nop 0
	(p6) br.cond.dpnt .L222
	;;
	.mmi
	ld1 r15 = [r17]
	;;
	nop 0
	pmpy2.r r15 = r15, r32
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	st1 [r17] = r14
	nop 0
	nop 0
.L212:
	.mmi
	mov r15 = r0
	nop 0
	adds r14 = 1, r19
	.mlx
	adds r18 = 16, r12
	movl r17 = 17179869188
	;;
	.mmi
	mov r20 = r15
	nop 0
	dep r15 = r32, r15, 0, 8
	.mlx
	add r27 = r18, r21
	movl r23 = 25769803782
	;;
	.mib
	nop 0
	dep r15 = r32, r15, 8, 8
	nop 0
	.mlx
	ld8 r24 = [r27]
	movl r16 = 8589934594
	;;
	.mmi
	mov r29 = r27
	sub r21 = 40, r21
	dep r15 = r32, r15, 16, 8
	.mmi
	adds r42 = 16, r27
	adds r31 = 24, r27
	unpack4.l r14 = r14, r19
	;;
	.mii
	nop 0
	dep r15 = r32, r15, 24, 8
	unpack1.l r22 = r20, r24
	.mmi
	adds r27 = 32, r27
	;;
	padd4 r23 = r14, r23
	dep r15 = r32, r15, 32, 8
	.mmi
	padd4 r17 = r14, r17
	padd4 r16 = r14, r16
	unpack1.h r24 = r20, r24
	;;
	.mib
	nop 0
	dep r15 = r32, r15, 40, 8
	nop 0
	.mlx
	nop 0
	movl r18 = 34359738376
	;;
	.mii
	nop 0
	dep r15 = r32, r15, 48, 8
	mix2.r r17 = r23, r17
	.mmb
	nop 0
	padd4 r18 = r14, r18
	nop 0
	;;
	.mii
	nop 0
	dep r15 = r32, r15, 56, 8
	mix2.r r16 = r16, r14
	;;
	.mii
	nop 0
	unpack1.l r23 = r20, r15
	unpack1.h r15 = r20, r15
	;;
	.mii
	nop 0
	dep r20 = r38, r20, 0, 8
	mux2 r17 = r17, 216
	;;
	.mii
	nop 0
	dep r20 = r38, r20, 8, 8
	mux2 r16 = r16, 216
	;;
	.mib
	nop 0
	pmpyshr2 r24 = r15, r24, 0
	nop 0
	.mlx
	nop 0
	movl r25 = 42949672970
	;;
	.mii
	nop 0
	pmpyshr2 r22 = r23, r22, 0
	mix1.r r16 = r17, r16
	.mmi
	padd4 r25 = r14, r25
	;;
	nop 0
	dep r20 = r38, r20, 16, 8
	.mlx
	nop 0
	movl r17 = 60129542158
	;;
	.mii
	nop 0
	dep r20 = r38, r20, 24, 8
	mix1.r r22 = r24, r22
	.mmb
	nop 0
	padd4 r17 = r14, r17
	nop 0
	;;
	.mii
	nop 0
	dep r20 = r38, r20, 32, 8
	mux1 r16 = r16, @alt
	;;
	.mii
	nop 0
	dep r20 = r38, r20, 40, 8
	mux1 r22 = r22, @alt
	;;
	.mib
	nop 0
	dep r20 = r38, r20, 48, 8
	nop 0
	.mlx
	nop 0
	movl r24 = 51539607564
	;;
	.mib
	nop 0
	dep r20 = r38, r20, 56, 8
	nop 0
	.mlx
	padd4 r24 = r14, r24
	movl r26 = 77309411346
	;;
	.mmi
	padd1 r22 = r22, r20
	padd4 r26 = r14, r26
	mix2.r r18 = r25, r18
	.mlx
	nop 0
	movl r25 = 85899345940
	;;
	.mib
	nop 0
	mix2.r r24 = r17, r24
	nop 0
	.mlx
	padd4 r25 = r14, r25
	movl r17 = 68719476752
	;;
	.mmi
	padd1 r16 = r16, r22
	padd4 r17 = r14, r17
	mux2 r18 = r18, 216
	.mlx
	nop 0
	movl r30 = 111669149722
	;;
	.mii
	nop 0
	extr.u r21 = r21, 3, 29
	mux2 r22 = r24, 216
	.mmi
	padd4 r30 = r14, r30
	;;
	nop 0
	mix2.r r17 = r26, r17
	.mlx
	cmp4.ne p6, p7 = 5, r21
	movl r24 = 94489280534
	;;
	.mmi
	st8 [r29] = r16, 8
	nop 0
	mix1.r r18 = r22, r18
	.mlx
	padd4 r24 = r14, r24
	movl r16 = 103079215128
	;;
	.mii
	ld8 r26 = [r29]
	mux2 r17 = r17, 216
	padd4 r16 = r14, r16
	;;
	.mii
	nop 0
	mux1 r18 = r18, @alt
	mix2.r r25 = r24, r25
	;;
	.mii
	nop 0
	unpack1.l r22 = r0, r26
	unpack1.h r26 = r0, r26
	;;
	.mib
	nop 0
	mux2 r25 = r25, 216
	nop 0
	.mlx
	nop 0
	movl r24 = 120259084316
	;;
	.mib
	nop 0
	pmpyshr2 r26 = r15, r26, 0
	nop 0
	.mmi
	padd4 r24 = r14, r24
	nop 0
	mix2.r r16 = r30, r16
	;;
	.mii
	nop 0
	pmpyshr2 r22 = r23, r22, 0
	mix1.r r17 = r25, r17
	;;
	.mlx
	nop 0
	movl r25 = 128849018910
	.mib
	nop 0
	mux2 r16 = r16, 216
	nop 0
	;;
	.mii
	nop 0
	mix1.r r22 = r26, r22
	mux1 r17 = r17, @alt
	.mmb
	nop 0
	padd4 r25 = r14, r25
	nop 0
	;;
	.mii
	nop 0
	mux1 r21 = r22, @alt
	mix2.r r24 = r25, r24
	;;
	.mii
	padd1 r21 = r21, r20
	mux2 r24 = r24, 216
	;;
	padd1 r18 = r18, r21
	.mii
	ld8 r21 = [r42]
	mix1.r r16 = r24, r16
	;;
	mux1 r16 = r16, @alt
	;;
	.mii
	st8 [r29] = r18
	unpack1.l r18 = r0, r21
	unpack1.h r21 = r0, r21
	;;
	.mii
	nop 0
	pmpyshr2 r18 = r23, r18, 0
	;;
	pmpyshr2 r21 = r15, r21, 0
	;;
	.mib
	nop 0
	mix1.r r18 = r21, r18
	nop 0
	.mlx
	nop 0
	movl r21 = 163208757286
	;;
	.mii
	nop 0
	mux1 r18 = r18, @alt
	;;
	padd1 r18 = r18, r20
	;;
	.mmi
	padd1 r17 = r17, r18
	ld8 r18 = [r31]
	nop 0
	;;
	.mii
	st8 [r42] = r17
	unpack1.l r17 = r0, r18
	unpack1.h r18 = r0, r18
	;;
	.mii
	nop 0
	pmpyshr2 r17 = r23, r17, 0
	nop 0
	;;
	.mii
	nop 0
	pmpyshr2 r18 = r15, r18, 0
	;;
	mix1.r r17 = r18, r17
	;;
	.mii
	nop 0
	mux1 r17 = r17, @alt
	;;
	padd1 r17 = r17, r20
	;;
	.mlx
	padd1 r16 = r16, r17
	movl r17 = 154618822692
	;;
	.mmi
	nop 0
	padd4 r17 = r14, r17
	nop 0
	;;
	.mlx
	st8 [r31] = r16
	movl r16 = 137438953504
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L214
	;;
	.mlx
	ld8 r18 = [r27]
	movl r19 = 146028888098
	.mmi
	padd4 r16 = r14, r16
	;;
	padd4 r19 = r14, r19
	padd4 r14 = r14, r21
	;;
	.mii
	nop 0
	unpack1.l r21 = r0, r18
	unpack1.h r18 = r0, r18
	;;
	.mii
	nop 0
	mix2.r r17 = r14, r17
	mix2.r r16 = r19, r16
	;;
	.mii
	nop 0
	pmpyshr2 r15 = r15, r18, 0
	;;
	pmpyshr2 r14 = r23, r21, 0
	.mii
	nop 0
	mux2 r16 = r16, 216
	;;
	mux2 r17 = r17, 216
	;;
	.mii
	nop 0
	mix1.r r14 = r15, r14
	;;
	mix1.r r15 = r17, r16
	;;
	.mii
	nop 0
	mux1 r14 = r14, @alt
	;;
	mux1 r15 = r15, @alt
	;;
	.mii
	padd1 r14 = r14, r20
	nop 0
	;;
	padd1 r14 = r15, r14
	;;
	.mmi
	st8 [r27] = r14
	nop 0
	nop 0
.L215:
	.mmi
	addl r44 = 40, r0
	nop 0
	adds r43 = 16, r12
	.mmb
	mov r42 = r28
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mii
	mov r1 = r41
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	;;
.L214:
	.body
	.copy_state 1
	.mmi
	adds r14 = 32, r19
	adds r18 = 16, r12
	adds r15 = 33, r19
	.mmi
	cmp4.eq p6, p7 = 33, r43
	adds r16 = -32, r43
	addl r44 = 40, r0
	;;
	.mib
	nop 0
	sxt4 r17 = r14
	nop 0
	.mmi
	add r14 = r14, r38
	adds r43 = 16, r12
	mov r42 = r28
	;;
	.mmi
	add r17 = r18, r17
	;;
	ld1 r18 = [r17]
	nop 0
	;;
	.mii
	nop 0
	pmpy2.r r18 = r18, r32
	;;
	add r14 = r14, r18
	.mmi
	adds r18 = 16, r12
	;;
	st1 [r17] = r14
	sxt4 r17 = r15
	.mmb
	add r15 = r15, r38
	adds r14 = 34, r19
	(p6) br.cond.dpnt .L215
	;;
	.mmi
	add r17 = r18, r17
	nop 0
	cmp4.eq p6, p7 = 2, r16
	;;
	.mmi
	ld1 r18 = [r17]
	;;
	nop 0
	pmpy2.r r18 = r18, r32
	;;
	.mmi
	add r15 = r15, r18
	nop 0
	adds r18 = 16, r12
	;;
	.mmi
	nop 0
	st1 [r17] = r15
	sxt4 r17 = r14
	.mmb
	add r14 = r14, r38
	adds r15 = 35, r19
	(p6) br.cond.dpnt .L215
	;;
	.mmi
	add r17 = r18, r17
	nop 0
	cmp4.eq p6, p7 = 3, r16
	;;
	.mmi
	ld1 r18 = [r17]
	;;
	nop 0
	pmpy2.r r18 = r18, r32
	;;
	.mmi
	add r14 = r14, r18
	nop 0
	adds r18 = 16, r12
	;;
	.mmi
	nop 0
	st1 [r17] = r14
	sxt4 r17 = r15
	.mmb
	add r15 = r15, r38
	adds r14 = 36, r19
	(p6) br.cond.dpnt .L215
	;;
	.mmi
	add r17 = r18, r17
	nop 0
	cmp4.eq p6, p7 = 4, r16
	;;
	.mmi
	ld1 r18 = [r17]
	;;
	nop 0
	pmpy2.r r18 = r18, r32
	;;
	.mmi
	add r15 = r15, r18
	nop 0
	adds r18 = 16, r12
	;;
	.mii
	st1 [r17] = r15
	sxt4 r17 = r14
	add r14 = r14, r38
	.mmb
	adds r15 = 37, r19
	adds r19 = 38, r19
	(p6) br.cond.dpnt .L215
	;;
	.mmi
	add r17 = r18, r17
	nop 0
	cmp4.eq p6, p7 = 5, r16
	;;
	.mmi
	ld1 r18 = [r17]
	;;
	nop 0
	pmpy2.r r18 = r18, r32
	;;
	.mmi
	add r14 = r14, r18
	;;
	st1 [r17] = r14
	sxt4 r14 = r15
	.mmb
	add r15 = r15, r38
	nop 0
	(p6) br.cond.dpnt .L215
	;;
	.mii
	cmp4.eq p6, p7 = 6, r16
	adds r16 = 16, r12
	;;
	add r14 = r16, r14
	.mmi
	(p7) adds r18 = 16, r12
	;;
	ld1 r16 = [r14]
	nop 0
	;;
	.mii
	nop 0
	pmpy2.r r16 = r16, r32
	;;
	add r15 = r15, r16
	;;
	.mii
	st1 [r14] = r15
	(p7) sxt4 r14 = r19
	(p7) add r19 = r19, r38
	;;
	.mmi
	(p7) add r14 = r18, r14
	;;
	(p7) ld1 r15 = [r14]
	nop 0
	;;
	.mii
	nop 0
	(p7) pmpy2.r r15 = r15, r32
	;;
	(p7) add r19 = r19, r15
	;;
	.mib
	(p7) st1 [r14] = r19
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mii
	mov r1 = r41
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L220:
	.body
	.copy_state 2
	.mib
	addl r43 = 36, r0
	addl r19 = 4, r0
	br .L212
	;;
.L217:
	.mib
	addl r43 = 39, r0
	addl r19 = 1, r0
	br .L212
	;;
.L216:
	.mib
	addl r43 = 40, r0
	mov r19 = r0
	br .L212
	;;
.L218:
	.mib
	addl r43 = 38, r0
	addl r19 = 2, r0
	br .L212
	;;
.L219:
	.mib
	addl r43 = 37, r0
	addl r19 = 3, r0
	br .L212
	;;
.L221:
	.mib
	addl r43 = 35, r0
	addl r19 = 5, r0
	br .L212
	;;
.L222:
	.mib
	addl r43 = 34, r0
	addl r19 = 6, r0
	br .L212
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
	chk.a.clr f9, .L245
.L246:
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L245:
	.body
	.copy_state 1
	.mib
	ldfs f9 = [r14]
	nop 0
	br .L246
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
	.prologue 12, 55
	.mmb
	.save ar.pfs, r56
	alloc r56 = ar.pfs, 0, 26, 8, 0
	adds r16 = -24, r12
	nop 0
	.mmi
	adds r17 = -16, r12
	.fframe 544
	adds r12 = -544, r12
	mov r18 = ar.lc
	;;
	.mmi
	mov r57 = r1
	.save.f 0x1
	stf.spill [r17] = f2
	.save rp, r55
	mov r55 = b0
	.mlx
	addl r59 = 1, r0
	movl r60 = 8589934593
	;;
	.mlx
	addl r58 = 5, r0
	movl r51 = -2128831035
	.mmi
	adds r34 = 32, r12
	adds r33 = 34, r12
	adds r50 = 33, r12
	;;
	.mlx
	adds r32 = 36, r12
	movl r53 = 67305985
	.mmi
	adds r39 = 35, r12
	addl r54 = 1541, r0
	adds r41 = 37, r12
	;;
	.mmi
	adds r40 = 38, r12
	adds r35 = 40, r12
	adds r47 = 39, r12
	.mlx
	adds r46 = 41, r12
	movl r52 = 202050057
	;;
	.mmi
	adds r45 = 42, r12
	adds r44 = 43, r12
	adds r43 = 44, r12
	.mmi
	adds r42 = 46, r12
	adds r48 = 45, r12
	adds r49 = 47, r12
	;;
	.mmi
	adds r36 = 48, r12
	adds r37 = 52, r12
	adds r38 = 56, r12
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
	addl r60 = 2, r0
	mov r1 = r57
	nop 0
	.mmb
	mov r59 = r8
	addl r58 = 3, r0
	br.call.sptk.many b0 = turn1#
	;;
	.mii
	nop 0
	zxt1 r60 = r8
	mov r1 = r57
	.mmb
	nop 0
	addl r59 = 1, r0
	nop 0
	;;
	.mlx
	xor r60 = r51, r60
	movl r58 = @gprel(.LC0)
	;;
	.mii
	nop 0
	dep.z r14 = r60, 16, 16
	add r58 = r1, r58
	;;
	.mmi
	add r14 = r14, r60
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r60
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r60
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r60
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	add r60 = r14, r60
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r57
	movl r60 = 8589934593
	.mmb
	addl r59 = 513, r0
	addl r58 = 5, r0
	br.call.sptk.many b0 = turn2#
	;;
	.mmi
	adds r14 = 497, r12
	adds r16 = 498, r12
	sxt2 r8 = r8
	.mmi
	mov r1 = r57
	addl r60 = 2, r0
	addl r58 = 3, r0
	;;
	.mib
	nop 0
	extr.u r15 = r8, 8, 8
	nop 0
	.mii
	st1 [r14] = r8
	zxt1 r59 = r8
	;;
	zxt1 r14 = r15
	.mmi
	st1 [r16] = r15
	;;
	nop 0
	shl r14 = r14, 8
	;;
	.mib
	or r59 = r59, r14
	nop 0
	br.call.sptk.many b0 = turn2#
	;;
	.mii
	adds r14 = 500, r12
	extr.u r60 = r8, 8, 8
	zxt1 r15 = r8
	.mmb
	mov r1 = r57
	addl r59 = 2, r0
	nop 0
	;;
	.mmi
	nop 0
	xor r15 = r51, r15
	nop 0
	.mlx
	st2 [r14] = r8
	movl r58 = @gprel(.LC0)
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	add r58 = r1, r58
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
	xor r60 = r14, r60
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r60, 16, 16
	;;
	add r14 = r14, r60
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r60
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r60
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r60
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	add r60 = r14, r60
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 513, r0
	nop 0
	mov r1 = r57
	.mlx
	addl r58 = 5, r0
	movl r60 = 8589934593
	;;
	.mmi
	st2 [r34] = r14
	nop 0
	addl r14 = 3, r0
	;;
	.mmi
	nop 0
	st1 [r33] = r14
	nop 0
	;;
	.mib
	ld8 r59 = [r34]
	nop 0
	br.call.sptk.many b0 = turn3#
	;;
	.mmi
	adds r14 = 496, r12
	adds r15 = 494, r12
	sxt4 r8 = r8
	.mmi
	mov r1 = r57
	addl r60 = 2, r0
	addl r58 = 3, r0
	;;
	.mii
	nop 0
	extr.u r16 = r8, 16, 8
	nop 0
	.mmi
	st1 [r15] = r8
	nop 0
	nop 0
	;;
	.mii
	st1 [r14] = r16
	extr.u r8 = r8, 8, 8
	zxt1 r14 = r16
	.mmb
	adds r16 = 495, r12
	ld2.a r59 = [r15]
	nop 0
	;;
	.mmi
	st1 [r16] = r8
	nop 0
	shl r14 = r14, 16
	;;
	.mmi
	nop 0
	ld2.c.clr r59 = [r15]
	nop 0
	;;
	.mib
	or r59 = r59, r14
	nop 0
	br.call.sptk.many b0 = turn3#
	;;
	.mii
	nop 0
	sxt4 r8 = r8
	mov r1 = r57
	.mmi
	addl r59 = 3, r0
	;;
	nop 0
	zxt1 r16 = r8
	.mlx
	st1 [r34] = r8
	movl r58 = @gprel(.LC0)
	;;
	.mii
	xor r16 = r51, r16
	extr.u r14 = r8, 8, 8
	add r58 = r1, r58
	;;
	.mii
	nop 0
	extr.u r8 = r8, 16, 8
	zxt1 r15 = r14
	.mmb
	nop 0
	st1 [r50] = r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r16, 16, 16
	zxt1 r60 = r8
	.mmi
	st1 [r33] = r8
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	xor r15 = r14, r15
	;;
	nop 0
	dep.z r14 = r15, 16, 16
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
	xor r60 = r14, r60
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r60, 16, 16
	;;
	add r14 = r14, r60
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r60
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r60
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r60
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	add r60 = r14, r60
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r57
	st4 [r34] = r53
	addl r58 = 5, r0
	.mlx
	nop 0
	movl r60 = 8589934593
	;;
	.mib
	ld8 r59 = [r34]
	nop 0
	br.call.sptk.many b0 = turn4#
	;;
	.mmi
	adds r14 = 492, r12
	adds r15 = 490, r12
	sxt4 r8 = r8
	.mmi
	mov r1 = r57
	addl r60 = 2, r0
	addl r58 = 3, r0
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
	ld2.a r59 = [r15]
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
	ld2.c.clr r59 = [r15]
	nop 0
	nop 0
	;;
	.mib
	or r59 = r59, r14
	nop 0
	br.call.sptk.many b0 = turn4#
	;;
	.mii
	mov r1 = r57
	extr.u r16 = r8, 8, 8
	zxt1 r17 = r8
	.mmb
	addl r59 = 4, r0
	st4 [r34] = r8
	nop 0
	;;
	.mmi
	nop 0
	xor r17 = r51, r17
	extr.u r15 = r8, 16, 8
	.mlx
	nop 0
	movl r58 = @gprel(.LC0)
	;;
	.mii
	nop 0
	dep.z r14 = r17, 16, 16
	add r58 = r1, r58
	;;
	.mii
	add r14 = r14, r17
	extr.u r60 = r8, 24, 8
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	xor r16 = r14, r16
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	add r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	xor r15 = r14, r15
	;;
	nop 0
	dep.z r14 = r15, 16, 16
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
	xor r60 = r14, r60
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r60, 16, 16
	;;
	add r14 = r14, r60
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r60
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r60
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r60
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	add r60 = r14, r60
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 5, r0
	mov r1 = r57
	addl r58 = 5, r0
	.mlx
	st4 [r34] = r53
	movl r60 = 8589934593
	;;
	.mmi
	nop 0
	st1 [r32] = r14
	nop 0
	;;
	.mib
	ld8 r59 = [r34]
	nop 0
	br.call.sptk.many b0 = turn5#
	;;
	.mmi
	adds r15 = 485, r12
	adds r18 = 486, r12
	extr.u r14 = r8, 8, 8
	.mmi
	mov r1 = r57
	addl r60 = 2, r0
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
	addl r58 = 3, r0
	;;
	nop 0
	extr.u r14 = r8, 24, 8
	.mmi
	st1 [r18] = r15
	or r16 = r17, r16
	zxt1 r15 = r15
	;;
	.mii
	adds r17 = 488, r12
	extr.u r8 = r8, 32, 8
	shl r15 = r15, 16
	;;
	.mmi
	nop 0
	st1 [r17] = r14
	zxt1 r14 = r14
	.mmi
	or r15 = r16, r15
	adds r16 = 489, r12
	zxt1 r59 = r8
	;;
	.mii
	nop 0
	shl r14 = r14, 24
	shl r59 = r59, 32
	.mmi
	st1 [r16] = r8
	;;
	or r14 = r15, r14
	nop 0
	;;
	.mib
	or r59 = r14, r59
	nop 0
	br.call.sptk.many b0 = turn5#
	;;
	.mii
	st1 [r34] = r8
	extr.u r14 = r8, 8, 8
	zxt1 r18 = r8
	.mmb
	mov r1 = r57
	addl r59 = 5, r0
	nop 0
	;;
	.mmi
	xor r18 = r51, r18
	nop 0
	zxt1 r17 = r14
	.mlx
	st1 [r50] = r14
	movl r58 = @gprel(.LC0)
	;;
	.mii
	nop 0
	dep.z r14 = r18, 16, 16
	add r58 = r1, r58
	;;
	.mmi
	add r14 = r14, r18
	nop 0
	extr.u r15 = r8, 16, 8
	;;
	.mii
	shladd r14 = r14, 1, r0
	extr.u r19 = r8, 24, 8
	zxt1 r16 = r15
	.mmb
	nop 0
	st1 [r33] = r15
	nop 0
	;;
	.mii
	add r14 = r14, r18
	extr.u r8 = r8, 32, 8
	zxt1 r15 = r19
	.mmi
	st1 [r39] = r19
	;;
	shladd r14 = r14, 3, r0
	zxt1 r60 = r8
	.mmi
	st1 [r32] = r8
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	xor r17 = r14, r17
	;;
	nop 0
	dep.z r14 = r17, 16, 16
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	xor r16 = r14, r16
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	add r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	xor r15 = r14, r15
	;;
	nop 0
	dep.z r14 = r15, 16, 16
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
	xor r60 = r14, r60
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r60, 16, 16
	;;
	add r14 = r14, r60
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r60
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r60
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r60
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	add r60 = r14, r60
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r57
	st4 [r34] = r53
	addl r58 = 5, r0
	.mlx
	st2 [r32] = r54
	movl r60 = 8589934593
	;;
	.mib
	ld8 r59 = [r34]
	nop 0
	br.call.sptk.many b0 = turn6#
	;;
	.mmi
	adds r15 = 479, r12
	adds r16 = 480, r12
	extr.u r14 = r8, 8, 8
	.mmi
	mov r1 = r57
	addl r60 = 2, r0
	zxt1 r18 = r8
	;;
	.mmi
	st1 [r15] = r8
	st1 [r16] = r14
	extr.u r15 = r8, 16, 8
	.mmi
	adds r16 = 481, r12
	addl r58 = 3, r0
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
	extr.u r59 = r8, 32, 8
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
	st1 [r17] = r59
	adds r15 = 484, r12
	zxt1 r59 = r59
	;;
	.mii
	st1 [r15] = r8
	shl r59 = r59, 32
	zxt1 r8 = r8
	;;
	.mmi
	or r59 = r16, r59
	nop 0
	shl r8 = r8, 40
	;;
	.mib
	or r59 = r59, r8
	nop 0
	br.call.sptk.many b0 = turn6#
	;;
	.mii
	st1 [r34] = r8
	extr.u r14 = r8, 8, 8
	zxt1 r19 = r8
	.mmb
	mov r1 = r57
	addl r59 = 6, r0
	nop 0
	;;
	.mmi
	xor r19 = r51, r19
	nop 0
	zxt1 r18 = r14
	.mlx
	st1 [r50] = r14
	movl r58 = @gprel(.LC0)
	;;
	.mii
	nop 0
	dep.z r14 = r19, 16, 16
	add r58 = r1, r58
	;;
	.mmi
	add r14 = r14, r19
	nop 0
	extr.u r15 = r8, 16, 8
	;;
	.mmi
	shladd r14 = r14, 1, r0
	st1 [r33] = r15
	extr.u r20 = r8, 32, 8
	.mib
	nop 0
	zxt1 r17 = r15
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r19
	extr.u r15 = r8, 24, 8
	.mmi
	nop 0
	st1 [r32] = r20
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	st1 [r39] = r15
	extr.u r8 = r8, 40, 8
	.mib
	nop 0
	zxt1 r16 = r15
	nop 0
	;;
	.mii
	add r14 = r14, r19
	zxt1 r15 = r20
	zxt1 r60 = r8
	.mmi
	st1 [r41] = r8
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	xor r18 = r14, r18
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r18, 16, 16
	;;
	add r14 = r14, r18
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	xor r17 = r14, r17
	;;
	nop 0
	dep.z r14 = r17, 16, 16
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	xor r16 = r14, r16
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	add r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	xor r15 = r14, r15
	;;
	nop 0
	dep.z r14 = r15, 16, 16
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
	xor r60 = r14, r60
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r60, 16, 16
	;;
	add r14 = r14, r60
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r60
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r60
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r60
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	add r60 = r14, r60
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	addl r14 = 7, r0
	mov r1 = r57
	.mmi
	st4 [r34] = r53
	st2 [r32] = r54
	addl r58 = 5, r0
	;;
	.mlx
	st1 [r40] = r14
	movl r60 = 8589934593
	;;
	.mib
	ld8 r59 = [r34]
	nop 0
	br.call.sptk.many b0 = turn7#
	;;
	.mmi
	adds r15 = 473, r12
	adds r14 = 472, r12
	extr.u r16 = r8, 8, 8
	.mmi
	mov r1 = r57
	addl r60 = 2, r0
	addl r58 = 3, r0
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
	nop 0
	extr.u r17 = r8, 32, 8
	.mii
	st1 [r15] = r16
	adds r15 = 476, r12
	;;
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
	ld8 r59 = [r14]
	nop 0
	br.call.sptk.many b0 = turn7#
	;;
	.mii
	st1 [r34] = r8
	extr.u r14 = r8, 8, 8
	zxt1 r20 = r8
	.mmb
	mov r1 = r57
	addl r59 = 7, r0
	nop 0
	;;
	.mmi
	xor r20 = r51, r20
	nop 0
	zxt1 r19 = r14
	.mlx
	st1 [r50] = r14
	movl r58 = @gprel(.LC0)
	;;
	.mii
	nop 0
	dep.z r14 = r20, 16, 16
	add r58 = r1, r58
	;;
	.mmi
	add r14 = r14, r20
	nop 0
	extr.u r15 = r8, 16, 8
	;;
	.mii
	shladd r14 = r14, 1, r0
	extr.u r16 = r8, 24, 8
	zxt1 r18 = r15
	.mmb
	nop 0
	st1 [r33] = r15
	nop 0
	;;
	.mii
	add r14 = r14, r20
	extr.u r15 = r8, 32, 8
	zxt1 r17 = r16
	.mmb
	nop 0
	st1 [r39] = r16
	nop 0
	;;
	.mii
	shladd r14 = r14, 3, r0
	extr.u r21 = r8, 40, 8
	zxt1 r16 = r15
	.mmb
	nop 0
	st1 [r32] = r15
	nop 0
	;;
	.mii
	add r14 = r14, r20
	extr.u r8 = r8, 48, 8
	zxt1 r15 = r21
	.mmi
	st1 [r41] = r21
	;;
	shladd r14 = r14, 3, r0
	zxt1 r60 = r8
	.mmi
	st1 [r40] = r8
	;;
	add r14 = r14, r20
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r20
	nop 0
	;;
	.mmi
	xor r19 = r14, r19
	;;
	nop 0
	dep.z r14 = r19, 16, 16
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	xor r18 = r14, r18
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r18, 16, 16
	;;
	add r14 = r14, r18
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	xor r17 = r14, r17
	;;
	nop 0
	dep.z r14 = r17, 16, 16
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	xor r16 = r14, r16
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	add r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	xor r15 = r14, r15
	;;
	nop 0
	dep.z r14 = r15, 16, 16
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
	xor r60 = r14, r60
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r60, 16, 16
	;;
	add r14 = r14, r60
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r60
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r60
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r60
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	add r60 = r14, r60
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r57
	movl r60 = 8589934593
	.mlx
	addl r58 = 5, r0
	movl r59 = 578437695752307201
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
	mov r1 = r57
	addl r60 = 2, r0
	addl r58 = 3, r0
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
	ld4.a r59 = [r15]
	;;
	st1 [r16] = r18
	extr.u r17 = r8, 56, 8
	.mmi
	adds r16 = 443, r12
	;;
	nop 0
	extr.u r18 = r8, 8, 8
	.mii
	st1 [r16] = r17
	adds r16 = 437, r12
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
	ld4.c.clr r59 = [r15]
	nop 0
	;;
	.mib
	or r59 = r59, r14
	nop 0
	br.call.sptk.many b0 = turn8#
	;;
	.mii
	nop 0
	zxt1 r20 = r8
	shr.u r60 = r8, 56
	.mmb
	st8 [r34] = r8
	mov r1 = r57
	nop 0
	;;
	.mmi
	xor r20 = r51, r20
	nop 0
	extr.u r19 = r8, 8, 8
	.mlx
	addl r59 = 8, r0
	movl r58 = @gprel(.LC0)
	;;
	.mii
	nop 0
	dep.z r14 = r20, 16, 16
	add r58 = r1, r58
	;;
	.mmi
	add r14 = r14, r20
	nop 0
	extr.u r18 = r8, 16, 8
	;;
	.mmi
	shladd r14 = r14, 1, r0
	nop 0
	extr.u r17 = r8, 24, 8
	;;
	.mmi
	add r14 = r14, r20
	nop 0
	extr.u r16 = r8, 32, 8
	;;
	.mmi
	shladd r14 = r14, 3, r0
	nop 0
	extr.u r15 = r8, 40, 8
	;;
	.mii
	add r14 = r14, r20
	extr.u r8 = r8, 48, 8
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	add r14 = r14, r20
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	xor r19 = r14, r19
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r19, 16, 16
	;;
	add r14 = r14, r19
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	xor r18 = r14, r18
	;;
	nop 0
	dep.z r14 = r18, 16, 16
	;;
	.mmi
	add r14 = r14, r18
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r18
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r18
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r18
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r18
	;;
	xor r17 = r14, r17
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r17, 16, 16
	;;
	add r14 = r14, r17
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	xor r16 = r14, r16
	;;
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	xor r15 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	;;
	add r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	xor r8 = r14, r8
	;;
	nop 0
	dep.z r14 = r8, 16, 16
	;;
	.mmi
	add r14 = r14, r8
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r8
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r8
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r8
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r8
	;;
	xor r60 = r14, r60
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r60, 16, 16
	;;
	add r14 = r14, r60
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r60
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r60
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r60
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	add r60 = r14, r60
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 9, r0
	nop 0
	mov r1 = r57
	.mlx
	addl r58 = 5, r0
	movl r61 = 8589934593
	;;
	.mlx
	st1 [r35] = r14
	movl r59 = 578437695752307201
	;;
	.mib
	ld8 r60 = [r35]
	nop 0
	br.call.sptk.many b0 = turn9#
	;;
	.mmi
	adds r19 = 428, r12
	adds r15 = 427, r12
	extr.u r16 = r8, 8, 8
	.mmi
	addl r61 = 2, r0
	mov r1 = r57
	zxt1 r17 = r8
	;;
	.mib
	nop 0
	extr.u r14 = r8, 16, 8
	nop 0
	.mmi
	st1 [r19] = r16
	st1 [r15] = r8
	zxt1 r18 = r16
	;;
	.mii
	adds r16 = 429, r12
	extr.u r15 = r8, 24, 8
	shl r18 = r18, 8
	.mmi
	addl r58 = 3, r0
	;;
	st1 [r16] = r14
	zxt1 r16 = r14
	.mmi
	or r18 = r17, r18
	adds r14 = 430, r12
	zxt1 r17 = r15
	;;
	.mib
	nop 0
	shl r16 = r16, 16
	nop 0
	.mmi
	st1 [r14] = r15
	adds r14 = 435, r12
	shl r17 = r17, 24
	;;
	.mii
	nop 0
	extr.u r15 = r8, 32, 8
	or r16 = r18, r16
	.mmb
	adds r18 = 431, r12
	st1 [r14] = r9
	nop 0
	;;
	.mmi
	nop 0
	st1 [r18] = r15
	extr.u r14 = r8, 40, 8
	.mmi
	or r16 = r16, r17
	adds r17 = 432, r12
	zxt1 r15 = r15
	;;
	.mii
	st1 [r17] = r14
	shl r15 = r15, 32
	zxt1 r14 = r14
	;;
	.mib
	nop 0
	extr.u r17 = r8, 48, 8
	nop 0
	.mmi
	or r15 = r16, r15
	adds r16 = 433, r12
	shl r14 = r14, 40
	;;
	.mii
	nop 0
	zxt1 r59 = r17
	or r14 = r15, r14
	.mmb
	adds r15 = 434, r12
	st1 [r16] = r17
	nop 0
	;;
	.mii
	nop 0
	extr.u r8 = r8, 56, 8
	shl r59 = r59, 48
	;;
	.mii
	or r14 = r14, r59
	shl r59 = r8, 56
	zxt1 r60 = r9
	.mmb
	nop 0
	st1 [r15] = r8
	nop 0
	;;
	.mib
	or r59 = r14, r59
	nop 0
	br.call.sptk.many b0 = turn9#
	;;
	.mmi
	st1 [r34] = r8
	mov r1 = r57
	zxt1 r22 = r8
	.mmi
	addl r59 = 9, r0
	st1 [r35] = r9
	zxt1 r60 = r9
	;;
	.mmi
	nop 0
	xor r22 = r51, r22
	extr.u r15 = r8, 8, 8
	.mlx
	nop 0
	movl r58 = @gprel(.LC0)
	;;
	.mii
	nop 0
	dep.z r14 = r22, 16, 16
	zxt1 r21 = r15
	.mmb
	st1 [r50] = r15
	add r58 = r1, r58
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	nop 0
	extr.u r15 = r8, 16, 8
	;;
	.mii
	shladd r14 = r14, 1, r0
	extr.u r16 = r8, 24, 8
	zxt1 r20 = r15
	.mmb
	nop 0
	st1 [r33] = r15
	nop 0
	;;
	.mii
	add r14 = r14, r22
	extr.u r15 = r8, 32, 8
	zxt1 r19 = r16
	.mmb
	nop 0
	st1 [r39] = r16
	nop 0
	;;
	.mii
	shladd r14 = r14, 3, r0
	extr.u r16 = r8, 40, 8
	zxt1 r18 = r15
	.mmb
	nop 0
	st1 [r32] = r15
	nop 0
	;;
	.mii
	add r14 = r14, r22
	extr.u r15 = r8, 48, 8
	zxt1 r17 = r16
	.mmb
	nop 0
	st1 [r41] = r16
	nop 0
	;;
	.mii
	shladd r14 = r14, 3, r0
	extr.u r8 = r8, 56, 8
	zxt1 r16 = r15
	.mmi
	st1 [r40] = r15
	;;
	add r14 = r14, r22
	zxt1 r15 = r8
	.mmi
	st1 [r47] = r8
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	xor r21 = r14, r21
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r21, 16, 16
	;;
	add r14 = r14, r21
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	xor r20 = r14, r20
	;;
	nop 0
	dep.z r14 = r20, 16, 16
	;;
	.mmi
	add r14 = r14, r20
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	xor r19 = r14, r19
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r19, 16, 16
	;;
	add r14 = r14, r19
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	xor r18 = r14, r18
	;;
	nop 0
	dep.z r14 = r18, 16, 16
	;;
	.mmi
	add r14 = r14, r18
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r18
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r18
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r18
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r18
	;;
	xor r17 = r14, r17
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r17, 16, 16
	;;
	add r14 = r14, r17
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	xor r16 = r14, r16
	;;
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	xor r15 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	;;
	add r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	xor r60 = r14, r60
	;;
	nop 0
	dep.z r14 = r60, 16, 16
	;;
	.mmi
	add r14 = r14, r60
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r60
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r60
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r60
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	add r60 = r14, r60
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r57
	st4 [r35] = r52
	addl r58 = 5, r0
	.mlx
	nop 0
	movl r61 = 8589934593
	;;
	.mlx
	nop 0
	movl r59 = 578437695752307201
	.mmb
	ld8 r60 = [r35]
	nop 0
	br.call.sptk.many b0 = turn12#
	;;
	.mmi
	adds r20 = 415, r12
	addl r61 = 2, r0
	extr.u r14 = r8, 8, 8
	.mmi
	mov r1 = r57
	addl r58 = 3, r0
	zxt1 r15 = r8
	;;
	.mii
	nop 0
	extr.u r18 = r8, 16, 8
	zxt1 r16 = r14
	.mmb
	st1 [r20] = r8
	adds r20 = 416, r12
	nop 0
	;;
	.mii
	nop 0
	extr.u r17 = r8, 24, 8
	shl r16 = r16, 8
	.mmb
	st1 [r20] = r14
	adds r20 = 417, r12
	nop 0
	;;
	.mmi
	nop 0
	or r16 = r15, r16
	zxt1 r15 = r18
	.mmi
	st1 [r20] = r18
	adds r18 = 418, r12
	zxt1 r19 = r17
	;;
	.mii
	nop 0
	extr.u r14 = r8, 32, 8
	shl r15 = r15, 16
	.mmi
	st1 [r18] = r17
	;;
	or r15 = r16, r15
	zxt1 r18 = r14
	.mii
	adds r16 = 419, r12
	shl r19 = r19, 24
	;;
	extr.u r17 = r8, 40, 8
	.mmi
	st1 [r16] = r14
	or r19 = r15, r19
	adds r16 = 423, r12
	;;
	.mmi
	adds r14 = 420, r12
	st1 [r16] = r9
	extr.u r15 = r8, 48, 8
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
	.mmi
	adds r19 = 421, r12
	st1 [r14] = r16
	zxt1 r17 = r17
	.mii
	nop 0
	zxt1 r16 = r16
	;;
	extr.u r14 = r9, 16, 8
	.mmi
	st1 [r19] = r15
	adds r19 = 425, r12
	shl r17 = r17, 40
	;;
	.mmb
	or r17 = r18, r17
	st1 [r19] = r14
	nop 0
	.mii
	adds r18 = 426, r12
	extr.u r19 = r9, 24, 8
	zxt1 r15 = r15
	;;
	.mii
	nop 0
	zxt1 r9 = r9
	shl r16 = r16, 8
	.mmi
	st1 [r18] = r19
	;;
	nop 0
	zxt1 r14 = r14
	.mii
	or r16 = r9, r16
	zxt1 r19 = r19
	;;
	extr.u r8 = r8, 56, 8
	.mii
	nop 0
	shl r15 = r15, 48
	;;
	shl r14 = r14, 16
	.mmi
	or r15 = r17, r15
	nop 0
	shl r60 = r19, 24
	;;
	.mii
	or r14 = r16, r14
	shl r59 = r8, 56
	adds r16 = 422, r12
	;;
	.mmi
	or r59 = r15, r59
	nop 0
	or r60 = r14, r60
	.mmb
	st1 [r16] = r8
	nop 0
	br.call.sptk.many b0 = turn12#
	;;
	.mii
	st1 [r34] = r8
	zxt1 r15 = r8
	zxt1 r17 = r9
	.mmb
	st1 [r35] = r9
	mov r1 = r57
	nop 0
	;;
	.mmi
	xor r15 = r51, r15
	nop 0
	extr.u r16 = r8, 8, 8
	.mlx
	addl r59 = 12, r0
	movl r58 = @gprel(.LC0)
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	zxt1 r24 = r16
	.mmb
	st1 [r50] = r16
	add r58 = r1, r58
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	nop 0
	extr.u r16 = r8, 16, 8
	;;
	.mii
	shladd r14 = r14, 1, r0
	extr.u r18 = r8, 24, 8
	zxt1 r23 = r16
	.mmb
	nop 0
	st1 [r33] = r16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r16 = r8, 32, 8
	zxt1 r22 = r18
	.mmb
	nop 0
	st1 [r39] = r18
	nop 0
	;;
	.mii
	shladd r14 = r14, 3, r0
	extr.u r18 = r8, 40, 8
	zxt1 r21 = r16
	.mmb
	nop 0
	st1 [r32] = r16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r16 = r8, 48, 8
	zxt1 r20 = r18
	.mmb
	nop 0
	st1 [r41] = r18
	nop 0
	;;
	.mii
	shladd r14 = r14, 3, r0
	extr.u r8 = r8, 56, 8
	zxt1 r19 = r16
	.mmb
	nop 0
	st1 [r40] = r16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r26 = r9, 8, 8
	zxt1 r18 = r8
	.mmb
	nop 0
	st1 [r47] = r8
	nop 0
	;;
	.mii
	shladd r14 = r14, 1, r0
	extr.u r25 = r9, 16, 8
	zxt1 r16 = r26
	.mmb
	nop 0
	st1 [r46] = r26
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r9 = r9, 24, 8
	zxt1 r15 = r25
	.mmi
	st1 [r45] = r25
	;;
	xor r24 = r14, r24
	zxt1 r60 = r9
	.mmi
	st1 [r44] = r9
	;;
	nop 0
	dep.z r14 = r24, 16, 16
	;;
	.mmi
	add r14 = r14, r24
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r24
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r24
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r24
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r24
	;;
	xor r23 = r14, r23
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r23, 16, 16
	;;
	add r14 = r14, r23
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	xor r22 = r14, r22
	;;
	nop 0
	dep.z r14 = r22, 16, 16
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	xor r21 = r14, r21
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r21, 16, 16
	;;
	add r14 = r14, r21
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	xor r20 = r14, r20
	;;
	nop 0
	dep.z r14 = r20, 16, 16
	;;
	.mmi
	add r14 = r14, r20
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	xor r19 = r14, r19
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r19, 16, 16
	;;
	add r14 = r14, r19
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	xor r18 = r14, r18
	;;
	nop 0
	dep.z r14 = r18, 16, 16
	;;
	.mmi
	add r14 = r14, r18
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r18
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r18
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r18
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r18
	;;
	xor r17 = r14, r17
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r17, 16, 16
	;;
	add r14 = r14, r17
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	xor r16 = r14, r16
	;;
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	xor r15 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	;;
	add r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	xor r60 = r14, r60
	;;
	nop 0
	dep.z r14 = r60, 16, 16
	;;
	.mmi
	add r14 = r14, r60
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r60
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r60
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r60
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	add r60 = r14, r60
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 3597, r0
	mov r1 = r57
	addl r58 = 5, r0
	.mlx
	st4 [r35] = r52
	movl r61 = 8589934593
	;;
	.mmi
	nop 0
	st2 [r43] = r14
	addl r14 = 15, r0
	.mlx
	nop 0
	movl r59 = 578437695752307201
	;;
	.mmi
	nop 0
	st1 [r42] = r14
	nop 0
	;;
	.mib
	ld8 r60 = [r35]
	nop 0
	br.call.sptk.many b0 = turn15#
	;;
	.mmi
	adds r16 = 401, r12
	adds r15 = 400, r12
	extr.u r17 = r8, 8, 8
	.mmi
	adds r14 = 408, r12
	addl r61 = 2, r0
	mov r1 = r57
	;;
	.mib
	nop 0
	extr.u r19 = r8, 16, 8
	nop 0
	.mmi
	st1 [r16] = r17
	adds r16 = 402, r12
	addl r58 = 3, r0
	;;
	.mii
	st1 [r16] = r19
	extr.u r18 = r8, 24, 8
	adds r16 = 403, r12
	.mmi
	st1 [r15] = r8
	;;
	st1 [r16] = r18
	extr.u r17 = r8, 32, 8
	.mmi
	adds r16 = 404, r12
	st1 [r14] = r9
	nop 0
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
	ld8 r59 = [r15]
	st1 [r16] = r18
	adds r15 = 410, r12
	;;
	.mii
	st1 [r15] = r17
	extr.u r16 = r9, 24, 8
	adds r15 = 411, r12
	;;
	.mii
	nop 0
	extr.u r17 = r9, 32, 8
	nop 0
	.mii
	st1 [r15] = r16
	adds r15 = 412, r12
	;;
	extr.u r16 = r9, 40, 8
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
	ld8 r60 = [r14]
	nop 0
	br.call.sptk.many b0 = turn15#
	;;
	.mmi
	st1 [r34] = r8
	st1 [r35] = r9
	zxt1 r15 = r8
	.mmi
	mov r1 = r57
	addl r59 = 15, r0
	zxt1 r20 = r9
	;;
	.mmi
	nop 0
	xor r15 = r51, r15
	extr.u r16 = r8, 8, 8
	.mlx
	nop 0
	movl r58 = @gprel(.LC0)
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	zxt1 r27 = r16
	.mmb
	st1 [r50] = r16
	add r58 = r1, r58
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	nop 0
	extr.u r16 = r8, 16, 8
	;;
	.mii
	shladd r14 = r14, 1, r0
	extr.u r17 = r8, 24, 8
	zxt1 r26 = r16
	.mmb
	nop 0
	st1 [r33] = r16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r16 = r8, 32, 8
	zxt1 r25 = r17
	.mmb
	nop 0
	st1 [r39] = r17
	nop 0
	;;
	.mii
	shladd r14 = r14, 3, r0
	extr.u r17 = r8, 40, 8
	zxt1 r24 = r16
	.mmb
	nop 0
	st1 [r32] = r16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r16 = r8, 48, 8
	zxt1 r23 = r17
	.mmb
	nop 0
	st1 [r41] = r17
	nop 0
	;;
	.mii
	shladd r14 = r14, 3, r0
	extr.u r8 = r8, 56, 8
	zxt1 r22 = r16
	.mmb
	nop 0
	st1 [r40] = r16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r16 = r9, 8, 8
	zxt1 r21 = r8
	.mmb
	nop 0
	st1 [r47] = r8
	nop 0
	;;
	.mii
	shladd r14 = r14, 1, r0
	extr.u r17 = r9, 16, 8
	zxt1 r19 = r16
	.mmb
	nop 0
	st1 [r46] = r16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r16 = r9, 24, 8
	zxt1 r18 = r17
	.mmb
	nop 0
	st1 [r45] = r17
	nop 0
	;;
	.mii
	xor r27 = r14, r27
	extr.u r15 = r9, 32, 8
	zxt1 r17 = r16
	.mmb
	nop 0
	st1 [r44] = r16
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r27, 16, 16
	zxt1 r16 = r15
	.mmi
	st1 [r43] = r15
	;;
	add r14 = r14, r27
	extr.u r28 = r9, 40, 8
	;;
	.mii
	shladd r14 = r14, 1, r0
	extr.u r9 = r9, 48, 8
	zxt1 r15 = r28
	.mmi
	st1 [r48] = r28
	;;
	add r14 = r14, r27
	zxt1 r60 = r9
	.mmi
	st1 [r42] = r9
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r27
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r27
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r27
	;;
	xor r26 = r14, r26
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r26, 16, 16
	;;
	add r14 = r14, r26
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r26
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r26
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r26
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r26
	nop 0
	;;
	.mmi
	xor r25 = r14, r25
	;;
	nop 0
	dep.z r14 = r25, 16, 16
	;;
	.mmi
	add r14 = r14, r25
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r25
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r25
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r25
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r25
	;;
	xor r24 = r14, r24
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r24, 16, 16
	;;
	add r14 = r14, r24
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r24
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r24
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r24
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r24
	nop 0
	;;
	.mmi
	xor r23 = r14, r23
	;;
	nop 0
	dep.z r14 = r23, 16, 16
	;;
	.mmi
	add r14 = r14, r23
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r23
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r23
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r23
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r23
	;;
	xor r22 = r14, r22
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r22, 16, 16
	;;
	add r14 = r14, r22
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r22
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r22
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r22
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r22
	nop 0
	;;
	.mmi
	xor r21 = r14, r21
	;;
	nop 0
	dep.z r14 = r21, 16, 16
	;;
	.mmi
	add r14 = r14, r21
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r21
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r21
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r21
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r21
	;;
	xor r20 = r14, r20
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r20, 16, 16
	;;
	add r14 = r14, r20
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r20
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r20
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r20
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r20
	nop 0
	;;
	.mmi
	xor r19 = r14, r19
	;;
	nop 0
	dep.z r14 = r19, 16, 16
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	xor r18 = r14, r18
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r18, 16, 16
	;;
	add r14 = r14, r18
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	xor r17 = r14, r17
	;;
	nop 0
	dep.z r14 = r17, 16, 16
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	xor r16 = r14, r16
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	add r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	xor r15 = r14, r15
	;;
	nop 0
	dep.z r14 = r15, 16, 16
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
	xor r60 = r14, r60
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r60, 16, 16
	;;
	add r14 = r14, r60
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r60
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r60
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r60
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	add r60 = r14, r60
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r57
	movl r61 = 8589934593
	.mlx
	addl r58 = 5, r0
	movl r59 = 578437695752307201
	;;
	.mlx
	nop 0
	movl r60 = 1157159078456920585
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = turn16#
	;;
	.mmi
	adds r23 = 330, r12
	adds r22 = 329, r12
	extr.u r19 = r8, 8, 8
	.mmi
	addl r61 = 2, r0
	mov r1 = r57
	zxt1 r21 = r8
	;;
	.mii
	nop 0
	extr.u r25 = r9, 8, 8
	zxt1 r17 = r19
	.mmb
	st1 [r23] = r19
	adds r19 = 331, r12
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r8, 16, 8
	zxt1 r18 = r25
	.mmb
	st1 [r22] = r8
	addl r58 = 3, r0
	nop 0
	;;
	.mii
	nop 0
	extr.u r20 = r9, 16, 8
	zxt1 r16 = r14
	.mmb
	st1 [r19] = r14
	adds r19 = 332, r12
	nop 0
	;;
	.mii
	nop 0
	shl r17 = r17, 8
	zxt1 r22 = r20
	;;
	.mib
	nop 0
	extr.u r15 = r8, 24, 8
	nop 0
	.mmi
	or r17 = r21, r17
	nop 0
	shl r16 = r16, 16
	;;
	.mii
	nop 0
	zxt1 r21 = r9
	shl r18 = r18, 8
	.mmi
	st1 [r19] = r15
	;;
	nop 0
	extr.u r14 = r8, 32, 8
	.mmi
	or r18 = r21, r18
	nop 0
	zxt1 r19 = r15
	;;
	.mmi
	or r15 = r17, r16
	nop 0
	shl r22 = r22, 16
	.mmi
	adds r16 = 333, r12
	nop 0
	shl r19 = r19, 24
	;;
	.mmi
	or r22 = r18, r22
	st1 [r16] = r14
	extr.u r17 = r8, 40, 8
	.mmi
	adds r16 = 337, r12
	or r19 = r15, r19
	zxt1 r18 = r14
	;;
	.mmi
	nop 0
	adds r14 = 334, r12
	extr.u r24 = r9, 24, 8
	.mmi
	st1 [r16] = r9
	adds r16 = 338, r12
	shl r18 = r18, 32
	;;
	.mmi
	st1 [r14] = r17
	adds r14 = 340, r12
	extr.u r23 = r9, 32, 8
	.mmi
	st1 [r16] = r25
	adds r16 = 339, r12
	zxt1 r21 = r24
	;;
	.mmb
	st1 [r14] = r24
	adds r14 = 341, r12
	nop 0
	.mmi
	or r18 = r19, r18
	st1 [r16] = r20
	extr.u r59 = r8, 48, 8
	;;
	.mib
	nop 0
	zxt1 r20 = r23
	nop 0
	.mmi
	st1 [r14] = r23
	adds r19 = 335, r12
	adds r14 = 342, r12
	;;
	.mii
	nop 0
	extr.u r16 = r9, 40, 8
	shl r21 = r21, 24
	.mmb
	st1 [r19] = r59
	adds r15 = 336, r12
	nop 0
	;;
	.mmi
	or r21 = r22, r21
	st1 [r14] = r16
	extr.u r60 = r9, 48, 8
	.mii
	adds r14 = 344, r12
	shl r19 = r20, 32
	;;
	zxt1 r17 = r17
	.mmi
	adds r20 = 343, r12
	or r19 = r21, r19
	zxt1 r16 = r16
	;;
	.mii
	st1 [r20] = r60
	shl r17 = r17, 40
	zxt1 r59 = r59
	;;
	.mii
	nop 0
	shl r16 = r16, 40
	zxt1 r60 = r60
	.mmb
	nop 0
	or r17 = r18, r17
	nop 0
	;;
	.mii
	or r16 = r19, r16
	extr.u r8 = r8, 56, 8
	shl r59 = r59, 48
	;;
	.mii
	nop 0
	extr.u r9 = r9, 56, 8
	shl r60 = r60, 48
	.mmb
	or r59 = r17, r59
	st1 [r15] = r8
	nop 0
	;;
	.mmi
	or r60 = r16, r60
	st1 [r14] = r9
	shl r8 = r8, 56
	.mib
	nop 0
	shl r9 = r9, 56
	nop 0
	;;
	.mib
	or r59 = r59, r8
	or r60 = r60, r9
	br.call.sptk.many b0 = turn16#
	;;
	.mii
	nop 0
	zxt1 r28 = r8
	shr.u r22 = r8, 56
	.mmb
	st8 [r34] = r8
	ld1.a r21 = [r46]
	nop 0
	;;
	.mii
	xor r28 = r51, r28
	extr.u r27 = r8, 8, 8
	zxt1 r15 = r9
	.mmb
	st8 [r35] = r9
	mov r1 = r57
	nop 0
	;;
	.mib
	nop 0
	dep.z r14 = r28, 16, 16
	nop 0
	.mlx
	ld1.c.clr r21 = [r46]
	movl r58 = @gprel(.LC0)
	;;
	.mmi
	add r14 = r14, r28
	ld1 r20 = [r45]
	extr.u r26 = r8, 16, 8
	.mmi
	add r58 = r1, r58
	ld1 r19 = [r44]
	addl r59 = 16, r0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	nop 0
	extr.u r25 = r8, 24, 8
	.mmi
	ld1 r18 = [r43]
	ld1 r17 = [r48]
	nop 0
	;;
	.mmi
	add r14 = r14, r28
	nop 0
	extr.u r24 = r8, 32, 8
	.mmi
	ld1 r16 = [r42]
	ld1 r60 = [r49]
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	nop 0
	extr.u r23 = r8, 40, 8
	;;
	.mii
	add r14 = r14, r28
	extr.u r8 = r8, 48, 8
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	add r14 = r14, r28
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r28
	;;
	xor r27 = r14, r27
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r27, 16, 16
	;;
	add r14 = r14, r27
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r27
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r27
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r27
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r27
	nop 0
	;;
	.mmi
	xor r26 = r14, r26
	;;
	nop 0
	dep.z r14 = r26, 16, 16
	;;
	.mmi
	add r14 = r14, r26
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r26
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r26
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r26
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r26
	;;
	xor r25 = r14, r25
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r25, 16, 16
	;;
	add r14 = r14, r25
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r25
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r25
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r25
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r25
	nop 0
	;;
	.mmi
	xor r24 = r14, r24
	;;
	nop 0
	dep.z r14 = r24, 16, 16
	;;
	.mmi
	add r14 = r14, r24
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r24
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r24
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r24
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r24
	;;
	xor r23 = r14, r23
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r23, 16, 16
	;;
	add r14 = r14, r23
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	xor r8 = r14, r8
	;;
	nop 0
	dep.z r14 = r8, 16, 16
	;;
	.mmi
	add r14 = r14, r8
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r8
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r8
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r8
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r8
	;;
	xor r22 = r14, r22
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r22, 16, 16
	;;
	add r14 = r14, r22
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r22
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r22
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r22
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r22
	nop 0
	;;
	.mmi
	xor r15 = r14, r15
	;;
	nop 0
	dep.z r14 = r15, 16, 16
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
	xor r21 = r14, r21
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r21, 16, 16
	;;
	add r14 = r14, r21
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	xor r20 = r14, r20
	;;
	nop 0
	dep.z r14 = r20, 16, 16
	;;
	.mmi
	add r14 = r14, r20
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	xor r19 = r14, r19
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r19, 16, 16
	;;
	add r14 = r14, r19
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	xor r18 = r14, r18
	;;
	nop 0
	dep.z r14 = r18, 16, 16
	;;
	.mmi
	add r14 = r14, r18
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r18
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r18
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r18
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r18
	;;
	xor r17 = r14, r17
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r17, 16, 16
	;;
	add r14 = r14, r17
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	xor r16 = r14, r16
	;;
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	xor r60 = r14, r60
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r60, 16, 16
	;;
	add r14 = r14, r60
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r60
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r60
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r60
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	add r60 = r14, r60
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 17, r0
	nop 0
	mov r1 = r57
	.mlx
	addl r58 = 5, r0
	movl r62 = 8589934593
	;;
	.mlx
	st1 [r36] = r14
	movl r59 = 578437695752307201
	.mlx
	nop 0
	movl r60 = 1157159078456920585
	;;
	.mib
	ld8 r61 = [r36]
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
	addl r62 = 2, r0
	;;
	.mib
	nop 0
	extr.u r21 = r8, 16, 8
	nop 0
	.mmi
	st1 [r17] = r19
	adds r17 = 314, r12
	mov r1 = r57
	;;
	.mmi
	nop 0
	st1 [r17] = r21
	extr.u r18 = r8, 24, 8
	.mmi
	adds r17 = 315, r12
	st1 [r16] = r8
	addl r58 = 3, r0
	;;
	.mib
	nop 0
	extr.u r20 = r8, 32, 8
	nop 0
	.mmi
	st1 [r17] = r18
	st1 [r15] = r10
	adds r17 = 316, r12
	;;
	.mmi
	nop 0
	st1 [r17] = r20
	extr.u r19 = r8, 40, 8
	.mmi
	adds r17 = 317, r12
	ld8 r61 = [r15]
	adds r15 = 323, r12
	;;
	.mii
	st1 [r17] = r19
	extr.u r18 = r8, 48, 8
	adds r17 = 318, r12
	.mmi
	st1 [r14] = r9
	;;
	st1 [r17] = r18
	extr.u r8 = r8, 56, 8
	.mmi
	adds r17 = 319, r12
	;;
	nop 0
	extr.u r19 = r9, 8, 8
	.mii
	st1 [r17] = r8
	adds r17 = 321, r12
	;;
	extr.u r18 = r9, 16, 8
	.mmi
	st1 [r17] = r19
	ld8 r59 = [r16]
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
	nop 0
	extr.u r17 = r9, 40, 8
	.mii
	st1 [r15] = r16
	adds r15 = 325, r12
	;;
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
	ld8 r60 = [r14]
	nop 0
	br.call.sptk.many b0 = turn17#
	;;
	.mmi
	st1 [r34] = r8
	st1 [r35] = r9
	zxt1 r15 = r8
	.mmi
	mov r1 = r57
	addl r59 = 17, r0
	zxt1 r22 = r9
	;;
	.mii
	xor r15 = r51, r15
	extr.u r16 = r8, 8, 8
	zxt1 r60 = r10
	.mmb
	nop 0
	st1 [r36] = r10
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	zxt1 r29 = r16
	.mmi
	st1 [r50] = r16
	;;
	add r14 = r14, r15
	extr.u r16 = r8, 16, 8
	.mlx
	nop 0
	movl r58 = @gprel(.LC0)
	;;
	.mii
	shladd r14 = r14, 1, r0
	extr.u r17 = r8, 24, 8
	zxt1 r28 = r16
	.mmb
	st1 [r33] = r16
	add r58 = r1, r58
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r16 = r8, 32, 8
	zxt1 r27 = r17
	.mmb
	nop 0
	st1 [r39] = r17
	nop 0
	;;
	.mii
	shladd r14 = r14, 3, r0
	extr.u r17 = r8, 40, 8
	zxt1 r26 = r16
	.mmb
	nop 0
	st1 [r32] = r16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r16 = r8, 48, 8
	zxt1 r25 = r17
	.mmb
	nop 0
	st1 [r41] = r17
	nop 0
	;;
	.mii
	shladd r14 = r14, 3, r0
	extr.u r8 = r8, 56, 8
	zxt1 r24 = r16
	.mmb
	nop 0
	st1 [r40] = r16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r16 = r9, 8, 8
	zxt1 r23 = r8
	.mmb
	nop 0
	st1 [r47] = r8
	nop 0
	;;
	.mii
	shladd r14 = r14, 1, r0
	extr.u r17 = r9, 16, 8
	zxt1 r21 = r16
	.mmb
	nop 0
	st1 [r46] = r16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r16 = r9, 24, 8
	zxt1 r20 = r17
	.mmb
	nop 0
	st1 [r45] = r17
	nop 0
	;;
	.mii
	xor r29 = r14, r29
	extr.u r15 = r9, 32, 8
	zxt1 r19 = r16
	.mmb
	nop 0
	st1 [r44] = r16
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r29, 16, 16
	zxt1 r18 = r15
	.mmi
	st1 [r43] = r15
	;;
	add r14 = r14, r29
	extr.u r16 = r9, 40, 8
	;;
	.mii
	shladd r14 = r14, 1, r0
	extr.u r15 = r9, 48, 8
	zxt1 r17 = r16
	.mmb
	nop 0
	st1 [r48] = r16
	nop 0
	;;
	.mii
	add r14 = r14, r29
	extr.u r9 = r9, 56, 8
	zxt1 r16 = r15
	.mmi
	st1 [r42] = r15
	;;
	shladd r14 = r14, 3, r0
	zxt1 r15 = r9
	.mmi
	st1 [r49] = r9
	;;
	add r14 = r14, r29
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r29
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r29
	nop 0
	;;
	.mmi
	xor r28 = r14, r28
	;;
	nop 0
	dep.z r14 = r28, 16, 16
	;;
	.mmi
	add r14 = r14, r28
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r28
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r28
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r28
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r28
	;;
	xor r27 = r14, r27
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r27, 16, 16
	;;
	add r14 = r14, r27
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r27
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r27
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r27
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r27
	nop 0
	;;
	.mmi
	xor r26 = r14, r26
	;;
	nop 0
	dep.z r14 = r26, 16, 16
	;;
	.mmi
	add r14 = r14, r26
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r26
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r26
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r26
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r26
	;;
	xor r25 = r14, r25
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r25, 16, 16
	;;
	add r14 = r14, r25
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r25
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r25
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r25
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r25
	nop 0
	;;
	.mmi
	xor r24 = r14, r24
	;;
	nop 0
	dep.z r14 = r24, 16, 16
	;;
	.mmi
	add r14 = r14, r24
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r24
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r24
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r24
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r24
	;;
	xor r23 = r14, r23
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r23, 16, 16
	;;
	add r14 = r14, r23
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	xor r22 = r14, r22
	;;
	nop 0
	dep.z r14 = r22, 16, 16
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	xor r21 = r14, r21
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r21, 16, 16
	;;
	add r14 = r14, r21
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	xor r20 = r14, r20
	;;
	nop 0
	dep.z r14 = r20, 16, 16
	;;
	.mmi
	add r14 = r14, r20
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	xor r19 = r14, r19
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r19, 16, 16
	;;
	add r14 = r14, r19
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	xor r18 = r14, r18
	;;
	nop 0
	dep.z r14 = r18, 16, 16
	;;
	.mmi
	add r14 = r14, r18
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r18
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r18
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r18
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r18
	;;
	xor r17 = r14, r17
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r17, 16, 16
	;;
	add r14 = r14, r17
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	xor r16 = r14, r16
	;;
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	xor r15 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	;;
	add r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	xor r60 = r14, r60
	;;
	nop 0
	dep.z r14 = r60, 16, 16
	;;
	.mmi
	add r14 = r14, r60
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r60
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r60
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r60
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	add r60 = r14, r60
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r57
	movl r62 = 8589934593
	.mlx
	addl r58 = 5, r0
	movl r59 = 578437695752307201
	;;
	.mlx
	nop 0
	movl r60 = 1157159078456920585
	.mlx
	nop 0
	movl r61 = 1735880461161533969
	;;
	.mib
	nop 0
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
	mov r1 = r57
	addl r62 = 2, r0
	;;
	.mib
	nop 0
	extr.u r21 = r8, 24, 8
	nop 0
	.mmi
	st1 [r17] = r24
	adds r17 = 291, r12
	addl r58 = 3, r0
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
	ld8 r59 = [r16]
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
	ld8 r60 = [r15]
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
	st1 [r15] = r16
	extr.u r17 = r10, 40, 8
	adds r15 = 309, r12
	;;
	.mib
	nop 0
	extr.u r16 = r10, 48, 8
	nop 0
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
	ld8 r61 = [r14]
	nop 0
	br.call.sptk.many b0 = turn24#
	;;
	.mmi
	st1 [r34] = r8
	st1 [r35] = r9
	extr.u r14 = r8, 16, 8
	.mlx
	mov r1 = r57
	movl r60 = -2128831035
	;;
	.mii
	nop 0
	extr.u r15 = r8, 8, 8
	nop 0
	.mmi
	st1 [r33] = r14
	st1 [r36] = r10
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r8, 32, 8
	nop 0
	.mmi
	st1 [r50] = r15
	nop 0
	nop 0
	;;
	.mii
	st1 [r32] = r14
	extr.u r15 = r8, 24, 8
	;;
	extr.u r14 = r8, 48, 8
	.mmi
	nop 0
	st1 [r39] = r15
	nop 0
	;;
	.mii
	st1 [r40] = r14
	extr.u r15 = r8, 40, 8
	;;
	extr.u r14 = r9, 16, 8
	.mmi
	nop 0
	st1 [r41] = r15
	nop 0
	;;
	.mii
	st1 [r45] = r14
	extr.u r15 = r9, 8, 8
	;;
	extr.u r14 = r9, 32, 8
	.mmi
	nop 0
	st1 [r46] = r15
	nop 0
	;;
	.mii
	st1 [r43] = r14
	extr.u r15 = r9, 24, 8
	;;
	extr.u r14 = r9, 48, 8
	.mmi
	st1 [r44] = r15
	;;
	nop 0
	extr.u r16 = r10, 8, 8
	.mii
	st1 [r42] = r14
	adds r14 = 49, r12
	;;
	extr.u r15 = r9, 40, 8
	.mmi
	st1 [r14] = r16
	nop 0
	adds r14 = 50, r12
	;;
	.mii
	st1 [r48] = r15
	extr.u r15 = r10, 16, 8
	;;
	extr.u r16 = r10, 24, 8
	.mii
	st1 [r14] = r15
	adds r15 = 51, r12
	;;
	extr.u r14 = r10, 32, 8
	.mmi
	st1 [r15] = r16
	;;
	st1 [r37] = r14
	extr.u r16 = r10, 40, 8
	.mmi
	adds r14 = 53, r12
	;;
	nop 0
	extr.u r15 = r10, 48, 8
	.mii
	st1 [r14] = r16
	adds r14 = 54, r12
	;;
	extr.u r8 = r8, 56, 8
	.mii
	st1 [r14] = r15
	adds r14 = 55, r12
	;;
	extr.u r9 = r9, 56, 8
	.mii
	st1 [r47] = r8
	nop 0
	;;
	extr.u r10 = r10, 56, 8
	.mmi
	st1 [r49] = r9
	;;
	st1 [r14] = r10
	mov ar.lc = 23
	.align 32
.L254:
	.mii
	ld1 r14 = [r34]
	adds r34 = 1, r34
	;;
	xor r60 = r60, r14
	;;
	.mii
	nop 0
	dep.z r14 = r60, 16, 16
	;;
	add r14 = r14, r60
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r60
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r60
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r60
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r60 = r14, r60
	br.cloop.sptk.few .L254
	.mlx
	nop 0
	movl r58 = @gprel(.LC0)
	.mmi
	addl r59 = 24, r0
	adds r32 = 64, r12
	adds r33 = 184, r12
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	adds r15 = 32, r12
	movl r14 = 578437695752307201
	.mmi
	mov r1 = r57
	addl r58 = 5, r0
	mov r8 = r33
	;;
	.mlx
	st8 [r15] = r14
	movl r14 = 1157159078456920585
	.mlx
	nop 0
	movl r64 = 8589934593
	;;
	.mlx
	st8 [r35] = r14
	movl r14 = 1735880461161533969
	;;
	.mlx
	st8 [r36] = r14
	movl r14 = 2314601843866147353
	;;
	.mmi
	st8 [r34] = r14
	nop 0
	addl r14 = 33, r0
	;;
	.mmi
	st1 [r32] = r14
	ld8 r59 = [r15]
	nop 0
	;;
	.mmi
	ld8 r63 = [r32]
	ld8 r60 = [r35]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r61 = [r36]
	nop 0
	.mmb
	ld8 r62 = [r34]
	nop 0
	br.call.sptk.many b0 = turn33#
	;;
	.mmi
	adds r14 = 192, r12
	mov r1 = r57
	adds r8 = 32, r12
	.mmi
	addl r64 = 2, r0
	ld8 r59 = [r33]
	addl r58 = 3, r0
	;;
	.mmi
	ld8 r60 = [r14]
	nop 0
	adds r14 = 200, r12
	;;
	.mmi
	ld8 r61 = [r14]
	nop 0
	adds r14 = 208, r12
	;;
	.mmi
	ld8 r62 = [r14]
	nop 0
	adds r14 = 216, r12
	;;
	.mib
	ld8 r63 = [r14]
	nop 0
	br.call.sptk.many b0 = turn33#
	;;
	.mmi
	mov r1 = r57
	adds r15 = 32, r12
	mov ar.lc = 32
	.mlx
	nop 0
	movl r60 = -2128831035
	;;
.L255:
	.mii
	ld1 r14 = [r15]
	adds r15 = 1, r15
	;;
	xor r60 = r60, r14
	;;
	.mii
	nop 0
	dep.z r14 = r60, 16, 16
	;;
	add r14 = r14, r60
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r60
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r60
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r60
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r60 = r14, r60
	br.cloop.sptk.few .L255
	.mlx
	nop 0
	movl r58 = @gprel(.LC0)
	.mmi
	addl r59 = 33, r0
	adds r33 = 32, r12
	adds r34 = 144, r12
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	nop 0
	movl r14 = 578437695752307201
	.mlx
	mov r1 = r57
	movl r64 = 8589934593
	;;
	.mlx
	st8 [r33] = r14
	movl r14 = 1157159078456920585
	.mlx
	addl r58 = 5, r0
	movl r59 = 578437695752307201
	;;
	.mlx
	st8 [r35] = r14
	movl r14 = 1735880461161533969
	.mlx
	mov r8 = r34
	movl r60 = 1157159078456920585
	;;
	.mlx
	st8 [r36] = r14
	movl r14 = 2314601843866147353
	.mlx
	nop 0
	movl r61 = 1735880461161533969
	;;
	.mlx
	st8 [r38] = r14
	movl r14 = 2893323226570760737
	.mlx
	nop 0
	movl r62 = 2314601843866147353
	;;
	.mlx
	nop 0
	movl r63 = 2893323226570760737
	.mmb
	st8 [r32] = r14
	nop 0
	br.call.sptk.many b0 = turn40#
	;;
	.mmi
	adds r14 = 152, r12
	mov r1 = r57
	mov r8 = r33
	.mmi
	addl r64 = 2, r0
	ld8 r59 = [r34]
	addl r58 = 3, r0
	;;
	.mmi
	ld8 r60 = [r14]
	nop 0
	adds r14 = 160, r12
	;;
	.mmi
	ld8 r61 = [r14]
	nop 0
	adds r14 = 168, r12
	;;
	.mmi
	ld8 r62 = [r14]
	nop 0
	adds r14 = 176, r12
	;;
	.mib
	ld8 r63 = [r14]
	nop 0
	br.call.sptk.many b0 = turn40#
	;;
	.mmi
	mov r1 = r57
	nop 0
	mov ar.lc = 39
	.mlx
	nop 0
	movl r60 = -2128831035
	.align 32
.L256:
	.mii
	ld1 r14 = [r33]
	adds r33 = 1, r33
	;;
	xor r60 = r60, r14
	;;
	.mii
	nop 0
	dep.z r14 = r60, 16, 16
	;;
	add r14 = r14, r60
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r60
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r60
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r60
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r60 = r14, r60
	br.cloop.sptk.few .L256
	.mlx
	addl r59 = 40, r0
	movl r58 = @gprel(.LC0)
	.mfi
	adds r46 = 452, r12
	mov f3 = f1
	adds r47 = 456, r12
	;;
	.mmi
	add r58 = r1, r58
	adds r40 = 384, r12
	adds r41 = 392, r12
	.mmb
	adds r42 = 256, r12
	adds r43 = 264, r12
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r57
	movl r15 = 0x40000000
	.mmi
	adds r14 = 464, r12
	adds r44 = 272, r12
	adds r45 = 280, r12
	;;
	.mmi
	setf.s f10 = r15
	nop 0
	addl r15 = @gprel(.LC1), gp
	.mmi
	adds r39 = 88, r12
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
	mov r1 = r57
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
	mov r1 = r57
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
	stfs [r46] = f13
	nop 0
	;;
	.mmi
	stfs [r47] = f12
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
	mov r1 = r57
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
	stfd [r40] = f12
	;;
	stfd [r41] = f7
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
	stfd [r43] = f9
	stfd [r44] = f10
	mov r1 = r57
	;;
	.mmi
	st1 [r16] = r15
	addl r15 = 98, r0
	mov r8 = r39
	.mlx
	stfd [r45] = f11
	movl r16 = 0x41000000
	;;
	.mlx
	st1 [r38] = r15
	movl r15 = 0x3ff8000000000000
	.mmi
	stfd [r42] = f8
	;;
	st8 [r35] = r15
	addl r15 = 100, r0
	;;
	.mlx
	st2 [r36] = r15
	movl r15 = 0x4004000000000000
	.mlx
	st4 [r37] = r16
	movl r16 = 0x40800000
	;;
	.mmi
	st8 [r32] = r15
	nop 0
	addl r15 = -100, r0
	;;
	.mmi
	st2 [r33] = r15
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
	ld8 r64 = [r14]
	;;
	ld8 r58 = [r15]
	nop 0
	.mmi
	ld8 r59 = [r35]
	;;
	ld8 r60 = [r36]
	nop 0
	.mmi
	ld8 r61 = [r38]
	;;
	ld8 r62 = [r32]
	nop 0
	.mmb
	ld8 r63 = [r33]
	nop 0
	br.call.sptk.many b0 = bump.constprop.0#
	;;
	.mmi
	ldfs f7 = [r47]
	ldfs f6 = [r46]
	mov r1 = r57
	.mmi
	ldfd f8 = [r45]
	ld8 r65 = [r44]
	nop 0
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC2)
	.mmi
	ld8 r64 = [r43]
	ld8 r63 = [r42]
	nop 0
	;;
	.mmi
	nop 0
	add r58 = r1, r58
	nop 0
	.mmi
	ld8 r62 = [r41]
	ld8 r61 = [r40]
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
	getf.d r60 = f7
	nop 0
	;;
	.mib
	getf.d r59 = f6
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 128, r12
	adds r15 = 136, r12
	mov r1 = r57
	.mmi
	adds r16 = 120, r12
	;;
	ld2 r65 = [r14]
	adds r14 = 112, r12
	.mlx
	ld4 r15 = [r15]
	movl r58 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	ld1 r63 = [r14]
	adds r14 = 108, r12
	.mmi
	add r58 = r1, r58
	ld8 r64 = [r16]
	sxt2 r65 = r65
	;;
	.mmi
	ldfs f7 = [r14]
	adds r14 = 132, r12
	sxt1 r63 = r63
	.mmi
	nop 0
	ld1 r59 = [r39]
	nop 0
	;;
	.mmi
	ldfs f6 = [r14]
	adds r14 = 104, r12
	sxt1 r59 = r59
	;;
	.mmi
	ld2 r61 = [r14]
	nop 0
	adds r14 = 24, r12
	;;
	.mmi
	st4 [r14] = r15
	adds r14 = 96, r12
	sxt2 r61 = r61
	;;
	.mmi
	nop 0
	ld8 r60 = [r14]
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
	getf.d r62 = f7
	nop 0
	;;
	.mib
	stfd [r34] = f6
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r57
	nop 0
	.mmi
	adds r19 = 520, r12
	adds r20 = 528, r12
	mov b0 = r55
	;;
	.mmi
	nop 0
	ld8 r21 = [r19], 24
	mov ar.pfs = r56
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
