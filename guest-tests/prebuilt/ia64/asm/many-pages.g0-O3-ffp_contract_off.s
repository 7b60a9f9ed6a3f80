// 05dd12ca0969215102402f0d2ce6be8f
	.file	"many-pages.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16384
	.proc add#
add:
	.prologue
	.body
	.mmi
	and r14 = 31, r33
	;;
	add r32 = r32, r14
	nop 0
	;;
	.mmi
	ld1 r14 = [r32]
	;;
	add r33 = r33, r14
	nop 0
	;;
	.mib
	st1 [r32] = r33
	nop 0
	br.ret.sptk.many b0
	.endp add#
	.align 16384
	.proc subtract#
subtract:
	.prologue
	.body
	.mmi
	and r14 = 31, r33
	;;
	add r32 = r32, r14
	nop 0
	;;
	.mmi
	ld1 r14 = [r32]
	;;
	sub r14 = r14, r33
	nop 0
	;;
	.mib
	st1 [r32] = r14
	nop 0
	br.ret.sptk.many b0
	.endp subtract#
	.align 16384
	.proc exchange#
exchange:
	.prologue
	.body
	.mmi
	and r33 = 31, r33
	ld1 r14 = [r32]
	nop 0
	;;
	.mmi
	nop 0
	add r33 = r32, r33
	nop 0
	;;
	.mii
	ld1 r15 = [r33]
	nop 0
	;;
	nop 0
	.mmb
	st1 [r32] = r15
	st1 [r33] = r14
	br.ret.sptk.many b0
	.endp exchange#
	.align 16384
	.proc mix#
mix:
	.prologue
	.body
	.mii
	and r14 = 31, r33
	extr.u r33 = r33, 5, 5
	;;
	add r14 = r32, r14
	.mmi
	add r32 = r32, r33
	;;
	ld1 r15 = [r32]
	nop 0
	.mmi
	ld1 r16 = [r14]
	;;
	xor r15 = r16, r15
	nop 0
	;;
	.mib
	st1 [r14] = r15
	nop 0
	br.ret.sptk.many b0
	.endp mix#
	.align 16384
	.proc spread#
spread:
	.prologue
	.body
	.mmi
	and r33 = 31, r33
	ld1 r15 = [r32]
	nop 0
	;;
	.mmi
	add r33 = r32, r33
	nop 0
	adds r32 = 31, r32
	;;
	.mmi
	ld1 r14 = [r33]
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	st1 [r32] = r14
	nop 0
	br.ret.sptk.many b0
	.endp spread#
	.align 16384
	.proc set#
set:
	.prologue
	.body
	.mii
	and r14 = 31, r33
	extr.u r33 = r33, 3, 29
	;;
	add r32 = r32, r14
	;;
	.mib
	st1 [r32] = r33
	nop 0
	br.ret.sptk.many b0
	.endp set#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%u\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 0, 8, 2, 0
	adds r16 = -56, r12
	nop 0
	.mmi
	adds r17 = -48, r12
	.fframe 80
	adds r12 = -80, r12
	mov r18 = ar.lc
	;;
	.mmi
	addl r14 = 119999, r0
	.save.f 0x1
	stf.spill [r17] = f2, 32
	.save rp, r37
	mov r37 = b0
	.mlx
	mov r39 = r1
	movl r15 = 7870610804782742023
	;;
	.mmi
	addl r32 = 1, r0
	nop 0
	mov ar.lc = r14
	.mlx
	.save.f 0x4
	stf.spill [r17] = f4
	movl r14 = -3689348814741910323
	;;
	.mlx
	setf.sig f4 = r14
	movl r14 = -6148914691236517205
	.mlx
	mov r34 = r0
	movl r36 = @gprel(memory#)
	;;
	.mlx
	nop 0
	movl r35 = @gprel(change#)
	.mii
	add r36 = r1, r36
	mov r33 = r0
	;;
	add r35 = r1, r35
	;;
	.mmi
	nop 0
	.savesp ar.lc, 24
	st8 [r16] = r18, 24
	nop 0
	;;
	.mmi
	.save.f 0x2
	stf.spill [r16] = f3, 32
	setf.sig f3 = r14
	nop 0
	;;
	.mmi
	nop 0
	.save.f 0x8
	stf.spill [r16] = f5
	.body
	nop 0
	.mlx
	setf.sig f5 = r15
	movl r15 = 2951479051793528259
	;;
	.mmi
	setf.sig f2 = r15
	nop 0
	nop 0
	.align 32
.L18:
	.mii
	nop 0
	dep.z r15 = r32, 9, 23
	mov r41 = r34
	.mmi
	and r19 = 31, r34
	;;
	sub r15 = r15, r32
	nop 0
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	add r15 = r15, r32
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 9, 23
	;;
	sub r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r32
	nop 0
	;;
	.mii
	nop 0
	dep.z r15 = r14, 5, 27
	;;
	add r15 = r14, r15
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	sub r15 = r15, r32
	nop 0
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	add r2 = r15, r32
	nop 0
	;;
	.mmi
	addl r2 = 12345, r2
	;;
	nop 0
	dep.z r16 = r2, 9, 23
	;;
	.mmi
	sub r16 = r16, r2
	nop 0
	extr.u r14 = r2, 12, 2
	;;
	.mii
	shladd r16 = r16, 2, r0
	cmp4.eq p6, p7 = 0, r14
	;;
	add r16 = r16, r2
	;;
	.mii
	nop 0
	dep.z r14 = r16, 9, 23
	;;
	sub r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r2
	nop 0
	;;
	.mii
	nop 0
	dep.z r16 = r14, 5, 27
	;;
	add r16 = r14, r16
	;;
	.mmi
	shladd r16 = r16, 2, r0
	;;
	sub r16 = r16, r2
	nop 0
	;;
	.mmi
	shladd r16 = r16, 2, r0
	;;
	add r2 = r16, r2
	nop 0
	;;
	.mmi
	nop 0
	addl r2 = 12345, r2
	nop 0
	;;
	.mii
	nop 0
	extr.u r17 = r2, 12, 20
	;;
	addp4 r17 = r17, r0
	;;
	.mmi
	(p6) setf.sig f7 = r17
	(p7) setf.sig f6 = r17
	nop 0
	;;
	.mfi
	nop 0
	(p6) xmpy.hu f7 = f7, f5
	nop 0
	.mfi
	nop 0
	(p7) xmpy.hu f6 = f6, f4
	nop 0
	;;
	.mmi
	(p6) getf.sig r14 = f7
	;;
	(p7) getf.sig r15 = f6
	nop 0
	;;
	.mii
	nop 0
	(p6) shr.u r14 = r14, 7
	;;
	(p6) shladd r15 = r14, 2, r0
	;;
	.mmi
	(p6) add r15 = r15, r14
	;;
	nop 0
	(p7) shr.u r15 = r15, 5
	;;
	.mmi
	(p7) shladd r14 = r15, 2, r0
	;;
	(p6) shladd r14 = r15, 4, r0
	nop 0
	;;
	.mmi
	(p7) add r14 = r14, r15
	;;
	(p6) sub r14 = r14, r15
	dep.z r15 = r2, 9, 23
	;;
	.mmi
	sub r15 = r15, r2
	nop 0
	(p7) shladd r14 = r14, 3, r0
	;;
	.mmi
	shladd r15 = r15, 2, r0
	(p6) shladd r14 = r14, 2, r0
	tbit.z p6, p7 = r34, 0
	;;
	.mii
	add r15 = r15, r2
	sub r17 = r17, r14
	;;
	dep.z r14 = r15, 9, 23
	;;
	.mmi
	sub r14 = r14, r15
	nop 0
	dep.z r17 = r17, 14, 18
	;;
	.mii
	shladd r14 = r14, 1, r0
	addp4 r17 = r17, r0
	;;
	add r14 = r14, r2
	;;
	.mii
	nop 0
	dep.z r15 = r14, 5, 27
	;;
	add r15 = r14, r15
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	sub r15 = r15, r2
	nop 0
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	add r2 = r15, r2
	nop 0
	;;
	.mmi
	addl r2 = 12345, r2
	;;
	nop 0
	dep.z r16 = r2, 9, 23
	;;
	.mmi
	sub r16 = r16, r2
	nop 0
	extr.u r40 = r2, 12, 2
	;;
	.mii
	shladd r16 = r16, 2, r0
	shl r40 = r40, 12
	;;
	add r16 = r16, r2
	;;
	.mii
	nop 0
	dep.z r14 = r16, 9, 23
	;;
	sub r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r2
	nop 0
	;;
	.mii
	nop 0
	dep.z r32 = r14, 5, 27
	;;
	add r32 = r14, r32
	;;
	.mmi
	shladd r32 = r32, 2, r0
	;;
	sub r32 = r32, r2
	nop 0
	;;
	.mmi
	shladd r32 = r32, 2, r0
	;;
	add r2 = r32, r2
	nop 0
	;;
	.mmi
	addl r32 = 12345, r2
	;;
	nop 0
	extr.u r15 = r32, 14, 18
	;;
	.mmi
	setf.sig f6 = r15
	nop 0
	dep.z r16 = r32, 9, 23
	;;
	.mii
	sub r16 = r16, r32
	extr.u r18 = r32, 12, 20
	;;
	shladd r16 = r16, 2, r0
	;;
	.mmi
	add r16 = r16, r32
	;;
	nop 0
	dep.z r14 = r16, 9, 23
	;;
	.mfi
	nop 0
	xmpy.hu f6 = f6, f2
	sub r14 = r14, r16
	;;
	.mii
	shladd r14 = r14, 1, r0
	nop 0
	;;
	add r14 = r14, r32
	;;
	.mii
	nop 0
	dep.z r20 = r14, 5, 27
	nop 0
	;;
	.mii
	getf.sig r15 = f6
	add r14 = r14, r20
	;;
	shladd r14 = r14, 2, r0
	;;
	.mmi
	sub r14 = r14, r32
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mii
	add r2 = r14, r32
	nop 0
	;;
	shr.u r16 = r15, 2
	.mmi
	and r15 = -4, r15
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r16 = r15, 2, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	sub r15 = r18, r15
	nop 0
	;;
	.mii
	nop 0
	dep.z r15 = r15, 5, 27
	;;
	addp4 r15 = r15, r0
	;;
	.mmi
	add r40 = r40, r15
	;;
	add r40 = r40, r17
	nop 0
	;;
	.mib
	nop 0
	add r40 = r40, r36
	(p6) br.cond.dptk .L16
	.mii
	addl r32 = 12345, r2
	adds r34 = 1, r34
	;;
	extr.u r14 = r32, 12, 20
	;;
	.mmi
	nop 0
	setf.sig f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f7 = f7, f3
	;;
	.mmi
	getf.sig r16 = f7
	;;
	nop 0
	shr.u r16 = r16, 2
	;;
	.mmi
	shladd r15 = r16, 1, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mmi
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r35, r14
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mib
	nop 0
	mov r1 = r39
	br.cloop.sptk.few .L18
.L30:
	.mlx
	nop 0
	movl r14 = 7870610804782742023
	.mmi
	addl r21 = 94, r0
	nop 0
	addl r20 = 1, r0
	;;
	.mmi
	setf.sig f6 = r14
	nop 0
	nop 0
	.align 32
.L19:
	.mmi
	mov r19 = r0
	nop 0
	nop 0
.L23:
	.mmi
	adds r14 = -1, r21
	mov r17 = r0
	mov r18 = r0
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L20:
	.mmi
	addp4 r14 = r17, r0
	adds r18 = 1, r18
	add r17 = r17, r20
	;;
	.mmi
	nop 0
	setf.sig f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f7 = f7, f6
	;;
	.mmi
	getf.sig r15 = f7
	;;
	nop 0
	shr.u r15 = r15, 7
	;;
	.mmi
	shladd r16 = r15, 2, r0
	;;
	add r16 = r16, r15
	nop 0
	;;
	.mmi
	shladd r15 = r16, 4, r0
	;;
	sub r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r14, 14, 18
	;;
	addp4 r14 = r14, r0
	;;
	.mmi
	add r14 = r36, r14
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r19, r14
	nop 0
	;;
	.mib
	nop 0
	add r33 = r33, r14
	br.cloop.sptk.few .L20
	.mmi
	nop 0
	adds r19 = 1, r19
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 3, r19
	(p7) br.cond.dptk .L23
	.mmi
	adds r20 = 1, r20
	nop 0
	adds r21 = 4, r18
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 8, r20
	(p7) br.cond.dptk .L19
	.mlx
	nop 0
	movl r14 = @gprel(memory#)
	.mmi
	addl r15 = 153599, r0
	;;
	add r14 = r1, r14
	mov ar.lc = r15
	;;
	.align 32
.L24:
	.mii
	nop 0
	dep.z r16 = r33, 5, 27
	nop 0
	.mmi
	ld1 r15 = [r14], 32
	;;
	sub r33 = r16, r33
	nop 0
	;;
	.mib
	nop 0
	add r33 = r33, r15
	br.cloop.sptk.few .L24
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC0)
	.mmi
	nop 0
	mov r41 = r33
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r39
	nop 0
	.mmi
	adds r19 = 24, r12
	adds r20 = 32, r12
	mov b0 = r37
	;;
	.mmi
	nop 0
	ld8 r21 = [r19], 24
	mov ar.pfs = r38
	.mmi
	ldf.fill f2 = [r20], 32
	;;
	ldf.fill f3 = [r19], 32
	mov ar.lc = r21
	;;
	.mmi
	nop 0
	ldf.fill f4 = [r20]
	nop 0
	;;
	.mib
	ldf.fill f5 = [r19]
	.label_state 1
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
.L16:
	.body
	.copy_state 1
	.mmi
	add r19 = r40, r19
	ld1 r14 = [r40]
	adds r34 = 1, r34
	;;
	.mmi
	ld1 r15 = [r19]
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	add r33 = r33, r14
	br.cloop.sptk.few .L18
	.mib
	nop 0
	nop 0
	br .L30
	.endp main#
	.section	.rodata
	.align 8
	.type	change#, @object
	.size	change#, 48
change:
	data8	@fptr(add#)
	data8	@fptr(subtract#)
	data8	@fptr(exchange#)
	data8	@fptr(mix#)
	data8	@fptr(spread#)
	data8	@fptr(set#)
	.bss
	.align 8
	.type	memory#, @object
	.size	memory#, 4915200
memory:
	.skip	4915200
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
