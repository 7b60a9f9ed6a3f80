// 31d9f32f18216ca70f7cd1019862aa46
	.file	"trace-calls.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc handler#
handler:
	.prologue
	.body
	.mmi
	nop 0
	addl r14 = @gprel(handled#), gp
	nop 0
	;;
	.mib
	st4.rel [r14] = r32
	nop 0
	br.ret.sptk.many b0
	.endp handler#
	.align 16
	.align 64
	.proc killed#
killed:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 2, 0
	mov r34 = r1
	.save rp, r32
	mov r32 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov r35 = r8
	.mmb
	addl r36 = 15, r0
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov b0 = r32
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp killed#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"quiet"
	.text
	.align 16
	.align 64
	.proc executes#
executes:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 4, 0
	addl r14 = @gprel(self#), gp
	.save rp, r32
	mov r32 = b0
	.mlx
	mov r34 = r1
	.body
	movl r37 = @gprel(.LC0)
	;;
	.mmi
	ld8 r36 = [r14]
	add r37 = r1, r37
	mov r38 = r0
	;;
	.mib
	mov r35 = r36
	nop 0
	br.call.sptk.many b0 = execl#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov b0 = r32
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp executes#
	.align 16
	.align 64
	.proc calls#
calls:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 2, 0
	addl r36 = @ltoff(@fptr(handler#)), gp
	.save rp, r32
	mov r32 = b0
	.mmi
	nop 0
	mov r34 = r1
	.body
	nop 0
	;;
	.mib
	ld8 r36 = [r36]
	addl r35 = 10, r0
	br.call.sptk.many b0 = signal#
	;;
	.mib
	mov r1 = r34
	nop 0
	br.call.sptk.many b0 = getppid#
	;;
	.mib
	addl r35 = 77, r0
	mov r1 = r34
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r34
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov r35 = r8
	.mmb
	addl r36 = 10, r0
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r34
	;;
	addl r14 = @gprel(handled#), gp
	nop 0
	;;
	.mmi
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 10, r14
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r35 = 4, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) addl r35 = 3, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp calls#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"%d %c\n"
	.align 8
.LC2:
	stringz	"%d %ld\n"
	.text
	.align 16
	.align 64
	.proc start#
start:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 5, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r38 = r1
	nop 0
	.save rp, r36
	mov r36 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r34 = r8
	mov r1 = r38
	.mmb
	adds r40 = 16, r12
	mov r41 = r0
	(p7) br.cond.spnt .L32
	;;
	.mib
	mov r39 = r8
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.eq p6, p7 = r34, r8
	;;
	.mlx
	addl r16 = @gprel(child_count#), gp
	movl r15 = @gprel(children#)
	.mmi
	nop 0
	(p6) addl r40 = 1, r0
	nop 0
	;;
	.mmi
	ld4 r14 = [r16]
	add r15 = r1, r15
	(p7) mov r40 = r0
	;;
	.mib
	cmp4.ge p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L13
	;;
	.mmi
	nop 0
	ld4 r17 = [r15]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r17, r34
	adds r17 = 4, r15
	(p6) br.cond.dpnt .L16
	;;
	.mib
	cmp4.eq p6, p7 = 1, r14
	nop 0
	(p6) br.cond.dpnt .L13
	;;
	.mmi
	nop 0
	ld4 r17 = [r17]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r17, r34
	adds r17 = 8, r15
	(p6) br.cond.dpnt .L17
	;;
	.mib
	cmp4.eq p6, p7 = 2, r14
	nop 0
	(p6) br.cond.dpnt .L13
	;;
	.mmi
	nop 0
	ld4 r17 = [r17]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r17, r34
	adds r17 = 12, r15
	(p6) br.cond.dpnt .L18
	;;
	.mib
	cmp4.eq p6, p7 = 3, r14
	nop 0
	(p6) br.cond.dpnt .L13
	;;
	.mmi
	ld4 r17 = [r17]
	;;
	cmp4.ne p6, p7 = r17, r34
	nop 0
	;;
	.mib
	nop 0
	(p7) addl r41 = 3, r0
	(p7) br.cond.dpnt .L14
	;;
.L13:
	.mib
	nop 0
	sxt4 r17 = r14
	nop 0
	.mlx
	adds r41 = 65, r14
	movl r39 = @gprel(.LC1)
	;;
	.mmi
	shladd r17 = r17, 2, r0
	nop 0
	adds r14 = 1, r14
	.mmi
	add r39 = r1, r39
	nop 0
	sxt1 r41 = r41
	;;
	.mmi
	add r15 = r15, r17
	st4 [r16] = r14
	nop 0
	;;
	.mib
	st4 [r15] = r34
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r38
	mov r42 = r33
	.mmi
	mov r40 = r34
	addl r39 = 16896, r0
	mov r41 = r0
	;;
	.mii
	ld4 r15 = [r14]
	addl r14 = 4991, r0
	;;
	cmp4.eq p6, p7 = r14, r15
	;;
	.mmi
	nop 0
	(p6) addl r35 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r35 = r0
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r38
	mov r41 = r8
	mov r40 = r35
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r34
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L16:
	.body
	.copy_state 1
	.mmi
	mov r41 = r0
	nop 0
	nop 0
	;;
.L14:
	.mii
	adds r41 = 65, r41
	nop 0
	;;
	sxt1 r41 = r41
.L33:
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r38
	mov r42 = r33
	.mmi
	mov r40 = r34
	addl r39 = 16896, r0
	mov r41 = r0
	;;
	.mii
	ld4 r15 = [r14]
	addl r14 = 4991, r0
	;;
	cmp4.eq p6, p7 = r14, r15
	;;
	.mmi
	nop 0
	(p6) addl r35 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r35 = r0
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r38
	mov r41 = r8
	mov r40 = r35
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r34
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L17:
	.body
	.copy_state 2
	.mmi
	addl r41 = 1, r0
	;;
	adds r41 = 65, r41
	nop 0
	;;
	.mib
	nop 0
	sxt1 r41 = r41
	br .L33
	;;
.L18:
	.mmi
	addl r41 = 2, r0
	;;
	adds r41 = 65, r41
	nop 0
	;;
	.mib
	nop 0
	sxt1 r41 = r41
	br .L33
	;;
.L32:
	.mmi
	mov r42 = r0
	mov r41 = r0
	nop 0
	.mmb
	mov r40 = r0
	mov r39 = r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	addl r39 = 19, r0
	mov r1 = r38
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	ld8 r14 = [r32], 8
	;;
	nop 0
	mov b6 = r14
	.mmb
	ld8 r1 = [r32], -8
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mib
	mov r1 = r38
	addl r39 = 7, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp start#
	.section	.rodata.str1.8
	.align 8
.LC6:
	stringz	"close"
	.align 8
.LC7:
	stringz	"done"
	.align 8
.LC8:
	stringz	"exit_group"
	.align 8
.LC9:
	stringz	"execve"
	.align 8
.LC10:
	stringz	"getppid"
	.align 8
.LC11:
	stringz	"kill"
	.align 8
.LC12:
	stringz	"%c: exited %d\n"
	.align 8
.LC13:
	stringz	"%c: killed by %s\n"
	.align 8
.LC14:
	stringz	"stop"
	.align 8
.LC15:
	stringz	"%c: event %s, code %x"
	.align 8
.LC16:
	stringz	", status %lx"
	.align 8
.LC17:
	stringz	"no info: %s\n"
	.align 8
.LC18:
	stringz	"%c: %s(%d"
	.align 8
.LC19:
	stringz	") %s\n"
	.align 8
.LC20:
	stringz	")"
	.align 8
.LC21:
	stringz	"%c: signal %s, from itself %d\n"
	.text
	.align 16
	.align 64
	.proc follow#
follow:
	.prologue 12, 53
	.mmi
	.save ar.pfs, r54
	alloc r54 = ar.pfs, 2, 22, 4, 0
	.fframe 144
	adds r12 = -144, r12
	mov r55 = r1
	.mlx
	addl r41 = @gprel(child_count#), gp
	movl r40 = @gprel(children#)
	;;
	.mlx
	mov r59 = r0
	movl r50 = @gprel(.LC21)
	.mmi
	add r40 = r1, r40
	mov r58 = r0
	mov r57 = r32
	;;
	.mmi
	add r50 = r1, r50
	mov r56 = r33
	.save rp, r53
	mov r53 = b0
	.body
	.mmb
	adds r36 = 152, r12
	addl r39 = 255, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r55
	addl r48 = 133, r0
	adds r47 = 32, r12
	.mlx
	adds r43 = 4, r40
	movl r42 = 1073741824
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC13)
	.mlx
	adds r44 = 8, r40
	movl r49 = @gprel(.LC12)
	;;
	.mmi
	adds r45 = 12, r40
	add r46 = r1, r46
	add r49 = r1, r49
	.align 32
.L35:
	.mmi
	mov r58 = r42
	nop 0
	mov r57 = r36
	.mmb
	addl r56 = -1, r0
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r55
	nop 0
	cmp4.lt p6, p7 = 0, r8
	.mmb
	mov r34 = r8
	nop 0
	(p7) br.cond.dpnt .L82
	;;
	.mmi
	ld4 r58 = [r36]
	ld4 r35 = [r41]
	nop 0
	;;
	.mii
	and r56 = 127, r58
	nop 0
	;;
	adds r14 = 1, r56
	.mmb
	cmp4.ne p6, p7 = 0, r56
	mov r38 = r56
	(p7) br.cond.dpnt .L167
	;;
	.mii
	nop 0
	extr r14 = r14, 1, 7
	nop 0
	;;
	.mib
	cmp4.ge p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L41
	;;
	.mmi
	nop 0
	cmp4.ge p6, p7 = 0, r35
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r14 = @gprel(children#)
	;;
	.mib
	(p6) add r14 = r1, r14
	nop 0
	(p6) br.cond.dpnt .L42
	;;
	.mmi
	ld4 r15 = [r40]
	nop 0
	mov r14 = r40
	;;
	.mib
	cmp4.eq p6, p7 = r15, r34
	nop 0
	(p6) br.cond.dpnt .L88
	;;
	.mib
	cmp4.eq p6, p7 = 1, r35
	nop 0
	(p6) br.cond.dpnt .L42
	;;
	.mmi
	nop 0
	ld4 r15 = [r43]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r15, r34
	nop 0
	(p6) br.cond.dpnt .L89
	;;
	.mib
	cmp4.eq p6, p7 = 2, r35
	nop 0
	(p6) br.cond.dpnt .L42
	;;
	.mmi
	nop 0
	ld4 r15 = [r44]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r15, r34
	nop 0
	(p6) br.cond.dpnt .L90
	;;
	.mib
	cmp4.eq p6, p7 = 3, r35
	nop 0
	(p6) br.cond.dpnt .L42
	;;
	.mmi
	ld4 r15 = [r45]
	;;
	cmp4.ne p6, p7 = r15, r34
	nop 0
	;;
	.mib
	nop 0
	(p7) addl r35 = 3, r0
	(p7) br.cond.dpnt .L43
	;;
.L42:
	.mib
	nop 0
	sxt4 r15 = r35
	nop 0
	.mmi
	adds r57 = 65, r35
	adds r35 = 1, r35
	mov r38 = r0
	;;
	.mmi
	nop 0
	shladd r15 = r15, 2, r0
	sxt1 r57 = r57
	.mmi
	st4 [r41] = r35
	;;
	add r14 = r14, r15
	mov r35 = r57
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br.call.sptk.many b0 = strsignal#
	;;
	.mmi
	mov r1 = r55
	mov r58 = r8
	nop 0
	.mmb
	mov r57 = r35
	mov r56 = r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r55
	ld4 r58 = [r36]
	nop 0
	;;
.L40:
	.mmi
	nop 0
	and r58 = r39, r58
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 127, r58
	(p7) br.cond.dpnt .L168
	;;
.L78:
	.mib
	nop 0
	cmp4.eq p6, p7 = r34, r32
	(p7) br.cond.dptk .L35
.L82:
	.mii
	st4 [r41] = r0
	mov b0 = r53
	;;
	mov ar.pfs = r54
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
.L88:
	.body
	.copy_state 1
	.mmi
	mov r35 = r0
	nop 0
	nop 0
	;;
.L43:
	.mii
	adds r35 = 65, r35
	nop 0
	;;
	sxt1 r35 = r35
.L175:
	.mib
	mov r38 = r0
	nop 0
	br.call.sptk.many b0 = strsignal#
	;;
	.mmi
	mov r1 = r55
	mov r58 = r8
	nop 0
	.mmb
	mov r57 = r35
	mov r56 = r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	ld4 r58 = [r36]
	nop 0
	br .L40
	;;
.L41:
	.mii
	nop 0
	extr r38 = r58, 16, 16
	;;
	extr r37 = r58, 8, 24
	.mmb
	cmp4.eq p6, p7 = 0, r38
	nop 0
	(p7) br.cond.dpnt .L169
	;;
	.mmi
	nop 0
	and r37 = r39, r37
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r48, r37
	nop 0
	(p6) br.cond.dpnt .L52
	;;
	.mmi
	nop 0
	cmp4.lt p6, p7 = 0, r35
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r14 = @gprel(children#)
	;;
	.mib
	(p7) add r14 = r1, r14
	nop 0
	(p7) br.cond.dpnt .L54
	;;
	.mmi
	ld4 r15 = [r40]
	nop 0
	mov r14 = r40
	;;
	.mib
	cmp4.eq p6, p7 = r15, r34
	nop 0
	(p6) br.cond.dpnt .L103
	;;
	.mib
	cmp4.eq p6, p7 = 1, r35
	nop 0
	(p6) br.cond.dpnt .L54
	;;
	.mmi
	nop 0
	ld4 r15 = [r43]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r34, r15
	nop 0
	(p6) br.cond.dpnt .L104
	;;
	.mib
	cmp4.eq p6, p7 = 2, r35
	nop 0
	(p6) br.cond.dpnt .L54
	;;
	.mmi
	nop 0
	ld4 r15 = [r44]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r15, r34
	nop 0
	(p6) br.cond.dpnt .L105
	;;
	.mib
	cmp4.eq p6, p7 = 3, r35
	nop 0
	(p6) br.cond.dpnt .L54
	;;
	.mmi
	ld4 r15 = [r45]
	;;
	cmp4.ne p6, p7 = r15, r34
	nop 0
	;;
	.mib
	nop 0
	(p7) addl r35 = 3, r0
	(p7) br.cond.dpnt .L75
	;;
.L54:
	.mib
	nop 0
	sxt4 r16 = r35
	nop 0
	.mmi
	adds r15 = 65, r35
	adds r35 = 1, r35
	cmp4.eq p6, p7 = 19, r37
	;;
	.mmi
	nop 0
	shladd r16 = r16, 2, r0
	sxt1 r15 = r15
	.mmi
	st4 [r41] = r35
	;;
	add r14 = r14, r16
	mov r35 = r15
	;;
	.mib
	st4 [r14] = r34
	cmp4.ne.and.orcm p6, p7 = 65, r35
	(p6) br.cond.dptk .L40
.L74:
	.mmi
	adds r59 = 16, r12
	mov r58 = r0
	nop 0
	.mmb
	mov r57 = r34
	addl r56 = 16898, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r55
	mov r56 = r37
	br.call.sptk.many b0 = strsignal#
	;;
	.mmi
	ld4 r14 = [r47]
	mov r1 = r55
	mov r58 = r8
	.mii
	mov r57 = r35
	mov r56 = r50
	;;
	cmp4.eq p6, p7 = r34, r14
	;;
	.mmi
	nop 0
	(p6) addl r59 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r59 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 19, r37
	mov r1 = r55
	.mii
	ld4 r58 = [r36]
	nop 0
	;;
	(p6) mov r38 = r37
.L176:
	.mmi
	nop 0
	and r58 = r39, r58
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 127, r58
	(p6) br.cond.dptk .L78
	.align 32
.L168:
	.mmi
	mov r59 = r38
	mov r58 = r0
	nop 0
	.mmb
	mov r57 = r34
	mov r56 = r33
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r55
	cmp4.eq p6, p7 = r34, r32
	(p7) br.cond.spnt .L35
	;;
	.mmi
	ld4 r14 = [r36]
	;;
	and r14 = r39, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 127, r14
	(p6) br.cond.sptk .L35
	.mii
	st4 [r41] = r0
	mov b0 = r53
	;;
	mov ar.pfs = r54
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
.L104:
	.body
	.copy_state 2
	.mmi
	addl r35 = 1, r0
	nop 0
	nop 0
	;;
.L75:
	.mii
	adds r35 = 65, r35
	nop 0
	;;
	sxt1 r35 = r35
.L178:
	.mmi
	nop 0
	cmp4.eq p6, p7 = 19, r37
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne.and.orcm p6, p7 = 65, r35
	(p6) br.cond.dptk .L40
	.mib
	nop 0
	nop 0
	br .L74
	;;
.L167:
	.mmi
	nop 0
	cmp4.ge p6, p7 = 0, r35
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r14 = @gprel(children#)
	;;
	.mib
	(p6) add r14 = r1, r14
	nop 0
	(p6) br.cond.dpnt .L37
	;;
	.mmi
	ld4 r15 = [r40]
	nop 0
	mov r14 = r40
	;;
	.mib
	cmp4.eq p6, p7 = r15, r34
	nop 0
	(p6) br.cond.dpnt .L85
	;;
	.mib
	cmp4.eq p6, p7 = 1, r35
	nop 0
	(p6) br.cond.dpnt .L37
	;;
	.mmi
	nop 0
	ld4 r15 = [r43]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r15, r34
	nop 0
	(p6) br.cond.dpnt .L86
	;;
	.mib
	cmp4.eq p6, p7 = 2, r35
	nop 0
	(p6) br.cond.dpnt .L37
	;;
	.mmi
	nop 0
	ld4 r15 = [r44]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r15, r34
	nop 0
	(p6) br.cond.dpnt .L87
	;;
	.mib
	cmp4.eq p6, p7 = 3, r35
	nop 0
	(p6) br.cond.dpnt .L37
	;;
	.mmi
	ld4 r15 = [r45]
	;;
	cmp4.ne p6, p7 = r15, r34
	nop 0
	;;
	.mib
	nop 0
	(p7) addl r57 = 3, r0
	(p7) br.cond.dpnt .L38
	;;
.L37:
	.mii
	adds r57 = 65, r35
	extr r58 = r58, 8, 24
	sxt4 r15 = r35
	.mmb
	adds r35 = 1, r35
	mov r56 = r49
	nop 0
	;;
	.mmi
	shladd r15 = r15, 2, r0
	and r58 = r39, r58
	sxt1 r57 = r57
	.mmi
	st4 [r41] = r35
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	ld4 r58 = [r36]
	nop 0
	br .L40
.L85:
	.mmi
	mov r57 = r0
	nop 0
	nop 0
	;;
.L38:
	.mii
	adds r57 = 65, r57
	nop 0
	;;
	sxt1 r57 = r57
.L177:
	.mii
	nop 0
	extr r58 = r58, 8, 24
	mov r56 = r49
	;;
	.mib
	and r58 = r39, r58
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	ld4 r58 = [r36]
	nop 0
	br .L40
	;;
.L169:
	.mmi
	mov r58 = r0
	mov r57 = r34
	nop 0
	.mmb
	addl r56 = 16897, r0
	adds r59 = 144, r12
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r57 = r34
	mov r1 = r55
	adds r59 = 16, r12
	.mmb
	mov r58 = r0
	addl r56 = 16898, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r55
	nop 0
	cmp4.ge p6, p7 = 0, r35
	;;
	.mlx
	nop 0
	movl r14 = @gprel(children#)
	;;
	.mib
	add r14 = r1, r14
	nop 0
	(p6) br.cond.dpnt .L46
	;;
	.mmi
	nop 0
	ld4 r15 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r15, r34
	adds r15 = 4, r14
	(p6) br.cond.dpnt .L91
	;;
	.mib
	cmp4.eq p6, p7 = 1, r35
	nop 0
	(p6) br.cond.dpnt .L46
	;;
	.mmi
	nop 0
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r15, r34
	adds r15 = 8, r14
	(p6) br.cond.dpnt .L92
	;;
	.mib
	cmp4.eq p6, p7 = 2, r35
	nop 0
	(p6) br.cond.dpnt .L46
	;;
	.mmi
	nop 0
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r15, r34
	adds r15 = 12, r14
	(p6) br.cond.dpnt .L93
	;;
	.mib
	cmp4.eq p6, p7 = 3, r35
	nop 0
	(p6) br.cond.dpnt .L46
	;;
	.mmi
	ld4 r15 = [r15]
	;;
	cmp4.ne p6, p7 = r15, r34
	nop 0
	;;
	.mib
	nop 0
	(p7) addl r57 = 3, r0
	(p7) br.cond.dpnt .L47
	;;
.L46:
	.mib
	nop 0
	sxt4 r15 = r35
	nop 0
	.mmi
	adds r57 = 65, r35
	adds r35 = 1, r35
	cmp4.ge p6, p7 = 6, r38
	;;
	.mmi
	nop 0
	shladd r15 = r15, 2, r0
	sxt1 r57 = r57
	.mmi
	nop 0
	st4 [r41] = r35
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	st4 [r14] = r34
	adds r14 = 24, r12
	;;
	.mib
	ld4 r59 = [r14]
	nop 0
	(p6) br.cond.dptk .L49
.L170:
	.mlx
	nop 0
	movl r58 = @gprel(.LC14)
	.mlx
	nop 0
	movl r56 = @gprel(.LC15)
	;;
	.mmi
	nop 0
	add r58 = r1, r58
	add r56 = r1, r56
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r55
	nop 0
	nop 0
.L50:
	.mib
	addl r56 = 10, r0
	mov r38 = r0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	ld4 r58 = [r36]
	nop 0
	br .L40
.L91:
	.mmi
	mov r57 = r0
	nop 0
	nop 0
	;;
.L47:
	.mii
	adds r57 = 65, r57
	nop 0
	;;
	sxt1 r57 = r57
.L181:
	.mmi
	adds r14 = 24, r12
	nop 0
	cmp4.ge p6, p7 = 6, r38
	;;
	.mib
	ld4 r59 = [r14]
	nop 0
	(p7) br.cond.dptk .L170
.L49:
	.mlx
	nop 0
	movl r14 = @gprel(names.2#)
	.mib
	nop 0
	sxt4 r15 = r38
	nop 0
	;;
	.mmi
	nop 0
	shladd r15 = r15, 3, r0
	add r14 = r1, r14
	.mlx
	nop 0
	movl r56 = @gprel(.LC15)
	;;
	.mmi
	add r14 = r14, r15
	nop 0
	add r56 = r1, r56
	;;
	.mib
	ld8 r58 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r55
	cmp4.ne p6, p7 = 6, r38
	nop 0
	.mmb
	adds r14 = 144, r12
	mov r38 = r0
	(p6) br.cond.dpnt .L50
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC16)
	.mmi
	nop 0
	ld8 r57 = [r14]
	nop 0
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r55
	addl r56 = 10, r0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	ld4 r58 = [r36]
	nop 0
	br .L40
	;;
.L52:
	.mlx
	nop 0
	movl r14 = @gprel(children#)
	.mmi
	nop 0
	cmp4.ge p6, p7 = 0, r35
	nop 0
	;;
	.mib
	add r14 = r1, r14
	nop 0
	(p6) br.cond.dpnt .L55
	;;
	.mmi
	nop 0
	ld4 r15 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r15, r34
	adds r15 = 4, r14
	(p6) br.cond.dpnt .L94
	;;
	.mib
	cmp4.eq p6, p7 = 1, r35
	nop 0
	(p6) br.cond.dpnt .L55
	;;
	.mmi
	nop 0
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r15, r34
	adds r15 = 8, r14
	(p6) br.cond.dpnt .L95
	;;
	.mib
	cmp4.eq p6, p7 = 2, r35
	nop 0
	(p6) br.cond.dpnt .L55
	;;
	.mmi
	nop 0
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r15, r34
	adds r15 = 12, r14
	(p6) br.cond.dpnt .L96
	;;
	.mib
	cmp4.eq p6, p7 = 3, r35
	nop 0
	(p6) br.cond.dpnt .L55
	;;
	.mmi
	ld4 r15 = [r15]
	;;
	cmp4.ne p6, p7 = r15, r34
	nop 0
	;;
	.mib
	nop 0
	(p7) addl r35 = 3, r0
	(p7) br.cond.dpnt .L56
	;;
.L55:
	.mmi
	adds r15 = 65, r35
	adds r59 = 16, r12
	sxt4 r16 = r35
	.mmi
	adds r35 = 1, r35
	addl r58 = 88, r0
	mov r57 = r34
	;;
	.mmi
	shladd r16 = r16, 2, r0
	nop 0
	sxt1 r15 = r15
	.mmi
	st4 [r41] = r35
	nop 0
	addl r56 = 16910, r0
	;;
	.mmi
	add r14 = r14, r16
	nop 0
	mov r35 = r15
	;;
	.mib
	st4 [r14] = r34
	adds r37 = -65, r35
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r55
	cmp.lt p6, p7 = 0, r8
	(p7) br.cond.dpnt .L171
	;;
.L58:
	.mlx
	adds r15 = 16, r12
	movl r52 = @gprel(last.1#)
	;;
	.mmi
	ld1 r14 = [r15]
	nop 0
	add r52 = r1, r52
	;;
	.mib
	cmp4.ne p6, p7 = 1, r14
	nop 0
	(p7) br.cond.dpnt .L172
	;;
	.mii
	nop 0
	sxt4 r37 = r37
	;;
	shladd r15 = r37, 3, r0
	;;
	.mmi
	add r15 = r52, r15
	;;
	ld8 r51 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r51
	(p7) br.cond.dpnt .L60
	;;
.L67:
	.mib
	nop 0
	cmp4.ne p6, p7 = 2, r14
	(p7) br.cond.dpnt .L173
.L69:
	.mlx
	nop 0
	movl r57 = @gprel(.LC8)
	.mmi
	nop 0
	mov r56 = r51
	nop 0
	;;
	.mib
	add r57 = r1, r57
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r55
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L83
	;;
	.mib
	ld4 r58 = [r36]
	nop 0
	br .L40
.L173:
	.mlx
	adds r14 = 48, r12
	movl r56 = @gprel(.LC19)
	;;
	.mmi
	ld1 r14 = [r14]
	nop 0
	add r56 = r1, r56
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L174
	;;
	.mlx
	nop 0
	(p6) movl r57 = @gprel(.LC7)
	;;
	.mib
	(p6) add r57 = r1, r57
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r56 = r51
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC8)
	;;
	.mib
	add r57 = r1, r57
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r55
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L164
	;;
.L83:
	.mlx
	nop 0
	movl r56 = @gprel(.LC20)
	;;
	.mib
	nop 0
	add r56 = r1, r56
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	mov r1 = r55
	nop 0
	nop 0
.L164:
	.mmi
	nop 0
	adds r15 = 16, r12
	nop 0
	;;
	.mmi
	ld1 r14 = [r15]
	nop 0
	nop 0
	;;
.L60:
	.mmi
	cmp4.eq p6, p7 = 2, r14
	ld4 r58 = [r36]
	nop 0
	;;
	.mmi
	(p6) shladd r37 = r37, 3, r0
	;;
	(p6) add r52 = r52, r37
	nop 0
	;;
	.mib
	(p6) st8 [r52] = r0
	nop 0
	br .L40
.L94:
	.mmi
	mov r35 = r0
	nop 0
	nop 0
	;;
.L56:
	.mii
	adds r35 = 65, r35
	nop 0
	;;
	sxt1 r35 = r35
	;;
.L182:
	.mmi
	mov r57 = r34
	adds r59 = 16, r12
	addl r58 = 88, r0
	.mmb
	addl r56 = 16910, r0
	adds r37 = -65, r35
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r55
	cmp.lt p6, p7 = 0, r8
	(p6) br.cond.dptk .L58
	;;
.L171:
	.mlx
	nop 0
	movl r52 = @gprel(last.1#)
	.mib
	nop 0
	sxt4 r37 = r37
	nop 0
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	ld4 r56 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC17)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	shladd r14 = r37, 3, r0
	adds r15 = 16, r12
	mov r1 = r55
	;;
	.mmi
	nop 0
	add r14 = r52, r14
	nop 0
	;;
	.mmi
	ld8 r51 = [r14]
	ld1 r14 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r51
	nop 0
	(p7) br.cond.dpnt .L60
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L67
	.mlx
	nop 0
	movl r57 = @gprel(.LC6)
	.mmi
	nop 0
	mov r56 = r51
	nop 0
	;;
	.mib
	add r57 = r1, r57
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	adds r14 = 48, r12
	mov r1 = r55
	;;
	.mib
	nop 0
	(p6) mov r59 = r0
	(p6) br.cond.dpnt .L68
	;;
	.mmi
	ld4 r59 = [r14]
	nop 0
	nop 0
.L68:
	.mlx
	nop 0
	movl r56 = @gprel(.LC18)
	.mmi
	mov r58 = r51
	nop 0
	mov r57 = r35
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r55
	;;
	.mmi
	ld1 r14 = [r15]
	nop 0
	nop 0
	;;
.L179:
	.mib
	nop 0
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L69
	.mib
	nop 0
	nop 0
	br .L173
.L89:
	.mmi
	addl r35 = 1, r0
	;;
	adds r35 = 65, r35
	nop 0
	;;
	.mib
	nop 0
	sxt1 r35 = r35
	br .L175
	;;
.L90:
	.mmi
	addl r35 = 2, r0
	;;
	adds r35 = 65, r35
	nop 0
	;;
	.mib
	nop 0
	sxt1 r35 = r35
	br .L175
	;;
.L103:
	.mmi
	adds r59 = 16, r12
	mov r57 = r34
	mov r58 = r0
	.mmb
	addl r56 = 16898, r0
	addl r35 = 65, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r55
	mov r56 = r37
	br.call.sptk.many b0 = strsignal#
	;;
	.mmi
	ld4 r14 = [r47]
	mov r1 = r55
	mov r58 = r8
	.mii
	mov r57 = r35
	mov r56 = r50
	;;
	cmp4.eq p6, p7 = r34, r14
	;;
	.mmi
	nop 0
	(p6) addl r59 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r59 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 19, r37
	mov r1 = r55
	.mmi
	nop 0
	ld4 r58 = [r36]
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r38 = r37
	br .L176
.L86:
	.mmi
	addl r57 = 1, r0
	;;
	adds r57 = 65, r57
	nop 0
	;;
	.mib
	nop 0
	sxt1 r57 = r57
	br .L177
	;;
.L87:
	.mmi
	addl r57 = 2, r0
	;;
	adds r57 = 65, r57
	nop 0
	;;
	.mib
	nop 0
	sxt1 r57 = r57
	br .L177
.L105:
	.mmi
	addl r35 = 2, r0
	;;
	adds r35 = 65, r35
	nop 0
	;;
	.mib
	nop 0
	sxt1 r35 = r35
	br .L178
.L172:
	.mmi
	adds r14 = 40, r12
	nop 0
	addl r15 = 1042, r0
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r15, r14
	nop 0
	(p6) br.cond.dpnt .L97
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r15, r14
	(p6) br.cond.dptk .L63
	.mmi
	nop 0
	addl r15 = 1029, r0
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r15, r14
	addl r15 = 1033, r0
	(p6) br.cond.dpnt .L64
	;;
	.mib
	cmp.eq p6, p7 = r15, r14
	nop 0
	(p7) br.cond.spnt .L65
	;;
	.mlx
	nop 0
	(p6) movl r14 = @gprel(.LC9)
	;;
	.mii
	(p6) add r14 = r1, r14
	nop 0
	;;
	(p6) mov r51 = r14
.L62:
	.mib
	nop 0
	sxt4 r37 = r37
	nop 0
	.mlx
	mov r59 = r0
	movl r52 = @gprel(last.1#)
	;;
	.mii
	add r52 = r1, r52
	shladd r15 = r37, 3, r0
	;;
	add r15 = r52, r15
	.mmi
	nop 0
	;;
	st8 [r15] = r14
	nop 0
.L180:
	.mlx
	nop 0
	movl r56 = @gprel(.LC18)
	.mmi
	mov r58 = r51
	nop 0
	mov r57 = r35
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r55
	;;
	.mib
	ld1 r14 = [r15]
	nop 0
	br .L179
.L63:
	.mmi
	nop 0
	addl r15 = 1053, r0
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r15, r14
	addl r15 = 1236, r0
	(p6) br.cond.dpnt .L99
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = r15, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r14 = @gprel(.LC8)
	;;
	.mmi
	nop 0
	(p6) add r14 = r1, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r51 = r14
	(p6) br.cond.sptk .L62
.L65:
	.mib
	nop 0
	sxt4 r37 = r37
	nop 0
	.mlx
	ld4 r58 = [r36]
	movl r15 = @gprel(last.1#)
	;;
	.mii
	shladd r14 = r37, 3, r0
	add r15 = r1, r15
	;;
	add r14 = r15, r14
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br .L40
.L174:
	.mmi
	adds r14 = 40, r12
	;;
	ld8 r56 = [r14]
	nop 0
	;;
	.mib
	sub r56 = r0, r56
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC19)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r56 = r51
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC8)
	;;
	.mib
	add r57 = r1, r57
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r55
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L164
	.mib
	nop 0
	nop 0
	br .L83
	;;
.L99:
	.mib
	nop 0
	sxt4 r37 = r37
	nop 0
	.mlx
	mov r59 = r0
	movl r52 = @gprel(last.1#)
	;;
	.mlx
	nop 0
	movl r14 = @gprel(.LC11)
	.mmi
	add r52 = r1, r52
	nop 0
	shladd r15 = r37, 3, r0
	;;
	.mii
	add r14 = r1, r14
	add r15 = r52, r15
	;;
	mov r51 = r14
	.mmb
	nop 0
	st8 [r15] = r14
	br .L180
.L92:
	.mmi
	addl r57 = 1, r0
	;;
	adds r57 = 65, r57
	nop 0
	;;
	.mib
	nop 0
	sxt1 r57 = r57
	br .L181
	;;
.L93:
	.mmi
	addl r57 = 2, r0
	;;
	adds r57 = 65, r57
	nop 0
	;;
	.mib
	nop 0
	sxt1 r57 = r57
	br .L181
.L95:
	.mmi
	addl r35 = 1, r0
	;;
	adds r35 = 65, r35
	nop 0
	;;
	.mib
	nop 0
	sxt1 r35 = r35
	br .L182
	;;
.L96:
	.mmi
	addl r35 = 2, r0
	;;
	adds r35 = 65, r35
	nop 0
	;;
	.mib
	nop 0
	sxt1 r35 = r35
	br .L182
.L97:
	.mib
	nop 0
	sxt4 r37 = r37
	nop 0
	.mlx
	mov r59 = r0
	movl r52 = @gprel(last.1#)
	;;
	.mlx
	nop 0
	movl r14 = @gprel(.LC10)
	.mmi
	add r52 = r1, r52
	nop 0
	shladd r15 = r37, 3, r0
	;;
	.mii
	add r14 = r1, r14
	add r15 = r52, r15
	;;
	mov r51 = r14
	.mmb
	nop 0
	st8 [r15] = r14
	br .L180
.L64:
	.mib
	nop 0
	sxt4 r37 = r37
	nop 0
	.mlx
	nop 0
	movl r52 = @gprel(last.1#)
	;;
	.mmi
	nop 0
	add r52 = r1, r52
	shladd r14 = r37, 3, r0
	.mlx
	nop 0
	movl r15 = @gprel(.LC6)
	;;
	.mmi
	add r15 = r1, r15
	nop 0
	add r14 = r52, r14
	;;
	.mmi
	st8 [r14] = r15
	adds r14 = 48, r12
	mov r51 = r15
	;;
	.mib
	ld4 r59 = [r14]
	nop 0
	br .L68
	.endp follow#
	.section	.rodata.str1.8
	.align 8
.LC25:
	stringz	"yes"
	.align 8
.LC26:
	stringz	"NO"
	.align 8
.LC27:
	stringz	"waitpid(tracer, &status, 0) == tracer && WEXITSTATUS(status) == 4"
	.align 8
.LC28:
	stringz	"%-3s %s\n"
	.align 8
.LC29:
	stringz	"waitpid(pid, &status, 0) == pid && WTERMSIG(status) == (waits ? SIGINT : SIGTERM)"
	.text
	.align 16
	.align 64
	.proc changes_info#
changes_info:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 5, 4, 0
	.fframe 144
	adds r12 = -144, r12
	nop 0
	.mmi
	mov r38 = r1
	nop 0
	.save rp, r36
	mov r36 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov r34 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L184
.L185:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L185
.L184:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r38
	mov r35 = r8
	.mmb
	adds r40 = 144, r12
	mov r41 = r0
	(p7) br.cond.spnt .L206
	;;
	.mib
	mov r39 = r8
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = r35, r8
	(p7) br.cond.dpnt .L207
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC26)
	.mlx
	nop 0
	movl r41 = @gprel(.LC27)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC28)
	.mmi
	(p6) add r40 = r1, r40
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r33
	(p7) br.cond.dpnt .L208
.L193:
	.mmi
	mov r41 = r0
	nop 0
	adds r40 = 144, r12
	.mmb
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = r8, r34
	(p6) br.cond.dpnt .L209
	;;
.L196:
	.mlx
	nop 0
	movl r40 = @gprel(.LC26)
	.mlx
	nop 0
	movl r41 = @gprel(.LC29)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC28)
	.mmi
	add r40 = r1, r40
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
	;;
.L207:
	.body
	.copy_state 1
	.mlx
	adds r15 = 144, r12
	movl r41 = @gprel(.LC27)
	.mlx
	nop 0
	movl r39 = @gprel(.LC28)
	;;
	.mmi
	ld4 r14 = [r15]
	add r41 = r1, r41
	add r39 = r1, r39
	;;
	.mii
	nop 0
	extr.u r14 = r14, 8, 8
	;;
	cmp4.ne p6, p7 = 4, r14
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC26)
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC25)
	;;
	.mmi
	nop 0
	(p6) add r40 = r1, r40
	nop 0
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r33
	(p6) br.cond.dptk .L193
.L208:
	.mib
	addl r40 = 2, r0
	mov r39 = r34
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r38
	mov r41 = r0
	nop 0
	.mmb
	adds r40 = 144, r12
	mov r39 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	adds r15 = 144, r12
	nop 0
	mov r1 = r38
	.mmb
	cmp4.eq p6, p7 = r8, r34
	nop 0
	(p7) br.cond.dpnt .L196
	;;
	.mii
	ld4 r14 = [r15]
	addl r15 = 2, r0
	;;
	and r14 = 127, r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L196
.L210:
	.mlx
	nop 0
	movl r40 = @gprel(.LC25)
	.mlx
	nop 0
	movl r41 = @gprel(.LC29)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC28)
	.mmi
	add r40 = r1, r40
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
	;;
.L209:
	.body
	.copy_state 2
	.mmi
	adds r15 = 144, r12
	;;
	ld4 r14 = [r15]
	addl r15 = 15, r0
	;;
	.mmi
	nop 0
	and r14 = 127, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L196
	.mib
	nop 0
	nop 0
	br .L210
.L206:
	.mmi
	mov r42 = r0
	mov r41 = r0
	nop 0
	.mmb
	mov r40 = r34
	addl r39 = 16, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r38
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L187
.L189:
	.mmi
	mov r35 = r0
	nop 0
	nop 0
.L188:
	.mib
	addl r40 = 15, r0
	mov r39 = r34
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r33
	mov r1 = r38
	nop 0
	.mmi
	adds r41 = 16, r12
	mov r40 = r34
	addl r39 = 1, r0
	;;
	.mlx
	nop 0
	(p6) movl r42 = 16777218
	;;
	.mib
	(p7) addl r42 = 2, r0
	nop 0
	br.call.sptk.many b0 = waitid#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	(p6) mov r8 = r0
	(p6) br.cond.dptk .L191
	.mmi
	adds r15 = 40, r12
	;;
	ld4 r15 = [r15]
	nop 0
	;;
	.mii
	cmp4.ne p6, p7 = 15, r15
	nop 0
	;;
	(p7) addl r8 = 1, r0
	;;
.L191:
	.mmi
	add r35 = r35, r8
	adds r42 = 16, r12
	mov r41 = r0
	.mmb
	mov r40 = r34
	addl r39 = 16898, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	adds r42 = 16, r12
	addl r39 = 16899, r0
	.mmi
	mov r1 = r38
	mov r41 = r0
	mov r40 = r34
	;;
	.mmi
	(p6) addl r14 = 1, r0
	st4 [r42] = r32
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r0
	nop 0
	;;
	.mib
	add r35 = r35, r14
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mii
	cmp.eq p6, p7 = 0, r8
	mov r1 = r38
	;;
	(p6) addl r39 = 1, r0
	;;
	.mmi
	nop 0
	(p7) mov r39 = r0
	nop 0
	;;
	.mib
	nop 0
	add r39 = r35, r39
	br.call.sptk.many b0 = _exit#
	;;
.L187:
	.mmi
	mov r41 = r0
	nop 0
	adds r40 = 144, r12
	.mmb
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = r34, r8
	(p6) br.cond.dptk .L189
	.mmi
	mov r42 = r0
	mov r41 = r0
	nop 0
	.mmb
	mov r40 = r34
	addl r39 = 7, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mii
	cmp.eq p6, p7 = 0, r8
	mov r1 = r38
	;;
	(p6) addl r35 = 1, r0
	;;
	.mib
	nop 0
	(p7) mov r35 = r0
	br .L188
	.endp changes_info#
	.align 16
	.align 64
	.proc forks#
forks:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 6, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	.mmi
	nop 0
	mov r35 = r1
	.body
	nop 0
	;;
	.mib
	adds r32 = 40, r12
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r36 = r8
	.mmi
	mov r1 = r35
	st4 [r32] = r8
	nop 0
	;;
	.mib
	(p7) addl r36 = 5, r0
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = _exit#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	adds r37 = 44, r12
	mov r38 = r0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r35
	adds r40 = 16, r12
	nop 0
	.mmi
	mov r36 = r32
	mov r39 = r0
	mov r38 = r0
	;;
	.mlx
	addl r14 = @gprel(self#), gp
	movl r15 = @gprel(.LC0)
	;;
	.mmi
	ld8 r14 = [r14]
	nop 0
	add r15 = r1, r15
	;;
	.mmi
	st8 [r40] = r14
	mov r37 = r14
	adds r14 = 24, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	addl r14 = @ltoffx(environ#), r1
	;;
	.mmi
	ld8.mov r14 = [r14], environ#
	;;
	ld8 r41 = [r14]
	adds r14 = 32, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = posix_spawn#
	;;
	.mmi
	mov r1 = r35
	mov r38 = r0
	nop 0
	.mmb
	adds r37 = 44, r12
	ld4 r36 = [r32]
	br.call.sptk.many b0 = waitpid#
	;;
	.mii
	mov r1 = r35
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp forks#
	.section	.rodata.str1.8
	.align 8
.LC30:
	stringz	"%ld %d\n"
	.align 8
.LC31:
	stringz	"%ld\n"
	.align 8
.LC32:
	stringz	"ptrace(PTRACE_PEEKDATA, pid, 0, 0) == -1 && errno == EIO"
	.align 8
.LC33:
	stringz	"ptrace(PTRACE_CONT, pid, 0, 100) == -1 && errno == EIO"
	.align 8
.LC34:
	stringz	"ptrace(PTRACE_LISTEN, pid, 0, 0) == -1 && errno == EIO"
	.align 8
.LC35:
	stringz	"ptrace(PTRACE_INTERRUPT, pid, 0, 0) == -1 && errno == EIO"
	.align 8
.LC36:
	stringz	"ptrace(PTRACE_SETOPTIONS, pid, 0, -1L) == -1 && errno == EINVAL"
	.align 8
.LC37:
	stringz	"ptrace(PTRACE_ATTACH, pid, 0, 0) == -1 && errno == EPERM"
	.align 8
.LC38:
	stringz	"ptrace(PTRACE_ATTACH, getpid(), 0, 0) == -1 && errno == EPERM"
	.align 8
.LC39:
	stringz	"ptrace(PTRACE_CONT, getppid(), 0, 0) == -1 && errno == ESRCH"
	.align 8
.LC40:
	stringz	"ptrace(PTRACE_DETACH, pid, 0, 0) == 0"
	.align 8
.LC41:
	stringz	"waitpid(pid, &status, 0) == pid && WEXITSTATUS(status) == 8"
	.align 8
.LC42:
	stringz	"ptrace(PTRACE_SEIZE, pid, 0, PTRACE_O_TRACESYSGOOD) == 0"
	.align 8
.LC43:
	stringz	"ptrace(PTRACE_CONT, pid, 0, 0) == -1 && errno == ESRCH"
	.align 8
.LC44:
	stringz	"ptrace(PTRACE_INTERRUPT, pid, 0, 0) == 0"
	.align 8
.LC45:
	stringz	"waitpid(pid, &status, 0) == pid && status >> 8 == (SIGTRAP | PTRACE_EVENT_STOP << 8)"
	.align 8
.LC46:
	stringz	"ptrace(PTRACE_CONT, pid, 0, 0) == 0"
	.align 8
.LC47:
	stringz	"waitpid(pid, &status, 0) == pid && status >> 8 == SIGSTOP"
	.align 8
.LC48:
	stringz	"ptrace(PTRACE_CONT, pid, 0, SIGSTOP) == 0"
	.align 8
.LC49:
	stringz	"waitpid(pid, &status, 0) == pid && status >> 8 == (SIGSTOP | PTRACE_EVENT_STOP << 8)"
	.align 8
.LC50:
	stringz	"ptrace(PTRACE_LISTEN, pid, 0, 0) == 0"
	.align 8
.LC51:
	stringz	"waitpid(pid, &status, WNOHANG) == 0"
	.align 8
.LC52:
	stringz	"waitpid(pid, &status, 0) == pid && status >> 8 == SIGCONT"
	.align 8
.LC53:
	stringz	"ptrace(PTRACE_KILL, pid, 0, 0) == 0"
	.align 8
.LC54:
	stringz	"waitpid(pid, &status, 0) == pid && WTERMSIG(status) == SIGKILL"
	.align 8
.LC55:
	stringz	"pipe(pipes) == 0"
	.align 8
.LC56:
	stringz	"read(pipes[0], &done, 1) == 1 && done == 5"
	.align 8
.LC57:
	stringz	"waitpid(tracer, &status, 0) == tracer && WEXITSTATUS(status) == 6"
	.align 8
.LC58:
	stringz	"waitpid(pid, &status, 0) == pid && WTERMSIG(status) == SIGTERM"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 2, 7, 4, 0
	.fframe 144
	adds r12 = -144, r12
	.save rp, r38
	mov r38 = b0
	.mmb
	addl r14 = @ltoffx(stdout#), r1
	cmp4.lt p6, p7 = 1, r32
	(p6) br.cond.dpnt .L259
	;;
	.mmi
	ld8.mov r14 = [r14], stdout#
	mov r40 = r1
	.body
	mov r44 = r0
	.mmi
	addl r43 = 2, r0
	ld8 r15 = [r33]
	mov r42 = r0
	;;
	.mmi
	ld8 r41 = [r14]
	nop 0
	addl r14 = @gprel(self#), gp
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = setvbuf#
	;;
	.mii
	mov r1 = r40
	addl r42 = 1, r0
	;;
	addl r41 = @ltoff(@fptr(calls#)), gp
	;;
	.mib
	ld8 r41 = [r41]
	nop 0
	br.call.sptk.many b0 = start#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r8
	.mmb
	addl r42 = 24, r0
	nop 0
	br.call.sptk.many b0 = follow#
	;;
	.mii
	mov r1 = r40
	addl r42 = 86, r0
	;;
	addl r41 = @ltoff(@fptr(forks#)), gp
	;;
	.mib
	ld8 r41 = [r41]
	nop 0
	br.call.sptk.many b0 = start#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r8
	.mmb
	addl r42 = 7, r0
	nop 0
	br.call.sptk.many b0 = follow#
	;;
	.mii
	mov r1 = r40
	addl r42 = 16, r0
	;;
	addl r41 = @ltoff(@fptr(executes#)), gp
	;;
	.mib
	ld8 r41 = [r41]
	nop 0
	br.call.sptk.many b0 = start#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r8
	.mmb
	addl r42 = 7, r0
	nop 0
	br.call.sptk.many b0 = follow#
	;;
	.mii
	mov r1 = r40
	mov r42 = r0
	;;
	addl r41 = @ltoff(@fptr(executes#)), gp
	;;
	.mib
	ld8 r41 = [r41]
	nop 0
	br.call.sptk.many b0 = start#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r8
	.mmb
	addl r42 = 7, r0
	nop 0
	br.call.sptk.many b0 = follow#
	;;
	.mii
	mov r1 = r40
	addl r42 = 64, r0
	;;
	addl r41 = @ltoff(@fptr(killed#)), gp
	;;
	.mib
	ld8 r41 = [r41]
	nop 0
	br.call.sptk.many b0 = start#
	;;
	.mmi
	addl r42 = 7, r0
	nop 0
	mov r41 = r8
	.mmb
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = follow#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r34 = r8
	mov r1 = r40
	.mmb
	mov r43 = r0
	adds r42 = 16, r12
	(p7) br.cond.spnt .L314
	;;
	.mib
	mov r41 = r8
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r40
	mov r35 = r8
	mov r44 = r0
	.mmi
	mov r42 = r34
	st4 [r8] = r0
	addl r41 = 2, r0
	;;
	.mib
	addl r43 = @gprel(value.0#), gp
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r42 = r8
	.mmi
	nop 0
	ld4 r43 = [r35]
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC30)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	addl r44 = 42, r0
	.mmi
	addl r41 = 5, r0
	nop 0
	mov r42 = r34
	;;
	.mib
	addl r43 = @gprel(value.0#), gp
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC31)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	mov r44 = r0
	mov r1 = r40
	.mmb
	mov r43 = r0
	addl r41 = 2, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r40
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L315
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	.mlx
	nop 0
	movl r43 = @gprel(.LC32)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC28)
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	add r43 = r1, r43
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	mov r1 = r40
	addl r44 = 100, r0
	.mmb
	mov r43 = r0
	addl r41 = 7, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r40
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L316
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
.L219:
	.mlx
	nop 0
	movl r43 = @gprel(.LC33)
	.mlx
	nop 0
	movl r41 = @gprel(.LC28)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	mov r1 = r40
	mov r44 = r0
	.mmb
	mov r43 = r0
	addl r41 = 16904, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r40
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L317
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
.L220:
	.mlx
	nop 0
	movl r43 = @gprel(.LC34)
	.mlx
	nop 0
	movl r41 = @gprel(.LC28)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	mov r1 = r40
	mov r44 = r0
	.mmb
	mov r43 = r0
	addl r41 = 16903, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r40
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L318
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
.L221:
	.mlx
	nop 0
	movl r43 = @gprel(.LC35)
	.mlx
	nop 0
	movl r41 = @gprel(.LC28)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	mov r1 = r40
	addl r44 = -1, r0
	.mmb
	mov r43 = r0
	addl r41 = 16896, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r40
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L319
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
.L222:
	.mlx
	nop 0
	movl r43 = @gprel(.LC36)
	.mlx
	nop 0
	movl r41 = @gprel(.LC28)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	mov r1 = r40
	mov r44 = r0
	.mmb
	mov r43 = r0
	addl r41 = 16, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r40
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L320
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
.L223:
	.mlx
	nop 0
	movl r43 = @gprel(.LC37)
	.mlx
	nop 0
	movl r41 = @gprel(.LC28)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r40
	mov r42 = r8
	mov r44 = r0
	.mmb
	mov r43 = r0
	addl r41 = 16, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r40
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L321
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
.L224:
	.mlx
	nop 0
	movl r43 = @gprel(.LC38)
	.mlx
	nop 0
	movl r41 = @gprel(.LC28)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = getppid#
	;;
	.mmi
	mov r1 = r40
	mov r42 = r8
	mov r44 = r0
	.mmb
	mov r43 = r0
	addl r41 = 7, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r40
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L322
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
.L225:
	.mlx
	nop 0
	movl r43 = @gprel(.LC39)
	.mlx
	nop 0
	movl r41 = @gprel(.LC28)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	mov r44 = r0
	mov r1 = r40
	.mmb
	mov r43 = r0
	addl r41 = 17, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC25)
	.mlx
	nop 0
	movl r43 = @gprel(.LC40)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC28)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r42 = 16, r12
	mov r1 = r40
	nop 0
	.mmb
	mov r43 = r0
	mov r41 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = r8, r34
	(p7) br.cond.dpnt .L323
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
.L227:
	.mlx
	nop 0
	movl r43 = @gprel(.LC41)
	.mlx
	nop 0
	movl r41 = @gprel(.LC28)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r34 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L228
.L229:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mib
	nop 0
	mov r1 = r40
	br .L229
.L259:
	.mii
	addl r8 = 2, r0
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
	;;
.L323:
	.body
	.copy_state 1
	.mlx
	adds r15 = 16, r12
	movl r43 = @gprel(.LC41)
	.mlx
	nop 0
	movl r41 = @gprel(.LC28)
	;;
	.mmi
	ld4 r14 = [r15]
	add r43 = r1, r43
	add r41 = r1, r41
	;;
	.mii
	nop 0
	extr.u r14 = r14, 8, 8
	;;
	cmp4.ne p6, p7 = 8, r14
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC25)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r34 = r8
	mov r1 = r40
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L229
	.mib
	nop 0
	nop 0
	br .L228
	;;
.L315:
	.mlx
	ld4 r14 = [r35]
	movl r43 = @gprel(.LC32)
	.mlx
	nop 0
	movl r41 = @gprel(.LC28)
	;;
	.mmi
	cmp4.ne p6, p7 = 5, r14
	add r43 = r1, r43
	add r41 = r1, r41
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC25)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	mov r1 = r40
	addl r44 = 100, r0
	.mmb
	mov r43 = r0
	addl r41 = 7, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	(p6) br.cond.dptk .L219
.L316:
	.mlx
	ld4 r14 = [r35]
	movl r43 = @gprel(.LC33)
	.mlx
	nop 0
	movl r41 = @gprel(.LC28)
	;;
	.mmi
	cmp4.ne p6, p7 = 5, r14
	add r43 = r1, r43
	add r41 = r1, r41
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC25)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	mov r1 = r40
	mov r44 = r0
	.mmb
	mov r43 = r0
	addl r41 = 16904, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	(p6) br.cond.dptk .L220
.L317:
	.mlx
	ld4 r14 = [r35]
	movl r43 = @gprel(.LC34)
	.mlx
	nop 0
	movl r41 = @gprel(.LC28)
	;;
	.mmi
	cmp4.ne p6, p7 = 5, r14
	add r43 = r1, r43
	add r41 = r1, r41
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC25)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	mov r1 = r40
	mov r44 = r0
	.mmb
	mov r43 = r0
	addl r41 = 16903, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	(p6) br.cond.dptk .L221
.L318:
	.mlx
	ld4 r14 = [r35]
	movl r43 = @gprel(.LC35)
	.mlx
	nop 0
	movl r41 = @gprel(.LC28)
	;;
	.mmi
	cmp4.ne p6, p7 = 5, r14
	add r43 = r1, r43
	add r41 = r1, r41
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC25)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	mov r1 = r40
	addl r44 = -1, r0
	.mmb
	mov r43 = r0
	addl r41 = 16896, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	(p6) br.cond.dptk .L222
.L319:
	.mlx
	ld4 r14 = [r35]
	movl r43 = @gprel(.LC36)
	.mlx
	nop 0
	movl r41 = @gprel(.LC28)
	;;
	.mmi
	cmp4.ne p6, p7 = 22, r14
	add r43 = r1, r43
	add r41 = r1, r41
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC25)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	mov r1 = r40
	mov r44 = r0
	.mmb
	mov r43 = r0
	addl r41 = 16, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	(p6) br.cond.dptk .L223
.L320:
	.mlx
	ld4 r14 = [r35]
	movl r43 = @gprel(.LC37)
	.mlx
	nop 0
	movl r41 = @gprel(.LC28)
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r14
	add r43 = r1, r43
	add r41 = r1, r41
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC25)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r40
	mov r42 = r8
	mov r44 = r0
	.mmb
	mov r43 = r0
	addl r41 = 16, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	(p6) br.cond.dptk .L224
.L321:
	.mlx
	ld4 r14 = [r35]
	movl r43 = @gprel(.LC38)
	.mlx
	nop 0
	movl r41 = @gprel(.LC28)
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r14
	add r43 = r1, r43
	add r41 = r1, r41
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC25)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = getppid#
	;;
	.mmi
	mov r1 = r40
	mov r42 = r8
	mov r44 = r0
	.mmb
	mov r43 = r0
	addl r41 = 7, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	(p6) br.cond.dptk .L225
.L322:
	.mlx
	ld4 r14 = [r35]
	movl r43 = @gprel(.LC39)
	.mlx
	nop 0
	movl r41 = @gprel(.LC28)
	;;
	.mmi
	cmp4.ne p6, p7 = 3, r14
	add r43 = r1, r43
	add r41 = r1, r41
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC25)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	mov r44 = r0
	mov r1 = r40
	.mmb
	mov r43 = r0
	addl r41 = 17, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC25)
	.mlx
	nop 0
	movl r43 = @gprel(.LC40)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC28)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r42 = 16, r12
	mov r1 = r40
	nop 0
	.mmb
	mov r43 = r0
	mov r41 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = r8, r34
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	(p6) br.cond.dptk .L227
	.mib
	nop 0
	nop 0
	br .L323
	;;
.L228:
	.mmi
	mov r42 = r8
	addl r44 = 1, r0
	nop 0
	.mmb
	mov r43 = r0
	addl r41 = 16902, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC25)
	.mlx
	nop 0
	movl r43 = @gprel(.LC42)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC28)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	mov r44 = r0
	mov r1 = r40
	.mmb
	mov r43 = r0
	addl r41 = 7, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r40
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L324
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	.mlx
	nop 0
	movl r43 = @gprel(.LC43)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC28)
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	add r43 = r1, r43
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	mov r44 = r0
	mov r1 = r40
	.mmb
	mov r43 = r0
	addl r41 = 16903, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC25)
	.mlx
	nop 0
	movl r43 = @gprel(.LC44)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC28)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r42 = 16, r12
	mov r1 = r40
	nop 0
	.mmb
	mov r43 = r0
	mov r41 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = r8, r34
	(p7) br.cond.dpnt .L325
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
.L233:
	.mlx
	nop 0
	movl r43 = @gprel(.LC45)
	.mlx
	nop 0
	movl r41 = @gprel(.LC28)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	mov r44 = r0
	mov r1 = r40
	.mmb
	mov r43 = r0
	addl r41 = 7, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC25)
	.mlx
	nop 0
	movl r43 = @gprel(.LC46)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC28)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	addl r42 = 19, r0
	.mmb
	mov r41 = r34
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	adds r42 = 16, r12
	mov r1 = r40
	nop 0
	.mmb
	mov r43 = r0
	mov r41 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = r8, r34
	(p7) br.cond.dpnt .L326
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
.L235:
	.mlx
	nop 0
	movl r43 = @gprel(.LC47)
	.mlx
	nop 0
	movl r41 = @gprel(.LC28)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	addl r44 = 19, r0
	mov r1 = r40
	.mmb
	mov r43 = r0
	addl r41 = 7, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC25)
	.mlx
	nop 0
	movl r43 = @gprel(.LC48)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC28)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r42 = 16, r12
	mov r1 = r40
	nop 0
	.mmb
	mov r43 = r0
	mov r41 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = r8, r34
	(p7) br.cond.dpnt .L327
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
.L237:
	.mlx
	nop 0
	movl r43 = @gprel(.LC49)
	.mlx
	nop 0
	movl r41 = @gprel(.LC28)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	mov r44 = r0
	mov r1 = r40
	.mmb
	mov r43 = r0
	addl r41 = 16904, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC25)
	.mlx
	nop 0
	movl r43 = @gprel(.LC50)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC28)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r42 = 16, r12
	mov r1 = r40
	nop 0
	.mmb
	addl r43 = 1, r0
	mov r41 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC25)
	.mlx
	nop 0
	movl r43 = @gprel(.LC51)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC28)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	addl r42 = 18, r0
	.mmb
	mov r41 = r34
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	adds r42 = 16, r12
	mov r1 = r40
	nop 0
	.mmb
	mov r43 = r0
	mov r41 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = r8, r34
	(p7) br.cond.dpnt .L328
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
.L240:
	.mlx
	nop 0
	movl r43 = @gprel(.LC45)
	.mlx
	nop 0
	movl r41 = @gprel(.LC28)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	mov r44 = r0
	mov r1 = r40
	.mmb
	mov r43 = r0
	addl r41 = 7, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC25)
	.mlx
	nop 0
	movl r43 = @gprel(.LC46)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC28)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r42 = 16, r12
	mov r1 = r40
	nop 0
	.mmb
	mov r43 = r0
	mov r41 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = r8, r34
	(p7) br.cond.dpnt .L329
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
.L242:
	.mlx
	nop 0
	movl r43 = @gprel(.LC52)
	.mlx
	nop 0
	movl r41 = @gprel(.LC28)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	mov r44 = r0
	mov r1 = r40
	.mmb
	mov r43 = r0
	addl r41 = 8, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC25)
	.mlx
	nop 0
	movl r43 = @gprel(.LC53)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC28)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r42 = 16, r12
	mov r1 = r40
	nop 0
	.mmb
	mov r43 = r0
	mov r41 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = r8, r34
	(p7) br.cond.dpnt .L330
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
.L244:
	.mlx
	nop 0
	movl r43 = @gprel(.LC54)
	.mlx
	nop 0
	movl r41 = @gprel(.LC28)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r34 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L245
.L246:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mib
	nop 0
	mov r1 = r40
	br .L246
	;;
.L330:
	.mlx
	adds r15 = 16, r12
	movl r43 = @gprel(.LC54)
	.mlx
	nop 0
	movl r41 = @gprel(.LC28)
	;;
	.mmi
	ld4 r14 = [r15]
	add r43 = r1, r43
	add r41 = r1, r41
	;;
	.mmi
	and r14 = 127, r14
	;;
	cmp4.ne p6, p7 = 9, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC25)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r34 = r8
	mov r1 = r40
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L246
	.mib
	nop 0
	nop 0
	br .L245
	;;
.L329:
	.mlx
	adds r15 = 16, r12
	movl r43 = @gprel(.LC52)
	.mlx
	nop 0
	movl r41 = @gprel(.LC28)
	;;
	.mmi
	ld4 r14 = [r15]
	add r43 = r1, r43
	add r41 = r1, r41
	;;
	.mii
	nop 0
	extr r14 = r14, 8, 24
	;;
	cmp4.ne p6, p7 = 18, r14
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC25)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	mov r44 = r0
	mov r1 = r40
	.mmb
	mov r43 = r0
	addl r41 = 8, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC25)
	.mlx
	nop 0
	movl r43 = @gprel(.LC53)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC28)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r42 = 16, r12
	mov r1 = r40
	nop 0
	.mmb
	mov r43 = r0
	mov r41 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = r8, r34
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	(p6) br.cond.dptk .L244
	.mib
	nop 0
	nop 0
	br .L330
.L328:
	.mlx
	adds r15 = 16, r12
	movl r43 = @gprel(.LC45)
	.mlx
	nop 0
	movl r41 = @gprel(.LC28)
	;;
	.mmi
	ld4 r14 = [r15]
	nop 0
	addl r15 = 32773, r0
	.mmi
	add r43 = r1, r43
	nop 0
	add r41 = r1, r41
	;;
	.mii
	nop 0
	extr r14 = r14, 8, 24
	;;
	cmp4.ne p6, p7 = r15, r14
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC25)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	mov r44 = r0
	mov r1 = r40
	.mmb
	mov r43 = r0
	addl r41 = 7, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC25)
	.mlx
	nop 0
	movl r43 = @gprel(.LC46)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC28)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r42 = 16, r12
	mov r1 = r40
	nop 0
	.mmb
	mov r43 = r0
	mov r41 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = r8, r34
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	(p6) br.cond.dptk .L242
	.mib
	nop 0
	nop 0
	br .L329
.L327:
	.mlx
	adds r15 = 16, r12
	movl r43 = @gprel(.LC49)
	.mlx
	nop 0
	movl r41 = @gprel(.LC28)
	;;
	.mmi
	ld4 r14 = [r15]
	nop 0
	addl r15 = 32787, r0
	.mmi
	add r43 = r1, r43
	nop 0
	add r41 = r1, r41
	;;
	.mii
	nop 0
	extr r14 = r14, 8, 24
	;;
	cmp4.ne p6, p7 = r15, r14
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC25)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	mov r44 = r0
	mov r1 = r40
	.mmb
	mov r43 = r0
	addl r41 = 16904, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC25)
	.mlx
	nop 0
	movl r43 = @gprel(.LC50)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC28)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r42 = 16, r12
	mov r1 = r40
	nop 0
	.mmb
	addl r43 = 1, r0
	mov r41 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC25)
	.mlx
	nop 0
	movl r43 = @gprel(.LC51)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC28)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	addl r42 = 18, r0
	.mmb
	mov r41 = r34
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	adds r42 = 16, r12
	mov r1 = r40
	nop 0
	.mmb
	mov r43 = r0
	mov r41 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = r8, r34
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	(p6) br.cond.dptk .L240
	.mib
	nop 0
	nop 0
	br .L328
.L326:
	.mlx
	adds r15 = 16, r12
	movl r43 = @gprel(.LC47)
	.mlx
	nop 0
	movl r41 = @gprel(.LC28)
	;;
	.mmi
	ld4 r14 = [r15]
	add r43 = r1, r43
	add r41 = r1, r41
	;;
	.mii
	nop 0
	extr r14 = r14, 8, 24
	;;
	cmp4.ne p6, p7 = 19, r14
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC25)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	addl r44 = 19, r0
	mov r1 = r40
	.mmb
	mov r43 = r0
	addl r41 = 7, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC25)
	.mlx
	nop 0
	movl r43 = @gprel(.LC48)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC28)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r42 = 16, r12
	mov r1 = r40
	nop 0
	.mmb
	mov r43 = r0
	mov r41 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = r8, r34
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	(p6) br.cond.dptk .L237
	.mib
	nop 0
	nop 0
	br .L327
.L325:
	.mlx
	adds r15 = 16, r12
	movl r43 = @gprel(.LC45)
	.mlx
	nop 0
	movl r41 = @gprel(.LC28)
	;;
	.mmi
	ld4 r14 = [r15]
	nop 0
	addl r15 = 32773, r0
	.mmi
	add r43 = r1, r43
	nop 0
	add r41 = r1, r41
	;;
	.mii
	nop 0
	extr r14 = r14, 8, 24
	;;
	cmp4.ne p6, p7 = r15, r14
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC25)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	mov r44 = r0
	mov r1 = r40
	.mmb
	mov r43 = r0
	addl r41 = 7, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC25)
	.mlx
	nop 0
	movl r43 = @gprel(.LC46)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC28)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	addl r42 = 19, r0
	.mmb
	mov r41 = r34
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	adds r42 = 16, r12
	mov r1 = r40
	nop 0
	.mmb
	mov r43 = r0
	mov r41 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = r8, r34
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	(p6) br.cond.dptk .L235
	.mib
	nop 0
	nop 0
	br .L326
.L324:
	.mlx
	ld4 r14 = [r35]
	movl r43 = @gprel(.LC43)
	.mlx
	nop 0
	movl r41 = @gprel(.LC28)
	;;
	.mmi
	cmp4.ne p6, p7 = 3, r14
	add r43 = r1, r43
	add r41 = r1, r41
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC25)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	mov r44 = r0
	mov r1 = r40
	.mmb
	mov r43 = r0
	addl r41 = 16903, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC25)
	.mlx
	nop 0
	movl r43 = @gprel(.LC44)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC28)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r42 = 16, r12
	mov r1 = r40
	nop 0
	.mmb
	mov r43 = r0
	mov r41 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = r8, r34
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	(p6) br.cond.dptk .L233
	.mib
	nop 0
	nop 0
	br .L325
.L245:
	.mmi
	nop 0
	adds r35 = 144, r12
	nop 0
	;;
	.mib
	mov r41 = r35
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC25)
	.mlx
	nop 0
	movl r43 = @gprel(.LC55)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC28)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r36 = r8
	mov r1 = r40
	.mmb
	adds r42 = 16, r12
	addl r43 = 1, r0
	(p7) br.cond.spnt .L331
	;;
	.mib
	ld4 r41 = [r35]
	adds r35 = 152, r12
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r40
	cmp.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L332
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	.mlx
	nop 0
	movl r43 = @gprel(.LC56)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC28)
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	add r43 = r1, r43
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r35
	mov r1 = r40
	nop 0
	.mmb
	addl r43 = 1, r0
	mov r41 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC25)
	.mlx
	nop 0
	movl r43 = @gprel(.LC51)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC28)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r35
	mov r1 = r40
	nop 0
	.mmb
	mov r43 = r0
	mov r41 = r36
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = r8, r36
	(p7) br.cond.dpnt .L333
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
.L257:
	.mlx
	nop 0
	movl r43 = @gprel(.LC57)
	.mlx
	nop 0
	movl r41 = @gprel(.LC28)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r35
	mov r1 = r40
	nop 0
	.mmb
	mov r43 = r0
	mov r41 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = r8, r34
	(p7) br.cond.dpnt .L334
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
.L258:
	.mlx
	nop 0
	movl r43 = @gprel(.LC58)
	.mlx
	nop 0
	movl r41 = @gprel(.LC28)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r42 = r0
	.mlx
	nop 0
	movl r41 = 1000000000
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = changes_info#
	;;
	.mmi
	nop 0
	mov r1 = r40
	addl r42 = 1, r0
	.mlx
	nop 0
	movl r41 = -1000000000
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = changes_info#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r8 = r0
.L335:
	.mii
	nop 0
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
.L334:
	.body
	.copy_state 2
	.mlx
	ld4 r14 = [r35]
	movl r43 = @gprel(.LC58)
	.mlx
	nop 0
	movl r41 = @gprel(.LC28)
	;;
	.mmi
	and r14 = 127, r14
	add r43 = r1, r43
	add r41 = r1, r41
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 15, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC25)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r42 = r0
	.mlx
	nop 0
	movl r41 = 1000000000
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = changes_info#
	;;
	.mmi
	nop 0
	mov r1 = r40
	addl r42 = 1, r0
	.mlx
	nop 0
	movl r41 = -1000000000
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = changes_info#
	;;
	.mib
	mov r1 = r40
	mov r8 = r0
	br .L335
	;;
.L333:
	.mlx
	ld4 r14 = [r35]
	movl r43 = @gprel(.LC57)
	.mlx
	nop 0
	movl r41 = @gprel(.LC28)
	;;
	.mii
	nop 0
	extr.u r14 = r14, 8, 8
	add r43 = r1, r43
	.mmi
	add r41 = r1, r41
	;;
	cmp4.ne p6, p7 = 6, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC25)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r35
	mov r1 = r40
	nop 0
	.mmb
	mov r43 = r0
	mov r41 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = r8, r34
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	(p6) br.cond.dptk .L258
	.mib
	nop 0
	nop 0
	br .L334
.L332:
	.mlx
	adds r15 = 16, r12
	movl r43 = @gprel(.LC56)
	.mlx
	adds r35 = 152, r12
	movl r41 = @gprel(.LC28)
	;;
	.mmi
	ld1 r14 = [r15]
	add r43 = r1, r43
	add r41 = r1, r41
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 5, r14
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC25)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r35
	mov r1 = r40
	nop 0
	.mmb
	addl r43 = 1, r0
	mov r41 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC25)
	.mlx
	nop 0
	movl r43 = @gprel(.LC51)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC28)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r35
	mov r1 = r40
	nop 0
	.mmb
	mov r43 = r0
	mov r41 = r36
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = r8, r36
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC26)
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	(p6) br.cond.dptk .L257
	.mib
	nop 0
	nop 0
	br .L333
	;;
.L331:
	.mmi
	mov r44 = r0
	mov r43 = r0
	mov r42 = r34
	.mmb
	addl r41 = 16, r0
	adds r35 = 152, r12
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r40
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L249
.L251:
	.mmi
	mov r14 = r0
	adds r37 = 156, r12
	mov r44 = r0
	.mmi
	mov r43 = r0
	mov r42 = r34
	addl r41 = 7, r0
	;;
	.mib
	st1 [r37] = r14
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	ld1 r15 = [r37]
	mov r1 = r40
	.mii
	addl r42 = 15, r0
	mov r41 = r34
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	st1 [r37] = r14
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r40
	mov r43 = r0
	nop 0
	.mmb
	mov r42 = r35
	mov r41 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = r8, r34
	mov r1 = r40
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L336
	;;
	.mmi
	(p6) mov r14 = r0
	nop 0
	nop 0
.L252:
	.mmi
	ld1 r15 = [r37]
	addl r44 = 15, r0
	mov r43 = r0
	.mii
	mov r42 = r34
	addl r41 = 7, r0
	;;
	add r14 = r14, r15
	;;
	.mib
	st1 [r37] = r14
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	ld1 r15 = [r37]
	mov r1 = r40
	.mmi
	adds r43 = 16, r12
	mov r42 = r34
	addl r41 = 1, r0
	;;
	.mlx
	(p6) addl r14 = 1, r0
	movl r44 = 16777220
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	st1 [r37] = r14
	nop 0
	br.call.sptk.many b0 = waitid#
	;;
	.mmi
	mov r14 = r8
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r40
	;;
	.mib
	nop 0
	(p6) mov r14 = r0
	(p6) br.cond.dptk .L253
	.mmi
	adds r15 = 24, r12
	;;
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 2, r15
	(p7) br.cond.dpnt .L337
.L253:
	.mmi
	ld1 r15 = [r37]
	addl r43 = 1, r0
	mov r42 = r37
	;;
	.mii
	add r14 = r14, r15
	adds r15 = 148, r12
	;;
	nop 0
	.mmb
	ld4 r41 = [r15]
	st1 [r37] = r14
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r40
	addl r41 = 20000, r0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	mov r1 = r40
	mov r43 = r0
	nop 0
	.mmb
	mov r42 = r35
	mov r41 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = r8, r34
	(p7) br.cond.dpnt .L338
.L254:
	.mmi
	ld1 r41 = [r37]
	;;
	add r41 = r36, r41
	nop 0
	;;
	.mii
	nop 0
	sxt1 r41 = r41
	nop 0
	;;
	.mib
	st1 [r37] = r41
	nop 0
	br.call.sptk.many b0 = _exit#
	;;
.L314:
	.mmi
	mov r44 = r0
	mov r43 = r0
	nop 0
	.mmb
	mov r42 = r0
	mov r41 = r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	addl r41 = 19, r0
	mov r1 = r40
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	mov r1 = r40
	;;
	addl r14 = @gprel(value.0#), gp
	nop 0
	;;
	.mmi
	ld8.acq r14 = [r14]
	;;
	cmp.ne p6, p7 = 42, r14
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r41 = 9, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) addl r41 = 8, r0
	br.call.sptk.many b0 = _exit#
	;;
.L249:
	.mmi
	mov r43 = r0
	nop 0
	mov r41 = r34
	.mmb
	mov r42 = r35
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = r8, r34
	(p6) br.cond.dptk .L251
	.mmi
	addl r14 = 4991, r0
	ld4 r15 = [r35]
	adds r37 = 156, r12
	.mmi
	mov r44 = r0
	mov r43 = r0
	mov r42 = r34
	;;
	.mii
	cmp4.eq p6, p7 = r14, r15
	addl r41 = 7, r0
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r0
	nop 0
	;;
	.mib
	st1 [r37] = r14
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	ld1 r15 = [r37]
	mov r1 = r40
	.mii
	addl r42 = 15, r0
	mov r41 = r34
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	st1 [r37] = r14
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r40
	mov r43 = r0
	nop 0
	.mmb
	mov r42 = r35
	mov r41 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	cmp4.ne p6, p7 = r8, r34
	nop 0
	mov r1 = r40
	;;
	.mib
	nop 0
	(p6) mov r14 = r0
	(p6) br.cond.dptk .L252
	;;
.L336:
	.mmi
	ld4 r14 = [r35]
	;;
	nop 0
	extr.u r14 = r14, 8, 8
	;;
	.mmi
	cmp4.eq p6, p7 = 15, r14
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r14 = r0
	br .L252
	;;
.L337:
	.mmi
	adds r14 = 40, r12
	ld1 r15 = [r37]
	addl r43 = 1, r0
	.mmi
	mov r42 = r37
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 15, r14
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	add r14 = r14, r15
	adds r15 = 148, r12
	;;
	.mmi
	nop 0
	ld4 r41 = [r15]
	nop 0
	.mmb
	st1 [r37] = r14
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r40
	addl r41 = 20000, r0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	mov r1 = r40
	mov r43 = r0
	nop 0
	.mmb
	mov r42 = r35
	mov r41 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = r8, r34
	(p6) br.cond.dptk .L254
.L338:
	.mmi
	ld4 r14 = [r35]
	ld1 r41 = [r37]
	nop 0
	;;
	.mmi
	and r14 = 127, r14
	;;
	cmp4.ne p6, p7 = 15, r14
	nop 0
	;;
	.mmi
	(p6) mov r36 = r0
	;;
	(p7) addl r36 = 1, r0
	nop 0
	;;
	.mmi
	add r41 = r36, r41
	;;
	nop 0
	sxt1 r41 = r41
	;;
	.mib
	st1 [r37] = r41
	nop 0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp main#
	.section	.sdata,"aws"
	.align 8
	.type	value.0#, @object
	.size	value.0#, 8
value.0:
	data8	4711
	.bss
	.align 8
	.type	last.1#, @object
	.size	last.1#, 32
last.1:
	.skip	32
	.section	.rodata.str1.8
	.align 8
.LC59:
	stringz	""
	.align 8
.LC60:
	stringz	"fork"
	.align 8
.LC61:
	stringz	"vfork"
	.align 8
.LC62:
	stringz	"clone"
	.align 8
.LC63:
	stringz	"exec"
	.align 8
.LC64:
	stringz	"vfork done"
	.align 8
.LC65:
	stringz	"exit"
	.section	.rodata
	.align 8
	.type	names.2#, @object
	.size	names.2#, 56
names.2:
	data8	.LC59
	data8	.LC60
	data8	.LC61
	data8	.LC62
	data8	.LC63
	data8	.LC64
	data8	.LC65
	.sbss
	.align 4
	.type	handled#, @object
	.size	handled#, 4
handled:
	.skip	4
	.align 4
	.type	child_count#, @object
	.size	child_count#, 4
child_count:
	.skip	4
	.bss
	.align 4
	.type	children#, @object
	.size	children#, 16
children:
	.skip	16
	.sbss
	.align 8
	.type	self#, @object
	.size	self#, 8
self:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
