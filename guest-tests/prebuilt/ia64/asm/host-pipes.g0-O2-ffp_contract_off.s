// 321c0b08256336a53983a6ec6a0d697b guest-tests/process/host-pipes.c
	.file	"host-pipes.c"
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
	stringz	"waitpid"
	.text
	.align 16
	.align 64
	.proc status_of#
status_of:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	nop 0
	mov r36 = r32
	;;
	.mib
	mov r38 = r0
	adds r37 = 16, r12
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r36 = @gprel(.LC1)
	;;
	.mib
	(p7) add r36 = r1, r36
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r14 = 16, r12
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	and r8 = 127, r15
	;;
	adds r14 = 1, r8
	nop 0
	;;
	.mii
	nop 0
	extr r14 = r14, 1, 7
	;;
	cmp4.ge p6, p7 = 0, r14
	;;
	.mmi
	(p7) sub r8 = r0, r8
	;;
	nop 0
	(p6) extr.u r8 = r15, 8, 8
	;;
	.mii
	nop 0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp status_of#
	.align 16
	.align 64
	.proc start.part.0#
start.part.0:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 5, 2, 0
	nop 0
	.save rp, r36
	mov r36 = b0
	.mmi
	mov r38 = r1
	nop 0
	mov r40 = r32
	;;
	.mmi
	mov r41 = r0
	addl r35 = 3, r0
	.save ar.lc, r39
	mov r39 = ar.lc
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = dup2#
	;;
	.body
	.mmi
	mov r1 = r38
	nop 0
	addl r41 = 1, r0
	.mmb
	mov r40 = r33
	nop 0
	br.call.sptk.many b0 = dup2#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov ar.lc = 16
	.align 32
.L9:
	.mib
	mov r40 = r35
	adds r35 = 1, r35
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r38
	br.cloop.sptk.few .L9
	.mib
	ld8 r40 = [r34]
	mov r41 = r34
	br.call.sptk.many b0 = execv#
	;;
	.mib
	mov r1 = r38
	addl r40 = 127, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp start.part.0#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"fork"
	.text
	.align 16
	.align 64
	.proc start#
start:
	.prologue 12, 35
	.mii
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 3, 0
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	mov r14 = r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC2)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mii
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	(p6) mov r40 = r34
	.mmb
	(p6) mov r39 = r33
	(p6) mov r38 = r32
	.pred.safe_across_calls p1-p63
	(p6) br.call.spnt.many b0 = start.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mii
	nop 0
	mov b0 = r35
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp start#
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	"/bin/sh"
	.align 8
.LC4:
	stringz	"-c"
	.text
	.align 16
	.align 64
	.proc shell#
shell:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 3, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	.mlx
	mov r37 = r1
	.body
	movl r14 = @gprel(.LC3)
	;;
	.mmi
	add r14 = r1, r14
	nop 0
	adds r15 = 16, r12
	;;
	.mlx
	st8 [r15] = r14
	movl r15 = @gprel(.LC4)
	.mmi
	nop 0
	adds r14 = 24, r12
	nop 0
	;;
	.mmi
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = 32, r12
	;;
	.mmi
	st8 [r14] = r34
	nop 0
	adds r14 = 40, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	mov r14 = r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC2)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mii
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	(p6) adds r40 = 16, r12
	.mmb
	(p6) mov r39 = r33
	(p6) mov r38 = r32
	.pred.safe_across_calls p1-p63
	(p6) br.call.spnt.many b0 = start.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp shell#
	.section	.rodata.str1.8
	.align 8
.LC5:
	stringz	"pipe"
	.align 8
.LC6:
	stringz	"i=0; while [ $i -lt 5 ]; do head -c 100000 /dev/zero; i=$((i + 1)); done"
	.align 8
.LC7:
	stringz	"/usr/bin/tr"
	.align 8
.LC8:
	stringz	"\\0"
	.align 8
.LC9:
	stringz	"a"
	.align 8
.LC10:
	stringz	"/bin/cat"
	.align 8
.LC11:
	stringz	"read"
	.align 8
.LC12:
	stringz	"%ld bytes, %ld a, status %d %d %d\n"
	.text
	.align 16
	.align 64
	.proc three#
three:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 0, 12, 6, 0
	.fframe 4176
	adds r12 = -4176, r12
	.save rp, r40
	mov r40 = b0
	.mmi
	nop 0
	mov r42 = r1
	nop 0
	;;
	.mmi
	adds r35 = 4176, r12
	adds r36 = 4168, r12
	.save ar.lc, r43
	mov r43 = ar.lc
	.body
	.mmi
	adds r34 = 4160, r12
	adds r37 = 4180, r12
	adds r39 = 4172, r12
	;;
	.mmi
	mov r44 = r35
	adds r38 = 4164, r12
	nop 0
	.mmb
	mov r32 = r0
	mov r33 = r0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r42
	.mmb
	mov r44 = r36
	nop 0
	(p7) br.cond.spnt .L25
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	nop 0
	mov r1 = r42
	.mmb
	mov r44 = r34
	nop 0
	(p6) br.cond.spnt .L25
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp4.eq p6, p7 = -1, r8
	.mmb
	mov r44 = r0
	nop 0
	(p6) br.cond.spnt .L25
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC6)
	.mmi
	nop 0
	ld4 r45 = [r37]
	nop 0
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = shell#
	;;
	.mmi
	ld4 r44 = [r37]
	nop 0
	mov r1 = r42
	.mmb
	mov r37 = r8
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r42
	nop 0
	adds r14 = 4112, r12
	.mmi
	ld4 r45 = [r39]
	ld4 r44 = [r35]
	nop 0
	;;
	.mlx
	nop 0
	movl r15 = @gprel(.LC7)
	.mmi
	mov r46 = r14
	;;
	add r15 = r1, r15
	nop 0
	;;
	.mlx
	st8 [r14] = r15
	movl r15 = @gprel(.LC8)
	.mmi
	adds r14 = 4120, r12
	;;
	add r15 = r1, r15
	nop 0
	;;
	.mlx
	st8 [r14] = r15
	movl r15 = @gprel(.LC9)
	.mmi
	nop 0
	adds r14 = 4128, r12
	nop 0
	;;
	.mmi
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = 4136, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = start#
	;;
	.mmi
	ld4 r44 = [r35]
	nop 0
	mov r1 = r42
	.mmb
	mov r35 = r8
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	ld4 r44 = [r39]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r42
	nop 0
	adds r14 = 4144, r12
	.mmi
	ld4 r45 = [r38]
	ld4 r44 = [r36]
	nop 0
	;;
	.mlx
	nop 0
	movl r15 = @gprel(.LC10)
	.mmi
	nop 0
	mov r46 = r14
	nop 0
	;;
	.mmi
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = 4152, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = start#
	;;
	.mmi
	ld4 r44 = [r36]
	nop 0
	mov r1 = r42
	.mmb
	mov r36 = r8
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	ld4 r44 = [r38]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r42
	nop 0
	nop 0
	.align 32
.L26:
	.mmi
	addl r46 = 4096, r0
	nop 0
	adds r45 = 16, r12
	.mmb
	ld4 r44 = [r34]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	cmp.ne p6, p7 = -1, r8
	.mmb
	mov r1 = r42
	nop 0
	(p7) br.cond.spnt .L39
	;;
	.mib
	add r14 = r8, r15
	cmp.ge p6, p7 = 0, r8
	(p6) br.cond.dpnt .L29
	;;
	.mii
	sub r14 = r14, r15, 1
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L27:
	.mmi
	ld1 r14 = [r15], 1
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.eq p6, p7 = 97, r14
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r0
	nop 0
	;;
	.mib
	nop 0
	add r32 = r32, r14
	br.cloop.sptk.few .L27
	.mib
	nop 0
	add r33 = r33, r8
	br .L26
.L29:
	.mib
	mov r44 = r37
	nop 0
	br.call.sptk.many b0 = status_of#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r35
	.mmb
	mov r35 = r8
	nop 0
	br.call.sptk.many b0 = status_of#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r36
	.mmb
	mov r36 = r8
	nop 0
	br.call.sptk.many b0 = status_of#
	;;
	.mmi
	mov r1 = r42
	mov r49 = r8
	mov r48 = r36
	.mmi
	mov r47 = r35
	mov r46 = r32
	mov r45 = r33
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC12)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	ld4 r44 = [r34]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mii
	mov r1 = r42
	mov b0 = r40
	;;
	mov ar.pfs = r41
	;;
	.mii
	nop 0
	mov ar.lc = r43
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 4176, r12
	nop 0
	br.ret.sptk.many b0
.L25:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r44 = @gprel(.LC5)
	;;
	.mib
	nop 0
	add r44 = r1, r44
	br.call.sptk.many b0 = must.part.0#
	;;
.L39:
	.mlx
	nop 0
	movl r44 = @gprel(.LC11)
	;;
	.mib
	nop 0
	add r44 = r1, r44
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp three#
	.section	.rodata.str1.8
	.align 8
.LC13:
	stringz	"question %d\n"
	.align 8
.LC14:
	stringz	"write"
	.align 8
.LC15:
	stringz	"%s: %s"
	.align 8
.LC16:
	stringz	"%s: end %zd, status %d\n"
	.text
	.align 16
	.align 64
	.proc dialogue#
dialogue:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 4, 6, 4, 0
	.fframe 96
	adds r12 = -96, r12
	.save rp, r39
	mov r39 = b0
	.mlx
	mov r41 = r1
	.body
	movl r37 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC15)
	.mii
	mov r36 = r0
	add r37 = r1, r37
	;;
	add r38 = r1, r38
.L43:
	.mmi
	mov r45 = r36
	mov r44 = r37
	addl r43 = 32, r0
	.mmb
	adds r42 = 80, r12
	adds r36 = 1, r36
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	mov r1 = r41
	adds r42 = 80, r12
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r8
	nop 0
	.mmb
	adds r43 = 80, r12
	mov r42 = r33
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.ne p6, p7 = -1, r8
	mov r1 = r41
	addl r44 = 63, r0
	.mmb
	adds r43 = 16, r12
	mov r42 = r34
	(p7) br.cond.spnt .L49
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	adds r14 = 16, r12
	cmp.ne p6, p7 = -1, r8
	mov r1 = r41
	.mmb
	mov r43 = r32
	mov r42 = r38
	(p7) br.cond.spnt .L50
	;;
	.mmi
	add r8 = r14, r8
	nop 0
	mov r44 = r14
	;;
	.mib
	st1 [r8] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r41
	cmp4.ne p6, p7 = 3, r36
	(p6) br.cond.dptk .L43
	.mib
	addl r43 = 1, r0
	mov r42 = r33
	br.call.sptk.many b0 = shutdown#
	;;
	.mib
	mov r1 = r41
	mov r42 = r33
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r42 = r34
	adds r43 = 16, r12
	nop 0
	.mmb
	addl r44 = 1, r0
	mov r1 = r41
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r41
	cmp.ne p6, p7 = -1, r8
	mov r36 = r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC11)
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	mov r42 = r35
	nop 0
	br.call.sptk.many b0 = status_of#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r45 = r8
	.mmi
	mov r44 = r36
	nop 0
	mov r43 = r32
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC16)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r41
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
	;;
.L49:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	.mmb
	ld4 r42 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC0)
	.mlx
	nop 0
	movl r43 = @gprel(.LC14)
	;;
	.mib
	add r42 = r1, r42
	add r43 = r1, r43
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r41
	addl r42 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
.L50:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	.mmb
	ld4 r42 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC0)
	.mlx
	nop 0
	movl r43 = @gprel(.LC11)
	;;
	.mib
	add r42 = r1, r42
	add r43 = r1, r43
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r41
	addl r42 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp dialogue#
	.section	.rodata.str1.8
	.align 8
.LC17:
	stringz	"/bin/true"
	.align 8
.LC18:
	stringz	"true %d\n"
	.align 8
.LC19:
	stringz	"x"
	.align 8
.LC20:
	stringz	"write %zd %d\n"
	.align 8
.LC21:
	stringz	"one\ntwo\nthree\n"
	.align 8
.LC22:
	stringz	"read line; echo \"line $line\""
	.align 8
.LC23:
	stringz	"read %d\n"
	.align 8
.LC24:
	stringz	"rest %s"
	.align 8
.LC25:
	stringz	"while read line; do echo \"<$line>\"; done; exit 4"
	.align 8
.LC26:
	stringz	"sh"
	.align 8
.LC27:
	stringz	"cat"
	.align 8
.LC28:
	stringz	"socketpair"
	.align 8
.LC29:
	stringz	"socket"
	.align 8
.LC30:
	stringz	"/usr/bin/yes"
	.align 8
.LC31:
	stringz	"yes %d\n"
	.align 8
.LC32:
	stringz	"r"
	.align 8
.LC33:
	stringz	"(sleep 1; echo late) & echo early"
	.align 8
.LC34:
	stringz	"%s"
	.align 8
.LC35:
	stringz	"pclose %d\n"
	.align 8
.LC36:
	stringz	"host-pipes.tmp"
	.align 8
.LC37:
	stringz	"open"
	.align 8
.LC38:
	stringz	"from nine\n"
	.align 8
.LC39:
	stringz	"read line <&9; echo \"$line\" >&7; echo to eight >&8"
	.align 8
.LC40:
	stringz	"pread"
	.align 8
.LC41:
	stringz	"{ echo x >&8; } 2>/dev/null || exit 3"
	.align 8
.LC42:
	stringz	"closed %d\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 44
	.mmb
	.save ar.pfs, r45
	alloc r45 = ar.pfs, 0, 15, 4, 0
	.fframe 112
	adds r12 = -112, r12
	nop 0
	.mii
	addl r14 = @ltoffx(stdout#), r1
	.save rp, r44
	mov r44 = b0
	mov r46 = r1
	.body
	;;
	.mmi
	ld8.mov r14 = [r14], stdout#
	mov r50 = r0
	addl r49 = 2, r0
	.mmi
	mov r48 = r0
	adds r36 = 72, r12
	adds r33 = 24, r12
	;;
	.mmi
	adds r35 = 76, r12
	adds r34 = 48, r12
	nop 0
	.mmi
	adds r37 = 88, r12
	adds r42 = 32, r12
	adds r41 = 40, r12
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br.call.sptk.many b0 = setvbuf#
	;;
	.mib
	mov r1 = r46
	mov r47 = r36
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r46
	cmp4.ne p6, p7 = -1, r8
	nop 0
	.mmb
	adds r49 = 16, r12
	addl r48 = 1, r0
	(p7) br.cond.spnt .L53
	;;
	.mlx
	nop 0
	movl r14 = @gprel(.LC17)
	.mmi
	ld4 r47 = [r36]
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r1, r14
	nop 0
	;;
	.mib
	st8 [r49] = r14
	nop 0
	br.call.sptk.many b0 = start#
	;;
	.mmi
	mov r1 = r46
	nop 0
	mov r32 = r8
	.mmb
	ld4 r47 = [r36]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r47 = r32
	mov r1 = r46
	br.call.sptk.many b0 = status_of#
	;;
	.mmi
	mov r1 = r46
	nop 0
	mov r48 = r8
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC18)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r48 = 1, r0
	nop 0
	addl r47 = 13, r0
	.mmb
	mov r1 = r46
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mib
	mov r1 = r46
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r46
	addl r49 = 1, r0
	.mmi
	ld4 r47 = [r35]
	st4 [r8] = r0
	mov r32 = r8
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC19)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	ld4 r14 = [r32]
	nop 0
	mov r1 = r46
	.mmi
	mov r48 = r8
	nop 0
	adds r32 = 92, r12
	;;
	.mlx
	cmp4.eq p6, p7 = 32, r14
	movl r47 = @gprel(.LC20)
	;;
	.mmi
	(p6) addl r49 = 1, r0
	nop 0
	add r47 = r1, r47
	;;
	.mib
	(p7) mov r49 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r48 = r0
	nop 0
	mov r1 = r46
	.mmb
	addl r47 = 13, r0
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mib
	ld4 r47 = [r35]
	mov r1 = r46
	br.call.sptk.many b0 = close#
	;;
	.mmi
	adds r14 = 56, r12
	mov r1 = r46
	mov r47 = r37
	.mmi
	st8 [r34] = r0
	;;
	st8 [r14] = r0
	adds r14 = 64, r12
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r46
	nop 0
	cmp4.eq p6, p7 = -1, r8
	.mmb
	addl r49 = 14, r0
	nop 0
	(p6) br.cond.spnt .L53
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC21)
	.mmi
	nop 0
	ld4 r47 = [r32]
	nop 0
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r46
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L68
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	.mlx
	ld4 r47 = [r32]
	movl r39 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC22)
	.mlx
	add r40 = r1, r40
	movl r35 = @gprel(.LC23)
	;;
	.mmi
	add r39 = r1, r39
	add r38 = r1, r38
	nop 0
	.mmb
	add r35 = r1, r35
	addl r32 = 2, r0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r46
	nop 0
	nop 0
.L57:
	.mmi
	adds r14 = 16, r12
	ld4 r43 = [r37]
	nop 0
	;;
	.mmi
	st8 [r14] = r40
	st8 [r33] = r39
	nop 0
	;;
	.mmi
	nop 0
	st8 [r42] = r38
	nop 0
	.mmb
	st8 [r41] = r0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r46
	.mmb
	mov r47 = r8
	nop 0
	(p7) br.cond.spnt .L99
	;;
	.mib
	cmp4.eq p6, p7 = 0, r8
	nop 0
	(p6) br.cond.spnt .L56
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = status_of#
	;;
	.mmi
	mov r1 = r46
	nop 0
	mov r48 = r8
	.mmb
	mov r47 = r35
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r32
	mov r1 = r46
	addl r32 = 1, r0
	.bbb
	nop 0
	(p7) br.cond.dpnt .L100
	br .L57
.L100:
	.mmi
	addl r49 = 19, r0
	mov r48 = r34
	mov r39 = r0
	.mmb
	ld4 r47 = [r37]
	adds r35 = 104, r12
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r46
	cmp.ne p6, p7 = -1, r8
	mov r48 = r34
	.mmb
	adds r32 = 96, r12
	adds r38 = 100, r12
	(p7) br.cond.spnt .L64
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC24)
	.mmi
	nop 0
	adds r42 = 108, r12
	nop 0
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r46
	ld4 r47 = [r37]
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC10)
	.mlx
	nop 0
	movl r40 = @gprel(.LC27)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	add r40 = r1, r40
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r46
	nop 0
	nop 0
.L63:
	.mib
	mov r47 = r35
	adds r37 = 112, r12
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	nop 0
	mov r1 = r46
	.mmb
	mov r47 = r32
	nop 0
	(p6) br.cond.spnt .L53
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mib
	mov r1 = r46
	cmp4.eq p6, p7 = -1, r8
	(p6) br.cond.spnt .L53
	;;
	.mlx
	cmp4.eq p6, p7 = 0, r39
	movl r49 = @gprel(.LC25)
	.mmb
	ld4 r48 = [r38]
	ld4 r47 = [r35]
	(p6) br.cond.dpnt .L60
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = shell#
	;;
	.mmi
	ld4 r47 = [r35]
	nop 0
	mov r1 = r46
	.mmb
	mov r35 = r8
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	.mmb
	ld4 r47 = [r38]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r46
	adds r14 = 108, r12
	.mmi
	ld4 r49 = [r32]
	mov r50 = r35
	adds r35 = 52, r12
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC26)
	.mmi
	nop 0
	ld4 r48 = [r14]
	nop 0
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = dialogue#
	;;
	.mib
	ld4 r47 = [r32]
	mov r1 = r46
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r50 = r34
	mov r1 = r46
	mov r49 = r0
	.mmb
	addl r48 = 1, r0
	addl r47 = 1, r0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r1 = r46
	nop 0
	cmp4.eq p6, p7 = -1, r8
	.mmb
	adds r49 = 16, r12
	nop 0
	(p6) br.cond.spnt .L101
	;;
	.mlx
	nop 0
	movl r14 = @gprel(.LC10)
	.mmi
	ld4 r48 = [r35]
	st8 [r33] = r0
	nop 0
	;;
	.mmi
	add r14 = r1, r14
	nop 0
	mov r47 = r48
	;;
	.mib
	st8 [r49] = r14
	nop 0
	br.call.sptk.many b0 = start#
	;;
	.mmi
	ld4 r47 = [r35]
	nop 0
	mov r1 = r46
	.mmb
	mov r35 = r8
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	ld4 r47 = [r34]
	mov r1 = r46
	br.call.sptk.many b0 = dup#
	;;
	.mmi
	mov r1 = r46
	nop 0
	mov r50 = r35
	.mmi
	ld4 r49 = [r34]
	nop 0
	mov r48 = r8
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC29)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = dialogue#
	;;
	.mmi
	ld4 r47 = [r34]
	nop 0
	mov r1 = r46
	.mmb
	adds r34 = 116, r12
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r46
	nop 0
	br.call.sptk.many b0 = three#
	;;
	.mib
	mov r1 = r46
	mov r47 = r37
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r46
	cmp4.eq p6, p7 = -1, r8
	nop 0
	.mmb
	mov r49 = r36
	mov r47 = r0
	(p6) br.cond.spnt .L53
	;;
	.mlx
	nop 0
	movl r14 = @gprel(.LC30)
	.mmi
	nop 0
	ld4 r48 = [r34]
	nop 0
	;;
	.mmi
	add r14 = r1, r14
	;;
	st8 [r36] = r14
	adds r14 = 80, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = start#
	;;
	.mmi
	ld4 r47 = [r34]
	nop 0
	mov r1 = r46
	.mmb
	mov r35 = r8
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r48 = r32
	addl r49 = 4, r0
	nop 0
	.mmb
	mov r1 = r46
	ld4 r47 = [r37]
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r46
	cmp.eq p6, p7 = -1, r8
	(p6) br.cond.spnt .L64
	;;
	.mlx
	nop 0
	movl r34 = @gprel(.LC34)
	.mmi
	nop 0
	ld4 r47 = [r37]
	nop 0
	;;
	.mib
	add r34 = r1, r34
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r46
	mov r47 = r35
	br.call.sptk.many b0 = status_of#
	;;
	.mmi
	mov r1 = r46
	nop 0
	cmp4.eq p6, p7 = -13, r8
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC31)
	.mmi
	nop 0
	(p6) addl r48 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r48 = r0
	add r47 = r1, r47
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC32)
	.mlx
	nop 0
	movl r47 = @gprel(.LC33)
	;;
	.mib
	add r48 = r1, r48
	add r47 = r1, r47
	br.call.sptk.many b0 = popen#
	;;
	.mmi
	mov r32 = r8
	nop 0
	mov r1 = r46
	.mmi
	addl r48 = 20, r0
	nop 0
	adds r47 = 16, r12
	;;
	.mib
	mov r49 = r32
	nop 0
	br.call.sptk.many b0 = fgets#
	;;
	.mib
	mov r1 = r46
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L102
	.align 32
.L66:
	.mib
	adds r48 = 16, r12
	mov r47 = r34
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r46
	mov r49 = r32
	nop 0
	.mmb
	addl r48 = 20, r0
	adds r47 = 16, r12
	br.call.sptk.many b0 = fgets#
	;;
	.mib
	mov r1 = r46
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L66
.L102:
	.mib
	mov r47 = r32
	adds r34 = 120, r12
	br.call.sptk.many b0 = pclose#
	;;
	.mmi
	mov r1 = r46
	nop 0
	mov r48 = r8
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC35)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r46
	addl r49 = 384, r0
	addl r48 = 578, r0
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC36)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r46
	cmp4.ne p6, p7 = -1, r8
	mov r32 = r8
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC37)
	;;
	.mib
	(p7) add r47 = r1, r47
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r47 = r34
	;;
	.mmi
	st8 [r15] = r0
	st8 [r33] = r0, 8
	nop 0
	;;
	.mib
	st4 [r33] = r0
	adds r33 = 124, r12
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	nop 0
	mov r1 = r46
	.mmb
	addl r48 = 8, r0
	nop 0
	(p6) br.cond.spnt .L53
	;;
	.mib
	ld4 r47 = [r33]
	nop 0
	br.call.sptk.many b0 = dup2#
	;;
	.mmi
	mov r1 = r46
	ld4 r47 = [r34]
	addl r48 = 9, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = dup2#
	;;
	.mmi
	mov r1 = r46
	nop 0
	mov r47 = r32
	.mmb
	addl r48 = 7, r0
	nop 0
	br.call.sptk.many b0 = dup2#
	;;
	.mmi
	nop 0
	mov r1 = r46
	addl r49 = 10, r0
	.mmi
	nop 0
	ld4 r47 = [r33]
	nop 0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC38)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r46
	cmp.eq p6, p7 = -1, r8
	(p6) br.cond.spnt .L68
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC39)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = system#
	;;
	.mmi
	mov r50 = r0
	mov r47 = r32
	addl r49 = 10, r0
	.mmb
	adds r48 = 16, r12
	mov r1 = r46
	br.call.sptk.many b0 = pread#
	;;
	.mmi
	mov r1 = r46
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC40)
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
	movl r47 = @gprel(.LC34)
	.mmi
	nop 0
	adds r48 = 16, r12
	nop 0
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r46
	addl r49 = 19, r0
	nop 0
	.mmb
	adds r48 = 16, r12
	ld4 r47 = [r34]
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r46
	nop 0
	adds r14 = 16, r12
	.mmb
	cmp.eq p6, p7 = -1, r8
	nop 0
	(p6) br.cond.spnt .L64
	;;
	.mlx
	add r8 = r14, r8
	movl r47 = @gprel(.LC34)
	.mmi
	mov r48 = r14
	;;
	nop 0
	add r47 = r1, r47
	.mmb
	nop 0
	st1 [r8] = r0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r49 = 1, r0
	mov r1 = r46
	nop 0
	.mmb
	addl r48 = 2, r0
	addl r47 = 8, r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC41)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = system#
	;;
	.mmi
	mov r1 = r46
	nop 0
	extr.u r48 = r8, 8, 8
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC42)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC36)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r46
	mov b0 = r44
	;;
	.mii
	nop 0
	mov ar.pfs = r45
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 112, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L60:
	.body
	.copy_state 1
	.mii
	adds r49 = 16, r12
	addl r39 = 1, r0
	;;
	nop 0
	.mmb
	st8 [r49] = r41
	st8 [r33] = r0
	br.call.sptk.many b0 = start#
	;;
	.mmi
	mov r1 = r46
	ld4 r47 = [r35]
	mov r37 = r8
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	.mmb
	ld4 r47 = [r38]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r46
	mov r50 = r37
	.mmi
	ld4 r49 = [r32]
	ld4 r48 = [r42]
	mov r47 = r40
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = dialogue#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	.mmb
	ld4 r47 = [r32]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r46
	br .L63
	;;
.L53:
	.mlx
	nop 0
	movl r47 = @gprel(.LC5)
	;;
	.mib
	nop 0
	add r47 = r1, r47
	br.call.sptk.many b0 = must.part.0#
	;;
.L64:
	.mlx
	nop 0
	movl r47 = @gprel(.LC11)
	;;
	.mib
	nop 0
	add r47 = r1, r47
	br.call.sptk.many b0 = must.part.0#
	;;
.L56:
	.mmi
	nop 0
	adds r49 = 16, r12
	addl r48 = 1, r0
	.mmb
	nop 0
	mov r47 = r43
	br.call.sptk.many b0 = start.part.0#
	;;
.L99:
	.mlx
	nop 0
	movl r47 = @gprel(.LC2)
	;;
	.mib
	nop 0
	add r47 = r1, r47
	br.call.sptk.many b0 = must.part.0#
	;;
.L68:
	.mlx
	nop 0
	movl r47 = @gprel(.LC14)
	;;
	.mib
	nop 0
	add r47 = r1, r47
	br.call.sptk.many b0 = must.part.0#
	;;
.L101:
	.mlx
	nop 0
	movl r47 = @gprel(.LC28)
	;;
	.mib
	nop 0
	add r47 = r1, r47
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
