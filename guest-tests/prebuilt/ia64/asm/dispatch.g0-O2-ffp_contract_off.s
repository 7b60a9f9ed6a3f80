// 97063bfc13d91603cb936b743e9db323
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
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 2, 9, 3, 0
	.fframe 1024
	adds r12 = -1024, r12
	.save rp, r39
	mov r39 = b0
	.mmi
	nop 0
	mov r41 = r1
	nop 0
	;;
	.mmi
	mov r16 = r0
	adds r18 = 16, r12
	.save ar.lc, r42
	mov r42 = ar.lc
	.body
	.mlx
	nop 0
	movl r14 = -6148914691236517205
	;;
	.mmi
	nop 0
	setf.sig f6 = r14
	mov ar.lc = 63
	.align 32
.L27:
	.mmi
	shladd r14 = r16, 3, r0
	mov r17 = r18
	adds r18 = 16, r18
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
	.mii
	getf.sig r15 = f7
	nop 0
	;;
	shr.u r19 = r15, 1
	.mmi
	and r15 = -2, r15
	;;
	add r15 = r15, r19
	nop 0
	;;
	.mmi
	sub r14 = r14, r15
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r14 = @gprel(square#)
	;;
	.mlx
	nop 0
	(p7) movl r14 = @gprel(circle#)
	;;
	.mmi
	(p6) add r14 = r1, r14
	;;
	(p7) add r14 = r1, r14
	nop 0
	;;
	.mmi
	nop 0
	st8 [r17] = r14, 8
	nop 0
	;;
	.mib
	st4 [r17] = r16
	adds r16 = 1, r16
	br.cloop.sptk.few .L27
	;;
	.mlx
	addl r14 = 20000, r0
	movl r38 = @gprel(steps#)
	.mmi
	addl r16 = @ltoff(@fptr(sub#)), gp
	adds r33 = 8, r33
	addl r45 = 10, r0
	;;
	.mmi
	adds r14 = -1, r14
	mov r44 = r0
	addl r34 = 7, r0
	.mlx
	addl r37 = 65536, r0
	movl r36 = 1013904223
	;;
	.mmi
	add r38 = r1, r38
	cmp4.ge p6, p7 = 1, r32
	addp4 r14 = r14, r0
	.mmb
	addl r43 = 1, r0
	addl r15 = 448, r0
	(p7) br.cond.dpnt .L43
	;;
	.mmi
	nop 0
	ld8 r16 = [r16]
	mov ar.lc = r14
.L32:
	.mmi
	add r15 = r15, r34
	;;
	nop 0
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
	add r34 = r14, r36
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
	and r14 = r37, r34
	mov r35 = r8
	;;
	.mii
	shladd r43 = r43, 4, r0
	cmp4.eq p6, p7 = 0, r14
	;;
	add r43 = r15, r43
	;;
	.mmi
	ld8 r14 = [r43]
	;;
	(p6) adds r14 = 8, r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mii
	nop 0
	mov b6 = r15
	nop 0
	.mmb
	ld8 r1 = [r14]
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	nop 0
	mov r1 = r41
	dep.z r15 = r34, 6, 26
	.mmb
	nop 0
	add r43 = r8, r35
	br.cloop.sptk.few .L39
	;;
.L29:
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
	mov r1 = r41
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	;;
	mov ar.lc = r42
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 1024, r12
	br.ret.sptk.many b0
.L39:
	.body
	.copy_state 1
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
	add r14 = r14, r36
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r14, 29, 3
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	add r14 = r38, r14
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
	add r34 = r14, r36
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
	and r14 = r37, r34
	mov r35 = r8
	;;
	.mii
	shladd r43 = r43, 4, r0
	cmp4.eq p6, p7 = 0, r14
	;;
	add r43 = r15, r43
	;;
	.mmi
	ld8 r14 = [r43]
	;;
	(p6) adds r14 = 8, r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mii
	nop 0
	mov b6 = r15
	nop 0
	.mmb
	ld8 r1 = [r14]
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	nop 0
	mov r1 = r41
	dep.z r15 = r34, 6, 26
	.mmb
	nop 0
	add r43 = r8, r35
	br.cloop.sptk.few .L39
	.mib
	nop 0
	nop 0
	br .L29
	;;
.L43:
	.mib
	ld8 r43 = [r33]
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mii
	nop 0
	dep.z r14 = r8, 5, 27
	mov r1 = r41
	;;
	.mii
	sub r14 = r14, r8
	addl r16 = @ltoff(@fptr(sub#)), gp
	;;
	shladd r14 = r14, 2, r0
	;;
	.mmi
	add r14 = r14, r8
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mii
	add r14 = r14, r15
	addl r15 = 448, r0
	;;
	dep.z r14 = r14, 5, 27
	;;
	.mmi
	cmp4.ge p6, p7 = 0, r14
	nop 0
	adds r14 = -1, r14
	;;
	.mib
	(p6) addl r43 = 1, r0
	addp4 r14 = r14, r0
	(p6) br.cond.dpnt .L29
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.mmb
	ld8 r16 = [r16]
	addl r43 = 1, r0
	br .L32
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
