// c9763a042c1fc09915fe3f9c63994980
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
	.mlx
	addl r25 = 20000, r0
	movl r14 = -2972493582642298179
	.mmi
	addl r22 = 3, r0
	mov r38 = r0
	mov r37 = r0
	;;
	.mlx
	setf.sig f7 = r14
	movl r14 = -3689348814741910323
	.mlx
	nop 0
	movl r27 = 107374182
	;;
	.mmi
	setf.sig f6 = r14
	nop 0
	.save rp, r32
	mov r32 = b0
	.body
	.mlx
	nop 0
	movl r26 = 286331152
	.align 32
.L5:
	.mii
	nop 0
	dep.z r14 = r22, 13, 19
	mov r20 = r0
	.mmi
	mov r18 = r0
	;;
	xor r14 = r22, r14
	mov ar.lc = 7
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
	addp4 r24 = r14, r0
	dep.z r15 = r14, 13, 19
	;;
	.mmi
	setf.sig f8 = r24
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
	dep.z r22 = r14, 5, 27
	;;
	xor r22 = r22, r14
	;;
	.mfi
	nop 0
	xmpy.hu f8 = f8, f7
	addp4 r23 = r22, r0
	;;
	.mmi
	getf.sig r15 = f8
	setf.sig f8 = r23
	nop 0
	;;
	.mfi
	nop 0
	xmpy.hu f8 = f8, f7
	shr.u r15 = r15, 25
	;;
	.mii
	nop 0
	shl r19 = r15, 5
	;;
	sub r19 = r19, r15
	;;
	.mii
	nop 0
	shl r14 = r19, 6
	nop 0
	;;
	.mii
	getf.sig r17 = f8
	sub r14 = r14, r19
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	nop 0
	add r15 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shr.u r17 = r17, 25
	shl r15 = r15, 9
	;;
	.mii
	nop 0
	shl r19 = r17, 5
	sub r24 = r24, r15
	;;
	.mmi
	sub r19 = r19, r17
	;;
	nop 0
	shl r14 = r19, 6
	;;
	.mii
	sub r14 = r14, r19
	mov r19 = r24
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mii
	add r14 = r14, r15
	nop 0
	;;
	shl r14 = r14, 9
	;;
	.mmi
	sub r23 = r23, r14
	nop 0
	nop 0
	.align 32
.L2:
	.mmi
	addp4 r14 = r19, r0
	addp4 r17 = r18, r0
	adds r18 = 4, r18
	;;
	.mmi
	nop 0
	setf.sig f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f8 = f8, f6
	;;
	.mmi
	getf.sig r16 = f8
	;;
	nop 0
	shr.u r16 = r16, 3
	;;
	.mii
	shladd r15 = r16, 2, r0
	mov r19 = r16
	;;
	add r15 = r15, r16
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r14, r17
	;;
	or r14 = r20, r14
	;;
	.mib
	nop 0
	mov r20 = r14
	br.cloop.sptk.few .L2
	;;
	.mmb
	nop 0
	mov r21 = r23
	nop 0
	.mmi
	mov r20 = r0
	mov r19 = r0
	mov ar.lc = 7
	;;
	.align 32
.L3:
	.mmi
	addp4 r15 = r21, r0
	addp4 r18 = r19, r0
	adds r19 = 4, r19
	;;
	.mmi
	nop 0
	setf.sig f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f8 = f8, f6
	;;
	.mmi
	getf.sig r17 = f8
	;;
	nop 0
	shr.u r17 = r17, 3
	;;
	.mii
	shladd r16 = r17, 2, r0
	mov r21 = r17
	;;
	add r16 = r16, r17
	;;
	.mmi
	shladd r16 = r16, 1, r0
	;;
	sub r15 = r15, r16
	nop 0
	;;
	.mii
	nop 0
	shl r15 = r15, r18
	;;
	or r15 = r20, r15
	;;
	.mib
	nop 0
	mov r20 = r15
	br.cloop.sptk.few .L3
	;;
	.mmb
	addp4 r14 = r14, r0
	addp4 r15 = r15, r0
	nop 0
	.mmi
	addl r17 = 28, r0
	mov r16 = r0
	mov ar.lc = 7
	;;
	.mmi
	add r14 = r14, r27
	;;
	add r18 = r14, r15
	xor r14 = r15, r14
	;;
	.mmi
	xor r14 = r18, r14
	;;
	andcm r14 = r26, r14
	nop 0
	;;
	.mii
	nop 0
	shr.u r15 = r14, 2
	shr.u r14 = r14, 3
	;;
	.mmi
	nop 0
	or r14 = r14, r15
	nop 0
	;;
	.mii
	sub r18 = r18, r14
	nop 0
	;;
	addp4 r18 = r18, r0
	.align 32
.L4:
	.mmi
	addp4 r14 = r17, r0
	shladd r15 = r16, 2, r0
	adds r17 = -4, r17
	;;
	.mmi
	add r15 = r15, r16
	;;
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r18, r14
	;;
	and r14 = 15, r14
	;;
	.mib
	nop 0
	add r16 = r15, r14
	br.cloop.sptk.few .L4
	;;
	.mmi
	add r23 = r23, r24
	adds r25 = -1, r25
	add r38 = r38, r16
	;;
	.mii
	cmp4.ne p8, p9 = r16, r23
	cmp4.ne p6, p7 = 0, r25
	;;
	(p8) addl r14 = 1, r0
	;;
	.mmi
	nop 0
	(p9) mov r14 = r0
	nop 0
	;;
	.mib
	nop 0
	add r37 = r37, r14
	(p6) br.cond.dptk .L5
	.mlx
	nop 0
	movl r14 = -3689348814741910323
	.mlx
	mov r18 = r0
	movl r19 = 12345678
	;;
	.mmi
	nop 0
	setf.sig f6 = r14
	mov ar.lc = 7
.L6:
	.mmi
	addp4 r39 = r19, r0
	addp4 r17 = r18, r0
	adds r18 = 4, r18
	;;
	.mmi
	nop 0
	setf.sig f7 = r39
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f7 = f7, f6
	;;
	.mmi
	getf.sig r16 = f7
	;;
	nop 0
	shr.u r16 = r16, 3
	;;
	.mii
	shladd r15 = r16, 2, r0
	mov r19 = r16
	;;
	add r15 = r15, r16
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	sub r39 = r39, r15
	nop 0
	;;
	.mii
	nop 0
	shl r39 = r39, r17
	;;
	or r39 = r25, r39
	;;
	.mib
	nop 0
	mov r25 = r39
	br.cloop.sptk.few .L6
	.mlx
	nop 0
	movl r36 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = 268435456
	;;
	.mib
	add r36 = r1, r36
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
