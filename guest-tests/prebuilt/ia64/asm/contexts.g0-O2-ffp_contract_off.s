// 2f3089da13095cc73d20780900127382 guest-tests/control/contexts.c
	.file	"contexts.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.sdata
	.align 8
.LC0:
	data8	routine#+2656
	.text
	.align 16
	.align 64
	.proc produce#
produce:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 0, 8, 2, 0
	addl r14 = @gprel(.LC0), gp
	.save rp, r36
	mov r36 = b0
	.mmi
	mov r38 = r1
	nop 0
	addl r33 = @gprel(box#), gp
	;;
	.mmi
	ld8 r34 = [r14]
	addl r32 = 1, r0
	.save ar.lc, r39
	mov r39 = ar.lc
	.body
	;;
	.mmi
	nop 0
	adds r35 = -2656, r34
	mov ar.lc = 4
	;;
	.align 32
.L2:
	.mmi
	setf.sig f6 = r32
	nop 0
	mov r41 = r34
	.mmi
	mov r40 = r35
	nop 0
	adds r32 = 1, r32
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f6
	;;
	.mmi
	nop 0
	getf.sig r14 = f6
	nop 0
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = swapcontext#
	;;
	.mib
	nop 0
	mov r1 = r38
	br.cloop.sptk.few .L2
	.mmi
	addl r14 = -1, r0
	nop 0
	mov b0 = r36
	;;
	.mmi
	st4 [r33] = r14
	nop 0
	mov ar.pfs = r37
	;;
	.mib
	nop 0
	mov ar.lc = r39
	br.ret.sptk.many b0
	.endp produce#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC1:
	stringz	"got %d, %g\n"
	.sdata
	.align 8
.LC2:
	data8	routine#+2656
	.text
	.align 16
	.align 64
	.proc consume#
consume:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 6, 3, 0
	adds r16 = -16, r12
	.fframe 32
	adds r12 = -32, r12
	.mlx
	addl r32 = @gprel(box#), gp
	movl r34 = @gprel(.LC1)
	;;
	.mlx
	.save.f 0x1
	stf.spill [r16] = f2, 16
	movl r14 = 0x3fe0000000000000
	.mfi
	ld4 r39 = [r32]
	mov f2 = f0
	mov r37 = r1
	;;
	.mmi
	.save.f 0x2
	stf.spill [r16] = f3
	setf.d f3 = r14
	.save rp, r35
	mov r35 = b0
	.body
	.mmi
	addl r33 = @gprel(.LC2), gp
	add r34 = r1, r34
	cmp4.eq p6, p7 = -1, r39
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L6
	.align 32
.L8:
	.mii
	nop 0
	sxt4 r14 = r39
	mov r38 = r34
	;;
	.mmi
	nop 0
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f6, f3
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f2 = f2, f6
	;;
	.mib
	getf.d r40 = f2
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	ld8 r38 = [r33]
	mov r1 = r37
	;;
	adds r39 = -2656, r38
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = swapcontext#
	;;
	.mmi
	ld4 r39 = [r32]
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = -1, r39
	(p6) br.cond.dptk .L8
.L6:
	.mmi
	adds r17 = 16, r12
	nop 0
	mov b0 = r35
	;;
	.mmi
	ldf.fill f2 = [r17], 16
	nop 0
	mov ar.pfs = r36
	;;
	.mib
	ldf.fill f3 = [r17]
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp consume#
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	"home, %d\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 2, 3, 0
	nop 0
	adds r16 = 8, r12
	.mlx
	.fframe 64
	adds r12 = -64, r12
	movl r18 = @gprel(stacks#)
	;;
	.mmi
	adds r14 = 16, r12
	adds r2 = 56, r12
	adds r15 = 16, r12
	.mmi
	.mem.offset -8, 0
	st8.spill [r16] = r1
	add r18 = r1, r18
	adds r17 = 48, r12
	;;
	.mmi
	st8 [r2] = r14
	addl r14 = @ltoff(@fptr(produce#)), gp
	.save rp, r32
	mov r32 = b0
	.body
	.mmi
	adds r16 = 40, r12
	st8 [r17] = r18
	adds r17 = 32, r12
	;;
	.mmi
	ld8 r14 = [r14]
	st4 [r16] = r0
	adds r18 = 40, r12
	.mmi
	nop 0
	adds r2 = 32, r12
	nop 0
	;;
	.mmi
	st8 [r15] = r14
	addl r15 = @ltoff(@fptr(consume#)), gp
	adds r14 = 24, r12
	.mmi
	ld4 r18 = [r18]
	;;
	ld8 r15 = [r15]
	cmp4.ne p6, p7 = 2, r18
	;;
	.mlx
	st8 [r14] = r15
	movl r14 = @gprel(routine#)
	;;
	.mii
	add r14 = r1, r14
	nop 0
	;;
	nop 0
	.mmb
	st8 [r2] = r14
	nop 0
	(p7) br.cond.dpnt .L21
	;;
	.mmi
	ld8 r34 = [r17]
	nop 0
	nop 0
.L18:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getcontext#
	;;
	.mmi
	adds r15 = 32, r12
	adds r1 = 72, r12
	mov r36 = r0
	;;
	.mmi
	ld8 r15 = [r15]
	ld8 r1 = [r1]
	nop 0
	;;
	.mmi
	mov r17 = r15
	adds r16 = 16, r15
	adds r15 = 32, r15
	;;
	.mmi
	mov r34 = r17
	adds r14 = 200, r17
	adds r17 = 40, r12
	;;
	.mmi
	ld4 r17 = [r17]
	;;
	adds r18 = 1, r17
	adds r17 = 40, r12
	;;
	.mmi
	st4 [r17] = r18
	adds r18 = 48, r12
	addl r17 = 65536, r0
	;;
	.mmi
	ld8 r18 = [r18]
	st8 [r15] = r17
	adds r17 = 2656, r34
	.mlx
	nop 0
	movl r15 = @gprel(home#)
	;;
	.mmi
	mov r2 = r18
	st8 [r16] = r18
	adds r18 = 56, r12
	.mmi
	add r15 = r1, r15
	;;
	addl r16 = 65536, r2
	adds r2 = 48, r12
	.mmi
	st8 [r14] = r15
	;;
	st8 [r2] = r16
	nop 0
	.mii
	ld8 r2 = [r18]
	adds r16 = 32, r12
	;;
	adds r2 = 8, r2
	.mmi
	st8 [r16] = r17
	;;
	st8 [r18] = r2
	adds r2 = -8, r2
	;;
	.mib
	ld8 r35 = [r2], 8
	nop 0
	br.call.sptk.many b0 = makecontext#
	;;
	.mmi
	adds r18 = 40, r12
	adds r1 = 72, r12
	adds r17 = 32, r12
	;;
	.mmi
	ld4 r18 = [r18]
	ld8 r1 = [r1]
	nop 0
	;;
	.mib
	ld8 r34 = [r17]
	cmp4.ne p6, p7 = 2, r18
	(p6) br.cond.dptk .L18
	;;
.L21:
	.mlx
	nop 0
	movl r35 = @gprel(routine#)
	.mlx
	nop 0
	movl r34 = @gprel(home#)
	;;
	.mib
	add r35 = r1, r35
	add r34 = r1, r34
	br.call.sptk.many b0 = swapcontext#
	;;
	.mmi
	adds r1 = 72, r12
	;;
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	addl r14 = @gprel(box#), gp
	movl r34 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	add r34 = r1, r34
	nop 0
	.mmb
	ld4 r35 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 72, r12
	nop 0
	mov r8 = r0
	;;
	.mii
	ld8 r1 = [r1]
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	.endp main#
	.sbss
	.align 4
	.type	box#, @object
	.size	box#, 4
box:
	.skip	4
	.bss
	.align 1
	.type	stacks#, @object
	.size	stacks#, 131072
stacks:
	.skip	131072
	.align 16
	.type	routine#, @object
	.size	routine#, 5312
routine:
	.skip	5312
	.align 16
	.type	home#, @object
	.size	home#, 2656
home:
	.skip	2656
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
