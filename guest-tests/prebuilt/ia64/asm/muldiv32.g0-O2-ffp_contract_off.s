// a650e3559cf4b083bb943600eca97334
	.file	"muldiv32.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.global __moddi3#
	.global __umoddi3#
	.global __divdi3#
	.global __udivdi3#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%d %08x\n"
	.align 8
.LC1:
	stringz	"%08x\n"
	.align 8
.LC2:
	stringz	"%d %d %d %d %d %d\n"
	.align 8
.LC3:
	stringz	"%d %d %d %d\n"
	.align 8
.LC4:
	stringz	"%u %u %u %u %u\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 46
	.mmi
	.save ar.pfs, r47
	alloc r47 = ar.pfs, 0, 18, 7, 0
	.fframe 16
	adds r12 = -16, r12
	.save ar.lc, r49
	mov r49 = ar.lc
	.mlx
	mov r48 = r1
	movl r44 = @gprel(corners#)
	;;
	.mlx
	add r44 = r1, r44
	movl r45 = @gprel(.LC0)
	.mmi
	mov r32 = r0
	adds r34 = 28, r12
	adds r33 = 24, r12
	;;
	.mib
	nop 0
	.save rp, r46
	mov r46 = b0
	.body
	nop 0
	.mlx
	mov r43 = r44
	movl r42 = -2147483648
	;;
	.mmi
	add r45 = r1, r45
	nop 0
	nop 0
	.align 32
.L2:
	.mmi
	ld4 r41 = [r43], 4
	mov r36 = r44
	mov ar.lc = 19
	;;
	.align 32
.L5:
	.mmi
	ld4 r14 = [r36], 4
	st4.rel [r34] = r41
	dep.z r15 = r32, 5, 27
	;;
	.mmi
	st4.rel [r33] = r14
	nop 0
	sub r15 = r15, r32
	;;
	.mmi
	nop 0
	ld4.acq r16 = [r34]
	nop 0
	.mmi
	setf.sig f8 = r15
	ld4.acq r17 = [r33]
	nop 0
	;;
	.mmi
	setf.sig f7 = r17
	setf.sig f6 = r16
	nop 0
	.mmi
	ld4.acq r14 = [r34]
	ld4.acq r18 = [r33]
	nop 0
	;;
	.mmi
	addp4 r14 = r14, r0
	nop 0
	addp4 r18 = r18, r0
	.mmi
	ld4.acq r15 = [r34]
	ld4.acq r17 = [r33]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r15 = r15
	sxt4 r17 = r17
	;;
	.mmf
	nop 0
	nop 0
	xma.l f6 = f6, f7, f8
	.mmi
	setf.sig f7 = r18
	setf.sig f8 = r15
	nop 0
	;;
	.mmi
	ld4.acq r18 = [r33]
	;;
	cmp4.eq p6, p7 = 0, r18
	nop 0
	;;
	.mmi
	getf.sig r16 = f6
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	setf.sig f6 = r17
	dep.z r17 = r16, 5, 27
	;;
	.mmi
	nop 0
	sub r16 = r17, r16
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f8 = f8, f6
	shr.u r14 = r14, 32
	;;
	.mmi
	shladd r32 = r14, 1, r0
	;;
	add r32 = r32, r14
	nop 0
	;;
	.mmi
	nop 0
	getf.sig r15 = f8
	nop 0
	;;
	.mii
	nop 0
	shr r15 = r15, 32
	;;
	add r32 = r32, r15
	;;
	.mib
	add r32 = r32, r16
	nop 0
	(p6) br.cond.dpnt .L3
	;;
	.mii
	nop 0
	dep.z r14 = r32, 5, 27
	nop 0
	.mmi
	ld4.acq r15 = [r34]
	nop 0
	nop 0
	;;
	.mib
	sub r35 = r14, r32
	cmp4.ne p6, p7 = r42, r15
	(p7) br.cond.dpnt .L22
	;;
	.mmi
	ld4.acq r50 = [r34]
	ld4.acq r51 = [r33]
	nop 0
	;;
	.mib
	nop 0
	sxt4 r51 = r51
	nop 0
	.mmi
	ld4.acq r39 = [r34]
	ld4.acq r40 = [r33]
	sxt4 r50 = r50
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __moddi3#
	;;
	.mmi
	ld4.acq r50 = [r34]
	nop 0
	shladd r32 = r8, 2, r0
	.mmi
	mov r1 = r48
	ld4.acq r51 = [r33]
	nop 0
	;;
	.mmi
	addp4 r51 = r51, r0
	ld4.acq r37 = [r34]
	addp4 r50 = r50, r0
	.mmb
	add r32 = r32, r8
	ld4.acq r38 = [r33]
	br.call.sptk.many b0 = __umoddi3#
	;;
	.mmi
	shladd r14 = r8, 2, r0
	mov r1 = r48
	sxt4 r51 = r40
	.mii
	nop 0
	sxt4 r50 = r39
	;;
	add r14 = r14, r8
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r8 = r14, r8
	nop 0
	;;
	.mib
	add r32 = r32, r8
	nop 0
	br.call.sptk.many b0 = __divdi3#
	;;
	.mmi
	mov r1 = r48
	add r32 = r32, r8
	nop 0
	.mmb
	addp4 r51 = r38, r0
	addp4 r50 = r37, r0
	br.call.sptk.many b0 = __udivdi3#
	;;
	.mii
	shladd r14 = r8, 3, r0
	mov r1 = r48
	;;
	sub r14 = r14, r8
	;;
	.mii
	add r32 = r32, r14
	nop 0
	;;
	add r32 = r32, r35
.L3:
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L5
	;;
	.mmi
	mov r52 = r32
	nop 0
	mov r51 = r41
	.mmb
	mov r50 = r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r48
	cmp.eq p6, p7 = r36, r43
	(p7) br.cond.dptk .L2
	.mii
	addl r14 = 19999, r0
	addl r34 = 12345, r0
	;;
	mov ar.lc = r14
	.align 32
.L6:
	.mii
	nop 0
	dep.z r14 = r34, 13, 19
	nop 0
	;;
	.mmi
	xor r14 = r34, r14
	nop 0
	dep.z r15 = r32, 5, 27
	;;
	.mii
	nop 0
	extr.u r16 = r14, 17, 15
	sub r33 = r15, r32
	;;
	.mmi
	xor r14 = r16, r14
	;;
	nop 0
	dep.z r15 = r14, 5, 27
	;;
	.mii
	xor r14 = r15, r14
	nop 0
	;;
	dep.z r16 = r14, 13, 19
	.mmi
	and r15 = 31, r14
	addp4 r36 = r14, r0
	sxt4 r37 = r14
	;;
	.mii
	xor r14 = r16, r14
	mov r50 = r36
	;;
	extr.u r16 = r14, 17, 15
	;;
	.mmi
	xor r14 = r16, r14
	;;
	nop 0
	dep.z r34 = r14, 5, 27
	;;
	.mmi
	xor r34 = r34, r14
	;;
	addp4 r14 = r34, r0
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, r15
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L7
	;;
	.mmi
	addp4 r38 = r14, r0
	nop 0
	or r35 = 1, r14
	;;
	.mib
	mov r51 = r38
	sxt4 r35 = r35
	br.call.sptk.many b0 = __udivdi3#
	;;
	.mmi
	mov r1 = r48
	mov r51 = r38
	nop 0
	.mmb
	mov r50 = r36
	add r33 = r33, r8
	br.call.sptk.many b0 = __umoddi3#
	;;
	.mmi
	shladd r14 = r8, 1, r0
	nop 0
	mov r1 = r48
	.mii
	mov r51 = r35
	mov r50 = r37
	;;
	add r14 = r14, r8
	;;
	.mib
	add r33 = r33, r14
	nop 0
	br.call.sptk.many b0 = __divdi3#
	;;
	.mmi
	mov r1 = r48
	add r33 = r33, r8
	nop 0
	.mmb
	mov r51 = r35
	mov r50 = r37
	br.call.sptk.many b0 = __moddi3#
	;;
	.mmi
	shladd r32 = r8, 2, r0
	nop 0
	mov r1 = r48
	;;
	.mii
	add r32 = r32, r8
	nop 0
	;;
	add r32 = r32, r33
.L7:
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L6
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC1)
	.mmi
	mov r51 = r32
	nop 0
	adds r33 = 20, r12
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	addl r14 = -1000001, r0
	movl r52 = 6148914691236517206
	.mlx
	mov r1 = r48
	movl r15 = 7378697629483820647
	;;
	.mlx
	st4.rel [r33] = r14
	movl r53 = 5270498306774157605
	.mlx
	setf.sig f8 = r52
	movl r50 = @gprel(.LC2)
	;;
	.mmi
	ld4.acq r14 = [r33]
	setf.sig f6 = r15
	add r50 = r1, r50
	.mmi
	ld4.acq r19 = [r33]
	;;
	nop 0
	sxt4 r19 = r19
	.mmi
	ld4.acq r17 = [r33]
	ld4.acq r18 = [r33]
	nop 0
	;;
	.mii
	setf.sig f7 = r19
	sxt4 r18 = r18
	sxt4 r17 = r17
	.mmb
	ld4.acq r16 = [r33]
	ld4.acq r56 = [r33]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r56 = r56
	sxt4 r16 = r16
	;;
	.mii
	nop 0
	extr.u r51 = r14, 31, 1
	shr r20 = r56, 63
	;;
	.mii
	add r51 = r51, r14
	shr r19 = r19, 63
	;;
	extr r51 = r51, 1, 31
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f7 = f7, f8
	.mmi
	setf.sig f8 = r17
	nop 0
	shr r17 = r17, 63
	;;
	.mmi
	getf.sig r52 = f7
	setf.sig f7 = r18
	shr r18 = r18, 63
	;;
	.mfi
	nop 0
	xmpy.h f7 = f7, f6
	sub r52 = r52, r19
	;;
	.mmi
	getf.sig r54 = f7
	setf.sig f7 = r53
	nop 0
	;;
	.mfb
	nop 0
	xmpy.h f8 = f8, f7
	nop 0
	.mii
	setf.sig f7 = r16
	shr r16 = r16, 63
	shr r54 = r54, 2
	;;
	.mmi
	nop 0
	sub r54 = r54, r18
	nop 0
	;;
	.mmi
	getf.sig r53 = f8
	setf.sig f8 = r56
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f7 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f8 = f8, f6
	.mii
	getf.sig r14 = f7
	shr r53 = r53, 1
	;;
	sub r53 = r53, r17
	;;
	.mmi
	getf.sig r15 = f8
	;;
	nop 0
	shr r14 = r14, 2
	;;
	.mmi
	sub r55 = r16, r14
	;;
	nop 0
	shr r15 = r15, 2
	;;
	.mmi
	sub r15 = r15, r20
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
	.mib
	sub r56 = r56, r14
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	ld4.acq r51 = [r33]
	movl r16 = 2361183241434822607
	.mmi
	mov r1 = r48
	ld4.acq r15 = [r33]
	nop 0
	;;
	.mmi
	ld4.acq r53 = [r33]
	setf.sig f6 = r16
	extr r52 = r15, 31, 1
	.mlx
	ld4.acq r14 = [r33]
	movl r50 = @gprel(.LC3)
	;;
	.mii
	nop 0
	extr r17 = r51, 31, 1
	sxt4 r14 = r14
	.mmb
	nop 0
	add r50 = r1, r50
	nop 0
	;;
	.mii
	setf.sig f8 = r14
	shr.u r52 = r52, 60
	shr.u r17 = r17, 60
	;;
	.mmi
	add r15 = r15, r52
	add r51 = r17, r51
	extr r53 = r53, 4, 28
	.mib
	nop 0
	shr r14 = r14, 63
	nop 0
	;;
	.mii
	and r15 = 15, r15
	extr r51 = r51, 4, 28
	;;
	sub r52 = r15, r52
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f8 = f8, f6
	;;
	.mmi
	getf.sig r16 = f8
	;;
	nop 0
	shr r16 = r16, 7
	;;
	.mib
	sub r54 = r16, r14
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	adds r15 = 16, r12
	movl r14 = -3689348814741910323
	.mlx
	mov r1 = r48
	movl r16 = 2635249153387078803
	;;
	.mlx
	setf.sig f6 = r14
	movl r14 = -294967295
	.mlx
	nop 0
	movl r17 = -3712371272244199935
	;;
	.mlx
	st4.rel [r15] = r14
	movl r50 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	ld4.acq r51 = [r15]
	add r50 = r1, r50
	.mmi
	nop 0
	ld4.acq r52 = [r15]
	nop 0
	;;
	.mmi
	addp4 r52 = r52, r0
	ld4.acq r14 = [r15]
	addp4 r51 = r51, r0
	.mmi
	nop 0
	ld4.acq r54 = [r15]
	nop 0
	;;
	.mmi
	setf.sig f7 = r52
	ld4.acq r55 = [r15]
	addp4 r54 = r54, r0
	.mlx
	setf.sig f8 = r51
	movl r15 = -6148914691236517205
	;;
	.mmi
	addp4 r14 = r14, r0
	nop 0
	addp4 r55 = r55, r0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f7 = f7, f6
	;;
	.mmi
	getf.sig r52 = f7
	setf.sig f7 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f8 = f8, f7
	.mmi
	setf.sig f7 = r16
	nop 0
	extr.u r52 = r52, 2, 32
	;;
	.mmi
	getf.sig r51 = f8
	setf.sig f8 = r54
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f8 = f8, f6
	.mmi
	setf.sig f6 = r14
	nop 0
	extr.u r51 = r51, 1, 32
	;;
	.mmi
	getf.sig r15 = f8
	setf.sig f8 = r55
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f7
	;;
	.mmi
	getf.sig r16 = f6
	setf.sig f6 = r17
	shr.u r15 = r15, 3
	;;
	.mmi
	shladd r17 = r15, 2, r0
	;;
	add r15 = r17, r15
	nop 0
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	sub r54 = r54, r15
	nop 0
	;;
	.mfi
	nop 0
	xmpy.hu f8 = f8, f6
	sub r14 = r14, r16
	;;
	.mii
	nop 0
	shr.u r14 = r14, 1
	;;
	add r16 = r16, r14
	;;
	.mii
	nop 0
	extr.u r53 = r16, 2, 32
	nop 0
	;;
	.mmi
	nop 0
	getf.sig r55 = f8
	nop 0
	;;
	.mib
	nop 0
	extr.u r55 = r55, 9, 32
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r48
	mov b0 = r46
	;;
	.mii
	nop 0
	mov ar.pfs = r47
	;;
	mov ar.lc = r49
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L22:
	.body
	.copy_state 1
	.mmi
	nop 0
	ld4.acq r14 = [r33]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = -1, r14
	nop 0
	(p6) br.cond.dpnt .L3
	;;
	.mmi
	ld4.acq r50 = [r34]
	ld4.acq r51 = [r33]
	nop 0
	;;
	.mib
	nop 0
	sxt4 r51 = r51
	nop 0
	.mmi
	ld4.acq r39 = [r34]
	ld4.acq r40 = [r33]
	sxt4 r50 = r50
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __moddi3#
	;;
	.mmi
	ld4.acq r50 = [r34]
	nop 0
	shladd r32 = r8, 2, r0
	.mmi
	mov r1 = r48
	ld4.acq r51 = [r33]
	nop 0
	;;
	.mmi
	addp4 r51 = r51, r0
	ld4.acq r37 = [r34]
	addp4 r50 = r50, r0
	.mmb
	add r32 = r32, r8
	ld4.acq r38 = [r33]
	br.call.sptk.many b0 = __umoddi3#
	;;
	.mmi
	shladd r14 = r8, 2, r0
	mov r1 = r48
	sxt4 r51 = r40
	.mii
	nop 0
	sxt4 r50 = r39
	;;
	add r14 = r14, r8
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r8 = r14, r8
	nop 0
	;;
	.mib
	add r32 = r32, r8
	nop 0
	br.call.sptk.many b0 = __divdi3#
	;;
	.mmi
	mov r1 = r48
	addp4 r51 = r38, r0
	nop 0
	.mmb
	addp4 r50 = r37, r0
	add r32 = r32, r8
	br.call.sptk.many b0 = __udivdi3#
	;;
	.mii
	shladd r14 = r8, 3, r0
	mov r1 = r48
	;;
	sub r14 = r14, r8
	;;
	.mmi
	nop 0
	add r32 = r32, r14
	nop 0
	;;
	.mib
	nop 0
	add r32 = r32, r35
	br .L3
	.endp main#
	.section	.rodata
	.align 4
	.type	corners#, @object
	.size	corners#, 80
corners:
	data4	0
	data4	1
	data4	-1
	data4	2
	data4	-2
	data4	3
	data4	7
	data4	-7
	data4	10
	data4	100
	data4	255
	data4	256
	data4	32767
	data4	-32768
	data4	65535
	data4	65536
	data4	1000000007
	data4	2147483647
	data4	-2147483648
	data4	-2147483647
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
