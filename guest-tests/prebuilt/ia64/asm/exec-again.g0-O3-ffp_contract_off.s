// 816337e845914a58c15201f2a964fa0f guest-tests/process/exec-again.c
	.file	"exec-again.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.global answer#
	.type	answer#, @function
	.proc answer#
answer:
	.prologue
	.body
	.mib
	nop 0
	addl r8 = 4951, r0
	br.ret.sptk.many b0
	.endp answer#
	.align 16
	.align 64
	.global other_answer#
	.type	other_answer#, @function
	.proc other_answer#
other_answer:
	.prologue
	.body
	.mib
	nop 0
	addl r8 = 5224, r0
	br.ret.sptk.many b0
	.endp other_answer#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"odd"
	.align 8
.LC1:
	stringz	"%d %s %x"
	.align 8
.LC2:
	stringz	"even"
	.text
	.align 16
	.align 64
	.proc role#
role:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 1, 8, 6, 0
	mov r16 = r12
	.fframe 128
	adds r12 = -128, r12
	.mlx
	mov r40 = r1
	movl r37 = @gprel(.LC2)
	;;
	.mib
	nop 0
	.save rp, r38
	mov r38 = b0
	nop 0
	.mlx
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	movl r14 = 6148914691236517206
	;;
	.mmi
	setf.sig f2 = r14
	addl r14 = @gprel(ask#), gp
	add r37 = r1, r37
	.mmi
	mov r34 = r0
	;;
	ld8.acq r14 = [r14]
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
	mov r1 = r40
	adds r8 = -4951, r8
	cmp4.ge p6, p7 = 0, r32
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC1)
	.mlx
	add r33 = r8, r32
	movl r36 = @gprel(.LC0)
	;;
	.mib
	add r35 = r1, r35
	add r36 = r1, r36
	(p6) br.cond.dpnt .L6
	;;
	.align 32
.L9:
	.mmi
	mov r45 = r36
	addl r42 = 100, r0
	sxt4 r14 = r34
	.mmi
	adds r41 = 16, r12
	mov r46 = r33
	mov r44 = r34
	;;
	.mii
	setf.sig f6 = r14
	shr r16 = r14, 63
	mov r43 = r35
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f2
	;;
	.mmi
	getf.sig r15 = f6
	;;
	sub r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r16 = r15, 1, r0
	;;
	add r15 = r16, r15
	nop 0
	;;
	.mmi
	nop 0
	sub r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L7
	.mib
	adds r34 = 1, r34
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	mov r1 = r40
	adds r41 = 16, r12
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	nop 0
	mov r1 = r40
	dep.z r14 = r33, 5, 27
	.mmi
	addl r43 = 10, r0
	mov r42 = r0
	adds r41 = 16, r12
	;;
	.mmi
	nop 0
	sub r33 = r14, r33
	nop 0
	;;
	.mib
	add r33 = r33, r8
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	nop 0
	mov r1 = r40
	cmp4.ne p6, p7 = r34, r32
	.mmb
	nop 0
	add r33 = r33, r8
	(p6) br.cond.dptk .L9
	;;
.L6:
	.mmi
	and r8 = 63, r33
	adds r17 = 128, r12
	mov b0 = r38
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r17]
	mov ar.pfs = r39
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 128, r12
	br.ret.sptk.many b0
	;;
.L7:
	.body
	.copy_state 1
	.mmi
	mov r45 = r37
	addl r42 = 100, r0
	nop 0
	.mmb
	adds r41 = 16, r12
	adds r34 = 1, r34
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	mov r1 = r40
	adds r41 = 16, r12
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	nop 0
	mov r1 = r40
	dep.z r14 = r33, 5, 27
	.mmi
	addl r43 = 10, r0
	mov r42 = r0
	adds r41 = 16, r12
	;;
	.mmi
	nop 0
	sub r33 = r14, r33
	nop 0
	;;
	.mib
	add r33 = r33, r8
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	nop 0
	mov r1 = r40
	cmp4.eq p6, p7 = r34, r32
	.mmb
	nop 0
	add r33 = r33, r8
	(p7) br.cond.dptk .L9
	;;
	.mmi
	and r8 = 63, r33
	adds r17 = 128, r12
	mov b0 = r38
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r17]
	mov ar.pfs = r39
	.mmb
	nop 0
	.restore sp
	adds r12 = 128, r12
	br.ret.sptk.many b0
	.endp role#
	.align 16
	.align 64
	.proc ended#
ended:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	mov r36 = r32
	;;
	.mib
	mov r38 = r0
	adds r37 = 16, r12
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r35
	;;
	.mmi
	ld4 r8 = [r14]
	;;
	and r14 = 127, r8
	extr.u r8 = r8, 8, 8
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mii
	(p6) sub r8 = r0, r14
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp ended#
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	"%s: %s\n"
	.text
	.align 16
	.align 64
	.proc must.part.0#
must.part.0:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	.mmb
	ld4 r36 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r35
	mov r38 = r8
	mov r37 = r32
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC3)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	addl r36 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp must.part.0#
	.section	.rodata.str1.8
	.align 8
.LC4:
	stringz	"open"
	.align 8
.LC5:
	stringz	"write"
	.text
	.align 16
	.align 64
	.proc write_file#
write_file:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 3, 0
	nop 0
	.save rp, r36
	mov r36 = b0
	.mmi
	mov r38 = r1
	.body
	nop 0
	mov r39 = r32
	;;
	.mib
	addl r40 = 1, r0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	mov r35 = r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC4)
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	mov r39 = r35
	nop 0
	mov r41 = r34
	.mmb
	mov r40 = r33
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC5)
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	mov r39 = r35
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov b0 = r36
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
	.endp write_file#
	.section	.rodata.str1.8
	.align 8
.LC6:
	stringz	"again"
	.text
	.align 16
	.align 64
	.proc start.part.0#
start.part.0:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r34
	mov r34 = b0
	.mlx
	mov r36 = r1
	movl r14 = @gprel(.LC6)
	.body
	;;
	.mmi
	add r14 = r1, r14
	adds r15 = 16, r12
	mov r37 = r32
	;;
	.mmi
	st8 [r15] = r14
	adds r14 = 24, r12
	mov r38 = r15
	;;
	.mmi
	st8 [r14] = r33
	nop 0
	adds r14 = 32, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = execv#
	;;
	.mib
	mov r1 = r36
	addl r37 = 127, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp start.part.0#
	.section	.rodata.str1.8
	.align 8
.LC7:
	stringz	"yes"
	.align 8
.LC8:
	stringz	"NO"
	.align 8
.LC9:
	stringz	"%d"
	.align 8
.LC10:
	stringz	"/proc/self/exe"
	.align 8
.LC11:
	stringz	"one_by_one"
	.align 8
.LC12:
	stringz	"%-3s %s\n"
	.align 8
.LC13:
	stringz	"together"
	.align 8
.LC14:
	stringz	"fstat"
	.align 8
.LC15:
	stringz	"copy"
	.align 8
.LC16:
	stringz	"memfd_create"
	.align 8
.LC17:
	stringz	"/proc/self/fd/%d"
	.align 8
.LC18:
	stringz	"5"
	.align 8
.LC19:
	stringz	"ended(start(path, \"5\")) == role(5) && ended(start(path, \"5\")) == role(5)"
	.align 8
.LC20:
	stringz	"patch(file, size) == 1"
	.align 8
.LC21:
	stringz	"0"
	.align 8
.LC22:
	stringz	"ended(start(path, \"0\")) == ((before + 0x1468 - 0x1357) & 63) && ended(start(path, \"0\")) == ((before + 0x1468 - 0x1357) & 63)"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 48
	.mmb
	.save ar.pfs, r49
	alloc r49 = ar.pfs, 2, 17, 6, 0
	adds r16 = -8, r12
	nop 0
	.mii
	.fframe 208
	adds r12 = -208, r12
	mov r17 = ar.lc
	addl r44 = @gprel(ask#), gp
	;;
	.mlx
	mov r36 = r0
	movl r14 = 6148914691236517206
	.mlx
	addl r41 = 1, r0
	movl r43 = @gprel(.LC9)
	;;
	.mlx
	adds r42 = 176, r12
	movl r40 = @gprel(.LC2)
	.mlx
	addl r45 = 255, r0
	movl r37 = @gprel(.LC1)
	;;
	.mlx
	add r43 = r1, r43
	movl r39 = @gprel(.LC0)
	.mmi
	add r40 = r1, r40
	add r37 = r1, r37
	mov r50 = r1
	;;
	.mii
	add r39 = r1, r39
	.save rp, r48
	mov r48 = b0
	cmp4.ge p6, p7 = 1, r32
	;;
	.mii
	.savesp ar.lc, 200
	st8 [r16] = r17, 8
	nop 0
	;;
	nop 0
	.mmb
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	setf.sig f2 = r14
	(p7) br.cond.dpnt .L91
	.align 32
.L25:
	.mmi
	mov r54 = r36
	mov r53 = r43
	addl r52 = 12, r0
	.mmb
	mov r51 = r42
	mov r35 = r0
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	mov r1 = r50
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r50
	mov r51 = r8
	.mmb
	mov r53 = r0
	adds r52 = 16, r12
	(p7) br.cond.spnt .L38
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	nop 0
	adds r14 = 16, r12
	nop 0
	;;
	.mmi
	ld4 r15 = [r14]
	ld8.acq r14 = [r44]
	nop 0
	;;
	.mmi
	and r38 = 127, r15
	;;
	cmp4.ne p6, p7 = 0, r38
	nop 0
	;;
	.mii
	nop 0
	(p7) extr r15 = r15, 8, 24
	(p6) sub r38 = r0, r38
	;;
	.mmi
	(p7) and r38 = r45, r15
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mmi
	adds r8 = -4951, r8
	mov r1 = r50
	cmp4.eq p6, p7 = 0, r36
	;;
	.mib
	nop 0
	add r34 = r8, r36
	(p6) br.cond.dpnt .L29
	;;
	.align 32
.L33:
	.mii
	nop 0
	sxt4 r14 = r35
	mov r56 = r34
	.mmi
	mov r54 = r35
	;;
	setf.sig f6 = r14
	shr r16 = r14, 63
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f2
	;;
	.mmi
	getf.sig r15 = f6
	;;
	sub r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r16 = r15, 1, r0
	;;
	add r15 = r16, r15
	nop 0
	;;
	.mmi
	nop 0
	sub r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L30
	.mmi
	mov r55 = r39
	mov r53 = r37
	addl r52 = 100, r0
	.mmb
	adds r51 = 16, r12
	adds r35 = 1, r35
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	mov r1 = r50
	adds r51 = 16, r12
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	nop 0
	mov r1 = r50
	dep.z r14 = r34, 5, 27
	.mmi
	addl r53 = 10, r0
	mov r52 = r0
	adds r51 = 16, r12
	;;
	.mmi
	nop 0
	sub r34 = r14, r34
	nop 0
	;;
	.mib
	add r34 = r34, r8
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	nop 0
	mov r1 = r50
	cmp4.ne p6, p7 = r36, r35
	.mmb
	nop 0
	add r34 = r34, r8
	(p6) br.cond.dptk .L33
	;;
	.mmi
	and r34 = 63, r34
	nop 0
	adds r36 = 1, r36
	;;
	.mii
	cmp4.eq p8, p9 = r34, r38
	cmp4.eq p6, p7 = 24, r36
	;;
	(p8) addl r14 = 1, r0
	;;
	.mmi
	(p9) mov r14 = r0
	;;
	and r14 = r41, r14
	nop 0
	;;
	.mib
	nop 0
	mov r41 = r14
	(p7) br.cond.dptk .L25
.L97:
	.mlx
	cmp4.eq p6, p7 = 0, r14
	movl r53 = @gprel(.LC11)
	.mlx
	mov r43 = r0
	movl r51 = @gprel(.LC12)
	;;
	.mlx
	addl r45 = 1, r0
	(p7) movl r52 = @gprel(.LC7)
	.mlx
	add r53 = r1, r53
	movl r46 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	(p6) movl r52 = @gprel(.LC8)
	.mmi
	add r51 = r1, r51
	add r46 = r1, r46
	addl r47 = 255, r0
	;;
	.mmi
	nop 0
	(p7) add r52 = r1, r52
	nop 0
	;;
	.mib
	(p6) add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	nop 0
	movl r14 = 6148914691236517206
	.mmi
	nop 0
	mov r1 = r50
	nop 0
	;;
	.mlx
	setf.sig f2 = r14
	movl r40 = @gprel(.LC2)
	.mlx
	nop 0
	movl r37 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC0)
	.mii
	add r40 = r1, r40
	add r37 = r1, r37
	;;
	add r39 = r1, r39
	.align 32
.L37:
	.mmi
	adds r41 = 160, r12
	mov r34 = r0
	mov ar.lc = 3
	.mmi
	nop 0
	;;
	nop 0
	mov r35 = r41
.L39:
	.mmi
	mov r54 = r34
	mov r53 = r46
	addl r52 = 12, r0
	.mmb
	mov r51 = r42
	add r34 = r34, r43
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	mov r1 = r50
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mib
	mov r1 = r50
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.spnt .L38
	;;
	.mib
	st4 [r35] = r8, 4
	nop 0
	br.cloop.sptk.few .L39
	.mmi
	mov r36 = r0
	nop 0
	nop 0
	;;
	.align 32
.L46:
	.mmi
	adds r52 = 16, r12
	ld4 r51 = [r41], 4
	nop 0
	.mmb
	mov r53 = r0
	mov r35 = r0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	nop 0
	adds r14 = 16, r12
	nop 0
	;;
	.mmi
	ld4 r15 = [r14]
	ld8.acq r14 = [r44]
	nop 0
	;;
	.mmi
	and r38 = 127, r15
	;;
	cmp4.ne p6, p7 = 0, r38
	nop 0
	;;
	.mii
	nop 0
	(p7) extr r15 = r15, 8, 24
	(p6) sub r38 = r0, r38
	;;
	.mmi
	(p7) and r38 = r47, r15
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mmi
	adds r8 = -4951, r8
	mov r1 = r50
	cmp4.eq p6, p7 = 0, r36
	;;
	.mib
	nop 0
	add r34 = r8, r36
	(p6) br.cond.dpnt .L42
	;;
	.align 32
.L45:
	.mii
	nop 0
	sxt4 r14 = r35
	mov r56 = r34
	.mmi
	mov r54 = r35
	;;
	setf.sig f6 = r14
	shr r16 = r14, 63
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f2
	;;
	.mmi
	getf.sig r15 = f6
	;;
	sub r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r16 = r15, 1, r0
	;;
	add r15 = r16, r15
	nop 0
	;;
	.mmi
	nop 0
	sub r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L43
	.mmi
	mov r55 = r39
	mov r53 = r37
	addl r52 = 100, r0
	.mmb
	adds r51 = 16, r12
	adds r35 = 1, r35
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	mov r1 = r50
	adds r51 = 16, r12
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	nop 0
	mov r1 = r50
	dep.z r14 = r34, 5, 27
	.mmi
	addl r53 = 10, r0
	mov r52 = r0
	adds r51 = 16, r12
	;;
	.mmi
	nop 0
	sub r34 = r14, r34
	nop 0
	;;
	.mib
	add r34 = r34, r8
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	nop 0
	mov r1 = r50
	cmp4.ne p6, p7 = r36, r35
	.mmb
	nop 0
	add r34 = r34, r8
	(p6) br.cond.dptk .L45
	;;
.L42:
	.mii
	and r34 = 63, r34
	add r36 = r36, r43
	;;
	cmp4.eq p6, p7 = r34, r38
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	cmp.ne p6, p7 = r41, r42
	;;
	.mmi
	nop 0
	and r14 = r45, r14
	nop 0
	;;
	.mib
	nop 0
	mov r45 = r14
	(p6) br.cond.dptk .L46
.L98:
	.mmi
	nop 0
	adds r43 = 1, r43
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 6, r43
	(p7) br.cond.dptk .L37
	;;
	.mlx
	cmp4.eq p6, p7 = 0, r14
	movl r53 = @gprel(.LC13)
	.mlx
	nop 0
	movl r51 = @gprel(.LC12)
	;;
	.mlx
	nop 0
	(p7) movl r52 = @gprel(.LC7)
	.mmi
	add r53 = r1, r53
	nop 0
	add r51 = r1, r51
	;;
	.mlx
	nop 0
	(p6) movl r52 = @gprel(.LC8)
	;;
	.mmi
	nop 0
	(p7) add r52 = r1, r52
	nop 0
	;;
	.mib
	(p6) add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r52 = r0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC10)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r50
	cmp4.ne p6, p7 = -1, r8
	mov r34 = r8
	;;
	.mlx
	nop 0
	(p7) movl r51 = @gprel(.LC4)
	;;
	.mib
	(p7) add r51 = r1, r51
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	mov r51 = r34
	adds r52 = 16, r12
	br.call.sptk.many b0 = fstat#
	;;
	.mmi
	mov r1 = r50
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r51 = @gprel(.LC14)
	;;
	.mib
	(p7) add r51 = r1, r51
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r14 = 64, r12
	;;
	ld8 r35 = [r14]
	nop 0
	;;
	.mib
	mov r51 = r35
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	mov r53 = r35
	mov r51 = r34
	mov r39 = r8
	.mmb
	mov r52 = r8
	mov r1 = r50
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r51 = r34
	nop 0
	mov r37 = r8
	.mmb
	mov r1 = r50
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r52 = r0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC15)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = memfd_create#
	;;
	.mmi
	mov r1 = r50
	cmp4.ne p6, p7 = -1, r8
	mov r54 = r8
	;;
	.mlx
	nop 0
	(p7) movl r51 = @gprel(.LC16)
	;;
	.mib
	(p7) add r51 = r1, r51
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC17)
	.mmi
	addl r52 = 40, r0
	nop 0
	adds r51 = 16, r12
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r52 = r39
	mov r53 = r37
	nop 0
	.mmb
	adds r51 = 16, r12
	mov r1 = r50
	br.call.sptk.many b0 = write_file#
	;;
	.mib
	mov r1 = r50
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r50
	.mmb
	mov r51 = r8
	nop 0
	(p7) br.cond.spnt .L54
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ended#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r34 = r8
	.mmb
	addl r51 = 5, r0
	nop 0
	br.call.sptk.many b0 = role#
	;;
	.mib
	mov r1 = r50
	cmp4.ne p6, p7 = r8, r34
	(p7) br.cond.dpnt .L92
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC8)
	;;
	.mmi
	add r52 = r1, r52
	nop 0
	nop 0
.L55:
	.mlx
	mov r34 = r39
	movl r53 = @gprel(.LC19)
	.mlx
	mov r38 = r0
	movl r51 = @gprel(.LC12)
	;;
	.mib
	add r53 = r1, r53
	add r51 = r1, r51
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r50
	ld8.acq r15 = [r44]
	nop 0
	;;
	.mmi
	nop 0
	addl r14 = @gprel(ask_other#), gp
	nop 0
	;;
	.mmi
	ld8.acq r14 = [r14]
	ld8 r36 = [r15]
	adds r15 = 4, r37
	;;
	.mmi
	ld8 r40 = [r14]
	;;
	cmp.leu p6, p7 = r40, r36
	nop 0
	;;
	.mmi
	nop 0
	(p7) sub r35 = r40, r36
	nop 0
	;;
	.mii
	(p6) sub r35 = r36, r40
	nop 0
	;;
	cmp.gtu p6, p7 = r35, r37
	.mmb
	sub r14 = r37, r35
	adds r16 = 4, r35
	(p6) br.cond.dpnt .L58
	;;
	.mii
	nop 0
	shr.u r14 = r14, 2
	cmp.ltu p6, p7 = r15, r16
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r14
	;;
	(p6) mov ar.lc = 0
	.align 32
.L60:
	.mmi
	mov r51 = r34
	nop 0
	mov r53 = r35
	.mmb
	mov r52 = r36
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r50
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L93
	;;
	.mib
	nop 0
	adds r34 = 4, r34
	br.cloop.sptk.few .L60
.L96:
	.mib
	nop 0
	cmp4.ne p6, p7 = 1, r38
	(p7) br.cond.dpnt .L94
.L58:
	.mlx
	nop 0
	movl r52 = @gprel(.LC8)
	;;
	.mmi
	add r52 = r1, r52
	nop 0
	nop 0
.L62:
	.mlx
	nop 0
	movl r53 = @gprel(.LC20)
	.mlx
	nop 0
	movl r51 = @gprel(.LC12)
	;;
	.mib
	add r53 = r1, r53
	add r51 = r1, r51
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r50
	mov r51 = r0
	br.call.sptk.many b0 = role#
	;;
	.mmi
	mov r52 = r39
	mov r53 = r37
	adds r51 = 16, r12
	.mmb
	mov r34 = r8
	mov r1 = r50
	br.call.sptk.many b0 = write_file#
	;;
	.mib
	mov r1 = r50
	adds r34 = 273, r34
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r50
	nop 0
	.mmb
	mov r51 = r8
	and r34 = 63, r34
	(p7) br.cond.spnt .L65
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ended#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r35 = r8
	.mmb
	cmp4.ne p6, p7 = r34, r8
	nop 0
	(p7) br.cond.dpnt .L95
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC8)
	;;
	.mmi
	add r52 = r1, r52
	nop 0
	nop 0
.L66:
	.mlx
	nop 0
	movl r53 = @gprel(.LC22)
	.mlx
	nop 0
	movl r51 = @gprel(.LC12)
	;;
	.mib
	add r53 = r1, r53
	add r51 = r1, r51
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r50
	nop 0
	.mmi
	adds r18 = 200, r12
	nop 0
	mov b0 = r48
	;;
	.mmi
	ld8 r19 = [r18], 8
	nop 0
	mov ar.pfs = r49
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r18]
	mov ar.lc = r19
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 208, r12
	br.ret.sptk.many b0
	;;
.L93:
	.body
	.copy_state 1
	.mmi
	mov r51 = r34
	mov r53 = r35
	mov r52 = r40
	.mmb
	adds r38 = 1, r38
	adds r34 = 4, r34
	br.call.sptk.many b0 = memcpy#
	;;
	.mib
	nop 0
	mov r1 = r50
	br.cloop.sptk.few .L60
	.mib
	nop 0
	nop 0
	br .L96
.L30:
	.mmi
	mov r55 = r40
	mov r53 = r37
	addl r52 = 100, r0
	.mmb
	adds r51 = 16, r12
	adds r35 = 1, r35
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	mov r1 = r50
	adds r51 = 16, r12
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	nop 0
	mov r1 = r50
	dep.z r14 = r34, 5, 27
	.mmi
	addl r53 = 10, r0
	mov r52 = r0
	adds r51 = 16, r12
	;;
	.mmi
	nop 0
	sub r34 = r14, r34
	nop 0
	;;
	.mib
	add r34 = r34, r8
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	nop 0
	mov r1 = r50
	cmp4.eq p6, p7 = r35, r36
	.mmb
	nop 0
	add r34 = r34, r8
	(p7) br.cond.dptk .L33
	;;
	.mmi
	and r34 = 63, r34
	nop 0
	adds r36 = 1, r36
	;;
	.mii
	cmp4.eq p8, p9 = r34, r38
	cmp4.eq p6, p7 = 24, r36
	;;
	(p8) addl r14 = 1, r0
	;;
	.mmi
	(p9) mov r14 = r0
	;;
	and r14 = r41, r14
	nop 0
	;;
	.mib
	nop 0
	mov r41 = r14
	(p7) br.cond.dptk .L25
	.mib
	nop 0
	nop 0
	br .L97
.L43:
	.mmi
	mov r55 = r40
	mov r53 = r37
	addl r52 = 100, r0
	.mmb
	adds r51 = 16, r12
	adds r35 = 1, r35
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	mov r1 = r50
	adds r51 = 16, r12
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	nop 0
	mov r1 = r50
	dep.z r14 = r34, 5, 27
	.mmi
	addl r53 = 10, r0
	mov r52 = r0
	adds r51 = 16, r12
	;;
	.mmi
	nop 0
	sub r34 = r14, r34
	nop 0
	;;
	.mib
	add r34 = r34, r8
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	nop 0
	mov r1 = r50
	cmp4.eq p6, p7 = r35, r36
	.mmb
	nop 0
	add r34 = r34, r8
	(p7) br.cond.dptk .L45
	;;
	.mii
	and r34 = 63, r34
	add r36 = r36, r43
	;;
	cmp4.eq p6, p7 = r34, r38
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	cmp.ne p6, p7 = r41, r42
	;;
	.mmi
	nop 0
	and r14 = r45, r14
	nop 0
	;;
	.mib
	nop 0
	mov r45 = r14
	(p6) br.cond.dptk .L46
	.mib
	nop 0
	nop 0
	br .L98
.L29:
	.mii
	and r34 = 63, r34
	addl r36 = 1, r0
	;;
	cmp4.eq p6, p7 = r34, r38
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mib
	nop 0
	and r41 = r41, r14
	br .L25
.L94:
	.mlx
	nop 0
	movl r52 = @gprel(.LC7)
	;;
	.mib
	nop 0
	add r52 = r1, r52
	br .L62
	;;
.L91:
	.mmi
	adds r33 = 8, r33
	addl r53 = 10, r0
	mov r52 = r0
	;;
	.mib
	ld8 r51 = [r33]
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mmb
	mov r1 = r50
	mov r32 = r8
	nop 0
	.mmi
	adds r20 = 200, r12
	nop 0
	mov b0 = r48
	;;
	.mmi
	ld8 r21 = [r20], 8
	nop 0
	mov ar.pfs = r49
	;;
	.mii
	ldf.fill f2 = [r20]
	mov ar.lc = r21
	.label_state 2
	.restore sp
	adds r12 = 208, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	nop 0
	br.sptk.many role#
	;;
.L95:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r50
	.mmb
	mov r51 = r8
	nop 0
	(p6) br.cond.spnt .L65
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ended#
	;;
	.mmi
	mov r1 = r50
	nop 0
	cmp4.eq p6, p7 = r8, r35
	;;
	.mlx
	nop 0
	(p6) movl r52 = @gprel(.LC7)
	;;
	.mib
	(p6) add r52 = r1, r52
	nop 0
	(p6) br.cond.dpnt .L66
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC8)
	;;
	.mib
	nop 0
	add r52 = r1, r52
	br .L66
.L92:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r50
	.mmb
	mov r51 = r8
	nop 0
	(p6) br.cond.spnt .L54
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ended#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r34 = r8
	.mmb
	addl r51 = 5, r0
	nop 0
	br.call.sptk.many b0 = role#
	;;
	.mmi
	mov r1 = r50
	nop 0
	cmp4.eq p6, p7 = r8, r34
	;;
	.mlx
	nop 0
	(p6) movl r52 = @gprel(.LC7)
	;;
	.mib
	(p6) add r52 = r1, r52
	nop 0
	(p6) br.cond.dpnt .L55
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC8)
	;;
	.mib
	nop 0
	add r52 = r1, r52
	br .L55
	;;
.L38:
	.mlx
	nop 0
	movl r51 = @gprel(.LC10)
	.mmi
	nop 0
	mov r52 = r42
	nop 0
	;;
	.mib
	nop 0
	add r51 = r1, r51
	br.call.sptk.many b0 = start.part.0#
	;;
.L54:
	.mlx
	nop 0
	movl r52 = @gprel(.LC18)
	.mmi
	nop 0
	adds r51 = 16, r12
	nop 0
	;;
	.mib
	nop 0
	add r52 = r1, r52
	br.call.sptk.many b0 = start.part.0#
	;;
.L65:
	.mlx
	nop 0
	movl r52 = @gprel(.LC21)
	.mmi
	nop 0
	adds r51 = 16, r12
	nop 0
	;;
	.mib
	nop 0
	add r52 = r1, r52
	br.call.sptk.many b0 = start.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.section	.sdata,"aws"
	.align 8
	.type	ask_other#, @object
	.size	ask_other#, 8
ask_other:
	data8	@fptr(other_answer#)
	.align 8
	.type	ask#, @object
	.size	ask#, 8
ask:
	data8	@fptr(answer#)
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
