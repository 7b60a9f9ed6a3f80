// c124f4d427d54ba1034743e8c8f731d8
	.file	"packed-decimal.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%u wrong, %u, %08x %08x\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 32
	.mii
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 5, 0
	.save ar.lc, r35
	mov r35 = ar.lc
	mov r34 = r1
	;;
	.mmi
	addl r17 = 3, r0
	mov r38 = r0
	.save rp, r32
	mov r32 = b0
	.body
	.mlx
	mov r37 = r0
	movl r14 = -2972493582642298179
	;;
	.mlx
	setf.sig f7 = r14
	movl r29 = 107374182
	.mlx
	addl r14 = 19999, r0
	movl r28 = 286331152
	;;
	.mib
	nop 0
	mov ar.lc = r14
	nop 0
	.mlx
	nop 0
	movl r14 = -3689348814741910323
	;;
	.mmi
	setf.sig f6 = r14
	nop 0
	nop 0
	.align 32
.L2:
	.mii
	nop 0
	dep.z r14 = r17, 13, 19
	;;
	xor r14 = r17, r14
	;;
	.mii
	nop 0
	extr.u r15 = r14, 17, 15
	;;
	xor r14 = r15, r14
	;;
	.mii
	nop 0
	dep.z r15 = r14, 5, 27
	nop 0
	;;
	.mmi
	xor r14 = r15, r14
	;;
	addp4 r18 = r14, r0
	dep.z r15 = r14, 13, 19
	;;
	.mmi
	setf.sig f8 = r18
	nop 0
	xor r14 = r15, r14
	;;
	.mii
	nop 0
	extr.u r16 = r14, 17, 15
	;;
	xor r14 = r16, r14
	;;
	.mii
	nop 0
	dep.z r17 = r14, 5, 27
	;;
	xor r17 = r17, r14
	;;
	.mfi
	nop 0
	xmpy.hu f8 = f8, f7
	addp4 r16 = r17, r0
	;;
	.mmi
	getf.sig r15 = f8
	setf.sig f8 = r16
	nop 0
	;;
	.mii
	nop 0
	shr.u r15 = r15, 25
	nop 0
	.mfi
	nop 0
	xmpy.hu f8 = f8, f7
	nop 0
	;;
	.mii
	nop 0
	shl r20 = r15, 5
	;;
	sub r20 = r20, r15
	;;
	.mii
	nop 0
	shl r14 = r20, 6
	nop 0
	;;
	.mmi
	sub r14 = r14, r20
	getf.sig r19 = f8
	nop 0
	;;
	.mii
	shladd r14 = r14, 3, r0
	nop 0
	;;
	add r14 = r14, r15
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r14, 9
	shr.u r19 = r19, 25
	;;
	.mii
	sub r18 = r18, r14
	shl r20 = r19, 5
	;;
	addp4 r14 = r18, r0
	.mmi
	sub r20 = r20, r19
	;;
	setf.sig f8 = r14
	shl r15 = r20, 6
	;;
	.mmi
	sub r15 = r15, r20
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r19
	;;
	shladd r19 = r15, 2, r0
	nop 0
	;;
	.mfi
	nop 0
	xmpy.hu f8 = f8, f6
	add r15 = r15, r19
	;;
	.mii
	nop 0
	shl r15 = r15, 9
	nop 0
	;;
	.mmi
	sub r16 = r16, r15
	;;
	addp4 r15 = r16, r0
	add r18 = r16, r18
	;;
	.mmi
	nop 0
	getf.sig r22 = f8
	nop 0
	;;
	.mii
	nop 0
	extr.u r19 = r22, 3, 32
	shr.u r22 = r22, 3
	;;
	.mii
	setf.sig f8 = r19
	shladd r20 = r22, 2, r0
	;;
	add r16 = r20, r22
	;;
	.mmi
	shladd r16 = r16, 1, r0
	;;
	sub r14 = r14, r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f8 = f8, f6
	;;
	.mmi
	getf.sig r21 = f8
	setf.sig f8 = r15
	nop 0
	;;
	.mfi
	nop 0
	xmpy.hu f8 = f8, f6
	shr.u r21 = r21, 3
	;;
	.mii
	addp4 r20 = r21, r0
	shladd r22 = r21, 2, r0
	;;
	add r22 = r22, r21
	;;
	.mmi
	shladd r22 = r22, 1, r0
	;;
	getf.sig r23 = f8
	sub r19 = r19, r22
	;;
	.mmi
	shladd r19 = r19, 4, r0
	;;
	or r14 = r19, r14
	nop 0
	;;
	.mii
	nop 0
	extr.u r16 = r23, 3, 32
	shr.u r23 = r23, 3
	;;
	.mii
	setf.sig f8 = r16
	shladd r21 = r23, 2, r0
	;;
	add r21 = r21, r23
	;;
	.mmi
	shladd r21 = r21, 1, r0
	;;
	sub r15 = r15, r21
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f8 = f8, f6
	;;
	.mmi
	getf.sig r25 = f8
	setf.sig f8 = r20
	nop 0
	;;
	.mfi
	nop 0
	xmpy.hu f8 = f8, f6
	shr.u r25 = r25, 3
	;;
	.mii
	addp4 r19 = r25, r0
	shladd r22 = r25, 2, r0
	;;
	add r22 = r22, r25
	;;
	.mmi
	nop 0
	shladd r22 = r22, 1, r0
	nop 0
	;;
	.mmi
	getf.sig r26 = f8
	setf.sig f8 = r19
	sub r16 = r16, r22
	;;
	.mmi
	shladd r16 = r16, 4, r0
	;;
	or r15 = r16, r15
	nop 0
	;;
	.mfi
	nop 0
	xmpy.hu f8 = f8, f6
	shr.u r26 = r26, 3
	;;
	.mii
	addp4 r21 = r26, r0
	shladd r23 = r26, 2, r0
	;;
	add r23 = r23, r26
	;;
	.mmi
	nop 0
	shladd r23 = r23, 1, r0
	nop 0
	;;
	.mmi
	getf.sig r24 = f8
	setf.sig f8 = r21
	sub r20 = r20, r23
	;;
	.mii
	nop 0
	dep.z r20 = r20, 8, 24
	;;
	or r14 = r20, r14
	;;
	.mfi
	nop 0
	xmpy.hu f8 = f8, f6
	shr.u r24 = r24, 3
	;;
	.mii
	addp4 r16 = r24, r0
	shladd r22 = r24, 2, r0
	;;
	add r22 = r22, r24
	;;
	.mmi
	nop 0
	shladd r22 = r22, 1, r0
	nop 0
	;;
	.mmi
	getf.sig r26 = f8
	setf.sig f8 = r16
	sub r22 = r19, r22
	;;
	.mii
	nop 0
	dep.z r22 = r22, 8, 24
	;;
	or r15 = r22, r15
	;;
	.mfi
	nop 0
	xmpy.hu f8 = f8, f6
	shr.u r26 = r26, 3
	;;
	.mii
	addp4 r20 = r26, r0
	shladd r23 = r26, 2, r0
	;;
	add r23 = r23, r26
	;;
	.mmi
	nop 0
	shladd r23 = r23, 1, r0
	nop 0
	;;
	.mmi
	getf.sig r25 = f8
	setf.sig f8 = r20
	sub r21 = r21, r23
	;;
	.mii
	nop 0
	dep.z r21 = r21, 12, 20
	;;
	or r14 = r21, r14
	;;
	.mfi
	nop 0
	xmpy.hu f8 = f8, f6
	shr.u r25 = r25, 3
	;;
	.mii
	addp4 r19 = r25, r0
	shladd r23 = r25, 2, r0
	;;
	add r23 = r23, r25
	;;
	.mmi
	nop 0
	shladd r22 = r23, 1, r0
	nop 0
	;;
	.mmi
	getf.sig r27 = f8
	setf.sig f8 = r19
	sub r22 = r16, r22
	;;
	.mii
	nop 0
	dep.z r22 = r22, 12, 20
	;;
	or r15 = r22, r15
	;;
	.mfi
	nop 0
	xmpy.hu f8 = f8, f6
	shr.u r27 = r27, 3
	;;
	.mii
	addp4 r21 = r27, r0
	shladd r24 = r27, 2, r0
	;;
	add r24 = r24, r27
	;;
	.mmi
	nop 0
	shladd r24 = r24, 1, r0
	nop 0
	;;
	.mmi
	getf.sig r26 = f8
	setf.sig f8 = r21
	sub r20 = r20, r24
	;;
	.mii
	nop 0
	dep.z r20 = r20, 16, 16
	;;
	or r14 = r20, r14
	;;
	.mfi
	nop 0
	xmpy.hu f8 = f8, f6
	shr.u r26 = r26, 3
	;;
	.mii
	addp4 r16 = r26, r0
	shladd r23 = r26, 2, r0
	;;
	add r23 = r23, r26
	;;
	.mmi
	nop 0
	shladd r23 = r23, 1, r0
	nop 0
	;;
	.mmi
	getf.sig r27 = f8
	setf.sig f8 = r16
	nop 0
	;;
	.mfi
	nop 0
	xmpy.hu f8 = f8, f6
	shr.u r27 = r27, 3
	;;
	.mii
	addp4 r20 = r27, r0
	shladd r24 = r27, 2, r0
	;;
	add r24 = r24, r27
	;;
	.mmi
	shladd r22 = r24, 1, r0
	;;
	getf.sig r25 = f8
	nop 0
	.mmi
	setf.sig f8 = r20
	sub r22 = r21, r22
	sub r21 = r19, r23
	;;
	.mii
	nop 0
	dep.z r22 = r22, 20, 12
	nop 0
	;;
	.mii
	or r14 = r22, r14
	dep.z r21 = r21, 16, 16
	;;
	or r15 = r21, r15
	;;
	.mfi
	nop 0
	xmpy.hu f8 = f8, f6
	shr.u r25 = r25, 3
	;;
	.mii
	addp4 r19 = r25, r0
	shladd r23 = r25, 2, r0
	;;
	add r23 = r23, r25
	;;
	.mmi
	nop 0
	shladd r23 = r23, 1, r0
	nop 0
	;;
	.mmi
	getf.sig r26 = f8
	setf.sig f8 = r19
	sub r16 = r16, r23
	;;
	.mii
	nop 0
	dep.z r16 = r16, 20, 12
	;;
	or r15 = r16, r15
	;;
	.mfi
	nop 0
	xmpy.hu f8 = f8, f6
	shr.u r26 = r26, 3
	;;
	.mii
	shladd r24 = r26, 2, r0
	dep.z r27 = r26, 28, 4
	;;
	add r24 = r24, r26
	;;
	.mmi
	shladd r24 = r24, 1, r0
	;;
	getf.sig r22 = f8
	sub r20 = r20, r24
	;;
	.mii
	nop 0
	dep.z r20 = r20, 24, 8
	;;
	or r14 = r20, r14
	;;
	.mmi
	or r14 = r27, r14
	;;
	add r14 = r14, r29
	nop 0
	;;
	.mii
	nop 0
	shr.u r21 = r22, 3
	addp4 r16 = r14, r0
	;;
	.mii
	shladd r20 = r21, 2, r0
	dep.z r22 = r21, 28, 4
	;;
	add r20 = r20, r21
	;;
	.mmi
	shladd r20 = r20, 1, r0
	;;
	sub r19 = r19, r20
	nop 0
	;;
	.mii
	nop 0
	dep.z r19 = r19, 24, 8
	;;
	or r15 = r19, r15
	;;
	.mmi
	or r15 = r22, r15
	;;
	xor r19 = r14, r15
	addp4 r20 = r15, r0
	.mmi
	add r14 = r14, r15
	;;
	addp4 r19 = r19, r0
	add r15 = r16, r20
	;;
	.mmi
	xor r15 = r19, r15
	;;
	andcm r15 = r28, r15
	nop 0
	;;
	.mii
	nop 0
	shr.u r16 = r15, 2
	shr.u r15 = r15, 3
	;;
	.mmi
	or r15 = r15, r16
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	extr.u r15 = r14, 28, 4
	and r19 = 15, r14
	;;
	.mmi
	shladd r16 = r15, 2, r0
	nop 0
	extr.u r20 = r14, 24, 4
	;;
	.mmi
	add r16 = r16, r15
	nop 0
	extr.u r23 = r14, 20, 4
	;;
	.mmi
	shladd r16 = r16, 1, r0
	nop 0
	extr.u r22 = r14, 16, 4
	;;
	.mmi
	add r16 = r16, r20
	nop 0
	extr.u r21 = r14, 12, 4
	;;
	.mmi
	shladd r15 = r16, 2, r0
	nop 0
	extr.u r20 = r14, 8, 4
	;;
	.mii
	add r15 = r15, r16
	extr.u r14 = r14, 4, 4
	;;
	shladd r15 = r15, 1, r0
	;;
	.mmi
	add r15 = r15, r23
	;;
	shladd r16 = r15, 2, r0
	nop 0
	;;
	.mmi
	add r16 = r16, r15
	;;
	shladd r16 = r16, 1, r0
	nop 0
	;;
	.mmi
	add r16 = r16, r22
	;;
	shladd r15 = r16, 2, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r16
	;;
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r21
	;;
	shladd r16 = r15, 2, r0
	nop 0
	;;
	.mmi
	add r16 = r16, r15
	;;
	shladd r16 = r16, 1, r0
	nop 0
	;;
	.mmi
	add r16 = r16, r20
	;;
	shladd r15 = r16, 2, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r16
	;;
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r14 = r15, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	cmp4.ne p6, p7 = r14, r18
	add r38 = r38, r14
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mib
	nop 0
	add r37 = r37, r14
	br.cloop.sptk.few .L2
	.mlx
	nop 0
	movl r36 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = 268435456
	;;
	.mlx
	add r36 = r1, r36
	movl r39 = 305419896
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r34
	mov b0 = r32
	;;
	.mii
	nop 0
	mov ar.pfs = r33
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r35
	br.ret.sptk.many b0
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
