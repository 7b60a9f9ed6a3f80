// 4c6a597066c96f0486ff3974ea5e1a35 guest-tests/process/exec-again.c
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
	stringz	"even"
	.align 8
.LC2:
	stringz	"%d %s %x"
	.text
	.align 16
	.align 64
	.proc role#
role:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 6, 6, 0
	adds r16 = -8, r12
	nop 0
	.mii
	.fframe 144
	adds r12 = -144, r12
	mov r17 = ar.lc
	mov r38 = r1
	;;
	.mib
	nop 0
	.save rp, r36
	mov r36 = b0
	nop 0
	.mlx
	mov r34 = r0
	movl r14 = 6148914691236517206
	;;
	.mmi
	nop 0
	.savesp ar.lc, 136
	st8 [r16] = r17, 8
	nop 0
	;;
	.mmi
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	setf.sig f2 = r14
	addl r14 = @gprel(ask#), gp
	;;
	.mmi
	ld8.acq r14 = [r14]
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
	mov r1 = r38
	nop 0
	adds r14 = -1, r32
	.mmi
	adds r33 = -4951, r8
	nop 0
	cmp4.ge p6, p7 = 0, r32
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC2)
	.mmb
	addp4 r14 = r14, r0
	add r33 = r33, r32
	(p6) br.cond.dpnt .L6
	;;
	.mmi
	nop 0
	add r35 = r1, r35
	mov ar.lc = r14
	;;
	.align 32
.L8:
	.mmi
	mov r44 = r33
	mov r42 = r34
	sxt4 r14 = r34
	.mmi
	mov r41 = r35
	addl r40 = 100, r0
	adds r39 = 16, r12
	;;
	.mii
	setf.sig f6 = r14
	shr r16 = r14, 63
	adds r34 = 1, r34
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
	sub r14 = r14, r15
	;;
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	mov r1 = r38
	adds r39 = 16, r12
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	nop 0
	mov r1 = r38
	dep.z r14 = r33, 5, 27
	.mmi
	addl r41 = 10, r0
	mov r40 = r0
	adds r39 = 16, r12
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
	.mib
	mov r1 = r38
	add r33 = r33, r8
	br.cloop.sptk.few .L8
	;;
.L6:
	.mmi
	and r8 = 63, r33
	adds r18 = 136, r12
	mov b0 = r36
	;;
	.mmi
	ld8 r19 = [r18], 8
	nop 0
	mov ar.pfs = r37
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r18]
	mov ar.lc = r19
	.mmb
	nop 0
	.restore sp
	adds r12 = 144, r12
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
	.proc start#
start:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mmi
	mov r36 = r1
	nop 0
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.spnt .L27
	;;
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L27:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r14 = @gprel(.LC6)
	.mmi
	adds r38 = 16, r12
	nop 0
	mov r37 = r32
	;;
	.mmi
	add r14 = r1, r14
	;;
	st8 [r38] = r14
	adds r14 = 24, r12
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
	.endp start#
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
	.prologue 12, 43
	.mmi
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 2, 13, 4, 0
	.fframe 176
	adds r12 = -176, r12
	.save ar.lc, r46
	mov r46 = ar.lc
	.mlx
	mov r45 = r1
	movl r38 = @gprel(.LC9)
	;;
	.mmi
	mov r35 = r0
	addl r36 = 1, r0
	adds r37 = 176, r12
	.mmi
	addl r39 = 255, r0
	add r38 = r1, r38
	cmp4.ge p6, p7 = 1, r32
	;;
	.mii
	nop 0
	.save rp, r43
	mov r43 = b0
	.body
	nop 0
	.mbb
	nop 0
	(p7) br.cond.dpnt .L70
	nop 0
	;;
	.mii
	nop 0
	mov ar.lc = 23
	nop 0
	.align 32
.L29:
	.mmi
	mov r50 = r35
	mov r49 = r38
	nop 0
	.mmb
	addl r48 = 12, r0
	mov r47 = r37
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	mov r1 = r45
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r45
	mov r47 = r8
	.mmb
	mov r49 = r0
	adds r48 = 16, r12
	(p7) br.cond.spnt .L67
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r45
	mov r47 = r35
	.mmi
	adds r35 = 1, r35
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	and r34 = 127, r15
	;;
	cmp4.ne p6, p7 = 0, r34
	nop 0
	;;
	.mii
	nop 0
	(p7) extr r15 = r15, 8, 24
	(p6) sub r34 = r0, r34
	;;
	.mib
	(p7) and r34 = r39, r15
	nop 0
	br.call.sptk.many b0 = role#
	;;
	.mii
	cmp4.eq p6, p7 = r34, r8
	mov r1 = r45
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	and r14 = r36, r14
	nop 0
	;;
	.mib
	nop 0
	mov r36 = r14
	br.cloop.sptk.few .L29
	;;
	.mlx
	cmp4.eq p6, p7 = 0, r14
	movl r49 = @gprel(.LC11)
	.mlx
	mov r36 = r0
	movl r47 = @gprel(.LC12)
	;;
	.mlx
	nop 0
	(p7) movl r48 = @gprel(.LC7)
	.mlx
	add r49 = r1, r49
	movl r40 = @gprel(.LC9)
	;;
	.mlx
	add r47 = r1, r47
	(p6) movl r48 = @gprel(.LC8)
	.mmi
	add r40 = r1, r40
	addl r39 = 1, r0
	adds r41 = 160, r12
	;;
	.mmi
	(p7) add r48 = r1, r48
	nop 0
	addl r42 = 255, r0
	;;
	.mib
	nop 0
	(p6) add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
	.align 32
.L34:
	.mmb
	nop 0
	mov r38 = r41
	nop 0
	.mmi
	mov r35 = r41
	mov r34 = r0
	mov ar.lc = 3
	;;
.L36:
	.mmi
	mov r50 = r34
	mov r49 = r40
	addl r48 = 12, r0
	.mmb
	mov r47 = r37
	add r34 = r34, r36
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	mov r1 = r45
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mib
	mov r1 = r45
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.spnt .L67
	;;
	.mib
	st4 [r35] = r8, 4
	nop 0
	br.cloop.sptk.few .L36
	;;
	.mii
	sub r14 = r37, r41
	mov r35 = r0
	;;
	adds r14 = -4, r14
	;;
	.mii
	nop 0
	shr.u r14 = r14, 2
	;;
	mov ar.lc = r14
	.align 32
.L39:
	.mmi
	ld4 r47 = [r38], 4
	nop 0
	mov r49 = r0
	.mmb
	adds r48 = 16, r12
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r45
	mov r47 = r35
	.mmi
	add r35 = r35, r36
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	and r34 = 127, r15
	;;
	cmp4.ne p6, p7 = 0, r34
	nop 0
	;;
	.mii
	nop 0
	(p7) extr r15 = r15, 8, 24
	(p6) sub r34 = r0, r34
	;;
	.mib
	(p7) and r34 = r42, r15
	nop 0
	br.call.sptk.many b0 = role#
	;;
	.mii
	cmp4.eq p6, p7 = r34, r8
	mov r1 = r45
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	and r14 = r39, r14
	nop 0
	;;
	.mib
	nop 0
	mov r39 = r14
	br.cloop.sptk.few .L39
	.mmi
	nop 0
	adds r36 = 1, r36
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 6, r36
	(p7) br.cond.dptk .L34
	;;
	.mlx
	cmp4.eq p6, p7 = 0, r14
	movl r49 = @gprel(.LC13)
	.mlx
	nop 0
	movl r47 = @gprel(.LC12)
	;;
	.mlx
	nop 0
	(p7) movl r48 = @gprel(.LC7)
	.mmi
	add r49 = r1, r49
	nop 0
	add r47 = r1, r47
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC8)
	;;
	.mmi
	nop 0
	(p7) add r48 = r1, r48
	nop 0
	;;
	.mib
	(p6) add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r48 = r0
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC10)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r45
	cmp4.ne p6, p7 = -1, r8
	mov r34 = r8
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC4)
	;;
	.mib
	(p7) add r47 = r1, r47
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	mov r47 = r34
	adds r48 = 16, r12
	br.call.sptk.many b0 = fstat#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC14)
	;;
	.mib
	(p7) add r47 = r1, r47
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
	mov r47 = r35
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	mov r49 = r35
	mov r47 = r34
	mov r39 = r8
	.mmb
	mov r48 = r8
	mov r1 = r45
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r47 = r34
	nop 0
	mov r37 = r8
	.mmb
	mov r1 = r45
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r48 = r0
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC15)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = memfd_create#
	;;
	.mmi
	mov r1 = r45
	cmp4.ne p6, p7 = -1, r8
	mov r50 = r8
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC16)
	;;
	.mib
	(p7) add r47 = r1, r47
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC17)
	.mmi
	addl r48 = 40, r0
	nop 0
	adds r47 = 16, r12
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r49 = r37
	mov r1 = r45
	nop 0
	.mmb
	mov r48 = r39
	adds r47 = 16, r12
	br.call.sptk.many b0 = write_file#
	;;
	.mmi
	mov r1 = r45
	nop 0
	adds r47 = 16, r12
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC18)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = start#
	;;
	.mib
	mov r1 = r45
	mov r47 = r8
	br.call.sptk.many b0 = ended#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r34 = r8
	.mmb
	addl r47 = 5, r0
	nop 0
	br.call.sptk.many b0 = role#
	;;
	.mib
	mov r1 = r45
	cmp4.ne p6, p7 = r8, r34
	(p7) br.cond.dpnt .L71
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC8)
	;;
	.mmi
	add r48 = r1, r48
	nop 0
	nop 0
.L46:
	.mlx
	mov r34 = r39
	movl r49 = @gprel(.LC19)
	.mlx
	mov r38 = r0
	movl r47 = @gprel(.LC12)
	;;
	.mib
	add r49 = r1, r49
	add r47 = r1, r47
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	;;
	.mmi
	addl r14 = @gprel(ask#), gp
	;;
	ld8.acq r15 = [r14]
	addl r14 = @gprel(ask_other#), gp
	;;
	.mmi
	ld8.acq r14 = [r14]
	;;
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
	(p6) br.cond.dpnt .L49
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
.L51:
	.mmi
	mov r47 = r34
	nop 0
	mov r49 = r35
	.mmb
	mov r48 = r36
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r45
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L72
	;;
	.mib
	nop 0
	adds r34 = 4, r34
	br.cloop.sptk.few .L51
.L75:
	.mib
	nop 0
	cmp4.ne p6, p7 = 1, r38
	(p7) br.cond.dpnt .L73
.L49:
	.mlx
	nop 0
	movl r48 = @gprel(.LC8)
	.mlx
	nop 0
	movl r49 = @gprel(.LC20)
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC12)
	.mmi
	add r48 = r1, r48
	nop 0
	add r49 = r1, r49
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r45
	mov r47 = r0
	br.call.sptk.many b0 = role#
	;;
	.mmi
	mov r49 = r37
	mov r34 = r8
	mov r1 = r45
	.mmb
	mov r48 = r39
	adds r47 = 16, r12
	br.call.sptk.many b0 = write_file#
	;;
	.mmi
	mov r1 = r45
	adds r47 = 16, r12
	adds r34 = 273, r34
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC21)
	.mmi
	nop 0
	and r34 = 63, r34
	nop 0
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = start#
	;;
	.mib
	mov r1 = r45
	mov r47 = r8
	br.call.sptk.many b0 = ended#
	;;
	.mmi
	nop 0
	mov r1 = r45
	mov r35 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = r34, r8
	(p7) br.cond.dpnt .L74
	;;
.L54:
	.mlx
	nop 0
	movl r48 = @gprel(.LC8)
	;;
	.mmi
	add r48 = r1, r48
	nop 0
	nop 0
.L55:
	.mlx
	nop 0
	movl r49 = @gprel(.LC22)
	.mlx
	nop 0
	movl r47 = @gprel(.LC12)
	;;
	.mib
	add r49 = r1, r49
	add r47 = r1, r47
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r45
	mov b0 = r43
	;;
	.mii
	nop 0
	mov ar.pfs = r44
	;;
	mov ar.lc = r46
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 176, r12
	br.ret.sptk.many b0
	;;
.L72:
	.body
	.copy_state 1
	.mmi
	mov r47 = r34
	mov r49 = r35
	mov r48 = r40
	.mmb
	adds r38 = 1, r38
	adds r34 = 4, r34
	br.call.sptk.many b0 = memcpy#
	;;
	.mib
	nop 0
	mov r1 = r45
	br.cloop.sptk.few .L51
	.mib
	nop 0
	nop 0
	br .L75
	;;
.L73:
	.mlx
	nop 0
	movl r48 = @gprel(.LC7)
	.mlx
	nop 0
	movl r49 = @gprel(.LC20)
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC12)
	.mmi
	add r48 = r1, r48
	nop 0
	add r49 = r1, r49
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r45
	mov r47 = r0
	br.call.sptk.many b0 = role#
	;;
	.mmi
	mov r49 = r37
	mov r34 = r8
	mov r1 = r45
	.mmb
	mov r48 = r39
	adds r47 = 16, r12
	br.call.sptk.many b0 = write_file#
	;;
	.mmi
	mov r1 = r45
	adds r47 = 16, r12
	adds r34 = 273, r34
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC21)
	.mmi
	nop 0
	and r34 = 63, r34
	nop 0
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = start#
	;;
	.mib
	mov r1 = r45
	mov r47 = r8
	br.call.sptk.many b0 = ended#
	;;
	.mmi
	nop 0
	mov r35 = r8
	mov r1 = r45
	.mmb
	nop 0
	cmp4.ne p6, p7 = r34, r8
	(p6) br.cond.dptk .L54
	.mib
	nop 0
	nop 0
	br .L74
.L70:
	.mmi
	adds r33 = 8, r33
	addl r49 = 10, r0
	mov r48 = r0
	;;
	.mib
	ld8 r47 = [r33]
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	mov r1 = r45
	mov r32 = r8
	mov b0 = r43
	;;
	.mii
	nop 0
	mov ar.pfs = r44
	nop 0
	;;
	.mii
	nop 0
	mov ar.lc = r46
	.label_state 2
	.restore sp
	adds r12 = 176, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	nop 0
	br.sptk.many role#
.L74:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r48 = @gprel(.LC21)
	.mmi
	nop 0
	adds r47 = 16, r12
	nop 0
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = start#
	;;
	.mib
	mov r1 = r45
	mov r47 = r8
	br.call.sptk.many b0 = ended#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.eq p6, p7 = r8, r35
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC7)
	;;
	.mib
	(p6) add r48 = r1, r48
	nop 0
	(p6) br.cond.dpnt .L55
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC8)
	;;
	.mib
	nop 0
	add r48 = r1, r48
	br .L55
	;;
.L71:
	.mlx
	nop 0
	movl r48 = @gprel(.LC18)
	.mmi
	nop 0
	adds r47 = 16, r12
	nop 0
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = start#
	;;
	.mib
	mov r1 = r45
	mov r47 = r8
	br.call.sptk.many b0 = ended#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r34 = r8
	.mmb
	addl r47 = 5, r0
	nop 0
	br.call.sptk.many b0 = role#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.eq p6, p7 = r8, r34
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC7)
	;;
	.mib
	(p6) add r48 = r1, r48
	nop 0
	(p6) br.cond.dpnt .L46
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC8)
	;;
	.mib
	nop 0
	add r48 = r1, r48
	br .L46
	;;
.L67:
	.mlx
	nop 0
	movl r14 = @gprel(.LC6)
	.mlx
	adds r48 = 16, r12
	movl r47 = @gprel(.LC10)
	;;
	.mmi
	add r14 = r1, r14
	nop 0
	add r47 = r1, r47
	;;
	.mmi
	st8 [r48] = r14
	nop 0
	adds r14 = 24, r12
	;;
	.mmi
	st8 [r14] = r37
	nop 0
	adds r14 = 32, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = execv#
	;;
	.mib
	mov r1 = r45
	addl r47 = 127, r0
	br.call.sptk.many b0 = _exit#
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
