// 15f559dd95c1d8656acd1657faa0d8dc guest-tests/ia64/trace-places.c
	.file	"trace-places.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
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
	movl r36 = @gprel(.LC0)
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
.LC1:
	stringz	"GETREGSET"
	.align 8
.LC2:
	stringz	"GETREGS"
	.align 8
.LC3:
	stringz	"ar.ec"
	.align 8
.LC4:
	stringz	"%s: %s is %lx, %lx, %lx, not %lx\n"
	.align 8
.LC5:
	stringz	"%s: %d words, %d wrong\n"
	.text
	.align 16
	.align 64
	.proc compare#
compare:
	.prologue 12, 46
	.mmb
	.save ar.pfs, r47
	alloc r47 = ar.pfs, 3, 14, 7, 0
	adds r16 = -8, r12
	nop 0
	.mii
	.fframe 48
	adds r12 = -48, r12
	mov r17 = ar.lc
	mov r48 = r1
	;;
	.mlx
	addl r15 = 1024, r0
	movl r45 = @gprel(set#)
	.mmi
	adds r14 = 16, r12
	addl r49 = 16900, r0
	addl r51 = 1, r0
	;;
	.mmi
	add r45 = r1, r45
	mov r52 = r14
	.save rp, r46
	mov r46 = b0
	.mmi
	mov r50 = r32
	mov r41 = r0
	mov r38 = r0
	;;
	.mmi
	st8 [r14] = r45
	nop 0
	adds r14 = 24, r12
	;;
	.mmi
	st8 [r14] = r15
	;;
	.savesp ar.lc, 40
	st8 [r16] = r17, 8
	nop 0
	;;
	.mib
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC1)
	;;
	.mib
	(p7) add r49 = r1, r49
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r52 = @gprel(all#)
	.mmi
	addl r49 = 18, r0
	mov r51 = r0
	mov r50 = r32
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC2)
	;;
	.mib
	(p7) add r49 = r1, r49
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r14 = -8090677225311206849
	.mlx
	nop 0
	movl r35 = @gprel(places#)
	;;
	.mlx
	setf.sig f2 = r14
	movl r43 = @gprel(all#)
	.mlx
	add r35 = r1, r35
	movl r42 = @gprel(.LC3)
	;;
	.mib
	nop 0
	mov ar.lc = 72
	nop 0
	.mlx
	add r43 = r1, r43
	movl r44 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r42 = r1, r42
	add r44 = r1, r44
	.align 32
.L9:
	.mmi
	adds r14 = 8, r35
	nop 0
	mov r52 = r0
	.mmi
	mov r50 = r32
	nop 0
	addl r49 = 3, r0
	;;
	.mib
	ld4 r51 = [r14]
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	adds r14 = 12, r35
	ld8 r37 = [r35]
	nop 0
	.mmi
	mov r1 = r48
	mov r36 = r8
	mov r50 = r42
	;;
	.mii
	ld4 r14 = [r14]
	mov r49 = r37
	;;
	cmp4.gt p6, p7 = r0, r14
	;;
	.mii
	nop 0
	(p7) sxt4 r14 = r14
	(p6) mov r39 = r8
	;;
	.mmi
	nop 0
	(p7) shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	(p7) add r14 = r45, r14
	;;
	(p7) ld8 r39 = [r14]
	adds r14 = 16, r35
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r43, r14
	nop 0
	;;
	.mib
	ld8 r40 = [r14]
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	ld1 r14 = [r37]
	nop 0
	mov r1 = r48
	;;
	.mib
	adds r15 = -112, r14
	cmp.ne p6, p7 = 112, r14
	(p6) br.cond.dptk .L7
	.mmi
	adds r14 = 1, r37
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mii
	cmp.ne p6, p7 = 114, r14
	adds r15 = -114, r14
	;;
	(p7) adds r14 = 2, r37
	.mmi
	nop 0
	;;
	(p7) ld1 r15 = [r14]
	nop 0
	;;
.L7:
	.mmi
	addp4 r55 = r38, r0
	cmp4.eq p8, p9 = 0, r15
	cmp4.ne p6, p7 = 0, r8
	.mmi
	mov r54 = r40
	mov r53 = r39
	mov r52 = r36
	;;
	.mmi
	setf.sig f6 = r55
	(p6) addl r18 = 1, r0
	(p8) addl r17 = 1, r0
	.mmi
	mov r51 = r37
	mov r50 = r33
	mov r49 = r44
	;;
	.mmi
	(p7) mov r18 = r0
	nop 0
	(p9) mov r17 = r0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	getf.sig r16 = f6
	;;
	nop 0
	shr.u r16 = r16, 5
	;;
	.mmi
	shladd r15 = r16, 3, r0
	;;
	sub r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	sub r55 = r55, r15
	;;
	add r55 = r34, r55, 1
	nop 0
	;;
	.mii
	nop 0
	sxt4 r55 = r55
	;;
	shl r55 = r55, r18
	;;
	.mmi
	or r55 = r17, r55
	;;
	cmp.eq p6, p7 = r55, r39
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq.and.orcm p6, p7 = r55, r36
	nop 0
	;;
	.mib
	cmp.eq.and.orcm p6, p7 = r55, r40
	nop 0
	(p6) br.cond.dpnt .L8
	;;
	.mib
	nop 0
	adds r41 = 1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r48
	nop 0
	nop 0
.L8:
	.mib
	adds r38 = 1, r38
	adds r35 = 24, r35
	br.cloop.sptk.few .L9
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC5)
	.mmi
	mov r52 = r41
	addl r51 = 73, r0
	mov r50 = r33
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r48
	adds r18 = 40, r12
	mov b0 = r46
	;;
	.mmi
	ld8 r19 = [r18], 8
	nop 0
	mov ar.pfs = r47
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r18]
	mov ar.lc = r19
	.mmb
	nop 0
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	.endp compare#
	.section	.rodata.str1.8
	.align 8
.LC6:
	stringz	"yes"
	.align 8
.LC7:
	stringz	"NO"
	.align 8
.LC8:
	stringz	"by word"
	.align 8
.LC9:
	stringz	"SETREGS"
	.align 8
.LC10:
	stringz	"by all"
	.align 8
.LC11:
	stringz	"SETREGSET"
	.align 8
.LC12:
	stringz	"by set"
	.align 8
.LC13:
	stringz	"set[42] == all.iip && set[43] == all.cfm && set[44] == all.ipsr && set[45] == all.ar[16] && set[46] == all.ar[17] && set[47] == all.ar[18]"
	.align 8
.LC14:
	stringz	"%-3s %s\n"
	.align 8
.LC15:
	string	"ptrace(PTRACE_PEEKUSER, pid, PT_CR_IIP, 0) == (long)all.iip "
	string	"&& ptrace(PTRACE_PEEKUSER, pid, PT_CFM, 0) == (long)all.cfm "
	string	"&& ptrace(P"
	stringz	"TRACE_PEEKUSER, pid, PT_CR_IPSR, 0) == (long)all.ipsr && ptrace(PTRACE_PEEKUSER, pid, PT_AR_RSC, 0) == (long)all.ar[16] && ptrace(PTRACE_PEEKUSER, pid, PT_AR_BSP, 0) == (long)all.ar[17] && ptrace(PTRACE_PEEKUSER, pid, PT_AR_BSPSTORE, 0) == (long)all.ar[18]"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 40
	.mmb
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 0, 11, 4, 0
	adds r16 = -8, r12
	nop 0
	.mii
	.fframe 64
	adds r12 = -64, r12
	mov r17 = ar.lc
	mov r42 = r1
	;;
	.mii
	nop 0
	.save rp, r40
	mov r40 = b0
	nop 0
	;;
	.mmi
	nop 0
	.savesp ar.lc, 56
	st8 [r16] = r17, 8
	nop 0
	;;
	.mib
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r1 = r42
	mov r36 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L15
	.mmi
	mov r46 = r0
	mov r45 = r0
	nop 0
	.mmb
	mov r44 = r0
	mov r43 = r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r42
	addl r43 = 19, r0
	br.call.sptk.many b0 = raise#
	;;
	.mib
	mov r1 = r42
	mov r43 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L15:
	.mlx
	mov r45 = r0
	movl r33 = @gprel(places#)
	.mlx
	adds r44 = 32, r12
	movl r37 = @gprel(.LC3)
	;;
	.mlx
	mov r43 = r8
	movl r38 = @gprel(.LC0)
	.mlx
	add r33 = r1, r33
	movl r14 = -8090677225311206849
	;;
	.mmi
	nop 0
	add r37 = r1, r37
	add r38 = r1, r38
	.mmb
	setf.sig f2 = r14
	mov r35 = r0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r34 = r33
	mov r1 = r42
	mov ar.lc = 72
	;;
	.align 32
.L18:
	.mmi
	ld8 r32 = [r34]
	nop 0
	mov r44 = r37
	;;
	.mib
	mov r43 = r32
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	ld1 r14 = [r32]
	nop 0
	mov r1 = r42
	;;
	.mib
	adds r15 = -112, r14
	cmp.ne p6, p7 = 112, r14
	(p6) br.cond.dptk .L16
	.mmi
	adds r14 = 1, r32
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mii
	cmp.ne p6, p7 = 114, r14
	adds r15 = -114, r14
	;;
	(p7) adds r14 = 2, r32
	.mmi
	nop 0
	;;
	(p7) ld1 r15 = [r14]
	nop 0
	;;
.L16:
	.mmi
	addp4 r14 = r35, r0
	cmp4.eq p8, p9 = 0, r15
	adds r15 = 8, r34
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r44 = r36
	addl r43 = 6, r0
	;;
	.mmi
	setf.sig f6 = r14
	ld4 r45 = [r15]
	(p6) addl r17 = 1, r0
	.mmi
	(p8) addl r46 = 1, r0
	;;
	(p7) mov r17 = r0
	(p9) mov r46 = r0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	getf.sig r16 = f6
	;;
	nop 0
	shr.u r16 = r16, 5
	;;
	.mmi
	shladd r15 = r16, 3, r0
	;;
	sub r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	sub r14 = r14, r15
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	shl r14 = r14, r17
	;;
	.mib
	or r46 = r46, r14
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r42
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L45
	;;
	.mib
	adds r35 = 1, r35
	adds r34 = 24, r34
	br.cloop.sptk.few .L18
	;;
.L47:
	.mlx
	nop 0
	movl r34 = @gprel(places#)
	.mlx
	mov r45 = r0
	movl r37 = @gprel(all#)
	;;
	.mlx
	mov r43 = r36
	movl r38 = @gprel(.LC3)
	.mlx
	add r34 = r1, r34
	movl r44 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	movl r14 = -8090677225311206849
	.mmi
	add r37 = r1, r37
	add r38 = r1, r38
	add r44 = r1, r44
	;;
	.mib
	setf.sig f2 = r14
	mov r35 = r0
	br.call.sptk.many b0 = compare#
	;;
	.mmi
	nop 0
	mov r1 = r42
	mov ar.lc = 72
	.align 32
.L20:
	.mmi
	ld8 r32 = [r34]
	nop 0
	mov r44 = r38
	;;
	.mib
	mov r43 = r32
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	ld1 r14 = [r32]
	nop 0
	mov r1 = r42
	;;
	.mib
	adds r16 = -112, r14
	cmp.ne p6, p7 = 112, r14
	(p6) br.cond.dptk .L19
	.mmi
	adds r14 = 1, r32
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mii
	cmp.ne p6, p7 = 114, r14
	adds r16 = -114, r14
	;;
	(p7) adds r32 = 2, r32
	.mmi
	nop 0
	;;
	(p7) ld1 r16 = [r32]
	nop 0
	;;
.L19:
	.mmi
	addp4 r14 = r35, r0
	cmp4.eq p8, p9 = 0, r16
	cmp4.ne p6, p7 = 0, r8
	.mmi
	adds r15 = 16, r34
	adds r35 = 1, r35
	adds r34 = 24, r34
	;;
	.mmi
	setf.sig f6 = r14
	nop 0
	(p6) addl r19 = 1, r0
	.mmi
	ld4 r15 = [r15]
	nop 0
	(p8) addl r18 = 1, r0
	;;
	.mii
	(p7) mov r19 = r0
	sxt4 r15 = r15
	(p9) mov r18 = r0
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r37, r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	getf.sig r17 = f6
	;;
	nop 0
	shr.u r17 = r17, 5
	;;
	.mmi
	shladd r16 = r17, 3, r0
	;;
	sub r16 = r16, r17
	nop 0
	;;
	.mmi
	shladd r16 = r16, 3, r0
	;;
	add r16 = r16, r17
	nop 0
	;;
	.mmi
	sub r14 = r14, r16
	;;
	adds r14 = 8, r14
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	shl r14 = r14, r19
	;;
	.mmi
	nop 0
	or r14 = r18, r14
	nop 0
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br.cloop.sptk.few .L20
	.mlx
	addl r43 = 19, r0
	movl r46 = @gprel(all#)
	.mmi
	mov r45 = r0
	mov r44 = r36
	mov r35 = r0
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC9)
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	addl r45 = 7, r0
	movl r39 = @gprel(set#)
	.mlx
	mov r43 = r36
	movl r38 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC10)
	.mlx
	add r39 = r1, r39
	movl r14 = -8090677225311206849
	;;
	.mmi
	add r38 = r1, r38
	nop 0
	add r44 = r1, r44
	.mmb
	setf.sig f2 = r14
	nop 0
	br.call.sptk.many b0 = compare#
	;;
	.mmi
	nop 0
	mov r1 = r42
	mov ar.lc = 72
	.align 32
.L25:
	.mmi
	ld8 r34 = [r33]
	adds r14 = 12, r33
	mov r44 = r38
	;;
	.mib
	ld4 r32 = [r14]
	mov r43 = r34
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	ld1 r14 = [r34]
	nop 0
	mov r1 = r42
	;;
	.mib
	adds r15 = -112, r14
	cmp.ne p6, p7 = 112, r14
	(p6) br.cond.dptk .L22
	.mmi
	adds r14 = 1, r34
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mii
	cmp.ne p6, p7 = 114, r14
	adds r15 = -114, r14
	;;
	(p7) adds r34 = 2, r34
	.mmi
	nop 0
	;;
	(p7) ld1 r15 = [r34]
	nop 0
	;;
.L22:
	.mmi
	addp4 r46 = r35, r0
	cmp4.eq p8, p9 = 0, r15
	cmp4.ne p6, p7 = 0, r8
	;;
	.mmi
	setf.sig f6 = r46
	(p6) addl r18 = 1, r0
	(p8) addl r17 = 1, r0
	;;
	.mmi
	(p7) mov r18 = r0
	cmp4.gt p6, p7 = r0, r32
	sxt4 r32 = r32
	.mmi
	(p9) mov r17 = r0
	;;
	shladd r32 = r32, 3, r0
	nop 0
	;;
	.mmi
	nop 0
	add r32 = r39, r32
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	getf.sig r16 = f6
	;;
	nop 0
	shr.u r16 = r16, 5
	;;
	.mmi
	shladd r15 = r16, 3, r0
	;;
	sub r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	sub r46 = r46, r15
	;;
	adds r46 = 1, r46
	nop 0
	;;
	.mii
	nop 0
	sxt4 r46 = r46
	;;
	shl r46 = r46, r18
	;;
	.mib
	or r46 = r17, r46
	nop 0
	(p6) br.cond.dpnt .L23
	;;
	.mmi
	nop 0
	st8 [r32] = r46
	adds r35 = 1, r35
	.mmb
	nop 0
	adds r33 = 24, r33
	br.cloop.sptk.few .L25
.L48:
	.mmi
	adds r14 = 24, r12
	addl r15 = 456, r0
	adds r46 = 16, r12
	.mmi
	addl r43 = 16901, r0
	addl r45 = 1, r0
	mov r44 = r36
	;;
	.mmi
	nop 0
	st8 [r14] = r15
	nop 0
	.mmb
	st8 [r46] = r39
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC11)
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC12)
	.mmi
	mov r45 = r0
	nop 0
	mov r43 = r36
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = compare#
	;;
	.mmi
	adds r15 = 336, r39
	adds r14 = 8, r37
	mov r1 = r42
	;;
	.mmi
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p7) br.cond.dpnt .L46
.L35:
	.mlx
	nop 0
	movl r44 = @gprel(.LC7)
	.mlx
	nop 0
	movl r45 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC14)
	.mmi
	add r44 = r1, r44
	nop 0
	add r45 = r1, r45
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	mov r46 = r0
	addl r45 = 2104, r0
	.mmb
	mov r44 = r36
	addl r43 = 3, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	adds r14 = 8, r37
	nop 0
	mov r1 = r42
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r8
	(p6) br.cond.dpnt .L28
.L30:
	.mlx
	nop 0
	movl r44 = @gprel(.LC7)
	.mlx
	nop 0
	movl r45 = @gprel(.LC15)
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC14)
	.mmi
	add r45 = r1, r45
	nop 0
	add r44 = r1, r44
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	nop 0
	addl r44 = 9, r0
	.mmb
	mov r43 = r36
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r42
	nop 0
	.mmi
	adds r18 = 56, r12
	nop 0
	mov b0 = r40
	;;
	.mmi
	ld8 r19 = [r18], 8
	nop 0
	mov ar.pfs = r41
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r18]
	mov ar.lc = r19
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	;;
.L45:
	.body
	.copy_state 1
	.mib
	adds r35 = 1, r35
	adds r34 = 24, r34
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	ld4 r43 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r42
	mov r45 = r8
	nop 0
	.mmb
	mov r44 = r32
	mov r43 = r38
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r42
	br.cloop.sptk.few .L18
	.mib
	nop 0
	nop 0
	br .L47
.L23:
	.mmi
	adds r14 = 8, r33
	mov r44 = r36
	nop 0
	.mmi
	addl r43 = 6, r0
	adds r35 = 1, r35
	adds r33 = 24, r33
	;;
	.mib
	ld4 r45 = [r14]
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	nop 0
	mov r1 = r42
	br.cloop.sptk.few .L25
	.mib
	nop 0
	nop 0
	br .L48
.L46:
	.mmi
	adds r15 = 344, r39
	nop 0
	adds r14 = 16, r37
	;;
	.mmi
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L35
	.mmi
	adds r15 = 352, r39
	nop 0
	adds r14 = 24, r37
	;;
	.mmi
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L35
	.mmi
	adds r15 = 360, r39
	nop 0
	adds r14 = 488, r37
	;;
	.mmi
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L35
	.mmi
	adds r15 = 368, r39
	nop 0
	adds r14 = 496, r37
	;;
	.mmi
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L35
	.mlx
	adds r39 = 376, r39
	movl r45 = @gprel(.LC13)
	.mlx
	adds r14 = 504, r37
	movl r43 = @gprel(.LC14)
	;;
	.mmi
	ld8 r14 = [r14]
	add r45 = r1, r45
	add r43 = r1, r43
	.mmi
	ld8 r15 = [r39]
	;;
	cmp.ne p6, p7 = r14, r15
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p7) movl r44 = @gprel(.LC6)
	;;
	.mmi
	nop 0
	(p6) add r44 = r1, r44
	nop 0
	;;
	.mib
	(p7) add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	mov r46 = r0
	addl r45 = 2104, r0
	.mmb
	mov r44 = r36
	addl r43 = 3, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	adds r14 = 8, r37
	nop 0
	mov r1 = r42
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r8
	(p7) br.cond.dptk .L30
.L28:
	.mmi
	mov r46 = r0
	addl r45 = 2112, r0
	nop 0
	.mmb
	mov r44 = r36
	addl r43 = 3, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	adds r14 = 16, r37
	nop 0
	mov r1 = r42
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r8
	(p6) br.cond.dptk .L30
	.mmi
	mov r46 = r0
	addl r45 = 2096, r0
	nop 0
	.mmb
	mov r44 = r36
	addl r43 = 3, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	adds r14 = 24, r37
	nop 0
	mov r1 = r42
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r8
	(p6) br.cond.dptk .L30
	.mmi
	mov r46 = r0
	addl r45 = 2136, r0
	nop 0
	.mmb
	mov r44 = r36
	addl r43 = 3, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	adds r14 = 488, r37
	nop 0
	mov r1 = r42
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r8
	(p6) br.cond.dptk .L30
	.mmi
	mov r46 = r0
	addl r45 = 2176, r0
	nop 0
	.mmb
	mov r44 = r36
	addl r43 = 3, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	adds r14 = 496, r37
	nop 0
	mov r1 = r42
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r8
	(p6) br.cond.dptk .L30
	.mmi
	mov r46 = r0
	addl r45 = 2152, r0
	mov r44 = r36
	.mmb
	addl r43 = 3, r0
	adds r37 = 504, r37
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	ld8 r14 = [r37]
	nop 0
	mov r1 = r42
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r8
	(p6) br.cond.dptk .L30
	.mlx
	nop 0
	movl r44 = @gprel(.LC6)
	.mlx
	nop 0
	movl r45 = @gprel(.LC15)
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC14)
	.mmi
	add r45 = r1, r45
	nop 0
	add r44 = r1, r44
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	nop 0
	addl r44 = 9, r0
	.mmb
	mov r43 = r36
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r42
	nop 0
	.mmi
	adds r18 = 56, r12
	nop 0
	mov b0 = r40
	;;
	.mmi
	ld8 r19 = [r18], 8
	nop 0
	mov ar.pfs = r41
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r18]
	mov ar.lc = r19
	.mmb
	nop 0
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	.endp main#
	.bss
	.align 16
	.type	all#, @object
	.size	all#, 3440
all:
	.skip	3440
	.align 8
	.type	set#, @object
	.size	set#, 1024
set:
	.skip	1024
	.section	.rodata.str1.8
	.align 8
.LC28:
	stringz	"r1"
	.align 8
.LC29:
	stringz	"r2"
	.align 8
.LC30:
	stringz	"r3"
	.align 8
.LC31:
	stringz	"r4"
	.align 8
.LC32:
	stringz	"r5"
	.align 8
.LC33:
	stringz	"r6"
	.align 8
.LC34:
	stringz	"r7"
	.align 8
.LC35:
	stringz	"r8"
	.align 8
.LC36:
	stringz	"r9"
	.align 8
.LC37:
	stringz	"r10"
	.align 8
.LC38:
	stringz	"r11"
	.align 8
.LC39:
	stringz	"r12"
	.align 8
.LC40:
	stringz	"r13"
	.align 8
.LC41:
	stringz	"r14"
	.align 8
.LC42:
	stringz	"r15"
	.align 8
.LC43:
	stringz	"r16"
	.align 8
.LC44:
	stringz	"r17"
	.align 8
.LC45:
	stringz	"r18"
	.align 8
.LC46:
	stringz	"r19"
	.align 8
.LC47:
	stringz	"r20"
	.align 8
.LC48:
	stringz	"r21"
	.align 8
.LC49:
	stringz	"r22"
	.align 8
.LC50:
	stringz	"r23"
	.align 8
.LC51:
	stringz	"r24"
	.align 8
.LC52:
	stringz	"r25"
	.align 8
.LC53:
	stringz	"r26"
	.align 8
.LC54:
	stringz	"r27"
	.align 8
.LC55:
	stringz	"r28"
	.align 8
.LC56:
	stringz	"r29"
	.align 8
.LC57:
	stringz	"r30"
	.align 8
.LC58:
	stringz	"r31"
	.align 8
.LC59:
	stringz	"b0"
	.align 8
.LC60:
	stringz	"b1"
	.align 8
.LC61:
	stringz	"b2"
	.align 8
.LC62:
	stringz	"b3"
	.align 8
.LC63:
	stringz	"b4"
	.align 8
.LC64:
	stringz	"b5"
	.align 8
.LC65:
	stringz	"b6"
	.align 8
.LC66:
	stringz	"b7"
	.align 8
.LC67:
	stringz	"f2"
	.align 8
.LC68:
	stringz	"f3"
	.align 8
.LC69:
	stringz	"f4"
	.align 8
.LC70:
	stringz	"f5"
	.align 8
.LC71:
	stringz	"f6"
	.align 8
.LC72:
	stringz	"f7"
	.align 8
.LC73:
	stringz	"f8"
	.align 8
.LC74:
	stringz	"f9"
	.align 8
.LC75:
	stringz	"f10"
	.align 8
.LC76:
	stringz	"f11"
	.align 8
.LC77:
	stringz	"f12"
	.align 8
.LC78:
	stringz	"f13"
	.align 8
.LC79:
	stringz	"f14"
	.align 8
.LC80:
	stringz	"f15"
	.align 8
.LC81:
	stringz	"f16"
	.align 8
.LC82:
	stringz	"f17"
	.align 8
.LC83:
	stringz	"f31"
	.align 8
.LC84:
	stringz	"f32"
	.align 8
.LC85:
	stringz	"f33"
	.align 8
.LC86:
	stringz	"f64"
	.align 8
.LC87:
	stringz	"f100"
	.align 8
.LC88:
	stringz	"f126"
	.align 8
.LC89:
	stringz	"f127"
	.align 8
.LC90:
	stringz	"ar.rnat"
	.align 8
.LC91:
	stringz	"ar.ccv"
	.align 8
.LC92:
	stringz	"ar.unat"
	.align 8
.LC93:
	stringz	"ar.fpsr"
	.align 8
.LC94:
	stringz	"ar.pfs"
	.align 8
.LC95:
	stringz	"ar.lc"
	.align 8
.LC96:
	stringz	"ar.csd"
	.align 8
.LC97:
	stringz	"ar.ssd"
	.align 8
.LC98:
	stringz	"nat"
	.align 8
.LC99:
	stringz	"pr"
	.section	.rodata
	.align 8
	.type	places#, @object
	.size	places#, 1752
places:
	data8	.LC28
	data4	2184
	data4	1
	data4	6
	.skip	4
	data8	.LC29
	data4	2192
	data4	2
	data4	7
	.skip	4
	data8	.LC30
	data4	2200
	data4	3
	data4	8
	.skip	4
	data8	.LC31
	data4	1968
	data4	4
	data4	9
	.skip	4
	data8	.LC32
	data4	1976
	data4	5
	data4	10
	.skip	4
	data8	.LC33
	data4	1984
	data4	6
	data4	11
	.skip	4
	data8	.LC34
	data4	1992
	data4	7
	data4	12
	.skip	4
	data8	.LC35
	data4	2240
	data4	8
	data4	13
	.skip	4
	data8	.LC36
	data4	2248
	data4	9
	data4	14
	.skip	4
	data8	.LC37
	data4	2256
	data4	10
	data4	15
	.skip	4
	data8	.LC38
	data4	2264
	data4	11
	data4	16
	.skip	4
	data8	.LC39
	data4	2208
	data4	12
	data4	17
	.skip	4
	data8	.LC40
	data4	2216
	data4	13
	data4	18
	.skip	4
	data8	.LC41
	data4	2224
	data4	14
	data4	19
	.skip	4
	data8	.LC42
	data4	2232
	data4	15
	data4	20
	.skip	4
	data8	.LC43
	data4	2272
	data4	16
	data4	21
	.skip	4
	data8	.LC44
	data4	2280
	data4	17
	data4	22
	.skip	4
	data8	.LC45
	data4	2288
	data4	18
	data4	23
	.skip	4
	data8	.LC46
	data4	2296
	data4	19
	data4	24
	.skip	4
	data8	.LC47
	data4	2304
	data4	20
	data4	25
	.skip	4
	data8	.LC48
	data4	2312
	data4	21
	data4	26
	.skip	4
	data8	.LC49
	data4	2320
	data4	22
	data4	27
	.skip	4
	data8	.LC50
	data4	2328
	data4	23
	data4	28
	.skip	4
	data8	.LC51
	data4	2336
	data4	24
	data4	29
	.skip	4
	data8	.LC52
	data4	2344
	data4	25
	data4	30
	.skip	4
	data8	.LC53
	data4	2352
	data4	26
	data4	31
	.skip	4
	data8	.LC54
	data4	2360
	data4	27
	data4	32
	.skip	4
	data8	.LC55
	data4	2368
	data4	28
	data4	33
	.skip	4
	data8	.LC56
	data4	2376
	data4	29
	data4	34
	.skip	4
	data8	.LC57
	data4	2384
	data4	30
	data4	35
	.skip	4
	data8	.LC58
	data4	2392
	data4	31
	data4	36
	.skip	4
	data8	.LC59
	data4	2416
	data4	34
	data4	37
	.skip	4
	data8	.LC60
	data4	2008
	data4	35
	data4	38
	.skip	4
	data8	.LC61
	data4	2016
	data4	36
	data4	39
	.skip	4
	data8	.LC62
	data4	2024
	data4	37
	data4	40
	.skip	4
	data8	.LC63
	data4	2032
	data4	38
	data4	41
	.skip	4
	data8	.LC64
	data4	2040
	data4	39
	data4	42
	.skip	4
	data8	.LC65
	data4	2168
	data4	40
	data4	43
	.skip	4
	data8	.LC66
	data4	2424
	data4	41
	data4	44
	.skip	4
	data8	.LC67
	data4	1552
	data4	-1
	data4	178
	.skip	4
	data8	.LC68
	data4	1568
	data4	-1
	data4	180
	.skip	4
	data8	.LC69
	data4	1584
	data4	-1
	data4	182
	.skip	4
	data8	.LC70
	data4	1600
	data4	-1
	data4	184
	.skip	4
	data8	.LC71
	data4	2432
	data4	-1
	data4	186
	.skip	4
	data8	.LC72
	data4	2448
	data4	-1
	data4	188
	.skip	4
	data8	.LC73
	data4	2464
	data4	-1
	data4	190
	.skip	4
	data8	.LC74
	data4	2480
	data4	-1
	data4	192
	.skip	4
	data8	.LC75
	data4	1616
	data4	-1
	data4	194
	.skip	4
	data8	.LC76
	data4	1632
	data4	-1
	data4	196
	.skip	4
	data8	.LC77
	data4	1648
	data4	-1
	data4	198
	.skip	4
	data8	.LC78
	data4	1664
	data4	-1
	data4	200
	.skip	4
	data8	.LC79
	data4	1680
	data4	-1
	data4	202
	.skip	4
	data8	.LC80
	data4	1696
	data4	-1
	data4	204
	.skip	4
	data8	.LC81
	data4	1712
	data4	-1
	data4	206
	.skip	4
	data8	.LC82
	data4	1728
	data4	-1
	data4	208
	.skip	4
	data8	.LC83
	data4	1952
	data4	-1
	data4	236
	.skip	4
	data8	.LC84
	data4	0
	data4	-1
	data4	238
	.skip	4
	data8	.LC85
	data4	16
	data4	-1
	data4	240
	.skip	4
	data8	.LC86
	data4	512
	data4	-1
	data4	302
	.skip	4
	data8	.LC87
	data4	1088
	data4	-1
	data4	374
	.skip	4
	data8	.LC88
	data4	1504
	data4	-1
	data4	426
	.skip	4
	data8	.LC89
	data4	1520
	data4	-1
	data4	428
	.skip	4
	data8	.LC90
	data4	2144
	data4	48
	data4	64
	.skip	4
	data8	.LC91
	data4	2400
	data4	49
	data4	77
	.skip	4
	data8	.LC92
	data4	2120
	data4	50
	data4	81
	.skip	4
	data8	.LC93
	data4	2408
	data4	51
	data4	85
	.skip	4
	data8	.LC94
	data4	2128
	data4	52
	data4	109
	.skip	4
	data8	.LC95
	data4	2056
	data4	53
	data4	110
	.skip	4
	data8	.LC3
	data4	2048
	data4	54
	data4	111
	.skip	4
	data8	.LC96
	data4	2496
	data4	55
	data4	70
	.skip	4
	data8	.LC97
	data4	2504
	data4	56
	data4	71
	.skip	4
	data8	.LC98
	data4	1536
	data4	32
	data4	0
	.skip	4
	data8	.LC99
	data4	2160
	data4	33
	data4	4
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
