// 09b20d25d897321a0dea7efea7f94216
	.file	"loops.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC4:
	stringz	"%d %d %u %lld\n"
	.align 8
.LC5:
	stringz	"%d %d %d\n"
	.align 8
.LC7:
	stringz	"%08x %08x %08x %08x %u\n"
	.sdata
	.align 8
.LC2:
	data8	halves#+512
	.align 8
.LC3:
	data8	words#+1024
	.align 8
.LC6:
	data8	bytes#+999
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 0, 9, 6, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r37
	mov r37 = b0
	.mlx
	mov r39 = r1
	movl r18 = @gprel(bytes#)
	;;
	.mlx
	add r18 = r1, r18
	movl r16 = 4294967296
	.mlx
	nop 0
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
	movl r17 = 1970354902204423
	;;
	.mii
	nop 0
	.save ar.lc, r40
	mov r40 = ar.lc
	.body
	;;
	mov ar.lc = 124
	.align 32
.L2:
	.mmi
	mov r14 = r16
	nop 0
	padd4 r16 = r16, r24
	;;
	.mmi
	padd4 r15 = r14, r22
	padd4 r19 = r14, r21
	padd4 r20 = r14, r23
	;;
	.mii
	nop 0
	mix2.r r15 = r19, r15
	mix2.r r14 = r20, r14
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
	.mii
	nop 0
	unpack1.l r15 = r0, r14
	unpack1.h r14 = r0, r14
	;;
	.mii
	nop 0
	pmpyshr2 r15 = r15, r17, 0
	;;
	pmpyshr2 r14 = r14, r17, 0
	;;
	.mii
	nop 0
	mix1.r r14 = r14, r15
	;;
	mux1 r14 = r14, @alt
	;;
	.mib
	st8 [r18] = r14, 8
	nop 0
	br.cloop.sptk.few .L2
	.mlx
	nop 0
	movl r34 = @gprel(halves#)
	.mlx
	nop 0
	movl r15 = 4294967296
	;;
	.mlx
	add r34 = r1, r34
	movl r20 = 17179869188
	.mlx
	nop 0
	movl r19 = 8589934594
	;;
	.mmi
	mov r16 = r34
	nop 0
	mov ar.lc = 124
	.mlx
	nop 0
	movl r18 = -281197792471745512
	.align 32
.L3:
	.mii
	mov r14 = r15
	padd4 r15 = r15, r20
	;;
	padd4 r17 = r14, r19
	;;
	.mii
	nop 0
	mix2.r r14 = r17, r14
	;;
	mux2 r14 = r14, 216
	;;
	.mii
	nop 0
	pmpyshr2 r14 = r14, r14, 0
	;;
	padd2 r14 = r14, r18
	;;
	.mib
	st8 [r16] = r14, 8
	nop 0
	br.cloop.sptk.few .L3
	.mii
	addl r14 = 256, r0
	addl r15 = 768, r0
	;;
	mov ar.lc = r14
	.mmi
	addl r14 = @gprel(.LC3), gp
	;;
	ld8 r18 = [r14]
	addl r14 = @gprel(.LC2), gp
	;;
	.mmi
	nop 0
	ld8 r17 = [r14]
	mov r16 = r18
	;;
	.align 32
.L4:
	.mmi
	ld2 r14 = [r17], -2
	;;
	nop 0
	sxt2 r14 = r14
	;;
	.mmi
	sub r14 = r15, r14
	nop 0
	adds r15 = -3, r15
	;;
	.mib
	st4 [r16] = r14, -4
	nop 0
	br.cloop.sptk.few .L4
	.mlx
	nop 0
	movl r32 = @gprel(words#)
	.mlx
	nop 0
	movl r33 = @gprel(longs#)
	;;
	.mmi
	add r32 = r1, r32
	add r33 = r1, r33
	mov ar.lc = 64
	;;
	.mmi
	mov r17 = r33
	mov r36 = r32
	mov r16 = r32
	;;
	.align 32
.L5:
	.mmi
	ld4 r15 = [r16], 4
	ld4 r14 = [r18], -4
	nop 0
	;;
	.mii
	nop 0
	sxt4 r15 = r15
	sxt4 r14 = r14
	;;
	.mmi
	setf.sig f6 = r15
	setf.sig f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shl r14 = r15, 5
	;;
	.mmi
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	shl r14 = r14, 5
	;;
	.mib
	st8 [r17] = r14, 8
	nop 0
	br.cloop.sptk.few .L5
	.mlx
	adds r14 = 16, r12
	movl r35 = @gprel(.LC4)
	;;
	.mmi
	st4.rel [r14] = r0
	nop 0
	add r35 = r1, r35
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 9, r14
	(p7) br.cond.dpnt .L7
.L6:
	.mlx
	adds r16 = 16, r12
	movl r17 = @gprel(bytes#)
	.mmi
	mov r18 = r33
	nop 0
	mov r15 = r0
	;;
	.mmi
	ld4.acq r14 = [r16]
	add r17 = r1, r17
	mov r16 = r32
	;;
	.mmi
	cmp4.lt p6, p7 = 0, r14
	;;
	(p7) mov r45 = r0
	(p7) mov r44 = r0
	.mmb
	(p7) addl r43 = -100000, r0
	(p7) mov r42 = r0
	(p7) br.cond.dpnt .L10
	;;
	.mmi
	nop 0
	mov r45 = r0
	mov r44 = r0
	.mmi
	nop 0
	addl r43 = -100000, r0
	mov r42 = r0
	.align 32
.L8:
	.mmi
	ld4 r14 = [r16], 4
	nop 0
	adds r22 = 16, r12
	.mmi
	adds r15 = 1, r15
	ld1 r21 = [r17], 1
	nop 0
	;;
	.mmi
	cmp4.le p6, p7 = r43, r14
	ld8 r20 = [r18], 8
	add r42 = r42, r14
	.mmi
	xor r44 = r44, r21
	ld4.acq r19 = [r22]
	nop 0
	;;
	.mmi
	nop 0
	(p6) mov r43 = r14
	add r45 = r45, r20
	.mmb
	nop 0
	cmp4.lt p6, p7 = r15, r19
	(p6) br.cond.dptk .L8
.L10:
	.mib
	mov r41 = r35
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r39
	;;
	.mmi
	ld4.acq r14 = [r15]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mmi
	st4.rel [r15] = r14
	;;
	ld4.acq r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 9, r14
	(p7) br.cond.dptk .L6
.L7:
	.mmi
	addl r18 = 2, r0
	mov r42 = r0
	addl r19 = 2000, r0
	;;
	.align 32
.L11:
	.mmi
	nop 0
	mov r14 = r18
	mov r15 = r0
	;;
	.align 32
.L15:
	.mmi
	shladd r17 = r14, 1, r0
	nop 0
	extr.u r16 = r14, 1, 31
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 0
	(p6) br.cond.dptk .L12
	.mmi
	add r14 = r14, r17, 1
	nop 0
	adds r15 = 1, r15
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L15
	.mmi
	adds r18 = 1, r18
	nop 0
	add r42 = r42, r15
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r19, r18
	(p7) br.cond.dptk .L11
.L16:
	.mmi
	adds r15 = 800, r36
	addl r22 = 256, r0
	mov r14 = r36
	.mmi
	mov r43 = r0
	;;
	ld4 r16 = [r15]
	mov ar.lc = r22
.L18:
	.mmi
	nop 0
	ld4 r15 = [r14], 4
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L17
	;;
	.mib
	nop 0
	adds r43 = 1, r43
	br.cloop.sptk.few .L18
	;;
	.mmi
	addl r43 = -1, r0
	nop 0
	nop 0
.L17:
	.mmi
	addl r14 = 256, r0
	mov r44 = r0
	nop 0
	.mii
	addl r15 = 123456, r0
	nop 0
	;;
	mov ar.lc = r14
.L20:
	.mmi
	nop 0
	ld4 r14 = [r32], 4
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L19
	;;
	.mib
	nop 0
	adds r44 = 1, r44
	br.cloop.sptk.few .L20
	;;
	.mmi
	addl r44 = -1, r0
	nop 0
	nop 0
.L19:
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	addl r17 = 999, r0
	addl r20 = 999, r0
	;;
	.mmi
	nop 0
	addl r14 = @gprel(.LC6), gp
	nop 0
	;;
	.mmi
	ld8 r21 = [r14]
	nop 0
	nop 0
	;;
	.align 32
.L21:
	.mii
	nop 0
	zxt1 r18 = r17
	mov r19 = r17
	.mmb
	mov r14 = r21
	mov r16 = r17
	nop 0
	;;
	.align 32
.L22:
	.mmi
	ld1 r15 = [r14]
	nop 0
	add r16 = r16, r19
	;;
	.mmi
	add r15 = r18, r15
	nop 0
	cmp4.ge p6, p7 = r20, r16
	;;
	.mib
	st1 [r14] = r15
	add r14 = r14, r17
	(p6) br.cond.dptk .L22
	.mmi
	adds r17 = -37, r17
	nop 0
	adds r21 = -37, r21
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r17
	(p7) br.cond.dptk .L21
	.mlx
	nop 0
	movl r16 = -6148914691236517205
	.mlx
	addl r15 = 3002, r0
	movl r14 = 1286608618
	;;
	.mmi
	setf.sig f6 = r16
	nop 0
	nop 0
	.align 32
.L23:
	.mmi
	addp4 r46 = r14, r0
	nop 0
	cmp4.ltu p6, p7 = r15, r14
	;;
	.mmi
	nop 0
	setf.sig f7 = r46
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f7 = f7, f6
	;;
	.mmi
	getf.sig r46 = f7
	;;
	nop 0
	shr.u r46 = r46, 1
	;;
	.mib
	nop 0
	mov r14 = r46
	(p6) br.cond.dptk .L23
	;;
	.mlx
	nop 0
	movl r15 = @gprel(bytes#)
	.mlx
	addl r14 = 999, r0
	movl r42 = -2128831035
	;;
	.mmi
	nop 0
	add r15 = r1, r15
	mov ar.lc = r14
	;;
.L24:
	.mii
	ld1 r14 = [r15]
	adds r15 = 1, r15
	;;
	xor r42 = r42, r14
	;;
	.mii
	nop 0
	dep.z r14 = r42, 16, 16
	;;
	add r14 = r14, r42
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r42
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r42
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r42
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r42 = r14, r42
	br.cloop.sptk.few .L24
	.mlx
	adds r33 = 512, r33
	movl r14 = 5270498306774157605
	.mlx
	adds r34 = 998, r34
	movl r41 = @gprel(.LC7)
	;;
	.mmi
	ld8 r15 = [r33]
	setf.sig f7 = r14
	adds r36 = 400, r36
	.mmi
	add r41 = r1, r41
	ld2 r16 = [r34]
	nop 0
	;;
	.mii
	setf.sig f6 = r15
	sxt2 r16 = r16
	shr r15 = r15, 63
	.mmi
	ld4 r44 = [r36]
	;;
	adds r43 = 1, r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr r14 = r14, 1
	;;
	.mib
	sub r45 = r14, r15
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r39
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	;;
	mov ar.lc = r40
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L12:
	.body
	.copy_state 1
	.mmi
	nop 0
	mov r14 = r16
	adds r15 = 1, r15
	.mmb
	nop 0
	cmp4.eq p6, p7 = 1, r16
	(p7) br.cond.dptk .L15
	;;
	.mmi
	adds r18 = 1, r18
	nop 0
	add r42 = r42, r15
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r19, r18
	(p7) br.cond.dptk .L11
	.mib
	nop 0
	nop 0
	br .L16
	.endp main#
	.bss
	.align 8
	.type	longs#, @object
	.size	longs#, 520
longs:
	.skip	520
	.align 4
	.type	words#, @object
	.size	words#, 1028
words:
	.skip	1028
	.align 8
	.type	halves#, @object
	.size	halves#, 1000
halves:
	.skip	1000
	.align 8
	.type	bytes#, @object
	.size	bytes#, 1000
bytes:
	.skip	1000
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
