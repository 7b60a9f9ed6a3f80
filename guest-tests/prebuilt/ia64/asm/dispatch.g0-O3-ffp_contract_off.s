// 9cc2acefc0e7f1b4f47f2799f0a0534e
	.file	"dispatch.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc add#
add:
	.prologue
	.body
	.mib
	nop 0
	add r8 = r32, r33
	br.ret.sptk.many b0
	.endp add#
	.align 16
	.align 64
	.proc sub#
sub:
	.prologue
	.body
	.mib
	nop 0
	sub r8 = r32, r33
	br.ret.sptk.many b0
	.endp sub#
	.align 16
	.align 64
	.proc xor_#
xor_:
	.prologue
	.body
	.mib
	nop 0
	xor r8 = r33, r32
	br.ret.sptk.many b0
	.endp xor_#
	.align 16
	.align 64
	.proc and_#
and_:
	.prologue
	.body
	.mmi
	nop 0
	or r33 = 1, r33
	nop 0
	;;
	.mib
	nop 0
	and r8 = r32, r33
	br.ret.sptk.many b0
	.endp and_#
	.align 16
	.align 64
	.proc shl#
shl:
	.prologue
	.body
	.mmi
	nop 0
	and r33 = 7, r33
	nop 0
	;;
	.mib
	nop 0
	shl r8 = r32, r33
	br.ret.sptk.many b0
	.endp shl#
	.align 16
	.align 64
	.proc shr#
shr:
	.prologue
	.body
	.mii
	addp4 r8 = r32, r0
	and r33 = 7, r33
	;;
	shr.u r8 = r8, r33
	;;
	.mib
	nop 0
	or r8 = 1, r8
	br.ret.sptk.many b0
	.endp shr#
	.align 16
	.align 64
	.proc mul#
mul:
	.prologue
	.body
	.mmi
	shladd r15 = r32, 2, r0
	;;
	add r15 = r15, r32
	nop 0
	;;
	.mmi
	shladd r14 = r15, 4, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	sub r32 = r14, r32
	nop 0
	;;
	.mmi
	shladd r14 = r32, 3, r0
	;;
	sub r14 = r14, r32
	nop 0
	;;
	.mii
	nop 0
	dep.z r15 = r14, 5, 27
	;;
	add r14 = r14, r15
	;;
	.mib
	nop 0
	add r8 = r14, r33
	br.ret.sptk.many b0
	.endp mul#
	.align 16
	.align 64
	.proc not_#
not_:
	.prologue
	.body
	.mib
	nop 0
	sub r8 = r33, r32, 1
	br.ret.sptk.many b0
	.endp not_#
	.align 16
	.align 64
	.proc square_area#
square_area:
	.prologue
	.body
	.mmi
	adds r32 = 8, r32
	;;
	ld4 r32 = [r32]
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f6 = r32
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f6
	;;
	.mib
	getf.sig r8 = f6
	nop 0
	br.ret.sptk.many b0
	.endp square_area#
	.align 16
	.align 64
	.proc square_edge#
square_edge:
	.prologue
	.body
	.mmi
	adds r32 = 8, r32
	;;
	ld4 r8 = [r32]
	nop 0
	;;
	.mib
	nop 0
	shladd r8 = r8, 2, r0
	br.ret.sptk.many b0
	.endp square_edge#
	.align 16
	.align 64
	.proc circle_area#
circle_area:
	.prologue
	.body
	.mmi
	adds r32 = 8, r32
	;;
	ld4 r32 = [r32]
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f6 = r32
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f6
	;;
	.mmi
	getf.sig r14 = f6
	;;
	shladd r8 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r8 = r8, r14
	;;
	shladd r8 = r8, 3, r0
	nop 0
	;;
	.mmi
	sub r8 = r8, r14
	;;
	shladd r14 = r8, 2, r0
	nop 0
	;;
	.mlx
	add r8 = r8, r14
	movl r14 = -7999030616033345391
	;;
	.mmi
	addp4 r8 = r8, r0
	setf.sig f7 = r14
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f6 = r8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f7
	;;
	.mmi
	nop 0
	getf.sig r8 = f6
	nop 0
	;;
	.mib
	nop 0
	extr.u r8 = r8, 6, 32
	br.ret.sptk.many b0
	.endp circle_area#
	.align 16
	.align 64
	.proc circle_edge#
circle_edge:
	.prologue
	.body
	.mmi
	adds r32 = 8, r32
	;;
	ld4 r15 = [r32]
	nop 0
	;;
	.mmi
	shladd r14 = r15, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	shladd r8 = r14, 2, r0
	nop 0
	;;
	.mlx
	add r8 = r14, r8
	movl r14 = -7999030616033345391
	;;
	.mmi
	shladd r8 = r8, 1, r0
	setf.sig f7 = r14
	nop 0
	;;
	.mmi
	addp4 r8 = r8, r0
	;;
	setf.sig f6 = r8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f7
	;;
	.mmi
	nop 0
	getf.sig r8 = f6
	nop 0
	;;
	.mib
	nop 0
	extr.u r8 = r8, 6, 32
	br.ret.sptk.many b0
	.endp circle_edge#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%08x\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 2, 9, 3, 0
	.fframe 1024
	adds r12 = -1024, r12
	.save rp, r40
	mov r40 = b0
	.mlx
	mov r42 = r1
	.body
	movl r22 = @gprel(square#)
	;;
	.mlx
	nop 0
	movl r14 = -6148914691236517205
	.mlx
	adds r17 = 16, r12
	movl r21 = @gprel(circle#)
	;;
	.mmi
	nop 0
	setf.sig f6 = r14
	mov r16 = r0
	.mmi
	nop 0
	add r22 = r1, r22
	add r21 = r1, r21
	;;
	.align 32
.L29:
	.mmi
	shladd r14 = r16, 3, r0
	mov r19 = r17
	mov r18 = r17
	;;
	.mmi
	sub r14 = r14, r16
	;;
	addp4 r14 = r14, r0
	nop 0
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
	nop 0
	getf.sig r15 = f7
	nop 0
	;;
	.mii
	nop 0
	shr.u r20 = r15, 1
	and r15 = -2, r15
	;;
	.mmi
	add r15 = r15, r20
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L26
	.mmi
	st8 [r19] = r21, 8
	nop 0
	adds r17 = 16, r17
	;;
	.mmi
	st4 [r19] = r16
	nop 0
	adds r16 = 1, r16
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 64, r16
	(p6) br.cond.dptk .L29
	.mlx
	addl r36 = 20000, r0
	movl r39 = @gprel(steps#)
	.mmi
	adds r33 = 8, r33
	addl r45 = 10, r0
	mov r44 = r0
	;;
	.mlx
	addl r34 = 7, r0
	movl r37 = 1013904223
	.mmi
	addl r38 = 65536, r0
	add r39 = r1, r39
	cmp4.ge p6, p7 = 1, r32
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dpnt .L45
.L30:
	.mmi
	addl r16 = @ltoff(@fptr(sub#)), gp
	addl r43 = 1, r0
	nop 0
	.mmi
	addl r15 = 448, r0
	;;
	ld8 r16 = [r16]
	nop 0
.L34:
	.mii
	add r15 = r15, r34
	adds r36 = -1, r36
	;;
	dep.z r14 = r15, 6, 26
	;;
	.mmi
	add r14 = r14, r34
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r34
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r34
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
	.mii
	add r14 = r14, r15
	nop 0
	;;
	add r34 = r14, r37
	.mii
	ld8 r14 = [r16], 8
	nop 0
	;;
	mov b6 = r14
	.mmi
	nop 0
	ld8 r1 = [r16]
	nop 0
	;;
	.mib
	nop 0
	extr.u r44 = r34, 16, 16
	br.call.sptk.many b0 = b6
	;;
	.mib
	nop 0
	extr.u r43 = r34, 10, 6
	nop 0
	.mmi
	adds r15 = 16, r12
	and r14 = r38, r34
	mov r35 = r8
	;;
	.mii
	shladd r43 = r43, 4, r0
	cmp4.eq p6, p7 = 0, r14
	;;
	add r43 = r15, r43
	;;
	.mib
	ld8 r14 = [r43]
	nop 0
	(p6) br.cond.dptk .L32
	;;
	.align 32
.L46:
	.mmi
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mmi
	nop 0
	mov r1 = r42
	cmp4.ne p6, p7 = 0, r36
	.mmb
	nop 0
	add r43 = r35, r8
	(p7) br.cond.dpnt .L31
.L33:
	.mii
	nop 0
	dep.z r15 = r34, 6, 26
	adds r36 = -1, r36
	;;
	.mii
	add r14 = r15, r34
	add r15 = r15, r34
	;;
	dep.z r14 = r14, 6, 26
	;;
	.mmi
	add r14 = r14, r34
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r34
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r34
	;;
	shladd r16 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r16 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	add r14 = r14, r37
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r14, 29, 3
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	add r14 = r39, r14
	;;
	ld8 r16 = [r14]
	dep.z r14 = r15, 6, 26
	;;
	.mmi
	add r14 = r14, r34
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r34
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r34
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
	.mii
	add r14 = r14, r15
	nop 0
	;;
	add r34 = r14, r37
	.mii
	ld8 r14 = [r16], 8
	nop 0
	;;
	mov b6 = r14
	.mmi
	nop 0
	ld8 r1 = [r16]
	nop 0
	;;
	.mib
	nop 0
	extr.u r44 = r34, 16, 16
	br.call.sptk.many b0 = b6
	;;
	.mib
	nop 0
	extr.u r43 = r34, 10, 6
	nop 0
	.mmi
	adds r15 = 16, r12
	and r14 = r38, r34
	mov r35 = r8
	;;
	.mii
	shladd r43 = r43, 4, r0
	cmp4.eq p6, p7 = 0, r14
	;;
	add r43 = r15, r43
	;;
	.mib
	ld8 r14 = [r43]
	nop 0
	(p7) br.cond.dptk .L46
	;;
.L32:
	.mmi
	adds r14 = 8, r14
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
	.mmi
	nop 0
	mov r1 = r42
	cmp4.eq p6, p7 = 0, r36
	.mmb
	nop 0
	add r43 = r35, r8
	(p7) br.cond.dptk .L33
	;;
.L31:
	.mlx
	mov r44 = r43
	movl r43 = @gprel(.LC0)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r42
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 1024, r12
	nop 0
	br.ret.sptk.many b0
.L26:
	.body
	.copy_state 1
	.mmi
	st8 [r18] = r22, 8
	nop 0
	adds r17 = 16, r17
	;;
	.mmi
	st4 [r18] = r16
	nop 0
	adds r16 = 1, r16
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 64, r16
	(p7) br.cond.dptk .L29
	.mlx
	adds r33 = 8, r33
	movl r39 = @gprel(steps#)
	.mmi
	addl r45 = 10, r0
	mov r44 = r0
	addl r34 = 7, r0
	;;
	.mlx
	nop 0
	movl r37 = 1013904223
	.mmi
	addl r38 = 65536, r0
	add r39 = r1, r39
	addl r36 = 20000, r0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 1, r32
	(p6) br.cond.dptk .L30
.L45:
	.mib
	ld8 r43 = [r33]
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mii
	nop 0
	dep.z r14 = r8, 5, 27
	mov r1 = r42
	;;
	.mii
	sub r14 = r14, r8
	addl r16 = @ltoff(@fptr(sub#)), gp
	;;
	shladd r14 = r14, 2, r0
	;;
	.mmi
	nop 0
	add r14 = r14, r8
	nop 0
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	addl r15 = 448, r0
	;;
	.mii
	nop 0
	dep.z r36 = r14, 5, 27
	;;
	cmp4.ge p6, p7 = 0, r36
	;;
	.mib
	(p6) addl r43 = 1, r0
	nop 0
	(p6) br.cond.dpnt .L31
	;;
	.mib
	ld8 r16 = [r16]
	addl r43 = 1, r0
	br .L34
	.endp main#
	.section	.rodata
	.align 8
	.type	circle#, @object
	.size	circle#, 16
circle:
	data8	@fptr(circle_area#)
	data8	@fptr(circle_edge#)
	.align 8
	.type	square#, @object
	.size	square#, 16
square:
	data8	@fptr(square_area#)
	data8	@fptr(square_edge#)
	.align 8
	.type	steps#, @object
	.size	steps#, 64
steps:
	data8	@fptr(add#)
	data8	@fptr(sub#)
	data8	@fptr(xor_#)
	data8	@fptr(and_#)
	data8	@fptr(shl#)
	data8	@fptr(shr#)
	data8	@fptr(mul#)
	data8	@fptr(not_#)
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
