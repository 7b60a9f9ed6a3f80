// ddf555504cc156ebd6f82cb17b4be7b4
	.file	"matmul.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%.17g\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 6, 3, 0
	nop 0
	.save ar.lc, r39
	mov r39 = ar.lc
	.mlx
	mov r38 = r1
	movl r34 = @gprel(a#)
	;;
	.mmi
	add r34 = r1, r34
	addl r14 = 32768, r0
	.save rp, r36
	mov r36 = b0
	.body
	.mlx
	mov r23 = r0
	movl r35 = @gprel(b#)
	;;
	.mlx
	add r29 = r34, r14
	movl r14 = 3353953467947191203
	.mmi
	add r35 = r1, r35
	mov r20 = r34
	mov r22 = r0
	;;
	.mlx
	setf.sig f11 = r14
	movl r14 = 0x3fc0000000000000
	.mmi
	nop 0
	mov r24 = r35
	nop 0
	;;
	.mlx
	setf.d f10 = r14
	movl r14 = 5675921253449092805
	;;
	.mlx
	setf.sig f9 = r14
	movl r14 = 0x3fb0000000000000
	.mmi
	nop 0
	;;
	setf.d f8 = r14
	nop 0
.L2:
	.mmb
	mov r28 = r24
	mov r26 = r23
	nop 0
	.mmi
	mov r27 = r20
	mov r25 = r22
	mov ar.lc = 63
	;;
.L3:
	.mib
	nop 0
	sxt4 r14 = r26
	nop 0
	.mmi
	addp4 r15 = r25, r0
	adds r26 = -1, r26
	adds r25 = 3, r25
	;;
	.mmi
	setf.sig f6 = r14
	setf.sig f7 = r15
	shr r16 = r14, 63
	;;
	.mfi
	nop 0
	xmpy.h f6 = f6, f9
	nop 0
	.mfi
	nop 0
	xmpy.hu f7 = f7, f11
	nop 0
	;;
	.mmi
	getf.sig r18 = f6
	;;
	getf.sig r19 = f7
	nop 0
	;;
	.mii
	nop 0
	shr r18 = r18, 2
	;;
	shr.u r19 = r19, 1
	.mmi
	sub r18 = r18, r16
	;;
	shladd r17 = r19, 2, r0
	shladd r16 = r18, 1, r0
	;;
	.mmi
	add r17 = r17, r19
	nop 0
	add r16 = r16, r18
	;;
	.mii
	shladd r17 = r17, 1, r0
	shladd r16 = r16, 2, r0
	;;
	add r17 = r17, r19
	.mmi
	add r16 = r16, r18
	;;
	sub r15 = r15, r17
	sub r14 = r14, r16
	;;
	.mii
	nop 0
	sxt4 r15 = r15
	sxt4 r14 = r14
	;;
	.mmi
	setf.sig f7 = r15
	setf.sig f6 = r14
	nop 0
	;;
	.mfi
	nop 0
	fcvt.xf f7 = f7
	nop 0
	.mfi
	nop 0
	fcvt.xf f6 = f6
	nop 0
	;;
	.mfi
	nop 0
	fnorm.d f7 = f7
	nop 0
	.mfi
	nop 0
	fnorm.d f6 = f6
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f7 = f7, f10
	nop 0
	.mfi
	nop 0
	fmpy.d f6 = f6, f8
	nop 0
	;;
	.mmi
	nop 0
	stfd [r27] = f7, 8
	nop 0
	.mmb
	stfd [r28] = f6, 8
	nop 0
	br.cloop.sptk.few .L3
	.mmi
	adds r20 = 512, r20
	nop 0
	adds r22 = 7, r22
	.mmi
	adds r23 = 5, r23
	nop 0
	adds r24 = 512, r24
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r29, r20
	(p7) br.cond.dptk .L2
	.mlx
	addl r22 = 1, r0
	movl r14 = 5270498306774157605
	.mlx
	adds r24 = 512, r34
	movl r2 = @gprel(c#)
	;;
	.mlx
	setf.sig f11 = r14
	movl r14 = -3689348814741910323
	.mmi
	add r2 = r1, r2
	adds r33 = 8, r33
	addl r42 = 10, r0
	;;
	.mlx
	setf.sig f10 = r14
	movl r14 = 0x3f50000000000000
	.mmi
	addl r23 = 32768, r2
	mov r41 = r0
	cmp4.ge p6, p7 = 1, r32
	;;
	.mib
	setf.d f9 = r14
	nop 0
	(p7) br.cond.dpnt .L24
.L7:
	.mmi
	nop 0
	mov r14 = r2
	mov r20 = r24
	;;
.L12:
	.mmi
	nop 0
	mov r17 = r14
	mov r18 = r35
	.mmi
	nop 0
	adds r19 = -512, r20
	adds r21 = 512, r14
	;;
	.align 32
.L11:
	.mfi
	nop 0
	mov f7 = f0
	sub r16 = r20, r19
	.mii
	mov r15 = r19
	mov r14 = r18
	;;
	adds r16 = -8, r16
	;;
	.mii
	nop 0
	shr.u r16 = r16, 3
	;;
	mov ar.lc = r16
	.align 32
.L8:
	.mmi
	nop 0
	ldfd f8 = [r14]
	adds r14 = 512, r14
	.mmi
	nop 0
	ldfd f6 = [r15], 8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f6, f8
	;;
	.mfb
	nop 0
	fadd.d f7 = f7, f6
	br.cloop.sptk.few .L8
	;;
	.mmi
	stfd [r17] = f7, 8
	nop 0
	adds r18 = 8, r18
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r21, r17
	(p7) br.cond.dptk .L11
	;;
	.mmi
	nop 0
	mov r14 = r17
	adds r20 = 512, r20
	.mmb
	nop 0
	cmp.eq p6, p7 = r17, r23
	(p7) br.cond.dptk .L12
	;;
	.mmi
	addp4 r14 = r22, r0
	nop 0
	sxt4 r16 = r22
	.mmi
	and r15 = 63, r22
	nop 0
	adds r22 = -1, r22
	;;
	.mmi
	setf.sig f6 = r14
	setf.sig f7 = r16
	shr r19 = r16, 63
	.mmi
	cmp4.eq p6, p7 = 0, r22
	nop 0
	shl r15 = r15, 6
	;;
	.mfi
	nop 0
	xmpy.hu f6 = f6, f10
	nop 0
	.mfi
	nop 0
	xmpy.h f7 = f7, f11
	nop 0
	;;
	.mmi
	getf.sig r18 = f6
	;;
	getf.sig r17 = f7
	nop 0
	;;
	.mii
	nop 0
	shr.u r20 = r18, 2
	and r18 = -4, r18
	;;
	.mmi
	add r18 = r18, r20
	nop 0
	shr r17 = r17, 1
	;;
	.mmi
	sub r14 = r14, r18
	nop 0
	sub r17 = r17, r19
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	shladd r18 = r17, 3, r0
	;;
	.mii
	add r14 = r15, r14
	sub r17 = r18, r17
	;;
	shladd r14 = r14, 3, r0
	.mmi
	sub r16 = r16, r17
	;;
	add r14 = r2, r14
	sxt4 r16 = r16
	;;
	.mii
	ldfd f6 = [r14]
	add r15 = r15, r16
	;;
	shladd r14 = r15, 3, r0
	;;
	.mmi
	add r14 = r34, r14
	;;
	ldfd f7 = [r14]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f6, f9
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f7
	;;
	.mib
	stfd [r14] = f6
	nop 0
	(p7) br.cond.dptk .L7
.L6:
	.mfi
	nop 0
	mov f6 = f0
	mov ar.lc = 63
	.mlx
	nop 0
	movl r14 = @gprel(c#)
	;;
	.mmi
	add r14 = r1, r14
	nop 0
	nop 0
	;;
.L13:
	.mmi
	ldfd f7 = [r14]
	nop 0
	adds r14 = 520, r14
	;;
	.mfb
	nop 0
	fadd.d f6 = f6, f7
	br.cloop.sptk.few .L13
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC0)
	.mmi
	nop 0
	getf.d r41 = f6
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r39
	br.ret.sptk.many b0
	;;
.L24:
	.mib
	ld8 r40 = [r33]
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mlx
	mov r1 = r38
	movl r14 = 5270498306774157605
	.mmb
	cmp4.ge p6, p7 = 0, r8
	mov r22 = r8
	(p6) br.cond.dpnt .L6
	;;
	.mlx
	setf.sig f11 = r14
	movl r2 = @gprel(c#)
	.mlx
	adds r24 = 512, r34
	movl r14 = -3689348814741910323
	;;
	.mmi
	nop 0
	setf.sig f10 = r14
	add r2 = r1, r2
	.mlx
	nop 0
	movl r14 = 0x3f50000000000000
	;;
	.mib
	setf.d f9 = r14
	addl r23 = 32768, r2
	br .L7
	.endp main#
	.bss
	.align 8
	.type	c#, @object
	.size	c#, 32768
c:
	.skip	32768
	.align 8
	.type	b#, @object
	.size	b#, 32768
b:
	.skip	32768
	.align 8
	.type	a#, @object
	.size	a#, 32768
a:
	.skip	32768
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
